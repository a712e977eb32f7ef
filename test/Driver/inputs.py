# RUN: %python %s
"""--input, --dim, --example-inputs and --dynamic: what each makes of the arguments, and one clear error for each bad use."""
import os
import tempfile
from typing import Dict, List, Optional, Tuple

import onnx
import torch
from endtoend import convert, save


class Add(torch.nn.Module):
    def forward(self, x, y: Optional[torch.Tensor] = None, n: int = 2, mode: str = "same"):
        x = x * n if mode == "same" else x
        return x if y is None else x + y


class Scale(torch.nn.Module):
    def forward(self, x, n: int, f: float, b: bool):
        return x * n * f if b else x


class Containers(torch.nn.Module):
    def forward(self, xs: List[torch.Tensor], d: Dict[str, torch.Tensor], t: Tuple[torch.Tensor, int]):
        return xs[0] + xs[1], d["a"] * 2, t[0] + t[1]


class Joined(torch.nn.Module):
    def forward(self, x, y, z):
        return torch.cat([x, y], 1) @ z


class Image(torch.nn.Module):
    def __init__(self):
        super().__init__()
        self.conv = torch.nn.Conv2d(3, 4, 3)

    def forward(self, x):
        return self.conv(x)


class Weights(torch.nn.Module):
    def __init__(self):
        super().__init__()
        self.weight = torch.nn.Parameter(torch.zeros(4, 3, 2))
        self.bias = torch.nn.Parameter(torch.zeros(2))


class Grouped(Weights):
    def forward(self, x):
        return torch.convolution(x, self.weight, None, [1], [0], [1], False, [0], 2)


class Transposed(Weights):
    def forward(self, x):
        return torch.convolution(x, self.weight, None, [1], [0], [1], True, [0], 1)


class LastChannels(Weights):
    def forward(self, x):
        return torch.conv_tbc(x, self.weight, self.bias)


class Affine(torch.nn.Module):
    def __init__(self):
        super().__init__()
        self.linear = torch.nn.Linear(3, 4)

    def forward(self, x):
        return self.linear(x)


class Products(torch.nn.Module):
    def forward(self, x, y, z, kind: str):
        if kind == "mm":
            return torch.mm(x, y)
        if kind == "addmm":
            return torch.addmm(z, x, y)
        if kind == "bmm":
            return torch.bmm(x[None], y[None])
        if kind == "baddbmm":
            return torch.baddbmm(z, x[None], y[None])
        if kind == "addbmm":
            return torch.addbmm(z, x[None], y[None])
        if kind == "conv":
            return torch.conv1d(x[None], x[:, :, None], z[0])
        return torch.dot(x[0], y[0])


tmp = tempfile.TemporaryDirectory()
archives = {}
for module in (Add(), Scale(), Containers(), Joined(), Image(), Affine(), Products(), Grouped(), Transposed(), LastChannels()):
    archives[type(module)] = f"{tmp.name}/{type(module).__name__}.pt"
    save(module, archives[type(module)])
example = f"{tmp.name}/inputs.pt"
torch.save((torch.randn(2, 3), torch.randn(2, 3)), example)


def inputs_of(module, *flags):
    """The inputs of the model as `name:dims`."""
    model = f"{tmp.name}/model.onnx"
    process = convert(archives[module], model, *flags)
    assert process.returncode == 0, process.stderr
    return [
        f"{value.name}:" + ",".join(dim.dim_param or str(dim.dim_value) for dim in value.type.tensor_type.shape.dim)
        for value in onnx.load(model).graph.input
    ]


def refused(module, *flags, says):
    model = f"{tmp.name}/refused.onnx"
    process = convert(archives[module], model, *flags)
    assert process.returncode > 0 and not os.path.exists(model), (flags, "was taken")
    assert says in process.stderr, f"{flags}: '{says}' is not in:\n{process.stderr}"
    assert process.stderr.count("error:") == 1, process.stderr


def same(have, want):
    assert have == want, f"{have}, expected {want}"


