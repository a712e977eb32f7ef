// NOTE: The checks are written by tools/dev/update_checks.py.
// RUN: torch-onnx-opt %s --decompose | FileCheck %s

// ONNX Runtime has these, but not of float64.

// CHECK-LABEL: @celu(
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
// CHECK: torch.aten.gt.Scalar{{.*}} -> !torch.tensor<[n,3],i1>
// CHECK: torch.aten.where.self{{.*}} -> !torch.tensor<[n,3],f64>
func.func @celu(%x: !torch.tensor<[n,3],f64>) -> !torch.tensor<[n,3],f64> {
  %one = torch.constant 1 : i64 -> !torch.int
  %0 = torch.aten.celu(%x, %one) : (!torch.tensor<[n,3],f64>, !torch.int) -> !torch.tensor<[n,3],f64>
  return %0 : !torch.tensor<[n,3],f64>
}

// CHECK-LABEL: @elu(
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
// CHECK: torch.aten.gt.Scalar{{.*}} -> !torch.tensor<[n,3],i1>
// CHECK: torch.aten.where.self{{.*}} -> !torch.tensor<[n,3],f64>
func.func @elu(%x: !torch.tensor<[n,3],f64>) -> !torch.tensor<[n,3],f64> {
  %one = torch.constant 1 : i64 -> !torch.int
  %0 = torch.aten.elu(%x, %one, %one, %one) : (!torch.tensor<[n,3],f64>, !torch.int, !torch.int, !torch.int) -> !torch.tensor<[n,3],f64>
  return %0 : !torch.tensor<[n,3],f64>
}

