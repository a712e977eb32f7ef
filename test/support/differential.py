"""The differential test: decompositions against the operators that they replace.

    # RUN: %python %s
    from differential import T, Suite

    s = Suite(__file__)
    s.add("aten::mse_loss", T("n,3"), T("n,3"), reduction=[0, 1, 2])
    s.add("aten::gather", T("n,5", "f32 i64"), 1, T("n,2", "i64", "below:5"))
    s.add("aten::relu", Call("aten::quantize_per_tensor", T("n,3"), 0.1, 5, "quint8"))
    s.run()

`add` takes the arguments by their schema: tensors (T), numbers, strings, None, results of other operators (Call), and
lists of these for list arguments; those left out take their defaults. A list for an argument that is no list, or several
dtypes or shapes (of a T, `/` between the shapes), are alternatives: each combination is a case, but the dtypes and shapes
of several T go together. The pass torch-check-decompositions of torch-onnx-test-opt (test/lib) runs every case for several
sizes of the symbols and reports what differs."""
import itertools
import os
import re
import subprocess
import sys
import tempfile

ROOT = os.path.dirname(os.path.dirname(os.path.dirname(os.path.abspath(__file__))))

DTYPES = {"f16": "f16", "bf16": "bf16", "f32": "f32", "f64": "f64", "i8": "i8", "u8": "ui8", "i16": "i16", "i32": "i32",
          "i64": "i64", "bool": "i1", "f8": "f8E4M3FN", "c64": "complex<f32>", "c128": "complex<f64>"}
FLOATS = "f32 f64 f16"
INTS = "i64 i32 u8"


class T:
    """A tensor argument: its dims (`n,3`; numbers and symbols), dtypes, and which values it takes: see the pass."""

    def __init__(self, shape="n,3", dtype="f32", values=""):
        self.shapes, self.dtypes, self.values = shape.split("/"), dtype.split(), values

    def at(self, shape, dtype):
        dims = ",".join(d if re.fullmatch(r"\w+", d) else f'"{d}"' for d in self.shapes[shape % len(self.shapes)].split(",") if d)
        return f"!torch.tensor<[{dims}],{DTYPES[self.dtypes[dtype % len(self.dtypes)]]}>"


class Call:
    """An argument that another operator computes: a quantized tensor, packed weights, the factors of a matrix. `result` is the
    number of the result that it is."""

    def __init__(self, name, *args, result=0, **named):
        self.schema, self.result = find_schema(name), result
        self.args = self.schema.bind(args, named)


class Same:
    """One argument in several places, where those of other kinds differ."""

    def __init__(self, value):
        self.value = value


def parts_of(value):
    """A value and all that it is made of."""
    parts = value if isinstance(value, (list, tuple)) else value.args if isinstance(value, Call) else \
        [value.value] if isinstance(value, Same) else []
    return [value] + [x for part in parts for x in parts_of(part)]


class Schema:
    def __init__(self, line, is_listed=True):
        self.name, self.is_listed = line[:line.index("(")], is_listed
        depth, parts, start = 0, [], line.index("(") + 1
        for i in range(start, len(line)):
            c = line[i]
            depth += c in "([" and 1 or c in ")]" and -1 or 0
            if depth < 0 or (c == "," and depth == 0):
                parts.append(line[start:i].strip())
                start = i + 1
            if depth < 0:
                break
        self.returns = line[i + 1:].split("->")[1].strip()
        self.args = []  # (type, name, default or None)
        for part in parts:
            if not part or part == "*":
                continue
            text, _, default = part.partition("=")
            kind, name = text.rsplit(" ", 1)
            self.args.append((re.sub(r"\([a-z!|]*\)", "", kind).replace("SymInt", "int"), name, default or None))

    def bind(self, args, named):
        """The arguments in the order of the schema."""
        unknown = set(named) - {arg for _, arg, _ in self.args}
        if unknown:
            raise ValueError(f"{self.name} has no arguments {unknown}")
        values = []
        for i, (kind, arg, default) in enumerate(self.args):
            if i >= len(args) and arg not in named and default is None:
                raise ValueError(f"{self.name}: argument {arg} is missing")
            value = args[i] if i < len(args) else named[arg] if arg in named else parse_default(default)
            values.append([value] if kind.rstrip("?").endswith("]") and isinstance(value, (int, bool)) else value)
        return values


def read_schemas():
    with open(os.path.join(ROOT, "dialects", "Torch", "aten_ops.txt")) as f:
        lines = [line.partition("  # ")[0].strip() for line in f if line.strip() and not line.startswith("#")]
    return {s.name: s for s in map(Schema, lines)}


SCHEMAS = read_schemas()


def find_schema(name):
    """The schema of an operator: of those that the dialect lists, or of LibTorch's others."""
    if name not in SCHEMAS:
        import torch
        base, _, overload = name.partition(".")
        for schema in torch._C._jit_get_schemas_for_operator(base):
            if schema.overload_name == overload:
                SCHEMAS[name] = Schema(str(schema), is_listed=False)
    return SCHEMAS[name]


