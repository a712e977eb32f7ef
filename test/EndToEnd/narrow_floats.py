# RUN: %python %s
"""Sums at indices of dtypes that runtimes do not add."""
import torch
from endtoend import check, program

AT = torch.tensor([0, 2, 0])


def sums(self, x, v, at):
    rows = at.unsqueeze(1).expand_as(v)
    return x.index_put([at], v, accumulate=True), x.index_add(0, at, v), x.scatter_add(0, rows, v), x.scatter_reduce(0, rows, v, "amax")


# PyTorch rounds after every addition, here where 1 is added and lost again.
for dtype in torch.float16, torch.bfloat16:
    arguments = [torch.ones(4, 3, dtype=dtype), torch.randn(3, 3).to(dtype), AT]
    check(program(sums), arguments, dynamic={"x": [0]}, rtol=1e-2, atol=2 * torch.finfo(dtype).eps)
print("ok")
