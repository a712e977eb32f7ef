r"""--load-library: an operator whose kernel is compiled. A composite is recorded, another kept or refused.

RUN: rm -rf %t && mkdir %t && %python %s %t
"""
import os
import subprocess
import sys

import onnx
import torch
from endtoend import compare, convert, load, run

SOURCE = """
#include <ATen/ATen.h>
#include <torch/library.h>
static at::Tensor twice(const at::Tensor &x) { return at::add(at::mul(x, 2), 0); }
static at::Tensor opaque(const at::Tensor &x, double by) { return at::mul(x, by).contiguous(); }
TORCH_LIBRARY(compiled, m) {
  m.def("twice(Tensor x) -> Tensor", twice);
  m.def("opaque(Tensor x, float by) -> Tensor");
}
TORCH_LIBRARY_IMPL(compiled, CPU, m) { m.impl("opaque", opaque); }
"""
os.chdir(sys.argv[1])
with open("ops.cpp", "w") as f:
    f.write(SOURCE)
home = os.path.dirname(torch.__file__)
subprocess.run(["c++", "-std=c++20", "-O0", "-w", "-shared", "-fPIC", "ops.cpp", "-o", "ops.so", f"-I{home}/include",
                f"-D_GLIBCXX_USE_CXX11_ABI={int(torch._C._GLIBCXX_USE_CXX11_ABI)}", f"-L{home}/lib", "-lc10", "-ltorch_cpu"],
               check=True)
torch.ops.load_library("./ops.so")


class Composite(torch.nn.Module):
    def forward(self, x):
        return torch.ops.compiled.twice(x) + 1


class Opaque(torch.nn.Module):
    def forward(self, x):
        return torch.ops.compiled.opaque(x, 0.5)


torch.jit.script(Composite()).save("composite.pt")
torch.jit.script(Opaque()).save("opaque.pt")
FLAGS = "--load-library", "ops.so", "--input", "x=f32[n,3]"

process = convert("composite.pt", "composite.onnx", *FLAGS)
assert process.returncode == 0, process.stderr
for n in 1, 4:
    x = torch.randn(n, 3)
    compare(Composite()(x), run(load("composite.onnx"), [x]))

process = convert("opaque.pt", "opaque.onnx", *FLAGS)
assert process.returncode == 1 and "'compiled::opaque' cannot be converted" in process.stderr, process.stderr
assert "--decomposition" in process.stderr and "--custom-domain" in process.stderr, process.stderr
process = convert("opaque.pt", "opaque.onnx", *FLAGS, "--custom-domain", "compiled=com.example")
assert process.returncode == 0, process.stderr
node, = onnx.load("opaque.onnx").graph.node
assert (node.op_type, node.domain) == ("opaque", "com.example")
with open("rules.py", "w") as f:
    f.write("def compiled__opaque(x, by: float):\n    return x * by\n")
process = convert("opaque.pt", "opaque.onnx", *FLAGS, "--decomposition", "rules.py")
assert process.returncode == 0, process.stderr
x = torch.randn(2, 3)
compare(Opaque()(x), run(load("opaque.onnx"), [x]))
