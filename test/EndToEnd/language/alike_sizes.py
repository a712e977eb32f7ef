# RUN: %python %s
"""Sizes that a loop of the run changes alike: what is as long before an iteration, and after it, always is."""
from typing import List

import torch
from language import program
from torch import Tensor

COUNTS = [[torch.randn(t, d), cap] for t, d, cap in ((1, 2, 1), (5, 3, 3), (40, 2, 6))]
SIGNS = [[torch.randn(n, 3)] for n in (1, 5, 40)]


@program(*COUNTS)
def two_caches_cut_together(x, cap: int):
    keys, values = torch.zeros(0, x.size(1)), torch.zeros(0, x.size(1))
    sums = torch.zeros(x.size(1))
    for i in range(x.size(0)):
        keys = torch.cat([keys, x[i : i + 1]])
        values = torch.cat([values, x[i : i + 1] * 2])
        if keys.size(0) > cap:
            keys = keys[1:]
            values = values[1:]
        sums = sums + torch.softmax(keys @ x[i], 0) @ values
    return sums, keys + values


@program(*COUNTS)
def two_lists_popped_together(x, cap: int):
    keys: List[Tensor] = []
    values: List[Tensor] = []
    sums = torch.zeros(x.size(1))
    for i in range(x.size(0)):
        keys.append(x[i])
        values.append(x[i] * 2)
        if len(keys) > cap:
            keys.pop(0)
            values.pop(0)
        sums = sums + torch.softmax(torch.stack(keys) @ x[i], 0) @ torch.stack(values)
    return sums


@program(*SIGNS)
def masked_together(x):
    rows, scores = x, x.sum(1)
    total = torch.zeros(())
    while rows.size(0) > 0:
        keep = (rows - rows[int(scores.argmax())]).abs().sum(1) > 0.5
        rows, scores = rows[keep], scores[keep] * 0.9
        total = total + (rows.sum(1) * scores).sum()
    return total


# One of three that begin alike goes its own way.
@program(*SIGNS)
def two_of_three(x):
    first, second, third = x[:0], x[:0] * 2, x[:0]
    for i in range(x.size(0)):
        first = torch.cat([first, x[i : i + 1]])
        second = torch.cat([second, x[i : i + 1] * 2])
        if i % 2 == 0:
            third = torch.cat([third, x[i : i + 1]])
        if bool(x[i].sum() > 0):
            first, second = first[1:], second[1:]
    return first + second, third


# Two that begin alike, and of which one follows the other an iteration later.
@program(*SIGNS)
def one_behind(x):
    now, then = x[:1], x[:1]
    for i in range(x.size(0)):
        then = now
        if bool(x[i].sum() > 0):
            now = torch.cat([now, x[i : i + 1]])
    return now.sum(0), then.sum(0), now.size(0) - then.size(0)
