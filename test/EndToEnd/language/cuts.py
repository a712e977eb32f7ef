# RUN: %python %s
"""Cuts, ranges and splits by numbers that only the run knows, or of sizes near the numbers that they are cut at."""
import math
from typing import List

import torch
import torch.nn.functional as F
from language import program
from torch import Tensor


def rows(*lengths):
    """A call for each length."""
    return [[torch.rand(2, n)] for n in lengths]


def rows_and(*pairs):
    return [[torch.rand(2, n), k] for n, k in pairs]


SMALL = rows(9, 1, 2, 3, 4, 5, 6, 7, 8, 20)


@program(*SMALL)
def windows(x):
    """No two are as long at every size."""
    a, b, c = x[:, 2:5], x[:, 4:7], x[:, -3:-1]
    return a.size(1) - b.size(1), F.pad(b, (0, a.size(1) - b.size(1))), c.size(1) - a.size(1), c


@program(*SMALL)
def padded_windows(x):
    outs: List[Tensor] = []
    for s in (0, 3, 6):
        part = x[:, s:s + 3]
        outs.append(F.pad(part, (0, 3 - part.size(1))))
    return torch.stack(outs, 1)


@program(*SMALL)
def windows_of_windows(x):
    y = x[:, 2:]
    return y[:, 1:3].size(1) - y[:, 2:4].size(1), min(y.size(1), 3) - min(x.size(1), 4), max(x.size(1) - 3, 0) - max(x.size(1) - 5, 0)


STEPS = rows_and((5, 3), (9, 2), (4, 1), (3, 7))


@program(*STEPS)
def every_nth(x, k: int):
    y = x[:, ::k]
    z = torch.zeros_like(x)
    z[:, 1::k] = x[:, 1::k] * 2
    return x.size(1) - y.size(1), F.pad(y, (0, x.size(1) - y.size(1))), z, z[:, :-1:k]


@program(*STEPS)
def every_nth_in_a_loop(x, k: int):
    outs = [x]
    for i in range(1, k):
        outs.append(x[:, ::i + 1])
    return torch.cat(outs, 1)


@program(*STEPS)
def ranges(x, k: int):
    return torch.arange(0, x.size(1), k), x.size(1) - torch.arange(0, x.size(1), k).size(0), torch.arange(x.size(1), 0, -k), torch.arange(k)


@program([torch.tensor([0.5, 2.0]), 0.25], [torch.tensor([1.0, 1.1, 3.0]), 0.5], [torch.tensor([0.0]), 0.1])
def ranges_of_floats(x, step: float):
    a = torch.arange(0.0, float(x.max()), 0.25)
    b = torch.arange(0, x.size(0), step)
    c = torch.arange(float(x[0]), float(x[-1]) + 0.25, 0.25)
    c[-1] = x[-1]
    return a, b, c


@program([torch.rand(3, 9), 2], [torch.rand(1, 9), 5], [torch.rand(4, 12), 8])
def cut_meets_a_number(x, i: int):
    return x[:, i:i + 4] * torch.arange(4.0)


@program([torch.rand(2, 9), 2], [torch.rand(1, 5), 5], [torch.rand(4, 3), 0])
def split_by_numbers(x, n: int):
    a, b = x.split([n, x.size(1) - n], 1)
    return a.sum(1) - b.sum(1), a * 2


@program([torch.rand(2, 7), torch.tensor([[2, 3], [1, 1]])], [torch.rand(3, 16), torch.tensor([[2, 2], [3, 4]])])
def split_by_levels(x, shapes):
    sizes: List[int] = []
    for i in range(2):
        sizes.append(int(shapes[i, 0]) * int(shapes[i, 1]))
    levels = x.split(sizes, 1)
    return levels[0].sum(1) - levels[1].sum(1), levels[1]


@program([torch.rand(2, 9), 2], [torch.rand(1, 5), 4], [torch.rand(4, 3), 0])
def prompt_and_what_follows(x, n: int):
    new: List[Tensor] = []
    last = x[:, -1:]
    for _ in range(n):
        last = last * 0.5 + x[:, :1]
        new.append(last)
    all = torch.cat([x] + new, 1)
    new.insert(0, x)
    return all, torch.cat(new, 1), len(new)


