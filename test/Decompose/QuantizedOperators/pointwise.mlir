// NOTE: The checks are written by tools/dev/update_checks.py.

// RUN: torch-onnx-opt %s --decompose | FileCheck %s

// CHECK-LABEL: @quantized_add(
// CHECK: %[[V0:.*]] = torch.aten.quantize_per_tensor(%arg0, {{.*}}) : ({{.*}}, !torch.float<1.000000e-01>, !torch.int<5>, !torch.int<13>) -> !torch.tensor<[n,3,4],!torch.quantized<"quint8">>
// CHECK: %[[V1:.*]] = torch.aten.quantize_per_tensor(%arg1, {{.*}}) : ({{.*}}, !torch.float<2.000000e-01>, !torch.int<9>, !torch.int<13>) -> !torch.tensor<[3,1],!torch.quantized<"quint8">>
// CHECK: %[[V2:.*]] = torch.aten.dequantize.self(%[[V0]]) : {{.*}} -> !torch.tensor<[n,3,4],f32>
// CHECK: %[[V3:.*]] = torch.aten.dequantize.self(%[[V1]]) : {{.*}} -> !torch.tensor<[3,1],f32>
// CHECK: %[[V4:.*]] = torch.aten.add.Tensor(%[[V2]], %[[V3]], {{.*}}) : ({{.*}}, !torch.int<1>) -> !torch.tensor<[n,3,4],f32>
// CHECK: %[[V5:.*]] = torch.aten.quantize_per_tensor(%[[V4]], {{.*}}) : ({{.*}}, !torch.float<2.000000e-01>, !torch.int<3>, !torch.int<13>) -> !torch.tensor<[n,3,4],!torch.quantized<"quint8">>
// CHECK: %[[V6:.*]] = torch.aten.dequantize.self(%[[V5]]) : {{.*}} -> !torch.tensor<[n,3,4],f32>
// CHECK: return %[[V6]]
func.func @quantized_add(%arg0: !torch.tensor<[n,3,4],f32>, %arg1: !torch.tensor<[3,1],f32>) -> (!torch.tensor<[n,3,4],f32>) {
  %0 = torch.constant 1.000000e-01 : f64 -> !torch.float<1.000000e-01>
  %1 = torch.constant 5 : i64 -> !torch.int<5>
  %2 = torch.constant 13 : i64 -> !torch.int<13>
  %3 = torch.aten.quantize_per_tensor(%arg0, %0, %1, %2) : (!torch.tensor<[n,3,4],f32>, !torch.float<1.000000e-01>, !torch.int<5>, !torch.int<13>) -> !torch.tensor<[n,3,4],!torch.quantized<"quint8">>
  %4 = torch.constant 2.000000e-01 : f64 -> !torch.float<2.000000e-01>
  %5 = torch.constant 9 : i64 -> !torch.int<9>
  %6 = torch.aten.quantize_per_tensor(%arg1, %4, %5, %2) : (!torch.tensor<[3,1],f32>, !torch.float<2.000000e-01>, !torch.int<9>, !torch.int<13>) -> !torch.tensor<[3,1],!torch.quantized<"quint8">>
  %7 = torch.constant 3 : i64 -> !torch.int<3>
  %8 = torch.operator "quantized::add"(%3, %6, %4, %7) : (!torch.tensor<[n,3,4],!torch.quantized<"quint8">>, !torch.tensor<[3,1],!torch.quantized<"quint8">>, !torch.float<2.000000e-01>, !torch.int<3>) -> !torch.tensor<[n,3,4],!torch.quantized<"quint8">>
  %9 = torch.aten.dequantize.self(%8) : (!torch.tensor<[n,3,4],!torch.quantized<"quint8">>) -> !torch.tensor<[n,3,4],f32>
  return %9 : !torch.tensor<[n,3,4],f32>
}

// CHECK-LABEL: @quantized_add_Scalar(
// CHECK: %[[V0:.*]] = torch.aten.quantize_per_tensor(%arg0, {{.*}}) : ({{.*}}, !torch.float<1.000000e-01>, !torch.int<5>, !torch.int<13>) -> !torch.tensor<[n,3,4],!torch.quantized<"quint8">>
// CHECK: %[[V1:.*]] = torch.aten.int_repr(%[[V0]]) : {{.*}} -> !torch.tensor<[n,3,4],ui8>
// CHECK: %[[V2:.*]] = torch.aten._make_per_tensor_quantized_tensor(%[[V1]], {{.*}}) : ({{.*}}, !torch.float<1.000000e-01>, !torch.int<0>) -> !torch.tensor<[n,3,4],!torch.quantized<"quint8">>
// CHECK: %[[V3:.*]] = torch.aten.dequantize.self(%[[V2]]) : {{.*}} -> !torch.tensor<[n,3,4],f32>
// CHECK: return %[[V3]]
func.func @quantized_add_Scalar(%arg0: !torch.tensor<[n,3,4],f32>) -> (!torch.tensor<[n,3,4],f32>) {
  %0 = torch.constant 1.000000e-01 : f64 -> !torch.float<1.000000e-01>
  %1 = torch.constant 5 : i64 -> !torch.int<5>
  %2 = torch.constant 13 : i64 -> !torch.int<13>
  %3 = torch.aten.quantize_per_tensor(%arg0, %0, %1, %2) : (!torch.tensor<[n,3,4],f32>, !torch.float<1.000000e-01>, !torch.int<5>, !torch.int<13>) -> !torch.tensor<[n,3,4],!torch.quantized<"quint8">>
  %4 = torch.constant 5.000000e-01 : f64 -> !torch.float<5.000000e-01>
  %5 = torch.operator "quantized::add.Scalar"(%3, %4) : (!torch.tensor<[n,3,4],!torch.quantized<"quint8">>, !torch.float<5.000000e-01>) -> !torch.tensor<[n,3,4],!torch.quantized<"quint8">>
  %6 = torch.aten.dequantize.self(%5) : (!torch.tensor<[n,3,4],!torch.quantized<"quint8">>) -> !torch.tensor<[n,3,4],f32>
  return %6 : !torch.tensor<[n,3,4],f32>
}

// CHECK-LABEL: @quantized_add_relu(
// CHECK: %[[V0:.*]] = torch.aten.quantize_per_tensor(%arg0, {{.*}}) : ({{.*}}, !torch.float<1.000000e-01>, !torch.int<5>, !torch.int<13>) -> !torch.tensor<[n,3,4],!torch.quantized<"quint8">>
// CHECK: %[[V1:.*]] = torch.aten.quantize_per_tensor(%arg1, {{.*}}) : ({{.*}}, !torch.float<2.000000e-01>, !torch.int<9>, !torch.int<13>) -> !torch.tensor<[3,1],!torch.quantized<"quint8">>
// CHECK: %[[V2:.*]] = torch.aten.dequantize.self(%[[V0]]) : {{.*}} -> !torch.tensor<[n,3,4],f32>
// CHECK: %[[V3:.*]] = torch.aten.dequantize.self(%[[V1]]) : {{.*}} -> !torch.tensor<[3,1],f32>
// CHECK: %[[V4:.*]] = torch.aten.add.Tensor(%[[V2]], %[[V3]], {{.*}}) : ({{.*}}, !torch.int<1>) -> !torch.tensor<[n,3,4],f32>
// CHECK: %[[V5:.*]] = torch.aten.relu(%[[V4]]) : {{.*}} -> !torch.tensor<[n,3,4],f32>
// CHECK: %[[V6:.*]] = torch.aten.quantize_per_tensor(%[[V5]], {{.*}}) : ({{.*}}, !torch.float<2.000000e-01>, !torch.int<3>, !torch.int<13>) -> !torch.tensor<[n,3,4],!torch.quantized<"quint8">>
// CHECK: %[[V7:.*]] = torch.aten.dequantize.self(%[[V6]]) : {{.*}} -> !torch.tensor<[n,3,4],f32>
// CHECK: return %[[V7]]
func.func @quantized_add_relu(%arg0: !torch.tensor<[n,3,4],f32>, %arg1: !torch.tensor<[3,1],f32>) -> (!torch.tensor<[n,3,4],f32>) {
  %0 = torch.constant 1.000000e-01 : f64 -> !torch.float<1.000000e-01>
  %1 = torch.constant 5 : i64 -> !torch.int<5>
  %2 = torch.constant 13 : i64 -> !torch.int<13>
  %3 = torch.aten.quantize_per_tensor(%arg0, %0, %1, %2) : (!torch.tensor<[n,3,4],f32>, !torch.float<1.000000e-01>, !torch.int<5>, !torch.int<13>) -> !torch.tensor<[n,3,4],!torch.quantized<"quint8">>
  %4 = torch.constant 2.000000e-01 : f64 -> !torch.float<2.000000e-01>
  %5 = torch.constant 9 : i64 -> !torch.int<9>
  %6 = torch.aten.quantize_per_tensor(%arg1, %4, %5, %2) : (!torch.tensor<[3,1],f32>, !torch.float<2.000000e-01>, !torch.int<9>, !torch.int<13>) -> !torch.tensor<[3,1],!torch.quantized<"quint8">>
  %7 = torch.constant 3 : i64 -> !torch.int<3>
  %8 = torch.operator "quantized::add_relu"(%3, %6, %4, %7) : (!torch.tensor<[n,3,4],!torch.quantized<"quint8">>, !torch.tensor<[3,1],!torch.quantized<"quint8">>, !torch.float<2.000000e-01>, !torch.int<3>) -> !torch.tensor<[n,3,4],!torch.quantized<"quint8">>
  %9 = torch.aten.dequantize.self(%8) : (!torch.tensor<[n,3,4],!torch.quantized<"quint8">>) -> !torch.tensor<[n,3,4],f32>
  return %9 : !torch.tensor<[n,3,4],f32>
}

