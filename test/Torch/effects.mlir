// RUN: torch-onnx-opt %s --cse | FileCheck %s

// Two draws are never one, whether the dialect lists their operator or LibTorch
// alone knows it, but a draw that nobody reads goes.
// CHECK-LABEL: func.func @random(
// CHECK-COUNT-2: torch.aten.bernoulli(
// CHECK-COUNT-2: torch.operator "aten::_standard_gamma"(
// CHECK-NOT:     torch.{{aten|operator}}
// CHECK:         return
func.func @random(%x: !torch.tensor<[4],f32>, %none: !torch.none) -> (!torch.tensor<[4],f32>, !torch.tensor<[4],f32>, !torch.tensor<[4],f32>, !torch.tensor<[4],f32>) {
  %a = torch.aten.bernoulli(%x, %none) : (!torch.tensor<[4],f32>, !torch.none) -> !torch.tensor<[4],f32>
  %b = torch.aten.bernoulli(%x, %none) : (!torch.tensor<[4],f32>, !torch.none) -> !torch.tensor<[4],f32>
  %unused = torch.aten.bernoulli(%x, %none) : (!torch.tensor<[4],f32>, !torch.none) -> !torch.tensor<[4],f32>
  %c = torch.operator "aten::_standard_gamma"(%x, %none) : (!torch.tensor<[4],f32>, !torch.none) -> !torch.tensor<[4],f32>
  %d = torch.operator "aten::_standard_gamma"(%x, %none) : (!torch.tensor<[4],f32>, !torch.none) -> !torch.tensor<[4],f32>
  return %a, %b, %c, %d : !torch.tensor<[4],f32>, !torch.tensor<[4],f32>, !torch.tensor<[4],f32>, !torch.tensor<[4],f32>
}

// CHECK-LABEL: func.func @pure(
// CHECK-COUNT-1: torch.aten.relu(
// CHECK-NOT:     torch.{{aten|operator}}
// CHECK:         return
func.func @pure(%x: !torch.tensor<[4],f32>) -> (!torch.tensor<[4],f32>, !torch.tensor<[4],f32>) {
  %a = torch.aten.relu(%x) : (!torch.tensor<[4],f32>) -> !torch.tensor<[4],f32>
  %b = torch.aten.relu(%x) : (!torch.tensor<[4],f32>) -> !torch.tensor<[4],f32>
  return %a, %b : !torch.tensor<[4],f32>, !torch.tensor<[4],f32>
}
