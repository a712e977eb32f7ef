// NOTE: The checks are written by tools/dev/update_checks.py.

// RUN: torch-onnx-opt %s --decompose | FileCheck %s

// CHECK-LABEL: @digamma(
// CHECK-NOT: torch.aten.digamma(
// CHECK: return {{.*}} : !torch.tensor<[n,7],f32>
func.func @digamma(%arg0: !torch.tensor<[n,7],f32>) -> (!torch.tensor<[n,7],f32>) {
  %0 = torch.aten.digamma(%arg0) : (!torch.tensor<[n,7],f32>) -> !torch.tensor<[n,7],f32>
  return %0 : !torch.tensor<[n,7],f32>
}

// CHECK-LABEL: @lgamma(
// CHECK-NOT: torch.aten.lgamma(
// CHECK: return {{.*}} : !torch.tensor<[n,7],f32>
func.func @lgamma(%arg0: !torch.tensor<[n,7],f32>) -> (!torch.tensor<[n,7],f32>) {
  %0 = torch.aten.lgamma(%arg0) : (!torch.tensor<[n,7],f32>) -> !torch.tensor<[n,7],f32>
  return %0 : !torch.tensor<[n,7],f32>
}

// CHECK-LABEL: @mvlgamma(
// CHECK-NOT: torch.aten.mvlgamma(
// CHECK: return {{.*}} : !torch.tensor<[n,7],f32>
func.func @mvlgamma(%arg0: !torch.tensor<[n,7],f32>) -> (!torch.tensor<[n,7],f32>) {
  %0 = torch.constant 1 : i64 -> !torch.int<1>
  %1 = torch.aten.mvlgamma(%arg0, %0) : (!torch.tensor<[n,7],f32>, !torch.int<1>) -> !torch.tensor<[n,7],f32>
  return %1 : !torch.tensor<[n,7],f32>
}

// CHECK-LABEL: @special_zeta_other_scalar(
// CHECK-NOT: torch.aten.special_zeta.other_scalar(
// CHECK: return {{.*}} : !torch.tensor<[n,3],f32>
func.func @special_zeta_other_scalar(%arg0: !torch.tensor<[n,3],f32>) -> (!torch.tensor<[n,3],f32>) {
  %0 = torch.constant 2 : i64 -> !torch.int<2>
  %1 = torch.aten.special_zeta.other_scalar(%arg0, %0) : (!torch.tensor<[n,3],f32>, !torch.int<2>) -> !torch.tensor<[n,3],f32>
  return %1 : !torch.tensor<[n,3],f32>
}

// CHECK-LABEL: @special_zeta_self_scalar(
// CHECK-NOT: torch.aten.special_zeta.self_scalar(
// CHECK: return {{.*}} : !torch.tensor<[n,3],f32>
func.func @special_zeta_self_scalar(%arg0: !torch.tensor<[n,3],f32>) -> (!torch.tensor<[n,3],f32>) {
  %0 = torch.constant 2 : i64 -> !torch.int<2>
  %1 = torch.aten.special_zeta.self_scalar(%0, %arg0) : (!torch.int<2>, !torch.tensor<[n,3],f32>) -> !torch.tensor<[n,3],f32>
  return %1 : !torch.tensor<[n,3],f32>
}
