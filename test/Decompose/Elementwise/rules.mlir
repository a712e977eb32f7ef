// NOTE: The checks are written by tools/dev/update_checks.py.

// RUN: torch-onnx-opt %s --decompose | FileCheck %s

// CHECK-LABEL: @addcdiv(
// CHECK: torch.aten.div.Tensor{{.*}} -> !torch.tensor<[n,3],f32>
// CHECK: torch.aten.add.Tensor{{.*}} -> !torch.tensor<[n,3],f32>
func.func @addcdiv(%arg0: !torch.tensor<[n,3],f32>, %arg1: !torch.tensor<[3],f32>, %arg2: !torch.tensor<[n,1],f32>) -> (!torch.tensor<[n,3],f32>) {
  %0 = torch.constant 1 : i64 -> !torch.int<1>
  %1 = torch.aten.addcdiv(%arg0, %arg1, %arg2, %0) : (!torch.tensor<[n,3],f32>, !torch.tensor<[3],f32>, !torch.tensor<[n,1],f32>, !torch.int<1>) -> !torch.tensor<[n,3],f32>
  return %1 : !torch.tensor<[n,3],f32>
}

// CHECK-LABEL: @addcmul(
// CHECK: torch.aten.mul.Tensor{{.*}} -> !torch.tensor<[n,3],f32>
// CHECK: torch.aten.add.Tensor{{.*}} -> !torch.tensor<[n,3],f32>
func.func @addcmul(%arg0: !torch.tensor<[n,3],f32>, %arg1: !torch.tensor<[3],f32>, %arg2: !torch.tensor<[n,1],f32>) -> (!torch.tensor<[n,3],f32>) {
  %0 = torch.constant 1 : i64 -> !torch.int<1>
  %1 = torch.aten.addcmul(%arg0, %arg1, %arg2, %0) : (!torch.tensor<[n,3],f32>, !torch.tensor<[3],f32>, !torch.tensor<[n,1],f32>, !torch.int<1>) -> !torch.tensor<[n,3],f32>
  return %1 : !torch.tensor<[n,3],f32>
}

// CHECK-LABEL: @addcmul_of_ints(
// CHECK: torch.aten.mul.Tensor{{.*}} -> !torch.tensor<[n,3],i64>
// CHECK: torch.aten.add.Tensor{{.*}} -> !torch.tensor<[n,3],i64>
func.func @addcmul_of_ints(%arg0: !torch.tensor<[n,3],i64>, %arg1: !torch.tensor<[3],i64>, %arg2: !torch.tensor<[n,1],i64>) -> (!torch.tensor<[n,3],i64>) {
  %0 = torch.constant 1 : i64 -> !torch.int<1>
  %1 = torch.aten.addcmul(%arg0, %arg1, %arg2, %0) : (!torch.tensor<[n,3],i64>, !torch.tensor<[3],i64>, !torch.tensor<[n,1],i64>, !torch.int<1>) -> !torch.tensor<[n,3],i64>
  return %1 : !torch.tensor<[n,3],i64>
}

// CHECK-LABEL: @clamp_Tensor(
// CHECK: torch.aten.maximum{{.*}} -> !torch.tensor<[n,3],f32>
// CHECK: torch.aten.minimum{{.*}} -> !torch.tensor<[n,3],f32>
func.func @clamp_Tensor(%arg0: !torch.tensor<[n,3],f32>, %arg1: !torch.tensor<[3],f32>, %arg2: !torch.tensor<[n,1],f32>) -> (!torch.tensor<[n,3],f32>) {
  %0 = torch.aten.clamp.Tensor(%arg0, %arg1, %arg2) : (!torch.tensor<[n,3],f32>, !torch.tensor<[3],f32>, !torch.tensor<[n,1],f32>) -> !torch.tensor<[n,3],f32>
  return %0 : !torch.tensor<[n,3],f32>
}

// CHECK-LABEL: @clamp_Tensor_of_ints(
// CHECK: torch.aten.lt.Tensor{{.*}} -> !torch.tensor<[n,3],i1>
// CHECK: torch.aten.where.self{{.*}} -> !torch.tensor<[n,3],i64>
// CHECK: torch.aten.lt.Tensor{{.*}} -> !torch.tensor<[n,3],i1>
// CHECK: torch.aten.where.self{{.*}} -> !torch.tensor<[n,3],i64>
func.func @clamp_Tensor_of_ints(%arg0: !torch.tensor<[n,3],i64>, %arg1: !torch.tensor<[3],i64>, %arg2: !torch.tensor<[n,1],i64>) -> (!torch.tensor<[n,3],i64>) {
  %0 = torch.aten.clamp.Tensor(%arg0, %arg1, %arg2) : (!torch.tensor<[n,3],i64>, !torch.tensor<[3],i64>, !torch.tensor<[n,1],i64>) -> !torch.tensor<[n,3],i64>
  return %0 : !torch.tensor<[n,3],i64>
}

// CHECK-LABEL: @clamp_max(
// CHECK: torch.aten.clamp{{.*}} -> !torch.tensor<[n,3],f32>
func.func @clamp_max(%arg0: !torch.tensor<[n,3],f32>) -> (!torch.tensor<[n,3],f32>) {
  %0 = torch.constant 1 : i64 -> !torch.int<1>
  %1 = torch.aten.clamp_max(%arg0, %0) : (!torch.tensor<[n,3],f32>, !torch.int<1>) -> !torch.tensor<[n,3],f32>
  return %1 : !torch.tensor<[n,3],f32>
}

// CHECK-LABEL: @clamp_max_of_ints(
// CHECK: torch.aten.lt.Tensor{{.*}} -> !torch.tensor<[n,3],i1>
// CHECK: torch.aten.where.self{{.*}} -> !torch.tensor<[n,3],i64>
func.func @clamp_max_of_ints(%arg0: !torch.tensor<[n,3],i64>) -> (!torch.tensor<[n,3],i64>) {
  %0 = torch.constant 1 : i64 -> !torch.int<1>
  %1 = torch.aten.clamp_max(%arg0, %0) : (!torch.tensor<[n,3],i64>, !torch.int<1>) -> !torch.tensor<[n,3],i64>
  return %1 : !torch.tensor<[n,3],i64>
}

// CHECK-LABEL: @clamp_max_Tensor(
// CHECK: torch.aten.minimum{{.*}} -> !torch.tensor<[n,3],f32>
func.func @clamp_max_Tensor(%arg0: !torch.tensor<[n,3],f32>, %arg1: !torch.tensor<[3],f32>) -> (!torch.tensor<[n,3],f32>) {
  %0 = torch.aten.clamp_max.Tensor(%arg0, %arg1) : (!torch.tensor<[n,3],f32>, !torch.tensor<[3],f32>) -> !torch.tensor<[n,3],f32>
  return %0 : !torch.tensor<[n,3],f32>
}

// CHECK-LABEL: @clamp_max_Tensor_of_ints(
// CHECK: torch.aten.lt.Tensor{{.*}} -> !torch.tensor<[n,3],i1>
// CHECK: torch.aten.where.self{{.*}} -> !torch.tensor<[n,3],i64>
func.func @clamp_max_Tensor_of_ints(%arg0: !torch.tensor<[n,3],i64>, %arg1: !torch.tensor<[3],i64>) -> (!torch.tensor<[n,3],i64>) {
  %0 = torch.aten.clamp_max.Tensor(%arg0, %arg1) : (!torch.tensor<[n,3],i64>, !torch.tensor<[3],i64>) -> !torch.tensor<[n,3],i64>
  return %0 : !torch.tensor<[n,3],i64>
}

// CHECK-LABEL: @clamp_min(
// CHECK: torch.aten.clamp{{.*}} -> !torch.tensor<[n,3],f32>
func.func @clamp_min(%arg0: !torch.tensor<[n,3],f32>) -> (!torch.tensor<[n,3],f32>) {
  %0 = torch.constant 1 : i64 -> !torch.int<1>
  %1 = torch.aten.clamp_min(%arg0, %0) : (!torch.tensor<[n,3],f32>, !torch.int<1>) -> !torch.tensor<[n,3],f32>
  return %1 : !torch.tensor<[n,3],f32>
}

// CHECK-LABEL: @clamp_min_of_ints(
// CHECK: torch.aten.lt.Tensor{{.*}} -> !torch.tensor<[n,3],i1>
// CHECK: torch.aten.where.self{{.*}} -> !torch.tensor<[n,3],i64>
func.func @clamp_min_of_ints(%arg0: !torch.tensor<[n,3],i64>) -> (!torch.tensor<[n,3],i64>) {
  %0 = torch.constant 1 : i64 -> !torch.int<1>
  %1 = torch.aten.clamp_min(%arg0, %0) : (!torch.tensor<[n,3],i64>, !torch.int<1>) -> !torch.tensor<[n,3],i64>
  return %1 : !torch.tensor<[n,3],i64>
}

// CHECK-LABEL: @clamp_min_Tensor(
// CHECK: torch.aten.maximum{{.*}} -> !torch.tensor<[n,3],f32>
func.func @clamp_min_Tensor(%arg0: !torch.tensor<[n,3],f32>, %arg1: !torch.tensor<[3],f32>) -> (!torch.tensor<[n,3],f32>) {
  %0 = torch.aten.clamp_min.Tensor(%arg0, %arg1) : (!torch.tensor<[n,3],f32>, !torch.tensor<[3],f32>) -> !torch.tensor<[n,3],f32>
  return %0 : !torch.tensor<[n,3],f32>
}

// CHECK-LABEL: @clamp_min_Tensor_of_ints(
// CHECK: torch.aten.lt.Tensor{{.*}} -> !torch.tensor<[n,3],i1>
// CHECK: torch.aten.where.self{{.*}} -> !torch.tensor<[n,3],i64>
func.func @clamp_min_Tensor_of_ints(%arg0: !torch.tensor<[n,3],i64>, %arg1: !torch.tensor<[3],i64>) -> (!torch.tensor<[n,3],i64>) {
  %0 = torch.aten.clamp_min.Tensor(%arg0, %arg1) : (!torch.tensor<[n,3],i64>, !torch.tensor<[3],i64>) -> !torch.tensor<[n,3],i64>
  return %0 : !torch.tensor<[n,3],i64>
}

// CHECK-LABEL: @copysign_Scalar(
// CHECK: torch.aten.abs{{.*}} -> !torch.tensor<[n,3],f32>
// CHECK: torch.aten.mul.Tensor{{.*}} -> !torch.tensor<[n,3],f32>
func.func @copysign_Scalar(%arg0: !torch.tensor<[n,3],f32>) -> (!torch.tensor<[n,3],f32>) {
  %0 = torch.constant -1 : i64 -> !torch.int<-1>
  %1 = torch.aten.copysign.Scalar(%arg0, %0) : (!torch.tensor<[n,3],f32>, !torch.int<-1>) -> !torch.tensor<[n,3],f32>
  return %1 : !torch.tensor<[n,3],f32>
}

// CHECK-LABEL: @copysign_Scalar_of_ints(
// CHECK: torch.aten.to.dtype{{.*}} -> !torch.tensor<[n,3],f32>
// CHECK: torch.aten.abs{{.*}} -> !torch.tensor<[n,3],f32>
// CHECK: torch.aten.mul.Tensor{{.*}} -> !torch.tensor<[n,3],f32>
func.func @copysign_Scalar_of_ints(%arg0: !torch.tensor<[n,3],i64>) -> (!torch.tensor<[n,3],f32>) {
  %0 = torch.constant -1 : i64 -> !torch.int<-1>
  %1 = torch.aten.copysign.Scalar(%arg0, %0) : (!torch.tensor<[n,3],i64>, !torch.int<-1>) -> !torch.tensor<[n,3],f32>
  return %1 : !torch.tensor<[n,3],f32>
}

// CHECK-LABEL: @copysign_Tensor(
// CHECK: torch.aten.abs{{.*}} -> !torch.tensor<[n,3],f32>
// CHECK: torch.aten.lt.Scalar{{.*}} -> !torch.tensor<[3],i1>
// CHECK: torch.aten.reciprocal{{.*}} -> !torch.tensor<[3],f32>
// CHECK: torch.aten.lt.Scalar{{.*}} -> !torch.tensor<[3],i1>
// CHECK: torch.aten.logical_or{{.*}} -> !torch.tensor<[3],i1>
// CHECK: torch.aten.where.Scalar{{.*}} -> !torch.tensor<[3],f32>
// CHECK: torch.aten.mul.Tensor{{.*}} -> !torch.tensor<[n,3],f32>
func.func @copysign_Tensor(%arg0: !torch.tensor<[n,3],f32>, %arg1: !torch.tensor<[3],f32>) -> (!torch.tensor<[n,3],f32>) {
  %0 = torch.aten.copysign.Tensor(%arg0, %arg1) : (!torch.tensor<[n,3],f32>, !torch.tensor<[3],f32>) -> !torch.tensor<[n,3],f32>
  return %0 : !torch.tensor<[n,3],f32>
}

// CHECK-LABEL: @deg2rad(
// CHECK: torch.aten.mul.Scalar{{.*}} -> !torch.tensor<[n,3],f32>
func.func @deg2rad(%arg0: !torch.tensor<[n,3],f32>) -> (!torch.tensor<[n,3],f32>) {
  %0 = torch.aten.deg2rad(%arg0) : (!torch.tensor<[n,3],f32>) -> !torch.tensor<[n,3],f32>
  return %0 : !torch.tensor<[n,3],f32>
}

