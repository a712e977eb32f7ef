// NOTE: The checks are written by tools/dev/update_checks.py.

// RUN: torch-onnx-opt %s --decompose | FileCheck %s

// CHECK-LABEL: @erfc(
// CHECK-NOT: torch.aten.erfc(
// CHECK: return {{.*}} : !torch.tensor<[n,3],f32>
func.func @erfc(%arg0: !torch.tensor<[n,3],f32>) -> (!torch.tensor<[n,3],f32>) {
  %0 = torch.aten.erfc(%arg0) : (!torch.tensor<[n,3],f32>) -> !torch.tensor<[n,3],f32>
  return %0 : !torch.tensor<[n,3],f32>
}

// CHECK-LABEL: @zeta(
// CHECK-NOT: torch.aten.special_zeta(
// CHECK: return {{.*}} : !torch.tensor<[n,3],f32>
func.func @zeta(%arg0: !torch.tensor<[n,3],f32>, %arg1: !torch.tensor<[n,3],f32>) -> !torch.tensor<[n,3],f32> {
  %0 = torch.aten.special_zeta(%arg0, %arg1) : (!torch.tensor<[n,3],f32>, !torch.tensor<[n,3],f32>) -> !torch.tensor<[n,3],f32>
  return %0 : !torch.tensor<[n,3],f32>
}

// CHECK-LABEL: @trigamma(
// CHECK-NOT: torch.aten.polygamma(
// CHECK: return {{.*}} : !torch.tensor<[n,3],f32>
func.func @trigamma(%arg0: !torch.tensor<[n,3],f32>) -> !torch.tensor<[n,3],f32> {
  %0 = torch.constant 1 : i64 -> !torch.int<1>
  %1 = torch.aten.polygamma(%0, %arg0) : (!torch.int<1>, !torch.tensor<[n,3],f32>) -> !torch.tensor<[n,3],f32>
  return %1 : !torch.tensor<[n,3],f32>
}

// CHECK-LABEL: @erfinv(
// CHECK-NOT: torch.aten.erfinv(
// CHECK: return {{.*}} : !torch.tensor<[n,7],f32>
func.func @erfinv(%arg0: !torch.tensor<[n,7],f32>) -> (!torch.tensor<[n,7],f32>) {
  %0 = torch.aten.erfinv(%arg0) : (!torch.tensor<[n,7],f32>) -> !torch.tensor<[n,7],f32>
  return %0 : !torch.tensor<[n,7],f32>
}

// CHECK-LABEL: @special_erfcx(
// CHECK-NOT: torch.aten.special_erfcx(
// CHECK: return {{.*}} : !torch.tensor<[n,7],f32>
func.func @special_erfcx(%arg0: !torch.tensor<[n,7],f32>) -> (!torch.tensor<[n,7],f32>) {
  %0 = torch.aten.special_erfcx(%arg0) : (!torch.tensor<[n,7],f32>) -> !torch.tensor<[n,7],f32>
  return %0 : !torch.tensor<[n,7],f32>
}

// CHECK-LABEL: @special_log_ndtr(
// CHECK-NOT: torch.aten.special_log_ndtr(
// CHECK: return {{.*}} : !torch.tensor<[n,7],f32>
func.func @special_log_ndtr(%arg0: !torch.tensor<[n,7],f32>) -> (!torch.tensor<[n,7],f32>) {
  %0 = torch.aten.special_log_ndtr(%arg0) : (!torch.tensor<[n,7],f32>) -> !torch.tensor<[n,7],f32>
  return %0 : !torch.tensor<[n,7],f32>
}

// CHECK-LABEL: @special_ndtri(
// CHECK-NOT: torch.aten.special_ndtri(
// CHECK: return {{.*}} : !torch.tensor<[n,7],f32>
func.func @special_ndtri(%arg0: !torch.tensor<[n,7],f32>) -> (!torch.tensor<[n,7],f32>) {
  %0 = torch.aten.special_ndtri(%arg0) : (!torch.tensor<[n,7],f32>) -> !torch.tensor<[n,7],f32>
  return %0 : !torch.tensor<[n,7],f32>
}
