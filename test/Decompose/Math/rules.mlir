// NOTE: The checks are written by tools/dev/update_checks.py.

// RUN: torch-onnx-opt %s --decompose | FileCheck %s

// CHECK-LABEL: @angle(
// CHECK: torch.aten.lt.Scalar{{.*}} -> !torch.tensor<[n,3],i1>
// CHECK: torch.aten.to.dtype{{.*}} -> !torch.tensor<[n,3],f32>
// CHECK: torch.aten.mul.Scalar{{.*}} -> !torch.tensor<[n,3],f32>
// CHECK: torch.aten.isnan{{.*}} -> !torch.tensor<[n,3],i1>
// CHECK: torch.aten.where.self{{.*}} -> !torch.tensor<[n,3],f32>
func.func @angle(%arg0: !torch.tensor<[n,3],f32>) -> (!torch.tensor<[n,3],f32>) {
  %0 = torch.aten.angle(%arg0) : (!torch.tensor<[n,3],f32>) -> !torch.tensor<[n,3],f32>
  return %0 : !torch.tensor<[n,3],f32>
}

// CHECK-LABEL: @atan2(
// CHECK: torch.aten.lt.Scalar{{.*}} -> !torch.tensor<[n,3],i1>
// CHECK: torch.aten.reciprocal{{.*}} -> !torch.tensor<[n,3],f32>
// CHECK: torch.aten.lt.Scalar{{.*}} -> !torch.tensor<[n,3],i1>
// CHECK: torch.aten.logical_or{{.*}} -> !torch.tensor<[n,3],i1>
// CHECK: torch.aten.lt.Scalar{{.*}} -> !torch.tensor<[3],i1>
// CHECK: torch.aten.reciprocal{{.*}} -> !torch.tensor<[3],f32>
// CHECK: torch.aten.lt.Scalar{{.*}} -> !torch.tensor<[3],i1>
// CHECK: torch.aten.logical_or{{.*}} -> !torch.tensor<[3],i1>
// CHECK: torch.aten.logical_xor{{.*}} -> !torch.tensor<[n,3],i1>
// CHECK: torch.aten.where.Scalar{{.*}} -> !torch.tensor<[n,3],f32>
// CHECK: torch.aten.div.Tensor{{.*}} -> !torch.tensor<[n,3],f32>
// CHECK: torch.aten.abs{{.*}} -> !torch.tensor<[3],f32>
// CHECK: torch.aten.abs{{.*}} -> !torch.tensor<[n,3],f32>
// CHECK: torch.aten.eq.Tensor{{.*}} -> !torch.tensor<[n,3],i1>
// CHECK: torch.aten.where.self{{.*}} -> !torch.tensor<[n,3],f32>
// CHECK: torch.aten.eq.Tensor{{.*}} -> !torch.tensor<[3],i1>
// CHECK: torch.aten.eq.Scalar{{.*}} -> !torch.tensor<[n,3],i1>
// CHECK: torch.aten.logical_and{{.*}} -> !torch.tensor<[n,3],i1>
// CHECK: torch.aten.where.self{{.*}} -> !torch.tensor<[n,3],f32>
// CHECK: torch.aten.where.self{{.*}} -> !torch.tensor<[n,3],f32>
// CHECK: torch.aten.atan{{.*}} -> !torch.tensor<[n,3],f32>
// CHECK: torch.aten.add.Tensor{{.*}} -> !torch.tensor<[n,3],f32>
// CHECK: torch.aten.where.self{{.*}} -> !torch.tensor<[n,3],f32>
func.func @atan2(%arg0: !torch.tensor<[n,3],f32>, %arg1: !torch.tensor<[3],f32>) -> (!torch.tensor<[n,3],f32>) {
  %0 = torch.aten.atan2(%arg0, %arg1) : (!torch.tensor<[n,3],f32>, !torch.tensor<[3],f32>) -> !torch.tensor<[n,3],f32>
  return %0 : !torch.tensor<[n,3],f32>
}

// CHECK-LABEL: @exp2(
// CHECK: torch.aten.pow.Scalar{{.*}} -> !torch.tensor<[n,3],f32>
func.func @exp2(%arg0: !torch.tensor<[n,3],f32>) -> (!torch.tensor<[n,3],f32>) {
  %0 = torch.aten.exp2(%arg0) : (!torch.tensor<[n,3],f32>) -> !torch.tensor<[n,3],f32>
  return %0 : !torch.tensor<[n,3],f32>
}

// CHECK-LABEL: @exp2_of_ints(
// CHECK: torch.aten.to.dtype{{.*}} -> !torch.tensor<[n,3],f32>
// CHECK: torch.aten.pow.Scalar{{.*}} -> !torch.tensor<[n,3],f32>
func.func @exp2_of_ints(%arg0: !torch.tensor<[n,3],i64>) -> (!torch.tensor<[n,3],f32>) {
  %0 = torch.aten.exp2(%arg0) : (!torch.tensor<[n,3],i64>) -> !torch.tensor<[n,3],f32>
  return %0 : !torch.tensor<[n,3],f32>
}

// CHECK-LABEL: @expm1(
// CHECK: torch.aten.to.dtype{{.*}} -> !torch.tensor<[n,3],f64>
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
// CHECK: torch.aten.to.dtype{{.*}} -> !torch.tensor<[n,3],f32>
func.func @expm1(%arg0: !torch.tensor<[n,3],f32>) -> (!torch.tensor<[n,3],f32>) {
  %0 = torch.aten.expm1(%arg0) : (!torch.tensor<[n,3],f32>) -> !torch.tensor<[n,3],f32>
  return %0 : !torch.tensor<[n,3],f32>
}

// CHECK-LABEL: @expm1_of_ints(
// CHECK: torch.aten.to.dtype{{.*}} -> !torch.tensor<[n,3],f32>
// CHECK: torch.aten.to.dtype{{.*}} -> !torch.tensor<[n,3],f64>
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
// CHECK: torch.aten.to.dtype{{.*}} -> !torch.tensor<[n,3],f32>
func.func @expm1_of_ints(%arg0: !torch.tensor<[n,3],i64>) -> (!torch.tensor<[n,3],f32>) {
  %0 = torch.aten.expm1(%arg0) : (!torch.tensor<[n,3],i64>) -> !torch.tensor<[n,3],f32>
  return %0 : !torch.tensor<[n,3],f32>
}

// CHECK-LABEL: @hypot(
// CHECK: torch.aten.abs{{.*}} -> !torch.tensor<[n,3],f32>
// CHECK: torch.aten.abs{{.*}} -> !torch.tensor<[3],f32>
// CHECK: torch.aten.maximum{{.*}} -> !torch.tensor<[n,3],f32>
// CHECK: torch.aten.minimum{{.*}} -> !torch.tensor<[n,3],f32>
// CHECK: torch.aten.eq.Scalar{{.*}} -> !torch.tensor<[n,3],i1>
// CHECK: torch.aten.eq.Scalar{{.*}} -> !torch.tensor<[n,3],i1>
// CHECK: torch.aten.logical_or{{.*}} -> !torch.tensor<[n,3],i1>
// CHECK: torch.aten.div.Tensor{{.*}} -> !torch.tensor<[n,3],f32>
// CHECK: torch.aten.where.ScalarSelf{{.*}} -> !torch.tensor<[n,3],f32>
// CHECK: torch.aten.mul.Tensor{{.*}} -> !torch.tensor<[n,3],f32>
// CHECK: torch.aten.add.Scalar{{.*}} -> !torch.tensor<[n,3],f32>
// CHECK: torch.aten.sqrt{{.*}} -> !torch.tensor<[n,3],f32>
// CHECK: torch.aten.mul.Tensor{{.*}} -> !torch.tensor<[n,3],f32>
// CHECK: torch.aten.isinf{{.*}} -> !torch.tensor<[3],i1>
// CHECK: torch.aten.isinf{{.*}} -> !torch.tensor<[n,3],i1>
// CHECK: torch.aten.logical_or{{.*}} -> !torch.tensor<[n,3],i1>
// CHECK: torch.aten.where.ScalarSelf{{.*}} -> !torch.tensor<[n,3],f32>
func.func @hypot(%arg0: !torch.tensor<[n,3],f32>, %arg1: !torch.tensor<[3],f32>) -> (!torch.tensor<[n,3],f32>) {
  %0 = torch.aten.hypot(%arg0, %arg1) : (!torch.tensor<[n,3],f32>, !torch.tensor<[3],f32>) -> !torch.tensor<[n,3],f32>
  return %0 : !torch.tensor<[n,3],f32>
}

// CHECK-LABEL: @ldexp_Tensor(
// CHECK: torch.aten.to.dtype{{.*}} -> !torch.tensor<[n,3],f32>
// CHECK: torch.aten.clamp{{.*}} -> !torch.tensor<[n,3],f32>
// CHECK: torch.aten.mul.Scalar{{.*}} -> !torch.tensor<[n,3],f32>
// CHECK: torch.aten.floor{{.*}} -> !torch.tensor<[n,3],f32>
// CHECK: torch.aten.pow.Scalar{{.*}} -> !torch.tensor<[n,3],f32>
// CHECK: torch.aten.mul.Tensor{{.*}} -> !torch.tensor<[n,3],f32>
// CHECK: torch.aten.sub.Tensor{{.*}} -> !torch.tensor<[n,3],f32>
// CHECK: torch.aten.pow.Scalar{{.*}} -> !torch.tensor<[n,3],f32>
// CHECK: torch.aten.mul.Tensor{{.*}} -> !torch.tensor<[n,3],f32>
func.func @ldexp_Tensor(%arg0: !torch.tensor<[n,3],f32>, %arg1: !torch.tensor<[n,3],i64>) -> (!torch.tensor<[n,3],f32>) {
  %0 = torch.aten.ldexp.Tensor(%arg0, %arg1) : (!torch.tensor<[n,3],f32>, !torch.tensor<[n,3],i64>) -> !torch.tensor<[n,3],f32>
  return %0 : !torch.tensor<[n,3],f32>
}

// CHECK-LABEL: @log10(
// CHECK: torch.aten.to.dtype{{.*}} -> !torch.tensor<[n,3],f64>
// CHECK: torch.aten.log{{.*}} -> !torch.tensor<[n,3],f64>
// CHECK: torch.aten.div.Scalar{{.*}} -> !torch.tensor<[n,3],f64>
// CHECK: torch.aten.round{{.*}} -> !torch.tensor<[n,3],f64>
// CHECK: torch.aten.pow.Scalar{{.*}} -> !torch.tensor<[n,3],f64>
// CHECK: torch.aten.eq.Tensor{{.*}} -> !torch.tensor<[n,3],i1>
// CHECK: torch.aten.gt.Scalar{{.*}} -> !torch.tensor<[n,3],i1>
// CHECK: torch.aten.logical_and{{.*}} -> !torch.tensor<[n,3],i1>
// CHECK: torch.aten.where.self{{.*}} -> !torch.tensor<[n,3],f64>
// CHECK: torch.aten.to.dtype{{.*}} -> !torch.tensor<[n,3],f32>
func.func @log10(%arg0: !torch.tensor<[n,3],f32>) -> (!torch.tensor<[n,3],f32>) {
  %0 = torch.aten.log10(%arg0) : (!torch.tensor<[n,3],f32>) -> !torch.tensor<[n,3],f32>
  return %0 : !torch.tensor<[n,3],f32>
}

