r"""torch_onnx_opt.export: what it takes, what it tells, and that ONNX Runtime agrees with PyTorch.

RUN: %python %s
"""
import dataclasses
import functools
import io
import os
import pickle
import subprocess
import sys
import tempfile
import types
import warnings
from typing import Dict, NamedTuple, Optional, Tuple

import numpy
import onnx
import torch
import torch_onnx_opt
from endtoend import compare, load, run

folder = tempfile.TemporaryDirectory()
os.chdir(folder.name)
warnings.simplefilter("error", torch_onnx_opt.ConversionWarning)


class Net(torch.nn.Module):
    def __init__(self):
        super().__init__()
        self.conv = torch.nn.Conv2d(3, 4, 3, padding="same")
        self.drop = torch.nn.Dropout(0.5)

    def forward(self, image, scale: float = 1.0):
        return self.drop(torch.nn.functional.hardswish(self.conv(image))) * scale


def shapes(path, of="input"):
    values = getattr(onnx.load(path).graph, of)
    return {v.name: [d.dim_param or d.dim_value for d in v.type.tensor_type.shape.dim] for v in values}


def check(model, path, *calls):
    session = load(path)
    with torch.no_grad():
        for call in calls:
            compare(model(*call), run(session, call))


def raises(kind, says, call, *args, **kwargs):
    try:
        call(*args, **kwargs)
    except kind as error:
        assert says in str(error), f"'{says}' is not in: {error}"
        return error
    raise AssertionError(f"{kind.__name__} was not raised")


net = Net()
image = torch.rand(2, 3, 8, 8)

# A module in training is exported as in eval, and goes on training.
result = torch_onnx_opt.export(net, (image,), "net.onnx", dynamic_axes={"image": {0: "batch"}, "out": {0: "batch"}},
                               input_names=["photo"], output_names=["out"])
assert net.training and net.drop.training and result.how == "scripted" and result.path == "net.onnx" and not result.reason
assert shapes("net.onnx") == {"photo": ["batch", 3, 8, 8]}, shapes("net.onnx")
assert shapes("net.onnx", "output") == {"out": ["batch", 4, 8, 8]}
torch_onnx_opt.export(net, (image,), "tried.onnx", test_data="tried")
torch_onnx_opt.export(net, (image,), "told.onnx", report="told.html", fp16=True)
assert all(t.data_type == onnx.TensorProto.FLOAT16 for t in onnx.load("told.onnx").graph.initializer if len(t.dims) > 1)
with open("told.html", encoding="utf-8") as file:
    assert "<h1>told.onnx</h1>" in file.read()
tried = onnx.numpy_helper.to_array(onnx.load_tensor("tried/test_data_set_0/input_0.pb"))
assert (tried == image.numpy()).all() and os.path.exists("tried/test_data_set_0/output_0.pb")
check(net.eval(), "net.onnx", (image,), (torch.rand(5, 3, 8, 8),))

# By the input's new name, and by a list; the opset; keyword arguments.
torch_onnx_opt.export(net, (image,), "net.onnx", kwargs={"scale": 2.0}, dynamic_axes={"photo": [0, 2]}, input_names=["photo", "s"],
                      opset_version=17)
assert shapes("net.onnx") == {"photo": ["dim0", 3, "dim2", 8], "s": []} or list(map(len, shapes("net.onnx").values())) == [4, 0]
assert onnx.load("net.onnx").opset_import[0].version == 17
check(net, "net.onnx", (torch.rand(1, 3, 9, 8), 3.0))

# An archive, a scripted module, a function; in memory; to a file that is open.
torch.jit.script(net).save("net.pt")
result = torch_onnx_opt.export("net.pt", inputs="image=f32[n,3,h,w]")
assert result.how == "archive" and onnx.load(result.path) == result.model_proto
check(net, result.path, (torch.rand(1, 3, 5, 6),))
result.save("copy.onnx")
check(net, "copy.onnx", (image,))
stream = io.BytesIO()
torch_onnx_opt.export(torch.jit.script(net), image, stream)
check(net, stream.getvalue(), (image,))


def double(x):
    return x * x.shape[0]


torch_onnx_opt.export(double, torch.rand(2, 3), "double.onnx", dynamic_shapes=({0: torch.export.Dim("rows", min=2, max=64)},))
check(double, "double.onnx", (torch.rand(7, 3),))

