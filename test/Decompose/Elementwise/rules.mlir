// NOTE: The checks are written by tools/dev/update_checks.py.

// RUN: torch-onnx-opt %s --decompose | FileCheck %s

// CHECK-LABEL: @addcdiv(
// CHECK: %[[V0:.*]] = torch.aten.div.Tensor(%arg1, %arg2) : {{.*}} -> !torch.tensor<[n,3],f32>
// CHECK: %[[V1:.*]] = torch.aten.add.Tensor(%arg0, %[[V0]], {{.*}}) : ({{.*}}, !torch.int<1>) -> !torch.tensor<[n,3],f32>
// CHECK: return %[[V1]]
func.func @addcdiv(%arg0: !torch.tensor<[n,3],f32>, %arg1: !torch.tensor<[3],f32>, %arg2: !torch.tensor<[n,1],f32>) -> (!torch.tensor<[n,3],f32>) {
  %0 = torch.constant 1 : i64 -> !torch.int<1>
  %1 = torch.aten.addcdiv(%arg0, %arg1, %arg2, %0) : (!torch.tensor<[n,3],f32>, !torch.tensor<[3],f32>, !torch.tensor<[n,1],f32>, !torch.int<1>) -> !torch.tensor<[n,3],f32>
  return %1 : !torch.tensor<[n,3],f32>
}

// CHECK-LABEL: @addcmul(
// CHECK: %[[V0:.*]] = torch.aten.mul.Tensor(%arg1, %arg2) : {{.*}} -> !torch.tensor<[n,3],f32>
// CHECK: %[[V1:.*]] = torch.aten.add.Tensor(%arg0, %[[V0]], {{.*}}) : ({{.*}}, !torch.int<1>) -> !torch.tensor<[n,3],f32>
// CHECK: return %[[V1]]
func.func @addcmul(%arg0: !torch.tensor<[n,3],f32>, %arg1: !torch.tensor<[3],f32>, %arg2: !torch.tensor<[n,1],f32>) -> (!torch.tensor<[n,3],f32>) {
  %0 = torch.constant 1 : i64 -> !torch.int<1>
  %1 = torch.aten.addcmul(%arg0, %arg1, %arg2, %0) : (!torch.tensor<[n,3],f32>, !torch.tensor<[3],f32>, !torch.tensor<[n,1],f32>, !torch.int<1>) -> !torch.tensor<[n,3],f32>
  return %1 : !torch.tensor<[n,3],f32>
}

// CHECK-LABEL: @addcmul_of_ints(
// CHECK: %[[V0:.*]] = torch.aten.mul.Tensor(%arg1, %arg2) : {{.*}} -> !torch.tensor<[n,3],i64>
// CHECK: %[[V1:.*]] = torch.aten.add.Tensor(%arg0, %[[V0]], {{.*}}) : ({{.*}}, !torch.int<1>) -> !torch.tensor<[n,3],i64>
// CHECK: return %[[V1]]
func.func @addcmul_of_ints(%arg0: !torch.tensor<[n,3],i64>, %arg1: !torch.tensor<[3],i64>, %arg2: !torch.tensor<[n,1],i64>) -> (!torch.tensor<[n,3],i64>) {
  %0 = torch.constant 1 : i64 -> !torch.int<1>
  %1 = torch.aten.addcmul(%arg0, %arg1, %arg2, %0) : (!torch.tensor<[n,3],i64>, !torch.tensor<[3],i64>, !torch.tensor<[n,1],i64>, !torch.int<1>) -> !torch.tensor<[n,3],i64>
  return %1 : !torch.tensor<[n,3],i64>
}

// CHECK-LABEL: @clamp_Tensor(
// CHECK: %[[V0:.*]] = torch.aten.maximum(%arg0, %arg1) : {{.*}} -> !torch.tensor<[n,3],f32>
// CHECK: %[[V1:.*]] = torch.aten.minimum(%[[V0]], %arg2) : {{.*}} -> !torch.tensor<[n,3],f32>
// CHECK: return %[[V1]]
func.func @clamp_Tensor(%arg0: !torch.tensor<[n,3],f32>, %arg1: !torch.tensor<[3],f32>, %arg2: !torch.tensor<[n,1],f32>) -> (!torch.tensor<[n,3],f32>) {
  %0 = torch.aten.clamp.Tensor(%arg0, %arg1, %arg2) : (!torch.tensor<[n,3],f32>, !torch.tensor<[3],f32>, !torch.tensor<[n,1],f32>) -> !torch.tensor<[n,3],f32>
  return %0 : !torch.tensor<[n,3],f32>
}

// CHECK-LABEL: @clamp_Tensor_of_ints(
// CHECK: %[[V0:.*]] = torch.aten.lt.Tensor(%arg0, %arg1) : {{.*}} -> !torch.tensor<[n,3],i1>
// CHECK: %[[V1:.*]] = torch.aten.where.self(%[[V0]], %arg1, %arg0) : {{.*}} -> !torch.tensor<[n,3],i64>
// CHECK: %[[V2:.*]] = torch.aten.lt.Tensor(%[[V1]], %arg2) : {{.*}} -> !torch.tensor<[n,3],i1>
// CHECK: %[[V3:.*]] = torch.aten.where.self(%[[V2]], %[[V1]], %arg2) : {{.*}} -> !torch.tensor<[n,3],i64>
// CHECK: return %[[V3]]
func.func @clamp_Tensor_of_ints(%arg0: !torch.tensor<[n,3],i64>, %arg1: !torch.tensor<[3],i64>, %arg2: !torch.tensor<[n,1],i64>) -> (!torch.tensor<[n,3],i64>) {
  %0 = torch.aten.clamp.Tensor(%arg0, %arg1, %arg2) : (!torch.tensor<[n,3],i64>, !torch.tensor<[3],i64>, !torch.tensor<[n,1],i64>) -> !torch.tensor<[n,3],i64>
  return %0 : !torch.tensor<[n,3],i64>
}

// CHECK-LABEL: @clamp_max(
// CHECK: %[[V0:.*]] = torch.aten.clamp(%arg0, {{.*}}) : ({{.*}}, !torch.none, !torch.int<1>) -> !torch.tensor<[n,3],f32>
// CHECK: return %[[V0]]
func.func @clamp_max(%arg0: !torch.tensor<[n,3],f32>) -> (!torch.tensor<[n,3],f32>) {
  %0 = torch.constant 1 : i64 -> !torch.int<1>
  %1 = torch.aten.clamp_max(%arg0, %0) : (!torch.tensor<[n,3],f32>, !torch.int<1>) -> !torch.tensor<[n,3],f32>
  return %1 : !torch.tensor<[n,3],f32>
}

// CHECK-LABEL: @clamp_max_of_ints(
// CHECK: %[[V0:.*]] = torch.constant dense<1> : tensor<i64> -> !torch.tensor<[],i64>
// CHECK: %[[V1:.*]] = torch.aten.lt.Tensor(%arg0, %[[V0]]) : {{.*}} -> !torch.tensor<[n,3],i1>
// CHECK: %[[V2:.*]] = torch.aten.where.self(%[[V1]], %arg0, %[[V0]]) : {{.*}} -> !torch.tensor<[n,3],i64>
// CHECK: return %[[V2]]
func.func @clamp_max_of_ints(%arg0: !torch.tensor<[n,3],i64>) -> (!torch.tensor<[n,3],i64>) {
  %0 = torch.constant 1 : i64 -> !torch.int<1>
  %1 = torch.aten.clamp_max(%arg0, %0) : (!torch.tensor<[n,3],i64>, !torch.int<1>) -> !torch.tensor<[n,3],i64>
  return %1 : !torch.tensor<[n,3],i64>
}

// CHECK-LABEL: @clamp_max_Tensor(
// CHECK: %[[V0:.*]] = torch.aten.minimum(%arg0, %arg1) : {{.*}} -> !torch.tensor<[n,3],f32>
// CHECK: return %[[V0]]
func.func @clamp_max_Tensor(%arg0: !torch.tensor<[n,3],f32>, %arg1: !torch.tensor<[3],f32>) -> (!torch.tensor<[n,3],f32>) {
  %0 = torch.aten.clamp_max.Tensor(%arg0, %arg1) : (!torch.tensor<[n,3],f32>, !torch.tensor<[3],f32>) -> !torch.tensor<[n,3],f32>
  return %0 : !torch.tensor<[n,3],f32>
}

// CHECK-LABEL: @clamp_max_Tensor_of_ints(
// CHECK: %[[V0:.*]] = torch.aten.lt.Tensor(%arg0, %arg1) : {{.*}} -> !torch.tensor<[n,3],i1>
// CHECK: %[[V1:.*]] = torch.aten.where.self(%[[V0]], %arg0, %arg1) : {{.*}} -> !torch.tensor<[n,3],i64>
// CHECK: return %[[V1]]
func.func @clamp_max_Tensor_of_ints(%arg0: !torch.tensor<[n,3],i64>, %arg1: !torch.tensor<[3],i64>) -> (!torch.tensor<[n,3],i64>) {
  %0 = torch.aten.clamp_max.Tensor(%arg0, %arg1) : (!torch.tensor<[n,3],i64>, !torch.tensor<[3],i64>) -> !torch.tensor<[n,3],i64>
  return %0 : !torch.tensor<[n,3],i64>
}

// CHECK-LABEL: @clamp_min(
// CHECK: %[[V0:.*]] = torch.aten.clamp(%arg0, {{.*}}) : ({{.*}}, !torch.int<1>, !torch.none) -> !torch.tensor<[n,3],f32>
// CHECK: return %[[V0]]
func.func @clamp_min(%arg0: !torch.tensor<[n,3],f32>) -> (!torch.tensor<[n,3],f32>) {
  %0 = torch.constant 1 : i64 -> !torch.int<1>
  %1 = torch.aten.clamp_min(%arg0, %0) : (!torch.tensor<[n,3],f32>, !torch.int<1>) -> !torch.tensor<[n,3],f32>
  return %1 : !torch.tensor<[n,3],f32>
}

// CHECK-LABEL: @clamp_min_of_ints(
// CHECK: %[[V0:.*]] = torch.constant dense<1> : tensor<i64> -> !torch.tensor<[],i64>
// CHECK: %[[V1:.*]] = torch.aten.lt.Tensor(%arg0, %[[V0]]) : {{.*}} -> !torch.tensor<[n,3],i1>
// CHECK: %[[V2:.*]] = torch.aten.where.self(%[[V1]], %[[V0]], %arg0) : {{.*}} -> !torch.tensor<[n,3],i64>
// CHECK: return %[[V2]]
func.func @clamp_min_of_ints(%arg0: !torch.tensor<[n,3],i64>) -> (!torch.tensor<[n,3],i64>) {
  %0 = torch.constant 1 : i64 -> !torch.int<1>
  %1 = torch.aten.clamp_min(%arg0, %0) : (!torch.tensor<[n,3],i64>, !torch.int<1>) -> !torch.tensor<[n,3],i64>
  return %1 : !torch.tensor<[n,3],i64>
}

// CHECK-LABEL: @clamp_min_Tensor(
// CHECK: %[[V0:.*]] = torch.aten.maximum(%arg0, %arg1) : {{.*}} -> !torch.tensor<[n,3],f32>
// CHECK: return %[[V0]]
func.func @clamp_min_Tensor(%arg0: !torch.tensor<[n,3],f32>, %arg1: !torch.tensor<[3],f32>) -> (!torch.tensor<[n,3],f32>) {
  %0 = torch.aten.clamp_min.Tensor(%arg0, %arg1) : (!torch.tensor<[n,3],f32>, !torch.tensor<[3],f32>) -> !torch.tensor<[n,3],f32>
  return %0 : !torch.tensor<[n,3],f32>
}

