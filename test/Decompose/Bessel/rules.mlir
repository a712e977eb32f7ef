// NOTE: The checks are written by tools/dev/update_checks.py.

// RUN: torch-onnx-opt %s --decompose | FileCheck %s

// CHECK-LABEL: @special_spherical_bessel_j0(
// CHECK: %[[V0:.*]] = torch.aten.to.dtype(%arg0, {{.*}}) : ({{.*}}, !torch.int<7>, !torch.bool<false>, !torch.bool<false>, !torch.none) -> !torch.tensor<[n,3],f64>
// CHECK: %[[V1:.*]] = torch.aten.isinf(%[[V0]]) : {{.*}} -> !torch.tensor<[n,3],i1>
// CHECK: %[[V2:.*]] = torch.aten.sin(%[[V0]]) : {{.*}} -> !torch.tensor<[n,3],f64>
// CHECK: %[[V3:.*]] = torch.aten.div.Tensor(%[[V2]], %[[V0]]) : {{.*}} -> !torch.tensor<[n,3],f64>
// CHECK: %[[V4:.*]] = torch.aten.where.ScalarSelf(%[[V1]], {{.*}}, %[[V3]]) : ({{.*}}, !torch.float<0.000000e+00>, {{.*}}) -> !torch.tensor<[n,3],f64>
// CHECK: %[[V5:.*]] = torch.aten.eq.Scalar(%[[V0]], {{.*}}) : ({{.*}}, !torch.int<0>) -> !torch.tensor<[n,3],i1>
// CHECK: %[[V6:.*]] = torch.aten.where.ScalarSelf(%[[V5]], {{.*}}, %[[V4]]) : ({{.*}}, !torch.float<1.000000e+00>, {{.*}}) -> !torch.tensor<[n,3],f64>
// CHECK: %[[V7:.*]] = torch.aten.to.dtype(%[[V6]], {{.*}}) : ({{.*}}, !torch.int<6>, !torch.bool<false>, !torch.bool<false>, !torch.none) -> !torch.tensor<[n,3],f32>
// CHECK: return %[[V7]]
func.func @special_spherical_bessel_j0(%arg0: !torch.tensor<[n,3],f32>) -> (!torch.tensor<[n,3],f32>) {
  %0 = torch.aten.special_spherical_bessel_j0(%arg0) : (!torch.tensor<[n,3],f32>) -> !torch.tensor<[n,3],f32>
  return %0 : !torch.tensor<[n,3],f32>
}

// CHECK-LABEL: @special_bessel_j0(
// CHECK-NOT: torch.aten.special_bessel_j0(
// CHECK: return {{.*}} : !torch.tensor<[n,7],f32>
func.func @special_bessel_j0(%arg0: !torch.tensor<[n,7],f32>) -> (!torch.tensor<[n,7],f32>) {
  %0 = torch.aten.special_bessel_j0(%arg0) : (!torch.tensor<[n,7],f32>) -> !torch.tensor<[n,7],f32>
  return %0 : !torch.tensor<[n,7],f32>
}

// CHECK-LABEL: @special_bessel_j1(
// CHECK-NOT: torch.aten.special_bessel_j1(
// CHECK: return {{.*}} : !torch.tensor<[n,7],f32>
func.func @special_bessel_j1(%arg0: !torch.tensor<[n,7],f32>) -> (!torch.tensor<[n,7],f32>) {
  %0 = torch.aten.special_bessel_j1(%arg0) : (!torch.tensor<[n,7],f32>) -> !torch.tensor<[n,7],f32>
  return %0 : !torch.tensor<[n,7],f32>
}

// CHECK-LABEL: @special_airy_ai(
// CHECK-NOT: torch.aten.special_airy_ai(
// CHECK: return {{.*}} : !torch.tensor<[n,7],f32>
func.func @special_airy_ai(%arg0: !torch.tensor<[n,7],f32>) -> (!torch.tensor<[n,7],f32>) {
  %0 = torch.aten.special_airy_ai(%arg0) : (!torch.tensor<[n,7],f32>) -> !torch.tensor<[n,7],f32>
  return %0 : !torch.tensor<[n,7],f32>
}