@program([torch.rand(3), 2], [torch.rand(2), 5], [torch.rand(1), 1])
def squares_of_the_run(x, h: int):
    grown: List[Tensor] = []
    for i in range(x.size(0)):
        grown.append(torch.zeros(h, h) + x[i])
    return torch.stack(grown)


@program([torch.rand(1, 3), torch.rand(1, 2)], [torch.rand(1, 5), torch.rand(1, 4)], [torch.rand(1, 1), torch.rand(1, 7)])
def convolved_by_fft(x, y):
    n = x.size(-1) + y.size(-1) - 1
    return torch.fft.irfft(torch.fft.rfft(x, n=n) * torch.fft.rfft(y, n=n), n=n)


@program([torch.rand(5), 4], [torch.rand(3), 7], [torch.rand(6), 6])
def transforms_of_a_length(x, n: int):
    z = torch.complex(x, x * 2)
    return (torch.view_as_real(torch.fft.rfft(x, n, norm="ortho")), torch.fft.irfft(z, n), torch.fft.hfft(z, n, norm="forward"),
            torch.view_as_real(torch.fft.ifft(z, n)))


@program([torch.rand(2), -0.5, 3.2], [torch.rand(2), -2.7, 3.2], [torch.rand(2), 0.5, 2.5])
def ranges_of_ints_between_floats(x, a: float, b: float):
    """int64 is counted as ints, other ints are counted as floats."""
    return (torch.arange(a, b, dtype=torch.int64), torch.arange(a, b, dtype=torch.int32), torch.arange(b, dtype=torch.int32),
            torch.arange(a, b, 1.5, dtype=torch.int64), torch.arange(a, b, 1.5, dtype=torch.int32), torch.arange(a, b, 0.5))


@program(*rows_and((6, 2), (1, 1), (5, 0), (9, 7)))
def ranges_from_numbers(x, k: int):
    """Most numbers that might be tried are no bounds of the first; of the last, some give as many."""
    a = torch.arange(4, k + 9)
    return a, torch.zeros(a.size(0)), a.expand(3, a.size(0)), torch.arange(k % 4, 6, 2), torch.arange(4, k + 9, x.size(1))


@program(*rows_and((6, 2), (1, 1), (5, 0), (9, 7)))
def loops_that_most_sizes_go_around(x, k: int):
    u = x.size(1) % 2
    y = x[:, :u]
    r = torch.zeros(2)
    for i in range(u):
        r = r * 2 + y[:, i]
    grown: List[Tensor] = []
    for i in range(x.size(1)):
        grown.append(x[:, i])
    few = [1, 2]
    others: List[Tensor] = []
    if len(grown) > 2:
        few.append(3)
        others.append(x[:, 0])
    for other in others:
        r = r * 2 + other
    return u, y.size(1), torch.zeros(u), r, len(few), len(others)


# A start that counts from the end, and a length, both of the run.
NARROWED = [[torch.rand(20, 2), 5], [torch.rand(8, 2), 1], [torch.rand(100, 2), 8], [torch.rand(10, 2), 2]]


@program(*NARROWED)
def narrowed_from_the_end(x, k: int):
    y = x.clone()
    y.narrow(0, -k, k).zero_()
    y.narrow(0, x.size(0) - k, k).add_(1)
    return y, x.narrow(0, -k, k), x.narrow(0, k - 8, min(k, 3)), x.narrow(-2, -3, min(k, 3))


# What is counted is written behind a first zero.
def starts_of(x):
    starts = x.new_empty([x.size(0) + 1])
    starts.narrow(0, 0, 1).zero_()
    torch.cumsum(x, dim=0, out=starts.narrow(0, 1, x.size(0)))
    return starts


