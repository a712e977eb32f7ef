# RUN: %python %s
"""A size that others share: what they are together is at most it, or it is their product; none of them is limited alone.

Each program also says how much is missing to 40, which a least size of its own would decide."""
import torch
import torch.nn as nn
import torch.nn.functional as F
from proved_sizes import Suite

s = Suite()
X, Y, Z = "x=f32[n,3]", "y=f32[a,3]", "z=f32[b,3]"
ROWS = dict(n=(6, 12, 60, 3, 2, 5000), a=(1, 2, 9, 1, 1, 4000), b=(2, 3, 9, 1, 1, 990))


@s.program(X, Y, Z, **ROWS)
def narrowed(x, y, z):
    return x.narrow(0, 0, y.size(0) + z.size(0)), max(40 - x.size(0), 0)


@s.program(X, Y, Z, **ROWS)
def positions(x, y, z):
    """Of new tokens, behind those that came before."""
    return x[y.size(0):y.size(0) + z.size(0)] + z, max(40 - x.size(0), 0)


@s.program(X, Y, Z, **ROWS)
def cached(x, y, z):
    cache = x.clone()
    cache[y.size(0):y.size(0) + z.size(0)] = z
    return cache, max(40 - x.size(0), 0)


@s.program(X, Y, Z, **ROWS)
def first(x, y, z):
    return x[:y.size(0) + z.size(0)] + torch.cat([y, z]), max(40 - x.size(0), 0)


@s.program(X, Y, Z, **ROWS)
def filled(x, y, z):
    rest = x.size(0) - y.size(0) - z.size(0)
    return torch.cat([y, z, torch.zeros(rest, 3)]) + x, torch.arange(rest), max(40 - x.size(0), 0)


@s.program(X, Y, Z, **ROWS)
def largest(x, y, z):
    return x.topk(y.size(0) + z.size(0), 0)[0], max(40 - x.size(0), 0)


@s.program(X, Y, Z, **ROWS)
def parts(x, y, z):
    a, b, c = torch.split(x, [y.size(0), z.size(0), x.size(0) - y.size(0) - z.size(0)])
    return a + y, b + z, c, max(40 - x.size(0), 0)


@s.program(X, Y, Z, **ROWS)
def windows(x, y, z):
    size = y.size(0) + z.size(0)
    return x.unfold(0, size, 1)[0], F.avg_pool1d(x.t()[None], size, 7), max(40 - x.size(0), 0)


@s.program(X, "y=f32[3,3,a]", "z=f32[2,3,b]", n=(6, 12, 60, 3), a=(1, 2, 9, 1), b=(2, 3, 9, 1))
def convolved(x, y, z):
    return F.conv1d(F.conv1d(x.t()[None], y), z), max(40 - x.size(0), 0)


@s.program(X, "y=f32[a,b]", n=(12, 20, 60), a=(1, 3, 9), b=(2, 3, 20))
def twice(x, y):
    return x.narrow(0, y.size(0), 2 * y.size(1) + 3), max(40 - x.size(0), 0)


@s.program(X, "y=f32[a,b]", n=(6, 12, 60, 6), a=(1, 2, 9, 3), b=(3, 4, 5, 1))
def products(x, y):
    product = y.size(0) * y.size(1)
    return x.narrow(0, 0, product), x[product - 1], max(5 - y.size(0), 0), max(5 - y.size(1), 0), max(40 - x.size(0), 0)


class PartsOfTheRun(nn.Module):
    def forward(self, x):
        a, b = int((x[:, 0] > 0).sum()) // 2, int((x[:, 1] > 0).sum()) // 2
        first, second, rest = torch.split(x, [a, b, x.size(0) - a - b])
        return first, second, rest, x.narrow(0, a, x.size(0) - a - b).sum(0), max(40 - x.size(0), 0)


s.program(X, n=(5, 12, 60, 700))(PartsOfTheRun)


# One size is the product of two of another input.
@s.program("x=f32[m,3]", "y=f32[h,w]", m=(3, 8, 63, 1, 4000), h=(1, 2, 9, 1, 80), w=(3, 4, 7, 1, 50))
def tokens(x, y):
    return x.view(y.size(0), y.size(1), 3), max(40 - x.size(0), 0)


@s.program("x=f32[n,m,4]", "y=f32[n,2,h,w]", n=(1, 2, 3), m=(12, 20, 600), h=(3, 4, 20), w=(4, 5, 30))
def enlarged(x, y):
    n, m, c = x.shape
    h, w = y.shape[-2:]
    return F.interpolate(x.transpose(1, 2).reshape(n, c, h, w), scale_factor=2.0)


# A size that divides another is not the one that was asked about.
@s.program(X, "y=f32[a,3]", n=(6, 12, 60, 1, 104), a=(2, 3, 4, 1, 52))
def divided(x, y):
    rows = 1
    if x.size(0) > 50:
        rows = 2
    elif x.size(0) < 3:
        rows = 3
    parts = 1
    if y.size(0) > 50:
        parts = 2
    elif y.size(0) < 3:
        parts = 3
    elif y.size(0) == 4:
        parts = 5
    return x.reshape(y.size(0), -1, 3), rows, parts, max(40 - x.size(0), 0)


@s.program(X, Y, Z, n=(6, 12, 60, 66, 4, 2), a=(1, 3, 4, 11, 1, 1), b=(2, 1, 2, 11, 1, 1))
def divided_by_sum(x, y, z):
    return x.unflatten(0, [y.size(0) + z.size(0), -1]), max(40 - x.size(0), 0), max(9 - z.size(0), 0)


@s.program(X, "y=f32[a,b]", n=(6, 12, 64, 66, 4), a=(1, 3, 4, 11, 1), b=(2, 1, 2, 2, 1))
def divided_by_product(x, y):
    return x.unflatten(0, [y.size(0) * y.size(1), -1]), max(40 - x.size(0), 0), max(7 - y.size(0), 0), max(7 - y.size(1), 0)


@s.program(X, Y, Z, **ROWS)
def replaced(x, y, z):
    few = 1
    if x.size(0) < 3:
        few = 2
    return x.slice_scatter(y, 0, z.size(0), z.size(0) + y.size(0)), few, max(40 - x.size(0), 0)


s.run()
