# RUN: %python -W ignore %s
"""Programs that torch.export saves: what they say of their inputs, of sizes and of state, and their control flow."""
import collections

import torch
from endtoend import Keywords, check_exported, check_exported_refused, program
from torch._higher_order_ops.map import map as map_rows
from torch._higher_order_ops.scan import scan
from torch._higher_order_ops.while_loop import while_loop
from torch.export import Dim

batch = Dim("batch", min=2, max=64)


# Weights, buffers and constants; before and after run_decompositions, strict and not.
class Net(torch.nn.Module):
    def __init__(self):
        super().__init__()
        self.fc = torch.nn.Linear(3, 4)
        self.bn = torch.nn.BatchNorm1d(4)
        self.ln = torch.nn.LayerNorm(4)
        self.constant = torch.tensor([1.0, 2.0, 3.0])

    def forward(self, x):
        return self.ln(self.bn(torch.relu(self.fc(x * self.constant))))


rows = [(torch.randn(n, 3),) for n in (6, 2, 64)]
check_exported(Net(), *rows, dynamic_shapes={"x": {0: batch}})
check_exported(Net(), *rows, dynamic_shapes={"x": {0: Dim.DYNAMIC}}, strict=True, kinds=["training"])
check_exported(Net(), rows[0], kinds=["core"])


# --input gives the program's dims names or numbers, and nothing else.
check_exported(Net(), *rows, dynamic_shapes={"x": {0: batch}}, flags=["--input", "x=f32[n,3]", "--dim", "n=2..64"], kinds=["core"])
check_exported(Net(), rows[0], dynamic_shapes={"x": {0: batch}}, flags=["--input", "f32[6,3]"], kinds=["core"])
varies = {"dynamic_shapes": {"x": {0: batch}}}
check_exported_refused(Net(), rows[0], "exported for other sizes", flags=["--input", "f32[65,3]"], **varies)
check_exported_refused(Net(), rows[0], "to another kind of value", flags=["--input", "f64[n,3]"], **varies)
check_exported_refused(Net(), rows[0], "from 2 to 64", flags=["--input", "f32[n,3]", "--dim", "n=2..65"], **varies)
check_exported_refused(Net(), rows[0], "with dynamic_shapes", flags=["--input", "f32[n,3]"])


