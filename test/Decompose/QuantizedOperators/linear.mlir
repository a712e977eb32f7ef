// NOTE: The checks are written by tools/dev/update_checks.py.

// RUN: torch-onnx-opt %s --decompose | FileCheck %s

// CHECK-LABEL: @quantized_linear(
// CHECK: torch.aten.quantize_per_tensor{{.*}} -> !torch.tensor<[n,3],!torch.quantized<"quint8">>
// CHECK: torch.aten.quantize_per_channel{{.*}} -> !torch.tensor<[5,3],!torch.quantized<"qint8">>
// CHECK: torch.aten.dequantize.self{{.*}} -> !torch.tensor<[n,3],f32>
// CHECK: torch.aten.dequantize.self{{.*}} -> !torch.tensor<[5,3],f32>
// CHECK: torch.aten.linear{{.*}} -> !torch.tensor<[n,5],f32>
// CHECK: torch.aten.quantize_per_tensor{{.*}} -> !torch.tensor<[n,5],!torch.quantized<"quint8">>
// CHECK: torch.aten.dequantize.self{{.*}} -> !torch.tensor<[n,5],f32>
func.func @quantized_linear(%arg0: !torch.tensor<[n,3],f32>, %arg1: !torch.tensor<[5,3],f32>, %arg2: !torch.tensor<[5],f32>, %arg3: !torch.tensor<[5],i64>, %arg4: !torch.tensor<[5],f32>) -> (!torch.tensor<[n,5],f32>) {
  %0 = torch.constant 1.000000e-01 : f64 -> !torch.float<1.000000e-01>
  %1 = torch.constant 5 : i64 -> !torch.int<5>
  %2 = torch.constant 13 : i64 -> !torch.int<13>
  %3 = torch.aten.quantize_per_tensor(%arg0, %0, %1, %2) : (!torch.tensor<[n,3],f32>, !torch.float<1.000000e-01>, !torch.int<5>, !torch.int<13>) -> !torch.tensor<[n,3],!torch.quantized<"quint8">>
  %4 = torch.constant 0 : i64 -> !torch.int<0>
  %5 = torch.constant 12 : i64 -> !torch.int<12>
  %6 = torch.aten.quantize_per_channel(%arg1, %arg2, %arg3, %4, %5) : (!torch.tensor<[5,3],f32>, !torch.tensor<[5],f32>, !torch.tensor<[5],i64>, !torch.int<0>, !torch.int<12>) -> !torch.tensor<[5,3],!torch.quantized<"qint8">>
  %7 = torch.operator "quantized::linear_prepack"(%6, %arg4) : (!torch.tensor<[5,3],!torch.quantized<"qint8">>, !torch.tensor<[5],f32>) -> !torch.class<"__torch__.torch.classes.quantized.LinearPackedParamsBase">
  %8 = torch.constant 2.000000e-01 : f64 -> !torch.float<2.000000e-01>
  %9 = torch.constant 3 : i64 -> !torch.int<3>
  %10 = torch.operator "quantized::linear"(%3, %7, %8, %9) : (!torch.tensor<[n,3],!torch.quantized<"quint8">>, !torch.class<"__torch__.torch.classes.quantized.LinearPackedParamsBase">, !torch.float<2.000000e-01>, !torch.int<3>) -> !torch.tensor<[n,5],!torch.quantized<"quint8">>
  %11 = torch.aten.dequantize.self(%10) : (!torch.tensor<[n,5],!torch.quantized<"quint8">>) -> !torch.tensor<[n,5],f32>
  return %11 : !torch.tensor<[n,5],f32>
}

