// NOTE: The checks are written by tools/dev/update_checks.py.

// RUN: torch-onnx-opt %s --decompose | FileCheck %s

// CHECK-LABEL: @kron(
// CHECK: torch.aten.unsqueeze{{.*}} -> !torch.tensor<[1,m],f32>
// CHECK: torch.aten.size.int{{.*}} -> !torch.int<m>
// CHECK: torch.aten.size.int{{.*}} -> !torch.int<n>
// CHECK: torch.aten.mul.int{{.*}} -> !torch.int<n>
// CHECK: torch.aten.mul.int{{.*}} -> !torch.int<"3*m">
// CHECK: torch.aten.unsqueeze{{.*}} -> !torch.tensor<[n,1,3],f32>
// CHECK: torch.aten.unsqueeze{{.*}} -> !torch.tensor<[1,1,m],f32>
// CHECK: torch.aten.unsqueeze{{.*}} -> !torch.tensor<[n,1,3,1],f32>
// CHECK: torch.aten.unsqueeze{{.*}} -> !torch.tensor<[1,1,1,m],f32>
// CHECK: torch.aten.mul.Tensor{{.*}} -> !torch.tensor<[n,1,3,m],f32>
// CHECK: torch.prim.ListConstruct{{.*}} -> !torch.list<[!torch.int<n>, !torch.int<"3*m">]>
// CHECK: torch.aten.reshape{{.*}} -> !torch.tensor<[n,"3*m"],f32>
func.func @kron(%arg0: !torch.tensor<[n,3],f32>, %arg1: !torch.tensor<[m],f32>) -> !torch.tensor<[n,"3*m"],f32> {
  %0 = torch.aten.kron(%arg0, %arg1) : (!torch.tensor<[n,3],f32>, !torch.tensor<[m],f32>) -> !torch.tensor<[n,"3*m"],f32>
  return %0 : !torch.tensor<[n,"3*m"],f32>
}
