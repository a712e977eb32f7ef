// NOTE: The checks are written by tools/dev/update_checks.py.

// RUN: torch-onnx-opt %s --pass-pipeline='builtin.module(convert-torch-to-onnx{opset=20})' | FileCheck %s

// CHECK-LABEL: @celu(
// CHECK: onnx.CeluV12{{.*}} -> tensor<?x3xf32, #onnx.dims<"n", "">>
func.func @celu(%arg0: !torch.tensor<[n,3],f32>) -> (!torch.tensor<[n,3],f32>) {
  %0 = torch.constant 1.000000e+00 : f64 -> !torch.float<1.000000e+00>
  %1 = torch.aten.celu(%arg0, %0) : (!torch.tensor<[n,3],f32>, !torch.float<1.000000e+00>) -> !torch.tensor<[n,3],f32>
  return %1 : !torch.tensor<[n,3],f32>
}

// CHECK-LABEL: @elu(
// CHECK: onnx.EluV6{{.*}} -> tensor<?x3xf32, #onnx.dims<"n", "">>
func.func @elu(%arg0: !torch.tensor<[n,3],f32>) -> (!torch.tensor<[n,3],f32>) {
  %0 = torch.constant 1 : i64 -> !torch.int<1>
  %1 = torch.aten.elu(%arg0, %0, %0, %0) : (!torch.tensor<[n,3],f32>, !torch.int<1>, !torch.int<1>, !torch.int<1>) -> !torch.tensor<[n,3],f32>
  return %1 : !torch.tensor<[n,3],f32>
}

// CHECK-LABEL: @gelu(
// CHECK: onnx.Gelu{{.*}} -> tensor<?x3xf32, #onnx.dims<"n", "">>
func.func @gelu(%arg0: !torch.tensor<[n,3],f32>) -> (!torch.tensor<[n,3],f32>) {
  %0 = torch.constant "none" -> !torch.str
  %1 = torch.aten.gelu(%arg0, %0) : (!torch.tensor<[n,3],f32>, !torch.str) -> !torch.tensor<[n,3],f32>
  return %1 : !torch.tensor<[n,3],f32>
}

// CHECK-LABEL: @hardsigmoid(
// CHECK: onnx.HardSigmoidV6{{.*}} -> tensor<?x3xf32, #onnx.dims<"n", "">>
func.func @hardsigmoid(%arg0: !torch.tensor<[n,3],f32>) -> (!torch.tensor<[n,3],f32>) {
  %0 = torch.aten.hardsigmoid(%arg0) : (!torch.tensor<[n,3],f32>) -> !torch.tensor<[n,3],f32>
  return %0 : !torch.tensor<[n,3],f32>
}

// CHECK-LABEL: @hardswish(
// CHECK: onnx.HardSwishV14{{.*}} -> tensor<?x3xf32, #onnx.dims<"n", "">>
func.func @hardswish(%arg0: !torch.tensor<[n,3],f32>) -> (!torch.tensor<[n,3],f32>) {
  %0 = torch.aten.hardswish(%arg0) : (!torch.tensor<[n,3],f32>) -> !torch.tensor<[n,3],f32>
  return %0 : !torch.tensor<[n,3],f32>
}

// CHECK-LABEL: @leaky_relu(
// CHECK: onnx.LeakyRelu{{.*}} -> tensor<?x3xf32, #onnx.dims<"n", "">>
func.func @leaky_relu(%arg0: !torch.tensor<[n,3],f32>) -> (!torch.tensor<[n,3],f32>) {
  %0 = torch.constant 1.000000e-02 : f64 -> !torch.float<1.000000e-02>
  %1 = torch.aten.leaky_relu(%arg0, %0) : (!torch.tensor<[n,3],f32>, !torch.float<1.000000e-02>) -> !torch.tensor<[n,3],f32>
  return %1 : !torch.tensor<[n,3],f32>
}

// CHECK-LABEL: @log_softmax_int(
// CHECK: onnx.LogSoftmax{{.*}} -> tensor<?x3x4xf32, #onnx.dims<"n", "", "">>
func.func @log_softmax_int(%arg0: !torch.tensor<[n,3,4],f32>) -> (!torch.tensor<[n,3,4],f32>) {
  %0 = torch.constant 0 : i64 -> !torch.int<0>
  %1 = torch.constant unit -> !torch.none
  %2 = torch.aten.log_softmax.int(%arg0, %0, %1) : (!torch.tensor<[n,3,4],f32>, !torch.int<0>, !torch.none) -> !torch.tensor<[n,3,4],f32>
  return %2 : !torch.tensor<[n,3,4],f32>
}

// CHECK-LABEL: @mish(
// CHECK: onnx.MishV18{{.*}} -> tensor<?x3xf32, #onnx.dims<"n", "">>
func.func @mish(%arg0: !torch.tensor<[n,3],f32>) -> (!torch.tensor<[n,3],f32>) {
  %0 = torch.aten.mish(%arg0) : (!torch.tensor<[n,3],f32>) -> !torch.tensor<[n,3],f32>
  return %0 : !torch.tensor<[n,3],f32>
}

// CHECK-LABEL: @relu(
// CHECK: onnx.Relu{{.*}} -> tensor<?x3xf32, #onnx.dims<"n", "">>
func.func @relu(%arg0: !torch.tensor<[n,3],f32>) -> (!torch.tensor<[n,3],f32>) {
  %0 = torch.aten.relu(%arg0) : (!torch.tensor<[n,3],f32>) -> !torch.tensor<[n,3],f32>
  return %0 : !torch.tensor<[n,3],f32>
}

// CHECK-LABEL: @selu(
// CHECK: onnx.SeluV6{{.*}} -> tensor<?x3xf32, #onnx.dims<"n", "">>
func.func @selu(%arg0: !torch.tensor<[n,3],f32>) -> (!torch.tensor<[n,3],f32>) {
  %0 = torch.aten.selu(%arg0) : (!torch.tensor<[n,3],f32>) -> !torch.tensor<[n,3],f32>
  return %0 : !torch.tensor<[n,3],f32>
}

// CHECK-LABEL: @softmax_int(
// CHECK: onnx.Softmax{{.*}} -> tensor<?x3x4xf32, #onnx.dims<"n", "", "">>
func.func @softmax_int(%arg0: !torch.tensor<[n,3,4],f32>) -> (!torch.tensor<[n,3,4],f32>) {
  %0 = torch.constant 0 : i64 -> !torch.int<0>
  %1 = torch.constant unit -> !torch.none
  %2 = torch.aten.softmax.int(%arg0, %0, %1) : (!torch.tensor<[n,3,4],f32>, !torch.int<0>, !torch.none) -> !torch.tensor<[n,3,4],f32>
  return %2 : !torch.tensor<[n,3,4],f32>
}

// CHECK-LABEL: @softplus(
// CHECK: onnx.SoftplusV1{{.*}} -> tensor<?x3xf32, #onnx.dims<"n", "">>
func.func @softplus(%arg0: !torch.tensor<[n,3],f32>) -> (!torch.tensor<[n,3],f32>) {
  %0 = torch.constant 1 : i64 -> !torch.int<1>
  %1 = torch.constant 20 : i64 -> !torch.int<20>
  %2 = torch.aten.softplus(%arg0, %0, %1) : (!torch.tensor<[n,3],f32>, !torch.int<1>, !torch.int<20>) -> !torch.tensor<[n,3],f32>
  return %2 : !torch.tensor<[n,3],f32>
}
