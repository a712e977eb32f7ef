// Attention. A row of which the mask hides all is 0.

// RUN: torch-onnx-opt %s --decompose --opset=13 | FileCheck %s

// CHECK-LABEL: @plain(
// CHECK: torch.aten.mul.Scalar
// CHECK: torch.aten.matmul
// CHECK: torch.aten.softmax.int
// CHECK: torch.aten.matmul
func.func @plain(%arg0: !torch.tensor<[2,4,5,8],f32>, %arg1: !torch.tensor<[2,4,5,8],f32>, %arg2: !torch.tensor<[2,4,5,8],f32>) -> (!torch.tensor<[2,4,5,8],f32>) {
  %0 = torch.constant false -> !torch.bool<false>
  %1 = torch.constant 0.000000e+00 : f64 -> !torch.float<0.000000e+00>
  %2 = torch.constant unit -> !torch.none
  %3 = torch.aten.scaled_dot_product_attention(%arg0, %arg1, %arg2, %2, %1, %0, %2, %0) : (!torch.tensor<[2,4,5,8],f32>, !torch.tensor<[2,4,5,8],f32>, !torch.tensor<[2,4,5,8],f32>, !torch.none, !torch.float<0.000000e+00>, !torch.bool<false>, !torch.none, !torch.bool<false>) -> !torch.tensor<[2,4,5,8],f32>
  return %3 : !torch.tensor<[2,4,5,8],f32>
}

// CHECK-LABEL: @bool_mask(
// CHECK: torch.aten.where.self
// CHECK: torch.aten.softmax.int
// CHECK: torch.aten.where.self
func.func @bool_mask(%arg0: !torch.tensor<[2,4,5,8],f32>, %arg1: !torch.tensor<[2,4,5,8],f32>, %arg2: !torch.tensor<[2,4,5,8],f32>, %arg3: !torch.tensor<[5,5],i1>) -> (!torch.tensor<[2,4,5,8],f32>) {
  %0 = torch.constant unit -> !torch.none
  %1 = torch.constant false -> !torch.bool<false>
  %2 = torch.constant 0.000000e+00 : f64 -> !torch.float<0.000000e+00>
  %3 = torch.aten.scaled_dot_product_attention(%arg0, %arg1, %arg2, %arg3, %2, %1, %0, %1) : (!torch.tensor<[2,4,5,8],f32>, !torch.tensor<[2,4,5,8],f32>, !torch.tensor<[2,4,5,8],f32>, !torch.tensor<[5,5],i1>, !torch.float<0.000000e+00>, !torch.bool<false>, !torch.none, !torch.bool<false>) -> !torch.tensor<[2,4,5,8],f32>
  return %3 : !torch.tensor<[2,4,5,8],f32>
}

// CHECK-LABEL: @causal(
// CHECK: torch.aten.where.self
// CHECK-NEXT: torch.constant
// CHECK: torch.aten.softmax.int
func.func @causal(%arg0: !torch.tensor<[2,4,5,8],f32>, %arg1: !torch.tensor<[2,4,5,8],f32>, %arg2: !torch.tensor<[2,4,5,8],f32>) -> (!torch.tensor<[2,4,5,8],f32>) {
  %0 = torch.constant false -> !torch.bool<false>
  %1 = torch.constant true -> !torch.bool<true>
  %2 = torch.constant unit -> !torch.none
  %3 = torch.constant 0.000000e+00 : f64 -> !torch.float<0.000000e+00>
  %4 = torch.aten.scaled_dot_product_attention(%arg0, %arg1, %arg2, %2, %3, %1, %2, %0) : (!torch.tensor<[2,4,5,8],f32>, !torch.tensor<[2,4,5,8],f32>, !torch.tensor<[2,4,5,8],f32>, !torch.none, !torch.float<0.000000e+00>, !torch.bool<true>, !torch.none, !torch.bool<false>) -> !torch.tensor<[2,4,5,8],f32>
  return %4 : !torch.tensor<[2,4,5,8],f32>
}
