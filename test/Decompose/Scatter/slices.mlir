// NOTE: The checks are written by tools/dev/update_checks.py.

// RUN: torch-onnx-opt %s --decompose | FileCheck %s

// CHECK-LABEL: @select_scatter(
// CHECK: %[[V0:.*]] = torch.aten.unsqueeze(%arg1, {{.*}}) : ({{.*}}, !torch.int<1>) -> !torch.tensor<[n,1,6],f32>
// CHECK: %[[V1:.*]] = torch.aten.slice.Tensor(%arg0, {{.*}}) : ({{.*}}, !torch.int<1>, !torch.int<1>, !torch.none, !torch.int<1>) -> !torch.tensor<[n,3,6],f32>
// CHECK: %[[V2:.*]] = torch.prim.ListConstruct(%[[V0]], %[[V1]]) : {{.*}} -> !torch.list<[!torch.tensor<[n,1,6],f32>, !torch.tensor<[n,3,6],f32>]>
// CHECK: %[[V3:.*]] = torch.aten.cat(%[[V2]], {{.*}}) : ({{.*}}, !torch.int<1>) -> !torch.tensor<[n,4,6],f32>
// CHECK: return %[[V3]]
func.func @select_scatter(%arg0: !torch.tensor<[n,4,6],f32>, %arg1: !torch.tensor<[n,6],f32>) -> (!torch.tensor<[n,4,6],f32>) {
  %0 = torch.constant 1 : i64 -> !torch.int<1>
  %1 = torch.constant 0 : i64 -> !torch.int<0>
  %2 = torch.aten.select_scatter(%arg0, %arg1, %0, %1) : (!torch.tensor<[n,4,6],f32>, !torch.tensor<[n,6],f32>, !torch.int<1>, !torch.int<0>) -> !torch.tensor<[n,4,6],f32>
  return %2 : !torch.tensor<[n,4,6],f32>
}

// CHECK-LABEL: @slice_scatter(
// CHECK: %[[V0:.*]] = torch.aten.slice.Tensor(%arg0, {{.*}}) : ({{.*}}, !torch.int<1>, !torch.int<0>, !torch.int<1>, !torch.int<1>) -> !torch.tensor<[n,1,6],f32>
// CHECK: %[[V1:.*]] = torch.aten.slice.Tensor(%arg0, {{.*}}) : ({{.*}}, !torch.int<1>, !torch.int<3>, !torch.none, !torch.int<1>) -> !torch.tensor<[n,1,6],f32>
// CHECK: %[[V2:.*]] = torch.prim.ListConstruct(%[[V0]], %arg1, %[[V1]]) : {{.*}} -> !torch.list<[!torch.tensor<[n,1,6],f32>, !torch.tensor<[n,2,6],f32>, !torch.tensor<[n,1,6],f32>]>
// CHECK: %[[V3:.*]] = torch.aten.cat(%[[V2]], {{.*}}) : ({{.*}}, !torch.int<1>) -> !torch.tensor<[n,4,6],f32>
// CHECK: return %[[V3]]
func.func @slice_scatter(%arg0: !torch.tensor<[n,4,6],f32>, %arg1: !torch.tensor<[n,2,6],f32>) -> (!torch.tensor<[n,4,6],f32>) {
  %0 = torch.constant 1 : i64 -> !torch.int<1>
  %1 = torch.constant 3 : i64 -> !torch.int<3>
  %2 = torch.aten.slice_scatter(%arg0, %arg1, %0, %0, %1, %0) : (!torch.tensor<[n,4,6],f32>, !torch.tensor<[n,2,6],f32>, !torch.int<1>, !torch.int<1>, !torch.int<3>, !torch.int<1>) -> !torch.tensor<[n,4,6],f32>
  return %2 : !torch.tensor<[n,4,6],f32>
}

