// RUN: torch-onnx-opt %s --pass-pipeline='builtin.module(torch-simplify)' -split-input-file | FileCheck %s

// CHECK-LABEL: func.func @tensors(
func.func @tensors() -> !torch.tensor {
  %x = torch.constant dense<[1.0, 2.0]> : tensor<2xf32> -> !torch.tensor<[2],f32>
  // CHECK: torch.constant dense<[1.000000e+00, 4.000000e+00]> : tensor<2xf32>
  %y = torch.aten.mul.Tensor(%x, %x) : (!torch.tensor<[2],f32>, !torch.tensor<[2],f32>) -> !torch.tensor
  return %y : !torch.tensor
}

// -----

// CHECK-LABEL: func.func @item(
func.func @item() -> !torch.int {
  %x = torch.constant dense<[[3, 4]]> : tensor<1x2xi64> -> !torch.tensor<[1,2],i64>
  %none = torch.constant unit -> !torch.none
  %sum = torch.aten.sum(%x, %none) : (!torch.tensor<[1,2],i64>, !torch.none) -> !torch.tensor
  // CHECK: torch.constant 7 : i64
  %i = torch.aten.Int.Tensor(%sum) : (!torch.tensor) -> !torch.int
  return %i : !torch.int
}

// -----

// What the data decides is known of a constant.
// CHECK-LABEL: func.func @nonzero(
func.func @nonzero() -> !torch.tensor {
  %x = torch.constant dense<[0, 1, 0, 2]> : tensor<4xi64> -> !torch.tensor<[4],i64>
  // CHECK: torch.constant dense<{{\[}}[1], [3]]> : tensor<2x1xi64>
  %y = torch.aten.nonzero(%x) : (!torch.tensor<[4],i64>) -> !torch.tensor
  return %y : !torch.tensor
}

// -----

// The processor stops whoever computes it.
// CHECK-LABEL: func.func @overflow(
func.func @overflow() -> !torch.tensor {
  %x = torch.constant dense<[1, -2147483648]> : tensor<2xi32> -> !torch.tensor<[2],i32>
  %minus = torch.constant -1 : i64 -> !torch.int
  // CHECK: torch.aten.fmod.Scalar
  %q = torch.aten.fmod.Scalar(%x, %minus) : (!torch.tensor<[2],i32>, !torch.int) -> !torch.tensor
  return %q : !torch.tensor
}
