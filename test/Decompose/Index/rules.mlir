// NOTE: The checks are written by tools/dev/update_checks.py.

// RUN: torch-onnx-opt %s --decompose | FileCheck %s

// CHECK-LABEL: @argwhere(
// CHECK: torch.aten.nonzero{{.*}} -> !torch.tensor<[u0,2],i64>
func.func @argwhere(%arg0: !torch.tensor<[n,3],f32>) -> (!torch.tensor<[u0,2],i64>) {
  %0 = torch.aten.argwhere(%arg0) : (!torch.tensor<[n,3],f32>) -> !torch.tensor<[u0,2],i64>
  return %0 : !torch.tensor<[u0,2],i64>
}

// CHECK-LABEL: @argwhere_of_ints(
// CHECK: torch.aten.nonzero{{.*}} -> !torch.tensor<[u0,2],i64>
func.func @argwhere_of_ints(%arg0: !torch.tensor<[n,3],i64>) -> (!torch.tensor<[u0,2],i64>) {
  %0 = torch.aten.argwhere(%arg0) : (!torch.tensor<[n,3],i64>) -> !torch.tensor<[u0,2],i64>
  return %0 : !torch.tensor<[u0,2],i64>
}

// CHECK-LABEL: @index_add(
// CHECK: torch.prim.ListConstruct{{.*}} -> !torch.list<[!torch.int<1>, !torch.int<0>]>
// CHECK: torch.aten.permute{{.*}} -> !torch.tensor<[4,n],f32>
// CHECK: torch.prim.ListConstruct{{.*}} -> !torch.list<[!torch.int<1>, !torch.int<0>]>
// CHECK: torch.aten.permute{{.*}} -> !torch.tensor<[5,n],f32>
// CHECK: torch.prim.ListConstruct{{.*}} -> !torch.list<[!torch.tensor<[4],i64>]>
// CHECK: torch.aten.index_put{{.*}} -> !torch.tensor<[5,n],f32>
// CHECK: torch.prim.ListConstruct{{.*}} -> !torch.list<[!torch.int<1>, !torch.int<0>]>
// CHECK: torch.aten.permute{{.*}} -> !torch.tensor<[n,5],f32>
func.func @index_add(%arg0: !torch.tensor<[n,5],f32>, %arg1: !torch.tensor<[4],i64>, %arg2: !torch.tensor<[n,4],f32>) -> (!torch.tensor<[n,5],f32>) {
  %0 = torch.constant 1 : i64 -> !torch.int<1>
  %1 = torch.aten.index_add(%arg0, %0, %arg1, %arg2, %0) : (!torch.tensor<[n,5],f32>, !torch.int<1>, !torch.tensor<[4],i64>, !torch.tensor<[n,4],f32>, !torch.int<1>) -> !torch.tensor<[n,5],f32>
  return %1 : !torch.tensor<[n,5],f32>
}

// CHECK-LABEL: @index_add_of_ints(
// CHECK: torch.prim.ListConstruct{{.*}} -> !torch.list<[!torch.int<1>, !torch.int<0>]>
// CHECK: torch.aten.permute{{.*}} -> !torch.tensor<[4,n],i64>
// CHECK: torch.prim.ListConstruct{{.*}} -> !torch.list<[!torch.int<1>, !torch.int<0>]>
// CHECK: torch.aten.permute{{.*}} -> !torch.tensor<[5,n],i64>
// CHECK: torch.prim.ListConstruct{{.*}} -> !torch.list<[!torch.tensor<[4],i64>]>
// CHECK: torch.aten.index_put{{.*}} -> !torch.tensor<[5,n],i64>
// CHECK: torch.prim.ListConstruct{{.*}} -> !torch.list<[!torch.int<1>, !torch.int<0>]>
// CHECK: torch.aten.permute{{.*}} -> !torch.tensor<[n,5],i64>
func.func @index_add_of_ints(%arg0: !torch.tensor<[n,5],i64>, %arg1: !torch.tensor<[4],i64>, %arg2: !torch.tensor<[n,4],i64>) -> (!torch.tensor<[n,5],i64>) {
  %0 = torch.constant 1 : i64 -> !torch.int<1>
  %1 = torch.aten.index_add(%arg0, %0, %arg1, %arg2, %0) : (!torch.tensor<[n,5],i64>, !torch.int<1>, !torch.tensor<[4],i64>, !torch.tensor<[n,4],i64>, !torch.int<1>) -> !torch.tensor<[n,5],i64>
  return %1 : !torch.tensor<[n,5],i64>
}

// CHECK-LABEL: @index_copy(
// CHECK: torch.prim.ListConstruct{{.*}} -> !torch.list<[!torch.int<1>, !torch.int<0>]>
// CHECK: torch.aten.permute{{.*}} -> !torch.tensor<[1,n],f32>
// CHECK: torch.prim.ListConstruct{{.*}} -> !torch.list<[!torch.int<1>, !torch.int<0>]>
// CHECK: torch.aten.permute{{.*}} -> !torch.tensor<[5,n],f32>
// CHECK: torch.prim.ListConstruct{{.*}} -> !torch.list<[!torch.tensor<[1],i64>]>
// CHECK: torch.aten.index_put{{.*}} -> !torch.tensor<[5,n],f32>
// CHECK: torch.prim.ListConstruct{{.*}} -> !torch.list<[!torch.int<1>, !torch.int<0>]>
// CHECK: torch.aten.permute{{.*}} -> !torch.tensor<[n,5],f32>
func.func @index_copy(%arg0: !torch.tensor<[n,5],f32>, %arg1: !torch.tensor<[1],i64>, %arg2: !torch.tensor<[n,1],f32>) -> (!torch.tensor<[n,5],f32>) {
  %0 = torch.constant 1 : i64 -> !torch.int<1>
  %1 = torch.aten.index_copy(%arg0, %0, %arg1, %arg2) : (!torch.tensor<[n,5],f32>, !torch.int<1>, !torch.tensor<[1],i64>, !torch.tensor<[n,1],f32>) -> !torch.tensor<[n,5],f32>
  return %1 : !torch.tensor<[n,5],f32>
}

