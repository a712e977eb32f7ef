// RUN: torch-onnx-opt %s --pass-pipeline='builtin.module(func.func(onnx-verify-converted{opset=14}))'
// RUN: not torch-onnx-opt %s --pass-pipeline='builtin.module(func.func(onnx-verify-converted{opset=13}))' 2>&1 | FileCheck %s --check-prefix=OLD

// OLD: error: {{.*}}does not exist in opset 13
func.func @hardswish(%x: tensor<?x3xf32>) -> tensor<?x3xf32> {
  %0 = onnx.HardSwishV14(%x) : (tensor<?x3xf32>) -> tensor<?x3xf32>
  return %0 : tensor<?x3xf32>
}
