# RUN: %python %s
"""Numbers, lists, strings, modules, objects and interfaces, as Python has them."""
import math
from typing import Any, Dict, List, NamedTuple, Tuple

import torch
from language import program, refused

BATCH = (2, 4), (5, 4)
COUNTS = [torch.rand(2, 4), 3], [torch.rand(5, 4) - 0.5, 1], [torch.rand(5, 4) - 1, 0], [torch.rand(2, 4), 7]
PAIRS = [torch.rand(2, 4), 7, 2], [torch.rand(5, 4), -7, 2], [torch.rand(5, 4), 7, -2], [torch.rand(2, 4), -7, -3]


@program(*PAIRS)
def int_ops(x, a: int, b: int):
    return a // b, a % b, a / b, a - b * (a // b), abs(a), -a, a ** 2, float(a) % float(b), float(a) // float(b), divmod(a, b)


@program(*BATCH)
def torch_size(x):
    wide = torch.Size([x.size(1), 3]) + x.shape[:1]
    return torch.zeros(torch.Size([2, x.size(0)])), x.unsqueeze(1).expand(torch.Size((x.size(0), 3, x.size(1)))), len(wide)


@program(*PAIRS)
def int_bits(x, a: int, b: int):
    return a & b, a | b, a ^ b, a << 2, a >> 1


@program(*PAIRS)
def conversions(x, a: int, b: int):
    f = a / b
    return int(f), bool(a), float(a), round(f), int(-f), bool(f), int(f > 0), max(a, b), min(f, 1.0), int(True) + a


@program(*PAIRS)
def chained(x, a: int, b: int):
    r = 0
    if -3 < b < a:
        r = 1
    elif b <= a <= 100 and not (a == b):
        r = 2
    elif a < b != 0 or a == -7:
        r = 3
    return r, -8 < a <= 7, a if a > b else b


@program(*COUNTS)
def ranges(x, n: int):
    l: List[int] = []
    for i in range(10, 0, -3):
        l.append(i)
    for i in range(n, -n, -2):
        l.append(i)
    t = 0
    for v in l:
        t = t * 3 + v
    return t, len(l), l[-1]


@program(*BATCH)
def list_steps(x):
    l = [1, 2, 3, 4, 5, 6, 7]
    return l[::2], l[1::3], l[::-1], l[-3:], l[:-2], l[5:1:-2]


@program(*BATCH)
def list_methods(x):
    l = [3, 1, 2, 1]
    l.remove(1)
    c = l.count(1)
    i = l.index(2)
    l.sort(reverse=True)
    l.insert(1, 9)
    l.extend([4, 4])
    p = l.pop(0)
    l.reverse()
    m = l.copy()
    m.clear()
    return l, c, i, p, len(m), 9 in l, sorted(l), l == [1], [0] * 3, [1, 2] + [3]


@program(*BATCH)
def str_list_methods(x):
    l = ["b", "a", "c", "a"]
    n = l.count("a")
    i = l.index("c")
    l.sort()
    l.pop()
    if "b" in l and l[0] == "a":
        return x * n + i
    return x


@program(*BATCH)
def string_methods(x):
    s = "Hello, World"
    p = s.split(", ")
    k = 0
    if s.startswith("Hell") and s.endswith("ld"):
        k += 1
    if s.upper() == "HELLO, WORLD" and s.lower().find("world") == 7:
        k += 2
    if "-".join(p) == "Hello-World" and s.replace("l", "L").count("L") == 3:
        k += 4
    if s[1:4] == "ell" and len(s) == 12 and "%s %d" % ("a", 3) == "a 3":
        k += 8
    if "{} {}".format(1, "b") == "1 b" and s.strip("H")[0] == "e" and "7".isdigit():
        k += 16
    if int("12") == 12 and float("1.5") == 1.5 and str(3) == "3":
        k += 32
    return x + k


@program(*BATCH)
def comprehension(x):
    a = [i * 2 for i in range(4)]
    b = [x[i] for i in range(2)]
    c = [t.sum() for t in b]
    d = {str(i): x * i for i in range(3)}
    return a, torch.stack(c), d["2"], [k for k in d.keys()][1] == "1"


