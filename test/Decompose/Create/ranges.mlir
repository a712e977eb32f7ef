// NOTE: The checks are written by tools/dev/update_checks.py.

// RUN: torch-onnx-opt %s --decompose | FileCheck %s

// CHECK-LABEL: @arange(
// CHECK: %[[V0:.*]] = torch.aten.size.int(%arg0, {{.*}}) : ({{.*}}, !torch.int<0>) -> !torch.int<n>
// CHECK: %[[V1:.*]] = torch.aten.arange.start_step({{.*}}, %[[V0]], {{.*}}) : (!torch.int<0>, {{.*}}, !torch.int<1>, !torch.int<4>, !torch.none, !torch.none, !torch.none) -> !torch.tensor<[n],i64>
// CHECK: return %[[V1]]
func.func @arange(%arg0: !torch.tensor<[n,3],f32>) -> (!torch.tensor<[n],i64>) {
  %0 = torch.constant 0 : i64 -> !torch.int<0>
  %1 = torch.aten.size.int(%arg0, %0) : (!torch.tensor<[n,3],f32>, !torch.int<0>) -> !torch.int<n>
  %2 = torch.constant unit -> !torch.none
  %3 = torch.aten.arange(%1, %2, %2, %2, %2) : (!torch.int<n>, !torch.none, !torch.none, !torch.none, !torch.none) -> !torch.tensor<[n],i64>
  return %3 : !torch.tensor<[n],i64>
}

// CHECK-LABEL: @arange_start(
// CHECK: %[[V0:.*]] = torch.aten.size.int(%arg0, {{.*}}) : ({{.*}}, !torch.int<0>) -> !torch.int<n>
// CHECK: %[[V1:.*]] = torch.aten.arange.start_step({{.*}}, %[[V0]], {{.*}}) : (!torch.int<1>, {{.*}}, !torch.int<1>, !torch.int<4>, !torch.none, !torch.none, !torch.none) -> !torch.tensor<["n-1"],i64>
// CHECK: return %[[V1]]
func.func @arange_start(%arg0: !torch.tensor<[n,3],f32>) -> (!torch.tensor<["n-1"],i64>) {
  %0 = torch.constant 1 : i64 -> !torch.int<1>
  %1 = torch.constant 0 : i64 -> !torch.int<0>
  %2 = torch.aten.size.int(%arg0, %1) : (!torch.tensor<[n,3],f32>, !torch.int<0>) -> !torch.int<n>
  %3 = torch.constant unit -> !torch.none
  %4 = torch.aten.arange.start(%0, %2, %3, %3, %3, %3) : (!torch.int<1>, !torch.int<n>, !torch.none, !torch.none, !torch.none, !torch.none) -> !torch.tensor<["n-1"],i64>
  return %4 : !torch.tensor<["n-1"],i64>
}

// CHECK-LABEL: @arange_start_step(
// CHECK: %[[V0:.*]] = torch.aten.size.int(%arg0, {{.*}}) : ({{.*}}, !torch.int<0>) -> !torch.int<n>
// CHECK: %[[V1:.*]] = torch.aten.sub.int(%[[V0]], {{.*}}) : ({{.*}}, !torch.int<0>) -> !torch.int<n>
// CHECK: %[[V2:.*]] = torch.aten.div.float(%[[V1]], {{.*}}) : ({{.*}}, !torch.float<5.000000e-01>) -> !torch.float<s0>
// CHECK: %[[V3:.*]] = torch.aten.ceil.float(%[[V2]]) : {{.*}} -> !torch.int<"2*n">
// CHECK: %[[V4:.*]] = torch.aten.arange.start_step({{.*}}, %[[V3]], {{.*}}) : (!torch.int<0>, {{.*}}, !torch.int<1>, !torch.int<4>, !torch.none, !torch.none, !torch.none) -> !torch.tensor<["2*n"],i64>
// CHECK: %[[V5:.*]] = torch.aten.to.dtype(%[[V4]], {{.*}}) : ({{.*}}, !torch.int<7>, !torch.bool<false>, !torch.bool<false>, !torch.none) -> !torch.tensor<["2*n"],f64>
// CHECK: %[[V6:.*]] = torch.aten.mul.Scalar(%[[V5]], {{.*}}) : ({{.*}}, !torch.float<5.000000e-01>) -> !torch.tensor<["2*n"],f64>
// CHECK: %[[V7:.*]] = torch.aten.add.Scalar(%[[V6]], {{.*}}) : ({{.*}}, !torch.int<0>, !torch.int<1>) -> !torch.tensor<["2*n"],f64>
// CHECK: %[[V8:.*]] = torch.aten.to.dtype(%[[V7]], {{.*}}) : ({{.*}}, !torch.int<6>, !torch.bool<false>, !torch.bool<false>, !torch.none) -> !torch.tensor<["2*n"],f32>
// CHECK: return %[[V8]]
func.func @arange_start_step(%arg0: !torch.tensor<[n,3],f32>) -> (!torch.tensor<["2*n"],f32>) {
  %0 = torch.constant 0 : i64 -> !torch.int<0>
  %1 = torch.aten.size.int(%arg0, %0) : (!torch.tensor<[n,3],f32>, !torch.int<0>) -> !torch.int<n>
  %2 = torch.constant 5.000000e-01 : f64 -> !torch.float<5.000000e-01>
  %3 = torch.constant unit -> !torch.none
  %4 = torch.aten.arange.start_step(%0, %1, %2, %3, %3, %3, %3) : (!torch.int<0>, !torch.int<n>, !torch.float<5.000000e-01>, !torch.none, !torch.none, !torch.none, !torch.none) -> !torch.tensor<["2*n"],f32>
  return %4 : !torch.tensor<["2*n"],f32>
}

