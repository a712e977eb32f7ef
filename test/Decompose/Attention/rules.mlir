// NOTE: The checks are written by tools/dev/update_checks.py.

// RUN: torch-onnx-opt %s --decompose | FileCheck %s

// CHECK-LABEL: @_safe_softmax(
// CHECK: torch.aten.softmax.int{{.*}} -> !torch.tensor<[n,3],f32>
// CHECK: torch.prim.ListConstruct{{.*}} -> !torch.list<[!torch.int<1>]>
// CHECK: torch.aten.amax{{.*}} -> !torch.tensor<[n,1],f32>
// CHECK: torch.aten.eq.Scalar{{.*}} -> !torch.tensor<[n,1],i1>
// CHECK: torch.aten.where.self{{.*}} -> !torch.tensor<[n,3],f32>
func.func @_safe_softmax(%arg0: !torch.tensor<[n,3],f32>) -> (!torch.tensor<[n,3],f32>) {
  %0 = torch.constant 1 : i64 -> !torch.int<1>
  %1 = torch.constant unit -> !torch.none
  %2 = torch.aten._safe_softmax(%arg0, %0, %1) : (!torch.tensor<[n,3],f32>, !torch.int<1>, !torch.none) -> !torch.tensor<[n,3],f32>
  return %2 : !torch.tensor<[n,3],f32>
}
