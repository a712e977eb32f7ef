# RUN: %python %s
"""NaN is the largest of all numbers, infinity included, and each NaN is unique."""
import torch
from endtoend import check, program

NAN, INF = float("nan"), float("inf")
ROWS = torch.tensor([[3, NAN, 1, INF, 2, NAN, 0, -INF], [NAN, 5, 5, 3.4028234e38, INF, NAN, NAN, -1], [4, 3, INF, 1, INF, 2, 7, -0.0]])
CALLS = [ROWS], [ROWS[:, :5]], [ROWS[1:2]]
DYNAMIC = {"x": [0, 1]}


def orders(self, x):
    return x.sort(1), x.sort(1, descending=True), x.argsort(1), x.argsort(1, descending=True), torch.msort(x.t())


def largest(self, x):
    up, down = x.topk(4, 1, largest=False), x.topk(1, 1)
    return up[0], down, x.topk(3, 1)[0]


def places(self, x):
    return x.kthvalue(2, 1), x.kthvalue(x.size(1), 1)[0], x.median(1)[0], x.nanmedian(1)[0], x.median(), x.nanmedian()


def quantiles(self, x):
    y = x.clamp(-9, 9)
    return torch.quantile(y, 0.3, 1), torch.nanquantile(y, 0.3, 1)


def uniques(self, x):
    values, inverse, counts = torch.unique(x, return_inverse=True, return_counts=True)
    return values, values[inverse], counts, torch.unique(x[0])  # Which NaN is which is not defined.


def extremes(self, x):
    return x.amax(1), x.amin(0), x.max(), x.min(1)[0], torch.aminmax(x), torch.linalg.vector_norm(x, float("inf"))


def arguments(self, x):
    return x.argmax(1), x.argmin(1), x.argmin(0, keepdim=True), x.argmax(), x.max(1)[1], x.min(0)[1]


for forward in extremes, arguments, orders, largest, places, quantiles, uniques:
    check(program(forward), *CALLS, dynamic=DYNAMIC, opsets=(20, 11))
for dtype in torch.float64, torch.float16, torch.bfloat16:
    for forward in arguments, orders:
        check(program(forward), *([x.to(dtype)] for (x,) in CALLS), dynamic=DYNAMIC, opsets=(20, 13))


# Whole numbers need no care.
def whole(self, x):
    return x.sort(1), x.float().topk(2, 1)[0]


check(program(whole), [torch.randperm(12).reshape(3, 4)], dynamic={"x": [0]})
print("ok")
