// NOTE: The checks are written by tools/dev/update_checks.py.

// RUN: torch-onnx-opt %s --decompose | FileCheck %s

// CHECK-LABEL: @atan2_Scalar_Scalar(
// CHECK-NOT: torch.aten.atan2.Scalar_Scalar(
// CHECK: return {{.*}} : !torch.float
func.func @atan2_Scalar_Scalar(%arg0: !torch.float, %arg1: !torch.float) -> (!torch.float) {
  %0 = torch.aten.atan2.Scalar_Scalar(%arg0, %arg1) : (!torch.float, !torch.float) -> !torch.float
  return %0 : !torch.float
}

// CHECK-LABEL: @atan2_float(
// CHECK-NOT: torch.aten.atan2.float(
// CHECK: return {{.*}} : !torch.float
func.func @atan2_float(%arg0: !torch.float, %arg1: !torch.float) -> (!torch.float) {
  %0 = torch.aten.atan2.float(%arg0, %arg1) : (!torch.float, !torch.float) -> !torch.float
  return %0 : !torch.float
}

// CHECK-LABEL: @atan2_float_int(
// CHECK-NOT: torch.aten.atan2.float_int(
// CHECK: return {{.*}} : !torch.float
func.func @atan2_float_int(%arg0: !torch.float, %arg1: !torch.int) -> (!torch.float) {
  %0 = torch.aten.atan2.float_int(%arg0, %arg1) : (!torch.float, !torch.int) -> !torch.float
  return %0 : !torch.float
}

// CHECK-LABEL: @atan2_int(
// CHECK-NOT: torch.aten.atan2.int(
// CHECK: return {{.*}} : !torch.float
func.func @atan2_int(%arg0: !torch.int, %arg1: !torch.int) -> (!torch.float) {
  %0 = torch.aten.atan2.int(%arg0, %arg1) : (!torch.int, !torch.int) -> !torch.float
  return %0 : !torch.float
}

// CHECK-LABEL: @atan2_int_float(
// CHECK-NOT: torch.aten.atan2.int_float(
// CHECK: return {{.*}} : !torch.float
func.func @atan2_int_float(%arg0: !torch.int, %arg1: !torch.float) -> (!torch.float) {
  %0 = torch.aten.atan2.int_float(%arg0, %arg1) : (!torch.int, !torch.float) -> !torch.float
  return %0 : !torch.float
}

// CHECK-LABEL: @copysign_float(
// CHECK: %[[V0:.*]] = torch.aten.scalar_tensor(%arg0, {{.*}}) : ({{.*}}, !torch.int<7>, !torch.none, !torch.none, !torch.none) -> !torch.tensor<[],f64>
// CHECK: %[[V1:.*]] = torch.aten.scalar_tensor(%arg1, {{.*}}) : ({{.*}}, !torch.int<7>, !torch.none, !torch.none, !torch.none) -> !torch.tensor<[],f64>
// CHECK: %[[V2:.*]] = torch.aten.abs(%[[V0]]) : {{.*}} -> !torch.tensor<[],f64>
// CHECK: %[[V3:.*]] = torch.aten.lt.Scalar(%[[V1]], {{.*}}) : ({{.*}}, !torch.int<0>) -> !torch.tensor<[],i1>
// CHECK: %[[V4:.*]] = torch.aten.reciprocal(%[[V1]]) : {{.*}} -> !torch.tensor<[],f64>
// CHECK: %[[V5:.*]] = torch.aten.lt.Scalar(%[[V4]], {{.*}}) : ({{.*}}, !torch.int<0>) -> !torch.tensor<[],i1>
// CHECK: %[[V6:.*]] = torch.aten.logical_or(%[[V3]], %[[V5]]) : {{.*}} -> !torch.tensor<[],i1>
// CHECK: %[[V7:.*]] = torch.aten.where.Scalar(%[[V6]], {{.*}}) : ({{.*}}, !torch.float<-1.000000e+00>, !torch.float<1.000000e+00>) -> !torch.tensor<[],f32>
// CHECK: %[[V8:.*]] = torch.aten.to.dtype(%[[V7]], {{.*}}) : ({{.*}}, !torch.int<7>, !torch.bool<false>, !torch.bool<false>, !torch.none) -> !torch.tensor<[],f64>
// CHECK: %[[V9:.*]] = torch.aten.mul.Tensor(%[[V2]], %[[V8]]) : {{.*}} -> !torch.tensor<[],f64>
// CHECK: %[[V10:.*]] = torch.aten.Float.Tensor(%[[V9]]) : {{.*}} -> !torch.float
// CHECK: return %[[V10]]
func.func @copysign_float(%arg0: !torch.float, %arg1: !torch.float) -> (!torch.float) {
  %0 = torch.aten.copysign.float(%arg0, %arg1) : (!torch.float, !torch.float) -> !torch.float
  return %0 : !torch.float
}

