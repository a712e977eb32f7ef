// NOTE: The checks are written by tools/dev/update_checks.py.

// RUN: torch-onnx-opt %s --decompose | FileCheck %s

// CHECK-LABEL: @bincount_of_ints(
// CHECK: torch.prim.ListConstruct{{.*}} -> !torch.list<[!torch.tensor<[n],i64>, !torch.tensor<[1],i64>]>
// CHECK: torch.aten.cat{{.*}} -> !torch.tensor<["n+1"],i64>
// CHECK: torch.aten.max{{.*}} -> !torch.tensor<[],i64>
// CHECK: torch.aten.Int.Tensor{{.*}} -> !torch.int<u1>
// CHECK: torch.aten.add.int{{.*}} -> !torch.int<"u1+1">
// CHECK: torch.aten.size.int{{.*}} -> !torch.int<n>
// CHECK: torch.prim.ListConstruct{{.*}} -> !torch.list<[!torch.int<n>]>
// CHECK: torch.aten.full{{.*}} -> !torch.tensor<[n],i64>
// CHECK: torch.prim.ListConstruct{{.*}} -> !torch.list<[!torch.int<"u1+1">]>
// CHECK: torch.aten.full{{.*}} -> !torch.tensor<["u1+1"],i64>
// CHECK: torch.prim.ListConstruct{{.*}} -> !torch.list<[!torch.tensor<[n],i64>]>
// CHECK: torch.aten.index_put{{.*}} -> !torch.tensor<[u0],i64>
func.func @bincount_of_ints(%arg0: !torch.tensor<[n],i64>) -> (!torch.tensor<[u0],i64>) {
  %0 = torch.constant unit -> !torch.none
  %1 = torch.constant 0 : i64 -> !torch.int<0>
  %2 = torch.aten.bincount(%arg0, %0, %1) : (!torch.tensor<[n],i64>, !torch.none, !torch.int<0>) -> !torch.tensor<[u0],i64>
  return %2 : !torch.tensor<[u0],i64>
}

// CHECK-LABEL: @bucketize_Tensor(
// CHECK: torch.aten.unsqueeze{{.*}} -> !torch.tensor<[n,3,1],f32>
// CHECK: torch.aten.ge.Tensor{{.*}} -> !torch.tensor<[n,3,1],i1>
// CHECK: torch.aten.logical_not{{.*}} -> !torch.tensor<[n,3,1],i1>
// CHECK: torch.prim.ListConstruct{{.*}} -> !torch.list<[!torch.int<-1>]>
// CHECK: torch.aten.sum.dim_IntList{{.*}} -> !torch.tensor<[n,3],i64>
func.func @bucketize_Tensor(%arg0: !torch.tensor<[n,3],f32>, %arg1: !torch.tensor<[1],f32>) -> (!torch.tensor<[n,3],i64>) {
  %0 = torch.constant false -> !torch.bool<false>
  %1 = torch.aten.bucketize.Tensor(%arg0, %arg1, %0, %0) : (!torch.tensor<[n,3],f32>, !torch.tensor<[1],f32>, !torch.bool<false>, !torch.bool<false>) -> !torch.tensor<[n,3],i64>
  return %1 : !torch.tensor<[n,3],i64>
}

// CHECK-LABEL: @bucketize_Tensor_of_ints(
// CHECK: torch.aten.unsqueeze{{.*}} -> !torch.tensor<[n,3,1],i64>
// CHECK: torch.aten.ge.Tensor{{.*}} -> !torch.tensor<[n,3,1],i1>
// CHECK: torch.aten.logical_not{{.*}} -> !torch.tensor<[n,3,1],i1>
// CHECK: torch.prim.ListConstruct{{.*}} -> !torch.list<[!torch.int<-1>]>
// CHECK: torch.aten.sum.dim_IntList{{.*}} -> !torch.tensor<[n,3],i64>
func.func @bucketize_Tensor_of_ints(%arg0: !torch.tensor<[n,3],i64>, %arg1: !torch.tensor<[1],i64>) -> (!torch.tensor<[n,3],i64>) {
  %0 = torch.constant false -> !torch.bool<false>
  %1 = torch.aten.bucketize.Tensor(%arg0, %arg1, %0, %0) : (!torch.tensor<[n,3],i64>, !torch.tensor<[1],i64>, !torch.bool<false>, !torch.bool<false>) -> !torch.tensor<[n,3],i64>
  return %1 : !torch.tensor<[n,3],i64>
}

