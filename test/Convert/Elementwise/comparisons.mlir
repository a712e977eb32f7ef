// NOTE: The checks are written by tools/dev/update_checks.py.

// RUN: torch-onnx-opt %s --pass-pipeline='builtin.module(convert-torch-to-onnx{opset=20})' | FileCheck %s

// CHECK-LABEL: @eq_Scalar(
// CHECK: %[[V0:.*]] = onnx.Constant() {value = dense<2.500000e+00> : tensor<f32>} : () -> tensor<f32>
// CHECK: %[[V1:.*]] = onnx.Equal(%arg0, %[[V0]]) : {{.*}} -> tensor<?x3xi1, #onnx.dims<"n", "">>
// CHECK: return %[[V1]]
func.func @eq_Scalar(%arg0: !torch.tensor<[n,3],f32>) -> (!torch.tensor<[n,3],i1>) {
  %0 = torch.constant 2.500000e+00 : f64 -> !torch.float<2.500000e+00>
  %1 = torch.aten.eq.Scalar(%arg0, %0) : (!torch.tensor<[n,3],f32>, !torch.float<2.500000e+00>) -> !torch.tensor<[n,3],i1>
  return %1 : !torch.tensor<[n,3],i1>
}

// CHECK-LABEL: @eq_Tensor(
// CHECK: %[[V0:.*]] = onnx.Equal(%arg0, %arg1) : {{.*}} -> tensor<?x3xi1, #onnx.dims<"n", "">>
// CHECK: return %[[V0]]
func.func @eq_Tensor(%arg0: !torch.tensor<[n,3],f32>, %arg1: !torch.tensor<[3],f32>) -> (!torch.tensor<[n,3],i1>) {
  %0 = torch.aten.eq.Tensor(%arg0, %arg1) : (!torch.tensor<[n,3],f32>, !torch.tensor<[3],f32>) -> !torch.tensor<[n,3],i1>
  return %0 : !torch.tensor<[n,3],i1>
}

// CHECK-LABEL: @ge_Scalar(
// CHECK: %[[V0:.*]] = onnx.Constant() {value = dense<2.500000e+00> : tensor<f32>} : () -> tensor<f32>
// CHECK: %[[V1:.*]] = onnx.GreaterOrEqual(%arg0, %[[V0]]) : {{.*}} -> tensor<?x3xi1, #onnx.dims<"n", "">>
// CHECK: return %[[V1]]
func.func @ge_Scalar(%arg0: !torch.tensor<[n,3],f32>) -> (!torch.tensor<[n,3],i1>) {
  %0 = torch.constant 2.500000e+00 : f64 -> !torch.float<2.500000e+00>
  %1 = torch.aten.ge.Scalar(%arg0, %0) : (!torch.tensor<[n,3],f32>, !torch.float<2.500000e+00>) -> !torch.tensor<[n,3],i1>
  return %1 : !torch.tensor<[n,3],i1>
}

// CHECK-LABEL: @ge_Tensor(
// CHECK: %[[V0:.*]] = onnx.GreaterOrEqual(%arg0, %arg1) : {{.*}} -> tensor<?x3xi1, #onnx.dims<"n", "">>
// CHECK: return %[[V0]]
func.func @ge_Tensor(%arg0: !torch.tensor<[n,3],f32>, %arg1: !torch.tensor<[3],f32>) -> (!torch.tensor<[n,3],i1>) {
  %0 = torch.aten.ge.Tensor(%arg0, %arg1) : (!torch.tensor<[n,3],f32>, !torch.tensor<[3],f32>) -> !torch.tensor<[n,3],i1>
  return %0 : !torch.tensor<[n,3],i1>
}

// CHECK-LABEL: @gt_Tensor(
// CHECK: %[[V0:.*]] = onnx.Greater(%arg0, %arg1) : {{.*}} -> tensor<?x3xi1, #onnx.dims<"n", "">>
// CHECK: return %[[V0]]
func.func @gt_Tensor(%arg0: !torch.tensor<[n,3],f32>, %arg1: !torch.tensor<[3],f32>) -> (!torch.tensor<[n,3],i1>) {
  %0 = torch.aten.gt.Tensor(%arg0, %arg1) : (!torch.tensor<[n,3],f32>, !torch.tensor<[3],f32>) -> !torch.tensor<[n,3],i1>
  return %0 : !torch.tensor<[n,3],i1>
}

// CHECK-LABEL: @le_Scalar(
// CHECK: %[[V0:.*]] = onnx.Constant() {value = dense<2.500000e+00> : tensor<f32>} : () -> tensor<f32>
// CHECK: %[[V1:.*]] = onnx.LessOrEqual(%arg0, %[[V0]]) : {{.*}} -> tensor<?x3xi1, #onnx.dims<"n", "">>
// CHECK: return %[[V1]]
func.func @le_Scalar(%arg0: !torch.tensor<[n,3],f32>) -> (!torch.tensor<[n,3],i1>) {
  %0 = torch.constant 2.500000e+00 : f64 -> !torch.float<2.500000e+00>
  %1 = torch.aten.le.Scalar(%arg0, %0) : (!torch.tensor<[n,3],f32>, !torch.float<2.500000e+00>) -> !torch.tensor<[n,3],i1>
  return %1 : !torch.tensor<[n,3],i1>
}

// CHECK-LABEL: @le_Tensor(
// CHECK: %[[V0:.*]] = onnx.LessOrEqual(%arg0, %arg1) : {{.*}} -> tensor<?x3xi1, #onnx.dims<"n", "">>
// CHECK: return %[[V0]]
func.func @le_Tensor(%arg0: !torch.tensor<[n,3],f32>, %arg1: !torch.tensor<[3],f32>) -> (!torch.tensor<[n,3],i1>) {
  %0 = torch.aten.le.Tensor(%arg0, %arg1) : (!torch.tensor<[n,3],f32>, !torch.tensor<[3],f32>) -> !torch.tensor<[n,3],i1>
  return %0 : !torch.tensor<[n,3],i1>
}

// CHECK-LABEL: @lt_Scalar(
// CHECK: %[[V0:.*]] = onnx.Constant() {value = dense<2.500000e+00> : tensor<f32>} : () -> tensor<f32>
// CHECK: %[[V1:.*]] = onnx.Less(%arg0, %[[V0]]) : {{.*}} -> tensor<?x3xi1, #onnx.dims<"n", "">>
// CHECK: return %[[V1]]
func.func @lt_Scalar(%arg0: !torch.tensor<[n,3],f32>) -> (!torch.tensor<[n,3],i1>) {
  %0 = torch.constant 2.500000e+00 : f64 -> !torch.float<2.500000e+00>
  %1 = torch.aten.lt.Scalar(%arg0, %0) : (!torch.tensor<[n,3],f32>, !torch.float<2.500000e+00>) -> !torch.tensor<[n,3],i1>
  return %1 : !torch.tensor<[n,3],i1>
}

// CHECK-LABEL: @lt_Tensor(
// CHECK: %[[V0:.*]] = onnx.Less(%arg0, %arg1) : {{.*}} -> tensor<?x3xi1, #onnx.dims<"n", "">>
// CHECK: return %[[V0]]
func.func @lt_Tensor(%arg0: !torch.tensor<[n,3],f32>, %arg1: !torch.tensor<[3],f32>) -> (!torch.tensor<[n,3],i1>) {
  %0 = torch.aten.lt.Tensor(%arg0, %arg1) : (!torch.tensor<[n,3],f32>, !torch.tensor<[3],f32>) -> !torch.tensor<[n,3],i1>
  return %0 : !torch.tensor<[n,3],i1>
}
