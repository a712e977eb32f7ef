// Degrees that only the run knows are counted up to, in a loop.

// RUN: torch-onnx-opt %s --decompose | FileCheck %s

// CHECK-LABEL: @special_chebyshev_polynomial_t(
// CHECK: torch.prim.Loop
// CHECK: torch.aten.where.self
// CHECK: torch.prim.yield
func.func @special_chebyshev_polynomial_t(%arg0: !torch.tensor<[n,3],f32>, %arg1: !torch.tensor<[3],f32>) -> (!torch.tensor<[n,3],f32>) {
  %0 = torch.aten.special_chebyshev_polynomial_t(%arg0, %arg1) : (!torch.tensor<[n,3],f32>, !torch.tensor<[3],f32>) -> !torch.tensor<[n,3],f32>
  return %0 : !torch.tensor<[n,3],f32>
}

// CHECK-LABEL: @special_chebyshev_polynomial_t_x_scalar(
// CHECK: torch.prim.Loop
// CHECK: torch.aten.where.self
// CHECK: torch.prim.yield
func.func @special_chebyshev_polynomial_t_x_scalar(%arg0: !torch.tensor<[3],f32>) -> (!torch.tensor<[3],f32>) {
  %0 = torch.constant 2.500000e-01 : f64 -> !torch.float<2.500000e-01>
  %1 = torch.aten.special_chebyshev_polynomial_t.x_scalar(%0, %arg0) : (!torch.float<2.500000e-01>, !torch.tensor<[3],f32>) -> !torch.tensor<[3],f32>
  return %1 : !torch.tensor<[3],f32>
}

// CHECK-LABEL: @special_chebyshev_polynomial_u(
// CHECK: torch.prim.Loop
// CHECK: torch.aten.where.self
// CHECK: torch.prim.yield
func.func @special_chebyshev_polynomial_u(%arg0: !torch.tensor<[n,3],f32>, %arg1: !torch.tensor<[3],f32>) -> (!torch.tensor<[n,3],f32>) {
  %0 = torch.aten.special_chebyshev_polynomial_u(%arg0, %arg1) : (!torch.tensor<[n,3],f32>, !torch.tensor<[3],f32>) -> !torch.tensor<[n,3],f32>
  return %0 : !torch.tensor<[n,3],f32>
}

// CHECK-LABEL: @special_chebyshev_polynomial_u_x_scalar(
// CHECK: torch.prim.Loop
// CHECK: torch.aten.where.self
// CHECK: torch.prim.yield
func.func @special_chebyshev_polynomial_u_x_scalar(%arg0: !torch.tensor<[3],f32>) -> (!torch.tensor<[3],f32>) {
  %0 = torch.constant 2.500000e-01 : f64 -> !torch.float<2.500000e-01>
  %1 = torch.aten.special_chebyshev_polynomial_u.x_scalar(%0, %arg0) : (!torch.float<2.500000e-01>, !torch.tensor<[3],f32>) -> !torch.tensor<[3],f32>
  return %1 : !torch.tensor<[3],f32>
}

// CHECK-LABEL: @special_chebyshev_polynomial_v(
// CHECK: torch.prim.Loop
// CHECK: torch.aten.where.self
// CHECK: torch.prim.yield
func.func @special_chebyshev_polynomial_v(%arg0: !torch.tensor<[n,3],f32>, %arg1: !torch.tensor<[3],f32>) -> (!torch.tensor<[n,3],f32>) {
  %0 = torch.aten.special_chebyshev_polynomial_v(%arg0, %arg1) : (!torch.tensor<[n,3],f32>, !torch.tensor<[3],f32>) -> !torch.tensor<[n,3],f32>
  return %0 : !torch.tensor<[n,3],f32>
}

// CHECK-LABEL: @special_chebyshev_polynomial_v_x_scalar(
// CHECK: torch.prim.Loop
// CHECK: torch.aten.where.self
// CHECK: torch.prim.yield
func.func @special_chebyshev_polynomial_v_x_scalar(%arg0: !torch.tensor<[3],f32>) -> (!torch.tensor<[3],f32>) {
  %0 = torch.constant 2.500000e-01 : f64 -> !torch.float<2.500000e-01>
  %1 = torch.aten.special_chebyshev_polynomial_v.x_scalar(%0, %arg0) : (!torch.float<2.500000e-01>, !torch.tensor<[3],f32>) -> !torch.tensor<[3],f32>
  return %1 : !torch.tensor<[3],f32>
}