// CHECK-LABEL: @deg2rad_of_ints(
// CHECK: torch.aten.to.dtype{{.*}} -> !torch.tensor<[n,3],f32>
// CHECK: torch.aten.mul.Scalar{{.*}} -> !torch.tensor<[n,3],f32>
func.func @deg2rad_of_ints(%arg0: !torch.tensor<[n,3],i64>) -> (!torch.tensor<[n,3],f32>) {
  %0 = torch.aten.deg2rad(%arg0) : (!torch.tensor<[n,3],i64>) -> !torch.tensor<[n,3],f32>
  return %0 : !torch.tensor<[n,3],f32>
}

// CHECK-LABEL: @div_Scalar_mode(
// CHECK: torch.aten.fmod.Scalar{{.*}} -> !torch.tensor<[n,3],f32>
// CHECK: torch.aten.lt.Scalar{{.*}} -> !torch.tensor<[n,3],i1>
// CHECK: torch.aten.to.dtype{{.*}} -> !torch.tensor<[n,3],f32>
// CHECK: torch.aten.sub.Tensor{{.*}} -> !torch.tensor<[n,3],f32>
// CHECK: torch.aten.div.Scalar{{.*}} -> !torch.tensor<[n,3],f32>
// CHECK: torch.aten.sub.Tensor{{.*}} -> !torch.tensor<[n,3],f32>
// CHECK: torch.aten.round{{.*}} -> !torch.tensor<[n,3],f32>
func.func @div_Scalar_mode(%arg0: !torch.tensor<[n,3],f32>) -> (!torch.tensor<[n,3],f32>) {
  %0 = torch.constant 2 : i64 -> !torch.int<2>
  %1 = torch.constant "floor" -> !torch.str
  %2 = torch.aten.div.Scalar_mode(%arg0, %0, %1) : (!torch.tensor<[n,3],f32>, !torch.int<2>, !torch.str) -> !torch.tensor<[n,3],f32>
  return %2 : !torch.tensor<[n,3],f32>
}

// CHECK-LABEL: @div_Tensor_mode(
// CHECK: torch.aten.fmod.Tensor{{.*}} -> !torch.tensor<[n,3],f32>
// CHECK: torch.aten.lt.Scalar{{.*}} -> !torch.tensor<[n,3],i1>
// CHECK: torch.aten.lt.Scalar{{.*}} -> !torch.tensor<[3],i1>
// CHECK: torch.aten.logical_xor{{.*}} -> !torch.tensor<[n,3],i1>
// CHECK: torch.aten.eq.Scalar{{.*}} -> !torch.tensor<[n,3],i1>
// CHECK: torch.aten.logical_not{{.*}} -> !torch.tensor<[n,3],i1>
// CHECK: torch.aten.logical_and{{.*}} -> !torch.tensor<[n,3],i1>
// CHECK: torch.aten.to.dtype{{.*}} -> !torch.tensor<[n,3],f32>
// CHECK: torch.aten.sub.Tensor{{.*}} -> !torch.tensor<[n,3],f32>
// CHECK: torch.aten.div.Tensor{{.*}} -> !torch.tensor<[n,3],f32>
// CHECK: torch.aten.sub.Tensor{{.*}} -> !torch.tensor<[n,3],f32>
// CHECK: torch.aten.round{{.*}} -> !torch.tensor<[n,3],f32>
// CHECK: torch.aten.div.Tensor{{.*}} -> !torch.tensor<[n,3],f32>
// CHECK: torch.aten.eq.Scalar{{.*}} -> !torch.tensor<[3],i1>
// CHECK: torch.aten.where.self{{.*}} -> !torch.tensor<[n,3],f32>
func.func @div_Tensor_mode(%arg0: !torch.tensor<[n,3],f32>, %arg1: !torch.tensor<[3],f32>) -> (!torch.tensor<[n,3],f32>) {
  %0 = torch.constant "floor" -> !torch.str
  %1 = torch.aten.div.Tensor_mode(%arg0, %arg1, %0) : (!torch.tensor<[n,3],f32>, !torch.tensor<[3],f32>, !torch.str) -> !torch.tensor<[n,3],f32>
  return %1 : !torch.tensor<[n,3],f32>
}

// CHECK-LABEL: @fill_Scalar(
// CHECK: torch.aten.full_like{{.*}} -> !torch.tensor<[n,3],f32>
func.func @fill_Scalar(%arg0: !torch.tensor<[n,3],f32>) -> (!torch.tensor<[n,3],f32>) {
  %0 = torch.constant 2 : i64 -> !torch.int<2>
  %1 = torch.aten.fill.Scalar(%arg0, %0) : (!torch.tensor<[n,3],f32>, !torch.int<2>) -> !torch.tensor<[n,3],f32>
  return %1 : !torch.tensor<[n,3],f32>
}

// CHECK-LABEL: @fill_Scalar_of_ints(
// CHECK: torch.aten.full_like{{.*}} -> !torch.tensor<[n,3],i64>
func.func @fill_Scalar_of_ints(%arg0: !torch.tensor<[n,3],i64>) -> (!torch.tensor<[n,3],i64>) {
  %0 = torch.constant 2 : i64 -> !torch.int<2>
  %1 = torch.aten.fill.Scalar(%arg0, %0) : (!torch.tensor<[n,3],i64>, !torch.int<2>) -> !torch.tensor<[n,3],i64>
  return %1 : !torch.tensor<[n,3],i64>
}

// CHECK-LABEL: @floor_divide(
// CHECK: torch.aten.fmod.Tensor{{.*}} -> !torch.tensor<[n,3],f32>
// CHECK: torch.aten.lt.Scalar{{.*}} -> !torch.tensor<[n,3],i1>
// CHECK: torch.aten.lt.Scalar{{.*}} -> !torch.tensor<[3],i1>
// CHECK: torch.aten.logical_xor{{.*}} -> !torch.tensor<[n,3],i1>
// CHECK: torch.aten.eq.Scalar{{.*}} -> !torch.tensor<[n,3],i1>
// CHECK: torch.aten.logical_not{{.*}} -> !torch.tensor<[n,3],i1>
// CHECK: torch.aten.logical_and{{.*}} -> !torch.tensor<[n,3],i1>
// CHECK: torch.aten.to.dtype{{.*}} -> !torch.tensor<[n,3],f32>
// CHECK: torch.aten.sub.Tensor{{.*}} -> !torch.tensor<[n,3],f32>
// CHECK: torch.aten.div.Tensor{{.*}} -> !torch.tensor<[n,3],f32>
// CHECK: torch.aten.sub.Tensor{{.*}} -> !torch.tensor<[n,3],f32>
// CHECK: torch.aten.round{{.*}} -> !torch.tensor<[n,3],f32>
// CHECK: torch.aten.div.Tensor{{.*}} -> !torch.tensor<[n,3],f32>
// CHECK: torch.aten.eq.Scalar{{.*}} -> !torch.tensor<[3],i1>
// CHECK: torch.aten.where.self{{.*}} -> !torch.tensor<[n,3],f32>
func.func @floor_divide(%arg0: !torch.tensor<[n,3],f32>, %arg1: !torch.tensor<[3],f32>) -> (!torch.tensor<[n,3],f32>) {
  %0 = torch.aten.floor_divide(%arg0, %arg1) : (!torch.tensor<[n,3],f32>, !torch.tensor<[3],f32>) -> !torch.tensor<[n,3],f32>
  return %0 : !torch.tensor<[n,3],f32>
}

// CHECK-LABEL: @floor_divide_of_ints(
// CHECK: torch.aten.div.Tensor_mode{{.*}} -> !torch.tensor<[n,3],i64>
// CHECK: torch.aten.mul.Tensor{{.*}} -> !torch.tensor<[n,3],i64>
// CHECK: torch.aten.sub.Tensor{{.*}} -> !torch.tensor<[n,3],i64>
// CHECK: torch.aten.sub.Scalar{{.*}} -> !torch.tensor<[n,3],i64>
// CHECK: torch.aten.remainder.Tensor{{.*}} -> !torch.tensor<[n,3],i64>
// CHECK: torch.aten.eq.Tensor{{.*}} -> !torch.tensor<[n,3],i1>
// CHECK: torch.aten.where.self{{.*}} -> !torch.tensor<[n,3],i64>
func.func @floor_divide_of_ints(%arg0: !torch.tensor<[n,3],i64>, %arg1: !torch.tensor<[3],i64>) -> (!torch.tensor<[n,3],i64>) {
  %0 = torch.aten.floor_divide(%arg0, %arg1) : (!torch.tensor<[n,3],i64>, !torch.tensor<[3],i64>) -> !torch.tensor<[n,3],i64>
  return %0 : !torch.tensor<[n,3],i64>
}

// CHECK-LABEL: @floor_divide_Scalar(
// CHECK: torch.aten.fmod.Scalar{{.*}} -> !torch.tensor<[n,3],f32>
// CHECK: torch.aten.lt.Scalar{{.*}} -> !torch.tensor<[n,3],i1>
// CHECK: torch.aten.to.dtype{{.*}} -> !torch.tensor<[n,3],f32>
// CHECK: torch.aten.sub.Tensor{{.*}} -> !torch.tensor<[n,3],f32>
// CHECK: torch.aten.div.Scalar{{.*}} -> !torch.tensor<[n,3],f32>
// CHECK: torch.aten.sub.Tensor{{.*}} -> !torch.tensor<[n,3],f32>
// CHECK: torch.aten.round{{.*}} -> !torch.tensor<[n,3],f32>
func.func @floor_divide_Scalar(%arg0: !torch.tensor<[n,3],f32>) -> (!torch.tensor<[n,3],f32>) {
  %0 = torch.constant 2 : i64 -> !torch.int<2>
  %1 = torch.aten.floor_divide.Scalar(%arg0, %0) : (!torch.tensor<[n,3],f32>, !torch.int<2>) -> !torch.tensor<[n,3],f32>
  return %1 : !torch.tensor<[n,3],f32>
}

// CHECK-LABEL: @floor_divide_Scalar_of_ints(
// CHECK: torch.aten.div.Scalar_mode{{.*}} -> !torch.tensor<[n,3],i64>
// CHECK: torch.aten.mul.Scalar{{.*}} -> !torch.tensor<[n,3],i64>
// CHECK: torch.aten.gt.Tensor{{.*}} -> !torch.tensor<[n,3],i1>
// CHECK: torch.aten.to.dtype{{.*}} -> !torch.tensor<[n,3],i64>
// CHECK: torch.aten.sub.Tensor{{.*}} -> !torch.tensor<[n,3],i64>
func.func @floor_divide_Scalar_of_ints(%arg0: !torch.tensor<[n,3],i64>) -> (!torch.tensor<[n,3],i64>) {
  %0 = torch.constant 2 : i64 -> !torch.int<2>
  %1 = torch.aten.floor_divide.Scalar(%arg0, %0) : (!torch.tensor<[n,3],i64>, !torch.int<2>) -> !torch.tensor<[n,3],i64>
  return %1 : !torch.tensor<[n,3],i64>
}

// CHECK-LABEL: @fmax(
// CHECK: torch.aten.maximum{{.*}} -> !torch.tensor<[n,3],f32>
// CHECK: torch.aten.isnan{{.*}} -> !torch.tensor<[3],i1>
// CHECK: torch.aten.where.self{{.*}} -> !torch.tensor<[n,3],f32>
// CHECK: torch.aten.isnan{{.*}} -> !torch.tensor<[n,3],i1>
// CHECK: torch.aten.where.self{{.*}} -> !torch.tensor<[n,3],f32>
func.func @fmax(%arg0: !torch.tensor<[n,3],f32>, %arg1: !torch.tensor<[3],f32>) -> (!torch.tensor<[n,3],f32>) {
  %0 = torch.aten.fmax(%arg0, %arg1) : (!torch.tensor<[n,3],f32>, !torch.tensor<[3],f32>) -> !torch.tensor<[n,3],f32>
  return %0 : !torch.tensor<[n,3],f32>
}

// CHECK-LABEL: @fmin(
// CHECK: torch.aten.minimum{{.*}} -> !torch.tensor<[n,3],f32>
// CHECK: torch.aten.isnan{{.*}} -> !torch.tensor<[3],i1>
// CHECK: torch.aten.where.self{{.*}} -> !torch.tensor<[n,3],f32>
// CHECK: torch.aten.isnan{{.*}} -> !torch.tensor<[n,3],i1>
// CHECK: torch.aten.where.self{{.*}} -> !torch.tensor<[n,3],f32>
func.func @fmin(%arg0: !torch.tensor<[n,3],f32>, %arg1: !torch.tensor<[3],f32>) -> (!torch.tensor<[n,3],f32>) {
  %0 = torch.aten.fmin(%arg0, %arg1) : (!torch.tensor<[n,3],f32>, !torch.tensor<[3],f32>) -> !torch.tensor<[n,3],f32>
  return %0 : !torch.tensor<[n,3],f32>
}

// CHECK-LABEL: @fmod_Scalar_of_ints(
// CHECK: torch.aten.div.Scalar_mode{{.*}} -> !torch.tensor<[n,3],i64>
// CHECK: torch.aten.mul.Scalar{{.*}} -> !torch.tensor<[n,3],i64>
// CHECK: torch.aten.sub.Tensor{{.*}} -> !torch.tensor<[n,3],i64>
func.func @fmod_Scalar_of_ints(%arg0: !torch.tensor<[n,3],i64>) -> (!torch.tensor<[n,3],i64>) {
  %0 = torch.constant 2 : i64 -> !torch.int<2>
  %1 = torch.aten.fmod.Scalar(%arg0, %0) : (!torch.tensor<[n,3],i64>, !torch.int<2>) -> !torch.tensor<[n,3],i64>
  return %1 : !torch.tensor<[n,3],i64>
}

