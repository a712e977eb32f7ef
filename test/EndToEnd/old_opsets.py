# RUN: %python %s
"""What older opsets have less of: bfloat16, computed in float32, and shapes in which 0 is a size."""
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


# A 0 in the shape of a Reshape copies a dim there: what has no elements is made anew.
def nothing(self, x):
    y = x[:, :, 4:]
    b, t, c = y.shape
    turned = y.transpose(1, 2)
    return y.permute(2, 0, 1).reshape(b, c, t), y.reshape(c, t, b), turned.flatten(1), turned.reshape(b * c, t), turned.reshape(c, b, t, 1)


def whole_pieces(self, x):
    while x.size(2) > 3:
        x = x[:, :, 4:]
    pieces = []
    for piece in x.split(5, 1):
        if piece.size(1) == 5:
            pieces.append(piece * 0.5)
    return torch.cat(pieces, 1)


sizes = [[torch.randn(*size)] for size in ((2, 40, 6), (2, 5, 8), (5, 47, 20), (1, 7, 4), (3, 6, 2))]
for forward in nothing, whole_pieces:
    check(program(forward), *sizes, dynamic={"x": [0, 1, 2]}, opsets=(11, 13, 14, 20))


def heads(self, x):
    b, t, c = x.shape
    return x.view(b, t, 2, c // 2).transpose(1, 2).reshape(b * 2, t, c // 2)


check(program(heads), *[[torch.randn(*size)] for size in ((2, 3, 8), (1, 0, 8), (3, 1, 8))], dynamic={"x": [0, 1]}, opsets=(11, 13, 14, 20))
print("ok")


# Extremes are scattered side by side before 18: of nothing too, they change nothing.
def scattered(self, scores, classes):
    best = scores > 0.5
    x, i, y = scores[best], classes[best], torch.arange(5.0)
    return (y.scatter_reduce(0, i, x, "amax", include_self=False), y.scatter_reduce(0, i, x, "amin"), y.index_reduce(0, i, x, "amax"),
            y.long().scatter_reduce(0, i, (x * 9).long(), "amax"))


calls = [[torch.tensor(scores), torch.arange(len(scores)) % 5] for scores in ([0.1, 0.2], [0.7, 0.2, 0.9], [0.4], [0.6] * 9)]
check(program(scattered), *calls, dynamic={"scores": [0], "classes": [0]}, opsets=(13, 17, 20))
