# RUN: %python %s
"""Sizes that branches on sizes choose are sizes: what is demanded of them is told."""
import torch
import torch.nn.functional as F
from proved_sizes import Suite

s = Suite()


@s.program("x=f32[b,3,h,w]", b=(2, 1, 3), h=(65, 97, 131, 1024), w=(97, 70, 64, 5001))
def halved_and_back(x):
    """A decoder's sizes are those of the encoder: by at most one row and one column more."""
    y = F.interpolate(F.max_pool2d(x, 2), scale_factor=2.0)
    pads = [0, 0, 0, 0]
    for i in range(2):
        if x.shape[-i - 1] != y.shape[-i - 1]:
            pads[i * 2 + 1] = 1
    return torch.cat([x, F.pad(y, pads, "replicate")], 1)


@s.program("x=f32[b,n]", b=(3, 1), n=(5, 8, 1, 511, 512, 513, 2048, 5000))
def filled_up(x):
    pad = 0
    if x.shape[1] % 512 != 0:
        pad = 512 - x.shape[1] % 512
    x = F.pad(x, (0, pad))
    return x.view(x.shape[0], -1, 512).sum(2) + torch.arange((x.shape[1] + 511) // 512)


@s.program("x=f32[b,c,h,w]", b=(2, 1, 3, 1), c=3, h=(4, 5, 9, 600, 2), w=(6, 8, 11, 301, 3))
def made_even(x):
    if x.shape[2] % 2 == 1:
        x = x[:, :, :-1]
    if x.shape[3] % 2 == 1:
        x = x[:, :, :, 1:]
    return x.view(x.shape[0], x.shape[1], x.shape[2] // 2, 2, x.shape[3] // 2, 2).mean((3, 5))


@s.program("x=f32[b,n]", b=3, n=(12, 7, 5, 51, 52, 1, 2000, 2001, 11))
def of_several(x):
    n = x.shape[1]
    k = 0
    if n > 10 and n % 2 == 0:
        k = 3
    elif n > 50 or n == 7:
        k = n - 5
    return F.pad(x, (k, 0)) + torch.ones(n + k), F.pad(x, (k, 0)).view(-1, 3).sum(0)


@s.program("x=f32[2,n]", "y=f32[2,m]", n=(5, 8, 6, 1000, 7), m=(8, 5, 6, 3, 4))
def made_alike(x, y):
    d = y.shape[1] - x.shape[1]
    if d > 0:
        x = F.pad(x, (d // 2, d - d // 2))
    elif d < 0:
        x = x[:, -d // 2:-d // 2 + y.shape[1]]
    return torch.stack([x, y])


@s.program("x=f32[1,2,n]", "y=f32[m]", n=(9, 1, 1, 2, 3, 1000), m=(2, 1, 2, 2, 1, 1))
def added_and_removed(x, y):
    """What a pad repeats may be what the other one removes."""
    n, m = x.size(2), y.size(0)
    return F.pad(x, (max(n, m), 1 - m), "replicate"), F.pad(x, (3 - m, m - 2), "replicate")


@s.program("x=f32[1,2,n]", "y=f32[m]", n=(9, 9, 4, 3, 5, 1000), m=(2, 1, 1, 2, 5, 1))
def reflected_of_what_is_removed(x, y):
    return F.pad(x, (y.size(0) - 3, 2), "reflect")


@s.program("x=f32[n,3]", "y=f32[m,3]", n=(1, 2, 16, 2, 1, 3, 9, 3), m=(1, 2, 16, 1, 2, 9, 3, 4))
def split_by_a_comparison(x, y):
    a = y.size(0)
    k = int(a != 4) + 1
    return len(x.split(k)), x.split(int(a > 3) * 5 + 1)[0], x.size(0) // k


@s.program("x=f32[n,3]", "y=f32[m,3]", "z=f32[k,3]", n=(1, 2, 16, 257, 1), m=(1, 2, 100, 2, 5), k=(1, 2, 16, 3, 31))
def pieces_of_sizes_that_comparisons_choose(x, y, z):
    """There are few pieces at every size, though not at every number that a parameter may be."""
    rows = 3 - 2 * int(z.size(0) == y.size(0))
    return torch.zeros(3, int(x.size(0) < 2)).view(rows, -1).split(2)[-1], torch.tril_indices(y.size(0) + 2, x.size(0), z.size(0) - 2)


@s.program("x=f32[n]", "y=f32[m]", "z=f32[k]", n=(1, 3, 2, 5, 1000), m=(2, 2, 3, 5, 1), k=(3, 1, 1, 5, 2000))
def the_longest(x, y, z):
    n = x.shape[0]
    if y.shape[0] > n:
        n = y.shape[0]
    if z.shape[0] > n:
        n = z.shape[0]
    return torch.stack([F.pad(x, (0, n - x.shape[0])), F.pad(y, (0, n - y.shape[0])), F.pad(z, (0, n - z.shape[0]))])


@s.program("x=f32[n]", n=(1, 5, 6, 9, 51, 54, 3000))
def bools_as_numbers(x):
    n = x.shape[0]
    k = int(n > 5) + int(n > 50) + int(n % 3 == 0)
    return torch.cat([x.repeat(k + 1)[:n] + x, torch.zeros(k)])


@s.program("x=f32[n]", "y=f32[m]", n=(5, 5, 3, 5, 1000), m=(2, 1, 7, 0, 3))
def no_quotient_by_nothing(x, y):
    """Where the branch is not taken its quotient must not be computed."""
    k = 1
    if y.shape[0] > 0:
        k = x.shape[0] // y.shape[0]
    return x.repeat(k + 1), k


@s.program("x=f32[n]", n=(5, 8, 1003, 6, 7))
def of_what_data_counts(x):
    y = x[x > 0]
    pad = 0
    if y.shape[0] % 4 != 0:
        pad = 4 - y.shape[0] % 4
    return F.pad(y, (0, pad)).view(-1, 4)


# What an `if` says to be equal is one number there.


@s.program("x=f32[c,n]", c=(1,2,3,7), n=(5,1,12,300))
def to_mono(x):
    if x.size(0) != 1:
        x = x.mean(0, keepdim=True)
    return x.squeeze(0)


@s.program("x=f32[c,n]", c=(1,2,3,7), n=(5,1,12,300))
def by_cases(x):
    if x.size(0) == 2:
        x = (x[:1] + x[1:]) / 2
    elif not x.size(0) == 1:
        x = x[:1]
    y = x if x.size(1) == 12 else F.pad(x, [0, 12])[:, :12]
    return x.squeeze(0), y.view(3, 4)


s.run()
