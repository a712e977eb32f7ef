// NOTE: The checks are written by tools/dev/update_checks.py.

// RUN: torch-onnx-opt %s --decompose | FileCheck %s

// CHECK-LABEL: @cummax(
// CHECK-NOT: torch.aten.cummax(
// CHECK: return {{.*}} : !torch.tensor<[n,5],f32>, !torch.tensor<[n,5],i64>
func.func @cummax(%arg0: !torch.tensor<[n,5],f32>) -> (!torch.tensor<[n,5],f32>, !torch.tensor<[n,5],i64>) {
  %0 = torch.constant 0 : i64 -> !torch.int<0>
  %1:2 = torch.aten.cummax(%arg0, %0) : (!torch.tensor<[n,5],f32>, !torch.int<0>) -> (!torch.tensor<[n,5],f32>, !torch.tensor<[n,5],i64>)
  return %1#0, %1#1 : !torch.tensor<[n,5],f32>, !torch.tensor<[n,5],i64>
}

// CHECK-LABEL: @cummax_of_ints(
// CHECK: %[[V0:.*]] = torch.aten.size.int(%arg0, {{.*}}) : ({{.*}}, !torch.int<0>) -> !torch.int<n>
// CHECK: %[[V1:.*]] = torch.aten.arange.start_step({{.*}}, %[[V0]], {{.*}}) : (!torch.int<0>, {{.*}}, !torch.int<1>, !torch.int<4>, !torch.none, !torch.none, !torch.none) -> !torch.tensor<[n],i64>
// CHECK: %[[V2:.*]] = torch.aten.unsqueeze(%[[V1]], {{.*}}) : ({{.*}}, !torch.int<-1>) -> !torch.tensor<[n,1],i64>
// CHECK: %[[V3:.*]] = torch.aten.expand_as(%[[V2]], %arg0) : {{.*}} -> !torch.tensor<[n,5],i64>
// CHECK: %[[V4:.*]] = torch.aten.size.int(%arg0, {{.*}}) : ({{.*}}, !torch.int<0>) -> !torch.int<n>
// CHECK: %[[V5:.*]] = torch.aten.arange.start_step({{.*}}, %[[V4]], {{.*}}) : (!torch.int<0>, {{.*}}, !torch.int<1>, !torch.int<4>, !torch.none, !torch.none, !torch.none) -> !torch.tensor<[n],i64>
// CHECK: %[[V6:.*]] = torch.aten.lt.int({{.*}}, %[[V4]]) : (!torch.int<1>, {{.*}}) -> !torch.bool<s0>
// CHECK: %[[V7:.*]]:3 = torch.prim.Loop {{.*}}, %[[V6]], {{.*}}, %arg0, %[[V3]] : (!torch.int<4611686018427387904>, !torch.bool<s0>, !torch.int<1>, !torch.tensor<[n,5],i64>, !torch.tensor<[n,5],i64>) -> (!torch.int, !torch.tensor<[n,5],i64>, !torch.tensor<[n,5],i64>) {
// CHECK: %[[V8:.*]] = torch.aten.mul.int(%arg2, {{.*}}) : ({{.*}}, !torch.int<2>) -> !torch.int
// CHECK: %[[V9:.*]] = torch.aten.sub.Scalar(%[[V5]], %arg2, {{.*}}) : ({{.*}}, !torch.int<1>) -> !torch.tensor<[n],i64>
// CHECK: %[[V10:.*]] = torch.constant dense<0> : tensor<i64> -> !torch.tensor<[],i64>
// CHECK: %[[V11:.*]] = torch.aten.lt.Tensor(%[[V9]], %[[V10]]) : {{.*}} -> !torch.tensor<[n],i1>
// CHECK: %[[V12:.*]] = torch.aten.where.self(%[[V11]], %[[V10]], %[[V9]]) : {{.*}} -> !torch.tensor<[n],i64>
// CHECK: %[[V13:.*]] = torch.aten.index_select(%arg3, {{.*}}, %[[V12]]) : ({{.*}}, !torch.int<0>, {{.*}}) -> !torch.tensor<[n,5],i64>
// CHECK: %[[V14:.*]] = torch.aten.index_select(%arg4, {{.*}}, %[[V12]]) : ({{.*}}, !torch.int<0>, {{.*}}) -> !torch.tensor<[n,5],i64>
// CHECK: %[[V15:.*]] = torch.aten.ge.Tensor(%arg3, %[[V13]]) : {{.*}} -> !torch.tensor<[n,5],i1>
// CHECK: %[[V16:.*]] = torch.aten.where.self(%[[V15]], %arg3, %[[V13]]) : {{.*}} -> !torch.tensor<[n,5],i64>
// CHECK: %[[V17:.*]] = torch.aten.where.self(%[[V15]], %arg4, %[[V14]]) : {{.*}} -> !torch.tensor<[n,5],i64>
// CHECK: %[[V18:.*]] = torch.aten.ge.Scalar(%[[V9]], {{.*}}) : ({{.*}}, !torch.int<0>) -> !torch.tensor<[n],i1>
// CHECK: %[[V19:.*]] = torch.aten.unsqueeze(%[[V18]], {{.*}}) : ({{.*}}, !torch.int<-1>) -> !torch.tensor<[n,1],i1>
// CHECK: %[[V20:.*]] = torch.aten.where.self(%[[V19]], %[[V16]], %arg3) : {{.*}} -> !torch.tensor<[n,5],i64>
// CHECK: %[[V21:.*]] = torch.aten.where.self(%[[V19]], %[[V17]], %arg4) : {{.*}} -> !torch.tensor<[n,5],i64>
// CHECK: %[[V22:.*]] = torch.aten.lt.int(%[[V8]], %[[V4]]) : {{.*}} -> !torch.bool
// CHECK: torch.prim.yield %[[V22]], %[[V8]], %[[V20]], %[[V21]] : !torch.bool, !torch.int, !torch.tensor<[n,5],i64>, !torch.tensor<[n,5],i64>
// CHECK: return %[[V7]]#1, %[[V7]]#2
func.func @cummax_of_ints(%arg0: !torch.tensor<[n,5],i64>) -> (!torch.tensor<[n,5],i64>, !torch.tensor<[n,5],i64>) {
  %0 = torch.constant 0 : i64 -> !torch.int<0>
  %1:2 = torch.aten.cummax(%arg0, %0) : (!torch.tensor<[n,5],i64>, !torch.int<0>) -> (!torch.tensor<[n,5],i64>, !torch.tensor<[n,5],i64>)
  return %1#0, %1#1 : !torch.tensor<[n,5],i64>, !torch.tensor<[n,5],i64>
}

