# RUN: %python %s
"""Tensors that a branch puts into a list and that are written to after it: the list sees it, where they are in it."""
from typing import Dict, List

import torch
from language import program, refused
from torch import Tensor

ROWS = (2, 4), (5, 4), (1, 4), [torch.randn(9, 4)], [torch.randn(7, 4)]


@program(*ROWS)
def in_a_loop(x):
    kept: List[Tensor] = []
    h = torch.zeros_like(x[0])
    for i in range(x.size(0)):
        h = h * 0.5 + x[i]
        if bool(h.sum() > 0):
            kept.append(h)
        h.mul_(2)
    kept.append(h)
    return torch.stack(kept)


@program(*ROWS)
def views_in_a_loop(x):
    kept: List[Tensor] = []
    for i in range(x.size(0)):
        h = x[i] * 2
        if bool(h.sum() > 0):
            kept.append(h[1:])
        else:
            kept.append(h[:3])
        h.mul_(2)
    return torch.stack(kept)


@program(*ROWS)
def twice_and_between(x):
    kept: List[Tensor] = []
    for i in range(x.size(0)):
        h = x[i] * 3
        if bool(x[i, 0] > 0):
            kept.append(h)
            if bool(x[i, 1] > 0):
                h -= 1
                kept.append(h)
        h += 2
        kept.append(h)
        h *= 3
    return torch.stack(kept)


@program(*ROWS)
def one_list_of_two(x):
    kept: Dict[str, List[Tensor]] = {"up": [x[0] * 0], "down": [x[0] * 0]}
    for i in range(x.size(0)):
        h = x[i] * 3
        if bool(h.sum() > 0):
            kept["up"].append(h)
        else:
            kept["down"].append(h)
        h += 2
    return torch.stack(kept["up"]).sum(0), torch.stack(kept["down"]).sum(0)


@program(*ROWS)
def written_through_the_list(x):
    kept: List[Tensor] = [x[0] * 1]
    h = x[-1] * 2
    if bool(x.sum() > 0):
        kept.append(h)
    kept[-1] += 1
    h += 1
    kept[-1] *= 2
    return torch.stack(kept), h


@program(*ROWS)
def branches_in_branches(x):
    kept: List[Tensor] = []
    if bool(x.sum() > 0):
        h = x * 2
        if bool(x[0, 0] > 0):
            kept.append(h[0])
        h += 1
    kept.append(x[0])
    return torch.stack(kept)


@program(*ROWS)
def two_views_of_one(x):
    kept: List[Tensor] = []
    h = x * 2
    if bool(x.sum() > 0):
        kept.append(h[:, 1])
        kept.append(h[:, 0])
    h += 1
    kept.append(x[:, 0])
    return torch.stack(kept), h


# A write to a row may be one to the tensor, which is there once on each side.
@refused("may share memory", *ROWS)
def in_either_place(x):
    kept: List[Tensor] = [x[0] * 1]
    h = x[-1] * 2
    if bool(x.sum() > 0):
        kept.append(h)
    else:
        kept.append(x[0] * 3)
        kept.append(h)
    kept[-1] += 1
    h += 1
    return torch.stack(kept), h


# What an iteration put into it, the next one writes to.
@refused("may share memory", *ROWS)
def written_later(x):
    kept: List[Tensor] = []
    h = x[0] * 2
    for i in range(x.size(0)):
        h.mul_(2)
        h = h * 0.5 + x[i]
        if bool(h.sum() > 0):
            kept.append(h)
    kept.append(h)
    return torch.stack(kept)
