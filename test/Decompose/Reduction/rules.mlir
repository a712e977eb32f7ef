// NOTE: The checks are written by tools/dev/update_checks.py.

// RUN: torch-onnx-opt %s --decompose | FileCheck %s

// CHECK-LABEL: @aminmax(
// CHECK: torch.prim.ListConstruct{{.*}} -> !torch.list<[]>
// CHECK: torch.aten.amin{{.*}} -> !torch.tensor<[],f32>
// CHECK: torch.prim.ListConstruct{{.*}} -> !torch.list<[]>
// CHECK: torch.aten.amax{{.*}} -> !torch.tensor<[],f32>
func.func @aminmax(%arg0: !torch.tensor<[n,3],f32>) -> (!torch.tensor<[],f32>, !torch.tensor<[],f32>) {
  %0 = torch.constant unit -> !torch.none
  %1 = torch.constant false -> !torch.bool<false>
  %2:2 = torch.aten.aminmax(%arg0, %0, %1) : (!torch.tensor<[n,3],f32>, !torch.none, !torch.bool<false>) -> (!torch.tensor<[],f32>, !torch.tensor<[],f32>)
  return %2#0, %2#1 : !torch.tensor<[],f32>, !torch.tensor<[],f32>
}

// CHECK-LABEL: @dist(
// CHECK: torch.aten.sub.Tensor{{.*}} -> !torch.tensor<[n,3],f32>
// CHECK: torch.aten.linalg_vector_norm{{.*}} -> !torch.tensor<[],f32>
func.func @dist(%arg0: !torch.tensor<[n,3],f32>, %arg1: !torch.tensor<[n,3],f32>) -> (!torch.tensor<[],f32>) {
  %0 = torch.constant 2 : i64 -> !torch.int<2>
  %1 = torch.aten.dist(%arg0, %arg1, %0) : (!torch.tensor<[n,3],f32>, !torch.tensor<[n,3],f32>, !torch.int<2>) -> !torch.tensor<[],f32>
  return %1 : !torch.tensor<[],f32>
}

// CHECK-LABEL: @nanmean(
// CHECK: torch.aten.isnan{{.*}} -> !torch.tensor<[n,3],i1>
// CHECK: torch.aten.isnan{{.*}} -> !torch.tensor<[n,3],i1>
// CHECK: torch.aten.where.self{{.*}} -> !torch.tensor<[n,3],f32>
// CHECK: torch.prim.ListConstruct{{.*}} -> !torch.list<[!torch.int<0>, !torch.int<1>]>
// CHECK: torch.aten.sum.dim_IntList{{.*}} -> !torch.tensor<[],f32>
// CHECK: torch.aten.logical_not{{.*}} -> !torch.tensor<[n,3],i1>
// CHECK: torch.prim.ListConstruct{{.*}} -> !torch.list<[!torch.int<0>, !torch.int<1>]>
// CHECK: torch.aten.sum.dim_IntList{{.*}} -> !torch.tensor<[],i64>
// CHECK: torch.aten.div.Tensor{{.*}} -> !torch.tensor<[],f32>
func.func @nanmean(%arg0: !torch.tensor<[n,3],f32>) -> (!torch.tensor<[],f32>) {
  %0 = torch.constant unit -> !torch.none
  %1 = torch.constant false -> !torch.bool<false>
  %2 = torch.aten.nanmean(%arg0, %0, %1, %0) : (!torch.tensor<[n,3],f32>, !torch.none, !torch.bool<false>, !torch.none) -> !torch.tensor<[],f32>
  return %2 : !torch.tensor<[],f32>
}

// CHECK-LABEL: @nansum(
// CHECK: torch.aten.isnan{{.*}} -> !torch.tensor<[n,3],i1>
// CHECK: torch.aten.where.self{{.*}} -> !torch.tensor<[n,3],f32>
// CHECK: torch.prim.ListConstruct{{.*}} -> !torch.list<[!torch.int<0>, !torch.int<1>]>
// CHECK: torch.aten.sum.dim_IntList{{.*}} -> !torch.tensor<[],f32>
func.func @nansum(%arg0: !torch.tensor<[n,3],f32>) -> (!torch.tensor<[],f32>) {
  %0 = torch.constant unit -> !torch.none
  %1 = torch.constant false -> !torch.bool<false>
  %2 = torch.aten.nansum(%arg0, %0, %1, %0) : (!torch.tensor<[n,3],f32>, !torch.none, !torch.bool<false>, !torch.none) -> !torch.tensor<[],f32>
  return %2 : !torch.tensor<[],f32>
}

