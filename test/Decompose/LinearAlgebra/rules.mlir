// NOTE: The checks are written by tools/dev/update_checks.py.

// RUN: torch-onnx-opt %s --decompose | FileCheck %s

// CHECK-LABEL: @cdist(
// CHECK: torch.aten.unsqueeze{{.*}} -> !torch.tensor<[n,1,5,4],f32>
// CHECK: torch.aten.unsqueeze{{.*}} -> !torch.tensor<[n,3,1,4],f32>
// CHECK: torch.aten.sub.Tensor{{.*}} -> !torch.tensor<[n,3,5,4],f32>
// CHECK: torch.prim.ListConstruct{{.*}} -> !torch.list<[!torch.int<-1>]>
// CHECK: torch.aten.linalg_vector_norm{{.*}} -> !torch.tensor<[n,3,5],f32>
func.func @cdist(%arg0: !torch.tensor<[n,3,4],f32>, %arg1: !torch.tensor<[n,5,4],f32>) -> (!torch.tensor<[n,3,5],f32>) {
  %0 = torch.constant 2.000000e+00 : f64 -> !torch.float<2.000000e+00>
  %1 = torch.constant unit -> !torch.none
  %2 = torch.aten.cdist(%arg0, %arg1, %0, %1) : (!torch.tensor<[n,3,4],f32>, !torch.tensor<[n,5,4],f32>, !torch.float<2.000000e+00>, !torch.none) -> !torch.tensor<[n,3,5],f32>
  return %2 : !torch.tensor<[n,3,5],f32>
}

// CHECK-LABEL: @cholesky(
// CHECK: torch.aten.full_like{{.*}} -> !torch.tensor<[n,3,3],f32>
// CHECK: torch.aten.select.int{{.*}} -> !torch.tensor<[n,3],f32>
// CHECK: torch.aten.unsqueeze{{.*}} -> !torch.tensor<[n,1,3],f32>
// CHECK: torch.aten.transpose.int{{.*}} -> !torch.tensor<[n,3,1],f32>
// CHECK: torch.aten.matmul{{.*}} -> !torch.tensor<[n,3,1],f32>
// CHECK: torch.aten.select.int{{.*}} -> !torch.tensor<[n,3],f32>
// CHECK: torch.aten.unsqueeze{{.*}} -> !torch.tensor<[n,3,1],f32>
// CHECK: torch.aten.sub.Tensor{{.*}} -> !torch.tensor<[n,3,1],f32>
// CHECK: torch.aten.select.int{{.*}} -> !torch.tensor<[n,1],f32>
// CHECK: torch.aten.unsqueeze{{.*}} -> !torch.tensor<[n,1,1],f32>
// CHECK: torch.aten.sqrt{{.*}} -> !torch.tensor<[n,1,1],f32>
// CHECK: torch.aten.full_like{{.*}} -> !torch.tensor<[n,3,1],f32>
// CHECK: torch.aten.div.Tensor{{.*}} -> !torch.tensor<[n,3,1],f32>
// CHECK: torch.aten.where.self{{.*}} -> !torch.tensor<[n,3,1],f32>
// CHECK: torch.aten.where.self{{.*}} -> !torch.tensor<[n,3,3],f32>
// CHECK: torch.aten.select.int{{.*}} -> !torch.tensor<[n,3],f32>
// CHECK: torch.aten.unsqueeze{{.*}} -> !torch.tensor<[n,1,3],f32>
// CHECK: torch.aten.transpose.int{{.*}} -> !torch.tensor<[n,3,1],f32>
// CHECK: torch.aten.matmul{{.*}} -> !torch.tensor<[n,3,1],f32>
// CHECK: torch.aten.select.int{{.*}} -> !torch.tensor<[n,3],f32>
// CHECK: torch.aten.unsqueeze{{.*}} -> !torch.tensor<[n,3,1],f32>
// CHECK: torch.aten.sub.Tensor{{.*}} -> !torch.tensor<[n,3,1],f32>
// CHECK: torch.aten.select.int{{.*}} -> !torch.tensor<[n,1],f32>
// CHECK: torch.aten.unsqueeze{{.*}} -> !torch.tensor<[n,1,1],f32>
// CHECK: torch.aten.sqrt{{.*}} -> !torch.tensor<[n,1,1],f32>
// CHECK: torch.aten.full_like{{.*}} -> !torch.tensor<[n,3,1],f32>
// CHECK: torch.aten.div.Tensor{{.*}} -> !torch.tensor<[n,3,1],f32>
// CHECK: torch.aten.where.self{{.*}} -> !torch.tensor<[n,3,1],f32>
// CHECK: torch.aten.where.self{{.*}} -> !torch.tensor<[n,3,3],f32>
// CHECK: torch.aten.select.int{{.*}} -> !torch.tensor<[n,3],f32>
// CHECK: torch.aten.unsqueeze{{.*}} -> !torch.tensor<[n,1,3],f32>
// CHECK: torch.aten.transpose.int{{.*}} -> !torch.tensor<[n,3,1],f32>
// CHECK: torch.aten.matmul{{.*}} -> !torch.tensor<[n,3,1],f32>
// CHECK: torch.aten.select.int{{.*}} -> !torch.tensor<[n,3],f32>
// CHECK: torch.aten.unsqueeze{{.*}} -> !torch.tensor<[n,3,1],f32>
// CHECK: torch.aten.sub.Tensor{{.*}} -> !torch.tensor<[n,3,1],f32>
// CHECK: torch.aten.select.int{{.*}} -> !torch.tensor<[n,1],f32>
// CHECK: torch.aten.unsqueeze{{.*}} -> !torch.tensor<[n,1,1],f32>
// CHECK: torch.aten.sqrt{{.*}} -> !torch.tensor<[n,1,1],f32>
// CHECK: torch.aten.full_like{{.*}} -> !torch.tensor<[n,3,1],f32>
// CHECK: torch.aten.div.Tensor{{.*}} -> !torch.tensor<[n,3,1],f32>
// CHECK: torch.aten.where.self{{.*}} -> !torch.tensor<[n,3,1],f32>
// CHECK: torch.aten.where.self{{.*}} -> !torch.tensor<[n,3,3],f32>
func.func @cholesky(%arg0: !torch.tensor<[n,3,3],f32>) -> (!torch.tensor<[n,3,3],f32>) {
  %0 = torch.constant false -> !torch.bool<false>
  %1 = torch.aten.cholesky(%arg0, %0) : (!torch.tensor<[n,3,3],f32>, !torch.bool<false>) -> !torch.tensor<[n,3,3],f32>
  return %1 : !torch.tensor<[n,3,3],f32>
}

