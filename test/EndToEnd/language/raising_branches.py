# RUN: %python %s
"""Branches in which PyTorch raises are not taken: what fills a list or tensor first finds it empty, which says nothing of later."""
from typing import List, Tuple

import torch
from language import program, refused


def calls(*pairs):
    return [[torch.randn(n), k] for n, k in pairs]


ROWS = calls((3, 1), (4, 2), (9, 3), (300, 130))


# Lists and tensors that hold as much as a number of the run says.
@program(*ROWS)
def largest(x, k: int):
    assert k > 0
    best: List[float] = []
    for i in range(x.size(0)):
        v = float(x[i])
        if len(best) < k:
            best.append(v)
        elif v > min(best):
            best[best.index(min(best))] = v
    return torch.tensor(best)


@program(*ROWS)
def largest_in_a_tensor(x, k: int):
    best = torch.zeros(0)
    for i in range(x.size(0)):
        if best.size(0) < k:
            best = torch.cat([best, x[i:i + 1]])
        else:
            j = int(best.argmin())
            if x[i] > best[j]:
                best[j] = x[i]
    return best


@program(*ROWS)
def ring(x, k: int):
    kept: List[torch.Tensor] = []
    for i in range(x.size(0)):
        if len(kept) < k:
            kept.append(x[i])
        else:
            kept[i % k] = torch.maximum(kept[(i - 1) % k], x[i])
    return torch.stack(kept)


@program(*ROWS)
def window(x, k: int):
    total = x[0] * 0
    held: List[torch.Tensor] = []
    for i in range(x.size(0)):
        held.append(x[i])
        if len(held) > k:
            held.pop(0)
            total = total + torch.stack(held).max()
    return total


@program(*ROWS)
def shrinking_window(x, k: int):
    total = 0
    held: List[int] = []
    for i in range(x.size(0)):
        held.append(i)
        if len(held) > k:
            held = held[1:]
            total = total + held[-1] - held[0]
    return total


@program(*calls((3, 1), (4, 2), (9, 3), (40, 17)))
def heap_of_pairs(x, k: int):
    heap: List[Tuple[float, int]] = []
    for i in range(x.size(0)):
        heap.append((float(x[i]), i))
        heap.sort()
        if len(heap) > k:
            heap.pop(0)
            heap[0] = (heap[0][0] + .001, heap[0][1])
    total, places = 0.0, 0
    for value, place in heap:
        total += value
        places += place
    return total, places


# What came k steps before.
@program(*ROWS)
def lag(x, k: int):
    outs: List[torch.Tensor] = []
    for i in range(x.size(0)):
        if i >= k:
            outs.append(x[i] + outs[i - k] / 2)
        else:
            outs.append(x[i])
    return torch.stack(outs)


@program(*ROWS)
def lag_of_slices(x, k: int):
    outs: List[torch.Tensor] = []
    counts: List[int] = []
    for i in range(x.size(0)):
        if i >= k:
            outs.append(x[i] + torch.stack(outs[-k:]).mean(0))
            counts.append(i + sum(counts[-k:]) % 100)
        else:
            outs.append(x[i])
            counts.append(i)
    return torch.stack(outs), torch.tensor(counts)


@program(*[[torch.randn(n), torch.randn(m)] for n, m in ((3, 1), (5, 3), (60, 7))])
def filtered(x, a):
    y: List[float] = []
    for i in range(x.size(0)):
        total = float(x[i])
        for j in range(a.size(0)):
            if i - j - 1 >= 0:
                total -= .1 * float(a[j]) * y[i - j - 1]
        y.append(total)
    return torch.tensor(y)


@program(*ROWS)
def warm_up(x, k: int):
    out = torch.zeros_like(x)
    seen = torch.zeros(0)
    for i in range(x.size(0)):
        if i >= k:
            out[i] = x[i] - seen.min()
        seen = torch.cat([seen, x[i:i + 1]])
    return out


# What a later iteration finds is another thing than the first one did.
@program(*ROWS)
def found_later(x, k: int):
    divisor, total, place = 0, 0, 5
    y = torch.zeros(3)
    for i in range(x.size(0)):
        if i > k:
            total += 100 // divisor
        if x[i] > 10:
            y[place] = 1.0
        divisor += 1
        place = i % 3
    return x + total, y


@program(*ROWS)
def stack_of_numbers(x, k: int):
    stack: List[int] = []
    after = torch.full([x.size(0)], -1)
    for i in range(x.size(0)):
        while len(stack) > 0 and x[stack[-1]] < x[i]:
            j = stack.pop()
            after[j] = i
        stack.append(i)
    return after, torch.tensor(stack)


# Iterations of a loop that is unrolled, and divisions of ints by 0, of which ONNX Runtime loads none.
@program(*ROWS)
def guarded_iterations(x, k: int):
    total = x.long().sum()
    out, rest = torch.zeros(5, dtype=torch.int64), torch.zeros(3)
    number = 0
    for i in range(5):
        if i > k:
            number += 100 // i
        if (i < k and i < 3) or i == k - 1000:
            rest[i] = x[0] + i
        if i < k:
            continue
        out[i] = total // i + total % i + torch.div(total, i, rounding_mode="trunc") + torch.fmod(total, i)
    return out, rest, number


@program(*ROWS)
def known_divisors(x, k: int):
    total, listed = x.long().sum(), [1.0]
    if k == 77:
        total = total // torch.tensor(0)
        listed[1] = 2.0
    if k == 78:
        total = torch.remainder(total, torch.tensor([3, 0]))[0]
    if k == 79:
        total = total + max([i for i in range(0)]) + [1, 2].index(9)
    if k == 80:
        total = total + k // 0 + k % 0 + int(k / 0)
    return total, torch.tensor(listed)


@program([torch.zeros(0, dtype=torch.int64)], [torch.zeros(0, dtype=torch.int64)])
def nothing_by_zero(x):
    return x // torch.zeros(1, dtype=torch.int64), x % 0


# Numbers that are taken out of short lists, of which only the run knows which they are.
@program(*ROWS)
def least_recently_used(x, k: int):
    order: List[int] = []
    hits = 0
    for i in range(x.size(0)):
        key = int(x[i] * 2)
        if key in order:
            order.remove(key)
            hits += 1
        elif len(order) >= k:
            order.pop(0)
        order.append(key)
    one, two = [int(x[0] * 9)], [int(x[0] * 9), k]
    if k in one:
        one.remove(k)
    two.remove(k)
    return hits, torch.tensor(order), len(one), two[0]


# Where no other branch is left, the program is refused.
@refused("ZeroDivisionError", (2, ))
def by_zero(x):
    return x.long() // 0


@refused("argmin", (2, ))
def of_nothing(x):
    total = x.sum()
    for i in range(x.size(0)):
        total = total + torch.zeros(0).argmin()
    return total
