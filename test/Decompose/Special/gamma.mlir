// NOTE: The checks are written by tools/dev/update_checks.py.

// RUN: torch-onnx-opt %s --decompose | FileCheck %s

// CHECK-LABEL: @digamma(
// CHECK: torch.aten.lt.Scalar{{.*}} -> !torch.tensor<[n,7],i1>
// CHECK: torch.aten.rsub.Scalar{{.*}} -> !torch.tensor<[n,7],f32>
// CHECK: torch.aten.where.self{{.*}} -> !torch.tensor<[n,7],f32>
// CHECK: torch.aten.add.Scalar{{.*}} -> !torch.tensor<[n,7],f32>
// CHECK: torch.aten.reciprocal{{.*}} -> !torch.tensor<[n,7],f32>
// CHECK: torch.aten.mul.Tensor{{.*}} -> !torch.tensor<[n,7],f32>
// CHECK: torch.aten.mul.Tensor{{.*}} -> !torch.tensor<[n,7],f32>
// CHECK: torch.aten.add.Scalar{{.*}} -> !torch.tensor<[n,7],f32>
// CHECK: torch.aten.mul.Tensor{{.*}} -> !torch.tensor<[n,7],f32>
// CHECK: torch.aten.add.Scalar{{.*}} -> !torch.tensor<[n,7],f32>
// CHECK: torch.aten.mul.Tensor{{.*}} -> !torch.tensor<[n,7],f32>
// CHECK: torch.aten.add.Scalar{{.*}} -> !torch.tensor<[n,7],f32>
// CHECK: torch.aten.mul.Tensor{{.*}} -> !torch.tensor<[n,7],f32>
// CHECK: torch.aten.add.Scalar{{.*}} -> !torch.tensor<[n,7],f32>
// CHECK: torch.aten.mul.Tensor{{.*}} -> !torch.tensor<[n,7],f32>
// CHECK: torch.aten.add.Scalar{{.*}} -> !torch.tensor<[n,7],f32>
// CHECK: torch.aten.mul.Tensor{{.*}} -> !torch.tensor<[n,7],f32>
// CHECK: torch.aten.add.Scalar{{.*}} -> !torch.tensor<[n,7],f32>
// CHECK: torch.aten.mul.Tensor{{.*}} -> !torch.tensor<[n,7],f32>
// CHECK: torch.aten.add.Scalar{{.*}} -> !torch.tensor<[n,7],f32>
// CHECK: torch.aten.mul.Scalar{{.*}} -> !torch.tensor<[n,7],f32>
// CHECK: torch.aten.log{{.*}} -> !torch.tensor<[n,7],f32>
// CHECK: torch.aten.sub.Tensor{{.*}} -> !torch.tensor<[n,7],f32>
// CHECK: torch.aten.sub.Tensor{{.*}} -> !torch.tensor<[n,7],f32>
// CHECK: torch.aten.unsqueeze{{.*}} -> !torch.tensor<[n,7,1],f32>
// CHECK: torch.aten.add.Tensor{{.*}} -> !torch.tensor<[n,7,10],f32>
// CHECK: torch.aten.reciprocal{{.*}} -> !torch.tensor<[n,7,10],f32>
// CHECK: torch.prim.ListConstruct{{.*}} -> !torch.list<[!torch.int<-1>]>
// CHECK: torch.aten.sum.dim_IntList{{.*}} -> !torch.tensor<[n,7],f32>
// CHECK: torch.aten.sub.Tensor{{.*}} -> !torch.tensor<[n,7],f32>
// CHECK: torch.aten.round{{.*}} -> !torch.tensor<[n,7],f32>
// CHECK: torch.aten.sub.Tensor{{.*}} -> !torch.tensor<[n,7],f32>
// CHECK: torch.aten.mul.Scalar{{.*}} -> !torch.tensor<[n,7],f32>
// CHECK: torch.aten.tan{{.*}} -> !torch.tensor<[n,7],f32>
// CHECK: torch.aten.reciprocal{{.*}} -> !torch.tensor<[n,7],f32>
// CHECK: torch.aten.mul.Scalar{{.*}} -> !torch.tensor<[n,7],f32>
// CHECK: torch.aten.sub.Tensor{{.*}} -> !torch.tensor<[n,7],f32>
// CHECK: torch.aten.eq.Scalar{{.*}} -> !torch.tensor<[n,7],i1>
// CHECK: torch.aten.where.ScalarSelf{{.*}} -> !torch.tensor<[n,7],f32>
// CHECK: torch.aten.reciprocal{{.*}} -> !torch.tensor<[n,7],f32>
// CHECK: torch.aten.neg{{.*}} -> !torch.tensor<[n,7],f32>
// CHECK: torch.aten.eq.Scalar{{.*}} -> !torch.tensor<[n,7],i1>
// CHECK: torch.aten.where.self{{.*}} -> !torch.tensor<[n,7],f32>
// CHECK: torch.aten.where.self{{.*}} -> !torch.tensor<[n,7],f32>
func.func @digamma(%arg0: !torch.tensor<[n,7],f32>) -> (!torch.tensor<[n,7],f32>) {
  %0 = torch.aten.digamma(%arg0) : (!torch.tensor<[n,7],f32>) -> !torch.tensor<[n,7],f32>
  return %0 : !torch.tensor<[n,7],f32>
}

