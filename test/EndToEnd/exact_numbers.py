# RUN: %python %s
"""What PyTorch computes exactly is exact: powers, logarithms of powers, shifts, int64 beyond what other numbers hold."""
import math

import torch
from endtoend import check, program

INTS = torch.int64, torch.int32, torch.int8, torch.uint8


def check_exact(module, *calls, **options):
    check(module, *calls, rtol=0, atol=0, **options)


# Products wrap around: of an odd base no bit of the exponent is without effect.
def powers(self, x, n):
    return torch.pow(x, n), torch.pow(3, n), torch.pow(2, n), torch.pow(4, n), torch.pow(8, n), x**65, x**100


for dtype in INTS:
    most = min(torch.iinfo(dtype).max, 2**62)
    exponents = [64, 65, 101, 100, 70, 63, 31, 32, most] + ([] if dtype == torch.uint8 else [-1, -2])
    bases = [2, 3, -1, 1, 0, 5, 7, -2, -3, -1, 3][: len(exponents)]
    check_exact(program(powers), [torch.tensor(bases).to(dtype), torch.tensor(exponents).to(dtype)])


# Levels of pyramids and buckets are floors of logarithms.
def logarithms(self, x, y):
    return torch.log2(x), torch.floor(torch.log2(x)), torch.log10(y), torch.floor(torch.log10(y))


for dtype, two, ten in (torch.float32, 126, 37), (torch.float64, 1000, 300), (torch.float16, 14, 4):
    x = torch.tensor([2.0**k for k in range(-two, two)], dtype=torch.float64).to(dtype)
    y = torch.tensor([10.0**k for k in range(0, ten)], dtype=torch.float64).to(dtype)
    check_exact(program(logarithms), [x, y], opsets=(20, 11))


def factorials(self, x: float):
    return int(math.gamma(x)), int(math.log10(x))


check_exact(program(factorials), [5.0], *([float(n)] for n in range(1, 13)))


# The highest bit alone is the smallest integer.
def shifts(self, x):
    return x >> 7, x >> 15, x >> 31, x >> 63, x << 7, x << 15, x << 31, x << 63


for dtype in INTS:
    info = torch.iinfo(dtype)
    check_exact(program(shifts), [torch.tensor([info.min, info.max, 0, 1, info.min + 1, 100]).to(dtype)], opsets=(20, 11))


def positive(self, x):
    return torch.relu(x)


x = torch.tensor([2**53 + 1, 2**63 - 1, -(2**63), -1, 0])
check_exact(program(positive), [x], [x + 1], opsets=(20, 13))
check_exact(program(positive), [x.to(torch.int16)])


def signs(self, x, y):
    return torch.copysign(x, y), 1 / torch.copysign(x, y), torch.copysign(x, -2.0), torch.trunc(x), 1 / torch.trunc(x)


x = torch.tensor([0.0, -0.0, 1, -1.5, math.inf, 0.0, -0.25])
check_exact(program(signs), [x[[0, 2, 3, 4, 5, 6]], torch.tensor([-0.0, -1, 2, -math.inf, 1, -0.0])], opsets=(20, 13))


# Beyond int32, and beyond what float64 holds.
def extremes(self, x, y):
    bounded = x.clamp(-4611686018427387903, 4611686018427387903), x.clamp(min=9007199254740993), x.clamp(max=-5)
    return torch.maximum(x, y), torch.minimum(x, y), bounded, torch.sign(x), torch.sgn(y)


def sums(self, x):
    return x.sum(), x.sum(0), x.sum(1, keepdim=True), (x > 0).sum(1)


