// NOTE: The checks are written by tools/dev/update_checks.py.

// RUN: torch-onnx-opt %s --decompose | FileCheck %s

// CHECK-LABEL: @aminmax(
// CHECK: %[[V0:.*]] = torch.prim.ListConstruct() : {{.*}} -> !torch.list<[]>
// CHECK: %[[V1:.*]] = torch.aten.amin(%arg0, %[[V0]], {{.*}}) : ({{.*}}, !torch.bool<false>) -> !torch.tensor<[],f32>
// CHECK: %[[V2:.*]] = torch.prim.ListConstruct() : {{.*}} -> !torch.list<[]>
// CHECK: %[[V3:.*]] = torch.aten.amax(%arg0, %[[V2]], {{.*}}) : ({{.*}}, !torch.bool<false>) -> !torch.tensor<[],f32>
// CHECK: return %[[V1]], %[[V3]]
func.func @aminmax(%arg0: !torch.tensor<[n,3],f32>) -> (!torch.tensor<[],f32>, !torch.tensor<[],f32>) {
  %0 = torch.constant unit -> !torch.none
  %1 = torch.constant false -> !torch.bool<false>
  %2:2 = torch.aten.aminmax(%arg0, %0, %1) : (!torch.tensor<[n,3],f32>, !torch.none, !torch.bool<false>) -> (!torch.tensor<[],f32>, !torch.tensor<[],f32>)
  return %2#0, %2#1 : !torch.tensor<[],f32>, !torch.tensor<[],f32>
}

// CHECK-LABEL: @dist(
// CHECK: %[[V0:.*]] = torch.aten.sub.Tensor(%arg0, %arg1, {{.*}}) : ({{.*}}, !torch.int<1>) -> !torch.tensor<[n,3],f32>
// CHECK: %[[V1:.*]] = torch.aten.linalg_vector_norm(%[[V0]], {{.*}}) : ({{.*}}, !torch.int<2>, !torch.none, !torch.bool<false>, !torch.none) -> !torch.tensor<[],f32>
// CHECK: return %[[V1]]
func.func @dist(%arg0: !torch.tensor<[n,3],f32>, %arg1: !torch.tensor<[n,3],f32>) -> (!torch.tensor<[],f32>) {
  %0 = torch.constant 2 : i64 -> !torch.int<2>
  %1 = torch.aten.dist(%arg0, %arg1, %0) : (!torch.tensor<[n,3],f32>, !torch.tensor<[n,3],f32>, !torch.int<2>) -> !torch.tensor<[],f32>
  return %1 : !torch.tensor<[],f32>
}

// CHECK-LABEL: @nanmean(
// CHECK: %[[V0:.*]] = torch.aten.isnan(%arg0) : {{.*}} -> !torch.tensor<[n,3],i1>
// CHECK: %[[V1:.*]] = torch.aten.isnan(%arg0) : {{.*}} -> !torch.tensor<[n,3],i1>
// CHECK: %[[V2:.*]] = torch.constant dense<0.000000e+00> : tensor<f32> -> !torch.tensor<[],f32>
// CHECK: %[[V3:.*]] = torch.aten.where.self(%[[V1]], %[[V2]], %arg0) : {{.*}} -> !torch.tensor<[n,3],f32>
// CHECK: %[[V4:.*]] = torch.prim.ListConstruct({{.*}}) : (!torch.int<0>, !torch.int<1>) -> !torch.list<[!torch.int<0>, !torch.int<1>]>
// CHECK: %[[V5:.*]] = torch.aten.sum.dim_IntList(%[[V3]], %[[V4]], {{.*}}) : ({{.*}}, !torch.bool<false>, !torch.none) -> !torch.tensor<[],f32>
// CHECK: %[[V6:.*]] = torch.aten.logical_not(%[[V0]]) : {{.*}} -> !torch.tensor<[n,3],i1>
// CHECK: %[[V7:.*]] = torch.prim.ListConstruct({{.*}}) : (!torch.int<0>, !torch.int<1>) -> !torch.list<[!torch.int<0>, !torch.int<1>]>
// CHECK: %[[V8:.*]] = torch.aten.sum.dim_IntList(%[[V6]], %[[V7]], {{.*}}) : ({{.*}}, !torch.bool<false>, !torch.none) -> !torch.tensor<[],i64>
// CHECK: %[[V9:.*]] = torch.aten.div.Tensor(%[[V5]], %[[V8]]) : {{.*}} -> !torch.tensor<[],f32>
// CHECK: return %[[V9]]
func.func @nanmean(%arg0: !torch.tensor<[n,3],f32>) -> (!torch.tensor<[],f32>) {
  %0 = torch.constant unit -> !torch.none
  %1 = torch.constant false -> !torch.bool<false>
  %2 = torch.aten.nanmean(%arg0, %0, %1, %0) : (!torch.tensor<[n,3],f32>, !torch.none, !torch.bool<false>, !torch.none) -> !torch.tensor<[],f32>
  return %2 : !torch.tensor<[],f32>
}

// CHECK-LABEL: @nansum(
// CHECK: %[[V0:.*]] = torch.aten.isnan(%arg0) : {{.*}} -> !torch.tensor<[n,3],i1>
// CHECK: %[[V1:.*]] = torch.constant dense<0.000000e+00> : tensor<f32> -> !torch.tensor<[],f32>
// CHECK: %[[V2:.*]] = torch.aten.where.self(%[[V0]], %[[V1]], %arg0) : {{.*}} -> !torch.tensor<[n,3],f32>
// CHECK: %[[V3:.*]] = torch.prim.ListConstruct({{.*}}) : (!torch.int<0>, !torch.int<1>) -> !torch.list<[!torch.int<0>, !torch.int<1>]>
// CHECK: %[[V4:.*]] = torch.aten.sum.dim_IntList(%[[V2]], %[[V3]], {{.*}}) : ({{.*}}, !torch.bool<false>, !torch.none) -> !torch.tensor<[],f32>
// CHECK: return %[[V4]]
func.func @nansum(%arg0: !torch.tensor<[n,3],f32>) -> (!torch.tensor<[],f32>) {
  %0 = torch.constant unit -> !torch.none
  %1 = torch.constant false -> !torch.bool<false>
  %2 = torch.aten.nansum(%arg0, %0, %1, %0) : (!torch.tensor<[n,3],f32>, !torch.none, !torch.bool<false>, !torch.none) -> !torch.tensor<[],f32>
  return %2 : !torch.tensor<[],f32>
}

