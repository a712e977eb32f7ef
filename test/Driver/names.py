r"""Inputs have names of the user's choice, which flags take beside the program's; parts of containers vary too. Results are named by
the keys and fields that lead to them.

RUN: %python %s
"""
import os
import tempfile
from typing import Dict, List, NamedTuple, Tuple

import onnx
import torch
from endtoend import compare, convert, load, run, save

folder = tempfile.TemporaryDirectory()
os.chdir(folder.name)


class Two(torch.nn.Module):
    def forward(self, x, y, scale: float = 2.0):
        return x + y * scale


class Cell(torch.nn.Module):
    def __init__(self):
        super().__init__()
        self.lstm = torch.nn.LSTM(3, 4)

    def forward(self, x, hx: Tuple[torch.Tensor, torch.Tensor]):
        return self.lstm(x, hx)[0]


class Bag(torch.nn.Module):
    def forward(self, d: Dict[str, torch.Tensor], xs: List[torch.Tensor]):
        return d["a"] * 2, xs[0] + xs[1]


class Numbers(torch.nn.Module):
    def forward(self, x, f: float, n: int, b: bool):
        return x * f + n if b else x


class Alike(torch.nn.Module):
    def forward(self, d: List[torch.Tensor], d_0, e: Dict[str, torch.Tensor]):
        return d[0].size(0) == d_0.size(0), torch.cat((e["a+b"], e["a-b"]))


for model in Two(), Cell(), Bag(), Numbers(), Alike():
    save(model, f"{type(model).__name__}.pt")
torch.save((torch.zeros(2, 3), torch.zeros(2, 3)), "two.in")
torch.save((torch.zeros(5, 2, 3), (torch.zeros(1, 2, 4), torch.zeros(1, 2, 4))), "cell.in")
torch.save(({"a": torch.zeros(2)}, [torch.zeros(3), torch.zeros(3)]), "bag.in")
torch.save(([torch.zeros(2)], torch.zeros(3), {"a+b": torch.zeros(2), "a-b": torch.zeros(2)}), "alike.in")


def inputs(model, *flags):
    process = convert(f"{model.__name__}.pt", "model.onnx", *flags)
    assert process.returncode == 0, process.stderr
    return [
        f"{value.name}:" + ",".join(dim.dim_param or str(dim.dim_value) for dim in value.type.tensor_type.shape.dim)
        for value in onnx.load("model.onnx").graph.input
    ]


def refused(model, *flags, says):
    process = convert(f"{model.__name__}.pt", "refused.onnx", *flags)
    assert process.returncode > 0 and not os.path.exists("refused.onnx"), flags
    assert process.stderr.count("error:") == 1 and says in process.stderr, f"{flags}: '{says}' is not in:\n{process.stderr}"


def same(have, want):
    assert have == want, f"{have}, expected {want}"


# By --input and by --input-names; either name says which argument is meant.
same(inputs(Two, "--input=image:x=f32[n,3]", "--input=y=f32[n,?]"), ["image:n,3", "y:n,y_1"])
same(inputs(Two, "--input=my-image:x=f32[n,3]", "--input=serving:0:y=f32[n,3]"), ["my-image:n,3", "serving:0:n,3"])
same(inputs(Two, "--input-names=a-b,c/d", "--input=c/d=f32[3]", "--input=a-b=f32[3]"), ["a-b:3", "c/d:3"])
same(inputs(Two, "--input=image:x=f32[?,3]", "--input=f32[2,3]"), ["image:image_0,3", "y:2,3"])
same(inputs(Two, "--input-names=a,b", "--input=x=f32[?,3]", "--input=b=f32[2,?]"), ["a:a_0,3", "b:2,b_1"])
same(inputs(Two, "--input-names=a,b,c", "--input=a=f32[3]", "--input=b=f32[3]", "--input=scale=float"), ["a:3", "b:3", "c:"])
same(inputs(Two, "--input-names=a,b", "--example-inputs=two.in", "--dynamic=a:0=n", "--dynamic=y:0=n"), ["a:n,3", "b:n,3"])
refused(Two, "--input-names=a", "--example-inputs=two.in", says="--input-names gives 1 names, but the inputs are x, y")
refused(Two, "--input-names=a,a", "--example-inputs=two.in", says="'a' is given to two inputs")
# A name may be the program's for another argument: it is what the model says.
same(inputs(Two, "--input-names=y,x", "--example-inputs=two.in", "--dynamic=y:0=n"), ["y:n,3", "x:2,3"])
same(inputs(Two, "--input-names=y,b", "--example-inputs=two.in", "--dynamic=b:0=n"), ["y:2,3", "b:n,3"])
refused(Two, "--input-names=y,b", "--input=f32[3]", "--input=y=f32[3]", says="'y' is the program's name of another argument, which --input")
refused(Two, "--input=y:x=f32[2]", "--input=y=f32[2]", says="'y' is the name of another argument")
refused(Two, "--input=:x=f32[2]", says="renames an argument, as in 'image:x=f32[2,3]'")
refused(Two, "--input=a:=f32[2]", says="renames an argument, as in 'a:x=f32[2,3]'; one that keeps its name is 'a=f32[2,3]'")
refused(Two, "--input=image:x=f32[2]", "--input=z=f32[2]", says="the arguments are image (x), y, scale")

