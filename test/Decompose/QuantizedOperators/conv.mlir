// NOTE: The checks are written by tools/dev/update_checks.py.

// RUN: torch-onnx-opt %s --decompose | FileCheck %s

// CHECK-LABEL: @quantized_conv1d(
// CHECK: %[[V0:.*]] = torch.aten.quantize_per_tensor(%arg0, {{.*}}) : ({{.*}}, !torch.float<1.000000e-01>, !torch.int<5>, !torch.int<13>) -> !torch.tensor<[n,4,9],!torch.quantized<"quint8">>
// CHECK: %[[V1:.*]] = torch.aten.quantize_per_channel(%arg1, %arg2, %arg3, {{.*}}) : ({{.*}}, !torch.int<0>, !torch.int<12>) -> !torch.tensor<[6,2,3],!torch.quantized<"qint8">>
// CHECK: %[[V2:.*]] = torch.aten.dequantize.self(%[[V0]]) : {{.*}} -> !torch.tensor<[n,4,9],f32>
// CHECK: %[[V3:.*]] = torch.aten.dequantize.self(%[[V1]]) : {{.*}} -> !torch.tensor<[6,2,3],f32>
// CHECK: %[[V4:.*]] = torch.prim.ListConstruct({{.*}}) : (!torch.int<2>) -> !torch.list<[!torch.int<2>]>
// CHECK: %[[V5:.*]] = torch.prim.ListConstruct({{.*}}) : (!torch.int<1>) -> !torch.list<[!torch.int<1>]>
// CHECK: %[[V6:.*]] = torch.prim.ListConstruct({{.*}}) : (!torch.int<2>) -> !torch.list<[!torch.int<2>]>
// CHECK: %[[V7:.*]] = torch.prim.ListConstruct({{.*}}) : (!torch.int<0>) -> !torch.list<[!torch.int<0>]>
// CHECK: %[[V8:.*]] = torch.aten.convolution(%[[V2]], %[[V3]], %arg4, %[[V4]], %[[V5]], %[[V6]], {{.*}}, %[[V7]], {{.*}}) : ({{.*}}, !torch.bool<false>, {{.*}}, !torch.int<2>) -> !torch.tensor<[n,6,4],f32>
// CHECK: %[[V9:.*]] = torch.aten.quantize_per_tensor(%[[V8]], {{.*}}) : ({{.*}}, !torch.float<2.000000e-01>, !torch.int<3>, !torch.int<13>) -> !torch.tensor<[n,6,4],!torch.quantized<"quint8">>
// CHECK: %[[V10:.*]] = torch.aten.dequantize.self(%[[V9]]) : {{.*}} -> !torch.tensor<[n,6,4],f32>
// CHECK: return %[[V10]]
func.func @quantized_conv1d(%arg0: !torch.tensor<[n,4,9],f32>, %arg1: !torch.tensor<[6,2,3],f32>, %arg2: !torch.tensor<[6],f32>, %arg3: !torch.tensor<[6],i64>, %arg4: !torch.tensor<[6],f32>) -> (!torch.tensor<[n,6,4],f32>) {
  %0 = torch.constant 1.000000e-01 : f64 -> !torch.float<1.000000e-01>
  %1 = torch.constant 5 : i64 -> !torch.int<5>
  %2 = torch.constant 13 : i64 -> !torch.int<13>
  %3 = torch.aten.quantize_per_tensor(%arg0, %0, %1, %2) : (!torch.tensor<[n,4,9],f32>, !torch.float<1.000000e-01>, !torch.int<5>, !torch.int<13>) -> !torch.tensor<[n,4,9],!torch.quantized<"quint8">>
  %4 = torch.constant 0 : i64 -> !torch.int<0>
  %5 = torch.constant 12 : i64 -> !torch.int<12>
  %6 = torch.aten.quantize_per_channel(%arg1, %arg2, %arg3, %4, %5) : (!torch.tensor<[6,2,3],f32>, !torch.tensor<[6],f32>, !torch.tensor<[6],i64>, !torch.int<0>, !torch.int<12>) -> !torch.tensor<[6,2,3],!torch.quantized<"qint8">>
  %7 = torch.constant 2 : i64 -> !torch.int<2>
  %8 = torch.prim.ListConstruct(%7) : (!torch.int<2>) -> !torch.list<[!torch.int<2>]>
  %9 = torch.constant 1 : i64 -> !torch.int<1>
  %10 = torch.prim.ListConstruct(%9) : (!torch.int<1>) -> !torch.list<[!torch.int<1>]>
  %11 = torch.operator "quantized::conv1d_prepack"(%6, %arg4, %8, %10, %8, %7) : (!torch.tensor<[6,2,3],!torch.quantized<"qint8">>, !torch.tensor<[6],f32>, !torch.list<[!torch.int<2>]>, !torch.list<[!torch.int<1>]>, !torch.list<[!torch.int<2>]>, !torch.int<2>) -> !torch.class<"__torch__.torch.classes.quantized.Conv2dPackedParamsBase">
  %12 = torch.constant 2.000000e-01 : f64 -> !torch.float<2.000000e-01>
  %13 = torch.constant 3 : i64 -> !torch.int<3>
  %14 = torch.operator "quantized::conv1d"(%3, %11, %12, %13) : (!torch.tensor<[n,4,9],!torch.quantized<"quint8">>, !torch.class<"__torch__.torch.classes.quantized.Conv2dPackedParamsBase">, !torch.float<2.000000e-01>, !torch.int<3>) -> !torch.tensor<[n,6,4],!torch.quantized<"quint8">>
  %15 = torch.aten.dequantize.self(%14) : (!torch.tensor<[n,6,4],!torch.quantized<"quint8">>) -> !torch.tensor<[n,6,4],f32>
  return %15 : !torch.tensor<[n,6,4],f32>
}

// CHECK-LABEL: @quantized_conv1d_dynamic(
// CHECK-NOT: torch.operator(
// CHECK: return {{.*}} : !torch.tensor<[n,6,4],f32>
func.func @quantized_conv1d_dynamic(%arg0: !torch.tensor<[n,4,9],f32>, %arg1: !torch.tensor<[6,2,3],f32>, %arg2: !torch.tensor<[6],f32>, %arg3: !torch.tensor<[6],i64>, %arg4: !torch.tensor<[6],f32>) -> (!torch.tensor<[n,6,4],f32>) {
  %0 = torch.constant 0 : i64 -> !torch.int<0>
  %1 = torch.constant 12 : i64 -> !torch.int<12>
  %2 = torch.aten.quantize_per_channel(%arg1, %arg2, %arg3, %0, %1) : (!torch.tensor<[6,2,3],f32>, !torch.tensor<[6],f32>, !torch.tensor<[6],i64>, !torch.int<0>, !torch.int<12>) -> !torch.tensor<[6,2,3],!torch.quantized<"qint8">>
  %3 = torch.constant 2 : i64 -> !torch.int<2>
  %4 = torch.prim.ListConstruct(%3) : (!torch.int<2>) -> !torch.list<[!torch.int<2>]>
  %5 = torch.constant 1 : i64 -> !torch.int<1>
  %6 = torch.prim.ListConstruct(%5) : (!torch.int<1>) -> !torch.list<[!torch.int<1>]>
  %7 = torch.operator "quantized::conv1d_prepack"(%2, %arg4, %4, %6, %4, %3) : (!torch.tensor<[6,2,3],!torch.quantized<"qint8">>, !torch.tensor<[6],f32>, !torch.list<[!torch.int<2>]>, !torch.list<[!torch.int<1>]>, !torch.list<[!torch.int<2>]>, !torch.int<2>) -> !torch.class<"__torch__.torch.classes.quantized.Conv2dPackedParamsBase">
  %8 = torch.constant false -> !torch.bool<false>
  %9 = torch.operator "quantized::conv1d_dynamic"(%arg0, %7, %8) : (!torch.tensor<[n,4,9],f32>, !torch.class<"__torch__.torch.classes.quantized.Conv2dPackedParamsBase">, !torch.bool<false>) -> !torch.tensor<[n,6,4],f32>
  return %9 : !torch.tensor<[n,6,4],f32>
}

// CHECK-LABEL: @quantized_conv1d_relu(
// CHECK: %[[V0:.*]] = torch.aten.quantize_per_tensor(%arg0, {{.*}}) : ({{.*}}, !torch.float<1.000000e-01>, !torch.int<5>, !torch.int<13>) -> !torch.tensor<[n,4,9],!torch.quantized<"quint8">>
// CHECK: %[[V1:.*]] = torch.aten.quantize_per_channel(%arg1, %arg2, %arg3, {{.*}}) : ({{.*}}, !torch.int<0>, !torch.int<12>) -> !torch.tensor<[6,2,3],!torch.quantized<"qint8">>
// CHECK: %[[V2:.*]] = torch.aten.dequantize.self(%[[V0]]) : {{.*}} -> !torch.tensor<[n,4,9],f32>
// CHECK: %[[V3:.*]] = torch.aten.dequantize.self(%[[V1]]) : {{.*}} -> !torch.tensor<[6,2,3],f32>
// CHECK: %[[V4:.*]] = torch.prim.ListConstruct({{.*}}) : (!torch.int<2>) -> !torch.list<[!torch.int<2>]>
// CHECK: %[[V5:.*]] = torch.prim.ListConstruct({{.*}}) : (!torch.int<1>) -> !torch.list<[!torch.int<1>]>
// CHECK: %[[V6:.*]] = torch.prim.ListConstruct({{.*}}) : (!torch.int<2>) -> !torch.list<[!torch.int<2>]>
// CHECK: %[[V7:.*]] = torch.prim.ListConstruct({{.*}}) : (!torch.int<0>) -> !torch.list<[!torch.int<0>]>
// CHECK: %[[V8:.*]] = torch.aten.convolution(%[[V2]], %[[V3]], %arg4, %[[V4]], %[[V5]], %[[V6]], {{.*}}, %[[V7]], {{.*}}) : ({{.*}}, !torch.bool<false>, {{.*}}, !torch.int<2>) -> !torch.tensor<[n,6,4],f32>
// CHECK: %[[V9:.*]] = torch.aten.relu(%[[V8]]) : {{.*}} -> !torch.tensor<[n,6,4],f32>
// CHECK: %[[V10:.*]] = torch.aten.quantize_per_tensor(%[[V9]], {{.*}}) : ({{.*}}, !torch.float<2.000000e-01>, !torch.int<3>, !torch.int<13>) -> !torch.tensor<[n,6,4],!torch.quantized<"quint8">>
// CHECK: %[[V11:.*]] = torch.aten.dequantize.self(%[[V10]]) : {{.*}} -> !torch.tensor<[n,6,4],f32>
// CHECK: return %[[V11]]
func.func @quantized_conv1d_relu(%arg0: !torch.tensor<[n,4,9],f32>, %arg1: !torch.tensor<[6,2,3],f32>, %arg2: !torch.tensor<[6],f32>, %arg3: !torch.tensor<[6],i64>, %arg4: !torch.tensor<[6],f32>) -> (!torch.tensor<[n,6,4],f32>) {
  %0 = torch.constant 1.000000e-01 : f64 -> !torch.float<1.000000e-01>
  %1 = torch.constant 5 : i64 -> !torch.int<5>
  %2 = torch.constant 13 : i64 -> !torch.int<13>
  %3 = torch.aten.quantize_per_tensor(%arg0, %0, %1, %2) : (!torch.tensor<[n,4,9],f32>, !torch.float<1.000000e-01>, !torch.int<5>, !torch.int<13>) -> !torch.tensor<[n,4,9],!torch.quantized<"quint8">>
  %4 = torch.constant 0 : i64 -> !torch.int<0>
  %5 = torch.constant 12 : i64 -> !torch.int<12>
  %6 = torch.aten.quantize_per_channel(%arg1, %arg2, %arg3, %4, %5) : (!torch.tensor<[6,2,3],f32>, !torch.tensor<[6],f32>, !torch.tensor<[6],i64>, !torch.int<0>, !torch.int<12>) -> !torch.tensor<[6,2,3],!torch.quantized<"qint8">>
  %7 = torch.constant 2 : i64 -> !torch.int<2>
  %8 = torch.prim.ListConstruct(%7) : (!torch.int<2>) -> !torch.list<[!torch.int<2>]>
  %9 = torch.constant 1 : i64 -> !torch.int<1>
  %10 = torch.prim.ListConstruct(%9) : (!torch.int<1>) -> !torch.list<[!torch.int<1>]>
  %11 = torch.operator "quantized::conv1d_prepack"(%6, %arg4, %8, %10, %8, %7) : (!torch.tensor<[6,2,3],!torch.quantized<"qint8">>, !torch.tensor<[6],f32>, !torch.list<[!torch.int<2>]>, !torch.list<[!torch.int<1>]>, !torch.list<[!torch.int<2>]>, !torch.int<2>) -> !torch.class<"__torch__.torch.classes.quantized.Conv2dPackedParamsBase">
  %12 = torch.constant 2.000000e-01 : f64 -> !torch.float<2.000000e-01>
  %13 = torch.constant 3 : i64 -> !torch.int<3>
  %14 = torch.operator "quantized::conv1d_relu"(%3, %11, %12, %13) : (!torch.tensor<[n,4,9],!torch.quantized<"quint8">>, !torch.class<"__torch__.torch.classes.quantized.Conv2dPackedParamsBase">, !torch.float<2.000000e-01>, !torch.int<3>) -> !torch.tensor<[n,6,4],!torch.quantized<"quint8">>
  %15 = torch.aten.dequantize.self(%14) : (!torch.tensor<[n,6,4],!torch.quantized<"quint8">>) -> !torch.tensor<[n,6,4],f32>
  return %15 : !torch.tensor<[n,6,4],f32>
}