// CHECK-LABEL: @norm_Scalar(
// CHECK: %[[V0:.*]] = torch.aten.linalg_vector_norm(%arg0, {{.*}}) : ({{.*}}, !torch.int<2>, !torch.none, !torch.bool<false>, !torch.none) -> !torch.tensor<[],f32>
// CHECK: return %[[V0]]
func.func @norm_Scalar(%arg0: !torch.tensor<[n,3],f32>) -> (!torch.tensor<[],f32>) {
  %0 = torch.constant 2 : i64 -> !torch.int<2>
  %1 = torch.aten.norm.Scalar(%arg0, %0) : (!torch.tensor<[n,3],f32>, !torch.int<2>) -> !torch.tensor<[],f32>
  return %1 : !torch.tensor<[],f32>
}

// CHECK-LABEL: @norm_ScalarOpt_dim(
// CHECK: %[[V0:.*]] = torch.prim.ListConstruct({{.*}}) : (!torch.int<1>) -> !torch.list<[!torch.int<1>]>
// CHECK: %[[V1:.*]] = torch.aten.linalg_vector_norm(%arg0, {{.*}}, %[[V0]], {{.*}}) : ({{.*}}, !torch.float<2.000000e+00>, {{.*}}, !torch.bool<false>, !torch.none) -> !torch.tensor<[n,4],f32>
// CHECK: return %[[V1]]
func.func @norm_ScalarOpt_dim(%arg0: !torch.tensor<[n,3,4],f32>) -> (!torch.tensor<[n,4],f32>) {
  %0 = torch.constant unit -> !torch.none
  %1 = torch.constant 1 : i64 -> !torch.int<1>
  %2 = torch.constant false -> !torch.bool<false>
  %3 = torch.prim.ListConstruct(%1) : (!torch.int<1>) -> !torch.list<[!torch.int<1>]>
  %4 = torch.aten.norm.ScalarOpt_dim(%arg0, %0, %3, %2) : (!torch.tensor<[n,3,4],f32>, !torch.none, !torch.list<[!torch.int<1>]>, !torch.bool<false>) -> !torch.tensor<[n,4],f32>
  return %4 : !torch.tensor<[n,4],f32>
}

// CHECK-LABEL: @prod_of_ints(
// CHECK: %[[V0:.*]] = torch.prim.ListConstruct({{.*}}) : (!torch.int<-1>) -> !torch.list<[!torch.int<-1>]>
// CHECK: %[[V1:.*]] = torch.aten.reshape(%arg0, %[[V0]]) : {{.*}} -> !torch.tensor<["3*n"],i64>
// CHECK: %[[V2:.*]] = torch.constant dense<1> : tensor<1xi64> -> !torch.tensor<[1],i64>
// CHECK: %[[V3:.*]] = torch.prim.ListConstruct(%[[V2]], %[[V1]]) : {{.*}} -> !torch.list<[!torch.tensor<[1],i64>, !torch.tensor<["3*n"],i64>]>
// CHECK: %[[V4:.*]] = torch.aten.cat(%[[V3]], {{.*}}) : ({{.*}}, !torch.int<0>) -> !torch.tensor<["3*n+1"],i64>
// CHECK: %[[V5:.*]] = torch.aten.size.int(%[[V4]], {{.*}}) : ({{.*}}, !torch.int<0>) -> !torch.int<"3*n+1">
// CHECK: %[[V6:.*]] = torch.aten.arange.start_step({{.*}}, %[[V5]], {{.*}}) : (!torch.int<0>, {{.*}}, !torch.int<1>, !torch.int<4>, !torch.none, !torch.none, !torch.none) -> !torch.tensor<["3*n+1"],i64>
// CHECK: %[[V7:.*]] = torch.aten.lt.int({{.*}}, %[[V5]]) : (!torch.int<1>, {{.*}}) -> !torch.bool<s0>
// CHECK: %[[V8:.*]]:2 = torch.prim.Loop {{.*}}, %[[V7]], {{.*}}, %[[V4]] : (!torch.int<4611686018427387904>, !torch.bool<s0>, !torch.int<1>, !torch.tensor<["3*n+1"],i64>) -> (!torch.int, !torch.tensor<["3*n+1"],i64>) {
// CHECK: %[[V9:.*]] = torch.aten.mul.int(%arg2, {{.*}}) : ({{.*}}, !torch.int<2>) -> !torch.int
// CHECK: %[[V10:.*]] = torch.aten.sub.Scalar(%[[V6]], %arg2, {{.*}}) : ({{.*}}, !torch.int<1>) -> !torch.tensor<["3*n+1"],i64>
// CHECK: %[[V11:.*]] = torch.constant dense<0> : tensor<i64> -> !torch.tensor<[],i64>
// CHECK: %[[V12:.*]] = torch.aten.lt.Tensor(%[[V10]], %[[V11]]) : {{.*}} -> !torch.tensor<["3*n+1"],i1>
// CHECK: %[[V13:.*]] = torch.aten.where.self(%[[V12]], %[[V11]], %[[V10]]) : {{.*}} -> !torch.tensor<["3*n+1"],i64>
// CHECK: %[[V14:.*]] = torch.aten.index_select(%arg3, {{.*}}, %[[V13]]) : ({{.*}}, !torch.int<0>, {{.*}}) -> !torch.tensor<["3*n+1"],i64>
// CHECK: %[[V15:.*]] = torch.aten.mul.Tensor(%[[V14]], %arg3) : {{.*}} -> !torch.tensor<["3*n+1"],i64>
// CHECK: %[[V16:.*]] = torch.aten.ge.Scalar(%[[V10]], {{.*}}) : ({{.*}}, !torch.int<0>) -> !torch.tensor<["3*n+1"],i1>
// CHECK: %[[V17:.*]] = torch.aten.where.self(%[[V16]], %[[V15]], %arg3) : {{.*}} -> !torch.tensor<["3*n+1"],i64>
// CHECK: %[[V18:.*]] = torch.aten.lt.int(%[[V9]], %[[V5]]) : {{.*}} -> !torch.bool
// CHECK: torch.prim.yield %[[V18]], %[[V9]], %[[V17]] : !torch.bool, !torch.int, !torch.tensor<["3*n+1"],i64>
// CHECK: %[[V19:.*]] = torch.aten.slice.Tensor(%[[V8]]#1, {{.*}}) : ({{.*}}, !torch.int<0>, !torch.int<-1>, !torch.none, !torch.int<1>) -> !torch.tensor<[1],i64>
// CHECK: %[[V20:.*]] = torch.aten.squeeze.dim(%[[V19]], {{.*}}) : ({{.*}}, !torch.int<0>) -> !torch.tensor<[],i64>
// CHECK: return %[[V20]]
func.func @prod_of_ints(%arg0: !torch.tensor<[n,3],i64>) -> (!torch.tensor<[],i64>) {
  %0 = torch.constant unit -> !torch.none
  %1 = torch.aten.prod(%arg0, %0) : (!torch.tensor<[n,3],i64>, !torch.none) -> !torch.tensor<[],i64>
  return %1 : !torch.tensor<[],i64>
}

