// NOTE: The checks are written by tools/dev/update_checks.py.

// RUN: torch-onnx-opt %s --decompose | FileCheck %s

// CHECK-LABEL: @argwhere(
// CHECK: %[[V0:.*]] = torch.aten.nonzero(%arg0) : {{.*}} -> !torch.tensor<[u0,2],i64>
// CHECK: return %[[V0]]
func.func @argwhere(%arg0: !torch.tensor<[n,3],f32>) -> (!torch.tensor<[u0,2],i64>) {
  %0 = torch.aten.argwhere(%arg0) : (!torch.tensor<[n,3],f32>) -> !torch.tensor<[u0,2],i64>
  return %0 : !torch.tensor<[u0,2],i64>
}

// CHECK-LABEL: @argwhere_of_ints(
// CHECK: %[[V0:.*]] = torch.aten.nonzero(%arg0) : {{.*}} -> !torch.tensor<[u0,2],i64>
// CHECK: return %[[V0]]
func.func @argwhere_of_ints(%arg0: !torch.tensor<[n,3],i64>) -> (!torch.tensor<[u0,2],i64>) {
  %0 = torch.aten.argwhere(%arg0) : (!torch.tensor<[n,3],i64>) -> !torch.tensor<[u0,2],i64>
  return %0 : !torch.tensor<[u0,2],i64>
}

// CHECK-LABEL: @index_add(
// CHECK: %[[V0:.*]] = torch.prim.ListConstruct({{.*}}) : (!torch.int<1>, !torch.int<0>) -> !torch.list<[!torch.int<1>, !torch.int<0>]>
// CHECK: %[[V1:.*]] = torch.aten.permute(%arg2, %[[V0]]) : {{.*}} -> !torch.tensor<[4,n],f32>
// CHECK: %[[V2:.*]] = torch.prim.ListConstruct({{.*}}) : (!torch.int<1>, !torch.int<0>) -> !torch.list<[!torch.int<1>, !torch.int<0>]>
// CHECK: %[[V3:.*]] = torch.aten.permute(%arg0, %[[V2]]) : {{.*}} -> !torch.tensor<[5,n],f32>
// CHECK: %[[V4:.*]] = torch.prim.ListConstruct(%arg1) : {{.*}} -> !torch.list<[!torch.tensor<[4],i64>]>
// CHECK: %[[V5:.*]] = torch.aten.index_put(%[[V3]], %[[V4]], %[[V1]], {{.*}}) : ({{.*}}, !torch.bool<true>) -> !torch.tensor<[5,n],f32>
// CHECK: %[[V6:.*]] = torch.prim.ListConstruct({{.*}}) : (!torch.int<1>, !torch.int<0>) -> !torch.list<[!torch.int<1>, !torch.int<0>]>
// CHECK: %[[V7:.*]] = torch.aten.permute(%[[V5]], %[[V6]]) : {{.*}} -> !torch.tensor<[n,5],f32>
// CHECK: return %[[V7]]
func.func @index_add(%arg0: !torch.tensor<[n,5],f32>, %arg1: !torch.tensor<[4],i64>, %arg2: !torch.tensor<[n,4],f32>) -> (!torch.tensor<[n,5],f32>) {
  %0 = torch.constant 1 : i64 -> !torch.int<1>
  %1 = torch.aten.index_add(%arg0, %0, %arg1, %arg2, %0) : (!torch.tensor<[n,5],f32>, !torch.int<1>, !torch.tensor<[4],i64>, !torch.tensor<[n,4],f32>, !torch.int<1>) -> !torch.tensor<[n,5],f32>
  return %1 : !torch.tensor<[n,5],f32>
}

// CHECK-LABEL: @index_add_of_ints(
// CHECK: %[[V0:.*]] = torch.prim.ListConstruct({{.*}}) : (!torch.int<1>, !torch.int<0>) -> !torch.list<[!torch.int<1>, !torch.int<0>]>
// CHECK: %[[V1:.*]] = torch.aten.permute(%arg2, %[[V0]]) : {{.*}} -> !torch.tensor<[4,n],i64>
// CHECK: %[[V2:.*]] = torch.prim.ListConstruct({{.*}}) : (!torch.int<1>, !torch.int<0>) -> !torch.list<[!torch.int<1>, !torch.int<0>]>
// CHECK: %[[V3:.*]] = torch.aten.permute(%arg0, %[[V2]]) : {{.*}} -> !torch.tensor<[5,n],i64>
// CHECK: %[[V4:.*]] = torch.prim.ListConstruct(%arg1) : {{.*}} -> !torch.list<[!torch.tensor<[4],i64>]>
// CHECK: %[[V5:.*]] = torch.aten.index_put(%[[V3]], %[[V4]], %[[V1]], {{.*}}) : ({{.*}}, !torch.bool<true>) -> !torch.tensor<[5,n],i64>
// CHECK: %[[V6:.*]] = torch.prim.ListConstruct({{.*}}) : (!torch.int<1>, !torch.int<0>) -> !torch.list<[!torch.int<1>, !torch.int<0>]>
// CHECK: %[[V7:.*]] = torch.aten.permute(%[[V5]], %[[V6]]) : {{.*}} -> !torch.tensor<[n,5],i64>
// CHECK: return %[[V7]]
func.func @index_add_of_ints(%arg0: !torch.tensor<[n,5],i64>, %arg1: !torch.tensor<[4],i64>, %arg2: !torch.tensor<[n,4],i64>) -> (!torch.tensor<[n,5],i64>) {
  %0 = torch.constant 1 : i64 -> !torch.int<1>
  %1 = torch.aten.index_add(%arg0, %0, %arg1, %arg2, %0) : (!torch.tensor<[n,5],i64>, !torch.int<1>, !torch.tensor<[4],i64>, !torch.tensor<[n,4],i64>, !torch.int<1>) -> !torch.tensor<[n,5],i64>
  return %1 : !torch.tensor<[n,5],i64>
}

// CHECK-LABEL: @index_copy(
// CHECK: %[[V0:.*]] = torch.prim.ListConstruct({{.*}}) : (!torch.int<1>, !torch.int<0>) -> !torch.list<[!torch.int<1>, !torch.int<0>]>
// CHECK: %[[V1:.*]] = torch.aten.permute(%arg2, %[[V0]]) : {{.*}} -> !torch.tensor<[1,n],f32>
// CHECK: %[[V2:.*]] = torch.prim.ListConstruct({{.*}}) : (!torch.int<1>, !torch.int<0>) -> !torch.list<[!torch.int<1>, !torch.int<0>]>
// CHECK: %[[V3:.*]] = torch.aten.permute(%arg0, %[[V2]]) : {{.*}} -> !torch.tensor<[5,n],f32>
// CHECK: %[[V4:.*]] = torch.prim.ListConstruct(%arg1) : {{.*}} -> !torch.list<[!torch.tensor<[1],i64>]>
// CHECK: %[[V5:.*]] = torch.aten.index_put(%[[V3]], %[[V4]], %[[V1]], {{.*}}) : ({{.*}}, !torch.bool<false>) -> !torch.tensor<[5,n],f32>
// CHECK: %[[V6:.*]] = torch.prim.ListConstruct({{.*}}) : (!torch.int<1>, !torch.int<0>) -> !torch.list<[!torch.int<1>, !torch.int<0>]>
// CHECK: %[[V7:.*]] = torch.aten.permute(%[[V5]], %[[V6]]) : {{.*}} -> !torch.tensor<[n,5],f32>
// CHECK: return %[[V7]]
func.func @index_copy(%arg0: !torch.tensor<[n,5],f32>, %arg1: !torch.tensor<[1],i64>, %arg2: !torch.tensor<[n,1],f32>) -> (!torch.tensor<[n,5],f32>) {
  %0 = torch.constant 1 : i64 -> !torch.int<1>
  %1 = torch.aten.index_copy(%arg0, %0, %arg1, %arg2) : (!torch.tensor<[n,5],f32>, !torch.int<1>, !torch.tensor<[1],i64>, !torch.tensor<[n,1],f32>) -> !torch.tensor<[n,5],f32>
  return %1 : !torch.tensor<[n,5],f32>
}

