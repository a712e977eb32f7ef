// RUN: torch-onnx-opt %s --pass-pipeline='builtin.module(func.func(onnx-to-float16{half=linear,_convolution full=exp,layer_norm,softmax}))' --mlir-print-debuginfo=false | FileCheck %s

// A product takes float16, and what follows it goes on so until an operator is kept.
// CHECK-LABEL: @product(
// CHECK-SAME:    %[[X:.*]]: tensor<2x2xf32>
// CHECK:       %[[HALF:.*]] = onnx.CastV19(%[[X]]) {to = 10 : i64} : (tensor<2x2xf32>) -> tensor<2x2xf16>
// CHECK:       %[[W:.*]] = onnx.Constant() {value = dense<{{\[\[}}1.000000e+00, 2.000000e+00], [3.000000e+00, 9.997550e-02]]> : tensor<2x2xf16>}
// CHECK:       %[[Y:.*]] = onnx.MatMul(%[[HALF]], %[[W]])
// CHECK:       %[[Z:.*]] = onnx.Relu(%[[Y]]) : (tensor<2x2xf16>) -> tensor<2x2xf16>
// CHECK:       %[[FULL:.*]] = onnx.CastV19(%[[Z]]) {to = 1 : i64}
// CHECK:       onnx.Softmax(%[[FULL]])
func.func @product(%x: tensor<2x2xf32>) -> tensor<2x2xf32> {
  %w = onnx.Constant() {value = dense<[[1.0, 2.0], [3.0, 0.1]]> : tensor<2x2xf32>} : () -> tensor<2x2xf32>
  %y = onnx.MatMul(%x, %w) : (tensor<2x2xf32>, tensor<2x2xf32>) -> tensor<2x2xf32>
  %z = onnx.Relu(%y) : (tensor<2x2xf32>) -> tensor<2x2xf32>
  %s = onnx.Softmax(%z) : (tensor<2x2xf32>) -> tensor<2x2xf32>
  return %s : tensor<2x2xf32>
}

// Numbers that float16 does not hold keep what takes them, as float32 values do.
// CHECK-LABEL: @numbers(
// CHECK:       %[[Y:.*]] = onnx.MatMul({{.*}} -> tensor<2x2xf16>
// CHECK:       %[[FULL:.*]] = onnx.CastV19(%[[Y]]) {to = 1 : i64}
// CHECK:       onnx.Add(%[[FULL]], %{{.*}}) -> tensor<2x2xf32>
// CHECK:       onnx.Add(%[[FULL]], %{{.*}}) -> tensor<2x2xf32>
// CHECK:       onnx.Add(%[[FULL]], %{{.*}}) -> tensor<2x2xf32>
// CHECK:       onnx.Mul(%[[Y]], %{{.*}}) : (tensor<2x2xf16>, tensor<f16>) -> tensor<2x2xf16>
func.func @numbers(%x: tensor<2x2xf32>) -> (tensor<2x2xf32>, tensor<2x2xf32>, tensor<2x2xf32>, tensor<2x2xf32>) {
  %large = onnx.Constant() {value = dense<-1.0e9> : tensor<f32>} : () -> tensor<f32>
  %small = onnx.Constant() {value = dense<1.0e-12> : tensor<f32>} : () -> tensor<f32>
  %fit = onnx.Constant() {value = dense<0.5> : tensor<f32>} : () -> tensor<f32>
  %y = onnx.MatMul(%x, %x) : (tensor<2x2xf32>, tensor<2x2xf32>) -> tensor<2x2xf32>
  %a = onnx.Add(%y, %large) : (tensor<2x2xf32>, tensor<f32>) -> tensor<2x2xf32>
  %b = onnx.Add(%y, %small) : (tensor<2x2xf32>, tensor<f32>) -> tensor<2x2xf32>
  %c = onnx.Add(%y, %x) : (tensor<2x2xf32>, tensor<2x2xf32>) -> tensor<2x2xf32>
  %d = onnx.Mul(%y, %fit) : (tensor<2x2xf32>, tensor<f32>) -> tensor<2x2xf32>
  return %a, %b, %c, %d : tensor<2x2xf32>, tensor<2x2xf32>, tensor<2x2xf32>, tensor<2x2xf32>
}

