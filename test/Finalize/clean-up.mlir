// RUN: torch-onnx-opt %s --pass-pipeline='builtin.module(func.func(onnx-clean-up))' | FileCheck %s

// CHECK-LABEL: func.func @forwarded(
// CHECK-SAME:    %[[X:.*]]: tensor<2xf32>)
// CHECK-NEXT:    return %[[X]], %[[X]]
func.func @forwarded(%x: tensor<2xf32>) -> (tensor<2xf32>, tensor<2xf32>) {
  %y = onnx.Identity(%x) : (tensor<2xf32>) -> tensor<2xf32>
  %z = onnx.Cast(%y) {to = 1 : i64} : (tensor<2xf32>) -> tensor<2xf32>
  %unused = onnx.Neg(%z) : (tensor<2xf32>) -> tensor<2xf32>
  return %y, %z : tensor<2xf32>, tensor<2xf32>
}

// There and back through a wider type is nothing; a narrower one is not.
// CHECK-LABEL: func.func @there_and_back(
// CHECK-SAME:    %[[X:.*]]: tensor<2xi8>, %[[Y:.*]]: tensor<2xf32>)
// CHECK-NEXT:    %[[N:.*]] = onnx.Cast(%[[Y]]) {to = 10 : i64}
// CHECK-NEXT:    %[[B:.*]] = onnx.Cast(%[[N]]) {to = 1 : i64}
// CHECK-NEXT:    return %[[X]], %[[B]]
func.func @there_and_back(%x: tensor<2xi8>, %y: tensor<2xf32>) -> (tensor<2xi8>, tensor<2xf32>) {
  %wide = onnx.Cast(%x) {to = 1 : i64} : (tensor<2xi8>) -> tensor<2xf32>
  %back = onnx.Cast(%wide) {to = 3 : i64} : (tensor<2xf32>) -> tensor<2xi8>
  %narrow = onnx.Cast(%y) {to = 10 : i64} : (tensor<2xf32>) -> tensor<2xf16>
  %rounded = onnx.Cast(%narrow) {to = 1 : i64} : (tensor<2xf16>) -> tensor<2xf32>
  return %back, %rounded : tensor<2xi8>, tensor<2xf32>
}

// CHECK-LABEL: func.func @constants(
// CHECK-DAG:     %[[I:.*]] = onnx.Constant() {value = dense<[1, -2]> : tensor<2xi64>}
// CHECK-DAG:     %[[H:.*]] = onnx.Constant() {value = dense<[1.500000e+00, -2.500000e+00]> : tensor<2xf16>}
// CHECK-DAG:     %[[B:.*]] = onnx.Constant() {value = dense<[false, true]> : tensor<2xi1>}
// CHECK-DAG:     %[[U:.*]] = onnx.Constant() {value = dense<[255, 0]> : tensor<2xui8>}
// CHECK:         return %[[I]], %[[H]], %[[B]], %[[U]]
func.func @constants() -> (tensor<2xi64>, tensor<2xf16>, tensor<2xi1>, tensor<2xui8>) {
  %c = onnx.Constant() {value = dense<[1.5, -2.5]> : tensor<2xf64>} : () -> tensor<2xf64>
  %n = onnx.Constant() {value = dense<[0, 3]> : tensor<2xi32>} : () -> tensor<2xi32>
  %m = onnx.Constant() {value = dense<[-1, 256]> : tensor<2xi16>} : () -> tensor<2xi16>
  %i = onnx.Cast(%c) {to = 7 : i64} : (tensor<2xf64>) -> tensor<2xi64>
  %h = onnx.Cast(%c) {to = 10 : i64} : (tensor<2xf64>) -> tensor<2xf16>
  %b = onnx.Cast(%n) {to = 9 : i64} : (tensor<2xi32>) -> tensor<2xi1>
  %u = onnx.Cast(%m) {to = 2 : i64} : (tensor<2xi16>) -> tensor<2xui8>
  return %i, %h, %b, %u : tensor<2xi64>, tensor<2xf16>, tensor<2xi1>, tensor<2xui8>
}

// What the dropped op knew of its result is kept.
// CHECK-LABEL: func.func @types(
// CHECK:         %[[Y:.*]] = onnx.Neg(%{{.*}}) : (tensor<*xf32>) -> tensor<2xf32>
// CHECK-NEXT:    return %[[Y]] : tensor<2xf32>
func.func @types(%x: tensor<*xf32>) -> tensor<2xf32> {
  %y = onnx.Neg(%x) : (tensor<*xf32>) -> tensor<*xf32>
  %z = onnx.Identity(%y) : (tensor<*xf32>) -> tensor<2xf32>
  return %z : tensor<2xf32>
}

// CHECK-LABEL: func.func @dead_region(
// CHECK-NEXT:    return
func.func @dead_region(%c: tensor<i1>, %x: tensor<2xf32>) {
  %y = onnx.If(%c) : (tensor<i1>) -> tensor<2xf32> then_branch {
    %z = onnx.Identity(%x) : (tensor<2xf32>) -> tensor<2xf32>
    onnx.Yield %z : tensor<2xf32>
  } else_branch {
    onnx.Yield %x : tensor<2xf32>
  }
  return
}