// CHECK-LABEL: @renorm(
// CHECK: %[[V0:.*]] = torch.prim.ListConstruct({{.*}}) : (!torch.int<1>, !torch.int<2>) -> !torch.list<[!torch.int<1>, !torch.int<2>]>
// CHECK: %[[V1:.*]] = torch.aten.linalg_vector_norm(%arg0, {{.*}}, %[[V0]], {{.*}}) : ({{.*}}, !torch.int<2>, {{.*}}, !torch.bool<true>, !torch.none) -> !torch.tensor<[n,1,1],f32>
// CHECK: %[[V2:.*]] = torch.aten.add.Scalar(%[[V1]], {{.*}}) : ({{.*}}, !torch.float<9.9999999999999995E-8>, !torch.int<1>) -> !torch.tensor<[n,1,1],f32>
// CHECK: %[[V3:.*]] = torch.aten.reciprocal(%[[V2]]) : {{.*}} -> !torch.tensor<[n,1,1],f32>
// CHECK: %[[V4:.*]] = torch.aten.mul.Scalar(%[[V3]], {{.*}}) : ({{.*}}, !torch.float<1.500000e+00>) -> !torch.tensor<[n,1,1],f32>
// CHECK: %[[V5:.*]] = torch.constant dense<1.000000e+00> : tensor<f32> -> !torch.tensor<[],f32>
// CHECK: %[[V6:.*]] = torch.aten.gt.Scalar(%[[V1]], {{.*}}) : ({{.*}}, !torch.float<1.500000e+00>) -> !torch.tensor<[n,1,1],i1>
// CHECK: %[[V7:.*]] = torch.aten.where.self(%[[V6]], %[[V4]], %[[V5]]) : {{.*}} -> !torch.tensor<[n,1,1],f32>
// CHECK: %[[V8:.*]] = torch.aten.mul.Tensor(%arg0, %[[V7]]) : {{.*}} -> !torch.tensor<[n,3,2],f32>
// CHECK: return %[[V8]]
func.func @renorm(%arg0: !torch.tensor<[n,3,2],f32>) -> (!torch.tensor<[n,3,2],f32>) {
  %0 = torch.constant 2 : i64 -> !torch.int<2>
  %1 = torch.constant 0 : i64 -> !torch.int<0>
  %2 = torch.constant 1.500000e+00 : f64 -> !torch.float<1.500000e+00>
  %3 = torch.aten.renorm(%arg0, %0, %1, %2) : (!torch.tensor<[n,3,2],f32>, !torch.int<2>, !torch.int<0>, !torch.float<1.500000e+00>) -> !torch.tensor<[n,3,2],f32>
  return %3 : !torch.tensor<[n,3,2],f32>
}

