r"""--list-ops of a model: what it calls, how often, where first, and what becomes of it.

RUN: rm -rf %t && mkdir %t && %python %s %t
RUN: cd %t
RUN: torch-onnx-opt --list-ops model.pt | FileCheck %s
RUN: torch-onnx-opt --list-ops model.pt --json | FileCheck %s --check-prefix=JSON
RUN: echo > empty.mlir
RUN: not torch-onnx-opt --list-ops empty.mlir 2>&1 | FileCheck %s --check-prefix=TEXT

CHECK:     | `aten::gelu` | direct | `Gelu` | 1 |
CHECK-NOT: aten::hypot
CHECK:     | `aten::log_sigmoid` | decomposed | {{.*}} | 2 | list-model-ops.py:[[#]] |
CHECK:     | `aten::view_copy.dtype` | refused | {{.*}} | 1 | list-model-ops.py:[[#]] |
JSON:      "aten::log_sigmoid": {
JSON-NEXT: "handled": "decomposed"
JSON:      "count": 2,
JSON-NEXT: "where": "list-model-ops.py:
TEXT: error: --list-ops is about an archive
"""
import sys

import torch


class Model(torch.nn.Module):
    def forward(self, x):
        y = torch._C._nn.log_sigmoid(torch._C._nn.log_sigmoid(x))
        return torch.nn.functional.gelu(y), torch.view_copy(x, dtype=torch.int32)


torch.jit.script(Model()).save(sys.argv[1] + "/model.pt")