// CHECK-LABEL: @linalg_cholesky(
// CHECK: torch.aten.full_like{{.*}} -> !torch.tensor<[n,3,3],f32>
// CHECK: torch.aten.select.int{{.*}} -> !torch.tensor<[n,3],f32>
// CHECK: torch.aten.unsqueeze{{.*}} -> !torch.tensor<[n,1,3],f32>
// CHECK: torch.aten.transpose.int{{.*}} -> !torch.tensor<[n,3,1],f32>
// CHECK: torch.aten.matmul{{.*}} -> !torch.tensor<[n,3,1],f32>
// CHECK: torch.aten.select.int{{.*}} -> !torch.tensor<[n,3],f32>
// CHECK: torch.aten.unsqueeze{{.*}} -> !torch.tensor<[n,3,1],f32>
// CHECK: torch.aten.sub.Tensor{{.*}} -> !torch.tensor<[n,3,1],f32>
// CHECK: torch.aten.select.int{{.*}} -> !torch.tensor<[n,1],f32>
// CHECK: torch.aten.unsqueeze{{.*}} -> !torch.tensor<[n,1,1],f32>
// CHECK: torch.aten.sqrt{{.*}} -> !torch.tensor<[n,1,1],f32>
// CHECK: torch.aten.full_like{{.*}} -> !torch.tensor<[n,3,1],f32>
// CHECK: torch.aten.div.Tensor{{.*}} -> !torch.tensor<[n,3,1],f32>
// CHECK: torch.aten.where.self{{.*}} -> !torch.tensor<[n,3,1],f32>
// CHECK: torch.aten.where.self{{.*}} -> !torch.tensor<[n,3,3],f32>
// CHECK: torch.aten.select.int{{.*}} -> !torch.tensor<[n,3],f32>
// CHECK: torch.aten.unsqueeze{{.*}} -> !torch.tensor<[n,1,3],f32>
// CHECK: torch.aten.transpose.int{{.*}} -> !torch.tensor<[n,3,1],f32>
// CHECK: torch.aten.matmul{{.*}} -> !torch.tensor<[n,3,1],f32>
// CHECK: torch.aten.select.int{{.*}} -> !torch.tensor<[n,3],f32>
// CHECK: torch.aten.unsqueeze{{.*}} -> !torch.tensor<[n,3,1],f32>
// CHECK: torch.aten.sub.Tensor{{.*}} -> !torch.tensor<[n,3,1],f32>
// CHECK: torch.aten.select.int{{.*}} -> !torch.tensor<[n,1],f32>
// CHECK: torch.aten.unsqueeze{{.*}} -> !torch.tensor<[n,1,1],f32>
// CHECK: torch.aten.sqrt{{.*}} -> !torch.tensor<[n,1,1],f32>
// CHECK: torch.aten.full_like{{.*}} -> !torch.tensor<[n,3,1],f32>
// CHECK: torch.aten.div.Tensor{{.*}} -> !torch.tensor<[n,3,1],f32>
// CHECK: torch.aten.where.self{{.*}} -> !torch.tensor<[n,3,1],f32>
// CHECK: torch.aten.where.self{{.*}} -> !torch.tensor<[n,3,3],f32>
// CHECK: torch.aten.select.int{{.*}} -> !torch.tensor<[n,3],f32>
// CHECK: torch.aten.unsqueeze{{.*}} -> !torch.tensor<[n,1,3],f32>
// CHECK: torch.aten.transpose.int{{.*}} -> !torch.tensor<[n,3,1],f32>
// CHECK: torch.aten.matmul{{.*}} -> !torch.tensor<[n,3,1],f32>
// CHECK: torch.aten.select.int{{.*}} -> !torch.tensor<[n,3],f32>
// CHECK: torch.aten.unsqueeze{{.*}} -> !torch.tensor<[n,3,1],f32>
// CHECK: torch.aten.sub.Tensor{{.*}} -> !torch.tensor<[n,3,1],f32>
// CHECK: torch.aten.select.int{{.*}} -> !torch.tensor<[n,1],f32>
// CHECK: torch.aten.unsqueeze{{.*}} -> !torch.tensor<[n,1,1],f32>
// CHECK: torch.aten.sqrt{{.*}} -> !torch.tensor<[n,1,1],f32>
// CHECK: torch.aten.full_like{{.*}} -> !torch.tensor<[n,3,1],f32>
// CHECK: torch.aten.div.Tensor{{.*}} -> !torch.tensor<[n,3,1],f32>
// CHECK: torch.aten.where.self{{.*}} -> !torch.tensor<[n,3,1],f32>
// CHECK: torch.aten.where.self{{.*}} -> !torch.tensor<[n,3,3],f32>
func.func @linalg_cholesky(%arg0: !torch.tensor<[n,3,3],f32>) -> (!torch.tensor<[n,3,3],f32>) {
  %0 = torch.constant false -> !torch.bool<false>
  %1 = torch.aten.linalg_cholesky(%arg0, %0) : (!torch.tensor<[n,3,3],f32>, !torch.bool<false>) -> !torch.tensor<[n,3,3],f32>
  return %1 : !torch.tensor<[n,3,3],f32>
}

