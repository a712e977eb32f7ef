// NOTE: The checks are written by tools/dev/update_checks.py.
// Singular values and what is made of them; vectors have no signs of their own.

// RUN: torch-onnx-opt %s --decompose | FileCheck %s

// CHECK-LABEL: @_linalg_svd(
// CHECK: torch.aten.to.dtype{{.*}} -> !torch.tensor<[n,4,3],f64>
// CHECK: torch.prim.ListConstruct{{.*}} -> !torch.list<[!torch.int<0>, !torch.int<1>]>
// CHECK: torch.aten.constant_pad_nd{{.*}} -> !torch.tensor<[n,4,4],f64>
// CHECK: torch.aten.size.int{{.*}} -> !torch.int<n>
// CHECK: torch.prim.ListConstruct{{.*}} -> !torch.list<[!torch.int<n>, !torch.int<4>, !torch.int<4>]>
// CHECK: torch.aten.expand{{.*}} -> !torch.tensor<[n,4,4],f64>
// CHECK: torch.prim.ListConstruct{{.*}} -> !torch.list<[!torch.tensor<[n,4,4],f64>, !torch.tensor<[n,4,4],f64>]>
// CHECK: torch.aten.cat{{.*}} -> !torch.tensor<[n,8,4],f64>
// CHECK: torch.prim.Loop{{.*}} -> !torch.tensor<[n,8,4],f64> {
// CHECK: torch.aten.slice.Tensor{{.*}} -> !torch.tensor<[n,8,2],f64>
// CHECK: torch.aten.slice.Tensor{{.*}} -> !torch.tensor<[n,8,2],f64>
// CHECK: torch.aten.slice.Tensor{{.*}} -> !torch.tensor<[n,4,2],f64>
// CHECK: torch.aten.slice.Tensor{{.*}} -> !torch.tensor<[n,4,2],f64>
// CHECK: torch.aten.mul.Tensor{{.*}} -> !torch.tensor<[n,4,2],f64>
// CHECK: torch.prim.ListConstruct{{.*}} -> !torch.list<[!torch.int<-2>]>
// CHECK: torch.aten.sum.dim_IntList{{.*}} -> !torch.tensor<[n,1,2],f64>
// CHECK: torch.aten.eq.Scalar{{.*}} -> !torch.tensor<[n,1,2],i1>
// CHECK: torch.aten.where.ScalarSelf{{.*}} -> !torch.tensor<[n,1,2],f64>
// CHECK: torch.aten.mul.Scalar{{.*}} -> !torch.tensor<[n,1,2],f64>
// CHECK: torch.aten.mul.Tensor{{.*}} -> !torch.tensor<[n,4,2],f64>
// CHECK: torch.prim.ListConstruct{{.*}} -> !torch.list<[!torch.int<-2>]>
// CHECK: torch.aten.sum.dim_IntList{{.*}} -> !torch.tensor<[n,1,2],f64>
// CHECK: torch.aten.mul.Tensor{{.*}} -> !torch.tensor<[n,4,2],f64>
// CHECK: torch.prim.ListConstruct{{.*}} -> !torch.list<[!torch.int<-2>]>
// CHECK: torch.aten.sum.dim_IntList{{.*}} -> !torch.tensor<[n,1,2],f64>
// CHECK: torch.aten.sub.Tensor{{.*}} -> !torch.tensor<[n,1,2],f64>
// CHECK: torch.aten.div.Tensor{{.*}} -> !torch.tensor<[n,1,2],f64>
// CHECK: torch.aten.full_like{{.*}} -> !torch.tensor<[n,1,2],f64>
// CHECK: torch.aten.abs{{.*}} -> !torch.tensor<[n,1,2],f64>
// CHECK: torch.aten.abs{{.*}} -> !torch.tensor<[n,1,2],f64>
// CHECK: torch.aten.maximum{{.*}} -> !torch.tensor<[n,1,2],f64>
// CHECK: torch.aten.minimum{{.*}} -> !torch.tensor<[n,1,2],f64>
// CHECK: torch.aten.eq.Scalar{{.*}} -> !torch.tensor<[n,1,2],i1>
// CHECK: torch.aten.eq.Scalar{{.*}} -> !torch.tensor<[n,1,2],i1>
// CHECK: torch.aten.logical_or{{.*}} -> !torch.tensor<[n,1,2],i1>
// CHECK: torch.aten.div.Tensor{{.*}} -> !torch.tensor<[n,1,2],f64>
// CHECK: torch.aten.where.ScalarSelf{{.*}} -> !torch.tensor<[n,1,2],f64>
// CHECK: torch.aten.mul.Tensor{{.*}} -> !torch.tensor<[n,1,2],f64>
// CHECK: torch.aten.add.Scalar{{.*}} -> !torch.tensor<[n,1,2],f64>
// CHECK: torch.aten.sqrt{{.*}} -> !torch.tensor<[n,1,2],f64>
// CHECK: torch.aten.mul.Tensor{{.*}} -> !torch.tensor<[n,1,2],f64>
// CHECK: torch.aten.isinf{{.*}} -> !torch.tensor<[n,1,2],i1>
// CHECK: torch.aten.isinf{{.*}} -> !torch.tensor<[n,1,2],i1>
// CHECK: torch.aten.logical_or{{.*}} -> !torch.tensor<[n,1,2],i1>
// CHECK: torch.aten.where.ScalarSelf{{.*}} -> !torch.tensor<[n,1,2],f64>
// CHECK: torch.aten.abs{{.*}} -> !torch.tensor<[n,1,2],f64>
// CHECK: torch.aten.add.Tensor{{.*}} -> !torch.tensor<[n,1,2],f64>
// CHECK: torch.aten.reciprocal{{.*}} -> !torch.tensor<[n,1,2],f64>
// CHECK: torch.aten.neg{{.*}} -> !torch.tensor<[n,1,2],f64>
// CHECK: torch.aten.lt.Scalar{{.*}} -> !torch.tensor<[n,1,2],i1>
// CHECK: torch.aten.where.self{{.*}} -> !torch.tensor<[n,1,2],f64>
// CHECK: torch.aten.where.ScalarSelf{{.*}} -> !torch.tensor<[n,1,2],f64>
// CHECK: torch.aten.mul.Tensor{{.*}} -> !torch.tensor<[n,1,2],f64>
// CHECK: torch.aten.add.Scalar{{.*}} -> !torch.tensor<[n,1,2],f64>
// CHECK: torch.aten.sqrt{{.*}} -> !torch.tensor<[n,1,2],f64>
// CHECK: torch.aten.div.Tensor{{.*}} -> !torch.tensor<[n,1,2],f64>
// CHECK: torch.aten.mul.Tensor{{.*}} -> !torch.tensor<[n,1,2],f64>
// CHECK: torch.aten.mul.Tensor{{.*}} -> !torch.tensor<[n,8,2],f64>
// CHECK: torch.aten.mul.Tensor{{.*}} -> !torch.tensor<[n,8,2],f64>
// CHECK: torch.aten.sub.Tensor{{.*}} -> !torch.tensor<[n,8,2],f64>
// CHECK: torch.aten.mul.Tensor{{.*}} -> !torch.tensor<[n,8,2],f64>
// CHECK: torch.aten.mul.Tensor{{.*}} -> !torch.tensor<[n,8,2],f64>
// CHECK: torch.aten.add.Tensor{{.*}} -> !torch.tensor<[n,8,2],f64>
// CHECK: torch.prim.ListConstruct{{.*}} -> !torch.list<[!torch.tensor<[n,8,2],f64>, !torch.tensor<[n,8,2],f64>]>
// CHECK: torch.aten.cat{{.*}} -> !torch.tensor<[n,8,4],f64>
// CHECK: torch.aten.index_select{{.*}} -> !torch.tensor<[n,8,4],f64>
// CHECK: torch.aten.expand_as{{.*}} -> !torch.tensor<[n,8,4],f64>
// CHECK: torch.prim.yield
// CHECK: torch.aten.slice.Tensor{{.*}} -> !torch.tensor<[n,8,3],f64>
// CHECK: torch.aten.slice.Tensor{{.*}} -> !torch.tensor<[n,4,3],f64>
// CHECK: torch.aten.mul.Tensor{{.*}} -> !torch.tensor<[n,4,3],f64>
// CHECK: torch.prim.ListConstruct{{.*}} -> !torch.list<[!torch.int<-2>]>
// CHECK: torch.aten.sum.dim_IntList{{.*}} -> !torch.tensor<[n,1,3],f64>
// CHECK: torch.aten.sqrt{{.*}} -> !torch.tensor<[n,1,3],f64>
// CHECK: torch.aten.squeeze.dim{{.*}} -> !torch.tensor<[n,3],f64>
// CHECK: torch.aten.sort{{.*}} -> (!torch.tensor<[n,3],f64>, !torch.tensor<[n,3],i64>)
// CHECK: torch.aten.slice.Tensor{{.*}} -> !torch.tensor<[n,3],f64>
// CHECK: torch.aten.to.dtype{{.*}} -> !torch.tensor<[n,3],f32>
func.func @_linalg_svd(%a: !torch.tensor<[n,4,3],f32>) -> !torch.tensor<[n,3],f32> {
  %0 = torch.constant false -> !torch.bool<false>
  %1 = torch.constant unit -> !torch.none
  %2:3 = torch.aten._linalg_svd(%a, %0, %0, %1) : (!torch.tensor<[n,4,3],f32>, !torch.bool<false>, !torch.bool<false>, !torch.none) -> (!torch.tensor<[n,4,3],f32>, !torch.tensor<[n,3],f32>, !torch.tensor<[n,3,3],f32>)
  return %2#1 : !torch.tensor<[n,3],f32>
}