// CHECK-LABEL: @index_copy_of_ints(
// CHECK: %[[V0:.*]] = torch.prim.ListConstruct({{.*}}) : (!torch.int<1>, !torch.int<0>) -> !torch.list<[!torch.int<1>, !torch.int<0>]>
// CHECK: %[[V1:.*]] = torch.aten.permute(%arg2, %[[V0]]) : {{.*}} -> !torch.tensor<[1,n],i64>
// CHECK: %[[V2:.*]] = torch.prim.ListConstruct({{.*}}) : (!torch.int<1>, !torch.int<0>) -> !torch.list<[!torch.int<1>, !torch.int<0>]>
// CHECK: %[[V3:.*]] = torch.aten.permute(%arg0, %[[V2]]) : {{.*}} -> !torch.tensor<[5,n],i64>
// CHECK: %[[V4:.*]] = torch.prim.ListConstruct(%arg1) : {{.*}} -> !torch.list<[!torch.tensor<[1],i64>]>
// CHECK: %[[V5:.*]] = torch.aten.index_put(%[[V3]], %[[V4]], %[[V1]], {{.*}}) : ({{.*}}, !torch.bool<false>) -> !torch.tensor<[5,n],i64>
// CHECK: %[[V6:.*]] = torch.prim.ListConstruct({{.*}}) : (!torch.int<1>, !torch.int<0>) -> !torch.list<[!torch.int<1>, !torch.int<0>]>
// CHECK: %[[V7:.*]] = torch.aten.permute(%[[V5]], %[[V6]]) : {{.*}} -> !torch.tensor<[n,5],i64>
// CHECK: return %[[V7]]
func.func @index_copy_of_ints(%arg0: !torch.tensor<[n,5],i64>, %arg1: !torch.tensor<[1],i64>, %arg2: !torch.tensor<[n,1],i64>) -> (!torch.tensor<[n,5],i64>) {
  %0 = torch.constant 1 : i64 -> !torch.int<1>
  %1 = torch.aten.index_copy(%arg0, %0, %arg1, %arg2) : (!torch.tensor<[n,5],i64>, !torch.int<1>, !torch.tensor<[1],i64>, !torch.tensor<[n,1],i64>) -> !torch.tensor<[n,5],i64>
  return %1 : !torch.tensor<[n,5],i64>
}

// CHECK-LABEL: @index_fill_int_Scalar(
// CHECK: %[[V0:.*]] = torch.constant dense<2.000000e+00> : tensor<f32> -> !torch.tensor<[],f32>
// CHECK: %[[V1:.*]] = torch.aten.size.int(%arg0, {{.*}}) : ({{.*}}, !torch.int<0>) -> !torch.int<n>
// CHECK: %[[V2:.*]] = torch.prim.ListConstruct(%[[V1]], {{.*}}) : ({{.*}}, !torch.int<3>) -> !torch.list<[!torch.int<n>, !torch.int<3>]>
// CHECK: %[[V3:.*]] = torch.aten.expand(%[[V0]], %[[V2]], {{.*}}) : ({{.*}}, !torch.bool<false>) -> !torch.tensor<[n,3],f32>
// CHECK: %[[V4:.*]] = torch.prim.ListConstruct({{.*}}) : (!torch.int<1>, !torch.int<0>) -> !torch.list<[!torch.int<1>, !torch.int<0>]>
// CHECK: %[[V5:.*]] = torch.aten.permute(%[[V3]], %[[V4]]) : {{.*}} -> !torch.tensor<[3,n],f32>
// CHECK: %[[V6:.*]] = torch.prim.ListConstruct({{.*}}) : (!torch.int<1>, !torch.int<0>) -> !torch.list<[!torch.int<1>, !torch.int<0>]>
// CHECK: %[[V7:.*]] = torch.aten.permute(%arg0, %[[V6]]) : {{.*}} -> !torch.tensor<[5,n],f32>
// CHECK: %[[V8:.*]] = torch.prim.ListConstruct(%arg1) : {{.*}} -> !torch.list<[!torch.tensor<[3],i64>]>
// CHECK: %[[V9:.*]] = torch.aten.index_put(%[[V7]], %[[V8]], %[[V5]], {{.*}}) : ({{.*}}, !torch.bool<false>) -> !torch.tensor<[5,n],f32>
// CHECK: %[[V10:.*]] = torch.prim.ListConstruct({{.*}}) : (!torch.int<1>, !torch.int<0>) -> !torch.list<[!torch.int<1>, !torch.int<0>]>
// CHECK: %[[V11:.*]] = torch.aten.permute(%[[V9]], %[[V10]]) : {{.*}} -> !torch.tensor<[n,5],f32>
// CHECK: return %[[V11]]
func.func @index_fill_int_Scalar(%arg0: !torch.tensor<[n,5],f32>, %arg1: !torch.tensor<[3],i64>) -> (!torch.tensor<[n,5],f32>) {
  %0 = torch.constant 1 : i64 -> !torch.int<1>
  %1 = torch.constant 2 : i64 -> !torch.int<2>
  %2 = torch.aten.index_fill.int_Scalar(%arg0, %0, %arg1, %1) : (!torch.tensor<[n,5],f32>, !torch.int<1>, !torch.tensor<[3],i64>, !torch.int<2>) -> !torch.tensor<[n,5],f32>
  return %2 : !torch.tensor<[n,5],f32>
}

// CHECK-LABEL: @index_fill_int_Scalar_of_ints(
// CHECK: %[[V0:.*]] = torch.constant dense<2> : tensor<i64> -> !torch.tensor<[],i64>
// CHECK: %[[V1:.*]] = torch.aten.size.int(%arg0, {{.*}}) : ({{.*}}, !torch.int<0>) -> !torch.int<n>
// CHECK: %[[V2:.*]] = torch.prim.ListConstruct(%[[V1]], {{.*}}) : ({{.*}}, !torch.int<3>) -> !torch.list<[!torch.int<n>, !torch.int<3>]>
// CHECK: %[[V3:.*]] = torch.aten.expand(%[[V0]], %[[V2]], {{.*}}) : ({{.*}}, !torch.bool<false>) -> !torch.tensor<[n,3],i64>
// CHECK: %[[V4:.*]] = torch.prim.ListConstruct({{.*}}) : (!torch.int<1>, !torch.int<0>) -> !torch.list<[!torch.int<1>, !torch.int<0>]>
// CHECK: %[[V5:.*]] = torch.aten.permute(%[[V3]], %[[V4]]) : {{.*}} -> !torch.tensor<[3,n],i64>
// CHECK: %[[V6:.*]] = torch.prim.ListConstruct({{.*}}) : (!torch.int<1>, !torch.int<0>) -> !torch.list<[!torch.int<1>, !torch.int<0>]>
// CHECK: %[[V7:.*]] = torch.aten.permute(%arg0, %[[V6]]) : {{.*}} -> !torch.tensor<[5,n],i64>
// CHECK: %[[V8:.*]] = torch.prim.ListConstruct(%arg1) : {{.*}} -> !torch.list<[!torch.tensor<[3],i64>]>
// CHECK: %[[V9:.*]] = torch.aten.index_put(%[[V7]], %[[V8]], %[[V5]], {{.*}}) : ({{.*}}, !torch.bool<false>) -> !torch.tensor<[5,n],i64>
// CHECK: %[[V10:.*]] = torch.prim.ListConstruct({{.*}}) : (!torch.int<1>, !torch.int<0>) -> !torch.list<[!torch.int<1>, !torch.int<0>]>
// CHECK: %[[V11:.*]] = torch.aten.permute(%[[V9]], %[[V10]]) : {{.*}} -> !torch.tensor<[n,5],i64>
// CHECK: return %[[V11]]
func.func @index_fill_int_Scalar_of_ints(%arg0: !torch.tensor<[n,5],i64>, %arg1: !torch.tensor<[3],i64>) -> (!torch.tensor<[n,5],i64>) {
  %0 = torch.constant 1 : i64 -> !torch.int<1>
  %1 = torch.constant 2 : i64 -> !torch.int<2>
  %2 = torch.aten.index_fill.int_Scalar(%arg0, %0, %arg1, %1) : (!torch.tensor<[n,5],i64>, !torch.int<1>, !torch.tensor<[3],i64>, !torch.int<2>) -> !torch.tensor<[n,5],i64>
  return %2 : !torch.tensor<[n,5],i64>
}

// CHECK-LABEL: @index_reduce(
// CHECK: %[[V0:.*]] = torch.constant "prod" -> !torch.str
// CHECK: %[[V1:.*]] = torch.aten.expand_as(%arg1, %arg2) : {{.*}} -> !torch.tensor<[n,4],i64>
// CHECK: %[[V2:.*]] = torch.aten.scatter_reduce.two(%arg0, {{.*}}, %[[V1]], %arg2, %[[V0]], {{.*}}) : ({{.*}}, !torch.int<1>, {{.*}}, !torch.bool<true>) -> !torch.tensor<[n,5],f32>
// CHECK: return %[[V2]]
func.func @index_reduce(%arg0: !torch.tensor<[n,5],f32>, %arg1: !torch.tensor<[4],i64>, %arg2: !torch.tensor<[n,4],f32>) -> (!torch.tensor<[n,5],f32>) {
  %0 = torch.constant 1 : i64 -> !torch.int<1>
  %1 = torch.constant "prod" -> !torch.str
  %2 = torch.constant true -> !torch.bool<true>
  %3 = torch.aten.index_reduce(%arg0, %0, %arg1, %arg2, %1, %2) : (!torch.tensor<[n,5],f32>, !torch.int<1>, !torch.tensor<[4],i64>, !torch.tensor<[n,4],f32>, !torch.str, !torch.bool<true>) -> !torch.tensor<[n,5],f32>
  return %3 : !torch.tensor<[n,5],f32>
}

