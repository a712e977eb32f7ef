r"""--decomposition, --load-library and --custom-domain: operators that the compiler does not know.

RUN: rm -rf %t && mkdir %t && %python %s %t

RUN: cd %t
RUN: not torch-onnx-opt custom.pt --decompose --emit-onnx -o x.onnx 2>&1 | FileCheck %s --check-prefix=UNKNOWN
UNKNOWN: extensions.py:[[#]]:13: error: 'mylib::leaky' cannot be converted: LibTorch does not know it (2 places, this is the first)
UNKNOWN: note: say what it does with --decomposition, give the library that registers it with --load-library, or pass it on
UNKNOWN: error: 'mylib::pair' cannot be converted: LibTorch does not know it
UNKNOWN: error: 'mylib::clip' cannot be converted: LibTorch does not know it
UNKNOWN-NOT: error:
RUN: torch-onnx-opt custom.pt --list-ops | FileCheck %s --check-prefix=LISTED
LISTED-DAG: | `mylib::leaky` | refused | LibTorch does not know it | 2 | extensions.py:
LISTED-DAG: | `mylib::pair` | refused | LibTorch does not know it | 1 | extensions.py:
RUN: not torch-onnx-opt custom.pt --report=custom.html --emit-onnx --decompose -o x.onnx
RUN: FileCheck %s --check-prefix=PAGE < custom.html
PAGE: mylib::leaky

RUN: not torch-onnx-opt known.pt --decomposition rules.py --emit-onnx -o x.onnx 2>&1 | FileCheck %s --check-prefix=NEEDS
NEEDS: error: --decomposition needs --decompose
RUN: not torch-onnx-opt known.pt --decompose --decomposition absent.py 2>&1 | FileCheck %s --check-prefix=ABSENT
ABSENT: error: cannot open 'absent.py': No such file or directory
RUN: echo 'def helper(x): return x' > none.py
RUN: not torch-onnx-opt known.pt --decompose --decomposition none.py 2>&1 | FileCheck %s --check-prefix=NONE
NONE: error: 'none.py' has no function that is called after an operator, such as mylib__twice for mylib::twice
RUN: echo 'def gelu(x): return x' > plain.py
RUN: not torch-onnx-opt known.pt --decompose --decomposition plain.py 2>&1 | FileCheck %s --check-prefix=PLAIN
PLAIN: error: 'plain.py' has no function that is called after an operator, such as aten__gelu for aten::gelu
RUN: printf 'def aten__gleu(x):\n    return x\n' > typo.py
RUN: not torch-onnx-opt known.pt --decompose --decomposition typo.py 2>&1 | FileCheck %s --check-prefix=TYPO
TYPO: error: 'typo.py': PyTorch has no operator 'aten::gleu'
RUN: printf 'import torch\n\ndef aten__gelu(x, approximate: str):\n    return x.sigmoyd()\n' > wrong.py
RUN: not torch-onnx-opt known.pt --decompose --decomposition wrong.py 2>&1 | FileCheck %s --check-prefix=WRONG
WRONG: wrong.py:4:12: error: {{.*}}sigmoyd
RUN: printf 'def aten__gelu(x, approximate: str):\n    return (x\n' > syntax.py
RUN: not torch-onnx-opt known.pt --decompose --decomposition syntax.py 2>&1 | FileCheck %s --check-prefix=SYNTAX
SYNTAX: syntax.py:{{.*}}: error: expected
RUN: printf 'def aten__gelu(x):\n    return x\n' > arity.py
RUN: not torch-onnx-opt known.pt --decompose --decomposition arity.py --input 'x=f32[2]' 2>&1 | FileCheck %s --check-prefix=ARITY
ARITY: error: 'aten::gelu' cannot be converted: its --decomposition aten__gelu takes 1 arguments, and the operator has 2
RUN: printf 'def aten__gelu(x, approximate: str):\n    return x.double()\n' > dtype.py
RUN: not torch-onnx-opt known.pt --decompose --decomposition dtype.py --input 'x=f32[2]' 2>&1 | FileCheck %s --check-prefix=DTYPE
DTYPE: error: 'aten::gelu' cannot be converted: its decomposition gives {{.*}}f64
DTYPE: note: --decomposition has its rule at dtype.py:2
RUN: printf 'def aten__gelu(x, approximate: str):\n    return x, x\n' > tuple.py
RUN: not torch-onnx-opt known.pt --decompose --decomposition tuple.py --input 'x=f32[2]' 2>&1 | FileCheck %s --check-prefix=TUPLE
TUPLE: error: 'aten::gelu' cannot be converted: its --decomposition aten__gelu returns a tuple, and the operator one value
RUN: printf 'def aten__gelu(x, approximate: str):\n    return 2\n' > number.py
RUN: not torch-onnx-opt known.pt --decompose --decomposition number.py --input 'x=f32[2]' 2>&1 | FileCheck %s --check-prefix=NUMBER
NUMBER: error: 'aten::gelu' cannot be converted: its decomposition gives {{.*}}int{{.*}} for {{.*}}tensor
What is not annotated has the type of its default, or of the operator's argument.
RUN: printf 'import torch.nn.functional as F\ndef aten__gelu(x, approximate, slope=1.5):\n    return x\n' > more.py
RUN: not torch-onnx-opt known.pt --decompose --decomposition more.py --input 'x=f32[2]' 2>&1 | FileCheck %s --check-prefix=MORE
MORE: takes 3 arguments, and the operator has 2
RUN: printf 'import torch.nn.functional as F\ndef scaled(x, f=1.702, n=-1):\n    return F.relu(x) * f * n\ndef aten__gelu(x, approximate):\n    return scaled(x) if approximate == "none" else torch.nn.functional.silu(x)\n' > bare.py
RUN: torch-onnx-opt known.pt --decompose --decomposition bare.py --input 'x=f32[2]' | FileCheck %s --check-prefix=BARE
BARE-NOT: gelu
BARE: torch.aten.relu
BARE: torch.aten.mul.Scalar
So have constants of the file, and what only Python needs is left alone until a function uses it.
RUN: printf '\047\047\047Rules.\047\047\047\nimport torch\nSCALE = 2\nLIMITS: list = [\n    -1.0,\n    SCALE * 1.5,\n]\nLIBRARY = torch.library.Library("x", "DEF")\ndef aten__gelu(x, approximate, ):\n    return scaled(x)\ndef scaled(x, f: float = 3, n=SCALE):\n    return x.clamp(LIMITS[0], LIMITS[1]) * f * n\n' > constants.py
RUN: torch-onnx-opt known.pt --decompose --decomposition constants.py --input 'x=f32[2]' | FileCheck %s --check-prefix=CONSTANTS
CONSTANTS: torch.aten.clamp{{.*}} !torch.float<-1.000000e+00>, !torch.float<3.000000e+00>
CONSTANTS: torch.aten.mul.Scalar{{.*}} !torch.float<3.000000e+00>
CONSTANTS: torch.aten.mul.Scalar{{.*}} !torch.int<2>
RUN: printf 'import torch\nLIBRARY = torch.library.Library("x", "DEF")\n\ndef aten__gelu(x, approximate):\n    return LIBRARY\n' > python-only.py
RUN: not torch-onnx-opt known.pt --decompose --decomposition python-only.py 2>&1 | FileCheck %s --check-prefix=PYTHON-ONLY
PYTHON-ONLY: python-only.py:5:12: error: 'LIBRARY' is for Python alone: attribute lookup is not defined on builtin

What a function writes to its arguments would be lost.
RUN: printf 'def mylib__clip(x, limit: float):\n    x += limit\n    return x\n' > writes.py
RUN: not torch-onnx-opt known.pt --decompose --decomposition writes.py 2>&1 | FileCheck %s --check-prefix=WRITES
WRITES: writes.py:2:5: error: mylib__clip writes to its argument 'x', but mylib::clip is taken to return its result alone: work on a clone of it
RUN: printf 'def aten__relu_(x):\n    return x.clamp_(min=0)\n' > inplace.py
RUN: not torch-onnx-opt known.pt --decompose --decomposition inplace.py 2>&1 | FileCheck %s --check-prefix=INPLACE
INPLACE: error: aten__relu_: aten::relu_ writes to its argument, {{.*}}: say it for aten::relu, which this one is then, too

An error of the file is told whole.
RUN: printf 'import torch\ndef aten__gelu(x, approximate):\n    return torch.softmax(x)\n' > colon.py
RUN: not torch-onnx-opt known.pt --decompose --decomposition colon.py --input 'x=f32[2]' 2>&1 | FileCheck %s --check-prefix=COLON
COLON: colon.py:3:12: error: {{.*}}aten::softmax{{.*}}: Argument dim not provided

RUN: printf 'def aten__gelu(x, approximate: str):\n    return x.gelu(approximate=approximate)\n' > endless.py
RUN: not torch-onnx-opt known.pt --decompose --decomposition endless.py --input 'x=f32[2]' 2>&1 | FileCheck %s --check-prefix=ENDLESS
ENDLESS: error: 'aten::gelu' cannot be converted: what computes it comes back to the operator itself

RUN: not torch-onnx-opt known.pt --load-library absent.so 2>&1 | FileCheck %s --check-prefix=LIBRARY
LIBRARY: error: cannot load the library: {{.*}}absent.so
RUN: not torch-onnx-opt known.pt --decompose --emit-onnx -o x.onnx --input 'x=f32[2]' --custom-domain aten 2>&1 | FileCheck %s --check-prefix=DOMAIN
DOMAIN: error: --custom-domain 'aten': expected 'library=domain'
RUN: not ls x.onnx
"""
import math
import os
import sys

