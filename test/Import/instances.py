r"""A method is a function for each module instance; weights that are tied in Python are one global.

RUN: rm -rf %t && mkdir %t && %python %s %t/model.pt
RUN: torch-onnx-opt %t/model.pt --pass-pipeline='builtin.module()' | FileCheck %s

CHECK:     module @model
CHECK-DAG: torch.global @first.weight = dense_resource<first.weight> : tensor<8x8xf32>
CHECK-DAG: torch.global @first.bias = dense<1.000000e+00> : tensor<8xf32>
CHECK-DAG: torch.global @blocks.0.second.bias = dense<2.000000e+00> : tensor<8xf32>
CHECK-NOT: torch.global

CHECK-LABEL: func.func @forward(
CHECK-SAME:    %[[X:.*]]: !torch.ref {torch.name = "x"}, %{{.*}}: !torch.float {torch.default = 5.000000e-01 : f64, torch.name = "scale"}
CHECK:         %[[Y:.*]] = call @first.forward(%[[X]])
CHECK:         call @blocks.0.forward(%[[Y]])
CHECK-LABEL: func.func private @first.forward(
CHECK-DAG:     torch.global_get @first.weight : !torch.ref
CHECK-DAG:     torch.global_get @first.bias
CHECK-LABEL: func.func private @blocks.0.forward(
CHECK:         call @blocks.0.second.forward(
CHECK-LABEL: func.func private @blocks.0.second.forward(
CHECK-DAG:     torch.global_get @first.weight
CHECK-DAG:     torch.global_get @blocks.0.second.bias
CHECK:         torch.aten.linear
"""
import sys

import torch


class Block(torch.nn.Module):
    def __init__(self, weight):
        super().__init__()
        self.second = torch.nn.Linear(8, 8)
        self.second.weight = weight
        torch.nn.init.constant_(self.second.bias, 2)

    def forward(self, x):
        return self.second(x)


class Model(torch.nn.Module):
    def __init__(self):
        super().__init__()
        self.first = torch.nn.Linear(8, 8)
        torch.nn.init.ones_(self.first.bias)
        self.blocks = torch.nn.ModuleList([Block(self.first.weight)])
        self.unused = torch.nn.Linear(8, 8)

    def forward(self, x, scale: float = 0.5):
        x = self.first(x)
        for block in self.blocks:
            x = block(x)
        return x * scale

    @torch.jit.export
    def other(self, x):
        return self.unused(x)


torch.jit.script(Model()).save(sys.argv[1])