// CHECK-LABEL: @quantized_add_relu_Scalar(
// CHECK: %[[V0:.*]] = torch.aten.quantize_per_tensor(%arg0, {{.*}}) : ({{.*}}, !torch.float<1.000000e-01>, !torch.int<5>, !torch.int<13>) -> !torch.tensor<[n,3,4],!torch.quantized<"quint8">>
// CHECK: %[[V1:.*]] = torch.aten.dequantize.self(%[[V0]]) : {{.*}} -> !torch.tensor<[n,3,4],f32>
// CHECK: %[[V2:.*]] = torch.aten.add.Scalar(%[[V1]], {{.*}}) : ({{.*}}, !torch.float<5.000000e-01>, !torch.int<1>) -> !torch.tensor<[n,3,4],f32>
// CHECK: %[[V3:.*]] = torch.aten.relu(%[[V2]]) : {{.*}} -> !torch.tensor<[n,3,4],f32>
// CHECK: %[[V4:.*]] = torch.aten.quantize_per_tensor(%[[V3]], {{.*}}) : ({{.*}}, !torch.float<1.000000e-01>, !torch.int<0>, !torch.int<13>) -> !torch.tensor<[n,3,4],!torch.quantized<"quint8">>
// CHECK: %[[V5:.*]] = torch.aten.dequantize.self(%[[V4]]) : {{.*}} -> !torch.tensor<[n,3,4],f32>
// CHECK: return %[[V5]]
func.func @quantized_add_relu_Scalar(%arg0: !torch.tensor<[n,3,4],f32>) -> (!torch.tensor<[n,3,4],f32>) {
  %0 = torch.constant 1.000000e-01 : f64 -> !torch.float<1.000000e-01>
  %1 = torch.constant 5 : i64 -> !torch.int<5>
  %2 = torch.constant 13 : i64 -> !torch.int<13>
  %3 = torch.aten.quantize_per_tensor(%arg0, %0, %1, %2) : (!torch.tensor<[n,3,4],f32>, !torch.float<1.000000e-01>, !torch.int<5>, !torch.int<13>) -> !torch.tensor<[n,3,4],!torch.quantized<"quint8">>
  %4 = torch.constant 5.000000e-01 : f64 -> !torch.float<5.000000e-01>
  %5 = torch.operator "quantized::add_relu.Scalar"(%3, %4) : (!torch.tensor<[n,3,4],!torch.quantized<"quint8">>, !torch.float<5.000000e-01>) -> !torch.tensor<[n,3,4],!torch.quantized<"quint8">>
  %6 = torch.aten.dequantize.self(%5) : (!torch.tensor<[n,3,4],!torch.quantized<"quint8">>) -> !torch.tensor<[n,3,4],f32>
  return %6 : !torch.tensor<[n,3,4],f32>
}

// CHECK-LABEL: @quantized_add_scalar(
// CHECK: %[[V0:.*]] = torch.aten.quantize_per_tensor(%arg0, {{.*}}) : ({{.*}}, !torch.float<1.000000e-01>, !torch.int<5>, !torch.int<13>) -> !torch.tensor<[n,3,4],!torch.quantized<"quint8">>
// CHECK: %[[V1:.*]] = torch.aten.int_repr(%[[V0]]) : {{.*}} -> !torch.tensor<[n,3,4],ui8>
// CHECK: %[[V2:.*]] = torch.aten._make_per_tensor_quantized_tensor(%[[V1]], {{.*}}) : ({{.*}}, !torch.float<1.000000e-01>, !torch.int<0>) -> !torch.tensor<[n,3,4],!torch.quantized<"quint8">>
// CHECK: %[[V3:.*]] = torch.aten.dequantize.self(%[[V2]]) : {{.*}} -> !torch.tensor<[n,3,4],f32>
// CHECK: return %[[V3]]
func.func @quantized_add_scalar(%arg0: !torch.tensor<[n,3,4],f32>) -> (!torch.tensor<[n,3,4],f32>) {
  %0 = torch.constant 1.000000e-01 : f64 -> !torch.float<1.000000e-01>
  %1 = torch.constant 5 : i64 -> !torch.int<5>
  %2 = torch.constant 13 : i64 -> !torch.int<13>
  %3 = torch.aten.quantize_per_tensor(%arg0, %0, %1, %2) : (!torch.tensor<[n,3,4],f32>, !torch.float<1.000000e-01>, !torch.int<5>, !torch.int<13>) -> !torch.tensor<[n,3,4],!torch.quantized<"quint8">>
  %4 = torch.constant 5.000000e-01 : f64 -> !torch.float<5.000000e-01>
  %5 = torch.operator "quantized::add_scalar"(%3, %4) : (!torch.tensor<[n,3,4],!torch.quantized<"quint8">>, !torch.float<5.000000e-01>) -> !torch.tensor<[n,3,4],!torch.quantized<"quint8">>
  %6 = torch.aten.dequantize.self(%5) : (!torch.tensor<[n,3,4],!torch.quantized<"quint8">>) -> !torch.tensor<[n,3,4],f32>
  return %6 : !torch.tensor<[n,3,4],f32>
}

// CHECK-LABEL: @quantized_add_scalar_relu(
// CHECK: %[[V0:.*]] = torch.aten.quantize_per_tensor(%arg0, {{.*}}) : ({{.*}}, !torch.float<1.000000e-01>, !torch.int<5>, !torch.int<13>) -> !torch.tensor<[n,3,4],!torch.quantized<"quint8">>
// CHECK: %[[V1:.*]] = torch.aten.dequantize.self(%[[V0]]) : {{.*}} -> !torch.tensor<[n,3,4],f32>
// CHECK: %[[V2:.*]] = torch.aten.add.Scalar(%[[V1]], {{.*}}) : ({{.*}}, !torch.float<5.000000e-01>, !torch.int<1>) -> !torch.tensor<[n,3,4],f32>
// CHECK: %[[V3:.*]] = torch.aten.relu(%[[V2]]) : {{.*}} -> !torch.tensor<[n,3,4],f32>
// CHECK: %[[V4:.*]] = torch.aten.quantize_per_tensor(%[[V3]], {{.*}}) : ({{.*}}, !torch.float<1.000000e-01>, !torch.int<0>, !torch.int<13>) -> !torch.tensor<[n,3,4],!torch.quantized<"quint8">>
// CHECK: %[[V5:.*]] = torch.aten.dequantize.self(%[[V4]]) : {{.*}} -> !torch.tensor<[n,3,4],f32>
// CHECK: return %[[V5]]
func.func @quantized_add_scalar_relu(%arg0: !torch.tensor<[n,3,4],f32>) -> (!torch.tensor<[n,3,4],f32>) {
  %0 = torch.constant 1.000000e-01 : f64 -> !torch.float<1.000000e-01>
  %1 = torch.constant 5 : i64 -> !torch.int<5>
  %2 = torch.constant 13 : i64 -> !torch.int<13>
  %3 = torch.aten.quantize_per_tensor(%arg0, %0, %1, %2) : (!torch.tensor<[n,3,4],f32>, !torch.float<1.000000e-01>, !torch.int<5>, !torch.int<13>) -> !torch.tensor<[n,3,4],!torch.quantized<"quint8">>
  %4 = torch.constant 5.000000e-01 : f64 -> !torch.float<5.000000e-01>
  %5 = torch.operator "quantized::add_scalar_relu"(%3, %4) : (!torch.tensor<[n,3,4],!torch.quantized<"quint8">>, !torch.float<5.000000e-01>) -> !torch.tensor<[n,3,4],!torch.quantized<"quint8">>
  %6 = torch.aten.dequantize.self(%5) : (!torch.tensor<[n,3,4],!torch.quantized<"quint8">>) -> !torch.tensor<[n,3,4],f32>
  return %6 : !torch.tensor<[n,3,4],f32>
}

// CHECK-LABEL: @quantized_cat(
// CHECK: %[[V0:.*]] = torch.aten.quantize_per_tensor(%arg0, {{.*}}) : ({{.*}}, !torch.float<1.000000e-01>, !torch.int<5>, !torch.int<13>) -> !torch.tensor<[n,3,4],!torch.quantized<"quint8">>
// CHECK: %[[V1:.*]] = torch.aten.quantize_per_tensor(%arg1, {{.*}}) : ({{.*}}, !torch.float<1.000000e-01>, !torch.int<5>, !torch.int<13>) -> !torch.tensor<[n,3,4],!torch.quantized<"quint8">>
// CHECK: %[[V2:.*]] = torch.aten.dequantize.self(%[[V0]]) : {{.*}} -> !torch.tensor<[n,3,4],f32>
// CHECK: %[[V3:.*]] = torch.aten.dequantize.self(%[[V1]]) : {{.*}} -> !torch.tensor<[n,3,4],f32>
// CHECK: %[[V4:.*]] = torch.prim.ListConstruct(%[[V2]], %[[V3]]) : {{.*}} -> !torch.list<[!torch.tensor<[n,3,4],f32>, !torch.tensor<[n,3,4],f32>]>
// CHECK: %[[V5:.*]] = torch.aten.cat(%[[V4]], {{.*}}) : ({{.*}}, !torch.int<1>) -> !torch.tensor<[n,6,4],f32>
// CHECK: %[[V6:.*]] = torch.aten.quantize_per_tensor(%[[V5]], {{.*}}) : ({{.*}}, !torch.float<2.000000e-01>, !torch.int<3>, !torch.int<13>) -> !torch.tensor<[n,6,4],!torch.quantized<"quint8">>
// CHECK: %[[V7:.*]] = torch.aten.dequantize.self(%[[V6]]) : {{.*}} -> !torch.tensor<[n,6,4],f32>
// CHECK: return %[[V7]]
func.func @quantized_cat(%arg0: !torch.tensor<[n,3,4],f32>, %arg1: !torch.tensor<[n,3,4],f32>) -> (!torch.tensor<[n,6,4],f32>) {
  %0 = torch.constant 1.000000e-01 : f64 -> !torch.float<1.000000e-01>
  %1 = torch.constant 5 : i64 -> !torch.int<5>
  %2 = torch.constant 13 : i64 -> !torch.int<13>
  %3 = torch.aten.quantize_per_tensor(%arg0, %0, %1, %2) : (!torch.tensor<[n,3,4],f32>, !torch.float<1.000000e-01>, !torch.int<5>, !torch.int<13>) -> !torch.tensor<[n,3,4],!torch.quantized<"quint8">>
  %4 = torch.aten.quantize_per_tensor(%arg1, %0, %1, %2) : (!torch.tensor<[n,3,4],f32>, !torch.float<1.000000e-01>, !torch.int<5>, !torch.int<13>) -> !torch.tensor<[n,3,4],!torch.quantized<"quint8">>
  %5 = torch.prim.ListConstruct(%3, %4) : (!torch.tensor<[n,3,4],!torch.quantized<"quint8">>, !torch.tensor<[n,3,4],!torch.quantized<"quint8">>) -> !torch.list<[!torch.tensor<[n,3,4],!torch.quantized<"quint8">>, !torch.tensor<[n,3,4],!torch.quantized<"quint8">>]>
  %6 = torch.constant 1 : i64 -> !torch.int<1>
  %7 = torch.constant 2.000000e-01 : f64 -> !torch.float<2.000000e-01>
  %8 = torch.constant 3 : i64 -> !torch.int<3>
  %9 = torch.operator "quantized::cat"(%5, %6, %7, %8) : (!torch.list<[!torch.tensor<[n,3,4],!torch.quantized<"quint8">>, !torch.tensor<[n,3,4],!torch.quantized<"quint8">>]>, !torch.int<1>, !torch.float<2.000000e-01>, !torch.int<3>) -> !torch.tensor<[n,6,4],!torch.quantized<"quint8">>
  %10 = torch.aten.dequantize.self(%9) : (!torch.tensor<[n,6,4],!torch.quantized<"quint8">>) -> !torch.tensor<[n,6,4],f32>
  return %10 : !torch.tensor<[n,6,4],f32>
}

