# RUN: %python %s
"""Sequences that differ in length: padded, packed, and recurrent layers of them."""
from typing import List

import torch
from endtoend import check
from torch.nn.utils.rnn import PackedSequence, pack_padded_sequence, pad_packed_sequence, pad_sequence

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


class Decoded(torch.nn.Module):
    """The best path through scores in time, without repetitions and blanks."""

    def forward(self, scores, lengths):
        best = scores.argmax(-1).transpose(0, 1)
        paths: List[torch.Tensor] = []
        for i in range(best.size(0)):
            path = torch.unique_consecutive(best[i, : int(lengths[i])])
            paths.append(path[path != 0])
        sizes = torch.tensor([len(path) for path in paths])
        return pad_sequence(paths, batch_first=True, padding_value=-1.0), sizes


check(
    Decoded(),
    [torch.randn(9, 2, 4), torch.tensor([9, 5])],
    [torch.randn(6, 3, 4), torch.tensor([6, 1, 3])],
    dynamic={"scores": [0, 1], "lengths": [0]},
)


class Sides(torch.nn.Module):
    def forward(self, x, lengths):
        parts: List[torch.Tensor] = []
        for i in range(x.size(0)):
            parts.append(x[i, : int(lengths[i])])
        return pad_sequence(parts, False, 0.5, "left"), pad_sequence([x[0], x[1, 1:]])


check(
    Sides(),
    [torch.randn(3, 5, 2), torch.tensor([2, 5, 1])],
    [torch.randn(2, 4, 2), torch.tensor([4, 1])],
    dynamic={"x": [0, 1], "lengths": [0]},
)


class Nested(torch.nn.Module):
    """PyTorch packs the padded batch by itself, into a nested tensor."""

    def __init__(self):
        super().__init__()
        self.layers = torch.nn.TransformerEncoder(torch.nn.TransformerEncoderLayer(8, 2, 16, batch_first=True), 2)

    def forward(self, x, lengths, from_left: bool):
        padding = torch.arange(x.size(1)) >= lengths[:, None]
        return self.layers(x, src_key_padding_mask=padding if from_left else padding.flip(1))


check(
    Nested().eval(),
    [torch.randn(2, 5, 8), torch.tensor([5, 2]), True],
    [torch.randn(3, 4, 8), torch.tensor([2, 3, 1]), True],
    [torch.randn(2, 5, 8), torch.tensor([5, 2]), False],
    dynamic={"x": [0, 1], "lengths": [0]},
)


class Attended(torch.nn.Module):
    """As long as the batch was padded, for masks of that length."""

    def __init__(self):
        super().__init__()
        self.lstm, self.gru = torch.nn.LSTM(4, 4, batch_first=True), torch.nn.GRU(4, 3, batch_first=True)
        self.layer = torch.nn.TransformerEncoderLayer(4, 2, 8, batch_first=True)

    def forward(self, x, lengths):
        y, _ = self.lstm(pack_padded_sequence(x, lengths, batch_first=True, enforce_sorted=False))
        _, h = self.gru(y)
        y, _ = pad_packed_sequence(y, batch_first=True, total_length=x.size(1))
        mask = torch.arange(x.size(1))[None] < lengths[:, None]
        z = torch.nn.functional.scaled_dot_product_attention(y[:, None], y[:, None], y[:, None], mask[:, None, None])
        return self.layer(y, src_key_padding_mask=~mask), h, z


calls = [torch.randn(3, 6, 4), torch.tensor([5, 2, 4])], [torch.randn(2, 9, 4), torch.tensor([5, 9])]
check(Attended(), *calls, dynamic={"x": ["0=b", "1=t"], "lengths": ["0=b"]})
