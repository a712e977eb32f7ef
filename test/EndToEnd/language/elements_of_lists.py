# RUN: %python %s
"""What is put into a list is followed by it, and the other way round, when one of the two is written to afterwards."""
from typing import List, Tuple

import torch
from proved_sizes import Suite
from torch import Tensor

# Which elements are the tensor that is written to hangs on more than the last iteration.
s = Suite(
    not_yet={
        name: "refused: may share memory with one that was written to"
        for name in ("init_in_list", "twice_after", "sometimes", "written_next", "alias_added", "view_added", "list_of_both",
                     "appended_after", "nested")
    })
SIZES = (0, 1, 2, 5)


@s.program("x=f32[t,b,4]", b=(1, 2, 3, 1, 2), t=(1, 2, 7, 95, 333))
def written_after_it_is_kept(x):
    h = torch.zeros(x.size(1), 4)
    outs: List[Tensor] = []
    for i in range(x.size(0)):
        h = torch.tanh(x[i] + h)
        outs.append(h)
        h[h > 0.9] = 0
    return torch.stack(outs), h


@s.program("x=f32[n,4]", n=(1, 2, 7, 95, 333))
def pieces_written_after(x):
    outs: List[Tensor] = []
    for i in range(0, x.size(0), 20):
        y = x[i:i + 20] * 2
        outs.append(y)
        if bool(y.sum() > 0):
            y[0] = 0
        z = y + 1
        outs.append(z)
        z[:, 1] = 3
        y[:, 2] = 4
    return torch.cat(outs)


@s.program("x=f32[n,4]", n=(1, 2, 7, 95, 333))
def pairs_written_after(x):
    outs: List[Tuple[Tensor, Tensor]] = []
    for i in range(x.size(0)):
        y = x[i] * 2
        z = y + 1
        outs.append((y, z))
        y[0] = 0
        z.add_(y)
    return torch.stack([a for a, b in outs]), torch.stack([b for a, b in outs])


@s.program("x=f32[t,b,4]", b=(1, 2, 3, 1, 2), t=(1, 2, 7, 95, 333))
def one_tensor_kept_often(x):
    h = torch.zeros(x.size(1), 4)
    outs: List[Tensor] = []
    for i in range(x.size(0)):
        outs.append(h)
        h[:, 0] += 1
    return torch.stack(outs), h


@s.program("x=f32[n,3]", n=SIZES)
def twice(x):
    l: List[Tensor] = []
    for i in range(x.size(0)):
        t = x[i] * 2
        l.append(t)
        l.append(t)
        t.add_(1)
    l.append(torch.zeros(3))
    return torch.stack(l)


@s.program("x=f32[n,3]", n=SIZES)
def written_after(x):
    l: List[Tensor] = []
    t = torch.zeros(3)
    for i in range(x.size(0)):
        t = t * 0.5 + x[i]
        l.append(t)
    t.add_(1)
    l.append(torch.zeros(3))
    return torch.stack(l), t


@s.program("x=f32[n,3]", n=SIZES)
def written_after_inserted(x):
    l: List[Tensor] = []
    t = torch.zeros(3)
    for i in range(x.size(0)):
        t = t * 0.5 + x[i]
        l.insert(0, t)
    t.add_(1)
    l.append(torch.zeros(3))
    return torch.stack(l), t


@s.program("x=f32[n,3]", n=SIZES)
def init_in_list(x):
    t = torch.zeros(3)
    l = [t]
    for i in range(x.size(0)):
        t = t * 0.5 + x[i]
        l.append(t)
    t.add_(1)
    return torch.stack(l), t


@s.program("x=f32[n,3]", n=SIZES)
def element_written(x):
    l: List[Tensor] = []
    t = torch.zeros(3)
    for i in range(x.size(0)):
        t = t * 0.5 + x[i]
        l.append(t)
    for p in l:
        p.mul_(2)
    l.append(torch.zeros(3))
    return torch.stack(l), t


