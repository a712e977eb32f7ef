// NOTE: The checks are written by tools/dev/update_checks.py.

// RUN: torch-onnx-opt %s --decompose | FileCheck %s

// CHECK-LABEL: @bartlett_window(
// CHECK: torch.aten.size.int{{.*}} -> !torch.int<n>
// CHECK: torch.aten.arange.start_step{{.*}} -> !torch.tensor<[n],i64>
// CHECK: torch.aten.to.dtype{{.*}} -> !torch.tensor<[n],f32>
// CHECK: torch.aten.scalar_tensor{{.*}} -> !torch.tensor<[],f32>
// CHECK: torch.aten.clamp{{.*}} -> !torch.tensor<[],f32>
// CHECK: torch.aten.div.Tensor{{.*}} -> !torch.tensor<[n],f32>
// CHECK: torch.aten.mul.Scalar{{.*}} -> !torch.tensor<[n],f32>
// CHECK: torch.aten.sub.Scalar{{.*}} -> !torch.tensor<[n],f32>
// CHECK: torch.aten.abs{{.*}} -> !torch.tensor<[n],f32>
// CHECK: torch.aten.rsub.Scalar{{.*}} -> !torch.tensor<[n],f32>
// CHECK: torch.aten.scalar_tensor{{.*}} -> !torch.tensor<[],i64>
// CHECK: torch.aten.eq.Scalar{{.*}} -> !torch.tensor<[],i1>
// CHECK: torch.aten.where.ScalarSelf{{.*}} -> !torch.tensor<[n],f32>
func.func @bartlett_window(%arg0: !torch.tensor<[n,3],f32>) -> (!torch.tensor<[n],f32>) {
  %0 = torch.constant 0 : i64 -> !torch.int<0>
  %1 = torch.aten.size.int(%arg0, %0) : (!torch.tensor<[n,3],f32>, !torch.int<0>) -> !torch.int<n>
  %2 = torch.constant unit -> !torch.none
  %3 = torch.aten.bartlett_window(%1, %2, %2, %2, %2) : (!torch.int<n>, !torch.none, !torch.none, !torch.none, !torch.none) -> !torch.tensor<[n],f32>
  return %3 : !torch.tensor<[n],f32>
}

// CHECK-LABEL: @bartlett_window_periodic(
// CHECK: torch.aten.size.int{{.*}} -> !torch.int<n>
// CHECK: torch.aten.arange.start_step{{.*}} -> !torch.tensor<[n],i64>
// CHECK: torch.aten.to.dtype{{.*}} -> !torch.tensor<[n],f32>
// CHECK: torch.aten.scalar_tensor{{.*}} -> !torch.tensor<[],f32>
// CHECK: torch.aten.clamp{{.*}} -> !torch.tensor<[],f32>
// CHECK: torch.aten.div.Tensor{{.*}} -> !torch.tensor<[n],f32>
// CHECK: torch.aten.mul.Scalar{{.*}} -> !torch.tensor<[n],f32>
// CHECK: torch.aten.sub.Scalar{{.*}} -> !torch.tensor<[n],f32>
// CHECK: torch.aten.abs{{.*}} -> !torch.tensor<[n],f32>
// CHECK: torch.aten.rsub.Scalar{{.*}} -> !torch.tensor<[n],f32>
// CHECK: torch.aten.scalar_tensor{{.*}} -> !torch.tensor<[],i64>
// CHECK: torch.aten.eq.Scalar{{.*}} -> !torch.tensor<[],i1>
// CHECK: torch.aten.where.ScalarSelf{{.*}} -> !torch.tensor<[n],f32>
func.func @bartlett_window_periodic(%arg0: !torch.tensor<[n,3],f32>) -> (!torch.tensor<[n],f32>) {
  %0 = torch.constant 0 : i64 -> !torch.int<0>
  %1 = torch.aten.size.int(%arg0, %0) : (!torch.tensor<[n,3],f32>, !torch.int<0>) -> !torch.int<n>
  %2 = torch.constant true -> !torch.bool<true>
  %3 = torch.constant unit -> !torch.none
  %4 = torch.aten.bartlett_window.periodic(%1, %2, %3, %3, %3, %3) : (!torch.int<n>, !torch.bool<true>, !torch.none, !torch.none, !torch.none, !torch.none) -> !torch.tensor<[n],f32>
  return %4 : !torch.tensor<[n],f32>
}

// CHECK-LABEL: @blackman_window(
// CHECK: torch.aten.size.int{{.*}} -> !torch.int<n>
// CHECK: torch.aten.arange.start_step{{.*}} -> !torch.tensor<[n],i64>
// CHECK: torch.aten.to.dtype{{.*}} -> !torch.tensor<[n],f32>
// CHECK: torch.aten.scalar_tensor{{.*}} -> !torch.tensor<[],f32>
// CHECK: torch.aten.clamp{{.*}} -> !torch.tensor<[],f32>
// CHECK: torch.aten.div.Tensor{{.*}} -> !torch.tensor<[n],f32>
// CHECK: torch.aten.mul.Scalar{{.*}} -> !torch.tensor<[n],f32>
// CHECK: torch.aten.cos{{.*}} -> !torch.tensor<[n],f32>
// CHECK: torch.aten.mul.Scalar{{.*}} -> !torch.tensor<[n],f32>
// CHECK: torch.aten.mul.Scalar{{.*}} -> !torch.tensor<[n],f32>
// CHECK: torch.aten.cos{{.*}} -> !torch.tensor<[n],f32>
// CHECK: torch.aten.mul.Scalar{{.*}} -> !torch.tensor<[n],f32>
// CHECK: torch.aten.rsub.Scalar{{.*}} -> !torch.tensor<[n],f32>
// CHECK: torch.aten.add.Tensor{{.*}} -> !torch.tensor<[n],f32>
// CHECK: torch.aten.scalar_tensor{{.*}} -> !torch.tensor<[],i64>
// CHECK: torch.aten.eq.Scalar{{.*}} -> !torch.tensor<[],i1>
// CHECK: torch.aten.where.ScalarSelf{{.*}} -> !torch.tensor<[n],f32>
func.func @blackman_window(%arg0: !torch.tensor<[n,3],f32>) -> (!torch.tensor<[n],f32>) {
  %0 = torch.constant 0 : i64 -> !torch.int<0>
  %1 = torch.aten.size.int(%arg0, %0) : (!torch.tensor<[n,3],f32>, !torch.int<0>) -> !torch.int<n>
  %2 = torch.constant unit -> !torch.none
  %3 = torch.aten.blackman_window(%1, %2, %2, %2, %2) : (!torch.int<n>, !torch.none, !torch.none, !torch.none, !torch.none) -> !torch.tensor<[n],f32>
  return %3 : !torch.tensor<[n],f32>
}

// CHECK-LABEL: @blackman_window_periodic(
// CHECK: torch.aten.size.int{{.*}} -> !torch.int<n>
// CHECK: torch.aten.arange.start_step{{.*}} -> !torch.tensor<[n],i64>
// CHECK: torch.aten.to.dtype{{.*}} -> !torch.tensor<[n],f32>
// CHECK: torch.aten.scalar_tensor{{.*}} -> !torch.tensor<[],f32>
// CHECK: torch.aten.clamp{{.*}} -> !torch.tensor<[],f32>
// CHECK: torch.aten.div.Tensor{{.*}} -> !torch.tensor<[n],f32>
// CHECK: torch.aten.mul.Scalar{{.*}} -> !torch.tensor<[n],f32>
// CHECK: torch.aten.cos{{.*}} -> !torch.tensor<[n],f32>
// CHECK: torch.aten.mul.Scalar{{.*}} -> !torch.tensor<[n],f32>
// CHECK: torch.aten.mul.Scalar{{.*}} -> !torch.tensor<[n],f32>
// CHECK: torch.aten.cos{{.*}} -> !torch.tensor<[n],f32>
// CHECK: torch.aten.mul.Scalar{{.*}} -> !torch.tensor<[n],f32>
// CHECK: torch.aten.rsub.Scalar{{.*}} -> !torch.tensor<[n],f32>
// CHECK: torch.aten.add.Tensor{{.*}} -> !torch.tensor<[n],f32>
// CHECK: torch.aten.scalar_tensor{{.*}} -> !torch.tensor<[],i64>
// CHECK: torch.aten.eq.Scalar{{.*}} -> !torch.tensor<[],i1>
// CHECK: torch.aten.where.ScalarSelf{{.*}} -> !torch.tensor<[n],f32>
func.func @blackman_window_periodic(%arg0: !torch.tensor<[n,3],f32>) -> (!torch.tensor<[n],f32>) {
  %0 = torch.constant 0 : i64 -> !torch.int<0>
  %1 = torch.aten.size.int(%arg0, %0) : (!torch.tensor<[n,3],f32>, !torch.int<0>) -> !torch.int<n>
  %2 = torch.constant true -> !torch.bool<true>
  %3 = torch.constant unit -> !torch.none
  %4 = torch.aten.blackman_window.periodic(%1, %2, %3, %3, %3, %3) : (!torch.int<n>, !torch.bool<true>, !torch.none, !torch.none, !torch.none, !torch.none) -> !torch.tensor<[n],f32>
  return %4 : !torch.tensor<[n],f32>
}

// CHECK-LABEL: @hamming_window(
// CHECK: torch.aten.size.int{{.*}} -> !torch.int<n>
// CHECK: torch.aten.arange.start_step{{.*}} -> !torch.tensor<[n],i64>
// CHECK: torch.aten.to.dtype{{.*}} -> !torch.tensor<[n],f32>
// CHECK: torch.aten.scalar_tensor{{.*}} -> !torch.tensor<[],f32>
// CHECK: torch.aten.clamp{{.*}} -> !torch.tensor<[],f32>
// CHECK: torch.aten.div.Tensor{{.*}} -> !torch.tensor<[n],f32>
// CHECK: torch.aten.mul.Scalar{{.*}} -> !torch.tensor<[n],f32>
// CHECK: torch.aten.cos{{.*}} -> !torch.tensor<[n],f32>
// CHECK: torch.aten.mul.Scalar{{.*}} -> !torch.tensor<[n],f32>
// CHECK: torch.aten.rsub.Scalar{{.*}} -> !torch.tensor<[n],f32>
// CHECK: torch.aten.scalar_tensor{{.*}} -> !torch.tensor<[],i64>
// CHECK: torch.aten.eq.Scalar{{.*}} -> !torch.tensor<[],i1>
// CHECK: torch.aten.where.ScalarSelf{{.*}} -> !torch.tensor<[n],f32>
func.func @hamming_window(%arg0: !torch.tensor<[n,3],f32>) -> (!torch.tensor<[n],f32>) {
  %0 = torch.constant 0 : i64 -> !torch.int<0>
  %1 = torch.aten.size.int(%arg0, %0) : (!torch.tensor<[n,3],f32>, !torch.int<0>) -> !torch.int<n>
  %2 = torch.constant unit -> !torch.none
  %3 = torch.aten.hamming_window(%1, %2, %2, %2, %2) : (!torch.int<n>, !torch.none, !torch.none, !torch.none, !torch.none) -> !torch.tensor<[n],f32>
  return %3 : !torch.tensor<[n],f32>
}

