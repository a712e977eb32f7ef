// NOTE: The checks are written by tools/dev/update_checks.py.

// RUN: torch-onnx-opt %s --decompose | FileCheck %s

// CHECK-LABEL: @bincount_of_ints(
// CHECK: %[[V0:.*]] = torch.constant dense<-1> : tensor<1xi64> -> !torch.tensor<[1],i64>
// CHECK: %[[V1:.*]] = torch.prim.ListConstruct(%arg0, %[[V0]]) : {{.*}} -> !torch.list<[!torch.tensor<[n],i64>, !torch.tensor<[1],i64>]>
// CHECK: %[[V2:.*]] = torch.aten.cat(%[[V1]], {{.*}}) : ({{.*}}, !torch.int<0>) -> !torch.tensor<["n+1"],i64>
// CHECK: %[[V3:.*]] = torch.aten.max(%[[V2]]) : {{.*}} -> !torch.tensor<[],i64>
// CHECK: %[[V4:.*]] = torch.aten.Int.Tensor(%[[V3]]) : {{.*}} -> !torch.int<u1>
// CHECK: %[[V5:.*]] = torch.aten.add.int(%[[V4]], {{.*}}) : ({{.*}}, !torch.int<1>) -> !torch.int<"u1+1">
// CHECK: %[[V6:.*]] = torch.aten.size.int(%arg0, {{.*}}) : ({{.*}}, !torch.int<0>) -> !torch.int<n>
// CHECK: %[[V7:.*]] = torch.prim.ListConstruct(%[[V6]]) : {{.*}} -> !torch.list<[!torch.int<n>]>
// CHECK: %[[V8:.*]] = torch.aten.full(%[[V7]], {{.*}}) : ({{.*}}, !torch.int<1>, !torch.int<4>, !torch.none, !torch.none, !torch.none) -> !torch.tensor<[n],i64>
// CHECK: %[[V9:.*]] = torch.prim.ListConstruct(%[[V5]]) : {{.*}} -> !torch.list<[!torch.int<"u1+1">]>
// CHECK: %[[V10:.*]] = torch.aten.full(%[[V9]], {{.*}}) : ({{.*}}, !torch.int<0>, !torch.int<4>, !torch.none, !torch.none, !torch.none) -> !torch.tensor<["u1+1"],i64>
// CHECK: %[[V11:.*]] = torch.prim.ListConstruct(%arg0) : {{.*}} -> !torch.list<[!torch.tensor<[n],i64>]>
// CHECK: %[[V12:.*]] = torch.aten.index_put(%[[V10]], %[[V11]], %[[V8]], {{.*}}) : ({{.*}}, !torch.bool<true>) -> !torch.tensor<[u0],i64>
// CHECK: return %[[V12]]
func.func @bincount_of_ints(%arg0: !torch.tensor<[n],i64>) -> (!torch.tensor<[u0],i64>) {
  %0 = torch.constant unit -> !torch.none
  %1 = torch.constant 0 : i64 -> !torch.int<0>
  %2 = torch.aten.bincount(%arg0, %0, %1) : (!torch.tensor<[n],i64>, !torch.none, !torch.int<0>) -> !torch.tensor<[u0],i64>
  return %2 : !torch.tensor<[u0],i64>
}

// CHECK-LABEL: @bucketize_Tensor(
// CHECK: %[[V0:.*]] = torch.aten.unsqueeze(%arg0, {{.*}}) : ({{.*}}, !torch.int<-1>) -> !torch.tensor<[n,3,1],f32>
// CHECK: %[[V1:.*]] = torch.aten.ge.Tensor(%arg1, %[[V0]]) : {{.*}} -> !torch.tensor<[n,3,1],i1>
// CHECK: %[[V2:.*]] = torch.aten.logical_not(%[[V1]]) : {{.*}} -> !torch.tensor<[n,3,1],i1>
// CHECK: %[[V3:.*]] = torch.prim.ListConstruct({{.*}}) : (!torch.int<-1>) -> !torch.list<[!torch.int<-1>]>
// CHECK: %[[V4:.*]] = torch.aten.sum.dim_IntList(%[[V2]], %[[V3]], {{.*}}) : ({{.*}}, !torch.bool<false>, !torch.none) -> !torch.tensor<[n,3],i64>
// CHECK: return %[[V4]]
func.func @bucketize_Tensor(%arg0: !torch.tensor<[n,3],f32>, %arg1: !torch.tensor<[1],f32>) -> (!torch.tensor<[n,3],i64>) {
  %0 = torch.constant false -> !torch.bool<false>
  %1 = torch.aten.bucketize.Tensor(%arg0, %arg1, %0, %0) : (!torch.tensor<[n,3],f32>, !torch.tensor<[1],f32>, !torch.bool<false>, !torch.bool<false>) -> !torch.tensor<[n,3],i64>
  return %1 : !torch.tensor<[n,3],i64>
}

