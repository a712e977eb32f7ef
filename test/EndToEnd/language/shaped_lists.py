# RUN: %python %s
"""Lists of the run whose tensors differ in several dims, and changes of lists of pieces."""
from typing import List

import torch
import torch.nn.functional as F
from proved_sizes import Suite
from torch import Tensor

s = Suite()


@s.program("x=f32[1,3,h,w]", h=(8,20,64,65,300), w=(8,33,64,127,500))
def pyramid(x):
    ls: List[Tensor] = []
    y = x
    while min(y.size(2), y.size(3)) > 8:
        d = F.avg_pool2d(y, 2, ceil_mode=True)
        ls.append(y - F.interpolate(d, size=[y.size(2), y.size(3)], mode="nearest"))
        y = d
    for l in ls[::-1]:
        y = F.interpolate(y, size=[l.size(2), l.size(3)], mode="nearest") + l*2
    return y, len(ls)


@s.program("x=f32[b,h,w]", b=(1,2), h=(3,20,64,65,130), w=(3,33,64,127,100))
def begins_with_one(x):
    ls = [x]
    while ls[-1].size(1) > 4:
        y = ls[-1]
        ls.append(y[:, ::2, 1:])
        if ls[-1].size(2) < 2:
            break
    out = torch.zeros(x.size(0))
    for i in range(len(ls)):
        out = out + ls[i].sum([1,2])*(i+1)
    n = torch.cat([l.flatten() for l in ls])
    return out, n, ls[0], ls[len(ls)-1]


