// NOTE: The checks are written by tools/dev/update_checks.py.

// RUN: torch-onnx-opt %s --decompose | FileCheck %s

// CHECK-LABEL: @quantized_batch_norm(
// CHECK: %[[V0:.*]] = torch.aten.quantize_per_tensor(%arg0, {{.*}}) : ({{.*}}, !torch.float<1.000000e-01>, !torch.int<5>, !torch.int<13>) -> !torch.tensor<[n,4,h,w],!torch.quantized<"quint8">>
// CHECK: %[[V1:.*]] = torch.aten.dequantize.self(%[[V0]]) : {{.*}} -> !torch.tensor<[n,4,h,w],f32>
// CHECK: %[[V2:.*]] = torch.aten.batch_norm(%[[V1]], %arg1, %arg2, %arg3, %arg4, {{.*}}) : ({{.*}}, !torch.bool<false>, !torch.float<1.000000e-01>, !torch.float<1.000000e-05>, !torch.bool<false>) -> !torch.tensor<[n,4,h,w],f32>
// CHECK: %[[V3:.*]] = torch.aten.quantize_per_tensor(%[[V2]], {{.*}}) : ({{.*}}, !torch.float<2.000000e-01>, !torch.int<3>, !torch.int<13>) -> !torch.tensor<[n,4,h,w],!torch.quantized<"quint8">>
// CHECK: %[[V4:.*]] = torch.aten.dequantize.self(%[[V3]]) : {{.*}} -> !torch.tensor<[n,4,h,w],f32>
// CHECK: return %[[V4]]
func.func @quantized_batch_norm(%arg0: !torch.tensor<[n,4,h,w],f32>, %arg1: !torch.tensor<[4],f32>, %arg2: !torch.tensor<[4],f32>, %arg3: !torch.tensor<[4],f32>, %arg4: !torch.tensor<[4],f32>) -> (!torch.tensor<[n,4,h,w],f32>) {
  %0 = torch.constant 1.000000e-01 : f64 -> !torch.float<1.000000e-01>
  %1 = torch.constant 5 : i64 -> !torch.int<5>
  %2 = torch.constant 13 : i64 -> !torch.int<13>
  %3 = torch.aten.quantize_per_tensor(%arg0, %0, %1, %2) : (!torch.tensor<[n,4,h,w],f32>, !torch.float<1.000000e-01>, !torch.int<5>, !torch.int<13>) -> !torch.tensor<[n,4,h,w],!torch.quantized<"quint8">>
  %4 = torch.constant 1.000000e-05 : f64 -> !torch.float<1.000000e-05>
  %5 = torch.constant 2.000000e-01 : f64 -> !torch.float<2.000000e-01>
  %6 = torch.constant 3 : i64 -> !torch.int<3>
  %7 = torch.operator "quantized::batch_norm"(%3, %arg1, %arg2, %arg3, %arg4, %4, %5, %6) : (!torch.tensor<[n,4,h,w],!torch.quantized<"quint8">>, !torch.tensor<[4],f32>, !torch.tensor<[4],f32>, !torch.tensor<[4],f32>, !torch.tensor<[4],f32>, !torch.float<1.000000e-05>, !torch.float<2.000000e-01>, !torch.int<3>) -> !torch.tensor<[n,4,h,w],!torch.quantized<"quint8">>
  %8 = torch.aten.dequantize.self(%7) : (!torch.tensor<[n,4,h,w],!torch.quantized<"quint8">>) -> !torch.tensor<[n,4,h,w],f32>
  return %8 : !torch.tensor<[n,4,h,w],f32>
}

// CHECK-LABEL: @quantized_batch_norm1d(
// CHECK: %[[V0:.*]] = torch.aten.quantize_per_tensor(%arg0, {{.*}}) : ({{.*}}, !torch.float<1.000000e-01>, !torch.int<5>, !torch.int<13>) -> !torch.tensor<[n,4,w],!torch.quantized<"quint8">>
// CHECK: %[[V1:.*]] = torch.aten.dequantize.self(%[[V0]]) : {{.*}} -> !torch.tensor<[n,4,w],f32>
// CHECK: %[[V2:.*]] = torch.aten.batch_norm(%[[V1]], %arg1, %arg2, %arg3, %arg4, {{.*}}) : ({{.*}}, !torch.bool<false>, !torch.float<1.000000e-01>, !torch.float<1.000000e-05>, !torch.bool<false>) -> !torch.tensor<[n,4,w],f32>
// CHECK: %[[V3:.*]] = torch.aten.quantize_per_tensor(%[[V2]], {{.*}}) : ({{.*}}, !torch.float<2.000000e-01>, !torch.int<3>, !torch.int<13>) -> !torch.tensor<[n,4,w],!torch.quantized<"quint8">>
// CHECK: %[[V4:.*]] = torch.aten.dequantize.self(%[[V3]]) : {{.*}} -> !torch.tensor<[n,4,w],f32>
// CHECK: return %[[V4]]
func.func @quantized_batch_norm1d(%arg0: !torch.tensor<[n,4,w],f32>, %arg1: !torch.tensor<[4],f32>, %arg2: !torch.tensor<[4],f32>, %arg3: !torch.tensor<[4],f32>, %arg4: !torch.tensor<[4],f32>) -> (!torch.tensor<[n,4,w],f32>) {
  %0 = torch.constant 1.000000e-01 : f64 -> !torch.float<1.000000e-01>
  %1 = torch.constant 5 : i64 -> !torch.int<5>
  %2 = torch.constant 13 : i64 -> !torch.int<13>
  %3 = torch.aten.quantize_per_tensor(%arg0, %0, %1, %2) : (!torch.tensor<[n,4,w],f32>, !torch.float<1.000000e-01>, !torch.int<5>, !torch.int<13>) -> !torch.tensor<[n,4,w],!torch.quantized<"quint8">>
  %4 = torch.constant 1.000000e-05 : f64 -> !torch.float<1.000000e-05>
  %5 = torch.constant 2.000000e-01 : f64 -> !torch.float<2.000000e-01>
  %6 = torch.constant 3 : i64 -> !torch.int<3>
  %7 = torch.operator "quantized::batch_norm1d"(%3, %arg1, %arg2, %arg3, %arg4, %4, %5, %6) : (!torch.tensor<[n,4,w],!torch.quantized<"quint8">>, !torch.tensor<[4],f32>, !torch.tensor<[4],f32>, !torch.tensor<[4],f32>, !torch.tensor<[4],f32>, !torch.float<1.000000e-05>, !torch.float<2.000000e-01>, !torch.int<3>) -> !torch.tensor<[n,4,w],!torch.quantized<"quint8">>
  %8 = torch.aten.dequantize.self(%7) : (!torch.tensor<[n,4,w],!torch.quantized<"quint8">>) -> !torch.tensor<[n,4,w],f32>
  return %8 : !torch.tensor<[n,4,w],f32>
}

