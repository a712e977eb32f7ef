# RUN: %python %s
"""Bitwise operators before ONNX had any, over the whole range of their dtypes."""
import torch
from endtoend import check


class Bits(torch.nn.Module):
    def forward(self, x, y):
        return x & y, x | y, x ^ y, ~x, x & 12


for dtype in (torch.uint8, torch.int8, torch.int32, torch.int64):
    info = torch.iinfo(dtype)
    x, y = (torch.randint(info.min, info.max, (5, 4), dtype=dtype) for _ in range(2))
    x[0, 0], x[0, 1], y[0, 0] = info.min, info.max, info.max
    check(Bits(), [x, y], [x[:1], y[:1]], dynamic={"x": [0], "y": [0]}, opsets=(11, 13, 17, 20))
