# RUN: %python %s
"""A tensor that is one of two, or another in each iteration: what is written to the one is seen in the other."""
from typing import List, Optional

import torch
from language import program, refused

BATCH = (2, 4), (5, 4)
COUNTS = [torch.rand(2, 4), 3], [torch.rand(5, 4) - 0.5, 1], [torch.rand(5, 4) - 1, 0], [torch.rand(2, 4), 7]


@program(*BATCH)
def conditional_alias(x):
    y = x.clone()
    z = y if bool(x.sum() > 0) else x * 3
    z.add_(1)
    y[0] = 5.
    return y, z, x


@program(*BATCH)
def conditional_alias_two(x):
    a = x.clone()
    c = x + 1
    z = a if bool(x.sum() > 0) else c
    w = z[0]
    w.mul_(2)
    a.add_(1)
    c.sub_(1)
    z[1, 1] = 9.
    return a, c, z, w


@program(*BATCH)
def conditional_view(x):
    a = x.clone()
    if bool(x.sum() > 0):
        v = a[0]
    else:
        v = a[1]
    v.add_(10)
    a.mul_(2)
    v[0] = 0.
    return a, v


@program(*BATCH)
def conditional_fresh_held_twice(x):
    a = x.clone()
    l = [a]
    if bool(x.sum() > 0):
        f = x * 2
        l = [f]
        z = f
    else:
        z = a
    z.add_(1)
    l[0].mul_(3)
    return a, l[0], z


@program(*BATCH)
def conditional_twice(x):
    a = x.clone()
    z = a if bool(x.sum() > 0) else x + 2
    w = z if bool(x[0, 0] > 0.5) else a
    w.add_(1)
    z.mul_(2)
    a.sub_(3)
    return a, z, w


@program(*COUNTS)
def conditional_alias_in_loop(x, n: int):
    a = x.clone()
    z = a if bool(x.sum() > 0) else x + 2
    for i in range(n):
        z.add_(1)
        a[0] = a[0] * 2
    return a, z


@program(*COUNTS)
def alias_chosen_in_loop(x, n: int):
    a = x.clone()
    c = x + 1
    for i in range(n):
        z = a if bool(a.sum() > c.sum()) else c
        z.mul_(0.5)
    return a, c


@program(*BATCH)
def mutate_in_branch_then_read(x):
    a = x.clone()
    z = a if bool(x.sum() > 0) else x + 2
    if bool(x[0, 0] > 0.5):
        z.add_(1)
        a.mul_(2)
    else:
        a[0].zero_()
    return a, z


@program(*BATCH)
def clone_if_needed(x):
    y = x
    if bool(x.sum() > 0):
        y = y.clone()
    y += 1
    return y, x


class buffer_or_input(torch.nn.Module):
    def __init__(self):
        super().__init__()
        self.register_buffer("b", torch.ones(4))

    def forward(self, x):
        z = self.b if bool(x.sum() > 0) else x[0]
        w = z + x
        return w, z * 2


@program(*BATCH)
def swap_by_condition(x):
    a = x.clone()
    c = x * 2
    if bool(x.sum() > 0):
        a, c = c, a
    a.add_(1)
    c.mul_(3)
    return a, c


@program(*COUNTS)
def swap_in_loop(x, n: int):
    a = x.clone()
    c = x * 2
    for i in range(n):
        a, c = c, a
        a = a + 1
    return a, c


@program(*COUNTS)
def double_buffer_in_place(x, n: int):
    cur = x.clone()
    nxt = torch.zeros_like(x)
    for i in range(n):
        nxt.copy_(cur * 0.5 + i)
        cur, nxt = nxt, cur
    return cur


@program(*BATCH)
def early_return_with_alias(x):
    y = x.clone()
    v = y[0]
    if bool(x.sum() > 0):
        v.add_(1)
        return y
    y.mul_(2)
    return y + v


@program(*BATCH)
def list_of_views(x):
    y = x.clone()
    rows = [y[0], y[1]]
    for r in rows:
        r.mul_(2)
        if bool(r.sum() > 1):
            r[0] = 0.
    return y, rows[0] + rows[1]


# Which one is written to depends on two predicates.
@program(*BATCH)
def chosen_in_nested_branches(x):
    b = x * 2
    l = [b]
    if bool(x[0].sum() > 1):
        if bool(x.sum() > 0):
            y = x
        else:
            b = x + x.sum()
    b *= 0.5
    return b, l[0]


@program([torch.rand(2, 4), 3], [-torch.rand(2, 4), 2], [torch.rand(5, 4), 0])
def chosen_in_a_loop_of_a_branch(x, n: int):
    a = x * 2
    c = a.t()
    if bool(x.sum() > 0):
        for i in range(n):
            c = a if bool(a.sum() > 0) else c
    else:
        a = x * 3
    a.add_(1)
    return a, c


# What is one of two tensors is written to in a branch that leaves it another.
@program(*BATCH)
def chosen_is_left_in_one_branch(x):
    a, other = x[0] * 2, x[0] + 3
    kept = [x[0] * 1]
    if bool(x[0].sum() > 0):
        kept[0] = a.detach()
    if bool(x[1].sum() > 1):
        kept[0] = other
    else:
        a.neg_()
    return kept[0], a


