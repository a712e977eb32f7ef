// NOTE: The checks are written by tools/dev/update_checks.py.

// RUN: torch-onnx-opt %s --decompose | FileCheck %s

// CHECK-LABEL: @atan2_Scalar_Scalar(
// CHECK: torch.aten.scalar_tensor{{.*}} -> !torch.tensor<[],f64>
// CHECK: torch.aten.scalar_tensor{{.*}} -> !torch.tensor<[],f64>
// CHECK: torch.aten.lt.Scalar{{.*}} -> !torch.tensor<[],i1>
// CHECK: torch.aten.reciprocal{{.*}} -> !torch.tensor<[],f64>
// CHECK: torch.aten.lt.Scalar{{.*}} -> !torch.tensor<[],i1>
// CHECK: torch.aten.logical_or{{.*}} -> !torch.tensor<[],i1>
// CHECK: torch.aten.lt.Scalar{{.*}} -> !torch.tensor<[],i1>
// CHECK: torch.aten.reciprocal{{.*}} -> !torch.tensor<[],f64>
// CHECK: torch.aten.lt.Scalar{{.*}} -> !torch.tensor<[],i1>
// CHECK: torch.aten.logical_or{{.*}} -> !torch.tensor<[],i1>
// CHECK: torch.aten.logical_xor{{.*}} -> !torch.tensor<[],i1>
// CHECK: torch.aten.where.Scalar{{.*}} -> !torch.tensor<[],f32>
// CHECK: torch.aten.to.dtype{{.*}} -> !torch.tensor<[],f64>
// CHECK: torch.aten.div.Tensor{{.*}} -> !torch.tensor<[],f64>
// CHECK: torch.aten.abs{{.*}} -> !torch.tensor<[],f64>
// CHECK: torch.aten.abs{{.*}} -> !torch.tensor<[],f64>
// CHECK: torch.aten.eq.Tensor{{.*}} -> !torch.tensor<[],i1>
// CHECK: torch.aten.where.self{{.*}} -> !torch.tensor<[],f64>
// CHECK: torch.aten.eq.Tensor{{.*}} -> !torch.tensor<[],i1>
// CHECK: torch.aten.eq.Scalar{{.*}} -> !torch.tensor<[],i1>
// CHECK: torch.aten.logical_and{{.*}} -> !torch.tensor<[],i1>
// CHECK: torch.aten.where.self{{.*}} -> !torch.tensor<[],f64>
// CHECK: torch.aten.where.Scalar{{.*}} -> !torch.tensor<[],f32>
// CHECK: torch.aten.to.dtype{{.*}} -> !torch.tensor<[],f64>
// CHECK: torch.aten.atan{{.*}} -> !torch.tensor<[],f64>
// CHECK: torch.aten.add.Tensor{{.*}} -> !torch.tensor<[],f64>
// CHECK: torch.aten.where.self{{.*}} -> !torch.tensor<[],f64>
// CHECK: torch.aten.Float.Tensor{{.*}} -> !torch.float
func.func @atan2_Scalar_Scalar(%arg0: !torch.float, %arg1: !torch.float) -> (!torch.float) {
  %0 = torch.aten.atan2.Scalar_Scalar(%arg0, %arg1) : (!torch.float, !torch.float) -> !torch.float
  return %0 : !torch.float
}

// CHECK-LABEL: @atan2_float(
// CHECK: torch.aten.scalar_tensor{{.*}} -> !torch.tensor<[],f64>
// CHECK: torch.aten.scalar_tensor{{.*}} -> !torch.tensor<[],f64>
// CHECK: torch.aten.lt.Scalar{{.*}} -> !torch.tensor<[],i1>
// CHECK: torch.aten.reciprocal{{.*}} -> !torch.tensor<[],f64>
// CHECK: torch.aten.lt.Scalar{{.*}} -> !torch.tensor<[],i1>
// CHECK: torch.aten.logical_or{{.*}} -> !torch.tensor<[],i1>
// CHECK: torch.aten.lt.Scalar{{.*}} -> !torch.tensor<[],i1>
// CHECK: torch.aten.reciprocal{{.*}} -> !torch.tensor<[],f64>
// CHECK: torch.aten.lt.Scalar{{.*}} -> !torch.tensor<[],i1>
// CHECK: torch.aten.logical_or{{.*}} -> !torch.tensor<[],i1>
// CHECK: torch.aten.logical_xor{{.*}} -> !torch.tensor<[],i1>
// CHECK: torch.aten.where.Scalar{{.*}} -> !torch.tensor<[],f32>
// CHECK: torch.aten.to.dtype{{.*}} -> !torch.tensor<[],f64>
// CHECK: torch.aten.div.Tensor{{.*}} -> !torch.tensor<[],f64>
// CHECK: torch.aten.abs{{.*}} -> !torch.tensor<[],f64>
// CHECK: torch.aten.abs{{.*}} -> !torch.tensor<[],f64>
// CHECK: torch.aten.eq.Tensor{{.*}} -> !torch.tensor<[],i1>
// CHECK: torch.aten.where.self{{.*}} -> !torch.tensor<[],f64>
// CHECK: torch.aten.eq.Tensor{{.*}} -> !torch.tensor<[],i1>
// CHECK: torch.aten.eq.Scalar{{.*}} -> !torch.tensor<[],i1>
// CHECK: torch.aten.logical_and{{.*}} -> !torch.tensor<[],i1>
// CHECK: torch.aten.where.self{{.*}} -> !torch.tensor<[],f64>
// CHECK: torch.aten.where.Scalar{{.*}} -> !torch.tensor<[],f32>
// CHECK: torch.aten.to.dtype{{.*}} -> !torch.tensor<[],f64>
// CHECK: torch.aten.atan{{.*}} -> !torch.tensor<[],f64>
// CHECK: torch.aten.add.Tensor{{.*}} -> !torch.tensor<[],f64>
// CHECK: torch.aten.where.self{{.*}} -> !torch.tensor<[],f64>
// CHECK: torch.aten.Float.Tensor{{.*}} -> !torch.float
func.func @atan2_float(%arg0: !torch.float, %arg1: !torch.float) -> (!torch.float) {
  %0 = torch.aten.atan2.float(%arg0, %arg1) : (!torch.float, !torch.float) -> !torch.float
  return %0 : !torch.float
}

// CHECK-LABEL: @atan2_float_int(
// CHECK: torch.aten.scalar_tensor{{.*}} -> !torch.tensor<[],f64>
// CHECK: torch.aten.scalar_tensor{{.*}} -> !torch.tensor<[],f64>
// CHECK: torch.aten.lt.Scalar{{.*}} -> !torch.tensor<[],i1>
// CHECK: torch.aten.reciprocal{{.*}} -> !torch.tensor<[],f64>
// CHECK: torch.aten.lt.Scalar{{.*}} -> !torch.tensor<[],i1>
// CHECK: torch.aten.logical_or{{.*}} -> !torch.tensor<[],i1>
// CHECK: torch.aten.lt.Scalar{{.*}} -> !torch.tensor<[],i1>
// CHECK: torch.aten.reciprocal{{.*}} -> !torch.tensor<[],f64>
// CHECK: torch.aten.lt.Scalar{{.*}} -> !torch.tensor<[],i1>
// CHECK: torch.aten.logical_or{{.*}} -> !torch.tensor<[],i1>
// CHECK: torch.aten.logical_xor{{.*}} -> !torch.tensor<[],i1>
// CHECK: torch.aten.where.Scalar{{.*}} -> !torch.tensor<[],f32>
// CHECK: torch.aten.to.dtype{{.*}} -> !torch.tensor<[],f64>
// CHECK: torch.aten.div.Tensor{{.*}} -> !torch.tensor<[],f64>
// CHECK: torch.aten.abs{{.*}} -> !torch.tensor<[],f64>
// CHECK: torch.aten.abs{{.*}} -> !torch.tensor<[],f64>
// CHECK: torch.aten.eq.Tensor{{.*}} -> !torch.tensor<[],i1>
// CHECK: torch.aten.where.self{{.*}} -> !torch.tensor<[],f64>
// CHECK: torch.aten.eq.Tensor{{.*}} -> !torch.tensor<[],i1>
// CHECK: torch.aten.eq.Scalar{{.*}} -> !torch.tensor<[],i1>
// CHECK: torch.aten.logical_and{{.*}} -> !torch.tensor<[],i1>
// CHECK: torch.aten.where.self{{.*}} -> !torch.tensor<[],f64>
// CHECK: torch.aten.where.Scalar{{.*}} -> !torch.tensor<[],f32>
// CHECK: torch.aten.to.dtype{{.*}} -> !torch.tensor<[],f64>
// CHECK: torch.aten.atan{{.*}} -> !torch.tensor<[],f64>
// CHECK: torch.aten.add.Tensor{{.*}} -> !torch.tensor<[],f64>
// CHECK: torch.aten.where.self{{.*}} -> !torch.tensor<[],f64>
// CHECK: torch.aten.Float.Tensor{{.*}} -> !torch.float
func.func @atan2_float_int(%arg0: !torch.float, %arg1: !torch.int) -> (!torch.float) {
  %0 = torch.aten.atan2.float_int(%arg0, %arg1) : (!torch.float, !torch.int) -> !torch.float
  return %0 : !torch.float
}

// CHECK-LABEL: @atan2_int(
// CHECK: torch.aten.scalar_tensor{{.*}} -> !torch.tensor<[],f64>
// CHECK: torch.aten.scalar_tensor{{.*}} -> !torch.tensor<[],f64>
// CHECK: torch.aten.lt.Scalar{{.*}} -> !torch.tensor<[],i1>
// CHECK: torch.aten.reciprocal{{.*}} -> !torch.tensor<[],f64>
// CHECK: torch.aten.lt.Scalar{{.*}} -> !torch.tensor<[],i1>
// CHECK: torch.aten.logical_or{{.*}} -> !torch.tensor<[],i1>
// CHECK: torch.aten.lt.Scalar{{.*}} -> !torch.tensor<[],i1>
// CHECK: torch.aten.reciprocal{{.*}} -> !torch.tensor<[],f64>
// CHECK: torch.aten.lt.Scalar{{.*}} -> !torch.tensor<[],i1>
// CHECK: torch.aten.logical_or{{.*}} -> !torch.tensor<[],i1>
// CHECK: torch.aten.logical_xor{{.*}} -> !torch.tensor<[],i1>
// CHECK: torch.aten.where.Scalar{{.*}} -> !torch.tensor<[],f32>
// CHECK: torch.aten.to.dtype{{.*}} -> !torch.tensor<[],f64>
// CHECK: torch.aten.div.Tensor{{.*}} -> !torch.tensor<[],f64>
// CHECK: torch.aten.abs{{.*}} -> !torch.tensor<[],f64>
// CHECK: torch.aten.abs{{.*}} -> !torch.tensor<[],f64>
// CHECK: torch.aten.eq.Tensor{{.*}} -> !torch.tensor<[],i1>
// CHECK: torch.aten.where.self{{.*}} -> !torch.tensor<[],f64>
// CHECK: torch.aten.eq.Tensor{{.*}} -> !torch.tensor<[],i1>
// CHECK: torch.aten.eq.Scalar{{.*}} -> !torch.tensor<[],i1>
// CHECK: torch.aten.logical_and{{.*}} -> !torch.tensor<[],i1>
// CHECK: torch.aten.where.self{{.*}} -> !torch.tensor<[],f64>
// CHECK: torch.aten.where.Scalar{{.*}} -> !torch.tensor<[],f32>
// CHECK: torch.aten.to.dtype{{.*}} -> !torch.tensor<[],f64>
// CHECK: torch.aten.atan{{.*}} -> !torch.tensor<[],f64>
// CHECK: torch.aten.add.Tensor{{.*}} -> !torch.tensor<[],f64>
// CHECK: torch.aten.where.self{{.*}} -> !torch.tensor<[],f64>
// CHECK: torch.aten.Float.Tensor{{.*}} -> !torch.float
func.func @atan2_int(%arg0: !torch.int, %arg1: !torch.int) -> (!torch.float) {
  %0 = torch.aten.atan2.int(%arg0, %arg1) : (!torch.int, !torch.int) -> !torch.float
  return %0 : !torch.float
}