// CHECK-LABEL: @gelu(
// CHECK: torch.aten.div.Scalar{{.*}} -> !torch.tensor<[n,3],f64>
// CHECK: torch.aten.abs{{.*}} -> !torch.tensor<[n,3],f64>
// CHECK: torch.aten.clamp{{.*}} -> !torch.tensor<[n,3],f64>
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
// CHECK: torch.aten.clamp{{.*}} -> !torch.tensor<[n,3],f64>
// CHECK: torch.aten.add.Scalar{{.*}} -> !torch.tensor<[n,3],f64>
// CHECK: torch.aten.reciprocal{{.*}} -> !torch.tensor<[n,3],f64>
// CHECK: torch.aten.mul.Scalar{{.*}} -> !torch.tensor<[n,3],f64>
// CHECK: torch.aten.mul.Scalar{{.*}} -> !torch.tensor<[n,3],f64>
// CHECK: torch.aten.sub.Scalar{{.*}} -> !torch.tensor<[n,3],f64>
// CHECK: torch.aten.mul.Tensor{{.*}} -> !torch.tensor<[n,3],f64>
// CHECK: torch.aten.sub.Tensor{{.*}} -> !torch.tensor<[n,3],f64>
// CHECK: torch.aten.add.Scalar{{.*}} -> !torch.tensor<[n,3],f64>
// CHECK: torch.aten.mul.Tensor{{.*}} -> !torch.tensor<[n,3],f64>
// CHECK: torch.aten.sub.Tensor{{.*}} -> !torch.tensor<[n,3],f64>
// CHECK: torch.aten.add.Scalar{{.*}} -> !torch.tensor<[n,3],f64>
// CHECK: torch.aten.mul.Tensor{{.*}} -> !torch.tensor<[n,3],f64>
// CHECK: torch.aten.sub.Tensor{{.*}} -> !torch.tensor<[n,3],f64>
// CHECK: torch.aten.add.Scalar{{.*}} -> !torch.tensor<[n,3],f64>
// CHECK: torch.aten.mul.Tensor{{.*}} -> !torch.tensor<[n,3],f64>
// CHECK: torch.aten.sub.Tensor{{.*}} -> !torch.tensor<[n,3],f64>
// CHECK: torch.aten.add.Scalar{{.*}} -> !torch.tensor<[n,3],f64>
// CHECK: torch.aten.mul.Tensor{{.*}} -> !torch.tensor<[n,3],f64>
// CHECK: torch.aten.sub.Tensor{{.*}} -> !torch.tensor<[n,3],f64>
// CHECK: torch.aten.add.Scalar{{.*}} -> !torch.tensor<[n,3],f64>
// CHECK: torch.aten.mul.Tensor{{.*}} -> !torch.tensor<[n,3],f64>
// CHECK: torch.aten.sub.Tensor{{.*}} -> !torch.tensor<[n,3],f64>
// CHECK: torch.aten.add.Scalar{{.*}} -> !torch.tensor<[n,3],f64>
// CHECK: torch.aten.mul.Tensor{{.*}} -> !torch.tensor<[n,3],f64>
// CHECK: torch.aten.sub.Tensor{{.*}} -> !torch.tensor<[n,3],f64>
// CHECK: torch.aten.add.Scalar{{.*}} -> !torch.tensor<[n,3],f64>
// CHECK: torch.aten.mul.Tensor{{.*}} -> !torch.tensor<[n,3],f64>
// CHECK: torch.aten.sub.Tensor{{.*}} -> !torch.tensor<[n,3],f64>
// CHECK: torch.aten.add.Scalar{{.*}} -> !torch.tensor<[n,3],f64>
// CHECK: torch.aten.mul.Tensor{{.*}} -> !torch.tensor<[n,3],f64>
// CHECK: torch.aten.sub.Tensor{{.*}} -> !torch.tensor<[n,3],f64>
// CHECK: torch.aten.add.Scalar{{.*}} -> !torch.tensor<[n,3],f64>
// CHECK: torch.aten.mul.Tensor{{.*}} -> !torch.tensor<[n,3],f64>
// CHECK: torch.aten.sub.Tensor{{.*}} -> !torch.tensor<[n,3],f64>
// CHECK: torch.aten.add.Scalar{{.*}} -> !torch.tensor<[n,3],f64>
// CHECK: torch.aten.mul.Tensor{{.*}} -> !torch.tensor<[n,3],f64>
// CHECK: torch.aten.sub.Tensor{{.*}} -> !torch.tensor<[n,3],f64>
// CHECK: torch.aten.add.Scalar{{.*}} -> !torch.tensor<[n,3],f64>
// CHECK: torch.aten.mul.Tensor{{.*}} -> !torch.tensor<[n,3],f64>
// CHECK: torch.aten.sub.Tensor{{.*}} -> !torch.tensor<[n,3],f64>
// CHECK: torch.aten.add.Scalar{{.*}} -> !torch.tensor<[n,3],f64>
// CHECK: torch.aten.mul.Tensor{{.*}} -> !torch.tensor<[n,3],f64>
// CHECK: torch.aten.sub.Tensor{{.*}} -> !torch.tensor<[n,3],f64>
// CHECK: torch.aten.add.Scalar{{.*}} -> !torch.tensor<[n,3],f64>
// CHECK: torch.aten.mul.Tensor{{.*}} -> !torch.tensor<[n,3],f64>
// CHECK: torch.aten.sub.Tensor{{.*}} -> !torch.tensor<[n,3],f64>
// CHECK: torch.aten.add.Scalar{{.*}} -> !torch.tensor<[n,3],f64>
// CHECK: torch.aten.mul.Tensor{{.*}} -> !torch.tensor<[n,3],f64>
// CHECK: torch.aten.sub.Tensor{{.*}} -> !torch.tensor<[n,3],f64>
// CHECK: torch.aten.add.Scalar{{.*}} -> !torch.tensor<[n,3],f64>
// CHECK: torch.aten.mul.Tensor{{.*}} -> !torch.tensor<[n,3],f64>
// CHECK: torch.aten.sub.Tensor{{.*}} -> !torch.tensor<[n,3],f64>
// CHECK: torch.aten.add.Scalar{{.*}} -> !torch.tensor<[n,3],f64>
// CHECK: torch.aten.mul.Tensor{{.*}} -> !torch.tensor<[n,3],f64>
// CHECK: torch.aten.sub.Tensor{{.*}} -> !torch.tensor<[n,3],f64>
// CHECK: torch.aten.add.Scalar{{.*}} -> !torch.tensor<[n,3],f64>
// CHECK: torch.aten.mul.Tensor{{.*}} -> !torch.tensor<[n,3],f64>
// CHECK: torch.aten.sub.Tensor{{.*}} -> !torch.tensor<[n,3],f64>
// CHECK: torch.aten.add.Scalar{{.*}} -> !torch.tensor<[n,3],f64>
// CHECK: torch.aten.mul.Tensor{{.*}} -> !torch.tensor<[n,3],f64>
// CHECK: torch.aten.sub.Tensor{{.*}} -> !torch.tensor<[n,3],f64>
// CHECK: torch.aten.add.Scalar{{.*}} -> !torch.tensor<[n,3],f64>
// CHECK: torch.aten.mul.Tensor{{.*}} -> !torch.tensor<[n,3],f64>
// CHECK: torch.aten.sub.Tensor{{.*}} -> !torch.tensor<[n,3],f64>
// CHECK: torch.aten.add.Scalar{{.*}} -> !torch.tensor<[n,3],f64>
// CHECK: torch.aten.mul.Tensor{{.*}} -> !torch.tensor<[n,3],f64>
// CHECK: torch.aten.sub.Tensor{{.*}} -> !torch.tensor<[n,3],f64>
// CHECK: torch.aten.add.Scalar{{.*}} -> !torch.tensor<[n,3],f64>
// CHECK: torch.aten.mul.Tensor{{.*}} -> !torch.tensor<[n,3],f64>
// CHECK: torch.aten.sub.Tensor{{.*}} -> !torch.tensor<[n,3],f64>
// CHECK: torch.aten.add.Scalar{{.*}} -> !torch.tensor<[n,3],f64>
// CHECK: torch.aten.mul.Tensor{{.*}} -> !torch.tensor<[n,3],f64>
// CHECK: torch.aten.sub.Tensor{{.*}} -> !torch.tensor<[n,3],f64>
// CHECK: torch.aten.add.Scalar{{.*}} -> !torch.tensor<[n,3],f64>
// CHECK: torch.aten.mul.Tensor{{.*}} -> !torch.tensor<[n,3],f64>
// CHECK: torch.aten.sub.Tensor{{.*}} -> !torch.tensor<[n,3],f64>
// CHECK: torch.aten.add.Scalar{{.*}} -> !torch.tensor<[n,3],f64>
// CHECK: torch.aten.mul.Tensor{{.*}} -> !torch.tensor<[n,3],f64>
// CHECK: torch.aten.sub.Tensor{{.*}} -> !torch.tensor<[n,3],f64>
// CHECK: torch.aten.add.Scalar{{.*}} -> !torch.tensor<[n,3],f64>
// CHECK: torch.aten.mul.Tensor{{.*}} -> !torch.tensor<[n,3],f64>
// CHECK: torch.aten.sub.Tensor{{.*}} -> !torch.tensor<[n,3],f64>
// CHECK: torch.aten.add.Scalar{{.*}} -> !torch.tensor<[n,3],f64>
// CHECK: torch.aten.mul.Tensor{{.*}} -> !torch.tensor<[n,3],f64>
// CHECK: torch.aten.sub.Tensor{{.*}} -> !torch.tensor<[n,3],f64>
// CHECK: torch.aten.add.Scalar{{.*}} -> !torch.tensor<[n,3],f64>
// CHECK: torch.aten.sub.Tensor{{.*}} -> !torch.tensor<[n,3],f64>
// CHECK: torch.aten.mul.Scalar{{.*}} -> !torch.tensor<[n,3],f64>
// CHECK: torch.aten.exp{{.*}} -> !torch.tensor<[n,3],f64>
// CHECK: torch.aten.mul.Tensor{{.*}} -> !torch.tensor<[n,3],f64>
// CHECK: torch.aten.to.dtype{{.*}} -> !torch.tensor<[n,3],f32>
// CHECK: torch.aten.to.dtype{{.*}} -> !torch.tensor<[n,3],f64>
// CHECK: torch.aten.add.Tensor{{.*}} -> !torch.tensor<[n,3],f64>
// CHECK: torch.aten.sub.Tensor{{.*}} -> !torch.tensor<[n,3],f64>
// CHECK: torch.aten.mul.Tensor{{.*}} -> !torch.tensor<[n,3],f64>
// CHECK: torch.aten.neg{{.*}} -> !torch.tensor<[n,3],f64>
// CHECK: torch.aten.exp{{.*}} -> !torch.tensor<[n,3],f64>
// CHECK: torch.aten.mul.Tensor{{.*}} -> !torch.tensor<[n,3],f64>
// CHECK: torch.aten.neg{{.*}} -> !torch.tensor<[n,3],f64>
// CHECK: torch.aten.exp{{.*}} -> !torch.tensor<[n,3],f64>
// CHECK: torch.aten.mul.Tensor{{.*}} -> !torch.tensor<[n,3],f64>
// CHECK: torch.aten.mul.Tensor{{.*}} -> !torch.tensor<[n,3],f64>
// CHECK: torch.aten.rsub.Scalar{{.*}} -> !torch.tensor<[n,3],f64>
// CHECK: torch.aten.mul.Tensor{{.*}} -> !torch.tensor<[n,3],f64>
// CHECK: torch.aten.lt.Scalar{{.*}} -> !torch.tensor<[n,3],i1>
// CHECK: torch.aten.where.self{{.*}} -> !torch.tensor<[n,3],f64>
// CHECK: torch.aten.abs{{.*}} -> !torch.tensor<[n,3],f64>
// CHECK: torch.aten.lt.Scalar{{.*}} -> !torch.tensor<[n,3],i1>
// CHECK: torch.aten.reciprocal{{.*}} -> !torch.tensor<[n,3],f64>
// CHECK: torch.aten.lt.Scalar{{.*}} -> !torch.tensor<[n,3],i1>
// CHECK: torch.aten.logical_or{{.*}} -> !torch.tensor<[n,3],i1>
// CHECK: torch.aten.where.Scalar{{.*}} -> !torch.tensor<[n,3],f32>
// CHECK: torch.aten.to.dtype{{.*}} -> !torch.tensor<[n,3],f64>
// CHECK: torch.aten.mul.Tensor{{.*}} -> !torch.tensor<[n,3],f64>
// CHECK: torch.aten.add.Scalar{{.*}} -> !torch.tensor<[n,3],f64>
// CHECK: torch.aten.mul.Tensor{{.*}} -> !torch.tensor<[n,3],f64>
// CHECK: torch.aten.mul.Scalar{{.*}} -> !torch.tensor<[n,3],f64>
func.func @gelu(%x: !torch.tensor<[n,3],f64>) -> !torch.tensor<[n,3],f64> {
  %mode = torch.constant "none" -> !torch.str
  %0 = torch.aten.gelu(%x, %mode) : (!torch.tensor<[n,3],f64>, !torch.str) -> !torch.tensor<[n,3],f64>
  return %0 : !torch.tensor<[n,3],f64>
}

