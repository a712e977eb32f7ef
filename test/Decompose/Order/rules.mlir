// NOTE: The checks are written by tools/dev/update_checks.py.

// RUN: torch-onnx-opt %s --decompose | FileCheck %s

// CHECK-LABEL: @argsort(
// CHECK: %[[V0:.*]]:2 = torch.aten.sort(%arg0, {{.*}}) : ({{.*}}, !torch.int<-1>, !torch.bool<false>) -> (!torch.tensor<[n,5],f32>, !torch.tensor<[n,5],i64>)
// CHECK: return %[[V0]]#1
func.func @argsort(%arg0: !torch.tensor<[n,5],f32>) -> (!torch.tensor<[n,5],i64>) {
  %0 = torch.constant -1 : i64 -> !torch.int<-1>
  %1 = torch.constant false -> !torch.bool<false>
  %2 = torch.aten.argsort(%arg0, %0, %1) : (!torch.tensor<[n,5],f32>, !torch.int<-1>, !torch.bool<false>) -> !torch.tensor<[n,5],i64>
  return %2 : !torch.tensor<[n,5],i64>
}

// CHECK-LABEL: @argsort_of_ints(
// CHECK: %[[V0:.*]]:2 = torch.aten.sort(%arg0, {{.*}}) : ({{.*}}, !torch.int<-1>, !torch.bool<false>) -> (!torch.tensor<[n,5],i64>, !torch.tensor<[n,5],i64>)
// CHECK: return %[[V0]]#1
func.func @argsort_of_ints(%arg0: !torch.tensor<[n,5],i64>) -> (!torch.tensor<[n,5],i64>) {
  %0 = torch.constant -1 : i64 -> !torch.int<-1>
  %1 = torch.constant false -> !torch.bool<false>
  %2 = torch.aten.argsort(%arg0, %0, %1) : (!torch.tensor<[n,5],i64>, !torch.int<-1>, !torch.bool<false>) -> !torch.tensor<[n,5],i64>
  return %2 : !torch.tensor<[n,5],i64>
}

// CHECK-LABEL: @median(
// CHECK: %[[V0:.*]] = torch.prim.ListConstruct({{.*}}) : (!torch.int<-1>) -> !torch.list<[!torch.int<-1>]>
// CHECK: %[[V1:.*]] = torch.aten.reshape(%arg0, %[[V0]]) : {{.*}} -> !torch.tensor<["3*n"],f32>
// CHECK: %[[V2:.*]] = torch.aten.size.int(%[[V1]], {{.*}}) : ({{.*}}, !torch.int<0>) -> !torch.int<"3*n">
// CHECK: %[[V3:.*]] = torch.prim.max.int(%[[V2]], {{.*}}) : ({{.*}}, !torch.int<1>) -> !torch.int<"max(3*n, 1)">
// CHECK: %[[V4:.*]] = torch.constant dense<0x7FC00000> : tensor<1xf32> -> !torch.tensor<[1],f32>
// CHECK: %[[V5:.*]] = torch.prim.ListConstruct(%[[V1]], %[[V4]]) : {{.*}} -> !torch.list<[!torch.tensor<["3*n"],f32>, !torch.tensor<[1],f32>]>
// CHECK: %[[V6:.*]] = torch.aten.cat(%[[V5]], {{.*}}) : ({{.*}}, !torch.int<0>) -> !torch.tensor<["3*n+1"],f32>
// CHECK: %[[V7:.*]] = torch.aten.slice.Tensor(%[[V6]], {{.*}}, %[[V3]], {{.*}}) : ({{.*}}, !torch.int<0>, !torch.int<0>, {{.*}}, !torch.int<1>) -> !torch.tensor<["max(3*n, 1)"],f32>
// CHECK: %[[V8:.*]] = torch.aten.size.int(%[[V7]], {{.*}}) : ({{.*}}, !torch.int<0>) -> !torch.int<"max(3*n, 1)">
// CHECK: %[[V9:.*]] = torch.aten.sub.int(%[[V8]], {{.*}}) : ({{.*}}, !torch.int<1>) -> !torch.int<"max(3*n-1, 0)">
// CHECK: %[[V10:.*]] = torch.aten.floordiv.int(%[[V9]], {{.*}}) : ({{.*}}, !torch.int<2>) -> !torch.int<"(max(3*n-1, 0))//2">
// CHECK: %[[V11:.*]] = torch.aten.add.int(%[[V10]], {{.*}}) : ({{.*}}, !torch.int<1>) -> !torch.int<"(max(3*n-1, 0))//2+1">
// CHECK: %[[V12:.*]]:2 = torch.aten.topk(%[[V7]], %[[V11]], {{.*}}) : ({{.*}}, !torch.int<0>, !torch.bool<false>, !torch.bool<true>) -> (!torch.tensor<["(max(3*n-1, 0))//2+1"],f32>, !torch.tensor<["(max(3*n-1, 0))//2+1"],i64>)
// CHECK: %[[V13:.*]] = torch.aten.select.int(%[[V12]]#0, {{.*}}) : ({{.*}}, !torch.int<0>, !torch.int<-1>) -> !torch.tensor<[],f32>
// CHECK: %[[V14:.*]] = torch.aten.isnan(%[[V7]]) : {{.*}} -> !torch.tensor<["max(3*n, 1)"],i1>
// CHECK: %[[V15:.*]] = torch.aten.any.dim(%[[V14]], {{.*}}) : ({{.*}}, !torch.int<0>, !torch.bool<false>) -> !torch.tensor<[],i1>
// CHECK: %[[V16:.*]] = torch.constant dense<0x7FC00000> : tensor<f32> -> !torch.tensor<[],f32>
// CHECK: %[[V17:.*]] = torch.aten.where.self(%[[V15]], %[[V16]], %[[V13]]) : {{.*}} -> !torch.tensor<[],f32>
// CHECK: return %[[V17]]
func.func @median(%arg0: !torch.tensor<[n,3],f32>) -> (!torch.tensor<[],f32>) {
  %0 = torch.aten.median(%arg0) : (!torch.tensor<[n,3],f32>) -> !torch.tensor<[],f32>
  return %0 : !torch.tensor<[],f32>
}

