// NOTE: The checks are written by tools/dev/update_checks.py.

// RUN: torch-onnx-opt %s --pass-pipeline='builtin.module(convert-torch-to-onnx{opset=20})' | FileCheck %s

// CHECK-LABEL: @_fft_c2c(
// CHECK: onnx.NoValue
// CHECK: onnx.DFT{{.*}} -> tensor<?x128x2xf32, #onnx.dims<"n", "", "">>
func.func @_fft_c2c(%arg0: !torch.tensor<[n,128],complex<f32>>) -> (!torch.tensor<[n,128],complex<f32>>) {
  %0 = torch.constant 1 : i64 -> !torch.int<1>
  %1 = torch.constant 0 : i64 -> !torch.int<0>
  %2 = torch.constant true -> !torch.bool<true>
  %3 = torch.prim.ListConstruct(%0) : (!torch.int<1>) -> !torch.list<[!torch.int<1>]>
  %4 = torch.aten._fft_c2c(%arg0, %3, %1, %2) : (!torch.tensor<[n,128],complex<f32>>, !torch.list<[!torch.int<1>]>, !torch.int<0>, !torch.bool<true>) -> !torch.tensor<[n,128],complex<f32>>
  return %4 : !torch.tensor<[n,128],complex<f32>>
}

// CHECK-LABEL: @_fft_r2c(
// CHECK: onnx.UnsqueezeV13{{.*}} -> tensor<*xf32>
// CHECK: onnx.NoValue
// CHECK: onnx.DFT{{.*}} -> tensor<?x65x2xf32, #onnx.dims<"n", "", "">>
func.func @_fft_r2c(%arg0: !torch.tensor<[n,128],f32>) -> (!torch.tensor<[n,65],complex<f32>>) {
  %0 = torch.constant 1 : i64 -> !torch.int<1>
  %1 = torch.constant 0 : i64 -> !torch.int<0>
  %2 = torch.constant true -> !torch.bool<true>
  %3 = torch.prim.ListConstruct(%0) : (!torch.int<1>) -> !torch.list<[!torch.int<1>]>
  %4 = torch.aten._fft_r2c(%arg0, %3, %1, %2) : (!torch.tensor<[n,128],f32>, !torch.list<[!torch.int<1>]>, !torch.int<0>, !torch.bool<true>) -> !torch.tensor<[n,65],complex<f32>>
  return %4 : !torch.tensor<[n,65],complex<f32>>
}

// CHECK-LABEL: @complex(
// CHECK: onnx.UnsqueezeV13{{.*}} -> tensor<*xf32>
// CHECK: onnx.UnsqueezeV13{{.*}} -> tensor<*xf32>
// CHECK: onnx.Concat{{.*}} -> tensor<?x3x2xf32, #onnx.dims<"n", "", "">>
func.func @complex(%arg0: !torch.tensor<[n,3],f32>, %arg1: !torch.tensor<[n,3],f32>) -> (!torch.tensor<[n,3],complex<f32>>) {
  %0 = torch.aten.complex(%arg0, %arg1) : (!torch.tensor<[n,3],f32>, !torch.tensor<[n,3],f32>) -> !torch.tensor<[n,3],complex<f32>>
  return %0 : !torch.tensor<[n,3],complex<f32>>
}
