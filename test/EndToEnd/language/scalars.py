# RUN: %python %s
"""Numbers computed from data, from sizes and from arguments, with Python's semantics."""
import math

import torch
from language import program

BATCH = (2, 4), (5, 4)
INTS = [[7, 2], [-7, 2], [7, -2], [-7, -2], [0, 5], [1, 3]]
FLOATS = [[7.5, 2.0], [-7.5, 2.0], [7.5, -2.0], [-0.5, 0.25], [2.5, 1.0], [3.5, 0.5]]


@program(*INTS)
def integer_division(a: int, b: int):
    return a // b, a % b, a / b, divmod(a, b)


MOST = 2**63 - 1


@program(*[[a, b] for a in (MOST, MOST - 1, -MOST, -MOST - 1) for b in (3, -3, MOST, -MOST, 7)])
def division_of_the_largest(a: int, b: int):
    return a // b, a // 1000000000000000000, a // -3, a // 5


@program(*INTS)
def integer_arithmetic(a: int, b: int):
    return a + b, a - b, a * b, -a, abs(a), max(a, b), min(a, b), a ** 2, a == b, a < b, a != 0


@program(*[[a, abs(b)] for a, b in INTS])
def integer_bits(a: int, b: int):
    return a & b, a | b, a ^ b, a << b, a >> b, a ** b


@program(*FLOATS)
def float_arithmetic(a: float, b: float):
    return a + b, a * b, a / b, a // b, a % b, -a, abs(a), max(a, b), min(a, b), a > b


@program(*FLOATS)
def rounding(a: float, b: float):
    return int(a), round(a), math.floor(a), math.ceil(a), float(int(b)), round(a / b)


@program([3, 0.5], [-4, 1.5], [0, 2.5])
def mixed(n: int, f: float):
    return n * f, n + f, n / 2, n > f, float(n) / f, int(f) + n, bool(n), n if n else 7


