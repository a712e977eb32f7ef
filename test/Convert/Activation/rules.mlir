// NOTE: The checks are written by tools/dev/update_checks.py.

// RUN: torch-onnx-opt %s --pass-pipeline='builtin.module(convert-torch-to-onnx{opset=20})' | FileCheck %s

// CHECK-LABEL: @celu(
// CHECK: %[[V0:.*]] = onnx.CeluV12(%arg0) {alpha = 1.000000e+00 : f32} : {{.*}} -> tensor<?x3xf32, #onnx.dims<"n", "">>
// CHECK: return %[[V0]]
func.func @celu(%arg0: !torch.tensor<[n,3],f32>) -> (!torch.tensor<[n,3],f32>) {
  %0 = torch.constant 1.000000e+00 : f64 -> !torch.float<1.000000e+00>
  %1 = torch.aten.celu(%arg0, %0) : (!torch.tensor<[n,3],f32>, !torch.float<1.000000e+00>) -> !torch.tensor<[n,3],f32>
  return %1 : !torch.tensor<[n,3],f32>
}

// CHECK-LABEL: @elu(
// CHECK: %[[V0:.*]] = onnx.EluV6(%arg0) {alpha = 1.000000e+00 : f32} : {{.*}} -> tensor<?x3xf32, #onnx.dims<"n", "">>
// CHECK: return %[[V0]]
func.func @elu(%arg0: !torch.tensor<[n,3],f32>) -> (!torch.tensor<[n,3],f32>) {
  %0 = torch.constant 1 : i64 -> !torch.int<1>
  %1 = torch.aten.elu(%arg0, %0, %0, %0) : (!torch.tensor<[n,3],f32>, !torch.int<1>, !torch.int<1>, !torch.int<1>) -> !torch.tensor<[n,3],f32>
  return %1 : !torch.tensor<[n,3],f32>
}

// CHECK-LABEL: @gelu(
// CHECK: %[[V0:.*]] = onnx.Gelu(%arg0) {approximate = "none"} : {{.*}} -> tensor<?x3xf32, #onnx.dims<"n", "">>
// CHECK: return %[[V0]]
func.func @gelu(%arg0: !torch.tensor<[n,3],f32>) -> (!torch.tensor<[n,3],f32>) {
  %0 = torch.constant "none" -> !torch.str
  %1 = torch.aten.gelu(%arg0, %0) : (!torch.tensor<[n,3],f32>, !torch.str) -> !torch.tensor<[n,3],f32>
  return %1 : !torch.tensor<[n,3],f32>
}

// CHECK-LABEL: @hardsigmoid(
// CHECK: %[[V0:.*]] = onnx.HardSigmoidV6(%arg0) {alpha = 0.166666672 : f32, beta = 5.000000e-01 : f32} : {{.*}} -> tensor<?x3xf32, #onnx.dims<"n", "">>
// CHECK: return %[[V0]]
func.func @hardsigmoid(%arg0: !torch.tensor<[n,3],f32>) -> (!torch.tensor<[n,3],f32>) {
  %0 = torch.aten.hardsigmoid(%arg0) : (!torch.tensor<[n,3],f32>) -> !torch.tensor<[n,3],f32>
  return %0 : !torch.tensor<[n,3],f32>
}

// CHECK-LABEL: @hardswish(
// CHECK: %[[V0:.*]] = onnx.HardSwishV14(%arg0) : {{.*}} -> tensor<?x3xf32, #onnx.dims<"n", "">>
// CHECK: return %[[V0]]
func.func @hardswish(%arg0: !torch.tensor<[n,3],f32>) -> (!torch.tensor<[n,3],f32>) {
  %0 = torch.aten.hardswish(%arg0) : (!torch.tensor<[n,3],f32>) -> !torch.tensor<[n,3],f32>
  return %0 : !torch.tensor<[n,3],f32>
}

// CHECK-LABEL: @leaky_relu(
// CHECK: %[[V0:.*]] = onnx.LeakyRelu(%arg0) {alpha = 0.00999999977 : f32} : {{.*}} -> tensor<?x3xf32, #onnx.dims<"n", "">>
// CHECK: return %[[V0]]
func.func @leaky_relu(%arg0: !torch.tensor<[n,3],f32>) -> (!torch.tensor<[n,3],f32>) {
  %0 = torch.constant 1.000000e-02 : f64 -> !torch.float<1.000000e-02>
  %1 = torch.aten.leaky_relu(%arg0, %0) : (!torch.tensor<[n,3],f32>, !torch.float<1.000000e-02>) -> !torch.tensor<[n,3],f32>
  return %1 : !torch.tensor<[n,3],f32>
}