@program(*BATCH)
def one_list_of_either_branch(x):
    if bool(x.sum() > 0):
        rows = [x[0] * 2]
        same = rows
    else:
        rows = [x[0]]
        same = rows
    rows[0] = x[0] * 5
    return same[0], rows[0]


@program(*BATCH)
def one_list_of_one_branch(x):
    rows: Optional[List[torch.Tensor]] = None
    same: Optional[List[torch.Tensor]] = None
    if bool(x.sum() > 0):
        made = [x[0] * 2]
        rows, same = made, made
    if rows is not None and same is not None:
        rows[0] = x[0] * 5
        return same[0]
    return x[0]


@program(*BATCH)
def one_tensor_of_one_branch(x):
    row: Optional[torch.Tensor] = None
    same: Optional[torch.Tensor] = None
    if bool(x.sum() > 0):
        made = x[0] * 2
        row, same = made, made
    if row is not None and same is not None:
        row.add_(1)
        return same
    return x[0]


@refused("may be one that was changed", *BATCH)
def one_list_of_one_branch_two_of_the_other(x):
    if bool(x.sum() > 0):
        rows, same = [x[0] * 2], [x[0] * 3]
    else:
        rows = [x[0]]
        same = rows
    rows[0] = x[0] * 5
    return same[0]


@refused("may be one that was changed", *BATCH)
def set_by_a_loop_of_a_branch(x):
    rows, kept = [x[0] * 2], [x[0] * 3]
    if bool(x.sum() > 0):
        kept = [x[0]]
    else:
        for i in range(x.size(0)):
            kept = rows
    kept[0] = x[0] * 4
    return rows[0]


@refused("may share memory", *BATCH)
def element_that_a_branch_replaces(x):
    rows, kept = [x[0] * 2], [x[0] * 3]
    if bool(x.sum() > 0):
        rows[0] = x[0] + 1
    else:
        for i in range(x.size(0)):
            kept = rows
    kept[0].sub_(1)
    return rows[0]


class OfTwoSizes(torch.nn.Module):
    """What a branch chose of two cuts is written to, and so are they."""

    def forward(self, x):
        a, c = x * 1, torch.cat([x, x])
        if x.size(0) > 7:
            t = a[:-2]
        else:
            t = a[: min(x.size(0), 5)]
        t[-3:] = 0
        if bool(x.sum() > 0):
            u = c[::2]
        elif x.size(0) > 4:
            u = c[3:]
        else:
            u = c
        u[1:3] = 7
        c += 1
        return a, t, c, u


program((5, 3), (2, 3), (7, 3), (8, 3), (20, 3))(OfTwoSizes)


def chosen(*sizes):
    return [[torch.rand(n, 3), flag] for n, flag in sizes]


@program(*chosen((5, True), (3, False), (9, True), (2, False)))
def written_where_it_is_a_view_of_a_view(x, flag: bool):
    a, b, c = x * 2, x * 3, x * 4
    y, z, u = a, b, c
    if flag:
        y = a.unsqueeze(0).squeeze(0)
        z = b[1:, 1:]
        u = c.t()[1:]
    if flag:
        y += 1
        z[0] = 0.5
        u.mul_(2)
    return a, b, c, y, z, u


@program((1, 8), (2, 4), (3, 1), (5, 6))
def chosen_by_what_is_always_so(x):
    y = torch.cat([x, x])
    z = torch.cat([x, x])
    a = y.view(x.size(0), 2, x.size(1)) if x.numel() > 0 else y.unsqueeze(1)
    a[:, 0] = 0
    b = z.view(x.size(0), 2, x.size(1)) if z.size(0) > x.size(0) else z.unsqueeze(1)
    b[:, 0] += 1
    return y, z


NESTED = (1, 1), (2, 3), (3, 4), (4, 5), (5, 5), (7, 2), (9, 1)


# A choice within a choice is written to as well.
@program(*NESTED)
def chosen_in_a_branch(x):
    a, b = x * 1, x * 2
    z = a
    if x.size(0) > 2:
        if x.size(1) > 3:
            z = b
        else:
            z = x * 7
            if x.size(0) > 5:
                z = a
    if x.size(0) != 5:
        z.mul_(2)
    a += 1
    return z, a, b


@program(*NESTED)
def written_in_the_branch_and_after(x):
    a = x * 1
    z = a
    if x.size(0) > 2:
        z = x * 3
        if x.size(1) > 3:
            z = a
            z += 2
        z *= 3
    a += 1
    return z, a


# What one of the sides is in another variable too.
@program(*NESTED)
def chosen_beside_its_side(x):
    a, b = x * 1, x * 2
    z, w, v = a, a, b
    if x.size(0) > 2:
        u = x * 3
        z, w, v = u, u, u
        if x.size(1) > 3:
            z = a
    z[0] = 5
    w[0] += 1
    v[0] -= 1
    return z, a, w, b, v


@program(*NESTED)
def broken_off_by_the_outer_index(x):
    z = x * 0
    for i in range(x.size(0)):
        for j in range(4):
            if j >= i:
                break
            z = z * 0.5 + x
        if i > 2:
            z[:1] = 0
    return z
