// NOTE: The checks are written by tools/dev/update_checks.py.

// RUN: torch-onnx-opt %s --decompose | FileCheck %s

// CHECK-LABEL: @_grid_sampler_2d_cpu_fallback(
// CHECK-NOT: torch.aten._grid_sampler_2d_cpu_fallback(
// CHECK: return {{.*}} : !torch.tensor<[n,c,3,4],f32>
func.func @_grid_sampler_2d_cpu_fallback(%arg0: !torch.tensor<[n,c,h,w],f32>, %arg1: !torch.tensor<[n,3,4,2],f32>) -> (!torch.tensor<[n,c,3,4],f32>) {
  %0 = torch.constant 0 : i64 -> !torch.int<0>
  %1 = torch.constant 1 : i64 -> !torch.int<1>
  %2 = torch.constant false -> !torch.bool<false>
  %3 = torch.aten._grid_sampler_2d_cpu_fallback(%arg0, %arg1, %0, %1, %2) : (!torch.tensor<[n,c,h,w],f32>, !torch.tensor<[n,3,4,2],f32>, !torch.int<0>, !torch.int<1>, !torch.bool<false>) -> !torch.tensor<[n,c,3,4],f32>
  return %3 : !torch.tensor<[n,c,3,4],f32>
}
