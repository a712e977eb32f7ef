# RUN: %python %s
"""bfloat16 at opsets whose operators have less of it: computed in float32."""
import torch
from endtoend import check, check_refused, program


def powers(self, x, y):
    return x.square(), torch.exp2(y), x**y, 2.0**y, x**2.5, torch.ldexp(x, y)


def others(self, x, y):
    return torch.maximum(x, y), x % y, torch.fmod(x, y), torch.where(x > y, x, y), x.cumsum(0), x.sort().values


def extremes(self, x, y):
    return x.max(0), x.amin(0), y.min(), x.topk(2), x.median(), torch.maximum(x, y).argmax()


def filled(self, x, y):
    return x.masked_fill(x > y, y[0]), x.masked_fill(y > 0, 2.0), torch.sign(y), x.view(3, 1, 1) @ y.view(1, 1, 3)


arguments = [torch.rand(3).bfloat16() + 0.5, torch.randn(3).bfloat16()]
for forward in powers, others, extremes, filled:
    check(program(forward), arguments, opsets=(13, 14, 15, 20), rtol=2e-2, atol=1e-2)


# Before 13 ONNX has none of it.
def order(self, x):
    return x.sort(), x.topk(2), x.median(0), x.max(0), x.mode()


check_refused(program(order), [torch.rand(3).bfloat16()], "ONNX has bf16 from opset 13 on", opset=11)
print("ok")
