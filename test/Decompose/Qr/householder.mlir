// NOTE: The checks are written by tools/dev/update_checks.py.

// RUN: torch-onnx-opt %s --decompose | FileCheck %s

// CHECK-LABEL: @householder_product(
// CHECK: torch.aten.expand_as{{.*}} -> !torch.tensor<[n,4,2],f32>
// CHECK: torch.aten.tril{{.*}} -> !torch.tensor<[n,4,2],f32>
// CHECK: torch.aten.add.Tensor{{.*}} -> !torch.tensor<[n,4,2],f32>
// CHECK: torch.aten.select.int{{.*}} -> !torch.tensor<[n,4],f32>
// CHECK: torch.aten.unsqueeze{{.*}} -> !torch.tensor<[n,4,1],f32>
// CHECK: torch.aten.select.int{{.*}} -> !torch.tensor<[n],f32>
// CHECK: torch.aten.unsqueeze{{.*}} -> !torch.tensor<[n,1],f32>
// CHECK: torch.aten.unsqueeze{{.*}} -> !torch.tensor<[n,1,1],f32>
// CHECK: torch.aten.transpose.int{{.*}} -> !torch.tensor<[n,1,4],f32>
// CHECK: torch.aten.matmul{{.*}} -> !torch.tensor<[n,1,2],f32>
// CHECK: torch.aten.matmul{{.*}} -> !torch.tensor<[n,4,2],f32>
// CHECK: torch.aten.mul.Tensor{{.*}} -> !torch.tensor<[n,4,2],f32>
// CHECK: torch.aten.sub.Tensor{{.*}} -> !torch.tensor<[n,4,2],f32>
// CHECK: torch.aten.select.int{{.*}} -> !torch.tensor<[n,4],f32>
// CHECK: torch.aten.unsqueeze{{.*}} -> !torch.tensor<[n,4,1],f32>
// CHECK: torch.aten.select.int{{.*}} -> !torch.tensor<[n],f32>
// CHECK: torch.aten.unsqueeze{{.*}} -> !torch.tensor<[n,1],f32>
// CHECK: torch.aten.unsqueeze{{.*}} -> !torch.tensor<[n,1,1],f32>
// CHECK: torch.aten.transpose.int{{.*}} -> !torch.tensor<[n,1,4],f32>
// CHECK: torch.aten.matmul{{.*}} -> !torch.tensor<[n,1,2],f32>
// CHECK: torch.aten.matmul{{.*}} -> !torch.tensor<[n,4,2],f32>
// CHECK: torch.aten.mul.Tensor{{.*}} -> !torch.tensor<[n,4,2],f32>
// CHECK: torch.aten.sub.Tensor{{.*}} -> !torch.tensor<[n,4,2],f32>
func.func @householder_product(%a: !torch.tensor<[n,4,2],f32>, %tau: !torch.tensor<[n,2],f32>) -> (!torch.tensor<[n,4,2],f32>) {
  %0 = torch.aten.linalg_householder_product(%a, %tau) : (!torch.tensor<[n,4,2],f32>, !torch.tensor<[n,2],f32>) -> !torch.tensor<[n,4,2],f32>
  return %0 : !torch.tensor<[n,4,2],f32>
}