// CHECK-LABEL: @bucketize_Tensor_of_ints(
// CHECK: %[[V0:.*]] = torch.aten.unsqueeze(%arg0, {{.*}}) : ({{.*}}, !torch.int<-1>) -> !torch.tensor<[n,3,1],i64>
// CHECK: %[[V1:.*]] = torch.aten.ge.Tensor(%arg1, %[[V0]]) : {{.*}} -> !torch.tensor<[n,3,1],i1>
// CHECK: %[[V2:.*]] = torch.aten.logical_not(%[[V1]]) : {{.*}} -> !torch.tensor<[n,3,1],i1>
// CHECK: %[[V3:.*]] = torch.prim.ListConstruct({{.*}}) : (!torch.int<-1>) -> !torch.list<[!torch.int<-1>]>
// CHECK: %[[V4:.*]] = torch.aten.sum.dim_IntList(%[[V2]], %[[V3]], {{.*}}) : ({{.*}}, !torch.bool<false>, !torch.none) -> !torch.tensor<[n,3],i64>
// CHECK: return %[[V4]]
func.func @bucketize_Tensor_of_ints(%arg0: !torch.tensor<[n,3],i64>, %arg1: !torch.tensor<[1],i64>) -> (!torch.tensor<[n,3],i64>) {
  %0 = torch.constant false -> !torch.bool<false>
  %1 = torch.aten.bucketize.Tensor(%arg0, %arg1, %0, %0) : (!torch.tensor<[n,3],i64>, !torch.tensor<[1],i64>, !torch.bool<false>, !torch.bool<false>) -> !torch.tensor<[n,3],i64>
  return %1 : !torch.tensor<[n,3],i64>
}

// CHECK-LABEL: @isin_Tensor_Tensor(
// CHECK: %[[V0:.*]] = torch.prim.ListConstruct({{.*}}) : (!torch.int<-1>) -> !torch.list<[!torch.int<-1>]>
// CHECK: %[[V1:.*]] = torch.aten.reshape(%arg1, %[[V0]]) : {{.*}} -> !torch.tensor<[8],f32>
// CHECK: %[[V2:.*]] = torch.aten.unsqueeze(%arg0, {{.*}}) : ({{.*}}, !torch.int<-1>) -> !torch.tensor<[n,3,1],f32>
// CHECK: %[[V3:.*]] = torch.aten.eq.Tensor(%[[V2]], %[[V1]]) : {{.*}} -> !torch.tensor<[n,3,8],i1>
// CHECK: %[[V4:.*]] = torch.aten.any.dim(%[[V3]], {{.*}}) : ({{.*}}, !torch.int<-1>, !torch.bool<false>) -> !torch.tensor<[n,3],i1>
// CHECK: return %[[V4]]
func.func @isin_Tensor_Tensor(%arg0: !torch.tensor<[n,3],f32>, %arg1: !torch.tensor<[2,4],f32>) -> (!torch.tensor<[n,3],i1>) {
  %0 = torch.constant false -> !torch.bool<false>
  %1 = torch.aten.isin.Tensor_Tensor(%arg0, %arg1, %0, %0) : (!torch.tensor<[n,3],f32>, !torch.tensor<[2,4],f32>, !torch.bool<false>, !torch.bool<false>) -> !torch.tensor<[n,3],i1>
  return %1 : !torch.tensor<[n,3],i1>
}

// CHECK-LABEL: @isin_Tensor_Tensor_of_ints(
// CHECK: %[[V0:.*]] = torch.prim.ListConstruct({{.*}}) : (!torch.int<-1>) -> !torch.list<[!torch.int<-1>]>
// CHECK: %[[V1:.*]] = torch.aten.reshape(%arg1, %[[V0]]) : {{.*}} -> !torch.tensor<[8],i64>
// CHECK: %[[V2:.*]] = torch.aten.unsqueeze(%arg0, {{.*}}) : ({{.*}}, !torch.int<-1>) -> !torch.tensor<[n,3,1],i64>
// CHECK: %[[V3:.*]] = torch.aten.eq.Tensor(%[[V2]], %[[V1]]) : {{.*}} -> !torch.tensor<[n,3,8],i1>
// CHECK: %[[V4:.*]] = torch.aten.any.dim(%[[V3]], {{.*}}) : ({{.*}}, !torch.int<-1>, !torch.bool<false>) -> !torch.tensor<[n,3],i1>
// CHECK: return %[[V4]]
func.func @isin_Tensor_Tensor_of_ints(%arg0: !torch.tensor<[n,3],i64>, %arg1: !torch.tensor<[2,4],i64>) -> (!torch.tensor<[n,3],i1>) {
  %0 = torch.constant false -> !torch.bool<false>
  %1 = torch.aten.isin.Tensor_Tensor(%arg0, %arg1, %0, %0) : (!torch.tensor<[n,3],i64>, !torch.tensor<[2,4],i64>, !torch.bool<false>, !torch.bool<false>) -> !torch.tensor<[n,3],i1>
  return %1 : !torch.tensor<[n,3],i1>
}

