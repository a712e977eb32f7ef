r"""Tensors of every dtype, empty and strided ones, and quantized ones as the op that makes them.

RUN: rm -rf %t && mkdir %t && %python %s %t/model.pt
RUN: torch-onnx-opt %t/model.pt --pass-pipeline='builtin.module()' | FileCheck %s

CHECK-DAG: torch.global @f16 = dense<1.000000e+00> : tensor<2xf16>
CHECK-DAG: torch.global @bf16 = dense_resource<bf16> : tensor<17xbf16>
CHECK-DAG: torch.global @f64 = dense<1.000000e+00> : tensor<f64>
CHECK-DAG: torch.global @c64 = dense<(1.000000e+00,2.000000e+00)> : tensor<1xcomplex<f32>>
CHECK-DAG: torch.global @bools = dense<[true, false]> : tensor<2xi1>
CHECK-DAG: torch.global @many_bools = dense_resource<many_bools> : tensor<17xi1>
CHECK-DAG: torch.global @u8 = dense<[0, 255]> : tensor<2xui8>
CHECK-DAG: torch.global @i8 = dense<[-128, 127]> : tensor<2xi8>
CHECK-DAG: torch.global @empty = dense<> : tensor<0x3xf32>
CHECK-DAG: torch.global @strided = dense<{{\[\[}}0.000000e+00, 2.000000e+00], [1.000000e+00, 3.000000e+00]]> : tensor<2x2xf32>
CHECK-DAG: torch.global @part = dense<[2, 3]> : tensor<2xi64>
CHECK-DAG: torch.global @per_tensor = dense<[3, 13]> : tensor<2xui8>
CHECK-DAG: torch.global @per_channel = dense<{{\[\[}}2], [4]]> : tensor<2x1xi8>

CHECK-LABEL: func.func @forward(
CHECK-DAG: %[[TENSOR:.*]] = torch.global_get @per_tensor
CHECK-DAG: %[[SCALE:.*]] = torch.constant 1.000000e-01 : f64 -> !torch.float
CHECK-DAG: %[[ZERO:.*]] = torch.constant 3 : i64 -> !torch.int
CHECK:     _make_per_tensor_quantized_tensor(%[[TENSOR]], %[[SCALE]], %[[ZERO]])
CHECK-DAG: %[[CHANNELS:.*]] = torch.global_get @per_channel :
CHECK-DAG: %[[SCALES:.*]] = torch.global_get @per_channel.scales
CHECK-DAG: %[[ZEROS:.*]] = torch.global_get @per_channel.zero_points
CHECK:     _make_per_channel_quantized_tensor(%[[CHANNELS]], %[[SCALES]], %[[ZEROS]],

The bytes of resources are those of the file, one for each bool.
CHECK: many_bools: "0x010000000101010101010101010101010101010101"
"""
import sys
import warnings

import torch

warnings.filterwarnings("ignore")


class Model(torch.nn.Module):
    def __init__(self):
        super().__init__()
        scales = torch.tensor([0.5, 0.25])
        tensors = {
            "f16": torch.ones(2).half(),
            "bf16": torch.arange(17.0).bfloat16(),
            "f64": torch.ones((), dtype=torch.double),
            "c64": torch.tensor([1 + 2j]),
            "bools": torch.tensor([True, False]),
            "many_bools": torch.ones(17, dtype=torch.bool),
            "u8": torch.tensor([0, 255], dtype=torch.uint8),
            "i8": torch.tensor([-128, 127], dtype=torch.int8),
            "empty": torch.zeros(0, 3),
            "strided": torch.arange(4.0).reshape(2, 2).t(),
            "part": torch.arange(6)[2:4],
            "per_tensor": torch.quantize_per_tensor(torch.tensor([0.0, 1.0]), 0.1, 3, torch.quint8),
            "per_channel": torch.quantize_per_channel(torch.ones(2, 1), scales, torch.zeros(2), 0, torch.qint8),
        }
        for name, tensor in tensors.items():
            self.register_buffer(name, tensor)

    def forward(self):
        plain = [self.f16, self.bf16, self.f64, self.c64, self.bools, self.many_bools, self.u8]
        return plain + [self.i8, self.empty, self.strided, self.part, self.per_tensor, self.per_channel]


torch.jit.script(Model()).save(sys.argv[1])