@program(*BATCH)
def from_sizes(x):
    h, w = x.shape[0], x.shape[1]
    n = max(h, w)
    return (h // 2, h % 3, int(h * 0.5), n, min(h, 3), h / w, float(h), -(-h // 2), h ** 2, h == 2, round(h / 3),
            math.ceil(h / 2), torch.zeros(h * 2 - 1), torch.zeros((h + 1) // 2, n))


@program(*BATCH)
def from_tensors(x):
    n = int(x.sum())
    f = float(x.mean())
    b = bool(x[0, 0] > 0)
    v = x[0, 1].item()
    return n, f, b, v, x * n + f


@program(*BATCH)
def item_in_arithmetic(x):
    n = int(x.abs().sum() * 3)
    return n // 2, n % 4, n / 3, (-n) // 2, (-n) % 4, n ** 2, min(n, 5), x * (n % 2)


@program(*BATCH)
def sizes_by_data(x):
    n = int((x > 0).sum())
    return torch.zeros(n + 1), torch.arange(n), torch.ones(n, 2).sum()


@program(*BATCH)
def bool_of_data(x):
    mask = x > 0.5
    return bool(mask.any()), bool(mask.all()), int(mask.sum()) > 2, not bool(mask.any())


@program(*BATCH)
def numbers_as_tensors(x):
    n = x.size(0)
    return torch.tensor(n), torch.tensor(n * 0.5), torch.tensor(n > 3), torch.full((2,), n), x + n, n - x, n / x.abs()


@program(*BATCH)
def scalar_promotion(x):
    n = torch.tensor(3)
    k = (x * 10).to(torch.int32)
    return k * 0.5, k + 1, k / 2, k // 2, k % 3, n * x, k + n, x > 0, (x > 0) + 1


@program([7], [1 << 40], [-(1 << 40)])
def large_integers(n: int):
    return n * 3, n // 7, n % 1000, n - 1


@program(*BATCH)
def chained_comparison(x):
    n = x.size(0)
    return 1 < n < 4, n in [2, 3], not (n > 2 or n < 0)


@program(*BATCH)
def float_special_values(x):
    inf = float("inf")
    s = float(x.sum())
    return s < inf, -inf < s, math.isnan(s), math.isinf(s), math.isfinite(s), math.pi * s


@program([5, 3], [3, 5], [4, 4])
def gcd_and_factorial(a: int, b: int):
    return math.gcd(12, 18), math.factorial(5), a if a > b else b


@program([torch.rand(4, 6)], [torch.rand(9, 6)])
def division_of_sizes_in_shapes(x):
    n = x.size(0)
    half = x[:n // 2]
    rest = x[n // 2:]
    return half, rest, half.size(0) + rest.size(0) == n, x[:int(n * 0.25)], x[-(n // 3):]


@program(*[[a, b, n] for (a, b), n in zip(FLOATS, (0, 1, 2, 3, -1, -2))])
def functions_of_floats(a: float, b: float, n: int):
    return (math.gamma(a), math.lgamma(abs(a)), math.log1p(abs(b)), math.log10(abs(a)), math.expm1(b), math.ldexp(a, n),
            math.copysign(a, b), math.remainder(a, b), math.modf(a), math.erfc(b), math.log1p(n + 3))


@program(*INTS)
def greatest_divisor(a: int, b: int):
    return math.gcd(a, b)


@program((2, 4), (5, 4), (3, 4), (150, 4))
def numbers_from_predicates_on_sizes(x):
    n = x.size(0)
    return int(n == 3), float(n > 100), x * int(n > 100), min(n, 3), n // 100


@program(*BATCH)
def numbers_of_either_sign(x):
    n = int(x.sum())
    return 3 % (abs(3 * n) + 2), min(n, 1), max(n, 1), abs(n), torch.zeros(max(n, 1)), torch.ones(abs(n) + 1)


@program(*BATCH)
def item_times_a_number(x):
    n = int(x.abs().max().item() * 4) + 1
    f = x.min().item() - 2
    return min(n, x.size(0)), max(x.size(1), n), f * 2, -f, min(f, 0.5)


@program([3.75], [-2.5], [0.0], [100.3])
def parts_of_a_float(f: float):
    m, e = math.frexp(f)
    return m, e, math.ldexp(m, e), math.modf(f)


@program((1, 4), (2, 4), (33, 4), (70, 4))
def shifts_of_sizes(x):
    n = x.size(0)
    return x[:n >> 1], torch.zeros(n << 1), 1 << (n % 7), n >> 40, -n >> 1, -n >> 63, (n - 3) << 33


@program(*[[a, b] for a in (0, 1, -1, 2 ** 40 + 5, -2 ** 40 - 5, 2 ** 62 + 3, -2 ** 63)
           for b in (0, 1, 5, 31, 32, 33, 61, 62, 63)])
def shifts_of_numbers(a: int, b: int):
    return a >> b, a >> 63, a >> 62, a >> 1, (a % 1024) << (b % 50), (a % 2) << b, 1 << b


@program((2, 4), (5, 4))
def shifted_elements(x):
    n = int(x[0, 0] * 100)
    return n << 2, n >> 2, n >> 33, n << 33


@program([torch.ones(3, 4) * 2], [torch.ones(1, 4) * 3])
def shifts_by_elements(x):
    n = int(x[0, 0])
    return 1 << n, n << n, 100 >> n, torch.arange(5)[n]


@program((3, 4), (4, 4))
def same_size_of_one(x):
    return x.is_same_size(x.t()), x.is_same_size(x + 1), x.is_same_size(x[0])


@program([torch.ones(3), torch.ones(4)], [torch.ones(4), torch.ones(4)])
def same_size_of_two(x, y):
    if torch.is_same_size(x, y):
        return x + y
    return x


@program(*[[torch.rand(n), torch.rand(m)] for n, m in ((7, 3), (5, 3), (2, 9), (30, 5))])
def number_or_one_of_sizes(a, b):
    brevity = 1.0 if len(a) > len(b) else math.exp(1 - len(b) / len(a))
    return 1.0 if len(a) > 10 else len(a) * 0.1, brevity, a * (len(b) ** -0.5 if len(a) % 2 == 0 else 0.5)


@program((5,), (1,), (1000,))
def sizes_as_conditions(x):
    n = 2
    if x.size(0) + 1:
        n = 115
    return n, bool(x.size(0) + 1), bool(max(x.size(0), 3)), 3 if x.size(0) - 1 else 4


@program(*[[torch.tensor([0.5, -1.25, 2.5]), torch.tensor([3, -2, 7])], [torch.tensor([-0.75, 3.5, 0.1]), torch.tensor([5, 4, 1])]])
def functions_of_items(x, n):
    """`item` is a float or an int, of which the code says no more than that it is a number."""
    s, t, u = x[0].item(), n[0].item(), x[1].item()
    rounded = math.floor(s), math.ceil(u), round(x.sum().item()), math.floor(t), math.floor(-s), math.ceil(u * 2)
    functions = math.sqrt(abs(s)), math.sqrt(abs(t)), math.exp(s), math.log(abs(u)), math.tanh(s), math.fabs(u), math.cos(t), math.lgamma(abs(s) + 1)
    two = math.atan2(s, u), math.copysign(s, u), math.copysign(t, u), math.fmod(u, 2), math.pow(abs(s), t), math.log(abs(s), 2)
    extremes = max(s, 0), max(t, s), min(u, t), min(s, 2.0), abs(s), abs(t), -s, -t
    arithmetic = s + t, s * t, t - s, s / t, t // 2, s // 0.3, s % 0.3, t % 3, s ** 2, t ** 2, s < t, t == 3
    return rounded, functions, two, extremes, arithmetic, x / math.sqrt(x.pow(2).sum().item()), torch.arange(math.ceil(abs(u)) + 2)


@program(*[[torch.tensor([0.5, -1.25, 2.5]), torch.tensor([3, -2, 7]), k] for k in (1, 2)])
def functions_of_items_of_branches(x, n, k: int):
    if k > 1:
        s, u = x.max().item(), x[0].item()
    else:
        s, u = x.min().item(), n[0].item()
    return torch.arange(math.ceil(s) + 5), x * u, math.ceil(u)
