# RUN: %python %s
"""as_strided reads memory: where its operand's views lie there."""
import torch
from endtoend import check, program


def of_views(self, x):
    diagonal = x.diagonal(1), x[1:].diagonal(-1, 1, 0), x.t().diagonal()
    a, b, c = diagonal
    cut = a.as_strided([2, 2], [3, 1]), b.as_strided([2, 2], [3, 1]), c.as_strided([2, 2], [3, 1])
    return cut, x[2:].as_strided([3], [2]), x.select(1, 2).as_strided([2, 2], [1, 6])


def computed(self, x):
    return (x.diagonal() + 1).as_strided([2], [2]), (x + 1).as_strided([2, 2], [1, 7], 3)


for dtype in torch.float32, torch.complex64, torch.int64:
    x = torch.arange(30).reshape(5, 6).to(dtype)
    if dtype.is_complex:
        x = x + 1j * x.flip(0)
    check(program(of_views), [x])
    check(program(computed), [x])
print("ok")