// CHECK-LABEL: @masked_scatter(
// CHECK: %[[V0:.*]] = torch.aten.size.int(%arg0, {{.*}}) : ({{.*}}, !torch.int<-2>) -> !torch.int<n>
// CHECK: %[[V1:.*]] = torch.prim.ListConstruct({{.*}}) : (!torch.int<-1>) -> !torch.list<[!torch.int<-1>]>
// CHECK: %[[V2:.*]] = torch.aten.reshape(%arg1, %[[V1]]) : {{.*}} -> !torch.tensor<["3*n"],i1>
// CHECK: %[[V3:.*]] = torch.aten.cumsum(%[[V2]], {{.*}}) : ({{.*}}, !torch.int<0>, !torch.none) -> !torch.tensor<["3*n"],i64>
// CHECK: %[[V4:.*]] = torch.aten.sub.Scalar(%[[V3]], {{.*}}) : ({{.*}}, !torch.int<1>, !torch.int<1>) -> !torch.tensor<["3*n"],i64>
// CHECK: %[[V5:.*]] = torch.prim.ListConstruct({{.*}}) : (!torch.int<-1>) -> !torch.list<[!torch.int<-1>]>
// CHECK: %[[V6:.*]] = torch.aten.reshape(%arg2, %[[V5]]) : {{.*}} -> !torch.tensor<["3*n"],f32>
// CHECK: %[[V7:.*]] = torch.constant dense<0.000000e+00> : tensor<1xf32> -> !torch.tensor<[1],f32>
// CHECK: %[[V8:.*]] = torch.prim.ListConstruct(%[[V6]], %[[V7]]) : {{.*}} -> !torch.list<[!torch.tensor<["3*n"],f32>, !torch.tensor<[1],f32>]>
// CHECK: %[[V9:.*]] = torch.aten.cat(%[[V8]], {{.*}}) : ({{.*}}, !torch.int<0>) -> !torch.tensor<["3*n+1"],f32>
// CHECK: %[[V10:.*]] = torch.aten.clamp(%[[V4]], {{.*}}) : ({{.*}}, !torch.int<0>, !torch.none) -> !torch.tensor<["3*n"],i64>
// CHECK: %[[V11:.*]] = torch.aten.take(%[[V9]], %[[V10]]) : {{.*}} -> !torch.tensor<["3*n"],f32>
// CHECK: %[[V12:.*]] = torch.prim.ListConstruct(%[[V0]], {{.*}}) : ({{.*}}, !torch.int<3>) -> !torch.list<[!torch.int<n>, !torch.int<3>]>
// CHECK: %[[V13:.*]] = torch.aten.view(%[[V11]], %[[V12]]) : {{.*}} -> !torch.tensor<[n,3],f32>
// CHECK: %[[V14:.*]] = torch.aten.where.self(%arg1, %[[V13]], %arg0) : {{.*}} -> !torch.tensor<[n,3],f32>
// CHECK: return %[[V14]]
func.func @masked_scatter(%arg0: !torch.tensor<[n,3],f32>, %arg1: !torch.tensor<[n,3],i1>, %arg2: !torch.tensor<[n,3],f32>) -> (!torch.tensor<[n,3],f32>) {
  %0 = torch.aten.masked_scatter(%arg0, %arg1, %arg2) : (!torch.tensor<[n,3],f32>, !torch.tensor<[n,3],i1>, !torch.tensor<[n,3],f32>) -> !torch.tensor<[n,3],f32>
  return %0 : !torch.tensor<[n,3],f32>
}

// CHECK-LABEL: @masked_scatter_of_ints(
// CHECK: %[[V0:.*]] = torch.aten.size.int(%arg0, {{.*}}) : ({{.*}}, !torch.int<-2>) -> !torch.int<n>
// CHECK: %[[V1:.*]] = torch.prim.ListConstruct({{.*}}) : (!torch.int<-1>) -> !torch.list<[!torch.int<-1>]>
// CHECK: %[[V2:.*]] = torch.aten.reshape(%arg1, %[[V1]]) : {{.*}} -> !torch.tensor<["3*n"],i1>
// CHECK: %[[V3:.*]] = torch.aten.cumsum(%[[V2]], {{.*}}) : ({{.*}}, !torch.int<0>, !torch.none) -> !torch.tensor<["3*n"],i64>
// CHECK: %[[V4:.*]] = torch.aten.sub.Scalar(%[[V3]], {{.*}}) : ({{.*}}, !torch.int<1>, !torch.int<1>) -> !torch.tensor<["3*n"],i64>
// CHECK: %[[V5:.*]] = torch.prim.ListConstruct({{.*}}) : (!torch.int<-1>) -> !torch.list<[!torch.int<-1>]>
// CHECK: %[[V6:.*]] = torch.aten.reshape(%arg2, %[[V5]]) : {{.*}} -> !torch.tensor<["3*n"],i64>
// CHECK: %[[V7:.*]] = torch.constant dense<0> : tensor<1xi64> -> !torch.tensor<[1],i64>
// CHECK: %[[V8:.*]] = torch.prim.ListConstruct(%[[V6]], %[[V7]]) : {{.*}} -> !torch.list<[!torch.tensor<["3*n"],i64>, !torch.tensor<[1],i64>]>
// CHECK: %[[V9:.*]] = torch.aten.cat(%[[V8]], {{.*}}) : ({{.*}}, !torch.int<0>) -> !torch.tensor<["3*n+1"],i64>
// CHECK: %[[V10:.*]] = torch.aten.clamp(%[[V4]], {{.*}}) : ({{.*}}, !torch.int<0>, !torch.none) -> !torch.tensor<["3*n"],i64>
// CHECK: %[[V11:.*]] = torch.aten.take(%[[V9]], %[[V10]]) : {{.*}} -> !torch.tensor<["3*n"],i64>
// CHECK: %[[V12:.*]] = torch.prim.ListConstruct(%[[V0]], {{.*}}) : ({{.*}}, !torch.int<3>) -> !torch.list<[!torch.int<n>, !torch.int<3>]>
// CHECK: %[[V13:.*]] = torch.aten.view(%[[V11]], %[[V12]]) : {{.*}} -> !torch.tensor<[n,3],i64>
// CHECK: %[[V14:.*]] = torch.aten.where.self(%arg1, %[[V13]], %arg0) : {{.*}} -> !torch.tensor<[n,3],i64>
// CHECK: return %[[V14]]
func.func @masked_scatter_of_ints(%arg0: !torch.tensor<[n,3],i64>, %arg1: !torch.tensor<[n,3],i1>, %arg2: !torch.tensor<[n,3],i64>) -> (!torch.tensor<[n,3],i64>) {
  %0 = torch.aten.masked_scatter(%arg0, %arg1, %arg2) : (!torch.tensor<[n,3],i64>, !torch.tensor<[n,3],i1>, !torch.tensor<[n,3],i64>) -> !torch.tensor<[n,3],i64>
  return %0 : !torch.tensor<[n,3],i64>
}

// CHECK-LABEL: @masked_select(
// CHECK: %[[V0:.*]] = torch.prim.ListConstruct({{.*}}) : (!torch.int<-1>) -> !torch.list<[!torch.int<-1>]>
// CHECK: %[[V1:.*]] = torch.aten.reshape(%arg0, %[[V0]]) : {{.*}} -> !torch.tensor<["3*n"],f32>
// CHECK: %[[V2:.*]] = torch.prim.ListConstruct({{.*}}) : (!torch.int<-1>) -> !torch.list<[!torch.int<-1>]>
// CHECK: %[[V3:.*]] = torch.aten.reshape(%arg1, %[[V2]]) : {{.*}} -> !torch.tensor<["3*n"],i1>
// CHECK: %[[V4:.*]] = torch.prim.ListConstruct(%[[V3]]) : {{.*}} -> !torch.list<[!torch.tensor<["3*n"],i1>]>
// CHECK: %[[V5:.*]] = torch.aten.index.Tensor(%[[V1]], %[[V4]]) : {{.*}} -> !torch.tensor<[u0],f32>
// CHECK: return %[[V5]]
func.func @masked_select(%arg0: !torch.tensor<[n,3],f32>, %arg1: !torch.tensor<[n,3],i1>) -> (!torch.tensor<[u0],f32>) {
  %0 = torch.aten.masked_select(%arg0, %arg1) : (!torch.tensor<[n,3],f32>, !torch.tensor<[n,3],i1>) -> !torch.tensor<[u0],f32>
  return %0 : !torch.tensor<[u0],f32>
}