// CHECK-LABEL: @fmod_Tensor_of_ints(
// CHECK: torch.aten.div.Tensor_mode{{.*}} -> !torch.tensor<[n,3],i64>
// CHECK: torch.aten.mul.Tensor{{.*}} -> !torch.tensor<[n,3],i64>
// CHECK: torch.aten.sub.Tensor{{.*}} -> !torch.tensor<[n,3],i64>
func.func @fmod_Tensor_of_ints(%arg0: !torch.tensor<[n,3],i64>, %arg1: !torch.tensor<[3],i64>) -> (!torch.tensor<[n,3],i64>) {
  %0 = torch.aten.fmod.Tensor(%arg0, %arg1) : (!torch.tensor<[n,3],i64>, !torch.tensor<[3],i64>) -> !torch.tensor<[n,3],i64>
  return %0 : !torch.tensor<[n,3],i64>
}

// CHECK-LABEL: @frac(
// CHECK: torch.aten.lt.Scalar{{.*}} -> !torch.tensor<[n,3],i1>
// CHECK: torch.aten.where.Scalar{{.*}} -> !torch.tensor<[n,3],f32>
// CHECK: torch.aten.abs{{.*}} -> !torch.tensor<[n,3],f32>
// CHECK: torch.aten.floor{{.*}} -> !torch.tensor<[n,3],f32>
// CHECK: torch.aten.mul.Tensor{{.*}} -> !torch.tensor<[n,3],f32>
// CHECK: torch.aten.sub.Tensor{{.*}} -> !torch.tensor<[n,3],f32>
func.func @frac(%arg0: !torch.tensor<[n,3],f32>) -> (!torch.tensor<[n,3],f32>) {
  %0 = torch.aten.frac(%arg0) : (!torch.tensor<[n,3],f32>) -> !torch.tensor<[n,3],f32>
  return %0 : !torch.tensor<[n,3],f32>
}

// CHECK-LABEL: @heaviside(
// CHECK: torch.aten.gt.Scalar{{.*}} -> !torch.tensor<[n,3],i1>
// CHECK: torch.aten.to.dtype{{.*}} -> !torch.tensor<[n,3],f32>
// CHECK: torch.aten.eq.Scalar{{.*}} -> !torch.tensor<[n,3],i1>
// CHECK: torch.aten.where.self{{.*}} -> !torch.tensor<[n,3],f32>
func.func @heaviside(%arg0: !torch.tensor<[n,3],f32>, %arg1: !torch.tensor<[3],f32>) -> (!torch.tensor<[n,3],f32>) {
  %0 = torch.aten.heaviside(%arg0, %arg1) : (!torch.tensor<[n,3],f32>, !torch.tensor<[3],f32>) -> !torch.tensor<[n,3],f32>
  return %0 : !torch.tensor<[n,3],f32>
}

// CHECK-LABEL: @isfinite(
// CHECK: torch.aten.abs{{.*}} -> !torch.tensor<[n,3],f32>
// CHECK: torch.aten.lt.Scalar{{.*}} -> !torch.tensor<[n,3],i1>
func.func @isfinite(%arg0: !torch.tensor<[n,3],f32>) -> (!torch.tensor<[n,3],i1>) {
  %0 = torch.aten.isfinite(%arg0) : (!torch.tensor<[n,3],f32>) -> !torch.tensor<[n,3],i1>
  return %0 : !torch.tensor<[n,3],i1>
}

// CHECK-LABEL: @isfinite_of_ints(
// CHECK: torch.aten.full_like{{.*}} -> !torch.tensor<[n,3],i1>
func.func @isfinite_of_ints(%arg0: !torch.tensor<[n,3],i64>) -> (!torch.tensor<[n,3],i1>) {
  %0 = torch.aten.isfinite(%arg0) : (!torch.tensor<[n,3],i64>) -> !torch.tensor<[n,3],i1>
  return %0 : !torch.tensor<[n,3],i1>
}

// CHECK-LABEL: @isinf_of_ints(
// CHECK: torch.aten.full_like{{.*}} -> !torch.tensor<[n,3],i1>
func.func @isinf_of_ints(%arg0: !torch.tensor<[n,3],i64>) -> (!torch.tensor<[n,3],i1>) {
  %0 = torch.aten.isinf(%arg0) : (!torch.tensor<[n,3],i64>) -> !torch.tensor<[n,3],i1>
  return %0 : !torch.tensor<[n,3],i1>
}

// CHECK-LABEL: @isnan_of_ints(
// CHECK: torch.aten.full_like{{.*}} -> !torch.tensor<[n,3],i1>
func.func @isnan_of_ints(%arg0: !torch.tensor<[n,3],i64>) -> (!torch.tensor<[n,3],i1>) {
  %0 = torch.aten.isnan(%arg0) : (!torch.tensor<[n,3],i64>) -> !torch.tensor<[n,3],i1>
  return %0 : !torch.tensor<[n,3],i1>
}

// CHECK-LABEL: @isneginf(
// CHECK: torch.aten.eq.Scalar{{.*}} -> !torch.tensor<[n,3],i1>
func.func @isneginf(%arg0: !torch.tensor<[n,3],f32>) -> (!torch.tensor<[n,3],i1>) {
  %0 = torch.aten.isneginf(%arg0) : (!torch.tensor<[n,3],f32>) -> !torch.tensor<[n,3],i1>
  return %0 : !torch.tensor<[n,3],i1>
}

// CHECK-LABEL: @isposinf(
// CHECK: torch.aten.eq.Scalar{{.*}} -> !torch.tensor<[n,3],i1>
func.func @isposinf(%arg0: !torch.tensor<[n,3],f32>) -> (!torch.tensor<[n,3],i1>) {
  %0 = torch.aten.isposinf(%arg0) : (!torch.tensor<[n,3],f32>) -> !torch.tensor<[n,3],i1>
  return %0 : !torch.tensor<[n,3],i1>
}

// CHECK-LABEL: @lerp_Scalar(
// CHECK: torch.aten.sub.Tensor{{.*}} -> !torch.tensor<[n,3],f32>
// CHECK: torch.aten.mul.Scalar{{.*}} -> !torch.tensor<[n,3],f32>
// CHECK: torch.aten.add.Tensor{{.*}} -> !torch.tensor<[n,3],f32>
func.func @lerp_Scalar(%arg0: !torch.tensor<[n,3],f32>, %arg1: !torch.tensor<[3],f32>) -> (!torch.tensor<[n,3],f32>) {
  %0 = torch.constant 3.000000e-01 : f64 -> !torch.float<3.000000e-01>
  %1 = torch.aten.lerp.Scalar(%arg0, %arg1, %0) : (!torch.tensor<[n,3],f32>, !torch.tensor<[3],f32>, !torch.float<3.000000e-01>) -> !torch.tensor<[n,3],f32>
  return %1 : !torch.tensor<[n,3],f32>
}

// CHECK-LABEL: @lerp_Tensor(
// CHECK: torch.aten.sub.Tensor{{.*}} -> !torch.tensor<[n,3],f32>
// CHECK: torch.aten.rsub.Scalar{{.*}} -> !torch.tensor<[n,3],f32>
// CHECK: torch.aten.mul.Tensor{{.*}} -> !torch.tensor<[n,3],f32>
// CHECK: torch.aten.sub.Tensor{{.*}} -> !torch.tensor<[n,3],f32>
// CHECK: torch.aten.mul.Tensor{{.*}} -> !torch.tensor<[n,3],f32>
// CHECK: torch.aten.add.Tensor{{.*}} -> !torch.tensor<[n,3],f32>
// CHECK: torch.aten.abs{{.*}} -> !torch.tensor<[n,3],f32>
// CHECK: torch.aten.lt.Scalar{{.*}} -> !torch.tensor<[n,3],i1>
// CHECK: torch.aten.where.self{{.*}} -> !torch.tensor<[n,3],f32>
func.func @lerp_Tensor(%arg0: !torch.tensor<[n,3],f32>, %arg1: !torch.tensor<[3],f32>, %arg2: !torch.tensor<[n,3],f32>) -> (!torch.tensor<[n,3],f32>) {
  %0 = torch.aten.lerp.Tensor(%arg0, %arg1, %arg2) : (!torch.tensor<[n,3],f32>, !torch.tensor<[3],f32>, !torch.tensor<[n,3],f32>) -> !torch.tensor<[n,3],f32>
  return %0 : !torch.tensor<[n,3],f32>
}

// CHECK-LABEL: @nan_to_num(
// CHECK: torch.aten.isnan{{.*}} -> !torch.tensor<[n,3],i1>
// CHECK: torch.aten.where.ScalarSelf{{.*}} -> !torch.tensor<[n,3],f32>
// CHECK: torch.aten.eq.Scalar{{.*}} -> !torch.tensor<[n,3],i1>
// CHECK: torch.aten.where.ScalarSelf{{.*}} -> !torch.tensor<[n,3],f32>
// CHECK: torch.aten.eq.Scalar{{.*}} -> !torch.tensor<[n,3],i1>
// CHECK: torch.aten.where.ScalarSelf{{.*}} -> !torch.tensor<[n,3],f32>
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
// CHECK: torch.aten.eq.Scalar{{.*}} -> !torch.tensor<[n,3],i1>
// CHECK: torch.aten.logical_not{{.*}} -> !torch.tensor<[n,3],i1>
func.func @ne_Scalar(%arg0: !torch.tensor<[n,3],f32>) -> (!torch.tensor<[n,3],i1>) {
  %0 = torch.constant 1 : i64 -> !torch.int<1>
  %1 = torch.aten.ne.Scalar(%arg0, %0) : (!torch.tensor<[n,3],f32>, !torch.int<1>) -> !torch.tensor<[n,3],i1>
  return %1 : !torch.tensor<[n,3],i1>
}

// CHECK-LABEL: @ne_Scalar_of_ints(
// CHECK: torch.aten.eq.Scalar{{.*}} -> !torch.tensor<[n,3],i1>
// CHECK: torch.aten.logical_not{{.*}} -> !torch.tensor<[n,3],i1>
func.func @ne_Scalar_of_ints(%arg0: !torch.tensor<[n,3],i64>) -> (!torch.tensor<[n,3],i1>) {
  %0 = torch.constant 1 : i64 -> !torch.int<1>
  %1 = torch.aten.ne.Scalar(%arg0, %0) : (!torch.tensor<[n,3],i64>, !torch.int<1>) -> !torch.tensor<[n,3],i1>
  return %1 : !torch.tensor<[n,3],i1>
}

// CHECK-LABEL: @ne_Tensor(
// CHECK: torch.aten.eq.Tensor{{.*}} -> !torch.tensor<[n,3],i1>
// CHECK: torch.aten.logical_not{{.*}} -> !torch.tensor<[n,3],i1>
func.func @ne_Tensor(%arg0: !torch.tensor<[n,3],f32>, %arg1: !torch.tensor<[3],f32>) -> (!torch.tensor<[n,3],i1>) {
  %0 = torch.aten.ne.Tensor(%arg0, %arg1) : (!torch.tensor<[n,3],f32>, !torch.tensor<[3],f32>) -> !torch.tensor<[n,3],i1>
  return %0 : !torch.tensor<[n,3],i1>
}

// CHECK-LABEL: @ne_Tensor_of_ints(
// CHECK: torch.aten.eq.Tensor{{.*}} -> !torch.tensor<[n,3],i1>
// CHECK: torch.aten.logical_not{{.*}} -> !torch.tensor<[n,3],i1>
func.func @ne_Tensor_of_ints(%arg0: !torch.tensor<[n,3],i64>, %arg1: !torch.tensor<[3],i64>) -> (!torch.tensor<[n,3],i1>) {
  %0 = torch.aten.ne.Tensor(%arg0, %arg1) : (!torch.tensor<[n,3],i64>, !torch.tensor<[3],i64>) -> !torch.tensor<[n,3],i1>
  return %0 : !torch.tensor<[n,3],i1>
}