// The operator of the program decides: a product of another one stays, several nodes of one operator round once.
// CHECK-LABEL: @operators(
// CHECK:       onnx.MatMul({{.*}} -> tensor<2x2xf32>
// CHECK:       %[[Y:.*]] = onnx.MatMul({{.*}} -> tensor<2x2xf16>
// CHECK:       %[[FULL:.*]] = onnx.CastV19(%[[Y]]) {to = 1 : i64}
// CHECK:       %[[S:.*]] = onnx.Sigmoid(%[[FULL]])
// CHECK:       %[[P:.*]] = onnx.Mul(%[[FULL]], %[[S]])
// CHECK:       %[[HALF:.*]] = onnx.CastV19(%[[P]]) {to = 10 : i64}
// CHECK:       onnx.Relu(%[[HALF]])
func.func @operators(%x: tensor<2x2xf32>) -> (tensor<2x2xf32>, tensor<2x2xf32>) {
  %f = onnx.MatMul(%x, %x) : (tensor<2x2xf32>, tensor<2x2xf32>) -> tensor<2x2xf32> loc(fused<@"aten::fft_fft">["m.py":1:1])
  %y = onnx.MatMul(%x, %x) : (tensor<2x2xf32>, tensor<2x2xf32>) -> tensor<2x2xf32> loc(fused<@"aten::linear">["m.py":2:1])
  %s = onnx.Sigmoid(%y) : (tensor<2x2xf32>) -> tensor<2x2xf32> loc(fused<@"aten::silu">["m.py":3:1])
  %p = onnx.Mul(%y, %s) : (tensor<2x2xf32>, tensor<2x2xf32>) -> tensor<2x2xf32> loc(fused<@"aten::silu">["m.py":3:1])
  %r = onnx.Relu(%p) : (tensor<2x2xf32>) -> tensor<2x2xf32> loc(fused<@"aten::relu">["m.py":4:1])
  return %f, %r : tensor<2x2xf32>, tensor<2x2xf32>
}

// What is compared is compared with the very number.
// CHECK-LABEL: @comparisons(
// CHECK:       %[[Y:.*]] = onnx.MatMul({{.*}} -> tensor<2x2xf16>
// CHECK:       %[[FULL:.*]] = onnx.CastV19(%[[Y]]) {to = 1 : i64}
// CHECK:       onnx.Greater(%[[Y]], %{{.*}}) : (tensor<2x2xf16>, tensor<f16>) -> tensor<2x2xi1>
// CHECK:       onnx.Greater(%[[FULL]], %{{.*}}) : (tensor<2x2xf32>, tensor<f32>) -> tensor<2x2xi1>
func.func @comparisons(%x: tensor<2x2xf32>) -> (tensor<2x2xi1>, tensor<2x2xi1>) {
  %half = onnx.Constant() {value = dense<0.5> : tensor<f32>} : () -> tensor<f32>
  %tenth = onnx.Constant() {value = dense<0.1> : tensor<f32>} : () -> tensor<f32>
  %y = onnx.MatMul(%x, %x) : (tensor<2x2xf32>, tensor<2x2xf32>) -> tensor<2x2xf32>
  %a = onnx.Greater(%y, %half) : (tensor<2x2xf32>, tensor<f32>) -> tensor<2x2xi1>
  %b = onnx.Greater(%y, %tenth) : (tensor<2x2xf32>, tensor<f32>) -> tensor<2x2xi1>
  return %a, %b : tensor<2x2xi1>, tensor<2x2xi1>
}

// What is computed of integers alone meets no float16, but for bytes.
// CHECK-LABEL: @integers(
// CHECK:       %[[I:.*]] = onnx.CastV19(%{{.*}}) {to = 1 : i64} : (tensor<2x2xi64>) -> tensor<2x2xf32>
// CHECK:       onnx.MatMul(%[[I]], %{{.*}}) : (tensor<2x2xf32>, tensor<2x2xf32>)
// CHECK:       %[[SIN:.*]] = onnx.Sin{{.*}} -> tensor<2x2xf32>
// CHECK:       %[[HALF:.*]] = onnx.CastV19(%[[SIN]]) {to = 10 : i64}
// CHECK:       onnx.MatMul(%[[HALF]], %{{.*}} -> tensor<2x2xf16>
// CHECK:       %[[B:.*]] = onnx.CastV19(%{{.*}}) {to = 1 : i64} : (tensor<2x2xui8>) -> tensor<2x2xf32>
// CHECK:       %[[BHALF:.*]] = onnx.CastV19(%[[B]]) {to = 10 : i64}
// CHECK:       onnx.MatMul(%[[BHALF]], %{{.*}} -> tensor<2x2xf16>
func.func @integers(%i: tensor<2x2xi64>, %byte: tensor<2x2xui8>) -> (tensor<2x2xf32>, tensor<2x2xf32>) {
  %w = onnx.Constant() {value = dense<0.5> : tensor<2x2xf32>} : () -> tensor<2x2xf32>
  %f = onnx.CastV19(%i) {to = 1 : i64} : (tensor<2x2xi64>) -> tensor<2x2xf32>
  %p = onnx.MatMul(%f, %w) : (tensor<2x2xf32>, tensor<2x2xf32>) -> tensor<2x2xf32>
  %s = onnx.Sin(%p) : (tensor<2x2xf32>) -> tensor<2x2xf32>
  %q = onnx.MatMul(%s, %w) : (tensor<2x2xf32>, tensor<2x2xf32>) -> tensor<2x2xf32>
  %b = onnx.CastV19(%byte) {to = 1 : i64} : (tensor<2x2xui8>) -> tensor<2x2xf32>
  %r = onnx.MatMul(%b, %w) : (tensor<2x2xf32>, tensor<2x2xf32>) -> tensor<2x2xf32>
  return %q, %r : tensor<2x2xf32>, tensor<2x2xf32>
}
