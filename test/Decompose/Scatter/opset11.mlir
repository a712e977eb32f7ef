// NOTE: The checks are written by tools/dev/update_checks.py.

// RUN: torch-onnx-opt %s --decompose --opset 11 | FileCheck %s

// CHECK-LABEL: @scatter_add(
// CHECK: torch.aten.unsqueeze{{.*}} -> !torch.tensor<[n,7,1],i64>
// CHECK: torch.aten.eq.Tensor{{.*}} -> !torch.tensor<[n,7,5],i1>
// CHECK: torch.aten.unsqueeze{{.*}} -> !torch.tensor<[n,7,1],f32>
// CHECK: torch.aten.where.self{{.*}} -> !torch.tensor<[n,7,5],f32>
// CHECK: torch.prim.ListConstruct{{.*}} -> !torch.list<[!torch.int<1>]>
// CHECK: torch.aten.sum.dim_IntList{{.*}} -> !torch.tensor<[n,5],f32>
// CHECK: torch.aten.add.Tensor{{.*}} -> !torch.tensor<[n,5],f32>
func.func @scatter_add(%arg0: !torch.tensor<[n,5],f32>, %arg1: !torch.tensor<[n,7],i64>, %arg2: !torch.tensor<[n,7],f32>) -> (!torch.tensor<[n,5],f32>) {
  %0 = torch.constant 1 : i64 -> !torch.int<1>
  %1 = torch.aten.scatter_add(%arg0, %0, %arg1, %arg2) : (!torch.tensor<[n,5],f32>, !torch.int<1>, !torch.tensor<[n,7],i64>, !torch.tensor<[n,7],f32>) -> !torch.tensor<[n,5],f32>
  return %1 : !torch.tensor<[n,5],f32>
}

// CHECK-LABEL: @scatter_add_of_ints(
// CHECK: torch.aten.unsqueeze{{.*}} -> !torch.tensor<[n,7,1],i64>
// CHECK: torch.aten.eq.Tensor{{.*}} -> !torch.tensor<[n,7,5],i1>
// CHECK: torch.aten.unsqueeze{{.*}} -> !torch.tensor<[n,7,1],i64>
// CHECK: torch.aten.where.self{{.*}} -> !torch.tensor<[n,7,5],i64>
// CHECK: torch.prim.ListConstruct{{.*}} -> !torch.list<[!torch.int<1>]>
// CHECK: torch.aten.sum.dim_IntList{{.*}} -> !torch.tensor<[n,5],i64>
// CHECK: torch.aten.add.Tensor{{.*}} -> !torch.tensor<[n,5],i64>
func.func @scatter_add_of_ints(%arg0: !torch.tensor<[n,5],i64>, %arg1: !torch.tensor<[n,7],i64>, %arg2: !torch.tensor<[n,7],i64>) -> (!torch.tensor<[n,5],i64>) {
  %0 = torch.constant 1 : i64 -> !torch.int<1>
  %1 = torch.aten.scatter_add(%arg0, %0, %arg1, %arg2) : (!torch.tensor<[n,5],i64>, !torch.int<1>, !torch.tensor<[n,7],i64>, !torch.tensor<[n,7],i64>) -> !torch.tensor<[n,5],i64>
  return %1 : !torch.tensor<[n,5],i64>
}

// CHECK-LABEL: @scatter_reduce_two(
// CHECK: torch.aten.unsqueeze{{.*}} -> !torch.tensor<[n,7,1],i64>
// CHECK: torch.aten.eq.Tensor{{.*}} -> !torch.tensor<[n,7,5],i1>
// CHECK: torch.aten.unsqueeze{{.*}} -> !torch.tensor<[n,7,1],f32>
// CHECK: torch.aten.where.self{{.*}} -> !torch.tensor<[n,7,5],f32>
// CHECK: torch.prim.ListConstruct{{.*}} -> !torch.list<[!torch.int<1>]>
// CHECK: torch.aten.sum.dim_IntList{{.*}} -> !torch.tensor<[n,5],f32>
// CHECK: torch.aten.add.Tensor{{.*}} -> !torch.tensor<[n,5],f32>
func.func @scatter_reduce_two(%arg0: !torch.tensor<[n,5],f32>, %arg1: !torch.tensor<[n,7],i64>, %arg2: !torch.tensor<[n,7],f32>) -> (!torch.tensor<[n,5],f32>) {
  %0 = torch.constant 1 : i64 -> !torch.int<1>
  %1 = torch.constant "sum" -> !torch.str
  %2 = torch.constant true -> !torch.bool<true>
  %3 = torch.aten.scatter_reduce.two(%arg0, %0, %arg1, %arg2, %1, %2) : (!torch.tensor<[n,5],f32>, !torch.int<1>, !torch.tensor<[n,7],i64>, !torch.tensor<[n,7],f32>, !torch.str, !torch.bool<true>) -> !torch.tensor<[n,5],f32>
  return %3 : !torch.tensor<[n,5],f32>
}

// CHECK-LABEL: @scatter_reduce_two_of_ints(
// CHECK: torch.aten.unsqueeze{{.*}} -> !torch.tensor<[n,7,1],i64>
// CHECK: torch.aten.eq.Tensor{{.*}} -> !torch.tensor<[n,7,5],i1>
// CHECK: torch.aten.unsqueeze{{.*}} -> !torch.tensor<[n,7,1],i64>
// CHECK: torch.aten.where.self{{.*}} -> !torch.tensor<[n,7,5],i64>
// CHECK: torch.prim.ListConstruct{{.*}} -> !torch.list<[!torch.int<1>]>
// CHECK: torch.aten.sum.dim_IntList{{.*}} -> !torch.tensor<[n,5],i64>
// CHECK: torch.aten.add.Tensor{{.*}} -> !torch.tensor<[n,5],i64>
func.func @scatter_reduce_two_of_ints(%arg0: !torch.tensor<[n,5],i64>, %arg1: !torch.tensor<[n,7],i64>, %arg2: !torch.tensor<[n,7],i64>) -> (!torch.tensor<[n,5],i64>) {
  %0 = torch.constant 1 : i64 -> !torch.int<1>
  %1 = torch.constant "sum" -> !torch.str
  %2 = torch.constant true -> !torch.bool<true>
  %3 = torch.aten.scatter_reduce.two(%arg0, %0, %arg1, %arg2, %1, %2) : (!torch.tensor<[n,5],i64>, !torch.int<1>, !torch.tensor<[n,7],i64>, !torch.tensor<[n,7],i64>, !torch.str, !torch.bool<true>) -> !torch.tensor<[n,5],i64>
  return %3 : !torch.tensor<[n,5],i64>
}
