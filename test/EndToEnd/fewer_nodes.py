# RUN: %python %s
"""Operators that one can do are one, and give the same at all sizes, also at none."""
import tempfile

import onnx
import torch
from endtoend import check, convert, program, save


class Slices(torch.nn.Module):
    """As a Swin's patches are merged; and one that cannot be, along the same dim."""
    def forward(self, x):
        even, odd = x[:, 0::2], x[:, 1::2]
        patches = torch.cat([even[:, :, 0::2], odd[:, :, 0::2], even[:, :, 1::2], odd[:, :, 1::2]], -1)
        return patches, x[:, 1:][:, ::3], x[:, :-1, 2:].flip(0)


class Concats(torch.nn.Module):
    def forward(self, x, y):
        both = torch.cat([x, y], 1)
        return torch.cat([x, torch.cat([y, x], 1), y], -2), torch.cat([both, both[:, :1], torch.cat([x, y], 0)[:x.size(0)]], 1)


class Copies(torch.nn.Module):
    """The batch is copied by the Reshape behind an Unsqueeze."""
    def forward(self, x):
        return x.unsqueeze(1).reshape(x.size(0), 1, 2, 3).transpose(1, 2), x.unsqueeze(0).reshape(2, x.size(0), 3)


def count(module, op, flags):
    with tempfile.TemporaryDirectory() as tmp:
        save(module, f"{tmp}/net.pt")
        done = convert(f"{tmp}/net.pt", f"{tmp}/net.onnx", *flags)
        assert done.returncode == 0, done.stderr
        return sum(node.op_type == op for node in onnx.load(f"{tmp}/net.onnx").graph.node)


check(Slices(), [torch.randn(2, 4, 6, 3)], [torch.randn(1, 4, 6, 3)], [torch.randn(0, 4, 6, 3)], dynamic={"x": [0]})
check(Slices(), [torch.randn(2, 6, 6, 3)])
assert count(Slices(), "Slice", ["--input", "x=f32[2,6,6,3]"]) == 7
x, y = torch.randn(3, 4, 5), torch.randn(3, 4, 5)
check(Concats(), [x, y], [torch.randn(2, 1, 5), torch.randn(2, 1, 5)], dynamic={"x": [0, 1], "y": [0, 1]})
assert count(Concats(), "Concat", ["--input", "x=f32[3,4,5]", "--input", "y=f32[3,4,5]"]) <= 4
check(Copies(), [torch.randn(4, 6)], [torch.randn(1, 6)], [torch.randn(0, 6)], dynamic={"x": [0]})


def mean(self, x):
    return x.mean([2, 3])


# Of nothing it is NaN, which a ReduceMean is not everywhere.
check(program(mean), *([torch.randn(2, 3, h, w)] for h, w in ((4, 5), (1, 1), (0, 2))), dynamic={"x": [2, 3]})
for dims, expected in (["--dim=h=1..", "--dim=w=1..64"], 1), (["--dim=h=2..", "--dim=w=4..8"], 1), (["--dim=h=..9", "--dim=w=1.."], 0), ([], 0):
    assert count(program(mean), "ReduceMean", ["--input", "x=f32[2,3,h,w]", *dims]) == expected, dims


class Pads(torch.nn.Module):
    """Zeros that a convolution may add itself, and what it may not."""
    def __init__(self):
        super().__init__()
        self.conv = torch.nn.Conv2d(2, 3, 3, stride=2, padding=(1, 0))

    def forward(self, x):
        pad = torch.nn.functional.pad
        return self.conv(pad(x, (1, 2, 0, 1))), self.conv(pad(x, (1, 1, 0, 0), value=1.0)), self.conv(pad(x, (-1, 1, 0, 0)))


class Parts(torch.nn.Module):
    """The parts of `in_proj_weight` are computed."""
    def __init__(self):
        super().__init__()
        self.attention = torch.nn.MultiheadAttention(8, 2, batch_first=True)

    def forward(self, x, y):
        return self.attention(x, y, y, need_weights=False)[0]


check(Pads(), [torch.randn(2, 2, 6, 7)], [torch.randn(1, 2, 9, 4)], [torch.randn(0, 2, 6, 7)], dynamic={"x": [0, 2, 3]})
assert count(Pads(), "Pad", ["--input", "x=f32[2,2,6,7]"]) == 1
x, y = torch.randn(3, 4, 8), torch.randn(3, 5, 8)
check(Parts(), [x, y], [torch.randn(1, 1, 8), torch.randn(1, 2, 8)], dynamic={"x": [0, 1], "y": [0, 1]})
flags = ["--input", "x=f32[3,4,8]", "--input", "y=f32[3,5,8]"]
assert count(Parts(), "Split", flags) <= 1 and count(Parts(), "Unsqueeze", flags) == 0
