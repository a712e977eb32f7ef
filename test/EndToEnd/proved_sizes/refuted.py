# RUN: %python %s
"""Demands of several sizes that no form says: what was seen of them at a few sizes is not taken for all of it.

Each program also says how its sizes compare, which a demand that is too narrow would decide."""
import torch
import torch.nn.functional as F
from proved_sizes import Suite

s = Suite()
X, Y, Z = "x=f32[n,3]", "y=f32[a,3]", "z=f32[b,3]"


@s.program(X, Y, Z, n=(14, 1, 3, 1, 2, 6, 7000), a=(4, 1, 1, 3, 4, 6, 1000), b=(9, 1, 2, 2, 3, 6, 4000))
def halves(x, y, z):
    """n + a == 2 * b."""
    return torch.cat([x, y]) + z.repeat(2, 1), int(y.size(0) == x.size(0)), max(x.size(0) - z.size(0), 0)


@s.program(X, Y, Z, n=(1000, 2, 2, 3, 106, 4, 8, 6, 9000), a=(1, 1, 1, 2, 105, 1, 7, 3, 8999), b=(1, 1, 3, 1, 1, 3, 7, 3, 1))
def broadcast_beside_two(x, y, z):
    return y + torch.ones(x.size(0) - y.size(0), 1) + z, int(x.size(0) == y.size(0) + 1)


@s.program(X, Y, Z, n=(1000, 1, 2, 1, 4, 2, 3), a=(300, 1, 1, 1, 1, 2, 3), b=(300, 1, 1, 3, 1, 2, 1))
def views_that_broadcast(x, y, z):
    rows = x.view(y.size(0), -1) if z.size(0) != 1 or y.size(0) == 1 else x.view(1, -1)
    return rows + x.view(z.size(0), -1), int(y.size(0) == z.size(0))


@s.program("x=f32[n]", "y=f32[a,b]", n=(3, 3, 3, 1, 1, 700), a=(3, 3, 6, 1, 9, 900), b=(4, 9, 4, 2, 2, 701))
def shorter_of_two(x, y):
    """The length of a diagonal: n == min(a, b - 1)."""
    return torch.diagonal_scatter(y, x, 1), int(x.size(0) == y.size(0)), max(y.size(0) - x.size(0), 0)


@s.program("x=f32[n,2]", Y, Z, n=(7, 3, 6, 4, 10), a=(3, 3, 3, 4, 1), b=(4, 3, 1, 4, 4))
def difference_and_sum(x, y, z):
    a, b = y.size(0), z.size(0)
    return x.reshape(abs(a - b) + 1, a + b), int(a == b)


@s.program(X, Y, Z, n=(1000, 2, 3, 1, 2, 100, 6), a=(8, 2, 3, 4, 4, 24, 3), b=(3, 1, 1, 3, 2, 8, 1))
def cuts_that_clamp(x, y, z):
    a, b = y.size(0), z.size(0)
    return torch.mm(x[:(a + b) // 2].t(), y[b:]), max(x.size(0) - 100, 0), max(x.size(0) - a, 0)


@s.program("x=f32[n,3]", "y=f32[a,3]", n=(9, 1, 2, 8, 3, 7, 16), a=(3, 2, 2, 200, 10, 3, 4))
def broadcast_of_quotient(x, y):
    n, a = x.size(0), y.size(0)
    return torch.ones(a, 3) * torch.ones((n + a - 1) // a, 1), max(n - a, 0), int(n > a)


@s.program("x=f32[n,3]", "y=f32[a,3]", "n=0..", "a=0..", n=(100, 1, 3, 0, 1, 0), a=(100, 3, 1, 0, 0, 1))
def broadcast_of_nothing(x, y):
    return x + y, F.pad(x, (0, 0, 0, max(1 - x.size(0), 0)))


s.run()