// CHECK-LABEL: @copysign_float_int(
// CHECK: %[[V0:.*]] = torch.aten.scalar_tensor(%arg0, {{.*}}) : ({{.*}}, !torch.int<7>, !torch.none, !torch.none, !torch.none) -> !torch.tensor<[],f64>
// CHECK: %[[V1:.*]] = torch.aten.scalar_tensor(%arg1, {{.*}}) : ({{.*}}, !torch.int<7>, !torch.none, !torch.none, !torch.none) -> !torch.tensor<[],f64>
// CHECK: %[[V2:.*]] = torch.aten.abs(%[[V0]]) : {{.*}} -> !torch.tensor<[],f64>
// CHECK: %[[V3:.*]] = torch.aten.lt.Scalar(%[[V1]], {{.*}}) : ({{.*}}, !torch.int<0>) -> !torch.tensor<[],i1>
// CHECK: %[[V4:.*]] = torch.aten.reciprocal(%[[V1]]) : {{.*}} -> !torch.tensor<[],f64>
// CHECK: %[[V5:.*]] = torch.aten.lt.Scalar(%[[V4]], {{.*}}) : ({{.*}}, !torch.int<0>) -> !torch.tensor<[],i1>
// CHECK: %[[V6:.*]] = torch.aten.logical_or(%[[V3]], %[[V5]]) : {{.*}} -> !torch.tensor<[],i1>
// CHECK: %[[V7:.*]] = torch.aten.where.Scalar(%[[V6]], {{.*}}) : ({{.*}}, !torch.float<-1.000000e+00>, !torch.float<1.000000e+00>) -> !torch.tensor<[],f32>
// CHECK: %[[V8:.*]] = torch.aten.to.dtype(%[[V7]], {{.*}}) : ({{.*}}, !torch.int<7>, !torch.bool<false>, !torch.bool<false>, !torch.none) -> !torch.tensor<[],f64>
// CHECK: %[[V9:.*]] = torch.aten.mul.Tensor(%[[V2]], %[[V8]]) : {{.*}} -> !torch.tensor<[],f64>
// CHECK: %[[V10:.*]] = torch.aten.Float.Tensor(%[[V9]]) : {{.*}} -> !torch.float
// CHECK: return %[[V10]]
func.func @copysign_float_int(%arg0: !torch.float, %arg1: !torch.int) -> (!torch.float) {
  %0 = torch.aten.copysign.float_int(%arg0, %arg1) : (!torch.float, !torch.int) -> !torch.float
  return %0 : !torch.float
}

// CHECK-LABEL: @copysign_int(
// CHECK: %[[V0:.*]] = torch.aten.scalar_tensor(%arg0, {{.*}}) : ({{.*}}, !torch.int<7>, !torch.none, !torch.none, !torch.none) -> !torch.tensor<[],f64>
// CHECK: %[[V1:.*]] = torch.aten.scalar_tensor(%arg1, {{.*}}) : ({{.*}}, !torch.int<7>, !torch.none, !torch.none, !torch.none) -> !torch.tensor<[],f64>
// CHECK: %[[V2:.*]] = torch.aten.abs(%[[V0]]) : {{.*}} -> !torch.tensor<[],f64>
// CHECK: %[[V3:.*]] = torch.aten.lt.Scalar(%[[V1]], {{.*}}) : ({{.*}}, !torch.int<0>) -> !torch.tensor<[],i1>
// CHECK: %[[V4:.*]] = torch.aten.reciprocal(%[[V1]]) : {{.*}} -> !torch.tensor<[],f64>
// CHECK: %[[V5:.*]] = torch.aten.lt.Scalar(%[[V4]], {{.*}}) : ({{.*}}, !torch.int<0>) -> !torch.tensor<[],i1>
// CHECK: %[[V6:.*]] = torch.aten.logical_or(%[[V3]], %[[V5]]) : {{.*}} -> !torch.tensor<[],i1>
// CHECK: %[[V7:.*]] = torch.aten.where.Scalar(%[[V6]], {{.*}}) : ({{.*}}, !torch.float<-1.000000e+00>, !torch.float<1.000000e+00>) -> !torch.tensor<[],f32>
// CHECK: %[[V8:.*]] = torch.aten.to.dtype(%[[V7]], {{.*}}) : ({{.*}}, !torch.int<7>, !torch.bool<false>, !torch.bool<false>, !torch.none) -> !torch.tensor<[],f64>
// CHECK: %[[V9:.*]] = torch.aten.mul.Tensor(%[[V2]], %[[V8]]) : {{.*}} -> !torch.tensor<[],f64>
// CHECK: %[[V10:.*]] = torch.aten.Float.Tensor(%[[V9]]) : {{.*}} -> !torch.float
// CHECK: return %[[V10]]
func.func @copysign_int(%arg0: !torch.int, %arg1: !torch.int) -> (!torch.float) {
  %0 = torch.aten.copysign.int(%arg0, %arg1) : (!torch.int, !torch.int) -> !torch.float
  return %0 : !torch.float
}