// CHECK-LABEL: @linalg_cholesky_ex(
// CHECK: torch.aten.full_like{{.*}} -> !torch.tensor<[n,3,3],f32>
// CHECK: torch.aten.select.int{{.*}} -> !torch.tensor<[n,3],f32>
// CHECK: torch.aten.unsqueeze{{.*}} -> !torch.tensor<[n,1,3],f32>
// CHECK: torch.aten.transpose.int{{.*}} -> !torch.tensor<[n,3,1],f32>
// CHECK: torch.aten.matmul{{.*}} -> !torch.tensor<[n,3,1],f32>
// CHECK: torch.aten.select.int{{.*}} -> !torch.tensor<[n,3],f32>
// CHECK: torch.aten.unsqueeze{{.*}} -> !torch.tensor<[n,3,1],f32>
// CHECK: torch.aten.sub.Tensor{{.*}} -> !torch.tensor<[n,3,1],f32>
// CHECK: torch.aten.select.int{{.*}} -> !torch.tensor<[n,1],f32>
// CHECK: torch.aten.unsqueeze{{.*}} -> !torch.tensor<[n,1,1],f32>
// CHECK: torch.aten.sqrt{{.*}} -> !torch.tensor<[n,1,1],f32>
// CHECK: torch.aten.full_like{{.*}} -> !torch.tensor<[n,3,1],f32>
// CHECK: torch.aten.div.Tensor{{.*}} -> !torch.tensor<[n,3,1],f32>
// CHECK: torch.aten.where.self{{.*}} -> !torch.tensor<[n,3,1],f32>
// CHECK: torch.aten.where.self{{.*}} -> !torch.tensor<[n,3,3],f32>
// CHECK: torch.aten.select.int{{.*}} -> !torch.tensor<[n,3],f32>
// CHECK: torch.aten.unsqueeze{{.*}} -> !torch.tensor<[n,1,3],f32>
// CHECK: torch.aten.transpose.int{{.*}} -> !torch.tensor<[n,3,1],f32>
// CHECK: torch.aten.matmul{{.*}} -> !torch.tensor<[n,3,1],f32>
// CHECK: torch.aten.select.int{{.*}} -> !torch.tensor<[n,3],f32>
// CHECK: torch.aten.unsqueeze{{.*}} -> !torch.tensor<[n,3,1],f32>
// CHECK: torch.aten.sub.Tensor{{.*}} -> !torch.tensor<[n,3,1],f32>
// CHECK: torch.aten.select.int{{.*}} -> !torch.tensor<[n,1],f32>
// CHECK: torch.aten.unsqueeze{{.*}} -> !torch.tensor<[n,1,1],f32>
// CHECK: torch.aten.sqrt{{.*}} -> !torch.tensor<[n,1,1],f32>
// CHECK: torch.aten.full_like{{.*}} -> !torch.tensor<[n,3,1],f32>
// CHECK: torch.aten.div.Tensor{{.*}} -> !torch.tensor<[n,3,1],f32>
// CHECK: torch.aten.where.self{{.*}} -> !torch.tensor<[n,3,1],f32>
// CHECK: torch.aten.where.self{{.*}} -> !torch.tensor<[n,3,3],f32>
// CHECK: torch.aten.select.int{{.*}} -> !torch.tensor<[n,3],f32>
// CHECK: torch.aten.unsqueeze{{.*}} -> !torch.tensor<[n,1,3],f32>
// CHECK: torch.aten.transpose.int{{.*}} -> !torch.tensor<[n,3,1],f32>
// CHECK: torch.aten.matmul{{.*}} -> !torch.tensor<[n,3,1],f32>
// CHECK: torch.aten.select.int{{.*}} -> !torch.tensor<[n,3],f32>
// CHECK: torch.aten.unsqueeze{{.*}} -> !torch.tensor<[n,3,1],f32>
// CHECK: torch.aten.sub.Tensor{{.*}} -> !torch.tensor<[n,3,1],f32>
// CHECK: torch.aten.select.int{{.*}} -> !torch.tensor<[n,1],f32>
// CHECK: torch.aten.unsqueeze{{.*}} -> !torch.tensor<[n,1,1],f32>
// CHECK: torch.aten.sqrt{{.*}} -> !torch.tensor<[n,1,1],f32>
// CHECK: torch.aten.full_like{{.*}} -> !torch.tensor<[n,3,1],f32>
// CHECK: torch.aten.div.Tensor{{.*}} -> !torch.tensor<[n,3,1],f32>
// CHECK: torch.aten.where.self{{.*}} -> !torch.tensor<[n,3,1],f32>
// CHECK: torch.aten.where.self{{.*}} -> !torch.tensor<[n,3,3],f32>
// CHECK: torch.aten.size.int{{.*}} -> !torch.int<n>
// CHECK: torch.prim.ListConstruct{{.*}} -> !torch.list<[!torch.int<n>]>
// CHECK: torch.aten.full{{.*}} -> !torch.tensor<[n],i32>
func.func @linalg_cholesky_ex(%arg0: !torch.tensor<[n,3,3],f32>) -> (!torch.tensor<[n,3,3],f32>, !torch.tensor<[n],i32>) {
  %0 = torch.constant false -> !torch.bool<false>
  %1:2 = torch.aten.linalg_cholesky_ex(%arg0, %0, %0) : (!torch.tensor<[n,3,3],f32>, !torch.bool<false>, !torch.bool<false>) -> (!torch.tensor<[n,3,3],f32>, !torch.tensor<[n],i32>)
  return %1#0, %1#1 : !torch.tensor<[n,3,3],f32>, !torch.tensor<[n],i32>
}

// CHECK-LABEL: @linalg_cross(
// CHECK: torch.aten.index_select{{.*}} -> !torch.tensor<[n,3],f32>
// CHECK: torch.aten.index_select{{.*}} -> !torch.tensor<[n,3],f32>
// CHECK: torch.aten.mul.Tensor{{.*}} -> !torch.tensor<[n,3],f32>
// CHECK: torch.aten.index_select{{.*}} -> !torch.tensor<[n,3],f32>
// CHECK: torch.aten.index_select{{.*}} -> !torch.tensor<[n,3],f32>
// CHECK: torch.aten.mul.Tensor{{.*}} -> !torch.tensor<[n,3],f32>
// CHECK: torch.aten.sub.Tensor{{.*}} -> !torch.tensor<[n,3],f32>
func.func @linalg_cross(%arg0: !torch.tensor<[n,3],f32>, %arg1: !torch.tensor<[n,3],f32>) -> (!torch.tensor<[n,3],f32>) {
  %0 = torch.constant -1 : i64 -> !torch.int<-1>
  %1 = torch.aten.linalg_cross(%arg0, %arg1, %0) : (!torch.tensor<[n,3],f32>, !torch.tensor<[n,3],f32>, !torch.int<-1>) -> !torch.tensor<[n,3],f32>
  return %1 : !torch.tensor<[n,3],f32>
}

// CHECK-LABEL: @linalg_cross_of_ints(
// CHECK: torch.aten.index_select{{.*}} -> !torch.tensor<[n,3],i64>
// CHECK: torch.aten.index_select{{.*}} -> !torch.tensor<[n,3],i64>
// CHECK: torch.aten.mul.Tensor{{.*}} -> !torch.tensor<[n,3],i64>
// CHECK: torch.aten.index_select{{.*}} -> !torch.tensor<[n,3],i64>
// CHECK: torch.aten.index_select{{.*}} -> !torch.tensor<[n,3],i64>
// CHECK: torch.aten.mul.Tensor{{.*}} -> !torch.tensor<[n,3],i64>
// CHECK: torch.aten.sub.Tensor{{.*}} -> !torch.tensor<[n,3],i64>
func.func @linalg_cross_of_ints(%arg0: !torch.tensor<[n,3],i64>, %arg1: !torch.tensor<[n,3],i64>) -> (!torch.tensor<[n,3],i64>) {
  %0 = torch.constant -1 : i64 -> !torch.int<-1>
  %1 = torch.aten.linalg_cross(%arg0, %arg1, %0) : (!torch.tensor<[n,3],i64>, !torch.tensor<[n,3],i64>, !torch.int<-1>) -> !torch.tensor<[n,3],i64>
  return %1 : !torch.tensor<[n,3],i64>
}