// CHECK-LABEL: @hamming_window_periodic(
// CHECK: torch.aten.size.int{{.*}} -> !torch.int<n>
// CHECK: torch.aten.arange.start_step{{.*}} -> !torch.tensor<[n],i64>
// CHECK: torch.aten.to.dtype{{.*}} -> !torch.tensor<[n],f32>
// CHECK: torch.aten.scalar_tensor{{.*}} -> !torch.tensor<[],f32>
// CHECK: torch.aten.clamp{{.*}} -> !torch.tensor<[],f32>
// CHECK: torch.aten.div.Tensor{{.*}} -> !torch.tensor<[n],f32>
// CHECK: torch.aten.mul.Scalar{{.*}} -> !torch.tensor<[n],f32>
// CHECK: torch.aten.cos{{.*}} -> !torch.tensor<[n],f32>
// CHECK: torch.aten.mul.Scalar{{.*}} -> !torch.tensor<[n],f32>
// CHECK: torch.aten.rsub.Scalar{{.*}} -> !torch.tensor<[n],f32>
// CHECK: torch.aten.scalar_tensor{{.*}} -> !torch.tensor<[],i64>
// CHECK: torch.aten.eq.Scalar{{.*}} -> !torch.tensor<[],i1>
// CHECK: torch.aten.where.ScalarSelf{{.*}} -> !torch.tensor<[n],f32>
func.func @hamming_window_periodic(%arg0: !torch.tensor<[n,3],f32>) -> (!torch.tensor<[n],f32>) {
  %0 = torch.constant 0 : i64 -> !torch.int<0>
  %1 = torch.aten.size.int(%arg0, %0) : (!torch.tensor<[n,3],f32>, !torch.int<0>) -> !torch.int<n>
  %2 = torch.constant true -> !torch.bool<true>
  %3 = torch.constant unit -> !torch.none
  %4 = torch.aten.hamming_window.periodic(%1, %2, %3, %3, %3, %3) : (!torch.int<n>, !torch.bool<true>, !torch.none, !torch.none, !torch.none, !torch.none) -> !torch.tensor<[n],f32>
  return %4 : !torch.tensor<[n],f32>
}

// CHECK-LABEL: @hamming_window_periodic_alpha(
// CHECK: torch.aten.size.int{{.*}} -> !torch.int<n>
// CHECK: torch.aten.arange.start_step{{.*}} -> !torch.tensor<[n],i64>
// CHECK: torch.aten.to.dtype{{.*}} -> !torch.tensor<[n],f32>
// CHECK: torch.aten.scalar_tensor{{.*}} -> !torch.tensor<[],f32>
// CHECK: torch.aten.clamp{{.*}} -> !torch.tensor<[],f32>
// CHECK: torch.aten.div.Tensor{{.*}} -> !torch.tensor<[n],f32>
// CHECK: torch.aten.mul.Scalar{{.*}} -> !torch.tensor<[n],f32>
// CHECK: torch.aten.cos{{.*}} -> !torch.tensor<[n],f32>
// CHECK: torch.aten.mul.Scalar{{.*}} -> !torch.tensor<[n],f32>
// CHECK: torch.aten.rsub.Scalar{{.*}} -> !torch.tensor<[n],f32>
// CHECK: torch.aten.scalar_tensor{{.*}} -> !torch.tensor<[],i64>
// CHECK: torch.aten.eq.Scalar{{.*}} -> !torch.tensor<[],i1>
// CHECK: torch.aten.where.ScalarSelf{{.*}} -> !torch.tensor<[n],f32>
func.func @hamming_window_periodic_alpha(%arg0: !torch.tensor<[n,3],f32>) -> (!torch.tensor<[n],f32>) {
  %0 = torch.constant 0 : i64 -> !torch.int<0>
  %1 = torch.aten.size.int(%arg0, %0) : (!torch.tensor<[n,3],f32>, !torch.int<0>) -> !torch.int<n>
  %2 = torch.constant true -> !torch.bool<true>
  %3 = torch.constant 6.000000e-01 : f64 -> !torch.float<6.000000e-01>
  %4 = torch.constant unit -> !torch.none
  %5 = torch.aten.hamming_window.periodic_alpha(%1, %2, %3, %4, %4, %4, %4) : (!torch.int<n>, !torch.bool<true>, !torch.float<6.000000e-01>, !torch.none, !torch.none, !torch.none, !torch.none) -> !torch.tensor<[n],f32>
  return %5 : !torch.tensor<[n],f32>
}

// CHECK-LABEL: @hamming_window_periodic_alpha_beta(
// CHECK: torch.aten.size.int{{.*}} -> !torch.int<n>
// CHECK: torch.aten.arange.start_step{{.*}} -> !torch.tensor<[n],i64>
// CHECK: torch.aten.to.dtype{{.*}} -> !torch.tensor<[n],f32>
// CHECK: torch.aten.scalar_tensor{{.*}} -> !torch.tensor<[],f32>
// CHECK: torch.aten.clamp{{.*}} -> !torch.tensor<[],f32>
// CHECK: torch.aten.div.Tensor{{.*}} -> !torch.tensor<[n],f32>
// CHECK: torch.aten.mul.Scalar{{.*}} -> !torch.tensor<[n],f32>
// CHECK: torch.aten.cos{{.*}} -> !torch.tensor<[n],f32>
// CHECK: torch.aten.mul.Scalar{{.*}} -> !torch.tensor<[n],f32>
// CHECK: torch.aten.rsub.Scalar{{.*}} -> !torch.tensor<[n],f32>
// CHECK: torch.aten.scalar_tensor{{.*}} -> !torch.tensor<[],i64>
// CHECK: torch.aten.eq.Scalar{{.*}} -> !torch.tensor<[],i1>
// CHECK: torch.aten.where.ScalarSelf{{.*}} -> !torch.tensor<[n],f32>
func.func @hamming_window_periodic_alpha_beta(%arg0: !torch.tensor<[n,3],f32>) -> (!torch.tensor<[n],f32>) {
  %0 = torch.constant 0 : i64 -> !torch.int<0>
  %1 = torch.aten.size.int(%arg0, %0) : (!torch.tensor<[n,3],f32>, !torch.int<0>) -> !torch.int<n>
  %2 = torch.constant true -> !torch.bool<true>
  %3 = torch.constant 6.000000e-01 : f64 -> !torch.float<6.000000e-01>
  %4 = torch.constant 4.000000e-01 : f64 -> !torch.float<4.000000e-01>
  %5 = torch.constant unit -> !torch.none
  %6 = torch.aten.hamming_window.periodic_alpha_beta(%1, %2, %3, %4, %5, %5, %5, %5) : (!torch.int<n>, !torch.bool<true>, !torch.float<6.000000e-01>, !torch.float<4.000000e-01>, !torch.none, !torch.none, !torch.none, !torch.none) -> !torch.tensor<[n],f32>
  return %6 : !torch.tensor<[n],f32>
}

// CHECK-LABEL: @hann_window(
// CHECK: torch.aten.size.int{{.*}} -> !torch.int<n>
// CHECK: torch.aten.arange.start_step{{.*}} -> !torch.tensor<[n],i64>
// CHECK: torch.aten.to.dtype{{.*}} -> !torch.tensor<[n],f32>
// CHECK: torch.aten.scalar_tensor{{.*}} -> !torch.tensor<[],f32>
// CHECK: torch.aten.clamp{{.*}} -> !torch.tensor<[],f32>
// CHECK: torch.aten.div.Tensor{{.*}} -> !torch.tensor<[n],f32>
// CHECK: torch.aten.mul.Scalar{{.*}} -> !torch.tensor<[n],f32>
// CHECK: torch.aten.cos{{.*}} -> !torch.tensor<[n],f32>
// CHECK: torch.aten.mul.Scalar{{.*}} -> !torch.tensor<[n],f32>
// CHECK: torch.aten.rsub.Scalar{{.*}} -> !torch.tensor<[n],f32>
// CHECK: torch.aten.scalar_tensor{{.*}} -> !torch.tensor<[],i64>
// CHECK: torch.aten.eq.Scalar{{.*}} -> !torch.tensor<[],i1>
// CHECK: torch.aten.where.ScalarSelf{{.*}} -> !torch.tensor<[n],f32>
func.func @hann_window(%arg0: !torch.tensor<[n,3],f32>) -> (!torch.tensor<[n],f32>) {
  %0 = torch.constant 0 : i64 -> !torch.int<0>
  %1 = torch.aten.size.int(%arg0, %0) : (!torch.tensor<[n,3],f32>, !torch.int<0>) -> !torch.int<n>
  %2 = torch.constant unit -> !torch.none
  %3 = torch.aten.hann_window(%1, %2, %2, %2, %2) : (!torch.int<n>, !torch.none, !torch.none, !torch.none, !torch.none) -> !torch.tensor<[n],f32>
  return %3 : !torch.tensor<[n],f32>
}

// CHECK-LABEL: @hann_window_periodic(
// CHECK: torch.aten.size.int{{.*}} -> !torch.int<n>
// CHECK: torch.aten.arange.start_step{{.*}} -> !torch.tensor<[n],i64>
// CHECK: torch.aten.to.dtype{{.*}} -> !torch.tensor<[n],f32>
// CHECK: torch.aten.scalar_tensor{{.*}} -> !torch.tensor<[],f32>
// CHECK: torch.aten.clamp{{.*}} -> !torch.tensor<[],f32>
// CHECK: torch.aten.div.Tensor{{.*}} -> !torch.tensor<[n],f32>
// CHECK: torch.aten.mul.Scalar{{.*}} -> !torch.tensor<[n],f32>
// CHECK: torch.aten.cos{{.*}} -> !torch.tensor<[n],f32>
// CHECK: torch.aten.mul.Scalar{{.*}} -> !torch.tensor<[n],f32>
// CHECK: torch.aten.rsub.Scalar{{.*}} -> !torch.tensor<[n],f32>
// CHECK: torch.aten.scalar_tensor{{.*}} -> !torch.tensor<[],i64>
// CHECK: torch.aten.eq.Scalar{{.*}} -> !torch.tensor<[],i1>
// CHECK: torch.aten.where.ScalarSelf{{.*}} -> !torch.tensor<[n],f32>
func.func @hann_window_periodic(%arg0: !torch.tensor<[n,3],f32>) -> (!torch.tensor<[n],f32>) {
  %0 = torch.constant 0 : i64 -> !torch.int<0>
  %1 = torch.aten.size.int(%arg0, %0) : (!torch.tensor<[n,3],f32>, !torch.int<0>) -> !torch.int<n>
  %2 = torch.constant true -> !torch.bool<true>
  %3 = torch.constant unit -> !torch.none
  %4 = torch.aten.hann_window.periodic(%1, %2, %3, %3, %3, %3) : (!torch.int<n>, !torch.bool<true>, !torch.none, !torch.none, !torch.none, !torch.none) -> !torch.tensor<[n],f32>
  return %4 : !torch.tensor<[n],f32>
}

