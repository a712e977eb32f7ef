// RUN: torch-onnx-opt %s --pass-pipeline='builtin.module(func.func(onnx-legalize-types{opset=20 target=tensorrt}))' --verify-diagnostics | FileCheck %s

// TensorRT cannot even cast to float64: what is float64 between the arguments
// and the results is float32, constants and loops too.

// CHECK-LABEL: @between(
// CHECK-NOT: f64
func.func @between(%x: tensor<2xi64>, %n: tensor<i64>, %c: tensor<i1>) -> tensor<2xi64> {
  %k = onnx.ConstantV19() {value = dense<2.5> : tensor<f64>} : () -> tensor<f64>
  %y = onnx.CastV19(%x) {to = 11} : (tensor<2xi64>) -> tensor<2xf64>
  // expected-warning @+1 {{computed in float32: TensorRT has no float64}}
  %z = onnx.Mul(%y, %k) : (tensor<2xf64>, tensor<f64>) -> tensor<2xf64>
  // expected-warning @+1 {{computed in float32: TensorRT has no float64}}
  %l = onnx.LoopV19(%n, %c, %z) : (tensor<i64>, tensor<i1>, tensor<2xf64>) -> tensor<2xf64> body {
  ^bb0(%i: tensor<i64>, %go: tensor<i1>, %v: tensor<2xf64>):
    // expected-warning @+1 {{computed in float32: TensorRT has no float64}}
    %w = onnx.Add(%v, %z) : (tensor<2xf64>, tensor<2xf64>) -> tensor<2xf64>
    onnx.Yield %go, %w : tensor<i1>, tensor<2xf64>
  }
  %r = onnx.CastV19(%l) {to = 7} : (tensor<2xf64>) -> tensor<2xi64>
  return %r : tensor<2xi64>
}