@s.program("x=f32[b,h,w]", b=(1,2), h=(3,20,64,65,130), w=(3,33,64,127,100))
def pieces_first(x):
    ls: List[Tensor] = []
    for i in range(x.size(1)):
        if i % 3 == 2:
            ls.append(x[:, :i, :min(i, x.size(2))])
        else:
            ls.append(x[:, :i])
    k = ls[2:]
    ks = [p.size(2) for p in k]
    k.append(x)
    t = torch.zeros(1)
    for p in k[::2]:
        t = t + p.sum()
    return t, len(ks), k[-1], ls[x.size(1)//2]


@s.program("x=f32[b,h,w]", b=(1,2), h=(3,20,64,65,130), w=(3,33,64,127,100))
def in_a_branch(x):
    ls: List[Tensor] = []
    y = x
    while y.size(1) > 2:
        if y.size(2) > 2:
            y = y[:, 1::2, 1:]
            ls.append(y)
        else:
            y = y[:, 1:]
    y = torch.zeros(x.size(0))
    while len(ls) > 0:
        y = y + ls.pop().mean([1,2])
    return y


@s.program("x=f32[b,h,w]", b=(1,2), h=(3,20,64,65), w=(3,33,64,127))
def joined(x):
    a: List[Tensor] = []
    y = x
    while y.size(1) > 2 and y.size(2) > 2:
        y = y[:, 1::2, 1::2]
        a.append(y)
    b = a + [x]
    b.insert(0, x*2)
    b[1] = x[:, :1]
    a += b
    t = torch.zeros(1)
    for i, q in enumerate(b):
        t = t + q.sum()*i
    for q in a:
        t = t + q.sum()
    return t


@s.program("x=f32[b,n]", b=(1,2), n=(1,2,9,10,100))
def reversed_pieces(x):
    l = x.split(3, 1)
    o = torch.zeros(x.size(0), 0)
    for p in l[::-1]:
        o = torch.cat([o, p], 1)
    q = l[-1:0:-2]
    return o, len(q), torch.cat(l[::3], 1), torch.cat(l[1:], 1) if len(l) > 1 else x


@s.program("x=f32[b,n]", b=(1,2), n=(1,2,9,10,100))
def stack_of_pieces(x):
    l: List[Tensor] = []
    for i in range(x.size(1)):
        l.append(x[:, i])
    l.insert(0, x.reshape(-1))
    l.insert(len(l)//2, x.reshape(-1)[1:])
    l[0] = l[0][:1]
    del l[1]
    l.reverse()
    l[-1] = x[0]
    t = torch.zeros(1)
    i = 1
    while len(l) > 0:
        t = t + l.pop(len(l)//2).sum()*i
        i += 1
    return t


@s.program("x=f32[h,w]", h=(4,5,12,64), w=(4,7,16,100))
def beams_of_shapes(x):
    q = [x]
    done: List[Tensor] = []
    while len(q) > 0:
        y = q.pop(0)
        if y.size(0) <= 4 or y.size(1) <= 4:
            done.append(y.mean().reshape(1))
        else:
            a, b = y.size(0)//2, y.size(1)//2
            q.append(y[:a, :b])
            q.append(y[:a, b:])
            q.append(y[a:, :b])
            q.append(y[a:, b:])
    return torch.cat(done)


@s.program("x=f32[h,w]", h=(4,5,12,64), w=(4,7,16,100))
def written_to(x):
    l = [x*1]
    while l[-1].size(0) > 4:
        l.append(l[-1][1:, :l[-1].size(0)]*1)
    y = l[0]
    y = y + 1
    for i in range(len(l)):
        l[i] = l[i]*2
    return l[0], l[-1], y


@s.program("x=f32[h,w]","k=i64[q]", h=(4,5,12,64), w=(4,7,16,100), q=(1,))
def run_index(x, k):
    l = [x, x[1:], x[:, :2]]
    m = [x, x[1:], x[:2]]
    i = int(k[0]) % 3
    return l[i] * 2, m[i].sum(0), l[i-3]

@s.program("x=f32[h,w]", h=(4,17,64,300), w=(1,16,33,500))
def tiles_stitched(x):
    columns: List[Tensor] = []
    for j in range(0, x.size(1), 16):
        column: List[Tensor] = []
        for i in range(0, x.size(0), 16):
            column.append(x[i:i+16, j:j+16] * 2)
        columns.append(torch.cat(column, 0))
    rows: List[Tensor] = []
    for i in range(0, x.size(0), 16):
        row: List[Tensor] = []
        for j in range(0, x.size(1), 16):
            row.append(x[i:i+16, j:j+16] * 2)
        rows.append(torch.cat(row, 1))
    return torch.cat(columns, 1), torch.cat(rows, 0)


@s.program("x=f32[h,w]","k=i64[q]", h=(9,17,300), w=(8,36,500), q=(1,))
def joined_and_stacked(x, k):
    l: List[Tensor] = []
    for i in range(int(k[0]) % 4 + 1):
        l.append(x[i:i+4, :x.size(1)//(2+int(k[0])%4)] * i)
    return torch.cat(l, 0), torch.cat(l, 1), torch.stack(l), torch.stack(l, 1), torch.stack(l, -1)


@s.program("x=f32[b,3,h,w]", b=(1,2,3), h=(5,20,41,164), w=(4,5,7,24,200))
def pyramid_of_many(x):
    levels: List[Tensor] = []
    while x.size(-1) > 4:
        levels.append(x)
        x = x[:, :, ::2, ::2]
    y = x
    for i in range(len(levels) - 1, -1, -1):
        y = F.interpolate(y, size=[levels[i].size(-2), levels[i].size(-1)]) + levels[i]
    return y


@s.program("x=f32[b,2,h,w]", b=(1,2,3), h=(3,7,12,64), w=(4,5,9,50))
def levels_of_images(x):
    levels: List[Tensor] = [x]
    while levels[-1].size(-1) > 4 and levels[-1].size(-2) > 4:
        levels.append(F.avg_pool2d(levels[-1], 2, ceil_mode=True))
    y = torch.zeros_like(x)
    for level in levels:
        y = y + F.interpolate(level, size=x.shape[-2:])
    return y


@s.program("x=f32[b,2,h,w]", "many=i64[k]", b=(1,2,3), h=(3,7,12,64), w=(4,5,9,50), k=(3,1,2))
def adds_what_may_be_one(x, many):
    count = many.nonzero().size(0)
    for i in range(x.size(0)):
        x = x + torch.ones(1, min(count, 2), 1, 1)
    return x


s.run()
