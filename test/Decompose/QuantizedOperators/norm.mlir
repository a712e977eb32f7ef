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
// CHECK-NOT: torch.operator(
// CHECK: return {{.*}} : !torch.tensor<[n,4,h,w],f32>
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