// CHECK-LABEL: @log10_of_ints(
// CHECK: torch.aten.to.dtype{{.*}} -> !torch.tensor<[n,3],f32>
// CHECK: torch.aten.to.dtype{{.*}} -> !torch.tensor<[n,3],f64>
// CHECK: torch.aten.log{{.*}} -> !torch.tensor<[n,3],f64>
// CHECK: torch.aten.div.Scalar{{.*}} -> !torch.tensor<[n,3],f64>
// CHECK: torch.aten.round{{.*}} -> !torch.tensor<[n,3],f64>
// CHECK: torch.aten.pow.Scalar{{.*}} -> !torch.tensor<[n,3],f64>
// CHECK: torch.aten.eq.Tensor{{.*}} -> !torch.tensor<[n,3],i1>
// CHECK: torch.aten.gt.Scalar{{.*}} -> !torch.tensor<[n,3],i1>
// CHECK: torch.aten.logical_and{{.*}} -> !torch.tensor<[n,3],i1>
// CHECK: torch.aten.where.self{{.*}} -> !torch.tensor<[n,3],f64>
// CHECK: torch.aten.to.dtype{{.*}} -> !torch.tensor<[n,3],f32>
func.func @log10_of_ints(%arg0: !torch.tensor<[n,3],i64>) -> (!torch.tensor<[n,3],f32>) {
  %0 = torch.aten.log10(%arg0) : (!torch.tensor<[n,3],i64>) -> !torch.tensor<[n,3],f32>
  return %0 : !torch.tensor<[n,3],f32>
}

// CHECK-LABEL: @log1p(
// CHECK: torch.aten.to.dtype{{.*}} -> !torch.tensor<[n,3],f64>
// CHECK: torch.aten.add.Scalar{{.*}} -> !torch.tensor<[n,3],f64>
// CHECK: torch.aten.sub.Scalar{{.*}} -> !torch.tensor<[n,3],f64>
// CHECK: torch.aten.log{{.*}} -> !torch.tensor<[n,3],f64>
// CHECK: torch.aten.div.Tensor{{.*}} -> !torch.tensor<[n,3],f64>
// CHECK: torch.aten.mul.Tensor{{.*}} -> !torch.tensor<[n,3],f64>
// CHECK: torch.aten.eq.Scalar{{.*}} -> !torch.tensor<[n,3],i1>
// CHECK: torch.aten.where.self{{.*}} -> !torch.tensor<[n,3],f64>
// CHECK: torch.aten.eq.Tensor{{.*}} -> !torch.tensor<[n,3],i1>
// CHECK: torch.aten.where.self{{.*}} -> !torch.tensor<[n,3],f64>
// CHECK: torch.aten.to.dtype{{.*}} -> !torch.tensor<[n,3],f32>
func.func @log1p(%arg0: !torch.tensor<[n,3],f32>) -> (!torch.tensor<[n,3],f32>) {
  %0 = torch.aten.log1p(%arg0) : (!torch.tensor<[n,3],f32>) -> !torch.tensor<[n,3],f32>
  return %0 : !torch.tensor<[n,3],f32>
}

// CHECK-LABEL: @log1p_of_ints(
// CHECK: torch.aten.to.dtype{{.*}} -> !torch.tensor<[n,3],f32>
// CHECK: torch.aten.to.dtype{{.*}} -> !torch.tensor<[n,3],f64>
// CHECK: torch.aten.add.Scalar{{.*}} -> !torch.tensor<[n,3],f64>
// CHECK: torch.aten.sub.Scalar{{.*}} -> !torch.tensor<[n,3],f64>
// CHECK: torch.aten.log{{.*}} -> !torch.tensor<[n,3],f64>
// CHECK: torch.aten.div.Tensor{{.*}} -> !torch.tensor<[n,3],f64>
// CHECK: torch.aten.mul.Tensor{{.*}} -> !torch.tensor<[n,3],f64>
// CHECK: torch.aten.eq.Scalar{{.*}} -> !torch.tensor<[n,3],i1>
// CHECK: torch.aten.where.self{{.*}} -> !torch.tensor<[n,3],f64>
// CHECK: torch.aten.eq.Tensor{{.*}} -> !torch.tensor<[n,3],i1>
// CHECK: torch.aten.where.self{{.*}} -> !torch.tensor<[n,3],f64>
// CHECK: torch.aten.to.dtype{{.*}} -> !torch.tensor<[n,3],f32>
func.func @log1p_of_ints(%arg0: !torch.tensor<[n,3],i64>) -> (!torch.tensor<[n,3],f32>) {
  %0 = torch.aten.log1p(%arg0) : (!torch.tensor<[n,3],i64>) -> !torch.tensor<[n,3],f32>
  return %0 : !torch.tensor<[n,3],f32>
}

// CHECK-LABEL: @log2(
// CHECK: torch.aten.to.dtype{{.*}} -> !torch.tensor<[n,3],f64>
// CHECK: torch.aten.log{{.*}} -> !torch.tensor<[n,3],f64>
// CHECK: torch.aten.div.Scalar{{.*}} -> !torch.tensor<[n,3],f64>
// CHECK: torch.aten.round{{.*}} -> !torch.tensor<[n,3],f64>
// CHECK: torch.aten.pow.Scalar{{.*}} -> !torch.tensor<[n,3],f64>
// CHECK: torch.aten.eq.Tensor{{.*}} -> !torch.tensor<[n,3],i1>
// CHECK: torch.aten.where.self{{.*}} -> !torch.tensor<[n,3],f64>
// CHECK: torch.aten.to.dtype{{.*}} -> !torch.tensor<[n,3],f32>
func.func @log2(%arg0: !torch.tensor<[n,3],f32>) -> (!torch.tensor<[n,3],f32>) {
  %0 = torch.aten.log2(%arg0) : (!torch.tensor<[n,3],f32>) -> !torch.tensor<[n,3],f32>
  return %0 : !torch.tensor<[n,3],f32>
}

// CHECK-LABEL: @log2_of_ints(
// CHECK: torch.aten.to.dtype{{.*}} -> !torch.tensor<[n,3],f32>
// CHECK: torch.aten.to.dtype{{.*}} -> !torch.tensor<[n,3],f64>
// CHECK: torch.aten.log{{.*}} -> !torch.tensor<[n,3],f64>
// CHECK: torch.aten.div.Scalar{{.*}} -> !torch.tensor<[n,3],f64>
// CHECK: torch.aten.round{{.*}} -> !torch.tensor<[n,3],f64>
// CHECK: torch.aten.pow.Scalar{{.*}} -> !torch.tensor<[n,3],f64>
// CHECK: torch.aten.eq.Tensor{{.*}} -> !torch.tensor<[n,3],i1>
// CHECK: torch.aten.where.self{{.*}} -> !torch.tensor<[n,3],f64>
// CHECK: torch.aten.to.dtype{{.*}} -> !torch.tensor<[n,3],f32>
func.func @log2_of_ints(%arg0: !torch.tensor<[n,3],i64>) -> (!torch.tensor<[n,3],f32>) {
  %0 = torch.aten.log2(%arg0) : (!torch.tensor<[n,3],i64>) -> !torch.tensor<[n,3],f32>
  return %0 : !torch.tensor<[n,3],f32>
}

// CHECK-LABEL: @logaddexp(
// CHECK: torch.aten.to.dtype{{.*}} -> !torch.tensor<[3],f64>
// CHECK: torch.aten.to.dtype{{.*}} -> !torch.tensor<[n,3],f64>
// CHECK: torch.aten.sub.Tensor{{.*}} -> !torch.tensor<[n,3],f64>
// CHECK: torch.aten.abs{{.*}} -> !torch.tensor<[n,3],f64>
// CHECK: torch.aten.eq.Tensor{{.*}} -> !torch.tensor<[n,3],i1>
// CHECK: torch.aten.where.ScalarSelf{{.*}} -> !torch.tensor<[n,3],f64>
// CHECK: torch.aten.mul.Scalar{{.*}} -> !torch.tensor<[n,3],f64>
// CHECK: torch.aten.abs{{.*}} -> !torch.tensor<[n,3],f64>
// CHECK: torch.aten.neg{{.*}} -> !torch.tensor<[n,3],f64>
// CHECK: torch.aten.exp{{.*}} -> !torch.tensor<[n,3],f64>
// CHECK: torch.aten.add.Scalar{{.*}} -> !torch.tensor<[n,3],f64>
// CHECK: torch.aten.sub.Scalar{{.*}} -> !torch.tensor<[n,3],f64>
// CHECK: torch.aten.log{{.*}} -> !torch.tensor<[n,3],f64>
// CHECK: torch.aten.div.Tensor{{.*}} -> !torch.tensor<[n,3],f64>
// CHECK: torch.aten.mul.Tensor{{.*}} -> !torch.tensor<[n,3],f64>
// CHECK: torch.aten.eq.Scalar{{.*}} -> !torch.tensor<[n,3],i1>
// CHECK: torch.aten.where.self{{.*}} -> !torch.tensor<[n,3],f64>
// CHECK: torch.aten.eq.Tensor{{.*}} -> !torch.tensor<[n,3],i1>
// CHECK: torch.aten.where.self{{.*}} -> !torch.tensor<[n,3],f64>
// CHECK: torch.aten.clamp{{.*}} -> !torch.tensor<[n,3],f64>
// CHECK: torch.aten.add.Tensor{{.*}} -> !torch.tensor<[n,3],f64>
// CHECK: torch.aten.gt.Scalar{{.*}} -> !torch.tensor<[n,3],i1>
// CHECK: torch.aten.where.self{{.*}} -> !torch.tensor<[n,3],f64>
// CHECK: torch.aten.maximum{{.*}} -> !torch.tensor<[n,3],f64>
// CHECK: torch.aten.add.Tensor{{.*}} -> !torch.tensor<[n,3],f64>
// CHECK: torch.aten.to.dtype{{.*}} -> !torch.tensor<[n,3],f32>
func.func @logaddexp(%arg0: !torch.tensor<[n,3],f32>, %arg1: !torch.tensor<[3],f32>) -> (!torch.tensor<[n,3],f32>) {
  %0 = torch.aten.logaddexp(%arg0, %arg1) : (!torch.tensor<[n,3],f32>, !torch.tensor<[3],f32>) -> !torch.tensor<[n,3],f32>
  return %0 : !torch.tensor<[n,3],f32>
}

