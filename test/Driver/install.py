r"""What `cmake --install` gives works alone, wherever it is moved: the tool, and the library in a project of its own.

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
    return process.stdout


def check(model):
    for n in 1, 4:
        x = torch.randn(n, 3)
        compare(Model()(x), run(load(model), [x]))


torch.jit.script(Model()).save("model.pt")
call("cmake", "--install", build, "--prefix", "first")
os.rename("first", "prefix")
# Nothing in it says where it, the build or LibTorch were.
root = os.path.dirname(os.path.dirname(os.path.dirname(os.path.abspath(__file__))))
for name in "bin/torch-onnx-opt", "lib/libtorch-onnx-opt.so":
    rpath = [line for line in call("readelf", "-d", f"prefix/{name}").splitlines() if "PATH" in line]
    assert len(rpath) == 1 and "$ORIGIN" in rpath[0] and root not in rpath[0] and "site-packages" not in rpath[0], rpath
for at, _, names in os.walk("prefix"):
    for name in names:
        if name.endswith((".cmake", ".h")):
            with open(os.path.join(at, name)) as f:
                text = f.read()
            assert all(there not in text for there in (root, folder, "site-packages", "/usr/lib")), name
headers = [os.path.join(at, name) for at, _, names in os.walk("prefix/include") for name in names]
assert headers == ["prefix/include/torch-onnx-opt/Convert.h"], headers

call("prefix/bin/torch-onnx-opt", "--decompose", "--emit-onnx", "model.pt", "--input", "x=f32[n,3]", "-o", "tool.onnx")
check("tool.onnx")

call("cmake", "-S", examples, "-B", "embed", "-G", "Ninja", f"-DCMAKE_PREFIX_PATH={folder}/prefix")
call("cmake", "--build", "embed")
call("embed/embed", "model.pt", "embed.onnx", "x=f32[n,3]")
check("embed.onnx")
process = subprocess.run(["embed/embed", "model.pt", "no.onnx", "y=f32[n,3]"], capture_output=True, text=True)
assert process.returncode == 1 and process.stderr.startswith("error: ") and not os.path.exists("no.onnx"), process
