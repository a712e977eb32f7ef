// NOTE: The checks are written by tools/dev/update_checks.py.

// RUN: torch-onnx-opt %s --decompose | FileCheck %s

// CHECK-LABEL: @nanquantile(
// CHECK-NOT: torch.aten.nanquantile(
// CHECK: return {{.*}} : !torch.tensor<[3],f32>
func.func @nanquantile(%arg0: !torch.tensor<[n,3],f32>, %arg1: !torch.tensor<[],f32>) -> (!torch.tensor<[3],f32>) {
  %0 = torch.constant 0 : i64 -> !torch.int<0>
  %1 = torch.constant false -> !torch.bool<false>
  %2 = torch.constant "linear" -> !torch.str
  %3 = torch.aten.nanquantile(%arg0, %arg1, %0, %1, %2) : (!torch.tensor<[n,3],f32>, !torch.tensor<[],f32>, !torch.int<0>, !torch.bool<false>, !torch.str) -> !torch.tensor<[3],f32>
  return %3 : !torch.tensor<[3],f32>
}

// CHECK-LABEL: @nanquantile_scalar(
// CHECK-NOT: torch.aten.nanquantile.scalar(
// CHECK: return {{.*}} : !torch.tensor<[],f32>
func.func @nanquantile_scalar(%arg0: !torch.tensor<[n,5],f32>) -> (!torch.tensor<[],f32>) {
  %0 = torch.constant 0.000000e+00 : f64 -> !torch.float<0.000000e+00>
  %1 = torch.constant unit -> !torch.none
  %2 = torch.constant false -> !torch.bool<false>
  %3 = torch.constant "linear" -> !torch.str
  %4 = torch.aten.nanquantile.scalar(%arg0, %0, %1, %2, %3) : (!torch.tensor<[n,5],f32>, !torch.float<0.000000e+00>, !torch.none, !torch.bool<false>, !torch.str) -> !torch.tensor<[],f32>
  return %4 : !torch.tensor<[],f32>
}

// CHECK-LABEL: @quantile(
// CHECK-NOT: torch.aten.quantile(
// CHECK: return {{.*}} : !torch.tensor<[3],f32>
func.func @quantile(%arg0: !torch.tensor<[n,3],f32>, %arg1: !torch.tensor<[],f32>) -> (!torch.tensor<[3],f32>) {
  %0 = torch.constant 0 : i64 -> !torch.int<0>
  %1 = torch.constant false -> !torch.bool<false>
  %2 = torch.constant "linear" -> !torch.str
  %3 = torch.aten.quantile(%arg0, %arg1, %0, %1, %2) : (!torch.tensor<[n,3],f32>, !torch.tensor<[],f32>, !torch.int<0>, !torch.bool<false>, !torch.str) -> !torch.tensor<[3],f32>
  return %3 : !torch.tensor<[3],f32>
}

// CHECK-LABEL: @quantile_scalar(
// CHECK-NOT: torch.aten.quantile.scalar(
// CHECK: return {{.*}} : !torch.tensor<[],f32>
func.func @quantile_scalar(%arg0: !torch.tensor<[n,5],f32>) -> (!torch.tensor<[],f32>) {
  %0 = torch.constant 0.000000e+00 : f64 -> !torch.float<0.000000e+00>
  %1 = torch.constant unit -> !torch.none
  %2 = torch.constant false -> !torch.bool<false>
  %3 = torch.constant "linear" -> !torch.str
  %4 = torch.aten.quantile.scalar(%arg0, %0, %1, %2, %3) : (!torch.tensor<[n,5],f32>, !torch.float<0.000000e+00>, !torch.none, !torch.bool<false>, !torch.str) -> !torch.tensor<[],f32>
  return %4 : !torch.tensor<[],f32>
}