// CHECK-LABEL: @repeat_interleave_self_int(
// CHECK: %[[V0:.*]] = torch.prim.ListConstruct({{.*}}) : (!torch.int<-1>) -> !torch.list<[!torch.int<-1>]>
// CHECK: %[[V1:.*]] = torch.aten.reshape(%arg0, %[[V0]]) : {{.*}} -> !torch.tensor<["15*n"],f32>
// CHECK: %[[V2:.*]] = torch.aten.size.int(%[[V1]], {{.*}}) : ({{.*}}, !torch.int<0>) -> !torch.int<"15*n">
// CHECK: %[[V3:.*]] = torch.aten.mul.int(%[[V2]], {{.*}}) : ({{.*}}, !torch.int<2>) -> !torch.int<"30*n">
// CHECK: %[[V4:.*]] = torch.aten.unsqueeze(%[[V1]], {{.*}}) : ({{.*}}, !torch.int<1>) -> !torch.tensor<["15*n",1],f32>
// CHECK: %[[V5:.*]] = torch.prim.ListConstruct(%[[V2]], {{.*}}) : ({{.*}}, !torch.int<2>) -> !torch.list<[!torch.int<"15*n">, !torch.int<2>]>
// CHECK: %[[V6:.*]] = torch.aten.expand(%[[V4]], %[[V5]], {{.*}}) : ({{.*}}, !torch.bool<false>) -> !torch.tensor<["15*n",2],f32>
// CHECK: %[[V7:.*]] = torch.prim.ListConstruct(%[[V3]]) : {{.*}} -> !torch.list<[!torch.int<"30*n">]>
// CHECK: %[[V8:.*]] = torch.aten.reshape(%[[V6]], %[[V7]]) : {{.*}} -> !torch.tensor<["30*n"],f32>
// CHECK: return %[[V8]]
func.func @repeat_interleave_self_int(%arg0: !torch.tensor<[n,5,3],f32>) -> (!torch.tensor<["30*n"],f32>) {
  %0 = torch.constant 2 : i64 -> !torch.int<2>
  %1 = torch.constant unit -> !torch.none
  %2 = torch.aten.repeat_interleave.self_int(%arg0, %0, %1, %1) : (!torch.tensor<[n,5,3],f32>, !torch.int<2>, !torch.none, !torch.none) -> !torch.tensor<["30*n"],f32>
  return %2 : !torch.tensor<["30*n"],f32>
}

// CHECK-LABEL: @repeat_interleave_self_int_of_ints(
// CHECK: %[[V0:.*]] = torch.prim.ListConstruct({{.*}}) : (!torch.int<-1>) -> !torch.list<[!torch.int<-1>]>
// CHECK: %[[V1:.*]] = torch.aten.reshape(%arg0, %[[V0]]) : {{.*}} -> !torch.tensor<["15*n"],i64>
// CHECK: %[[V2:.*]] = torch.aten.size.int(%[[V1]], {{.*}}) : ({{.*}}, !torch.int<0>) -> !torch.int<"15*n">
// CHECK: %[[V3:.*]] = torch.aten.mul.int(%[[V2]], {{.*}}) : ({{.*}}, !torch.int<2>) -> !torch.int<"30*n">
// CHECK: %[[V4:.*]] = torch.aten.unsqueeze(%[[V1]], {{.*}}) : ({{.*}}, !torch.int<1>) -> !torch.tensor<["15*n",1],i64>
// CHECK: %[[V5:.*]] = torch.prim.ListConstruct(%[[V2]], {{.*}}) : ({{.*}}, !torch.int<2>) -> !torch.list<[!torch.int<"15*n">, !torch.int<2>]>
// CHECK: %[[V6:.*]] = torch.aten.expand(%[[V4]], %[[V5]], {{.*}}) : ({{.*}}, !torch.bool<false>) -> !torch.tensor<["15*n",2],i64>
// CHECK: %[[V7:.*]] = torch.prim.ListConstruct(%[[V3]]) : {{.*}} -> !torch.list<[!torch.int<"30*n">]>
// CHECK: %[[V8:.*]] = torch.aten.reshape(%[[V6]], %[[V7]]) : {{.*}} -> !torch.tensor<["30*n"],i64>
// CHECK: return %[[V8]]
func.func @repeat_interleave_self_int_of_ints(%arg0: !torch.tensor<[n,5,3],i64>) -> (!torch.tensor<["30*n"],i64>) {
  %0 = torch.constant 2 : i64 -> !torch.int<2>
  %1 = torch.constant unit -> !torch.none
  %2 = torch.aten.repeat_interleave.self_int(%arg0, %0, %1, %1) : (!torch.tensor<[n,5,3],i64>, !torch.int<2>, !torch.none, !torch.none) -> !torch.tensor<["30*n"],i64>
  return %2 : !torch.tensor<["30*n"],i64>
}

// CHECK-LABEL: @unique_consecutive_of_ints(
// CHECK-NOT: torch.aten.unique_consecutive(
// CHECK: return {{.*}} : !torch.tensor<[u0],i64>, !torch.tensor<[n],i64>, !torch.tensor<[u0],i64>
func.func @unique_consecutive_of_ints(%arg0: !torch.tensor<[n],i64>) -> (!torch.tensor<[u0],i64>, !torch.tensor<[n],i64>, !torch.tensor<[u0],i64>) {
  %0 = torch.constant true -> !torch.bool<true>
  %1 = torch.constant unit -> !torch.none
  %2:3 = torch.aten.unique_consecutive(%arg0, %0, %0, %1) : (!torch.tensor<[n],i64>, !torch.bool<true>, !torch.bool<true>, !torch.none) -> (!torch.tensor<[u0],i64>, !torch.tensor<[n],i64>, !torch.tensor<[u0],i64>)
  return %2#0, %2#1, %2#2 : !torch.tensor<[u0],i64>, !torch.tensor<[n],i64>, !torch.tensor<[u0],i64>
}

