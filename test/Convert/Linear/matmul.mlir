// Matrix products; Gemm for those with a bias.

// RUN: torch-onnx-opt %s --pass-pipeline='builtin.module(convert-torch-to-onnx{opset=13})' | FileCheck %s

// CHECK-LABEL: @matmul(
// CHECK: onnx.MatMul
// CHECK-NOT: Reshape
func.func @matmul(%arg0: !torch.tensor<[n,3,4],f32>, %arg1: !torch.tensor<[4],f32>) -> (!torch.tensor<[n,3],f32>) {
  %0 = torch.aten.matmul(%arg0, %arg1) : (!torch.tensor<[n,3,4],f32>, !torch.tensor<[4],f32>) -> !torch.tensor<[n,3],f32>
  return %0 : !torch.tensor<[n,3],f32>
}

// CHECK-LABEL: @linear(
// CHECK: onnx.Gemm{{(V[0-9]+)?}}(%{{.*}}, %{{.*}}, %{{.*}}) {transB = 1 : i64}
func.func @linear(%arg0: !torch.tensor<[n,4],f32>, %arg1: !torch.tensor<[3,4],f32>, %arg2: !torch.tensor<[3],f32>) -> (!torch.tensor<[n,3],f32>) {
  %0 = torch.aten.linear(%arg0, %arg1, %arg2) : (!torch.tensor<[n,4],f32>, !torch.tensor<[3,4],f32>, !torch.tensor<[3],f32>) -> !torch.tensor<[n,3],f32>
  return %0 : !torch.tensor<[n,3],f32>
}

// CHECK-LABEL: @addmm(
// CHECK: onnx.Gemm{{(V[0-9]+)?}}(
// CHECK-SAME: alpha = 1.000000e+00 : f32, beta = 5.000000e-01 : f32
func.func @addmm(%arg0: !torch.tensor<[3],f32>, %arg1: !torch.tensor<[n,4],f32>, %arg2: !torch.tensor<[4,3],f32>) -> (!torch.tensor<[n,3],f32>) {
  %0 = torch.constant 1 : i64 -> !torch.int<1>
  %1 = torch.constant 5.000000e-01 : f64 -> !torch.float<5.000000e-01>
  %2 = torch.aten.addmm(%arg0, %arg1, %arg2, %1, %0) : (!torch.tensor<[3],f32>, !torch.tensor<[n,4],f32>, !torch.tensor<[4,3],f32>, !torch.float<5.000000e-01>, !torch.int<1>) -> !torch.tensor<[n,3],f32>
  return %2 : !torch.tensor<[n,3],f32>
}

// CHECK-LABEL: @addmm_not_read(
// CHECK: onnx.Gemm{{(V[0-9]+)?}}(%{{[a-z0-9]+}}, %{{[a-z0-9]+}}) {
func.func @addmm_not_read(%arg0: !torch.tensor<[3],f32>, %arg1: !torch.tensor<[n,4],f32>, %arg2: !torch.tensor<[4,3],f32>) -> (!torch.tensor<[n,3],f32>) {
  %0 = torch.constant 1 : i64 -> !torch.int<1>
  %1 = torch.constant 0 : i64 -> !torch.int<0>
  %2 = torch.aten.addmm(%arg0, %arg1, %arg2, %1, %0) : (!torch.tensor<[3],f32>, !torch.tensor<[n,4],f32>, !torch.tensor<[4,3],f32>, !torch.int<0>, !torch.int<1>) -> !torch.tensor<[n,3],f32>
  return %2 : !torch.tensor<[n,3],f32>
}

// CHECK-LABEL: @int_mm(
// CHECK: onnx.MatMulInteger
func.func @int_mm(%arg0: !torch.tensor<[32,8],i8>, %arg1: !torch.tensor<[8,8],i8>) -> (!torch.tensor<[32,8],i32>) {
  %0 = torch.aten._int_mm(%arg0, %arg1) : (!torch.tensor<[32,8],i8>, !torch.tensor<[8,8],i8>) -> !torch.tensor<[32,8],i32>
  return %0 : !torch.tensor<[32,8],i32>
}
