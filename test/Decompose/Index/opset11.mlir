// NOTE: The checks are written by tools/dev/update_checks.py.

// RUN: torch-onnx-opt %s --decompose --opset 11 | FileCheck %s

// CHECK-LABEL: @tril(
// CHECK: torch.aten.where.self{{.*}} -> !torch.tensor<[n,4,6],f32>
func.func @tril(%arg0: !torch.tensor<[n,4,6],f32>) -> (!torch.tensor<[n,4,6],f32>) {
  %0 = torch.constant 0 : i64 -> !torch.int<0>
  %1 = torch.aten.tril(%arg0, %0) : (!torch.tensor<[n,4,6],f32>, !torch.int<0>) -> !torch.tensor<[n,4,6],f32>
  return %1 : !torch.tensor<[n,4,6],f32>
}

// CHECK-LABEL: @tril_of_ints(
// CHECK: torch.aten.where.self{{.*}} -> !torch.tensor<[n,4,6],i64>
func.func @tril_of_ints(%arg0: !torch.tensor<[n,4,6],i64>) -> (!torch.tensor<[n,4,6],i64>) {
  %0 = torch.constant 0 : i64 -> !torch.int<0>
  %1 = torch.aten.tril(%arg0, %0) : (!torch.tensor<[n,4,6],i64>, !torch.int<0>) -> !torch.tensor<[n,4,6],i64>
  return %1 : !torch.tensor<[n,4,6],i64>
}

// CHECK-LABEL: @triu(
// CHECK: torch.aten.where.self{{.*}} -> !torch.tensor<[n,4,6],f32>
func.func @triu(%arg0: !torch.tensor<[n,4,6],f32>) -> (!torch.tensor<[n,4,6],f32>) {
  %0 = torch.constant 0 : i64 -> !torch.int<0>
  %1 = torch.aten.triu(%arg0, %0) : (!torch.tensor<[n,4,6],f32>, !torch.int<0>) -> !torch.tensor<[n,4,6],f32>
  return %1 : !torch.tensor<[n,4,6],f32>
}

// CHECK-LABEL: @triu_of_ints(
// CHECK: torch.aten.where.self{{.*}} -> !torch.tensor<[n,4,6],i64>
func.func @triu_of_ints(%arg0: !torch.tensor<[n,4,6],i64>) -> (!torch.tensor<[n,4,6],i64>) {
  %0 = torch.constant 0 : i64 -> !torch.int<0>
  %1 = torch.aten.triu(%arg0, %0) : (!torch.tensor<[n,4,6],i64>, !torch.int<0>) -> !torch.tensor<[n,4,6],i64>
  return %1 : !torch.tensor<[n,4,6],i64>
}