// CHECK-LABEL: @clamp_min_Tensor_of_ints(
// CHECK: %[[V0:.*]] = torch.aten.lt.Tensor(%arg0, %arg1) : {{.*}} -> !torch.tensor<[n,3],i1>
// CHECK: %[[V1:.*]] = torch.aten.where.self(%[[V0]], %arg1, %arg0) : {{.*}} -> !torch.tensor<[n,3],i64>
// CHECK: return %[[V1]]
func.func @clamp_min_Tensor_of_ints(%arg0: !torch.tensor<[n,3],i64>, %arg1: !torch.tensor<[3],i64>) -> (!torch.tensor<[n,3],i64>) {
  %0 = torch.aten.clamp_min.Tensor(%arg0, %arg1) : (!torch.tensor<[n,3],i64>, !torch.tensor<[3],i64>) -> !torch.tensor<[n,3],i64>
  return %0 : !torch.tensor<[n,3],i64>
}

// CHECK-LABEL: @copysign_Scalar(
// CHECK: %[[V0:.*]] = torch.aten.abs(%arg0) : {{.*}} -> !torch.tensor<[n,3],f32>
// CHECK: %[[V1:.*]] = torch.constant dense<-1.000000e+00> : tensor<f32> -> !torch.tensor<[],f32>
// CHECK: %[[V2:.*]] = torch.aten.mul.Tensor(%[[V0]], %[[V1]]) : {{.*}} -> !torch.tensor<[n,3],f32>
// CHECK: return %[[V2]]
func.func @copysign_Scalar(%arg0: !torch.tensor<[n,3],f32>) -> (!torch.tensor<[n,3],f32>) {
  %0 = torch.constant -1 : i64 -> !torch.int<-1>
  %1 = torch.aten.copysign.Scalar(%arg0, %0) : (!torch.tensor<[n,3],f32>, !torch.int<-1>) -> !torch.tensor<[n,3],f32>
  return %1 : !torch.tensor<[n,3],f32>
}

// CHECK-LABEL: @copysign_Scalar_of_ints(
// CHECK: %[[V0:.*]] = torch.aten.to.dtype(%arg0, {{.*}}) : ({{.*}}, !torch.int<6>, !torch.bool<false>, !torch.bool<false>, !torch.none) -> !torch.tensor<[n,3],f32>
// CHECK: %[[V1:.*]] = torch.aten.abs(%[[V0]]) : {{.*}} -> !torch.tensor<[n,3],f32>
// CHECK: %[[V2:.*]] = torch.constant dense<-1.000000e+00> : tensor<f32> -> !torch.tensor<[],f32>
// CHECK: %[[V3:.*]] = torch.aten.mul.Tensor(%[[V1]], %[[V2]]) : {{.*}} -> !torch.tensor<[n,3],f32>
// CHECK: return %[[V3]]
func.func @copysign_Scalar_of_ints(%arg0: !torch.tensor<[n,3],i64>) -> (!torch.tensor<[n,3],f32>) {
  %0 = torch.constant -1 : i64 -> !torch.int<-1>
  %1 = torch.aten.copysign.Scalar(%arg0, %0) : (!torch.tensor<[n,3],i64>, !torch.int<-1>) -> !torch.tensor<[n,3],f32>
  return %1 : !torch.tensor<[n,3],f32>
}

// CHECK-LABEL: @copysign_Tensor(
// CHECK: %[[V0:.*]] = torch.aten.abs(%arg0) : {{.*}} -> !torch.tensor<[n,3],f32>
// CHECK: %[[V1:.*]] = torch.aten.lt.Scalar(%arg1, {{.*}}) : ({{.*}}, !torch.int<0>) -> !torch.tensor<[3],i1>
// CHECK: %[[V2:.*]] = torch.aten.reciprocal(%arg1) : {{.*}} -> !torch.tensor<[3],f32>
// CHECK: %[[V3:.*]] = torch.aten.lt.Scalar(%[[V2]], {{.*}}) : ({{.*}}, !torch.int<0>) -> !torch.tensor<[3],i1>
// CHECK: %[[V4:.*]] = torch.aten.logical_or(%[[V1]], %[[V3]]) : {{.*}} -> !torch.tensor<[3],i1>
// CHECK: %[[V5:.*]] = torch.aten.where.Scalar(%[[V4]], {{.*}}) : ({{.*}}, !torch.float<-1.000000e+00>, !torch.float<1.000000e+00>) -> !torch.tensor<[3],f32>
// CHECK: %[[V6:.*]] = torch.aten.mul.Tensor(%[[V0]], %[[V5]]) : {{.*}} -> !torch.tensor<[n,3],f32>
// CHECK: return %[[V6]]
func.func @copysign_Tensor(%arg0: !torch.tensor<[n,3],f32>, %arg1: !torch.tensor<[3],f32>) -> (!torch.tensor<[n,3],f32>) {
  %0 = torch.aten.copysign.Tensor(%arg0, %arg1) : (!torch.tensor<[n,3],f32>, !torch.tensor<[3],f32>) -> !torch.tensor<[n,3],f32>
  return %0 : !torch.tensor<[n,3],f32>
}

// CHECK-LABEL: @deg2rad(
// CHECK: %[[V0:.*]] = torch.aten.mul.Scalar(%arg0, {{.*}}) : ({{.*}}, !torch.float<0.017453292519943295>) -> !torch.tensor<[n,3],f32>
// CHECK: return %[[V0]]
func.func @deg2rad(%arg0: !torch.tensor<[n,3],f32>) -> (!torch.tensor<[n,3],f32>) {
  %0 = torch.aten.deg2rad(%arg0) : (!torch.tensor<[n,3],f32>) -> !torch.tensor<[n,3],f32>
  return %0 : !torch.tensor<[n,3],f32>
}

// CHECK-LABEL: @deg2rad_of_ints(
// CHECK: %[[V0:.*]] = torch.aten.to.dtype(%arg0, {{.*}}) : ({{.*}}, !torch.int<6>, !torch.bool<false>, !torch.bool<false>, !torch.none) -> !torch.tensor<[n,3],f32>
// CHECK: %[[V1:.*]] = torch.aten.mul.Scalar(%[[V0]], {{.*}}) : ({{.*}}, !torch.float<0.017453292519943295>) -> !torch.tensor<[n,3],f32>
// CHECK: return %[[V1]]
func.func @deg2rad_of_ints(%arg0: !torch.tensor<[n,3],i64>) -> (!torch.tensor<[n,3],f32>) {
  %0 = torch.aten.deg2rad(%arg0) : (!torch.tensor<[n,3],i64>) -> !torch.tensor<[n,3],f32>
  return %0 : !torch.tensor<[n,3],f32>
}

// CHECK-LABEL: @div_Scalar_mode(
// CHECK: %[[V0:.*]] = torch.aten.fmod.Scalar(%arg0, {{.*}}) : ({{.*}}, !torch.int<2>) -> !torch.tensor<[n,3],f32>
// CHECK: %[[V1:.*]] = torch.aten.lt.Scalar(%[[V0]], {{.*}}) : ({{.*}}, !torch.int<0>) -> !torch.tensor<[n,3],i1>
// CHECK: %[[V2:.*]] = torch.aten.to.dtype(%[[V1]], {{.*}}) : ({{.*}}, !torch.int<6>, !torch.bool<false>, !torch.bool<false>, !torch.none) -> !torch.tensor<[n,3],f32>
// CHECK: %[[V3:.*]] = torch.aten.sub.Tensor(%arg0, %[[V0]], {{.*}}) : ({{.*}}, !torch.int<1>) -> !torch.tensor<[n,3],f32>
// CHECK: %[[V4:.*]] = torch.aten.div.Scalar(%[[V3]], {{.*}}) : ({{.*}}, !torch.int<2>) -> !torch.tensor<[n,3],f32>
// CHECK: %[[V5:.*]] = torch.aten.sub.Tensor(%[[V4]], %[[V2]], {{.*}}) : ({{.*}}, !torch.int<1>) -> !torch.tensor<[n,3],f32>
// CHECK: %[[V6:.*]] = torch.aten.floor(%[[V5]]) : {{.*}} -> !torch.tensor<[n,3],f32>
// CHECK: %[[V7:.*]] = torch.aten.sub.Tensor(%[[V5]], %[[V6]], {{.*}}) : ({{.*}}, !torch.int<1>) -> !torch.tensor<[n,3],f32>
// CHECK: %[[V8:.*]] = torch.aten.gt.Scalar(%[[V7]], {{.*}}) : ({{.*}}, !torch.float<5.000000e-01>) -> !torch.tensor<[n,3],i1>
// CHECK: %[[V9:.*]] = torch.aten.to.dtype(%[[V8]], {{.*}}) : ({{.*}}, !torch.int<6>, !torch.bool<false>, !torch.bool<false>, !torch.none) -> !torch.tensor<[n,3],f32>
// CHECK: %[[V10:.*]] = torch.aten.add.Tensor(%[[V6]], %[[V9]], {{.*}}) : ({{.*}}, !torch.int<1>) -> !torch.tensor<[n,3],f32>
// CHECK: return %[[V10]]
func.func @div_Scalar_mode(%arg0: !torch.tensor<[n,3],f32>) -> (!torch.tensor<[n,3],f32>) {
  %0 = torch.constant 2 : i64 -> !torch.int<2>
  %1 = torch.constant "floor" -> !torch.str
  %2 = torch.aten.div.Scalar_mode(%arg0, %0, %1) : (!torch.tensor<[n,3],f32>, !torch.int<2>, !torch.str) -> !torch.tensor<[n,3],f32>
  return %2 : !torch.tensor<[n,3],f32>
}

// CHECK-LABEL: @div_Tensor_mode(
// CHECK: %[[V0:.*]] = torch.aten.fmod.Tensor(%arg0, %arg1) : {{.*}} -> !torch.tensor<[n,3],f32>
// CHECK: %[[V1:.*]] = torch.aten.lt.Scalar(%arg1, {{.*}}) : ({{.*}}, !torch.int<0>) -> !torch.tensor<[3],i1>
// CHECK: %[[V2:.*]] = torch.aten.lt.Scalar(%[[V0]], {{.*}}) : ({{.*}}, !torch.int<0>) -> !torch.tensor<[n,3],i1>
// CHECK: %[[V3:.*]] = torch.aten.logical_xor(%[[V1]], %[[V2]]) : {{.*}} -> !torch.tensor<[n,3],i1>
// CHECK: %[[V4:.*]] = torch.aten.eq.Scalar(%[[V0]], {{.*}}) : ({{.*}}, !torch.int<0>) -> !torch.tensor<[n,3],i1>
// CHECK: %[[V5:.*]] = torch.aten.logical_not(%[[V4]]) : {{.*}} -> !torch.tensor<[n,3],i1>
// CHECK: %[[V6:.*]] = torch.aten.logical_and(%[[V3]], %[[V5]]) : {{.*}} -> !torch.tensor<[n,3],i1>
// CHECK: %[[V7:.*]] = torch.aten.to.dtype(%[[V6]], {{.*}}) : ({{.*}}, !torch.int<6>, !torch.bool<false>, !torch.bool<false>, !torch.none) -> !torch.tensor<[n,3],f32>
// CHECK: %[[V8:.*]] = torch.aten.sub.Tensor(%arg0, %[[V0]], {{.*}}) : ({{.*}}, !torch.int<1>) -> !torch.tensor<[n,3],f32>
// CHECK: %[[V9:.*]] = torch.aten.div.Tensor(%[[V8]], %arg1) : {{.*}} -> !torch.tensor<[n,3],f32>
// CHECK: %[[V10:.*]] = torch.aten.sub.Tensor(%[[V9]], %[[V7]], {{.*}}) : ({{.*}}, !torch.int<1>) -> !torch.tensor<[n,3],f32>
// CHECK: %[[V11:.*]] = torch.aten.floor(%[[V10]]) : {{.*}} -> !torch.tensor<[n,3],f32>
// CHECK: %[[V12:.*]] = torch.aten.sub.Tensor(%[[V10]], %[[V11]], {{.*}}) : ({{.*}}, !torch.int<1>) -> !torch.tensor<[n,3],f32>
// CHECK: %[[V13:.*]] = torch.aten.gt.Scalar(%[[V12]], {{.*}}) : ({{.*}}, !torch.float<5.000000e-01>) -> !torch.tensor<[n,3],i1>
// CHECK: %[[V14:.*]] = torch.aten.to.dtype(%[[V13]], {{.*}}) : ({{.*}}, !torch.int<6>, !torch.bool<false>, !torch.bool<false>, !torch.none) -> !torch.tensor<[n,3],f32>
// CHECK: %[[V15:.*]] = torch.aten.add.Tensor(%[[V11]], %[[V14]], {{.*}}) : ({{.*}}, !torch.int<1>) -> !torch.tensor<[n,3],f32>
// CHECK: %[[V16:.*]] = torch.aten.eq.Scalar(%arg1, {{.*}}) : ({{.*}}, !torch.int<0>) -> !torch.tensor<[3],i1>
// CHECK: %[[V17:.*]] = torch.aten.div.Tensor(%arg0, %arg1) : {{.*}} -> !torch.tensor<[n,3],f32>
// CHECK: %[[V18:.*]] = torch.aten.where.self(%[[V16]], %[[V17]], %[[V15]]) : {{.*}} -> !torch.tensor<[n,3],f32>
// CHECK: return %[[V18]]
func.func @div_Tensor_mode(%arg0: !torch.tensor<[n,3],f32>, %arg1: !torch.tensor<[3],f32>) -> (!torch.tensor<[n,3],f32>) {
  %0 = torch.constant "floor" -> !torch.str
  %1 = torch.aten.div.Tensor_mode(%arg0, %arg1, %0) : (!torch.tensor<[n,3],f32>, !torch.tensor<[3],f32>, !torch.str) -> !torch.tensor<[n,3],f32>
  return %1 : !torch.tensor<[n,3],f32>
}

