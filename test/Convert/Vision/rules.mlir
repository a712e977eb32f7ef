// NOTE: The checks are written by tools/dev/update_checks.py.

// RUN: torch-onnx-opt %s --pass-pipeline='builtin.module(convert-torch-to-onnx{opset=20})' | FileCheck %s

// CHECK-LABEL: @nms(
// CHECK: %[[V0:.*]] = onnx.Constant() {value = dense<0> : tensor<1xi64>} : () -> tensor<1xi64>
// CHECK: %[[V1:.*]] = onnx.UnsqueezeV13(%arg0, %[[V0]]) : {{.*}} -> tensor<*xf32>
// CHECK: %[[V2:.*]] = onnx.Constant() {value = dense<[0, 1]> : tensor<2xi64>} : () -> tensor<2xi64>
// CHECK: %[[V3:.*]] = onnx.UnsqueezeV13(%arg1, %[[V2]]) : {{.*}} -> tensor<*xf32>
// CHECK: %[[V4:.*]] = onnx.Constant() {value = dense<9223372036854775807> : tensor<1xi64>} : () -> tensor<1xi64>
// CHECK: %[[V5:.*]] = onnx.Constant() {value = dense<3.000000e-01> : tensor<1xf32>} : () -> tensor<1xf32>
// CHECK: %[[V6:.*]] = onnx.NonMaxSuppression(%[[V1]], %[[V3]], %[[V4]], %[[V5]]) : {{.*}} -> tensor<*xi64>
// CHECK: %[[V7:.*]] = onnx.Constant() {value = dense<2> : tensor<1xi64>} : () -> tensor<1xi64>
// CHECK: %[[V8:.*]] = onnx.Constant() {value = dense<3> : tensor<1xi64>} : () -> tensor<1xi64>
// CHECK: %[[V9:.*]] = onnx.Constant() {value = dense<1> : tensor<1xi64>} : () -> tensor<1xi64>
// CHECK: %[[V10:.*]] = onnx.Slice(%[[V6]], %[[V7]], %[[V8]], %[[V9]]) : {{.*}} -> tensor<*xi64>
// CHECK: %[[V11:.*]] = onnx.Constant() {value = dense<1> : tensor<1xi64>} : () -> tensor<1xi64>
// CHECK: %[[V12:.*]] = onnx.SqueezeV13(%[[V10]], %[[V11]]) : {{.*}} -> tensor<?xi64, #onnx.dims<"u0">>
// CHECK: return %[[V12]]
func.func @nms(%arg0: !torch.tensor<[n,4],f32>, %arg1: !torch.tensor<[n],f32>) -> (!torch.tensor<[u0],i64>) {
  %0 = torch.constant 3.000000e-01 : f64 -> !torch.float<3.000000e-01>
  %1 = torch.operator "torchvision::nms"(%arg0, %arg1, %0) : (!torch.tensor<[n,4],f32>, !torch.tensor<[n],f32>, !torch.float<3.000000e-01>) -> !torch.tensor<[u0],i64>
  return %1 : !torch.tensor<[u0],i64>
}