// CHECK-LABEL: @index_copy_of_ints(
// CHECK: torch.prim.ListConstruct{{.*}} -> !torch.list<[!torch.int<1>, !torch.int<0>]>
// CHECK: torch.aten.permute{{.*}} -> !torch.tensor<[1,n],i64>
// CHECK: torch.prim.ListConstruct{{.*}} -> !torch.list<[!torch.int<1>, !torch.int<0>]>
// CHECK: torch.aten.permute{{.*}} -> !torch.tensor<[5,n],i64>
// CHECK: torch.prim.ListConstruct{{.*}} -> !torch.list<[!torch.tensor<[1],i64>]>
// CHECK: torch.aten.index_put{{.*}} -> !torch.tensor<[5,n],i64>
// CHECK: torch.prim.ListConstruct{{.*}} -> !torch.list<[!torch.int<1>, !torch.int<0>]>
// CHECK: torch.aten.permute{{.*}} -> !torch.tensor<[n,5],i64>
func.func @index_copy_of_ints(%arg0: !torch.tensor<[n,5],i64>, %arg1: !torch.tensor<[1],i64>, %arg2: !torch.tensor<[n,1],i64>) -> (!torch.tensor<[n,5],i64>) {
  %0 = torch.constant 1 : i64 -> !torch.int<1>
  %1 = torch.aten.index_copy(%arg0, %0, %arg1, %arg2) : (!torch.tensor<[n,5],i64>, !torch.int<1>, !torch.tensor<[1],i64>, !torch.tensor<[n,1],i64>) -> !torch.tensor<[n,5],i64>
  return %1 : !torch.tensor<[n,5],i64>
}

// CHECK-LABEL: @index_fill_int_Scalar(
// CHECK: torch.aten.size.int{{.*}} -> !torch.int<n>
// CHECK: torch.prim.ListConstruct{{.*}} -> !torch.list<[!torch.int<n>, !torch.int<3>]>
// CHECK: torch.aten.expand{{.*}} -> !torch.tensor<[n,3],f32>
// CHECK: torch.prim.ListConstruct{{.*}} -> !torch.list<[!torch.int<1>, !torch.int<0>]>
// CHECK: torch.aten.permute{{.*}} -> !torch.tensor<[3,n],f32>
// CHECK: torch.prim.ListConstruct{{.*}} -> !torch.list<[!torch.int<1>, !torch.int<0>]>
// CHECK: torch.aten.permute{{.*}} -> !torch.tensor<[5,n],f32>
// CHECK: torch.prim.ListConstruct{{.*}} -> !torch.list<[!torch.tensor<[3],i64>]>
// CHECK: torch.aten.index_put{{.*}} -> !torch.tensor<[5,n],f32>
// CHECK: torch.prim.ListConstruct{{.*}} -> !torch.list<[!torch.int<1>, !torch.int<0>]>
// CHECK: torch.aten.permute{{.*}} -> !torch.tensor<[n,5],f32>
func.func @index_fill_int_Scalar(%arg0: !torch.tensor<[n,5],f32>, %arg1: !torch.tensor<[3],i64>) -> (!torch.tensor<[n,5],f32>) {
  %0 = torch.constant 1 : i64 -> !torch.int<1>
  %1 = torch.constant 2 : i64 -> !torch.int<2>
  %2 = torch.aten.index_fill.int_Scalar(%arg0, %0, %arg1, %1) : (!torch.tensor<[n,5],f32>, !torch.int<1>, !torch.tensor<[3],i64>, !torch.int<2>) -> !torch.tensor<[n,5],f32>
  return %2 : !torch.tensor<[n,5],f32>
}

// CHECK-LABEL: @index_fill_int_Scalar_of_ints(
// CHECK: torch.aten.size.int{{.*}} -> !torch.int<n>
// CHECK: torch.prim.ListConstruct{{.*}} -> !torch.list<[!torch.int<n>, !torch.int<3>]>
// CHECK: torch.aten.expand{{.*}} -> !torch.tensor<[n,3],i64>
// CHECK: torch.prim.ListConstruct{{.*}} -> !torch.list<[!torch.int<1>, !torch.int<0>]>
// CHECK: torch.aten.permute{{.*}} -> !torch.tensor<[3,n],i64>
// CHECK: torch.prim.ListConstruct{{.*}} -> !torch.list<[!torch.int<1>, !torch.int<0>]>
// CHECK: torch.aten.permute{{.*}} -> !torch.tensor<[5,n],i64>
// CHECK: torch.prim.ListConstruct{{.*}} -> !torch.list<[!torch.tensor<[3],i64>]>
// CHECK: torch.aten.index_put{{.*}} -> !torch.tensor<[5,n],i64>
// CHECK: torch.prim.ListConstruct{{.*}} -> !torch.list<[!torch.int<1>, !torch.int<0>]>
// CHECK: torch.aten.permute{{.*}} -> !torch.tensor<[n,5],i64>
func.func @index_fill_int_Scalar_of_ints(%arg0: !torch.tensor<[n,5],i64>, %arg1: !torch.tensor<[3],i64>) -> (!torch.tensor<[n,5],i64>) {
  %0 = torch.constant 1 : i64 -> !torch.int<1>
  %1 = torch.constant 2 : i64 -> !torch.int<2>
  %2 = torch.aten.index_fill.int_Scalar(%arg0, %0, %arg1, %1) : (!torch.tensor<[n,5],i64>, !torch.int<1>, !torch.tensor<[3],i64>, !torch.int<2>) -> !torch.tensor<[n,5],i64>
  return %2 : !torch.tensor<[n,5],i64>
}