@program(*[[torch.randint(0, k, (n, ))] for k, n in ((3, 7), (1, 1), (50, 300))])
def starts_of_groups(i):
    counts = torch.bincount(i)
    sizes = i.new_zeros(int(i.max()) + 1).scatter_add_(0, i, torch.ones_like(i))
    return starts_of(counts), starts_of(sizes), starts_of(i), sizes[1 : 1 + sizes.size(0) // 2]


PACKED = [[torch.randn(n, 4) for _ in range(3)] + [torch.tensor(ends)] for n, ends in ((9, (0, 3, 9)), (300, (0, 1, 1, 20, 256, 300)), (5, (0, 5)))]


@program(*PACKED)
def attention_in_segments(q, k, v, ends):
    """As it is done for sequences of several lengths in one tensor."""
    out = torch.zeros_like(q)
    for i in range(ends.size(0) - 1):
        s, e = int(ends[i]), int(ends[i + 1])
        if e - s == 0:
            continue
        scores = q[s:e] @ k[s:e].t() + torch.ones(e - s, e - s).triu(1) * -1e9
        out[s:e] = scores.softmax(-1) @ v[s:e]
    return out


@program(*PACKED)
def first_segment(q, k, v, ends):
    s, e = int(ends[0]), int(ends[1])
    if e - s == 0:
        return q
    return (q[s:e] @ k[s:e].t() + torch.ones(e - s, e - s)) @ v[s:e]


@program(*[[torch.randn(n, 3), torch.tensor(mask), torch.tensor(ends)] for n, mask, ends in ((5, [True, True, False, True, True], [1, 3]), (300, [True] * 300, [20, 256]), (4, [False, True, True, False], [1, 1]))])
def segment_of_chosen(x, mask, ends):
    flat = x[mask]
    a, b = int(ends[0]), int(ends[1])
    if b > a:
        segment = flat[a:b]
        return ((segment @ segment.t()) + torch.arange(b - a)) @ segment
    return flat


# Loops that begin later, end earlier or go back never leave the dim.
@program((1, 3), (2, 3), (4, 3), (5, 3), (300, 3))
def cuts_of_one_length(x):
    last, back, means = torch.zeros(1, 3), torch.zeros(2, 3), torch.zeros(0, 3)
    for i in range(1, x.size(0)):
        last = x[i:i + 1] + last * 0.5
    for i in range(x.size(0) - 2, -1, -1):
        back = x[i:i + 2] + back * 0.5
    for i in range(3, x.size(0), 4):
        means = torch.cat([means, x[i - 3:i].mean(0, keepdim=True)])
    return last.squeeze(0), back, means


# A window from a number on that is not negative: the end of what it is of cuts it off, however it came about.
@program(*rows_and((9, 0), (9, 3), (9, 6), (9, 8), (3, 2), (3, 7), (1, 0), (20, -4), (300, 15)))
def windows_from(x, k: int):
    y, table = x.clone(), torch.arange(8)
    a = x[:, max(k, 0):max(k, 0) + 5]
    p = k % 8
    row = table[p:p + 4]
    if row.size(0) < 4:
        row = F.pad(row, [0, 4 - row.size(0)])
    s = min(abs(k), 15)
    y[:, s:s + 3] = 2.0
    y[:, s:s + 3] += 1.0
    sizes: List[int] = []
    for i in range(2):
        sizes.append(x[:, s + i:s + i + 2].size(1))
    if k < 0:
        return a, row, y, x, sizes[0], sizes[1]
    return a, row, y, x[:, k:k + 2], sizes[0], sizes[1]


# A place that counts from the end where data says so: what it is in the compiler's own check is a number, and may be below 0.
@program([torch.tensor([[3.0]])], [torch.tensor([[1.0], [2.0], [0.0]])], [torch.ones(3, 1)])
def place_of_data(x):
    counts = (x.reshape(-1)[:300] * 4).long()
    if bool((counts >= 0).all()):
        counts = counts.bincount(minlength=1)
    filled, y = x.nonzero()[:, 0], x + 1
    y.narrow(1, int((filled.size(0) - 2) * 0.5), math.ceil(counts.size(0) / 929)).mul_(2)
    return y