// CHECK-LABEL: @roi_align(
// CHECK: %[[V0:.*]] = onnx.Constant() {value = dense<0> : tensor<1xi64>} : () -> tensor<1xi64>
// CHECK: %[[V1:.*]] = onnx.Constant() {value = dense<1> : tensor<1xi64>} : () -> tensor<1xi64>
// CHECK: %[[V2:.*]] = onnx.Constant() {value = dense<1> : tensor<1xi64>} : () -> tensor<1xi64>
// CHECK: %[[V3:.*]] = onnx.Slice(%arg1, %[[V0]], %[[V1]], %[[V2]]) : {{.*}} -> tensor<*xf32>
// CHECK: %[[V4:.*]] = onnx.Constant() {value = dense<1> : tensor<1xi64>} : () -> tensor<1xi64>
// CHECK: %[[V5:.*]] = onnx.SqueezeV13(%[[V3]], %[[V4]]) : {{.*}} -> tensor<*xf32>
// CHECK: %[[V6:.*]] = onnx.CastV19(%[[V5]]) {to = 7 : i64} : {{.*}} -> tensor<*xi64>
// CHECK: %[[V7:.*]] = onnx.Constant() {value = dense<1> : tensor<1xi64>} : () -> tensor<1xi64>
// CHECK: %[[V8:.*]] = onnx.Constant() {value = dense<5> : tensor<1xi64>} : () -> tensor<1xi64>
// CHECK: %[[V9:.*]] = onnx.Constant() {value = dense<1> : tensor<1xi64>} : () -> tensor<1xi64>
// CHECK: %[[V10:.*]] = onnx.Slice(%arg1, %[[V7]], %[[V8]], %[[V9]]) : {{.*}} -> tensor<*xf32>
// CHECK: %[[V11:.*]] = onnx.RoiAlignV16(%arg0, %[[V10]], %[[V6]]) {coordinate_transformation_mode = "output_half_pixel", output_height = 2 : i64, output_width = 3 : i64, sampling_ratio = 2 : i64, spatial_scale = 5.000000e-01 : f32} : {{.*}} -> tensor<?x12x2x3xf32, #onnx.dims<"k", "", "", "">>
// CHECK: return %[[V11]]
func.func @roi_align(%arg0: !torch.tensor<[n,12,h,w],f32>, %arg1: !torch.tensor<[k,5],f32>) -> (!torch.tensor<[k,12,2,3],f32>) {
  %0 = torch.constant 5.000000e-01 : f64 -> !torch.float<5.000000e-01>
  %1 = torch.constant 2 : i64 -> !torch.int<2>
  %2 = torch.constant 3 : i64 -> !torch.int<3>
  %3 = torch.constant 2 : i64 -> !torch.int<2>
  %4 = torch.constant false -> !torch.bool<false>
  %5 = torch.operator "torchvision::roi_align"(%arg0, %arg1, %0, %1, %2, %3, %4) : (!torch.tensor<[n,12,h,w],f32>, !torch.tensor<[k,5],f32>, !torch.float<5.000000e-01>, !torch.int<2>, !torch.int<3>, !torch.int<2>, !torch.bool<false>) -> !torch.tensor<[k,12,2,3],f32>
  return %5 : !torch.tensor<[k,12,2,3],f32>
}

// CHECK-LABEL: @roi_align_aligned(
// CHECK: %[[V0:.*]] = onnx.Constant() {value = dense<0> : tensor<1xi64>} : () -> tensor<1xi64>
// CHECK: %[[V1:.*]] = onnx.Constant() {value = dense<1> : tensor<1xi64>} : () -> tensor<1xi64>
// CHECK: %[[V2:.*]] = onnx.Constant() {value = dense<1> : tensor<1xi64>} : () -> tensor<1xi64>
// CHECK: %[[V3:.*]] = onnx.Slice(%arg1, %[[V0]], %[[V1]], %[[V2]]) : {{.*}} -> tensor<*xf32>
// CHECK: %[[V4:.*]] = onnx.Constant() {value = dense<1> : tensor<1xi64>} : () -> tensor<1xi64>
// CHECK: %[[V5:.*]] = onnx.SqueezeV13(%[[V3]], %[[V4]]) : {{.*}} -> tensor<*xf32>
// CHECK: %[[V6:.*]] = onnx.CastV19(%[[V5]]) {to = 7 : i64} : {{.*}} -> tensor<*xi64>
// CHECK: %[[V7:.*]] = onnx.Constant() {value = dense<1> : tensor<1xi64>} : () -> tensor<1xi64>
// CHECK: %[[V8:.*]] = onnx.Constant() {value = dense<5> : tensor<1xi64>} : () -> tensor<1xi64>
// CHECK: %[[V9:.*]] = onnx.Constant() {value = dense<1> : tensor<1xi64>} : () -> tensor<1xi64>
// CHECK: %[[V10:.*]] = onnx.Slice(%arg1, %[[V7]], %[[V8]], %[[V9]]) : {{.*}} -> tensor<*xf32>
// CHECK: %[[V11:.*]] = onnx.RoiAlignV16(%arg0, %[[V10]], %[[V6]]) {coordinate_transformation_mode = "half_pixel", output_height = 2 : i64, output_width = 3 : i64, sampling_ratio = 0 : i64, spatial_scale = 5.000000e-01 : f32} : {{.*}} -> tensor<?x12x2x3xf32, #onnx.dims<"k", "", "", "">>
// CHECK: return %[[V11]]
func.func @roi_align_aligned(%arg0: !torch.tensor<[n,12,h,w],f32>, %arg1: !torch.tensor<[k,5],f32>) -> (!torch.tensor<[k,12,2,3],f32>) {
  %0 = torch.constant 5.000000e-01 : f64 -> !torch.float<5.000000e-01>
  %1 = torch.constant 2 : i64 -> !torch.int<2>
  %2 = torch.constant 3 : i64 -> !torch.int<3>
  %3 = torch.constant -1 : i64 -> !torch.int<-1>
  %4 = torch.constant true -> !torch.bool<true>
  %5 = torch.operator "torchvision::roi_align"(%arg0, %arg1, %0, %1, %2, %3, %4) : (!torch.tensor<[n,12,h,w],f32>, !torch.tensor<[k,5],f32>, !torch.float<5.000000e-01>, !torch.int<2>, !torch.int<3>, !torch.int<-1>, !torch.bool<true>) -> !torch.tensor<[k,12,2,3],f32>
  return %5 : !torch.tensor<[k,12,2,3],f32>
}

