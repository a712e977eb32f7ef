r"""What is said of arguments that are wrong, in the caller's words, before anything is converted or written.

RUN: %python %s
"""
import gc
import io
import os
import tempfile
import warnings
from typing import NamedTuple

import onnx
import torch
import torch_onnx_opt
from torch.export import Dim
from torch_onnx_opt import export, verify

folder = tempfile.TemporaryDirectory()
os.chdir(folder.name)
warnings.simplefilter("ignore", torch_onnx_opt.ConversionWarning)


class Pair(NamedTuple):
    a: torch.Tensor
    b: torch.Tensor


class OfPair(torch.nn.Module):
    def forward(self, p: Pair):
        return p.a + p.b


class OfDict(torch.nn.Module):
    def forward(self, d):
        return d["a"] + d["b"]


class Named(torch.nn.Module):
    def forward(self, hidden, **options):
        return {"hidden": hidden + 1, "out": hidden * 2}


class Doubled(torch.autograd.Function):
    @staticmethod
    def forward(ctx, x):
        return x * 2

    @staticmethod
    def backward(ctx, gradient):
        return gradient * 2


class OwnFunction(torch.nn.Module):
    def forward(self, x):
        return Doubled.apply(x)


class Drawing(torch.nn.Module):
    def forward(self, x):
        return x + torch.rand(4, 6)


def raises(kind, says, call, *args, **kwargs):
    try:
        call(*args, **kwargs)
    except Exception as error:
        assert type(error) is kind and says in str(error), f"{kind.__name__} '{says}' is not {type(error).__name__}: {error}"
        return
    raise AssertionError(f"{kind.__name__} was not raised")


def dims(result, of="input"):
    values = getattr(result.model_proto.graph, of)
    return {v.name: [d.dim_param or d.dim_value for d in v.type.tensor_type.shape.dim] for v in values}


x = torch.rand(4, 6)
linear = torch.nn.Linear(6, 3)
pair, by_key = (Pair(x, x),), ({"a": x, "b": x},)

# dynamic_shapes: a dict of what holds no such keys, a list of a dict, what is neither a dim nor a name.
raises(ValueError, "'d' is dict, which [{0: 'n'}, {0: 'n'}] does not describe", export, OfDict(), by_key, dynamic_shapes={"d": [{0: "n"}, {0: "n"}]})
raises(ValueError, "does not describe", export, OfDict(), by_key, dynamic_shapes={"d": {"a": {0: "n"}, "c": {0: "n"}}})
raises(ValueError, "does not describe", export, OfPair(), pair, dynamic_shapes={"p": {"a": {0: "n"}, "c": {0: "n"}}})
raises(ValueError, "'input' has 2 dims, and no dim '0'", export, linear, (x,), dynamic_shapes={"input": {"0": Dim("n")}})
raises(TypeError, "which 1.5 is not", export, linear, (x,), dynamic_shapes={"input": {0: 1.5}})
raises(ValueError, "dim 'n' has two ranges, (0, 9) and (0, 7)", export, OfDict(), by_key,
       dynamic_shapes={"d": {"a": {0: Dim("n", max=9)}, "b": {0: Dim("n", max=7)}}})
assert dims(export(OfPair(), pair, dynamic_shapes={"p": {"a": {0: "n"}, "b": {0: "n"}}})) == {"p_0": ["n", 6], "p_1": ["n", 6]}

# What may vary, what must, and within which bounds.
raises(torch_onnx_opt.ConversionError, "error: dynamic_shapes: dim 'n' is 4 and 6 in the example", export, linear, (x,),
       dynamic_shapes=({0: Dim("n"), 1: Dim("n")},))
raises(torch_onnx_opt.ConversionError, "error: dynamic_shapes 'n=..2': 'n' is 4 in the example", export, linear, (x,),
       dynamic_shapes=({0: Dim("n", max=2)},))
assert dims(export(linear, (x,), dynamic_shapes={"input": {0: Dim.AUTO, 1: Dim.AUTO}})) == {"input": ["input_0", 6]}
raises(torch_onnx_opt.ConversionError, "dim 'input_1' is fixed at 6", export, linear, (x,), dynamic_shapes={"input": {0: Dim.AUTO, 1: Dim.DYNAMIC}})
bounded = export(linear, (x,), dynamic_shapes={"input": {0: Dim.AUTO(min=2, max=8)}})
assert "input_0 >= 2" in str(bounded.model_proto.metadata_props) and "input_0 <= 8" in str(bounded.model_proto.metadata_props)

# dynamic_axes.
raises(TypeError, "dim 0 of 'input' has a name, {0: 'batch'}, which 1 is not", export, linear, (x,), dynamic_axes={"input": {0: 1}})
raises(TypeError, "which ['input'] has not", export, linear, (x,), dynamic_axes=["input"])

# Others.
raises(ValueError, 'state is "refuse", "drop" or "io", not None', export, linear, (x,), state=None)
raises(ValueError, "argument 'input' is on the device meta", export, linear, (torch.rand(4, 6, device="meta"),))
closed = io.BytesIO()
closed.close()
for f in (io.StringIO(), closed, open(os.devnull, "rb")):
    raises(TypeError, "f is a path or a file that is open for writing bytes", export, linear, (x,), f)
raises(torch_onnx_opt.ConversionError, "torch.export may take the model", export, OwnFunction(), (x,))
assert dims(export(torch.export.export(OwnFunction(), (x,)))) == {"x": [4, 6]}

# A result that is called as an input is.
assert list(dims(export(Named(), (x,)), "output")) == ["hidden_out", "out"]

# A trace of one of PyTorch's own layers was made by whoever asked for it.
traced = export(torch.nn.Sequential(torch.nn.Linear(6, 3), torch.nn.ReLU()), (x,), trace=True)
assert all("torch_onnx_opt" not in prop.value for node in traced.model_proto.graph.node for prop in node.metadata_props if prop.key == "source")

# verify.
model = export(linear, (x,))
open("empty.onnx", "w").close()
raises(ValueError, "there is no file 'nothing.onnx'", verify, linear, "nothing.onnx", x)
raises(ValueError, "ONNX Runtime does not load 'empty.onnx'", verify, linear, "empty.onnx", x)
raises(TypeError, "the smallest and the largest size of 'n'", verify, linear, model, x, dims={"n": 5})
raises(ValueError, "input 'input' has the sizes [4, 6], and the argument that stands there [3, 6]", verify, linear, model, torch.rand(3, 6))
assert "which draws random numbers: no two calls give the same" in str(verify(Drawing(), export(Drawing(), (x,)), x))

# What holds the model is gone with it, and nobody is told of it.
with warnings.catch_warnings():
    warnings.simplefilter("error")
    path = model.path
    onnx.checker.check_model(path)
    del model
    gc.collect()
    assert not os.path.exists(path)
