// NOTE: The checks are written by tools/dev/update_checks.py.
// Singular values and what is made of them; vectors have no signs of their own.

// RUN: torch-onnx-opt %s --decompose | FileCheck %s

// CHECK-LABEL: @_linalg_svd(
// CHECK: torch.aten.to.dtype{{.*}} -> !torch.tensor<[n,4,3],f64>
// CHECK: torch.aten.size.int{{.*}} -> !torch.int<n>
// CHECK: torch.prim.ListConstruct{{.*}} -> !torch.list<[!torch.int<n>, !torch.int<3>, !torch.int<3>]>
// CHECK: torch.aten.expand{{.*}} -> !torch.tensor<[n,3,3],f64>
// CHECK: torch.prim.Loop
// CHECK: torch.aten.remainder.int{{.*}} -> !torch.int
// CHECK: torch.aten.scalar_tensor{{.*}} -> !torch.tensor<[],i64>
// CHECK: torch.aten.unsqueeze{{.*}} -> !torch.tensor<[1],i64>
// CHECK: torch.aten.index_select{{.*}} -> !torch.tensor<[2,1],i64>
// CHECK: torch.aten.select.int{{.*}} -> !torch.tensor<[1],i64>
// CHECK: torch.aten.select.int{{.*}} -> !torch.tensor<[1],i64>
// CHECK: torch.aten.index_select{{.*}} -> !torch.tensor<[n,4,1],f64>
// CHECK: torch.aten.index_select{{.*}} -> !torch.tensor<[n,4,1],f64>
// CHECK: torch.aten.mul.Tensor{{.*}} -> !torch.tensor<[n,4,1],f64>
// CHECK: torch.prim.ListConstruct{{.*}} -> !torch.list<[!torch.int<-2>]>
// CHECK: torch.aten.sum.dim_IntList{{.*}} -> !torch.tensor<[n,1,1],f64>
// CHECK: torch.aten.eq.Scalar{{.*}} -> !torch.tensor<[n,1,1],i1>
// CHECK: torch.aten.where.ScalarSelf{{.*}} -> !torch.tensor<[n,1,1],f64>
// CHECK: torch.aten.mul.Scalar{{.*}} -> !torch.tensor<[n,1,1],f64>
// CHECK: torch.aten.mul.Tensor{{.*}} -> !torch.tensor<[n,4,1],f64>
// CHECK: torch.prim.ListConstruct{{.*}} -> !torch.list<[!torch.int<-2>]>
// CHECK: torch.aten.sum.dim_IntList{{.*}} -> !torch.tensor<[n,1,1],f64>
// CHECK: torch.aten.mul.Tensor{{.*}} -> !torch.tensor<[n,4,1],f64>
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
// CHECK: torch.aten.index_select{{.*}} -> !torch.tensor<[n,4,1],f64>
// CHECK: torch.aten.index_select{{.*}} -> !torch.tensor<[n,4,1],f64>
// CHECK: torch.aten.mul.Tensor{{.*}} -> !torch.tensor<[n,4,1],f64>
// CHECK: torch.aten.mul.Tensor{{.*}} -> !torch.tensor<[n,4,1],f64>
// CHECK: torch.aten.sub.Tensor{{.*}} -> !torch.tensor<[n,4,1],f64>
// CHECK: torch.aten.mul.Tensor{{.*}} -> !torch.tensor<[n,4,1],f64>
// CHECK: torch.aten.mul.Tensor{{.*}} -> !torch.tensor<[n,4,1],f64>
// CHECK: torch.aten.add.Tensor{{.*}} -> !torch.tensor<[n,4,1],f64>
// CHECK: torch.aten.eq.Tensor{{.*}} -> !torch.tensor<[3],i1>
// CHECK: torch.aten.where.self{{.*}} -> !torch.tensor<[n,4,3],f64>
// CHECK: torch.aten.eq.Tensor{{.*}} -> !torch.tensor<[3],i1>
// CHECK: torch.aten.where.self{{.*}} -> !torch.tensor<[n,4,3],f64>
// CHECK: torch.aten.index_select{{.*}} -> !torch.tensor<[n,3,1],f64>
// CHECK: torch.aten.index_select{{.*}} -> !torch.tensor<[n,3,1],f64>
// CHECK: torch.aten.mul.Tensor{{.*}} -> !torch.tensor<[n,3,1],f64>
// CHECK: torch.aten.mul.Tensor{{.*}} -> !torch.tensor<[n,3,1],f64>
// CHECK: torch.aten.sub.Tensor{{.*}} -> !torch.tensor<[n,3,1],f64>
// CHECK: torch.aten.mul.Tensor{{.*}} -> !torch.tensor<[n,3,1],f64>
// CHECK: torch.aten.mul.Tensor{{.*}} -> !torch.tensor<[n,3,1],f64>
// CHECK: torch.aten.add.Tensor{{.*}} -> !torch.tensor<[n,3,1],f64>
// CHECK: torch.aten.eq.Tensor{{.*}} -> !torch.tensor<[3],i1>
// CHECK: torch.aten.where.self{{.*}} -> !torch.tensor<[n,3,3],f64>
// CHECK: torch.aten.eq.Tensor{{.*}} -> !torch.tensor<[3],i1>
// CHECK: torch.aten.where.self{{.*}} -> !torch.tensor<[n,3,3],f64>
// CHECK: torch.prim.yield
// CHECK: torch.aten.mul.Tensor{{.*}} -> !torch.tensor<[n,4,3],f64>
// CHECK: torch.prim.ListConstruct{{.*}} -> !torch.list<[!torch.int<-2>]>
// CHECK: torch.aten.sum.dim_IntList{{.*}} -> !torch.tensor<[n,3],f64>
// CHECK: torch.aten.sqrt{{.*}} -> !torch.tensor<[n,3],f64>
// CHECK: torch.aten.sort{{.*}} -> (!torch.tensor<[n,3],f64>, !torch.tensor<[n,3],i64>)
// CHECK: torch.aten.to.dtype{{.*}} -> !torch.tensor<[n,3],f32>
func.func @_linalg_svd(%a: !torch.tensor<[n,4,3],f32>) -> !torch.tensor<[n,3],f32> {
  %0 = torch.constant false -> !torch.bool<false>
  %1 = torch.constant unit -> !torch.none
  %2:3 = torch.aten._linalg_svd(%a, %0, %0, %1) : (!torch.tensor<[n,4,3],f32>, !torch.bool<false>, !torch.bool<false>, !torch.none) -> (!torch.tensor<[n,4,3],f32>, !torch.tensor<[n,3],f32>, !torch.tensor<[n,3,3],f32>)
  return %2#1 : !torch.tensor<[n,3],f32>
}
