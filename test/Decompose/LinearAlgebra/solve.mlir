// NOTE: The checks are written by tools/dev/update_checks.py.

// RUN: torch-onnx-opt %s --decompose | FileCheck %s

// CHECK-LABEL: @_linalg_solve_ex(
// CHECK-NOT: torch.aten._linalg_solve_ex(
// CHECK: return {{.*}} : !torch.tensor<[n,3,2],f32>
func.func @_linalg_solve_ex(%arg0: !torch.tensor<[n,3,3],f32>, %arg1: !torch.tensor<[n,3,2],f32>) -> (!torch.tensor<[n,3,2],f32>) {
  %0 = torch.constant true -> !torch.bool<true>
  %1 = torch.constant false -> !torch.bool<false>
  %2:4 = torch.aten._linalg_solve_ex(%arg0, %arg1, %0, %1) : (!torch.tensor<[n,3,3],f32>, !torch.tensor<[n,3,2],f32>, !torch.bool<true>, !torch.bool<false>) -> (!torch.tensor<[n,3,2],f32>, !torch.tensor<[n,3,3],f32>, !torch.tensor<[n,3],i32>, !torch.tensor<[n],i32>)
  return %2#0 : !torch.tensor<[n,3,2],f32>
}

// CHECK-LABEL: @inverse(
// CHECK-NOT: torch.aten.inverse(
// CHECK: return {{.*}} : !torch.tensor<[m,m],f32>
func.func @inverse(%arg0: !torch.tensor<[m,m],f32>) -> (!torch.tensor<[m,m],f32>) {
  %0 = torch.aten.inverse(%arg0) : (!torch.tensor<[m,m],f32>) -> !torch.tensor<[m,m],f32>
  return %0 : !torch.tensor<[m,m],f32>
}

// CHECK-LABEL: @linalg_inv(
// CHECK-NOT: torch.aten.linalg_inv(
// CHECK: return {{.*}} : !torch.tensor<[m,m],f32>
func.func @linalg_inv(%arg0: !torch.tensor<[m,m],f32>) -> (!torch.tensor<[m,m],f32>) {
  %0 = torch.aten.linalg_inv(%arg0) : (!torch.tensor<[m,m],f32>) -> !torch.tensor<[m,m],f32>
  return %0 : !torch.tensor<[m,m],f32>
}

// CHECK-LABEL: @linalg_inv_ex(
// CHECK-NOT: torch.aten.linalg_inv_ex(
// CHECK: return {{.*}} : !torch.tensor<[n,3,3],f32>, !torch.tensor<[n],i32>
func.func @linalg_inv_ex(%arg0: !torch.tensor<[n,3,3],f32>) -> (!torch.tensor<[n,3,3],f32>, !torch.tensor<[n],i32>) {
  %0 = torch.constant false -> !torch.bool<false>
  %1:2 = torch.aten.linalg_inv_ex(%arg0, %0) : (!torch.tensor<[n,3,3],f32>, !torch.bool<false>) -> (!torch.tensor<[n,3,3],f32>, !torch.tensor<[n],i32>)
  return %1#0, %1#1 : !torch.tensor<[n,3,3],f32>, !torch.tensor<[n],i32>
}

// CHECK-LABEL: @linalg_solve(
// CHECK-NOT: torch.aten.linalg_solve(
// CHECK: return {{.*}} : !torch.tensor<[m,2],f32>
func.func @linalg_solve(%arg0: !torch.tensor<[m,m],f32>, %arg1: !torch.tensor<[m,2],f32>) -> (!torch.tensor<[m,2],f32>) {
  %0 = torch.constant true -> !torch.bool<true>
  %1 = torch.aten.linalg_solve(%arg0, %arg1, %0) : (!torch.tensor<[m,m],f32>, !torch.tensor<[m,2],f32>, !torch.bool<true>) -> !torch.tensor<[m,2],f32>
  return %1 : !torch.tensor<[m,2],f32>
}

// CHECK-LABEL: @linalg_solve_ex(
// CHECK-NOT: torch.aten.linalg_solve_ex(
// CHECK: return {{.*}} : !torch.tensor<[n,3,2],f32>
func.func @linalg_solve_ex(%arg0: !torch.tensor<[n,3,3],f32>, %arg1: !torch.tensor<[n,3,2],f32>) -> (!torch.tensor<[n,3,2],f32>) {
  %0 = torch.constant true -> !torch.bool<true>
  %1 = torch.constant false -> !torch.bool<false>
  %2:2 = torch.aten.linalg_solve_ex(%arg0, %arg1, %0, %1) : (!torch.tensor<[n,3,3],f32>, !torch.tensor<[n,3,2],f32>, !torch.bool<true>, !torch.bool<false>) -> (!torch.tensor<[n,3,2],f32>, !torch.tensor<[n],i32>)
  return %2#0 : !torch.tensor<[n,3,2],f32>
}