x = torch.tensor([2**31, -(2**31), 2**62, -(2**62), 2**63 - 1, -(2**63), 2**53 + 1, 30, -1, 0, 2**31 + 1, -(2**32) - 1]).repeat(4)
check_exact(program(extremes), [x, x.roll(5)], [x[:3], x[1:4]], dynamic={"x": [0], "y": [0]}, opsets=(20, 13, 11))
check_exact(program(sums), [x.reshape(6, 8) // 4], [x.reshape(2, 24)], dynamic={"x": [0, 1]}, opsets=(20, 11))


# Every number but 0 is true.
def fills(self, x, mask):
    return x.masked_fill(mask, 2), x.masked_fill(mask, 0.5), torch.full_like(x, 256), x.index_fill(0, torch.tensor([0]), 4)


check_exact(program(fills), [torch.tensor([[True, False], [False, True]]), torch.tensor([[True, True], [False, False]])])


# Half precision has no room for the powers of two in between.
def parts(self, x, n):
    return torch.ldexp(x, n), torch.frexp(x)


for dtype in torch.float16, torch.bfloat16, torch.float32:
    x, n = torch.tensor([1, 1, 2, 1.5, 0, -3], dtype=dtype), torch.tensor([15, -20, 13, -14, 100, 2])
    check_exact(program(parts), [x, n])
    if dtype == torch.float32:
        check_exact(program(parts), [x, torch.tensor([1000, -1000, 127, -149, 2000, -2])])


# Of denormals, the reciprocal overflows, and a product with pi has few digits.
def tiny(self, x):
    return torch.lgamma(x)


check(program(tiny), [torch.tensor([5e-324, 1e-310, -1e-310, 1e-300, 0.25, -0.5], dtype=torch.float64)], rtol=1e-9)
check(program(tiny), [torch.tensor([1e-45, -1e-40, 1e-30, 0.25, -0.5])], rtol=1e-6)
print("ok")


# Buckets begin at numbers that are computed with one rounding.
def spaced(self, x):
    n = x.size(0)
    return torch.linspace(-2, 2, n), torch.linspace(0.3, 7, n), torch.linspace(0, n - 1, 1000), torch.bucketize(x, torch.linspace(-2, 2, n))


x = torch.arange(-20, 21) / 10
check_exact(program(spaced), [x], [torch.cat([x, x[1:] / 8])], [x[:1]], [x[:2]], dynamic={"x": [0]}, opsets=(20, 11))


class Angles(torch.nn.Module):
    """Of Python's numbers, which are float64: ONNX Runtime has these of float32 alone."""

    def forward(self, x: float):
        return math.tan(x), math.sinh(x), math.cosh(x), math.atan(x), math.asinh(x), math.erf(x), math.atanh(x / 10)


check(Angles(), [0.5], [-2.25], [3.0], flags=["--input", "x=float"], rtol=1e-14, atol=0)


# Logarithms of sums of what is far below 0, or infinite.
def log_sums(self, x):
    return x.logsumexp(1), x.logsumexp(0, keepdim=True), x.logsumexp([0, 1])


INFINITY = math.inf
rows = [[-INFINITY, -300], [-300, -INFINITY], [INFINITY, 3], [-INFINITY, -INFINITY], [math.nan, 1], [6e4, 6e4], [-6e4, -INFINITY], [90, 88]]
for dtype in (torch.float32, torch.float64):
    x = torch.tensor(rows).to(dtype)
    calls = [[x], [x[:1]], [x[1:2]], [torch.tensor([[-INFINITY, -60, -70], [-INFINITY, -80, -INFINITY]]).to(dtype)]]
    check(program(log_sums), *calls, dynamic={"x": [0, 1]}, opsets=(20, 11), rtol=1e-6, atol=0)


# Extremes of numbers that differ in their lower halves only.
def extremes(self, x):
    return x.max(), x.min(), x.amax(1), x.amin((0, 1), keepdim=True), x.max(1), x.min(0), x.aminmax(dim=1), x - x.amin()


moments = [1_700_000_000_000_000_000 + torch.randperm(9 * n).view(n, 9) * 600_000_000 for n in (5, 1, 40)]
check_exact(program(extremes), *([x] for x in moments), [torch.tensor([[2**31, 1, 5, 6], [2**32 - 1, 2**31, -(2**31) - 1, 0]])],
            dynamic={"x": [0, 1]}, opsets=(20, 11))


# Masks of all bits.
def masked(self, x):
    return x & 0x5555555555555555, x | 0x4000000000000000, x ^ (-0x7FFFFFFFFFFFFFFF - 1), x & 0x0F0F0F0F0F0F0F0F


check_exact(program(masked), [torch.tensor([1, 2, 3, -1, 2**63 - 1])], opsets=(20, 13))


# Numbers of the run, and of sizes, that no double holds.
class Hashes(torch.nn.Module):
    def forward(self, x, seed: int):
        seed = (seed * 1103515245 + 12345) % 2147483648
        seed = (seed * 1103515245 + 12345) % 2147483648
        key = x.size(0) * 2654435761
        key = ((key ^ (key >> 15)) * 2246822519) & 0xFFFFFFFF
        digest = 2166136261
        for i in range(x.size(0)):
            digest = ((digest ^ int(x[i])) * 16777619) & 0xFFFFFFFF
        wide = x.size(0) * 1000003 * 1000003 * 1009 + 1
        return seed, key % 64, x[: key % 5 + 1], digest, wide, wide // 7, wide % 1000


calls = [[torch.randint(255, (n,)), seed] for n, seed in ((30, 10), (7, 1), (50, 12345), (5000, 2**31 - 1))]
check_exact(Hashes(), *calls, dynamic={"x": [0]})


# Floats become a tensor by way of float32, whatever its dtype is.
class OfFloats(torch.nn.Module):
    def forward(self, x, number: float):
        n = x.size(0)
        all = [torch.tensor(number, dtype=torch.float64), torch.as_tensor(number, dtype=torch.long), torch.tensor([number, 0.1], dtype=torch.float64)]
        all += [torch.tensor(float(n) * n, dtype=torch.long), torch.tensor([n / 3, n / 7], dtype=torch.float64), torch.tensor(n * n, dtype=torch.float64)]
        parts = [0.5]
        for i in range(n):
            parts.append(i / 3)
        return all, torch.tensor(parts, dtype=torch.float64), torch.as_tensor(parts, dtype=torch.float64), torch.tensor(parts)


calls = [[torch.rand(n), number] for n, number in ((7, 0.1), (1, 16777217.0), (5001, -2.5e9), (9999, 1e-30))]
check_exact(OfFloats(), *calls, dynamic={"x": [0]})