// CHECK-LABEL: @linalg_matrix_exp(
// CHECK: torch.aten.to.dtype{{.*}} -> !torch.tensor<[3,3],f64>
// CHECK: torch.aten.abs{{.*}} -> !torch.tensor<[3,3],f64>
// CHECK: torch.prim.ListConstruct{{.*}} -> !torch.list<[!torch.int<-2>]>
// CHECK: torch.aten.sum.dim_IntList{{.*}} -> !torch.tensor<[1,3],f64>
// CHECK: torch.prim.ListConstruct{{.*}} -> !torch.list<[!torch.int<-1>]>
// CHECK: torch.aten.amax{{.*}} -> !torch.tensor<[1,1],f64>
// CHECK: torch.aten.eq.Scalar{{.*}} -> !torch.tensor<[1,1],i1>
// CHECK: torch.aten.where.ScalarSelf{{.*}} -> !torch.tensor<[1,1],f64>
// CHECK: torch.aten.log{{.*}} -> !torch.tensor<[1,1],f64>
// CHECK: torch.aten.div.Scalar{{.*}} -> !torch.tensor<[1,1],f64>
// CHECK: torch.aten.round{{.*}} -> !torch.tensor<[1,1],f64>
// CHECK: torch.aten.pow.Scalar{{.*}} -> !torch.tensor<[1,1],f64>
// CHECK: torch.aten.eq.Tensor{{.*}} -> !torch.tensor<[1,1],i1>
// CHECK: torch.aten.where.self{{.*}} -> !torch.tensor<[1,1],f64>
// CHECK: torch.aten.ceil{{.*}} -> !torch.tensor<[1,1],f64>
// CHECK: torch.aten.add.Scalar{{.*}} -> !torch.tensor<[1,1],f64>
// CHECK: torch.aten.clamp{{.*}} -> !torch.tensor<[1,1],f64>
// CHECK: torch.aten.pow.Scalar{{.*}} -> !torch.tensor<[1,1],f64>
// CHECK: torch.aten.div.Tensor{{.*}} -> !torch.tensor<[3,3],f64>
// CHECK: torch.aten.matmul{{.*}} -> !torch.tensor<[3,3],f64>
// CHECK: torch.aten.div.Scalar{{.*}} -> !torch.tensor<[3,3],f64>
// CHECK: torch.aten.add.Tensor{{.*}} -> !torch.tensor<[3,3],f64>
// CHECK: torch.aten.matmul{{.*}} -> !torch.tensor<[3,3],f64>
// CHECK: torch.aten.div.Scalar{{.*}} -> !torch.tensor<[3,3],f64>
// CHECK: torch.aten.add.Tensor{{.*}} -> !torch.tensor<[3,3],f64>
// CHECK: torch.aten.matmul{{.*}} -> !torch.tensor<[3,3],f64>
// CHECK: torch.aten.div.Scalar{{.*}} -> !torch.tensor<[3,3],f64>
// CHECK: torch.aten.add.Tensor{{.*}} -> !torch.tensor<[3,3],f64>
// CHECK: torch.aten.matmul{{.*}} -> !torch.tensor<[3,3],f64>
// CHECK: torch.aten.div.Scalar{{.*}} -> !torch.tensor<[3,3],f64>
// CHECK: torch.aten.add.Tensor{{.*}} -> !torch.tensor<[3,3],f64>
// CHECK: torch.aten.matmul{{.*}} -> !torch.tensor<[3,3],f64>
// CHECK: torch.aten.div.Scalar{{.*}} -> !torch.tensor<[3,3],f64>
// CHECK: torch.aten.add.Tensor{{.*}} -> !torch.tensor<[3,3],f64>
// CHECK: torch.aten.matmul{{.*}} -> !torch.tensor<[3,3],f64>
// CHECK: torch.aten.div.Scalar{{.*}} -> !torch.tensor<[3,3],f64>
// CHECK: torch.aten.add.Tensor{{.*}} -> !torch.tensor<[3,3],f64>
// CHECK: torch.aten.matmul{{.*}} -> !torch.tensor<[3,3],f64>
// CHECK: torch.aten.div.Scalar{{.*}} -> !torch.tensor<[3,3],f64>
// CHECK: torch.aten.add.Tensor{{.*}} -> !torch.tensor<[3,3],f64>
// CHECK: torch.aten.matmul{{.*}} -> !torch.tensor<[3,3],f64>
// CHECK: torch.aten.div.Scalar{{.*}} -> !torch.tensor<[3,3],f64>
// CHECK: torch.aten.add.Tensor{{.*}} -> !torch.tensor<[3,3],f64>
// CHECK: torch.aten.matmul{{.*}} -> !torch.tensor<[3,3],f64>
// CHECK: torch.aten.div.Scalar{{.*}} -> !torch.tensor<[3,3],f64>
// CHECK: torch.aten.add.Tensor{{.*}} -> !torch.tensor<[3,3],f64>
// CHECK: torch.aten.matmul{{.*}} -> !torch.tensor<[3,3],f64>
// CHECK: torch.aten.div.Scalar{{.*}} -> !torch.tensor<[3,3],f64>
// CHECK: torch.aten.add.Tensor{{.*}} -> !torch.tensor<[3,3],f64>
// CHECK: torch.aten.matmul{{.*}} -> !torch.tensor<[3,3],f64>
// CHECK: torch.aten.div.Scalar{{.*}} -> !torch.tensor<[3,3],f64>
// CHECK: torch.aten.add.Tensor{{.*}} -> !torch.tensor<[3,3],f64>
// CHECK: torch.aten.matmul{{.*}} -> !torch.tensor<[3,3],f64>
// CHECK: torch.aten.div.Scalar{{.*}} -> !torch.tensor<[3,3],f64>
// CHECK: torch.aten.add.Tensor{{.*}} -> !torch.tensor<[3,3],f64>
// CHECK: torch.aten.max{{.*}} -> !torch.tensor<[],f64>
// CHECK: torch.aten.to.dtype{{.*}} -> !torch.tensor<[],i64>
// CHECK: torch.aten.Int.Tensor{{.*}} -> !torch.int<u0>
// CHECK: torch.aten.to.dtype{{.*}} -> !torch.tensor<[1,1],i64>
// CHECK: torch.prim.Loop
// CHECK: torch.aten.matmul{{.*}} -> !torch.tensor<[3,3],f64>
// CHECK: torch.aten.gt.Scalar{{.*}} -> !torch.tensor<[1,1],i1>
// CHECK: torch.aten.where.self{{.*}} -> !torch.tensor<[3,3],f64>
// CHECK: torch.prim.yield
// CHECK: torch.aten.to.dtype{{.*}} -> !torch.tensor<[3,3],f32>
func.func @linalg_matrix_exp(%arg0: !torch.tensor<[3,3],f32>) -> (!torch.tensor<[3,3],f32>) {
  %0 = torch.aten.linalg_matrix_exp(%arg0) : (!torch.tensor<[3,3],f32>) -> !torch.tensor<[3,3],f32>
  return %0 : !torch.tensor<[3,3],f32>
}

