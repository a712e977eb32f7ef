// NOTE: The checks are written by tools/dev/update_checks.py.

// RUN: torch-onnx-opt %s --decompose | FileCheck %s

// CHECK-LABEL: @nanquantile(
// CHECK: torch.prim.ListConstruct{{.*}} -> !torch.list<[!torch.int<1>, !torch.int<0>]>
// CHECK: torch.aten.permute{{.*}} -> !torch.tensor<[3,n],f32>
// CHECK: torch.aten.isnan{{.*}} -> !torch.tensor<[3,n],i1>
// CHECK: torch.aten.sort{{.*}} -> (!torch.tensor<[3,n],f32>, !torch.tensor<[3,n],i64>)
// CHECK: torch.aten.logical_not{{.*}} -> !torch.tensor<[3,n],i1>
// CHECK: torch.prim.ListConstruct{{.*}} -> !torch.list<[!torch.int<-1>]>
// CHECK: torch.aten.sum.dim_IntList{{.*}} -> !torch.tensor<[3,1],i64>
// CHECK: torch.aten.to.dtype{{.*}} -> !torch.tensor<[3,1],f32>
// CHECK: torch.aten.sub.Scalar{{.*}} -> !torch.tensor<[3,1],f32>
// CHECK: torch.aten.clamp{{.*}} -> !torch.tensor<[3,1],f32>
// CHECK: torch.aten.unsqueeze{{.*}} -> !torch.tensor<[1],f32>
// CHECK: torch.aten.mul.Tensor{{.*}} -> !torch.tensor<[3,1],f32>
// CHECK: torch.aten.floor{{.*}} -> !torch.tensor<[3,1],f32>
// CHECK: torch.aten.to.dtype{{.*}} -> !torch.tensor<[3,1],i64>
// CHECK: torch.aten.gather{{.*}} -> !torch.tensor<[3,1],f32>
// CHECK: torch.aten.ceil{{.*}} -> !torch.tensor<[3,1],f32>
// CHECK: torch.aten.to.dtype{{.*}} -> !torch.tensor<[3,1],i64>
// CHECK: torch.aten.gather{{.*}} -> !torch.tensor<[3,1],f32>
// CHECK: torch.aten.sub.Tensor{{.*}} -> !torch.tensor<[3,1],f32>
// CHECK: torch.aten.sub.Tensor{{.*}} -> !torch.tensor<[3,1],f32>
// CHECK: torch.aten.rsub.Scalar{{.*}} -> !torch.tensor<[3,1],f32>
// CHECK: torch.aten.mul.Tensor{{.*}} -> !torch.tensor<[3,1],f32>
// CHECK: torch.aten.sub.Tensor{{.*}} -> !torch.tensor<[3,1],f32>
// CHECK: torch.aten.mul.Tensor{{.*}} -> !torch.tensor<[3,1],f32>
// CHECK: torch.aten.add.Tensor{{.*}} -> !torch.tensor<[3,1],f32>
// CHECK: torch.aten.abs{{.*}} -> !torch.tensor<[3,1],f32>
// CHECK: torch.aten.lt.Scalar{{.*}} -> !torch.tensor<[3,1],i1>
// CHECK: torch.aten.where.self{{.*}} -> !torch.tensor<[3,1],f32>
// CHECK: torch.aten.eq.Scalar{{.*}} -> !torch.tensor<[3,1],i1>
// CHECK: torch.aten.where.self{{.*}} -> !torch.tensor<[3,1],f32>
// CHECK: torch.prim.ListConstruct{{.*}} -> !torch.list<[!torch.int<1>, !torch.int<0>]>
// CHECK: torch.aten.permute{{.*}} -> !torch.tensor<[1,3],f32>
// CHECK: torch.aten.squeeze.dim{{.*}} -> !torch.tensor<[3],f32>
func.func @nanquantile(%arg0: !torch.tensor<[n,3],f32>, %arg1: !torch.tensor<[],f32>) -> (!torch.tensor<[3],f32>) {
  %0 = torch.constant 0 : i64 -> !torch.int<0>
  %1 = torch.constant false -> !torch.bool<false>
  %2 = torch.constant "linear" -> !torch.str
  %3 = torch.aten.nanquantile(%arg0, %arg1, %0, %1, %2) : (!torch.tensor<[n,3],f32>, !torch.tensor<[],f32>, !torch.int<0>, !torch.bool<false>, !torch.str) -> !torch.tensor<[3],f32>
  return %3 : !torch.tensor<[3],f32>
}

