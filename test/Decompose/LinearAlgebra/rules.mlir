// NOTE: The checks are written by tools/dev/update_checks.py.

// RUN: torch-onnx-opt %s --decompose | FileCheck %s

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
// CHECK: %[[V2:.*]] = torch.aten.index_select(%arg0, {{.*}}, %[[V0]]) : ({{.*}}, !torch.int<-1>, {{.*}}) -> !torch.tensor<[n,3],f32>
// CHECK: %[[V3:.*]] = torch.aten.index_select(%arg1, {{.*}}, %[[V1]]) : ({{.*}}, !torch.int<-1>, {{.*}}) -> !torch.tensor<[n,3],f32>
// CHECK: %[[V4:.*]] = torch.aten.mul.Tensor(%[[V2]], %[[V3]]) : {{.*}} -> !torch.tensor<[n,3],f32>
// CHECK: %[[V5:.*]] = torch.aten.index_select(%arg0, {{.*}}, %[[V1]]) : ({{.*}}, !torch.int<-1>, {{.*}}) -> !torch.tensor<[n,3],f32>
// CHECK: %[[V6:.*]] = torch.aten.index_select(%arg1, {{.*}}, %[[V0]]) : ({{.*}}, !torch.int<-1>, {{.*}}) -> !torch.tensor<[n,3],f32>
// CHECK: %[[V7:.*]] = torch.aten.mul.Tensor(%[[V5]], %[[V6]]) : {{.*}} -> !torch.tensor<[n,3],f32>
// CHECK: %[[V8:.*]] = torch.aten.sub.Tensor(%[[V4]], %[[V7]], {{.*}}) : ({{.*}}, !torch.int<1>) -> !torch.tensor<[n,3],f32>
// CHECK: return %[[V8]]
func.func @linalg_cross(%arg0: !torch.tensor<[n,3],f32>, %arg1: !torch.tensor<[n,3],f32>) -> (!torch.tensor<[n,3],f32>) {
  %0 = torch.constant -1 : i64 -> !torch.int<-1>
  %1 = torch.aten.linalg_cross(%arg0, %arg1, %0) : (!torch.tensor<[n,3],f32>, !torch.tensor<[n,3],f32>, !torch.int<-1>) -> !torch.tensor<[n,3],f32>
  return %1 : !torch.tensor<[n,3],f32>
}

// CHECK-LABEL: @linalg_cross_of_ints(
// CHECK: %[[V0:.*]] = torch.constant dense<[1, 2, 0]> : tensor<3xi64> -> !torch.tensor<[3],i64>
// CHECK: %[[V1:.*]] = torch.constant dense<[2, 0, 1]> : tensor<3xi64> -> !torch.tensor<[3],i64>
// CHECK: %[[V2:.*]] = torch.aten.index_select(%arg0, {{.*}}, %[[V0]]) : ({{.*}}, !torch.int<-1>, {{.*}}) -> !torch.tensor<[n,3],i64>
// CHECK: %[[V3:.*]] = torch.aten.index_select(%arg1, {{.*}}, %[[V1]]) : ({{.*}}, !torch.int<-1>, {{.*}}) -> !torch.tensor<[n,3],i64>
// CHECK: %[[V4:.*]] = torch.aten.mul.Tensor(%[[V2]], %[[V3]]) : {{.*}} -> !torch.tensor<[n,3],i64>
// CHECK: %[[V5:.*]] = torch.aten.index_select(%arg0, {{.*}}, %[[V1]]) : ({{.*}}, !torch.int<-1>, {{.*}}) -> !torch.tensor<[n,3],i64>
// CHECK: %[[V6:.*]] = torch.aten.index_select(%arg1, {{.*}}, %[[V0]]) : ({{.*}}, !torch.int<-1>, {{.*}}) -> !torch.tensor<[n,3],i64>
// CHECK: %[[V7:.*]] = torch.aten.mul.Tensor(%[[V5]], %[[V6]]) : {{.*}} -> !torch.tensor<[n,3],i64>
// CHECK: %[[V8:.*]] = torch.aten.sub.Tensor(%[[V4]], %[[V7]], {{.*}}) : ({{.*}}, !torch.int<1>) -> !torch.tensor<[n,3],i64>
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
// CHECK: %[[V2:.*]] = torch.aten.index_select(%arg0, {{.*}}, %[[V0]]) : ({{.*}}, !torch.int<1>, {{.*}}) -> !torch.tensor<[2,3,3],f32>
// CHECK: %[[V3:.*]] = torch.aten.index_select(%arg1, {{.*}}, %[[V1]]) : ({{.*}}, !torch.int<1>, {{.*}}) -> !torch.tensor<[2,3,3],f32>
// CHECK: %[[V4:.*]] = torch.aten.mul.Tensor(%[[V2]], %[[V3]]) : {{.*}} -> !torch.tensor<[2,3,3],f32>
// CHECK: %[[V5:.*]] = torch.aten.index_select(%arg0, {{.*}}, %[[V1]]) : ({{.*}}, !torch.int<1>, {{.*}}) -> !torch.tensor<[2,3,3],f32>
// CHECK: %[[V6:.*]] = torch.aten.index_select(%arg1, {{.*}}, %[[V0]]) : ({{.*}}, !torch.int<1>, {{.*}}) -> !torch.tensor<[2,3,3],f32>
// CHECK: %[[V7:.*]] = torch.aten.mul.Tensor(%[[V5]], %[[V6]]) : {{.*}} -> !torch.tensor<[2,3,3],f32>
// CHECK: %[[V8:.*]] = torch.aten.sub.Tensor(%[[V4]], %[[V7]], {{.*}}) : ({{.*}}, !torch.int<1>) -> !torch.tensor<[2,3,3],f32>
// CHECK: return %[[V8]]
func.func @cross_of_first(%arg0: !torch.tensor<[2,3,3],f32>, %arg1: !torch.tensor<[2,3,3],f32>) -> !torch.tensor<[2,3,3],f32> {
  %0 = torch.constant unit -> !torch.none
  %1 = torch.aten.cross(%arg0, %arg1, %0) : (!torch.tensor<[2,3,3],f32>, !torch.tensor<[2,3,3],f32>, !torch.none) -> !torch.tensor<[2,3,3],f32>
  return %1 : !torch.tensor<[2,3,3],f32>
}

// CHECK-LABEL: @matrix_exp(
// CHECK-NOT: torch.aten.matrix_exp(
// CHECK: return {{.*}} : !torch.tensor<[3,3],f64>
func.func @matrix_exp(%arg0: !torch.tensor<[3,3],f64>) -> (!torch.tensor<[3,3],f64>) {
  %0 = torch.aten.matrix_exp(%arg0) : (!torch.tensor<[3,3],f64>) -> !torch.tensor<[3,3],f64>
  return %0 : !torch.tensor<[3,3],f64>
}