// CHECK-LABEL: @quantized_conv2d(
// CHECK: %[[V0:.*]] = torch.aten.quantize_per_tensor(%arg0, {{.*}}) : ({{.*}}, !torch.float<1.000000e-01>, !torch.int<5>, !torch.int<13>) -> !torch.tensor<[n,4,9,9],!torch.quantized<"quint8">>
// CHECK: %[[V1:.*]] = torch.aten.quantize_per_channel(%arg1, %arg2, %arg3, {{.*}}) : ({{.*}}, !torch.int<0>, !torch.int<12>) -> !torch.tensor<[6,2,3,2],!torch.quantized<"qint8">>
// CHECK: %[[V2:.*]] = torch.aten.dequantize.self(%[[V0]]) : {{.*}} -> !torch.tensor<[n,4,9,9],f32>
// CHECK: %[[V3:.*]] = torch.aten.dequantize.self(%[[V1]]) : {{.*}} -> !torch.tensor<[6,2,3,2],f32>
// CHECK: %[[V4:.*]] = torch.prim.ListConstruct({{.*}}) : (!torch.int<2>, !torch.int<1>) -> !torch.list<[!torch.int<2>, !torch.int<1>]>
// CHECK: %[[V5:.*]] = torch.prim.ListConstruct({{.*}}) : (!torch.int<1>, !torch.int<0>) -> !torch.list<[!torch.int<1>, !torch.int<0>]>
// CHECK: %[[V6:.*]] = torch.prim.ListConstruct({{.*}}) : (!torch.int<2>, !torch.int<2>) -> !torch.list<[!torch.int<2>, !torch.int<2>]>
// CHECK: %[[V7:.*]] = torch.prim.ListConstruct({{.*}}) : (!torch.int<0>, !torch.int<0>) -> !torch.list<[!torch.int<0>, !torch.int<0>]>
// CHECK: %[[V8:.*]] = torch.aten.convolution(%[[V2]], %[[V3]], %arg4, %[[V4]], %[[V5]], %[[V6]], {{.*}}, %[[V7]], {{.*}}) : ({{.*}}, !torch.bool<false>, {{.*}}, !torch.int<2>) -> !torch.tensor<[n,6,4,7],f32>
// CHECK: %[[V9:.*]] = torch.aten.quantize_per_tensor(%[[V8]], {{.*}}) : ({{.*}}, !torch.float<2.000000e-01>, !torch.int<3>, !torch.int<13>) -> !torch.tensor<[n,6,4,7],!torch.quantized<"quint8">>
// CHECK: %[[V10:.*]] = torch.aten.dequantize.self(%[[V9]]) : {{.*}} -> !torch.tensor<[n,6,4,7],f32>
// CHECK: return %[[V10]]
func.func @quantized_conv2d(%arg0: !torch.tensor<[n,4,9,9],f32>, %arg1: !torch.tensor<[6,2,3,2],f32>, %arg2: !torch.tensor<[6],f32>, %arg3: !torch.tensor<[6],i64>, %arg4: !torch.tensor<[6],f32>) -> (!torch.tensor<[n,6,4,7],f32>) {
  %0 = torch.constant 1.000000e-01 : f64 -> !torch.float<1.000000e-01>
  %1 = torch.constant 5 : i64 -> !torch.int<5>
  %2 = torch.constant 13 : i64 -> !torch.int<13>
  %3 = torch.aten.quantize_per_tensor(%arg0, %0, %1, %2) : (!torch.tensor<[n,4,9,9],f32>, !torch.float<1.000000e-01>, !torch.int<5>, !torch.int<13>) -> !torch.tensor<[n,4,9,9],!torch.quantized<"quint8">>
  %4 = torch.constant 0 : i64 -> !torch.int<0>
  %5 = torch.constant 12 : i64 -> !torch.int<12>
  %6 = torch.aten.quantize_per_channel(%arg1, %arg2, %arg3, %4, %5) : (!torch.tensor<[6,2,3,2],f32>, !torch.tensor<[6],f32>, !torch.tensor<[6],i64>, !torch.int<0>, !torch.int<12>) -> !torch.tensor<[6,2,3,2],!torch.quantized<"qint8">>
  %7 = torch.constant 2 : i64 -> !torch.int<2>
  %8 = torch.constant 1 : i64 -> !torch.int<1>
  %9 = torch.prim.ListConstruct(%7, %8) : (!torch.int<2>, !torch.int<1>) -> !torch.list<[!torch.int<2>, !torch.int<1>]>
  %10 = torch.prim.ListConstruct(%8, %4) : (!torch.int<1>, !torch.int<0>) -> !torch.list<[!torch.int<1>, !torch.int<0>]>
  %11 = torch.prim.ListConstruct(%7, %7) : (!torch.int<2>, !torch.int<2>) -> !torch.list<[!torch.int<2>, !torch.int<2>]>
  %12 = torch.operator "quantized::conv2d_prepack"(%6, %arg4, %9, %10, %11, %7) : (!torch.tensor<[6,2,3,2],!torch.quantized<"qint8">>, !torch.tensor<[6],f32>, !torch.list<[!torch.int<2>, !torch.int<1>]>, !torch.list<[!torch.int<1>, !torch.int<0>]>, !torch.list<[!torch.int<2>, !torch.int<2>]>, !torch.int<2>) -> !torch.class<"__torch__.torch.classes.quantized.Conv2dPackedParamsBase">
  %13 = torch.constant 2.000000e-01 : f64 -> !torch.float<2.000000e-01>
  %14 = torch.constant 3 : i64 -> !torch.int<3>
  %15 = torch.operator "quantized::conv2d"(%3, %12, %9, %10, %11, %7, %13, %14) : (!torch.tensor<[n,4,9,9],!torch.quantized<"quint8">>, !torch.class<"__torch__.torch.classes.quantized.Conv2dPackedParamsBase">, !torch.list<[!torch.int<2>, !torch.int<1>]>, !torch.list<[!torch.int<1>, !torch.int<0>]>, !torch.list<[!torch.int<2>, !torch.int<2>]>, !torch.int<2>, !torch.float<2.000000e-01>, !torch.int<3>) -> !torch.tensor<[n,6,4,7],!torch.quantized<"quint8">>
  %16 = torch.aten.dequantize.self(%15) : (!torch.tensor<[n,6,4,7],!torch.quantized<"quint8">>) -> !torch.tensor<[n,6,4,7],f32>
  return %16 : !torch.tensor<[n,6,4,7],f32>
}

// CHECK-LABEL: @quantized_conv2d_new(
// CHECK: %[[V0:.*]] = torch.aten.quantize_per_tensor(%arg0, {{.*}}) : ({{.*}}, !torch.float<1.000000e-01>, !torch.int<5>, !torch.int<13>) -> !torch.tensor<[n,4,9,9],!torch.quantized<"quint8">>
// CHECK: %[[V1:.*]] = torch.aten.quantize_per_channel(%arg1, %arg2, %arg3, {{.*}}) : ({{.*}}, !torch.int<0>, !torch.int<12>) -> !torch.tensor<[6,2,3,2],!torch.quantized<"qint8">>
// CHECK: %[[V2:.*]] = torch.aten.dequantize.self(%[[V0]]) : {{.*}} -> !torch.tensor<[n,4,9,9],f32>
// CHECK: %[[V3:.*]] = torch.aten.dequantize.self(%[[V1]]) : {{.*}} -> !torch.tensor<[6,2,3,2],f32>
// CHECK: %[[V4:.*]] = torch.prim.ListConstruct({{.*}}) : (!torch.int<2>, !torch.int<1>) -> !torch.list<[!torch.int<2>, !torch.int<1>]>
// CHECK: %[[V5:.*]] = torch.prim.ListConstruct({{.*}}) : (!torch.int<1>, !torch.int<0>) -> !torch.list<[!torch.int<1>, !torch.int<0>]>
// CHECK: %[[V6:.*]] = torch.prim.ListConstruct({{.*}}) : (!torch.int<2>, !torch.int<2>) -> !torch.list<[!torch.int<2>, !torch.int<2>]>
// CHECK: %[[V7:.*]] = torch.prim.ListConstruct({{.*}}) : (!torch.int<0>, !torch.int<0>) -> !torch.list<[!torch.int<0>, !torch.int<0>]>
// CHECK: %[[V8:.*]] = torch.aten.convolution(%[[V2]], %[[V3]], %arg4, %[[V4]], %[[V5]], %[[V6]], {{.*}}, %[[V7]], {{.*}}) : ({{.*}}, !torch.bool<false>, {{.*}}, !torch.int<2>) -> !torch.tensor<[n,6,4,7],f32>
// CHECK: %[[V9:.*]] = torch.aten.quantize_per_tensor(%[[V8]], {{.*}}) : ({{.*}}, !torch.float<2.000000e-01>, !torch.int<3>, !torch.int<13>) -> !torch.tensor<[n,6,4,7],!torch.quantized<"quint8">>
// CHECK: %[[V10:.*]] = torch.aten.dequantize.self(%[[V9]]) : {{.*}} -> !torch.tensor<[n,6,4,7],f32>
// CHECK: return %[[V10]]
func.func @quantized_conv2d_new(%arg0: !torch.tensor<[n,4,9,9],f32>, %arg1: !torch.tensor<[6,2,3,2],f32>, %arg2: !torch.tensor<[6],f32>, %arg3: !torch.tensor<[6],i64>, %arg4: !torch.tensor<[6],f32>) -> (!torch.tensor<[n,6,4,7],f32>) {
  %0 = torch.constant 1.000000e-01 : f64 -> !torch.float<1.000000e-01>
  %1 = torch.constant 5 : i64 -> !torch.int<5>
  %2 = torch.constant 13 : i64 -> !torch.int<13>
  %3 = torch.aten.quantize_per_tensor(%arg0, %0, %1, %2) : (!torch.tensor<[n,4,9,9],f32>, !torch.float<1.000000e-01>, !torch.int<5>, !torch.int<13>) -> !torch.tensor<[n,4,9,9],!torch.quantized<"quint8">>
  %4 = torch.constant 0 : i64 -> !torch.int<0>
  %5 = torch.constant 12 : i64 -> !torch.int<12>
  %6 = torch.aten.quantize_per_channel(%arg1, %arg2, %arg3, %4, %5) : (!torch.tensor<[6,2,3,2],f32>, !torch.tensor<[6],f32>, !torch.tensor<[6],i64>, !torch.int<0>, !torch.int<12>) -> !torch.tensor<[6,2,3,2],!torch.quantized<"qint8">>
  %7 = torch.constant 2 : i64 -> !torch.int<2>
  %8 = torch.constant 1 : i64 -> !torch.int<1>
  %9 = torch.prim.ListConstruct(%7, %8) : (!torch.int<2>, !torch.int<1>) -> !torch.list<[!torch.int<2>, !torch.int<1>]>
  %10 = torch.prim.ListConstruct(%8, %4) : (!torch.int<1>, !torch.int<0>) -> !torch.list<[!torch.int<1>, !torch.int<0>]>
  %11 = torch.prim.ListConstruct(%7, %7) : (!torch.int<2>, !torch.int<2>) -> !torch.list<[!torch.int<2>, !torch.int<2>]>
  %12 = torch.operator "quantized::conv2d_prepack"(%6, %arg4, %9, %10, %11, %7) : (!torch.tensor<[6,2,3,2],!torch.quantized<"qint8">>, !torch.tensor<[6],f32>, !torch.list<[!torch.int<2>, !torch.int<1>]>, !torch.list<[!torch.int<1>, !torch.int<0>]>, !torch.list<[!torch.int<2>, !torch.int<2>]>, !torch.int<2>) -> !torch.class<"__torch__.torch.classes.quantized.Conv2dPackedParamsBase">
  %13 = torch.constant 2.000000e-01 : f64 -> !torch.float<2.000000e-01>
  %14 = torch.constant 3 : i64 -> !torch.int<3>
  %15 = torch.operator "quantized::conv2d.new"(%3, %12, %13, %14) : (!torch.tensor<[n,4,9,9],!torch.quantized<"quint8">>, !torch.class<"__torch__.torch.classes.quantized.Conv2dPackedParamsBase">, !torch.float<2.000000e-01>, !torch.int<3>) -> !torch.tensor<[n,6,4,7],!torch.quantized<"quint8">>
  %16 = torch.aten.dequantize.self(%15) : (!torch.tensor<[n,6,4,7],!torch.quantized<"quint8">>) -> !torch.tensor<[n,6,4,7],f32>
  return %16 : !torch.tensor<[n,6,4,7],f32>
}

