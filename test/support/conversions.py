"""Runs single operators through ONNX Runtime, beside PyTorch: many of them in one model, each with inputs of its own.

A case is what Suite.add of differential.py makes of its arguments, at one size of the symbols."""
import collections
import os
import re
import tempfile

import differential
import torch
from differential import SAMPLES, Function, T
from endtoend import flatten, load, run, to_real
from tool import run_tool

TORCH = {"f16": torch.float16, "bf16": torch.bfloat16, "f32": torch.float32, "f64": torch.float64, "i8": torch.int8, "u8": torch.uint8,
         "i16": torch.int16, "i32": torch.int32, "i64": torch.int64, "bool": torch.bool, "c64": torch.complex64, "c128": torch.complex128}
SCALARS = {"int": torch.int64, "float": torch.float64, "bool": torch.bool}
# What a result may be off by, relative and absolute.
TOLERANCES = {torch.float64: 1e-9, torch.float32: 1e-5, torch.float16: 8e-3, torch.bfloat16: 3e-2, torch.complex64: 1e-5, torch.complex128: 1e-9}


class Number:
    """An argument that is a number of the run: its kind and its value."""

    def __init__(self, kind, value):
        self.kind, self.value = kind, value


class Case:
    def __init__(self, schema, values, shape=0, dtype=0, tolerance=None, row=0):
        self.schema, self.values, self.tolerance, self.row = schema, values, tolerance or 0, row
        self.shape, self.dtype = shape, dtype

    def __str__(self):
        return f"{self.schema.name}({', '.join(map(self.told, self.values))})"

    def told(self, value):
        if isinstance(value, T):
            return value.at(self.shape, self.dtype).replace("!torch.tensor", "") + value.values
        if isinstance(value, Number):
            return f"{value.kind} {value.value}"
        return str([self.told(v) for v in value]) if isinstance(value, (list, tuple)) else repr(value)


class Numbered(Function):
    """A function's text whose names begin with the number of the case."""

    def __init__(self, number, case):
        super().__init__(case.schema.name, case.shape, case.dtype)
        self.number, self.case, self.inputs = number, case, []

    def call(self, schema, args):
        """The op, with the types that PyTorch's results have."""
        operands = [self.value(x, kind) for x, (kind, _, _) in zip(args, schema.args)]
        want = call_torch(self.case, self.inputs)
        self.wants = list(want) if isinstance(want, tuple) else [want]
        types, name = [type_of(x) for x in self.wants], self.fresh()
        op = f"torch.{schema.name.replace('::', '.', 1)}" if schema.is_listed else f'torch.operator "{schema.name}"'
        of = types[0] if len(types) == 1 else f"({', '.join(types)})"
        self.body.append(f"{name}{f':{len(types)}' if len(types) > 1 else ''} = {op}({', '.join(n for n, _ in operands)}) : "
                         f"({', '.join(t for _, t in operands)}) -> {of}")
        return name, types

    def lines(self):
        return [self.sized(line) for line in self.body]

    def fresh(self):
        self.count += 1
        return f"%c{self.number}_{self.count}"

    def sized(self, text):
        sizes = {name: values[self.case.row] for name, values in SAMPLES.items()}

        def numbers(dims):
            return "tensor<[" + ",".join(str(eval(d.strip('"'), {}, sizes)) for d in dims[1].split(",") if d) + "]"

        return re.sub(r"tensor<\[([^\]]*)\]", numbers, text)

    def value(self, x, kind):
        if not isinstance(x, (T, Number)):
            return super().value(x, kind)
        name = f"%a{self.number}_{len(self.arguments)}"
        type_ = f"!torch.{x.kind}" if isinstance(x, Number) else self.sized(x.at(self.shape, self.dtype))
        self.arguments.append(f"{name}: {type_}")
        self.inputs.append(self.made(x, type_))
        return name, type_

    def made(self, x, type_):
        if isinstance(x, Number):
            return torch.tensor(x.value, dtype=SCALARS[x.kind])
        dims = re.search(r"\[([^\]]*)\]", type_)[1]
        shape = [int(d) for d in dims.split(",") if d]
        return made_tensor(shape, x.dtypes[self.dtype % len(x.dtypes)], x.values, self.case.row)