// CHECK-LABEL: @quantized_cat_relu(
// CHECK: %[[V0:.*]] = torch.aten.quantize_per_tensor(%arg0, {{.*}}) : ({{.*}}, !torch.float<1.000000e-01>, !torch.int<5>, !torch.int<13>) -> !torch.tensor<[n,3,4],!torch.quantized<"quint8">>
// CHECK: %[[V1:.*]] = torch.aten.quantize_per_tensor(%arg1, {{.*}}) : ({{.*}}, !torch.float<1.000000e-01>, !torch.int<5>, !torch.int<13>) -> !torch.tensor<[n,3,4],!torch.quantized<"quint8">>
// CHECK: %[[V2:.*]] = torch.aten.dequantize.self(%[[V0]]) : {{.*}} -> !torch.tensor<[n,3,4],f32>
// CHECK: %[[V3:.*]] = torch.aten.dequantize.self(%[[V1]]) : {{.*}} -> !torch.tensor<[n,3,4],f32>
// CHECK: %[[V4:.*]] = torch.prim.ListConstruct(%[[V2]], %[[V3]]) : {{.*}} -> !torch.list<[!torch.tensor<[n,3,4],f32>, !torch.tensor<[n,3,4],f32>]>
// CHECK: %[[V5:.*]] = torch.aten.cat(%[[V4]], {{.*}}) : ({{.*}}, !torch.int<1>) -> !torch.tensor<[n,6,4],f32>
// CHECK: %[[V6:.*]] = torch.aten.relu(%[[V5]]) : {{.*}} -> !torch.tensor<[n,6,4],f32>
// CHECK: %[[V7:.*]] = torch.aten.quantize_per_tensor(%[[V6]], {{.*}}) : ({{.*}}, !torch.float<2.000000e-01>, !torch.int<3>, !torch.int<13>) -> !torch.tensor<[n,6,4],!torch.quantized<"quint8">>
// CHECK: %[[V8:.*]] = torch.aten.dequantize.self(%[[V7]]) : {{.*}} -> !torch.tensor<[n,6,4],f32>
// CHECK: return %[[V8]]
func.func @quantized_cat_relu(%arg0: !torch.tensor<[n,3,4],f32>, %arg1: !torch.tensor<[n,3,4],f32>) -> (!torch.tensor<[n,6,4],f32>) {
  %0 = torch.constant 1.000000e-01 : f64 -> !torch.float<1.000000e-01>
  %1 = torch.constant 5 : i64 -> !torch.int<5>
  %2 = torch.constant 13 : i64 -> !torch.int<13>
  %3 = torch.aten.quantize_per_tensor(%arg0, %0, %1, %2) : (!torch.tensor<[n,3,4],f32>, !torch.float<1.000000e-01>, !torch.int<5>, !torch.int<13>) -> !torch.tensor<[n,3,4],!torch.quantized<"quint8">>
  %4 = torch.aten.quantize_per_tensor(%arg1, %0, %1, %2) : (!torch.tensor<[n,3,4],f32>, !torch.float<1.000000e-01>, !torch.int<5>, !torch.int<13>) -> !torch.tensor<[n,3,4],!torch.quantized<"quint8">>
  %5 = torch.prim.ListConstruct(%3, %4) : (!torch.tensor<[n,3,4],!torch.quantized<"quint8">>, !torch.tensor<[n,3,4],!torch.quantized<"quint8">>) -> !torch.list<[!torch.tensor<[n,3,4],!torch.quantized<"quint8">>, !torch.tensor<[n,3,4],!torch.quantized<"quint8">>]>
  %6 = torch.constant 1 : i64 -> !torch.int<1>
  %7 = torch.constant 2.000000e-01 : f64 -> !torch.float<2.000000e-01>
  %8 = torch.constant 3 : i64 -> !torch.int<3>
  %9 = torch.operator "quantized::cat_relu"(%5, %6, %7, %8) : (!torch.list<[!torch.tensor<[n,3,4],!torch.quantized<"quint8">>, !torch.tensor<[n,3,4],!torch.quantized<"quint8">>]>, !torch.int<1>, !torch.float<2.000000e-01>, !torch.int<3>) -> !torch.tensor<[n,6,4],!torch.quantized<"quint8">>
  %10 = torch.aten.dequantize.self(%9) : (!torch.tensor<[n,6,4],!torch.quantized<"quint8">>) -> !torch.tensor<[n,6,4],f32>
  return %10 : !torch.tensor<[n,6,4],f32>
}

// CHECK-LABEL: @quantized_celu(
// CHECK: %[[V0:.*]] = torch.aten.quantize_per_tensor(%arg0, {{.*}}) : ({{.*}}, !torch.float<1.000000e-01>, !torch.int<5>, !torch.int<13>) -> !torch.tensor<[n,3,4],!torch.quantized<"quint8">>
// CHECK: %[[V1:.*]] = torch.aten.dequantize.self(%[[V0]]) : {{.*}} -> !torch.tensor<[n,3,4],f32>
// CHECK: %[[V2:.*]] = torch.aten.celu(%[[V1]], {{.*}}) : ({{.*}}, !torch.int<1>) -> !torch.tensor<[n,3,4],f32>
// CHECK: %[[V3:.*]] = torch.aten.quantize_per_tensor(%[[V2]], {{.*}}) : ({{.*}}, !torch.float<2.000000e-01>, !torch.int<3>, !torch.int<13>) -> !torch.tensor<[n,3,4],!torch.quantized<"quint8">>
// CHECK: %[[V4:.*]] = torch.aten.dequantize.self(%[[V3]]) : {{.*}} -> !torch.tensor<[n,3,4],f32>
// CHECK: return %[[V4]]
func.func @quantized_celu(%arg0: !torch.tensor<[n,3,4],f32>) -> (!torch.tensor<[n,3,4],f32>) {
  %0 = torch.constant 1.000000e-01 : f64 -> !torch.float<1.000000e-01>
  %1 = torch.constant 5 : i64 -> !torch.int<5>
  %2 = torch.constant 13 : i64 -> !torch.int<13>
  %3 = torch.aten.quantize_per_tensor(%arg0, %0, %1, %2) : (!torch.tensor<[n,3,4],f32>, !torch.float<1.000000e-01>, !torch.int<5>, !torch.int<13>) -> !torch.tensor<[n,3,4],!torch.quantized<"quint8">>
  %4 = torch.constant 2.000000e-01 : f64 -> !torch.float<2.000000e-01>
  %5 = torch.constant 3 : i64 -> !torch.int<3>
  %6 = torch.constant 1 : i64 -> !torch.int<1>
  %7 = torch.operator "quantized::celu"(%3, %4, %5, %6) : (!torch.tensor<[n,3,4],!torch.quantized<"quint8">>, !torch.float<2.000000e-01>, !torch.int<3>, !torch.int<1>) -> !torch.tensor<[n,3,4],!torch.quantized<"quint8">>
  %8 = torch.aten.dequantize.self(%7) : (!torch.tensor<[n,3,4],!torch.quantized<"quint8">>) -> !torch.tensor<[n,3,4],f32>
  return %8 : !torch.tensor<[n,3,4],f32>
}

