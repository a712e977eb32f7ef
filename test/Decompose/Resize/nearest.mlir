// NOTE: The checks are written by tools/dev/update_checks.py.

// RUN: torch-onnx-opt %s --decompose | FileCheck %s

// CHECK-LABEL: @_upsample_nearest_exact1d(
// CHECK: %[[V0:.*]] = torch.constant dense<[0, 0, 1, 2, 2, 3, 4, 4]> : tensor<8xi64> -> !torch.tensor<[8],i64>
// CHECK: %[[V1:.*]] = torch.aten.index_select(%arg0, {{.*}}, %[[V0]]) : ({{.*}}, !torch.int<2>, {{.*}}) -> !torch.tensor<[n,2,8],f64>
// CHECK: return %[[V1]]
func.func @_upsample_nearest_exact1d(%arg0: !torch.tensor<[n,2,5],f64>) -> (!torch.tensor<[n,2,8],f64>) {
  %0 = torch.constant 8 : i64 -> !torch.int<8>
  %1 = torch.prim.ListConstruct(%0) : (!torch.int<8>) -> !torch.list<[!torch.int<8>]>
  %2 = torch.constant unit -> !torch.none
  %3 = torch.aten._upsample_nearest_exact1d(%arg0, %1, %2) : (!torch.tensor<[n,2,5],f64>, !torch.list<[!torch.int<8>]>, !torch.none) -> !torch.tensor<[n,2,8],f64>
  return %3 : !torch.tensor<[n,2,8],f64>
}

// CHECK-LABEL: @_upsample_nearest_exact1d_vec(
// CHECK: %[[V0:.*]] = torch.aten.size.int(%arg0, {{.*}}) : ({{.*}}, !torch.int<2>) -> !torch.int<w>
// CHECK: %[[V1:.*]] = torch.aten.div.int(%[[V0]], {{.*}}) : ({{.*}}, !torch.int<8>) -> !torch.float<s0>
// CHECK: %[[V2:.*]] = torch.constant dense<[5.000000e-01, 1.500000e+00, 2.500000e+00, 3.500000e+00, 4.500000e+00, 5.500000e+00, 6.500000e+00, 7.500000e+00]> : tensor<8xf32> -> !torch.tensor<[8],f32>
// CHECK: %[[V3:.*]] = torch.aten.mul.Scalar(%[[V2]], %[[V1]]) : {{.*}} -> !torch.tensor<[8],f32>
// CHECK: %[[V4:.*]] = torch.aten.sub.int(%[[V0]], {{.*}}) : ({{.*}}, !torch.int<1>) -> !torch.int<"w-1">
// CHECK: %[[V5:.*]] = torch.aten.floor(%[[V3]]) : {{.*}} -> !torch.tensor<[8],f32>
// CHECK: %[[V6:.*]] = torch.aten.to.dtype(%[[V5]], {{.*}}) : ({{.*}}, !torch.int<4>, !torch.bool<false>, !torch.bool<false>, !torch.none) -> !torch.tensor<[8],i64>
// CHECK: %[[V7:.*]] = torch.constant dense<0> : tensor<i64> -> !torch.tensor<[],i64>
// CHECK: %[[V8:.*]] = torch.aten.lt.Tensor(%[[V6]], %[[V7]]) : {{.*}} -> !torch.tensor<[8],i1>
// CHECK: %[[V9:.*]] = torch.aten.where.self(%[[V8]], %[[V7]], %[[V6]]) : {{.*}} -> !torch.tensor<[8],i64>
// CHECK: %[[V10:.*]] = torch.aten.scalar_tensor(%[[V4]], {{.*}}) : ({{.*}}, !torch.int<4>, !torch.none, !torch.none, !torch.none) -> !torch.tensor<[],i64>
// CHECK: %[[V11:.*]] = torch.aten.lt.Tensor(%[[V9]], %[[V10]]) : {{.*}} -> !torch.tensor<[8],i1>
// CHECK: %[[V12:.*]] = torch.aten.where.self(%[[V11]], %[[V9]], %[[V10]]) : {{.*}} -> !torch.tensor<[8],i64>
// CHECK: %[[V13:.*]] = torch.aten.index_select(%arg0, {{.*}}, %[[V12]]) : ({{.*}}, !torch.int<2>, {{.*}}) -> !torch.tensor<[n,c,8],f32>
// CHECK: return %[[V13]]
func.func @_upsample_nearest_exact1d_vec(%arg0: !torch.tensor<[n,c,w],f32>) -> (!torch.tensor<[n,c,8],f32>) {
  %0 = torch.constant 8 : i64 -> !torch.int<8>
  %1 = torch.prim.ListConstruct(%0) : (!torch.int<8>) -> !torch.list<[!torch.int<8>]>
  %2 = torch.constant unit -> !torch.none
  %3 = torch.aten._upsample_nearest_exact1d.vec(%arg0, %1, %2) : (!torch.tensor<[n,c,w],f32>, !torch.list<[!torch.int<8>]>, !torch.none) -> !torch.tensor<[n,c,8],f32>
  return %3 : !torch.tensor<[n,c,8],f32>
}