// CHECK-LABEL: @linspace(
// CHECK: %[[V0:.*]] = torch.aten.size.int(%arg0, {{.*}}) : ({{.*}}, !torch.int<0>) -> !torch.int<n>
// CHECK: %[[V1:.*]] = torch.aten.sub.int(%[[V0]], {{.*}}) : ({{.*}}, !torch.int<1>) -> !torch.int<"n-1">
// CHECK: %[[V2:.*]] = torch.aten.scalar_tensor(%[[V1]], {{.*}}) : ({{.*}}, !torch.int<6>, !torch.none, !torch.none, !torch.none) -> !torch.tensor<[],f32>
// CHECK: %[[V3:.*]] = torch.aten.clamp(%[[V2]], {{.*}}) : ({{.*}}, !torch.int<1>, !torch.none) -> !torch.tensor<[],f32>
// CHECK: %[[V4:.*]] = torch.constant dense<1.000000e+00> : tensor<f32> -> !torch.tensor<[],f32>
// CHECK: %[[V5:.*]] = torch.aten.div.Tensor(%[[V4]], %[[V3]]) : {{.*}} -> !torch.tensor<[],f32>
// CHECK: %[[V6:.*]] = torch.constant dense<0.000000e+00> : tensor<f64> -> !torch.tensor<[],f64>
// CHECK: %[[V7:.*]] = torch.constant dense<1.000000e+00> : tensor<f64> -> !torch.tensor<[],f64>
// CHECK: %[[V8:.*]] = torch.aten.to.dtype(%[[V5]], {{.*}}) : ({{.*}}, !torch.int<7>, !torch.bool<false>, !torch.bool<false>, !torch.none) -> !torch.tensor<[],f64>
// CHECK: %[[V9:.*]] = torch.aten.to.dtype(%[[V2]], {{.*}}) : ({{.*}}, !torch.int<7>, !torch.bool<false>, !torch.bool<false>, !torch.none) -> !torch.tensor<[],f64>
// CHECK: %[[V10:.*]] = torch.aten.arange.start_step({{.*}}, %[[V0]], {{.*}}) : (!torch.int<0>, {{.*}}, !torch.int<1>, !torch.int<4>, !torch.none, !torch.none, !torch.none) -> !torch.tensor<[n],i64>
// CHECK: %[[V11:.*]] = torch.aten.to.dtype(%[[V10]], {{.*}}) : ({{.*}}, !torch.int<7>, !torch.bool<false>, !torch.bool<false>, !torch.none) -> !torch.tensor<[n],f64>
// CHECK: %[[V12:.*]] = torch.aten.mul.Tensor(%[[V11]], %[[V8]]) : {{.*}} -> !torch.tensor<[n],f64>
// CHECK: %[[V13:.*]] = torch.aten.add.Tensor(%[[V6]], %[[V12]], {{.*}}) : ({{.*}}, !torch.int<1>) -> !torch.tensor<[n],f64>
// CHECK: %[[V14:.*]] = torch.aten.sub.Tensor(%[[V11]], %[[V9]], {{.*}}) : ({{.*}}, !torch.int<1>) -> !torch.tensor<[n],f64>
// CHECK: %[[V15:.*]] = torch.aten.mul.Tensor(%[[V14]], %[[V8]]) : {{.*}} -> !torch.tensor<[n],f64>
// CHECK: %[[V16:.*]] = torch.aten.add.Tensor(%[[V7]], %[[V15]], {{.*}}) : ({{.*}}, !torch.int<1>) -> !torch.tensor<[n],f64>
// CHECK: %[[V17:.*]] = torch.aten.mul.Scalar(%[[V9]], {{.*}}) : ({{.*}}, !torch.float<5.000000e-01>) -> !torch.tensor<[],f64>
// CHECK: %[[V18:.*]] = torch.aten.lt.Tensor(%[[V11]], %[[V17]]) : {{.*}} -> !torch.tensor<[n],i1>
// CHECK: %[[V19:.*]] = torch.aten.eq.Scalar(%[[V9]], {{.*}}) : ({{.*}}, !torch.int<0>) -> !torch.tensor<[],i1>
// CHECK: %[[V20:.*]] = torch.aten.logical_or(%[[V18]], %[[V19]]) : {{.*}} -> !torch.tensor<[n],i1>
// CHECK: %[[V21:.*]] = torch.aten.where.self(%[[V20]], %[[V13]], %[[V16]]) : {{.*}} -> !torch.tensor<[n],f64>
// CHECK: %[[V22:.*]] = torch.aten.to.dtype(%[[V21]], {{.*}}) : ({{.*}}, !torch.int<6>, !torch.bool<false>, !torch.bool<false>, !torch.none) -> !torch.tensor<[n],f32>
// CHECK: return %[[V22]]
func.func @linspace(%arg0: !torch.tensor<[n,3],f32>) -> (!torch.tensor<[n],f32>) {
  %0 = torch.constant 0.000000e+00 : f64 -> !torch.float<0.000000e+00>
  %1 = torch.constant 1.000000e+00 : f64 -> !torch.float<1.000000e+00>
  %2 = torch.constant 0 : i64 -> !torch.int<0>
  %3 = torch.aten.size.int(%arg0, %2) : (!torch.tensor<[n,3],f32>, !torch.int<0>) -> !torch.int<n>
  %4 = torch.constant unit -> !torch.none
  %5 = torch.aten.linspace(%0, %1, %3, %4, %4, %4, %4) : (!torch.float<0.000000e+00>, !torch.float<1.000000e+00>, !torch.int<n>, !torch.none, !torch.none, !torch.none, !torch.none) -> !torch.tensor<[n],f32>
  return %5 : !torch.tensor<[n],f32>
}

// CHECK-LABEL: @linspace_Scalar_Tensor(
// CHECK: %[[V0:.*]] = torch.constant dense<-1.000000e+00> : tensor<f32> -> !torch.tensor<[],f32>
// CHECK: %[[V1:.*]] = torch.constant dense<4.000000e+00> : tensor<f32> -> !torch.tensor<[],f32>
// CHECK: %[[V2:.*]] = torch.aten.sub.Tensor(%arg0, %[[V0]], {{.*}}) : ({{.*}}, !torch.int<1>) -> !torch.tensor<[],f32>
// CHECK: %[[V3:.*]] = torch.aten.div.Tensor(%[[V2]], %[[V1]]) : {{.*}} -> !torch.tensor<[],f32>
// CHECK: %[[V4:.*]] = torch.constant dense<-1.000000e+00> : tensor<f64> -> !torch.tensor<[],f64>
// CHECK: %[[V5:.*]] = torch.aten.to.dtype(%arg0, {{.*}}) : ({{.*}}, !torch.int<7>, !torch.bool<false>, !torch.bool<false>, !torch.none) -> !torch.tensor<[],f64>
// CHECK: %[[V6:.*]] = torch.aten.to.dtype(%[[V3]], {{.*}}) : ({{.*}}, !torch.int<7>, !torch.bool<false>, !torch.bool<false>, !torch.none) -> !torch.tensor<[],f64>
// CHECK: %[[V7:.*]] = torch.constant dense<[0.000000e+00, 1.000000e+00, 2.000000e+00, 3.000000e+00, 4.000000e+00]> : tensor<5xf64> -> !torch.tensor<[5],f64>
// CHECK: %[[V8:.*]] = torch.aten.mul.Tensor(%[[V7]], %[[V6]]) : {{.*}} -> !torch.tensor<[5],f64>
// CHECK: %[[V9:.*]] = torch.aten.add.Tensor(%[[V4]], %[[V8]], {{.*}}) : ({{.*}}, !torch.int<1>) -> !torch.tensor<[5],f64>
// CHECK: %[[V10:.*]] = torch.constant dense<[-4.000000e+00, -3.000000e+00, -2.000000e+00, -1.000000e+00, 0.000000e+00]> : tensor<5xf64> -> !torch.tensor<[5],f64>
// CHECK: %[[V11:.*]] = torch.aten.mul.Tensor(%[[V10]], %[[V6]]) : {{.*}} -> !torch.tensor<[5],f64>
// CHECK: %[[V12:.*]] = torch.aten.add.Tensor(%[[V5]], %[[V11]], {{.*}}) : ({{.*}}, !torch.int<1>) -> !torch.tensor<[5],f64>
// CHECK: %[[V13:.*]] = torch.constant dense<[true, true, false, false, false]> : tensor<5xi1> -> !torch.tensor<[5],i1>
// CHECK: %[[V14:.*]] = torch.aten.where.self(%[[V13]], %[[V9]], %[[V12]]) : {{.*}} -> !torch.tensor<[5],f64>
// CHECK: %[[V15:.*]] = torch.aten.to.dtype(%[[V14]], {{.*}}) : ({{.*}}, !torch.int<6>, !torch.bool<false>, !torch.bool<false>, !torch.none) -> !torch.tensor<[5],f32>
// CHECK: return %[[V15]]
func.func @linspace_Scalar_Tensor(%arg0: !torch.tensor<[],f32>) -> (!torch.tensor<[5],f32>) {
  %0 = torch.constant -1 : i64 -> !torch.int<-1>
  %1 = torch.constant 5 : i64 -> !torch.int<5>
  %2 = torch.constant unit -> !torch.none
  %3 = torch.aten.linspace.Scalar_Tensor(%0, %arg0, %1, %2, %2, %2, %2) : (!torch.int<-1>, !torch.tensor<[],f32>, !torch.int<5>, !torch.none, !torch.none, !torch.none, !torch.none) -> !torch.tensor<[5],f32>
  return %3 : !torch.tensor<[5],f32>
}