// CHECK-LABEL: @nanquantile_scalar(
// CHECK: torch.prim.ListConstruct{{.*}} -> !torch.list<[!torch.int<-1>]>
// CHECK: torch.aten.reshape{{.*}} -> !torch.tensor<["5*n"],f32>
// CHECK: torch.aten.isnan{{.*}} -> !torch.tensor<["5*n"],i1>
// CHECK: torch.aten.sort{{.*}} -> (!torch.tensor<["5*n"],f32>, !torch.tensor<["5*n"],i64>)
// CHECK: torch.aten.logical_not{{.*}} -> !torch.tensor<["5*n"],i1>
// CHECK: torch.prim.ListConstruct{{.*}} -> !torch.list<[!torch.int<-1>]>
// CHECK: torch.aten.sum.dim_IntList{{.*}} -> !torch.tensor<[1],i64>
// CHECK: torch.aten.to.dtype{{.*}} -> !torch.tensor<[1],f32>
// CHECK: torch.aten.sub.Scalar{{.*}} -> !torch.tensor<[1],f32>
// CHECK: torch.aten.clamp{{.*}} -> !torch.tensor<[1],f32>
// CHECK: torch.aten.mul.Tensor{{.*}} -> !torch.tensor<[1],f32>
// CHECK: torch.aten.floor{{.*}} -> !torch.tensor<[1],f32>
// CHECK: torch.aten.to.dtype{{.*}} -> !torch.tensor<[1],i64>
// CHECK: torch.aten.gather{{.*}} -> !torch.tensor<[1],f32>
// CHECK: torch.aten.ceil{{.*}} -> !torch.tensor<[1],f32>
// CHECK: torch.aten.to.dtype{{.*}} -> !torch.tensor<[1],i64>
// CHECK: torch.aten.gather{{.*}} -> !torch.tensor<[1],f32>
// CHECK: torch.aten.sub.Tensor{{.*}} -> !torch.tensor<[1],f32>
// CHECK: torch.aten.sub.Tensor{{.*}} -> !torch.tensor<[1],f32>
// CHECK: torch.aten.rsub.Scalar{{.*}} -> !torch.tensor<[1],f32>
// CHECK: torch.aten.mul.Tensor{{.*}} -> !torch.tensor<[1],f32>
// CHECK: torch.aten.sub.Tensor{{.*}} -> !torch.tensor<[1],f32>
// CHECK: torch.aten.mul.Tensor{{.*}} -> !torch.tensor<[1],f32>
// CHECK: torch.aten.add.Tensor{{.*}} -> !torch.tensor<[1],f32>
// CHECK: torch.aten.abs{{.*}} -> !torch.tensor<[1],f32>
// CHECK: torch.aten.lt.Scalar{{.*}} -> !torch.tensor<[1],i1>
// CHECK: torch.aten.where.self{{.*}} -> !torch.tensor<[1],f32>
// CHECK: torch.aten.eq.Scalar{{.*}} -> !torch.tensor<[1],i1>
// CHECK: torch.aten.where.self{{.*}} -> !torch.tensor<[1],f32>
// CHECK: torch.aten.squeeze.dim{{.*}} -> !torch.tensor<[],f32>
func.func @nanquantile_scalar(%arg0: !torch.tensor<[n,5],f32>) -> (!torch.tensor<[],f32>) {
  %0 = torch.constant 0.000000e+00 : f64 -> !torch.float<0.000000e+00>
  %1 = torch.constant unit -> !torch.none
  %2 = torch.constant false -> !torch.bool<false>
  %3 = torch.constant "linear" -> !torch.str
  %4 = torch.aten.nanquantile.scalar(%arg0, %0, %1, %2, %3) : (!torch.tensor<[n,5],f32>, !torch.float<0.000000e+00>, !torch.none, !torch.bool<false>, !torch.str) -> !torch.tensor<[],f32>
  return %4 : !torch.tensor<[],f32>
}