// CHECK-LABEL: @median_dim(
// CHECK: %[[V0:.*]]:2 = torch.aten.topk(%arg0, {{.*}}) : ({{.*}}, !torch.int<3>, !torch.int<1>, !torch.bool<false>, !torch.bool<true>) -> (!torch.tensor<[n,3],f32>, !torch.tensor<[n,3],i64>)
// CHECK: %[[V1:.*]] = torch.aten.select.int(%[[V0]]#0, {{.*}}) : ({{.*}}, !torch.int<1>, !torch.int<-1>) -> !torch.tensor<[n],f32>
// CHECK: %[[V2:.*]] = torch.aten.select.int(%[[V0]]#1, {{.*}}) : ({{.*}}, !torch.int<1>, !torch.int<-1>) -> !torch.tensor<[n],i64>
// CHECK: %[[V3:.*]] = torch.aten.isnan(%arg0) : {{.*}} -> !torch.tensor<[n,5],i1>
// CHECK: %[[V4:.*]] = torch.aten.any.dim(%[[V3]], {{.*}}) : ({{.*}}, !torch.int<1>, !torch.bool<false>) -> !torch.tensor<[n],i1>
// CHECK: %[[V5:.*]] = torch.constant dense<0x7FC00000> : tensor<f32> -> !torch.tensor<[],f32>
// CHECK: %[[V6:.*]] = torch.aten.to.dtype(%[[V3]], {{.*}}) : ({{.*}}, !torch.int<3>, !torch.bool<false>, !torch.bool<false>, !torch.none) -> !torch.tensor<[n,5],i32>
// CHECK: %[[V7:.*]] = torch.aten.argmax(%[[V6]], {{.*}}) : ({{.*}}, !torch.int<1>, !torch.bool<false>) -> !torch.tensor<[n],i64>
// CHECK: %[[V8:.*]] = torch.aten.where.self(%[[V4]], %[[V5]], %[[V1]]) : {{.*}} -> !torch.tensor<[n],f32>
// CHECK: %[[V9:.*]] = torch.aten.where.self(%[[V4]], %[[V7]], %[[V2]]) : {{.*}} -> !torch.tensor<[n],i64>
// CHECK: return %[[V8]], %[[V9]]
func.func @median_dim(%arg0: !torch.tensor<[n,5],f32>) -> (!torch.tensor<[n],f32>, !torch.tensor<[n],i64>) {
  %0 = torch.constant 1 : i64 -> !torch.int<1>
  %1 = torch.constant false -> !torch.bool<false>
  %2:2 = torch.aten.median.dim(%arg0, %0, %1) : (!torch.tensor<[n,5],f32>, !torch.int<1>, !torch.bool<false>) -> (!torch.tensor<[n],f32>, !torch.tensor<[n],i64>)
  return %2#0, %2#1 : !torch.tensor<[n],f32>, !torch.tensor<[n],i64>
}

