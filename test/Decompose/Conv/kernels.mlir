// NOTE: The checks are written by tools/dev/update_checks.py.

// RUN: torch-onnx-opt %s --decompose | FileCheck %s

// CHECK-LABEL: @_slow_conv2d_forward(
// CHECK: %[[V0:.*]] = torch.prim.ListConstruct({{.*}}) : (!torch.int<1>, !torch.int<2>) -> !torch.list<[!torch.int<1>, !torch.int<2>]>
// CHECK: %[[V1:.*]] = torch.prim.ListConstruct({{.*}}) : (!torch.int<1>, !torch.int<0>) -> !torch.list<[!torch.int<1>, !torch.int<0>]>
// CHECK: %[[V2:.*]] = torch.prim.ListConstruct({{.*}}) : (!torch.int<1>, !torch.int<1>) -> !torch.list<[!torch.int<1>, !torch.int<1>]>
// CHECK: %[[V3:.*]] = torch.prim.ListConstruct({{.*}}) : (!torch.int<0>, !torch.int<0>) -> !torch.list<[!torch.int<0>, !torch.int<0>]>
// CHECK: %[[V4:.*]] = torch.aten.convolution(%arg0, %arg1, %arg2, %[[V0]], %[[V1]], %[[V2]], {{.*}}, %[[V3]], {{.*}}) : ({{.*}}, !torch.bool<false>, {{.*}}, !torch.int<1>) -> !torch.tensor<[n,4,7,3],f32>
// CHECK: return %[[V4]]
func.func @_slow_conv2d_forward(%arg0: !torch.tensor<[n,3,7,8],f32>, %arg1: !torch.tensor<[4,3,3,3],f32>, %arg2: !torch.tensor<[4],f32>) -> (!torch.tensor<[n,4,7,3],f32>) {
  %1 = torch.constant 3 : i64 -> !torch.int<3>
  %0 = torch.prim.ListConstruct(%1, %1) : (!torch.int<3>, !torch.int<3>) -> !torch.list<[!torch.int<3>, !torch.int<3>]>
  %3 = torch.constant 1 : i64 -> !torch.int<1>
  %4 = torch.constant 2 : i64 -> !torch.int<2>
  %2 = torch.prim.ListConstruct(%3, %4) : (!torch.int<1>, !torch.int<2>) -> !torch.list<[!torch.int<1>, !torch.int<2>]>
  %6 = torch.constant 0 : i64 -> !torch.int<0>
  %5 = torch.prim.ListConstruct(%3, %6) : (!torch.int<1>, !torch.int<0>) -> !torch.list<[!torch.int<1>, !torch.int<0>]>
  %r0 = torch.aten._slow_conv2d_forward(%arg0, %arg1, %0, %arg2, %2, %5) : (!torch.tensor<[n,3,7,8],f32>, !torch.tensor<[4,3,3,3],f32>, !torch.list<[!torch.int<3>, !torch.int<3>]>, !torch.tensor<[4],f32>, !torch.list<[!torch.int<1>, !torch.int<2>]>, !torch.list<[!torch.int<1>, !torch.int<0>]>) -> !torch.tensor<[n,4,7,3],f32>
  return %r0 : !torch.tensor<[n,4,7,3],f32>
}