// CHECK-LABEL: @kaiser_window(
// CHECK: torch.aten.size.int{{.*}} -> !torch.int<n>
// CHECK: torch.aten.arange.start_step{{.*}} -> !torch.tensor<[n],i64>
// CHECK: torch.aten.to.dtype{{.*}} -> !torch.tensor<[n],f32>
// CHECK: torch.aten.scalar_tensor{{.*}} -> !torch.tensor<[],f32>
// CHECK: torch.aten.clamp{{.*}} -> !torch.tensor<[],f32>
// CHECK: torch.aten.div.Tensor{{.*}} -> !torch.tensor<[n],f32>
// CHECK: torch.aten.mul.Scalar{{.*}} -> !torch.tensor<[n],f32>
// CHECK: torch.aten.sub.Scalar{{.*}} -> !torch.tensor<[n],f32>
// CHECK: torch.aten.mul.Tensor{{.*}} -> !torch.tensor<[n],f32>
// CHECK: torch.aten.rsub.Scalar{{.*}} -> !torch.tensor<[n],f32>
// CHECK: torch.aten.clamp{{.*}} -> !torch.tensor<[n],f32>
// CHECK: torch.aten.sqrt{{.*}} -> !torch.tensor<[n],f32>
// CHECK: torch.aten.mul.Tensor{{.*}} -> !torch.tensor<[n],f32>
// CHECK: torch.aten.to.dtype{{.*}} -> !torch.tensor<[n],f64>
// CHECK: torch.aten.abs{{.*}} -> !torch.tensor<[n],f64>
// CHECK: torch.aten.mul.Scalar{{.*}} -> !torch.tensor<[n],f64>
// CHECK: torch.aten.sub.Scalar{{.*}} -> !torch.tensor<[n],f64>
// CHECK: torch.aten.mul.Tensor{{.*}} -> !torch.tensor<[n],f64>
// CHECK: torch.aten.sub.Tensor{{.*}} -> !torch.tensor<[n],f64>
// CHECK: torch.aten.add.Scalar{{.*}} -> !torch.tensor<[n],f64>
// CHECK: torch.aten.mul.Tensor{{.*}} -> !torch.tensor<[n],f64>
// CHECK: torch.aten.sub.Tensor{{.*}} -> !torch.tensor<[n],f64>
// CHECK: torch.aten.add.Scalar{{.*}} -> !torch.tensor<[n],f64>
// CHECK: torch.aten.mul.Tensor{{.*}} -> !torch.tensor<[n],f64>
// CHECK: torch.aten.sub.Tensor{{.*}} -> !torch.tensor<[n],f64>
// CHECK: torch.aten.add.Scalar{{.*}} -> !torch.tensor<[n],f64>
// CHECK: torch.aten.mul.Tensor{{.*}} -> !torch.tensor<[n],f64>
// CHECK: torch.aten.sub.Tensor{{.*}} -> !torch.tensor<[n],f64>
// CHECK: torch.aten.add.Scalar{{.*}} -> !torch.tensor<[n],f64>
// CHECK: torch.aten.mul.Tensor{{.*}} -> !torch.tensor<[n],f64>
// CHECK: torch.aten.sub.Tensor{{.*}} -> !torch.tensor<[n],f64>
// CHECK: torch.aten.add.Scalar{{.*}} -> !torch.tensor<[n],f64>
// CHECK: torch.aten.mul.Tensor{{.*}} -> !torch.tensor<[n],f64>
// CHECK: torch.aten.sub.Tensor{{.*}} -> !torch.tensor<[n],f64>
// CHECK: torch.aten.add.Scalar{{.*}} -> !torch.tensor<[n],f64>
// CHECK: torch.aten.mul.Tensor{{.*}} -> !torch.tensor<[n],f64>
// CHECK: torch.aten.sub.Tensor{{.*}} -> !torch.tensor<[n],f64>
// CHECK: torch.aten.add.Scalar{{.*}} -> !torch.tensor<[n],f64>
// CHECK: torch.aten.mul.Tensor{{.*}} -> !torch.tensor<[n],f64>
// CHECK: torch.aten.sub.Tensor{{.*}} -> !torch.tensor<[n],f64>
// CHECK: torch.aten.add.Scalar{{.*}} -> !torch.tensor<[n],f64>
// CHECK: torch.aten.mul.Tensor{{.*}} -> !torch.tensor<[n],f64>
// CHECK: torch.aten.sub.Tensor{{.*}} -> !torch.tensor<[n],f64>
// CHECK: torch.aten.add.Scalar{{.*}} -> !torch.tensor<[n],f64>
// CHECK: torch.aten.mul.Tensor{{.*}} -> !torch.tensor<[n],f64>
// CHECK: torch.aten.sub.Tensor{{.*}} -> !torch.tensor<[n],f64>
// CHECK: torch.aten.add.Scalar{{.*}} -> !torch.tensor<[n],f64>
// CHECK: torch.aten.mul.Tensor{{.*}} -> !torch.tensor<[n],f64>
// CHECK: torch.aten.sub.Tensor{{.*}} -> !torch.tensor<[n],f64>
// CHECK: torch.aten.add.Scalar{{.*}} -> !torch.tensor<[n],f64>
// CHECK: torch.aten.mul.Tensor{{.*}} -> !torch.tensor<[n],f64>
// CHECK: torch.aten.sub.Tensor{{.*}} -> !torch.tensor<[n],f64>
// CHECK: torch.aten.add.Scalar{{.*}} -> !torch.tensor<[n],f64>
// CHECK: torch.aten.mul.Tensor{{.*}} -> !torch.tensor<[n],f64>
// CHECK: torch.aten.sub.Tensor{{.*}} -> !torch.tensor<[n],f64>
// CHECK: torch.aten.add.Scalar{{.*}} -> !torch.tensor<[n],f64>
// CHECK: torch.aten.mul.Tensor{{.*}} -> !torch.tensor<[n],f64>
// CHECK: torch.aten.sub.Tensor{{.*}} -> !torch.tensor<[n],f64>
// CHECK: torch.aten.add.Scalar{{.*}} -> !torch.tensor<[n],f64>
// CHECK: torch.aten.mul.Tensor{{.*}} -> !torch.tensor<[n],f64>
// CHECK: torch.aten.sub.Tensor{{.*}} -> !torch.tensor<[n],f64>
// CHECK: torch.aten.add.Scalar{{.*}} -> !torch.tensor<[n],f64>
// CHECK: torch.aten.mul.Tensor{{.*}} -> !torch.tensor<[n],f64>
// CHECK: torch.aten.sub.Tensor{{.*}} -> !torch.tensor<[n],f64>
// CHECK: torch.aten.add.Scalar{{.*}} -> !torch.tensor<[n],f64>
// CHECK: torch.aten.mul.Tensor{{.*}} -> !torch.tensor<[n],f64>
// CHECK: torch.aten.sub.Tensor{{.*}} -> !torch.tensor<[n],f64>
// CHECK: torch.aten.add.Scalar{{.*}} -> !torch.tensor<[n],f64>
// CHECK: torch.aten.mul.Tensor{{.*}} -> !torch.tensor<[n],f64>
// CHECK: torch.aten.sub.Tensor{{.*}} -> !torch.tensor<[n],f64>
// CHECK: torch.aten.add.Scalar{{.*}} -> !torch.tensor<[n],f64>
// CHECK: torch.aten.mul.Tensor{{.*}} -> !torch.tensor<[n],f64>
// CHECK: torch.aten.sub.Tensor{{.*}} -> !torch.tensor<[n],f64>
// CHECK: torch.aten.add.Scalar{{.*}} -> !torch.tensor<[n],f64>
// CHECK: torch.aten.mul.Tensor{{.*}} -> !torch.tensor<[n],f64>
// CHECK: torch.aten.sub.Tensor{{.*}} -> !torch.tensor<[n],f64>
// CHECK: torch.aten.add.Scalar{{.*}} -> !torch.tensor<[n],f64>
// CHECK: torch.aten.mul.Tensor{{.*}} -> !torch.tensor<[n],f64>
// CHECK: torch.aten.sub.Tensor{{.*}} -> !torch.tensor<[n],f64>
// CHECK: torch.aten.add.Scalar{{.*}} -> !torch.tensor<[n],f64>
// CHECK: torch.aten.mul.Tensor{{.*}} -> !torch.tensor<[n],f64>
// CHECK: torch.aten.sub.Tensor{{.*}} -> !torch.tensor<[n],f64>
// CHECK: torch.aten.add.Scalar{{.*}} -> !torch.tensor<[n],f64>
// CHECK: torch.aten.mul.Tensor{{.*}} -> !torch.tensor<[n],f64>
// CHECK: torch.aten.sub.Tensor{{.*}} -> !torch.tensor<[n],f64>
// CHECK: torch.aten.add.Scalar{{.*}} -> !torch.tensor<[n],f64>
// CHECK: torch.aten.mul.Tensor{{.*}} -> !torch.tensor<[n],f64>
// CHECK: torch.aten.sub.Tensor{{.*}} -> !torch.tensor<[n],f64>
// CHECK: torch.aten.add.Scalar{{.*}} -> !torch.tensor<[n],f64>
// CHECK: torch.aten.mul.Tensor{{.*}} -> !torch.tensor<[n],f64>
// CHECK: torch.aten.sub.Tensor{{.*}} -> !torch.tensor<[n],f64>
// CHECK: torch.aten.add.Scalar{{.*}} -> !torch.tensor<[n],f64>
// CHECK: torch.aten.mul.Tensor{{.*}} -> !torch.tensor<[n],f64>
// CHECK: torch.aten.sub.Tensor{{.*}} -> !torch.tensor<[n],f64>
// CHECK: torch.aten.add.Scalar{{.*}} -> !torch.tensor<[n],f64>
// CHECK: torch.aten.mul.Tensor{{.*}} -> !torch.tensor<[n],f64>
// CHECK: torch.aten.sub.Tensor{{.*}} -> !torch.tensor<[n],f64>
// CHECK: torch.aten.add.Scalar{{.*}} -> !torch.tensor<[n],f64>
// CHECK: torch.aten.mul.Tensor{{.*}} -> !torch.tensor<[n],f64>
// CHECK: torch.aten.sub.Tensor{{.*}} -> !torch.tensor<[n],f64>
// CHECK: torch.aten.add.Scalar{{.*}} -> !torch.tensor<[n],f64>
// CHECK: torch.aten.mul.Tensor{{.*}} -> !torch.tensor<[n],f64>
// CHECK: torch.aten.sub.Tensor{{.*}} -> !torch.tensor<[n],f64>
// CHECK: torch.aten.add.Scalar{{.*}} -> !torch.tensor<[n],f64>
// CHECK: torch.aten.sub.Tensor{{.*}} -> !torch.tensor<[n],f64>
// CHECK: torch.aten.mul.Scalar{{.*}} -> !torch.tensor<[n],f64>
// CHECK: torch.aten.reciprocal{{.*}} -> !torch.tensor<[n],f64>
// CHECK: torch.aten.mul.Scalar{{.*}} -> !torch.tensor<[n],f64>
// CHECK: torch.aten.sub.Scalar{{.*}} -> !torch.tensor<[n],f64>
// CHECK: torch.aten.mul.Tensor{{.*}} -> !torch.tensor<[n],f64>
// CHECK: torch.aten.sub.Tensor{{.*}} -> !torch.tensor<[n],f64>
// CHECK: torch.aten.add.Scalar{{.*}} -> !torch.tensor<[n],f64>
// CHECK: torch.aten.mul.Tensor{{.*}} -> !torch.tensor<[n],f64>
// CHECK: torch.aten.sub.Tensor{{.*}} -> !torch.tensor<[n],f64>
// CHECK: torch.aten.add.Scalar{{.*}} -> !torch.tensor<[n],f64>
// CHECK: torch.aten.mul.Tensor{{.*}} -> !torch.tensor<[n],f64>
// CHECK: torch.aten.sub.Tensor{{.*}} -> !torch.tensor<[n],f64>
// CHECK: torch.aten.add.Scalar{{.*}} -> !torch.tensor<[n],f64>
// CHECK: torch.aten.mul.Tensor{{.*}} -> !torch.tensor<[n],f64>
// CHECK: torch.aten.sub.Tensor{{.*}} -> !torch.tensor<[n],f64>
// CHECK: torch.aten.add.Scalar{{.*}} -> !torch.tensor<[n],f64>
// CHECK: torch.aten.mul.Tensor{{.*}} -> !torch.tensor<[n],f64>
// CHECK: torch.aten.sub.Tensor{{.*}} -> !torch.tensor<[n],f64>
// CHECK: torch.aten.add.Scalar{{.*}} -> !torch.tensor<[n],f64>
// CHECK: torch.aten.mul.Tensor{{.*}} -> !torch.tensor<[n],f64>
// CHECK: torch.aten.sub.Tensor{{.*}} -> !torch.tensor<[n],f64>
// CHECK: torch.aten.add.Scalar{{.*}} -> !torch.tensor<[n],f64>
// CHECK: torch.aten.mul.Tensor{{.*}} -> !torch.tensor<[n],f64>
// CHECK: torch.aten.sub.Tensor{{.*}} -> !torch.tensor<[n],f64>
// CHECK: torch.aten.add.Scalar{{.*}} -> !torch.tensor<[n],f64>
// CHECK: torch.aten.mul.Tensor{{.*}} -> !torch.tensor<[n],f64>
// CHECK: torch.aten.sub.Tensor{{.*}} -> !torch.tensor<[n],f64>
// CHECK: torch.aten.add.Scalar{{.*}} -> !torch.tensor<[n],f64>
// CHECK: torch.aten.mul.Tensor{{.*}} -> !torch.tensor<[n],f64>
// CHECK: torch.aten.sub.Tensor{{.*}} -> !torch.tensor<[n],f64>
// CHECK: torch.aten.add.Scalar{{.*}} -> !torch.tensor<[n],f64>
// CHECK: torch.aten.mul.Tensor{{.*}} -> !torch.tensor<[n],f64>
// CHECK: torch.aten.sub.Tensor{{.*}} -> !torch.tensor<[n],f64>
// CHECK: torch.aten.add.Scalar{{.*}} -> !torch.tensor<[n],f64>
// CHECK: torch.aten.mul.Tensor{{.*}} -> !torch.tensor<[n],f64>
// CHECK: torch.aten.sub.Tensor{{.*}} -> !torch.tensor<[n],f64>
// CHECK: torch.aten.add.Scalar{{.*}} -> !torch.tensor<[n],f64>
// CHECK: torch.aten.mul.Tensor{{.*}} -> !torch.tensor<[n],f64>
// CHECK: torch.aten.sub.Tensor{{.*}} -> !torch.tensor<[n],f64>
// CHECK: torch.aten.add.Scalar{{.*}} -> !torch.tensor<[n],f64>
// CHECK: torch.aten.mul.Tensor{{.*}} -> !torch.tensor<[n],f64>
// CHECK: torch.aten.sub.Tensor{{.*}} -> !torch.tensor<[n],f64>
// CHECK: torch.aten.add.Scalar{{.*}} -> !torch.tensor<[n],f64>
// CHECK: torch.aten.mul.Tensor{{.*}} -> !torch.tensor<[n],f64>
// CHECK: torch.aten.sub.Tensor{{.*}} -> !torch.tensor<[n],f64>
// CHECK: torch.aten.add.Scalar{{.*}} -> !torch.tensor<[n],f64>
// CHECK: torch.aten.mul.Tensor{{.*}} -> !torch.tensor<[n],f64>
// CHECK: torch.aten.sub.Tensor{{.*}} -> !torch.tensor<[n],f64>
// CHECK: torch.aten.add.Scalar{{.*}} -> !torch.tensor<[n],f64>
// CHECK: torch.aten.mul.Tensor{{.*}} -> !torch.tensor<[n],f64>
// CHECK: torch.aten.sub.Tensor{{.*}} -> !torch.tensor<[n],f64>
// CHECK: torch.aten.add.Scalar{{.*}} -> !torch.tensor<[n],f64>
// CHECK: torch.aten.mul.Tensor{{.*}} -> !torch.tensor<[n],f64>
// CHECK: torch.aten.sub.Tensor{{.*}} -> !torch.tensor<[n],f64>
// CHECK: torch.aten.add.Scalar{{.*}} -> !torch.tensor<[n],f64>
// CHECK: torch.aten.mul.Tensor{{.*}} -> !torch.tensor<[n],f64>
// CHECK: torch.aten.sub.Tensor{{.*}} -> !torch.tensor<[n],f64>
// CHECK: torch.aten.add.Scalar{{.*}} -> !torch.tensor<[n],f64>
// CHECK: torch.aten.mul.Tensor{{.*}} -> !torch.tensor<[n],f64>
// CHECK: torch.aten.sub.Tensor{{.*}} -> !torch.tensor<[n],f64>
// CHECK: torch.aten.add.Scalar{{.*}} -> !torch.tensor<[n],f64>
// CHECK: torch.aten.mul.Tensor{{.*}} -> !torch.tensor<[n],f64>
// CHECK: torch.aten.sub.Tensor{{.*}} -> !torch.tensor<[n],f64>
// CHECK: torch.aten.add.Scalar{{.*}} -> !torch.tensor<[n],f64>
// CHECK: torch.aten.mul.Tensor{{.*}} -> !torch.tensor<[n],f64>
// CHECK: torch.aten.sub.Tensor{{.*}} -> !torch.tensor<[n],f64>
// CHECK: torch.aten.add.Scalar{{.*}} -> !torch.tensor<[n],f64>
// CHECK: torch.aten.mul.Tensor{{.*}} -> !torch.tensor<[n],f64>
// CHECK: torch.aten.sub.Tensor{{.*}} -> !torch.tensor<[n],f64>
// CHECK: torch.aten.add.Scalar{{.*}} -> !torch.tensor<[n],f64>
// CHECK: torch.aten.mul.Tensor{{.*}} -> !torch.tensor<[n],f64>
// CHECK: torch.aten.sub.Tensor{{.*}} -> !torch.tensor<[n],f64>
// CHECK: torch.aten.add.Scalar{{.*}} -> !torch.tensor<[n],f64>
// CHECK: torch.aten.mul.Tensor{{.*}} -> !torch.tensor<[n],f64>
// CHECK: torch.aten.sub.Tensor{{.*}} -> !torch.tensor<[n],f64>
// CHECK: torch.aten.add.Scalar{{.*}} -> !torch.tensor<[n],f64>
// CHECK: torch.aten.sub.Tensor{{.*}} -> !torch.tensor<[n],f64>
// CHECK: torch.aten.mul.Scalar{{.*}} -> !torch.tensor<[n],f64>
// CHECK: torch.aten.sqrt{{.*}} -> !torch.tensor<[n],f64>
// CHECK: torch.aten.div.Tensor{{.*}} -> !torch.tensor<[n],f64>
// CHECK: torch.aten.le.Scalar{{.*}} -> !torch.tensor<[n],i1>
// CHECK: torch.aten.where.self{{.*}} -> !torch.tensor<[n],f64>
// CHECK: torch.aten.abs{{.*}} -> !torch.tensor<[n],f64>
// CHECK: torch.aten.exp{{.*}} -> !torch.tensor<[n],f64>
// CHECK: torch.aten.mul.Tensor{{.*}} -> !torch.tensor<[n],f64>
// CHECK: torch.aten.to.dtype{{.*}} -> !torch.tensor<[n],f32>
// CHECK: torch.aten.div.Tensor{{.*}} -> !torch.tensor<[n],f32>
// CHECK: torch.aten.scalar_tensor{{.*}} -> !torch.tensor<[],i64>
// CHECK: torch.aten.eq.Scalar{{.*}} -> !torch.tensor<[],i1>
// CHECK: torch.aten.where.ScalarSelf{{.*}} -> !torch.tensor<[n],f32>
func.func @kaiser_window(%arg0: !torch.tensor<[n,3],f32>) -> (!torch.tensor<[n],f32>) {
  %0 = torch.constant 0 : i64 -> !torch.int<0>
  %1 = torch.aten.size.int(%arg0, %0) : (!torch.tensor<[n,3],f32>, !torch.int<0>) -> !torch.int<n>
  %2 = torch.constant unit -> !torch.none
  %3 = torch.aten.kaiser_window(%1, %2, %2, %2, %2) : (!torch.int<n>, !torch.none, !torch.none, !torch.none, !torch.none) -> !torch.tensor<[n],f32>
  return %3 : !torch.tensor<[n],f32>
}

