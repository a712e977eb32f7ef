// NOTE: The checks are written by tools/dev/update_checks.py.

// RUN: torch-onnx-opt %s --decompose | FileCheck %s

// CHECK-LABEL: @_linalg_det(
// CHECK: %[[V0:.*]] = torch.aten.linalg_det(%arg0) : {{.*}} -> !torch.tensor<[],f32>
// CHECK: return %[[V0]]
func.func @_linalg_det(%arg0: !torch.tensor<[3,3],f32>) -> (!torch.tensor<[],f32>) {
  %0:3 = torch.aten._linalg_det(%arg0) : (!torch.tensor<[3,3],f32>) -> (!torch.tensor<[],f32>, !torch.tensor<[3,3],f32>, !torch.tensor<[3],i32>)
  return %0#0 : !torch.tensor<[],f32>
}

// CHECK-LABEL: @_linalg_slogdet(
// CHECK-NOT: torch.aten._linalg_slogdet(
// CHECK: return {{.*}} : !torch.tensor<[],f32>, !torch.tensor<[],f32>
func.func @_linalg_slogdet(%arg0: !torch.tensor<[3,3],f32>) -> (!torch.tensor<[],f32>, !torch.tensor<[],f32>) {
  %0:4 = torch.aten._linalg_slogdet(%arg0) : (!torch.tensor<[3,3],f32>) -> (!torch.tensor<[],f32>, !torch.tensor<[],f32>, !torch.tensor<[3,3],f32>, !torch.tensor<[3],i32>)
  return %0#0, %0#1 : !torch.tensor<[],f32>, !torch.tensor<[],f32>
}

// CHECK-LABEL: @linalg_slogdet(
// CHECK-NOT: torch.aten.linalg_slogdet(
// CHECK: return {{.*}} : !torch.tensor<[],f32>, !torch.tensor<[],f32>
func.func @linalg_slogdet(%arg0: !torch.tensor<[m,m],f32>) -> (!torch.tensor<[],f32>, !torch.tensor<[],f32>) {
  %0:2 = torch.aten.linalg_slogdet(%arg0) : (!torch.tensor<[m,m],f32>) -> (!torch.tensor<[],f32>, !torch.tensor<[],f32>)
  return %0#0, %0#1 : !torch.tensor<[],f32>, !torch.tensor<[],f32>
}

// CHECK-LABEL: @logdet(
// CHECK-NOT: torch.aten.logdet(
// CHECK: return {{.*}} : !torch.tensor<[],f32>
func.func @logdet(%arg0: !torch.tensor<[m,m],f32>) -> (!torch.tensor<[],f32>) {
  %0 = torch.aten.logdet(%arg0) : (!torch.tensor<[m,m],f32>) -> !torch.tensor<[],f32>
  return %0 : !torch.tensor<[],f32>
}

// CHECK-LABEL: @slogdet(
// CHECK-NOT: torch.aten.slogdet(
// CHECK: return {{.*}} : !torch.tensor<[],f32>, !torch.tensor<[],f32>
func.func @slogdet(%arg0: !torch.tensor<[m,m],f32>) -> (!torch.tensor<[],f32>, !torch.tensor<[],f32>) {
  %0:2 = torch.aten.slogdet(%arg0) : (!torch.tensor<[m,m],f32>) -> (!torch.tensor<[],f32>, !torch.tensor<[],f32>)
  return %0#0, %0#1 : !torch.tensor<[],f32>, !torch.tensor<[],f32>
}
