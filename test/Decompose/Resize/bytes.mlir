// NOTE: The checks are written by tools/dev/update_checks.py.

// RUN: torch-onnx-opt %s --decompose | FileCheck %s

// Dim after dim, the last one first, with weights in 16 bits, which are constants where sizes are.
// CHECK-LABEL: @upsample_bilinear2d_vec(
// CHECK: %[[V0:.*]] = torch.aten.to.dtype(%arg0, {{.*}}) : ({{.*}}, !torch.int<7>, !torch.bool<false>, !torch.bool<false>, !torch.none) -> !torch.tensor<[n,c,5,7],f64>
// CHECK: %[[V1:.*]] = torch.constant dense<3.276800e+04> : tensor<f64> -> !torch.tensor<[],f64>
// CHECK: %[[V2:.*]] = torch.constant dense<{{\[\[}}2.048000e+04, 0.000000e+00, 0.000000e+00, 0.000000e+00], [1.228800e+04, 0.000000e+00, 0.000000e+00, 0.000000e+00], [0.000000e+00, 2.867200e+04, 0.000000e+00, 0.000000e+00], [0.000000e+00, 4.096000e+03, 4.096000e+03, 0.000000e+00], [0.000000e+00, 0.000000e+00, 2.867200e+04, 0.000000e+00], [0.000000e+00, 0.000000e+00, 0.000000e+00, 1.228800e+04], [0.000000e+00, 0.000000e+00, 0.000000e+00, 2.048000e+04]]> : tensor<7x4xf64> -> !torch.tensor<[7,4],f64>
// CHECK: %[[V3:.*]] = torch.aten.matmul(%[[V0]], %[[V2]]) : {{.*}} -> !torch.tensor<[n,c,5,4],f64>
// CHECK: %[[V4:.*]] = torch.aten.div.Tensor(%[[V3]], %[[V1]]) : {{.*}} -> !torch.tensor<[n,c,5,4],f64>
// CHECK: %[[V5:.*]] = torch.aten.add.Scalar(%[[V4]], {{.*}}) : ({{.*}}, !torch.float<5.000000e-01>, !torch.int<1>) -> !torch.tensor<[n,c,5,4],f64>
// CHECK: %[[V6:.*]] = torch.aten.floor(%[[V5]]) : {{.*}} -> !torch.tensor<[n,c,5,4],f64>
// CHECK: %[[V7:.*]] = torch.aten.clamp(%[[V6]], {{.*}}) : ({{.*}}, !torch.int<0>, !torch.int<255>) -> !torch.tensor<[n,c,5,4],f64>
// CHECK: %[[V8:.*]] = torch.constant dense<1.638400e+04> : tensor<f64> -> !torch.tensor<[],f64>
// CHECK: %[[V9:.*]] = torch.constant dense<{{\[\[}}1.638400e+04, 0.000000e+00, 0.000000e+00, 0.000000e+00, 0.000000e+00], [9.216000e+03, 7.168000e+03, 0.000000e+00, 0.000000e+00, 0.000000e+00], [0.000000e+00, 1.536000e+04, 1.024000e+03, 0.000000e+00, 0.000000e+00], [0.000000e+00, 5.120000e+03, 1.126400e+04, 0.000000e+00, 0.000000e+00], [0.000000e+00, 0.000000e+00, 1.126400e+04, 5.120000e+03, 0.000000e+00], [0.000000e+00, 0.000000e+00, 1.024000e+03, 1.536000e+04, 0.000000e+00], [0.000000e+00, 0.000000e+00, 0.000000e+00, 7.168000e+03, 9.216000e+03], [0.000000e+00, 0.000000e+00, 0.000000e+00, 0.000000e+00, 1.638400e+04]]> : tensor<8x5xf64> -> !torch.tensor<[8,5],f64>
// CHECK: %[[V10:.*]] = torch.aten.matmul(%[[V9]], %[[V7]]) : {{.*}} -> !torch.tensor<[n,c,8,4],f64>
// CHECK: %[[V11:.*]] = torch.aten.div.Tensor(%[[V10]], %[[V8]]) : {{.*}} -> !torch.tensor<[n,c,8,4],f64>
// CHECK: %[[V12:.*]] = torch.aten.add.Scalar(%[[V11]], {{.*}}) : ({{.*}}, !torch.float<5.000000e-01>, !torch.int<1>) -> !torch.tensor<[n,c,8,4],f64>
// CHECK: %[[V13:.*]] = torch.aten.floor(%[[V12]]) : {{.*}} -> !torch.tensor<[n,c,8,4],f64>
// CHECK: %[[V14:.*]] = torch.aten.clamp(%[[V13]], {{.*}}) : ({{.*}}, !torch.int<0>, !torch.int<255>) -> !torch.tensor<[n,c,8,4],f64>
// CHECK: %[[V15:.*]] = torch.aten.to.dtype(%[[V14]], {{.*}}) : ({{.*}}, !torch.int<0>, !torch.bool<false>, !torch.bool<false>, !torch.none) -> !torch.tensor<[n,c,8,4],ui8>
// CHECK: return %[[V15]]
func.func @upsample_bilinear2d_vec(%arg0: !torch.tensor<[n,c,5,7],ui8>) -> (!torch.tensor<[n,c,8,4],ui8>) {
  %0 = torch.constant [8, 4] -> !torch.list<[!torch.int<8>, !torch.int<4>]>
  %1 = torch.constant unit -> !torch.none
  %2 = torch.constant false -> !torch.bool<false>
  %3 = torch.aten.upsample_bilinear2d.vec(%arg0, %0, %2, %1) : (!torch.tensor<[n,c,5,7],ui8>, !torch.list<[!torch.int<8>, !torch.int<4>]>, !torch.bool<false>, !torch.none) -> !torch.tensor<[n,c,8,4],ui8>
  return %3 : !torch.tensor<[n,c,8,4],ui8>
}

