# RUN: %python %s
"""Views that branches, loops and lists of the run leave, and what is written to them and to their base afterwards."""
from typing import Dict, List, Optional, Tuple

import torch
from proved_sizes import Suite
from torch import Tensor, nn

s = Suite()


@s.program("x=f32[n,4]", n=(2, 3, 7, 64, 65, 500))
def last_row_view(x):
    best = x[0]
    for i in range(1, x.size(0)):
        if bool(x[i].sum() > best.sum()):
            best = x[i]
    y = best.clone()
    x.mul_(2)
    return best, y, x


@s.program("x=f32[n,6]", n=(1, 2, 3, 7, 64))
def rows_in_list(x):
    rows: List[Tensor] = []
    for i in range(x.size(0)):
        rows.append(x[i])
    x.add_(1.0)
    return torch.stack(rows)


@s.program("x=f32[n,6]", n=(1, 2, 3, 7, 64))
def rows_written_in_list(x):
    rows: List[Tensor] = []
    for i in range(x.size(0)):
        rows.append(x[i])
    for r in rows:
        r.mul_(2.0)
    return x


@s.program("x=f32[n]", n=(1, 4, 9, 100))
def while_view(x):
    v = x
    c = 0
    while v.size(0) > 2:
        v = v[:v.size(0)//2]
        v += 1
        c += 1
    return x, v, c


@s.program("x=f32[n,5]", n=(1, 2, 4, 9, 100))
def opt_view(x):
    o: Optional[Tensor] = None
    if x.size(0) > 3:
        o = x[3]
    x.zero_()
    if o is not None:
        o.add_(2)
    return x


@s.program("x=f32[n,5]", n=(1, 2, 4, 9, 100))
def tuple_loop(x):
    st = (x[0], x.sum(0))
    for i in range(x.size(0)):
        st = (x[i], st[0] + st[1])
    x.fill_(1.)
    return st


@s.program("x=f32[n,6]", n=(2, 3, 4, 7, 20))
def list_conditional(x):
    rows: List[Tensor] = []
    for i in range(x.size(0)):
        if bool(x[i].sum() > 0):
            rows.append(x[i])
    for r in rows:
        r.clamp_(min=0)
    if len(rows) > 1:
        rows[1].zero_()
    return x, len(rows)


@s.program("x=f32[n,6]", n=(2, 3, 4, 7, 20))
def list_ragged(x):
    cols: List[Tensor] = []
    for i in range(x.size(0)):
        cols.append(x[:i+1])
    x[0] = 1.0
    cols[1].mul_(3)
    return torch.cat(cols), x


@s.program("x=f32[n,m]", n=(2, 3, 4, 7, 20), m=(3, 3, 9, 4, 8))
def list_tiles(x):
    t: List[Tensor] = []
    for i in range(0, x.size(0), 2):
        for j in range(0, x.size(1), 3):
            t.append(x[i:i+2, j:j+3])
    x.add_(1)
    for k in range(len(t)):
        t[k].mul_(float(k))
    return x, t[len(t)-1], len(t)


@s.program("x=f32[n,6]", n=(2, 3, 4, 7, 20))
def list_popped(x):
    rows: List[Tensor] = []
    for i in range(x.size(0)):
        rows.append(x[i])
    a = rows.pop()
    b = rows.pop(0)
    x *= 2
    a += 1
    b -= 1
    return x, a, b, len(rows)


@s.program("x=f32[n,6]", n=(2, 3, 4, 7, 20))
def list_in_tuple(x):
    rows: List[Tuple[int, Tensor]] = []
    for i in range(x.size(0)):
        rows.append((i, x[i]))
    x.add_(1.0)
    s_ = torch.zeros(6)
    for i, r in rows:
        s_ = s_ + i*r
    return s_


@s.program("x=f32[n]", n=(1, 2, 3, 4, 7, 20))
def pingpong(x):
    a = x.clone()
    b = torch.zeros_like(x)
    for i in range(x.size(0)):
        b.copy_(a * 0.5 + i)
        a, b = b, a
    return a, b


@s.program("x=f32[n]", n=(1, 2, 3, 4, 7, 20))
def two_pointers(x):
    lo = x[:1]
    hi = x[x.size(0)-1:]
    i = 0
    j = x.size(0)-1
    while i < j:
        if bool(x[i] < x[j]):
            lo = x[i:i+1]
            i += 1
        else:
            hi = x[j:j+1]
            j -= 1
    lo += 1
    hi *= 2
    return x, lo, hi


@s.program("x=f32[n,4]", n=(1, 2, 3, 4, 7, 20))
def opt_in_loop(x):
    o: Optional[Tensor] = None
    for i in range(x.size(0)):
        if bool(x[i].sum() > 0):
            o = x[i]
    x.sub_(1)
    if o is not None:
        o.mul_(3)
        return x + o
    return x


@s.program("x=f32[n,4]", n=(1, 2, 3, 4, 7, 20))
def strided_walk(x):
    v = x.view(-1)
    c = 0
    while v.numel() > 3:
        v = v[::2]
        v.add_(1)
        c += 1
    return x, v, c


@s.program("x=f32[n,n2]", n=(1, 2, 3, 4, 7, 20), n2=(1, 2, 3, 4, 7, 20))
def transposed_walk(x):
    v = x
    for i in range(x.size(0)):
        v = v.t()
        v[0] += 1
    x.mul_(2)
    return x, v


@s.program("x=f32[n,4]", n=(1, 2, 3, 4, 7, 20))
class Rows(nn.Module):
    def __init__(self):
        super().__init__()
        self.register_buffer("b", torch.zeros(3,4))
    def forward(self, x):
        b = self.b.clone()
        cur = b[0]
        for i in range(x.size(0)):
            if i % 2 == 0:
                cur = b[i % 3]
            cur += x[i]
        return b, cur


@s.program("x=f32[n,4]", n=(1, 2, 3, 4, 7, 20))
def dict_loop(x):
    d: Dict[str, Tensor] = {"a": x[0], "b": x[x.size(0)-1]}
    for i in range(x.size(0)):
        if bool(x[i].sum() > d["a"].sum()):
            d["a"] = x[i]
        d["b"] = x[x.size(0)-1-i]
    x.add_(1)
    return d["a"], d["b"]


@s.program("x=f32[n,4]", n=(0, 1, 2, 3, 4, 7, 20))
def maybe_empty(x):
    v = x
    for i in range(3):
        if v.size(0) > 1:
            v = v[1:]
        else:
            v = v[:0]
    x.add_(1)
    v.add_(1)
    return v, x


@s.program("x=i64[n]", n=(1, 2, 3, 4, 7, 20))
def ints_views(x):
    v = x[:1]
    for i in range(x.size(0)):
        if bool(x[i] % 2 == 0):
            v = x[i:i+1]
    x.add_(1)
    return v, x


@s.program("x=f32[n,4]", n=(1, 2, 3, 4, 7, 20))
def list_set(x):
    l = [x[0], x[0]]
    for i in range(x.size(0)):
        l[i % 2] = x[i]
    x.add_(1)
    l[0].mul_(2)
    return l[0], l[1], x


@s.program("x=f32[n,4]", n=(1, 2, 3, 4, 7, 20))
def list_slots(x):
    l = [x[0], x[0]]
    for i in range(x.size(0)):
        l[0] = l[1]
        l[1] = x[i]
    x.add_(1)
    l[0].mul_(2)
    return l[0], l[1], x


@s.program("x=f32[b,t,4]", b=(1, 2, 3), t=(1, 5, 8))
def per_batch(x):
    out: List[Tensor] = []
    for b in range(x.size(0)):
        row = x[b]
        k = int(row[:, 0].argmax())
        out.append(row[k])
    x.zero_()
    return torch.stack(out)


@s.program("x=f32[n,4]", n=(1, 2, 3, 4, 7, 20))
def while_two(x):
    a = x[0]
    i = 0
    while i < x.size(0) and bool(a.sum() < 10):
        j = 0
        while j < 4 and bool(a[j] < 0):
            a = x[i]
            a[j] = 1.0
            j += 1
        i += 1
        a.add_(1)
    return a, x, i


@s.program("x=f32[n,4]", n=(1, 2, 3, 4, 7, 20))
def chosen_by_branches(x):
    n = x.size(0)
    if bool(x.sum() > 0):
        if n > 2:
            v = x[1:]
            for i in range(n % 3):
                v = v[::2]
        else:
            v = x
    elif n > 5:
        v = x[n // 2:]
    else:
        v = x[0:1]
    x += 1
    v *= 3
    return v, x


@s.program("x=f32[n,6]", n=(2, 3, 4, 7, 20))
def cleared(x):
    rows: List[Tensor] = []
    for i in range(x.size(0)):
        rows.append(x[i])
    x.add_(1.0)
    rows[0].add_(5)
    a = rows[1]
    rows.clear()
    for i in range(x.size(0)-1):
        rows.append(x[i+1])
    x.mul_(2)
    return torch.stack(rows), x, a


@s.program("x=f32[n,6]", n=(2, 3, 4, 7, 20))
def sliced(x):
    rows: List[Tensor] = []
    for i in range(x.size(0)):
        rows.append(x[i])
    half = rows[:len(rows)//2]
    both = half + rows[1:]
    x.add_(1.0)
    for r in both:
        r.mul_(2)
    rows.reverse()
    rows[0].zero_()
    return torch.stack(both), x


@s.program("x=f32[n,6]", n=(2, 3, 4, 7, 20))
def extended(x):
    rows: List[Tensor] = []
    for i in range(x.size(0)):
        rows.append(x[i])
    more: List[Tensor] = []
    for i in range(x.size(0)):
        more.append(x[x.size(0)-1-i])
    rows.extend(more)
    rows.insert(1, x[0])
    del rows[0]
    x.add_(1.0)
    return torch.cat(rows), len(rows), x


@s.program("x=f32[n,6]", n=(2, 3, 4, 7, 20))
def foreach(x):
    rows = [x[i, 1:] for i in range(x.size(0))]
    torch._foreach_add_(rows, 1.0)
    return x


@s.program("x=f32[n,6]", n=(2, 3, 4, 7, 20))
def list_returned(x):
    y = x * 1
    rows: List[Tensor] = []
    for i in range(x.size(0)):
        rows.append(y[i])
    y.add_(1.0)
    k = len(rows)
    return rows[k-1], rows[0] + rows[k // 2]


@s.program("x=f32[n,6]", n=(2, 3, 4, 7, 20))
def grown_in_loop_of_views(x):
    acc = x[0]
    rows: List[Tensor] = []
    for i in range(x.size(0)):
        if bool(x[i, 0] > 0):
            acc = x[i]
        rows.append(acc)
        acc.add_(1)
    return torch.stack(rows), x


@s.program("x=f32[n,6]", "y=f32[m,6]", n=(2, 3, 4, 7, 20), m=(1, 5, 2, 3, 9))
def nested_loops(x, y):
    best = x[0]
    for i in range(x.size(0)):
        for j in range(y.size(0)):
            if bool((x[i]*y[j]).sum() > (best*y[j]).sum()):
                best = x[i]
        best.sub_(0.1)
    return best, x


@s.program("x=f32[n,6]", n=(2, 3, 4, 7, 20))
def slice_grow(x):
    w = x[0:1]
    e = 1
    while e < x.size(0) and bool(w.sum() < 3):
        e += 1
        w = x[0:e]
    w.mul_(2)
    return x, w, e


@s.program("x=f32[b,h,w]", b=(1, 2, 3), h=(4, 9, 16), w=(5, 8, 16))
def select_window(x):
    out = torch.zeros_like(x)
    for b in range(x.size(0)):
        m = int(x[b].sum(1).argmax())
        s_ = max(m-1, 0)
        win = out[b, s_:m+2]
        win += 1
        if bool(win.sum() > 10):
            win = win[:1]
        win.mul_(3)
    return out


@s.program("x=f32[n,6]", n=(2, 3, 4, 7, 20))
def complexes(x):
    x = torch.complex(x, x + 1)
    a = x[0]
    for i in range(x.size(0)):
        if bool(x[i].real.sum() > 0):
            a = x[i]
    x.mul_(2)
    a.add_(1)
    return torch.view_as_real(x) if x.is_complex() else x, torch.view_as_real(a) if a.is_complex() else a


@s.program("x=f32[n,6]", n=(2, 3, 4, 7, 20))
def as_contiguous(x):
    a = x[0]
    for i in range(x.size(0)):
        if bool(x[i].sum() > 0):
            a = x[i]
    c = a.contiguous()
    v = a.view(2, 3)
    x.mul_(2)
    return c, v


@s.program("x=f32[n,4]", n=(1,5,30))
def that_a_round_returns(x):
    h = torch.zeros(x.size(0), 4)
    for i in range(10):
        h += x
        if bool(h.norm() > 3):
            return h.flatten()
    return h.flatten()


@s.program("x=f32[n,m]", n=(1,5,30), m=(4,7,256))
def appended_before_their_base_is_written_to(x):
    rows: List[Tensor] = []
    parts: List[Tensor] = []
    s = torch.zeros(())
    for t in range(x.size(0)):
        h = x[t]*1
        rows.append(h[1:3])
        h[1] = t
        rows[-1].mul_(2)
        s = s + h.sum()
        y = x[t:]*1
        view = y[:, :2]
        parts.append(view)
        if t % 2 == 0:
            y[0] = t
        else:
            view[:, 1] -= 1
    return torch.stack(rows), torch.cat(parts), s


@s.program("x=i64[n,4]", n=(1,5,30,130))
def returned_in_a_round_after_a_write(x):
    y = x.clone()
    largest = y[0]
    for i in range(x.size(0)):
        if bool(y[i].sum() > largest.sum()):
            largest = y[i]
    for i in range(x.size(0)):
        y += 1
        if bool(y.sum() > 6):
            return y, largest
    return y, largest


# What a list of views holds is read where a branch is left, after its writes.
@s.program("x=f32[n,4]", n=(1, 2, 5, 64))
def other_branch_has_no_views(x):
    y = x.clone()
    rows: List[Tensor] = []
    for i in range(x.size(0)):
        rows.append(y[i])
    if x.size(0) % 2 == 0:
        y += 1
    else:
        rows.append(x[0] * 2)
    return torch.stack(rows), y


@s.program("x=f32[n,4]", n=(1, 2, 5, 64))
def containers_hold_the_list_itself(x):
    rows: List[Tensor] = []
    for i in range(x.size(0)):
        rows.append(x[i])
    by_name: Dict[str, List[Tensor]] = {}
    by_name["rows"] = rows
    pair = (rows, 1)
    lists = [rows]
    rows.append(x[0] + 1)
    return torch.stack(by_name["rows"]), len(pair[0]), torch.stack(lists[0])


@s.program("x=f32[n,4]", n=(1, 2, 5, 64))
def leaves_its_iteration_in_a_list(x):
    lists: List[List[Tensor]] = []
    for i in range(x.size(0)):
        row: List[Tensor] = []
        y = x[i] + 1
        for j in range(i + 1):
            row.append(y)
        lists.append(row)
    return torch.stack(lists[-1]), len(lists)


s.run()
