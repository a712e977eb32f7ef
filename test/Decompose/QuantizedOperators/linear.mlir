// NOTE: The checks are written by tools/dev/update_checks.py.

// RUN: torch-onnx-opt %s --decompose | FileCheck %s

// CHECK-LABEL: @quantized_linear(
// CHECK: %[[V0:.*]] = torch.aten.quantize_per_tensor(%arg0, {{.*}}) : ({{.*}}, !torch.float<1.000000e-01>, !torch.int<5>, !torch.int<13>) -> !torch.tensor<[n,3],!torch.quantized<"quint8">>
// CHECK: %[[V1:.*]] = torch.aten.quantize_per_channel(%arg1, %arg2, %arg3, {{.*}}) : ({{.*}}, !torch.int<0>, !torch.int<12>) -> !torch.tensor<[5,3],!torch.quantized<"qint8">>
// CHECK: %[[V2:.*]] = torch.aten.dequantize.self(%[[V0]]) : {{.*}} -> !torch.tensor<[n,3],f32>
// CHECK: %[[V3:.*]] = torch.aten.dequantize.self(%[[V1]]) : {{.*}} -> !torch.tensor<[5,3],f32>
// CHECK: %[[V4:.*]] = torch.aten.linear(%[[V2]], %[[V3]], %arg4) : {{.*}} -> !torch.tensor<[n,5],f32>
// CHECK: %[[V5:.*]] = torch.aten.quantize_per_tensor(%[[V4]], {{.*}}) : ({{.*}}, !torch.float<2.000000e-01>, !torch.int<3>, !torch.int<13>) -> !torch.tensor<[n,5],!torch.quantized<"quint8">>
// CHECK: %[[V6:.*]] = torch.aten.dequantize.self(%[[V5]]) : {{.*}} -> !torch.tensor<[n,5],f32>
// CHECK: return %[[V6]]
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
// CHECK-NOT: torch.operator(
// CHECK: return {{.*}} : !torch.tensor<[n,5],f32>
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
// CHECK: %[[V0:.*]] = torch.aten.clamp(%arg1, {{.*}}) : ({{.*}}, !torch.float<-6.550400e+04>, !torch.float<6.550400e+04>) -> !torch.tensor<[5,3],f32>
// CHECK: %[[V1:.*]] = torch.aten.to.dtype(%[[V0]], {{.*}}) : ({{.*}}, !torch.int<5>, !torch.bool<false>, !torch.bool<false>, !torch.none) -> !torch.tensor<[5,3],f16>
// CHECK: %[[V2:.*]] = torch.aten.to.dtype(%[[V1]], {{.*}}) : ({{.*}}, !torch.int<6>, !torch.bool<false>, !torch.bool<false>, !torch.none) -> !torch.tensor<[5,3],f32>
// CHECK: %[[V3:.*]] = torch.aten.linear(%arg0, %[[V2]], %arg2) : {{.*}} -> !torch.tensor<[n,5],f32>
// CHECK: return %[[V3]]
func.func @quantized_linear_dynamic_fp16(%arg0: !torch.tensor<[n,3],f32>, %arg1: !torch.tensor<[5,3],f32>, %arg2: !torch.tensor<[5],f32>) -> (!torch.tensor<[n,5],f32>) {
  %0 = torch.operator "quantized::linear_prepack_fp16"(%arg1, %arg2) : (!torch.tensor<[5,3],f32>, !torch.tensor<[5],f32>) -> !torch.class<"__torch__.torch.classes.quantized.LinearPackedParamsBase">
  %1 = torch.operator "quantized::linear_dynamic_fp16"(%arg0, %0) : (!torch.tensor<[n,3],f32>, !torch.class<"__torch__.torch.classes.quantized.LinearPackedParamsBase">) -> !torch.tensor<[n,5],f32>
  return %1 : !torch.tensor<[n,5],f32>
}

