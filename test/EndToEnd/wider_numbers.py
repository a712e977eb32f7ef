# RUN: %python %s
"""Numbers of a wider dtype than the tensor beside them: PyTorch takes them to be of its dtype. Powers of complex zeros."""
import torch
from endtoend import check


class Bits(torch.nn.Module):
    def forward(self, x, n):
        return x << n, x >> n, x << 257, x >> 513, torch.logical_and(x, n), torch.logical_xor(x, n), torch.logical_or(n, x)


class Search(torch.nn.Module):
    def forward(self, x, n):
        return torch.isin(x, n), torch.isin(n, x), torch.searchsorted(x, n), torch.bucketize(n, x), torch.logical_and(x, n)


class Powers(torch.nn.Module):
    def forward(self, x, y):
        z, w = torch.view_as_complex(x), torch.view_as_complex(y)
        powers = torch.pow(z, w), torch.float_power(z, 2), torch.pow(0., w), torch.pow(z, 2.5), torch.pow(z.real, w)
        return [torch.view_as_real(power) for power in powers]


def number(value, dtype=torch.int64):
    return torch.tensor(value, dtype=dtype)


x = torch.tensor([-128, 0, 1, 5, 127], dtype=torch.int8)
for module in (Bits(), Search()):
    check(module, [x, number(257)], [x, number(256)], [x[1:3], number(3)], dynamic={"x": [0]})
y = torch.tensor([1., 2., 3.])
check(Search(), [y, number(2.0000000001, torch.float64)], [y[:2], number(1e-300, torch.float64)], dynamic={"x": [0]})
z, w = torch.tensor([[0., 0.], [1., 2.], [-1., 0.]]), torch.tensor([[1., 2.], [.5, 0.], [2., -1.]])
check(Powers(), [z, w], [torch.zeros(2, 2), w[:2]], dynamic={"x": [0], "y": [0]})
