# RUN: %python %s
"""Values of two ranks, dtypes or lengths, one of which a branch of the run decides on."""
from typing import Dict, List, Union

import torch
from language import program, refused

BATCH = (2, 4), (5, 4)
COUNTS = [torch.rand(2, 4), 3], [torch.rand(5, 4) - 0.5, 1], [torch.rand(5, 4) - 1, 0], [torch.rand(2, 4), 7]


@program(*BATCH)
def two_ranks(x):
    c = bool(x.sum() > 0)
    y = x.unsqueeze(0) if c else x
    y = y * 2 + 1
    k = y.dim()
    z = torch.stack([y, y + 1], dim=k - 1)
    if c:
        z = z.squeeze(0)
    return z, k


@program(*BATCH)
def two_ranks_flat(x):
    if bool(x.sum() > 0):
        y = x.reshape(-1)
    else:
        y = x[:1] * 3
    n = y.numel()
    s = y.size(0)
    return y.reshape(-1), n, s, y.sum(), y.dim(), len(y.shape)


@program(*BATCH)
def two_dtypes(x):
    if bool(x.sum() > 0):
        y = x > 0.3
    else:
        y = x
    z = y.float() + 1
    return z, y.dtype == torch.bool


@program(*BATCH)
def asked_twice(x):
    n = int((x > 0).sum())
    if n > 0:
        x = x.unsqueeze(1)
    x = torch.relu(x).mul_(2)
    if n > 0:
        x = x.squeeze(1)
    return x


@program(*BATCH)
def in_place_on_either(x):
    y = x.clone()
    c = bool(x.sum() > 0)
    z = y[0] if c else y
    z.add_(1)
    z[0] = 7.
    return y


@program(*BATCH)
def list_of_either(x):
    c = bool(x.sum() > 0)
    y = x.reshape(-1) if c else x
    l = [y, y * 2]
    l.append(y + 1)
    s = torch.zeros(1)
    for e in l:
        s = s + e.sum()
    return s, torch.cat(l).sum(), len(l)


@program(*BATCH)
def union_number(x):
    v: Union[int, torch.Tensor] = 3
    if bool(x.sum() > 0):
        v = x + 1
    if isinstance(v, torch.Tensor):
        return v * 2
    else:
        return x * v


@program(*BATCH)
def either_in_loop(x):
    c = bool(x.sum() > 0)
    y = x.unsqueeze(0) if c else x
    i = 0
    while i < int(x.abs().sum()) % 4 + 1:
        y = y * 2
        i += 1
    return y.reshape(-1), y.sum()


@program(*BATCH)
def nested_either(x):
    c = bool(x.sum() > 0)
    d = bool(x[0, 0] > 0.5)
    y = x
    if c:
        y = x.unsqueeze(0)
        if d:
            y = y.unsqueeze(0)
    return y.sum(-1).flatten(), y.dim()


@program(*BATCH)
def lists_of_two_lengths(x):
    c = bool(x.sum() > 0)
    l = [x, x[0]] if c else [x.t()]
    s = x.sum()
    for e in l:
        s = s + e.sum()
    return s, len(l)


@program(*BATCH)
def box_coder(x):
    boxes = [x, x * 2]
    n = 0
    for b in boxes:
        n += int((b > 0.2).sum())
    y = x.repeat(1, 2)
    if n > 0:
        y = y.reshape(x.size(0), -1, 4)
    out: List[torch.Tensor] = []
    for p in y.split([1, x.size(0) - 1]):
        dim = p.dim()
        q = torch.stack([p[..., 0::2].clamp(0), p[..., 1::2].clamp(0)], dim=dim).reshape(p.shape)
        out.append(q[:, 1:].sum().reshape(1))
    return torch.cat(out)


@refused("f32[1,x_0,4] or f32[x_0,4]", *BATCH)
def either_as_result(x):
    y = x.unsqueeze(0) if bool(x.sum() > 0) else x
    return y * 2


@program(*BATCH)


