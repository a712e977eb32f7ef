// NOTE: The checks are written by tools/dev/update_checks.py.

// RUN: torch-onnx-opt %s --decompose | FileCheck %s

// CHECK-LABEL: @ones_like(
// CHECK: %[[V0:.*]] = torch.aten.view_as_real(%arg0) : {{.*}} -> !torch.tensor<[n,3,2],f32>
// CHECK: %[[V1:.*]] = torch.aten.select.int(%[[V0]], {{.*}}) : ({{.*}}, !torch.int<-1>, !torch.int<0>) -> !torch.tensor<[n,3],f32>
// CHECK: %[[V2:.*]] = torch.aten.full_like(%[[V1]], {{.*}}) : ({{.*}}, !torch.int<1>, !torch.int<6>, !torch.none, !torch.none, !torch.none, !torch.none) -> !torch.tensor<[n,3],f32>
// CHECK: %[[V3:.*]] = torch.aten.full_like(%[[V2]], {{.*}}) : ({{.*}}, !torch.int<0>, !torch.int<6>, !torch.none, !torch.none, !torch.none, !torch.none) -> !torch.tensor<[n,3],f32>
// CHECK: %[[V4:.*]] = torch.aten.complex(%[[V2]], %[[V3]]) : {{.*}} -> !torch.tensor<[n,3],complex<f32>>
// CHECK: return %[[V4]]
func.func @ones_like(%arg0: !torch.tensor<[n,3],complex<f32>>) -> (!torch.tensor<[n,3],complex<f32>>) {
  %0 = torch.constant unit -> !torch.none
  %1 = torch.aten.ones_like(%arg0, %0, %0, %0, %0, %0) : (!torch.tensor<[n,3],complex<f32>>, !torch.none, !torch.none, !torch.none, !torch.none, !torch.none) -> !torch.tensor<[n,3],complex<f32>>
  return %1 : !torch.tensor<[n,3],complex<f32>>
}

// CHECK-LABEL: @zeros_like(
// CHECK: %[[V0:.*]] = torch.aten.view_as_real(%arg0) : {{.*}} -> !torch.tensor<[n,3,2],f32>
// CHECK: %[[V1:.*]] = torch.aten.select.int(%[[V0]], {{.*}}) : ({{.*}}, !torch.int<-1>, !torch.int<0>) -> !torch.tensor<[n,3],f32>
// CHECK: %[[V2:.*]] = torch.aten.full_like(%[[V1]], {{.*}}) : ({{.*}}, !torch.int<0>, !torch.int<6>, !torch.none, !torch.none, !torch.none, !torch.none) -> !torch.tensor<[n,3],f32>
// CHECK: %[[V3:.*]] = torch.aten.full_like(%[[V2]], {{.*}}) : ({{.*}}, !torch.int<0>, !torch.int<6>, !torch.none, !torch.none, !torch.none, !torch.none) -> !torch.tensor<[n,3],f32>
// CHECK: %[[V4:.*]] = torch.aten.complex(%[[V2]], %[[V3]]) : {{.*}} -> !torch.tensor<[n,3],complex<f32>>
// CHECK: return %[[V4]]
func.func @zeros_like(%arg0: !torch.tensor<[n,3],complex<f32>>) -> (!torch.tensor<[n,3],complex<f32>>) {
  %0 = torch.constant unit -> !torch.none
  %1 = torch.aten.zeros_like(%arg0, %0, %0, %0, %0, %0) : (!torch.tensor<[n,3],complex<f32>>, !torch.none, !torch.none, !torch.none, !torch.none, !torch.none) -> !torch.tensor<[n,3],complex<f32>>
  return %1 : !torch.tensor<[n,3],complex<f32>>
}