// CHECK-LABEL: @slow_conv3d_forward(
// CHECK: %[[V0:.*]] = torch.prim.ListConstruct({{.*}}) : (!torch.int<1>, !torch.int<1>, !torch.int<1>) -> !torch.list<[!torch.int<1>, !torch.int<1>, !torch.int<1>]>
// CHECK: %[[V1:.*]] = torch.prim.ListConstruct({{.*}}) : (!torch.int<0>, !torch.int<0>, !torch.int<0>) -> !torch.list<[!torch.int<0>, !torch.int<0>, !torch.int<0>]>
// CHECK: %[[V2:.*]] = torch.prim.ListConstruct({{.*}}) : (!torch.int<1>, !torch.int<1>, !torch.int<1>) -> !torch.list<[!torch.int<1>, !torch.int<1>, !torch.int<1>]>
// CHECK: %[[V3:.*]] = torch.prim.ListConstruct({{.*}}) : (!torch.int<0>, !torch.int<0>, !torch.int<0>) -> !torch.list<[!torch.int<0>, !torch.int<0>, !torch.int<0>]>
// CHECK: %[[V4:.*]] = torch.aten.convolution(%arg0, %arg1, {{.*}}, %[[V0]], %[[V1]], %[[V2]], {{.*}}, %[[V3]], {{.*}}) : ({{.*}}, !torch.none, {{.*}}, !torch.bool<false>, {{.*}}, !torch.int<1>) -> !torch.tensor<[n,4,4,5,6],f32>
// CHECK: return %[[V4]]
func.func @slow_conv3d_forward(%arg0: !torch.tensor<[n,3,4,7,8],f32>, %arg1: !torch.tensor<[4,3,1,3,3],f32>) -> (!torch.tensor<[n,4,4,5,6],f32>) {
  %1 = torch.constant 1 : i64 -> !torch.int<1>
  %2 = torch.constant 3 : i64 -> !torch.int<3>
  %0 = torch.prim.ListConstruct(%1, %2, %2) : (!torch.int<1>, !torch.int<3>, !torch.int<3>) -> !torch.list<[!torch.int<1>, !torch.int<3>, !torch.int<3>]>
  %3 = torch.constant unit -> !torch.none
  %4 = torch.prim.ListConstruct(%1, %1, %1) : (!torch.int<1>, !torch.int<1>, !torch.int<1>) -> !torch.list<[!torch.int<1>, !torch.int<1>, !torch.int<1>]>
  %6 = torch.constant 0 : i64 -> !torch.int<0>
  %5 = torch.prim.ListConstruct(%6, %6, %6) : (!torch.int<0>, !torch.int<0>, !torch.int<0>) -> !torch.list<[!torch.int<0>, !torch.int<0>, !torch.int<0>]>
  %r0 = torch.aten.slow_conv3d_forward(%arg0, %arg1, %0, %3, %4, %5) : (!torch.tensor<[n,3,4,7,8],f32>, !torch.tensor<[4,3,1,3,3],f32>, !torch.list<[!torch.int<1>, !torch.int<3>, !torch.int<3>]>, !torch.none, !torch.list<[!torch.int<1>, !torch.int<1>, !torch.int<1>]>, !torch.list<[!torch.int<0>, !torch.int<0>, !torch.int<0>]>) -> !torch.tensor<[n,4,4,5,6],f32>
  return %r0 : !torch.tensor<[n,4,4,5,6],f32>
}

// CHECK-LABEL: @slow_conv_dilated2d(
// CHECK: %[[V0:.*]] = torch.prim.ListConstruct({{.*}}) : (!torch.int<1>, !torch.int<1>) -> !torch.list<[!torch.int<1>, !torch.int<1>]>
// CHECK: %[[V1:.*]] = torch.prim.ListConstruct({{.*}}) : (!torch.int<1>, !torch.int<0>) -> !torch.list<[!torch.int<1>, !torch.int<0>]>
// CHECK: %[[V2:.*]] = torch.prim.ListConstruct({{.*}}) : (!torch.int<2>, !torch.int<1>) -> !torch.list<[!torch.int<2>, !torch.int<1>]>
// CHECK: %[[V3:.*]] = torch.prim.ListConstruct({{.*}}) : (!torch.int<0>, !torch.int<0>) -> !torch.list<[!torch.int<0>, !torch.int<0>]>
// CHECK: %[[V4:.*]] = torch.aten.convolution(%arg0, %arg1, {{.*}}, %[[V0]], %[[V1]], %[[V2]], {{.*}}, %[[V3]], {{.*}}) : ({{.*}}, !torch.none, {{.*}}, !torch.bool<false>, {{.*}}, !torch.int<1>) -> !torch.tensor<[n,4,5,6],f32>
// CHECK: return %[[V4]]
func.func @slow_conv_dilated2d(%arg0: !torch.tensor<[n,3,7,8],f32>, %arg1: !torch.tensor<[4,3,3,3],f32>) -> (!torch.tensor<[n,4,5,6],f32>) {
  %1 = torch.constant 3 : i64 -> !torch.int<3>
  %0 = torch.prim.ListConstruct(%1, %1) : (!torch.int<3>, !torch.int<3>) -> !torch.list<[!torch.int<3>, !torch.int<3>]>
  %2 = torch.constant unit -> !torch.none
  %4 = torch.constant 1 : i64 -> !torch.int<1>
  %3 = torch.prim.ListConstruct(%4, %4) : (!torch.int<1>, !torch.int<1>) -> !torch.list<[!torch.int<1>, !torch.int<1>]>
  %6 = torch.constant 0 : i64 -> !torch.int<0>
  %5 = torch.prim.ListConstruct(%4, %6) : (!torch.int<1>, !torch.int<0>) -> !torch.list<[!torch.int<1>, !torch.int<0>]>
  %8 = torch.constant 2 : i64 -> !torch.int<2>
  %7 = torch.prim.ListConstruct(%8, %4) : (!torch.int<2>, !torch.int<1>) -> !torch.list<[!torch.int<2>, !torch.int<1>]>
  %r0 = torch.aten.slow_conv_dilated2d(%arg0, %arg1, %0, %2, %3, %5, %7) : (!torch.tensor<[n,3,7,8],f32>, !torch.tensor<[4,3,3,3],f32>, !torch.list<[!torch.int<3>, !torch.int<3>]>, !torch.none, !torch.list<[!torch.int<1>, !torch.int<1>]>, !torch.list<[!torch.int<1>, !torch.int<0>]>, !torch.list<[!torch.int<2>, !torch.int<1>]>) -> !torch.tensor<[n,4,5,6],f32>
  return %r0 : !torch.tensor<[n,4,5,6],f32>
}