def parse_default(text):
    if text.startswith("["):
        return [parse_default(e.strip()) for e in text[1:-1].split(",") if e.strip()]
    if text in ("None", "True", "False"):
        return {"None": None, "True": True, "False": False}[text]
    if text.startswith('"'):
        return text.strip('"')
    return float(text) if re.search(r"[.e]", text) else int(text)


class Function:
    """The text of one case."""

    def __init__(self, name, shape, dtype):
        self.name, self.shape, self.dtype = name, shape, dtype
        self.arguments, self.body, self.same, self.count = [], [], {}, 0

    def fresh(self):
        self.count += 1
        return f"%{self.count}"

    def value(self, x, kind):
        """(name, type) of a value that stands for x as an argument of schema type `kind`."""
        kind = kind.rstrip("?")
        if isinstance(x, T):
            name, type_ = f"%a{len(self.arguments)}", x.at(self.shape, self.dtype)
            self.arguments.append(f'{name}: {type_} {{test.values = "{x.values}"}}')
            return name, type_
        if isinstance(x, (list, tuple)):
            inner = re.sub(r"\[\d*\]$", "", kind)
            elements = [self.value(e, inner) for e in x]
            types = {"!torch.tensor" if t.startswith("!torch.tensor") else t for _, t in elements} or {"!torch.int"}
            some = types - {"!torch.none"}
            of = f"!torch.optional<{min(some)}>" if some and len(types) > 1 else min(types)
            name, type_ = self.fresh(), f"!torch.list<{of}>"
            names, types = ", ".join(n for n, _ in elements), ", ".join(t for _, t in elements)
            self.body.append(f"{name} = torch.prim.ListConstruct({names}) : ({types}) -> {type_}")
            return name, type_
        if isinstance(x, Same):
            if x not in self.same:
                self.same[x] = self.value(x.value, kind)
            return self.same[x]
        if isinstance(x, Call):
            name, types = self.call(x.schema, x.args)
            return (f"{name}#{x.result}" if len(types) > 1 else name), types[x.result]
        name = self.fresh()
        if x is None:
            text, type_ = "unit", "!torch.none"
        elif isinstance(x, bool):
            text, type_ = str(x).lower(), "!torch.bool"
        elif isinstance(x, str) and kind in ("ScalarType", "int"):
            text, type_ = f"{SCALAR_TYPES[x]} : i64", "!torch.int"
        elif isinstance(x, str):
            text, type_ = f'"{x}"', "!torch.str"
        elif isinstance(x, float) or kind == "float":
            hexes = {"inf": "0x7FF0000000000000", "-inf": "0xFFF0000000000000", "nan": "0x7FF8000000000000"}
            text, type_ = f"{hexes.get(str(float(x)), format(float(x), '.17e'))} : f64", "!torch.float"
        else:
            text, type_ = f"{x} : i64", "!torch.int"
        self.body.append(f"{name} = torch.constant {text} -> {type_}")
        return name, type_

    def call(self, schema, args):
        """(name, types) of the results of an op."""
        operands = [self.value(x, kind) for x, (kind, _, _) in zip(args, schema.args)]
        types = result_types(schema.returns)
        name = self.fresh()
        op = f"torch.{schema.name.replace('::', '.', 1)}" if schema.is_listed else f'torch.operator "{schema.name}"'
        self.body.append(f"{name}{f':{len(types)}' if len(types) > 1 else ''} = {op}({', '.join(n for n, _ in operands)}) : "
                         + f"({', '.join(t for _, t in operands)}) -> " + (f"({', '.join(types)})" if len(types) != 1 else types[0]))
        return name, types


SCALAR_TYPES = {"u8": 0, "i8": 1, "i16": 2, "i32": 3, "i64": 4, "f16": 5, "f32": 6, "f64": 7, "c64": 9, "c128": 10, "bool": 11,
                "qint8": 12, "quint8": 13, "qint32": 14, "bf16": 15}


def result_types(returns):
    returns = re.sub(r"\([a-z!|]*\)", "", returns)
    names = [r.split()[0] for r in returns.strip("()").split(",")] if returns != "()" else []
    known = {"Tensor": "!torch.tensor", "int": "!torch.int", "float": "!torch.float", "bool": "!torch.bool",
             "Scalar": "!torch.number", "Tensor[]": "!torch.list<!torch.tensor>", "int[]": "!torch.list<!torch.int>",
             "SymInt": "!torch.int", "complex": "!torch.complex"}
    return [known.get(n) or f'!torch.class<"{n}">' for n in names]