// CHECK-LABEL: @pow_Scalar_of_ints(
// CHECK: torch.aten.full_like{{.*}} -> !torch.tensor<[n,3],i64>
// CHECK: torch.aten.lt.Tensor{{.*}} -> !torch.tensor<[n,3],i1>
// CHECK: torch.aten.where.self{{.*}} -> !torch.tensor<[n,3],i64>
// CHECK: torch.aten.lt.Tensor{{.*}} -> !torch.tensor<[n,3],i1>
// CHECK: torch.aten.where.self{{.*}} -> !torch.tensor<[n,3],i64>
// CHECK: torch.aten.mul.Scalar{{.*}} -> !torch.tensor<[n,3],i64>
// CHECK: torch.aten.div.Scalar_mode{{.*}} -> !torch.tensor<[n,3],i64>
// CHECK: torch.aten.to.dtype{{.*}} -> !torch.tensor<[n,3],f64>
// CHECK: torch.aten.pow.Scalar{{.*}} -> !torch.tensor<[n,3],f64>
// CHECK: torch.aten.to.dtype{{.*}} -> !torch.tensor<[n,3],i64>
// CHECK: torch.aten.mul.Tensor{{.*}} -> !torch.tensor<[n,3],i64>
// CHECK: torch.aten.sub.Tensor{{.*}} -> !torch.tensor<[n,3],i64>
// CHECK: torch.aten.to.dtype{{.*}} -> !torch.tensor<[n,3],f64>
// CHECK: torch.aten.pow.Scalar{{.*}} -> !torch.tensor<[n,3],f64>
// CHECK: torch.aten.to.dtype{{.*}} -> !torch.tensor<[n,3],i64>
// CHECK: torch.aten.mul.Tensor{{.*}} -> !torch.tensor<[n,3],i64>
// CHECK: torch.aten.full_like{{.*}} -> !torch.tensor<[n,3],i64>
// CHECK: torch.aten.ge.Scalar{{.*}} -> !torch.tensor<[n,3],i1>
// CHECK: torch.aten.lt.Scalar{{.*}} -> !torch.tensor<[n,3],i1>
// CHECK: torch.aten.logical_or{{.*}} -> !torch.tensor<[n,3],i1>
// CHECK: torch.aten.where.self{{.*}} -> !torch.tensor<[n,3],i64>
func.func @pow_Scalar_of_ints(%arg0: !torch.tensor<[n,3],i64>) -> (!torch.tensor<[n,3],i64>) {
  %0 = torch.constant 2 : i64 -> !torch.int<2>
  %1 = torch.aten.pow.Scalar(%0, %arg0) : (!torch.int<2>, !torch.tensor<[n,3],i64>) -> !torch.tensor<[n,3],i64>
  return %1 : !torch.tensor<[n,3],i64>
}

// CHECK-LABEL: @pow_Tensor_Scalar(
// CHECK: torch.aten.pow.Tensor_Scalar{{.*}} -> !torch.tensor<[n,3],f32>
func.func @pow_Tensor_Scalar(%arg0: !torch.tensor<[n,3],f32>) -> (!torch.tensor<[n,3],f32>) {
  %0 = torch.constant 2 : i64 -> !torch.int<2>
  %1 = torch.aten.pow.Tensor_Scalar(%arg0, %0) : (!torch.tensor<[n,3],f32>, !torch.int<2>) -> !torch.tensor<[n,3],f32>
  return %1 : !torch.tensor<[n,3],f32>
}

// CHECK-LABEL: @pow_Tensor_Scalar_of_ints(
// CHECK: torch.aten.mul.Tensor{{.*}} -> !torch.tensor<[n,3],i64>
func.func @pow_Tensor_Scalar_of_ints(%arg0: !torch.tensor<[n,3],i64>) -> (!torch.tensor<[n,3],i64>) {
  %0 = torch.constant 2 : i64 -> !torch.int<2>
  %1 = torch.aten.pow.Tensor_Scalar(%arg0, %0) : (!torch.tensor<[n,3],i64>, !torch.int<2>) -> !torch.tensor<[n,3],i64>
  return %1 : !torch.tensor<[n,3],i64>
}