// CHECK-LABEL: @median_dim_of_ints(
// CHECK: %[[V0:.*]]:2 = torch.aten.sort(%arg0, {{.*}}) : ({{.*}}, !torch.int<1>, !torch.bool<false>) -> (!torch.tensor<[n,5],i64>, !torch.tensor<[n,5],i64>)
// CHECK: %[[V1:.*]] = torch.aten.select.int(%[[V0]]#0, {{.*}}) : ({{.*}}, !torch.int<1>, !torch.int<2>) -> !torch.tensor<[n],i64>
// CHECK: %[[V2:.*]] = torch.aten.select.int(%[[V0]]#1, {{.*}}) : ({{.*}}, !torch.int<1>, !torch.int<2>) -> !torch.tensor<[n],i64>
// CHECK: return %[[V1]], %[[V2]]
func.func @median_dim_of_ints(%arg0: !torch.tensor<[n,5],i64>) -> (!torch.tensor<[n],i64>, !torch.tensor<[n],i64>) {
  %0 = torch.constant 1 : i64 -> !torch.int<1>
  %1 = torch.constant false -> !torch.bool<false>
  %2:2 = torch.aten.median.dim(%arg0, %0, %1) : (!torch.tensor<[n,5],i64>, !torch.int<1>, !torch.bool<false>) -> (!torch.tensor<[n],i64>, !torch.tensor<[n],i64>)
  return %2#0, %2#1 : !torch.tensor<[n],i64>, !torch.tensor<[n],i64>
}

// CHECK-LABEL: @mode(
// CHECK: %[[V0:.*]]:2 = torch.aten.sort(%arg0, {{.*}}) : ({{.*}}, !torch.int<-1>, !torch.bool<false>) -> (!torch.tensor<[n,5],f32>, !torch.tensor<[n,5],i64>)
// CHECK: %[[V1:.*]] = torch.aten.unsqueeze(%[[V0]]#0, {{.*}}) : ({{.*}}, !torch.int<-2>) -> !torch.tensor<[n,1,5],f32>
// CHECK: %[[V2:.*]] = torch.aten.unsqueeze(%[[V0]]#0, {{.*}}) : ({{.*}}, !torch.int<-1>) -> !torch.tensor<[n,5,1],f32>
// CHECK: %[[V3:.*]] = torch.aten.gt.Tensor(%[[V1]], %[[V2]]) : {{.*}} -> !torch.tensor<[n,5,5],i1>
// CHECK: %[[V4:.*]] = torch.aten.logical_not(%[[V3]]) : {{.*}} -> !torch.tensor<[n,5,5],i1>
// CHECK: %[[V5:.*]] = torch.prim.ListConstruct({{.*}}) : (!torch.int<-1>) -> !torch.list<[!torch.int<-1>]>
// CHECK: %[[V6:.*]] = torch.aten.sum.dim_IntList(%[[V4]], %[[V5]], {{.*}}) : ({{.*}}, !torch.bool<false>, !torch.none) -> !torch.tensor<[n,5],i64>
// CHECK: %[[V7:.*]] = torch.aten.unsqueeze(%[[V0]]#0, {{.*}}) : ({{.*}}, !torch.int<-2>) -> !torch.tensor<[n,1,5],f32>
// CHECK: %[[V8:.*]] = torch.aten.unsqueeze(%[[V0]]#0, {{.*}}) : ({{.*}}, !torch.int<-1>) -> !torch.tensor<[n,5,1],f32>
// CHECK: %[[V9:.*]] = torch.aten.ge.Tensor(%[[V7]], %[[V8]]) : {{.*}} -> !torch.tensor<[n,5,5],i1>
// CHECK: %[[V10:.*]] = torch.aten.logical_not(%[[V9]]) : {{.*}} -> !torch.tensor<[n,5,5],i1>
// CHECK: %[[V11:.*]] = torch.prim.ListConstruct({{.*}}) : (!torch.int<-1>) -> !torch.list<[!torch.int<-1>]>
// CHECK: %[[V12:.*]] = torch.aten.sum.dim_IntList(%[[V10]], %[[V11]], {{.*}}) : ({{.*}}, !torch.bool<false>, !torch.none) -> !torch.tensor<[n,5],i64>
// CHECK: %[[V13:.*]] = torch.aten.sub.Tensor(%[[V6]], %[[V12]], {{.*}}) : ({{.*}}, !torch.int<1>) -> !torch.tensor<[n,5],i64>
// CHECK: %[[V14:.*]] = torch.aten.argmax(%[[V13]], {{.*}}) : ({{.*}}, !torch.int<-1>, !torch.bool<true>) -> !torch.tensor<[n,1],i64>
// CHECK: %[[V15:.*]] = torch.aten.gather(%[[V0]]#0, {{.*}}, %[[V14]], {{.*}}) : ({{.*}}, !torch.int<-1>, {{.*}}, !torch.bool<false>) -> !torch.tensor<[n,1],f32>
// CHECK: %[[V16:.*]] = torch.aten.eq.Tensor(%arg0, %[[V15]]) : {{.*}} -> !torch.tensor<[n,5],i1>
// CHECK: %[[V17:.*]] = torch.aten.to.dtype(%[[V16]], {{.*}}) : ({{.*}}, !torch.int<4>, !torch.bool<false>, !torch.bool<false>, !torch.none) -> !torch.tensor<[n,5],i64>
// CHECK: %[[V18:.*]] = torch.constant dense<[0, 1, 2, 3, 4]> : tensor<5xi64> -> !torch.tensor<[5],i64>
// CHECK: %[[V19:.*]] = torch.aten.mul.Tensor(%[[V17]], %[[V18]]) : {{.*}} -> !torch.tensor<[n,5],i64>
// CHECK: %[[V20:.*]] = torch.prim.ListConstruct({{.*}}) : (!torch.int<-1>) -> !torch.list<[!torch.int<-1>]>
// CHECK: %[[V21:.*]] = torch.aten.amax(%[[V19]], %[[V20]], {{.*}}) : ({{.*}}, !torch.bool<true>) -> !torch.tensor<[n,1],i64>
// CHECK: %[[V22:.*]] = torch.aten.squeeze.dim(%[[V15]], {{.*}}) : ({{.*}}, !torch.int<-1>) -> !torch.tensor<[n],f32>
// CHECK: %[[V23:.*]] = torch.aten.squeeze.dim(%[[V21]], {{.*}}) : ({{.*}}, !torch.int<-1>) -> !torch.tensor<[n],i64>
// CHECK: return %[[V22]], %[[V23]]
func.func @mode(%arg0: !torch.tensor<[n,5],f32>) -> (!torch.tensor<[n],f32>, !torch.tensor<[n],i64>) {
  %0 = torch.constant 1 : i64 -> !torch.int<1>
  %1 = torch.constant false -> !torch.bool<false>
  %2:2 = torch.aten.mode(%arg0, %0, %1) : (!torch.tensor<[n,5],f32>, !torch.int<1>, !torch.bool<false>) -> (!torch.tensor<[n],f32>, !torch.tensor<[n],i64>)
  return %2#0, %2#1 : !torch.tensor<[n],f32>, !torch.tensor<[n],i64>
}