// CHECK-LABEL: @norm_Scalar(
// CHECK: torch.aten.linalg_vector_norm{{.*}} -> !torch.tensor<[],f32>
func.func @norm_Scalar(%arg0: !torch.tensor<[n,3],f32>) -> (!torch.tensor<[],f32>) {
  %0 = torch.constant 2 : i64 -> !torch.int<2>
  %1 = torch.aten.norm.Scalar(%arg0, %0) : (!torch.tensor<[n,3],f32>, !torch.int<2>) -> !torch.tensor<[],f32>
  return %1 : !torch.tensor<[],f32>
}

// CHECK-LABEL: @norm_ScalarOpt_dim(
// CHECK: torch.prim.ListConstruct{{.*}} -> !torch.list<[!torch.int<1>]>
// CHECK: torch.aten.linalg_vector_norm{{.*}} -> !torch.tensor<[n,4],f32>
func.func @norm_ScalarOpt_dim(%arg0: !torch.tensor<[n,3,4],f32>) -> (!torch.tensor<[n,4],f32>) {
  %0 = torch.constant unit -> !torch.none
  %1 = torch.constant 1 : i64 -> !torch.int<1>
  %2 = torch.constant false -> !torch.bool<false>
  %3 = torch.prim.ListConstruct(%1) : (!torch.int<1>) -> !torch.list<[!torch.int<1>]>
  %4 = torch.aten.norm.ScalarOpt_dim(%arg0, %0, %3, %2) : (!torch.tensor<[n,3,4],f32>, !torch.none, !torch.list<[!torch.int<1>]>, !torch.bool<false>) -> !torch.tensor<[n,4],f32>
  return %4 : !torch.tensor<[n,4],f32>
}

// CHECK-LABEL: @prod_of_ints(
// CHECK: torch.prim.ListConstruct{{.*}} -> !torch.list<[!torch.int<-1>]>
// CHECK: torch.aten.reshape{{.*}} -> !torch.tensor<["3*n"],i64>
// CHECK: torch.prim.ListConstruct{{.*}} -> !torch.list<[!torch.tensor<[1],i64>, !torch.tensor<["3*n"],i64>]>
// CHECK: torch.aten.cat{{.*}} -> !torch.tensor<["3*n+1"],i64>
// CHECK: torch.aten.size.int{{.*}} -> !torch.int<"3*n+1">
// CHECK: torch.aten.arange.start_step{{.*}} -> !torch.tensor<["3*n+1"],i64>
// CHECK: torch.aten.lt.int{{.*}} -> !torch.bool<s0>
// CHECK: torch.prim.Loop
// CHECK: torch.aten.mul.int{{.*}} -> !torch.int
// CHECK: torch.aten.sub.Scalar{{.*}} -> !torch.tensor<["3*n+1"],i64>
// CHECK: torch.aten.lt.Tensor{{.*}} -> !torch.tensor<["3*n+1"],i1>
// CHECK: torch.aten.where.self{{.*}} -> !torch.tensor<["3*n+1"],i64>
// CHECK: torch.aten.index_select{{.*}} -> !torch.tensor<["3*n+1"],i64>
// CHECK: torch.aten.mul.Tensor{{.*}} -> !torch.tensor<["3*n+1"],i64>
// CHECK: torch.aten.ge.Scalar{{.*}} -> !torch.tensor<["3*n+1"],i1>
// CHECK: torch.aten.where.self{{.*}} -> !torch.tensor<["3*n+1"],i64>
// CHECK: torch.aten.lt.int{{.*}} -> !torch.bool
// CHECK: torch.prim.yield
// CHECK: torch.aten.slice.Tensor{{.*}} -> !torch.tensor<[1],i64>
// CHECK: torch.aten.squeeze.dim{{.*}} -> !torch.tensor<[],i64>
func.func @prod_of_ints(%arg0: !torch.tensor<[n,3],i64>) -> (!torch.tensor<[],i64>) {
  %0 = torch.constant unit -> !torch.none
  %1 = torch.aten.prod(%arg0, %0) : (!torch.tensor<[n,3],i64>, !torch.none) -> !torch.tensor<[],i64>
  return %1 : !torch.tensor<[],i64>
}

