// NOTE: The checks are written by tools/dev/update_checks.py.

// RUN: torch-onnx-opt %s --decompose | FileCheck %s

// CHECK-LABEL: @upsample_bicubic2d_backward(
// CHECK-NOT: torch.aten.upsample_bicubic2d_backward(
// CHECK: return {{.*}} : !torch.tensor<[2,3,5,7],f32>
func.func @upsample_bicubic2d_backward(%arg0: !torch.tensor<[2,3,8,4],f32>) -> (!torch.tensor<[2,3,5,7],f32>) {
  %0 = torch.constant 8 : i64 -> !torch.int<8>
  %1 = torch.constant 4 : i64 -> !torch.int<4>
  %2 = torch.prim.ListConstruct(%0, %1) : (!torch.int<8>, !torch.int<4>) -> !torch.list<[!torch.int<8>, !torch.int<4>]>
  %3 = torch.constant 2 : i64 -> !torch.int<2>
  %4 = torch.constant 3 : i64 -> !torch.int<3>
  %5 = torch.constant 5 : i64 -> !torch.int<5>
  %6 = torch.constant 7 : i64 -> !torch.int<7>
  %7 = torch.prim.ListConstruct(%3, %4, %5, %6) : (!torch.int<2>, !torch.int<3>, !torch.int<5>, !torch.int<7>) -> !torch.list<[!torch.int<2>, !torch.int<3>, !torch.int<5>, !torch.int<7>]>
  %8 = torch.constant false -> !torch.bool<false>
  %9 = torch.constant unit -> !torch.none
  %10 = torch.aten.upsample_bicubic2d_backward(%arg0, %2, %7, %8, %9, %9) : (!torch.tensor<[2,3,8,4],f32>, !torch.list<[!torch.int<8>, !torch.int<4>]>, !torch.list<[!torch.int<2>, !torch.int<3>, !torch.int<5>, !torch.int<7>]>, !torch.bool<false>, !torch.none, !torch.none) -> !torch.tensor<[2,3,5,7],f32>
  return %10 : !torch.tensor<[2,3,5,7],f32>
}

// CHECK-LABEL: @upsample_bilinear2d_backward(
// CHECK-NOT: torch.aten.upsample_bilinear2d_backward(
// CHECK: return {{.*}} : !torch.tensor<[2,3,5,7],f32>
func.func @upsample_bilinear2d_backward(%arg0: !torch.tensor<[2,3,8,4],f32>) -> (!torch.tensor<[2,3,5,7],f32>) {
  %0 = torch.constant 8 : i64 -> !torch.int<8>
  %1 = torch.constant 4 : i64 -> !torch.int<4>
  %2 = torch.prim.ListConstruct(%0, %1) : (!torch.int<8>, !torch.int<4>) -> !torch.list<[!torch.int<8>, !torch.int<4>]>
  %3 = torch.constant 2 : i64 -> !torch.int<2>
  %4 = torch.constant 3 : i64 -> !torch.int<3>
  %5 = torch.constant 5 : i64 -> !torch.int<5>
  %6 = torch.constant 7 : i64 -> !torch.int<7>
  %7 = torch.prim.ListConstruct(%3, %4, %5, %6) : (!torch.int<2>, !torch.int<3>, !torch.int<5>, !torch.int<7>) -> !torch.list<[!torch.int<2>, !torch.int<3>, !torch.int<5>, !torch.int<7>]>
  %8 = torch.constant false -> !torch.bool<false>
  %9 = torch.constant unit -> !torch.none
  %10 = torch.aten.upsample_bilinear2d_backward(%arg0, %2, %7, %8, %9, %9) : (!torch.tensor<[2,3,8,4],f32>, !torch.list<[!torch.int<8>, !torch.int<4>]>, !torch.list<[!torch.int<2>, !torch.int<3>, !torch.int<5>, !torch.int<7>]>, !torch.bool<false>, !torch.none, !torch.none) -> !torch.tensor<[2,3,5,7],f32>
  return %10 : !torch.tensor<[2,3,5,7],f32>
}

