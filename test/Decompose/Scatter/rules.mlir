// NOTE: The checks are written by tools/dev/update_checks.py.

// RUN: torch-onnx-opt %s --decompose | FileCheck %s

// CHECK-LABEL: @scatter_value(
// CHECK: %[[V0:.*]] = torch.constant dense<2.000000e+00> : tensor<f32> -> !torch.tensor<[],f32>
// CHECK: %[[V1:.*]] = torch.aten.expand_as(%[[V0]], %arg1) : {{.*}} -> !torch.tensor<[n,2],f32>
// CHECK: %[[V2:.*]] = torch.aten.scatter.src(%arg0, {{.*}}, %arg1, %[[V1]]) : ({{.*}}, !torch.int<1>, {{.*}}) -> !torch.tensor<[n,5],f32>
// CHECK: return %[[V2]]
func.func @scatter_value(%arg0: !torch.tensor<[n,5],f32>, %arg1: !torch.tensor<[n,2],i64>) -> (!torch.tensor<[n,5],f32>) {
  %0 = torch.constant 1 : i64 -> !torch.int<1>
  %1 = torch.constant 2 : i64 -> !torch.int<2>
  %2 = torch.aten.scatter.value(%arg0, %0, %arg1, %1) : (!torch.tensor<[n,5],f32>, !torch.int<1>, !torch.tensor<[n,2],i64>, !torch.int<2>) -> !torch.tensor<[n,5],f32>
  return %2 : !torch.tensor<[n,5],f32>
}

// CHECK-LABEL: @scatter_value_of_ints(
// CHECK: %[[V0:.*]] = torch.constant dense<2> : tensor<i64> -> !torch.tensor<[],i64>
// CHECK: %[[V1:.*]] = torch.aten.expand_as(%[[V0]], %arg1) : {{.*}} -> !torch.tensor<[n,2],i64>
// CHECK: %[[V2:.*]] = torch.aten.scatter.src(%arg0, {{.*}}, %arg1, %[[V1]]) : ({{.*}}, !torch.int<1>, {{.*}}) -> !torch.tensor<[n,5],i64>
// CHECK: return %[[V2]]
func.func @scatter_value_of_ints(%arg0: !torch.tensor<[n,5],i64>, %arg1: !torch.tensor<[n,2],i64>) -> (!torch.tensor<[n,5],i64>) {
  %0 = torch.constant 1 : i64 -> !torch.int<1>
  %1 = torch.constant 2 : i64 -> !torch.int<2>
  %2 = torch.aten.scatter.value(%arg0, %0, %arg1, %1) : (!torch.tensor<[n,5],i64>, !torch.int<1>, !torch.tensor<[n,2],i64>, !torch.int<2>) -> !torch.tensor<[n,5],i64>
  return %2 : !torch.tensor<[n,5],i64>
}

