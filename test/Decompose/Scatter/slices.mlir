// NOTE: The checks are written by tools/dev/update_checks.py.

// RUN: torch-onnx-opt %s --decompose | FileCheck %s

// CHECK-LABEL: @select_scatter(
// CHECK: torch.aten.unsqueeze{{.*}} -> !torch.tensor<[n,1,6],f32>
// CHECK: torch.aten.slice.Tensor{{.*}} -> !torch.tensor<[n,3,6],f32>
// CHECK: torch.prim.ListConstruct{{.*}} -> !torch.list<[!torch.tensor<[n,1,6],f32>, !torch.tensor<[n,3,6],f32>]>
// CHECK: torch.aten.cat{{.*}} -> !torch.tensor<[n,4,6],f32>
func.func @select_scatter(%arg0: !torch.tensor<[n,4,6],f32>, %arg1: !torch.tensor<[n,6],f32>) -> (!torch.tensor<[n,4,6],f32>) {
  %0 = torch.constant 1 : i64 -> !torch.int<1>
  %1 = torch.constant 0 : i64 -> !torch.int<0>
  %2 = torch.aten.select_scatter(%arg0, %arg1, %0, %1) : (!torch.tensor<[n,4,6],f32>, !torch.tensor<[n,6],f32>, !torch.int<1>, !torch.int<0>) -> !torch.tensor<[n,4,6],f32>
  return %2 : !torch.tensor<[n,4,6],f32>
}

// CHECK-LABEL: @slice_scatter(
// CHECK: torch.aten.slice.Tensor{{.*}} -> !torch.tensor<[n,1,6],f32>
// CHECK: torch.aten.slice.Tensor{{.*}} -> !torch.tensor<[n,1,6],f32>
// CHECK: torch.prim.ListConstruct{{.*}} -> !torch.list<[!torch.tensor<[n,1,6],f32>, !torch.tensor<[n,2,6],f32>, !torch.tensor<[n,1,6],f32>]>
// CHECK: torch.aten.cat{{.*}} -> !torch.tensor<[n,4,6],f32>
func.func @slice_scatter(%arg0: !torch.tensor<[n,4,6],f32>, %arg1: !torch.tensor<[n,2,6],f32>) -> (!torch.tensor<[n,4,6],f32>) {
  %0 = torch.constant 1 : i64 -> !torch.int<1>
  %1 = torch.constant 3 : i64 -> !torch.int<3>
  %2 = torch.aten.slice_scatter(%arg0, %arg1, %0, %0, %1, %0) : (!torch.tensor<[n,4,6],f32>, !torch.tensor<[n,2,6],f32>, !torch.int<1>, !torch.int<1>, !torch.int<3>, !torch.int<1>) -> !torch.tensor<[n,4,6],f32>
  return %2 : !torch.tensor<[n,4,6],f32>
}

// CHECK-LABEL: @diagonal_backward(
// CHECK: torch.prim.ListConstruct{{.*}} -> !torch.list<[!torch.int<1>, !torch.int<0>]>
// CHECK: torch.aten.permute{{.*}} -> !torch.tensor<[4,3],f32>
// CHECK: torch.prim.ListConstruct{{.*}} -> !torch.list<[!torch.tensor<[4],i64>]>
// CHECK: torch.aten.index_put{{.*}} -> !torch.tensor<[20,3],f32>
// CHECK: torch.prim.ListConstruct{{.*}} -> !torch.list<[!torch.int<1>, !torch.int<0>]>
// CHECK: torch.aten.permute{{.*}} -> !torch.tensor<[3,20],f32>
// CHECK: torch.prim.ListConstruct{{.*}} -> !torch.list<[!torch.int<3>, !torch.int<4>, !torch.int<5>]>
// CHECK: torch.aten.view{{.*}} -> !torch.tensor<[3,4,5],f32>
func.func @diagonal_backward(%arg0: !torch.tensor<[3,4],f32>) -> (!torch.tensor<[3,4,5],f32>) {
  %0 = torch.constant 3 : i64 -> !torch.int<3>
  %1 = torch.constant 4 : i64 -> !torch.int<4>
  %2 = torch.constant 5 : i64 -> !torch.int<5>
  %3 = torch.prim.ListConstruct(%0, %1, %2) : (!torch.int<3>, !torch.int<4>, !torch.int<5>) -> !torch.list<[!torch.int<3>, !torch.int<4>, !torch.int<5>]>
  %4 = torch.constant 0 : i64 -> !torch.int<0>
  %5 = torch.constant 1 : i64 -> !torch.int<1>
  %6 = torch.constant 2 : i64 -> !torch.int<2>
  %7 = torch.aten.diagonal_backward(%arg0, %3, %4, %5, %6) : (!torch.tensor<[3,4],f32>, !torch.list<[!torch.int<3>, !torch.int<4>, !torch.int<5>]>, !torch.int<0>, !torch.int<1>, !torch.int<2>) -> !torch.tensor<[3,4,5],f32>
  return %7 : !torch.tensor<[3,4,5],f32>
}