// CHECK-LABEL: @fill_Scalar(
// CHECK: %[[V0:.*]] = torch.aten.full_like(%arg0, {{.*}}) : ({{.*}}, !torch.int<2>, !torch.none, !torch.none, !torch.none, !torch.none, !torch.none) -> !torch.tensor<[n,3],f32>
// CHECK: return %[[V0]]
func.func @fill_Scalar(%arg0: !torch.tensor<[n,3],f32>) -> (!torch.tensor<[n,3],f32>) {
  %0 = torch.constant 2 : i64 -> !torch.int<2>
  %1 = torch.aten.fill.Scalar(%arg0, %0) : (!torch.tensor<[n,3],f32>, !torch.int<2>) -> !torch.tensor<[n,3],f32>
  return %1 : !torch.tensor<[n,3],f32>
}

// CHECK-LABEL: @fill_Scalar_of_ints(
// CHECK: %[[V0:.*]] = torch.aten.full_like(%arg0, {{.*}}) : ({{.*}}, !torch.int<2>, !torch.none, !torch.none, !torch.none, !torch.none, !torch.none) -> !torch.tensor<[n,3],i64>
// CHECK: return %[[V0]]
func.func @fill_Scalar_of_ints(%arg0: !torch.tensor<[n,3],i64>) -> (!torch.tensor<[n,3],i64>) {
  %0 = torch.constant 2 : i64 -> !torch.int<2>
  %1 = torch.aten.fill.Scalar(%arg0, %0) : (!torch.tensor<[n,3],i64>, !torch.int<2>) -> !torch.tensor<[n,3],i64>
  return %1 : !torch.tensor<[n,3],i64>
}

// CHECK-LABEL: @floor_divide(
// CHECK: %[[V0:.*]] = torch.aten.fmod.Tensor(%arg0, %arg1) : {{.*}} -> !torch.tensor<[n,3],f32>
// CHECK: %[[V1:.*]] = torch.aten.lt.Scalar(%arg1, {{.*}}) : ({{.*}}, !torch.int<0>) -> !torch.tensor<[3],i1>
// CHECK: %[[V2:.*]] = torch.aten.lt.Scalar(%[[V0]], {{.*}}) : ({{.*}}, !torch.int<0>) -> !torch.tensor<[n,3],i1>
// CHECK: %[[V3:.*]] = torch.aten.logical_xor(%[[V1]], %[[V2]]) : {{.*}} -> !torch.tensor<[n,3],i1>
// CHECK: %[[V4:.*]] = torch.aten.eq.Scalar(%[[V0]], {{.*}}) : ({{.*}}, !torch.int<0>) -> !torch.tensor<[n,3],i1>
// CHECK: %[[V5:.*]] = torch.aten.logical_not(%[[V4]]) : {{.*}} -> !torch.tensor<[n,3],i1>
// CHECK: %[[V6:.*]] = torch.aten.logical_and(%[[V3]], %[[V5]]) : {{.*}} -> !torch.tensor<[n,3],i1>
// CHECK: %[[V7:.*]] = torch.aten.to.dtype(%[[V6]], {{.*}}) : ({{.*}}, !torch.int<6>, !torch.bool<false>, !torch.bool<false>, !torch.none) -> !torch.tensor<[n,3],f32>
// CHECK: %[[V8:.*]] = torch.aten.sub.Tensor(%arg0, %[[V0]], {{.*}}) : ({{.*}}, !torch.int<1>) -> !torch.tensor<[n,3],f32>
// CHECK: %[[V9:.*]] = torch.aten.div.Tensor(%[[V8]], %arg1) : {{.*}} -> !torch.tensor<[n,3],f32>
// CHECK: %[[V10:.*]] = torch.aten.sub.Tensor(%[[V9]], %[[V7]], {{.*}}) : ({{.*}}, !torch.int<1>) -> !torch.tensor<[n,3],f32>
// CHECK: %[[V11:.*]] = torch.aten.floor(%[[V10]]) : {{.*}} -> !torch.tensor<[n,3],f32>
// CHECK: %[[V12:.*]] = torch.aten.sub.Tensor(%[[V10]], %[[V11]], {{.*}}) : ({{.*}}, !torch.int<1>) -> !torch.tensor<[n,3],f32>
// CHECK: %[[V13:.*]] = torch.aten.gt.Scalar(%[[V12]], {{.*}}) : ({{.*}}, !torch.float<5.000000e-01>) -> !torch.tensor<[n,3],i1>
// CHECK: %[[V14:.*]] = torch.aten.to.dtype(%[[V13]], {{.*}}) : ({{.*}}, !torch.int<6>, !torch.bool<false>, !torch.bool<false>, !torch.none) -> !torch.tensor<[n,3],f32>
// CHECK: %[[V15:.*]] = torch.aten.add.Tensor(%[[V11]], %[[V14]], {{.*}}) : ({{.*}}, !torch.int<1>) -> !torch.tensor<[n,3],f32>
// CHECK: %[[V16:.*]] = torch.aten.eq.Scalar(%arg1, {{.*}}) : ({{.*}}, !torch.int<0>) -> !torch.tensor<[3],i1>
// CHECK: %[[V17:.*]] = torch.aten.div.Tensor(%arg0, %arg1) : {{.*}} -> !torch.tensor<[n,3],f32>
// CHECK: %[[V18:.*]] = torch.aten.where.self(%[[V16]], %[[V17]], %[[V15]]) : {{.*}} -> !torch.tensor<[n,3],f32>
// CHECK: return %[[V18]]
func.func @floor_divide(%arg0: !torch.tensor<[n,3],f32>, %arg1: !torch.tensor<[3],f32>) -> (!torch.tensor<[n,3],f32>) {
  %0 = torch.aten.floor_divide(%arg0, %arg1) : (!torch.tensor<[n,3],f32>, !torch.tensor<[3],f32>) -> !torch.tensor<[n,3],f32>
  return %0 : !torch.tensor<[n,3],f32>
}

// CHECK-LABEL: @floor_divide_of_ints(
// CHECK: %[[V0:.*]] = torch.constant "trunc" -> !torch.str
// CHECK: %[[V1:.*]] = torch.aten.div.Tensor_mode(%arg0, %arg1, %[[V0]]) : {{.*}} -> !torch.tensor<[n,3],i64>
// CHECK: %[[V2:.*]] = torch.aten.mul.Tensor(%[[V1]], %arg1) : {{.*}} -> !torch.tensor<[n,3],i64>
// CHECK: %[[V3:.*]] = torch.aten.sub.Tensor(%arg0, %[[V2]], {{.*}}) : ({{.*}}, !torch.int<1>) -> !torch.tensor<[n,3],i64>
// CHECK: %[[V4:.*]] = torch.aten.remainder.Tensor(%arg0, %arg1) : {{.*}} -> !torch.tensor<[n,3],i64>
// CHECK: %[[V5:.*]] = torch.aten.eq.Tensor(%[[V4]], %[[V3]]) : {{.*}} -> !torch.tensor<[n,3],i1>
// CHECK: %[[V6:.*]] = torch.aten.sub.Scalar(%[[V1]], {{.*}}) : ({{.*}}, !torch.int<1>, !torch.int<1>) -> !torch.tensor<[n,3],i64>
// CHECK: %[[V7:.*]] = torch.aten.where.self(%[[V5]], %[[V1]], %[[V6]]) : {{.*}} -> !torch.tensor<[n,3],i64>
// CHECK: return %[[V7]]
func.func @floor_divide_of_ints(%arg0: !torch.tensor<[n,3],i64>, %arg1: !torch.tensor<[3],i64>) -> (!torch.tensor<[n,3],i64>) {
  %0 = torch.aten.floor_divide(%arg0, %arg1) : (!torch.tensor<[n,3],i64>, !torch.tensor<[3],i64>) -> !torch.tensor<[n,3],i64>
  return %0 : !torch.tensor<[n,3],i64>
}

// CHECK-LABEL: @floor_divide_Scalar(
// CHECK: %[[V0:.*]] = torch.aten.fmod.Scalar(%arg0, {{.*}}) : ({{.*}}, !torch.int<2>) -> !torch.tensor<[n,3],f32>
// CHECK: %[[V1:.*]] = torch.aten.lt.Scalar(%[[V0]], {{.*}}) : ({{.*}}, !torch.int<0>) -> !torch.tensor<[n,3],i1>
// CHECK: %[[V2:.*]] = torch.aten.to.dtype(%[[V1]], {{.*}}) : ({{.*}}, !torch.int<6>, !torch.bool<false>, !torch.bool<false>, !torch.none) -> !torch.tensor<[n,3],f32>
// CHECK: %[[V3:.*]] = torch.aten.sub.Tensor(%arg0, %[[V0]], {{.*}}) : ({{.*}}, !torch.int<1>) -> !torch.tensor<[n,3],f32>
// CHECK: %[[V4:.*]] = torch.aten.div.Scalar(%[[V3]], {{.*}}) : ({{.*}}, !torch.int<2>) -> !torch.tensor<[n,3],f32>
// CHECK: %[[V5:.*]] = torch.aten.sub.Tensor(%[[V4]], %[[V2]], {{.*}}) : ({{.*}}, !torch.int<1>) -> !torch.tensor<[n,3],f32>
// CHECK: %[[V6:.*]] = torch.aten.floor(%[[V5]]) : {{.*}} -> !torch.tensor<[n,3],f32>
// CHECK: %[[V7:.*]] = torch.aten.sub.Tensor(%[[V5]], %[[V6]], {{.*}}) : ({{.*}}, !torch.int<1>) -> !torch.tensor<[n,3],f32>
// CHECK: %[[V8:.*]] = torch.aten.gt.Scalar(%[[V7]], {{.*}}) : ({{.*}}, !torch.float<5.000000e-01>) -> !torch.tensor<[n,3],i1>
// CHECK: %[[V9:.*]] = torch.aten.to.dtype(%[[V8]], {{.*}}) : ({{.*}}, !torch.int<6>, !torch.bool<false>, !torch.bool<false>, !torch.none) -> !torch.tensor<[n,3],f32>
// CHECK: %[[V10:.*]] = torch.aten.add.Tensor(%[[V6]], %[[V9]], {{.*}}) : ({{.*}}, !torch.int<1>) -> !torch.tensor<[n,3],f32>
// CHECK: return %[[V10]]
func.func @floor_divide_Scalar(%arg0: !torch.tensor<[n,3],f32>) -> (!torch.tensor<[n,3],f32>) {
  %0 = torch.constant 2 : i64 -> !torch.int<2>
  %1 = torch.aten.floor_divide.Scalar(%arg0, %0) : (!torch.tensor<[n,3],f32>, !torch.int<2>) -> !torch.tensor<[n,3],f32>
  return %1 : !torch.tensor<[n,3],f32>
}