// CHECK-LABEL: @index_reduce(
// CHECK: torch.aten.expand_as{{.*}} -> !torch.tensor<[n,4],i64>
// CHECK: torch.aten.scatter_reduce.two{{.*}} -> !torch.tensor<[n,5],f32>
func.func @index_reduce(%arg0: !torch.tensor<[n,5],f32>, %arg1: !torch.tensor<[4],i64>, %arg2: !torch.tensor<[n,4],f32>) -> (!torch.tensor<[n,5],f32>) {
  %0 = torch.constant 1 : i64 -> !torch.int<1>
  %1 = torch.constant "prod" -> !torch.str
  %2 = torch.constant true -> !torch.bool<true>
  %3 = torch.aten.index_reduce(%arg0, %0, %arg1, %arg2, %1, %2) : (!torch.tensor<[n,5],f32>, !torch.int<1>, !torch.tensor<[4],i64>, !torch.tensor<[n,4],f32>, !torch.str, !torch.bool<true>) -> !torch.tensor<[n,5],f32>
  return %3 : !torch.tensor<[n,5],f32>
}

// CHECK-LABEL: @masked_scatter(
// CHECK: torch.aten.size.int{{.*}} -> !torch.int<n>
// CHECK: torch.prim.ListConstruct{{.*}} -> !torch.list<[!torch.int<-1>]>
// CHECK: torch.aten.reshape{{.*}} -> !torch.tensor<["3*n"],i1>
// CHECK: torch.aten.cumsum{{.*}} -> !torch.tensor<["3*n"],i64>
// CHECK: torch.aten.sub.Scalar{{.*}} -> !torch.tensor<["3*n"],i64>
// CHECK: torch.prim.ListConstruct{{.*}} -> !torch.list<[!torch.int<-1>]>
// CHECK: torch.aten.reshape{{.*}} -> !torch.tensor<["3*n"],f32>
// CHECK: torch.prim.ListConstruct{{.*}} -> !torch.list<[!torch.tensor<["3*n"],f32>, !torch.tensor<[1],f32>]>
// CHECK: torch.aten.cat{{.*}} -> !torch.tensor<["3*n+1"],f32>
// CHECK: torch.aten.clamp{{.*}} -> !torch.tensor<["3*n"],i64>
// CHECK: torch.aten.take{{.*}} -> !torch.tensor<["3*n"],f32>
// CHECK: torch.prim.ListConstruct{{.*}} -> !torch.list<[!torch.int<n>, !torch.int<3>]>
// CHECK: torch.aten.view{{.*}} -> !torch.tensor<[n,3],f32>
// CHECK: torch.aten.where.self{{.*}} -> !torch.tensor<[n,3],f32>
func.func @masked_scatter(%arg0: !torch.tensor<[n,3],f32>, %arg1: !torch.tensor<[n,3],i1>, %arg2: !torch.tensor<[n,3],f32>) -> (!torch.tensor<[n,3],f32>) {
  %0 = torch.aten.masked_scatter(%arg0, %arg1, %arg2) : (!torch.tensor<[n,3],f32>, !torch.tensor<[n,3],i1>, !torch.tensor<[n,3],f32>) -> !torch.tensor<[n,3],f32>
  return %0 : !torch.tensor<[n,3],f32>
}

// CHECK-LABEL: @masked_scatter_of_ints(
// CHECK: torch.aten.size.int{{.*}} -> !torch.int<n>
// CHECK: torch.prim.ListConstruct{{.*}} -> !torch.list<[!torch.int<-1>]>
// CHECK: torch.aten.reshape{{.*}} -> !torch.tensor<["3*n"],i1>
// CHECK: torch.aten.cumsum{{.*}} -> !torch.tensor<["3*n"],i64>
// CHECK: torch.aten.sub.Scalar{{.*}} -> !torch.tensor<["3*n"],i64>
// CHECK: torch.prim.ListConstruct{{.*}} -> !torch.list<[!torch.int<-1>]>
// CHECK: torch.aten.reshape{{.*}} -> !torch.tensor<["3*n"],i64>
// CHECK: torch.prim.ListConstruct{{.*}} -> !torch.list<[!torch.tensor<["3*n"],i64>, !torch.tensor<[1],i64>]>
// CHECK: torch.aten.cat{{.*}} -> !torch.tensor<["3*n+1"],i64>
// CHECK: torch.aten.clamp{{.*}} -> !torch.tensor<["3*n"],i64>
// CHECK: torch.aten.take{{.*}} -> !torch.tensor<["3*n"],i64>
// CHECK: torch.prim.ListConstruct{{.*}} -> !torch.list<[!torch.int<n>, !torch.int<3>]>
// CHECK: torch.aten.view{{.*}} -> !torch.tensor<[n,3],i64>
// CHECK: torch.aten.where.self{{.*}} -> !torch.tensor<[n,3],i64>
func.func @masked_scatter_of_ints(%arg0: !torch.tensor<[n,3],i64>, %arg1: !torch.tensor<[n,3],i1>, %arg2: !torch.tensor<[n,3],i64>) -> (!torch.tensor<[n,3],i64>) {
  %0 = torch.aten.masked_scatter(%arg0, %arg1, %arg2) : (!torch.tensor<[n,3],i64>, !torch.tensor<[n,3],i1>, !torch.tensor<[n,3],i64>) -> !torch.tensor<[n,3],i64>
  return %0 : !torch.tensor<[n,3],i64>
}

