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

// CHECK-LABEL: @as_tensor_list(
// CHECK: torch.aten.size.int{{.*}} -> !torch.int<n>
// CHECK: torch.prim.ListConstruct{{.*}} -> !torch.list<[!torch.int<n>, !torch.int<2>]>
// CHECK: torch.aten.tensor{{.*}} -> !torch.tensor<[2],i64>
func.func @as_tensor_list(%arg0: !torch.tensor<[n,3],f32>) -> (!torch.tensor<[2],i64>) {
  %0 = torch.constant 0 : i64 -> !torch.int<0>
  %1 = torch.aten.size.int(%arg0, %0) : (!torch.tensor<[n,3],f32>, !torch.int<0>) -> !torch.int<n>
  %2 = torch.constant 2 : i64 -> !torch.int<2>
  %3 = torch.prim.ListConstruct(%1, %2) : (!torch.int<n>, !torch.int<2>) -> !torch.list<[!torch.int<n>, !torch.int<2>]>
  %4 = torch.constant unit -> !torch.none
  %5 = torch.aten.as_tensor.list(%3, %4, %4) : (!torch.list<[!torch.int<n>, !torch.int<2>]>, !torch.none, !torch.none) -> !torch.tensor<[2],i64>
  return %5 : !torch.tensor<[2],i64>
}

// CHECK-LABEL: @empty_memory_format(
// CHECK: torch.aten.size.int{{.*}} -> !torch.int<n>
// CHECK: torch.prim.ListConstruct{{.*}} -> !torch.list<[!torch.int<n>, !torch.int<2>]>
// CHECK: torch.aten.full{{.*}} -> !torch.tensor<[n,2],f32>
func.func @empty_memory_format(%arg0: !torch.tensor<[n,3],f32>) -> (!torch.tensor<[n,2],f32>) {
  %0 = torch.constant 0 : i64 -> !torch.int<0>
  %1 = torch.aten.size.int(%arg0, %0) : (!torch.tensor<[n,3],f32>, !torch.int<0>) -> !torch.int<n>
  %2 = torch.constant 2 : i64 -> !torch.int<2>
  %3 = torch.prim.ListConstruct(%1, %2) : (!torch.int<n>, !torch.int<2>) -> !torch.list<[!torch.int<n>, !torch.int<2>]>
  %4 = torch.constant unit -> !torch.none
  %5 = torch.aten.empty.memory_format(%3, %4, %4, %4, %4, %4) : (!torch.list<[!torch.int<n>, !torch.int<2>]>, !torch.none, !torch.none, !torch.none, !torch.none, !torch.none) -> !torch.tensor<[n,2],f32>
  return %5 : !torch.tensor<[n,2],f32>
}

// CHECK-LABEL: @empty_like(
// CHECK: torch.aten.full_like{{.*}} -> !torch.tensor<[n,3],f32>
func.func @empty_like(%arg0: !torch.tensor<[n,3],f32>) -> (!torch.tensor<[n,3],f32>) {
  %0 = torch.constant unit -> !torch.none
  %1 = torch.aten.empty_like(%arg0, %0, %0, %0, %0, %0) : (!torch.tensor<[n,3],f32>, !torch.none, !torch.none, !torch.none, !torch.none, !torch.none) -> !torch.tensor<[n,3],f32>
  return %1 : !torch.tensor<[n,3],f32>
}

