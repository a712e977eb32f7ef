// NOTE: The checks are written by tools/dev/update_checks.py.

// RUN: torch-onnx-opt %s --decompose | FileCheck %s

// CHECK-LABEL: @cdist(
// CHECK: %[[V0:.*]] = torch.aten.unsqueeze(%arg1, {{.*}}) : ({{.*}}, !torch.int<-3>) -> !torch.tensor<[n,1,5,4],f32>
// CHECK: %[[V1:.*]] = torch.aten.unsqueeze(%arg0, {{.*}}) : ({{.*}}, !torch.int<-2>) -> !torch.tensor<[n,3,1,4],f32>
// CHECK: %[[V2:.*]] = torch.aten.sub.Tensor(%[[V1]], %[[V0]], {{.*}}) : ({{.*}}, !torch.int<1>) -> !torch.tensor<[n,3,5,4],f32>
// CHECK: %[[V3:.*]] = torch.prim.ListConstruct({{.*}}) : (!torch.int<-1>) -> !torch.list<[!torch.int<-1>]>
// CHECK: %[[V4:.*]] = torch.aten.linalg_vector_norm(%[[V2]], {{.*}}, %[[V3]], {{.*}}) : ({{.*}}, !torch.float<2.000000e+00>, {{.*}}, !torch.bool<false>, !torch.none) -> !torch.tensor<[n,3,5],f32>
// CHECK: return %[[V4]]
func.func @cdist(%arg0: !torch.tensor<[n,3,4],f32>, %arg1: !torch.tensor<[n,5,4],f32>) -> (!torch.tensor<[n,3,5],f32>) {
  %0 = torch.constant 2.000000e+00 : f64 -> !torch.float<2.000000e+00>
  %1 = torch.constant unit -> !torch.none
  %2 = torch.aten.cdist(%arg0, %arg1, %0, %1) : (!torch.tensor<[n,3,4],f32>, !torch.tensor<[n,5,4],f32>, !torch.float<2.000000e+00>, !torch.none) -> !torch.tensor<[n,3,5],f32>
  return %2 : !torch.tensor<[n,3,5],f32>
}

// CHECK-LABEL: @cholesky(
// CHECK-NOT: torch.aten.cholesky(
// CHECK: return {{.*}} : !torch.tensor<[n,3,3],f32>
func.func @cholesky(%arg0: !torch.tensor<[n,3,3],f32>) -> (!torch.tensor<[n,3,3],f32>) {
  %0 = torch.constant false -> !torch.bool<false>
  %1 = torch.aten.cholesky(%arg0, %0) : (!torch.tensor<[n,3,3],f32>, !torch.bool<false>) -> !torch.tensor<[n,3,3],f32>
  return %1 : !torch.tensor<[n,3,3],f32>
}

// CHECK-LABEL: @linalg_cholesky(
// CHECK-NOT: torch.aten.linalg_cholesky(
// CHECK: return {{.*}} : !torch.tensor<[n,3,3],f32>
func.func @linalg_cholesky(%arg0: !torch.tensor<[n,3,3],f32>) -> (!torch.tensor<[n,3,3],f32>) {
  %0 = torch.constant false -> !torch.bool<false>
  %1 = torch.aten.linalg_cholesky(%arg0, %0) : (!torch.tensor<[n,3,3],f32>, !torch.bool<false>) -> !torch.tensor<[n,3,3],f32>
  return %1 : !torch.tensor<[n,3,3],f32>
}

// CHECK-LABEL: @linalg_cholesky_ex(
// CHECK-NOT: torch.aten.linalg_cholesky_ex(
// CHECK: return {{.*}} : !torch.tensor<[n,3,3],f32>, !torch.tensor<[n],i32>
func.func @linalg_cholesky_ex(%arg0: !torch.tensor<[n,3,3],f32>) -> (!torch.tensor<[n,3,3],f32>, !torch.tensor<[n],i32>) {
  %0 = torch.constant false -> !torch.bool<false>
  %1:2 = torch.aten.linalg_cholesky_ex(%arg0, %0, %0) : (!torch.tensor<[n,3,3],f32>, !torch.bool<false>, !torch.bool<false>) -> (!torch.tensor<[n,3,3],f32>, !torch.tensor<[n],i32>)
  return %1#0, %1#1 : !torch.tensor<[n,3,3],f32>, !torch.tensor<[n],i32>
}

