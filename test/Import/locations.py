r"""An op is where the user's Python has it, inside its module's path; PyTorch's own Python is named as such.

RUN: rm -rf %t && mkdir %t && %python %s %t
RUN: torch-onnx-opt %t/script.pt --pass-pipeline='builtin.module()' --mlir-print-debuginfo --mlir-print-local-scope \
RUN:   | FileCheck %s
RUN: torch-onnx-opt %t/trace.pt --pass-pipeline='builtin.module()' --mlir-print-debuginfo --mlir-print-local-scope \
RUN:   | FileCheck %s --check-prefix=TRACE

CHECK-LABEL: func.func @forward(%arg0: !torch.ref {torch.name = "x"} loc("x"))
CHECK:         call @inner.forward({{.*}} loc("{{.*}}locations.py":[[#OUTER:]]:13)
CHECK:         torch.aten.mul.Tensor({{.*}} loc("{{.*}}locations.py":[[#OUTER + 1]]:16)
CHECK-LABEL: func.func private @inner.forward
CHECK:         torch.aten.cos({{.*}} loc("inner"("{{.*}}locations.py":[[#INNER:]]:17))
CHECK:         torch.aten.add.Tensor({{.*}} loc("inner"("{{.*}}locations.py":[[#INNER]]:13))
CHECK:         torch.prim.If {{.*}} {
CHECK:           torch.aten.sin({{.*}} loc("inner"("{{.*}}locations.py":[[#INNER + 2]]:21))
CHECK:         } loc("inner"("{{.*}}locations.py":[[#INNER + 1]]:
CHECK:       func.func private @__torch__.torch.nn.functional.relu
CHECK:         loc("{{.*}}torch/nn/functional.py":

Tracing records lines only, and calls of PyTorch's Python are skipped.
TRACE:       torch.aten.relu({{.*}} loc("inner"("{{.*}}locations.py":[[#]]:1))
"""
import sys

import torch
import torch.nn.functional as F


class Inner(torch.nn.Module):
    def forward(self, x):
        y = x + torch.cos(x)
        if bool(y.sum() > 0):
            y = y + torch.sin(y)
        return F.relu(y)


class Outer(torch.nn.Module):
    def __init__(self):
        super().__init__()
        self.inner = Inner()

    def forward(self, x):
        y = self.inner(x)
        return y * x


torch.jit.script(Outer()).save(sys.argv[1] + "/script.pt")
torch.jit.trace(Outer(), torch.ones(2)).save(sys.argv[1] + "/trace.pt")