// CHECK-LABEL: @logaddexp2(
// CHECK: torch.aten.to.dtype{{.*}} -> !torch.tensor<[3],f64>
// CHECK: torch.aten.to.dtype{{.*}} -> !torch.tensor<[n,3],f64>
// CHECK: torch.aten.sub.Tensor{{.*}} -> !torch.tensor<[n,3],f64>
// CHECK: torch.aten.abs{{.*}} -> !torch.tensor<[n,3],f64>
// CHECK: torch.aten.eq.Tensor{{.*}} -> !torch.tensor<[n,3],i1>
// CHECK: torch.aten.where.ScalarSelf{{.*}} -> !torch.tensor<[n,3],f64>
// CHECK: torch.aten.mul.Scalar{{.*}} -> !torch.tensor<[n,3],f64>
// CHECK: torch.aten.abs{{.*}} -> !torch.tensor<[n,3],f64>
// CHECK: torch.aten.neg{{.*}} -> !torch.tensor<[n,3],f64>
// CHECK: torch.aten.exp{{.*}} -> !torch.tensor<[n,3],f64>
// CHECK: torch.aten.add.Scalar{{.*}} -> !torch.tensor<[n,3],f64>
// CHECK: torch.aten.sub.Scalar{{.*}} -> !torch.tensor<[n,3],f64>
// CHECK: torch.aten.log{{.*}} -> !torch.tensor<[n,3],f64>
// CHECK: torch.aten.div.Tensor{{.*}} -> !torch.tensor<[n,3],f64>
// CHECK: torch.aten.mul.Tensor{{.*}} -> !torch.tensor<[n,3],f64>
// CHECK: torch.aten.eq.Scalar{{.*}} -> !torch.tensor<[n,3],i1>
// CHECK: torch.aten.where.self{{.*}} -> !torch.tensor<[n,3],f64>
// CHECK: torch.aten.eq.Tensor{{.*}} -> !torch.tensor<[n,3],i1>
// CHECK: torch.aten.where.self{{.*}} -> !torch.tensor<[n,3],f64>
// CHECK: torch.aten.clamp{{.*}} -> !torch.tensor<[n,3],f64>
// CHECK: torch.aten.add.Tensor{{.*}} -> !torch.tensor<[n,3],f64>
// CHECK: torch.aten.gt.Scalar{{.*}} -> !torch.tensor<[n,3],i1>
// CHECK: torch.aten.where.self{{.*}} -> !torch.tensor<[n,3],f64>
// CHECK: torch.aten.div.Scalar{{.*}} -> !torch.tensor<[n,3],f64>
// CHECK: torch.aten.maximum{{.*}} -> !torch.tensor<[n,3],f64>
// CHECK: torch.aten.add.Tensor{{.*}} -> !torch.tensor<[n,3],f64>
// CHECK: torch.aten.to.dtype{{.*}} -> !torch.tensor<[n,3],f32>
func.func @logaddexp2(%arg0: !torch.tensor<[n,3],f32>, %arg1: !torch.tensor<[3],f32>) -> (!torch.tensor<[n,3],f32>) {
  %0 = torch.aten.logaddexp2(%arg0, %arg1) : (!torch.tensor<[n,3],f32>, !torch.tensor<[3],f32>) -> !torch.tensor<[n,3],f32>
  return %0 : !torch.tensor<[n,3],f32>
}

// CHECK-LABEL: @logit(
// CHECK: torch.aten.rsub.Scalar{{.*}} -> !torch.tensor<[n,3],f32>
// CHECK: torch.aten.div.Tensor{{.*}} -> !torch.tensor<[n,3],f32>
// CHECK: torch.aten.log{{.*}} -> !torch.tensor<[n,3],f32>
func.func @logit(%arg0: !torch.tensor<[n,3],f32>) -> (!torch.tensor<[n,3],f32>) {
  %0 = torch.constant unit -> !torch.none
  %1 = torch.aten.logit(%arg0, %0) : (!torch.tensor<[n,3],f32>, !torch.none) -> !torch.tensor<[n,3],f32>
  return %1 : !torch.tensor<[n,3],f32>
}

// CHECK-LABEL: @logit_backward(
// CHECK: torch.aten.rsub.Scalar{{.*}} -> !torch.tensor<[n,3],f32>
// CHECK: torch.aten.mul.Tensor{{.*}} -> !torch.tensor<[n,3],f32>
// CHECK: torch.aten.div.Tensor{{.*}} -> !torch.tensor<[n,3],f32>
// CHECK: torch.aten.gt.Scalar{{.*}} -> !torch.tensor<[n,3],i1>
// CHECK: torch.aten.lt.Scalar{{.*}} -> !torch.tensor<[n,3],i1>
// CHECK: torch.aten.logical_or{{.*}} -> !torch.tensor<[n,3],i1>
// CHECK: torch.aten.where.ScalarSelf{{.*}} -> !torch.tensor<[n,3],f32>
func.func @logit_backward(%arg0: !torch.tensor<[n,3],f32>, %arg1: !torch.tensor<[n,3],f32>) -> (!torch.tensor<[n,3],f32>) {
  %0 = torch.constant unit -> !torch.none
  %1 = torch.aten.logit_backward(%arg0, %arg1, %0) : (!torch.tensor<[n,3],f32>, !torch.tensor<[n,3],f32>, !torch.none) -> !torch.tensor<[n,3],f32>
  return %1 : !torch.tensor<[n,3],f32>
}

// CHECK-LABEL: @nextafter(
// CHECK: torch.aten.to.dtype{{.*}} -> !torch.tensor<[n,3],f64>
// CHECK: torch.aten.to.dtype{{.*}} -> !torch.tensor<[3],f64>
// CHECK: torch.aten.abs{{.*}} -> !torch.tensor<[n,3],f64>
// CHECK: torch.aten.eq.Scalar{{.*}} -> !torch.tensor<[n,3],i1>
// CHECK: torch.aten.clamp{{.*}} -> !torch.tensor<[n,3],f64>
// CHECK: torch.aten.log{{.*}} -> !torch.tensor<[n,3],f64>
// CHECK: torch.aten.div.Scalar{{.*}} -> !torch.tensor<[n,3],f64>
// CHECK: torch.aten.round{{.*}} -> !torch.tensor<[n,3],f64>
// CHECK: torch.aten.pow.Scalar{{.*}} -> !torch.tensor<[n,3],f64>
// CHECK: torch.aten.eq.Tensor{{.*}} -> !torch.tensor<[n,3],i1>
// CHECK: torch.aten.where.self{{.*}} -> !torch.tensor<[n,3],f64>
// CHECK: torch.aten.floor{{.*}} -> !torch.tensor<[n,3],f64>
// CHECK: torch.aten.full_like{{.*}} -> !torch.tensor<[n,3],f64>
// CHECK: torch.aten.mul.Scalar{{.*}} -> !torch.tensor<[n,3],f64>
// CHECK: torch.aten.floor{{.*}} -> !torch.tensor<[n,3],f64>
// CHECK: torch.aten.pow.Scalar{{.*}} -> !torch.tensor<[n,3],f64>
// CHECK: torch.aten.mul.Tensor{{.*}} -> !torch.tensor<[n,3],f64>
// CHECK: torch.aten.sub.Tensor{{.*}} -> !torch.tensor<[n,3],f64>
// CHECK: torch.aten.pow.Scalar{{.*}} -> !torch.tensor<[n,3],f64>
// CHECK: torch.aten.mul.Tensor{{.*}} -> !torch.tensor<[n,3],f64>
// CHECK: torch.aten.mul.Scalar{{.*}} -> !torch.tensor<[n,3],f64>
// CHECK: torch.aten.gt.Tensor{{.*}} -> !torch.tensor<[n,3],i1>
// CHECK: torch.aten.where.self{{.*}} -> !torch.tensor<[n,3],f64>
// CHECK: torch.aten.mul.Scalar{{.*}} -> !torch.tensor<[n,3],f64>
// CHECK: torch.aten.mul.Scalar{{.*}} -> !torch.tensor<[n,3],f64>
// CHECK: torch.aten.le.Tensor{{.*}} -> !torch.tensor<[n,3],i1>
// CHECK: torch.aten.where.self{{.*}} -> !torch.tensor<[n,3],f64>
// CHECK: torch.aten.lt.Scalar{{.*}} -> !torch.tensor<[3],i1>
// CHECK: torch.aten.eq.Scalar{{.*}} -> !torch.tensor<[n,3],i1>
// CHECK: torch.aten.logical_and{{.*}} -> !torch.tensor<[n,3],i1>
// CHECK: torch.aten.lt.Scalar{{.*}} -> !torch.tensor<[n,3],i1>
// CHECK: torch.aten.logical_or{{.*}} -> !torch.tensor<[n,3],i1>
// CHECK: torch.aten.gt.Tensor{{.*}} -> !torch.tensor<[n,3],i1>
// CHECK: torch.aten.eq.Tensor{{.*}} -> !torch.tensor<[n,3],i1>
// CHECK: torch.aten.logical_not{{.*}} -> !torch.tensor<[n,3],i1>
// CHECK: torch.aten.gt.Scalar{{.*}} -> !torch.tensor<[n,3],i1>
// CHECK: torch.aten.eq.Tensor{{.*}} -> !torch.tensor<[n,3],i1>
// CHECK: torch.aten.logical_and{{.*}} -> !torch.tensor<[n,3],i1>
// CHECK: torch.aten.logical_not{{.*}} -> !torch.tensor<[n,3],i1>
// CHECK: torch.aten.logical_and{{.*}} -> !torch.tensor<[n,3],i1>
// CHECK: torch.aten.where.Scalar{{.*}} -> !torch.tensor<[n,3],f32>
// CHECK: torch.aten.mul.Tensor{{.*}} -> !torch.tensor<[n,3],f64>
// CHECK: torch.aten.le.Scalar{{.*}} -> !torch.tensor<[n,3],i1>
// CHECK: torch.aten.where.ScalarSelf{{.*}} -> !torch.tensor<[n,3],f64>
// CHECK: torch.aten.sub.Tensor{{.*}} -> !torch.tensor<[n,3],f64>
// CHECK: torch.aten.add.Tensor{{.*}} -> !torch.tensor<[n,3],f64>
// CHECK: torch.aten.where.self{{.*}} -> !torch.tensor<[n,3],f64>
// CHECK: torch.aten.where.ScalarOther{{.*}} -> !torch.tensor<[n,3],f64>
// CHECK: torch.aten.where.self{{.*}} -> !torch.tensor<[n,3],f64>
// CHECK: torch.aten.gt.Scalar{{.*}} -> !torch.tensor<[n,3],i1>
// CHECK: torch.aten.where.ScalarSelf{{.*}} -> !torch.tensor<[n,3],f64>
// CHECK: torch.aten.neg{{.*}} -> !torch.tensor<[n,3],f64>
// CHECK: torch.aten.where.self{{.*}} -> !torch.tensor<[n,3],f64>
// CHECK: torch.aten.to.dtype{{.*}} -> !torch.tensor<[n,3],f32>
// CHECK: torch.aten.isnan{{.*}} -> !torch.tensor<[3],i1>
// CHECK: torch.aten.isnan{{.*}} -> !torch.tensor<[n,3],i1>
// CHECK: torch.aten.logical_or{{.*}} -> !torch.tensor<[n,3],i1>
// CHECK: torch.aten.eq.Tensor{{.*}} -> !torch.tensor<[n,3],i1>
// CHECK: torch.aten.where.self{{.*}} -> !torch.tensor<[n,3],f32>
// CHECK: torch.aten.add.Tensor{{.*}} -> !torch.tensor<[n,3],f32>
// CHECK: torch.aten.where.self{{.*}} -> !torch.tensor<[n,3],f32>
func.func @nextafter(%arg0: !torch.tensor<[n,3],f32>, %arg1: !torch.tensor<[3],f32>) -> (!torch.tensor<[n,3],f32>) {
  %0 = torch.aten.nextafter(%arg0, %arg1) : (!torch.tensor<[n,3],f32>, !torch.tensor<[3],f32>) -> !torch.tensor<[n,3],f32>
  return %0 : !torch.tensor<[n,3],f32>
}