// CHECK-LABEL: @geqrf(
// CHECK: torch.aten.size.int{{.*}} -> !torch.int<n>
// CHECK: torch.aten.full_like{{.*}} -> !torch.tensor<[n,5,3],f32>
// CHECK: torch.prim.ListConstruct{{.*}} -> !torch.list<[!torch.int<n>, !torch.int<3>]>
// CHECK: torch.aten.full{{.*}} -> !torch.tensor<[n,3],f32>
// CHECK: torch.aten.select.int{{.*}} -> !torch.tensor<[n,5],f32>
// CHECK: torch.aten.unsqueeze{{.*}} -> !torch.tensor<[n,5,1],f32>
// CHECK: torch.aten.full_like{{.*}} -> !torch.tensor<[n,5,1],f32>
// CHECK: torch.aten.select.int{{.*}} -> !torch.tensor<[n,1],f32>
// CHECK: torch.aten.unsqueeze{{.*}} -> !torch.tensor<[n,1,1],f32>
// CHECK: torch.aten.where.self{{.*}} -> !torch.tensor<[n,5,1],f32>
// CHECK: torch.prim.ListConstruct{{.*}} -> !torch.list<[!torch.int<-2>]>
// CHECK: torch.aten.linalg_vector_norm{{.*}} -> !torch.tensor<[n,1,1],f32>
// CHECK: torch.aten.abs{{.*}} -> !torch.tensor<[n,1,1],f32>
// CHECK: torch.aten.abs{{.*}} -> !torch.tensor<[n,1,1],f32>
// CHECK: torch.aten.maximum{{.*}} -> !torch.tensor<[n,1,1],f32>
// CHECK: torch.aten.minimum{{.*}} -> !torch.tensor<[n,1,1],f32>
// CHECK: torch.aten.eq.Scalar{{.*}} -> !torch.tensor<[n,1,1],i1>
// CHECK: torch.aten.eq.Scalar{{.*}} -> !torch.tensor<[n,1,1],i1>
// CHECK: torch.aten.logical_or{{.*}} -> !torch.tensor<[n,1,1],i1>
// CHECK: torch.aten.div.Tensor{{.*}} -> !torch.tensor<[n,1,1],f32>
// CHECK: torch.aten.where.ScalarSelf{{.*}} -> !torch.tensor<[n,1,1],f32>
// CHECK: torch.aten.mul.Tensor{{.*}} -> !torch.tensor<[n,1,1],f32>
// CHECK: torch.aten.add.Scalar{{.*}} -> !torch.tensor<[n,1,1],f32>
// CHECK: torch.aten.sqrt{{.*}} -> !torch.tensor<[n,1,1],f32>
// CHECK: torch.aten.mul.Tensor{{.*}} -> !torch.tensor<[n,1,1],f32>
// CHECK: torch.aten.isinf{{.*}} -> !torch.tensor<[n,1,1],i1>
// CHECK: torch.aten.isinf{{.*}} -> !torch.tensor<[n,1,1],i1>
// CHECK: torch.aten.logical_or{{.*}} -> !torch.tensor<[n,1,1],i1>
// CHECK: torch.aten.where.ScalarSelf{{.*}} -> !torch.tensor<[n,1,1],f32>
// CHECK: torch.aten.abs{{.*}} -> !torch.tensor<[n,1,1],f32>
// CHECK: torch.aten.lt.Scalar{{.*}} -> !torch.tensor<[n,1,1],i1>
// CHECK: torch.aten.reciprocal{{.*}} -> !torch.tensor<[n,1,1],f32>
// CHECK: torch.aten.lt.Scalar{{.*}} -> !torch.tensor<[n,1,1],i1>
// CHECK: torch.aten.logical_or{{.*}} -> !torch.tensor<[n,1,1],i1>
// CHECK: torch.aten.where.Scalar{{.*}} -> !torch.tensor<[n,1,1],f32>
// CHECK: torch.aten.mul.Tensor{{.*}} -> !torch.tensor<[n,1,1],f32>
// CHECK: torch.aten.neg{{.*}} -> !torch.tensor<[n,1,1],f32>
// CHECK: torch.aten.eq.Scalar{{.*}} -> !torch.tensor<[n,1,1],i1>
// CHECK: torch.aten.sub.Tensor{{.*}} -> !torch.tensor<[n,1,1],f32>
// CHECK: torch.aten.div.Tensor{{.*}} -> !torch.tensor<[n,1,1],f32>
// CHECK: torch.aten.where.ScalarSelf{{.*}} -> !torch.tensor<[n,1,1],f32>
// CHECK: torch.aten.sub.Tensor{{.*}} -> !torch.tensor<[n,1,1],f32>
// CHECK: torch.aten.where.ScalarSelf{{.*}} -> !torch.tensor<[n,1,1],f32>
// CHECK: torch.aten.div.Tensor{{.*}} -> !torch.tensor<[n,5,1],f32>
// CHECK: torch.aten.full_like{{.*}} -> !torch.tensor<[n,5,1],f32>
// CHECK: torch.aten.where.self{{.*}} -> !torch.tensor<[n,5,1],f32>
// CHECK: torch.aten.squeeze.dim{{.*}} -> !torch.tensor<[n,1],f32>
// CHECK: torch.aten.transpose.int{{.*}} -> !torch.tensor<[n,1,5],f32>
// CHECK: torch.aten.matmul{{.*}} -> !torch.tensor<[n,1,3],f32>
// CHECK: torch.aten.mul.Tensor{{.*}} -> !torch.tensor<[n,5,1],f32>
// CHECK: torch.aten.matmul{{.*}} -> !torch.tensor<[n,5,3],f32>
// CHECK: torch.aten.sub.Tensor{{.*}} -> !torch.tensor<[n,5,3],f32>
// CHECK: torch.aten.where.self{{.*}} -> !torch.tensor<[n,5,3],f32>
// CHECK: torch.aten.where.self{{.*}} -> !torch.tensor<[n,3],f32>
// CHECK: torch.aten.select.int{{.*}} -> !torch.tensor<[n,5],f32>
// CHECK: torch.aten.unsqueeze{{.*}} -> !torch.tensor<[n,5,1],f32>
// CHECK: torch.aten.full_like{{.*}} -> !torch.tensor<[n,5,1],f32>
// CHECK: torch.aten.select.int{{.*}} -> !torch.tensor<[n,1],f32>
// CHECK: torch.aten.unsqueeze{{.*}} -> !torch.tensor<[n,1,1],f32>
// CHECK: torch.aten.where.self{{.*}} -> !torch.tensor<[n,5,1],f32>
// CHECK: torch.prim.ListConstruct{{.*}} -> !torch.list<[!torch.int<-2>]>
// CHECK: torch.aten.linalg_vector_norm{{.*}} -> !torch.tensor<[n,1,1],f32>
// CHECK: torch.aten.abs{{.*}} -> !torch.tensor<[n,1,1],f32>
// CHECK: torch.aten.abs{{.*}} -> !torch.tensor<[n,1,1],f32>
// CHECK: torch.aten.maximum{{.*}} -> !torch.tensor<[n,1,1],f32>
// CHECK: torch.aten.minimum{{.*}} -> !torch.tensor<[n,1,1],f32>
// CHECK: torch.aten.eq.Scalar{{.*}} -> !torch.tensor<[n,1,1],i1>
// CHECK: torch.aten.eq.Scalar{{.*}} -> !torch.tensor<[n,1,1],i1>
// CHECK: torch.aten.logical_or{{.*}} -> !torch.tensor<[n,1,1],i1>
// CHECK: torch.aten.div.Tensor{{.*}} -> !torch.tensor<[n,1,1],f32>
// CHECK: torch.aten.where.ScalarSelf{{.*}} -> !torch.tensor<[n,1,1],f32>
// CHECK: torch.aten.mul.Tensor{{.*}} -> !torch.tensor<[n,1,1],f32>
// CHECK: torch.aten.add.Scalar{{.*}} -> !torch.tensor<[n,1,1],f32>
// CHECK: torch.aten.sqrt{{.*}} -> !torch.tensor<[n,1,1],f32>
// CHECK: torch.aten.mul.Tensor{{.*}} -> !torch.tensor<[n,1,1],f32>
// CHECK: torch.aten.isinf{{.*}} -> !torch.tensor<[n,1,1],i1>
// CHECK: torch.aten.isinf{{.*}} -> !torch.tensor<[n,1,1],i1>
// CHECK: torch.aten.logical_or{{.*}} -> !torch.tensor<[n,1,1],i1>
// CHECK: torch.aten.where.ScalarSelf{{.*}} -> !torch.tensor<[n,1,1],f32>
// CHECK: torch.aten.abs{{.*}} -> !torch.tensor<[n,1,1],f32>
// CHECK: torch.aten.lt.Scalar{{.*}} -> !torch.tensor<[n,1,1],i1>
// CHECK: torch.aten.reciprocal{{.*}} -> !torch.tensor<[n,1,1],f32>
// CHECK: torch.aten.lt.Scalar{{.*}} -> !torch.tensor<[n,1,1],i1>
// CHECK: torch.aten.logical_or{{.*}} -> !torch.tensor<[n,1,1],i1>
// CHECK: torch.aten.where.Scalar{{.*}} -> !torch.tensor<[n,1,1],f32>
// CHECK: torch.aten.mul.Tensor{{.*}} -> !torch.tensor<[n,1,1],f32>
// CHECK: torch.aten.neg{{.*}} -> !torch.tensor<[n,1,1],f32>
// CHECK: torch.aten.eq.Scalar{{.*}} -> !torch.tensor<[n,1,1],i1>
// CHECK: torch.aten.sub.Tensor{{.*}} -> !torch.tensor<[n,1,1],f32>
// CHECK: torch.aten.div.Tensor{{.*}} -> !torch.tensor<[n,1,1],f32>
// CHECK: torch.aten.where.ScalarSelf{{.*}} -> !torch.tensor<[n,1,1],f32>
// CHECK: torch.aten.sub.Tensor{{.*}} -> !torch.tensor<[n,1,1],f32>
// CHECK: torch.aten.where.ScalarSelf{{.*}} -> !torch.tensor<[n,1,1],f32>
// CHECK: torch.aten.div.Tensor{{.*}} -> !torch.tensor<[n,5,1],f32>
// CHECK: torch.aten.full_like{{.*}} -> !torch.tensor<[n,5,1],f32>
// CHECK: torch.aten.where.self{{.*}} -> !torch.tensor<[n,5,1],f32>
// CHECK: torch.aten.squeeze.dim{{.*}} -> !torch.tensor<[n,1],f32>
// CHECK: torch.aten.transpose.int{{.*}} -> !torch.tensor<[n,1,5],f32>
// CHECK: torch.aten.matmul{{.*}} -> !torch.tensor<[n,1,3],f32>
// CHECK: torch.aten.mul.Tensor{{.*}} -> !torch.tensor<[n,5,1],f32>
// CHECK: torch.aten.matmul{{.*}} -> !torch.tensor<[n,5,3],f32>
// CHECK: torch.aten.sub.Tensor{{.*}} -> !torch.tensor<[n,5,3],f32>
// CHECK: torch.aten.where.self{{.*}} -> !torch.tensor<[n,5,3],f32>
// CHECK: torch.aten.where.self{{.*}} -> !torch.tensor<[n,3],f32>
// CHECK: torch.aten.select.int{{.*}} -> !torch.tensor<[n,5],f32>
// CHECK: torch.aten.unsqueeze{{.*}} -> !torch.tensor<[n,5,1],f32>
// CHECK: torch.aten.full_like{{.*}} -> !torch.tensor<[n,5,1],f32>
// CHECK: torch.aten.select.int{{.*}} -> !torch.tensor<[n,1],f32>
// CHECK: torch.aten.unsqueeze{{.*}} -> !torch.tensor<[n,1,1],f32>
// CHECK: torch.aten.where.self{{.*}} -> !torch.tensor<[n,5,1],f32>
// CHECK: torch.prim.ListConstruct{{.*}} -> !torch.list<[!torch.int<-2>]>
// CHECK: torch.aten.linalg_vector_norm{{.*}} -> !torch.tensor<[n,1,1],f32>
// CHECK: torch.aten.abs{{.*}} -> !torch.tensor<[n,1,1],f32>
// CHECK: torch.aten.abs{{.*}} -> !torch.tensor<[n,1,1],f32>
// CHECK: torch.aten.maximum{{.*}} -> !torch.tensor<[n,1,1],f32>
// CHECK: torch.aten.minimum{{.*}} -> !torch.tensor<[n,1,1],f32>
// CHECK: torch.aten.eq.Scalar{{.*}} -> !torch.tensor<[n,1,1],i1>
// CHECK: torch.aten.eq.Scalar{{.*}} -> !torch.tensor<[n,1,1],i1>
// CHECK: torch.aten.logical_or{{.*}} -> !torch.tensor<[n,1,1],i1>
// CHECK: torch.aten.div.Tensor{{.*}} -> !torch.tensor<[n,1,1],f32>
// CHECK: torch.aten.where.ScalarSelf{{.*}} -> !torch.tensor<[n,1,1],f32>
// CHECK: torch.aten.mul.Tensor{{.*}} -> !torch.tensor<[n,1,1],f32>
// CHECK: torch.aten.add.Scalar{{.*}} -> !torch.tensor<[n,1,1],f32>
// CHECK: torch.aten.sqrt{{.*}} -> !torch.tensor<[n,1,1],f32>
// CHECK: torch.aten.mul.Tensor{{.*}} -> !torch.tensor<[n,1,1],f32>
// CHECK: torch.aten.isinf{{.*}} -> !torch.tensor<[n,1,1],i1>
// CHECK: torch.aten.isinf{{.*}} -> !torch.tensor<[n,1,1],i1>
// CHECK: torch.aten.logical_or{{.*}} -> !torch.tensor<[n,1,1],i1>
// CHECK: torch.aten.where.ScalarSelf{{.*}} -> !torch.tensor<[n,1,1],f32>
// CHECK: torch.aten.abs{{.*}} -> !torch.tensor<[n,1,1],f32>
// CHECK: torch.aten.lt.Scalar{{.*}} -> !torch.tensor<[n,1,1],i1>
// CHECK: torch.aten.reciprocal{{.*}} -> !torch.tensor<[n,1,1],f32>
// CHECK: torch.aten.lt.Scalar{{.*}} -> !torch.tensor<[n,1,1],i1>
// CHECK: torch.aten.logical_or{{.*}} -> !torch.tensor<[n,1,1],i1>
// CHECK: torch.aten.where.Scalar{{.*}} -> !torch.tensor<[n,1,1],f32>
// CHECK: torch.aten.mul.Tensor{{.*}} -> !torch.tensor<[n,1,1],f32>
// CHECK: torch.aten.neg{{.*}} -> !torch.tensor<[n,1,1],f32>
// CHECK: torch.aten.eq.Scalar{{.*}} -> !torch.tensor<[n,1,1],i1>
// CHECK: torch.aten.sub.Tensor{{.*}} -> !torch.tensor<[n,1,1],f32>
// CHECK: torch.aten.div.Tensor{{.*}} -> !torch.tensor<[n,1,1],f32>
// CHECK: torch.aten.where.ScalarSelf{{.*}} -> !torch.tensor<[n,1,1],f32>
// CHECK: torch.aten.sub.Tensor{{.*}} -> !torch.tensor<[n,1,1],f32>
// CHECK: torch.aten.where.ScalarSelf{{.*}} -> !torch.tensor<[n,1,1],f32>
// CHECK: torch.aten.div.Tensor{{.*}} -> !torch.tensor<[n,5,1],f32>
// CHECK: torch.aten.full_like{{.*}} -> !torch.tensor<[n,5,1],f32>
// CHECK: torch.aten.where.self{{.*}} -> !torch.tensor<[n,5,1],f32>
// CHECK: torch.aten.squeeze.dim{{.*}} -> !torch.tensor<[n,1],f32>
// CHECK: torch.aten.transpose.int{{.*}} -> !torch.tensor<[n,1,5],f32>
// CHECK: torch.aten.matmul{{.*}} -> !torch.tensor<[n,1,3],f32>
// CHECK: torch.aten.mul.Tensor{{.*}} -> !torch.tensor<[n,5,1],f32>
// CHECK: torch.aten.matmul{{.*}} -> !torch.tensor<[n,5,3],f32>
// CHECK: torch.aten.sub.Tensor{{.*}} -> !torch.tensor<[n,5,3],f32>
// CHECK: torch.aten.where.self{{.*}} -> !torch.tensor<[n,5,3],f32>
// CHECK: torch.aten.where.self{{.*}} -> !torch.tensor<[n,3],f32>
// CHECK: torch.aten.tril{{.*}} -> !torch.tensor<[n,5,3],f32>
// CHECK: torch.aten.triu{{.*}} -> !torch.tensor<[n,5,3],f32>
// CHECK: torch.aten.add.Tensor{{.*}} -> !torch.tensor<[n,5,3],f32>
func.func @geqrf(%arg0: !torch.tensor<[n,5,3],f32>) -> (!torch.tensor<[n,5,3],f32>, !torch.tensor<[n,3],f32>) {
  %r0, %r1 = torch.aten.geqrf(%arg0) : (!torch.tensor<[n,5,3],f32>) -> (!torch.tensor<[n,5,3],f32>, !torch.tensor<[n,3],f32>)
  return %r0, %r1 : !torch.tensor<[n,5,3],f32>, !torch.tensor<[n,3],f32>
}

