// NOTE: The checks are written by tools/dev/update_checks.py.

// RUN: torch-onnx-opt %s --decompose | FileCheck %s

// CHECK-LABEL: @householder_product(
// CHECK: torch.aten.tril{{.*}} -> !torch.tensor<[n,4,2],f32>
// CHECK: torch.aten.add.Tensor{{.*}} -> !torch.tensor<[n,4,2],f32>
// CHECK: torch.aten.expand_as{{.*}} -> !torch.tensor<[n,4,2],f32>
// CHECK: torch.aten.select.int{{.*}} -> !torch.tensor<[n,4],f32>
// CHECK: torch.aten.unsqueeze{{.*}} -> !torch.tensor<[n,4,1],f32>
// CHECK: torch.aten.select.int{{.*}} -> !torch.tensor<[n],f32>
// CHECK: torch.aten.unsqueeze{{.*}} -> !torch.tensor<[n,1],f32>
// CHECK: torch.aten.unsqueeze{{.*}} -> !torch.tensor<[n,1,1],f32>
// CHECK: torch.aten.transpose.int{{.*}} -> !torch.tensor<[n,1,4],f32>
// CHECK: torch.aten.matmul{{.*}} -> !torch.tensor<[n,1,2],f32>
// CHECK: torch.aten.matmul{{.*}} -> !torch.tensor<[n,4,2],f32>
// CHECK: torch.aten.mul.Tensor{{.*}} -> !torch.tensor<[n,4,2],f32>
// CHECK: torch.aten.sub.Tensor{{.*}} -> !torch.tensor<[n,4,2],f32>
// CHECK: torch.aten.select.int{{.*}} -> !torch.tensor<[n,4],f32>
// CHECK: torch.aten.unsqueeze{{.*}} -> !torch.tensor<[n,4,1],f32>
// CHECK: torch.aten.select.int{{.*}} -> !torch.tensor<[n],f32>
// CHECK: torch.aten.unsqueeze{{.*}} -> !torch.tensor<[n,1],f32>
// CHECK: torch.aten.unsqueeze{{.*}} -> !torch.tensor<[n,1,1],f32>
// CHECK: torch.aten.transpose.int{{.*}} -> !torch.tensor<[n,1,4],f32>
// CHECK: torch.aten.matmul{{.*}} -> !torch.tensor<[n,1,2],f32>
// CHECK: torch.aten.matmul{{.*}} -> !torch.tensor<[n,4,2],f32>
// CHECK: torch.aten.mul.Tensor{{.*}} -> !torch.tensor<[n,4,2],f32>
// CHECK: torch.aten.sub.Tensor{{.*}} -> !torch.tensor<[n,4,2],f32>
func.func @householder_product(%a: !torch.tensor<[n,4,2],f32>, %tau: !torch.tensor<[n,2],f32>) -> (!torch.tensor<[n,4,2],f32>) {
  %0 = torch.aten.linalg_householder_product(%a, %tau) : (!torch.tensor<[n,4,2],f32>, !torch.tensor<[n,2],f32>) -> !torch.tensor<[n,4,2],f32>
  return %0 : !torch.tensor<[n,4,2],f32>
}