// CHECK-LABEL: @atan2_int_float(
// CHECK: torch.aten.scalar_tensor{{.*}} -> !torch.tensor<[],f64>
// CHECK: torch.aten.scalar_tensor{{.*}} -> !torch.tensor<[],f64>
// CHECK: torch.aten.lt.Scalar{{.*}} -> !torch.tensor<[],i1>
// CHECK: torch.aten.reciprocal{{.*}} -> !torch.tensor<[],f64>
// CHECK: torch.aten.lt.Scalar{{.*}} -> !torch.tensor<[],i1>
// CHECK: torch.aten.logical_or{{.*}} -> !torch.tensor<[],i1>
// CHECK: torch.aten.lt.Scalar{{.*}} -> !torch.tensor<[],i1>
// CHECK: torch.aten.reciprocal{{.*}} -> !torch.tensor<[],f64>
// CHECK: torch.aten.lt.Scalar{{.*}} -> !torch.tensor<[],i1>
// CHECK: torch.aten.logical_or{{.*}} -> !torch.tensor<[],i1>
// CHECK: torch.aten.logical_xor{{.*}} -> !torch.tensor<[],i1>
// CHECK: torch.aten.where.Scalar{{.*}} -> !torch.tensor<[],f32>
// CHECK: torch.aten.to.dtype{{.*}} -> !torch.tensor<[],f64>
// CHECK: torch.aten.div.Tensor{{.*}} -> !torch.tensor<[],f64>
// CHECK: torch.aten.abs{{.*}} -> !torch.tensor<[],f64>
// CHECK: torch.aten.abs{{.*}} -> !torch.tensor<[],f64>
// CHECK: torch.aten.eq.Tensor{{.*}} -> !torch.tensor<[],i1>
// CHECK: torch.aten.where.self{{.*}} -> !torch.tensor<[],f64>
// CHECK: torch.aten.eq.Tensor{{.*}} -> !torch.tensor<[],i1>
// CHECK: torch.aten.eq.Scalar{{.*}} -> !torch.tensor<[],i1>
// CHECK: torch.aten.logical_and{{.*}} -> !torch.tensor<[],i1>
// CHECK: torch.aten.where.self{{.*}} -> !torch.tensor<[],f64>
// CHECK: torch.aten.where.Scalar{{.*}} -> !torch.tensor<[],f32>
// CHECK: torch.aten.to.dtype{{.*}} -> !torch.tensor<[],f64>
// CHECK: torch.aten.atan{{.*}} -> !torch.tensor<[],f64>
// CHECK: torch.aten.add.Tensor{{.*}} -> !torch.tensor<[],f64>
// CHECK: torch.aten.where.self{{.*}} -> !torch.tensor<[],f64>
// CHECK: torch.aten.Float.Tensor{{.*}} -> !torch.float
func.func @atan2_int_float(%arg0: !torch.int, %arg1: !torch.float) -> (!torch.float) {
  %0 = torch.aten.atan2.int_float(%arg0, %arg1) : (!torch.int, !torch.float) -> !torch.float
  return %0 : !torch.float
}

// CHECK-LABEL: @copysign_float(
// CHECK: torch.aten.scalar_tensor{{.*}} -> !torch.tensor<[],f64>
// CHECK: torch.aten.scalar_tensor{{.*}} -> !torch.tensor<[],f64>
// CHECK: torch.aten.abs{{.*}} -> !torch.tensor<[],f64>
// CHECK: torch.aten.lt.Scalar{{.*}} -> !torch.tensor<[],i1>
// CHECK: torch.aten.reciprocal{{.*}} -> !torch.tensor<[],f64>
// CHECK: torch.aten.lt.Scalar{{.*}} -> !torch.tensor<[],i1>
// CHECK: torch.aten.logical_or{{.*}} -> !torch.tensor<[],i1>
// CHECK: torch.aten.where.Scalar{{.*}} -> !torch.tensor<[],f32>
// CHECK: torch.aten.to.dtype{{.*}} -> !torch.tensor<[],f64>
// CHECK: torch.aten.mul.Tensor{{.*}} -> !torch.tensor<[],f64>
// CHECK: torch.aten.Float.Tensor{{.*}} -> !torch.float
func.func @copysign_float(%arg0: !torch.float, %arg1: !torch.float) -> (!torch.float) {
  %0 = torch.aten.copysign.float(%arg0, %arg1) : (!torch.float, !torch.float) -> !torch.float
  return %0 : !torch.float
}

// CHECK-LABEL: @copysign_float_int(
// CHECK: torch.aten.scalar_tensor{{.*}} -> !torch.tensor<[],f64>
// CHECK: torch.aten.scalar_tensor{{.*}} -> !torch.tensor<[],f64>
// CHECK: torch.aten.abs{{.*}} -> !torch.tensor<[],f64>
// CHECK: torch.aten.lt.Scalar{{.*}} -> !torch.tensor<[],i1>
// CHECK: torch.aten.reciprocal{{.*}} -> !torch.tensor<[],f64>
// CHECK: torch.aten.lt.Scalar{{.*}} -> !torch.tensor<[],i1>
// CHECK: torch.aten.logical_or{{.*}} -> !torch.tensor<[],i1>
// CHECK: torch.aten.where.Scalar{{.*}} -> !torch.tensor<[],f32>
// CHECK: torch.aten.to.dtype{{.*}} -> !torch.tensor<[],f64>
// CHECK: torch.aten.mul.Tensor{{.*}} -> !torch.tensor<[],f64>
// CHECK: torch.aten.Float.Tensor{{.*}} -> !torch.float
func.func @copysign_float_int(%arg0: !torch.float, %arg1: !torch.int) -> (!torch.float) {
  %0 = torch.aten.copysign.float_int(%arg0, %arg1) : (!torch.float, !torch.int) -> !torch.float
  return %0 : !torch.float
}

// CHECK-LABEL: @copysign_int(
// CHECK: torch.aten.scalar_tensor{{.*}} -> !torch.tensor<[],f64>
// CHECK: torch.aten.scalar_tensor{{.*}} -> !torch.tensor<[],f64>
// CHECK: torch.aten.abs{{.*}} -> !torch.tensor<[],f64>
// CHECK: torch.aten.lt.Scalar{{.*}} -> !torch.tensor<[],i1>
// CHECK: torch.aten.reciprocal{{.*}} -> !torch.tensor<[],f64>
// CHECK: torch.aten.lt.Scalar{{.*}} -> !torch.tensor<[],i1>
// CHECK: torch.aten.logical_or{{.*}} -> !torch.tensor<[],i1>
// CHECK: torch.aten.where.Scalar{{.*}} -> !torch.tensor<[],f32>
// CHECK: torch.aten.to.dtype{{.*}} -> !torch.tensor<[],f64>
// CHECK: torch.aten.mul.Tensor{{.*}} -> !torch.tensor<[],f64>
// CHECK: torch.aten.Float.Tensor{{.*}} -> !torch.float
func.func @copysign_int(%arg0: !torch.int, %arg1: !torch.int) -> (!torch.float) {
  %0 = torch.aten.copysign.int(%arg0, %arg1) : (!torch.int, !torch.int) -> !torch.float
  return %0 : !torch.float
}

// CHECK-LABEL: @copysign_int_float(
// CHECK: torch.aten.scalar_tensor{{.*}} -> !torch.tensor<[],f64>
// CHECK: torch.aten.scalar_tensor{{.*}} -> !torch.tensor<[],f64>
// CHECK: torch.aten.abs{{.*}} -> !torch.tensor<[],f64>
// CHECK: torch.aten.lt.Scalar{{.*}} -> !torch.tensor<[],i1>
// CHECK: torch.aten.reciprocal{{.*}} -> !torch.tensor<[],f64>
// CHECK: torch.aten.lt.Scalar{{.*}} -> !torch.tensor<[],i1>
// CHECK: torch.aten.logical_or{{.*}} -> !torch.tensor<[],i1>
// CHECK: torch.aten.where.Scalar{{.*}} -> !torch.tensor<[],f32>
// CHECK: torch.aten.to.dtype{{.*}} -> !torch.tensor<[],f64>
// CHECK: torch.aten.mul.Tensor{{.*}} -> !torch.tensor<[],f64>
// CHECK: torch.aten.Float.Tensor{{.*}} -> !torch.float
func.func @copysign_int_float(%arg0: !torch.int, %arg1: !torch.float) -> (!torch.float) {
  %0 = torch.aten.copysign.int_float(%arg0, %arg1) : (!torch.int, !torch.float) -> !torch.float
  return %0 : !torch.float
}