// CHECK-LABEL: @mode_of_ints(
// CHECK: %[[V0:.*]]:2 = torch.aten.sort(%arg0, {{.*}}) : ({{.*}}, !torch.int<-1>, !torch.bool<false>) -> (!torch.tensor<[n,5],i64>, !torch.tensor<[n,5],i64>)
// CHECK: %[[V1:.*]] = torch.aten.unsqueeze(%[[V0]]#0, {{.*}}) : ({{.*}}, !torch.int<-2>) -> !torch.tensor<[n,1,5],i64>
// CHECK: %[[V2:.*]] = torch.aten.unsqueeze(%[[V0]]#0, {{.*}}) : ({{.*}}, !torch.int<-1>) -> !torch.tensor<[n,5,1],i64>
// CHECK: %[[V3:.*]] = torch.aten.gt.Tensor(%[[V1]], %[[V2]]) : {{.*}} -> !torch.tensor<[n,5,5],i1>
// CHECK: %[[V4:.*]] = torch.aten.logical_not(%[[V3]]) : {{.*}} -> !torch.tensor<[n,5,5],i1>
// CHECK: %[[V5:.*]] = torch.prim.ListConstruct({{.*}}) : (!torch.int<-1>) -> !torch.list<[!torch.int<-1>]>
// CHECK: %[[V6:.*]] = torch.aten.sum.dim_IntList(%[[V4]], %[[V5]], {{.*}}) : ({{.*}}, !torch.bool<false>, !torch.none) -> !torch.tensor<[n,5],i64>
// CHECK: %[[V7:.*]] = torch.aten.unsqueeze(%[[V0]]#0, {{.*}}) : ({{.*}}, !torch.int<-2>) -> !torch.tensor<[n,1,5],i64>
// CHECK: %[[V8:.*]] = torch.aten.unsqueeze(%[[V0]]#0, {{.*}}) : ({{.*}}, !torch.int<-1>) -> !torch.tensor<[n,5,1],i64>
// CHECK: %[[V9:.*]] = torch.aten.ge.Tensor(%[[V7]], %[[V8]]) : {{.*}} -> !torch.tensor<[n,5,5],i1>
// CHECK: %[[V10:.*]] = torch.aten.logical_not(%[[V9]]) : {{.*}} -> !torch.tensor<[n,5,5],i1>
// CHECK: %[[V11:.*]] = torch.prim.ListConstruct({{.*}}) : (!torch.int<-1>) -> !torch.list<[!torch.int<-1>]>
// CHECK: %[[V12:.*]] = torch.aten.sum.dim_IntList(%[[V10]], %[[V11]], {{.*}}) : ({{.*}}, !torch.bool<false>, !torch.none) -> !torch.tensor<[n,5],i64>
// CHECK: %[[V13:.*]] = torch.aten.sub.Tensor(%[[V6]], %[[V12]], {{.*}}) : ({{.*}}, !torch.int<1>) -> !torch.tensor<[n,5],i64>
// CHECK: %[[V14:.*]] = torch.aten.argmax(%[[V13]], {{.*}}) : ({{.*}}, !torch.int<-1>, !torch.bool<true>) -> !torch.tensor<[n,1],i64>
// CHECK: %[[V15:.*]] = torch.aten.gather(%[[V0]]#0, {{.*}}, %[[V14]], {{.*}}) : ({{.*}}, !torch.int<-1>, {{.*}}, !torch.bool<false>) -> !torch.tensor<[n,1],i64>
// CHECK: %[[V16:.*]] = torch.aten.eq.Tensor(%arg0, %[[V15]]) : {{.*}} -> !torch.tensor<[n,5],i1>
// CHECK: %[[V17:.*]] = torch.aten.to.dtype(%[[V16]], {{.*}}) : ({{.*}}, !torch.int<4>, !torch.bool<false>, !torch.bool<false>, !torch.none) -> !torch.tensor<[n,5],i64>
// CHECK: %[[V18:.*]] = torch.constant dense<[0, 1, 2, 3, 4]> : tensor<5xi64> -> !torch.tensor<[5],i64>
// CHECK: %[[V19:.*]] = torch.aten.mul.Tensor(%[[V17]], %[[V18]]) : {{.*}} -> !torch.tensor<[n,5],i64>
// CHECK: %[[V20:.*]] = torch.prim.ListConstruct({{.*}}) : (!torch.int<-1>) -> !torch.list<[!torch.int<-1>]>
// CHECK: %[[V21:.*]] = torch.aten.amax(%[[V19]], %[[V20]], {{.*}}) : ({{.*}}, !torch.bool<true>) -> !torch.tensor<[n,1],i64>
// CHECK: %[[V22:.*]] = torch.aten.squeeze.dim(%[[V15]], {{.*}}) : ({{.*}}, !torch.int<-1>) -> !torch.tensor<[n],i64>
// CHECK: %[[V23:.*]] = torch.aten.squeeze.dim(%[[V21]], {{.*}}) : ({{.*}}, !torch.int<-1>) -> !torch.tensor<[n],i64>
// CHECK: return %[[V22]], %[[V23]]
func.func @mode_of_ints(%arg0: !torch.tensor<[n,5],i64>) -> (!torch.tensor<[n],i64>, !torch.tensor<[n],i64>) {
  %0 = torch.constant 1 : i64 -> !torch.int<1>
  %1 = torch.constant false -> !torch.bool<false>
  %2:2 = torch.aten.mode(%arg0, %0, %1) : (!torch.tensor<[n,5],i64>, !torch.int<1>, !torch.bool<false>) -> (!torch.tensor<[n],i64>, !torch.tensor<[n],i64>)
  return %2#0, %2#1 : !torch.tensor<[n],i64>, !torch.tensor<[n],i64>
}