// CHECK-LABEL: @quantized_conv2d_dynamic(
// CHECK-NOT: torch.operator(
// CHECK: return {{.*}} : !torch.tensor<[n,6,4,7],f32>
func.func @quantized_conv2d_dynamic(%arg0: !torch.tensor<[n,4,9,9],f32>, %arg1: !torch.tensor<[6,2,3,2],f32>, %arg2: !torch.tensor<[6],f32>, %arg3: !torch.tensor<[6],i64>, %arg4: !torch.tensor<[6],f32>) -> (!torch.tensor<[n,6,4,7],f32>) {
  %0 = torch.constant 0 : i64 -> !torch.int<0>
  %1 = torch.constant 12 : i64 -> !torch.int<12>
  %2 = torch.aten.quantize_per_channel(%arg1, %arg2, %arg3, %0, %1) : (!torch.tensor<[6,2,3,2],f32>, !torch.tensor<[6],f32>, !torch.tensor<[6],i64>, !torch.int<0>, !torch.int<12>) -> !torch.tensor<[6,2,3,2],!torch.quantized<"qint8">>
  %3 = torch.constant 2 : i64 -> !torch.int<2>
  %4 = torch.constant 1 : i64 -> !torch.int<1>
  %5 = torch.prim.ListConstruct(%3, %4) : (!torch.int<2>, !torch.int<1>) -> !torch.list<[!torch.int<2>, !torch.int<1>]>
  %6 = torch.prim.ListConstruct(%4, %0) : (!torch.int<1>, !torch.int<0>) -> !torch.list<[!torch.int<1>, !torch.int<0>]>
  %7 = torch.prim.ListConstruct(%3, %3) : (!torch.int<2>, !torch.int<2>) -> !torch.list<[!torch.int<2>, !torch.int<2>]>
  %8 = torch.operator "quantized::conv2d_prepack"(%2, %arg4, %5, %6, %7, %3) : (!torch.tensor<[6,2,3,2],!torch.quantized<"qint8">>, !torch.tensor<[6],f32>, !torch.list<[!torch.int<2>, !torch.int<1>]>, !torch.list<[!torch.int<1>, !torch.int<0>]>, !torch.list<[!torch.int<2>, !torch.int<2>]>, !torch.int<2>) -> !torch.class<"__torch__.torch.classes.quantized.Conv2dPackedParamsBase">
  %9 = torch.constant false -> !torch.bool<false>
  %10 = torch.operator "quantized::conv2d_dynamic"(%arg0, %8, %9) : (!torch.tensor<[n,4,9,9],f32>, !torch.class<"__torch__.torch.classes.quantized.Conv2dPackedParamsBase">, !torch.bool<false>) -> !torch.tensor<[n,6,4,7],f32>
  return %10 : !torch.tensor<[n,6,4,7],f32>
}

// CHECK-LABEL: @quantized_conv2d_relu(
// CHECK: %[[V0:.*]] = torch.aten.quantize_per_tensor(%arg0, {{.*}}) : ({{.*}}, !torch.float<1.000000e-01>, !torch.int<5>, !torch.int<13>) -> !torch.tensor<[n,4,9,9],!torch.quantized<"quint8">>
// CHECK: %[[V1:.*]] = torch.aten.quantize_per_channel(%arg1, %arg2, %arg3, {{.*}}) : ({{.*}}, !torch.int<0>, !torch.int<12>) -> !torch.tensor<[6,2,3,2],!torch.quantized<"qint8">>
// CHECK: %[[V2:.*]] = torch.aten.dequantize.self(%[[V0]]) : {{.*}} -> !torch.tensor<[n,4,9,9],f32>
// CHECK: %[[V3:.*]] = torch.aten.dequantize.self(%[[V1]]) : {{.*}} -> !torch.tensor<[6,2,3,2],f32>
// CHECK: %[[V4:.*]] = torch.prim.ListConstruct({{.*}}) : (!torch.int<2>, !torch.int<1>) -> !torch.list<[!torch.int<2>, !torch.int<1>]>
// CHECK: %[[V5:.*]] = torch.prim.ListConstruct({{.*}}) : (!torch.int<1>, !torch.int<0>) -> !torch.list<[!torch.int<1>, !torch.int<0>]>
// CHECK: %[[V6:.*]] = torch.prim.ListConstruct({{.*}}) : (!torch.int<2>, !torch.int<2>) -> !torch.list<[!torch.int<2>, !torch.int<2>]>
// CHECK: %[[V7:.*]] = torch.prim.ListConstruct({{.*}}) : (!torch.int<0>, !torch.int<0>) -> !torch.list<[!torch.int<0>, !torch.int<0>]>
// CHECK: %[[V8:.*]] = torch.aten.convolution(%[[V2]], %[[V3]], %arg4, %[[V4]], %[[V5]], %[[V6]], {{.*}}, %[[V7]], {{.*}}) : ({{.*}}, !torch.bool<false>, {{.*}}, !torch.int<2>) -> !torch.tensor<[n,6,4,7],f32>
// CHECK: %[[V9:.*]] = torch.aten.relu(%[[V8]]) : {{.*}} -> !torch.tensor<[n,6,4,7],f32>
// CHECK: %[[V10:.*]] = torch.aten.quantize_per_tensor(%[[V9]], {{.*}}) : ({{.*}}, !torch.float<2.000000e-01>, !torch.int<3>, !torch.int<13>) -> !torch.tensor<[n,6,4,7],!torch.quantized<"quint8">>
// CHECK: %[[V11:.*]] = torch.aten.dequantize.self(%[[V10]]) : {{.*}} -> !torch.tensor<[n,6,4,7],f32>
// CHECK: return %[[V11]]
func.func @quantized_conv2d_relu(%arg0: !torch.tensor<[n,4,9,9],f32>, %arg1: !torch.tensor<[6,2,3,2],f32>, %arg2: !torch.tensor<[6],f32>, %arg3: !torch.tensor<[6],i64>, %arg4: !torch.tensor<[6],f32>) -> (!torch.tensor<[n,6,4,7],f32>) {
  %0 = torch.constant 1.000000e-01 : f64 -> !torch.float<1.000000e-01>
  %1 = torch.constant 5 : i64 -> !torch.int<5>
  %2 = torch.constant 13 : i64 -> !torch.int<13>
  %3 = torch.aten.quantize_per_tensor(%arg0, %0, %1, %2) : (!torch.tensor<[n,4,9,9],f32>, !torch.float<1.000000e-01>, !torch.int<5>, !torch.int<13>) -> !torch.tensor<[n,4,9,9],!torch.quantized<"quint8">>
  %4 = torch.constant 0 : i64 -> !torch.int<0>
  %5 = torch.constant 12 : i64 -> !torch.int<12>
  %6 = torch.aten.quantize_per_channel(%arg1, %arg2, %arg3, %4, %5) : (!torch.tensor<[6,2,3,2],f32>, !torch.tensor<[6],f32>, !torch.tensor<[6],i64>, !torch.int<0>, !torch.int<12>) -> !torch.tensor<[6,2,3,2],!torch.quantized<"qint8">>
  %7 = torch.constant 2 : i64 -> !torch.int<2>
  %8 = torch.constant 1 : i64 -> !torch.int<1>
  %9 = torch.prim.ListConstruct(%7, %8) : (!torch.int<2>, !torch.int<1>) -> !torch.list<[!torch.int<2>, !torch.int<1>]>
  %10 = torch.prim.ListConstruct(%8, %4) : (!torch.int<1>, !torch.int<0>) -> !torch.list<[!torch.int<1>, !torch.int<0>]>
  %11 = torch.prim.ListConstruct(%7, %7) : (!torch.int<2>, !torch.int<2>) -> !torch.list<[!torch.int<2>, !torch.int<2>]>
  %12 = torch.operator "quantized::conv2d_prepack"(%6, %arg4, %9, %10, %11, %7) : (!torch.tensor<[6,2,3,2],!torch.quantized<"qint8">>, !torch.tensor<[6],f32>, !torch.list<[!torch.int<2>, !torch.int<1>]>, !torch.list<[!torch.int<1>, !torch.int<0>]>, !torch.list<[!torch.int<2>, !torch.int<2>]>, !torch.int<2>) -> !torch.class<"__torch__.torch.classes.quantized.Conv2dPackedParamsBase">
  %13 = torch.constant 2.000000e-01 : f64 -> !torch.float<2.000000e-01>
  %14 = torch.constant 3 : i64 -> !torch.int<3>
  %15 = torch.operator "quantized::conv2d_relu"(%3, %12, %9, %10, %11, %7, %13, %14) : (!torch.tensor<[n,4,9,9],!torch.quantized<"quint8">>, !torch.class<"__torch__.torch.classes.quantized.Conv2dPackedParamsBase">, !torch.list<[!torch.int<2>, !torch.int<1>]>, !torch.list<[!torch.int<1>, !torch.int<0>]>, !torch.list<[!torch.int<2>, !torch.int<2>]>, !torch.int<2>, !torch.float<2.000000e-01>, !torch.int<3>) -> !torch.tensor<[n,6,4,7],!torch.quantized<"quint8">>
  %16 = torch.aten.dequantize.self(%15) : (!torch.tensor<[n,6,4,7],!torch.quantized<"quint8">>) -> !torch.tensor<[n,6,4,7],f32>
  return %16 : !torch.tensor<[n,6,4,7],f32>
}