// CHECK-LABEL: @frexp(
// CHECK: torch.aten.scalar_tensor{{.*}} -> !torch.tensor<[],f64>
// CHECK: torch.aten.abs{{.*}} -> !torch.tensor<[],f64>
// CHECK: torch.aten.lt.Scalar{{.*}} -> !torch.tensor<[],i1>
// CHECK: torch.aten.gt.Scalar{{.*}} -> !torch.tensor<[],i1>
// CHECK: torch.aten.logical_and{{.*}} -> !torch.tensor<[],i1>
// CHECK: torch.aten.where.ScalarOther{{.*}} -> !torch.tensor<[],f64>
// CHECK: torch.aten.log{{.*}} -> !torch.tensor<[],f64>
// CHECK: torch.aten.div.Scalar{{.*}} -> !torch.tensor<[],f64>
// CHECK: torch.aten.round{{.*}} -> !torch.tensor<[],f64>
// CHECK: torch.aten.pow.Scalar{{.*}} -> !torch.tensor<[],f64>
// CHECK: torch.aten.eq.Tensor{{.*}} -> !torch.tensor<[],i1>
// CHECK: torch.aten.where.self{{.*}} -> !torch.tensor<[],f64>
// CHECK: torch.aten.floor{{.*}} -> !torch.tensor<[],f64>
// CHECK: torch.aten.add.Scalar{{.*}} -> !torch.tensor<[],f64>
// CHECK: torch.aten.neg{{.*}} -> !torch.tensor<[],f64>
// CHECK: torch.aten.mul.Scalar{{.*}} -> !torch.tensor<[],f64>
// CHECK: torch.aten.floor{{.*}} -> !torch.tensor<[],f64>
// CHECK: torch.aten.pow.Scalar{{.*}} -> !torch.tensor<[],f64>
// CHECK: torch.aten.mul.Tensor{{.*}} -> !torch.tensor<[],f64>
// CHECK: torch.aten.sub.Tensor{{.*}} -> !torch.tensor<[],f64>
// CHECK: torch.aten.pow.Scalar{{.*}} -> !torch.tensor<[],f64>
// CHECK: torch.aten.mul.Tensor{{.*}} -> !torch.tensor<[],f64>
// CHECK: torch.aten.abs{{.*}} -> !torch.tensor<[],f64>
// CHECK: torch.aten.ge.Scalar{{.*}} -> !torch.tensor<[],i1>
// CHECK: torch.aten.abs{{.*}} -> !torch.tensor<[],f64>
// CHECK: torch.aten.lt.Scalar{{.*}} -> !torch.tensor<[],i1>
// CHECK: torch.aten.mul.Scalar{{.*}} -> !torch.tensor<[],f64>
// CHECK: torch.aten.where.self{{.*}} -> !torch.tensor<[],f64>
// CHECK: torch.aten.mul.Scalar{{.*}} -> !torch.tensor<[],f64>
// CHECK: torch.aten.where.self{{.*}} -> !torch.tensor<[],f64>
// CHECK: torch.aten.to.dtype{{.*}} -> !torch.tensor<[],i32>
// CHECK: torch.aten.to.dtype{{.*}} -> !torch.tensor<[],i32>
// CHECK: torch.aten.to.dtype{{.*}} -> !torch.tensor<[],i32>
// CHECK: torch.aten.sub.Tensor{{.*}} -> !torch.tensor<[],i32>
// CHECK: torch.aten.add.Tensor{{.*}} -> !torch.tensor<[],i32>
// CHECK: torch.aten.where.self{{.*}} -> !torch.tensor<[],f64>
// CHECK: torch.aten.to.dtype{{.*}} -> !torch.tensor<[],i32>
// CHECK: torch.aten.mul.Tensor{{.*}} -> !torch.tensor<[],i32>
// CHECK: torch.aten.Float.Tensor{{.*}} -> !torch.float
// CHECK: torch.aten.Int.Tensor{{.*}} -> !torch.int
func.func @frexp(%arg0: !torch.float) -> (!torch.float, !torch.int) {
  %0:2 = torch.aten.frexp(%arg0) : (!torch.float) -> (!torch.float, !torch.int)
  return %0#0, %0#1 : !torch.float, !torch.int
}