// CHECK-LABEL: @_embedding_bag(
// CHECK: %[[V0:.*]] = torch.constant dense<6> : tensor<i64> -> !torch.tensor<[],i64>
// CHECK: %[[V1:.*]] = torch.aten.lt.Tensor(%arg2, %[[V0]]) : {{.*}} -> !torch.tensor<[1],i1>
// CHECK: %[[V2:.*]] = torch.aten.where.self(%[[V1]], %arg2, %[[V0]]) : {{.*}} -> !torch.tensor<[1],i64>
// CHECK: %[[V3:.*]] = torch.constant dense<0> : tensor<7xi64> -> !torch.tensor<[7],i64>
// CHECK: %[[V4:.*]] = torch.aten.full_like(%[[V2]], {{.*}}) : ({{.*}}, !torch.int<1>, !torch.int<4>, !torch.none, !torch.none, !torch.none, !torch.none) -> !torch.tensor<[1],i64>
// CHECK: %[[V5:.*]] = torch.aten.scatter_add(%[[V3]], {{.*}}, %[[V2]], %[[V4]]) : ({{.*}}, !torch.int<0>, {{.*}}) -> !torch.tensor<[7],i64>
// CHECK: %[[V6:.*]] = torch.aten.cumsum(%[[V5]], {{.*}}) : ({{.*}}, !torch.int<0>, !torch.none) -> !torch.tensor<[7],i64>
// CHECK: %[[V7:.*]] = torch.aten.slice.Tensor(%[[V6]], {{.*}}) : ({{.*}}, !torch.int<0>, !torch.int<0>, !torch.int<6>, !torch.int<1>) -> !torch.tensor<[6],i64>
// CHECK: %[[V8:.*]] = torch.aten.sub.Scalar(%[[V7]], {{.*}}) : ({{.*}}, !torch.int<1>, !torch.int<1>) -> !torch.tensor<[6],i64>
// CHECK: %[[V9:.*]] = torch.aten.embedding(%arg0, %arg1, {{.*}}) : ({{.*}}, !torch.int<-1>, !torch.bool<false>, !torch.bool<false>) -> !torch.tensor<[6,3],f32>
// CHECK: %[[V10:.*]] = torch.constant dense<0.000000e+00> : tensor<1x3xf32> -> !torch.tensor<[1,3],f32>
// CHECK: %[[V11:.*]] = torch.prim.ListConstruct(%[[V8]]) : {{.*}} -> !torch.list<[!torch.tensor<[6],i64>]>
// CHECK: %[[V12:.*]] = torch.aten.index_put(%[[V10]], %[[V11]], %[[V9]], {{.*}}) : ({{.*}}, !torch.bool<true>) -> !torch.tensor<[1,3],f32>
// CHECK: return %[[V12]]
func.func @_embedding_bag(%arg0: !torch.tensor<[7,3],f32>, %arg1: !torch.tensor<[6],i64>, %arg2: !torch.tensor<[1],i64>) -> (!torch.tensor<[1,3],f32>) {
  %0 = torch.constant false -> !torch.bool<false>
  %1 = torch.constant 0 : i64 -> !torch.int<0>
  %2 = torch.constant unit -> !torch.none
  %3 = torch.constant -1 : i64 -> !torch.int<-1>
  %4:4 = torch.aten._embedding_bag(%arg0, %arg1, %arg2, %0, %1, %0, %2, %0, %3) : (!torch.tensor<[7,3],f32>, !torch.tensor<[6],i64>, !torch.tensor<[1],i64>, !torch.bool<false>, !torch.int<0>, !torch.bool<false>, !torch.none, !torch.bool<false>, !torch.int<-1>) -> (!torch.tensor<[1,3],f32>, !torch.tensor<[0],i64>, !torch.tensor<[1],i64>, !torch.tensor<[1],i64>)
  return %4#0 : !torch.tensor<[1,3],f32>
}