// CHECK-LABEL: @quantized_clamp(
// CHECK: %[[V0:.*]] = torch.aten.quantize_per_tensor(%arg0, {{.*}}) : ({{.*}}, !torch.float<1.000000e-01>, !torch.int<5>, !torch.int<13>) -> !torch.tensor<[n,3,4],!torch.quantized<"quint8">>
// CHECK: %[[V1:.*]] = torch.aten.dequantize.self(%[[V0]]) : {{.*}} -> !torch.tensor<[n,3,4],f32>
// CHECK: %[[V2:.*]] = torch.aten.clamp(%[[V1]], {{.*}}) : ({{.*}}, !torch.float<-5.000000e-01>, !torch.float<0.69999999999999996>) -> !torch.tensor<[n,3,4],f32>
// CHECK: %[[V3:.*]] = torch.aten.quantize_per_tensor(%[[V2]], {{.*}}) : ({{.*}}, !torch.float<1.000000e-01>, !torch.int<5>, !torch.int<13>) -> !torch.tensor<[n,3,4],!torch.quantized<"quint8">>
// CHECK: %[[V4:.*]] = torch.aten.dequantize.self(%[[V3]]) : {{.*}} -> !torch.tensor<[n,3,4],f32>
// CHECK: return %[[V4]]
func.func @quantized_clamp(%arg0: !torch.tensor<[n,3,4],f32>) -> (!torch.tensor<[n,3,4],f32>) {
  %0 = torch.constant 1.000000e-01 : f64 -> !torch.float<1.000000e-01>
  %1 = torch.constant 5 : i64 -> !torch.int<5>
  %2 = torch.constant 13 : i64 -> !torch.int<13>
  %3 = torch.aten.quantize_per_tensor(%arg0, %0, %1, %2) : (!torch.tensor<[n,3,4],f32>, !torch.float<1.000000e-01>, !torch.int<5>, !torch.int<13>) -> !torch.tensor<[n,3,4],!torch.quantized<"quint8">>
  %4 = torch.constant -5.000000e-01 : f64 -> !torch.float<-5.000000e-01>
  %5 = torch.constant 0.69999999999999996 : f64 -> !torch.float<0.69999999999999996>
  %6 = torch.operator "quantized::clamp"(%3, %4, %5) : (!torch.tensor<[n,3,4],!torch.quantized<"quint8">>, !torch.float<-5.000000e-01>, !torch.float<0.69999999999999996>) -> !torch.tensor<[n,3,4],!torch.quantized<"quint8">>
  %7 = torch.aten.dequantize.self(%6) : (!torch.tensor<[n,3,4],!torch.quantized<"quint8">>) -> !torch.tensor<[n,3,4],f32>
  return %7 : !torch.tensor<[n,3,4],f32>
}

// CHECK-LABEL: @quantized_dropout(
// CHECK: %[[V0:.*]] = torch.aten.quantize_per_tensor(%arg0, {{.*}}) : ({{.*}}, !torch.float<1.000000e-01>, !torch.int<5>, !torch.int<13>) -> !torch.tensor<[n,3,4],!torch.quantized<"quint8">>
// CHECK: %[[V1:.*]] = torch.aten.dequantize.self(%[[V0]]) : {{.*}} -> !torch.tensor<[n,3,4],f32>
// CHECK: %[[V2:.*]] = torch.aten.quantize_per_tensor(%[[V1]], {{.*}}) : ({{.*}}, !torch.float<1.000000e-01>, !torch.int<5>, !torch.int<13>) -> !torch.tensor<[n,3,4],!torch.quantized<"quint8">>
// CHECK: %[[V3:.*]] = torch.aten.dequantize.self(%[[V2]]) : {{.*}} -> !torch.tensor<[n,3,4],f32>
// CHECK: return %[[V3]]
func.func @quantized_dropout(%arg0: !torch.tensor<[n,3,4],f32>) -> (!torch.tensor<[n,3,4],f32>) {
  %0 = torch.constant 1.000000e-01 : f64 -> !torch.float<1.000000e-01>
  %1 = torch.constant 5 : i64 -> !torch.int<5>
  %2 = torch.constant 13 : i64 -> !torch.int<13>
  %3 = torch.aten.quantize_per_tensor(%arg0, %0, %1, %2) : (!torch.tensor<[n,3,4],f32>, !torch.float<1.000000e-01>, !torch.int<5>, !torch.int<13>) -> !torch.tensor<[n,3,4],!torch.quantized<"quint8">>
  %4 = torch.constant 2.000000e-01 : f64 -> !torch.float<2.000000e-01>
  %5 = torch.constant 3 : i64 -> !torch.int<3>
  %6 = torch.constant 5.000000e-01 : f64 -> !torch.float<5.000000e-01>
  %7 = torch.constant false -> !torch.bool<false>
  %8 = torch.operator "quantized::dropout"(%3, %4, %5, %6, %7) : (!torch.tensor<[n,3,4],!torch.quantized<"quint8">>, !torch.float<2.000000e-01>, !torch.int<3>, !torch.float<5.000000e-01>, !torch.bool<false>) -> !torch.tensor<[n,3,4],!torch.quantized<"quint8">>
  %9 = torch.aten.dequantize.self(%8) : (!torch.tensor<[n,3,4],!torch.quantized<"quint8">>) -> !torch.tensor<[n,3,4],f32>
  return %9 : !torch.tensor<[n,3,4],f32>
}

// CHECK-LABEL: @quantized_hardswish(
// CHECK: %[[V0:.*]] = torch.aten.quantize_per_tensor(%arg0, {{.*}}) : ({{.*}}, !torch.float<1.000000e-01>, !torch.int<5>, !torch.int<13>) -> !torch.tensor<[n,3,4],!torch.quantized<"quint8">>
// CHECK: %[[V1:.*]] = torch.aten.dequantize.self(%[[V0]]) : {{.*}} -> !torch.tensor<[n,3,4],f32>
// CHECK: %[[V2:.*]] = torch.aten.hardswish(%[[V1]]) : {{.*}} -> !torch.tensor<[n,3,4],f32>
// CHECK: %[[V3:.*]] = torch.aten.quantize_per_tensor(%[[V2]], {{.*}}) : ({{.*}}, !torch.float<2.000000e-01>, !torch.int<3>, !torch.int<13>) -> !torch.tensor<[n,3,4],!torch.quantized<"quint8">>
// CHECK: %[[V4:.*]] = torch.aten.dequantize.self(%[[V3]]) : {{.*}} -> !torch.tensor<[n,3,4],f32>
// CHECK: return %[[V4]]
func.func @quantized_hardswish(%arg0: !torch.tensor<[n,3,4],f32>) -> (!torch.tensor<[n,3,4],f32>) {
  %0 = torch.constant 1.000000e-01 : f64 -> !torch.float<1.000000e-01>
  %1 = torch.constant 5 : i64 -> !torch.int<5>
  %2 = torch.constant 13 : i64 -> !torch.int<13>
  %3 = torch.aten.quantize_per_tensor(%arg0, %0, %1, %2) : (!torch.tensor<[n,3,4],f32>, !torch.float<1.000000e-01>, !torch.int<5>, !torch.int<13>) -> !torch.tensor<[n,3,4],!torch.quantized<"quint8">>
  %4 = torch.constant 2.000000e-01 : f64 -> !torch.float<2.000000e-01>
  %5 = torch.constant 3 : i64 -> !torch.int<3>
  %6 = torch.operator "quantized::hardswish"(%3, %4, %5) : (!torch.tensor<[n,3,4],!torch.quantized<"quint8">>, !torch.float<2.000000e-01>, !torch.int<3>) -> !torch.tensor<[n,3,4],!torch.quantized<"quint8">>
  %7 = torch.aten.dequantize.self(%6) : (!torch.tensor<[n,3,4],!torch.quantized<"quint8">>) -> !torch.tensor<[n,3,4],f32>
  return %7 : !torch.tensor<[n,3,4],f32>
}

// CHECK-LABEL: @quantized_leaky_relu(
// CHECK: %[[V0:.*]] = torch.aten.quantize_per_tensor(%arg0, {{.*}}) : ({{.*}}, !torch.float<1.000000e-01>, !torch.int<5>, !torch.int<13>) -> !torch.tensor<[n,3,4],!torch.quantized<"quint8">>
// CHECK: %[[V1:.*]] = torch.aten.dequantize.self(%[[V0]]) : {{.*}} -> !torch.tensor<[n,3,4],f32>
// CHECK: %[[V2:.*]] = torch.aten.leaky_relu(%[[V1]], {{.*}}) : ({{.*}}, !torch.float<2.000000e-01>) -> !torch.tensor<[n,3,4],f32>
// CHECK: %[[V3:.*]] = torch.aten.quantize_per_tensor(%[[V2]], {{.*}}) : ({{.*}}, !torch.float<2.000000e-01>, !torch.int<3>, !torch.int<13>) -> !torch.tensor<[n,3,4],!torch.quantized<"quint8">>
// CHECK: %[[V4:.*]] = torch.aten.dequantize.self(%[[V3]]) : {{.*}} -> !torch.tensor<[n,3,4],f32>
// CHECK: return %[[V4]]
func.func @quantized_leaky_relu(%arg0: !torch.tensor<[n,3,4],f32>) -> (!torch.tensor<[n,3,4],f32>) {
  %0 = torch.constant 1.000000e-01 : f64 -> !torch.float<1.000000e-01>
  %1 = torch.constant 5 : i64 -> !torch.int<5>
  %2 = torch.constant 13 : i64 -> !torch.int<13>
  %3 = torch.aten.quantize_per_tensor(%arg0, %0, %1, %2) : (!torch.tensor<[n,3,4],f32>, !torch.float<1.000000e-01>, !torch.int<5>, !torch.int<13>) -> !torch.tensor<[n,3,4],!torch.quantized<"quint8">>
  %4 = torch.constant 2.000000e-01 : f64 -> !torch.float<2.000000e-01>
  %5 = torch.constant false -> !torch.bool<false>
  %6 = torch.constant 3 : i64 -> !torch.int<3>
  %7 = torch.operator "quantized::leaky_relu"(%3, %4, %5, %4, %6) : (!torch.tensor<[n,3,4],!torch.quantized<"quint8">>, !torch.float<2.000000e-01>, !torch.bool<false>, !torch.float<2.000000e-01>, !torch.int<3>) -> !torch.tensor<[n,3,4],!torch.quantized<"quint8">>
  %8 = torch.aten.dequantize.self(%7) : (!torch.tensor<[n,3,4],!torch.quantized<"quint8">>) -> !torch.tensor<[n,3,4],f32>
  return %8 : !torch.tensor<[n,3,4],f32>
}

