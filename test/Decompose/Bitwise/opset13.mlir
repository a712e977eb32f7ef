// NOTE: The checks are written by tools/dev/update_checks.py.

// RUN: torch-onnx-opt %s --decompose --opset 13 | FileCheck %s

// CHECK-LABEL: @bitwise_and_Scalar(
// CHECK-NOT: torch.aten.bitwise_and.Scalar(
// CHECK: return {{.*}} : !torch.tensor<[n,3],i64>
func.func @bitwise_and_Scalar(%arg0: !torch.tensor<[n,3],i64>) -> (!torch.tensor<[n,3],i64>) {
  %0 = torch.constant 5 : i64 -> !torch.int<5>
  %1 = torch.aten.bitwise_and.Scalar(%arg0, %0) : (!torch.tensor<[n,3],i64>, !torch.int<5>) -> !torch.tensor<[n,3],i64>
  return %1 : !torch.tensor<[n,3],i64>
}

// CHECK-LABEL: @bitwise_and_Scalar_Tensor(
// CHECK-NOT: torch.aten.bitwise_and.Scalar_Tensor(
// CHECK: return {{.*}} : !torch.tensor<[n,3],i64>
func.func @bitwise_and_Scalar_Tensor(%arg0: !torch.tensor<[n,3],i64>) -> (!torch.tensor<[n,3],i64>) {
  %0 = torch.constant 5 : i64 -> !torch.int<5>
  %1 = torch.aten.bitwise_and.Scalar_Tensor(%0, %arg0) : (!torch.int<5>, !torch.tensor<[n,3],i64>) -> !torch.tensor<[n,3],i64>
  return %1 : !torch.tensor<[n,3],i64>
}

// CHECK-LABEL: @bitwise_and_Tensor(
// CHECK-NOT: torch.aten.bitwise_and.Tensor(
// CHECK: return {{.*}} : !torch.tensor<[n],i64>
func.func @bitwise_and_Tensor(%arg0: !torch.tensor<[],i64>, %arg1: !torch.tensor<[n],i64>) -> (!torch.tensor<[n],i64>) {
  %0 = torch.aten.bitwise_and.Tensor(%arg0, %arg1) : (!torch.tensor<[],i64>, !torch.tensor<[n],i64>) -> !torch.tensor<[n],i64>
  return %0 : !torch.tensor<[n],i64>
}

// CHECK-LABEL: @bitwise_or_Scalar(
// CHECK-NOT: torch.aten.bitwise_or.Scalar(
// CHECK: return {{.*}} : !torch.tensor<[n,3],i64>
func.func @bitwise_or_Scalar(%arg0: !torch.tensor<[n,3],i64>) -> (!torch.tensor<[n,3],i64>) {
  %0 = torch.constant 5 : i64 -> !torch.int<5>
  %1 = torch.aten.bitwise_or.Scalar(%arg0, %0) : (!torch.tensor<[n,3],i64>, !torch.int<5>) -> !torch.tensor<[n,3],i64>
  return %1 : !torch.tensor<[n,3],i64>
}

// CHECK-LABEL: @bitwise_or_Scalar_Tensor(
// CHECK-NOT: torch.aten.bitwise_or.Scalar_Tensor(
// CHECK: return {{.*}} : !torch.tensor<[n,3],i64>
func.func @bitwise_or_Scalar_Tensor(%arg0: !torch.tensor<[n,3],i64>) -> (!torch.tensor<[n,3],i64>) {
  %0 = torch.constant 5 : i64 -> !torch.int<5>
  %1 = torch.aten.bitwise_or.Scalar_Tensor(%0, %arg0) : (!torch.int<5>, !torch.tensor<[n,3],i64>) -> !torch.tensor<[n,3],i64>
  return %1 : !torch.tensor<[n,3],i64>
}

