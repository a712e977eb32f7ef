// NOTE: The checks are written by tools/dev/update_checks.py.

// RUN: torch-onnx-opt %s --decompose | FileCheck %s

// CHECK-LABEL: @col2im(
// CHECK: torch.aten.size.int{{.*}} -> !torch.int<n>
// CHECK: torch.prim.ListConstruct{{.*}} -> !torch.list<[!torch.int<n>, !torch.int<2>, !torch.int<2>, !torch.int<3>, !torch.int<4>, !torch.int<5>]>
// CHECK: torch.aten.view{{.*}} -> !torch.tensor<[n,2,2,3,4,5],f32>
// CHECK: torch.prim.ListConstruct{{.*}} -> !torch.list<[!torch.int<0>, !torch.int<1>, !torch.int<2>, !torch.int<4>, !torch.int<3>, !torch.int<5>]>
// CHECK: torch.aten.permute{{.*}} -> !torch.tensor<[n,2,2,4,3,5],f32>
// CHECK: torch.prim.ListConstruct{{.*}} -> !torch.list<[!torch.int<n>, !torch.int<2>, !torch.int<8>, !torch.int<15>]>
// CHECK: torch.aten.reshape{{.*}} -> !torch.tensor<[n,2,8,15],f32>
// CHECK: torch.prim.ListConstruct{{.*}} -> !torch.list<[!torch.int<n>, !torch.int<2>, !torch.int<8>, !torch.int<7>]>
// CHECK: torch.aten.full{{.*}} -> !torch.tensor<[n,2,8,7],f32>
// CHECK: torch.prim.ListConstruct{{.*}} -> !torch.list<[!torch.int<3>, !torch.int<0>, !torch.int<1>, !torch.int<2>]>
// CHECK: torch.aten.permute{{.*}} -> !torch.tensor<[15,n,2,8],f32>
// CHECK: torch.prim.ListConstruct{{.*}} -> !torch.list<[!torch.int<3>, !torch.int<0>, !torch.int<1>, !torch.int<2>]>
// CHECK: torch.aten.permute{{.*}} -> !torch.tensor<[7,n,2,8],f32>
// CHECK: torch.prim.ListConstruct{{.*}} -> !torch.list<[!torch.tensor<[15],i64>]>
// CHECK: torch.aten.index_put{{.*}} -> !torch.tensor<[7,n,2,8],f32>
// CHECK: torch.prim.ListConstruct{{.*}} -> !torch.list<[!torch.int<1>, !torch.int<2>, !torch.int<3>, !torch.int<0>]>
// CHECK: torch.aten.permute{{.*}} -> !torch.tensor<[n,2,8,7],f32>
// CHECK: torch.prim.ListConstruct{{.*}} -> !torch.list<[!torch.int<n>, !torch.int<2>, !torch.int<5>, !torch.int<7>]>
// CHECK: torch.aten.full{{.*}} -> !torch.tensor<[n,2,5,7],f32>
// CHECK: torch.prim.ListConstruct{{.*}} -> !torch.list<[!torch.int<2>, !torch.int<0>, !torch.int<1>, !torch.int<3>]>
// CHECK: torch.aten.permute{{.*}} -> !torch.tensor<[8,n,2,7],f32>
// CHECK: torch.prim.ListConstruct{{.*}} -> !torch.list<[!torch.int<2>, !torch.int<0>, !torch.int<1>, !torch.int<3>]>
// CHECK: torch.aten.permute{{.*}} -> !torch.tensor<[5,n,2,7],f32>
// CHECK: torch.prim.ListConstruct{{.*}} -> !torch.list<[!torch.tensor<[8],i64>]>
// CHECK: torch.aten.index_put{{.*}} -> !torch.tensor<[5,n,2,7],f32>
// CHECK: torch.prim.ListConstruct{{.*}} -> !torch.list<[!torch.int<1>, !torch.int<2>, !torch.int<0>, !torch.int<3>]>
// CHECK: torch.aten.permute{{.*}} -> !torch.tensor<[n,2,5,7],f32>
func.func @col2im(%arg0: !torch.tensor<[n,12,20],f32>) -> (!torch.tensor<[n,2,5,7],f32>) {
  %0 = torch.constant 5 : i64 -> !torch.int<5>
  %1 = torch.constant 7 : i64 -> !torch.int<7>
  %2 = torch.constant 2 : i64 -> !torch.int<2>
  %3 = torch.constant 3 : i64 -> !torch.int<3>
  %4 = torch.constant 1 : i64 -> !torch.int<1>
  %5 = torch.constant 0 : i64 -> !torch.int<0>
  %6 = torch.prim.ListConstruct(%0, %1) : (!torch.int<5>, !torch.int<7>) -> !torch.list<[!torch.int<5>, !torch.int<7>]>
  %7 = torch.prim.ListConstruct(%2, %3) : (!torch.int<2>, !torch.int<3>) -> !torch.list<[!torch.int<2>, !torch.int<3>]>
  %8 = torch.prim.ListConstruct(%4, %4) : (!torch.int<1>, !torch.int<1>) -> !torch.list<[!torch.int<1>, !torch.int<1>]>
  %9 = torch.prim.ListConstruct(%5, %5) : (!torch.int<0>, !torch.int<0>) -> !torch.list<[!torch.int<0>, !torch.int<0>]>
  %10 = torch.prim.ListConstruct(%4, %4) : (!torch.int<1>, !torch.int<1>) -> !torch.list<[!torch.int<1>, !torch.int<1>]>
  %11 = torch.aten.col2im(%arg0, %6, %7, %8, %9, %10) : (!torch.tensor<[n,12,20],f32>, !torch.list<[!torch.int<5>, !torch.int<7>]>, !torch.list<[!torch.int<2>, !torch.int<3>]>, !torch.list<[!torch.int<1>, !torch.int<1>]>, !torch.list<[!torch.int<0>, !torch.int<0>]>, !torch.list<[!torch.int<1>, !torch.int<1>]>) -> !torch.tensor<[n,2,5,7],f32>
  return %11 : !torch.tensor<[n,2,5,7],f32>
}