// CHECK-LABEL: @linalg_solve_triangular(
// CHECK: torch.aten.matmul{{.*}} -> !torch.tensor<[n,3,2],f32>
// CHECK: torch.aten.size.int{{.*}} -> !torch.int<n>
// CHECK: torch.prim.ListConstruct{{.*}} -> !torch.list<[!torch.int<n>, !torch.int<3>, !torch.int<2>]>
// CHECK: torch.aten.expand{{.*}} -> !torch.tensor<[n,3,2],f32>
// CHECK: torch.aten.triu{{.*}} -> !torch.tensor<[n,3,3],f32>
// CHECK: torch.aten.flatten.using_ints{{.*}} -> !torch.tensor<[n,9],f32>
// CHECK: torch.aten.slice.Tensor{{.*}} -> !torch.tensor<[n,3],f32>
// CHECK: torch.aten.unsqueeze{{.*}} -> !torch.tensor<[n,3,1],f32>
// CHECK: torch.aten.full_like{{.*}} -> !torch.tensor<[n,3,2],f32>
// CHECK: torch.aten.select.int{{.*}} -> !torch.tensor<[n,3],f32>
// CHECK: torch.aten.unsqueeze{{.*}} -> !torch.tensor<[n,1,3],f32>
// CHECK: torch.aten.matmul{{.*}} -> !torch.tensor<[n,1,2],f32>
// CHECK: torch.aten.select.int{{.*}} -> !torch.tensor<[n,2],f32>
// CHECK: torch.aten.unsqueeze{{.*}} -> !torch.tensor<[n,1,2],f32>
// CHECK: torch.aten.sub.Tensor{{.*}} -> !torch.tensor<[n,1,2],f32>
// CHECK: torch.aten.select.int{{.*}} -> !torch.tensor<[n,1],f32>
// CHECK: torch.aten.unsqueeze{{.*}} -> !torch.tensor<[n,1,1],f32>
// CHECK: torch.aten.div.Tensor{{.*}} -> !torch.tensor<[n,1,2],f32>
// CHECK: torch.aten.where.self{{.*}} -> !torch.tensor<[n,3,2],f32>
// CHECK: torch.aten.select.int{{.*}} -> !torch.tensor<[n,3],f32>
// CHECK: torch.aten.unsqueeze{{.*}} -> !torch.tensor<[n,1,3],f32>
// CHECK: torch.aten.matmul{{.*}} -> !torch.tensor<[n,1,2],f32>
// CHECK: torch.aten.select.int{{.*}} -> !torch.tensor<[n,2],f32>
// CHECK: torch.aten.unsqueeze{{.*}} -> !torch.tensor<[n,1,2],f32>
// CHECK: torch.aten.sub.Tensor{{.*}} -> !torch.tensor<[n,1,2],f32>
// CHECK: torch.aten.select.int{{.*}} -> !torch.tensor<[n,1],f32>
// CHECK: torch.aten.unsqueeze{{.*}} -> !torch.tensor<[n,1,1],f32>
// CHECK: torch.aten.div.Tensor{{.*}} -> !torch.tensor<[n,1,2],f32>
// CHECK: torch.aten.where.self{{.*}} -> !torch.tensor<[n,3,2],f32>
// CHECK: torch.aten.select.int{{.*}} -> !torch.tensor<[n,3],f32>
// CHECK: torch.aten.unsqueeze{{.*}} -> !torch.tensor<[n,1,3],f32>
// CHECK: torch.aten.matmul{{.*}} -> !torch.tensor<[n,1,2],f32>
// CHECK: torch.aten.select.int{{.*}} -> !torch.tensor<[n,2],f32>
// CHECK: torch.aten.unsqueeze{{.*}} -> !torch.tensor<[n,1,2],f32>
// CHECK: torch.aten.sub.Tensor{{.*}} -> !torch.tensor<[n,1,2],f32>
// CHECK: torch.aten.select.int{{.*}} -> !torch.tensor<[n,1],f32>
// CHECK: torch.aten.unsqueeze{{.*}} -> !torch.tensor<[n,1,1],f32>
// CHECK: torch.aten.div.Tensor{{.*}} -> !torch.tensor<[n,1,2],f32>
// CHECK: torch.aten.where.self{{.*}} -> !torch.tensor<[n,3,2],f32>
func.func @linalg_solve_triangular(%arg0: !torch.tensor<[n,3,3],f32>, %arg1: !torch.tensor<[n,3,2],f32>) -> (!torch.tensor<[n,3,2],f32>) {
  %0 = torch.constant true -> !torch.bool<true>
  %1 = torch.constant false -> !torch.bool<false>
  %2 = torch.aten.linalg_solve_triangular(%arg0, %arg1, %0, %0, %1) : (!torch.tensor<[n,3,3],f32>, !torch.tensor<[n,3,2],f32>, !torch.bool<true>, !torch.bool<true>, !torch.bool<false>) -> !torch.tensor<[n,3,2],f32>
  return %2 : !torch.tensor<[n,3,2],f32>
}

// CHECK-LABEL: @pdist(
// CHECK: torch.aten.size.int{{.*}} -> !torch.int<n>
// CHECK: torch.prim.ListConstruct{{.*}} -> !torch.list<[!torch.int<n>, !torch.int<n>]>
// CHECK: torch.aten.full{{.*}} -> !torch.tensor<[n,n],f32>
// CHECK: torch.aten.triu{{.*}} -> !torch.tensor<[n,n],f32>
// CHECK: torch.aten.nonzero{{.*}} -> !torch.tensor<[u1,2],i64>
// CHECK: torch.aten.t{{.*}} -> !torch.tensor<[2,s1],i64>
// CHECK: torch.aten.select.int{{.*}} -> !torch.tensor<[s1],i64>
// CHECK: torch.aten.index_select{{.*}} -> !torch.tensor<[s1,3],f32>
// CHECK: torch.aten.select.int{{.*}} -> !torch.tensor<[s1],i64>
// CHECK: torch.aten.index_select{{.*}} -> !torch.tensor<[s1,3],f32>
// CHECK: torch.aten.sub.Tensor{{.*}} -> !torch.tensor<[s1,3],f32>
// CHECK: torch.prim.ListConstruct{{.*}} -> !torch.list<[!torch.int<-1>]>
// CHECK: torch.aten.linalg_vector_norm{{.*}} -> !torch.tensor<[s0],f32>
func.func @pdist(%arg0: !torch.tensor<[n,3],f32>) -> (!torch.tensor<[s0],f32>) {
  %0 = torch.constant 2.000000e+00 : f64 -> !torch.float<2.000000e+00>
  %1 = torch.aten.pdist(%arg0, %0) : (!torch.tensor<[n,3],f32>, !torch.float<2.000000e+00>) -> !torch.tensor<[s0],f32>
  return %1 : !torch.tensor<[s0],f32>
}

