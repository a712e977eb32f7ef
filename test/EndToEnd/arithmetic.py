# RUN: %python %s
"""Arithmetic with type promotion, with a batch that varies."""
import torch
from endtoend import check, check_refused, program


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


# A complex number is true if one of its parts is not 0.
def truths(self, x):
    z = torch.view_as_complex(x)
    return z.to(torch.bool), torch.where(z.to(torch.bool), 1, 2), torch.zeros(6, dtype=torch.bool).copy_(z), z.type(torch.bool)


numbers = torch.tensor([1j, 0, 1, -2j, 3 + 1j, complex(0, float("nan"))])
for dtype in torch.complex64, torch.complex128:
    check(program(truths), [torch.view_as_real(numbers.to(dtype)).contiguous()], opsets=(13, 20))


def neighbours(self, x, y):
    return torch.nextafter(x, y)


check_refused(program(neighbours), [torch.arange(3), torch.arange(3)], "'aten::nextafter' cannot be converted: its operands are no floats")