// CHECK-LABEL: @linalg_cross(
// CHECK: %[[V0:.*]] = torch.constant dense<[1, 2, 0]> : tensor<3xi64> -> !torch.tensor<[3],i64>
// CHECK: %[[V1:.*]] = torch.constant dense<[2, 0, 1]> : tensor<3xi64> -> !torch.tensor<[3],i64>
// CHECK: %[[V2:.*]] = torch.aten.index_select(%arg1, {{.*}}, %[[V0]]) : ({{.*}}, !torch.int<-1>, {{.*}}) -> !torch.tensor<[n,3],f32>
// CHECK: %[[V3:.*]] = torch.aten.index_select(%arg0, {{.*}}, %[[V1]]) : ({{.*}}, !torch.int<-1>, {{.*}}) -> !torch.tensor<[n,3],f32>
// CHECK: %[[V4:.*]] = torch.aten.mul.Tensor(%[[V3]], %[[V2]]) : {{.*}} -> !torch.tensor<[n,3],f32>
// CHECK: %[[V5:.*]] = torch.aten.index_select(%arg1, {{.*}}, %[[V1]]) : ({{.*}}, !torch.int<-1>, {{.*}}) -> !torch.tensor<[n,3],f32>
// CHECK: %[[V6:.*]] = torch.aten.index_select(%arg0, {{.*}}, %[[V0]]) : ({{.*}}, !torch.int<-1>, {{.*}}) -> !torch.tensor<[n,3],f32>
// CHECK: %[[V7:.*]] = torch.aten.mul.Tensor(%[[V6]], %[[V5]]) : {{.*}} -> !torch.tensor<[n,3],f32>
// CHECK: %[[V8:.*]] = torch.aten.sub.Tensor(%[[V7]], %[[V4]], {{.*}}) : ({{.*}}, !torch.int<1>) -> !torch.tensor<[n,3],f32>
// CHECK: return %[[V8]]
func.func @linalg_cross(%arg0: !torch.tensor<[n,3],f32>, %arg1: !torch.tensor<[n,3],f32>) -> (!torch.tensor<[n,3],f32>) {
  %0 = torch.constant -1 : i64 -> !torch.int<-1>
  %1 = torch.aten.linalg_cross(%arg0, %arg1, %0) : (!torch.tensor<[n,3],f32>, !torch.tensor<[n,3],f32>, !torch.int<-1>) -> !torch.tensor<[n,3],f32>
  return %1 : !torch.tensor<[n,3],f32>
}

// CHECK-LABEL: @linalg_cross_of_ints(
// CHECK: %[[V0:.*]] = torch.constant dense<[1, 2, 0]> : tensor<3xi64> -> !torch.tensor<[3],i64>
// CHECK: %[[V1:.*]] = torch.constant dense<[2, 0, 1]> : tensor<3xi64> -> !torch.tensor<[3],i64>
// CHECK: %[[V2:.*]] = torch.aten.index_select(%arg1, {{.*}}, %[[V0]]) : ({{.*}}, !torch.int<-1>, {{.*}}) -> !torch.tensor<[n,3],i64>
// CHECK: %[[V3:.*]] = torch.aten.index_select(%arg0, {{.*}}, %[[V1]]) : ({{.*}}, !torch.int<-1>, {{.*}}) -> !torch.tensor<[n,3],i64>
// CHECK: %[[V4:.*]] = torch.aten.mul.Tensor(%[[V3]], %[[V2]]) : {{.*}} -> !torch.tensor<[n,3],i64>
// CHECK: %[[V5:.*]] = torch.aten.index_select(%arg1, {{.*}}, %[[V1]]) : ({{.*}}, !torch.int<-1>, {{.*}}) -> !torch.tensor<[n,3],i64>
// CHECK: %[[V6:.*]] = torch.aten.index_select(%arg0, {{.*}}, %[[V0]]) : ({{.*}}, !torch.int<-1>, {{.*}}) -> !torch.tensor<[n,3],i64>
// CHECK: %[[V7:.*]] = torch.aten.mul.Tensor(%[[V6]], %[[V5]]) : {{.*}} -> !torch.tensor<[n,3],i64>
// CHECK: %[[V8:.*]] = torch.aten.sub.Tensor(%[[V7]], %[[V4]], {{.*}}) : ({{.*}}, !torch.int<1>) -> !torch.tensor<[n,3],i64>
// CHECK: return %[[V8]]
func.func @linalg_cross_of_ints(%arg0: !torch.tensor<[n,3],i64>, %arg1: !torch.tensor<[n,3],i64>) -> (!torch.tensor<[n,3],i64>) {
  %0 = torch.constant -1 : i64 -> !torch.int<-1>
  %1 = torch.aten.linalg_cross(%arg0, %arg1, %0) : (!torch.tensor<[n,3],i64>, !torch.tensor<[n,3],i64>, !torch.int<-1>) -> !torch.tensor<[n,3],i64>
  return %1 : !torch.tensor<[n,3],i64>
}

