// NOTE: The checks are written by tools/dev/update_checks.py.

// RUN: torch-onnx-opt %s --decompose --opset 11 | FileCheck %s

// CHECK-LABEL: @clamp_of_ints(
// CHECK: torch.aten.lt.Tensor{{.*}} -> !torch.tensor<[n,3],i1>
// CHECK: torch.aten.where.self{{.*}} -> !torch.tensor<[n,3],i64>
// CHECK: torch.aten.lt.Tensor{{.*}} -> !torch.tensor<[n,3],i1>
// CHECK: torch.aten.where.self{{.*}} -> !torch.tensor<[n,3],i64>
func.func @clamp_of_ints(%arg0: !torch.tensor<[n,3],i64>) -> (!torch.tensor<[n,3],i64>) {
  %0 = torch.constant -1 : i64 -> !torch.int<-1>
  %1 = torch.constant 2 : i64 -> !torch.int<2>
  %2 = torch.aten.clamp(%arg0, %0, %1) : (!torch.tensor<[n,3],i64>, !torch.int<-1>, !torch.int<2>) -> !torch.tensor<[n,3],i64>
  return %2 : !torch.tensor<[n,3],i64>
}

// CHECK-LABEL: @ge_Scalar(
// CHECK: torch.aten.eq.Scalar{{.*}} -> !torch.tensor<[n,3],i1>
// CHECK: torch.aten.gt.Scalar{{.*}} -> !torch.tensor<[n,3],i1>
// CHECK: torch.aten.logical_or{{.*}} -> !torch.tensor<[n,3],i1>
func.func @ge_Scalar(%arg0: !torch.tensor<[n,3],f32>) -> (!torch.tensor<[n,3],i1>) {
  %0 = torch.constant 1 : i64 -> !torch.int<1>
  %1 = torch.aten.ge.Scalar(%arg0, %0) : (!torch.tensor<[n,3],f32>, !torch.int<1>) -> !torch.tensor<[n,3],i1>
  return %1 : !torch.tensor<[n,3],i1>
}

// CHECK-LABEL: @ge_Scalar_of_ints(
// CHECK: torch.aten.eq.Scalar{{.*}} -> !torch.tensor<[n,3],i1>
// CHECK: torch.aten.gt.Scalar{{.*}} -> !torch.tensor<[n,3],i1>
// CHECK: torch.aten.logical_or{{.*}} -> !torch.tensor<[n,3],i1>
func.func @ge_Scalar_of_ints(%arg0: !torch.tensor<[n,3],i64>) -> (!torch.tensor<[n,3],i1>) {
  %0 = torch.constant 1 : i64 -> !torch.int<1>
  %1 = torch.aten.ge.Scalar(%arg0, %0) : (!torch.tensor<[n,3],i64>, !torch.int<1>) -> !torch.tensor<[n,3],i1>
  return %1 : !torch.tensor<[n,3],i1>
}

// CHECK-LABEL: @ge_Tensor(
// CHECK: torch.aten.eq.Tensor{{.*}} -> !torch.tensor<[n,3],i1>
// CHECK: torch.aten.gt.Tensor{{.*}} -> !torch.tensor<[n,3],i1>
// CHECK: torch.aten.logical_or{{.*}} -> !torch.tensor<[n,3],i1>
func.func @ge_Tensor(%arg0: !torch.tensor<[n,3],f32>, %arg1: !torch.tensor<[3],f32>) -> (!torch.tensor<[n,3],i1>) {
  %0 = torch.aten.ge.Tensor(%arg0, %arg1) : (!torch.tensor<[n,3],f32>, !torch.tensor<[3],f32>) -> !torch.tensor<[n,3],i1>
  return %0 : !torch.tensor<[n,3],i1>
}

// CHECK-LABEL: @ge_Tensor_of_ints(
// CHECK: torch.aten.eq.Tensor{{.*}} -> !torch.tensor<[n,3],i1>
// CHECK: torch.aten.gt.Tensor{{.*}} -> !torch.tensor<[n,3],i1>
// CHECK: torch.aten.logical_or{{.*}} -> !torch.tensor<[n,3],i1>
func.func @ge_Tensor_of_ints(%arg0: !torch.tensor<[n,3],i64>, %arg1: !torch.tensor<[3],i64>) -> (!torch.tensor<[n,3],i1>) {
  %0 = torch.aten.ge.Tensor(%arg0, %arg1) : (!torch.tensor<[n,3],i64>, !torch.tensor<[3],i64>) -> !torch.tensor<[n,3],i1>
  return %0 : !torch.tensor<[n,3],i1>
}