// CHECK-LABEL: @quantized_conv2d_relu_new(
// CHECK: %[[V0:.*]] = torch.aten.quantize_per_tensor(%arg0, {{.*}}) : ({{.*}}, !torch.float<1.000000e-01>, !torch.int<5>, !torch.int<13>) -> !torch.tensor<[n,4,9,9],!torch.quantized<"quint8">>
// CHECK: %[[V1:.*]] = torch.aten.quantize_per_channel(%arg1, %arg2, %arg3, {{.*}}) : ({{.*}}, !torch.int<0>, !torch.int<12>) -> !torch.tensor<[6,2,3,2],!torch.quantized<"qint8">>
// CHECK: %[[V2:.*]] = torch.aten.dequantize.self(%[[V0]]) : {{.*}} -> !torch.tensor<[n,4,9,9],f32>
// CHECK: %[[V3:.*]] = torch.aten.dequantize.self(%[[V1]]) : {{.*}} -> !torch.tensor<[6,2,3,2],f32>
// CHECK: %[[V4:.*]] = torch.prim.ListConstruct({{.*}}) : (!torch.int<2>, !torch.int<1>) -> !torch.list<[!torch.int<2>, !torch.int<1>]>
// CHECK: %[[V5:.*]] = torch.prim.ListConstruct({{.*}}) : (!torch.int<1>, !torch.int<0>) -> !torch.list<[!torch.int<1>, !torch.int<0>]>
// CHECK: %[[V6:.*]] = torch.prim.ListConstruct({{.*}}) : (!torch.int<2>, !torch.int<2>) -> !torch.list<[!torch.int<2>, !torch.int<2>]>
// CHECK: %[[V7:.*]] = torch.prim.ListConstruct({{.*}}) : (!torch.int<0>, !torch.int<0>) -> !torch.list<[!torch.int<0>, !torch.int<0>]>
// CHECK: %[[V8:.*]] = torch.aten.convolution(%[[V2]], %[[V3]], %arg4, %[[V4]], %[[V5]], %[[V6]], {{.*}}, %[[V7]], {{.*}}) : ({{.*}}, !torch.bool<false>, {{.*}}, !torch.int<2>) -> !torch.tensor<[n,6,4,7],f32>
// CHECK: %[[V9:.*]] = torch.aten.relu(%[[V8]]) : {{.*}} -> !torch.tensor<[n,6,4,7],f32>
// CHECK: %[[V10:.*]] = torch.aten.quantize_per_tensor(%[[V9]], {{.*}}) : ({{.*}}, !torch.float<2.000000e-01>, !torch.int<3>, !torch.int<13>) -> !torch.tensor<[n,6,4,7],!torch.quantized<"quint8">>
// CHECK: %[[V11:.*]] = torch.aten.dequantize.self(%[[V10]]) : {{.*}} -> !torch.tensor<[n,6,4,7],f32>
// CHECK: return %[[V11]]
func.func @quantized_conv2d_relu_new(%arg0: !torch.tensor<[n,4,9,9],f32>, %arg1: !torch.tensor<[6,2,3,2],f32>, %arg2: !torch.tensor<[6],f32>, %arg3: !torch.tensor<[6],i64>, %arg4: !torch.tensor<[6],f32>) -> (!torch.tensor<[n,6,4,7],f32>) {
  %0 = torch.constant 1.000000e-01 : f64 -> !torch.float<1.000000e-01>
  %1 = torch.constant 5 : i64 -> !torch.int<5>
  %2 = torch.constant 13 : i64 -> !torch.int<13>
  %3 = torch.aten.quantize_per_tensor(%arg0, %0, %1, %2) : (!torch.tensor<[n,4,9,9],f32>, !torch.float<1.000000e-01>, !torch.int<5>, !torch.int<13>) -> !torch.tensor<[n,4,9,9],!torch.quantized<"quint8">>
  %4 = torch.constant 0 : i64 -> !torch.int<0>
  %5 = torch.constant 12 : i64 -> !torch.int<12>
  %6 = torch.aten.quantize_per_channel(%arg1, %arg2, %arg3, %4, %5) : (!torch.tensor<[6,2,3,2],f32>, !torch.tensor<[6],f32>, !torch.tensor<[6],i64>, !torch.int<0>, !torch.int<12>) -> !torch.tensor<[6,2,3,2],!torch.quantized<"qint8">>
  %7 = torch.constant 2 : i64 -> !torch.int<2>
  %8 = torch.constant 1 : i64 -> !torch.int<1>
  %9 = torch.prim.ListConstruct(%7, %8) : (!torch.int<2>, !torch.int<1>) -> !torch.list<[!torch.int<2>, !torch.int<1>]>
  %10 = torch.prim.ListConstruct(%8, %4) : (!torch.int<1>, !torch.int<0>) -> !torch.list<[!torch.int<1>, !torch.int<0>]>
  %11 = torch.prim.ListConstruct(%7, %7) : (!torch.int<2>, !torch.int<2>) -> !torch.list<[!torch.int<2>, !torch.int<2>]>
  %12 = torch.operator "quantized::conv2d_prepack"(%6, %arg4, %9, %10, %11, %7) : (!torch.tensor<[6,2,3,2],!torch.quantized<"qint8">>, !torch.tensor<[6],f32>, !torch.list<[!torch.int<2>, !torch.int<1>]>, !torch.list<[!torch.int<1>, !torch.int<0>]>, !torch.list<[!torch.int<2>, !torch.int<2>]>, !torch.int<2>) -> !torch.class<"__torch__.torch.classes.quantized.Conv2dPackedParamsBase">
  %13 = torch.constant 2.000000e-01 : f64 -> !torch.float<2.000000e-01>
  %14 = torch.constant 3 : i64 -> !torch.int<3>
  %15 = torch.operator "quantized::conv2d_relu.new"(%3, %12, %13, %14) : (!torch.tensor<[n,4,9,9],!torch.quantized<"quint8">>, !torch.class<"__torch__.torch.classes.quantized.Conv2dPackedParamsBase">, !torch.float<2.000000e-01>, !torch.int<3>) -> !torch.tensor<[n,6,4,7],!torch.quantized<"quint8">>
  %16 = torch.aten.dequantize.self(%15) : (!torch.tensor<[n,6,4,7],!torch.quantized<"quint8">>) -> !torch.tensor<[n,6,4,7],f32>
  return %16 : !torch.tensor<[n,6,4,7],f32>
}

// CHECK-LABEL: @quantized_conv3d(
// CHECK: %[[V0:.*]] = torch.aten.quantize_per_tensor(%arg0, {{.*}}) : ({{.*}}, !torch.float<1.000000e-01>, !torch.int<5>, !torch.int<13>) -> !torch.tensor<[n,4,5,h,w],!torch.quantized<"quint8">>
// CHECK: %[[V1:.*]] = torch.aten.quantize_per_channel(%arg1, %arg2, %arg3, {{.*}}) : ({{.*}}, !torch.int<0>, !torch.int<12>) -> !torch.tensor<[6,2,3,2,3],!torch.quantized<"qint8">>
// CHECK: %[[V2:.*]] = torch.aten.dequantize.self(%[[V0]]) : {{.*}} -> !torch.tensor<[n,4,5,h,w],f32>
// CHECK: %[[V3:.*]] = torch.aten.dequantize.self(%[[V1]]) : {{.*}} -> !torch.tensor<[6,2,3,2,3],f32>
// CHECK: %[[V4:.*]] = torch.prim.ListConstruct({{.*}}) : (!torch.int<2>, !torch.int<1>, !torch.int<1>) -> !torch.list<[!torch.int<2>, !torch.int<1>, !torch.int<1>]>
// CHECK: %[[V5:.*]] = torch.prim.ListConstruct({{.*}}) : (!torch.int<1>, !torch.int<0>, !torch.int<1>) -> !torch.list<[!torch.int<1>, !torch.int<0>, !torch.int<1>]>
// CHECK: %[[V6:.*]] = torch.prim.ListConstruct({{.*}}) : (!torch.int<2>, !torch.int<2>, !torch.int<1>) -> !torch.list<[!torch.int<2>, !torch.int<2>, !torch.int<1>]>
// CHECK: %[[V7:.*]] = torch.prim.ListConstruct({{.*}}) : (!torch.int<0>, !torch.int<0>, !torch.int<0>) -> !torch.list<[!torch.int<0>, !torch.int<0>, !torch.int<0>]>
// CHECK: %[[V8:.*]] = torch.aten.convolution(%[[V2]], %[[V3]], %arg4, %[[V4]], %[[V5]], %[[V6]], {{.*}}, %[[V7]], {{.*}}) : ({{.*}}, !torch.bool<false>, {{.*}}, !torch.int<2>) -> !torch.tensor<[n,6,2,"h-2",w],f32>
// CHECK: %[[V9:.*]] = torch.aten.quantize_per_tensor(%[[V8]], {{.*}}) : ({{.*}}, !torch.float<2.000000e-01>, !torch.int<3>, !torch.int<13>) -> !torch.tensor<[n,6,2,"h-2",w],!torch.quantized<"quint8">>
// CHECK: %[[V10:.*]] = torch.aten.dequantize.self(%[[V9]]) : {{.*}} -> !torch.tensor<[n,6,2,"h-2",w],f32>
// CHECK: return %[[V10]]
func.func @quantized_conv3d(%arg0: !torch.tensor<[n,4,5,h,w],f32>, %arg1: !torch.tensor<[6,2,3,2,3],f32>, %arg2: !torch.tensor<[6],f32>, %arg3: !torch.tensor<[6],i64>, %arg4: !torch.tensor<[6],f32>) -> (!torch.tensor<[n,6,2,"h-2",w],f32>) {
  %0 = torch.constant 1.000000e-01 : f64 -> !torch.float<1.000000e-01>
  %1 = torch.constant 5 : i64 -> !torch.int<5>
  %2 = torch.constant 13 : i64 -> !torch.int<13>
  %3 = torch.aten.quantize_per_tensor(%arg0, %0, %1, %2) : (!torch.tensor<[n,4,5,h,w],f32>, !torch.float<1.000000e-01>, !torch.int<5>, !torch.int<13>) -> !torch.tensor<[n,4,5,h,w],!torch.quantized<"quint8">>
  %4 = torch.constant 0 : i64 -> !torch.int<0>
  %5 = torch.constant 12 : i64 -> !torch.int<12>
  %6 = torch.aten.quantize_per_channel(%arg1, %arg2, %arg3, %4, %5) : (!torch.tensor<[6,2,3,2,3],f32>, !torch.tensor<[6],f32>, !torch.tensor<[6],i64>, !torch.int<0>, !torch.int<12>) -> !torch.tensor<[6,2,3,2,3],!torch.quantized<"qint8">>
  %7 = torch.constant 2 : i64 -> !torch.int<2>
  %8 = torch.constant 1 : i64 -> !torch.int<1>
  %9 = torch.prim.ListConstruct(%7, %8, %8) : (!torch.int<2>, !torch.int<1>, !torch.int<1>) -> !torch.list<[!torch.int<2>, !torch.int<1>, !torch.int<1>]>
  %10 = torch.prim.ListConstruct(%8, %4, %8) : (!torch.int<1>, !torch.int<0>, !torch.int<1>) -> !torch.list<[!torch.int<1>, !torch.int<0>, !torch.int<1>]>
  %11 = torch.prim.ListConstruct(%7, %7, %8) : (!torch.int<2>, !torch.int<2>, !torch.int<1>) -> !torch.list<[!torch.int<2>, !torch.int<2>, !torch.int<1>]>
  %12 = torch.operator "quantized::conv3d_prepack"(%6, %arg4, %9, %10, %11, %7) : (!torch.tensor<[6,2,3,2,3],!torch.quantized<"qint8">>, !torch.tensor<[6],f32>, !torch.list<[!torch.int<2>, !torch.int<1>, !torch.int<1>]>, !torch.list<[!torch.int<1>, !torch.int<0>, !torch.int<1>]>, !torch.list<[!torch.int<2>, !torch.int<2>, !torch.int<1>]>, !torch.int<2>) -> !torch.class<"__torch__.torch.classes.quantized.Conv3dPackedParamsBase">
  %13 = torch.constant 2.000000e-01 : f64 -> !torch.float<2.000000e-01>
  %14 = torch.constant 3 : i64 -> !torch.int<3>
  %15 = torch.operator "quantized::conv3d"(%3, %12, %9, %10, %11, %7, %13, %14) : (!torch.tensor<[n,4,5,h,w],!torch.quantized<"quint8">>, !torch.class<"__torch__.torch.classes.quantized.Conv3dPackedParamsBase">, !torch.list<[!torch.int<2>, !torch.int<1>, !torch.int<1>]>, !torch.list<[!torch.int<1>, !torch.int<0>, !torch.int<1>]>, !torch.list<[!torch.int<2>, !torch.int<2>, !torch.int<1>]>, !torch.int<2>, !torch.float<2.000000e-01>, !torch.int<3>) -> !torch.tensor<[n,6,2,"h-2",w],!torch.quantized<"quint8">>
  %16 = torch.aten.dequantize.self(%15) : (!torch.tensor<[n,6,2,"h-2",w],!torch.quantized<"quint8">>) -> !torch.tensor<[n,6,2,"h-2",w],f32>
  return %16 : !torch.tensor<[n,6,2,"h-2",w],f32>
}