// CHECK-LABEL: @msort(
// CHECK: %[[V0:.*]]:2 = torch.aten.sort(%arg0, {{.*}}) : ({{.*}}, !torch.int<0>, !torch.bool<false>) -> (!torch.tensor<[5,3],f32>, !torch.tensor<[5,3],i64>)
// CHECK: return %[[V0]]#0
func.func @msort(%arg0: !torch.tensor<[5,3],f32>) -> (!torch.tensor<[5,3],f32>) {
  %0 = torch.aten.msort(%arg0) : (!torch.tensor<[5,3],f32>) -> !torch.tensor<[5,3],f32>
  return %0 : !torch.tensor<[5,3],f32>
}

// CHECK-LABEL: @nanmedian(
// CHECK: %[[V0:.*]] = torch.prim.ListConstruct({{.*}}) : (!torch.int<-1>) -> !torch.list<[!torch.int<-1>]>
// CHECK: %[[V1:.*]] = torch.aten.reshape(%arg0, %[[V0]]) : {{.*}} -> !torch.tensor<["3*n"],f32>
// CHECK: %[[V2:.*]] = torch.aten.size.int(%[[V1]], {{.*}}) : ({{.*}}, !torch.int<0>) -> !torch.int<"3*n">
// CHECK: %[[V3:.*]] = torch.prim.max.int(%[[V2]], {{.*}}) : ({{.*}}, !torch.int<1>) -> !torch.int<"max(3*n, 1)">
// CHECK: %[[V4:.*]] = torch.constant dense<0x7FC00000> : tensor<1xf32> -> !torch.tensor<[1],f32>
// CHECK: %[[V5:.*]] = torch.prim.ListConstruct(%[[V1]], %[[V4]]) : {{.*}} -> !torch.list<[!torch.tensor<["3*n"],f32>, !torch.tensor<[1],f32>]>
// CHECK: %[[V6:.*]] = torch.aten.cat(%[[V5]], {{.*}}) : ({{.*}}, !torch.int<0>) -> !torch.tensor<["3*n+1"],f32>
// CHECK: %[[V7:.*]] = torch.aten.slice.Tensor(%[[V6]], {{.*}}, %[[V3]], {{.*}}) : ({{.*}}, !torch.int<0>, !torch.int<0>, {{.*}}, !torch.int<1>) -> !torch.tensor<["max(3*n, 1)"],f32>
// CHECK: %[[V8:.*]] = torch.aten.isnan(%[[V7]]) : {{.*}} -> !torch.tensor<["max(3*n, 1)"],i1>
// CHECK: %[[V9:.*]]:2 = torch.aten.sort(%[[V7]], {{.*}}) : ({{.*}}, !torch.int<0>, !torch.bool<false>) -> (!torch.tensor<["max(3*n, 1)"],f32>, !torch.tensor<["max(3*n, 1)"],i64>)
// CHECK: %[[V10:.*]] = torch.aten.logical_not(%[[V8]]) : {{.*}} -> !torch.tensor<["max(3*n, 1)"],i1>
// CHECK: %[[V11:.*]] = torch.prim.ListConstruct({{.*}}) : (!torch.int<0>) -> !torch.list<[!torch.int<0>]>
// CHECK: %[[V12:.*]] = torch.aten.sum.dim_IntList(%[[V10]], %[[V11]], {{.*}}) : ({{.*}}, !torch.bool<true>, !torch.none) -> !torch.tensor<[1],i64>
// CHECK: %[[V13:.*]] = torch.aten.sub.Scalar(%[[V12]], {{.*}}) : ({{.*}}, !torch.int<1>, !torch.int<1>) -> !torch.tensor<[1],i64>
// CHECK: %[[V14:.*]] = torch.constant "trunc" -> !torch.str
// CHECK: %[[V15:.*]] = torch.aten.div.Scalar_mode(%[[V13]], {{.*}}, %[[V14]]) : ({{.*}}, !torch.int<2>, {{.*}}) -> !torch.tensor<[1],i64>
// CHECK: %[[V16:.*]] = torch.aten.mul.Scalar(%[[V15]], {{.*}}) : ({{.*}}, !torch.int<2>) -> !torch.tensor<[1],i64>
// CHECK: %[[V17:.*]] = torch.aten.gt.Tensor(%[[V16]], %[[V13]]) : {{.*}} -> !torch.tensor<[1],i1>
// CHECK: %[[V18:.*]] = torch.aten.to.dtype(%[[V17]], {{.*}}) : ({{.*}}, !torch.int<4>, !torch.bool<false>, !torch.bool<false>, !torch.none) -> !torch.tensor<[1],i64>
// CHECK: %[[V19:.*]] = torch.aten.sub.Tensor(%[[V15]], %[[V18]], {{.*}}) : ({{.*}}, !torch.int<1>) -> !torch.tensor<[1],i64>
// CHECK: %[[V20:.*]] = torch.constant dense<0> : tensor<i64> -> !torch.tensor<[],i64>
// CHECK: %[[V21:.*]] = torch.aten.lt.Tensor(%[[V19]], %[[V20]]) : {{.*}} -> !torch.tensor<[1],i1>
// CHECK: %[[V22:.*]] = torch.aten.where.self(%[[V21]], %[[V20]], %[[V19]]) : {{.*}} -> !torch.tensor<[1],i64>
// CHECK: %[[V23:.*]] = torch.aten.gather(%[[V9]]#1, {{.*}}, %[[V22]], {{.*}}) : ({{.*}}, !torch.int<0>, {{.*}}, !torch.bool<false>) -> !torch.tensor<[1],i64>
// CHECK: %[[V24:.*]] = torch.aten.gather(%[[V7]], {{.*}}, %[[V23]], {{.*}}) : ({{.*}}, !torch.int<0>, {{.*}}, !torch.bool<false>) -> !torch.tensor<[1],f32>
// CHECK: %[[V25:.*]] = torch.aten.squeeze.dim(%[[V24]], {{.*}}) : ({{.*}}, !torch.int<0>) -> !torch.tensor<[],f32>
// CHECK: return %[[V25]]
func.func @nanmedian(%arg0: !torch.tensor<[n,3],f32>) -> (!torch.tensor<[],f32>) {
  %0 = torch.aten.nanmedian(%arg0) : (!torch.tensor<[n,3],f32>) -> !torch.tensor<[],f32>
  return %0 : !torch.tensor<[],f32>
}