// CHECK-LABEL: @masked_select(
// CHECK: torch.prim.ListConstruct{{.*}} -> !torch.list<[!torch.int<-1>]>
// CHECK: torch.aten.reshape{{.*}} -> !torch.tensor<["3*n"],i1>
// CHECK: torch.prim.ListConstruct{{.*}} -> !torch.list<[!torch.int<-1>]>
// CHECK: torch.aten.reshape{{.*}} -> !torch.tensor<["3*n"],f32>
// CHECK: torch.prim.ListConstruct{{.*}} -> !torch.list<[!torch.tensor<["3*n"],i1>]>
// CHECK: torch.aten.index.Tensor{{.*}} -> !torch.tensor<[u0],f32>
func.func @masked_select(%arg0: !torch.tensor<[n,3],f32>, %arg1: !torch.tensor<[n,3],i1>) -> (!torch.tensor<[u0],f32>) {
  %0 = torch.aten.masked_select(%arg0, %arg1) : (!torch.tensor<[n,3],f32>, !torch.tensor<[n,3],i1>) -> !torch.tensor<[u0],f32>
  return %0 : !torch.tensor<[u0],f32>
}

// CHECK-LABEL: @masked_select_of_ints(
// CHECK: torch.prim.ListConstruct{{.*}} -> !torch.list<[!torch.int<-1>]>
// CHECK: torch.aten.reshape{{.*}} -> !torch.tensor<["3*n"],i1>
// CHECK: torch.prim.ListConstruct{{.*}} -> !torch.list<[!torch.int<-1>]>
// CHECK: torch.aten.reshape{{.*}} -> !torch.tensor<["3*n"],i64>
// CHECK: torch.prim.ListConstruct{{.*}} -> !torch.list<[!torch.tensor<["3*n"],i1>]>
// CHECK: torch.aten.index.Tensor{{.*}} -> !torch.tensor<[u0],i64>
func.func @masked_select_of_ints(%arg0: !torch.tensor<[n,3],i64>, %arg1: !torch.tensor<[n,3],i1>) -> (!torch.tensor<[u0],i64>) {
  %0 = torch.aten.masked_select(%arg0, %arg1) : (!torch.tensor<[n,3],i64>, !torch.tensor<[n,3],i1>) -> !torch.tensor<[u0],i64>
  return %0 : !torch.tensor<[u0],i64>
}

// CHECK-LABEL: @put(
// CHECK: torch.prim.ListConstruct{{.*}} -> !torch.list<[!torch.int<-1>]>
// CHECK: torch.aten.reshape{{.*}} -> !torch.tensor<[1],f32>
// CHECK: torch.prim.ListConstruct{{.*}} -> !torch.list<[!torch.int<-1>]>
// CHECK: torch.aten.reshape{{.*}} -> !torch.tensor<[1],i64>
// CHECK: torch.prim.ListConstruct{{.*}} -> !torch.list<[!torch.int<-1>]>
// CHECK: torch.aten.reshape{{.*}} -> !torch.tensor<["5*n"],f32>
// CHECK: torch.prim.ListConstruct{{.*}} -> !torch.list<[!torch.tensor<[1],i64>]>
// CHECK: torch.aten.index_put{{.*}} -> !torch.tensor<["5*n"],f32>
// CHECK: torch.aten.size.int{{.*}} -> !torch.int<n>
// CHECK: torch.prim.ListConstruct{{.*}} -> !torch.list<[!torch.int<n>, !torch.int<5>]>
// CHECK: torch.aten.view{{.*}} -> !torch.tensor<[n,5],f32>
func.func @put(%arg0: !torch.tensor<[n,5],f32>, %arg1: !torch.tensor<[1],i64>, %arg2: !torch.tensor<[1],f32>) -> (!torch.tensor<[n,5],f32>) {
  %0 = torch.constant false -> !torch.bool<false>
  %1 = torch.aten.put(%arg0, %arg1, %arg2, %0) : (!torch.tensor<[n,5],f32>, !torch.tensor<[1],i64>, !torch.tensor<[1],f32>, !torch.bool<false>) -> !torch.tensor<[n,5],f32>
  return %1 : !torch.tensor<[n,5],f32>
}

// CHECK-LABEL: @put_of_ints(
// CHECK: torch.prim.ListConstruct{{.*}} -> !torch.list<[!torch.int<-1>]>
// CHECK: torch.aten.reshape{{.*}} -> !torch.tensor<[1],i64>
// CHECK: torch.prim.ListConstruct{{.*}} -> !torch.list<[!torch.int<-1>]>
// CHECK: torch.aten.reshape{{.*}} -> !torch.tensor<[1],i64>
// CHECK: torch.prim.ListConstruct{{.*}} -> !torch.list<[!torch.int<-1>]>
// CHECK: torch.aten.reshape{{.*}} -> !torch.tensor<["5*n"],i64>
// CHECK: torch.prim.ListConstruct{{.*}} -> !torch.list<[!torch.tensor<[1],i64>]>
// CHECK: torch.aten.index_put{{.*}} -> !torch.tensor<["5*n"],i64>
// CHECK: torch.aten.size.int{{.*}} -> !torch.int<n>
// CHECK: torch.prim.ListConstruct{{.*}} -> !torch.list<[!torch.int<n>, !torch.int<5>]>
// CHECK: torch.aten.view{{.*}} -> !torch.tensor<[n,5],i64>
func.func @put_of_ints(%arg0: !torch.tensor<[n,5],i64>, %arg1: !torch.tensor<[1],i64>, %arg2: !torch.tensor<[1],i64>) -> (!torch.tensor<[n,5],i64>) {
  %0 = torch.constant false -> !torch.bool<false>
  %1 = torch.aten.put(%arg0, %arg1, %arg2, %0) : (!torch.tensor<[n,5],i64>, !torch.tensor<[1],i64>, !torch.tensor<[1],i64>, !torch.bool<false>) -> !torch.tensor<[n,5],i64>
  return %1 : !torch.tensor<[n,5],i64>
}