# Small sizes, so that operators run at once: a batch, another, and those of images.
SAMPLES = {"n": [3, 1, 2, 5, 4, 7], "m": [4, 2, 6, 1, 3, 5], "c": [2, 4, 3, 1, 6, 5], "p": [5, 3, 4, 2, 7, 6], "r": [2, 3, 1, 4, 5, 6],
           "t": [64, 50, 40, 77, 48, 91], "h": [9, 12, 8, 11, 14, 10], "w": [10, 8, 13, 9, 11, 12]}


def samples(functions):
    """The attribute torch.symbols for the symbols of these functions."""
    names = {name for f in functions for dims in re.findall(r"tensor<\[([^\]]*)\]", f) for name in re.findall(r"[a-z]\w*", dims)}
    unknown = names - SAMPLES.keys()
    if unknown:
        raise ValueError(f"no sizes are given for the symbols {unknown}")
    return "{" + ", ".join(f"{name} = array<i64: {', '.join(map(str, SAMPLES[name]))}>" for name in sorted(names)) + "}"


class Suite:
    def __init__(self, path):
        self.path, self.functions, self.covered = path, [], set()

    def add(self, name, *args, tolerance=None, absolute=None, compare=None, refused=None, results=None, **named):
        """Cases of one operator. `tolerance` is relative, that of float32: more than a rounding (1e-6) has a reason; float64's is a
        millionth of it, and half precision has a rounding of its own (test/lib/CheckDecompositions.cpp). `absolute` is what
        small numbers may differ by; `compare` is "draws"
        where only the distributions of both have to agree, "types" where no element is set; `results` names the results that
        are compared, if not all; `refused` is part of the reason why the operator does not decompose."""
        schema = find_schema(name)
        values = []  # alternatives for each argument
        for value, (kind, _, _) in zip(schema.bind(args, named), schema.args):
            is_list = kind.rstrip("?").endswith("]")
            nested = is_list and isinstance(value, list) and any(isinstance(v, list) or v is None for v in value)
            values.append(value if isinstance(value, list) and (not is_list or nested) else [value])
        self.covered.update([name], (x.schema.name for x in parts_of(values) if isinstance(x, Call)))
        attributes = [f"test.tolerance = {tolerance:e} : f64"] if tolerance is not None else []
        attributes += [f"test.absolute = {absolute:e} : f64"] if absolute else []
        attributes += [f'test.compare = "{compare}"'] if compare else []
        attributes += [f'test.refused = "{refused}"'] if refused else []
        attributes = f" attributes {{{', '.join(attributes)}}}" if attributes else ""
        for combination in itertools.product(*values):
            tensors = [x for x in parts_of(combination) if isinstance(x, T)]
            for shape in range(max([len(t.shapes) for t in tensors], default=1)):
                for dtype in range(max([len(t.dtypes) for t in tensors], default=1)):
                    self.emit(schema, combination, shape, dtype, attributes, results)

    def emit(self, schema, combination, shape, dtype, attributes, results):
        f = Function(f"{schema.name}#{len(self.functions)}", shape, dtype)
        name, types = f.call(schema, combination)
        kept = range(len(types)) if results is None else results
        returned = [f"{name}#{i}" if len(types) > 1 else name for i in kept]
        kept_types = ", ".join(types[i] for i in kept)
        lines = [f'func.func @"{f.name}"({", ".join(f.arguments)}) -> ({kept_types}){attributes} {{']
        lines += ["  " + line for line in f.body]
        lines += [f"  return {', '.join(returned)} : {kept_types}", "}"]
        self.functions.append("\n".join(lines))

    def run(self):
        """Runs the cases, those whose operator contains the program's argument if there is one."""
        functions = [f for f in self.functions if len(sys.argv) < 2 or sys.argv[1] in f.split("(")[0]]
        with tempfile.TemporaryDirectory() as tmp:
            path = os.path.join(tmp, "cases.mlir")
            with open(path, "w") as f:
                f.write(f"module attributes {{torch.symbols = {samples(functions)}}} {{ "
                        + "\n".join(functions) + "\n}\n")
            if os.environ.get("DIFFERENTIAL_PRINT"):
                print("\n".join(functions))
            tool = os.environ.get("TORCH_ONNX_TEST_OPT", "torch-onnx-test-opt")
            process = subprocess.run([tool, path, "--pass-pipeline=builtin.module(torch-check-decompositions)", "-o",
                                      os.devnull], capture_output=True, text=True)
        errors = []
        for line in process.stderr.splitlines():
            found = re.match(r".*cases\.mlir:(\d+):\d+: error: (.*)", line)
            if found:
                errors.append((int(found[1]), found[2]))
        lines = "\n".join(functions).splitlines()
        for number, message in errors:
            first = next(lines[i] for i in range(number - 1, -1, -1) if lines[i].startswith("func.func"))
            print(f"{first}\n    {message}")
        print(f"{os.path.basename(self.path)}: {len(functions)} cases, {len(errors)} errors")
        if process.returncode and not errors:
            print(process.stderr[:3000])
        sys.exit(process.returncode != 0)