// CHECK-LABEL: @kaiser_window_beta(
// CHECK: torch.aten.size.int{{.*}} -> !torch.int<n>
// CHECK: torch.aten.arange.start_step{{.*}} -> !torch.tensor<[n],i64>
// CHECK: torch.aten.to.dtype{{.*}} -> !torch.tensor<[n],f32>
// CHECK: torch.aten.scalar_tensor{{.*}} -> !torch.tensor<[],f32>
// CHECK: torch.aten.clamp{{.*}} -> !torch.tensor<[],f32>
// CHECK: torch.aten.div.Tensor{{.*}} -> !torch.tensor<[n],f32>
// CHECK: torch.aten.mul.Scalar{{.*}} -> !torch.tensor<[n],f32>
// CHECK: torch.aten.sub.Scalar{{.*}} -> !torch.tensor<[n],f32>
// CHECK: torch.aten.mul.Tensor{{.*}} -> !torch.tensor<[n],f32>
// CHECK: torch.aten.rsub.Scalar{{.*}} -> !torch.tensor<[n],f32>
// CHECK: torch.aten.clamp{{.*}} -> !torch.tensor<[n],f32>
// CHECK: torch.aten.sqrt{{.*}} -> !torch.tensor<[n],f32>
// CHECK: torch.aten.mul.Tensor{{.*}} -> !torch.tensor<[n],f32>
// CHECK: torch.aten.to.dtype{{.*}} -> !torch.tensor<[n],f64>
// CHECK: torch.aten.abs{{.*}} -> !torch.tensor<[n],f64>
// CHECK: torch.aten.mul.Scalar{{.*}} -> !torch.tensor<[n],f64>
// CHECK: torch.aten.sub.Scalar{{.*}} -> !torch.tensor<[n],f64>
// CHECK: torch.aten.mul.Tensor{{.*}} -> !torch.tensor<[n],f64>
// CHECK: torch.aten.sub.Tensor{{.*}} -> !torch.tensor<[n],f64>
// CHECK: torch.aten.add.Scalar{{.*}} -> !torch.tensor<[n],f64>
// CHECK: torch.aten.mul.Tensor{{.*}} -> !torch.tensor<[n],f64>
// CHECK: torch.aten.sub.Tensor{{.*}} -> !torch.tensor<[n],f64>
// CHECK: torch.aten.add.Scalar{{.*}} -> !torch.tensor<[n],f64>
// CHECK: torch.aten.mul.Tensor{{.*}} -> !torch.tensor<[n],f64>
// CHECK: torch.aten.sub.Tensor{{.*}} -> !torch.tensor<[n],f64>
// CHECK: torch.aten.add.Scalar{{.*}} -> !torch.tensor<[n],f64>
// CHECK: torch.aten.mul.Tensor{{.*}} -> !torch.tensor<[n],f64>
// CHECK: torch.aten.sub.Tensor{{.*}} -> !torch.tensor<[n],f64>
// CHECK: torch.aten.add.Scalar{{.*}} -> !torch.tensor<[n],f64>
// CHECK: torch.aten.mul.Tensor{{.*}} -> !torch.tensor<[n],f64>
// CHECK: torch.aten.sub.Tensor{{.*}} -> !torch.tensor<[n],f64>
// CHECK: torch.aten.add.Scalar{{.*}} -> !torch.tensor<[n],f64>
// CHECK: torch.aten.mul.Tensor{{.*}} -> !torch.tensor<[n],f64>
// CHECK: torch.aten.sub.Tensor{{.*}} -> !torch.tensor<[n],f64>
// CHECK: torch.aten.add.Scalar{{.*}} -> !torch.tensor<[n],f64>
// CHECK: torch.aten.mul.Tensor{{.*}} -> !torch.tensor<[n],f64>
// CHECK: torch.aten.sub.Tensor{{.*}} -> !torch.tensor<[n],f64>
// CHECK: torch.aten.add.Scalar{{.*}} -> !torch.tensor<[n],f64>
// CHECK: torch.aten.mul.Tensor{{.*}} -> !torch.tensor<[n],f64>
// CHECK: torch.aten.sub.Tensor{{.*}} -> !torch.tensor<[n],f64>
// CHECK: torch.aten.add.Scalar{{.*}} -> !torch.tensor<[n],f64>
// CHECK: torch.aten.mul.Tensor{{.*}} -> !torch.tensor<[n],f64>
// CHECK: torch.aten.sub.Tensor{{.*}} -> !torch.tensor<[n],f64>
// CHECK: torch.aten.add.Scalar{{.*}} -> !torch.tensor<[n],f64>
// CHECK: torch.aten.mul.Tensor{{.*}} -> !torch.tensor<[n],f64>
// CHECK: torch.aten.sub.Tensor{{.*}} -> !torch.tensor<[n],f64>
// CHECK: torch.aten.add.Scalar{{.*}} -> !torch.tensor<[n],f64>
// CHECK: torch.aten.mul.Tensor{{.*}} -> !torch.tensor<[n],f64>
// CHECK: torch.aten.sub.Tensor{{.*}} -> !torch.tensor<[n],f64>
// CHECK: torch.aten.add.Scalar{{.*}} -> !torch.tensor<[n],f64>
// CHECK: torch.aten.mul.Tensor{{.*}} -> !torch.tensor<[n],f64>
// CHECK: torch.aten.sub.Tensor{{.*}} -> !torch.tensor<[n],f64>
// CHECK: torch.aten.add.Scalar{{.*}} -> !torch.tensor<[n],f64>
// CHECK: torch.aten.mul.Tensor{{.*}} -> !torch.tensor<[n],f64>
// CHECK: torch.aten.sub.Tensor{{.*}} -> !torch.tensor<[n],f64>
// CHECK: torch.aten.add.Scalar{{.*}} -> !torch.tensor<[n],f64>
// CHECK: torch.aten.mul.Tensor{{.*}} -> !torch.tensor<[n],f64>
// CHECK: torch.aten.sub.Tensor{{.*}} -> !torch.tensor<[n],f64>
// CHECK: torch.aten.add.Scalar{{.*}} -> !torch.tensor<[n],f64>
// CHECK: torch.aten.mul.Tensor{{.*}} -> !torch.tensor<[n],f64>
// CHECK: torch.aten.sub.Tensor{{.*}} -> !torch.tensor<[n],f64>
// CHECK: torch.aten.add.Scalar{{.*}} -> !torch.tensor<[n],f64>
// CHECK: torch.aten.mul.Tensor{{.*}} -> !torch.tensor<[n],f64>
// CHECK: torch.aten.sub.Tensor{{.*}} -> !torch.tensor<[n],f64>
// CHECK: torch.aten.add.Scalar{{.*}} -> !torch.tensor<[n],f64>
// CHECK: torch.aten.mul.Tensor{{.*}} -> !torch.tensor<[n],f64>
// CHECK: torch.aten.sub.Tensor{{.*}} -> !torch.tensor<[n],f64>
// CHECK: torch.aten.add.Scalar{{.*}} -> !torch.tensor<[n],f64>
// CHECK: torch.aten.mul.Tensor{{.*}} -> !torch.tensor<[n],f64>
// CHECK: torch.aten.sub.Tensor{{.*}} -> !torch.tensor<[n],f64>
// CHECK: torch.aten.add.Scalar{{.*}} -> !torch.tensor<[n],f64>
// CHECK: torch.aten.mul.Tensor{{.*}} -> !torch.tensor<[n],f64>
// CHECK: torch.aten.sub.Tensor{{.*}} -> !torch.tensor<[n],f64>
// CHECK: torch.aten.add.Scalar{{.*}} -> !torch.tensor<[n],f64>
// CHECK: torch.aten.mul.Tensor{{.*}} -> !torch.tensor<[n],f64>
// CHECK: torch.aten.sub.Tensor{{.*}} -> !torch.tensor<[n],f64>
// CHECK: torch.aten.add.Scalar{{.*}} -> !torch.tensor<[n],f64>
// CHECK: torch.aten.mul.Tensor{{.*}} -> !torch.tensor<[n],f64>
// CHECK: torch.aten.sub.Tensor{{.*}} -> !torch.tensor<[n],f64>
// CHECK: torch.aten.add.Scalar{{.*}} -> !torch.tensor<[n],f64>
// CHECK: torch.aten.mul.Tensor{{.*}} -> !torch.tensor<[n],f64>
// CHECK: torch.aten.sub.Tensor{{.*}} -> !torch.tensor<[n],f64>
// CHECK: torch.aten.add.Scalar{{.*}} -> !torch.tensor<[n],f64>
// CHECK: torch.aten.mul.Tensor{{.*}} -> !torch.tensor<[n],f64>
// CHECK: torch.aten.sub.Tensor{{.*}} -> !torch.tensor<[n],f64>
// CHECK: torch.aten.add.Scalar{{.*}} -> !torch.tensor<[n],f64>
// CHECK: torch.aten.mul.Tensor{{.*}} -> !torch.tensor<[n],f64>
// CHECK: torch.aten.sub.Tensor{{.*}} -> !torch.tensor<[n],f64>
// CHECK: torch.aten.add.Scalar{{.*}} -> !torch.tensor<[n],f64>
// CHECK: torch.aten.mul.Tensor{{.*}} -> !torch.tensor<[n],f64>
// CHECK: torch.aten.sub.Tensor{{.*}} -> !torch.tensor<[n],f64>
// CHECK: torch.aten.add.Scalar{{.*}} -> !torch.tensor<[n],f64>
// CHECK: torch.aten.mul.Tensor{{.*}} -> !torch.tensor<[n],f64>
// CHECK: torch.aten.sub.Tensor{{.*}} -> !torch.tensor<[n],f64>
// CHECK: torch.aten.add.Scalar{{.*}} -> !torch.tensor<[n],f64>
// CHECK: torch.aten.mul.Tensor{{.*}} -> !torch.tensor<[n],f64>
// CHECK: torch.aten.sub.Tensor{{.*}} -> !torch.tensor<[n],f64>
// CHECK: torch.aten.add.Scalar{{.*}} -> !torch.tensor<[n],f64>
// CHECK: torch.aten.mul.Tensor{{.*}} -> !torch.tensor<[n],f64>
// CHECK: torch.aten.sub.Tensor{{.*}} -> !torch.tensor<[n],f64>
// CHECK: torch.aten.add.Scalar{{.*}} -> !torch.tensor<[n],f64>
// CHECK: torch.aten.mul.Tensor{{.*}} -> !torch.tensor<[n],f64>
// CHECK: torch.aten.sub.Tensor{{.*}} -> !torch.tensor<[n],f64>
// CHECK: torch.aten.add.Scalar{{.*}} -> !torch.tensor<[n],f64>
// CHECK: torch.aten.sub.Tensor{{.*}} -> !torch.tensor<[n],f64>
// CHECK: torch.aten.mul.Scalar{{.*}} -> !torch.tensor<[n],f64>
// CHECK: torch.aten.reciprocal{{.*}} -> !torch.tensor<[n],f64>
// CHECK: torch.aten.mul.Scalar{{.*}} -> !torch.tensor<[n],f64>
// CHECK: torch.aten.sub.Scalar{{.*}} -> !torch.tensor<[n],f64>
// CHECK: torch.aten.mul.Tensor{{.*}} -> !torch.tensor<[n],f64>
// CHECK: torch.aten.sub.Tensor{{.*}} -> !torch.tensor<[n],f64>
// CHECK: torch.aten.add.Scalar{{.*}} -> !torch.tensor<[n],f64>
// CHECK: torch.aten.mul.Tensor{{.*}} -> !torch.tensor<[n],f64>
// CHECK: torch.aten.sub.Tensor{{.*}} -> !torch.tensor<[n],f64>
// CHECK: torch.aten.add.Scalar{{.*}} -> !torch.tensor<[n],f64>
// CHECK: torch.aten.mul.Tensor{{.*}} -> !torch.tensor<[n],f64>
// CHECK: torch.aten.sub.Tensor{{.*}} -> !torch.tensor<[n],f64>
// CHECK: torch.aten.add.Scalar{{.*}} -> !torch.tensor<[n],f64>
// CHECK: torch.aten.mul.Tensor{{.*}} -> !torch.tensor<[n],f64>
// CHECK: torch.aten.sub.Tensor{{.*}} -> !torch.tensor<[n],f64>
// CHECK: torch.aten.add.Scalar{{.*}} -> !torch.tensor<[n],f64>
// CHECK: torch.aten.mul.Tensor{{.*}} -> !torch.tensor<[n],f64>
// CHECK: torch.aten.sub.Tensor{{.*}} -> !torch.tensor<[n],f64>
// CHECK: torch.aten.add.Scalar{{.*}} -> !torch.tensor<[n],f64>
// CHECK: torch.aten.mul.Tensor{{.*}} -> !torch.tensor<[n],f64>
// CHECK: torch.aten.sub.Tensor{{.*}} -> !torch.tensor<[n],f64>
// CHECK: torch.aten.add.Scalar{{.*}} -> !torch.tensor<[n],f64>
// CHECK: torch.aten.mul.Tensor{{.*}} -> !torch.tensor<[n],f64>
// CHECK: torch.aten.sub.Tensor{{.*}} -> !torch.tensor<[n],f64>
// CHECK: torch.aten.add.Scalar{{.*}} -> !torch.tensor<[n],f64>
// CHECK: torch.aten.mul.Tensor{{.*}} -> !torch.tensor<[n],f64>
// CHECK: torch.aten.sub.Tensor{{.*}} -> !torch.tensor<[n],f64>
// CHECK: torch.aten.add.Scalar{{.*}} -> !torch.tensor<[n],f64>
// CHECK: torch.aten.mul.Tensor{{.*}} -> !torch.tensor<[n],f64>
// CHECK: torch.aten.sub.Tensor{{.*}} -> !torch.tensor<[n],f64>
// CHECK: torch.aten.add.Scalar{{.*}} -> !torch.tensor<[n],f64>
// CHECK: torch.aten.mul.Tensor{{.*}} -> !torch.tensor<[n],f64>
// CHECK: torch.aten.sub.Tensor{{.*}} -> !torch.tensor<[n],f64>
// CHECK: torch.aten.add.Scalar{{.*}} -> !torch.tensor<[n],f64>
// CHECK: torch.aten.mul.Tensor{{.*}} -> !torch.tensor<[n],f64>
// CHECK: torch.aten.sub.Tensor{{.*}} -> !torch.tensor<[n],f64>
// CHECK: torch.aten.add.Scalar{{.*}} -> !torch.tensor<[n],f64>
// CHECK: torch.aten.mul.Tensor{{.*}} -> !torch.tensor<[n],f64>
// CHECK: torch.aten.sub.Tensor{{.*}} -> !torch.tensor<[n],f64>
// CHECK: torch.aten.add.Scalar{{.*}} -> !torch.tensor<[n],f64>
// CHECK: torch.aten.mul.Tensor{{.*}} -> !torch.tensor<[n],f64>
// CHECK: torch.aten.sub.Tensor{{.*}} -> !torch.tensor<[n],f64>
// CHECK: torch.aten.add.Scalar{{.*}} -> !torch.tensor<[n],f64>
// CHECK: torch.aten.mul.Tensor{{.*}} -> !torch.tensor<[n],f64>
// CHECK: torch.aten.sub.Tensor{{.*}} -> !torch.tensor<[n],f64>
// CHECK: torch.aten.add.Scalar{{.*}} -> !torch.tensor<[n],f64>
// CHECK: torch.aten.mul.Tensor{{.*}} -> !torch.tensor<[n],f64>
// CHECK: torch.aten.sub.Tensor{{.*}} -> !torch.tensor<[n],f64>
// CHECK: torch.aten.add.Scalar{{.*}} -> !torch.tensor<[n],f64>
// CHECK: torch.aten.mul.Tensor{{.*}} -> !torch.tensor<[n],f64>
// CHECK: torch.aten.sub.Tensor{{.*}} -> !torch.tensor<[n],f64>
// CHECK: torch.aten.add.Scalar{{.*}} -> !torch.tensor<[n],f64>
// CHECK: torch.aten.mul.Tensor{{.*}} -> !torch.tensor<[n],f64>
// CHECK: torch.aten.sub.Tensor{{.*}} -> !torch.tensor<[n],f64>
// CHECK: torch.aten.add.Scalar{{.*}} -> !torch.tensor<[n],f64>
// CHECK: torch.aten.mul.Tensor{{.*}} -> !torch.tensor<[n],f64>
// CHECK: torch.aten.sub.Tensor{{.*}} -> !torch.tensor<[n],f64>
// CHECK: torch.aten.add.Scalar{{.*}} -> !torch.tensor<[n],f64>
// CHECK: torch.aten.mul.Tensor{{.*}} -> !torch.tensor<[n],f64>
// CHECK: torch.aten.sub.Tensor{{.*}} -> !torch.tensor<[n],f64>
// CHECK: torch.aten.add.Scalar{{.*}} -> !torch.tensor<[n],f64>
// CHECK: torch.aten.mul.Tensor{{.*}} -> !torch.tensor<[n],f64>
// CHECK: torch.aten.sub.Tensor{{.*}} -> !torch.tensor<[n],f64>
// CHECK: torch.aten.add.Scalar{{.*}} -> !torch.tensor<[n],f64>
// CHECK: torch.aten.mul.Tensor{{.*}} -> !torch.tensor<[n],f64>
// CHECK: torch.aten.sub.Tensor{{.*}} -> !torch.tensor<[n],f64>
// CHECK: torch.aten.add.Scalar{{.*}} -> !torch.tensor<[n],f64>
// CHECK: torch.aten.mul.Tensor{{.*}} -> !torch.tensor<[n],f64>
// CHECK: torch.aten.sub.Tensor{{.*}} -> !torch.tensor<[n],f64>
// CHECK: torch.aten.add.Scalar{{.*}} -> !torch.tensor<[n],f64>
// CHECK: torch.aten.mul.Tensor{{.*}} -> !torch.tensor<[n],f64>
// CHECK: torch.aten.sub.Tensor{{.*}} -> !torch.tensor<[n],f64>
// CHECK: torch.aten.add.Scalar{{.*}} -> !torch.tensor<[n],f64>
// CHECK: torch.aten.mul.Tensor{{.*}} -> !torch.tensor<[n],f64>
// CHECK: torch.aten.sub.Tensor{{.*}} -> !torch.tensor<[n],f64>
// CHECK: torch.aten.add.Scalar{{.*}} -> !torch.tensor<[n],f64>
// CHECK: torch.aten.sub.Tensor{{.*}} -> !torch.tensor<[n],f64>
// CHECK: torch.aten.mul.Scalar{{.*}} -> !torch.tensor<[n],f64>
// CHECK: torch.aten.sqrt{{.*}} -> !torch.tensor<[n],f64>
// CHECK: torch.aten.div.Tensor{{.*}} -> !torch.tensor<[n],f64>
// CHECK: torch.aten.le.Scalar{{.*}} -> !torch.tensor<[n],i1>
// CHECK: torch.aten.where.self{{.*}} -> !torch.tensor<[n],f64>
// CHECK: torch.aten.abs{{.*}} -> !torch.tensor<[n],f64>
// CHECK: torch.aten.exp{{.*}} -> !torch.tensor<[n],f64>
// CHECK: torch.aten.mul.Tensor{{.*}} -> !torch.tensor<[n],f64>
// CHECK: torch.aten.to.dtype{{.*}} -> !torch.tensor<[n],f32>
// CHECK: torch.aten.div.Tensor{{.*}} -> !torch.tensor<[n],f32>
// CHECK: torch.aten.scalar_tensor{{.*}} -> !torch.tensor<[],i64>
// CHECK: torch.aten.eq.Scalar{{.*}} -> !torch.tensor<[],i1>
// CHECK: torch.aten.where.ScalarSelf{{.*}} -> !torch.tensor<[n],f32>
func.func @kaiser_window_beta(%arg0: !torch.tensor<[n,3],f32>) -> (!torch.tensor<[n],f32>) {
  %0 = torch.constant 0 : i64 -> !torch.int<0>
  %1 = torch.aten.size.int(%arg0, %0) : (!torch.tensor<[n,3],f32>, !torch.int<0>) -> !torch.int<n>
  %2 = torch.constant true -> !torch.bool<true>
  %3 = torch.constant 7.500000e+00 : f64 -> !torch.float<7.500000e+00>
  %4 = torch.constant unit -> !torch.none
  %5 = torch.aten.kaiser_window.beta(%1, %2, %3, %4, %4, %4, %4) : (!torch.int<n>, !torch.bool<true>, !torch.float<7.500000e+00>, !torch.none, !torch.none, !torch.none, !torch.none) -> !torch.tensor<[n],f32>
  return %5 : !torch.tensor<[n],f32>
}