@program(*COUNTS)
def numbers_of_run_list(x, n: int):
    l = [n, 2, n * 2]
    l.append(5)
    l.sort()
    return l[0], l[-1], n in l, sum(l), max(l), min(l)


@program(*COUNTS)
def item_shapes(x, n: int):
    k = int(x.abs().sum().item()) % 3 + 1
    return torch.zeros(k, 2), torch.arange(n), x.repeat(k, 1), torch.full([n, k], 1.5)


@program(*COUNTS)
def while_true(x, n: int):
    i = 0
    while True:
        if i >= n:
            break
        i += 1
        if i % 2 == 0:
            continue
        x = x + i
    return x, i


@program(*COUNTS)
def nested_break(x, n: int):
    t = 0
    for i in range(n):
        for j in range(4):
            if j > i:
                break
            if (i + j) % 3 == 0:
                continue
            t += i * 10 + j
        if t > 60:
            break
    return t


class Point(NamedTuple):
    a: torch.Tensor
    k: int


@program(*BATCH)
def named(x):
    p = Point(x, 2)
    if bool(x.sum() > 0):
        p = Point(p.a + 1, p.k * 3)
    q = p
    return q.a * q.k, q


@program(*BATCH)


class Modules(torch.nn.Module):
    def __init__(self):
        super().__init__()
        self.l = torch.nn.ModuleList([torch.nn.Linear(4, 4) for _ in range(3)])
        self.d = torch.nn.ModuleDict({"relu": torch.nn.ReLU(), "tanh": torch.nn.Tanh()})
        self.w: List[float] = [0.5, 1.5, 2.5]

    def forward(self, x):
        outs: List[torch.Tensor] = []
        for i, m in enumerate(self.l):
            w = self.w[i]
            x = m(x) * w
            if bool(x.sum() > 0):
                outs.append(x * i)
        for k, m in self.d.items():
            x = m(x) + len(k)
        for m in self.d.values():
            x = m(x)
        t = x
        for o in outs:
            t = t + o
        return t, len(outs)


@torch.jit.interface


class Op(torch.nn.Module):

    def forward(self, x: torch.Tensor) -> torch.Tensor:
        pass


class A1(torch.nn.Module):

    def forward(self, x: torch.Tensor) -> torch.Tensor:
        return x + 1


class A2(torch.nn.Module):
    def __init__(self):
        super().__init__()
        self.w = torch.nn.Parameter(torch.rand(4))

    def forward(self, x: torch.Tensor) -> torch.Tensor:
        if bool(x.sum() > 0):
            return x * self.w
        return x


@program(*BATCH)


class Interfaces(torch.nn.Module):
    a: Op
    b: Op
    def __init__(self):
        super().__init__()
        self.a = A1()
        self.b = A2()

    def forward(self, x):
        for i in range(2):
            x = self.a.forward(x)
            x = self.b.forward(x)
        return x


@torch.jit.script


class Acc:
    def __init__(self, x: torch.Tensor):
        self.t = x
        self.n = 0
        self.log: List[float] = []
    def add(self, y: torch.Tensor) -> int:
        self.t = self.t + y
        self.n += 1
        self.log.append(float(y.sum()))
        return self.n


# An alias in the iterations before the first sum, as data decides.
@refused("may share memory", *COUNTS)
def object_loop(x, n: int):
    a = Acc(x)
    k = 0
    for i in range(n):
        if bool((x + i).sum() > 1):
            k += a.add(x * i)
        a.t.mul_(0.5)
    return a.t, a.n, k, len(a.log)


@torch.jit.script
def f1(x: torch.Tensor, k: int = 3):
    return x * k


@program(*COUNTS)
def forked(x, n: int):
    fs = [torch.jit.fork(f1, x, i) for i in range(3)]
    r = x
    for f in fs:
        r = r + torch.jit.wait(f)
    g = torch.jit.fork(f1, r)
    return torch.jit.wait(g)


@program(*BATCH)


