// Normalization; scales and biases that PyTorch need not give.

// RUN: torch-onnx-opt %s --pass-pipeline='builtin.module(convert-torch-to-onnx{opset=21})' | FileCheck %s

// CHECK-LABEL: @batch_norm(
// CHECK: dense<1.000000e+00> : tensor<3xf32>
// CHECK: dense<0.000000e+00> : tensor<3xf32>
// CHECK: onnx.BatchNormalization
func.func @batch_norm(%arg0: !torch.tensor<[n,3,8],f32>, %arg1: !torch.tensor<[3],f32>, %arg2: !torch.tensor<[3],f32>) -> (!torch.tensor<[n,3,8],f32>) {
  %0 = torch.constant true -> !torch.bool<true>
  %1 = torch.constant false -> !torch.bool<false>
  %2 = torch.constant unit -> !torch.none
  %3 = torch.constant 1.000000e-01 : f64 -> !torch.float<1.000000e-01>
  %4 = torch.constant 1.000000e-05 : f64 -> !torch.float<1.000000e-05>
  %5 = torch.aten.batch_norm(%arg0, %2, %2, %arg1, %arg2, %1, %3, %4, %0) : (!torch.tensor<[n,3,8],f32>, !torch.none, !torch.none, !torch.tensor<[3],f32>, !torch.tensor<[3],f32>, !torch.bool<false>, !torch.float<1.000000e-01>, !torch.float<1.000000e-05>, !torch.bool<true>) -> !torch.tensor<[n,3,8],f32>
  return %5 : !torch.tensor<[n,3,8],f32>
}

// CHECK-LABEL: @instance_norm(
// CHECK: onnx.InstanceNormalization{{(V[0-9]+)?}}(%arg0, %arg1, %arg2)
func.func @instance_norm(%arg0: !torch.tensor<[n,3,8],f32>, %arg1: !torch.tensor<[3],f32>, %arg2: !torch.tensor<[3],f32>) -> (!torch.tensor<[n,3,8],f32>) {
  %0 = torch.constant false -> !torch.bool<false>
  %1 = torch.constant true -> !torch.bool<true>
  %2 = torch.constant unit -> !torch.none
  %3 = torch.constant 1.000000e-01 : f64 -> !torch.float<1.000000e-01>
  %4 = torch.constant 1.000000e-05 : f64 -> !torch.float<1.000000e-05>
  %5 = torch.aten.instance_norm(%arg0, %arg1, %arg2, %2, %2, %1, %3, %4, %0) : (!torch.tensor<[n,3,8],f32>, !torch.tensor<[3],f32>, !torch.tensor<[3],f32>, !torch.none, !torch.none, !torch.bool<true>, !torch.float<1.000000e-01>, !torch.float<1.000000e-05>, !torch.bool<false>) -> !torch.tensor<[n,3,8],f32>
  return %5 : !torch.tensor<[n,3,8],f32>
}

// CHECK-LABEL: @layer_norm(
// CHECK: onnx.LayerNormalization{{(V[0-9]+)?}}(%arg0, %arg1, %arg2) {axis = -2 : i64
func.func @layer_norm(%arg0: !torch.tensor<[n,3,4,5],f32>, %arg1: !torch.tensor<[4,5],f32>, %arg2: !torch.tensor<[4,5],f32>) -> (!torch.tensor<[n,3,4,5],f32>) {
  %0 = torch.constant true -> !torch.bool<true>
  %1 = torch.constant 1.000000e-05 : f64 -> !torch.float<1.000000e-05>
  %2 = torch.constant 4 : i64 -> !torch.int<4>
  %3 = torch.constant 5 : i64 -> !torch.int<5>
  %4 = torch.prim.ListConstruct(%2, %3) : (!torch.int<4>, !torch.int<5>) -> !torch.list<[!torch.int<4>, !torch.int<5>]>
  %5 = torch.aten.layer_norm(%arg0, %4, %arg1, %arg2, %1, %0) : (!torch.tensor<[n,3,4,5],f32>, !torch.list<[!torch.int<4>, !torch.int<5>]>, !torch.tensor<[4,5],f32>, !torch.tensor<[4,5],f32>, !torch.float<1.000000e-05>, !torch.bool<true>) -> !torch.tensor<[n,3,4,5],f32>
  return %5 : !torch.tensor<[n,3,4,5],f32>
}

// CHECK-LABEL: @group_norm(
// CHECK: onnx.GroupNormalization{{(V[0-9]+)?}}(%arg0, %arg1, %arg2)
// CHECK-SAME: num_groups = 2 : i64
func.func @group_norm(%arg0: !torch.tensor<[n,4,5],f32>, %arg1: !torch.tensor<[4],f32>, %arg2: !torch.tensor<[4],f32>) -> (!torch.tensor<[n,4,5],f32>) {
  %0 = torch.constant true -> !torch.bool<true>
  %1 = torch.constant 1.000000e-05 : f64 -> !torch.float<1.000000e-05>
  %2 = torch.constant 2 : i64 -> !torch.int<2>
  %3 = torch.aten.group_norm(%arg0, %2, %arg1, %arg2, %1, %0) : (!torch.tensor<[n,4,5],f32>, !torch.int<2>, !torch.tensor<[4],f32>, !torch.tensor<[4],f32>, !torch.float<1.000000e-05>, !torch.bool<true>) -> !torch.tensor<[n,4,5],f32>
  return %3 : !torch.tensor<[n,4,5],f32>
}