// CHECK-LABEL: @nanmedian_dim(
// CHECK: %[[V0:.*]] = torch.aten.isnan(%arg0) : {{.*}} -> !torch.tensor<[n,5],i1>
// CHECK: %[[V1:.*]]:2 = torch.aten.sort(%arg0, {{.*}}) : ({{.*}}, !torch.int<1>, !torch.bool<false>) -> (!torch.tensor<[n,5],f32>, !torch.tensor<[n,5],i64>)
// CHECK: %[[V2:.*]] = torch.aten.logical_not(%[[V0]]) : {{.*}} -> !torch.tensor<[n,5],i1>
// CHECK: %[[V3:.*]] = torch.prim.ListConstruct({{.*}}) : (!torch.int<1>) -> !torch.list<[!torch.int<1>]>
// CHECK: %[[V4:.*]] = torch.aten.sum.dim_IntList(%[[V2]], %[[V3]], {{.*}}) : ({{.*}}, !torch.bool<true>, !torch.none) -> !torch.tensor<[n,1],i64>
// CHECK: %[[V5:.*]] = torch.aten.sub.Scalar(%[[V4]], {{.*}}) : ({{.*}}, !torch.int<1>, !torch.int<1>) -> !torch.tensor<[n,1],i64>
// CHECK: %[[V6:.*]] = torch.constant "trunc" -> !torch.str
// CHECK: %[[V7:.*]] = torch.aten.div.Scalar_mode(%[[V5]], {{.*}}, %[[V6]]) : ({{.*}}, !torch.int<2>, {{.*}}) -> !torch.tensor<[n,1],i64>
// CHECK: %[[V8:.*]] = torch.aten.mul.Scalar(%[[V7]], {{.*}}) : ({{.*}}, !torch.int<2>) -> !torch.tensor<[n,1],i64>
// CHECK: %[[V9:.*]] = torch.aten.gt.Tensor(%[[V8]], %[[V5]]) : {{.*}} -> !torch.tensor<[n,1],i1>
// CHECK: %[[V10:.*]] = torch.aten.to.dtype(%[[V9]], {{.*}}) : ({{.*}}, !torch.int<4>, !torch.bool<false>, !torch.bool<false>, !torch.none) -> !torch.tensor<[n,1],i64>
// CHECK: %[[V11:.*]] = torch.aten.sub.Tensor(%[[V7]], %[[V10]], {{.*}}) : ({{.*}}, !torch.int<1>) -> !torch.tensor<[n,1],i64>
// CHECK: %[[V12:.*]] = torch.constant dense<0> : tensor<i64> -> !torch.tensor<[],i64>
// CHECK: %[[V13:.*]] = torch.aten.lt.Tensor(%[[V11]], %[[V12]]) : {{.*}} -> !torch.tensor<[n,1],i1>
// CHECK: %[[V14:.*]] = torch.aten.where.self(%[[V13]], %[[V12]], %[[V11]]) : {{.*}} -> !torch.tensor<[n,1],i64>
// CHECK: %[[V15:.*]] = torch.aten.gather(%[[V1]]#1, {{.*}}, %[[V14]], {{.*}}) : ({{.*}}, !torch.int<1>, {{.*}}, !torch.bool<false>) -> !torch.tensor<[n,1],i64>
// CHECK: %[[V16:.*]] = torch.aten.gather(%arg0, {{.*}}, %[[V15]], {{.*}}) : ({{.*}}, !torch.int<1>, {{.*}}, !torch.bool<false>) -> !torch.tensor<[n,1],f32>
// CHECK: %[[V17:.*]] = torch.aten.squeeze.dim(%[[V15]], {{.*}}) : ({{.*}}, !torch.int<1>) -> !torch.tensor<[n],i64>
// CHECK: %[[V18:.*]] = torch.aten.squeeze.dim(%[[V16]], {{.*}}) : ({{.*}}, !torch.int<1>) -> !torch.tensor<[n],f32>
// CHECK: return %[[V18]], %[[V17]]
func.func @nanmedian_dim(%arg0: !torch.tensor<[n,5],f32>) -> (!torch.tensor<[n],f32>, !torch.tensor<[n],i64>) {
  %0 = torch.constant 1 : i64 -> !torch.int<1>
  %1 = torch.constant false -> !torch.bool<false>
  %2:2 = torch.aten.nanmedian.dim(%arg0, %0, %1) : (!torch.tensor<[n,5],f32>, !torch.int<1>, !torch.bool<false>) -> (!torch.tensor<[n],f32>, !torch.tensor<[n],i64>)
  return %2#0, %2#1 : !torch.tensor<[n],f32>, !torch.tensor<[n],i64>
}

