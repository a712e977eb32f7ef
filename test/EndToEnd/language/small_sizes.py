# RUN: %python %s
"""Branches on sizes that are small or none, declared ones and those that only data decides, and what depends on them."""
from typing import List, Tuple

import torch
from language import program
from torch import Tensor

# As many positive elements as each number says.
FOUND = [[torch.arange(9.0) - 9 + n] for n in (5, 0, 1, 2, 3)]
SIZES = [[torch.randn(n)] for n in (5, 1, 2, 3, 8)]


@program(*FOUND)
def none_found(x):
    s = x[x > 0]
    if s.numel() == 0:
        s = torch.ones(4)
    return torch.zeros(s.numel()) + 1, s + torch.arange(s.numel()), s.numel() + 1


@program(*FOUND)
def fill_up(x):
    s = x[x > 0]
    if s.size(0) < 3:
        s = torch.cat([s, torch.zeros(3 - s.size(0))])
    return s[:3], s.size(0)


@program(*FOUND)
def two_or_three(x):
    s = x[x > 0]
    n = s.size(0)
    if n == 2 or n == 3:
        s = torch.cat([s, torch.zeros(n - 2), torch.ones(n)])
    return s, s.size(0)


@program(*SIZES)
def declared_two_or_three(x):
    n = x.size(0)
    if n == 2 or n == 3:
        x = torch.cat([x, torch.zeros(n - 2), torch.ones(n)])
    return x, x.size(0)


@program(*FOUND)
def ranges(x):
    s = x[x > 0]
    n = s.size(0)
    if n > 1 and n < 4:
        return torch.zeros(n - 1) + 1, torch.cat([s, s[1:]])
    if n > 4:
        return s[: n - 4], s[n - 4 :]
    return s, torch.zeros(6 - n)


@program(*FOUND)
def fill_in_a_loop(x):
    s = x[x > 0]
    n = s.size(0)
    if n <= 2:
        pads = [s]
        for _ in range(3 - n):
            pads.append(torch.zeros(1))
        s = torch.cat(pads)
    return s[:3]


@program(*FOUND)
def at_least_and_at_most(x):
    i = torch.nonzero(x > 0)[:, 0]
    if i.numel() < 2:
        i = torch.cat([i, i.new_zeros(2 - i.numel())])
    elif i.numel() > 4:
        i = i[:4]
    return x[i], i


@program(*FOUND)
def best_per_class(x):
    scores: List[Tensor] = []
    labels: List[Tensor] = []
    for c in range(3):
        keep = torch.where(x > c)[0]
        if keep.numel() == 0:
            continue
        s, i = x[keep].topk(min(2, keep.numel()))
        scores.append(s)
        labels.append(torch.full_like(i, c))
    if len(scores) == 0:
        return x.new_zeros(0), torch.zeros(0, dtype=torch.long)
    return torch.cat(scores), torch.cat(labels)


@program((4, 3), (7, 3))
def found_in_rows(x):
    parts: List[Tensor] = []
    for i in range(x.size(0)):
        found = x[i][x[i] > 0.5]
        if found.numel() > 1:
            parts.append(found)
    if len(parts) == 0:
        return torch.zeros(1), 0
    return torch.cat(parts), len(parts)


@program((4, 3), (7, 3))
def pairs_in_branches(x):
    pairs: List[Tuple[int, Tensor]] = []
    for i in range(x.size(0)):
        if bool(x[i].sum() > 1):
            pairs.append((i, x[i] * 2))
    s = torch.zeros(3)
    for i, y in pairs:
        s = s * 0.5 + y * i
    return s, len(pairs)


@program((14, 21), (7, 21), (14, 7), (7, 7), (28, 35), (3, 40))
def shifts_of_two_dims(x):
    h, w = x.shape
    shift = [3, 3]
    if h <= 7:
        shift[0] = 0
    if w <= 7:
        shift[1] = 0
    regions = x.new_zeros((h, w))
    if sum(shift) > 0:
        x = torch.roll(x, (-shift[0], -shift[1]), (0, 1))
        count = 0
        for rows in ((0, -7), (-7, -shift[0]), (-shift[0], None)):
            for columns in ((0, -7), (-7, -shift[1]), (-shift[1], None)):
                regions[rows[0]:rows[1], columns[0]:columns[1]] = count
                count += 1
    return x, regions


@program((8, 8), (24, 8), (48, 8), (64, 8))
def nested_thresholds(x):
    n = x.size(0)
    near = 1
    far = 1
    if n > 20:
        near = 2
    if n > 50:
        far = 3
    if near > 1:
        x = x[:far] * near
    return x


@program((10, 2), (39, 2), (45, 2), (51, 2), (100, 2))
def between_samples(x):
    h = x.size(0)
    last = h
    if h > 50:
        last = 50
    if h > 40:
        return x[:last] * min(h, 50), x.new_zeros(last)
    return x * max(h - 37, 0), x.new_zeros(max(h - 37, 0))


@program((5, 2), (1, 2), (0, 2), (3, 2))
def at_most_one(x):
    n = x.size(0)
    return torch.arange(n + 3) * min(n, 1), torch.ones(min(n, 1), 2), torch.ones(max(n, 1)).size(0)


# Samples of the sizes make the divisors 0, which stops LibTorch's own process.
@program([torch.rand(2, 3), torch.rand(3, 5)], [torch.rand(1, 3), torch.rand(4, 3)])
def remainders_of_sizes(x, y):
    return y * (x.numel() % (y.size(1) - 1)), x.numel() // (y.size(1) - 1)


@program([torch.rand(2, 3), torch.rand(3, 5)], [torch.rand(1, 3), torch.rand(4, 3)], [torch.rand(4, 3), torch.rand(2, 1)])
def roll_of_what_may_be_none(x, y):
    return y[:, :-1].roll(x.numel(), 1)


# Where the list stays empty, an element would have a negative size.
@program([torch.randn(1)], [torch.randn(2)], [torch.randn(3)], [torch.randn(9)])
def cut_where_it_is_long_enough(x):
    cuts: List[Tensor] = []
    for size in [2, 3]:
        if x.size(0) >= size:
            cuts.append(x[size:])
    return len(cuts), torch.cat(cuts + [x])


@program([torch.randn(1, 1)], [torch.randn(2, 3)], [torch.randn(3, 300)])
def strided_where_it_is_long_enough(x):
    parts: List[Tensor] = []
    for step in [1, 4]:
        if x.size(1) >= step:
            parts.append(x[:, ::step])
    return parts[-1], torch.cat(parts, 1)
