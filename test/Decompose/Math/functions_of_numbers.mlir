// NOTE: The checks are written by tools/dev/update_checks.py.

// RUN: torch-onnx-opt %s --decompose | FileCheck %s

// CHECK-LABEL: @erfc_float(
// CHECK: torch.aten.scalar_tensor{{.*}} -> !torch.tensor<[],f64>
// CHECK: torch.aten.clamp{{.*}} -> !torch.tensor<[],f64>
// CHECK: torch.aten.add.Scalar{{.*}} -> !torch.tensor<[],f64>
// CHECK: torch.aten.reciprocal{{.*}} -> !torch.tensor<[],f64>
// CHECK: torch.aten.mul.Scalar{{.*}} -> !torch.tensor<[],f64>
// CHECK: torch.aten.mul.Scalar{{.*}} -> !torch.tensor<[],f64>
// CHECK: torch.aten.sub.Scalar{{.*}} -> !torch.tensor<[],f64>
// CHECK: torch.aten.mul.Tensor{{.*}} -> !torch.tensor<[],f64>
// CHECK: torch.aten.sub.Tensor{{.*}} -> !torch.tensor<[],f64>
// CHECK: torch.aten.add.Scalar{{.*}} -> !torch.tensor<[],f64>
// CHECK: torch.aten.mul.Tensor{{.*}} -> !torch.tensor<[],f64>
// CHECK: torch.aten.sub.Tensor{{.*}} -> !torch.tensor<[],f64>
// CHECK: torch.aten.add.Scalar{{.*}} -> !torch.tensor<[],f64>
// CHECK: torch.aten.mul.Tensor{{.*}} -> !torch.tensor<[],f64>
// CHECK: torch.aten.sub.Tensor{{.*}} -> !torch.tensor<[],f64>
// CHECK: torch.aten.add.Scalar{{.*}} -> !torch.tensor<[],f64>
// CHECK: torch.aten.mul.Tensor{{.*}} -> !torch.tensor<[],f64>
// CHECK: torch.aten.sub.Tensor{{.*}} -> !torch.tensor<[],f64>
// CHECK: torch.aten.add.Scalar{{.*}} -> !torch.tensor<[],f64>
// CHECK: torch.aten.mul.Tensor{{.*}} -> !torch.tensor<[],f64>
// CHECK: torch.aten.sub.Tensor{{.*}} -> !torch.tensor<[],f64>
// CHECK: torch.aten.add.Scalar{{.*}} -> !torch.tensor<[],f64>
// CHECK: torch.aten.mul.Tensor{{.*}} -> !torch.tensor<[],f64>
// CHECK: torch.aten.sub.Tensor{{.*}} -> !torch.tensor<[],f64>
// CHECK: torch.aten.add.Scalar{{.*}} -> !torch.tensor<[],f64>
// CHECK: torch.aten.mul.Tensor{{.*}} -> !torch.tensor<[],f64>
// CHECK: torch.aten.sub.Tensor{{.*}} -> !torch.tensor<[],f64>
// CHECK: torch.aten.add.Scalar{{.*}} -> !torch.tensor<[],f64>
// CHECK: torch.aten.mul.Tensor{{.*}} -> !torch.tensor<[],f64>
// CHECK: torch.aten.sub.Tensor{{.*}} -> !torch.tensor<[],f64>
// CHECK: torch.aten.add.Scalar{{.*}} -> !torch.tensor<[],f64>
// CHECK: torch.aten.mul.Tensor{{.*}} -> !torch.tensor<[],f64>
// CHECK: torch.aten.sub.Tensor{{.*}} -> !torch.tensor<[],f64>
// CHECK: torch.aten.add.Scalar{{.*}} -> !torch.tensor<[],f64>
// CHECK: torch.aten.mul.Tensor{{.*}} -> !torch.tensor<[],f64>
// CHECK: torch.aten.sub.Tensor{{.*}} -> !torch.tensor<[],f64>
// CHECK: torch.aten.add.Scalar{{.*}} -> !torch.tensor<[],f64>
// CHECK: torch.aten.mul.Tensor{{.*}} -> !torch.tensor<[],f64>
// CHECK: torch.aten.sub.Tensor{{.*}} -> !torch.tensor<[],f64>
// CHECK: torch.aten.add.Scalar{{.*}} -> !torch.tensor<[],f64>
// CHECK: torch.aten.mul.Tensor{{.*}} -> !torch.tensor<[],f64>
// CHECK: torch.aten.sub.Tensor{{.*}} -> !torch.tensor<[],f64>
// CHECK: torch.aten.add.Scalar{{.*}} -> !torch.tensor<[],f64>
// CHECK: torch.aten.mul.Tensor{{.*}} -> !torch.tensor<[],f64>
// CHECK: torch.aten.sub.Tensor{{.*}} -> !torch.tensor<[],f64>
// CHECK: torch.aten.add.Scalar{{.*}} -> !torch.tensor<[],f64>
// CHECK: torch.aten.mul.Tensor{{.*}} -> !torch.tensor<[],f64>
// CHECK: torch.aten.sub.Tensor{{.*}} -> !torch.tensor<[],f64>
// CHECK: torch.aten.add.Scalar{{.*}} -> !torch.tensor<[],f64>
// CHECK: torch.aten.mul.Tensor{{.*}} -> !torch.tensor<[],f64>
// CHECK: torch.aten.sub.Tensor{{.*}} -> !torch.tensor<[],f64>
// CHECK: torch.aten.add.Scalar{{.*}} -> !torch.tensor<[],f64>
// CHECK: torch.aten.mul.Tensor{{.*}} -> !torch.tensor<[],f64>
// CHECK: torch.aten.sub.Tensor{{.*}} -> !torch.tensor<[],f64>
// CHECK: torch.aten.add.Scalar{{.*}} -> !torch.tensor<[],f64>
// CHECK: torch.aten.mul.Tensor{{.*}} -> !torch.tensor<[],f64>
// CHECK: torch.aten.sub.Tensor{{.*}} -> !torch.tensor<[],f64>
// CHECK: torch.aten.add.Scalar{{.*}} -> !torch.tensor<[],f64>
// CHECK: torch.aten.mul.Tensor{{.*}} -> !torch.tensor<[],f64>
// CHECK: torch.aten.sub.Tensor{{.*}} -> !torch.tensor<[],f64>
// CHECK: torch.aten.add.Scalar{{.*}} -> !torch.tensor<[],f64>
// CHECK: torch.aten.mul.Tensor{{.*}} -> !torch.tensor<[],f64>
// CHECK: torch.aten.sub.Tensor{{.*}} -> !torch.tensor<[],f64>
// CHECK: torch.aten.add.Scalar{{.*}} -> !torch.tensor<[],f64>
// CHECK: torch.aten.mul.Tensor{{.*}} -> !torch.tensor<[],f64>
// CHECK: torch.aten.sub.Tensor{{.*}} -> !torch.tensor<[],f64>
// CHECK: torch.aten.add.Scalar{{.*}} -> !torch.tensor<[],f64>
// CHECK: torch.aten.mul.Tensor{{.*}} -> !torch.tensor<[],f64>
// CHECK: torch.aten.sub.Tensor{{.*}} -> !torch.tensor<[],f64>
// CHECK: torch.aten.add.Scalar{{.*}} -> !torch.tensor<[],f64>
// CHECK: torch.aten.mul.Tensor{{.*}} -> !torch.tensor<[],f64>
// CHECK: torch.aten.sub.Tensor{{.*}} -> !torch.tensor<[],f64>
// CHECK: torch.aten.add.Scalar{{.*}} -> !torch.tensor<[],f64>
// CHECK: torch.aten.mul.Tensor{{.*}} -> !torch.tensor<[],f64>
// CHECK: torch.aten.sub.Tensor{{.*}} -> !torch.tensor<[],f64>
// CHECK: torch.aten.add.Scalar{{.*}} -> !torch.tensor<[],f64>
// CHECK: torch.aten.mul.Tensor{{.*}} -> !torch.tensor<[],f64>
// CHECK: torch.aten.sub.Tensor{{.*}} -> !torch.tensor<[],f64>
// CHECK: torch.aten.add.Scalar{{.*}} -> !torch.tensor<[],f64>
// CHECK: torch.aten.mul.Tensor{{.*}} -> !torch.tensor<[],f64>
// CHECK: torch.aten.sub.Tensor{{.*}} -> !torch.tensor<[],f64>
// CHECK: torch.aten.add.Scalar{{.*}} -> !torch.tensor<[],f64>
// CHECK: torch.aten.mul.Tensor{{.*}} -> !torch.tensor<[],f64>
// CHECK: torch.aten.sub.Tensor{{.*}} -> !torch.tensor<[],f64>
// CHECK: torch.aten.add.Scalar{{.*}} -> !torch.tensor<[],f64>
// CHECK: torch.aten.mul.Tensor{{.*}} -> !torch.tensor<[],f64>
// CHECK: torch.aten.sub.Tensor{{.*}} -> !torch.tensor<[],f64>
// CHECK: torch.aten.add.Scalar{{.*}} -> !torch.tensor<[],f64>
// CHECK: torch.aten.sub.Tensor{{.*}} -> !torch.tensor<[],f64>
// CHECK: torch.aten.mul.Scalar{{.*}} -> !torch.tensor<[],f64>
// CHECK: torch.aten.exp{{.*}} -> !torch.tensor<[],f64>
// CHECK: torch.aten.mul.Tensor{{.*}} -> !torch.tensor<[],f64>
// CHECK: torch.aten.mul.Tensor{{.*}} -> !torch.tensor<[],f64>
// CHECK: torch.aten.neg{{.*}} -> !torch.tensor<[],f64>
// CHECK: torch.aten.exp{{.*}} -> !torch.tensor<[],f64>
// CHECK: torch.aten.mul.Tensor{{.*}} -> !torch.tensor<[],f64>
// CHECK: torch.aten.erf{{.*}} -> !torch.tensor<[],f64>
// CHECK: torch.aten.rsub.Scalar{{.*}} -> !torch.tensor<[],f64>
// CHECK: torch.aten.lt.Scalar{{.*}} -> !torch.tensor<[],i1>
// CHECK: torch.aten.where.self{{.*}} -> !torch.tensor<[],f64>
// CHECK: torch.aten.Float.Tensor{{.*}} -> !torch.float
func.func @erfc_float(%arg0: !torch.float) -> (!torch.float) {
  %0 = torch.aten.erfc.float(%arg0) : (!torch.float) -> !torch.float
  return %0 : !torch.float
}

