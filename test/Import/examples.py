r"""What torch.save wrote of example inputs, as the constants that they are.

RUN: rm -rf %t && mkdir %t && %python %s %t
RUN: torch-onnx-opt %t/model.pt --example-inputs %t/inputs.pt --pass-pipeline='builtin.module()' | FileCheck %s
RUN: torch-onnx-opt %t/model.pt --example-inputs %t/tensor.pt --pass-pipeline='builtin.module()' \
RUN:   | FileCheck %s --check-prefix=TENSOR

CHECK:      torch.examples = [dense<{{\[\[}}1.000000e+00, 2.000000e+00]]> : tensor<1x2xf32>,
CHECK-SAME: dense_resource<{{.*}}> : tensor<17xf16>,
CHECK-SAME: dense<{{\[\[}}0, 2], [1, 3]]> : tensor<2x2xi64>,
CHECK-SAME: 3, 1099511627776, -1, 2.500000e+00, true, "text", unit,
CHECK-SAME: dense<(1.000000e+00,2.000000e+00)> : tensor<complex<f64>>, 6,
CHECK-SAME: [1, [dense<1.000000e+00> : tensor<1xf32>]],
CHECK-SAME: {{\[\[}}"b", 1], ["a", 2]], {{\[\[}}"c", 3]]]

TENSOR:     torch.examples = [dense<1.000000e+00> : tensor<2xf32>]
"""
import collections
import sys

import torch


class Model(torch.nn.Module):
    def forward(self, x):
        return x


torch.jit.script(Model()).save(sys.argv[1] + "/model.pt")
strided = torch.arange(4).reshape(2, 2).t()
numbers = (3, 2**40, -1, 2.5, True, "text", None, 1 + 2j, torch.float32)
containers = ((1, [torch.ones(1)]), {"b": 1, "a": 2}, collections.OrderedDict(c=3))
tensors = (torch.tensor([[1.0, 2.0]]), torch.ones(17).half(), strided)
torch.save(tensors + numbers + containers, sys.argv[1] + "/inputs.pt")
torch.save(torch.nn.Parameter(torch.ones(2)), sys.argv[1] + "/tensor.pt")
