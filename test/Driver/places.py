r"""A message shows the user's own line first, then how it leads into PyTorch's files; --source-root shortens paths.

RUN: rm -rf %t && mkdir %t && %python %s %t
RUN: cd %t
RUN: torch-onnx-opt model.pt -o model.onnx --source-root %S 2>&1 | FileCheck %s
RUN: cd %S && torch-onnx-opt %t/model.pt -o %t/model.onnx --source-root . 2>&1 | FileCheck %s
RUN: cd %t && torch-onnx-opt model.pt -o model.onnx --source-root %S/pla 2>&1 | FileCheck %s --check-prefix=HALF
RUN: torch-onnx-opt model.pt -o model.onnx --verbose 2>&1 | FileCheck %s --check-prefix=VERBOSE

CHECK:      {{^}}places.py:[[#LINE:]]:[[#]]: remark: argument 'ids' is taken to be i64[n,s]
CHECK-NEXT: F.embedding(ids, self.weight)
CHECK-NEXT: ^
CHECK-NEXT: {{^}}    through torch/nn/functional.py:[[#]]

HALF: {{^/.*}}/places.py:[[#]]:[[#]]: remark: argument 'ids'

VERBOSE:      /places.py:[[#LINE:]]:[[#]]: remark: argument 'ids'
VERBOSE-NEXT: F.embedding(ids, self.weight)
VERBOSE-NEXT: ^
VERBOSE-NEXT: through {{.*}}places.py:[[#LINE + 9]]
VERBOSE-NEXT: through torch/nn/functional.py:[[#]]
"""
import sys

import torch
import torch.nn.functional as F


class Inner(torch.nn.Module):
    def __init__(self):
        super().__init__()
        self.weight = torch.nn.Parameter(torch.zeros(10, 8))

    def forward(self, ids):
        return F.embedding(ids, self.weight)


class Outer(Inner):
    def __init__(self):
        super().__init__()
        self.inner = Inner()

    def forward(self, ids):
        return self.inner(ids)


torch.jit.script(Outer()).save(sys.argv[1] + "/model.pt")
