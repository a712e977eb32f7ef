// NOTE: The checks are written by tools/dev/update_checks.py.

// RUN: torch-onnx-opt %s --decompose | FileCheck %s

// CHECK-LABEL: @angle(
// CHECK: %[[V0:.*]] = torch.aten.isnan(%arg0) : {{.*}} -> !torch.tensor<[n,3],i1>
// CHECK: %[[V1:.*]] = torch.aten.lt.Scalar(%arg0, {{.*}}) : ({{.*}}, !torch.int<0>) -> !torch.tensor<[n,3],i1>
// CHECK: %[[V2:.*]] = torch.aten.to.dtype(%[[V1]], {{.*}}) : ({{.*}}, !torch.int<6>, !torch.bool<false>, !torch.bool<false>, !torch.none) -> !torch.tensor<[n,3],f32>
// CHECK: %[[V3:.*]] = torch.aten.mul.Scalar(%[[V2]], {{.*}}) : ({{.*}}, !torch.float<3.1415926535897931>) -> !torch.tensor<[n,3],f32>
// CHECK: %[[V4:.*]] = torch.aten.where.self(%[[V0]], %arg0, %[[V3]]) : {{.*}} -> !torch.tensor<[n,3],f32>
// CHECK: return %[[V4]]
func.func @angle(%arg0: !torch.tensor<[n,3],f32>) -> (!torch.tensor<[n,3],f32>) {
  %0 = torch.aten.angle(%arg0) : (!torch.tensor<[n,3],f32>) -> !torch.tensor<[n,3],f32>
  return %0 : !torch.tensor<[n,3],f32>
}

// CHECK-LABEL: @atan2(
// CHECK: %[[V0:.*]] = torch.aten.lt.Scalar(%arg0, {{.*}}) : ({{.*}}, !torch.int<0>) -> !torch.tensor<[n,3],i1>
// CHECK: %[[V1:.*]] = torch.aten.reciprocal(%arg0) : {{.*}} -> !torch.tensor<[n,3],f32>
// CHECK: %[[V2:.*]] = torch.aten.lt.Scalar(%[[V1]], {{.*}}) : ({{.*}}, !torch.int<0>) -> !torch.tensor<[n,3],i1>
// CHECK: %[[V3:.*]] = torch.aten.logical_or(%[[V0]], %[[V2]]) : {{.*}} -> !torch.tensor<[n,3],i1>
// CHECK: %[[V4:.*]] = torch.aten.lt.Scalar(%arg1, {{.*}}) : ({{.*}}, !torch.int<0>) -> !torch.tensor<[3],i1>
// CHECK: %[[V5:.*]] = torch.aten.reciprocal(%arg1) : {{.*}} -> !torch.tensor<[3],f32>
// CHECK: %[[V6:.*]] = torch.aten.lt.Scalar(%[[V5]], {{.*}}) : ({{.*}}, !torch.int<0>) -> !torch.tensor<[3],i1>
// CHECK: %[[V7:.*]] = torch.aten.logical_or(%[[V4]], %[[V6]]) : {{.*}} -> !torch.tensor<[3],i1>
// CHECK: %[[V8:.*]] = torch.aten.logical_xor(%[[V3]], %[[V7]]) : {{.*}} -> !torch.tensor<[n,3],i1>
// CHECK: %[[V9:.*]] = torch.aten.where.Scalar(%[[V8]], {{.*}}) : ({{.*}}, !torch.float<-1.000000e+00>, !torch.float<1.000000e+00>) -> !torch.tensor<[n,3],f32>
// CHECK: %[[V10:.*]] = torch.aten.abs(%arg0) : {{.*}} -> !torch.tensor<[n,3],f32>
// CHECK: %[[V11:.*]] = torch.aten.abs(%arg1) : {{.*}} -> !torch.tensor<[3],f32>
// CHECK: %[[V12:.*]] = torch.aten.eq.Tensor(%[[V10]], %[[V11]]) : {{.*}} -> !torch.tensor<[n,3],i1>
// CHECK: %[[V13:.*]] = torch.aten.div.Tensor(%arg0, %arg1) : {{.*}} -> !torch.tensor<[n,3],f32>
// CHECK: %[[V14:.*]] = torch.aten.where.self(%[[V12]], %[[V9]], %[[V13]]) : {{.*}} -> !torch.tensor<[n,3],f32>
// CHECK: %[[V15:.*]] = torch.aten.eq.Scalar(%arg0, {{.*}}) : ({{.*}}, !torch.int<0>) -> !torch.tensor<[n,3],i1>
// CHECK: %[[V16:.*]] = torch.aten.eq.Tensor(%arg1, %arg1) : {{.*}} -> !torch.tensor<[3],i1>
// CHECK: %[[V17:.*]] = torch.aten.logical_and(%[[V15]], %[[V16]]) : {{.*}} -> !torch.tensor<[n,3],i1>
// CHECK: %[[V18:.*]] = torch.aten.where.self(%[[V17]], %arg0, %[[V14]]) : {{.*}} -> !torch.tensor<[n,3],f32>
// CHECK: %[[V19:.*]] = torch.constant dense<-3.14159274> : tensor<f32> -> !torch.tensor<[],f32>
// CHECK: %[[V20:.*]] = torch.constant dense<3.14159274> : tensor<f32> -> !torch.tensor<[],f32>
// CHECK: %[[V21:.*]] = torch.aten.where.self(%[[V3]], %[[V19]], %[[V20]]) : {{.*}} -> !torch.tensor<[n,3],f32>
// CHECK: %[[V22:.*]] = torch.aten.atan(%[[V18]]) : {{.*}} -> !torch.tensor<[n,3],f32>
// CHECK: %[[V23:.*]] = torch.aten.add.Tensor(%[[V22]], %[[V21]], {{.*}}) : ({{.*}}, !torch.int<1>) -> !torch.tensor<[n,3],f32>
// CHECK: %[[V24:.*]] = torch.aten.where.self(%[[V7]], %[[V23]], %[[V22]]) : {{.*}} -> !torch.tensor<[n,3],f32>
// CHECK: return %[[V24]]
func.func @atan2(%arg0: !torch.tensor<[n,3],f32>, %arg1: !torch.tensor<[3],f32>) -> (!torch.tensor<[n,3],f32>) {
  %0 = torch.aten.atan2(%arg0, %arg1) : (!torch.tensor<[n,3],f32>, !torch.tensor<[3],f32>) -> !torch.tensor<[n,3],f32>
  return %0 : !torch.tensor<[n,3],f32>
}

// CHECK-LABEL: @exp2(
// CHECK: %[[V0:.*]] = torch.aten.pow.Scalar({{.*}}, %arg0) : (!torch.float<2.000000e+00>, {{.*}}) -> !torch.tensor<[n,3],f32>
// CHECK: return %[[V0]]
func.func @exp2(%arg0: !torch.tensor<[n,3],f32>) -> (!torch.tensor<[n,3],f32>) {
  %0 = torch.aten.exp2(%arg0) : (!torch.tensor<[n,3],f32>) -> !torch.tensor<[n,3],f32>
  return %0 : !torch.tensor<[n,3],f32>
}

// CHECK-LABEL: @exp2_of_ints(
// CHECK: %[[V0:.*]] = torch.aten.to.dtype(%arg0, {{.*}}) : ({{.*}}, !torch.int<6>, !torch.bool<false>, !torch.bool<false>, !torch.none) -> !torch.tensor<[n,3],f32>
// CHECK: %[[V1:.*]] = torch.aten.pow.Scalar({{.*}}, %[[V0]]) : (!torch.float<2.000000e+00>, {{.*}}) -> !torch.tensor<[n,3],f32>
// CHECK: return %[[V1]]
func.func @exp2_of_ints(%arg0: !torch.tensor<[n,3],i64>) -> (!torch.tensor<[n,3],f32>) {
  %0 = torch.aten.exp2(%arg0) : (!torch.tensor<[n,3],i64>) -> !torch.tensor<[n,3],f32>
  return %0 : !torch.tensor<[n,3],f32>
}