// CHECK-LABEL: @isin_Tensor_Tensor(
// CHECK: torch.prim.ListConstruct{{.*}} -> !torch.list<[!torch.int<-1>]>
// CHECK: torch.aten.reshape{{.*}} -> !torch.tensor<[8],f32>
// CHECK: torch.aten.unsqueeze{{.*}} -> !torch.tensor<[n,3,1],f32>
// CHECK: torch.aten.eq.Tensor{{.*}} -> !torch.tensor<[n,3,8],i1>
// CHECK: torch.aten.any.dim{{.*}} -> !torch.tensor<[n,3],i1>
func.func @isin_Tensor_Tensor(%arg0: !torch.tensor<[n,3],f32>, %arg1: !torch.tensor<[2,4],f32>) -> (!torch.tensor<[n,3],i1>) {
  %0 = torch.constant false -> !torch.bool<false>
  %1 = torch.aten.isin.Tensor_Tensor(%arg0, %arg1, %0, %0) : (!torch.tensor<[n,3],f32>, !torch.tensor<[2,4],f32>, !torch.bool<false>, !torch.bool<false>) -> !torch.tensor<[n,3],i1>
  return %1 : !torch.tensor<[n,3],i1>
}

// CHECK-LABEL: @isin_Tensor_Tensor_of_ints(
// CHECK: torch.prim.ListConstruct{{.*}} -> !torch.list<[!torch.int<-1>]>
// CHECK: torch.aten.reshape{{.*}} -> !torch.tensor<[8],i64>
// CHECK: torch.aten.unsqueeze{{.*}} -> !torch.tensor<[n,3,1],i64>
// CHECK: torch.aten.eq.Tensor{{.*}} -> !torch.tensor<[n,3,8],i1>
// CHECK: torch.aten.any.dim{{.*}} -> !torch.tensor<[n,3],i1>
func.func @isin_Tensor_Tensor_of_ints(%arg0: !torch.tensor<[n,3],i64>, %arg1: !torch.tensor<[2,4],i64>) -> (!torch.tensor<[n,3],i1>) {
  %0 = torch.constant false -> !torch.bool<false>
  %1 = torch.aten.isin.Tensor_Tensor(%arg0, %arg1, %0, %0) : (!torch.tensor<[n,3],i64>, !torch.tensor<[2,4],i64>, !torch.bool<false>, !torch.bool<false>) -> !torch.tensor<[n,3],i1>
  return %1 : !torch.tensor<[n,3],i1>
}

// CHECK-LABEL: @repeat_interleave_self_int(
// CHECK: torch.prim.ListConstruct{{.*}} -> !torch.list<[!torch.int<-1>]>
// CHECK: torch.aten.reshape{{.*}} -> !torch.tensor<["15*n"],f32>
// CHECK: torch.aten.size.int{{.*}} -> !torch.int<"15*n">
// CHECK: torch.aten.mul.int{{.*}} -> !torch.int<"30*n">
// CHECK: torch.aten.unsqueeze{{.*}} -> !torch.tensor<["15*n",1],f32>
// CHECK: torch.prim.ListConstruct{{.*}} -> !torch.list<[!torch.int<"15*n">, !torch.int<2>]>
// CHECK: torch.aten.expand{{.*}} -> !torch.tensor<["15*n",2],f32>
// CHECK: torch.prim.ListConstruct{{.*}} -> !torch.list<[!torch.int<"30*n">]>
// CHECK: torch.aten.reshape{{.*}} -> !torch.tensor<["30*n"],f32>
func.func @repeat_interleave_self_int(%arg0: !torch.tensor<[n,5,3],f32>) -> (!torch.tensor<["30*n"],f32>) {
  %0 = torch.constant 2 : i64 -> !torch.int<2>
  %1 = torch.constant unit -> !torch.none
  %2 = torch.aten.repeat_interleave.self_int(%arg0, %0, %1, %1) : (!torch.tensor<[n,5,3],f32>, !torch.int<2>, !torch.none, !torch.none) -> !torch.tensor<["30*n"],f32>
  return %2 : !torch.tensor<["30*n"],f32>
}

