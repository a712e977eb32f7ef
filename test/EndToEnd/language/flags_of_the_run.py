# RUN: %python %s
"""Flags that only the run knows where they decide what an operator writes to, or whether what it gives is its argument itself."""
import torch
import torch.nn.functional as F
from language import program


def calls(shape, *flags):
    return [[torch.rand(shape) - 0.5, flag] for flag in flags]


def of_lengths(*lengths):
    return [[torch.rand(n, 3)] for n in lengths]


@program(*calls((4, 3), True, False))
def batch_norm(x, training: bool):
    mean, variance = torch.zeros(3), torch.ones(3)
    y = F.batch_norm(x, mean, variance, None, None, training, 0.1, 1e-5)
    return y, mean, variance


@program(*of_lengths(4, 2, 256, 257))
def batch_norm_of_many(x):
    mean, variance = torch.zeros(3), torch.ones(3)
    y = F.batch_norm(x, mean, variance, None, None, x.size(0) > 256, 0.1, 1e-5)
    return y, mean, variance


@program(*([torch.rand(n, 4, 3), k] for n, k in ((2, 1), (2, 2), (2, 0), (7, 4))))
def batch_norm_in_a_loop(x, k: int):
    mean, variance = torch.zeros(3), torch.ones(3)
    y = x[0]
    for i in range(x.size(0)):
        y = F.batch_norm(x[i], mean, variance, None, None, i < k, 0.1, 1e-5)
    return y


@program(*calls((4, 3, 5), True, False))
def instance_norm(x, training: bool):
    mean, variance = torch.zeros(3), torch.ones(3)
    y = F.instance_norm(x, mean, variance, None, None, training, 0.1, 1e-5)
    return y, mean, variance


@program(*of_lengths(5, 256))
def dropout_outside_of_training(x):
    y = x.clone()
    z = F.dropout(y, 0.5, y.size(0) > 1000000)
    z += 1
    return y, z


@program(*calls(5, False, True))
def dropout_of_nothing(x, in_place: bool):
    y = x.clone()
    z = F.dropout(y, 0.0, True, in_place)
    z += 1
    return y, z


@program(*calls(5, 0.0))
def dropout_of_the_run(x, p: float):
    y = x.clone()
    z = F.dropout(y, p, True)
    z += 1
    return y, z


@program(*calls(5, 1.0, 0.0))
def dropout_of_all(x, p: float):
    return F.dropout(x, p, True)


@program(*([torch.rand(n, 3), k] for n, k in ((4, 1), (1, 0))))
def dropout_in_a_loop(x, k: int):
    h, total = torch.zeros(3), torch.zeros(())
    for i in range(x.size(0)):
        z = F.alpha_dropout(h, 0.5, i * k > 1000)
        z += x[i]
        total += z.sum()  # TorchScript drops writes to what nobody reads, though it is h.
    return h, total


@program(*calls((4, 5), True, False))
def copies(x, copy: bool):
    y = x.clone()
    z = y.to(torch.float32, copy=copy)
    z += 1
    w = y.to(torch.float64, copy=copy)
    w += 1
    return y, z, w


@program(*of_lengths(4, 256, 257))
def copies_of_many(x):
    y = x.clone()
    z = y.to(x, copy=y.size(0) > 256)
    z += 1
    return y, z


@program(*calls((5, 3), True, False))
def orders_of_norms(x, flag: bool):
    order = 2.0 if flag else 1.0
    return F.normalize(x, order, 1), torch.norm(x, 1 if flag else 2, 1), torch.cdist(x, x, order)


@program(*calls(8, True, False))
def windows(x, flag: bool):
    return torch.hann_window(x.size(0), periodic=flag), torch.hamming_window(5, flag)
