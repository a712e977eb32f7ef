// NOTE: The checks are written by tools/dev/update_checks.py.

// What Resize does, for a target that lacks it.
// RUN: torch-onnx-opt %s --decompose=Resize | FileCheck %s

// CHECK-LABEL: @upsample_linear1d_vec(
// CHECK-NOT: torch.aten.upsample_linear1d.vec(
// CHECK-NOT: torch.prim.ListConstruct(
// CHECK: return {{.*}} : !torch.tensor<[n,c,8],f32>
func.func @upsample_linear1d_vec(%arg0: !torch.tensor<[n,c,w],f32>) -> (!torch.tensor<[n,c,8],f32>) {
  %0 = torch.constant 8 : i64 -> !torch.int<8>
  %1 = torch.prim.ListConstruct(%0) : (!torch.int<8>) -> !torch.list<[!torch.int<8>]>
  %2 = torch.constant false -> !torch.bool<false>
  %3 = torch.constant unit -> !torch.none
  %4 = torch.aten.upsample_linear1d.vec(%arg0, %1, %2, %3) : (!torch.tensor<[n,c,w],f32>, !torch.list<[!torch.int<8>]>, !torch.bool<false>, !torch.none) -> !torch.tensor<[n,c,8],f32>
  return %4 : !torch.tensor<[n,c,8],f32>
}

