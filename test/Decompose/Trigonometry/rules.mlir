// NOTE: The checks are written by tools/dev/update_checks.py.
// RUN: torch-onnx-opt %s --decompose | FileCheck %s

// ONNX Runtime has these, but not of float64.

// CHECK-LABEL: @acos(
// CHECK: torch.aten.add.Scalar{{.*}} -> !torch.tensor<[n,3],f64>
// CHECK: torch.aten.rsub.Scalar{{.*}} -> !torch.tensor<[n,3],f64>
// CHECK: torch.aten.div.Tensor{{.*}} -> !torch.tensor<[n,3],f64>
// CHECK: torch.aten.sqrt{{.*}} -> !torch.tensor<[n,3],f64>
// CHECK: torch.aten.abs{{.*}} -> !torch.tensor<[n,3],f64>
// CHECK: torch.aten.gt.Scalar{{.*}} -> !torch.tensor<[n,3],i1>
// CHECK: torch.aten.le.Scalar{{.*}} -> !torch.tensor<[n,3],i1>
// CHECK: torch.aten.add.Scalar{{.*}} -> !torch.tensor<[n,3],f64>
// CHECK: torch.aten.sub.Scalar{{.*}} -> !torch.tensor<[n,3],f64>
// CHECK: torch.aten.div.Tensor{{.*}} -> !torch.tensor<[n,3],f64>
// CHECK: torch.aten.reciprocal{{.*}} -> !torch.tensor<[n,3],f64>
// CHECK: torch.aten.neg{{.*}} -> !torch.tensor<[n,3],f64>
// CHECK: torch.aten.where.self{{.*}} -> !torch.tensor<[n,3],f64>
// CHECK: torch.aten.where.self{{.*}} -> !torch.tensor<[n,3],f64>
// CHECK: torch.aten.mul.Tensor{{.*}} -> !torch.tensor<[n,3],f64>
// CHECK: torch.aten.mul.Tensor{{.*}} -> !torch.tensor<[n,3],f64>
// CHECK: torch.aten.add.Scalar{{.*}} -> !torch.tensor<[n,3],f64>
// CHECK: torch.aten.mul.Tensor{{.*}} -> !torch.tensor<[n,3],f64>
// CHECK: torch.aten.add.Scalar{{.*}} -> !torch.tensor<[n,3],f64>
// CHECK: torch.aten.mul.Tensor{{.*}} -> !torch.tensor<[n,3],f64>
// CHECK: torch.aten.add.Scalar{{.*}} -> !torch.tensor<[n,3],f64>
// CHECK: torch.aten.mul.Tensor{{.*}} -> !torch.tensor<[n,3],f64>
// CHECK: torch.aten.add.Scalar{{.*}} -> !torch.tensor<[n,3],f64>
// CHECK: torch.aten.mul.Tensor{{.*}} -> !torch.tensor<[n,3],f64>
// CHECK: torch.aten.add.Scalar{{.*}} -> !torch.tensor<[n,3],f64>
// CHECK: torch.aten.mul.Tensor{{.*}} -> !torch.tensor<[n,3],f64>
// CHECK: torch.aten.add.Scalar{{.*}} -> !torch.tensor<[n,3],f64>
// CHECK: torch.aten.mul.Tensor{{.*}} -> !torch.tensor<[n,3],f64>
// CHECK: torch.aten.add.Scalar{{.*}} -> !torch.tensor<[n,3],f64>
// CHECK: torch.aten.mul.Tensor{{.*}} -> !torch.tensor<[n,3],f64>
// CHECK: torch.aten.add.Scalar{{.*}} -> !torch.tensor<[n,3],f64>
// CHECK: torch.aten.mul.Tensor{{.*}} -> !torch.tensor<[n,3],f64>
// CHECK: torch.aten.add.Scalar{{.*}} -> !torch.tensor<[n,3],f64>
// CHECK: torch.aten.div.Tensor{{.*}} -> !torch.tensor<[n,3],f64>
// CHECK: torch.aten.mul.Tensor{{.*}} -> !torch.tensor<[n,3],f64>
// CHECK: torch.aten.mul.Tensor{{.*}} -> !torch.tensor<[n,3],f64>
// CHECK: torch.aten.add.Tensor{{.*}} -> !torch.tensor<[n,3],f64>
// CHECK: torch.aten.add.Scalar{{.*}} -> !torch.tensor<[n,3],f64>
// CHECK: torch.aten.add.Scalar{{.*}} -> !torch.tensor<[n,3],f64>
// CHECK: torch.aten.add.Scalar{{.*}} -> !torch.tensor<[n,3],f64>
// CHECK: torch.aten.add.Scalar{{.*}} -> !torch.tensor<[n,3],f64>
// CHECK: torch.aten.where.self{{.*}} -> !torch.tensor<[n,3],f64>
// CHECK: torch.aten.where.self{{.*}} -> !torch.tensor<[n,3],f64>
// CHECK: torch.aten.abs{{.*}} -> !torch.tensor<[n,3],f64>
// CHECK: torch.aten.lt.Scalar{{.*}} -> !torch.tensor<[n,3],i1>
// CHECK: torch.aten.reciprocal{{.*}} -> !torch.tensor<[n,3],f64>
// CHECK: torch.aten.lt.Scalar{{.*}} -> !torch.tensor<[n,3],i1>
// CHECK: torch.aten.logical_or{{.*}} -> !torch.tensor<[n,3],i1>
// CHECK: torch.aten.where.Scalar{{.*}} -> !torch.tensor<[n,3],f32>
// CHECK: torch.aten.to.dtype{{.*}} -> !torch.tensor<[n,3],f64>
// CHECK: torch.aten.mul.Tensor{{.*}} -> !torch.tensor<[n,3],f64>
// CHECK: torch.aten.mul.Scalar{{.*}} -> !torch.tensor<[n,3],f64>
func.func @acos(%arg0: !torch.tensor<[n,3],f64>) -> !torch.tensor<[n,3],f64> {
  %0 = torch.aten.acos(%arg0) : (!torch.tensor<[n,3],f64>) -> !torch.tensor<[n,3],f64>
  return %0 : !torch.tensor<[n,3],f64>
}