// CHECK-LABEL: @nanmedian_dim_of_ints(
// CHECK: %[[V0:.*]]:2 = torch.aten.sort(%arg0, {{.*}}) : ({{.*}}, !torch.int<1>, !torch.bool<false>) -> (!torch.tensor<[n,5],i64>, !torch.tensor<[n,5],i64>)
// CHECK: %[[V1:.*]] = torch.aten.select.int(%[[V0]]#0, {{.*}}) : ({{.*}}, !torch.int<1>, !torch.int<2>) -> !torch.tensor<[n],i64>
// CHECK: %[[V2:.*]] = torch.aten.select.int(%[[V0]]#1, {{.*}}) : ({{.*}}, !torch.int<1>, !torch.int<2>) -> !torch.tensor<[n],i64>
// CHECK: return %[[V1]], %[[V2]]
func.func @nanmedian_dim_of_ints(%arg0: !torch.tensor<[n,5],i64>) -> (!torch.tensor<[n],i64>, !torch.tensor<[n],i64>) {
  %0 = torch.constant 1 : i64 -> !torch.int<1>
  %1 = torch.constant false -> !torch.bool<false>
  %2:2 = torch.aten.nanmedian.dim(%arg0, %0, %1) : (!torch.tensor<[n,5],i64>, !torch.int<1>, !torch.bool<false>) -> (!torch.tensor<[n],i64>, !torch.tensor<[n],i64>)
  return %2#0, %2#1 : !torch.tensor<[n],i64>, !torch.tensor<[n],i64>
}