def bound(text, row):
    return int(text) if re.fullmatch(r"-?\d+", text) else SAMPLES[text][row]


def made_tensor(shape, short, kind, row):
    """Numbers of a kind that differential.py has; of none, infinities, nan, both zeros and the ends of the dtype are among them."""
    dtype = TORCH[short]
    if kind.startswith(("below:", "from:")):
        ends = [bound(text, row) for text in kind.split(":")[1:]]
        low, high = (0, ends[0] - 1) if kind.startswith("below") else ends
        return torch.randint(low, high + 1, shape).to(dtype)
    if dtype == torch.bool:
        return torch.rand(shape) < 0.5
    if not dtype.is_floating_point and not dtype.is_complex:
        info = torch.iinfo(dtype)
        x = torch.randint(max(info.min, -9), 10, shape).to(dtype) if kind != "positive" else torch.randint(1, 5, shape).to(dtype)
        ends = [0, 1, info.max, info.min, info.max - 1]
    else:
        wide = torch.complex128 if dtype.is_complex else torch.float64
        x = torch.randn(shape, dtype=wide) * 2 if kind not in ("unit", "open", "positive") else torch.rand(shape, dtype=wide)
        x = (x * 3.9 + 0.1 if kind == "positive" else x).to(dtype)
        info = torch.finfo(dtype)
        ends = [0.0, -0.0, torch.inf, -torch.inf, torch.nan, info.max, -info.max, info.tiny, 1.0, -1.0]
    if kind == "distinct":
        x = (torch.randperm(x.numel()).reshape(shape) - x.numel() // 2).to(dtype)
    if not kind and not dtype.is_complex:
        flat = x.reshape(-1)
        for i, at in enumerate(torch.randperm(flat.numel())[: flat.numel() // 2]):
            flat[at] = ends[i % len(ends)]
        x = flat.reshape(shape)
    return x


def call_torch(case, inputs):
    """What PyTorch gives; raises what it does."""
    space, _, name = case.schema.name.partition("::")
    base, _, overload = name.partition(".")
    op = getattr(getattr(getattr(torch.ops, space), base), overload or "default")
    rest = iter(inputs)

    def argument(x, kind):
        if isinstance(x, (T, Number)):
            tensor = next(rest).clone()
            return tensor if isinstance(x, T) else tensor.item()
        if isinstance(x, (list, tuple)):
            return [argument(e, re.sub(r"\[\d*\]$", "", kind.rstrip("?"))) for e in x]
        return TORCH[x] if isinstance(x, str) and kind.rstrip("?") == "ScalarType" else x

    positional, named = [], {}
    for x, (kind, name, _), told in zip(case.values, case.schema.args, op._schema.arguments):
        if told.kwarg_only:
            named[name] = argument(x, kind)
        else:
            positional.append(argument(x, kind))
    return op(*positional, **named)


def type_of(x):
    """The type of what PyTorch gave."""
    if isinstance(x, torch.Tensor):
        short = next(short for short, dtype in TORCH.items() if dtype == x.dtype)
        return f"!torch.tensor<[{','.join(map(str, x.shape))}],{differential.DTYPES[short]}>"
    if isinstance(x, (list, tuple)):
        return f"!torch.list<{', '.join(map(type_of, x))}>" if len({type_of(e) for e in x}) != 1 else f"!torch.list<{type_of(x[0])}>"
    return {bool: "!torch.bool", int: "!torch.int", float: "!torch.float"}[type(x)]


class Batch:
    """Cases in one model."""

    def __init__(self, cases):
        self.members = []
        for number, case in enumerate(cases):
            function = Numbered(number, case)
            try:
                name, types = function.call(case.schema, case.values)
            except (RuntimeError, TypeError, ValueError, IndexError, KeyError, StopIteration, ZeroDivisionError, OverflowError):
                continue  # PyTorch does not take it.
            self.members.append((case, function, name, types))

    def text(self):
        """A line for each op, after one for the function."""
        arguments = ", ".join(a for _, f, _, _ in self.members for a in f.arguments)
        names, types = [], []
        for _, _, name, kinds in self.members:
            names += [f"{name}#{i}" if len(kinds) > 1 else name for i in range(len(kinds))]
            types += kinds
        body = "".join(f"  {line}\n" for _, f, _, _ in self.members for line in f.lines())
        return f"func.func @main({arguments}) -> ({', '.join(types)}) {{\n{body}  return {', '.join(names)} : {', '.join(types)}\n}}\n"

    def convert(self, folder, opset):
        """(the session, None), or (None, {the cases at whose lines there is an error: what it says})."""
        path, model = os.path.join(folder, "cases.mlir"), os.path.join(folder, "cases.onnx")
        with open(path, "w") as f:
            f.write(self.text())
        tool = os.environ.get("TORCH_ONNX_OPT", "torch-onnx-opt")
        process = run_tool("--decompose", "--emit-onnx", path, "-o", model, "--opset", opset, tool=tool)
        owners = [case for case, f, _, _ in self.members for _ in f.body]
        for number in re.findall(r"cases\.mlir:(\d+):\d+: warning: computed in float32", process.stderr):
            owners[int(number) - 2].tolerance = max(owners[int(number) - 2].tolerance, TOLERANCES[torch.float32])
        if not process.returncode:
            return load(model), None
        errors = {}
        for number, message in re.findall(r"cases\.mlir:(\d+):\d+: error: (.*)", process.stderr):
            if 2 <= int(number) < len(owners) + 2:
                errors.setdefault(owners[int(number) - 2], message)
        return None, errors or {case: process.stderr for case, _, _, _ in self.members[:1 if len(self.members) == 1 else 0]}


def differs(want, got, tolerance):
    """Why a result is not that of PyTorch, or nothing."""
    want = to_real(want)
    if (want.dtype, want.shape) != (got.dtype, got.shape):
        return f"{got.dtype} {list(got.shape)}, PyTorch gives {want.dtype} {list(want.shape)}"
    if not want.is_floating_point():
        wrong = want != got
    else:
        tolerance = max(tolerance, TOLERANCES[want.dtype])
        wrong = ~torch.isclose(got.double(), want.double(), rtol=tolerance, atol=tolerance / 4, equal_nan=True)
    if wrong.any():
        at = tuple(torch.argwhere(wrong)[0].tolist())
        return f"{got[at].item()} at {list(at)}, PyTorch gives {want[at].item()}"
    return None


def check_cases(cases, opset=20, size=48):
    """(what is wrong, the operators of cases that agree, those refused with reasons)."""
    wrong, agree, refused = [], collections.Counter(), {}
    todo = [cases[i:i + size] for i in range(0, len(cases), size)]
    with tempfile.TemporaryDirectory() as folder:
        while todo:
            group = todo.pop()
            batch = Batch(group)
            group = [case for case, _, _, _ in batch.members]
            if not group:
                continue
            session, errors = batch.convert(folder, opset)
            if session is None:
                refused.update((str(case), why) for case, why in errors.items())
                rest = [case for case in group if case not in errors]
                todo += [rest] if errors and rest else [[case] for case in rest]
                continue
            try:
                outputs = run(session, [x for _, f, _, _ in batch.members for x in f.inputs])
            except Exception as error:
                if len(group) > 1:
                    todo += [[case] for case in group]
                else:
                    wrong.append(f"{group[0]}: {str(error)[:200]}")
                continue
            for case, function, _, _ in batch.members:
                found = [why for x in flatten(function.wants) if (why := differs(x, outputs.pop(0), case.tolerance))]
                if found:
                    wrong.append(f"{case}: {found[0]}")
                else:
                    agree[case.schema.name] += 1
    return wrong, agree, refused
