// NOTE: The checks are written by tools/dev/update_checks.py.

// RUN: torch-onnx-opt %s --pass-pipeline='builtin.module(convert-torch-to-onnx{opset=20})' | FileCheck %s

// CHECK-LABEL: @quantize_per_tensor(
// CHECK: %[[V0:.*]] = onnx.Constant() {value = dense<1.000000e-01> : tensor<f32>} : () -> tensor<f32>
// CHECK: %[[V1:.*]] = onnx.Constant() {value = dense<10> : tensor<ui8>} : () -> tensor<ui8>
// CHECK: %[[V2:.*]] = onnx.QuantizeLinearV19(%arg0, %[[V0]], %[[V1]]) : {{.*}} -> tensor<*xui8>
// CHECK: %[[V3:.*]] = onnx.Constant() {value = dense<1.000000e-01> : tensor<f32>} : () -> tensor<f32>
// CHECK: %[[V4:.*]] = onnx.Constant() {value = dense<10> : tensor<ui8>} : () -> tensor<ui8>
// CHECK: %[[V5:.*]] = onnx.DequantizeLinearV19(%[[V2]], %[[V3]], %[[V4]]) : {{.*}} -> tensor<?x3xf32, #onnx.dims<"n", "">>
// CHECK: return %[[V5]]
func.func @quantize_per_tensor(%arg0: !torch.tensor<[n,3],f32>) -> (!torch.tensor<[n,3],f32>) {
  %0 = torch.constant 1.000000e-01 : f64 -> !torch.float<1.000000e-01>
  %1 = torch.constant 10 : i64 -> !torch.int<10>
  %2 = torch.constant 13 : i64 -> !torch.int<13>
  %3 = torch.aten.quantize_per_tensor(%arg0, %0, %1, %2) : (!torch.tensor<[n,3],f32>, !torch.float<1.000000e-01>, !torch.int<10>, !torch.int<13>) -> !torch.tensor<[n,3],!torch.quantized<"quint8">>
  %4 = torch.aten.dequantize.self(%3) : (!torch.tensor<[n,3],!torch.quantized<"quint8">>) -> !torch.tensor<[n,3],f32>
  return %4 : !torch.tensor<[n,3],f32>
}

// CHECK-LABEL: @quantize_per_tensor_signed(
// CHECK: %[[V0:.*]] = onnx.Constant() {value = dense<1.000000e-01> : tensor<f32>} : () -> tensor<f32>
// CHECK: %[[V1:.*]] = onnx.Constant() {value = dense<0> : tensor<i8>} : () -> tensor<i8>
// CHECK: %[[V2:.*]] = onnx.QuantizeLinearV19(%arg0, %[[V0]], %[[V1]]) : {{.*}} -> tensor<*xi8>
// CHECK: %[[V3:.*]] = onnx.Constant() {value = dense<1.000000e-01> : tensor<f32>} : () -> tensor<f32>
// CHECK: %[[V4:.*]] = onnx.Constant() {value = dense<0> : tensor<i8>} : () -> tensor<i8>
// CHECK: %[[V5:.*]] = onnx.DequantizeLinearV19(%[[V2]], %[[V3]], %[[V4]]) : {{.*}} -> tensor<?x3xf32, #onnx.dims<"n", "">>
// CHECK: return %[[V5]]
func.func @quantize_per_tensor_signed(%arg0: !torch.tensor<[n,3],f32>) -> (!torch.tensor<[n,3],f32>) {
  %0 = torch.constant 1.000000e-01 : f64 -> !torch.float<1.000000e-01>
  %1 = torch.constant 0 : i64 -> !torch.int<0>
  %2 = torch.constant 12 : i64 -> !torch.int<12>
  %3 = torch.aten.quantize_per_tensor(%arg0, %0, %1, %2) : (!torch.tensor<[n,3],f32>, !torch.float<1.000000e-01>, !torch.int<0>, !torch.int<12>) -> !torch.tensor<[n,3],!torch.quantized<"qint8">>
  %4 = torch.aten.dequantize.self(%3) : (!torch.tensor<[n,3],!torch.quantized<"qint8">>) -> !torch.tensor<[n,3],f32>
  return %4 : !torch.tensor<[n,3],f32>
}