@s.program("x=f32[n,3]", n=SIZES)
def twice_after(x):
    l: List[Tensor] = []
    t = torch.zeros(3)
    for i in range(x.size(0)):
        t = t * 0.5 + x[i]
        l.append(t)
        l.append(t)
    t.add_(1)
    l.append(torch.zeros(3))
    return torch.stack(l), t


@s.program("x=f32[n,3]", n=SIZES)
def sometimes(x):
    l: List[Tensor] = []
    t = torch.zeros(3)
    for i in range(x.size(0)):
        if bool(x[i, 0] > 0):
            t = t * 0.5 + x[i]
        l.append(t)
    t.add_(1)
    l.append(torch.zeros(3))
    return torch.stack(l), t


@s.program("x=f32[n,3]", n=SIZES)
def written_next(x):
    l: List[Tensor] = []
    t = torch.zeros(3)
    for i in range(x.size(0)):
        t.add_(1)
        t = t * 0.5 + x[i]
        l.append(t)
    l.append(torch.zeros(3))
    return torch.stack(l), t


@s.program("x=f32[n,3]", n=SIZES)
def alias_added(x):
    l: List[Tensor] = []
    for i in range(x.size(0)):
        t = x[i] * 2
        l.append(t)
        y = t
        if bool(x[i, 0] > 0):
            y = x[i] * 3
        l.append(y)
        t.add_(1)
    l.append(torch.zeros(3))
    return torch.stack(l)


@s.program("x=f32[n,3]", n=SIZES)
def view_added(x):
    l: List[Tensor] = []
    for i in range(x.size(0)):
        t = x[i] * 2
        l.append(t)
        l.append(t.flip(0).view(3))
        l.append(t.view(3))
        t.add_(1)
    l.append(torch.zeros(3))
    return torch.stack(l)


@s.program("x=f32[n,3]", n=SIZES)
def list_of_both(x):
    l: List[Tensor] = []
    m: List[Tensor] = []
    t = torch.zeros(3)
    for i in range(x.size(0)):
        t = t * 0.5 + x[i]
        l.append(t)
        m.append(t)
    t.add_(1)
    l.append(torch.zeros(3))
    m.append(torch.zeros(3))
    return torch.stack(l), torch.stack(m), t


@s.program("x=f32[n,3]", n=SIZES)
def two_tensors(x):
    l: List[Tensor] = []
    a = torch.zeros(3)
    b = torch.ones(3)
    for i in range(x.size(0)):
        a = a + x[i]
        b = b * 0.5
        l.append(a)
        l.append(b)
    a.mul_(2)
    b.sub_(1)
    l.append(torch.zeros(3))
    return torch.stack(l), a, b


@s.program("x=f32[n,3]", n=SIZES)
def then_list_written(x):
    l: List[Tensor] = []
    t = torch.zeros(3)
    for i in range(x.size(0)):
        t = t * 0.5 + x[i]
        l.append(t)
    if len(l) > 0:
        l[-1].add_(1)
        l[0].mul_(3)
    return t * 2, len(l)


@s.program("x=f32[n,3]", n=SIZES)
def appended_after(x):
    l: List[Tensor] = []
    t = torch.zeros(3)
    for i in range(x.size(0)):
        t = t * 0.5 + x[i]
        l.append(t)
    l.append(x.sum(0))
    t.add_(1)
    l.append(t)
    return torch.stack(l), t


@s.program("x=f32[n,3]", n=SIZES)
def nested(x):
    l: List[Tensor] = []
    t = torch.zeros(3)
    for j in range(x.size(0) // 2 + 1):
        for i in range(x.size(0)):
            t = t * 0.5 + x[i]
            l.append(t)
        t.add_(1)
    l.append(torch.zeros(3))
    return torch.stack(l), t


@s.program("x=f32[n,3]", n=SIZES)
def pieces(x):
    l: List[Tensor] = []
    t = x[:1] * 1.0
    for i in range(x.size(0)):
        t = x[:i + 1] * 2
        l.append(t)
        l.append(t)
        t.add_(1)
    l.append(x[:2])
    return torch.cat(l), t


s.run()