// CHECK-LABEL: @quantized_batch_norm1d_relu(
// CHECK: %[[V0:.*]] = torch.aten.quantize_per_tensor(%arg0, {{.*}}) : ({{.*}}, !torch.float<1.000000e-01>, !torch.int<5>, !torch.int<13>) -> !torch.tensor<[n,4,w],!torch.quantized<"quint8">>
// CHECK: %[[V1:.*]] = torch.aten.dequantize.self(%[[V0]]) : {{.*}} -> !torch.tensor<[n,4,w],f32>
// CHECK: %[[V2:.*]] = torch.aten.batch_norm(%[[V1]], %arg1, %arg2, %arg3, %arg4, {{.*}}) : ({{.*}}, !torch.bool<false>, !torch.float<1.000000e-01>, !torch.float<1.000000e-05>, !torch.bool<false>) -> !torch.tensor<[n,4,w],f32>
// CHECK: %[[V3:.*]] = torch.aten.relu(%[[V2]]) : {{.*}} -> !torch.tensor<[n,4,w],f32>
// CHECK: %[[V4:.*]] = torch.aten.quantize_per_tensor(%[[V3]], {{.*}}) : ({{.*}}, !torch.float<2.000000e-01>, !torch.int<3>, !torch.int<13>) -> !torch.tensor<[n,4,w],!torch.quantized<"quint8">>
// CHECK: %[[V5:.*]] = torch.aten.dequantize.self(%[[V4]]) : {{.*}} -> !torch.tensor<[n,4,w],f32>
// CHECK: return %[[V5]]
func.func @quantized_batch_norm1d_relu(%arg0: !torch.tensor<[n,4,w],f32>, %arg1: !torch.tensor<[4],f32>, %arg2: !torch.tensor<[4],f32>, %arg3: !torch.tensor<[4],f32>, %arg4: !torch.tensor<[4],f32>) -> (!torch.tensor<[n,4,w],f32>) {
  %0 = torch.constant 1.000000e-01 : f64 -> !torch.float<1.000000e-01>
  %1 = torch.constant 5 : i64 -> !torch.int<5>
  %2 = torch.constant 13 : i64 -> !torch.int<13>
  %3 = torch.aten.quantize_per_tensor(%arg0, %0, %1, %2) : (!torch.tensor<[n,4,w],f32>, !torch.float<1.000000e-01>, !torch.int<5>, !torch.int<13>) -> !torch.tensor<[n,4,w],!torch.quantized<"quint8">>
  %4 = torch.constant 1.000000e-05 : f64 -> !torch.float<1.000000e-05>
  %5 = torch.constant 2.000000e-01 : f64 -> !torch.float<2.000000e-01>
  %6 = torch.constant 3 : i64 -> !torch.int<3>
  %7 = torch.operator "quantized::batch_norm1d_relu"(%3, %arg1, %arg2, %arg3, %arg4, %4, %5, %6) : (!torch.tensor<[n,4,w],!torch.quantized<"quint8">>, !torch.tensor<[4],f32>, !torch.tensor<[4],f32>, !torch.tensor<[4],f32>, !torch.tensor<[4],f32>, !torch.float<1.000000e-05>, !torch.float<2.000000e-01>, !torch.int<3>) -> !torch.tensor<[n,4,w],!torch.quantized<"quint8">>
  %8 = torch.aten.dequantize.self(%7) : (!torch.tensor<[n,4,w],!torch.quantized<"quint8">>) -> !torch.tensor<[n,4,w],f32>
  return %8 : !torch.tensor<[n,4,w],f32>
}

