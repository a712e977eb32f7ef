r"""An operator that only a runtime has: ONNX Runtime loads a library of custom operators that is compiled here, and runs it.

RUN: rm -rf %t && mkdir %t && %python %s %S/Inputs/custom_op_library.cpp %t
"""
import os
import subprocess
import sys

import numpy
import onnx
import onnxruntime
import torch
import torch_onnx_opt
from endtoend import compare, convert

source, folder = map(os.path.abspath, sys.argv[1:])
os.chdir(folder)
subprocess.run(["c++", "-std=c++20", "-shared", "-fPIC", source, "-o", "ops.so"], check=True)

library = torch.library.Library("mylib", "DEF")
library.define("leaky(Tensor x, float negative) -> Tensor")
library.impl("leaky", torch.nn.functional.leaky_relu, "CompositeExplicitAutograd")


class Model(torch.nn.Module):
    def forward(self, x):
        return torch.ops.mylib.leaky(x - 1, 0.25) * 2 + torch.ops.mylib.leaky(x, -3.0)


model = Model()
torch.jit.script(model).save("model.pt")
FLAGS = ("--op-schema", "mylib::leaky(Tensor x, float negative) -> Tensor: as x", "--input", "x=f32[n,3]",
         "--custom-domain", "mylib::leaky=com.example:Leaky(x, slope=negative)")
process = convert("model.pt", "model.onnx", *FLAGS)
assert process.returncode == 0, process.stderr
domains = [node.domain for node in onnx.load("model.onnx").graph.node]
assert domains.count("com.example") == 2 and len(domains) == 5, domains

# Without the library nobody knows the operator.
try:
    onnxruntime.InferenceSession("model.onnx")
    raise AssertionError("it loads without its library")
except onnxruntime.capi.onnxruntime_pybind11_state.Fail as error:
    assert "com.example" in str(error), error

options = onnxruntime.SessionOptions()
options.register_custom_ops_library("./ops.so")
session = onnxruntime.InferenceSession("model.onnx", options)
for n in 1, 4, 1000:
    x = torch.randn(n, 3)
    compare(model(x), [torch.from_numpy(*session.run(None, {"x": x.numpy()}))])
assert session.run(None, {"x": numpy.zeros((0, 3), "float32")})[0].shape == (0, 3)

# verify loads it too.
report = torch_onnx_opt.verify(model, "model.onnx", custom_op_libraries=["./ops.so"])
assert report and report.compared, report
