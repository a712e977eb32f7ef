// NOTE: The checks are written by tools/dev/update_checks.py.

// RUN: torch-onnx-opt %s --decompose | FileCheck %s

// CHECK-LABEL: @linalg_qr(
// CHECK-NOT: torch.aten.linalg_qr(
// CHECK: return {{.*}} : !torch.tensor<[n,p,p],f32>, !torch.tensor<[n,p,m],f32>
func.func @linalg_qr(%arg0: !torch.tensor<[n,p,m],f32>) -> (!torch.tensor<[n,p,p],f32>, !torch.tensor<[n,p,m],f32>) {
  %0 = torch.constant "complete" -> !torch.str
  %1:2 = torch.aten.linalg_qr(%arg0, %0) : (!torch.tensor<[n,p,m],f32>, !torch.str) -> (!torch.tensor<[n,p,p],f32>, !torch.tensor<[n,p,m],f32>)
  return %1#0, %1#1 : !torch.tensor<[n,p,p],f32>, !torch.tensor<[n,p,m],f32>
}

// CHECK-LABEL: @orgqr(
// CHECK-NOT: torch.aten.orgqr(
// CHECK: return {{.*}} : !torch.tensor<[4,3],f64>
func.func @orgqr(%arg0: !torch.tensor<[4,3],f64>, %arg1: !torch.tensor<[3],f64>) -> (!torch.tensor<[4,3],f64>) {
  %0 = torch.aten.orgqr(%arg0, %arg1) : (!torch.tensor<[4,3],f64>, !torch.tensor<[3],f64>) -> !torch.tensor<[4,3],f64>
  return %0 : !torch.tensor<[4,3],f64>
}

// CHECK-LABEL: @qr(
// CHECK-NOT: torch.aten.qr(
// CHECK: return {{.*}} : !torch.tensor<[6,6],f32>, !torch.tensor<[6,6],f32>
func.func @qr(%arg0: !torch.tensor<[6,6],f32>) -> (!torch.tensor<[6,6],f32>, !torch.tensor<[6,6],f32>) {
  %0 = torch.constant true -> !torch.bool<true>
  %1:2 = torch.aten.qr(%arg0, %0) : (!torch.tensor<[6,6],f32>, !torch.bool<true>) -> (!torch.tensor<[6,6],f32>, !torch.tensor<[6,6],f32>)
  return %1#0, %1#1 : !torch.tensor<[6,6],f32>, !torch.tensor<[6,6],f32>
}