// CHECK-LABEL: @linalg_matrix_exp(
// CHECK-NOT: torch.aten.linalg_matrix_exp(
// CHECK: return {{.*}} : !torch.tensor<[3,3],f32>
func.func @linalg_matrix_exp(%arg0: !torch.tensor<[3,3],f32>) -> (!torch.tensor<[3,3],f32>) {
  %0 = torch.aten.linalg_matrix_exp(%arg0) : (!torch.tensor<[3,3],f32>) -> !torch.tensor<[3,3],f32>
  return %0 : !torch.tensor<[3,3],f32>
}

// CHECK-LABEL: @linalg_solve_triangular(
// CHECK-NOT: torch.aten.linalg_solve_triangular(
// CHECK: return {{.*}} : !torch.tensor<[n,3,2],f32>
func.func @linalg_solve_triangular(%arg0: !torch.tensor<[n,3,3],f32>, %arg1: !torch.tensor<[n,3,2],f32>) -> (!torch.tensor<[n,3,2],f32>) {
  %0 = torch.constant true -> !torch.bool<true>
  %1 = torch.constant false -> !torch.bool<false>
  %2 = torch.aten.linalg_solve_triangular(%arg0, %arg1, %0, %0, %1) : (!torch.tensor<[n,3,3],f32>, !torch.tensor<[n,3,2],f32>, !torch.bool<true>, !torch.bool<true>, !torch.bool<false>) -> !torch.tensor<[n,3,2],f32>
  return %2 : !torch.tensor<[n,3,2],f32>
}

