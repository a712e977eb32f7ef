// NOTE: The checks are written by tools/dev/update_checks.py.

// RUN: torch-onnx-opt %s --pass-pipeline='builtin.module(convert-torch-to-onnx{opset=20})' | FileCheck %s

// CHECK-LABEL: @avg_pool1d(
// CHECK: %[[V0:.*]] = onnx.AveragePoolV19(%arg0) {ceil_mode = 0 : i64, count_include_pad = 0 : i64, kernel_shape = [3], pads = [1, 1], strides = [2]} : {{.*}} -> tensor<?x2x4xf32, #onnx.dims<"n", "", "">>
// CHECK: return %[[V0]]
func.func @avg_pool1d(%arg0: !torch.tensor<[n,2,7],f32>) -> (!torch.tensor<[n,2,4],f32>) {
  %0 = torch.constant 3 : i64 -> !torch.int<3>
  %1 = torch.constant 2 : i64 -> !torch.int<2>
  %2 = torch.constant 1 : i64 -> !torch.int<1>
  %3 = torch.constant false -> !torch.bool<false>
  %4 = torch.prim.ListConstruct(%0) : (!torch.int<3>) -> !torch.list<[!torch.int<3>]>
  %5 = torch.prim.ListConstruct(%1) : (!torch.int<2>) -> !torch.list<[!torch.int<2>]>
  %6 = torch.prim.ListConstruct(%2) : (!torch.int<1>) -> !torch.list<[!torch.int<1>]>
  %7 = torch.aten.avg_pool1d(%arg0, %4, %5, %6, %3, %3) : (!torch.tensor<[n,2,7],f32>, !torch.list<[!torch.int<3>]>, !torch.list<[!torch.int<2>]>, !torch.list<[!torch.int<1>]>, !torch.bool<false>, !torch.bool<false>) -> !torch.tensor<[n,2,4],f32>
  return %7 : !torch.tensor<[n,2,4],f32>
}

// CHECK-LABEL: @avg_pool2d(
// CHECK: %[[V0:.*]] = onnx.AveragePoolV19(%arg0) {ceil_mode = 0 : i64, count_include_pad = 0 : i64, kernel_shape = [3, 2], pads = [1, 1, 1, 1], strides = [2, 2]} : {{.*}} -> tensor<?x2x4x5xf32, #onnx.dims<"n", "", "", "">>
// CHECK: return %[[V0]]
func.func @avg_pool2d(%arg0: !torch.tensor<[n,2,7,8],f32>) -> (!torch.tensor<[n,2,4,5],f32>) {
  %0 = torch.constant 3 : i64 -> !torch.int<3>
  %1 = torch.constant 2 : i64 -> !torch.int<2>
  %2 = torch.constant 1 : i64 -> !torch.int<1>
  %3 = torch.constant false -> !torch.bool<false>
  %4 = torch.constant unit -> !torch.none
  %5 = torch.prim.ListConstruct(%0, %1) : (!torch.int<3>, !torch.int<2>) -> !torch.list<[!torch.int<3>, !torch.int<2>]>
  %6 = torch.prim.ListConstruct(%1, %1) : (!torch.int<2>, !torch.int<2>) -> !torch.list<[!torch.int<2>, !torch.int<2>]>
  %7 = torch.prim.ListConstruct(%2, %2) : (!torch.int<1>, !torch.int<1>) -> !torch.list<[!torch.int<1>, !torch.int<1>]>
  %8 = torch.aten.avg_pool2d(%arg0, %5, %6, %7, %3, %3, %4) : (!torch.tensor<[n,2,7,8],f32>, !torch.list<[!torch.int<3>, !torch.int<2>]>, !torch.list<[!torch.int<2>, !torch.int<2>]>, !torch.list<[!torch.int<1>, !torch.int<1>]>, !torch.bool<false>, !torch.bool<false>, !torch.none) -> !torch.tensor<[n,2,4,5],f32>
  return %8 : !torch.tensor<[n,2,4,5],f32>
}