// CHECK-LABEL: @quantized_linear_dynamic(
// CHECK: torch.aten.quantize_per_channel{{.*}} -> !torch.tensor<[5,3],!torch.quantized<"qint8">>
// CHECK: torch.aten.min{{.*}} -> !torch.tensor<[],f32>
// CHECK: torch.aten.to.dtype{{.*}} -> !torch.tensor<[],f64>
// CHECK: torch.aten.minimum{{.*}} -> !torch.tensor<[],f64>
// CHECK: torch.aten.max{{.*}} -> !torch.tensor<[],f32>
// CHECK: torch.aten.to.dtype{{.*}} -> !torch.tensor<[],f64>
// CHECK: torch.aten.maximum{{.*}} -> !torch.tensor<[],f64>
// CHECK: torch.aten.sub.Tensor{{.*}} -> !torch.tensor<[],f64>
// CHECK: torch.aten.div.Scalar{{.*}} -> !torch.tensor<[],f64>
// CHECK: torch.aten.eq.Scalar{{.*}} -> !torch.tensor<[],i1>
// CHECK: torch.aten.where.self{{.*}} -> !torch.tensor<[],f64>
// CHECK: torch.aten.div.Tensor{{.*}} -> !torch.tensor<[],f64>
// CHECK: torch.aten.neg{{.*}} -> !torch.tensor<[],f64>
// CHECK: torch.aten.clamp{{.*}} -> !torch.tensor<[],f64>
// CHECK: torch.aten.round{{.*}} -> !torch.tensor<[],f64>
// CHECK: torch.aten.to.dtype{{.*}} -> !torch.tensor<[],f32>
// CHECK: torch.aten.clamp{{.*}} -> !torch.tensor<[],f64>
// CHECK: torch.aten.to.dtype{{.*}} -> !torch.tensor<[],f32>
// CHECK: torch.aten.reciprocal{{.*}} -> !torch.tensor<[],f32>
// CHECK: torch.aten.mul.Tensor{{.*}} -> !torch.tensor<[n,3],f32>
// CHECK: torch.aten.add.Tensor{{.*}} -> !torch.tensor<[n,3],f32>
// CHECK: torch.aten.round{{.*}} -> !torch.tensor<[n,3],f32>
// CHECK: torch.aten.clamp{{.*}} -> !torch.tensor<[n,3],f32>
// CHECK: torch.aten.sub.Tensor{{.*}} -> !torch.tensor<[n,3],f32>
// CHECK: torch.aten.mul.Tensor{{.*}} -> !torch.tensor<[n,3],f32>
// CHECK: torch.aten.dequantize.self{{.*}} -> !torch.tensor<[5,3],f32>
// CHECK: torch.aten.linear{{.*}} -> !torch.tensor<[n,5],f32>
func.func @quantized_linear_dynamic(%arg0: !torch.tensor<[n,3],f32>, %arg1: !torch.tensor<[5,3],f32>, %arg2: !torch.tensor<[5],f32>, %arg3: !torch.tensor<[5],i64>, %arg4: !torch.tensor<[5],f32>) -> (!torch.tensor<[n,5],f32>) {
  %0 = torch.constant 0 : i64 -> !torch.int<0>
  %1 = torch.constant 12 : i64 -> !torch.int<12>
  %2 = torch.aten.quantize_per_channel(%arg1, %arg2, %arg3, %0, %1) : (!torch.tensor<[5,3],f32>, !torch.tensor<[5],f32>, !torch.tensor<[5],i64>, !torch.int<0>, !torch.int<12>) -> !torch.tensor<[5,3],!torch.quantized<"qint8">>
  %3 = torch.operator "quantized::linear_prepack"(%2, %arg4) : (!torch.tensor<[5,3],!torch.quantized<"qint8">>, !torch.tensor<[5],f32>) -> !torch.class<"__torch__.torch.classes.quantized.LinearPackedParamsBase">
  %4 = torch.constant false -> !torch.bool<false>
  %5 = torch.operator "quantized::linear_dynamic"(%arg0, %3, %4) : (!torch.tensor<[n,3],f32>, !torch.class<"__torch__.torch.classes.quantized.LinearPackedParamsBase">, !torch.bool<false>) -> !torch.tensor<[n,5],f32>
  return %5 : !torch.tensor<[n,5],f32>
}

// CHECK-LABEL: @quantized_linear_dynamic_fp16(
// CHECK: torch.aten.clamp{{.*}} -> !torch.tensor<[5,3],f32>
// CHECK: torch.aten.to.dtype{{.*}} -> !torch.tensor<[5,3],f16>
// CHECK: torch.aten.to.dtype{{.*}} -> !torch.tensor<[5,3],f32>
// CHECK: torch.aten.linear{{.*}} -> !torch.tensor<[n,5],f32>
func.func @quantized_linear_dynamic_fp16(%arg0: !torch.tensor<[n,3],f32>, %arg1: !torch.tensor<[5,3],f32>, %arg2: !torch.tensor<[5],f32>) -> (!torch.tensor<[n,5],f32>) {
  %0 = torch.operator "quantized::linear_prepack_fp16"(%arg1, %arg2) : (!torch.tensor<[5,3],f32>, !torch.tensor<[5],f32>) -> !torch.class<"__torch__.torch.classes.quantized.LinearPackedParamsBase">
  %1 = torch.operator "quantized::linear_dynamic_fp16"(%arg0, %0) : (!torch.tensor<[n,3],f32>, !torch.class<"__torch__.torch.classes.quantized.LinearPackedParamsBase">) -> !torch.tensor<[n,5],f32>
  return %1 : !torch.tensor<[n,5],f32>
}