// CHECK-LABEL: @quantized_conv3d_new(
// CHECK: %[[V0:.*]] = torch.aten.quantize_per_tensor(%arg0, {{.*}}) : ({{.*}}, !torch.float<1.000000e-01>, !torch.int<5>, !torch.int<13>) -> !torch.tensor<[n,4,5,h,w],!torch.quantized<"quint8">>
// CHECK: %[[V1:.*]] = torch.aten.quantize_per_channel(%arg1, %arg2, %arg3, {{.*}}) : ({{.*}}, !torch.int<0>, !torch.int<12>) -> !torch.tensor<[6,2,3,2,3],!torch.quantized<"qint8">>
// CHECK: %[[V2:.*]] = torch.aten.dequantize.self(%[[V0]]) : {{.*}} -> !torch.tensor<[n,4,5,h,w],f32>
// CHECK: %[[V3:.*]] = torch.aten.dequantize.self(%[[V1]]) : {{.*}} -> !torch.tensor<[6,2,3,2,3],f32>
// CHECK: %[[V4:.*]] = torch.prim.ListConstruct({{.*}}) : (!torch.int<2>, !torch.int<1>, !torch.int<1>) -> !torch.list<[!torch.int<2>, !torch.int<1>, !torch.int<1>]>
// CHECK: %[[V5:.*]] = torch.prim.ListConstruct({{.*}}) : (!torch.int<1>, !torch.int<0>, !torch.int<1>) -> !torch.list<[!torch.int<1>, !torch.int<0>, !torch.int<1>]>
// CHECK: %[[V6:.*]] = torch.prim.ListConstruct({{.*}}) : (!torch.int<2>, !torch.int<2>, !torch.int<1>) -> !torch.list<[!torch.int<2>, !torch.int<2>, !torch.int<1>]>
// CHECK: %[[V7:.*]] = torch.prim.ListConstruct({{.*}}) : (!torch.int<0>, !torch.int<0>, !torch.int<0>) -> !torch.list<[!torch.int<0>, !torch.int<0>, !torch.int<0>]>
// CHECK: %[[V8:.*]] = torch.aten.convolution(%[[V2]], %[[V3]], %arg4, %[[V4]], %[[V5]], %[[V6]], {{.*}}, %[[V7]], {{.*}}) : ({{.*}}, !torch.bool<false>, {{.*}}, !torch.int<2>) -> !torch.tensor<[n,6,2,"h-2",w],f32>
// CHECK: %[[V9:.*]] = torch.aten.quantize_per_tensor(%[[V8]], {{.*}}) : ({{.*}}, !torch.float<2.000000e-01>, !torch.int<3>, !torch.int<13>) -> !torch.tensor<[n,6,2,"h-2",w],!torch.quantized<"quint8">>
// CHECK: %[[V10:.*]] = torch.aten.dequantize.self(%[[V9]]) : {{.*}} -> !torch.tensor<[n,6,2,"h-2",w],f32>
// CHECK: return %[[V10]]
func.func @quantized_conv3d_new(%arg0: !torch.tensor<[n,4,5,h,w],f32>, %arg1: !torch.tensor<[6,2,3,2,3],f32>, %arg2: !torch.tensor<[6],f32>, %arg3: !torch.tensor<[6],i64>, %arg4: !torch.tensor<[6],f32>) -> (!torch.tensor<[n,6,2,"h-2",w],f32>) {
  %0 = torch.constant 1.000000e-01 : f64 -> !torch.float<1.000000e-01>
  %1 = torch.constant 5 : i64 -> !torch.int<5>
  %2 = torch.constant 13 : i64 -> !torch.int<13>
  %3 = torch.aten.quantize_per_tensor(%arg0, %0, %1, %2) : (!torch.tensor<[n,4,5,h,w],f32>, !torch.float<1.000000e-01>, !torch.int<5>, !torch.int<13>) -> !torch.tensor<[n,4,5,h,w],!torch.quantized<"quint8">>
  %4 = torch.constant 0 : i64 -> !torch.int<0>
  %5 = torch.constant 12 : i64 -> !torch.int<12>
  %6 = torch.aten.quantize_per_channel(%arg1, %arg2, %arg3, %4, %5) : (!torch.tensor<[6,2,3,2,3],f32>, !torch.tensor<[6],f32>, !torch.tensor<[6],i64>, !torch.int<0>, !torch.int<12>) -> !torch.tensor<[6,2,3,2,3],!torch.quantized<"qint8">>
  %7 = torch.constant 2 : i64 -> !torch.int<2>
  %8 = torch.constant 1 : i64 -> !torch.int<1>
  %9 = torch.prim.ListConstruct(%7, %8, %8) : (!torch.int<2>, !torch.int<1>, !torch.int<1>) -> !torch.list<[!torch.int<2>, !torch.int<1>, !torch.int<1>]>
  %10 = torch.prim.ListConstruct(%8, %4, %8) : (!torch.int<1>, !torch.int<0>, !torch.int<1>) -> !torch.list<[!torch.int<1>, !torch.int<0>, !torch.int<1>]>
  %11 = torch.prim.ListConstruct(%7, %7, %8) : (!torch.int<2>, !torch.int<2>, !torch.int<1>) -> !torch.list<[!torch.int<2>, !torch.int<2>, !torch.int<1>]>
  %12 = torch.operator "quantized::conv3d_prepack"(%6, %arg4, %9, %10, %11, %7) : (!torch.tensor<[6,2,3,2,3],!torch.quantized<"qint8">>, !torch.tensor<[6],f32>, !torch.list<[!torch.int<2>, !torch.int<1>, !torch.int<1>]>, !torch.list<[!torch.int<1>, !torch.int<0>, !torch.int<1>]>, !torch.list<[!torch.int<2>, !torch.int<2>, !torch.int<1>]>, !torch.int<2>) -> !torch.class<"__torch__.torch.classes.quantized.Conv3dPackedParamsBase">
  %13 = torch.constant 2.000000e-01 : f64 -> !torch.float<2.000000e-01>
  %14 = torch.constant 3 : i64 -> !torch.int<3>
  %15 = torch.operator "quantized::conv3d.new"(%3, %12, %13, %14) : (!torch.tensor<[n,4,5,h,w],!torch.quantized<"quint8">>, !torch.class<"__torch__.torch.classes.quantized.Conv3dPackedParamsBase">, !torch.float<2.000000e-01>, !torch.int<3>) -> !torch.tensor<[n,6,2,"h-2",w],!torch.quantized<"quint8">>
  %16 = torch.aten.dequantize.self(%15) : (!torch.tensor<[n,6,2,"h-2",w],!torch.quantized<"quint8">>) -> !torch.tensor<[n,6,2,"h-2",w],f32>
  return %16 : !torch.tensor<[n,6,2,"h-2",w],f32>
}

// CHECK-LABEL: @quantized_conv3d_dynamic(
// CHECK-NOT: torch.operator(
// CHECK: return {{.*}} : !torch.tensor<[n,6,2,"h-2",w],f32>
func.func @quantized_conv3d_dynamic(%arg0: !torch.tensor<[n,4,5,h,w],f32>, %arg1: !torch.tensor<[6,2,3,2,3],f32>, %arg2: !torch.tensor<[6],f32>, %arg3: !torch.tensor<[6],i64>, %arg4: !torch.tensor<[6],f32>) -> (!torch.tensor<[n,6,2,"h-2",w],f32>) {
  %0 = torch.constant 0 : i64 -> !torch.int<0>
  %1 = torch.constant 12 : i64 -> !torch.int<12>
  %2 = torch.aten.quantize_per_channel(%arg1, %arg2, %arg3, %0, %1) : (!torch.tensor<[6,2,3,2,3],f32>, !torch.tensor<[6],f32>, !torch.tensor<[6],i64>, !torch.int<0>, !torch.int<12>) -> !torch.tensor<[6,2,3,2,3],!torch.quantized<"qint8">>
  %3 = torch.constant 2 : i64 -> !torch.int<2>
  %4 = torch.constant 1 : i64 -> !torch.int<1>
  %5 = torch.prim.ListConstruct(%3, %4, %4) : (!torch.int<2>, !torch.int<1>, !torch.int<1>) -> !torch.list<[!torch.int<2>, !torch.int<1>, !torch.int<1>]>
  %6 = torch.prim.ListConstruct(%4, %0, %4) : (!torch.int<1>, !torch.int<0>, !torch.int<1>) -> !torch.list<[!torch.int<1>, !torch.int<0>, !torch.int<1>]>
  %7 = torch.prim.ListConstruct(%3, %3, %4) : (!torch.int<2>, !torch.int<2>, !torch.int<1>) -> !torch.list<[!torch.int<2>, !torch.int<2>, !torch.int<1>]>
  %8 = torch.operator "quantized::conv3d_prepack"(%2, %arg4, %5, %6, %7, %3) : (!torch.tensor<[6,2,3,2,3],!torch.quantized<"qint8">>, !torch.tensor<[6],f32>, !torch.list<[!torch.int<2>, !torch.int<1>, !torch.int<1>]>, !torch.list<[!torch.int<1>, !torch.int<0>, !torch.int<1>]>, !torch.list<[!torch.int<2>, !torch.int<2>, !torch.int<1>]>, !torch.int<2>) -> !torch.class<"__torch__.torch.classes.quantized.Conv3dPackedParamsBase">
  %9 = torch.constant false -> !torch.bool<false>
  %10 = torch.operator "quantized::conv3d_dynamic"(%arg0, %8, %9) : (!torch.tensor<[n,4,5,h,w],f32>, !torch.class<"__torch__.torch.classes.quantized.Conv3dPackedParamsBase">, !torch.bool<false>) -> !torch.tensor<[n,6,2,"h-2",w],f32>
  return %10 : !torch.tensor<[n,6,2,"h-2",w],f32>
}

// CHECK-LABEL: @quantized_conv3d_relu(
// CHECK: %[[V0:.*]] = torch.aten.quantize_per_tensor(%arg0, {{.*}}) : ({{.*}}, !torch.float<1.000000e-01>, !torch.int<5>, !torch.int<13>) -> !torch.tensor<[n,4,5,h,w],!torch.quantized<"quint8">>
// CHECK: %[[V1:.*]] = torch.aten.quantize_per_channel(%arg1, %arg2, %arg3, {{.*}}) : ({{.*}}, !torch.int<0>, !torch.int<12>) -> !torch.tensor<[6,2,3,2,3],!torch.quantized<"qint8">>
// CHECK: %[[V2:.*]] = torch.aten.dequantize.self(%[[V0]]) : {{.*}} -> !torch.tensor<[n,4,5,h,w],f32>
// CHECK: %[[V3:.*]] = torch.aten.dequantize.self(%[[V1]]) : {{.*}} -> !torch.tensor<[6,2,3,2,3],f32>
// CHECK: %[[V4:.*]] = torch.prim.ListConstruct({{.*}}) : (!torch.int<2>, !torch.int<1>, !torch.int<1>) -> !torch.list<[!torch.int<2>, !torch.int<1>, !torch.int<1>]>
// CHECK: %[[V5:.*]] = torch.prim.ListConstruct({{.*}}) : (!torch.int<1>, !torch.int<0>, !torch.int<1>) -> !torch.list<[!torch.int<1>, !torch.int<0>, !torch.int<1>]>
// CHECK: %[[V6:.*]] = torch.prim.ListConstruct({{.*}}) : (!torch.int<2>, !torch.int<2>, !torch.int<1>) -> !torch.list<[!torch.int<2>, !torch.int<2>, !torch.int<1>]>
// CHECK: %[[V7:.*]] = torch.prim.ListConstruct({{.*}}) : (!torch.int<0>, !torch.int<0>, !torch.int<0>) -> !torch.list<[!torch.int<0>, !torch.int<0>, !torch.int<0>]>
// CHECK: %[[V8:.*]] = torch.aten.convolution(%[[V2]], %[[V3]], %arg4, %[[V4]], %[[V5]], %[[V6]], {{.*}}, %[[V7]], {{.*}}) : ({{.*}}, !torch.bool<false>, {{.*}}, !torch.int<2>) -> !torch.tensor<[n,6,2,"h-2",w],f32>
// CHECK: %[[V9:.*]] = torch.aten.relu(%[[V8]]) : {{.*}} -> !torch.tensor<[n,6,2,"h-2",w],f32>
// CHECK: %[[V10:.*]] = torch.aten.quantize_per_tensor(%[[V9]], {{.*}}) : ({{.*}}, !torch.float<2.000000e-01>, !torch.int<3>, !torch.int<13>) -> !torch.tensor<[n,6,2,"h-2",w],!torch.quantized<"quint8">>
// CHECK: %[[V11:.*]] = torch.aten.dequantize.self(%[[V10]]) : {{.*}} -> !torch.tensor<[n,6,2,"h-2",w],f32>
// CHECK: return %[[V11]]
func.func @quantized_conv3d_relu(%arg0: !torch.tensor<[n,4,5,h,w],f32>, %arg1: !torch.tensor<[6,2,3,2,3],f32>, %arg2: !torch.tensor<[6],f32>, %arg3: !torch.tensor<[6],i64>, %arg4: !torch.tensor<[6],f32>) -> (!torch.tensor<[n,6,2,"h-2",w],f32>) {
  %0 = torch.constant 1.000000e-01 : f64 -> !torch.float<1.000000e-01>
  %1 = torch.constant 5 : i64 -> !torch.int<5>
  %2 = torch.constant 13 : i64 -> !torch.int<13>
  %3 = torch.aten.quantize_per_tensor(%arg0, %0, %1, %2) : (!torch.tensor<[n,4,5,h,w],f32>, !torch.float<1.000000e-01>, !torch.int<5>, !torch.int<13>) -> !torch.tensor<[n,4,5,h,w],!torch.quantized<"quint8">>
  %4 = torch.constant 0 : i64 -> !torch.int<0>
  %5 = torch.constant 12 : i64 -> !torch.int<12>
  %6 = torch.aten.quantize_per_channel(%arg1, %arg2, %arg3, %4, %5) : (!torch.tensor<[6,2,3,2,3],f32>, !torch.tensor<[6],f32>, !torch.tensor<[6],i64>, !torch.int<0>, !torch.int<12>) -> !torch.tensor<[6,2,3,2,3],!torch.quantized<"qint8">>
  %7 = torch.constant 2 : i64 -> !torch.int<2>
  %8 = torch.constant 1 : i64 -> !torch.int<1>
  %9 = torch.prim.ListConstruct(%7, %8, %8) : (!torch.int<2>, !torch.int<1>, !torch.int<1>) -> !torch.list<[!torch.int<2>, !torch.int<1>, !torch.int<1>]>
  %10 = torch.prim.ListConstruct(%8, %4, %8) : (!torch.int<1>, !torch.int<0>, !torch.int<1>) -> !torch.list<[!torch.int<1>, !torch.int<0>, !torch.int<1>]>
  %11 = torch.prim.ListConstruct(%7, %7, %8) : (!torch.int<2>, !torch.int<2>, !torch.int<1>) -> !torch.list<[!torch.int<2>, !torch.int<2>, !torch.int<1>]>
  %12 = torch.operator "quantized::conv3d_prepack"(%6, %arg4, %9, %10, %11, %7) : (!torch.tensor<[6,2,3,2,3],!torch.quantized<"qint8">>, !torch.tensor<[6],f32>, !torch.list<[!torch.int<2>, !torch.int<1>, !torch.int<1>]>, !torch.list<[!torch.int<1>, !torch.int<0>, !torch.int<1>]>, !torch.list<[!torch.int<2>, !torch.int<2>, !torch.int<1>]>, !torch.int<2>) -> !torch.class<"__torch__.torch.classes.quantized.Conv3dPackedParamsBase">
  %13 = torch.constant 2.000000e-01 : f64 -> !torch.float<2.000000e-01>
  %14 = torch.constant 3 : i64 -> !torch.int<3>
  %15 = torch.operator "quantized::conv3d_relu"(%3, %12, %9, %10, %11, %7, %13, %14) : (!torch.tensor<[n,4,5,h,w],!torch.quantized<"quint8">>, !torch.class<"__torch__.torch.classes.quantized.Conv3dPackedParamsBase">, !torch.list<[!torch.int<2>, !torch.int<1>, !torch.int<1>]>, !torch.list<[!torch.int<1>, !torch.int<0>, !torch.int<1>]>, !torch.list<[!torch.int<2>, !torch.int<2>, !torch.int<1>]>, !torch.int<2>, !torch.float<2.000000e-01>, !torch.int<3>) -> !torch.tensor<[n,6,2,"h-2",w],!torch.quantized<"quint8">>
  %16 = torch.aten.dequantize.self(%15) : (!torch.tensor<[n,6,2,"h-2",w],!torch.quantized<"quint8">>) -> !torch.tensor<[n,6,2,"h-2",w],f32>
  return %16 : !torch.tensor<[n,6,2,"h-2",w],f32>
}