// CHECK-LABEL: @quantized_batch_norm2d(
// CHECK: %[[V0:.*]] = torch.aten.quantize_per_tensor(%arg0, {{.*}}) : ({{.*}}, !torch.float<1.000000e-01>, !torch.int<5>, !torch.int<13>) -> !torch.tensor<[n,4,h,w],!torch.quantized<"quint8">>
// CHECK: %[[V1:.*]] = torch.aten.dequantize.self(%[[V0]]) : {{.*}} -> !torch.tensor<[n,4,h,w],f32>
// CHECK: %[[V2:.*]] = torch.aten.batch_norm(%[[V1]], %arg1, %arg2, %arg3, %arg4, {{.*}}) : ({{.*}}, !torch.bool<false>, !torch.float<1.000000e-01>, !torch.float<1.000000e-05>, !torch.bool<false>) -> !torch.tensor<[n,4,h,w],f32>
// CHECK: %[[V3:.*]] = torch.aten.quantize_per_tensor(%[[V2]], {{.*}}) : ({{.*}}, !torch.float<2.000000e-01>, !torch.int<3>, !torch.int<13>) -> !torch.tensor<[n,4,h,w],!torch.quantized<"quint8">>
// CHECK: %[[V4:.*]] = torch.aten.dequantize.self(%[[V3]]) : {{.*}} -> !torch.tensor<[n,4,h,w],f32>
// CHECK: return %[[V4]]
func.func @quantized_batch_norm2d(%arg0: !torch.tensor<[n,4,h,w],f32>, %arg1: !torch.tensor<[4],f32>, %arg2: !torch.tensor<[4],f32>, %arg3: !torch.tensor<[4],f32>, %arg4: !torch.tensor<[4],f32>) -> (!torch.tensor<[n,4,h,w],f32>) {
  %0 = torch.constant 1.000000e-01 : f64 -> !torch.float<1.000000e-01>
  %1 = torch.constant 5 : i64 -> !torch.int<5>
  %2 = torch.constant 13 : i64 -> !torch.int<13>
  %3 = torch.aten.quantize_per_tensor(%arg0, %0, %1, %2) : (!torch.tensor<[n,4,h,w],f32>, !torch.float<1.000000e-01>, !torch.int<5>, !torch.int<13>) -> !torch.tensor<[n,4,h,w],!torch.quantized<"quint8">>
  %4 = torch.constant 1.000000e-05 : f64 -> !torch.float<1.000000e-05>
  %5 = torch.constant 2.000000e-01 : f64 -> !torch.float<2.000000e-01>
  %6 = torch.constant 3 : i64 -> !torch.int<3>
  %7 = torch.operator "quantized::batch_norm2d"(%3, %arg1, %arg2, %arg3, %arg4, %4, %5, %6) : (!torch.tensor<[n,4,h,w],!torch.quantized<"quint8">>, !torch.tensor<[4],f32>, !torch.tensor<[4],f32>, !torch.tensor<[4],f32>, !torch.tensor<[4],f32>, !torch.float<1.000000e-05>, !torch.float<2.000000e-01>, !torch.int<3>) -> !torch.tensor<[n,4,h,w],!torch.quantized<"quint8">>
  %8 = torch.aten.dequantize.self(%7) : (!torch.tensor<[n,4,h,w],!torch.quantized<"quint8">>) -> !torch.tensor<[n,4,h,w],f32>
  return %8 : !torch.tensor<[n,4,h,w],f32>
}

// CHECK-LABEL: @quantized_batch_norm2d_relu(
// CHECK: %[[V0:.*]] = torch.aten.quantize_per_tensor(%arg0, {{.*}}) : ({{.*}}, !torch.float<1.000000e-01>, !torch.int<5>, !torch.int<13>) -> !torch.tensor<[n,4,h,w],!torch.quantized<"quint8">>
// CHECK: %[[V1:.*]] = torch.aten.dequantize.self(%[[V0]]) : {{.*}} -> !torch.tensor<[n,4,h,w],f32>
// CHECK: %[[V2:.*]] = torch.aten.batch_norm(%[[V1]], %arg1, %arg2, %arg3, %arg4, {{.*}}) : ({{.*}}, !torch.bool<false>, !torch.float<1.000000e-01>, !torch.float<1.000000e-05>, !torch.bool<false>) -> !torch.tensor<[n,4,h,w],f32>
// CHECK: %[[V3:.*]] = torch.aten.relu(%[[V2]]) : {{.*}} -> !torch.tensor<[n,4,h,w],f32>
// CHECK: %[[V4:.*]] = torch.aten.quantize_per_tensor(%[[V3]], {{.*}}) : ({{.*}}, !torch.float<2.000000e-01>, !torch.int<3>, !torch.int<13>) -> !torch.tensor<[n,4,h,w],!torch.quantized<"quint8">>
// CHECK: %[[V5:.*]] = torch.aten.dequantize.self(%[[V4]]) : {{.*}} -> !torch.tensor<[n,4,h,w],f32>
// CHECK: return %[[V5]]
func.func @quantized_batch_norm2d_relu(%arg0: !torch.tensor<[n,4,h,w],f32>, %arg1: !torch.tensor<[4],f32>, %arg2: !torch.tensor<[4],f32>, %arg3: !torch.tensor<[4],f32>, %arg4: !torch.tensor<[4],f32>) -> (!torch.tensor<[n,4,h,w],f32>) {
  %0 = torch.constant 1.000000e-01 : f64 -> !torch.float<1.000000e-01>
  %1 = torch.constant 5 : i64 -> !torch.int<5>
  %2 = torch.constant 13 : i64 -> !torch.int<13>
  %3 = torch.aten.quantize_per_tensor(%arg0, %0, %1, %2) : (!torch.tensor<[n,4,h,w],f32>, !torch.float<1.000000e-01>, !torch.int<5>, !torch.int<13>) -> !torch.tensor<[n,4,h,w],!torch.quantized<"quint8">>
  %4 = torch.constant 1.000000e-05 : f64 -> !torch.float<1.000000e-05>
  %5 = torch.constant 2.000000e-01 : f64 -> !torch.float<2.000000e-01>
  %6 = torch.constant 3 : i64 -> !torch.int<3>
  %7 = torch.operator "quantized::batch_norm2d_relu"(%3, %arg1, %arg2, %arg3, %arg4, %4, %5, %6) : (!torch.tensor<[n,4,h,w],!torch.quantized<"quint8">>, !torch.tensor<[4],f32>, !torch.tensor<[4],f32>, !torch.tensor<[4],f32>, !torch.tensor<[4],f32>, !torch.float<1.000000e-05>, !torch.float<2.000000e-01>, !torch.int<3>) -> !torch.tensor<[n,4,h,w],!torch.quantized<"quint8">>
  %8 = torch.aten.dequantize.self(%7) : (!torch.tensor<[n,4,h,w],!torch.quantized<"quint8">>) -> !torch.tensor<[n,4,h,w],f32>
  return %8 : !torch.tensor<[n,4,h,w],f32>
}