// CHECK-LABEL: @renorm(
// CHECK: torch.prim.ListConstruct{{.*}} -> !torch.list<[!torch.int<1>, !torch.int<2>]>
// CHECK: torch.aten.linalg_vector_norm{{.*}} -> !torch.tensor<[n,1,1],f32>
// CHECK: torch.aten.add.Scalar{{.*}} -> !torch.tensor<[n,1,1],f32>
// CHECK: torch.aten.reciprocal{{.*}} -> !torch.tensor<[n,1,1],f32>
// CHECK: torch.aten.mul.Scalar{{.*}} -> !torch.tensor<[n,1,1],f32>
// CHECK: torch.aten.gt.Scalar{{.*}} -> !torch.tensor<[n,1,1],i1>
// CHECK: torch.aten.where.self{{.*}} -> !torch.tensor<[n,1,1],f32>
// CHECK: torch.aten.mul.Tensor{{.*}} -> !torch.tensor<[n,3,2],f32>
func.func @renorm(%arg0: !torch.tensor<[n,3,2],f32>) -> (!torch.tensor<[n,3,2],f32>) {
  %0 = torch.constant 2 : i64 -> !torch.int<2>
  %1 = torch.constant 0 : i64 -> !torch.int<0>
  %2 = torch.constant 1.500000e+00 : f64 -> !torch.float<1.500000e+00>
  %3 = torch.aten.renorm(%arg0, %0, %1, %2) : (!torch.tensor<[n,3,2],f32>, !torch.int<2>, !torch.int<0>, !torch.float<1.500000e+00>) -> !torch.tensor<[n,3,2],f32>
  return %3 : !torch.tensor<[n,3,2],f32>
}

// CHECK-LABEL: @std(
// CHECK: torch.prim.ListConstruct{{.*}} -> !torch.list<[!torch.int<0>, !torch.int<1>]>
// CHECK: torch.aten.size.int{{.*}} -> !torch.int<n>
// CHECK: torch.aten.mul.int{{.*}} -> !torch.int<"3*n">
// CHECK: torch.aten.sum.dim_IntList{{.*}} -> !torch.tensor<[1,1],f32>
// CHECK: torch.aten.div.Scalar{{.*}} -> !torch.tensor<[1,1],f32>
// CHECK: torch.aten.sub.Tensor{{.*}} -> !torch.tensor<[n,3],f32>
// CHECK: torch.aten.mul.Tensor{{.*}} -> !torch.tensor<[n,3],f32>
// CHECK: torch.aten.size.int{{.*}} -> !torch.int<n>
// CHECK: torch.aten.mul.int{{.*}} -> !torch.int<n>
// CHECK: torch.aten.mul.int{{.*}} -> !torch.int<"3*n">
// CHECK: torch.aten.sub.int{{.*}} -> !torch.int<"3*n-1">
// CHECK: torch.prim.max.int
// CHECK: torch.prim.ListConstruct{{.*}} -> !torch.list<[!torch.int<0>, !torch.int<1>]>
// CHECK: torch.aten.sum.dim_IntList{{.*}} -> !torch.tensor<[],f32>
// CHECK: torch.aten.div.Scalar{{.*}} -> !torch.tensor<[],f32>
// CHECK: torch.aten.sqrt{{.*}} -> !torch.tensor<[],f32>
func.func @std(%arg0: !torch.tensor<[n,3],f32>) -> (!torch.tensor<[],f32>) {
  %0 = torch.constant true -> !torch.bool<true>
  %1 = torch.aten.std(%arg0, %0) : (!torch.tensor<[n,3],f32>, !torch.bool<true>) -> !torch.tensor<[],f32>
  return %1 : !torch.tensor<[],f32>
}