// CHECK-LABEL: @where(
// CHECK: torch.aten.nonzero{{.*}} -> !torch.tensor<[u5,2],i64>
// CHECK: torch.aten.select.int{{.*}} -> !torch.tensor<[u5],i64>
// CHECK: torch.aten.select.int{{.*}} -> !torch.tensor<[u5],i64>
// CHECK: torch.prim.ListConstruct{{.*}} -> !torch.list<[!torch.tensor<[u5],i64>, !torch.tensor<[u5],i64>]>
// CHECK: torch.prim.ListUnpack{{.*}} -> (!torch.tensor<[u0],i64>, !torch.tensor<[u0],i64>)
func.func @where(%arg0: !torch.tensor<[n,3],f32>) -> (!torch.tensor<[u0],i64>, !torch.tensor<[u0],i64>) {
  %0 = torch.aten.where(%arg0) : (!torch.tensor<[n,3],f32>) -> !torch.list<[!torch.tensor<[u0],i64>, !torch.tensor<[u0],i64>]>
  %1:2 = torch.prim.ListUnpack %0 : (!torch.list<[!torch.tensor<[u0],i64>, !torch.tensor<[u0],i64>]>) -> (!torch.tensor<[u0],i64>, !torch.tensor<[u0],i64>)
  return %1#0, %1#1 : !torch.tensor<[u0],i64>, !torch.tensor<[u0],i64>
}

// CHECK-LABEL: @_index_put_impl(
// CHECK: torch.prim.ListConstruct{{.*}} -> !torch.list<[!torch.int<1>, !torch.int<5>]>
// CHECK: torch.aten.expand{{.*}} -> !torch.tensor<[1,5],f32>
// CHECK: torch.prim.ListConstruct{{.*}} -> !torch.list<[!torch.tensor<[1],i64>]>
// CHECK: torch.aten.index_put{{.*}} -> !torch.tensor<[n,5],f32>
func.func @_index_put_impl(%arg0: !torch.tensor<[n,5],f32>, %arg1: !torch.tensor<[1],i64>, %arg2: !torch.tensor<[5],f32>) -> (!torch.tensor<[n,5],f32>) {
  %0 = torch.prim.ListConstruct(%arg1) : (!torch.tensor<[1],i64>) -> !torch.list<[!torch.tensor<[1],i64>]>
  %1 = torch.constant false -> !torch.bool<false>
  %2 = torch.aten._index_put_impl(%arg0, %0, %arg2, %1, %1) : (!torch.tensor<[n,5],f32>, !torch.list<[!torch.tensor<[1],i64>]>, !torch.tensor<[5],f32>, !torch.bool<false>, !torch.bool<false>) -> !torch.tensor<[n,5],f32>
  return %2 : !torch.tensor<[n,5],f32>
}

// CHECK-LABEL: @_unsafe_index_Tensor(
// CHECK: torch.prim.ListConstruct{{.*}} -> !torch.list<[!torch.int<1>, !torch.int<2>, !torch.int<0>]>
// CHECK: torch.aten.permute{{.*}} -> !torch.tensor<[5,3,n],f32>
// CHECK: torch.prim.ListConstruct{{.*}} -> !torch.list<[!torch.tensor<[4],i64>, !torch.tensor<[4],i64>]>
// CHECK: torch.aten.index.Tensor{{.*}} -> !torch.tensor<[4,n],f32>
// CHECK: torch.prim.ListConstruct{{.*}} -> !torch.list<[!torch.int<1>, !torch.int<0>]>
// CHECK: torch.aten.permute{{.*}} -> !torch.tensor<[n,4],f32>
func.func @_unsafe_index_Tensor(%arg0: !torch.tensor<[n,5,3],f32>, %arg1: !torch.tensor<[4],i64>, %arg2: !torch.tensor<[4],i64>) -> (!torch.tensor<[n,4],f32>) {
  %0 = torch.constant unit -> !torch.none
  %1 = torch.prim.ListConstruct(%0, %arg1, %arg2) : (!torch.none, !torch.tensor<[4],i64>, !torch.tensor<[4],i64>) -> !torch.list<[!torch.none, !torch.tensor<[4],i64>, !torch.tensor<[4],i64>]>
  %2 = torch.aten._unsafe_index.Tensor(%arg0, %1) : (!torch.tensor<[n,5,3],f32>, !torch.list<[!torch.none, !torch.tensor<[4],i64>, !torch.tensor<[4],i64>]>) -> !torch.tensor<[n,4],f32>
  return %2 : !torch.tensor<[n,4],f32>
}

// CHECK-LABEL: @_unsafe_index_put(
// CHECK: torch.prim.ListConstruct{{.*}} -> !torch.list<[!torch.int<1>, !torch.int<5>]>
// CHECK: torch.aten.expand{{.*}} -> !torch.tensor<[1,5],f32>
// CHECK: torch.prim.ListConstruct{{.*}} -> !torch.list<[!torch.tensor<[1],i64>]>
// CHECK: torch.aten.index_put{{.*}} -> !torch.tensor<[n,5],f32>
func.func @_unsafe_index_put(%arg0: !torch.tensor<[n,5],f32>, %arg1: !torch.tensor<[1],i64>, %arg2: !torch.tensor<[5],f32>) -> (!torch.tensor<[n,5],f32>) {
  %0 = torch.prim.ListConstruct(%arg1) : (!torch.tensor<[1],i64>) -> !torch.list<[!torch.tensor<[1],i64>]>
  %1 = torch.constant false -> !torch.bool<false>
  %2 = torch.aten._unsafe_index_put(%arg0, %0, %arg2, %1) : (!torch.tensor<[n,5],f32>, !torch.list<[!torch.tensor<[1],i64>]>, !torch.tensor<[5],f32>, !torch.bool<false>) -> !torch.tensor<[n,5],f32>
  return %2 : !torch.tensor<[n,5],f32>
}

