# RUN: %python %s
"""Reductions of no elements, of one, and of integers that wrap around."""
import torch
from endtoend import check


class Truth(torch.nn.Module):
    def forward(self, x):
        return x.all(), x.any(), x.all(0), x.any(1, keepdim=True), (x > 0).all(1)


class Norms(torch.nn.Module):
    """A power of what one element is may be infinite, or 0."""

    def forward(self, x):
        y = torch.norm(x, 2, [1], True), torch.norm(x, 3, [1], True), torch.norm(x, 0.5, [1]), torch.norm(x, 0, [1])
        return y, torch.norm(x, 1, [1]), torch.linalg.vector_norm(x[0], 3), torch.linalg.vector_norm(x[0, 0], 2)


class Product(torch.nn.Module):
    def forward(self, x):
        return x.prod(), x.prod(1), x.prod(0, keepdim=True), x.prod(1, dtype=torch.float32)


check(Truth(), [torch.randn(3, 4)], [torch.randn(0, 4)], [torch.randn(2, 0)], [torch.zeros(2, 3)], dynamic={"x": [0, 1]})
for dtype in (torch.int64, torch.int32, torch.uint8, torch.bool):
    make = lambda *shape: torch.randint(-60 if dtype != torch.uint8 else 0, 60, shape).to(dtype)
    check(Product(), [make(13, 5)], [make(40, 5)], [make(1, 5)], [make(0, 5)], dynamic={"x": [0]})
check(Product(), [torch.randn(3, 4)], [torch.randn(0, 4)], dynamic={"x": [0]})
check(Norms(), [torch.full((2, 1), 1e30)], [torch.full((3, 1), -1e-30)], dynamic={"x": [0]})
