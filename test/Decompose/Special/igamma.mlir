// NOTE: The checks are written by tools/dev/update_checks.py.

// RUN: torch-onnx-opt %s --decompose | FileCheck %s

// CHECK-LABEL: @igamma(
// CHECK-NOT: torch.aten.igamma(
// CHECK: return {{.*}} : !torch.tensor<[n,3],f32>
func.func @igamma(%arg0: !torch.tensor<[n,1],f32>, %arg1: !torch.tensor<[3],f32>) -> !torch.tensor<[n,3],f32> {
  %0 = torch.aten.igamma(%arg0, %arg1) : (!torch.tensor<[n,1],f32>, !torch.tensor<[3],f32>) -> !torch.tensor<[n,3],f32>
  return %0 : !torch.tensor<[n,3],f32>
}

// CHECK-LABEL: @igammac(
// CHECK-NOT: torch.aten.igammac(
// CHECK: return {{.*}} : !torch.tensor<[n,3],f32>
func.func @igammac(%arg0: !torch.tensor<[n,1],f32>, %arg1: !torch.tensor<[3],f32>) -> !torch.tensor<[n,3],f32> {
  %0 = torch.aten.igammac(%arg0, %arg1) : (!torch.tensor<[n,1],f32>, !torch.tensor<[3],f32>) -> !torch.tensor<[n,3],f32>
  return %0 : !torch.tensor<[n,3],f32>
}