// CHECK-LABEL: @slow_conv_dilated3d(
// CHECK: %[[V0:.*]] = torch.prim.ListConstruct({{.*}}) : (!torch.int<1>, !torch.int<1>, !torch.int<1>) -> !torch.list<[!torch.int<1>, !torch.int<1>, !torch.int<1>]>
// CHECK: %[[V1:.*]] = torch.prim.ListConstruct({{.*}}) : (!torch.int<0>, !torch.int<0>, !torch.int<0>) -> !torch.list<[!torch.int<0>, !torch.int<0>, !torch.int<0>]>
// CHECK: %[[V2:.*]] = torch.prim.ListConstruct({{.*}}) : (!torch.int<0>, !torch.int<0>, !torch.int<0>) -> !torch.list<[!torch.int<0>, !torch.int<0>, !torch.int<0>]>
// CHECK: %[[V3:.*]] = torch.aten.convolution(%arg0, %arg1, {{.*}}, %[[V0]], %[[V1]], %[[V0]], {{.*}}, %[[V2]], {{.*}}) : ({{.*}}, !torch.none, {{.*}}, !torch.bool<false>, {{.*}}, !torch.int<1>) -> !torch.tensor<[n,4,4,5,6],f32>
// CHECK: return %[[V3]]
func.func @slow_conv_dilated3d(%arg0: !torch.tensor<[n,3,4,7,8],f32>, %arg1: !torch.tensor<[4,3,1,3,3],f32>) -> (!torch.tensor<[n,4,4,5,6],f32>) {
  %1 = torch.constant 1 : i64 -> !torch.int<1>
  %2 = torch.constant 3 : i64 -> !torch.int<3>
  %0 = torch.prim.ListConstruct(%1, %2, %2) : (!torch.int<1>, !torch.int<3>, !torch.int<3>) -> !torch.list<[!torch.int<1>, !torch.int<3>, !torch.int<3>]>
  %3 = torch.constant unit -> !torch.none
  %4 = torch.prim.ListConstruct(%1, %1, %1) : (!torch.int<1>, !torch.int<1>, !torch.int<1>) -> !torch.list<[!torch.int<1>, !torch.int<1>, !torch.int<1>]>
  %6 = torch.constant 0 : i64 -> !torch.int<0>
  %5 = torch.prim.ListConstruct(%6, %6, %6) : (!torch.int<0>, !torch.int<0>, !torch.int<0>) -> !torch.list<[!torch.int<0>, !torch.int<0>, !torch.int<0>]>
  %r0 = torch.aten.slow_conv_dilated3d(%arg0, %arg1, %0, %3, %4, %5, %4) : (!torch.tensor<[n,3,4,7,8],f32>, !torch.tensor<[4,3,1,3,3],f32>, !torch.list<[!torch.int<1>, !torch.int<3>, !torch.int<3>]>, !torch.none, !torch.list<[!torch.int<1>, !torch.int<1>, !torch.int<1>]>, !torch.list<[!torch.int<0>, !torch.int<0>, !torch.int<0>]>, !torch.list<[!torch.int<1>, !torch.int<1>, !torch.int<1>]>) -> !torch.tensor<[n,4,4,5,6],f32>
  return %r0 : !torch.tensor<[n,4,4,5,6],f32>
}