// CHECK-LABEL: @acosh(
// CHECK: torch.aten.sub.Scalar{{.*}} -> !torch.tensor<[n,3],f64>
// CHECK: torch.aten.add.Scalar{{.*}} -> !torch.tensor<[n,3],f64>
// CHECK: torch.aten.mul.Tensor{{.*}} -> !torch.tensor<[n,3],f64>
// CHECK: torch.aten.sqrt{{.*}} -> !torch.tensor<[n,3],f64>
// CHECK: torch.aten.add.Tensor{{.*}} -> !torch.tensor<[n,3],f64>
// CHECK: torch.aten.add.Scalar{{.*}} -> !torch.tensor<[n,3],f64>
// CHECK: torch.aten.sub.Scalar{{.*}} -> !torch.tensor<[n,3],f64>
// CHECK: torch.aten.log{{.*}} -> !torch.tensor<[n,3],f64>
// CHECK: torch.aten.div.Tensor{{.*}} -> !torch.tensor<[n,3],f64>
// CHECK: torch.aten.mul.Tensor{{.*}} -> !torch.tensor<[n,3],f64>
// CHECK: torch.aten.eq.Scalar{{.*}} -> !torch.tensor<[n,3],i1>
// CHECK: torch.aten.where.self{{.*}} -> !torch.tensor<[n,3],f64>
// CHECK: torch.aten.eq.Tensor{{.*}} -> !torch.tensor<[n,3],i1>
// CHECK: torch.aten.where.self{{.*}} -> !torch.tensor<[n,3],f64>
// CHECK: torch.aten.lt.Scalar{{.*}} -> !torch.tensor<[n,3],i1>
// CHECK: torch.aten.where.ScalarSelf{{.*}} -> !torch.tensor<[n,3],f64>
// CHECK: torch.aten.log{{.*}} -> !torch.tensor<[n,3],f64>
// CHECK: torch.aten.add.Scalar{{.*}} -> !torch.tensor<[n,3],f64>
// CHECK: torch.aten.gt.Scalar{{.*}} -> !torch.tensor<[n,3],i1>
// CHECK: torch.aten.where.self{{.*}} -> !torch.tensor<[n,3],f64>
func.func @acosh(%arg0: !torch.tensor<[n,3],f64>) -> !torch.tensor<[n,3],f64> {
  %0 = torch.aten.acosh(%arg0) : (!torch.tensor<[n,3],f64>) -> !torch.tensor<[n,3],f64>
  return %0 : !torch.tensor<[n,3],f64>
}