# Dims: numbers, `?`, names; a name used twice is one size.
same(inputs_of(Add, "--input=f32[?,3]"), ["x:x_0,3"])
same(inputs_of(Add, "--input=f32[a,3]", "--input=f32[a,3]", "--input=n=3"), ["x:a,3", "y:a,3"])
same(inputs_of(Add, "--input=f32[x_1,?]", "--input=None", "--input=3"), ["x:x_1,x_1_"])
same(inputs_of(Add, "--input=f32[h,3]", "--input=n=1", "--dim=h=224..1024:32"), ["x:h,3"])
same(inputs_of(Add, "--input=f32[h,3]", "--input=n=1", "--dim=h=7"), ["x:7,3"])
# Scalars: run-time inputs and bound values, by position and name.
same(inputs_of(Scale, "--input=f32[2]", "--input=int", "--input=float", "--input=b=bool"), ["x:2", "n:", "f:", "b:"])
same(inputs_of(Scale, "--input=f32[2]", "--input=f=2", "--input=n=3", "--input=b=True"), ["x:2"])
same(inputs_of(Add, "--input=f32[2]", "--input=mode='none'", "--input=n=2"), ["x:2"])
# Containers are flattened.
for d in '{"a": f32[2], "b": f32[k]}', "{a: f32[2], b : f32[k]}":
    same(
        inputs_of(Containers, "--input=[f32[?,4], f32[?,4]]", f"--input=d={d}", "--input=(f32[2], int)"),
        ["xs_0:xs_0_0,4", "xs_1:xs_1_0,4", "d_a:2", "d_b:k", "t_0:2", "t_1:"],
    )
# Examples; an --input replaces one.
same(inputs_of(Add, "--example-inputs", example), ["x:2,3", "y:2,3"])
same(inputs_of(Add, "--example-inputs", example, "--dynamic=x:0=batch,-1", "--dynamic=y:0=batch,1=x_1"), ["x:batch,x_1_", "y:batch,x_1"])
same(inputs_of(Add, "--example-inputs", example, "--input=y=f32[2,1]"), ["x:2,3", "y:2,1"])
for described, warnings in ("y=f32[2,1]", 1), ("y=f64[2,3]", 1), ("y=f32[3]", 1), ("y=f32[n,3]", 0), ("y=None", 0):
    process = convert(archives[Add], f"{tmp.name}/model.onnx", "--example-inputs", example, f"--input={described}")
    assert process.returncode == 0 and process.stderr.count("--input replaces the example of 'y'") == warnings, (described, process.stderr)
# Nothing at all.
same(inputs_of(Image), ["x:n,3,h,w"])
same(inputs_of(Grouped), ["x:n,6,l"])
same(inputs_of(Transposed), ["x:n,4,l"])

refused(Add, "--input=f32[2", says="a ',' or a closing ']' is missing at the end")
refused(Add, "--input=x=f32[2,,3]", says="a dim must be a number, a name or '?' at character 9")
refused(Add, "--input=f33[2]", says="'f33' is no dtype")
refused(Add, "--input=f32", says="'f32' needs dims")
refused(Add, "--input=f32[2]]", says="']' is left over at character 7")
refused(Add, "--input=z=f32[2]", says="no argument is called 'z'; the arguments are x, y, n, mode")
refused(Add, "--input=f32[2]", "--input=x=f32[2]", says="argument 'x' is described twice")
refused(Image, "--input=f32[1,3,4,4]", "--input=f32[2]", says="is one too many")
refused(Add, "--input=5", says="argument 'x' takes a tensor, but --input gives an int")
refused(Add, "--input=f32[2]", "--input=n=2.5", says="argument 'n' takes an int, but --input gives a float")
refused(Add, "--input=f32[2]", "--input=mode=f32[2]", says="argument 'mode' takes a string, but --input gives a tensor")
refused(Add, "--input=[f32[2]]", says="argument 'x' takes a tensor, but --input gives a list, tuple or dict")
refused(Add, "--input=f32[2]", "--input=mode=same", says="'same' is no dtype")
refused(Add, "--input=f32[a]", "--dim=b=3..5", says="no dim is called 'b'; the dims that vary are a")
refused(Add, "--input=f32[a]", "--dim=a=5..3", says="allows no size: 5 is more than 3")
refused(Add, "--input=f32[a]", "--dim=a=", says="must be like 'h=224..1024'")
refused(Add, "--input=f32[a]", "--dim=a=5..7:32", says="allows no size: none from 5 to 7 is a multiple of 32")
refused(Add, "--input=f32[a]", "--dim=a=1:8", says="a range is 'a=1..8'")
refused(Add, "--input=f32[a]", "--dim=a<=8", says="must be like 'h=224..1024'")
refused(Add, "--input=f32[a]", "--dim=a=5..7", "--dim=a=1..9", says="has been given already")
# A list is as good as a tuple; what is neither says how to write one.
listed, dict_file, text = f"{tmp.name}/list.pt", f"{tmp.name}/dict.pt", f"{tmp.name}/text.pt"
torch.save([torch.randn(2, 3), torch.randn(2, 3)], listed)
torch.save({"x": torch.randn(2, 3)}, dict_file)
with open(text, "w") as f:
    f.write("no zip file")