// CHECK-LABEL: @quantized_linear_relu(
// CHECK: torch.aten.quantize_per_tensor{{.*}} -> !torch.tensor<[n,3],!torch.quantized<"quint8">>
// CHECK: torch.aten.quantize_per_channel{{.*}} -> !torch.tensor<[5,3],!torch.quantized<"qint8">>
// CHECK: torch.aten.dequantize.self{{.*}} -> !torch.tensor<[n,3],f32>
// CHECK: torch.aten.dequantize.self{{.*}} -> !torch.tensor<[5,3],f32>
// CHECK: torch.aten.linear{{.*}} -> !torch.tensor<[n,5],f32>
// CHECK: torch.aten.relu{{.*}} -> !torch.tensor<[n,5],f32>
// CHECK: torch.aten.quantize_per_tensor{{.*}} -> !torch.tensor<[n,5],!torch.quantized<"quint8">>
// CHECK: torch.aten.dequantize.self{{.*}} -> !torch.tensor<[n,5],f32>
func.func @quantized_linear_relu(%arg0: !torch.tensor<[n,3],f32>, %arg1: !torch.tensor<[5,3],f32>, %arg2: !torch.tensor<[5],f32>, %arg3: !torch.tensor<[5],i64>, %arg4: !torch.tensor<[5],f32>) -> (!torch.tensor<[n,5],f32>) {
  %0 = torch.constant 1.000000e-01 : f64 -> !torch.float<1.000000e-01>
  %1 = torch.constant 5 : i64 -> !torch.int<5>
  %2 = torch.constant 13 : i64 -> !torch.int<13>
  %3 = torch.aten.quantize_per_tensor(%arg0, %0, %1, %2) : (!torch.tensor<[n,3],f32>, !torch.float<1.000000e-01>, !torch.int<5>, !torch.int<13>) -> !torch.tensor<[n,3],!torch.quantized<"quint8">>
  %4 = torch.constant 0 : i64 -> !torch.int<0>
  %5 = torch.constant 12 : i64 -> !torch.int<12>
  %6 = torch.aten.quantize_per_channel(%arg1, %arg2, %arg3, %4, %5) : (!torch.tensor<[5,3],f32>, !torch.tensor<[5],f32>, !torch.tensor<[5],i64>, !torch.int<0>, !torch.int<12>) -> !torch.tensor<[5,3],!torch.quantized<"qint8">>
  %7 = torch.operator "quantized::linear_prepack"(%6, %arg4) : (!torch.tensor<[5,3],!torch.quantized<"qint8">>, !torch.tensor<[5],f32>) -> !torch.class<"__torch__.torch.classes.quantized.LinearPackedParamsBase">
  %8 = torch.constant 2.000000e-01 : f64 -> !torch.float<2.000000e-01>
  %9 = torch.constant 3 : i64 -> !torch.int<3>
  %10 = torch.operator "quantized::linear_relu"(%3, %7, %8, %9) : (!torch.tensor<[n,3],!torch.quantized<"quint8">>, !torch.class<"__torch__.torch.classes.quantized.LinearPackedParamsBase">, !torch.float<2.000000e-01>, !torch.int<3>) -> !torch.tensor<[n,5],!torch.quantized<"quint8">>
  %11 = torch.aten.dequantize.self(%10) : (!torch.tensor<[n,5],!torch.quantized<"quint8">>) -> !torch.tensor<[n,5],f32>
  return %11 : !torch.tensor<[n,5],f32>
}