// CHECK-LABEL: @copysign_int_float(
// CHECK: %[[V0:.*]] = torch.aten.scalar_tensor(%arg0, {{.*}}) : ({{.*}}, !torch.int<7>, !torch.none, !torch.none, !torch.none) -> !torch.tensor<[],f64>
// CHECK: %[[V1:.*]] = torch.aten.scalar_tensor(%arg1, {{.*}}) : ({{.*}}, !torch.int<7>, !torch.none, !torch.none, !torch.none) -> !torch.tensor<[],f64>
// CHECK: %[[V2:.*]] = torch.aten.abs(%[[V0]]) : {{.*}} -> !torch.tensor<[],f64>
// CHECK: %[[V3:.*]] = torch.aten.lt.Scalar(%[[V1]], {{.*}}) : ({{.*}}, !torch.int<0>) -> !torch.tensor<[],i1>
// CHECK: %[[V4:.*]] = torch.aten.reciprocal(%[[V1]]) : {{.*}} -> !torch.tensor<[],f64>
// CHECK: %[[V5:.*]] = torch.aten.lt.Scalar(%[[V4]], {{.*}}) : ({{.*}}, !torch.int<0>) -> !torch.tensor<[],i1>
// CHECK: %[[V6:.*]] = torch.aten.logical_or(%[[V3]], %[[V5]]) : {{.*}} -> !torch.tensor<[],i1>
// CHECK: %[[V7:.*]] = torch.aten.where.Scalar(%[[V6]], {{.*}}) : ({{.*}}, !torch.float<-1.000000e+00>, !torch.float<1.000000e+00>) -> !torch.tensor<[],f32>
// CHECK: %[[V8:.*]] = torch.aten.to.dtype(%[[V7]], {{.*}}) : ({{.*}}, !torch.int<7>, !torch.bool<false>, !torch.bool<false>, !torch.none) -> !torch.tensor<[],f64>
// CHECK: %[[V9:.*]] = torch.aten.mul.Tensor(%[[V2]], %[[V8]]) : {{.*}} -> !torch.tensor<[],f64>
// CHECK: %[[V10:.*]] = torch.aten.Float.Tensor(%[[V9]]) : {{.*}} -> !torch.float
// CHECK: return %[[V10]]
func.func @copysign_int_float(%arg0: !torch.int, %arg1: !torch.float) -> (!torch.float) {
  %0 = torch.aten.copysign.int_float(%arg0, %arg1) : (!torch.int, !torch.float) -> !torch.float
  return %0 : !torch.float
}

// CHECK-LABEL: @frexp(
// CHECK-NOT: torch.aten.frexp(
// CHECK: return {{.*}} : !torch.float, !torch.int
func.func @frexp(%arg0: !torch.float) -> (!torch.float, !torch.int) {
  %0:2 = torch.aten.frexp(%arg0) : (!torch.float) -> (!torch.float, !torch.int)
  return %0#0, %0#1 : !torch.float, !torch.int
}

// CHECK-LABEL: @gcd_int(
// CHECK-NOT: torch.aten.gcd.int(
// CHECK: return {{.*}} : !torch.int
func.func @gcd_int(%arg0: !torch.int, %arg1: !torch.int) -> (!torch.int) {
  %0 = torch.aten.gcd.int(%arg0, %arg1) : (!torch.int, !torch.int) -> !torch.int
  return %0 : !torch.int
}

// CHECK-LABEL: @ldexp(
// CHECK: %[[V0:.*]] = torch.aten.scalar_tensor(%arg0, {{.*}}) : ({{.*}}, !torch.int<7>, !torch.none, !torch.none, !torch.none) -> !torch.tensor<[],f64>
// CHECK: %[[V1:.*]] = torch.aten.scalar_tensor(%arg1, {{.*}}) : ({{.*}}, !torch.int<7>, !torch.none, !torch.none, !torch.none) -> !torch.tensor<[],f64>
// CHECK: %[[V2:.*]] = torch.aten.pow.Scalar({{.*}}, %[[V1]]) : (!torch.float<2.000000e+00>, {{.*}}) -> !torch.tensor<[],f64>
// CHECK: %[[V3:.*]] = torch.aten.mul.Tensor(%[[V0]], %[[V2]]) : {{.*}} -> !torch.tensor<[],f64>
// CHECK: %[[V4:.*]] = torch.aten.Float.Tensor(%[[V3]]) : {{.*}} -> !torch.float
// CHECK: return %[[V4]]
func.func @ldexp(%arg0: !torch.float, %arg1: !torch.int) -> (!torch.float) {
  %0 = torch.aten.ldexp(%arg0, %arg1) : (!torch.float, !torch.int) -> !torch.float
  return %0 : !torch.float
}