// CHECK-LABEL: @std(
// CHECK: %[[V0:.*]] = torch.prim.ListConstruct({{.*}}) : (!torch.int<0>, !torch.int<1>) -> !torch.list<[!torch.int<0>, !torch.int<1>]>
// CHECK: %[[V1:.*]] = torch.aten.size.int(%arg0, {{.*}}) : ({{.*}}, !torch.int<0>) -> !torch.int<n>
// CHECK: %[[V2:.*]] = torch.aten.mul.int(%[[V1]], {{.*}}) : ({{.*}}, !torch.int<3>) -> !torch.int<"3*n">
// CHECK: %[[V3:.*]] = torch.aten.sum.dim_IntList(%arg0, %[[V0]], {{.*}}) : ({{.*}}, !torch.bool<true>, !torch.none) -> !torch.tensor<[1,1],f32>
// CHECK: %[[V4:.*]] = torch.aten.div.Scalar(%[[V3]], %[[V2]]) : {{.*}} -> !torch.tensor<[1,1],f32>
// CHECK: %[[V5:.*]] = torch.aten.sub.Tensor(%arg0, %[[V4]], {{.*}}) : ({{.*}}, !torch.int<1>) -> !torch.tensor<[n,3],f32>
// CHECK: %[[V6:.*]] = torch.aten.mul.Tensor(%[[V5]], %[[V5]]) : {{.*}} -> !torch.tensor<[n,3],f32>
// CHECK: %[[V7:.*]] = torch.aten.size.int(%arg0, {{.*}}) : ({{.*}}, !torch.int<0>) -> !torch.int<n>
// CHECK: %[[V8:.*]] = torch.aten.mul.int({{.*}}, %[[V7]]) : (!torch.int<1>, {{.*}}) -> !torch.int<n>
// CHECK: %[[V9:.*]] = torch.aten.mul.int(%[[V8]], {{.*}}) : ({{.*}}, !torch.int<3>) -> !torch.int<"3*n">
// CHECK: %[[V10:.*]] = torch.aten.sub.int(%[[V9]], {{.*}}) : ({{.*}}, !torch.int<1>) -> !torch.int<"3*n-1">
// CHECK: %[[V11:.*]] = torch.prim.max.int(%[[V10]], {{.*}}) : ({{.*}}, !torch.int<0>) -> !torch.int<"max(3*n-1, 0)">
// CHECK: %[[V12:.*]] = torch.prim.ListConstruct({{.*}}) : (!torch.int<0>, !torch.int<1>) -> !torch.list<[!torch.int<0>, !torch.int<1>]>
// CHECK: %[[V13:.*]] = torch.aten.sum.dim_IntList(%[[V6]], %[[V12]], {{.*}}) : ({{.*}}, !torch.bool<false>, !torch.none) -> !torch.tensor<[],f32>
// CHECK: %[[V14:.*]] = torch.aten.div.Scalar(%[[V13]], %[[V11]]) : {{.*}} -> !torch.tensor<[],f32>
// CHECK: %[[V15:.*]] = torch.aten.sqrt(%[[V14]]) : {{.*}} -> !torch.tensor<[],f32>
// CHECK: return %[[V15]]
func.func @std(%arg0: !torch.tensor<[n,3],f32>) -> (!torch.tensor<[],f32>) {
  %0 = torch.constant true -> !torch.bool<true>
  %1 = torch.aten.std(%arg0, %0) : (!torch.tensor<[n,3],f32>, !torch.bool<true>) -> !torch.tensor<[],f32>
  return %1 : !torch.tensor<[],f32>
}

// CHECK-LABEL: @std_correction(
// CHECK: %[[V0:.*]] = torch.prim.ListConstruct({{.*}}) : (!torch.int<1>) -> !torch.list<[!torch.int<1>]>
// CHECK: %[[V1:.*]] = torch.aten.mean.dim(%arg0, %[[V0]], {{.*}}) : ({{.*}}, !torch.bool<true>, !torch.none) -> !torch.tensor<[n,1,4],f32>
// CHECK: %[[V2:.*]] = torch.aten.sub.Tensor(%arg0, %[[V1]], {{.*}}) : ({{.*}}, !torch.int<1>) -> !torch.tensor<[n,3,4],f32>
// CHECK: %[[V3:.*]] = torch.aten.mul.Tensor(%[[V2]], %[[V2]]) : {{.*}} -> !torch.tensor<[n,3,4],f32>
// CHECK: %[[V4:.*]] = torch.prim.ListConstruct({{.*}}) : (!torch.int<1>) -> !torch.list<[!torch.int<1>]>
// CHECK: %[[V5:.*]] = torch.aten.sum.dim_IntList(%[[V3]], %[[V4]], {{.*}}) : ({{.*}}, !torch.bool<false>, !torch.none) -> !torch.tensor<[n,4],f32>
// CHECK: %[[V6:.*]] = torch.aten.div.Scalar(%[[V5]], {{.*}}) : ({{.*}}, !torch.float<2.000000e+00>) -> !torch.tensor<[n,4],f32>
// CHECK: %[[V7:.*]] = torch.aten.sqrt(%[[V6]]) : {{.*}} -> !torch.tensor<[n,4],f32>
// CHECK: return %[[V7]]
func.func @std_correction(%arg0: !torch.tensor<[n,3,4],f32>) -> (!torch.tensor<[n,4],f32>) {
  %0 = torch.constant 1 : i64 -> !torch.int<1>
  %1 = torch.constant unit -> !torch.none
  %2 = torch.constant false -> !torch.bool<false>
  %3 = torch.prim.ListConstruct(%0) : (!torch.int<1>) -> !torch.list<[!torch.int<1>]>
  %4 = torch.aten.std.correction(%arg0, %3, %1, %2) : (!torch.tensor<[n,3,4],f32>, !torch.list<[!torch.int<1>]>, !torch.none, !torch.bool<false>) -> !torch.tensor<[n,4],f32>
  return %4 : !torch.tensor<[n,4],f32>
}