# Nothing given: inferred, and told as a remark.
result = torch_onnx_opt.export("net.pt", f="net.onnx")
assert shapes("net.onnx")["image"] == ["n", 3, "h", "w"] and any(d.severity == "remark" for d in result.diagnostics)


# Containers, and which of their dims vary.
class Bag(torch.nn.Module):
    def forward(self, d: Dict[str, torch.Tensor]):
        return d["a"] + 1, d["b"] * 2


bag = {"a": torch.rand(2, 3), "b": torch.rand(4)}
torch_onnx_opt.export(Bag(), (bag,), "bag.onnx", dynamic_shapes={"d": {"a": {0: "rows"}, "b": None}})
assert list(shapes("bag.onnx").values()) == [["rows", 3], [4]], shapes("bag.onnx")


# What torch.jit.script refuses is traced, which is told.
class Unscriptable(torch.nn.Module):
    def forward(self, x, factor=2, **options):
        return x.flatten(1) * factor


with warnings.catch_warnings(record=True) as told:
    warnings.simplefilter("always")
    result = torch_onnx_opt.export(Unscriptable(), (torch.rand(2, 3, 4), 3), "traced.onnx", dynamic_axes={"x": {0: "batch"}})
assert result.how == "traced" and "torch.jit.script refuses it" in result.reason
own = [w for w in told if issubclass(w.category, torch_onnx_opt.ConversionWarning)]
assert len(own) == 1 and own[0].filename == __file__, [str(w.message) for w in told]
assert list(shapes("traced.onnx")) == ["x"]
assert load("traced.onnx").get_inputs()[0].shape == ["batch", 3, 4]
x = torch.rand(5, 3, 4)
compare(x.flatten(1) * 3, run(load("traced.onnx"), [x]))
raises(Exception, "options", torch_onnx_opt.export, Unscriptable(), (x,), "no.onnx", trace=False)
raises(torch_onnx_opt.ConversionError, "with args it would be traced", torch_onnx_opt.export, Unscriptable(), f="no.onnx")


# A program that is refused has a page that says why.
class Refused(torch.nn.Module):
    def forward(self, x):
        return torch.view_copy(x.relu(), dtype=torch.int32)


raises(torch_onnx_opt.ConversionError, "view_copy", torch_onnx_opt.export, Refused(), (x,), "no.onnx", report="no.html")
with open("no.html", encoding="utf-8") as file:
    page = file.read()
assert "<h1>no.onnx was not written</h1>" in page and "<td><code>aten::relu</code><td class=r>1<td class=r>1<td>kept" in page
assert not os.path.exists("no.onnx")


# What torch.jit.script would not see, or sees otherwise, is traced too: code that was set on an instance (whose type another
# shares), a __call__, a renormalization that it drops, code that refuses to be scripted when it runs.
class Layer(torch.nn.Module):
    def __init__(self):
        super().__init__()
        self.linear = torch.nn.Linear(3, 4)

    def forward(self, x):
        return self.linear(x)


class Scaled(Layer):
    def __call__(self, x):
        return super().__call__(x) * 5


def traced(model, x, because):
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        result = torch_onnx_opt.export(model, x, "told.onnx")
    assert result.how == "traced" and because in result.reason, (result.how, result.reason)
    check(model, "told.onnx", (x,))


rows = torch.rand(5, 3)

def seven_fold(self, x):
    return self.linear(x) * 7


patched = Layer()
patched.forward = types.MethodType(seven_fold, patched)
torch.jit.script(patched)  # From here on it is what all of the class are scripted as.
traced(patched, rows, "the forward of the module is set on the instance")
traced(torch.nn.Sequential(Layer(), torch.nn.ReLU()), rows, "torch.jit.script makes of it is not the model")
traced(Scaled(), rows, "has a __call__ of its own")
traced(torch.nn.Sequential(torch.nn.utils.parametrizations.weight_norm(torch.nn.Linear(3, 4))), rows, "not working with scripting")
raises(torch_onnx_opt.ConversionError, "with args it would be traced", torch_onnx_opt.export, patched, f="no.onnx")
table = torch.nn.Sequential(torch.nn.Embedding(10, 4, max_norm=1.0))
with warnings.catch_warnings():
    warnings.simplefilter("ignore")
    raises(torch_onnx_opt.ConversionError, "the program changes '0.weight'", torch_onnx_opt.export, table, torch.arange(4), "no.onnx")


