// RUN: torch-onnx-opt %s --decompose --opset=13 | FileCheck %s --check-prefixes=CHECK,OLD
// RUN: torch-onnx-opt %s --decompose --opset=14 | FileCheck %s --check-prefixes=CHECK,NEW

// CHECK-LABEL: @hardswish(
// OLD-NOT: torch.aten.hardswish
// OLD: torch.aten.hardsigmoid
// OLD: torch.aten.mul.Tensor
// NEW: torch.aten.hardswish
func.func @hardswish(%x: !torch.tensor<[n,3],f32>) -> !torch.tensor<[n,3],f32> {
  %0 = torch.aten.hardswish(%x) : (!torch.tensor<[n,3],f32>) -> !torch.tensor<[n,3],f32>
  return %0 : !torch.tensor<[n,3],f32>
}
