// NOTE: The checks are written by tools/dev/update_checks.py.

// RUN: torch-onnx-opt %s --decompose | FileCheck %s

// CHECK-LABEL: @special_modified_bessel_k0(
// CHECK-NOT: torch.aten.special_modified_bessel_k0(
// CHECK: return {{.*}} : !torch.tensor<[n,7],f32>
func.func @special_modified_bessel_k0(%arg0: !torch.tensor<[n,7],f32>) -> (!torch.tensor<[n,7],f32>) {
  %0 = torch.aten.special_modified_bessel_k0(%arg0) : (!torch.tensor<[n,7],f32>) -> !torch.tensor<[n,7],f32>
  return %0 : !torch.tensor<[n,7],f32>
}

// CHECK-LABEL: @special_modified_bessel_k1(
// CHECK-NOT: torch.aten.special_modified_bessel_k1(
// CHECK: return {{.*}} : !torch.tensor<[n,7],f32>
func.func @special_modified_bessel_k1(%arg0: !torch.tensor<[n,7],f32>) -> (!torch.tensor<[n,7],f32>) {
  %0 = torch.aten.special_modified_bessel_k1(%arg0) : (!torch.tensor<[n,7],f32>) -> !torch.tensor<[n,7],f32>
  return %0 : !torch.tensor<[n,7],f32>
}

// CHECK-LABEL: @special_scaled_modified_bessel_k0(
// CHECK-NOT: torch.aten.special_scaled_modified_bessel_k0(
// CHECK: return {{.*}} : !torch.tensor<[n,7],f32>
func.func @special_scaled_modified_bessel_k0(%arg0: !torch.tensor<[n,7],f32>) -> (!torch.tensor<[n,7],f32>) {
  %0 = torch.aten.special_scaled_modified_bessel_k0(%arg0) : (!torch.tensor<[n,7],f32>) -> !torch.tensor<[n,7],f32>
  return %0 : !torch.tensor<[n,7],f32>
}

// CHECK-LABEL: @special_scaled_modified_bessel_k1(
// CHECK-NOT: torch.aten.special_scaled_modified_bessel_k1(
// CHECK: return {{.*}} : !torch.tensor<[n,7],f32>
func.func @special_scaled_modified_bessel_k1(%arg0: !torch.tensor<[n,7],f32>) -> (!torch.tensor<[n,7],f32>) {
  %0 = torch.aten.special_scaled_modified_bessel_k1(%arg0) : (!torch.tensor<[n,7],f32>) -> !torch.tensor<[n,7],f32>
  return %0 : !torch.tensor<[n,7],f32>
}