// CHECK-LABEL: @special_chebyshev_polynomial_w(
// CHECK: torch.prim.Loop
// CHECK: torch.aten.where.self
// CHECK: torch.prim.yield
func.func @special_chebyshev_polynomial_w(%arg0: !torch.tensor<[n,3],f32>, %arg1: !torch.tensor<[3],f32>) -> (!torch.tensor<[n,3],f32>) {
  %0 = torch.aten.special_chebyshev_polynomial_w(%arg0, %arg1) : (!torch.tensor<[n,3],f32>, !torch.tensor<[3],f32>) -> !torch.tensor<[n,3],f32>
  return %0 : !torch.tensor<[n,3],f32>
}

// CHECK-LABEL: @special_chebyshev_polynomial_w_x_scalar(
// CHECK: torch.prim.Loop
// CHECK: torch.aten.where.self
// CHECK: torch.prim.yield
func.func @special_chebyshev_polynomial_w_x_scalar(%arg0: !torch.tensor<[3],f32>) -> (!torch.tensor<[3],f32>) {
  %0 = torch.constant 2.500000e-01 : f64 -> !torch.float<2.500000e-01>
  %1 = torch.aten.special_chebyshev_polynomial_w.x_scalar(%0, %arg0) : (!torch.float<2.500000e-01>, !torch.tensor<[3],f32>) -> !torch.tensor<[3],f32>
  return %1 : !torch.tensor<[3],f32>
}

// CHECK-LABEL: @special_hermite_polynomial_h(
// CHECK: torch.prim.Loop
// CHECK: torch.aten.where.self
// CHECK: torch.prim.yield
func.func @special_hermite_polynomial_h(%arg0: !torch.tensor<[n,3],f32>, %arg1: !torch.tensor<[3],f32>) -> (!torch.tensor<[n,3],f32>) {
  %0 = torch.aten.special_hermite_polynomial_h(%arg0, %arg1) : (!torch.tensor<[n,3],f32>, !torch.tensor<[3],f32>) -> !torch.tensor<[n,3],f32>
  return %0 : !torch.tensor<[n,3],f32>
}

// CHECK-LABEL: @special_hermite_polynomial_h_x_scalar(
// CHECK: torch.prim.Loop
// CHECK: torch.aten.where.self
// CHECK: torch.prim.yield
func.func @special_hermite_polynomial_h_x_scalar(%arg0: !torch.tensor<[3],f32>) -> (!torch.tensor<[3],f32>) {
  %0 = torch.constant 2.500000e-01 : f64 -> !torch.float<2.500000e-01>
  %1 = torch.aten.special_hermite_polynomial_h.x_scalar(%0, %arg0) : (!torch.float<2.500000e-01>, !torch.tensor<[3],f32>) -> !torch.tensor<[3],f32>
  return %1 : !torch.tensor<[3],f32>
}

// CHECK-LABEL: @special_hermite_polynomial_he(
// CHECK: torch.prim.Loop
// CHECK: torch.aten.where.self
// CHECK: torch.prim.yield
func.func @special_hermite_polynomial_he(%arg0: !torch.tensor<[n,3],f32>, %arg1: !torch.tensor<[3],f32>) -> (!torch.tensor<[n,3],f32>) {
  %0 = torch.aten.special_hermite_polynomial_he(%arg0, %arg1) : (!torch.tensor<[n,3],f32>, !torch.tensor<[3],f32>) -> !torch.tensor<[n,3],f32>
  return %0 : !torch.tensor<[n,3],f32>
}

// CHECK-LABEL: @special_hermite_polynomial_he_x_scalar(
// CHECK: torch.prim.Loop
// CHECK: torch.aten.where.self
// CHECK: torch.prim.yield
func.func @special_hermite_polynomial_he_x_scalar(%arg0: !torch.tensor<[3],f32>) -> (!torch.tensor<[3],f32>) {
  %0 = torch.constant 2.500000e-01 : f64 -> !torch.float<2.500000e-01>
  %1 = torch.aten.special_hermite_polynomial_he.x_scalar(%0, %arg0) : (!torch.float<2.500000e-01>, !torch.tensor<[3],f32>) -> !torch.tensor<[3],f32>
  return %1 : !torch.tensor<[3],f32>
}