// CHECK-LABEL: @upsample_linear1d_backward(
// CHECK: %[[V0:.*]] = torch.constant dense<[0.000000e+00, 4.375000e-01, 6.250000e-02, 6.875000e-01, 3.125000e-01, 9.375000e-01, 5.625000e-01, 1.875000e-01]> : tensor<8xf32> -> !torch.tensor<[8],f32>
// CHECK: %[[V1:.*]] = torch.constant dense<[0, 0, 1, 1, 2, 2, 3, 4]> : tensor<8xi64> -> !torch.tensor<[8],i64>
// CHECK: %[[V2:.*]] = torch.constant dense<[1.000000e+00, 5.625000e-01, 9.375000e-01, 3.125000e-01, 6.875000e-01, 6.250000e-02, 4.375000e-01, 8.125000e-01]> : tensor<8xf32> -> !torch.tensor<[8],f32>
// CHECK: %[[V3:.*]] = torch.constant dense<[1, 1, 2, 2, 3, 3, 4, 4]> : tensor<8xi64> -> !torch.tensor<[8],i64>
// CHECK: %[[V4:.*]] = torch.aten.mul.Tensor(%arg0, %[[V2]]) : {{.*}} -> !torch.tensor<[2,3,8],f32>
// CHECK: %[[V5:.*]] = torch.prim.ListConstruct({{.*}}) : (!torch.int<2>, !torch.int<0>, !torch.int<1>) -> !torch.list<[!torch.int<2>, !torch.int<0>, !torch.int<1>]>
// CHECK: %[[V6:.*]] = torch.aten.permute(%[[V4]], %[[V5]]) : {{.*}} -> !torch.tensor<[8,2,3],f32>
// CHECK: %[[V7:.*]] = torch.constant dense<0.000000e+00> : tensor<5x2x3xf32> -> !torch.tensor<[5,2,3],f32>
// CHECK: %[[V8:.*]] = torch.prim.ListConstruct(%[[V1]]) : {{.*}} -> !torch.list<[!torch.tensor<[8],i64>]>
// CHECK: %[[V9:.*]] = torch.aten.index_put(%[[V7]], %[[V8]], %[[V6]], {{.*}}) : ({{.*}}, !torch.bool<true>) -> !torch.tensor<[5,2,3],f32>
// CHECK: %[[V10:.*]] = torch.prim.ListConstruct({{.*}}) : (!torch.int<1>, !torch.int<2>, !torch.int<0>) -> !torch.list<[!torch.int<1>, !torch.int<2>, !torch.int<0>]>
// CHECK: %[[V11:.*]] = torch.aten.permute(%[[V9]], %[[V10]]) : {{.*}} -> !torch.tensor<[2,3,5],f32>
// CHECK: %[[V12:.*]] = torch.aten.mul.Tensor(%arg0, %[[V0]]) : {{.*}} -> !torch.tensor<[2,3,8],f32>
// CHECK: %[[V13:.*]] = torch.prim.ListConstruct({{.*}}) : (!torch.int<2>, !torch.int<0>, !torch.int<1>) -> !torch.list<[!torch.int<2>, !torch.int<0>, !torch.int<1>]>
// CHECK: %[[V14:.*]] = torch.aten.permute(%[[V12]], %[[V13]]) : {{.*}} -> !torch.tensor<[8,2,3],f32>
// CHECK: %[[V15:.*]] = torch.prim.ListConstruct({{.*}}) : (!torch.int<2>, !torch.int<0>, !torch.int<1>) -> !torch.list<[!torch.int<2>, !torch.int<0>, !torch.int<1>]>
// CHECK: %[[V16:.*]] = torch.aten.permute(%[[V11]], %[[V15]]) : {{.*}} -> !torch.tensor<[5,2,3],f32>
// CHECK: %[[V17:.*]] = torch.prim.ListConstruct(%[[V3]]) : {{.*}} -> !torch.list<[!torch.tensor<[8],i64>]>
// CHECK: %[[V18:.*]] = torch.aten.index_put(%[[V16]], %[[V17]], %[[V14]], {{.*}}) : ({{.*}}, !torch.bool<true>) -> !torch.tensor<[5,2,3],f32>
// CHECK: %[[V19:.*]] = torch.prim.ListConstruct({{.*}}) : (!torch.int<1>, !torch.int<2>, !torch.int<0>) -> !torch.list<[!torch.int<1>, !torch.int<2>, !torch.int<0>]>
// CHECK: %[[V20:.*]] = torch.aten.permute(%[[V18]], %[[V19]]) : {{.*}} -> !torch.tensor<[2,3,5],f32>
// CHECK: return %[[V20]]
func.func @upsample_linear1d_backward(%arg0: !torch.tensor<[2,3,8],f32>) -> (!torch.tensor<[2,3,5],f32>) {
  %0 = torch.constant 8 : i64 -> !torch.int<8>
  %1 = torch.prim.ListConstruct(%0) : (!torch.int<8>) -> !torch.list<[!torch.int<8>]>
  %2 = torch.constant 2 : i64 -> !torch.int<2>
  %3 = torch.constant 3 : i64 -> !torch.int<3>
  %4 = torch.constant 5 : i64 -> !torch.int<5>
  %5 = torch.prim.ListConstruct(%2, %3, %4) : (!torch.int<2>, !torch.int<3>, !torch.int<5>) -> !torch.list<[!torch.int<2>, !torch.int<3>, !torch.int<5>]>
  %6 = torch.constant false -> !torch.bool<false>
  %7 = torch.constant unit -> !torch.none
  %8 = torch.aten.upsample_linear1d_backward(%arg0, %1, %5, %6, %7) : (!torch.tensor<[2,3,8],f32>, !torch.list<[!torch.int<8>]>, !torch.list<[!torch.int<2>, !torch.int<3>, !torch.int<5>]>, !torch.bool<false>, !torch.none) -> !torch.tensor<[2,3,5],f32>
  return %8 : !torch.tensor<[2,3,5],f32>
}

