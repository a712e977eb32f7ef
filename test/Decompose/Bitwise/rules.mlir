// NOTE: The checks are written by tools/dev/update_checks.py.

// RUN: torch-onnx-opt %s --decompose | FileCheck %s

// CHECK-LABEL: @__lshift___Scalar(
// CHECK: torch.aten.mul.Scalar{{.*}} -> !torch.tensor<[n,3],i64>
func.func @__lshift___Scalar(%arg0: !torch.tensor<[n,3],i64>) -> (!torch.tensor<[n,3],i64>) {
  %0 = torch.constant 0 : i64 -> !torch.int<0>
  %1 = torch.aten.__lshift__.Scalar(%arg0, %0) : (!torch.tensor<[n,3],i64>, !torch.int<0>) -> !torch.tensor<[n,3],i64>
  return %1 : !torch.tensor<[n,3],i64>
}

// CHECK-LABEL: @__lshift___Tensor(
// CHECK: torch.aten.div.Scalar_mode{{.*}} -> !torch.tensor<[3],i64>
// CHECK: torch.aten.to.dtype{{.*}} -> !torch.tensor<[3],f64>
// CHECK: torch.aten.pow.Scalar{{.*}} -> !torch.tensor<[3],f64>
// CHECK: torch.aten.to.dtype{{.*}} -> !torch.tensor<[3],i64>
// CHECK: torch.aten.mul.Tensor{{.*}} -> !torch.tensor<[n,3],i64>
// CHECK: torch.aten.sub.Tensor{{.*}} -> !torch.tensor<[3],i64>
// CHECK: torch.aten.to.dtype{{.*}} -> !torch.tensor<[3],f64>
// CHECK: torch.aten.pow.Scalar{{.*}} -> !torch.tensor<[3],f64>
// CHECK: torch.aten.to.dtype{{.*}} -> !torch.tensor<[3],i64>
// CHECK: torch.aten.mul.Tensor{{.*}} -> !torch.tensor<[n,3],i64>
// CHECK: torch.aten.full_like{{.*}} -> !torch.tensor<[n,3],i64>
// CHECK: torch.aten.ge.Scalar{{.*}} -> !torch.tensor<[3],i1>
// CHECK: torch.aten.lt.Scalar{{.*}} -> !torch.tensor<[3],i1>
// CHECK: torch.aten.logical_or{{.*}} -> !torch.tensor<[3],i1>
// CHECK: torch.aten.where.self{{.*}} -> !torch.tensor<[n,3],i64>
func.func @__lshift___Tensor(%arg0: !torch.tensor<[n,3],i64>, %arg1: !torch.tensor<[3],i64>) -> (!torch.tensor<[n,3],i64>) {
  %0 = torch.aten.__lshift__.Tensor(%arg0, %arg1) : (!torch.tensor<[n,3],i64>, !torch.tensor<[3],i64>) -> !torch.tensor<[n,3],i64>
  return %0 : !torch.tensor<[n,3],i64>
}

// CHECK-LABEL: @__rshift___Scalar(
// CHECK: torch.aten.div.Scalar_mode{{.*}} -> !torch.tensor<[n,3],i64>
// CHECK: torch.aten.mul.Scalar{{.*}} -> !torch.tensor<[n,3],i64>
// CHECK: torch.aten.gt.Tensor{{.*}} -> !torch.tensor<[n,3],i1>
// CHECK: torch.aten.to.dtype{{.*}} -> !torch.tensor<[n,3],i64>
// CHECK: torch.aten.sub.Tensor{{.*}} -> !torch.tensor<[n,3],i64>
func.func @__rshift___Scalar(%arg0: !torch.tensor<[n,3],i64>) -> (!torch.tensor<[n,3],i64>) {
  %0 = torch.constant 0 : i64 -> !torch.int<0>
  %1 = torch.aten.__rshift__.Scalar(%arg0, %0) : (!torch.tensor<[n,3],i64>, !torch.int<0>) -> !torch.tensor<[n,3],i64>
  return %1 : !torch.tensor<[n,3],i64>
}