# Arguments and results in containers and by name; what is fixed is no input; derived dims.
class Containers(torch.nn.Module):
    def forward(self, x, d, n=3, *, flag=None, scale=1.0):
        a, (b, c) = d["a"], d["b"]
        y = (x * n).reshape(x.shape[0] * 2, -1)
        return {"y": y, "z": [a + b * scale], "half": x.shape[0] // 2, "c": c * 2, "none": None if flag is None else a}


def make(n):
    d = {"a": torch.randn(n), "b": (torch.randn(n), torch.randn(n, 2 * n + 1))}
    return torch.randn(n, 4), d, Keywords(n=4, flag=None, scale=2.5)


dims = {"a": {0: batch}, "b": ({0: batch}, {0: batch, 1: 2 * batch + 1})}
check_exported(Containers(), make(6), make(2), make(9), names=(["x", "d_a", "d_b_0", "d_b_1"], ["y", "z_0", "half", "c"]),
               dynamic_shapes={"x": {0: batch}, "d": dims, "n": None, "flag": None, "scale": None})

Pair = collections.namedtuple("Pair", ["first", "second"])
torch.utils._pytree._register_namedtuple(Pair, serialized_type_name="exported.Pair")


class Anything(torch.nn.Module):
    def forward(self, *xs, **named):
        return Pair(xs[0] + named["u"], xs[1] * 2)


check_exported(Anything(), (torch.randn(2), torch.randn(3), Keywords(u=torch.randn(2))), kinds=["core"],
               names=(["xs_0", "xs_1", "u"], ["first", "second"]))


# What exporting found out of sizes: steps, a dim of which only a multiple is there.
@program
def shapes(self, x):
    return x.reshape(-1, 2), x.view(x.shape[0] // 2, 2, -1)


check_exported(shapes, (torch.randn(6, 4),), (torch.randn(8, 6),), dynamic_shapes={"x": {0: Dim.AUTO, 1: Dim.AUTO}})
check_exported(shapes, (torch.randn(6, 4),), (torch.randn(8, 4),), dynamic_shapes={"x": {0: 2 * Dim("d", min=1, max=10)}})


# Functions of math of sizes, and powers that no float64 holds.
@program
def functions_of_sizes(self, x):
    n = x.shape[0]
    return torch.full((2,), n**8 + 1), x * torch.sym_sqrt(n), x + torch.sym_float(n) / 3


check_exported(functions_of_sizes, *[(torch.randn(n, 2),) for n in (6, 99, 2)], dynamic_shapes={"x": {0: Dim.DYNAMIC}})


# A write as a functional graph has it.
@program
def cache(self, k, x, pos: int):
    k = k.clone()
    k[:, pos : pos + x.shape[1]] = x
    return k


sizes = [(torch.zeros(2, 16, 4), torch.randn(2, n, 4), pos) for n, pos in ((3, 5), (2, 14), (7, 2))]
check_exported(cache, *sizes, dynamic_shapes={"k": None, "x": {1: Dim.AUTO}, "pos": Dim.AUTO})


# Guards of many parts, and those of programs that were exported with strict=True: all are understood.
@program
def windows(self, x):
    b, h, w, c = x.shape
    x = torch.nn.functional.pad(x, (0, 0, 0, (4 - w % 4) % 4, 0, (4 - h % 4) % 4))
    hp, wp = x.shape[1:3]
    x = x.view(b, hp // 4, 4, wp // 4, 4, c).transpose(2, 3).reshape(-1, 16, c)
    x = x.view(b, hp // 4, wp // 4, 4, 4, c).transpose(2, 3).reshape(b, hp, wp, c)
    return x[:, :h, :w]


sizes = [(torch.randn(2, h, w, 3),) for h, w in ((6, 9), (8, 8), (13, 22))]
for strict in False, True:
    said = check_exported(windows, *sizes, dynamic_shapes={"x": {1: Dim.AUTO, 2: Dim.AUTO}}, strict=strict)
    assert "not understood" not in said, said


# Checks of what LAPACK says, which core IR has with effects, and tokens that order them.
@program
def factors(self, x):
    eye = torch.eye(x.shape[-1])
    return torch.linalg.inv(x @ x.mT + eye), torch.linalg.solve(x + 5 * eye, x), torch.linalg.cholesky(x @ x.mT + eye)


check_exported(factors, *[(torch.randn(n, 3, 3),) for n in (2, 4)], dynamic_shapes={"x": {0: Dim.DYNAMIC}})


# Of a dim that is 2 * d + 1, where nothing is d, it is known that it is odd.
@program
def odd(self, x, y):
    return x[1:].view(2, -1) * 2, x[:-1].view(-1, 2), y + x[1:].sum()


d = Dim("d", min=1, max=50)
for other, of_d in ((2 * d, lambda n: 2 * n), (4 * d, lambda n: 4 * n), (2 * d + 2, lambda n: 2 * n + 2)):
    sizes = [(torch.randn(2 * n + 1), torch.randn(of_d(n))) for n in (5, 1, 50)]
    check_exported(odd, *sizes, dynamic_shapes={"x": {0: 2 * d + 1}, "y": {0: other}})


# Python's functions of sizes; ints that are inputs, and what data decides.
@program
def numbers(self, x):
    n, m = x.shape
    return torch.zeros(max(n, m)) + min(n, m), torch.zeros(n + m) + (m * 3 - n), torch.full(((n + 1) // 2,), n % 3)


check_exported(numbers, (torch.randn(6, 4),), (torch.randn(3, 5),), dynamic_shapes={"x": {0: Dim.DYNAMIC, 1: Dim.DYNAMIC}})


# A number of the example, with a guard that says for which sizes it is right.
@program
def specialised(self, x):
    return x * int(x.shape[0] ** 0.5)


six, any_rows = (torch.randn(6, 4),), {"dynamic_shapes": {"x": {0: Dim.DYNAMIC}}}
check_exported_refused(specialised, six, "math.trunc(torch.sym_float(L['x'].size()[0]) ** 0.5) == 2", **any_rows)
check_exported(specialised, six, flags=["--input", "f32[6,4]"], kinds=["training"], **any_rows)


@program
def scalars(self, x, n, f, b):
    return x * n + f, x[:n], x if b else x + 1


check_exported(scalars, (torch.randn(6, 4), 3, 2.5, True), (torch.randn(6, 4), 5, 2.5, True),
               dynamic_shapes={"x": None, "n": Dim.DYNAMIC, "f": None, "b": None})


@program
def unbacked(self, x, m):
    u = m.item()
    torch._check(u >= 0)
    torch._check(u < 50)
    return torch.zeros(u) + 1, x.nonzero() * 2, x[x > 0]


check_exported(unbacked, (torch.randn(6, 4), torch.tensor(3)), (torch.randn(3, 4), torch.tensor(7)),
               dynamic_shapes={"x": {0: batch}, "m": None})


# State follows --state; what is written to arguments is seen in the results.
class Counter(torch.nn.Module):
    def __init__(self):
        super().__init__()
        self.register_buffer("n", torch.zeros(2))

    def forward(self, x):
        old = self.n[0]
        self.n.add_(x.sum(0))
        return x + self.n, old + 1


example = (torch.randn(3, 2),)
exported = torch.export.export(Counter(), example)
for one in exported, exported.run_decompositions():
    check_exported_refused(None, example, "the program changes 'n'", "--state=io", program=one)
check_exported(Counter(), example, flags=["--state=drop"])


class Trains(torch.nn.Module):
    trains = True

    def __init__(self):
        super().__init__()
        self.bn = torch.nn.BatchNorm1d(4)

    def forward(self, x):
        return self.bn(x)


said = check_exported(Trains(), (torch.randn(6, 4),), (torch.randn(9, 4),), dynamic_shapes={"x": {0: batch}},
                      flags=["--state=drop"])
assert "trains, as the program was exported in training mode" in said, said


@program
def in_place(self, x):
    y = x.clone()
    y[:, 0] += 1
    y[1:].mul_(2)
    x.add_(1)
    return y + x


check_exported(in_place, (torch.randn(6, 4),), (torch.randn(3, 4),), dynamic_shapes={"x": {0: Dim("b", min=3)}})


# Higher-order operators.
@program
def cond(self, x):
    return torch.cond(x.sum() > 0, lambda t: t + 1, lambda t: (t - 1) * 2, (x,))


@program
def loop(self, x):
    return while_loop(lambda i, t: i < 5, lambda i, t: (i + 1, t * 1.5), (torch.tensor(0), x))


@program
def running(self, x):
    return scan(lambda carry, row: (carry + row, carry * row), torch.zeros(4), x, dim=0)


@program
def rowwise(self, x):
    return map_rows(lambda row, y: row * 2 + y, x, torch.ones(4))


@program
def modes(self, x):
    with torch.no_grad():
        y = x * 2
    with torch.autocast("cpu", enabled=False):
        z = y @ y.t()
    return y + 1, z


for module in cond, loop, running, rowwise, modes:
    check_exported(module, (torch.ones(6, 4),), (-torch.ones(3, 4),), dynamic_shapes={"x": {0: batch}})


# What their bodies take beside the state: weights and sizes together.
class Bodies(torch.nn.Module):
    def __init__(self):
        super().__init__()
        self.fc = torch.nn.Linear(4, 4)

    def forward(self, x):
        n = x.shape[0]
        chosen = torch.cond(x.sum() > 0, lambda t: self.fc(t) + n, lambda t: self.fc(t) - n, (x,))
        _, looped = while_loop(lambda i, t: i < 3, lambda i, t: (i + 1, self.fc(t) / n), (torch.tensor(0), x))
        last, _ = scan(lambda carry, row: (self.fc(carry) + row / n, carry * n), torch.zeros(4), x, dim=0)
        return chosen, looped, last, map_rows(lambda row: self.fc(row) * n, x)


check_exported(Bodies(), (torch.ones(6, 4),), (-torch.ones(3, 4),), dynamic_shapes={"x": {0: batch}})


# Numbers before tensors, which core IR has of what began as a number.
def mirrored(self, x):
    return 2 - torch.arange(x.shape[0]), torch.nn.functional.affine_grid(x[None, :2, :3], [1, 1, 5, 3], align_corners=False)


check_exported(program(mirrored), (torch.randn(6, 4),), dynamic_shapes={"x": {0: batch}})


# What autocast casts is told by the dtypes that the program says its tensors had.
class Autocast(torch.nn.Module):
    def __init__(self):
        super().__init__()
        self.fc, self.norm = torch.nn.Linear(4, 6), torch.nn.LayerNorm(6)

    def forward(self, x):
        with torch.autocast("cpu", dtype=torch.bfloat16):
            y = self.fc(x)
            z = self.norm(y)
            with torch.autocast("cpu", enabled=False):
                w = self.norm(z.float() @ y.float().t()[:6, :1] + z.float())
            both = torch.cat([y, w]), y + x.sum(), y @ z.t(), torch.nn.functional.mse_loss(y, w)
        return y, z, w, both, self.fc(x)


class AutocastCell(torch.nn.Module):
    def __init__(self):
        super().__init__()
        self.rnn = torch.nn.GRUCell(4, 3)

    def forward(self, x):
        with torch.autocast("cpu", dtype=torch.bfloat16):
            return self.rnn(self.rnn(x) @ x[:3]), torch.einsum("ij,kj->ik", x, x.bfloat16())


# Decomposed, a cell has lost its casts.
check_exported(AutocastCell(), (torch.randn(6, 4),), (torch.randn(9, 4),), kinds=["training"], rtol=5e-2, atol=5e-2,
               dynamic_shapes={"x": {0: Dim("rows", min=6)}})
check_exported(Autocast(), (torch.randn(6, 4),), (torch.randn(9, 4),), rtol=5e-2, atol=5e-2, dynamic_shapes={"x": {0: Dim("rows", min=6)}})


# Every dtype; tied and strided weights.
class Dtypes(torch.nn.Module):
    def __init__(self):
        super().__init__()
        self.bf16, self.f16 = torch.randn(3).bfloat16(), torch.randn(3).half()
        self.mask, self.complex = torch.tensor([True, False, True]), torch.randn(3, dtype=torch.complex64)
        self.register_buffer("bytes", torch.arange(3, dtype=torch.uint8))
        self.weight = torch.nn.Parameter(torch.randn(4, 3))
        self.tied, self.strided = self.weight, torch.randn(6, 2).t()

    def forward(self, x):
        x = x + self.bf16.float() + self.f16 + self.bytes
        return torch.where(self.mask, x, 0), x * self.complex, x @ self.weight.t() + x @ self.tied.t(), self.strided * 2


check_exported(Dtypes(), (torch.randn(6, 3),), (torch.randn(2, 3),), dynamic_shapes={"x": {0: batch}})


# Attention, recurrence and images.
class Layers(torch.nn.Module):
    def __init__(self):
        super().__init__()
        self.embed = torch.nn.Embedding(20, 16)
        self.encode = torch.nn.TransformerEncoderLayer(16, 2, 32, batch_first=True)
        self.gru = torch.nn.GRU(16, 8, batch_first=True)
        self.conv = torch.nn.Conv1d(5, 8, 3, padding="same")

    def forward(self, ids):
        y, state = self.gru(self.encode(self.embed(ids)))
        return torch.nn.functional.gelu(self.conv(y)), state


check_exported(Layers(), (torch.randint(0, 20, (3, 5)),), (torch.randint(0, 20, (4, 5)),), dynamic_shapes={"ids": {0: batch}})


# What LibTorch does not know is named.
@torch.library.custom_op("mylib::square", mutates_args=())
def square(x: torch.Tensor) -> torch.Tensor:
    return x * x


@square.register_fake
def _(x):
    return torch.empty_like(x)


@program
def custom(self, x):
    return torch.ops.mylib.square(x)


@torch.library.custom_op("mylib::halves", mutates_args=())
def halves(x: torch.Tensor, at: int) -> list[torch.Tensor]:
    return [x[:at].clone(), x[at:].clone()]


@halves.register_fake
def _(x, at):
    return [x.new_empty(at), x.new_empty(x.size(0) - at)]


@torch.library.custom_op("mylib::grow", mutates_args=("x",))
def grow(x: torch.Tensor, by: float) -> None:
    x.add_(by)


# Each is told at its line.
class Customs(torch.nn.Module):
    def forward(self, x):
        y = torch.ops.mylib.square(x).relu()
        first, second = torch.ops.mylib.halves(y, 1)
        torch.ops.mylib.grow(y, 2.0)
        return first + second + y


way_out = "pass it on with --op-schema and --custom-domain"
check_exported_refused(custom, (torch.randn(2),), "'mylib::square' cannot be converted: LibTorch does not know it", way_out)
check_exported_refused(Customs(), (torch.randn(2),), "torch.ops.mylib.square(x).relu()", "'mylib::halves' cannot be converted: LibTorch does not know it",
                       "torch.ops.mylib.halves(y, 1)", "torch.ops.mylib.grow(y, 2.0)", way_out)


# Mixtures of experts of Hugging Face's, whose operator is in Python.
@torch.library.custom_op("transformers::grouped_mm_fallback", mutates_args=(), schema="(Tensor input, Tensor weight, Tensor offs) -> Tensor")
def grouped_mm_fallback(input, weight, offs):
    output = torch.zeros(input.size(0), weight.size(2))
    start = 0
    for i, end in enumerate(offs.tolist()):
        output[start:end] = input[start:end] @ weight[i]
        start = end
    return output


@grouped_mm_fallback.register_fake
def grouped_mm_sizes(input, weight, offs):
    return input.new_empty(input.size(0), weight.size(2))


class Experts(torch.nn.Module):
    def __init__(self):
        super().__init__()
        self.weight = torch.nn.Parameter(torch.randn(3, 4, 5))

    def forward(self, x, expert):
        order = torch.argsort(expert, stable=True)
        ends = torch.histc(expert.float(), bins=3, min=0, max=2).cumsum(0).to(torch.int32)
        return torch.ops.transformers.grouped_mm_fallback(x[order], self.weight, ends)


# Those of an expert that is elsewhere are behind the last group.
experts = [(torch.randn(len(e), 4), torch.tensor(e)) for e in ([0, 2, 1, 2, 0], [1, 1], [0, 3, 2, 3, 3, 1, 2])]
check_exported(Experts(), *experts, dynamic_shapes=({0: batch}, {0: batch}))


# torch.export claims of a slice at a number of the run where it begins in memory.
class SliceOfTheRun(torch.nn.Module):
    def forward(self, x, n):
        return x[n.item() :]


check_exported(SliceOfTheRun(), *[(torch.randn(5, 4), torch.tensor(n)) for n in (2, 0, 5, -1)])


# Checks that hold together at few sizes, none of which alone says where those are: 57 to 64.
class Narrow(torch.nn.Module):
    def forward(self, x):
        n = x.shape[0]
        torch._check(1 + (n - 1) // 32 == 2)
        torch._check(1 + (n - 1) // 16 == 2 + 2 * ((n - 1) // 32))
        torch._check(1 + (n - 1) // 8 == 4 + 4 * ((n - 1) // 32))
        return x * 2 + n


check_exported(Narrow(), *[(torch.randn(n, 3),) for n in (64, 57, 60)], dynamic_shapes={"x": {0: Dim.AUTO}})


# An error is told at the user's own line.
class Unsupported(torch.nn.Module):
    def forward(self, x):
        return torch.view_copy(x, dtype=torch.int32)


check_exported_refused(Unsupported(), (torch.randn(3, 3),), "exported.py:", "return torch.view_copy(x, dtype=torch.int32)", "aten::view_copy.dtype")
