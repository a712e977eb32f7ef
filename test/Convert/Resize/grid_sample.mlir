// GridSample, whose modes opset 20 renamed.

// RUN: torch-onnx-opt %s --pass-pipeline='builtin.module(convert-torch-to-onnx{opset=16})' | FileCheck %s --check-prefixes=CHECK,OLD
// RUN: torch-onnx-opt %s --pass-pipeline='builtin.module(convert-torch-to-onnx{opset=20})' | FileCheck %s --check-prefixes=CHECK,NEW

// CHECK-LABEL: @grid_sample(
// CHECK: onnx.GridSample
// CHECK-SAME: align_corners = 1 : i64
// OLD-SAME: mode = "bilinear"
// NEW-SAME: mode = "linear"
// CHECK-SAME: padding_mode = "border"
func.func @grid_sample(%arg0: !torch.tensor<[2,3,8,8],f32>, %arg1: !torch.tensor<[2,4,5,2],f32>) -> (!torch.tensor<[2,3,4,5],f32>) {
  %0 = torch.constant true -> !torch.bool<true>
  %1 = torch.constant 0 : i64 -> !torch.int<0>
  %2 = torch.constant 1 : i64 -> !torch.int<1>
  %3 = torch.aten.grid_sampler(%arg0, %arg1, %1, %2, %0) : (!torch.tensor<[2,3,8,8],f32>, !torch.tensor<[2,4,5,2],f32>, !torch.int<0>, !torch.int<1>, !torch.bool<true>) -> !torch.tensor<[2,3,4,5],f32>
  return %3 : !torch.tensor<[2,3,4,5],f32>
}
