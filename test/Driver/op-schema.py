r"""--op-schema: an operator that nobody knows passes through, with --custom-domain, into a model that runs where it is known.

RUN: %python %s
"""
import os
import tempfile

import numpy as np
import onnx
import torch
from onnx.reference import ReferenceEvaluator
from onnx.reference.op_run import OpRun
from tool import run_tool

folder = tempfile.TemporaryDirectory()
os.chdir(folder.name)
torch.library.define("mylib::sq", "(Tensor x, float a, int[] dims) -> Tensor")
torch.library.define("mylib::both", "(Tensor x, Tensor? y=None) -> (Tensor, Tensor)")

torch.library.define("mylib::scaled.by", "(Tensor x, float a) -> Tensor")
torch.library.define("mylib::scaled.like", "(Tensor x, Tensor y) -> Tensor")


class Model(torch.nn.Module):
    def forward(self, x, i):
        y = torch.ops.mylib.sq(x.relu(), 0.5, [0, 1])
        a, b = torch.ops.mylib.both(y, i)
        return y * 2, torch.cat([a, y], 1), b.float()


torch.jit.script(Model()).save("model.pt")

SQ = "mylib::sq(Tensor x, float a, int[] dims) -> Tensor: as x"
BOTH = "mylib::both(Tensor x, Tensor? y=None) -> (Tensor, Tensor): as x, x"
INPUTS = ["--input", "x=f32[n,3]", "--input", "i=i64[m]"]


def convert(*flags, schemas=(SQ, BOTH), output="model.onnx"):
    return run_tool("model.pt", "-o", output, *INPUTS, *(f"--op-schema={schema}" for schema in schemas), *flags)


process = convert("--custom-domain=mylib=com.example@2")
assert process.returncode == 0, process.stderr
model = onnx.load("model.onnx")
nodes = {node.op_type: node for node in model.graph.node if node.domain == "com.example"}
assert set(nodes) == {"sq", "both"} and {o.domain: o.version for o in model.opset_import}["com.example"] == 2
assert {a.name: onnx.helper.get_attribute_value(a) for a in nodes["sq"].attribute} == {"a": 0.5, "dims": [0, 1]}
shapes = [[d.dim_param or d.dim_value for d in o.type.tensor_type.shape.dim] for o in model.graph.output]
assert shapes == [["n", 3], ["n", 6], ["n", 3]], shapes


class sq(OpRun):
    op_domain = "com.example"

    def _run(self, x, a=None, dims=None):
        return (x * x * np.float32(a) + np.float32(sum(dims)),)


class both(OpRun):
    op_domain = "com.example"

    def _run(self, x, y):
        return x + 1, x - y.sum().astype("float32")


x, i = np.random.randn(4, 3).astype("float32"), np.arange(3)
found = ReferenceEvaluator(model, new_ops=[sq, both]).run(None, {"x": x, "i": i})
y = np.maximum(x, 0) ** 2 * np.float32(0.5) + 1
for expected, value in zip((y * 2, np.concatenate([y + 1, y], 1), y - 3), found, strict=True):
    np.testing.assert_allclose(value, expected, rtol=1e-6)


# Overloads are declared one by one.
class Overloads(torch.nn.Module):
    def forward(self, x, y):
        return torch.ops.mylib.scaled(x, 0.5) + torch.ops.mylib.scaled(x, y)


torch.jit.script(Overloads()).save("overloads.pt")
schemas = "mylib::scaled.by(Tensor x, float a) -> Tensor: as x", "mylib::scaled.like(Tensor x, Tensor y) -> Tensor: as y"
process = run_tool("overloads.pt", "-o", "overloads.onnx", "--input=x=f32[n,3]", "--input=y=f32[n,3]",
                   *(f"--op-schema={schema}" for schema in schemas), "--custom-domain=mylib=com.example")
assert process.returncode == 0, process.stderr
nodes = [(len(node.input), len(node.attribute)) for node in onnx.load("overloads.onnx").graph.node if node.domain]
assert nodes == [(1, 1), (2, 0)], nodes


def refused(process, *says):
    assert process.returncode == 1 and not os.path.exists("no.onnx"), process
    for text in says:
        assert text in process.stderr, f"'{text}' is not in:\n{process.stderr}"


# Only passed on, never computed.
refused(convert(output="no.onnx"), "'mylib::sq' cannot be converted", "--custom-domain")
# What is not declared is named, with the way out.
refused(convert(schemas=[SQ], output="no.onnx"), "'mylib::both' cannot be converted: LibTorch does not know it", "--op-schema")
for schema, says in (
    ("mylib::sq(Tensor x, float a, int[] dims) -> Tensor", "how large are its results?"),
    ("mylib::sq(Tensor x, float a, int[] dims) -> Tensor: as z", "it has no argument 'z' that is a tensor"),
    ("mylib::sq(Tensor x, float a, int[] dims) -> Tensor: as a", "it has no argument 'a' that is a tensor"),
    ("mylib::sq(Tensor x) -> (Tensor, Tensor): as x", "it has 2 results, and 1 are said to be like an argument"),
    ("mylib::sq(Tensor x) -> int: as x", "it returns more than tensors"),
    ("mylib::sq(Tensor(a!) x) -> Tensor: as x", "an operator that writes to 'x'"),
    ("aten::relu(Tensor x) -> Tensor: as x", "is an operator that is known already"),
    ("sq(Tensor x) -> Tensor: as x", "an operator has a library"),
    ("aten::add.Tensor(Tensor x) -> Tensor: as x", "'aten::add.Tensor' is an operator that is known already"),
    ("mylib::sq(Tensor", "; it has to be like 'mylib::twice(Tensor x, float a) -> Tensor: as x'"),
):
    refused(convert(schemas=[schema], output="no.onnx"), "error: --op-schema", says)