// CHECK-LABEL: @hardsigmoid(
// CHECK: torch.aten.add.Scalar{{.*}} -> !torch.tensor<[n,3],f64>
// CHECK: torch.aten.clamp{{.*}} -> !torch.tensor<[n,3],f64>
// CHECK: torch.aten.div.Scalar{{.*}} -> !torch.tensor<[n,3],f64>
func.func @hardsigmoid(%x: !torch.tensor<[n,3],f64>) -> !torch.tensor<[n,3],f64> {
  %0 = torch.aten.hardsigmoid(%x) : (!torch.tensor<[n,3],f64>) -> !torch.tensor<[n,3],f64>
  return %0 : !torch.tensor<[n,3],f64>
}

// CHECK-LABEL: @hardswish(
// CHECK: torch.aten.add.Scalar{{.*}} -> !torch.tensor<[n,3],f64>
// CHECK: torch.aten.clamp{{.*}} -> !torch.tensor<[n,3],f64>
// CHECK: torch.aten.mul.Tensor{{.*}} -> !torch.tensor<[n,3],f64>
// CHECK: torch.aten.div.Scalar{{.*}} -> !torch.tensor<[n,3],f64>
func.func @hardswish(%x: !torch.tensor<[n,3],f64>) -> !torch.tensor<[n,3],f64> {
  %0 = torch.aten.hardswish(%x) : (!torch.tensor<[n,3],f64>) -> !torch.tensor<[n,3],f64>
  return %0 : !torch.tensor<[n,3],f64>
}