// CHECK-LABEL: @linspace_Tensor_Scalar(
// CHECK: %[[V0:.*]] = torch.constant dense<2.000000e+00> : tensor<f32> -> !torch.tensor<[],f32>
// CHECK: %[[V1:.*]] = torch.constant dense<4.000000e+00> : tensor<f32> -> !torch.tensor<[],f32>
// CHECK: %[[V2:.*]] = torch.aten.sub.Tensor(%[[V0]], %arg0, {{.*}}) : ({{.*}}, !torch.int<1>) -> !torch.tensor<[],f32>
// CHECK: %[[V3:.*]] = torch.aten.div.Tensor(%[[V2]], %[[V1]]) : {{.*}} -> !torch.tensor<[],f32>
// CHECK: %[[V4:.*]] = torch.aten.to.dtype(%arg0, {{.*}}) : ({{.*}}, !torch.int<7>, !torch.bool<false>, !torch.bool<false>, !torch.none) -> !torch.tensor<[],f64>
// CHECK: %[[V5:.*]] = torch.constant dense<2.000000e+00> : tensor<f64> -> !torch.tensor<[],f64>
// CHECK: %[[V6:.*]] = torch.aten.to.dtype(%[[V3]], {{.*}}) : ({{.*}}, !torch.int<7>, !torch.bool<false>, !torch.bool<false>, !torch.none) -> !torch.tensor<[],f64>
// CHECK: %[[V7:.*]] = torch.constant dense<[0.000000e+00, 1.000000e+00, 2.000000e+00, 3.000000e+00, 4.000000e+00]> : tensor<5xf64> -> !torch.tensor<[5],f64>
// CHECK: %[[V8:.*]] = torch.aten.mul.Tensor(%[[V7]], %[[V6]]) : {{.*}} -> !torch.tensor<[5],f64>
// CHECK: %[[V9:.*]] = torch.aten.add.Tensor(%[[V4]], %[[V8]], {{.*}}) : ({{.*}}, !torch.int<1>) -> !torch.tensor<[5],f64>
// CHECK: %[[V10:.*]] = torch.constant dense<[-4.000000e+00, -3.000000e+00, -2.000000e+00, -1.000000e+00, 0.000000e+00]> : tensor<5xf64> -> !torch.tensor<[5],f64>
// CHECK: %[[V11:.*]] = torch.aten.mul.Tensor(%[[V10]], %[[V6]]) : {{.*}} -> !torch.tensor<[5],f64>
// CHECK: %[[V12:.*]] = torch.aten.add.Tensor(%[[V5]], %[[V11]], {{.*}}) : ({{.*}}, !torch.int<1>) -> !torch.tensor<[5],f64>
// CHECK: %[[V13:.*]] = torch.constant dense<[true, true, false, false, false]> : tensor<5xi1> -> !torch.tensor<[5],i1>
// CHECK: %[[V14:.*]] = torch.aten.where.self(%[[V13]], %[[V9]], %[[V12]]) : {{.*}} -> !torch.tensor<[5],f64>
// CHECK: %[[V15:.*]] = torch.aten.to.dtype(%[[V14]], {{.*}}) : ({{.*}}, !torch.int<6>, !torch.bool<false>, !torch.bool<false>, !torch.none) -> !torch.tensor<[5],f32>
// CHECK: return %[[V15]]
func.func @linspace_Tensor_Scalar(%arg0: !torch.tensor<[],f32>) -> (!torch.tensor<[5],f32>) {
  %0 = torch.constant 2 : i64 -> !torch.int<2>
  %1 = torch.constant 5 : i64 -> !torch.int<5>
  %2 = torch.constant unit -> !torch.none
  %3 = torch.aten.linspace.Tensor_Scalar(%arg0, %0, %1, %2, %2, %2, %2) : (!torch.tensor<[],f32>, !torch.int<2>, !torch.int<5>, !torch.none, !torch.none, !torch.none, !torch.none) -> !torch.tensor<[5],f32>
  return %3 : !torch.tensor<[5],f32>
}

// CHECK-LABEL: @linspace_Tensor_Tensor(
// CHECK: %[[V0:.*]] = torch.constant dense<4.000000e+00> : tensor<f32> -> !torch.tensor<[],f32>
// CHECK: %[[V1:.*]] = torch.aten.sub.Tensor(%arg1, %arg0, {{.*}}) : ({{.*}}, !torch.int<1>) -> !torch.tensor<[],f32>
// CHECK: %[[V2:.*]] = torch.aten.div.Tensor(%[[V1]], %[[V0]]) : {{.*}} -> !torch.tensor<[],f32>
// CHECK: %[[V3:.*]] = torch.aten.to.dtype(%arg0, {{.*}}) : ({{.*}}, !torch.int<7>, !torch.bool<false>, !torch.bool<false>, !torch.none) -> !torch.tensor<[],f64>
// CHECK: %[[V4:.*]] = torch.aten.to.dtype(%arg1, {{.*}}) : ({{.*}}, !torch.int<7>, !torch.bool<false>, !torch.bool<false>, !torch.none) -> !torch.tensor<[],f64>
// CHECK: %[[V5:.*]] = torch.aten.to.dtype(%[[V2]], {{.*}}) : ({{.*}}, !torch.int<7>, !torch.bool<false>, !torch.bool<false>, !torch.none) -> !torch.tensor<[],f64>
// CHECK: %[[V6:.*]] = torch.constant dense<[0.000000e+00, 1.000000e+00, 2.000000e+00, 3.000000e+00, 4.000000e+00]> : tensor<5xf64> -> !torch.tensor<[5],f64>
// CHECK: %[[V7:.*]] = torch.aten.mul.Tensor(%[[V6]], %[[V5]]) : {{.*}} -> !torch.tensor<[5],f64>
// CHECK: %[[V8:.*]] = torch.aten.add.Tensor(%[[V3]], %[[V7]], {{.*}}) : ({{.*}}, !torch.int<1>) -> !torch.tensor<[5],f64>
// CHECK: %[[V9:.*]] = torch.constant dense<[-4.000000e+00, -3.000000e+00, -2.000000e+00, -1.000000e+00, 0.000000e+00]> : tensor<5xf64> -> !torch.tensor<[5],f64>
// CHECK: %[[V10:.*]] = torch.aten.mul.Tensor(%[[V9]], %[[V5]]) : {{.*}} -> !torch.tensor<[5],f64>
// CHECK: %[[V11:.*]] = torch.aten.add.Tensor(%[[V4]], %[[V10]], {{.*}}) : ({{.*}}, !torch.int<1>) -> !torch.tensor<[5],f64>
// CHECK: %[[V12:.*]] = torch.constant dense<[true, true, false, false, false]> : tensor<5xi1> -> !torch.tensor<[5],i1>
// CHECK: %[[V13:.*]] = torch.aten.where.self(%[[V12]], %[[V8]], %[[V11]]) : {{.*}} -> !torch.tensor<[5],f64>
// CHECK: %[[V14:.*]] = torch.aten.to.dtype(%[[V13]], {{.*}}) : ({{.*}}, !torch.int<6>, !torch.bool<false>, !torch.bool<false>, !torch.none) -> !torch.tensor<[5],f32>
// CHECK: return %[[V14]]
func.func @linspace_Tensor_Tensor(%arg0: !torch.tensor<[],f32>, %arg1: !torch.tensor<[],f32>) -> (!torch.tensor<[5],f32>) {
  %0 = torch.constant 5 : i64 -> !torch.int<5>
  %1 = torch.constant unit -> !torch.none
  %2 = torch.aten.linspace.Tensor_Tensor(%arg0, %arg1, %0, %1, %1, %1, %1) : (!torch.tensor<[],f32>, !torch.tensor<[],f32>, !torch.int<5>, !torch.none, !torch.none, !torch.none, !torch.none) -> !torch.tensor<[5],f32>
  return %2 : !torch.tensor<[5],f32>
}