// CHECK-LABEL: @masked_select_of_ints(
// CHECK: %[[V0:.*]] = torch.prim.ListConstruct({{.*}}) : (!torch.int<-1>) -> !torch.list<[!torch.int<-1>]>
// CHECK: %[[V1:.*]] = torch.aten.reshape(%arg0, %[[V0]]) : {{.*}} -> !torch.tensor<["3*n"],i64>
// CHECK: %[[V2:.*]] = torch.prim.ListConstruct({{.*}}) : (!torch.int<-1>) -> !torch.list<[!torch.int<-1>]>
// CHECK: %[[V3:.*]] = torch.aten.reshape(%arg1, %[[V2]]) : {{.*}} -> !torch.tensor<["3*n"],i1>
// CHECK: %[[V4:.*]] = torch.prim.ListConstruct(%[[V3]]) : {{.*}} -> !torch.list<[!torch.tensor<["3*n"],i1>]>
// CHECK: %[[V5:.*]] = torch.aten.index.Tensor(%[[V1]], %[[V4]]) : {{.*}} -> !torch.tensor<[u0],i64>
// CHECK: return %[[V5]]
func.func @masked_select_of_ints(%arg0: !torch.tensor<[n,3],i64>, %arg1: !torch.tensor<[n,3],i1>) -> (!torch.tensor<[u0],i64>) {
  %0 = torch.aten.masked_select(%arg0, %arg1) : (!torch.tensor<[n,3],i64>, !torch.tensor<[n,3],i1>) -> !torch.tensor<[u0],i64>
  return %0 : !torch.tensor<[u0],i64>
}

// CHECK-LABEL: @put(
// CHECK: %[[V0:.*]] = torch.prim.ListConstruct({{.*}}) : (!torch.int<-1>) -> !torch.list<[!torch.int<-1>]>
// CHECK: %[[V1:.*]] = torch.aten.reshape(%arg0, %[[V0]]) : {{.*}} -> !torch.tensor<["5*n"],f32>
// CHECK: %[[V2:.*]] = torch.prim.ListConstruct({{.*}}) : (!torch.int<-1>) -> !torch.list<[!torch.int<-1>]>
// CHECK: %[[V3:.*]] = torch.aten.reshape(%arg1, %[[V2]]) : {{.*}} -> !torch.tensor<[1],i64>
// CHECK: %[[V4:.*]] = torch.prim.ListConstruct({{.*}}) : (!torch.int<-1>) -> !torch.list<[!torch.int<-1>]>
// CHECK: %[[V5:.*]] = torch.aten.reshape(%arg2, %[[V4]]) : {{.*}} -> !torch.tensor<[1],f32>
// CHECK: %[[V6:.*]] = torch.prim.ListConstruct(%[[V3]]) : {{.*}} -> !torch.list<[!torch.tensor<[1],i64>]>
// CHECK: %[[V7:.*]] = torch.aten.index_put(%[[V1]], %[[V6]], %[[V5]], {{.*}}) : ({{.*}}, !torch.bool<false>) -> !torch.tensor<["5*n"],f32>
// CHECK: %[[V8:.*]] = torch.aten.size.int(%arg0, {{.*}}) : ({{.*}}, !torch.int<0>) -> !torch.int<n>
// CHECK: %[[V9:.*]] = torch.prim.ListConstruct(%[[V8]], {{.*}}) : ({{.*}}, !torch.int<5>) -> !torch.list<[!torch.int<n>, !torch.int<5>]>
// CHECK: %[[V10:.*]] = torch.aten.view(%[[V7]], %[[V9]]) : {{.*}} -> !torch.tensor<[n,5],f32>
// CHECK: return %[[V10]]
func.func @put(%arg0: !torch.tensor<[n,5],f32>, %arg1: !torch.tensor<[1],i64>, %arg2: !torch.tensor<[1],f32>) -> (!torch.tensor<[n,5],f32>) {
  %0 = torch.constant false -> !torch.bool<false>
  %1 = torch.aten.put(%arg0, %arg1, %arg2, %0) : (!torch.tensor<[n,5],f32>, !torch.tensor<[1],i64>, !torch.tensor<[1],f32>, !torch.bool<false>) -> !torch.tensor<[n,5],f32>
  return %1 : !torch.tensor<[n,5],f32>
}

// CHECK-LABEL: @put_of_ints(
// CHECK: %[[V0:.*]] = torch.prim.ListConstruct({{.*}}) : (!torch.int<-1>) -> !torch.list<[!torch.int<-1>]>
// CHECK: %[[V1:.*]] = torch.aten.reshape(%arg0, %[[V0]]) : {{.*}} -> !torch.tensor<["5*n"],i64>
// CHECK: %[[V2:.*]] = torch.prim.ListConstruct({{.*}}) : (!torch.int<-1>) -> !torch.list<[!torch.int<-1>]>
// CHECK: %[[V3:.*]] = torch.aten.reshape(%arg1, %[[V2]]) : {{.*}} -> !torch.tensor<[1],i64>
// CHECK: %[[V4:.*]] = torch.prim.ListConstruct({{.*}}) : (!torch.int<-1>) -> !torch.list<[!torch.int<-1>]>
// CHECK: %[[V5:.*]] = torch.aten.reshape(%arg2, %[[V4]]) : {{.*}} -> !torch.tensor<[1],i64>
// CHECK: %[[V6:.*]] = torch.prim.ListConstruct(%[[V3]]) : {{.*}} -> !torch.list<[!torch.tensor<[1],i64>]>
// CHECK: %[[V7:.*]] = torch.aten.index_put(%[[V1]], %[[V6]], %[[V5]], {{.*}}) : ({{.*}}, !torch.bool<false>) -> !torch.tensor<["5*n"],i64>
// CHECK: %[[V8:.*]] = torch.aten.size.int(%arg0, {{.*}}) : ({{.*}}, !torch.int<0>) -> !torch.int<n>
// CHECK: %[[V9:.*]] = torch.prim.ListConstruct(%[[V8]], {{.*}}) : ({{.*}}, !torch.int<5>) -> !torch.list<[!torch.int<n>, !torch.int<5>]>
// CHECK: %[[V10:.*]] = torch.aten.view(%[[V7]], %[[V9]]) : {{.*}} -> !torch.tensor<[n,5],i64>
// CHECK: return %[[V10]]
func.func @put_of_ints(%arg0: !torch.tensor<[n,5],i64>, %arg1: !torch.tensor<[1],i64>, %arg2: !torch.tensor<[1],i64>) -> (!torch.tensor<[n,5],i64>) {
  %0 = torch.constant false -> !torch.bool<false>
  %1 = torch.aten.put(%arg0, %arg1, %arg2, %0) : (!torch.tensor<[n,5],i64>, !torch.tensor<[1],i64>, !torch.tensor<[1],i64>, !torch.bool<false>) -> !torch.tensor<[n,5],i64>
  return %1 : !torch.tensor<[n,5],i64>
}

// CHECK-LABEL: @where(
// CHECK: %[[V0:.*]] = torch.aten.nonzero(%arg0) : {{.*}} -> !torch.tensor<[u5,2],i64>
// CHECK: %[[V1:.*]] = torch.aten.select.int(%[[V0]], {{.*}}) : ({{.*}}, !torch.int<1>, !torch.int<0>) -> !torch.tensor<[u5],i64>
// CHECK: %[[V2:.*]] = torch.aten.select.int(%[[V0]], {{.*}}) : ({{.*}}, !torch.int<1>, !torch.int<1>) -> !torch.tensor<[u5],i64>
// CHECK: %[[V3:.*]] = torch.prim.ListConstruct(%[[V1]], %[[V2]]) : {{.*}} -> !torch.list<[!torch.tensor<[u5],i64>, !torch.tensor<[u5],i64>]>
// CHECK: %[[V4:.*]]:2 = torch.prim.ListUnpack %[[V3]] : (!torch.list<[!torch.tensor<[u5],i64>, !torch.tensor<[u5],i64>]>) -> (!torch.tensor<[u0],i64>, !torch.tensor<[u0],i64>)
// CHECK: return %[[V4]]#0, %[[V4]]#1
func.func @where(%arg0: !torch.tensor<[n,3],f32>) -> (!torch.tensor<[u0],i64>, !torch.tensor<[u0],i64>) {
  %0 = torch.aten.where(%arg0) : (!torch.tensor<[n,3],f32>) -> !torch.list<[!torch.tensor<[u0],i64>, !torch.tensor<[u0],i64>]>
  %1:2 = torch.prim.ListUnpack %0 : (!torch.list<[!torch.tensor<[u0],i64>, !torch.tensor<[u0],i64>]>) -> (!torch.tensor<[u0],i64>, !torch.tensor<[u0],i64>)
  return %1#0, %1#1 : !torch.tensor<[u0],i64>, !torch.tensor<[u0],i64>
}