// CHECK-LABEL: @floor_divide_Scalar_of_ints(
// CHECK: %[[V0:.*]] = torch.constant "trunc" -> !torch.str
// CHECK: %[[V1:.*]] = torch.aten.div.Scalar_mode(%arg0, {{.*}}, %[[V0]]) : ({{.*}}, !torch.int<2>, {{.*}}) -> !torch.tensor<[n,3],i64>
// CHECK: %[[V2:.*]] = torch.aten.mul.Scalar(%[[V1]], {{.*}}) : ({{.*}}, !torch.int<2>) -> !torch.tensor<[n,3],i64>
// CHECK: %[[V3:.*]] = torch.aten.gt.Tensor(%[[V2]], %arg0) : {{.*}} -> !torch.tensor<[n,3],i1>
// CHECK: %[[V4:.*]] = torch.aten.to.dtype(%[[V3]], {{.*}}) : ({{.*}}, !torch.int<4>, !torch.bool<false>, !torch.bool<false>, !torch.none) -> !torch.tensor<[n,3],i64>
// CHECK: %[[V5:.*]] = torch.aten.sub.Tensor(%[[V1]], %[[V4]], {{.*}}) : ({{.*}}, !torch.int<1>) -> !torch.tensor<[n,3],i64>
// CHECK: return %[[V5]]
func.func @floor_divide_Scalar_of_ints(%arg0: !torch.tensor<[n,3],i64>) -> (!torch.tensor<[n,3],i64>) {
  %0 = torch.constant 2 : i64 -> !torch.int<2>
  %1 = torch.aten.floor_divide.Scalar(%arg0, %0) : (!torch.tensor<[n,3],i64>, !torch.int<2>) -> !torch.tensor<[n,3],i64>
  return %1 : !torch.tensor<[n,3],i64>
}

// CHECK-LABEL: @fmax(
// CHECK: %[[V0:.*]] = torch.aten.maximum(%arg0, %arg1) : {{.*}} -> !torch.tensor<[n,3],f32>
// CHECK: %[[V1:.*]] = torch.aten.isnan(%arg0) : {{.*}} -> !torch.tensor<[n,3],i1>
// CHECK: %[[V2:.*]] = torch.aten.isnan(%arg1) : {{.*}} -> !torch.tensor<[3],i1>
// CHECK: %[[V3:.*]] = torch.aten.where.self(%[[V2]], %arg0, %[[V0]]) : {{.*}} -> !torch.tensor<[n,3],f32>
// CHECK: %[[V4:.*]] = torch.aten.where.self(%[[V1]], %arg1, %[[V3]]) : {{.*}} -> !torch.tensor<[n,3],f32>
// CHECK: return %[[V4]]
func.func @fmax(%arg0: !torch.tensor<[n,3],f32>, %arg1: !torch.tensor<[3],f32>) -> (!torch.tensor<[n,3],f32>) {
  %0 = torch.aten.fmax(%arg0, %arg1) : (!torch.tensor<[n,3],f32>, !torch.tensor<[3],f32>) -> !torch.tensor<[n,3],f32>
  return %0 : !torch.tensor<[n,3],f32>
}

// CHECK-LABEL: @fmin(
// CHECK: %[[V0:.*]] = torch.aten.minimum(%arg0, %arg1) : {{.*}} -> !torch.tensor<[n,3],f32>
// CHECK: %[[V1:.*]] = torch.aten.isnan(%arg0) : {{.*}} -> !torch.tensor<[n,3],i1>
// CHECK: %[[V2:.*]] = torch.aten.isnan(%arg1) : {{.*}} -> !torch.tensor<[3],i1>
// CHECK: %[[V3:.*]] = torch.aten.where.self(%[[V2]], %arg0, %[[V0]]) : {{.*}} -> !torch.tensor<[n,3],f32>
// CHECK: %[[V4:.*]] = torch.aten.where.self(%[[V1]], %arg1, %[[V3]]) : {{.*}} -> !torch.tensor<[n,3],f32>
// CHECK: return %[[V4]]
func.func @fmin(%arg0: !torch.tensor<[n,3],f32>, %arg1: !torch.tensor<[3],f32>) -> (!torch.tensor<[n,3],f32>) {
  %0 = torch.aten.fmin(%arg0, %arg1) : (!torch.tensor<[n,3],f32>, !torch.tensor<[3],f32>) -> !torch.tensor<[n,3],f32>
  return %0 : !torch.tensor<[n,3],f32>
}

// CHECK-LABEL: @fmod_Scalar_of_ints(
// CHECK: %[[V0:.*]] = torch.constant "trunc" -> !torch.str
// CHECK: %[[V1:.*]] = torch.aten.div.Scalar_mode(%arg0, {{.*}}, %[[V0]]) : ({{.*}}, !torch.int<2>, {{.*}}) -> !torch.tensor<[n,3],i64>
// CHECK: %[[V2:.*]] = torch.aten.mul.Scalar(%[[V1]], {{.*}}) : ({{.*}}, !torch.int<2>) -> !torch.tensor<[n,3],i64>
// CHECK: %[[V3:.*]] = torch.aten.sub.Tensor(%arg0, %[[V2]], {{.*}}) : ({{.*}}, !torch.int<1>) -> !torch.tensor<[n,3],i64>
// CHECK: return %[[V3]]
func.func @fmod_Scalar_of_ints(%arg0: !torch.tensor<[n,3],i64>) -> (!torch.tensor<[n,3],i64>) {
  %0 = torch.constant 2 : i64 -> !torch.int<2>
  %1 = torch.aten.fmod.Scalar(%arg0, %0) : (!torch.tensor<[n,3],i64>, !torch.int<2>) -> !torch.tensor<[n,3],i64>
  return %1 : !torch.tensor<[n,3],i64>
}

// CHECK-LABEL: @fmod_Tensor_of_ints(
// CHECK: %[[V0:.*]] = torch.constant "trunc" -> !torch.str
// CHECK: %[[V1:.*]] = torch.aten.div.Tensor_mode(%arg0, %arg1, %[[V0]]) : {{.*}} -> !torch.tensor<[n,3],i64>
// CHECK: %[[V2:.*]] = torch.aten.mul.Tensor(%[[V1]], %arg1) : {{.*}} -> !torch.tensor<[n,3],i64>
// CHECK: %[[V3:.*]] = torch.aten.sub.Tensor(%arg0, %[[V2]], {{.*}}) : ({{.*}}, !torch.int<1>) -> !torch.tensor<[n,3],i64>
// CHECK: return %[[V3]]
func.func @fmod_Tensor_of_ints(%arg0: !torch.tensor<[n,3],i64>, %arg1: !torch.tensor<[3],i64>) -> (!torch.tensor<[n,3],i64>) {
  %0 = torch.aten.fmod.Tensor(%arg0, %arg1) : (!torch.tensor<[n,3],i64>, !torch.tensor<[3],i64>) -> !torch.tensor<[n,3],i64>
  return %0 : !torch.tensor<[n,3],i64>
}

// CHECK-LABEL: @frac(
// CHECK: %[[V0:.*]] = torch.aten.lt.Scalar(%arg0, {{.*}}) : ({{.*}}, !torch.int<0>) -> !torch.tensor<[n,3],i1>
// CHECK: %[[V1:.*]] = torch.aten.where.Scalar(%[[V0]], {{.*}}) : ({{.*}}, !torch.float<-1.000000e+00>, !torch.float<1.000000e+00>) -> !torch.tensor<[n,3],f32>
// CHECK: %[[V2:.*]] = torch.aten.abs(%arg0) : {{.*}} -> !torch.tensor<[n,3],f32>
// CHECK: %[[V3:.*]] = torch.aten.floor(%[[V2]]) : {{.*}} -> !torch.tensor<[n,3],f32>
// CHECK: %[[V4:.*]] = torch.aten.mul.Tensor(%[[V3]], %[[V1]]) : {{.*}} -> !torch.tensor<[n,3],f32>
// CHECK: %[[V5:.*]] = torch.aten.sub.Tensor(%arg0, %[[V4]], {{.*}}) : ({{.*}}, !torch.int<1>) -> !torch.tensor<[n,3],f32>
// CHECK: return %[[V5]]
func.func @frac(%arg0: !torch.tensor<[n,3],f32>) -> (!torch.tensor<[n,3],f32>) {
  %0 = torch.aten.frac(%arg0) : (!torch.tensor<[n,3],f32>) -> !torch.tensor<[n,3],f32>
  return %0 : !torch.tensor<[n,3],f32>
}

// CHECK-LABEL: @heaviside(
// CHECK: %[[V0:.*]] = torch.aten.eq.Scalar(%arg0, {{.*}}) : ({{.*}}, !torch.int<0>) -> !torch.tensor<[n,3],i1>
// CHECK: %[[V1:.*]] = torch.aten.gt.Scalar(%arg0, {{.*}}) : ({{.*}}, !torch.int<0>) -> !torch.tensor<[n,3],i1>
// CHECK: %[[V2:.*]] = torch.aten.to.dtype(%[[V1]], {{.*}}) : ({{.*}}, !torch.int<6>, !torch.bool<false>, !torch.bool<false>, !torch.none) -> !torch.tensor<[n,3],f32>
// CHECK: %[[V3:.*]] = torch.aten.where.self(%[[V0]], %arg1, %[[V2]]) : {{.*}} -> !torch.tensor<[n,3],f32>
// CHECK: return %[[V3]]
func.func @heaviside(%arg0: !torch.tensor<[n,3],f32>, %arg1: !torch.tensor<[3],f32>) -> (!torch.tensor<[n,3],f32>) {
  %0 = torch.aten.heaviside(%arg0, %arg1) : (!torch.tensor<[n,3],f32>, !torch.tensor<[3],f32>) -> !torch.tensor<[n,3],f32>
  return %0 : !torch.tensor<[n,3],f32>
}

// CHECK-LABEL: @isfinite(
// CHECK: %[[V0:.*]] = torch.aten.abs(%arg0) : {{.*}} -> !torch.tensor<[n,3],f32>
// CHECK: %[[V1:.*]] = torch.aten.lt.Scalar(%[[V0]], {{.*}}) : ({{.*}}, !torch.float<0x7FF0000000000000>) -> !torch.tensor<[n,3],i1>
// CHECK: return %[[V1]]
func.func @isfinite(%arg0: !torch.tensor<[n,3],f32>) -> (!torch.tensor<[n,3],i1>) {
  %0 = torch.aten.isfinite(%arg0) : (!torch.tensor<[n,3],f32>) -> !torch.tensor<[n,3],i1>
  return %0 : !torch.tensor<[n,3],i1>
}

