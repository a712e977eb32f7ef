# RUN: %python %s
"""Dims whose size only the run knows cut into pieces, and lists of tensors that differ in one dim."""
from typing import List

import torch
from language import program, refused
from torch import Tensor

LONG = (6, 4), (9, 4), (3, 4)


@program(*LONG)
def split2_loop(x):
    out: List[Tensor] = []
    for c in x.split(2):
        out.append(c * 2)
    return torch.cat(out)


@program(*LONG)
def split2_comp(x):
    return torch.cat([c - c.mean() for c in x.split(2)])


@program(*LONG)
def split2_stack_sum(x):
    return torch.stack([c.sum(0) for c in x.split(2)])


@program(*LONG)
def chunk_loop(x):
    s = x[0] * 0
    for c in x.chunk(3):
        s = s + c.sum(0)
    return s


@program((6, 4), (9, 4))
def chunk_comp(x):
    return torch.cat([c.flip(0) for c in x.chunk(3, 0)])


@program(*LONG)
def tensor_split_comp(x):
    return torch.cat([c.flip(0) for c in x.tensor_split(3)])


@program(*LONG)
def split_len(x):
    l = x.split(2)
    return len(l), l[0], l[-1]


@program(*LONG)
def split_unpack_first(x):
    l = x.split(2)
    a = l[0]
    b = l[1]
    return a + 1, b * 2


@program(*LONG)
def growing_list_varying(x):
    out: List[Tensor] = []
    for i in range(x.shape[0]):
        out.append(x[: i + 1].sum(0, keepdim=True).expand(i + 1, 4))
    return torch.cat(out)


@program(*LONG)
def masks_list(x):
    out: List[Tensor] = []
    for i in range(x.shape[0]):
        r = x[i]
        out.append(r[r > 0.5])
    return torch.cat(out)


@program(*LONG)
def pieces_mutated(x):
    y = x.clone()
    for c in y.split(2):
        c.mul_(2)
    return y


@program(*LONG)
def pieces_enumerate(x):
    out = torch.zeros(4)
    for i, c in enumerate(x.split(4)):
        out = out + c.sum(0) * i
    return out


@program(*LONG)
def pieces_zip(x):
    out: List[Tensor] = []
    for a, b in zip(x.split(2), (x * 2).split(2)):
        out.append(a + b)
    return torch.cat(out)


@program(*LONG)
def pieces_index(x):
    l = x.split(2)
    k = int(x.abs().sum()) % len(l)
    return l[k], l[-1], l[0], len(l), l[k].shape[0]


@program(*LONG)
def pieces_append(x):
    l = list(x.split(2))
    l.append(x[:1])
    y = torch.cat(l)
    return y, len(l)


@program(*LONG)
def pieces_add(x):
    l = x.split(2) + x.split(4)
    return torch.cat(l), len(l)


@program(*LONG)
def pieces_slice(x):
    l = x.split(2)
    m = l[1:]
    if len(m) > 0:
        return torch.cat(m)
    return x[:0]


@program(*LONG)
def pieces_reverse_loop(x):
    l = x.split(2)
    out: List[Tensor] = []
    for i in range(len(l) - 1, -1, -1):
        out.append(l[i])
    return torch.cat(out)


@program(*LONG)
def pieces_dim1(x):
    out: List[Tensor] = []
    for c in x.t().split(2, 1):
        out.append(c.cumsum(1))
    return torch.cat(out, 1)


@program(*LONG)
def pieces_in_branch(x):
    out: List[Tensor] = []
    if bool(x.sum() > 0):
        for c in x.split(2):
            out.append(c * 2)
    else:
        for c in x.split(4):
            out.append(c * 3)
    return torch.cat(out)


@program(*LONG)
def chunk_runtime(x):
    out: List[Tensor] = []
    n = x.size(0) // 2
    for c in x.chunk(n):
        out.append(c.sum(0))
    return torch.stack(out)


@program(*LONG)
def split_sizes_runtime(x):
    sizes: List[int] = []
    left = x.size(0)
    while left > 0:
        k = min(left, 2)
        sizes.append(k)
        left -= k
    parts = x.split(sizes)
    return torch.stack([p.sum(0) for p in parts])