// CHECK-LABEL: @_embedding_bag_forward_only(
// CHECK: %[[V0:.*]] = torch.constant dense<6> : tensor<i64> -> !torch.tensor<[],i64>
// CHECK: %[[V1:.*]] = torch.aten.lt.Tensor(%arg2, %[[V0]]) : {{.*}} -> !torch.tensor<[1],i1>
// CHECK: %[[V2:.*]] = torch.aten.where.self(%[[V1]], %arg2, %[[V0]]) : {{.*}} -> !torch.tensor<[1],i64>
// CHECK: %[[V3:.*]] = torch.constant dense<0> : tensor<7xi64> -> !torch.tensor<[7],i64>
// CHECK: %[[V4:.*]] = torch.aten.full_like(%[[V2]], {{.*}}) : ({{.*}}, !torch.int<1>, !torch.int<4>, !torch.none, !torch.none, !torch.none, !torch.none) -> !torch.tensor<[1],i64>
// CHECK: %[[V5:.*]] = torch.aten.scatter_add(%[[V3]], {{.*}}, %[[V2]], %[[V4]]) : ({{.*}}, !torch.int<0>, {{.*}}) -> !torch.tensor<[7],i64>
// CHECK: %[[V6:.*]] = torch.aten.cumsum(%[[V5]], {{.*}}) : ({{.*}}, !torch.int<0>, !torch.none) -> !torch.tensor<[7],i64>
// CHECK: %[[V7:.*]] = torch.aten.slice.Tensor(%[[V6]], {{.*}}) : ({{.*}}, !torch.int<0>, !torch.int<0>, !torch.int<6>, !torch.int<1>) -> !torch.tensor<[6],i64>
// CHECK: %[[V8:.*]] = torch.aten.sub.Scalar(%[[V7]], {{.*}}) : ({{.*}}, !torch.int<1>, !torch.int<1>) -> !torch.tensor<[6],i64>
// CHECK: %[[V9:.*]] = torch.aten.embedding(%arg0, %arg1, {{.*}}) : ({{.*}}, !torch.int<-1>, !torch.bool<false>, !torch.bool<false>) -> !torch.tensor<[6,3],f32>
// CHECK: %[[V10:.*]] = torch.constant dense<0.000000e+00> : tensor<1x3xf32> -> !torch.tensor<[1,3],f32>
// CHECK: %[[V11:.*]] = torch.prim.ListConstruct(%[[V8]]) : {{.*}} -> !torch.list<[!torch.tensor<[6],i64>]>
// CHECK: %[[V12:.*]] = torch.aten.index_put(%[[V10]], %[[V11]], %[[V9]], {{.*}}) : ({{.*}}, !torch.bool<true>) -> !torch.tensor<[1,3],f32>
// CHECK: return %[[V12]]
func.func @_embedding_bag_forward_only(%arg0: !torch.tensor<[7,3],f32>, %arg1: !torch.tensor<[6],i64>, %arg2: !torch.tensor<[1],i64>) -> (!torch.tensor<[1,3],f32>) {
  %0 = torch.constant false -> !torch.bool<false>
  %1 = torch.constant 0 : i64 -> !torch.int<0>
  %2 = torch.constant unit -> !torch.none
  %3 = torch.constant -1 : i64 -> !torch.int<-1>
  %4:4 = torch.aten._embedding_bag_forward_only(%arg0, %arg1, %arg2, %0, %1, %0, %2, %0, %3) : (!torch.tensor<[7,3],f32>, !torch.tensor<[6],i64>, !torch.tensor<[1],i64>, !torch.bool<false>, !torch.int<0>, !torch.bool<false>, !torch.none, !torch.bool<false>, !torch.int<-1>) -> (!torch.tensor<[1,3],f32>, !torch.tensor<[0],i64>, !torch.tensor<[1],i64>, !torch.tensor<[1],i64>)
  return %4#0 : !torch.tensor<[1,3],f32>
}

