// NOTE: The checks are written by tools/dev/update_checks.py.

// RUN: torch-onnx-opt %s --pass-pipeline='builtin.module(convert-torch-to-onnx{opset=20})' | FileCheck %s

// CHECK-LABEL: @grid_sampler_2d(
// CHECK: %[[V0:.*]] = onnx.Constant() {value = dense<-1.000000e+04> : tensor<f32>} : () -> tensor<f32>
// CHECK: %[[V1:.*]] = onnx.Constant() {value = dense<1.000000e+04> : tensor<f32>} : () -> tensor<f32>
// CHECK: %[[V2:.*]] = onnx.Clip(%arg1, %[[V0]], %[[V1]]) : {{.*}} -> tensor<?x3x4x2xf32, #onnx.dims<"n", "", "", "">>
// CHECK: %[[V3:.*]] = onnx.GridSampleV20(%arg0, %[[V2]]) {align_corners = 0 : i64, mode = "linear", padding_mode = "zeros"} : {{.*}} -> tensor<?x2x3x4xf32, #onnx.dims<"n", "", "", "">>
// CHECK: return %[[V3]]
func.func @grid_sampler_2d(%arg0: !torch.tensor<[n,2,5,6],f32>, %arg1: !torch.tensor<[n,3,4,2],f32>) -> (!torch.tensor<[n,2,3,4],f32>) {
  %0 = torch.constant 0 : i64 -> !torch.int<0>
  %1 = torch.constant false -> !torch.bool<false>
  %2 = torch.aten.grid_sampler_2d(%arg0, %arg1, %0, %0, %1) : (!torch.tensor<[n,2,5,6],f32>, !torch.tensor<[n,3,4,2],f32>, !torch.int<0>, !torch.int<0>, !torch.bool<false>) -> !torch.tensor<[n,2,3,4],f32>
  return %2 : !torch.tensor<[n,2,3,4],f32>
}

// CHECK-LABEL: @upsample_linear1d(
// CHECK: %[[V0:.*]] = onnx.Constant() {value = dense<[1.000000e+00, 1.000000e+00, 1.600000e+00]> : tensor<3xf32>} : () -> tensor<3xf32>
// CHECK: %[[V1:.*]] = onnx.NoValue
// CHECK: %[[V2:.*]] = onnx.Resize(%arg0, %[[V1]], %[[V0]]) {coordinate_transformation_mode = "half_pixel", mode = "linear"} : {{.*}} -> tensor<?x2x8xf32, #onnx.dims<"n", "", "">>
// CHECK: return %[[V2]]
func.func @upsample_linear1d(%arg0: !torch.tensor<[n,2,5],f32>) -> (!torch.tensor<[n,2,8],f32>) {
  %0 = torch.constant 8 : i64 -> !torch.int<8>
  %1 = torch.prim.ListConstruct(%0) : (!torch.int<8>) -> !torch.list<[!torch.int<8>]>
  %2 = torch.constant false -> !torch.bool<false>
  %3 = torch.constant unit -> !torch.none
  %4 = torch.aten.upsample_linear1d(%arg0, %1, %2, %3) : (!torch.tensor<[n,2,5],f32>, !torch.list<[!torch.int<8>]>, !torch.bool<false>, !torch.none) -> !torch.tensor<[n,2,8],f32>
  return %4 : !torch.tensor<[n,2,8],f32>
}

// CHECK-LABEL: @upsample_nearest1d(
// CHECK: %[[V0:.*]] = onnx.Constant() {value = dense<[1.000000e+00, 1.000000e+00, 1.600000e+00]> : tensor<3xf32>} : () -> tensor<3xf32>
// CHECK: %[[V1:.*]] = onnx.NoValue
// CHECK: %[[V2:.*]] = onnx.Resize(%arg0, %[[V1]], %[[V0]]) {coordinate_transformation_mode = "asymmetric", mode = "nearest", nearest_mode = "floor"} : {{.*}} -> tensor<?x2x8xf32, #onnx.dims<"n", "", "">>
// CHECK: return %[[V2]]
func.func @upsample_nearest1d(%arg0: !torch.tensor<[n,2,5],f32>) -> (!torch.tensor<[n,2,8],f32>) {
  %0 = torch.constant 8 : i64 -> !torch.int<8>
  %1 = torch.prim.ListConstruct(%0) : (!torch.int<8>) -> !torch.list<[!torch.int<8>]>
  %2 = torch.constant unit -> !torch.none
  %3 = torch.aten.upsample_nearest1d(%arg0, %1, %2) : (!torch.tensor<[n,2,5],f32>, !torch.list<[!torch.int<8>]>, !torch.none) -> !torch.tensor<[n,2,8],f32>
  return %3 : !torch.tensor<[n,2,8],f32>
}

