r"""--keep-functions: nodes of a custom domain come with ONNX functions, which a runtime without their kernels expands.

RUN: %python %s
"""
import os
import tempfile

import onnx
import torch
from endtoend import compare, convert, load, run, save

folder = tempfile.TemporaryDirectory()
os.chdir(folder.name)

library = torch.library.Library("mylib", "DEF")
library.define("leaky(Tensor x, float slope) -> Tensor")
library.define("blend(Tensor x, Tensor? gate, Tensor[] others) -> (Tensor, Tensor)")
library.define("ramped(Tensor x) -> Tensor")
library.impl("leaky", lambda x, slope: torch.where(x > 0, x, x * slope), "CompositeExplicitAutograd")
library.impl("ramped", lambda x: torch.ops.mylib.leaky(x, 0.5).cumsum(0), "CompositeExplicitAutograd")


def blend(x, gate, others):
    y = x + sum(others)
    y = y if gate is None else y * gate
    return y.reshape(y.shape[0] * 2).reshape(y.shape), y + torch.arange(y.shape[0]).unsqueeze(1)


library.impl("blend", blend, "CompositeExplicitAutograd")

with open("rules.py", "w") as f:
    f.write("""from typing import List, Optional
import torch
from torch import Tensor


def mylib__leaky(x: Tensor, slope: float):
    return torch.where(x > 0, x, x * slope)


def mylib__blend(x: Tensor, gate: Optional[Tensor], others: List[Tensor]):
    y = x
    for other in others:
        y = y + other
    if gate is not None:
        y = y * gate
    return y.reshape(y.shape[0] * 2).reshape(y.shape), y + torch.arange(y.shape[0]).unsqueeze(1)


def mylib__ramped(x: Tensor):
    return torch.ops.mylib.leaky(x, 0.5).cumsum(0)
""")
LEAKY = "--op-schema=mylib::leaky(Tensor x, float slope) -> Tensor: as x"
RULES = ["--decomposition=rules.py", LEAKY, "--custom-domain=mylib=com.example@2", "--keep-functions"]


def check(model, opset, *flags):
    """Converts, compares with PyTorch in ONNX Runtime, which knows none of the nodes, and returns the model and what was said."""
    save(model, "model.pt")
    process = convert("model.pt", "model.onnx", "--input=x=f32[n,2]", *flags, opset=opset)
    assert process.returncode == 0, process.stderr
    session = load("model.onnx")
    for n in (1, 2, 5, 300):
        x = torch.randn(n, 2)
        compare(model(x), run(session, [x]))
    return onnx.load("model.onnx"), process.stderr


class Once(torch.nn.Module):
    def forward(self, x):
        return torch.ops.mylib.leaky(x, 0.1) + torch.ops.mylib.leaky(x + 1, 0.1)


# Calls with the same constants on the same types share a function, which needs no more of ONNX than it has since opset 15.
for opset, version in ((11, 8), (20, 9)):
    model, said = check(Once(), opset, *RULES)
    (function,) = model.functions
    assert said == "" and model.ir_version == version, (said, model.ir_version)
    assert [node.op_type for node in model.graph.node if node.domain] == ["leaky", "leaky"]
    assert (function.domain, function.name, function.overload) == ("com.example", "leaky", "")
    assert list(function.input) == ["x"] and list(function.attribute) == ["slope"], function
    assert not any(node.domain for node in function.node)


class Several(torch.nn.Module):
    def __init__(self):
        super().__init__()
        self.weight = torch.nn.Parameter(torch.randn(2))

    def forward(self, x):
        a = torch.ops.mylib.leaky(x, 0.1)
        b = torch.ops.mylib.leaky(a, 0.2)
        c, d = torch.ops.mylib.blend(b, None, [a, b])
        e, f = torch.ops.mylib.blend(b, d, [self.weight, b, b])
        if x.shape[0] > 3:
            e = torch.ops.mylib.leaky(e, 0.2)
        return c + f, torch.ops.mylib.ramped(d + e)


