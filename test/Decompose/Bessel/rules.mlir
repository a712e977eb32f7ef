// NOTE: The checks are written by tools/dev/update_checks.py.

// RUN: torch-onnx-opt %s --decompose | FileCheck %s

// CHECK-LABEL: @special_spherical_bessel_j0(
// CHECK: torch.aten.sin{{.*}} -> !torch.tensor<[n,3],f32>
// CHECK: torch.aten.div.Tensor{{.*}} -> !torch.tensor<[n,3],f32>
// CHECK: torch.aten.isinf{{.*}} -> !torch.tensor<[n,3],i1>
// CHECK: torch.aten.where.ScalarSelf{{.*}} -> !torch.tensor<[n,3],f32>
// CHECK: torch.aten.eq.Scalar{{.*}} -> !torch.tensor<[n,3],i1>
// CHECK: torch.aten.where.ScalarSelf{{.*}} -> !torch.tensor<[n,3],f32>
func.func @special_spherical_bessel_j0(%arg0: !torch.tensor<[n,3],f32>) -> (!torch.tensor<[n,3],f32>) {
  %0 = torch.aten.special_spherical_bessel_j0(%arg0) : (!torch.tensor<[n,3],f32>) -> !torch.tensor<[n,3],f32>
  return %0 : !torch.tensor<[n,3],f32>
}