// CHECK-LABEL: @bitwise_or_Tensor(
// CHECK-NOT: torch.aten.bitwise_or.Tensor(
// CHECK: return {{.*}} : !torch.tensor<[n],i64>
func.func @bitwise_or_Tensor(%arg0: !torch.tensor<[],i64>, %arg1: !torch.tensor<[n],i64>) -> (!torch.tensor<[n],i64>) {
  %0 = torch.aten.bitwise_or.Tensor(%arg0, %arg1) : (!torch.tensor<[],i64>, !torch.tensor<[n],i64>) -> !torch.tensor<[n],i64>
  return %0 : !torch.tensor<[n],i64>
}

// CHECK-LABEL: @bitwise_xor_Scalar(
// CHECK-NOT: torch.aten.bitwise_xor.Scalar(
// CHECK: return {{.*}} : !torch.tensor<[n,3],i64>
func.func @bitwise_xor_Scalar(%arg0: !torch.tensor<[n,3],i64>) -> (!torch.tensor<[n,3],i64>) {
  %0 = torch.constant 5 : i64 -> !torch.int<5>
  %1 = torch.aten.bitwise_xor.Scalar(%arg0, %0) : (!torch.tensor<[n,3],i64>, !torch.int<5>) -> !torch.tensor<[n,3],i64>
  return %1 : !torch.tensor<[n,3],i64>
}

// CHECK-LABEL: @bitwise_xor_Scalar_Tensor(
// CHECK-NOT: torch.aten.bitwise_xor.Scalar_Tensor(
// CHECK: return {{.*}} : !torch.tensor<[n,3],i64>
func.func @bitwise_xor_Scalar_Tensor(%arg0: !torch.tensor<[n,3],i64>) -> (!torch.tensor<[n,3],i64>) {
  %0 = torch.constant 5 : i64 -> !torch.int<5>
  %1 = torch.aten.bitwise_xor.Scalar_Tensor(%0, %arg0) : (!torch.int<5>, !torch.tensor<[n,3],i64>) -> !torch.tensor<[n,3],i64>
  return %1 : !torch.tensor<[n,3],i64>
}

// CHECK-LABEL: @bitwise_xor_Tensor(
// CHECK-NOT: torch.aten.bitwise_xor.Tensor(
// CHECK: return {{.*}} : !torch.tensor<[n],i64>
func.func @bitwise_xor_Tensor(%arg0: !torch.tensor<[],i64>, %arg1: !torch.tensor<[n],i64>) -> (!torch.tensor<[n],i64>) {
  %0 = torch.aten.bitwise_xor.Tensor(%arg0, %arg1) : (!torch.tensor<[],i64>, !torch.tensor<[n],i64>) -> !torch.tensor<[n],i64>
  return %0 : !torch.tensor<[n],i64>
}

// CHECK-LABEL: @__and___int(
// CHECK-NOT: torch.aten.__and__.int(
// CHECK: return {{.*}} : !torch.int
func.func @__and___int(%arg0: !torch.int, %arg1: !torch.int) -> (!torch.int) {
  %0 = torch.aten.__and__.int(%arg0, %arg1) : (!torch.int, !torch.int) -> !torch.int
  return %0 : !torch.int
}

// CHECK-LABEL: @__or___int(
// CHECK-NOT: torch.aten.__or__.int(
// CHECK: return {{.*}} : !torch.int
func.func @__or___int(%arg0: !torch.int, %arg1: !torch.int) -> (!torch.int) {
  %0 = torch.aten.__or__.int(%arg0, %arg1) : (!torch.int, !torch.int) -> !torch.int
  return %0 : !torch.int
}

// CHECK-LABEL: @__xor___int(
// CHECK-NOT: torch.aten.__xor__.int(
// CHECK: return {{.*}} : !torch.int
func.func @__xor___int(%arg0: !torch.int, %arg1: !torch.int) -> (!torch.int) {
  %0 = torch.aten.__xor__.int(%arg0, %arg1) : (!torch.int, !torch.int) -> !torch.int
  return %0 : !torch.int
}