// CHECK-LABEL: @slow_conv_transpose2d(
// CHECK: %[[V0:.*]] = torch.prim.ListConstruct({{.*}}) : (!torch.int<2>, !torch.int<2>) -> !torch.list<[!torch.int<2>, !torch.int<2>]>
// CHECK: %[[V1:.*]] = torch.prim.ListConstruct({{.*}}) : (!torch.int<1>, !torch.int<1>) -> !torch.list<[!torch.int<1>, !torch.int<1>]>
// CHECK: %[[V2:.*]] = torch.aten.convolution(%arg0, %arg1, %arg2, %[[V0]], %[[V1]], %[[V1]], {{.*}}, %[[V1]], {{.*}}) : ({{.*}}, !torch.bool<true>, {{.*}}, !torch.int<1>) -> !torch.tensor<[n,4,14,16],f32>
// CHECK: return %[[V2]]
func.func @slow_conv_transpose2d(%arg0: !torch.tensor<[n,3,7,8],f32>, %arg1: !torch.tensor<[3,4,3,3],f32>, %arg2: !torch.tensor<[4],f32>) -> (!torch.tensor<[n,4,14,16],f32>) {
  %1 = torch.constant 3 : i64 -> !torch.int<3>
  %0 = torch.prim.ListConstruct(%1, %1) : (!torch.int<3>, !torch.int<3>) -> !torch.list<[!torch.int<3>, !torch.int<3>]>
  %3 = torch.constant 2 : i64 -> !torch.int<2>
  %2 = torch.prim.ListConstruct(%3, %3) : (!torch.int<2>, !torch.int<2>) -> !torch.list<[!torch.int<2>, !torch.int<2>]>
  %5 = torch.constant 1 : i64 -> !torch.int<1>
  %4 = torch.prim.ListConstruct(%5, %5) : (!torch.int<1>, !torch.int<1>) -> !torch.list<[!torch.int<1>, !torch.int<1>]>
  %r0 = torch.aten.slow_conv_transpose2d(%arg0, %arg1, %0, %arg2, %2, %4, %4, %4) : (!torch.tensor<[n,3,7,8],f32>, !torch.tensor<[3,4,3,3],f32>, !torch.list<[!torch.int<3>, !torch.int<3>]>, !torch.tensor<[4],f32>, !torch.list<[!torch.int<2>, !torch.int<2>]>, !torch.list<[!torch.int<1>, !torch.int<1>]>, !torch.list<[!torch.int<1>, !torch.int<1>]>, !torch.list<[!torch.int<1>, !torch.int<1>]>) -> !torch.tensor<[n,4,14,16],f32>
  return %r0 : !torch.tensor<[n,4,14,16],f32>
}

// CHECK-LABEL: @slow_conv_transpose3d(
// CHECK: %[[V0:.*]] = torch.prim.ListConstruct({{.*}}) : (!torch.int<1>, !torch.int<1>, !torch.int<1>) -> !torch.list<[!torch.int<1>, !torch.int<1>, !torch.int<1>]>
// CHECK: %[[V1:.*]] = torch.prim.ListConstruct({{.*}}) : (!torch.int<0>, !torch.int<0>, !torch.int<0>) -> !torch.list<[!torch.int<0>, !torch.int<0>, !torch.int<0>]>
// CHECK: %[[V2:.*]] = torch.aten.convolution(%arg0, %arg1, {{.*}}, %[[V0]], %[[V1]], %[[V0]], {{.*}}, %[[V1]], {{.*}}) : ({{.*}}, !torch.none, {{.*}}, !torch.bool<true>, {{.*}}, !torch.int<1>) -> !torch.tensor<[n,4,4,9,10],f32>
// CHECK: return %[[V2]]
func.func @slow_conv_transpose3d(%arg0: !torch.tensor<[n,3,4,7,8],f32>, %arg1: !torch.tensor<[3,4,1,3,3],f32>) -> (!torch.tensor<[n,4,4,9,10],f32>) {
  %1 = torch.constant 1 : i64 -> !torch.int<1>
  %2 = torch.constant 3 : i64 -> !torch.int<3>
  %0 = torch.prim.ListConstruct(%1, %2, %2) : (!torch.int<1>, !torch.int<3>, !torch.int<3>) -> !torch.list<[!torch.int<1>, !torch.int<3>, !torch.int<3>]>
  %3 = torch.constant unit -> !torch.none
  %4 = torch.prim.ListConstruct(%1, %1, %1) : (!torch.int<1>, !torch.int<1>, !torch.int<1>) -> !torch.list<[!torch.int<1>, !torch.int<1>, !torch.int<1>]>
  %6 = torch.constant 0 : i64 -> !torch.int<0>
  %5 = torch.prim.ListConstruct(%6, %6, %6) : (!torch.int<0>, !torch.int<0>, !torch.int<0>) -> !torch.list<[!torch.int<0>, !torch.int<0>, !torch.int<0>]>
  %r0 = torch.aten.slow_conv_transpose3d(%arg0, %arg1, %0, %3, %4, %5, %5, %4) : (!torch.tensor<[n,3,4,7,8],f32>, !torch.tensor<[3,4,1,3,3],f32>, !torch.list<[!torch.int<1>, !torch.int<3>, !torch.int<3>]>, !torch.none, !torch.list<[!torch.int<1>, !torch.int<1>, !torch.int<1>]>, !torch.list<[!torch.int<0>, !torch.int<0>, !torch.int<0>]>, !torch.list<[!torch.int<0>, !torch.int<0>, !torch.int<0>]>, !torch.list<[!torch.int<1>, !torch.int<1>, !torch.int<1>]>) -> !torch.tensor<[n,4,4,9,10],f32>
  return %r0 : !torch.tensor<[n,4,4,9,10],f32>
}