// CHECK-LABEL: @logspace(
// CHECK: %[[V0:.*]] = torch.aten.size.int(%arg0, {{.*}}) : ({{.*}}, !torch.int<0>) -> !torch.int<n>
// CHECK: %[[V1:.*]] = torch.constant dense<0.000000e+00> : tensor<f64> -> !torch.tensor<[],f64>
// CHECK: %[[V2:.*]] = torch.constant dense<1.000000e+00> : tensor<f64> -> !torch.tensor<[],f64>
// CHECK: %[[V3:.*]] = torch.aten.sub.int(%[[V0]], {{.*}}) : ({{.*}}, !torch.int<1>) -> !torch.int<"n-1">
// CHECK: %[[V4:.*]] = torch.aten.scalar_tensor(%[[V3]], {{.*}}) : ({{.*}}, !torch.int<7>, !torch.none, !torch.none, !torch.none) -> !torch.tensor<[],f64>
// CHECK: %[[V5:.*]] = torch.aten.clamp(%[[V4]], {{.*}}) : ({{.*}}, !torch.int<1>, !torch.none) -> !torch.tensor<[],f64>
// CHECK: %[[V6:.*]] = torch.constant dense<1.000000e+00> : tensor<f64> -> !torch.tensor<[],f64>
// CHECK: %[[V7:.*]] = torch.aten.div.Tensor(%[[V6]], %[[V5]]) : {{.*}} -> !torch.tensor<[],f64>
// CHECK: %[[V8:.*]] = torch.aten.arange.start_step({{.*}}, %[[V0]], {{.*}}) : (!torch.int<0>, {{.*}}, !torch.int<1>, !torch.int<4>, !torch.none, !torch.none, !torch.none) -> !torch.tensor<[n],i64>
// CHECK: %[[V9:.*]] = torch.aten.to.dtype(%[[V8]], {{.*}}) : ({{.*}}, !torch.int<7>, !torch.bool<false>, !torch.bool<false>, !torch.none) -> !torch.tensor<[n],f64>
// CHECK: %[[V10:.*]] = torch.aten.mul.Tensor(%[[V9]], %[[V7]]) : {{.*}} -> !torch.tensor<[n],f64>
// CHECK: %[[V11:.*]] = torch.aten.add.Tensor(%[[V1]], %[[V10]], {{.*}}) : ({{.*}}, !torch.int<1>) -> !torch.tensor<[n],f64>
// CHECK: %[[V12:.*]] = torch.aten.sub.Tensor(%[[V9]], %[[V4]], {{.*}}) : ({{.*}}, !torch.int<1>) -> !torch.tensor<[n],f64>
// CHECK: %[[V13:.*]] = torch.aten.mul.Tensor(%[[V12]], %[[V7]]) : {{.*}} -> !torch.tensor<[n],f64>
// CHECK: %[[V14:.*]] = torch.aten.add.Tensor(%[[V2]], %[[V13]], {{.*}}) : ({{.*}}, !torch.int<1>) -> !torch.tensor<[n],f64>
// CHECK: %[[V15:.*]] = torch.aten.mul.Scalar(%[[V4]], {{.*}}) : ({{.*}}, !torch.float<5.000000e-01>) -> !torch.tensor<[],f64>
// CHECK: %[[V16:.*]] = torch.aten.lt.Tensor(%[[V9]], %[[V15]]) : {{.*}} -> !torch.tensor<[n],i1>
// CHECK: %[[V17:.*]] = torch.aten.eq.Scalar(%[[V4]], {{.*}}) : ({{.*}}, !torch.int<0>) -> !torch.tensor<[],i1>
// CHECK: %[[V18:.*]] = torch.aten.logical_or(%[[V16]], %[[V17]]) : {{.*}} -> !torch.tensor<[n],i1>
// CHECK: %[[V19:.*]] = torch.aten.where.self(%[[V18]], %[[V11]], %[[V14]]) : {{.*}} -> !torch.tensor<[n],f64>
// CHECK: %[[V20:.*]] = torch.aten.pow.Scalar({{.*}}, %[[V19]]) : (!torch.float<1.000000e+01>, {{.*}}) -> !torch.tensor<[n],f64>
// CHECK: %[[V21:.*]] = torch.aten.to.dtype(%[[V20]], {{.*}}) : ({{.*}}, !torch.int<6>, !torch.bool<false>, !torch.bool<false>, !torch.none) -> !torch.tensor<[n],f32>
// CHECK: return %[[V21]]
func.func @logspace(%arg0: !torch.tensor<[n,3],f32>) -> (!torch.tensor<[n],f32>) {
  %0 = torch.constant 0.000000e+00 : f64 -> !torch.float<0.000000e+00>
  %1 = torch.constant 1.000000e+00 : f64 -> !torch.float<1.000000e+00>
  %2 = torch.constant 0 : i64 -> !torch.int<0>
  %3 = torch.aten.size.int(%arg0, %2) : (!torch.tensor<[n,3],f32>, !torch.int<0>) -> !torch.int<n>
  %4 = torch.constant 1.000000e+01 : f64 -> !torch.float<1.000000e+01>
  %5 = torch.constant unit -> !torch.none
  %6 = torch.aten.logspace(%0, %1, %3, %4, %5, %5, %5, %5) : (!torch.float<0.000000e+00>, !torch.float<1.000000e+00>, !torch.int<n>, !torch.float<1.000000e+01>, !torch.none, !torch.none, !torch.none, !torch.none) -> !torch.tensor<[n],f32>
  return %6 : !torch.tensor<[n],f32>
}

