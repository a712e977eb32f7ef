// NOTE: The checks are written by tools/dev/update_checks.py.

// RUN: torch-onnx-opt %s --pass-pipeline='builtin.module(convert-torch-to-onnx{opset=20})' | FileCheck %s

// CHECK-LABEL: @addmm(
// CHECK: onnx.Gemm{{.*}} -> tensor<?x4xf32, #onnx.dims<"n", "">>
func.func @addmm(%arg0: !torch.tensor<[4],f32>, %arg1: !torch.tensor<[n,3],f32>, %arg2: !torch.tensor<[3,4],f32>) -> (!torch.tensor<[n,4],f32>) {
  %0 = torch.constant 1 : i64 -> !torch.int<1>
  %1 = torch.aten.addmm(%arg0, %arg1, %arg2, %0, %0) : (!torch.tensor<[4],f32>, !torch.tensor<[n,3],f32>, !torch.tensor<[3,4],f32>, !torch.int<1>, !torch.int<1>) -> !torch.tensor<[n,4],f32>
  return %1 : !torch.tensor<[n,4],f32>
}

// CHECK-LABEL: @dot(
// CHECK: onnx.MatMul{{.*}} -> tensor<f32>
func.func @dot(%arg0: !torch.tensor<[n],f32>, %arg1: !torch.tensor<[n],f32>) -> (!torch.tensor<[],f32>) {
  %0 = torch.aten.dot(%arg0, %arg1) : (!torch.tensor<[n],f32>, !torch.tensor<[n],f32>) -> !torch.tensor<[],f32>
  return %0 : !torch.tensor<[],f32>
}

// CHECK-LABEL: @dot_of_ints(
// CHECK: onnx.MatMul{{.*}} -> tensor<i64>
func.func @dot_of_ints(%arg0: !torch.tensor<[n],i64>, %arg1: !torch.tensor<[n],i64>) -> (!torch.tensor<[],i64>) {
  %0 = torch.aten.dot(%arg0, %arg1) : (!torch.tensor<[n],i64>, !torch.tensor<[n],i64>) -> !torch.tensor<[],i64>
  return %0 : !torch.tensor<[],i64>
}

// CHECK-LABEL: @linear(
// CHECK: onnx.Gemm{{.*}} -> tensor<?x4xf32, #onnx.dims<"n", "">>
func.func @linear(%arg0: !torch.tensor<[n,3],f32>, %arg1: !torch.tensor<[4,3],f32>) -> (!torch.tensor<[n,4],f32>) {
  %0 = torch.constant unit -> !torch.none
  %1 = torch.aten.linear(%arg0, %arg1, %0) : (!torch.tensor<[n,3],f32>, !torch.tensor<[4,3],f32>, !torch.none) -> !torch.tensor<[n,4],f32>
  return %1 : !torch.tensor<[n,4],f32>
}

// CHECK-LABEL: @matmul(
// CHECK: onnx.MatMul{{.*}} -> tensor<?x2x4xf32, #onnx.dims<"n", "", "">>
func.func @matmul(%arg0: !torch.tensor<[n,2,3],f32>, %arg1: !torch.tensor<[3,4],f32>) -> (!torch.tensor<[n,2,4],f32>) {
  %0 = torch.aten.matmul(%arg0, %arg1) : (!torch.tensor<[n,2,3],f32>, !torch.tensor<[3,4],f32>) -> !torch.tensor<[n,2,4],f32>
  return %0 : !torch.tensor<[n,2,4],f32>
}

// CHECK-LABEL: @matmul_of_ints(
// CHECK: onnx.MatMul{{.*}} -> tensor<?x2x4xi64, #onnx.dims<"n", "", "">>
func.func @matmul_of_ints(%arg0: !torch.tensor<[n,2,3],i64>, %arg1: !torch.tensor<[3,4],i64>) -> (!torch.tensor<[n,2,4],i64>) {
  %0 = torch.aten.matmul(%arg0, %arg1) : (!torch.tensor<[n,2,3],i64>, !torch.tensor<[3,4],i64>) -> !torch.tensor<[n,2,4],i64>
  return %0 : !torch.tensor<[n,2,4],i64>
}

// CHECK-LABEL: @mv(
// CHECK: onnx.UnsqueezeV13{{.*}} -> tensor<*xf32>
// CHECK: onnx.MatMul{{.*}} -> tensor<*xf32>
// CHECK: onnx.SqueezeV13{{.*}} -> tensor<?xf32, #onnx.dims<"n">>
func.func @mv(%arg0: !torch.tensor<[n,3],f32>, %arg1: !torch.tensor<[3],f32>) -> (!torch.tensor<[n],f32>) {
  %0 = torch.aten.mv(%arg0, %arg1) : (!torch.tensor<[n,3],f32>, !torch.tensor<[3],f32>) -> !torch.tensor<[n],f32>
  return %0 : !torch.tensor<[n],f32>
}

// CHECK-LABEL: @mv_of_ints(
// CHECK: onnx.UnsqueezeV13{{.*}} -> tensor<*xi64>
// CHECK: onnx.MatMul{{.*}} -> tensor<*xi64>
// CHECK: onnx.SqueezeV13{{.*}} -> tensor<?xi64, #onnx.dims<"n">>
func.func @mv_of_ints(%arg0: !torch.tensor<[n,3],i64>, %arg1: !torch.tensor<[3],i64>) -> (!torch.tensor<[n],i64>) {
  %0 = torch.aten.mv(%arg0, %arg1) : (!torch.tensor<[n,3],i64>, !torch.tensor<[3],i64>) -> !torch.tensor<[n],i64>
  return %0 : !torch.tensor<[n],i64>
}

// CHECK-LABEL: @bmm(
// CHECK: onnx.MatMul{{.*}} -> tensor<?x2x4xf32, #onnx.dims<"n", "", "">>
func.func @bmm(%arg0: !torch.tensor<[n,2,3],f32>, %arg1: !torch.tensor<[n,3,4],f32>) -> (!torch.tensor<[n,2,4],f32>) {
  %0 = torch.aten.bmm(%arg0, %arg1) : (!torch.tensor<[n,2,3],f32>, !torch.tensor<[n,3,4],f32>) -> !torch.tensor<[n,2,4],f32>
  return %0 : !torch.tensor<[n,2,4],f32>
}

// CHECK-LABEL: @mm(
// CHECK: onnx.MatMul{{.*}} -> tensor<?x4xf32, #onnx.dims<"n", "">>
func.func @mm(%arg0: !torch.tensor<[n,3],f32>, %arg1: !torch.tensor<[3,4],f32>) -> (!torch.tensor<[n,4],f32>) {
  %0 = torch.aten.mm(%arg0, %arg1) : (!torch.tensor<[n,3],f32>, !torch.tensor<[3,4],f32>) -> !torch.tensor<[n,4],f32>
  return %0 : !torch.tensor<[n,4],f32>
}
