r"""--seed makes every random operator repeat itself, each with numbers of its own.

RUN: rm -rf %t && mkdir %t && %python %s save %t
RUN: cd %t
RUN: torch-onnx-opt model.pt --decompose --emit-onnx --seed 7 --input 'x=f32[n,3]' -o seven.onnx
RUN: torch-onnx-opt model.pt --decompose --emit-onnx --seed 7 --input 'x=f32[n,3]' -o again.onnx
RUN: torch-onnx-opt model.pt --decompose --emit-onnx --seed 8 --input 'x=f32[n,3]' -o eight.onnx
RUN: torch-onnx-opt model.pt --decompose --emit-onnx --input 'x=f32[n,3]' -o none.onnx
RUN: cmp seven.onnx again.onnx
RUN: %python %s compare %t

RUN: not torch-onnx-opt model.pt --seed=-1 2>&1 | FileCheck %s --check-prefix=NEGATIVE
NEGATIVE: error: --seed is a number from 0 on, not -1
RUN: not torch-onnx-opt model.pt --seed=x 2>&1 | FileCheck %s --check-prefix=WORD
WORD: error: --seed takes a number, which 'x' is not
"""
import sys

import onnx
import torch
from endtoend import load, run


def model(x):
    return torch.rand_like(x), torch.rand_like(x), torch.randn_like(x)


def seeds(name):
    nodes = onnx.load(f"{folder}/{name}.onnx").graph.node
    return [a.f for node in nodes if node.op_type.startswith("Random") for a in node.attribute if a.name == "seed"]


action, folder = sys.argv[1:]
if action == "save":
    torch.jit.save(torch.jit.script(model), f"{folder}/model.pt")
else:
    x = torch.zeros(400, 3)
    seven, again, eight = (run(load(f"{folder}/{name}.onnx"), [x]) for name in ("seven", "seven", "eight"))
    assert all(torch.equal(a, b) for a, b in zip(seven, again))
    assert not any(torch.equal(a, b) for a, b in zip(seven, eight))
    assert not torch.equal(seven[0], seven[1])
    assert abs(seven[0].mean() - 0.5) < 0.05 and abs(torch.corrcoef(torch.stack(seven).flatten(1))[0, 1]) < 0.1
    assert len(set(seeds("seven"))) == 3 and not seeds("none")