# The model inside of torch.compile and of DataParallel; arguments that only a name can give.
class Named(torch.nn.Module):
    def forward(self, x, *, scale: float = 2.0, **options):
        return x * scale + options.get("shift", 0)


for wrapped in torch.compile(Named()), torch.nn.DataParallel(Named()):
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        torch_onnx_opt.export(wrapped, rows, "named.onnx", kwargs={"scale": 3.0, "shift": rows}, dynamic_axes={"x": {0: "n"}, "shift": {0: "n"}})
    assert list(shapes("named.onnx").values()) == [["n", 3]] * 2, shapes("named.onnx")
    more = torch.rand(7, 3)
    compare(more * 3 + more, run(load("named.onnx"), [more, more]))


# The parts of *args and **kwargs have names, in the model and for what varies, also where the program's own are others: a trace
# calls two tensors `y` here.
class Variadic(torch.nn.Module):
    def forward(self, x, *ys, **options):
        for y in ys:
            x = x + y
        return x * options["k"]


with warnings.catch_warnings():
    warnings.simplefilter("ignore")
    three, keyword = (rows, rows + 1, rows * 2), {"k": rows + 3}
    everywhere = {0: "n"}
    for varying in (
        {"dynamic_axes": {name: everywhere for name in ("x", "ys_0", "ys_1", "k")}},
        {"dynamic_shapes": {"x": everywhere, "ys": (everywhere, everywhere), "options": {"k": everywhere}}},
        {"dynamic_shapes": {"x": everywhere, "ys": (everywhere, everywhere), "k": everywhere}},
        {"dynamic_shapes": (everywhere, (everywhere, everywhere), {"k": everywhere})},
        {"dynamic_shapes": (everywhere, everywhere, everywhere, everywhere)},
    ):
        torch_onnx_opt.export(Variadic(), three, "variadic.onnx", kwargs=keyword, **varying)
        assert shapes("variadic.onnx") == {name: ["n", 3] for name in ("x", "ys_0", "ys_1", "k")}, shapes("variadic.onnx")
    compare(Variadic()(*three, **keyword), run(load("variadic.onnx"), [*three, keyword["k"]]))
    raises(ValueError, "'ys' has 2 arguments", torch_onnx_opt.export, Variadic(), three, kwargs=keyword, dynamic_shapes={"ys": (None,)})


# A dict at the end holds arguments by name, as torch.onnx.export has it; names may be those of other arguments.
class Minus(torch.nn.Module):
    def forward(self, x, y):
        return x - y


torch_onnx_opt.export(Minus(), (rows, {"y": rows + 1}), "minus.onnx")
check(Minus(), "minus.onnx", (rows, rows + 2))
torch_onnx_opt.export(Minus(), (rows, rows, {}), "minus.onnx")
swapped = torch_onnx_opt.export(Minus(), (rows, rows + 1), "minus.onnx", input_names=["y", "x"], dynamic_shapes={"x": {0: "n"}, "y": {0: "n"}})
assert shapes("minus.onnx") == {"y": ["n", 3], "x": ["n", 3]}
check(Minus(), "minus.onnx", (rows, rows + 2))
assert torch_onnx_opt.verify(Minus(), swapped, (rows, rows + 1))
torch_onnx_opt.export(Minus(), (rows, rows), "minus.onnx", dynamic_axes={"x": {0: "n"}, "y": {0: "n"}}, dims={"n": (1, 8)})
raises(TypeError, "args[1] is a NumPy array", torch_onnx_opt.export, Minus(), (rows, rows.numpy()))
raises(TypeError, "'gelu' does not tell its parameters", torch_onnx_opt.export, torch.nn.functional.gelu, (rows,))


# Why torch.jit.script refuses a model is told the second time too; what it does not take is traced.
class Unscriptable(torch.nn.Module):
    def forward(self, x, scale=2.0):
        return x * scale


with warnings.catch_warnings():
    warnings.simplefilter("ignore")
    reasons = [torch_onnx_opt.export(Unscriptable(), (rows,)).reason for _ in range(2)]
    assert reasons[0] == reasons[1] and "annotated" in reasons[0], reasons
    partial = torch_onnx_opt.export(functools.partial(lambda x, n: x * n, n=3), (rows,), "partial.onnx")
    assert "no partial" in partial.reason, partial.reason
    compare(rows * 3, run(load("partial.onnx"), [rows]))