// CHECK-LABEL: @upsample_nearest2d(
// CHECK: %[[V0:.*]] = onnx.Constant() {value = dense<[1.000000e+00, 1.000000e+00, 1.500000e+00, 1.600000e+00]> : tensor<4xf32>} : () -> tensor<4xf32>
// CHECK: %[[V1:.*]] = onnx.NoValue
// CHECK: %[[V2:.*]] = onnx.Resize(%arg0, %[[V1]], %[[V0]]) {coordinate_transformation_mode = "asymmetric", mode = "nearest", nearest_mode = "floor"} : {{.*}} -> tensor<?x2x6x8xf32, #onnx.dims<"n", "", "", "">>
// CHECK: return %[[V2]]
func.func @upsample_nearest2d(%arg0: !torch.tensor<[n,2,4,5],f32>) -> (!torch.tensor<[n,2,6,8],f32>) {
  %0 = torch.constant 6 : i64 -> !torch.int<6>
  %1 = torch.constant 8 : i64 -> !torch.int<8>
  %2 = torch.prim.ListConstruct(%0, %1) : (!torch.int<6>, !torch.int<8>) -> !torch.list<[!torch.int<6>, !torch.int<8>]>
  %3 = torch.constant unit -> !torch.none
  %4 = torch.aten.upsample_nearest2d(%arg0, %2, %3, %3) : (!torch.tensor<[n,2,4,5],f32>, !torch.list<[!torch.int<6>, !torch.int<8>]>, !torch.none, !torch.none) -> !torch.tensor<[n,2,6,8],f32>
  return %4 : !torch.tensor<[n,2,6,8],f32>
}

// CHECK-LABEL: @upsample_nearest3d(
// CHECK: %[[V0:.*]] = onnx.Constant() {value = dense<[1.000000e+00, 1.000000e+00, 2.000000e+00, 2.000000e+00, 8.000000e-01]> : tensor<5xf32>} : () -> tensor<5xf32>
// CHECK: %[[V1:.*]] = onnx.NoValue
// CHECK: %[[V2:.*]] = onnx.Resize(%arg0, %[[V1]], %[[V0]]) {coordinate_transformation_mode = "asymmetric", mode = "nearest", nearest_mode = "floor"} : {{.*}} -> tensor<?x2x6x8x4xf32, #onnx.dims<"n", "", "", "", "">>
// CHECK: return %[[V2]]
func.func @upsample_nearest3d(%arg0: !torch.tensor<[n,2,3,4,5],f32>) -> (!torch.tensor<[n,2,6,8,4],f32>) {
  %0 = torch.constant 6 : i64 -> !torch.int<6>
  %1 = torch.constant 8 : i64 -> !torch.int<8>
  %2 = torch.constant 4 : i64 -> !torch.int<4>
  %3 = torch.prim.ListConstruct(%0, %1, %2) : (!torch.int<6>, !torch.int<8>, !torch.int<4>) -> !torch.list<[!torch.int<6>, !torch.int<8>, !torch.int<4>]>
  %4 = torch.constant unit -> !torch.none
  %5 = torch.aten.upsample_nearest3d(%arg0, %3, %4, %4, %4) : (!torch.tensor<[n,2,3,4,5],f32>, !torch.list<[!torch.int<6>, !torch.int<8>, !torch.int<4>]>, !torch.none, !torch.none, !torch.none) -> !torch.tensor<[n,2,6,8,4],f32>
  return %5 : !torch.tensor<[n,2,6,8,4],f32>
}

// CHECK-LABEL: @upsample_trilinear3d(
// CHECK: %[[V0:.*]] = onnx.Constant() {value = dense<[1.000000e+00, 1.000000e+00, 2.000000e+00, 2.000000e+00, 8.000000e-01]> : tensor<5xf32>} : () -> tensor<5xf32>
// CHECK: %[[V1:.*]] = onnx.NoValue
// CHECK: %[[V2:.*]] = onnx.Resize(%arg0, %[[V1]], %[[V0]]) {coordinate_transformation_mode = "half_pixel", mode = "linear"} : {{.*}} -> tensor<?x2x6x8x4xf32, #onnx.dims<"n", "", "", "", "">>
// CHECK: return %[[V2]]
func.func @upsample_trilinear3d(%arg0: !torch.tensor<[n,2,3,4,5],f32>) -> (!torch.tensor<[n,2,6,8,4],f32>) {
  %0 = torch.constant 6 : i64 -> !torch.int<6>
  %1 = torch.constant 8 : i64 -> !torch.int<8>
  %2 = torch.constant 4 : i64 -> !torch.int<4>
  %3 = torch.prim.ListConstruct(%0, %1, %2) : (!torch.int<6>, !torch.int<8>, !torch.int<4>) -> !torch.list<[!torch.int<6>, !torch.int<8>, !torch.int<4>]>
  %4 = torch.constant false -> !torch.bool<false>
  %5 = torch.constant unit -> !torch.none
  %6 = torch.aten.upsample_trilinear3d(%arg0, %3, %4, %5, %5, %5) : (!torch.tensor<[n,2,3,4,5],f32>, !torch.list<[!torch.int<6>, !torch.int<8>, !torch.int<4>]>, !torch.bool<false>, !torch.none, !torch.none, !torch.none) -> !torch.tensor<[n,2,6,8,4],f32>
  return %6 : !torch.tensor<[n,2,6,8,4],f32>
}