// CHECK-LABEL: @_index_put_impl(
// CHECK: %[[V0:.*]] = torch.prim.ListConstruct({{.*}}) : (!torch.int<1>, !torch.int<5>) -> !torch.list<[!torch.int<1>, !torch.int<5>]>
// CHECK: %[[V1:.*]] = torch.aten.expand(%arg2, %[[V0]], {{.*}}) : ({{.*}}, !torch.bool<false>) -> !torch.tensor<[1,5],f32>
// CHECK: %[[V2:.*]] = torch.prim.ListConstruct(%arg1) : {{.*}} -> !torch.list<[!torch.tensor<[1],i64>]>
// CHECK: %[[V3:.*]] = torch.aten.index_put(%arg0, %[[V2]], %[[V1]], {{.*}}) : ({{.*}}, !torch.bool<false>) -> !torch.tensor<[n,5],f32>
// CHECK: return %[[V3]]
func.func @_index_put_impl(%arg0: !torch.tensor<[n,5],f32>, %arg1: !torch.tensor<[1],i64>, %arg2: !torch.tensor<[5],f32>) -> (!torch.tensor<[n,5],f32>) {
  %0 = torch.prim.ListConstruct(%arg1) : (!torch.tensor<[1],i64>) -> !torch.list<[!torch.tensor<[1],i64>]>
  %1 = torch.constant false -> !torch.bool<false>
  %2 = torch.aten._index_put_impl(%arg0, %0, %arg2, %1, %1) : (!torch.tensor<[n,5],f32>, !torch.list<[!torch.tensor<[1],i64>]>, !torch.tensor<[5],f32>, !torch.bool<false>, !torch.bool<false>) -> !torch.tensor<[n,5],f32>
  return %2 : !torch.tensor<[n,5],f32>
}

// CHECK-LABEL: @_unsafe_index_Tensor(
// CHECK: %[[V0:.*]] = torch.prim.ListConstruct({{.*}}) : (!torch.int<1>, !torch.int<2>, !torch.int<0>) -> !torch.list<[!torch.int<1>, !torch.int<2>, !torch.int<0>]>
// CHECK: %[[V1:.*]] = torch.aten.permute(%arg0, %[[V0]]) : {{.*}} -> !torch.tensor<[5,3,n],f32>
// CHECK: %[[V2:.*]] = torch.prim.ListConstruct(%arg1, %arg2) : {{.*}} -> !torch.list<[!torch.tensor<[4],i64>, !torch.tensor<[4],i64>]>
// CHECK: %[[V3:.*]] = torch.aten.index.Tensor(%[[V1]], %[[V2]]) : {{.*}} -> !torch.tensor<[4,n],f32>
// CHECK: %[[V4:.*]] = torch.prim.ListConstruct({{.*}}) : (!torch.int<1>, !torch.int<0>) -> !torch.list<[!torch.int<1>, !torch.int<0>]>
// CHECK: %[[V5:.*]] = torch.aten.permute(%[[V3]], %[[V4]]) : {{.*}} -> !torch.tensor<[n,4],f32>
// CHECK: return %[[V5]]
func.func @_unsafe_index_Tensor(%arg0: !torch.tensor<[n,5,3],f32>, %arg1: !torch.tensor<[4],i64>, %arg2: !torch.tensor<[4],i64>) -> (!torch.tensor<[n,4],f32>) {
  %0 = torch.constant unit -> !torch.none
  %1 = torch.prim.ListConstruct(%0, %arg1, %arg2) : (!torch.none, !torch.tensor<[4],i64>, !torch.tensor<[4],i64>) -> !torch.list<[!torch.none, !torch.tensor<[4],i64>, !torch.tensor<[4],i64>]>
  %2 = torch.aten._unsafe_index.Tensor(%arg0, %1) : (!torch.tensor<[n,5,3],f32>, !torch.list<[!torch.none, !torch.tensor<[4],i64>, !torch.tensor<[4],i64>]>) -> !torch.tensor<[n,4],f32>
  return %2 : !torch.tensor<[n,4],f32>
}

// CHECK-LABEL: @_unsafe_index_put(
// CHECK: %[[V0:.*]] = torch.prim.ListConstruct({{.*}}) : (!torch.int<1>, !torch.int<5>) -> !torch.list<[!torch.int<1>, !torch.int<5>]>
// CHECK: %[[V1:.*]] = torch.aten.expand(%arg2, %[[V0]], {{.*}}) : ({{.*}}, !torch.bool<false>) -> !torch.tensor<[1,5],f32>
// CHECK: %[[V2:.*]] = torch.prim.ListConstruct(%arg1) : {{.*}} -> !torch.list<[!torch.tensor<[1],i64>]>
// CHECK: %[[V3:.*]] = torch.aten.index_put(%arg0, %[[V2]], %[[V1]], {{.*}}) : ({{.*}}, !torch.bool<false>) -> !torch.tensor<[n,5],f32>
// CHECK: return %[[V3]]
func.func @_unsafe_index_put(%arg0: !torch.tensor<[n,5],f32>, %arg1: !torch.tensor<[1],i64>, %arg2: !torch.tensor<[5],f32>) -> (!torch.tensor<[n,5],f32>) {
  %0 = torch.prim.ListConstruct(%arg1) : (!torch.tensor<[1],i64>) -> !torch.list<[!torch.tensor<[1],i64>]>
  %1 = torch.constant false -> !torch.bool<false>
  %2 = torch.aten._unsafe_index_put(%arg0, %0, %arg2, %1) : (!torch.tensor<[n,5],f32>, !torch.list<[!torch.tensor<[1],i64>]>, !torch.tensor<[5],f32>, !torch.bool<false>) -> !torch.tensor<[n,5],f32>
  return %2 : !torch.tensor<[n,5],f32>
}

// CHECK-LABEL: @_unsafe_masked_index(
// CHECK: %[[V0:.*]] = torch.constant dense<-5> : tensor<i64> -> !torch.tensor<[],i64>
// CHECK: %[[V1:.*]] = torch.aten.lt.Tensor(%arg2, %[[V0]]) : {{.*}} -> !torch.tensor<[n],i1>
// CHECK: %[[V2:.*]] = torch.aten.where.self(%[[V1]], %[[V0]], %arg2) : {{.*}} -> !torch.tensor<[n],i64>
// CHECK: %[[V3:.*]] = torch.constant dense<4> : tensor<i64> -> !torch.tensor<[],i64>
// CHECK: %[[V4:.*]] = torch.aten.lt.Tensor(%[[V2]], %[[V3]]) : {{.*}} -> !torch.tensor<[n],i1>
// CHECK: %[[V5:.*]] = torch.aten.where.self(%[[V4]], %[[V2]], %[[V3]]) : {{.*}} -> !torch.tensor<[n],i64>
// CHECK: %[[V6:.*]] = torch.prim.ListConstruct(%[[V5]]) : {{.*}} -> !torch.list<[!torch.tensor<[n],i64>]>
// CHECK: %[[V7:.*]] = torch.aten.index.Tensor(%arg0, %[[V6]]) : {{.*}} -> !torch.tensor<[n],f32>
// CHECK: %[[V8:.*]] = torch.aten.logical_not(%arg1) : {{.*}} -> !torch.tensor<[n],i1>
// CHECK: %[[V9:.*]] = torch.aten.masked_fill.Scalar(%[[V7]], %[[V8]], {{.*}}) : ({{.*}}, !torch.float<5.000000e-01>) -> !torch.tensor<[n],f32>
// CHECK: return %[[V9]]
func.func @_unsafe_masked_index(%arg0: !torch.tensor<[5],f32>, %arg1: !torch.tensor<[n],i1>, %arg2: !torch.tensor<[n],i64>) -> (!torch.tensor<[n],f32>) {
  %0 = torch.prim.ListConstruct(%arg2) : (!torch.tensor<[n],i64>) -> !torch.list<[!torch.tensor<[n],i64>]>
  %1 = torch.constant 5.000000e-01 : f64 -> !torch.float<5.000000e-01>
  %2 = torch.aten._unsafe_masked_index(%arg0, %arg1, %0, %1) : (!torch.tensor<[5],f32>, !torch.tensor<[n],i1>, !torch.list<[!torch.tensor<[n],i64>]>, !torch.float<5.000000e-01>) -> !torch.tensor<[n],f32>
  return %2 : !torch.tensor<[n],f32>
}