// CHECK-LABEL: @embedding_bag(
// CHECK: %[[V0:.*]] = torch.constant dense<6> : tensor<i64> -> !torch.tensor<[],i64>
// CHECK: %[[V1:.*]] = torch.aten.lt.Tensor(%arg2, %[[V0]]) : {{.*}} -> !torch.tensor<[1],i1>
// CHECK: %[[V2:.*]] = torch.aten.where.self(%[[V1]], %arg2, %[[V0]]) : {{.*}} -> !torch.tensor<[1],i64>
// CHECK: %[[V3:.*]] = torch.constant dense<0> : tensor<7xi64> -> !torch.tensor<[7],i64>
// CHECK: %[[V4:.*]] = torch.aten.full_like(%[[V2]], {{.*}}) : ({{.*}}, !torch.int<1>, !torch.int<4>, !torch.none, !torch.none, !torch.none, !torch.none) -> !torch.tensor<[1],i64>
// CHECK: %[[V5:.*]] = torch.aten.scatter_add(%[[V3]], {{.*}}, %[[V2]], %[[V4]]) : ({{.*}}, !torch.int<0>, {{.*}}) -> !torch.tensor<[7],i64>
// CHECK: %[[V6:.*]] = torch.aten.cumsum(%[[V5]], {{.*}}) : ({{.*}}, !torch.int<0>, !torch.none) -> !torch.tensor<[7],i64>
// CHECK: %[[V7:.*]] = torch.aten.slice.Tensor(%[[V6]], {{.*}}) : ({{.*}}, !torch.int<0>, !torch.int<0>, !torch.int<6>, !torch.int<1>) -> !torch.tensor<[6],i64>
// CHECK: %[[V8:.*]] = torch.aten.sub.Scalar(%[[V7]], {{.*}}) : ({{.*}}, !torch.int<1>, !torch.int<1>) -> !torch.tensor<[6],i64>
// CHECK: %[[V9:.*]] = torch.aten.embedding(%arg0, %arg1, {{.*}}) : ({{.*}}, !torch.int<-1>, !torch.bool<false>, !torch.bool<false>) -> !torch.tensor<[6,3],f32>
// CHECK: %[[V10:.*]] = torch.constant dense<0.000000e+00> : tensor<1x3xf32> -> !torch.tensor<[1,3],f32>
// CHECK: %[[V11:.*]] = torch.prim.ListConstruct(%[[V8]]) : {{.*}} -> !torch.list<[!torch.tensor<[6],i64>]>
// CHECK: %[[V12:.*]] = torch.aten.index_put(%[[V10]], %[[V11]], %[[V9]], {{.*}}) : ({{.*}}, !torch.bool<true>) -> !torch.tensor<[1,3],f32>
// CHECK: return %[[V12]]
func.func @embedding_bag(%arg0: !torch.tensor<[7,3],f32>, %arg1: !torch.tensor<[6],i64>, %arg2: !torch.tensor<[1],i64>) -> (!torch.tensor<[1,3],f32>) {
  %0 = torch.constant false -> !torch.bool<false>
  %1 = torch.constant 0 : i64 -> !torch.int<0>
  %2 = torch.constant unit -> !torch.none
  %3:4 = torch.aten.embedding_bag(%arg0, %arg1, %arg2, %0, %1, %0, %2, %0) : (!torch.tensor<[7,3],f32>, !torch.tensor<[6],i64>, !torch.tensor<[1],i64>, !torch.bool<false>, !torch.int<0>, !torch.bool<false>, !torch.none, !torch.bool<false>) -> (!torch.tensor<[1,3],f32>, !torch.tensor<[0],i64>, !torch.tensor<[1],i64>, !torch.tensor<[1],i64>)
  return %3#0 : !torch.tensor<[1,3],f32>
}