// CHECK-LABEL: @repeat_interleave_self_int_of_ints(
// CHECK: torch.prim.ListConstruct{{.*}} -> !torch.list<[!torch.int<-1>]>
// CHECK: torch.aten.reshape{{.*}} -> !torch.tensor<["15*n"],i64>
// CHECK: torch.aten.size.int{{.*}} -> !torch.int<"15*n">
// CHECK: torch.aten.mul.int{{.*}} -> !torch.int<"30*n">
// CHECK: torch.aten.unsqueeze{{.*}} -> !torch.tensor<["15*n",1],i64>
// CHECK: torch.prim.ListConstruct{{.*}} -> !torch.list<[!torch.int<"15*n">, !torch.int<2>]>
// CHECK: torch.aten.expand{{.*}} -> !torch.tensor<["15*n",2],i64>
// CHECK: torch.prim.ListConstruct{{.*}} -> !torch.list<[!torch.int<"30*n">]>
// CHECK: torch.aten.reshape{{.*}} -> !torch.tensor<["30*n"],i64>
func.func @repeat_interleave_self_int_of_ints(%arg0: !torch.tensor<[n,5,3],i64>) -> (!torch.tensor<["30*n"],i64>) {
  %0 = torch.constant 2 : i64 -> !torch.int<2>
  %1 = torch.constant unit -> !torch.none
  %2 = torch.aten.repeat_interleave.self_int(%arg0, %0, %1, %1) : (!torch.tensor<[n,5,3],i64>, !torch.int<2>, !torch.none, !torch.none) -> !torch.tensor<["30*n"],i64>
  return %2 : !torch.tensor<["30*n"],i64>
}

// CHECK-LABEL: @unique_consecutive_of_ints(
// CHECK: torch.prim.ListConstruct{{.*}} -> !torch.list<[!torch.int<-1>]>
// CHECK: torch.aten.reshape{{.*}} -> !torch.tensor<[n],i64>
// CHECK: torch.aten.slice.Tensor{{.*}} -> !torch.tensor<["n-1"],i64>
// CHECK: torch.aten.slice.Tensor{{.*}} -> !torch.tensor<["n-1"],i64>
// CHECK: torch.aten.eq.Tensor{{.*}} -> !torch.tensor<["n-1"],i1>
// CHECK: torch.aten.logical_not{{.*}} -> !torch.tensor<["n-1"],i1>
// CHECK: torch.aten.size.int{{.*}} -> !torch.int<n>
// CHECK: torch.prim.ListConstruct{{.*}} -> !torch.list<[!torch.int<n>]>
// CHECK: torch.aten.full{{.*}} -> !torch.tensor<[n],i1>
// CHECK: torch.aten.slice.Tensor{{.*}} -> !torch.tensor<[1],i1>
// CHECK: torch.prim.ListConstruct{{.*}} -> !torch.list<[!torch.tensor<[1],i1>, !torch.tensor<["n-1"],i1>]>
// CHECK: torch.aten.cat{{.*}} -> !torch.tensor<[n],i1>
// CHECK: torch.aten.cumsum{{.*}} -> !torch.tensor<[n],i64>
// CHECK: torch.aten.sub.Scalar{{.*}} -> !torch.tensor<[n],i64>
// CHECK: torch.aten.nonzero{{.*}} -> !torch.tensor<[u2,1],i64>
// CHECK: torch.aten.select.int{{.*}} -> !torch.tensor<[u2],i64>
// CHECK: torch.prim.ListConstruct{{.*}} -> !torch.list<[!torch.int<1>]>
// CHECK: torch.aten.full{{.*}} -> !torch.tensor<[1],i64>
// CHECK: torch.prim.ListConstruct{{.*}} -> !torch.list<[!torch.tensor<[u2],i64>, !torch.tensor<[1],i64>]>
// CHECK: torch.aten.cat{{.*}} -> !torch.tensor<["u2+1"],i64>
// CHECK: torch.aten.slice.Tensor{{.*}} -> !torch.tensor<[u2],i64>
// CHECK: torch.aten.sub.Tensor{{.*}} -> !torch.tensor<[u0],i64>
// CHECK: torch.aten.index_select{{.*}} -> !torch.tensor<[u0],i64>
// CHECK: torch.aten.size.int{{.*}} -> !torch.int<n>
// CHECK: torch.prim.ListConstruct{{.*}} -> !torch.list<[!torch.int<n>]>
// CHECK: torch.aten.view{{.*}} -> !torch.tensor<[n],i64>
func.func @unique_consecutive_of_ints(%arg0: !torch.tensor<[n],i64>) -> (!torch.tensor<[u0],i64>, !torch.tensor<[n],i64>, !torch.tensor<[u0],i64>) {
  %0 = torch.constant true -> !torch.bool<true>
  %1 = torch.constant unit -> !torch.none
  %2:3 = torch.aten.unique_consecutive(%arg0, %0, %0, %1) : (!torch.tensor<[n],i64>, !torch.bool<true>, !torch.bool<true>, !torch.none) -> (!torch.tensor<[u0],i64>, !torch.tensor<[n],i64>, !torch.tensor<[u0],i64>)
  return %2#0, %2#1, %2#2 : !torch.tensor<[u0],i64>, !torch.tensor<[n],i64>, !torch.tensor<[u0],i64>
}