# What torch.jit.save writes and torch.jit.load does not read; what has no mode, or cannot change it.
class Behind(torch.nn.Module):
    def forward(self, x: torch.Tensor, k: int = 2, *, eps: float) -> torch.Tensor:
        return x * k + eps


with warnings.catch_warnings():
    warnings.simplefilter("ignore")
    result = torch_onnx_opt.export(Behind(), rows, "behind.onnx", kwargs={"eps": 1.5})
    assert "behind one with a default" in result.reason, result.reason
    compare(rows * 2 + 1.5, run(load("behind.onnx"), [rows]))
    linear = torch.nn.Linear(3, 4).eval()
    for still in torch.jit.freeze(torch.jit.script(linear)), torch.export.export(linear, (rows,)).module():
        torch_onnx_opt.export(still, rows, "still.onnx")
        check(linear, "still.onnx", (rows,))


# Named tuples, parts of containers by their place, numbers of NumPy, dtypes, sizes of 0.
class Pair(NamedTuple):
    left: torch.Tensor
    right: torch.Tensor


class Takes(torch.nn.Module):
    def forward(self, pair: Pair, parts: Dict[str, torch.Tensor], scale: float):
        return pair.left * scale + parts["k"], pair.right


pair = Pair(torch.rand(2, 3), torch.rand(4)), {"k": torch.rand(2, 3)}
torch_onnx_opt.export(Takes(), (*pair, numpy.float64(2)), "takes.onnx", dynamic_axes={"pair[0]": {0: "n"}, 'parts["k"]': {0: "n"}})
assert list(shapes("takes.onnx").values()) == [["n", 3], [4], ["n", 3], []], shapes("takes.onnx")
compare((more * 2 + more, pair[0].right), run(load("takes.onnx"), [more, pair[0].right, more, 2.0]))


def convert_to(x, dtype: torch.dtype):
    return x.sum(0).to(dtype)


with warnings.catch_warnings():
    warnings.simplefilter("ignore")
    result = torch_onnx_opt.export(convert_to, (torch.rand(0, 3), torch.int32), "int.onnx", dynamic_axes={"x": [0]})
assert "a trace fixes it at torch.int32" in result.reason
compare(more.sum(0).int(), run(load("int.onnx"), [more]))


# The tensors in containers are arguments of a trace, beside what is fixed; results are flat, called as their container says;
# weights keep their names. What a model takes as None has its place in dynamic_shapes.
@dataclasses.dataclass
class Output:
    scores: torch.Tensor
    states: tuple


class Nested(torch.nn.Module):
    def __init__(self, as_dict):
        super().__init__()
        self.linear, self.as_dict = torch.nn.Linear(3, 4), as_dict

    def forward(self, x, mask=None, options=None, **others):
        scores = self.linear(x) * options["scale"] + options["bias"]
        return {"scores": scores, "states": (x, [x * 2])} if self.as_dict else Output(scores, (x, [x * 2]))


bias = torch.rand(5, 4)
for as_dict in (True, False):
    nested = Nested(as_dict)
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        torch_onnx_opt.export(nested, (rows,), "nested.onnx", kwargs={"options": {"scale": 2.0, "bias": bias}},
                              dynamic_shapes={"x": {0: "n"}, "mask": None, "options": {"scale": None, "bias": {0: "n"}}})
    assert shapes("nested.onnx") == {"x": ["n", 3], "options_bias": ["n", 4]}, shapes("nested.onnx")
    assert list(shapes("nested.onnx", "output")) == ["scores", "states_0", "states_1_0"], shapes("nested.onnx", "output")
    assert {"linear.weight", "linear.bias"} <= {weight.name for weight in onnx.load("nested.onnx").graph.initializer}
    x, bias = torch.rand(7, 3), torch.rand(7, 4)
    with torch.no_grad():
        compare((nested.linear(x) * 2 + bias, x, x * 2), run(load("nested.onnx"), [x, bias]))
    assert "forward" not in vars(nested)
    bias = bias[:5]


# What a function has by default is no input; torch.jit.save would forget it. Any text is a dim's name.
def scaled(x, times: int = 2, shift: float = 0.5, mode: str = "a"):
    return x * times + shift if mode == "a" else x