// CHECK-LABEL: @pdist(
// CHECK: %[[V0:.*]] = torch.aten.size.int(%arg0, {{.*}}) : ({{.*}}, !torch.int<0>) -> !torch.int<n>
// CHECK: %[[V1:.*]] = torch.prim.ListConstruct(%[[V0]], %[[V0]]) : {{.*}} -> !torch.list<[!torch.int<n>, !torch.int<n>]>
// CHECK: %[[V2:.*]] = torch.aten.full(%[[V1]], {{.*}}) : ({{.*}}, !torch.int<1>, !torch.int<6>, !torch.none, !torch.none, !torch.none) -> !torch.tensor<[n,n],f32>
// CHECK: %[[V3:.*]] = torch.aten.triu(%[[V2]], {{.*}}) : ({{.*}}, !torch.int<1>) -> !torch.tensor<[n,n],f32>
// CHECK: %[[V4:.*]] = torch.aten.nonzero(%[[V3]]) : {{.*}} -> !torch.tensor<[u1,2],i64>
// CHECK: %[[V5:.*]] = torch.aten.t(%[[V4]]) : {{.*}} -> !torch.tensor<[2,"(n*n+n)//2-n"],i64>
// CHECK: %[[V6:.*]] = torch.aten.select.int(%[[V5]], {{.*}}) : ({{.*}}, !torch.int<0>, !torch.int<0>) -> !torch.tensor<["(n*n+n)//2-n"],i64>
// CHECK: %[[V7:.*]] = torch.aten.index_select(%arg0, {{.*}}, %[[V6]]) : ({{.*}}, !torch.int<0>, {{.*}}) -> !torch.tensor<["(n*n+n)//2-n",3],f32>
// CHECK: %[[V8:.*]] = torch.aten.select.int(%[[V5]], {{.*}}) : ({{.*}}, !torch.int<0>, !torch.int<1>) -> !torch.tensor<["(n*n+n)//2-n"],i64>
// CHECK: %[[V9:.*]] = torch.aten.index_select(%arg0, {{.*}}, %[[V8]]) : ({{.*}}, !torch.int<0>, {{.*}}) -> !torch.tensor<["(n*n+n)//2-n",3],f32>
// CHECK: %[[V10:.*]] = torch.aten.sub.Tensor(%[[V7]], %[[V9]], {{.*}}) : ({{.*}}, !torch.int<1>) -> !torch.tensor<["(n*n+n)//2-n",3],f32>
// CHECK: %[[V11:.*]] = torch.prim.ListConstruct({{.*}}) : (!torch.int<-1>) -> !torch.list<[!torch.int<-1>]>
// CHECK: %[[V12:.*]] = torch.aten.linalg_vector_norm(%[[V10]], {{.*}}, %[[V11]], {{.*}}) : ({{.*}}, !torch.float<2.000000e+00>, {{.*}}, !torch.bool<false>, !torch.none) -> !torch.tensor<[s0],f32>
// CHECK: return %[[V12]]
func.func @pdist(%arg0: !torch.tensor<[n,3],f32>) -> (!torch.tensor<[s0],f32>) {
  %0 = torch.constant 2.000000e+00 : f64 -> !torch.float<2.000000e+00>
  %1 = torch.aten.pdist(%arg0, %0) : (!torch.tensor<[n,3],f32>, !torch.float<2.000000e+00>) -> !torch.tensor<[s0],f32>
  return %1 : !torch.tensor<[s0],f32>
}

// CHECK-LABEL: @trace(
// CHECK: %[[V0:.*]] = torch.aten.flatten.using_ints(%arg0, {{.*}}) : ({{.*}}, !torch.int<-2>, !torch.int<-1>) -> !torch.tensor<[9],f32>
// CHECK: %[[V1:.*]] = torch.aten.slice.Tensor(%[[V0]], {{.*}}) : ({{.*}}, !torch.int<-1>, !torch.int<0>, !torch.int<12>, !torch.int<4>) -> !torch.tensor<[3],f32>
// CHECK: %[[V2:.*]] = torch.aten.sum(%[[V1]], {{.*}}) : ({{.*}}, !torch.none) -> !torch.tensor<[],f32>
// CHECK: return %[[V2]]
func.func @trace(%arg0: !torch.tensor<[3,3],f32>) -> (!torch.tensor<[],f32>) {
  %0 = torch.aten.trace(%arg0) : (!torch.tensor<[3,3],f32>) -> !torch.tensor<[],f32>
  return %0 : !torch.tensor<[],f32>
}

// CHECK-LABEL: @trace_of_ints(
// CHECK: %[[V0:.*]] = torch.aten.flatten.using_ints(%arg0, {{.*}}) : ({{.*}}, !torch.int<-2>, !torch.int<-1>) -> !torch.tensor<[9],i64>
// CHECK: %[[V1:.*]] = torch.aten.slice.Tensor(%[[V0]], {{.*}}) : ({{.*}}, !torch.int<-1>, !torch.int<0>, !torch.int<12>, !torch.int<4>) -> !torch.tensor<[3],i64>
// CHECK: %[[V2:.*]] = torch.aten.sum(%[[V1]], {{.*}}) : ({{.*}}, !torch.none) -> !torch.tensor<[],i64>
// CHECK: return %[[V2]]
func.func @trace_of_ints(%arg0: !torch.tensor<[3,3],i64>) -> (!torch.tensor<[],i64>) {
  %0 = torch.aten.trace(%arg0) : (!torch.tensor<[3,3],i64>) -> !torch.tensor<[],i64>
  return %0 : !torch.tensor<[],i64>
}

