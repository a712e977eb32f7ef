"""--fp16: products and convolutions in float16, half the size, and numbers near those of PyTorch in float32.

# RUN: %python %s
"""
import os
import tempfile

import onnx
import torch
from endtoend import convert, flatten, load, nodes_of, run, save, to_real
from torch import nn

FLOAT, HALF, DOUBLE, INT64 = 1, 10, 11, 7
folder = tempfile.TemporaryDirectory()
os.chdir(folder.name)


def check(module, *inputs, flags=(), opset=20, tolerance=2e-3, size=None, half=(), full=(), warns=False):
    """Holds the model against PyTorch in float32; `half` and `full` name operators that give float16 and float32."""
    save(module, "model.pt")
    for more, name in ((), "whole.onnx"), (("--fp16",), "half.onnx"):
        done = convert("model.pt", name, *flags, *more, opset=opset)
        assert done.returncode == 0, done.stderr
        assert ("nothing is computed in float16" in done.stderr) == (warns and bool(more)) and (warns or not done.stderr), done.stderr
    whole, model = onnx.load("whole.onnx"), onnx.load("half.onnx")
    onnx.checker.check_model(model, full_check=True)
    for kind in "input", "output":
        types = [[v.type.tensor_type.elem_type for v in getattr(m.graph, kind)] for m in (whole, model)]
        assert types[0] == types[1], types
    expected = [to_real(x) for x in flatten(module(*inputs))]
    for x, y in zip(expected, run(load("half.onnx"), list(inputs)), strict=True):
        error = (x.double() - y.double()).abs().max() / x.double().abs().max().clamp(min=1e-9)
        assert x.dtype == y.dtype and error <= tolerance, (module, error)
    if size:
        ratio = os.path.getsize("half.onnx") / os.path.getsize("whole.onnx")
        assert ratio < size, ratio
    types = {value.name: value.type.tensor_type.elem_type for value in model.graph.value_info}
    types |= {value.name: value.type.tensor_type.elem_type for value in model.graph.output}
    for names, wanted in (half, HALF), (full, FLOAT):
        for name in names:
            made = [types[node.output[0]] for node in model.graph.node if node.op_type == name]
            assert made and set(made) == {wanted}, (name, made)
    return model


class Network(nn.Module):
    """A convolution net; the last batch norm is behind no convolution."""

    def __init__(self):
        super().__init__()
        self.body = nn.Sequential(
            nn.Conv2d(3, 64, 3, padding=1), nn.BatchNorm2d(64), nn.ReLU(), nn.MaxPool2d(2),
            nn.Conv2d(64, 64, 3, groups=4), nn.BatchNorm2d(64), nn.SiLU(), nn.Conv2d(64, 64, 3), nn.ReLU(),
            nn.BatchNorm2d(64), nn.ConvTranspose2d(64, 32, 2, stride=2), nn.AdaptiveAvgPool2d(1), nn.Flatten(),
            nn.Linear(32, 10), nn.Softmax(-1),
        )  # fmt: skip
        for module in self.body:
            if isinstance(module, nn.BatchNorm2d):
                module.running_mean.normal_()
                module.running_var.uniform_(0.5, 2)

    def forward(self, x):
        return self.body(x)


image = torch.randn(2, 3, 20, 20)
for opset in 11, 13, 17, 20:
    check(Network(), image, flags=("--input", "x=f32[n,3,h,w]"), opset=opset, size=0.56, half=("Conv", "MaxPool"), full=("Softmax",))
# Statistics stay float32, and with them the batch norm: no runtime has a kernel for both (on a GPU ONNX Runtime would run it
# on the CPU).
wide = Network()
wide.body[9].running_var.fill_(1e6)
wide.body[9].running_mean.fill_(1e5)
for opset in (13, 20):
    check(wide, image, flags=("--input", "x=f32[n,3,h,w]"), full=("BatchNormalization",), opset=opset)