rows = torch.rand(4, 6)
for function in scaled, torch.jit.script(scaled):
    torch_onnx_opt.export(function, (rows,), "scaled.onnx", dynamic_axes={"x": {0: "batch size", 1: "2n"}})
    assert shapes("scaled.onnx") == {"x": ["batch_size", "_2n"]}, shapes("scaled.onnx")
    compare(rows * 2 + 0.5, run(load("scaled.onnx"), [rows]))
torch_onnx_opt.export(torch.jit.script(scaled), None, "scaled.onnx", inputs=["x=f32[n]", "times=i64[]"])
assert shapes("scaled.onnx") == {"x": ["n"], "times": []}, shapes("scaled.onnx")
torch_onnx_opt.export(torch.jit.script(scaled), None, "scaled.onnx", inputs=["f32[n]", "i64[]"])
assert shapes("scaled.onnx") == {"x": ["n"], "times": []}, shapes("scaled.onnx")


# Two texts are two names, whatever they are spelled as.
class Joins(torch.nn.Module):
    def forward(self, x, y):
        return torch.cat([x, y])


torch_onnx_opt.export(Joins(), (rows, rows), "joins.onnx", dynamic_axes={"x": {0: "a-b"}, "y": {0: "a b"}})
assert shapes("joins.onnx") == {"x": ["a_b", 6], "y": ["a_b_", 6]}, shapes("joins.onnx")
check(Joins(), "joins.onnx", (rows, rows[:1]), (rows[:2], rows))


# Sizes that are multiples are tried, and where a model takes no other sizes at all, that is said.
class Windows(torch.nn.Module):
    def __init__(self, counts):
        super().__init__()
        self.counts = counts

    def forward(self, x, **options):
        y = x.view(-1, 16, 3)
        return y * len([1] * x.shape[0]) if self.counts else y + 1


class Fixed(torch.nn.Module):
    def forward(self, x, **options):
        return x.view(32, 3) + 1


with warnings.catch_warnings(record=True) as told:
    warnings.simplefilter("always")
    raises(torch_onnx_opt.ConversionError, "at n=64 the trace is not the model", torch_onnx_opt.export, Windows(True), torch.rand(32, 3),
           "no.onnx", dynamic_axes={"x": {0: "n"}})
    assert not any("none of the other sizes" in str(w.message) for w in told)
    torch_onnx_opt.export(Windows(False), torch.rand(32, 3), "windows.onnx", dynamic_axes={"x": {0: "n"}})
    assert not any("none of the other sizes" in str(w.message) for w in told)
    torch_onnx_opt.export(Fixed(), torch.rand(32, 3), "fixed.onnx", dynamic_axes={"x": {0: "n"}}, allow_fixed_dims=True)
    assert any("none of the other sizes" in str(w.message) for w in told)
x = torch.rand(48, 3)
compare(x.view(-1, 16, 3) + 1, run(load("windows.onnx"), [x]))


# Arguments that the model writes to are the caller's own.
class Writes(torch.nn.Module):
    def forward(self, x, **options):
        x.mul_(2)
        return x + 1


x = torch.ones(2, 3)
with warnings.catch_warnings():
    warnings.simplefilter("ignore")
    torch_onnx_opt.export(Writes(), x, "writes.onnx", dynamic_axes={"x": {0: "n"}})
assert (x == 1).all()
compare(x * 2 + 1, run(load("writes.onnx"), [x]))


# A trace that is another model at other sizes is refused.
class Branches(torch.nn.Module):
    def forward(self, x, **options):
        return x * 2 if x.shape[0] > 2 else x


with warnings.catch_warnings():
    warnings.simplefilter("ignore")
    raises(torch_onnx_opt.ConversionError, "at batch=3 the trace is not the model", torch_onnx_opt.export, Branches(), torch.rand(2, 3),
           "no.onnx", dynamic_axes={"x": {0: "batch"}})
    torch_onnx_opt.export(Branches(), torch.rand(2, 3), "fixed.onnx")


# So is one that fails there, with what PyTorch says of its operator.
class Baked(torch.nn.Module):
    def forward(self, x, **options):
        return x + torch.arange(len([1] * x.shape[0]))[:, None]