// CHECK-LABEL: @triangular_solve(
// CHECK-NOT: torch.aten.triangular_solve(
// CHECK: return {{.*}} : !torch.tensor<[n,3,2],f32>, !torch.tensor<[n,3,3],f32>
func.func @triangular_solve(%arg0: !torch.tensor<[n,3,2],f32>, %arg1: !torch.tensor<[n,3,3],f32>) -> (!torch.tensor<[n,3,2],f32>, !torch.tensor<[n,3,3],f32>) {
  %0 = torch.constant true -> !torch.bool<true>
  %1 = torch.constant false -> !torch.bool<false>
  %2:2 = torch.aten.triangular_solve(%arg0, %arg1, %0, %0, %1) : (!torch.tensor<[n,3,2],f32>, !torch.tensor<[n,3,3],f32>, !torch.bool<true>, !torch.bool<true>, !torch.bool<false>) -> (!torch.tensor<[n,3,2],f32>, !torch.tensor<[n,3,3],f32>)
  return %2#0, %2#1 : !torch.tensor<[n,3,2],f32>, !torch.tensor<[n,3,3],f32>
}

// CHECK-LABEL: @vdot(
// CHECK: %[[V0:.*]] = torch.aten.dot(%arg0, %arg1) : {{.*}} -> !torch.tensor<[],f32>
// CHECK: return %[[V0]]
func.func @vdot(%arg0: !torch.tensor<[n],f32>, %arg1: !torch.tensor<[n],f32>) -> (!torch.tensor<[],f32>) {
  %0 = torch.aten.vdot(%arg0, %arg1) : (!torch.tensor<[n],f32>, !torch.tensor<[n],f32>) -> !torch.tensor<[],f32>
  return %0 : !torch.tensor<[],f32>
}

// CHECK-LABEL: @cross_of_first(
// CHECK: %[[V0:.*]] = torch.constant dense<[1, 2, 0]> : tensor<3xi64> -> !torch.tensor<[3],i64>
// CHECK: %[[V1:.*]] = torch.constant dense<[2, 0, 1]> : tensor<3xi64> -> !torch.tensor<[3],i64>
// CHECK: %[[V2:.*]] = torch.aten.index_select(%arg1, {{.*}}, %[[V0]]) : ({{.*}}, !torch.int<1>, {{.*}}) -> !torch.tensor<[2,3,3],f32>
// CHECK: %[[V3:.*]] = torch.aten.index_select(%arg0, {{.*}}, %[[V1]]) : ({{.*}}, !torch.int<1>, {{.*}}) -> !torch.tensor<[2,3,3],f32>
// CHECK: %[[V4:.*]] = torch.aten.mul.Tensor(%[[V3]], %[[V2]]) : {{.*}} -> !torch.tensor<[2,3,3],f32>
// CHECK: %[[V5:.*]] = torch.aten.index_select(%arg1, {{.*}}, %[[V1]]) : ({{.*}}, !torch.int<1>, {{.*}}) -> !torch.tensor<[2,3,3],f32>
// CHECK: %[[V6:.*]] = torch.aten.index_select(%arg0, {{.*}}, %[[V0]]) : ({{.*}}, !torch.int<1>, {{.*}}) -> !torch.tensor<[2,3,3],f32>
// CHECK: %[[V7:.*]] = torch.aten.mul.Tensor(%[[V6]], %[[V5]]) : {{.*}} -> !torch.tensor<[2,3,3],f32>
// CHECK: %[[V8:.*]] = torch.aten.sub.Tensor(%[[V7]], %[[V4]], {{.*}}) : ({{.*}}, !torch.int<1>) -> !torch.tensor<[2,3,3],f32>
// CHECK: return %[[V8]]
func.func @cross_of_first(%arg0: !torch.tensor<[2,3,3],f32>, %arg1: !torch.tensor<[2,3,3],f32>) -> !torch.tensor<[2,3,3],f32> {
  %0 = torch.constant unit -> !torch.none
  %1 = torch.aten.cross(%arg0, %arg1, %0) : (!torch.tensor<[2,3,3],f32>, !torch.tensor<[2,3,3],f32>, !torch.none) -> !torch.tensor<[2,3,3],f32>
  return %1 : !torch.tensor<[2,3,3],f32>
}