import numpy as np
import onnx
import torch
from endtoend import compare, convert, load, run

os.chdir(sys.argv[1])

# Only the machine where the archive is made has these.
library = torch.library.Library("mylib", "DEF")
library.define("leaky(Tensor x, float slope=0.1) -> Tensor")
library.define("pair(Tensor x, Tensor y, int n) -> (Tensor, Tensor)")
library.define("clip(Tensor x) -> Tensor")
library.impl("leaky", lambda x, slope=0.1: torch.where(x > 0, x, x * slope), "CompositeExplicitAutograd")
library.impl("pair", lambda x, y, n: (x + n * y, x - n * y), "CompositeExplicitAutograd")
library.impl("clip", lambda x: x.clamp(-1, 1) if x.shape[0] > 2 else x, "CompositeExplicitAutograd")


class Custom(torch.nn.Module):
    def forward(self, x, y):
        a = torch.ops.mylib.leaky(x, 0.3)
        b, c = torch.ops.mylib.pair(a, y, 3)
        return torch.ops.mylib.leaky(b), torch.ops.mylib.clip(c)


class Known(torch.nn.Module):
    def forward(self, x):
        y = torch.nn.functional.gelu(x)
        return y.hypot_(x)


RULES = """
import math
import torch

def mylib__leaky(x, slope: float = 0.1):
    y = x.clone()
    y[x <= 0] *= slope
    return y

def combine(x, y, n: int):
    for i in range(abs(n)):
        x = x + y if n > 0 else x - y
    return x

def mylib__pair(x: torch.Tensor, y: torch.Tensor, n: int):
    return combine(x, y, n), combine(x, y, -n)

def mylib__clip(x):
    if x.size(0) > 2:
        return x.clamp(-1, 1)
    return x

def aten__gelu(x, approximate: str):
    return x * torch.sigmoid(1.702 * x) + math.pi - math.pi

def aten__hypot(x, y):
    return torch.sqrt(x.to(torch.float64) ** 2 + y ** 2).to(x.dtype)
"""
with open("rules.py", "w") as f:
    f.write(RULES)