// CHECK-LABEL: @_unsafe_masked_index(
// CHECK: torch.aten.lt.Tensor{{.*}} -> !torch.tensor<[n],i1>
// CHECK: torch.aten.where.self{{.*}} -> !torch.tensor<[n],i64>
// CHECK: torch.aten.lt.Tensor{{.*}} -> !torch.tensor<[n],i1>
// CHECK: torch.aten.where.self{{.*}} -> !torch.tensor<[n],i64>
// CHECK: torch.prim.ListConstruct{{.*}} -> !torch.list<[!torch.tensor<[n],i64>]>
// CHECK: torch.aten.index.Tensor{{.*}} -> !torch.tensor<[n],f32>
// CHECK: torch.aten.logical_not{{.*}} -> !torch.tensor<[n],i1>
// CHECK: torch.aten.masked_fill.Scalar{{.*}} -> !torch.tensor<[n],f32>
func.func @_unsafe_masked_index(%arg0: !torch.tensor<[5],f32>, %arg1: !torch.tensor<[n],i1>, %arg2: !torch.tensor<[n],i64>) -> (!torch.tensor<[n],f32>) {
  %0 = torch.prim.ListConstruct(%arg2) : (!torch.tensor<[n],i64>) -> !torch.list<[!torch.tensor<[n],i64>]>
  %1 = torch.constant 5.000000e-01 : f64 -> !torch.float<5.000000e-01>
  %2 = torch.aten._unsafe_masked_index(%arg0, %arg1, %0, %1) : (!torch.tensor<[5],f32>, !torch.tensor<[n],i1>, !torch.list<[!torch.tensor<[n],i64>]>, !torch.float<5.000000e-01>) -> !torch.tensor<[n],f32>
  return %2 : !torch.tensor<[n],f32>
}

// CHECK-LABEL: @_unsafe_masked_index_put_accumulate(
// CHECK: torch.aten.logical_not{{.*}} -> !torch.tensor<[n],i1>
// CHECK: torch.aten.masked_fill.Scalar{{.*}} -> !torch.tensor<[n],f32>
// CHECK: torch.aten.lt.Tensor{{.*}} -> !torch.tensor<[n],i1>
// CHECK: torch.aten.where.self{{.*}} -> !torch.tensor<[n],i64>
// CHECK: torch.aten.lt.Tensor{{.*}} -> !torch.tensor<[n],i1>
// CHECK: torch.aten.where.self{{.*}} -> !torch.tensor<[n],i64>
// CHECK: torch.prim.ListConstruct{{.*}} -> !torch.list<[!torch.tensor<[n],i64>]>
// CHECK: torch.aten.index_put{{.*}} -> !torch.tensor<[5],f32>
func.func @_unsafe_masked_index_put_accumulate(%arg0: !torch.tensor<[5],f32>, %arg1: !torch.tensor<[n],i1>, %arg2: !torch.tensor<[n],i64>, %arg3: !torch.tensor<[n],f32>) -> (!torch.tensor<[5],f32>) {
  %0 = torch.prim.ListConstruct(%arg2) : (!torch.tensor<[n],i64>) -> !torch.list<[!torch.tensor<[n],i64>]>
  %1 = torch.aten._unsafe_masked_index_put_accumulate(%arg0, %arg1, %0, %arg3) : (!torch.tensor<[5],f32>, !torch.tensor<[n],i1>, !torch.list<[!torch.tensor<[n],i64>]>, !torch.tensor<[n],f32>) -> !torch.tensor<[5],f32>
  return %1 : !torch.tensor<[5],f32>
}

// CHECK-LABEL: @gather_backward(
// CHECK: torch.aten.size.int{{.*}} -> !torch.int<n>
// CHECK: torch.prim.ListConstruct{{.*}} -> !torch.list<[!torch.int<n>, !torch.int<5>]>
// CHECK: torch.aten.full{{.*}} -> !torch.tensor<[n,5],f32>
// CHECK: torch.aten.scatter_add{{.*}} -> !torch.tensor<[n,5],f32>
func.func @gather_backward(%arg0: !torch.tensor<[n,2],f32>, %arg1: !torch.tensor<[n,5],f32>, %arg2: !torch.tensor<[n,2],i64>) -> (!torch.tensor<[n,5],f32>) {
  %0 = torch.constant 1 : i64 -> !torch.int<1>
  %1 = torch.constant false -> !torch.bool<false>
  %2 = torch.aten.gather_backward(%arg0, %arg1, %0, %arg2, %1) : (!torch.tensor<[n,2],f32>, !torch.tensor<[n,5],f32>, !torch.int<1>, !torch.tensor<[n,2],i64>, !torch.bool<false>) -> !torch.tensor<[n,5],f32>
  return %2 : !torch.tensor<[n,5],f32>
}

// CHECK-LABEL: @index_fill_int_Tensor(
// CHECK: torch.aten.size.int{{.*}} -> !torch.int<n>
// CHECK: torch.prim.ListConstruct{{.*}} -> !torch.list<[!torch.int<n>, !torch.int<3>]>
// CHECK: torch.aten.expand{{.*}} -> !torch.tensor<[n,3],f32>
// CHECK: torch.prim.ListConstruct{{.*}} -> !torch.list<[!torch.int<1>, !torch.int<0>]>
// CHECK: torch.aten.permute{{.*}} -> !torch.tensor<[3,n],f32>
// CHECK: torch.prim.ListConstruct{{.*}} -> !torch.list<[!torch.int<1>, !torch.int<0>]>
// CHECK: torch.aten.permute{{.*}} -> !torch.tensor<[5,n],f32>
// CHECK: torch.prim.ListConstruct{{.*}} -> !torch.list<[!torch.tensor<[3],i64>]>
// CHECK: torch.aten.index_put{{.*}} -> !torch.tensor<[5,n],f32>
// CHECK: torch.prim.ListConstruct{{.*}} -> !torch.list<[!torch.int<1>, !torch.int<0>]>
// CHECK: torch.aten.permute{{.*}} -> !torch.tensor<[n,5],f32>
func.func @index_fill_int_Tensor(%arg0: !torch.tensor<[n,5],f32>, %arg1: !torch.tensor<[3],i64>, %arg2: !torch.tensor<[],f32>) -> (!torch.tensor<[n,5],f32>) {
  %0 = torch.constant 1 : i64 -> !torch.int<1>
  %1 = torch.aten.index_fill.int_Tensor(%arg0, %0, %arg1, %arg2) : (!torch.tensor<[n,5],f32>, !torch.int<1>, !torch.tensor<[3],i64>, !torch.tensor<[],f32>) -> !torch.tensor<[n,5],f32>
  return %1 : !torch.tensor<[n,5],f32>
}