// CHECK-LABEL: @lgamma(
// CHECK: torch.aten.lt.Scalar{{.*}} -> !torch.tensor<[n,7],i1>
// CHECK: torch.aten.rsub.Scalar{{.*}} -> !torch.tensor<[n,7],f32>
// CHECK: torch.aten.where.self{{.*}} -> !torch.tensor<[n,7],f32>
// CHECK: torch.aten.lt.Scalar{{.*}} -> !torch.tensor<[n,7],i1>
// CHECK: torch.aten.add.Scalar{{.*}} -> !torch.tensor<[n,7],f32>
// CHECK: torch.aten.where.self{{.*}} -> !torch.tensor<[n,7],f32>
// CHECK: torch.aten.clamp{{.*}} -> !torch.tensor<[n,7],f32>
// CHECK: torch.aten.unsqueeze{{.*}} -> !torch.tensor<[n,7,1],f32>
// CHECK: torch.aten.add.Tensor{{.*}} -> !torch.tensor<[n,7,8],f32>
// CHECK: torch.aten.prod.dim_int{{.*}} -> !torch.tensor<[n,7],f32>
// CHECK: torch.aten.reciprocal{{.*}} -> !torch.tensor<[n,7],f32>
// CHECK: torch.aten.mul.Tensor{{.*}} -> !torch.tensor<[n,7],f32>
// CHECK: torch.aten.mul.Tensor{{.*}} -> !torch.tensor<[n,7],f32>
// CHECK: torch.aten.add.Scalar{{.*}} -> !torch.tensor<[n,7],f32>
// CHECK: torch.aten.mul.Tensor{{.*}} -> !torch.tensor<[n,7],f32>
// CHECK: torch.aten.add.Scalar{{.*}} -> !torch.tensor<[n,7],f32>
// CHECK: torch.aten.mul.Tensor{{.*}} -> !torch.tensor<[n,7],f32>
// CHECK: torch.aten.add.Scalar{{.*}} -> !torch.tensor<[n,7],f32>
// CHECK: torch.aten.mul.Tensor{{.*}} -> !torch.tensor<[n,7],f32>
// CHECK: torch.aten.add.Scalar{{.*}} -> !torch.tensor<[n,7],f32>
// CHECK: torch.aten.mul.Tensor{{.*}} -> !torch.tensor<[n,7],f32>
// CHECK: torch.aten.add.Scalar{{.*}} -> !torch.tensor<[n,7],f32>
// CHECK: torch.aten.mul.Tensor{{.*}} -> !torch.tensor<[n,7],f32>
// CHECK: torch.aten.add.Scalar{{.*}} -> !torch.tensor<[n,7],f32>
// CHECK: torch.aten.mul.Tensor{{.*}} -> !torch.tensor<[n,7],f32>
// CHECK: torch.aten.log{{.*}} -> !torch.tensor<[n,7],f32>
// CHECK: torch.aten.sub.Scalar{{.*}} -> !torch.tensor<[n,7],f32>
// CHECK: torch.aten.mul.Tensor{{.*}} -> !torch.tensor<[n,7],f32>
// CHECK: torch.aten.sub.Tensor{{.*}} -> !torch.tensor<[n,7],f32>
// CHECK: torch.aten.add.Tensor{{.*}} -> !torch.tensor<[n,7],f32>
// CHECK: torch.aten.add.Scalar{{.*}} -> !torch.tensor<[n,7],f32>
// CHECK: torch.aten.log{{.*}} -> !torch.tensor<[n,7],f32>
// CHECK: torch.aten.sub.Tensor{{.*}} -> !torch.tensor<[n,7],f32>
// CHECK: torch.aten.where.self{{.*}} -> !torch.tensor<[n,7],f32>
// CHECK: torch.aten.round{{.*}} -> !torch.tensor<[n,7],f32>
// CHECK: torch.aten.sub.Tensor{{.*}} -> !torch.tensor<[n,7],f32>
// CHECK: torch.aten.abs{{.*}} -> !torch.tensor<[n,7],f32>
// CHECK: torch.aten.mul.Scalar{{.*}} -> !torch.tensor<[n,7],f32>
// CHECK: torch.aten.sin{{.*}} -> !torch.tensor<[n,7],f32>
// CHECK: torch.aten.mul.Scalar{{.*}} -> !torch.tensor<[n,7],f32>
// CHECK: torch.aten.lt.Scalar{{.*}} -> !torch.tensor<[n,7],i1>
// CHECK: torch.aten.where.self{{.*}} -> !torch.tensor<[n,7],f32>
// CHECK: torch.aten.log{{.*}} -> !torch.tensor<[n,7],f32>
// CHECK: torch.aten.neg{{.*}} -> !torch.tensor<[n,7],f32>
// CHECK: torch.aten.sub.Tensor{{.*}} -> !torch.tensor<[n,7],f32>
// CHECK: torch.aten.where.self{{.*}} -> !torch.tensor<[n,7],f32>
// CHECK: torch.aten.isinf{{.*}} -> !torch.tensor<[n,7],i1>
// CHECK: torch.aten.where.ScalarSelf{{.*}} -> !torch.tensor<[n,7],f32>
func.func @lgamma(%arg0: !torch.tensor<[n,7],f32>) -> (!torch.tensor<[n,7],f32>) {
  %0 = torch.aten.lgamma(%arg0) : (!torch.tensor<[n,7],f32>) -> !torch.tensor<[n,7],f32>
  return %0 : !torch.tensor<[n,7],f32>
}

