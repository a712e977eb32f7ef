// Sampling before opset 16, and an affine grid.

// RUN: torch-onnx-opt %s --decompose --opset=13 | FileCheck %s

// CHECK-LABEL: @nearest(
// CHECK: torch.aten.round
// CHECK: torch.aten.gather
// CHECK: torch.aten.mul.Tensor
func.func @nearest(%arg0: !torch.tensor<[2,3,8,8],f32>, %arg1: !torch.tensor<[2,4,5,2],f32>) -> (!torch.tensor<[2,3,4,5],f32>) {
  %0 = torch.constant false -> !torch.bool<false>
  %1 = torch.constant 1 : i64 -> !torch.int<1>
  %2 = torch.constant 0 : i64 -> !torch.int<0>
  %3 = torch.aten.grid_sampler(%arg0, %arg1, %1, %2, %0) : (!torch.tensor<[2,3,8,8],f32>, !torch.tensor<[2,4,5,2],f32>, !torch.int<1>, !torch.int<0>, !torch.bool<false>) -> !torch.tensor<[2,3,4,5],f32>
  return %3 : !torch.tensor<[2,3,4,5],f32>
}

// CHECK-LABEL: @affine(
// CHECK: torch.aten.matmul
func.func @affine(%arg0: !torch.tensor<[2,2,3],f32>) -> (!torch.tensor<[2,4,5,2],f32>) {
  %0 = torch.constant false -> !torch.bool<false>
  %1 = torch.constant 2 : i64 -> !torch.int<2>
  %2 = torch.constant 3 : i64 -> !torch.int<3>
  %3 = torch.constant 4 : i64 -> !torch.int<4>
  %4 = torch.constant 5 : i64 -> !torch.int<5>
  %5 = torch.prim.ListConstruct(%1, %2, %3, %4) : (!torch.int<2>, !torch.int<3>, !torch.int<4>, !torch.int<5>) -> !torch.list<[!torch.int<2>, !torch.int<3>, !torch.int<4>, !torch.int<5>]>
  %6 = torch.aten.affine_grid_generator(%arg0, %5, %0) : (!torch.tensor<[2,2,3],f32>, !torch.list<[!torch.int<2>, !torch.int<3>, !torch.int<4>, !torch.int<5>]>, !torch.bool<false>) -> !torch.tensor<[2,4,5,2],f32>
  return %6 : !torch.tensor<[2,4,5,2],f32>
}