// CHECK-LABEL: @le_Scalar(
// CHECK: torch.aten.eq.Scalar{{.*}} -> !torch.tensor<[n,3],i1>
// CHECK: torch.aten.lt.Scalar{{.*}} -> !torch.tensor<[n,3],i1>
// CHECK: torch.aten.logical_or{{.*}} -> !torch.tensor<[n,3],i1>
func.func @le_Scalar(%arg0: !torch.tensor<[n,3],f32>) -> (!torch.tensor<[n,3],i1>) {
  %0 = torch.constant 1 : i64 -> !torch.int<1>
  %1 = torch.aten.le.Scalar(%arg0, %0) : (!torch.tensor<[n,3],f32>, !torch.int<1>) -> !torch.tensor<[n,3],i1>
  return %1 : !torch.tensor<[n,3],i1>
}

// CHECK-LABEL: @le_Scalar_of_ints(
// CHECK: torch.aten.eq.Scalar{{.*}} -> !torch.tensor<[n,3],i1>
// CHECK: torch.aten.lt.Scalar{{.*}} -> !torch.tensor<[n,3],i1>
// CHECK: torch.aten.logical_or{{.*}} -> !torch.tensor<[n,3],i1>
func.func @le_Scalar_of_ints(%arg0: !torch.tensor<[n,3],i64>) -> (!torch.tensor<[n,3],i1>) {
  %0 = torch.constant 1 : i64 -> !torch.int<1>
  %1 = torch.aten.le.Scalar(%arg0, %0) : (!torch.tensor<[n,3],i64>, !torch.int<1>) -> !torch.tensor<[n,3],i1>
  return %1 : !torch.tensor<[n,3],i1>
}

// CHECK-LABEL: @le_Tensor(
// CHECK: torch.aten.eq.Tensor{{.*}} -> !torch.tensor<[n,3],i1>
// CHECK: torch.aten.lt.Tensor{{.*}} -> !torch.tensor<[n,3],i1>
// CHECK: torch.aten.logical_or{{.*}} -> !torch.tensor<[n,3],i1>
func.func @le_Tensor(%arg0: !torch.tensor<[n,3],f32>, %arg1: !torch.tensor<[3],f32>) -> (!torch.tensor<[n,3],i1>) {
  %0 = torch.aten.le.Tensor(%arg0, %arg1) : (!torch.tensor<[n,3],f32>, !torch.tensor<[3],f32>) -> !torch.tensor<[n,3],i1>
  return %0 : !torch.tensor<[n,3],i1>
}

// CHECK-LABEL: @le_Tensor_of_ints(
// CHECK: torch.aten.eq.Tensor{{.*}} -> !torch.tensor<[n,3],i1>
// CHECK: torch.aten.lt.Tensor{{.*}} -> !torch.tensor<[n,3],i1>
// CHECK: torch.aten.logical_or{{.*}} -> !torch.tensor<[n,3],i1>
func.func @le_Tensor_of_ints(%arg0: !torch.tensor<[n,3],i64>, %arg1: !torch.tensor<[3],i64>) -> (!torch.tensor<[n,3],i1>) {
  %0 = torch.aten.le.Tensor(%arg0, %arg1) : (!torch.tensor<[n,3],i64>, !torch.tensor<[3],i64>) -> !torch.tensor<[n,3],i1>
  return %0 : !torch.tensor<[n,3],i1>
}

// CHECK-LABEL: @maximum_of_ints(
// CHECK: torch.aten.lt.Tensor{{.*}} -> !torch.tensor<[n,3],i1>
// CHECK: torch.aten.where.self{{.*}} -> !torch.tensor<[n,3],i64>
func.func @maximum_of_ints(%arg0: !torch.tensor<[n,3],i64>, %arg1: !torch.tensor<[3],i64>) -> (!torch.tensor<[n,3],i64>) {
  %0 = torch.aten.maximum(%arg0, %arg1) : (!torch.tensor<[n,3],i64>, !torch.tensor<[3],i64>) -> !torch.tensor<[n,3],i64>
  return %0 : !torch.tensor<[n,3],i64>
}

// CHECK-LABEL: @minimum_of_ints(
// CHECK: torch.aten.lt.Tensor{{.*}} -> !torch.tensor<[n,3],i1>
// CHECK: torch.aten.where.self{{.*}} -> !torch.tensor<[n,3],i64>
func.func @minimum_of_ints(%arg0: !torch.tensor<[n,3],i64>, %arg1: !torch.tensor<[3],i64>) -> (!torch.tensor<[n,3],i64>) {
  %0 = torch.aten.minimum(%arg0, %arg1) : (!torch.tensor<[n,3],i64>, !torch.tensor<[3],i64>) -> !torch.tensor<[n,3],i64>
  return %0 : !torch.tensor<[n,3],i64>
}