// CHECK-LABEL: @quantized_batch_norm3d(
// CHECK: %[[V0:.*]] = torch.aten.quantize_per_tensor(%arg0, {{.*}}) : ({{.*}}, !torch.float<1.000000e-01>, !torch.int<5>, !torch.int<13>) -> !torch.tensor<[n,4,3,h,w],!torch.quantized<"quint8">>
// CHECK: %[[V1:.*]] = torch.aten.dequantize.self(%[[V0]]) : {{.*}} -> !torch.tensor<[n,4,3,h,w],f32>
// CHECK: %[[V2:.*]] = torch.aten.batch_norm(%[[V1]], %arg1, %arg2, %arg3, %arg4, {{.*}}) : ({{.*}}, !torch.bool<false>, !torch.float<1.000000e-01>, !torch.float<1.000000e-05>, !torch.bool<false>) -> !torch.tensor<[n,4,3,h,w],f32>
// CHECK: %[[V3:.*]] = torch.aten.quantize_per_tensor(%[[V2]], {{.*}}) : ({{.*}}, !torch.float<2.000000e-01>, !torch.int<3>, !torch.int<13>) -> !torch.tensor<[n,4,3,h,w],!torch.quantized<"quint8">>
// CHECK: %[[V4:.*]] = torch.aten.dequantize.self(%[[V3]]) : {{.*}} -> !torch.tensor<[n,4,3,h,w],f32>
// CHECK: return %[[V4]]
func.func @quantized_batch_norm3d(%arg0: !torch.tensor<[n,4,3,h,w],f32>, %arg1: !torch.tensor<[4],f32>, %arg2: !torch.tensor<[4],f32>, %arg3: !torch.tensor<[4],f32>, %arg4: !torch.tensor<[4],f32>) -> (!torch.tensor<[n,4,3,h,w],f32>) {
  %0 = torch.constant 1.000000e-01 : f64 -> !torch.float<1.000000e-01>
  %1 = torch.constant 5 : i64 -> !torch.int<5>
  %2 = torch.constant 13 : i64 -> !torch.int<13>
  %3 = torch.aten.quantize_per_tensor(%arg0, %0, %1, %2) : (!torch.tensor<[n,4,3,h,w],f32>, !torch.float<1.000000e-01>, !torch.int<5>, !torch.int<13>) -> !torch.tensor<[n,4,3,h,w],!torch.quantized<"quint8">>
  %4 = torch.constant 1.000000e-05 : f64 -> !torch.float<1.000000e-05>
  %5 = torch.constant 2.000000e-01 : f64 -> !torch.float<2.000000e-01>
  %6 = torch.constant 3 : i64 -> !torch.int<3>
  %7 = torch.operator "quantized::batch_norm3d"(%3, %arg1, %arg2, %arg3, %arg4, %4, %5, %6) : (!torch.tensor<[n,4,3,h,w],!torch.quantized<"quint8">>, !torch.tensor<[4],f32>, !torch.tensor<[4],f32>, !torch.tensor<[4],f32>, !torch.tensor<[4],f32>, !torch.float<1.000000e-05>, !torch.float<2.000000e-01>, !torch.int<3>) -> !torch.tensor<[n,4,3,h,w],!torch.quantized<"quint8">>
  %8 = torch.aten.dequantize.self(%7) : (!torch.tensor<[n,4,3,h,w],!torch.quantized<"quint8">>) -> !torch.tensor<[n,4,3,h,w],f32>
  return %8 : !torch.tensor<[n,4,3,h,w],f32>
}