// CHECK-LABEL: @_upsample_nearest_exact2d_vec(
// CHECK: %[[V0:.*]] = torch.aten.size.int(%arg0, {{.*}}) : ({{.*}}, !torch.int<2>) -> !torch.int<h>
// CHECK: %[[V1:.*]] = torch.aten.size.int(%arg0, {{.*}}) : ({{.*}}, !torch.int<3>) -> !torch.int<w>
// CHECK: %[[V2:.*]] = torch.aten.div.int(%[[V0]], {{.*}}) : ({{.*}}, !torch.int<8>) -> !torch.float<s1>
// CHECK: %[[V3:.*]] = torch.constant dense<[5.000000e-01, 1.500000e+00, 2.500000e+00, 3.500000e+00, 4.500000e+00, 5.500000e+00, 6.500000e+00, 7.500000e+00]> : tensor<8xf32> -> !torch.tensor<[8],f32>
// CHECK: %[[V4:.*]] = torch.aten.mul.Scalar(%[[V3]], %[[V2]]) : {{.*}} -> !torch.tensor<[8],f32>
// CHECK: %[[V5:.*]] = torch.aten.sub.int(%[[V0]], {{.*}}) : ({{.*}}, !torch.int<1>) -> !torch.int<"h-1">
// CHECK: %[[V6:.*]] = torch.aten.floor(%[[V4]]) : {{.*}} -> !torch.tensor<[8],f32>
// CHECK: %[[V7:.*]] = torch.aten.to.dtype(%[[V6]], {{.*}}) : ({{.*}}, !torch.int<4>, !torch.bool<false>, !torch.bool<false>, !torch.none) -> !torch.tensor<[8],i64>
// CHECK: %[[V8:.*]] = torch.constant dense<0> : tensor<i64> -> !torch.tensor<[],i64>
// CHECK: %[[V9:.*]] = torch.aten.lt.Tensor(%[[V7]], %[[V8]]) : {{.*}} -> !torch.tensor<[8],i1>
// CHECK: %[[V10:.*]] = torch.aten.where.self(%[[V9]], %[[V8]], %[[V7]]) : {{.*}} -> !torch.tensor<[8],i64>
// CHECK: %[[V11:.*]] = torch.aten.scalar_tensor(%[[V5]], {{.*}}) : ({{.*}}, !torch.int<4>, !torch.none, !torch.none, !torch.none) -> !torch.tensor<[],i64>
// CHECK: %[[V12:.*]] = torch.aten.lt.Tensor(%[[V10]], %[[V11]]) : {{.*}} -> !torch.tensor<[8],i1>
// CHECK: %[[V13:.*]] = torch.aten.where.self(%[[V12]], %[[V10]], %[[V11]]) : {{.*}} -> !torch.tensor<[8],i64>
// CHECK: %[[V14:.*]] = torch.aten.index_select(%arg0, {{.*}}, %[[V13]]) : ({{.*}}, !torch.int<2>, {{.*}}) -> !torch.tensor<[n,c,8,w],f32>
// CHECK: %[[V15:.*]] = torch.aten.div.int(%[[V1]], {{.*}}) : ({{.*}}, !torch.int<4>) -> !torch.float<s2>
// CHECK: %[[V16:.*]] = torch.constant dense<[5.000000e-01, 1.500000e+00, 2.500000e+00, 3.500000e+00]> : tensor<4xf32> -> !torch.tensor<[4],f32>
// CHECK: %[[V17:.*]] = torch.aten.mul.Scalar(%[[V16]], %[[V15]]) : {{.*}} -> !torch.tensor<[4],f32>
// CHECK: %[[V18:.*]] = torch.aten.sub.int(%[[V1]], {{.*}}) : ({{.*}}, !torch.int<1>) -> !torch.int<"w-1">
// CHECK: %[[V19:.*]] = torch.aten.floor(%[[V17]]) : {{.*}} -> !torch.tensor<[4],f32>
// CHECK: %[[V20:.*]] = torch.aten.to.dtype(%[[V19]], {{.*}}) : ({{.*}}, !torch.int<4>, !torch.bool<false>, !torch.bool<false>, !torch.none) -> !torch.tensor<[4],i64>
// CHECK: %[[V21:.*]] = torch.constant dense<0> : tensor<i64> -> !torch.tensor<[],i64>
// CHECK: %[[V22:.*]] = torch.aten.lt.Tensor(%[[V20]], %[[V21]]) : {{.*}} -> !torch.tensor<[4],i1>
// CHECK: %[[V23:.*]] = torch.aten.where.self(%[[V22]], %[[V21]], %[[V20]]) : {{.*}} -> !torch.tensor<[4],i64>
// CHECK: %[[V24:.*]] = torch.aten.scalar_tensor(%[[V18]], {{.*}}) : ({{.*}}, !torch.int<4>, !torch.none, !torch.none, !torch.none) -> !torch.tensor<[],i64>
// CHECK: %[[V25:.*]] = torch.aten.lt.Tensor(%[[V23]], %[[V24]]) : {{.*}} -> !torch.tensor<[4],i1>
// CHECK: %[[V26:.*]] = torch.aten.where.self(%[[V25]], %[[V23]], %[[V24]]) : {{.*}} -> !torch.tensor<[4],i64>
// CHECK: %[[V27:.*]] = torch.aten.index_select(%[[V14]], {{.*}}, %[[V26]]) : ({{.*}}, !torch.int<3>, {{.*}}) -> !torch.tensor<[n,c,8,4],f32>
// CHECK: return %[[V27]]
func.func @_upsample_nearest_exact2d_vec(%arg0: !torch.tensor<[n,c,h,w],f32>) -> (!torch.tensor<[n,c,8,4],f32>) {
  %0 = torch.constant 8 : i64 -> !torch.int<8>
  %1 = torch.constant 4 : i64 -> !torch.int<4>
  %2 = torch.prim.ListConstruct(%0, %1) : (!torch.int<8>, !torch.int<4>) -> !torch.list<[!torch.int<8>, !torch.int<4>]>
  %3 = torch.constant unit -> !torch.none
  %4 = torch.aten._upsample_nearest_exact2d.vec(%arg0, %2, %3) : (!torch.tensor<[n,c,h,w],f32>, !torch.list<[!torch.int<8>, !torch.int<4>]>, !torch.none) -> !torch.tensor<[n,c,8,4],f32>
  return %4 : !torch.tensor<[n,c,8,4],f32>
}

