# RUN: %python %s
"""Operators that write to arguments besides what they return, and answers about whole tensors."""
import torch
import torch.nn.functional as F
from endtoend import check


class RreluEval(torch.nn.Module):
    def forward(self, x):
        noise = torch.ones_like(x)
        y = torch.ops.aten.rrelu_with_noise(x, noise, 0.1, 0.3, False)
        return y, noise


class RreluTraining(torch.nn.Module):
    """Random, so it answers whether output, noise and gradient fit together."""

    def forward(self, x):
        noise = torch.zeros_like(x)
        y = torch.ops.aten.rrelu_with_noise(x, noise, 0.4, 0.6, True)
        g = torch.ops.aten.rrelu_with_noise_backward(torch.ones_like(x), x, noise, 0.4, 0.6, True, False)
        return (y == x * noise).all(), (noise == g).all(), ((noise >= 0.4) & (noise <= 0.6) | (x > 0)).all()


class BatchNorm(torch.nn.Module):
    def __init__(self):
        super().__init__()
        self.w = torch.nn.Parameter(torch.rand(3))
        self.b = torch.nn.Parameter(torch.rand(3))

    def forward(self, x, mean, var):
        mean = mean.clone()
        var = var.clone()
        y, a, c = torch.ops.aten._native_batch_norm_legit(x, self.w, self.b, mean, var, True, 0.1, 1e-5)
        z, _, _ = torch.ops.aten._native_batch_norm_legit(x, self.w, self.b, mean, var, False, 0.1, 1e-5)
        return y, a, c, mean, var, z


class Equality(torch.nn.Module):
    def forward(self, x, y):
        r = 0
        if torch.equal(x, y):
            r = 1
        if torch.allclose(x, y, atol=1.0):
            r = r + 2
        return x + r


x = torch.randn(4, 5)
for module in (RreluEval(), RreluTraining()):
    check(module, (x, ), (torch.randn(7, 2), ), dynamic={"x": [0, 1]})
check(BatchNorm(), (torch.randn(4, 3, 5), torch.rand(3), torch.rand(3)), (torch.randn(2, 3, 8), torch.rand(3), torch.rand(3)),
      dynamic={"x": [0, 2]})
check(Equality(), (x, x), (x, x + 0.5), (x, x + 3), (torch.ones(1, 2), ) * 2, flags=["--input", "f32[n,m]", "--input", "f32[n,m]"])


# Of other sizes is not equal, whatever is there.
class OpenSizes(torch.nn.Module):
    def forward(self, x, y):
        return x + 1 if torch.equal(x, y) else x - y.sum()


ones = torch.ones(2, 3)
check(OpenSizes(), (x, x), (x, x + 3), (ones, ones[:, :1]), (ones[:, :0], ones[:, :0]), (ones[:, :0], ones),
      flags=["--input", "f32[n,m]", "--input", "f32[n,k]"])


# Padding that is counted from the end of a weight of run-time size.
class Bags(torch.nn.Module):
    def forward(self, weight, indices, offsets):
        mean = F.embedding_bag(indices, weight, offsets, mode="mean", padding_idx=-1)
        total = F.embedding_bag(indices, weight, offsets, mode="sum", padding_idx=-2)
        return mean, total, F.embedding_bag(indices, weight, offsets, mode="max", padding_idx=1)


INDICES, OFFSETS = torch.tensor([4, 1, 1, 0, 4, 3]), torch.tensor([0, 3])
check(Bags(), [torch.randn(5, 3), INDICES, OFFSETS], [torch.randn(6, 3), INDICES, OFFSETS], dynamic={"weight": [0]})


# Windows as long as a dim, which only the run knows, and 1 in the others.
class Strips(torch.nn.Module):
    def forward(self, x):
        rows, columns = F.max_pool2d(x, [1, x.size(3)]), F.avg_pool2d(x, [x.size(2), 1])
        return rows, columns, F.max_pool2d(x, [x.size(2), 1], stride=1), F.avg_pool2d(x, [x.size(2), 1], [3, 1])


check(Strips(), [torch.randn(2, 3, 5, 6)], [torch.randn(1, 3, 8, 4)], dynamic={"x": [0, 2, 3]})


# Bounds that are nan, numbers of another dtype, splits of a dim of the run, indices in narrow integers.
class Forms(torch.nn.Module):
    def forward(self, x, number, indices, offsets):
        nan = float("nan")
        clamped = torch.clamp(x, nan, 1.0), torch.clamp(x, -1.0, nan), torch.clamp(x, float(x[0, 0]), 1.0)
        filled = torch.zeros_like(x, dtype=torch.long)
        filled.fill_(number)
        bags = F.embedding_bag(indices, x, offsets), F.embedding_bag(indices, x, offsets, mode="max")
        return clamped, filled, x.unsafe_split(1)[0], x.unsafe_split(2)[0], bags


def narrow(*numbers):
    return torch.tensor(numbers, dtype=torch.int32)


check(Forms(), [torch.randn(3, 2), torch.tensor(2.7), narrow(1, 2, 0), narrow(0, 2)],
      [torch.tensor([[torch.nan, 2], [-3, 0]]), torch.tensor(-2.7), narrow(1, 1), narrow(0)],
      dynamic={"x": [0], "indices": [0], "offsets": [0]})


class PadByTheLeast(torch.nn.Module):
    def forward(self, x, value: float):
        return F.pad(x, (0, x.size(1)), value=float(x.min())), F.pad(x, (1, -1), value=value), F.pad(x.long(), (2, 0), value=value)


check(PadByTheLeast(), [torch.randn(2, 4), 0.5], [torch.randn(2, 1), -7.25], dynamic={"x": [1]})