// CHECK-LABEL: @expm1(
// CHECK: %[[V0:.*]] = torch.aten.to.dtype(%arg0, {{.*}}) : ({{.*}}, !torch.int<7>, !torch.bool<false>, !torch.bool<false>, !torch.none) -> !torch.tensor<[n,3],f64>
// CHECK: %[[V1:.*]] = torch.aten.exp(%[[V0]]) : {{.*}} -> !torch.tensor<[n,3],f64>
// CHECK: %[[V2:.*]] = torch.aten.sub.Scalar(%[[V1]], {{.*}}) : ({{.*}}, !torch.int<1>, !torch.int<1>) -> !torch.tensor<[n,3],f64>
// CHECK: %[[V3:.*]] = torch.aten.log(%[[V1]]) : {{.*}} -> !torch.tensor<[n,3],f64>
// CHECK: %[[V4:.*]] = torch.aten.div.Tensor(%[[V0]], %[[V3]]) : {{.*}} -> !torch.tensor<[n,3],f64>
// CHECK: %[[V5:.*]] = torch.aten.mul.Tensor(%[[V2]], %[[V4]]) : {{.*}} -> !torch.tensor<[n,3],f64>
// CHECK: %[[V6:.*]] = torch.aten.abs(%[[V0]]) : {{.*}} -> !torch.tensor<[n,3],f64>
// CHECK: %[[V7:.*]] = torch.aten.lt.Scalar(%[[V6]], {{.*}}) : ({{.*}}, !torch.int<1>) -> !torch.tensor<[n,3],i1>
// CHECK: %[[V8:.*]] = torch.aten.where.self(%[[V7]], %[[V5]], %[[V2]]) : {{.*}} -> !torch.tensor<[n,3],f64>
// CHECK: %[[V9:.*]] = torch.aten.eq.Scalar(%[[V2]], {{.*}}) : ({{.*}}, !torch.int<0>) -> !torch.tensor<[n,3],i1>
// CHECK: %[[V10:.*]] = torch.aten.where.self(%[[V9]], %[[V0]], %[[V8]]) : {{.*}} -> !torch.tensor<[n,3],f64>
// CHECK: %[[V11:.*]] = torch.aten.to.dtype(%[[V10]], {{.*}}) : ({{.*}}, !torch.int<6>, !torch.bool<false>, !torch.bool<false>, !torch.none) -> !torch.tensor<[n,3],f32>
// CHECK: return %[[V11]]
func.func @expm1(%arg0: !torch.tensor<[n,3],f32>) -> (!torch.tensor<[n,3],f32>) {
  %0 = torch.aten.expm1(%arg0) : (!torch.tensor<[n,3],f32>) -> !torch.tensor<[n,3],f32>
  return %0 : !torch.tensor<[n,3],f32>
}

// CHECK-LABEL: @expm1_of_ints(
// CHECK: %[[V0:.*]] = torch.aten.to.dtype(%arg0, {{.*}}) : ({{.*}}, !torch.int<6>, !torch.bool<false>, !torch.bool<false>, !torch.none) -> !torch.tensor<[n,3],f32>
// CHECK: %[[V1:.*]] = torch.aten.to.dtype(%[[V0]], {{.*}}) : ({{.*}}, !torch.int<7>, !torch.bool<false>, !torch.bool<false>, !torch.none) -> !torch.tensor<[n,3],f64>
// CHECK: %[[V2:.*]] = torch.aten.exp(%[[V1]]) : {{.*}} -> !torch.tensor<[n,3],f64>
// CHECK: %[[V3:.*]] = torch.aten.sub.Scalar(%[[V2]], {{.*}}) : ({{.*}}, !torch.int<1>, !torch.int<1>) -> !torch.tensor<[n,3],f64>
// CHECK: %[[V4:.*]] = torch.aten.log(%[[V2]]) : {{.*}} -> !torch.tensor<[n,3],f64>
// CHECK: %[[V5:.*]] = torch.aten.div.Tensor(%[[V1]], %[[V4]]) : {{.*}} -> !torch.tensor<[n,3],f64>
// CHECK: %[[V6:.*]] = torch.aten.mul.Tensor(%[[V3]], %[[V5]]) : {{.*}} -> !torch.tensor<[n,3],f64>
// CHECK: %[[V7:.*]] = torch.aten.abs(%[[V1]]) : {{.*}} -> !torch.tensor<[n,3],f64>
// CHECK: %[[V8:.*]] = torch.aten.lt.Scalar(%[[V7]], {{.*}}) : ({{.*}}, !torch.int<1>) -> !torch.tensor<[n,3],i1>
// CHECK: %[[V9:.*]] = torch.aten.where.self(%[[V8]], %[[V6]], %[[V3]]) : {{.*}} -> !torch.tensor<[n,3],f64>
// CHECK: %[[V10:.*]] = torch.aten.eq.Scalar(%[[V3]], {{.*}}) : ({{.*}}, !torch.int<0>) -> !torch.tensor<[n,3],i1>
// CHECK: %[[V11:.*]] = torch.aten.where.self(%[[V10]], %[[V1]], %[[V9]]) : {{.*}} -> !torch.tensor<[n,3],f64>
// CHECK: %[[V12:.*]] = torch.aten.to.dtype(%[[V11]], {{.*}}) : ({{.*}}, !torch.int<6>, !torch.bool<false>, !torch.bool<false>, !torch.none) -> !torch.tensor<[n,3],f32>
// CHECK: return %[[V12]]
func.func @expm1_of_ints(%arg0: !torch.tensor<[n,3],i64>) -> (!torch.tensor<[n,3],f32>) {
  %0 = torch.aten.expm1(%arg0) : (!torch.tensor<[n,3],i64>) -> !torch.tensor<[n,3],f32>
  return %0 : !torch.tensor<[n,3],f32>
}

// CHECK-LABEL: @hypot(
// CHECK: %[[V0:.*]] = torch.aten.abs(%arg0) : {{.*}} -> !torch.tensor<[n,3],f32>
// CHECK: %[[V1:.*]] = torch.aten.abs(%arg1) : {{.*}} -> !torch.tensor<[3],f32>
// CHECK: %[[V2:.*]] = torch.aten.maximum(%[[V0]], %[[V1]]) : {{.*}} -> !torch.tensor<[n,3],f32>
// CHECK: %[[V3:.*]] = torch.aten.minimum(%[[V0]], %[[V1]]) : {{.*}} -> !torch.tensor<[n,3],f32>
// CHECK: %[[V4:.*]] = torch.aten.eq.Scalar(%[[V2]], {{.*}}) : ({{.*}}, !torch.int<0>) -> !torch.tensor<[n,3],i1>
// CHECK: %[[V5:.*]] = torch.aten.eq.Scalar(%[[V2]], {{.*}}) : ({{.*}}, !torch.float<0x7FF0000000000000>) -> !torch.tensor<[n,3],i1>
// CHECK: %[[V6:.*]] = torch.aten.logical_or(%[[V4]], %[[V5]]) : {{.*}} -> !torch.tensor<[n,3],i1>
// CHECK: %[[V7:.*]] = torch.aten.div.Tensor(%[[V3]], %[[V2]]) : {{.*}} -> !torch.tensor<[n,3],f32>
// CHECK: %[[V8:.*]] = torch.aten.where.ScalarSelf(%[[V6]], {{.*}}, %[[V7]]) : ({{.*}}, !torch.float<0.000000e+00>, {{.*}}) -> !torch.tensor<[n,3],f32>
// CHECK: %[[V9:.*]] = torch.aten.mul.Tensor(%[[V8]], %[[V8]]) : {{.*}} -> !torch.tensor<[n,3],f32>
// CHECK: %[[V10:.*]] = torch.aten.add.Scalar(%[[V9]], {{.*}}) : ({{.*}}, !torch.int<1>, !torch.int<1>) -> !torch.tensor<[n,3],f32>
// CHECK: %[[V11:.*]] = torch.aten.sqrt(%[[V10]]) : {{.*}} -> !torch.tensor<[n,3],f32>
// CHECK: %[[V12:.*]] = torch.aten.mul.Tensor(%[[V2]], %[[V11]]) : {{.*}} -> !torch.tensor<[n,3],f32>
// CHECK: %[[V13:.*]] = torch.aten.isinf(%[[V0]]) : {{.*}} -> !torch.tensor<[n,3],i1>
// CHECK: %[[V14:.*]] = torch.aten.isinf(%[[V1]]) : {{.*}} -> !torch.tensor<[3],i1>
// CHECK: %[[V15:.*]] = torch.aten.logical_or(%[[V13]], %[[V14]]) : {{.*}} -> !torch.tensor<[n,3],i1>
// CHECK: %[[V16:.*]] = torch.aten.where.ScalarSelf(%[[V15]], {{.*}}, %[[V12]]) : ({{.*}}, !torch.float<0x7FF0000000000000>, {{.*}}) -> !torch.tensor<[n,3],f32>
// CHECK: return %[[V16]]
func.func @hypot(%arg0: !torch.tensor<[n,3],f32>, %arg1: !torch.tensor<[3],f32>) -> (!torch.tensor<[n,3],f32>) {
  %0 = torch.aten.hypot(%arg0, %arg1) : (!torch.tensor<[n,3],f32>, !torch.tensor<[3],f32>) -> !torch.tensor<[n,3],f32>
  return %0 : !torch.tensor<[n,3],f32>
}

