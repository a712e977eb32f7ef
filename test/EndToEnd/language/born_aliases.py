# RUN: %python %s
"""Tensors that a branch makes and that leave it in several variables: what is written to the one is seen in the others."""
from typing import Dict, List, Optional

import torch
from language import program, refused
from torch import Tensor

BATCH = (2, 4), (5, 4), (1, 4)


@program(*BATCH)
def held_twice_on_one_side(x):
    if bool(x.sum() > 0):
        y = x + 1
        w = y
    else:
        y = x + 2
        w = x * 2
    w.mul_(3)
    y.add_(2)
    return y, w


@program(*BATCH)
def other_pairs_on_the_other_side(x):
    if bool(x.sum() > 0):
        a = x * 2
        b = a
        c = x * 3
    else:
        a = x * 4
        b = x * 5
        c = a
    a += 1
    b *= 2
    c -= 3
    return a, b, c


@program(*BATCH)
def views_of_each_other(x):
    if bool(x.sum() > 0):
        y = x + 1
        w = y.view(-1)
    else:
        y = x + 2
        w = y.t()[0]
    w.zero_()
    y[0] += 4
    return y, w


@program(*BATCH)
def views_that_cross(x):
    if bool(x.sum() > 0):
        both = torch.stack([x, x + 1])
        a = both[0]
        b = both[1]
        c = both.transpose(0, 1)
    else:
        a = x * 2
        b = x * 3
        c = torch.zeros(x.size(0), 2, 4)
    c[0, 1] = 8.0
    a += 1
    b -= 1
    return a, b, c


@program(*BATCH)
def written_within_too(x):
    if bool(x.sum() > 0):
        w = torch.cat([x, x])
        w[0] = 7
        y = w[:-1]
        y += 1
    else:
        w = torch.ones(x.size(0), 4)
        w[0].sub_(x[0])
        y = w[1:]
    w.mul_(3)
    y.add_(2)
    w += 1
    return y, w


@program(*BATCH)
def of_data(x):
    if bool(x.sum() > 0):
        y = x[x > 0.5]
        w = y
    else:
        y = x.flatten()
        w = y[:1]
    w.zero_()
    return y, w


@program(*BATCH)
def set_by_one_side(x):
    w: Optional[Tensor] = None
    if bool(x.sum() > 0):
        y = x + 1
        w = y[1:]
    else:
        y = x + 2
    y += 2
    if w is not None:
        w += 1
    return y


@program(*BATCH)
def in_tuples_and_dicts(x):
    d: Dict[str, Tensor] = {}
    if bool(x.sum() > 0):
        y = x + 1
        t = (y, y)
        d["a"] = y
    else:
        y = x + 2
        t = (x * 2, y)
        d["a"] = y * 3
    y.zero_()
    return t[0], t[1], d["a"], y


@program(*BATCH)
def in_each_iteration(x):
    h = x * 1
    s = x * 1
    for i in range(3):
        if bool(x.sum() > 0) and i > 0:
            h = x + i
            s = h
        h += 1
    return h, s


@program(*BATCH)
def only_read(x):
    if bool(x.sum() > 0):
        y = x + 1
        w = y
    else:
        y = x + 2
        w = x * 2
    return y * w, w + 1


# The list has copies of its elements: whether there are any, only the run knows.
@refused("may share memory", *BATCH)
def in_a_list_of_the_run(x):
    h = x * 3
    outs: List[Tensor] = [h]
    if bool(x.sum() > 0):
        h = h * 2
        outs.append(h)
    h += 1
    return torch.stack(outs).sum(0), h
