// NOTE: The checks are written by tools/dev/update_checks.py.

// RUN: torch-onnx-opt %s --decompose | FileCheck %s

// CHECK-LABEL: @special_chebyshev_polynomial_t_n_scalar(
// CHECK: %[[V0:.*]] = torch.aten.full_like(%arg0, {{.*}}) : ({{.*}}, !torch.int<1>, !torch.int<6>, !torch.none, !torch.none, !torch.none, !torch.none) -> !torch.tensor<[n,3],f32>
// CHECK: return %[[V0]]
func.func @special_chebyshev_polynomial_t_n_scalar(%arg0: !torch.tensor<[n,3],f32>) -> (!torch.tensor<[n,3],f32>) {
  %0 = torch.constant 0 : i64 -> !torch.int<0>
  %1 = torch.aten.special_chebyshev_polynomial_t.n_scalar(%arg0, %0) : (!torch.tensor<[n,3],f32>, !torch.int<0>) -> !torch.tensor<[n,3],f32>
  return %1 : !torch.tensor<[n,3],f32>
}

// CHECK-LABEL: @special_chebyshev_polynomial_u_n_scalar(
// CHECK: %[[V0:.*]] = torch.aten.full_like(%arg0, {{.*}}) : ({{.*}}, !torch.int<1>, !torch.int<6>, !torch.none, !torch.none, !torch.none, !torch.none) -> !torch.tensor<[n,3],f32>
// CHECK: return %[[V0]]
func.func @special_chebyshev_polynomial_u_n_scalar(%arg0: !torch.tensor<[n,3],f32>) -> (!torch.tensor<[n,3],f32>) {
  %0 = torch.constant 0 : i64 -> !torch.int<0>
  %1 = torch.aten.special_chebyshev_polynomial_u.n_scalar(%arg0, %0) : (!torch.tensor<[n,3],f32>, !torch.int<0>) -> !torch.tensor<[n,3],f32>
  return %1 : !torch.tensor<[n,3],f32>
}

// CHECK-LABEL: @special_chebyshev_polynomial_v_n_scalar(
// CHECK: %[[V0:.*]] = torch.aten.full_like(%arg0, {{.*}}) : ({{.*}}, !torch.int<1>, !torch.int<6>, !torch.none, !torch.none, !torch.none, !torch.none) -> !torch.tensor<[n,3],f32>
// CHECK: return %[[V0]]
func.func @special_chebyshev_polynomial_v_n_scalar(%arg0: !torch.tensor<[n,3],f32>) -> (!torch.tensor<[n,3],f32>) {
  %0 = torch.constant 0 : i64 -> !torch.int<0>
  %1 = torch.aten.special_chebyshev_polynomial_v.n_scalar(%arg0, %0) : (!torch.tensor<[n,3],f32>, !torch.int<0>) -> !torch.tensor<[n,3],f32>
  return %1 : !torch.tensor<[n,3],f32>
}

// CHECK-LABEL: @special_chebyshev_polynomial_w_n_scalar(
// CHECK: %[[V0:.*]] = torch.aten.full_like(%arg0, {{.*}}) : ({{.*}}, !torch.int<1>, !torch.int<6>, !torch.none, !torch.none, !torch.none, !torch.none) -> !torch.tensor<[n,3],f32>
// CHECK: return %[[V0]]
func.func @special_chebyshev_polynomial_w_n_scalar(%arg0: !torch.tensor<[n,3],f32>) -> (!torch.tensor<[n,3],f32>) {
  %0 = torch.constant 0 : i64 -> !torch.int<0>
  %1 = torch.aten.special_chebyshev_polynomial_w.n_scalar(%arg0, %0) : (!torch.tensor<[n,3],f32>, !torch.int<0>) -> !torch.tensor<[n,3],f32>
  return %1 : !torch.tensor<[n,3],f32>
}

// CHECK-LABEL: @special_hermite_polynomial_h_n_scalar(
// CHECK: %[[V0:.*]] = torch.aten.full_like(%arg0, {{.*}}) : ({{.*}}, !torch.int<1>, !torch.int<6>, !torch.none, !torch.none, !torch.none, !torch.none) -> !torch.tensor<[n,3],f32>
// CHECK: return %[[V0]]
func.func @special_hermite_polynomial_h_n_scalar(%arg0: !torch.tensor<[n,3],f32>) -> (!torch.tensor<[n,3],f32>) {
  %0 = torch.constant 0 : i64 -> !torch.int<0>
  %1 = torch.aten.special_hermite_polynomial_h.n_scalar(%arg0, %0) : (!torch.tensor<[n,3],f32>, !torch.int<0>) -> !torch.tensor<[n,3],f32>
  return %1 : !torch.tensor<[n,3],f32>
}

// CHECK-LABEL: @special_hermite_polynomial_he_n_scalar(
// CHECK: %[[V0:.*]] = torch.aten.full_like(%arg0, {{.*}}) : ({{.*}}, !torch.int<1>, !torch.int<6>, !torch.none, !torch.none, !torch.none, !torch.none) -> !torch.tensor<[n,3],f32>
// CHECK: return %[[V0]]
func.func @special_hermite_polynomial_he_n_scalar(%arg0: !torch.tensor<[n,3],f32>) -> (!torch.tensor<[n,3],f32>) {
  %0 = torch.constant 0 : i64 -> !torch.int<0>
  %1 = torch.aten.special_hermite_polynomial_he.n_scalar(%arg0, %0) : (!torch.tensor<[n,3],f32>, !torch.int<0>) -> !torch.tensor<[n,3],f32>
  return %1 : !torch.tensor<[n,3],f32>
}