// CHECK-LABEL: @asin(
// CHECK: torch.aten.add.Scalar{{.*}} -> !torch.tensor<[n,3],f64>
// CHECK: torch.aten.rsub.Scalar{{.*}} -> !torch.tensor<[n,3],f64>
// CHECK: torch.aten.mul.Tensor{{.*}} -> !torch.tensor<[n,3],f64>
// CHECK: torch.aten.sqrt{{.*}} -> !torch.tensor<[n,3],f64>
// CHECK: torch.aten.div.Tensor{{.*}} -> !torch.tensor<[n,3],f64>
// CHECK: torch.aten.abs{{.*}} -> !torch.tensor<[n,3],f64>
// CHECK: torch.aten.gt.Scalar{{.*}} -> !torch.tensor<[n,3],i1>
// CHECK: torch.aten.le.Scalar{{.*}} -> !torch.tensor<[n,3],i1>
// CHECK: torch.aten.add.Scalar{{.*}} -> !torch.tensor<[n,3],f64>
// CHECK: torch.aten.sub.Scalar{{.*}} -> !torch.tensor<[n,3],f64>
// CHECK: torch.aten.div.Tensor{{.*}} -> !torch.tensor<[n,3],f64>
// CHECK: torch.aten.reciprocal{{.*}} -> !torch.tensor<[n,3],f64>
// CHECK: torch.aten.neg{{.*}} -> !torch.tensor<[n,3],f64>
// CHECK: torch.aten.where.self{{.*}} -> !torch.tensor<[n,3],f64>
// CHECK: torch.aten.where.self{{.*}} -> !torch.tensor<[n,3],f64>
// CHECK: torch.aten.mul.Tensor{{.*}} -> !torch.tensor<[n,3],f64>
// CHECK: torch.aten.mul.Tensor{{.*}} -> !torch.tensor<[n,3],f64>
// CHECK: torch.aten.add.Scalar{{.*}} -> !torch.tensor<[n,3],f64>
// CHECK: torch.aten.mul.Tensor{{.*}} -> !torch.tensor<[n,3],f64>
// CHECK: torch.aten.add.Scalar{{.*}} -> !torch.tensor<[n,3],f64>
// CHECK: torch.aten.mul.Tensor{{.*}} -> !torch.tensor<[n,3],f64>
// CHECK: torch.aten.add.Scalar{{.*}} -> !torch.tensor<[n,3],f64>
// CHECK: torch.aten.mul.Tensor{{.*}} -> !torch.tensor<[n,3],f64>
// CHECK: torch.aten.add.Scalar{{.*}} -> !torch.tensor<[n,3],f64>
// CHECK: torch.aten.mul.Tensor{{.*}} -> !torch.tensor<[n,3],f64>
// CHECK: torch.aten.add.Scalar{{.*}} -> !torch.tensor<[n,3],f64>
// CHECK: torch.aten.mul.Tensor{{.*}} -> !torch.tensor<[n,3],f64>
// CHECK: torch.aten.add.Scalar{{.*}} -> !torch.tensor<[n,3],f64>
// CHECK: torch.aten.mul.Tensor{{.*}} -> !torch.tensor<[n,3],f64>
// CHECK: torch.aten.add.Scalar{{.*}} -> !torch.tensor<[n,3],f64>
// CHECK: torch.aten.mul.Tensor{{.*}} -> !torch.tensor<[n,3],f64>
// CHECK: torch.aten.add.Scalar{{.*}} -> !torch.tensor<[n,3],f64>
// CHECK: torch.aten.mul.Tensor{{.*}} -> !torch.tensor<[n,3],f64>
// CHECK: torch.aten.add.Scalar{{.*}} -> !torch.tensor<[n,3],f64>
// CHECK: torch.aten.div.Tensor{{.*}} -> !torch.tensor<[n,3],f64>
// CHECK: torch.aten.mul.Tensor{{.*}} -> !torch.tensor<[n,3],f64>
// CHECK: torch.aten.mul.Tensor{{.*}} -> !torch.tensor<[n,3],f64>
// CHECK: torch.aten.add.Tensor{{.*}} -> !torch.tensor<[n,3],f64>
// CHECK: torch.aten.add.Scalar{{.*}} -> !torch.tensor<[n,3],f64>
// CHECK: torch.aten.add.Scalar{{.*}} -> !torch.tensor<[n,3],f64>
// CHECK: torch.aten.add.Scalar{{.*}} -> !torch.tensor<[n,3],f64>
// CHECK: torch.aten.add.Scalar{{.*}} -> !torch.tensor<[n,3],f64>
// CHECK: torch.aten.where.self{{.*}} -> !torch.tensor<[n,3],f64>
// CHECK: torch.aten.where.self{{.*}} -> !torch.tensor<[n,3],f64>
// CHECK: torch.aten.abs{{.*}} -> !torch.tensor<[n,3],f64>
// CHECK: torch.aten.lt.Scalar{{.*}} -> !torch.tensor<[n,3],i1>
// CHECK: torch.aten.reciprocal{{.*}} -> !torch.tensor<[n,3],f64>
// CHECK: torch.aten.lt.Scalar{{.*}} -> !torch.tensor<[n,3],i1>
// CHECK: torch.aten.logical_or{{.*}} -> !torch.tensor<[n,3],i1>
// CHECK: torch.aten.where.Scalar{{.*}} -> !torch.tensor<[n,3],f32>
// CHECK: torch.aten.to.dtype{{.*}} -> !torch.tensor<[n,3],f64>
// CHECK: torch.aten.mul.Tensor{{.*}} -> !torch.tensor<[n,3],f64>
func.func @asin(%arg0: !torch.tensor<[n,3],f64>) -> !torch.tensor<[n,3],f64> {
  %0 = torch.aten.asin(%arg0) : (!torch.tensor<[n,3],f64>) -> !torch.tensor<[n,3],f64>
  return %0 : !torch.tensor<[n,3],f64>
}