// A scale that is given counts only where the size changes.
// CHECK-LABEL: @upsample_bicubic2d(
// CHECK-NOT: torch.aten.upsample_bicubic2d(
// CHECK: return {{.*}} : !torch.tensor<[n,c,6,9],ui8>
func.func @upsample_bicubic2d(%arg0: !torch.tensor<[n,c,h,9],ui8>) -> (!torch.tensor<[n,c,6,9],ui8>) {
  %0 = torch.constant [6, 9] -> !torch.list<[!torch.int<6>, !torch.int<9>]>
  %1 = torch.constant 1.2 : f64 -> !torch.float<1.2>
  %2 = torch.constant false -> !torch.bool<false>
  %3 = torch.aten.upsample_bicubic2d(%arg0, %0, %2, %1, %1) : (!torch.tensor<[n,c,h,9],ui8>, !torch.list<[!torch.int<6>, !torch.int<9>]>, !torch.bool<false>, !torch.float<1.2>, !torch.float<1.2>) -> !torch.tensor<[n,c,6,9],ui8>
  return %3 : !torch.tensor<[n,c,6,9],ui8>
}

// CHECK-LABEL: @_upsample_bilinear2d_aa(
// CHECK-NOT: torch.aten._upsample_bilinear2d_aa(
// CHECK: return {{.*}} : !torch.tensor<[n,3,4,5],ui8>
func.func @_upsample_bilinear2d_aa(%arg0: !torch.tensor<[n,3,h,w],ui8>) -> (!torch.tensor<[n,3,4,5],ui8>) {
  %0 = torch.constant [4, 5] -> !torch.list<[!torch.int<4>, !torch.int<5>]>
  %1 = torch.constant unit -> !torch.none
  %2 = torch.constant false -> !torch.bool<false>
  %3 = torch.aten._upsample_bilinear2d_aa(%arg0, %0, %2, %1, %1) : (!torch.tensor<[n,3,h,w],ui8>, !torch.list<[!torch.int<4>, !torch.int<5>]>, !torch.bool<false>, !torch.none, !torch.none) -> !torch.tensor<[n,3,4,5],ui8>
  return %3 : !torch.tensor<[n,3,4,5],ui8>
}
