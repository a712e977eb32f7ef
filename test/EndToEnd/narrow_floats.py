# RUN: %python %s
"""Sums at indices of dtypes that runtimes do not add, and what is rounded once."""
import torch
from endtoend import check, program

nn = torch.nn

AT = torch.tensor([0, 2, 0])


def sums(self, x, v, at):
    rows = at.unsqueeze(1).expand_as(v)
    return x.index_put([at], v, accumulate=True), x.index_add(0, at, v), x.scatter_add(0, rows, v), x.scatter_reduce(0, rows, v, "amax")


# PyTorch rounds after every addition, here where 1 is added and lost again.
for dtype in torch.float16, torch.bfloat16:
    arguments = [torch.ones(4, 3, dtype=dtype), torch.randn(3, 3).to(dtype), AT]
    check(program(sums), arguments, dynamic={"x": [0]}, rtol=1e-2, atol=2 * torch.finfo(dtype).eps)


# Computed in float32 and rounded at the end: no more than one unit off.
def rounded_once(self, x, y, z):
    norms = torch.linalg.vector_norm(x, 3, 1), torch.linalg.vector_norm(x * 8, 2.5)
    mixed = torch.lerp(x, y, z), torch.lerp(x, y, 0.3)
    spread = torch.var(x * 8, 1), torch.std(y, 0, correction=2), torch.var_mean(z), torch.std_mean(x * 8, 1)
    moved = torch.add(x, y, alpha=0.3), torch.sub(x, y, alpha=1.7), torch.rsub(x, y, alpha=1.7), torch.round(x, decimals=1)
    return mixed, spread, moved, torch.addcmul(x, y, z, value=1.7), torch.addcdiv(x, y, z, value=1.7), norms, torch.special.xlog1py(y, z.abs()), torch.polygamma(2, z.abs())


for dtype in torch.float16, torch.bfloat16:
    torch.manual_seed(1)
    x, y, z = (torch.empty(64, 9).uniform_(-9, 9).to(dtype) for _ in range(3))
    z = torch.where(z.abs() < 0.5, 0.5, z).to(dtype)
    check(program(rounded_once), [x, y, z], dynamic={"x": [0], "y": [0], "z": [0]}, rtol=torch.finfo(dtype).eps, atol=0)


# Products are rounded with their sum; ends before the powers are computed.
def sums_of_products(self, weight, places, factors, start, end):
    bags = torch.embedding_bag(weight, places.flatten(), torch.arange(0, places.numel(), places.size(1)), False, 0, False, factors.flatten())[0]
    return bags, torch.logspace(start, end, 9, 3.0, dtype=weight.dtype), torch.logspace(4.3, -1.2, 9, 3.0, dtype=weight.dtype)


for dtype in torch.float16, torch.bfloat16:
    torch.manual_seed(2)
    weight, factors = torch.randn(10, 5).to(dtype), torch.randn(50, 7).to(dtype)
    arguments = [weight, torch.randint(0, 10, (50, 7)), factors, torch.tensor(4.3), torch.tensor(-1.2)]
    check(program(sums_of_products), arguments, rtol=1.01 * torch.finfo(dtype).eps, atol=1e-6)


# The chain of three of one size is multiplied from the left; the terms of a multivariate gamma function are summed up before they are rounded.
def chains(self, x, y, z):
    return torch.linalg.multi_dot([x, y, z]), torch.mvlgamma(x.abs() + 2, 4)


torch.manual_seed(4)
arguments = [torch.randn(3, 3).bfloat16() for _ in range(3)]
check(program(chains), arguments, rtol=1.01 * torch.finfo(torch.bfloat16).eps)


# The statistics of a batch: of bfloat16, the sum of squares, how many there are (300 is none of its numbers) and the quotient are rounded.
def statistics(self, x, scale, shift):
    y, mean, rstd = torch.native_batch_norm(x, scale, shift, None, None, True, 0.1, 1e-5)
    return mean, rstd


for dtype in torch.float16, torch.bfloat16:
    torch.manual_seed(3)
    x, scale, shift = (4 * torch.randn(4, 64, 75)).to(dtype), torch.randn(64).to(dtype), torch.randn(64).to(dtype)
    check(program(statistics), [x, scale, shift], [x[:2, ..., :50].contiguous(), scale, shift], dynamic={"x": [0, 2]}, rtol=0, atol=1e-6)


# The exponential of float16 is infinite from 11.09 on, where a runtime computes it in float32 too.
def soft_margin(self, x, y):
    return nn.functional.soft_margin_loss(x, y, reduction="none")


for dtype in torch.float16, torch.bfloat16:
    x = torch.tensor([-11.08, -11.1, -9.0, 12.0, 0.0], dtype=dtype)
    check(program(soft_margin), [x, torch.ones(5, dtype=dtype)], rtol=torch.finfo(dtype).eps)
print("ok")