// CHECK-LABEL: @avg_pool3d(
// CHECK: %[[V0:.*]] = onnx.AveragePoolV19(%arg0) {ceil_mode = 0 : i64, count_include_pad = 0 : i64, kernel_shape = [3, 2, 2], pads = [1, 1, 1, 1, 1, 1], strides = [2, 2, 2]} : {{.*}} -> tensor<?x2x3x4x5xf32, #onnx.dims<"n", "", "", "", "">>
// CHECK: return %[[V0]]
func.func @avg_pool3d(%arg0: !torch.tensor<[n,2,5,7,8],f32>) -> (!torch.tensor<[n,2,3,4,5],f32>) {
  %0 = torch.constant 3 : i64 -> !torch.int<3>
  %1 = torch.constant 2 : i64 -> !torch.int<2>
  %2 = torch.constant 1 : i64 -> !torch.int<1>
  %3 = torch.constant false -> !torch.bool<false>
  %4 = torch.constant unit -> !torch.none
  %5 = torch.prim.ListConstruct(%0, %1, %1) : (!torch.int<3>, !torch.int<2>, !torch.int<2>) -> !torch.list<[!torch.int<3>, !torch.int<2>, !torch.int<2>]>
  %6 = torch.prim.ListConstruct(%1, %1, %1) : (!torch.int<2>, !torch.int<2>, !torch.int<2>) -> !torch.list<[!torch.int<2>, !torch.int<2>, !torch.int<2>]>
  %7 = torch.prim.ListConstruct(%2, %2, %2) : (!torch.int<1>, !torch.int<1>, !torch.int<1>) -> !torch.list<[!torch.int<1>, !torch.int<1>, !torch.int<1>]>
  %8 = torch.aten.avg_pool3d(%arg0, %5, %6, %7, %3, %3, %4) : (!torch.tensor<[n,2,5,7,8],f32>, !torch.list<[!torch.int<3>, !torch.int<2>, !torch.int<2>]>, !torch.list<[!torch.int<2>, !torch.int<2>, !torch.int<2>]>, !torch.list<[!torch.int<1>, !torch.int<1>, !torch.int<1>]>, !torch.bool<false>, !torch.bool<false>, !torch.none) -> !torch.tensor<[n,2,3,4,5],f32>
  return %8 : !torch.tensor<[n,2,3,4,5],f32>
}

// CHECK-LABEL: @max_pool1d(
// CHECK: %[[V0:.*]] = onnx.MaxPoolV12(%arg0) {ceil_mode = 0 : i64, dilations = [1], kernel_shape = [3], pads = [1, 1], strides = [2]} : {{.*}} -> tensor<?x2x4xf32, #onnx.dims<"n", "", "">>
// CHECK: return %[[V0]]
func.func @max_pool1d(%arg0: !torch.tensor<[n,2,7],f32>) -> (!torch.tensor<[n,2,4],f32>) {
  %0 = torch.constant 3 : i64 -> !torch.int<3>
  %1 = torch.constant 2 : i64 -> !torch.int<2>
  %2 = torch.constant 1 : i64 -> !torch.int<1>
  %3 = torch.constant false -> !torch.bool<false>
  %4 = torch.prim.ListConstruct(%0) : (!torch.int<3>) -> !torch.list<[!torch.int<3>]>
  %5 = torch.prim.ListConstruct(%1) : (!torch.int<2>) -> !torch.list<[!torch.int<2>]>
  %6 = torch.prim.ListConstruct(%2) : (!torch.int<1>) -> !torch.list<[!torch.int<1>]>
  %7 = torch.prim.ListConstruct(%2) : (!torch.int<1>) -> !torch.list<[!torch.int<1>]>
  %8 = torch.aten.max_pool1d(%arg0, %4, %5, %6, %7, %3) : (!torch.tensor<[n,2,7],f32>, !torch.list<[!torch.int<3>]>, !torch.list<[!torch.int<2>]>, !torch.list<[!torch.int<1>]>, !torch.list<[!torch.int<1>]>, !torch.bool<false>) -> !torch.tensor<[n,2,4],f32>
  return %8 : !torch.tensor<[n,2,4],f32>
}