// CHECK-LABEL: @asinh(
// CHECK: torch.aten.abs{{.*}} -> !torch.tensor<[n,3],f64>
// CHECK: torch.aten.gt.Scalar{{.*}} -> !torch.tensor<[n,3],i1>
// CHECK: torch.aten.mul.Tensor{{.*}} -> !torch.tensor<[n,3],f64>
// CHECK: torch.aten.add.Scalar{{.*}} -> !torch.tensor<[n,3],f64>
// CHECK: torch.aten.sqrt{{.*}} -> !torch.tensor<[n,3],f64>
// CHECK: torch.aten.add.Scalar{{.*}} -> !torch.tensor<[n,3],f64>
// CHECK: torch.aten.div.Tensor{{.*}} -> !torch.tensor<[n,3],f64>
// CHECK: torch.aten.add.Tensor{{.*}} -> !torch.tensor<[n,3],f64>
// CHECK: torch.aten.add.Scalar{{.*}} -> !torch.tensor<[n,3],f64>
// CHECK: torch.aten.sub.Scalar{{.*}} -> !torch.tensor<[n,3],f64>
// CHECK: torch.aten.log{{.*}} -> !torch.tensor<[n,3],f64>
// CHECK: torch.aten.div.Tensor{{.*}} -> !torch.tensor<[n,3],f64>
// CHECK: torch.aten.mul.Tensor{{.*}} -> !torch.tensor<[n,3],f64>
// CHECK: torch.aten.eq.Scalar{{.*}} -> !torch.tensor<[n,3],i1>
// CHECK: torch.aten.where.self{{.*}} -> !torch.tensor<[n,3],f64>
// CHECK: torch.aten.eq.Tensor{{.*}} -> !torch.tensor<[n,3],i1>
// CHECK: torch.aten.where.self{{.*}} -> !torch.tensor<[n,3],f64>
// CHECK: torch.aten.log{{.*}} -> !torch.tensor<[n,3],f64>
// CHECK: torch.aten.add.Scalar{{.*}} -> !torch.tensor<[n,3],f64>
// CHECK: torch.aten.where.self{{.*}} -> !torch.tensor<[n,3],f64>
// CHECK: torch.aten.abs{{.*}} -> !torch.tensor<[n,3],f64>
// CHECK: torch.aten.lt.Scalar{{.*}} -> !torch.tensor<[n,3],i1>
// CHECK: torch.aten.reciprocal{{.*}} -> !torch.tensor<[n,3],f64>
// CHECK: torch.aten.lt.Scalar{{.*}} -> !torch.tensor<[n,3],i1>
// CHECK: torch.aten.logical_or{{.*}} -> !torch.tensor<[n,3],i1>
// CHECK: torch.aten.where.Scalar{{.*}} -> !torch.tensor<[n,3],f32>
// CHECK: torch.aten.to.dtype{{.*}} -> !torch.tensor<[n,3],f64>
// CHECK: torch.aten.mul.Tensor{{.*}} -> !torch.tensor<[n,3],f64>
func.func @asinh(%arg0: !torch.tensor<[n,3],f64>) -> !torch.tensor<[n,3],f64> {
  %0 = torch.aten.asinh(%arg0) : (!torch.tensor<[n,3],f64>) -> !torch.tensor<[n,3],f64>
  return %0 : !torch.tensor<[n,3],f64>
}

