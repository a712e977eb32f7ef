// NOTE: The checks are written by tools/dev/update_checks.py.

// RUN: torch-onnx-opt %s --pass-pipeline='builtin.module(convert-torch-to-onnx{opset=20})' | FileCheck %s

// CHECK-LABEL: @conv2d_padding(
// CHECK: %[[V0:.*]] = onnx.ConvV11(%arg0, %arg1) {dilations = [1, 2], group = 1 : i64, pads = [1, 3, 1, 3], strides = [1, 1]} : {{.*}} -> tensor<?x3x?x7xf32, #onnx.dims<"n", "", "h", "">>
// CHECK: return %[[V0]]
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
// CHECK: %[[V0:.*]] = onnx.ConvV11(%arg0, %arg1) {dilations = [1], group = 1 : i64, pads = [0, 0], strides = [1]} : {{.*}} -> tensor<?x4x7xf32, #onnx.dims<"n", "", "">>
// CHECK: return %[[V0]]
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

// CHECK-LABEL: @conv1d(
// CHECK: %[[V0:.*]] = onnx.ConvV11(%arg0, %arg1) {dilations = [1], group = 1 : i64, pads = [0, 0], strides = [1]} : {{.*}} -> tensor<?x6x7xf32, #onnx.dims<"n", "", "">>
// CHECK: return %[[V0]]
func.func @conv1d(%arg0: !torch.tensor<[n,4,9],f32>, %arg1: !torch.tensor<[6,4,3],f32>) -> (!torch.tensor<[n,6,7],f32>) {
  %0 = torch.constant unit -> !torch.none
  %1 = torch.constant 1 : i64 -> !torch.int<1>
  %2 = torch.prim.ListConstruct(%1) : (!torch.int<1>) -> !torch.list<[!torch.int<1>]>
  %3 = torch.constant 0 : i64 -> !torch.int<0>
  %4 = torch.prim.ListConstruct(%3) : (!torch.int<0>) -> !torch.list<[!torch.int<0>]>
  %5 = torch.aten.conv1d(%arg0, %arg1, %0, %2, %4, %2, %1) : (!torch.tensor<[n,4,9],f32>, !torch.tensor<[6,4,3],f32>, !torch.none, !torch.list<[!torch.int<1>]>, !torch.list<[!torch.int<0>]>, !torch.list<[!torch.int<1>]>, !torch.int<1>) -> !torch.tensor<[n,6,7],f32>
  return %5 : !torch.tensor<[n,6,7],f32>
}

// CHECK-LABEL: @conv1d_padding(
// CHECK: %[[V0:.*]] = onnx.ConvV11(%arg0, %arg1) {dilations = [1], group = 1 : i64, pads = [1, 1], strides = [1]} : {{.*}} -> tensor<?x6x9xf32, #onnx.dims<"n", "", "">>
// CHECK: return %[[V0]]
func.func @conv1d_padding(%arg0: !torch.tensor<[n,4,9],f32>, %arg1: !torch.tensor<[6,4,3],f32>) -> (!torch.tensor<[n,6,9],f32>) {
  %0 = torch.constant unit -> !torch.none
  %1 = torch.constant 1 : i64 -> !torch.int<1>
  %2 = torch.prim.ListConstruct(%1) : (!torch.int<1>) -> !torch.list<[!torch.int<1>]>
  %3 = torch.constant "same" -> !torch.str
  %4 = torch.aten.conv1d.padding(%arg0, %arg1, %0, %2, %3, %2, %1) : (!torch.tensor<[n,4,9],f32>, !torch.tensor<[6,4,3],f32>, !torch.none, !torch.list<[!torch.int<1>]>, !torch.str, !torch.list<[!torch.int<1>]>, !torch.int<1>) -> !torch.tensor<[n,6,9],f32>
  return %4 : !torch.tensor<[n,6,9],f32>
}

// CHECK-LABEL: @conv2d(
// CHECK: %[[V0:.*]] = onnx.ConvV11(%arg0, %arg1) {dilations = [1, 1], group = 1 : i64, pads = [0, 0, 0, 0], strides = [1, 1]} : {{.*}} -> tensor<?x6x7x6xf32, #onnx.dims<"n", "", "", "">>
// CHECK: return %[[V0]]
func.func @conv2d(%arg0: !torch.tensor<[n,4,9,8],f32>, %arg1: !torch.tensor<[6,4,3,3],f32>) -> (!torch.tensor<[n,6,7,6],f32>) {
  %0 = torch.constant unit -> !torch.none
  %1 = torch.constant 1 : i64 -> !torch.int<1>
  %2 = torch.prim.ListConstruct(%1, %1) : (!torch.int<1>, !torch.int<1>) -> !torch.list<[!torch.int<1>, !torch.int<1>]>
  %3 = torch.constant 0 : i64 -> !torch.int<0>
  %4 = torch.prim.ListConstruct(%3, %3) : (!torch.int<0>, !torch.int<0>) -> !torch.list<[!torch.int<0>, !torch.int<0>]>
  %5 = torch.aten.conv2d(%arg0, %arg1, %0, %2, %4, %2, %1) : (!torch.tensor<[n,4,9,8],f32>, !torch.tensor<[6,4,3,3],f32>, !torch.none, !torch.list<[!torch.int<1>, !torch.int<1>]>, !torch.list<[!torch.int<0>, !torch.int<0>]>, !torch.list<[!torch.int<1>, !torch.int<1>]>, !torch.int<1>) -> !torch.tensor<[n,6,7,6],f32>
  return %5 : !torch.tensor<[n,6,7,6],f32>
}