// CHECK-LABEL: @mathremainder(
// CHECK: %[[V0:.*]] = torch.aten.scalar_tensor(%arg0, {{.*}}) : ({{.*}}, !torch.int<7>, !torch.none, !torch.none, !torch.none) -> !torch.tensor<[],f64>
// CHECK: %[[V1:.*]] = torch.aten.scalar_tensor(%arg1, {{.*}}) : ({{.*}}, !torch.int<7>, !torch.none, !torch.none, !torch.none) -> !torch.tensor<[],f64>
// CHECK: %[[V2:.*]] = torch.aten.abs(%[[V1]]) : {{.*}} -> !torch.tensor<[],f64>
// CHECK: %[[V3:.*]] = torch.aten.abs(%[[V0]]) : {{.*}} -> !torch.tensor<[],f64>
// CHECK: %[[V4:.*]] = torch.aten.fmod.Tensor(%[[V3]], %[[V2]]) : {{.*}} -> !torch.tensor<[],f64>
// CHECK: %[[V5:.*]] = torch.aten.abs(%[[V0]]) : {{.*}} -> !torch.tensor<[],f64>
// CHECK: %[[V6:.*]] = torch.aten.mul.Scalar(%[[V2]], {{.*}}) : ({{.*}}, !torch.float<2.000000e+00>) -> !torch.tensor<[],f64>
// CHECK: %[[V7:.*]] = torch.aten.fmod.Tensor(%[[V5]], %[[V6]]) : {{.*}} -> !torch.tensor<[],f64>
// CHECK: %[[V8:.*]] = torch.aten.ge.Tensor(%[[V7]], %[[V2]]) : {{.*}} -> !torch.tensor<[],i1>
// CHECK: %[[V9:.*]] = torch.aten.mul.Scalar(%[[V4]], {{.*}}) : ({{.*}}, !torch.float<2.000000e+00>) -> !torch.tensor<[],f64>
// CHECK: %[[V10:.*]] = torch.aten.gt.Tensor(%[[V9]], %[[V2]]) : {{.*}} -> !torch.tensor<[],i1>
// CHECK: %[[V11:.*]] = torch.aten.eq.Tensor(%[[V9]], %[[V2]]) : {{.*}} -> !torch.tensor<[],i1>
// CHECK: %[[V12:.*]] = torch.aten.logical_and(%[[V11]], %[[V8]]) : {{.*}} -> !torch.tensor<[],i1>
// CHECK: %[[V13:.*]] = torch.aten.logical_or(%[[V10]], %[[V12]]) : {{.*}} -> !torch.tensor<[],i1>
// CHECK: %[[V14:.*]] = torch.aten.sub.Tensor(%[[V4]], %[[V2]], {{.*}}) : ({{.*}}, !torch.int<1>) -> !torch.tensor<[],f64>
// CHECK: %[[V15:.*]] = torch.aten.where.self(%[[V13]], %[[V14]], %[[V4]]) : {{.*}} -> !torch.tensor<[],f64>
// CHECK: %[[V16:.*]] = torch.aten.lt.Scalar(%[[V0]], {{.*}}) : ({{.*}}, !torch.float<0.000000e+00>) -> !torch.tensor<[],i1>
// CHECK: %[[V17:.*]] = torch.aten.neg(%[[V15]]) : {{.*}} -> !torch.tensor<[],f64>
// CHECK: %[[V18:.*]] = torch.aten.where.self(%[[V16]], %[[V17]], %[[V15]]) : {{.*}} -> !torch.tensor<[],f64>
// CHECK: %[[V19:.*]] = torch.aten.Float.Tensor(%[[V18]]) : {{.*}} -> !torch.float
// CHECK: return %[[V19]]
func.func @mathremainder(%arg0: !torch.float, %arg1: !torch.float) -> (!torch.float) {
  %0 = torch.aten.mathremainder(%arg0, %arg1) : (!torch.float, !torch.float) -> !torch.float
  return %0 : !torch.float
}