// CHECK-LABEL: @trace(
// CHECK: torch.aten.flatten.using_ints{{.*}} -> !torch.tensor<[9],f32>
// CHECK: torch.aten.slice.Tensor{{.*}} -> !torch.tensor<[3],f32>
// CHECK: torch.aten.sum{{.*}} -> !torch.tensor<[],f32>
func.func @trace(%arg0: !torch.tensor<[3,3],f32>) -> (!torch.tensor<[],f32>) {
  %0 = torch.aten.trace(%arg0) : (!torch.tensor<[3,3],f32>) -> !torch.tensor<[],f32>
  return %0 : !torch.tensor<[],f32>
}

// CHECK-LABEL: @trace_of_ints(
// CHECK: torch.aten.flatten.using_ints{{.*}} -> !torch.tensor<[9],i64>
// CHECK: torch.aten.slice.Tensor{{.*}} -> !torch.tensor<[3],i64>
// CHECK: torch.aten.sum{{.*}} -> !torch.tensor<[],i64>
func.func @trace_of_ints(%arg0: !torch.tensor<[3,3],i64>) -> (!torch.tensor<[],i64>) {
  %0 = torch.aten.trace(%arg0) : (!torch.tensor<[3,3],i64>) -> !torch.tensor<[],i64>
  return %0 : !torch.tensor<[],i64>
}

// CHECK-LABEL: @triangular_solve(
// CHECK: torch.aten.transpose.int{{.*}} -> !torch.tensor<[n,3,3],f32>
// CHECK: torch.aten.matmul{{.*}} -> !torch.tensor<[n,3,2],f32>
// CHECK: torch.aten.size.int{{.*}} -> !torch.int<n>
// CHECK: torch.prim.ListConstruct{{.*}} -> !torch.list<[!torch.int<n>, !torch.int<3>, !torch.int<2>]>
// CHECK: torch.aten.expand{{.*}} -> !torch.tensor<[n,3,2],f32>
// CHECK: torch.aten.tril{{.*}} -> !torch.tensor<[n,3,3],f32>
// CHECK: torch.aten.flatten.using_ints{{.*}} -> !torch.tensor<[n,9],f32>
// CHECK: torch.aten.slice.Tensor{{.*}} -> !torch.tensor<[n,3],f32>
// CHECK: torch.aten.unsqueeze{{.*}} -> !torch.tensor<[n,3,1],f32>
// CHECK: torch.aten.full_like{{.*}} -> !torch.tensor<[n,3,2],f32>
// CHECK: torch.aten.select.int{{.*}} -> !torch.tensor<[n,3],f32>
// CHECK: torch.aten.unsqueeze{{.*}} -> !torch.tensor<[n,1,3],f32>
// CHECK: torch.aten.matmul{{.*}} -> !torch.tensor<[n,1,2],f32>
// CHECK: torch.aten.select.int{{.*}} -> !torch.tensor<[n,2],f32>
// CHECK: torch.aten.unsqueeze{{.*}} -> !torch.tensor<[n,1,2],f32>
// CHECK: torch.aten.sub.Tensor{{.*}} -> !torch.tensor<[n,1,2],f32>
// CHECK: torch.aten.select.int{{.*}} -> !torch.tensor<[n,1],f32>
// CHECK: torch.aten.unsqueeze{{.*}} -> !torch.tensor<[n,1,1],f32>
// CHECK: torch.aten.div.Tensor{{.*}} -> !torch.tensor<[n,1,2],f32>
// CHECK: torch.aten.where.self{{.*}} -> !torch.tensor<[n,3,2],f32>
// CHECK: torch.aten.select.int{{.*}} -> !torch.tensor<[n,3],f32>
// CHECK: torch.aten.unsqueeze{{.*}} -> !torch.tensor<[n,1,3],f32>
// CHECK: torch.aten.matmul{{.*}} -> !torch.tensor<[n,1,2],f32>
// CHECK: torch.aten.select.int{{.*}} -> !torch.tensor<[n,2],f32>
// CHECK: torch.aten.unsqueeze{{.*}} -> !torch.tensor<[n,1,2],f32>
// CHECK: torch.aten.sub.Tensor{{.*}} -> !torch.tensor<[n,1,2],f32>
// CHECK: torch.aten.select.int{{.*}} -> !torch.tensor<[n,1],f32>
// CHECK: torch.aten.unsqueeze{{.*}} -> !torch.tensor<[n,1,1],f32>
// CHECK: torch.aten.div.Tensor{{.*}} -> !torch.tensor<[n,1,2],f32>
// CHECK: torch.aten.where.self{{.*}} -> !torch.tensor<[n,3,2],f32>
// CHECK: torch.aten.select.int{{.*}} -> !torch.tensor<[n,3],f32>
// CHECK: torch.aten.unsqueeze{{.*}} -> !torch.tensor<[n,1,3],f32>
// CHECK: torch.aten.matmul{{.*}} -> !torch.tensor<[n,1,2],f32>
// CHECK: torch.aten.select.int{{.*}} -> !torch.tensor<[n,2],f32>
// CHECK: torch.aten.unsqueeze{{.*}} -> !torch.tensor<[n,1,2],f32>
// CHECK: torch.aten.sub.Tensor{{.*}} -> !torch.tensor<[n,1,2],f32>
// CHECK: torch.aten.select.int{{.*}} -> !torch.tensor<[n,1],f32>
// CHECK: torch.aten.unsqueeze{{.*}} -> !torch.tensor<[n,1,1],f32>
// CHECK: torch.aten.div.Tensor{{.*}} -> !torch.tensor<[n,1,2],f32>
// CHECK: torch.aten.where.self{{.*}} -> !torch.tensor<[n,3,2],f32>
func.func @triangular_solve(%arg0: !torch.tensor<[n,3,2],f32>, %arg1: !torch.tensor<[n,3,3],f32>) -> (!torch.tensor<[n,3,2],f32>, !torch.tensor<[n,3,3],f32>) {
  %0 = torch.constant true -> !torch.bool<true>
  %1 = torch.constant false -> !torch.bool<false>
  %2:2 = torch.aten.triangular_solve(%arg0, %arg1, %0, %0, %1) : (!torch.tensor<[n,3,2],f32>, !torch.tensor<[n,3,3],f32>, !torch.bool<true>, !torch.bool<true>, !torch.bool<false>) -> (!torch.tensor<[n,3,2],f32>, !torch.tensor<[n,3,3],f32>)
  return %2#0, %2#1 : !torch.tensor<[n,3,2],f32>, !torch.tensor<[n,3,3],f32>
}