// CHECK-LABEL: @empty_permuted(
// CHECK: torch.aten.size.int{{.*}} -> !torch.int<n>
// CHECK: torch.prim.ListConstruct{{.*}} -> !torch.list<[!torch.int<n>, !torch.int<2>]>
// CHECK: torch.aten.full{{.*}} -> !torch.tensor<[n,2],f32>
func.func @empty_permuted(%arg0: !torch.tensor<[n,3],f32>) -> (!torch.tensor<[n,2],f32>) {
  %0 = torch.constant 0 : i64 -> !torch.int<0>
  %1 = torch.aten.size.int(%arg0, %0) : (!torch.tensor<[n,3],f32>, !torch.int<0>) -> !torch.int<n>
  %2 = torch.constant 2 : i64 -> !torch.int<2>
  %3 = torch.prim.ListConstruct(%1, %2) : (!torch.int<n>, !torch.int<2>) -> !torch.list<[!torch.int<n>, !torch.int<2>]>
  %4 = torch.constant 1 : i64 -> !torch.int<1>
  %5 = torch.prim.ListConstruct(%4, %0) : (!torch.int<1>, !torch.int<0>) -> !torch.list<[!torch.int<1>, !torch.int<0>]>
  %6 = torch.constant unit -> !torch.none
  %7 = torch.aten.empty_permuted(%3, %5, %6, %6, %6, %6) : (!torch.list<[!torch.int<n>, !torch.int<2>]>, !torch.list<[!torch.int<1>, !torch.int<0>]>, !torch.none, !torch.none, !torch.none, !torch.none) -> !torch.tensor<[n,2],f32>
  return %7 : !torch.tensor<[n,2],f32>
}

// CHECK-LABEL: @empty_strided(
// CHECK: torch.aten.size.int{{.*}} -> !torch.int<n>
// CHECK: torch.prim.ListConstruct{{.*}} -> !torch.list<[!torch.int<n>, !torch.int<2>]>
// CHECK: torch.aten.full{{.*}} -> !torch.tensor<[n,2],f32>
func.func @empty_strided(%arg0: !torch.tensor<[n,3],f32>) -> (!torch.tensor<[n,2],f32>) {
  %0 = torch.constant 0 : i64 -> !torch.int<0>
  %1 = torch.aten.size.int(%arg0, %0) : (!torch.tensor<[n,3],f32>, !torch.int<0>) -> !torch.int<n>
  %2 = torch.constant 2 : i64 -> !torch.int<2>
  %3 = torch.prim.ListConstruct(%1, %2) : (!torch.int<n>, !torch.int<2>) -> !torch.list<[!torch.int<n>, !torch.int<2>]>
  %4 = torch.constant 1 : i64 -> !torch.int<1>
  %5 = torch.prim.ListConstruct(%2, %4) : (!torch.int<2>, !torch.int<1>) -> !torch.list<[!torch.int<2>, !torch.int<1>]>
  %6 = torch.constant unit -> !torch.none
  %7 = torch.aten.empty_strided(%3, %5, %6, %6, %6, %6) : (!torch.list<[!torch.int<n>, !torch.int<2>]>, !torch.list<[!torch.int<2>, !torch.int<1>]>, !torch.none, !torch.none, !torch.none, !torch.none) -> !torch.tensor<[n,2],f32>
  return %7 : !torch.tensor<[n,2],f32>
}

// CHECK-LABEL: @new_empty(
// CHECK: torch.aten.size.int{{.*}} -> !torch.int<n>
// CHECK: torch.prim.ListConstruct{{.*}} -> !torch.list<[!torch.int<n>, !torch.int<2>]>
// CHECK: torch.aten.full{{.*}} -> !torch.tensor<[n,2],f32>
func.func @new_empty(%arg0: !torch.tensor<[n,3],f32>, %arg1: !torch.tensor<[n,3],f32>) -> (!torch.tensor<[n,2],f32>) {
  %0 = torch.constant 0 : i64 -> !torch.int<0>
  %1 = torch.aten.size.int(%arg1, %0) : (!torch.tensor<[n,3],f32>, !torch.int<0>) -> !torch.int<n>
  %2 = torch.constant 2 : i64 -> !torch.int<2>
  %3 = torch.prim.ListConstruct(%1, %2) : (!torch.int<n>, !torch.int<2>) -> !torch.list<[!torch.int<n>, !torch.int<2>]>
  %4 = torch.constant unit -> !torch.none
  %5 = torch.aten.new_empty(%arg0, %3, %4, %4, %4, %4) : (!torch.tensor<[n,3],f32>, !torch.list<[!torch.int<n>, !torch.int<2>]>, !torch.none, !torch.none, !torch.none, !torch.none) -> !torch.tensor<[n,2],f32>
  return %5 : !torch.tensor<[n,2],f32>
}