// CHECK-LABEL: @kaiser_window_periodic(
// CHECK: torch.aten.size.int{{.*}} -> !torch.int<n>
// CHECK: torch.aten.arange.start_step{{.*}} -> !torch.tensor<[n],i64>
// CHECK: torch.aten.to.dtype{{.*}} -> !torch.tensor<[n],f32>
// CHECK: torch.aten.scalar_tensor{{.*}} -> !torch.tensor<[],f32>
// CHECK: torch.aten.clamp{{.*}} -> !torch.tensor<[],f32>
// CHECK: torch.aten.div.Tensor{{.*}} -> !torch.tensor<[n],f32>
// CHECK: torch.aten.mul.Scalar{{.*}} -> !torch.tensor<[n],f32>
// CHECK: torch.aten.sub.Scalar{{.*}} -> !torch.tensor<[n],f32>
// CHECK: torch.aten.mul.Tensor{{.*}} -> !torch.tensor<[n],f32>
// CHECK: torch.aten.rsub.Scalar{{.*}} -> !torch.tensor<[n],f32>
// CHECK: torch.aten.clamp{{.*}} -> !torch.tensor<[n],f32>
// CHECK: torch.aten.sqrt{{.*}} -> !torch.tensor<[n],f32>
// CHECK: torch.aten.mul.Tensor{{.*}} -> !torch.tensor<[n],f32>
// CHECK: torch.aten.to.dtype{{.*}} -> !torch.tensor<[n],f64>
// CHECK: torch.aten.abs{{.*}} -> !torch.tensor<[n],f64>
// CHECK: torch.aten.mul.Scalar{{.*}} -> !torch.tensor<[n],f64>
// CHECK: torch.aten.sub.Scalar{{.*}} -> !torch.tensor<[n],f64>
// CHECK: torch.aten.mul.Tensor{{.*}} -> !torch.tensor<[n],f64>
// CHECK: torch.aten.sub.Tensor{{.*}} -> !torch.tensor<[n],f64>
// CHECK: torch.aten.add.Scalar{{.*}} -> !torch.tensor<[n],f64>
// CHECK: torch.aten.mul.Tensor{{.*}} -> !torch.tensor<[n],f64>
// CHECK: torch.aten.sub.Tensor{{.*}} -> !torch.tensor<[n],f64>
// CHECK: torch.aten.add.Scalar{{.*}} -> !torch.tensor<[n],f64>
// CHECK: torch.aten.mul.Tensor{{.*}} -> !torch.tensor<[n],f64>
// CHECK: torch.aten.sub.Tensor{{.*}} -> !torch.tensor<[n],f64>
// CHECK: torch.aten.add.Scalar{{.*}} -> !torch.tensor<[n],f64>
// CHECK: torch.aten.mul.Tensor{{.*}} -> !torch.tensor<[n],f64>
// CHECK: torch.aten.sub.Tensor{{.*}} -> !torch.tensor<[n],f64>
// CHECK: torch.aten.add.Scalar{{.*}} -> !torch.tensor<[n],f64>
// CHECK: torch.aten.mul.Tensor{{.*}} -> !torch.tensor<[n],f64>
// CHECK: torch.aten.sub.Tensor{{.*}} -> !torch.tensor<[n],f64>
// CHECK: torch.aten.add.Scalar{{.*}} -> !torch.tensor<[n],f64>
// CHECK: torch.aten.mul.Tensor{{.*}} -> !torch.tensor<[n],f64>
// CHECK: torch.aten.sub.Tensor{{.*}} -> !torch.tensor<[n],f64>
// CHECK: torch.aten.add.Scalar{{.*}} -> !torch.tensor<[n],f64>
// CHECK: torch.aten.mul.Tensor{{.*}} -> !torch.tensor<[n],f64>
// CHECK: torch.aten.sub.Tensor{{.*}} -> !torch.tensor<[n],f64>
// CHECK: torch.aten.add.Scalar{{.*}} -> !torch.tensor<[n],f64>
// CHECK: torch.aten.mul.Tensor{{.*}} -> !torch.tensor<[n],f64>
// CHECK: torch.aten.sub.Tensor{{.*}} -> !torch.tensor<[n],f64>
// CHECK: torch.aten.add.Scalar{{.*}} -> !torch.tensor<[n],f64>
// CHECK: torch.aten.mul.Tensor{{.*}} -> !torch.tensor<[n],f64>
// CHECK: torch.aten.sub.Tensor{{.*}} -> !torch.tensor<[n],f64>
// CHECK: torch.aten.add.Scalar{{.*}} -> !torch.tensor<[n],f64>
// CHECK: torch.aten.mul.Tensor{{.*}} -> !torch.tensor<[n],f64>
// CHECK: torch.aten.sub.Tensor{{.*}} -> !torch.tensor<[n],f64>
// CHECK: torch.aten.add.Scalar{{.*}} -> !torch.tensor<[n],f64>
// CHECK: torch.aten.mul.Tensor{{.*}} -> !torch.tensor<[n],f64>
// CHECK: torch.aten.sub.Tensor{{.*}} -> !torch.tensor<[n],f64>
// CHECK: torch.aten.add.Scalar{{.*}} -> !torch.tensor<[n],f64>
// CHECK: torch.aten.mul.Tensor{{.*}} -> !torch.tensor<[n],f64>
// CHECK: torch.aten.sub.Tensor{{.*}} -> !torch.tensor<[n],f64>
// CHECK: torch.aten.add.Scalar{{.*}} -> !torch.tensor<[n],f64>
// CHECK: torch.aten.mul.Tensor{{.*}} -> !torch.tensor<[n],f64>
// CHECK: torch.aten.sub.Tensor{{.*}} -> !torch.tensor<[n],f64>
// CHECK: torch.aten.add.Scalar{{.*}} -> !torch.tensor<[n],f64>
// CHECK: torch.aten.mul.Tensor{{.*}} -> !torch.tensor<[n],f64>
// CHECK: torch.aten.sub.Tensor{{.*}} -> !torch.tensor<[n],f64>
// CHECK: torch.aten.add.Scalar{{.*}} -> !torch.tensor<[n],f64>
// CHECK: torch.aten.mul.Tensor{{.*}} -> !torch.tensor<[n],f64>
// CHECK: torch.aten.sub.Tensor{{.*}} -> !torch.tensor<[n],f64>
// CHECK: torch.aten.add.Scalar{{.*}} -> !torch.tensor<[n],f64>
// CHECK: torch.aten.mul.Tensor{{.*}} -> !torch.tensor<[n],f64>
// CHECK: torch.aten.sub.Tensor{{.*}} -> !torch.tensor<[n],f64>
// CHECK: torch.aten.add.Scalar{{.*}} -> !torch.tensor<[n],f64>
// CHECK: torch.aten.mul.Tensor{{.*}} -> !torch.tensor<[n],f64>
// CHECK: torch.aten.sub.Tensor{{.*}} -> !torch.tensor<[n],f64>
// CHECK: torch.aten.add.Scalar{{.*}} -> !torch.tensor<[n],f64>
// CHECK: torch.aten.mul.Tensor{{.*}} -> !torch.tensor<[n],f64>
// CHECK: torch.aten.sub.Tensor{{.*}} -> !torch.tensor<[n],f64>
// CHECK: torch.aten.add.Scalar{{.*}} -> !torch.tensor<[n],f64>
// CHECK: torch.aten.mul.Tensor{{.*}} -> !torch.tensor<[n],f64>
// CHECK: torch.aten.sub.Tensor{{.*}} -> !torch.tensor<[n],f64>
// CHECK: torch.aten.add.Scalar{{.*}} -> !torch.tensor<[n],f64>
// CHECK: torch.aten.mul.Tensor{{.*}} -> !torch.tensor<[n],f64>
// CHECK: torch.aten.sub.Tensor{{.*}} -> !torch.tensor<[n],f64>
// CHECK: torch.aten.add.Scalar{{.*}} -> !torch.tensor<[n],f64>
// CHECK: torch.aten.mul.Tensor{{.*}} -> !torch.tensor<[n],f64>
// CHECK: torch.aten.sub.Tensor{{.*}} -> !torch.tensor<[n],f64>
// CHECK: torch.aten.add.Scalar{{.*}} -> !torch.tensor<[n],f64>
// CHECK: torch.aten.mul.Tensor{{.*}} -> !torch.tensor<[n],f64>
// CHECK: torch.aten.sub.Tensor{{.*}} -> !torch.tensor<[n],f64>
// CHECK: torch.aten.add.Scalar{{.*}} -> !torch.tensor<[n],f64>
// CHECK: torch.aten.mul.Tensor{{.*}} -> !torch.tensor<[n],f64>
// CHECK: torch.aten.sub.Tensor{{.*}} -> !torch.tensor<[n],f64>
// CHECK: torch.aten.add.Scalar{{.*}} -> !torch.tensor<[n],f64>
// CHECK: torch.aten.mul.Tensor{{.*}} -> !torch.tensor<[n],f64>
// CHECK: torch.aten.sub.Tensor{{.*}} -> !torch.tensor<[n],f64>
// CHECK: torch.aten.add.Scalar{{.*}} -> !torch.tensor<[n],f64>
// CHECK: torch.aten.mul.Tensor{{.*}} -> !torch.tensor<[n],f64>
// CHECK: torch.aten.sub.Tensor{{.*}} -> !torch.tensor<[n],f64>
// CHECK: torch.aten.add.Scalar{{.*}} -> !torch.tensor<[n],f64>
// CHECK: torch.aten.mul.Tensor{{.*}} -> !torch.tensor<[n],f64>
// CHECK: torch.aten.sub.Tensor{{.*}} -> !torch.tensor<[n],f64>
// CHECK: torch.aten.add.Scalar{{.*}} -> !torch.tensor<[n],f64>
// CHECK: torch.aten.mul.Tensor{{.*}} -> !torch.tensor<[n],f64>
// CHECK: torch.aten.sub.Tensor{{.*}} -> !torch.tensor<[n],f64>
// CHECK: torch.aten.add.Scalar{{.*}} -> !torch.tensor<[n],f64>
// CHECK: torch.aten.mul.Tensor{{.*}} -> !torch.tensor<[n],f64>
// CHECK: torch.aten.sub.Tensor{{.*}} -> !torch.tensor<[n],f64>
// CHECK: torch.aten.add.Scalar{{.*}} -> !torch.tensor<[n],f64>
// CHECK: torch.aten.mul.Tensor{{.*}} -> !torch.tensor<[n],f64>
// CHECK: torch.aten.sub.Tensor{{.*}} -> !torch.tensor<[n],f64>
// CHECK: torch.aten.add.Scalar{{.*}} -> !torch.tensor<[n],f64>
// CHECK: torch.aten.sub.Tensor{{.*}} -> !torch.tensor<[n],f64>
// CHECK: torch.aten.mul.Scalar{{.*}} -> !torch.tensor<[n],f64>
// CHECK: torch.aten.reciprocal{{.*}} -> !torch.tensor<[n],f64>
// CHECK: torch.aten.mul.Scalar{{.*}} -> !torch.tensor<[n],f64>
// CHECK: torch.aten.sub.Scalar{{.*}} -> !torch.tensor<[n],f64>
// CHECK: torch.aten.mul.Tensor{{.*}} -> !torch.tensor<[n],f64>
// CHECK: torch.aten.sub.Tensor{{.*}} -> !torch.tensor<[n],f64>
// CHECK: torch.aten.add.Scalar{{.*}} -> !torch.tensor<[n],f64>
// CHECK: torch.aten.mul.Tensor{{.*}} -> !torch.tensor<[n],f64>
// CHECK: torch.aten.sub.Tensor{{.*}} -> !torch.tensor<[n],f64>
// CHECK: torch.aten.add.Scalar{{.*}} -> !torch.tensor<[n],f64>
// CHECK: torch.aten.mul.Tensor{{.*}} -> !torch.tensor<[n],f64>
// CHECK: torch.aten.sub.Tensor{{.*}} -> !torch.tensor<[n],f64>
// CHECK: torch.aten.add.Scalar{{.*}} -> !torch.tensor<[n],f64>
// CHECK: torch.aten.mul.Tensor{{.*}} -> !torch.tensor<[n],f64>
// CHECK: torch.aten.sub.Tensor{{.*}} -> !torch.tensor<[n],f64>
// CHECK: torch.aten.add.Scalar{{.*}} -> !torch.tensor<[n],f64>
// CHECK: torch.aten.mul.Tensor{{.*}} -> !torch.tensor<[n],f64>
// CHECK: torch.aten.sub.Tensor{{.*}} -> !torch.tensor<[n],f64>
// CHECK: torch.aten.add.Scalar{{.*}} -> !torch.tensor<[n],f64>
// CHECK: torch.aten.mul.Tensor{{.*}} -> !torch.tensor<[n],f64>
// CHECK: torch.aten.sub.Tensor{{.*}} -> !torch.tensor<[n],f64>
// CHECK: torch.aten.add.Scalar{{.*}} -> !torch.tensor<[n],f64>
// CHECK: torch.aten.mul.Tensor{{.*}} -> !torch.tensor<[n],f64>
// CHECK: torch.aten.sub.Tensor{{.*}} -> !torch.tensor<[n],f64>
// CHECK: torch.aten.add.Scalar{{.*}} -> !torch.tensor<[n],f64>
// CHECK: torch.aten.mul.Tensor{{.*}} -> !torch.tensor<[n],f64>
// CHECK: torch.aten.sub.Tensor{{.*}} -> !torch.tensor<[n],f64>
// CHECK: torch.aten.add.Scalar{{.*}} -> !torch.tensor<[n],f64>
// CHECK: torch.aten.mul.Tensor{{.*}} -> !torch.tensor<[n],f64>
// CHECK: torch.aten.sub.Tensor{{.*}} -> !torch.tensor<[n],f64>
// CHECK: torch.aten.add.Scalar{{.*}} -> !torch.tensor<[n],f64>
// CHECK: torch.aten.mul.Tensor{{.*}} -> !torch.tensor<[n],f64>
// CHECK: torch.aten.sub.Tensor{{.*}} -> !torch.tensor<[n],f64>
// CHECK: torch.aten.add.Scalar{{.*}} -> !torch.tensor<[n],f64>
// CHECK: torch.aten.mul.Tensor{{.*}} -> !torch.tensor<[n],f64>
// CHECK: torch.aten.sub.Tensor{{.*}} -> !torch.tensor<[n],f64>
// CHECK: torch.aten.add.Scalar{{.*}} -> !torch.tensor<[n],f64>
// CHECK: torch.aten.mul.Tensor{{.*}} -> !torch.tensor<[n],f64>
// CHECK: torch.aten.sub.Tensor{{.*}} -> !torch.tensor<[n],f64>
// CHECK: torch.aten.add.Scalar{{.*}} -> !torch.tensor<[n],f64>
// CHECK: torch.aten.mul.Tensor{{.*}} -> !torch.tensor<[n],f64>
// CHECK: torch.aten.sub.Tensor{{.*}} -> !torch.tensor<[n],f64>
// CHECK: torch.aten.add.Scalar{{.*}} -> !torch.tensor<[n],f64>
// CHECK: torch.aten.mul.Tensor{{.*}} -> !torch.tensor<[n],f64>
// CHECK: torch.aten.sub.Tensor{{.*}} -> !torch.tensor<[n],f64>
// CHECK: torch.aten.add.Scalar{{.*}} -> !torch.tensor<[n],f64>
// CHECK: torch.aten.mul.Tensor{{.*}} -> !torch.tensor<[n],f64>
// CHECK: torch.aten.sub.Tensor{{.*}} -> !torch.tensor<[n],f64>
// CHECK: torch.aten.add.Scalar{{.*}} -> !torch.tensor<[n],f64>
// CHECK: torch.aten.mul.Tensor{{.*}} -> !torch.tensor<[n],f64>
// CHECK: torch.aten.sub.Tensor{{.*}} -> !torch.tensor<[n],f64>
// CHECK: torch.aten.add.Scalar{{.*}} -> !torch.tensor<[n],f64>
// CHECK: torch.aten.mul.Tensor{{.*}} -> !torch.tensor<[n],f64>
// CHECK: torch.aten.sub.Tensor{{.*}} -> !torch.tensor<[n],f64>
// CHECK: torch.aten.add.Scalar{{.*}} -> !torch.tensor<[n],f64>
// CHECK: torch.aten.mul.Tensor{{.*}} -> !torch.tensor<[n],f64>
// CHECK: torch.aten.sub.Tensor{{.*}} -> !torch.tensor<[n],f64>
// CHECK: torch.aten.add.Scalar{{.*}} -> !torch.tensor<[n],f64>
// CHECK: torch.aten.mul.Tensor{{.*}} -> !torch.tensor<[n],f64>
// CHECK: torch.aten.sub.Tensor{{.*}} -> !torch.tensor<[n],f64>
// CHECK: torch.aten.add.Scalar{{.*}} -> !torch.tensor<[n],f64>
// CHECK: torch.aten.mul.Tensor{{.*}} -> !torch.tensor<[n],f64>
// CHECK: torch.aten.sub.Tensor{{.*}} -> !torch.tensor<[n],f64>
// CHECK: torch.aten.add.Scalar{{.*}} -> !torch.tensor<[n],f64>
// CHECK: torch.aten.mul.Tensor{{.*}} -> !torch.tensor<[n],f64>
// CHECK: torch.aten.sub.Tensor{{.*}} -> !torch.tensor<[n],f64>
// CHECK: torch.aten.add.Scalar{{.*}} -> !torch.tensor<[n],f64>
// CHECK: torch.aten.mul.Tensor{{.*}} -> !torch.tensor<[n],f64>
// CHECK: torch.aten.sub.Tensor{{.*}} -> !torch.tensor<[n],f64>
// CHECK: torch.aten.add.Scalar{{.*}} -> !torch.tensor<[n],f64>
// CHECK: torch.aten.mul.Tensor{{.*}} -> !torch.tensor<[n],f64>
// CHECK: torch.aten.sub.Tensor{{.*}} -> !torch.tensor<[n],f64>
// CHECK: torch.aten.add.Scalar{{.*}} -> !torch.tensor<[n],f64>
// CHECK: torch.aten.mul.Tensor{{.*}} -> !torch.tensor<[n],f64>
// CHECK: torch.aten.sub.Tensor{{.*}} -> !torch.tensor<[n],f64>
// CHECK: torch.aten.add.Scalar{{.*}} -> !torch.tensor<[n],f64>
// CHECK: torch.aten.sub.Tensor{{.*}} -> !torch.tensor<[n],f64>
// CHECK: torch.aten.mul.Scalar{{.*}} -> !torch.tensor<[n],f64>
// CHECK: torch.aten.sqrt{{.*}} -> !torch.tensor<[n],f64>
// CHECK: torch.aten.div.Tensor{{.*}} -> !torch.tensor<[n],f64>
// CHECK: torch.aten.le.Scalar{{.*}} -> !torch.tensor<[n],i1>
// CHECK: torch.aten.where.self{{.*}} -> !torch.tensor<[n],f64>
// CHECK: torch.aten.abs{{.*}} -> !torch.tensor<[n],f64>
// CHECK: torch.aten.exp{{.*}} -> !torch.tensor<[n],f64>
// CHECK: torch.aten.mul.Tensor{{.*}} -> !torch.tensor<[n],f64>
// CHECK: torch.aten.to.dtype{{.*}} -> !torch.tensor<[n],f32>
// CHECK: torch.aten.div.Tensor{{.*}} -> !torch.tensor<[n],f32>
// CHECK: torch.aten.scalar_tensor{{.*}} -> !torch.tensor<[],i64>
// CHECK: torch.aten.eq.Scalar{{.*}} -> !torch.tensor<[],i1>
// CHECK: torch.aten.where.ScalarSelf{{.*}} -> !torch.tensor<[n],f32>
func.func @kaiser_window_periodic(%arg0: !torch.tensor<[n,3],f32>) -> (!torch.tensor<[n],f32>) {
  %0 = torch.constant 0 : i64 -> !torch.int<0>
  %1 = torch.aten.size.int(%arg0, %0) : (!torch.tensor<[n,3],f32>, !torch.int<0>) -> !torch.int<n>
  %2 = torch.constant true -> !torch.bool<true>
  %3 = torch.constant unit -> !torch.none
  %4 = torch.aten.kaiser_window.periodic(%1, %2, %3, %3, %3, %3) : (!torch.int<n>, !torch.bool<true>, !torch.none, !torch.none, !torch.none, !torch.none) -> !torch.tensor<[n],f32>
  return %4 : !torch.tensor<[n],f32>
}
