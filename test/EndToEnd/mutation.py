# RUN: %python %s
"""Writes in place and through views, beside PyTorch, at sizes that vary."""
import torch
from endtoend import check, check_refused, program


class ThroughViews(torch.nn.Module):
    def forward(self, x):
        x = x.clone()
        y = x.view(-1)
        y[0] = 7.0
        x.add_(1)
        return x, y


check(ThroughViews(), [torch.randn(2, 4)], [torch.randn(5, 4)], dynamic={"x": [0]})


class Padded(torch.nn.Module):
    """What is padded is another tensor, whatever the pads."""

    def forward(self, x):
        h = torch.nn.functional.pad(x, [0, 0, 0, 1], "constant", value=0.0)
        h[..., -1, -1] += 1.0
        same = torch.nn.functional.pad(x, [0, 0])
        same.mul_(2)
        return h, x, same


check(Padded(), [torch.randn(2, 2, 3)], [torch.randn(4, 2, 3)], dynamic={"x": [0]})


# PyTorch fills the diagonal of a tensor of more dims than two where they are equal.
def cube(self, x):
    return x.clone().fill_diagonal_(1.0)


check(program(cube), [torch.rand(3, 3, 3)])
check(program(cube), [torch.rand(2, 2, 2, 2)])
check_refused(program(cube), [torch.rand(2, 2, 2)], "not sure to be equal", dynamic={"x": [0]})


# What is not complex is its own conjugate.
def conjugate(self, x):
    y = x * 2
    y.conj().mul_(3)
    return y, x.conj()


check(program(conjugate), [torch.randn(3)], [torch.randn(5)], dynamic={"x": [0]})