// CHECK-LABEL: @log_softmax_int(
// CHECK: %[[V0:.*]] = onnx.LogSoftmax(%arg0) {axis = 0 : i64} : {{.*}} -> tensor<?x3x4xf32, #onnx.dims<"n", "", "">>
// CHECK: return %[[V0]]
func.func @log_softmax_int(%arg0: !torch.tensor<[n,3,4],f32>) -> (!torch.tensor<[n,3,4],f32>) {
  %0 = torch.constant 0 : i64 -> !torch.int<0>
  %1 = torch.constant unit -> !torch.none
  %2 = torch.aten.log_softmax.int(%arg0, %0, %1) : (!torch.tensor<[n,3,4],f32>, !torch.int<0>, !torch.none) -> !torch.tensor<[n,3,4],f32>
  return %2 : !torch.tensor<[n,3,4],f32>
}

// CHECK-LABEL: @mish(
// CHECK: %[[V0:.*]] = onnx.MishV18(%arg0) : {{.*}} -> tensor<?x3xf32, #onnx.dims<"n", "">>
// CHECK: return %[[V0]]
func.func @mish(%arg0: !torch.tensor<[n,3],f32>) -> (!torch.tensor<[n,3],f32>) {
  %0 = torch.aten.mish(%arg0) : (!torch.tensor<[n,3],f32>) -> !torch.tensor<[n,3],f32>
  return %0 : !torch.tensor<[n,3],f32>
}

// CHECK-LABEL: @relu(
// CHECK: %[[V0:.*]] = onnx.Relu(%arg0) : {{.*}} -> tensor<?x3xf32, #onnx.dims<"n", "">>
// CHECK: return %[[V0]]
func.func @relu(%arg0: !torch.tensor<[n,3],f32>) -> (!torch.tensor<[n,3],f32>) {
  %0 = torch.aten.relu(%arg0) : (!torch.tensor<[n,3],f32>) -> !torch.tensor<[n,3],f32>
  return %0 : !torch.tensor<[n,3],f32>
}

// CHECK-LABEL: @selu(
// CHECK: %[[V0:.*]] = onnx.SeluV6(%arg0) : {{.*}} -> tensor<?x3xf32, #onnx.dims<"n", "">>
// CHECK: return %[[V0]]
func.func @selu(%arg0: !torch.tensor<[n,3],f32>) -> (!torch.tensor<[n,3],f32>) {
  %0 = torch.aten.selu(%arg0) : (!torch.tensor<[n,3],f32>) -> !torch.tensor<[n,3],f32>
  return %0 : !torch.tensor<[n,3],f32>
}

// CHECK-LABEL: @softmax_int(
// CHECK: %[[V0:.*]] = onnx.Softmax(%arg0) {axis = 0 : i64} : {{.*}} -> tensor<?x3x4xf32, #onnx.dims<"n", "", "">>
// CHECK: return %[[V0]]
func.func @softmax_int(%arg0: !torch.tensor<[n,3,4],f32>) -> (!torch.tensor<[n,3,4],f32>) {
  %0 = torch.constant 0 : i64 -> !torch.int<0>
  %1 = torch.constant unit -> !torch.none
  %2 = torch.aten.softmax.int(%arg0, %0, %1) : (!torch.tensor<[n,3,4],f32>, !torch.int<0>, !torch.none) -> !torch.tensor<[n,3,4],f32>
  return %2 : !torch.tensor<[n,3,4],f32>
}

// CHECK-LABEL: @softplus(
// CHECK: %[[V0:.*]] = onnx.SoftplusV1(%arg0) : {{.*}} -> tensor<?x3xf32, #onnx.dims<"n", "">>
// CHECK: return %[[V0]]
func.func @softplus(%arg0: !torch.tensor<[n,3],f32>) -> (!torch.tensor<[n,3],f32>) {
  %0 = torch.constant 1 : i64 -> !torch.int<1>
  %1 = torch.constant 20 : i64 -> !torch.int<20>
  %2 = torch.aten.softplus(%arg0, %0, %1) : (!torch.tensor<[n,3],f32>, !torch.int<1>, !torch.int<20>) -> !torch.tensor<[n,3],f32>
  return %2 : !torch.tensor<[n,3],f32>
}