// CHECK-LABEL: @std_correction(
// CHECK: torch.prim.ListConstruct{{.*}} -> !torch.list<[!torch.int<1>]>
// CHECK: torch.aten.mean.dim{{.*}} -> !torch.tensor<[n,1,4],f32>
// CHECK: torch.aten.sub.Tensor{{.*}} -> !torch.tensor<[n,3,4],f32>
// CHECK: torch.aten.mul.Tensor{{.*}} -> !torch.tensor<[n,3,4],f32>
// CHECK: torch.prim.ListConstruct{{.*}} -> !torch.list<[!torch.int<1>]>
// CHECK: torch.aten.sum.dim_IntList{{.*}} -> !torch.tensor<[n,4],f32>
// CHECK: torch.aten.div.Scalar{{.*}} -> !torch.tensor<[n,4],f32>
// CHECK: torch.aten.sqrt{{.*}} -> !torch.tensor<[n,4],f32>
func.func @std_correction(%arg0: !torch.tensor<[n,3,4],f32>) -> (!torch.tensor<[n,4],f32>) {
  %0 = torch.constant 1 : i64 -> !torch.int<1>
  %1 = torch.constant unit -> !torch.none
  %2 = torch.constant false -> !torch.bool<false>
  %3 = torch.prim.ListConstruct(%0) : (!torch.int<1>) -> !torch.list<[!torch.int<1>]>
  %4 = torch.aten.std.correction(%arg0, %3, %1, %2) : (!torch.tensor<[n,3,4],f32>, !torch.list<[!torch.int<1>]>, !torch.none, !torch.bool<false>) -> !torch.tensor<[n,4],f32>
  return %4 : !torch.tensor<[n,4],f32>
}

// CHECK-LABEL: @var(
// CHECK: torch.prim.ListConstruct{{.*}} -> !torch.list<[!torch.int<0>, !torch.int<1>]>
// CHECK: torch.aten.size.int{{.*}} -> !torch.int<n>
// CHECK: torch.aten.mul.int{{.*}} -> !torch.int<"3*n">
// CHECK: torch.aten.sum.dim_IntList{{.*}} -> !torch.tensor<[1,1],f32>
// CHECK: torch.aten.div.Scalar{{.*}} -> !torch.tensor<[1,1],f32>
// CHECK: torch.aten.sub.Tensor{{.*}} -> !torch.tensor<[n,3],f32>
// CHECK: torch.aten.mul.Tensor{{.*}} -> !torch.tensor<[n,3],f32>
// CHECK: torch.aten.size.int{{.*}} -> !torch.int<n>
// CHECK: torch.aten.mul.int{{.*}} -> !torch.int<n>
// CHECK: torch.aten.mul.int{{.*}} -> !torch.int<"3*n">
// CHECK: torch.aten.sub.int{{.*}} -> !torch.int<"3*n-1">
// CHECK: torch.prim.max.int
// CHECK: torch.prim.ListConstruct{{.*}} -> !torch.list<[!torch.int<0>, !torch.int<1>]>
// CHECK: torch.aten.sum.dim_IntList{{.*}} -> !torch.tensor<[],f32>
// CHECK: torch.aten.div.Scalar{{.*}} -> !torch.tensor<[],f32>
func.func @var(%arg0: !torch.tensor<[n,3],f32>) -> (!torch.tensor<[],f32>) {
  %0 = torch.constant true -> !torch.bool<true>
  %1 = torch.aten.var(%arg0, %0) : (!torch.tensor<[n,3],f32>, !torch.bool<true>) -> !torch.tensor<[],f32>
  return %1 : !torch.tensor<[],f32>
}