# Others are told apart by an overload, also in branches; in a function nothing stays whole.
for opset in (13, 20):
    model, said = check(Several(), opset, *RULES)
    names = {(f.name, f.overload): f for f in model.functions}
    assert set(names) == {("leaky", ""), ("leaky", "1"), ("blend", ""), ("blend", "1"), ("ramped", "")}, names
    assert list(names["blend", ""].input) == ["x", "gate", "others_0", "others_1"] and model.ir_version == 10
    assert said.count("warning: here mylib::leaky has other constants or types than at first") == 1, said
    assert not any(node.domain for f in model.functions for node in f.node)


class Known(torch.nn.Module):
    def __init__(self):
        super().__init__()
        self.linear = torch.nn.Linear(2, 400)

    def forward(self, x):
        return torch.nn.functional.gelu(self.linear(x)), torch.fft.rfft(torch.nn.functional.pad(x, [0, 30])).real


# PyTorch's own operators have the decompositions that they always have, of many weights too.
kept = [f"--custom-domain=aten::{name}=com.example" for name in ("gelu", "linear", "fft_rfft")]
model, said = check(Known().eval(), 13, *kept, "--keep-functions")
assert said == "" and [f.name for f in model.functions] == ["linear", "gelu", "fft_rfft"], (said, model.functions)
assert sum(len(tensor.raw_data) for f in model.functions for node in f.node for a in node.attribute for tensor in [a.t]) > 1024
assert model.functions[1].ByteSize() > 0 and len(model.functions[1].node) > 3

model, said = check(Known().eval(), 20, *kept, "--keep-functions", "--no-size-check")
assert [node.op_type for node in model.functions[1].node] == ["Gelu"], model.functions[1]


def refused(*flags, says):
    process = convert("once.pt", "refused.onnx", "--input=x=f32[n,2]", *flags)
    assert process.returncode > 0 and not os.path.exists("refused.onnx"), flags
    assert says in process.stderr, f"{flags}: '{says}' is not in:\n{process.stderr}"


save(Once(), "once.pt")
refused("--decomposition=rules.py", LEAKY, "--keep-functions", says="--keep-functions is of operators that --custom-domain keeps")
refused(LEAKY, "--custom-domain=mylib=com.example", "--keep-functions", says="without --keep-functions a node of --custom-domain needs no function")
refused("--decomposition=rules.py", LEAKY, "--custom-domain=mylib::leaky=com.example:Leaky(slope)", "--keep-functions", says="leaves out 'x', and its function needs it")


# A number that the node lists and the run gives is no attribute; a tensor that it leaves out is a part of the function.
library.define("shift(Tensor x, Tensor by, float scale) -> Tensor")
library.impl("shift", lambda x, by, scale: x + by * scale, "CompositeExplicitAutograd")


class Left(torch.nn.Module):
    def __init__(self):
        super().__init__()
        self.register_buffer("a", torch.tensor([1.0, 2.0]))
        self.register_buffer("b", torch.tensor([5.0, 7.0]))

    def forward(self, x):
        return torch.ops.mylib.shift(x, self.a, 2.0) * torch.ops.mylib.shift(x, self.b, 2.0)


class Run(torch.nn.Module):
    def forward(self, x):
        return torch.ops.mylib.shift(x, x, float(x.sum()))


with open("shift.py", "w") as f:
    f.write("""import torch


def mylib__shift(x, by, scale: float):
    return x + by * scale * float(torch.tensor([0.5, 0.5]).sum())
""")
model, said = check(Left(), 20, "--decomposition=shift.py", "--custom-domain=mylib::shift=com.example:Shift(x)", "--keep-functions")
assert [f.overload for f in model.functions] == ["", "1"] and all(list(f.input) == ["x"] for f in model.functions), model.functions
save(Run(), "once.pt")
refused("--decomposition=shift.py", "--custom-domain=mylib=com.example", "--keep-functions", says="its argument 'scale' is computed at run time")
