# RUN: %python %s
"""Pairs of constructs: views in containers, writes in loops, early returns with lists and dicts, Optional in containers."""
from typing import Dict, List, Optional, Tuple

import torch
from language import program

BATCH = (2, 4), (5, 4)
COUNTS = [torch.rand(2, 4), 3], [torch.rand(5, 4) - 0.5, 1], [torch.rand(5, 4) - 1, 0], [torch.rand(2, 4), 7]


@program(*BATCH)
def two_views_each_branch(x):
    y = x.clone()
    a = y[0]
    b = y[:, 1]
    if bool(x.sum() > 0):
        a.add_(1)
    else:
        b.mul_(3)
    return y, a, b


@program(*BATCH)
def view_after_rebase(x):
    y = x.clone()
    v = y[1:]
    y = y * 2
    v.add_(10)
    return y, v


# Lists of two lengths are rows, which follow their elements.
@program(*BATCH)
def view_of_list_element(x):
    l = [x.clone(), x * 2]
    v = l[0][0]
    m = l
    if bool(x.sum() > 0):
        m.append(x)
        v.zero_()
    m[0].add_(1)
    return l[0], v, len(l)


@program(*COUNTS)
def mask_in_while(x, n: int):
    y = x.clone()
    i = 0
    while i < n:
        m = y > 0.3
        y[m] += 0.1
        y[~m] *= 2.
        i += 1
    return y


@program(*COUNTS)
def mask_tensor_in_loop(x, n: int):
    y = x.clone()
    for i in range(n):
        m = y[:, 0] > 0.3
        y[m] = y[m] * 0.5 + i
    return y


@program(*COUNTS)
def out_in_loop(x, n: int):
    acc = torch.zeros(8, x.size(1))
    for i in range(n):
        torch.add(x[0], float(i), out=acc[i])
    return acc


@program(*BATCH)
def expand_then_clone_write(x):
    e = x[:1].expand(3, 4).clone()
    e[1] += 5
    f = torch.zeros(4).expand(2, 4) + x[:2]
    f[0].fill_(1)
    return e, f


@program(*COUNTS)
def kv_cache(x, n: int):
    cache = torch.zeros(8, 4)
    pos = 0
    for t in range(n):
        cache[pos:pos + 1] = x[:1] * t
        pos += 1
        x = x + cache[:pos].mean(0, keepdim=True)
    return x, cache, pos


@program(*BATCH)
def transpose_write_branch(x):
    y = x.t().contiguous()
    z = y.t()
    if bool(x.sum() > 0):
        z[0, 0] = 100.
    return y, z


@program(*BATCH)
def diag_in_loop(x):
    m = x.t() @ x
    for i in range(3):
        m.diagonal()[i] += i + 1
        m[i:, i].mul_(0.5)
    return m


@program(*BATCH)
def tuple_alias(x):
    y = x.clone()
    t = (y, y[0], [y[:, 0]])
    t[1].add_(1)
    t[2][0].mul_(2)
    t[0][-1] = 0.
    return y, t[1], t[2]


@program(*BATCH)
def dict_alias(x):
    y = x.clone()
    d = {"a": y, "b": y[0]}
    e = d
    e["b"].sub_(1)
    d["c"] = d["a"].view(-1)
    d["c"][::2] = 0.
    if bool(x.sum() > 0):
        d["a"] = x
    return y, d["a"], e["b"], e["c"]


@program(*COUNTS)
def early_return_nested(x, n: int):
    found: List[int] = []
    d: Dict[str, int] = {"n": 0}
    for i in range(n):
        for j in range(x.size(1)):
            if bool(x[0, j] * (i + 1) > 1.5):
                return x * i, len(found), d["n"]
            found.append(j)
            d["n"] += i
    return x, len(found), d["n"] + 100


@program(*BATCH)
def swap_in_list(x):
    l = [x.clone(), x + 1, x + 2]
    l[0], l[2] = l[2], l[0]
    l[0].add_(10)
    l.reverse()
    l[0][0] = 7.
    return l[0], l[1], l[2]


