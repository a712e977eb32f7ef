// ONNX has attention from opset 23 on.

// RUN: torch-onnx-opt %s --pass-pipeline='builtin.module(convert-torch-to-onnx{opset=23})' | FileCheck %s

// CHECK-LABEL: @causal(
// CHECK: onnx.Attention{{(V[0-9]+)?}}(%arg0, %arg1, %arg2) {is_causal = 1 : i64}
func.func @causal(%arg0: !torch.tensor<[n,4,5,8],f32>, %arg1: !torch.tensor<[n,4,5,8],f32>, %arg2: !torch.tensor<[n,4,5,8],f32>) -> (!torch.tensor<[n,4,5,8],f32>) {
  %0 = torch.constant false -> !torch.bool<false>
  %1 = torch.constant true -> !torch.bool<true>
  %2 = torch.constant unit -> !torch.none
  %3 = torch.constant 0.000000e+00 : f64 -> !torch.float<0.000000e+00>
  %4 = torch.aten.scaled_dot_product_attention(%arg0, %arg1, %arg2, %2, %3, %1, %2, %0) : (!torch.tensor<[n,4,5,8],f32>, !torch.tensor<[n,4,5,8],f32>, !torch.tensor<[n,4,5,8],f32>, !torch.none, !torch.float<0.000000e+00>, !torch.bool<true>, !torch.none, !torch.bool<false>) -> !torch.tensor<[n,4,5,8],f32>
  return %4 : !torch.tensor<[n,4,5,8],f32>
}
