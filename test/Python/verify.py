r"""torch_onnx_opt.verify: that a right model is found right, and a wrong one wrong, at the node where it goes wrong.

RUN: %python %s
"""
import os
import subprocess
import sys
import tempfile
import warnings
from typing import Optional

import onnx
import torch
import torch_onnx_opt
from onnx import numpy_helper
from torch_onnx_opt import verify

folder = tempfile.TemporaryDirectory()
os.chdir(folder.name)


class Net(torch.nn.Module):
    def __init__(self):
        super().__init__()
        torch.manual_seed(0)
        self.conv = torch.nn.Conv2d(3, 4, 3)
        self.norm = torch.nn.BatchNorm2d(4)
        self.norm.running_mean.fill_(0.5)
        self.head = torch.nn.Linear(4, 5)

    def forward(self, x):
        x = torch.nn.functional.hardswish(self.norm(self.conv(x)))
        x = x.mean([2, 3])
        scores = self.head(x)
        return scores.softmax(-1), x


def change(path, edit):
    """The model with one thing that is wrong."""
    model = onnx.load(path)
    edit(model)
    onnx.save(model, "wrong.onnx")
    return "wrong.onnx"


def line_of(text):
    with open(__file__) as f:
        return next(i for i, line in enumerate(f, 1) if text in line)


net = Net().eval()
image = torch.rand(2, 3, 8, 8)
model = torch_onnx_opt.export(net, (image,), "net.onnx", dynamic_axes={"x": {0: "n", 2: "h", 3: "w"}}, opset_version=13)
result = verify(net, model, (image,))
assert result and not result.differences and len(result.compared) >= 3, result
assert result.compared[0] == {"n": 2, "h": 8, "w": 8} and len({tuple(s.items()) for s in result.compared}) == len(result.compared)
# The ONNX model says what it takes. Smaller than the kernel: the model's own error, no difference.
assert not result.refused and {"n": 1, "h": 3, "w": 3} in result.compared, result
result = verify(net, model, (image,), dims={"h": (1, None), "w": (1, None)})
assert result.refused and "Kernel size" in result.refused[0][1] and "refuses" in str(result), result
assert not verify(net, model, image, dims={"h": (3, 9), "w": (3, 9)}, count=8, special_values=True).refused
# Nothing given, an archive, a path; its mode does not matter.
torch.jit.script(net.train()).save("net.pt")
assert verify("net.pt", "net.onnx") and verify(net, "net.onnx", image) and net.training
net.eval()


# Another weight of the last layer: its node, at its line.
def scale_head(model):
    weight = next(w for w in model.graph.initializer if list(w.dims) in ([4, 5], [5, 4]))
    weight.CopyFrom(numpy_helper.from_array(numpy_helper.to_array(weight) * 1.5, weight.name))


result = verify(net, change("net.onnx", scale_head), image, dims={"h": (3, 9), "w": (3, 9)})
assert not result and {d.output for d in result.differences} == {"output_0"}, result
node = result.differences[0].node
assert node.op_type in ("Gemm", "MatMul") and "elements differ" in result.differences[0].what, result


# An operator in the middle: both outputs are wrong, the first node is told.
def other_slope(model):
    node = next(n for n in model.graph.node if n.op_type == "HardSigmoid")
    next(a for a in node.attribute if a.name == "alpha").f = 0.25


result = verify(net, change("net.onnx", other_slope), image, dims={"h": (3, 9), "w": (3, 9)})
assert {d.output for d in result.differences} == {"output_0", "output_1"}
node = result.differences[0].node
assert node.op_type == "HardSigmoid" and f"{__file__}:{line_of('hardswish(self')}:" in node.source, node
assert node.source in str(result)


# Wrong at other sizes only.
class Rows(torch.nn.Module):
    def forward(self, x):
        return x * x.shape[0]


torch_onnx_opt.export(Rows(), torch.rand(2, 3), "rows.onnx", dynamic_axes={"x": {0: "n"}})
fixed = torch_onnx_opt.export(Rows(), torch.rand(2, 3)).model_proto
fixed.graph.input[0].type.tensor_type.shape.dim[0].dim_param = "n"
fixed.graph.output[0].type.tensor_type.shape.dim[0].dim_param = "n"
del fixed.graph.value_info[:]
onnx.save(fixed, "fixed.onnx")
assert verify(Rows(), "rows.onnx", torch.rand(2, 3))
result = verify(Rows(), "fixed.onnx", torch.rand(2, 3))
assert result.differences and all(d.sizes["n"] != 2 for d in result.differences) and {"n": 2} in result.compared