// CHECK-LABEL: @gcd_int(
// CHECK: torch.aten.scalar_tensor{{.*}} -> !torch.tensor<[],i64>
// CHECK: torch.aten.scalar_tensor{{.*}} -> !torch.tensor<[],i64>
// CHECK: torch.aten.abs{{.*}} -> !torch.tensor<[],i64>
// CHECK: torch.aten.abs{{.*}} -> !torch.tensor<[],i64>
// CHECK: torch.aten.eq.Scalar{{.*}} -> !torch.tensor<[],i1>
// CHECK: torch.aten.where.ScalarSelf{{.*}} -> !torch.tensor<[],i64>
// CHECK: torch.aten.remainder.Tensor{{.*}} -> !torch.tensor<[],i64>
// CHECK: torch.aten.where.self{{.*}} -> !torch.tensor<[],i64>
// CHECK: torch.aten.where.self{{.*}} -> !torch.tensor<[],i64>
// CHECK: torch.aten.eq.Scalar{{.*}} -> !torch.tensor<[],i1>
// CHECK: torch.aten.where.ScalarSelf{{.*}} -> !torch.tensor<[],i64>
// CHECK: torch.aten.remainder.Tensor{{.*}} -> !torch.tensor<[],i64>
// CHECK: torch.aten.where.self{{.*}} -> !torch.tensor<[],i64>
// CHECK: torch.aten.where.self{{.*}} -> !torch.tensor<[],i64>
// CHECK: torch.aten.eq.Scalar{{.*}} -> !torch.tensor<[],i1>
// CHECK: torch.aten.where.ScalarSelf{{.*}} -> !torch.tensor<[],i64>
// CHECK: torch.aten.remainder.Tensor{{.*}} -> !torch.tensor<[],i64>
// CHECK: torch.aten.where.self{{.*}} -> !torch.tensor<[],i64>
// CHECK: torch.aten.where.self{{.*}} -> !torch.tensor<[],i64>
// CHECK: torch.aten.eq.Scalar{{.*}} -> !torch.tensor<[],i1>
// CHECK: torch.aten.where.ScalarSelf{{.*}} -> !torch.tensor<[],i64>
// CHECK: torch.aten.remainder.Tensor{{.*}} -> !torch.tensor<[],i64>
// CHECK: torch.aten.where.self{{.*}} -> !torch.tensor<[],i64>
// CHECK: torch.aten.where.self{{.*}} -> !torch.tensor<[],i64>
// CHECK: torch.aten.eq.Scalar{{.*}} -> !torch.tensor<[],i1>
// CHECK: torch.aten.where.ScalarSelf{{.*}} -> !torch.tensor<[],i64>
// CHECK: torch.aten.remainder.Tensor{{.*}} -> !torch.tensor<[],i64>
// CHECK: torch.aten.where.self{{.*}} -> !torch.tensor<[],i64>
// CHECK: torch.aten.where.self{{.*}} -> !torch.tensor<[],i64>
// CHECK: torch.aten.eq.Scalar{{.*}} -> !torch.tensor<[],i1>
// CHECK: torch.aten.where.ScalarSelf{{.*}} -> !torch.tensor<[],i64>
// CHECK: torch.aten.remainder.Tensor{{.*}} -> !torch.tensor<[],i64>
// CHECK: torch.aten.where.self{{.*}} -> !torch.tensor<[],i64>
// CHECK: torch.aten.where.self{{.*}} -> !torch.tensor<[],i64>
// CHECK: torch.aten.eq.Scalar{{.*}} -> !torch.tensor<[],i1>
// CHECK: torch.aten.where.ScalarSelf{{.*}} -> !torch.tensor<[],i64>
// CHECK: torch.aten.remainder.Tensor{{.*}} -> !torch.tensor<[],i64>
// CHECK: torch.aten.where.self{{.*}} -> !torch.tensor<[],i64>
// CHECK: torch.aten.where.self{{.*}} -> !torch.tensor<[],i64>
// CHECK: torch.aten.eq.Scalar{{.*}} -> !torch.tensor<[],i1>
// CHECK: torch.aten.where.ScalarSelf{{.*}} -> !torch.tensor<[],i64>
// CHECK: torch.aten.remainder.Tensor{{.*}} -> !torch.tensor<[],i64>
// CHECK: torch.aten.where.self{{.*}} -> !torch.tensor<[],i64>
// CHECK: torch.aten.where.self{{.*}} -> !torch.tensor<[],i64>
// CHECK: torch.aten.eq.Scalar{{.*}} -> !torch.tensor<[],i1>
// CHECK: torch.aten.where.ScalarSelf{{.*}} -> !torch.tensor<[],i64>
// CHECK: torch.aten.remainder.Tensor{{.*}} -> !torch.tensor<[],i64>
// CHECK: torch.aten.where.self{{.*}} -> !torch.tensor<[],i64>
// CHECK: torch.aten.where.self{{.*}} -> !torch.tensor<[],i64>
// CHECK: torch.aten.eq.Scalar{{.*}} -> !torch.tensor<[],i1>
// CHECK: torch.aten.where.ScalarSelf{{.*}} -> !torch.tensor<[],i64>
// CHECK: torch.aten.remainder.Tensor{{.*}} -> !torch.tensor<[],i64>
// CHECK: torch.aten.where.self{{.*}} -> !torch.tensor<[],i64>
// CHECK: torch.aten.where.self{{.*}} -> !torch.tensor<[],i64>
// CHECK: torch.aten.eq.Scalar{{.*}} -> !torch.tensor<[],i1>
// CHECK: torch.aten.where.ScalarSelf{{.*}} -> !torch.tensor<[],i64>
// CHECK: torch.aten.remainder.Tensor{{.*}} -> !torch.tensor<[],i64>
// CHECK: torch.aten.where.self{{.*}} -> !torch.tensor<[],i64>
// CHECK: torch.aten.where.self{{.*}} -> !torch.tensor<[],i64>
// CHECK: torch.aten.eq.Scalar{{.*}} -> !torch.tensor<[],i1>
// CHECK: torch.aten.where.ScalarSelf{{.*}} -> !torch.tensor<[],i64>
// CHECK: torch.aten.remainder.Tensor{{.*}} -> !torch.tensor<[],i64>
// CHECK: torch.aten.where.self{{.*}} -> !torch.tensor<[],i64>
// CHECK: torch.aten.where.self{{.*}} -> !torch.tensor<[],i64>
// CHECK: torch.aten.eq.Scalar{{.*}} -> !torch.tensor<[],i1>
// CHECK: torch.aten.where.ScalarSelf{{.*}} -> !torch.tensor<[],i64>
// CHECK: torch.aten.remainder.Tensor{{.*}} -> !torch.tensor<[],i64>
// CHECK: torch.aten.where.self{{.*}} -> !torch.tensor<[],i64>
// CHECK: torch.aten.where.self{{.*}} -> !torch.tensor<[],i64>
// CHECK: torch.aten.eq.Scalar{{.*}} -> !torch.tensor<[],i1>
// CHECK: torch.aten.where.ScalarSelf{{.*}} -> !torch.tensor<[],i64>
// CHECK: torch.aten.remainder.Tensor{{.*}} -> !torch.tensor<[],i64>
// CHECK: torch.aten.where.self{{.*}} -> !torch.tensor<[],i64>
// CHECK: torch.aten.where.self{{.*}} -> !torch.tensor<[],i64>
// CHECK: torch.aten.eq.Scalar{{.*}} -> !torch.tensor<[],i1>
// CHECK: torch.aten.where.ScalarSelf{{.*}} -> !torch.tensor<[],i64>
// CHECK: torch.aten.remainder.Tensor{{.*}} -> !torch.tensor<[],i64>
// CHECK: torch.aten.where.self{{.*}} -> !torch.tensor<[],i64>
// CHECK: torch.aten.where.self{{.*}} -> !torch.tensor<[],i64>
// CHECK: torch.aten.eq.Scalar{{.*}} -> !torch.tensor<[],i1>
// CHECK: torch.aten.where.ScalarSelf{{.*}} -> !torch.tensor<[],i64>
// CHECK: torch.aten.remainder.Tensor{{.*}} -> !torch.tensor<[],i64>
// CHECK: torch.aten.where.self{{.*}} -> !torch.tensor<[],i64>
// CHECK: torch.aten.where.self{{.*}} -> !torch.tensor<[],i64>
// CHECK: torch.aten.eq.Scalar{{.*}} -> !torch.tensor<[],i1>
// CHECK: torch.aten.where.ScalarSelf{{.*}} -> !torch.tensor<[],i64>
// CHECK: torch.aten.remainder.Tensor{{.*}} -> !torch.tensor<[],i64>
// CHECK: torch.aten.where.self{{.*}} -> !torch.tensor<[],i64>
// CHECK: torch.aten.where.self{{.*}} -> !torch.tensor<[],i64>
// CHECK: torch.aten.eq.Scalar{{.*}} -> !torch.tensor<[],i1>
// CHECK: torch.aten.where.ScalarSelf{{.*}} -> !torch.tensor<[],i64>
// CHECK: torch.aten.remainder.Tensor{{.*}} -> !torch.tensor<[],i64>
// CHECK: torch.aten.where.self{{.*}} -> !torch.tensor<[],i64>
// CHECK: torch.aten.where.self{{.*}} -> !torch.tensor<[],i64>
// CHECK: torch.aten.eq.Scalar{{.*}} -> !torch.tensor<[],i1>
// CHECK: torch.aten.where.ScalarSelf{{.*}} -> !torch.tensor<[],i64>
// CHECK: torch.aten.remainder.Tensor{{.*}} -> !torch.tensor<[],i64>
// CHECK: torch.aten.where.self{{.*}} -> !torch.tensor<[],i64>
// CHECK: torch.aten.where.self{{.*}} -> !torch.tensor<[],i64>
// CHECK: torch.aten.eq.Scalar{{.*}} -> !torch.tensor<[],i1>
// CHECK: torch.aten.where.ScalarSelf{{.*}} -> !torch.tensor<[],i64>
// CHECK: torch.aten.remainder.Tensor{{.*}} -> !torch.tensor<[],i64>
// CHECK: torch.aten.where.self{{.*}} -> !torch.tensor<[],i64>
// CHECK: torch.aten.where.self{{.*}} -> !torch.tensor<[],i64>
// CHECK: torch.aten.eq.Scalar{{.*}} -> !torch.tensor<[],i1>
// CHECK: torch.aten.where.ScalarSelf{{.*}} -> !torch.tensor<[],i64>
// CHECK: torch.aten.remainder.Tensor{{.*}} -> !torch.tensor<[],i64>
// CHECK: torch.aten.where.self{{.*}} -> !torch.tensor<[],i64>
// CHECK: torch.aten.where.self{{.*}} -> !torch.tensor<[],i64>
// CHECK: torch.aten.eq.Scalar{{.*}} -> !torch.tensor<[],i1>
// CHECK: torch.aten.where.ScalarSelf{{.*}} -> !torch.tensor<[],i64>
// CHECK: torch.aten.remainder.Tensor{{.*}} -> !torch.tensor<[],i64>
// CHECK: torch.aten.where.self{{.*}} -> !torch.tensor<[],i64>
// CHECK: torch.aten.where.self{{.*}} -> !torch.tensor<[],i64>
// CHECK: torch.aten.eq.Scalar{{.*}} -> !torch.tensor<[],i1>
// CHECK: torch.aten.where.ScalarSelf{{.*}} -> !torch.tensor<[],i64>
// CHECK: torch.aten.remainder.Tensor{{.*}} -> !torch.tensor<[],i64>
// CHECK: torch.aten.where.self{{.*}} -> !torch.tensor<[],i64>
// CHECK: torch.aten.where.self{{.*}} -> !torch.tensor<[],i64>
// CHECK: torch.aten.eq.Scalar{{.*}} -> !torch.tensor<[],i1>
// CHECK: torch.aten.where.ScalarSelf{{.*}} -> !torch.tensor<[],i64>
// CHECK: torch.aten.remainder.Tensor{{.*}} -> !torch.tensor<[],i64>
// CHECK: torch.aten.where.self{{.*}} -> !torch.tensor<[],i64>
// CHECK: torch.aten.where.self{{.*}} -> !torch.tensor<[],i64>
// CHECK: torch.aten.eq.Scalar{{.*}} -> !torch.tensor<[],i1>
// CHECK: torch.aten.where.ScalarSelf{{.*}} -> !torch.tensor<[],i64>
// CHECK: torch.aten.remainder.Tensor{{.*}} -> !torch.tensor<[],i64>
// CHECK: torch.aten.where.self{{.*}} -> !torch.tensor<[],i64>
// CHECK: torch.aten.where.self{{.*}} -> !torch.tensor<[],i64>
// CHECK: torch.aten.eq.Scalar{{.*}} -> !torch.tensor<[],i1>
// CHECK: torch.aten.where.ScalarSelf{{.*}} -> !torch.tensor<[],i64>
// CHECK: torch.aten.remainder.Tensor{{.*}} -> !torch.tensor<[],i64>
// CHECK: torch.aten.where.self{{.*}} -> !torch.tensor<[],i64>
// CHECK: torch.aten.where.self{{.*}} -> !torch.tensor<[],i64>
// CHECK: torch.aten.eq.Scalar{{.*}} -> !torch.tensor<[],i1>
// CHECK: torch.aten.where.ScalarSelf{{.*}} -> !torch.tensor<[],i64>
// CHECK: torch.aten.remainder.Tensor{{.*}} -> !torch.tensor<[],i64>
// CHECK: torch.aten.where.self{{.*}} -> !torch.tensor<[],i64>
// CHECK: torch.aten.where.self{{.*}} -> !torch.tensor<[],i64>
// CHECK: torch.aten.eq.Scalar{{.*}} -> !torch.tensor<[],i1>
// CHECK: torch.aten.where.ScalarSelf{{.*}} -> !torch.tensor<[],i64>
// CHECK: torch.aten.remainder.Tensor{{.*}} -> !torch.tensor<[],i64>
// CHECK: torch.aten.where.self{{.*}} -> !torch.tensor<[],i64>
// CHECK: torch.aten.where.self{{.*}} -> !torch.tensor<[],i64>
// CHECK: torch.aten.eq.Scalar{{.*}} -> !torch.tensor<[],i1>
// CHECK: torch.aten.where.ScalarSelf{{.*}} -> !torch.tensor<[],i64>
// CHECK: torch.aten.remainder.Tensor{{.*}} -> !torch.tensor<[],i64>
// CHECK: torch.aten.where.self{{.*}} -> !torch.tensor<[],i64>
// CHECK: torch.aten.where.self{{.*}} -> !torch.tensor<[],i64>
// CHECK: torch.aten.eq.Scalar{{.*}} -> !torch.tensor<[],i1>
// CHECK: torch.aten.where.ScalarSelf{{.*}} -> !torch.tensor<[],i64>
// CHECK: torch.aten.remainder.Tensor{{.*}} -> !torch.tensor<[],i64>
// CHECK: torch.aten.where.self{{.*}} -> !torch.tensor<[],i64>
// CHECK: torch.aten.where.self{{.*}} -> !torch.tensor<[],i64>
// CHECK: torch.aten.eq.Scalar{{.*}} -> !torch.tensor<[],i1>
// CHECK: torch.aten.where.ScalarSelf{{.*}} -> !torch.tensor<[],i64>
// CHECK: torch.aten.remainder.Tensor{{.*}} -> !torch.tensor<[],i64>
// CHECK: torch.aten.where.self{{.*}} -> !torch.tensor<[],i64>
// CHECK: torch.aten.where.self{{.*}} -> !torch.tensor<[],i64>
// CHECK: torch.aten.eq.Scalar{{.*}} -> !torch.tensor<[],i1>
// CHECK: torch.aten.where.ScalarSelf{{.*}} -> !torch.tensor<[],i64>
// CHECK: torch.aten.remainder.Tensor{{.*}} -> !torch.tensor<[],i64>
// CHECK: torch.aten.where.self{{.*}} -> !torch.tensor<[],i64>
// CHECK: torch.aten.where.self{{.*}} -> !torch.tensor<[],i64>
// CHECK: torch.aten.eq.Scalar{{.*}} -> !torch.tensor<[],i1>
// CHECK: torch.aten.where.ScalarSelf{{.*}} -> !torch.tensor<[],i64>
// CHECK: torch.aten.remainder.Tensor{{.*}} -> !torch.tensor<[],i64>
// CHECK: torch.aten.where.self{{.*}} -> !torch.tensor<[],i64>
// CHECK: torch.aten.where.self{{.*}} -> !torch.tensor<[],i64>
// CHECK: torch.aten.eq.Scalar{{.*}} -> !torch.tensor<[],i1>
// CHECK: torch.aten.where.ScalarSelf{{.*}} -> !torch.tensor<[],i64>
// CHECK: torch.aten.remainder.Tensor{{.*}} -> !torch.tensor<[],i64>
// CHECK: torch.aten.where.self{{.*}} -> !torch.tensor<[],i64>
// CHECK: torch.aten.where.self{{.*}} -> !torch.tensor<[],i64>
// CHECK: torch.aten.eq.Scalar{{.*}} -> !torch.tensor<[],i1>
// CHECK: torch.aten.where.ScalarSelf{{.*}} -> !torch.tensor<[],i64>
// CHECK: torch.aten.remainder.Tensor{{.*}} -> !torch.tensor<[],i64>
// CHECK: torch.aten.where.self{{.*}} -> !torch.tensor<[],i64>
// CHECK: torch.aten.where.self{{.*}} -> !torch.tensor<[],i64>
// CHECK: torch.aten.eq.Scalar{{.*}} -> !torch.tensor<[],i1>
// CHECK: torch.aten.where.ScalarSelf{{.*}} -> !torch.tensor<[],i64>
// CHECK: torch.aten.remainder.Tensor{{.*}} -> !torch.tensor<[],i64>
// CHECK: torch.aten.where.self{{.*}} -> !torch.tensor<[],i64>
// CHECK: torch.aten.where.self{{.*}} -> !torch.tensor<[],i64>
// CHECK: torch.aten.eq.Scalar{{.*}} -> !torch.tensor<[],i1>
// CHECK: torch.aten.where.ScalarSelf{{.*}} -> !torch.tensor<[],i64>
// CHECK: torch.aten.remainder.Tensor{{.*}} -> !torch.tensor<[],i64>
// CHECK: torch.aten.where.self{{.*}} -> !torch.tensor<[],i64>
// CHECK: torch.aten.where.self{{.*}} -> !torch.tensor<[],i64>
// CHECK: torch.aten.eq.Scalar{{.*}} -> !torch.tensor<[],i1>
// CHECK: torch.aten.where.ScalarSelf{{.*}} -> !torch.tensor<[],i64>
// CHECK: torch.aten.remainder.Tensor{{.*}} -> !torch.tensor<[],i64>
// CHECK: torch.aten.where.self{{.*}} -> !torch.tensor<[],i64>
// CHECK: torch.aten.where.self{{.*}} -> !torch.tensor<[],i64>
// CHECK: torch.aten.eq.Scalar{{.*}} -> !torch.tensor<[],i1>
// CHECK: torch.aten.where.ScalarSelf{{.*}} -> !torch.tensor<[],i64>
// CHECK: torch.aten.remainder.Tensor{{.*}} -> !torch.tensor<[],i64>
// CHECK: torch.aten.where.self{{.*}} -> !torch.tensor<[],i64>
// CHECK: torch.aten.where.self{{.*}} -> !torch.tensor<[],i64>
// CHECK: torch.aten.eq.Scalar{{.*}} -> !torch.tensor<[],i1>
// CHECK: torch.aten.where.ScalarSelf{{.*}} -> !torch.tensor<[],i64>
// CHECK: torch.aten.remainder.Tensor{{.*}} -> !torch.tensor<[],i64>
// CHECK: torch.aten.where.self{{.*}} -> !torch.tensor<[],i64>
// CHECK: torch.aten.where.self{{.*}} -> !torch.tensor<[],i64>
// CHECK: torch.aten.eq.Scalar{{.*}} -> !torch.tensor<[],i1>
// CHECK: torch.aten.where.ScalarSelf{{.*}} -> !torch.tensor<[],i64>
// CHECK: torch.aten.remainder.Tensor{{.*}} -> !torch.tensor<[],i64>
// CHECK: torch.aten.where.self{{.*}} -> !torch.tensor<[],i64>
// CHECK: torch.aten.where.self{{.*}} -> !torch.tensor<[],i64>
// CHECK: torch.aten.eq.Scalar{{.*}} -> !torch.tensor<[],i1>
// CHECK: torch.aten.where.ScalarSelf{{.*}} -> !torch.tensor<[],i64>
// CHECK: torch.aten.remainder.Tensor{{.*}} -> !torch.tensor<[],i64>
// CHECK: torch.aten.where.self{{.*}} -> !torch.tensor<[],i64>
// CHECK: torch.aten.where.self{{.*}} -> !torch.tensor<[],i64>
// CHECK: torch.aten.eq.Scalar{{.*}} -> !torch.tensor<[],i1>
// CHECK: torch.aten.where.ScalarSelf{{.*}} -> !torch.tensor<[],i64>
// CHECK: torch.aten.remainder.Tensor{{.*}} -> !torch.tensor<[],i64>
// CHECK: torch.aten.where.self{{.*}} -> !torch.tensor<[],i64>
// CHECK: torch.aten.where.self{{.*}} -> !torch.tensor<[],i64>
// CHECK: torch.aten.eq.Scalar{{.*}} -> !torch.tensor<[],i1>
// CHECK: torch.aten.where.ScalarSelf{{.*}} -> !torch.tensor<[],i64>
// CHECK: torch.aten.remainder.Tensor{{.*}} -> !torch.tensor<[],i64>
// CHECK: torch.aten.where.self{{.*}} -> !torch.tensor<[],i64>
// CHECK: torch.aten.where.self{{.*}} -> !torch.tensor<[],i64>
// CHECK: torch.aten.eq.Scalar{{.*}} -> !torch.tensor<[],i1>
// CHECK: torch.aten.where.ScalarSelf{{.*}} -> !torch.tensor<[],i64>
// CHECK: torch.aten.remainder.Tensor{{.*}} -> !torch.tensor<[],i64>
// CHECK: torch.aten.where.self{{.*}} -> !torch.tensor<[],i64>
// CHECK: torch.aten.where.self{{.*}} -> !torch.tensor<[],i64>
// CHECK: torch.aten.eq.Scalar{{.*}} -> !torch.tensor<[],i1>
// CHECK: torch.aten.where.ScalarSelf{{.*}} -> !torch.tensor<[],i64>
// CHECK: torch.aten.remainder.Tensor{{.*}} -> !torch.tensor<[],i64>
// CHECK: torch.aten.where.self{{.*}} -> !torch.tensor<[],i64>
// CHECK: torch.aten.where.self{{.*}} -> !torch.tensor<[],i64>
// CHECK: torch.aten.eq.Scalar{{.*}} -> !torch.tensor<[],i1>
// CHECK: torch.aten.where.ScalarSelf{{.*}} -> !torch.tensor<[],i64>
// CHECK: torch.aten.remainder.Tensor{{.*}} -> !torch.tensor<[],i64>
// CHECK: torch.aten.where.self{{.*}} -> !torch.tensor<[],i64>
// CHECK: torch.aten.where.self{{.*}} -> !torch.tensor<[],i64>
// CHECK: torch.aten.eq.Scalar{{.*}} -> !torch.tensor<[],i1>
// CHECK: torch.aten.where.ScalarSelf{{.*}} -> !torch.tensor<[],i64>
// CHECK: torch.aten.remainder.Tensor{{.*}} -> !torch.tensor<[],i64>
// CHECK: torch.aten.where.self{{.*}} -> !torch.tensor<[],i64>
// CHECK: torch.aten.where.self{{.*}} -> !torch.tensor<[],i64>
// CHECK: torch.aten.eq.Scalar{{.*}} -> !torch.tensor<[],i1>
// CHECK: torch.aten.where.ScalarSelf{{.*}} -> !torch.tensor<[],i64>
// CHECK: torch.aten.remainder.Tensor{{.*}} -> !torch.tensor<[],i64>
// CHECK: torch.aten.where.self{{.*}} -> !torch.tensor<[],i64>
// CHECK: torch.aten.where.self{{.*}} -> !torch.tensor<[],i64>
// CHECK: torch.aten.eq.Scalar{{.*}} -> !torch.tensor<[],i1>
// CHECK: torch.aten.where.ScalarSelf{{.*}} -> !torch.tensor<[],i64>
// CHECK: torch.aten.remainder.Tensor{{.*}} -> !torch.tensor<[],i64>
// CHECK: torch.aten.where.self{{.*}} -> !torch.tensor<[],i64>
// CHECK: torch.aten.where.self{{.*}} -> !torch.tensor<[],i64>
// CHECK: torch.aten.eq.Scalar{{.*}} -> !torch.tensor<[],i1>
// CHECK: torch.aten.where.ScalarSelf{{.*}} -> !torch.tensor<[],i64>
// CHECK: torch.aten.remainder.Tensor{{.*}} -> !torch.tensor<[],i64>
// CHECK: torch.aten.where.self{{.*}} -> !torch.tensor<[],i64>
// CHECK: torch.aten.where.self{{.*}} -> !torch.tensor<[],i64>
// CHECK: torch.aten.eq.Scalar{{.*}} -> !torch.tensor<[],i1>
// CHECK: torch.aten.where.ScalarSelf{{.*}} -> !torch.tensor<[],i64>
// CHECK: torch.aten.remainder.Tensor{{.*}} -> !torch.tensor<[],i64>
// CHECK: torch.aten.where.self{{.*}} -> !torch.tensor<[],i64>
// CHECK: torch.aten.where.self{{.*}} -> !torch.tensor<[],i64>
// CHECK: torch.aten.eq.Scalar{{.*}} -> !torch.tensor<[],i1>
// CHECK: torch.aten.where.ScalarSelf{{.*}} -> !torch.tensor<[],i64>
// CHECK: torch.aten.remainder.Tensor{{.*}} -> !torch.tensor<[],i64>
// CHECK: torch.aten.where.self{{.*}} -> !torch.tensor<[],i64>
// CHECK: torch.aten.where.self{{.*}} -> !torch.tensor<[],i64>
// CHECK: torch.aten.eq.Scalar{{.*}} -> !torch.tensor<[],i1>
// CHECK: torch.aten.where.ScalarSelf{{.*}} -> !torch.tensor<[],i64>
// CHECK: torch.aten.remainder.Tensor{{.*}} -> !torch.tensor<[],i64>
// CHECK: torch.aten.where.self{{.*}} -> !torch.tensor<[],i64>
// CHECK: torch.aten.where.self{{.*}} -> !torch.tensor<[],i64>
// CHECK: torch.aten.eq.Scalar{{.*}} -> !torch.tensor<[],i1>
// CHECK: torch.aten.where.ScalarSelf{{.*}} -> !torch.tensor<[],i64>
// CHECK: torch.aten.remainder.Tensor{{.*}} -> !torch.tensor<[],i64>
// CHECK: torch.aten.where.self{{.*}} -> !torch.tensor<[],i64>
// CHECK: torch.aten.where.self{{.*}} -> !torch.tensor<[],i64>
// CHECK: torch.aten.eq.Scalar{{.*}} -> !torch.tensor<[],i1>
// CHECK: torch.aten.where.ScalarSelf{{.*}} -> !torch.tensor<[],i64>
// CHECK: torch.aten.remainder.Tensor{{.*}} -> !torch.tensor<[],i64>
// CHECK: torch.aten.where.self{{.*}} -> !torch.tensor<[],i64>
// CHECK: torch.aten.where.self{{.*}} -> !torch.tensor<[],i64>
// CHECK: torch.aten.eq.Scalar{{.*}} -> !torch.tensor<[],i1>
// CHECK: torch.aten.where.ScalarSelf{{.*}} -> !torch.tensor<[],i64>
// CHECK: torch.aten.remainder.Tensor{{.*}} -> !torch.tensor<[],i64>
// CHECK: torch.aten.where.self{{.*}} -> !torch.tensor<[],i64>
// CHECK: torch.aten.where.self{{.*}} -> !torch.tensor<[],i64>
// CHECK: torch.aten.eq.Scalar{{.*}} -> !torch.tensor<[],i1>
// CHECK: torch.aten.where.ScalarSelf{{.*}} -> !torch.tensor<[],i64>
// CHECK: torch.aten.remainder.Tensor{{.*}} -> !torch.tensor<[],i64>
// CHECK: torch.aten.where.self{{.*}} -> !torch.tensor<[],i64>
// CHECK: torch.aten.where.self{{.*}} -> !torch.tensor<[],i64>
// CHECK: torch.aten.eq.Scalar{{.*}} -> !torch.tensor<[],i1>
// CHECK: torch.aten.where.ScalarSelf{{.*}} -> !torch.tensor<[],i64>
// CHECK: torch.aten.remainder.Tensor{{.*}} -> !torch.tensor<[],i64>
// CHECK: torch.aten.where.self{{.*}} -> !torch.tensor<[],i64>
// CHECK: torch.aten.where.self{{.*}} -> !torch.tensor<[],i64>
// CHECK: torch.aten.eq.Scalar{{.*}} -> !torch.tensor<[],i1>
// CHECK: torch.aten.where.ScalarSelf{{.*}} -> !torch.tensor<[],i64>
// CHECK: torch.aten.remainder.Tensor{{.*}} -> !torch.tensor<[],i64>
// CHECK: torch.aten.where.self{{.*}} -> !torch.tensor<[],i64>
// CHECK: torch.aten.where.self{{.*}} -> !torch.tensor<[],i64>
// CHECK: torch.aten.eq.Scalar{{.*}} -> !torch.tensor<[],i1>
// CHECK: torch.aten.where.ScalarSelf{{.*}} -> !torch.tensor<[],i64>
// CHECK: torch.aten.remainder.Tensor{{.*}} -> !torch.tensor<[],i64>
// CHECK: torch.aten.where.self{{.*}} -> !torch.tensor<[],i64>
// CHECK: torch.aten.where.self{{.*}} -> !torch.tensor<[],i64>
// CHECK: torch.aten.eq.Scalar{{.*}} -> !torch.tensor<[],i1>
// CHECK: torch.aten.where.ScalarSelf{{.*}} -> !torch.tensor<[],i64>
// CHECK: torch.aten.remainder.Tensor{{.*}} -> !torch.tensor<[],i64>
// CHECK: torch.aten.where.self{{.*}} -> !torch.tensor<[],i64>
// CHECK: torch.aten.where.self{{.*}} -> !torch.tensor<[],i64>
// CHECK: torch.aten.eq.Scalar{{.*}} -> !torch.tensor<[],i1>
// CHECK: torch.aten.where.ScalarSelf{{.*}} -> !torch.tensor<[],i64>
// CHECK: torch.aten.remainder.Tensor{{.*}} -> !torch.tensor<[],i64>
// CHECK: torch.aten.where.self{{.*}} -> !torch.tensor<[],i64>
// CHECK: torch.aten.where.self{{.*}} -> !torch.tensor<[],i64>
// CHECK: torch.aten.eq.Scalar{{.*}} -> !torch.tensor<[],i1>
// CHECK: torch.aten.where.ScalarSelf{{.*}} -> !torch.tensor<[],i64>
// CHECK: torch.aten.remainder.Tensor{{.*}} -> !torch.tensor<[],i64>
// CHECK: torch.aten.where.self{{.*}} -> !torch.tensor<[],i64>
// CHECK: torch.aten.where.self{{.*}} -> !torch.tensor<[],i64>
// CHECK: torch.aten.eq.Scalar{{.*}} -> !torch.tensor<[],i1>
// CHECK: torch.aten.where.ScalarSelf{{.*}} -> !torch.tensor<[],i64>
// CHECK: torch.aten.remainder.Tensor{{.*}} -> !torch.tensor<[],i64>
// CHECK: torch.aten.where.self{{.*}} -> !torch.tensor<[],i64>
// CHECK: torch.aten.where.self{{.*}} -> !torch.tensor<[],i64>
// CHECK: torch.aten.eq.Scalar{{.*}} -> !torch.tensor<[],i1>
// CHECK: torch.aten.where.ScalarSelf{{.*}} -> !torch.tensor<[],i64>
// CHECK: torch.aten.remainder.Tensor{{.*}} -> !torch.tensor<[],i64>
// CHECK: torch.aten.where.self{{.*}} -> !torch.tensor<[],i64>
// CHECK: torch.aten.where.self{{.*}} -> !torch.tensor<[],i64>
// CHECK: torch.aten.eq.Scalar{{.*}} -> !torch.tensor<[],i1>
// CHECK: torch.aten.where.ScalarSelf{{.*}} -> !torch.tensor<[],i64>
// CHECK: torch.aten.remainder.Tensor{{.*}} -> !torch.tensor<[],i64>
// CHECK: torch.aten.where.self{{.*}} -> !torch.tensor<[],i64>
// CHECK: torch.aten.where.self{{.*}} -> !torch.tensor<[],i64>
// CHECK: torch.aten.eq.Scalar{{.*}} -> !torch.tensor<[],i1>
// CHECK: torch.aten.where.ScalarSelf{{.*}} -> !torch.tensor<[],i64>
// CHECK: torch.aten.remainder.Tensor{{.*}} -> !torch.tensor<[],i64>
// CHECK: torch.aten.where.self{{.*}} -> !torch.tensor<[],i64>
// CHECK: torch.aten.where.self{{.*}} -> !torch.tensor<[],i64>
// CHECK: torch.aten.eq.Scalar{{.*}} -> !torch.tensor<[],i1>
// CHECK: torch.aten.where.ScalarSelf{{.*}} -> !torch.tensor<[],i64>
// CHECK: torch.aten.remainder.Tensor{{.*}} -> !torch.tensor<[],i64>
// CHECK: torch.aten.where.self{{.*}} -> !torch.tensor<[],i64>
// CHECK: torch.aten.where.self{{.*}} -> !torch.tensor<[],i64>
// CHECK: torch.aten.eq.Scalar{{.*}} -> !torch.tensor<[],i1>
// CHECK: torch.aten.where.ScalarSelf{{.*}} -> !torch.tensor<[],i64>
// CHECK: torch.aten.remainder.Tensor{{.*}} -> !torch.tensor<[],i64>
// CHECK: torch.aten.where.self{{.*}} -> !torch.tensor<[],i64>
// CHECK: torch.aten.where.self{{.*}} -> !torch.tensor<[],i64>
// CHECK: torch.aten.eq.Scalar{{.*}} -> !torch.tensor<[],i1>
// CHECK: torch.aten.where.ScalarSelf{{.*}} -> !torch.tensor<[],i64>
// CHECK: torch.aten.remainder.Tensor{{.*}} -> !torch.tensor<[],i64>
// CHECK: torch.aten.where.self{{.*}} -> !torch.tensor<[],i64>
// CHECK: torch.aten.where.self{{.*}} -> !torch.tensor<[],i64>
// CHECK: torch.aten.eq.Scalar{{.*}} -> !torch.tensor<[],i1>
// CHECK: torch.aten.where.ScalarSelf{{.*}} -> !torch.tensor<[],i64>
// CHECK: torch.aten.remainder.Tensor{{.*}} -> !torch.tensor<[],i64>
// CHECK: torch.aten.where.self{{.*}} -> !torch.tensor<[],i64>
// CHECK: torch.aten.where.self{{.*}} -> !torch.tensor<[],i64>
// CHECK: torch.aten.eq.Scalar{{.*}} -> !torch.tensor<[],i1>
// CHECK: torch.aten.where.ScalarSelf{{.*}} -> !torch.tensor<[],i64>
// CHECK: torch.aten.remainder.Tensor{{.*}} -> !torch.tensor<[],i64>
// CHECK: torch.aten.where.self{{.*}} -> !torch.tensor<[],i64>
// CHECK: torch.aten.where.self{{.*}} -> !torch.tensor<[],i64>
// CHECK: torch.aten.eq.Scalar{{.*}} -> !torch.tensor<[],i1>
// CHECK: torch.aten.where.ScalarSelf{{.*}} -> !torch.tensor<[],i64>
// CHECK: torch.aten.remainder.Tensor{{.*}} -> !torch.tensor<[],i64>
// CHECK: torch.aten.where.self{{.*}} -> !torch.tensor<[],i64>
// CHECK: torch.aten.where.self{{.*}} -> !torch.tensor<[],i64>
// CHECK: torch.aten.eq.Scalar{{.*}} -> !torch.tensor<[],i1>
// CHECK: torch.aten.where.ScalarSelf{{.*}} -> !torch.tensor<[],i64>
// CHECK: torch.aten.remainder.Tensor{{.*}} -> !torch.tensor<[],i64>
// CHECK: torch.aten.where.self{{.*}} -> !torch.tensor<[],i64>
// CHECK: torch.aten.where.self{{.*}} -> !torch.tensor<[],i64>
// CHECK: torch.aten.eq.Scalar{{.*}} -> !torch.tensor<[],i1>
// CHECK: torch.aten.where.ScalarSelf{{.*}} -> !torch.tensor<[],i64>
// CHECK: torch.aten.remainder.Tensor{{.*}} -> !torch.tensor<[],i64>
// CHECK: torch.aten.where.self{{.*}} -> !torch.tensor<[],i64>
// CHECK: torch.aten.where.self{{.*}} -> !torch.tensor<[],i64>
// CHECK: torch.aten.eq.Scalar{{.*}} -> !torch.tensor<[],i1>
// CHECK: torch.aten.where.ScalarSelf{{.*}} -> !torch.tensor<[],i64>
// CHECK: torch.aten.remainder.Tensor{{.*}} -> !torch.tensor<[],i64>
// CHECK: torch.aten.where.self{{.*}} -> !torch.tensor<[],i64>
// CHECK: torch.aten.where.self{{.*}} -> !torch.tensor<[],i64>
// CHECK: torch.aten.eq.Scalar{{.*}} -> !torch.tensor<[],i1>
// CHECK: torch.aten.where.ScalarSelf{{.*}} -> !torch.tensor<[],i64>
// CHECK: torch.aten.remainder.Tensor{{.*}} -> !torch.tensor<[],i64>
// CHECK: torch.aten.where.self{{.*}} -> !torch.tensor<[],i64>
// CHECK: torch.aten.where.self{{.*}} -> !torch.tensor<[],i64>
// CHECK: torch.aten.eq.Scalar{{.*}} -> !torch.tensor<[],i1>
// CHECK: torch.aten.where.ScalarSelf{{.*}} -> !torch.tensor<[],i64>
// CHECK: torch.aten.remainder.Tensor{{.*}} -> !torch.tensor<[],i64>
// CHECK: torch.aten.where.self{{.*}} -> !torch.tensor<[],i64>
// CHECK: torch.aten.where.self{{.*}} -> !torch.tensor<[],i64>
// CHECK: torch.aten.eq.Scalar{{.*}} -> !torch.tensor<[],i1>
// CHECK: torch.aten.where.ScalarSelf{{.*}} -> !torch.tensor<[],i64>
// CHECK: torch.aten.remainder.Tensor{{.*}} -> !torch.tensor<[],i64>
// CHECK: torch.aten.where.self{{.*}} -> !torch.tensor<[],i64>
// CHECK: torch.aten.where.self{{.*}} -> !torch.tensor<[],i64>
// CHECK: torch.aten.eq.Scalar{{.*}} -> !torch.tensor<[],i1>
// CHECK: torch.aten.where.ScalarSelf{{.*}} -> !torch.tensor<[],i64>
// CHECK: torch.aten.remainder.Tensor{{.*}} -> !torch.tensor<[],i64>
// CHECK: torch.aten.where.self{{.*}} -> !torch.tensor<[],i64>
// CHECK: torch.aten.where.self{{.*}} -> !torch.tensor<[],i64>
// CHECK: torch.aten.eq.Scalar{{.*}} -> !torch.tensor<[],i1>
// CHECK: torch.aten.where.ScalarSelf{{.*}} -> !torch.tensor<[],i64>
// CHECK: torch.aten.remainder.Tensor{{.*}} -> !torch.tensor<[],i64>
// CHECK: torch.aten.where.self{{.*}} -> !torch.tensor<[],i64>
// CHECK: torch.aten.where.self{{.*}} -> !torch.tensor<[],i64>
// CHECK: torch.aten.eq.Scalar{{.*}} -> !torch.tensor<[],i1>
// CHECK: torch.aten.where.ScalarSelf{{.*}} -> !torch.tensor<[],i64>
// CHECK: torch.aten.remainder.Tensor{{.*}} -> !torch.tensor<[],i64>
// CHECK: torch.aten.where.self{{.*}} -> !torch.tensor<[],i64>
// CHECK: torch.aten.where.self{{.*}} -> !torch.tensor<[],i64>
// CHECK: torch.aten.eq.Scalar{{.*}} -> !torch.tensor<[],i1>
// CHECK: torch.aten.where.ScalarSelf{{.*}} -> !torch.tensor<[],i64>
// CHECK: torch.aten.remainder.Tensor{{.*}} -> !torch.tensor<[],i64>
// CHECK: torch.aten.where.self{{.*}} -> !torch.tensor<[],i64>
// CHECK: torch.aten.where.self{{.*}} -> !torch.tensor<[],i64>
// CHECK: torch.aten.eq.Scalar{{.*}} -> !torch.tensor<[],i1>
// CHECK: torch.aten.where.ScalarSelf{{.*}} -> !torch.tensor<[],i64>
// CHECK: torch.aten.remainder.Tensor{{.*}} -> !torch.tensor<[],i64>
// CHECK: torch.aten.where.self{{.*}} -> !torch.tensor<[],i64>
// CHECK: torch.aten.where.self{{.*}} -> !torch.tensor<[],i64>
// CHECK: torch.aten.eq.Scalar{{.*}} -> !torch.tensor<[],i1>
// CHECK: torch.aten.where.ScalarSelf{{.*}} -> !torch.tensor<[],i64>
// CHECK: torch.aten.remainder.Tensor{{.*}} -> !torch.tensor<[],i64>
// CHECK: torch.aten.where.self{{.*}} -> !torch.tensor<[],i64>
// CHECK: torch.aten.where.self{{.*}} -> !torch.tensor<[],i64>
// CHECK: torch.aten.eq.Scalar{{.*}} -> !torch.tensor<[],i1>
// CHECK: torch.aten.where.ScalarSelf{{.*}} -> !torch.tensor<[],i64>
// CHECK: torch.aten.remainder.Tensor{{.*}} -> !torch.tensor<[],i64>
// CHECK: torch.aten.where.self{{.*}} -> !torch.tensor<[],i64>
// CHECK: torch.aten.where.self{{.*}} -> !torch.tensor<[],i64>
// CHECK: torch.aten.eq.Scalar{{.*}} -> !torch.tensor<[],i1>
// CHECK: torch.aten.where.ScalarSelf{{.*}} -> !torch.tensor<[],i64>
// CHECK: torch.aten.remainder.Tensor{{.*}} -> !torch.tensor<[],i64>
// CHECK: torch.aten.where.self{{.*}} -> !torch.tensor<[],i64>
// CHECK: torch.aten.where.self{{.*}} -> !torch.tensor<[],i64>
// CHECK: torch.aten.eq.Scalar{{.*}} -> !torch.tensor<[],i1>
// CHECK: torch.aten.where.ScalarSelf{{.*}} -> !torch.tensor<[],i64>
// CHECK: torch.aten.remainder.Tensor{{.*}} -> !torch.tensor<[],i64>
// CHECK: torch.aten.where.self{{.*}} -> !torch.tensor<[],i64>
// CHECK: torch.aten.where.self{{.*}} -> !torch.tensor<[],i64>
// CHECK: torch.aten.eq.Scalar{{.*}} -> !torch.tensor<[],i1>
// CHECK: torch.aten.where.ScalarSelf{{.*}} -> !torch.tensor<[],i64>
// CHECK: torch.aten.remainder.Tensor{{.*}} -> !torch.tensor<[],i64>
// CHECK: torch.aten.where.self{{.*}} -> !torch.tensor<[],i64>
// CHECK: torch.aten.where.self{{.*}} -> !torch.tensor<[],i64>
// CHECK: torch.aten.eq.Scalar{{.*}} -> !torch.tensor<[],i1>
// CHECK: torch.aten.where.ScalarSelf{{.*}} -> !torch.tensor<[],i64>
// CHECK: torch.aten.remainder.Tensor{{.*}} -> !torch.tensor<[],i64>
// CHECK: torch.aten.where.self{{.*}} -> !torch.tensor<[],i64>
// CHECK: torch.aten.where.self{{.*}} -> !torch.tensor<[],i64>
// CHECK: torch.aten.eq.Scalar{{.*}} -> !torch.tensor<[],i1>
// CHECK: torch.aten.where.ScalarSelf{{.*}} -> !torch.tensor<[],i64>
// CHECK: torch.aten.remainder.Tensor{{.*}} -> !torch.tensor<[],i64>
// CHECK: torch.aten.where.self{{.*}} -> !torch.tensor<[],i64>
// CHECK: torch.aten.where.self{{.*}} -> !torch.tensor<[],i64>
// CHECK: torch.aten.eq.Scalar{{.*}} -> !torch.tensor<[],i1>
// CHECK: torch.aten.where.ScalarSelf{{.*}} -> !torch.tensor<[],i64>
// CHECK: torch.aten.remainder.Tensor{{.*}} -> !torch.tensor<[],i64>
// CHECK: torch.aten.where.self{{.*}} -> !torch.tensor<[],i64>
// CHECK: torch.aten.where.self{{.*}} -> !torch.tensor<[],i64>
// CHECK: torch.aten.eq.Scalar{{.*}} -> !torch.tensor<[],i1>
// CHECK: torch.aten.where.ScalarSelf{{.*}} -> !torch.tensor<[],i64>
// CHECK: torch.aten.remainder.Tensor{{.*}} -> !torch.tensor<[],i64>
// CHECK: torch.aten.where.self{{.*}} -> !torch.tensor<[],i64>
// CHECK: torch.aten.where.self{{.*}} -> !torch.tensor<[],i64>
// CHECK: torch.aten.eq.Scalar{{.*}} -> !torch.tensor<[],i1>
// CHECK: torch.aten.where.ScalarSelf{{.*}} -> !torch.tensor<[],i64>
// CHECK: torch.aten.remainder.Tensor{{.*}} -> !torch.tensor<[],i64>
// CHECK: torch.aten.where.self{{.*}} -> !torch.tensor<[],i64>
// CHECK: torch.aten.where.self{{.*}} -> !torch.tensor<[],i64>
// CHECK: torch.aten.eq.Scalar{{.*}} -> !torch.tensor<[],i1>
// CHECK: torch.aten.where.self{{.*}} -> !torch.tensor<[],i64>
// CHECK: torch.aten.Int.Tensor{{.*}} -> !torch.int
func.func @gcd_int(%arg0: !torch.int, %arg1: !torch.int) -> (!torch.int) {
  %0 = torch.aten.gcd.int(%arg0, %arg1) : (!torch.int, !torch.int) -> !torch.int
  return %0 : !torch.int
}