// CHECK-LABEL: @new_empty_strided(
// CHECK: torch.aten.size.int{{.*}} -> !torch.int<n>
// CHECK: torch.prim.ListConstruct{{.*}} -> !torch.list<[!torch.int<n>, !torch.int<2>]>
// CHECK: torch.aten.full{{.*}} -> !torch.tensor<[n,2],f32>
func.func @new_empty_strided(%arg0: !torch.tensor<[n,3],f32>, %arg1: !torch.tensor<[n,3],f32>) -> (!torch.tensor<[n,2],f32>) {
  %0 = torch.constant 0 : i64 -> !torch.int<0>
  %1 = torch.aten.size.int(%arg1, %0) : (!torch.tensor<[n,3],f32>, !torch.int<0>) -> !torch.int<n>
  %2 = torch.constant 2 : i64 -> !torch.int<2>
  %3 = torch.prim.ListConstruct(%1, %2) : (!torch.int<n>, !torch.int<2>) -> !torch.list<[!torch.int<n>, !torch.int<2>]>
  %4 = torch.constant 1 : i64 -> !torch.int<1>
  %5 = torch.prim.ListConstruct(%2, %4) : (!torch.int<2>, !torch.int<1>) -> !torch.list<[!torch.int<2>, !torch.int<1>]>
  %6 = torch.constant unit -> !torch.none
  %7 = torch.aten.new_empty_strided(%arg0, %3, %5, %6, %6, %6, %6) : (!torch.tensor<[n,3],f32>, !torch.list<[!torch.int<n>, !torch.int<2>]>, !torch.list<[!torch.int<2>, !torch.int<1>]>, !torch.none, !torch.none, !torch.none, !torch.none) -> !torch.tensor<[n,2],f32>
  return %7 : !torch.tensor<[n,2],f32>
}

// CHECK-LABEL: @new_full(
// CHECK: torch.aten.size.int{{.*}} -> !torch.int<n>
// CHECK: torch.prim.ListConstruct{{.*}} -> !torch.list<[!torch.int<n>, !torch.int<2>]>
// CHECK: torch.aten.full{{.*}} -> !torch.tensor<[n,2],f32>
func.func @new_full(%arg0: !torch.tensor<[n,3],f32>, %arg1: !torch.tensor<[n,3],f32>) -> (!torch.tensor<[n,2],f32>) {
  %0 = torch.constant 0 : i64 -> !torch.int<0>
  %1 = torch.aten.size.int(%arg1, %0) : (!torch.tensor<[n,3],f32>, !torch.int<0>) -> !torch.int<n>
  %2 = torch.constant 2 : i64 -> !torch.int<2>
  %3 = torch.prim.ListConstruct(%1, %2) : (!torch.int<n>, !torch.int<2>) -> !torch.list<[!torch.int<n>, !torch.int<2>]>
  %4 = torch.constant 2.000000e+00 : f64 -> !torch.float<2.000000e+00>
  %5 = torch.constant unit -> !torch.none
  %6 = torch.aten.new_full(%arg0, %3, %4, %5, %5, %5, %5) : (!torch.tensor<[n,3],f32>, !torch.list<[!torch.int<n>, !torch.int<2>]>, !torch.float<2.000000e+00>, !torch.none, !torch.none, !torch.none, !torch.none) -> !torch.tensor<[n,2],f32>
  return %6 : !torch.tensor<[n,2],f32>
}