// CHECK-LABEL: @mvlgamma(
// CHECK: torch.aten.sub.Scalar{{.*}} -> !torch.tensor<[n,7],f32>
// CHECK: torch.aten.lt.Scalar{{.*}} -> !torch.tensor<[n,7],i1>
// CHECK: torch.aten.rsub.Scalar{{.*}} -> !torch.tensor<[n,7],f32>
// CHECK: torch.aten.where.self{{.*}} -> !torch.tensor<[n,7],f32>
// CHECK: torch.aten.lt.Scalar{{.*}} -> !torch.tensor<[n,7],i1>
// CHECK: torch.aten.add.Scalar{{.*}} -> !torch.tensor<[n,7],f32>
// CHECK: torch.aten.where.self{{.*}} -> !torch.tensor<[n,7],f32>
// CHECK: torch.aten.clamp{{.*}} -> !torch.tensor<[n,7],f32>
// CHECK: torch.aten.unsqueeze{{.*}} -> !torch.tensor<[n,7,1],f32>
// CHECK: torch.aten.add.Tensor{{.*}} -> !torch.tensor<[n,7,8],f32>
// CHECK: torch.aten.prod.dim_int{{.*}} -> !torch.tensor<[n,7],f32>
// CHECK: torch.aten.reciprocal{{.*}} -> !torch.tensor<[n,7],f32>
// CHECK: torch.aten.mul.Tensor{{.*}} -> !torch.tensor<[n,7],f32>
// CHECK: torch.aten.mul.Tensor{{.*}} -> !torch.tensor<[n,7],f32>
// CHECK: torch.aten.add.Scalar{{.*}} -> !torch.tensor<[n,7],f32>
// CHECK: torch.aten.mul.Tensor{{.*}} -> !torch.tensor<[n,7],f32>
// CHECK: torch.aten.add.Scalar{{.*}} -> !torch.tensor<[n,7],f32>
// CHECK: torch.aten.mul.Tensor{{.*}} -> !torch.tensor<[n,7],f32>
// CHECK: torch.aten.add.Scalar{{.*}} -> !torch.tensor<[n,7],f32>
// CHECK: torch.aten.mul.Tensor{{.*}} -> !torch.tensor<[n,7],f32>
// CHECK: torch.aten.add.Scalar{{.*}} -> !torch.tensor<[n,7],f32>
// CHECK: torch.aten.mul.Tensor{{.*}} -> !torch.tensor<[n,7],f32>
// CHECK: torch.aten.add.Scalar{{.*}} -> !torch.tensor<[n,7],f32>
// CHECK: torch.aten.mul.Tensor{{.*}} -> !torch.tensor<[n,7],f32>
// CHECK: torch.aten.add.Scalar{{.*}} -> !torch.tensor<[n,7],f32>
// CHECK: torch.aten.mul.Tensor{{.*}} -> !torch.tensor<[n,7],f32>
// CHECK: torch.aten.log{{.*}} -> !torch.tensor<[n,7],f32>
// CHECK: torch.aten.sub.Scalar{{.*}} -> !torch.tensor<[n,7],f32>
// CHECK: torch.aten.mul.Tensor{{.*}} -> !torch.tensor<[n,7],f32>
// CHECK: torch.aten.sub.Tensor{{.*}} -> !torch.tensor<[n,7],f32>
// CHECK: torch.aten.add.Tensor{{.*}} -> !torch.tensor<[n,7],f32>
// CHECK: torch.aten.add.Scalar{{.*}} -> !torch.tensor<[n,7],f32>
// CHECK: torch.aten.log{{.*}} -> !torch.tensor<[n,7],f32>
// CHECK: torch.aten.sub.Tensor{{.*}} -> !torch.tensor<[n,7],f32>
// CHECK: torch.aten.where.self{{.*}} -> !torch.tensor<[n,7],f32>
// CHECK: torch.aten.round{{.*}} -> !torch.tensor<[n,7],f32>
// CHECK: torch.aten.sub.Tensor{{.*}} -> !torch.tensor<[n,7],f32>
// CHECK: torch.aten.abs{{.*}} -> !torch.tensor<[n,7],f32>
// CHECK: torch.aten.mul.Scalar{{.*}} -> !torch.tensor<[n,7],f32>
// CHECK: torch.aten.sin{{.*}} -> !torch.tensor<[n,7],f32>
// CHECK: torch.aten.mul.Scalar{{.*}} -> !torch.tensor<[n,7],f32>
// CHECK: torch.aten.lt.Scalar{{.*}} -> !torch.tensor<[n,7],i1>
// CHECK: torch.aten.where.self{{.*}} -> !torch.tensor<[n,7],f32>
// CHECK: torch.aten.log{{.*}} -> !torch.tensor<[n,7],f32>
// CHECK: torch.aten.neg{{.*}} -> !torch.tensor<[n,7],f32>
// CHECK: torch.aten.sub.Tensor{{.*}} -> !torch.tensor<[n,7],f32>
// CHECK: torch.aten.where.self{{.*}} -> !torch.tensor<[n,7],f32>
// CHECK: torch.aten.isinf{{.*}} -> !torch.tensor<[n,7],i1>
// CHECK: torch.aten.where.ScalarSelf{{.*}} -> !torch.tensor<[n,7],f32>
// CHECK: torch.aten.add.Scalar{{.*}} -> !torch.tensor<[n,7],f32>
func.func @mvlgamma(%arg0: !torch.tensor<[n,7],f32>) -> (!torch.tensor<[n,7],f32>) {
  %0 = torch.constant 1 : i64 -> !torch.int<1>
  %1 = torch.aten.mvlgamma(%arg0, %0) : (!torch.tensor<[n,7],f32>, !torch.int<1>) -> !torch.tensor<[n,7],f32>
  return %1 : !torch.tensor<[n,7],f32>
}

