// An opset that lacks a dtype is refused with the one that has it.

// RUN: not torch-onnx-opt %s --decompose --emit-onnx --opset=11 -o %t.onnx 2>&1 | FileCheck %s
// RUN: torch-onnx-opt %s --decompose --emit-onnx --opset=13 -o %t.onnx

// CHECK: error: 'aten::neg' cannot be converted: ONNX has bf16 from opset 13 on
// CHECK-NOT: error
func.func @forward(%x: !torch.tensor<[2],bf16>) -> !torch.tensor<[2],bf16> {
  %0 = torch.aten.neg(%x) : (!torch.tensor<[2],bf16>) -> !torch.tensor<[2],bf16>
  return %0 : !torch.tensor<[2],bf16>
}