// CHECK-LABEL: @var_correction(
// CHECK: torch.prim.ListConstruct{{.*}} -> !torch.list<[!torch.int<1>]>
// CHECK: torch.aten.mean.dim{{.*}} -> !torch.tensor<[n,1,4],f32>
// CHECK: torch.aten.sub.Tensor{{.*}} -> !torch.tensor<[n,3,4],f32>
// CHECK: torch.aten.mul.Tensor{{.*}} -> !torch.tensor<[n,3,4],f32>
// CHECK: torch.prim.ListConstruct{{.*}} -> !torch.list<[!torch.int<1>]>
// CHECK: torch.aten.sum.dim_IntList{{.*}} -> !torch.tensor<[n,4],f32>
// CHECK: torch.aten.div.Scalar{{.*}} -> !torch.tensor<[n,4],f32>
func.func @var_correction(%arg0: !torch.tensor<[n,3,4],f32>) -> (!torch.tensor<[n,4],f32>) {
  %0 = torch.constant 1 : i64 -> !torch.int<1>
  %1 = torch.constant unit -> !torch.none
  %2 = torch.constant false -> !torch.bool<false>
  %3 = torch.prim.ListConstruct(%0) : (!torch.int<1>) -> !torch.list<[!torch.int<1>]>
  %4 = torch.aten.var.correction(%arg0, %3, %1, %2) : (!torch.tensor<[n,3,4],f32>, !torch.list<[!torch.int<1>]>, !torch.none, !torch.bool<false>) -> !torch.tensor<[n,4],f32>
  return %4 : !torch.tensor<[n,4],f32>
}

// CHECK-LABEL: @var_mean_correction(
// CHECK: torch.prim.ListConstruct{{.*}} -> !torch.list<[!torch.int<1>]>
// CHECK: torch.aten.mean.dim{{.*}} -> !torch.tensor<[n,1,4],f32>
// CHECK: torch.aten.sub.Tensor{{.*}} -> !torch.tensor<[n,3,4],f32>
// CHECK: torch.aten.mul.Tensor{{.*}} -> !torch.tensor<[n,3,4],f32>
// CHECK: torch.prim.ListConstruct{{.*}} -> !torch.list<[!torch.int<1>]>
// CHECK: torch.aten.mean.dim{{.*}} -> !torch.tensor<[n,4],f32>
// CHECK: torch.prim.ListConstruct{{.*}} -> !torch.list<[!torch.int<1>]>
// CHECK: torch.aten.squeeze.dims{{.*}} -> !torch.tensor<[n,4],f32>
func.func @var_mean_correction(%arg0: !torch.tensor<[n,3,4],f32>) -> (!torch.tensor<[n,4],f32>, !torch.tensor<[n,4],f32>) {
  %0 = torch.constant 1 : i64 -> !torch.int<1>
  %1 = torch.constant 0 : i64 -> !torch.int<0>
  %2 = torch.constant false -> !torch.bool<false>
  %3 = torch.prim.ListConstruct(%0) : (!torch.int<1>) -> !torch.list<[!torch.int<1>]>
  %4:2 = torch.aten.var_mean.correction(%arg0, %3, %1, %2) : (!torch.tensor<[n,3,4],f32>, !torch.list<[!torch.int<1>]>, !torch.int<0>, !torch.bool<false>) -> (!torch.tensor<[n,4],f32>, !torch.tensor<[n,4],f32>)
  return %4#0, %4#1 : !torch.tensor<[n,4],f32>, !torch.tensor<[n,4],f32>
}

// CHECK-LABEL: @cosine_similarity(
// CHECK: torch.prim.ListConstruct{{.*}} -> !torch.list<[!torch.int<1>]>
// CHECK: torch.aten.linalg_vector_norm{{.*}} -> !torch.tensor<[n,1,5],f32>
// CHECK: torch.aten.clamp{{.*}} -> !torch.tensor<[n,1,5],f32>
// CHECK: torch.aten.div.Tensor{{.*}} -> !torch.tensor<[n,3,5],f32>
// CHECK: torch.prim.ListConstruct{{.*}} -> !torch.list<[!torch.int<1>]>
// CHECK: torch.aten.linalg_vector_norm{{.*}} -> !torch.tensor<[n,1,5],f32>
// CHECK: torch.aten.clamp{{.*}} -> !torch.tensor<[n,1,5],f32>
// CHECK: torch.aten.div.Tensor{{.*}} -> !torch.tensor<[n,3,5],f32>
// CHECK: torch.aten.mul.Tensor{{.*}} -> !torch.tensor<[n,3,5],f32>
// CHECK: torch.prim.ListConstruct{{.*}} -> !torch.list<[!torch.int<1>]>
// CHECK: torch.aten.sum.dim_IntList{{.*}} -> !torch.tensor<[n,5],f32>
func.func @cosine_similarity(%arg0: !torch.tensor<[n,3,5],f32>, %arg1: !torch.tensor<[n,3,5],f32>) -> (!torch.tensor<[n,5],f32>) {
  %0 = torch.constant 1 : i64 -> !torch.int<1>
  %1 = torch.constant 1.000000e-08 : f64 -> !torch.float<1.000000e-08>
  %2 = torch.aten.cosine_similarity(%arg0, %arg1, %0, %1) : (!torch.tensor<[n,3,5],f32>, !torch.tensor<[n,3,5],f32>, !torch.int<1>, !torch.float<1.000000e-08>) -> !torch.tensor<[n,5],f32>
  return %2 : !torch.tensor<[n,5],f32>
}

