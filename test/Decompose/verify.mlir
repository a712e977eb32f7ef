// RUN: torch-onnx-opt %s --pass-pipeline='builtin.module(torch-verify-decomposed{opset=14})'
// RUN: not torch-onnx-opt %s --pass-pipeline='builtin.module(torch-verify-decomposed{opset=13})' 2>&1 | FileCheck %s

// CHECK: error: {{.*}}has no conversion at opset 13
func.func @hardswish(%x: !torch.tensor<[n,3],f32>) -> !torch.tensor<[n,3],f32> {
  %0 = torch.aten.hardswish(%x) : (!torch.tensor<[n,3],f32>) -> !torch.tensor<[n,3],f32>
  return %0 : !torch.tensor<[n,3],f32>
}
