// NOTE: The checks are written by tools/dev/update_checks.py.

// RUN: torch-onnx-opt %s --decompose | FileCheck %s

// CHECK-LABEL: @ones_like(
// CHECK: torch.aten.view_as_real{{.*}} -> !torch.tensor<[n,3,2],f32>
// CHECK: torch.aten.select.int{{.*}} -> !torch.tensor<[n,3],f32>
// CHECK: torch.aten.full_like{{.*}} -> !torch.tensor<[n,3],f32>
// CHECK: torch.aten.full_like{{.*}} -> !torch.tensor<[n,3],f32>
// CHECK: torch.aten.complex{{.*}} -> !torch.tensor<[n,3],complex<f32>>
func.func @ones_like(%arg0: !torch.tensor<[n,3],complex<f32>>) -> (!torch.tensor<[n,3],complex<f32>>) {
  %0 = torch.constant unit -> !torch.none
  %1 = torch.aten.ones_like(%arg0, %0, %0, %0, %0, %0) : (!torch.tensor<[n,3],complex<f32>>, !torch.none, !torch.none, !torch.none, !torch.none, !torch.none) -> !torch.tensor<[n,3],complex<f32>>
  return %1 : !torch.tensor<[n,3],complex<f32>>
}

// CHECK-LABEL: @zeros_like(
// CHECK: torch.aten.view_as_real{{.*}} -> !torch.tensor<[n,3,2],f32>
// CHECK: torch.aten.select.int{{.*}} -> !torch.tensor<[n,3],f32>
// CHECK: torch.aten.full_like{{.*}} -> !torch.tensor<[n,3],f32>
// CHECK: torch.aten.full_like{{.*}} -> !torch.tensor<[n,3],f32>
// CHECK: torch.aten.complex{{.*}} -> !torch.tensor<[n,3],complex<f32>>
func.func @zeros_like(%arg0: !torch.tensor<[n,3],complex<f32>>) -> (!torch.tensor<[n,3],complex<f32>>) {
  %0 = torch.constant unit -> !torch.none
  %1 = torch.aten.zeros_like(%arg0, %0, %0, %0, %0, %0) : (!torch.tensor<[n,3],complex<f32>>, !torch.none, !torch.none, !torch.none, !torch.none, !torch.none) -> !torch.tensor<[n,3],complex<f32>>
  return %1 : !torch.tensor<[n,3],complex<f32>>
}

// CHECK-LABEL: @arange(
func.func @arange() -> (!torch.tensor<[1],i64>) {
  %0 = torch.constant dense<0> : tensor<1xi64> -> !torch.tensor<[1],i64>
  return %0 : !torch.tensor<[1],i64>
}

// CHECK-LABEL: @arange_start(
func.func @arange_start() -> (!torch.tensor<[0],i64>) {
  %0 = torch.constant dense<> : tensor<0xi64> -> !torch.tensor<[0],i64>
  return %0 : !torch.tensor<[0],i64>
}

// CHECK-LABEL: @arange_start_step(
func.func @arange_start_step() -> (!torch.tensor<[0],i64>) {
  %0 = torch.constant dense<> : tensor<0xi64> -> !torch.tensor<[0],i64>
  return %0 : !torch.tensor<[0],i64>
}

// CHECK-LABEL: @bartlett_window(
func.func @bartlett_window() -> (!torch.tensor<[1],f32>) {
  %0 = torch.constant dense<1.000000e+00> : tensor<1xf32> -> !torch.tensor<[1],f32>
  return %0 : !torch.tensor<[1],f32>
}

// CHECK-LABEL: @blackman_window(
func.func @blackman_window() -> (!torch.tensor<[1],f32>) {
  %0 = torch.constant dense<1.000000e+00> : tensor<1xf32> -> !torch.tensor<[1],f32>
  return %0 : !torch.tensor<[1],f32>
}

// CHECK-LABEL: @empty_memory_format(
func.func @empty_memory_format() -> (!torch.tensor<[1],f32>) {
  %0 = torch.constant 1 : i64 -> !torch.int<1>
  %1 = torch.constant unit -> !torch.none
  %2 = torch.prim.ListConstruct(%0) : (!torch.int<1>) -> !torch.list<[!torch.int<1>]>
  %3 = torch.aten.empty.memory_format(%2, %1, %1, %1, %1, %1) : (!torch.list<[!torch.int<1>]>, !torch.none, !torch.none, !torch.none, !torch.none, !torch.none) -> !torch.tensor<[1],f32>
  return %3 : !torch.tensor<[1],f32>
}