// CHECK-LABEL: @embedding_bag_padding_idx(
// CHECK: %[[V0:.*]] = torch.constant dense<6> : tensor<i64> -> !torch.tensor<[],i64>
// CHECK: %[[V1:.*]] = torch.aten.lt.Tensor(%arg2, %[[V0]]) : {{.*}} -> !torch.tensor<[1],i1>
// CHECK: %[[V2:.*]] = torch.aten.where.self(%[[V1]], %arg2, %[[V0]]) : {{.*}} -> !torch.tensor<[1],i64>
// CHECK: %[[V3:.*]] = torch.constant dense<0> : tensor<7xi64> -> !torch.tensor<[7],i64>
// CHECK: %[[V4:.*]] = torch.aten.full_like(%[[V2]], {{.*}}) : ({{.*}}, !torch.int<1>, !torch.int<4>, !torch.none, !torch.none, !torch.none, !torch.none) -> !torch.tensor<[1],i64>
// CHECK: %[[V5:.*]] = torch.aten.scatter_add(%[[V3]], {{.*}}, %[[V2]], %[[V4]]) : ({{.*}}, !torch.int<0>, {{.*}}) -> !torch.tensor<[7],i64>
// CHECK: %[[V6:.*]] = torch.aten.cumsum(%[[V5]], {{.*}}) : ({{.*}}, !torch.int<0>, !torch.none) -> !torch.tensor<[7],i64>
// CHECK: %[[V7:.*]] = torch.aten.slice.Tensor(%[[V6]], {{.*}}) : ({{.*}}, !torch.int<0>, !torch.int<0>, !torch.int<6>, !torch.int<1>) -> !torch.tensor<[6],i64>
// CHECK: %[[V8:.*]] = torch.aten.sub.Scalar(%[[V7]], {{.*}}) : ({{.*}}, !torch.int<1>, !torch.int<1>) -> !torch.tensor<[6],i64>
// CHECK: %[[V9:.*]] = torch.aten.embedding(%arg0, %arg1, {{.*}}) : ({{.*}}, !torch.int<-1>, !torch.bool<false>, !torch.bool<false>) -> !torch.tensor<[6,3],f32>
// CHECK: %[[V10:.*]] = torch.constant dense<0.000000e+00> : tensor<1x3xf32> -> !torch.tensor<[1,3],f32>
// CHECK: %[[V11:.*]] = torch.prim.ListConstruct(%[[V8]]) : {{.*}} -> !torch.list<[!torch.tensor<[6],i64>]>
// CHECK: %[[V12:.*]] = torch.aten.index_put(%[[V10]], %[[V11]], %[[V9]], {{.*}}) : ({{.*}}, !torch.bool<true>) -> !torch.tensor<[1,3],f32>
// CHECK: return %[[V12]]
func.func @embedding_bag_padding_idx(%arg0: !torch.tensor<[7,3],f32>, %arg1: !torch.tensor<[6],i64>, %arg2: !torch.tensor<[1],i64>) -> (!torch.tensor<[1,3],f32>) {
  %0 = torch.constant false -> !torch.bool<false>
  %1 = torch.constant 0 : i64 -> !torch.int<0>
  %2 = torch.constant unit -> !torch.none
  %3:4 = torch.aten.embedding_bag.padding_idx(%arg0, %arg1, %arg2, %0, %1, %0, %2, %0, %2) : (!torch.tensor<[7,3],f32>, !torch.tensor<[6],i64>, !torch.tensor<[1],i64>, !torch.bool<false>, !torch.int<0>, !torch.bool<false>, !torch.none, !torch.bool<false>, !torch.none) -> (!torch.tensor<[1,3],f32>, !torch.tensor<[0],i64>, !torch.tensor<[1],i64>, !torch.tensor<[1],i64>)
  return %3#0 : !torch.tensor<[1,3],f32>
}

// CHECK-LABEL: @scatter_value_reduce(
// CHECK: %[[V0:.*]] = torch.constant dense<2.000000e+00> : tensor<f32> -> !torch.tensor<[],f32>
// CHECK: %[[V1:.*]] = torch.aten.expand_as(%[[V0]], %arg1) : {{.*}} -> !torch.tensor<[n,7],f32>
// CHECK: %[[V2:.*]] = torch.constant "sum" -> !torch.str
// CHECK: %[[V3:.*]] = torch.aten.scatter_reduce.two(%arg0, {{.*}}, %arg1, %[[V1]], %[[V2]], {{.*}}) : ({{.*}}, !torch.int<1>, {{.*}}, !torch.bool<true>) -> !torch.tensor<[n,5],f32>
// CHECK: return %[[V3]]
func.func @scatter_value_reduce(%arg0: !torch.tensor<[n,5],f32>, %arg1: !torch.tensor<[n,7],i64>) -> (!torch.tensor<[n,5],f32>) {
  %0 = torch.constant 1 : i64 -> !torch.int<1>
  %1 = torch.constant 2 : i64 -> !torch.int<2>
  %2 = torch.constant "add" -> !torch.str
  %3 = torch.aten.scatter.value_reduce(%arg0, %0, %arg1, %1, %2) : (!torch.tensor<[n,5],f32>, !torch.int<1>, !torch.tensor<[n,7],i64>, !torch.int<2>, !torch.str) -> !torch.tensor<[n,5],f32>
  return %3 : !torch.tensor<[n,5],f32>
}
