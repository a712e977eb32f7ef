// NOTE: The checks are written by tools/dev/update_checks.py.

// RUN: torch-onnx-opt %s --decompose | FileCheck %s

// CHECK-LABEL: @i0(
// CHECK-NOT: torch.aten.i0(
// CHECK: return {{.*}} : !torch.tensor<[n,7],f32>
func.func @i0(%arg0: !torch.tensor<[n,7],f32>) -> (!torch.tensor<[n,7],f32>) {
  %0 = torch.aten.i0(%arg0) : (!torch.tensor<[n,7],f32>) -> !torch.tensor<[n,7],f32>
  return %0 : !torch.tensor<[n,7],f32>
}

// CHECK-LABEL: @special_i0e(
// CHECK-NOT: torch.aten.special_i0e(
// CHECK: return {{.*}} : !torch.tensor<[n,7],f32>
func.func @special_i0e(%arg0: !torch.tensor<[n,7],f32>) -> (!torch.tensor<[n,7],f32>) {
  %0 = torch.aten.special_i0e(%arg0) : (!torch.tensor<[n,7],f32>) -> !torch.tensor<[n,7],f32>
  return %0 : !torch.tensor<[n,7],f32>
}

// CHECK-LABEL: @special_i1(
// CHECK-NOT: torch.aten.special_i1(
// CHECK: return {{.*}} : !torch.tensor<[n,7],f32>
func.func @special_i1(%arg0: !torch.tensor<[n,7],f32>) -> (!torch.tensor<[n,7],f32>) {
  %0 = torch.aten.special_i1(%arg0) : (!torch.tensor<[n,7],f32>) -> !torch.tensor<[n,7],f32>
  return %0 : !torch.tensor<[n,7],f32>
}

// CHECK-LABEL: @special_i1e(
// CHECK-NOT: torch.aten.special_i1e(
// CHECK: return {{.*}} : !torch.tensor<[n,7],f32>
func.func @special_i1e(%arg0: !torch.tensor<[n,7],f32>) -> (!torch.tensor<[n,7],f32>) {
  %0 = torch.aten.special_i1e(%arg0) : (!torch.tensor<[n,7],f32>) -> !torch.tensor<[n,7],f32>
  return %0 : !torch.tensor<[n,7],f32>
}

// CHECK-LABEL: @special_modified_bessel_i0(
// CHECK-NOT: torch.aten.special_modified_bessel_i0(
// CHECK: return {{.*}} : !torch.tensor<[n,7],f32>
func.func @special_modified_bessel_i0(%arg0: !torch.tensor<[n,7],f32>) -> (!torch.tensor<[n,7],f32>) {
  %0 = torch.aten.special_modified_bessel_i0(%arg0) : (!torch.tensor<[n,7],f32>) -> !torch.tensor<[n,7],f32>
  return %0 : !torch.tensor<[n,7],f32>
}

// CHECK-LABEL: @special_modified_bessel_i1(
// CHECK-NOT: torch.aten.special_modified_bessel_i1(
// CHECK: return {{.*}} : !torch.tensor<[n,7],f32>
func.func @special_modified_bessel_i1(%arg0: !torch.tensor<[n,7],f32>) -> (!torch.tensor<[n,7],f32>) {
  %0 = torch.aten.special_modified_bessel_i1(%arg0) : (!torch.tensor<[n,7],f32>) -> !torch.tensor<[n,7],f32>
  return %0 : !torch.tensor<[n,7],f32>
}
