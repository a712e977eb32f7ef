r"""A batch norm goes into the weights of the layer in front of it, unless --no-fold-batch-norm leaves both as they are.

RUN: %python %s
"""
import os
import tempfile

import onnx
import torch
from endtoend import compare, convert, load, run, save
from onnx import numpy_helper

folder = tempfile.TemporaryDirectory()
os.chdir(folder.name)
model = torch.nn.Sequential(torch.nn.Conv2d(3, 4, 3), torch.nn.BatchNorm2d(4)).eval()
# No two alike: equal weights are one in the file.
for tensor in model[1].weight.data, model[1].bias.data, model[1].running_mean, model[1].running_var:
    tensor.copy_(torch.rand(4) + 0.5)
save(model, "model.pt")
x = torch.rand(2, 3, 5, 5)


def check(*flags):
    process = convert("model.pt", "model.onnx", "--input", "input=f32[n,3,h,w]", *flags)
    assert process.returncode == 0, process.stderr
    compare(model(x), run(load("model.onnx"), [x]))
    graph = onnx.load("model.onnx").graph
    return [node.op_type for node in graph.node], {w.name: numpy_helper.to_array(w) for w in graph.initializer}


ops, weights = check()
assert ops == ["Conv"], ops
ops, weights = check("--no-fold-batch-norm")
assert ops == ["Conv", "BatchNormalization"], ops
for name, tensor in model.state_dict().items():
    if not name.endswith("num_batches_tracked"):
        assert (weights[name] == tensor.numpy()).all(), name
