r"""Archives of every kind give the numbers of the module that they hold.

RUN: rm -rf %t && mkdir %t && %python %s %t
"""
import os
import sys
import zipfile

import torch
from endtoend import compare, convert, load, run

os.chdir(sys.argv[1])


class Net(torch.nn.Module):
    def __init__(self):
        super().__init__()
        self.conv = torch.nn.Conv2d(3, 4, 3)
        self.norm = torch.nn.BatchNorm2d(4)
        self.fc = torch.nn.Linear(4, 2)

    def forward(self, x):
        return self.fc(torch.relu(self.norm(self.conv(x))).mean([2, 3]))


class Odd(torch.nn.Module):
    """Weights that are tied, strided, expanded, empty, parts of others, and numbers."""

    def __init__(self):
        super().__init__()
        self.a = torch.nn.Parameter(torch.randn(5, 5))
        self.b = self.a
        whole = torch.arange(24.0)
        self.register_buffer("transposed", torch.randn(4, 6).t())
        self.register_buffer("expanded", torch.ones(1, 6).expand(4, 6))
        self.register_buffer("empty", torch.zeros(0, 6))
        self.register_buffer("part", whole[4:10])
        self.register_buffer("whole", whole)
        self.register_buffer("number", torch.tensor(3))
        self.register_buffer("every", torch.arange(10.0)[::3])

    def forward(self, x):
        y = x @ self.a + x @ self.b.t()
        z = torch.cat([self.expanded @ self.transposed, self.empty[:, :4]])
        return y, z * self.part[0] + self.number, self.part, self.whole.sum(), self.every


class Devices(torch.nn.Module):
    def forward(self, x):
        return x.to("cpu") + torch.zeros(3, device=x.device) + torch.arange(3, device="cpu") + self.get(x)

    def get(self, x):
        return 1 if x.is_cuda else 2


def check(file, module, x, rtol=1e-3, atol=1e-5):
    torch.save((x,), "example.pt")
    process = convert(file, "model.onnx", "--example-inputs", "example.pt", "--dynamic", "x:0=n")
    assert process.returncode == 0, f"{file}: {process.stderr}"
    for arguments in (x,), (torch.cat([x, x]),):
        with torch.no_grad():
            compare(module(*arguments), run(load("model.onnx"), arguments), rtol, atol)


def rewrite(source, target, change):
    """Writes an archive anew, its records changed."""
    with zipfile.ZipFile(source) as old, zipfile.ZipFile(target, "w") as new:
        for name in old.namelist():
            new.writestr(name, change(name, old.read(name)))


def to_gpu(name, record):
    """As if the module had been on a GPU when it was saved."""
    if name.endswith(".pkl"):
        return record.replace(b"X\x03\0\0\0cpu", b"X\x06\0\0\0cuda:0")
    return record.replace(b'torch.device("cpu")', b'torch.device("cuda:0")') if name.endswith(".py") else record


net, x = Net().eval(), torch.randn(2, 3, 8, 8)
scripted = torch.jit.script(net)
scripted.save("scripted.pt")
torch.jit.trace(net, x).save("traced.pt")
torch.jit.freeze(scripted).save("frozen.pt")
torch.jit.save(scripted, "extra.pt", _extra_files={"labels.txt": "cat\ndog", "more/model.json": "{}"})
scripted._save_for_lite_interpreter("mobile.ptl")
rewrite("scripted.pt", "gpu.pt", to_gpu)
rewrite("frozen.pt", "gpu-frozen.pt", to_gpu)
for file in "scripted.pt", "traced.pt", "frozen.pt", "extra.pt", "mobile.ptl", "gpu.pt", "gpu-frozen.pt":
    check(file, net, x)

for dtype, tolerance in (torch.half, 1e-2), (torch.bfloat16, 5e-2), (torch.double, 1e-4):
    typed = Net().eval().to(dtype)
    torch.jit.script(typed).save("typed.pt")
    check("typed.pt", typed, x.to(dtype), tolerance, tolerance)

odd = Odd()
torch.jit.script(odd).save("odd.pt")
check("odd.pt", odd, torch.randn(3, 5))

torch.jit.script(Devices()).save("devices.pt")
rewrite("devices.pt", "gpu-devices.pt", to_gpu)
check("gpu-devices.pt", Devices(), torch.randn(2, 3))
