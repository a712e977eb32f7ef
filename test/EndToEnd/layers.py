# RUN: %python %s
"""The layers that networks are made of, with a batch that varies."""
import torch
from endtoend import check

nn, F = torch.nn, torch.nn.functional


class SimpleCNN(nn.Module):
    def __init__(self):
        super().__init__()
        self.conv1 = nn.Conv2d(3, 8, 3, padding="same")
        self.conv2 = nn.Conv2d(8, 8, 4, padding="same", groups=2)
        self.norm = nn.BatchNorm2d(8)
        self.pool = nn.MaxPool2d(2, ceil_mode=True)
        self.fc = nn.Linear(8, 5)

    def forward(self, x):
        x = self.pool(F.relu(self.norm(self.conv1(x))))
        x = F.elu(self.conv2(x))
        return F.softmax(self.fc(F.adaptive_avg_pool2d(x, 1).flatten(1)), dim=1)



check(SimpleCNN(), [torch.randn(2, 3, 11, 11)], [torch.randn(5, 3, 11, 11)], dynamic={"x": [0]})

# The padding behind one dim is as long as the kernel, and of the other a last window is left out.
check(nn.MaxPool2d((2, 3), (2, 3), 1, (2, 1), ceil_mode=True), [torch.randn(1, 2, 6, 5)], opsets=(20, 13))
check(nn.MaxPool3d((3, 2, 3), None, 1, (1, 2, 1), ceil_mode=True), [torch.randn(1, 2, 3, 6, 5)], [torch.randn(4, 2, 3, 6, 5)], dynamic={"input": [0]})


class GroupPerSample(torch.nn.Module):
    """Each sample with kernels of its own, as a group of one convolution."""

    def forward(self, x, w):
        n, c, height, width = x.shape
        one = x.reshape(1, n * c, height, width)
        forward = F.conv2d(
            one, w.reshape(n * 2, c, 3, 3), torch.ones(n * 2), groups=n, padding=1, stride=2, dilation=(1, 2)
        )
        back = F.conv_transpose2d(
            one, w.reshape(n * c, 2, 3, 3), groups=n, padding=1, stride=2, output_padding=1
        )
        flat = F.conv1d(x.reshape(1, n * c, -1), w.reshape(n * 2, c, 9), groups=n, padding="same")
        return forward, back, flat


check(
    GroupPerSample(),
    [torch.randn(2, 3, 5, 5), torch.randn(2, 6, 3, 3)],
    [torch.randn(1, 3, 4, 6), torch.randn(1, 6, 3, 3)],
    dynamic={"x": [0, 2, 3], "w": [0]},
)


class Experts(nn.Module):
    """Rows, columns and sums in groups, whose ends only the run knows."""

    def forward(self, x, experts, ends):
        return (
            torch._grouped_mm(x, experts, ends),
            torch._grouped_mm(experts, x.t(), ends),
            torch._grouped_mm(x.t(), x, ends),
            torch._grouped_mm(experts, experts),
        )


check(
    Experts(),
    [torch.randn(8, 16), torch.randn(3, 16, 16), torch.tensor([3, 3, 8], dtype=torch.int32)],
    [torch.randn(12, 16), torch.randn(3, 16, 16), torch.tensor([0, 4, 12], dtype=torch.int32)],
    dynamic={"x": [0]},
)


# Of no sequences, as a mask may leave: ONNX Runtime ends the process there.
class OfSome(torch.nn.Module):
    def __init__(self):
        super().__init__()
        self.lstm = torch.nn.LSTM(3, 4, bidirectional=True, batch_first=True, num_layers=2)
        self.gru, self.rnn = torch.nn.GRU(3, 4, batch_first=True), torch.nn.RNN(3, 4, batch_first=True, bidirectional=True)

    def forward(self, x, mask):
        x = x[mask]
        h = x.sum((1, 2)).view(1, -1, 1).expand(4, x.size(0), 4).contiguous()
        return self.lstm(x, (h, h)), self.gru(x, h[:1]), self.rnn(x)


calls = [[torch.rand(n, 5, 3), torch.rand(n) > least] for n, least in ((6, 0.5), (7, 2.0), (1, 2.0), (40, 0.5))]
check(OfSome(), *calls, dynamic={"x": [0], "mask": [0]})