with warnings.catch_warnings():
    warnings.simplefilter("ignore")
    raises(torch_onnx_opt.ConversionError, "the trace is not the model (RuntimeError: The size of tensor a (", torch_onnx_opt.export, Baked(),
           torch.rand(4, 3), "no.onnx", dynamic_axes={"x": {0: "n"}})


# A program of torch.export, in memory or saved, says itself what varies.
batch = torch.export.Dim("batch", min=2, max=64)
program = torch.export.export(net, (image,), dynamic_shapes={"image": {0: batch}})
torch.export.save(program, "net.pt2")
for given, how in (program, "exported"), ("net.pt2", "archive"):
    result = torch_onnx_opt.export(given, f="exported.onnx", inputs="image=f32[batch,3,8,8]")
    assert result.how == how and shapes("exported.onnx") == {"image": ["batch", 3, 8, 8]}, (result.how, shapes("exported.onnx"))
    check(net, "exported.onnx", (torch.rand(5, 3, 8, 8),))


# Errors are Python's, with diagnostics as data, at the user's line, in the user's words; nothing is written.
class Refused(torch.nn.Module):
    def forward(self, x):
        return torch.view_copy(x, dtype=torch.int32)


error = raises(torch_onnx_opt.ConversionError, "'aten::view_copy.dtype' cannot be converted", torch_onnx_opt.export, Refused(),
               torch.rand(3, 3), "no.onnx")
first = next(d for d in error.diagnostics if d.severity == "error")
assert first.place.file == __file__ and "torch.view_copy(x, dtype=torch.int32)" in first.place.text and first.place.column > 1
copied = pickle.loads(pickle.dumps(error))
assert "cannot be converted" in str(copied)
assert [(str(d), d.severity, d.message, str(d.place)) for d in copied.diagnostics] == [
    (str(d), d.severity, d.message, str(d.place)) for d in error.diagnostics] and copied.diagnostics
assert "decompositions can say" in first.notes[0].message.replace("--decomposition", "decompositions") and "--decomposition" not in str(error)
raises(torch_onnx_opt.ConversionError, "opset_version 9 is not supported", torch_onnx_opt.export, net, image, "no.onnx", opset_version=9)
raises(torch_onnx_opt.ConversionError, "f net.pt would overwrite the model", torch_onnx_opt.export, "net.pt", f="net.pt")
raises(torch_onnx_opt.ConversionError, "cannot open", torch_onnx_opt.export, "absent.pt", f="no.onnx")
raises(ValueError, "says itself what its inputs are", torch_onnx_opt.export, torch.export.export(net, (image,)), image, "no.onnx")


unknown = torch.export.export(net, (image,))
unknown.graph_module.graph.output_node().prev.target = print
raises(torch_onnx_opt.ConversionError, "torch.export.save refuses the program, with SpecViolationError", torch_onnx_opt.export, unknown)
raises(TypeError, "no module, no function, no path of an archive, and no ExportedProgram", torch_onnx_opt.export, 3, f="no.onnx")
raises(ValueError, "there is no input 'imgae'", torch_onnx_opt.export, net, image, "no.onnx", dynamic_axes={"imgae": {0: "n"}})
raises(ValueError, "needs numbers of dims", torch_onnx_opt.export, net, image, "no.onnx", dynamic_axes={"image": ["n"]})
raises(ValueError, "needs numbers of dims", torch_onnx_opt.export, net, image, "no.onnx", dynamic_axes={"image": None})
# Arguments of other types than ours.
class Hidden(torch.nn.Module):
    def forward(self, x, hx: Tuple[torch.Tensor, torch.Tensor], scale: Optional[float] = None):
        return x + hx[0] + hx[1]


