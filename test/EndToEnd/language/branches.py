# RUN: %python %s
"""`if` on values of the run: results of every kind, early returns, mutation on one side or both."""
from typing import Dict, List, Optional, Tuple

import torch
from language import program, refused

BATCH = (2, 4), (5, 4)


@program(*BATCH)
def two_values(x):
    if bool(x.sum() > 0):
        y = x + 1
    else:
        y = x - 1
    return y


@program(*BATCH)
def early_return(x):
    if bool((x > 0).all()):
        return x * 2
    if bool((x < -0.5).any()):
        return x * 3
    return -x


@program(*BATCH)
def nested(x):
    s = float(x.sum())
    if s > 0:
        if s > 3:
            y = x * 3
        else:
            y = x * 2
    elif s < -3:
        y = x - 3
    else:
        y = x
    return y


@program(*BATCH)
def different_sizes(x):
    if bool(x.sum() > 0):
        y = torch.cat([x, x])
    else:
        y = x[:1]
    return y, y.size(0)


@program(*BATCH)
def sizes_of_both_used_after(x):
    if bool(x.sum() > 0):
        y = torch.cat([x, x], 1)
    else:
        y = x[:, :2]
    return y.sum(1), torch.zeros(y.shape[1]), y.shape[0] * y.shape[1]


# Torchvision's detectors do so, lest PyTorch have to guess at a size.
@program([torch.ones(2, 4)], [torch.randn(5, 4)], [torch.full((3, 4), 20.0)])
def rank_without_elements(x):
    kept = x[x[:, 0] < 10]
    if kept.shape[0] > 0:
        kept = kept.reshape(kept.shape[0], 2, 2)
    return (kept * 2).reshape(kept.shape[0], 4)


@refused("f32[2,4] or f32[4]", (2, 4))
def different_ranks(x):
    if bool(x.sum() > 0):
        y = x
    else:
        y = x.sum(0)
    return y * 2


@refused("f32", (2, 4))
def different_dtypes(x):
    if bool(x.sum() > 0):
        y = x
    else:
        y = x.to(torch.int64)
    return y * 2


@refused("None on one branch", "the input 'weighs' decides", "--input 'weighs=True'", [torch.rand(2, 4), True], flags=("--input", "x=f32[2,4]", "--input", "weighs=bool"))
def none_as_an_input_says(x, weighs: bool) -> Tuple[torch.Tensor, Optional[torch.Tensor]]:
    if not weighs:
        return x * 2, None
    return x * 2, x.sum(0)


@refused("f32[4] or f32[2,4]", "the input 'sums' decides", [torch.rand(2, 4), True], flags=("--input", "x=f32[2,4]", "--input", "sums=bool"))
def rank_as_an_input_says(x, sums: bool):
    y = x
    if sums:
        y = x.sum(0)
    return y


@program(*BATCH)
def numbers_of_each_kind(x):
    positive = bool(x.sum() > 0)
    if positive:
        n, f, b = 2, 0.5, True
    else:
        n, f, b = x.size(0), 1.5, False
    return x * n + f, n, f, b


@program(*BATCH)
def boolean_logic(x):
    a = bool(x.sum() > 0)
    b = bool(x[0, 0] > 0.5)
    n = 0
    if a and b:
        n = 1
    elif a or not b:
        n = 2
    return n, a != b, a and not b


@program(*BATCH)
def mutation_on_one_side(x):
    y = x.clone()
    view = y[:, 0]
    if bool(x.sum() > 0):
        y.add_(10)
    view.mul_(2)
    return y, view


@program(*BATCH)
def mutation_of_a_view_on_each_side(x):
    y = x.clone()
    row, column = y[0], y[:, 1]
    if bool(x.sum() > 0):
        row.zero_()
    else:
        column.fill_(3)
    return y, row, column


@program(*BATCH)
def view_made_in_a_branch(x):
    y = x.clone()
    if bool(x.sum() > 0):
        v = y[:, :2]
        v.add_(1)
    else:
        y[:, 2:].sub_(1)
    return y


@program(*BATCH)
def in_place_after_merge(x):
    if bool(x.sum() > 0):
        y = x + 1
    else:
        y = x * 2
    y.add_(1)
    y[:, 0] = 0.0
    return y


@program(*BATCH)
def one_side_is_the_argument(x):
    y = x
    if bool(x.sum() > 0):
        y = x * 2
    return y + x


@program(*BATCH)
def tuples(x):
    if bool(x.sum() > 0):
        pair = (x, x.sum())
    else:
        pair = (-x, x.mean())
    return pair