// CHECK-LABEL: @ldexp_Tensor(
// CHECK: %[[V0:.*]] = torch.aten.to.dtype(%arg1, {{.*}}) : ({{.*}}, !torch.int<6>, !torch.bool<false>, !torch.bool<false>, !torch.none) -> !torch.tensor<[n,3],f32>
// CHECK: %[[V1:.*]] = torch.aten.clamp(%[[V0]], {{.*}}) : ({{.*}}, !torch.int<-254>, !torch.int<254>) -> !torch.tensor<[n,3],f32>
// CHECK: %[[V2:.*]] = torch.aten.mul.Scalar(%[[V1]], {{.*}}) : ({{.*}}, !torch.float<5.000000e-01>) -> !torch.tensor<[n,3],f32>
// CHECK: %[[V3:.*]] = torch.aten.floor(%[[V2]]) : {{.*}} -> !torch.tensor<[n,3],f32>
// CHECK: %[[V4:.*]] = torch.aten.pow.Scalar({{.*}}, %[[V3]]) : (!torch.float<2.000000e+00>, {{.*}}) -> !torch.tensor<[n,3],f32>
// CHECK: %[[V5:.*]] = torch.aten.mul.Tensor(%arg0, %[[V4]]) : {{.*}} -> !torch.tensor<[n,3],f32>
// CHECK: %[[V6:.*]] = torch.aten.sub.Tensor(%[[V1]], %[[V3]], {{.*}}) : ({{.*}}, !torch.int<1>) -> !torch.tensor<[n,3],f32>
// CHECK: %[[V7:.*]] = torch.aten.pow.Scalar({{.*}}, %[[V6]]) : (!torch.float<2.000000e+00>, {{.*}}) -> !torch.tensor<[n,3],f32>
// CHECK: %[[V8:.*]] = torch.aten.mul.Tensor(%[[V5]], %[[V7]]) : {{.*}} -> !torch.tensor<[n,3],f32>
// CHECK: return %[[V8]]
func.func @ldexp_Tensor(%arg0: !torch.tensor<[n,3],f32>, %arg1: !torch.tensor<[n,3],i64>) -> (!torch.tensor<[n,3],f32>) {
  %0 = torch.aten.ldexp.Tensor(%arg0, %arg1) : (!torch.tensor<[n,3],f32>, !torch.tensor<[n,3],i64>) -> !torch.tensor<[n,3],f32>
  return %0 : !torch.tensor<[n,3],f32>
}

// CHECK-LABEL: @log10(
// CHECK: %[[V0:.*]] = torch.aten.to.dtype(%arg0, {{.*}}) : ({{.*}}, !torch.int<7>, !torch.bool<false>, !torch.bool<false>, !torch.none) -> !torch.tensor<[n,3],f64>
// CHECK: %[[V1:.*]] = torch.aten.log(%[[V0]]) : {{.*}} -> !torch.tensor<[n,3],f64>
// CHECK: %[[V2:.*]] = torch.aten.div.Scalar(%[[V1]], {{.*}}) : ({{.*}}, !torch.float<2.3025850929940459>) -> !torch.tensor<[n,3],f64>
// CHECK: %[[V3:.*]] = torch.aten.round(%[[V2]]) : {{.*}} -> !torch.tensor<[n,3],f64>
// CHECK: %[[V4:.*]] = torch.aten.pow.Scalar({{.*}}, %[[V3]]) : (!torch.float<1.000000e+01>, {{.*}}) -> !torch.tensor<[n,3],f64>
// CHECK: %[[V5:.*]] = torch.aten.eq.Tensor(%[[V4]], %[[V0]]) : {{.*}} -> !torch.tensor<[n,3],i1>
// CHECK: %[[V6:.*]] = torch.aten.gt.Scalar(%[[V0]], {{.*}}) : ({{.*}}, !torch.float<2.2250738585072014E-308>) -> !torch.tensor<[n,3],i1>
// CHECK: %[[V7:.*]] = torch.aten.logical_and(%[[V5]], %[[V6]]) : {{.*}} -> !torch.tensor<[n,3],i1>
// CHECK: %[[V8:.*]] = torch.aten.where.self(%[[V7]], %[[V3]], %[[V2]]) : {{.*}} -> !torch.tensor<[n,3],f64>
// CHECK: %[[V9:.*]] = torch.aten.to.dtype(%[[V8]], {{.*}}) : ({{.*}}, !torch.int<6>, !torch.bool<false>, !torch.bool<false>, !torch.none) -> !torch.tensor<[n,3],f32>
// CHECK: return %[[V9]]
func.func @log10(%arg0: !torch.tensor<[n,3],f32>) -> (!torch.tensor<[n,3],f32>) {
  %0 = torch.aten.log10(%arg0) : (!torch.tensor<[n,3],f32>) -> !torch.tensor<[n,3],f32>
  return %0 : !torch.tensor<[n,3],f32>
}

// CHECK-LABEL: @log10_of_ints(
// CHECK: %[[V0:.*]] = torch.aten.to.dtype(%arg0, {{.*}}) : ({{.*}}, !torch.int<6>, !torch.bool<false>, !torch.bool<false>, !torch.none) -> !torch.tensor<[n,3],f32>
// CHECK: %[[V1:.*]] = torch.aten.to.dtype(%[[V0]], {{.*}}) : ({{.*}}, !torch.int<7>, !torch.bool<false>, !torch.bool<false>, !torch.none) -> !torch.tensor<[n,3],f64>
// CHECK: %[[V2:.*]] = torch.aten.log(%[[V1]]) : {{.*}} -> !torch.tensor<[n,3],f64>
// CHECK: %[[V3:.*]] = torch.aten.div.Scalar(%[[V2]], {{.*}}) : ({{.*}}, !torch.float<2.3025850929940459>) -> !torch.tensor<[n,3],f64>
// CHECK: %[[V4:.*]] = torch.aten.round(%[[V3]]) : {{.*}} -> !torch.tensor<[n,3],f64>
// CHECK: %[[V5:.*]] = torch.aten.pow.Scalar({{.*}}, %[[V4]]) : (!torch.float<1.000000e+01>, {{.*}}) -> !torch.tensor<[n,3],f64>
// CHECK: %[[V6:.*]] = torch.aten.eq.Tensor(%[[V5]], %[[V1]]) : {{.*}} -> !torch.tensor<[n,3],i1>
// CHECK: %[[V7:.*]] = torch.aten.gt.Scalar(%[[V1]], {{.*}}) : ({{.*}}, !torch.float<2.2250738585072014E-308>) -> !torch.tensor<[n,3],i1>
// CHECK: %[[V8:.*]] = torch.aten.logical_and(%[[V6]], %[[V7]]) : {{.*}} -> !torch.tensor<[n,3],i1>
// CHECK: %[[V9:.*]] = torch.aten.where.self(%[[V8]], %[[V4]], %[[V3]]) : {{.*}} -> !torch.tensor<[n,3],f64>
// CHECK: %[[V10:.*]] = torch.aten.to.dtype(%[[V9]], {{.*}}) : ({{.*}}, !torch.int<6>, !torch.bool<false>, !torch.bool<false>, !torch.none) -> !torch.tensor<[n,3],f32>
// CHECK: return %[[V10]]
func.func @log10_of_ints(%arg0: !torch.tensor<[n,3],i64>) -> (!torch.tensor<[n,3],f32>) {
  %0 = torch.aten.log10(%arg0) : (!torch.tensor<[n,3],i64>) -> !torch.tensor<[n,3],f32>
  return %0 : !torch.tensor<[n,3],f32>
}