// CHECK-LABEL: @argsort_stable(
// CHECK: %[[V0:.*]]:2 = torch.aten.sort(%arg0, {{.*}}) : ({{.*}}, !torch.int<-1>, !torch.bool<false>) -> (!torch.tensor<[n,5],f32>, !torch.tensor<[n,5],i64>)
// CHECK: return %[[V0]]#1
func.func @argsort_stable(%arg0: !torch.tensor<[n,5],f32>) -> (!torch.tensor<[n,5],i64>) {
  %0 = torch.constant true -> !torch.bool<true>
  %1 = torch.constant -1 : i64 -> !torch.int<-1>
  %2 = torch.constant false -> !torch.bool<false>
  %3 = torch.aten.argsort.stable(%arg0, %0, %1, %2) : (!torch.tensor<[n,5],f32>, !torch.bool<true>, !torch.int<-1>, !torch.bool<false>) -> !torch.tensor<[n,5],i64>
  return %3 : !torch.tensor<[n,5],i64>
}

// CHECK-LABEL: @median_of_rest(
// CHECK: %[[V0:.*]] = torch.aten.size.int(%arg0, {{.*}}) : ({{.*}}, !torch.int<0>) -> !torch.int<"max(n-5, 0)">
// CHECK: %[[V1:.*]] = torch.prim.max.int(%[[V0]], {{.*}}) : ({{.*}}, !torch.int<1>) -> !torch.int<"max(n-5, 1)">
// CHECK: %[[V2:.*]] = torch.constant dense<-2147483648> : tensor<1xi32> -> !torch.tensor<[1],i32>
// CHECK: %[[V3:.*]] = torch.prim.ListConstruct(%arg0, %[[V2]]) : {{.*}} -> !torch.list<[!torch.tensor<["max(n-5, 0)"],i32>, !torch.tensor<[1],i32>]>
// CHECK: %[[V4:.*]] = torch.aten.cat(%[[V3]], {{.*}}) : ({{.*}}, !torch.int<0>) -> !torch.tensor<["max(n-4, 1)"],i32>
// CHECK: %[[V5:.*]] = torch.aten.slice.Tensor(%[[V4]], {{.*}}, %[[V1]], {{.*}}) : ({{.*}}, !torch.int<0>, !torch.int<0>, {{.*}}, !torch.int<1>) -> !torch.tensor<["max(n-5, 1)"],i32>
// CHECK: %[[V6:.*]] = torch.aten.size.int(%[[V5]], {{.*}}) : ({{.*}}, !torch.int<0>) -> !torch.int<"max(n-5, 1)">
// CHECK: %[[V7:.*]] = torch.aten.sub.int(%[[V6]], {{.*}}) : ({{.*}}, !torch.int<1>) -> !torch.int<"max(n-6, 0)">
// CHECK: %[[V8:.*]] = torch.aten.floordiv.int(%[[V7]], {{.*}}) : ({{.*}}, !torch.int<2>) -> !torch.int<"(max(n-6, 0))//2">
// CHECK: %[[V9:.*]] = torch.aten.add.int(%[[V8]], {{.*}}) : ({{.*}}, !torch.int<1>) -> !torch.int<"(max(n-6, 0))//2+1">
// CHECK: %[[V10:.*]]:2 = torch.aten.sort(%[[V5]], {{.*}}) : ({{.*}}, !torch.int<0>, !torch.bool<false>) -> (!torch.tensor<["max(n-5, 1)"],i32>, !torch.tensor<["max(n-5, 1)"],i64>)
// CHECK: %[[V11:.*]] = torch.aten.sub.int(%[[V9]], {{.*}}) : ({{.*}}, !torch.int<1>) -> !torch.int<"(max(n-6, 0))//2">
// CHECK: %[[V12:.*]] = torch.aten.select.int(%[[V10]]#0, {{.*}}, %[[V11]]) : ({{.*}}, !torch.int<0>, {{.*}}) -> !torch.tensor<[],i32>
// CHECK: return %[[V12]]
func.func @median_of_rest(%arg0: !torch.tensor<["max(n-5, 0)"],i32>) -> (!torch.tensor<[],i32>) {
  %0 = torch.aten.median(%arg0) : (!torch.tensor<["max(n-5, 0)"],i32>) -> !torch.tensor<[],i32>
  return %0 : !torch.tensor<[],i32>
}
