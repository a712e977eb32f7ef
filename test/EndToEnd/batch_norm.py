# RUN: %python %s
"""Normalization that becomes part of the convolution before it gives the same numbers."""
import torch
from endtoend import check

nn = torch.nn


def randomize(norm):
    for x in (norm.weight, norm.bias, norm.running_mean):
        x.data.normal_()
    norm.running_var.uniform_(0.1, 3)
    return norm


class Norms(nn.Module):
    def __init__(self, dtype=torch.float32):
        super().__init__()
        self.body = nn.Sequential(
            nn.Conv2d(4, 8, 3, bias=False), randomize(nn.BatchNorm2d(8)),
            nn.Conv2d(8, 8, 1, groups=4), randomize(nn.BatchNorm2d(8, eps=0.1)),
            nn.ConvTranspose2d(8, 6, 3), randomize(nn.BatchNorm2d(6)),
            nn.ConvTranspose2d(6, 6, 3, groups=2), randomize(nn.BatchNorm2d(6)),
            nn.Conv2d(6, 4, 3), nn.BatchNorm2d(4, affine=False)).to(dtype)

    def forward(self, x):
        return self.body(x)


class Volume(nn.Module):
    """A weight that is more than is written at a time."""
    def __init__(self):
        super().__init__()
        self.conv, self.norm = nn.Conv3d(64, 700, 3), randomize(nn.BatchNorm3d(700))

    def forward(self, x):
        return self.norm(self.conv(x))


class Shared(nn.Module):
    """One convolution, normalized in two ways."""
    def __init__(self):
        super().__init__()
        self.conv = nn.Conv1d(3, 5, 2)
        self.a, self.b = randomize(nn.BatchNorm1d(5)), randomize(nn.BatchNorm1d(5))

    def forward(self, x):
        return self.a(self.conv(x)), self.b(self.conv(x)), self.b(self.conv(-x))


for dtype in (torch.float32, torch.float64):
    check(Norms(dtype), [torch.randn(2, 4, 7, 9, dtype=dtype)], [torch.randn(5, 4, 7, 9, dtype=dtype)], dynamic={"x": [0]})
check(Volume(), [torch.randn(1, 64, 4, 4, 4)])
check(Shared(), [torch.randn(2, 3, 8)], [torch.randn(1, 3, 8)], dynamic={"x": [0]})


class RunningStatistics(nn.Module):
    """Those that norms change in training, of all instances or of each one."""

    def forward(self, x, mean, variance):
        y = nn.functional.instance_norm(x, mean, variance, None, None, True, 0.3)
        z = nn.functional.batch_norm(x, mean, variance, None, None, True, 0.2)
        return y, z, mean, variance


for dtype in (torch.float32, torch.float64):
    calls = [[torch.randn(b, 2, n, 3, dtype=dtype), torch.randn(2, dtype=dtype), torch.rand(2, dtype=dtype)] for b, n in ((2, 1), (1, 5), (3, 4))]
    check(RunningStatistics(), *calls, dynamic={"x": [0, 2]})


class MomentumOfTheRun(nn.Module):
    """As a module without one has: the mean over all batches so far."""

    def forward(self, x, mean, variance, batches, m: float):
        batches += 1
        y = nn.functional.batch_norm(x, mean, variance, None, None, True, 1.0 / float(batches))
        z = nn.functional.instance_norm(x, mean, variance, None, None, True, m)
        return y, z, mean, variance


calls = [[torch.randn(b, 2, n), torch.randn(2), torch.rand(2), torch.tensor(k), m] for b, n, k, m in ((2, 2, 0, 0.5), (3, 5, 4, 0.0), (2, 3, 9, 1.0))]
check(MomentumOfTheRun(), *calls, dynamic={"x": [0, 2]})


class TwoRows(nn.Module):
    """Statistics that are parts of one tensor, and those that other forms of batch norm change."""

    def forward(self, x, mean, variance):
        both = torch.stack([mean, variance])
        y = nn.functional.batch_norm(x, both[0], both[1], training=True)
        z, kept, inverse = torch.native_batch_norm(x, None, None, mean, variance, True, 0.1, 1e-5)
        return y, both, z, kept, inverse, mean, variance


class Outs(nn.Module):
    def forward(self, x):
        both = torch.stack([x[0], x[1]])
        least, most = torch.aminmax(x, dim=0, min=both[0], max=both[1])
        return both, least + most


check(TwoRows(), *([torch.randn(b, 3, n), torch.randn(3), torch.rand(3)] for b, n in ((2, 2), (3, 5))), dynamic={"x": [0, 2]})
check(Outs(), [torch.randn(2, 3)], [torch.randn(5, 1)], dynamic={"x": [0, 1]}, opsets=(13, 20))