// CHECK-LABEL: @__rshift___Tensor(
// CHECK: torch.aten.ge.Scalar{{.*}} -> !torch.tensor<[3],i1>
// CHECK: torch.aten.lt.Scalar{{.*}} -> !torch.tensor<[3],i1>
// CHECK: torch.aten.logical_or{{.*}} -> !torch.tensor<[3],i1>
// CHECK: torch.aten.where.ScalarSelf{{.*}} -> !torch.tensor<[3],i64>
// CHECK: torch.aten.div.Scalar_mode{{.*}} -> !torch.tensor<[3],i64>
// CHECK: torch.aten.to.dtype{{.*}} -> !torch.tensor<[3],f64>
// CHECK: torch.aten.pow.Scalar{{.*}} -> !torch.tensor<[3],f64>
// CHECK: torch.aten.to.dtype{{.*}} -> !torch.tensor<[3],i64>
// CHECK: torch.aten.div.Tensor_mode{{.*}} -> !torch.tensor<[n,3],i64>
// CHECK: torch.aten.mul.Tensor{{.*}} -> !torch.tensor<[n,3],i64>
// CHECK: torch.aten.sub.Tensor{{.*}} -> !torch.tensor<[n,3],i64>
// CHECK: torch.aten.sub.Scalar{{.*}} -> !torch.tensor<[n,3],i64>
// CHECK: torch.aten.remainder.Tensor{{.*}} -> !torch.tensor<[n,3],i64>
// CHECK: torch.aten.eq.Tensor{{.*}} -> !torch.tensor<[n,3],i1>
// CHECK: torch.aten.where.self{{.*}} -> !torch.tensor<[n,3],i64>
// CHECK: torch.aten.sub.Tensor{{.*}} -> !torch.tensor<[3],i64>
// CHECK: torch.aten.to.dtype{{.*}} -> !torch.tensor<[3],f64>
// CHECK: torch.aten.pow.Scalar{{.*}} -> !torch.tensor<[3],f64>
// CHECK: torch.aten.to.dtype{{.*}} -> !torch.tensor<[3],i64>
// CHECK: torch.aten.div.Tensor_mode{{.*}} -> !torch.tensor<[n,3],i64>
// CHECK: torch.aten.mul.Tensor{{.*}} -> !torch.tensor<[n,3],i64>
// CHECK: torch.aten.sub.Tensor{{.*}} -> !torch.tensor<[n,3],i64>
// CHECK: torch.aten.sub.Scalar{{.*}} -> !torch.tensor<[n,3],i64>
// CHECK: torch.aten.remainder.Tensor{{.*}} -> !torch.tensor<[n,3],i64>
// CHECK: torch.aten.eq.Tensor{{.*}} -> !torch.tensor<[n,3],i1>
// CHECK: torch.aten.where.self{{.*}} -> !torch.tensor<[n,3],i64>
func.func @__rshift___Tensor(%arg0: !torch.tensor<[n,3],i64>, %arg1: !torch.tensor<[3],i64>) -> (!torch.tensor<[n,3],i64>) {
  %0 = torch.aten.__rshift__.Tensor(%arg0, %arg1) : (!torch.tensor<[n,3],i64>, !torch.tensor<[3],i64>) -> !torch.tensor<[n,3],i64>
  return %0 : !torch.tensor<[n,3],i64>
}