// CHECK-LABEL: @_unique2(
// CHECK-NOT: torch.aten._unique2(
// CHECK: return {{.*}} : !torch.tensor<[u0],f32>, !torch.tensor<[n],i64>, !torch.tensor<[u0],i64>
func.func @_unique2(%arg0: !torch.tensor<[n],f32>) -> (!torch.tensor<[u0],f32>, !torch.tensor<[n],i64>, !torch.tensor<[u0],i64>) {
  %0 = torch.constant true -> !torch.bool<true>
  %1:3 = torch.aten._unique2(%arg0, %0, %0, %0) : (!torch.tensor<[n],f32>, !torch.bool<true>, !torch.bool<true>, !torch.bool<true>) -> (!torch.tensor<[u0],f32>, !torch.tensor<[n],i64>, !torch.tensor<[u0],i64>)
  return %1#0, %1#1, %1#2 : !torch.tensor<[u0],f32>, !torch.tensor<[n],i64>, !torch.tensor<[u0],i64>
}

// CHECK-LABEL: @isin_Scalar_Tensor(
// CHECK: %[[V0:.*]] = torch.prim.ListConstruct({{.*}}) : (!torch.int<-1>) -> !torch.list<[!torch.int<-1>]>
// CHECK: %[[V1:.*]] = torch.aten.reshape(%arg0, %[[V0]]) : {{.*}} -> !torch.tensor<[8],f32>
// CHECK: %[[V2:.*]] = torch.constant dense<2.000000e+00> : tensor<1xf32> -> !torch.tensor<[1],f32>
// CHECK: %[[V3:.*]] = torch.aten.eq.Tensor(%[[V2]], %[[V1]]) : {{.*}} -> !torch.tensor<[8],i1>
// CHECK: %[[V4:.*]] = torch.aten.any.dim(%[[V3]], {{.*}}) : ({{.*}}, !torch.int<-1>, !torch.bool<false>) -> !torch.tensor<[],i1>
// CHECK: return %[[V4]]
func.func @isin_Scalar_Tensor(%arg0: !torch.tensor<[2,4],f32>) -> (!torch.tensor<[],i1>) {
  %0 = torch.constant 2 : i64 -> !torch.int<2>
  %1 = torch.constant false -> !torch.bool<false>
  %2 = torch.aten.isin.Scalar_Tensor(%0, %arg0, %1, %1) : (!torch.int<2>, !torch.tensor<[2,4],f32>, !torch.bool<false>, !torch.bool<false>) -> !torch.tensor<[],i1>
  return %2 : !torch.tensor<[],i1>
}

// CHECK-LABEL: @isin_Tensor_Scalar(
// CHECK: %[[V0:.*]] = torch.constant dense<2.000000e+00> : tensor<1xf32> -> !torch.tensor<[1],f32>
// CHECK: %[[V1:.*]] = torch.aten.unsqueeze(%arg0, {{.*}}) : ({{.*}}, !torch.int<-1>) -> !torch.tensor<[2,4,1],f32>
// CHECK: %[[V2:.*]] = torch.aten.eq.Tensor(%[[V1]], %[[V0]]) : {{.*}} -> !torch.tensor<[2,4,1],i1>
// CHECK: %[[V3:.*]] = torch.aten.any.dim(%[[V2]], {{.*}}) : ({{.*}}, !torch.int<-1>, !torch.bool<false>) -> !torch.tensor<[2,4],i1>
// CHECK: return %[[V3]]
func.func @isin_Tensor_Scalar(%arg0: !torch.tensor<[2,4],f32>) -> (!torch.tensor<[2,4],i1>) {
  %0 = torch.constant 2 : i64 -> !torch.int<2>
  %1 = torch.constant false -> !torch.bool<false>
  %2 = torch.aten.isin.Tensor_Scalar(%arg0, %0, %1, %1) : (!torch.tensor<[2,4],f32>, !torch.int<2>, !torch.bool<false>, !torch.bool<false>) -> !torch.tensor<[2,4],i1>
  return %2 : !torch.tensor<[2,4],i1>
}

// CHECK-LABEL: @_unique(
// CHECK: %[[V0:.*]]:3 = torch.aten._unique2(%arg0, {{.*}}) : ({{.*}}, !torch.bool<true>, !torch.bool<false>, !torch.bool<false>) -> (!torch.tensor<[u0],i64>, !torch.tensor<[0],i64>, !torch.tensor<[0],i64>)
// CHECK: return %[[V0]]#0, %[[V0]]#1
func.func @_unique(%arg0: !torch.tensor<[n],i64>) -> (!torch.tensor<[u0],i64>, !torch.tensor<[0],i64>) {
  %0 = torch.constant true -> !torch.bool<true>
  %1 = torch.constant false -> !torch.bool<false>
  %2:2 = torch.aten._unique(%arg0, %0, %1) : (!torch.tensor<[n],i64>, !torch.bool<true>, !torch.bool<false>) -> (!torch.tensor<[u0],i64>, !torch.tensor<[0],i64>)
  return %2#0, %2#1 : !torch.tensor<[u0],i64>, !torch.tensor<[0],i64>
}