// CHECK-LABEL: @mathremainder_float(
// CHECK: %[[V0:.*]] = torch.aten.scalar_tensor(%arg0, {{.*}}) : ({{.*}}, !torch.int<7>, !torch.none, !torch.none, !torch.none) -> !torch.tensor<[],f64>
// CHECK: %[[V1:.*]] = torch.aten.scalar_tensor(%arg1, {{.*}}) : ({{.*}}, !torch.int<7>, !torch.none, !torch.none, !torch.none) -> !torch.tensor<[],f64>
// CHECK: %[[V2:.*]] = torch.aten.abs(%[[V1]]) : {{.*}} -> !torch.tensor<[],f64>
// CHECK: %[[V3:.*]] = torch.aten.abs(%[[V0]]) : {{.*}} -> !torch.tensor<[],f64>
// CHECK: %[[V4:.*]] = torch.aten.fmod.Tensor(%[[V3]], %[[V2]]) : {{.*}} -> !torch.tensor<[],f64>
// CHECK: %[[V5:.*]] = torch.aten.abs(%[[V0]]) : {{.*}} -> !torch.tensor<[],f64>
// CHECK: %[[V6:.*]] = torch.aten.mul.Scalar(%[[V2]], {{.*}}) : ({{.*}}, !torch.float<2.000000e+00>) -> !torch.tensor<[],f64>
// CHECK: %[[V7:.*]] = torch.aten.fmod.Tensor(%[[V5]], %[[V6]]) : {{.*}} -> !torch.tensor<[],f64>
// CHECK: %[[V8:.*]] = torch.aten.ge.Tensor(%[[V7]], %[[V2]]) : {{.*}} -> !torch.tensor<[],i1>
// CHECK: %[[V9:.*]] = torch.aten.mul.Scalar(%[[V4]], {{.*}}) : ({{.*}}, !torch.float<2.000000e+00>) -> !torch.tensor<[],f64>
// CHECK: %[[V10:.*]] = torch.aten.gt.Tensor(%[[V9]], %[[V2]]) : {{.*}} -> !torch.tensor<[],i1>
// CHECK: %[[V11:.*]] = torch.aten.eq.Tensor(%[[V9]], %[[V2]]) : {{.*}} -> !torch.tensor<[],i1>
// CHECK: %[[V12:.*]] = torch.aten.logical_and(%[[V11]], %[[V8]]) : {{.*}} -> !torch.tensor<[],i1>
// CHECK: %[[V13:.*]] = torch.aten.logical_or(%[[V10]], %[[V12]]) : {{.*}} -> !torch.tensor<[],i1>
// CHECK: %[[V14:.*]] = torch.aten.sub.Tensor(%[[V4]], %[[V2]], {{.*}}) : ({{.*}}, !torch.int<1>) -> !torch.tensor<[],f64>
// CHECK: %[[V15:.*]] = torch.aten.where.self(%[[V13]], %[[V14]], %[[V4]]) : {{.*}} -> !torch.tensor<[],f64>
// CHECK: %[[V16:.*]] = torch.aten.lt.Scalar(%[[V0]], {{.*}}) : ({{.*}}, !torch.float<0.000000e+00>) -> !torch.tensor<[],i1>
// CHECK: %[[V17:.*]] = torch.aten.neg(%[[V15]]) : {{.*}} -> !torch.tensor<[],f64>
// CHECK: %[[V18:.*]] = torch.aten.where.self(%[[V16]], %[[V17]], %[[V15]]) : {{.*}} -> !torch.tensor<[],f64>
// CHECK: %[[V19:.*]] = torch.aten.Float.Tensor(%[[V18]]) : {{.*}} -> !torch.float
// CHECK: return %[[V19]]
func.func @mathremainder_float(%arg0: !torch.float, %arg1: !torch.float) -> (!torch.float) {
  %0 = torch.aten.mathremainder.float(%arg0, %arg1) : (!torch.float, !torch.float) -> !torch.float
  return %0 : !torch.float
}

