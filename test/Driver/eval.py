r"""A model saved in training mode is reported; --eval converts it as after model.eval().

RUN: rm -rf %t && mkdir %t && %python %s save %t
RUN: cd %t

RUN: torch-onnx-opt scripted.pt --input 'x=f32[2,3]' --state=drop 2>&1 | FileCheck %s --check-prefix=TRAINS
TRAINS: warning: the model was saved in training mode, its module 'dropout' first{{.*}}--eval
TRAINS: aten.batch_norm({{.*}}){{.*}}!torch.bool<true>

RUN: torch-onnx-opt scripted.pt --eval --input 'x=f32[2,3]' 2>&1 | FileCheck %s --check-prefix=EVAL
EVAL-NOT: warning
EVAL-NOT: dropout
EVAL:     aten.batch_norm({{.*}}){{.*}}!torch.bool<false>

What the code itself says cannot be changed.
RUN: torch-onnx-opt traced.pt --eval --input 'f32[2,3]' 2>&1 | FileCheck %s --check-prefix=TRACED
TRACED: warning: aten::dropout trains whether its module does or not

RUN: torch-onnx-opt scripted.pt --eval --decompose --emit-onnx --input 'x=f32[2,3]' -o model.onnx 2>&1 \
RUN:   | FileCheck %s --check-prefix=EMPTY --allow-empty
EMPTY-NOT: {{.}}
RUN: %python %s compare %t

RUN: echo > empty.mlir
RUN: not torch-onnx-opt --eval empty.mlir 2>&1 | FileCheck %s --check-prefix=TEXT
TEXT: error: --eval is for archives
"""
import sys

import torch
from endtoend import compare, load, run


class Model(torch.nn.Module):
    def __init__(self):
        super().__init__()
        self.dropout = torch.nn.Dropout(0.5)
        self.norm = torch.nn.BatchNorm1d(3)

    def forward(self, x):
        return self.norm(self.dropout(x))


action, folder = sys.argv[1:]
if action == "save":
    torch.jit.save(torch.jit.script(Model().train()), f"{folder}/scripted.pt")
    torch.jit.save(torch.jit.trace(torch.nn.Dropout(0.5).train(), torch.ones(2, 3), check_trace=False),
                   f"{folder}/traced.pt")
else:
    x = torch.randn(2, 3)
    compare(torch.jit.load(f"{folder}/scripted.pt").eval()(x), run(load(f"{folder}/model.onnx"), [x]))