// CHECK-LABEL: @bucketize_Scalar(
// CHECK: %[[V0:.*]] = torch.constant dense<1.000000e+00> : tensor<1xf32> -> !torch.tensor<[1],f32>
// CHECK: %[[V1:.*]] = torch.aten.ge.Tensor(%arg0, %[[V0]]) : {{.*}} -> !torch.tensor<[1],i1>
// CHECK: %[[V2:.*]] = torch.aten.logical_not(%[[V1]]) : {{.*}} -> !torch.tensor<[1],i1>
// CHECK: %[[V3:.*]] = torch.prim.ListConstruct({{.*}}) : (!torch.int<-1>) -> !torch.list<[!torch.int<-1>]>
// CHECK: %[[V4:.*]] = torch.aten.sum.dim_IntList(%[[V2]], %[[V3]], {{.*}}) : ({{.*}}, !torch.bool<false>, !torch.none) -> !torch.tensor<[],i64>
// CHECK: return %[[V4]]
func.func @bucketize_Scalar(%arg0: !torch.tensor<[1],f32>) -> (!torch.tensor<[],i64>) {
  %0 = torch.constant 1 : i64 -> !torch.int<1>
  %1 = torch.constant false -> !torch.bool<false>
  %2 = torch.aten.bucketize.Scalar(%0, %arg0, %1, %1) : (!torch.int<1>, !torch.tensor<[1],f32>, !torch.bool<false>, !torch.bool<false>) -> !torch.tensor<[],i64>
  return %2 : !torch.tensor<[],i64>
}

// CHECK-LABEL: @histc(
// CHECK-NOT: torch.aten.histc(
// CHECK: return {{.*}} : !torch.tensor<[4],f32>
func.func @histc(%arg0: !torch.tensor<[n,3],f32>) -> (!torch.tensor<[4],f32>) {
  %0 = torch.constant 4 : i64 -> !torch.int<4>
  %1 = torch.constant 0 : i64 -> !torch.int<0>
  %2 = torch.aten.histc(%arg0, %0, %1, %1) : (!torch.tensor<[n,3],f32>, !torch.int<4>, !torch.int<0>, !torch.int<0>) -> !torch.tensor<[4],f32>
  return %2 : !torch.tensor<[4],f32>
}

// CHECK-LABEL: @one_hot(
// CHECK: %[[V0:.*]] = torch.aten.max(%arg0) : {{.*}} -> !torch.tensor<[],i64>
// CHECK: %[[V1:.*]] = torch.aten.Int.Tensor(%[[V0]]) : {{.*}} -> !torch.int<u5>
// CHECK: %[[V2:.*]] = torch.aten.add.int(%[[V1]], {{.*}}) : ({{.*}}, !torch.int<1>) -> !torch.int<"u5+1">
// CHECK: %[[V3:.*]] = torch.aten.unsqueeze(%arg0, {{.*}}) : ({{.*}}, !torch.int<-1>) -> !torch.tensor<[n,3,1],i64>
// CHECK: %[[V4:.*]] = torch.aten.arange.start_step({{.*}}, %[[V2]], {{.*}}) : (!torch.int<0>, {{.*}}, !torch.int<1>, !torch.int<4>, !torch.none, !torch.none, !torch.none) -> !torch.tensor<["u5+1"],i64>
// CHECK: %[[V5:.*]] = torch.aten.eq.Tensor(%[[V3]], %[[V4]]) : {{.*}} -> !torch.tensor<[n,3,"u5+1"],i1>
// CHECK: %[[V6:.*]] = torch.aten.to.dtype(%[[V5]], {{.*}}) : ({{.*}}, !torch.int<4>, !torch.bool<false>, !torch.bool<false>, !torch.none) -> !torch.tensor<[n,3,1],i64>
// CHECK: return %[[V6]]
func.func @one_hot(%arg0: !torch.tensor<[n,3],i64>) -> (!torch.tensor<[n,3,1],i64>) {
  %0 = torch.constant -1 : i64 -> !torch.int<-1>
  %1 = torch.aten.one_hot(%arg0, %0) : (!torch.tensor<[n,3],i64>, !torch.int<-1>) -> !torch.tensor<[n,3,1],i64>
  return %1 : !torch.tensor<[n,3,1],i64>
}