// CHECK-LABEL: @logspace_Scalar_Tensor(
// CHECK: %[[V0:.*]] = torch.constant dense<-1.000000e+00> : tensor<f64> -> !torch.tensor<[],f64>
// CHECK: %[[V1:.*]] = torch.aten.to.dtype(%arg0, {{.*}}) : ({{.*}}, !torch.int<7>, !torch.bool<false>, !torch.bool<false>, !torch.none) -> !torch.tensor<[],f64>
// CHECK: %[[V2:.*]] = torch.constant dense<4.000000e+00> : tensor<f64> -> !torch.tensor<[],f64>
// CHECK: %[[V3:.*]] = torch.aten.sub.Tensor(%[[V1]], %[[V0]], {{.*}}) : ({{.*}}, !torch.int<1>) -> !torch.tensor<[],f64>
// CHECK: %[[V4:.*]] = torch.aten.div.Tensor(%[[V3]], %[[V2]]) : {{.*}} -> !torch.tensor<[],f64>
// CHECK: %[[V5:.*]] = torch.constant dense<[0.000000e+00, 1.000000e+00, 2.000000e+00, 3.000000e+00, 4.000000e+00]> : tensor<5xf64> -> !torch.tensor<[5],f64>
// CHECK: %[[V6:.*]] = torch.aten.mul.Tensor(%[[V5]], %[[V4]]) : {{.*}} -> !torch.tensor<[5],f64>
// CHECK: %[[V7:.*]] = torch.aten.add.Tensor(%[[V0]], %[[V6]], {{.*}}) : ({{.*}}, !torch.int<1>) -> !torch.tensor<[5],f64>
// CHECK: %[[V8:.*]] = torch.constant dense<[-4.000000e+00, -3.000000e+00, -2.000000e+00, -1.000000e+00, 0.000000e+00]> : tensor<5xf64> -> !torch.tensor<[5],f64>
// CHECK: %[[V9:.*]] = torch.aten.mul.Tensor(%[[V8]], %[[V4]]) : {{.*}} -> !torch.tensor<[5],f64>
// CHECK: %[[V10:.*]] = torch.aten.add.Tensor(%[[V1]], %[[V9]], {{.*}}) : ({{.*}}, !torch.int<1>) -> !torch.tensor<[5],f64>
// CHECK: %[[V11:.*]] = torch.constant dense<[true, true, false, false, false]> : tensor<5xi1> -> !torch.tensor<[5],i1>
// CHECK: %[[V12:.*]] = torch.aten.where.self(%[[V11]], %[[V7]], %[[V10]]) : {{.*}} -> !torch.tensor<[5],f64>
// CHECK: %[[V13:.*]] = torch.aten.pow.Scalar({{.*}}, %[[V12]]) : (!torch.float<1.000000e+01>, {{.*}}) -> !torch.tensor<[5],f64>
// CHECK: %[[V14:.*]] = torch.aten.to.dtype(%[[V13]], {{.*}}) : ({{.*}}, !torch.int<6>, !torch.bool<false>, !torch.bool<false>, !torch.none) -> !torch.tensor<[5],f32>
// CHECK: return %[[V14]]
func.func @logspace_Scalar_Tensor(%arg0: !torch.tensor<[],f32>) -> (!torch.tensor<[5],f32>) {
  %0 = torch.constant -1 : i64 -> !torch.int<-1>
  %1 = torch.constant 5 : i64 -> !torch.int<5>
  %2 = torch.constant 1.000000e+01 : f64 -> !torch.float<1.000000e+01>
  %3 = torch.constant unit -> !torch.none
  %4 = torch.aten.logspace.Scalar_Tensor(%0, %arg0, %1, %2, %3, %3, %3, %3) : (!torch.int<-1>, !torch.tensor<[],f32>, !torch.int<5>, !torch.float<1.000000e+01>, !torch.none, !torch.none, !torch.none, !torch.none) -> !torch.tensor<[5],f32>
  return %4 : !torch.tensor<[5],f32>
}

// CHECK-LABEL: @logspace_Tensor_Scalar(
// CHECK: %[[V0:.*]] = torch.aten.to.dtype(%arg0, {{.*}}) : ({{.*}}, !torch.int<7>, !torch.bool<false>, !torch.bool<false>, !torch.none) -> !torch.tensor<[],f64>
// CHECK: %[[V1:.*]] = torch.constant dense<2.000000e+00> : tensor<f64> -> !torch.tensor<[],f64>
// CHECK: %[[V2:.*]] = torch.constant dense<4.000000e+00> : tensor<f64> -> !torch.tensor<[],f64>
// CHECK: %[[V3:.*]] = torch.aten.sub.Tensor(%[[V1]], %[[V0]], {{.*}}) : ({{.*}}, !torch.int<1>) -> !torch.tensor<[],f64>
// CHECK: %[[V4:.*]] = torch.aten.div.Tensor(%[[V3]], %[[V2]]) : {{.*}} -> !torch.tensor<[],f64>
// CHECK: %[[V5:.*]] = torch.constant dense<[0.000000e+00, 1.000000e+00, 2.000000e+00, 3.000000e+00, 4.000000e+00]> : tensor<5xf64> -> !torch.tensor<[5],f64>
// CHECK: %[[V6:.*]] = torch.aten.mul.Tensor(%[[V5]], %[[V4]]) : {{.*}} -> !torch.tensor<[5],f64>
// CHECK: %[[V7:.*]] = torch.aten.add.Tensor(%[[V0]], %[[V6]], {{.*}}) : ({{.*}}, !torch.int<1>) -> !torch.tensor<[5],f64>
// CHECK: %[[V8:.*]] = torch.constant dense<[-4.000000e+00, -3.000000e+00, -2.000000e+00, -1.000000e+00, 0.000000e+00]> : tensor<5xf64> -> !torch.tensor<[5],f64>
// CHECK: %[[V9:.*]] = torch.aten.mul.Tensor(%[[V8]], %[[V4]]) : {{.*}} -> !torch.tensor<[5],f64>
// CHECK: %[[V10:.*]] = torch.aten.add.Tensor(%[[V1]], %[[V9]], {{.*}}) : ({{.*}}, !torch.int<1>) -> !torch.tensor<[5],f64>
// CHECK: %[[V11:.*]] = torch.constant dense<[true, true, false, false, false]> : tensor<5xi1> -> !torch.tensor<[5],i1>
// CHECK: %[[V12:.*]] = torch.aten.where.self(%[[V11]], %[[V7]], %[[V10]]) : {{.*}} -> !torch.tensor<[5],f64>
// CHECK: %[[V13:.*]] = torch.aten.pow.Scalar({{.*}}, %[[V12]]) : (!torch.float<1.000000e+01>, {{.*}}) -> !torch.tensor<[5],f64>
// CHECK: %[[V14:.*]] = torch.aten.to.dtype(%[[V13]], {{.*}}) : ({{.*}}, !torch.int<6>, !torch.bool<false>, !torch.bool<false>, !torch.none) -> !torch.tensor<[5],f32>
// CHECK: return %[[V14]]
func.func @logspace_Tensor_Scalar(%arg0: !torch.tensor<[],f32>) -> (!torch.tensor<[5],f32>) {
  %0 = torch.constant 2 : i64 -> !torch.int<2>
  %1 = torch.constant 5 : i64 -> !torch.int<5>
  %2 = torch.constant 1.000000e+01 : f64 -> !torch.float<1.000000e+01>
  %3 = torch.constant unit -> !torch.none
  %4 = torch.aten.logspace.Tensor_Scalar(%arg0, %0, %1, %2, %3, %3, %3, %3) : (!torch.tensor<[],f32>, !torch.int<2>, !torch.int<5>, !torch.float<1.000000e+01>, !torch.none, !torch.none, !torch.none, !torch.none) -> !torch.tensor<[5],f32>
  return %4 : !torch.tensor<[5],f32>
}