// CHECK-LABEL: @pow_Tensor_Tensor_of_ints(
// CHECK: torch.aten.full_like{{.*}} -> !torch.tensor<[n,3],i64>
// CHECK: torch.aten.remainder.Scalar{{.*}} -> !torch.tensor<[n,3],i64>
// CHECK: torch.aten.eq.Scalar{{.*}} -> !torch.tensor<[n,3],i1>
// CHECK: torch.aten.logical_not{{.*}} -> !torch.tensor<[n,3],i1>
// CHECK: torch.aten.where.self{{.*}} -> !torch.tensor<[n,3],i64>
// CHECK: torch.aten.div.Scalar_mode{{.*}} -> !torch.tensor<[n,3],i64>
// CHECK: torch.aten.mul.Tensor{{.*}} -> !torch.tensor<[n,3],i64>
// CHECK: torch.aten.remainder.Scalar{{.*}} -> !torch.tensor<[n,3],i64>
// CHECK: torch.aten.eq.Scalar{{.*}} -> !torch.tensor<[n,3],i1>
// CHECK: torch.aten.logical_not{{.*}} -> !torch.tensor<[n,3],i1>
// CHECK: torch.aten.where.self{{.*}} -> !torch.tensor<[n,3],i64>
// CHECK: torch.aten.mul.Tensor{{.*}} -> !torch.tensor<[n,3],i64>
// CHECK: torch.aten.div.Scalar_mode{{.*}} -> !torch.tensor<[n,3],i64>
// CHECK: torch.aten.mul.Tensor{{.*}} -> !torch.tensor<[n,3],i64>
// CHECK: torch.aten.remainder.Scalar{{.*}} -> !torch.tensor<[n,3],i64>
// CHECK: torch.aten.eq.Scalar{{.*}} -> !torch.tensor<[n,3],i1>
// CHECK: torch.aten.logical_not{{.*}} -> !torch.tensor<[n,3],i1>
// CHECK: torch.aten.where.self{{.*}} -> !torch.tensor<[n,3],i64>
// CHECK: torch.aten.mul.Tensor{{.*}} -> !torch.tensor<[n,3],i64>
// CHECK: torch.aten.div.Scalar_mode{{.*}} -> !torch.tensor<[n,3],i64>
// CHECK: torch.aten.mul.Tensor{{.*}} -> !torch.tensor<[n,3],i64>
// CHECK: torch.aten.remainder.Scalar{{.*}} -> !torch.tensor<[n,3],i64>
// CHECK: torch.aten.eq.Scalar{{.*}} -> !torch.tensor<[n,3],i1>
// CHECK: torch.aten.logical_not{{.*}} -> !torch.tensor<[n,3],i1>
// CHECK: torch.aten.where.self{{.*}} -> !torch.tensor<[n,3],i64>
// CHECK: torch.aten.mul.Tensor{{.*}} -> !torch.tensor<[n,3],i64>
// CHECK: torch.aten.div.Scalar_mode{{.*}} -> !torch.tensor<[n,3],i64>
// CHECK: torch.aten.mul.Tensor{{.*}} -> !torch.tensor<[n,3],i64>
// CHECK: torch.aten.remainder.Scalar{{.*}} -> !torch.tensor<[n,3],i64>
// CHECK: torch.aten.eq.Scalar{{.*}} -> !torch.tensor<[n,3],i1>
// CHECK: torch.aten.logical_not{{.*}} -> !torch.tensor<[n,3],i1>
// CHECK: torch.aten.where.self{{.*}} -> !torch.tensor<[n,3],i64>
// CHECK: torch.aten.mul.Tensor{{.*}} -> !torch.tensor<[n,3],i64>
// CHECK: torch.aten.div.Scalar_mode{{.*}} -> !torch.tensor<[n,3],i64>
// CHECK: torch.aten.mul.Tensor{{.*}} -> !torch.tensor<[n,3],i64>
// CHECK: torch.aten.remainder.Scalar{{.*}} -> !torch.tensor<[n,3],i64>
// CHECK: torch.aten.eq.Scalar{{.*}} -> !torch.tensor<[n,3],i1>
// CHECK: torch.aten.logical_not{{.*}} -> !torch.tensor<[n,3],i1>
// CHECK: torch.aten.where.self{{.*}} -> !torch.tensor<[n,3],i64>
// CHECK: torch.aten.mul.Tensor{{.*}} -> !torch.tensor<[n,3],i64>
// CHECK: torch.aten.div.Scalar_mode{{.*}} -> !torch.tensor<[n,3],i64>
// CHECK: torch.aten.mul.Tensor{{.*}} -> !torch.tensor<[n,3],i64>
// CHECK: torch.aten.remainder.Scalar{{.*}} -> !torch.tensor<[n,3],i64>
// CHECK: torch.aten.eq.Scalar{{.*}} -> !torch.tensor<[n,3],i1>
// CHECK: torch.aten.logical_not{{.*}} -> !torch.tensor<[n,3],i1>
// CHECK: torch.aten.where.self{{.*}} -> !torch.tensor<[n,3],i64>
// CHECK: torch.aten.mul.Tensor{{.*}} -> !torch.tensor<[n,3],i64>
// CHECK: torch.aten.div.Scalar_mode{{.*}} -> !torch.tensor<[n,3],i64>
// CHECK: torch.aten.mul.Tensor{{.*}} -> !torch.tensor<[n,3],i64>
// CHECK: torch.aten.remainder.Scalar{{.*}} -> !torch.tensor<[n,3],i64>
// CHECK: torch.aten.eq.Scalar{{.*}} -> !torch.tensor<[n,3],i1>
// CHECK: torch.aten.logical_not{{.*}} -> !torch.tensor<[n,3],i1>
// CHECK: torch.aten.where.self{{.*}} -> !torch.tensor<[n,3],i64>
// CHECK: torch.aten.mul.Tensor{{.*}} -> !torch.tensor<[n,3],i64>
// CHECK: torch.aten.div.Scalar_mode{{.*}} -> !torch.tensor<[n,3],i64>
// CHECK: torch.aten.mul.Tensor{{.*}} -> !torch.tensor<[n,3],i64>
// CHECK: torch.aten.remainder.Scalar{{.*}} -> !torch.tensor<[n,3],i64>
// CHECK: torch.aten.eq.Scalar{{.*}} -> !torch.tensor<[n,3],i1>
// CHECK: torch.aten.logical_not{{.*}} -> !torch.tensor<[n,3],i1>
// CHECK: torch.aten.where.self{{.*}} -> !torch.tensor<[n,3],i64>
// CHECK: torch.aten.mul.Tensor{{.*}} -> !torch.tensor<[n,3],i64>
// CHECK: torch.aten.div.Scalar_mode{{.*}} -> !torch.tensor<[n,3],i64>
// CHECK: torch.aten.mul.Tensor{{.*}} -> !torch.tensor<[n,3],i64>
// CHECK: torch.aten.remainder.Scalar{{.*}} -> !torch.tensor<[n,3],i64>
// CHECK: torch.aten.eq.Scalar{{.*}} -> !torch.tensor<[n,3],i1>
// CHECK: torch.aten.logical_not{{.*}} -> !torch.tensor<[n,3],i1>
// CHECK: torch.aten.where.self{{.*}} -> !torch.tensor<[n,3],i64>
// CHECK: torch.aten.mul.Tensor{{.*}} -> !torch.tensor<[n,3],i64>
// CHECK: torch.aten.div.Scalar_mode{{.*}} -> !torch.tensor<[n,3],i64>
// CHECK: torch.aten.mul.Tensor{{.*}} -> !torch.tensor<[n,3],i64>
// CHECK: torch.aten.remainder.Scalar{{.*}} -> !torch.tensor<[n,3],i64>
// CHECK: torch.aten.eq.Scalar{{.*}} -> !torch.tensor<[n,3],i1>
// CHECK: torch.aten.logical_not{{.*}} -> !torch.tensor<[n,3],i1>
// CHECK: torch.aten.where.self{{.*}} -> !torch.tensor<[n,3],i64>
// CHECK: torch.aten.mul.Tensor{{.*}} -> !torch.tensor<[n,3],i64>
// CHECK: torch.aten.div.Scalar_mode{{.*}} -> !torch.tensor<[n,3],i64>
// CHECK: torch.aten.mul.Tensor{{.*}} -> !torch.tensor<[n,3],i64>
// CHECK: torch.aten.remainder.Scalar{{.*}} -> !torch.tensor<[n,3],i64>
// CHECK: torch.aten.eq.Scalar{{.*}} -> !torch.tensor<[n,3],i1>
// CHECK: torch.aten.logical_not{{.*}} -> !torch.tensor<[n,3],i1>
// CHECK: torch.aten.where.self{{.*}} -> !torch.tensor<[n,3],i64>
// CHECK: torch.aten.mul.Tensor{{.*}} -> !torch.tensor<[n,3],i64>
// CHECK: torch.aten.div.Scalar_mode{{.*}} -> !torch.tensor<[n,3],i64>
// CHECK: torch.aten.mul.Tensor{{.*}} -> !torch.tensor<[n,3],i64>
// CHECK: torch.aten.remainder.Scalar{{.*}} -> !torch.tensor<[n,3],i64>
// CHECK: torch.aten.eq.Scalar{{.*}} -> !torch.tensor<[n,3],i1>
// CHECK: torch.aten.logical_not{{.*}} -> !torch.tensor<[n,3],i1>
// CHECK: torch.aten.where.self{{.*}} -> !torch.tensor<[n,3],i64>
// CHECK: torch.aten.mul.Tensor{{.*}} -> !torch.tensor<[n,3],i64>
// CHECK: torch.aten.div.Scalar_mode{{.*}} -> !torch.tensor<[n,3],i64>
// CHECK: torch.aten.mul.Tensor{{.*}} -> !torch.tensor<[n,3],i64>
// CHECK: torch.aten.remainder.Scalar{{.*}} -> !torch.tensor<[n,3],i64>
// CHECK: torch.aten.eq.Scalar{{.*}} -> !torch.tensor<[n,3],i1>
// CHECK: torch.aten.logical_not{{.*}} -> !torch.tensor<[n,3],i1>
// CHECK: torch.aten.where.self{{.*}} -> !torch.tensor<[n,3],i64>
// CHECK: torch.aten.mul.Tensor{{.*}} -> !torch.tensor<[n,3],i64>
// CHECK: torch.aten.div.Scalar_mode{{.*}} -> !torch.tensor<[n,3],i64>
// CHECK: torch.aten.mul.Tensor{{.*}} -> !torch.tensor<[n,3],i64>
// CHECK: torch.aten.remainder.Scalar{{.*}} -> !torch.tensor<[n,3],i64>
// CHECK: torch.aten.eq.Scalar{{.*}} -> !torch.tensor<[n,3],i1>
// CHECK: torch.aten.logical_not{{.*}} -> !torch.tensor<[n,3],i1>
// CHECK: torch.aten.where.self{{.*}} -> !torch.tensor<[n,3],i64>
// CHECK: torch.aten.mul.Tensor{{.*}} -> !torch.tensor<[n,3],i64>
// CHECK: torch.aten.div.Scalar_mode{{.*}} -> !torch.tensor<[n,3],i64>
// CHECK: torch.aten.mul.Tensor{{.*}} -> !torch.tensor<[n,3],i64>
// CHECK: torch.aten.remainder.Scalar{{.*}} -> !torch.tensor<[n,3],i64>
// CHECK: torch.aten.eq.Scalar{{.*}} -> !torch.tensor<[n,3],i1>
// CHECK: torch.aten.logical_not{{.*}} -> !torch.tensor<[n,3],i1>
// CHECK: torch.aten.where.self{{.*}} -> !torch.tensor<[n,3],i64>
// CHECK: torch.aten.mul.Tensor{{.*}} -> !torch.tensor<[n,3],i64>
// CHECK: torch.aten.div.Scalar_mode{{.*}} -> !torch.tensor<[n,3],i64>
// CHECK: torch.aten.mul.Tensor{{.*}} -> !torch.tensor<[n,3],i64>
// CHECK: torch.aten.remainder.Scalar{{.*}} -> !torch.tensor<[n,3],i64>
// CHECK: torch.aten.eq.Scalar{{.*}} -> !torch.tensor<[n,3],i1>
// CHECK: torch.aten.logical_not{{.*}} -> !torch.tensor<[n,3],i1>
// CHECK: torch.aten.where.self{{.*}} -> !torch.tensor<[n,3],i64>
// CHECK: torch.aten.mul.Tensor{{.*}} -> !torch.tensor<[n,3],i64>
// CHECK: torch.aten.div.Scalar_mode{{.*}} -> !torch.tensor<[n,3],i64>
// CHECK: torch.aten.mul.Tensor{{.*}} -> !torch.tensor<[n,3],i64>
// CHECK: torch.aten.remainder.Scalar{{.*}} -> !torch.tensor<[n,3],i64>
// CHECK: torch.aten.eq.Scalar{{.*}} -> !torch.tensor<[n,3],i1>
// CHECK: torch.aten.logical_not{{.*}} -> !torch.tensor<[n,3],i1>
// CHECK: torch.aten.where.self{{.*}} -> !torch.tensor<[n,3],i64>
// CHECK: torch.aten.mul.Tensor{{.*}} -> !torch.tensor<[n,3],i64>
// CHECK: torch.aten.div.Scalar_mode{{.*}} -> !torch.tensor<[n,3],i64>
// CHECK: torch.aten.mul.Tensor{{.*}} -> !torch.tensor<[n,3],i64>
// CHECK: torch.aten.remainder.Scalar{{.*}} -> !torch.tensor<[n,3],i64>
// CHECK: torch.aten.eq.Scalar{{.*}} -> !torch.tensor<[n,3],i1>
// CHECK: torch.aten.logical_not{{.*}} -> !torch.tensor<[n,3],i1>
// CHECK: torch.aten.where.self{{.*}} -> !torch.tensor<[n,3],i64>
// CHECK: torch.aten.mul.Tensor{{.*}} -> !torch.tensor<[n,3],i64>
// CHECK: torch.aten.div.Scalar_mode{{.*}} -> !torch.tensor<[n,3],i64>
// CHECK: torch.aten.mul.Tensor{{.*}} -> !torch.tensor<[n,3],i64>
// CHECK: torch.aten.remainder.Scalar{{.*}} -> !torch.tensor<[n,3],i64>
// CHECK: torch.aten.eq.Scalar{{.*}} -> !torch.tensor<[n,3],i1>
// CHECK: torch.aten.logical_not{{.*}} -> !torch.tensor<[n,3],i1>
// CHECK: torch.aten.where.self{{.*}} -> !torch.tensor<[n,3],i64>
// CHECK: torch.aten.mul.Tensor{{.*}} -> !torch.tensor<[n,3],i64>
// CHECK: torch.aten.div.Scalar_mode{{.*}} -> !torch.tensor<[n,3],i64>
// CHECK: torch.aten.mul.Tensor{{.*}} -> !torch.tensor<[n,3],i64>
// CHECK: torch.aten.remainder.Scalar{{.*}} -> !torch.tensor<[n,3],i64>
// CHECK: torch.aten.eq.Scalar{{.*}} -> !torch.tensor<[n,3],i1>
// CHECK: torch.aten.logical_not{{.*}} -> !torch.tensor<[n,3],i1>
// CHECK: torch.aten.where.self{{.*}} -> !torch.tensor<[n,3],i64>
// CHECK: torch.aten.mul.Tensor{{.*}} -> !torch.tensor<[n,3],i64>
// CHECK: torch.aten.div.Scalar_mode{{.*}} -> !torch.tensor<[n,3],i64>
// CHECK: torch.aten.mul.Tensor{{.*}} -> !torch.tensor<[n,3],i64>
// CHECK: torch.aten.remainder.Scalar{{.*}} -> !torch.tensor<[n,3],i64>
// CHECK: torch.aten.eq.Scalar{{.*}} -> !torch.tensor<[n,3],i1>
// CHECK: torch.aten.logical_not{{.*}} -> !torch.tensor<[n,3],i1>
// CHECK: torch.aten.where.self{{.*}} -> !torch.tensor<[n,3],i64>
// CHECK: torch.aten.mul.Tensor{{.*}} -> !torch.tensor<[n,3],i64>
// CHECK: torch.aten.div.Scalar_mode{{.*}} -> !torch.tensor<[n,3],i64>
// CHECK: torch.aten.mul.Tensor{{.*}} -> !torch.tensor<[n,3],i64>
// CHECK: torch.aten.remainder.Scalar{{.*}} -> !torch.tensor<[n,3],i64>
// CHECK: torch.aten.eq.Scalar{{.*}} -> !torch.tensor<[n,3],i1>
// CHECK: torch.aten.logical_not{{.*}} -> !torch.tensor<[n,3],i1>
// CHECK: torch.aten.where.self{{.*}} -> !torch.tensor<[n,3],i64>
// CHECK: torch.aten.mul.Tensor{{.*}} -> !torch.tensor<[n,3],i64>
// CHECK: torch.aten.div.Scalar_mode{{.*}} -> !torch.tensor<[n,3],i64>
// CHECK: torch.aten.mul.Tensor{{.*}} -> !torch.tensor<[n,3],i64>
// CHECK: torch.aten.remainder.Scalar{{.*}} -> !torch.tensor<[n,3],i64>
// CHECK: torch.aten.eq.Scalar{{.*}} -> !torch.tensor<[n,3],i1>
// CHECK: torch.aten.logical_not{{.*}} -> !torch.tensor<[n,3],i1>
// CHECK: torch.aten.where.self{{.*}} -> !torch.tensor<[n,3],i64>
// CHECK: torch.aten.mul.Tensor{{.*}} -> !torch.tensor<[n,3],i64>
// CHECK: torch.aten.div.Scalar_mode{{.*}} -> !torch.tensor<[n,3],i64>
// CHECK: torch.aten.mul.Tensor{{.*}} -> !torch.tensor<[n,3],i64>
// CHECK: torch.aten.remainder.Scalar{{.*}} -> !torch.tensor<[n,3],i64>
// CHECK: torch.aten.eq.Scalar{{.*}} -> !torch.tensor<[n,3],i1>
// CHECK: torch.aten.logical_not{{.*}} -> !torch.tensor<[n,3],i1>
// CHECK: torch.aten.where.self{{.*}} -> !torch.tensor<[n,3],i64>
// CHECK: torch.aten.mul.Tensor{{.*}} -> !torch.tensor<[n,3],i64>
// CHECK: torch.aten.div.Scalar_mode{{.*}} -> !torch.tensor<[n,3],i64>
// CHECK: torch.aten.mul.Tensor{{.*}} -> !torch.tensor<[n,3],i64>
// CHECK: torch.aten.remainder.Scalar{{.*}} -> !torch.tensor<[n,3],i64>
// CHECK: torch.aten.eq.Scalar{{.*}} -> !torch.tensor<[n,3],i1>
// CHECK: torch.aten.logical_not{{.*}} -> !torch.tensor<[n,3],i1>
// CHECK: torch.aten.where.self{{.*}} -> !torch.tensor<[n,3],i64>
// CHECK: torch.aten.mul.Tensor{{.*}} -> !torch.tensor<[n,3],i64>
// CHECK: torch.aten.div.Scalar_mode{{.*}} -> !torch.tensor<[n,3],i64>
// CHECK: torch.aten.mul.Tensor{{.*}} -> !torch.tensor<[n,3],i64>
// CHECK: torch.aten.remainder.Scalar{{.*}} -> !torch.tensor<[n,3],i64>
// CHECK: torch.aten.eq.Scalar{{.*}} -> !torch.tensor<[n,3],i1>
// CHECK: torch.aten.logical_not{{.*}} -> !torch.tensor<[n,3],i1>
// CHECK: torch.aten.where.self{{.*}} -> !torch.tensor<[n,3],i64>
// CHECK: torch.aten.mul.Tensor{{.*}} -> !torch.tensor<[n,3],i64>
// CHECK: torch.aten.div.Scalar_mode{{.*}} -> !torch.tensor<[n,3],i64>
// CHECK: torch.aten.mul.Tensor{{.*}} -> !torch.tensor<[n,3],i64>
// CHECK: torch.aten.remainder.Scalar{{.*}} -> !torch.tensor<[n,3],i64>
// CHECK: torch.aten.eq.Scalar{{.*}} -> !torch.tensor<[n,3],i1>
// CHECK: torch.aten.logical_not{{.*}} -> !torch.tensor<[n,3],i1>
// CHECK: torch.aten.where.self{{.*}} -> !torch.tensor<[n,3],i64>
// CHECK: torch.aten.mul.Tensor{{.*}} -> !torch.tensor<[n,3],i64>
// CHECK: torch.aten.div.Scalar_mode{{.*}} -> !torch.tensor<[n,3],i64>
// CHECK: torch.aten.mul.Tensor{{.*}} -> !torch.tensor<[n,3],i64>
// CHECK: torch.aten.remainder.Scalar{{.*}} -> !torch.tensor<[n,3],i64>
// CHECK: torch.aten.eq.Scalar{{.*}} -> !torch.tensor<[n,3],i1>
// CHECK: torch.aten.logical_not{{.*}} -> !torch.tensor<[n,3],i1>
// CHECK: torch.aten.where.self{{.*}} -> !torch.tensor<[n,3],i64>
// CHECK: torch.aten.mul.Tensor{{.*}} -> !torch.tensor<[n,3],i64>
// CHECK: torch.aten.div.Scalar_mode{{.*}} -> !torch.tensor<[n,3],i64>
// CHECK: torch.aten.mul.Tensor{{.*}} -> !torch.tensor<[n,3],i64>
// CHECK: torch.aten.remainder.Scalar{{.*}} -> !torch.tensor<[n,3],i64>
// CHECK: torch.aten.eq.Scalar{{.*}} -> !torch.tensor<[n,3],i1>
// CHECK: torch.aten.logical_not{{.*}} -> !torch.tensor<[n,3],i1>
// CHECK: torch.aten.where.self{{.*}} -> !torch.tensor<[n,3],i64>
// CHECK: torch.aten.mul.Tensor{{.*}} -> !torch.tensor<[n,3],i64>
// CHECK: torch.aten.div.Scalar_mode{{.*}} -> !torch.tensor<[n,3],i64>
// CHECK: torch.aten.mul.Tensor{{.*}} -> !torch.tensor<[n,3],i64>
// CHECK: torch.aten.remainder.Scalar{{.*}} -> !torch.tensor<[n,3],i64>
// CHECK: torch.aten.eq.Scalar{{.*}} -> !torch.tensor<[n,3],i1>
// CHECK: torch.aten.logical_not{{.*}} -> !torch.tensor<[n,3],i1>
// CHECK: torch.aten.where.self{{.*}} -> !torch.tensor<[n,3],i64>
// CHECK: torch.aten.mul.Tensor{{.*}} -> !torch.tensor<[n,3],i64>
// CHECK: torch.aten.div.Scalar_mode{{.*}} -> !torch.tensor<[n,3],i64>
// CHECK: torch.aten.mul.Tensor{{.*}} -> !torch.tensor<[n,3],i64>
// CHECK: torch.aten.remainder.Scalar{{.*}} -> !torch.tensor<[n,3],i64>
// CHECK: torch.aten.eq.Scalar{{.*}} -> !torch.tensor<[n,3],i1>
// CHECK: torch.aten.logical_not{{.*}} -> !torch.tensor<[n,3],i1>
// CHECK: torch.aten.where.self{{.*}} -> !torch.tensor<[n,3],i64>
// CHECK: torch.aten.mul.Tensor{{.*}} -> !torch.tensor<[n,3],i64>
// CHECK: torch.aten.div.Scalar_mode{{.*}} -> !torch.tensor<[n,3],i64>
// CHECK: torch.aten.mul.Tensor{{.*}} -> !torch.tensor<[n,3],i64>
// CHECK: torch.aten.remainder.Scalar{{.*}} -> !torch.tensor<[n,3],i64>
// CHECK: torch.aten.eq.Scalar{{.*}} -> !torch.tensor<[n,3],i1>
// CHECK: torch.aten.logical_not{{.*}} -> !torch.tensor<[n,3],i1>
// CHECK: torch.aten.where.self{{.*}} -> !torch.tensor<[n,3],i64>
// CHECK: torch.aten.mul.Tensor{{.*}} -> !torch.tensor<[n,3],i64>
// CHECK: torch.aten.div.Scalar_mode{{.*}} -> !torch.tensor<[n,3],i64>
// CHECK: torch.aten.mul.Tensor{{.*}} -> !torch.tensor<[n,3],i64>
// CHECK: torch.aten.remainder.Scalar{{.*}} -> !torch.tensor<[n,3],i64>
// CHECK: torch.aten.eq.Scalar{{.*}} -> !torch.tensor<[n,3],i1>
// CHECK: torch.aten.logical_not{{.*}} -> !torch.tensor<[n,3],i1>
// CHECK: torch.aten.where.self{{.*}} -> !torch.tensor<[n,3],i64>
// CHECK: torch.aten.mul.Tensor{{.*}} -> !torch.tensor<[n,3],i64>
// CHECK: torch.aten.div.Scalar_mode{{.*}} -> !torch.tensor<[n,3],i64>
// CHECK: torch.aten.mul.Tensor{{.*}} -> !torch.tensor<[n,3],i64>
// CHECK: torch.aten.remainder.Scalar{{.*}} -> !torch.tensor<[n,3],i64>
// CHECK: torch.aten.eq.Scalar{{.*}} -> !torch.tensor<[n,3],i1>
// CHECK: torch.aten.logical_not{{.*}} -> !torch.tensor<[n,3],i1>
// CHECK: torch.aten.where.self{{.*}} -> !torch.tensor<[n,3],i64>
// CHECK: torch.aten.mul.Tensor{{.*}} -> !torch.tensor<[n,3],i64>
// CHECK: torch.aten.div.Scalar_mode{{.*}} -> !torch.tensor<[n,3],i64>
// CHECK: torch.aten.mul.Tensor{{.*}} -> !torch.tensor<[n,3],i64>
// CHECK: torch.aten.remainder.Scalar{{.*}} -> !torch.tensor<[n,3],i64>
// CHECK: torch.aten.eq.Scalar{{.*}} -> !torch.tensor<[n,3],i1>
// CHECK: torch.aten.logical_not{{.*}} -> !torch.tensor<[n,3],i1>
// CHECK: torch.aten.where.self{{.*}} -> !torch.tensor<[n,3],i64>
// CHECK: torch.aten.mul.Tensor{{.*}} -> !torch.tensor<[n,3],i64>
// CHECK: torch.aten.div.Scalar_mode{{.*}} -> !torch.tensor<[n,3],i64>
// CHECK: torch.aten.mul.Tensor{{.*}} -> !torch.tensor<[n,3],i64>
// CHECK: torch.aten.remainder.Scalar{{.*}} -> !torch.tensor<[n,3],i64>
// CHECK: torch.aten.eq.Scalar{{.*}} -> !torch.tensor<[n,3],i1>
// CHECK: torch.aten.logical_not{{.*}} -> !torch.tensor<[n,3],i1>
// CHECK: torch.aten.where.self{{.*}} -> !torch.tensor<[n,3],i64>
// CHECK: torch.aten.mul.Tensor{{.*}} -> !torch.tensor<[n,3],i64>
// CHECK: torch.aten.div.Scalar_mode{{.*}} -> !torch.tensor<[n,3],i64>
// CHECK: torch.aten.mul.Tensor{{.*}} -> !torch.tensor<[n,3],i64>
// CHECK: torch.aten.remainder.Scalar{{.*}} -> !torch.tensor<[n,3],i64>
// CHECK: torch.aten.eq.Scalar{{.*}} -> !torch.tensor<[n,3],i1>
// CHECK: torch.aten.logical_not{{.*}} -> !torch.tensor<[n,3],i1>
// CHECK: torch.aten.where.self{{.*}} -> !torch.tensor<[n,3],i64>
// CHECK: torch.aten.mul.Tensor{{.*}} -> !torch.tensor<[n,3],i64>
// CHECK: torch.aten.div.Scalar_mode{{.*}} -> !torch.tensor<[n,3],i64>
// CHECK: torch.aten.mul.Tensor{{.*}} -> !torch.tensor<[n,3],i64>
// CHECK: torch.aten.remainder.Scalar{{.*}} -> !torch.tensor<[n,3],i64>
// CHECK: torch.aten.eq.Scalar{{.*}} -> !torch.tensor<[n,3],i1>
// CHECK: torch.aten.logical_not{{.*}} -> !torch.tensor<[n,3],i1>
// CHECK: torch.aten.where.self{{.*}} -> !torch.tensor<[n,3],i64>
// CHECK: torch.aten.mul.Tensor{{.*}} -> !torch.tensor<[n,3],i64>
// CHECK: torch.aten.div.Scalar_mode{{.*}} -> !torch.tensor<[n,3],i64>
// CHECK: torch.aten.mul.Tensor{{.*}} -> !torch.tensor<[n,3],i64>
// CHECK: torch.aten.remainder.Scalar{{.*}} -> !torch.tensor<[n,3],i64>
// CHECK: torch.aten.eq.Scalar{{.*}} -> !torch.tensor<[n,3],i1>
// CHECK: torch.aten.logical_not{{.*}} -> !torch.tensor<[n,3],i1>
// CHECK: torch.aten.where.self{{.*}} -> !torch.tensor<[n,3],i64>
// CHECK: torch.aten.mul.Tensor{{.*}} -> !torch.tensor<[n,3],i64>
// CHECK: torch.aten.div.Scalar_mode{{.*}} -> !torch.tensor<[n,3],i64>
// CHECK: torch.aten.mul.Tensor{{.*}} -> !torch.tensor<[n,3],i64>
// CHECK: torch.aten.remainder.Scalar{{.*}} -> !torch.tensor<[n,3],i64>
// CHECK: torch.aten.eq.Scalar{{.*}} -> !torch.tensor<[n,3],i1>
// CHECK: torch.aten.logical_not{{.*}} -> !torch.tensor<[n,3],i1>
// CHECK: torch.aten.where.self{{.*}} -> !torch.tensor<[n,3],i64>
// CHECK: torch.aten.mul.Tensor{{.*}} -> !torch.tensor<[n,3],i64>
// CHECK: torch.aten.div.Scalar_mode{{.*}} -> !torch.tensor<[n,3],i64>
// CHECK: torch.aten.mul.Tensor{{.*}} -> !torch.tensor<[n,3],i64>
// CHECK: torch.aten.remainder.Scalar{{.*}} -> !torch.tensor<[n,3],i64>
// CHECK: torch.aten.eq.Scalar{{.*}} -> !torch.tensor<[n,3],i1>
// CHECK: torch.aten.logical_not{{.*}} -> !torch.tensor<[n,3],i1>
// CHECK: torch.aten.where.self{{.*}} -> !torch.tensor<[n,3],i64>
// CHECK: torch.aten.mul.Tensor{{.*}} -> !torch.tensor<[n,3],i64>
// CHECK: torch.aten.div.Scalar_mode{{.*}} -> !torch.tensor<[n,3],i64>
// CHECK: torch.aten.mul.Tensor{{.*}} -> !torch.tensor<[n,3],i64>
// CHECK: torch.aten.remainder.Scalar{{.*}} -> !torch.tensor<[n,3],i64>
// CHECK: torch.aten.eq.Scalar{{.*}} -> !torch.tensor<[n,3],i1>
// CHECK: torch.aten.logical_not{{.*}} -> !torch.tensor<[n,3],i1>
// CHECK: torch.aten.where.self{{.*}} -> !torch.tensor<[n,3],i64>
// CHECK: torch.aten.mul.Tensor{{.*}} -> !torch.tensor<[n,3],i64>
// CHECK: torch.aten.div.Scalar_mode{{.*}} -> !torch.tensor<[n,3],i64>
// CHECK: torch.aten.mul.Tensor{{.*}} -> !torch.tensor<[n,3],i64>
// CHECK: torch.aten.remainder.Scalar{{.*}} -> !torch.tensor<[n,3],i64>
// CHECK: torch.aten.eq.Scalar{{.*}} -> !torch.tensor<[n,3],i1>
// CHECK: torch.aten.logical_not{{.*}} -> !torch.tensor<[n,3],i1>
// CHECK: torch.aten.where.self{{.*}} -> !torch.tensor<[n,3],i64>
// CHECK: torch.aten.mul.Tensor{{.*}} -> !torch.tensor<[n,3],i64>
// CHECK: torch.aten.div.Scalar_mode{{.*}} -> !torch.tensor<[n,3],i64>
// CHECK: torch.aten.mul.Tensor{{.*}} -> !torch.tensor<[n,3],i64>
// CHECK: torch.aten.remainder.Scalar{{.*}} -> !torch.tensor<[n,3],i64>
// CHECK: torch.aten.eq.Scalar{{.*}} -> !torch.tensor<[n,3],i1>
// CHECK: torch.aten.logical_not{{.*}} -> !torch.tensor<[n,3],i1>
// CHECK: torch.aten.where.self{{.*}} -> !torch.tensor<[n,3],i64>
// CHECK: torch.aten.mul.Tensor{{.*}} -> !torch.tensor<[n,3],i64>
// CHECK: torch.aten.div.Scalar_mode{{.*}} -> !torch.tensor<[n,3],i64>
// CHECK: torch.aten.mul.Tensor{{.*}} -> !torch.tensor<[n,3],i64>
// CHECK: torch.aten.remainder.Scalar{{.*}} -> !torch.tensor<[n,3],i64>
// CHECK: torch.aten.eq.Scalar{{.*}} -> !torch.tensor<[n,3],i1>
// CHECK: torch.aten.logical_not{{.*}} -> !torch.tensor<[n,3],i1>
// CHECK: torch.aten.where.self{{.*}} -> !torch.tensor<[n,3],i64>
// CHECK: torch.aten.mul.Tensor{{.*}} -> !torch.tensor<[n,3],i64>
// CHECK: torch.aten.div.Scalar_mode{{.*}} -> !torch.tensor<[n,3],i64>
// CHECK: torch.aten.mul.Tensor{{.*}} -> !torch.tensor<[n,3],i64>
// CHECK: torch.aten.remainder.Scalar{{.*}} -> !torch.tensor<[n,3],i64>
// CHECK: torch.aten.eq.Scalar{{.*}} -> !torch.tensor<[n,3],i1>
// CHECK: torch.aten.logical_not{{.*}} -> !torch.tensor<[n,3],i1>
// CHECK: torch.aten.where.self{{.*}} -> !torch.tensor<[n,3],i64>
// CHECK: torch.aten.mul.Tensor{{.*}} -> !torch.tensor<[n,3],i64>
// CHECK: torch.aten.div.Scalar_mode{{.*}} -> !torch.tensor<[n,3],i64>
// CHECK: torch.aten.mul.Tensor{{.*}} -> !torch.tensor<[n,3],i64>
// CHECK: torch.aten.remainder.Scalar{{.*}} -> !torch.tensor<[n,3],i64>
// CHECK: torch.aten.eq.Scalar{{.*}} -> !torch.tensor<[n,3],i1>
// CHECK: torch.aten.logical_not{{.*}} -> !torch.tensor<[n,3],i1>
// CHECK: torch.aten.where.self{{.*}} -> !torch.tensor<[n,3],i64>
// CHECK: torch.aten.mul.Tensor{{.*}} -> !torch.tensor<[n,3],i64>
// CHECK: torch.aten.div.Scalar_mode{{.*}} -> !torch.tensor<[n,3],i64>
// CHECK: torch.aten.mul.Tensor{{.*}} -> !torch.tensor<[n,3],i64>
// CHECK: torch.aten.remainder.Scalar{{.*}} -> !torch.tensor<[n,3],i64>
// CHECK: torch.aten.eq.Scalar{{.*}} -> !torch.tensor<[n,3],i1>
// CHECK: torch.aten.logical_not{{.*}} -> !torch.tensor<[n,3],i1>
// CHECK: torch.aten.where.self{{.*}} -> !torch.tensor<[n,3],i64>
// CHECK: torch.aten.mul.Tensor{{.*}} -> !torch.tensor<[n,3],i64>
// CHECK: torch.aten.div.Scalar_mode{{.*}} -> !torch.tensor<[n,3],i64>
// CHECK: torch.aten.mul.Tensor{{.*}} -> !torch.tensor<[n,3],i64>
// CHECK: torch.aten.remainder.Scalar{{.*}} -> !torch.tensor<[n,3],i64>
// CHECK: torch.aten.eq.Scalar{{.*}} -> !torch.tensor<[n,3],i1>
// CHECK: torch.aten.logical_not{{.*}} -> !torch.tensor<[n,3],i1>
// CHECK: torch.aten.where.self{{.*}} -> !torch.tensor<[n,3],i64>
// CHECK: torch.aten.mul.Tensor{{.*}} -> !torch.tensor<[n,3],i64>
// CHECK: torch.aten.div.Scalar_mode{{.*}} -> !torch.tensor<[n,3],i64>
// CHECK: torch.aten.mul.Tensor{{.*}} -> !torch.tensor<[n,3],i64>
// CHECK: torch.aten.remainder.Scalar{{.*}} -> !torch.tensor<[n,3],i64>
// CHECK: torch.aten.eq.Scalar{{.*}} -> !torch.tensor<[n,3],i1>
// CHECK: torch.aten.logical_not{{.*}} -> !torch.tensor<[n,3],i1>
// CHECK: torch.aten.where.self{{.*}} -> !torch.tensor<[n,3],i64>
// CHECK: torch.aten.mul.Tensor{{.*}} -> !torch.tensor<[n,3],i64>
// CHECK: torch.aten.div.Scalar_mode{{.*}} -> !torch.tensor<[n,3],i64>
// CHECK: torch.aten.mul.Tensor{{.*}} -> !torch.tensor<[n,3],i64>
// CHECK: torch.aten.remainder.Scalar{{.*}} -> !torch.tensor<[n,3],i64>
// CHECK: torch.aten.eq.Scalar{{.*}} -> !torch.tensor<[n,3],i1>
// CHECK: torch.aten.logical_not{{.*}} -> !torch.tensor<[n,3],i1>
// CHECK: torch.aten.where.self{{.*}} -> !torch.tensor<[n,3],i64>
// CHECK: torch.aten.mul.Tensor{{.*}} -> !torch.tensor<[n,3],i64>
// CHECK: torch.aten.div.Scalar_mode{{.*}} -> !torch.tensor<[n,3],i64>
// CHECK: torch.aten.mul.Tensor{{.*}} -> !torch.tensor<[n,3],i64>
// CHECK: torch.aten.remainder.Scalar{{.*}} -> !torch.tensor<[n,3],i64>
// CHECK: torch.aten.eq.Scalar{{.*}} -> !torch.tensor<[n,3],i1>
// CHECK: torch.aten.logical_not{{.*}} -> !torch.tensor<[n,3],i1>
// CHECK: torch.aten.where.self{{.*}} -> !torch.tensor<[n,3],i64>
// CHECK: torch.aten.mul.Tensor{{.*}} -> !torch.tensor<[n,3],i64>
// CHECK: torch.aten.div.Scalar_mode{{.*}} -> !torch.tensor<[n,3],i64>
// CHECK: torch.aten.mul.Tensor{{.*}} -> !torch.tensor<[n,3],i64>
// CHECK: torch.aten.remainder.Scalar{{.*}} -> !torch.tensor<[n,3],i64>
// CHECK: torch.aten.eq.Scalar{{.*}} -> !torch.tensor<[n,3],i1>
// CHECK: torch.aten.logical_not{{.*}} -> !torch.tensor<[n,3],i1>
// CHECK: torch.aten.where.self{{.*}} -> !torch.tensor<[n,3],i64>
// CHECK: torch.aten.mul.Tensor{{.*}} -> !torch.tensor<[n,3],i64>
// CHECK: torch.aten.div.Scalar_mode{{.*}} -> !torch.tensor<[n,3],i64>
// CHECK: torch.aten.mul.Tensor{{.*}} -> !torch.tensor<[n,3],i64>
// CHECK: torch.aten.remainder.Scalar{{.*}} -> !torch.tensor<[n,3],i64>
// CHECK: torch.aten.eq.Scalar{{.*}} -> !torch.tensor<[n,3],i1>
// CHECK: torch.aten.logical_not{{.*}} -> !torch.tensor<[n,3],i1>
// CHECK: torch.aten.where.self{{.*}} -> !torch.tensor<[n,3],i64>
// CHECK: torch.aten.mul.Tensor{{.*}} -> !torch.tensor<[n,3],i64>
// CHECK: torch.aten.div.Scalar_mode{{.*}} -> !torch.tensor<[n,3],i64>
// CHECK: torch.aten.mul.Tensor{{.*}} -> !torch.tensor<[n,3],i64>
// CHECK: torch.aten.remainder.Scalar{{.*}} -> !torch.tensor<[n,3],i64>
// CHECK: torch.aten.eq.Scalar{{.*}} -> !torch.tensor<[n,3],i1>
// CHECK: torch.aten.logical_not{{.*}} -> !torch.tensor<[n,3],i1>
// CHECK: torch.aten.where.self{{.*}} -> !torch.tensor<[n,3],i64>
// CHECK: torch.aten.mul.Tensor{{.*}} -> !torch.tensor<[n,3],i64>
// CHECK: torch.aten.div.Scalar_mode{{.*}} -> !torch.tensor<[n,3],i64>
// CHECK: torch.aten.mul.Tensor{{.*}} -> !torch.tensor<[n,3],i64>
// CHECK: torch.aten.remainder.Scalar{{.*}} -> !torch.tensor<[n,3],i64>
// CHECK: torch.aten.eq.Scalar{{.*}} -> !torch.tensor<[n,3],i1>
// CHECK: torch.aten.logical_not{{.*}} -> !torch.tensor<[n,3],i1>
// CHECK: torch.aten.where.self{{.*}} -> !torch.tensor<[n,3],i64>
// CHECK: torch.aten.mul.Tensor{{.*}} -> !torch.tensor<[n,3],i64>
// CHECK: torch.aten.div.Scalar_mode{{.*}} -> !torch.tensor<[n,3],i64>
// CHECK: torch.aten.mul.Tensor{{.*}} -> !torch.tensor<[n,3],i64>
// CHECK: torch.aten.remainder.Scalar{{.*}} -> !torch.tensor<[n,3],i64>
// CHECK: torch.aten.eq.Scalar{{.*}} -> !torch.tensor<[n,3],i1>
// CHECK: torch.aten.logical_not{{.*}} -> !torch.tensor<[n,3],i1>
// CHECK: torch.aten.where.self{{.*}} -> !torch.tensor<[n,3],i64>
// CHECK: torch.aten.mul.Tensor{{.*}} -> !torch.tensor<[n,3],i64>
// CHECK: torch.aten.div.Scalar_mode{{.*}} -> !torch.tensor<[n,3],i64>
// CHECK: torch.aten.mul.Tensor{{.*}} -> !torch.tensor<[n,3],i64>
// CHECK: torch.aten.remainder.Scalar{{.*}} -> !torch.tensor<[n,3],i64>
// CHECK: torch.aten.eq.Scalar{{.*}} -> !torch.tensor<[n,3],i1>
// CHECK: torch.aten.logical_not{{.*}} -> !torch.tensor<[n,3],i1>
// CHECK: torch.aten.where.self{{.*}} -> !torch.tensor<[n,3],i64>
// CHECK: torch.aten.mul.Tensor{{.*}} -> !torch.tensor<[n,3],i64>
// CHECK: torch.aten.div.Scalar_mode{{.*}} -> !torch.tensor<[n,3],i64>
// CHECK: torch.aten.mul.Tensor{{.*}} -> !torch.tensor<[n,3],i64>
// CHECK: torch.aten.remainder.Scalar{{.*}} -> !torch.tensor<[n,3],i64>
// CHECK: torch.aten.eq.Scalar{{.*}} -> !torch.tensor<[n,3],i1>
// CHECK: torch.aten.logical_not{{.*}} -> !torch.tensor<[n,3],i1>
// CHECK: torch.aten.where.self{{.*}} -> !torch.tensor<[n,3],i64>
// CHECK: torch.aten.mul.Tensor{{.*}} -> !torch.tensor<[n,3],i64>
// CHECK: torch.aten.div.Scalar_mode{{.*}} -> !torch.tensor<[n,3],i64>
// CHECK: torch.aten.mul.Tensor{{.*}} -> !torch.tensor<[n,3],i64>
// CHECK: torch.aten.remainder.Scalar{{.*}} -> !torch.tensor<[n,3],i64>
// CHECK: torch.aten.eq.Scalar{{.*}} -> !torch.tensor<[n,3],i1>
// CHECK: torch.aten.logical_not{{.*}} -> !torch.tensor<[n,3],i1>
// CHECK: torch.aten.where.self{{.*}} -> !torch.tensor<[n,3],i64>
// CHECK: torch.aten.mul.Tensor{{.*}} -> !torch.tensor<[n,3],i64>
// CHECK: torch.aten.div.Scalar_mode{{.*}} -> !torch.tensor<[n,3],i64>
// CHECK: torch.aten.mul.Tensor{{.*}} -> !torch.tensor<[n,3],i64>
// CHECK: torch.aten.remainder.Scalar{{.*}} -> !torch.tensor<[n,3],i64>
// CHECK: torch.aten.eq.Scalar{{.*}} -> !torch.tensor<[n,3],i1>
// CHECK: torch.aten.logical_not{{.*}} -> !torch.tensor<[n,3],i1>
// CHECK: torch.aten.where.self{{.*}} -> !torch.tensor<[n,3],i64>
// CHECK: torch.aten.mul.Tensor{{.*}} -> !torch.tensor<[n,3],i64>
// CHECK: torch.aten.div.Scalar_mode{{.*}} -> !torch.tensor<[n,3],i64>
// CHECK: torch.aten.mul.Tensor{{.*}} -> !torch.tensor<[n,3],i64>
// CHECK: torch.aten.remainder.Scalar{{.*}} -> !torch.tensor<[n,3],i64>
// CHECK: torch.aten.eq.Scalar{{.*}} -> !torch.tensor<[n,3],i1>
// CHECK: torch.aten.logical_not{{.*}} -> !torch.tensor<[n,3],i1>
// CHECK: torch.aten.where.self{{.*}} -> !torch.tensor<[n,3],i64>
// CHECK: torch.aten.mul.Tensor{{.*}} -> !torch.tensor<[n,3],i64>
// CHECK: torch.aten.remainder.Scalar{{.*}} -> !torch.tensor<[n,3],i64>
// CHECK: torch.aten.eq.Scalar{{.*}} -> !torch.tensor<[n,3],i1>
// CHECK: torch.aten.le.Scalar{{.*}} -> !torch.tensor<[n,3],i1>
// CHECK: torch.aten.ge.Scalar{{.*}} -> !torch.tensor<[n,3],i1>
// CHECK: torch.aten.logical_and{{.*}} -> !torch.tensor<[n,3],i1>
// CHECK: torch.aten.full_like{{.*}} -> !torch.tensor<[n,3],i64>
// CHECK: torch.aten.mul.Tensor{{.*}} -> !torch.tensor<[n,3],i64>
// CHECK: torch.aten.where.self{{.*}} -> !torch.tensor<[n,3],i64>
// CHECK: torch.aten.where.self{{.*}} -> !torch.tensor<[n,3],i64>
// CHECK: torch.aten.lt.Scalar{{.*}} -> !torch.tensor<[n,3],i1>
// CHECK: torch.aten.where.self{{.*}} -> !torch.tensor<[n,3],i64>
func.func @pow_Tensor_Tensor_of_ints(%arg0: !torch.tensor<[n,3],i64>, %arg1: !torch.tensor<[n,3],i64>) -> (!torch.tensor<[n,3],i64>) {
  %0 = torch.aten.pow.Tensor_Tensor(%arg0, %arg1) : (!torch.tensor<[n,3],i64>, !torch.tensor<[n,3],i64>) -> !torch.tensor<[n,3],i64>
  return %0 : !torch.tensor<[n,3],i64>
}