// CHECK-LABEL: @ldexp(
// CHECK: torch.aten.scalar_tensor{{.*}} -> !torch.tensor<[],f64>
// CHECK: torch.aten.scalar_tensor{{.*}} -> !torch.tensor<[],f64>
// CHECK: torch.aten.pow.Scalar{{.*}} -> !torch.tensor<[],f64>
// CHECK: torch.aten.mul.Tensor{{.*}} -> !torch.tensor<[],f64>
// CHECK: torch.aten.Float.Tensor{{.*}} -> !torch.float
func.func @ldexp(%arg0: !torch.float, %arg1: !torch.int) -> (!torch.float) {
  %0 = torch.aten.ldexp(%arg0, %arg1) : (!torch.float, !torch.int) -> !torch.float
  return %0 : !torch.float
}

// CHECK-LABEL: @mathremainder(
// CHECK: torch.aten.scalar_tensor{{.*}} -> !torch.tensor<[],f64>
// CHECK: torch.aten.scalar_tensor{{.*}} -> !torch.tensor<[],f64>
// CHECK: torch.aten.abs{{.*}} -> !torch.tensor<[],f64>
// CHECK: torch.aten.abs{{.*}} -> !torch.tensor<[],f64>
// CHECK: torch.aten.fmod.Tensor{{.*}} -> !torch.tensor<[],f64>
// CHECK: torch.aten.mul.Scalar{{.*}} -> !torch.tensor<[],f64>
// CHECK: torch.aten.abs{{.*}} -> !torch.tensor<[],f64>
// CHECK: torch.aten.fmod.Tensor{{.*}} -> !torch.tensor<[],f64>
// CHECK: torch.aten.ge.Tensor{{.*}} -> !torch.tensor<[],i1>
// CHECK: torch.aten.mul.Scalar{{.*}} -> !torch.tensor<[],f64>
// CHECK: torch.aten.eq.Tensor{{.*}} -> !torch.tensor<[],i1>
// CHECK: torch.aten.logical_and{{.*}} -> !torch.tensor<[],i1>
// CHECK: torch.aten.gt.Tensor{{.*}} -> !torch.tensor<[],i1>
// CHECK: torch.aten.logical_or{{.*}} -> !torch.tensor<[],i1>
// CHECK: torch.aten.sub.Tensor{{.*}} -> !torch.tensor<[],f64>
// CHECK: torch.aten.where.self{{.*}} -> !torch.tensor<[],f64>
// CHECK: torch.aten.neg{{.*}} -> !torch.tensor<[],f64>
// CHECK: torch.aten.lt.Scalar{{.*}} -> !torch.tensor<[],i1>
// CHECK: torch.aten.where.self{{.*}} -> !torch.tensor<[],f64>
// CHECK: torch.aten.Float.Tensor{{.*}} -> !torch.float
func.func @mathremainder(%arg0: !torch.float, %arg1: !torch.float) -> (!torch.float) {
  %0 = torch.aten.mathremainder(%arg0, %arg1) : (!torch.float, !torch.float) -> !torch.float
  return %0 : !torch.float
}

