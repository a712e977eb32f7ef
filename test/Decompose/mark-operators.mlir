// RUN: torch-onnx-opt %s --pass-pipeline='builtin.module(torch-mark-operators,torch-decompose{opset=20})' --mlir-print-debuginfo --mlir-print-local-scope | FileCheck %s

// What an operator becomes says of which it is.

// CHECK-LABEL: @of_two(
// CHECK:       torch.aten.abs{{.*}} loc(fused<@"aten::hypot">["net.py":3:4])
// CHECK:       torch.aten.sqrt{{.*}} loc(fused<@"aten::hypot">["net.py":3:4])
// CHECK:       torch.aten.relu{{.*}} loc(fused<@"aten::relu">["net.py":4:4])
func.func @of_two(%x: !torch.tensor<[n],f32>) -> !torch.tensor<[n],f32> {
  %0 = torch.aten.hypot(%x, %x) : (!torch.tensor<[n],f32>, !torch.tensor<[n],f32>) -> !torch.tensor<[n],f32> loc("net.py":3:4)
  %1 = torch.aten.relu(%0) : (!torch.tensor<[n],f32>) -> !torch.tensor<[n],f32> loc("net.py":4:4)
  return %1 : !torch.tensor<[n],f32>
}