// CHECK-LABEL: @var(
// CHECK: %[[V0:.*]] = torch.prim.ListConstruct({{.*}}) : (!torch.int<0>, !torch.int<1>) -> !torch.list<[!torch.int<0>, !torch.int<1>]>
// CHECK: %[[V1:.*]] = torch.aten.size.int(%arg0, {{.*}}) : ({{.*}}, !torch.int<0>) -> !torch.int<n>
// CHECK: %[[V2:.*]] = torch.aten.mul.int(%[[V1]], {{.*}}) : ({{.*}}, !torch.int<3>) -> !torch.int<"3*n">
// CHECK: %[[V3:.*]] = torch.aten.sum.dim_IntList(%arg0, %[[V0]], {{.*}}) : ({{.*}}, !torch.bool<true>, !torch.none) -> !torch.tensor<[1,1],f32>
// CHECK: %[[V4:.*]] = torch.aten.div.Scalar(%[[V3]], %[[V2]]) : {{.*}} -> !torch.tensor<[1,1],f32>
// CHECK: %[[V5:.*]] = torch.aten.sub.Tensor(%arg0, %[[V4]], {{.*}}) : ({{.*}}, !torch.int<1>) -> !torch.tensor<[n,3],f32>
// CHECK: %[[V6:.*]] = torch.aten.mul.Tensor(%[[V5]], %[[V5]]) : {{.*}} -> !torch.tensor<[n,3],f32>
// CHECK: %[[V7:.*]] = torch.aten.size.int(%arg0, {{.*}}) : ({{.*}}, !torch.int<0>) -> !torch.int<n>
// CHECK: %[[V8:.*]] = torch.aten.mul.int({{.*}}, %[[V7]]) : (!torch.int<1>, {{.*}}) -> !torch.int<n>
// CHECK: %[[V9:.*]] = torch.aten.mul.int(%[[V8]], {{.*}}) : ({{.*}}, !torch.int<3>) -> !torch.int<"3*n">
// CHECK: %[[V10:.*]] = torch.aten.sub.int(%[[V9]], {{.*}}) : ({{.*}}, !torch.int<1>) -> !torch.int<"3*n-1">
// CHECK: %[[V11:.*]] = torch.prim.max.int(%[[V10]], {{.*}}) : ({{.*}}, !torch.int<0>) -> !torch.int<"max(3*n-1, 0)">
// CHECK: %[[V12:.*]] = torch.prim.ListConstruct({{.*}}) : (!torch.int<0>, !torch.int<1>) -> !torch.list<[!torch.int<0>, !torch.int<1>]>
// CHECK: %[[V13:.*]] = torch.aten.sum.dim_IntList(%[[V6]], %[[V12]], {{.*}}) : ({{.*}}, !torch.bool<false>, !torch.none) -> !torch.tensor<[],f32>
// CHECK: %[[V14:.*]] = torch.aten.div.Scalar(%[[V13]], %[[V11]]) : {{.*}} -> !torch.tensor<[],f32>
// CHECK: return %[[V14]]
func.func @var(%arg0: !torch.tensor<[n,3],f32>) -> (!torch.tensor<[],f32>) {
  %0 = torch.constant true -> !torch.bool<true>
  %1 = torch.aten.var(%arg0, %0) : (!torch.tensor<[n,3],f32>, !torch.bool<true>) -> !torch.tensor<[],f32>
  return %1 : !torch.tensor<[],f32>
}

// CHECK-LABEL: @var_correction(
// CHECK: %[[V0:.*]] = torch.prim.ListConstruct({{.*}}) : (!torch.int<1>) -> !torch.list<[!torch.int<1>]>
// CHECK: %[[V1:.*]] = torch.aten.mean.dim(%arg0, %[[V0]], {{.*}}) : ({{.*}}, !torch.bool<true>, !torch.none) -> !torch.tensor<[n,1,4],f32>
// CHECK: %[[V2:.*]] = torch.aten.sub.Tensor(%arg0, %[[V1]], {{.*}}) : ({{.*}}, !torch.int<1>) -> !torch.tensor<[n,3,4],f32>
// CHECK: %[[V3:.*]] = torch.aten.mul.Tensor(%[[V2]], %[[V2]]) : {{.*}} -> !torch.tensor<[n,3,4],f32>
// CHECK: %[[V4:.*]] = torch.prim.ListConstruct({{.*}}) : (!torch.int<1>) -> !torch.list<[!torch.int<1>]>
// CHECK: %[[V5:.*]] = torch.aten.sum.dim_IntList(%[[V3]], %[[V4]], {{.*}}) : ({{.*}}, !torch.bool<false>, !torch.none) -> !torch.tensor<[n,4],f32>
// CHECK: %[[V6:.*]] = torch.aten.div.Scalar(%[[V5]], {{.*}}) : ({{.*}}, !torch.float<2.000000e+00>) -> !torch.tensor<[n,4],f32>
// CHECK: return %[[V6]]
func.func @var_correction(%arg0: !torch.tensor<[n,3,4],f32>) -> (!torch.tensor<[n,4],f32>) {
  %0 = torch.constant 1 : i64 -> !torch.int<1>
  %1 = torch.constant unit -> !torch.none
  %2 = torch.constant false -> !torch.bool<false>
  %3 = torch.prim.ListConstruct(%0) : (!torch.int<1>) -> !torch.list<[!torch.int<1>]>
  %4 = torch.aten.var.correction(%arg0, %3, %1, %2) : (!torch.tensor<[n,3,4],f32>, !torch.list<[!torch.int<1>]>, !torch.none, !torch.bool<false>) -> !torch.tensor<[n,4],f32>
  return %4 : !torch.tensor<[n,4],f32>
}