@program(*BATCH)
def lists(x):
    parts = [x]
    if bool(x.sum() > 0):
        parts[0] = x * 2
    else:
        parts = [x * 3]
    return parts[0], len(parts)


@program(*BATCH)
def append_on_both_sides(x):
    parts: List[torch.Tensor] = []
    if bool(x.sum() > 0):
        parts.append(x)
    else:
        parts.append(x * 2)
    parts.append(x * 3)
    return torch.cat(parts)


@program(*BATCH)
def append_on_one_side(x):
    parts = [x]
    if bool(x.sum() > 0):
        parts.append(x * 2)
    return torch.cat(parts), len(parts)


@program(*BATCH)
def dict_on_both_sides(x):
    d: Dict[str, torch.Tensor] = {}
    if bool(x.sum() > 0):
        d["a"] = x
    else:
        d["a"] = x * 2
    return d["a"]


@program(*BATCH)
def optional_result(x):
    y: Optional[torch.Tensor] = None
    if bool(x.sum() > 0):
        y = x * 2
    if y is not None:
        return y + 1
    return x


@program(*BATCH)
def optional_decided_twice(x):
    scale: Optional[float] = None
    if bool(x.sum() > 0):
        scale = 2.0
    if scale is None:
        scale = 0.5
    return x * scale


@program(*BATCH)
def branch_on_sizes(x):
    if x.size(0) > 3:
        return x[:3]
    return torch.cat([x, x])


@program(*BATCH)
def branch_on_parity(x):
    if x.size(0) % 2 == 0:
        y = x.view(2, -1)
    else:
        y = x.view(1, -1)
    return y.sum(1)


@program(*BATCH)
def branch_on_rank_is_folded(x):
    if x.dim() == 2:
        return x.unsqueeze(0)
    return x


@program(*BATCH)
def assert_is_a_note(x):
    assert x.size(1) == 4, "four columns"
    assert bool((x < 100).all()), "small"
    return x * 2


@program(*BATCH)
def raise_on_one_side(x):
    if bool(x.sum() > 1000):
        raise ValueError("too large")
    return x


@program([torch.rand(2, 4), True], [torch.rand(5, 4), False])
def branch_on_an_argument(x, flag: bool):
    return x * 2 if flag else x.sum(0, keepdim=True)


@program([torch.rand(2, 4), 3], [torch.rand(5, 4), -3], [torch.rand(5, 4), 0])
def branch_on_a_number(x, n: int):
    if n > 0:
        return x * n
    elif n == 0:
        return torch.zeros_like(x)
    return x / n


@program(*BATCH)
def variable_of_one_side_only(x):
    if bool(x.sum() > 0):
        y = x * 2
        found = True
    else:
        y = x
        found = False
    z = y
    if found:
        z = y + 1
    return z


def pick(x) -> Tuple[torch.Tensor, int]:
    if bool(x.sum() > 0):
        return x, 1
    return -x, 2


@program(*BATCH)
def early_return_of_a_function(x):
    y, n = pick(x)
    z, m = pick(y - 0.5)
    return y + z, n * 10 + m


@program(*BATCH)
def ternary(x):
    s = x.sum()
    y = s if bool(s > 0) else -s
    n = x.size(0) if x.size(0) > 3 else 3
    return y, n, torch.zeros(n)


@program(*BATCH)
def layers_in_a_branch(x):
    if bool(x.mean() > 0):
        return torch.nn.functional.softmax(x, 1)
    return torch.nn.functional.layer_norm(x, [4])


@program(*BATCH)
def empty_on_one_side(x):
    if bool(x.sum() > 0):
        y = torch.zeros(0, 4)
    else:
        y = x
    return y, torch.cat([y, x])


@program((2, 4), (5, 4), (3, 4), (30, 4), (1, 4))
def small_sizes_are_sizes_too(x):
    if x.size(0) > 5:
        return x, 0
    elif x.size(0) < 3:
        return x * x.size(0), x.unsqueeze(0).size(1)
    return x + torch.ones(x.size(0), 4).sum(), x.size(0)


@program((2, 4), (5, 4), (3, 4))
def at_most(x):
    assert x.size(0) <= 10
    return x.reshape(-1), x.size(0)


@program(*BATCH)
def optional_of_a_tuple(x):
    o: Optional[Tuple[torch.Tensor, Optional[torch.Tensor]]] = None
    if bool(x.sum() > 0):
        if bool(x.max() > 0.9):
            o = (x, x * 2)
        else:
            o = (x, None)
    r = x
    if o is not None:
        a, b = o
        r = r + a
        if b is not None:
            r = r + b
    return r