// CHECK-LABEL: @new_ones(
// CHECK: torch.aten.size.int{{.*}} -> !torch.int<n>
// CHECK: torch.prim.ListConstruct{{.*}} -> !torch.list<[!torch.int<n>, !torch.int<2>]>
// CHECK: torch.aten.full{{.*}} -> !torch.tensor<[n,2],f32>
func.func @new_ones(%arg0: !torch.tensor<[n,3],f32>, %arg1: !torch.tensor<[n,3],f32>) -> (!torch.tensor<[n,2],f32>) {
  %0 = torch.constant 0 : i64 -> !torch.int<0>
  %1 = torch.aten.size.int(%arg1, %0) : (!torch.tensor<[n,3],f32>, !torch.int<0>) -> !torch.int<n>
  %2 = torch.constant 2 : i64 -> !torch.int<2>
  %3 = torch.prim.ListConstruct(%1, %2) : (!torch.int<n>, !torch.int<2>) -> !torch.list<[!torch.int<n>, !torch.int<2>]>
  %4 = torch.constant unit -> !torch.none
  %5 = torch.aten.new_ones(%arg0, %3, %4, %4, %4, %4) : (!torch.tensor<[n,3],f32>, !torch.list<[!torch.int<n>, !torch.int<2>]>, !torch.none, !torch.none, !torch.none, !torch.none) -> !torch.tensor<[n,2],f32>
  return %5 : !torch.tensor<[n,2],f32>
}

// CHECK-LABEL: @new_zeros(
// CHECK: torch.aten.size.int{{.*}} -> !torch.int<n>
// CHECK: torch.prim.ListConstruct{{.*}} -> !torch.list<[!torch.int<n>, !torch.int<2>]>
// CHECK: torch.aten.full{{.*}} -> !torch.tensor<[n,2],f32>
func.func @new_zeros(%arg0: !torch.tensor<[n,3],f32>, %arg1: !torch.tensor<[n,3],f32>) -> (!torch.tensor<[n,2],f32>) {
  %0 = torch.constant 0 : i64 -> !torch.int<0>
  %1 = torch.aten.size.int(%arg1, %0) : (!torch.tensor<[n,3],f32>, !torch.int<0>) -> !torch.int<n>
  %2 = torch.constant 2 : i64 -> !torch.int<2>
  %3 = torch.prim.ListConstruct(%1, %2) : (!torch.int<n>, !torch.int<2>) -> !torch.list<[!torch.int<n>, !torch.int<2>]>
  %4 = torch.constant unit -> !torch.none
  %5 = torch.aten.new_zeros(%arg0, %3, %4, %4, %4, %4) : (!torch.tensor<[n,3],f32>, !torch.list<[!torch.int<n>, !torch.int<2>]>, !torch.none, !torch.none, !torch.none, !torch.none) -> !torch.tensor<[n,2],f32>
  return %5 : !torch.tensor<[n,2],f32>
}

// CHECK-LABEL: @ones(
// CHECK: torch.aten.size.int{{.*}} -> !torch.int<n>
// CHECK: torch.prim.ListConstruct{{.*}} -> !torch.list<[!torch.int<n>, !torch.int<3>]>
// CHECK: torch.aten.full{{.*}} -> !torch.tensor<[n,3],f32>
func.func @ones(%arg0: !torch.tensor<[n,3],f32>) -> (!torch.tensor<[n,3],f32>) {
  %0 = torch.constant 0 : i64 -> !torch.int<0>
  %1 = torch.aten.size.int(%arg0, %0) : (!torch.tensor<[n,3],f32>, !torch.int<0>) -> !torch.int<n>
  %2 = torch.constant 3 : i64 -> !torch.int<3>
  %3 = torch.prim.ListConstruct(%1, %2) : (!torch.int<n>, !torch.int<3>) -> !torch.list<[!torch.int<n>, !torch.int<3>]>
  %4 = torch.constant unit -> !torch.none
  %5 = torch.aten.ones(%3, %4, %4, %4, %4) : (!torch.list<[!torch.int<n>, !torch.int<3>]>, !torch.none, !torch.none, !torch.none, !torch.none) -> !torch.tensor<[n,3],f32>
  return %5 : !torch.tensor<[n,3],f32>
}