// CHECK-LABEL: @max_pool2d_with_indices(
// CHECK: %[[V0:.*]]:2 = onnx.MaxPoolV12(%arg0) {ceil_mode = 0 : i64, dilations = [1, 1], kernel_shape = [3, 2], pads = [1, 1, 1, 1], strides = [2, 2]} : {{.*}} -> (tensor<?x2x4x5xf32, #onnx.dims<"n", "", "", "">>, tensor<*xi64>)
// CHECK: %[[V1:.*]] = onnx.Constant() {value = dense<56> : tensor<i64>} : () -> tensor<i64>
// CHECK: %[[V2:.*]] = onnx.Mod(%[[V0]]#1, %[[V1]]) : {{.*}} -> tensor<?x2x4x5xi64, #onnx.dims<"n", "", "", "">>
// CHECK: return %[[V0]]#0, %[[V2]]
func.func @max_pool2d_with_indices(%arg0: !torch.tensor<[n,2,7,8],f32>) -> (!torch.tensor<[n,2,4,5],f32>, !torch.tensor<[n,2,4,5],i64>) {
  %0 = torch.constant 3 : i64 -> !torch.int<3>
  %1 = torch.constant 2 : i64 -> !torch.int<2>
  %2 = torch.constant 1 : i64 -> !torch.int<1>
  %3 = torch.constant false -> !torch.bool<false>
  %4 = torch.prim.ListConstruct(%0, %1) : (!torch.int<3>, !torch.int<2>) -> !torch.list<[!torch.int<3>, !torch.int<2>]>
  %5 = torch.prim.ListConstruct(%1, %1) : (!torch.int<2>, !torch.int<2>) -> !torch.list<[!torch.int<2>, !torch.int<2>]>
  %6 = torch.prim.ListConstruct(%2, %2) : (!torch.int<1>, !torch.int<1>) -> !torch.list<[!torch.int<1>, !torch.int<1>]>
  %7 = torch.prim.ListConstruct(%2, %2) : (!torch.int<1>, !torch.int<1>) -> !torch.list<[!torch.int<1>, !torch.int<1>]>
  %8:2 = torch.aten.max_pool2d_with_indices(%arg0, %4, %5, %6, %7, %3) : (!torch.tensor<[n,2,7,8],f32>, !torch.list<[!torch.int<3>, !torch.int<2>]>, !torch.list<[!torch.int<2>, !torch.int<2>]>, !torch.list<[!torch.int<1>, !torch.int<1>]>, !torch.list<[!torch.int<1>, !torch.int<1>]>, !torch.bool<false>) -> (!torch.tensor<[n,2,4,5],f32>, !torch.tensor<[n,2,4,5],i64>)
  return %8#0, %8#1 : !torch.tensor<[n,2,4,5],f32>, !torch.tensor<[n,2,4,5],i64>
}