// CHECK-LABEL: @upsample_trilinear3d_backward(
// CHECK-NOT: torch.aten.upsample_trilinear3d_backward(
// CHECK: return {{.*}} : !torch.tensor<[2,3,3,4,5],f32>
func.func @upsample_trilinear3d_backward(%arg0: !torch.tensor<[2,3,4,3,7],f32>) -> (!torch.tensor<[2,3,3,4,5],f32>) {
  %0 = torch.constant 4 : i64 -> !torch.int<4>
  %1 = torch.constant 3 : i64 -> !torch.int<3>
  %2 = torch.constant 7 : i64 -> !torch.int<7>
  %3 = torch.prim.ListConstruct(%0, %1, %2) : (!torch.int<4>, !torch.int<3>, !torch.int<7>) -> !torch.list<[!torch.int<4>, !torch.int<3>, !torch.int<7>]>
  %4 = torch.constant 2 : i64 -> !torch.int<2>
  %5 = torch.constant 5 : i64 -> !torch.int<5>
  %6 = torch.prim.ListConstruct(%4, %1, %1, %0, %5) : (!torch.int<2>, !torch.int<3>, !torch.int<3>, !torch.int<4>, !torch.int<5>) -> !torch.list<[!torch.int<2>, !torch.int<3>, !torch.int<3>, !torch.int<4>, !torch.int<5>]>
  %7 = torch.constant false -> !torch.bool<false>
  %8 = torch.constant unit -> !torch.none
  %9 = torch.aten.upsample_trilinear3d_backward(%arg0, %3, %6, %7, %8, %8, %8) : (!torch.tensor<[2,3,4,3,7],f32>, !torch.list<[!torch.int<4>, !torch.int<3>, !torch.int<7>]>, !torch.list<[!torch.int<2>, !torch.int<3>, !torch.int<3>, !torch.int<4>, !torch.int<5>]>, !torch.bool<false>, !torch.none, !torch.none, !torch.none) -> !torch.tensor<[2,3,3,4,5],f32>
  return %9 : !torch.tensor<[2,3,3,4,5],f32>
}
