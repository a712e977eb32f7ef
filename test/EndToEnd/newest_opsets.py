# RUN: %python %s
"""Activations at opsets where ONNX has them as functions, which ONNX Runtime takes apart at their own opset only."""
import torch
from endtoend import check

F = torch.nn.functional


class Activations(torch.nn.Module):
    def forward(self, x):
        return F.silu(x), F.leaky_relu(x, 0.1), F.mish(x), F.hardswish(x), F.softplus(x), F.selu(x), F.gelu(x)


for dtype in (torch.float32, torch.float64):
    check(Activations(), [torch.randn(2, 3, dtype=dtype)], [torch.randn(5, 3, dtype=dtype)],
          dynamic={"x": [0]}, opsets=(18, 20, 21, 23, 24, 25, 26))