// CHECK-LABEL: @var_mean_correction(
// CHECK: %[[V0:.*]] = torch.prim.ListConstruct({{.*}}) : (!torch.int<1>) -> !torch.list<[!torch.int<1>]>
// CHECK: %[[V1:.*]] = torch.aten.mean.dim(%arg0, %[[V0]], {{.*}}) : ({{.*}}, !torch.bool<true>, !torch.none) -> !torch.tensor<[n,1,4],f32>
// CHECK: %[[V2:.*]] = torch.aten.sub.Tensor(%arg0, %[[V1]], {{.*}}) : ({{.*}}, !torch.int<1>) -> !torch.tensor<[n,3,4],f32>
// CHECK: %[[V3:.*]] = torch.aten.mul.Tensor(%[[V2]], %[[V2]]) : {{.*}} -> !torch.tensor<[n,3,4],f32>
// CHECK: %[[V4:.*]] = torch.prim.ListConstruct({{.*}}) : (!torch.int<1>) -> !torch.list<[!torch.int<1>]>
// CHECK: %[[V5:.*]] = torch.aten.mean.dim(%[[V3]], %[[V4]], {{.*}}) : ({{.*}}, !torch.bool<false>, !torch.none) -> !torch.tensor<[n,4],f32>
// CHECK: %[[V6:.*]] = torch.prim.ListConstruct({{.*}}) : (!torch.int<1>) -> !torch.list<[!torch.int<1>]>
// CHECK: %[[V7:.*]] = torch.aten.squeeze.dims(%[[V1]], %[[V6]]) : {{.*}} -> !torch.tensor<[n,4],f32>
// CHECK: return %[[V5]], %[[V7]]
func.func @var_mean_correction(%arg0: !torch.tensor<[n,3,4],f32>) -> (!torch.tensor<[n,4],f32>, !torch.tensor<[n,4],f32>) {
  %0 = torch.constant 1 : i64 -> !torch.int<1>
  %1 = torch.constant 0 : i64 -> !torch.int<0>
  %2 = torch.constant false -> !torch.bool<false>
  %3 = torch.prim.ListConstruct(%0) : (!torch.int<1>) -> !torch.list<[!torch.int<1>]>
  %4:2 = torch.aten.var_mean.correction(%arg0, %3, %1, %2) : (!torch.tensor<[n,3,4],f32>, !torch.list<[!torch.int<1>]>, !torch.int<0>, !torch.bool<false>) -> (!torch.tensor<[n,4],f32>, !torch.tensor<[n,4],f32>)
  return %4#0, %4#1 : !torch.tensor<[n,4],f32>, !torch.tensor<[n,4],f32>
}

// CHECK-LABEL: @cosine_similarity(
// CHECK: %[[V0:.*]] = torch.prim.ListConstruct({{.*}}) : (!torch.int<1>) -> !torch.list<[!torch.int<1>]>
// CHECK: %[[V1:.*]] = torch.aten.linalg_vector_norm(%arg0, {{.*}}, %[[V0]], {{.*}}) : ({{.*}}, !torch.float<2.000000e+00>, {{.*}}, !torch.bool<true>, !torch.none) -> !torch.tensor<[n,1,5],f32>
// CHECK: %[[V2:.*]] = torch.aten.clamp(%[[V1]], {{.*}}) : ({{.*}}, !torch.float<1.000000e-08>, !torch.none) -> !torch.tensor<[n,1,5],f32>
// CHECK: %[[V3:.*]] = torch.aten.div.Tensor(%arg0, %[[V2]]) : {{.*}} -> !torch.tensor<[n,3,5],f32>
// CHECK: %[[V4:.*]] = torch.prim.ListConstruct({{.*}}) : (!torch.int<1>) -> !torch.list<[!torch.int<1>]>
// CHECK: %[[V5:.*]] = torch.aten.linalg_vector_norm(%arg1, {{.*}}, %[[V4]], {{.*}}) : ({{.*}}, !torch.float<2.000000e+00>, {{.*}}, !torch.bool<true>, !torch.none) -> !torch.tensor<[n,1,5],f32>
// CHECK: %[[V6:.*]] = torch.aten.clamp(%[[V5]], {{.*}}) : ({{.*}}, !torch.float<1.000000e-08>, !torch.none) -> !torch.tensor<[n,1,5],f32>
// CHECK: %[[V7:.*]] = torch.aten.div.Tensor(%arg1, %[[V6]]) : {{.*}} -> !torch.tensor<[n,3,5],f32>
// CHECK: %[[V8:.*]] = torch.aten.mul.Tensor(%[[V3]], %[[V7]]) : {{.*}} -> !torch.tensor<[n,3,5],f32>
// CHECK: %[[V9:.*]] = torch.prim.ListConstruct({{.*}}) : (!torch.int<1>) -> !torch.list<[!torch.int<1>]>
// CHECK: %[[V10:.*]] = torch.aten.sum.dim_IntList(%[[V8]], %[[V9]], {{.*}}) : ({{.*}}, !torch.bool<false>, !torch.none) -> !torch.tensor<[n,5],f32>
// CHECK: return %[[V10]]
func.func @cosine_similarity(%arg0: !torch.tensor<[n,3,5],f32>, %arg1: !torch.tensor<[n,3,5],f32>) -> (!torch.tensor<[n,5],f32>) {
  %0 = torch.constant 1 : i64 -> !torch.int<1>
  %1 = torch.constant 1.000000e-08 : f64 -> !torch.float<1.000000e-08>
  %2 = torch.aten.cosine_similarity(%arg0, %arg1, %0, %1) : (!torch.tensor<[n,3,5],f32>, !torch.tensor<[n,3,5],f32>, !torch.int<1>, !torch.float<1.000000e-08>) -> !torch.tensor<[n,5],f32>
  return %2 : !torch.tensor<[n,5],f32>
}