// CHECK-LABEL: @_unique2(
// CHECK: torch.prim.ListConstruct{{.*}} -> !torch.list<[!torch.int<-1>]>
// CHECK: torch.aten.reshape{{.*}} -> !torch.tensor<[n],f32>
// CHECK: torch.aten.sort{{.*}} -> (!torch.tensor<[n],f32>, !torch.tensor<[n],i64>)
// CHECK: torch.aten.slice.Tensor{{.*}} -> !torch.tensor<["n-1"],f32>
// CHECK: torch.aten.slice.Tensor{{.*}} -> !torch.tensor<["n-1"],f32>
// CHECK: torch.aten.eq.Tensor{{.*}} -> !torch.tensor<["n-1"],i1>
// CHECK: torch.aten.logical_not{{.*}} -> !torch.tensor<["n-1"],i1>
// CHECK: torch.aten.size.int{{.*}} -> !torch.int<n>
// CHECK: torch.prim.ListConstruct{{.*}} -> !torch.list<[!torch.int<n>]>
// CHECK: torch.aten.full{{.*}} -> !torch.tensor<[n],i1>
// CHECK: torch.aten.slice.Tensor{{.*}} -> !torch.tensor<[1],i1>
// CHECK: torch.prim.ListConstruct{{.*}} -> !torch.list<[!torch.tensor<[1],i1>, !torch.tensor<["n-1"],i1>]>
// CHECK: torch.aten.cat{{.*}} -> !torch.tensor<[n],i1>
// CHECK: torch.aten.cumsum{{.*}} -> !torch.tensor<[n],i64>
// CHECK: torch.aten.sub.Scalar{{.*}} -> !torch.tensor<[n],i64>
// CHECK: torch.aten.nonzero{{.*}} -> !torch.tensor<[u3,1],i64>
// CHECK: torch.aten.select.int{{.*}} -> !torch.tensor<[u3],i64>
// CHECK: torch.prim.ListConstruct{{.*}} -> !torch.list<[!torch.int<1>]>
// CHECK: torch.aten.full{{.*}} -> !torch.tensor<[1],i64>
// CHECK: torch.prim.ListConstruct{{.*}} -> !torch.list<[!torch.tensor<[u3],i64>, !torch.tensor<[1],i64>]>
// CHECK: torch.aten.cat{{.*}} -> !torch.tensor<["u3+1"],i64>
// CHECK: torch.aten.slice.Tensor{{.*}} -> !torch.tensor<[u3],i64>
// CHECK: torch.aten.sub.Tensor{{.*}} -> !torch.tensor<[u0],i64>
// CHECK: torch.aten.size.int{{.*}} -> !torch.int<n>
// CHECK: torch.aten.full_like{{.*}} -> !torch.tensor<[n],i64>
// CHECK: torch.aten.scatter.src{{.*}} -> !torch.tensor<[n],i64>
// CHECK: torch.prim.ListConstruct{{.*}} -> !torch.list<[!torch.int<n>]>
// CHECK: torch.aten.view{{.*}} -> !torch.tensor<[n],i64>
// CHECK: torch.aten.index_select{{.*}} -> !torch.tensor<[u0],f32>
func.func @_unique2(%arg0: !torch.tensor<[n],f32>) -> (!torch.tensor<[u0],f32>, !torch.tensor<[n],i64>, !torch.tensor<[u0],i64>) {
  %0 = torch.constant true -> !torch.bool<true>
  %1:3 = torch.aten._unique2(%arg0, %0, %0, %0) : (!torch.tensor<[n],f32>, !torch.bool<true>, !torch.bool<true>, !torch.bool<true>) -> (!torch.tensor<[u0],f32>, !torch.tensor<[n],i64>, !torch.tensor<[u0],i64>)
  return %1#0, %1#1, %1#2 : !torch.tensor<[u0],f32>, !torch.tensor<[n],i64>, !torch.tensor<[u0],i64>
}