// CHECK-LABEL: @isfinite_of_ints(
// CHECK: %[[V0:.*]] = torch.aten.full_like(%arg0, {{.*}}) : ({{.*}}, !torch.bool<true>, !torch.int<11>, !torch.none, !torch.none, !torch.none, !torch.none) -> !torch.tensor<[n,3],i1>
// CHECK: return %[[V0]]
func.func @isfinite_of_ints(%arg0: !torch.tensor<[n,3],i64>) -> (!torch.tensor<[n,3],i1>) {
  %0 = torch.aten.isfinite(%arg0) : (!torch.tensor<[n,3],i64>) -> !torch.tensor<[n,3],i1>
  return %0 : !torch.tensor<[n,3],i1>
}

// CHECK-LABEL: @isinf_of_ints(
// CHECK: %[[V0:.*]] = torch.aten.full_like(%arg0, {{.*}}) : ({{.*}}, !torch.bool<false>, !torch.int<11>, !torch.none, !torch.none, !torch.none, !torch.none) -> !torch.tensor<[n,3],i1>
// CHECK: return %[[V0]]
func.func @isinf_of_ints(%arg0: !torch.tensor<[n,3],i64>) -> (!torch.tensor<[n,3],i1>) {
  %0 = torch.aten.isinf(%arg0) : (!torch.tensor<[n,3],i64>) -> !torch.tensor<[n,3],i1>
  return %0 : !torch.tensor<[n,3],i1>
}

// CHECK-LABEL: @isnan_of_ints(
// CHECK: %[[V0:.*]] = torch.aten.full_like(%arg0, {{.*}}) : ({{.*}}, !torch.bool<false>, !torch.int<11>, !torch.none, !torch.none, !torch.none, !torch.none) -> !torch.tensor<[n,3],i1>
// CHECK: return %[[V0]]
func.func @isnan_of_ints(%arg0: !torch.tensor<[n,3],i64>) -> (!torch.tensor<[n,3],i1>) {
  %0 = torch.aten.isnan(%arg0) : (!torch.tensor<[n,3],i64>) -> !torch.tensor<[n,3],i1>
  return %0 : !torch.tensor<[n,3],i1>
}

// CHECK-LABEL: @isneginf(
// CHECK: %[[V0:.*]] = torch.aten.eq.Scalar(%arg0, {{.*}}) : ({{.*}}, !torch.float<0xFFF0000000000000>) -> !torch.tensor<[n,3],i1>
// CHECK: return %[[V0]]
func.func @isneginf(%arg0: !torch.tensor<[n,3],f32>) -> (!torch.tensor<[n,3],i1>) {
  %0 = torch.aten.isneginf(%arg0) : (!torch.tensor<[n,3],f32>) -> !torch.tensor<[n,3],i1>
  return %0 : !torch.tensor<[n,3],i1>
}

// CHECK-LABEL: @isposinf(
// CHECK: %[[V0:.*]] = torch.aten.eq.Scalar(%arg0, {{.*}}) : ({{.*}}, !torch.float<0x7FF0000000000000>) -> !torch.tensor<[n,3],i1>
// CHECK: return %[[V0]]
func.func @isposinf(%arg0: !torch.tensor<[n,3],f32>) -> (!torch.tensor<[n,3],i1>) {
  %0 = torch.aten.isposinf(%arg0) : (!torch.tensor<[n,3],f32>) -> !torch.tensor<[n,3],i1>
  return %0 : !torch.tensor<[n,3],i1>
}

// CHECK-LABEL: @lerp_Scalar(
// CHECK: %[[V0:.*]] = torch.aten.sub.Tensor(%arg1, %arg0, {{.*}}) : ({{.*}}, !torch.int<1>) -> !torch.tensor<[n,3],f32>
// CHECK: %[[V1:.*]] = torch.aten.mul.Scalar(%[[V0]], {{.*}}) : ({{.*}}, !torch.float<3.000000e-01>) -> !torch.tensor<[n,3],f32>
// CHECK: %[[V2:.*]] = torch.aten.add.Tensor(%arg0, %[[V1]], {{.*}}) : ({{.*}}, !torch.int<1>) -> !torch.tensor<[n,3],f32>
// CHECK: return %[[V2]]
func.func @lerp_Scalar(%arg0: !torch.tensor<[n,3],f32>, %arg1: !torch.tensor<[3],f32>) -> (!torch.tensor<[n,3],f32>) {
  %0 = torch.constant 3.000000e-01 : f64 -> !torch.float<3.000000e-01>
  %1 = torch.aten.lerp.Scalar(%arg0, %arg1, %0) : (!torch.tensor<[n,3],f32>, !torch.tensor<[3],f32>, !torch.float<3.000000e-01>) -> !torch.tensor<[n,3],f32>
  return %1 : !torch.tensor<[n,3],f32>
}

// CHECK-LABEL: @lerp_Tensor(
// CHECK: %[[V0:.*]] = torch.aten.sub.Tensor(%arg1, %arg0, {{.*}}) : ({{.*}}, !torch.int<1>) -> !torch.tensor<[n,3],f32>
// CHECK: %[[V1:.*]] = torch.aten.abs(%arg2) : {{.*}} -> !torch.tensor<[n,3],f32>
// CHECK: %[[V2:.*]] = torch.aten.lt.Scalar(%[[V1]], {{.*}}) : ({{.*}}, !torch.float<5.000000e-01>) -> !torch.tensor<[n,3],i1>
// CHECK: %[[V3:.*]] = torch.aten.mul.Tensor(%[[V0]], %arg2) : {{.*}} -> !torch.tensor<[n,3],f32>
// CHECK: %[[V4:.*]] = torch.aten.add.Tensor(%arg0, %[[V3]], {{.*}}) : ({{.*}}, !torch.int<1>) -> !torch.tensor<[n,3],f32>
// CHECK: %[[V5:.*]] = torch.aten.rsub.Scalar(%arg2, {{.*}}) : ({{.*}}, !torch.int<1>, !torch.int<1>) -> !torch.tensor<[n,3],f32>
// CHECK: %[[V6:.*]] = torch.aten.mul.Tensor(%[[V0]], %[[V5]]) : {{.*}} -> !torch.tensor<[n,3],f32>
// CHECK: %[[V7:.*]] = torch.aten.sub.Tensor(%arg1, %[[V6]], {{.*}}) : ({{.*}}, !torch.int<1>) -> !torch.tensor<[n,3],f32>
// CHECK: %[[V8:.*]] = torch.aten.where.self(%[[V2]], %[[V4]], %[[V7]]) : {{.*}} -> !torch.tensor<[n,3],f32>
// CHECK: return %[[V8]]
func.func @lerp_Tensor(%arg0: !torch.tensor<[n,3],f32>, %arg1: !torch.tensor<[3],f32>, %arg2: !torch.tensor<[n,3],f32>) -> (!torch.tensor<[n,3],f32>) {
  %0 = torch.aten.lerp.Tensor(%arg0, %arg1, %arg2) : (!torch.tensor<[n,3],f32>, !torch.tensor<[3],f32>, !torch.tensor<[n,3],f32>) -> !torch.tensor<[n,3],f32>
  return %0 : !torch.tensor<[n,3],f32>
}

// CHECK-LABEL: @nan_to_num(
// CHECK: %[[V0:.*]] = torch.aten.isnan(%arg0) : {{.*}} -> !torch.tensor<[n,3],i1>
// CHECK: %[[V1:.*]] = torch.aten.where.ScalarSelf(%[[V0]], {{.*}}, %arg0) : ({{.*}}, !torch.float<0.000000e+00>, {{.*}}) -> !torch.tensor<[n,3],f32>
// CHECK: %[[V2:.*]] = torch.aten.eq.Scalar(%arg0, {{.*}}) : ({{.*}}, !torch.float<0x7FF0000000000000>) -> !torch.tensor<[n,3],i1>
// CHECK: %[[V3:.*]] = torch.aten.where.ScalarSelf(%[[V2]], {{.*}}, %[[V1]]) : ({{.*}}, !torch.float<3.4028234663852886E+38>, {{.*}}) -> !torch.tensor<[n,3],f32>
// CHECK: %[[V4:.*]] = torch.aten.eq.Scalar(%arg0, {{.*}}) : ({{.*}}, !torch.float<0xFFF0000000000000>) -> !torch.tensor<[n,3],i1>
// CHECK: %[[V5:.*]] = torch.aten.where.ScalarSelf(%[[V4]], {{.*}}, %[[V3]]) : ({{.*}}, !torch.float<-3.4028234663852886E+38>, {{.*}}) -> !torch.tensor<[n,3],f32>
// CHECK: return %[[V5]]
func.func @nan_to_num(%arg0: !torch.tensor<[n,3],f32>) -> (!torch.tensor<[n,3],f32>) {
  %0 = torch.constant unit -> !torch.none
  %1 = torch.aten.nan_to_num(%arg0, %0, %0, %0) : (!torch.tensor<[n,3],f32>, !torch.none, !torch.none, !torch.none) -> !torch.tensor<[n,3],f32>
  return %1 : !torch.tensor<[n,3],f32>
}

// CHECK-LABEL: @nan_to_num_of_ints(
// CHECK-NEXT: return %arg0 : !torch.tensor<[n,3],i64>
func.func @nan_to_num_of_ints(%arg0: !torch.tensor<[n,3],i64>) -> (!torch.tensor<[n,3],i64>) {
  %0 = torch.constant unit -> !torch.none
  %1 = torch.aten.nan_to_num(%arg0, %0, %0, %0) : (!torch.tensor<[n,3],i64>, !torch.none, !torch.none, !torch.none) -> !torch.tensor<[n,3],i64>
  return %1 : !torch.tensor<[n,3],i64>
}

// CHECK-LABEL: @ne_Scalar(
// CHECK: %[[V0:.*]] = torch.aten.eq.Scalar(%arg0, {{.*}}) : ({{.*}}, !torch.int<1>) -> !torch.tensor<[n,3],i1>
// CHECK: %[[V1:.*]] = torch.aten.logical_not(%[[V0]]) : {{.*}} -> !torch.tensor<[n,3],i1>
// CHECK: return %[[V1]]
func.func @ne_Scalar(%arg0: !torch.tensor<[n,3],f32>) -> (!torch.tensor<[n,3],i1>) {
  %0 = torch.constant 1 : i64 -> !torch.int<1>
  %1 = torch.aten.ne.Scalar(%arg0, %0) : (!torch.tensor<[n,3],f32>, !torch.int<1>) -> !torch.tensor<[n,3],i1>
  return %1 : !torch.tensor<[n,3],i1>
}

// CHECK-LABEL: @ne_Scalar_of_ints(
// CHECK: %[[V0:.*]] = torch.aten.eq.Scalar(%arg0, {{.*}}) : ({{.*}}, !torch.int<1>) -> !torch.tensor<[n,3],i1>
// CHECK: %[[V1:.*]] = torch.aten.logical_not(%[[V0]]) : {{.*}} -> !torch.tensor<[n,3],i1>
// CHECK: return %[[V1]]
func.func @ne_Scalar_of_ints(%arg0: !torch.tensor<[n,3],i64>) -> (!torch.tensor<[n,3],i1>) {
  %0 = torch.constant 1 : i64 -> !torch.int<1>
  %1 = torch.aten.ne.Scalar(%arg0, %0) : (!torch.tensor<[n,3],i64>, !torch.int<1>) -> !torch.tensor<[n,3],i1>
  return %1 : !torch.tensor<[n,3],i1>
}