# Parts of containers.
varying = "--dynamic=x:1=batch", "--dynamic=hx[0]:1=batch", "--dynamic=hx_1:1=batch"
same(inputs(Cell, "--example-inputs=cell.in", *varying), ["x:5,batch,3", "hx_0:1,batch,4", "hx_1:1,batch,4"])
same(inputs(Cell, "--example-inputs=cell.in", "--input-names=seq,h,c", "--dynamic=seq:1=n", "--dynamic=h:1=n", "--dynamic=hx[1]:1=n"),
     ["seq:5,n,3", "h:1,n,4", "c:1,n,4"])
same(inputs(Bag, "--example-inputs=bag.in", "--dynamic=d['a']:0=k", "--dynamic=xs:0=m"), ["d_a:k", "xs_0:m", "xs_1:m"])
# What a part is called gives way to an argument of that name.
same(inputs(Alike, "--example-inputs=alike.in", "--dynamic=d_0:0=n", "--dynamic=d[0]:0=m"), ["d_0:m", "d_0_1:n", "e_a+b:2", "e_a-b:2"])
refused(Cell, "--example-inputs=cell.in", "--dynamic=hx[2]:1=n", says="no argument is called 'hx[2]'; the parts of 'hx' are hx[0], hx[1]")
refused(Bag, "--example-inputs=bag.in", "--dynamic=d[b]:0=k", says="the parts of 'd' are d[a]")

# Each dim that we name has a name of its own, in which nothing is read as a sum.
unnamed = "--input=d=[f32[?]]", "--input=d_0=f32[?]", '--input=e={"a+b": f32[?], "a-b": f32[?]}'
same([text.split(":")[1] for text in inputs(Alike, *unnamed)], ["d_0_0", "d_0_0_", "e_a_b_0", "e_a_b_0_"])
session = load("model.onnx")
for sizes in (2, 3, 4, 5), (3, 3, 3, 3):
    d, d_0, plus, minus = [torch.randn(size) for size in sizes]
    compare(Alike()([d], d_0, {"a+b": plus, "a-b": minus}), run(session, [d, d_0, plus, minus]))

# Numbers in a dtype of choice; those of Python are wide.
numbers = "--input=x=f32[3]", "--input=f=f32[]", "--input=n=i32[]", "--input=b=bool[]"
same(inputs(Numbers, *numbers), ["x:3", "f:", "n:", "b:"])
FLOAT, DOUBLE, INT32, BOOL = 1, 11, 6, 9
types = [value.type.tensor_type.elem_type for value in onnx.load("model.onnx").graph.input]
same(types, [FLOAT, FLOAT, INT32, BOOL])
session = load("model.onnx")
for b in True, False:
    x, f, n = torch.randn(3), 0.5, 7
    compare(Numbers()(x, f, n, b), run(session, [x, torch.tensor(f), torch.tensor(n, dtype=torch.int32), torch.tensor(b)]))
inputs(Numbers, "--input=x=f32[3]", "--input=f=float", "--input=n=2", "--input=b=True")
same([value.type.tensor_type.elem_type for value in onnx.load("model.onnx").graph.input], [FLOAT, DOUBLE])
refused(Numbers, "--input=x=f32[3]", "--input=f=i64[]", says="argument 'f' takes a float, but --input gives a tensor")


class Fields(NamedTuple):
    a: torch.Tensor
    b: Tuple[torch.Tensor, torch.Tensor]


class ReturnsFields(torch.nn.Module):
    def forward(self, x):
        return Fields(x + 1, (x * 2, x * 3))


class ReturnsDict(torch.nn.Module):
    def forward(self, x):
        return {"loss": (x.sum(), x), "x": (x + 1, x + 2)}


class ReturnsAlike(torch.nn.Module):
    """The dicts of a list have the same keys; what is under no key has its place."""
    def forward(self, x):
        return x * 5, [{"l": x + 1, "z": x * 5}, {"l": x * 2, "z": x * 3}], {1: x * 7}


class ReturnsNested(torch.nn.Module):
    """Other types in one dict, which torch.export takes."""
    def forward(self, x):
        return {"loss": x.sum(), "out": {"l": [x * 1, x * 2], "z": (x + 1, {"q": x - 1})}}


def results(path, *flags):
    process = convert(path, "model.onnx", *flags)
    assert process.returncode == 0, process.stderr
    return [value.name for value in onnx.load("model.onnx").graph.output]


for model, names in ((ReturnsFields(), ["a", "b_0", "b_1"]), (ReturnsDict(), ["loss_0", "loss_1", "x_0", "x_1"]),
                     (ReturnsAlike(), ["output_0", "l_0", "z_0", "l_1", "z_1", "1"])):
    save(model, "results.pt")
    assert results("results.pt", "--input=f32[n]") == names, (results("results.pt", "--input=f32[n]"), names)
torch.export.save(torch.export.export(ReturnsNested(), (torch.ones(2),)), "results.pt2")
assert results("results.pt2") == ["loss", "out_l_0", "out_l_1", "out_z_0", "out_z_1_q"], results("results.pt2")