// CHECK-LABEL: @isin_Scalar_Tensor(
// CHECK: torch.prim.ListConstruct{{.*}} -> !torch.list<[!torch.int<-1>]>
// CHECK: torch.aten.reshape{{.*}} -> !torch.tensor<[8],f32>
// CHECK: torch.aten.eq.Tensor{{.*}} -> !torch.tensor<[8],i1>
// CHECK: torch.aten.any.dim{{.*}} -> !torch.tensor<[],i1>
func.func @isin_Scalar_Tensor(%arg0: !torch.tensor<[2,4],f32>) -> (!torch.tensor<[],i1>) {
  %0 = torch.constant 2 : i64 -> !torch.int<2>
  %1 = torch.constant false -> !torch.bool<false>
  %2 = torch.aten.isin.Scalar_Tensor(%0, %arg0, %1, %1) : (!torch.int<2>, !torch.tensor<[2,4],f32>, !torch.bool<false>, !torch.bool<false>) -> !torch.tensor<[],i1>
  return %2 : !torch.tensor<[],i1>
}

// CHECK-LABEL: @isin_Tensor_Scalar(
// CHECK: torch.aten.unsqueeze{{.*}} -> !torch.tensor<[2,4,1],f32>
// CHECK: torch.aten.eq.Tensor{{.*}} -> !torch.tensor<[2,4,1],i1>
// CHECK: torch.aten.any.dim{{.*}} -> !torch.tensor<[2,4],i1>
func.func @isin_Tensor_Scalar(%arg0: !torch.tensor<[2,4],f32>) -> (!torch.tensor<[2,4],i1>) {
  %0 = torch.constant 2 : i64 -> !torch.int<2>
  %1 = torch.constant false -> !torch.bool<false>
  %2 = torch.aten.isin.Tensor_Scalar(%arg0, %0, %1, %1) : (!torch.tensor<[2,4],f32>, !torch.int<2>, !torch.bool<false>, !torch.bool<false>) -> !torch.tensor<[2,4],i1>
  return %2 : !torch.tensor<[2,4],i1>
}

// CHECK-LABEL: @_unique(
// CHECK: torch.aten._unique2{{.*}} -> (!torch.tensor<[u0],i64>, !torch.tensor<[0],i64>, !torch.tensor<[0],i64>)
func.func @_unique(%arg0: !torch.tensor<[n],i64>) -> (!torch.tensor<[u0],i64>, !torch.tensor<[0],i64>) {
  %0 = torch.constant true -> !torch.bool<true>
  %1 = torch.constant false -> !torch.bool<false>
  %2:2 = torch.aten._unique(%arg0, %0, %1) : (!torch.tensor<[n],i64>, !torch.bool<true>, !torch.bool<false>) -> (!torch.tensor<[u0],i64>, !torch.tensor<[0],i64>)
  return %2#0, %2#1 : !torch.tensor<[u0],i64>, !torch.tensor<[0],i64>
}

// CHECK-LABEL: @bucketize_Scalar(
// CHECK: torch.aten.ge.Tensor{{.*}} -> !torch.tensor<[1],i1>
// CHECK: torch.aten.logical_not{{.*}} -> !torch.tensor<[1],i1>
// CHECK: torch.prim.ListConstruct{{.*}} -> !torch.list<[!torch.int<-1>]>
// CHECK: torch.aten.sum.dim_IntList{{.*}} -> !torch.tensor<[],i64>
func.func @bucketize_Scalar(%arg0: !torch.tensor<[1],f32>) -> (!torch.tensor<[],i64>) {
  %0 = torch.constant 1 : i64 -> !torch.int<1>
  %1 = torch.constant false -> !torch.bool<false>
  %2 = torch.aten.bucketize.Scalar(%0, %arg0, %1, %1) : (!torch.int<1>, !torch.tensor<[1],f32>, !torch.bool<false>, !torch.bool<false>) -> !torch.tensor<[],i64>
  return %2 : !torch.tensor<[],i64>
}

