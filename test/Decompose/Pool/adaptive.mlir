// Adaptive pools: a plain one where the windows are alike, else gathered windows.

// RUN: torch-onnx-opt %s --decompose --opset=13 | FileCheck %s

// CHECK-LABEL: @alike(
// CHECK: torch.constant 4 : i64
// CHECK: torch.aten.avg_pool2d
// CHECK-NOT: torch.aten.index
func.func @alike(%arg0: !torch.tensor<[n,3,8,7],f32>) -> (!torch.tensor<[n,3,2,3],f32>) {
  %0 = torch.constant 2 : i64 -> !torch.int<2>
  %1 = torch.constant 3 : i64 -> !torch.int<3>
  %2 = torch.prim.ListConstruct(%0, %1) : (!torch.int<2>, !torch.int<3>) -> !torch.list<[!torch.int<2>, !torch.int<3>]>
  %3 = torch.aten.adaptive_avg_pool2d(%arg0, %2) : (!torch.tensor<[n,3,8,7],f32>, !torch.list<[!torch.int<2>, !torch.int<3>]>) -> !torch.tensor<[n,3,2,3],f32>
  return %3 : !torch.tensor<[n,3,2,3],f32>
}

// CHECK-LABEL: @different(
// CHECK: torch.aten.index.Tensor
// CHECK: torch.aten.where.self
// CHECK: torch.aten.sum.dim_IntList
// CHECK: torch.aten.div.Tensor
func.func @different(%arg0: !torch.tensor<[n,3,8],f32>) -> (!torch.tensor<[n,3,3],f32>) {
  %0 = torch.constant 3 : i64 -> !torch.int<3>
  %1 = torch.prim.ListConstruct(%0) : (!torch.int<3>) -> !torch.list<[!torch.int<3>]>
  %2 = torch.aten.adaptive_avg_pool1d(%arg0, %1) : (!torch.tensor<[n,3,8],f32>, !torch.list<[!torch.int<3>]>) -> !torch.tensor<[n,3,3],f32>
  return %2 : !torch.tensor<[n,3,3],f32>
}

// CHECK-LABEL: @max(
// CHECK: torch.aten.max_pool1d(
func.func @max(%arg0: !torch.tensor<[n,3,8],f32>) -> (!torch.tensor<[n,3,2],f32>) {
  %0 = torch.constant 2 : i64 -> !torch.int<2>
  %1 = torch.prim.ListConstruct(%0) : (!torch.int<2>) -> !torch.list<[!torch.int<2>]>
  %2:2 = torch.aten.adaptive_max_pool1d(%arg0, %1) : (!torch.tensor<[n,3,8],f32>, !torch.list<[!torch.int<2>]>) -> (!torch.tensor<[n,3,2],f32>, !torch.tensor<[n,3,2],i64>)
  return %2#0 : !torch.tensor<[n,3,2],f32>
}

// CHECK-LABEL: @max_indices(
// CHECK: torch.aten.max_pool1d_with_indices(
func.func @max_indices(%arg0: !torch.tensor<[n,3,8],f32>) -> (!torch.tensor<[n,3,2],f32>, !torch.tensor<[n,3,2],i64>) {
  %0 = torch.constant 2 : i64 -> !torch.int<2>
  %1 = torch.prim.ListConstruct(%0) : (!torch.int<2>) -> !torch.list<[!torch.int<2>]>
  %2:2 = torch.aten.adaptive_max_pool1d(%arg0, %1) : (!torch.tensor<[n,3,8],f32>, !torch.list<[!torch.int<2>]>) -> (!torch.tensor<[n,3,2],f32>, !torch.tensor<[n,3,2],i64>)
  return %2#0, %2#1 : !torch.tensor<[n,3,2],f32>, !torch.tensor<[n,3,2],i64>
}
