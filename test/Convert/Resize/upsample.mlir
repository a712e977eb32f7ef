// Resize: by scales where they are given or known, else by sizes.

// RUN: torch-onnx-opt %s --pass-pipeline='builtin.module(convert-torch-to-onnx{opset=13})' | FileCheck %s
// RUN: torch-onnx-opt %s --pass-pipeline='builtin.module(convert-torch-to-onnx{opset=19})' | FileCheck %s

// CHECK-LABEL: @nearest_scale(
// CHECK: dense<[1.000000e+00, 1.000000e+00, 2.000000e+00, 2.000000e+00]> : tensor<4xf32>
// CHECK: onnx.Resize
// CHECK-SAME: coordinate_transformation_mode = "asymmetric"
// CHECK-SAME: nearest_mode = "floor"
func.func @nearest_scale(%arg0: !torch.tensor<[n,3,h,w],f32>) -> (!torch.tensor<[n,3,"2*h","2*w"],f32>) {
  %0 = torch.constant unit -> !torch.none
  %1 = torch.constant 2.000000e+00 : f64 -> !torch.float<2.000000e+00>
  %2 = torch.prim.ListConstruct(%1, %1) : (!torch.float<2.000000e+00>, !torch.float<2.000000e+00>) -> !torch.list<[!torch.float<2.000000e+00>, !torch.float<2.000000e+00>]>
  %3 = torch.aten.upsample_nearest2d.vec(%arg0, %0, %2) : (!torch.tensor<[n,3,h,w],f32>, !torch.none, !torch.list<[!torch.float<2.000000e+00>, !torch.float<2.000000e+00>]>) -> !torch.tensor<[n,3,"2*h","2*w"],f32>
  return %3 : !torch.tensor<[n,3,"2*h","2*w"],f32>
}

// CHECK-LABEL: @bilinear_size(
// CHECK: onnx.Shape
// CHECK: onnx.Concat
// CHECK: onnx.Resize
// CHECK-SAME: coordinate_transformation_mode = "half_pixel"
// CHECK-SAME: mode = "linear"
func.func @bilinear_size(%arg0: !torch.tensor<[n,3,h,w],f32>) -> (!torch.tensor<[n,3,5,7],f32>) {
  %0 = torch.constant unit -> !torch.none
  %1 = torch.constant false -> !torch.bool<false>
  %2 = torch.constant 5 : i64 -> !torch.int<5>
  %3 = torch.constant 7 : i64 -> !torch.int<7>
  %4 = torch.prim.ListConstruct(%2, %3) : (!torch.int<5>, !torch.int<7>) -> !torch.list<[!torch.int<5>, !torch.int<7>]>
  %5 = torch.aten.upsample_bilinear2d(%arg0, %4, %1, %0, %0) : (!torch.tensor<[n,3,h,w],f32>, !torch.list<[!torch.int<5>, !torch.int<7>]>, !torch.bool<false>, !torch.none, !torch.none) -> !torch.tensor<[n,3,5,7],f32>
  return %5 : !torch.tensor<[n,3,5,7],f32>
}

// 1066 / 400 in single precision is a little less: by sizes.
// CHECK-LABEL: @rounded_scale(
// CHECK-DAG: dense<{{.*}}1066]> : tensor<{{[24]}}xi64>
// CHECK: onnx.Resize
func.func @rounded_scale(%arg0: !torch.tensor<[1,3,300,400],f32>) -> (!torch.tensor<[1,3,800,1066],f32>) {
  %0 = torch.constant unit -> !torch.none
  %1 = torch.constant false -> !torch.bool<false>
  %2 = torch.constant 800 : i64 -> !torch.int<800>
  %3 = torch.constant 1066 : i64 -> !torch.int<1066>
  %4 = torch.prim.ListConstruct(%2, %3) : (!torch.int<800>, !torch.int<1066>) -> !torch.list<[!torch.int<800>, !torch.int<1066>]>
  %5 = torch.aten.upsample_bilinear2d(%arg0, %4, %1, %0, %0) : (!torch.tensor<[1,3,300,400],f32>, !torch.list<[!torch.int<800>, !torch.int<1066>]>, !torch.bool<false>, !torch.none, !torch.none) -> !torch.tensor<[1,3,800,1066],f32>
  return %5 : !torch.tensor<[1,3,800,1066],f32>
}

// CHECK-LABEL: @align_corners(
// CHECK: onnx.Resize
// CHECK-SAME: coordinate_transformation_mode = "align_corners"
// CHECK-SAME: cubic_coeff_a = -7.500000e-01 : f32
func.func @align_corners(%arg0: !torch.tensor<[n,3,8,8],f32>) -> (!torch.tensor<[n,3,5,7],f32>) {
  %0 = torch.constant unit -> !torch.none
  %1 = torch.constant true -> !torch.bool<true>
  %2 = torch.constant 5 : i64 -> !torch.int<5>
  %3 = torch.constant 7 : i64 -> !torch.int<7>
  %4 = torch.prim.ListConstruct(%2, %3) : (!torch.int<5>, !torch.int<7>) -> !torch.list<[!torch.int<5>, !torch.int<7>]>
  %5 = torch.aten.upsample_bicubic2d(%arg0, %4, %1, %0, %0) : (!torch.tensor<[n,3,8,8],f32>, !torch.list<[!torch.int<5>, !torch.int<7>]>, !torch.bool<true>, !torch.none, !torch.none) -> !torch.tensor<[n,3,5,7],f32>
  return %5 : !torch.tensor<[n,3,5,7],f32>
}
