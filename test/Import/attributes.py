r"""Attributes that nothing writes are constants where they are read; the others, and tensors, are globals.

RUN: rm -rf %t && mkdir %t && %python %s %t/model.pt
RUN: torch-onnx-opt %t/model.pt --pass-pipeline='builtin.module()' | FileCheck %s

CHECK-DAG: torch.global @count = 3 : i64 {{.*}} -> !torch.int
CHECK-DAG: torch.global @log = [7] {{.*}} -> !torch.list<!torch.int>
CHECK-DAG: torch.global @state = dense<0.000000e+00> : tensor<2xf32> {{.*}} -> !torch.ref
CHECK-DAG: torch.global @tensors.1 = dense<1.000000e+00> : tensor<2xf32> {{.*}} -> !torch.ref
CHECK-NOT: torch.global @scale
CHECK-NOT: torch.global @unread

CHECK-LABEL: func.func @forward(
CHECK-DAG:     torch.constant 5.000000e-01 : f64 -> !torch.float
CHECK-DAG:     torch.constant [1, 2] -> !torch.list<!torch.int>
CHECK-DAG:     torch.constant false -> !torch.bool
CHECK:         %[[COUNT:.*]] = torch.global_get @count : !torch.int
CHECK:         %[[MORE:.*]] = torch.aten.add.int(%[[COUNT]]
CHECK:         torch.global_set @count, %[[MORE]] : !torch.int
CHECK:         %[[LOG:.*]] = torch.global_get @log : !torch.list<!torch.int>
CHECK:         "aten::append.t"(%[[LOG]]
CHECK:         %[[STATE:.*]] = torch.global_get @state : !torch.ref
CHECK:         "aten::add_.Tensor"(%[[STATE]]
CHECK:         %[[T0:.*]] = torch.global_get @tensors.0
CHECK:         %[[T1:.*]] = torch.global_get @tensors.1
CHECK:         torch.prim.ListConstruct(%[[T0]], %[[T1]]) : (!torch.ref, !torch.ref) -> !torch.list<!torch.ref>
CHECK:         torch.prim.DictConstruct
CHECK-SAME:      -> !torch.dict<!torch.str, !torch.int>
"""
import sys

import torch


class Model(torch.nn.Module):
    def __init__(self):
        super().__init__()
        self.scale = 0.5
        self.sizes = [1, 2]
        self.count = 3
        self.log = [7]
        self.unread = 4
        self.register_buffer("state", torch.zeros(2))
        self.tensors = [torch.zeros(2), torch.ones(2)]
        self.table = {"a": 1, "b": 2}

    def forward(self, x, key: str):
        x = x * self.scale + self.sizes[0]
        if self.training:
            x = x + 1
        self.count += 1
        self.log.append(self.count)
        self.state.add_(x)
        return x + self.tensors[1] + self.table[key]


torch.jit.script(Model().eval()).save(sys.argv[1])