// CHECK-LABEL: @_linalg_eigh(
// CHECK: torch.aten.to.dtype{{.*}} -> !torch.tensor<[n,3,3],f64>
// CHECK: torch.aten.tril{{.*}} -> !torch.tensor<[n,3,3],f64>
// CHECK: torch.aten.transpose.int{{.*}} -> !torch.tensor<[n,3,3],f64>
// CHECK: torch.aten.flatten.using_ints{{.*}} -> !torch.tensor<[n,9],f64>
// CHECK: torch.aten.slice.Tensor{{.*}} -> !torch.tensor<[n,3],f64>
// CHECK: torch.prim.ListConstruct{{.*}} -> !torch.list<[!torch.int<0>, !torch.int<0>]>
// CHECK: torch.aten.constant_pad_nd{{.*}} -> !torch.tensor<[n,3],f64>
// CHECK: torch.aten.unsqueeze{{.*}} -> !torch.tensor<[n,3,1],f64>
// CHECK: torch.aten.where.self{{.*}} -> !torch.tensor<[n,3,3],f64>
// CHECK: torch.aten.add.Tensor{{.*}} -> !torch.tensor<[n,3,3],f64>
// CHECK: torch.aten.add.Tensor{{.*}} -> !torch.tensor<[n,3,3],f64>
// CHECK: torch.aten.abs{{.*}} -> !torch.tensor<[n,3,3],f64>
// CHECK: torch.prim.ListConstruct{{.*}} -> !torch.list<[!torch.int<-1>]>
// CHECK: torch.aten.sum.dim_IntList{{.*}} -> !torch.tensor<[n,3,1],f64>
// CHECK: torch.prim.ListConstruct{{.*}} -> !torch.list<[!torch.int<-2>]>
// CHECK: torch.aten.amax{{.*}} -> !torch.tensor<[n,1,1],f64>
// CHECK: torch.aten.size.int{{.*}} -> !torch.int<n>
// CHECK: torch.prim.ListConstruct{{.*}} -> !torch.list<[!torch.int<n>, !torch.int<3>, !torch.int<3>]>
// CHECK: torch.aten.expand{{.*}} -> !torch.tensor<[n,3,3],f64>
// CHECK: torch.aten.mul.Tensor{{.*}} -> !torch.tensor<[n,3,3],f64>
// CHECK: torch.aten.add.Tensor{{.*}} -> !torch.tensor<[n,3,3],f64>
// CHECK: torch.aten.squeeze.dim{{.*}} -> !torch.tensor<[n,1],f64>
// CHECK: torch.prim.ListConstruct{{.*}} -> !torch.list<[!torch.int<0>, !torch.int<1>]>
// CHECK: torch.aten.constant_pad_nd{{.*}} -> !torch.tensor<[n,3,4],f64>
// CHECK: torch.aten.size.int{{.*}} -> !torch.int<n>
// CHECK: torch.prim.ListConstruct{{.*}} -> !torch.list<[!torch.int<n>, !torch.int<4>, !torch.int<4>]>
// CHECK: torch.aten.expand{{.*}} -> !torch.tensor<[n,4,4],f64>
// CHECK: torch.prim.ListConstruct{{.*}} -> !torch.list<[!torch.tensor<[n,3,4],f64>, !torch.tensor<[n,4,4],f64>]>
// CHECK: torch.aten.cat{{.*}} -> !torch.tensor<[n,7,4],f64>
// CHECK: torch.prim.Loop{{.*}} -> !torch.tensor<[n,7,4],f64> {
// CHECK: torch.aten.slice.Tensor{{.*}} -> !torch.tensor<[n,7,2],f64>
// CHECK: torch.aten.slice.Tensor{{.*}} -> !torch.tensor<[n,7,2],f64>
// CHECK: torch.aten.slice.Tensor{{.*}} -> !torch.tensor<[n,3,2],f64>
// CHECK: torch.aten.slice.Tensor{{.*}} -> !torch.tensor<[n,3,2],f64>
// CHECK: torch.aten.mul.Tensor{{.*}} -> !torch.tensor<[n,3,2],f64>
// CHECK: torch.prim.ListConstruct{{.*}} -> !torch.list<[!torch.int<-2>]>
// CHECK: torch.aten.sum.dim_IntList{{.*}} -> !torch.tensor<[n,1,2],f64>
// CHECK: torch.aten.eq.Scalar{{.*}} -> !torch.tensor<[n,1,2],i1>
// CHECK: torch.aten.where.ScalarSelf{{.*}} -> !torch.tensor<[n,1,2],f64>
// CHECK: torch.aten.mul.Scalar{{.*}} -> !torch.tensor<[n,1,2],f64>
// CHECK: torch.aten.mul.Tensor{{.*}} -> !torch.tensor<[n,3,2],f64>
// CHECK: torch.prim.ListConstruct{{.*}} -> !torch.list<[!torch.int<-2>]>
// CHECK: torch.aten.sum.dim_IntList{{.*}} -> !torch.tensor<[n,1,2],f64>
// CHECK: torch.aten.mul.Tensor{{.*}} -> !torch.tensor<[n,3,2],f64>
// CHECK: torch.prim.ListConstruct{{.*}} -> !torch.list<[!torch.int<-2>]>
// CHECK: torch.aten.sum.dim_IntList{{.*}} -> !torch.tensor<[n,1,2],f64>
// CHECK: torch.aten.sub.Tensor{{.*}} -> !torch.tensor<[n,1,2],f64>
// CHECK: torch.aten.div.Tensor{{.*}} -> !torch.tensor<[n,1,2],f64>
// CHECK: torch.aten.full_like{{.*}} -> !torch.tensor<[n,1,2],f64>
// CHECK: torch.aten.abs{{.*}} -> !torch.tensor<[n,1,2],f64>
// CHECK: torch.aten.abs{{.*}} -> !torch.tensor<[n,1,2],f64>
// CHECK: torch.aten.maximum{{.*}} -> !torch.tensor<[n,1,2],f64>
// CHECK: torch.aten.minimum{{.*}} -> !torch.tensor<[n,1,2],f64>
// CHECK: torch.aten.eq.Scalar{{.*}} -> !torch.tensor<[n,1,2],i1>
// CHECK: torch.aten.eq.Scalar{{.*}} -> !torch.tensor<[n,1,2],i1>
// CHECK: torch.aten.logical_or{{.*}} -> !torch.tensor<[n,1,2],i1>
// CHECK: torch.aten.div.Tensor{{.*}} -> !torch.tensor<[n,1,2],f64>
// CHECK: torch.aten.where.ScalarSelf{{.*}} -> !torch.tensor<[n,1,2],f64>
// CHECK: torch.aten.mul.Tensor{{.*}} -> !torch.tensor<[n,1,2],f64>
// CHECK: torch.aten.add.Scalar{{.*}} -> !torch.tensor<[n,1,2],f64>
// CHECK: torch.aten.sqrt{{.*}} -> !torch.tensor<[n,1,2],f64>
// CHECK: torch.aten.mul.Tensor{{.*}} -> !torch.tensor<[n,1,2],f64>
// CHECK: torch.aten.isinf{{.*}} -> !torch.tensor<[n,1,2],i1>
// CHECK: torch.aten.isinf{{.*}} -> !torch.tensor<[n,1,2],i1>
// CHECK: torch.aten.logical_or{{.*}} -> !torch.tensor<[n,1,2],i1>
// CHECK: torch.aten.where.ScalarSelf{{.*}} -> !torch.tensor<[n,1,2],f64>
// CHECK: torch.aten.abs{{.*}} -> !torch.tensor<[n,1,2],f64>
// CHECK: torch.aten.add.Tensor{{.*}} -> !torch.tensor<[n,1,2],f64>
// CHECK: torch.aten.reciprocal{{.*}} -> !torch.tensor<[n,1,2],f64>
// CHECK: torch.aten.neg{{.*}} -> !torch.tensor<[n,1,2],f64>
// CHECK: torch.aten.lt.Scalar{{.*}} -> !torch.tensor<[n,1,2],i1>
// CHECK: torch.aten.where.self{{.*}} -> !torch.tensor<[n,1,2],f64>
// CHECK: torch.aten.where.ScalarSelf{{.*}} -> !torch.tensor<[n,1,2],f64>
// CHECK: torch.aten.mul.Tensor{{.*}} -> !torch.tensor<[n,1,2],f64>
// CHECK: torch.aten.add.Scalar{{.*}} -> !torch.tensor<[n,1,2],f64>
// CHECK: torch.aten.sqrt{{.*}} -> !torch.tensor<[n,1,2],f64>
// CHECK: torch.aten.div.Tensor{{.*}} -> !torch.tensor<[n,1,2],f64>
// CHECK: torch.aten.mul.Tensor{{.*}} -> !torch.tensor<[n,1,2],f64>
// CHECK: torch.aten.mul.Tensor{{.*}} -> !torch.tensor<[n,7,2],f64>
// CHECK: torch.aten.mul.Tensor{{.*}} -> !torch.tensor<[n,7,2],f64>
// CHECK: torch.aten.sub.Tensor{{.*}} -> !torch.tensor<[n,7,2],f64>
// CHECK: torch.aten.mul.Tensor{{.*}} -> !torch.tensor<[n,7,2],f64>
// CHECK: torch.aten.mul.Tensor{{.*}} -> !torch.tensor<[n,7,2],f64>
// CHECK: torch.aten.add.Tensor{{.*}} -> !torch.tensor<[n,7,2],f64>
// CHECK: torch.prim.ListConstruct{{.*}} -> !torch.list<[!torch.tensor<[n,7,2],f64>, !torch.tensor<[n,7,2],f64>]>
// CHECK: torch.aten.cat{{.*}} -> !torch.tensor<[n,7,4],f64>
// CHECK: torch.aten.index_select{{.*}} -> !torch.tensor<[n,7,4],f64>
// CHECK: torch.aten.expand_as{{.*}} -> !torch.tensor<[n,7,4],f64>
// CHECK: torch.prim.yield
// CHECK: torch.aten.slice.Tensor{{.*}} -> !torch.tensor<[n,7,3],f64>
// CHECK: torch.aten.slice.Tensor{{.*}} -> !torch.tensor<[n,3,3],f64>
// CHECK: torch.aten.mul.Tensor{{.*}} -> !torch.tensor<[n,3,3],f64>
// CHECK: torch.prim.ListConstruct{{.*}} -> !torch.list<[!torch.int<-2>]>
// CHECK: torch.aten.sum.dim_IntList{{.*}} -> !torch.tensor<[n,1,3],f64>
// CHECK: torch.aten.sqrt{{.*}} -> !torch.tensor<[n,1,3],f64>
// CHECK: torch.aten.squeeze.dim{{.*}} -> !torch.tensor<[n,3],f64>
// CHECK: torch.aten.sort{{.*}} -> (!torch.tensor<[n,3],f64>, !torch.tensor<[n,3],i64>)
// CHECK: torch.aten.slice.Tensor{{.*}} -> !torch.tensor<[n,3],f64>
// CHECK: torch.aten.sub.Tensor{{.*}} -> !torch.tensor<[n,3],f64>
// CHECK: torch.prim.ListConstruct{{.*}} -> !torch.list<[!torch.int<-1>]>
// CHECK: torch.aten.flip{{.*}} -> !torch.tensor<[n,3],f64>
// CHECK: torch.aten.to.dtype{{.*}} -> !torch.tensor<[n,3],f32>
func.func @_linalg_eigh(%a: !torch.tensor<[n,3,3],f32>) -> !torch.tensor<[n,3],f32> {
  %0 = torch.constant "L" -> !torch.str
  %1 = torch.constant false -> !torch.bool<false>
  %2:2 = torch.aten._linalg_eigh(%a, %0, %1) : (!torch.tensor<[n,3,3],f32>, !torch.str, !torch.bool<false>) -> (!torch.tensor<[n,3],f32>, !torch.tensor<[n,3,3],f32>)
  return %2#0 : !torch.tensor<[n,3],f32>
}

