# RUN: %python %s
"""Lists of as many pieces of a tensor as its size makes."""
import torch
from endtoend import check, program

sizes = (6, 1, 7, 13, 2)


def check_sizes(forward, sizes=sizes):
    check(program(forward), *[[torch.randn(n, 3)] for n in sizes], dynamic={"x": [0]})


def split(self, x):
    result = torch.zeros(x.size(1))
    for i, piece in enumerate(x.split(4)):
        result = result * 2 + piece.sum(0) * i * piece.size(0)
    return result, len(x.split(3))


check_sizes(split)


def chunk(self, x):
    result = torch.zeros(())
    for piece in x.chunk(3, 0):
        result = result + piece.sum() * piece.size(0)
    return result


check_sizes(chunk)


# Where there are fewer, the program raises.
def first_and_last(self, x):
    pieces = x.chunk(3)
    return pieces[0], pieces[2], pieces[-1]


check_sizes(first_and_last, (6, 7, 13, 3))


def join(self, x):
    return torch.cat(x.split(2), 0) * 2


check_sizes(join)


def write(self, x):
    y = x.clone()
    for piece in y.split(3):
        piece.mul_(2)
    return y


check_sizes(write)


def pairs(self, x):
    result = torch.zeros(())
    for a, b in zip(x.split(2), (x + 1).split(2)):
        result = result + (a * b).sum()
    return result


check_sizes(pairs)


def maxima(self, x):
    return torch.stack([piece.max() for piece in x.split(2)])


check_sizes(maxima)