// CHECK-LABEL: @erfc_int(
// CHECK: torch.aten.scalar_tensor{{.*}} -> !torch.tensor<[],f64>
// CHECK: torch.aten.clamp{{.*}} -> !torch.tensor<[],f64>
// CHECK: torch.aten.add.Scalar{{.*}} -> !torch.tensor<[],f64>
// CHECK: torch.aten.reciprocal{{.*}} -> !torch.tensor<[],f64>
// CHECK: torch.aten.mul.Scalar{{.*}} -> !torch.tensor<[],f64>
// CHECK: torch.aten.mul.Scalar{{.*}} -> !torch.tensor<[],f64>
// CHECK: torch.aten.sub.Scalar{{.*}} -> !torch.tensor<[],f64>
// CHECK: torch.aten.mul.Tensor{{.*}} -> !torch.tensor<[],f64>
// CHECK: torch.aten.sub.Tensor{{.*}} -> !torch.tensor<[],f64>
// CHECK: torch.aten.add.Scalar{{.*}} -> !torch.tensor<[],f64>
// CHECK: torch.aten.mul.Tensor{{.*}} -> !torch.tensor<[],f64>
// CHECK: torch.aten.sub.Tensor{{.*}} -> !torch.tensor<[],f64>
// CHECK: torch.aten.add.Scalar{{.*}} -> !torch.tensor<[],f64>
// CHECK: torch.aten.mul.Tensor{{.*}} -> !torch.tensor<[],f64>
// CHECK: torch.aten.sub.Tensor{{.*}} -> !torch.tensor<[],f64>
// CHECK: torch.aten.add.Scalar{{.*}} -> !torch.tensor<[],f64>
// CHECK: torch.aten.mul.Tensor{{.*}} -> !torch.tensor<[],f64>
// CHECK: torch.aten.sub.Tensor{{.*}} -> !torch.tensor<[],f64>
// CHECK: torch.aten.add.Scalar{{.*}} -> !torch.tensor<[],f64>
// CHECK: torch.aten.mul.Tensor{{.*}} -> !torch.tensor<[],f64>
// CHECK: torch.aten.sub.Tensor{{.*}} -> !torch.tensor<[],f64>
// CHECK: torch.aten.add.Scalar{{.*}} -> !torch.tensor<[],f64>
// CHECK: torch.aten.mul.Tensor{{.*}} -> !torch.tensor<[],f64>
// CHECK: torch.aten.sub.Tensor{{.*}} -> !torch.tensor<[],f64>
// CHECK: torch.aten.add.Scalar{{.*}} -> !torch.tensor<[],f64>
// CHECK: torch.aten.mul.Tensor{{.*}} -> !torch.tensor<[],f64>
// CHECK: torch.aten.sub.Tensor{{.*}} -> !torch.tensor<[],f64>
// CHECK: torch.aten.add.Scalar{{.*}} -> !torch.tensor<[],f64>
// CHECK: torch.aten.mul.Tensor{{.*}} -> !torch.tensor<[],f64>
// CHECK: torch.aten.sub.Tensor{{.*}} -> !torch.tensor<[],f64>
// CHECK: torch.aten.add.Scalar{{.*}} -> !torch.tensor<[],f64>
// CHECK: torch.aten.mul.Tensor{{.*}} -> !torch.tensor<[],f64>
// CHECK: torch.aten.sub.Tensor{{.*}} -> !torch.tensor<[],f64>
// CHECK: torch.aten.add.Scalar{{.*}} -> !torch.tensor<[],f64>
// CHECK: torch.aten.mul.Tensor{{.*}} -> !torch.tensor<[],f64>
// CHECK: torch.aten.sub.Tensor{{.*}} -> !torch.tensor<[],f64>
// CHECK: torch.aten.add.Scalar{{.*}} -> !torch.tensor<[],f64>
// CHECK: torch.aten.mul.Tensor{{.*}} -> !torch.tensor<[],f64>
// CHECK: torch.aten.sub.Tensor{{.*}} -> !torch.tensor<[],f64>
// CHECK: torch.aten.add.Scalar{{.*}} -> !torch.tensor<[],f64>
// CHECK: torch.aten.mul.Tensor{{.*}} -> !torch.tensor<[],f64>
// CHECK: torch.aten.sub.Tensor{{.*}} -> !torch.tensor<[],f64>
// CHECK: torch.aten.add.Scalar{{.*}} -> !torch.tensor<[],f64>
// CHECK: torch.aten.mul.Tensor{{.*}} -> !torch.tensor<[],f64>
// CHECK: torch.aten.sub.Tensor{{.*}} -> !torch.tensor<[],f64>
// CHECK: torch.aten.add.Scalar{{.*}} -> !torch.tensor<[],f64>
// CHECK: torch.aten.mul.Tensor{{.*}} -> !torch.tensor<[],f64>
// CHECK: torch.aten.sub.Tensor{{.*}} -> !torch.tensor<[],f64>
// CHECK: torch.aten.add.Scalar{{.*}} -> !torch.tensor<[],f64>
// CHECK: torch.aten.mul.Tensor{{.*}} -> !torch.tensor<[],f64>
// CHECK: torch.aten.sub.Tensor{{.*}} -> !torch.tensor<[],f64>
// CHECK: torch.aten.add.Scalar{{.*}} -> !torch.tensor<[],f64>
// CHECK: torch.aten.mul.Tensor{{.*}} -> !torch.tensor<[],f64>
// CHECK: torch.aten.sub.Tensor{{.*}} -> !torch.tensor<[],f64>
// CHECK: torch.aten.add.Scalar{{.*}} -> !torch.tensor<[],f64>
// CHECK: torch.aten.mul.Tensor{{.*}} -> !torch.tensor<[],f64>
// CHECK: torch.aten.sub.Tensor{{.*}} -> !torch.tensor<[],f64>
// CHECK: torch.aten.add.Scalar{{.*}} -> !torch.tensor<[],f64>
// CHECK: torch.aten.mul.Tensor{{.*}} -> !torch.tensor<[],f64>
// CHECK: torch.aten.sub.Tensor{{.*}} -> !torch.tensor<[],f64>
// CHECK: torch.aten.add.Scalar{{.*}} -> !torch.tensor<[],f64>
// CHECK: torch.aten.mul.Tensor{{.*}} -> !torch.tensor<[],f64>
// CHECK: torch.aten.sub.Tensor{{.*}} -> !torch.tensor<[],f64>
// CHECK: torch.aten.add.Scalar{{.*}} -> !torch.tensor<[],f64>
// CHECK: torch.aten.mul.Tensor{{.*}} -> !torch.tensor<[],f64>
// CHECK: torch.aten.sub.Tensor{{.*}} -> !torch.tensor<[],f64>
// CHECK: torch.aten.add.Scalar{{.*}} -> !torch.tensor<[],f64>
// CHECK: torch.aten.mul.Tensor{{.*}} -> !torch.tensor<[],f64>
// CHECK: torch.aten.sub.Tensor{{.*}} -> !torch.tensor<[],f64>
// CHECK: torch.aten.add.Scalar{{.*}} -> !torch.tensor<[],f64>
// CHECK: torch.aten.mul.Tensor{{.*}} -> !torch.tensor<[],f64>
// CHECK: torch.aten.sub.Tensor{{.*}} -> !torch.tensor<[],f64>
// CHECK: torch.aten.add.Scalar{{.*}} -> !torch.tensor<[],f64>
// CHECK: torch.aten.mul.Tensor{{.*}} -> !torch.tensor<[],f64>
// CHECK: torch.aten.sub.Tensor{{.*}} -> !torch.tensor<[],f64>
// CHECK: torch.aten.add.Scalar{{.*}} -> !torch.tensor<[],f64>
// CHECK: torch.aten.mul.Tensor{{.*}} -> !torch.tensor<[],f64>
// CHECK: torch.aten.sub.Tensor{{.*}} -> !torch.tensor<[],f64>
// CHECK: torch.aten.add.Scalar{{.*}} -> !torch.tensor<[],f64>
// CHECK: torch.aten.mul.Tensor{{.*}} -> !torch.tensor<[],f64>
// CHECK: torch.aten.sub.Tensor{{.*}} -> !torch.tensor<[],f64>
// CHECK: torch.aten.add.Scalar{{.*}} -> !torch.tensor<[],f64>
// CHECK: torch.aten.mul.Tensor{{.*}} -> !torch.tensor<[],f64>
// CHECK: torch.aten.sub.Tensor{{.*}} -> !torch.tensor<[],f64>
// CHECK: torch.aten.add.Scalar{{.*}} -> !torch.tensor<[],f64>
// CHECK: torch.aten.mul.Tensor{{.*}} -> !torch.tensor<[],f64>
// CHECK: torch.aten.sub.Tensor{{.*}} -> !torch.tensor<[],f64>
// CHECK: torch.aten.add.Scalar{{.*}} -> !torch.tensor<[],f64>
// CHECK: torch.aten.sub.Tensor{{.*}} -> !torch.tensor<[],f64>
// CHECK: torch.aten.mul.Scalar{{.*}} -> !torch.tensor<[],f64>
// CHECK: torch.aten.exp{{.*}} -> !torch.tensor<[],f64>
// CHECK: torch.aten.mul.Tensor{{.*}} -> !torch.tensor<[],f64>
// CHECK: torch.aten.mul.Tensor{{.*}} -> !torch.tensor<[],f64>
// CHECK: torch.aten.neg{{.*}} -> !torch.tensor<[],f64>
// CHECK: torch.aten.exp{{.*}} -> !torch.tensor<[],f64>
// CHECK: torch.aten.mul.Tensor{{.*}} -> !torch.tensor<[],f64>
// CHECK: torch.aten.erf{{.*}} -> !torch.tensor<[],f64>
// CHECK: torch.aten.rsub.Scalar{{.*}} -> !torch.tensor<[],f64>
// CHECK: torch.aten.lt.Scalar{{.*}} -> !torch.tensor<[],i1>
// CHECK: torch.aten.where.self{{.*}} -> !torch.tensor<[],f64>
// CHECK: torch.aten.Float.Tensor{{.*}} -> !torch.float
func.func @erfc_int(%arg0: !torch.int) -> (!torch.float) {
  %0 = torch.aten.erfc.int(%arg0) : (!torch.int) -> !torch.float
  return %0 : !torch.float
}