// CHECK-LABEL: @quantized_max_pool1d(
// CHECK: %[[V0:.*]] = torch.aten.quantize_per_tensor(%arg0, {{.*}}) : ({{.*}}, !torch.float<1.000000e-01>, !torch.int<5>, !torch.int<13>) -> !torch.tensor<[n,3,4],!torch.quantized<"quint8">>
// CHECK: %[[V1:.*]] = torch.prim.ListConstruct({{.*}}) : (!torch.int<2>) -> !torch.list<[!torch.int<2>]>
// CHECK: %[[V2:.*]] = torch.prim.ListConstruct({{.*}}) : (!torch.int<1>) -> !torch.list<[!torch.int<1>]>
// CHECK: %[[V3:.*]] = torch.aten.dequantize.self(%[[V0]]) : {{.*}} -> !torch.tensor<[n,3,4],f32>
// CHECK: %[[V4:.*]] = torch.aten.max_pool1d(%[[V3]], %[[V1]], %[[V2]], %[[V2]], %[[V2]], {{.*}}) : ({{.*}}, !torch.bool<false>) -> !torch.tensor<[n,3,5],f32>
// CHECK: %[[V5:.*]] = torch.aten.quantize_per_tensor(%[[V4]], {{.*}}) : ({{.*}}, !torch.float<1.000000e-01>, !torch.int<5>, !torch.int<13>) -> !torch.tensor<[n,3,5],!torch.quantized<"quint8">>
// CHECK: %[[V6:.*]] = torch.aten.dequantize.self(%[[V5]]) : {{.*}} -> !torch.tensor<[n,3,5],f32>
// CHECK: return %[[V6]]
func.func @quantized_max_pool1d(%arg0: !torch.tensor<[n,3,4],f32>) -> (!torch.tensor<[n,3,5],f32>) {
  %0 = torch.constant 1.000000e-01 : f64 -> !torch.float<1.000000e-01>
  %1 = torch.constant 5 : i64 -> !torch.int<5>
  %2 = torch.constant 13 : i64 -> !torch.int<13>
  %3 = torch.aten.quantize_per_tensor(%arg0, %0, %1, %2) : (!torch.tensor<[n,3,4],f32>, !torch.float<1.000000e-01>, !torch.int<5>, !torch.int<13>) -> !torch.tensor<[n,3,4],!torch.quantized<"quint8">>
  %4 = torch.constant 2 : i64 -> !torch.int<2>
  %5 = torch.prim.ListConstruct(%4) : (!torch.int<2>) -> !torch.list<[!torch.int<2>]>
  %6 = torch.constant 1 : i64 -> !torch.int<1>
  %7 = torch.prim.ListConstruct(%6) : (!torch.int<1>) -> !torch.list<[!torch.int<1>]>
  %8 = torch.constant false -> !torch.bool<false>
  %9 = torch.operator "quantized::max_pool1d"(%3, %5, %7, %7, %7, %8) : (!torch.tensor<[n,3,4],!torch.quantized<"quint8">>, !torch.list<[!torch.int<2>]>, !torch.list<[!torch.int<1>]>, !torch.list<[!torch.int<1>]>, !torch.list<[!torch.int<1>]>, !torch.bool<false>) -> !torch.tensor<[n,3,5],!torch.quantized<"quint8">>
  %10 = torch.aten.dequantize.self(%9) : (!torch.tensor<[n,3,5],!torch.quantized<"quint8">>) -> !torch.tensor<[n,3,5],f32>
  return %10 : !torch.tensor<[n,3,5],f32>
}

// CHECK-LABEL: @quantized_max_pool2d(
// CHECK: %[[V0:.*]] = torch.aten.quantize_per_tensor(%arg0, {{.*}}) : ({{.*}}, !torch.float<1.000000e-01>, !torch.int<5>, !torch.int<13>) -> !torch.tensor<[n,4,h,w],!torch.quantized<"quint8">>
// CHECK: %[[V1:.*]] = torch.prim.ListConstruct({{.*}}) : (!torch.int<3>, !torch.int<2>) -> !torch.list<[!torch.int<3>, !torch.int<2>]>
// CHECK: %[[V2:.*]] = torch.prim.ListConstruct({{.*}}) : (!torch.int<2>, !torch.int<1>) -> !torch.list<[!torch.int<2>, !torch.int<1>]>
// CHECK: %[[V3:.*]] = torch.prim.ListConstruct({{.*}}) : (!torch.int<1>, !torch.int<1>) -> !torch.list<[!torch.int<1>, !torch.int<1>]>
// CHECK: %[[V4:.*]] = torch.prim.ListConstruct({{.*}}) : (!torch.int<1>, !torch.int<2>) -> !torch.list<[!torch.int<1>, !torch.int<2>]>
// CHECK: %[[V5:.*]] = torch.aten.dequantize.self(%[[V0]]) : {{.*}} -> !torch.tensor<[n,4,h,w],f32>
// CHECK: %[[V6:.*]] = torch.aten.max_pool2d(%[[V5]], %[[V1]], %[[V2]], %[[V3]], %[[V4]], {{.*}}) : ({{.*}}, !torch.bool<false>) -> !torch.tensor<[n,4,"(h+1)//2",w],f32>
// CHECK: %[[V7:.*]] = torch.aten.quantize_per_tensor(%[[V6]], {{.*}}) : ({{.*}}, !torch.float<1.000000e-01>, !torch.int<5>, !torch.int<13>) -> !torch.tensor<[n,4,"(h+1)//2",w],!torch.quantized<"quint8">>
// CHECK: %[[V8:.*]] = torch.aten.dequantize.self(%[[V7]]) : {{.*}} -> !torch.tensor<[n,4,"(h+1)//2",w],f32>
// CHECK: return %[[V8]]
func.func @quantized_max_pool2d(%arg0: !torch.tensor<[n,4,h,w],f32>) -> (!torch.tensor<[n,4,"(h+1)//2",w],f32>) {
  %0 = torch.constant 1.000000e-01 : f64 -> !torch.float<1.000000e-01>
  %1 = torch.constant 5 : i64 -> !torch.int<5>
  %2 = torch.constant 13 : i64 -> !torch.int<13>
  %3 = torch.aten.quantize_per_tensor(%arg0, %0, %1, %2) : (!torch.tensor<[n,4,h,w],f32>, !torch.float<1.000000e-01>, !torch.int<5>, !torch.int<13>) -> !torch.tensor<[n,4,h,w],!torch.quantized<"quint8">>
  %4 = torch.constant 3 : i64 -> !torch.int<3>
  %5 = torch.constant 2 : i64 -> !torch.int<2>
  %6 = torch.prim.ListConstruct(%4, %5) : (!torch.int<3>, !torch.int<2>) -> !torch.list<[!torch.int<3>, !torch.int<2>]>
  %7 = torch.constant 1 : i64 -> !torch.int<1>
  %8 = torch.prim.ListConstruct(%5, %7) : (!torch.int<2>, !torch.int<1>) -> !torch.list<[!torch.int<2>, !torch.int<1>]>
  %9 = torch.prim.ListConstruct(%7, %7) : (!torch.int<1>, !torch.int<1>) -> !torch.list<[!torch.int<1>, !torch.int<1>]>
  %10 = torch.prim.ListConstruct(%7, %5) : (!torch.int<1>, !torch.int<2>) -> !torch.list<[!torch.int<1>, !torch.int<2>]>
  %11 = torch.constant false -> !torch.bool<false>
  %12 = torch.operator "quantized::max_pool2d"(%3, %6, %8, %9, %10, %11) : (!torch.tensor<[n,4,h,w],!torch.quantized<"quint8">>, !torch.list<[!torch.int<3>, !torch.int<2>]>, !torch.list<[!torch.int<2>, !torch.int<1>]>, !torch.list<[!torch.int<1>, !torch.int<1>]>, !torch.list<[!torch.int<1>, !torch.int<2>]>, !torch.bool<false>) -> !torch.tensor<[n,4,"(h+1)//2",w],!torch.quantized<"quint8">>
  %13 = torch.aten.dequantize.self(%12) : (!torch.tensor<[n,4,"(h+1)//2",w],!torch.quantized<"quint8">>) -> !torch.tensor<[n,4,"(h+1)//2",w],f32>
  return %13 : !torch.tensor<[n,4,"(h+1)//2",w],f32>
}

// CHECK-LABEL: @quantized_mul(
// CHECK: %[[V0:.*]] = torch.aten.quantize_per_tensor(%arg0, {{.*}}) : ({{.*}}, !torch.float<1.000000e-01>, !torch.int<5>, !torch.int<13>) -> !torch.tensor<[n,3,4],!torch.quantized<"quint8">>
// CHECK: %[[V1:.*]] = torch.aten.quantize_per_tensor(%arg1, {{.*}}) : ({{.*}}, !torch.float<2.000000e-01>, !torch.int<9>, !torch.int<13>) -> !torch.tensor<[n,3,4],!torch.quantized<"quint8">>
// CHECK: %[[V2:.*]] = torch.aten.dequantize.self(%[[V0]]) : {{.*}} -> !torch.tensor<[n,3,4],f32>
// CHECK: %[[V3:.*]] = torch.aten.dequantize.self(%[[V1]]) : {{.*}} -> !torch.tensor<[n,3,4],f32>
// CHECK: %[[V4:.*]] = torch.aten.mul.Tensor(%[[V2]], %[[V3]]) : {{.*}} -> !torch.tensor<[n,3,4],f32>
// CHECK: %[[V5:.*]] = torch.aten.quantize_per_tensor(%[[V4]], {{.*}}) : ({{.*}}, !torch.float<2.000000e-01>, !torch.int<3>, !torch.int<13>) -> !torch.tensor<[n,3,4],!torch.quantized<"quint8">>
// CHECK: %[[V6:.*]] = torch.aten.dequantize.self(%[[V5]]) : {{.*}} -> !torch.tensor<[n,3,4],f32>
// CHECK: return %[[V6]]
func.func @quantized_mul(%arg0: !torch.tensor<[n,3,4],f32>, %arg1: !torch.tensor<[n,3,4],f32>) -> (!torch.tensor<[n,3,4],f32>) {
  %0 = torch.constant 1.000000e-01 : f64 -> !torch.float<1.000000e-01>
  %1 = torch.constant 5 : i64 -> !torch.int<5>
  %2 = torch.constant 13 : i64 -> !torch.int<13>
  %3 = torch.aten.quantize_per_tensor(%arg0, %0, %1, %2) : (!torch.tensor<[n,3,4],f32>, !torch.float<1.000000e-01>, !torch.int<5>, !torch.int<13>) -> !torch.tensor<[n,3,4],!torch.quantized<"quint8">>
  %4 = torch.constant 2.000000e-01 : f64 -> !torch.float<2.000000e-01>
  %5 = torch.constant 9 : i64 -> !torch.int<9>
  %6 = torch.aten.quantize_per_tensor(%arg1, %4, %5, %2) : (!torch.tensor<[n,3,4],f32>, !torch.float<2.000000e-01>, !torch.int<9>, !torch.int<13>) -> !torch.tensor<[n,3,4],!torch.quantized<"quint8">>
  %7 = torch.constant 3 : i64 -> !torch.int<3>
  %8 = torch.operator "quantized::mul"(%3, %6, %4, %7) : (!torch.tensor<[n,3,4],!torch.quantized<"quint8">>, !torch.tensor<[n,3,4],!torch.quantized<"quint8">>, !torch.float<2.000000e-01>, !torch.int<3>) -> !torch.tensor<[n,3,4],!torch.quantized<"quint8">>
  %9 = torch.aten.dequantize.self(%8) : (!torch.tensor<[n,3,4],!torch.quantized<"quint8">>) -> !torch.tensor<[n,3,4],f32>
  return %9 : !torch.tensor<[n,3,4],f32>
}