# The layers of a transformer: by its own fast path, and as written.
layer = nn.TransformerEncoderLayer(64, 4, 128, batch_first=True, activation="gelu")
check(layer, torch.randn(2, 5, 64), flags=("--input", "src=f32[n,s,64]", "--input", "src_mask=None", "--input", "src_key_padding_mask=None"),
      size=0.6, half=("MatMul",), full=("Softmax", "LayerNormalization"))  # fmt: skip


class Language(nn.Module):
    """Words, places and heads; the table of words is the last layer too. What is masked is `lowest`."""

    def __init__(self, lowest: float):
        super().__init__()
        self.words, self.places = nn.Embedding(500, 64), nn.Embedding(32, 64)
        self.norm, self.query, self.key, self.value = nn.LayerNorm(64, 1e-12), nn.Linear(64, 64), nn.Linear(64, 64), nn.Linear(64, 64)
        self.lowest = lowest

    def forward(self, ids, mask):
        x = self.norm(self.words(ids) + self.places(torch.arange(ids.size(1))))
        n, s = ids.size(0), ids.size(1)
        q, k, v = [y.view(n, s, 4, 16).transpose(1, 2) for y in (self.query(x), self.key(x), self.value(x))]
        scores = q @ k.transpose(-1, -2) / 4 + (1.0 - mask[:, None, None].float()) * self.lowest
        x = x + (scores.softmax(-1) @ v).transpose(1, 2).reshape(n, s, 64)
        # RMSNorm as it is written by hand.
        x = x * torch.rsqrt(x.pow(2).mean(-1, keepdim=True) + 1e-9)
        return nn.functional.linear(x, self.words.weight)


ids, mask = torch.randint(0, 500, (2, 7)), torch.ones(2, 7, dtype=torch.int64)
mask[1, 4:] = 0
for lowest in -1e9, torch.finfo(torch.float32).min:
    model = check(Language(lowest), ids, mask, flags=("--input", "ids=i64[n,s]", "--input", "mask=i64[n,s]"), size=0.6,
                  half=("MatMul",), full=("Softmax",))  # fmt: skip
words = [tensor for tensor in model.graph.initializer if 500 in tensor.dims]
assert len(words) == 1 and words[0].data_type == HALF, "the table is written once"


def attend(x):
    return nn.functional.scaled_dot_product_attention(x, x, x)


# One operator of ONNX, which adds up in float32.
model = check(attend, torch.randn(2, 4, 9, 16), flags=("--input", "x=f32[b,4,n,16]"), opset=23, half=("Attention",))
assert [a.i for node in model.graph.node for a in node.attribute if a.name == "softmax_precision"] == [FLOAT]


class Masked(nn.Module):
    """Numbers that float16 does not hold, beside what a product gives."""

    def __init__(self):
        super().__init__()
        self.layer = nn.Linear(8, 8)

    def forward(self, x):
        y = self.layer(x)
        z = y * 0
        return (y.masked_fill(y > 0, -1e9).softmax(-1), y / (z + 1e-12), y + 1e6, y.clamp(-70000.0, 70000.0), y.double() * 3,
                (y * 10).long() * 0, torch.where(y > 0, y, -float("inf")).exp())  # fmt: skip


check(Masked(), torch.randn(3, 8), flags=("--input", "x=f32[n,8]"))


class Sizes(nn.Module):
    """Sizes by way of floats, and places beyond what float16 counts."""

    def __init__(self):
        super().__init__()
        self.layer = nn.Conv1d(4, 4, 1)

    def forward(self, x):
        n = int(x.size(2) * 0.37)
        y = self.layer(x)
        turned = nn.functional.interpolate(y[:, :, :n], scale_factor=1.5, mode="linear")
        place = torch.arange(x.size(2)).float()
        return turned, (place * 0.001).sin() + y.sum() * 0, y[:, :, -1] / x.size(2), x.size(2) * 1.5


