# RUN: %python %s
"""Sizes that are cut, clamped or joined to something small, where a branch sets a 1 apart or two dims are small at once."""
from typing import List

import torch
import torch.nn.functional as F
from endtoend import check, program


def check_sizes(forward, *sizes, dims="x"):
    """Of one tensor, or of two with a free dim 0 each."""
    calls = [[torch.randn(*size) for size in (call if isinstance(call[0], tuple) else (call, ))] for call in sizes]
    check(program(forward), *calls, dynamic={name: list(range(len(calls[0][i].shape))) for i, name in enumerate(dims)})


def first_rows(self, x):
    if x.shape[0] == 1:
        return torch.tensor([0]), x
    return torch.tensor([x[:3].shape[0]]), x[:3].softmax(0)


check_sizes(first_rows, (5, 2), (1, 2), (2, 2), (3, 2), (9, 1))


def last_rows(self, x):
    if x.shape[0] != 1:
        return x[-3:], x[1:4], torch.tensor([len(x[:3]), min(x.shape[0], 4)])
    return x, x, torch.tensor([0, 0])


check_sizes(last_rows, (5, 2), (1, 2), (2, 2), (3, 2), (4, 1), (9, 1))


def shorter_side(self, x):
    if x.shape[0] == 1:
        return torch.zeros(1)
    return torch.diagonal(x @ torch.ones(x.shape[1], 3))


check_sizes(shorter_side, (5, 2), (1, 2), (2, 2), (3, 2), (9, 1))


def of_two(self, x, y):
    if x.shape[0] == y.shape[0]:
        return torch.zeros(1), 0
    return y[:20].sum(0, keepdim=True) / y[:20].shape[0], y[:20].shape[0]


check_sizes(of_two, ((2, ), (1, )), ((2, ), (2, )), ((4, ), (9, )), ((50, ), (40, )), dims="xy")


def flat_head(self, x):
    s = x.flatten()
    return s[:3], F.pad(s, (0, max(0, 8 - s.shape[0]))), max(4 - x.shape[0] - x.shape[1], 0)


check_sizes(flat_head, (5, 6), (1, 1), (1, 2), (2, 1), (2, 2), (1, 3), (3, 3))


def joined(self, x, y):
    z = torch.cat([x, y])[:4]
    return z.sum(0) / z.shape[0], torch.arange(max(x.shape[0], y.shape[0]))[:3]


check_sizes(joined, ((5, ), (6, )), ((1, ), (1, )), ((1, ), (2, )), ((2, ), (1, )), ((3, ), (1, )), dims="xy")


# How many rows there are only data decides.
def detections(self, x):
    y = x[x[:, 0] > 0]
    if y.shape[0] == 0:
        return y, torch.zeros(2)
    return y[:3], y[:3].sum(0) / y[:3].shape[0]


def at_most_two(self, x):
    y = x[x[:, 0] > 0]
    if y.shape[0] != 1:
        return y[-2:], torch.tensor([y[:2].shape[0]])
    return y + 1, torch.tensor([0])


rows = -torch.rand(6, 2) - 0.1
few = [[torch.cat([-rows[:k], rows[k:]])] for k in range(7)]
for forward in detections, at_most_two:
    check(program(forward), *few, dynamic={"x": [0]})


# At most one of what may be nothing.
def first_of_few(self, x):
    y = x[x[:, 0] > 0]
    chosen: List[int] = []
    for i in range(x.shape[0]):
        if bool(x[i, 0] > 0):
            chosen.append(i)
    first = chosen[:1]
    first.append(7)
    n = 0
    for k in chosen[:1]:
        n += k + 10
    z = y.clone()
    z[:1] = 2.0
    z[-1:] += 1.0
    return y[:1].size(0), y[-1:].numel(), len(first), n, z, y[:1]


def first_of_rest(self, x):
    rest = [row * 2 for row in x[1:]]
    return len(rest[:1]), x[1:].chunk(1)[0]


for forward in first_of_few, first_of_rest:
    check(program(forward), *few, [-rows[:1]], [rows[:1]], dynamic={"x": [0]})


# An image of one row or column is reflected to its only element.
def reflected(self, x, grid):
    return torch.nn.functional.grid_sample(x, grid, "bilinear", "reflection", True)


images = [[torch.randn(2, 3, h, w), torch.rand(2, 4, 3, 2) * 2 - 1] for h, w in ((5, 4), (1, 1), (1, 5), (7, 1))]
for opset in 13, 20:
    check(program(reflected), *images, dynamic={"x": [2, 3]}, opsets=[opset], rtol=1e-4, atol=1e-5)


# Values of one row are those of all places.
def put(self, x, i, v):
    return x.index_put((i,), v), x.index_put((i,), v, accumulate=True)


rows = [[torch.randn(n, 3), torch.randperm(n)[:k], torch.randn(m, 3)] for n, k, m in ((5, 4, 4), (7, 3, 1), (7, 1, 1))]
for opset in 13, 20:
    check(program(put), *rows, dynamic={"x": [0], "i": [0], "v": [0]}, opsets=[opset])


# A place between two pixels is reflected before it is rounded, which ONNX Runtime's GridSample has the other way round. Where the
# place is no number, neither is what is interpolated there, but for borders.
def sampled(self, x, grid):
    sample = torch.nn.functional.grid_sample
    near = [sample(x, grid, "nearest", padding, True) for padding in ("border", "reflection")]
    near += [sample(x, grid, "nearest", padding, False) for padding in ("border", "reflection")]
    return near, [sample(x, grid, "bilinear", padding, False) for padding in ("zeros", "border", "reflection")]


places = torch.tensor([-1.5, 1.5, 2, -2, 0.5, -0.75, 3.25, -3.125])
strange = torch.cat([places, torch.tensor([float("nan"), float("inf"), -float("inf")])])
for opset, x in (13, strange), (16, places), (20, places):
    grid = torch.stack([x, torch.zeros_like(x)], -1)[None, None]
    check(program(sampled), *([torch.randn(1, 3, 2, w), grid] for w in (4, 5, 1, 2)), dynamic={"x": [3]}, opsets=[opset], rtol=1e-4, atol=1e-5)