// CHECK-LABEL: @atan(
// CHECK: torch.aten.abs{{.*}} -> !torch.tensor<[n,3],f64>
// CHECK: torch.aten.gt.Scalar{{.*}} -> !torch.tensor<[n,3],i1>
// CHECK: torch.aten.le.Scalar{{.*}} -> !torch.tensor<[n,3],i1>
// CHECK: torch.aten.add.Scalar{{.*}} -> !torch.tensor<[n,3],f64>
// CHECK: torch.aten.sub.Scalar{{.*}} -> !torch.tensor<[n,3],f64>
// CHECK: torch.aten.div.Tensor{{.*}} -> !torch.tensor<[n,3],f64>
// CHECK: torch.aten.reciprocal{{.*}} -> !torch.tensor<[n,3],f64>
// CHECK: torch.aten.neg{{.*}} -> !torch.tensor<[n,3],f64>
// CHECK: torch.aten.where.self{{.*}} -> !torch.tensor<[n,3],f64>
// CHECK: torch.aten.where.self{{.*}} -> !torch.tensor<[n,3],f64>
// CHECK: torch.aten.mul.Tensor{{.*}} -> !torch.tensor<[n,3],f64>
// CHECK: torch.aten.mul.Tensor{{.*}} -> !torch.tensor<[n,3],f64>
// CHECK: torch.aten.add.Scalar{{.*}} -> !torch.tensor<[n,3],f64>
// CHECK: torch.aten.mul.Tensor{{.*}} -> !torch.tensor<[n,3],f64>
// CHECK: torch.aten.add.Scalar{{.*}} -> !torch.tensor<[n,3],f64>
// CHECK: torch.aten.mul.Tensor{{.*}} -> !torch.tensor<[n,3],f64>
// CHECK: torch.aten.add.Scalar{{.*}} -> !torch.tensor<[n,3],f64>
// CHECK: torch.aten.mul.Tensor{{.*}} -> !torch.tensor<[n,3],f64>
// CHECK: torch.aten.add.Scalar{{.*}} -> !torch.tensor<[n,3],f64>
// CHECK: torch.aten.mul.Tensor{{.*}} -> !torch.tensor<[n,3],f64>
// CHECK: torch.aten.add.Scalar{{.*}} -> !torch.tensor<[n,3],f64>
// CHECK: torch.aten.mul.Tensor{{.*}} -> !torch.tensor<[n,3],f64>
// CHECK: torch.aten.add.Scalar{{.*}} -> !torch.tensor<[n,3],f64>
// CHECK: torch.aten.mul.Tensor{{.*}} -> !torch.tensor<[n,3],f64>
// CHECK: torch.aten.add.Scalar{{.*}} -> !torch.tensor<[n,3],f64>
// CHECK: torch.aten.mul.Tensor{{.*}} -> !torch.tensor<[n,3],f64>
// CHECK: torch.aten.add.Scalar{{.*}} -> !torch.tensor<[n,3],f64>
// CHECK: torch.aten.mul.Tensor{{.*}} -> !torch.tensor<[n,3],f64>
// CHECK: torch.aten.add.Scalar{{.*}} -> !torch.tensor<[n,3],f64>
// CHECK: torch.aten.div.Tensor{{.*}} -> !torch.tensor<[n,3],f64>
// CHECK: torch.aten.mul.Tensor{{.*}} -> !torch.tensor<[n,3],f64>
// CHECK: torch.aten.mul.Tensor{{.*}} -> !torch.tensor<[n,3],f64>
// CHECK: torch.aten.add.Tensor{{.*}} -> !torch.tensor<[n,3],f64>
// CHECK: torch.aten.add.Scalar{{.*}} -> !torch.tensor<[n,3],f64>
// CHECK: torch.aten.add.Scalar{{.*}} -> !torch.tensor<[n,3],f64>
// CHECK: torch.aten.add.Scalar{{.*}} -> !torch.tensor<[n,3],f64>
// CHECK: torch.aten.add.Scalar{{.*}} -> !torch.tensor<[n,3],f64>
// CHECK: torch.aten.where.self{{.*}} -> !torch.tensor<[n,3],f64>
// CHECK: torch.aten.where.self{{.*}} -> !torch.tensor<[n,3],f64>
// CHECK: torch.aten.abs{{.*}} -> !torch.tensor<[n,3],f64>
// CHECK: torch.aten.lt.Scalar{{.*}} -> !torch.tensor<[n,3],i1>
// CHECK: torch.aten.reciprocal{{.*}} -> !torch.tensor<[n,3],f64>
// CHECK: torch.aten.lt.Scalar{{.*}} -> !torch.tensor<[n,3],i1>
// CHECK: torch.aten.logical_or{{.*}} -> !torch.tensor<[n,3],i1>
// CHECK: torch.aten.where.Scalar{{.*}} -> !torch.tensor<[n,3],f32>
// CHECK: torch.aten.to.dtype{{.*}} -> !torch.tensor<[n,3],f64>
// CHECK: torch.aten.mul.Tensor{{.*}} -> !torch.tensor<[n,3],f64>
func.func @atan(%arg0: !torch.tensor<[n,3],f64>) -> !torch.tensor<[n,3],f64> {
  %0 = torch.aten.atan(%arg0) : (!torch.tensor<[n,3],f64>) -> !torch.tensor<[n,3],f64>
  return %0 : !torch.tensor<[n,3],f64>
}