// CHECK-LABEL: @leaky_relu(
// CHECK: torch.aten.mul.Scalar{{.*}} -> !torch.tensor<[n,3],f64>
// CHECK: torch.aten.gt.Scalar{{.*}} -> !torch.tensor<[n,3],i1>
// CHECK: torch.aten.where.self{{.*}} -> !torch.tensor<[n,3],f64>
func.func @leaky_relu(%x: !torch.tensor<[n,3],f64>) -> !torch.tensor<[n,3],f64> {
  %slope = torch.constant 1.0e-2 : f64 -> !torch.float
  %0 = torch.aten.leaky_relu(%x, %slope) : (!torch.tensor<[n,3],f64>, !torch.float) -> !torch.tensor<[n,3],f64>
  return %0 : !torch.tensor<[n,3],f64>
}

// CHECK-LABEL: @mish(
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
// CHECK: torch.aten.tanh{{.*}} -> !torch.tensor<[n,3],f64>
// CHECK: torch.aten.mul.Tensor{{.*}} -> !torch.tensor<[n,3],f64>
func.func @mish(%x: !torch.tensor<[n,3],f64>) -> !torch.tensor<[n,3],f64> {
  %0 = torch.aten.mish(%x) : (!torch.tensor<[n,3],f64>) -> !torch.tensor<[n,3],f64>
  return %0 : !torch.tensor<[n,3],f64>
}