// CHECK-LABEL: @quantized_batch_norm3d_relu(
// CHECK: %[[V0:.*]] = torch.aten.quantize_per_tensor(%arg0, {{.*}}) : ({{.*}}, !torch.float<1.000000e-01>, !torch.int<5>, !torch.int<13>) -> !torch.tensor<[n,4,3,h,w],!torch.quantized<"quint8">>
// CHECK: %[[V1:.*]] = torch.aten.dequantize.self(%[[V0]]) : {{.*}} -> !torch.tensor<[n,4,3,h,w],f32>
// CHECK: %[[V2:.*]] = torch.aten.batch_norm(%[[V1]], %arg1, %arg2, %arg3, %arg4, {{.*}}) : ({{.*}}, !torch.bool<false>, !torch.float<1.000000e-01>, !torch.float<1.000000e-05>, !torch.bool<false>) -> !torch.tensor<[n,4,3,h,w],f32>
// CHECK: %[[V3:.*]] = torch.aten.relu(%[[V2]]) : {{.*}} -> !torch.tensor<[n,4,3,h,w],f32>
// CHECK: %[[V4:.*]] = torch.aten.quantize_per_tensor(%[[V3]], {{.*}}) : ({{.*}}, !torch.float<2.000000e-01>, !torch.int<3>, !torch.int<13>) -> !torch.tensor<[n,4,3,h,w],!torch.quantized<"quint8">>
// CHECK: %[[V5:.*]] = torch.aten.dequantize.self(%[[V4]]) : {{.*}} -> !torch.tensor<[n,4,3,h,w],f32>
// CHECK: return %[[V5]]
func.func @quantized_batch_norm3d_relu(%arg0: !torch.tensor<[n,4,3,h,w],f32>, %arg1: !torch.tensor<[4],f32>, %arg2: !torch.tensor<[4],f32>, %arg3: !torch.tensor<[4],f32>, %arg4: !torch.tensor<[4],f32>) -> (!torch.tensor<[n,4,3,h,w],f32>) {
  %0 = torch.constant 1.000000e-01 : f64 -> !torch.float<1.000000e-01>
  %1 = torch.constant 5 : i64 -> !torch.int<5>
  %2 = torch.constant 13 : i64 -> !torch.int<13>
  %3 = torch.aten.quantize_per_tensor(%arg0, %0, %1, %2) : (!torch.tensor<[n,4,3,h,w],f32>, !torch.float<1.000000e-01>, !torch.int<5>, !torch.int<13>) -> !torch.tensor<[n,4,3,h,w],!torch.quantized<"quint8">>
  %4 = torch.constant 1.000000e-05 : f64 -> !torch.float<1.000000e-05>
  %5 = torch.constant 2.000000e-01 : f64 -> !torch.float<2.000000e-01>
  %6 = torch.constant 3 : i64 -> !torch.int<3>
  %7 = torch.operator "quantized::batch_norm3d_relu"(%3, %arg1, %arg2, %arg3, %arg4, %4, %5, %6) : (!torch.tensor<[n,4,3,h,w],!torch.quantized<"quint8">>, !torch.tensor<[4],f32>, !torch.tensor<[4],f32>, !torch.tensor<[4],f32>, !torch.tensor<[4],f32>, !torch.float<1.000000e-05>, !torch.float<2.000000e-01>, !torch.int<3>) -> !torch.tensor<[n,4,3,h,w],!torch.quantized<"quint8">>
  %8 = torch.aten.dequantize.self(%7) : (!torch.tensor<[n,4,3,h,w],!torch.quantized<"quint8">>) -> !torch.tensor<[n,4,3,h,w],f32>
  return %8 : !torch.tensor<[n,4,3,h,w],f32>
}