// CHECK-LABEL: @upsample_nearest1d_vec(
// CHECK: %[[V0:.*]] = torch.aten.size.int(%arg0, {{.*}}) : ({{.*}}, !torch.int<2>) -> !torch.int<w>
// CHECK: %[[V1:.*]] = torch.constant dense<[0.000000e+00, 1.000000e+00, 2.000000e+00, 3.000000e+00, 4.000000e+00, 5.000000e+00, 6.000000e+00, 7.000000e+00]> : tensor<8xf32> -> !torch.tensor<[8],f32>
// CHECK: %[[V2:.*]] = torch.aten.div.int(%[[V0]], {{.*}}) : ({{.*}}, !torch.int<8>) -> !torch.float<s0>
// CHECK: %[[V3:.*]] = torch.aten.mul.Scalar(%[[V1]], %[[V2]]) : {{.*}} -> !torch.tensor<[8],f32>
// CHECK: %[[V4:.*]] = torch.aten.sub.int(%[[V0]], {{.*}}) : ({{.*}}, !torch.int<1>) -> !torch.int<"w-1">
// CHECK: %[[V5:.*]] = torch.aten.floor(%[[V3]]) : {{.*}} -> !torch.tensor<[8],f32>
// CHECK: %[[V6:.*]] = torch.aten.to.dtype(%[[V5]], {{.*}}) : ({{.*}}, !torch.int<4>, !torch.bool<false>, !torch.bool<false>, !torch.none) -> !torch.tensor<[8],i64>
// CHECK: %[[V7:.*]] = torch.constant dense<0> : tensor<i64> -> !torch.tensor<[],i64>
// CHECK: %[[V8:.*]] = torch.aten.lt.Tensor(%[[V6]], %[[V7]]) : {{.*}} -> !torch.tensor<[8],i1>
// CHECK: %[[V9:.*]] = torch.aten.where.self(%[[V8]], %[[V7]], %[[V6]]) : {{.*}} -> !torch.tensor<[8],i64>
// CHECK: %[[V10:.*]] = torch.aten.scalar_tensor(%[[V4]], {{.*}}) : ({{.*}}, !torch.int<4>, !torch.none, !torch.none, !torch.none) -> !torch.tensor<[],i64>
// CHECK: %[[V11:.*]] = torch.aten.lt.Tensor(%[[V9]], %[[V10]]) : {{.*}} -> !torch.tensor<[8],i1>
// CHECK: %[[V12:.*]] = torch.aten.where.self(%[[V11]], %[[V9]], %[[V10]]) : {{.*}} -> !torch.tensor<[8],i64>
// CHECK: %[[V13:.*]] = torch.aten.index_select(%arg0, {{.*}}, %[[V12]]) : ({{.*}}, !torch.int<2>, {{.*}}) -> !torch.tensor<[n,c,8],f32>
// CHECK: return %[[V13]]
func.func @upsample_nearest1d_vec(%arg0: !torch.tensor<[n,c,w],f32>) -> (!torch.tensor<[n,c,8],f32>) {
  %0 = torch.constant 8 : i64 -> !torch.int<8>
  %1 = torch.prim.ListConstruct(%0) : (!torch.int<8>) -> !torch.list<[!torch.int<8>]>
  %2 = torch.constant unit -> !torch.none
  %3 = torch.aten.upsample_nearest1d.vec(%arg0, %1, %2) : (!torch.tensor<[n,c,w],f32>, !torch.list<[!torch.int<8>]>, !torch.none) -> !torch.tensor<[n,c,8],f32>
  return %3 : !torch.tensor<[n,c,8],f32>
}