// CHECK-LABEL: @cov(
// CHECK: torch.prim.ListConstruct{{.*}} -> !torch.list<[!torch.int<1>]>
// CHECK: torch.aten.sum.dim_IntList{{.*}} -> !torch.tensor<[3],f32>
// CHECK: torch.aten.div.Tensor{{.*}} -> !torch.tensor<[3],f32>
// CHECK: torch.aten.unsqueeze{{.*}} -> !torch.tensor<[3,1],f32>
// CHECK: torch.aten.sub.Tensor{{.*}} -> !torch.tensor<[3,7],f32>
// CHECK: torch.aten.transpose.int{{.*}} -> !torch.tensor<[7,3],f32>
// CHECK: torch.aten.mm{{.*}} -> !torch.tensor<[3,3],f32>
// CHECK: torch.aten.div.Tensor{{.*}} -> !torch.tensor<[3,3],f32>
// CHECK: torch.aten.squeeze{{.*}} -> !torch.tensor<[3,3],f32>
func.func @cov(%arg0: !torch.tensor<[3,7],f32>) -> (!torch.tensor<[3,3],f32>) {
  %0 = torch.constant 0 : i64 -> !torch.int<0>
  %1 = torch.constant unit -> !torch.none
  %2 = torch.aten.cov(%arg0, %0, %1, %1) : (!torch.tensor<[3,7],f32>, !torch.int<0>, !torch.none, !torch.none) -> !torch.tensor<[3,3],f32>
  return %2 : !torch.tensor<[3,3],f32>
}

// CHECK-LABEL: @norm_ScalarOpt_dim_dtype(
// CHECK: torch.prim.ListConstruct{{.*}} -> !torch.list<[!torch.int<1>]>
// CHECK: torch.aten.linalg_vector_norm{{.*}} -> !torch.tensor<[n],f64>
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
// CHECK: torch.aten.linalg_vector_norm{{.*}} -> !torch.tensor<[],f64>
func.func @norm_ScalarOpt_dtype(%arg0: !torch.tensor<[n,3],f32>) -> (!torch.tensor<[],f64>) {
  %0 = torch.constant unit -> !torch.none
  %1 = torch.constant 7 : i64 -> !torch.int<7>
  %2 = torch.aten.norm.ScalarOpt_dtype(%arg0, %0, %1) : (!torch.tensor<[n,3],f32>, !torch.none, !torch.int<7>) -> !torch.tensor<[],f64>
  return %2 : !torch.tensor<[],f64>
}

// CHECK-LABEL: @sum_to_size(
// CHECK: torch.aten.sum{{.*}} -> !torch.tensor<[],f32>
func.func @sum_to_size(%arg0: !torch.tensor<[n,3,4],f32>) -> (!torch.tensor<[],f32>) {
  %0 = torch.prim.ListConstruct() : () -> !torch.list<[]>
  %1 = torch.aten.sum_to_size(%arg0, %0) : (!torch.tensor<[n,3,4],f32>, !torch.list<[]>) -> !torch.tensor<[],f32>
  return %1 : !torch.tensor<[],f32>
}