@program(*BATCH)
def inplace_chain_views(x):
    y = x.clone()
    y.view(-1).add_(1).view(y.shape)[0].mul_(2).neg_()
    y.unsqueeze(0).transpose(1, 2)[0, 1].zero_()
    return y


# An alias in the first iteration only.
@program(*COUNTS)
def loop_alias_var(x, n: int):
    a = x.clone()
    b = a
    for i in range(n):
        b.add_(1)
        b = b.clone()
    return a, b


@program(*COUNTS)
def first_of_a_chain(x, n: int):
    cur = x.clone()
    outs: List[torch.Tensor] = []
    h = cur
    for i in range(n):
        h += 1
        outs.append(h)
        h = torch.relu(h)
    return cur, h, len(outs)


@program(*COUNTS)
def roll_buffers(x, n: int):
    prev = x.clone()
    cur = x + 1
    for i in range(n):
        nxt = prev + cur
        prev = cur
        cur = nxt
        cur[0] = cur[0] * 0.5
    return prev, cur


@program(*COUNTS)
def max_loop(x, n: int):
    best = -1e9
    idx = -1
    for i in range(x.size(0)):
        s = float(x[i].sum())
        if s > best:
            best = s
            idx = i
    return best, idx, x[idx]


@program(*BATCH)
def select_scatter_cond_view(x):
    y = x.clone()
    v = y[0] if bool(x.sum() > 0) else y[1]
    w = v * 2
    return w, y


@program(*COUNTS)
def growing(x, n: int):
    y = x[:, :1]
    i = 0
    while i < n:
        y = torch.cat([y, x[:, :1] + i], 1)
        i += 1
    return y, y.size(1), y.sum()


@program(*COUNTS)
def beam(x, n: int):
    tokens = torch.zeros(2, 1, dtype=torch.long)
    scores = torch.zeros(2)
    for _ in range(n):
        logits = torch.log_softmax(x[:2] + tokens[:, -1:].float() * 0.1, -1)
        cand = (scores.unsqueeze(1) + logits).view(-1)
        scores, idx = cand.topk(2)
        beam_id = idx // 4
        tok = idx % 4
        tokens = torch.cat([tokens[beam_id], tok.unsqueeze(1)], 1)
        if bool((tok == 3).all()):
            break
    return tokens, scores


@program([torch.rand(6, 4), torch.tensor([0, 1, 1, 2, 5, 0])], [-torch.rand(9, 4), torch.tensor([3, 3, 2])])
def graph(x, idx):
    out = torch.zeros_like(x)
    for i in range(idx.size(0)):
        j = int(idx[i])
        out[j] += x[i]
        if j > 2:
            out[j].mul_(2)
    return out


@program(*BATCH)
def optional_chain(x):
    a: Optional[torch.Tensor] = None
    b: Optional[torch.Tensor] = None
    if bool(x.sum() > 0):
        a = x * 2
        if bool(x[0, 0] > 0.3):
            b = a + 1
    r = x
    if a is not None:
        r = r + a
        if b is not None:
            r = r * b
    return r


@program(*BATCH)
def optional_in_list(x):
    l: List[Optional[torch.Tensor]] = [None, x, None]
    if bool(x.sum() > 0):
        l[0] = x + 1
    n = 0
    s = torch.zeros_like(x)
    for e in l:
        if e is not None:
            s = s + e
            n += 1
    return s, n


@program(*BATCH)
def optional_in_tuple(x):
    t: Tuple[Optional[torch.Tensor], int] = (None, 1)
    if bool(x.sum() > 0):
        t = (x * 3, 2)
    a, k = t
    if a is None:
        return x * k
    return a * k + 1


@program(*COUNTS)
def while_with_view_and_base(x, n: int):
    y = x.clone()
    v = y[:, 1:3]
    i = 0
    while i < n:
        v += 1
        y *= 0.5
        i += 1
    return y, v