// CHECK-LABEL: @quantile(
// CHECK: torch.prim.ListConstruct{{.*}} -> !torch.list<[!torch.int<1>, !torch.int<0>]>
// CHECK: torch.aten.permute{{.*}} -> !torch.tensor<[3,n],f32>
// CHECK: torch.aten.isnan{{.*}} -> !torch.tensor<[3,n],i1>
// CHECK: torch.aten.sort{{.*}} -> (!torch.tensor<[3,n],f32>, !torch.tensor<[3,n],i64>)
// CHECK: torch.aten.full_like{{.*}} -> !torch.tensor<[3,n],i1>
// CHECK: torch.prim.ListConstruct{{.*}} -> !torch.list<[!torch.int<-1>]>
// CHECK: torch.aten.sum.dim_IntList{{.*}} -> !torch.tensor<[3,1],i64>
// CHECK: torch.aten.to.dtype{{.*}} -> !torch.tensor<[3,1],f32>
// CHECK: torch.aten.sub.Scalar{{.*}} -> !torch.tensor<[3,1],f32>
// CHECK: torch.aten.clamp{{.*}} -> !torch.tensor<[3,1],f32>
// CHECK: torch.aten.unsqueeze{{.*}} -> !torch.tensor<[1],f32>
// CHECK: torch.aten.mul.Tensor{{.*}} -> !torch.tensor<[3,1],f32>
// CHECK: torch.aten.floor{{.*}} -> !torch.tensor<[3,1],f32>
// CHECK: torch.aten.to.dtype{{.*}} -> !torch.tensor<[3,1],i64>
// CHECK: torch.aten.gather{{.*}} -> !torch.tensor<[3,1],f32>
// CHECK: torch.aten.ceil{{.*}} -> !torch.tensor<[3,1],f32>
// CHECK: torch.aten.to.dtype{{.*}} -> !torch.tensor<[3,1],i64>
// CHECK: torch.aten.gather{{.*}} -> !torch.tensor<[3,1],f32>
// CHECK: torch.aten.sub.Tensor{{.*}} -> !torch.tensor<[3,1],f32>
// CHECK: torch.aten.sub.Tensor{{.*}} -> !torch.tensor<[3,1],f32>
// CHECK: torch.aten.rsub.Scalar{{.*}} -> !torch.tensor<[3,1],f32>
// CHECK: torch.aten.mul.Tensor{{.*}} -> !torch.tensor<[3,1],f32>
// CHECK: torch.aten.sub.Tensor{{.*}} -> !torch.tensor<[3,1],f32>
// CHECK: torch.aten.mul.Tensor{{.*}} -> !torch.tensor<[3,1],f32>
// CHECK: torch.aten.add.Tensor{{.*}} -> !torch.tensor<[3,1],f32>
// CHECK: torch.aten.abs{{.*}} -> !torch.tensor<[3,1],f32>
// CHECK: torch.aten.lt.Scalar{{.*}} -> !torch.tensor<[3,1],i1>
// CHECK: torch.aten.where.self{{.*}} -> !torch.tensor<[3,1],f32>
// CHECK: torch.aten.any.dim{{.*}} -> !torch.tensor<[3,1],i1>
// CHECK: torch.aten.where.self{{.*}} -> !torch.tensor<[3,1],f32>
// CHECK: torch.prim.ListConstruct{{.*}} -> !torch.list<[!torch.int<1>, !torch.int<0>]>
// CHECK: torch.aten.permute{{.*}} -> !torch.tensor<[1,3],f32>
// CHECK: torch.aten.squeeze.dim{{.*}} -> !torch.tensor<[3],f32>
func.func @quantile(%arg0: !torch.tensor<[n,3],f32>, %arg1: !torch.tensor<[],f32>) -> (!torch.tensor<[3],f32>) {
  %0 = torch.constant 0 : i64 -> !torch.int<0>
  %1 = torch.constant false -> !torch.bool<false>
  %2 = torch.constant "linear" -> !torch.str
  %3 = torch.aten.quantile(%arg0, %arg1, %0, %1, %2) : (!torch.tensor<[n,3],f32>, !torch.tensor<[],f32>, !torch.int<0>, !torch.bool<false>, !torch.str) -> !torch.tensor<[3],f32>
  return %3 : !torch.tensor<[3],f32>
}

