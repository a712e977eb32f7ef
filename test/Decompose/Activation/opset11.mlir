// NOTE: The checks are written by tools/dev/update_checks.py.

// RUN: torch-onnx-opt %s --decompose --opset 11 | FileCheck %s

// CHECK-LABEL: @gelu(
// CHECK: torch.aten.div.Scalar{{.*}} -> !torch.tensor<[n,3],f32>
// CHECK: torch.aten.erf{{.*}} -> !torch.tensor<[n,3],f32>
// CHECK: torch.aten.add.Scalar{{.*}} -> !torch.tensor<[n,3],f32>
// CHECK: torch.aten.mul.Tensor{{.*}} -> !torch.tensor<[n,3],f32>
// CHECK: torch.aten.mul.Scalar{{.*}} -> !torch.tensor<[n,3],f32>
func.func @gelu(%arg0: !torch.tensor<[n,3],f32>) -> (!torch.tensor<[n,3],f32>) {
  %0 = torch.constant "none" -> !torch.str
  %1 = torch.aten.gelu(%arg0, %0) : (!torch.tensor<[n,3],f32>, !torch.str) -> !torch.tensor<[n,3],f32>
  return %1 : !torch.tensor<[n,3],f32>
}

// CHECK-LABEL: @hardswish(
// CHECK: torch.aten.hardsigmoid{{.*}} -> !torch.tensor<[n,3],f32>
// CHECK: torch.aten.mul.Tensor{{.*}} -> !torch.tensor<[n,3],f32>
func.func @hardswish(%arg0: !torch.tensor<[n,3],f32>) -> (!torch.tensor<[n,3],f32>) {
  %0 = torch.aten.hardswish(%arg0) : (!torch.tensor<[n,3],f32>) -> !torch.tensor<[n,3],f32>
  return %0 : !torch.tensor<[n,3],f32>
}

// CHECK-LABEL: @log_softmax_int(
// CHECK: torch.aten.transpose.int{{.*}} -> !torch.tensor<[4,3,n],f32>
// CHECK: torch.aten._log_softmax{{.*}} -> !torch.tensor<[4,3,n],f32>
// CHECK: torch.aten.transpose.int{{.*}} -> !torch.tensor<[n,3,4],f32>
func.func @log_softmax_int(%arg0: !torch.tensor<[n,3,4],f32>) -> (!torch.tensor<[n,3,4],f32>) {
  %0 = torch.constant 0 : i64 -> !torch.int<0>
  %1 = torch.constant unit -> !torch.none
  %2 = torch.aten.log_softmax.int(%arg0, %0, %1) : (!torch.tensor<[n,3,4],f32>, !torch.int<0>, !torch.none) -> !torch.tensor<[n,3,4],f32>
  return %2 : !torch.tensor<[n,3,4],f32>
}

// CHECK-LABEL: @mish(
// CHECK: torch.aten.softplus{{.*}} -> !torch.tensor<[n,3],f32>
// CHECK: torch.aten.tanh{{.*}} -> !torch.tensor<[n,3],f32>
// CHECK: torch.aten.mul.Tensor{{.*}} -> !torch.tensor<[n,3],f32>
func.func @mish(%arg0: !torch.tensor<[n,3],f32>) -> (!torch.tensor<[n,3],f32>) {
  %0 = torch.aten.mish(%arg0) : (!torch.tensor<[n,3],f32>) -> !torch.tensor<[n,3],f32>
  return %0 : !torch.tensor<[n,3],f32>
}

// CHECK-LABEL: @relu_of_ints(
// CHECK: torch.aten.lt.Tensor{{.*}} -> !torch.tensor<[n,3],i1>
// CHECK: torch.aten.where.self{{.*}} -> !torch.tensor<[n,3],i64>
func.func @relu_of_ints(%arg0: !torch.tensor<[n,3],i64>) -> (!torch.tensor<[n,3],i64>) {
  %0 = torch.aten.relu(%arg0) : (!torch.tensor<[n,3],i64>) -> !torch.tensor<[n,3],i64>
  return %0 : !torch.tensor<[n,3],i64>
}

// CHECK-LABEL: @softmax_int(
// CHECK: torch.aten.transpose.int{{.*}} -> !torch.tensor<[4,3,n],f32>
// CHECK: torch.aten._softmax{{.*}} -> !torch.tensor<[4,3,n],f32>
// CHECK: torch.aten.transpose.int{{.*}} -> !torch.tensor<[n,3,4],f32>
func.func @softmax_int(%arg0: !torch.tensor<[n,3,4],f32>) -> (!torch.tensor<[n,3,4],f32>) {
  %0 = torch.constant 0 : i64 -> !torch.int<0>
  %1 = torch.constant unit -> !torch.none
  %2 = torch.aten.softmax.int(%arg0, %0, %1) : (!torch.tensor<[n,3,4],f32>, !torch.int<0>, !torch.none) -> !torch.tensor<[n,3,4],f32>
  return %2 : !torch.tensor<[n,3,4],f32>
}

// CHECK-LABEL: @_log_softmax(
// CHECK: torch.aten.transpose.int{{.*}} -> !torch.tensor<[5,3,n],f32>
// CHECK: torch.aten._log_softmax{{.*}} -> !torch.tensor<[5,3,n],f32>
// CHECK: torch.aten.transpose.int{{.*}} -> !torch.tensor<[n,3,5],f32>
func.func @_log_softmax(%arg0: !torch.tensor<[n,3,5],f32>) -> (!torch.tensor<[n,3,5],f32>) {
  %0 = torch.constant 0 : i64 -> !torch.int<0>
  %1 = torch.constant false -> !torch.bool<false>
  %2 = torch.aten._log_softmax(%arg0, %0, %1) : (!torch.tensor<[n,3,5],f32>, !torch.int<0>, !torch.bool<false>) -> !torch.tensor<[n,3,5],f32>
  return %2 : !torch.tensor<[n,3,5],f32>
}

// CHECK-LABEL: @_softmax(
// CHECK: torch.aten.transpose.int{{.*}} -> !torch.tensor<[5,3,n],f32>
// CHECK: torch.aten._softmax{{.*}} -> !torch.tensor<[5,3,n],f32>
// CHECK: torch.aten.transpose.int{{.*}} -> !torch.tensor<[n,3,5],f32>
func.func @_softmax(%arg0: !torch.tensor<[n,3,5],f32>) -> (!torch.tensor<[n,3,5],f32>) {
  %0 = torch.constant 0 : i64 -> !torch.int<0>
  %1 = torch.constant false -> !torch.bool<false>
  %2 = torch.aten._softmax(%arg0, %0, %1) : (!torch.tensor<[n,3,5],f32>, !torch.int<0>, !torch.bool<false>) -> !torch.tensor<[n,3,5],f32>
  return %2 : !torch.tensor<[n,3,5],f32>
}