// CHECK-LABEL: @rsqrt(
// CHECK: torch.aten.sqrt{{.*}} -> !torch.tensor<[n,3],f32>
// CHECK: torch.aten.div.Tensor{{.*}} -> !torch.tensor<[n,3],f32>
func.func @rsqrt(%arg0: !torch.tensor<[n,3],f32>) -> (!torch.tensor<[n,3],f32>) {
  %0 = torch.aten.rsqrt(%arg0) : (!torch.tensor<[n,3],f32>) -> !torch.tensor<[n,3],f32>
  return %0 : !torch.tensor<[n,3],f32>
}

// CHECK-LABEL: @rsqrt_of_ints(
// CHECK: torch.aten.to.dtype{{.*}} -> !torch.tensor<[n,3],f32>
// CHECK: torch.aten.sqrt{{.*}} -> !torch.tensor<[n,3],f32>
// CHECK: torch.aten.div.Tensor{{.*}} -> !torch.tensor<[n,3],f32>
func.func @rsqrt_of_ints(%arg0: !torch.tensor<[n,3],i64>) -> (!torch.tensor<[n,3],f32>) {
  %0 = torch.aten.rsqrt(%arg0) : (!torch.tensor<[n,3],i64>) -> !torch.tensor<[n,3],f32>
  return %0 : !torch.tensor<[n,3],f32>
}

// CHECK-LABEL: @sinc(
// CHECK: torch.aten.mul.Scalar{{.*}} -> !torch.tensor<[n,3],f32>
// CHECK: torch.aten.sin{{.*}} -> !torch.tensor<[n,3],f32>
// CHECK: torch.aten.div.Tensor{{.*}} -> !torch.tensor<[n,3],f32>
// CHECK: torch.aten.eq.Scalar{{.*}} -> !torch.tensor<[n,3],i1>
// CHECK: torch.aten.where.ScalarSelf{{.*}} -> !torch.tensor<[n,3],f32>
func.func @sinc(%arg0: !torch.tensor<[n,3],f32>) -> (!torch.tensor<[n,3],f32>) {
  %0 = torch.aten.sinc(%arg0) : (!torch.tensor<[n,3],f32>) -> !torch.tensor<[n,3],f32>
  return %0 : !torch.tensor<[n,3],f32>
}

// CHECK-LABEL: @special_entr(
// CHECK: torch.aten.log{{.*}} -> !torch.tensor<[n,3],f32>
// CHECK: torch.aten.isnan{{.*}} -> !torch.tensor<[n,3],i1>
// CHECK: torch.aten.logical_not{{.*}} -> !torch.tensor<[n,3],i1>
// CHECK: torch.aten.eq.Scalar{{.*}} -> !torch.tensor<[n,3],i1>
// CHECK: torch.aten.logical_and{{.*}} -> !torch.tensor<[n,3],i1>
// CHECK: torch.aten.mul.Tensor{{.*}} -> !torch.tensor<[n,3],f32>
// CHECK: torch.aten.where.ScalarSelf{{.*}} -> !torch.tensor<[n,3],f32>
// CHECK: torch.aten.neg{{.*}} -> !torch.tensor<[n,3],f32>
// CHECK: torch.aten.lt.Scalar{{.*}} -> !torch.tensor<[n,3],i1>
// CHECK: torch.aten.where.ScalarSelf{{.*}} -> !torch.tensor<[n,3],f32>
func.func @special_entr(%arg0: !torch.tensor<[n,3],f32>) -> (!torch.tensor<[n,3],f32>) {
  %0 = torch.aten.special_entr(%arg0) : (!torch.tensor<[n,3],f32>) -> !torch.tensor<[n,3],f32>
  return %0 : !torch.tensor<[n,3],f32>
}

// CHECK-LABEL: @special_xlog1py(
// CHECK: torch.aten.to.dtype{{.*}} -> !torch.tensor<[3],f64>
// CHECK: torch.aten.to.dtype{{.*}} -> !torch.tensor<[n,3],f64>
// CHECK: torch.aten.add.Scalar{{.*}} -> !torch.tensor<[3],f64>
// CHECK: torch.aten.sub.Scalar{{.*}} -> !torch.tensor<[3],f64>
// CHECK: torch.aten.log{{.*}} -> !torch.tensor<[3],f64>
// CHECK: torch.aten.div.Tensor{{.*}} -> !torch.tensor<[3],f64>
// CHECK: torch.aten.mul.Tensor{{.*}} -> !torch.tensor<[3],f64>
// CHECK: torch.aten.eq.Scalar{{.*}} -> !torch.tensor<[3],i1>
// CHECK: torch.aten.where.self{{.*}} -> !torch.tensor<[3],f64>
// CHECK: torch.aten.eq.Tensor{{.*}} -> !torch.tensor<[3],i1>
// CHECK: torch.aten.where.self{{.*}} -> !torch.tensor<[3],f64>
// CHECK: torch.aten.isnan{{.*}} -> !torch.tensor<[3],i1>
// CHECK: torch.aten.logical_not{{.*}} -> !torch.tensor<[3],i1>
// CHECK: torch.aten.eq.Scalar{{.*}} -> !torch.tensor<[n,3],i1>
// CHECK: torch.aten.logical_and{{.*}} -> !torch.tensor<[n,3],i1>
// CHECK: torch.aten.mul.Tensor{{.*}} -> !torch.tensor<[n,3],f64>
// CHECK: torch.aten.where.ScalarSelf{{.*}} -> !torch.tensor<[n,3],f64>
// CHECK: torch.aten.to.dtype{{.*}} -> !torch.tensor<[n,3],f32>
func.func @special_xlog1py(%arg0: !torch.tensor<[n,3],f32>, %arg1: !torch.tensor<[3],f32>) -> (!torch.tensor<[n,3],f32>) {
  %0 = torch.aten.special_xlog1py(%arg0, %arg1) : (!torch.tensor<[n,3],f32>, !torch.tensor<[3],f32>) -> !torch.tensor<[n,3],f32>
  return %0 : !torch.tensor<[n,3],f32>
}

// CHECK-LABEL: @frexp_Tensor(
// CHECK: torch.aten.abs{{.*}} -> !torch.tensor<[n,3],f32>
// CHECK: torch.aten.lt.Scalar{{.*}} -> !torch.tensor<[n,3],i1>
// CHECK: torch.aten.gt.Scalar{{.*}} -> !torch.tensor<[n,3],i1>
// CHECK: torch.aten.logical_and{{.*}} -> !torch.tensor<[n,3],i1>
// CHECK: torch.aten.where.ScalarOther{{.*}} -> !torch.tensor<[n,3],f32>
// CHECK: torch.aten.to.dtype{{.*}} -> !torch.tensor<[n,3],f64>
// CHECK: torch.aten.log{{.*}} -> !torch.tensor<[n,3],f64>
// CHECK: torch.aten.div.Scalar{{.*}} -> !torch.tensor<[n,3],f64>
// CHECK: torch.aten.round{{.*}} -> !torch.tensor<[n,3],f64>
// CHECK: torch.aten.pow.Scalar{{.*}} -> !torch.tensor<[n,3],f64>
// CHECK: torch.aten.eq.Tensor{{.*}} -> !torch.tensor<[n,3],i1>
// CHECK: torch.aten.where.self{{.*}} -> !torch.tensor<[n,3],f64>
// CHECK: torch.aten.to.dtype{{.*}} -> !torch.tensor<[n,3],f32>
// CHECK: torch.aten.floor{{.*}} -> !torch.tensor<[n,3],f32>
// CHECK: torch.aten.add.Scalar{{.*}} -> !torch.tensor<[n,3],f32>
// CHECK: torch.aten.neg{{.*}} -> !torch.tensor<[n,3],f32>
// CHECK: torch.aten.mul.Scalar{{.*}} -> !torch.tensor<[n,3],f32>
// CHECK: torch.aten.floor{{.*}} -> !torch.tensor<[n,3],f32>
// CHECK: torch.aten.pow.Scalar{{.*}} -> !torch.tensor<[n,3],f32>
// CHECK: torch.aten.mul.Tensor{{.*}} -> !torch.tensor<[n,3],f32>
// CHECK: torch.aten.sub.Tensor{{.*}} -> !torch.tensor<[n,3],f32>
// CHECK: torch.aten.pow.Scalar{{.*}} -> !torch.tensor<[n,3],f32>
// CHECK: torch.aten.mul.Tensor{{.*}} -> !torch.tensor<[n,3],f32>
// CHECK: torch.aten.abs{{.*}} -> !torch.tensor<[n,3],f32>
// CHECK: torch.aten.ge.Scalar{{.*}} -> !torch.tensor<[n,3],i1>
// CHECK: torch.aten.abs{{.*}} -> !torch.tensor<[n,3],f32>
// CHECK: torch.aten.lt.Scalar{{.*}} -> !torch.tensor<[n,3],i1>
// CHECK: torch.aten.mul.Scalar{{.*}} -> !torch.tensor<[n,3],f32>
// CHECK: torch.aten.where.self{{.*}} -> !torch.tensor<[n,3],f32>
// CHECK: torch.aten.mul.Scalar{{.*}} -> !torch.tensor<[n,3],f32>
// CHECK: torch.aten.where.self{{.*}} -> !torch.tensor<[n,3],f32>
// CHECK: torch.aten.to.dtype{{.*}} -> !torch.tensor<[n,3],i32>
// CHECK: torch.aten.to.dtype{{.*}} -> !torch.tensor<[n,3],i32>
// CHECK: torch.aten.to.dtype{{.*}} -> !torch.tensor<[n,3],i32>
// CHECK: torch.aten.sub.Tensor{{.*}} -> !torch.tensor<[n,3],i32>
// CHECK: torch.aten.add.Tensor{{.*}} -> !torch.tensor<[n,3],i32>
// CHECK: torch.aten.where.self{{.*}} -> !torch.tensor<[n,3],f32>
// CHECK: torch.aten.to.dtype{{.*}} -> !torch.tensor<[n,3],i32>
// CHECK: torch.aten.mul.Tensor{{.*}} -> !torch.tensor<[n,3],i32>
func.func @frexp_Tensor(%arg0: !torch.tensor<[n,3],f32>) -> (!torch.tensor<[n,3],f32>, !torch.tensor<[n,3],i32>) {
  %0:2 = torch.aten.frexp.Tensor(%arg0) : (!torch.tensor<[n,3],f32>) -> (!torch.tensor<[n,3],f32>, !torch.tensor<[n,3],i32>)
  return %0#0, %0#1 : !torch.tensor<[n,3],f32>, !torch.tensor<[n,3],i32>
}

