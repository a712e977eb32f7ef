// NOTE: The checks are written by tools/dev/update_checks.py.

// RUN: torch-onnx-opt %s --decompose | FileCheck %s

// CHECK-LABEL: @poisson(
// CHECK: torch.aten.to.dtype{{.*}} -> !torch.tensor<[n,3],f64>
// CHECK: torch.aten.clamp{{.*}} -> !torch.tensor<[n,3],f64>
// CHECK: torch.aten.ge.Scalar{{.*}} -> !torch.tensor<[n,3],i1>
// CHECK: torch.aten.clamp{{.*}} -> !torch.tensor<[n,3],f64>
// CHECK: torch.aten.neg{{.*}} -> !torch.tensor<[n,3],f64>
// CHECK: torch.aten.exp{{.*}} -> !torch.tensor<[n,3],f64>
// CHECK: torch.aten.sqrt{{.*}} -> !torch.tensor<[n,3],f64>
// CHECK: torch.aten.mul.Scalar{{.*}} -> !torch.tensor<[n,3],f64>
// CHECK: torch.aten.add.Scalar{{.*}} -> !torch.tensor<[n,3],f64>
// CHECK: torch.aten.mul.Scalar{{.*}} -> !torch.tensor<[n,3],f64>
// CHECK: torch.aten.sub.Scalar{{.*}} -> !torch.tensor<[n,3],f64>
// CHECK: torch.aten.log{{.*}} -> !torch.tensor<[n,3],f64>
// CHECK: torch.aten.sub.Scalar{{.*}} -> !torch.tensor<[n,3],f64>
// CHECK: torch.aten.reciprocal{{.*}} -> !torch.tensor<[n,3],f64>
// CHECK: torch.aten.mul.Scalar{{.*}} -> !torch.tensor<[n,3],f64>
// CHECK: torch.aten.add.Scalar{{.*}} -> !torch.tensor<[n,3],f64>
// CHECK: torch.aten.sub.Scalar{{.*}} -> !torch.tensor<[n,3],f64>
// CHECK: torch.aten.reciprocal{{.*}} -> !torch.tensor<[n,3],f64>
// CHECK: torch.aten.mul.Scalar{{.*}} -> !torch.tensor<[n,3],f64>
// CHECK: torch.aten.rsub.Scalar{{.*}} -> !torch.tensor<[n,3],f64>
// CHECK: torch.aten.full_like{{.*}} -> !torch.tensor<[n,3],f64>
// CHECK: torch.aten.full_like{{.*}} -> !torch.tensor<[n,3],f64>
// CHECK: torch.aten.gt.Scalar{{.*}} -> !torch.tensor<[n,3],i1>
// CHECK: torch.aten.any{{.*}} -> !torch.tensor<[],i1>
// CHECK: torch.aten.Bool.Tensor{{.*}} -> !torch.bool
// CHECK: torch.prim.Loop
// CHECK: torch.aten.rand_like{{.*}} -> !torch.tensor<[n,3],f64>
// CHECK: torch.aten.rand_like{{.*}} -> !torch.tensor<[n,3],f64>
// CHECK: torch.aten.mul.Tensor{{.*}} -> !torch.tensor<[n,3],f64>
// CHECK: torch.aten.gt.Tensor{{.*}} -> !torch.tensor<[n,3],i1>
// CHECK: torch.aten.sub.Scalar{{.*}} -> !torch.tensor<[n,3],f64>
// CHECK: torch.aten.abs{{.*}} -> !torch.tensor<[n,3],f64>
// CHECK: torch.aten.rsub.Scalar{{.*}} -> !torch.tensor<[n,3],f64>
// CHECK: torch.aten.mul.Scalar{{.*}} -> !torch.tensor<[n,3],f64>
// CHECK: torch.aten.div.Tensor{{.*}} -> !torch.tensor<[n,3],f64>
// CHECK: torch.aten.add.Tensor{{.*}} -> !torch.tensor<[n,3],f64>
// CHECK: torch.aten.mul.Tensor{{.*}} -> !torch.tensor<[n,3],f64>
// CHECK: torch.aten.add.Tensor{{.*}} -> !torch.tensor<[n,3],f64>
// CHECK: torch.aten.add.Scalar{{.*}} -> !torch.tensor<[n,3],f64>
// CHECK: torch.aten.floor{{.*}} -> !torch.tensor<[n,3],f64>
// CHECK: torch.aten.add.Scalar{{.*}} -> !torch.tensor<[n,3],f64>
// CHECK: torch.aten.lt.Scalar{{.*}} -> !torch.tensor<[n,3],i1>
// CHECK: torch.aten.rsub.Scalar{{.*}} -> !torch.tensor<[n,3],f64>
// CHECK: torch.aten.where.self{{.*}} -> !torch.tensor<[n,3],f64>
// CHECK: torch.aten.lt.Scalar{{.*}} -> !torch.tensor<[n,3],i1>
// CHECK: torch.aten.add.Scalar{{.*}} -> !torch.tensor<[n,3],f64>
// CHECK: torch.aten.where.self{{.*}} -> !torch.tensor<[n,3],f64>
// CHECK: torch.aten.clamp{{.*}} -> !torch.tensor<[n,3],f64>
// CHECK: torch.aten.unsqueeze{{.*}} -> !torch.tensor<[n,3,1],f64>
// CHECK: torch.aten.add.Tensor{{.*}} -> !torch.tensor<[n,3,8],f64>
// CHECK: torch.aten.prod.dim_int{{.*}} -> !torch.tensor<[n,3],f64>
// CHECK: torch.aten.reciprocal{{.*}} -> !torch.tensor<[n,3],f64>
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
// CHECK: torch.aten.log{{.*}} -> !torch.tensor<[n,3],f64>
// CHECK: torch.aten.sub.Scalar{{.*}} -> !torch.tensor<[n,3],f64>
// CHECK: torch.aten.mul.Tensor{{.*}} -> !torch.tensor<[n,3],f64>
// CHECK: torch.aten.sub.Tensor{{.*}} -> !torch.tensor<[n,3],f64>
// CHECK: torch.aten.add.Tensor{{.*}} -> !torch.tensor<[n,3],f64>
// CHECK: torch.aten.add.Scalar{{.*}} -> !torch.tensor<[n,3],f64>
// CHECK: torch.aten.log{{.*}} -> !torch.tensor<[n,3],f64>
// CHECK: torch.aten.sub.Tensor{{.*}} -> !torch.tensor<[n,3],f64>
// CHECK: torch.aten.where.self{{.*}} -> !torch.tensor<[n,3],f64>
// CHECK: torch.aten.round{{.*}} -> !torch.tensor<[n,3],f64>
// CHECK: torch.aten.sub.Tensor{{.*}} -> !torch.tensor<[n,3],f64>
// CHECK: torch.aten.abs{{.*}} -> !torch.tensor<[n,3],f64>
// CHECK: torch.aten.mul.Scalar{{.*}} -> !torch.tensor<[n,3],f64>
// CHECK: torch.aten.sin{{.*}} -> !torch.tensor<[n,3],f64>
// CHECK: torch.aten.mul.Scalar{{.*}} -> !torch.tensor<[n,3],f64>
// CHECK: torch.aten.lt.Scalar{{.*}} -> !torch.tensor<[n,3],i1>
// CHECK: torch.aten.where.self{{.*}} -> !torch.tensor<[n,3],f64>
// CHECK: torch.aten.log{{.*}} -> !torch.tensor<[n,3],f64>
// CHECK: torch.aten.neg{{.*}} -> !torch.tensor<[n,3],f64>
// CHECK: torch.aten.sub.Tensor{{.*}} -> !torch.tensor<[n,3],f64>
// CHECK: torch.aten.where.self{{.*}} -> !torch.tensor<[n,3],f64>
// CHECK: torch.aten.isinf{{.*}} -> !torch.tensor<[n,3],i1>
// CHECK: torch.aten.where.ScalarSelf{{.*}} -> !torch.tensor<[n,3],f64>
// CHECK: torch.aten.mul.Tensor{{.*}} -> !torch.tensor<[n,3],f64>
// CHECK: torch.aten.sub.Tensor{{.*}} -> !torch.tensor<[n,3],f64>
// CHECK: torch.aten.sub.Tensor{{.*}} -> !torch.tensor<[n,3],f64>
// CHECK: torch.aten.mul.Tensor{{.*}} -> !torch.tensor<[n,3],f64>
// CHECK: torch.aten.div.Tensor{{.*}} -> !torch.tensor<[n,3],f64>
// CHECK: torch.aten.add.Tensor{{.*}} -> !torch.tensor<[n,3],f64>
// CHECK: torch.aten.mul.Tensor{{.*}} -> !torch.tensor<[n,3],f64>
// CHECK: torch.aten.div.Tensor{{.*}} -> !torch.tensor<[n,3],f64>
// CHECK: torch.aten.gt.Tensor{{.*}} -> !torch.tensor<[n,3],i1>
// CHECK: torch.aten.lt.Scalar{{.*}} -> !torch.tensor<[n,3],i1>
// CHECK: torch.aten.logical_and{{.*}} -> !torch.tensor<[n,3],i1>
// CHECK: torch.aten.lt.Scalar{{.*}} -> !torch.tensor<[n,3],i1>
// CHECK: torch.aten.logical_or{{.*}} -> !torch.tensor<[n,3],i1>
// CHECK: torch.aten.logical_not{{.*}} -> !torch.tensor<[n,3],i1>
// CHECK: torch.aten.log{{.*}} -> !torch.tensor<[n,3],f64>
// CHECK: torch.aten.le.Tensor{{.*}} -> !torch.tensor<[n,3],i1>
// CHECK: torch.aten.logical_and{{.*}} -> !torch.tensor<[n,3],i1>
// CHECK: torch.aten.le.Tensor{{.*}} -> !torch.tensor<[n,3],i1>
// CHECK: torch.aten.ge.Scalar{{.*}} -> !torch.tensor<[n,3],i1>
// CHECK: torch.aten.logical_and{{.*}} -> !torch.tensor<[n,3],i1>
// CHECK: torch.aten.logical_or{{.*}} -> !torch.tensor<[n,3],i1>
// CHECK: torch.aten.gt.Scalar{{.*}} -> !torch.tensor<[n,3],i1>
// CHECK: torch.aten.logical_and{{.*}} -> !torch.tensor<[n,3],i1>
// CHECK: torch.aten.to.dtype{{.*}} -> !torch.tensor<[n,3],f64>
// CHECK: torch.aten.add.Tensor{{.*}} -> !torch.tensor<[n,3],f64>
// CHECK: torch.aten.where.self{{.*}} -> !torch.tensor<[n,3],f64>
// CHECK: torch.aten.logical_not{{.*}} -> !torch.tensor<[n,3],i1>
// CHECK: torch.aten.where.self{{.*}} -> !torch.tensor<[n,3],i1>
// CHECK: torch.aten.logical_not{{.*}} -> !torch.tensor<[n,3],i1>
// CHECK: torch.aten.logical_and{{.*}} -> !torch.tensor<[n,3],i1>
// CHECK: torch.aten.where.self{{.*}} -> !torch.tensor<[n,3],f64>
// CHECK: torch.aten.any{{.*}} -> !torch.tensor<[],i1>
// CHECK: torch.aten.Bool.Tensor{{.*}} -> !torch.bool
// CHECK: torch.prim.yield
// CHECK: torch.aten.to.dtype{{.*}} -> !torch.tensor<[n,3],f32>
func.func @poisson(%arg0: !torch.tensor<[n,3],f32>) -> !torch.tensor<[n,3],f32> {
  %0 = torch.constant unit -> !torch.none
  %1 = torch.aten.poisson(%arg0, %0) : (!torch.tensor<[n,3],f32>, !torch.none) -> !torch.tensor<[n,3],f32>
  return %1 : !torch.tensor<[n,3],f32>
}