// CHECK-LABEL: @log1p(
// CHECK: %[[V0:.*]] = torch.aten.to.dtype(%arg0, {{.*}}) : ({{.*}}, !torch.int<7>, !torch.bool<false>, !torch.bool<false>, !torch.none) -> !torch.tensor<[n,3],f64>
// CHECK: %[[V1:.*]] = torch.aten.add.Scalar(%[[V0]], {{.*}}) : ({{.*}}, !torch.int<1>, !torch.int<1>) -> !torch.tensor<[n,3],f64>
// CHECK: %[[V2:.*]] = torch.aten.sub.Scalar(%[[V1]], {{.*}}) : ({{.*}}, !torch.int<1>, !torch.int<1>) -> !torch.tensor<[n,3],f64>
// CHECK: %[[V3:.*]] = torch.aten.log(%[[V1]]) : {{.*}} -> !torch.tensor<[n,3],f64>
// CHECK: %[[V4:.*]] = torch.aten.div.Tensor(%[[V0]], %[[V2]]) : {{.*}} -> !torch.tensor<[n,3],f64>
// CHECK: %[[V5:.*]] = torch.aten.mul.Tensor(%[[V3]], %[[V4]]) : {{.*}} -> !torch.tensor<[n,3],f64>
// CHECK: %[[V6:.*]] = torch.aten.eq.Scalar(%[[V2]], {{.*}}) : ({{.*}}, !torch.int<0>) -> !torch.tensor<[n,3],i1>
// CHECK: %[[V7:.*]] = torch.aten.where.self(%[[V6]], %[[V0]], %[[V5]]) : {{.*}} -> !torch.tensor<[n,3],f64>
// CHECK: %[[V8:.*]] = torch.aten.eq.Tensor(%[[V2]], %[[V0]]) : {{.*}} -> !torch.tensor<[n,3],i1>
// CHECK: %[[V9:.*]] = torch.aten.where.self(%[[V8]], %[[V3]], %[[V7]]) : {{.*}} -> !torch.tensor<[n,3],f64>
// CHECK: %[[V10:.*]] = torch.aten.to.dtype(%[[V9]], {{.*}}) : ({{.*}}, !torch.int<6>, !torch.bool<false>, !torch.bool<false>, !torch.none) -> !torch.tensor<[n,3],f32>
// CHECK: return %[[V10]]
func.func @log1p(%arg0: !torch.tensor<[n,3],f32>) -> (!torch.tensor<[n,3],f32>) {
  %0 = torch.aten.log1p(%arg0) : (!torch.tensor<[n,3],f32>) -> !torch.tensor<[n,3],f32>
  return %0 : !torch.tensor<[n,3],f32>
}

// CHECK-LABEL: @log1p_of_ints(
// CHECK: %[[V0:.*]] = torch.aten.to.dtype(%arg0, {{.*}}) : ({{.*}}, !torch.int<6>, !torch.bool<false>, !torch.bool<false>, !torch.none) -> !torch.tensor<[n,3],f32>
// CHECK: %[[V1:.*]] = torch.aten.to.dtype(%[[V0]], {{.*}}) : ({{.*}}, !torch.int<7>, !torch.bool<false>, !torch.bool<false>, !torch.none) -> !torch.tensor<[n,3],f64>
// CHECK: %[[V2:.*]] = torch.aten.add.Scalar(%[[V1]], {{.*}}) : ({{.*}}, !torch.int<1>, !torch.int<1>) -> !torch.tensor<[n,3],f64>
// CHECK: %[[V3:.*]] = torch.aten.sub.Scalar(%[[V2]], {{.*}}) : ({{.*}}, !torch.int<1>, !torch.int<1>) -> !torch.tensor<[n,3],f64>
// CHECK: %[[V4:.*]] = torch.aten.log(%[[V2]]) : {{.*}} -> !torch.tensor<[n,3],f64>
// CHECK: %[[V5:.*]] = torch.aten.div.Tensor(%[[V1]], %[[V3]]) : {{.*}} -> !torch.tensor<[n,3],f64>
// CHECK: %[[V6:.*]] = torch.aten.mul.Tensor(%[[V4]], %[[V5]]) : {{.*}} -> !torch.tensor<[n,3],f64>
// CHECK: %[[V7:.*]] = torch.aten.eq.Scalar(%[[V3]], {{.*}}) : ({{.*}}, !torch.int<0>) -> !torch.tensor<[n,3],i1>
// CHECK: %[[V8:.*]] = torch.aten.where.self(%[[V7]], %[[V1]], %[[V6]]) : {{.*}} -> !torch.tensor<[n,3],f64>
// CHECK: %[[V9:.*]] = torch.aten.eq.Tensor(%[[V3]], %[[V1]]) : {{.*}} -> !torch.tensor<[n,3],i1>
// CHECK: %[[V10:.*]] = torch.aten.where.self(%[[V9]], %[[V4]], %[[V8]]) : {{.*}} -> !torch.tensor<[n,3],f64>
// CHECK: %[[V11:.*]] = torch.aten.to.dtype(%[[V10]], {{.*}}) : ({{.*}}, !torch.int<6>, !torch.bool<false>, !torch.bool<false>, !torch.none) -> !torch.tensor<[n,3],f32>
// CHECK: return %[[V11]]
func.func @log1p_of_ints(%arg0: !torch.tensor<[n,3],i64>) -> (!torch.tensor<[n,3],f32>) {
  %0 = torch.aten.log1p(%arg0) : (!torch.tensor<[n,3],i64>) -> !torch.tensor<[n,3],f32>
  return %0 : !torch.tensor<[n,3],f32>
}

// CHECK-LABEL: @log2(
// CHECK: %[[V0:.*]] = torch.aten.to.dtype(%arg0, {{.*}}) : ({{.*}}, !torch.int<7>, !torch.bool<false>, !torch.bool<false>, !torch.none) -> !torch.tensor<[n,3],f64>
// CHECK: %[[V1:.*]] = torch.aten.log(%[[V0]]) : {{.*}} -> !torch.tensor<[n,3],f64>
// CHECK: %[[V2:.*]] = torch.aten.div.Scalar(%[[V1]], {{.*}}) : ({{.*}}, !torch.float<0.69314718055994529>) -> !torch.tensor<[n,3],f64>
// CHECK: %[[V3:.*]] = torch.aten.round(%[[V2]]) : {{.*}} -> !torch.tensor<[n,3],f64>
// CHECK: %[[V4:.*]] = torch.aten.pow.Scalar({{.*}}, %[[V3]]) : (!torch.float<2.000000e+00>, {{.*}}) -> !torch.tensor<[n,3],f64>
// CHECK: %[[V5:.*]] = torch.aten.eq.Tensor(%[[V4]], %[[V0]]) : {{.*}} -> !torch.tensor<[n,3],i1>
// CHECK: %[[V6:.*]] = torch.aten.where.self(%[[V5]], %[[V3]], %[[V2]]) : {{.*}} -> !torch.tensor<[n,3],f64>
// CHECK: %[[V7:.*]] = torch.aten.to.dtype(%[[V6]], {{.*}}) : ({{.*}}, !torch.int<6>, !torch.bool<false>, !torch.bool<false>, !torch.none) -> !torch.tensor<[n,3],f32>
// CHECK: return %[[V7]]
func.func @log2(%arg0: !torch.tensor<[n,3],f32>) -> (!torch.tensor<[n,3],f32>) {
  %0 = torch.aten.log2(%arg0) : (!torch.tensor<[n,3],f32>) -> !torch.tensor<[n,3],f32>
  return %0 : !torch.tensor<[n,3],f32>
}

// CHECK-LABEL: @log2_of_ints(
// CHECK: %[[V0:.*]] = torch.aten.to.dtype(%arg0, {{.*}}) : ({{.*}}, !torch.int<6>, !torch.bool<false>, !torch.bool<false>, !torch.none) -> !torch.tensor<[n,3],f32>
// CHECK: %[[V1:.*]] = torch.aten.to.dtype(%[[V0]], {{.*}}) : ({{.*}}, !torch.int<7>, !torch.bool<false>, !torch.bool<false>, !torch.none) -> !torch.tensor<[n,3],f64>
// CHECK: %[[V2:.*]] = torch.aten.log(%[[V1]]) : {{.*}} -> !torch.tensor<[n,3],f64>
// CHECK: %[[V3:.*]] = torch.aten.div.Scalar(%[[V2]], {{.*}}) : ({{.*}}, !torch.float<0.69314718055994529>) -> !torch.tensor<[n,3],f64>
// CHECK: %[[V4:.*]] = torch.aten.round(%[[V3]]) : {{.*}} -> !torch.tensor<[n,3],f64>
// CHECK: %[[V5:.*]] = torch.aten.pow.Scalar({{.*}}, %[[V4]]) : (!torch.float<2.000000e+00>, {{.*}}) -> !torch.tensor<[n,3],f64>
// CHECK: %[[V6:.*]] = torch.aten.eq.Tensor(%[[V5]], %[[V1]]) : {{.*}} -> !torch.tensor<[n,3],i1>
// CHECK: %[[V7:.*]] = torch.aten.where.self(%[[V6]], %[[V4]], %[[V3]]) : {{.*}} -> !torch.tensor<[n,3],f64>
// CHECK: %[[V8:.*]] = torch.aten.to.dtype(%[[V7]], {{.*}}) : ({{.*}}, !torch.int<6>, !torch.bool<false>, !torch.bool<false>, !torch.none) -> !torch.tensor<[n,3],f32>
// CHECK: return %[[V8]]
func.func @log2_of_ints(%arg0: !torch.tensor<[n,3],i64>) -> (!torch.tensor<[n,3],f32>) {
  %0 = torch.aten.log2(%arg0) : (!torch.tensor<[n,3],i64>) -> !torch.tensor<[n,3],f32>
  return %0 : !torch.tensor<[n,3],f32>
}

