# RUN: %python %s
"""Writes in place and through views, beside PyTorch, at sizes that vary."""
import torch
from endtoend import check


class ThroughViews(torch.nn.Module):
    def forward(self, x):
        x = x.clone()
        y = x.view(-1)
        y[0] = 7.0
        x.add_(1)
        return x, y


check(ThroughViews(), [torch.randn(2, 4)], [torch.randn(5, 4)], dynamic={"x": [0]})