// CHECK-LABEL: @mathremainder_float(
// CHECK: torch.aten.scalar_tensor{{.*}} -> !torch.tensor<[],f64>
// CHECK: torch.aten.scalar_tensor{{.*}} -> !torch.tensor<[],f64>
// CHECK: torch.aten.abs{{.*}} -> !torch.tensor<[],f64>
// CHECK: torch.aten.abs{{.*}} -> !torch.tensor<[],f64>
// CHECK: torch.aten.fmod.Tensor{{.*}} -> !torch.tensor<[],f64>
// CHECK: torch.aten.mul.Scalar{{.*}} -> !torch.tensor<[],f64>
// CHECK: torch.aten.abs{{.*}} -> !torch.tensor<[],f64>
// CHECK: torch.aten.fmod.Tensor{{.*}} -> !torch.tensor<[],f64>
// CHECK: torch.aten.ge.Tensor{{.*}} -> !torch.tensor<[],i1>
// CHECK: torch.aten.mul.Scalar{{.*}} -> !torch.tensor<[],f64>
// CHECK: torch.aten.eq.Tensor{{.*}} -> !torch.tensor<[],i1>
// CHECK: torch.aten.logical_and{{.*}} -> !torch.tensor<[],i1>
// CHECK: torch.aten.gt.Tensor{{.*}} -> !torch.tensor<[],i1>
// CHECK: torch.aten.logical_or{{.*}} -> !torch.tensor<[],i1>
// CHECK: torch.aten.sub.Tensor{{.*}} -> !torch.tensor<[],f64>
// CHECK: torch.aten.where.self{{.*}} -> !torch.tensor<[],f64>
// CHECK: torch.aten.neg{{.*}} -> !torch.tensor<[],f64>
// CHECK: torch.aten.lt.Scalar{{.*}} -> !torch.tensor<[],i1>
// CHECK: torch.aten.where.self{{.*}} -> !torch.tensor<[],f64>
// CHECK: torch.aten.Float.Tensor{{.*}} -> !torch.float
func.func @mathremainder_float(%arg0: !torch.float, %arg1: !torch.float) -> (!torch.float) {
  %0 = torch.aten.mathremainder.float(%arg0, %arg1) : (!torch.float, !torch.float) -> !torch.float
  return %0 : !torch.float
}