// CHECK-LABEL: @max_pool3d_with_indices(
// CHECK: %[[V0:.*]]:2 = onnx.MaxPoolV12(%arg0) {ceil_mode = 0 : i64, dilations = [1, 1, 1], kernel_shape = [3, 2, 2], pads = [1, 1, 1, 1, 1, 1], strides = [2, 2, 2]} : {{.*}} -> (tensor<1x2x3x4x5xf32>, tensor<*xi64>)
// CHECK: %[[V1:.*]] = onnx.Constant() {value = dense<280> : tensor<i64>} : () -> tensor<i64>
// CHECK: %[[V2:.*]] = onnx.Mod(%[[V0]]#1, %[[V1]]) : {{.*}} -> tensor<1x2x3x4x5xi64>
// CHECK: return %[[V0]]#0, %[[V2]]
func.func @max_pool3d_with_indices(%arg0: !torch.tensor<[1,2,5,7,8],f32>) -> (!torch.tensor<[1,2,3,4,5],f32>, !torch.tensor<[1,2,3,4,5],i64>) {
  %0 = torch.constant 3 : i64 -> !torch.int<3>
  %1 = torch.constant 2 : i64 -> !torch.int<2>
  %2 = torch.constant 1 : i64 -> !torch.int<1>
  %3 = torch.constant false -> !torch.bool<false>
  %4 = torch.prim.ListConstruct(%0, %1, %1) : (!torch.int<3>, !torch.int<2>, !torch.int<2>) -> !torch.list<[!torch.int<3>, !torch.int<2>, !torch.int<2>]>
  %5 = torch.prim.ListConstruct(%1, %1, %1) : (!torch.int<2>, !torch.int<2>, !torch.int<2>) -> !torch.list<[!torch.int<2>, !torch.int<2>, !torch.int<2>]>
  %6 = torch.prim.ListConstruct(%2, %2, %2) : (!torch.int<1>, !torch.int<1>, !torch.int<1>) -> !torch.list<[!torch.int<1>, !torch.int<1>, !torch.int<1>]>
  %7 = torch.prim.ListConstruct(%2, %2, %2) : (!torch.int<1>, !torch.int<1>, !torch.int<1>) -> !torch.list<[!torch.int<1>, !torch.int<1>, !torch.int<1>]>
  %8:2 = torch.aten.max_pool3d_with_indices(%arg0, %4, %5, %6, %7, %3) : (!torch.tensor<[1,2,5,7,8],f32>, !torch.list<[!torch.int<3>, !torch.int<2>, !torch.int<2>]>, !torch.list<[!torch.int<2>, !torch.int<2>, !torch.int<2>]>, !torch.list<[!torch.int<1>, !torch.int<1>, !torch.int<1>]>, !torch.list<[!torch.int<1>, !torch.int<1>, !torch.int<1>]>, !torch.bool<false>) -> (!torch.tensor<[1,2,3,4,5],f32>, !torch.tensor<[1,2,3,4,5],i64>)
  return %8#0, %8#1 : !torch.tensor<[1,2,3,4,5],f32>, !torch.tensor<[1,2,3,4,5],i64>
}

// CHECK-LABEL: @adaptive_avg_pool1d(
// CHECK: %[[V0:.*]] = onnx.GlobalAveragePoolV1(%arg0) : {{.*}} -> tensor<?x2x1xf32, #onnx.dims<"n", "", "">>
// CHECK: return %[[V0]]
func.func @adaptive_avg_pool1d(%arg0: !torch.tensor<[n,2,6],f32>) -> (!torch.tensor<[n,2,1],f32>) {
  %0 = torch.constant 1 : i64 -> !torch.int<1>
  %1 = torch.prim.ListConstruct(%0) : (!torch.int<1>) -> !torch.list<[!torch.int<1>]>
  %2 = torch.aten.adaptive_avg_pool1d(%arg0, %1) : (!torch.tensor<[n,2,6],f32>, !torch.list<[!torch.int<1>]>) -> !torch.tensor<[n,2,1],f32>
  return %2 : !torch.tensor<[n,2,1],f32>
}

// CHECK-LABEL: @adaptive_avg_pool3d(
// CHECK: %[[V0:.*]] = onnx.GlobalAveragePoolV1(%arg0) : {{.*}} -> tensor<?x2x1x1x1xf32, #onnx.dims<"n", "", "", "", "">>
// CHECK: return %[[V0]]
func.func @adaptive_avg_pool3d(%arg0: !torch.tensor<[n,2,4,4,4],f32>) -> (!torch.tensor<[n,2,1,1,1],f32>) {
  %0 = torch.constant 1 : i64 -> !torch.int<1>
  %1 = torch.prim.ListConstruct(%0, %0, %0) : (!torch.int<1>, !torch.int<1>, !torch.int<1>) -> !torch.list<[!torch.int<1>, !torch.int<1>, !torch.int<1>]>
  %2 = torch.aten.adaptive_avg_pool3d(%arg0, %1) : (!torch.tensor<[n,2,4,4,4],f32>, !torch.list<[!torch.int<1>, !torch.int<1>, !torch.int<1>]>) -> !torch.tensor<[n,2,1,1,1],f32>
  return %2 : !torch.tensor<[n,2,1,1,1],f32>
}