// CHECK-LABEL: @rad2deg(
// CHECK: torch.aten.mul.Scalar{{.*}} -> !torch.tensor<[n,3],f32>
func.func @rad2deg(%arg0: !torch.tensor<[n,3],f32>) -> (!torch.tensor<[n,3],f32>) {
  %0 = torch.aten.rad2deg(%arg0) : (!torch.tensor<[n,3],f32>) -> !torch.tensor<[n,3],f32>
  return %0 : !torch.tensor<[n,3],f32>
}

// CHECK-LABEL: @remainder_Scalar(
// CHECK: torch.aten.fmod.Scalar{{.*}} -> !torch.tensor<[n,3],f32>
// CHECK: torch.aten.add.Scalar{{.*}} -> !torch.tensor<[n,3],f32>
// CHECK: torch.aten.lt.Scalar{{.*}} -> !torch.tensor<[n,3],i1>
// CHECK: torch.aten.where.self{{.*}} -> !torch.tensor<[n,3],f32>
func.func @remainder_Scalar(%arg0: !torch.tensor<[n,3],f32>) -> (!torch.tensor<[n,3],f32>) {
  %0 = torch.constant 2 : i64 -> !torch.int<2>
  %1 = torch.aten.remainder.Scalar(%arg0, %0) : (!torch.tensor<[n,3],f32>, !torch.int<2>) -> !torch.tensor<[n,3],f32>
  return %1 : !torch.tensor<[n,3],f32>
}