// CHECK-LABEL: @cov(
// CHECK: %[[V0:.*]] = torch.constant dense<7.000000e+00> : tensor<f32> -> !torch.tensor<[],f32>
// CHECK: %[[V1:.*]] = torch.prim.ListConstruct({{.*}}) : (!torch.int<1>) -> !torch.list<[!torch.int<1>]>
// CHECK: %[[V2:.*]] = torch.aten.sum.dim_IntList(%arg0, %[[V1]], {{.*}}) : ({{.*}}, !torch.bool<false>, !torch.none) -> !torch.tensor<[3],f32>
// CHECK: %[[V3:.*]] = torch.aten.div.Tensor(%[[V2]], %[[V0]]) : {{.*}} -> !torch.tensor<[3],f32>
// CHECK: %[[V4:.*]] = torch.constant dense<7.000000e+00> : tensor<f32> -> !torch.tensor<[],f32>
// CHECK: %[[V5:.*]] = torch.aten.unsqueeze(%[[V3]], {{.*}}) : ({{.*}}, !torch.int<1>) -> !torch.tensor<[3,1],f32>
// CHECK: %[[V6:.*]] = torch.aten.sub.Tensor(%arg0, %[[V5]], {{.*}}) : ({{.*}}, !torch.int<1>) -> !torch.tensor<[3,7],f32>
// CHECK: %[[V7:.*]] = torch.aten.transpose.int(%[[V6]], {{.*}}) : ({{.*}}, !torch.int<0>, !torch.int<1>) -> !torch.tensor<[7,3],f32>
// CHECK: %[[V8:.*]] = torch.aten.mm(%[[V6]], %[[V7]]) : {{.*}} -> !torch.tensor<[3,3],f32>
// CHECK: %[[V9:.*]] = torch.aten.div.Tensor(%[[V8]], %[[V4]]) : {{.*}} -> !torch.tensor<[3,3],f32>
// CHECK: %[[V10:.*]] = torch.aten.squeeze(%[[V9]]) : {{.*}} -> !torch.tensor<[3,3],f32>
// CHECK: return %[[V10]]
func.func @cov(%arg0: !torch.tensor<[3,7],f32>) -> (!torch.tensor<[3,3],f32>) {
  %0 = torch.constant 0 : i64 -> !torch.int<0>
  %1 = torch.constant unit -> !torch.none
  %2 = torch.aten.cov(%arg0, %0, %1, %1) : (!torch.tensor<[3,7],f32>, !torch.int<0>, !torch.none, !torch.none) -> !torch.tensor<[3,3],f32>
  return %2 : !torch.tensor<[3,3],f32>
}

// CHECK-LABEL: @norm_ScalarOpt_dim_dtype(
// CHECK: %[[V0:.*]] = torch.prim.ListConstruct({{.*}}) : (!torch.int<1>) -> !torch.list<[!torch.int<1>]>
// CHECK: %[[V1:.*]] = torch.aten.linalg_vector_norm(%arg0, {{.*}}, %[[V0]], {{.*}}) : ({{.*}}, !torch.float<2.000000e+00>, {{.*}}, !torch.bool<false>, !torch.int<7>) -> !torch.tensor<[n],f64>
// CHECK: return %[[V1]]
func.func @norm_ScalarOpt_dim_dtype(%arg0: !torch.tensor<[n,3],f32>) -> (!torch.tensor<[n],f64>) {
  %0 = torch.constant unit -> !torch.none
  %1 = torch.constant 1 : i64 -> !torch.int<1>
  %2 = torch.prim.ListConstruct(%1) : (!torch.int<1>) -> !torch.list<[!torch.int<1>]>
  %3 = torch.constant false -> !torch.bool<false>
  %4 = torch.constant 7 : i64 -> !torch.int<7>
  %5 = torch.aten.norm.ScalarOpt_dim_dtype(%arg0, %0, %2, %3, %4) : (!torch.tensor<[n,3],f32>, !torch.none, !torch.list<[!torch.int<1>]>, !torch.bool<false>, !torch.int<7>) -> !torch.tensor<[n],f64>
  return %5 : !torch.tensor<[n],f64>
}

// CHECK-LABEL: @norm_ScalarOpt_dtype(
// CHECK: %[[V0:.*]] = torch.aten.linalg_vector_norm(%arg0, {{.*}}) : ({{.*}}, !torch.float<2.000000e+00>, !torch.none, !torch.bool<false>, !torch.int<7>) -> !torch.tensor<[],f64>
// CHECK: return %[[V0]]
func.func @norm_ScalarOpt_dtype(%arg0: !torch.tensor<[n,3],f32>) -> (!torch.tensor<[],f64>) {
  %0 = torch.constant unit -> !torch.none
  %1 = torch.constant 7 : i64 -> !torch.int<7>
  %2 = torch.aten.norm.ScalarOpt_dtype(%arg0, %0, %1) : (!torch.tensor<[n,3],f32>, !torch.none, !torch.int<7>) -> !torch.tensor<[],f64>
  return %2 : !torch.tensor<[],f64>
}

// CHECK-LABEL: @sum_to_size(
// CHECK: %[[V0:.*]] = torch.aten.sum(%arg0, {{.*}}) : ({{.*}}, !torch.none) -> !torch.tensor<[],f32>
// CHECK: return %[[V0]]
func.func @sum_to_size(%arg0: !torch.tensor<[n,3,4],f32>) -> (!torch.tensor<[],f32>) {
  %0 = torch.prim.ListConstruct() : () -> !torch.list<[]>
  %1 = torch.aten.sum_to_size(%arg0, %0) : (!torch.tensor<[n,3,4],f32>, !torch.list<[]>) -> !torch.tensor<[],f32>
  return %1 : !torch.tensor<[],f32>
}

// CHECK-LABEL: @_aminmax(
// CHECK: %[[V0:.*]] = torch.prim.ListConstruct() : {{.*}} -> !torch.list<[]>
// CHECK: %[[V1:.*]] = torch.aten.amin(%arg0, %[[V0]], {{.*}}) : ({{.*}}, !torch.bool<false>) -> !torch.tensor<[],f32>
// CHECK: %[[V2:.*]] = torch.prim.ListConstruct() : {{.*}} -> !torch.list<[]>
// CHECK: %[[V3:.*]] = torch.aten.amax(%arg0, %[[V2]], {{.*}}) : ({{.*}}, !torch.bool<false>) -> !torch.tensor<[],f32>
// CHECK: return %[[V1]], %[[V3]]
func.func @_aminmax(%arg0: !torch.tensor<[n,3],f32>) -> (!torch.tensor<[],f32>, !torch.tensor<[],f32>) {
  %r0, %r1 = torch.aten._aminmax(%arg0) : (!torch.tensor<[n,3],f32>) -> (!torch.tensor<[],f32>, !torch.tensor<[],f32>)
  return %r0, %r1 : !torch.tensor<[],f32>, !torch.tensor<[],f32>
}

