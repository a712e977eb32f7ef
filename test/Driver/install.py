r"""What `cmake --install` gives works alone: the tool, and the libraries in a project of their own.

RUN: rm -rf %t && mkdir %t && %python %s %build %t
"""
import os
import subprocess
import sys

import torch
from endtoend import compare, load, run

build, folder = sys.argv[1:]
os.environ["PATH"] = os.pathsep.join([os.path.dirname(sys.executable), os.environ["PATH"]])
examples = os.path.join(os.path.dirname(os.path.abspath(__file__)), "../../examples/embed")
os.chdir(folder)


class Model(torch.nn.Module):
    def forward(self, x):
        return torch.nn.functional.hardswish(x) * x.shape[0]


def call(*command):
    process = subprocess.run(command, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True)
    assert process.returncode == 0, f"{command}:\n{process.stdout}"


def check(model):
    for n in 1, 4:
        x = torch.randn(n, 3)
        compare(Model()(x), run(load(model), [x]))


torch.jit.script(Model()).save("model.pt")
call("cmake", "--install", build, "--prefix", "prefix")
call("prefix/bin/torch-onnx-opt", "--decompose", "--emit-onnx", "model.pt", "--input", "x=f32[n,3]", "-o", "tool.onnx")
check("tool.onnx")

call("cmake", "-S", examples, "-B", "embed", "-G", "Ninja", f"-DCMAKE_PREFIX_PATH={folder}/prefix")
call("cmake", "--build", "embed")
call("embed/embed", "model.pt", "embed.onnx", "x=f32[n,3]")
check("embed.onnx")
