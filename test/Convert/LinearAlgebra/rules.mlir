// NOTE: The checks are written by tools/dev/update_checks.py.

// RUN: torch-onnx-opt %s --pass-pipeline='builtin.module(convert-torch-to-onnx{opset=20})' | FileCheck %s

// CHECK-LABEL: @det(
// CHECK: %[[V0:.*]] = onnx.DetV11(%arg0) : {{.*}} -> tensor<f32>
// CHECK: return %[[V0]]
func.func @det(%arg0: !torch.tensor<[3,3],f32>) -> (!torch.tensor<[],f32>) {
  %0 = torch.aten.det(%arg0) : (!torch.tensor<[3,3],f32>) -> !torch.tensor<[],f32>
  return %0 : !torch.tensor<[],f32>
}

// CHECK-LABEL: @linalg_det(
// CHECK: %[[V0:.*]] = onnx.DetV11(%arg0) : {{.*}} -> tensor<f32>
// CHECK: return %[[V0]]
func.func @linalg_det(%arg0: !torch.tensor<[3,3],f32>) -> (!torch.tensor<[],f32>) {
  %0 = torch.aten.linalg_det(%arg0) : (!torch.tensor<[3,3],f32>) -> !torch.tensor<[],f32>
  return %0 : !torch.tensor<[],f32>
}