// CHECK-LABEL: @logspace_Tensor_Tensor(
// CHECK: %[[V0:.*]] = torch.aten.to.dtype(%arg0, {{.*}}) : ({{.*}}, !torch.int<7>, !torch.bool<false>, !torch.bool<false>, !torch.none) -> !torch.tensor<[],f64>
// CHECK: %[[V1:.*]] = torch.aten.to.dtype(%arg1, {{.*}}) : ({{.*}}, !torch.int<7>, !torch.bool<false>, !torch.bool<false>, !torch.none) -> !torch.tensor<[],f64>
// CHECK: %[[V2:.*]] = torch.constant dense<4.000000e+00> : tensor<f64> -> !torch.tensor<[],f64>
// CHECK: %[[V3:.*]] = torch.aten.sub.Tensor(%[[V1]], %[[V0]], {{.*}}) : ({{.*}}, !torch.int<1>) -> !torch.tensor<[],f64>
// CHECK: %[[V4:.*]] = torch.aten.div.Tensor(%[[V3]], %[[V2]]) : {{.*}} -> !torch.tensor<[],f64>
// CHECK: %[[V5:.*]] = torch.constant dense<[0.000000e+00, 1.000000e+00, 2.000000e+00, 3.000000e+00, 4.000000e+00]> : tensor<5xf64> -> !torch.tensor<[5],f64>
// CHECK: %[[V6:.*]] = torch.aten.mul.Tensor(%[[V5]], %[[V4]]) : {{.*}} -> !torch.tensor<[5],f64>
// CHECK: %[[V7:.*]] = torch.aten.add.Tensor(%[[V0]], %[[V6]], {{.*}}) : ({{.*}}, !torch.int<1>) -> !torch.tensor<[5],f64>
// CHECK: %[[V8:.*]] = torch.constant dense<[-4.000000e+00, -3.000000e+00, -2.000000e+00, -1.000000e+00, 0.000000e+00]> : tensor<5xf64> -> !torch.tensor<[5],f64>
// CHECK: %[[V9:.*]] = torch.aten.mul.Tensor(%[[V8]], %[[V4]]) : {{.*}} -> !torch.tensor<[5],f64>
// CHECK: %[[V10:.*]] = torch.aten.add.Tensor(%[[V1]], %[[V9]], {{.*}}) : ({{.*}}, !torch.int<1>) -> !torch.tensor<[5],f64>
// CHECK: %[[V11:.*]] = torch.constant dense<[true, true, false, false, false]> : tensor<5xi1> -> !torch.tensor<[5],i1>
// CHECK: %[[V12:.*]] = torch.aten.where.self(%[[V11]], %[[V7]], %[[V10]]) : {{.*}} -> !torch.tensor<[5],f64>
// CHECK: %[[V13:.*]] = torch.aten.pow.Scalar({{.*}}, %[[V12]]) : (!torch.float<1.000000e+01>, {{.*}}) -> !torch.tensor<[5],f64>
// CHECK: %[[V14:.*]] = torch.aten.to.dtype(%[[V13]], {{.*}}) : ({{.*}}, !torch.int<6>, !torch.bool<false>, !torch.bool<false>, !torch.none) -> !torch.tensor<[5],f32>
// CHECK: return %[[V14]]
func.func @logspace_Tensor_Tensor(%arg0: !torch.tensor<[],f32>, %arg1: !torch.tensor<[],f32>) -> (!torch.tensor<[5],f32>) {
  %0 = torch.constant 5 : i64 -> !torch.int<5>
  %1 = torch.constant 1.000000e+01 : f64 -> !torch.float<1.000000e+01>
  %2 = torch.constant unit -> !torch.none
  %3 = torch.aten.logspace.Tensor_Tensor(%arg0, %arg1, %0, %1, %2, %2, %2, %2) : (!torch.tensor<[],f32>, !torch.tensor<[],f32>, !torch.int<5>, !torch.float<1.000000e+01>, !torch.none, !torch.none, !torch.none, !torch.none) -> !torch.tensor<[5],f32>
  return %3 : !torch.tensor<[5],f32>
}

// CHECK-LABEL: @range(
// CHECK: %[[V0:.*]] = torch.aten.size.int(%arg0, {{.*}}) : ({{.*}}, !torch.int<0>) -> !torch.int<n>
// CHECK: %[[V1:.*]] = torch.aten.sub.int(%[[V0]], {{.*}}) : ({{.*}}, !torch.int<0>) -> !torch.int<n>
// CHECK: %[[V2:.*]] = torch.aten.div.int(%[[V1]], {{.*}}) : ({{.*}}, !torch.int<1>) -> !torch.float<s1>
// CHECK: %[[V3:.*]] = torch.aten.floor.float(%[[V2]]) : {{.*}} -> !torch.int<n>
// CHECK: %[[V4:.*]] = torch.aten.add.int(%[[V3]], {{.*}}) : ({{.*}}, !torch.int<1>) -> !torch.int<"n+1">
// CHECK: %[[V5:.*]] = torch.aten.arange.start_step({{.*}}, %[[V4]], {{.*}}) : (!torch.int<0>, {{.*}}, !torch.int<1>, !torch.int<4>, !torch.none, !torch.none, !torch.none) -> !torch.tensor<["n+1"],i64>
// CHECK: %[[V6:.*]] = torch.aten.to.dtype(%[[V5]], {{.*}}) : ({{.*}}, !torch.int<7>, !torch.bool<false>, !torch.bool<false>, !torch.none) -> !torch.tensor<["n+1"],f64>
// CHECK: %[[V7:.*]] = torch.aten.mul.Scalar(%[[V6]], {{.*}}) : ({{.*}}, !torch.int<1>) -> !torch.tensor<["n+1"],f64>
// CHECK: %[[V8:.*]] = torch.aten.add.Scalar(%[[V7]], {{.*}}) : ({{.*}}, !torch.int<0>, !torch.int<1>) -> !torch.tensor<["n+1"],f64>
// CHECK: %[[V9:.*]] = torch.aten.to.dtype(%[[V8]], {{.*}}) : ({{.*}}, !torch.int<6>, !torch.bool<false>, !torch.bool<false>, !torch.none) -> !torch.tensor<["n+1"],f32>
// CHECK: return %[[V9]]
func.func @range(%arg0: !torch.tensor<[n,3],f32>) -> (!torch.tensor<["n+1"],f32>) {
  %0 = torch.constant 0 : i64 -> !torch.int<0>
  %1 = torch.aten.size.int(%arg0, %0) : (!torch.tensor<[n,3],f32>, !torch.int<0>) -> !torch.int<n>
  %2 = torch.constant unit -> !torch.none
  %3 = torch.aten.range(%0, %1, %2, %2, %2, %2) : (!torch.int<0>, !torch.int<n>, !torch.none, !torch.none, !torch.none, !torch.none) -> !torch.tensor<["n+1"],f32>
  return %3 : !torch.tensor<["n+1"],f32>
}