// CHECK-LABEL: @gcd(
// CHECK: torch.aten.abs{{.*}} -> !torch.tensor<[n,3],ui8>
// CHECK: torch.aten.abs{{.*}} -> !torch.tensor<[3],ui8>
// CHECK: torch.aten.eq.Scalar{{.*}} -> !torch.tensor<[3],i1>
// CHECK: torch.aten.where.ScalarSelf{{.*}} -> !torch.tensor<[3],ui8>
// CHECK: torch.aten.remainder.Tensor{{.*}} -> !torch.tensor<[n,3],ui8>
// CHECK: torch.aten.where.self{{.*}} -> !torch.tensor<[n,3],ui8>
// CHECK: torch.aten.where.self{{.*}} -> !torch.tensor<[n,3],ui8>
// CHECK: torch.aten.eq.Scalar{{.*}} -> !torch.tensor<[n,3],i1>
// CHECK: torch.aten.where.ScalarSelf{{.*}} -> !torch.tensor<[n,3],ui8>
// CHECK: torch.aten.remainder.Tensor{{.*}} -> !torch.tensor<[n,3],ui8>
// CHECK: torch.aten.where.self{{.*}} -> !torch.tensor<[n,3],ui8>
// CHECK: torch.aten.where.self{{.*}} -> !torch.tensor<[n,3],ui8>
// CHECK: torch.aten.eq.Scalar{{.*}} -> !torch.tensor<[n,3],i1>
// CHECK: torch.aten.where.ScalarSelf{{.*}} -> !torch.tensor<[n,3],ui8>
// CHECK: torch.aten.remainder.Tensor{{.*}} -> !torch.tensor<[n,3],ui8>
// CHECK: torch.aten.where.self{{.*}} -> !torch.tensor<[n,3],ui8>
// CHECK: torch.aten.where.self{{.*}} -> !torch.tensor<[n,3],ui8>
// CHECK: torch.aten.eq.Scalar{{.*}} -> !torch.tensor<[n,3],i1>
// CHECK: torch.aten.where.ScalarSelf{{.*}} -> !torch.tensor<[n,3],ui8>
// CHECK: torch.aten.remainder.Tensor{{.*}} -> !torch.tensor<[n,3],ui8>
// CHECK: torch.aten.where.self{{.*}} -> !torch.tensor<[n,3],ui8>
// CHECK: torch.aten.where.self{{.*}} -> !torch.tensor<[n,3],ui8>
// CHECK: torch.aten.eq.Scalar{{.*}} -> !torch.tensor<[n,3],i1>
// CHECK: torch.aten.where.ScalarSelf{{.*}} -> !torch.tensor<[n,3],ui8>
// CHECK: torch.aten.remainder.Tensor{{.*}} -> !torch.tensor<[n,3],ui8>
// CHECK: torch.aten.where.self{{.*}} -> !torch.tensor<[n,3],ui8>
// CHECK: torch.aten.where.self{{.*}} -> !torch.tensor<[n,3],ui8>
// CHECK: torch.aten.eq.Scalar{{.*}} -> !torch.tensor<[n,3],i1>
// CHECK: torch.aten.where.ScalarSelf{{.*}} -> !torch.tensor<[n,3],ui8>
// CHECK: torch.aten.remainder.Tensor{{.*}} -> !torch.tensor<[n,3],ui8>
// CHECK: torch.aten.where.self{{.*}} -> !torch.tensor<[n,3],ui8>
// CHECK: torch.aten.where.self{{.*}} -> !torch.tensor<[n,3],ui8>
// CHECK: torch.aten.eq.Scalar{{.*}} -> !torch.tensor<[n,3],i1>
// CHECK: torch.aten.where.ScalarSelf{{.*}} -> !torch.tensor<[n,3],ui8>
// CHECK: torch.aten.remainder.Tensor{{.*}} -> !torch.tensor<[n,3],ui8>
// CHECK: torch.aten.where.self{{.*}} -> !torch.tensor<[n,3],ui8>
// CHECK: torch.aten.where.self{{.*}} -> !torch.tensor<[n,3],ui8>
// CHECK: torch.aten.eq.Scalar{{.*}} -> !torch.tensor<[n,3],i1>
// CHECK: torch.aten.where.ScalarSelf{{.*}} -> !torch.tensor<[n,3],ui8>
// CHECK: torch.aten.remainder.Tensor{{.*}} -> !torch.tensor<[n,3],ui8>
// CHECK: torch.aten.where.self{{.*}} -> !torch.tensor<[n,3],ui8>
// CHECK: torch.aten.where.self{{.*}} -> !torch.tensor<[n,3],ui8>
// CHECK: torch.aten.eq.Scalar{{.*}} -> !torch.tensor<[n,3],i1>
// CHECK: torch.aten.where.ScalarSelf{{.*}} -> !torch.tensor<[n,3],ui8>
// CHECK: torch.aten.remainder.Tensor{{.*}} -> !torch.tensor<[n,3],ui8>
// CHECK: torch.aten.where.self{{.*}} -> !torch.tensor<[n,3],ui8>
// CHECK: torch.aten.where.self{{.*}} -> !torch.tensor<[n,3],ui8>
// CHECK: torch.aten.eq.Scalar{{.*}} -> !torch.tensor<[n,3],i1>
// CHECK: torch.aten.where.ScalarSelf{{.*}} -> !torch.tensor<[n,3],ui8>
// CHECK: torch.aten.remainder.Tensor{{.*}} -> !torch.tensor<[n,3],ui8>
// CHECK: torch.aten.where.self{{.*}} -> !torch.tensor<[n,3],ui8>
// CHECK: torch.aten.where.self{{.*}} -> !torch.tensor<[n,3],ui8>
// CHECK: torch.aten.eq.Scalar{{.*}} -> !torch.tensor<[n,3],i1>
// CHECK: torch.aten.where.ScalarSelf{{.*}} -> !torch.tensor<[n,3],ui8>
// CHECK: torch.aten.remainder.Tensor{{.*}} -> !torch.tensor<[n,3],ui8>
// CHECK: torch.aten.where.self{{.*}} -> !torch.tensor<[n,3],ui8>
// CHECK: torch.aten.where.self{{.*}} -> !torch.tensor<[n,3],ui8>
// CHECK: torch.aten.eq.Scalar{{.*}} -> !torch.tensor<[n,3],i1>
// CHECK: torch.aten.where.self{{.*}} -> !torch.tensor<[n,3],ui8>
func.func @gcd(%arg0: !torch.tensor<[n,3],ui8>, %arg1: !torch.tensor<[3],ui8>) -> (!torch.tensor<[n,3],ui8>) {
  %0 = torch.aten.gcd(%arg0, %arg1) : (!torch.tensor<[n,3],ui8>, !torch.tensor<[3],ui8>) -> !torch.tensor<[n,3],ui8>
  return %0 : !torch.tensor<[n,3],ui8>
}

