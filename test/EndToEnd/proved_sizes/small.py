# RUN: %python %s
"""Numbers that small sizes do not reach: cuts, quotients and windows of a few elements, where there may be fewer."""
from typing import List

import torch
import torch.nn as nn
import torch.nn.functional as F
from proved_sizes import Suite
from torch import Tensor

NOT_YET = {}
s = Suite(NOT_YET)
UP = tuple(range(1, 14)) + (100, 10000)


@s.program("x=f32[n]", n=UP)
def parity_after_cut(x):
    y = x[:9]
    if x.shape[0] % 2 == 0:
        return y.sum(), y.size(0)
    return y.sum() * 2, y.size(0) + 1


@s.program("x=f32[n,m]", n=UP, m=(1, 3, 2))
def even_after_cut(x):
    y = x[:9]
    if x.shape[0] % 2 == 0:
        return y.sum(0) / y.shape[0], y.shape[0] // 2, y[:: 2]
    return y.mean(0), y.shape[0], y[1::2]


@s.program("x=f32[b,n]", b=(1, 2, 3), n=UP)
def pad_both_sides(x):
    k = max(9 - x.size(1), 0)
    return F.pad(x, [k // 2, k - k // 2]), k // 2


@s.program("x=f32[n]", n=UP)
def head_to_multiple(x):
    y = x[:10]
    return F.pad(y, [0, -y.size(0) % 3]).view(-1, 3), (y.size(0) + 2) // 3


@s.program("x=f32[n,2]", n=UP)
def median_of_head(x):
    return x[:5].median(0)[0], x[:4].median(), x[:5].kthvalue((min(x.size(0), 5) + 1) // 2, 0)[0]


@s.program("x=f32[n]", n=UP)
def median_alone(x):
    return x[:5].median()


@s.program("x=f32[n]", n=UP)
def rank_of_head(x):
    return x[:7].sort()[0][min(x.size(0), 7) // 2], x[:6].kthvalue(max(min(x.size(0), 6) - 2, 1))[0]


@s.program("z=f32[n]", n=UP)
def windows_of_top(z):
    return z.topk(min(5, z.size(0)), 0)[0].unfold(0, min(2, z.size(0)), 2)


@s.program("z=f32[n,2]", n=(2, 3, 4, 5, 6, 7, 5000))
def how_many_windows(z):
    return z.topk(min(5, z.size(0)), 0)[0].unfold(0, 2, 2)


@s.program("x=f32[n]", n=UP)
def pieces_of_head(x):
    head = x[:7]
    return len(head.split(2)), head.split(2)[-1], len(x[:4].chunk(3)), x[:4].chunk(3)[-1]


@s.program("x=f32[n]", n=UP)
def quotients_of_head(x):
    k = min(x.size(0), 8)
    return k // 3, k % 3, (k + 2) // 3, k * k // 7, max(k - 6, 0), k // 8


@s.program("x=f32[b,1,n]", b=(1, 2), n=UP)
def pooled_head(x):
    y = F.pad(x[:, :, :8], [1, 1])
    return F.max_pool1d(y, 3, 3), F.avg_pool1d(y, 3, 2).size(2)


@s.program("x=f32[n]", n=UP)
def every_third_of_head(x):
    y = x[:10]
    return y[::3], y[1::4].size(0), y[2:][::2].size(0)


@s.program("x=f32[n]", n=UP)
def tail_of_tail(x):
    y = x[-6:]
    return y[-4:].size(0), y[:-4], y[2:4].size(0), x[:6][-4:]


@s.program("x=f32[n,m]", n=(1, 2, 3, 4, 5, 9, 1), m=(1, 7, 2, 4, 5, 1, 300))
def head_of_product(x):
    y = x.flatten()[:6]
    return y, y.size(0) // 2, y.size(0) % 4


@s.program("x=f32[n,m]", n=(1, 2, 3, 4, 5, 6, 9, 40), m=(1, 9, 2, 4, 6, 5, 3, 50))
def square_head(x):
    y = x[:5, :5]
    return torch.diagonal(y), min(y.size(0), y.size(1)), y.size(0) == y.size(1)


@s.program("x=f32[n]", n=UP)
def variance_of_head(x):
    y = x[:4]
    return y.var(correction=0), y.sum() / y.size(0), (y - y.mean()).norm()


@s.program("x=f32[n]", n=UP)
def pairs_of_head(x):
    y = x[:6]
    if y.size(0) % 2 == 1:
        y = F.pad(y, [0, 1])
    return y.view(-1, 2).sum(1)


@s.program("x=f32[n]", n=UP)
def loop_over_head(x):
    out: List[Tensor] = []
    for i in range(0, min(x.size(0), 10), 3):
        out.append(x[i:i + 3].sum())
    return torch.stack(out), len(out)


@s.program("x=f32[n]", n=UP)
def while_small(x):
    k = min(x.size(0), 12)
    steps = 0
    while k > 1:
        k = (k + 1) // 2
        steps += 1
    return steps


@s.program("x=f32[n]", n=UP)
def at_least(x):
    k = max(x.size(0), 5)
    return torch.zeros([k // 2]), k % 5, F.pad(x, [0, k - x.size(0)])[:5]


@s.program("x=f32[n]", n=UP)
def up_to_two_numbers(x):
    n = x.size(0)
    return min(n, 5) + min(n, 7), max(min(n, 11) - 9, 0), (n > 3) == (n > 4)


@s.program("x=f32[n]", "y=f32[m]", n=(1, 2, 3, 5, 1, 8, 2), m=(1, 1, 4, 2, 6, 9, 7))
def joined_head(x, y):
    z = torch.cat([x, y])[:7]
    return z[::2], z.size(0) // 3, z.unfold(0, 2, 3)


@s.program("x=f32[n]", n=UP)
def few_chosen(x):
    y = x[x > 0][:4]
    return y, y.size(0) // 2, y.size(0) % 3, F.pad(y, [0, 4 - y.size(0)])


@s.program("x=f32[b,n,4]", b=(1, 2), n=UP)
class LastSteps(nn.Module):
    """A convolution over the last few steps, with what lacks made up."""

    def __init__(self):
        super().__init__()
        self.conv = nn.Conv1d(4, 2, 3, stride=2)

    def forward(self, x):
        y = x[:, -7:].transpose(1, 2)
        y = F.pad(y, [max(3 - y.size(2), 0), 0])
        z = self.conv(y)
        return z.mean(2), z.size(2)


# What a branch knows of sizes holds in it alone: of few rows there are 7.
@s.program("x=f32[n,m]", n=(97, 3, 5, 6, 48, 49), m=(9, 1, 20))
def known_in_a_branch(x):
    y = torch.zeros([max(x.size(0) // 7 + 1, 7), x.size(1)]).index_copy(0, torch.arange(x.size(0))[:7], x[:7]).int()
    if x.size(0) > 5:
        z = y[:, 2174:2]
    else:
        z = y[:, :-3]
    return z


s.run()