// CHECK-LABEL: @quantize_per_tensor_of_tensors(
// CHECK: %[[V0:.*]] = onnx.ReduceSum(%arg0) {keepdims = 0 : i64} : {{.*}} -> tensor<f32>
// CHECK: %[[V1:.*]] = onnx.ReduceSum(%arg0) {keepdims = 0 : i64} : {{.*}} -> tensor<f32>
// CHECK: %[[V2:.*]] = onnx.Constant() {value = dense<0.000000e+00> : tensor<f32>} : () -> tensor<f32>
// CHECK: %[[V3:.*]] = onnx.Greater(%[[V1]], %[[V2]]) : {{.*}} -> tensor<i1>
// CHECK: %[[V4:.*]] = onnx.CastV19(%[[V3]]) {to = 7 : i64} : {{.*}} -> tensor<i64>
// CHECK: %[[V5:.*]] = onnx.CastV19(%[[V4]]) {to = 2 : i64} : {{.*}} -> tensor<ui8>
// CHECK: %[[V6:.*]] = onnx.QuantizeLinearV19(%arg0, %[[V0]], %[[V5]]) : {{.*}} -> tensor<*xui8>
// CHECK: %[[V7:.*]] = onnx.CastV19(%[[V4]]) {to = 2 : i64} : {{.*}} -> tensor<ui8>
// CHECK: %[[V8:.*]] = onnx.DequantizeLinearV19(%[[V6]], %[[V0]], %[[V7]]) : {{.*}} -> tensor<?x3xf32, #onnx.dims<"n", "">>
// CHECK: return %[[V8]]
func.func @quantize_per_tensor_of_tensors(%arg0: !torch.tensor<[n,3],f32>) -> (!torch.tensor<[n,3],f32>) {
  %0 = torch.constant false -> !torch.bool<false>
  %1 = torch.constant unit -> !torch.none
  %2 = torch.constant 0 : i64 -> !torch.int<0>
  %3 = torch.constant 4 : i64 -> !torch.int<4>
  %4 = torch.constant 13 : i64 -> !torch.int<13>
  %5 = torch.aten.sum(%arg0, %1) : (!torch.tensor<[n,3],f32>, !torch.none) -> !torch.tensor<[],f32>
  %6 = torch.aten.sum(%arg0, %1) : (!torch.tensor<[n,3],f32>, !torch.none) -> !torch.tensor<[],f32>
  %7 = torch.aten.gt.Scalar(%6, %2) : (!torch.tensor<[],f32>, !torch.int<0>) -> !torch.tensor<[],i1>
  %8 = torch.aten.to.dtype(%7, %3, %0, %0, %1) : (!torch.tensor<[],i1>, !torch.int<4>, !torch.bool<false>, !torch.bool<false>, !torch.none) -> !torch.tensor<[],i64>
  %9 = torch.aten.quantize_per_tensor.tensor_qparams(%arg0, %5, %8, %4) : (!torch.tensor<[n,3],f32>, !torch.tensor<[],f32>, !torch.tensor<[],i64>, !torch.int<13>) -> !torch.tensor<[n,3],!torch.quantized<"quint8">>
  %10 = torch.aten.dequantize.self(%9) : (!torch.tensor<[n,3],!torch.quantized<"quint8">>) -> !torch.tensor<[n,3],f32>
  return %10 : !torch.tensor<[n,3],f32>
}

// CHECK-LABEL: @quantize_per_channel(
// CHECK: %[[V0:.*]] = onnx.Constant() {value = dense<[0.10000000149011612, 0.20000000298023224, 0.30000001192092896]> : tensor<3xf64>} : () -> tensor<3xf64>
// CHECK: %[[V1:.*]] = onnx.Constant() {value = dense<[0, 1, 2]> : tensor<3xi64>} : () -> tensor<3xi64>
// CHECK: %[[V2:.*]] = onnx.CastV19(%[[V0]]) {to = 1 : i64} : {{.*}} -> tensor<3xf32>
// CHECK: %[[V3:.*]] = onnx.CastV19(%[[V1]]) {to = 2 : i64} : {{.*}} -> tensor<3xui8>
// CHECK: %[[V4:.*]] = onnx.QuantizeLinearV19(%arg0, %[[V2]], %[[V3]]) {axis = 1 : i64} : {{.*}} -> tensor<*xui8>
// CHECK: %[[V5:.*]] = onnx.CastV19(%[[V0]]) {to = 1 : i64} : {{.*}} -> tensor<3xf32>
// CHECK: %[[V6:.*]] = onnx.CastV19(%[[V1]]) {to = 2 : i64} : {{.*}} -> tensor<3xui8>
// CHECK: %[[V7:.*]] = onnx.DequantizeLinearV19(%[[V4]], %[[V5]], %[[V6]]) {axis = 1 : i64} : {{.*}} -> tensor<?x3xf32, #onnx.dims<"n", "">>
// CHECK: return %[[V7]]
func.func @quantize_per_channel(%arg0: !torch.tensor<[n,3],f32>) -> (!torch.tensor<[n,3],f32>) {
  %0 = torch.constant 1 : i64 -> !torch.int<1>
  %1 = torch.constant 13 : i64 -> !torch.int<13>
  %2 = torch.constant dense<[0.10000000149011612, 0.20000000298023224, 0.30000001192092896]> : tensor<3xf64> -> !torch.tensor<[3],f64>
  %3 = torch.constant dense<[0, 1, 2]> : tensor<3xi64> -> !torch.tensor<[3],i64>
  %4 = torch.aten.quantize_per_channel(%arg0, %2, %3, %0, %1) : (!torch.tensor<[n,3],f32>, !torch.tensor<[3],f64>, !torch.tensor<[3],i64>, !torch.int<1>, !torch.int<13>) -> !torch.tensor<[n,3],!torch.quantized<"quint8">>
  %5 = torch.aten.dequantize.self(%4) : (!torch.tensor<[n,3],!torch.quantized<"quint8">>) -> !torch.tensor<[n,3],f32>
  return %5 : !torch.tensor<[n,3],f32>
}