// CHECK-LABEL: @quantized_batch_norm_relu(
// CHECK: %[[V0:.*]] = torch.aten.quantize_per_tensor(%arg0, {{.*}}) : ({{.*}}, !torch.float<1.000000e-01>, !torch.int<5>, !torch.int<13>) -> !torch.tensor<[n,4,h,w],!torch.quantized<"quint8">>
// CHECK: %[[V1:.*]] = torch.aten.dequantize.self(%[[V0]]) : {{.*}} -> !torch.tensor<[n,4,h,w],f32>
// CHECK: %[[V2:.*]] = torch.aten.batch_norm(%[[V1]], %arg1, %arg2, %arg3, %arg4, {{.*}}) : ({{.*}}, !torch.bool<false>, !torch.float<1.000000e-01>, !torch.float<1.000000e-05>, !torch.bool<false>) -> !torch.tensor<[n,4,h,w],f32>
// CHECK: %[[V3:.*]] = torch.aten.relu(%[[V2]]) : {{.*}} -> !torch.tensor<[n,4,h,w],f32>
// CHECK: %[[V4:.*]] = torch.aten.quantize_per_tensor(%[[V3]], {{.*}}) : ({{.*}}, !torch.float<2.000000e-01>, !torch.int<3>, !torch.int<13>) -> !torch.tensor<[n,4,h,w],!torch.quantized<"quint8">>
// CHECK: %[[V5:.*]] = torch.aten.dequantize.self(%[[V4]]) : {{.*}} -> !torch.tensor<[n,4,h,w],f32>
// CHECK: return %[[V5]]
func.func @quantized_batch_norm_relu(%arg0: !torch.tensor<[n,4,h,w],f32>, %arg1: !torch.tensor<[4],f32>, %arg2: !torch.tensor<[4],f32>, %arg3: !torch.tensor<[4],f32>, %arg4: !torch.tensor<[4],f32>) -> (!torch.tensor<[n,4,h,w],f32>) {
  %0 = torch.constant 1.000000e-01 : f64 -> !torch.float<1.000000e-01>
  %1 = torch.constant 5 : i64 -> !torch.int<5>
  %2 = torch.constant 13 : i64 -> !torch.int<13>
  %3 = torch.aten.quantize_per_tensor(%arg0, %0, %1, %2) : (!torch.tensor<[n,4,h,w],f32>, !torch.float<1.000000e-01>, !torch.int<5>, !torch.int<13>) -> !torch.tensor<[n,4,h,w],!torch.quantized<"quint8">>
  %4 = torch.constant 1.000000e-05 : f64 -> !torch.float<1.000000e-05>
  %5 = torch.constant 2.000000e-01 : f64 -> !torch.float<2.000000e-01>
  %6 = torch.constant 3 : i64 -> !torch.int<3>
  %7 = torch.operator "quantized::batch_norm_relu"(%3, %arg1, %arg2, %arg3, %arg4, %4, %5, %6) : (!torch.tensor<[n,4,h,w],!torch.quantized<"quint8">>, !torch.tensor<[4],f32>, !torch.tensor<[4],f32>, !torch.tensor<[4],f32>, !torch.tensor<[4],f32>, !torch.float<1.000000e-05>, !torch.float<2.000000e-01>, !torch.int<3>) -> !torch.tensor<[n,4,h,w],!torch.quantized<"quint8">>
  %8 = torch.aten.dequantize.self(%7) : (!torch.tensor<[n,4,h,w],!torch.quantized<"quint8">>) -> !torch.tensor<[n,4,h,w],f32>
  return %8 : !torch.tensor<[n,4,h,w],f32>
}