// CHECK-LABEL: @special_zeta_other_scalar(
// CHECK: torch.aten.unsqueeze{{.*}} -> !torch.tensor<[n,3,1],f32>
// CHECK: torch.aten.unsqueeze{{.*}} -> !torch.tensor<[n,3,1,1],f32>
// CHECK: torch.aten.neg{{.*}} -> !torch.tensor<[n,3,1,1],f32>
// CHECK: torch.aten.pow.Tensor_Tensor{{.*}} -> !torch.tensor<[n,3,3,26],f32>
// CHECK: torch.prim.ListConstruct{{.*}} -> !torch.list<[!torch.int<-1>]>
// CHECK: torch.aten.sum.dim_IntList{{.*}} -> !torch.tensor<[n,3,3],f32>
// CHECK: torch.aten.clamp{{.*}} -> !torch.tensor<[n,3,1],f32>
// CHECK: torch.aten.neg{{.*}} -> !torch.tensor<[n,3,1],f32>
// CHECK: torch.aten.pow.Tensor_Tensor{{.*}} -> !torch.tensor<[n,3,3],f32>
// CHECK: torch.aten.sub.Scalar{{.*}} -> !torch.tensor<[n,3,1],f32>
// CHECK: torch.aten.mul.Tensor{{.*}} -> !torch.tensor<[n,3,3],f32>
// CHECK: torch.aten.div.Tensor{{.*}} -> !torch.tensor<[n,3,3],f32>
// CHECK: torch.aten.add.Tensor{{.*}} -> !torch.tensor<[n,3,3],f32>
// CHECK: torch.aten.mul.Scalar{{.*}} -> !torch.tensor<[n,3,3],f32>
// CHECK: torch.aten.add.Tensor{{.*}} -> !torch.tensor<[n,3,3],f32>
// CHECK: torch.aten.mul.Tensor{{.*}} -> !torch.tensor<[n,3,3],f32>
// CHECK: torch.aten.div.Tensor{{.*}} -> !torch.tensor<[n,3,3],f32>
// CHECK: torch.aten.div.Scalar{{.*}} -> !torch.tensor<[n,3,3],f32>
// CHECK: torch.aten.add.Tensor{{.*}} -> !torch.tensor<[n,3,3],f32>
// CHECK: torch.aten.add.Scalar{{.*}} -> !torch.tensor<[n,3,1],f32>
// CHECK: torch.aten.mul.Tensor{{.*}} -> !torch.tensor<[n,3,3],f32>
// CHECK: torch.aten.div.Tensor{{.*}} -> !torch.tensor<[n,3,3],f32>
// CHECK: torch.aten.add.Scalar{{.*}} -> !torch.tensor<[n,3,1],f32>
// CHECK: torch.aten.mul.Tensor{{.*}} -> !torch.tensor<[n,3,3],f32>
// CHECK: torch.aten.div.Tensor{{.*}} -> !torch.tensor<[n,3,3],f32>
// CHECK: torch.aten.div.Scalar{{.*}} -> !torch.tensor<[n,3,3],f32>
// CHECK: torch.aten.add.Tensor{{.*}} -> !torch.tensor<[n,3,3],f32>
// CHECK: torch.aten.add.Scalar{{.*}} -> !torch.tensor<[n,3,1],f32>
// CHECK: torch.aten.mul.Tensor{{.*}} -> !torch.tensor<[n,3,3],f32>
// CHECK: torch.aten.div.Tensor{{.*}} -> !torch.tensor<[n,3,3],f32>
// CHECK: torch.aten.add.Scalar{{.*}} -> !torch.tensor<[n,3,1],f32>
// CHECK: torch.aten.mul.Tensor{{.*}} -> !torch.tensor<[n,3,3],f32>
// CHECK: torch.aten.div.Tensor{{.*}} -> !torch.tensor<[n,3,3],f32>
// CHECK: torch.aten.div.Scalar{{.*}} -> !torch.tensor<[n,3,3],f32>
// CHECK: torch.aten.add.Tensor{{.*}} -> !torch.tensor<[n,3,3],f32>
// CHECK: torch.aten.add.Scalar{{.*}} -> !torch.tensor<[n,3,1],f32>
// CHECK: torch.aten.mul.Tensor{{.*}} -> !torch.tensor<[n,3,3],f32>
// CHECK: torch.aten.div.Tensor{{.*}} -> !torch.tensor<[n,3,3],f32>
// CHECK: torch.aten.add.Scalar{{.*}} -> !torch.tensor<[n,3,1],f32>
// CHECK: torch.aten.mul.Tensor{{.*}} -> !torch.tensor<[n,3,3],f32>
// CHECK: torch.aten.div.Tensor{{.*}} -> !torch.tensor<[n,3,3],f32>
// CHECK: torch.aten.div.Scalar{{.*}} -> !torch.tensor<[n,3,3],f32>
// CHECK: torch.aten.add.Tensor{{.*}} -> !torch.tensor<[n,3,3],f32>
// CHECK: torch.aten.add.Scalar{{.*}} -> !torch.tensor<[n,3,1],f32>
// CHECK: torch.aten.mul.Tensor{{.*}} -> !torch.tensor<[n,3,3],f32>
// CHECK: torch.aten.div.Tensor{{.*}} -> !torch.tensor<[n,3,3],f32>
// CHECK: torch.aten.add.Scalar{{.*}} -> !torch.tensor<[n,3,1],f32>
// CHECK: torch.aten.mul.Tensor{{.*}} -> !torch.tensor<[n,3,3],f32>
// CHECK: torch.aten.div.Tensor{{.*}} -> !torch.tensor<[n,3,3],f32>
// CHECK: torch.aten.div.Scalar{{.*}} -> !torch.tensor<[n,3,3],f32>
// CHECK: torch.aten.add.Tensor{{.*}} -> !torch.tensor<[n,3,3],f32>
// CHECK: torch.aten.add.Scalar{{.*}} -> !torch.tensor<[n,3,1],f32>
// CHECK: torch.aten.mul.Tensor{{.*}} -> !torch.tensor<[n,3,3],f32>
// CHECK: torch.aten.div.Tensor{{.*}} -> !torch.tensor<[n,3,3],f32>
// CHECK: torch.aten.add.Scalar{{.*}} -> !torch.tensor<[n,3,1],f32>
// CHECK: torch.aten.mul.Tensor{{.*}} -> !torch.tensor<[n,3,3],f32>
// CHECK: torch.aten.div.Tensor{{.*}} -> !torch.tensor<[n,3,3],f32>
// CHECK: torch.aten.div.Scalar{{.*}} -> !torch.tensor<[n,3,3],f32>
// CHECK: torch.aten.add.Tensor{{.*}} -> !torch.tensor<[n,3,3],f32>
// CHECK: torch.aten.add.Scalar{{.*}} -> !torch.tensor<[n,3,1],f32>
// CHECK: torch.aten.mul.Tensor{{.*}} -> !torch.tensor<[n,3,3],f32>
// CHECK: torch.aten.div.Tensor{{.*}} -> !torch.tensor<[n,3,3],f32>
// CHECK: torch.aten.add.Scalar{{.*}} -> !torch.tensor<[n,3,1],f32>
// CHECK: torch.aten.mul.Tensor{{.*}} -> !torch.tensor<[n,3,3],f32>
// CHECK: torch.aten.div.Tensor{{.*}} -> !torch.tensor<[n,3,3],f32>
// CHECK: torch.aten.div.Scalar{{.*}} -> !torch.tensor<[n,3,3],f32>
// CHECK: torch.aten.add.Tensor{{.*}} -> !torch.tensor<[n,3,3],f32>
// CHECK: torch.aten.add.Scalar{{.*}} -> !torch.tensor<[n,3,1],f32>
// CHECK: torch.aten.mul.Tensor{{.*}} -> !torch.tensor<[n,3,3],f32>
// CHECK: torch.aten.div.Tensor{{.*}} -> !torch.tensor<[n,3,3],f32>
// CHECK: torch.aten.add.Scalar{{.*}} -> !torch.tensor<[n,3,1],f32>
// CHECK: torch.aten.mul.Tensor{{.*}} -> !torch.tensor<[n,3,3],f32>
// CHECK: torch.aten.div.Tensor{{.*}} -> !torch.tensor<[n,3,3],f32>
// CHECK: torch.aten.div.Scalar{{.*}} -> !torch.tensor<[n,3,3],f32>
// CHECK: torch.aten.add.Tensor{{.*}} -> !torch.tensor<[n,3,3],f32>
// CHECK: torch.aten.select.int{{.*}} -> !torch.tensor<[n,3],f32>
// CHECK: torch.aten.select.int{{.*}} -> !torch.tensor<[n,3],f32>
// CHECK: torch.aten.sub.Tensor{{.*}} -> !torch.tensor<[n,3],f32>
// CHECK: torch.aten.fmod.Scalar{{.*}} -> !torch.tensor<[n,3],f32>
// CHECK: torch.aten.add.Scalar{{.*}} -> !torch.tensor<[n,3],f32>
// CHECK: torch.aten.lt.Scalar{{.*}} -> !torch.tensor<[n,3],i1>
// CHECK: torch.aten.where.self{{.*}} -> !torch.tensor<[n,3],f32>
// CHECK: torch.aten.eq.Scalar{{.*}} -> !torch.tensor<[n,3],i1>
// CHECK: torch.aten.neg{{.*}} -> !torch.tensor<[n,3],f32>
// CHECK: torch.aten.where.self{{.*}} -> !torch.tensor<[n,3],f32>
// CHECK: torch.aten.select.int{{.*}} -> !torch.tensor<[n,3],f32>
// CHECK: torch.aten.add.Tensor{{.*}} -> !torch.tensor<[n,3],f32>
// CHECK: torch.aten.select.int{{.*}} -> !torch.tensor<[n,3],f32>
// CHECK: torch.aten.where.self{{.*}} -> !torch.tensor<[n,3],f32>
// CHECK: torch.aten.floor{{.*}} -> !torch.tensor<[n,3],f32>
// CHECK: torch.aten.eq.Tensor{{.*}} -> !torch.tensor<[n,3],i1>
// CHECK: torch.aten.logical_not{{.*}} -> !torch.tensor<[n,3],i1>
// CHECK: torch.aten.logical_and{{.*}} -> !torch.tensor<[n,3],i1>
// CHECK: torch.aten.where.ScalarSelf{{.*}} -> !torch.tensor<[n,3],f32>
// CHECK: torch.aten.where.ScalarSelf{{.*}} -> !torch.tensor<[n,3],f32>
// CHECK: torch.aten.lt.Scalar{{.*}} -> !torch.tensor<[n,3],i1>
// CHECK: torch.aten.where.ScalarSelf{{.*}} -> !torch.tensor<[n,3],f32>
// CHECK: torch.aten.eq.Scalar{{.*}} -> !torch.tensor<[n,3],i1>
// CHECK: torch.aten.where.ScalarSelf{{.*}} -> !torch.tensor<[n,3],f32>
func.func @special_zeta_other_scalar(%arg0: !torch.tensor<[n,3],f32>) -> (!torch.tensor<[n,3],f32>) {
  %0 = torch.constant 2 : i64 -> !torch.int<2>
  %1 = torch.aten.special_zeta.other_scalar(%arg0, %0) : (!torch.tensor<[n,3],f32>, !torch.int<2>) -> !torch.tensor<[n,3],f32>
  return %1 : !torch.tensor<[n,3],f32>
}