// CHECK-LABEL: @_unsafe_masked_index_put_accumulate(
// CHECK: %[[V0:.*]] = torch.aten.logical_not(%arg1) : {{.*}} -> !torch.tensor<[n],i1>
// CHECK: %[[V1:.*]] = torch.aten.masked_fill.Scalar(%arg3, %[[V0]], {{.*}}) : ({{.*}}, !torch.int<0>) -> !torch.tensor<[n],f32>
// CHECK: %[[V2:.*]] = torch.constant dense<-5> : tensor<i64> -> !torch.tensor<[],i64>
// CHECK: %[[V3:.*]] = torch.aten.lt.Tensor(%arg2, %[[V2]]) : {{.*}} -> !torch.tensor<[n],i1>
// CHECK: %[[V4:.*]] = torch.aten.where.self(%[[V3]], %[[V2]], %arg2) : {{.*}} -> !torch.tensor<[n],i64>
// CHECK: %[[V5:.*]] = torch.constant dense<4> : tensor<i64> -> !torch.tensor<[],i64>
// CHECK: %[[V6:.*]] = torch.aten.lt.Tensor(%[[V4]], %[[V5]]) : {{.*}} -> !torch.tensor<[n],i1>
// CHECK: %[[V7:.*]] = torch.aten.where.self(%[[V6]], %[[V4]], %[[V5]]) : {{.*}} -> !torch.tensor<[n],i64>
// CHECK: %[[V8:.*]] = torch.prim.ListConstruct(%[[V7]]) : {{.*}} -> !torch.list<[!torch.tensor<[n],i64>]>
// CHECK: %[[V9:.*]] = torch.aten.index_put(%arg0, %[[V8]], %[[V1]], {{.*}}) : ({{.*}}, !torch.bool<true>) -> !torch.tensor<[5],f32>
// CHECK: return %[[V9]]
func.func @_unsafe_masked_index_put_accumulate(%arg0: !torch.tensor<[5],f32>, %arg1: !torch.tensor<[n],i1>, %arg2: !torch.tensor<[n],i64>, %arg3: !torch.tensor<[n],f32>) -> (!torch.tensor<[5],f32>) {
  %0 = torch.prim.ListConstruct(%arg2) : (!torch.tensor<[n],i64>) -> !torch.list<[!torch.tensor<[n],i64>]>
  %1 = torch.aten._unsafe_masked_index_put_accumulate(%arg0, %arg1, %0, %arg3) : (!torch.tensor<[5],f32>, !torch.tensor<[n],i1>, !torch.list<[!torch.tensor<[n],i64>]>, !torch.tensor<[n],f32>) -> !torch.tensor<[5],f32>
  return %1 : !torch.tensor<[5],f32>
}

// CHECK-LABEL: @gather_backward(
// CHECK: %[[V0:.*]] = torch.aten.size.int(%arg1, {{.*}}) : ({{.*}}, !torch.int<0>) -> !torch.int<n>
// CHECK: %[[V1:.*]] = torch.prim.ListConstruct(%[[V0]], {{.*}}) : ({{.*}}, !torch.int<5>) -> !torch.list<[!torch.int<n>, !torch.int<5>]>
// CHECK: %[[V2:.*]] = torch.aten.full(%[[V1]], {{.*}}) : ({{.*}}, !torch.int<0>, !torch.int<6>, !torch.none, !torch.none, !torch.none) -> !torch.tensor<[n,5],f32>
// CHECK: %[[V3:.*]] = torch.aten.scatter_add(%[[V2]], {{.*}}, %arg2, %arg0) : ({{.*}}, !torch.int<1>, {{.*}}) -> !torch.tensor<[n,5],f32>
// CHECK: return %[[V3]]
func.func @gather_backward(%arg0: !torch.tensor<[n,2],f32>, %arg1: !torch.tensor<[n,5],f32>, %arg2: !torch.tensor<[n,2],i64>) -> (!torch.tensor<[n,5],f32>) {
  %0 = torch.constant 1 : i64 -> !torch.int<1>
  %1 = torch.constant false -> !torch.bool<false>
  %2 = torch.aten.gather_backward(%arg0, %arg1, %0, %arg2, %1) : (!torch.tensor<[n,2],f32>, !torch.tensor<[n,5],f32>, !torch.int<1>, !torch.tensor<[n,2],i64>, !torch.bool<false>) -> !torch.tensor<[n,5],f32>
  return %2 : !torch.tensor<[n,5],f32>
}

// CHECK-LABEL: @index_fill_int_Tensor(
// CHECK: %[[V0:.*]] = torch.aten.size.int(%arg0, {{.*}}) : ({{.*}}, !torch.int<0>) -> !torch.int<n>
// CHECK: %[[V1:.*]] = torch.prim.ListConstruct(%[[V0]], {{.*}}) : ({{.*}}, !torch.int<3>) -> !torch.list<[!torch.int<n>, !torch.int<3>]>
// CHECK: %[[V2:.*]] = torch.aten.expand(%arg2, %[[V1]], {{.*}}) : ({{.*}}, !torch.bool<false>) -> !torch.tensor<[n,3],f32>
// CHECK: %[[V3:.*]] = torch.prim.ListConstruct({{.*}}) : (!torch.int<1>, !torch.int<0>) -> !torch.list<[!torch.int<1>, !torch.int<0>]>
// CHECK: %[[V4:.*]] = torch.aten.permute(%[[V2]], %[[V3]]) : {{.*}} -> !torch.tensor<[3,n],f32>
// CHECK: %[[V5:.*]] = torch.prim.ListConstruct({{.*}}) : (!torch.int<1>, !torch.int<0>) -> !torch.list<[!torch.int<1>, !torch.int<0>]>
// CHECK: %[[V6:.*]] = torch.aten.permute(%arg0, %[[V5]]) : {{.*}} -> !torch.tensor<[5,n],f32>
// CHECK: %[[V7:.*]] = torch.prim.ListConstruct(%arg1) : {{.*}} -> !torch.list<[!torch.tensor<[3],i64>]>
// CHECK: %[[V8:.*]] = torch.aten.index_put(%[[V6]], %[[V7]], %[[V4]], {{.*}}) : ({{.*}}, !torch.bool<false>) -> !torch.tensor<[5,n],f32>
// CHECK: %[[V9:.*]] = torch.prim.ListConstruct({{.*}}) : (!torch.int<1>, !torch.int<0>) -> !torch.list<[!torch.int<1>, !torch.int<0>]>
// CHECK: %[[V10:.*]] = torch.aten.permute(%[[V8]], %[[V9]]) : {{.*}} -> !torch.tensor<[n,5],f32>
// CHECK: return %[[V10]]
func.func @index_fill_int_Tensor(%arg0: !torch.tensor<[n,5],f32>, %arg1: !torch.tensor<[3],i64>, %arg2: !torch.tensor<[],f32>) -> (!torch.tensor<[n,5],f32>) {
  %0 = torch.constant 1 : i64 -> !torch.int<1>
  %1 = torch.aten.index_fill.int_Tensor(%arg0, %0, %arg1, %arg2) : (!torch.tensor<[n,5],f32>, !torch.int<1>, !torch.tensor<[3],i64>, !torch.tensor<[],f32>) -> !torch.tensor<[n,5],f32>
  return %1 : !torch.tensor<[n,5],f32>
}

// CHECK-LABEL: @index_put(
// CHECK: %[[V0:.*]] = torch.prim.ListConstruct({{.*}}) : (!torch.int<4>, !torch.int<5>) -> !torch.list<[!torch.int<4>, !torch.int<5>]>
// CHECK: %[[V1:.*]] = torch.aten.expand(%arg2, %[[V0]], {{.*}}) : ({{.*}}, !torch.bool<false>) -> !torch.tensor<[4,5],f32>
// CHECK: %[[V2:.*]] = torch.prim.ListConstruct(%arg1) : {{.*}} -> !torch.list<[!torch.tensor<[4],i64>]>
// CHECK: %[[V3:.*]] = torch.aten.index_put(%arg0, %[[V2]], %[[V1]], {{.*}}) : ({{.*}}, !torch.bool<false>) -> !torch.tensor<[n,5],f32>
// CHECK: return %[[V3]]
func.func @index_put(%arg0: !torch.tensor<[n,5],f32>, %arg1: !torch.tensor<[4],i64>, %arg2: !torch.tensor<[1],f32>) -> (!torch.tensor<[n,5],f32>) {
  %0 = torch.prim.ListConstruct(%arg1) : (!torch.tensor<[4],i64>) -> !torch.list<[!torch.tensor<[4],i64>]>
  %1 = torch.constant false -> !torch.bool<false>
  %2 = torch.aten.index_put(%arg0, %0, %arg2, %1) : (!torch.tensor<[n,5],f32>, !torch.list<[!torch.tensor<[4],i64>]>, !torch.tensor<[1],f32>, !torch.bool<false>) -> !torch.tensor<[n,5],f32>
  return %2 : !torch.tensor<[n,5],f32>
}

