// NOTE: The checks are written by tools/dev/update_checks.py.

// RUN: torch-onnx-opt %s --pass-pipeline='builtin.module(convert-torch-to-onnx{opset=20})' | FileCheck %s

// CHECK-LABEL: @addmm(
// CHECK: %[[V0:.*]] = onnx.Gemm(%arg1, %arg2, %arg0) {alpha = 1.000000e+00 : f32, beta = 1.000000e+00 : f32} : {{.*}} -> tensor<?x4xf32, #onnx.dims<"n", "">>
// CHECK: return %[[V0]]
func.func @addmm(%arg0: !torch.tensor<[4],f32>, %arg1: !torch.tensor<[n,3],f32>, %arg2: !torch.tensor<[3,4],f32>) -> (!torch.tensor<[n,4],f32>) {
  %0 = torch.constant 1 : i64 -> !torch.int<1>
  %1 = torch.aten.addmm(%arg0, %arg1, %arg2, %0, %0) : (!torch.tensor<[4],f32>, !torch.tensor<[n,3],f32>, !torch.tensor<[3,4],f32>, !torch.int<1>, !torch.int<1>) -> !torch.tensor<[n,4],f32>
  return %1 : !torch.tensor<[n,4],f32>
}

// CHECK-LABEL: @dot(
// CHECK: %[[V0:.*]] = onnx.MatMul(%arg0, %arg1) : {{.*}} -> tensor<f32>
// CHECK: return %[[V0]]
func.func @dot(%arg0: !torch.tensor<[n],f32>, %arg1: !torch.tensor<[n],f32>) -> (!torch.tensor<[],f32>) {
  %0 = torch.aten.dot(%arg0, %arg1) : (!torch.tensor<[n],f32>, !torch.tensor<[n],f32>) -> !torch.tensor<[],f32>
  return %0 : !torch.tensor<[],f32>
}

// CHECK-LABEL: @dot_of_ints(
// CHECK: %[[V0:.*]] = onnx.MatMul(%arg0, %arg1) : {{.*}} -> tensor<i64>
// CHECK: return %[[V0]]
func.func @dot_of_ints(%arg0: !torch.tensor<[n],i64>, %arg1: !torch.tensor<[n],i64>) -> (!torch.tensor<[],i64>) {
  %0 = torch.aten.dot(%arg0, %arg1) : (!torch.tensor<[n],i64>, !torch.tensor<[n],i64>) -> !torch.tensor<[],i64>
  return %0 : !torch.tensor<[],i64>
}

// CHECK-LABEL: @linear(
// CHECK: %[[V0:.*]] = onnx.Gemm(%arg0, %arg1) {transB = 1 : i64} : {{.*}} -> tensor<?x4xf32, #onnx.dims<"n", "">>
// CHECK: return %[[V0]]
func.func @linear(%arg0: !torch.tensor<[n,3],f32>, %arg1: !torch.tensor<[4,3],f32>) -> (!torch.tensor<[n,4],f32>) {
  %0 = torch.constant unit -> !torch.none
  %1 = torch.aten.linear(%arg0, %arg1, %0) : (!torch.tensor<[n,3],f32>, !torch.tensor<[4,3],f32>, !torch.none) -> !torch.tensor<[n,4],f32>
  return %1 : !torch.tensor<[n,4],f32>
}

// CHECK-LABEL: @matmul(
// CHECK: %[[V0:.*]] = onnx.MatMul(%arg0, %arg1) : {{.*}} -> tensor<?x2x4xf32, #onnx.dims<"n", "", "">>
// CHECK: return %[[V0]]
func.func @matmul(%arg0: !torch.tensor<[n,2,3],f32>, %arg1: !torch.tensor<[3,4],f32>) -> (!torch.tensor<[n,2,4],f32>) {
  %0 = torch.aten.matmul(%arg0, %arg1) : (!torch.tensor<[n,2,3],f32>, !torch.tensor<[3,4],f32>) -> !torch.tensor<[n,2,4],f32>
  return %0 : !torch.tensor<[n,2,4],f32>
}

// CHECK-LABEL: @matmul_of_ints(
// CHECK: %[[V0:.*]] = onnx.MatMul(%arg0, %arg1) : {{.*}} -> tensor<?x2x4xi64, #onnx.dims<"n", "", "">>
// CHECK: return %[[V0]]
func.func @matmul_of_ints(%arg0: !torch.tensor<[n,2,3],i64>, %arg1: !torch.tensor<[3,4],i64>) -> (!torch.tensor<[n,2,4],i64>) {
  %0 = torch.aten.matmul(%arg0, %arg1) : (!torch.tensor<[n,2,3],i64>, !torch.tensor<[3,4],i64>) -> !torch.tensor<[n,2,4],i64>
  return %0 : !torch.tensor<[n,2,4],i64>
}