// CHECK-LABEL: @im2col(
// CHECK: torch.aten.size.int{{.*}} -> !torch.int<n>
// CHECK: torch.aten.index_select{{.*}} -> !torch.tensor<[n,2,8,7],f32>
// CHECK: torch.aten.index_select{{.*}} -> !torch.tensor<[n,2,8,15],f32>
// CHECK: torch.prim.ListConstruct{{.*}} -> !torch.list<[!torch.int<n>, !torch.int<2>, !torch.int<2>, !torch.int<4>, !torch.int<3>, !torch.int<5>]>
// CHECK: torch.aten.view{{.*}} -> !torch.tensor<[n,2,2,4,3,5],f32>
// CHECK: torch.prim.ListConstruct{{.*}} -> !torch.list<[!torch.int<0>, !torch.int<1>, !torch.int<2>, !torch.int<4>, !torch.int<3>, !torch.int<5>]>
// CHECK: torch.aten.permute{{.*}} -> !torch.tensor<[n,2,2,3,4,5],f32>
// CHECK: torch.prim.ListConstruct{{.*}} -> !torch.list<[!torch.int<n>, !torch.int<12>, !torch.int<20>]>
// CHECK: torch.aten.reshape{{.*}} -> !torch.tensor<[n,12,20],f32>
func.func @im2col(%arg0: !torch.tensor<[n,2,5,7],f32>) -> (!torch.tensor<[n,12,20],f32>) {
  %0 = torch.constant 2 : i64 -> !torch.int<2>
  %1 = torch.constant 3 : i64 -> !torch.int<3>
  %2 = torch.constant 1 : i64 -> !torch.int<1>
  %3 = torch.constant 0 : i64 -> !torch.int<0>
  %4 = torch.prim.ListConstruct(%0, %1) : (!torch.int<2>, !torch.int<3>) -> !torch.list<[!torch.int<2>, !torch.int<3>]>
  %5 = torch.prim.ListConstruct(%2, %2) : (!torch.int<1>, !torch.int<1>) -> !torch.list<[!torch.int<1>, !torch.int<1>]>
  %6 = torch.prim.ListConstruct(%3, %3) : (!torch.int<0>, !torch.int<0>) -> !torch.list<[!torch.int<0>, !torch.int<0>]>
  %7 = torch.prim.ListConstruct(%2, %2) : (!torch.int<1>, !torch.int<1>) -> !torch.list<[!torch.int<1>, !torch.int<1>]>
  %8 = torch.aten.im2col(%arg0, %4, %5, %6, %7) : (!torch.tensor<[n,2,5,7],f32>, !torch.list<[!torch.int<2>, !torch.int<3>]>, !torch.list<[!torch.int<1>, !torch.int<1>]>, !torch.list<[!torch.int<0>, !torch.int<0>]>, !torch.list<[!torch.int<1>, !torch.int<1>]>) -> !torch.tensor<[n,12,20],f32>
  return %8 : !torch.tensor<[n,12,20],f32>
}