// U V^T is the same whatever the signs of their columns.
// CHECK-LABEL: @vectors(
// CHECK: torch.aten.to.dtype{{.*}} -> !torch.tensor<[n,3,2],f64>
// CHECK: torch.prim.ListConstruct{{.*}} -> !torch.list<[!torch.int<0>, !torch.int<0>]>
// CHECK: torch.aten.constant_pad_nd{{.*}} -> !torch.tensor<[n,3,2],f64>
// CHECK: torch.aten.size.int{{.*}} -> !torch.int<n>
// CHECK: torch.prim.ListConstruct{{.*}} -> !torch.list<[!torch.int<n>, !torch.int<2>, !torch.int<2>]>
// CHECK: torch.aten.expand{{.*}} -> !torch.tensor<[n,2,2],f64>
// CHECK: torch.prim.ListConstruct{{.*}} -> !torch.list<[!torch.tensor<[n,3,2],f64>, !torch.tensor<[n,2,2],f64>]>
// CHECK: torch.aten.cat{{.*}} -> !torch.tensor<[n,5,2],f64>
// CHECK: torch.prim.Loop{{.*}} -> !torch.tensor<[n,5,2],f64> {
// CHECK: torch.aten.slice.Tensor{{.*}} -> !torch.tensor<[n,5,1],f64>
// CHECK: torch.aten.slice.Tensor{{.*}} -> !torch.tensor<[n,5,1],f64>
// CHECK: torch.aten.slice.Tensor{{.*}} -> !torch.tensor<[n,3,1],f64>
// CHECK: torch.aten.slice.Tensor{{.*}} -> !torch.tensor<[n,3,1],f64>
// CHECK: torch.aten.mul.Tensor{{.*}} -> !torch.tensor<[n,3,1],f64>
// CHECK: torch.prim.ListConstruct{{.*}} -> !torch.list<[!torch.int<-2>]>
// CHECK: torch.aten.sum.dim_IntList{{.*}} -> !torch.tensor<[n,1,1],f64>
// CHECK: torch.aten.eq.Scalar{{.*}} -> !torch.tensor<[n,1,1],i1>
// CHECK: torch.aten.where.ScalarSelf{{.*}} -> !torch.tensor<[n,1,1],f64>
// CHECK: torch.aten.mul.Scalar{{.*}} -> !torch.tensor<[n,1,1],f64>
// CHECK: torch.aten.mul.Tensor{{.*}} -> !torch.tensor<[n,3,1],f64>
// CHECK: torch.prim.ListConstruct{{.*}} -> !torch.list<[!torch.int<-2>]>
// CHECK: torch.aten.sum.dim_IntList{{.*}} -> !torch.tensor<[n,1,1],f64>
// CHECK: torch.aten.mul.Tensor{{.*}} -> !torch.tensor<[n,3,1],f64>
// CHECK: torch.prim.ListConstruct{{.*}} -> !torch.list<[!torch.int<-2>]>
// CHECK: torch.aten.sum.dim_IntList{{.*}} -> !torch.tensor<[n,1,1],f64>
// CHECK: torch.aten.sub.Tensor{{.*}} -> !torch.tensor<[n,1,1],f64>
// CHECK: torch.aten.div.Tensor{{.*}} -> !torch.tensor<[n,1,1],f64>
// CHECK: torch.aten.full_like{{.*}} -> !torch.tensor<[n,1,1],f64>
// CHECK: torch.aten.abs{{.*}} -> !torch.tensor<[n,1,1],f64>
// CHECK: torch.aten.abs{{.*}} -> !torch.tensor<[n,1,1],f64>
// CHECK: torch.aten.maximum{{.*}} -> !torch.tensor<[n,1,1],f64>
// CHECK: torch.aten.minimum{{.*}} -> !torch.tensor<[n,1,1],f64>
// CHECK: torch.aten.eq.Scalar{{.*}} -> !torch.tensor<[n,1,1],i1>
// CHECK: torch.aten.eq.Scalar{{.*}} -> !torch.tensor<[n,1,1],i1>
// CHECK: torch.aten.logical_or{{.*}} -> !torch.tensor<[n,1,1],i1>
// CHECK: torch.aten.div.Tensor{{.*}} -> !torch.tensor<[n,1,1],f64>
// CHECK: torch.aten.where.ScalarSelf{{.*}} -> !torch.tensor<[n,1,1],f64>
// CHECK: torch.aten.mul.Tensor{{.*}} -> !torch.tensor<[n,1,1],f64>
// CHECK: torch.aten.add.Scalar{{.*}} -> !torch.tensor<[n,1,1],f64>
// CHECK: torch.aten.sqrt{{.*}} -> !torch.tensor<[n,1,1],f64>
// CHECK: torch.aten.mul.Tensor{{.*}} -> !torch.tensor<[n,1,1],f64>
// CHECK: torch.aten.isinf{{.*}} -> !torch.tensor<[n,1,1],i1>
// CHECK: torch.aten.isinf{{.*}} -> !torch.tensor<[n,1,1],i1>
// CHECK: torch.aten.logical_or{{.*}} -> !torch.tensor<[n,1,1],i1>
// CHECK: torch.aten.where.ScalarSelf{{.*}} -> !torch.tensor<[n,1,1],f64>
// CHECK: torch.aten.abs{{.*}} -> !torch.tensor<[n,1,1],f64>
// CHECK: torch.aten.add.Tensor{{.*}} -> !torch.tensor<[n,1,1],f64>
// CHECK: torch.aten.reciprocal{{.*}} -> !torch.tensor<[n,1,1],f64>
// CHECK: torch.aten.neg{{.*}} -> !torch.tensor<[n,1,1],f64>
// CHECK: torch.aten.lt.Scalar{{.*}} -> !torch.tensor<[n,1,1],i1>
// CHECK: torch.aten.where.self{{.*}} -> !torch.tensor<[n,1,1],f64>
// CHECK: torch.aten.where.ScalarSelf{{.*}} -> !torch.tensor<[n,1,1],f64>
// CHECK: torch.aten.mul.Tensor{{.*}} -> !torch.tensor<[n,1,1],f64>
// CHECK: torch.aten.add.Scalar{{.*}} -> !torch.tensor<[n,1,1],f64>
// CHECK: torch.aten.sqrt{{.*}} -> !torch.tensor<[n,1,1],f64>
// CHECK: torch.aten.div.Tensor{{.*}} -> !torch.tensor<[n,1,1],f64>
// CHECK: torch.aten.mul.Tensor{{.*}} -> !torch.tensor<[n,1,1],f64>
// CHECK: torch.aten.mul.Tensor{{.*}} -> !torch.tensor<[n,5,1],f64>
// CHECK: torch.aten.mul.Tensor{{.*}} -> !torch.tensor<[n,5,1],f64>
// CHECK: torch.aten.sub.Tensor{{.*}} -> !torch.tensor<[n,5,1],f64>
// CHECK: torch.aten.mul.Tensor{{.*}} -> !torch.tensor<[n,5,1],f64>
// CHECK: torch.aten.mul.Tensor{{.*}} -> !torch.tensor<[n,5,1],f64>
// CHECK: torch.aten.add.Tensor{{.*}} -> !torch.tensor<[n,5,1],f64>
// CHECK: torch.prim.ListConstruct{{.*}} -> !torch.list<[!torch.tensor<[n,5,1],f64>, !torch.tensor<[n,5,1],f64>]>
// CHECK: torch.aten.cat{{.*}} -> !torch.tensor<[n,5,2],f64>
// CHECK: torch.aten.index_select{{.*}} -> !torch.tensor<[n,5,2],f64>
// CHECK: torch.aten.expand_as{{.*}} -> !torch.tensor<[n,5,2],f64>
// CHECK: torch.prim.yield
// CHECK: torch.aten.slice.Tensor{{.*}} -> !torch.tensor<[n,5,2],f64>
// CHECK: torch.aten.slice.Tensor{{.*}} -> !torch.tensor<[n,3,2],f64>
// CHECK: torch.aten.slice.Tensor{{.*}} -> !torch.tensor<[n,2,2],f64>
// CHECK: torch.aten.mul.Tensor{{.*}} -> !torch.tensor<[n,3,2],f64>
// CHECK: torch.prim.ListConstruct{{.*}} -> !torch.list<[!torch.int<-2>]>
// CHECK: torch.aten.sum.dim_IntList{{.*}} -> !torch.tensor<[n,1,2],f64>
// CHECK: torch.aten.sqrt{{.*}} -> !torch.tensor<[n,1,2],f64>
// CHECK: torch.aten.squeeze.dim{{.*}} -> !torch.tensor<[n,2],f64>
// CHECK: torch.aten.sort{{.*}} -> (!torch.tensor<[n,2],f64>, !torch.tensor<[n,2],i64>)
// CHECK: torch.aten.size.int{{.*}} -> !torch.int<n>
// CHECK: torch.aten.unsqueeze{{.*}} -> !torch.tensor<[n,1,2],i64>
// CHECK: torch.prim.ListConstruct{{.*}} -> !torch.list<[!torch.int<n>, !torch.int<3>, !torch.int<2>]>
// CHECK: torch.aten.expand{{.*}} -> !torch.tensor<[n,3,2],i64>
// CHECK: torch.aten.gather{{.*}} -> !torch.tensor<[n,3,2],f64>
// CHECK: torch.aten.size.int{{.*}} -> !torch.int<n>
// CHECK: torch.aten.unsqueeze{{.*}} -> !torch.tensor<[n,1,2],i64>
// CHECK: torch.prim.ListConstruct{{.*}} -> !torch.list<[!torch.int<n>, !torch.int<2>, !torch.int<2>]>
// CHECK: torch.aten.expand{{.*}} -> !torch.tensor<[n,2,2],i64>
// CHECK: torch.aten.gather{{.*}} -> !torch.tensor<[n,2,2],f64>
// CHECK: torch.aten.size.int{{.*}} -> !torch.int<n>
// CHECK: torch.prim.ListConstruct{{.*}} -> !torch.list<[!torch.int<n>, !torch.int<3>, !torch.int<3>]>
// CHECK: torch.aten.expand{{.*}} -> !torch.tensor<[n,3,3],f64>
// CHECK: torch.aten.select.int{{.*}} -> !torch.tensor<[n,3],f64>
// CHECK: torch.aten.unsqueeze{{.*}} -> !torch.tensor<[n,3,1],f64>
// CHECK: torch.aten.full_like{{.*}} -> !torch.tensor<[n,3,1],f64>
// CHECK: torch.aten.select.int{{.*}} -> !torch.tensor<[n,1],f64>
// CHECK: torch.aten.unsqueeze{{.*}} -> !torch.tensor<[n,1,1],f64>
// CHECK: torch.aten.where.self{{.*}} -> !torch.tensor<[n,3,1],f64>
// CHECK: torch.prim.ListConstruct{{.*}} -> !torch.list<[!torch.int<-2>]>
// CHECK: torch.aten.linalg_vector_norm{{.*}} -> !torch.tensor<[n,1,1],f64>
// CHECK: torch.aten.abs{{.*}} -> !torch.tensor<[n,1,1],f64>
// CHECK: torch.aten.abs{{.*}} -> !torch.tensor<[n,1,1],f64>
// CHECK: torch.aten.maximum{{.*}} -> !torch.tensor<[n,1,1],f64>
// CHECK: torch.aten.minimum{{.*}} -> !torch.tensor<[n,1,1],f64>
// CHECK: torch.aten.eq.Scalar{{.*}} -> !torch.tensor<[n,1,1],i1>
// CHECK: torch.aten.eq.Scalar{{.*}} -> !torch.tensor<[n,1,1],i1>
// CHECK: torch.aten.logical_or{{.*}} -> !torch.tensor<[n,1,1],i1>
// CHECK: torch.aten.div.Tensor{{.*}} -> !torch.tensor<[n,1,1],f64>
// CHECK: torch.aten.where.ScalarSelf{{.*}} -> !torch.tensor<[n,1,1],f64>
// CHECK: torch.aten.mul.Tensor{{.*}} -> !torch.tensor<[n,1,1],f64>
// CHECK: torch.aten.add.Scalar{{.*}} -> !torch.tensor<[n,1,1],f64>
// CHECK: torch.aten.sqrt{{.*}} -> !torch.tensor<[n,1,1],f64>
// CHECK: torch.aten.mul.Tensor{{.*}} -> !torch.tensor<[n,1,1],f64>
// CHECK: torch.aten.isinf{{.*}} -> !torch.tensor<[n,1,1],i1>
// CHECK: torch.aten.isinf{{.*}} -> !torch.tensor<[n,1,1],i1>
// CHECK: torch.aten.logical_or{{.*}} -> !torch.tensor<[n,1,1],i1>
// CHECK: torch.aten.where.ScalarSelf{{.*}} -> !torch.tensor<[n,1,1],f64>
// CHECK: torch.aten.abs{{.*}} -> !torch.tensor<[n,1,1],f64>
// CHECK: torch.aten.lt.Scalar{{.*}} -> !torch.tensor<[n,1,1],i1>
// CHECK: torch.aten.reciprocal{{.*}} -> !torch.tensor<[n,1,1],f64>
// CHECK: torch.aten.lt.Scalar{{.*}} -> !torch.tensor<[n,1,1],i1>
// CHECK: torch.aten.logical_or{{.*}} -> !torch.tensor<[n,1,1],i1>
// CHECK: torch.aten.where.Scalar{{.*}} -> !torch.tensor<[n,1,1],f32>
// CHECK: torch.aten.to.dtype{{.*}} -> !torch.tensor<[n,1,1],f64>
// CHECK: torch.aten.mul.Tensor{{.*}} -> !torch.tensor<[n,1,1],f64>
// CHECK: torch.aten.neg{{.*}} -> !torch.tensor<[n,1,1],f64>
// CHECK: torch.aten.eq.Scalar{{.*}} -> !torch.tensor<[n,1,1],i1>
// CHECK: torch.aten.where.ScalarSelf{{.*}} -> !torch.tensor<[n,1,1],f64>
// CHECK: torch.aten.sub.Tensor{{.*}} -> !torch.tensor<[n,1,1],f64>
// CHECK: torch.aten.div.Tensor{{.*}} -> !torch.tensor<[n,1,1],f64>
// CHECK: torch.aten.where.ScalarSelf{{.*}} -> !torch.tensor<[n,1,1],f64>
// CHECK: torch.aten.sub.Tensor{{.*}} -> !torch.tensor<[n,1,1],f64>
// CHECK: torch.aten.where.ScalarSelf{{.*}} -> !torch.tensor<[n,1,1],f64>
// CHECK: torch.aten.div.Tensor{{.*}} -> !torch.tensor<[n,3,1],f64>
// CHECK: torch.aten.full_like{{.*}} -> !torch.tensor<[n,3,1],f64>
// CHECK: torch.aten.where.self{{.*}} -> !torch.tensor<[n,3,1],f64>
// CHECK: torch.aten.transpose.int{{.*}} -> !torch.tensor<[n,1,3],f64>
// CHECK: torch.aten.transpose.int{{.*}} -> !torch.tensor<[n,1,3],f64>
// CHECK: torch.aten.matmul{{.*}} -> !torch.tensor<[n,1,2],f64>
// CHECK: torch.aten.mul.Tensor{{.*}} -> !torch.tensor<[n,3,1],f64>
// CHECK: torch.aten.matmul{{.*}} -> !torch.tensor<[n,3,2],f64>
// CHECK: torch.aten.sub.Tensor{{.*}} -> !torch.tensor<[n,3,2],f64>
// CHECK: torch.aten.mul.Tensor{{.*}} -> !torch.tensor<[n,3,1],f64>
// CHECK: torch.aten.matmul{{.*}} -> !torch.tensor<[n,3,1],f64>
// CHECK: torch.aten.matmul{{.*}} -> !torch.tensor<[n,3,3],f64>
// CHECK: torch.aten.sub.Tensor{{.*}} -> !torch.tensor<[n,3,3],f64>
// CHECK: torch.aten.select.int{{.*}} -> !torch.tensor<[n,3],f64>
// CHECK: torch.aten.unsqueeze{{.*}} -> !torch.tensor<[n,3,1],f64>
// CHECK: torch.aten.full_like{{.*}} -> !torch.tensor<[n,3,1],f64>
// CHECK: torch.aten.select.int{{.*}} -> !torch.tensor<[n,1],f64>
// CHECK: torch.aten.unsqueeze{{.*}} -> !torch.tensor<[n,1,1],f64>
// CHECK: torch.aten.where.self{{.*}} -> !torch.tensor<[n,3,1],f64>
// CHECK: torch.prim.ListConstruct{{.*}} -> !torch.list<[!torch.int<-2>]>
// CHECK: torch.aten.linalg_vector_norm{{.*}} -> !torch.tensor<[n,1,1],f64>
// CHECK: torch.aten.abs{{.*}} -> !torch.tensor<[n,1,1],f64>
// CHECK: torch.aten.abs{{.*}} -> !torch.tensor<[n,1,1],f64>
// CHECK: torch.aten.maximum{{.*}} -> !torch.tensor<[n,1,1],f64>
// CHECK: torch.aten.minimum{{.*}} -> !torch.tensor<[n,1,1],f64>
// CHECK: torch.aten.eq.Scalar{{.*}} -> !torch.tensor<[n,1,1],i1>
// CHECK: torch.aten.eq.Scalar{{.*}} -> !torch.tensor<[n,1,1],i1>
// CHECK: torch.aten.logical_or{{.*}} -> !torch.tensor<[n,1,1],i1>
// CHECK: torch.aten.div.Tensor{{.*}} -> !torch.tensor<[n,1,1],f64>
// CHECK: torch.aten.where.ScalarSelf{{.*}} -> !torch.tensor<[n,1,1],f64>
// CHECK: torch.aten.mul.Tensor{{.*}} -> !torch.tensor<[n,1,1],f64>
// CHECK: torch.aten.add.Scalar{{.*}} -> !torch.tensor<[n,1,1],f64>
// CHECK: torch.aten.sqrt{{.*}} -> !torch.tensor<[n,1,1],f64>
// CHECK: torch.aten.mul.Tensor{{.*}} -> !torch.tensor<[n,1,1],f64>
// CHECK: torch.aten.isinf{{.*}} -> !torch.tensor<[n,1,1],i1>
// CHECK: torch.aten.isinf{{.*}} -> !torch.tensor<[n,1,1],i1>
// CHECK: torch.aten.logical_or{{.*}} -> !torch.tensor<[n,1,1],i1>
// CHECK: torch.aten.where.ScalarSelf{{.*}} -> !torch.tensor<[n,1,1],f64>
// CHECK: torch.aten.abs{{.*}} -> !torch.tensor<[n,1,1],f64>
// CHECK: torch.aten.lt.Scalar{{.*}} -> !torch.tensor<[n,1,1],i1>
// CHECK: torch.aten.reciprocal{{.*}} -> !torch.tensor<[n,1,1],f64>
// CHECK: torch.aten.lt.Scalar{{.*}} -> !torch.tensor<[n,1,1],i1>
// CHECK: torch.aten.logical_or{{.*}} -> !torch.tensor<[n,1,1],i1>
// CHECK: torch.aten.where.Scalar{{.*}} -> !torch.tensor<[n,1,1],f32>
// CHECK: torch.aten.to.dtype{{.*}} -> !torch.tensor<[n,1,1],f64>
// CHECK: torch.aten.mul.Tensor{{.*}} -> !torch.tensor<[n,1,1],f64>
// CHECK: torch.aten.neg{{.*}} -> !torch.tensor<[n,1,1],f64>
// CHECK: torch.aten.eq.Scalar{{.*}} -> !torch.tensor<[n,1,1],i1>
// CHECK: torch.aten.where.ScalarSelf{{.*}} -> !torch.tensor<[n,1,1],f64>
// CHECK: torch.aten.sub.Tensor{{.*}} -> !torch.tensor<[n,1,1],f64>
// CHECK: torch.aten.div.Tensor{{.*}} -> !torch.tensor<[n,1,1],f64>
// CHECK: torch.aten.where.ScalarSelf{{.*}} -> !torch.tensor<[n,1,1],f64>
// CHECK: torch.aten.sub.Tensor{{.*}} -> !torch.tensor<[n,1,1],f64>
// CHECK: torch.aten.where.ScalarSelf{{.*}} -> !torch.tensor<[n,1,1],f64>
// CHECK: torch.aten.div.Tensor{{.*}} -> !torch.tensor<[n,3,1],f64>
// CHECK: torch.aten.full_like{{.*}} -> !torch.tensor<[n,3,1],f64>
// CHECK: torch.aten.where.self{{.*}} -> !torch.tensor<[n,3,1],f64>
// CHECK: torch.aten.transpose.int{{.*}} -> !torch.tensor<[n,1,3],f64>
// CHECK: torch.aten.transpose.int{{.*}} -> !torch.tensor<[n,1,3],f64>
// CHECK: torch.aten.matmul{{.*}} -> !torch.tensor<[n,1,2],f64>
// CHECK: torch.aten.mul.Tensor{{.*}} -> !torch.tensor<[n,3,1],f64>
// CHECK: torch.aten.matmul{{.*}} -> !torch.tensor<[n,3,2],f64>
// CHECK: torch.aten.sub.Tensor{{.*}} -> !torch.tensor<[n,3,2],f64>
// CHECK: torch.aten.mul.Tensor{{.*}} -> !torch.tensor<[n,3,1],f64>
// CHECK: torch.aten.matmul{{.*}} -> !torch.tensor<[n,3,1],f64>
// CHECK: torch.aten.matmul{{.*}} -> !torch.tensor<[n,3,3],f64>
// CHECK: torch.aten.sub.Tensor{{.*}} -> !torch.tensor<[n,3,3],f64>
// CHECK: torch.aten.triu{{.*}} -> !torch.tensor<[n,3,2],f64>
// CHECK: torch.aten.slice.Tensor{{.*}} -> !torch.tensor<[n,2,2],f64>
// CHECK: torch.aten.slice.Tensor{{.*}} -> !torch.tensor<[n,3,2],f64>
// CHECK: torch.aten.flatten.using_ints{{.*}} -> !torch.tensor<[n,4],f64>
// CHECK: torch.aten.slice.Tensor{{.*}} -> !torch.tensor<[n,2],f64>
// CHECK: torch.aten.full_like{{.*}} -> !torch.tensor<[n,2],f64>
// CHECK: torch.aten.full_like{{.*}} -> !torch.tensor<[n,2],f64>
// CHECK: torch.aten.neg{{.*}} -> !torch.tensor<[n,2],f64>
// CHECK: torch.aten.lt.Scalar{{.*}} -> !torch.tensor<[n,2],i1>
// CHECK: torch.aten.where.self{{.*}} -> !torch.tensor<[n,2],f64>
// CHECK: torch.aten.slice.Tensor{{.*}} -> !torch.tensor<[n,2,2],f64>
// CHECK: torch.aten.unsqueeze{{.*}} -> !torch.tensor<[n,1,2],f64>
// CHECK: torch.aten.mul.Tensor{{.*}} -> !torch.tensor<[n,3,2],f64>
// CHECK: torch.aten.to.dtype{{.*}} -> !torch.tensor<[n,3,2],f32>
// CHECK: torch.aten.to.dtype{{.*}} -> !torch.tensor<[n,2,2],f32>
// CHECK: torch.aten.transpose.int{{.*}} -> !torch.tensor<[n,2,2],f32>
// CHECK: torch.aten.matmul{{.*}} -> !torch.tensor<[n,3,2],f32>
func.func @vectors(%a: !torch.tensor<[n,3,2],f32>) -> !torch.tensor<[n,3,2],f32> {
  %0 = torch.constant false -> !torch.bool<false>
  %1 = torch.constant true -> !torch.bool<true>
  %2 = torch.constant unit -> !torch.none
  %3:3 = torch.aten._linalg_svd(%a, %0, %1, %2) : (!torch.tensor<[n,3,2],f32>, !torch.bool<false>, !torch.bool<true>, !torch.none) -> (!torch.tensor<[n,3,2],f32>, !torch.tensor<[n,2],f32>, !torch.tensor<[n,2,2],f32>)
  %4 = torch.aten.matmul(%3#0, %3#2) : (!torch.tensor<[n,3,2],f32>, !torch.tensor<[n,2,2],f32>) -> !torch.tensor<[n,3,2],f32>
  return %4 : !torch.tensor<[n,3,2],f32>
}

// CHECK-LABEL: @linalg_lstsq(
// CHECK: torch.aten.to.dtype{{.*}} -> !torch.tensor<[n,4,3],f64>
// CHECK: torch.prim.ListConstruct{{.*}} -> !torch.list<[!torch.int<0>, !torch.int<1>]>
// CHECK: torch.aten.constant_pad_nd{{.*}} -> !torch.tensor<[n,4,4],f64>
// CHECK: torch.aten.size.int{{.*}} -> !torch.int<n>
// CHECK: torch.prim.ListConstruct{{.*}} -> !torch.list<[!torch.int<n>, !torch.int<4>, !torch.int<4>]>
// CHECK: torch.aten.expand{{.*}} -> !torch.tensor<[n,4,4],f64>
// CHECK: torch.prim.ListConstruct{{.*}} -> !torch.list<[!torch.tensor<[n,4,4],f64>, !torch.tensor<[n,4,4],f64>]>
// CHECK: torch.aten.cat{{.*}} -> !torch.tensor<[n,8,4],f64>
// CHECK: torch.prim.Loop{{.*}} -> !torch.tensor<[n,8,4],f64> {
// CHECK: torch.aten.slice.Tensor{{.*}} -> !torch.tensor<[n,8,2],f64>
// CHECK: torch.aten.slice.Tensor{{.*}} -> !torch.tensor<[n,8,2],f64>
// CHECK: torch.aten.slice.Tensor{{.*}} -> !torch.tensor<[n,4,2],f64>
// CHECK: torch.aten.slice.Tensor{{.*}} -> !torch.tensor<[n,4,2],f64>
// CHECK: torch.aten.mul.Tensor{{.*}} -> !torch.tensor<[n,4,2],f64>
// CHECK: torch.prim.ListConstruct{{.*}} -> !torch.list<[!torch.int<-2>]>
// CHECK: torch.aten.sum.dim_IntList{{.*}} -> !torch.tensor<[n,1,2],f64>
// CHECK: torch.aten.eq.Scalar{{.*}} -> !torch.tensor<[n,1,2],i1>
// CHECK: torch.aten.where.ScalarSelf{{.*}} -> !torch.tensor<[n,1,2],f64>
// CHECK: torch.aten.mul.Scalar{{.*}} -> !torch.tensor<[n,1,2],f64>
// CHECK: torch.aten.mul.Tensor{{.*}} -> !torch.tensor<[n,4,2],f64>
// CHECK: torch.prim.ListConstruct{{.*}} -> !torch.list<[!torch.int<-2>]>
// CHECK: torch.aten.sum.dim_IntList{{.*}} -> !torch.tensor<[n,1,2],f64>
// CHECK: torch.aten.mul.Tensor{{.*}} -> !torch.tensor<[n,4,2],f64>
// CHECK: torch.prim.ListConstruct{{.*}} -> !torch.list<[!torch.int<-2>]>
// CHECK: torch.aten.sum.dim_IntList{{.*}} -> !torch.tensor<[n,1,2],f64>
// CHECK: torch.aten.sub.Tensor{{.*}} -> !torch.tensor<[n,1,2],f64>
// CHECK: torch.aten.div.Tensor{{.*}} -> !torch.tensor<[n,1,2],f64>
// CHECK: torch.aten.full_like{{.*}} -> !torch.tensor<[n,1,2],f64>
// CHECK: torch.aten.abs{{.*}} -> !torch.tensor<[n,1,2],f64>
// CHECK: torch.aten.abs{{.*}} -> !torch.tensor<[n,1,2],f64>
// CHECK: torch.aten.maximum{{.*}} -> !torch.tensor<[n,1,2],f64>
// CHECK: torch.aten.minimum{{.*}} -> !torch.tensor<[n,1,2],f64>
// CHECK: torch.aten.eq.Scalar{{.*}} -> !torch.tensor<[n,1,2],i1>
// CHECK: torch.aten.eq.Scalar{{.*}} -> !torch.tensor<[n,1,2],i1>
// CHECK: torch.aten.logical_or{{.*}} -> !torch.tensor<[n,1,2],i1>
// CHECK: torch.aten.div.Tensor{{.*}} -> !torch.tensor<[n,1,2],f64>
// CHECK: torch.aten.where.ScalarSelf{{.*}} -> !torch.tensor<[n,1,2],f64>
// CHECK: torch.aten.mul.Tensor{{.*}} -> !torch.tensor<[n,1,2],f64>
// CHECK: torch.aten.add.Scalar{{.*}} -> !torch.tensor<[n,1,2],f64>
// CHECK: torch.aten.sqrt{{.*}} -> !torch.tensor<[n,1,2],f64>
// CHECK: torch.aten.mul.Tensor{{.*}} -> !torch.tensor<[n,1,2],f64>
// CHECK: torch.aten.isinf{{.*}} -> !torch.tensor<[n,1,2],i1>
// CHECK: torch.aten.isinf{{.*}} -> !torch.tensor<[n,1,2],i1>
// CHECK: torch.aten.logical_or{{.*}} -> !torch.tensor<[n,1,2],i1>
// CHECK: torch.aten.where.ScalarSelf{{.*}} -> !torch.tensor<[n,1,2],f64>
// CHECK: torch.aten.abs{{.*}} -> !torch.tensor<[n,1,2],f64>
// CHECK: torch.aten.add.Tensor{{.*}} -> !torch.tensor<[n,1,2],f64>
// CHECK: torch.aten.reciprocal{{.*}} -> !torch.tensor<[n,1,2],f64>
// CHECK: torch.aten.neg{{.*}} -> !torch.tensor<[n,1,2],f64>
// CHECK: torch.aten.lt.Scalar{{.*}} -> !torch.tensor<[n,1,2],i1>
// CHECK: torch.aten.where.self{{.*}} -> !torch.tensor<[n,1,2],f64>
// CHECK: torch.aten.where.ScalarSelf{{.*}} -> !torch.tensor<[n,1,2],f64>
// CHECK: torch.aten.mul.Tensor{{.*}} -> !torch.tensor<[n,1,2],f64>
// CHECK: torch.aten.add.Scalar{{.*}} -> !torch.tensor<[n,1,2],f64>
// CHECK: torch.aten.sqrt{{.*}} -> !torch.tensor<[n,1,2],f64>
// CHECK: torch.aten.div.Tensor{{.*}} -> !torch.tensor<[n,1,2],f64>
// CHECK: torch.aten.mul.Tensor{{.*}} -> !torch.tensor<[n,1,2],f64>
// CHECK: torch.aten.mul.Tensor{{.*}} -> !torch.tensor<[n,8,2],f64>
// CHECK: torch.aten.mul.Tensor{{.*}} -> !torch.tensor<[n,8,2],f64>
// CHECK: torch.aten.sub.Tensor{{.*}} -> !torch.tensor<[n,8,2],f64>
// CHECK: torch.aten.mul.Tensor{{.*}} -> !torch.tensor<[n,8,2],f64>
// CHECK: torch.aten.mul.Tensor{{.*}} -> !torch.tensor<[n,8,2],f64>
// CHECK: torch.aten.add.Tensor{{.*}} -> !torch.tensor<[n,8,2],f64>
// CHECK: torch.prim.ListConstruct{{.*}} -> !torch.list<[!torch.tensor<[n,8,2],f64>, !torch.tensor<[n,8,2],f64>]>
// CHECK: torch.aten.cat{{.*}} -> !torch.tensor<[n,8,4],f64>
// CHECK: torch.aten.index_select{{.*}} -> !torch.tensor<[n,8,4],f64>
// CHECK: torch.aten.expand_as{{.*}} -> !torch.tensor<[n,8,4],f64>
// CHECK: torch.prim.yield
// CHECK: torch.aten.slice.Tensor{{.*}} -> !torch.tensor<[n,8,3],f64>
// CHECK: torch.aten.slice.Tensor{{.*}} -> !torch.tensor<[n,4,3],f64>
// CHECK: torch.aten.slice.Tensor{{.*}} -> !torch.tensor<[n,3,3],f64>
// CHECK: torch.aten.mul.Tensor{{.*}} -> !torch.tensor<[n,4,3],f64>
// CHECK: torch.prim.ListConstruct{{.*}} -> !torch.list<[!torch.int<-2>]>
// CHECK: torch.aten.sum.dim_IntList{{.*}} -> !torch.tensor<[n,1,3],f64>
// CHECK: torch.aten.sqrt{{.*}} -> !torch.tensor<[n,1,3],f64>
// CHECK: torch.prim.ListConstruct{{.*}} -> !torch.list<[!torch.int<-1>]>
// CHECK: torch.aten.amax{{.*}} -> !torch.tensor<[n,1,1],f64>
// CHECK: torch.aten.mul.Scalar{{.*}} -> !torch.tensor<[n,1,1],f64>
// CHECK: torch.aten.gt.Tensor{{.*}} -> !torch.tensor<[n,1,3],i1>
// CHECK: torch.aten.where.ScalarOther{{.*}} -> !torch.tensor<[n,1,3],f64>
// CHECK: torch.aten.reciprocal{{.*}} -> !torch.tensor<[n,1,3],f64>
// CHECK: torch.aten.where.ScalarOther{{.*}} -> !torch.tensor<[n,1,3],f64>
// CHECK: torch.aten.transpose.int{{.*}} -> !torch.tensor<[n,3,4],f64>
// CHECK: torch.aten.mul.Tensor{{.*}} -> !torch.tensor<[n,3,3],f64>
// CHECK: torch.aten.matmul{{.*}} -> !torch.tensor<[n,3,4],f64>
// CHECK: torch.aten.to.dtype{{.*}} -> !torch.tensor<[n,3,4],f32>
// CHECK: torch.aten.matmul{{.*}} -> !torch.tensor<[n,3,2],f32>
func.func @linalg_lstsq(%a: !torch.tensor<[n,4,3],f32>, %b: !torch.tensor<[n,4,2],f32>) -> !torch.tensor<[n,3,2],f32> {
  %0 = torch.constant unit -> !torch.none
  %1:4 = torch.aten.linalg_lstsq(%a, %b, %0, %0) : (!torch.tensor<[n,4,3],f32>, !torch.tensor<[n,4,2],f32>, !torch.none, !torch.none) -> (!torch.tensor<[n,3,2],f32>, !torch.tensor<[0],f32>, !torch.tensor<[n],i64>, !torch.tensor<[0],f32>)
  return %1#0 : !torch.tensor<[n,3,2],f32>
}

// CHECK-LABEL: @linalg_pinv_atol_rtol_tensor(
// CHECK: torch.aten.transpose.int{{.*}} -> !torch.tensor<[0,3],f32>
func.func @linalg_pinv_atol_rtol_tensor(%arg0: !torch.tensor<[3,0],f32>, %arg1: !torch.tensor<[],f32>, %arg2: !torch.tensor<[],f32>) -> (!torch.tensor<[0,3],f32>) {
  %0 = torch.constant false -> !torch.bool<false>
  %1 = torch.operator "aten::linalg_pinv.atol_rtol_tensor"(%arg0, %arg1, %arg2, %0) : (!torch.tensor<[3,0],f32>, !torch.tensor<[],f32>, !torch.tensor<[],f32>, !torch.bool<false>) -> !torch.tensor<[0,3],f32>
  return %1 : !torch.tensor<[0,3],f32>
}

// CHECK-LABEL: @linalg_pinv_atol_rtol_float(
// CHECK: torch.aten.transpose.int{{.*}} -> !torch.tensor<[0,3],f32>
func.func @linalg_pinv_atol_rtol_float(%arg0: !torch.tensor<[3,0],f32>) -> !torch.tensor<[0,3],f32> {
  %no = torch.constant false -> !torch.bool<false>
  %f0 = torch.constant 1.000000e-01 : f64 -> !torch.float<1.000000e-01>
  %n1 = torch.constant unit -> !torch.none
  %r = torch.operator "aten::linalg_pinv.atol_rtol_float"(%arg0, %f0, %n1, %no) : (!torch.tensor<[3,0],f32>, !torch.float<1.000000e-01>, !torch.none, !torch.bool<false>) -> !torch.tensor<[0,3],f32>
  return %r : !torch.tensor<[0,3],f32>
}

// CHECK-LABEL: @linalg_pinv(
// CHECK: torch.aten.transpose.int{{.*}} -> !torch.tensor<[0,3],f32>
func.func @linalg_pinv(%arg0: !torch.tensor<[3,0],f32>) -> !torch.tensor<[0,3],f32> {
  %no = torch.constant false -> !torch.bool<false>
  %f0 = torch.constant 1.000000e-01 : f64 -> !torch.float<1.000000e-01>
  %r = torch.operator "aten::linalg_pinv"(%arg0, %f0, %no) : (!torch.tensor<[3,0],f32>, !torch.float<1.000000e-01>, !torch.bool<false>) -> !torch.tensor<[0,3],f32>
  return %r : !torch.tensor<[0,3],f32>
}

// CHECK-LABEL: @linalg_pinv_rcond_tensor(
// CHECK: torch.aten.transpose.int{{.*}} -> !torch.tensor<[0,3],f32>
func.func @linalg_pinv_rcond_tensor(%arg0: !torch.tensor<[3,0],f32>, %t0: !torch.tensor<[],f32>) -> !torch.tensor<[0,3],f32> {
  %no = torch.constant false -> !torch.bool<false>
  %r = torch.operator "aten::linalg_pinv.rcond_tensor"(%arg0, %t0, %no) : (!torch.tensor<[3,0],f32>, !torch.tensor<[],f32>, !torch.bool<false>) -> !torch.tensor<[0,3],f32>
  return %r : !torch.tensor<[0,3],f32>
}

// CHECK-LABEL: @pinverse(
// CHECK: torch.aten.transpose.int{{.*}} -> !torch.tensor<[0,3],f32>
func.func @pinverse(%arg0: !torch.tensor<[3,0],f32>) -> !torch.tensor<[0,3],f32> {
  %f0 = torch.constant 1.000000e-01 : f64 -> !torch.float<1.000000e-01>
  %r = torch.operator "aten::pinverse"(%arg0, %f0) : (!torch.tensor<[3,0],f32>, !torch.float<1.000000e-01>) -> !torch.tensor<[0,3],f32>
  return %r : !torch.tensor<[0,3],f32>
}

// CHECK-LABEL: @linalg_matrix_rank_atol_rtol_tensor(
// CHECK: torch.aten.to.dtype{{.*}} -> !torch.tensor<[],f64>
// CHECK: torch.aten.unsqueeze{{.*}} -> !torch.tensor<[1],f64>
// CHECK: torch.aten.unsqueeze{{.*}} -> !torch.tensor<[1,1],f64>
// CHECK: torch.aten.gt.Scalar{{.*}} -> !torch.tensor<[1,1],i1>
// CHECK: torch.aten.where.ScalarSelf{{.*}} -> !torch.tensor<[1,1],f64>
// CHECK: torch.aten.to.dtype{{.*}} -> !torch.tensor<[3,0],f64>
// CHECK: torch.prim.ListConstruct{{.*}} -> !torch.list<[!torch.int<0>, !torch.int<0>]>
// CHECK: torch.aten.constant_pad_nd{{.*}} -> !torch.tensor<[3,0],f64>
// CHECK: torch.prim.ListConstruct{{.*}} -> !torch.list<[!torch.tensor<[3,0],f64>, !torch.tensor<[0,0],f64>]>
// CHECK: torch.aten.cat{{.*}} -> !torch.tensor<[3,0],f64>
// CHECK: torch.aten.slice.Tensor{{.*}} -> !torch.tensor<[3,0],f64>
// CHECK: torch.aten.slice.Tensor{{.*}} -> !torch.tensor<[3,0],f64>
// CHECK: torch.aten.mul.Tensor{{.*}} -> !torch.tensor<[3,0],f64>
// CHECK: torch.prim.ListConstruct{{.*}} -> !torch.list<[!torch.int<-2>]>
// CHECK: torch.aten.sum.dim_IntList{{.*}} -> !torch.tensor<[1,0],f64>
// CHECK: torch.aten.sqrt{{.*}} -> !torch.tensor<[1,0],f64>
// CHECK: torch.aten.squeeze.dim{{.*}} -> !torch.tensor<[0],f64>
// CHECK: torch.aten.sort{{.*}} -> (!torch.tensor<[0],f64>, !torch.tensor<[0],i64>)
// CHECK: torch.aten.slice.Tensor{{.*}} -> !torch.tensor<[0],f64>
// CHECK: torch.aten.to.dtype{{.*}} -> !torch.tensor<[0],f32>
// CHECK: torch.aten.to.dtype{{.*}} -> !torch.tensor<[0],f64>
// CHECK: torch.prim.ListConstruct{{.*}} -> !torch.list<[!torch.int<0>, !torch.int<1>]>
// CHECK: torch.aten.constant_pad_nd{{.*}} -> !torch.tensor<[1],f64>
// CHECK: torch.prim.ListConstruct{{.*}} -> !torch.list<[!torch.int<-1>]>
// CHECK: torch.aten.amax{{.*}} -> !torch.tensor<[1],f64>
// CHECK: torch.aten.unsqueeze{{.*}} -> !torch.tensor<[1,1],f64>
// CHECK: torch.aten.mul.Tensor{{.*}} -> !torch.tensor<[1,1],f64>
// CHECK: torch.aten.maximum{{.*}} -> !torch.tensor<[1,1],f64>
// CHECK: torch.aten.unsqueeze{{.*}} -> !torch.tensor<[1,1],f64>
// CHECK: torch.aten.gt.Tensor{{.*}} -> !torch.tensor<[1,1],i1>
// CHECK: torch.prim.ListConstruct{{.*}} -> !torch.list<[!torch.int<-2>, !torch.int<-1>]>
// CHECK: torch.aten.sum.dim_IntList{{.*}} -> !torch.tensor<[],i64>
func.func @linalg_matrix_rank_atol_rtol_tensor(%arg0: !torch.tensor<[3,0],f32>, %t0: !torch.tensor<[],f32>) -> !torch.tensor<[],i64> {
  %no = torch.constant false -> !torch.bool<false>
  %n1 = torch.constant unit -> !torch.none
  %r = torch.operator "aten::linalg_matrix_rank.atol_rtol_tensor"(%arg0, %t0, %n1, %no) : (!torch.tensor<[3,0],f32>, !torch.tensor<[],f32>, !torch.none, !torch.bool<false>) -> !torch.tensor<[],i64>
  return %r : !torch.tensor<[],i64>
}

// CHECK-LABEL: @linalg_matrix_rank_atol_rtol_float(
// CHECK: torch.aten.to.dtype{{.*}} -> !torch.tensor<[3,0],f64>
// CHECK: torch.prim.ListConstruct{{.*}} -> !torch.list<[!torch.int<0>, !torch.int<0>]>
// CHECK: torch.aten.constant_pad_nd{{.*}} -> !torch.tensor<[3,0],f64>
// CHECK: torch.prim.ListConstruct{{.*}} -> !torch.list<[!torch.tensor<[3,0],f64>, !torch.tensor<[0,0],f64>]>
// CHECK: torch.aten.cat{{.*}} -> !torch.tensor<[3,0],f64>
// CHECK: torch.aten.slice.Tensor{{.*}} -> !torch.tensor<[3,0],f64>
// CHECK: torch.aten.slice.Tensor{{.*}} -> !torch.tensor<[3,0],f64>
// CHECK: torch.aten.mul.Tensor{{.*}} -> !torch.tensor<[3,0],f64>
// CHECK: torch.prim.ListConstruct{{.*}} -> !torch.list<[!torch.int<-2>]>
// CHECK: torch.aten.sum.dim_IntList{{.*}} -> !torch.tensor<[1,0],f64>
// CHECK: torch.aten.sqrt{{.*}} -> !torch.tensor<[1,0],f64>
// CHECK: torch.aten.squeeze.dim{{.*}} -> !torch.tensor<[0],f64>
// CHECK: torch.aten.sort{{.*}} -> (!torch.tensor<[0],f64>, !torch.tensor<[0],i64>)
// CHECK: torch.aten.slice.Tensor{{.*}} -> !torch.tensor<[0],f64>
// CHECK: torch.aten.to.dtype{{.*}} -> !torch.tensor<[0],f32>
// CHECK: torch.aten.to.dtype{{.*}} -> !torch.tensor<[0],f64>
// CHECK: torch.prim.ListConstruct{{.*}} -> !torch.list<[!torch.int<0>, !torch.int<1>]>
// CHECK: torch.aten.constant_pad_nd{{.*}} -> !torch.tensor<[1],f64>
// CHECK: torch.prim.ListConstruct{{.*}} -> !torch.list<[!torch.int<-1>]>
// CHECK: torch.aten.amax{{.*}} -> !torch.tensor<[1],f64>
// CHECK: torch.aten.unsqueeze{{.*}} -> !torch.tensor<[1,1],f64>
// CHECK: torch.aten.mul.Tensor{{.*}} -> !torch.tensor<[1,1],f64>
// CHECK: torch.aten.unsqueeze{{.*}} -> !torch.tensor<[1,1],f64>
// CHECK: torch.aten.gt.Tensor{{.*}} -> !torch.tensor<[1,1],i1>
// CHECK: torch.prim.ListConstruct{{.*}} -> !torch.list<[!torch.int<-2>, !torch.int<-1>]>
// CHECK: torch.aten.sum.dim_IntList{{.*}} -> !torch.tensor<[],i64>
func.func @linalg_matrix_rank_atol_rtol_float(%arg0: !torch.tensor<[3,0],f32>) -> !torch.tensor<[],i64> {
  %no = torch.constant false -> !torch.bool<false>
  %n0 = torch.constant unit -> !torch.none
  %f1 = torch.constant 1.000000e-01 : f64 -> !torch.float<1.000000e-01>
  %r = torch.operator "aten::linalg_matrix_rank.atol_rtol_float"(%arg0, %n0, %f1, %no) : (!torch.tensor<[3,0],f32>, !torch.none, !torch.float<1.000000e-01>, !torch.bool<false>) -> !torch.tensor<[],i64>
  return %r : !torch.tensor<[],i64>
}

// CHECK-LABEL: @linalg_matrix_rank(
// CHECK: torch.aten.to.dtype{{.*}} -> !torch.tensor<[3,0],f64>
// CHECK: torch.prim.ListConstruct{{.*}} -> !torch.list<[!torch.int<0>, !torch.int<0>]>
// CHECK: torch.aten.constant_pad_nd{{.*}} -> !torch.tensor<[3,0],f64>
// CHECK: torch.prim.ListConstruct{{.*}} -> !torch.list<[!torch.tensor<[3,0],f64>, !torch.tensor<[0,0],f64>]>
// CHECK: torch.aten.cat{{.*}} -> !torch.tensor<[3,0],f64>
// CHECK: torch.aten.slice.Tensor{{.*}} -> !torch.tensor<[3,0],f64>
// CHECK: torch.aten.slice.Tensor{{.*}} -> !torch.tensor<[3,0],f64>
// CHECK: torch.aten.mul.Tensor{{.*}} -> !torch.tensor<[3,0],f64>
// CHECK: torch.prim.ListConstruct{{.*}} -> !torch.list<[!torch.int<-2>]>
// CHECK: torch.aten.sum.dim_IntList{{.*}} -> !torch.tensor<[1,0],f64>
// CHECK: torch.aten.sqrt{{.*}} -> !torch.tensor<[1,0],f64>
// CHECK: torch.aten.squeeze.dim{{.*}} -> !torch.tensor<[0],f64>
// CHECK: torch.aten.sort{{.*}} -> (!torch.tensor<[0],f64>, !torch.tensor<[0],i64>)
// CHECK: torch.aten.slice.Tensor{{.*}} -> !torch.tensor<[0],f64>
// CHECK: torch.aten.to.dtype{{.*}} -> !torch.tensor<[0],f32>
// CHECK: torch.aten.to.dtype{{.*}} -> !torch.tensor<[0],f64>
// CHECK: torch.prim.ListConstruct{{.*}} -> !torch.list<[!torch.int<0>, !torch.int<1>]>
// CHECK: torch.aten.constant_pad_nd{{.*}} -> !torch.tensor<[1],f64>
// CHECK: torch.aten.unsqueeze{{.*}} -> !torch.tensor<[1,1],f64>
// CHECK: torch.aten.gt.Tensor{{.*}} -> !torch.tensor<[1,1],i1>
// CHECK: torch.prim.ListConstruct{{.*}} -> !torch.list<[!torch.int<-2>, !torch.int<-1>]>
// CHECK: torch.aten.sum.dim_IntList{{.*}} -> !torch.tensor<[],i64>
func.func @linalg_matrix_rank(%arg0: !torch.tensor<[3,0],f32>) -> !torch.tensor<[],i64> {
  %no = torch.constant false -> !torch.bool<false>
  %f0 = torch.constant 1.000000e-01 : f64 -> !torch.float<1.000000e-01>
  %r = torch.operator "aten::linalg_matrix_rank"(%arg0, %f0, %no) : (!torch.tensor<[3,0],f32>, !torch.float<1.000000e-01>, !torch.bool<false>) -> !torch.tensor<[],i64>
  return %r : !torch.tensor<[],i64>
}

// CHECK-LABEL: @linalg_matrix_rank_tol_tensor(
// CHECK: torch.aten.to.dtype{{.*}} -> !torch.tensor<[],f64>
// CHECK: torch.aten.unsqueeze{{.*}} -> !torch.tensor<[1],f64>
// CHECK: torch.aten.unsqueeze{{.*}} -> !torch.tensor<[1,1],f64>
// CHECK: torch.aten.to.dtype{{.*}} -> !torch.tensor<[3,0],f64>
// CHECK: torch.prim.ListConstruct{{.*}} -> !torch.list<[!torch.int<0>, !torch.int<0>]>
// CHECK: torch.aten.constant_pad_nd{{.*}} -> !torch.tensor<[3,0],f64>
// CHECK: torch.prim.ListConstruct{{.*}} -> !torch.list<[!torch.tensor<[3,0],f64>, !torch.tensor<[0,0],f64>]>
// CHECK: torch.aten.cat{{.*}} -> !torch.tensor<[3,0],f64>
// CHECK: torch.aten.slice.Tensor{{.*}} -> !torch.tensor<[3,0],f64>
// CHECK: torch.aten.slice.Tensor{{.*}} -> !torch.tensor<[3,0],f64>
// CHECK: torch.aten.mul.Tensor{{.*}} -> !torch.tensor<[3,0],f64>
// CHECK: torch.prim.ListConstruct{{.*}} -> !torch.list<[!torch.int<-2>]>
// CHECK: torch.aten.sum.dim_IntList{{.*}} -> !torch.tensor<[1,0],f64>
// CHECK: torch.aten.sqrt{{.*}} -> !torch.tensor<[1,0],f64>
// CHECK: torch.aten.squeeze.dim{{.*}} -> !torch.tensor<[0],f64>
// CHECK: torch.aten.sort{{.*}} -> (!torch.tensor<[0],f64>, !torch.tensor<[0],i64>)
// CHECK: torch.aten.slice.Tensor{{.*}} -> !torch.tensor<[0],f64>
// CHECK: torch.aten.to.dtype{{.*}} -> !torch.tensor<[0],f32>
// CHECK: torch.aten.to.dtype{{.*}} -> !torch.tensor<[0],f64>
// CHECK: torch.prim.ListConstruct{{.*}} -> !torch.list<[!torch.int<0>, !torch.int<1>]>
// CHECK: torch.aten.constant_pad_nd{{.*}} -> !torch.tensor<[1],f64>
// CHECK: torch.aten.maximum{{.*}} -> !torch.tensor<[1,1],f64>
// CHECK: torch.aten.unsqueeze{{.*}} -> !torch.tensor<[1,1],f64>
// CHECK: torch.aten.gt.Tensor{{.*}} -> !torch.tensor<[1,1],i1>
// CHECK: torch.prim.ListConstruct{{.*}} -> !torch.list<[!torch.int<-2>, !torch.int<-1>]>
// CHECK: torch.aten.sum.dim_IntList{{.*}} -> !torch.tensor<[],i64>
func.func @linalg_matrix_rank_tol_tensor(%arg0: !torch.tensor<[3,0],f32>, %t0: !torch.tensor<[],f32>) -> !torch.tensor<[],i64> {
  %no = torch.constant false -> !torch.bool<false>
  %r = torch.operator "aten::linalg_matrix_rank.tol_tensor"(%arg0, %t0, %no) : (!torch.tensor<[3,0],f32>, !torch.tensor<[],f32>, !torch.bool<false>) -> !torch.tensor<[],i64>
  return %r : !torch.tensor<[],i64>
}