// CHECK-LABEL: @quantized_mul_Scalar(
// CHECK: %[[V0:.*]] = torch.aten.quantize_per_tensor(%arg0, {{.*}}) : ({{.*}}, !torch.float<1.000000e-01>, !torch.int<5>, !torch.int<13>) -> !torch.tensor<[n,3,4],!torch.quantized<"quint8">>
// CHECK: %[[V1:.*]] = torch.aten.int_repr(%[[V0]]) : {{.*}} -> !torch.tensor<[n,3,4],ui8>
// CHECK: %[[V2:.*]] = torch.aten._make_per_tensor_quantized_tensor(%[[V1]], {{.*}}) : ({{.*}}, !torch.float<5.000000e-02>, !torch.int<5>) -> !torch.tensor<[n,3,4],!torch.quantized<"quint8">>
// CHECK: %[[V3:.*]] = torch.aten.dequantize.self(%[[V2]]) : {{.*}} -> !torch.tensor<[n,3,4],f32>
// CHECK: return %[[V3]]
func.func @quantized_mul_Scalar(%arg0: !torch.tensor<[n,3,4],f32>) -> (!torch.tensor<[n,3,4],f32>) {
  %0 = torch.constant 1.000000e-01 : f64 -> !torch.float<1.000000e-01>
  %1 = torch.constant 5 : i64 -> !torch.int<5>
  %2 = torch.constant 13 : i64 -> !torch.int<13>
  %3 = torch.aten.quantize_per_tensor(%arg0, %0, %1, %2) : (!torch.tensor<[n,3,4],f32>, !torch.float<1.000000e-01>, !torch.int<5>, !torch.int<13>) -> !torch.tensor<[n,3,4],!torch.quantized<"quint8">>
  %4 = torch.constant 5.000000e-01 : f64 -> !torch.float<5.000000e-01>
  %5 = torch.operator "quantized::mul.Scalar"(%3, %4) : (!torch.tensor<[n,3,4],!torch.quantized<"quint8">>, !torch.float<5.000000e-01>) -> !torch.tensor<[n,3,4],!torch.quantized<"quint8">>
  %6 = torch.aten.dequantize.self(%5) : (!torch.tensor<[n,3,4],!torch.quantized<"quint8">>) -> !torch.tensor<[n,3,4],f32>
  return %6 : !torch.tensor<[n,3,4],f32>
}

// CHECK-LABEL: @quantized_mul_relu(
// CHECK: %[[V0:.*]] = torch.aten.quantize_per_tensor(%arg0, {{.*}}) : ({{.*}}, !torch.float<1.000000e-01>, !torch.int<5>, !torch.int<13>) -> !torch.tensor<[n,3,4],!torch.quantized<"quint8">>
// CHECK: %[[V1:.*]] = torch.aten.quantize_per_tensor(%arg1, {{.*}}) : ({{.*}}, !torch.float<2.000000e-01>, !torch.int<9>, !torch.int<13>) -> !torch.tensor<[n,3,4],!torch.quantized<"quint8">>
// CHECK: %[[V2:.*]] = torch.aten.dequantize.self(%[[V0]]) : {{.*}} -> !torch.tensor<[n,3,4],f32>
// CHECK: %[[V3:.*]] = torch.aten.dequantize.self(%[[V1]]) : {{.*}} -> !torch.tensor<[n,3,4],f32>
// CHECK: %[[V4:.*]] = torch.aten.mul.Tensor(%[[V2]], %[[V3]]) : {{.*}} -> !torch.tensor<[n,3,4],f32>
// CHECK: %[[V5:.*]] = torch.aten.relu(%[[V4]]) : {{.*}} -> !torch.tensor<[n,3,4],f32>
// CHECK: %[[V6:.*]] = torch.aten.quantize_per_tensor(%[[V5]], {{.*}}) : ({{.*}}, !torch.float<2.000000e-01>, !torch.int<3>, !torch.int<13>) -> !torch.tensor<[n,3,4],!torch.quantized<"quint8">>
// CHECK: %[[V7:.*]] = torch.aten.dequantize.self(%[[V6]]) : {{.*}} -> !torch.tensor<[n,3,4],f32>
// CHECK: return %[[V7]]
func.func @quantized_mul_relu(%arg0: !torch.tensor<[n,3,4],f32>, %arg1: !torch.tensor<[n,3,4],f32>) -> (!torch.tensor<[n,3,4],f32>) {
  %0 = torch.constant 1.000000e-01 : f64 -> !torch.float<1.000000e-01>
  %1 = torch.constant 5 : i64 -> !torch.int<5>
  %2 = torch.constant 13 : i64 -> !torch.int<13>
  %3 = torch.aten.quantize_per_tensor(%arg0, %0, %1, %2) : (!torch.tensor<[n,3,4],f32>, !torch.float<1.000000e-01>, !torch.int<5>, !torch.int<13>) -> !torch.tensor<[n,3,4],!torch.quantized<"quint8">>
  %4 = torch.constant 2.000000e-01 : f64 -> !torch.float<2.000000e-01>
  %5 = torch.constant 9 : i64 -> !torch.int<9>
  %6 = torch.aten.quantize_per_tensor(%arg1, %4, %5, %2) : (!torch.tensor<[n,3,4],f32>, !torch.float<2.000000e-01>, !torch.int<9>, !torch.int<13>) -> !torch.tensor<[n,3,4],!torch.quantized<"quint8">>
  %7 = torch.constant 3 : i64 -> !torch.int<3>
  %8 = torch.operator "quantized::mul_relu"(%3, %6, %4, %7) : (!torch.tensor<[n,3,4],!torch.quantized<"quint8">>, !torch.tensor<[n,3,4],!torch.quantized<"quint8">>, !torch.float<2.000000e-01>, !torch.int<3>) -> !torch.tensor<[n,3,4],!torch.quantized<"quint8">>
  %9 = torch.aten.dequantize.self(%8) : (!torch.tensor<[n,3,4],!torch.quantized<"quint8">>) -> !torch.tensor<[n,3,4],f32>
  return %9 : !torch.tensor<[n,3,4],f32>
}

// CHECK-LABEL: @quantized_mul_relu_Scalar(
// CHECK: %[[V0:.*]] = torch.aten.quantize_per_tensor(%arg0, {{.*}}) : ({{.*}}, !torch.float<1.000000e-01>, !torch.int<5>, !torch.int<13>) -> !torch.tensor<[n,3,4],!torch.quantized<"quint8">>
// CHECK: %[[V1:.*]] = torch.aten.int_repr(%[[V0]]) : {{.*}} -> !torch.tensor<[n,3,4],ui8>
// CHECK: %[[V2:.*]] = torch.aten._make_per_tensor_quantized_tensor(%[[V1]], {{.*}}) : ({{.*}}, !torch.float<5.000000e-02>, !torch.int<5>) -> !torch.tensor<[n,3,4],!torch.quantized<"quint8">>
// CHECK: %[[V3:.*]] = torch.aten.dequantize.self(%[[V2]]) : {{.*}} -> !torch.tensor<[n,3,4],f32>
// CHECK: %[[V4:.*]] = torch.aten.relu(%[[V3]]) : {{.*}} -> !torch.tensor<[n,3,4],f32>
// CHECK: %[[V5:.*]] = torch.aten.quantize_per_tensor(%[[V4]], {{.*}}) : ({{.*}}, !torch.float<5.000000e-02>, !torch.int<5>, !torch.int<13>) -> !torch.tensor<[n,3,4],!torch.quantized<"quint8">>
// CHECK: %[[V6:.*]] = torch.aten.dequantize.self(%[[V5]]) : {{.*}} -> !torch.tensor<[n,3,4],f32>
// CHECK: return %[[V6]]
func.func @quantized_mul_relu_Scalar(%arg0: !torch.tensor<[n,3,4],f32>) -> (!torch.tensor<[n,3,4],f32>) {
  %0 = torch.constant 1.000000e-01 : f64 -> !torch.float<1.000000e-01>
  %1 = torch.constant 5 : i64 -> !torch.int<5>
  %2 = torch.constant 13 : i64 -> !torch.int<13>
  %3 = torch.aten.quantize_per_tensor(%arg0, %0, %1, %2) : (!torch.tensor<[n,3,4],f32>, !torch.float<1.000000e-01>, !torch.int<5>, !torch.int<13>) -> !torch.tensor<[n,3,4],!torch.quantized<"quint8">>
  %4 = torch.constant 5.000000e-01 : f64 -> !torch.float<5.000000e-01>
  %5 = torch.operator "quantized::mul_relu.Scalar"(%3, %4) : (!torch.tensor<[n,3,4],!torch.quantized<"quint8">>, !torch.float<5.000000e-01>) -> !torch.tensor<[n,3,4],!torch.quantized<"quint8">>
  %6 = torch.aten.dequantize.self(%5) : (!torch.tensor<[n,3,4],!torch.quantized<"quint8">>) -> !torch.tensor<[n,3,4],f32>
  return %6 : !torch.tensor<[n,3,4],f32>
}

