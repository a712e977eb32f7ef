// NOTE: The checks are written by tools/dev/update_checks.py.

// RUN: torch-onnx-opt %s --decompose | FileCheck %s

// CHECK-LABEL: @_lu_with_info(
// CHECK-NOT: torch.aten._lu_with_info(
// CHECK: return {{.*}} : !torch.tensor<[n,3,3],f32>
func.func @_lu_with_info(%arg0: !torch.tensor<[n,3,3],f32>) -> (!torch.tensor<[n,3,3],f32>) {
  %0 = torch.constant true -> !torch.bool<true>
  %1 = torch.constant false -> !torch.bool<false>
  %2:3 = torch.aten._lu_with_info(%arg0, %0, %1) : (!torch.tensor<[n,3,3],f32>, !torch.bool<true>, !torch.bool<false>) -> (!torch.tensor<[n,3,3],f32>, !torch.tensor<[n,3],i32>, !torch.tensor<[n],i32>)
  return %2#0 : !torch.tensor<[n,3,3],f32>
}

// CHECK-LABEL: @linalg_lu(
// CHECK-NOT: torch.aten.linalg_lu(
// CHECK: return {{.*}} : !torch.tensor<[n,2,2],f32>, !torch.tensor<[n,2,2],f32>, !torch.tensor<[n,2,2],f32>
func.func @linalg_lu(%arg0: !torch.tensor<[n,2,2],f32>) -> (!torch.tensor<[n,2,2],f32>, !torch.tensor<[n,2,2],f32>, !torch.tensor<[n,2,2],f32>) {
  %0 = torch.constant true -> !torch.bool<true>
  %1:3 = torch.aten.linalg_lu(%arg0, %0) : (!torch.tensor<[n,2,2],f32>, !torch.bool<true>) -> (!torch.tensor<[n,2,2],f32>, !torch.tensor<[n,2,2],f32>, !torch.tensor<[n,2,2],f32>)
  return %1#0, %1#1, %1#2 : !torch.tensor<[n,2,2],f32>, !torch.tensor<[n,2,2],f32>, !torch.tensor<[n,2,2],f32>
}

// CHECK-LABEL: @linalg_lu_factor(
// CHECK-NOT: torch.aten.linalg_lu_factor(
// CHECK: return {{.*}} : !torch.tensor<[6,6],f32>, !torch.tensor<[6],i32>
func.func @linalg_lu_factor(%arg0: !torch.tensor<[6,6],f32>) -> (!torch.tensor<[6,6],f32>, !torch.tensor<[6],i32>) {
  %0 = torch.constant true -> !torch.bool<true>
  %1:2 = torch.aten.linalg_lu_factor(%arg0, %0) : (!torch.tensor<[6,6],f32>, !torch.bool<true>) -> (!torch.tensor<[6,6],f32>, !torch.tensor<[6],i32>)
  return %1#0, %1#1 : !torch.tensor<[6,6],f32>, !torch.tensor<[6],i32>
}

// CHECK-LABEL: @linalg_lu_factor_ex(
// CHECK-NOT: torch.aten.linalg_lu_factor_ex(
// CHECK: return {{.*}} : !torch.tensor<[3,3],f32>, !torch.tensor<[3],i32>
func.func @linalg_lu_factor_ex(%arg0: !torch.tensor<[3,3],f32>) -> (!torch.tensor<[3,3],f32>, !torch.tensor<[3],i32>) {
  %0 = torch.constant true -> !torch.bool<true>
  %1 = torch.constant false -> !torch.bool<false>
  %2:3 = torch.aten.linalg_lu_factor_ex(%arg0, %0, %1) : (!torch.tensor<[3,3],f32>, !torch.bool<true>, !torch.bool<false>) -> (!torch.tensor<[3,3],f32>, !torch.tensor<[3],i32>, !torch.tensor<[],i32>)
  return %2#0, %2#1 : !torch.tensor<[3,3],f32>, !torch.tensor<[3],i32>
}

// CHECK-LABEL: @lu_unpack(
// CHECK-NOT: torch.aten.linalg_lu_factor(
// CHECK-NOT: torch.aten.lu_unpack(
// CHECK: return {{.*}} : !torch.tensor<[n,p,p],f32>, !torch.tensor<[n,p,p],f32>, !torch.tensor<[n,p,p],f32>
func.func @lu_unpack(%arg0: !torch.tensor<[n,p,p],f32>) -> (!torch.tensor<[n,p,p],f32>, !torch.tensor<[n,p,p],f32>, !torch.tensor<[n,p,p],f32>) {
  %0 = torch.constant true -> !torch.bool<true>
  %1:2 = torch.aten.linalg_lu_factor(%arg0, %0) : (!torch.tensor<[n,p,p],f32>, !torch.bool<true>) -> (!torch.tensor<[n,p,p],f32>, !torch.tensor<[n,p],i32>)
  %2:2 = torch.aten.linalg_lu_factor(%arg0, %0) : (!torch.tensor<[n,p,p],f32>, !torch.bool<true>) -> (!torch.tensor<[n,p,p],f32>, !torch.tensor<[n,p],i32>)
  %3:3 = torch.aten.lu_unpack(%1#0, %2#1, %0, %0) : (!torch.tensor<[n,p,p],f32>, !torch.tensor<[n,p],i32>, !torch.bool<true>, !torch.bool<true>) -> (!torch.tensor<[n,p,p],f32>, !torch.tensor<[n,p,p],f32>, !torch.tensor<[n,p,p],f32>)
  return %3#0, %3#1, %3#2 : !torch.tensor<[n,p,p],f32>, !torch.tensor<[n,p,p],f32>, !torch.tensor<[n,p,p],f32>
}