// CHECK-LABEL: @range_step(
// CHECK: %[[V0:.*]] = torch.aten.size.int(%arg0, {{.*}}) : ({{.*}}, !torch.int<0>) -> !torch.int<n>
// CHECK: %[[V1:.*]] = torch.aten.sub.int(%[[V0]], {{.*}}) : ({{.*}}, !torch.int<0>) -> !torch.int<n>
// CHECK: %[[V2:.*]] = torch.aten.div.int(%[[V1]], {{.*}}) : ({{.*}}, !torch.int<2>) -> !torch.float<s2>
// CHECK: %[[V3:.*]] = torch.aten.floor.float(%[[V2]]) : {{.*}} -> !torch.int<"n//2">
// CHECK: %[[V4:.*]] = torch.aten.add.int(%[[V3]], {{.*}}) : ({{.*}}, !torch.int<1>) -> !torch.int<"(n+2)//2">
// CHECK: %[[V5:.*]] = torch.aten.arange.start_step({{.*}}, %[[V4]], {{.*}}) : (!torch.int<0>, {{.*}}, !torch.int<1>, !torch.int<4>, !torch.none, !torch.none, !torch.none) -> !torch.tensor<["(n+2)//2"],i64>
// CHECK: %[[V6:.*]] = torch.aten.to.dtype(%[[V5]], {{.*}}) : ({{.*}}, !torch.int<7>, !torch.bool<false>, !torch.bool<false>, !torch.none) -> !torch.tensor<["(n+2)//2"],f64>
// CHECK: %[[V7:.*]] = torch.aten.mul.Scalar(%[[V6]], {{.*}}) : ({{.*}}, !torch.int<2>) -> !torch.tensor<["(n+2)//2"],f64>
// CHECK: %[[V8:.*]] = torch.aten.add.Scalar(%[[V7]], {{.*}}) : ({{.*}}, !torch.int<0>, !torch.int<1>) -> !torch.tensor<["(n+2)//2"],f64>
// CHECK: %[[V9:.*]] = torch.aten.to.dtype(%[[V8]], {{.*}}) : ({{.*}}, !torch.int<6>, !torch.bool<false>, !torch.bool<false>, !torch.none) -> !torch.tensor<["(n+2)//2"],f32>
// CHECK: return %[[V9]]
func.func @range_step(%arg0: !torch.tensor<[n,3],f32>) -> (!torch.tensor<["(n+2)//2"],f32>) {
  %0 = torch.constant 0 : i64 -> !torch.int<0>
  %1 = torch.aten.size.int(%arg0, %0) : (!torch.tensor<[n,3],f32>, !torch.int<0>) -> !torch.int<n>
  %2 = torch.constant 2 : i64 -> !torch.int<2>
  %3 = torch.constant unit -> !torch.none
  %4 = torch.aten.range.step(%0, %1, %2, %3, %3, %3, %3) : (!torch.int<0>, !torch.int<n>, !torch.int<2>, !torch.none, !torch.none, !torch.none, !torch.none) -> !torch.tensor<["(n+2)//2"],f32>
  return %4 : !torch.tensor<["(n+2)//2"],f32>
}

// CHECK-LABEL: @vander(
// CHECK: %[[V0:.*]] = torch.aten.unsqueeze(%arg0, {{.*}}) : ({{.*}}, !torch.int<-1>) -> !torch.tensor<[n,1],f32>
// CHECK: %[[V1:.*]] = torch.aten.size.int(%[[V0]], {{.*}}) : ({{.*}}, !torch.int<0>) -> !torch.int<n>
// CHECK: %[[V2:.*]] = torch.prim.ListConstruct(%[[V1]], %[[V1]]) : {{.*}} -> !torch.list<[!torch.int<n>, !torch.int<n>]>
// CHECK: %[[V3:.*]] = torch.aten.expand(%[[V0]], %[[V2]], {{.*}}) : ({{.*}}, !torch.bool<false>) -> !torch.tensor<[n,n],f32>
// CHECK: %[[V4:.*]] = torch.aten.full_like(%[[V0]], {{.*}}) : ({{.*}}, !torch.int<1>, !torch.int<6>, !torch.none, !torch.none, !torch.none, !torch.none) -> !torch.tensor<[n,1],f32>
// CHECK: %[[V5:.*]] = torch.prim.ListConstruct(%[[V4]], %[[V3]]) : {{.*}} -> !torch.list<[!torch.tensor<[n,1],f32>, !torch.tensor<[n,n],f32>]>
// CHECK: %[[V6:.*]] = torch.aten.cat(%[[V5]], {{.*}}) : ({{.*}}, !torch.int<1>) -> !torch.tensor<[n,"n+1"],f32>
// CHECK: %[[V7:.*]] = torch.aten.size.int(%[[V6]], {{.*}}) : ({{.*}}, !torch.int<1>) -> !torch.int<"n+1">
// CHECK: %[[V8:.*]] = torch.aten.arange.start_step({{.*}}, %[[V7]], {{.*}}) : (!torch.int<0>, {{.*}}, !torch.int<1>, !torch.int<4>, !torch.none, !torch.none, !torch.none) -> !torch.tensor<["n+1"],i64>
// CHECK: %[[V9:.*]] = torch.aten.lt.int({{.*}}, %[[V7]]) : (!torch.int<1>, {{.*}}) -> !torch.bool<s3>
// CHECK: %[[V10:.*]]:2 = torch.prim.Loop {{.*}}, %[[V9]], {{.*}}, %[[V6]] : (!torch.int<4611686018427387904>, !torch.bool<s3>, !torch.int<1>, !torch.tensor<[n,"n+1"],f32>) -> (!torch.int, !torch.tensor<[n,"n+1"],f32>) {
// CHECK: %[[V11:.*]] = torch.aten.mul.int(%arg2, {{.*}}) : ({{.*}}, !torch.int<2>) -> !torch.int
// CHECK: %[[V12:.*]] = torch.aten.sub.Scalar(%[[V8]], %arg2, {{.*}}) : ({{.*}}, !torch.int<1>) -> !torch.tensor<["n+1"],i64>
// CHECK: %[[V13:.*]] = torch.constant dense<0> : tensor<i64> -> !torch.tensor<[],i64>
// CHECK: %[[V14:.*]] = torch.aten.lt.Tensor(%[[V12]], %[[V13]]) : {{.*}} -> !torch.tensor<["n+1"],i1>
// CHECK: %[[V15:.*]] = torch.aten.where.self(%[[V14]], %[[V13]], %[[V12]]) : {{.*}} -> !torch.tensor<["n+1"],i64>
// CHECK: %[[V16:.*]] = torch.aten.index_select(%arg3, {{.*}}, %[[V15]]) : ({{.*}}, !torch.int<1>, {{.*}}) -> !torch.tensor<[n,"n+1"],f32>
// CHECK: %[[V17:.*]] = torch.aten.mul.Tensor(%[[V16]], %arg3) : {{.*}} -> !torch.tensor<[n,"n+1"],f32>
// CHECK: %[[V18:.*]] = torch.aten.ge.Scalar(%[[V12]], {{.*}}) : ({{.*}}, !torch.int<0>) -> !torch.tensor<["n+1"],i1>
// CHECK: %[[V19:.*]] = torch.aten.where.self(%[[V18]], %[[V17]], %arg3) : {{.*}} -> !torch.tensor<[n,"n+1"],f32>
// CHECK: %[[V20:.*]] = torch.aten.lt.int(%[[V11]], %[[V7]]) : {{.*}} -> !torch.bool
// CHECK: torch.prim.yield %[[V20]], %[[V11]], %[[V19]] : !torch.bool, !torch.int, !torch.tensor<[n,"n+1"],f32>
// CHECK: %[[V21:.*]] = torch.aten.slice.Tensor(%[[V10]]#1, {{.*}}, %[[V1]], {{.*}}) : ({{.*}}, !torch.int<1>, !torch.int<0>, {{.*}}, !torch.int<1>) -> !torch.tensor<[n,n],f32>
// CHECK: %[[V22:.*]] = torch.prim.ListConstruct({{.*}}) : (!torch.int<1>) -> !torch.list<[!torch.int<1>]>
// CHECK: %[[V23:.*]] = torch.aten.flip(%[[V21]], %[[V22]]) : {{.*}} -> !torch.tensor<[n,n],f32>
// CHECK: return %[[V23]]
func.func @vander(%arg0: !torch.tensor<[n],f32>) -> (!torch.tensor<[n,n],f32>) {
  %0 = torch.constant unit -> !torch.none
  %1 = torch.constant false -> !torch.bool<false>
  %r0 = torch.aten.vander(%arg0, %0, %1) : (!torch.tensor<[n],f32>, !torch.none, !torch.bool<false>) -> !torch.tensor<[n,n],f32>
  return %r0 : !torch.tensor<[n,n],f32>
}