// CHECK-LABEL: @tril_indices(
// CHECK: torch.aten.size.int{{.*}} -> !torch.int<n>
// CHECK: torch.prim.ListConstruct{{.*}} -> !torch.list<[!torch.int<n>, !torch.int<3>]>
// CHECK: torch.aten.full{{.*}} -> !torch.tensor<[n,3],f32>
// CHECK: torch.aten.tril{{.*}} -> !torch.tensor<[n,3],f32>
// CHECK: torch.aten.nonzero{{.*}} -> !torch.tensor<[u0,2],i64>
// CHECK: torch.aten.t{{.*}} -> !torch.tensor<[2,s0],i64>
func.func @tril_indices(%arg0: !torch.tensor<[n,3],f32>) -> (!torch.tensor<[2,s0],i64>) {
  %0 = torch.constant 0 : i64 -> !torch.int<0>
  %1 = torch.aten.size.int(%arg0, %0) : (!torch.tensor<[n,3],f32>, !torch.int<0>) -> !torch.int<n>
  %2 = torch.constant 3 : i64 -> !torch.int<3>
  %3 = torch.constant 4 : i64 -> !torch.int<4>
  %4 = torch.constant unit -> !torch.none
  %5 = torch.aten.tril_indices(%1, %2, %0, %3, %4, %4, %4) : (!torch.int<n>, !torch.int<3>, !torch.int<0>, !torch.int<4>, !torch.none, !torch.none, !torch.none) -> !torch.tensor<[2,s0],i64>
  return %5 : !torch.tensor<[2,s0],i64>
}

// CHECK-LABEL: @triu_indices(
// CHECK: torch.aten.size.int{{.*}} -> !torch.int<n>
// CHECK: torch.prim.ListConstruct{{.*}} -> !torch.list<[!torch.int<n>, !torch.int<3>]>
// CHECK: torch.aten.full{{.*}} -> !torch.tensor<[n,3],f32>
// CHECK: torch.aten.triu{{.*}} -> !torch.tensor<[n,3],f32>
// CHECK: torch.aten.nonzero{{.*}} -> !torch.tensor<[u1,2],i64>
// CHECK: torch.aten.t{{.*}} -> !torch.tensor<[2,s0],i64>
func.func @triu_indices(%arg0: !torch.tensor<[n,3],f32>) -> (!torch.tensor<[2,s0],i64>) {
  %0 = torch.constant 0 : i64 -> !torch.int<0>
  %1 = torch.aten.size.int(%arg0, %0) : (!torch.tensor<[n,3],f32>, !torch.int<0>) -> !torch.int<n>
  %2 = torch.constant 3 : i64 -> !torch.int<3>
  %3 = torch.constant 4 : i64 -> !torch.int<4>
  %4 = torch.constant unit -> !torch.none
  %5 = torch.aten.triu_indices(%1, %2, %0, %3, %4, %4, %4) : (!torch.int<n>, !torch.int<3>, !torch.int<0>, !torch.int<4>, !torch.none, !torch.none, !torch.none) -> !torch.tensor<[2,s0],i64>
  return %5 : !torch.tensor<[2,s0],i64>
}

// CHECK-LABEL: @zeros(
// CHECK: torch.aten.size.int{{.*}} -> !torch.int<n>
// CHECK: torch.prim.ListConstruct{{.*}} -> !torch.list<[!torch.int<n>, !torch.int<3>]>
// CHECK: torch.aten.full{{.*}} -> !torch.tensor<[n,3],f32>
func.func @zeros(%arg0: !torch.tensor<[n,3],f32>) -> (!torch.tensor<[n,3],f32>) {
  %0 = torch.constant 0 : i64 -> !torch.int<0>
  %1 = torch.aten.size.int(%arg0, %0) : (!torch.tensor<[n,3],f32>, !torch.int<0>) -> !torch.int<n>
  %2 = torch.constant 3 : i64 -> !torch.int<3>
  %3 = torch.prim.ListConstruct(%1, %2) : (!torch.int<n>, !torch.int<3>) -> !torch.list<[!torch.int<n>, !torch.int<3>]>
  %4 = torch.constant unit -> !torch.none
  %5 = torch.aten.zeros(%3, %4, %4, %4, %4) : (!torch.list<[!torch.int<n>, !torch.int<3>]>, !torch.none, !torch.none, !torch.none, !torch.none) -> !torch.tensor<[n,3],f32>
  return %5 : !torch.tensor<[n,3],f32>
}