// CHECK-LABEL: @select_backward(
// CHECK: torch.aten.unsqueeze{{.*}} -> !torch.tensor<[3,1,5],f32>
// CHECK: torch.prim.ListConstruct{{.*}} -> !torch.list<[!torch.tensor<[3,1,5],f32>, !torch.tensor<[3,3,5],f32>]>
// CHECK: torch.aten.cat{{.*}} -> !torch.tensor<[3,4,5],f32>
func.func @select_backward(%arg0: !torch.tensor<[3,5],f32>) -> (!torch.tensor<[3,4,5],f32>) {
  %0 = torch.constant 3 : i64 -> !torch.int<3>
  %1 = torch.constant 4 : i64 -> !torch.int<4>
  %2 = torch.constant 5 : i64 -> !torch.int<5>
  %3 = torch.prim.ListConstruct(%0, %1, %2) : (!torch.int<3>, !torch.int<4>, !torch.int<5>) -> !torch.list<[!torch.int<3>, !torch.int<4>, !torch.int<5>]>
  %4 = torch.constant 1 : i64 -> !torch.int<1>
  %5 = torch.constant 0 : i64 -> !torch.int<0>
  %6 = torch.aten.select_backward(%arg0, %3, %4, %5) : (!torch.tensor<[3,5],f32>, !torch.list<[!torch.int<3>, !torch.int<4>, !torch.int<5>]>, !torch.int<1>, !torch.int<0>) -> !torch.tensor<[3,4,5],f32>
  return %6 : !torch.tensor<[3,4,5],f32>
}

// CHECK-LABEL: @slice_backward(
// CHECK: torch.prim.ListConstruct{{.*}} -> !torch.list<[!torch.tensor<[3,1,5],f32>, !torch.tensor<[3,2,5],f32>, !torch.tensor<[3,1,5],f32>]>
// CHECK: torch.aten.cat{{.*}} -> !torch.tensor<[3,4,5],f32>
func.func @slice_backward(%arg0: !torch.tensor<[3,2,5],f32>) -> (!torch.tensor<[3,4,5],f32>) {
  %0 = torch.constant 3 : i64 -> !torch.int<3>
  %1 = torch.constant 4 : i64 -> !torch.int<4>
  %2 = torch.constant 5 : i64 -> !torch.int<5>
  %3 = torch.prim.ListConstruct(%0, %1, %2) : (!torch.int<3>, !torch.int<4>, !torch.int<5>) -> !torch.list<[!torch.int<3>, !torch.int<4>, !torch.int<5>]>
  %4 = torch.constant 1 : i64 -> !torch.int<1>
  %5 = torch.aten.slice_backward(%arg0, %3, %4, %4, %0, %4) : (!torch.tensor<[3,2,5],f32>, !torch.list<[!torch.int<3>, !torch.int<4>, !torch.int<5>]>, !torch.int<1>, !torch.int<1>, !torch.int<3>, !torch.int<1>) -> !torch.tensor<[3,4,5],f32>
  return %5 : !torch.tensor<[3,4,5],f32>
}

// CHECK-LABEL: @unfold_backward(
// CHECK: torch.aten.flatten.using_ints{{.*}} -> !torch.tensor<[3,12],f32>
// CHECK: torch.prim.ListConstruct{{.*}} -> !torch.list<[!torch.int<1>, !torch.int<0>]>
// CHECK: torch.aten.permute{{.*}} -> !torch.tensor<[12,3],f32>
// CHECK: torch.prim.ListConstruct{{.*}} -> !torch.list<[!torch.tensor<[12],i64>]>
// CHECK: torch.aten.index_put{{.*}} -> !torch.tensor<[9,3],f32>
// CHECK: torch.prim.ListConstruct{{.*}} -> !torch.list<[!torch.int<1>, !torch.int<0>]>
// CHECK: torch.aten.permute{{.*}} -> !torch.tensor<[3,9],f32>
func.func @unfold_backward(%arg0: !torch.tensor<[3,4,3],f32>) -> (!torch.tensor<[3,9],f32>) {
  %0 = torch.constant 3 : i64 -> !torch.int<3>
  %1 = torch.constant 9 : i64 -> !torch.int<9>
  %2 = torch.prim.ListConstruct(%0, %1) : (!torch.int<3>, !torch.int<9>) -> !torch.list<[!torch.int<3>, !torch.int<9>]>
  %3 = torch.constant 1 : i64 -> !torch.int<1>
  %4 = torch.constant 2 : i64 -> !torch.int<2>
  %5 = torch.aten.unfold_backward(%arg0, %2, %3, %0, %4) : (!torch.tensor<[3,4,3],f32>, !torch.list<[!torch.int<3>, !torch.int<9>]>, !torch.int<1>, !torch.int<3>, !torch.int<2>) -> !torch.tensor<[3,9],f32>
  return %5 : !torch.tensor<[3,9],f32>
}