@program(*LONG)
def filter_append(x):
    keep: List[Tensor] = []
    for i in range(x.size(0)):
        if float(x[i].sum()) > 1.5:
            keep.append(x[i])
    if len(keep) > 0:
        return torch.stack(keep)
    return x[:0]


@program(*LONG)
def ragged_then_index(x):
    parts: List[Tensor] = []
    for i in range(x.size(0)):
        parts.append(x[: i + 1, 0])
    return parts[1], parts[-1], torch.cat(parts), len(parts)


@program(*LONG)
def pad_sequences(x):
    parts: List[Tensor] = []
    longest = 0
    for i in range(x.size(0)):
        p = x[: (i % 3) + 1]
        longest = max(longest, p.size(0))
        parts.append(p)
    out: List[Tensor] = []
    for p in parts:
        out.append(torch.nn.functional.pad(p, [0, 0, 0, longest - p.size(0)]))
    return torch.stack(out)


@program([torch.randn(2, 6, 4)], [torch.randn(3, 8, 4)], [torch.zeros(1, 3, 4)])
def decode_batch(logits):
    best = logits.argmax(-1)
    out: List[List[int]] = []
    for i in range(best.size(0)):
        previous = -1
        current: List[int] = []
        for j in range(best.size(1)):
            k = int(best[i, j])
            if k != previous and k != 0:
                current.append(k)
            previous = k
        out.append(current)
    longest = 0
    for labels in out:
        longest = max(longest, len(labels))
    padded = torch.zeros(len(out), longest, dtype=torch.long)
    for i, labels in enumerate(out):
        padded[i, : len(labels)] = torch.tensor(labels)
    return padded, len(out[-1]), sum(out[0])


COUNTS = [torch.tensor([2, 1])], [torch.tensor([1, 3, 2])]


@program(*COUNTS)
def growing_lists_of_numbers(counts):
    out: List[List[float]] = [[0.5]]
    for i in range(counts.size(0)):
        row: List[float] = []
        for j in range(int(counts[i])):
            row.append(float(i + j))
        out.append(row)
    both = out[1:] + [[1.5, 2.5]] + out
    total = 0.0
    for row in both[::1]:
        for x in row:
            total += x * len(row)
    return total, len(both), torch.tensor(both[0]), torch.tensor(both[-1]), max(out[0])


@refused("may", *COUNTS)
def changed_after(counts):
    out: List[List[int]] = []
    row = [1]
    for i in range(counts.size(0)):
        for j in range(int(counts[i])):
            row.append(j)
        out.append(row)
    return torch.tensor(out[0])


# Lists of numbers in such a list: what is put there, or taken from it, may be written to by its other name.


def grown(x) -> List[List[int]]:
    rows: List[List[int]] = []
    for i in range(x.size(0)):
        rows.append([i] * (i + 1))
    return rows


@program(*LONG)
def numbers_set_inserted_and_taken(x):
    rows = grown(x)
    rows[1] = [5, 6, 7]
    rows.insert(0, [9])
    last = rows.pop()
    return len(rows[0]), len(rows[2]), len(last), len(rows), rows[2][1]


@refused("may be one that was changed", *LONG)
def set_and_then_grown(x):
    rows, row = grown(x), [7, 8]
    rows[0] = row
    row.append(9)
    return len(rows[0])


@refused("may be one that was changed", *LONG)
def joined_and_then_grown(x):
    rows = grown(x)
    more = rows + [[1, 2]]
    more[0].append(5)
    return len(rows[0])


@refused("may be one that was changed", *LONG)
def cut_and_then_grown(x):
    rows = grown(x)
    rest = rows[1:]
    rest[0].append(5)
    return len(rows[1])


# The piece that was put in last is of one row in the first iteration only.
@program((5, 2), (1, 1), (9, 2), flags=("--input", "x=f32[n,m]"))
def size_of_the_last_piece(x):
    pieces: List[Tensor] = []
    count, halves, grown = 0, 0, False
    for i in range(x.size(0)):
        pieces.append(x[:i] if grown else x[:1])
        grown = True
        if pieces[-1].size(0) > 1:
            count += 1
        halves += pieces[-1].size(0) // 2
    return count, halves
