// NOTE: The checks are written by tools/dev/update_checks.py.

// RUN: torch-onnx-opt %s --decompose --opset 11 | FileCheck %s

// CHECK-LABEL: @deform_conv2d(
// CHECK-NOT: torch.operator(
// CHECK: return {{.*}} : !torch.tensor<[n,4,3,4],f32>
func.func @deform_conv2d(%arg0: !torch.tensor<[n,4,5,6],f32>, %arg1: !torch.tensor<[4,2,3,2],f32>, %arg2: !torch.tensor<[n,24,3,4],f32>, %arg3: !torch.tensor<[n,12,3,4],f32>, %arg4: !torch.tensor<[4],f32>) -> (!torch.tensor<[n,4,3,4],f32>) {
  %0 = torch.constant 2 : i64 -> !torch.int<2>
  %1 = torch.constant 1 : i64 -> !torch.int<1>
  %2 = torch.constant 1 : i64 -> !torch.int<1>
  %3 = torch.constant 0 : i64 -> !torch.int<0>
  %4 = torch.constant 1 : i64 -> !torch.int<1>
  %5 = torch.constant 2 : i64 -> !torch.int<2>
  %6 = torch.constant 2 : i64 -> !torch.int<2>
  %7 = torch.constant 2 : i64 -> !torch.int<2>
  %8 = torch.constant true -> !torch.bool<true>
  %9 = torch.operator "torchvision::deform_conv2d"(%arg0, %arg1, %arg2, %arg3, %arg4, %0, %1, %2, %3, %4, %5, %6, %7, %8) : (!torch.tensor<[n,4,5,6],f32>, !torch.tensor<[4,2,3,2],f32>, !torch.tensor<[n,24,3,4],f32>, !torch.tensor<[n,12,3,4],f32>, !torch.tensor<[4],f32>, !torch.int<2>, !torch.int<1>, !torch.int<1>, !torch.int<0>, !torch.int<1>, !torch.int<2>, !torch.int<2>, !torch.int<2>, !torch.bool<true>) -> !torch.tensor<[n,4,3,4],f32>
  return %9 : !torch.tensor<[n,4,3,4],f32>
}