// CHECK-LABEL: @vdot(
// CHECK: torch.aten.dot{{.*}} -> !torch.tensor<[],f32>
func.func @vdot(%arg0: !torch.tensor<[n],f32>, %arg1: !torch.tensor<[n],f32>) -> (!torch.tensor<[],f32>) {
  %0 = torch.aten.vdot(%arg0, %arg1) : (!torch.tensor<[n],f32>, !torch.tensor<[n],f32>) -> !torch.tensor<[],f32>
  return %0 : !torch.tensor<[],f32>
}

// CHECK-LABEL: @cross_of_first(
// CHECK: torch.aten.index_select{{.*}} -> !torch.tensor<[2,3,3],f32>
// CHECK: torch.aten.index_select{{.*}} -> !torch.tensor<[2,3,3],f32>
// CHECK: torch.aten.mul.Tensor{{.*}} -> !torch.tensor<[2,3,3],f32>
// CHECK: torch.aten.index_select{{.*}} -> !torch.tensor<[2,3,3],f32>
// CHECK: torch.aten.index_select{{.*}} -> !torch.tensor<[2,3,3],f32>
// CHECK: torch.aten.mul.Tensor{{.*}} -> !torch.tensor<[2,3,3],f32>
// CHECK: torch.aten.sub.Tensor{{.*}} -> !torch.tensor<[2,3,3],f32>
func.func @cross_of_first(%arg0: !torch.tensor<[2,3,3],f32>, %arg1: !torch.tensor<[2,3,3],f32>) -> !torch.tensor<[2,3,3],f32> {
  %0 = torch.constant unit -> !torch.none
  %1 = torch.aten.cross(%arg0, %arg1, %0) : (!torch.tensor<[2,3,3],f32>, !torch.tensor<[2,3,3],f32>, !torch.none) -> !torch.tensor<[2,3,3],f32>
  return %1 : !torch.tensor<[2,3,3],f32>
}

// CHECK-LABEL: @_cdist_forward(
// CHECK: torch.aten.unsqueeze{{.*}} -> !torch.tensor<[n,1,4,3],f32>
// CHECK: torch.aten.unsqueeze{{.*}} -> !torch.tensor<[n,5,1,3],f32>
// CHECK: torch.aten.sub.Tensor{{.*}} -> !torch.tensor<[n,5,4,3],f32>
// CHECK: torch.prim.ListConstruct{{.*}} -> !torch.list<[!torch.int<-1>]>
// CHECK: torch.aten.linalg_vector_norm{{.*}} -> !torch.tensor<[n,5,4],f32>
func.func @_cdist_forward(%arg0: !torch.tensor<[n,5,3],f32>, %arg1: !torch.tensor<[n,4,3],f32>) -> (!torch.tensor<[n,5,4],f32>) {
  %0 = torch.constant 2.000000e+00 : f64 -> !torch.float<2.000000e+00>
  %1 = torch.constant unit -> !torch.none
  %2 = torch.aten._cdist_forward(%arg0, %arg1, %0, %1) : (!torch.tensor<[n,5,3],f32>, !torch.tensor<[n,4,3],f32>, !torch.float<2.000000e+00>, !torch.none) -> !torch.tensor<[n,5,4],f32>
  return %2 : !torch.tensor<[n,5,4],f32>
}

// CHECK-LABEL: @_euclidean_dist(
// CHECK: torch.aten.transpose.int{{.*}} -> !torch.tensor<[n,3,4],f32>
// CHECK: torch.aten.matmul{{.*}} -> !torch.tensor<[n,5,4],f32>
// CHECK: torch.aten.pow.Tensor_Scalar{{.*}} -> !torch.tensor<[n,4,3],f32>
// CHECK: torch.prim.ListConstruct{{.*}} -> !torch.list<[!torch.int<-1>]>
// CHECK: torch.aten.sum.dim_IntList{{.*}} -> !torch.tensor<[n,4,1],f32>
// CHECK: torch.aten.transpose.int{{.*}} -> !torch.tensor<[n,1,4],f32>
// CHECK: torch.aten.pow.Tensor_Scalar{{.*}} -> !torch.tensor<[n,5,3],f32>
// CHECK: torch.prim.ListConstruct{{.*}} -> !torch.list<[!torch.int<-1>]>
// CHECK: torch.aten.sum.dim_IntList{{.*}} -> !torch.tensor<[n,5,1],f32>
// CHECK: torch.aten.add.Tensor{{.*}} -> !torch.tensor<[n,5,4],f32>
// CHECK: torch.aten.mul.Scalar{{.*}} -> !torch.tensor<[n,5,4],f32>
// CHECK: torch.aten.sub.Tensor{{.*}} -> !torch.tensor<[n,5,4],f32>
// CHECK: torch.aten.clamp{{.*}} -> !torch.tensor<[n,5,4],f32>
// CHECK: torch.aten.sqrt{{.*}} -> !torch.tensor<[n,5,4],f32>
func.func @_euclidean_dist(%arg0: !torch.tensor<[n,5,3],f32>, %arg1: !torch.tensor<[n,4,3],f32>) -> (!torch.tensor<[n,5,4],f32>) {
  %0 = torch.aten._euclidean_dist(%arg0, %arg1) : (!torch.tensor<[n,5,3],f32>, !torch.tensor<[n,4,3],f32>) -> !torch.tensor<[n,5,4],f32>
  return %0 : !torch.tensor<[n,5,4],f32>
}

// CHECK-LABEL: @_pdist_forward(
// CHECK: torch.aten.index_select{{.*}} -> !torch.tensor<[10,3],f32>
// CHECK: torch.aten.index_select{{.*}} -> !torch.tensor<[10,3],f32>
// CHECK: torch.aten.sub.Tensor{{.*}} -> !torch.tensor<[10,3],f32>
// CHECK: torch.prim.ListConstruct{{.*}} -> !torch.list<[!torch.int<-1>]>
// CHECK: torch.aten.linalg_vector_norm{{.*}} -> !torch.tensor<[10],f32>
func.func @_pdist_forward(%arg0: !torch.tensor<[5,3],f32>) -> (!torch.tensor<[10],f32>) {
  %0 = torch.constant 2.000000e+00 : f64 -> !torch.float<2.000000e+00>
  %1 = torch.aten._pdist_forward(%arg0, %0) : (!torch.tensor<[5,3],f32>, !torch.float<2.000000e+00>) -> !torch.tensor<[10],f32>
  return %1 : !torch.tensor<[10],f32>
}