// CHECK-LABEL: @quantized_conv3d_relu_new(
// CHECK: %[[V0:.*]] = torch.aten.quantize_per_tensor(%arg0, {{.*}}) : ({{.*}}, !torch.float<1.000000e-01>, !torch.int<5>, !torch.int<13>) -> !torch.tensor<[n,4,5,h,w],!torch.quantized<"quint8">>
// CHECK: %[[V1:.*]] = torch.aten.quantize_per_channel(%arg1, %arg2, %arg3, {{.*}}) : ({{.*}}, !torch.int<0>, !torch.int<12>) -> !torch.tensor<[6,2,3,2,3],!torch.quantized<"qint8">>
// CHECK: %[[V2:.*]] = torch.aten.dequantize.self(%[[V0]]) : {{.*}} -> !torch.tensor<[n,4,5,h,w],f32>
// CHECK: %[[V3:.*]] = torch.aten.dequantize.self(%[[V1]]) : {{.*}} -> !torch.tensor<[6,2,3,2,3],f32>
// CHECK: %[[V4:.*]] = torch.prim.ListConstruct({{.*}}) : (!torch.int<2>, !torch.int<1>, !torch.int<1>) -> !torch.list<[!torch.int<2>, !torch.int<1>, !torch.int<1>]>
// CHECK: %[[V5:.*]] = torch.prim.ListConstruct({{.*}}) : (!torch.int<1>, !torch.int<0>, !torch.int<1>) -> !torch.list<[!torch.int<1>, !torch.int<0>, !torch.int<1>]>
// CHECK: %[[V6:.*]] = torch.prim.ListConstruct({{.*}}) : (!torch.int<2>, !torch.int<2>, !torch.int<1>) -> !torch.list<[!torch.int<2>, !torch.int<2>, !torch.int<1>]>
// CHECK: %[[V7:.*]] = torch.prim.ListConstruct({{.*}}) : (!torch.int<0>, !torch.int<0>, !torch.int<0>) -> !torch.list<[!torch.int<0>, !torch.int<0>, !torch.int<0>]>
// CHECK: %[[V8:.*]] = torch.aten.convolution(%[[V2]], %[[V3]], %arg4, %[[V4]], %[[V5]], %[[V6]], {{.*}}, %[[V7]], {{.*}}) : ({{.*}}, !torch.bool<false>, {{.*}}, !torch.int<2>) -> !torch.tensor<[n,6,2,"h-2",w],f32>
// CHECK: %[[V9:.*]] = torch.aten.relu(%[[V8]]) : {{.*}} -> !torch.tensor<[n,6,2,"h-2",w],f32>
// CHECK: %[[V10:.*]] = torch.aten.quantize_per_tensor(%[[V9]], {{.*}}) : ({{.*}}, !torch.float<2.000000e-01>, !torch.int<3>, !torch.int<13>) -> !torch.tensor<[n,6,2,"h-2",w],!torch.quantized<"quint8">>
// CHECK: %[[V11:.*]] = torch.aten.dequantize.self(%[[V10]]) : {{.*}} -> !torch.tensor<[n,6,2,"h-2",w],f32>
// CHECK: return %[[V11]]
func.func @quantized_conv3d_relu_new(%arg0: !torch.tensor<[n,4,5,h,w],f32>, %arg1: !torch.tensor<[6,2,3,2,3],f32>, %arg2: !torch.tensor<[6],f32>, %arg3: !torch.tensor<[6],i64>, %arg4: !torch.tensor<[6],f32>) -> (!torch.tensor<[n,6,2,"h-2",w],f32>) {
  %0 = torch.constant 1.000000e-01 : f64 -> !torch.float<1.000000e-01>
  %1 = torch.constant 5 : i64 -> !torch.int<5>
  %2 = torch.constant 13 : i64 -> !torch.int<13>
  %3 = torch.aten.quantize_per_tensor(%arg0, %0, %1, %2) : (!torch.tensor<[n,4,5,h,w],f32>, !torch.float<1.000000e-01>, !torch.int<5>, !torch.int<13>) -> !torch.tensor<[n,4,5,h,w],!torch.quantized<"quint8">>
  %4 = torch.constant 0 : i64 -> !torch.int<0>
  %5 = torch.constant 12 : i64 -> !torch.int<12>
  %6 = torch.aten.quantize_per_channel(%arg1, %arg2, %arg3, %4, %5) : (!torch.tensor<[6,2,3,2,3],f32>, !torch.tensor<[6],f32>, !torch.tensor<[6],i64>, !torch.int<0>, !torch.int<12>) -> !torch.tensor<[6,2,3,2,3],!torch.quantized<"qint8">>
  %7 = torch.constant 2 : i64 -> !torch.int<2>
  %8 = torch.constant 1 : i64 -> !torch.int<1>
  %9 = torch.prim.ListConstruct(%7, %8, %8) : (!torch.int<2>, !torch.int<1>, !torch.int<1>) -> !torch.list<[!torch.int<2>, !torch.int<1>, !torch.int<1>]>
  %10 = torch.prim.ListConstruct(%8, %4, %8) : (!torch.int<1>, !torch.int<0>, !torch.int<1>) -> !torch.list<[!torch.int<1>, !torch.int<0>, !torch.int<1>]>
  %11 = torch.prim.ListConstruct(%7, %7, %8) : (!torch.int<2>, !torch.int<2>, !torch.int<1>) -> !torch.list<[!torch.int<2>, !torch.int<2>, !torch.int<1>]>
  %12 = torch.operator "quantized::conv3d_prepack"(%6, %arg4, %9, %10, %11, %7) : (!torch.tensor<[6,2,3,2,3],!torch.quantized<"qint8">>, !torch.tensor<[6],f32>, !torch.list<[!torch.int<2>, !torch.int<1>, !torch.int<1>]>, !torch.list<[!torch.int<1>, !torch.int<0>, !torch.int<1>]>, !torch.list<[!torch.int<2>, !torch.int<2>, !torch.int<1>]>, !torch.int<2>) -> !torch.class<"__torch__.torch.classes.quantized.Conv3dPackedParamsBase">
  %13 = torch.constant 2.000000e-01 : f64 -> !torch.float<2.000000e-01>
  %14 = torch.constant 3 : i64 -> !torch.int<3>
  %15 = torch.operator "quantized::conv3d_relu.new"(%3, %12, %13, %14) : (!torch.tensor<[n,4,5,h,w],!torch.quantized<"quint8">>, !torch.class<"__torch__.torch.classes.quantized.Conv3dPackedParamsBase">, !torch.float<2.000000e-01>, !torch.int<3>) -> !torch.tensor<[n,6,2,"h-2",w],!torch.quantized<"quint8">>
  %16 = torch.aten.dequantize.self(%15) : (!torch.tensor<[n,6,2,"h-2",w],!torch.quantized<"quint8">>) -> !torch.tensor<[n,6,2,"h-2",w],f32>
  return %16 : !torch.tensor<[n,6,2,"h-2",w],f32>
}