// CHECK-LABEL: @quantized_linear_relu_dynamic(
// CHECK: torch.aten.quantize_per_channel{{.*}} -> !torch.tensor<[5,3],!torch.quantized<"qint8">>
// CHECK: torch.aten.min{{.*}} -> !torch.tensor<[],f32>
// CHECK: torch.aten.to.dtype{{.*}} -> !torch.tensor<[],f64>
// CHECK: torch.aten.minimum{{.*}} -> !torch.tensor<[],f64>
// CHECK: torch.aten.max{{.*}} -> !torch.tensor<[],f32>
// CHECK: torch.aten.to.dtype{{.*}} -> !torch.tensor<[],f64>
// CHECK: torch.aten.maximum{{.*}} -> !torch.tensor<[],f64>
// CHECK: torch.aten.sub.Tensor{{.*}} -> !torch.tensor<[],f64>
// CHECK: torch.aten.div.Scalar{{.*}} -> !torch.tensor<[],f64>
// CHECK: torch.aten.eq.Scalar{{.*}} -> !torch.tensor<[],i1>
// CHECK: torch.aten.where.self{{.*}} -> !torch.tensor<[],f64>
// CHECK: torch.aten.div.Tensor{{.*}} -> !torch.tensor<[],f64>
// CHECK: torch.aten.neg{{.*}} -> !torch.tensor<[],f64>
// CHECK: torch.aten.clamp{{.*}} -> !torch.tensor<[],f64>
// CHECK: torch.aten.round{{.*}} -> !torch.tensor<[],f64>
// CHECK: torch.aten.to.dtype{{.*}} -> !torch.tensor<[],f32>
// CHECK: torch.aten.clamp{{.*}} -> !torch.tensor<[],f64>
// CHECK: torch.aten.to.dtype{{.*}} -> !torch.tensor<[],f32>
// CHECK: torch.aten.reciprocal{{.*}} -> !torch.tensor<[],f32>
// CHECK: torch.aten.mul.Tensor{{.*}} -> !torch.tensor<[n,3],f32>
// CHECK: torch.aten.add.Tensor{{.*}} -> !torch.tensor<[n,3],f32>
// CHECK: torch.aten.round{{.*}} -> !torch.tensor<[n,3],f32>
// CHECK: torch.aten.clamp{{.*}} -> !torch.tensor<[n,3],f32>
// CHECK: torch.aten.sub.Tensor{{.*}} -> !torch.tensor<[n,3],f32>
// CHECK: torch.aten.mul.Tensor{{.*}} -> !torch.tensor<[n,3],f32>
// CHECK: torch.aten.dequantize.self{{.*}} -> !torch.tensor<[5,3],f32>
// CHECK: torch.aten.linear{{.*}} -> !torch.tensor<[n,5],f32>
// CHECK: torch.aten.relu{{.*}} -> !torch.tensor<[n,5],f32>
func.func @quantized_linear_relu_dynamic(%arg0: !torch.tensor<[n,3],f32>, %arg1: !torch.tensor<[5,3],f32>, %arg2: !torch.tensor<[5],f32>, %arg3: !torch.tensor<[5],i64>, %arg4: !torch.tensor<[5],f32>) -> (!torch.tensor<[n,5],f32>) {
  %0 = torch.constant 0 : i64 -> !torch.int<0>
  %1 = torch.constant 12 : i64 -> !torch.int<12>
  %2 = torch.aten.quantize_per_channel(%arg1, %arg2, %arg3, %0, %1) : (!torch.tensor<[5,3],f32>, !torch.tensor<[5],f32>, !torch.tensor<[5],i64>, !torch.int<0>, !torch.int<12>) -> !torch.tensor<[5,3],!torch.quantized<"qint8">>
  %3 = torch.operator "quantized::linear_prepack"(%2, %arg4) : (!torch.tensor<[5,3],!torch.quantized<"qint8">>, !torch.tensor<[5],f32>) -> !torch.class<"__torch__.torch.classes.quantized.LinearPackedParamsBase">
  %4 = torch.constant false -> !torch.bool<false>
  %5 = torch.operator "quantized::linear_relu_dynamic"(%arg0, %3, %4) : (!torch.tensor<[n,3],f32>, !torch.class<"__torch__.torch.classes.quantized.LinearPackedParamsBase">, !torch.bool<false>) -> !torch.tensor<[n,5],f32>
  return %5 : !torch.tensor<[n,5],f32>
}