// CHECK-LABEL: @index_put(
// CHECK: torch.prim.ListConstruct{{.*}} -> !torch.list<[!torch.int<4>, !torch.int<5>]>
// CHECK: torch.aten.expand{{.*}} -> !torch.tensor<[4,5],f32>
// CHECK: torch.prim.ListConstruct{{.*}} -> !torch.list<[!torch.tensor<[4],i64>]>
// CHECK: torch.aten.index_put{{.*}} -> !torch.tensor<[n,5],f32>
func.func @index_put(%arg0: !torch.tensor<[n,5],f32>, %arg1: !torch.tensor<[4],i64>, %arg2: !torch.tensor<[1],f32>) -> (!torch.tensor<[n,5],f32>) {
  %0 = torch.prim.ListConstruct(%arg1) : (!torch.tensor<[4],i64>) -> !torch.list<[!torch.tensor<[4],i64>]>
  %1 = torch.constant false -> !torch.bool<false>
  %2 = torch.aten.index_put(%arg0, %0, %arg2, %1) : (!torch.tensor<[n,5],f32>, !torch.list<[!torch.tensor<[4],i64>]>, !torch.tensor<[1],f32>, !torch.bool<false>) -> !torch.tensor<[n,5],f32>
  return %2 : !torch.tensor<[n,5],f32>
}

// CHECK-LABEL: @index_select_backward(
// CHECK: torch.prim.ListConstruct{{.*}} -> !torch.list<[!torch.int<1>, !torch.int<0>]>
// CHECK: torch.aten.permute{{.*}} -> !torch.tensor<[4,3],f32>
// CHECK: torch.prim.ListConstruct{{.*}} -> !torch.list<[!torch.tensor<[4],i64>]>
// CHECK: torch.aten.index_put{{.*}} -> !torch.tensor<[5,3],f32>
// CHECK: torch.prim.ListConstruct{{.*}} -> !torch.list<[!torch.int<1>, !torch.int<0>]>
// CHECK: torch.aten.permute{{.*}} -> !torch.tensor<[3,5],f32>
func.func @index_select_backward(%arg0: !torch.tensor<[3,4],f32>, %arg1: !torch.tensor<[4],i64>) -> (!torch.tensor<[3,5],f32>) {
  %0 = torch.constant 3 : i64 -> !torch.int<3>
  %1 = torch.constant 5 : i64 -> !torch.int<5>
  %2 = torch.prim.ListConstruct(%0, %1) : (!torch.int<3>, !torch.int<5>) -> !torch.list<[!torch.int<3>, !torch.int<5>]>
  %3 = torch.constant 1 : i64 -> !torch.int<1>
  %4 = torch.aten.index_select_backward(%arg0, %2, %3, %arg1) : (!torch.tensor<[3,4],f32>, !torch.list<[!torch.int<3>, !torch.int<5>]>, !torch.int<1>, !torch.tensor<[4],i64>) -> !torch.tensor<[3,5],f32>
  return %4 : !torch.tensor<[3,5],f32>
}

// CHECK-LABEL: @masked_select_backward(
// CHECK: torch.aten.full_like{{.*}} -> !torch.tensor<[3],f32>
// CHECK: torch.prim.ListConstruct{{.*}} -> !torch.list<[!torch.int<-1>]>
// CHECK: torch.aten.reshape{{.*}} -> !torch.tensor<[3],i1>
// CHECK: torch.aten.cumsum{{.*}} -> !torch.tensor<[3],i64>
// CHECK: torch.aten.sub.Scalar{{.*}} -> !torch.tensor<[3],i64>
// CHECK: torch.aten.clamp{{.*}} -> !torch.tensor<[3],i64>
// CHECK: torch.aten.take{{.*}} -> !torch.tensor<[3],f32>
// CHECK: torch.prim.ListConstruct{{.*}} -> !torch.list<[!torch.int<3>]>
// CHECK: torch.aten.view{{.*}} -> !torch.tensor<[3],f32>
// CHECK: torch.aten.where.self{{.*}} -> !torch.tensor<[3],f32>
func.func @masked_select_backward(%arg0: !torch.tensor<[3],f32>, %arg1: !torch.tensor<[3],f32>, %arg2: !torch.tensor<[3],i1>) -> (!torch.tensor<[3],f32>) {
  %0 = torch.aten.masked_select_backward(%arg0, %arg1, %arg2) : (!torch.tensor<[3],f32>, !torch.tensor<[3],f32>, !torch.tensor<[3],i1>) -> !torch.tensor<[3],f32>
  return %0 : !torch.tensor<[3],f32>
}

