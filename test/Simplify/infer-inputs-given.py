r"""What is inferred uses what is given, and takes for a number what nothing says more of.

RUN: %python %s
"""
import os
import tempfile
from typing import Optional

import onnx
import torch
from endtoend import convert, save

folder = tempfile.TemporaryDirectory()
os.chdir(folder.name)


class Scaled(torch.nn.Module):
    def __init__(self):
        super().__init__()
        self.fc = torch.nn.Linear(8, 2)

    def forward(self, x, scale):
        return self.fc(x * scale)


class Swapped(Scaled):
    def forward(self, scale, x):
        return self.fc(x * scale)


class Images(torch.nn.Module):
    def __init__(self):
        super().__init__()
        self.conv = torch.nn.Conv2d(1, 2, 3, stride=2)
        self.pool = torch.nn.MaxPool2d(2)
        self.fc = torch.nn.Linear(2 * 7 * 7, 3)

    def forward(self, x):
        return self.fc(self.pool(self.conv(x)).flatten(1))


class Perhaps(torch.nn.Module):
    def forward(self, x, h: Optional[torch.Tensor], k: Optional[int] = None):
        return x if h is None else x + h


class Words(torch.nn.Module):
    def __init__(self):
        super().__init__()
        self.embedding = torch.nn.Embedding(10, 8)
        self.fc = torch.nn.Linear(8, 2)

    def forward(self, x, ids):
        return self.fc(x), self.embedding(ids)


class Hidden(Words):
    def forward(self, x, ids):
        return self.fc(x), self.embedding(ids[:, 1:].t())


class Both(torch.nn.Module):
    def __init__(self):
        super().__init__()
        self.a, self.b = torch.nn.Linear(8, 2), torch.nn.Linear(8, 2)

    def forward(self, x, y):
        return self.a(x) + self.b(y)


class Several(Both):
    def forward(self, x, ys: list[torch.Tensor]):
        return self.a(x) + ys[0]


for model in Scaled(), Swapped(), Words(), Hidden(), Both(), Several(), Images(), Perhaps():
    save(model, f"{type(model).__name__}.pt")


def inferred(model, *flags, says=()):
    process = convert(f"{model.__name__}.pt", "model.onnx", *flags)
    assert process.returncode == 0, process.stderr
    for text in says:
        assert text in process.stderr, f"'{text}' is not in:\n{process.stderr}"
    return [
        f"{value.name}:{value.type.tensor_type.elem_type}:"
        + ",".join(dim.dim_param or str(dim.dim_value) for dim in value.type.tensor_type.shape.dim)
        for value in onnx.load("model.onnx").graph.input
    ]


def same(have, want):
    assert have == want, f"{have}, expected {want}"


number = "argument 'scale' is taken to be a number, f32[], as nothing says that it has dims; if it has, say so: --input 'scale=f32[n,8]'"
same(inferred(Scaled, says=[number]), ["x:1:n,8", "scale:1:"])
same(inferred(Scaled, "--input=x=f32[2,8]", says=["argument 'scale' is taken to be a number"]), ["x:1:2,8", "scale:1:"])
# What it says to type is right.
same(inferred(Scaled, "--input=x=f32[2,8]", "--input=scale=f32[n,8]"), ["x:1:2,8", "scale:1:n,8"])
# What comes first is what the layer takes, whatever it meets.
for scale in "", "8":
    same(inferred(Scaled, f"--input=scale=f32[{scale}]", says=["argument 'x' is taken to be f32[n,8]"]), ["x:1:n,8", f"scale:1:{scale}"])
same(inferred(Swapped, "--input=scale=f32[8]", says=["argument 'x' is taken to be f32[n,8]"]), ["scale:1:8", "x:1:n,8"])
same(inferred(Swapped, "--input=scale=f32[n,8]", says=["argument 'x' is taken to be a number"]), ["scale:1:n,8", "x:1:"])
same(inferred(Scaled, "--input=f32[n,8]", "--input=scale=f32[n,8]"), ["x:1:n,8", "scale:1:n,8"])
# One that is given leaves the others to be told; its names are not theirs.
same(inferred(Words, "--input=x=f32[b,8]", says=["argument 'ids' is taken to be i64[n,s]"]), ["x:1:b,8", "ids:7:n,s"])
same(inferred(Both, "--input=x=f32[4,8]"), ["x:1:4,8", "y:1:n,8"])
same(inferred(Both), ["x:1:n,8", "y:1:n,8"])
same(inferred(Several, says=["element 0 of argument 'ys' is taken to be a number, f32[]"]), ["x:1:n,8", "ys_0:1:"])
# What cannot be told is suggested in the dtype that its use asks for.
process = convert("Hidden.pt", "refused.onnx", "--input=x=f32[4,8]")
assert process.returncode > 0 and "--input 'ids=i64[n,s]'" in process.stderr, process.stderr
# A model of images is for some sizes alone: all of them are taken, and it is said which.
for flags in [], ["--input=x=f32[n,1,h,w]"]:
    same(inferred(Images, *flags, says=["dim 'h' goes with w so that", "is 98, as aten::linear demands"]), ["x:1:n,1,h,w"])
same(inferred(Images, "--input=x=f32[n,1,h,h]", says=["dim 'h' is 29 or 30 or 31 or 32, as aten::linear demands"]), ["x:1:n,1,h,h"])
same(inferred(Images, "--input=x=f32[n,1,29,29]"), ["x:1:n,1,29,29"])
# An Optional without a default is None where nobody gives it, which is said.
same(inferred(Perhaps, "--input=x=f32[n,4]", says=["argument 'h' is taken to be None"]), ["x:1:n,4"])