rows = torch.rand(2, 3)
shapes_of = torch.export.ShapesCollection()
shapes_of[rows] = {0: torch.export.Dim("rows")}
torch_onnx_opt.export(double, rows, "collected.onnx", dynamic_shapes=shapes_of)
assert shapes("collected.onnx") == {"x": ["rows", 3]}, shapes("collected.onnx")
torch_onnx_opt.export(double, f="named.onnx", kwargs={"x": rows}, dynamic_axes={"x": {0: torch.export.Dim("rows")}})
assert shapes("named.onnx") == {"x": ["rows", 3]}, shapes("named.onnx")
torch_onnx_opt.export(Hidden(), (rows, (rows, rows)), "pair.onnx", dynamic_axes={name: {0: "n"} for name in ("x", "hx_0", "hx[1]")})
assert shapes("pair.onnx") == {"x": ["n", 3], "hx_0": ["n", 3], "hx_1": ["n", 3]}, shapes("pair.onnx")
raises(TypeError, "Hidden is a class: give an instance, Hidden(...)", torch_onnx_opt.export, Hidden, rows)
raises(TypeError, "dynamic_shapes has an entry for each argument", torch_onnx_opt.export, double, rows, "no.onnx", dynamic_shapes="x")
raises(TypeError, "it says which dims vary", torch_onnx_opt.export, double, rows, "no.onnx", dynamic_shapes={"x": "rows"})
raises(TypeError, "input_names is texts, and 1 is none", torch_onnx_opt.export, double, rows, "no.onnx", input_names=[1])
raises(TypeError, "the smallest and the largest size of 'n'", torch_onnx_opt.export, double, f="no.onnx", inputs={"x": "f32[n,3]"}, dims={"n": 8})
raises(TypeError, "seed is a number", torch_onnx_opt.export, double, rows, "no.onnx", seed="7")

# As torch.onnx.export calls it.
Mode = torch.onnx.TrainingMode
torch_onnx_opt.export(net, image, "same.onnx", training=Mode.EVAL, export_params=True, do_constant_folding=True, verbose=False, dynamo=True)
with warnings.catch_warnings():
    warnings.simplefilter("ignore")  # That it trains is told.
    torch_onnx_opt.export(net.train(), image, "trained.onnx", training=Mode.PRESERVE, seed=0)
net.eval()
trained, same = ({node.op_type for node in onnx.load(path).graph.node} for path in ("trained.onnx", "same.onnx"))
assert trained > same and any("Random" in op or op in ("Dropout", "Bernoulli") for op in trained - same), trained
raises(TypeError, "custom_domains=", torch_onnx_opt.export, net, image, "no.onnx", custom_opsets={"mylib": 2})
raises(TypeError, "weights are always part of the model", torch_onnx_opt.export, net, image, "no.onnx", export_params=False)
raises(TypeError, "unexpected keyword argument 'opset'", torch_onnx_opt.export, net, image, "no.onnx", opset=17)
raises(TypeError, "training is a bool", torch_onnx_opt.export, net, image, "no.onnx", training="yes")
raises(TypeError, "report is the path of a page", torch_onnx_opt.export, net, image, "no.onnx", report=True)
raises(TypeError, "opset_version is a number", torch_onnx_opt.export, net, image, "no.onnx", opset_version="17")
raises(torch_onnx_opt.ConversionError, "cannot open 'absent.pt'", torch_onnx_opt.export, "absent.pt", image, "no.onnx")

# An archive that Python cannot load, as it lacks an operator: its code tells its arguments.
UNKNOWN = """
import torch

torch.library.define("mylib::twice", "(Tensor x) -> Tensor")


class Model(torch.nn.Module):
    def forward(self, x, rows: int, factor: float = 3.0):
        return torch.ops.mylib.twice(x) * factor + rows


torch.jit.script(Model()).save("unknown.pt")
"""
with open("unknown.py", "w") as f:
    f.write(UNKNOWN)
subprocess.run([sys.executable, "unknown.py"], check=True)
known = {"custom_domains": {"mylib": "com.example"}, "op_schemas": "mylib::twice(Tensor x) -> Tensor: as x"}
result = torch_onnx_opt.export("unknown.pt", image, kwargs={"rows": 4}, dynamic_axes={"x": {0: "n"}}, **known)
inputs = {value.name: [d.dim_param or d.dim_value for d in value.type.tensor_type.shape.dim] for value in result.model_proto.graph.input}
assert inputs == {"x": ["n", *image.shape[1:]], "rows": []}, inputs
raises(TypeError, "no further argument 'size'", torch_onnx_opt.export, "unknown.pt", image, kwargs={"rows": 1, "size": 1}, **known)
raises(ValueError, "give its to_dense()", torch_onnx_opt.export, double, image.to_sparse(), "no.onnx")
raises(ValueError, "no dim 4", torch_onnx_opt.export, net, image, "no.onnx", dynamic_axes={"image": {4: "n"}})
raises(ValueError, "give one of them", torch_onnx_opt.export, net, image, "no.onnx", dynamic_axes={}, dynamic_shapes={})
raises(ValueError, "2 entries for 1 arguments", torch_onnx_opt.export, net, image, "no.onnx", dynamic_shapes=(None, None))
raises(TypeError, "the model takes 2: image, scale", torch_onnx_opt.export, net, (image, 1.0, 2.0), "no.onnx")
raises(TypeError, "no further argument 'size'", torch_onnx_opt.export, net, image, "no.onnx", kwargs={"size": 1})
assert not os.path.exists("no.onnx")