// CHECK-LABEL: @upsample_nearest2d_vec(
// CHECK: %[[V0:.*]] = torch.aten.size.int(%arg0, {{.*}}) : ({{.*}}, !torch.int<2>) -> !torch.int<h>
// CHECK: %[[V1:.*]] = torch.aten.size.int(%arg0, {{.*}}) : ({{.*}}, !torch.int<3>) -> !torch.int<w>
// CHECK: %[[V2:.*]] = torch.constant dense<[0.000000e+00, 1.000000e+00, 2.000000e+00, 3.000000e+00, 4.000000e+00, 5.000000e+00, 6.000000e+00, 7.000000e+00]> : tensor<8xf32> -> !torch.tensor<[8],f32>
// CHECK: %[[V3:.*]] = torch.aten.div.int(%[[V0]], {{.*}}) : ({{.*}}, !torch.int<8>) -> !torch.float<s1>
// CHECK: %[[V4:.*]] = torch.aten.mul.Scalar(%[[V2]], %[[V3]]) : {{.*}} -> !torch.tensor<[8],f32>
// CHECK: %[[V5:.*]] = torch.aten.sub.int(%[[V0]], {{.*}}) : ({{.*}}, !torch.int<1>) -> !torch.int<"h-1">
// CHECK: %[[V6:.*]] = torch.aten.floor(%[[V4]]) : {{.*}} -> !torch.tensor<[8],f32>
// CHECK: %[[V7:.*]] = torch.aten.to.dtype(%[[V6]], {{.*}}) : ({{.*}}, !torch.int<4>, !torch.bool<false>, !torch.bool<false>, !torch.none) -> !torch.tensor<[8],i64>
// CHECK: %[[V8:.*]] = torch.constant dense<0> : tensor<i64> -> !torch.tensor<[],i64>
// CHECK: %[[V9:.*]] = torch.aten.lt.Tensor(%[[V7]], %[[V8]]) : {{.*}} -> !torch.tensor<[8],i1>
// CHECK: %[[V10:.*]] = torch.aten.where.self(%[[V9]], %[[V8]], %[[V7]]) : {{.*}} -> !torch.tensor<[8],i64>
// CHECK: %[[V11:.*]] = torch.aten.scalar_tensor(%[[V5]], {{.*}}) : ({{.*}}, !torch.int<4>, !torch.none, !torch.none, !torch.none) -> !torch.tensor<[],i64>
// CHECK: %[[V12:.*]] = torch.aten.lt.Tensor(%[[V10]], %[[V11]]) : {{.*}} -> !torch.tensor<[8],i1>
// CHECK: %[[V13:.*]] = torch.aten.where.self(%[[V12]], %[[V10]], %[[V11]]) : {{.*}} -> !torch.tensor<[8],i64>
// CHECK: %[[V14:.*]] = torch.aten.index_select(%arg0, {{.*}}, %[[V13]]) : ({{.*}}, !torch.int<2>, {{.*}}) -> !torch.tensor<[n,c,8,w],f32>
// CHECK: %[[V15:.*]] = torch.constant dense<[0.000000e+00, 1.000000e+00, 2.000000e+00, 3.000000e+00]> : tensor<4xf32> -> !torch.tensor<[4],f32>
// CHECK: %[[V16:.*]] = torch.aten.div.int(%[[V1]], {{.*}}) : ({{.*}}, !torch.int<4>) -> !torch.float<s2>
// CHECK: %[[V17:.*]] = torch.aten.mul.Scalar(%[[V15]], %[[V16]]) : {{.*}} -> !torch.tensor<[4],f32>
// CHECK: %[[V18:.*]] = torch.aten.sub.int(%[[V1]], {{.*}}) : ({{.*}}, !torch.int<1>) -> !torch.int<"w-1">
// CHECK: %[[V19:.*]] = torch.aten.floor(%[[V17]]) : {{.*}} -> !torch.tensor<[4],f32>
// CHECK: %[[V20:.*]] = torch.aten.to.dtype(%[[V19]], {{.*}}) : ({{.*}}, !torch.int<4>, !torch.bool<false>, !torch.bool<false>, !torch.none) -> !torch.tensor<[4],i64>
// CHECK: %[[V21:.*]] = torch.constant dense<0> : tensor<i64> -> !torch.tensor<[],i64>
// CHECK: %[[V22:.*]] = torch.aten.lt.Tensor(%[[V20]], %[[V21]]) : {{.*}} -> !torch.tensor<[4],i1>
// CHECK: %[[V23:.*]] = torch.aten.where.self(%[[V22]], %[[V21]], %[[V20]]) : {{.*}} -> !torch.tensor<[4],i64>
// CHECK: %[[V24:.*]] = torch.aten.scalar_tensor(%[[V18]], {{.*}}) : ({{.*}}, !torch.int<4>, !torch.none, !torch.none, !torch.none) -> !torch.tensor<[],i64>
// CHECK: %[[V25:.*]] = torch.aten.lt.Tensor(%[[V23]], %[[V24]]) : {{.*}} -> !torch.tensor<[4],i1>
// CHECK: %[[V26:.*]] = torch.aten.where.self(%[[V25]], %[[V23]], %[[V24]]) : {{.*}} -> !torch.tensor<[4],i64>
// CHECK: %[[V27:.*]] = torch.aten.index_select(%[[V14]], {{.*}}, %[[V26]]) : ({{.*}}, !torch.int<3>, {{.*}}) -> !torch.tensor<[n,c,8,4],f32>
// CHECK: return %[[V27]]
func.func @upsample_nearest2d_vec(%arg0: !torch.tensor<[n,c,h,w],f32>) -> (!torch.tensor<[n,c,8,4],f32>) {
  %0 = torch.constant 8 : i64 -> !torch.int<8>
  %1 = torch.constant 4 : i64 -> !torch.int<4>
  %2 = torch.prim.ListConstruct(%0, %1) : (!torch.int<8>, !torch.int<4>) -> !torch.list<[!torch.int<8>, !torch.int<4>]>
  %3 = torch.constant unit -> !torch.none
  %4 = torch.aten.upsample_nearest2d.vec(%arg0, %2, %3) : (!torch.tensor<[n,c,h,w],f32>, !torch.list<[!torch.int<8>, !torch.int<4>]>, !torch.none) -> !torch.tensor<[n,c,8,4],f32>
  return %4 : !torch.tensor<[n,c,8,4],f32>
}