// CHECK-LABEL: @quantized_linear_relu(
// CHECK: %[[V0:.*]] = torch.aten.quantize_per_tensor(%arg0, {{.*}}) : ({{.*}}, !torch.float<1.000000e-01>, !torch.int<5>, !torch.int<13>) -> !torch.tensor<[n,3],!torch.quantized<"quint8">>
// CHECK: %[[V1:.*]] = torch.aten.quantize_per_channel(%arg1, %arg2, %arg3, {{.*}}) : ({{.*}}, !torch.int<0>, !torch.int<12>) -> !torch.tensor<[5,3],!torch.quantized<"qint8">>
// CHECK: %[[V2:.*]] = torch.aten.dequantize.self(%[[V0]]) : {{.*}} -> !torch.tensor<[n,3],f32>
// CHECK: %[[V3:.*]] = torch.aten.dequantize.self(%[[V1]]) : {{.*}} -> !torch.tensor<[5,3],f32>
// CHECK: %[[V4:.*]] = torch.aten.linear(%[[V2]], %[[V3]], %arg4) : {{.*}} -> !torch.tensor<[n,5],f32>
// CHECK: %[[V5:.*]] = torch.aten.relu(%[[V4]]) : {{.*}} -> !torch.tensor<[n,5],f32>
// CHECK: %[[V6:.*]] = torch.aten.quantize_per_tensor(%[[V5]], {{.*}}) : ({{.*}}, !torch.float<2.000000e-01>, !torch.int<3>, !torch.int<13>) -> !torch.tensor<[n,5],!torch.quantized<"quint8">>
// CHECK: %[[V7:.*]] = torch.aten.dequantize.self(%[[V6]]) : {{.*}} -> !torch.tensor<[n,5],f32>
// CHECK: return %[[V7]]
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
// CHECK-NOT: torch.operator(
// CHECK: return {{.*}} : !torch.tensor<[n,5],f32>
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
// CHECK: %[[V0:.*]] = torch.aten.clamp(%arg1, {{.*}}) : ({{.*}}, !torch.float<-6.550400e+04>, !torch.float<6.550400e+04>) -> !torch.tensor<[5,3],f32>
// CHECK: %[[V1:.*]] = torch.aten.to.dtype(%[[V0]], {{.*}}) : ({{.*}}, !torch.int<5>, !torch.bool<false>, !torch.bool<false>, !torch.none) -> !torch.tensor<[5,3],f16>
// CHECK: %[[V2:.*]] = torch.aten.to.dtype(%[[V1]], {{.*}}) : ({{.*}}, !torch.int<6>, !torch.bool<false>, !torch.bool<false>, !torch.none) -> !torch.tensor<[5,3],f32>
// CHECK: %[[V3:.*]] = torch.aten.linear(%arg0, %[[V2]], %arg2) : {{.*}} -> !torch.tensor<[n,5],f32>
// CHECK: %[[V4:.*]] = torch.aten.relu(%[[V3]]) : {{.*}} -> !torch.tensor<[n,5],f32>
// CHECK: return %[[V4]]
func.func @quantized_linear_relu_dynamic_fp16(%arg0: !torch.tensor<[n,3],f32>, %arg1: !torch.tensor<[5,3],f32>, %arg2: !torch.tensor<[5],f32>) -> (!torch.tensor<[n,5],f32>) {
  %0 = torch.operator "quantized::linear_prepack_fp16"(%arg1, %arg2) : (!torch.tensor<[5,3],f32>, !torch.tensor<[5],f32>) -> !torch.class<"__torch__.torch.classes.quantized.LinearPackedParamsBase">
  %1 = torch.operator "quantized::linear_relu_dynamic_fp16"(%arg0, %0) : (!torch.tensor<[n,3],f32>, !torch.class<"__torch__.torch.classes.quantized.LinearPackedParamsBase">) -> !torch.tensor<[n,5],f32>
  return %1 : !torch.tensor<[n,5],f32>
}

// CHECK-LABEL: @quantized_matmul(
// CHECK: %[[V0:.*]] = torch.aten.quantize_per_tensor(%arg0, {{.*}}) : ({{.*}}, !torch.float<1.000000e-01>, !torch.int<5>, !torch.int<13>) -> !torch.tensor<[n,3,4],!torch.quantized<"quint8">>
// CHECK: %[[V1:.*]] = torch.aten.quantize_per_tensor(%arg1, {{.*}}) : ({{.*}}, !torch.float<5.000000e-02>, !torch.int<9>, !torch.int<13>) -> !torch.tensor<[4,5],!torch.quantized<"quint8">>
// CHECK: %[[V2:.*]] = torch.aten.dequantize.self(%[[V0]]) : {{.*}} -> !torch.tensor<[n,3,4],f32>
// CHECK: %[[V3:.*]] = torch.aten.dequantize.self(%[[V1]]) : {{.*}} -> !torch.tensor<[4,5],f32>
// CHECK: %[[V4:.*]] = torch.aten.matmul(%[[V2]], %[[V3]]) : {{.*}} -> !torch.tensor<[n,3,5],f32>
// CHECK: %[[V5:.*]] = torch.aten.quantize_per_tensor(%[[V4]], {{.*}}) : ({{.*}}, !torch.float<2.000000e-01>, !torch.int<3>, !torch.int<13>) -> !torch.tensor<[n,3,5],!torch.quantized<"quint8">>
// CHECK: %[[V6:.*]] = torch.aten.dequantize.self(%[[V5]]) : {{.*}} -> !torch.tensor<[n,3,5],f32>
// CHECK: return %[[V6]]
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