// CHECK-LABEL: @atanh(
// CHECK: torch.aten.abs{{.*}} -> !torch.tensor<[n,3],f64>
// CHECK: torch.aten.rsub.Scalar{{.*}} -> !torch.tensor<[n,3],f64>
// CHECK: torch.aten.mul.Scalar{{.*}} -> !torch.tensor<[n,3],f64>
// CHECK: torch.aten.div.Tensor{{.*}} -> !torch.tensor<[n,3],f64>
// CHECK: torch.aten.add.Scalar{{.*}} -> !torch.tensor<[n,3],f64>
// CHECK: torch.aten.sub.Scalar{{.*}} -> !torch.tensor<[n,3],f64>
// CHECK: torch.aten.log{{.*}} -> !torch.tensor<[n,3],f64>
// CHECK: torch.aten.div.Tensor{{.*}} -> !torch.tensor<[n,3],f64>
// CHECK: torch.aten.mul.Tensor{{.*}} -> !torch.tensor<[n,3],f64>
// CHECK: torch.aten.eq.Scalar{{.*}} -> !torch.tensor<[n,3],i1>
// CHECK: torch.aten.where.self{{.*}} -> !torch.tensor<[n,3],f64>
// CHECK: torch.aten.eq.Tensor{{.*}} -> !torch.tensor<[n,3],i1>
// CHECK: torch.aten.where.self{{.*}} -> !torch.tensor<[n,3],f64>
// CHECK: torch.aten.mul.Scalar{{.*}} -> !torch.tensor<[n,3],f64>
// CHECK: torch.aten.abs{{.*}} -> !torch.tensor<[n,3],f64>
// CHECK: torch.aten.lt.Scalar{{.*}} -> !torch.tensor<[n,3],i1>
// CHECK: torch.aten.reciprocal{{.*}} -> !torch.tensor<[n,3],f64>
// CHECK: torch.aten.lt.Scalar{{.*}} -> !torch.tensor<[n,3],i1>
// CHECK: torch.aten.logical_or{{.*}} -> !torch.tensor<[n,3],i1>
// CHECK: torch.aten.where.Scalar{{.*}} -> !torch.tensor<[n,3],f32>
// CHECK: torch.aten.to.dtype{{.*}} -> !torch.tensor<[n,3],f64>
// CHECK: torch.aten.mul.Tensor{{.*}} -> !torch.tensor<[n,3],f64>
func.func @atanh(%arg0: !torch.tensor<[n,3],f64>) -> !torch.tensor<[n,3],f64> {
  %0 = torch.aten.atanh(%arg0) : (!torch.tensor<[n,3],f64>) -> !torch.tensor<[n,3],f64>
  return %0 : !torch.tensor<[n,3],f64>
}