// CHECK-LABEL: @roi_pool(
// CHECK: %[[V0:.*]] = onnx.MaxRoiPoolV1(%arg0, %arg1) {pooled_shape = [2, 3], spatial_scale = 5.000000e-01 : f32} : {{.*}} -> tensor<?x12x2x3xf32, #onnx.dims<"k", "", "", "">>
// CHECK: return %[[V0]]
func.func @roi_pool(%arg0: !torch.tensor<[n,12,h,w],f32>, %arg1: !torch.tensor<[k,5],f32>) -> (!torch.tensor<[k,12,2,3],f32>) {
  %0 = torch.constant 5.000000e-01 : f64 -> !torch.float<5.000000e-01>
  %1 = torch.constant 2 : i64 -> !torch.int<2>
  %2 = torch.constant 3 : i64 -> !torch.int<3>
  %3:2 = torch.operator "torchvision::roi_pool"(%arg0, %arg1, %0, %1, %2) : (!torch.tensor<[n,12,h,w],f32>, !torch.tensor<[k,5],f32>, !torch.float<5.000000e-01>, !torch.int<2>, !torch.int<3>) -> (!torch.tensor<[k,12,2,3],f32>, !torch.tensor<[k,12,2,3],i32>)
  return %3#0 : !torch.tensor<[k,12,2,3],f32>
}

// CHECK-LABEL: @deform_conv2d(
// CHECK: %[[V0:.*]] = onnx.DeformConvV19(%arg0, %arg1, %arg2, %arg4, %arg3) {dilations = [1, 2], group = 2 : i64, kernel_shape = [3, 2], offset_group = 2 : i64, pads = [1, 0, 1, 0], strides = [2, 1]} : {{.*}} -> tensor<?x4x3x4xf32, #onnx.dims<"n", "", "", "">>
// CHECK: return %[[V0]]
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

// CHECK-LABEL: @deform_conv2d_without_mask(
// CHECK: %[[V0:.*]] = onnx.DeformConvV19(%arg0, %arg1, %arg2, %arg4) {dilations = [1, 2], group = 2 : i64, kernel_shape = [3, 2], offset_group = 2 : i64, pads = [1, 0, 1, 0], strides = [2, 1]} : {{.*}} -> tensor<?x4x3x4xf32, #onnx.dims<"n", "", "", "">>
// CHECK: return %[[V0]]
func.func @deform_conv2d_without_mask(%arg0: !torch.tensor<[n,4,5,6],f32>, %arg1: !torch.tensor<[4,2,3,2],f32>, %arg2: !torch.tensor<[n,24,3,4],f32>, %arg3: !torch.tensor<[n,12,3,4],f32>, %arg4: !torch.tensor<[4],f32>) -> (!torch.tensor<[n,4,3,4],f32>) {
  %0 = torch.constant 2 : i64 -> !torch.int<2>
  %1 = torch.constant 1 : i64 -> !torch.int<1>
  %2 = torch.constant 1 : i64 -> !torch.int<1>
  %3 = torch.constant 0 : i64 -> !torch.int<0>
  %4 = torch.constant 1 : i64 -> !torch.int<1>
  %5 = torch.constant 2 : i64 -> !torch.int<2>
  %6 = torch.constant 2 : i64 -> !torch.int<2>
  %7 = torch.constant 2 : i64 -> !torch.int<2>
  %8 = torch.constant false -> !torch.bool<false>
  %9 = torch.operator "torchvision::deform_conv2d"(%arg0, %arg1, %arg2, %arg3, %arg4, %0, %1, %2, %3, %4, %5, %6, %7, %8) : (!torch.tensor<[n,4,5,6],f32>, !torch.tensor<[4,2,3,2],f32>, !torch.tensor<[n,24,3,4],f32>, !torch.tensor<[n,12,3,4],f32>, !torch.tensor<[4],f32>, !torch.int<2>, !torch.int<1>, !torch.int<1>, !torch.int<0>, !torch.int<1>, !torch.int<2>, !torch.int<2>, !torch.int<2>, !torch.bool<false>) -> !torch.tensor<[n,4,3,4],f32>
  return %9 : !torch.tensor<[n,4,3,4],f32>
}