// CHECK-LABEL: @conv3d(
// CHECK: %[[V0:.*]] = onnx.ConvV11(%arg0, %arg1) {dilations = [1, 1, 1], group = 1 : i64, pads = [0, 0, 0, 0, 0, 0], strides = [1, 1, 1]} : {{.*}} -> tensor<?x6x3x4x5xf32, #onnx.dims<"n", "", "", "", "">>
// CHECK: return %[[V0]]
func.func @conv3d(%arg0: !torch.tensor<[n,4,5,6,7],f32>, %arg1: !torch.tensor<[6,4,3,3,3],f32>) -> (!torch.tensor<[n,6,3,4,5],f32>) {
  %0 = torch.constant unit -> !torch.none
  %1 = torch.constant 1 : i64 -> !torch.int<1>
  %2 = torch.prim.ListConstruct(%1, %1, %1) : (!torch.int<1>, !torch.int<1>, !torch.int<1>) -> !torch.list<[!torch.int<1>, !torch.int<1>, !torch.int<1>]>
  %3 = torch.constant 0 : i64 -> !torch.int<0>
  %4 = torch.prim.ListConstruct(%3, %3, %3) : (!torch.int<0>, !torch.int<0>, !torch.int<0>) -> !torch.list<[!torch.int<0>, !torch.int<0>, !torch.int<0>]>
  %5 = torch.aten.conv3d(%arg0, %arg1, %0, %2, %4, %2, %1) : (!torch.tensor<[n,4,5,6,7],f32>, !torch.tensor<[6,4,3,3,3],f32>, !torch.none, !torch.list<[!torch.int<1>, !torch.int<1>, !torch.int<1>]>, !torch.list<[!torch.int<0>, !torch.int<0>, !torch.int<0>]>, !torch.list<[!torch.int<1>, !torch.int<1>, !torch.int<1>]>, !torch.int<1>) -> !torch.tensor<[n,6,3,4,5],f32>
  return %5 : !torch.tensor<[n,6,3,4,5],f32>
}

// CHECK-LABEL: @conv3d_padding(
// CHECK: %[[V0:.*]] = onnx.ConvV11(%arg0, %arg1) {dilations = [1, 1, 1], group = 1 : i64, pads = [1, 1, 1, 1, 1, 1], strides = [1, 1, 1]} : {{.*}} -> tensor<?x6x5x6x7xf32, #onnx.dims<"n", "", "", "", "">>
// CHECK: return %[[V0]]
func.func @conv3d_padding(%arg0: !torch.tensor<[n,4,5,6,7],f32>, %arg1: !torch.tensor<[6,4,3,3,3],f32>) -> (!torch.tensor<[n,6,5,6,7],f32>) {
  %0 = torch.constant unit -> !torch.none
  %1 = torch.constant 1 : i64 -> !torch.int<1>
  %2 = torch.prim.ListConstruct(%1, %1, %1) : (!torch.int<1>, !torch.int<1>, !torch.int<1>) -> !torch.list<[!torch.int<1>, !torch.int<1>, !torch.int<1>]>
  %3 = torch.constant "same" -> !torch.str
  %4 = torch.aten.conv3d.padding(%arg0, %arg1, %0, %2, %3, %2, %1) : (!torch.tensor<[n,4,5,6,7],f32>, !torch.tensor<[6,4,3,3,3],f32>, !torch.none, !torch.list<[!torch.int<1>, !torch.int<1>, !torch.int<1>]>, !torch.str, !torch.list<[!torch.int<1>, !torch.int<1>, !torch.int<1>]>, !torch.int<1>) -> !torch.tensor<[n,6,5,6,7],f32>
  return %4 : !torch.tensor<[n,6,5,6,7],f32>
}