// CHECK-LABEL: @cosh(
// CHECK: torch.aten.abs{{.*}} -> !torch.tensor<[n,3],f64>
// CHECK: torch.aten.exp{{.*}} -> !torch.tensor<[n,3],f64>
// CHECK: torch.aten.mul.Scalar{{.*}} -> !torch.tensor<[n,3],f64>
// CHECK: torch.aten.exp{{.*}} -> !torch.tensor<[n,3],f64>
// CHECK: torch.aten.reciprocal{{.*}} -> !torch.tensor<[n,3],f64>
// CHECK: torch.aten.add.Tensor{{.*}} -> !torch.tensor<[n,3],f64>
// CHECK: torch.aten.mul.Scalar{{.*}} -> !torch.tensor<[n,3],f64>
// CHECK: torch.aten.mul.Scalar{{.*}} -> !torch.tensor<[n,3],f64>
// CHECK: torch.aten.mul.Tensor{{.*}} -> !torch.tensor<[n,3],f64>
// CHECK: torch.aten.gt.Scalar{{.*}} -> !torch.tensor<[n,3],i1>
// CHECK: torch.aten.where.self{{.*}} -> !torch.tensor<[n,3],f64>
func.func @cosh(%arg0: !torch.tensor<[n,3],f64>) -> !torch.tensor<[n,3],f64> {
  %0 = torch.aten.cosh(%arg0) : (!torch.tensor<[n,3],f64>) -> !torch.tensor<[n,3],f64>
  return %0 : !torch.tensor<[n,3],f64>
}

// CHECK-LABEL: @sinh(
// CHECK: torch.aten.abs{{.*}} -> !torch.tensor<[n,3],f64>
// CHECK: torch.aten.exp{{.*}} -> !torch.tensor<[n,3],f64>
// CHECK: torch.aten.sub.Scalar{{.*}} -> !torch.tensor<[n,3],f64>
// CHECK: torch.aten.log{{.*}} -> !torch.tensor<[n,3],f64>
// CHECK: torch.aten.div.Tensor{{.*}} -> !torch.tensor<[n,3],f64>
// CHECK: torch.aten.mul.Tensor{{.*}} -> !torch.tensor<[n,3],f64>
// CHECK: torch.aten.abs{{.*}} -> !torch.tensor<[n,3],f64>
// CHECK: torch.aten.lt.Scalar{{.*}} -> !torch.tensor<[n,3],i1>
// CHECK: torch.aten.where.self{{.*}} -> !torch.tensor<[n,3],f64>
// CHECK: torch.aten.eq.Scalar{{.*}} -> !torch.tensor<[n,3],i1>
// CHECK: torch.aten.where.self{{.*}} -> !torch.tensor<[n,3],f64>
// CHECK: torch.aten.mul.Scalar{{.*}} -> !torch.tensor<[n,3],f64>
// CHECK: torch.aten.exp{{.*}} -> !torch.tensor<[n,3],f64>
// CHECK: torch.aten.add.Scalar{{.*}} -> !torch.tensor<[n,3],f64>
// CHECK: torch.aten.div.Tensor{{.*}} -> !torch.tensor<[n,3],f64>
// CHECK: torch.aten.add.Tensor{{.*}} -> !torch.tensor<[n,3],f64>
// CHECK: torch.aten.mul.Scalar{{.*}} -> !torch.tensor<[n,3],f64>
// CHECK: torch.aten.mul.Scalar{{.*}} -> !torch.tensor<[n,3],f64>
// CHECK: torch.aten.mul.Tensor{{.*}} -> !torch.tensor<[n,3],f64>
// CHECK: torch.aten.gt.Scalar{{.*}} -> !torch.tensor<[n,3],i1>
// CHECK: torch.aten.where.self{{.*}} -> !torch.tensor<[n,3],f64>
// CHECK: torch.aten.abs{{.*}} -> !torch.tensor<[n,3],f64>
// CHECK: torch.aten.lt.Scalar{{.*}} -> !torch.tensor<[n,3],i1>
// CHECK: torch.aten.reciprocal{{.*}} -> !torch.tensor<[n,3],f64>
// CHECK: torch.aten.lt.Scalar{{.*}} -> !torch.tensor<[n,3],i1>
// CHECK: torch.aten.logical_or{{.*}} -> !torch.tensor<[n,3],i1>
// CHECK: torch.aten.where.Scalar{{.*}} -> !torch.tensor<[n,3],f32>
// CHECK: torch.aten.to.dtype{{.*}} -> !torch.tensor<[n,3],f64>
// CHECK: torch.aten.mul.Tensor{{.*}} -> !torch.tensor<[n,3],f64>
func.func @sinh(%arg0: !torch.tensor<[n,3],f64>) -> !torch.tensor<[n,3],f64> {
  %0 = torch.aten.sinh(%arg0) : (!torch.tensor<[n,3],f64>) -> !torch.tensor<[n,3],f64>
  return %0 : !torch.tensor<[n,3],f64>
}

