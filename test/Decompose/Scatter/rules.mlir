// NOTE: The checks are written by tools/dev/update_checks.py.

// RUN: torch-onnx-opt %s --decompose | FileCheck %s

// CHECK-LABEL: @scatter_value(
// CHECK: torch.aten.expand_as{{.*}} -> !torch.tensor<[n,2],f32>
// CHECK: torch.aten.scatter.src{{.*}} -> !torch.tensor<[n,5],f32>
func.func @scatter_value(%arg0: !torch.tensor<[n,5],f32>, %arg1: !torch.tensor<[n,2],i64>) -> (!torch.tensor<[n,5],f32>) {
  %0 = torch.constant 1 : i64 -> !torch.int<1>
  %1 = torch.constant 2 : i64 -> !torch.int<2>
  %2 = torch.aten.scatter.value(%arg0, %0, %arg1, %1) : (!torch.tensor<[n,5],f32>, !torch.int<1>, !torch.tensor<[n,2],i64>, !torch.int<2>) -> !torch.tensor<[n,5],f32>
  return %2 : !torch.tensor<[n,5],f32>
}

// CHECK-LABEL: @scatter_value_of_ints(
// CHECK: torch.aten.expand_as{{.*}} -> !torch.tensor<[n,2],i64>
// CHECK: torch.aten.scatter.src{{.*}} -> !torch.tensor<[n,5],i64>
func.func @scatter_value_of_ints(%arg0: !torch.tensor<[n,5],i64>, %arg1: !torch.tensor<[n,2],i64>) -> (!torch.tensor<[n,5],i64>) {
  %0 = torch.constant 1 : i64 -> !torch.int<1>
  %1 = torch.constant 2 : i64 -> !torch.int<2>
  %2 = torch.aten.scatter.value(%arg0, %0, %arg1, %1) : (!torch.tensor<[n,5],i64>, !torch.int<1>, !torch.tensor<[n,2],i64>, !torch.int<2>) -> !torch.tensor<[n,5],i64>
  return %2 : !torch.tensor<[n,5],i64>
}
