// NOTE: The checks are written by tools/dev/update_checks.py.

// RUN: torch-onnx-opt %s --pass-pipeline='builtin.module(convert-torch-to-onnx{opset=20})' | FileCheck %s

// CHECK-LABEL: @_fft_c2c(
// CHECK: %[[V0:.*]] = onnx.Constant() {value = dense<1> : tensor<i64>} : () -> tensor<i64>
// CHECK: %[[V1:.*]] = onnx.NoValue
// CHECK: %[[V2:.*]] = onnx.DFT(%arg0, %[[V1]], %[[V0]]) {inverse = 0 : i64, onesided = 0 : i64} : {{.*}} -> tensor<?x128x2xf32, #onnx.dims<"n", "", "">>
// CHECK: return %[[V2]]
func.func @_fft_c2c(%arg0: !torch.tensor<[n,128],complex<f32>>) -> (!torch.tensor<[n,128],complex<f32>>) {
  %0 = torch.constant 1 : i64 -> !torch.int<1>
  %1 = torch.constant 0 : i64 -> !torch.int<0>
  %2 = torch.constant true -> !torch.bool<true>
  %3 = torch.prim.ListConstruct(%0) : (!torch.int<1>) -> !torch.list<[!torch.int<1>]>
  %4 = torch.aten._fft_c2c(%arg0, %3, %1, %2) : (!torch.tensor<[n,128],complex<f32>>, !torch.list<[!torch.int<1>]>, !torch.int<0>, !torch.bool<true>) -> !torch.tensor<[n,128],complex<f32>>
  return %4 : !torch.tensor<[n,128],complex<f32>>
}

// CHECK-LABEL: @_fft_r2c(
// CHECK: %[[V0:.*]] = onnx.Constant() {value = dense<-1> : tensor<1xi64>} : () -> tensor<1xi64>
// CHECK: %[[V1:.*]] = onnx.UnsqueezeV13(%arg0, %[[V0]]) : {{.*}} -> tensor<*xf32>
// CHECK: %[[V2:.*]] = onnx.Constant() {value = dense<1> : tensor<i64>} : () -> tensor<i64>
// CHECK: %[[V3:.*]] = onnx.NoValue
// CHECK: %[[V4:.*]] = onnx.DFT(%[[V1]], %[[V3]], %[[V2]]) {inverse = 0 : i64, onesided = 1 : i64} : {{.*}} -> tensor<*xf32>
// CHECK: %[[V5:.*]] = onnx.Constant() {value = dense<"0x0200000000000000000000000000000002"> : tensor<65x2xi1>} : () -> tensor<65x2xi1>
// CHECK: %[[V6:.*]] = onnx.Constant() {value = dense<0.000000e+00> : tensor<f32>} : () -> tensor<f32>
// CHECK: %[[V7:.*]] = onnx.Where(%[[V5]], %[[V6]], %[[V4]]) : {{.*}} -> tensor<?x65x2xf32, #onnx.dims<"n", "", "">>
// CHECK: return %[[V7]]
func.func @_fft_r2c(%arg0: !torch.tensor<[n,128],f32>) -> (!torch.tensor<[n,65],complex<f32>>) {
  %0 = torch.constant 1 : i64 -> !torch.int<1>
  %1 = torch.constant 0 : i64 -> !torch.int<0>
  %2 = torch.constant true -> !torch.bool<true>
  %3 = torch.prim.ListConstruct(%0) : (!torch.int<1>) -> !torch.list<[!torch.int<1>]>
  %4 = torch.aten._fft_r2c(%arg0, %3, %1, %2) : (!torch.tensor<[n,128],f32>, !torch.list<[!torch.int<1>]>, !torch.int<0>, !torch.bool<true>) -> !torch.tensor<[n,65],complex<f32>>
  return %4 : !torch.tensor<[n,65],complex<f32>>
}

// CHECK-LABEL: @complex(
// CHECK: %[[V0:.*]] = onnx.Constant() {value = dense<-1> : tensor<1xi64>} : () -> tensor<1xi64>
// CHECK: %[[V1:.*]] = onnx.UnsqueezeV13(%arg0, %[[V0]]) : {{.*}} -> tensor<*xf32>
// CHECK: %[[V2:.*]] = onnx.Constant() {value = dense<-1> : tensor<1xi64>} : () -> tensor<1xi64>
// CHECK: %[[V3:.*]] = onnx.UnsqueezeV13(%arg1, %[[V2]]) : {{.*}} -> tensor<*xf32>
// CHECK: %[[V4:.*]] = onnx.Concat(%[[V1]], %[[V3]]) {axis = -1 : i64} : {{.*}} -> tensor<?x3x2xf32, #onnx.dims<"n", "", "">>
// CHECK: return %[[V4]]
func.func @complex(%arg0: !torch.tensor<[n,3],f32>, %arg1: !torch.tensor<[n,3],f32>) -> (!torch.tensor<[n,3],complex<f32>>) {
  %0 = torch.aten.complex(%arg0, %arg1) : (!torch.tensor<[n,3],f32>, !torch.tensor<[n,3],f32>) -> !torch.tensor<[n,3],complex<f32>>
  return %0 : !torch.tensor<[n,3],complex<f32>>
}
