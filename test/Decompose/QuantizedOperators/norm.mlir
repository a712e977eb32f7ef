// NOTE: The checks are written by tools/dev/update_checks.py.

// RUN: torch-onnx-opt %s --decompose | FileCheck %s

// CHECK-LABEL: @quantized_batch_norm(
// CHECK: torch.aten.quantize_per_tensor{{.*}} -> !torch.tensor<[n,4,h,w],!torch.quantized<"quint8">>
// CHECK: torch.aten.dequantize.self{{.*}} -> !torch.tensor<[n,4,h,w],f32>
// CHECK: torch.aten.batch_norm{{.*}} -> !torch.tensor<[n,4,h,w],f32>
// CHECK: torch.aten.quantize_per_tensor{{.*}} -> !torch.tensor<[n,4,h,w],!torch.quantized<"quint8">>
// CHECK: torch.aten.dequantize.self{{.*}} -> !torch.tensor<[n,4,h,w],f32>
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
// CHECK: torch.aten.quantize_per_tensor{{.*}} -> !torch.tensor<[n,4,w],!torch.quantized<"quint8">>
// CHECK: torch.aten.dequantize.self{{.*}} -> !torch.tensor<[n,4,w],f32>
// CHECK: torch.aten.batch_norm{{.*}} -> !torch.tensor<[n,4,w],f32>
// CHECK: torch.aten.quantize_per_tensor{{.*}} -> !torch.tensor<[n,4,w],!torch.quantized<"quint8">>
// CHECK: torch.aten.dequantize.self{{.*}} -> !torch.tensor<[n,4,w],f32>
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
// CHECK: torch.aten.quantize_per_tensor{{.*}} -> !torch.tensor<[n,4,w],!torch.quantized<"quint8">>
// CHECK: torch.aten.dequantize.self{{.*}} -> !torch.tensor<[n,4,w],f32>
// CHECK: torch.aten.batch_norm{{.*}} -> !torch.tensor<[n,4,w],f32>
// CHECK: torch.aten.relu{{.*}} -> !torch.tensor<[n,4,w],f32>
// CHECK: torch.aten.quantize_per_tensor{{.*}} -> !torch.tensor<[n,4,w],!torch.quantized<"quint8">>
// CHECK: torch.aten.dequantize.self{{.*}} -> !torch.tensor<[n,4,w],f32>
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
// CHECK: torch.aten.quantize_per_tensor{{.*}} -> !torch.tensor<[n,4,h,w],!torch.quantized<"quint8">>
// CHECK: torch.aten.dequantize.self{{.*}} -> !torch.tensor<[n,4,h,w],f32>
// CHECK: torch.aten.batch_norm{{.*}} -> !torch.tensor<[n,4,h,w],f32>
// CHECK: torch.aten.quantize_per_tensor{{.*}} -> !torch.tensor<[n,4,h,w],!torch.quantized<"quint8">>
// CHECK: torch.aten.dequantize.self{{.*}} -> !torch.tensor<[n,4,h,w],f32>
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
// CHECK: torch.aten.quantize_per_tensor{{.*}} -> !torch.tensor<[n,4,h,w],!torch.quantized<"quint8">>
// CHECK: torch.aten.dequantize.self{{.*}} -> !torch.tensor<[n,4,h,w],f32>
// CHECK: torch.aten.batch_norm{{.*}} -> !torch.tensor<[n,4,h,w],f32>
// CHECK: torch.aten.relu{{.*}} -> !torch.tensor<[n,4,h,w],f32>
// CHECK: torch.aten.quantize_per_tensor{{.*}} -> !torch.tensor<[n,4,h,w],!torch.quantized<"quint8">>
// CHECK: torch.aten.dequantize.self{{.*}} -> !torch.tensor<[n,4,h,w],f32>
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
// CHECK: torch.aten.quantize_per_tensor{{.*}} -> !torch.tensor<[n,4,3,h,w],!torch.quantized<"quint8">>
// CHECK: torch.aten.dequantize.self{{.*}} -> !torch.tensor<[n,4,3,h,w],f32>
// CHECK: torch.aten.batch_norm{{.*}} -> !torch.tensor<[n,4,3,h,w],f32>
// CHECK: torch.aten.quantize_per_tensor{{.*}} -> !torch.tensor<[n,4,3,h,w],!torch.quantized<"quint8">>
// CHECK: torch.aten.dequantize.self{{.*}} -> !torch.tensor<[n,4,3,h,w],f32>
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
// CHECK: torch.aten.quantize_per_tensor{{.*}} -> !torch.tensor<[n,4,3,h,w],!torch.quantized<"quint8">>
// CHECK: torch.aten.dequantize.self{{.*}} -> !torch.tensor<[n,4,3,h,w],f32>
// CHECK: torch.aten.batch_norm{{.*}} -> !torch.tensor<[n,4,3,h,w],f32>
// CHECK: torch.aten.relu{{.*}} -> !torch.tensor<[n,4,3,h,w],f32>
// CHECK: torch.aten.quantize_per_tensor{{.*}} -> !torch.tensor<[n,4,3,h,w],!torch.quantized<"quint8">>
// CHECK: torch.aten.dequantize.self{{.*}} -> !torch.tensor<[n,4,3,h,w],f32>
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
// CHECK: torch.aten.quantize_per_tensor{{.*}} -> !torch.tensor<[n,4,h,w],!torch.quantized<"quint8">>
// CHECK: torch.aten.dequantize.self{{.*}} -> !torch.tensor<[n,4,h,w],f32>
// CHECK: torch.aten.batch_norm{{.*}} -> !torch.tensor<[n,4,h,w],f32>
// CHECK: torch.aten.relu{{.*}} -> !torch.tensor<[n,4,h,w],f32>
// CHECK: torch.aten.quantize_per_tensor{{.*}} -> !torch.tensor<[n,4,h,w],!torch.quantized<"quint8">>
// CHECK: torch.aten.dequantize.self{{.*}} -> !torch.tensor<[n,4,h,w],f32>
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
// CHECK: torch.aten.quantize_per_tensor{{.*}} -> !torch.tensor<[n,4,h,w],!torch.quantized<"quint8">>
// CHECK: torch.aten.dequantize.self{{.*}} -> !torch.tensor<[n,4,h,w],f32>
// CHECK: torch.aten.size.int{{.*}} -> !torch.int<n>
// CHECK: torch.aten.size.int{{.*}} -> !torch.int<h>
// CHECK: torch.aten.size.int{{.*}} -> !torch.int<w>
// CHECK: torch.aten.mul.int{{.*}} -> !torch.int<"2*h">
// CHECK: torch.aten.mul.int{{.*}} -> !torch.int<"2*h*w">
// CHECK: torch.prim.ListConstruct{{.*}} -> !torch.list<[!torch.int<n>, !torch.int<2>, !torch.int<"2*h*w">]>
// CHECK: torch.aten.reshape{{.*}} -> !torch.tensor<[n,2,"2*h*w"],f32>
// CHECK: torch.aten.instance_norm{{.*}} -> !torch.tensor<[n,2,"2*h*w"],f32>
// CHECK: torch.aten.size.int{{.*}} -> !torch.int<n>
// CHECK: torch.aten.size.int{{.*}} -> !torch.int<h>
// CHECK: torch.aten.size.int{{.*}} -> !torch.int<w>
// CHECK: torch.prim.ListConstruct{{.*}} -> !torch.list<[!torch.int<n>, !torch.int<4>, !torch.int<h>, !torch.int<w>]>
// CHECK: torch.aten.reshape{{.*}} -> !torch.tensor<[n,4,h,w],f32>
// CHECK: torch.prim.ListConstruct{{.*}} -> !torch.list<[!torch.int<-1>, !torch.int<1>, !torch.int<1>]>
// CHECK: torch.aten.reshape{{.*}} -> !torch.tensor<[4,1,1],f32>
// CHECK: torch.prim.ListConstruct{{.*}} -> !torch.list<[!torch.int<-1>, !torch.int<1>, !torch.int<1>]>
// CHECK: torch.aten.reshape{{.*}} -> !torch.tensor<[4,1,1],f32>
// CHECK: torch.aten.mul.Tensor{{.*}} -> !torch.tensor<[n,4,h,w],f32>
// CHECK: torch.aten.add.Tensor{{.*}} -> !torch.tensor<[n,4,h,w],f32>
// CHECK: torch.aten.quantize_per_tensor{{.*}} -> !torch.tensor<[n,4,h,w],!torch.quantized<"quint8">>
// CHECK: torch.aten.dequantize.self{{.*}} -> !torch.tensor<[n,4,h,w],f32>
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
// CHECK: torch.aten.quantize_per_tensor{{.*}} -> !torch.tensor<[n,3,4],!torch.quantized<"quint8">>
// CHECK: torch.aten.dequantize.self{{.*}} -> !torch.tensor<[n,3,4],f32>
// CHECK: torch.aten.instance_norm{{.*}} -> !torch.tensor<[n,3,4],f32>
// CHECK: torch.aten.quantize_per_tensor{{.*}} -> !torch.tensor<[n,3,4],!torch.quantized<"quint8">>
// CHECK: torch.aten.dequantize.self{{.*}} -> !torch.tensor<[n,3,4],f32>
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
// CHECK: torch.aten.quantize_per_tensor{{.*}} -> !torch.tensor<[n,3,4],!torch.quantized<"quint8">>
// CHECK: torch.prim.ListConstruct{{.*}} -> !torch.list<[!torch.int<4>]>
// CHECK: torch.aten.dequantize.self{{.*}} -> !torch.tensor<[n,3,4],f32>
// CHECK: torch.aten.layer_norm{{.*}} -> !torch.tensor<[n,3,4],f32>
// CHECK: torch.aten.quantize_per_tensor{{.*}} -> !torch.tensor<[n,3,4],!torch.quantized<"quint8">>
// CHECK: torch.aten.dequantize.self{{.*}} -> !torch.tensor<[n,3,4],f32>
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
