# RUN: %python %s
"""Dims that are declared may be 0 where PyTorch takes them to be."""
import torch
from endtoend import check, program

randn = torch.randn


def sizes(rank, rest=()):
    """Calls of one tensor whose first dims are 0, 1 or more."""
    first = [2, 3, 4][:rank]
    return [[randn(*first, *rest)]] + [
        [randn(*(size if i == at else n for i, n in enumerate(first)), *rest)] for at in range(rank) for size in (0, 1)
    ]


def means(self, x):
    return x.mean(), x.mean(0), x.mean([0, 1], True), x.std(0), torch.var_mean(x, [1], correction=0)


def shapes(self, x):
    return x.flatten(1), x.roll(1), x.repeat_interleave(2, 0), x.view(x.size(0), x.size(1) * 4)


def half_mean(self, x):
    return x.mean(0)


check(program(means), *sizes(2), dynamic={"x": [0, 1]})
check(program(shapes), *sizes(2, [4]), dynamic={"x": [0, 1]})
check(program(half_mean), [torch.full([5, 2], 6e4).half()], [randn(0, 2).half()], dynamic={"x": [0]}, rtol=1e-2)


def addmm(self, x, y, z):
    return torch.addmm(z, x, y, beta=0.5), x @ y


check(program(addmm), *([randn(2, k), randn(k, 3), randn(3)] for k in (4, 0, 1)), dynamic={"x": [1], "y": [0]})


# Which dim vectors lie along is known at run time.
def cross(self, x, y):
    return torch.cross(x, y)


check(program(cross), *([randn(n, 3, 2), randn(n, 3, 2)] for n in (2, 3, 0, 1)), dynamic={"x": [0], "y": [0]})
print("ok")


# A mask that takes nothing.
def masked(self, x, source):
    return x.masked_scatter(x > 0, x[x > 0] * 2), x.masked_scatter(x > 0, source)


check(program(masked), [randn(4).abs(), randn(4)], [-randn(3).abs(), randn(0)], dynamic={"x": [0], "source": [0]})


# Of no elements, a product is zeros, and bias is scaled; either factor may be the empty one.
def vectors(self, x, y):
    return x @ y, torch.mv(x, y), x[None] @ y, torch.addmm(y[:, None], x.t() @ x, y[:, None], beta=0.5)


check(program(vectors), *([randn(m, k), randn(k)] for m, k in ((3, 4), (3, 0), (0, 4), (5, 1))), dynamic={"x": [0, 1], "y": [0]})


def scaled(self, x, y):
    return torch.addmm(torch.ones(3), x, y, beta=2.0, alpha=0.5)


check(program(scaled), [randn(2, 0), randn(0, 3)])


# Indices of no elements may have any rank.
def indices(self, x, i):
    changed = x.scatter(0, i, 1.0), x.scatter(0, i, x), x.scatter_add(0, i, x), x.scatter_reduce(0, i, x, "amax")
    return x.gather(0, i), changed


check(program(indices), [randn(3, 4), torch.zeros(0, dtype=torch.long)])


# Of a last offset alone there are no bags.
class Bags(torch.nn.Module):
    def __init__(self, mode):
        super().__init__()
        self.bag = torch.nn.EmbeddingBag(7, 3, mode=mode, include_last_offset=True, padding_idx=2)

    def forward(self, i, offsets):
        return self.bag(i, offsets)


for mode in "sum", "mean", "max":
    numbers = torch.tensor
    calls = [numbers([0, 3, 2, 2, 6]), numbers([0, 2, 5])], [numbers([1, 2, 3]), numbers([0, 0, 3, 3])], [numbers([1, 2, 3]), numbers([0, 3])]
    check(Bags(mode), *calls, [torch.zeros(0, dtype=torch.long), numbers([0, 0])], dynamic={"i": [0], "offsets": [0]})


def products(self, x, y):
    return torch.kron(x, y)


check(program(products), *([randn(m, k), randn(k, m)] for m, k in ((2, 3), (0, 3), (1, 1))), dynamic={"x": [0, 1], "y": [0, 1]}, more_flags=["--dim", "x_0=0.."])


# In float64, where ONNX Runtime has no LogSoftmax.
def probabilities(self, x):
    return x.log_softmax(1), x.softmax(1), x[:, 1:].log_softmax(1)


check(program(probabilities), *([torch.randn(m, k, dtype=torch.float64)] for m, k in ((2, 3), (2, 0), (0, 3), (1, 1))),
      dynamic={"x": [0, 1]}, more_flags=["--dim", "x_0=0..", "--dim", "x_1=0.."])


# An integral over no points is 0; of no elements, what is unique is none.
def few(self, x, y):
    steps = x[:, 1:] - x[:, :-1]
    return torch.trapezoid(steps, dx=0.5), torch.trapezoid(steps, x[:, 1:]), torch.unique(y[:, 1:], return_inverse=True)


check(program(few), *([torch.randn(m, k), torch.randint(0, 3, (m, k))] for m, k in ((2, 3), (3, 1), (1, 2), (2, 70))),
      dynamic={"x": [0, 1], "y": [0, 1]}, opsets=(13, 20))
