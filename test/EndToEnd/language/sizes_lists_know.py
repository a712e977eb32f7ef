# RUN: %python %s
"""Lists of the run whose tensors differ in some dims, and what is known of the others: until one is put in that differs
there too."""
from typing import List, Tuple

import torch
import torch.nn.functional as F
from proved_sizes import Suite
from torch import Tensor

s = Suite()


def told(levels: List[Tensor]):
    y = torch.zeros(1)
    for level in levels:
        y = y * 0.9 + level.sum() * level.size(1) + level.size(3)
    return y


SIZES = dict(b=(1, 2, 3, 2), h=(3, 7, 12, 64), w=(4, 5, 9, 50))


@s.program("x=f32[1,2,h,w]", h=(3, 5, 64, 65, 300), w=(4, 33, 64, 127, 500))
def stacked_hourglasses(x):
    for i in range(3):
        levels: List[Tensor] = []
        while min(x.size(2), x.size(3)) > 4 and len(levels) < 3:
            levels.append(x)
            x = F.avg_pool2d(x, 2)
        while len(levels) > 0:
            level = levels.pop()
            x = F.interpolate(x, size=level.shape[2:]) * 0.5 + level
    return x


@s.program("x=f32[b,2,h,w]", **SIZES)
def two_pyramids(x):
    first: List[Tensor] = []
    second: List[Tensor] = []
    while x.size(-1) > 4 and len(first) < 4:
        first.append(x)
        second.append(x * 2)
        x = x[..., ::2, ::2]
    for i in range(len(first) - 1, -1, -1):
        p, q = first[i], second[i]
        x = F.interpolate(x, size=p.shape[-2:]) + torch.where(p > q, p, q)
    return x


@s.program("x=f32[b,2,h,w]", **SIZES)
def tiles(x):
    x = x.clone()
    parts: List[Tensor] = []
    for i in range(0, x.size(2), 7):
        for j in range(0, x.size(3), 5):
            parts.append(x[:, :, i:i + 7, j:j + 5])
    most = torch.zeros(x.size(0), 2)
    for part in parts:
        part.add_(part.amax((2, 3), True))
        most = most + part.amax((2, 3)) * part.size(2)
    return x, most


@s.program("x=f32[b,2,h,w]", **SIZES)
def more_channels_later(x):
    levels: List[Tensor] = []
    while x.size(2) > 2:
        levels.append(x)
        x = x[:, :, ::2, ::2]
        if len(levels) > 2:
            x = torch.cat([x, x], 1)
    y = torch.zeros(1)
    for level in levels:
        y = y + level.sum() * level.size(1) + level.size(3)
    return y


@s.program("x=f32[b,2,h,w]", **SIZES)
def pairs_with_more_channels_later(x):
    levels: List[Tuple[int, Tensor]] = []
    i = 0
    while x.size(2) > 2:
        levels.append((i, x))
        x = x[:, :, ::2, ::2]
        if i == 1:
            x = x.repeat(1, 3, 1, 1)
        i += 1
    y = torch.zeros(1)
    for k, level in levels:
        y = y * 0.9 + level.sum() * level.size(1) + level.size(3) + k
    return y


@s.program("x=f32[b,2,h,w]", **SIZES)
def lists_of_other_channels_joined(x):
    few: List[Tensor] = []
    many: List[Tensor] = []
    wide = torch.cat([x, x * 2, x * 3], 1)
    while x.size(2) > 2:
        few.append(x)
        many.append(wide)
        x, wide = x[:, :, ::2, ::2], wide[:, :, ::2, 1::2]
    both = few + many
    few += both
    few.extend(many)
    return told(few), len(few)


@s.program("x=f32[b,2,h,w]", **SIZES)
def elements_replaced(x):
    levels: List[Tensor] = []
    while x.size(2) > 2:
        levels.append(x)
        x = x[:, :, ::2, ::2]
    for i in range(len(levels)):
        if i % 2 == 1:
            levels[i] = levels[i].repeat(1, 2, 1, 1)
    levels.append(torch.ones(1, 1, 1, 1))
    levels.insert(0, torch.ones(1, 7, 1, 1))
    return told(levels)


@s.program("x=f32[b,2,h,w]", **SIZES)
def one_of_two_pyramids(x):
    levels: List[Tensor] = []
    wide = x.repeat(1, 2, 1, 1)
    if bool(x.sum() > 0):
        while x.size(2) > 2:
            levels.append(x)
            x = x[:, :, ::2, ::2]
    else:
        while wide.size(3) > 2:
            levels.append(wide)
            wide = wide[:, :, ::2, ::2]
    return told(levels)


@s.program("x=f32[b,2,h,w]", **SIZES)
def joined_along_each_dim(x):
    flat: List[Tensor] = [x.flatten(2)]
    means: List[Tensor] = [x[:, :, :1, :1]]
    corners: List[Tensor] = [x[:, :, :2, :2]]
    while x.size(2) > 2:
        flat.append(x.flatten(2))
        means.append(x.mean((2, 3), True))
        corners.insert(0, x[:, :, 1:3, :2] if x.size(2) > 3 else x[:, :, :2, -2:])
        x = x[:, :, ::2, ::2]
    return torch.cat(flat, 2), torch.stack(means, 1), torch.cat(means, 1), torch.cat(corners, 0)


# A size that only the branch tells is not known of the list behind it.
@s.program("x=f32[b,h,w]", b=(3, 6, 9, 2), h=(8, 17, 33, 5), w=(8, 9, 40, 30))
def rows_that_a_branch_chose(x):
    levels: List[Tensor] = []
    if bool(x.sum() > 0):
        y = x[x[:, 0, 0] > 0]
        while y.size(1) > 2 and y.size(2) > 2:
            levels.append(y)
            y = y[:, ::2, ::2]
    last: List[Tensor] = []
    for k in range(x.size(0)):
        y = x[x[:, 0, 0] > k * 0.1]
        mine: List[Tensor] = []
        while y.size(1) > 2 and y.size(2) > 2:
            mine.append(y)
            y = y[:, ::2, ::2]
        last = mine
    total = torch.zeros(1)
    for level in levels:
        total = total * 0.5 + level.sum() + level.size(0) * level.size(1)
    for level in last:
        total = total * 0.5 + level.sum() + level.size(0) * level.size(1)
    return total


s.run()