// CHECK-LABEL: @special_laguerre_polynomial_l_n_scalar(
// CHECK: %[[V0:.*]] = torch.aten.full_like(%arg0, {{.*}}) : ({{.*}}, !torch.int<1>, !torch.int<6>, !torch.none, !torch.none, !torch.none, !torch.none) -> !torch.tensor<[n,3],f32>
// CHECK: return %[[V0]]
func.func @special_laguerre_polynomial_l_n_scalar(%arg0: !torch.tensor<[n,3],f32>) -> (!torch.tensor<[n,3],f32>) {
  %0 = torch.constant 0 : i64 -> !torch.int<0>
  %1 = torch.aten.special_laguerre_polynomial_l.n_scalar(%arg0, %0) : (!torch.tensor<[n,3],f32>, !torch.int<0>) -> !torch.tensor<[n,3],f32>
  return %1 : !torch.tensor<[n,3],f32>
}

// CHECK-LABEL: @special_legendre_polynomial_p_n_scalar(
// CHECK: %[[V0:.*]] = torch.aten.full_like(%arg0, {{.*}}) : ({{.*}}, !torch.int<1>, !torch.int<6>, !torch.none, !torch.none, !torch.none, !torch.none) -> !torch.tensor<[n,3],f32>
// CHECK: return %[[V0]]
func.func @special_legendre_polynomial_p_n_scalar(%arg0: !torch.tensor<[n,3],f32>) -> (!torch.tensor<[n,3],f32>) {
  %0 = torch.constant 0 : i64 -> !torch.int<0>
  %1 = torch.aten.special_legendre_polynomial_p.n_scalar(%arg0, %0) : (!torch.tensor<[n,3],f32>, !torch.int<0>) -> !torch.tensor<[n,3],f32>
  return %1 : !torch.tensor<[n,3],f32>
}

// CHECK-LABEL: @special_shifted_chebyshev_polynomial_t_n_scalar(
// CHECK: %[[V0:.*]] = torch.aten.full_like(%arg0, {{.*}}) : ({{.*}}, !torch.int<1>, !torch.int<6>, !torch.none, !torch.none, !torch.none, !torch.none) -> !torch.tensor<[n,3],f32>
// CHECK: return %[[V0]]
func.func @special_shifted_chebyshev_polynomial_t_n_scalar(%arg0: !torch.tensor<[n,3],f32>) -> (!torch.tensor<[n,3],f32>) {
  %0 = torch.constant 0 : i64 -> !torch.int<0>
  %1 = torch.aten.special_shifted_chebyshev_polynomial_t.n_scalar(%arg0, %0) : (!torch.tensor<[n,3],f32>, !torch.int<0>) -> !torch.tensor<[n,3],f32>
  return %1 : !torch.tensor<[n,3],f32>
}

// CHECK-LABEL: @special_shifted_chebyshev_polynomial_u_n_scalar(
// CHECK: %[[V0:.*]] = torch.aten.full_like(%arg0, {{.*}}) : ({{.*}}, !torch.int<1>, !torch.int<6>, !torch.none, !torch.none, !torch.none, !torch.none) -> !torch.tensor<[n,3],f32>
// CHECK: return %[[V0]]
func.func @special_shifted_chebyshev_polynomial_u_n_scalar(%arg0: !torch.tensor<[n,3],f32>) -> (!torch.tensor<[n,3],f32>) {
  %0 = torch.constant 0 : i64 -> !torch.int<0>
  %1 = torch.aten.special_shifted_chebyshev_polynomial_u.n_scalar(%arg0, %0) : (!torch.tensor<[n,3],f32>, !torch.int<0>) -> !torch.tensor<[n,3],f32>
  return %1 : !torch.tensor<[n,3],f32>
}

// CHECK-LABEL: @special_shifted_chebyshev_polynomial_v_n_scalar(
// CHECK: %[[V0:.*]] = torch.aten.full_like(%arg0, {{.*}}) : ({{.*}}, !torch.int<1>, !torch.int<6>, !torch.none, !torch.none, !torch.none, !torch.none) -> !torch.tensor<[n,3],f32>
// CHECK: return %[[V0]]
func.func @special_shifted_chebyshev_polynomial_v_n_scalar(%arg0: !torch.tensor<[n,3],f32>) -> (!torch.tensor<[n,3],f32>) {
  %0 = torch.constant 0 : i64 -> !torch.int<0>
  %1 = torch.aten.special_shifted_chebyshev_polynomial_v.n_scalar(%arg0, %0) : (!torch.tensor<[n,3],f32>, !torch.int<0>) -> !torch.tensor<[n,3],f32>
  return %1 : !torch.tensor<[n,3],f32>
}

// CHECK-LABEL: @special_shifted_chebyshev_polynomial_w_n_scalar(
// CHECK: %[[V0:.*]] = torch.aten.full_like(%arg0, {{.*}}) : ({{.*}}, !torch.int<1>, !torch.int<6>, !torch.none, !torch.none, !torch.none, !torch.none) -> !torch.tensor<[n,3],f32>
// CHECK: return %[[V0]]
func.func @special_shifted_chebyshev_polynomial_w_n_scalar(%arg0: !torch.tensor<[n,3],f32>) -> (!torch.tensor<[n,3],f32>) {
  %0 = torch.constant 0 : i64 -> !torch.int<0>
  %1 = torch.aten.special_shifted_chebyshev_polynomial_w.n_scalar(%arg0, %0) : (!torch.tensor<[n,3],f32>, !torch.int<0>) -> !torch.tensor<[n,3],f32>
  return %1 : !torch.tensor<[n,3],f32>
}
