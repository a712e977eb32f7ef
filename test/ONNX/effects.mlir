// RUN: torch-onnx-opt %s --cse --canonicalize | FileCheck %s

// CHECK-LABEL: func.func @pure(
// CHECK-COUNT-1: onnx.Neg
// CHECK-NOT:     onnx.
// CHECK:         return
func.func @pure(%x: tensor<2xf32>) -> (tensor<2xf32>, tensor<2xf32>) {
  %a = onnx.Neg(%x) : (tensor<2xf32>) -> tensor<2xf32>
  %b = onnx.Neg(%x) : (tensor<2xf32>) -> tensor<2xf32>
  %unused = onnx.Exp(%x) : (tensor<2xf32>) -> tensor<2xf32>
  return %a, %b : tensor<2xf32>, tensor<2xf32>
}

// Two draws are never one, but a draw that nobody reads goes.
// CHECK-LABEL: func.func @random(
// CHECK-COUNT-2: onnx.RandomNormal(
// CHECK-NOT:     onnx.
// CHECK:         return
func.func @random() -> (tensor<2xf32>, tensor<2xf32>) {
  %a = onnx.RandomNormal() {shape = [2]} : () -> tensor<2xf32>
  %b = onnx.RandomNormal() {shape = [2]} : () -> tensor<2xf32>
  %unused = onnx.RandomNormal() {shape = [2]} : () -> tensor<2xf32>
  return %a, %b : tensor<2xf32>, tensor<2xf32>
}

// CHECK-LABEL: func.func @regions(
// CHECK-COUNT-1: onnx.If
// CHECK-NOT:     onnx.If
// CHECK:         return
func.func @regions(%c: tensor<i1>, %x: tensor<2xf32>) -> (tensor<2xf32>, tensor<2xf32>) {
  %a = onnx.If(%c) : (tensor<i1>) -> tensor<2xf32> then_branch {
    onnx.Yield %x : tensor<2xf32>
  } else_branch {
    %n = onnx.Neg(%x) : (tensor<2xf32>) -> tensor<2xf32>
    onnx.Yield %n : tensor<2xf32>
  }
  %b = onnx.If(%c) : (tensor<i1>) -> tensor<2xf32> then_branch {
    onnx.Yield %x : tensor<2xf32>
  } else_branch {
    %n = onnx.Neg(%x) : (tensor<2xf32>) -> tensor<2xf32>
    onnx.Yield %n : tensor<2xf32>
  }
  return %a, %b : tensor<2xf32>, tensor<2xf32>
}