// CHECK-LABEL: @quantized_group_norm(
// CHECK: %[[V0:.*]] = torch.aten.quantize_per_tensor(%arg0, {{.*}}) : ({{.*}}, !torch.float<1.000000e-01>, !torch.int<5>, !torch.int<13>) -> !torch.tensor<[n,4,h,w],!torch.quantized<"quint8">>
// CHECK: %[[V1:.*]] = torch.aten.dequantize.self(%[[V0]]) : {{.*}} -> !torch.tensor<[n,4,h,w],f32>
// CHECK: %[[V2:.*]] = torch.aten.size.int(%[[V1]], {{.*}}) : ({{.*}}, !torch.int<0>) -> !torch.int<n>
// CHECK: %[[V3:.*]] = torch.aten.size.int(%[[V1]], {{.*}}) : ({{.*}}, !torch.int<2>) -> !torch.int<h>
// CHECK: %[[V4:.*]] = torch.aten.size.int(%[[V1]], {{.*}}) : ({{.*}}, !torch.int<3>) -> !torch.int<w>
// CHECK: %[[V5:.*]] = torch.aten.mul.int({{.*}}, %[[V3]]) : (!torch.int<2>, {{.*}}) -> !torch.int<"2*h">
// CHECK: %[[V6:.*]] = torch.aten.mul.int(%[[V5]], %[[V4]]) : {{.*}} -> !torch.int<"2*h*w">
// CHECK: %[[V7:.*]] = torch.prim.ListConstruct(%[[V2]], {{.*}}, %[[V6]]) : ({{.*}}, !torch.int<2>, {{.*}}) -> !torch.list<[!torch.int<n>, !torch.int<2>, !torch.int<"2*h*w">]>
// CHECK: %[[V8:.*]] = torch.aten.reshape(%[[V1]], %[[V7]]) : {{.*}} -> !torch.tensor<[n,2,"2*h*w"],f32>
// CHECK: %[[V9:.*]] = torch.aten.instance_norm(%[[V8]], {{.*}}) : ({{.*}}, !torch.none, !torch.none, !torch.none, !torch.none, !torch.bool<true>, !torch.float<0.000000e+00>, !torch.float<1.000000e-05>, !torch.bool<false>) -> !torch.tensor<[n,2,"2*h*w"],f32>
// CHECK: %[[V10:.*]] = torch.aten.size.int(%[[V1]], {{.*}}) : ({{.*}}, !torch.int<0>) -> !torch.int<n>
// CHECK: %[[V11:.*]] = torch.aten.size.int(%[[V1]], {{.*}}) : ({{.*}}, !torch.int<2>) -> !torch.int<h>
// CHECK: %[[V12:.*]] = torch.aten.size.int(%[[V1]], {{.*}}) : ({{.*}}, !torch.int<3>) -> !torch.int<w>
// CHECK: %[[V13:.*]] = torch.prim.ListConstruct(%[[V10]], {{.*}}, %[[V11]], %[[V12]]) : ({{.*}}, !torch.int<4>, {{.*}}) -> !torch.list<[!torch.int<n>, !torch.int<4>, !torch.int<h>, !torch.int<w>]>
// CHECK: %[[V14:.*]] = torch.aten.reshape(%[[V9]], %[[V13]]) : {{.*}} -> !torch.tensor<[n,4,h,w],f32>
// CHECK: %[[V15:.*]] = torch.prim.ListConstruct({{.*}}) : (!torch.int<-1>, !torch.int<1>, !torch.int<1>) -> !torch.list<[!torch.int<-1>, !torch.int<1>, !torch.int<1>]>
// CHECK: %[[V16:.*]] = torch.aten.reshape(%arg1, %[[V15]]) : {{.*}} -> !torch.tensor<[4,1,1],f32>
// CHECK: %[[V17:.*]] = torch.prim.ListConstruct({{.*}}) : (!torch.int<-1>, !torch.int<1>, !torch.int<1>) -> !torch.list<[!torch.int<-1>, !torch.int<1>, !torch.int<1>]>
// CHECK: %[[V18:.*]] = torch.aten.reshape(%arg2, %[[V17]]) : {{.*}} -> !torch.tensor<[4,1,1],f32>
// CHECK: %[[V19:.*]] = torch.aten.mul.Tensor(%[[V14]], %[[V16]]) : {{.*}} -> !torch.tensor<[n,4,h,w],f32>
// CHECK: %[[V20:.*]] = torch.aten.add.Tensor(%[[V19]], %[[V18]], {{.*}}) : ({{.*}}, !torch.int<1>) -> !torch.tensor<[n,4,h,w],f32>
// CHECK: %[[V21:.*]] = torch.aten.quantize_per_tensor(%[[V20]], {{.*}}) : ({{.*}}, !torch.float<2.000000e-01>, !torch.int<3>, !torch.int<13>) -> !torch.tensor<[n,4,h,w],!torch.quantized<"quint8">>
// CHECK: %[[V22:.*]] = torch.aten.dequantize.self(%[[V21]]) : {{.*}} -> !torch.tensor<[n,4,h,w],f32>
// CHECK: return %[[V22]]
func.func @quantized_group_norm(%arg0: !torch.tensor<[n,4,h,w],f32>, %arg1: !torch.tensor<[4],f32>, %arg2: !torch.tensor<[4],f32>) -> (!torch.tensor<[n,4,h,w],f32>) {
  %0 = torch.constant 1.000000e-01 : f64 -> !torch.float<1.000000e-01>
  %1 = torch.constant 5 : i64 -> !torch.int<5>
  %2 = torch.constant 13 : i64 -> !torch.int<13>
  %3 = torch.aten.quantize_per_tensor(%arg0, %0, %1, %2) : (!torch.tensor<[n,4,h,w],f32>, !torch.float<1.000000e-01>, !torch.int<5>, !torch.int<13>) -> !torch.tensor<[n,4,h,w],!torch.quantized<"quint8">>
  %4 = torch.constant 2 : i64 -> !torch.int<2>
  %5 = torch.constant 1.000000e-05 : f64 -> !torch.float<1.000000e-05>
  %6 = torch.constant 2.000000e-01 : f64 -> !torch.float<2.000000e-01>
  %7 = torch.constant 3 : i64 -> !torch.int<3>
  %8 = torch.operator "quantized::group_norm"(%3, %4, %arg1, %arg2, %5, %6, %7) : (!torch.tensor<[n,4,h,w],!torch.quantized<"quint8">>, !torch.int<2>, !torch.tensor<[4],f32>, !torch.tensor<[4],f32>, !torch.float<1.000000e-05>, !torch.float<2.000000e-01>, !torch.int<3>) -> !torch.tensor<[n,4,h,w],!torch.quantized<"quint8">>
  %9 = torch.aten.dequantize.self(%8) : (!torch.tensor<[n,4,h,w],!torch.quantized<"quint8">>) -> !torch.tensor<[n,4,h,w],f32>
  return %9 : !torch.tensor<[n,4,h,w],f32>
}

