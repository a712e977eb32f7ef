# RUN: %python %s
"""Lists of lists whose lengths only the run knows."""
from typing import List, Tuple

import torch
import torch.nn.functional as F
from language import program, refused
from torch import Tensor


@program((3, 2, 4), (1, 1, 4), (5, 3, 4))
def rows_of_one_length(x):
    rows: List[List[Tensor]] = []
    for i in range(x.size(0)):
        row: List[Tensor] = []
        for j in range(x.size(1)):
            row.append(x[i, j] * float(i + 1))
        rows.append(row)
    out: List[Tensor] = []
    for row in rows:
        out.append(torch.stack(row).sum(0))
    return torch.stack(out), len(rows)


@program((3, 4), (1, 4), (7, 4))
def triangle(x):
    rows: List[List[Tensor]] = []
    for i in range(x.size(0)):
        row: List[Tensor] = []
        for j in range(i + 1):
            row.append(x[j] * float(i + 1))
        rows.append(row)
    out: List[Tensor] = []
    count = 0
    for row in rows:
        out.append(torch.stack(row).sum(0))
        count = count * 3 + len(row)
    return torch.stack(out), len(rows[-1]), rows[-1][0], count


# Tiles at the border are smaller: the elements differ in two dims.
@program((1, 2, 16, 24), (1, 2, 13, 21), (1, 2, 3, 5), (1, 2, 40, 9))
def tiles(x):
    rows: List[List[Tensor]] = []
    for i in range(0, x.size(2), 8):
        row: List[Tensor] = []
        for j in range(0, x.size(3), 8):
            row.append(F.interpolate(x[:, :, i : i + 8, j : j + 8], scale_factor=2.0, mode="nearest"))
        rows.append(row)
    joined: List[Tensor] = []
    for row in rows:
        joined.append(torch.cat(row, dim=3))
    return torch.cat(joined, dim=2)


@program([torch.randn(3, 2), torch.tensor([1, 2, 0, 5])], [torch.randn(1, 2), torch.tensor([0])], [torch.randn(5, 2), torch.arange(9)])
def tuples(x, y):
    rows: List[List[Tuple[int, float]]] = []
    for i in range(x.size(0)):
        row: List[Tuple[int, float]] = []
        for j in range(y.size(0)):
            if int(y[j]) > i:
                row.append((int(y[j]), float(x[i, 0])))
        rows.append(row)
    total, weighed = 0, 0.0
    for row in rows:
        for a, b in row:
            total = total * 2 + a
            weighed += b * float(len(row))
    return total, weighed, len(rows)


# What is empty at first, and what another list is made of.
@program((4, 3), (1, 3), (6, 3))
def paths(x):
    paths: List[List[Tensor]] = []
    for i in range(x.size(0)):
        path: List[Tensor] = []
        if i > 0:
            for p in paths[i - 1]:
                path.append(p + 1)
        path.append(x[i])
        paths.append(path)
    return torch.stack(paths[x.size(0) - 1])


@program((3, 3), (1, 3), (8, 3))
def grown_in_place(x):
    rows: List[List[Tensor]] = []
    for i in range(x.size(0)):
        rows.append([x[i] * 1.0])
    for i in range(x.size(0)):
        rows[i].append(x[i] * 2)
    out: List[Tensor] = []
    for row in rows:
        for element in row:
            out.append(element)
    return torch.stack(out)


@program((5, 3), (7, 3), (4, 3))
def spliced(x):
    rows: List[List[Tensor]] = []
    for i in range(x.size(0)):
        row: List[Tensor] = []
        for j in range(i):
            row.append(x[j])
        rows.append(row)
    last = rows.pop()
    first = rows.pop(0)
    del rows[-1]
    rows.insert(1, [x[0], x[1]])
    rows[0] = last
    both = rows[1:] + rows[:-1]
    count = 0
    out: List[Tensor] = []
    for row in both:
        count = count * 10 + len(row)
        out = out + row
    return torch.stack(out), count, len(first)


