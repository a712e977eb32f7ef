// NOTE: The checks are written by tools/dev/update_checks.py.

// RUN: torch-onnx-opt %s --decompose --opset 13 | FileCheck %s

// CHECK-LABEL: @scatter_reduce(
// CHECK: torch.aten.unsqueeze{{.*}} -> !torch.tensor<[n,7,1],i64>
// CHECK: torch.aten.eq.Tensor{{.*}} -> !torch.tensor<[n,7,5],i1>
// CHECK: torch.aten.unsqueeze{{.*}} -> !torch.tensor<[n,7,1],f32>
// CHECK: torch.aten.where.self{{.*}} -> !torch.tensor<[n,7,5],f32>
// CHECK: torch.prim.ListConstruct{{.*}} -> !torch.list<[!torch.int<1>]>
// CHECK: torch.aten.sum.dim_IntList{{.*}} -> !torch.tensor<[n,5],f32>
// CHECK: torch.aten.add.Tensor{{.*}} -> !torch.tensor<[n,5],f32>
func.func @scatter_reduce(%arg0: !torch.tensor<[n,5],f32>, %arg1: !torch.tensor<[n,7],i64>, %arg2: !torch.tensor<[n,7],f32>) -> (!torch.tensor<[n,5],f32>) {
  %0 = torch.constant 1 : i64 -> !torch.int<1>
  %1 = torch.constant "add" -> !torch.str
  %2 = torch.aten.scatter.reduce(%arg0, %0, %arg1, %arg2, %1) : (!torch.tensor<[n,5],f32>, !torch.int<1>, !torch.tensor<[n,7],i64>, !torch.tensor<[n,7],f32>, !torch.str) -> !torch.tensor<[n,5],f32>
  return %2 : !torch.tensor<[n,5],f32>
}