// CHECK-LABEL: @special_laguerre_polynomial_l(
// CHECK: torch.prim.Loop
// CHECK: torch.aten.where.self
// CHECK: torch.prim.yield
func.func @special_laguerre_polynomial_l(%arg0: !torch.tensor<[n,3],f32>, %arg1: !torch.tensor<[3],f32>) -> (!torch.tensor<[n,3],f32>) {
  %0 = torch.aten.special_laguerre_polynomial_l(%arg0, %arg1) : (!torch.tensor<[n,3],f32>, !torch.tensor<[3],f32>) -> !torch.tensor<[n,3],f32>
  return %0 : !torch.tensor<[n,3],f32>
}

// CHECK-LABEL: @special_laguerre_polynomial_l_x_scalar(
// CHECK: torch.prim.Loop
// CHECK: torch.aten.where.self
// CHECK: torch.prim.yield
func.func @special_laguerre_polynomial_l_x_scalar(%arg0: !torch.tensor<[3],f32>) -> (!torch.tensor<[3],f32>) {
  %0 = torch.constant 2.500000e-01 : f64 -> !torch.float<2.500000e-01>
  %1 = torch.aten.special_laguerre_polynomial_l.x_scalar(%0, %arg0) : (!torch.float<2.500000e-01>, !torch.tensor<[3],f32>) -> !torch.tensor<[3],f32>
  return %1 : !torch.tensor<[3],f32>
}

// CHECK-LABEL: @special_legendre_polynomial_p(
// CHECK: torch.prim.Loop
// CHECK: torch.aten.where.self
// CHECK: torch.prim.yield
func.func @special_legendre_polynomial_p(%arg0: !torch.tensor<[n,3],f32>, %arg1: !torch.tensor<[3],f32>) -> (!torch.tensor<[n,3],f32>) {
  %0 = torch.aten.special_legendre_polynomial_p(%arg0, %arg1) : (!torch.tensor<[n,3],f32>, !torch.tensor<[3],f32>) -> !torch.tensor<[n,3],f32>
  return %0 : !torch.tensor<[n,3],f32>
}

// CHECK-LABEL: @special_legendre_polynomial_p_x_scalar(
// CHECK: torch.prim.Loop
// CHECK: torch.aten.where.self
// CHECK: torch.prim.yield
func.func @special_legendre_polynomial_p_x_scalar(%arg0: !torch.tensor<[3],f32>) -> (!torch.tensor<[3],f32>) {
  %0 = torch.constant 2.500000e-01 : f64 -> !torch.float<2.500000e-01>
  %1 = torch.aten.special_legendre_polynomial_p.x_scalar(%0, %arg0) : (!torch.float<2.500000e-01>, !torch.tensor<[3],f32>) -> !torch.tensor<[3],f32>
  return %1 : !torch.tensor<[3],f32>
}

// CHECK-LABEL: @special_shifted_chebyshev_polynomial_t(
// CHECK: torch.prim.Loop
// CHECK: torch.aten.where.self
// CHECK: torch.prim.yield
func.func @special_shifted_chebyshev_polynomial_t(%arg0: !torch.tensor<[n,3],f32>, %arg1: !torch.tensor<[3],f32>) -> (!torch.tensor<[n,3],f32>) {
  %0 = torch.aten.special_shifted_chebyshev_polynomial_t(%arg0, %arg1) : (!torch.tensor<[n,3],f32>, !torch.tensor<[3],f32>) -> !torch.tensor<[n,3],f32>
  return %0 : !torch.tensor<[n,3],f32>
}

// CHECK-LABEL: @special_shifted_chebyshev_polynomial_t_x_scalar(
// CHECK: torch.prim.Loop
// CHECK: torch.aten.where.self
// CHECK: torch.prim.yield
func.func @special_shifted_chebyshev_polynomial_t_x_scalar(%arg0: !torch.tensor<[3],f32>) -> (!torch.tensor<[3],f32>) {
  %0 = torch.constant 2.500000e-01 : f64 -> !torch.float<2.500000e-01>
  %1 = torch.aten.special_shifted_chebyshev_polynomial_t.x_scalar(%0, %arg0) : (!torch.float<2.500000e-01>, !torch.tensor<[3],f32>) -> !torch.tensor<[3],f32>
  return %1 : !torch.tensor<[3],f32>
}