// CHECK-LABEL: @conv_transpose1d(
// CHECK: %[[V0:.*]] = onnx.ConvTransposeV11(%arg0, %arg1) {dilations = [1], group = 1 : i64, pads = [0, 0], strides = [1]} : {{.*}} -> tensor<?x6x11xf32, #onnx.dims<"n", "", "">>
// CHECK: return %[[V0]]
func.func @conv_transpose1d(%arg0: !torch.tensor<[n,4,9],f32>, %arg1: !torch.tensor<[4,6,3],f32>) -> (!torch.tensor<[n,6,11],f32>) {
  %0 = torch.constant unit -> !torch.none
  %1 = torch.constant 1 : i64 -> !torch.int<1>
  %2 = torch.prim.ListConstruct(%1) : (!torch.int<1>) -> !torch.list<[!torch.int<1>]>
  %3 = torch.constant 0 : i64 -> !torch.int<0>
  %4 = torch.prim.ListConstruct(%3) : (!torch.int<0>) -> !torch.list<[!torch.int<0>]>
  %5 = torch.aten.conv_transpose1d(%arg0, %arg1, %0, %2, %4, %4, %1, %2) : (!torch.tensor<[n,4,9],f32>, !torch.tensor<[4,6,3],f32>, !torch.none, !torch.list<[!torch.int<1>]>, !torch.list<[!torch.int<0>]>, !torch.list<[!torch.int<0>]>, !torch.int<1>, !torch.list<[!torch.int<1>]>) -> !torch.tensor<[n,6,11],f32>
  return %5 : !torch.tensor<[n,6,11],f32>
}

// CHECK-LABEL: @conv_transpose2d_input(
// CHECK: %[[V0:.*]] = onnx.ConvTransposeV11(%arg0, %arg1) {dilations = [1, 1], group = 1 : i64, pads = [0, 0, 0, 0], strides = [1, 1]} : {{.*}} -> tensor<?x6x11x10xf32, #onnx.dims<"n", "", "", "">>
// CHECK: return %[[V0]]
func.func @conv_transpose2d_input(%arg0: !torch.tensor<[n,4,9,8],f32>, %arg1: !torch.tensor<[4,6,3,3],f32>) -> (!torch.tensor<[n,6,11,10],f32>) {
  %0 = torch.constant unit -> !torch.none
  %1 = torch.constant 1 : i64 -> !torch.int<1>
  %2 = torch.prim.ListConstruct(%1, %1) : (!torch.int<1>, !torch.int<1>) -> !torch.list<[!torch.int<1>, !torch.int<1>]>
  %3 = torch.constant 0 : i64 -> !torch.int<0>
  %4 = torch.prim.ListConstruct(%3, %3) : (!torch.int<0>, !torch.int<0>) -> !torch.list<[!torch.int<0>, !torch.int<0>]>
  %5 = torch.aten.conv_transpose2d.input(%arg0, %arg1, %0, %2, %4, %4, %1, %2) : (!torch.tensor<[n,4,9,8],f32>, !torch.tensor<[4,6,3,3],f32>, !torch.none, !torch.list<[!torch.int<1>, !torch.int<1>]>, !torch.list<[!torch.int<0>, !torch.int<0>]>, !torch.list<[!torch.int<0>, !torch.int<0>]>, !torch.int<1>, !torch.list<[!torch.int<1>, !torch.int<1>]>) -> !torch.tensor<[n,6,11,10],f32>
  return %5 : !torch.tensor<[n,6,11,10],f32>
}

// CHECK-LABEL: @conv_transpose3d_input(
// CHECK: %[[V0:.*]] = onnx.ConvTransposeV11(%arg0, %arg1) {dilations = [1, 1, 1], group = 1 : i64, pads = [0, 0, 0, 0, 0, 0], strides = [1, 1, 1]} : {{.*}} -> tensor<?x6x7x8x9xf32, #onnx.dims<"n", "", "", "", "">>
// CHECK: return %[[V0]]
func.func @conv_transpose3d_input(%arg0: !torch.tensor<[n,4,5,6,7],f32>, %arg1: !torch.tensor<[4,6,3,3,3],f32>) -> (!torch.tensor<[n,6,7,8,9],f32>) {
  %0 = torch.constant unit -> !torch.none
  %1 = torch.constant 1 : i64 -> !torch.int<1>
  %2 = torch.prim.ListConstruct(%1, %1, %1) : (!torch.int<1>, !torch.int<1>, !torch.int<1>) -> !torch.list<[!torch.int<1>, !torch.int<1>, !torch.int<1>]>
  %3 = torch.constant 0 : i64 -> !torch.int<0>
  %4 = torch.prim.ListConstruct(%3, %3, %3) : (!torch.int<0>, !torch.int<0>, !torch.int<0>) -> !torch.list<[!torch.int<0>, !torch.int<0>, !torch.int<0>]>
  %5 = torch.aten.conv_transpose3d.input(%arg0, %arg1, %0, %2, %4, %4, %1, %2) : (!torch.tensor<[n,4,5,6,7],f32>, !torch.tensor<[4,6,3,3,3],f32>, !torch.none, !torch.list<[!torch.int<1>, !torch.int<1>, !torch.int<1>]>, !torch.list<[!torch.int<0>, !torch.int<0>, !torch.int<0>]>, !torch.list<[!torch.int<0>, !torch.int<0>, !torch.int<0>]>, !torch.int<1>, !torch.list<[!torch.int<1>, !torch.int<1>, !torch.int<1>]>) -> !torch.tensor<[n,6,7,8,9],f32>
  return %5 : !torch.tensor<[n,6,7,8,9],f32>
}
