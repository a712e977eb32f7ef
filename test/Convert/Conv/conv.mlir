// Convolutions: asymmetric pads for an even kernel, transposed ones.

// RUN: torch-onnx-opt %s --pass-pipeline='builtin.module(convert-torch-to-onnx{opset=13})' | FileCheck %s

// CHECK-LABEL: @conv2d(
// CHECK: onnx.Conv{{(V[0-9]+)?}}(%{{.*}}, %{{.*}}, %{{.*}}) {
// CHECK-SAME: dilations = [1, 1], group = 3 : i64, pads = [1, 1, 1, 1], strides = [2, 2]
func.func @conv2d(%arg0: !torch.tensor<[n,3,8,8],f32>, %arg1: !torch.tensor<[6,1,3,3],f32>, %arg2: !torch.tensor<[6],f32>) -> (!torch.tensor<[n,6,4,4],f32>) {
  %0 = torch.constant true -> !torch.bool<true>
  %1 = torch.constant false -> !torch.bool<false>
  %2 = torch.constant 2 : i64 -> !torch.int<2>
  %3 = torch.constant 1 : i64 -> !torch.int<1>
  %4 = torch.constant 0 : i64 -> !torch.int<0>
  %5 = torch.constant 3 : i64 -> !torch.int<3>
  %6 = torch.prim.ListConstruct(%2, %2) : (!torch.int<2>, !torch.int<2>) -> !torch.list<[!torch.int<2>, !torch.int<2>]>
  %7 = torch.prim.ListConstruct(%3, %3) : (!torch.int<1>, !torch.int<1>) -> !torch.list<[!torch.int<1>, !torch.int<1>]>
  %8 = torch.prim.ListConstruct(%3, %3) : (!torch.int<1>, !torch.int<1>) -> !torch.list<[!torch.int<1>, !torch.int<1>]>
  %9 = torch.prim.ListConstruct(%4, %4) : (!torch.int<0>, !torch.int<0>) -> !torch.list<[!torch.int<0>, !torch.int<0>]>
  %10 = torch.aten._convolution(%arg0, %arg1, %arg2, %6, %7, %8, %1, %9, %5, %1, %1, %0, %0) : (!torch.tensor<[n,3,8,8],f32>, !torch.tensor<[6,1,3,3],f32>, !torch.tensor<[6],f32>, !torch.list<[!torch.int<2>, !torch.int<2>]>, !torch.list<[!torch.int<1>, !torch.int<1>]>, !torch.list<[!torch.int<1>, !torch.int<1>]>, !torch.bool<false>, !torch.list<[!torch.int<0>, !torch.int<0>]>, !torch.int<3>, !torch.bool<false>, !torch.bool<false>, !torch.bool<true>, !torch.bool<true>) -> !torch.tensor<[n,6,4,4],f32>
  return %10 : !torch.tensor<[n,6,4,4],f32>
}

// CHECK-LABEL: @same_even(
// CHECK: onnx.Conv{{(V[0-9]+)?}}(%{{.*}}, %{{.*}}) {
// CHECK-SAME: pads = [1, 2]
func.func @same_even(%arg0: !torch.tensor<[n,3,8],f32>, %arg1: !torch.tensor<[4,3,4],f32>) -> (!torch.tensor<[n,4,8],f32>) {
  %0 = torch.constant "same" -> !torch.str
  %1 = torch.constant unit -> !torch.none
  %2 = torch.constant 1 : i64 -> !torch.int<1>
  %3 = torch.prim.ListConstruct(%2) : (!torch.int<1>) -> !torch.list<[!torch.int<1>]>
  %4 = torch.prim.ListConstruct(%2) : (!torch.int<1>) -> !torch.list<[!torch.int<1>]>
  %5 = torch.aten._convolution_mode(%arg0, %arg1, %1, %3, %0, %4, %2) : (!torch.tensor<[n,3,8],f32>, !torch.tensor<[4,3,4],f32>, !torch.none, !torch.list<[!torch.int<1>]>, !torch.str, !torch.list<[!torch.int<1>]>, !torch.int<1>) -> !torch.tensor<[n,4,8],f32>
  return %5 : !torch.tensor<[n,4,8],f32>
}

// CHECK-LABEL: @transposed(
// CHECK: onnx.ConvTranspose{{(V[0-9]+)?}}(
// CHECK-SAME: output_padding = [2, 2], pads = [1, 1, 1, 1], strides = [3, 3]
func.func @transposed(%arg0: !torch.tensor<[n,3,8,8],f32>, %arg1: !torch.tensor<[3,4,3,3],f32>) -> (!torch.tensor<[n,4,24,24],f32>) {
  %0 = torch.constant false -> !torch.bool<false>
  %1 = torch.constant true -> !torch.bool<true>
  %2 = torch.constant unit -> !torch.none
  %3 = torch.constant 3 : i64 -> !torch.int<3>
  %4 = torch.constant 1 : i64 -> !torch.int<1>
  %5 = torch.constant 2 : i64 -> !torch.int<2>
  %6 = torch.prim.ListConstruct(%3, %3) : (!torch.int<3>, !torch.int<3>) -> !torch.list<[!torch.int<3>, !torch.int<3>]>
  %7 = torch.prim.ListConstruct(%4, %4) : (!torch.int<1>, !torch.int<1>) -> !torch.list<[!torch.int<1>, !torch.int<1>]>
  %8 = torch.prim.ListConstruct(%4, %4) : (!torch.int<1>, !torch.int<1>) -> !torch.list<[!torch.int<1>, !torch.int<1>]>
  %9 = torch.prim.ListConstruct(%5, %5) : (!torch.int<2>, !torch.int<2>) -> !torch.list<[!torch.int<2>, !torch.int<2>]>
  %10 = torch.aten._convolution(%arg0, %arg1, %2, %6, %7, %8, %1, %9, %4, %0, %0, %1, %1) : (!torch.tensor<[n,3,8,8],f32>, !torch.tensor<[3,4,3,3],f32>, !torch.none, !torch.list<[!torch.int<3>, !torch.int<3>]>, !torch.list<[!torch.int<1>, !torch.int<1>]>, !torch.list<[!torch.int<1>, !torch.int<1>]>, !torch.bool<true>, !torch.list<[!torch.int<2>, !torch.int<2>]>, !torch.int<1>, !torch.bool<false>, !torch.bool<false>, !torch.bool<true>, !torch.bool<true>) -> !torch.tensor<[n,4,24,24],f32>
  return %10 : !torch.tensor<[n,4,24,24],f32>
}
