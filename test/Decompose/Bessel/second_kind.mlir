// NOTE: The checks are written by tools/dev/update_checks.py.

// RUN: torch-onnx-opt %s --decompose | FileCheck %s

// CHECK-LABEL: @special_bessel_y0(
// CHECK-NOT: torch.aten.special_bessel_y0(
// CHECK: return {{.*}} : !torch.tensor<[n,7],f32>
func.func @special_bessel_y0(%arg0: !torch.tensor<[n,7],f32>) -> (!torch.tensor<[n,7],f32>) {
  %0 = torch.aten.special_bessel_y0(%arg0) : (!torch.tensor<[n,7],f32>) -> !torch.tensor<[n,7],f32>
  return %0 : !torch.tensor<[n,7],f32>
}

// CHECK-LABEL: @special_bessel_y1(
// CHECK-NOT: torch.aten.special_bessel_y1(
// CHECK: return {{.*}} : !torch.tensor<[n,7],f32>
func.func @special_bessel_y1(%arg0: !torch.tensor<[n,7],f32>) -> (!torch.tensor<[n,7],f32>) {
  %0 = torch.aten.special_bessel_y1(%arg0) : (!torch.tensor<[n,7],f32>) -> !torch.tensor<[n,7],f32>
  return %0 : !torch.tensor<[n,7],f32>
}