// CHECK-LABEL: @quantized_mul_scalar_relu(
// CHECK: %[[V0:.*]] = torch.aten.quantize_per_tensor(%arg0, {{.*}}) : ({{.*}}, !torch.float<1.000000e-01>, !torch.int<5>, !torch.int<13>) -> !torch.tensor<[n,3,4],!torch.quantized<"quint8">>
// CHECK: %[[V1:.*]] = torch.aten.int_repr(%[[V0]]) : {{.*}} -> !torch.tensor<[n,3,4],ui8>
// CHECK: %[[V2:.*]] = torch.aten._make_per_tensor_quantized_tensor(%[[V1]], {{.*}}) : ({{.*}}, !torch.float<5.000000e-02>, !torch.int<5>) -> !torch.tensor<[n,3,4],!torch.quantized<"quint8">>
// CHECK: %[[V3:.*]] = torch.aten.dequantize.self(%[[V2]]) : {{.*}} -> !torch.tensor<[n,3,4],f32>
// CHECK: %[[V4:.*]] = torch.aten.relu(%[[V3]]) : {{.*}} -> !torch.tensor<[n,3,4],f32>
// CHECK: %[[V5:.*]] = torch.aten.quantize_per_tensor(%[[V4]], {{.*}}) : ({{.*}}, !torch.float<5.000000e-02>, !torch.int<5>, !torch.int<13>) -> !torch.tensor<[n,3,4],!torch.quantized<"quint8">>
// CHECK: %[[V6:.*]] = torch.aten.dequantize.self(%[[V5]]) : {{.*}} -> !torch.tensor<[n,3,4],f32>
// CHECK: return %[[V6]]
func.func @quantized_mul_scalar_relu(%arg0: !torch.tensor<[n,3,4],f32>) -> (!torch.tensor<[n,3,4],f32>) {
  %0 = torch.constant 1.000000e-01 : f64 -> !torch.float<1.000000e-01>
  %1 = torch.constant 5 : i64 -> !torch.int<5>
  %2 = torch.constant 13 : i64 -> !torch.int<13>
  %3 = torch.aten.quantize_per_tensor(%arg0, %0, %1, %2) : (!torch.tensor<[n,3,4],f32>, !torch.float<1.000000e-01>, !torch.int<5>, !torch.int<13>) -> !torch.tensor<[n,3,4],!torch.quantized<"quint8">>
  %4 = torch.constant 5.000000e-01 : f64 -> !torch.float<5.000000e-01>
  %5 = torch.operator "quantized::mul_scalar_relu"(%3, %4) : (!torch.tensor<[n,3,4],!torch.quantized<"quint8">>, !torch.float<5.000000e-01>) -> !torch.tensor<[n,3,4],!torch.quantized<"quint8">>
  %6 = torch.aten.dequantize.self(%5) : (!torch.tensor<[n,3,4],!torch.quantized<"quint8">>) -> !torch.tensor<[n,3,4],f32>
  return %6 : !torch.tensor<[n,3,4],f32>
}

// CHECK-LABEL: @quantized_prelu(
// CHECK: %[[V0:.*]] = torch.aten.quantize_per_tensor(%arg0, {{.*}}) : ({{.*}}, !torch.float<1.000000e-01>, !torch.int<5>, !torch.int<13>) -> !torch.tensor<[n,3,4],!torch.quantized<"quint8">>
// CHECK: %[[V1:.*]] = torch.aten.quantize_per_tensor(%arg1, {{.*}}) : ({{.*}}, !torch.float<5.000000e-02>, !torch.int<9>, !torch.int<13>) -> !torch.tensor<[3],!torch.quantized<"quint8">>
// CHECK: %[[V2:.*]] = torch.constant dense<1.000000e+00> : tensor<f32> -> !torch.tensor<[],f32>
// CHECK: %[[V3:.*]] = torch.aten.quantize_per_tensor(%[[V2]], {{.*}}) : ({{.*}}, !torch.float<5.000000e-02>, !torch.int<9>, !torch.int<13>) -> !torch.tensor<[],!torch.quantized<"quint8">>
// CHECK: %[[V4:.*]] = torch.aten.dequantize.self(%[[V3]]) : {{.*}} -> !torch.tensor<[],f32>
// CHECK: %[[V5:.*]] = torch.aten.dequantize.self(%[[V0]]) : {{.*}} -> !torch.tensor<[n,3,4],f32>
// CHECK: %[[V6:.*]] = torch.aten.dequantize.self(%[[V1]]) : {{.*}} -> !torch.tensor<[3],f32>
// CHECK: %[[V7:.*]] = torch.aten.clamp(%[[V5]], {{.*}}) : ({{.*}}, !torch.none, !torch.int<0>) -> !torch.tensor<[n,3,4],f32>
// CHECK: %[[V8:.*]] = torch.prim.ListConstruct({{.*}}) : (!torch.int<1>, !torch.int<3>, !torch.int<1>) -> !torch.list<[!torch.int<1>, !torch.int<3>, !torch.int<1>]>
// CHECK: %[[V9:.*]] = torch.aten.reshape(%[[V6]], %[[V8]]) : {{.*}} -> !torch.tensor<[1,3,1],f32>
// CHECK: %[[V10:.*]] = torch.aten._prelu_kernel(%[[V7]], %[[V9]]) : {{.*}} -> !torch.tensor<[n,3,4],f32>
// CHECK: %[[V11:.*]] = torch.aten.clamp(%[[V5]], {{.*}}) : ({{.*}}, !torch.int<0>, !torch.none) -> !torch.tensor<[n,3,4],f32>
// CHECK: %[[V12:.*]] = torch.aten.mul.Tensor(%[[V11]], %[[V4]]) : {{.*}} -> !torch.tensor<[n,3,4],f32>
// CHECK: %[[V13:.*]] = torch.aten.add.Tensor(%[[V12]], %[[V10]], {{.*}}) : ({{.*}}, !torch.int<1>) -> !torch.tensor<[n,3,4],f32>
// CHECK: %[[V14:.*]] = torch.aten.quantize_per_tensor(%[[V13]], {{.*}}) : ({{.*}}, !torch.float<2.000000e-01>, !torch.int<3>, !torch.int<13>) -> !torch.tensor<[n,3,4],!torch.quantized<"quint8">>
// CHECK: %[[V15:.*]] = torch.aten.dequantize.self(%[[V14]]) : {{.*}} -> !torch.tensor<[n,3,4],f32>
// CHECK: return %[[V15]]
func.func @quantized_prelu(%arg0: !torch.tensor<[n,3,4],f32>, %arg1: !torch.tensor<[3],f32>) -> (!torch.tensor<[n,3,4],f32>) {
  %0 = torch.constant 1.000000e-01 : f64 -> !torch.float<1.000000e-01>
  %1 = torch.constant 5 : i64 -> !torch.int<5>
  %2 = torch.constant 13 : i64 -> !torch.int<13>
  %3 = torch.aten.quantize_per_tensor(%arg0, %0, %1, %2) : (!torch.tensor<[n,3,4],f32>, !torch.float<1.000000e-01>, !torch.int<5>, !torch.int<13>) -> !torch.tensor<[n,3,4],!torch.quantized<"quint8">>
  %4 = torch.constant 5.000000e-02 : f64 -> !torch.float<5.000000e-02>
  %5 = torch.constant 9 : i64 -> !torch.int<9>
  %6 = torch.aten.quantize_per_tensor(%arg1, %4, %5, %2) : (!torch.tensor<[3],f32>, !torch.float<5.000000e-02>, !torch.int<9>, !torch.int<13>) -> !torch.tensor<[3],!torch.quantized<"quint8">>
  %7 = torch.constant 2.000000e-01 : f64 -> !torch.float<2.000000e-01>
  %8 = torch.constant 3 : i64 -> !torch.int<3>
  %9 = torch.operator "quantized::prelu"(%3, %6, %7, %8) : (!torch.tensor<[n,3,4],!torch.quantized<"quint8">>, !torch.tensor<[3],!torch.quantized<"quint8">>, !torch.float<2.000000e-01>, !torch.int<3>) -> !torch.tensor<[n,3,4],!torch.quantized<"quint8">>
  %10 = torch.aten.dequantize.self(%9) : (!torch.tensor<[n,3,4],!torch.quantized<"quint8">>) -> !torch.tensor<[n,3,4],f32>
  return %10 : !torch.tensor<[n,3,4],f32>
}