// CHECK-LABEL: @ormqr(
// CHECK: torch.aten.tril{{.*}} -> !torch.tensor<[n,5,3],f32>
// CHECK: torch.aten.add.Tensor{{.*}} -> !torch.tensor<[n,5,3],f32>
// CHECK: torch.aten.select.int{{.*}} -> !torch.tensor<[n,5],f32>
// CHECK: torch.aten.unsqueeze{{.*}} -> !torch.tensor<[n,5,1],f32>
// CHECK: torch.aten.select.int{{.*}} -> !torch.tensor<[n],f32>
// CHECK: torch.aten.unsqueeze{{.*}} -> !torch.tensor<[n,1],f32>
// CHECK: torch.aten.unsqueeze{{.*}} -> !torch.tensor<[n,1,1],f32>
// CHECK: torch.aten.transpose.int{{.*}} -> !torch.tensor<[n,1,5],f32>
// CHECK: torch.aten.matmul{{.*}} -> !torch.tensor<[n,1,2],f32>
// CHECK: torch.aten.matmul{{.*}} -> !torch.tensor<[n,5,2],f32>
// CHECK: torch.aten.mul.Tensor{{.*}} -> !torch.tensor<[n,5,2],f32>
// CHECK: torch.aten.sub.Tensor{{.*}} -> !torch.tensor<[n,5,2],f32>
// CHECK: torch.aten.select.int{{.*}} -> !torch.tensor<[n,5],f32>
// CHECK: torch.aten.unsqueeze{{.*}} -> !torch.tensor<[n,5,1],f32>
// CHECK: torch.aten.select.int{{.*}} -> !torch.tensor<[n],f32>
// CHECK: torch.aten.unsqueeze{{.*}} -> !torch.tensor<[n,1],f32>
// CHECK: torch.aten.unsqueeze{{.*}} -> !torch.tensor<[n,1,1],f32>
// CHECK: torch.aten.transpose.int{{.*}} -> !torch.tensor<[n,1,5],f32>
// CHECK: torch.aten.matmul{{.*}} -> !torch.tensor<[n,1,2],f32>
// CHECK: torch.aten.matmul{{.*}} -> !torch.tensor<[n,5,2],f32>
// CHECK: torch.aten.mul.Tensor{{.*}} -> !torch.tensor<[n,5,2],f32>
// CHECK: torch.aten.sub.Tensor{{.*}} -> !torch.tensor<[n,5,2],f32>
// CHECK: torch.aten.select.int{{.*}} -> !torch.tensor<[n,5],f32>
// CHECK: torch.aten.unsqueeze{{.*}} -> !torch.tensor<[n,5,1],f32>
// CHECK: torch.aten.select.int{{.*}} -> !torch.tensor<[n],f32>
// CHECK: torch.aten.unsqueeze{{.*}} -> !torch.tensor<[n,1],f32>
// CHECK: torch.aten.unsqueeze{{.*}} -> !torch.tensor<[n,1,1],f32>
// CHECK: torch.aten.transpose.int{{.*}} -> !torch.tensor<[n,1,5],f32>
// CHECK: torch.aten.matmul{{.*}} -> !torch.tensor<[n,1,2],f32>
// CHECK: torch.aten.matmul{{.*}} -> !torch.tensor<[n,5,2],f32>
// CHECK: torch.aten.mul.Tensor{{.*}} -> !torch.tensor<[n,5,2],f32>
// CHECK: torch.aten.sub.Tensor{{.*}} -> !torch.tensor<[n,5,2],f32>
func.func @ormqr(%arg0: !torch.tensor<[n,5,3],f32>, %arg1: !torch.tensor<[n,3],f32>, %arg2: !torch.tensor<[n,5,2],f32>) -> (!torch.tensor<[n,5,2],f32>) {
  %0 = torch.constant true -> !torch.bool<true>
  %r0 = torch.aten.ormqr(%arg0, %arg1, %arg2, %0, %0) : (!torch.tensor<[n,5,3],f32>, !torch.tensor<[n,3],f32>, !torch.tensor<[n,5,2],f32>, !torch.bool<true>, !torch.bool<true>) -> !torch.tensor<[n,5,2],f32>
  return %r0 : !torch.tensor<[n,5,2],f32>
}