check(Sizes(), torch.randn(1, 4, 5003), flags=("--input", "x=f32[1,4,n]"), full=("Resize", "Sin"))


class Rotary(nn.Module):
    """Angles of places, by products that programs switch autocast off for; bytes of an image are no places."""

    def __init__(self):
        super().__init__()
        self.register_buffer("frequencies", torch.logspace(0, -3, 16))
        self.layer, self.conv = nn.Linear(32, 32), nn.Conv2d(3, 4, 3)

    def forward(self, x, places, image):
        angles = places[:, None].float() @ self.frequencies[None]
        same = torch.einsum("i,j->ij", torch.arange(places.size(0)).float(), self.frequencies)
        y = self.layer(x) * torch.cat([angles.cos(), angles.sin()], -1)
        return y, angles, same, self.layer(torch.cat([same.cos(), same.sin()], -1)), self.conv(image.float())


arguments = ("--input", "x=f32[n,32]", "--input", "places=i64[n]", "--input", "image=u8[b,3,h,w]")
model = check(Rotary(), torch.randn(5000, 32), torch.arange(5000) * 13, torch.randint(0, 256, (1, 3, 8, 8), dtype=torch.uint8),
              flags=arguments, half=("Conv", "Gemm"))  # fmt: skip


class Branches(nn.Module):
    """Products in branches and loops: what goes in and out is float32."""

    def __init__(self):
        super().__init__()
        self.first, self.second = nn.Linear(16, 16), nn.Linear(16, 16)

    def forward(self, x, steps: int):
        y = self.first(x)
        if y.sum() > 0:
            y = self.second(y)
        else:
            y = y.tanh()
        for i in range(steps):
            y = self.second(y).relu() + i
        return y


for sign in 1, -1:
    torch.manual_seed(sign + 1)
    model = check(Branches(), torch.randn(2, 16), 3, flags=("--input", "x=f32[n,16]", "--input", "steps=int"), tolerance=1e-2)
    inner = [node for node in nodes_of(model.graph) if node.op_type in ("Gemm", "MatMul")]
    assert len(inner) == 3 and all(t.data_type == HALF for t in model.graph.initializer if list(t.dims) == [16, 16])


class Recurrent(nn.Module):
    def __init__(self):
        super().__init__()
        self.lstm, self.gru = nn.LSTM(8, 16, batch_first=True), nn.GRU(16, 16, batch_first=True)

    def forward(self, x):
        y, (h, c) = self.lstm(x)
        return self.gru(y)[0], h, c


# ONNX Runtime has these in float32 only, another target has them.
arguments = ("--input", "x=f32[n,s,8]")
check(Recurrent(), torch.randn(2, 5, 8), flags=arguments, warns=True)
half = check(Recurrent(), torch.randn(2, 5, 8), flags=(*arguments, "--target", "tensorrt"), tolerance=5e-3, half=("LSTM", "GRU"))


class Large(nn.Module):
    """A weight that float16 does not hold."""

    def __init__(self):
        super().__init__()
        self.layer, self.next = nn.Linear(8, 8), nn.Linear(8, 8)
        self.layer.weight.data *= 1e6

    def forward(self, x):
        return self.next(self.layer(x) * 1e-6)


model = check(Large(), torch.randn(3, 8), flags=("--input", "x=f32[n,8]"))
assert [t.data_type for t in model.graph.initializer if t.name == "layer.weight"] == [FLOAT]


def untouched(x, y):
    return x @ x, (y * 2.5).sum(), y.cumsum(0).exp()


save(untouched, "model.pt")
arguments = ("--input", "x=f64[n,n]", "--input", "y=f32[m]")
done = convert("model.pt", "model.onnx", *arguments, "--fp16")
assert done.returncode == 0 and "warning: nothing is computed in float16" in done.stderr, done.stderr
assert convert("model.pt", "plain.onnx", *arguments).returncode == 0
assert onnx.load("model.onnx") == onnx.load("plain.onnx")
