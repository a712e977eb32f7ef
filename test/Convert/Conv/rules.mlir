// NOTE: The checks are written by tools/dev/update_checks.py.

// RUN: torch-onnx-opt %s --pass-pipeline='builtin.module(convert-torch-to-onnx{opset=20})' | FileCheck %s

// CHECK-LABEL: @conv2d_padding(
// CHECK: onnx.ConvV11{{.*}} -> tensor<?x3x?x7xf32, #onnx.dims<"n", "", "h", "">>
func.func @conv2d_padding(%arg0: !torch.tensor<[n,2,h,7],f32>, %arg1: !torch.tensor<[3,2,3,4],f32>) -> (!torch.tensor<[n,3,h,7],f32>) {
  %0 = torch.constant unit -> !torch.none
  %1 = torch.constant 1 : i64 -> !torch.int<1>
  %2 = torch.constant "same" -> !torch.str
  %3 = torch.constant 2 : i64 -> !torch.int<2>
  %4 = torch.prim.ListConstruct(%1) : (!torch.int<1>) -> !torch.list<[!torch.int<1>]>
  %5 = torch.prim.ListConstruct(%1, %3) : (!torch.int<1>, !torch.int<2>) -> !torch.list<[!torch.int<1>, !torch.int<2>]>
  %6 = torch.aten.conv2d.padding(%arg0, %arg1, %0, %4, %2, %5, %1) : (!torch.tensor<[n,2,h,7],f32>, !torch.tensor<[3,2,3,4],f32>, !torch.none, !torch.list<[!torch.int<1>]>, !torch.str, !torch.list<[!torch.int<1>, !torch.int<2>]>, !torch.int<1>) -> !torch.tensor<[n,3,h,7],f32>
  return %6 : !torch.tensor<[n,3,h,7],f32>
}

// CHECK-LABEL: @convolution(
// CHECK: onnx.ConvV11{{.*}} -> tensor<?x4x7xf32, #onnx.dims<"n", "", "">>
func.func @convolution(%arg0: !torch.tensor<[n,4,9],f32>, %arg1: !torch.tensor<[4,4,3],f32>) -> (!torch.tensor<[n,4,7],f32>) {
  %0 = torch.constant unit -> !torch.none
  %1 = torch.constant 1 : i64 -> !torch.int<1>
  %2 = torch.constant 0 : i64 -> !torch.int<0>
  %3 = torch.constant false -> !torch.bool<false>
  %4 = torch.prim.ListConstruct(%1) : (!torch.int<1>) -> !torch.list<[!torch.int<1>]>
  %5 = torch.prim.ListConstruct(%2) : (!torch.int<0>) -> !torch.list<[!torch.int<0>]>
  %6 = torch.prim.ListConstruct(%1) : (!torch.int<1>) -> !torch.list<[!torch.int<1>]>
  %7 = torch.prim.ListConstruct(%2) : (!torch.int<0>) -> !torch.list<[!torch.int<0>]>
  %8 = torch.aten.convolution(%arg0, %arg1, %0, %4, %5, %6, %3, %7, %1) : (!torch.tensor<[n,4,9],f32>, !torch.tensor<[4,4,3],f32>, !torch.none, !torch.list<[!torch.int<1>]>, !torch.list<[!torch.int<0>]>, !torch.list<[!torch.int<1>]>, !torch.bool<false>, !torch.list<[!torch.int<0>]>, !torch.int<1>) -> !torch.tensor<[n,4,7],f32>
  return %8 : !torch.tensor<[n,4,7],f32>
}