// CHECK-LABEL: @lcm(
// CHECK: torch.aten.abs{{.*}} -> !torch.tensor<[n,3],i32>
// CHECK: torch.aten.abs{{.*}} -> !torch.tensor<[3],i32>
// CHECK: torch.aten.eq.Scalar{{.*}} -> !torch.tensor<[3],i1>
// CHECK: torch.aten.where.ScalarSelf{{.*}} -> !torch.tensor<[3],i32>
// CHECK: torch.aten.remainder.Tensor{{.*}} -> !torch.tensor<[n,3],i32>
// CHECK: torch.aten.where.self{{.*}} -> !torch.tensor<[n,3],i32>
// CHECK: torch.aten.where.self{{.*}} -> !torch.tensor<[n,3],i32>
// CHECK: torch.aten.eq.Scalar{{.*}} -> !torch.tensor<[n,3],i1>
// CHECK: torch.aten.where.ScalarSelf{{.*}} -> !torch.tensor<[n,3],i32>
// CHECK: torch.aten.remainder.Tensor{{.*}} -> !torch.tensor<[n,3],i32>
// CHECK: torch.aten.where.self{{.*}} -> !torch.tensor<[n,3],i32>
// CHECK: torch.aten.where.self{{.*}} -> !torch.tensor<[n,3],i32>
// CHECK: torch.aten.eq.Scalar{{.*}} -> !torch.tensor<[n,3],i1>
// CHECK: torch.aten.where.ScalarSelf{{.*}} -> !torch.tensor<[n,3],i32>
// CHECK: torch.aten.remainder.Tensor{{.*}} -> !torch.tensor<[n,3],i32>
// CHECK: torch.aten.where.self{{.*}} -> !torch.tensor<[n,3],i32>
// CHECK: torch.aten.where.self{{.*}} -> !torch.tensor<[n,3],i32>
// CHECK: torch.aten.eq.Scalar{{.*}} -> !torch.tensor<[n,3],i1>
// CHECK: torch.aten.where.ScalarSelf{{.*}} -> !torch.tensor<[n,3],i32>
// CHECK: torch.aten.remainder.Tensor{{.*}} -> !torch.tensor<[n,3],i32>
// CHECK: torch.aten.where.self{{.*}} -> !torch.tensor<[n,3],i32>
// CHECK: torch.aten.where.self{{.*}} -> !torch.tensor<[n,3],i32>
// CHECK: torch.aten.eq.Scalar{{.*}} -> !torch.tensor<[n,3],i1>
// CHECK: torch.aten.where.ScalarSelf{{.*}} -> !torch.tensor<[n,3],i32>
// CHECK: torch.aten.remainder.Tensor{{.*}} -> !torch.tensor<[n,3],i32>
// CHECK: torch.aten.where.self{{.*}} -> !torch.tensor<[n,3],i32>
// CHECK: torch.aten.where.self{{.*}} -> !torch.tensor<[n,3],i32>
// CHECK: torch.aten.eq.Scalar{{.*}} -> !torch.tensor<[n,3],i1>
// CHECK: torch.aten.where.ScalarSelf{{.*}} -> !torch.tensor<[n,3],i32>
// CHECK: torch.aten.remainder.Tensor{{.*}} -> !torch.tensor<[n,3],i32>
// CHECK: torch.aten.where.self{{.*}} -> !torch.tensor<[n,3],i32>
// CHECK: torch.aten.where.self{{.*}} -> !torch.tensor<[n,3],i32>
// CHECK: torch.aten.eq.Scalar{{.*}} -> !torch.tensor<[n,3],i1>
// CHECK: torch.aten.where.ScalarSelf{{.*}} -> !torch.tensor<[n,3],i32>
// CHECK: torch.aten.remainder.Tensor{{.*}} -> !torch.tensor<[n,3],i32>
// CHECK: torch.aten.where.self{{.*}} -> !torch.tensor<[n,3],i32>
// CHECK: torch.aten.where.self{{.*}} -> !torch.tensor<[n,3],i32>
// CHECK: torch.aten.eq.Scalar{{.*}} -> !torch.tensor<[n,3],i1>
// CHECK: torch.aten.where.ScalarSelf{{.*}} -> !torch.tensor<[n,3],i32>
// CHECK: torch.aten.remainder.Tensor{{.*}} -> !torch.tensor<[n,3],i32>
// CHECK: torch.aten.where.self{{.*}} -> !torch.tensor<[n,3],i32>
// CHECK: torch.aten.where.self{{.*}} -> !torch.tensor<[n,3],i32>
// CHECK: torch.aten.eq.Scalar{{.*}} -> !torch.tensor<[n,3],i1>
// CHECK: torch.aten.where.ScalarSelf{{.*}} -> !torch.tensor<[n,3],i32>
// CHECK: torch.aten.remainder.Tensor{{.*}} -> !torch.tensor<[n,3],i32>
// CHECK: torch.aten.where.self{{.*}} -> !torch.tensor<[n,3],i32>
// CHECK: torch.aten.where.self{{.*}} -> !torch.tensor<[n,3],i32>
// CHECK: torch.aten.eq.Scalar{{.*}} -> !torch.tensor<[n,3],i1>
// CHECK: torch.aten.where.ScalarSelf{{.*}} -> !torch.tensor<[n,3],i32>
// CHECK: torch.aten.remainder.Tensor{{.*}} -> !torch.tensor<[n,3],i32>
// CHECK: torch.aten.where.self{{.*}} -> !torch.tensor<[n,3],i32>
// CHECK: torch.aten.where.self{{.*}} -> !torch.tensor<[n,3],i32>
// CHECK: torch.aten.eq.Scalar{{.*}} -> !torch.tensor<[n,3],i1>
// CHECK: torch.aten.where.ScalarSelf{{.*}} -> !torch.tensor<[n,3],i32>
// CHECK: torch.aten.remainder.Tensor{{.*}} -> !torch.tensor<[n,3],i32>
// CHECK: torch.aten.where.self{{.*}} -> !torch.tensor<[n,3],i32>
// CHECK: torch.aten.where.self{{.*}} -> !torch.tensor<[n,3],i32>
// CHECK: torch.aten.eq.Scalar{{.*}} -> !torch.tensor<[n,3],i1>
// CHECK: torch.aten.where.ScalarSelf{{.*}} -> !torch.tensor<[n,3],i32>
// CHECK: torch.aten.remainder.Tensor{{.*}} -> !torch.tensor<[n,3],i32>
// CHECK: torch.aten.where.self{{.*}} -> !torch.tensor<[n,3],i32>
// CHECK: torch.aten.where.self{{.*}} -> !torch.tensor<[n,3],i32>
// CHECK: torch.aten.eq.Scalar{{.*}} -> !torch.tensor<[n,3],i1>
// CHECK: torch.aten.where.ScalarSelf{{.*}} -> !torch.tensor<[n,3],i32>
// CHECK: torch.aten.remainder.Tensor{{.*}} -> !torch.tensor<[n,3],i32>
// CHECK: torch.aten.where.self{{.*}} -> !torch.tensor<[n,3],i32>
// CHECK: torch.aten.where.self{{.*}} -> !torch.tensor<[n,3],i32>
// CHECK: torch.aten.eq.Scalar{{.*}} -> !torch.tensor<[n,3],i1>
// CHECK: torch.aten.where.ScalarSelf{{.*}} -> !torch.tensor<[n,3],i32>
// CHECK: torch.aten.remainder.Tensor{{.*}} -> !torch.tensor<[n,3],i32>
// CHECK: torch.aten.where.self{{.*}} -> !torch.tensor<[n,3],i32>
// CHECK: torch.aten.where.self{{.*}} -> !torch.tensor<[n,3],i32>
// CHECK: torch.aten.eq.Scalar{{.*}} -> !torch.tensor<[n,3],i1>
// CHECK: torch.aten.where.ScalarSelf{{.*}} -> !torch.tensor<[n,3],i32>
// CHECK: torch.aten.remainder.Tensor{{.*}} -> !torch.tensor<[n,3],i32>
// CHECK: torch.aten.where.self{{.*}} -> !torch.tensor<[n,3],i32>
// CHECK: torch.aten.where.self{{.*}} -> !torch.tensor<[n,3],i32>
// CHECK: torch.aten.eq.Scalar{{.*}} -> !torch.tensor<[n,3],i1>
// CHECK: torch.aten.where.ScalarSelf{{.*}} -> !torch.tensor<[n,3],i32>
// CHECK: torch.aten.remainder.Tensor{{.*}} -> !torch.tensor<[n,3],i32>
// CHECK: torch.aten.where.self{{.*}} -> !torch.tensor<[n,3],i32>
// CHECK: torch.aten.where.self{{.*}} -> !torch.tensor<[n,3],i32>
// CHECK: torch.aten.eq.Scalar{{.*}} -> !torch.tensor<[n,3],i1>
// CHECK: torch.aten.where.ScalarSelf{{.*}} -> !torch.tensor<[n,3],i32>
// CHECK: torch.aten.remainder.Tensor{{.*}} -> !torch.tensor<[n,3],i32>
// CHECK: torch.aten.where.self{{.*}} -> !torch.tensor<[n,3],i32>
// CHECK: torch.aten.where.self{{.*}} -> !torch.tensor<[n,3],i32>
// CHECK: torch.aten.eq.Scalar{{.*}} -> !torch.tensor<[n,3],i1>
// CHECK: torch.aten.where.ScalarSelf{{.*}} -> !torch.tensor<[n,3],i32>
// CHECK: torch.aten.remainder.Tensor{{.*}} -> !torch.tensor<[n,3],i32>
// CHECK: torch.aten.where.self{{.*}} -> !torch.tensor<[n,3],i32>
// CHECK: torch.aten.where.self{{.*}} -> !torch.tensor<[n,3],i32>
// CHECK: torch.aten.eq.Scalar{{.*}} -> !torch.tensor<[n,3],i1>
// CHECK: torch.aten.where.ScalarSelf{{.*}} -> !torch.tensor<[n,3],i32>
// CHECK: torch.aten.remainder.Tensor{{.*}} -> !torch.tensor<[n,3],i32>
// CHECK: torch.aten.where.self{{.*}} -> !torch.tensor<[n,3],i32>
// CHECK: torch.aten.where.self{{.*}} -> !torch.tensor<[n,3],i32>
// CHECK: torch.aten.eq.Scalar{{.*}} -> !torch.tensor<[n,3],i1>
// CHECK: torch.aten.where.ScalarSelf{{.*}} -> !torch.tensor<[n,3],i32>
// CHECK: torch.aten.remainder.Tensor{{.*}} -> !torch.tensor<[n,3],i32>
// CHECK: torch.aten.where.self{{.*}} -> !torch.tensor<[n,3],i32>
// CHECK: torch.aten.where.self{{.*}} -> !torch.tensor<[n,3],i32>
// CHECK: torch.aten.eq.Scalar{{.*}} -> !torch.tensor<[n,3],i1>
// CHECK: torch.aten.where.ScalarSelf{{.*}} -> !torch.tensor<[n,3],i32>
// CHECK: torch.aten.remainder.Tensor{{.*}} -> !torch.tensor<[n,3],i32>
// CHECK: torch.aten.where.self{{.*}} -> !torch.tensor<[n,3],i32>
// CHECK: torch.aten.where.self{{.*}} -> !torch.tensor<[n,3],i32>
// CHECK: torch.aten.eq.Scalar{{.*}} -> !torch.tensor<[n,3],i1>
// CHECK: torch.aten.where.ScalarSelf{{.*}} -> !torch.tensor<[n,3],i32>
// CHECK: torch.aten.remainder.Tensor{{.*}} -> !torch.tensor<[n,3],i32>
// CHECK: torch.aten.where.self{{.*}} -> !torch.tensor<[n,3],i32>
// CHECK: torch.aten.where.self{{.*}} -> !torch.tensor<[n,3],i32>
// CHECK: torch.aten.eq.Scalar{{.*}} -> !torch.tensor<[n,3],i1>
// CHECK: torch.aten.where.ScalarSelf{{.*}} -> !torch.tensor<[n,3],i32>
// CHECK: torch.aten.remainder.Tensor{{.*}} -> !torch.tensor<[n,3],i32>
// CHECK: torch.aten.where.self{{.*}} -> !torch.tensor<[n,3],i32>
// CHECK: torch.aten.where.self{{.*}} -> !torch.tensor<[n,3],i32>
// CHECK: torch.aten.eq.Scalar{{.*}} -> !torch.tensor<[n,3],i1>
// CHECK: torch.aten.where.ScalarSelf{{.*}} -> !torch.tensor<[n,3],i32>
// CHECK: torch.aten.remainder.Tensor{{.*}} -> !torch.tensor<[n,3],i32>
// CHECK: torch.aten.where.self{{.*}} -> !torch.tensor<[n,3],i32>
// CHECK: torch.aten.where.self{{.*}} -> !torch.tensor<[n,3],i32>
// CHECK: torch.aten.eq.Scalar{{.*}} -> !torch.tensor<[n,3],i1>
// CHECK: torch.aten.where.ScalarSelf{{.*}} -> !torch.tensor<[n,3],i32>
// CHECK: torch.aten.remainder.Tensor{{.*}} -> !torch.tensor<[n,3],i32>
// CHECK: torch.aten.where.self{{.*}} -> !torch.tensor<[n,3],i32>
// CHECK: torch.aten.where.self{{.*}} -> !torch.tensor<[n,3],i32>
// CHECK: torch.aten.eq.Scalar{{.*}} -> !torch.tensor<[n,3],i1>
// CHECK: torch.aten.where.ScalarSelf{{.*}} -> !torch.tensor<[n,3],i32>
// CHECK: torch.aten.remainder.Tensor{{.*}} -> !torch.tensor<[n,3],i32>
// CHECK: torch.aten.where.self{{.*}} -> !torch.tensor<[n,3],i32>
// CHECK: torch.aten.where.self{{.*}} -> !torch.tensor<[n,3],i32>
// CHECK: torch.aten.eq.Scalar{{.*}} -> !torch.tensor<[n,3],i1>
// CHECK: torch.aten.where.ScalarSelf{{.*}} -> !torch.tensor<[n,3],i32>
// CHECK: torch.aten.remainder.Tensor{{.*}} -> !torch.tensor<[n,3],i32>
// CHECK: torch.aten.where.self{{.*}} -> !torch.tensor<[n,3],i32>
// CHECK: torch.aten.where.self{{.*}} -> !torch.tensor<[n,3],i32>
// CHECK: torch.aten.eq.Scalar{{.*}} -> !torch.tensor<[n,3],i1>
// CHECK: torch.aten.where.ScalarSelf{{.*}} -> !torch.tensor<[n,3],i32>
// CHECK: torch.aten.remainder.Tensor{{.*}} -> !torch.tensor<[n,3],i32>
// CHECK: torch.aten.where.self{{.*}} -> !torch.tensor<[n,3],i32>
// CHECK: torch.aten.where.self{{.*}} -> !torch.tensor<[n,3],i32>
// CHECK: torch.aten.eq.Scalar{{.*}} -> !torch.tensor<[n,3],i1>
// CHECK: torch.aten.where.ScalarSelf{{.*}} -> !torch.tensor<[n,3],i32>
// CHECK: torch.aten.remainder.Tensor{{.*}} -> !torch.tensor<[n,3],i32>
// CHECK: torch.aten.where.self{{.*}} -> !torch.tensor<[n,3],i32>
// CHECK: torch.aten.where.self{{.*}} -> !torch.tensor<[n,3],i32>
// CHECK: torch.aten.eq.Scalar{{.*}} -> !torch.tensor<[n,3],i1>
// CHECK: torch.aten.where.ScalarSelf{{.*}} -> !torch.tensor<[n,3],i32>
// CHECK: torch.aten.remainder.Tensor{{.*}} -> !torch.tensor<[n,3],i32>
// CHECK: torch.aten.where.self{{.*}} -> !torch.tensor<[n,3],i32>
// CHECK: torch.aten.where.self{{.*}} -> !torch.tensor<[n,3],i32>
// CHECK: torch.aten.eq.Scalar{{.*}} -> !torch.tensor<[n,3],i1>
// CHECK: torch.aten.where.ScalarSelf{{.*}} -> !torch.tensor<[n,3],i32>
// CHECK: torch.aten.remainder.Tensor{{.*}} -> !torch.tensor<[n,3],i32>
// CHECK: torch.aten.where.self{{.*}} -> !torch.tensor<[n,3],i32>
// CHECK: torch.aten.where.self{{.*}} -> !torch.tensor<[n,3],i32>
// CHECK: torch.aten.eq.Scalar{{.*}} -> !torch.tensor<[n,3],i1>
// CHECK: torch.aten.where.ScalarSelf{{.*}} -> !torch.tensor<[n,3],i32>
// CHECK: torch.aten.remainder.Tensor{{.*}} -> !torch.tensor<[n,3],i32>
// CHECK: torch.aten.where.self{{.*}} -> !torch.tensor<[n,3],i32>
// CHECK: torch.aten.where.self{{.*}} -> !torch.tensor<[n,3],i32>
// CHECK: torch.aten.eq.Scalar{{.*}} -> !torch.tensor<[n,3],i1>
// CHECK: torch.aten.where.ScalarSelf{{.*}} -> !torch.tensor<[n,3],i32>
// CHECK: torch.aten.remainder.Tensor{{.*}} -> !torch.tensor<[n,3],i32>
// CHECK: torch.aten.where.self{{.*}} -> !torch.tensor<[n,3],i32>
// CHECK: torch.aten.where.self{{.*}} -> !torch.tensor<[n,3],i32>
// CHECK: torch.aten.eq.Scalar{{.*}} -> !torch.tensor<[n,3],i1>
// CHECK: torch.aten.where.ScalarSelf{{.*}} -> !torch.tensor<[n,3],i32>
// CHECK: torch.aten.remainder.Tensor{{.*}} -> !torch.tensor<[n,3],i32>
// CHECK: torch.aten.where.self{{.*}} -> !torch.tensor<[n,3],i32>
// CHECK: torch.aten.where.self{{.*}} -> !torch.tensor<[n,3],i32>
// CHECK: torch.aten.eq.Scalar{{.*}} -> !torch.tensor<[n,3],i1>
// CHECK: torch.aten.where.ScalarSelf{{.*}} -> !torch.tensor<[n,3],i32>
// CHECK: torch.aten.remainder.Tensor{{.*}} -> !torch.tensor<[n,3],i32>
// CHECK: torch.aten.where.self{{.*}} -> !torch.tensor<[n,3],i32>
// CHECK: torch.aten.where.self{{.*}} -> !torch.tensor<[n,3],i32>
// CHECK: torch.aten.eq.Scalar{{.*}} -> !torch.tensor<[n,3],i1>
// CHECK: torch.aten.where.ScalarSelf{{.*}} -> !torch.tensor<[n,3],i32>
// CHECK: torch.aten.remainder.Tensor{{.*}} -> !torch.tensor<[n,3],i32>
// CHECK: torch.aten.where.self{{.*}} -> !torch.tensor<[n,3],i32>
// CHECK: torch.aten.where.self{{.*}} -> !torch.tensor<[n,3],i32>
// CHECK: torch.aten.eq.Scalar{{.*}} -> !torch.tensor<[n,3],i1>
// CHECK: torch.aten.where.ScalarSelf{{.*}} -> !torch.tensor<[n,3],i32>
// CHECK: torch.aten.remainder.Tensor{{.*}} -> !torch.tensor<[n,3],i32>
// CHECK: torch.aten.where.self{{.*}} -> !torch.tensor<[n,3],i32>
// CHECK: torch.aten.where.self{{.*}} -> !torch.tensor<[n,3],i32>
// CHECK: torch.aten.eq.Scalar{{.*}} -> !torch.tensor<[n,3],i1>
// CHECK: torch.aten.where.ScalarSelf{{.*}} -> !torch.tensor<[n,3],i32>
// CHECK: torch.aten.remainder.Tensor{{.*}} -> !torch.tensor<[n,3],i32>
// CHECK: torch.aten.where.self{{.*}} -> !torch.tensor<[n,3],i32>
// CHECK: torch.aten.where.self{{.*}} -> !torch.tensor<[n,3],i32>
// CHECK: torch.aten.eq.Scalar{{.*}} -> !torch.tensor<[n,3],i1>
// CHECK: torch.aten.where.ScalarSelf{{.*}} -> !torch.tensor<[n,3],i32>
// CHECK: torch.aten.remainder.Tensor{{.*}} -> !torch.tensor<[n,3],i32>
// CHECK: torch.aten.where.self{{.*}} -> !torch.tensor<[n,3],i32>
// CHECK: torch.aten.where.self{{.*}} -> !torch.tensor<[n,3],i32>
// CHECK: torch.aten.eq.Scalar{{.*}} -> !torch.tensor<[n,3],i1>
// CHECK: torch.aten.where.ScalarSelf{{.*}} -> !torch.tensor<[n,3],i32>
// CHECK: torch.aten.remainder.Tensor{{.*}} -> !torch.tensor<[n,3],i32>
// CHECK: torch.aten.where.self{{.*}} -> !torch.tensor<[n,3],i32>
// CHECK: torch.aten.where.self{{.*}} -> !torch.tensor<[n,3],i32>
// CHECK: torch.aten.eq.Scalar{{.*}} -> !torch.tensor<[n,3],i1>
// CHECK: torch.aten.where.ScalarSelf{{.*}} -> !torch.tensor<[n,3],i32>
// CHECK: torch.aten.remainder.Tensor{{.*}} -> !torch.tensor<[n,3],i32>
// CHECK: torch.aten.where.self{{.*}} -> !torch.tensor<[n,3],i32>
// CHECK: torch.aten.where.self{{.*}} -> !torch.tensor<[n,3],i32>
// CHECK: torch.aten.eq.Scalar{{.*}} -> !torch.tensor<[n,3],i1>
// CHECK: torch.aten.where.ScalarSelf{{.*}} -> !torch.tensor<[n,3],i32>
// CHECK: torch.aten.remainder.Tensor{{.*}} -> !torch.tensor<[n,3],i32>
// CHECK: torch.aten.where.self{{.*}} -> !torch.tensor<[n,3],i32>
// CHECK: torch.aten.where.self{{.*}} -> !torch.tensor<[n,3],i32>
// CHECK: torch.aten.eq.Scalar{{.*}} -> !torch.tensor<[n,3],i1>
// CHECK: torch.aten.where.ScalarSelf{{.*}} -> !torch.tensor<[n,3],i32>
// CHECK: torch.aten.remainder.Tensor{{.*}} -> !torch.tensor<[n,3],i32>
// CHECK: torch.aten.where.self{{.*}} -> !torch.tensor<[n,3],i32>
// CHECK: torch.aten.where.self{{.*}} -> !torch.tensor<[n,3],i32>
// CHECK: torch.aten.eq.Scalar{{.*}} -> !torch.tensor<[n,3],i1>
// CHECK: torch.aten.where.ScalarSelf{{.*}} -> !torch.tensor<[n,3],i32>
// CHECK: torch.aten.remainder.Tensor{{.*}} -> !torch.tensor<[n,3],i32>
// CHECK: torch.aten.where.self{{.*}} -> !torch.tensor<[n,3],i32>
// CHECK: torch.aten.where.self{{.*}} -> !torch.tensor<[n,3],i32>
// CHECK: torch.aten.eq.Scalar{{.*}} -> !torch.tensor<[n,3],i1>
// CHECK: torch.aten.where.ScalarSelf{{.*}} -> !torch.tensor<[n,3],i32>
// CHECK: torch.aten.remainder.Tensor{{.*}} -> !torch.tensor<[n,3],i32>
// CHECK: torch.aten.where.self{{.*}} -> !torch.tensor<[n,3],i32>
// CHECK: torch.aten.where.self{{.*}} -> !torch.tensor<[n,3],i32>
// CHECK: torch.aten.eq.Scalar{{.*}} -> !torch.tensor<[n,3],i1>
// CHECK: torch.aten.where.ScalarSelf{{.*}} -> !torch.tensor<[n,3],i32>
// CHECK: torch.aten.remainder.Tensor{{.*}} -> !torch.tensor<[n,3],i32>
// CHECK: torch.aten.where.self{{.*}} -> !torch.tensor<[n,3],i32>
// CHECK: torch.aten.where.self{{.*}} -> !torch.tensor<[n,3],i32>
// CHECK: torch.aten.eq.Scalar{{.*}} -> !torch.tensor<[n,3],i1>
// CHECK: torch.aten.where.ScalarSelf{{.*}} -> !torch.tensor<[n,3],i32>
// CHECK: torch.aten.remainder.Tensor{{.*}} -> !torch.tensor<[n,3],i32>
// CHECK: torch.aten.where.self{{.*}} -> !torch.tensor<[n,3],i32>
// CHECK: torch.aten.where.self{{.*}} -> !torch.tensor<[n,3],i32>
// CHECK: torch.aten.eq.Scalar{{.*}} -> !torch.tensor<[n,3],i1>
// CHECK: torch.aten.where.self{{.*}} -> !torch.tensor<[n,3],i32>
// CHECK: torch.aten.eq.Scalar{{.*}} -> !torch.tensor<[n,3],i1>
// CHECK: torch.aten.where.ScalarSelf{{.*}} -> !torch.tensor<[n,3],i32>
// CHECK: torch.aten.div.Tensor_mode{{.*}} -> !torch.tensor<[n,3],i32>
// CHECK: torch.aten.mul.Tensor{{.*}} -> !torch.tensor<[n,3],i32>
// CHECK: torch.aten.abs{{.*}} -> !torch.tensor<[n,3],i32>
func.func @lcm(%arg0: !torch.tensor<[n,3],i32>, %arg1: !torch.tensor<[3],i32>) -> (!torch.tensor<[n,3],i32>) {
  %0 = torch.aten.lcm(%arg0, %arg1) : (!torch.tensor<[n,3],i32>, !torch.tensor<[3],i32>) -> !torch.tensor<[n,3],i32>
  return %0 : !torch.tensor<[n,3],i32>
}