// CHECK-LABEL: @special_shifted_chebyshev_polynomial_u(
// CHECK: torch.prim.Loop
// CHECK: torch.aten.where.self
// CHECK: torch.prim.yield
func.func @special_shifted_chebyshev_polynomial_u(%arg0: !torch.tensor<[n,3],f32>, %arg1: !torch.tensor<[3],f32>) -> (!torch.tensor<[n,3],f32>) {
  %0 = torch.aten.special_shifted_chebyshev_polynomial_u(%arg0, %arg1) : (!torch.tensor<[n,3],f32>, !torch.tensor<[3],f32>) -> !torch.tensor<[n,3],f32>
  return %0 : !torch.tensor<[n,3],f32>
}

// CHECK-LABEL: @special_shifted_chebyshev_polynomial_u_x_scalar(
// CHECK: torch.prim.Loop
// CHECK: torch.aten.where.self
// CHECK: torch.prim.yield
func.func @special_shifted_chebyshev_polynomial_u_x_scalar(%arg0: !torch.tensor<[3],f32>) -> (!torch.tensor<[3],f32>) {
  %0 = torch.constant 2.500000e-01 : f64 -> !torch.float<2.500000e-01>
  %1 = torch.aten.special_shifted_chebyshev_polynomial_u.x_scalar(%0, %arg0) : (!torch.float<2.500000e-01>, !torch.tensor<[3],f32>) -> !torch.tensor<[3],f32>
  return %1 : !torch.tensor<[3],f32>
}

// CHECK-LABEL: @special_shifted_chebyshev_polynomial_v(
// CHECK: torch.prim.Loop
// CHECK: torch.aten.where.self
// CHECK: torch.prim.yield
func.func @special_shifted_chebyshev_polynomial_v(%arg0: !torch.tensor<[n,3],f32>, %arg1: !torch.tensor<[3],f32>) -> (!torch.tensor<[n,3],f32>) {
  %0 = torch.aten.special_shifted_chebyshev_polynomial_v(%arg0, %arg1) : (!torch.tensor<[n,3],f32>, !torch.tensor<[3],f32>) -> !torch.tensor<[n,3],f32>
  return %0 : !torch.tensor<[n,3],f32>
}

// CHECK-LABEL: @special_shifted_chebyshev_polynomial_v_x_scalar(
// CHECK: torch.prim.Loop
// CHECK: torch.aten.where.self
// CHECK: torch.prim.yield
func.func @special_shifted_chebyshev_polynomial_v_x_scalar(%arg0: !torch.tensor<[3],f32>) -> (!torch.tensor<[3],f32>) {
  %0 = torch.constant 2.500000e-01 : f64 -> !torch.float<2.500000e-01>
  %1 = torch.aten.special_shifted_chebyshev_polynomial_v.x_scalar(%0, %arg0) : (!torch.float<2.500000e-01>, !torch.tensor<[3],f32>) -> !torch.tensor<[3],f32>
  return %1 : !torch.tensor<[3],f32>
}

// CHECK-LABEL: @special_shifted_chebyshev_polynomial_w(
// CHECK: torch.prim.Loop
// CHECK: torch.aten.where.self
// CHECK: torch.prim.yield
func.func @special_shifted_chebyshev_polynomial_w(%arg0: !torch.tensor<[n,3],f32>, %arg1: !torch.tensor<[3],f32>) -> (!torch.tensor<[n,3],f32>) {
  %0 = torch.aten.special_shifted_chebyshev_polynomial_w(%arg0, %arg1) : (!torch.tensor<[n,3],f32>, !torch.tensor<[3],f32>) -> !torch.tensor<[n,3],f32>
  return %0 : !torch.tensor<[n,3],f32>
}

// CHECK-LABEL: @special_shifted_chebyshev_polynomial_w_x_scalar(
// CHECK: torch.prim.Loop
// CHECK: torch.aten.where.self
// CHECK: torch.prim.yield
func.func @special_shifted_chebyshev_polynomial_w_x_scalar(%arg0: !torch.tensor<[3],f32>) -> (!torch.tensor<[3],f32>) {
  %0 = torch.constant 2.500000e-01 : f64 -> !torch.float<2.500000e-01>
  %1 = torch.aten.special_shifted_chebyshev_polynomial_w.x_scalar(%0, %arg0) : (!torch.float<2.500000e-01>, !torch.tensor<[3],f32>) -> !torch.tensor<[3],f32>
  return %1 : !torch.tensor<[3],f32>
}
