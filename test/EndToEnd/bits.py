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


# A hash is of every bit: of zeros of both signs, of numbers below the normal ones, of the largest.
class Hash(torch.nn.Module):
    def forward(self, x):
        return torch.hash_tensor(x), torch.hash_tensor(x, 0), torch.hash_tensor(x, [-1], keepdim=True)


for dtype in (torch.bool, torch.uint8, torch.int8, torch.int16, torch.int32, torch.int64):
    info = None if dtype is torch.bool else torch.iinfo(dtype)
    x = torch.randint(info.min if info else 0, info.max if info else 2, (5, 4), dtype=dtype)
    x[0, 0] = info.min if info else True
    check(Hash(), [x], [x[:1]], dynamic={"x": [0]}, opsets=(13, 20), rtol=0, atol=0)
for dtype in (torch.float16, torch.bfloat16, torch.float32, torch.float64):
    info = torch.finfo(dtype)
    x = torch.randn(7, 4) * 2.0 ** torch.randint(-10, 10, (7, 1))
    x = x.to(dtype)
    x[0] = torch.tensor([0.0, -0.0, float("inf"), -float("inf")])
    x[1] = torch.tensor([info.max, info.tiny, -info.tiny, info.smallest_normal / 4], dtype=dtype)
    x[3, 0] = float("nan")
    x[2] = torch.nextafter(x[2], torch.zeros(())) if dtype in (torch.float32, torch.float64) else x[2]
    check(Hash(), [x], *([x[i:i + 1]] for i in range(3)), dynamic={"x": [0]}, opsets=(13, 20), rtol=0, atol=0)
check(Hash(), [torch.tensor(-2.5)], flags=["--input", "f32[]"])
