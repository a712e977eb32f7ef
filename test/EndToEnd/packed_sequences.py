# RUN: %python %s
"""Recurrent layers of sequences that differ in length."""
import torch
from torch.nn.utils.rnn import PackedSequence, pack_padded_sequence, pad_packed_sequence

from endtoend import check

torch.manual_seed(0)


class Padded(torch.nn.Module):
    """Packs, runs a layer and pads again, the batch first."""

    def __init__(self, layer, sorted=False):
        super().__init__()
        self.layer = layer
        self.sorted = sorted

    def forward(self, x, lengths):
        packed = pack_padded_sequence(x, lengths, batch_first=True, enforce_sorted=self.sorted)
        output, state = self.layer(packed)
        padded, sizes = pad_packed_sequence(output, batch_first=True, padding_value=-1.0)
        return padded, state, sizes


calls = [
    [torch.randn(3, 7, 5), torch.tensor([2, 6, 4])],
    [torch.randn(2, 5, 5), torch.tensor([3, 5])],
    [torch.randn(1, 1, 5), torch.tensor([1])],
]
descending = [[x, lengths.sort(descending=True)[0]] for x, lengths in calls]
dynamic = {"x": [0, 1], "lengths": [0]}
for layer in (
    torch.nn.LSTM(5, 6, batch_first=True),
    torch.nn.LSTM(5, 6, num_layers=2, bidirectional=True),
    torch.nn.LSTM(5, 6, num_layers=2, bidirectional=True, proj_size=3),
    torch.nn.GRU(5, 6, bidirectional=True, bias=False),
    torch.nn.RNN(5, 6, nonlinearity="relu"),
):
    check(Padded(layer), *calls, dynamic=dynamic)
check(Padded(torch.nn.GRU(5, 6), sorted=True), *descending, dynamic=dynamic, opsets=(11, 20))


class States(torch.nn.Module):
    """Given states, and only the last ones used."""

    def __init__(self):
        super().__init__()
        self.layer = torch.nn.LSTM(5, 6)

    def forward(self, x, lengths, h, c):
        packed = pack_padded_sequence(x, lengths, enforce_sorted=False)
        return self.layer(packed, (h, c))[1]


check(
    States(),
    [torch.randn(7, 3, 5), torch.tensor([2, 7, 4]), torch.randn(1, 3, 6), torch.randn(1, 3, 6)],
    [torch.randn(4, 2, 5), torch.tensor([4, 4]), torch.randn(1, 2, 6), torch.randn(1, 2, 6)],
    dynamic={"x": [0, 1], "lengths": [0], "h": [1], "c": [1]},
)


class Data(torch.nn.Module):
    """Computes with the packed rows, and asks for a length."""

    def __init__(self):
        super().__init__()
        self.layer = torch.nn.RNN(5, 6)

    def forward(self, x, lengths):
        packed = pack_padded_sequence(x, lengths, enforce_sorted=False)
        packed = PackedSequence(
            torch.relu(packed.data), packed.batch_sizes, packed.sorted_indices, packed.unsorted_indices
        )
        output, state = self.layer(packed)
        padded, sizes = pad_packed_sequence(output, total_length=9)
        return padded, state, sizes, output.data.sum(), output.batch_sizes


check(
    Data(),
    [torch.randn(7, 3, 5), torch.tensor([2, 6, 4])],
    [torch.randn(5, 2, 5), torch.tensor([3, 5])],
    dynamic={"x": [0, 1], "lengths": [0]},
)


class Projected(torch.nn.Module):
    def __init__(self):
        super().__init__()
        self.layer = torch.nn.LSTM(5, 6, num_layers=2, bidirectional=True, proj_size=3)

    def forward(self, x):
        return self.layer(x)


check(Projected(), [torch.randn(7, 3, 5)], [torch.randn(3, 2, 5)], dynamic={"x": [0, 1]})