// CHECK-LABEL: @expm1_float(
// CHECK: torch.aten.scalar_tensor{{.*}} -> !torch.tensor<[],f64>
// CHECK: torch.aten.exp{{.*}} -> !torch.tensor<[],f64>
// CHECK: torch.aten.add.Scalar{{.*}} -> !torch.tensor<[],f64>
// CHECK: torch.aten.mul.Scalar{{.*}} -> !torch.tensor<[],f64>
// CHECK: torch.aten.tanh{{.*}} -> !torch.tensor<[],f64>
// CHECK: torch.aten.mul.Tensor{{.*}} -> !torch.tensor<[],f64>
// CHECK: torch.aten.Float.Tensor{{.*}} -> !torch.float
func.func @expm1_float(%arg0: !torch.float) -> (!torch.float) {
  %0 = torch.aten.expm1.float(%arg0) : (!torch.float) -> !torch.float
  return %0 : !torch.float
}

// CHECK-LABEL: @expm1_int(
// CHECK: torch.aten.scalar_tensor{{.*}} -> !torch.tensor<[],f64>
// CHECK: torch.aten.exp{{.*}} -> !torch.tensor<[],f64>
// CHECK: torch.aten.add.Scalar{{.*}} -> !torch.tensor<[],f64>
// CHECK: torch.aten.mul.Scalar{{.*}} -> !torch.tensor<[],f64>
// CHECK: torch.aten.tanh{{.*}} -> !torch.tensor<[],f64>
// CHECK: torch.aten.mul.Tensor{{.*}} -> !torch.tensor<[],f64>
// CHECK: torch.aten.Float.Tensor{{.*}} -> !torch.float
func.func @expm1_int(%arg0: !torch.int) -> (!torch.float) {
  %0 = torch.aten.expm1.int(%arg0) : (!torch.int) -> !torch.float
  return %0 : !torch.float
}