// CHECK-LABEL: @mathremainder_float_int(
// CHECK: torch.aten.scalar_tensor{{.*}} -> !torch.tensor<[],f64>
// CHECK: torch.aten.scalar_tensor{{.*}} -> !torch.tensor<[],f64>
// CHECK: torch.aten.abs{{.*}} -> !torch.tensor<[],f64>
// CHECK: torch.aten.abs{{.*}} -> !torch.tensor<[],f64>
// CHECK: torch.aten.fmod.Tensor{{.*}} -> !torch.tensor<[],f64>
// CHECK: torch.aten.mul.Scalar{{.*}} -> !torch.tensor<[],f64>
// CHECK: torch.aten.abs{{.*}} -> !torch.tensor<[],f64>
// CHECK: torch.aten.fmod.Tensor{{.*}} -> !torch.tensor<[],f64>
// CHECK: torch.aten.ge.Tensor{{.*}} -> !torch.tensor<[],i1>
// CHECK: torch.aten.mul.Scalar{{.*}} -> !torch.tensor<[],f64>
// CHECK: torch.aten.eq.Tensor{{.*}} -> !torch.tensor<[],i1>
// CHECK: torch.aten.logical_and{{.*}} -> !torch.tensor<[],i1>
// CHECK: torch.aten.gt.Tensor{{.*}} -> !torch.tensor<[],i1>
// CHECK: torch.aten.logical_or{{.*}} -> !torch.tensor<[],i1>
// CHECK: torch.aten.sub.Tensor{{.*}} -> !torch.tensor<[],f64>
// CHECK: torch.aten.where.self{{.*}} -> !torch.tensor<[],f64>
// CHECK: torch.aten.neg{{.*}} -> !torch.tensor<[],f64>
// CHECK: torch.aten.lt.Scalar{{.*}} -> !torch.tensor<[],i1>
// CHECK: torch.aten.where.self{{.*}} -> !torch.tensor<[],f64>
// CHECK: torch.aten.Float.Tensor{{.*}} -> !torch.float
func.func @mathremainder_float_int(%arg0: !torch.float, %arg1: !torch.int) -> (!torch.float) {
  %0 = torch.aten.mathremainder.float_int(%arg0, %arg1) : (!torch.float, !torch.int) -> !torch.float
  return %0 : !torch.float
}