// CHECK-LABEL: @mathremainder_float_int(
// CHECK: %[[V0:.*]] = torch.aten.scalar_tensor(%arg0, {{.*}}) : ({{.*}}, !torch.int<7>, !torch.none, !torch.none, !torch.none) -> !torch.tensor<[],f64>
// CHECK: %[[V1:.*]] = torch.aten.scalar_tensor(%arg1, {{.*}}) : ({{.*}}, !torch.int<7>, !torch.none, !torch.none, !torch.none) -> !torch.tensor<[],f64>
// CHECK: %[[V2:.*]] = torch.aten.abs(%[[V1]]) : {{.*}} -> !torch.tensor<[],f64>
// CHECK: %[[V3:.*]] = torch.aten.abs(%[[V0]]) : {{.*}} -> !torch.tensor<[],f64>
// CHECK: %[[V4:.*]] = torch.aten.fmod.Tensor(%[[V3]], %[[V2]]) : {{.*}} -> !torch.tensor<[],f64>
// CHECK: %[[V5:.*]] = torch.aten.abs(%[[V0]]) : {{.*}} -> !torch.tensor<[],f64>
// CHECK: %[[V6:.*]] = torch.aten.mul.Scalar(%[[V2]], {{.*}}) : ({{.*}}, !torch.float<2.000000e+00>) -> !torch.tensor<[],f64>
// CHECK: %[[V7:.*]] = torch.aten.fmod.Tensor(%[[V5]], %[[V6]]) : {{.*}} -> !torch.tensor<[],f64>
// CHECK: %[[V8:.*]] = torch.aten.ge.Tensor(%[[V7]], %[[V2]]) : {{.*}} -> !torch.tensor<[],i1>
// CHECK: %[[V9:.*]] = torch.aten.mul.Scalar(%[[V4]], {{.*}}) : ({{.*}}, !torch.float<2.000000e+00>) -> !torch.tensor<[],f64>
// CHECK: %[[V10:.*]] = torch.aten.gt.Tensor(%[[V9]], %[[V2]]) : {{.*}} -> !torch.tensor<[],i1>
// CHECK: %[[V11:.*]] = torch.aten.eq.Tensor(%[[V9]], %[[V2]]) : {{.*}} -> !torch.tensor<[],i1>
// CHECK: %[[V12:.*]] = torch.aten.logical_and(%[[V11]], %[[V8]]) : {{.*}} -> !torch.tensor<[],i1>
// CHECK: %[[V13:.*]] = torch.aten.logical_or(%[[V10]], %[[V12]]) : {{.*}} -> !torch.tensor<[],i1>
// CHECK: %[[V14:.*]] = torch.aten.sub.Tensor(%[[V4]], %[[V2]], {{.*}}) : ({{.*}}, !torch.int<1>) -> !torch.tensor<[],f64>
// CHECK: %[[V15:.*]] = torch.aten.where.self(%[[V13]], %[[V14]], %[[V4]]) : {{.*}} -> !torch.tensor<[],f64>
// CHECK: %[[V16:.*]] = torch.aten.lt.Scalar(%[[V0]], {{.*}}) : ({{.*}}, !torch.float<0.000000e+00>) -> !torch.tensor<[],i1>
// CHECK: %[[V17:.*]] = torch.aten.neg(%[[V15]]) : {{.*}} -> !torch.tensor<[],f64>
// CHECK: %[[V18:.*]] = torch.aten.where.self(%[[V16]], %[[V17]], %[[V15]]) : {{.*}} -> !torch.tensor<[],f64>
// CHECK: %[[V19:.*]] = torch.aten.Float.Tensor(%[[V18]]) : {{.*}} -> !torch.float
// CHECK: return %[[V19]]
func.func @mathremainder_float_int(%arg0: !torch.float, %arg1: !torch.int) -> (!torch.float) {
  %0 = torch.aten.mathremainder.float_int(%arg0, %arg1) : (!torch.float, !torch.int) -> !torch.float
  return %0 : !torch.float
}