// CHECK-LABEL: @remainder_Scalar_Tensor(
// CHECK: torch.aten.fmod.Tensor{{.*}} -> !torch.tensor<[n,3],f32>
// CHECK: torch.aten.add.Tensor{{.*}} -> !torch.tensor<[n,3],f32>
// CHECK: torch.aten.lt.Scalar{{.*}} -> !torch.tensor<[n,3],i1>
// CHECK: torch.aten.lt.Scalar{{.*}} -> !torch.tensor<[n,3],i1>
// CHECK: torch.aten.logical_xor{{.*}} -> !torch.tensor<[n,3],i1>
// CHECK: torch.aten.eq.Scalar{{.*}} -> !torch.tensor<[n,3],i1>
// CHECK: torch.aten.logical_not{{.*}} -> !torch.tensor<[n,3],i1>
// CHECK: torch.aten.logical_and{{.*}} -> !torch.tensor<[n,3],i1>
// CHECK: torch.aten.where.self{{.*}} -> !torch.tensor<[n,3],f32>
func.func @remainder_Scalar_Tensor(%arg0: !torch.tensor<[n,3],f32>) -> (!torch.tensor<[n,3],f32>) {
  %0 = torch.constant 7 : i64 -> !torch.int<7>
  %1 = torch.aten.remainder.Scalar_Tensor(%0, %arg0) : (!torch.int<7>, !torch.tensor<[n,3],f32>) -> !torch.tensor<[n,3],f32>
  return %1 : !torch.tensor<[n,3],f32>
}