// CHECK-LABEL: @bitwise_left_shift_Scalar_Tensor(
// CHECK: torch.aten.div.Scalar_mode{{.*}} -> !torch.tensor<[n,3],i64>
// CHECK: torch.aten.to.dtype{{.*}} -> !torch.tensor<[n,3],f64>
// CHECK: torch.aten.pow.Scalar{{.*}} -> !torch.tensor<[n,3],f64>
// CHECK: torch.aten.to.dtype{{.*}} -> !torch.tensor<[n,3],i64>
// CHECK: torch.aten.mul.Tensor{{.*}} -> !torch.tensor<[n,3],i64>
// CHECK: torch.aten.sub.Tensor{{.*}} -> !torch.tensor<[n,3],i64>
// CHECK: torch.aten.to.dtype{{.*}} -> !torch.tensor<[n,3],f64>
// CHECK: torch.aten.pow.Scalar{{.*}} -> !torch.tensor<[n,3],f64>
// CHECK: torch.aten.to.dtype{{.*}} -> !torch.tensor<[n,3],i64>
// CHECK: torch.aten.mul.Tensor{{.*}} -> !torch.tensor<[n,3],i64>
// CHECK: torch.aten.ge.Scalar{{.*}} -> !torch.tensor<[n,3],i1>
// CHECK: torch.aten.lt.Scalar{{.*}} -> !torch.tensor<[n,3],i1>
// CHECK: torch.aten.logical_or{{.*}} -> !torch.tensor<[n,3],i1>
// CHECK: torch.aten.where.self{{.*}} -> !torch.tensor<[n,3],i64>
func.func @bitwise_left_shift_Scalar_Tensor(%arg0: !torch.tensor<[n,3],i64>) -> (!torch.tensor<[n,3],i64>) {
  %0 = torch.constant 5 : i64 -> !torch.int<5>
  %1 = torch.aten.bitwise_left_shift.Scalar_Tensor(%0, %arg0) : (!torch.int<5>, !torch.tensor<[n,3],i64>) -> !torch.tensor<[n,3],i64>
  return %1 : !torch.tensor<[n,3],i64>
}

// CHECK-LABEL: @bitwise_left_shift_Tensor(
// CHECK: torch.aten.div.Scalar_mode{{.*}} -> !torch.tensor<[3],i64>
// CHECK: torch.aten.to.dtype{{.*}} -> !torch.tensor<[3],f64>
// CHECK: torch.aten.pow.Scalar{{.*}} -> !torch.tensor<[3],f64>
// CHECK: torch.aten.to.dtype{{.*}} -> !torch.tensor<[3],i64>
// CHECK: torch.aten.mul.Tensor{{.*}} -> !torch.tensor<[n,3],i64>
// CHECK: torch.aten.sub.Tensor{{.*}} -> !torch.tensor<[3],i64>
// CHECK: torch.aten.to.dtype{{.*}} -> !torch.tensor<[3],f64>
// CHECK: torch.aten.pow.Scalar{{.*}} -> !torch.tensor<[3],f64>
// CHECK: torch.aten.to.dtype{{.*}} -> !torch.tensor<[3],i64>
// CHECK: torch.aten.mul.Tensor{{.*}} -> !torch.tensor<[n,3],i64>
// CHECK: torch.aten.full_like{{.*}} -> !torch.tensor<[n,3],i64>
// CHECK: torch.aten.ge.Scalar{{.*}} -> !torch.tensor<[3],i1>
// CHECK: torch.aten.lt.Scalar{{.*}} -> !torch.tensor<[3],i1>
// CHECK: torch.aten.logical_or{{.*}} -> !torch.tensor<[3],i1>
// CHECK: torch.aten.where.self{{.*}} -> !torch.tensor<[n,3],i64>
func.func @bitwise_left_shift_Tensor(%arg0: !torch.tensor<[n,3],i64>, %arg1: !torch.tensor<[3],i64>) -> (!torch.tensor<[n,3],i64>) {
  %0 = torch.aten.bitwise_left_shift.Tensor(%arg0, %arg1) : (!torch.tensor<[n,3],i64>, !torch.tensor<[3],i64>) -> !torch.tensor<[n,3],i64>
  return %0 : !torch.tensor<[n,3],i64>
}

// CHECK-LABEL: @bitwise_left_shift_Tensor_Scalar(
// CHECK: torch.aten.mul.Scalar{{.*}} -> !torch.tensor<[n,3],i64>
func.func @bitwise_left_shift_Tensor_Scalar(%arg0: !torch.tensor<[n,3],i64>) -> (!torch.tensor<[n,3],i64>) {
  %0 = torch.constant 0 : i64 -> !torch.int<0>
  %1 = torch.aten.bitwise_left_shift.Tensor_Scalar(%arg0, %0) : (!torch.tensor<[n,3],i64>, !torch.int<0>) -> !torch.tensor<[n,3],i64>
  return %1 : !torch.tensor<[n,3],i64>
}