// CHECK-LABEL: @cummin(
// CHECK-NOT: torch.aten.cummin(
// CHECK: return {{.*}} : !torch.tensor<[n,5],f32>, !torch.tensor<[n,5],i64>
func.func @cummin(%arg0: !torch.tensor<[n,5],f32>) -> (!torch.tensor<[n,5],f32>, !torch.tensor<[n,5],i64>) {
  %0 = torch.constant 0 : i64 -> !torch.int<0>
  %1:2 = torch.aten.cummin(%arg0, %0) : (!torch.tensor<[n,5],f32>, !torch.int<0>) -> (!torch.tensor<[n,5],f32>, !torch.tensor<[n,5],i64>)
  return %1#0, %1#1 : !torch.tensor<[n,5],f32>, !torch.tensor<[n,5],i64>
}

// CHECK-LABEL: @cummin_of_ints(
// CHECK: %[[V0:.*]] = torch.aten.size.int(%arg0, {{.*}}) : ({{.*}}, !torch.int<0>) -> !torch.int<n>
// CHECK: %[[V1:.*]] = torch.aten.arange.start_step({{.*}}, %[[V0]], {{.*}}) : (!torch.int<0>, {{.*}}, !torch.int<1>, !torch.int<4>, !torch.none, !torch.none, !torch.none) -> !torch.tensor<[n],i64>
// CHECK: %[[V2:.*]] = torch.aten.unsqueeze(%[[V1]], {{.*}}) : ({{.*}}, !torch.int<-1>) -> !torch.tensor<[n,1],i64>
// CHECK: %[[V3:.*]] = torch.aten.expand_as(%[[V2]], %arg0) : {{.*}} -> !torch.tensor<[n,5],i64>
// CHECK: %[[V4:.*]] = torch.aten.size.int(%arg0, {{.*}}) : ({{.*}}, !torch.int<0>) -> !torch.int<n>
// CHECK: %[[V5:.*]] = torch.aten.arange.start_step({{.*}}, %[[V4]], {{.*}}) : (!torch.int<0>, {{.*}}, !torch.int<1>, !torch.int<4>, !torch.none, !torch.none, !torch.none) -> !torch.tensor<[n],i64>
// CHECK: %[[V6:.*]] = torch.aten.lt.int({{.*}}, %[[V4]]) : (!torch.int<1>, {{.*}}) -> !torch.bool<s0>
// CHECK: %[[V7:.*]]:3 = torch.prim.Loop {{.*}}, %[[V6]], {{.*}}, %arg0, %[[V3]] : (!torch.int<4611686018427387904>, !torch.bool<s0>, !torch.int<1>, !torch.tensor<[n,5],i64>, !torch.tensor<[n,5],i64>) -> (!torch.int, !torch.tensor<[n,5],i64>, !torch.tensor<[n,5],i64>) {
// CHECK: %[[V8:.*]] = torch.aten.mul.int(%arg2, {{.*}}) : ({{.*}}, !torch.int<2>) -> !torch.int
// CHECK: %[[V9:.*]] = torch.aten.sub.Scalar(%[[V5]], %arg2, {{.*}}) : ({{.*}}, !torch.int<1>) -> !torch.tensor<[n],i64>
// CHECK: %[[V10:.*]] = torch.constant dense<0> : tensor<i64> -> !torch.tensor<[],i64>
// CHECK: %[[V11:.*]] = torch.aten.lt.Tensor(%[[V9]], %[[V10]]) : {{.*}} -> !torch.tensor<[n],i1>
// CHECK: %[[V12:.*]] = torch.aten.where.self(%[[V11]], %[[V10]], %[[V9]]) : {{.*}} -> !torch.tensor<[n],i64>
// CHECK: %[[V13:.*]] = torch.aten.index_select(%arg3, {{.*}}, %[[V12]]) : ({{.*}}, !torch.int<0>, {{.*}}) -> !torch.tensor<[n,5],i64>
// CHECK: %[[V14:.*]] = torch.aten.index_select(%arg4, {{.*}}, %[[V12]]) : ({{.*}}, !torch.int<0>, {{.*}}) -> !torch.tensor<[n,5],i64>
// CHECK: %[[V15:.*]] = torch.aten.le.Tensor(%arg3, %[[V13]]) : {{.*}} -> !torch.tensor<[n,5],i1>
// CHECK: %[[V16:.*]] = torch.aten.where.self(%[[V15]], %arg3, %[[V13]]) : {{.*}} -> !torch.tensor<[n,5],i64>
// CHECK: %[[V17:.*]] = torch.aten.where.self(%[[V15]], %arg4, %[[V14]]) : {{.*}} -> !torch.tensor<[n,5],i64>
// CHECK: %[[V18:.*]] = torch.aten.ge.Scalar(%[[V9]], {{.*}}) : ({{.*}}, !torch.int<0>) -> !torch.tensor<[n],i1>
// CHECK: %[[V19:.*]] = torch.aten.unsqueeze(%[[V18]], {{.*}}) : ({{.*}}, !torch.int<-1>) -> !torch.tensor<[n,1],i1>
// CHECK: %[[V20:.*]] = torch.aten.where.self(%[[V19]], %[[V16]], %arg3) : {{.*}} -> !torch.tensor<[n,5],i64>
// CHECK: %[[V21:.*]] = torch.aten.where.self(%[[V19]], %[[V17]], %arg4) : {{.*}} -> !torch.tensor<[n,5],i64>
// CHECK: %[[V22:.*]] = torch.aten.lt.int(%[[V8]], %[[V4]]) : {{.*}} -> !torch.bool
// CHECK: torch.prim.yield %[[V22]], %[[V8]], %[[V20]], %[[V21]] : !torch.bool, !torch.int, !torch.tensor<[n,5],i64>, !torch.tensor<[n,5],i64>
// CHECK: return %[[V7]]#1, %[[V7]]#2
func.func @cummin_of_ints(%arg0: !torch.tensor<[n,5],i64>) -> (!torch.tensor<[n,5],i64>, !torch.tensor<[n,5],i64>) {
  %0 = torch.constant 0 : i64 -> !torch.int<0>
  %1:2 = torch.aten.cummin(%arg0, %0) : (!torch.tensor<[n,5],i64>, !torch.int<0>) -> (!torch.tensor<[n,5],i64>, !torch.tensor<[n,5],i64>)
  return %1#0, %1#1 : !torch.tensor<[n,5],i64>, !torch.tensor<[n,5],i64>
}