// CHECK-LABEL: @nonzero_numpy(
// CHECK: torch.aten.nonzero{{.*}} -> !torch.tensor<[u6,2],i64>
// CHECK: torch.aten.select.int{{.*}} -> !torch.tensor<[u6],i64>
// CHECK: torch.aten.select.int{{.*}} -> !torch.tensor<[u6],i64>
// CHECK: torch.prim.ListConstruct{{.*}} -> !torch.list<[!torch.tensor<[u6],i64>, !torch.tensor<[u6],i64>]>
func.func @nonzero_numpy(%arg0: !torch.tensor<[n,3],i64>) -> (!torch.list<[!torch.tensor<[u0],i64>, !torch.tensor<[u0],i64>]>) {
  %0 = torch.aten.nonzero_numpy(%arg0) : (!torch.tensor<[n,3],i64>) -> !torch.list<[!torch.tensor<[u0],i64>, !torch.tensor<[u0],i64>]>
  return %0 : !torch.list<[!torch.tensor<[u0],i64>, !torch.tensor<[u0],i64>]>
}

// CHECK-LABEL: @nonzero_static(
// CHECK: torch.aten.nonzero{{.*}} -> !torch.tensor<[u7,2],i64>
// CHECK: torch.prim.ListConstruct{{.*}} -> !torch.list<[!torch.tensor<[u7,2],i64>, !torch.tensor<[0,2],i64>]>
// CHECK: torch.aten.cat{{.*}} -> !torch.tensor<[u7,2],i64>
// CHECK: torch.aten.slice.Tensor{{.*}} -> !torch.tensor<[0,2],i64>
func.func @nonzero_static(%arg0: !torch.tensor<[n,3],i64>) -> (!torch.tensor<[0,2],i64>) {
  %0 = torch.constant 0 : i64 -> !torch.int<0>
  %1 = torch.constant -1 : i64 -> !torch.int<-1>
  %2 = torch.aten.nonzero_static(%arg0, %0, %1) : (!torch.tensor<[n,3],i64>, !torch.int<0>, !torch.int<-1>) -> !torch.tensor<[0,2],i64>
  return %2 : !torch.tensor<[0,2],i64>
}

// CHECK-LABEL: @value_selecting_reduction_backward(
// CHECK: torch.aten.unsqueeze{{.*}} -> !torch.tensor<[3,1],f32>
// CHECK: torch.aten.unsqueeze{{.*}} -> !torch.tensor<[3,1],i64>
// CHECK: torch.aten.scatter.src{{.*}} -> !torch.tensor<[3,5],f32>
func.func @value_selecting_reduction_backward(%arg0: !torch.tensor<[3],f32>, %arg1: !torch.tensor<[3],i64>) -> (!torch.tensor<[3,5],f32>) {
  %0 = torch.constant 1 : i64 -> !torch.int<1>
  %1 = torch.constant 3 : i64 -> !torch.int<3>
  %2 = torch.constant 5 : i64 -> !torch.int<5>
  %3 = torch.prim.ListConstruct(%1, %2) : (!torch.int<3>, !torch.int<5>) -> !torch.list<[!torch.int<3>, !torch.int<5>]>
  %4 = torch.constant false -> !torch.bool<false>
  %5 = torch.aten.value_selecting_reduction_backward(%arg0, %0, %arg1, %3, %4) : (!torch.tensor<[3],f32>, !torch.int<1>, !torch.tensor<[3],i64>, !torch.list<[!torch.int<3>, !torch.int<5>]>, !torch.bool<false>) -> !torch.tensor<[3,5],f32>
  return %5 : !torch.tensor<[3,5],f32>
}

// CHECK-LABEL: @embedding_renorm(
// CHECK: torch.prim.ListConstruct{{.*}} -> !torch.list<[!torch.int<-1>]>
// CHECK: torch.aten.reshape{{.*}} -> !torch.tensor<[n],i64>
// CHECK: torch.aten.size.int{{.*}} -> !torch.int<n>
// CHECK: torch.prim.ListConstruct{{.*}} -> !torch.list<[!torch.int<n>]>
// CHECK: torch.aten.expand{{.*}} -> !torch.tensor<[n],f32>
// CHECK: torch.prim.ListConstruct{{.*}} -> !torch.list<[!torch.tensor<[n],i64>]>
// CHECK: torch.aten.index_put{{.*}} -> !torch.tensor<[7],f32>
// CHECK: torch.prim.ListConstruct{{.*}} -> !torch.list<[!torch.int<1>]>
// CHECK: torch.aten.linalg_vector_norm{{.*}} -> !torch.tensor<[7,1],f32>
// CHECK: torch.aten.add.Scalar{{.*}} -> !torch.tensor<[7,1],f32>
// CHECK: torch.aten.reciprocal{{.*}} -> !torch.tensor<[7,1],f32>
// CHECK: torch.aten.mul.Scalar{{.*}} -> !torch.tensor<[7,1],f32>
// CHECK: torch.aten.gt.Scalar{{.*}} -> !torch.tensor<[7,1],i1>
// CHECK: torch.aten.gt.Scalar{{.*}} -> !torch.tensor<[7],i1>
// CHECK: torch.aten.unsqueeze{{.*}} -> !torch.tensor<[7,1],i1>
// CHECK: torch.aten.logical_and{{.*}} -> !torch.tensor<[7,1],i1>
// CHECK: torch.aten.mul.Tensor{{.*}} -> !torch.tensor<[7,3],f32>
// CHECK: torch.aten.where.self{{.*}} -> !torch.tensor<[7,3],f32>
func.func @embedding_renorm(%x: !torch.tensor<[7,3],f32>, %i: !torch.tensor<[n],i64>) -> !torch.tensor<[7,3],f32> {
  %0 = torch.constant 5.000000e-01 : f64 -> !torch.float<5.000000e-01>
  %1 = torch.constant 2.000000e+00 : f64 -> !torch.float<2.000000e+00>
  %2 = torch.aten.embedding_renorm(%x, %i, %0, %1) : (!torch.tensor<[7,3],f32>, !torch.tensor<[n],i64>, !torch.float<5.000000e-01>, !torch.float<2.000000e+00>) -> !torch.tensor<[7,3],f32>
  return %2 : !torch.tensor<[7,3],f32>
}