// CHECK-LABEL: @empty_strided(
func.func @empty_strided() -> (!torch.tensor<[1],f32>) {
  %0 = torch.constant 1 : i64 -> !torch.int<1>
  %1 = torch.constant unit -> !torch.none
  %2 = torch.prim.ListConstruct(%0) : (!torch.int<1>) -> !torch.list<[!torch.int<1>]>
  %3 = torch.prim.ListConstruct(%0) : (!torch.int<1>) -> !torch.list<[!torch.int<1>]>
  %4 = torch.aten.empty_strided(%2, %3, %1, %1, %1, %1) : (!torch.list<[!torch.int<1>]>, !torch.list<[!torch.int<1>]>, !torch.none, !torch.none, !torch.none, !torch.none) -> !torch.tensor<[1],f32>
  return %4 : !torch.tensor<[1],f32>
}

// CHECK-LABEL: @hamming_window(
func.func @hamming_window() -> (!torch.tensor<[1],f32>) {
  %0 = torch.constant dense<1.000000e+00> : tensor<1xf32> -> !torch.tensor<[1],f32>
  return %0 : !torch.tensor<[1],f32>
}

// CHECK-LABEL: @hann_window(
func.func @hann_window() -> (!torch.tensor<[1],f32>) {
  %0 = torch.constant dense<1.000000e+00> : tensor<1xf32> -> !torch.tensor<[1],f32>
  return %0 : !torch.tensor<[1],f32>
}

// CHECK-LABEL: @kaiser_window(
func.func @kaiser_window() -> (!torch.tensor<[1],f32>) {
  %0 = torch.constant dense<1.000000e+00> : tensor<1xf32> -> !torch.tensor<[1],f32>
  return %0 : !torch.tensor<[1],f32>
}

// CHECK-LABEL: @linspace(
func.func @linspace() -> (!torch.tensor<[1],f32>) {
  %0 = torch.constant dense<1.000000e+00> : tensor<1xf32> -> !torch.tensor<[1],f32>
  return %0 : !torch.tensor<[1],f32>
}

// CHECK-LABEL: @logspace(
func.func @logspace() -> (!torch.tensor<[1],f32>) {
  %0 = torch.constant dense<1.000000e+01> : tensor<1xf32> -> !torch.tensor<[1],f32>
  return %0 : !torch.tensor<[1],f32>
}

// CHECK-LABEL: @ones(
func.func @ones() -> (!torch.tensor<[1],f32>) {
  %0 = torch.constant dense<1.000000e+00> : tensor<1xf32> -> !torch.tensor<[1],f32>
  return %0 : !torch.tensor<[1],f32>
}

// CHECK-LABEL: @range(
func.func @range() -> (!torch.tensor<[1],f32>) {
  %0 = torch.constant dense<1.000000e+00> : tensor<1xf32> -> !torch.tensor<[1],f32>
  return %0 : !torch.tensor<[1],f32>
}

// CHECK-LABEL: @range_step(
func.func @range_step() -> (!torch.tensor<[1],f32>) {
  %0 = torch.constant dense<1.000000e+00> : tensor<1xf32> -> !torch.tensor<[1],f32>
  return %0 : !torch.tensor<[1],f32>
}

// CHECK-LABEL: @tril_indices(
func.func @tril_indices() -> (!torch.tensor<[2,1],i64>) {
  %0 = torch.constant dense<0> : tensor<2x1xi64> -> !torch.tensor<[2,1],i64>
  return %0 : !torch.tensor<[2,1],i64>
}

// CHECK-LABEL: @triu_indices(
func.func @triu_indices() -> (!torch.tensor<[2,1],i64>) {
  %0 = torch.constant dense<0> : tensor<2x1xi64> -> !torch.tensor<[2,1],i64>
  return %0 : !torch.tensor<[2,1],i64>
}

// CHECK-LABEL: @zeros(
func.func @zeros() -> (!torch.tensor<[1],f32>) {
  %0 = torch.constant dense<0.000000e+00> : tensor<1xf32> -> !torch.tensor<[1],f32>
  return %0 : !torch.tensor<[1],f32>
}