// CHECK-LABEL: @special_xlog1py_other_scalar(
// CHECK: torch.aten.to.dtype{{.*}} -> !torch.tensor<[n,3],f64>
// CHECK: torch.aten.eq.Scalar{{.*}} -> !torch.tensor<[n,3],i1>
// CHECK: torch.aten.logical_and{{.*}} -> !torch.tensor<[n,3],i1>
// CHECK: torch.aten.mul.Tensor{{.*}} -> !torch.tensor<[n,3],f64>
// CHECK: torch.aten.where.ScalarSelf{{.*}} -> !torch.tensor<[n,3],f64>
// CHECK: torch.aten.to.dtype{{.*}} -> !torch.tensor<[n,3],f32>
func.func @special_xlog1py_other_scalar(%arg0: !torch.tensor<[n,3],f32>) -> (!torch.tensor<[n,3],f32>) {
  %0 = torch.constant 2 : i64 -> !torch.int<2>
  %1 = torch.aten.special_xlog1py.other_scalar(%arg0, %0) : (!torch.tensor<[n,3],f32>, !torch.int<2>) -> !torch.tensor<[n,3],f32>
  return %1 : !torch.tensor<[n,3],f32>
}

// CHECK-LABEL: @special_xlog1py_self_scalar(
// CHECK: torch.aten.to.dtype{{.*}} -> !torch.tensor<[n,3],f64>
// CHECK: torch.aten.add.Scalar{{.*}} -> !torch.tensor<[n,3],f64>
// CHECK: torch.aten.sub.Scalar{{.*}} -> !torch.tensor<[n,3],f64>
// CHECK: torch.aten.log{{.*}} -> !torch.tensor<[n,3],f64>
// CHECK: torch.aten.div.Tensor{{.*}} -> !torch.tensor<[n,3],f64>
// CHECK: torch.aten.mul.Tensor{{.*}} -> !torch.tensor<[n,3],f64>
// CHECK: torch.aten.eq.Scalar{{.*}} -> !torch.tensor<[n,3],i1>
// CHECK: torch.aten.where.self{{.*}} -> !torch.tensor<[n,3],f64>
// CHECK: torch.aten.eq.Tensor{{.*}} -> !torch.tensor<[n,3],i1>
// CHECK: torch.aten.where.self{{.*}} -> !torch.tensor<[n,3],f64>
// CHECK: torch.aten.isnan{{.*}} -> !torch.tensor<[n,3],i1>
// CHECK: torch.aten.logical_not{{.*}} -> !torch.tensor<[n,3],i1>
// CHECK: torch.aten.logical_and{{.*}} -> !torch.tensor<[n,3],i1>
// CHECK: torch.aten.mul.Tensor{{.*}} -> !torch.tensor<[n,3],f64>
// CHECK: torch.aten.where.ScalarSelf{{.*}} -> !torch.tensor<[n,3],f64>
// CHECK: torch.aten.to.dtype{{.*}} -> !torch.tensor<[n,3],f32>
func.func @special_xlog1py_self_scalar(%arg0: !torch.tensor<[n,3],f32>) -> (!torch.tensor<[n,3],f32>) {
  %0 = torch.constant 2 : i64 -> !torch.int<2>
  %1 = torch.aten.special_xlog1py.self_scalar(%0, %arg0) : (!torch.int<2>, !torch.tensor<[n,3],f32>) -> !torch.tensor<[n,3],f32>
  return %1 : !torch.tensor<[n,3],f32>
}