// CHECK-LABEL: @histc(
// CHECK: torch.prim.ListConstruct{{.*}} -> !torch.list<[!torch.int<-1>]>
// CHECK: torch.aten.reshape{{.*}} -> !torch.tensor<["3*n"],f32>
// CHECK: torch.prim.ListConstruct{{.*}} -> !torch.list<[!torch.tensor<["3*n"],f32>, !torch.tensor<[1],f32>]>
// CHECK: torch.aten.cat{{.*}} -> !torch.tensor<["3*n+1"],f32>
// CHECK: torch.prim.ListConstruct{{.*}} -> !torch.list<[]>
// CHECK: torch.aten.amin{{.*}} -> !torch.tensor<[],f32>
// CHECK: torch.prim.ListConstruct{{.*}} -> !torch.list<[!torch.tensor<["3*n"],f32>, !torch.tensor<[1],f32>]>
// CHECK: torch.aten.cat{{.*}} -> !torch.tensor<["3*n+1"],f32>
// CHECK: torch.prim.ListConstruct{{.*}} -> !torch.list<[]>
// CHECK: torch.aten.amax{{.*}} -> !torch.tensor<[],f32>
// CHECK: torch.aten.size.int{{.*}} -> !torch.int<"3*n">
// CHECK: torch.aten.scalar_tensor{{.*}} -> !torch.tensor<[],i64>
// CHECK: torch.aten.eq.Scalar{{.*}} -> !torch.tensor<[],i1>
// CHECK: torch.aten.where.ScalarSelf{{.*}} -> !torch.tensor<[],f32>
// CHECK: torch.aten.where.ScalarSelf{{.*}} -> !torch.tensor<[],f32>
// CHECK: torch.aten.where.self{{.*}} -> !torch.tensor<[],f32>
// CHECK: torch.aten.where.self{{.*}} -> !torch.tensor<[],f32>
// CHECK: torch.aten.eq.Tensor{{.*}} -> !torch.tensor<[],i1>
// CHECK: torch.aten.sub.Scalar{{.*}} -> !torch.tensor<[],f32>
// CHECK: torch.aten.where.self{{.*}} -> !torch.tensor<[],f32>
// CHECK: torch.aten.add.Scalar{{.*}} -> !torch.tensor<[],f32>
// CHECK: torch.aten.where.self{{.*}} -> !torch.tensor<[],f32>
// CHECK: torch.aten.le.Tensor{{.*}} -> !torch.tensor<["3*n"],i1>
// CHECK: torch.aten.ge.Tensor{{.*}} -> !torch.tensor<["3*n"],i1>
// CHECK: torch.aten.logical_and{{.*}} -> !torch.tensor<["3*n"],i1>
// CHECK: torch.aten.sub.Tensor{{.*}} -> !torch.tensor<[],f32>
// CHECK: torch.aten.sub.Tensor{{.*}} -> !torch.tensor<["3*n"],f32>
// CHECK: torch.aten.mul.Scalar{{.*}} -> !torch.tensor<["3*n"],f32>
// CHECK: torch.aten.div.Tensor{{.*}} -> !torch.tensor<["3*n"],f32>
// CHECK: torch.aten.floor{{.*}} -> !torch.tensor<["3*n"],f32>
// CHECK: torch.aten.clamp{{.*}} -> !torch.tensor<["3*n"],f32>
// CHECK: torch.aten.to.dtype{{.*}} -> !torch.tensor<["3*n"],i64>
// CHECK: torch.aten.unsqueeze{{.*}} -> !torch.tensor<["3*n",1],i64>
// CHECK: torch.aten.eq.Tensor{{.*}} -> !torch.tensor<["3*n",4],i1>
// CHECK: torch.aten.unsqueeze{{.*}} -> !torch.tensor<["3*n",1],i1>
// CHECK: torch.aten.logical_and{{.*}} -> !torch.tensor<["3*n",4],i1>
// CHECK: torch.prim.ListConstruct{{.*}} -> !torch.list<[!torch.int<0>]>
// CHECK: torch.aten.sum.dim_IntList{{.*}} -> !torch.tensor<[4],i64>
// CHECK: torch.aten.to.dtype{{.*}} -> !torch.tensor<[4],f32>
func.func @histc(%arg0: !torch.tensor<[n,3],f32>) -> (!torch.tensor<[4],f32>) {
  %0 = torch.constant 4 : i64 -> !torch.int<4>
  %1 = torch.constant 0 : i64 -> !torch.int<0>
  %2 = torch.aten.histc(%arg0, %0, %1, %1) : (!torch.tensor<[n,3],f32>, !torch.int<4>, !torch.int<0>, !torch.int<0>) -> !torch.tensor<[4],f32>
  return %2 : !torch.tensor<[4],f32>
}

// CHECK-LABEL: @one_hot(
// CHECK: torch.aten.max{{.*}} -> !torch.tensor<[],i64>
// CHECK: torch.aten.Int.Tensor{{.*}} -> !torch.int<u5>
// CHECK: torch.aten.add.int{{.*}} -> !torch.int<"u5+1">
// CHECK: torch.aten.arange.start_step{{.*}} -> !torch.tensor<["u5+1"],i64>
// CHECK: torch.aten.unsqueeze{{.*}} -> !torch.tensor<[n,3,1],i64>
// CHECK: torch.aten.eq.Tensor{{.*}} -> !torch.tensor<[n,3,"u5+1"],i1>
// CHECK: torch.aten.to.dtype{{.*}} -> !torch.tensor<[n,3,1],i64>
func.func @one_hot(%arg0: !torch.tensor<[n,3],i64>) -> (!torch.tensor<[n,3,1],i64>) {
  %0 = torch.constant -1 : i64 -> !torch.int<-1>
  %1 = torch.aten.one_hot(%arg0, %0) : (!torch.tensor<[n,3],i64>, !torch.int<-1>) -> !torch.tensor<[n,3,1],i64>
  return %1 : !torch.tensor<[n,3,1],i64>
}

