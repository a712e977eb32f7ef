// NOTE: The checks are written by tools/dev/update_checks.py.

// RUN: torch-onnx-opt %s --pass-pipeline='builtin.module(convert-torch-to-onnx{opset=20})' | FileCheck %s

// CHECK-LABEL: @eq_Scalar(
// CHECK: onnx.Equal{{.*}} -> tensor<?x3xi1, #onnx.dims<"n", "">>
func.func @eq_Scalar(%arg0: !torch.tensor<[n,3],f32>) -> (!torch.tensor<[n,3],i1>) {
  %0 = torch.constant 2.500000e+00 : f64 -> !torch.float<2.500000e+00>
  %1 = torch.aten.eq.Scalar(%arg0, %0) : (!torch.tensor<[n,3],f32>, !torch.float<2.500000e+00>) -> !torch.tensor<[n,3],i1>
  return %1 : !torch.tensor<[n,3],i1>
}

// CHECK-LABEL: @eq_Tensor(
// CHECK: onnx.Equal{{.*}} -> tensor<?x3xi1, #onnx.dims<"n", "">>
func.func @eq_Tensor(%arg0: !torch.tensor<[n,3],f32>, %arg1: !torch.tensor<[3],f32>) -> (!torch.tensor<[n,3],i1>) {
  %0 = torch.aten.eq.Tensor(%arg0, %arg1) : (!torch.tensor<[n,3],f32>, !torch.tensor<[3],f32>) -> !torch.tensor<[n,3],i1>
  return %0 : !torch.tensor<[n,3],i1>
}

// CHECK-LABEL: @ge_Scalar(
// CHECK: onnx.GreaterOrEqual{{.*}} -> tensor<?x3xi1, #onnx.dims<"n", "">>
func.func @ge_Scalar(%arg0: !torch.tensor<[n,3],f32>) -> (!torch.tensor<[n,3],i1>) {
  %0 = torch.constant 2.500000e+00 : f64 -> !torch.float<2.500000e+00>
  %1 = torch.aten.ge.Scalar(%arg0, %0) : (!torch.tensor<[n,3],f32>, !torch.float<2.500000e+00>) -> !torch.tensor<[n,3],i1>
  return %1 : !torch.tensor<[n,3],i1>
}

// CHECK-LABEL: @ge_Tensor(
// CHECK: onnx.GreaterOrEqual{{.*}} -> tensor<?x3xi1, #onnx.dims<"n", "">>
func.func @ge_Tensor(%arg0: !torch.tensor<[n,3],f32>, %arg1: !torch.tensor<[3],f32>) -> (!torch.tensor<[n,3],i1>) {
  %0 = torch.aten.ge.Tensor(%arg0, %arg1) : (!torch.tensor<[n,3],f32>, !torch.tensor<[3],f32>) -> !torch.tensor<[n,3],i1>
  return %0 : !torch.tensor<[n,3],i1>
}

// CHECK-LABEL: @gt_Tensor(
// CHECK: onnx.Greater{{.*}} -> tensor<?x3xi1, #onnx.dims<"n", "">>
func.func @gt_Tensor(%arg0: !torch.tensor<[n,3],f32>, %arg1: !torch.tensor<[3],f32>) -> (!torch.tensor<[n,3],i1>) {
  %0 = torch.aten.gt.Tensor(%arg0, %arg1) : (!torch.tensor<[n,3],f32>, !torch.tensor<[3],f32>) -> !torch.tensor<[n,3],i1>
  return %0 : !torch.tensor<[n,3],i1>
}

// CHECK-LABEL: @le_Scalar(
// CHECK: onnx.LessOrEqual{{.*}} -> tensor<?x3xi1, #onnx.dims<"n", "">>
func.func @le_Scalar(%arg0: !torch.tensor<[n,3],f32>) -> (!torch.tensor<[n,3],i1>) {
  %0 = torch.constant 2.500000e+00 : f64 -> !torch.float<2.500000e+00>
  %1 = torch.aten.le.Scalar(%arg0, %0) : (!torch.tensor<[n,3],f32>, !torch.float<2.500000e+00>) -> !torch.tensor<[n,3],i1>
  return %1 : !torch.tensor<[n,3],i1>
}

// CHECK-LABEL: @le_Tensor(
// CHECK: onnx.LessOrEqual{{.*}} -> tensor<?x3xi1, #onnx.dims<"n", "">>
func.func @le_Tensor(%arg0: !torch.tensor<[n,3],f32>, %arg1: !torch.tensor<[3],f32>) -> (!torch.tensor<[n,3],i1>) {
  %0 = torch.aten.le.Tensor(%arg0, %arg1) : (!torch.tensor<[n,3],f32>, !torch.tensor<[3],f32>) -> !torch.tensor<[n,3],i1>
  return %0 : !torch.tensor<[n,3],i1>
}

// CHECK-LABEL: @lt_Scalar(
// CHECK: onnx.Less{{.*}} -> tensor<?x3xi1, #onnx.dims<"n", "">>
func.func @lt_Scalar(%arg0: !torch.tensor<[n,3],f32>) -> (!torch.tensor<[n,3],i1>) {
  %0 = torch.constant 2.500000e+00 : f64 -> !torch.float<2.500000e+00>
  %1 = torch.aten.lt.Scalar(%arg0, %0) : (!torch.tensor<[n,3],f32>, !torch.float<2.500000e+00>) -> !torch.tensor<[n,3],i1>
  return %1 : !torch.tensor<[n,3],i1>
}

// CHECK-LABEL: @lt_Tensor(
// CHECK: onnx.Less{{.*}} -> tensor<?x3xi1, #onnx.dims<"n", "">>
func.func @lt_Tensor(%arg0: !torch.tensor<[n,3],f32>, %arg1: !torch.tensor<[3],f32>) -> (!torch.tensor<[n,3],i1>) {
  %0 = torch.aten.lt.Tensor(%arg0, %arg1) : (!torch.tensor<[n,3],f32>, !torch.tensor<[3],f32>) -> !torch.tensor<[n,3],i1>
  return %0 : !torch.tensor<[n,3],i1>
}