// CHECK-LABEL: @selu(
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
// CHECK: torch.aten.gt.Scalar{{.*}} -> !torch.tensor<[n,3],i1>
// CHECK: torch.aten.where.self{{.*}} -> !torch.tensor<[n,3],f64>
// CHECK: torch.aten.mul.Scalar{{.*}} -> !torch.tensor<[n,3],f64>
func.func @selu(%x: !torch.tensor<[n,3],f64>) -> !torch.tensor<[n,3],f64> {
  %0 = torch.aten.selu(%x) : (!torch.tensor<[n,3],f64>) -> !torch.tensor<[n,3],f64>
  return %0 : !torch.tensor<[n,3],f64>
}

// CHECK-LABEL: @sigmoid(
// CHECK: torch.aten.neg{{.*}} -> !torch.tensor<[n,3],f64>
// CHECK: torch.aten.exp{{.*}} -> !torch.tensor<[n,3],f64>
// CHECK: torch.aten.add.Scalar{{.*}} -> !torch.tensor<[n,3],f64>
// CHECK: torch.aten.reciprocal{{.*}} -> !torch.tensor<[n,3],f64>
func.func @sigmoid(%x: !torch.tensor<[n,3],f64>) -> !torch.tensor<[n,3],f64> {
  %0 = torch.aten.sigmoid(%x) : (!torch.tensor<[n,3],f64>) -> !torch.tensor<[n,3],f64>
  return %0 : !torch.tensor<[n,3],f64>
}

// CHECK-LABEL: @softplus(
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
func.func @softplus(%x: !torch.tensor<[n,3],f64>) -> !torch.tensor<[n,3],f64> {
  %one = torch.constant 1 : i64 -> !torch.int
  %threshold = torch.constant 20 : i64 -> !torch.int
  %0 = torch.aten.softplus(%x, %one, %threshold) : (!torch.tensor<[n,3],f64>, !torch.int, !torch.int) -> !torch.tensor<[n,3],f64>
  return %0 : !torch.tensor<[n,3],f64>
}

// CHECK-LABEL: @_prelu_kernel(
// CHECK: torch.aten.mul.Tensor{{.*}} -> !torch.tensor<[n,3],f64>
// CHECK: torch.aten.gt.Scalar{{.*}} -> !torch.tensor<[n,3],i1>
// CHECK: torch.aten.where.self{{.*}} -> !torch.tensor<[n,3],f64>
func.func @_prelu_kernel(%x: !torch.tensor<[n,3],f64>, %w: !torch.tensor<[3],f64>) -> !torch.tensor<[n,3],f64> {
  %0 = torch.aten._prelu_kernel(%x, %w) : (!torch.tensor<[n,3],f64>, !torch.tensor<[3],f64>) -> !torch.tensor<[n,3],f64>
  return %0 : !torch.tensor<[n,3],f64>
}
