// NOTE: The checks are written by tools/dev/update_checks.py.

// RUN: torch-onnx-opt %s --pass-pipeline='builtin.module(convert-torch-to-onnx{opset=20})' | FileCheck %s

// CHECK-LABEL: @quantize_per_tensor(
// CHECK: onnx.QuantizeLinearV19{{.*}} -> tensor<*xui8>
// CHECK: onnx.DequantizeLinearV19{{.*}} -> tensor<?x3xf32, #onnx.dims<"n", "">>
func.func @quantize_per_tensor(%arg0: !torch.tensor<[n,3],f32>) -> (!torch.tensor<[n,3],f32>) {
  %0 = torch.constant 1.000000e-01 : f64 -> !torch.float<1.000000e-01>
  %1 = torch.constant 10 : i64 -> !torch.int<10>
  %2 = torch.constant 13 : i64 -> !torch.int<13>
  %3 = torch.aten.quantize_per_tensor(%arg0, %0, %1, %2) : (!torch.tensor<[n,3],f32>, !torch.float<1.000000e-01>, !torch.int<10>, !torch.int<13>) -> !torch.tensor<[n,3],!torch.quantized<"quint8">>
  %4 = torch.aten.dequantize.self(%3) : (!torch.tensor<[n,3],!torch.quantized<"quint8">>) -> !torch.tensor<[n,3],f32>
  return %4 : !torch.tensor<[n,3],f32>
}

// CHECK-LABEL: @quantize_per_tensor_signed(
// CHECK: onnx.QuantizeLinearV19{{.*}} -> tensor<*xi8>
// CHECK: onnx.DequantizeLinearV19{{.*}} -> tensor<?x3xf32, #onnx.dims<"n", "">>
func.func @quantize_per_tensor_signed(%arg0: !torch.tensor<[n,3],f32>) -> (!torch.tensor<[n,3],f32>) {
  %0 = torch.constant 1.000000e-01 : f64 -> !torch.float<1.000000e-01>
  %1 = torch.constant 0 : i64 -> !torch.int<0>
  %2 = torch.constant 12 : i64 -> !torch.int<12>
  %3 = torch.aten.quantize_per_tensor(%arg0, %0, %1, %2) : (!torch.tensor<[n,3],f32>, !torch.float<1.000000e-01>, !torch.int<0>, !torch.int<12>) -> !torch.tensor<[n,3],!torch.quantized<"qint8">>
  %4 = torch.aten.dequantize.self(%3) : (!torch.tensor<[n,3],!torch.quantized<"qint8">>) -> !torch.tensor<[n,3],f32>
  return %4 : !torch.tensor<[n,3],f32>
}

// CHECK-LABEL: @quantize_per_tensor_of_tensors(
// CHECK: onnx.ReduceSum{{.*}} -> tensor<f32>
// CHECK: onnx.ReduceSum{{.*}} -> tensor<f32>
// CHECK: onnx.Greater{{.*}} -> tensor<i1>
// CHECK: onnx.CastV19{{.*}} -> tensor<i64>
// CHECK: onnx.CastV19{{.*}} -> tensor<ui8>
// CHECK: onnx.QuantizeLinearV19{{.*}} -> tensor<*xui8>
// CHECK: onnx.CastV19{{.*}} -> tensor<ui8>
// CHECK: onnx.DequantizeLinearV19{{.*}} -> tensor<?x3xf32, #onnx.dims<"n", "">>
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
// CHECK: onnx.CastV19{{.*}} -> tensor<3xf32>
// CHECK: onnx.CastV19{{.*}} -> tensor<3xui8>
// CHECK: onnx.QuantizeLinearV19{{.*}} -> tensor<*xui8>
// CHECK: onnx.CastV19{{.*}} -> tensor<3xf32>
// CHECK: onnx.CastV19{{.*}} -> tensor<3xui8>
// CHECK: onnx.DequantizeLinearV19{{.*}} -> tensor<?x3xf32, #onnx.dims<"n", "">>
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
// CHECK: onnx.QuantizeLinearV19{{.*}} -> tensor<?x3xui8, #onnx.dims<"n", "">>
func.func @int_repr(%arg0: !torch.tensor<[n,3],f32>) -> (!torch.tensor<[n,3],ui8>) {
  %0 = torch.constant 1.000000e-01 : f64 -> !torch.float<1.000000e-01>
  %1 = torch.constant 10 : i64 -> !torch.int<10>
  %2 = torch.constant 13 : i64 -> !torch.int<13>
  %3 = torch.aten.quantize_per_tensor(%arg0, %0, %1, %2) : (!torch.tensor<[n,3],f32>, !torch.float<1.000000e-01>, !torch.int<10>, !torch.int<13>) -> !torch.tensor<[n,3],!torch.quantized<"quint8">>
  %4 = torch.aten.int_repr(%3) : (!torch.tensor<[n,3],!torch.quantized<"quint8">>) -> !torch.tensor<[n,3],ui8>
  return %4 : !torch.tensor<[n,3],ui8>
}

// CHECK-LABEL: @_make_per_channel_quantized_tensor(
// CHECK: onnx.CastV19{{.*}} -> tensor<3xui8>
// CHECK: onnx.DequantizeLinearV19{{.*}} -> tensor<?x3xf32, #onnx.dims<"n", "">>
func.func @_make_per_channel_quantized_tensor(%arg0: !torch.tensor<[n,3],ui8>, %arg1: !torch.tensor<[3],f32>, %arg2: !torch.tensor<[3],i32>) -> (!torch.tensor<[n,3],f32>) {
  %0 = torch.constant 1 : i64 -> !torch.int<1>
  %1 = torch.aten._make_per_channel_quantized_tensor(%arg0, %arg1, %arg2, %0) : (!torch.tensor<[n,3],ui8>, !torch.tensor<[3],f32>, !torch.tensor<[3],i32>, !torch.int<1>) -> !torch.tensor<[n,3],!torch.quantized<"quint8">>
  %2 = torch.aten.dequantize.self(%1) : (!torch.tensor<[n,3],!torch.quantized<"quint8">>) -> !torch.tensor<[n,3],f32>
  return %2 : !torch.tensor<[n,3],f32>
}

// CHECK-LABEL: @_make_per_tensor_quantized_tensor(
// CHECK: onnx.DequantizeLinearV19{{.*}} -> tensor<?x3xf32, #onnx.dims<"n", "">>
func.func @_make_per_tensor_quantized_tensor(%arg0: !torch.tensor<[n,3],ui8>) -> (!torch.tensor<[n,3],f32>) {
  %0 = torch.constant 1.000000e-01 : f64 -> !torch.float<1.000000e-01>
  %1 = torch.constant 5 : i64 -> !torch.int<5>
  %2 = torch.aten._make_per_tensor_quantized_tensor(%arg0, %0, %1) : (!torch.tensor<[n,3],ui8>, !torch.float<1.000000e-01>, !torch.int<5>) -> !torch.tensor<[n,3],!torch.quantized<"quint8">>
  %3 = torch.aten.dequantize.self(%2) : (!torch.tensor<[n,3],!torch.quantized<"quint8">>) -> !torch.tensor<[n,3],f32>
  return %3 : !torch.tensor<[n,3],f32>
}
