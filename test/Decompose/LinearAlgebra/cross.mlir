// NOTE: The checks are written by tools/dev/update_checks.py.

// RUN: torch-onnx-opt %s --decompose | FileCheck %s

// CHECK-LABEL: @cross_along_which(
// CHECK-NOT: torch.aten.cross(
// CHECK: return {{.*}} : !torch.tensor<[n,3],f32>
func.func @cross_along_which(%x: !torch.tensor<[n,3],f32>) -> (!torch.tensor<[n,3],f32>) {
  %none = torch.constant unit -> !torch.none
  %0 = torch.aten.cross(%x, %x, %none) : (!torch.tensor<[n,3],f32>, !torch.tensor<[n,3],f32>, !torch.none) -> !torch.tensor<[n,3],f32>
  return %0 : !torch.tensor<[n,3],f32>
}
