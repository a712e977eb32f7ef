# RUN: %python %s
"""Containers and objects that several lists of the run hold: chosen, sorted into others, pushed and popped."""
from typing import Dict, List, Optional, Tuple

import torch
from proved_sizes import Suite

changed = "refused: may be the same as one that was changed"
s = Suite(
    not_yet={
        "changed_where_it_was_taken_from": changed,
        "changed_where_it_was_put": changed,
        "joined_and_changed": changed,
        "joined_in_place_and_changed": changed,
        "joined_in_a_loop_and_changed": changed,
        "cut_and_changed": changed,
        "copied_and_changed": changed,
        "may_be_none_and_changed": changed,
        "items_of_a_dict_changed": changed,
    })
SIZES = (1, 2, 3, 7, 60, 300)


def pairs(n: int):
    q: List[List[int]] = []
    for i in range(n):
        q.append([i, i * 7 % 5])
    return q


def rows(n: int):
    q: List[List[int]] = []
    for i in range(n):
        row: List[int] = []
        for j in range(i % 4):
            row.append(i + j)
        q.append(row)
    return q


def digest(q: List[List[int]]):
    n = len(q)
    for p in q:
        n = n * 3 % 10007
        for k in p:
            n += k
    return n


@s.program("x=f32[n]", n=SIZES)
def chosen(x):
    out: List[List[int]] = []
    for p in pairs(x.size(0)):
        if p[1] > 1:
            out.append(p)
    return digest(out)


@s.program("x=f32[n]", n=SIZES)
def chosen_of_several_lengths(x):
    out: List[List[int]] = []
    for p in rows(x.size(0)):
        if len(p) > 1:
            out.append(p)
    return digest(out)


@s.program("x=f32[n]", n=SIZES)
def parted_and_joined(x):
    low: List[List[int]] = []
    high: List[List[int]] = []
    for p in pairs(x.size(0)):
        if p[1] > 2:
            high.append(p)
        else:
            low.append(p)
    return digest(low + high), len(low)


@s.program("x=f32[n]", n=SIZES)
def chosen_by_index(x):
    q = rows(x.size(0))
    keep: List[List[int]] = []
    for i in range(len(q) - 1, -1, -1):
        if float(x[i]) > 0:
            keep.append(q[i])
    return digest(keep), digest(q)


@s.program("x=f32[n]", n=SIZES)
def best_of_each(x):
    best: List[List[int]] = []
    for p in pairs(x.size(0)):
        if len(best) == 0 or p[1] >= best[-1][1]:
            best.append(p)
        elif len(best) > 3:
            best[-1] = p
    return digest(best)


@s.program("x=f32[n]", n=(1, 2, 3, 7, 20))
def pushed_and_popped(x):
    stack: List[List[int]] = [[0, x.size(0)]]
    done: List[List[int]] = []
    while len(stack) > 0:
        p = stack.pop()
        if p[1] - p[0] > 2:
            half = (p[0] + p[1]) // 2
            stack.append([half, p[1]])
            stack.append([p[0], half])
        else:
            done.append(p)
    return digest(done)


@s.program("x=f32[n]", n=SIZES)
def dicts(x):
    q: List[Dict[str, int]] = []
    for i in range(x.size(0)):
        q.append({"start": i, "end": i * 7 % 5 + i})
    long: List[Dict[str, int]] = []
    for d in q:
        if d["end"] - d["start"] > 2:
            long.append(d)
    n = len(long)
    for d in long:
        n = n * 3 % 10007 + d["end"]
    return n


@s.program("x=f32[n]", n=SIZES)
def lists_in_tuples(x):
    q: List[Tuple[List[int], int]] = []
    for i in range(x.size(0)):
        q.append(([i, i * 7 % 5], i))
    out: List[Tuple[List[int], int]] = []
    for t in q:
        if t[0][1] > 1:
            out.append(t)
    n = 0
    for a, b in out:
        n = n * 3 % 10007 + a[0] + a[1] * b
    return n


@torch.jit.script
class Span:
    def __init__(self, first: int, last: int):
        self.first = first
        self.last = last


@s.program("x=f32[n]", n=SIZES)
def objects(x):
    q: List[Span] = []
    for i in range(x.size(0)):
        q.append(Span(i, i * 7 % 5))
    out: List[Span] = []
    for o in q:
        if o.last > 1:
            out.append(o)
    n = len(out)
    for o in out:
        n = n * 3 % 10007 + o.first
    return n


@s.program("x=f32[n]", n=SIZES)
def changed_where_it_was_taken_from(x):
    q = pairs(x.size(0))
    out: List[List[int]] = []
    for p in q:
        if p[0] >= 0:
            out.append(p)
    q[-1][0] = 55
    return digest(out)


@s.program("x=f32[n]", n=SIZES)
def changed_where_it_was_put(x):
    q = pairs(x.size(0))
    out: List[List[int]] = []
    for p in q:
        out.append(p)
    out[-1][0] = 55
    return digest(q)


@s.program("x=f32[n]", n=SIZES)
def joined_and_changed(x):
    a = pairs(x.size(0))
    b = pairs(x.size(0) + 1)
    c = a + b
    b[0][0] = 55
    return digest(c)


@s.program("x=f32[n]", n=SIZES)
def joined_in_place_and_changed(x):
    a = pairs(x.size(0))
    b = pairs(x.size(0) + 1)
    a += b
    b[0][0] = 55
    return digest(a)


@s.program("x=f32[n]", n=SIZES)
def joined_in_a_loop_and_changed(x):
    a = pairs(x.size(0))
    b = pairs(2)
    c = a
    for i in range(x.size(0) % 5):
        c = c + b
    c[0][0] = 55
    return digest(a)


@s.program("x=f32[n]", n=(2, 3, 7, 60, 300))
def cut_and_changed(x):
    a = rows(x.size(0))
    c = a[1:]
    p = a[1]
    p.append(55)
    return digest(c)


@s.program("x=f32[n]", n=SIZES)
def copied_and_changed(x):
    a = rows(x.size(0))
    c = list(a)
    p = a[0]
    p.append(55)
    return digest(c)


@s.program("x=f32[n]", n=(3, 4, 7, 60))
def may_be_none(x):
    q: List[Optional[List[int]]] = []
    for p in pairs(x.size(0)):
        q.append(p if p[1] > 1 else None)
    n = 0
    for p in q:
        if p is not None:
            n = n * 3 % 10007 + p[0]
    return n


@s.program("x=f32[n]", n=(3, 4, 7, 60))
def may_be_none_and_changed(x):
    r = [1, 2]
    q: List[Optional[List[int]]] = []
    for i in range(x.size(0)):
        q.append(r if i > 1 else None)
    p = q[2]
    if p is not None:
        p[0] = 55
    return r[0]


@s.program("x=f32[n]", n=SIZES)
def items_of_a_dict_changed(x):
    d: Dict[int, List[int]] = {}
    for i in range(x.size(0)):
        d[i] = [i, 1]
    q: List[List[int]] = []
    for k, p in d.items():
        q.append(p)
    q[0][0] = 55
    return d[0][0]


s.run()
