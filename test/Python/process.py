r"""The compiler in a process that goes on using PyTorch: it converts as the command line does, to the same bytes, and leaves
PyTorch as it was.

RUN: %python %s
"""
import os
import subprocess
import sys
import tempfile
import threading
from typing import List

import torch
import torch_onnx_opt
from tool import run_tool

folder = tempfile.TemporaryDirectory()
os.chdir(folder.name)


class Layers(torch.nn.Module):
    def __init__(self):
        super().__init__()
        self.conv = torch.nn.Sequential(torch.nn.Conv2d(3, 4, 3, 2), torch.nn.BatchNorm2d(4), torch.nn.ReLU6())
        self.pool = torch.nn.AdaptiveAvgPool2d(2)
        self.norm = torch.nn.GroupNorm(2, 4)

    def forward(self, x):
        return torch.nn.functional.interpolate(self.pool(self.norm(self.conv(x))), scale_factor=2.0, mode="bilinear")


class Transformer(torch.nn.Module):
    def __init__(self):
        super().__init__()
        self.embedding = torch.nn.Embedding(20, 8)
        self.layer = torch.nn.TransformerEncoderLayer(8, 2, 16, batch_first=True)

    def forward(self, ids):
        return self.layer(self.embedding(ids)).softmax(-1)


class Recurrent(torch.nn.Module):
    def __init__(self):
        super().__init__()
        self.lstm = torch.nn.LSTM(3, 4, bidirectional=True)

    def forward(self, x):
        return self.lstm(x)


class Program(torch.nn.Module):
    def forward(self, x):
        rows: List[torch.Tensor] = []
        for i in range(x.size(0)):
            if bool(x[i].sum() > 0):
                rows.append(x[i].roll(1))
        y = torch.stack(rows) if len(rows) > 0 else x
        y[:, 0] = y.cumsum(1)[:, -1]
        return y, torch.linalg.det(x[:2, :2]), x.median(), x.nonzero(), x.unfold(0, 2, 1), x.sort(1)


class Indexing(torch.nn.Module):
    def forward(self, x):
        return x[x > 0], torch.where(x > 0), x.index_select(0, torch.tensor([0, 1])), torch.fft.rfft(x), x.std(0), x.logit()


class Quantized(torch.nn.Module):
    def __init__(self):
        super().__init__()
        self.layers = torch.ao.quantization.quantize_dynamic(torch.nn.Sequential(torch.nn.Linear(6, 6)).eval(), {torch.nn.Linear})

    def forward(self, x):
        return self.layers(x)


models = {
    Layers(): "x=f32[n,3,h,w]",
    Transformer(): "ids=i64[n,s]",
    Recurrent(): "x=f32[s,n,3]",
    Program(): "x=f32[n,4]",
    Indexing(): "x=f32[n,m]",
    Quantized(): "x=f32[n,6]",
}


def python_kernels():
    names = torch._C._dispatch_get_registrations_for_dispatch_key("Meta")
    return {name: torch._C._dispatch_dump(name) for name in names}


before = python_kernels()
for model, spec in models.items():
    name = type(model).__name__
    torch.jit.script(model.eval()).save(f"{name}.pt")
    process = run_tool(f"{name}.pt", "-o", "tool.onnx", "--input", spec)
    assert process.returncode == 0, process.stderr
    # What this thread is at is nothing to the conversion.
    with torch.inference_mode(), torch.autocast("cpu", torch.bfloat16), torch.device("meta"):
        result = torch_onnx_opt.export(f"{name}.pt", f="python.onnx", inputs=spec)
    with open("tool.onnx", "rb") as tool, open("python.onnx", "rb") as python:
        assert tool.read() == python.read(), f"{name}: other bytes"
    said = [f"{d.severity}: {d.message}" for d in result.diagnostics]
    assert all(any(s in line for line in process.stderr.splitlines()) for s in said), f"{said}\n{process.stderr}"

# PyTorch is as it was.
after = python_kernels()
changed = [name for name in before | after if before.get(name) != after.get(name)]
assert not changed, changed[:5]
x = torch.rand(2, 3, device="meta")
assert torch.nn.functional.hardswish(x).shape == (2, 3) and torch.linalg.eig(torch.rand(3, 3, device="meta"))[0].shape == (3,)
assert torch.export.export(Layers().eval(), (torch.rand(1, 3, 9, 9),)).module()(torch.rand(1, 3, 9, 9)).shape == (1, 4, 4, 4)
assert not hasattr(torch.ops.torchvision, "nms"), "torchvision's own library could not be loaded any more"

# Conversions in several threads take turns.
failures = []


def convert(i):
    try:
        torch_onnx_opt.export("Layers.pt", f=f"thread{i}.onnx", inputs="x=f32[n,3,h,w]")
    except Exception as error:
        failures.append(error)


threads = [threading.Thread(target=convert, args=(i,)) for i in range(3)]
for thread in threads:
    thread.start()
for thread in threads:
    thread.join()
assert not failures, failures
assert open("thread0.onnx", "rb").read() == open("thread2.onnx", "rb").read()

# Neither other libraries with an LLVM, a protobuf or an ONNX of their own, nor the order of imports matter.
for imports in "onnx, onnxruntime, torch_onnx_opt", "torch_onnx_opt, onnxruntime, onnx", "torch_onnx_opt, numpy, torch._dynamo, onnx":
    code = f"import {imports}; r = torch_onnx_opt.export('Layers.pt'); onnx.checker.check_model(r.model_proto, full_check=True)"
    process = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True)
    assert process.returncode == 0 and not process.stderr, f"{imports}: {process.returncode}\n{process.stderr}"
