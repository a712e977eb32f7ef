// NOTE: The checks are written by tools/dev/update_checks.py.

// ONNX Runtime draws no numbers at opset 22, but it tosses coins, of which a hash
// makes numbers.

// RUN: torch-onnx-opt %s --decompose --opset 22 | FileCheck %s

// CHECK-LABEL: @rand(
// CHECK-NOT: torch.aten.rand(
// CHECK: return {{.*}} : !torch.tensor<[n,3],f32>
func.func @rand(%arg0: !torch.tensor<[n,3],f32>) -> (!torch.tensor<[n,3],f32>) {
  %0 = torch.constant unit -> !torch.none
  %1 = torch.constant 0 : i64 -> !torch.int<0>
  %2 = torch.constant 3 : i64 -> !torch.int<3>
  %3 = torch.aten.size.int(%arg0, %1) : (!torch.tensor<[n,3],f32>, !torch.int<0>) -> !torch.int<n>
  %4 = torch.prim.ListConstruct(%3, %2) : (!torch.int<n>, !torch.int<3>) -> !torch.list<[!torch.int<n>, !torch.int<3>]>
  %5 = torch.aten.rand(%4, %0, %0, %0, %0) : (!torch.list<[!torch.int<n>, !torch.int<3>]>, !torch.none, !torch.none, !torch.none, !torch.none) -> !torch.tensor<[n,3],f32>
  return %5 : !torch.tensor<[n,3],f32>
}

// CHECK-LABEL: @rand_like(
// CHECK-NOT: torch.aten.rand_like(
// CHECK: return {{.*}} : !torch.tensor<[n,3],f16>
func.func @rand_like(%arg0: !torch.tensor<[n,3],f16>) -> (!torch.tensor<[n,3],f16>) {
  %0 = torch.constant unit -> !torch.none
  %1 = torch.aten.rand_like(%arg0, %0, %0, %0, %0, %0) : (!torch.tensor<[n,3],f16>, !torch.none, !torch.none, !torch.none, !torch.none, !torch.none) -> !torch.tensor<[n,3],f16>
  return %1 : !torch.tensor<[n,3],f16>
}

// CHECK-LABEL: @randn_like(
// CHECK-NOT: torch.aten.randn_like(
// CHECK: return {{.*}} : !torch.tensor<[n,3],f64>
func.func @randn_like(%arg0: !torch.tensor<[n,3],f64>) -> (!torch.tensor<[n,3],f64>) {
  %0 = torch.constant unit -> !torch.none
  %1 = torch.aten.randn_like(%arg0, %0, %0, %0, %0, %0) : (!torch.tensor<[n,3],f64>, !torch.none, !torch.none, !torch.none, !torch.none, !torch.none) -> !torch.tensor<[n,3],f64>
  return %1 : !torch.tensor<[n,3],f64>
}

// CHECK-LABEL: @randn(
// CHECK-NOT: torch.aten.randn(
// CHECK: return {{.*}} : !torch.tensor<[2],f32>
func.func @randn(%arg0: !torch.tensor<[n,3],f32>) -> (!torch.tensor<[2],f32>) {
  %0 = torch.constant unit -> !torch.none
  %1 = torch.constant 2 : i64 -> !torch.int<2>
  %2 = torch.prim.ListConstruct(%1) : (!torch.int<2>) -> !torch.list<[!torch.int<2>]>
  %3 = torch.aten.randn(%2, %0, %0, %0, %0) : (!torch.list<[!torch.int<2>]>, !torch.none, !torch.none, !torch.none, !torch.none) -> !torch.tensor<[2],f32>
  return %3 : !torch.tensor<[2],f32>
}