# Indices stay valid; writes do not hide a difference; a model that can only be traced.
class Table(torch.nn.Module):
    def __init__(self):
        super().__init__()
        self.table = torch.nn.Embedding(7, 3)

    def forward(self, ids, **options):
        x = self.table(ids)
        x.mul_(2)
        return x.tanh()


ids = torch.tensor([[1, 6, 2]])
with warnings.catch_warnings():
    warnings.simplefilter("ignore")
    model = torch_onnx_opt.export(Table(), ids, dynamic_axes={"ids": {0: "n", 1: "s"}})
    assert model.how == "traced"
    torch.manual_seed(1)
    table = Table()
    model = torch_onnx_opt.export(table, ids, dynamic_axes={"ids": {0: "n", 1: "s"}})
    result = verify(table, model, ids)
    assert result and not result.refused, result
    result = verify(Table(), model, ids)  # Other weights.
assert not result and result.differences[0].node, result

# An exported program, on what it was exported with; what has other types in Python than in the model; what keeps state.
program = torch.export.export(net, (image,), dynamic_shapes={"x": {0: torch.export.Dim("n", min=1, max=64)}})
torch.export.save(program, "net.pt2")
torch_onnx_opt.export(program, f="exported.onnx")
for given in (program, "net.pt2"):
    result = verify(given, "exported.onnx")
    assert result and len(result.compared) > 2, result


class Fixed(torch.nn.Module):
    def __init__(self, shift):
        super().__init__()
        self.shift = shift

    def forward(self, x, k, mode="a", *, scale=2.0, y=None):
        x = (x * k + self.shift).sin() * scale if mode == "a" else x
        return x if y is None else x + y


# Numbers and texts that an exported program has once and for all are no inputs.
for arguments, named in ((torch.randn(5, 3), 2, "a"), {}), ((torch.randn(5, 3), 2), {"scale": 3.0, "y": torch.randn(5, 3)}):
    program, other = [torch.export.export(Fixed(shift), arguments, named) for shift in (1.0, 2.0)]
    model = torch_onnx_opt.export(program)
    assert verify(program, model) and verify(program, model, arguments, kwargs=named)
    result = verify(other, model)
    assert not result and result.differences[0].node, result

half = torch.nn.Linear(3, 4).bfloat16()
assert verify(half, torch_onnx_opt.export(half, torch.rand(5, 3).bfloat16()), torch.rand(5, 3).bfloat16())


class Leaves(torch.nn.Module):
    def forward(self, x, scale: float):
        return x * scale, None, "text", 3


assert verify(Leaves(), torch_onnx_opt.export(Leaves(), (image, 2)), (image, 2))


class Counter(torch.nn.Module):
    def __init__(self):
        super().__init__()
        self.register_buffer("calls", torch.zeros(1))

    def forward(self, x):
        self.calls += 1
        return x * self.calls


counter = Counter()
with warnings.catch_warnings():
    warnings.simplefilter("ignore")
    dropped = torch_onnx_opt.export(counter, image, state="drop", dynamic_axes={"x": [0]})
    kept = torch_onnx_opt.export(counter, image, state="io")
assert verify(counter, dropped, image) and counter.calls == 0
result = verify(net, "net.onnx", image, rtol=0, atol=1e-30)
assert not result and not any(d.what.startswith("0 of") for d in result.differences), result



class Exported(torch.nn.Module):
    """What torch.jit cannot script: branches of the run, keywords, dims of the run."""

    def forward(self, x, *, scale):
        y = torch.cond(x.sum() > 0, lambda x: x * 2, lambda x: x.sin(), (x,))
        _, z = torch._higher_order_ops.scan(lambda c, row: (c + row, c * row), torch.zeros(4), y, dim=0)
        return {"y": y * scale, "z": z.softmax(1) + x.shape[0]}


program = torch.export.export(Exported(), (torch.rand(5, 4),), {"scale": torch.rand(4)},
                              dynamic_shapes={"x": {0: torch.export.Dim("rows", min=2, max=64)}, "scale": None})