// CHECK-LABEL: @_aminmax_dim(
// CHECK: %[[V0:.*]] = torch.prim.ListConstruct({{.*}}) : (!torch.int<1>) -> !torch.list<[!torch.int<1>]>
// CHECK: %[[V1:.*]] = torch.aten.amin(%arg0, %[[V0]], {{.*}}) : ({{.*}}, !torch.bool<true>) -> !torch.tensor<[n,1],f32>
// CHECK: %[[V2:.*]] = torch.prim.ListConstruct({{.*}}) : (!torch.int<1>) -> !torch.list<[!torch.int<1>]>
// CHECK: %[[V3:.*]] = torch.aten.amax(%arg0, %[[V2]], {{.*}}) : ({{.*}}, !torch.bool<true>) -> !torch.tensor<[n,1],f32>
// CHECK: return %[[V1]], %[[V3]]
func.func @_aminmax_dim(%arg0: !torch.tensor<[n,3],f32>) -> (!torch.tensor<[n,1],f32>, !torch.tensor<[n,1],f32>) {
  %0 = torch.constant 1 : i64 -> !torch.int<1>
  %1 = torch.constant true -> !torch.bool<true>
  %r0, %r1 = torch.aten._aminmax.dim(%arg0, %0, %1) : (!torch.tensor<[n,3],f32>, !torch.int<1>, !torch.bool<true>) -> (!torch.tensor<[n,1],f32>, !torch.tensor<[n,1],f32>)
  return %r0, %r1 : !torch.tensor<[n,1],f32>, !torch.tensor<[n,1],f32>
}

// CHECK-LABEL: @corrcoef(
// CHECK: %[[V0:.*]] = torch.aten.size.int(%arg0, {{.*}}) : ({{.*}}, !torch.int<1>) -> !torch.int<n>
// CHECK: %[[V1:.*]] = torch.aten.scalar_tensor(%[[V0]], {{.*}}) : ({{.*}}, !torch.none, !torch.none, !torch.none, !torch.none) -> !torch.tensor<[],f32>
// CHECK: %[[V2:.*]] = torch.prim.ListConstruct({{.*}}) : (!torch.int<1>) -> !torch.list<[!torch.int<1>]>
// CHECK: %[[V3:.*]] = torch.aten.sum.dim_IntList(%arg0, %[[V2]], {{.*}}) : ({{.*}}, !torch.bool<false>, !torch.none) -> !torch.tensor<[3],f32>
// CHECK: %[[V4:.*]] = torch.aten.div.Tensor(%[[V3]], %[[V1]]) : {{.*}} -> !torch.tensor<[3],f32>
// CHECK: %[[V5:.*]] = torch.aten.sub.Scalar(%[[V1]], {{.*}}) : ({{.*}}, !torch.int<1>, !torch.int<1>) -> !torch.tensor<[],f32>
// CHECK: %[[V6:.*]] = torch.aten.clamp(%[[V5]], {{.*}}) : ({{.*}}, !torch.int<0>, !torch.none) -> !torch.tensor<[],f32>
// CHECK: %[[V7:.*]] = torch.aten.unsqueeze(%[[V4]], {{.*}}) : ({{.*}}, !torch.int<1>) -> !torch.tensor<[3,1],f32>
// CHECK: %[[V8:.*]] = torch.aten.sub.Tensor(%arg0, %[[V7]], {{.*}}) : ({{.*}}, !torch.int<1>) -> !torch.tensor<[3,n],f32>
// CHECK: %[[V9:.*]] = torch.aten.transpose.int(%[[V8]], {{.*}}) : ({{.*}}, !torch.int<0>, !torch.int<1>) -> !torch.tensor<[n,3],f32>
// CHECK: %[[V10:.*]] = torch.aten.mm(%[[V8]], %[[V9]]) : {{.*}} -> !torch.tensor<[3,3],f32>
// CHECK: %[[V11:.*]] = torch.aten.div.Tensor(%[[V10]], %[[V6]]) : {{.*}} -> !torch.tensor<[3,3],f32>
// CHECK: %[[V12:.*]] = torch.aten.squeeze(%[[V11]]) : {{.*}} -> !torch.tensor<[3,3],f32>
// CHECK: %[[V13:.*]] = torch.aten.flatten.using_ints(%[[V12]], {{.*}}) : ({{.*}}, !torch.int<-2>, !torch.int<-1>) -> !torch.tensor<[9],f32>
// CHECK: %[[V14:.*]] = torch.aten.slice.Tensor(%[[V13]], {{.*}}) : ({{.*}}, !torch.int<-1>, !torch.int<0>, !torch.int<12>, !torch.int<4>) -> !torch.tensor<[3],f32>
// CHECK: %[[V15:.*]] = torch.aten.sqrt(%[[V14]]) : {{.*}} -> !torch.tensor<[3],f32>
// CHECK: %[[V16:.*]] = torch.aten.unsqueeze(%[[V15]], {{.*}}) : ({{.*}}, !torch.int<1>) -> !torch.tensor<[3,1],f32>
// CHECK: %[[V17:.*]] = torch.aten.div.Tensor(%[[V12]], %[[V16]]) : {{.*}} -> !torch.tensor<[3,3],f32>
// CHECK: %[[V18:.*]] = torch.aten.div.Tensor(%[[V17]], %[[V15]]) : {{.*}} -> !torch.tensor<[3,3],f32>
// CHECK: %[[V19:.*]] = torch.aten.clamp(%[[V18]], {{.*}}) : ({{.*}}, !torch.int<-1>, !torch.int<1>) -> !torch.tensor<[3,3],f32>
// CHECK: return %[[V19]]
func.func @corrcoef(%arg0: !torch.tensor<[3,n],f32>) -> (!torch.tensor<[3,3],f32>) {
  %0 = torch.aten.corrcoef(%arg0) : (!torch.tensor<[3,n],f32>) -> !torch.tensor<[3,3],f32>
  return %0 : !torch.tensor<[3,3],f32>
}