// CHECK-LABEL: @gamma_float(
// CHECK: torch.aten.scalar_tensor{{.*}} -> !torch.tensor<[],f64>
// CHECK: torch.aten.clamp{{.*}} -> !torch.tensor<[],f64>
// CHECK: torch.aten.eq.Tensor{{.*}} -> !torch.tensor<[],i1>
// CHECK: torch.aten.floor{{.*}} -> !torch.tensor<[],f64>
// CHECK: torch.aten.eq.Tensor{{.*}} -> !torch.tensor<[],i1>
// CHECK: torch.aten.logical_and{{.*}} -> !torch.tensor<[],i1>
// CHECK: torch.aten.sub.Scalar{{.*}} -> !torch.tensor<[],f64>
// CHECK: torch.aten.where.ScalarOther{{.*}} -> !torch.tensor<[],f64>
// CHECK: torch.aten.to.dtype{{.*}} -> !torch.tensor<[],i64>
// CHECK: torch.aten.take{{.*}} -> !torch.tensor<[],f64>
// CHECK: torch.aten.lt.Scalar{{.*}} -> !torch.tensor<[],i1>
// CHECK: torch.aten.rsub.Scalar{{.*}} -> !torch.tensor<[],f64>
// CHECK: torch.aten.where.self{{.*}} -> !torch.tensor<[],f64>
// CHECK: torch.aten.lt.Scalar{{.*}} -> !torch.tensor<[],i1>
// CHECK: torch.aten.rsub.Scalar{{.*}} -> !torch.tensor<[],f64>
// CHECK: torch.aten.where.self{{.*}} -> !torch.tensor<[],f64>
// CHECK: torch.aten.lt.Scalar{{.*}} -> !torch.tensor<[],i1>
// CHECK: torch.aten.add.Scalar{{.*}} -> !torch.tensor<[],f64>
// CHECK: torch.aten.where.self{{.*}} -> !torch.tensor<[],f64>
// CHECK: torch.aten.clamp{{.*}} -> !torch.tensor<[],f64>
// CHECK: torch.aten.unsqueeze{{.*}} -> !torch.tensor<[1],f64>
// CHECK: torch.aten.add.Tensor{{.*}} -> !torch.tensor<[8],f64>
// CHECK: torch.aten.prod.dim_int{{.*}} -> !torch.tensor<[],f64>
// CHECK: torch.aten.reciprocal{{.*}} -> !torch.tensor<[],f64>
// CHECK: torch.aten.mul.Tensor{{.*}} -> !torch.tensor<[],f64>
// CHECK: torch.aten.mul.Tensor{{.*}} -> !torch.tensor<[],f64>
// CHECK: torch.aten.add.Scalar{{.*}} -> !torch.tensor<[],f64>
// CHECK: torch.aten.mul.Tensor{{.*}} -> !torch.tensor<[],f64>
// CHECK: torch.aten.add.Scalar{{.*}} -> !torch.tensor<[],f64>
// CHECK: torch.aten.mul.Tensor{{.*}} -> !torch.tensor<[],f64>
// CHECK: torch.aten.add.Scalar{{.*}} -> !torch.tensor<[],f64>
// CHECK: torch.aten.mul.Tensor{{.*}} -> !torch.tensor<[],f64>
// CHECK: torch.aten.add.Scalar{{.*}} -> !torch.tensor<[],f64>
// CHECK: torch.aten.mul.Tensor{{.*}} -> !torch.tensor<[],f64>
// CHECK: torch.aten.add.Scalar{{.*}} -> !torch.tensor<[],f64>
// CHECK: torch.aten.mul.Tensor{{.*}} -> !torch.tensor<[],f64>
// CHECK: torch.aten.add.Scalar{{.*}} -> !torch.tensor<[],f64>
// CHECK: torch.aten.mul.Tensor{{.*}} -> !torch.tensor<[],f64>
// CHECK: torch.aten.log{{.*}} -> !torch.tensor<[],f64>
// CHECK: torch.aten.sub.Scalar{{.*}} -> !torch.tensor<[],f64>
// CHECK: torch.aten.mul.Tensor{{.*}} -> !torch.tensor<[],f64>
// CHECK: torch.aten.sub.Tensor{{.*}} -> !torch.tensor<[],f64>
// CHECK: torch.aten.add.Tensor{{.*}} -> !torch.tensor<[],f64>
// CHECK: torch.aten.add.Scalar{{.*}} -> !torch.tensor<[],f64>
// CHECK: torch.aten.log{{.*}} -> !torch.tensor<[],f64>
// CHECK: torch.aten.sub.Tensor{{.*}} -> !torch.tensor<[],f64>
// CHECK: torch.aten.where.self{{.*}} -> !torch.tensor<[],f64>
// CHECK: torch.aten.round{{.*}} -> !torch.tensor<[],f64>
// CHECK: torch.aten.sub.Tensor{{.*}} -> !torch.tensor<[],f64>
// CHECK: torch.aten.abs{{.*}} -> !torch.tensor<[],f64>
// CHECK: torch.aten.mul.Scalar{{.*}} -> !torch.tensor<[],f64>
// CHECK: torch.aten.sin{{.*}} -> !torch.tensor<[],f64>
// CHECK: torch.aten.mul.Scalar{{.*}} -> !torch.tensor<[],f64>
// CHECK: torch.aten.lt.Scalar{{.*}} -> !torch.tensor<[],i1>
// CHECK: torch.aten.where.self{{.*}} -> !torch.tensor<[],f64>
// CHECK: torch.aten.log{{.*}} -> !torch.tensor<[],f64>
// CHECK: torch.aten.neg{{.*}} -> !torch.tensor<[],f64>
// CHECK: torch.aten.sub.Tensor{{.*}} -> !torch.tensor<[],f64>
// CHECK: torch.aten.where.self{{.*}} -> !torch.tensor<[],f64>
// CHECK: torch.aten.isinf{{.*}} -> !torch.tensor<[],i1>
// CHECK: torch.aten.where.ScalarSelf{{.*}} -> !torch.tensor<[],f64>
// CHECK: torch.aten.exp{{.*}} -> !torch.tensor<[],f64>
// CHECK: torch.aten.mul.Scalar{{.*}} -> !torch.tensor<[],f64>
// CHECK: torch.aten.sin{{.*}} -> !torch.tensor<[],f64>
// CHECK: torch.aten.mul.Tensor{{.*}} -> !torch.tensor<[],f64>
// CHECK: torch.aten.reciprocal{{.*}} -> !torch.tensor<[],f64>
// CHECK: torch.aten.mul.Scalar{{.*}} -> !torch.tensor<[],f64>
// CHECK: torch.aten.floor{{.*}} -> !torch.tensor<[],f64>
// CHECK: torch.aten.eq.Tensor{{.*}} -> !torch.tensor<[],i1>
// CHECK: torch.aten.lt.Scalar{{.*}} -> !torch.tensor<[],i1>
// CHECK: torch.aten.logical_and{{.*}} -> !torch.tensor<[],i1>
// CHECK: torch.aten.where.ScalarSelf{{.*}} -> !torch.tensor<[],f64>
// CHECK: torch.aten.where.self{{.*}} -> !torch.tensor<[],f64>
// CHECK: torch.aten.where.self{{.*}} -> !torch.tensor<[],f64>
// CHECK: torch.aten.Float.Tensor{{.*}} -> !torch.float
func.func @gamma_float(%arg0: !torch.float) -> (!torch.float) {
  %0 = torch.aten.gamma.float(%arg0) : (!torch.float) -> !torch.float
  return %0 : !torch.float
}