model = torch.jit.script(Custom())
model.save("custom.pt")
torch.jit.script(Known()).save("known.pt")


class Rules(torch.nn.Module):
    def __init__(self):
        super().__init__()
        self.factor = torch.nn.Parameter(torch.tensor(1.702))

    @torch.jit.export
    def aten__gelu(self, x, approximate: str):
        return x * torch.sigmoid(self.factor * x)

    def forward(self, x):
        return x


torch.jit.script(Rules()).save("rules.pt")
SIZES = "--input", "x=f32[n,3]", "--input", "y=f32[n,3]"


def ops(file):
    return [node.op_type for node in onnx.load(file).graph.node]


# Operators that PyTorch lacks: by formula, at both sides of the branch.
process = convert("custom.pt", "custom.onnx", "--decomposition", "rules.py", *SIZES)
assert process.returncode == 0, process.stderr
session = load("custom.onnx")
for n in 1, 2, 3, 7:
    arguments = torch.randn(n, 3), torch.randn(n, 3)
    compare(Custom()(*arguments), run(session, arguments))

# Operators that it has, in the in-place form too; as text and as an archive.
for rules in "rules.py", "rules.pt":
    process = convert("known.pt", "known.onnx", "--decomposition", rules, "--input", "x=f32[n,3]")
    assert process.returncode == 0, process.stderr
    assert "Gelu" not in ops("known.onnx") and "Erf" not in ops("known.onnx"), ops("known.onnx")
    x = torch.randn(4, 3)
    compare(torch.hypot(x * torch.sigmoid(1.702 * x), x), run(load("known.onnx"), [x]))