// CHECK-LABEL: @quantized_instance_norm(
// CHECK: %[[V0:.*]] = torch.aten.quantize_per_tensor(%arg0, {{.*}}) : ({{.*}}, !torch.float<1.000000e-01>, !torch.int<5>, !torch.int<13>) -> !torch.tensor<[n,3,4],!torch.quantized<"quint8">>
// CHECK: %[[V1:.*]] = torch.aten.dequantize.self(%[[V0]]) : {{.*}} -> !torch.tensor<[n,3,4],f32>
// CHECK: %[[V2:.*]] = torch.aten.instance_norm(%[[V1]], %arg1, %arg2, {{.*}}) : ({{.*}}, !torch.none, !torch.none, !torch.bool<true>, !torch.float<1.000000e-01>, !torch.float<1.000000e-05>, !torch.bool<false>) -> !torch.tensor<[n,3,4],f32>
// CHECK: %[[V3:.*]] = torch.aten.quantize_per_tensor(%[[V2]], {{.*}}) : ({{.*}}, !torch.float<2.000000e-01>, !torch.int<3>, !torch.int<13>) -> !torch.tensor<[n,3,4],!torch.quantized<"quint8">>
// CHECK: %[[V4:.*]] = torch.aten.dequantize.self(%[[V3]]) : {{.*}} -> !torch.tensor<[n,3,4],f32>
// CHECK: return %[[V4]]
func.func @quantized_instance_norm(%arg0: !torch.tensor<[n,3,4],f32>, %arg1: !torch.tensor<[3],f32>, %arg2: !torch.tensor<[3],f32>) -> (!torch.tensor<[n,3,4],f32>) {
  %0 = torch.constant 1.000000e-01 : f64 -> !torch.float<1.000000e-01>
  %1 = torch.constant 5 : i64 -> !torch.int<5>
  %2 = torch.constant 13 : i64 -> !torch.int<13>
  %3 = torch.aten.quantize_per_tensor(%arg0, %0, %1, %2) : (!torch.tensor<[n,3,4],f32>, !torch.float<1.000000e-01>, !torch.int<5>, !torch.int<13>) -> !torch.tensor<[n,3,4],!torch.quantized<"quint8">>
  %4 = torch.constant 1.000000e-05 : f64 -> !torch.float<1.000000e-05>
  %5 = torch.constant 2.000000e-01 : f64 -> !torch.float<2.000000e-01>
  %6 = torch.constant 3 : i64 -> !torch.int<3>
  %7 = torch.operator "quantized::instance_norm"(%3, %arg1, %arg2, %4, %5, %6) : (!torch.tensor<[n,3,4],!torch.quantized<"quint8">>, !torch.tensor<[3],f32>, !torch.tensor<[3],f32>, !torch.float<1.000000e-05>, !torch.float<2.000000e-01>, !torch.int<3>) -> !torch.tensor<[n,3,4],!torch.quantized<"quint8">>
  %8 = torch.aten.dequantize.self(%7) : (!torch.tensor<[n,3,4],!torch.quantized<"quint8">>) -> !torch.tensor<[n,3,4],f32>
  return %8 : !torch.tensor<[n,3,4],f32>
}

// CHECK-LABEL: @quantized_layer_norm(
// CHECK: %[[V0:.*]] = torch.aten.quantize_per_tensor(%arg0, {{.*}}) : ({{.*}}, !torch.float<1.000000e-01>, !torch.int<5>, !torch.int<13>) -> !torch.tensor<[n,3,4],!torch.quantized<"quint8">>
// CHECK: %[[V1:.*]] = torch.prim.ListConstruct({{.*}}) : (!torch.int<4>) -> !torch.list<[!torch.int<4>]>
// CHECK: %[[V2:.*]] = torch.aten.dequantize.self(%[[V0]]) : {{.*}} -> !torch.tensor<[n,3,4],f32>
// CHECK: %[[V3:.*]] = torch.aten.layer_norm(%[[V2]], %[[V1]], %arg1, %arg2, {{.*}}) : ({{.*}}, !torch.float<1.000000e-05>, !torch.bool<true>) -> !torch.tensor<[n,3,4],f32>
// CHECK: %[[V4:.*]] = torch.aten.quantize_per_tensor(%[[V3]], {{.*}}) : ({{.*}}, !torch.float<2.000000e-01>, !torch.int<3>, !torch.int<13>) -> !torch.tensor<[n,3,4],!torch.quantized<"quint8">>
// CHECK: %[[V5:.*]] = torch.aten.dequantize.self(%[[V4]]) : {{.*}} -> !torch.tensor<[n,3,4],f32>
// CHECK: return %[[V5]]
func.func @quantized_layer_norm(%arg0: !torch.tensor<[n,3,4],f32>, %arg1: !torch.tensor<[4],f32>, %arg2: !torch.tensor<[4],f32>) -> (!torch.tensor<[n,3,4],f32>) {
  %0 = torch.constant 1.000000e-01 : f64 -> !torch.float<1.000000e-01>
  %1 = torch.constant 5 : i64 -> !torch.int<5>
  %2 = torch.constant 13 : i64 -> !torch.int<13>
  %3 = torch.aten.quantize_per_tensor(%arg0, %0, %1, %2) : (!torch.tensor<[n,3,4],f32>, !torch.float<1.000000e-01>, !torch.int<5>, !torch.int<13>) -> !torch.tensor<[n,3,4],!torch.quantized<"quint8">>
  %4 = torch.constant 4 : i64 -> !torch.int<4>
  %5 = torch.prim.ListConstruct(%4) : (!torch.int<4>) -> !torch.list<[!torch.int<4>]>
  %6 = torch.constant 1.000000e-05 : f64 -> !torch.float<1.000000e-05>
  %7 = torch.constant 2.000000e-01 : f64 -> !torch.float<2.000000e-01>
  %8 = torch.constant 3 : i64 -> !torch.int<3>
  %9 = torch.operator "quantized::layer_norm"(%3, %5, %arg1, %arg2, %6, %7, %8) : (!torch.tensor<[n,3,4],!torch.quantized<"quint8">>, !torch.list<[!torch.int<4>]>, !torch.tensor<[4],f32>, !torch.tensor<[4],f32>, !torch.float<1.000000e-05>, !torch.float<2.000000e-01>, !torch.int<3>) -> !torch.tensor<[n,3,4],!torch.quantized<"quint8">>
  %10 = torch.aten.dequantize.self(%9) : (!torch.tensor<[n,3,4],!torch.quantized<"quint8">>) -> !torch.tensor<[n,3,4],f32>
  return %10 : !torch.tensor<[n,3,4],f32>
}