// CHECK-LABEL: @int_repr(
// CHECK: %[[V0:.*]] = onnx.Constant() {value = dense<1.000000e-01> : tensor<f32>} : () -> tensor<f32>
// CHECK: %[[V1:.*]] = onnx.Constant() {value = dense<10> : tensor<ui8>} : () -> tensor<ui8>
// CHECK: %[[V2:.*]] = onnx.QuantizeLinearV19(%arg0, %[[V0]], %[[V1]]) : {{.*}} -> tensor<?x3xui8, #onnx.dims<"n", "">>
// CHECK: return %[[V2]]
func.func @int_repr(%arg0: !torch.tensor<[n,3],f32>) -> (!torch.tensor<[n,3],ui8>) {
  %0 = torch.constant 1.000000e-01 : f64 -> !torch.float<1.000000e-01>
  %1 = torch.constant 10 : i64 -> !torch.int<10>
  %2 = torch.constant 13 : i64 -> !torch.int<13>
  %3 = torch.aten.quantize_per_tensor(%arg0, %0, %1, %2) : (!torch.tensor<[n,3],f32>, !torch.float<1.000000e-01>, !torch.int<10>, !torch.int<13>) -> !torch.tensor<[n,3],!torch.quantized<"quint8">>
  %4 = torch.aten.int_repr(%3) : (!torch.tensor<[n,3],!torch.quantized<"quint8">>) -> !torch.tensor<[n,3],ui8>
  return %4 : !torch.tensor<[n,3],ui8>
}

// CHECK-LABEL: @_make_per_channel_quantized_tensor(
// CHECK: %[[V0:.*]] = onnx.CastV19(%arg2) {to = 2 : i64} : {{.*}} -> tensor<3xui8>
// CHECK: %[[V1:.*]] = onnx.DequantizeLinearV19(%arg0, %arg1, %[[V0]]) {axis = 1 : i64} : {{.*}} -> tensor<?x3xf32, #onnx.dims<"n", "">>
// CHECK: return %[[V1]]
func.func @_make_per_channel_quantized_tensor(%arg0: !torch.tensor<[n,3],ui8>, %arg1: !torch.tensor<[3],f32>, %arg2: !torch.tensor<[3],i32>) -> (!torch.tensor<[n,3],f32>) {
  %0 = torch.constant 1 : i64 -> !torch.int<1>
  %1 = torch.aten._make_per_channel_quantized_tensor(%arg0, %arg1, %arg2, %0) : (!torch.tensor<[n,3],ui8>, !torch.tensor<[3],f32>, !torch.tensor<[3],i32>, !torch.int<1>) -> !torch.tensor<[n,3],!torch.quantized<"quint8">>
  %2 = torch.aten.dequantize.self(%1) : (!torch.tensor<[n,3],!torch.quantized<"quint8">>) -> !torch.tensor<[n,3],f32>
  return %2 : !torch.tensor<[n,3],f32>
}

// CHECK-LABEL: @_make_per_tensor_quantized_tensor(
// CHECK: %[[V0:.*]] = onnx.Constant() {value = dense<1.000000e-01> : tensor<f32>} : () -> tensor<f32>
// CHECK: %[[V1:.*]] = onnx.Constant() {value = dense<5> : tensor<ui8>} : () -> tensor<ui8>
// CHECK: %[[V2:.*]] = onnx.DequantizeLinearV19(%arg0, %[[V0]], %[[V1]]) : {{.*}} -> tensor<?x3xf32, #onnx.dims<"n", "">>
// CHECK: return %[[V2]]
func.func @_make_per_tensor_quantized_tensor(%arg0: !torch.tensor<[n,3],ui8>) -> (!torch.tensor<[n,3],f32>) {
  %0 = torch.constant 1.000000e-01 : f64 -> !torch.float<1.000000e-01>
  %1 = torch.constant 5 : i64 -> !torch.int<5>
  %2 = torch.aten._make_per_tensor_quantized_tensor(%arg0, %0, %1) : (!torch.tensor<[n,3],ui8>, !torch.float<1.000000e-01>, !torch.int<5>) -> !torch.tensor<[n,3],!torch.quantized<"quint8">>
  %3 = torch.aten.dequantize.self(%2) : (!torch.tensor<[n,3],!torch.quantized<"quint8">>) -> !torch.tensor<[n,3],f32>
  return %3 : !torch.tensor<[n,3],f32>
}
