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


# What takes none of the sizes that it was tried with.
@s.program(X, Y, Z, "w=f32[c,3]", n=(3, 1000, 50, 1), a=(4, 1, 60, 1), b=(5, 1, 70, 1), c=(2, 1000, 40, 1))
def two_sums(x, y, z, w):
    return torch.cat([x, y]) + torch.cat([z, w]), max(40 - x.size(0), 0)


@s.program(X, Y, Z, "w=f32[c,3]", n=(12, 1002, 180, 3), a=(3, 1000, 50, 1), b=(4, 1, 60, 1), c=(5, 1, 70, 1))
def parts_of_others(x, y, z, w):
    a, b, c = x.split([y.size(0), z.size(0), w.size(0)])
    return a + y, b + z, c + w, max(40 - x.size(0), 0)


@s.program("x=f32[n,6]", "y=f32[a,9]", n=(9, 12, 3000, 3), a=(6, 8, 2000, 2))
def two_by_three(x, y):
    return x.view(-1, 3) + y.view(-1, 3), max(40 - x.size(0), 0)


@s.program(X, Y, Z, "w=f32[c,3]", n=(3, 1000, 50, 1), a=(4, 1, 60, 1), b=(5, 1, 70, 1), c=(2, 1000, 40, 1))
def asserted(x, y, z, w):
    assert x.size(0) + y.size(0) == z.size(0) + w.size(0)
    return x.sum() + y.sum(), max(40 - x.size(0), 0)


@s.program("x=f32[n]", "y=f32[a,b]", n=(12 * 24, 12 * 14, 12 * 99, 12), a=(2, 1, 9, 1), b=(40, 90, 140, 16))
def heads_of_twelve(x, y):
    return x.view(y.size(0), 12, y.size(1) // 12, -1), max(40 - x.size(0), 0)


@s.program("x=f32[2,192,n]", "y=f32[1,3,h,w]", n=(6, 7, 99, 1), h=(16, 8, 72, 8), w=(24, 56, 88, 8))
def patches_to_image(x, y):
    return F.fold(x, (y.size(2), y.size(3)), (8, 8), stride=8)


@s.program("x=f32[n]", "y=f32[a]", n=(10, 1, 435, 36), a=(5, 2, 30, 9))
def above_the_diagonal(x, y):
    n = y.size(0)
    places = torch.triu_indices(n, n, 1)
    m = torch.zeros(n, n)
    m[places[0], places[1]] = x
    return m


@s.program("q=f32[b,t,16]", "k=f32[c,d,8]", "v=f32[e,f,8]", b=(2, 1, 1, 3), t=(5, 1, 100, 7), c=(2, 1, 1, 3), d=(5, 1, 100, 7), e=(2, 1, 1, 3), f=(5, 1, 100, 7))
def viewed_by_the_sizes_of_another(q, k, v):
    """Of k and v alone it is known how many elements they have."""
    b, t, _ = q.shape
    return k.view(b, t, 2, 4), v.view(b, t, 2, 4)


@s.program("x=f32[n,m]", "y=f32[a,4]", "z=f32[b,4]", n=(5, 2, 40, 14), m=(4, 8, 12, 12), a=(3, 1, 40, 7), b=(2, 1, 0, 7))
def rows_in_a_branch(x, y, z):
    n = y.size(0) + z.size(0)
    if n > 0:
        x = x.reshape(n, -1)
    return x


@s.program("x=f32[n,m]", n=(14, 1, 7, 8, 56, 7, 30), m=(14, 1, 8, 7, 50, 7, 3))
def mask_of_shifted_windows(x):
    h, w = x.shape
    x = F.pad(x, (0, (7 - w % 7) % 7, 0, (7 - h % 7) % 7))
    shift = 3
    if 7 >= x.size(1):
        shift = 0
    mask = x.new_zeros(x.shape)
    mask[0:-7, -shift:] = 2
    return mask


@s.program("r=f32[n,4]", "x=f32[2,a]", "y=f32[2,b]", "z=f32[2,c]", n=(5, 1, 100, 3), a=(3, 1, 16, 7), b=(3, 1, 16, 7), c=(3, 1, 16, 7))
def rows_of_several_widths(r, x, y, z):
    """At places of the data, as wide as each input or 1."""
    found = torch.zeros((len(r), x.size(1)))
    places = torch.where(r[:, 0] > 0)[0]
    found[places] = y[places * 0]
    found[places] = z[places * 0] + 1
    return found


s.run()