class Unused(torch.nn.Module):
    def __init__(self):
        super().__init__()
        self.flag = False

    @torch.jit.unused
    def never(self, x):
        return eval("x")

    def forward(self, x):
        if self.flag:
            return self.never(x)
        return x * 2


@program(*COUNTS)
def frexp_etc(x, n: int):
    return math.sqrt(n + 1.0), math.floor(n / 2), math.ceil(n / 2), math.log(n + 1.0), math.exp(0.1 * n), math.pow(2.0, n), math.fabs(-1.0 * n)


@program([torch.rand(2, 4), 6, 4], [torch.rand(5, 4), 9, 12], [torch.rand(5, 4), 0, 5])
def gcd_fact(x, n: int, m: int):
    return math.gcd(n, m), math.factorial(m)


@program([torch.rand(2, 4), 6.5], [torch.rand(2, 4), -0.3])
def frexp(x, f: float):
    m, e = math.frexp(f)
    return m, e, math.ldexp(m, e), math.copysign(2.0, f), math.fmod(f, 2.0), math.modf(f)


@program((4, 4), (6, 4), (8, 2))
def unpack_chunk(x):
    a, b = x.chunk(2)
    return a * 2 + b


@program((4, 4), (6, 4), (10, 4))
def unpack_split(x):
    a, b = x.split(x.size(0) // 2)
    return a - b


@program(*BATCH)
def dict_iter_uncertain(x):
    d: Dict[str, torch.Tensor] = {"a": x}
    if bool(x.sum() > 0):
        d["b"] = x * 2
    d["c"] = x + 1
    s = torch.zeros_like(x)
    for k in d:
        s = s + d[k]
    for k, v in d.items():
        s = s * 2 + v
        if k == "b":
            s = s + 1
    for v in d.values():
        s = s - v
    return s, len(d), "b" in d


@program(*COUNTS)
def tuples_grown(x, n: int):
    l: List[Tuple[int, torch.Tensor]] = []
    for i in range(n):
        l.append((i * 2, x[0] * i))
    t = torch.zeros(4)
    k = 0
    for i, e in l:
        t = t + e * i
        k += i
    return t, k, len(l)


@program(*COUNTS)
def lists_grown(x, n: int):
    l: List[List[int]] = []
    for i in range(n):
        l.append([i, i + 1])
    k = 0
    for e in l:
        k += e[0] * e[1]
    return k, len(l)


@refused("argument 'x' is of any type", [{"a": torch.ones(2)}])
def a_container_of_any_type(x: Any):
    if torch.jit.isinstance(x, Dict[str, torch.Tensor]):
        return x["a"]
    return torch.zeros(1)


@program((2, 4), (5, 4))
def types_of_containers(x):
    pairs: List[Any] = [(x, 1), {"a": x}, {"a": [1]}, [x], [[2.5]]]
    answers: List[bool] = []
    for pair in pairs:
        answers.append(torch.jit.isinstance(pair, Tuple[torch.Tensor, int]))
        answers.append(torch.jit.isinstance(pair, Dict[str, torch.Tensor]))
        answers.append(torch.jit.isinstance(pair, Dict[str, List[int]]))
        answers.append(torch.jit.isinstance(pair, List[List[float]]))
        answers.append(isinstance(pair, (list, tuple)))
    return torch.tensor(answers)


@program((2, 4), (5, 4))
def abs_of_what_it_is(x):
    return abs(x - 1), abs(x.sum().item()), abs(x.size(0) - 3), abs(-2.5)


@program((2, 4), (5, 4))
def divmod_of_two_kinds(x):
    return divmod(x.size(0), 2.5), divmod(-7.5, x.size(0)), divmod(x.size(0), -3)


@program(*[[torch.rand(a), torch.rand(b)] for a, b in (((2, 4), (4,)), ((3, 1), (5,)), ((7, 9), (1,)))])
def sizes_of_a_sum(x, y):
    sizes = torch._C._infer_size(x.size(), y.size())
    return sizes, torch.nn.functional.binary_cross_entropy(torch.zeros(sizes) + 0.5, torch.ones(sizes), weight=y)