// CHECK-LABEL: @quantized_conv_transpose1d(
// CHECK: %[[V0:.*]] = torch.aten.quantize_per_tensor(%arg0, {{.*}}) : ({{.*}}, !torch.float<1.000000e-01>, !torch.int<5>, !torch.int<13>) -> !torch.tensor<[n,4,w],!torch.quantized<"quint8">>
// CHECK: %[[V1:.*]] = torch.aten.quantize_per_tensor(%arg1, {{.*}}) : ({{.*}}, !torch.float<2.000000e-01>, !torch.int<0>, !torch.int<12>) -> !torch.tensor<[4,3,3],!torch.quantized<"qint8">>
// CHECK: %[[V2:.*]] = torch.aten.dequantize.self(%[[V0]]) : {{.*}} -> !torch.tensor<[n,4,w],f32>
// CHECK: %[[V3:.*]] = torch.aten.dequantize.self(%[[V1]]) : {{.*}} -> !torch.tensor<[4,3,3],f32>
// CHECK: %[[V4:.*]] = torch.prim.ListConstruct({{.*}}) : (!torch.int<2>) -> !torch.list<[!torch.int<2>]>
// CHECK: %[[V5:.*]] = torch.prim.ListConstruct({{.*}}) : (!torch.int<1>) -> !torch.list<[!torch.int<1>]>
// CHECK: %[[V6:.*]] = torch.prim.ListConstruct({{.*}}) : (!torch.int<2>) -> !torch.list<[!torch.int<2>]>
// CHECK: %[[V7:.*]] = torch.prim.ListConstruct({{.*}}) : (!torch.int<1>) -> !torch.list<[!torch.int<1>]>
// CHECK: %[[V8:.*]] = torch.aten.convolution(%[[V2]], %[[V3]], %arg2, %[[V4]], %[[V5]], %[[V6]], {{.*}}, %[[V7]], {{.*}}) : ({{.*}}, !torch.bool<true>, {{.*}}, !torch.int<2>) -> !torch.tensor<[n,6,"2*w+2"],f32>
// CHECK: %[[V9:.*]] = torch.aten.quantize_per_tensor(%[[V8]], {{.*}}) : ({{.*}}, !torch.float<2.000000e-01>, !torch.int<3>, !torch.int<13>) -> !torch.tensor<[n,6,"2*w+2"],!torch.quantized<"quint8">>
// CHECK: %[[V10:.*]] = torch.aten.dequantize.self(%[[V9]]) : {{.*}} -> !torch.tensor<[n,6,"2*w+2"],f32>
// CHECK: return %[[V10]]
func.func @quantized_conv_transpose1d(%arg0: !torch.tensor<[n,4,w],f32>, %arg1: !torch.tensor<[4,3,3],f32>, %arg2: !torch.tensor<[6],f32>) -> (!torch.tensor<[n,6,"2*w+2"],f32>) {
  %0 = torch.constant 1.000000e-01 : f64 -> !torch.float<1.000000e-01>
  %1 = torch.constant 5 : i64 -> !torch.int<5>
  %2 = torch.constant 13 : i64 -> !torch.int<13>
  %3 = torch.aten.quantize_per_tensor(%arg0, %0, %1, %2) : (!torch.tensor<[n,4,w],f32>, !torch.float<1.000000e-01>, !torch.int<5>, !torch.int<13>) -> !torch.tensor<[n,4,w],!torch.quantized<"quint8">>
  %4 = torch.constant 2.000000e-01 : f64 -> !torch.float<2.000000e-01>
  %5 = torch.constant 0 : i64 -> !torch.int<0>
  %6 = torch.constant 12 : i64 -> !torch.int<12>
  %7 = torch.aten.quantize_per_tensor(%arg1, %4, %5, %6) : (!torch.tensor<[4,3,3],f32>, !torch.float<2.000000e-01>, !torch.int<0>, !torch.int<12>) -> !torch.tensor<[4,3,3],!torch.quantized<"qint8">>
  %8 = torch.constant 2 : i64 -> !torch.int<2>
  %9 = torch.prim.ListConstruct(%8) : (!torch.int<2>) -> !torch.list<[!torch.int<2>]>
  %10 = torch.constant 1 : i64 -> !torch.int<1>
  %11 = torch.prim.ListConstruct(%10) : (!torch.int<1>) -> !torch.list<[!torch.int<1>]>
  %12 = torch.operator "quantized::conv_transpose1d_prepack"(%7, %arg2, %9, %11, %11, %9, %8) : (!torch.tensor<[4,3,3],!torch.quantized<"qint8">>, !torch.tensor<[6],f32>, !torch.list<[!torch.int<2>]>, !torch.list<[!torch.int<1>]>, !torch.list<[!torch.int<1>]>, !torch.list<[!torch.int<2>]>, !torch.int<2>) -> !torch.class<"__torch__.torch.classes.quantized.Conv2dPackedParamsBase">
  %13 = torch.constant 3 : i64 -> !torch.int<3>
  %14 = torch.operator "quantized::conv_transpose1d"(%3, %12, %4, %13) : (!torch.tensor<[n,4,w],!torch.quantized<"quint8">>, !torch.class<"__torch__.torch.classes.quantized.Conv2dPackedParamsBase">, !torch.float<2.000000e-01>, !torch.int<3>) -> !torch.tensor<[n,6,"2*w+2"],!torch.quantized<"quint8">>
  %15 = torch.aten.dequantize.self(%14) : (!torch.tensor<[n,6,"2*w+2"],!torch.quantized<"quint8">>) -> !torch.tensor<[n,6,"2*w+2"],f32>
  return %15 : !torch.tensor<[n,6,"2*w+2"],f32>
}

// CHECK-LABEL: @quantized_conv_transpose1d_dynamic(
// CHECK-NOT: torch.operator(
// CHECK: return {{.*}} : !torch.tensor<[n,6,"2*w+2"],f32>
func.func @quantized_conv_transpose1d_dynamic(%arg0: !torch.tensor<[n,4,w],f32>, %arg1: !torch.tensor<[4,3,3],f32>, %arg2: !torch.tensor<[6],f32>) -> (!torch.tensor<[n,6,"2*w+2"],f32>) {
  %0 = torch.constant 2.000000e-01 : f64 -> !torch.float<2.000000e-01>
  %1 = torch.constant 0 : i64 -> !torch.int<0>
  %2 = torch.constant 12 : i64 -> !torch.int<12>
  %3 = torch.aten.quantize_per_tensor(%arg1, %0, %1, %2) : (!torch.tensor<[4,3,3],f32>, !torch.float<2.000000e-01>, !torch.int<0>, !torch.int<12>) -> !torch.tensor<[4,3,3],!torch.quantized<"qint8">>
  %4 = torch.constant 2 : i64 -> !torch.int<2>
  %5 = torch.prim.ListConstruct(%4) : (!torch.int<2>) -> !torch.list<[!torch.int<2>]>
  %6 = torch.constant 1 : i64 -> !torch.int<1>
  %7 = torch.prim.ListConstruct(%6) : (!torch.int<1>) -> !torch.list<[!torch.int<1>]>
  %8 = torch.operator "quantized::conv_transpose1d_prepack"(%3, %arg2, %5, %7, %7, %5, %4) : (!torch.tensor<[4,3,3],!torch.quantized<"qint8">>, !torch.tensor<[6],f32>, !torch.list<[!torch.int<2>]>, !torch.list<[!torch.int<1>]>, !torch.list<[!torch.int<1>]>, !torch.list<[!torch.int<2>]>, !torch.int<2>) -> !torch.class<"__torch__.torch.classes.quantized.Conv2dPackedParamsBase">
  %9 = torch.constant false -> !torch.bool<false>
  %10 = torch.operator "quantized::conv_transpose1d_dynamic"(%arg0, %8, %9) : (!torch.tensor<[n,4,w],f32>, !torch.class<"__torch__.torch.classes.quantized.Conv2dPackedParamsBase">, !torch.bool<false>) -> !torch.tensor<[n,6,"2*w+2"],f32>
  return %10 : !torch.tensor<[n,6,"2*w+2"],f32>
}

// CHECK-LABEL: @quantized_conv_transpose2d(
// CHECK: %[[V0:.*]] = torch.aten.quantize_per_tensor(%arg0, {{.*}}) : ({{.*}}, !torch.float<1.000000e-01>, !torch.int<5>, !torch.int<13>) -> !torch.tensor<[n,4,h,w],!torch.quantized<"quint8">>
// CHECK: %[[V1:.*]] = torch.aten.quantize_per_tensor(%arg1, {{.*}}) : ({{.*}}, !torch.float<2.000000e-01>, !torch.int<0>, !torch.int<12>) -> !torch.tensor<[4,3,3,2],!torch.quantized<"qint8">>
// CHECK: %[[V2:.*]] = torch.aten.dequantize.self(%[[V0]]) : {{.*}} -> !torch.tensor<[n,4,h,w],f32>
// CHECK: %[[V3:.*]] = torch.aten.dequantize.self(%[[V1]]) : {{.*}} -> !torch.tensor<[4,3,3,2],f32>
// CHECK: %[[V4:.*]] = torch.prim.ListConstruct({{.*}}) : (!torch.int<2>, !torch.int<1>) -> !torch.list<[!torch.int<2>, !torch.int<1>]>
// CHECK: %[[V5:.*]] = torch.prim.ListConstruct({{.*}}) : (!torch.int<1>, !torch.int<0>) -> !torch.list<[!torch.int<1>, !torch.int<0>]>
// CHECK: %[[V6:.*]] = torch.prim.ListConstruct({{.*}}) : (!torch.int<2>, !torch.int<2>) -> !torch.list<[!torch.int<2>, !torch.int<2>]>
// CHECK: %[[V7:.*]] = torch.prim.ListConstruct({{.*}}) : (!torch.int<1>, !torch.int<0>) -> !torch.list<[!torch.int<1>, !torch.int<0>]>
// CHECK: %[[V8:.*]] = torch.aten.convolution(%[[V2]], %[[V3]], %arg2, %[[V4]], %[[V5]], %[[V6]], {{.*}}, %[[V7]], {{.*}}) : ({{.*}}, !torch.bool<true>, {{.*}}, !torch.int<2>) -> !torch.tensor<[n,6,"2*h+2","w+2"],f32>
// CHECK: %[[V9:.*]] = torch.aten.quantize_per_tensor(%[[V8]], {{.*}}) : ({{.*}}, !torch.float<2.000000e-01>, !torch.int<3>, !torch.int<13>) -> !torch.tensor<[n,6,"2*h+2","w+2"],!torch.quantized<"quint8">>
// CHECK: %[[V10:.*]] = torch.aten.dequantize.self(%[[V9]]) : {{.*}} -> !torch.tensor<[n,6,"2*h+2","w+2"],f32>
// CHECK: return %[[V10]]
func.func @quantized_conv_transpose2d(%arg0: !torch.tensor<[n,4,h,w],f32>, %arg1: !torch.tensor<[4,3,3,2],f32>, %arg2: !torch.tensor<[6],f32>) -> (!torch.tensor<[n,6,"2*h+2","w+2"],f32>) {
  %0 = torch.constant 1.000000e-01 : f64 -> !torch.float<1.000000e-01>
  %1 = torch.constant 5 : i64 -> !torch.int<5>
  %2 = torch.constant 13 : i64 -> !torch.int<13>
  %3 = torch.aten.quantize_per_tensor(%arg0, %0, %1, %2) : (!torch.tensor<[n,4,h,w],f32>, !torch.float<1.000000e-01>, !torch.int<5>, !torch.int<13>) -> !torch.tensor<[n,4,h,w],!torch.quantized<"quint8">>
  %4 = torch.constant 2.000000e-01 : f64 -> !torch.float<2.000000e-01>
  %5 = torch.constant 0 : i64 -> !torch.int<0>
  %6 = torch.constant 12 : i64 -> !torch.int<12>
  %7 = torch.aten.quantize_per_tensor(%arg1, %4, %5, %6) : (!torch.tensor<[4,3,3,2],f32>, !torch.float<2.000000e-01>, !torch.int<0>, !torch.int<12>) -> !torch.tensor<[4,3,3,2],!torch.quantized<"qint8">>
  %8 = torch.constant 2 : i64 -> !torch.int<2>
  %9 = torch.constant 1 : i64 -> !torch.int<1>
  %10 = torch.prim.ListConstruct(%8, %9) : (!torch.int<2>, !torch.int<1>) -> !torch.list<[!torch.int<2>, !torch.int<1>]>
  %11 = torch.prim.ListConstruct(%9, %5) : (!torch.int<1>, !torch.int<0>) -> !torch.list<[!torch.int<1>, !torch.int<0>]>
  %12 = torch.prim.ListConstruct(%8, %8) : (!torch.int<2>, !torch.int<2>) -> !torch.list<[!torch.int<2>, !torch.int<2>]>
  %13 = torch.operator "quantized::conv_transpose2d_prepack"(%7, %arg2, %10, %11, %11, %12, %8) : (!torch.tensor<[4,3,3,2],!torch.quantized<"qint8">>, !torch.tensor<[6],f32>, !torch.list<[!torch.int<2>, !torch.int<1>]>, !torch.list<[!torch.int<1>, !torch.int<0>]>, !torch.list<[!torch.int<1>, !torch.int<0>]>, !torch.list<[!torch.int<2>, !torch.int<2>]>, !torch.int<2>) -> !torch.class<"__torch__.torch.classes.quantized.Conv2dPackedParamsBase">
  %14 = torch.constant 3 : i64 -> !torch.int<3>
  %15 = torch.operator "quantized::conv_transpose2d"(%3, %13, %4, %14) : (!torch.tensor<[n,4,h,w],!torch.quantized<"quint8">>, !torch.class<"__torch__.torch.classes.quantized.Conv2dPackedParamsBase">, !torch.float<2.000000e-01>, !torch.int<3>) -> !torch.tensor<[n,6,"2*h+2","w+2"],!torch.quantized<"quint8">>
  %16 = torch.aten.dequantize.self(%15) : (!torch.tensor<[n,6,"2*h+2","w+2"],!torch.quantized<"quint8">>) -> !torch.tensor<[n,6,"2*h+2","w+2"],f32>
  return %16 : !torch.tensor<[n,6,"2*h+2","w+2"],f32>
}

