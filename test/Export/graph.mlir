// RUN: torch-onnx-opt %s --emit-onnx --opset=20 -o %t.onnx
// RUN: %python %S/Inputs/summary.py %t.onnx | FileCheck %s

// The names of inputs, outputs, weights and nodes, the symbols, the producer.
// CHECK:      ir_version 9, opsets ai.onnx=20, producer torch-onnx-opt
// CHECK-NEXT: graph main
// CHECK-NEXT: input x: float[n,3,8,8]
// CHECK-NEXT: input unused: int64[]
// CHECK-NEXT: output y: float[n,4,8,8]
// CHECK-NEXT: output z: float[n,4,8,8]
// CHECK-NEXT: output y_too: float[n,4,8,8]
// CHECK-NEXT: output x_too: float[n,3,8,8]
// CHECK-NEXT: output w: float[4,3,3,3]
// CHECK-NEXT: initializer layer1.conv1.bias: float[4]
// CHECK-NEXT: initializer layer1.conv1.const: float[]
// CHECK-NEXT: initializer layer1.conv1.weight: float[4,3,3,3]
// CHECK-NEXT: layer1.conv1: Conv(x, layer1.conv1.weight, layer1.conv1.bias) -> (layer1.conv1) {pads=[1, 1, 1, 1]} # model.py:12:8
// CHECK-NEXT: layer1.conv1_1: Conv(x, layer1.conv1.weight) -> (layer1.conv1_1) {pads=[1, 1, 1, 1]} # model.py:12:8
// CHECK-NEXT: Relu: Relu(layer1.conv1) -> (y)
// CHECK-NEXT: Clip: Clip(layer1.conv1_1, , layer1.conv1.const) -> (z)
// CHECK-NEXT: Identity: Identity(y) -> (y_too)
// CHECK-NEXT: Identity_1: Identity(x) -> (x_too)
// CHECK-NEXT: Identity_2: Identity(layer1.conv1.weight) -> (w)
// CHECK:      value layer1.conv1: float[n,4,8,8]
// CHECK:      onnxruntime loads it

!x = tensor<?x3x8x8xf32, #onnx.dims<"n", "", "", "">>
!y = tensor<?x4x8x8xf32, #onnx.dims<"n", "", "", "">>
#src = loc("model.py":12:8)

func.func @main(%x: !x {onnx.name = "x"}, %u: tensor<i64> {onnx.name = "unused"})
    -> (!y {onnx.name = "y"}, !y {onnx.name = "z"}, !y {onnx.name = "y_too"},
        !x {onnx.name = "x_too"}, tensor<4x3x3x3xf32> {onnx.name = "w"}) {
  %w = onnx.Constant() {value = dense<1.0> : tensor<4x3x3x3xf32>, onnx.name = "layer1.conv1.weight"} : () -> tensor<4x3x3x3xf32>
  %b = onnx.Constant() {value = dense<[1.0, 2.0, 3.0, 4.0]> : tensor<4xf32>} : () -> tensor<4xf32> loc("layer1.conv1.bias")
  // The same weight, met again, is written once.
  %w2 = onnx.Constant() {value = dense<1.0> : tensor<4x3x3x3xf32>, onnx.name = "tied.weight"} : () -> tensor<4x3x3x3xf32>
  %c = onnx.ConvV11(%x, %w, %b) {pads = [1, 1, 1, 1]} : (!x, tensor<4x3x3x3xf32>, tensor<4xf32>) -> !y loc("layer1.conv1"(#src))
  %d = onnx.ConvV11(%x, %w2) {pads = [1, 1, 1, 1]} : (!x, tensor<4x3x3x3xf32>) -> !y loc("layer1.conv1"(#src))
  %y = onnx.Relu(%c) : (!y) -> !y
  %none = onnx.NoValue
  %max = onnx.Constant() {value = dense<6.0> : tensor<f32>} : () -> tensor<f32> loc("layer1.conv1"(#src))
  %z = onnx.Clip(%d, %none, %max) : (!y, none, tensor<f32>) -> !y
  return %y, %z, %y, %x, %w : !y, !y, !y, !x, tensor<4x3x3x3xf32>
}