// CHECK-LABEL: @cumprod(
// CHECK: %[[V0:.*]] = torch.aten.size.int(%arg0, {{.*}}) : ({{.*}}, !torch.int<0>) -> !torch.int<n>
// CHECK: %[[V1:.*]] = torch.aten.arange.start_step({{.*}}, %[[V0]], {{.*}}) : (!torch.int<0>, {{.*}}, !torch.int<1>, !torch.int<4>, !torch.none, !torch.none, !torch.none) -> !torch.tensor<[n],i64>
// CHECK: %[[V2:.*]] = torch.aten.lt.int({{.*}}, %[[V0]]) : (!torch.int<1>, {{.*}}) -> !torch.bool<s0>
// CHECK: %[[V3:.*]]:2 = torch.prim.Loop {{.*}}, %[[V2]], {{.*}}, %arg0 : (!torch.int<4611686018427387904>, !torch.bool<s0>, !torch.int<1>, !torch.tensor<[n,5],f32>) -> (!torch.int, !torch.tensor<[n,5],f32>) {
// CHECK: %[[V4:.*]] = torch.aten.mul.int(%arg2, {{.*}}) : ({{.*}}, !torch.int<2>) -> !torch.int
// CHECK: %[[V5:.*]] = torch.aten.sub.Scalar(%[[V1]], %arg2, {{.*}}) : ({{.*}}, !torch.int<1>) -> !torch.tensor<[n],i64>
// CHECK: %[[V6:.*]] = torch.constant dense<0> : tensor<i64> -> !torch.tensor<[],i64>
// CHECK: %[[V7:.*]] = torch.aten.lt.Tensor(%[[V5]], %[[V6]]) : {{.*}} -> !torch.tensor<[n],i1>
// CHECK: %[[V8:.*]] = torch.aten.where.self(%[[V7]], %[[V6]], %[[V5]]) : {{.*}} -> !torch.tensor<[n],i64>
// CHECK: %[[V9:.*]] = torch.aten.index_select(%arg3, {{.*}}, %[[V8]]) : ({{.*}}, !torch.int<0>, {{.*}}) -> !torch.tensor<[n,5],f32>
// CHECK: %[[V10:.*]] = torch.aten.mul.Tensor(%[[V9]], %arg3) : {{.*}} -> !torch.tensor<[n,5],f32>
// CHECK: %[[V11:.*]] = torch.aten.ge.Scalar(%[[V5]], {{.*}}) : ({{.*}}, !torch.int<0>) -> !torch.tensor<[n],i1>
// CHECK: %[[V12:.*]] = torch.aten.unsqueeze(%[[V11]], {{.*}}) : ({{.*}}, !torch.int<-1>) -> !torch.tensor<[n,1],i1>
// CHECK: %[[V13:.*]] = torch.aten.where.self(%[[V12]], %[[V10]], %arg3) : {{.*}} -> !torch.tensor<[n,5],f32>
// CHECK: %[[V14:.*]] = torch.aten.lt.int(%[[V4]], %[[V0]]) : {{.*}} -> !torch.bool
// CHECK: torch.prim.yield %[[V14]], %[[V4]], %[[V13]] : !torch.bool, !torch.int, !torch.tensor<[n,5],f32>
// CHECK: return %[[V3]]#1
func.func @cumprod(%arg0: !torch.tensor<[n,5],f32>) -> (!torch.tensor<[n,5],f32>) {
  %0 = torch.constant 0 : i64 -> !torch.int<0>
  %1 = torch.constant unit -> !torch.none
  %2 = torch.aten.cumprod(%arg0, %0, %1) : (!torch.tensor<[n,5],f32>, !torch.int<0>, !torch.none) -> !torch.tensor<[n,5],f32>
  return %2 : !torch.tensor<[n,5],f32>
}