// CHECK-LABEL: @repeat_interleave_Tensor(
// CHECK: %[[V0:.*]] = torch.aten.sum(%arg0, {{.*}}) : ({{.*}}, !torch.none) -> !torch.tensor<[],i64>
// CHECK: %[[V1:.*]] = torch.aten.Int.Tensor(%[[V0]]) : {{.*}} -> !torch.int<u6>
// CHECK: %[[V2:.*]] = torch.aten.cumsum(%arg0, {{.*}}) : ({{.*}}, !torch.int<0>, !torch.none) -> !torch.tensor<[n],i64>
// CHECK: %[[V3:.*]] = torch.aten.scalar_tensor(%[[V1]], {{.*}}) : ({{.*}}, !torch.int<4>, !torch.none, !torch.none, !torch.none) -> !torch.tensor<[],i64>
// CHECK: %[[V4:.*]] = torch.aten.lt.Tensor(%[[V2]], %[[V3]]) : {{.*}} -> !torch.tensor<[n],i1>
// CHECK: %[[V5:.*]] = torch.aten.where.self(%[[V4]], %[[V2]], %[[V3]]) : {{.*}} -> !torch.tensor<[n],i64>
// CHECK: %[[V6:.*]] = torch.aten.add.int(%[[V1]], {{.*}}) : ({{.*}}, !torch.int<1>) -> !torch.int<"u6+1">
// CHECK: %[[V7:.*]] = torch.prim.ListConstruct(%[[V6]]) : {{.*}} -> !torch.list<[!torch.int<"u6+1">]>
// CHECK: %[[V8:.*]] = torch.aten.full(%[[V7]], {{.*}}) : ({{.*}}, !torch.int<0>, !torch.int<4>, !torch.none, !torch.none, !torch.none) -> !torch.tensor<["u6+1"],i64>
// CHECK: %[[V9:.*]] = torch.aten.full_like(%[[V5]], {{.*}}) : ({{.*}}, !torch.int<1>, !torch.int<4>, !torch.none, !torch.none, !torch.none, !torch.none) -> !torch.tensor<[n],i64>
// CHECK: %[[V10:.*]] = torch.aten.scatter_add(%[[V8]], {{.*}}, %[[V5]], %[[V9]]) : ({{.*}}, !torch.int<0>, {{.*}}) -> !torch.tensor<["u6+1"],i64>
// CHECK: %[[V11:.*]] = torch.aten.cumsum(%[[V10]], {{.*}}) : ({{.*}}, !torch.int<0>, !torch.none) -> !torch.tensor<["u6+1"],i64>
// CHECK: %[[V12:.*]] = torch.aten.add.int({{.*}}, %[[V1]]) : (!torch.int<0>, {{.*}}) -> !torch.int<u6>
// CHECK: %[[V13:.*]] = torch.aten.slice.Tensor(%[[V11]], {{.*}}, %[[V12]], {{.*}}) : ({{.*}}, !torch.int<0>, !torch.int<0>, {{.*}}, !torch.int<1>) -> !torch.tensor<[u0],i64>
// CHECK: return %[[V13]]
func.func @repeat_interleave_Tensor(%arg0: !torch.tensor<[n],i64>) -> (!torch.tensor<[u0],i64>) {
  %0 = torch.constant unit -> !torch.none
  %1 = torch.aten.repeat_interleave.Tensor(%arg0, %0) : (!torch.tensor<[n],i64>, !torch.none) -> !torch.tensor<[u0],i64>
  return %1 : !torch.tensor<[u0],i64>
}

// CHECK-LABEL: @repeat_interleave_self_Tensor(
// CHECK: %[[V0:.*]] = torch.aten.sum(%arg1, {{.*}}) : ({{.*}}, !torch.none) -> !torch.tensor<[],i64>
// CHECK: %[[V1:.*]] = torch.aten.Int.Tensor(%[[V0]]) : {{.*}} -> !torch.int<u8>
// CHECK: %[[V2:.*]] = torch.aten.cumsum(%arg1, {{.*}}) : ({{.*}}, !torch.int<0>, !torch.none) -> !torch.tensor<[5],i64>
// CHECK: %[[V3:.*]] = torch.aten.scalar_tensor(%[[V1]], {{.*}}) : ({{.*}}, !torch.int<4>, !torch.none, !torch.none, !torch.none) -> !torch.tensor<[],i64>
// CHECK: %[[V4:.*]] = torch.aten.lt.Tensor(%[[V2]], %[[V3]]) : {{.*}} -> !torch.tensor<[5],i1>
// CHECK: %[[V5:.*]] = torch.aten.where.self(%[[V4]], %[[V2]], %[[V3]]) : {{.*}} -> !torch.tensor<[5],i64>
// CHECK: %[[V6:.*]] = torch.aten.add.int(%[[V1]], {{.*}}) : ({{.*}}, !torch.int<1>) -> !torch.int<"u8+1">
// CHECK: %[[V7:.*]] = torch.prim.ListConstruct(%[[V6]]) : {{.*}} -> !torch.list<[!torch.int<"u8+1">]>
// CHECK: %[[V8:.*]] = torch.aten.full(%[[V7]], {{.*}}) : ({{.*}}, !torch.int<0>, !torch.int<4>, !torch.none, !torch.none, !torch.none) -> !torch.tensor<["u8+1"],i64>
// CHECK: %[[V9:.*]] = torch.aten.full_like(%[[V5]], {{.*}}) : ({{.*}}, !torch.int<1>, !torch.int<4>, !torch.none, !torch.none, !torch.none, !torch.none) -> !torch.tensor<[5],i64>
// CHECK: %[[V10:.*]] = torch.aten.scatter_add(%[[V8]], {{.*}}, %[[V5]], %[[V9]]) : ({{.*}}, !torch.int<0>, {{.*}}) -> !torch.tensor<["u8+1"],i64>
// CHECK: %[[V11:.*]] = torch.aten.cumsum(%[[V10]], {{.*}}) : ({{.*}}, !torch.int<0>, !torch.none) -> !torch.tensor<["u8+1"],i64>
// CHECK: %[[V12:.*]] = torch.aten.add.int({{.*}}, %[[V1]]) : (!torch.int<0>, {{.*}}) -> !torch.int<u8>
// CHECK: %[[V13:.*]] = torch.aten.slice.Tensor(%[[V11]], {{.*}}, %[[V12]], {{.*}}) : ({{.*}}, !torch.int<0>, !torch.int<0>, {{.*}}, !torch.int<1>) -> !torch.tensor<[u7],i64>
// CHECK: %[[V14:.*]] = torch.aten.index_select(%arg0, {{.*}}, %[[V13]]) : ({{.*}}, !torch.int<0>, {{.*}}) -> !torch.tensor<[u0,3],f32>
// CHECK: return %[[V14]]
func.func @repeat_interleave_self_Tensor(%arg0: !torch.tensor<[5,3],f32>, %arg1: !torch.tensor<[5],i64>) -> (!torch.tensor<[u0,3],f32>) {
  %0 = torch.constant 0 : i64 -> !torch.int<0>
  %1 = torch.constant unit -> !torch.none
  %2 = torch.aten.repeat_interleave.self_Tensor(%arg0, %arg1, %0, %1) : (!torch.tensor<[5,3],f32>, !torch.tensor<[5],i64>, !torch.int<0>, !torch.none) -> !torch.tensor<[u0,3],f32>
  return %2 : !torch.tensor<[u0,3],f32>
}