// CHECK-LABEL: @ne_Tensor(
// CHECK: %[[V0:.*]] = torch.aten.eq.Tensor(%arg0, %arg1) : {{.*}} -> !torch.tensor<[n,3],i1>
// CHECK: %[[V1:.*]] = torch.aten.logical_not(%[[V0]]) : {{.*}} -> !torch.tensor<[n,3],i1>
// CHECK: return %[[V1]]
func.func @ne_Tensor(%arg0: !torch.tensor<[n,3],f32>, %arg1: !torch.tensor<[3],f32>) -> (!torch.tensor<[n,3],i1>) {
  %0 = torch.aten.ne.Tensor(%arg0, %arg1) : (!torch.tensor<[n,3],f32>, !torch.tensor<[3],f32>) -> !torch.tensor<[n,3],i1>
  return %0 : !torch.tensor<[n,3],i1>
}

// CHECK-LABEL: @ne_Tensor_of_ints(
// CHECK: %[[V0:.*]] = torch.aten.eq.Tensor(%arg0, %arg1) : {{.*}} -> !torch.tensor<[n,3],i1>
// CHECK: %[[V1:.*]] = torch.aten.logical_not(%[[V0]]) : {{.*}} -> !torch.tensor<[n,3],i1>
// CHECK: return %[[V1]]
func.func @ne_Tensor_of_ints(%arg0: !torch.tensor<[n,3],i64>, %arg1: !torch.tensor<[3],i64>) -> (!torch.tensor<[n,3],i1>) {
  %0 = torch.aten.ne.Tensor(%arg0, %arg1) : (!torch.tensor<[n,3],i64>, !torch.tensor<[3],i64>) -> !torch.tensor<[n,3],i1>
  return %0 : !torch.tensor<[n,3],i1>
}

// CHECK-LABEL: @pow_Scalar_of_ints(
// CHECK: %[[V0:.*]] = torch.aten.full_like(%arg0, {{.*}}) : ({{.*}}, !torch.int<1>, !torch.int<4>, !torch.none, !torch.none, !torch.none, !torch.none) -> !torch.tensor<[n,3],i64>
// CHECK: %[[V1:.*]] = torch.constant dense<-1> : tensor<i64> -> !torch.tensor<[],i64>
// CHECK: %[[V2:.*]] = torch.aten.lt.Tensor(%arg0, %[[V1]]) : {{.*}} -> !torch.tensor<[n,3],i1>
// CHECK: %[[V3:.*]] = torch.aten.where.self(%[[V2]], %[[V1]], %arg0) : {{.*}} -> !torch.tensor<[n,3],i64>
// CHECK: %[[V4:.*]] = torch.constant dense<65> : tensor<i64> -> !torch.tensor<[],i64>
// CHECK: %[[V5:.*]] = torch.aten.lt.Tensor(%[[V3]], %[[V4]]) : {{.*}} -> !torch.tensor<[n,3],i1>
// CHECK: %[[V6:.*]] = torch.aten.where.self(%[[V5]], %[[V3]], %[[V4]]) : {{.*}} -> !torch.tensor<[n,3],i64>
// CHECK: %[[V7:.*]] = torch.aten.mul.Scalar(%[[V6]], {{.*}}) : ({{.*}}, !torch.int<1>) -> !torch.tensor<[n,3],i64>
// CHECK: %[[V8:.*]] = torch.constant "trunc" -> !torch.str
// CHECK: %[[V9:.*]] = torch.aten.div.Scalar_mode(%[[V7]], {{.*}}, %[[V8]]) : ({{.*}}, !torch.int<2>, {{.*}}) -> !torch.tensor<[n,3],i64>
// CHECK: %[[V10:.*]] = torch.aten.to.dtype(%[[V9]], {{.*}}) : ({{.*}}, !torch.int<7>, !torch.bool<false>, !torch.bool<false>, !torch.none) -> !torch.tensor<[n,3],f64>
// CHECK: %[[V11:.*]] = torch.aten.pow.Scalar({{.*}}, %[[V10]]) : (!torch.float<2.000000e+00>, {{.*}}) -> !torch.tensor<[n,3],f64>
// CHECK: %[[V12:.*]] = torch.aten.to.dtype(%[[V11]], {{.*}}) : ({{.*}}, !torch.int<4>, !torch.bool<false>, !torch.bool<false>, !torch.none) -> !torch.tensor<[n,3],i64>
// CHECK: %[[V13:.*]] = torch.aten.mul.Tensor(%[[V0]], %[[V12]]) : {{.*}} -> !torch.tensor<[n,3],i64>
// CHECK: %[[V14:.*]] = torch.aten.sub.Tensor(%[[V7]], %[[V9]], {{.*}}) : ({{.*}}, !torch.int<1>) -> !torch.tensor<[n,3],i64>
// CHECK: %[[V15:.*]] = torch.aten.to.dtype(%[[V14]], {{.*}}) : ({{.*}}, !torch.int<7>, !torch.bool<false>, !torch.bool<false>, !torch.none) -> !torch.tensor<[n,3],f64>
// CHECK: %[[V16:.*]] = torch.aten.pow.Scalar({{.*}}, %[[V15]]) : (!torch.float<2.000000e+00>, {{.*}}) -> !torch.tensor<[n,3],f64>
// CHECK: %[[V17:.*]] = torch.aten.to.dtype(%[[V16]], {{.*}}) : ({{.*}}, !torch.int<4>, !torch.bool<false>, !torch.bool<false>, !torch.none) -> !torch.tensor<[n,3],i64>
// CHECK: %[[V18:.*]] = torch.aten.mul.Tensor(%[[V13]], %[[V17]]) : {{.*}} -> !torch.tensor<[n,3],i64>
// CHECK: %[[V19:.*]] = torch.aten.lt.Scalar(%[[V7]], {{.*}}) : ({{.*}}, !torch.int<0>) -> !torch.tensor<[n,3],i1>
// CHECK: %[[V20:.*]] = torch.aten.ge.Scalar(%[[V7]], {{.*}}) : ({{.*}}, !torch.int<64>) -> !torch.tensor<[n,3],i1>
// CHECK: %[[V21:.*]] = torch.aten.logical_or(%[[V19]], %[[V20]]) : {{.*}} -> !torch.tensor<[n,3],i1>
// CHECK: %[[V22:.*]] = torch.aten.full_like(%[[V0]], {{.*}}) : ({{.*}}, !torch.int<0>, !torch.int<4>, !torch.none, !torch.none, !torch.none, !torch.none) -> !torch.tensor<[n,3],i64>
// CHECK: %[[V23:.*]] = torch.aten.where.self(%[[V21]], %[[V22]], %[[V18]]) : {{.*}} -> !torch.tensor<[n,3],i64>
// CHECK: return %[[V23]]
func.func @pow_Scalar_of_ints(%arg0: !torch.tensor<[n,3],i64>) -> (!torch.tensor<[n,3],i64>) {
  %0 = torch.constant 2 : i64 -> !torch.int<2>
  %1 = torch.aten.pow.Scalar(%0, %arg0) : (!torch.int<2>, !torch.tensor<[n,3],i64>) -> !torch.tensor<[n,3],i64>
  return %1 : !torch.tensor<[n,3],i64>
}

// CHECK-LABEL: @pow_Tensor_Scalar(
// CHECK: %[[V0:.*]] = torch.aten.pow.Tensor_Scalar(%arg0, {{.*}}) : ({{.*}}, !torch.int<2>) -> !torch.tensor<[n,3],f32>
// CHECK: return %[[V0]]
func.func @pow_Tensor_Scalar(%arg0: !torch.tensor<[n,3],f32>) -> (!torch.tensor<[n,3],f32>) {
  %0 = torch.constant 2 : i64 -> !torch.int<2>
  %1 = torch.aten.pow.Tensor_Scalar(%arg0, %0) : (!torch.tensor<[n,3],f32>, !torch.int<2>) -> !torch.tensor<[n,3],f32>
  return %1 : !torch.tensor<[n,3],f32>
}

// CHECK-LABEL: @pow_Tensor_Scalar_of_ints(
// CHECK: %[[V0:.*]] = torch.aten.mul.Tensor(%arg0, %arg0) : {{.*}} -> !torch.tensor<[n,3],i64>
// CHECK: return %[[V0]]
func.func @pow_Tensor_Scalar_of_ints(%arg0: !torch.tensor<[n,3],i64>) -> (!torch.tensor<[n,3],i64>) {
  %0 = torch.constant 2 : i64 -> !torch.int<2>
  %1 = torch.aten.pow.Tensor_Scalar(%arg0, %0) : (!torch.tensor<[n,3],i64>, !torch.int<2>) -> !torch.tensor<[n,3],i64>
  return %1 : !torch.tensor<[n,3],i64>
}

// CHECK-LABEL: @pow_Tensor_Tensor_of_ints(
// CHECK-NOT: torch.aten.pow.Tensor_Tensor(
// CHECK: return {{.*}} : !torch.tensor<[n,3],i64>
func.func @pow_Tensor_Tensor_of_ints(%arg0: !torch.tensor<[n,3],i64>, %arg1: !torch.tensor<[n,3],i64>) -> (!torch.tensor<[n,3],i64>) {
  %0 = torch.aten.pow.Tensor_Tensor(%arg0, %arg1) : (!torch.tensor<[n,3],i64>, !torch.tensor<[n,3],i64>) -> !torch.tensor<[n,3],i64>
  return %0 : !torch.tensor<[n,3],i64>
}

// CHECK-LABEL: @rad2deg(
// CHECK: %[[V0:.*]] = torch.aten.mul.Scalar(%arg0, {{.*}}) : ({{.*}}, !torch.float<57.295779513082323>) -> !torch.tensor<[n,3],f32>
// CHECK: return %[[V0]]
func.func @rad2deg(%arg0: !torch.tensor<[n,3],f32>) -> (!torch.tensor<[n,3],f32>) {
  %0 = torch.aten.rad2deg(%arg0) : (!torch.tensor<[n,3],f32>) -> !torch.tensor<[n,3],f32>
  return %0 : !torch.tensor<[n,3],f32>
}

// CHECK-LABEL: @remainder_Scalar(
// CHECK: %[[V0:.*]] = torch.aten.fmod.Scalar(%arg0, {{.*}}) : ({{.*}}, !torch.int<2>) -> !torch.tensor<[n,3],f32>
// CHECK: %[[V1:.*]] = torch.aten.lt.Scalar(%[[V0]], {{.*}}) : ({{.*}}, !torch.int<0>) -> !torch.tensor<[n,3],i1>
// CHECK: %[[V2:.*]] = torch.aten.add.Scalar(%[[V0]], {{.*}}) : ({{.*}}, !torch.int<2>, !torch.int<1>) -> !torch.tensor<[n,3],f32>
// CHECK: %[[V3:.*]] = torch.aten.where.self(%[[V1]], %[[V2]], %[[V0]]) : {{.*}} -> !torch.tensor<[n,3],f32>
// CHECK: return %[[V3]]
func.func @remainder_Scalar(%arg0: !torch.tensor<[n,3],f32>) -> (!torch.tensor<[n,3],f32>) {
  %0 = torch.constant 2 : i64 -> !torch.int<2>
  %1 = torch.aten.remainder.Scalar(%arg0, %0) : (!torch.tensor<[n,3],f32>, !torch.int<2>) -> !torch.tensor<[n,3],f32>
  return %1 : !torch.tensor<[n,3],f32>
}