// CHECK-LABEL: @_cdist_forward(
// CHECK: %[[V0:.*]] = torch.aten.unsqueeze(%arg1, {{.*}}) : ({{.*}}, !torch.int<-3>) -> !torch.tensor<[n,1,4,3],f32>
// CHECK: %[[V1:.*]] = torch.aten.unsqueeze(%arg0, {{.*}}) : ({{.*}}, !torch.int<-2>) -> !torch.tensor<[n,5,1,3],f32>
// CHECK: %[[V2:.*]] = torch.aten.sub.Tensor(%[[V1]], %[[V0]], {{.*}}) : ({{.*}}, !torch.int<1>) -> !torch.tensor<[n,5,4,3],f32>
// CHECK: %[[V3:.*]] = torch.prim.ListConstruct({{.*}}) : (!torch.int<-1>) -> !torch.list<[!torch.int<-1>]>
// CHECK: %[[V4:.*]] = torch.aten.linalg_vector_norm(%[[V2]], {{.*}}, %[[V3]], {{.*}}) : ({{.*}}, !torch.float<2.000000e+00>, {{.*}}, !torch.bool<false>, !torch.none) -> !torch.tensor<[n,5,4],f32>
// CHECK: return %[[V4]]
func.func @_cdist_forward(%arg0: !torch.tensor<[n,5,3],f32>, %arg1: !torch.tensor<[n,4,3],f32>) -> (!torch.tensor<[n,5,4],f32>) {
  %0 = torch.constant 2.000000e+00 : f64 -> !torch.float<2.000000e+00>
  %1 = torch.constant unit -> !torch.none
  %2 = torch.aten._cdist_forward(%arg0, %arg1, %0, %1) : (!torch.tensor<[n,5,3],f32>, !torch.tensor<[n,4,3],f32>, !torch.float<2.000000e+00>, !torch.none) -> !torch.tensor<[n,5,4],f32>
  return %2 : !torch.tensor<[n,5,4],f32>
}

// CHECK-LABEL: @_euclidean_dist(
// CHECK: %[[V0:.*]] = torch.aten.transpose.int(%arg1, {{.*}}) : ({{.*}}, !torch.int<-2>, !torch.int<-1>) -> !torch.tensor<[n,3,4],f32>
// CHECK: %[[V1:.*]] = torch.aten.matmul(%arg0, %[[V0]]) : {{.*}} -> !torch.tensor<[n,5,4],f32>
// CHECK: %[[V2:.*]] = torch.aten.pow.Tensor_Scalar(%arg1, {{.*}}) : ({{.*}}, !torch.int<2>) -> !torch.tensor<[n,4,3],f32>
// CHECK: %[[V3:.*]] = torch.prim.ListConstruct({{.*}}) : (!torch.int<-1>) -> !torch.list<[!torch.int<-1>]>
// CHECK: %[[V4:.*]] = torch.aten.sum.dim_IntList(%[[V2]], %[[V3]], {{.*}}) : ({{.*}}, !torch.bool<true>, !torch.none) -> !torch.tensor<[n,4,1],f32>
// CHECK: %[[V5:.*]] = torch.aten.transpose.int(%[[V4]], {{.*}}) : ({{.*}}, !torch.int<-2>, !torch.int<-1>) -> !torch.tensor<[n,1,4],f32>
// CHECK: %[[V6:.*]] = torch.aten.pow.Tensor_Scalar(%arg0, {{.*}}) : ({{.*}}, !torch.int<2>) -> !torch.tensor<[n,5,3],f32>
// CHECK: %[[V7:.*]] = torch.prim.ListConstruct({{.*}}) : (!torch.int<-1>) -> !torch.list<[!torch.int<-1>]>
// CHECK: %[[V8:.*]] = torch.aten.sum.dim_IntList(%[[V6]], %[[V7]], {{.*}}) : ({{.*}}, !torch.bool<true>, !torch.none) -> !torch.tensor<[n,5,1],f32>
// CHECK: %[[V9:.*]] = torch.aten.add.Tensor(%[[V8]], %[[V5]], {{.*}}) : ({{.*}}, !torch.int<1>) -> !torch.tensor<[n,5,4],f32>
// CHECK: %[[V10:.*]] = torch.aten.mul.Scalar(%[[V1]], {{.*}}) : ({{.*}}, !torch.int<2>) -> !torch.tensor<[n,5,4],f32>
// CHECK: %[[V11:.*]] = torch.aten.sub.Tensor(%[[V9]], %[[V10]], {{.*}}) : ({{.*}}, !torch.int<1>) -> !torch.tensor<[n,5,4],f32>
// CHECK: %[[V12:.*]] = torch.aten.clamp(%[[V11]], {{.*}}) : ({{.*}}, !torch.float<1.000000e-30>, !torch.none) -> !torch.tensor<[n,5,4],f32>
// CHECK: %[[V13:.*]] = torch.aten.sqrt(%[[V12]]) : {{.*}} -> !torch.tensor<[n,5,4],f32>
// CHECK: return %[[V13]]
func.func @_euclidean_dist(%arg0: !torch.tensor<[n,5,3],f32>, %arg1: !torch.tensor<[n,4,3],f32>) -> (!torch.tensor<[n,5,4],f32>) {
  %0 = torch.aten._euclidean_dist(%arg0, %arg1) : (!torch.tensor<[n,5,3],f32>, !torch.tensor<[n,4,3],f32>) -> !torch.tensor<[n,5,4],f32>
  return %0 : !torch.tensor<[n,5,4],f32>
}