// CHECK-LABEL: @mathremainder_int(
// CHECK: %[[V0:.*]] = torch.aten.scalar_tensor(%arg0, {{.*}}) : ({{.*}}, !torch.int<7>, !torch.none, !torch.none, !torch.none) -> !torch.tensor<[],f64>
// CHECK: %[[V1:.*]] = torch.aten.scalar_tensor(%arg1, {{.*}}) : ({{.*}}, !torch.int<7>, !torch.none, !torch.none, !torch.none) -> !torch.tensor<[],f64>
// CHECK: %[[V2:.*]] = torch.aten.abs(%[[V1]]) : {{.*}} -> !torch.tensor<[],f64>
// CHECK: %[[V3:.*]] = torch.aten.abs(%[[V0]]) : {{.*}} -> !torch.tensor<[],f64>
// CHECK: %[[V4:.*]] = torch.aten.fmod.Tensor(%[[V3]], %[[V2]]) : {{.*}} -> !torch.tensor<[],f64>
// CHECK: %[[V5:.*]] = torch.aten.abs(%[[V0]]) : {{.*}} -> !torch.tensor<[],f64>
// CHECK: %[[V6:.*]] = torch.aten.mul.Scalar(%[[V2]], {{.*}}) : ({{.*}}, !torch.float<2.000000e+00>) -> !torch.tensor<[],f64>
// CHECK: %[[V7:.*]] = torch.aten.fmod.Tensor(%[[V5]], %[[V6]]) : {{.*}} -> !torch.tensor<[],f64>
// CHECK: %[[V8:.*]] = torch.aten.ge.Tensor(%[[V7]], %[[V2]]) : {{.*}} -> !torch.tensor<[],i1>
// CHECK: %[[V9:.*]] = torch.aten.mul.Scalar(%[[V4]], {{.*}}) : ({{.*}}, !torch.float<2.000000e+00>) -> !torch.tensor<[],f64>
// CHECK: %[[V10:.*]] = torch.aten.gt.Tensor(%[[V9]], %[[V2]]) : {{.*}} -> !torch.tensor<[],i1>
// CHECK: %[[V11:.*]] = torch.aten.eq.Tensor(%[[V9]], %[[V2]]) : {{.*}} -> !torch.tensor<[],i1>
// CHECK: %[[V12:.*]] = torch.aten.logical_and(%[[V11]], %[[V8]]) : {{.*}} -> !torch.tensor<[],i1>
// CHECK: %[[V13:.*]] = torch.aten.logical_or(%[[V10]], %[[V12]]) : {{.*}} -> !torch.tensor<[],i1>
// CHECK: %[[V14:.*]] = torch.aten.sub.Tensor(%[[V4]], %[[V2]], {{.*}}) : ({{.*}}, !torch.int<1>) -> !torch.tensor<[],f64>
// CHECK: %[[V15:.*]] = torch.aten.where.self(%[[V13]], %[[V14]], %[[V4]]) : {{.*}} -> !torch.tensor<[],f64>
// CHECK: %[[V16:.*]] = torch.aten.lt.Scalar(%[[V0]], {{.*}}) : ({{.*}}, !torch.float<0.000000e+00>) -> !torch.tensor<[],i1>
// CHECK: %[[V17:.*]] = torch.aten.neg(%[[V15]]) : {{.*}} -> !torch.tensor<[],f64>
// CHECK: %[[V18:.*]] = torch.aten.where.self(%[[V16]], %[[V17]], %[[V15]]) : {{.*}} -> !torch.tensor<[],f64>
// CHECK: %[[V19:.*]] = torch.aten.Float.Tensor(%[[V18]]) : {{.*}} -> !torch.float
// CHECK: return %[[V19]]
func.func @mathremainder_int(%arg0: !torch.int, %arg1: !torch.int) -> (!torch.float) {
  %0 = torch.aten.mathremainder.int(%arg0, %arg1) : (!torch.int, !torch.int) -> !torch.float
  return %0 : !torch.float
}

// CHECK-LABEL: @mathremainder_int_float(
// CHECK: %[[V0:.*]] = torch.aten.scalar_tensor(%arg0, {{.*}}) : ({{.*}}, !torch.int<7>, !torch.none, !torch.none, !torch.none) -> !torch.tensor<[],f64>
// CHECK: %[[V1:.*]] = torch.aten.scalar_tensor(%arg1, {{.*}}) : ({{.*}}, !torch.int<7>, !torch.none, !torch.none, !torch.none) -> !torch.tensor<[],f64>
// CHECK: %[[V2:.*]] = torch.aten.abs(%[[V1]]) : {{.*}} -> !torch.tensor<[],f64>
// CHECK: %[[V3:.*]] = torch.aten.abs(%[[V0]]) : {{.*}} -> !torch.tensor<[],f64>
// CHECK: %[[V4:.*]] = torch.aten.fmod.Tensor(%[[V3]], %[[V2]]) : {{.*}} -> !torch.tensor<[],f64>
// CHECK: %[[V5:.*]] = torch.aten.abs(%[[V0]]) : {{.*}} -> !torch.tensor<[],f64>
// CHECK: %[[V6:.*]] = torch.aten.mul.Scalar(%[[V2]], {{.*}}) : ({{.*}}, !torch.float<2.000000e+00>) -> !torch.tensor<[],f64>
// CHECK: %[[V7:.*]] = torch.aten.fmod.Tensor(%[[V5]], %[[V6]]) : {{.*}} -> !torch.tensor<[],f64>
// CHECK: %[[V8:.*]] = torch.aten.ge.Tensor(%[[V7]], %[[V2]]) : {{.*}} -> !torch.tensor<[],i1>
// CHECK: %[[V9:.*]] = torch.aten.mul.Scalar(%[[V4]], {{.*}}) : ({{.*}}, !torch.float<2.000000e+00>) -> !torch.tensor<[],f64>
// CHECK: %[[V10:.*]] = torch.aten.gt.Tensor(%[[V9]], %[[V2]]) : {{.*}} -> !torch.tensor<[],i1>
// CHECK: %[[V11:.*]] = torch.aten.eq.Tensor(%[[V9]], %[[V2]]) : {{.*}} -> !torch.tensor<[],i1>
// CHECK: %[[V12:.*]] = torch.aten.logical_and(%[[V11]], %[[V8]]) : {{.*}} -> !torch.tensor<[],i1>
// CHECK: %[[V13:.*]] = torch.aten.logical_or(%[[V10]], %[[V12]]) : {{.*}} -> !torch.tensor<[],i1>
// CHECK: %[[V14:.*]] = torch.aten.sub.Tensor(%[[V4]], %[[V2]], {{.*}}) : ({{.*}}, !torch.int<1>) -> !torch.tensor<[],f64>
// CHECK: %[[V15:.*]] = torch.aten.where.self(%[[V13]], %[[V14]], %[[V4]]) : {{.*}} -> !torch.tensor<[],f64>
// CHECK: %[[V16:.*]] = torch.aten.lt.Scalar(%[[V0]], {{.*}}) : ({{.*}}, !torch.float<0.000000e+00>) -> !torch.tensor<[],i1>
// CHECK: %[[V17:.*]] = torch.aten.neg(%[[V15]]) : {{.*}} -> !torch.tensor<[],f64>
// CHECK: %[[V18:.*]] = torch.aten.where.self(%[[V16]], %[[V17]], %[[V15]]) : {{.*}} -> !torch.tensor<[],f64>
// CHECK: %[[V19:.*]] = torch.aten.Float.Tensor(%[[V18]]) : {{.*}} -> !torch.float
// CHECK: return %[[V19]]
func.func @mathremainder_int_float(%arg0: !torch.int, %arg1: !torch.float) -> (!torch.float) {
  %0 = torch.aten.mathremainder.int_float(%arg0, %arg1) : (!torch.int, !torch.float) -> !torch.float
  return %0 : !torch.float
}