@program(*BATCH)
def attribute_of_shape_in_branches(x):
    if bool(x.sum() > 0):
        y = x[:, :2]
    else:
        y = x.repeat(2, 1)
    n, m = y.shape
    return y.reshape(m, n), n * m, y.new_zeros(n)


@program(*BATCH)
def tuple_of_two_ranks(x):
    c = bool(x.sum() > 0)
    t = (x, x[0]) if c else (x[0], x)
    a, b = t
    return a.sum(), b.sum(), (a + b)


@program(*BATCH)
def dict_of_two_ranks(x):
    d: Dict[str, torch.Tensor] = {}
    if bool(x.sum() > 0):
        d["a"] = x
    else:
        d["a"] = x[0]
    d["b"] = d["a"] * 2
    s = torch.zeros(4)
    for k, v in d.items():
        s = s + v.reshape(-1, 4).sum(0)
    return s


@program(*BATCH)


class TwoRanksThroughLayers(torch.nn.Module):
    def __init__(self):
        super().__init__()
        self.l = torch.nn.Linear(4, 3)
        self.n = torch.nn.LayerNorm(3)

    def forward(self, x):
        batched = bool(x.sum() > 0)
        if not batched:
            x = x[0]
        y = self.n(self.l(x)).softmax(-1)
        if not batched:
            y = y.unsqueeze(0)
        return y


@program(*BATCH)
def two_dtypes_arithmetic(x):
    k = torch.arange(4) if bool(x.sum() > 0) else torch.rand(4) * 0
    y = x + k
    z = (k * 2).sum().float()
    return y, z, k.is_floating_point()


@program(*COUNTS)
def two_ranks_in_loop_branches(x, n: int):
    s = torch.zeros(4)
    for i in range(n):
        y = x if i % 2 == 0 else x[0]
        s = s + y.reshape(-1, 4).sum(0)
    return s


@program(*BATCH)
def number_or_tensor_returned(x):
    k = 2.5
    if bool(x.sum() > 0):
        k = float(x.mean())
    y = x * k
    return y


@refused("its elements are no tensors or numbers", (4,), (2,))
def pieces_of_two_dtypes(x):
    y = x > 0
    while y.size(0) > 178:
        y = y + 1
    return torch.cat([p.reshape(-1) for p in y.split(77, 0)])


# A tensor's method that lists have too: the list of its indices holds one of two.
@program((1, 2), (2, 2), (3, 2), (30, 2))
def picked_by_one_or_several(x):
    order = x[:, 0].argsort()
    kept: List[int] = []
    while order.numel() > 0:
        first = int(order[0])
        kept.append(first)
        idx = (x[order[1:], 1] < x[first, 1]).nonzero().squeeze()
        order = order[idx + 1]
        if order.dim() == 0:
            order = order.unsqueeze(0)
    return torch.tensor(kept), order


# What a number that one of two gives rules out.
@program((2, 2), (1, 2), (3, 2), (30, 2))
def asked_how_many(x):
    found = (x[:, 0] > 0.2).nonzero().squeeze()
    if found.numel() != 1:
        total = found[:1].sum() + found[1:].sum()
    else:
        total = found * 2
    if found.numel() == 1:
        found = found.view(1)
    return total.sum(), found[:1] * 3


# Suppression of boxes as it is often written: a loop carries one index or several.
@program((1, 5), (2, 5), (3, 5), (8, 5), (40, 5))
def suppressed(x):
    corners, sizes, scores = x[:, :2] * 4, x[:, 2:4].abs() + 0.5, x[:, 4]
    ends, areas = corners + sizes, sizes.prod(1)
    order = scores.argsort(descending=True)
    kept: List[int] = []
    while order.numel() > 0:
        if order.numel() == 1:
            kept.append(int(order.item()))
            break
        first = int(order[0].item())
        kept.append(first)
        shared = (torch.minimum(ends[first], ends[order[1:]]) - torch.maximum(corners[first], corners[order[1:]])).clamp(min=0).prod(1)
        idx = (shared / (areas[first] + areas[order[1:]] - shared) <= 0.2).nonzero().squeeze()
        if idx.numel() == 0:
            break
        order = order[idx + 1]
    return torch.tensor(kept), order.numel()


