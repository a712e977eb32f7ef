# RUN: %python %s
"""Variables that count iterations, in `for` and in `while`: what they say of sizes, and how often a loop goes on."""
from typing import Dict, List

import torch
from language import program, refused
from torch import Tensor

BATCH = (2, 40), (1, 1), (3, 300), (2, 7)
NUMBERS = [torch.rand(2, 40), 2], [torch.rand(1, 1), 0], [torch.rand(3, 300), 100], [torch.rand(2, 7), 50]


@program(*BATCH)
def column_after_column(x):
    y, t = x[:, 0] * 0, 0
    while t < x.size(1):
        y = y + x[:, t : t + 1].squeeze(1)
        t += 1
    return y, t


@program(*BATCH)
def backwards(x):
    y, t = x[:, 0], x.size(1) - 1
    while t >= 0:
        y = y * 0.5 + x[:, t : t + 1].squeeze(1)
        t -= 1
    return y, t


@program(*BATCH)
def two_at_a_time(x):
    y, t, count = x[:, 0] * 0, 3, 0
    while t + 2 <= x.size(1):
        y = y + x[:, t : t + 2].mean(1)
        t += 2
        count += 1
    return y, t, count


@program(*BATCH)
def until_data_says_so(x):
    y, t, done = x[:, 0] * 0, 0, False
    while t < x.size(1) and not done:
        y = y + x[:, t : t + 1].squeeze(1)
        t += 1
        if float(y.sum()) > 3:
            done = True
    return y, t, done


@program(*BATCH)
def while_data_says_so(x):
    y, t = x[:, 0] * 0, 0
    while not bool(y.sum() > 5) and t < x.size(1):
        y = y + x[:, t : t + 1].squeeze(1).abs()
        t += 1
    return y, t


@program(*BATCH)
def broken_off(x):
    y, t = x[:, 0] * 0, 0
    while t < x.size(1):
        if float(x[0, t]) > 0.9:
            break
        y = y + x[:, t]
        t += 1
    return y, t


# At least once, wherever the counter begins.
@program(*NUMBERS)
def checked_at_the_end(x, k: int):
    y, t, goes_on = x[:, 0] * 0, k, True
    while goes_on:
        y = y + x[:, t % x.size(1)]
        t += 1
        goes_on = t < x.size(1)
    return y, t


@program(*NUMBERS)
def from_a_number(x, k: int):
    t, count = k, 10
    while x.size(1) > t:
        t += 3
        count -= 2
    return t, count


@program(*BATCH)
def from_both_ends(x):
    y, i, j = x.clone(), 0, x.size(1) - 1
    while i < j:
        first = y[:, i].clone()
        y[:, i] = y[:, j]
        y[:, j] = first
        i += 1
        j -= 1
    return y, i, j


# The bound moves: the counter says nothing of the end.
@program(*[[torch.rand(1), a, b] for a, b in ((0, 10), (5, 3), (0, 100), (-5, 5))])
def moving_bound(x, a: int, b: int):
    i, s = a, 0
    while i < b:
        s += i
        i += 1
        if s > 1000:
            b = b - 1
    return s, i, b


@program(*[[torch.rand(1), n] for n in (20, 0, -5, 61, 51)])
def beside_another_loop(x, n: int):
    up, down, y = 0, 10, torch.zeros(3)
    for i in range(n):
        up += 2
        down -= 1
        y = y + up * down
        if i == 50:
            break
    return y, up, down


@program(*[[torch.rand(1), n] for n in (20, 4, 5, 61, -7)])
def one_in_another(x, n: int):
    s, i = 0, 5
    while i <= n:
        k = 0
        while k < i:
            s += k * i
            k += 2
        i += 3
    return s, i


@program((40, 2), (1, 1), (300, 3))
def enumerated(x):
    y = x[0]
    for i, row in enumerate(x):
        y = y + x[i : i + 1].squeeze(0) * row
    return y


class Decoder(torch.nn.Module):
    def __init__(self):
        super().__init__()
        self.cell = torch.nn.GRUCell(4, 4)


@program((9, 4), (1, 4), (100, 4))
class WithCell(Decoder):
    def forward(self, x):
        h, t = torch.zeros(1, 4), 0
        while t < x.size(0):
            h = self.cell(x[t : t + 1], h)
            t += 1
        return h


# The list grows while its length is the bound.
@program([[3, 4]], [[1, 5]])
def growing_bound(numbers: List[int]):
    i, s = 0, 0
    while i < len(numbers):
        if numbers[i] > 2:
            numbers.append(numbers[i] - 1)
        s += numbers[i]
        i += 1
    return s, i


@refused("inside a branch or loop", (4, 7), (3, 3))
def sizes_that_swap(x):
    x, i = x.clone(), 0
    while i < x.size(0):
        x.t_()
        i += 1
    return x


@program((3, 2), (1, 1), (12, 5), (30, 9))
def numbers_of_what_is_left(x):
    boxes, numbers, next = torch.zeros(0), torch.zeros(0, dtype=torch.long), 0
    for t in range(x.size(0)):
        k = x.size(1)
        boxes = torch.cat([boxes, x[t]])
        numbers = torch.cat([numbers, torch.arange(next, next + k)])
        next += k
        isLeft = boxes > 0.4
        boxes, numbers = boxes[isLeft], numbers[isLeft]
    return boxes, numbers


@program((6,), (1,), (2,), (3,), (23,))
def what_earlier_rounds_left(x):
    found: List[Tensor] = []
    numbers = [1]
    last: Dict[str, Tensor] = {}
    window, bends, total = torch.zeros(0), torch.zeros(()), x[0] * 0
    for t in range(x.size(0)):
        if t > 0:
            total = total + window[-1] + window.max() + last["x"]
            total = total + torch.stack(found).mean()
        window = torch.cat([window, x[t : t + 1]])
        last["x"] = x[t]
        found.append(x[t] * 2)
        if t >= 2:
            bends = bends + (found[-1] - 2 * found[-2] + found[-3]).abs()
        if t == 1:
            numbers.append(5)
        elif t > 1:
            numbers.append((numbers[-1] + numbers[-2]) % 1000)
    return total, bends, numbers[-1], len(numbers)


@program((6,), (1,), (2,), (12,))
def matrix_that_grows(x):
    y = torch.zeros(0, 0)
    for i in range(x.size(0)):
        k = torch.ones(i) * x[i]
        y = torch.cat([torch.cat([y, k[:, None]], 1), torch.ones(1, i + 1)], 0)
    return y