// CHECK-LABEL: @special_zeta_self_scalar(
// CHECK: torch.aten.lt.Scalar{{.*}} -> !torch.tensor<[n,3],i1>
// CHECK: torch.aten.floor{{.*}} -> !torch.tensor<[n,3],f32>
// CHECK: torch.aten.sub.Tensor{{.*}} -> !torch.tensor<[n,3],f32>
// CHECK: torch.aten.where.self{{.*}} -> !torch.tensor<[n,3],f32>
// CHECK: torch.aten.rsub.Scalar{{.*}} -> !torch.tensor<[n,3],f32>
// CHECK: torch.aten.rsub.Scalar{{.*}} -> !torch.tensor<[n,3],f32>
// CHECK: torch.prim.ListConstruct{{.*}} -> !torch.list<[!torch.tensor<[n,3],f32>, !torch.tensor<[n,3],f32>, !torch.tensor<[n,3],f32>]>
// CHECK: torch.aten.stack{{.*}} -> !torch.tensor<[n,3,3],f32>
// CHECK: torch.aten.unsqueeze{{.*}} -> !torch.tensor<[n,3,3,1],f32>
// CHECK: torch.aten.add.Tensor{{.*}} -> !torch.tensor<[n,3,3,26],f32>
// CHECK: torch.aten.pow.Tensor_Tensor{{.*}} -> !torch.tensor<[n,3,3,26],f32>
// CHECK: torch.prim.ListConstruct{{.*}} -> !torch.list<[!torch.int<-1>]>
// CHECK: torch.aten.sum.dim_IntList{{.*}} -> !torch.tensor<[n,3,3],f32>
// CHECK: torch.aten.add.Scalar{{.*}} -> !torch.tensor<[n,3,3],f32>
// CHECK: torch.aten.pow.Tensor_Tensor{{.*}} -> !torch.tensor<[n,3,3],f32>
// CHECK: torch.aten.mul.Tensor{{.*}} -> !torch.tensor<[n,3,3],f32>
// CHECK: torch.aten.div.Tensor{{.*}} -> !torch.tensor<[n,3,3],f32>
// CHECK: torch.aten.add.Tensor{{.*}} -> !torch.tensor<[n,3,3],f32>
// CHECK: torch.aten.mul.Scalar{{.*}} -> !torch.tensor<[n,3,3],f32>
// CHECK: torch.aten.add.Tensor{{.*}} -> !torch.tensor<[n,3,3],f32>
// CHECK: torch.aten.mul.Tensor{{.*}} -> !torch.tensor<[n,3,3],f32>
// CHECK: torch.aten.div.Tensor{{.*}} -> !torch.tensor<[n,3,3],f32>
// CHECK: torch.aten.div.Scalar{{.*}} -> !torch.tensor<[n,3,3],f32>
// CHECK: torch.aten.add.Tensor{{.*}} -> !torch.tensor<[n,3,3],f32>
// CHECK: torch.aten.mul.Tensor{{.*}} -> !torch.tensor<[n,3,3],f32>
// CHECK: torch.aten.div.Tensor{{.*}} -> !torch.tensor<[n,3,3],f32>
// CHECK: torch.aten.mul.Tensor{{.*}} -> !torch.tensor<[n,3,3],f32>
// CHECK: torch.aten.div.Tensor{{.*}} -> !torch.tensor<[n,3,3],f32>
// CHECK: torch.aten.div.Scalar{{.*}} -> !torch.tensor<[n,3,3],f32>
// CHECK: torch.aten.add.Tensor{{.*}} -> !torch.tensor<[n,3,3],f32>
// CHECK: torch.aten.mul.Tensor{{.*}} -> !torch.tensor<[n,3,3],f32>
// CHECK: torch.aten.div.Tensor{{.*}} -> !torch.tensor<[n,3,3],f32>
// CHECK: torch.aten.mul.Tensor{{.*}} -> !torch.tensor<[n,3,3],f32>
// CHECK: torch.aten.div.Tensor{{.*}} -> !torch.tensor<[n,3,3],f32>
// CHECK: torch.aten.div.Scalar{{.*}} -> !torch.tensor<[n,3,3],f32>
// CHECK: torch.aten.add.Tensor{{.*}} -> !torch.tensor<[n,3,3],f32>
// CHECK: torch.aten.mul.Tensor{{.*}} -> !torch.tensor<[n,3,3],f32>
// CHECK: torch.aten.div.Tensor{{.*}} -> !torch.tensor<[n,3,3],f32>
// CHECK: torch.aten.mul.Tensor{{.*}} -> !torch.tensor<[n,3,3],f32>
// CHECK: torch.aten.div.Tensor{{.*}} -> !torch.tensor<[n,3,3],f32>
// CHECK: torch.aten.div.Scalar{{.*}} -> !torch.tensor<[n,3,3],f32>
// CHECK: torch.aten.add.Tensor{{.*}} -> !torch.tensor<[n,3,3],f32>
// CHECK: torch.aten.mul.Tensor{{.*}} -> !torch.tensor<[n,3,3],f32>
// CHECK: torch.aten.div.Tensor{{.*}} -> !torch.tensor<[n,3,3],f32>
// CHECK: torch.aten.mul.Tensor{{.*}} -> !torch.tensor<[n,3,3],f32>
// CHECK: torch.aten.div.Tensor{{.*}} -> !torch.tensor<[n,3,3],f32>
// CHECK: torch.aten.div.Scalar{{.*}} -> !torch.tensor<[n,3,3],f32>
// CHECK: torch.aten.add.Tensor{{.*}} -> !torch.tensor<[n,3,3],f32>
// CHECK: torch.aten.mul.Tensor{{.*}} -> !torch.tensor<[n,3,3],f32>
// CHECK: torch.aten.div.Tensor{{.*}} -> !torch.tensor<[n,3,3],f32>
// CHECK: torch.aten.mul.Tensor{{.*}} -> !torch.tensor<[n,3,3],f32>
// CHECK: torch.aten.div.Tensor{{.*}} -> !torch.tensor<[n,3,3],f32>
// CHECK: torch.aten.div.Scalar{{.*}} -> !torch.tensor<[n,3,3],f32>
// CHECK: torch.aten.add.Tensor{{.*}} -> !torch.tensor<[n,3,3],f32>
// CHECK: torch.aten.mul.Tensor{{.*}} -> !torch.tensor<[n,3,3],f32>
// CHECK: torch.aten.div.Tensor{{.*}} -> !torch.tensor<[n,3,3],f32>
// CHECK: torch.aten.mul.Tensor{{.*}} -> !torch.tensor<[n,3,3],f32>
// CHECK: torch.aten.div.Tensor{{.*}} -> !torch.tensor<[n,3,3],f32>
// CHECK: torch.aten.div.Scalar{{.*}} -> !torch.tensor<[n,3,3],f32>
// CHECK: torch.aten.add.Tensor{{.*}} -> !torch.tensor<[n,3,3],f32>
// CHECK: torch.aten.mul.Tensor{{.*}} -> !torch.tensor<[n,3,3],f32>
// CHECK: torch.aten.div.Tensor{{.*}} -> !torch.tensor<[n,3,3],f32>
// CHECK: torch.aten.mul.Tensor{{.*}} -> !torch.tensor<[n,3,3],f32>
// CHECK: torch.aten.div.Tensor{{.*}} -> !torch.tensor<[n,3,3],f32>
// CHECK: torch.aten.div.Scalar{{.*}} -> !torch.tensor<[n,3,3],f32>
// CHECK: torch.aten.add.Tensor{{.*}} -> !torch.tensor<[n,3,3],f32>
// CHECK: torch.aten.select.int{{.*}} -> !torch.tensor<[n,3],f32>
// CHECK: torch.aten.select.int{{.*}} -> !torch.tensor<[n,3],f32>
// CHECK: torch.aten.sub.Tensor{{.*}} -> !torch.tensor<[n,3],f32>
// CHECK: torch.aten.neg{{.*}} -> !torch.tensor<[n,3],f32>
// CHECK: torch.aten.where.self{{.*}} -> !torch.tensor<[n,3],f32>
// CHECK: torch.aten.select.int{{.*}} -> !torch.tensor<[n,3],f32>
// CHECK: torch.aten.add.Tensor{{.*}} -> !torch.tensor<[n,3],f32>
// CHECK: torch.aten.select.int{{.*}} -> !torch.tensor<[n,3],f32>
// CHECK: torch.aten.where.self{{.*}} -> !torch.tensor<[n,3],f32>
// CHECK: torch.aten.logical_and{{.*}} -> !torch.tensor<[n,3],i1>
// CHECK: torch.aten.where.ScalarSelf{{.*}} -> !torch.tensor<[n,3],f32>
// CHECK: torch.aten.eq.Tensor{{.*}} -> !torch.tensor<[n,3],i1>
// CHECK: torch.aten.le.Scalar{{.*}} -> !torch.tensor<[n,3],i1>
// CHECK: torch.aten.logical_and{{.*}} -> !torch.tensor<[n,3],i1>
// CHECK: torch.aten.where.ScalarSelf{{.*}} -> !torch.tensor<[n,3],f32>
// CHECK: torch.aten.where.ScalarSelf{{.*}} -> !torch.tensor<[n,3],f32>
// CHECK: torch.aten.where.ScalarSelf{{.*}} -> !torch.tensor<[n,3],f32>
func.func @special_zeta_self_scalar(%arg0: !torch.tensor<[n,3],f32>) -> (!torch.tensor<[n,3],f32>) {
  %0 = torch.constant 2 : i64 -> !torch.int<2>
  %1 = torch.aten.special_zeta.self_scalar(%0, %arg0) : (!torch.int<2>, !torch.tensor<[n,3],f32>) -> !torch.tensor<[n,3],f32>
  return %1 : !torch.tensor<[n,3],f32>
}