// CHECK-LABEL: @index_select_backward(
// CHECK: %[[V0:.*]] = torch.prim.ListConstruct({{.*}}) : (!torch.int<1>, !torch.int<0>) -> !torch.list<[!torch.int<1>, !torch.int<0>]>
// CHECK: %[[V1:.*]] = torch.aten.permute(%arg0, %[[V0]]) : {{.*}} -> !torch.tensor<[4,3],f32>
// CHECK: %[[V2:.*]] = torch.constant dense<0.000000e+00> : tensor<5x3xf32> -> !torch.tensor<[5,3],f32>
// CHECK: %[[V3:.*]] = torch.prim.ListConstruct(%arg1) : {{.*}} -> !torch.list<[!torch.tensor<[4],i64>]>
// CHECK: %[[V4:.*]] = torch.aten.index_put(%[[V2]], %[[V3]], %[[V1]], {{.*}}) : ({{.*}}, !torch.bool<true>) -> !torch.tensor<[5,3],f32>
// CHECK: %[[V5:.*]] = torch.prim.ListConstruct({{.*}}) : (!torch.int<1>, !torch.int<0>) -> !torch.list<[!torch.int<1>, !torch.int<0>]>
// CHECK: %[[V6:.*]] = torch.aten.permute(%[[V4]], %[[V5]]) : {{.*}} -> !torch.tensor<[3,5],f32>
// CHECK: return %[[V6]]
func.func @index_select_backward(%arg0: !torch.tensor<[3,4],f32>, %arg1: !torch.tensor<[4],i64>) -> (!torch.tensor<[3,5],f32>) {
  %0 = torch.constant 3 : i64 -> !torch.int<3>
  %1 = torch.constant 5 : i64 -> !torch.int<5>
  %2 = torch.prim.ListConstruct(%0, %1) : (!torch.int<3>, !torch.int<5>) -> !torch.list<[!torch.int<3>, !torch.int<5>]>
  %3 = torch.constant 1 : i64 -> !torch.int<1>
  %4 = torch.aten.index_select_backward(%arg0, %2, %3, %arg1) : (!torch.tensor<[3,4],f32>, !torch.list<[!torch.int<3>, !torch.int<5>]>, !torch.int<1>, !torch.tensor<[4],i64>) -> !torch.tensor<[3,5],f32>
  return %4 : !torch.tensor<[3,5],f32>
}

// CHECK-LABEL: @masked_select_backward(
// CHECK: %[[V0:.*]] = torch.aten.full_like(%arg1, {{.*}}) : ({{.*}}, !torch.int<0>, !torch.int<6>, !torch.none, !torch.none, !torch.none, !torch.none) -> !torch.tensor<[3],f32>
// CHECK: %[[V1:.*]] = torch.prim.ListConstruct({{.*}}) : (!torch.int<-1>) -> !torch.list<[!torch.int<-1>]>
// CHECK: %[[V2:.*]] = torch.aten.reshape(%arg2, %[[V1]]) : {{.*}} -> !torch.tensor<[3],i1>
// CHECK: %[[V3:.*]] = torch.aten.cumsum(%[[V2]], {{.*}}) : ({{.*}}, !torch.int<0>, !torch.none) -> !torch.tensor<[3],i64>
// CHECK: %[[V4:.*]] = torch.aten.sub.Scalar(%[[V3]], {{.*}}) : ({{.*}}, !torch.int<1>, !torch.int<1>) -> !torch.tensor<[3],i64>
// CHECK: %[[V5:.*]] = torch.aten.clamp(%[[V4]], {{.*}}) : ({{.*}}, !torch.int<0>, !torch.none) -> !torch.tensor<[3],i64>
// CHECK: %[[V6:.*]] = torch.aten.take(%arg0, %[[V5]]) : {{.*}} -> !torch.tensor<[3],f32>
// CHECK: %[[V7:.*]] = torch.prim.ListConstruct({{.*}}) : (!torch.int<3>) -> !torch.list<[!torch.int<3>]>
// CHECK: %[[V8:.*]] = torch.aten.view(%[[V6]], %[[V7]]) : {{.*}} -> !torch.tensor<[3],f32>
// CHECK: %[[V9:.*]] = torch.aten.where.self(%arg2, %[[V8]], %[[V0]]) : {{.*}} -> !torch.tensor<[3],f32>
// CHECK: return %[[V9]]
func.func @masked_select_backward(%arg0: !torch.tensor<[3],f32>, %arg1: !torch.tensor<[3],f32>, %arg2: !torch.tensor<[3],i1>) -> (!torch.tensor<[3],f32>) {
  %0 = torch.aten.masked_select_backward(%arg0, %arg1, %arg2) : (!torch.tensor<[3],f32>, !torch.tensor<[3],f32>, !torch.tensor<[3],i1>) -> !torch.tensor<[3],f32>
  return %0 : !torch.tensor<[3],f32>
}

// CHECK-LABEL: @nonzero_numpy(
// CHECK: %[[V0:.*]] = torch.aten.nonzero(%arg0) : {{.*}} -> !torch.tensor<[u6,2],i64>
// CHECK: %[[V1:.*]] = torch.aten.select.int(%[[V0]], {{.*}}) : ({{.*}}, !torch.int<1>, !torch.int<0>) -> !torch.tensor<[u6],i64>
// CHECK: %[[V2:.*]] = torch.aten.select.int(%[[V0]], {{.*}}) : ({{.*}}, !torch.int<1>, !torch.int<1>) -> !torch.tensor<[u6],i64>
// CHECK: %[[V3:.*]] = torch.prim.ListConstruct(%[[V1]], %[[V2]]) : {{.*}} -> !torch.list<[!torch.tensor<[u6],i64>, !torch.tensor<[u6],i64>]>
// CHECK: return %[[V3]]
func.func @nonzero_numpy(%arg0: !torch.tensor<[n,3],i64>) -> (!torch.list<[!torch.tensor<[u0],i64>, !torch.tensor<[u0],i64>]>) {
  %0 = torch.aten.nonzero_numpy(%arg0) : (!torch.tensor<[n,3],i64>) -> !torch.list<[!torch.tensor<[u0],i64>, !torch.tensor<[u0],i64>]>
  return %0 : !torch.list<[!torch.tensor<[u0],i64>, !torch.tensor<[u0],i64>]>
}

// CHECK-LABEL: @nonzero_static(
// CHECK: %[[V0:.*]] = torch.constant dense<> : tensor<0x2xi64> -> !torch.tensor<[0,2],i64>
// CHECK: %[[V1:.*]] = torch.aten.nonzero(%arg0) : {{.*}} -> !torch.tensor<[u7,2],i64>
// CHECK: %[[V2:.*]] = torch.prim.ListConstruct(%[[V1]], %[[V0]]) : {{.*}} -> !torch.list<[!torch.tensor<[u7,2],i64>, !torch.tensor<[0,2],i64>]>
// CHECK: %[[V3:.*]] = torch.aten.cat(%[[V2]], {{.*}}) : ({{.*}}, !torch.int<0>) -> !torch.tensor<[u7,2],i64>
// CHECK: %[[V4:.*]] = torch.aten.slice.Tensor(%[[V3]], {{.*}}) : ({{.*}}, !torch.int<0>, !torch.int<0>, !torch.int<0>, !torch.int<1>) -> !torch.tensor<[0,2],i64>
// CHECK: return %[[V4]]
func.func @nonzero_static(%arg0: !torch.tensor<[n,3],i64>) -> (!torch.tensor<[0,2],i64>) {
  %0 = torch.constant 0 : i64 -> !torch.int<0>
  %1 = torch.constant -1 : i64 -> !torch.int<-1>
  %2 = torch.aten.nonzero_static(%arg0, %0, %1) : (!torch.tensor<[n,3],i64>, !torch.int<0>, !torch.int<-1>) -> !torch.tensor<[0,2],i64>
  return %2 : !torch.tensor<[0,2],i64>
}