// CHECK-LABEL: @modf(
// CHECK: %[[V0:.*]] = torch.aten.scalar_tensor(%arg0, {{.*}}) : ({{.*}}, !torch.int<7>, !torch.none, !torch.none, !torch.none) -> !torch.tensor<[],f64>
// CHECK: %[[V1:.*]] = torch.aten.lt.Scalar(%[[V0]], {{.*}}) : ({{.*}}, !torch.int<0>) -> !torch.tensor<[],i1>
// CHECK: %[[V2:.*]] = torch.aten.where.Scalar(%[[V1]], {{.*}}) : ({{.*}}, !torch.float<-1.000000e+00>, !torch.float<1.000000e+00>) -> !torch.tensor<[],f32>
// CHECK: %[[V3:.*]] = torch.aten.to.dtype(%[[V2]], {{.*}}) : ({{.*}}, !torch.int<7>, !torch.bool<false>, !torch.bool<false>, !torch.none) -> !torch.tensor<[],f64>
// CHECK: %[[V4:.*]] = torch.aten.abs(%[[V0]]) : {{.*}} -> !torch.tensor<[],f64>
// CHECK: %[[V5:.*]] = torch.aten.floor(%[[V4]]) : {{.*}} -> !torch.tensor<[],f64>
// CHECK: %[[V6:.*]] = torch.aten.mul.Tensor(%[[V5]], %[[V3]]) : {{.*}} -> !torch.tensor<[],f64>
// CHECK: %[[V7:.*]] = torch.aten.isinf(%[[V0]]) : {{.*}} -> !torch.tensor<[],i1>
// CHECK: %[[V8:.*]] = torch.aten.full_like(%[[V0]], {{.*}}) : ({{.*}}, !torch.int<0>, !torch.int<7>, !torch.none, !torch.none, !torch.none, !torch.none) -> !torch.tensor<[],f64>
// CHECK: %[[V9:.*]] = torch.aten.sub.Tensor(%[[V0]], %[[V6]], {{.*}}) : ({{.*}}, !torch.int<1>) -> !torch.tensor<[],f64>
// CHECK: %[[V10:.*]] = torch.aten.where.self(%[[V7]], %[[V8]], %[[V9]]) : {{.*}} -> !torch.tensor<[],f64>
// CHECK: %[[V11:.*]] = torch.aten.Float.Tensor(%[[V10]]) : {{.*}} -> !torch.float
// CHECK: %[[V12:.*]] = torch.aten.Float.Tensor(%[[V6]]) : {{.*}} -> !torch.float
// CHECK: return %[[V11]], %[[V12]]
func.func @modf(%arg0: !torch.float) -> (!torch.float, !torch.float) {
  %0:2 = torch.aten.modf(%arg0) : (!torch.float) -> (!torch.float, !torch.float)
  return %0#0, %0#1 : !torch.float, !torch.float
}