// CHECK-LABEL: @max_pool1d_with_indices(
// CHECK: %[[V0:.*]]:2 = onnx.MaxPoolV12(%arg0) {ceil_mode = 0 : i64, dilations = [1], kernel_shape = [2], pads = [0, 0], strides = [2]} : {{.*}} -> (tensor<?x2x4xf32, #onnx.dims<"n", "", "">>, tensor<*xi64>)
// CHECK: %[[V1:.*]] = onnx.Constant() {value = dense<8> : tensor<i64>} : () -> tensor<i64>
// CHECK: %[[V2:.*]] = onnx.Mod(%[[V0]]#1, %[[V1]]) : {{.*}} -> tensor<?x2x4xi64, #onnx.dims<"n", "", "">>
// CHECK: return %[[V0]]#0, %[[V2]]
func.func @max_pool1d_with_indices(%arg0: !torch.tensor<[n,2,8],f32>) -> (!torch.tensor<[n,2,4],f32>, !torch.tensor<[n,2,4],i64>) {
  %0 = torch.constant 2 : i64 -> !torch.int<2>
  %1 = torch.prim.ListConstruct(%0) : (!torch.int<2>) -> !torch.list<[!torch.int<2>]>
  %2 = torch.prim.ListConstruct() : () -> !torch.list<[]>
  %3 = torch.constant 0 : i64 -> !torch.int<0>
  %4 = torch.prim.ListConstruct(%3) : (!torch.int<0>) -> !torch.list<[!torch.int<0>]>
  %5 = torch.constant 1 : i64 -> !torch.int<1>
  %6 = torch.prim.ListConstruct(%5) : (!torch.int<1>) -> !torch.list<[!torch.int<1>]>
  %7 = torch.constant false -> !torch.bool<false>
  %8:2 = torch.aten.max_pool1d_with_indices(%arg0, %1, %2, %4, %6, %7) : (!torch.tensor<[n,2,8],f32>, !torch.list<[!torch.int<2>]>, !torch.list<[]>, !torch.list<[!torch.int<0>]>, !torch.list<[!torch.int<1>]>, !torch.bool<false>) -> (!torch.tensor<[n,2,4],f32>, !torch.tensor<[n,2,4],i64>)
  return %8#0, %8#1 : !torch.tensor<[n,2,4],f32>, !torch.tensor<[n,2,4],i64>
}

// CHECK-LABEL: @max_pool3d(
// CHECK: %[[V0:.*]] = onnx.MaxPoolV12(%arg0) {ceil_mode = 0 : i64, dilations = [1, 1, 1], kernel_shape = [2, 2, 2], pads = [0, 0, 0, 0, 0, 0], strides = [2, 2, 2]} : {{.*}} -> tensor<?x2x2x2x2xf32, #onnx.dims<"n", "", "", "", "">>
// CHECK: return %[[V0]]
func.func @max_pool3d(%arg0: !torch.tensor<[n,2,4,4,4],f32>) -> (!torch.tensor<[n,2,2,2,2],f32>) {
  %0 = torch.constant 2 : i64 -> !torch.int<2>
  %1 = torch.prim.ListConstruct(%0, %0, %0) : (!torch.int<2>, !torch.int<2>, !torch.int<2>) -> !torch.list<[!torch.int<2>, !torch.int<2>, !torch.int<2>]>
  %2 = torch.prim.ListConstruct() : () -> !torch.list<[]>
  %3 = torch.constant 0 : i64 -> !torch.int<0>
  %4 = torch.prim.ListConstruct(%3) : (!torch.int<0>) -> !torch.list<[!torch.int<0>]>
  %5 = torch.constant 1 : i64 -> !torch.int<1>
  %6 = torch.prim.ListConstruct(%5) : (!torch.int<1>) -> !torch.list<[!torch.int<1>]>
  %7 = torch.constant false -> !torch.bool<false>
  %8 = torch.aten.max_pool3d(%arg0, %1, %2, %4, %6, %7) : (!torch.tensor<[n,2,4,4,4],f32>, !torch.list<[!torch.int<2>, !torch.int<2>, !torch.int<2>]>, !torch.list<[]>, !torch.list<[!torch.int<0>]>, !torch.list<[!torch.int<1>]>, !torch.bool<false>) -> !torch.tensor<[n,2,2,2,2],f32>
  return %8 : !torch.tensor<[n,2,2,2,2],f32>
}