// CHECK-LABEL: @quantile_scalar(
// CHECK: torch.prim.ListConstruct{{.*}} -> !torch.list<[!torch.int<-1>]>
// CHECK: torch.aten.reshape{{.*}} -> !torch.tensor<["5*n"],f32>
// CHECK: torch.aten.isnan{{.*}} -> !torch.tensor<["5*n"],i1>
// CHECK: torch.aten.sort{{.*}} -> (!torch.tensor<["5*n"],f32>, !torch.tensor<["5*n"],i64>)
// CHECK: torch.aten.full_like{{.*}} -> !torch.tensor<["5*n"],i1>
// CHECK: torch.prim.ListConstruct{{.*}} -> !torch.list<[!torch.int<-1>]>
// CHECK: torch.aten.sum.dim_IntList{{.*}} -> !torch.tensor<[1],i64>
// CHECK: torch.aten.to.dtype{{.*}} -> !torch.tensor<[1],f32>
// CHECK: torch.aten.sub.Scalar{{.*}} -> !torch.tensor<[1],f32>
// CHECK: torch.aten.clamp{{.*}} -> !torch.tensor<[1],f32>
// CHECK: torch.aten.mul.Tensor{{.*}} -> !torch.tensor<[1],f32>
// CHECK: torch.aten.floor{{.*}} -> !torch.tensor<[1],f32>
// CHECK: torch.aten.to.dtype{{.*}} -> !torch.tensor<[1],i64>
// CHECK: torch.aten.gather{{.*}} -> !torch.tensor<[1],f32>
// CHECK: torch.aten.ceil{{.*}} -> !torch.tensor<[1],f32>
// CHECK: torch.aten.to.dtype{{.*}} -> !torch.tensor<[1],i64>
// CHECK: torch.aten.gather{{.*}} -> !torch.tensor<[1],f32>
// CHECK: torch.aten.sub.Tensor{{.*}} -> !torch.tensor<[1],f32>
// CHECK: torch.aten.sub.Tensor{{.*}} -> !torch.tensor<[1],f32>
// CHECK: torch.aten.rsub.Scalar{{.*}} -> !torch.tensor<[1],f32>
// CHECK: torch.aten.mul.Tensor{{.*}} -> !torch.tensor<[1],f32>
// CHECK: torch.aten.sub.Tensor{{.*}} -> !torch.tensor<[1],f32>
// CHECK: torch.aten.mul.Tensor{{.*}} -> !torch.tensor<[1],f32>
// CHECK: torch.aten.add.Tensor{{.*}} -> !torch.tensor<[1],f32>
// CHECK: torch.aten.abs{{.*}} -> !torch.tensor<[1],f32>
// CHECK: torch.aten.lt.Scalar{{.*}} -> !torch.tensor<[1],i1>
// CHECK: torch.aten.where.self{{.*}} -> !torch.tensor<[1],f32>
// CHECK: torch.aten.any.dim{{.*}} -> !torch.tensor<[1],i1>
// CHECK: torch.aten.where.self{{.*}} -> !torch.tensor<[1],f32>
// CHECK: torch.aten.squeeze.dim{{.*}} -> !torch.tensor<[],f32>
func.func @quantile_scalar(%arg0: !torch.tensor<[n,5],f32>) -> (!torch.tensor<[],f32>) {
  %0 = torch.constant 0.000000e+00 : f64 -> !torch.float<0.000000e+00>
  %1 = torch.constant unit -> !torch.none
  %2 = torch.constant false -> !torch.bool<false>
  %3 = torch.constant "linear" -> !torch.str
  %4 = torch.aten.quantile.scalar(%arg0, %0, %1, %2, %3) : (!torch.tensor<[n,5],f32>, !torch.float<0.000000e+00>, !torch.none, !torch.bool<false>, !torch.str) -> !torch.tensor<[],f32>
  return %4 : !torch.tensor<[],f32>
}