// CHECK-LABEL: @cumprod_of_ints(
// CHECK: %[[V0:.*]] = torch.aten.size.int(%arg0, {{.*}}) : ({{.*}}, !torch.int<0>) -> !torch.int<n>
// CHECK: %[[V1:.*]] = torch.aten.arange.start_step({{.*}}, %[[V0]], {{.*}}) : (!torch.int<0>, {{.*}}, !torch.int<1>, !torch.int<4>, !torch.none, !torch.none, !torch.none) -> !torch.tensor<[n],i64>
// CHECK: %[[V2:.*]] = torch.aten.lt.int({{.*}}, %[[V0]]) : (!torch.int<1>, {{.*}}) -> !torch.bool<s0>
// CHECK: %[[V3:.*]]:2 = torch.prim.Loop {{.*}}, %[[V2]], {{.*}}, %arg0 : (!torch.int<4611686018427387904>, !torch.bool<s0>, !torch.int<1>, !torch.tensor<[n,5],i64>) -> (!torch.int, !torch.tensor<[n,5],i64>) {
// CHECK: %[[V4:.*]] = torch.aten.mul.int(%arg2, {{.*}}) : ({{.*}}, !torch.int<2>) -> !torch.int
// CHECK: %[[V5:.*]] = torch.aten.sub.Scalar(%[[V1]], %arg2, {{.*}}) : ({{.*}}, !torch.int<1>) -> !torch.tensor<[n],i64>
// CHECK: %[[V6:.*]] = torch.constant dense<0> : tensor<i64> -> !torch.tensor<[],i64>
// CHECK: %[[V7:.*]] = torch.aten.lt.Tensor(%[[V5]], %[[V6]]) : {{.*}} -> !torch.tensor<[n],i1>
// CHECK: %[[V8:.*]] = torch.aten.where.self(%[[V7]], %[[V6]], %[[V5]]) : {{.*}} -> !torch.tensor<[n],i64>
// CHECK: %[[V9:.*]] = torch.aten.index_select(%arg3, {{.*}}, %[[V8]]) : ({{.*}}, !torch.int<0>, {{.*}}) -> !torch.tensor<[n,5],i64>
// CHECK: %[[V10:.*]] = torch.aten.mul.Tensor(%[[V9]], %arg3) : {{.*}} -> !torch.tensor<[n,5],i64>
// CHECK: %[[V11:.*]] = torch.aten.ge.Scalar(%[[V5]], {{.*}}) : ({{.*}}, !torch.int<0>) -> !torch.tensor<[n],i1>
// CHECK: %[[V12:.*]] = torch.aten.unsqueeze(%[[V11]], {{.*}}) : ({{.*}}, !torch.int<-1>) -> !torch.tensor<[n,1],i1>
// CHECK: %[[V13:.*]] = torch.aten.where.self(%[[V12]], %[[V10]], %arg3) : {{.*}} -> !torch.tensor<[n,5],i64>
// CHECK: %[[V14:.*]] = torch.aten.lt.int(%[[V4]], %[[V0]]) : {{.*}} -> !torch.bool
// CHECK: torch.prim.yield %[[V14]], %[[V4]], %[[V13]] : !torch.bool, !torch.int, !torch.tensor<[n,5],i64>
// CHECK: return %[[V3]]#1
func.func @cumprod_of_ints(%arg0: !torch.tensor<[n,5],i64>) -> (!torch.tensor<[n,5],i64>) {
  %0 = torch.constant 0 : i64 -> !torch.int<0>
  %1 = torch.constant unit -> !torch.none
  %2 = torch.aten.cumprod(%arg0, %0, %1) : (!torch.tensor<[n,5],i64>, !torch.int<0>, !torch.none) -> !torch.tensor<[n,5],i64>
  return %2 : !torch.tensor<[n,5],i64>
}

// CHECK-LABEL: @logcumsumexp(
// CHECK-NOT: torch.aten.logcumsumexp(
// CHECK: return {{.*}} : !torch.tensor<[n,5],f32>
func.func @logcumsumexp(%arg0: !torch.tensor<[n,5],f32>) -> (!torch.tensor<[n,5],f32>) {
  %0 = torch.constant 0 : i64 -> !torch.int<0>
  %1 = torch.aten.logcumsumexp(%arg0, %0) : (!torch.tensor<[n,5],f32>, !torch.int<0>) -> !torch.tensor<[n,5],f32>
  return %1 : !torch.tensor<[n,5],f32>
}