# torch.jit.save writes whole floats from 1e10 on as ints.
def farthest(x):
    return torch.full((x.shape[0],), 1e10)


class Sentinels(torch.nn.Module):
    def __init__(self):
        super().__init__()
        self.most = 3e11

    def forward(self, x):
        best = 1e12
        for i in range(2):
            best = min(best, float(x[i]))
        least = farthest(x)
        least[x > 0] = x[x > 0]
        return best, least, torch.full([1], self.most), torch.tensor(-1e20), torch.tensor(10000000000)


sentinels = torch.jit.script(Sentinels())
code = str(sentinels.inlined_graph)
torch_onnx_opt.export(sentinels, torch.rand(3), "sentinels.onnx", dynamic_axes={"x": {0: "n"}})
assert str(sentinels.inlined_graph) == code
x = torch.randn(5)
for want, got in zip(Sentinels()(x), run(load("sentinels.onnx"), [x]), strict=True):
    want = torch.as_tensor(want, dtype=torch.float64 if isinstance(want, float) else None)
    assert got.dtype == want.dtype and torch.equal(got, want), (got, want)


# A warning is Python's too.
class Counter(torch.nn.Module):
    def __init__(self):
        super().__init__()
        self.register_buffer("calls", torch.zeros(1))

    def forward(self, x):
        self.calls += 1
        return x * self.calls


with warnings.catch_warnings(record=True) as told:
    warnings.simplefilter("always")
    torch_onnx_opt.export(Counter(), torch.rand(2), "counter.onnx", state="drop")
said = [w for w in told if issubclass(w.category, torch_onnx_opt.ConversionWarning)]
assert "'calls'" in str(said[0].message) and said[0].message.diagnostic.place.file == __file__ and said[0].filename == __file__, told


# What a model keeps is what it was: buffers, tensors, numbers, None, and what lists and dicts hold.
class Keeper(torch.nn.Module):
    last: Optional[torch.Tensor]

    def __init__(self):
        super().__init__()
        self.count = 0
        self.last = None
        self.total = torch.zeros(2)
        self.seen = [torch.ones(2)]  # An archive holds tensors that are equal once.
        self.named = {"x": torch.ones(2) * 2}

    def forward(self, x):
        self.count += 1
        last = self.last
        last = x if last is None else last + x
        self.last = last
        self.total += x
        self.seen[0].add_(x)
        self.named["x"] = self.named["x"] + x
        return x + self.total + self.seen[0] + self.named["x"] + last * self.count


for trace in (None, True):
    keeper = Keeper()
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        torch_onnx_opt.export(keeper, torch.ones(2), "keeper.onnx", state="drop", trace=trace)
        assert torch_onnx_opt.verify(keeper, "keeper.onnx", torch.ones(2))
    assert keeper.count == 0 and keeper.last is None and len(keeper.seen) == len(keeper.named) == 1
    assert [tensor.tolist() for tensor in (keeper.total, keeper.seen[0], keeper.named["x"])] == [[0, 0], [1, 1], [2, 2]]

# The user's own operators, this time and not the next.
with open("rules.py", "w") as f:
    f.write("import torch\n\ndef aten__hardswish(x):\n    return x * 3\n")
torch_onnx_opt.export(torch.nn.Hardswish(), torch.rand(2), "tripled.onnx", decompositions="rules.py")
x = torch.rand(2)
compare(x * 3, run(load("tripled.onnx"), [x]))
torch_onnx_opt.export(torch.nn.Hardswish(), torch.rand(2), "hardswish.onnx")
compare(torch.nn.functional.hardswish(x), run(load("hardswish.onnx"), [x]))
result = torch_onnx_opt.export(torch.nn.GELU(), torch.rand(2), custom_domains={"aten::gelu": "com.microsoft:Gelu(self)"}, opset_version=13)
assert [(n.domain, n.op_type) for n in result.model_proto.graph.node] == [("com.microsoft", "Gelu")]