exported = torch_onnx_opt.export(program)
assert verify(program, exported)
exported.save("exported.onnx")


def other_softmax(model):
    next(n for n in model.graph.node if n.op_type == "Softmax").op_type = "LogSoftmax"


result = verify(program, change("exported.onnx", other_softmax), (torch.rand(5, 4),), kwargs={"scale": torch.rand(4)})
assert not result and {d.output for d in result.differences} == {"z"} and result.differences[0].node.op_type == "LogSoftmax", result

for call, says in (
    (lambda: verify(net, "net.onnx", (image, image)), "the model takes 1"),
    (lambda: verify(Rows(), "net.onnx", torch.rand(2, 3)), "has 4 dims"),
    (lambda: verify(counter, kept, image), "calls is the model's state"),
    (lambda: verify(net, "net.onnx", image, count=0), "from 1 on, not 0"),
    (lambda: verify(net, "net.onnx", image, dims={"m": (1, 3)}), "there are n, h, w"),
    (lambda: verify(net, "net.onnx", image, dims={"h": (9, 3)}), "the smallest size is 9, and the largest 3"),
    (lambda: verify(net, "net.onnx", torch.rand(1, 3, 2, 2), count=1), "refuses every input"),
):
    try:
        call()
    except (ValueError, TypeError, torch_onnx_opt.ConversionError) as error:
        assert says in str(error), error
    else:
        raise AssertionError(says)

# On the command line.
command = [sys.executable, "-m", "torch_onnx_opt._command", "verify", "net.pt"]
torch.save((image,), "image.in")
process = subprocess.run([*command, "net.onnx", "--example-inputs", "image.in"], capture_output=True, text=True)
assert process.returncode == 0 and "the same at" in process.stdout, process
process = subprocess.run([*command, "net.onnx", "--dim", "h=1..2", "--dim", "n=1..", "--seed", "3"], capture_output=True, text=True)
assert process.returncode == 0 and "the same at 1 choices of sizes; the model refuses 4 others" in process.stdout, process
process = subprocess.run([*command, "net.onnx", "--dim", "h=3"], capture_output=True, text=True)
assert process.returncode == 2 and "'h=3' is no range of sizes: n=1..64, or n=1.." in process.stderr, process
process = subprocess.run([*command, change("net.onnx", other_slope), "--example-inputs", "image.in"], capture_output=True, text=True)
assert process.returncode == 1 and "error: 'output_0'" in process.stderr and "HardSigmoid" in process.stderr, process
for words, says in (
    (["absent.onnx"], "cannot read 'absent.onnx'"),
    (["net.pt"], "net.pt failed"),
    (["net.onnx", "--example-inputs", "absent.in"], "cannot read 'absent.in'"),
    (["net.onnx", "--example-inputs", "net.onnx"], "error: "),
):
    process = subprocess.run([*command, *words], capture_output=True, text=True)
    assert process.returncode == 1 and says in process.stderr and process.stderr.count("\n") == 1, process.stderr


# Of nothing, where the model says that it takes it; the largest size that it says.
class Sums(torch.nn.Module):
    def forward(self, x):
        return x.sum(0)


sums = torch_onnx_opt.export(Sums(), torch.rand(2, 3), "sums.onnx", dynamic_axes={"x": {0: "n"}}, dims={"n": (0, 7)})
assert verify(Sums(), sums, torch.rand(2, 3)).compared[:4] == [{"n": 2}, {"n": 3}, {"n": 0}, {"n": 7}]


# What is left out has its default, also where the node is looked for.
class Scaled(torch.nn.Module):
    def forward(self, x, scale: float = 2.0, bias: Optional[torch.Tensor] = None):
        y = x.sin() * scale
        return y if bias is None else y + bias


scaled = torch.jit.script(Scaled())
torch_onnx_opt.export(scaled, torch.rand(2, 3), "scaled.onnx", inputs=["scale=2.0", "bias=None"])
wrong = change("scaled.onnx", lambda model: [setattr(node, "op_type", "Cos") for node in model.graph.node if node.op_type == "Sin"])
result = verify(scaled, wrong, torch.rand(2, 3))
assert not result and result.differences[0].node.op_type == "Cos", result