@program((2, 2), (1, 2), (9, 2), (30, 2))
def carried_beside_what_it_was(x):
    z = (x[:, 0] > 0).nonzero().squeeze()
    total = x.sum()
    for i in range(x.size(0)):
        if z.numel() == 0:
            break
        if z.numel() == 1:
            total = total - z.sum() * 2 + i
        else:
            total = total + z[0]
            z = (z[1:] % 5 > 0).nonzero().squeeze()
    return total


# One index that is left is read only where there is one, at the end of a branch too.
@program((2, 2), (1, 2), (9, 2), (30, 2))
def left_by_a_branch(x):
    z = torch.arange(3)
    if bool(x.sum() > 0):
        z = (x[:, 0] > 1).nonzero().squeeze()
    else:
        z = (x[:, 1] > 1).nonzero().squeeze()
    for i in range(x.size(0)):
        if z.numel() == 0:
            break
        z = z.flatten()[1:].squeeze()
    return z.flatten(), z.numel()


ROWS = (1, 3), (2, 3), (50, 3)
NAMED = ("--input", "x=f32[n,3]")


# That a dim may be fixed is no reason to take it not to be 1.
@program(*ROWS, flags=(*NAMED, "--allow-fixed-dims"))
def squeezed_whatever_is_allowed(x):
    y = x.squeeze(0)
    return y.reshape(-1, 3) + 1, x.sum(1).squeeze().sum(), y.dim()


@refused("f32[3] or f32[n,3]", (2, 3), flags=NAMED)
def squeezed_and_returned(x):
    return x.squeeze(0)


# But for what cannot be of two ranks.
@program((2, 3), (50, 3), flags=(*NAMED, "--allow-fixed-dims"))
def squeezed_and_returned_as_allowed(x):
    return x.squeeze(0) * 2


@program([torch.rand(2, 3), True, True], [torch.rand(3, 3), False, True], [torch.rand(3, 3), False, False])
def told_by_a_number_of_three(x, first: bool, second: bool):
    kind = 1 if first else (2 if second else 3)
    y = x if second else x.sum(0)
    if kind == 2:
        return y[:, 0].sum()
    return y.sum()


@program((3,), (1,), (10,))
def best_of_many(x):
    """Whether it is an integer, twenty branches decide."""
    m = x.min()
    for i in range(20):
        rest = x * (i + 1.0) - m
        if rest.sum() > 0:
            t = rest.sum() - 1
            if t > 0:
                t = torch.tensor(0)
            if t < i:
                m = t
    return m.float()


@program([torch.tensor([1.0, -1])], [torch.ones(1)], [-torch.ones(4)], [torch.ones(4)])
def squeezed_to_as_many_as_there_are(x):
    i = (x > 0).nonzero().squeeze()
    w = torch.zeros(3, dtype=torch.long)
    if i.numel() == 1:
        w[0] = i
    if i.numel() != 1:
        return x[i].sum(), w
    return x[i] * 2, w


# Loops until a value has some rank.
@program(*ROWS, flags=NAMED)
def unsqueezed_until_it_fits(x):
    y = x.squeeze(0)
    while y.dim() < 4:
        y = y.unsqueeze(0)
    i = 0
    z = x.squeeze(0)
    while i < 3 and len(z.shape) < 3:
        z = z[None]
        i += 1
    return y.mean(2), z * 2


@program((2, 3, 4), (1, 3, 4), (2, 1, 4), (1, 1, 1), (1, 1, 5), flags=("--input", "x=f32[b,c,h]"))
def summed_until_it_is_flat(x):
    y = x.squeeze()
    k = 0
    while y.dim() > 1:
        y = y.sum(0)
        k += 1
    return y.sum(), k


@program(*([torch.zeros(n, dtype=torch.int64), torch.arange(k) % 2 == 0] for n, k in ((3, 2), (5, 7), (2, 1), (4, 0))))
def written_where_it_is(x, mask):
    places = mask.nonzero().squeeze()
    y = x.clone()
    y[places % x.size(0)] = places + 1
    return y