// CHECK-LABEL: @mv(
// CHECK: %[[V0:.*]] = onnx.Constant() {value = dense<1> : tensor<1xi64>} : () -> tensor<1xi64>
// CHECK: %[[V1:.*]] = onnx.UnsqueezeV13(%arg1, %[[V0]]) : {{.*}} -> tensor<*xf32>
// CHECK: %[[V2:.*]] = onnx.MatMul(%arg0, %[[V1]]) : {{.*}} -> tensor<*xf32>
// CHECK: %[[V3:.*]] = onnx.Constant() {value = dense<-1> : tensor<1xi64>} : () -> tensor<1xi64>
// CHECK: %[[V4:.*]] = onnx.SqueezeV13(%[[V2]], %[[V3]]) : {{.*}} -> tensor<?xf32, #onnx.dims<"n">>
// CHECK: return %[[V4]]
func.func @mv(%arg0: !torch.tensor<[n,3],f32>, %arg1: !torch.tensor<[3],f32>) -> (!torch.tensor<[n],f32>) {
  %0 = torch.aten.mv(%arg0, %arg1) : (!torch.tensor<[n,3],f32>, !torch.tensor<[3],f32>) -> !torch.tensor<[n],f32>
  return %0 : !torch.tensor<[n],f32>
}

// CHECK-LABEL: @mv_of_ints(
// CHECK: %[[V0:.*]] = onnx.Constant() {value = dense<1> : tensor<1xi64>} : () -> tensor<1xi64>
// CHECK: %[[V1:.*]] = onnx.UnsqueezeV13(%arg1, %[[V0]]) : {{.*}} -> tensor<*xi64>
// CHECK: %[[V2:.*]] = onnx.MatMul(%arg0, %[[V1]]) : {{.*}} -> tensor<*xi64>
// CHECK: %[[V3:.*]] = onnx.Constant() {value = dense<-1> : tensor<1xi64>} : () -> tensor<1xi64>
// CHECK: %[[V4:.*]] = onnx.SqueezeV13(%[[V2]], %[[V3]]) : {{.*}} -> tensor<?xi64, #onnx.dims<"n">>
// CHECK: return %[[V4]]
func.func @mv_of_ints(%arg0: !torch.tensor<[n,3],i64>, %arg1: !torch.tensor<[3],i64>) -> (!torch.tensor<[n],i64>) {
  %0 = torch.aten.mv(%arg0, %arg1) : (!torch.tensor<[n,3],i64>, !torch.tensor<[3],i64>) -> !torch.tensor<[n],i64>
  return %0 : !torch.tensor<[n],i64>
}

// CHECK-LABEL: @bmm(
// CHECK: %[[V0:.*]] = onnx.MatMul(%arg0, %arg1) : {{.*}} -> tensor<?x2x4xf32, #onnx.dims<"n", "", "">>
// CHECK: return %[[V0]]
func.func @bmm(%arg0: !torch.tensor<[n,2,3],f32>, %arg1: !torch.tensor<[n,3,4],f32>) -> (!torch.tensor<[n,2,4],f32>) {
  %0 = torch.aten.bmm(%arg0, %arg1) : (!torch.tensor<[n,2,3],f32>, !torch.tensor<[n,3,4],f32>) -> !torch.tensor<[n,2,4],f32>
  return %0 : !torch.tensor<[n,2,4],f32>
}

// CHECK-LABEL: @mm(
// CHECK: %[[V0:.*]] = onnx.MatMul(%arg0, %arg1) : {{.*}} -> tensor<?x4xf32, #onnx.dims<"n", "">>
// CHECK: return %[[V0]]
func.func @mm(%arg0: !torch.tensor<[n,3],f32>, %arg1: !torch.tensor<[3,4],f32>) -> (!torch.tensor<[n,4],f32>) {
  %0 = torch.aten.mm(%arg0, %arg1) : (!torch.tensor<[n,3],f32>, !torch.tensor<[3,4],f32>) -> !torch.tensor<[n,4],f32>
  return %0 : !torch.tensor<[n,4],f32>
}
