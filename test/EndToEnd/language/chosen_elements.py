# RUN: %python %s
"""An element of a list at an index of the run that is written to, itself or through a view: the tensor that it is has it."""
import torch
from language import program, refused

COUNTS = [torch.rand(5, 4), 2], [torch.rand(1, 4), 1], [torch.rand(3, 4), 0], [torch.rand(4, 4), 7]


@program(*COUNTS)
def ping_pong(x, k: int):
    a = x.clone()
    b = torch.zeros_like(x)
    buffers = [a, b]
    current = 0
    for i in range(k):
        following = 1 - current
        buffers[following].copy_(buffers[current] * 0.5 + a)
        current = following
    return buffers[current], a, b


@program(*COUNTS)
def one_held_twice(x, k: int):
    a = x.clone()
    b = torch.zeros_like(x)
    both = [a, b]
    view = both[k % 2]
    view += 1
    a *= 2
    return a, b, view, torch.stack(both)


@program(*COUNTS)
def one_tensor_alone(x, k: int):
    same = [x.clone()] * 3
    same[k % 3][0] = 7
    return torch.stack(same)


@program(*COUNTS)
def through_views(x, k: int):
    columns = [x.clone(), x * 2, x * 3]
    for i in range(k):
        columns[i % 3][:, 0] = float(i)
        columns[(i + 1) % 3] += columns[i % 3]
        flat = columns[-1 - i % 2].view(-1)
        flat[::2] -= 1
    return columns[0], columns[1], columns[2]


@program(*COUNTS)
def caches(x, k: int):
    cache = [torch.zeros(6, 4), torch.zeros(6, 4)]
    for i in range(min(x.size(0), 6)):
        cache[i % 2][i] = x[i]
        cache[k % 2][0] += 1
    return cache[0], cache[1]


@program(*COUNTS)
def views_of_one(x, k: int):
    a = x.clone()
    halves = [a[:, :2], a[:, 2:]]
    for i in range(k):
        halves[i % 2] += halves[(i + 1) % 2]
    return a


@program(*COUNTS)
def views_of_the_same(x, k: int):
    a = x.clone()
    names = [a, a[:], a.view(-1, 4)]
    names[k % 3] += 1
    return a, names[0], names[1]


@program(*COUNTS)
def in_a_branch(x, k: int):
    both = [x.clone(), x * 2]
    if k > 1:
        both[k % 2].mul_(0.5)
    else:
        both[0] = x
    both[1].add_(1)
    return torch.cat(both), x


@program([torch.rand(5, 4), torch.rand(3, 4), 1], [torch.rand(1, 4), torch.rand(2, 4), 4])
def of_two_sizes(x, y, k: int):
    both = [x.clone(), y * 2]
    both[k % 2] += 1
    return both[0], both[1]


@program(*COUNTS)
def grown_afterwards(x, k: int):
    tensors = [x.clone(), x * 2]
    tensors[k % 2].mul_(0.5)
    tensors.append(x + 0)
    tensors[k % 3].add_(1.0)
    return torch.stack(tensors), x


@refused("may share memory", *COUNTS)
def put_where_another_is(x, k: int):
    a = x.clone()
    both = [a, x * 2]
    for i in range(k):
        both[(i + 1) % 2] = both[i % 2]
        both[i % 2].mul_(0.5)
    return both[0], both[1], a