// CHECK-LABEL: @remainder_Scalar_Tensor(
// CHECK: %[[V0:.*]] = torch.constant dense<7.000000e+00> : tensor<f32> -> !torch.tensor<[],f32>
// CHECK: %[[V1:.*]] = torch.aten.fmod.Tensor(%[[V0]], %arg0) : {{.*}} -> !torch.tensor<[n,3],f32>
// CHECK: %[[V2:.*]] = torch.aten.lt.Scalar(%arg0, {{.*}}) : ({{.*}}, !torch.int<0>) -> !torch.tensor<[n,3],i1>
// CHECK: %[[V3:.*]] = torch.aten.lt.Scalar(%[[V1]], {{.*}}) : ({{.*}}, !torch.int<0>) -> !torch.tensor<[n,3],i1>
// CHECK: %[[V4:.*]] = torch.aten.logical_xor(%[[V2]], %[[V3]]) : {{.*}} -> !torch.tensor<[n,3],i1>
// CHECK: %[[V5:.*]] = torch.aten.eq.Scalar(%[[V1]], {{.*}}) : ({{.*}}, !torch.int<0>) -> !torch.tensor<[n,3],i1>
// CHECK: %[[V6:.*]] = torch.aten.logical_not(%[[V5]]) : {{.*}} -> !torch.tensor<[n,3],i1>
// CHECK: %[[V7:.*]] = torch.aten.logical_and(%[[V4]], %[[V6]]) : {{.*}} -> !torch.tensor<[n,3],i1>
// CHECK: %[[V8:.*]] = torch.aten.add.Tensor(%[[V1]], %arg0, {{.*}}) : ({{.*}}, !torch.int<1>) -> !torch.tensor<[n,3],f32>
// CHECK: %[[V9:.*]] = torch.aten.where.self(%[[V7]], %[[V8]], %[[V1]]) : {{.*}} -> !torch.tensor<[n,3],f32>
// CHECK: return %[[V9]]
func.func @remainder_Scalar_Tensor(%arg0: !torch.tensor<[n,3],f32>) -> (!torch.tensor<[n,3],f32>) {
  %0 = torch.constant 7 : i64 -> !torch.int<7>
  %1 = torch.aten.remainder.Scalar_Tensor(%0, %arg0) : (!torch.int<7>, !torch.tensor<[n,3],f32>) -> !torch.tensor<[n,3],f32>
  return %1 : !torch.tensor<[n,3],f32>
}

// CHECK-LABEL: @remainder_Tensor(
// CHECK: %[[V0:.*]] = torch.aten.fmod.Tensor(%arg0, %arg1) : {{.*}} -> !torch.tensor<[n,3],f32>
// CHECK: %[[V1:.*]] = torch.aten.lt.Scalar(%arg1, {{.*}}) : ({{.*}}, !torch.int<0>) -> !torch.tensor<[3],i1>
// CHECK: %[[V2:.*]] = torch.aten.lt.Scalar(%[[V0]], {{.*}}) : ({{.*}}, !torch.int<0>) -> !torch.tensor<[n,3],i1>
// CHECK: %[[V3:.*]] = torch.aten.logical_xor(%[[V1]], %[[V2]]) : {{.*}} -> !torch.tensor<[n,3],i1>
// CHECK: %[[V4:.*]] = torch.aten.eq.Scalar(%[[V0]], {{.*}}) : ({{.*}}, !torch.int<0>) -> !torch.tensor<[n,3],i1>
// CHECK: %[[V5:.*]] = torch.aten.logical_not(%[[V4]]) : {{.*}} -> !torch.tensor<[n,3],i1>
// CHECK: %[[V6:.*]] = torch.aten.logical_and(%[[V3]], %[[V5]]) : {{.*}} -> !torch.tensor<[n,3],i1>
// CHECK: %[[V7:.*]] = torch.aten.add.Tensor(%[[V0]], %arg1, {{.*}}) : ({{.*}}, !torch.int<1>) -> !torch.tensor<[n,3],f32>
// CHECK: %[[V8:.*]] = torch.aten.where.self(%[[V6]], %[[V7]], %[[V0]]) : {{.*}} -> !torch.tensor<[n,3],f32>
// CHECK: return %[[V8]]
func.func @remainder_Tensor(%arg0: !torch.tensor<[n,3],f32>, %arg1: !torch.tensor<[3],f32>) -> (!torch.tensor<[n,3],f32>) {
  %0 = torch.aten.remainder.Tensor(%arg0, %arg1) : (!torch.tensor<[n,3],f32>, !torch.tensor<[3],f32>) -> !torch.tensor<[n,3],f32>
  return %0 : !torch.tensor<[n,3],f32>
}

// CHECK-LABEL: @round_decimals(
// CHECK: %[[V0:.*]] = torch.aten.round(%arg0) : {{.*}} -> !torch.tensor<[n,3],f32>
// CHECK: return %[[V0]]
func.func @round_decimals(%arg0: !torch.tensor<[n,3],f32>) -> (!torch.tensor<[n,3],f32>) {
  %0 = torch.constant 0 : i64 -> !torch.int<0>
  %1 = torch.aten.round.decimals(%arg0, %0) : (!torch.tensor<[n,3],f32>, !torch.int<0>) -> !torch.tensor<[n,3],f32>
  return %1 : !torch.tensor<[n,3],f32>
}

// CHECK-LABEL: @signbit(
// CHECK: %[[V0:.*]] = torch.aten.lt.Scalar(%arg0, {{.*}}) : ({{.*}}, !torch.int<0>) -> !torch.tensor<[n,3],i1>
// CHECK: %[[V1:.*]] = torch.aten.reciprocal(%arg0) : {{.*}} -> !torch.tensor<[n,3],f32>
// CHECK: %[[V2:.*]] = torch.aten.lt.Scalar(%[[V1]], {{.*}}) : ({{.*}}, !torch.int<0>) -> !torch.tensor<[n,3],i1>
// CHECK: %[[V3:.*]] = torch.aten.logical_or(%[[V0]], %[[V2]]) : {{.*}} -> !torch.tensor<[n,3],i1>
// CHECK: return %[[V3]]
func.func @signbit(%arg0: !torch.tensor<[n,3],f32>) -> (!torch.tensor<[n,3],i1>) {
  %0 = torch.aten.signbit(%arg0) : (!torch.tensor<[n,3],f32>) -> !torch.tensor<[n,3],i1>
  return %0 : !torch.tensor<[n,3],i1>
}

// CHECK-LABEL: @signbit_of_ints(
// CHECK: %[[V0:.*]] = torch.aten.lt.Scalar(%arg0, {{.*}}) : ({{.*}}, !torch.int<0>) -> !torch.tensor<[n,3],i1>
// CHECK: return %[[V0]]
func.func @signbit_of_ints(%arg0: !torch.tensor<[n,3],i64>) -> (!torch.tensor<[n,3],i1>) {
  %0 = torch.aten.signbit(%arg0) : (!torch.tensor<[n,3],i64>) -> !torch.tensor<[n,3],i1>
  return %0 : !torch.tensor<[n,3],i1>
}

// CHECK-LABEL: @trunc(
// CHECK: %[[V0:.*]] = torch.aten.lt.Scalar(%arg0, {{.*}}) : ({{.*}}, !torch.int<0>) -> !torch.tensor<[n,3],i1>
// CHECK: %[[V1:.*]] = torch.aten.where.Scalar(%[[V0]], {{.*}}) : ({{.*}}, !torch.float<-1.000000e+00>, !torch.float<1.000000e+00>) -> !torch.tensor<[n,3],f32>
// CHECK: %[[V2:.*]] = torch.aten.abs(%arg0) : {{.*}} -> !torch.tensor<[n,3],f32>
// CHECK: %[[V3:.*]] = torch.aten.floor(%[[V2]]) : {{.*}} -> !torch.tensor<[n,3],f32>
// CHECK: %[[V4:.*]] = torch.aten.mul.Tensor(%[[V3]], %[[V1]]) : {{.*}} -> !torch.tensor<[n,3],f32>
// CHECK: return %[[V4]]
func.func @trunc(%arg0: !torch.tensor<[n,3],f32>) -> (!torch.tensor<[n,3],f32>) {
  %0 = torch.aten.trunc(%arg0) : (!torch.tensor<[n,3],f32>) -> !torch.tensor<[n,3],f32>
  return %0 : !torch.tensor<[n,3],f32>
}

// CHECK-LABEL: @copy(
// CHECK: %[[V0:.*]] = torch.aten.to.dtype(%arg1, {{.*}}) : ({{.*}}, !torch.int<6>, !torch.bool<false>, !torch.bool<false>, !torch.none) -> !torch.tensor<[3],f32>
// CHECK: %[[V1:.*]] = torch.aten.expand_as(%[[V0]], %arg0) : {{.*}} -> !torch.tensor<[n,3],f32>
// CHECK: return %[[V1]]
func.func @copy(%arg0: !torch.tensor<[n,3],f32>, %arg1: !torch.tensor<[3],i64>) -> (!torch.tensor<[n,3],f32>) {
  %0 = torch.constant false -> !torch.bool<false>
  %1 = torch.aten.copy(%arg0, %arg1, %0) : (!torch.tensor<[n,3],f32>, !torch.tensor<[3],i64>, !torch.bool<false>) -> !torch.tensor<[n,3],f32>
  return %1 : !torch.tensor<[n,3],f32>
}

// CHECK-LABEL: @equal(
// CHECK: %[[V0:.*]] = torch.aten.eq.Tensor(%arg0, %arg1) : {{.*}} -> !torch.tensor<[n,3],i1>
// CHECK: %[[V1:.*]] = torch.aten.all(%[[V0]]) : {{.*}} -> !torch.tensor<[],i1>
// CHECK: %[[V2:.*]] = torch.aten.Bool.Tensor(%[[V1]]) : {{.*}} -> !torch.bool
// CHECK: return %[[V2]]
func.func @equal(%arg0: !torch.tensor<[n,3],f32>, %arg1: !torch.tensor<[n,3],f32>) -> (!torch.bool) {
  %0 = torch.aten.equal(%arg0, %arg1) : (!torch.tensor<[n,3],f32>, !torch.tensor<[n,3],f32>) -> !torch.bool
  return %0 : !torch.bool
}

// CHECK-LABEL: @fill_Tensor(
// CHECK: %[[V0:.*]] = torch.aten.expand_as(%arg1, %arg0) : {{.*}} -> !torch.tensor<[n,3],f32>
// CHECK: return %[[V0]]
func.func @fill_Tensor(%arg0: !torch.tensor<[n,3],f32>, %arg1: !torch.tensor<[],f32>) -> (!torch.tensor<[n,3],f32>) {
  %0 = torch.aten.fill.Tensor(%arg0, %arg1) : (!torch.tensor<[n,3],f32>, !torch.tensor<[],f32>) -> !torch.tensor<[n,3],f32>
  return %0 : !torch.tensor<[n,3],f32>
}

// CHECK-LABEL: @zero(
// CHECK: %[[V0:.*]] = torch.aten.full_like(%arg0, {{.*}}) : ({{.*}}, !torch.int<0>, !torch.none, !torch.none, !torch.none, !torch.none, !torch.none) -> !torch.tensor<[n,3],f32>
// CHECK: return %[[V0]]
func.func @zero(%arg0: !torch.tensor<[n,3],f32>) -> (!torch.tensor<[n,3],f32>) {
  %0 = torch.aten.zero(%arg0) : (!torch.tensor<[n,3],f32>) -> !torch.tensor<[n,3],f32>
  return %0 : !torch.tensor<[n,3],f32>
}