// CHECK-LABEL: @logaddexp(
// CHECK-NOT: torch.aten.logaddexp(
// CHECK: return {{.*}} : !torch.tensor<[n,3],f32>
func.func @logaddexp(%arg0: !torch.tensor<[n,3],f32>, %arg1: !torch.tensor<[3],f32>) -> (!torch.tensor<[n,3],f32>) {
  %0 = torch.aten.logaddexp(%arg0, %arg1) : (!torch.tensor<[n,3],f32>, !torch.tensor<[3],f32>) -> !torch.tensor<[n,3],f32>
  return %0 : !torch.tensor<[n,3],f32>
}

// CHECK-LABEL: @logaddexp2(
// CHECK-NOT: torch.aten.logaddexp2(
// CHECK: return {{.*}} : !torch.tensor<[n,3],f32>
func.func @logaddexp2(%arg0: !torch.tensor<[n,3],f32>, %arg1: !torch.tensor<[3],f32>) -> (!torch.tensor<[n,3],f32>) {
  %0 = torch.aten.logaddexp2(%arg0, %arg1) : (!torch.tensor<[n,3],f32>, !torch.tensor<[3],f32>) -> !torch.tensor<[n,3],f32>
  return %0 : !torch.tensor<[n,3],f32>
}

// CHECK-LABEL: @logit(
// CHECK: %[[V0:.*]] = torch.aten.rsub.Scalar(%arg0, {{.*}}) : ({{.*}}, !torch.int<1>, !torch.int<1>) -> !torch.tensor<[n,3],f32>
// CHECK: %[[V1:.*]] = torch.aten.div.Tensor(%arg0, %[[V0]]) : {{.*}} -> !torch.tensor<[n,3],f32>
// CHECK: %[[V2:.*]] = torch.aten.log(%[[V1]]) : {{.*}} -> !torch.tensor<[n,3],f32>
// CHECK: return %[[V2]]
func.func @logit(%arg0: !torch.tensor<[n,3],f32>) -> (!torch.tensor<[n,3],f32>) {
  %0 = torch.constant unit -> !torch.none
  %1 = torch.aten.logit(%arg0, %0) : (!torch.tensor<[n,3],f32>, !torch.none) -> !torch.tensor<[n,3],f32>
  return %1 : !torch.tensor<[n,3],f32>
}

// CHECK-LABEL: @logit_backward(
// CHECK: %[[V0:.*]] = torch.aten.rsub.Scalar(%arg1, {{.*}}) : ({{.*}}, !torch.int<1>, !torch.int<1>) -> !torch.tensor<[n,3],f32>
// CHECK: %[[V1:.*]] = torch.aten.mul.Tensor(%arg1, %[[V0]]) : {{.*}} -> !torch.tensor<[n,3],f32>
// CHECK: %[[V2:.*]] = torch.aten.div.Tensor(%arg0, %[[V1]]) : {{.*}} -> !torch.tensor<[n,3],f32>
// CHECK: %[[V3:.*]] = torch.aten.lt.Scalar(%arg1, {{.*}}) : ({{.*}}, !torch.float<0.000000e+00>) -> !torch.tensor<[n,3],i1>
// CHECK: %[[V4:.*]] = torch.aten.gt.Scalar(%arg1, {{.*}}) : ({{.*}}, !torch.float<1.000000e+00>) -> !torch.tensor<[n,3],i1>
// CHECK: %[[V5:.*]] = torch.aten.logical_or(%[[V3]], %[[V4]]) : {{.*}} -> !torch.tensor<[n,3],i1>
// CHECK: %[[V6:.*]] = torch.aten.where.ScalarSelf(%[[V5]], {{.*}}, %[[V2]]) : ({{.*}}, !torch.float<0x7FF8000000000000>, {{.*}}) -> !torch.tensor<[n,3],f32>
// CHECK: return %[[V6]]
func.func @logit_backward(%arg0: !torch.tensor<[n,3],f32>, %arg1: !torch.tensor<[n,3],f32>) -> (!torch.tensor<[n,3],f32>) {
  %0 = torch.constant unit -> !torch.none
  %1 = torch.aten.logit_backward(%arg0, %arg1, %0) : (!torch.tensor<[n,3],f32>, !torch.tensor<[n,3],f32>, !torch.none) -> !torch.tensor<[n,3],f32>
  return %1 : !torch.tensor<[n,3],f32>
}

// CHECK-LABEL: @nextafter(
// CHECK-NOT: torch.aten.nextafter(
// CHECK: return {{.*}} : !torch.tensor<[n,3],f32>
func.func @nextafter(%arg0: !torch.tensor<[n,3],f32>, %arg1: !torch.tensor<[3],f32>) -> (!torch.tensor<[n,3],f32>) {
  %0 = torch.aten.nextafter(%arg0, %arg1) : (!torch.tensor<[n,3],f32>, !torch.tensor<[3],f32>) -> !torch.tensor<[n,3],f32>
  return %0 : !torch.tensor<[n,3],f32>
}

// CHECK-LABEL: @rsqrt(
// CHECK: %[[V0:.*]] = torch.constant dense<1.000000e+00> : tensor<f32> -> !torch.tensor<[],f32>
// CHECK: %[[V1:.*]] = torch.aten.sqrt(%arg0) : {{.*}} -> !torch.tensor<[n,3],f32>
// CHECK: %[[V2:.*]] = torch.aten.div.Tensor(%[[V0]], %[[V1]]) : {{.*}} -> !torch.tensor<[n,3],f32>
// CHECK: return %[[V2]]
func.func @rsqrt(%arg0: !torch.tensor<[n,3],f32>) -> (!torch.tensor<[n,3],f32>) {
  %0 = torch.aten.rsqrt(%arg0) : (!torch.tensor<[n,3],f32>) -> !torch.tensor<[n,3],f32>
  return %0 : !torch.tensor<[n,3],f32>
}

// CHECK-LABEL: @rsqrt_of_ints(
// CHECK: %[[V0:.*]] = torch.aten.to.dtype(%arg0, {{.*}}) : ({{.*}}, !torch.int<6>, !torch.bool<false>, !torch.bool<false>, !torch.none) -> !torch.tensor<[n,3],f32>
// CHECK: %[[V1:.*]] = torch.constant dense<1.000000e+00> : tensor<f32> -> !torch.tensor<[],f32>
// CHECK: %[[V2:.*]] = torch.aten.sqrt(%[[V0]]) : {{.*}} -> !torch.tensor<[n,3],f32>
// CHECK: %[[V3:.*]] = torch.aten.div.Tensor(%[[V1]], %[[V2]]) : {{.*}} -> !torch.tensor<[n,3],f32>
// CHECK: return %[[V3]]
func.func @rsqrt_of_ints(%arg0: !torch.tensor<[n,3],i64>) -> (!torch.tensor<[n,3],f32>) {
  %0 = torch.aten.rsqrt(%arg0) : (!torch.tensor<[n,3],i64>) -> !torch.tensor<[n,3],f32>
  return %0 : !torch.tensor<[n,3],f32>
}

// CHECK-LABEL: @sinc(
// CHECK: %[[V0:.*]] = torch.aten.mul.Scalar(%arg0, {{.*}}) : ({{.*}}, !torch.float<3.1415926535897931>) -> !torch.tensor<[n,3],f32>
// CHECK: %[[V1:.*]] = torch.aten.eq.Scalar(%arg0, {{.*}}) : ({{.*}}, !torch.int<0>) -> !torch.tensor<[n,3],i1>
// CHECK: %[[V2:.*]] = torch.aten.sin(%[[V0]]) : {{.*}} -> !torch.tensor<[n,3],f32>
// CHECK: %[[V3:.*]] = torch.aten.div.Tensor(%[[V2]], %[[V0]]) : {{.*}} -> !torch.tensor<[n,3],f32>
// CHECK: %[[V4:.*]] = torch.aten.where.ScalarSelf(%[[V1]], {{.*}}, %[[V3]]) : ({{.*}}, !torch.float<1.000000e+00>, {{.*}}) -> !torch.tensor<[n,3],f32>
// CHECK: return %[[V4]]
func.func @sinc(%arg0: !torch.tensor<[n,3],f32>) -> (!torch.tensor<[n,3],f32>) {
  %0 = torch.aten.sinc(%arg0) : (!torch.tensor<[n,3],f32>) -> !torch.tensor<[n,3],f32>
  return %0 : !torch.tensor<[n,3],f32>
}