// CHECK-LABEL: @searchsorted_Scalar(
// CHECK: %[[V0:.*]] = torch.constant dense<1.000000e+00> : tensor<1xf32> -> !torch.tensor<[1],f32>
// CHECK: %[[V1:.*]] = torch.aten.ge.Tensor(%arg0, %[[V0]]) : {{.*}} -> !torch.tensor<[1],i1>
// CHECK: %[[V2:.*]] = torch.aten.logical_not(%[[V1]]) : {{.*}} -> !torch.tensor<[1],i1>
// CHECK: %[[V3:.*]] = torch.prim.ListConstruct({{.*}}) : (!torch.int<-1>) -> !torch.list<[!torch.int<-1>]>
// CHECK: %[[V4:.*]] = torch.aten.sum.dim_IntList(%[[V2]], %[[V3]], {{.*}}) : ({{.*}}, !torch.bool<false>, !torch.none) -> !torch.tensor<[],i64>
// CHECK: return %[[V4]]
func.func @searchsorted_Scalar(%arg0: !torch.tensor<[1],f32>) -> (!torch.tensor<[],i64>) {
  %0 = torch.constant 1 : i64 -> !torch.int<1>
  %1 = torch.constant false -> !torch.bool<false>
  %2 = torch.constant unit -> !torch.none
  %3 = torch.aten.searchsorted.Scalar(%arg0, %0, %1, %1, %2, %2) : (!torch.tensor<[1],f32>, !torch.int<1>, !torch.bool<false>, !torch.bool<false>, !torch.none, !torch.none) -> !torch.tensor<[],i64>
  return %3 : !torch.tensor<[],i64>
}

// CHECK-LABEL: @searchsorted_Tensor(
// CHECK: %[[V0:.*]] = torch.aten.unsqueeze(%arg1, {{.*}}) : ({{.*}}, !torch.int<-1>) -> !torch.tensor<[n,4,1],f32>
// CHECK: %[[V1:.*]] = torch.aten.ge.Tensor(%arg0, %[[V0]]) : {{.*}} -> !torch.tensor<[n,4,1],i1>
// CHECK: %[[V2:.*]] = torch.aten.logical_not(%[[V1]]) : {{.*}} -> !torch.tensor<[n,4,1],i1>
// CHECK: %[[V3:.*]] = torch.prim.ListConstruct({{.*}}) : (!torch.int<-1>) -> !torch.list<[!torch.int<-1>]>
// CHECK: %[[V4:.*]] = torch.aten.sum.dim_IntList(%[[V2]], %[[V3]], {{.*}}) : ({{.*}}, !torch.bool<false>, !torch.none) -> !torch.tensor<[n,4],i64>
// CHECK: return %[[V4]]
func.func @searchsorted_Tensor(%arg0: !torch.tensor<[1],f32>, %arg1: !torch.tensor<[n,4],f32>) -> (!torch.tensor<[n,4],i64>) {
  %0 = torch.constant false -> !torch.bool<false>
  %1 = torch.constant unit -> !torch.none
  %2 = torch.aten.searchsorted.Tensor(%arg0, %arg1, %0, %0, %1, %1) : (!torch.tensor<[1],f32>, !torch.tensor<[n,4],f32>, !torch.bool<false>, !torch.bool<false>, !torch.none, !torch.none) -> !torch.tensor<[n,4],i64>
  return %2 : !torch.tensor<[n,4],i64>
}

