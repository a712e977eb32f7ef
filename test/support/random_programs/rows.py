"""The sizes that a program is run at. Faults sit at a program's own numbers and at what is small, so sizes are drawn there."""
import random
import re

import torch

ROWS = 12  # how many rows of sizes a program is compared at
ELEMENTS = 300_000  # of all inputs of a row
PRIMES = [5, 7, 11, 13, 17, 31, 61, 97, 101, 127, 211, 257, 401, 509, 751, 1009, 2003, 4001, 8009, 12007]


def log_uniform(rng, least, most):
    return min(most, int(least * ((most + 1) / least) ** rng.random()))


def numbers_in(text):
    """The integers that a program is written with, those left out which any row has on both sides."""
    return sorted({n for n in map(int, re.findall(r"(?<![\w.])\d+(?![\w.])", text)) if 2 < n <= 100_000})


def random_size(rng, numbers):
    """A size: at or near one of the numbers or of a multiple or sum of them, small, or from all over."""
    kind = rng.random()
    if kind < 0.15:
        return rng.randint(1, 3)
    if kind < 0.25:
        return rng.randint(4, 16)
    if numbers and kind < 0.7:
        c, d = rng.choice(numbers), rng.choice(numbers)
        at = rng.choice([c, c, c, 2 * c, 3 * c, c + d, c * d, c // 2, c * rng.randint(2, 9)])
        return max(1, min(at, 60_000) + rng.choice([-1, -1, 0, 0, 0, 1, 1, 2]))
    if kind < 0.8:
        return max(1, 2 ** rng.randint(2, 13) + rng.choice([-1, 0, 1]))
    return rng.choice(PRIMES) if kind < 0.88 else log_uniform(rng, 1, 12_000)


def make_small_enough(rng, row, inputs, most=ELEMENTS):
    """Shrinks dims other than one until the inputs have few elements."""
    names = list(row)
    rng.shuffle(names)

    def elements():
        total = 0
        for _, _, dims in inputs:
            count = 1
            for dim in dims:
                count *= row[dim]
            total += count
        return total

    for name in names[1:] + names[:1]:
        if elements() > most:
            row[name] = rng.randint(1, 4)
    return row


def random_row(rng, inputs, numbers):
    """Sizes of the dims of the inputs; now and then all dims are one size, or nearly."""
    names = list(dict.fromkeys(dim for _, _, dims in inputs for dim in dims))
    row = {name: random_size(rng, numbers) for name in names}
    if rng.random() < 0.15:
        row = {name: max(1, row[names[0]] + rng.choice([-1, 0, 0, 1])) for name in names}
    return make_small_enough(rng, row, inputs)


def random_rows(rng, inputs, numbers, count, taken=()):
    """Rows that differ from one another; the first has small sizes only."""
    rows = [dict(row) for row in taken]
    found = []
    for attempt in range(20 * count):
        if len(found) == count:
            break
        row = random_row(rng, inputs, [] if attempt == 0 and not rows else numbers)
        if attempt == 0 and not rows:
            row = {name: rng.randint(1, 4) for name in row}
        if row not in rows:
            rows.append(row)
            found.append(row)
    return found


def related_row(rng, inputs, numbers, rows):
    """A row that may meet a demand: one of those that do, or another, with dims that are multiples, numbers or each other."""
    row = dict(rng.choice(rows)) if rows and rng.random() < 0.7 else random_row(rng, inputs, numbers)
    names = list(row)
    for _ in range(rng.randint(1, 3)):
        name, number = rng.choice(names), rng.choice(numbers or [2, 3])
        size = row[name]
        row[name] = rng.choice([size * rng.randint(2, 5), max(1, size // number) * number, number, rng.randint(1, 12), row[rng.choice(names)], 1,
                                max(1, size + rng.choice([-1, 1])), number * rng.randint(1, 9)])
    return make_small_enough(rng, row, inputs, ELEMENTS // 10)


def make_inputs(inputs, row, seed):
    """Tensors whose elements are eighths (or small integers), so that sums of them are exact in any order. A dim is a name or a
    number."""
    rng = torch.Generator().manual_seed(seed)
    tensors = []
    for _, dtype, dims in inputs:
        shape = [int(dim) if dim.isdigit() else row[dim] for dim in dims]
        if dtype == "bool":
            tensors.append(torch.randint(0, 2, shape, generator=rng).bool())
        elif dtype == "i64":
            tensors.append(torch.randint(-4, 12, shape, generator=rng))
        else:
            tensors.append(torch.randint(-16, 17, shape, generator=rng) / 8)
    return tensors


def seeded(*parts):
    """A source of random numbers that depends on nothing but these parts."""
    return random.Random("/".join(map(str, parts)))