// CHECK-LABEL: @special_entr(
// CHECK: %[[V0:.*]] = torch.aten.log(%arg0) : {{.*}} -> !torch.tensor<[n,3],f32>
// CHECK: %[[V1:.*]] = torch.aten.eq.Scalar(%arg0, {{.*}}) : ({{.*}}, !torch.int<0>) -> !torch.tensor<[n,3],i1>
// CHECK: %[[V2:.*]] = torch.aten.isnan(%arg0) : {{.*}} -> !torch.tensor<[n,3],i1>
// CHECK: %[[V3:.*]] = torch.aten.logical_not(%[[V2]]) : {{.*}} -> !torch.tensor<[n,3],i1>
// CHECK: %[[V4:.*]] = torch.aten.logical_and(%[[V1]], %[[V3]]) : {{.*}} -> !torch.tensor<[n,3],i1>
// CHECK: %[[V5:.*]] = torch.aten.mul.Tensor(%arg0, %[[V0]]) : {{.*}} -> !torch.tensor<[n,3],f32>
// CHECK: %[[V6:.*]] = torch.aten.where.ScalarSelf(%[[V4]], {{.*}}, %[[V5]]) : ({{.*}}, !torch.float<0.000000e+00>, {{.*}}) -> !torch.tensor<[n,3],f32>
// CHECK: %[[V7:.*]] = torch.aten.neg(%[[V6]]) : {{.*}} -> !torch.tensor<[n,3],f32>
// CHECK: %[[V8:.*]] = torch.aten.lt.Scalar(%arg0, {{.*}}) : ({{.*}}, !torch.int<0>) -> !torch.tensor<[n,3],i1>
// CHECK: %[[V9:.*]] = torch.aten.where.ScalarSelf(%[[V8]], {{.*}}, %[[V7]]) : ({{.*}}, !torch.float<0xFFF0000000000000>, {{.*}}) -> !torch.tensor<[n,3],f32>
// CHECK: return %[[V9]]
func.func @special_entr(%arg0: !torch.tensor<[n,3],f32>) -> (!torch.tensor<[n,3],f32>) {
  %0 = torch.aten.special_entr(%arg0) : (!torch.tensor<[n,3],f32>) -> !torch.tensor<[n,3],f32>
  return %0 : !torch.tensor<[n,3],f32>
}

// CHECK-LABEL: @special_xlog1py(
// CHECK: %[[V0:.*]] = torch.aten.to.dtype(%arg0, {{.*}}) : ({{.*}}, !torch.int<7>, !torch.bool<false>, !torch.bool<false>, !torch.none) -> !torch.tensor<[n,3],f64>
// CHECK: %[[V1:.*]] = torch.aten.to.dtype(%arg1, {{.*}}) : ({{.*}}, !torch.int<7>, !torch.bool<false>, !torch.bool<false>, !torch.none) -> !torch.tensor<[3],f64>
// CHECK: %[[V2:.*]] = torch.aten.add.Scalar(%[[V1]], {{.*}}) : ({{.*}}, !torch.int<1>, !torch.int<1>) -> !torch.tensor<[3],f64>
// CHECK: %[[V3:.*]] = torch.aten.sub.Scalar(%[[V2]], {{.*}}) : ({{.*}}, !torch.int<1>, !torch.int<1>) -> !torch.tensor<[3],f64>
// CHECK: %[[V4:.*]] = torch.aten.log(%[[V2]]) : {{.*}} -> !torch.tensor<[3],f64>
// CHECK: %[[V5:.*]] = torch.aten.div.Tensor(%[[V1]], %[[V3]]) : {{.*}} -> !torch.tensor<[3],f64>
// CHECK: %[[V6:.*]] = torch.aten.mul.Tensor(%[[V4]], %[[V5]]) : {{.*}} -> !torch.tensor<[3],f64>
// CHECK: %[[V7:.*]] = torch.aten.eq.Scalar(%[[V3]], {{.*}}) : ({{.*}}, !torch.int<0>) -> !torch.tensor<[3],i1>
// CHECK: %[[V8:.*]] = torch.aten.where.self(%[[V7]], %[[V1]], %[[V6]]) : {{.*}} -> !torch.tensor<[3],f64>
// CHECK: %[[V9:.*]] = torch.aten.eq.Tensor(%[[V3]], %[[V1]]) : {{.*}} -> !torch.tensor<[3],i1>
// CHECK: %[[V10:.*]] = torch.aten.where.self(%[[V9]], %[[V4]], %[[V8]]) : {{.*}} -> !torch.tensor<[3],f64>
// CHECK: %[[V11:.*]] = torch.aten.eq.Scalar(%[[V0]], {{.*}}) : ({{.*}}, !torch.int<0>) -> !torch.tensor<[n,3],i1>
// CHECK: %[[V12:.*]] = torch.aten.isnan(%[[V1]]) : {{.*}} -> !torch.tensor<[3],i1>
// CHECK: %[[V13:.*]] = torch.aten.logical_not(%[[V12]]) : {{.*}} -> !torch.tensor<[3],i1>
// CHECK: %[[V14:.*]] = torch.aten.logical_and(%[[V11]], %[[V13]]) : {{.*}} -> !torch.tensor<[n,3],i1>
// CHECK: %[[V15:.*]] = torch.aten.mul.Tensor(%[[V0]], %[[V10]]) : {{.*}} -> !torch.tensor<[n,3],f64>
// CHECK: %[[V16:.*]] = torch.aten.where.ScalarSelf(%[[V14]], {{.*}}, %[[V15]]) : ({{.*}}, !torch.float<0.000000e+00>, {{.*}}) -> !torch.tensor<[n,3],f64>
// CHECK: %[[V17:.*]] = torch.aten.to.dtype(%[[V16]], {{.*}}) : ({{.*}}, !torch.int<6>, !torch.bool<false>, !torch.bool<false>, !torch.none) -> !torch.tensor<[n,3],f32>
// CHECK: return %[[V17]]
func.func @special_xlog1py(%arg0: !torch.tensor<[n,3],f32>, %arg1: !torch.tensor<[3],f32>) -> (!torch.tensor<[n,3],f32>) {
  %0 = torch.aten.special_xlog1py(%arg0, %arg1) : (!torch.tensor<[n,3],f32>, !torch.tensor<[3],f32>) -> !torch.tensor<[n,3],f32>
  return %0 : !torch.tensor<[n,3],f32>
}

// CHECK-LABEL: @frexp_Tensor(
// CHECK-NOT: torch.aten.frexp.Tensor(
// CHECK: return {{.*}} : !torch.tensor<[n,3],f32>, !torch.tensor<[n,3],i32>
func.func @frexp_Tensor(%arg0: !torch.tensor<[n,3],f32>) -> (!torch.tensor<[n,3],f32>, !torch.tensor<[n,3],i32>) {
  %0:2 = torch.aten.frexp.Tensor(%arg0) : (!torch.tensor<[n,3],f32>) -> (!torch.tensor<[n,3],f32>, !torch.tensor<[n,3],i32>)
  return %0#0, %0#1 : !torch.tensor<[n,3],f32>, !torch.tensor<[n,3],i32>
}

// CHECK-LABEL: @gcd(
// CHECK-NOT: torch.aten.gcd(
// CHECK: return {{.*}} : !torch.tensor<[n,3],ui8>
func.func @gcd(%arg0: !torch.tensor<[n,3],ui8>, %arg1: !torch.tensor<[3],ui8>) -> (!torch.tensor<[n,3],ui8>) {
  %0 = torch.aten.gcd(%arg0, %arg1) : (!torch.tensor<[n,3],ui8>, !torch.tensor<[3],ui8>) -> !torch.tensor<[n,3],ui8>
  return %0 : !torch.tensor<[n,3],ui8>
}

