// NOTE: The checks are written by tools/dev/update_checks.py.

// RUN: torch-onnx-opt %s --pass-pipeline='builtin.module(convert-torch-to-onnx{opset=20})' | FileCheck %s

// CHECK-LABEL: @grid_sampler_2d(
// CHECK: onnx.GridSampleV20{{.*}} -> tensor<?x2x3x4xf32, #onnx.dims<"n", "", "", "">>
func.func @grid_sampler_2d(%arg0: !torch.tensor<[n,2,5,6],f32>, %arg1: !torch.tensor<[n,3,4,2],f32>) -> (!torch.tensor<[n,2,3,4],f32>) {
  %0 = torch.constant 0 : i64 -> !torch.int<0>
  %1 = torch.constant false -> !torch.bool<false>
  %2 = torch.aten.grid_sampler_2d(%arg0, %arg1, %0, %0, %1) : (!torch.tensor<[n,2,5,6],f32>, !torch.tensor<[n,3,4,2],f32>, !torch.int<0>, !torch.int<0>, !torch.bool<false>) -> !torch.tensor<[n,2,3,4],f32>
  return %2 : !torch.tensor<[n,2,3,4],f32>
}