// CHECK-LABEL: @quantized_conv_transpose2d_dynamic(
// CHECK-NOT: torch.operator(
// CHECK: return {{.*}} : !torch.tensor<[n,6,"2*h+2","w+2"],f32>
func.func @quantized_conv_transpose2d_dynamic(%arg0: !torch.tensor<[n,4,h,w],f32>, %arg1: !torch.tensor<[4,3,3,2],f32>, %arg2: !torch.tensor<[6],f32>) -> (!torch.tensor<[n,6,"2*h+2","w+2"],f32>) {
  %0 = torch.constant 2.000000e-01 : f64 -> !torch.float<2.000000e-01>
  %1 = torch.constant 0 : i64 -> !torch.int<0>
  %2 = torch.constant 12 : i64 -> !torch.int<12>
  %3 = torch.aten.quantize_per_tensor(%arg1, %0, %1, %2) : (!torch.tensor<[4,3,3,2],f32>, !torch.float<2.000000e-01>, !torch.int<0>, !torch.int<12>) -> !torch.tensor<[4,3,3,2],!torch.quantized<"qint8">>
  %4 = torch.constant 2 : i64 -> !torch.int<2>
  %5 = torch.constant 1 : i64 -> !torch.int<1>
  %6 = torch.prim.ListConstruct(%4, %5) : (!torch.int<2>, !torch.int<1>) -> !torch.list<[!torch.int<2>, !torch.int<1>]>
  %7 = torch.prim.ListConstruct(%5, %1) : (!torch.int<1>, !torch.int<0>) -> !torch.list<[!torch.int<1>, !torch.int<0>]>
  %8 = torch.prim.ListConstruct(%4, %4) : (!torch.int<2>, !torch.int<2>) -> !torch.list<[!torch.int<2>, !torch.int<2>]>
  %9 = torch.operator "quantized::conv_transpose2d_prepack"(%3, %arg2, %6, %7, %7, %8, %4) : (!torch.tensor<[4,3,3,2],!torch.quantized<"qint8">>, !torch.tensor<[6],f32>, !torch.list<[!torch.int<2>, !torch.int<1>]>, !torch.list<[!torch.int<1>, !torch.int<0>]>, !torch.list<[!torch.int<1>, !torch.int<0>]>, !torch.list<[!torch.int<2>, !torch.int<2>]>, !torch.int<2>) -> !torch.class<"__torch__.torch.classes.quantized.Conv2dPackedParamsBase">
  %10 = torch.constant false -> !torch.bool<false>
  %11 = torch.operator "quantized::conv_transpose2d_dynamic"(%arg0, %9, %10) : (!torch.tensor<[n,4,h,w],f32>, !torch.class<"__torch__.torch.classes.quantized.Conv2dPackedParamsBase">, !torch.bool<false>) -> !torch.tensor<[n,6,"2*h+2","w+2"],f32>
  return %11 : !torch.tensor<[n,6,"2*h+2","w+2"],f32>
}

// CHECK-LABEL: @quantized_conv_transpose3d(
// CHECK: %[[V0:.*]] = torch.aten.quantize_per_tensor(%arg0, {{.*}}) : ({{.*}}, !torch.float<1.000000e-01>, !torch.int<5>, !torch.int<13>) -> !torch.tensor<[n,4,5,h,w],!torch.quantized<"quint8">>
// CHECK: %[[V1:.*]] = torch.aten.quantize_per_tensor(%arg1, {{.*}}) : ({{.*}}, !torch.float<2.000000e-01>, !torch.int<0>, !torch.int<12>) -> !torch.tensor<[4,3,3,2,3],!torch.quantized<"qint8">>
// CHECK: %[[V2:.*]] = torch.aten.dequantize.self(%[[V0]]) : {{.*}} -> !torch.tensor<[n,4,5,h,w],f32>
// CHECK: %[[V3:.*]] = torch.aten.dequantize.self(%[[V1]]) : {{.*}} -> !torch.tensor<[4,3,3,2,3],f32>
// CHECK: %[[V4:.*]] = torch.prim.ListConstruct({{.*}}) : (!torch.int<2>, !torch.int<1>, !torch.int<1>) -> !torch.list<[!torch.int<2>, !torch.int<1>, !torch.int<1>]>
// CHECK: %[[V5:.*]] = torch.prim.ListConstruct({{.*}}) : (!torch.int<1>, !torch.int<0>, !torch.int<1>) -> !torch.list<[!torch.int<1>, !torch.int<0>, !torch.int<1>]>
// CHECK: %[[V6:.*]] = torch.prim.ListConstruct({{.*}}) : (!torch.int<2>, !torch.int<2>, !torch.int<1>) -> !torch.list<[!torch.int<2>, !torch.int<2>, !torch.int<1>]>
// CHECK: %[[V7:.*]] = torch.prim.ListConstruct({{.*}}) : (!torch.int<1>, !torch.int<0>, !torch.int<0>) -> !torch.list<[!torch.int<1>, !torch.int<0>, !torch.int<0>]>
// CHECK: %[[V8:.*]] = torch.aten.convolution(%[[V2]], %[[V3]], %arg2, %[[V4]], %[[V5]], %[[V6]], {{.*}}, %[[V7]], {{.*}}) : ({{.*}}, !torch.bool<true>, {{.*}}, !torch.int<2>) -> !torch.tensor<[n,6,12,"h+2",w],f32>
// CHECK: %[[V9:.*]] = torch.aten.quantize_per_tensor(%[[V8]], {{.*}}) : ({{.*}}, !torch.float<2.000000e-01>, !torch.int<3>, !torch.int<13>) -> !torch.tensor<[n,6,12,"h+2",w],!torch.quantized<"quint8">>
// CHECK: %[[V10:.*]] = torch.aten.dequantize.self(%[[V9]]) : {{.*}} -> !torch.tensor<[n,6,12,"h+2",w],f32>
// CHECK: return %[[V10]]
func.func @quantized_conv_transpose3d(%arg0: !torch.tensor<[n,4,5,h,w],f32>, %arg1: !torch.tensor<[4,3,3,2,3],f32>, %arg2: !torch.tensor<[6],f32>) -> (!torch.tensor<[n,6,12,"h+2",w],f32>) {
  %0 = torch.constant 1.000000e-01 : f64 -> !torch.float<1.000000e-01>
  %1 = torch.constant 5 : i64 -> !torch.int<5>
  %2 = torch.constant 13 : i64 -> !torch.int<13>
  %3 = torch.aten.quantize_per_tensor(%arg0, %0, %1, %2) : (!torch.tensor<[n,4,5,h,w],f32>, !torch.float<1.000000e-01>, !torch.int<5>, !torch.int<13>) -> !torch.tensor<[n,4,5,h,w],!torch.quantized<"quint8">>
  %4 = torch.constant 2.000000e-01 : f64 -> !torch.float<2.000000e-01>
  %5 = torch.constant 0 : i64 -> !torch.int<0>
  %6 = torch.constant 12 : i64 -> !torch.int<12>
  %7 = torch.aten.quantize_per_tensor(%arg1, %4, %5, %6) : (!torch.tensor<[4,3,3,2,3],f32>, !torch.float<2.000000e-01>, !torch.int<0>, !torch.int<12>) -> !torch.tensor<[4,3,3,2,3],!torch.quantized<"qint8">>
  %8 = torch.constant 2 : i64 -> !torch.int<2>
  %9 = torch.constant 1 : i64 -> !torch.int<1>
  %10 = torch.prim.ListConstruct(%8, %9, %9) : (!torch.int<2>, !torch.int<1>, !torch.int<1>) -> !torch.list<[!torch.int<2>, !torch.int<1>, !torch.int<1>]>
  %11 = torch.prim.ListConstruct(%9, %5, %9) : (!torch.int<1>, !torch.int<0>, !torch.int<1>) -> !torch.list<[!torch.int<1>, !torch.int<0>, !torch.int<1>]>
  %12 = torch.prim.ListConstruct(%9, %5, %5) : (!torch.int<1>, !torch.int<0>, !torch.int<0>) -> !torch.list<[!torch.int<1>, !torch.int<0>, !torch.int<0>]>
  %13 = torch.prim.ListConstruct(%8, %8, %9) : (!torch.int<2>, !torch.int<2>, !torch.int<1>) -> !torch.list<[!torch.int<2>, !torch.int<2>, !torch.int<1>]>
  %14 = torch.operator "quantized::conv_transpose3d_prepack"(%7, %arg2, %10, %11, %12, %13, %8) : (!torch.tensor<[4,3,3,2,3],!torch.quantized<"qint8">>, !torch.tensor<[6],f32>, !torch.list<[!torch.int<2>, !torch.int<1>, !torch.int<1>]>, !torch.list<[!torch.int<1>, !torch.int<0>, !torch.int<1>]>, !torch.list<[!torch.int<1>, !torch.int<0>, !torch.int<0>]>, !torch.list<[!torch.int<2>, !torch.int<2>, !torch.int<1>]>, !torch.int<2>) -> !torch.class<"__torch__.torch.classes.quantized.Conv3dPackedParamsBase">
  %15 = torch.constant 3 : i64 -> !torch.int<3>
  %16 = torch.operator "quantized::conv_transpose3d"(%3, %14, %4, %15) : (!torch.tensor<[n,4,5,h,w],!torch.quantized<"quint8">>, !torch.class<"__torch__.torch.classes.quantized.Conv3dPackedParamsBase">, !torch.float<2.000000e-01>, !torch.int<3>) -> !torch.tensor<[n,6,12,"h+2",w],!torch.quantized<"quint8">>
  %17 = torch.aten.dequantize.self(%16) : (!torch.tensor<[n,6,12,"h+2",w],!torch.quantized<"quint8">>) -> !torch.tensor<[n,6,12,"h+2",w],f32>
  return %17 : !torch.tensor<[n,6,12,"h+2",w],f32>
}

// CHECK-LABEL: @quantized_conv_transpose3d_dynamic(
// CHECK-NOT: torch.operator(
// CHECK: return {{.*}} : !torch.tensor<[n,6,12,"h+2",w],f32>
func.func @quantized_conv_transpose3d_dynamic(%arg0: !torch.tensor<[n,4,5,h,w],f32>, %arg1: !torch.tensor<[4,3,3,2,3],f32>, %arg2: !torch.tensor<[6],f32>) -> (!torch.tensor<[n,6,12,"h+2",w],f32>) {
  %0 = torch.constant 2.000000e-01 : f64 -> !torch.float<2.000000e-01>
  %1 = torch.constant 0 : i64 -> !torch.int<0>
  %2 = torch.constant 12 : i64 -> !torch.int<12>
  %3 = torch.aten.quantize_per_tensor(%arg1, %0, %1, %2) : (!torch.tensor<[4,3,3,2,3],f32>, !torch.float<2.000000e-01>, !torch.int<0>, !torch.int<12>) -> !torch.tensor<[4,3,3,2,3],!torch.quantized<"qint8">>
  %4 = torch.constant 2 : i64 -> !torch.int<2>
  %5 = torch.constant 1 : i64 -> !torch.int<1>
  %6 = torch.prim.ListConstruct(%4, %5, %5) : (!torch.int<2>, !torch.int<1>, !torch.int<1>) -> !torch.list<[!torch.int<2>, !torch.int<1>, !torch.int<1>]>
  %7 = torch.prim.ListConstruct(%5, %1, %5) : (!torch.int<1>, !torch.int<0>, !torch.int<1>) -> !torch.list<[!torch.int<1>, !torch.int<0>, !torch.int<1>]>
  %8 = torch.prim.ListConstruct(%5, %1, %1) : (!torch.int<1>, !torch.int<0>, !torch.int<0>) -> !torch.list<[!torch.int<1>, !torch.int<0>, !torch.int<0>]>
  %9 = torch.prim.ListConstruct(%4, %4, %5) : (!torch.int<2>, !torch.int<2>, !torch.int<1>) -> !torch.list<[!torch.int<2>, !torch.int<2>, !torch.int<1>]>
  %10 = torch.operator "quantized::conv_transpose3d_prepack"(%3, %arg2, %6, %7, %8, %9, %4) : (!torch.tensor<[4,3,3,2,3],!torch.quantized<"qint8">>, !torch.tensor<[6],f32>, !torch.list<[!torch.int<2>, !torch.int<1>, !torch.int<1>]>, !torch.list<[!torch.int<1>, !torch.int<0>, !torch.int<1>]>, !torch.list<[!torch.int<1>, !torch.int<0>, !torch.int<0>]>, !torch.list<[!torch.int<2>, !torch.int<2>, !torch.int<1>]>, !torch.int<2>) -> !torch.class<"__torch__.torch.classes.quantized.Conv3dPackedParamsBase">
  %11 = torch.constant false -> !torch.bool<false>
  %12 = torch.operator "quantized::conv_transpose3d_dynamic"(%arg0, %10, %11) : (!torch.tensor<[n,4,5,h,w],f32>, !torch.class<"__torch__.torch.classes.quantized.Conv3dPackedParamsBase">, !torch.bool<false>) -> !torch.tensor<[n,6,12,"h+2",w],f32>
  return %12 : !torch.tensor<[n,6,12,"h+2",w],f32>
}