// CHECK-LABEL: @lcm(
// CHECK-NOT: torch.aten.lcm(
// CHECK: return {{.*}} : !torch.tensor<[n,3],i32>
func.func @lcm(%arg0: !torch.tensor<[n,3],i32>, %arg1: !torch.tensor<[3],i32>) -> (!torch.tensor<[n,3],i32>) {
  %0 = torch.aten.lcm(%arg0, %arg1) : (!torch.tensor<[n,3],i32>, !torch.tensor<[3],i32>) -> !torch.tensor<[n,3],i32>
  return %0 : !torch.tensor<[n,3],i32>
}

// CHECK-LABEL: @special_xlog1py_other_scalar(
// CHECK: %[[V0:.*]] = torch.aten.to.dtype(%arg0, {{.*}}) : ({{.*}}, !torch.int<7>, !torch.bool<false>, !torch.bool<false>, !torch.none) -> !torch.tensor<[n,3],f64>
// CHECK: %[[V1:.*]] = torch.constant dense<1.0986122886681098> : tensor<f64> -> !torch.tensor<[],f64>
// CHECK: %[[V2:.*]] = torch.aten.eq.Scalar(%[[V0]], {{.*}}) : ({{.*}}, !torch.int<0>) -> !torch.tensor<[n,3],i1>
// CHECK: %[[V3:.*]] = torch.constant dense<true> : tensor<i1> -> !torch.tensor<[],i1>
// CHECK: %[[V4:.*]] = torch.aten.logical_and(%[[V2]], %[[V3]]) : {{.*}} -> !torch.tensor<[n,3],i1>
// CHECK: %[[V5:.*]] = torch.aten.mul.Tensor(%[[V0]], %[[V1]]) : {{.*}} -> !torch.tensor<[n,3],f64>
// CHECK: %[[V6:.*]] = torch.aten.where.ScalarSelf(%[[V4]], {{.*}}, %[[V5]]) : ({{.*}}, !torch.float<0.000000e+00>, {{.*}}) -> !torch.tensor<[n,3],f64>
// CHECK: %[[V7:.*]] = torch.aten.to.dtype(%[[V6]], {{.*}}) : ({{.*}}, !torch.int<6>, !torch.bool<false>, !torch.bool<false>, !torch.none) -> !torch.tensor<[n,3],f32>
// CHECK: return %[[V7]]
func.func @special_xlog1py_other_scalar(%arg0: !torch.tensor<[n,3],f32>) -> (!torch.tensor<[n,3],f32>) {
  %0 = torch.constant 2 : i64 -> !torch.int<2>
  %1 = torch.aten.special_xlog1py.other_scalar(%arg0, %0) : (!torch.tensor<[n,3],f32>, !torch.int<2>) -> !torch.tensor<[n,3],f32>
  return %1 : !torch.tensor<[n,3],f32>
}

// CHECK-LABEL: @special_xlog1py_self_scalar(
// CHECK: %[[V0:.*]] = torch.constant dense<2.000000e+00> : tensor<f64> -> !torch.tensor<[],f64>
// CHECK: %[[V1:.*]] = torch.aten.to.dtype(%arg0, {{.*}}) : ({{.*}}, !torch.int<7>, !torch.bool<false>, !torch.bool<false>, !torch.none) -> !torch.tensor<[n,3],f64>
// CHECK: %[[V2:.*]] = torch.aten.add.Scalar(%[[V1]], {{.*}}) : ({{.*}}, !torch.int<1>, !torch.int<1>) -> !torch.tensor<[n,3],f64>
// CHECK: %[[V3:.*]] = torch.aten.sub.Scalar(%[[V2]], {{.*}}) : ({{.*}}, !torch.int<1>, !torch.int<1>) -> !torch.tensor<[n,3],f64>
// CHECK: %[[V4:.*]] = torch.aten.log(%[[V2]]) : {{.*}} -> !torch.tensor<[n,3],f64>
// CHECK: %[[V5:.*]] = torch.aten.div.Tensor(%[[V1]], %[[V3]]) : {{.*}} -> !torch.tensor<[n,3],f64>
// CHECK: %[[V6:.*]] = torch.aten.mul.Tensor(%[[V4]], %[[V5]]) : {{.*}} -> !torch.tensor<[n,3],f64>
// CHECK: %[[V7:.*]] = torch.aten.eq.Scalar(%[[V3]], {{.*}}) : ({{.*}}, !torch.int<0>) -> !torch.tensor<[n,3],i1>
// CHECK: %[[V8:.*]] = torch.aten.where.self(%[[V7]], %[[V1]], %[[V6]]) : {{.*}} -> !torch.tensor<[n,3],f64>
// CHECK: %[[V9:.*]] = torch.aten.eq.Tensor(%[[V3]], %[[V1]]) : {{.*}} -> !torch.tensor<[n,3],i1>
// CHECK: %[[V10:.*]] = torch.aten.where.self(%[[V9]], %[[V4]], %[[V8]]) : {{.*}} -> !torch.tensor<[n,3],f64>
// CHECK: %[[V11:.*]] = torch.constant dense<false> : tensor<i1> -> !torch.tensor<[],i1>
// CHECK: %[[V12:.*]] = torch.aten.isnan(%[[V1]]) : {{.*}} -> !torch.tensor<[n,3],i1>
// CHECK: %[[V13:.*]] = torch.aten.logical_not(%[[V12]]) : {{.*}} -> !torch.tensor<[n,3],i1>
// CHECK: %[[V14:.*]] = torch.aten.logical_and(%[[V11]], %[[V13]]) : {{.*}} -> !torch.tensor<[n,3],i1>
// CHECK: %[[V15:.*]] = torch.aten.mul.Tensor(%[[V0]], %[[V10]]) : {{.*}} -> !torch.tensor<[n,3],f64>
// CHECK: %[[V16:.*]] = torch.aten.where.ScalarSelf(%[[V14]], {{.*}}, %[[V15]]) : ({{.*}}, !torch.float<0.000000e+00>, {{.*}}) -> !torch.tensor<[n,3],f64>
// CHECK: %[[V17:.*]] = torch.aten.to.dtype(%[[V16]], {{.*}}) : ({{.*}}, !torch.int<6>, !torch.bool<false>, !torch.bool<false>, !torch.none) -> !torch.tensor<[n,3],f32>
// CHECK: return %[[V17]]
func.func @special_xlog1py_self_scalar(%arg0: !torch.tensor<[n,3],f32>) -> (!torch.tensor<[n,3],f32>) {
  %0 = torch.constant 2 : i64 -> !torch.int<2>
  %1 = torch.aten.special_xlog1py.self_scalar(%0, %arg0) : (!torch.int<2>, !torch.tensor<[n,3],f32>) -> !torch.tensor<[n,3],f32>
  return %1 : !torch.tensor<[n,3],f32>
}

// CHECK-LABEL: @special_xlogy(
// CHECK: %[[V0:.*]] = torch.aten.log(%arg1) : {{.*}} -> !torch.tensor<[3],f32>
// CHECK: %[[V1:.*]] = torch.aten.eq.Scalar(%arg0, {{.*}}) : ({{.*}}, !torch.int<0>) -> !torch.tensor<[n,3],i1>
// CHECK: %[[V2:.*]] = torch.aten.isnan(%arg1) : {{.*}} -> !torch.tensor<[3],i1>
// CHECK: %[[V3:.*]] = torch.aten.logical_not(%[[V2]]) : {{.*}} -> !torch.tensor<[3],i1>
// CHECK: %[[V4:.*]] = torch.aten.logical_and(%[[V1]], %[[V3]]) : {{.*}} -> !torch.tensor<[n,3],i1>
// CHECK: %[[V5:.*]] = torch.aten.mul.Tensor(%arg0, %[[V0]]) : {{.*}} -> !torch.tensor<[n,3],f32>
// CHECK: %[[V6:.*]] = torch.aten.where.ScalarSelf(%[[V4]], {{.*}}, %[[V5]]) : ({{.*}}, !torch.float<0.000000e+00>, {{.*}}) -> !torch.tensor<[n,3],f32>
// CHECK: return %[[V6]]
func.func @special_xlogy(%arg0: !torch.tensor<[n,3],f32>, %arg1: !torch.tensor<[3],f32>) -> (!torch.tensor<[n,3],f32>) {
  %0 = torch.aten.special_xlogy(%arg0, %arg1) : (!torch.tensor<[n,3],f32>, !torch.tensor<[3],f32>) -> !torch.tensor<[n,3],f32>
  return %0 : !torch.tensor<[n,3],f32>
}

