# RUN: %python %s
"""Parts of models, as people write them: caches, cells, samplers, searches, state in dicts and numbers."""
from typing import Dict, List, Optional

import torch
from language import program

BATCH = (2, 4), (5, 4)
COUNTS = [torch.rand(2, 4), 3], [torch.rand(5, 4) - 0.5, 1], [torch.rand(5, 4) - 1, 0], [torch.rand(2, 4), 7]


@program(*COUNTS)
class KvCache(torch.nn.Module):
    def __init__(self):
        super().__init__()
        self.q = torch.nn.Linear(4, 4)
        self.k = torch.nn.Linear(4, 4)

    def forward(self, x, n: int):
        keys = x.new_zeros(0, 4)
        outs: List[torch.Tensor] = []
        h = x[0]
        for t in range(n):
            keys = torch.cat([keys, self.k(h).unsqueeze(0)])
            a = torch.softmax(keys @ self.q(h), 0)
            h = (a.unsqueeze(1) * keys).sum(0) + h * 0.5
            outs.append(h)
        if len(outs) == 0:
            return x.sum(0, keepdim=True)
        return torch.stack(outs)


@program(*COUNTS)
def rnn_with_lengths(x, n: int):
    lengths = [(i + n) % 4 for i in range(2)]
    out = torch.zeros(2, 4)
    for b in range(2):
        h = torch.zeros(4)
        for t in range(lengths[b]):
            h = torch.tanh(x[b] * t + h)
        out[b] = h
    return out, lengths


@program(*COUNTS)
def greedy_tokens(x, n: int):
    tokens: List[int] = [0]
    state = x.sum(0)
    while len(tokens) <= n and tokens[-1] != 3:
        logits = state * (tokens[-1] + 1)
        t = int(logits.argmax())
        tokens.append(t)
        state = state.roll(1) + 0.1
    return tokens[-1], len(tokens), torch.tensor(tokens)


@program(*BATCH)
def nms_by_hand(x):
    scores = x[:, 0]
    order = scores.argsort(descending=True)
    keep: List[int] = []
    dead = torch.zeros(x.size(0), dtype=torch.bool)
    for k in range(x.size(0)):
        i = int(order[k])
        if bool(dead[i]):
            continue
        keep.append(i)
        d = (x - x[i]).abs().sum(1)
        dead |= d < 0.8
    return torch.tensor(keep), dead


@program(*COUNTS)
def newton(x, n: int):
    y = x.abs() + 1
    r = torch.ones_like(y)
    for i in range(n):
        prev = r.clone()
        r = 0.5 * (r + y / r)
        if bool((r - prev).abs().max() < 1e-2):
            break
    return r


@program(*COUNTS)
def sampler_top_p(x, n: int):
    p, i = x.softmax(-1).sort(descending=True)
    c = p.cumsum(-1)
    m = c - p > 0.6
    p = p.masked_fill(m, 0.)
    p /= p.sum(-1, keepdim=True)
    out = torch.zeros_like(p).scatter_(1, i, p)
    if n > 2:
        out[:, 0] = 0.
    return out


@program(*COUNTS)
def dict_in_loop_and_branch(x, n: int):
    cache: Dict[int, torch.Tensor] = {0: x, 1: x + 1}
    for i in range(3):
        if i in cache and n > i:
            cache[i] = cache[i] * 2
        elif n == 0:
            cache[1] = cache[0]
    return cache[0], cache[1], len(cache)


@program(*COUNTS)
def strings_in_loops(x, n: int):
    mode = "a"
    for i in range(3):
        if mode == "a":
            x = x + 1
            mode = "b"
        else:
            x = x * 2
            mode = "a"
    return x


@program(*COUNTS)
def optional_state(x, n: int):
    h: Optional[torch.Tensor] = None
    for i in range(n):
        if h is None:
            h = x * i
        else:
            h = h + x
    if h is None:
        return x - 1
    return h


@program(*BATCH)
def nested_lists(x):
    g: List[List[torch.Tensor]] = [[], []]
    for i in range(4):
        g[i % 2].append(x[:, i])
    if bool(x.sum() > 0):
        g[0].append(x[:, 0])
    else:
        g[1].append(x[:, 1])
    return torch.stack(g[0]).sum(0), torch.stack(g[1]).sum(0), len(g[0])


@program(*BATCH)
def views_across_functions(x):
    y = x.clone()
    def_rows = [y[i] for i in range(2)]
    torch._foreach_add_(def_rows, 1)
    return y


@program(*BATCH)
def index_put_accumulate(x):
    y = x.clone()
    i = torch.tensor([0, 1, 0])
    y.index_put_((i,), torch.ones(3, 4), accumulate=True)
    y[i, :2] = 7.
    y[..., None][:, 1] -= 2
    return y


@program(*BATCH)
def split_views_written(x):
    y = x.clone()
    a, b = y.split([1, 3], dim=1)
    a.mul_(b[:, :1])
    b.copy_(a.expand_as(b))
    c, d = y.chunk(2, 1)
    d += c
    return y, a, b


@program(*BATCH)
def transposed_loop(x):
    y = x.clone()
    z = y.t()
    for i in range(z.size(0)):
        z[i] += i
        if bool(z[i].sum() > 3):
            z[i].neg_()
    return y, z


@program(*COUNTS)
def loop_of_branches_with_return(x, n: int):
    y = x.clone()
    for i in range(n):
        row = y[i % 2]
        if bool(row.sum() > 4):
            return y, i
        row += 0.7
    return y * 2, -1


@program(*COUNTS)
def bool_flags(x, n: int):
    seen = False
    count = 0
    for i in range(n):
        flag = bool((x * i).sum() > 1.0)
        seen = seen or flag
        count += int(flag and not (i == 2))
    return seen, count, x if seen else -x


@program(*COUNTS)
def floats_carried(x, n: int):
    lr = 0.1
    best = float("inf")
    w = x.clone()
    for i in range(n):
        loss = float((w * w).sum())
        if loss < best:
            best = loss
            lr *= 1.1
        else:
            lr *= 0.5
        w -= lr * w
    return w, lr


@program([torch.rand(2, 4), torch.tensor([3, 0, 2])], [torch.rand(6, 4), torch.tensor([1, 1])], [torch.rand(3, 4), torch.zeros(0, dtype=torch.long)])
def over_a_tensor_of_counts(x, counts):
    out: List[torch.Tensor] = []
    for c in counts:
        k = int(c)
        out.append(x[0].repeat(k))
    total = 0
    for o in out:
        total += o.numel()
    return total, len(out)


@program(*BATCH)
def float_keys_and_nested_dicts(x):
    d: Dict[str, Dict[str, torch.Tensor]] = {"a": {"x": x}, "b": {}}
    d["b"]["y"] = x * 2
    if bool(x.sum() > 0):
        d["a"]["x"] = d["b"]["y"] + 1
    return d["a"]["x"], d["b"]["y"], len(d["a"])
