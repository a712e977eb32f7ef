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