// CHECK-LABEL: @tan(
// CHECK: torch.aten.mul.Scalar{{.*}} -> !torch.tensor<[n,3],f64>
// CHECK: torch.aten.round{{.*}} -> !torch.tensor<[n,3],f64>
// CHECK: torch.aten.mul.Scalar{{.*}} -> !torch.tensor<[n,3],f64>
// CHECK: torch.aten.sub.Tensor{{.*}} -> !torch.tensor<[n,3],f64>
// CHECK: torch.aten.mul.Scalar{{.*}} -> !torch.tensor<[n,3],f64>
// CHECK: torch.aten.sub.Tensor{{.*}} -> !torch.tensor<[n,3],f64>
// CHECK: torch.aten.mul.Scalar{{.*}} -> !torch.tensor<[n,3],f64>
// CHECK: torch.aten.sub.Tensor{{.*}} -> !torch.tensor<[n,3],f64>
// CHECK: torch.aten.abs{{.*}} -> !torch.tensor<[n,3],f64>
// CHECK: torch.aten.lt.Scalar{{.*}} -> !torch.tensor<[n,3],i1>
// CHECK: torch.aten.where.self{{.*}} -> !torch.tensor<[n,3],f64>
// CHECK: torch.aten.fmod.Scalar{{.*}} -> !torch.tensor<[n,3],f64>
// CHECK: torch.aten.add.Scalar{{.*}} -> !torch.tensor<[n,3],f64>
// CHECK: torch.aten.lt.Scalar{{.*}} -> !torch.tensor<[n,3],i1>
// CHECK: torch.aten.where.self{{.*}} -> !torch.tensor<[n,3],f64>
// CHECK: torch.aten.eq.Scalar{{.*}} -> !torch.tensor<[n,3],i1>
// CHECK: torch.aten.logical_not{{.*}} -> !torch.tensor<[n,3],i1>
// CHECK: torch.aten.logical_and{{.*}} -> !torch.tensor<[n,3],i1>
// CHECK: torch.aten.sin{{.*}} -> !torch.tensor<[n,3],f64>
// CHECK: torch.aten.cos{{.*}} -> !torch.tensor<[n,3],f64>
// CHECK: torch.aten.where.self{{.*}} -> !torch.tensor<[n,3],f64>
// CHECK: torch.aten.neg{{.*}} -> !torch.tensor<[n,3],f64>
// CHECK: torch.aten.where.self{{.*}} -> !torch.tensor<[n,3],f64>
// CHECK: torch.aten.div.Tensor{{.*}} -> !torch.tensor<[n,3],f64>
func.func @tan(%arg0: !torch.tensor<[n,3],f64>) -> !torch.tensor<[n,3],f64> {
  %0 = torch.aten.tan(%arg0) : (!torch.tensor<[n,3],f64>) -> !torch.tensor<[n,3],f64>
  return %0 : !torch.tensor<[n,3],f64>
}