// CHECK-LABEL: @binomial(
// CHECK: torch.aten.add.Tensor{{.*}} -> !torch.tensor<[n,3],f32>
// CHECK: torch.aten.mul.Scalar{{.*}} -> !torch.tensor<[n,3],f32>
// CHECK: torch.aten.to.dtype{{.*}} -> !torch.tensor<[n,3],f64>
// CHECK: torch.aten.full_like{{.*}} -> !torch.tensor<[n,3],f64>
// CHECK: torch.aten.add.Tensor{{.*}} -> !torch.tensor<[n,3],f64>
// CHECK: torch.aten.add.Tensor{{.*}} -> !torch.tensor<[n,3],f64>
// CHECK: torch.aten.flatten.using_ints{{.*}} -> !torch.tensor<["3*n"],f64>
// CHECK: torch.prim.ListConstruct{{.*}} -> !torch.list<[!torch.tensor<["3*n"],f64>, !torch.tensor<[1],f64>]>
// CHECK: torch.aten.cat{{.*}} -> !torch.tensor<["3*n+1"],f64>
// CHECK: torch.prim.ListConstruct{{.*}} -> !torch.list<[]>
// CHECK: torch.aten.amax{{.*}} -> !torch.tensor<[],f64>
// CHECK: torch.aten.Int.Tensor{{.*}} -> !torch.int<u0>
// CHECK: torch.prim.Loop{{.*}} -> !torch.tensor<[n,3],f64> {
// CHECK: torch.aten.add.int{{.*}} -> !torch.int
// CHECK: torch.aten.ge.Scalar{{.*}} -> !torch.tensor<[n,3],i1>
// CHECK: torch.aten.rand_like{{.*}} -> !torch.tensor<[n,3],f64>
// CHECK: torch.aten.lt.Tensor{{.*}} -> !torch.tensor<[n,3],i1>
// CHECK: torch.aten.logical_and{{.*}} -> !torch.tensor<[n,3],i1>
// CHECK: torch.aten.to.dtype{{.*}} -> !torch.tensor<[n,3],f64>
// CHECK: torch.aten.add.Tensor{{.*}} -> !torch.tensor<[n,3],f64>
// CHECK: torch.prim.yield
// CHECK: torch.aten.to.dtype{{.*}} -> !torch.tensor<[n,3],f32>
func.func @binomial(%arg0: !torch.tensor<[n,3],f32>, %arg1: !torch.tensor<[n,3],f32>) -> !torch.tensor<[n,3],f32> {
  %0 = torch.constant unit -> !torch.none
  %1 = torch.aten.binomial(%arg0, %arg1, %0) : (!torch.tensor<[n,3],f32>, !torch.tensor<[n,3],f32>, !torch.none) -> !torch.tensor<[n,3],f32>
  return %1 : !torch.tensor<[n,3],f32>
}