// CHECK-LABEL: @equal_of_open_sizes(
// CHECK: %[[V0:.*]] = torch.aten.size.int(%arg0, {{.*}}) : ({{.*}}, !torch.int<0>) -> !torch.int<n>
// CHECK: %[[V1:.*]] = torch.aten.scalar_tensor(%[[V0]], {{.*}}) : ({{.*}}, !torch.int<4>, !torch.none, !torch.none, !torch.none) -> !torch.tensor<[],i64>
// CHECK: %[[V2:.*]] = torch.aten.size.int(%arg1, {{.*}}) : ({{.*}}, !torch.int<0>) -> !torch.int<m>
// CHECK: %[[V3:.*]] = torch.aten.eq.Scalar(%[[V1]], %[[V2]]) : {{.*}} -> !torch.tensor<[],i1>
// CHECK: %[[V4:.*]] = torch.constant dense<3> : tensor<i64> -> !torch.tensor<[],i64>
// CHECK: %[[V5:.*]] = torch.aten.size.int(%arg1, {{.*}}) : ({{.*}}, !torch.int<1>) -> !torch.int<k>
// CHECK: %[[V6:.*]] = torch.aten.eq.Scalar(%[[V4]], %[[V5]]) : {{.*}} -> !torch.tensor<[],i1>
// CHECK: %[[V7:.*]] = torch.aten.logical_and(%[[V3]], %[[V6]]) : {{.*}} -> !torch.tensor<[],i1>
// CHECK: %[[V8:.*]] = torch.prim.ListConstruct({{.*}}) : (!torch.int<-1>) -> !torch.list<[!torch.int<-1>]>
// CHECK: %[[V9:.*]] = torch.aten.reshape(%arg0, %[[V8]]) : {{.*}} -> !torch.tensor<["3*n"],f32>
// CHECK: %[[V10:.*]] = torch.prim.ListConstruct({{.*}}) : (!torch.int<-1>) -> !torch.list<[!torch.int<-1>]>
// CHECK: %[[V11:.*]] = torch.aten.reshape(%arg1, %[[V10]]) : {{.*}} -> !torch.tensor<["k*m"],f32>
// CHECK: %[[V12:.*]] = torch.aten.size.int(%[[V9]], {{.*}}) : ({{.*}}, !torch.int<0>) -> !torch.int<"3*n">
// CHECK: %[[V13:.*]] = torch.aten.size.int(%[[V11]], {{.*}}) : ({{.*}}, !torch.int<0>) -> !torch.int<"k*m">
// CHECK: %[[V14:.*]] = torch.prim.min.int(%[[V12]], %[[V13]]) : {{.*}} -> !torch.int<"min(k*m, 3*n)">
// CHECK: %[[V15:.*]] = torch.aten.slice.Tensor(%[[V9]], {{.*}}, %[[V14]], {{.*}}) : ({{.*}}, !torch.int<0>, !torch.int<0>, {{.*}}, !torch.int<1>) -> !torch.tensor<["min(k*m, 3*n)"],f32>
// CHECK: %[[V16:.*]] = torch.aten.slice.Tensor(%[[V11]], {{.*}}, %[[V14]], {{.*}}) : ({{.*}}, !torch.int<0>, !torch.int<0>, {{.*}}, !torch.int<1>) -> !torch.tensor<["min(k*m, 3*n)"],f32>
// CHECK: %[[V17:.*]] = torch.aten.eq.Tensor(%[[V15]], %[[V16]]) : {{.*}} -> !torch.tensor<["min(k*m, 3*n)"],i1>
// CHECK: %[[V18:.*]] = torch.aten.all(%[[V17]]) : {{.*}} -> !torch.tensor<[],i1>
// CHECK: %[[V19:.*]] = torch.aten.logical_and(%[[V7]], %[[V18]]) : {{.*}} -> !torch.tensor<[],i1>
// CHECK: %[[V20:.*]] = torch.aten.Bool.Tensor(%[[V19]]) : {{.*}} -> !torch.bool
// CHECK: return %[[V20]]
func.func @equal_of_open_sizes(%arg0: !torch.tensor<[n,3],f32>, %arg1: !torch.tensor<[m,k],f32>) -> (!torch.bool) {
  %r0 = torch.aten.equal(%arg0, %arg1) : (!torch.tensor<[n,3],f32>, !torch.tensor<[m,k],f32>) -> !torch.bool
  return %r0 : !torch.bool
}

// Of int64, runtimes compare some beyond int32 as if they were of it.
// CHECK-LABEL: @maximum_of_int64(
// CHECK: %[[V0:.*]] = torch.aten.lt.Tensor(%arg0, %arg1) : {{.*}} -> !torch.tensor<[n,3],i1>
// CHECK: %[[V1:.*]] = torch.aten.where.self(%[[V0]], %arg1, %arg0) : {{.*}} -> !torch.tensor<[n,3],i64>
// CHECK: return %[[V1]]
func.func @maximum_of_int64(%arg0: !torch.tensor<[n,3],i64>, %arg1: !torch.tensor<[3],i64>) -> (!torch.tensor<[n,3],i64>) {
  %0 = torch.aten.maximum(%arg0, %arg1) : (!torch.tensor<[n,3],i64>, !torch.tensor<[3],i64>) -> !torch.tensor<[n,3],i64>
  return %0 : !torch.tensor<[n,3],i64>
}

// CHECK-LABEL: @clamp_of_int64(
// CHECK: %[[V0:.*]] = torch.constant dense<-1> : tensor<i64> -> !torch.tensor<[],i64>
// CHECK: %[[V1:.*]] = torch.aten.lt.Tensor(%arg0, %[[V0]]) : {{.*}} -> !torch.tensor<[n,3],i1>
// CHECK: %[[V2:.*]] = torch.aten.where.self(%[[V1]], %[[V0]], %arg0) : {{.*}} -> !torch.tensor<[n,3],i64>
// CHECK: %[[V3:.*]] = torch.constant dense<2> : tensor<i64> -> !torch.tensor<[],i64>
// CHECK: %[[V4:.*]] = torch.aten.lt.Tensor(%[[V2]], %[[V3]]) : {{.*}} -> !torch.tensor<[n,3],i1>
// CHECK: %[[V5:.*]] = torch.aten.where.self(%[[V4]], %[[V2]], %[[V3]]) : {{.*}} -> !torch.tensor<[n,3],i64>
// CHECK: return %[[V5]]
func.func @clamp_of_int64(%arg0: !torch.tensor<[n,3],i64>) -> (!torch.tensor<[n,3],i64>) {
  %0 = torch.constant -1 : i64 -> !torch.int<-1>
  %1 = torch.constant 2 : i64 -> !torch.int<2>
  %2 = torch.aten.clamp(%arg0, %0, %1) : (!torch.tensor<[n,3],i64>, !torch.int<-1>, !torch.int<2>) -> !torch.tensor<[n,3],i64>
  return %2 : !torch.tensor<[n,3],i64>
}

// CHECK-LABEL: @clamp_of_places(
// CHECK: %[[V0:.*]] = torch.aten.argmax(%arg0, {{.*}}) : ({{.*}}, !torch.int<1>, !torch.bool<false>) -> !torch.tensor<[n],i64>
// CHECK: %[[V1:.*]] = torch.aten.clamp(%[[V0]], {{.*}}) : ({{.*}}, !torch.int<1>, !torch.int<2>) -> !torch.tensor<[n],i64>
// CHECK: return %[[V1]]
func.func @clamp_of_places(%arg0: !torch.tensor<[n,3],f32>) -> (!torch.tensor<[n],i64>) {
  %0 = torch.constant 1 : i64 -> !torch.int<1>
  %1 = torch.constant 2 : i64 -> !torch.int<2>
  %false = torch.constant false -> !torch.bool<false>
  %2 = torch.aten.argmax(%arg0, %0, %false) : (!torch.tensor<[n,3],f32>, !torch.int<1>, !torch.bool<false>) -> !torch.tensor<[n],i64>
  %3 = torch.aten.clamp(%2, %0, %1) : (!torch.tensor<[n],i64>, !torch.int<1>, !torch.int<2>) -> !torch.tensor<[n],i64>
  return %3 : !torch.tensor<[n],i64>
}

// CHECK-LABEL: @sign_of_int64(
// CHECK: %[[V0:.*]] = torch.aten.gt.Scalar(%arg0, {{.*}}) : ({{.*}}, !torch.int<0>) -> !torch.tensor<[n,3],i1>
// CHECK: %[[V1:.*]] = torch.aten.to.dtype(%[[V0]], {{.*}}) : ({{.*}}, !torch.int<4>, !torch.bool<false>, !torch.bool<false>, !torch.none) -> !torch.tensor<[n,3],i64>
// CHECK: %[[V2:.*]] = torch.aten.lt.Scalar(%arg0, {{.*}}) : ({{.*}}, !torch.int<0>) -> !torch.tensor<[n,3],i1>
// CHECK: %[[V3:.*]] = torch.aten.to.dtype(%[[V2]], {{.*}}) : ({{.*}}, !torch.int<4>, !torch.bool<false>, !torch.bool<false>, !torch.none) -> !torch.tensor<[n,3],i64>
// CHECK: %[[V4:.*]] = torch.aten.sub.Tensor(%[[V1]], %[[V3]], {{.*}}) : ({{.*}}, !torch.int<1>) -> !torch.tensor<[n,3],i64>
// CHECK: return %[[V4]]
func.func @sign_of_int64(%arg0: !torch.tensor<[n,3],i64>) -> (!torch.tensor<[n,3],i64>) {
  %0 = torch.aten.sign(%arg0) : (!torch.tensor<[n,3],i64>) -> !torch.tensor<[n,3],i64>
  return %0 : !torch.tensor<[n,3],i64>
}

// CHECK-LABEL: @logical_and_of_a_number(
// CHECK: %[[V0:.*]] = torch.aten.to.dtype(%arg1, {{.*}}) : ({{.*}}, !torch.int<6>, !torch.bool<false>, !torch.bool<false>, !torch.none) -> !torch.tensor<[],f32>
// CHECK: %[[V1:.*]] = torch.aten.logical_and(%arg0, %[[V0]]) : {{.*}} -> !torch.tensor<[n,3],i1>
// CHECK: return %[[V1]]
func.func @logical_and_of_a_number(%arg0: !torch.tensor<[n,3],f32>, %arg1: !torch.tensor<[],f64>) -> !torch.tensor<[n,3],i1> {
  %0 = torch.aten.logical_and(%arg0, %arg1) : (!torch.tensor<[n,3],f32>, !torch.tensor<[],f64>) -> !torch.tensor<[n,3],i1>
  return %0 : !torch.tensor<[n,3],i1>
}

// CHECK-LABEL: @logical_or_of_a_number(
// CHECK: %[[V0:.*]] = torch.aten.to.dtype(%arg1, {{.*}}) : ({{.*}}, !torch.int<6>, !torch.bool<false>, !torch.bool<false>, !torch.none) -> !torch.tensor<[],f32>
// CHECK: %[[V1:.*]] = torch.aten.logical_or(%arg0, %[[V0]]) : {{.*}} -> !torch.tensor<[n,3],i1>
// CHECK: return %[[V1]]
func.func @logical_or_of_a_number(%arg0: !torch.tensor<[n,3],f32>, %arg1: !torch.tensor<[],f64>) -> !torch.tensor<[n,3],i1> {
  %0 = torch.aten.logical_or(%arg0, %arg1) : (!torch.tensor<[n,3],f32>, !torch.tensor<[],f64>) -> !torch.tensor<[n,3],i1>
  return %0 : !torch.tensor<[n,3],i1>
}

// CHECK-LABEL: @logical_xor_of_a_number(
// CHECK: %[[V0:.*]] = torch.aten.to.dtype(%arg1, {{.*}}) : ({{.*}}, !torch.int<6>, !torch.bool<false>, !torch.bool<false>, !torch.none) -> !torch.tensor<[],f32>
// CHECK: %[[V1:.*]] = torch.aten.logical_xor(%arg0, %[[V0]]) : {{.*}} -> !torch.tensor<[n,3],i1>
// CHECK: return %[[V1]]
func.func @logical_xor_of_a_number(%arg0: !torch.tensor<[n,3],f32>, %arg1: !torch.tensor<[],f64>) -> !torch.tensor<[n,3],i1> {
  %0 = torch.aten.logical_xor(%arg0, %arg1) : (!torch.tensor<[n,3],f32>, !torch.tensor<[],f64>) -> !torch.tensor<[n,3],i1>
  return %0 : !torch.tensor<[n,3],i1>
}
