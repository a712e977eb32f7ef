# RUN: %python %s
"""Searches among few and among many: by comparing all, and by halves, which is what PyTorch's kernel does where NaN stands in the way."""
import torch
from endtoend import check, program

INF, NAN = float("inf"), float("nan")


def exact(forward, *calls, **options):
    check(program(forward), *calls, rtol=0, atol=0, **options)


def places(self, sequence, x):
    return torch.searchsorted(sequence, x), torch.searchsorted(sequence, x, right=True), torch.bucketize(x, sequence[0], out_int32=True)


def ascending(rows, size, values, dtype=torch.float32):
    sequence = torch.randint(-50, 50, (rows, size)).sort(-1)[0]
    x = torch.randint(-60, 60, (rows, values))
    x[:, 0] = sequence[:, -1]
    return [sequence.to(dtype), x.to(dtype)]


sizes = (1, 1, 1), (2, 5, 3), (3, 64, 7), (2, 65, 9), (1, 3000, 40)
for dtype in torch.float32, torch.float64, torch.float16, torch.int64, torch.int8:
    exact(places, *(ascending(*size, dtype=dtype) for size in sizes), dynamic={"sequence": [0, 1], "x": [0, 1]}, opsets=(11, 20))
exact(places, *(ascending(n, 100, n) for n in (1, 4)), dynamic={"sequence": [0], "x": [0, 1]})
exact(places, ascending(2, 5, 3), ascending(1, 0 + 5, 9), dynamic={"sequence": [0], "x": [0, 1]})
strange = torch.tensor([[0.0, 1.5, 2, 3, NAN, INF, -INF]])
exact(places, [torch.tensor([[-INF, 1, 2, INF, NAN, NAN]]), strange], [torch.tensor([[3.0, 1, 2]]), strange], dynamic={"sequence": [1]})


def among(self, x, tests):
    return torch.isin(x, tests), torch.isin(x, tests, invert=True), torch.isin(x, torch.arange(100).to(x.dtype) * 2)


for dtype in torch.float32, torch.int64, torch.uint8:
    calls = [[torch.randint(0, 250, (2, m)).to(dtype), torch.randint(0, 250, (n,)).to(dtype)] for m, n in ((1, 1), (5, 3), (9, 400))]
    exact(among, *calls, dynamic={"x": [1], "tests": [0]}, opsets=(11, 20))
x = torch.tensor([[1.0, INF, NAN, -INF, 2]])
exact(among, *([x, torch.tensor([1.0, INF] + [NAN] * n)] for n in (1, 2, 4, 9)), dynamic={"tests": [0]})


# What is cut may leave nothing to search.
def cut(self, sequence, x):
    return torch.bucketize(x, sequence[1:]), torch.searchsorted(sequence[:sequence.size(0) // 2], x, right=True), torch.isin(x, sequence[1:])


for dtype in torch.float32, torch.int32:
    calls = [[torch.randint(0, 50, (m,)).sort()[0].to(dtype), torch.randint(0, 50, (n,)).to(dtype)] for m, n in ((1, 1), (2, 5), (70, 9))]
    exact(cut, *calls, dynamic={"sequence": [0], "x": [0]}, opsets=(11, 20))
