// Products with a sum.

// RUN: torch-onnx-opt %s --decompose --opset=13 | FileCheck %s

// CHECK-LABEL: @linear(
// CHECK: torch.aten.t(
// CHECK: torch.aten.matmul
// CHECK: torch.aten.add.Tensor
func.func @linear(%arg0: !torch.tensor<[n,3,4],f32>, %arg1: !torch.tensor<[5,4],f32>, %arg2: !torch.tensor<[5],f32>) -> (!torch.tensor<[n,3,5],f32>) {
  %0 = torch.aten.linear(%arg0, %arg1, %arg2) : (!torch.tensor<[n,3,4],f32>, !torch.tensor<[5,4],f32>, !torch.tensor<[5],f32>) -> !torch.tensor<[n,3,5],f32>
  return %0 : !torch.tensor<[n,3,5],f32>
}

// CHECK-LABEL: @baddbmm(
// CHECK: torch.aten.bmm
// CHECK: torch.aten.mul.Scalar
// CHECK: torch.aten.mul.Scalar
// CHECK: torch.aten.add.Tensor
func.func @baddbmm(%arg0: !torch.tensor<[1,3],f32>, %arg1: !torch.tensor<[2,4,5],f32>, %arg2: !torch.tensor<[2,5,3],f32>) -> (!torch.tensor<[2,4,3],f32>) {
  %0 = torch.constant 5.000000e-01 : f64 -> !torch.float<5.000000e-01>
  %1 = torch.constant 2.000000e+00 : f64 -> !torch.float<2.000000e+00>
  %2 = torch.aten.baddbmm(%arg0, %arg1, %arg2, %0, %1) : (!torch.tensor<[1,3],f32>, !torch.tensor<[2,4,5],f32>, !torch.tensor<[2,5,3],f32>, !torch.float<5.000000e-01>, !torch.float<2.000000e+00>) -> !torch.tensor<[2,4,3],f32>
  return %2 : !torch.tensor<[2,4,3],f32>
}

// CHECK-LABEL: @int8(
// CHECK: torch.aten.matmul{{.*}}i32
// CHECK: torch.aten.to.dtype
func.func @int8(%arg0: !torch.tensor<[3,4],i8>, %arg1: !torch.tensor<[4,3],i8>) -> (!torch.tensor<[3,3],i8>) {
  %0 = torch.aten.matmul(%arg0, %arg1) : (!torch.tensor<[3,4],i8>, !torch.tensor<[4,3],i8>) -> !torch.tensor<[3,3],i8>
  return %0 : !torch.tensor<[3,3],i8>
}

// CHECK-LABEL: @bilinear(
// CHECK: torch.aten.matmul
// CHECK: torch.aten.matmul
// CHECK: torch.aten.squeeze.dim
func.func @bilinear(%arg0: !torch.tensor<[2,3],f32>, %arg1: !torch.tensor<[2,4],f32>, %arg2: !torch.tensor<[5,3,4],f32>) -> (!torch.tensor<[2,5],f32>) {
  %0 = torch.constant unit -> !torch.none
  %1 = torch.aten.bilinear(%arg0, %arg1, %arg2, %0) : (!torch.tensor<[2,3],f32>, !torch.tensor<[2,4],f32>, !torch.tensor<[5,3,4],f32>, !torch.none) -> !torch.tensor<[2,5],f32>
  return %1 : !torch.tensor<[2,5],f32>
}