// CHECK-LABEL: @gamma_int(
// CHECK: torch.aten.scalar_tensor{{.*}} -> !torch.tensor<[],f64>
// CHECK: torch.aten.clamp{{.*}} -> !torch.tensor<[],f64>
// CHECK: torch.aten.eq.Tensor{{.*}} -> !torch.tensor<[],i1>
// CHECK: torch.aten.floor{{.*}} -> !torch.tensor<[],f64>
// CHECK: torch.aten.eq.Tensor{{.*}} -> !torch.tensor<[],i1>
// CHECK: torch.aten.logical_and{{.*}} -> !torch.tensor<[],i1>
// CHECK: torch.aten.sub.Scalar{{.*}} -> !torch.tensor<[],f64>
// CHECK: torch.aten.where.ScalarOther{{.*}} -> !torch.tensor<[],f64>
// CHECK: torch.aten.to.dtype{{.*}} -> !torch.tensor<[],i64>
// CHECK: torch.aten.take{{.*}} -> !torch.tensor<[],f64>
// CHECK: torch.aten.lt.Scalar{{.*}} -> !torch.tensor<[],i1>
// CHECK: torch.aten.rsub.Scalar{{.*}} -> !torch.tensor<[],f64>
// CHECK: torch.aten.where.self{{.*}} -> !torch.tensor<[],f64>
// CHECK: torch.aten.lt.Scalar{{.*}} -> !torch.tensor<[],i1>
// CHECK: torch.aten.rsub.Scalar{{.*}} -> !torch.tensor<[],f64>
// CHECK: torch.aten.where.self{{.*}} -> !torch.tensor<[],f64>
// CHECK: torch.aten.lt.Scalar{{.*}} -> !torch.tensor<[],i1>
// CHECK: torch.aten.add.Scalar{{.*}} -> !torch.tensor<[],f64>
// CHECK: torch.aten.where.self{{.*}} -> !torch.tensor<[],f64>
// CHECK: torch.aten.clamp{{.*}} -> !torch.tensor<[],f64>
// CHECK: torch.aten.unsqueeze{{.*}} -> !torch.tensor<[1],f64>
// CHECK: torch.aten.add.Tensor{{.*}} -> !torch.tensor<[8],f64>
// CHECK: torch.aten.prod.dim_int{{.*}} -> !torch.tensor<[],f64>
// CHECK: torch.aten.reciprocal{{.*}} -> !torch.tensor<[],f64>
// CHECK: torch.aten.mul.Tensor{{.*}} -> !torch.tensor<[],f64>
// CHECK: torch.aten.mul.Tensor{{.*}} -> !torch.tensor<[],f64>
// CHECK: torch.aten.add.Scalar{{.*}} -> !torch.tensor<[],f64>
// CHECK: torch.aten.mul.Tensor{{.*}} -> !torch.tensor<[],f64>
// CHECK: torch.aten.add.Scalar{{.*}} -> !torch.tensor<[],f64>
// CHECK: torch.aten.mul.Tensor{{.*}} -> !torch.tensor<[],f64>
// CHECK: torch.aten.add.Scalar{{.*}} -> !torch.tensor<[],f64>
// CHECK: torch.aten.mul.Tensor{{.*}} -> !torch.tensor<[],f64>
// CHECK: torch.aten.add.Scalar{{.*}} -> !torch.tensor<[],f64>
// CHECK: torch.aten.mul.Tensor{{.*}} -> !torch.tensor<[],f64>
// CHECK: torch.aten.add.Scalar{{.*}} -> !torch.tensor<[],f64>
// CHECK: torch.aten.mul.Tensor{{.*}} -> !torch.tensor<[],f64>
// CHECK: torch.aten.add.Scalar{{.*}} -> !torch.tensor<[],f64>
// CHECK: torch.aten.mul.Tensor{{.*}} -> !torch.tensor<[],f64>
// CHECK: torch.aten.log{{.*}} -> !torch.tensor<[],f64>
// CHECK: torch.aten.sub.Scalar{{.*}} -> !torch.tensor<[],f64>
// CHECK: torch.aten.mul.Tensor{{.*}} -> !torch.tensor<[],f64>
// CHECK: torch.aten.sub.Tensor{{.*}} -> !torch.tensor<[],f64>
// CHECK: torch.aten.add.Tensor{{.*}} -> !torch.tensor<[],f64>
// CHECK: torch.aten.add.Scalar{{.*}} -> !torch.tensor<[],f64>
// CHECK: torch.aten.log{{.*}} -> !torch.tensor<[],f64>
// CHECK: torch.aten.sub.Tensor{{.*}} -> !torch.tensor<[],f64>
// CHECK: torch.aten.where.self{{.*}} -> !torch.tensor<[],f64>
// CHECK: torch.aten.round{{.*}} -> !torch.tensor<[],f64>
// CHECK: torch.aten.sub.Tensor{{.*}} -> !torch.tensor<[],f64>
// CHECK: torch.aten.abs{{.*}} -> !torch.tensor<[],f64>
// CHECK: torch.aten.mul.Scalar{{.*}} -> !torch.tensor<[],f64>
// CHECK: torch.aten.sin{{.*}} -> !torch.tensor<[],f64>
// CHECK: torch.aten.mul.Scalar{{.*}} -> !torch.tensor<[],f64>
// CHECK: torch.aten.lt.Scalar{{.*}} -> !torch.tensor<[],i1>
// CHECK: torch.aten.where.self{{.*}} -> !torch.tensor<[],f64>
// CHECK: torch.aten.log{{.*}} -> !torch.tensor<[],f64>
// CHECK: torch.aten.neg{{.*}} -> !torch.tensor<[],f64>
// CHECK: torch.aten.sub.Tensor{{.*}} -> !torch.tensor<[],f64>
// CHECK: torch.aten.where.self{{.*}} -> !torch.tensor<[],f64>
// CHECK: torch.aten.isinf{{.*}} -> !torch.tensor<[],i1>
// CHECK: torch.aten.where.ScalarSelf{{.*}} -> !torch.tensor<[],f64>
// CHECK: torch.aten.exp{{.*}} -> !torch.tensor<[],f64>
// CHECK: torch.aten.mul.Scalar{{.*}} -> !torch.tensor<[],f64>
// CHECK: torch.aten.sin{{.*}} -> !torch.tensor<[],f64>
// CHECK: torch.aten.mul.Tensor{{.*}} -> !torch.tensor<[],f64>
// CHECK: torch.aten.reciprocal{{.*}} -> !torch.tensor<[],f64>
// CHECK: torch.aten.mul.Scalar{{.*}} -> !torch.tensor<[],f64>
// CHECK: torch.aten.floor{{.*}} -> !torch.tensor<[],f64>
// CHECK: torch.aten.eq.Tensor{{.*}} -> !torch.tensor<[],i1>
// CHECK: torch.aten.lt.Scalar{{.*}} -> !torch.tensor<[],i1>
// CHECK: torch.aten.logical_and{{.*}} -> !torch.tensor<[],i1>
// CHECK: torch.aten.where.ScalarSelf{{.*}} -> !torch.tensor<[],f64>
// CHECK: torch.aten.where.self{{.*}} -> !torch.tensor<[],f64>
// CHECK: torch.aten.where.self{{.*}} -> !torch.tensor<[],f64>
// CHECK: torch.aten.Float.Tensor{{.*}} -> !torch.float
func.func @gamma_int(%arg0: !torch.int) -> (!torch.float) {
  %0 = torch.aten.gamma.int(%arg0) : (!torch.int) -> !torch.float
  return %0 : !torch.float
}

