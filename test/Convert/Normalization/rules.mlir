// NOTE: The checks are written by tools/dev/update_checks.py.

// RUN: torch-onnx-opt %s --pass-pipeline='builtin.module(convert-torch-to-onnx{opset=20})' | FileCheck %s

// CHECK-LABEL: @batch_norm(
// CHECK: %[[V0:.*]] = onnx.BatchNormalization(%arg0, %arg1, %arg2, %arg3, %arg4) {epsilon = 9.99999974E-6 : f32} : {{.*}} -> tensor<?x3xf32, #onnx.dims<"n", "">>
// CHECK: return %[[V0]]
func.func @batch_norm(%arg0: !torch.tensor<[n,3],f32>, %arg1: !torch.tensor<[3],f32>, %arg2: !torch.tensor<[3],f32>, %arg3: !torch.tensor<[3],f32>, %arg4: !torch.tensor<[3],f32>) -> (!torch.tensor<[n,3],f32>) {
  %0 = torch.constant false -> !torch.bool<false>
  %1 = torch.constant 1.000000e-01 : f64 -> !torch.float<1.000000e-01>
  %2 = torch.constant 1.000000e-05 : f64 -> !torch.float<1.000000e-05>
  %3 = torch.aten.batch_norm(%arg0, %arg1, %arg2, %arg3, %arg4, %0, %1, %2, %0) : (!torch.tensor<[n,3],f32>, !torch.tensor<[3],f32>, !torch.tensor<[3],f32>, !torch.tensor<[3],f32>, !torch.tensor<[3],f32>, !torch.bool<false>, !torch.float<1.000000e-01>, !torch.float<1.000000e-05>, !torch.bool<false>) -> !torch.tensor<[n,3],f32>
  return %3 : !torch.tensor<[n,3],f32>
}

// CHECK-LABEL: @instance_norm(
// CHECK: %[[V0:.*]] = onnx.InstanceNormalizationV6(%arg0, %arg1, %arg2) {epsilon = 9.99999974E-6 : f32} : {{.*}} -> tensor<?x3x5xf32, #onnx.dims<"n", "", "">>
// CHECK: return %[[V0]]
func.func @instance_norm(%arg0: !torch.tensor<[n,3,5],f32>, %arg1: !torch.tensor<[3],f32>, %arg2: !torch.tensor<[3],f32>) -> (!torch.tensor<[n,3,5],f32>) {
  %0 = torch.constant unit -> !torch.none
  %1 = torch.constant true -> !torch.bool<true>
  %2 = torch.constant 1.000000e-01 : f64 -> !torch.float<1.000000e-01>
  %3 = torch.constant 1.000000e-05 : f64 -> !torch.float<1.000000e-05>
  %4 = torch.constant false -> !torch.bool<false>
  %5 = torch.aten.instance_norm(%arg0, %arg1, %arg2, %0, %0, %1, %2, %3, %4) : (!torch.tensor<[n,3,5],f32>, !torch.tensor<[3],f32>, !torch.tensor<[3],f32>, !torch.none, !torch.none, !torch.bool<true>, !torch.float<1.000000e-01>, !torch.float<1.000000e-05>, !torch.bool<false>) -> !torch.tensor<[n,3,5],f32>
  return %5 : !torch.tensor<[n,3,5],f32>
}

// CHECK-LABEL: @layer_norm(
// CHECK: %[[V0:.*]] = onnx.Constant() {value = dense<1.000000e+00> : tensor<3x4xf32>} : () -> tensor<3x4xf32>
// CHECK: %[[V1:.*]] = onnx.LayerNormalization(%arg0, %[[V0]]) {axis = -2 : i64, epsilon = 9.99999974E-6 : f32} : {{.*}} -> tensor<?x3x4xf32, #onnx.dims<"n", "", "">>
// CHECK: return %[[V1]]
func.func @layer_norm(%arg0: !torch.tensor<[n,3,4],f32>) -> (!torch.tensor<[n,3,4],f32>) {
  %0 = torch.constant 3 : i64 -> !torch.int<3>
  %1 = torch.constant 4 : i64 -> !torch.int<4>
  %2 = torch.constant unit -> !torch.none
  %3 = torch.constant 1.000000e-05 : f64 -> !torch.float<1.000000e-05>
  %4 = torch.constant true -> !torch.bool<true>
  %5 = torch.prim.ListConstruct(%0, %1) : (!torch.int<3>, !torch.int<4>) -> !torch.list<[!torch.int<3>, !torch.int<4>]>
  %6 = torch.aten.layer_norm(%arg0, %5, %2, %2, %3, %4) : (!torch.tensor<[n,3,4],f32>, !torch.list<[!torch.int<3>, !torch.int<4>]>, !torch.none, !torch.none, !torch.float<1.000000e-05>, !torch.bool<true>) -> !torch.tensor<[n,3,4],f32>
  return %6 : !torch.tensor<[n,3,4],f32>
}
