// RUN: torch-onnx-opt %s --emit-onnx -o - > %t.onnx
// RUN: %python %S/Inputs/summary.py %t.onnx --no-run | FileCheck %s
// RUN: not torch-onnx-opt %s --emit-onnx --external-data -o - 2>&1 | FileCheck %s --check-prefix=EXTERNAL

// CHECK:    custom: my.ops::Twist(input) -> (output) {alpha=2.0}
// EXTERNAL: error: external data needs a path for the model
func.func @main(%x: tensor<2xf32>) -> tensor<2xf32> {
  %y = onnx.Custom(%x) {domain = "my.ops", op_type = "Twist", alpha = 2.0 : f32} : (tensor<2xf32>) -> tensor<2xf32> loc("custom")
  return %y : tensor<2xf32>
}
