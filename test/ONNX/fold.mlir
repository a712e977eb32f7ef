// RUN: torch-onnx-opt %s --canonicalize | FileCheck %s

// What an op only hands on, and small constants that are cast or moved.

// CHECK-LABEL: func.func @identity(
// CHECK-SAME:    %[[X:.*]]: tensor<4xf32>
// CHECK-NEXT:    return %[[X]]
func.func @identity(%x: tensor<4xf32>) -> tensor<4xf32> {
  %0 = onnx.Identity(%x) : (tensor<4xf32>) -> tensor<4xf32>
  %1 = onnx.Identity(%0) : (tensor<4xf32>) -> tensor<4xf32>
  return %1 : tensor<4xf32>
}

// CHECK-LABEL: func.func @there_and_back(
// CHECK-SAME:    %[[X:.*]]: tensor<4xf16>
// CHECK-NEXT:    return %[[X]]
func.func @there_and_back(%x: tensor<4xf16>) -> tensor<4xf16> {
  %0 = onnx.Cast(%x) {to = 1 : i64} : (tensor<4xf16>) -> tensor<4xf32>
  %1 = onnx.Cast(%0) {to = 10 : i64} : (tensor<4xf32>) -> tensor<4xf16>
  return %1 : tensor<4xf16>
}

// Rounding stays.
// CHECK-LABEL: func.func @rounds(
// CHECK-COUNT-2: onnx.Cast(
func.func @rounds(%x: tensor<4xf32>) -> tensor<4xf32> {
  %0 = onnx.Cast(%x) {to = 10 : i64} : (tensor<4xf32>) -> tensor<4xf16>
  %1 = onnx.Cast(%0) {to = 1 : i64} : (tensor<4xf16>) -> tensor<4xf32>
  return %1 : tensor<4xf32>
}

// CHECK-LABEL: func.func @constants(
// CHECK-NEXT:    %[[C:.*]] = onnx.Constant() {value = dense<[3, 4]> : tensor<2xi64>}
// CHECK-NEXT:    return %[[C]]
func.func @constants() -> tensor<2xi64> {
  %a = onnx.Constant() {value = dense<[3.5]> : tensor<1xf32>} : () -> tensor<1xf32>
  %b = onnx.Constant() {value = dense<4> : tensor<i64>} : () -> tensor<i64>
  %zero = onnx.Constant() {value = dense<0> : tensor<1xi64>} : () -> tensor<1xi64>
  %0 = onnx.Cast(%a) {to = 7 : i64} : (tensor<1xf32>) -> tensor<1xi64>
  %1 = onnx.Unsqueeze(%b, %zero) : (tensor<i64>, tensor<1xi64>) -> tensor<1xi64>
  %2 = onnx.Concat(%0, %1) {axis = 0 : i64} : (tensor<1xi64>, tensor<1xi64>) -> tensor<2xi64>
  return %2 : tensor<2xi64>
}

// Weights of two names stay two.
// CHECK-LABEL: func.func @named(
// CHECK-DAG:     onnx.Constant() {onnx.name = "a"
// CHECK-DAG:     onnx.Constant() {onnx.name = "b"
func.func @named() -> (tensor<1xf32>, tensor<1xf32>) {
  %a = onnx.Constant() {onnx.name = "a", value = dense<1.0> : tensor<1xf32>} : () -> tensor<1xf32>
  %b = onnx.Constant() {onnx.name = "b", value = dense<1.0> : tensor<1xf32>} : () -> tensor<1xf32>
  return %a, %b : tensor<1xf32>, tensor<1xf32>
}