// CHECK-LABEL: @special_xlogy_other_scalar(
// CHECK: %[[V0:.*]] = torch.constant dense<0.693147182> : tensor<f32> -> !torch.tensor<[],f32>
// CHECK: %[[V1:.*]] = torch.aten.eq.Scalar(%arg0, {{.*}}) : ({{.*}}, !torch.int<0>) -> !torch.tensor<[n,3],i1>
// CHECK: %[[V2:.*]] = torch.constant dense<true> : tensor<i1> -> !torch.tensor<[],i1>
// CHECK: %[[V3:.*]] = torch.aten.logical_and(%[[V1]], %[[V2]]) : {{.*}} -> !torch.tensor<[n,3],i1>
// CHECK: %[[V4:.*]] = torch.aten.mul.Tensor(%arg0, %[[V0]]) : {{.*}} -> !torch.tensor<[n,3],f32>
// CHECK: %[[V5:.*]] = torch.aten.where.ScalarSelf(%[[V3]], {{.*}}, %[[V4]]) : ({{.*}}, !torch.float<0.000000e+00>, {{.*}}) -> !torch.tensor<[n,3],f32>
// CHECK: return %[[V5]]
func.func @special_xlogy_other_scalar(%arg0: !torch.tensor<[n,3],f32>) -> (!torch.tensor<[n,3],f32>) {
  %0 = torch.constant 2 : i64 -> !torch.int<2>
  %1 = torch.aten.special_xlogy.other_scalar(%arg0, %0) : (!torch.tensor<[n,3],f32>, !torch.int<2>) -> !torch.tensor<[n,3],f32>
  return %1 : !torch.tensor<[n,3],f32>
}

// CHECK-LABEL: @special_xlogy_self_scalar(
// CHECK: %[[V0:.*]] = torch.constant dense<2.000000e+00> : tensor<f32> -> !torch.tensor<[],f32>
// CHECK: %[[V1:.*]] = torch.aten.log(%arg0) : {{.*}} -> !torch.tensor<[n,3],f32>
// CHECK: %[[V2:.*]] = torch.constant dense<false> : tensor<i1> -> !torch.tensor<[],i1>
// CHECK: %[[V3:.*]] = torch.aten.isnan(%arg0) : {{.*}} -> !torch.tensor<[n,3],i1>
// CHECK: %[[V4:.*]] = torch.aten.logical_not(%[[V3]]) : {{.*}} -> !torch.tensor<[n,3],i1>
// CHECK: %[[V5:.*]] = torch.aten.logical_and(%[[V2]], %[[V4]]) : {{.*}} -> !torch.tensor<[n,3],i1>
// CHECK: %[[V6:.*]] = torch.aten.mul.Tensor(%[[V0]], %[[V1]]) : {{.*}} -> !torch.tensor<[n,3],f32>
// CHECK: %[[V7:.*]] = torch.aten.where.ScalarSelf(%[[V5]], {{.*}}, %[[V6]]) : ({{.*}}, !torch.float<0.000000e+00>, {{.*}}) -> !torch.tensor<[n,3],f32>
// CHECK: return %[[V7]]
func.func @special_xlogy_self_scalar(%arg0: !torch.tensor<[n,3],f32>) -> (!torch.tensor<[n,3],f32>) {
  %0 = torch.constant 2 : i64 -> !torch.int<2>
  %1 = torch.aten.special_xlogy.self_scalar(%0, %arg0) : (!torch.int<2>, !torch.tensor<[n,3],f32>) -> !torch.tensor<[n,3],f32>
  return %1 : !torch.tensor<[n,3],f32>
}

// CHECK-LABEL: @xlogy_Scalar_Other(
// CHECK: %[[V0:.*]] = torch.constant dense<0.693147182> : tensor<f32> -> !torch.tensor<[],f32>
// CHECK: %[[V1:.*]] = torch.aten.eq.Scalar(%arg0, {{.*}}) : ({{.*}}, !torch.int<0>) -> !torch.tensor<[n,3],i1>
// CHECK: %[[V2:.*]] = torch.constant dense<true> : tensor<i1> -> !torch.tensor<[],i1>
// CHECK: %[[V3:.*]] = torch.aten.logical_and(%[[V1]], %[[V2]]) : {{.*}} -> !torch.tensor<[n,3],i1>
// CHECK: %[[V4:.*]] = torch.aten.mul.Tensor(%arg0, %[[V0]]) : {{.*}} -> !torch.tensor<[n,3],f32>
// CHECK: %[[V5:.*]] = torch.aten.where.ScalarSelf(%[[V3]], {{.*}}, %[[V4]]) : ({{.*}}, !torch.float<0.000000e+00>, {{.*}}) -> !torch.tensor<[n,3],f32>
// CHECK: return %[[V5]]
func.func @xlogy_Scalar_Other(%arg0: !torch.tensor<[n,3],f32>) -> (!torch.tensor<[n,3],f32>) {
  %0 = torch.constant 2 : i64 -> !torch.int<2>
  %1 = torch.aten.xlogy.Scalar_Other(%arg0, %0) : (!torch.tensor<[n,3],f32>, !torch.int<2>) -> !torch.tensor<[n,3],f32>
  return %1 : !torch.tensor<[n,3],f32>
}

// CHECK-LABEL: @xlogy_Scalar_Self(
// CHECK: %[[V0:.*]] = torch.constant dense<2.000000e+00> : tensor<f32> -> !torch.tensor<[],f32>
// CHECK: %[[V1:.*]] = torch.aten.log(%arg0) : {{.*}} -> !torch.tensor<[n,3],f32>
// CHECK: %[[V2:.*]] = torch.constant dense<false> : tensor<i1> -> !torch.tensor<[],i1>
// CHECK: %[[V3:.*]] = torch.aten.isnan(%arg0) : {{.*}} -> !torch.tensor<[n,3],i1>
// CHECK: %[[V4:.*]] = torch.aten.logical_not(%[[V3]]) : {{.*}} -> !torch.tensor<[n,3],i1>
// CHECK: %[[V5:.*]] = torch.aten.logical_and(%[[V2]], %[[V4]]) : {{.*}} -> !torch.tensor<[n,3],i1>
// CHECK: %[[V6:.*]] = torch.aten.mul.Tensor(%[[V0]], %[[V1]]) : {{.*}} -> !torch.tensor<[n,3],f32>
// CHECK: %[[V7:.*]] = torch.aten.where.ScalarSelf(%[[V5]], {{.*}}, %[[V6]]) : ({{.*}}, !torch.float<0.000000e+00>, {{.*}}) -> !torch.tensor<[n,3],f32>
// CHECK: return %[[V7]]
func.func @xlogy_Scalar_Self(%arg0: !torch.tensor<[n,3],f32>) -> (!torch.tensor<[n,3],f32>) {
  %0 = torch.constant 2 : i64 -> !torch.int<2>
  %1 = torch.aten.xlogy.Scalar_Self(%0, %arg0) : (!torch.int<2>, !torch.tensor<[n,3],f32>) -> !torch.tensor<[n,3],f32>
  return %1 : !torch.tensor<[n,3],f32>
}

// CHECK-LABEL: @xlogy_Tensor(
// CHECK: %[[V0:.*]] = torch.aten.log(%arg1) : {{.*}} -> !torch.tensor<[n],f32>
// CHECK: %[[V1:.*]] = torch.aten.eq.Scalar(%arg0, {{.*}}) : ({{.*}}, !torch.int<0>) -> !torch.tensor<[],i1>
// CHECK: %[[V2:.*]] = torch.aten.isnan(%arg1) : {{.*}} -> !torch.tensor<[n],i1>
// CHECK: %[[V3:.*]] = torch.aten.logical_not(%[[V2]]) : {{.*}} -> !torch.tensor<[n],i1>
// CHECK: %[[V4:.*]] = torch.aten.logical_and(%[[V1]], %[[V3]]) : {{.*}} -> !torch.tensor<[n],i1>
// CHECK: %[[V5:.*]] = torch.aten.mul.Tensor(%arg0, %[[V0]]) : {{.*}} -> !torch.tensor<[n],f32>
// CHECK: %[[V6:.*]] = torch.aten.where.ScalarSelf(%[[V4]], {{.*}}, %[[V5]]) : ({{.*}}, !torch.float<0.000000e+00>, {{.*}}) -> !torch.tensor<[n],f32>
// CHECK: return %[[V6]]
func.func @xlogy_Tensor(%arg0: !torch.tensor<[],f32>, %arg1: !torch.tensor<[n],f32>) -> (!torch.tensor<[n],f32>) {
  %0 = torch.aten.xlogy.Tensor(%arg0, %arg1) : (!torch.tensor<[],f32>, !torch.tensor<[n],f32>) -> !torch.tensor<[n],f32>
  return %0 : !torch.tensor<[n],f32>
}
