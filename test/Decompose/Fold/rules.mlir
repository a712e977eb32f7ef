// NOTE: The checks are written by tools/dev/update_checks.py.

// RUN: torch-onnx-opt %s --decompose | FileCheck %s

// CHECK-LABEL: @col2im(
// CHECK-NOT: torch.aten.col2im(
// CHECK: return {{.*}} : !torch.tensor<[n,2,5,7],f32>
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
// CHECK: %[[V0:.*]] = torch.constant dense<[0, 1, 2, 3, 1, 2, 3, 4]> : tensor<8xi64> -> !torch.tensor<[8],i64>
// CHECK: %[[V1:.*]] = torch.constant dense<[0, 1, 2, 3, 4, 1, 2, 3, 4, 5, 2, 3, 4, 5, 6]> : tensor<15xi64> -> !torch.tensor<[15],i64>
// CHECK: %[[V2:.*]] = torch.aten.size.int(%arg0, {{.*}}) : ({{.*}}, !torch.int<0>) -> !torch.int<n>
// CHECK: %[[V3:.*]] = torch.aten.index_select(%arg0, {{.*}}, %[[V0]]) : ({{.*}}, !torch.int<2>, {{.*}}) -> !torch.tensor<[n,2,8,7],f32>
// CHECK: %[[V4:.*]] = torch.aten.index_select(%[[V3]], {{.*}}, %[[V1]]) : ({{.*}}, !torch.int<3>, {{.*}}) -> !torch.tensor<[n,2,8,15],f32>
// CHECK: %[[V5:.*]] = torch.prim.ListConstruct(%[[V2]], {{.*}}) : ({{.*}}, !torch.int<2>, !torch.int<2>, !torch.int<4>, !torch.int<3>, !torch.int<5>) -> !torch.list<[!torch.int<n>, !torch.int<2>, !torch.int<2>, !torch.int<4>, !torch.int<3>, !torch.int<5>]>
// CHECK: %[[V6:.*]] = torch.aten.view(%[[V4]], %[[V5]]) : {{.*}} -> !torch.tensor<[n,2,2,4,3,5],f32>
// CHECK: %[[V7:.*]] = torch.prim.ListConstruct({{.*}}) : (!torch.int<0>, !torch.int<1>, !torch.int<2>, !torch.int<4>, !torch.int<3>, !torch.int<5>) -> !torch.list<[!torch.int<0>, !torch.int<1>, !torch.int<2>, !torch.int<4>, !torch.int<3>, !torch.int<5>]>
// CHECK: %[[V8:.*]] = torch.aten.permute(%[[V6]], %[[V7]]) : {{.*}} -> !torch.tensor<[n,2,2,3,4,5],f32>
// CHECK: %[[V9:.*]] = torch.prim.ListConstruct(%[[V2]], {{.*}}) : ({{.*}}, !torch.int<12>, !torch.int<20>) -> !torch.list<[!torch.int<n>, !torch.int<12>, !torch.int<20>]>
// CHECK: %[[V10:.*]] = torch.aten.reshape(%[[V8]], %[[V9]]) : {{.*}} -> !torch.tensor<[n,12,20],f32>
// CHECK: return %[[V10]]
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
