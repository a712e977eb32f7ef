// NOTE: The checks are written by tools/dev/update_checks.py.

// RUN: torch-onnx-opt %s --decompose | FileCheck %s

// CHECK-LABEL: @_cholesky_solve_helper(
// CHECK-NOT: torch.aten._cholesky_solve_helper(
// CHECK-NOT: torch.aten.linalg_cholesky(
// CHECK: return {{.*}} : !torch.tensor<[n,3,2],f32>
func.func @_cholesky_solve_helper(%arg0: !torch.tensor<[n,3,2],f32>, %arg1: !torch.tensor<[n,3,3],f32>) -> (!torch.tensor<[n,3,2],f32>) {
  %0 = torch.constant false -> !torch.bool<false>
  %1 = torch.aten.linalg_cholesky(%arg1, %0) : (!torch.tensor<[n,3,3],f32>, !torch.bool<false>) -> !torch.tensor<[n,3,3],f32>
  %2 = torch.aten._cholesky_solve_helper(%arg0, %1, %0) : (!torch.tensor<[n,3,2],f32>, !torch.tensor<[n,3,3],f32>, !torch.bool<false>) -> !torch.tensor<[n,3,2],f32>
  return %2 : !torch.tensor<[n,3,2],f32>
}

// CHECK-LABEL: @cholesky_inverse(
// CHECK-NOT: torch.aten.cholesky_inverse(
// CHECK: return {{.*}} : !torch.tensor<[n,3,3],f32>
func.func @cholesky_inverse(%arg0: !torch.tensor<[n,3,3],f32>) -> (!torch.tensor<[n,3,3],f32>) {
  %0 = torch.constant false -> !torch.bool<false>
  %1 = torch.aten.cholesky_inverse(%arg0, %0) : (!torch.tensor<[n,3,3],f32>, !torch.bool<false>) -> !torch.tensor<[n,3,3],f32>
  return %1 : !torch.tensor<[n,3,3],f32>
}

// CHECK-LABEL: @cholesky_solve(
// CHECK-NOT: torch.aten.cholesky_solve(
// CHECK: return {{.*}} : !torch.tensor<[n,3,2],f32>
func.func @cholesky_solve(%arg0: !torch.tensor<[n,3,2],f32>, %arg1: !torch.tensor<[n,3,3],f32>) -> (!torch.tensor<[n,3,2],f32>) {
  %0 = torch.constant false -> !torch.bool<false>
  %1 = torch.aten.cholesky_solve(%arg0, %arg1, %0) : (!torch.tensor<[n,3,2],f32>, !torch.tensor<[n,3,3],f32>, !torch.bool<false>) -> !torch.tensor<[n,3,2],f32>
  return %1 : !torch.tensor<[n,3,2],f32>
}

// CHECK-LABEL: @linalg_lu_solve(
// CHECK-NOT: torch.aten.linalg_lu_factor(
// CHECK-NOT: torch.aten.linalg_lu_solve(
// CHECK: return {{.*}} : !torch.tensor<[n,3,2],f32>
func.func @linalg_lu_solve(%arg0: !torch.tensor<[n,3,3],f32>, %arg1: !torch.tensor<[n,3,2],f32>) -> (!torch.tensor<[n,3,2],f32>) {
  %0 = torch.constant true -> !torch.bool<true>
  %1:2 = torch.aten.linalg_lu_factor(%arg0, %0) : (!torch.tensor<[n,3,3],f32>, !torch.bool<true>) -> (!torch.tensor<[n,3,3],f32>, !torch.tensor<[n,3],i32>)
  %2:2 = torch.aten.linalg_lu_factor(%arg0, %0) : (!torch.tensor<[n,3,3],f32>, !torch.bool<true>) -> (!torch.tensor<[n,3,3],f32>, !torch.tensor<[n,3],i32>)
  %3 = torch.constant false -> !torch.bool<false>
  %4 = torch.aten.linalg_lu_solve(%1#0, %2#1, %arg1, %0, %3) : (!torch.tensor<[n,3,3],f32>, !torch.tensor<[n,3],i32>, !torch.tensor<[n,3,2],f32>, !torch.bool<true>, !torch.bool<false>) -> !torch.tensor<[n,3,2],f32>
  return %4 : !torch.tensor<[n,3,2],f32>
}

// CHECK-LABEL: @lu_solve(
// CHECK-NOT: torch.aten.linalg_lu_factor(
// CHECK-NOT: torch.aten.lu_solve(
// CHECK: return {{.*}} : !torch.tensor<[n,3,2],f32>
func.func @lu_solve(%arg0: !torch.tensor<[n,3,2],f32>, %arg1: !torch.tensor<[n,3,3],f32>) -> (!torch.tensor<[n,3,2],f32>) {
  %0 = torch.constant true -> !torch.bool<true>
  %1:2 = torch.aten.linalg_lu_factor(%arg1, %0) : (!torch.tensor<[n,3,3],f32>, !torch.bool<true>) -> (!torch.tensor<[n,3,3],f32>, !torch.tensor<[n,3],i32>)
  %2:2 = torch.aten.linalg_lu_factor(%arg1, %0) : (!torch.tensor<[n,3,3],f32>, !torch.bool<true>) -> (!torch.tensor<[n,3,3],f32>, !torch.tensor<[n,3],i32>)
  %3 = torch.aten.lu_solve(%arg0, %1#0, %2#1) : (!torch.tensor<[n,3,2],f32>, !torch.tensor<[n,3,3],f32>, !torch.tensor<[n,3],i32>) -> !torch.tensor<[n,3,2],f32>
  return %3 : !torch.tensor<[n,3,2],f32>
}