// CHECK-LABEL: @special_xlogy(
// CHECK: torch.aten.log{{.*}} -> !torch.tensor<[3],f32>
// CHECK: torch.aten.isnan{{.*}} -> !torch.tensor<[3],i1>
// CHECK: torch.aten.logical_not{{.*}} -> !torch.tensor<[3],i1>
// CHECK: torch.aten.eq.Scalar{{.*}} -> !torch.tensor<[n,3],i1>
// CHECK: torch.aten.logical_and{{.*}} -> !torch.tensor<[n,3],i1>
// CHECK: torch.aten.mul.Tensor{{.*}} -> !torch.tensor<[n,3],f32>
// CHECK: torch.aten.where.ScalarSelf{{.*}} -> !torch.tensor<[n,3],f32>
func.func @special_xlogy(%arg0: !torch.tensor<[n,3],f32>, %arg1: !torch.tensor<[3],f32>) -> (!torch.tensor<[n,3],f32>) {
  %0 = torch.aten.special_xlogy(%arg0, %arg1) : (!torch.tensor<[n,3],f32>, !torch.tensor<[3],f32>) -> !torch.tensor<[n,3],f32>
  return %0 : !torch.tensor<[n,3],f32>
}

// CHECK-LABEL: @special_xlogy_other_scalar(
// CHECK: torch.aten.eq.Scalar{{.*}} -> !torch.tensor<[n,3],i1>
// CHECK: torch.aten.logical_and{{.*}} -> !torch.tensor<[n,3],i1>
// CHECK: torch.aten.mul.Tensor{{.*}} -> !torch.tensor<[n,3],f32>
// CHECK: torch.aten.where.ScalarSelf{{.*}} -> !torch.tensor<[n,3],f32>
func.func @special_xlogy_other_scalar(%arg0: !torch.tensor<[n,3],f32>) -> (!torch.tensor<[n,3],f32>) {
  %0 = torch.constant 2 : i64 -> !torch.int<2>
  %1 = torch.aten.special_xlogy.other_scalar(%arg0, %0) : (!torch.tensor<[n,3],f32>, !torch.int<2>) -> !torch.tensor<[n,3],f32>
  return %1 : !torch.tensor<[n,3],f32>
}

// CHECK-LABEL: @special_xlogy_self_scalar(
// CHECK: torch.aten.log{{.*}} -> !torch.tensor<[n,3],f32>
// CHECK: torch.aten.isnan{{.*}} -> !torch.tensor<[n,3],i1>
// CHECK: torch.aten.logical_not{{.*}} -> !torch.tensor<[n,3],i1>
// CHECK: torch.aten.logical_and{{.*}} -> !torch.tensor<[n,3],i1>
// CHECK: torch.aten.mul.Tensor{{.*}} -> !torch.tensor<[n,3],f32>
// CHECK: torch.aten.where.ScalarSelf{{.*}} -> !torch.tensor<[n,3],f32>
func.func @special_xlogy_self_scalar(%arg0: !torch.tensor<[n,3],f32>) -> (!torch.tensor<[n,3],f32>) {
  %0 = torch.constant 2 : i64 -> !torch.int<2>
  %1 = torch.aten.special_xlogy.self_scalar(%0, %arg0) : (!torch.int<2>, !torch.tensor<[n,3],f32>) -> !torch.tensor<[n,3],f32>
  return %1 : !torch.tensor<[n,3],f32>
}

// CHECK-LABEL: @xlogy_Scalar_Other(
// CHECK: torch.aten.eq.Scalar{{.*}} -> !torch.tensor<[n,3],i1>
// CHECK: torch.aten.logical_and{{.*}} -> !torch.tensor<[n,3],i1>
// CHECK: torch.aten.mul.Tensor{{.*}} -> !torch.tensor<[n,3],f32>
// CHECK: torch.aten.where.ScalarSelf{{.*}} -> !torch.tensor<[n,3],f32>
func.func @xlogy_Scalar_Other(%arg0: !torch.tensor<[n,3],f32>) -> (!torch.tensor<[n,3],f32>) {
  %0 = torch.constant 2 : i64 -> !torch.int<2>
  %1 = torch.aten.xlogy.Scalar_Other(%arg0, %0) : (!torch.tensor<[n,3],f32>, !torch.int<2>) -> !torch.tensor<[n,3],f32>
  return %1 : !torch.tensor<[n,3],f32>
}

// CHECK-LABEL: @xlogy_Scalar_Self(
// CHECK: torch.aten.log{{.*}} -> !torch.tensor<[n,3],f32>
// CHECK: torch.aten.isnan{{.*}} -> !torch.tensor<[n,3],i1>
// CHECK: torch.aten.logical_not{{.*}} -> !torch.tensor<[n,3],i1>
// CHECK: torch.aten.logical_and{{.*}} -> !torch.tensor<[n,3],i1>
// CHECK: torch.aten.mul.Tensor{{.*}} -> !torch.tensor<[n,3],f32>
// CHECK: torch.aten.where.ScalarSelf{{.*}} -> !torch.tensor<[n,3],f32>
func.func @xlogy_Scalar_Self(%arg0: !torch.tensor<[n,3],f32>) -> (!torch.tensor<[n,3],f32>) {
  %0 = torch.constant 2 : i64 -> !torch.int<2>
  %1 = torch.aten.xlogy.Scalar_Self(%0, %arg0) : (!torch.int<2>, !torch.tensor<[n,3],f32>) -> !torch.tensor<[n,3],f32>
  return %1 : !torch.tensor<[n,3],f32>
}

// CHECK-LABEL: @xlogy_Tensor(
// CHECK: torch.aten.log{{.*}} -> !torch.tensor<[n],f32>
// CHECK: torch.aten.isnan{{.*}} -> !torch.tensor<[n],i1>
// CHECK: torch.aten.logical_not{{.*}} -> !torch.tensor<[n],i1>
// CHECK: torch.aten.eq.Scalar{{.*}} -> !torch.tensor<[],i1>
// CHECK: torch.aten.logical_and{{.*}} -> !torch.tensor<[n],i1>
// CHECK: torch.aten.mul.Tensor{{.*}} -> !torch.tensor<[n],f32>
// CHECK: torch.aten.where.ScalarSelf{{.*}} -> !torch.tensor<[n],f32>
func.func @xlogy_Tensor(%arg0: !torch.tensor<[],f32>, %arg1: !torch.tensor<[n],f32>) -> (!torch.tensor<[n],f32>) {
  %0 = torch.aten.xlogy.Tensor(%arg0, %arg1) : (!torch.tensor<[],f32>, !torch.tensor<[n],f32>) -> !torch.tensor<[n],f32>
  return %0 : !torch.tensor<[n],f32>
}