// CHECK-LABEL: @value_selecting_reduction_backward(
// CHECK: %[[V0:.*]] = torch.aten.unsqueeze(%arg0, {{.*}}) : ({{.*}}, !torch.int<1>) -> !torch.tensor<[3,1],f32>
// CHECK: %[[V1:.*]] = torch.aten.unsqueeze(%arg1, {{.*}}) : ({{.*}}, !torch.int<1>) -> !torch.tensor<[3,1],i64>
// CHECK: %[[V2:.*]] = torch.constant dense<0.000000e+00> : tensor<3x5xf32> -> !torch.tensor<[3,5],f32>
// CHECK: %[[V3:.*]] = torch.aten.scatter.src(%[[V2]], {{.*}}, %[[V1]], %[[V0]]) : ({{.*}}, !torch.int<1>, {{.*}}) -> !torch.tensor<[3,5],f32>
// CHECK: return %[[V3]]
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
// CHECK: %[[V0:.*]] = torch.constant dense<0.000000e+00> : tensor<7xf32> -> !torch.tensor<[7],f32>
// CHECK: %[[V1:.*]] = torch.prim.ListConstruct({{.*}}) : (!torch.int<-1>) -> !torch.list<[!torch.int<-1>]>
// CHECK: %[[V2:.*]] = torch.aten.reshape(%arg1, %[[V1]]) : {{.*}} -> !torch.tensor<[n],i64>
// CHECK: %[[V3:.*]] = torch.constant dense<1.000000e+00> : tensor<1xf32> -> !torch.tensor<[1],f32>
// CHECK: %[[V4:.*]] = torch.aten.size.int(%[[V2]], {{.*}}) : ({{.*}}, !torch.int<-1>) -> !torch.int<n>
// CHECK: %[[V5:.*]] = torch.prim.ListConstruct(%[[V4]]) : {{.*}} -> !torch.list<[!torch.int<n>]>
// CHECK: %[[V6:.*]] = torch.aten.expand(%[[V3]], %[[V5]], {{.*}}) : ({{.*}}, !torch.bool<false>) -> !torch.tensor<[n],f32>
// CHECK: %[[V7:.*]] = torch.prim.ListConstruct(%[[V2]]) : {{.*}} -> !torch.list<[!torch.tensor<[n],i64>]>
// CHECK: %[[V8:.*]] = torch.aten.index_put(%[[V0]], %[[V7]], %[[V6]], {{.*}}) : ({{.*}}, !torch.bool<false>) -> !torch.tensor<[7],f32>
// CHECK: %[[V9:.*]] = torch.prim.ListConstruct({{.*}}) : (!torch.int<1>) -> !torch.list<[!torch.int<1>]>
// CHECK: %[[V10:.*]] = torch.aten.linalg_vector_norm(%arg0, {{.*}}, %[[V9]], {{.*}}) : ({{.*}}, !torch.float<2.000000e+00>, {{.*}}, !torch.bool<true>, !torch.none) -> !torch.tensor<[7,1],f32>
// CHECK: %[[V11:.*]] = torch.aten.add.Scalar(%[[V10]], {{.*}}) : ({{.*}}, !torch.float<9.9999999999999995E-8>, !torch.int<1>) -> !torch.tensor<[7,1],f32>
// CHECK: %[[V12:.*]] = torch.aten.reciprocal(%[[V11]]) : {{.*}} -> !torch.tensor<[7,1],f32>
// CHECK: %[[V13:.*]] = torch.aten.mul.Scalar(%[[V12]], {{.*}}) : ({{.*}}, !torch.float<5.000000e-01>) -> !torch.tensor<[7,1],f32>
// CHECK: %[[V14:.*]] = torch.aten.gt.Scalar(%[[V8]], {{.*}}) : ({{.*}}, !torch.int<0>) -> !torch.tensor<[7],i1>
// CHECK: %[[V15:.*]] = torch.aten.unsqueeze(%[[V14]], {{.*}}) : ({{.*}}, !torch.int<1>) -> !torch.tensor<[7,1],i1>
// CHECK: %[[V16:.*]] = torch.aten.gt.Scalar(%[[V10]], {{.*}}) : ({{.*}}, !torch.float<5.000000e-01>) -> !torch.tensor<[7,1],i1>
// CHECK: %[[V17:.*]] = torch.aten.logical_and(%[[V15]], %[[V16]]) : {{.*}} -> !torch.tensor<[7,1],i1>
// CHECK: %[[V18:.*]] = torch.aten.mul.Tensor(%arg0, %[[V13]]) : {{.*}} -> !torch.tensor<[7,3],f32>
// CHECK: %[[V19:.*]] = torch.aten.where.self(%[[V17]], %[[V18]], %arg0) : {{.*}} -> !torch.tensor<[7,3],f32>
// CHECK: return %[[V19]]
func.func @embedding_renorm(%x: !torch.tensor<[7,3],f32>, %i: !torch.tensor<[n],i64>) -> !torch.tensor<[7,3],f32> {
  %0 = torch.constant 5.000000e-01 : f64 -> !torch.float<5.000000e-01>
  %1 = torch.constant 2.000000e+00 : f64 -> !torch.float<2.000000e+00>
  %2 = torch.aten.embedding_renorm(%x, %i, %0, %1) : (!torch.tensor<[7,3],f32>, !torch.tensor<[n],i64>, !torch.float<5.000000e-01>, !torch.float<2.000000e+00>) -> !torch.tensor<[7,3],f32>
  return %2 : !torch.tensor<[7,3],f32>
}

// CHECK-LABEL: @take_along_dim(
// CHECK: %[[V0:.*]] = torch.aten.size.int(%arg0, {{.*}}) : ({{.*}}, !torch.int<-3>) -> !torch.int<n>
// CHECK: %[[V1:.*]] = torch.aten.size.int(%arg1, {{.*}}) : ({{.*}}, !torch.int<-2>) -> !torch.int<m>
// CHECK: %[[V2:.*]] = torch.aten.remainder.Scalar(%arg1, {{.*}}) : ({{.*}}, !torch.int<4>) -> !torch.tensor<[1,m,k],i64>
// CHECK: %[[V3:.*]] = torch.prim.ListConstruct(%[[V0]], %[[V1]], {{.*}}) : ({{.*}}, !torch.int<4>) -> !torch.list<[!torch.int<n>, !torch.int<m>, !torch.int<4>]>
// CHECK: %[[V4:.*]] = torch.aten.expand(%arg0, %[[V3]], {{.*}}) : ({{.*}}, !torch.bool<false>) -> !torch.tensor<[n,m,4],f32>
// CHECK: %[[V5:.*]] = torch.aten.size.int(%[[V2]], {{.*}}) : ({{.*}}, !torch.int<2>) -> !torch.int<k>
// CHECK: %[[V6:.*]] = torch.prim.ListConstruct(%[[V0]], %[[V1]], %[[V5]]) : {{.*}} -> !torch.list<[!torch.int<n>, !torch.int<m>, !torch.int<k>]>
// CHECK: %[[V7:.*]] = torch.aten.expand(%[[V2]], %[[V6]], {{.*}}) : ({{.*}}, !torch.bool<false>) -> !torch.tensor<[n,m,k],i64>
// CHECK: %[[V8:.*]] = torch.aten.gather(%[[V4]], {{.*}}, %[[V7]], {{.*}}) : ({{.*}}, !torch.int<2>, {{.*}}, !torch.bool<false>) -> !torch.tensor<[n,m,k],f32>
// CHECK: return %[[V8]]
func.func @take_along_dim(%arg0: !torch.tensor<[n,1,4],f32>, %arg1: !torch.tensor<[1,m,k],i64>) -> (!torch.tensor<[n,m,k],f32>) {
  %0 = torch.constant 2 : i64 -> !torch.int<2>
  %1 = torch.aten.take_along_dim(%arg0, %arg1, %0) : (!torch.tensor<[n,1,4],f32>, !torch.tensor<[1,m,k],i64>, !torch.int<2>) -> !torch.tensor<[n,m,k],f32>
  return %1 : !torch.tensor<[n,m,k],f32>
}

// CHECK-LABEL: @take_along_no_dim(
// CHECK: %[[V0:.*]] = torch.prim.ListConstruct({{.*}}) : (!torch.int<-1>) -> !torch.list<[!torch.int<-1>]>
// CHECK: %[[V1:.*]] = torch.aten.reshape(%arg0, %[[V0]]) : {{.*}} -> !torch.tensor<["4*n"],f32>
// CHECK: %[[V2:.*]] = torch.prim.ListConstruct({{.*}}) : (!torch.int<-1>) -> !torch.list<[!torch.int<-1>]>
// CHECK: %[[V3:.*]] = torch.aten.reshape(%arg1, %[[V2]]) : {{.*}} -> !torch.tensor<[k],i64>
// CHECK: %[[V4:.*]] = torch.aten.gather(%[[V1]], {{.*}}, %[[V3]], {{.*}}) : ({{.*}}, !torch.int<0>, {{.*}}, !torch.bool<false>) -> !torch.tensor<[k],f32>
// CHECK: return %[[V4]]
func.func @take_along_no_dim(%arg0: !torch.tensor<[n,4],f32>, %arg1: !torch.tensor<[k],i64>) -> (!torch.tensor<[k],f32>) {
  %0 = torch.constant unit -> !torch.none
  %1 = torch.aten.take_along_dim(%arg0, %arg1, %0) : (!torch.tensor<[n,4],f32>, !torch.tensor<[k],i64>, !torch.none) -> !torch.tensor<[k],f32>
  return %1 : !torch.tensor<[k],f32>
}