// CHECK-LABEL: @as_tensor_list(
// CHECK: %[[V0:.*]] = torch.aten.size.int(%arg0, {{.*}}) : ({{.*}}, !torch.int<0>) -> !torch.int<n>
// CHECK: %[[V1:.*]] = torch.prim.ListConstruct(%[[V0]], {{.*}}) : ({{.*}}, !torch.int<2>) -> !torch.list<[!torch.int<n>, !torch.int<2>]>
// CHECK: %[[V2:.*]] = torch.aten.tensor(%[[V1]], {{.*}}) : ({{.*}}, !torch.none, !torch.none, !torch.bool<false>) -> !torch.tensor<[2],i64>
// CHECK: return %[[V2]]
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
// CHECK: %[[V0:.*]] = torch.aten.size.int(%arg0, {{.*}}) : ({{.*}}, !torch.int<0>) -> !torch.int<n>
// CHECK: %[[V1:.*]] = torch.prim.ListConstruct(%[[V0]], {{.*}}) : ({{.*}}, !torch.int<2>) -> !torch.list<[!torch.int<n>, !torch.int<2>]>
// CHECK: %[[V2:.*]] = torch.aten.full(%[[V1]], {{.*}}) : ({{.*}}, !torch.int<0>, !torch.int<6>, !torch.none, !torch.none, !torch.none) -> !torch.tensor<[n,2],f32>
// CHECK: return %[[V2]]
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
// CHECK: %[[V0:.*]] = torch.aten.full_like(%arg0, {{.*}}) : ({{.*}}, !torch.int<0>, !torch.int<6>, !torch.none, !torch.none, !torch.none, !torch.none) -> !torch.tensor<[n,3],f32>
// CHECK: return %[[V0]]
func.func @empty_like(%arg0: !torch.tensor<[n,3],f32>) -> (!torch.tensor<[n,3],f32>) {
  %0 = torch.constant unit -> !torch.none
  %1 = torch.aten.empty_like(%arg0, %0, %0, %0, %0, %0) : (!torch.tensor<[n,3],f32>, !torch.none, !torch.none, !torch.none, !torch.none, !torch.none) -> !torch.tensor<[n,3],f32>
  return %1 : !torch.tensor<[n,3],f32>
}