// CHECK-LABEL: @vander_increasing(
// CHECK: %[[V0:.*]] = torch.aten.unsqueeze(%arg0, {{.*}}) : ({{.*}}, !torch.int<-1>) -> !torch.tensor<[n,1],i64>
// CHECK: %[[V1:.*]] = torch.aten.size.int(%[[V0]], {{.*}}) : ({{.*}}, !torch.int<0>) -> !torch.int<n>
// CHECK: %[[V2:.*]] = torch.prim.ListConstruct(%[[V1]], {{.*}}) : ({{.*}}, !torch.int<3>) -> !torch.list<[!torch.int<n>, !torch.int<3>]>
// CHECK: %[[V3:.*]] = torch.aten.expand(%[[V0]], %[[V2]], {{.*}}) : ({{.*}}, !torch.bool<false>) -> !torch.tensor<[n,3],i64>
// CHECK: %[[V4:.*]] = torch.aten.full_like(%[[V0]], {{.*}}) : ({{.*}}, !torch.int<1>, !torch.int<4>, !torch.none, !torch.none, !torch.none, !torch.none) -> !torch.tensor<[n,1],i64>
// CHECK: %[[V5:.*]] = torch.prim.ListConstruct(%[[V4]], %[[V3]]) : {{.*}} -> !torch.list<[!torch.tensor<[n,1],i64>, !torch.tensor<[n,3],i64>]>
// CHECK: %[[V6:.*]] = torch.aten.cat(%[[V5]], {{.*}}) : ({{.*}}, !torch.int<1>) -> !torch.tensor<[n,4],i64>
// CHECK: %[[V7:.*]] = torch.aten.slice.Tensor(%[[V6]], {{.*}}) : ({{.*}}, !torch.int<1>, !torch.int<0>, !torch.int<3>, !torch.int<1>) -> !torch.tensor<[n,3],i64>
// CHECK: %[[V8:.*]] = torch.aten.slice.Tensor(%[[V6]], {{.*}}) : ({{.*}}, !torch.int<1>, !torch.int<1>, !torch.none, !torch.int<1>) -> !torch.tensor<[n,3],i64>
// CHECK: %[[V9:.*]] = torch.aten.mul.Tensor(%[[V7]], %[[V8]]) : {{.*}} -> !torch.tensor<[n,3],i64>
// CHECK: %[[V10:.*]] = torch.aten.slice.Tensor(%[[V6]], {{.*}}) : ({{.*}}, !torch.int<1>, !torch.int<0>, !torch.int<1>, !torch.int<1>) -> !torch.tensor<[n,1],i64>
// CHECK: %[[V11:.*]] = torch.prim.ListConstruct(%[[V10]], %[[V9]]) : {{.*}} -> !torch.list<[!torch.tensor<[n,1],i64>, !torch.tensor<[n,3],i64>]>
// CHECK: %[[V12:.*]] = torch.aten.cat(%[[V11]], {{.*}}) : ({{.*}}, !torch.int<1>) -> !torch.tensor<[n,4],i64>
// CHECK: %[[V13:.*]] = torch.aten.slice.Tensor(%[[V12]], {{.*}}) : ({{.*}}, !torch.int<1>, !torch.int<0>, !torch.int<2>, !torch.int<1>) -> !torch.tensor<[n,2],i64>
// CHECK: %[[V14:.*]] = torch.aten.slice.Tensor(%[[V12]], {{.*}}) : ({{.*}}, !torch.int<1>, !torch.int<2>, !torch.none, !torch.int<1>) -> !torch.tensor<[n,2],i64>
// CHECK: %[[V15:.*]] = torch.aten.mul.Tensor(%[[V13]], %[[V14]]) : {{.*}} -> !torch.tensor<[n,2],i64>
// CHECK: %[[V16:.*]] = torch.aten.slice.Tensor(%[[V12]], {{.*}}) : ({{.*}}, !torch.int<1>, !torch.int<0>, !torch.int<2>, !torch.int<1>) -> !torch.tensor<[n,2],i64>
// CHECK: %[[V17:.*]] = torch.prim.ListConstruct(%[[V16]], %[[V15]]) : {{.*}} -> !torch.list<[!torch.tensor<[n,2],i64>, !torch.tensor<[n,2],i64>]>
// CHECK: %[[V18:.*]] = torch.aten.cat(%[[V17]], {{.*}}) : ({{.*}}, !torch.int<1>) -> !torch.tensor<[n,4],i64>
// CHECK: %[[V19:.*]] = torch.aten.slice.Tensor(%[[V18]], {{.*}}) : ({{.*}}, !torch.int<1>, !torch.int<0>, !torch.int<3>, !torch.int<1>) -> !torch.tensor<[n,3],i64>
// CHECK: return %[[V19]]
func.func @vander_increasing(%arg0: !torch.tensor<[n],i64>) -> (!torch.tensor<[n,3],i64>) {
  %0 = torch.constant 3 : i64 -> !torch.int<3>
  %1 = torch.constant true -> !torch.bool<true>
  %r0 = torch.aten.vander(%arg0, %0, %1) : (!torch.tensor<[n],i64>, !torch.int<3>, !torch.bool<true>) -> !torch.tensor<[n,3],i64>
  return %r0 : !torch.tensor<[n,3],i64>
}