// CHECK-LABEL: @unique_dim_consecutive(
// CHECK: %[[V0:.*]] = torch.aten.slice.Tensor(%arg0, {{.*}}) : ({{.*}}, !torch.int<0>, !torch.int<1>, !torch.none, !torch.int<1>) -> !torch.tensor<[4,2],i64>
// CHECK: %[[V1:.*]] = torch.aten.slice.Tensor(%arg0, {{.*}}) : ({{.*}}, !torch.int<0>, !torch.int<0>, !torch.int<-1>, !torch.int<1>) -> !torch.tensor<[4,2],i64>
// CHECK: %[[V2:.*]] = torch.aten.eq.Tensor(%[[V0]], %[[V1]]) : {{.*}} -> !torch.tensor<[4,2],i1>
// CHECK: %[[V3:.*]] = torch.aten.logical_not(%[[V2]]) : {{.*}} -> !torch.tensor<[4,2],i1>
// CHECK: %[[V4:.*]] = torch.aten.flatten.using_ints(%[[V3]], {{.*}}) : ({{.*}}, !torch.int<1>, !torch.int<-1>) -> !torch.tensor<[4,2],i1>
// CHECK: %[[V5:.*]] = torch.aten.any.dim(%[[V4]], {{.*}}) : ({{.*}}, !torch.int<1>, !torch.bool<false>) -> !torch.tensor<[4],i1>
// CHECK: %[[V6:.*]] = torch.constant dense<true> : tensor<1xi1> -> !torch.tensor<[1],i1>
// CHECK: %[[V7:.*]] = torch.prim.ListConstruct(%[[V6]], %[[V5]]) : {{.*}} -> !torch.list<[!torch.tensor<[1],i1>, !torch.tensor<[4],i1>]>
// CHECK: %[[V8:.*]] = torch.aten.cat(%[[V7]], {{.*}}) : ({{.*}}, !torch.int<0>) -> !torch.tensor<[5],i1>
// CHECK: %[[V9:.*]] = torch.aten.cumsum(%[[V8]], {{.*}}) : ({{.*}}, !torch.int<0>, !torch.none) -> !torch.tensor<[5],i64>
// CHECK: %[[V10:.*]] = torch.aten.sub.Scalar(%[[V9]], {{.*}}) : ({{.*}}, !torch.int<1>, !torch.int<1>) -> !torch.tensor<[0],i64>
// CHECK: %[[V11:.*]] = torch.aten.nonzero(%[[V8]]) : {{.*}} -> !torch.tensor<[u9,1],i64>
// CHECK: %[[V12:.*]] = torch.aten.select.int(%[[V11]], {{.*}}) : ({{.*}}, !torch.int<1>, !torch.int<0>) -> !torch.tensor<[u9],i64>
// CHECK: %[[V13:.*]] = torch.constant dense<5> : tensor<1xi64> -> !torch.tensor<[1],i64>
// CHECK: %[[V14:.*]] = torch.prim.ListConstruct(%[[V12]], %[[V13]]) : {{.*}} -> !torch.list<[!torch.tensor<[u9],i64>, !torch.tensor<[1],i64>]>
// CHECK: %[[V15:.*]] = torch.aten.cat(%[[V14]], {{.*}}) : ({{.*}}, !torch.int<0>) -> !torch.tensor<["u9+1"],i64>
// CHECK: %[[V16:.*]] = torch.aten.slice.Tensor(%[[V15]], {{.*}}) : ({{.*}}, !torch.int<0>, !torch.int<1>, !torch.none, !torch.int<1>) -> !torch.tensor<[u9],i64>
// CHECK: %[[V17:.*]] = torch.aten.sub.Tensor(%[[V16]], %[[V12]], {{.*}}) : ({{.*}}, !torch.int<1>) -> !torch.tensor<[0],i64>
// CHECK: %[[V18:.*]] = torch.aten.index_select(%arg0, {{.*}}, %[[V12]]) : ({{.*}}, !torch.int<0>, {{.*}}) -> !torch.tensor<[u0,2],i64>
// CHECK: return %[[V18]], %[[V10]], %[[V17]]
func.func @unique_dim_consecutive(%arg0: !torch.tensor<[5,2],i64>) -> (!torch.tensor<[u0,2],i64>, !torch.tensor<[0],i64>, !torch.tensor<[0],i64>) {
  %0 = torch.constant 0 : i64 -> !torch.int<0>
  %1 = torch.constant false -> !torch.bool<false>
  %2:3 = torch.aten.unique_dim_consecutive(%arg0, %0, %1, %1) : (!torch.tensor<[5,2],i64>, !torch.int<0>, !torch.bool<false>, !torch.bool<false>) -> (!torch.tensor<[u0,2],i64>, !torch.tensor<[0],i64>, !torch.tensor<[0],i64>)
  return %2#0, %2#1, %2#2 : !torch.tensor<[u0,2],i64>, !torch.tensor<[0],i64>, !torch.tensor<[0],i64>
}
