// NOTE: The checks are written by tools/dev/update_checks.py.

// RUN: torch-onnx-opt %s --decompose --opset 13 | FileCheck %s

// CHECK-LABEL: @grid_sampler_2d(
// CHECK-NOT: torch.aten.grid_sampler_2d(
// CHECK: return {{.*}} : !torch.tensor<[n,2,3,4],f32>
func.func @grid_sampler_2d(%arg0: !torch.tensor<[n,2,5,6],f32>, %arg1: !torch.tensor<[n,3,4,2],f32>) -> (!torch.tensor<[n,2,3,4],f32>) {
  %0 = torch.constant 1 : i64 -> !torch.int<1>
  %1 = torch.constant 0 : i64 -> !torch.int<0>
  %2 = torch.constant false -> !torch.bool<false>
  %3 = torch.aten.grid_sampler_2d(%arg0, %arg1, %0, %1, %2) : (!torch.tensor<[n,2,5,6],f32>, !torch.tensor<[n,3,4,2],f32>, !torch.int<1>, !torch.int<0>, !torch.bool<false>) -> !torch.tensor<[n,2,3,4],f32>
  return %3 : !torch.tensor<[n,2,3,4],f32>
}

// CHECK-LABEL: @grid_sampler_3d(
// CHECK-NOT: torch.aten.grid_sampler_3d(
// CHECK: return {{.*}} : !torch.tensor<[n,2,2,3,4],f32>
func.func @grid_sampler_3d(%arg0: !torch.tensor<[n,2,3,4,5],f32>, %arg1: !torch.tensor<[n,2,3,4,3],f32>) -> (!torch.tensor<[n,2,2,3,4],f32>) {
  %0 = torch.constant 0 : i64 -> !torch.int<0>
  %1 = torch.constant 1 : i64 -> !torch.int<1>
  %2 = torch.constant true -> !torch.bool<true>
  %3 = torch.aten.grid_sampler_3d(%arg0, %arg1, %0, %1, %2) : (!torch.tensor<[n,2,3,4,5],f32>, !torch.tensor<[n,2,3,4,3],f32>, !torch.int<0>, !torch.int<1>, !torch.bool<true>) -> !torch.tensor<[n,2,2,3,4],f32>
  return %3 : !torch.tensor<[n,2,2,3,4],f32>
}