// CHECK-LABEL: @mathremainder_int(
// CHECK: torch.aten.scalar_tensor{{.*}} -> !torch.tensor<[],f64>
// CHECK: torch.aten.scalar_tensor{{.*}} -> !torch.tensor<[],f64>
// CHECK: torch.aten.abs{{.*}} -> !torch.tensor<[],f64>
// CHECK: torch.aten.abs{{.*}} -> !torch.tensor<[],f64>
// CHECK: torch.aten.fmod.Tensor{{.*}} -> !torch.tensor<[],f64>
// CHECK: torch.aten.mul.Scalar{{.*}} -> !torch.tensor<[],f64>
// CHECK: torch.aten.abs{{.*}} -> !torch.tensor<[],f64>
// CHECK: torch.aten.fmod.Tensor{{.*}} -> !torch.tensor<[],f64>
// CHECK: torch.aten.ge.Tensor{{.*}} -> !torch.tensor<[],i1>
// CHECK: torch.aten.mul.Scalar{{.*}} -> !torch.tensor<[],f64>
// CHECK: torch.aten.eq.Tensor{{.*}} -> !torch.tensor<[],i1>
// CHECK: torch.aten.logical_and{{.*}} -> !torch.tensor<[],i1>
// CHECK: torch.aten.gt.Tensor{{.*}} -> !torch.tensor<[],i1>
// CHECK: torch.aten.logical_or{{.*}} -> !torch.tensor<[],i1>
// CHECK: torch.aten.sub.Tensor{{.*}} -> !torch.tensor<[],f64>
// CHECK: torch.aten.where.self{{.*}} -> !torch.tensor<[],f64>
// CHECK: torch.aten.neg{{.*}} -> !torch.tensor<[],f64>
// CHECK: torch.aten.lt.Scalar{{.*}} -> !torch.tensor<[],i1>
// CHECK: torch.aten.where.self{{.*}} -> !torch.tensor<[],f64>
// CHECK: torch.aten.Float.Tensor{{.*}} -> !torch.float
func.func @mathremainder_int(%arg0: !torch.int, %arg1: !torch.int) -> (!torch.float) {
  %0 = torch.aten.mathremainder.int(%arg0, %arg1) : (!torch.int, !torch.int) -> !torch.float
  return %0 : !torch.float
}

// CHECK-LABEL: @mathremainder_int_float(
// CHECK: torch.aten.scalar_tensor{{.*}} -> !torch.tensor<[],f64>
// CHECK: torch.aten.scalar_tensor{{.*}} -> !torch.tensor<[],f64>
// CHECK: torch.aten.abs{{.*}} -> !torch.tensor<[],f64>
// CHECK: torch.aten.abs{{.*}} -> !torch.tensor<[],f64>
// CHECK: torch.aten.fmod.Tensor{{.*}} -> !torch.tensor<[],f64>
// CHECK: torch.aten.mul.Scalar{{.*}} -> !torch.tensor<[],f64>
// CHECK: torch.aten.abs{{.*}} -> !torch.tensor<[],f64>
// CHECK: torch.aten.fmod.Tensor{{.*}} -> !torch.tensor<[],f64>
// CHECK: torch.aten.ge.Tensor{{.*}} -> !torch.tensor<[],i1>
// CHECK: torch.aten.mul.Scalar{{.*}} -> !torch.tensor<[],f64>
// CHECK: torch.aten.eq.Tensor{{.*}} -> !torch.tensor<[],i1>
// CHECK: torch.aten.logical_and{{.*}} -> !torch.tensor<[],i1>
// CHECK: torch.aten.gt.Tensor{{.*}} -> !torch.tensor<[],i1>
// CHECK: torch.aten.logical_or{{.*}} -> !torch.tensor<[],i1>
// CHECK: torch.aten.sub.Tensor{{.*}} -> !torch.tensor<[],f64>
// CHECK: torch.aten.where.self{{.*}} -> !torch.tensor<[],f64>
// CHECK: torch.aten.neg{{.*}} -> !torch.tensor<[],f64>
// CHECK: torch.aten.lt.Scalar{{.*}} -> !torch.tensor<[],i1>
// CHECK: torch.aten.where.self{{.*}} -> !torch.tensor<[],f64>
// CHECK: torch.aten.Float.Tensor{{.*}} -> !torch.float
func.func @mathremainder_int_float(%arg0: !torch.int, %arg1: !torch.float) -> (!torch.float) {
  %0 = torch.aten.mathremainder.int_float(%arg0, %arg1) : (!torch.int, !torch.float) -> !torch.float
  return %0 : !torch.float
}

// CHECK-LABEL: @modf(
// CHECK: torch.aten.scalar_tensor{{.*}} -> !torch.tensor<[],f64>
// CHECK: torch.aten.lt.Scalar{{.*}} -> !torch.tensor<[],i1>
// CHECK: torch.aten.where.Scalar{{.*}} -> !torch.tensor<[],f32>
// CHECK: torch.aten.to.dtype{{.*}} -> !torch.tensor<[],f64>
// CHECK: torch.aten.abs{{.*}} -> !torch.tensor<[],f64>
// CHECK: torch.aten.floor{{.*}} -> !torch.tensor<[],f64>
// CHECK: torch.aten.mul.Tensor{{.*}} -> !torch.tensor<[],f64>
// CHECK: torch.aten.isinf{{.*}} -> !torch.tensor<[],i1>
// CHECK: torch.aten.sub.Tensor{{.*}} -> !torch.tensor<[],f64>
// CHECK: torch.aten.full_like{{.*}} -> !torch.tensor<[],f64>
// CHECK: torch.aten.where.self{{.*}} -> !torch.tensor<[],f64>
// CHECK: torch.aten.Float.Tensor{{.*}} -> !torch.float
// CHECK: torch.aten.Float.Tensor{{.*}} -> !torch.float
func.func @modf(%arg0: !torch.float) -> (!torch.float, !torch.float) {
  %0:2 = torch.aten.modf(%arg0) : (!torch.float) -> (!torch.float, !torch.float)
  return %0#0, %0#1 : !torch.float, !torch.float
}
