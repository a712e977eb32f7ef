// RUN: torch-onnx-opt %s --pass-pipeline='builtin.module(func.func(onnx-legalize-types{opset=28}))' --verify-diagnostics
// RUN: not torch-onnx-opt %s --pass-pipeline='builtin.module(func.func(onnx-legalize-types{target=nothing}))' 2>&1 | FileCheck %s

// CHECK: error: 'nothing' is neither a profile's file nor one of onnxruntime
// expected-warning @+1 {{ONNX Runtime reads opsets up to 26; what it runs at opset 28 is not known}}
func.func @main(%x: tensor<2xbf16>) -> tensor<2xbf16> {
  %y = onnx.Relu(%x) : (tensor<2xbf16>) -> tensor<2xbf16>
  return %y : tensor<2xbf16>
}