// CHECK-LABEL: @_aminmax(
// CHECK: torch.prim.ListConstruct{{.*}} -> !torch.list<[]>
// CHECK: torch.aten.amin{{.*}} -> !torch.tensor<[],f32>
// CHECK: torch.prim.ListConstruct{{.*}} -> !torch.list<[]>
// CHECK: torch.aten.amax{{.*}} -> !torch.tensor<[],f32>
func.func @_aminmax(%arg0: !torch.tensor<[n,3],f32>) -> (!torch.tensor<[],f32>, !torch.tensor<[],f32>) {
  %r0, %r1 = torch.aten._aminmax(%arg0) : (!torch.tensor<[n,3],f32>) -> (!torch.tensor<[],f32>, !torch.tensor<[],f32>)
  return %r0, %r1 : !torch.tensor<[],f32>, !torch.tensor<[],f32>
}

// CHECK-LABEL: @_aminmax_dim(
// CHECK: torch.prim.ListConstruct{{.*}} -> !torch.list<[!torch.int<1>]>
// CHECK: torch.aten.amin{{.*}} -> !torch.tensor<[n,1],f32>
// CHECK: torch.prim.ListConstruct{{.*}} -> !torch.list<[!torch.int<1>]>
// CHECK: torch.aten.amax{{.*}} -> !torch.tensor<[n,1],f32>
func.func @_aminmax_dim(%arg0: !torch.tensor<[n,3],f32>) -> (!torch.tensor<[n,1],f32>, !torch.tensor<[n,1],f32>) {
  %0 = torch.constant 1 : i64 -> !torch.int<1>
  %1 = torch.constant true -> !torch.bool<true>
  %r0, %r1 = torch.aten._aminmax.dim(%arg0, %0, %1) : (!torch.tensor<[n,3],f32>, !torch.int<1>, !torch.bool<true>) -> (!torch.tensor<[n,1],f32>, !torch.tensor<[n,1],f32>)
  return %r0, %r1 : !torch.tensor<[n,1],f32>, !torch.tensor<[n,1],f32>
}

// CHECK-LABEL: @corrcoef(
// CHECK: torch.aten.size.int{{.*}} -> !torch.int<n>
// CHECK: torch.aten.scalar_tensor{{.*}} -> !torch.tensor<[],f32>
// CHECK: torch.prim.ListConstruct{{.*}} -> !torch.list<[!torch.int<1>]>
// CHECK: torch.aten.sum.dim_IntList{{.*}} -> !torch.tensor<[3],f32>
// CHECK: torch.aten.div.Tensor{{.*}} -> !torch.tensor<[3],f32>
// CHECK: torch.aten.sub.Scalar{{.*}} -> !torch.tensor<[],f32>
// CHECK: torch.aten.clamp{{.*}} -> !torch.tensor<[],f32>
// CHECK: torch.aten.unsqueeze{{.*}} -> !torch.tensor<[3,1],f32>
// CHECK: torch.aten.sub.Tensor{{.*}} -> !torch.tensor<[3,n],f32>
// CHECK: torch.aten.transpose.int{{.*}} -> !torch.tensor<[n,3],f32>
// CHECK: torch.aten.mm{{.*}} -> !torch.tensor<[3,3],f32>
// CHECK: torch.aten.div.Tensor{{.*}} -> !torch.tensor<[3,3],f32>
// CHECK: torch.aten.squeeze{{.*}} -> !torch.tensor<[3,3],f32>
// CHECK: torch.aten.flatten.using_ints{{.*}} -> !torch.tensor<[9],f32>
// CHECK: torch.aten.slice.Tensor{{.*}} -> !torch.tensor<[3],f32>
// CHECK: torch.aten.sqrt{{.*}} -> !torch.tensor<[3],f32>
// CHECK: torch.aten.unsqueeze{{.*}} -> !torch.tensor<[3,1],f32>
// CHECK: torch.aten.div.Tensor{{.*}} -> !torch.tensor<[3,3],f32>
// CHECK: torch.aten.div.Tensor{{.*}} -> !torch.tensor<[3,3],f32>
// CHECK: torch.aten.clamp{{.*}} -> !torch.tensor<[3,3],f32>
func.func @corrcoef(%arg0: !torch.tensor<[3,n],f32>) -> (!torch.tensor<[3,3],f32>) {
  %0 = torch.aten.corrcoef(%arg0) : (!torch.tensor<[3,n],f32>) -> !torch.tensor<[3,3],f32>
  return %0 : !torch.tensor<[3,3],f32>
}