// CHECK-LABEL: @bitwise_right_shift_Scalar_Tensor(
// CHECK: torch.aten.ge.Scalar{{.*}} -> !torch.tensor<[n,3],i1>
// CHECK: torch.aten.lt.Scalar{{.*}} -> !torch.tensor<[n,3],i1>
// CHECK: torch.aten.logical_or{{.*}} -> !torch.tensor<[n,3],i1>
// CHECK: torch.aten.where.ScalarSelf{{.*}} -> !torch.tensor<[n,3],i64>
// CHECK: torch.aten.div.Scalar_mode{{.*}} -> !torch.tensor<[n,3],i64>
// CHECK: torch.aten.to.dtype{{.*}} -> !torch.tensor<[n,3],f64>
// CHECK: torch.aten.pow.Scalar{{.*}} -> !torch.tensor<[n,3],f64>
// CHECK: torch.aten.to.dtype{{.*}} -> !torch.tensor<[n,3],i64>
// CHECK: torch.aten.div.Tensor_mode{{.*}} -> !torch.tensor<[n,3],i64>
// CHECK: torch.aten.mul.Tensor{{.*}} -> !torch.tensor<[n,3],i64>
// CHECK: torch.aten.sub.Tensor{{.*}} -> !torch.tensor<[n,3],i64>
// CHECK: torch.aten.sub.Scalar{{.*}} -> !torch.tensor<[n,3],i64>
// CHECK: torch.aten.remainder.Tensor{{.*}} -> !torch.tensor<[n,3],i64>
// CHECK: torch.aten.eq.Tensor{{.*}} -> !torch.tensor<[n,3],i1>
// CHECK: torch.aten.where.self{{.*}} -> !torch.tensor<[n,3],i64>
// CHECK: torch.aten.sub.Tensor{{.*}} -> !torch.tensor<[n,3],i64>
// CHECK: torch.aten.to.dtype{{.*}} -> !torch.tensor<[n,3],f64>
// CHECK: torch.aten.pow.Scalar{{.*}} -> !torch.tensor<[n,3],f64>
// CHECK: torch.aten.to.dtype{{.*}} -> !torch.tensor<[n,3],i64>
// CHECK: torch.aten.div.Tensor_mode{{.*}} -> !torch.tensor<[n,3],i64>
// CHECK: torch.aten.mul.Tensor{{.*}} -> !torch.tensor<[n,3],i64>
// CHECK: torch.aten.sub.Tensor{{.*}} -> !torch.tensor<[n,3],i64>
// CHECK: torch.aten.sub.Scalar{{.*}} -> !torch.tensor<[n,3],i64>
// CHECK: torch.aten.remainder.Tensor{{.*}} -> !torch.tensor<[n,3],i64>
// CHECK: torch.aten.eq.Tensor{{.*}} -> !torch.tensor<[n,3],i1>
// CHECK: torch.aten.where.self{{.*}} -> !torch.tensor<[n,3],i64>
func.func @bitwise_right_shift_Scalar_Tensor(%arg0: !torch.tensor<[n,3],i64>) -> (!torch.tensor<[n,3],i64>) {
  %0 = torch.constant 5 : i64 -> !torch.int<5>
  %1 = torch.aten.bitwise_right_shift.Scalar_Tensor(%0, %arg0) : (!torch.int<5>, !torch.tensor<[n,3],i64>) -> !torch.tensor<[n,3],i64>
  return %1 : !torch.tensor<[n,3],i64>
}