// CHECK-LABEL: @remainder_Tensor(
// CHECK: torch.aten.fmod.Tensor{{.*}} -> !torch.tensor<[n,3],f32>
// CHECK: torch.aten.add.Tensor{{.*}} -> !torch.tensor<[n,3],f32>
// CHECK: torch.aten.lt.Scalar{{.*}} -> !torch.tensor<[n,3],i1>
// CHECK: torch.aten.lt.Scalar{{.*}} -> !torch.tensor<[3],i1>
// CHECK: torch.aten.logical_xor{{.*}} -> !torch.tensor<[n,3],i1>
// CHECK: torch.aten.eq.Scalar{{.*}} -> !torch.tensor<[n,3],i1>
// CHECK: torch.aten.logical_not{{.*}} -> !torch.tensor<[n,3],i1>
// CHECK: torch.aten.logical_and{{.*}} -> !torch.tensor<[n,3],i1>
// CHECK: torch.aten.where.self{{.*}} -> !torch.tensor<[n,3],f32>
func.func @remainder_Tensor(%arg0: !torch.tensor<[n,3],f32>, %arg1: !torch.tensor<[3],f32>) -> (!torch.tensor<[n,3],f32>) {
  %0 = torch.aten.remainder.Tensor(%arg0, %arg1) : (!torch.tensor<[n,3],f32>, !torch.tensor<[3],f32>) -> !torch.tensor<[n,3],f32>
  return %0 : !torch.tensor<[n,3],f32>
}

// CHECK-LABEL: @round_decimals(
// CHECK: torch.aten.round{{.*}} -> !torch.tensor<[n,3],f32>
func.func @round_decimals(%arg0: !torch.tensor<[n,3],f32>) -> (!torch.tensor<[n,3],f32>) {
  %0 = torch.constant 0 : i64 -> !torch.int<0>
  %1 = torch.aten.round.decimals(%arg0, %0) : (!torch.tensor<[n,3],f32>, !torch.int<0>) -> !torch.tensor<[n,3],f32>
  return %1 : !torch.tensor<[n,3],f32>
}

// CHECK-LABEL: @signbit(
// CHECK: torch.aten.lt.Scalar{{.*}} -> !torch.tensor<[n,3],i1>
// CHECK: torch.aten.reciprocal{{.*}} -> !torch.tensor<[n,3],f32>
// CHECK: torch.aten.lt.Scalar{{.*}} -> !torch.tensor<[n,3],i1>
// CHECK: torch.aten.logical_or{{.*}} -> !torch.tensor<[n,3],i1>
func.func @signbit(%arg0: !torch.tensor<[n,3],f32>) -> (!torch.tensor<[n,3],i1>) {
  %0 = torch.aten.signbit(%arg0) : (!torch.tensor<[n,3],f32>) -> !torch.tensor<[n,3],i1>
  return %0 : !torch.tensor<[n,3],i1>
}

// CHECK-LABEL: @signbit_of_ints(
// CHECK: torch.aten.lt.Scalar{{.*}} -> !torch.tensor<[n,3],i1>
func.func @signbit_of_ints(%arg0: !torch.tensor<[n,3],i64>) -> (!torch.tensor<[n,3],i1>) {
  %0 = torch.aten.signbit(%arg0) : (!torch.tensor<[n,3],i64>) -> !torch.tensor<[n,3],i1>
  return %0 : !torch.tensor<[n,3],i1>
}

// CHECK-LABEL: @trunc(
// CHECK: torch.aten.lt.Scalar{{.*}} -> !torch.tensor<[n,3],i1>
// CHECK: torch.aten.where.Scalar{{.*}} -> !torch.tensor<[n,3],f32>
// CHECK: torch.aten.abs{{.*}} -> !torch.tensor<[n,3],f32>
// CHECK: torch.aten.floor{{.*}} -> !torch.tensor<[n,3],f32>
// CHECK: torch.aten.mul.Tensor{{.*}} -> !torch.tensor<[n,3],f32>
func.func @trunc(%arg0: !torch.tensor<[n,3],f32>) -> (!torch.tensor<[n,3],f32>) {
  %0 = torch.aten.trunc(%arg0) : (!torch.tensor<[n,3],f32>) -> !torch.tensor<[n,3],f32>
  return %0 : !torch.tensor<[n,3],f32>
}

// CHECK-LABEL: @copy(
// CHECK: torch.aten.to.dtype{{.*}} -> !torch.tensor<[3],f32>
// CHECK: torch.aten.expand_as{{.*}} -> !torch.tensor<[n,3],f32>
func.func @copy(%arg0: !torch.tensor<[n,3],f32>, %arg1: !torch.tensor<[3],i64>) -> (!torch.tensor<[n,3],f32>) {
  %0 = torch.constant false -> !torch.bool<false>
  %1 = torch.aten.copy(%arg0, %arg1, %0) : (!torch.tensor<[n,3],f32>, !torch.tensor<[3],i64>, !torch.bool<false>) -> !torch.tensor<[n,3],f32>
  return %1 : !torch.tensor<[n,3],f32>
}

// CHECK-LABEL: @equal(
// CHECK: torch.aten.eq.Tensor{{.*}} -> !torch.tensor<[n,3],i1>
// CHECK: torch.aten.all{{.*}} -> !torch.tensor<[],i1>
// CHECK: torch.aten.Bool.Tensor{{.*}} -> !torch.bool
func.func @equal(%arg0: !torch.tensor<[n,3],f32>, %arg1: !torch.tensor<[n,3],f32>) -> (!torch.bool) {
  %0 = torch.aten.equal(%arg0, %arg1) : (!torch.tensor<[n,3],f32>, !torch.tensor<[n,3],f32>) -> !torch.bool
  return %0 : !torch.bool
}

// CHECK-LABEL: @fill_Tensor(
// CHECK: torch.aten.expand_as{{.*}} -> !torch.tensor<[n,3],f32>
func.func @fill_Tensor(%arg0: !torch.tensor<[n,3],f32>, %arg1: !torch.tensor<[],f32>) -> (!torch.tensor<[n,3],f32>) {
  %0 = torch.aten.fill.Tensor(%arg0, %arg1) : (!torch.tensor<[n,3],f32>, !torch.tensor<[],f32>) -> !torch.tensor<[n,3],f32>
  return %0 : !torch.tensor<[n,3],f32>
}

// CHECK-LABEL: @zero(
// CHECK: torch.aten.full_like{{.*}} -> !torch.tensor<[n,3],f32>
func.func @zero(%arg0: !torch.tensor<[n,3],f32>) -> (!torch.tensor<[n,3],f32>) {
  %0 = torch.aten.zero(%arg0) : (!torch.tensor<[n,3],f32>) -> !torch.tensor<[n,3],f32>
  return %0 : !torch.tensor<[n,3],f32>
}

// CHECK-LABEL: @equal_of_open_sizes(
// CHECK: torch.aten.size.int{{.*}} -> !torch.int<m>
// CHECK: torch.aten.size.int{{.*}} -> !torch.int<n>
// CHECK: torch.aten.scalar_tensor{{.*}} -> !torch.tensor<[],i64>
// CHECK: torch.aten.eq.Scalar{{.*}} -> !torch.tensor<[],i1>
// CHECK: torch.aten.size.int{{.*}} -> !torch.int<k>
// CHECK: torch.aten.eq.Scalar{{.*}} -> !torch.tensor<[],i1>
// CHECK: torch.aten.logical_and{{.*}} -> !torch.tensor<[],i1>
// CHECK: torch.prim.ListConstruct{{.*}} -> !torch.list<[!torch.int<-1>]>
// CHECK: torch.aten.reshape{{.*}} -> !torch.tensor<["3*n"],f32>
// CHECK: torch.prim.ListConstruct{{.*}} -> !torch.list<[!torch.int<-1>]>
// CHECK: torch.aten.reshape{{.*}} -> !torch.tensor<["k*m"],f32>
// CHECK: torch.aten.size.int{{.*}} -> !torch.int<"k*m">
// CHECK: torch.aten.size.int{{.*}} -> !torch.int<"3*n">
// CHECK: torch.prim.min.int
// CHECK: torch.aten.slice.Tensor
// CHECK: torch.aten.slice.Tensor
// CHECK: torch.aten.eq.Tensor
// CHECK: torch.aten.all{{.*}} -> !torch.tensor<[],i1>
// CHECK: torch.aten.logical_and{{.*}} -> !torch.tensor<[],i1>
// CHECK: torch.aten.Bool.Tensor{{.*}} -> !torch.bool
func.func @equal_of_open_sizes(%arg0: !torch.tensor<[n,3],f32>, %arg1: !torch.tensor<[m,k],f32>) -> (!torch.bool) {
  %r0 = torch.aten.equal(%arg0, %arg1) : (!torch.tensor<[n,3],f32>, !torch.tensor<[m,k],f32>) -> !torch.bool
  return %r0 : !torch.bool
}

// Of int64, runtimes compare some beyond int32 as if they were of it.
// CHECK-LABEL: @maximum_of_int64(
// CHECK: torch.aten.lt.Tensor{{.*}} -> !torch.tensor<[n,3],i1>
// CHECK: torch.aten.where.self{{.*}} -> !torch.tensor<[n,3],i64>
func.func @maximum_of_int64(%arg0: !torch.tensor<[n,3],i64>, %arg1: !torch.tensor<[3],i64>) -> (!torch.tensor<[n,3],i64>) {
  %0 = torch.aten.maximum(%arg0, %arg1) : (!torch.tensor<[n,3],i64>, !torch.tensor<[3],i64>) -> !torch.tensor<[n,3],i64>
  return %0 : !torch.tensor<[n,3],i64>
}

// CHECK-LABEL: @clamp_of_int64(
// CHECK: torch.aten.lt.Tensor{{.*}} -> !torch.tensor<[n,3],i1>
// CHECK: torch.aten.where.self{{.*}} -> !torch.tensor<[n,3],i64>
// CHECK: torch.aten.lt.Tensor{{.*}} -> !torch.tensor<[n,3],i1>
// CHECK: torch.aten.where.self{{.*}} -> !torch.tensor<[n,3],i64>
func.func @clamp_of_int64(%arg0: !torch.tensor<[n,3],i64>) -> (!torch.tensor<[n,3],i64>) {
  %0 = torch.constant -1 : i64 -> !torch.int<-1>
  %1 = torch.constant 2 : i64 -> !torch.int<2>
  %2 = torch.aten.clamp(%arg0, %0, %1) : (!torch.tensor<[n,3],i64>, !torch.int<-1>, !torch.int<2>) -> !torch.tensor<[n,3],i64>
  return %2 : !torch.tensor<[n,3],i64>
}

// CHECK-LABEL: @clamp_of_places(
// CHECK: torch.aten.argmax{{.*}} -> !torch.tensor<[n],i64>
// CHECK: torch.aten.clamp{{.*}} -> !torch.tensor<[n],i64>
func.func @clamp_of_places(%arg0: !torch.tensor<[n,3],f32>) -> (!torch.tensor<[n],i64>) {
  %0 = torch.constant 1 : i64 -> !torch.int<1>
  %1 = torch.constant 2 : i64 -> !torch.int<2>
  %false = torch.constant false -> !torch.bool<false>
  %2 = torch.aten.argmax(%arg0, %0, %false) : (!torch.tensor<[n,3],f32>, !torch.int<1>, !torch.bool<false>) -> !torch.tensor<[n],i64>
  %3 = torch.aten.clamp(%2, %0, %1) : (!torch.tensor<[n],i64>, !torch.int<1>, !torch.int<2>) -> !torch.tensor<[n],i64>
  return %3 : !torch.tensor<[n],i64>
}

// CHECK-LABEL: @sign_of_int64(
// CHECK: torch.aten.lt.Scalar{{.*}} -> !torch.tensor<[n,3],i1>
// CHECK: torch.aten.to.dtype{{.*}} -> !torch.tensor<[n,3],i64>
// CHECK: torch.aten.gt.Scalar{{.*}} -> !torch.tensor<[n,3],i1>
// CHECK: torch.aten.to.dtype{{.*}} -> !torch.tensor<[n,3],i64>
// CHECK: torch.aten.sub.Tensor{{.*}} -> !torch.tensor<[n,3],i64>
func.func @sign_of_int64(%arg0: !torch.tensor<[n,3],i64>) -> (!torch.tensor<[n,3],i64>) {
  %0 = torch.aten.sign(%arg0) : (!torch.tensor<[n,3],i64>) -> !torch.tensor<[n,3],i64>
  return %0 : !torch.tensor<[n,3],i64>
}