// CHECK-LABEL: @repeat_interleave_Tensor(
// CHECK: torch.aten.sum{{.*}} -> !torch.tensor<[],i64>
// CHECK: torch.aten.Int.Tensor{{.*}} -> !torch.int<u6>
// CHECK: torch.aten.arange.start_step{{.*}} -> !torch.tensor<[u6],i64>
// CHECK: torch.aten.cumsum{{.*}} -> !torch.tensor<[n],i64>
// CHECK: torch.aten.unsqueeze{{.*}} -> !torch.tensor<[u6,1],i64>
// CHECK: torch.aten.gt.Tensor{{.*}} -> !torch.tensor<[u6,n],i1>
// CHECK: torch.aten.logical_not{{.*}} -> !torch.tensor<[u6,n],i1>
// CHECK: torch.prim.ListConstruct{{.*}} -> !torch.list<[!torch.int<-1>]>
// CHECK: torch.aten.sum.dim_IntList{{.*}} -> !torch.tensor<[u0],i64>
func.func @repeat_interleave_Tensor(%arg0: !torch.tensor<[n],i64>) -> (!torch.tensor<[u0],i64>) {
  %0 = torch.constant unit -> !torch.none
  %1 = torch.aten.repeat_interleave.Tensor(%arg0, %0) : (!torch.tensor<[n],i64>, !torch.none) -> !torch.tensor<[u0],i64>
  return %1 : !torch.tensor<[u0],i64>
}

// CHECK-LABEL: @repeat_interleave_self_Tensor(
// CHECK: torch.aten.sum{{.*}} -> !torch.tensor<[],i64>
// CHECK: torch.aten.Int.Tensor{{.*}} -> !torch.int<u8>
// CHECK: torch.aten.arange.start_step{{.*}} -> !torch.tensor<[u8],i64>
// CHECK: torch.aten.cumsum{{.*}} -> !torch.tensor<[5],i64>
// CHECK: torch.aten.unsqueeze{{.*}} -> !torch.tensor<[u8,1],i64>
// CHECK: torch.aten.gt.Tensor{{.*}} -> !torch.tensor<[u8,5],i1>
// CHECK: torch.aten.logical_not{{.*}} -> !torch.tensor<[u8,5],i1>
// CHECK: torch.prim.ListConstruct{{.*}} -> !torch.list<[!torch.int<-1>]>
// CHECK: torch.aten.sum.dim_IntList{{.*}} -> !torch.tensor<[u7],i64>
// CHECK: torch.aten.index_select{{.*}} -> !torch.tensor<[u0,3],f32>
func.func @repeat_interleave_self_Tensor(%arg0: !torch.tensor<[5,3],f32>, %arg1: !torch.tensor<[5],i64>) -> (!torch.tensor<[u0,3],f32>) {
  %0 = torch.constant 0 : i64 -> !torch.int<0>
  %1 = torch.constant unit -> !torch.none
  %2 = torch.aten.repeat_interleave.self_Tensor(%arg0, %arg1, %0, %1) : (!torch.tensor<[5,3],f32>, !torch.tensor<[5],i64>, !torch.int<0>, !torch.none) -> !torch.tensor<[u0,3],f32>
  return %2 : !torch.tensor<[u0,3],f32>
}

// CHECK-LABEL: @searchsorted_Scalar(
// CHECK: torch.aten.ge.Tensor{{.*}} -> !torch.tensor<[1],i1>
// CHECK: torch.aten.logical_not{{.*}} -> !torch.tensor<[1],i1>
// CHECK: torch.prim.ListConstruct{{.*}} -> !torch.list<[!torch.int<-1>]>
// CHECK: torch.aten.sum.dim_IntList{{.*}} -> !torch.tensor<[],i64>
func.func @searchsorted_Scalar(%arg0: !torch.tensor<[1],f32>) -> (!torch.tensor<[],i64>) {
  %0 = torch.constant 1 : i64 -> !torch.int<1>
  %1 = torch.constant false -> !torch.bool<false>
  %2 = torch.constant unit -> !torch.none
  %3 = torch.aten.searchsorted.Scalar(%arg0, %0, %1, %1, %2, %2) : (!torch.tensor<[1],f32>, !torch.int<1>, !torch.bool<false>, !torch.bool<false>, !torch.none, !torch.none) -> !torch.tensor<[],i64>
  return %3 : !torch.tensor<[],i64>
}