// CHECK-LABEL: @ormqr_from_the_right(
// CHECK: torch.aten.transpose.int{{.*}} -> !torch.tensor<[5,n],f32>
// CHECK: torch.aten.tril{{.*}} -> !torch.tensor<[5,3],f32>
// CHECK: torch.aten.add.Tensor{{.*}} -> !torch.tensor<[5,3],f32>
// CHECK: torch.aten.select.int{{.*}} -> !torch.tensor<[5],f32>
// CHECK: torch.aten.unsqueeze{{.*}} -> !torch.tensor<[5,1],f32>
// CHECK: torch.aten.select.int{{.*}} -> !torch.tensor<[],f32>
// CHECK: torch.aten.unsqueeze{{.*}} -> !torch.tensor<[1],f32>
// CHECK: torch.aten.unsqueeze{{.*}} -> !torch.tensor<[1,1],f32>
// CHECK: torch.aten.transpose.int{{.*}} -> !torch.tensor<[1,5],f32>
// CHECK: torch.aten.matmul{{.*}} -> !torch.tensor<[1,n],f32>
// CHECK: torch.aten.matmul{{.*}} -> !torch.tensor<[5,n],f32>
// CHECK: torch.aten.mul.Tensor{{.*}} -> !torch.tensor<[5,n],f32>
// CHECK: torch.aten.sub.Tensor{{.*}} -> !torch.tensor<[5,n],f32>
// CHECK: torch.aten.select.int{{.*}} -> !torch.tensor<[5],f32>
// CHECK: torch.aten.unsqueeze{{.*}} -> !torch.tensor<[5,1],f32>
// CHECK: torch.aten.select.int{{.*}} -> !torch.tensor<[],f32>
// CHECK: torch.aten.unsqueeze{{.*}} -> !torch.tensor<[1],f32>
// CHECK: torch.aten.unsqueeze{{.*}} -> !torch.tensor<[1,1],f32>
// CHECK: torch.aten.transpose.int{{.*}} -> !torch.tensor<[1,5],f32>
// CHECK: torch.aten.matmul{{.*}} -> !torch.tensor<[1,n],f32>
// CHECK: torch.aten.matmul{{.*}} -> !torch.tensor<[5,n],f32>
// CHECK: torch.aten.mul.Tensor{{.*}} -> !torch.tensor<[5,n],f32>
// CHECK: torch.aten.sub.Tensor{{.*}} -> !torch.tensor<[5,n],f32>
// CHECK: torch.aten.select.int{{.*}} -> !torch.tensor<[5],f32>
// CHECK: torch.aten.unsqueeze{{.*}} -> !torch.tensor<[5,1],f32>
// CHECK: torch.aten.select.int{{.*}} -> !torch.tensor<[],f32>
// CHECK: torch.aten.unsqueeze{{.*}} -> !torch.tensor<[1],f32>
// CHECK: torch.aten.unsqueeze{{.*}} -> !torch.tensor<[1,1],f32>
// CHECK: torch.aten.transpose.int{{.*}} -> !torch.tensor<[1,5],f32>
// CHECK: torch.aten.matmul{{.*}} -> !torch.tensor<[1,n],f32>
// CHECK: torch.aten.matmul{{.*}} -> !torch.tensor<[5,n],f32>
// CHECK: torch.aten.mul.Tensor{{.*}} -> !torch.tensor<[5,n],f32>
// CHECK: torch.aten.sub.Tensor{{.*}} -> !torch.tensor<[5,n],f32>
// CHECK: torch.aten.transpose.int{{.*}} -> !torch.tensor<[n,5],f32>
func.func @ormqr_from_the_right(%arg0: !torch.tensor<[5,3],f32>, %arg1: !torch.tensor<[3],f32>, %arg2: !torch.tensor<[n,5],f32>) -> (!torch.tensor<[n,5],f32>) {
  %0 = torch.constant false -> !torch.bool<false>
  %r0 = torch.aten.ormqr(%arg0, %arg1, %arg2, %0, %0) : (!torch.tensor<[5,3],f32>, !torch.tensor<[3],f32>, !torch.tensor<[n,5],f32>, !torch.bool<false>, !torch.bool<false>) -> !torch.tensor<[n,5],f32>
  return %r0 : !torch.tensor<[n,5],f32>
}