// CHECK-LABEL: @lgamma_float(
// CHECK: torch.aten.scalar_tensor{{.*}} -> !torch.tensor<[],f64>
// CHECK: torch.aten.lt.Scalar{{.*}} -> !torch.tensor<[],i1>
// CHECK: torch.aten.rsub.Scalar{{.*}} -> !torch.tensor<[],f64>
// CHECK: torch.aten.where.self{{.*}} -> !torch.tensor<[],f64>
// CHECK: torch.aten.lt.Scalar{{.*}} -> !torch.tensor<[],i1>
// CHECK: torch.aten.add.Scalar{{.*}} -> !torch.tensor<[],f64>
// CHECK: torch.aten.where.self{{.*}} -> !torch.tensor<[],f64>
// CHECK: torch.aten.clamp{{.*}} -> !torch.tensor<[],f64>
// CHECK: torch.aten.unsqueeze{{.*}} -> !torch.tensor<[1],f64>
// CHECK: torch.aten.add.Tensor{{.*}} -> !torch.tensor<[8],f64>
// CHECK: torch.aten.prod.dim_int{{.*}} -> !torch.tensor<[],f64>
// CHECK: torch.aten.reciprocal{{.*}} -> !torch.tensor<[],f64>
// CHECK: torch.aten.mul.Tensor{{.*}} -> !torch.tensor<[],f64>
// CHECK: torch.aten.mul.Tensor{{.*}} -> !torch.tensor<[],f64>
// CHECK: torch.aten.add.Scalar{{.*}} -> !torch.tensor<[],f64>
// CHECK: torch.aten.mul.Tensor{{.*}} -> !torch.tensor<[],f64>
// CHECK: torch.aten.add.Scalar{{.*}} -> !torch.tensor<[],f64>
// CHECK: torch.aten.mul.Tensor{{.*}} -> !torch.tensor<[],f64>
// CHECK: torch.aten.add.Scalar{{.*}} -> !torch.tensor<[],f64>
// CHECK: torch.aten.mul.Tensor{{.*}} -> !torch.tensor<[],f64>
// CHECK: torch.aten.add.Scalar{{.*}} -> !torch.tensor<[],f64>
// CHECK: torch.aten.mul.Tensor{{.*}} -> !torch.tensor<[],f64>
// CHECK: torch.aten.add.Scalar{{.*}} -> !torch.tensor<[],f64>
// CHECK: torch.aten.mul.Tensor{{.*}} -> !torch.tensor<[],f64>
// CHECK: torch.aten.add.Scalar{{.*}} -> !torch.tensor<[],f64>
// CHECK: torch.aten.mul.Tensor{{.*}} -> !torch.tensor<[],f64>
// CHECK: torch.aten.log{{.*}} -> !torch.tensor<[],f64>
// CHECK: torch.aten.sub.Scalar{{.*}} -> !torch.tensor<[],f64>
// CHECK: torch.aten.mul.Tensor{{.*}} -> !torch.tensor<[],f64>
// CHECK: torch.aten.sub.Tensor{{.*}} -> !torch.tensor<[],f64>
// CHECK: torch.aten.add.Tensor{{.*}} -> !torch.tensor<[],f64>
// CHECK: torch.aten.add.Scalar{{.*}} -> !torch.tensor<[],f64>
// CHECK: torch.aten.log{{.*}} -> !torch.tensor<[],f64>
// CHECK: torch.aten.sub.Tensor{{.*}} -> !torch.tensor<[],f64>
// CHECK: torch.aten.where.self{{.*}} -> !torch.tensor<[],f64>
// CHECK: torch.aten.round{{.*}} -> !torch.tensor<[],f64>
// CHECK: torch.aten.sub.Tensor{{.*}} -> !torch.tensor<[],f64>
// CHECK: torch.aten.abs{{.*}} -> !torch.tensor<[],f64>
// CHECK: torch.aten.mul.Scalar{{.*}} -> !torch.tensor<[],f64>
// CHECK: torch.aten.sin{{.*}} -> !torch.tensor<[],f64>
// CHECK: torch.aten.mul.Scalar{{.*}} -> !torch.tensor<[],f64>
// CHECK: torch.aten.lt.Scalar{{.*}} -> !torch.tensor<[],i1>
// CHECK: torch.aten.where.self{{.*}} -> !torch.tensor<[],f64>
// CHECK: torch.aten.log{{.*}} -> !torch.tensor<[],f64>
// CHECK: torch.aten.neg{{.*}} -> !torch.tensor<[],f64>
// CHECK: torch.aten.sub.Tensor{{.*}} -> !torch.tensor<[],f64>
// CHECK: torch.aten.where.self{{.*}} -> !torch.tensor<[],f64>
// CHECK: torch.aten.isinf{{.*}} -> !torch.tensor<[],i1>
// CHECK: torch.aten.where.ScalarSelf{{.*}} -> !torch.tensor<[],f64>
// CHECK: torch.aten.Float.Tensor{{.*}} -> !torch.float
func.func @lgamma_float(%arg0: !torch.float) -> (!torch.float) {
  %0 = torch.aten.lgamma.float(%arg0) : (!torch.float) -> !torch.float
  return %0 : !torch.float
}