# A file of Python: what is around its functions is for Python, and names mean what its imports say.
PYTHON = """import math
import torch.nn.functional as Fn
from math import (
    sqrt,
    pi as PI,
)
from torch import nn, Tensor, \\
    sigmoid
import numpy as np
from typing import Optional

assert math.pi > 3, (
    "def \\"not_a_function(" 'it\\'s (')


@torch.library.register(
    "x",
)
def aten__gelu(
    x: Tensor,
    approximate,
):
    '''Text
that goes on at the margin
def not_one():
    '''
    y = nn.functional.relu(x) * sqrt(4.0) / PI

    # A comment.
# And one here.
    return Fn.silu(y) + sigmoid(x) * k(
1.0
)


def k(x: float):
    return x * math.e


class Other:
    def forward(self):
        pass


if __name__ == "__main__":
    print(aten__gelu(torch.randn(3), "none"))
else:
    def hidden():
        pass
"""
with open("python.py", "w", encoding="utf-8-sig") as f:
    f.write(PYTHON)
process = convert("known.pt", "python.onnx", "--decomposition", "python.py", "--input", "x=f32[n,3]")
assert process.returncode == 0, process.stderr
x = torch.randn(4, 3)
gelu = torch.nn.functional.silu(torch.relu(x) * 2 / math.pi) + torch.sigmoid(x) * math.e
compare(torch.hypot(gelu, x), run(load("python.onnx"), [x]))

# A default of None says nothing of the type: the operator's argument does, and else it is a tensor or None.
OPTIONAL = """
import torch
def helper(x, y=None):
    return x if y is None else x + y

def aten__clamp(self, min=None, max=None):
    if min is not None:
        self = torch.where(self < min, torch.full_like(self, min), self)
    if max is not None:
        self = torch.where(self > max, torch.full_like(self, max), self)
    return helper(self) + helper(self, self)
"""
with open("optional.py", "w") as f:
    f.write(OPTIONAL)


class Clamped(torch.nn.Module):
    def forward(self, x):
        return x.clamp(min=0.5), x.clamp(max=0.25), x.clamp(-1, 1)


torch.jit.script(Clamped()).save("clamped.pt")
process = convert("clamped.pt", "clamped.onnx", "--decomposition", "optional.py", "--input", "x=f32[n,3]")
assert process.returncode == 0, process.stderr
x = torch.randn(9, 3)
compare(tuple(3 * y for y in Clamped()(x)), run(load("clamped.onnx"), [x]))

# Kept whole: tensors are inputs, the rest attributes; sizes are known all the same.
process = convert("custom.pt", "kept.onnx", "--decomposition", "rules.py", "--custom-domain", "mylib=com.example",
                  "--custom-domain", "mylib::clip=org.other", *SIZES)
assert process.returncode == 0, process.stderr
graph = onnx.load("kept.onnx")
assert {o.domain: o.version for o in graph.opset_import} == {"": 20, "com.example": 1, "org.other": 1}
first, second = graph.graph.node[:2]
assert (first.domain, first.op_type, list(first.input)) == ("com.example", "leaky", ["x"]), first
assert np.isclose(onnx.helper.get_node_attr_value(first, "slope"), 0.3)
assert (second.op_type, len(second.input), len(second.output)) == ("pair", 2, 2), second
assert onnx.helper.get_node_attr_value(second, "n") == 3
dims = graph.graph.output[0].type.tensor_type.shape.dim
assert (dims[0].dim_param, dims[1].dim_value) == ("n", 3), dims
