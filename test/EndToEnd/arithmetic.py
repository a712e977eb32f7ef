# RUN: %python %s
"""Arithmetic with type promotion, with a batch that varies."""
import torch
from endtoend import check


class Arithmetic(torch.nn.Module):
    def forward(self, x, y):
        return (x + y) * 2, x / (y * y + 1), x - x.shape[0]


check(Arithmetic(), [torch.randn(2, 3), torch.randn(2, 3)], [torch.randn(5, 3), torch.randn(5, 3)],
      dynamic={"x": [0], "y": [0]}, opsets=(13, 20))
check(Arithmetic(), [torch.randn(3), torch.tensor([1, 2, 3])])


class ComplexNumbers(torch.nn.Module):
    """Complex constants beside real and complex tensors."""

    def forward(self, x):
        z = torch.complex(x, x)
        values = 1j * x.to(torch.complex64), (2 + 1j) * z, z * 3j + (1 - 2j), z / 2j, torch.full((2,), 1 + 2j)
        return [torch.view_as_real(value) for value in values]


check(ComplexNumbers(), [torch.randn(6)], [torch.randn(9)], dynamic={"x": [0]})


class Products(torch.nn.Module):
    """Integers of the call, as sizes and multiplied."""

    def forward(self, x, h: int, w: int):
        return torch.arange(h * w).view(h, w), x.new_zeros(x.size(0), 2 * h * w).view(x.size(0), h, -1)


check(Products(), [torch.randn(2), 5, 7], [torch.randn(3), 2, 4], dynamic={"x": [0]})


class Extremes(torch.nn.Module):
    """Of two floats, one of which is nan, TorchScript takes the second."""

    def forward(self, x):
        q = float((x / x.sum()).max())
        return max(q, 0.0), max(0.0, q), min(q, 0.5), min(0.5, q), max(q, 1)


check(Extremes(), [torch.rand(4)], [torch.zeros(4)])