// CHECK-LABEL: @matrix_exp(
// CHECK: torch.aten.abs{{.*}} -> !torch.tensor<[3,3],f64>
// CHECK: torch.prim.ListConstruct{{.*}} -> !torch.list<[!torch.int<-2>]>
// CHECK: torch.aten.sum.dim_IntList{{.*}} -> !torch.tensor<[1,3],f64>
// CHECK: torch.prim.ListConstruct{{.*}} -> !torch.list<[!torch.int<-1>]>
// CHECK: torch.aten.amax{{.*}} -> !torch.tensor<[1,1],f64>
// CHECK: torch.aten.eq.Scalar{{.*}} -> !torch.tensor<[1,1],i1>
// CHECK: torch.aten.where.ScalarSelf{{.*}} -> !torch.tensor<[1,1],f64>
// CHECK: torch.aten.log{{.*}} -> !torch.tensor<[1,1],f64>
// CHECK: torch.aten.div.Scalar{{.*}} -> !torch.tensor<[1,1],f64>
// CHECK: torch.aten.round{{.*}} -> !torch.tensor<[1,1],f64>
// CHECK: torch.aten.pow.Scalar{{.*}} -> !torch.tensor<[1,1],f64>
// CHECK: torch.aten.eq.Tensor{{.*}} -> !torch.tensor<[1,1],i1>
// CHECK: torch.aten.where.self{{.*}} -> !torch.tensor<[1,1],f64>
// CHECK: torch.aten.ceil{{.*}} -> !torch.tensor<[1,1],f64>
// CHECK: torch.aten.add.Scalar{{.*}} -> !torch.tensor<[1,1],f64>
// CHECK: torch.aten.clamp{{.*}} -> !torch.tensor<[1,1],f64>
// CHECK: torch.aten.pow.Scalar{{.*}} -> !torch.tensor<[1,1],f64>
// CHECK: torch.aten.div.Tensor{{.*}} -> !torch.tensor<[3,3],f64>
// CHECK: torch.aten.matmul{{.*}} -> !torch.tensor<[3,3],f64>
// CHECK: torch.aten.div.Scalar{{.*}} -> !torch.tensor<[3,3],f64>
// CHECK: torch.aten.add.Tensor{{.*}} -> !torch.tensor<[3,3],f64>
// CHECK: torch.aten.matmul{{.*}} -> !torch.tensor<[3,3],f64>
// CHECK: torch.aten.div.Scalar{{.*}} -> !torch.tensor<[3,3],f64>
// CHECK: torch.aten.add.Tensor{{.*}} -> !torch.tensor<[3,3],f64>
// CHECK: torch.aten.matmul{{.*}} -> !torch.tensor<[3,3],f64>
// CHECK: torch.aten.div.Scalar{{.*}} -> !torch.tensor<[3,3],f64>
// CHECK: torch.aten.add.Tensor{{.*}} -> !torch.tensor<[3,3],f64>
// CHECK: torch.aten.matmul{{.*}} -> !torch.tensor<[3,3],f64>
// CHECK: torch.aten.div.Scalar{{.*}} -> !torch.tensor<[3,3],f64>
// CHECK: torch.aten.add.Tensor{{.*}} -> !torch.tensor<[3,3],f64>
// CHECK: torch.aten.matmul{{.*}} -> !torch.tensor<[3,3],f64>
// CHECK: torch.aten.div.Scalar{{.*}} -> !torch.tensor<[3,3],f64>
// CHECK: torch.aten.add.Tensor{{.*}} -> !torch.tensor<[3,3],f64>
// CHECK: torch.aten.matmul{{.*}} -> !torch.tensor<[3,3],f64>
// CHECK: torch.aten.div.Scalar{{.*}} -> !torch.tensor<[3,3],f64>
// CHECK: torch.aten.add.Tensor{{.*}} -> !torch.tensor<[3,3],f64>
// CHECK: torch.aten.matmul{{.*}} -> !torch.tensor<[3,3],f64>
// CHECK: torch.aten.div.Scalar{{.*}} -> !torch.tensor<[3,3],f64>
// CHECK: torch.aten.add.Tensor{{.*}} -> !torch.tensor<[3,3],f64>
// CHECK: torch.aten.matmul{{.*}} -> !torch.tensor<[3,3],f64>
// CHECK: torch.aten.div.Scalar{{.*}} -> !torch.tensor<[3,3],f64>
// CHECK: torch.aten.add.Tensor{{.*}} -> !torch.tensor<[3,3],f64>
// CHECK: torch.aten.matmul{{.*}} -> !torch.tensor<[3,3],f64>
// CHECK: torch.aten.div.Scalar{{.*}} -> !torch.tensor<[3,3],f64>
// CHECK: torch.aten.add.Tensor{{.*}} -> !torch.tensor<[3,3],f64>
// CHECK: torch.aten.matmul{{.*}} -> !torch.tensor<[3,3],f64>
// CHECK: torch.aten.div.Scalar{{.*}} -> !torch.tensor<[3,3],f64>
// CHECK: torch.aten.add.Tensor{{.*}} -> !torch.tensor<[3,3],f64>
// CHECK: torch.aten.matmul{{.*}} -> !torch.tensor<[3,3],f64>
// CHECK: torch.aten.div.Scalar{{.*}} -> !torch.tensor<[3,3],f64>
// CHECK: torch.aten.add.Tensor{{.*}} -> !torch.tensor<[3,3],f64>
// CHECK: torch.aten.matmul{{.*}} -> !torch.tensor<[3,3],f64>
// CHECK: torch.aten.div.Scalar{{.*}} -> !torch.tensor<[3,3],f64>
// CHECK: torch.aten.add.Tensor{{.*}} -> !torch.tensor<[3,3],f64>
// CHECK: torch.aten.max{{.*}} -> !torch.tensor<[],f64>
// CHECK: torch.aten.to.dtype{{.*}} -> !torch.tensor<[],i64>
// CHECK: torch.aten.Int.Tensor{{.*}} -> !torch.int<u2>
// CHECK: torch.aten.to.dtype{{.*}} -> !torch.tensor<[1,1],i64>
// CHECK: torch.prim.Loop
// CHECK: torch.aten.matmul{{.*}} -> !torch.tensor<[3,3],f64>
// CHECK: torch.aten.gt.Scalar{{.*}} -> !torch.tensor<[1,1],i1>
// CHECK: torch.aten.where.self{{.*}} -> !torch.tensor<[3,3],f64>
// CHECK: torch.prim.yield
func.func @matrix_exp(%arg0: !torch.tensor<[3,3],f64>) -> (!torch.tensor<[3,3],f64>) {
  %0 = torch.aten.matrix_exp(%arg0) : (!torch.tensor<[3,3],f64>) -> !torch.tensor<[3,3],f64>
  return %0 : !torch.tensor<[3,3],f64>
}