// CHECK-LABEL: @_pdist_forward(
// CHECK: %[[V0:.*]] = torch.constant dense<[0, 0, 0, 0, 1, 1, 1, 2, 2, 3]> : tensor<10xi64> -> !torch.tensor<[10],i64>
// CHECK: %[[V1:.*]] = torch.aten.index_select(%arg0, {{.*}}, %[[V0]]) : ({{.*}}, !torch.int<0>, {{.*}}) -> !torch.tensor<[10,3],f32>
// CHECK: %[[V2:.*]] = torch.constant dense<[1, 2, 3, 4, 2, 3, 4, 3, 4, 4]> : tensor<10xi64> -> !torch.tensor<[10],i64>
// CHECK: %[[V3:.*]] = torch.aten.index_select(%arg0, {{.*}}, %[[V2]]) : ({{.*}}, !torch.int<0>, {{.*}}) -> !torch.tensor<[10,3],f32>
// CHECK: %[[V4:.*]] = torch.aten.sub.Tensor(%[[V1]], %[[V3]], {{.*}}) : ({{.*}}, !torch.int<1>) -> !torch.tensor<[10,3],f32>
// CHECK: %[[V5:.*]] = torch.prim.ListConstruct({{.*}}) : (!torch.int<-1>) -> !torch.list<[!torch.int<-1>]>
// CHECK: %[[V6:.*]] = torch.aten.linalg_vector_norm(%[[V4]], {{.*}}, %[[V5]], {{.*}}) : ({{.*}}, !torch.float<2.000000e+00>, {{.*}}, !torch.bool<false>, !torch.none) -> !torch.tensor<[10],f32>
// CHECK: return %[[V6]]
func.func @_pdist_forward(%arg0: !torch.tensor<[5,3],f32>) -> (!torch.tensor<[10],f32>) {
  %0 = torch.constant 2.000000e+00 : f64 -> !torch.float<2.000000e+00>
  %1 = torch.aten._pdist_forward(%arg0, %0) : (!torch.tensor<[5,3],f32>, !torch.float<2.000000e+00>) -> !torch.tensor<[10],f32>
  return %1 : !torch.tensor<[10],f32>
}

// CHECK-LABEL: @matrix_exp(
// CHECK-NOT: torch.aten.matrix_exp(
// CHECK: return {{.*}} : !torch.tensor<[3,3],f64>
func.func @matrix_exp(%arg0: !torch.tensor<[3,3],f64>) -> (!torch.tensor<[3,3],f64>) {
  %0 = torch.aten.matrix_exp(%arg0) : (!torch.tensor<[3,3],f64>) -> !torch.tensor<[3,3],f64>
  return %0 : !torch.tensor<[3,3],f64>
}