@program((2, 4), (5, 4))
def flag_of_its_branch(x):
    q = x.view(1, -1, 4)
    causal = bool(x.sum() > 0)
    mask: Optional[torch.Tensor] = None
    if not causal:
        mask = torch.ones(q.size(1), q.size(1)).tril(1)
    return torch.nn.functional.scaled_dot_product_attention(q, q, q, mask, 0.0, causal)


# Which dim an operator is about, or which kind of sum: it runs with each that there may be.
@program((1, 4, 5), (2, 5, 3), (2, 3, 3), (1, 40, 33))
def along_the_longer_side(x):
    d = 1 if x.size(1) >= x.size(2) else 2
    y = x.clone()
    y.select(d, 0).fill_(5.0)
    while x.size(1) > 8 or x.size(2) > 8:
        longer = 1 if x.size(1) >= x.size(2) else 2
        x = x.unfold(longer, 2, 2).mean(-1)
    return y, y.narrow(d, 0, 1), x.sum([0, d]), torch.cat([x, x * 2], d), x.split(2, d)[0], x.unfold(d, 2, 1).amax(-1)


@program(*([torch.rand(n, 3, 4), flag] for n, flag in ((2, True), (5, False), (1, True))))
def of_the_kind_of_the_call(x, flag: bool):
    loss = torch.nn.functional.mse_loss(x, x * 0.5, reduction="sum" if flag else "mean")
    places = torch.linspace(-1, 1, 8).view(1, 2, 2, 2)
    sampled = torch.nn.functional.grid_sample(x[None], places, mode="bilinear" if flag else "nearest", align_corners=False)
    return loss, sampled, x.mean(1 if flag else 2, keepdim=True)


@program([torch.rand(2, 3), 1], [torch.rand(3, 3), 0], [torch.rand(5, 3), -1])
def along_any_dim(x, d: int):
    return x.sum(d)


# A branch that no size happens to take, in which a size that a branch made is what another input's is, or nothing.
@program(*([torch.rand(b, t, d), torch.rand(b, u, e)]
           for b, t, d, u, e in ((2, 3, 4, 6, 4), (2, 5, 4, 6, 10), (1, 5, 4, 4, 4), (1, 10, 5, 6, 20), (3, 7, 5, 6, 14), (1, 2, 5, 5, 2), (2, 6, 4, 4, 12))))
def where_sizes_meet(x, y):
    if x.size(1) > x.size(2):
        x = torch.cat([x, x.flip(1)], 1)
    if x.size(1) == y.size(2) and x.size(2) == y.size(1):
        x = x + y.transpose(1, 2)
    return torch.bmm(y, x) if x.size(1) == y.size(2) else torch.bmm(y[:, :, :3], x[:, -3:]) if x.size(1) == y.size(2) + 3 else x


@program((3, 30), (2, 60), (1, 200), (4, 9), (2, 500), (2, 7), (2, 3))
def padded_and_cropped(x):
    if x.size(0) == 2:
        x = torch.nn.functional.pad(x, (0, 3))
    more = -x.size(1) % 8
    x = torch.nn.functional.pad(x, (0, more))
    if x.size(1) > more:
        x = x[:, :x.size(1) - more]
    return x


# After a branch that no size is tried in.
@program(*([torch.rand(a, b), torch.arange(m) % 3 < 2] for a, b, m in ((4, 3, 4), (4, 3, 3), (1, 1, 1), (100, 30, 30), (7, 7, 7))),
         flags=("--input", "x=f32[a,b]", "--input", "mask=bool[m]"))
def one_of_two_dims_is_masked(x, mask):
    if x.size(0) == 0:
        return x
    return x[mask] if x.size(0) == mask.size(0) else x[:, mask]


# What an outer branch says decides an inner one, whose condition was computed before.
@program(*[[torch.randn(n, 3), k] for n, k in ((3, 1), (30, 2), (41, 7), (300, 4))])
def decided_by_the_outer(x, k: int):
    small, few = k > 1, x.size(0) > 10
    number, rows, real, listed = 0, 0, 2.5, [1]
    if k < 4:
        number += 6
        real = 1.0
    else:
        if small:
            number += 50
            real = 3.5
            listed = [1, 2]
        else:
            number += 4
            real = 4.5
    if x.size(0) < 40:
        rows = 6
    else:
        if few:
            rows = 50
        else:
            rows = 4
    return number, real, x[:rows], x[:len(listed)]


@refused("f32[n,2,4] or f32[n,8]", "'n' decides: --dim says which sizes there are, as in --dim n=1..", (2, 8), flags=("--input", "x=f32[n,8]"))
def reshaped_unless_empty(x):
    if x.size(0) > 0:
        y = x.reshape(x.size(0), -1, 4)
    else:
        y = x
    return y
