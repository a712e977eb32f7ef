# RUN: %python %s
"""What gives its argument itself, another tensor of the same memory, or one whose memory means something else."""
import torch
from language import program, refused

MATRICES = [[torch.rand(n, m)] for n, m in ((2, 3), (1, 1), (1, 3), (3, 1))]
COMPLEX = [[torch.randn(n, m, dtype=torch.complex64)] for n, m in ((2, 3), (1, 1))]


@program(*MATRICES)
def argument_itself(x):
    a, b, c = x.clone(), x.clone(), x.clone()
    a.flatten(1).t_()
    torch.real(b).t_()
    torch.positive(c).unsqueeze_(0)
    return a, b, c


@program(*MATRICES)
def argument_of_enough_dims(x):
    a, b, c = x.clone(), x.clone(), x.clone()
    y, z = torch.atleast_2d(a), b.sum_to_size(b.shape)
    y.t_()
    z.t_()
    w = torch.conj_physical(c)
    w += 1
    return a, b, c, y, z, w


@program(*MATRICES)
def more_dims(x):
    a, b, c = x.clone(), x[0].clone(), x[0, 0].clone()
    parts = torch.atleast_3d(a), torch.atleast_3d(b), torch.atleast_2d(b), torch.atleast_2d(c), torch.atleast_1d(c)
    for part in parts:
        part += 1
    b *= 2
    return a, b, c, parts


@program(*MATRICES)
def unsafe_splits(x):
    a, b = x.clone(), x.clone()
    y, z = torch.unsafe_chunk(a, 2, 1), torch.unsafe_split(b, 1, 0)
    y[0].add_(1)
    z[-1].mul_(3)
    return a, b, y[0], z[-1]


@program(*COMPLEX)
def adjoint(x):
    a, b, c = x.clone(), x.clone(), x.clone()
    a.mH.add_(1j)
    y = b.adjoint()
    y[0] = 1j
    z = c.H
    z.imag.add_(1)
    return a, b, c, y, z


@program(*COMPLEX)
def conjugate(x):
    a, b, c = x.clone(), x.clone(), x.clone()
    y, z = a.conj(), b.conj().t()
    y.mul_(2j)
    z[0].add_(1j)
    c.conj().imag.add_(1)
    b.mul_(1j)
    torch.linalg.diagonal(c).add_(1)
    return a, b, c, y, z


@refused("aten::t_ of a tensor that detach() or as_strided() gave another name", *MATRICES)
def sizes_of_one_of_two(x):
    y = x.detach()
    y.t_()
    return x


@refused("aten::unsqueeze_ of a tensor that detach() or as_strided() gave another name", *MATRICES)
def sizes_of_one_of_two_in_memory(x):
    y = x.as_strided(x.size(), x.stride())
    y.unsqueeze_(0)
    return x