// CHECK-LABEL: @lgamma_int(
// CHECK: torch.aten.scalar_tensor{{.*}} -> !torch.tensor<[],f64>
// CHECK: torch.aten.lt.Scalar{{.*}} -> !torch.tensor<[],i1>
// CHECK: torch.aten.rsub.Scalar{{.*}} -> !torch.tensor<[],f64>
// CHECK: torch.aten.where.self{{.*}} -> !torch.tensor<[],f64>
// CHECK: torch.aten.lt.Scalar{{.*}} -> !torch.tensor<[],i1>
// CHECK: torch.aten.add.Scalar{{.*}} -> !torch.tensor<[],f64>
// CHECK: torch.aten.where.self{{.*}} -> !torch.tensor<[],f64>
// CHECK: torch.aten.clamp{{.*}} -> !torch.tensor<[],f64>
// CHECK: torch.aten.unsqueeze{{.*}} -> !torch.tensor<[1],f64>
// CHECK: torch.aten.add.Tensor{{.*}} -> !torch.tensor<[8],f64>
// CHECK: torch.aten.prod.dim_int{{.*}} -> !torch.tensor<[],f64>
// CHECK: torch.aten.reciprocal{{.*}} -> !torch.tensor<[],f64>
// CHECK: torch.aten.mul.Tensor{{.*}} -> !torch.tensor<[],f64>
// CHECK: torch.aten.mul.Tensor{{.*}} -> !torch.tensor<[],f64>
// CHECK: torch.aten.add.Scalar{{.*}} -> !torch.tensor<[],f64>
// CHECK: torch.aten.mul.Tensor{{.*}} -> !torch.tensor<[],f64>
// CHECK: torch.aten.add.Scalar{{.*}} -> !torch.tensor<[],f64>
// CHECK: torch.aten.mul.Tensor{{.*}} -> !torch.tensor<[],f64>
// CHECK: torch.aten.add.Scalar{{.*}} -> !torch.tensor<[],f64>
// CHECK: torch.aten.mul.Tensor{{.*}} -> !torch.tensor<[],f64>
// CHECK: torch.aten.add.Scalar{{.*}} -> !torch.tensor<[],f64>
// CHECK: torch.aten.mul.Tensor{{.*}} -> !torch.tensor<[],f64>
// CHECK: torch.aten.add.Scalar{{.*}} -> !torch.tensor<[],f64>
// CHECK: torch.aten.mul.Tensor{{.*}} -> !torch.tensor<[],f64>
// CHECK: torch.aten.add.Scalar{{.*}} -> !torch.tensor<[],f64>
// CHECK: torch.aten.mul.Tensor{{.*}} -> !torch.tensor<[],f64>
// CHECK: torch.aten.log{{.*}} -> !torch.tensor<[],f64>
// CHECK: torch.aten.sub.Scalar{{.*}} -> !torch.tensor<[],f64>
// CHECK: torch.aten.mul.Tensor{{.*}} -> !torch.tensor<[],f64>
// CHECK: torch.aten.sub.Tensor{{.*}} -> !torch.tensor<[],f64>
// CHECK: torch.aten.add.Tensor{{.*}} -> !torch.tensor<[],f64>
// CHECK: torch.aten.add.Scalar{{.*}} -> !torch.tensor<[],f64>
// CHECK: torch.aten.log{{.*}} -> !torch.tensor<[],f64>
// CHECK: torch.aten.sub.Tensor{{.*}} -> !torch.tensor<[],f64>
// CHECK: torch.aten.where.self{{.*}} -> !torch.tensor<[],f64>
// CHECK: torch.aten.round{{.*}} -> !torch.tensor<[],f64>
// CHECK: torch.aten.sub.Tensor{{.*}} -> !torch.tensor<[],f64>
// CHECK: torch.aten.abs{{.*}} -> !torch.tensor<[],f64>
// CHECK: torch.aten.mul.Scalar{{.*}} -> !torch.tensor<[],f64>
// CHECK: torch.aten.sin{{.*}} -> !torch.tensor<[],f64>
// CHECK: torch.aten.mul.Scalar{{.*}} -> !torch.tensor<[],f64>
// CHECK: torch.aten.lt.Scalar{{.*}} -> !torch.tensor<[],i1>
// CHECK: torch.aten.where.self{{.*}} -> !torch.tensor<[],f64>
// CHECK: torch.aten.log{{.*}} -> !torch.tensor<[],f64>
// CHECK: torch.aten.neg{{.*}} -> !torch.tensor<[],f64>
// CHECK: torch.aten.sub.Tensor{{.*}} -> !torch.tensor<[],f64>
// CHECK: torch.aten.where.self{{.*}} -> !torch.tensor<[],f64>
// CHECK: torch.aten.isinf{{.*}} -> !torch.tensor<[],i1>
// CHECK: torch.aten.where.ScalarSelf{{.*}} -> !torch.tensor<[],f64>
// CHECK: torch.aten.Float.Tensor{{.*}} -> !torch.float
func.func @lgamma_int(%arg0: !torch.int) -> (!torch.float) {
  %0 = torch.aten.lgamma.int(%arg0) : (!torch.int) -> !torch.float
  return %0 : !torch.float
}