// CHECK-LABEL: @quantized_relu6(
// CHECK: %[[V0:.*]] = torch.aten.quantize_per_tensor(%arg0, {{.*}}) : ({{.*}}, !torch.float<1.000000e-01>, !torch.int<5>, !torch.int<13>) -> !torch.tensor<[n,3,4],!torch.quantized<"quint8">>
// CHECK: %[[V1:.*]] = torch.aten.dequantize.self(%[[V0]]) : {{.*}} -> !torch.tensor<[n,3,4],f32>
// CHECK: %[[V2:.*]] = torch.aten.clamp(%[[V1]], {{.*}}) : ({{.*}}, !torch.int<0>, !torch.int<6>) -> !torch.tensor<[n,3,4],f32>
// CHECK: %[[V3:.*]] = torch.aten.quantize_per_tensor(%[[V2]], {{.*}}) : ({{.*}}, !torch.float<1.000000e-01>, !torch.int<5>, !torch.int<13>) -> !torch.tensor<[n,3,4],!torch.quantized<"quint8">>
// CHECK: %[[V4:.*]] = torch.aten.dequantize.self(%[[V3]]) : {{.*}} -> !torch.tensor<[n,3,4],f32>
// CHECK: return %[[V4]]
func.func @quantized_relu6(%arg0: !torch.tensor<[n,3,4],f32>) -> (!torch.tensor<[n,3,4],f32>) {
  %0 = torch.constant 1.000000e-01 : f64 -> !torch.float<1.000000e-01>
  %1 = torch.constant 5 : i64 -> !torch.int<5>
  %2 = torch.constant 13 : i64 -> !torch.int<13>
  %3 = torch.aten.quantize_per_tensor(%arg0, %0, %1, %2) : (!torch.tensor<[n,3,4],f32>, !torch.float<1.000000e-01>, !torch.int<5>, !torch.int<13>) -> !torch.tensor<[n,3,4],!torch.quantized<"quint8">>
  %4 = torch.constant false -> !torch.bool<false>
  %5 = torch.operator "quantized::relu6"(%3, %4) : (!torch.tensor<[n,3,4],!torch.quantized<"quint8">>, !torch.bool<false>) -> !torch.tensor<[n,3,4],!torch.quantized<"quint8">>
  %6 = torch.aten.dequantize.self(%5) : (!torch.tensor<[n,3,4],!torch.quantized<"quint8">>) -> !torch.tensor<[n,3,4],f32>
  return %6 : !torch.tensor<[n,3,4],f32>
}

// CHECK-LABEL: @quantized_sigmoid(
// CHECK: %[[V0:.*]] = torch.aten.quantize_per_tensor(%arg0, {{.*}}) : ({{.*}}, !torch.float<1.000000e-01>, !torch.int<5>, !torch.int<13>) -> !torch.tensor<[n,3,4],!torch.quantized<"quint8">>
// CHECK: %[[V1:.*]] = torch.aten.dequantize.self(%[[V0]]) : {{.*}} -> !torch.tensor<[n,3,4],f32>
// CHECK: %[[V2:.*]] = torch.aten.sigmoid(%[[V1]]) : {{.*}} -> !torch.tensor<[n,3,4],f32>
// CHECK: %[[V3:.*]] = torch.aten.quantize_per_tensor(%[[V2]], {{.*}}) : ({{.*}}, !torch.float<1.000000e-02>, !torch.int<3>, !torch.int<13>) -> !torch.tensor<[n,3,4],!torch.quantized<"quint8">>
// CHECK: %[[V4:.*]] = torch.aten.dequantize.self(%[[V3]]) : {{.*}} -> !torch.tensor<[n,3,4],f32>
// CHECK: return %[[V4]]
func.func @quantized_sigmoid(%arg0: !torch.tensor<[n,3,4],f32>) -> (!torch.tensor<[n,3,4],f32>) {
  %0 = torch.constant 1.000000e-01 : f64 -> !torch.float<1.000000e-01>
  %1 = torch.constant 5 : i64 -> !torch.int<5>
  %2 = torch.constant 13 : i64 -> !torch.int<13>
  %3 = torch.aten.quantize_per_tensor(%arg0, %0, %1, %2) : (!torch.tensor<[n,3,4],f32>, !torch.float<1.000000e-01>, !torch.int<5>, !torch.int<13>) -> !torch.tensor<[n,3,4],!torch.quantized<"quint8">>
  %4 = torch.constant 1.000000e-02 : f64 -> !torch.float<1.000000e-02>
  %5 = torch.constant 3 : i64 -> !torch.int<3>
  %6 = torch.operator "quantized::sigmoid"(%3, %4, %5) : (!torch.tensor<[n,3,4],!torch.quantized<"quint8">>, !torch.float<1.000000e-02>, !torch.int<3>) -> !torch.tensor<[n,3,4],!torch.quantized<"quint8">>
  %7 = torch.aten.dequantize.self(%6) : (!torch.tensor<[n,3,4],!torch.quantized<"quint8">>) -> !torch.tensor<[n,3,4],f32>
  return %7 : !torch.tensor<[n,3,4],f32>
}

// CHECK-LABEL: @quantized_softmax(
// CHECK: %[[V0:.*]] = torch.aten.quantize_per_tensor(%arg0, {{.*}}) : ({{.*}}, !torch.float<1.000000e-01>, !torch.int<5>, !torch.int<13>) -> !torch.tensor<[n,3,4],!torch.quantized<"quint8">>
// CHECK: %[[V1:.*]] = torch.aten.dequantize.self(%[[V0]]) : {{.*}} -> !torch.tensor<[n,3,4],f32>
// CHECK: %[[V2:.*]] = torch.aten.softmax.int(%[[V1]], {{.*}}) : ({{.*}}, !torch.int<-1>, !torch.none) -> !torch.tensor<[n,3,4],f32>
// CHECK: %[[V3:.*]] = torch.aten.quantize_per_tensor(%[[V2]], {{.*}}) : ({{.*}}, !torch.float<1.000000e-02>, !torch.int<3>, !torch.int<13>) -> !torch.tensor<[n,3,4],!torch.quantized<"quint8">>
// CHECK: %[[V4:.*]] = torch.aten.dequantize.self(%[[V3]]) : {{.*}} -> !torch.tensor<[n,3,4],f32>
// CHECK: return %[[V4]]
func.func @quantized_softmax(%arg0: !torch.tensor<[n,3,4],f32>) -> (!torch.tensor<[n,3,4],f32>) {
  %0 = torch.constant 1.000000e-01 : f64 -> !torch.float<1.000000e-01>
  %1 = torch.constant 5 : i64 -> !torch.int<5>
  %2 = torch.constant 13 : i64 -> !torch.int<13>
  %3 = torch.aten.quantize_per_tensor(%arg0, %0, %1, %2) : (!torch.tensor<[n,3,4],f32>, !torch.float<1.000000e-01>, !torch.int<5>, !torch.int<13>) -> !torch.tensor<[n,3,4],!torch.quantized<"quint8">>
  %4 = torch.constant -1 : i64 -> !torch.int<-1>
  %5 = torch.constant 1.000000e-02 : f64 -> !torch.float<1.000000e-02>
  %6 = torch.constant 3 : i64 -> !torch.int<3>
  %7 = torch.operator "quantized::softmax"(%3, %4, %5, %6) : (!torch.tensor<[n,3,4],!torch.quantized<"quint8">>, !torch.int<-1>, !torch.float<1.000000e-02>, !torch.int<3>) -> !torch.tensor<[n,3,4],!torch.quantized<"quint8">>
  %8 = torch.aten.dequantize.self(%7) : (!torch.tensor<[n,3,4],!torch.quantized<"quint8">>) -> !torch.tensor<[n,3,4],f32>
  return %8 : !torch.tensor<[n,3,4],f32>
}

// CHECK-LABEL: @quantized_threshold(
// CHECK: %[[V0:.*]] = torch.aten.quantize_per_tensor(%arg0, {{.*}}) : ({{.*}}, !torch.float<1.000000e-01>, !torch.int<5>, !torch.int<13>) -> !torch.tensor<[n,3,4],!torch.quantized<"quint8">>
// CHECK: %[[V1:.*]] = torch.aten.dequantize.self(%[[V0]]) : {{.*}} -> !torch.tensor<[n,3,4],f32>
// CHECK: %[[V2:.*]] = torch.constant dense<1.000000e-01> : tensor<f32> -> !torch.tensor<[],f32>
// CHECK: %[[V3:.*]] = torch.aten.le.Scalar(%[[V1]], {{.*}}) : ({{.*}}, !torch.float<3.000000e-01>) -> !torch.tensor<[n,3,4],i1>
// CHECK: %[[V4:.*]] = torch.aten.where.self(%[[V3]], %[[V2]], %[[V1]]) : {{.*}} -> !torch.tensor<[n,3,4],f32>
// CHECK: %[[V5:.*]] = torch.aten.quantize_per_tensor(%[[V4]], {{.*}}) : ({{.*}}, !torch.float<1.000000e-01>, !torch.int<5>, !torch.int<13>) -> !torch.tensor<[n,3,4],!torch.quantized<"quint8">>
// CHECK: %[[V6:.*]] = torch.aten.dequantize.self(%[[V5]]) : {{.*}} -> !torch.tensor<[n,3,4],f32>
// CHECK: return %[[V6]]
func.func @quantized_threshold(%arg0: !torch.tensor<[n,3,4],f32>) -> (!torch.tensor<[n,3,4],f32>) {
  %0 = torch.constant 1.000000e-01 : f64 -> !torch.float<1.000000e-01>
  %1 = torch.constant 5 : i64 -> !torch.int<5>
  %2 = torch.constant 13 : i64 -> !torch.int<13>
  %3 = torch.aten.quantize_per_tensor(%arg0, %0, %1, %2) : (!torch.tensor<[n,3,4],f32>, !torch.float<1.000000e-01>, !torch.int<5>, !torch.int<13>) -> !torch.tensor<[n,3,4],!torch.quantized<"quint8">>
  %4 = torch.constant 3.000000e-01 : f64 -> !torch.float<3.000000e-01>
  %5 = torch.operator "quantized::threshold"(%3, %4, %0) : (!torch.tensor<[n,3,4],!torch.quantized<"quint8">>, !torch.float<3.000000e-01>, !torch.float<1.000000e-01>) -> !torch.tensor<[n,3,4],!torch.quantized<"quint8">>
  %6 = torch.aten.dequantize.self(%5) : (!torch.tensor<[n,3,4],!torch.quantized<"quint8">>) -> !torch.tensor<[n,3,4],f32>
  return %6 : !torch.tensor<[n,3,4],f32>
}
