// Decompositions and conversions are patterns of MLIR's, called as their operators are.

// RUN: torch-onnx-opt %s --pass-pipeline='builtin.module(torch-decompose{opset=13})' | FileCheck %s --check-prefix=RULE
// RULE: torch.aten.hardsigmoid
// RULE: torch.aten.mul.Tensor

// One can be left out.
// RUN: not torch-onnx-opt %s --pass-pipeline='builtin.module(torch-decompose{opset=13 disable-patterns=aten::hardswish})' 2>&1 | FileCheck %s --check-prefix=WITHOUT
// WITHOUT: error: 'aten::hardswish' cannot be converted: no rule decomposes it

// Or all but one.
// RUN: torch-onnx-opt %s --pass-pipeline='builtin.module(torch-decompose{opset=13 enable-patterns=aten::hardswish})' | FileCheck %s --check-prefix=RULE
// RUN: not torch-onnx-opt %s --pass-pipeline='builtin.module(torch-decompose{opset=13 enable-patterns=composite})' 2>&1 | FileCheck %s --check-prefix=WITHOUT
// RUN: not torch-onnx-opt %s --pass-pipeline='builtin.module(torch-decompose{opset=13 enable-patterns=aten::gelu})' 2>&1 | FileCheck %s --check-prefix=NONE
// NONE: error: 'aten::hardswish' cannot be converted: no pattern that is enabled decomposes it

// RUN: not torch-onnx-opt %s --pass-pipeline='builtin.module(torch-decompose{opset=13},convert-torch-to-onnx{opset=13 disable-patterns=aten::mul.Tensor})' 2>&1 | FileCheck %s --check-prefix=CONVERT
// CONVERT: error: 'aten::mul.Tensor' cannot be converted: no conversion accepts it at opset 13

// Passes that change nothing print nothing.
// RUN: torch-onnx-opt %s --pass-pipeline='builtin.module(torch-decompose{opset=13},torch-decompose{opset=13})' \
// RUN:     --mlir-print-ir-after-all --mlir-print-ir-after-change 2>&1 >%t | FileCheck %s --check-prefix=CHANGE
// CHANGE-COUNT-1: IR Dump After TorchDecompose
// CHANGE-NOT: IR Dump After

func.func @hardswish(%x: !torch.tensor<[n,3],f32>) -> !torch.tensor<[n,3],f32> {
  %0 = torch.aten.hardswish(%x) : (!torch.tensor<[n,3],f32>) -> !torch.tensor<[n,3],f32>
  return %0 : !torch.tensor<[n,3],f32>
}