// CHECK-LABEL: @bitwise_right_shift_Tensor(
// CHECK: torch.aten.ge.Scalar{{.*}} -> !torch.tensor<[3],i1>
// CHECK: torch.aten.lt.Scalar{{.*}} -> !torch.tensor<[3],i1>
// CHECK: torch.aten.logical_or{{.*}} -> !torch.tensor<[3],i1>
// CHECK: torch.aten.where.ScalarSelf{{.*}} -> !torch.tensor<[3],i64>
// CHECK: torch.aten.div.Scalar_mode{{.*}} -> !torch.tensor<[3],i64>
// CHECK: torch.aten.to.dtype{{.*}} -> !torch.tensor<[3],f64>
// CHECK: torch.aten.pow.Scalar{{.*}} -> !torch.tensor<[3],f64>
// CHECK: torch.aten.to.dtype{{.*}} -> !torch.tensor<[3],i64>
// CHECK: torch.aten.div.Tensor_mode{{.*}} -> !torch.tensor<[n,3],i64>
// CHECK: torch.aten.mul.Tensor{{.*}} -> !torch.tensor<[n,3],i64>
// CHECK: torch.aten.sub.Tensor{{.*}} -> !torch.tensor<[n,3],i64>
// CHECK: torch.aten.sub.Scalar{{.*}} -> !torch.tensor<[n,3],i64>
// CHECK: torch.aten.remainder.Tensor{{.*}} -> !torch.tensor<[n,3],i64>
// CHECK: torch.aten.eq.Tensor{{.*}} -> !torch.tensor<[n,3],i1>
// CHECK: torch.aten.where.self{{.*}} -> !torch.tensor<[n,3],i64>
// CHECK: torch.aten.sub.Tensor{{.*}} -> !torch.tensor<[3],i64>
// CHECK: torch.aten.to.dtype{{.*}} -> !torch.tensor<[3],f64>
// CHECK: torch.aten.pow.Scalar{{.*}} -> !torch.tensor<[3],f64>
// CHECK: torch.aten.to.dtype{{.*}} -> !torch.tensor<[3],i64>
// CHECK: torch.aten.div.Tensor_mode{{.*}} -> !torch.tensor<[n,3],i64>
// CHECK: torch.aten.mul.Tensor{{.*}} -> !torch.tensor<[n,3],i64>
// CHECK: torch.aten.sub.Tensor{{.*}} -> !torch.tensor<[n,3],i64>
// CHECK: torch.aten.sub.Scalar{{.*}} -> !torch.tensor<[n,3],i64>
// CHECK: torch.aten.remainder.Tensor{{.*}} -> !torch.tensor<[n,3],i64>
// CHECK: torch.aten.eq.Tensor{{.*}} -> !torch.tensor<[n,3],i1>
// CHECK: torch.aten.where.self{{.*}} -> !torch.tensor<[n,3],i64>
func.func @bitwise_right_shift_Tensor(%arg0: !torch.tensor<[n,3],i64>, %arg1: !torch.tensor<[3],i64>) -> (!torch.tensor<[n,3],i64>) {
  %0 = torch.aten.bitwise_right_shift.Tensor(%arg0, %arg1) : (!torch.tensor<[n,3],i64>, !torch.tensor<[3],i64>) -> !torch.tensor<[n,3],i64>
  return %0 : !torch.tensor<[n,3],i64>
}

// CHECK-LABEL: @bitwise_right_shift_Tensor_Scalar(
// CHECK: torch.aten.div.Scalar_mode{{.*}} -> !torch.tensor<[n,3],i64>
// CHECK: torch.aten.mul.Scalar{{.*}} -> !torch.tensor<[n,3],i64>
// CHECK: torch.aten.gt.Tensor{{.*}} -> !torch.tensor<[n,3],i1>
// CHECK: torch.aten.to.dtype{{.*}} -> !torch.tensor<[n,3],i64>
// CHECK: torch.aten.sub.Tensor{{.*}} -> !torch.tensor<[n,3],i64>
func.func @bitwise_right_shift_Tensor_Scalar(%arg0: !torch.tensor<[n,3],i64>) -> (!torch.tensor<[n,3],i64>) {
  %0 = torch.constant 0 : i64 -> !torch.int<0>
  %1 = torch.aten.bitwise_right_shift.Tensor_Scalar(%arg0, %0) : (!torch.tensor<[n,3],i64>, !torch.int<0>) -> !torch.tensor<[n,3],i64>
  return %1 : !torch.tensor<[n,3],i64>
}