same(inputs_of(Add, "--example-inputs", listed, "--dynamic=y:0=batch"), ["x:2,3", "y:batch,3"])
refused(Add, "--example-inputs", dict_file, says="--example-inputs holds a dict: save the arguments in their order")
refused(Add, "--example-inputs", text, says="is not what torch.save writes: it is no zip file; save a tuple of the arguments")
# With `?` one size may be all; a dim that has a name has to vary.
row = f"{tmp.name}/row.pt"
torch.save((torch.randn(2, 3),), row)
same(inputs_of(Affine, "--example-inputs", row, "--dynamic=x:0=?,1=?"), ["x:x_0,3"])
refused(Affine, "--example-inputs", row, "--dynamic=x:0=?,1", says="dim 'x_1' is fixed at 3")
refused(Add, "--dynamic=x:0", says="--dynamic is about --example-inputs, and there are none")
refused(Add, "--example-inputs", example, "--dynamic=z:0", says="no argument is called 'z'")
refused(Add, "--example-inputs", example, "--dynamic=x:2", says="has 2 dims, so none is 2")
refused(Add, "--example-inputs", example, "--dynamic=x:0,-2", says="dim 0 of argument 'x' is given twice")
refused(Add, "--example-inputs", example, "--dynamic=x:0", "--dynamic=x:1", says="has been given dims already")
refused(Add, "--example-inputs", example, "--dynamic=x:a", says="must be like 'x:0=batch,2'")
refused(Add, "--example-inputs", example, "--dynamic=x:0=a", "--dynamic=y:1=a", says="dim 'a' is 2 and 3 in the example")
refused(Add, "--example-inputs", example, "--dynamic=x:0=a", "--dim=a=3..9", says="'a' is 2 in the example")
refused(Add, "--example-inputs", example, "--input=x=f32[?,3]", "--dynamic=x:0", says="replaces the example of 'x'")
refused(Add, says="what argument 'x' is cannot be told from its use: say so, as in --input 'x=f32[batch,3]'")
# What is suggested for one after the other converts: it does not say that they are alike.
given = []
for name, suggestion in ("x", "--input 'x=f32[batch,3]'"), ("y", "--input 'y=f32[?,?]'"), ("z", "--input 'z=f32[?,?]'"):
    refused(Joined, *given, says=f"what argument '{name}' is cannot be told from its use: say so, as in {suggestion}")
    given.append(suggestion.replace(" '", "=").rstrip("'"))
same(inputs_of(Joined, *given), ["x:batch,3", "y:batch,y_1", "z:y_1+3,z_1"])
refused(LastChannels, says="what argument 'x' is cannot be told from its use")
refused(Image, "--input=f32[1,3,8,8]", "--output-names=a,b", says="--output-names gives 2 names, but the number of outputs is 1")
refused(Image, "--input=f32[1,4,8,8]", says="aten::conv2d")
refused(Image, "--input=f32[1,3]", says="aten::conv2d")
# Operands of two dtypes, as PyTorch's CPU kernels name them.
refused(Affine, "--input=x=f64[n,3]", says="mat1 and mat2 must have the same dtype, but got Double and Float")
for kind, says in {"mm": "mat1 and mat2", "addmm": "mat1 and mat2", "bmm": "batch1 and batch2", "baddbmm": "batch1 and batch2",
                   "addbmm": "batch1 and batch2", "dot": "self and tensor"}.items():
    refused(Products, "--input=x=f32[3,3]", "--input=y=f64[3,3]", "--input=z=f32[3,3]", f"--input=kind='{kind}'",
            says=f"{says} must have the same dtype, but got Float and Double")
for kind in "addmm", "baddbmm", "addbmm":
    refused(Products, "--input=x=f32[3,3]", "--input=y=f32[3,3]", "--input=z=f64[3,3]", f"--input=kind='{kind}'",
            says="must have the same dtype, but got Double and Float")
refused(Products, "--input=x=f32[3,3]", "--input=y=f32[3,3]", "--input=z=f64[3,3]", "--input=kind='conv'",
        says="and bias type (")
# What was tried for the dims, where a message has sizes.
refused(Affine, "--input=x=f32[n,4]", says="(with n = ")
refused(Image, "--input=i64[1,3,8,8]", says="aten::conv2d")