// CHECK-LABEL: @log10_float(
// CHECK: torch.aten.scalar_tensor{{.*}} -> !torch.tensor<[],f64>
// CHECK: torch.aten.log{{.*}} -> !torch.tensor<[],f64>
// CHECK: torch.aten.div.Scalar{{.*}} -> !torch.tensor<[],f64>
// CHECK: torch.aten.round{{.*}} -> !torch.tensor<[],f64>
// CHECK: torch.aten.pow.Scalar{{.*}} -> !torch.tensor<[],f64>
// CHECK: torch.aten.eq.Tensor{{.*}} -> !torch.tensor<[],i1>
// CHECK: torch.aten.where.self{{.*}} -> !torch.tensor<[],f64>
// CHECK: torch.aten.Float.Tensor{{.*}} -> !torch.float
func.func @log10_float(%arg0: !torch.float) -> (!torch.float) {
  %0 = torch.aten.log10.float(%arg0) : (!torch.float) -> !torch.float
  return %0 : !torch.float
}

// CHECK-LABEL: @log10_int(
// CHECK: torch.aten.scalar_tensor{{.*}} -> !torch.tensor<[],f64>
// CHECK: torch.aten.log{{.*}} -> !torch.tensor<[],f64>
// CHECK: torch.aten.div.Scalar{{.*}} -> !torch.tensor<[],f64>
// CHECK: torch.aten.round{{.*}} -> !torch.tensor<[],f64>
// CHECK: torch.aten.pow.Scalar{{.*}} -> !torch.tensor<[],f64>
// CHECK: torch.aten.eq.Tensor{{.*}} -> !torch.tensor<[],i1>
// CHECK: torch.aten.where.self{{.*}} -> !torch.tensor<[],f64>
// CHECK: torch.aten.Float.Tensor{{.*}} -> !torch.float
func.func @log10_int(%arg0: !torch.int) -> (!torch.float) {
  %0 = torch.aten.log10.int(%arg0) : (!torch.int) -> !torch.float
  return %0 : !torch.float
}

// CHECK-LABEL: @log1p_float(
// CHECK: torch.aten.scalar_tensor{{.*}} -> !torch.tensor<[],f64>
// CHECK: torch.aten.add.Scalar{{.*}} -> !torch.tensor<[],f64>
// CHECK: torch.aten.sub.Scalar{{.*}} -> !torch.tensor<[],f64>
// CHECK: torch.aten.log{{.*}} -> !torch.tensor<[],f64>
// CHECK: torch.aten.div.Tensor{{.*}} -> !torch.tensor<[],f64>
// CHECK: torch.aten.mul.Tensor{{.*}} -> !torch.tensor<[],f64>
// CHECK: torch.aten.eq.Scalar{{.*}} -> !torch.tensor<[],i1>
// CHECK: torch.aten.where.self{{.*}} -> !torch.tensor<[],f64>
// CHECK: torch.aten.eq.Tensor{{.*}} -> !torch.tensor<[],i1>
// CHECK: torch.aten.where.self{{.*}} -> !torch.tensor<[],f64>
// CHECK: torch.aten.Float.Tensor{{.*}} -> !torch.float
func.func @log1p_float(%arg0: !torch.float) -> (!torch.float) {
  %0 = torch.aten.log1p.float(%arg0) : (!torch.float) -> !torch.float
  return %0 : !torch.float
}

// CHECK-LABEL: @log1p_int(
// CHECK: torch.aten.scalar_tensor{{.*}} -> !torch.tensor<[],f64>
// CHECK: torch.aten.add.Scalar{{.*}} -> !torch.tensor<[],f64>
// CHECK: torch.aten.sub.Scalar{{.*}} -> !torch.tensor<[],f64>
// CHECK: torch.aten.log{{.*}} -> !torch.tensor<[],f64>
// CHECK: torch.aten.div.Tensor{{.*}} -> !torch.tensor<[],f64>
// CHECK: torch.aten.mul.Tensor{{.*}} -> !torch.tensor<[],f64>
// CHECK: torch.aten.eq.Scalar{{.*}} -> !torch.tensor<[],i1>
// CHECK: torch.aten.where.self{{.*}} -> !torch.tensor<[],f64>
// CHECK: torch.aten.eq.Tensor{{.*}} -> !torch.tensor<[],i1>
// CHECK: torch.aten.where.self{{.*}} -> !torch.tensor<[],f64>
// CHECK: torch.aten.Float.Tensor{{.*}} -> !torch.float
func.func @log1p_int(%arg0: !torch.int) -> (!torch.float) {
  %0 = torch.aten.log1p.int(%arg0) : (!torch.int) -> !torch.float
  return %0 : !torch.float
}