// CHECK-LABEL: @diagonal_backward(
// CHECK: %[[V0:.*]] = torch.constant dense<[0, 6, 12, 18]> : tensor<4xi64> -> !torch.tensor<[4],i64>
// CHECK: %[[V1:.*]] = torch.prim.ListConstruct({{.*}}) : (!torch.int<1>, !torch.int<0>) -> !torch.list<[!torch.int<1>, !torch.int<0>]>
// CHECK: %[[V2:.*]] = torch.aten.permute(%arg0, %[[V1]]) : {{.*}} -> !torch.tensor<[4,3],f32>
// CHECK: %[[V3:.*]] = torch.constant dense<0.000000e+00> : tensor<20x3xf32> -> !torch.tensor<[20,3],f32>
// CHECK: %[[V4:.*]] = torch.prim.ListConstruct(%[[V0]]) : {{.*}} -> !torch.list<[!torch.tensor<[4],i64>]>
// CHECK: %[[V5:.*]] = torch.aten.index_put(%[[V3]], %[[V4]], %[[V2]], {{.*}}) : ({{.*}}, !torch.bool<false>) -> !torch.tensor<[20,3],f32>
// CHECK: %[[V6:.*]] = torch.prim.ListConstruct({{.*}}) : (!torch.int<1>, !torch.int<0>) -> !torch.list<[!torch.int<1>, !torch.int<0>]>
// CHECK: %[[V7:.*]] = torch.aten.permute(%[[V5]], %[[V6]]) : {{.*}} -> !torch.tensor<[3,20],f32>
// CHECK: %[[V8:.*]] = torch.prim.ListConstruct({{.*}}) : (!torch.int<3>, !torch.int<4>, !torch.int<5>) -> !torch.list<[!torch.int<3>, !torch.int<4>, !torch.int<5>]>
// CHECK: %[[V9:.*]] = torch.aten.view(%[[V7]], %[[V8]]) : {{.*}} -> !torch.tensor<[3,4,5],f32>
// CHECK: return %[[V9]]
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
// CHECK: %[[V0:.*]] = torch.aten.unsqueeze(%arg0, {{.*}}) : ({{.*}}, !torch.int<1>) -> !torch.tensor<[3,1,5],f32>
// CHECK: %[[V1:.*]] = torch.constant dense<0.000000e+00> : tensor<3x3x5xf32> -> !torch.tensor<[3,3,5],f32>
// CHECK: %[[V2:.*]] = torch.prim.ListConstruct(%[[V0]], %[[V1]]) : {{.*}} -> !torch.list<[!torch.tensor<[3,1,5],f32>, !torch.tensor<[3,3,5],f32>]>
// CHECK: %[[V3:.*]] = torch.aten.cat(%[[V2]], {{.*}}) : ({{.*}}, !torch.int<1>) -> !torch.tensor<[3,4,5],f32>
// CHECK: return %[[V3]]
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
// CHECK: %[[V0:.*]] = torch.constant dense<0.000000e+00> : tensor<3x1x5xf32> -> !torch.tensor<[3,1,5],f32>
// CHECK: %[[V1:.*]] = torch.constant dense<0.000000e+00> : tensor<3x1x5xf32> -> !torch.tensor<[3,1,5],f32>
// CHECK: %[[V2:.*]] = torch.prim.ListConstruct(%[[V0]], %arg0, %[[V1]]) : {{.*}} -> !torch.list<[!torch.tensor<[3,1,5],f32>, !torch.tensor<[3,2,5],f32>, !torch.tensor<[3,1,5],f32>]>
// CHECK: %[[V3:.*]] = torch.aten.cat(%[[V2]], {{.*}}) : ({{.*}}, !torch.int<1>) -> !torch.tensor<[3,4,5],f32>
// CHECK: return %[[V3]]
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
// CHECK: %[[V0:.*]] = torch.constant dense<[0, 1, 2, 2, 3, 4, 4, 5, 6, 6, 7, 8]> : tensor<12xi64> -> !torch.tensor<[12],i64>
// CHECK: %[[V1:.*]] = torch.aten.flatten.using_ints(%arg0, {{.*}}) : ({{.*}}, !torch.int<1>, !torch.int<2>) -> !torch.tensor<[3,12],f32>
// CHECK: %[[V2:.*]] = torch.prim.ListConstruct({{.*}}) : (!torch.int<1>, !torch.int<0>) -> !torch.list<[!torch.int<1>, !torch.int<0>]>
// CHECK: %[[V3:.*]] = torch.aten.permute(%[[V1]], %[[V2]]) : {{.*}} -> !torch.tensor<[12,3],f32>
// CHECK: %[[V4:.*]] = torch.constant dense<0.000000e+00> : tensor<9x3xf32> -> !torch.tensor<[9,3],f32>
// CHECK: %[[V5:.*]] = torch.prim.ListConstruct(%[[V0]]) : {{.*}} -> !torch.list<[!torch.tensor<[12],i64>]>
// CHECK: %[[V6:.*]] = torch.aten.index_put(%[[V4]], %[[V5]], %[[V3]], {{.*}}) : ({{.*}}, !torch.bool<true>) -> !torch.tensor<[9,3],f32>
// CHECK: %[[V7:.*]] = torch.prim.ListConstruct({{.*}}) : (!torch.int<1>, !torch.int<0>) -> !torch.list<[!torch.int<1>, !torch.int<0>]>
// CHECK: %[[V8:.*]] = torch.aten.permute(%[[V6]], %[[V7]]) : {{.*}} -> !torch.tensor<[3,9],f32>
// CHECK: return %[[V8]]
func.func @unfold_backward(%arg0: !torch.tensor<[3,4,3],f32>) -> (!torch.tensor<[3,9],f32>) {
  %0 = torch.constant 3 : i64 -> !torch.int<3>
  %1 = torch.constant 9 : i64 -> !torch.int<9>
  %2 = torch.prim.ListConstruct(%0, %1) : (!torch.int<3>, !torch.int<9>) -> !torch.list<[!torch.int<3>, !torch.int<9>]>
  %3 = torch.constant 1 : i64 -> !torch.int<1>
  %4 = torch.constant 2 : i64 -> !torch.int<2>
  %5 = torch.aten.unfold_backward(%arg0, %2, %3, %0, %4) : (!torch.tensor<[3,4,3],f32>, !torch.list<[!torch.int<3>, !torch.int<9>]>, !torch.int<1>, !torch.int<3>, !torch.int<2>) -> !torch.tensor<[3,9],f32>
  return %5 : !torch.tensor<[3,9],f32>
}