// CHECK-LABEL: @searchsorted_Tensor(
// CHECK: torch.aten.unsqueeze{{.*}} -> !torch.tensor<[n,4,1],f32>
// CHECK: torch.aten.ge.Tensor{{.*}} -> !torch.tensor<[n,4,1],i1>
// CHECK: torch.aten.logical_not{{.*}} -> !torch.tensor<[n,4,1],i1>
// CHECK: torch.prim.ListConstruct{{.*}} -> !torch.list<[!torch.int<-1>]>
// CHECK: torch.aten.sum.dim_IntList{{.*}} -> !torch.tensor<[n,4],i64>
func.func @searchsorted_Tensor(%arg0: !torch.tensor<[1],f32>, %arg1: !torch.tensor<[n,4],f32>) -> (!torch.tensor<[n,4],i64>) {
  %0 = torch.constant false -> !torch.bool<false>
  %1 = torch.constant unit -> !torch.none
  %2 = torch.aten.searchsorted.Tensor(%arg0, %arg1, %0, %0, %1, %1) : (!torch.tensor<[1],f32>, !torch.tensor<[n,4],f32>, !torch.bool<false>, !torch.bool<false>, !torch.none, !torch.none) -> !torch.tensor<[n,4],i64>
  return %2 : !torch.tensor<[n,4],i64>
}

// CHECK-LABEL: @unique_dim_consecutive(
// CHECK: torch.aten.slice.Tensor{{.*}} -> !torch.tensor<[4,2],i64>
// CHECK: torch.aten.slice.Tensor{{.*}} -> !torch.tensor<[4,2],i64>
// CHECK: torch.aten.eq.Tensor{{.*}} -> !torch.tensor<[4,2],i1>
// CHECK: torch.aten.logical_not{{.*}} -> !torch.tensor<[4,2],i1>
// CHECK: torch.aten.flatten.using_ints{{.*}} -> !torch.tensor<[4,2],i1>
// CHECK: torch.aten.any.dim{{.*}} -> !torch.tensor<[4],i1>
// CHECK: torch.prim.ListConstruct{{.*}} -> !torch.list<[!torch.tensor<[1],i1>, !torch.tensor<[4],i1>]>
// CHECK: torch.aten.cat{{.*}} -> !torch.tensor<[5],i1>
// CHECK: torch.aten.cumsum{{.*}} -> !torch.tensor<[5],i64>
// CHECK: torch.aten.sub.Scalar{{.*}} -> !torch.tensor<[0],i64>
// CHECK: torch.aten.nonzero{{.*}} -> !torch.tensor<[u9,1],i64>
// CHECK: torch.aten.select.int{{.*}} -> !torch.tensor<[u9],i64>
// CHECK: torch.prim.ListConstruct{{.*}} -> !torch.list<[!torch.tensor<[u9],i64>, !torch.tensor<[1],i64>]>
// CHECK: torch.aten.cat{{.*}} -> !torch.tensor<["u9+1"],i64>
// CHECK: torch.aten.slice.Tensor{{.*}} -> !torch.tensor<[u9],i64>
// CHECK: torch.aten.sub.Tensor{{.*}} -> !torch.tensor<[0],i64>
// CHECK: torch.aten.index_select{{.*}} -> !torch.tensor<[u0,2],i64>
func.func @unique_dim_consecutive(%arg0: !torch.tensor<[5,2],i64>) -> (!torch.tensor<[u0,2],i64>, !torch.tensor<[0],i64>, !torch.tensor<[0],i64>) {
  %0 = torch.constant 0 : i64 -> !torch.int<0>
  %1 = torch.constant false -> !torch.bool<false>
  %2:3 = torch.aten.unique_dim_consecutive(%arg0, %0, %1, %1) : (!torch.tensor<[5,2],i64>, !torch.int<0>, !torch.bool<false>, !torch.bool<false>) -> (!torch.tensor<[u0,2],i64>, !torch.tensor<[0],i64>, !torch.tensor<[0],i64>)
  return %2#0, %2#1, %2#2 : !torch.tensor<[u0,2],i64>, !torch.tensor<[0],i64>, !torch.tensor<[0],i64>
}
