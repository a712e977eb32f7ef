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
