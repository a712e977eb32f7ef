# RUN: %python %s
"""Fourier transforms of lengths that are large, or that only the run knows: prime ones, powers of two, one point."""
import torch
from endtoend import check, program

LENGTHS = 1, 2, 3, 5, 8, 100, 1000, 1025
LONG = 2049, 3001, 4096, 4100


def transforms(self, x):
    half, whole = torch.fft.rfft(x), torch.fft.fft(x)
    back = torch.fft.irfft(half, n=x.size(1)), torch.fft.ifft(whole * 2).real, torch.fft.rfft(x, dim=0, norm="ortho").abs()
    return half.real, half.imag, whole.real, whole.imag, back


for dtype, atol in (torch.float32, 3e-4), (torch.float64, 1e-10):
    check(program(transforms), *([torch.randn(2, n, dtype=dtype)] for n in LENGTHS), dynamic={"x": [1]}, more_flags=["--dim", "x_1=..2048"], opsets=(11, 20), rtol=1e-5, atol=atol)
    check(program(transforms), *([torch.randn(2, n, dtype=dtype)] for n in LENGTHS + LONG), dynamic={"x": [1]}, opsets=(11, 20), rtol=1e-5, atol=atol)
    check(program(transforms), [torch.randn(2, 3000, dtype=dtype)], [torch.randn(3, 3000, dtype=dtype)], dynamic={"x": [0]}, rtol=1e-5, atol=atol)


# What a long convolution does with its states.
def convolution(self, x, k):
    n = 2 * x.size(1)
    return torch.fft.irfft(torch.fft.rfft(x, n=n) * torch.fft.rfft(k, n=n), n=n)[:, : x.size(1)]


check(program(convolution), *([torch.randn(2, n), torch.randn(n)] for n in (7, 1, 600, 4100, 4097)), dynamic={"x": [1], "k": [0]}, atol=3e-4)


# What is real has phases of 0 and pi, and not -pi, where a frequency is its own conjugate.
def phases(self, x):
    y = x - 3
    return torch.fft.rfft(y)[:, 0].angle(), torch.fft.fft(y)[:, 0].angle(), torch.fft.ifft(y)[:, 0].angle(), torch.fft.fft2(y)[0, 0].angle()


# Of pairs, PyTorch itself rounds where the length has large factors, on some machines.
def phases_of_pairs(self, x):
    y = x - 3
    return torch.fft.fft(torch.complex(y, torch.zeros_like(y)))[:, 0].angle()


def last_phase(self, x):
    return torch.fft.rfft(x - 3)[:, -1].angle()


for n in (8, 400, 4096):
    check(program(phases), [torch.rand(2, n)], [torch.rand(5, n)], dynamic={"x": [0]})
    check(program(phases_of_pairs), [torch.rand(2, n)], [torch.rand(5, n)], dynamic={"x": [0]})
    check(program(last_phase), [torch.rand(5, n)])
check(program(phases), *([torch.rand(2, n)] for n in (9, 8, 1, 400, 4097)), dynamic={"x": [1]})
check(program(phases_of_pairs), *([torch.rand(2, n)] for n in (9, 8, 1, 400, 4096)), dynamic={"x": [1]})
check(program(last_phase), *([torch.rand(5, n)] for n in (8, 400, 4098)), dynamic={"x": [1]}, more_flags=["--dim", "x_1=2..8192:2"])