// CHECK-LABEL: @quantized_linear_relu_dynamic_fp16(
// CHECK: torch.aten.clamp{{.*}} -> !torch.tensor<[5,3],f32>
// CHECK: torch.aten.to.dtype{{.*}} -> !torch.tensor<[5,3],f16>
// CHECK: torch.aten.to.dtype{{.*}} -> !torch.tensor<[5,3],f32>
// CHECK: torch.aten.linear{{.*}} -> !torch.tensor<[n,5],f32>
// CHECK: torch.aten.relu{{.*}} -> !torch.tensor<[n,5],f32>
func.func @quantized_linear_relu_dynamic_fp16(%arg0: !torch.tensor<[n,3],f32>, %arg1: !torch.tensor<[5,3],f32>, %arg2: !torch.tensor<[5],f32>) -> (!torch.tensor<[n,5],f32>) {
  %0 = torch.operator "quantized::linear_prepack_fp16"(%arg1, %arg2) : (!torch.tensor<[5,3],f32>, !torch.tensor<[5],f32>) -> !torch.class<"__torch__.torch.classes.quantized.LinearPackedParamsBase">
  %1 = torch.operator "quantized::linear_relu_dynamic_fp16"(%arg0, %0) : (!torch.tensor<[n,3],f32>, !torch.class<"__torch__.torch.classes.quantized.LinearPackedParamsBase">) -> !torch.tensor<[n,5],f32>
  return %1 : !torch.tensor<[n,5],f32>
}

// CHECK-LABEL: @quantized_matmul(
// CHECK: torch.aten.quantize_per_tensor{{.*}} -> !torch.tensor<[n,3,4],!torch.quantized<"quint8">>
// CHECK: torch.aten.quantize_per_tensor{{.*}} -> !torch.tensor<[4,5],!torch.quantized<"quint8">>
// CHECK: torch.aten.dequantize.self{{.*}} -> !torch.tensor<[n,3,4],f32>
// CHECK: torch.aten.dequantize.self{{.*}} -> !torch.tensor<[4,5],f32>
// CHECK: torch.aten.matmul{{.*}} -> !torch.tensor<[n,3,5],f32>
// CHECK: torch.aten.quantize_per_tensor{{.*}} -> !torch.tensor<[n,3,5],!torch.quantized<"quint8">>
// CHECK: torch.aten.dequantize.self{{.*}} -> !torch.tensor<[n,3,5],f32>
func.func @quantized_matmul(%arg0: !torch.tensor<[n,3,4],f32>, %arg1: !torch.tensor<[4,5],f32>) -> (!torch.tensor<[n,3,5],f32>) {
  %0 = torch.constant 1.000000e-01 : f64 -> !torch.float<1.000000e-01>
  %1 = torch.constant 5 : i64 -> !torch.int<5>
  %2 = torch.constant 13 : i64 -> !torch.int<13>
  %3 = torch.aten.quantize_per_tensor(%arg0, %0, %1, %2) : (!torch.tensor<[n,3,4],f32>, !torch.float<1.000000e-01>, !torch.int<5>, !torch.int<13>) -> !torch.tensor<[n,3,4],!torch.quantized<"quint8">>
  %4 = torch.constant 5.000000e-02 : f64 -> !torch.float<5.000000e-02>
  %5 = torch.constant 9 : i64 -> !torch.int<9>
  %6 = torch.aten.quantize_per_tensor(%arg1, %4, %5, %2) : (!torch.tensor<[4,5],f32>, !torch.float<5.000000e-02>, !torch.int<9>, !torch.int<13>) -> !torch.tensor<[4,5],!torch.quantized<"quint8">>
  %7 = torch.constant 2.000000e-01 : f64 -> !torch.float<2.000000e-01>
  %8 = torch.constant 3 : i64 -> !torch.int<3>
  %9 = torch.operator "quantized::matmul"(%3, %6, %7, %8) : (!torch.tensor<[n,3,4],!torch.quantized<"quint8">>, !torch.tensor<[4,5],!torch.quantized<"quint8">>, !torch.float<2.000000e-01>, !torch.int<3>) -> !torch.tensor<[n,3,5],!torch.quantized<"quint8">>
  %10 = torch.aten.dequantize.self(%9) : (!torch.tensor<[n,3,5],!torch.quantized<"quint8">>) -> !torch.tensor<[n,3,5],f32>
  return %10 : !torch.tensor<[n,3,5],f32>
}