@program((3, 3), (5, 3))
def inserted_before_the_first(x):
    rows: List[List[Tensor]] = []
    pieces: List[Tensor] = []
    for i in range(x.size(0)):
        row: List[Tensor] = []
        for j in range(i):
            row.append(x[j])
        rows.append(row)
        pieces.append(x[i:])
    for at in range(-7, 8):
        rows.insert(at, [x[0] + at])
        pieces.insert(at, x[:1] * at)
    count = 0
    for row in rows:
        count = count * 3 + len(row)
    return count, torch.cat(pieces)


@program((5, 3), (1, 3), (4, 3))
def of_branches(x):
    rows: List[List[Tensor]] = []
    for i in range(x.size(0)):
        row: List[Tensor] = []
        for j in range(i + 1):
            row.append(x[j] + i)
        if bool(x[i, 0] > 0):
            rows.append(row)
        else:
            rows.append([x[i]])
    if bool(x.sum() > 0):
        rows.append([x[0], x[0]])
    out: List[Tensor] = []
    count = 0
    for row in rows:
        count = count * 3 + len(row)
        for element in row:
            out.append(element)
    return torch.stack(out), count


@program((4, 3), (1, 3), (2, 3))
def three_deep(x):
    cube: List[List[List[Tensor]]] = []
    for i in range(x.size(0)):
        rows: List[List[Tensor]] = []
        for j in range(i + 1):
            row: List[Tensor] = []
            for k in range(j + 1):
                row.append(x[k])
            rows.append(row)
        cube.append(rows)
    total = torch.zeros(3)
    count = 0
    for rows in cube:
        for row in rows:
            count = count * 2 + len(row)
            for element in row:
                total = total * 0.5 + element
    return total, count


@program((4, 3), (1, 3), (2, 3))
def beside_numbers(x):
    rows: List[Tuple[int, List[Tensor]]] = []
    for i in range(x.size(0)):
        row: List[Tensor] = []
        for j in range(i + 1):
            row.append(x[j])
        rows.append((i, row))
    total = torch.zeros(3)
    for i, row in rows:
        total = total * float(i) + torch.stack(row).sum(0)
    return total


# A list that is changed after another has it is the other's too.
@program((4, 3), (1, 3))
def changed_later(x):
    rows: List[List[Tensor]] = []
    row: List[Tensor] = []
    for i in range(x.size(0)):
        row.append(x[i])
    rows.append(row)
    row.append(x[0])
    return torch.stack(rows[0])


@program((4, 3), (2, 3), (7, 3))
def unpacked(x):
    rows: List[List[Tensor]] = []
    pairs: List[Tuple[Tensor, int]] = []
    for i in range(x.size(0)):
        row: List[Tensor] = []
        for j in range(i + 1):
            row.append(x[j])
        rows.append(row)
        pairs.append((x[i], i))
    a, b = rows[-2:]
    c, d = pairs[:2]
    return torch.stack(a), torch.stack(b), c[0], d[1]


@program((4, 3), (1, 3), (7, 3))
def in_another_order(x):
    rows: List[List[Tensor]] = []
    for i in range(x.size(0)):
        row: List[Tensor] = []
        for j in range(i + 1):
            row.append(x[j] + i)
        rows.append(row)
    other = rows[::2] + rows[::-1]
    rows.reverse()
    count = 0
    out: List[Tensor] = []
    for row in rows + other:
        count = count * 3 + len(row)
        out = out + row
    return torch.stack(out), count


@refused("is cut with another step than 1, and their elements are no numbers", (4, 3), (1, 3))
def of_several_shapes_in_another_order(x):
    rows: List[List[Tensor]] = []
    for i in range(x.size(0)):
        row: List[Tensor] = []
        for j in range(i + 1):
            row.append(x[j : i + 1])
        rows.append(row)
    count = 0
    for row in rows[::2]:
        count = count * 3 + len(row)
    return count