// CHECK-LABEL: @empty_permuted(
// CHECK: %[[V0:.*]] = torch.aten.size.int(%arg0, {{.*}}) : ({{.*}}, !torch.int<0>) -> !torch.int<n>
// CHECK: %[[V1:.*]] = torch.prim.ListConstruct(%[[V0]], {{.*}}) : ({{.*}}, !torch.int<2>) -> !torch.list<[!torch.int<n>, !torch.int<2>]>
// CHECK: %[[V2:.*]] = torch.aten.full(%[[V1]], {{.*}}) : ({{.*}}, !torch.int<0>, !torch.int<6>, !torch.none, !torch.none, !torch.none) -> !torch.tensor<[n,2],f32>
// CHECK: return %[[V2]]
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
// CHECK: %[[V0:.*]] = torch.aten.size.int(%arg0, {{.*}}) : ({{.*}}, !torch.int<0>) -> !torch.int<n>
// CHECK: %[[V1:.*]] = torch.prim.ListConstruct(%[[V0]], {{.*}}) : ({{.*}}, !torch.int<2>) -> !torch.list<[!torch.int<n>, !torch.int<2>]>
// CHECK: %[[V2:.*]] = torch.aten.full(%[[V1]], {{.*}}) : ({{.*}}, !torch.int<0>, !torch.int<6>, !torch.none, !torch.none, !torch.none) -> !torch.tensor<[n,2],f32>
// CHECK: return %[[V2]]
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
// CHECK: %[[V0:.*]] = torch.aten.size.int(%arg1, {{.*}}) : ({{.*}}, !torch.int<0>) -> !torch.int<n>
// CHECK: %[[V1:.*]] = torch.prim.ListConstruct(%[[V0]], {{.*}}) : ({{.*}}, !torch.int<2>) -> !torch.list<[!torch.int<n>, !torch.int<2>]>
// CHECK: %[[V2:.*]] = torch.aten.full(%[[V1]], {{.*}}) : ({{.*}}, !torch.int<0>, !torch.int<6>, !torch.none, !torch.none, !torch.none) -> !torch.tensor<[n,2],f32>
// CHECK: return %[[V2]]
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
// CHECK: %[[V0:.*]] = torch.aten.size.int(%arg1, {{.*}}) : ({{.*}}, !torch.int<0>) -> !torch.int<n>
// CHECK: %[[V1:.*]] = torch.prim.ListConstruct(%[[V0]], {{.*}}) : ({{.*}}, !torch.int<2>) -> !torch.list<[!torch.int<n>, !torch.int<2>]>
// CHECK: %[[V2:.*]] = torch.aten.full(%[[V1]], {{.*}}) : ({{.*}}, !torch.int<0>, !torch.int<6>, !torch.none, !torch.none, !torch.none) -> !torch.tensor<[n,2],f32>
// CHECK: return %[[V2]]
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
// CHECK: %[[V0:.*]] = torch.aten.size.int(%arg1, {{.*}}) : ({{.*}}, !torch.int<0>) -> !torch.int<n>
// CHECK: %[[V1:.*]] = torch.prim.ListConstruct(%[[V0]], {{.*}}) : ({{.*}}, !torch.int<2>) -> !torch.list<[!torch.int<n>, !torch.int<2>]>
// CHECK: %[[V2:.*]] = torch.aten.full(%[[V1]], {{.*}}) : ({{.*}}, !torch.float<2.000000e+00>, !torch.int<6>, !torch.none, !torch.none, !torch.none) -> !torch.tensor<[n,2],f32>
// CHECK: return %[[V2]]
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
// CHECK: %[[V0:.*]] = torch.aten.size.int(%arg1, {{.*}}) : ({{.*}}, !torch.int<0>) -> !torch.int<n>
// CHECK: %[[V1:.*]] = torch.prim.ListConstruct(%[[V0]], {{.*}}) : ({{.*}}, !torch.int<2>) -> !torch.list<[!torch.int<n>, !torch.int<2>]>
// CHECK: %[[V2:.*]] = torch.aten.full(%[[V1]], {{.*}}) : ({{.*}}, !torch.int<1>, !torch.int<6>, !torch.none, !torch.none, !torch.none) -> !torch.tensor<[n,2],f32>
// CHECK: return %[[V2]]
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
// CHECK: %[[V0:.*]] = torch.aten.size.int(%arg1, {{.*}}) : ({{.*}}, !torch.int<0>) -> !torch.int<n>
// CHECK: %[[V1:.*]] = torch.prim.ListConstruct(%[[V0]], {{.*}}) : ({{.*}}, !torch.int<2>) -> !torch.list<[!torch.int<n>, !torch.int<2>]>
// CHECK: %[[V2:.*]] = torch.aten.full(%[[V1]], {{.*}}) : ({{.*}}, !torch.int<0>, !torch.int<6>, !torch.none, !torch.none, !torch.none) -> !torch.tensor<[n,2],f32>
// CHECK: return %[[V2]]
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
// CHECK: %[[V0:.*]] = torch.aten.size.int(%arg0, {{.*}}) : ({{.*}}, !torch.int<0>) -> !torch.int<n>
// CHECK: %[[V1:.*]] = torch.prim.ListConstruct(%[[V0]], {{.*}}) : ({{.*}}, !torch.int<3>) -> !torch.list<[!torch.int<n>, !torch.int<3>]>
// CHECK: %[[V2:.*]] = torch.aten.full(%[[V1]], {{.*}}) : ({{.*}}, !torch.int<1>, !torch.int<6>, !torch.none, !torch.none, !torch.none) -> !torch.tensor<[n,3],f32>
// CHECK: return %[[V2]]
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
// CHECK: %[[V0:.*]] = torch.aten.size.int(%arg0, {{.*}}) : ({{.*}}, !torch.int<0>) -> !torch.int<n>
// CHECK: %[[V1:.*]] = torch.prim.ListConstruct(%[[V0]], {{.*}}) : ({{.*}}, !torch.int<3>) -> !torch.list<[!torch.int<n>, !torch.int<3>]>
// CHECK: %[[V2:.*]] = torch.aten.full(%[[V1]], {{.*}}) : ({{.*}}, !torch.int<1>, !torch.int<6>, !torch.none, !torch.none, !torch.none) -> !torch.tensor<[n,3],f32>
// CHECK: %[[V3:.*]] = torch.aten.tril(%[[V2]], {{.*}}) : ({{.*}}, !torch.int<0>) -> !torch.tensor<[n,3],f32>
// CHECK: %[[V4:.*]] = torch.aten.nonzero(%[[V3]]) : {{.*}} -> !torch.tensor<[u0,2],i64>
// CHECK: %[[V5:.*]] = torch.aten.t(%[[V4]]) : {{.*}} -> !torch.tensor<[2,s0],i64>
// CHECK: return %[[V5]]
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
// CHECK: %[[V0:.*]] = torch.aten.size.int(%arg0, {{.*}}) : ({{.*}}, !torch.int<0>) -> !torch.int<n>
// CHECK: %[[V1:.*]] = torch.prim.ListConstruct(%[[V0]], {{.*}}) : ({{.*}}, !torch.int<3>) -> !torch.list<[!torch.int<n>, !torch.int<3>]>
// CHECK: %[[V2:.*]] = torch.aten.full(%[[V1]], {{.*}}) : ({{.*}}, !torch.int<1>, !torch.int<6>, !torch.none, !torch.none, !torch.none) -> !torch.tensor<[n,3],f32>
// CHECK: %[[V3:.*]] = torch.aten.triu(%[[V2]], {{.*}}) : ({{.*}}, !torch.int<0>) -> !torch.tensor<[n,3],f32>
// CHECK: %[[V4:.*]] = torch.aten.nonzero(%[[V3]]) : {{.*}} -> !torch.tensor<[u1,2],i64>
// CHECK: %[[V5:.*]] = torch.aten.t(%[[V4]]) : {{.*}} -> !torch.tensor<[2,s0],i64>
// CHECK: return %[[V5]]
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
// CHECK: %[[V0:.*]] = torch.aten.size.int(%arg0, {{.*}}) : ({{.*}}, !torch.int<0>) -> !torch.int<n>
// CHECK: %[[V1:.*]] = torch.prim.ListConstruct(%[[V0]], {{.*}}) : ({{.*}}, !torch.int<3>) -> !torch.list<[!torch.int<n>, !torch.int<3>]>
// CHECK: %[[V2:.*]] = torch.aten.full(%[[V1]], {{.*}}) : ({{.*}}, !torch.int<0>, !torch.int<6>, !torch.none, !torch.none, !torch.none) -> !torch.tensor<[n,3],f32>
// CHECK: return %[[V2]]
func.func @zeros(%arg0: !torch.tensor<[n,3],f32>) -> (!torch.tensor<[n,3],f32>) {
  %0 = torch.constant 0 : i64 -> !torch.int<0>
  %1 = torch.aten.size.int(%arg0, %0) : (!torch.tensor<[n,3],f32>, !torch.int<0>) -> !torch.int<n>
  %2 = torch.constant 3 : i64 -> !torch.int<3>
  %3 = torch.prim.ListConstruct(%1, %2) : (!torch.int<n>, !torch.int<3>) -> !torch.list<[!torch.int<n>, !torch.int<3>]>
  %4 = torch.constant unit -> !torch.none
  %5 = torch.aten.zeros(%3, %4, %4, %4, %4) : (!torch.list<[!torch.int<n>, !torch.int<3>]>, !torch.none, !torch.none, !torch.none, !torch.none) -> !torch.tensor<[n,3],f32>
  return %5 : !torch.tensor<[n,3],f32>
}