// CHECK-LABEL: @upsample_trilinear3d_vec(
// CHECK: %[[V0:.*]] = torch.constant dense<[0, 0, 1, 2]> : tensor<4xi64> -> !torch.tensor<[4],i64>
// CHECK: %[[V1:.*]] = torch.constant dense<[1, 1, 2, 2]> : tensor<4xi64> -> !torch.tensor<[4],i64>
// CHECK: %[[V2:.*]] = torch.aten.index_select(%arg0, {{.*}}, %[[V0]]) : ({{.*}}, !torch.int<2>, {{.*}}) -> !torch.tensor<[n,2,4,4,5],f32>
// CHECK: %[[V3:.*]] = torch.constant dense<{{\[\[}}[1.000000e+00]], {{\[\[}}3.750000e-01]], {{\[\[}}6.250000e-01]], {{\[\[}}8.750000e-01]]]> : tensor<4x1x1xf32> -> !torch.tensor<[4,1,1],f32>
// CHECK: %[[V4:.*]] = torch.aten.mul.Tensor(%[[V2]], %[[V3]]) : {{.*}} -> !torch.tensor<[n,2,4,4,5],f32>
// CHECK: %[[V5:.*]] = torch.aten.index_select(%arg0, {{.*}}, %[[V1]]) : ({{.*}}, !torch.int<2>, {{.*}}) -> !torch.tensor<[n,2,4,4,5],f32>
// CHECK: %[[V6:.*]] = torch.constant dense<{{\[\[}}[0.000000e+00]], {{\[\[}}6.250000e-01]], {{\[\[}}3.750000e-01]], {{\[\[}}1.250000e-01]]]> : tensor<4x1x1xf32> -> !torch.tensor<[4,1,1],f32>
// CHECK: %[[V7:.*]] = torch.aten.mul.Tensor(%[[V5]], %[[V6]]) : {{.*}} -> !torch.tensor<[n,2,4,4,5],f32>
// CHECK: %[[V8:.*]] = torch.aten.add.Tensor(%[[V4]], %[[V7]], {{.*}}) : ({{.*}}, !torch.int<1>) -> !torch.tensor<[n,2,4,4,5],f32>
// CHECK: %[[V9:.*]] = torch.constant dense<[0, 1, 2]> : tensor<3xi64> -> !torch.tensor<[3],i64>
// CHECK: %[[V10:.*]] = torch.constant dense<[1, 2, 3]> : tensor<3xi64> -> !torch.tensor<[3],i64>
// CHECK: %[[V11:.*]] = torch.aten.index_select(%[[V8]], {{.*}}, %[[V9]]) : ({{.*}}, !torch.int<3>, {{.*}}) -> !torch.tensor<[n,2,4,3,5],f32>
// CHECK: %[[V12:.*]] = torch.constant dense<{{\[\[}}0.833333313], [5.000000e-01], [0.166666508]]> : tensor<3x1xf32> -> !torch.tensor<[3,1],f32>
// CHECK: %[[V13:.*]] = torch.aten.mul.Tensor(%[[V11]], %[[V12]]) : {{.*}} -> !torch.tensor<[n,2,4,3,5],f32>
// CHECK: %[[V14:.*]] = torch.aten.index_select(%[[V8]], {{.*}}, %[[V10]]) : ({{.*}}, !torch.int<3>, {{.*}}) -> !torch.tensor<[n,2,4,3,5],f32>
// CHECK: %[[V15:.*]] = torch.constant dense<{{\[\[}}0.166666687], [5.000000e-01], [0.833333492]]> : tensor<3x1xf32> -> !torch.tensor<[3,1],f32>
// CHECK: %[[V16:.*]] = torch.aten.mul.Tensor(%[[V14]], %[[V15]]) : {{.*}} -> !torch.tensor<[n,2,4,3,5],f32>
// CHECK: %[[V17:.*]] = torch.aten.add.Tensor(%[[V13]], %[[V16]], {{.*}}) : ({{.*}}, !torch.int<1>) -> !torch.tensor<[n,2,4,3,5],f32>
// CHECK: %[[V18:.*]] = torch.constant dense<[0.000000e+00, 0.571428537, 0.285714388, 0.000000e+00, 0.714285851, 0.428571463, 0.142857075]> : tensor<7xf32> -> !torch.tensor<[7],f32>
// CHECK: %[[V19:.*]] = torch.constant dense<[0, 0, 1, 2, 2, 3, 4]> : tensor<7xi64> -> !torch.tensor<[7],i64>
// CHECK: %[[V20:.*]] = torch.constant dense<[1.000000e+00, 0.428571463, 0.714285612, 1.000000e+00, 0.285714149, 0.571428537, 0.857142925]> : tensor<7xf32> -> !torch.tensor<[7],f32>
// CHECK: %[[V21:.*]] = torch.constant dense<[1, 1, 2, 3, 3, 4, 4]> : tensor<7xi64> -> !torch.tensor<[7],i64>
// CHECK: %[[V22:.*]] = torch.aten.index_select(%[[V17]], {{.*}}, %[[V19]]) : ({{.*}}, !torch.int<4>, {{.*}}) -> !torch.tensor<[n,2,4,3,7],f32>
// CHECK: %[[V23:.*]] = torch.aten.mul.Tensor(%[[V22]], %[[V20]]) : {{.*}} -> !torch.tensor<[n,2,4,3,7],f32>
// CHECK: %[[V24:.*]] = torch.aten.index_select(%[[V17]], {{.*}}, %[[V21]]) : ({{.*}}, !torch.int<4>, {{.*}}) -> !torch.tensor<[n,2,4,3,7],f32>
// CHECK: %[[V25:.*]] = torch.aten.mul.Tensor(%[[V24]], %[[V18]]) : {{.*}} -> !torch.tensor<[n,2,4,3,7],f32>
// CHECK: %[[V26:.*]] = torch.aten.add.Tensor(%[[V23]], %[[V25]], {{.*}}) : ({{.*}}, !torch.int<1>) -> !torch.tensor<[n,2,4,3,7],f32>
// CHECK: return %[[V26]]
func.func @upsample_trilinear3d_vec(%arg0: !torch.tensor<[n,2,3,4,5],f32>) -> (!torch.tensor<[n,2,4,3,7],f32>) {
  %0 = torch.constant 4 : i64 -> !torch.int<4>
  %1 = torch.constant 3 : i64 -> !torch.int<3>
  %2 = torch.constant 7 : i64 -> !torch.int<7>
  %3 = torch.prim.ListConstruct(%0, %1, %2) : (!torch.int<4>, !torch.int<3>, !torch.int<7>) -> !torch.list<[!torch.int<4>, !torch.int<3>, !torch.int<7>]>
  %4 = torch.constant false -> !torch.bool<false>
  %5 = torch.constant unit -> !torch.none
  %6 = torch.aten.upsample_trilinear3d.vec(%arg0, %3, %4, %5) : (!torch.tensor<[n,2,3,4,5],f32>, !torch.list<[!torch.int<4>, !torch.int<3>, !torch.int<7>]>, !torch.bool<false>, !torch.none) -> !torch.tensor<[n,2,4,3,7],f32>
  return %6 : !torch.tensor<[n,2,4,3,7],f32>
}
