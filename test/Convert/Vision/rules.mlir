// NOTE: The checks are written by tools/dev/update_checks.py.

// RUN: torch-onnx-opt %s --pass-pipeline='builtin.module(convert-torch-to-onnx{opset=20})' | FileCheck %s

// CHECK-LABEL: @nms(
// CHECK: onnx.UnsqueezeV13{{.*}} -> tensor<*xf32>
// CHECK: onnx.UnsqueezeV13{{.*}} -> tensor<*xf32>
// CHECK: onnx.NonMaxSuppression{{.*}} -> tensor<*xi64>
// CHECK: onnx.Slice{{.*}} -> tensor<*xi64>
// CHECK: onnx.SqueezeV13{{.*}} -> tensor<?xi64, #onnx.dims<"u0">>
func.func @nms(%arg0: !torch.tensor<[n,4],f32>, %arg1: !torch.tensor<[n],f32>) -> (!torch.tensor<[u0],i64>) {
  %0 = torch.constant 3.000000e-01 : f64 -> !torch.float<3.000000e-01>
  %1 = torch.operator "torchvision::nms"(%arg0, %arg1, %0) : (!torch.tensor<[n,4],f32>, !torch.tensor<[n],f32>, !torch.float<3.000000e-01>) -> !torch.tensor<[u0],i64>
  return %1 : !torch.tensor<[u0],i64>
}

// CHECK-LABEL: @roi_align(
// CHECK: onnx.Slice{{.*}} -> tensor<*xf32>
// CHECK: onnx.SqueezeV13{{.*}} -> tensor<*xf32>
// CHECK: onnx.CastV19{{.*}} -> tensor<*xi64>
// CHECK: onnx.Slice{{.*}} -> tensor<*xf32>
// CHECK: onnx.RoiAlignV16{{.*}} -> tensor<?x12x2x3xf32, #onnx.dims<"k", "", "", "">>
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
// CHECK: onnx.Slice{{.*}} -> tensor<*xf32>
// CHECK: onnx.SqueezeV13{{.*}} -> tensor<*xf32>
// CHECK: onnx.CastV19{{.*}} -> tensor<*xi64>
// CHECK: onnx.Slice{{.*}} -> tensor<*xf32>
// CHECK: onnx.RoiAlignV16{{.*}} -> tensor<?x12x2x3xf32, #onnx.dims<"k", "", "", "">>
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
// CHECK: onnx.MaxRoiPoolV1{{.*}} -> tensor<?x12x2x3xf32, #onnx.dims<"k", "", "", "">>
func.func @roi_pool(%arg0: !torch.tensor<[n,12,h,w],f32>, %arg1: !torch.tensor<[k,5],f32>) -> (!torch.tensor<[k,12,2,3],f32>) {
  %0 = torch.constant 5.000000e-01 : f64 -> !torch.float<5.000000e-01>
  %1 = torch.constant 2 : i64 -> !torch.int<2>
  %2 = torch.constant 3 : i64 -> !torch.int<3>
  %3:2 = torch.operator "torchvision::roi_pool"(%arg0, %arg1, %0, %1, %2) : (!torch.tensor<[n,12,h,w],f32>, !torch.tensor<[k,5],f32>, !torch.float<5.000000e-01>, !torch.int<2>, !torch.int<3>) -> (!torch.tensor<[k,12,2,3],f32>, !torch.tensor<[k,12,2,3],i32>)
  return %3#0 : !torch.tensor<[k,12,2,3],f32>
}

// CHECK-LABEL: @deform_conv2d(
// CHECK: onnx.DeformConvV19{{.*}} -> tensor<?x4x3x4xf32, #onnx.dims<"n", "", "", "">>
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
// CHECK: onnx.DeformConvV19{{.*}} -> tensor<?x4x3x4xf32, #onnx.dims<"n", "", "", "">>
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
