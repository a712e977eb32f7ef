// NOTE: The checks are written by tools/dev/update_checks.py.

// RUN: torch-onnx-opt %s --pass-pipeline='builtin.module(convert-torch-to-onnx{opset=20})' | FileCheck %s

// CHECK-LABEL: @abs(
// CHECK: onnx.Abs{{.*}} -> tensor<?x3xf32, #onnx.dims<"n", "">>
func.func @abs(%arg0: !torch.tensor<[n,3],f32>) -> (!torch.tensor<[n,3],f32>) {
  %0 = torch.aten.abs(%arg0) : (!torch.tensor<[n,3],f32>) -> !torch.tensor<[n,3],f32>
  return %0 : !torch.tensor<[n,3],f32>
}

// CHECK-LABEL: @abs_of_ints(
// CHECK: onnx.Abs{{.*}} -> tensor<?x3xi64, #onnx.dims<"n", "">>
func.func @abs_of_ints(%arg0: !torch.tensor<[n,3],i64>) -> (!torch.tensor<[n,3],i64>) {
  %0 = torch.aten.abs(%arg0) : (!torch.tensor<[n,3],i64>) -> !torch.tensor<[n,3],i64>
  return %0 : !torch.tensor<[n,3],i64>
}

// CHECK-LABEL: @acos(
// CHECK: onnx.AcosV7{{.*}} -> tensor<?x3xf32, #onnx.dims<"n", "">>
func.func @acos(%arg0: !torch.tensor<[n,3],f32>) -> (!torch.tensor<[n,3],f32>) {
  %0 = torch.aten.acos(%arg0) : (!torch.tensor<[n,3],f32>) -> !torch.tensor<[n,3],f32>
  return %0 : !torch.tensor<[n,3],f32>
}

// CHECK-LABEL: @acosh(
// CHECK: onnx.AcoshV9{{.*}} -> tensor<?x3xf32, #onnx.dims<"n", "">>
func.func @acosh(%arg0: !torch.tensor<[n,3],f32>) -> (!torch.tensor<[n,3],f32>) {
  %0 = torch.aten.acosh(%arg0) : (!torch.tensor<[n,3],f32>) -> !torch.tensor<[n,3],f32>
  return %0 : !torch.tensor<[n,3],f32>
}

// CHECK-LABEL: @add_Scalar(
// CHECK: onnx.Add{{.*}} -> tensor<?x3xf32, #onnx.dims<"n", "">>
func.func @add_Scalar(%arg0: !torch.tensor<[n,3],f32>) -> (!torch.tensor<[n,3],f32>) {
  %0 = torch.constant 2 : i64 -> !torch.int<2>
  %1 = torch.constant 1 : i64 -> !torch.int<1>
  %2 = torch.aten.add.Scalar(%arg0, %0, %1) : (!torch.tensor<[n,3],f32>, !torch.int<2>, !torch.int<1>) -> !torch.tensor<[n,3],f32>
  return %2 : !torch.tensor<[n,3],f32>
}

// CHECK-LABEL: @add_Scalar_of_ints(
// CHECK: onnx.Add{{.*}} -> tensor<?x3xi64, #onnx.dims<"n", "">>
func.func @add_Scalar_of_ints(%arg0: !torch.tensor<[n,3],i64>) -> (!torch.tensor<[n,3],i64>) {
  %0 = torch.constant 2 : i64 -> !torch.int<2>
  %1 = torch.constant 1 : i64 -> !torch.int<1>
  %2 = torch.aten.add.Scalar(%arg0, %0, %1) : (!torch.tensor<[n,3],i64>, !torch.int<2>, !torch.int<1>) -> !torch.tensor<[n,3],i64>
  return %2 : !torch.tensor<[n,3],i64>
}

// CHECK-LABEL: @add_Tensor(
// CHECK: onnx.Add{{.*}} -> tensor<?x3xf32, #onnx.dims<"n", "">>
func.func @add_Tensor(%arg0: !torch.tensor<[n,3],f32>, %arg1: !torch.tensor<[3],f32>) -> (!torch.tensor<[n,3],f32>) {
  %0 = torch.constant 1 : i64 -> !torch.int<1>
  %1 = torch.aten.add.Tensor(%arg0, %arg1, %0) : (!torch.tensor<[n,3],f32>, !torch.tensor<[3],f32>, !torch.int<1>) -> !torch.tensor<[n,3],f32>
  return %1 : !torch.tensor<[n,3],f32>
}

// CHECK-LABEL: @add_Tensor_of_ints(
// CHECK: onnx.Add{{.*}} -> tensor<?x3xi64, #onnx.dims<"n", "">>
func.func @add_Tensor_of_ints(%arg0: !torch.tensor<[n,3],i64>, %arg1: !torch.tensor<[3],i64>) -> (!torch.tensor<[n,3],i64>) {
  %0 = torch.constant 1 : i64 -> !torch.int<1>
  %1 = torch.aten.add.Tensor(%arg0, %arg1, %0) : (!torch.tensor<[n,3],i64>, !torch.tensor<[3],i64>, !torch.int<1>) -> !torch.tensor<[n,3],i64>
  return %1 : !torch.tensor<[n,3],i64>
}

// CHECK-LABEL: @alias_copy(
// CHECK-NEXT: return %arg0 : tensor<?x4x6xf32, #onnx.dims<"n", "", "">>
func.func @alias_copy(%arg0: !torch.tensor<[n,4,6],f32>) -> (!torch.tensor<[n,4,6],f32>) {
  %0 = torch.aten.alias_copy(%arg0) : (!torch.tensor<[n,4,6],f32>) -> !torch.tensor<[n,4,6],f32>
  return %0 : !torch.tensor<[n,4,6],f32>
}

// CHECK-LABEL: @alias_copy_of_ints(
// CHECK-NEXT: return %arg0 : tensor<?x4x6xi64, #onnx.dims<"n", "", "">>
func.func @alias_copy_of_ints(%arg0: !torch.tensor<[n,4,6],i64>) -> (!torch.tensor<[n,4,6],i64>) {
  %0 = torch.aten.alias_copy(%arg0) : (!torch.tensor<[n,4,6],i64>) -> !torch.tensor<[n,4,6],i64>
  return %0 : !torch.tensor<[n,4,6],i64>
}

// CHECK-LABEL: @asin(
// CHECK: onnx.AsinV7{{.*}} -> tensor<?x3xf32, #onnx.dims<"n", "">>
func.func @asin(%arg0: !torch.tensor<[n,3],f32>) -> (!torch.tensor<[n,3],f32>) {
  %0 = torch.aten.asin(%arg0) : (!torch.tensor<[n,3],f32>) -> !torch.tensor<[n,3],f32>
  return %0 : !torch.tensor<[n,3],f32>
}

// CHECK-LABEL: @asinh(
// CHECK: onnx.AsinhV9{{.*}} -> tensor<?x3xf32, #onnx.dims<"n", "">>
func.func @asinh(%arg0: !torch.tensor<[n,3],f32>) -> (!torch.tensor<[n,3],f32>) {
  %0 = torch.aten.asinh(%arg0) : (!torch.tensor<[n,3],f32>) -> !torch.tensor<[n,3],f32>
  return %0 : !torch.tensor<[n,3],f32>
}

// CHECK-LABEL: @atan(
// CHECK: onnx.AtanV7{{.*}} -> tensor<?x3xf32, #onnx.dims<"n", "">>
func.func @atan(%arg0: !torch.tensor<[n,3],f32>) -> (!torch.tensor<[n,3],f32>) {
  %0 = torch.aten.atan(%arg0) : (!torch.tensor<[n,3],f32>) -> !torch.tensor<[n,3],f32>
  return %0 : !torch.tensor<[n,3],f32>
}

// CHECK-LABEL: @atanh(
// CHECK: onnx.AtanhV9{{.*}} -> tensor<?x3xf32, #onnx.dims<"n", "">>
func.func @atanh(%arg0: !torch.tensor<[n,3],f32>) -> (!torch.tensor<[n,3],f32>) {
  %0 = torch.aten.atanh(%arg0) : (!torch.tensor<[n,3],f32>) -> !torch.tensor<[n,3],f32>
  return %0 : !torch.tensor<[n,3],f32>
}

// CHECK-LABEL: @bitwise_not_of_ints(
// CHECK: onnx.BitwiseNot{{.*}} -> tensor<?x3xi64, #onnx.dims<"n", "">>
func.func @bitwise_not_of_ints(%arg0: !torch.tensor<[n,3],i64>) -> (!torch.tensor<[n,3],i64>) {
  %0 = torch.aten.bitwise_not(%arg0) : (!torch.tensor<[n,3],i64>) -> !torch.tensor<[n,3],i64>
  return %0 : !torch.tensor<[n,3],i64>
}

// CHECK-LABEL: @ceil(
// CHECK: onnx.Ceil{{.*}} -> tensor<?x3xf32, #onnx.dims<"n", "">>
func.func @ceil(%arg0: !torch.tensor<[n,3],f32>) -> (!torch.tensor<[n,3],f32>) {
  %0 = torch.aten.ceil(%arg0) : (!torch.tensor<[n,3],f32>) -> !torch.tensor<[n,3],f32>
  return %0 : !torch.tensor<[n,3],f32>
}

// CHECK-LABEL: @clamp(
// CHECK: onnx.Clip{{.*}} -> tensor<?x3xf32, #onnx.dims<"n", "">>
func.func @clamp(%arg0: !torch.tensor<[n,3],f32>) -> (!torch.tensor<[n,3],f32>) {
  %0 = torch.constant -1 : i64 -> !torch.int<-1>
  %1 = torch.constant 2 : i64 -> !torch.int<2>
  %2 = torch.aten.clamp(%arg0, %0, %1) : (!torch.tensor<[n,3],f32>, !torch.int<-1>, !torch.int<2>) -> !torch.tensor<[n,3],f32>
  return %2 : !torch.tensor<[n,3],f32>
}

// CHECK-LABEL: @clamp_of_ints(
// CHECK: onnx.Clip{{.*}} -> tensor<?x3xi32, #onnx.dims<"n", "">>
func.func @clamp_of_ints(%arg0: !torch.tensor<[n,3],i32>) -> (!torch.tensor<[n,3],i32>) {
  %0 = torch.constant -1 : i64 -> !torch.int<-1>
  %1 = torch.constant 2 : i64 -> !torch.int<2>
  %2 = torch.aten.clamp(%arg0, %0, %1) : (!torch.tensor<[n,3],i32>, !torch.int<-1>, !torch.int<2>) -> !torch.tensor<[n,3],i32>
  return %2 : !torch.tensor<[n,3],i32>
}

// CHECK-LABEL: @cos(
// CHECK: onnx.CosV7{{.*}} -> tensor<?x3xf32, #onnx.dims<"n", "">>
func.func @cos(%arg0: !torch.tensor<[n,3],f32>) -> (!torch.tensor<[n,3],f32>) {
  %0 = torch.aten.cos(%arg0) : (!torch.tensor<[n,3],f32>) -> !torch.tensor<[n,3],f32>
  return %0 : !torch.tensor<[n,3],f32>
}

// CHECK-LABEL: @cosh(
// CHECK: onnx.CoshV9{{.*}} -> tensor<?x3xf32, #onnx.dims<"n", "">>
func.func @cosh(%arg0: !torch.tensor<[n,3],f32>) -> (!torch.tensor<[n,3],f32>) {
  %0 = torch.aten.cosh(%arg0) : (!torch.tensor<[n,3],f32>) -> !torch.tensor<[n,3],f32>
  return %0 : !torch.tensor<[n,3],f32>
}

// CHECK-LABEL: @detach_copy(
// CHECK-NEXT: return %arg0 : tensor<?x4x6xf32, #onnx.dims<"n", "", "">>
func.func @detach_copy(%arg0: !torch.tensor<[n,4,6],f32>) -> (!torch.tensor<[n,4,6],f32>) {
  %0 = torch.aten.detach_copy(%arg0) : (!torch.tensor<[n,4,6],f32>) -> !torch.tensor<[n,4,6],f32>
  return %0 : !torch.tensor<[n,4,6],f32>
}

// CHECK-LABEL: @detach_copy_of_ints(
// CHECK-NEXT: return %arg0 : tensor<?x4x6xi64, #onnx.dims<"n", "", "">>
func.func @detach_copy_of_ints(%arg0: !torch.tensor<[n,4,6],i64>) -> (!torch.tensor<[n,4,6],i64>) {
  %0 = torch.aten.detach_copy(%arg0) : (!torch.tensor<[n,4,6],i64>) -> !torch.tensor<[n,4,6],i64>
  return %0 : !torch.tensor<[n,4,6],i64>
}

// CHECK-LABEL: @div_Tensor(
// CHECK: onnx.Div{{.*}} -> tensor<?x3xf32, #onnx.dims<"n", "">>
func.func @div_Tensor(%arg0: !torch.tensor<[n,3],f32>, %arg1: !torch.tensor<[3],f32>) -> (!torch.tensor<[n,3],f32>) {
  %0 = torch.aten.div.Tensor(%arg0, %arg1) : (!torch.tensor<[n,3],f32>, !torch.tensor<[3],f32>) -> !torch.tensor<[n,3],f32>
  return %0 : !torch.tensor<[n,3],f32>
}

// CHECK-LABEL: @div_Tensor_of_ints(
// CHECK: onnx.CastV19{{.*}} -> tensor<?x3xf32, #onnx.dims<"n", "">>
// CHECK: onnx.CastV19{{.*}} -> tensor<3xf32>
// CHECK: onnx.Div{{.*}} -> tensor<?x3xf32, #onnx.dims<"n", "">>
func.func @div_Tensor_of_ints(%arg0: !torch.tensor<[n,3],i64>, %arg1: !torch.tensor<[3],i64>) -> (!torch.tensor<[n,3],f32>) {
  %0 = torch.aten.div.Tensor(%arg0, %arg1) : (!torch.tensor<[n,3],i64>, !torch.tensor<[3],i64>) -> !torch.tensor<[n,3],f32>
  return %0 : !torch.tensor<[n,3],f32>
}

// CHECK-LABEL: @erf(
// CHECK: onnx.Erf{{.*}} -> tensor<?x3xf32, #onnx.dims<"n", "">>
func.func @erf(%arg0: !torch.tensor<[n,3],f32>) -> (!torch.tensor<[n,3],f32>) {
  %0 = torch.aten.erf(%arg0) : (!torch.tensor<[n,3],f32>) -> !torch.tensor<[n,3],f32>
  return %0 : !torch.tensor<[n,3],f32>
}

// CHECK-LABEL: @exp(
// CHECK: onnx.Exp{{.*}} -> tensor<?x3xf32, #onnx.dims<"n", "">>
func.func @exp(%arg0: !torch.tensor<[n,3],f32>) -> (!torch.tensor<[n,3],f32>) {
  %0 = torch.aten.exp(%arg0) : (!torch.tensor<[n,3],f32>) -> !torch.tensor<[n,3],f32>
  return %0 : !torch.tensor<[n,3],f32>
}

// CHECK-LABEL: @floor(
// CHECK: onnx.Floor{{.*}} -> tensor<?x3xf32, #onnx.dims<"n", "">>
func.func @floor(%arg0: !torch.tensor<[n,3],f32>) -> (!torch.tensor<[n,3],f32>) {
  %0 = torch.aten.floor(%arg0) : (!torch.tensor<[n,3],f32>) -> !torch.tensor<[n,3],f32>
  return %0 : !torch.tensor<[n,3],f32>
}

// CHECK-LABEL: @fmod_Scalar(
// CHECK: onnx.Mod{{.*}} -> tensor<?x3xf32, #onnx.dims<"n", "">>
func.func @fmod_Scalar(%arg0: !torch.tensor<[n,3],f32>) -> (!torch.tensor<[n,3],f32>) {
  %0 = torch.constant 2 : i64 -> !torch.int<2>
  %1 = torch.aten.fmod.Scalar(%arg0, %0) : (!torch.tensor<[n,3],f32>, !torch.int<2>) -> !torch.tensor<[n,3],f32>
  return %1 : !torch.tensor<[n,3],f32>
}

// CHECK-LABEL: @fmod_Tensor(
// CHECK: onnx.Mod{{.*}} -> tensor<?x3xf32, #onnx.dims<"n", "">>
func.func @fmod_Tensor(%arg0: !torch.tensor<[n,3],f32>, %arg1: !torch.tensor<[3],f32>) -> (!torch.tensor<[n,3],f32>) {
  %0 = torch.aten.fmod.Tensor(%arg0, %arg1) : (!torch.tensor<[n,3],f32>, !torch.tensor<[3],f32>) -> !torch.tensor<[n,3],f32>
  return %0 : !torch.tensor<[n,3],f32>
}

// CHECK-LABEL: @isinf(
// CHECK: onnx.IsInf{{.*}} -> tensor<?x3xi1, #onnx.dims<"n", "">>
func.func @isinf(%arg0: !torch.tensor<[n,3],f32>) -> (!torch.tensor<[n,3],i1>) {
  %0 = torch.aten.isinf(%arg0) : (!torch.tensor<[n,3],f32>) -> !torch.tensor<[n,3],i1>
  return %0 : !torch.tensor<[n,3],i1>
}

// CHECK-LABEL: @isnan(
// CHECK: onnx.IsNaN{{.*}} -> tensor<?x3xi1, #onnx.dims<"n", "">>
func.func @isnan(%arg0: !torch.tensor<[n,3],f32>) -> (!torch.tensor<[n,3],i1>) {
  %0 = torch.aten.isnan(%arg0) : (!torch.tensor<[n,3],f32>) -> !torch.tensor<[n,3],i1>
  return %0 : !torch.tensor<[n,3],i1>
}

// CHECK-LABEL: @log(
// CHECK: onnx.Log{{.*}} -> tensor<?x3xf32, #onnx.dims<"n", "">>
func.func @log(%arg0: !torch.tensor<[n,3],f32>) -> (!torch.tensor<[n,3],f32>) {
  %0 = torch.aten.log(%arg0) : (!torch.tensor<[n,3],f32>) -> !torch.tensor<[n,3],f32>
  return %0 : !torch.tensor<[n,3],f32>
}

// CHECK-LABEL: @logical_and(
// CHECK: onnx.CastV19{{.*}} -> tensor<?x3xi1, #onnx.dims<"n", "">>
// CHECK: onnx.CastV19{{.*}} -> tensor<3xi1>
// CHECK: onnx.And{{.*}} -> tensor<?x3xi1, #onnx.dims<"n", "">>
func.func @logical_and(%arg0: !torch.tensor<[n,3],f32>, %arg1: !torch.tensor<[3],f32>) -> (!torch.tensor<[n,3],i1>) {
  %0 = torch.aten.logical_and(%arg0, %arg1) : (!torch.tensor<[n,3],f32>, !torch.tensor<[3],f32>) -> !torch.tensor<[n,3],i1>
  return %0 : !torch.tensor<[n,3],i1>
}

// CHECK-LABEL: @logical_and_of_ints(
// CHECK: onnx.CastV19{{.*}} -> tensor<?x3xi1, #onnx.dims<"n", "">>
// CHECK: onnx.CastV19{{.*}} -> tensor<3xi1>
// CHECK: onnx.And{{.*}} -> tensor<?x3xi1, #onnx.dims<"n", "">>
func.func @logical_and_of_ints(%arg0: !torch.tensor<[n,3],i64>, %arg1: !torch.tensor<[3],i64>) -> (!torch.tensor<[n,3],i1>) {
  %0 = torch.aten.logical_and(%arg0, %arg1) : (!torch.tensor<[n,3],i64>, !torch.tensor<[3],i64>) -> !torch.tensor<[n,3],i1>
  return %0 : !torch.tensor<[n,3],i1>
}

// CHECK-LABEL: @logical_not(
// CHECK: onnx.CastV19{{.*}} -> tensor<?x3xi1, #onnx.dims<"n", "">>
// CHECK: onnx.Not{{.*}} -> tensor<?x3xi1, #onnx.dims<"n", "">>
func.func @logical_not(%arg0: !torch.tensor<[n,3],f32>) -> (!torch.tensor<[n,3],i1>) {
  %0 = torch.aten.logical_not(%arg0) : (!torch.tensor<[n,3],f32>) -> !torch.tensor<[n,3],i1>
  return %0 : !torch.tensor<[n,3],i1>
}

// CHECK-LABEL: @logical_not_of_ints(
// CHECK: onnx.CastV19{{.*}} -> tensor<?x3xi1, #onnx.dims<"n", "">>
// CHECK: onnx.Not{{.*}} -> tensor<?x3xi1, #onnx.dims<"n", "">>
func.func @logical_not_of_ints(%arg0: !torch.tensor<[n,3],i64>) -> (!torch.tensor<[n,3],i1>) {
  %0 = torch.aten.logical_not(%arg0) : (!torch.tensor<[n,3],i64>) -> !torch.tensor<[n,3],i1>
  return %0 : !torch.tensor<[n,3],i1>
}

// CHECK-LABEL: @logical_or(
// CHECK: onnx.CastV19{{.*}} -> tensor<?x3xi1, #onnx.dims<"n", "">>
// CHECK: onnx.CastV19{{.*}} -> tensor<3xi1>
// CHECK: onnx.Or{{.*}} -> tensor<?x3xi1, #onnx.dims<"n", "">>
func.func @logical_or(%arg0: !torch.tensor<[n,3],f32>, %arg1: !torch.tensor<[3],f32>) -> (!torch.tensor<[n,3],i1>) {
  %0 = torch.aten.logical_or(%arg0, %arg1) : (!torch.tensor<[n,3],f32>, !torch.tensor<[3],f32>) -> !torch.tensor<[n,3],i1>
  return %0 : !torch.tensor<[n,3],i1>
}

// CHECK-LABEL: @logical_or_of_ints(
// CHECK: onnx.CastV19{{.*}} -> tensor<?x3xi1, #onnx.dims<"n", "">>
// CHECK: onnx.CastV19{{.*}} -> tensor<3xi1>
// CHECK: onnx.Or{{.*}} -> tensor<?x3xi1, #onnx.dims<"n", "">>
func.func @logical_or_of_ints(%arg0: !torch.tensor<[n,3],i64>, %arg1: !torch.tensor<[3],i64>) -> (!torch.tensor<[n,3],i1>) {
  %0 = torch.aten.logical_or(%arg0, %arg1) : (!torch.tensor<[n,3],i64>, !torch.tensor<[3],i64>) -> !torch.tensor<[n,3],i1>
  return %0 : !torch.tensor<[n,3],i1>
}

// CHECK-LABEL: @logical_xor(
// CHECK: onnx.CastV19{{.*}} -> tensor<?x3xi1, #onnx.dims<"n", "">>
// CHECK: onnx.CastV19{{.*}} -> tensor<3xi1>
// CHECK: onnx.Xor{{.*}} -> tensor<?x3xi1, #onnx.dims<"n", "">>
func.func @logical_xor(%arg0: !torch.tensor<[n,3],f32>, %arg1: !torch.tensor<[3],f32>) -> (!torch.tensor<[n,3],i1>) {
  %0 = torch.aten.logical_xor(%arg0, %arg1) : (!torch.tensor<[n,3],f32>, !torch.tensor<[3],f32>) -> !torch.tensor<[n,3],i1>
  return %0 : !torch.tensor<[n,3],i1>
}

// CHECK-LABEL: @logical_xor_of_ints(
// CHECK: onnx.CastV19{{.*}} -> tensor<?x3xi1, #onnx.dims<"n", "">>
// CHECK: onnx.CastV19{{.*}} -> tensor<3xi1>
// CHECK: onnx.Xor{{.*}} -> tensor<?x3xi1, #onnx.dims<"n", "">>
func.func @logical_xor_of_ints(%arg0: !torch.tensor<[n,3],i64>, %arg1: !torch.tensor<[3],i64>) -> (!torch.tensor<[n,3],i1>) {
  %0 = torch.aten.logical_xor(%arg0, %arg1) : (!torch.tensor<[n,3],i64>, !torch.tensor<[3],i64>) -> !torch.tensor<[n,3],i1>
  return %0 : !torch.tensor<[n,3],i1>
}

// CHECK-LABEL: @maximum(
// CHECK: onnx.Max{{.*}} -> tensor<?x3xf32, #onnx.dims<"n", "">>
func.func @maximum(%arg0: !torch.tensor<[n,3],f32>, %arg1: !torch.tensor<[3],f32>) -> (!torch.tensor<[n,3],f32>) {
  %0 = torch.aten.maximum(%arg0, %arg1) : (!torch.tensor<[n,3],f32>, !torch.tensor<[3],f32>) -> !torch.tensor<[n,3],f32>
  return %0 : !torch.tensor<[n,3],f32>
}

// CHECK-LABEL: @maximum_of_ints(
// CHECK: onnx.Max{{.*}} -> tensor<?x3xi32, #onnx.dims<"n", "">>
func.func @maximum_of_ints(%arg0: !torch.tensor<[n,3],i32>, %arg1: !torch.tensor<[3],i32>) -> (!torch.tensor<[n,3],i32>) {
  %0 = torch.aten.maximum(%arg0, %arg1) : (!torch.tensor<[n,3],i32>, !torch.tensor<[3],i32>) -> !torch.tensor<[n,3],i32>
  return %0 : !torch.tensor<[n,3],i32>
}

// CHECK-LABEL: @minimum(
// CHECK: onnx.Min{{.*}} -> tensor<?x3xf32, #onnx.dims<"n", "">>
func.func @minimum(%arg0: !torch.tensor<[n,3],f32>, %arg1: !torch.tensor<[3],f32>) -> (!torch.tensor<[n,3],f32>) {
  %0 = torch.aten.minimum(%arg0, %arg1) : (!torch.tensor<[n,3],f32>, !torch.tensor<[3],f32>) -> !torch.tensor<[n,3],f32>
  return %0 : !torch.tensor<[n,3],f32>
}

// CHECK-LABEL: @minimum_of_ints(
// CHECK: onnx.Min{{.*}} -> tensor<?x3xi32, #onnx.dims<"n", "">>
func.func @minimum_of_ints(%arg0: !torch.tensor<[n,3],i32>, %arg1: !torch.tensor<[3],i32>) -> (!torch.tensor<[n,3],i32>) {
  %0 = torch.aten.minimum(%arg0, %arg1) : (!torch.tensor<[n,3],i32>, !torch.tensor<[3],i32>) -> !torch.tensor<[n,3],i32>
  return %0 : !torch.tensor<[n,3],i32>
}

// CHECK-LABEL: @mul_Tensor(
// CHECK: onnx.Mul{{.*}} -> tensor<?x3xf32, #onnx.dims<"n", "">>
func.func @mul_Tensor(%arg0: !torch.tensor<[n,3],f32>, %arg1: !torch.tensor<[3],f32>) -> (!torch.tensor<[n,3],f32>) {
  %0 = torch.aten.mul.Tensor(%arg0, %arg1) : (!torch.tensor<[n,3],f32>, !torch.tensor<[3],f32>) -> !torch.tensor<[n,3],f32>
  return %0 : !torch.tensor<[n,3],f32>
}

// CHECK-LABEL: @mul_Tensor_of_ints(
// CHECK: onnx.Mul{{.*}} -> tensor<?x3xi64, #onnx.dims<"n", "">>
func.func @mul_Tensor_of_ints(%arg0: !torch.tensor<[n,3],i64>, %arg1: !torch.tensor<[3],i64>) -> (!torch.tensor<[n,3],i64>) {
  %0 = torch.aten.mul.Tensor(%arg0, %arg1) : (!torch.tensor<[n,3],i64>, !torch.tensor<[3],i64>) -> !torch.tensor<[n,3],i64>
  return %0 : !torch.tensor<[n,3],i64>
}

// CHECK-LABEL: @neg(
// CHECK: onnx.Neg{{.*}} -> tensor<?x3xf32, #onnx.dims<"n", "">>
func.func @neg(%arg0: !torch.tensor<[n,3],f32>) -> (!torch.tensor<[n,3],f32>) {
  %0 = torch.aten.neg(%arg0) : (!torch.tensor<[n,3],f32>) -> !torch.tensor<[n,3],f32>
  return %0 : !torch.tensor<[n,3],f32>
}

// CHECK-LABEL: @positive(
// CHECK-NEXT: return %arg0 : tensor<?x3xf32, #onnx.dims<"n", "">>
func.func @positive(%arg0: !torch.tensor<[n,3],f32>) -> (!torch.tensor<[n,3],f32>) {
  %0 = torch.aten.positive(%arg0) : (!torch.tensor<[n,3],f32>) -> !torch.tensor<[n,3],f32>
  return %0 : !torch.tensor<[n,3],f32>
}

// CHECK-LABEL: @pow_Scalar(
// CHECK: onnx.Pow{{.*}} -> tensor<?x3xf32, #onnx.dims<"n", "">>
func.func @pow_Scalar(%arg0: !torch.tensor<[n,3],f32>) -> (!torch.tensor<[n,3],f32>) {
  %0 = torch.constant 2 : i64 -> !torch.int<2>
  %1 = torch.aten.pow.Scalar(%0, %arg0) : (!torch.int<2>, !torch.tensor<[n,3],f32>) -> !torch.tensor<[n,3],f32>
  return %1 : !torch.tensor<[n,3],f32>
}

// CHECK-LABEL: @pow_Tensor_Scalar(
// CHECK: onnx.Pow{{.*}} -> tensor<?x3xf32, #onnx.dims<"n", "">>
func.func @pow_Tensor_Scalar(%arg0: !torch.tensor<[n,3],f32>) -> (!torch.tensor<[n,3],f32>) {
  %0 = torch.constant 2 : i64 -> !torch.int<2>
  %1 = torch.aten.pow.Tensor_Scalar(%arg0, %0) : (!torch.tensor<[n,3],f32>, !torch.int<2>) -> !torch.tensor<[n,3],f32>
  return %1 : !torch.tensor<[n,3],f32>
}

// CHECK-LABEL: @pow_Tensor_Tensor(
// CHECK: onnx.Pow{{.*}} -> tensor<?x3xf32, #onnx.dims<"n", "">>
func.func @pow_Tensor_Tensor(%arg0: !torch.tensor<[n,3],f32>, %arg1: !torch.tensor<[3],f32>) -> (!torch.tensor<[n,3],f32>) {
  %0 = torch.aten.pow.Tensor_Tensor(%arg0, %arg1) : (!torch.tensor<[n,3],f32>, !torch.tensor<[3],f32>) -> !torch.tensor<[n,3],f32>
  return %0 : !torch.tensor<[n,3],f32>
}

// CHECK-LABEL: @reciprocal(
// CHECK: onnx.Reciprocal{{.*}} -> tensor<?x3xf32, #onnx.dims<"n", "">>
func.func @reciprocal(%arg0: !torch.tensor<[n,3],f32>) -> (!torch.tensor<[n,3],f32>) {
  %0 = torch.aten.reciprocal(%arg0) : (!torch.tensor<[n,3],f32>) -> !torch.tensor<[n,3],f32>
  return %0 : !torch.tensor<[n,3],f32>
}

// CHECK-LABEL: @reciprocal_of_ints(
// CHECK: onnx.CastV19{{.*}} -> tensor<?x3xf32, #onnx.dims<"n", "">>
// CHECK: onnx.Reciprocal{{.*}} -> tensor<?x3xf32, #onnx.dims<"n", "">>
func.func @reciprocal_of_ints(%arg0: !torch.tensor<[n,3],i64>) -> (!torch.tensor<[n,3],f32>) {
  %0 = torch.aten.reciprocal(%arg0) : (!torch.tensor<[n,3],i64>) -> !torch.tensor<[n,3],f32>
  return %0 : !torch.tensor<[n,3],f32>
}

// CHECK-LABEL: @remainder_Scalar_of_ints(
// CHECK: onnx.Mod{{.*}} -> tensor<?x3xi64, #onnx.dims<"n", "">>
func.func @remainder_Scalar_of_ints(%arg0: !torch.tensor<[n,3],i64>) -> (!torch.tensor<[n,3],i64>) {
  %0 = torch.constant 2 : i64 -> !torch.int<2>
  %1 = torch.aten.remainder.Scalar(%arg0, %0) : (!torch.tensor<[n,3],i64>, !torch.int<2>) -> !torch.tensor<[n,3],i64>
  return %1 : !torch.tensor<[n,3],i64>
}

// CHECK-LABEL: @remainder_Scalar_Tensor_of_ints(
// CHECK: onnx.Mod{{.*}} -> tensor<?x3xi64, #onnx.dims<"n", "">>
func.func @remainder_Scalar_Tensor_of_ints(%arg0: !torch.tensor<[n,3],i64>) -> (!torch.tensor<[n,3],i64>) {
  %0 = torch.constant 7 : i64 -> !torch.int<7>
  %1 = torch.aten.remainder.Scalar_Tensor(%0, %arg0) : (!torch.int<7>, !torch.tensor<[n,3],i64>) -> !torch.tensor<[n,3],i64>
  return %1 : !torch.tensor<[n,3],i64>
}

// CHECK-LABEL: @remainder_Tensor_of_ints(
// CHECK: onnx.Mod{{.*}} -> tensor<?x3xi64, #onnx.dims<"n", "">>
func.func @remainder_Tensor_of_ints(%arg0: !torch.tensor<[n,3],i64>, %arg1: !torch.tensor<[3],i64>) -> (!torch.tensor<[n,3],i64>) {
  %0 = torch.aten.remainder.Tensor(%arg0, %arg1) : (!torch.tensor<[n,3],i64>, !torch.tensor<[3],i64>) -> !torch.tensor<[n,3],i64>
  return %0 : !torch.tensor<[n,3],i64>
}

// CHECK-LABEL: @round(
// CHECK: onnx.RoundV11{{.*}} -> tensor<?x3xf32, #onnx.dims<"n", "">>
func.func @round(%arg0: !torch.tensor<[n,3],f32>) -> (!torch.tensor<[n,3],f32>) {
  %0 = torch.aten.round(%arg0) : (!torch.tensor<[n,3],f32>) -> !torch.tensor<[n,3],f32>
  return %0 : !torch.tensor<[n,3],f32>
}

// CHECK-LABEL: @rsub_Scalar(
// CHECK: onnx.Sub{{.*}} -> tensor<?x3xf32, #onnx.dims<"n", "">>
func.func @rsub_Scalar(%arg0: !torch.tensor<[n,3],f32>) -> (!torch.tensor<[n,3],f32>) {
  %0 = torch.constant 2 : i64 -> !torch.int<2>
  %1 = torch.constant 1 : i64 -> !torch.int<1>
  %2 = torch.aten.rsub.Scalar(%arg0, %0, %1) : (!torch.tensor<[n,3],f32>, !torch.int<2>, !torch.int<1>) -> !torch.tensor<[n,3],f32>
  return %2 : !torch.tensor<[n,3],f32>
}

// CHECK-LABEL: @rsub_Scalar_of_ints(
// CHECK: onnx.Sub{{.*}} -> tensor<?x3xi64, #onnx.dims<"n", "">>
func.func @rsub_Scalar_of_ints(%arg0: !torch.tensor<[n,3],i64>) -> (!torch.tensor<[n,3],i64>) {
  %0 = torch.constant 2 : i64 -> !torch.int<2>
  %1 = torch.constant 1 : i64 -> !torch.int<1>
  %2 = torch.aten.rsub.Scalar(%arg0, %0, %1) : (!torch.tensor<[n,3],i64>, !torch.int<2>, !torch.int<1>) -> !torch.tensor<[n,3],i64>
  return %2 : !torch.tensor<[n,3],i64>
}

// CHECK-LABEL: @rsub_Tensor(
// CHECK: onnx.Sub{{.*}} -> tensor<?x3xf32, #onnx.dims<"n", "">>
func.func @rsub_Tensor(%arg0: !torch.tensor<[n,3],f32>, %arg1: !torch.tensor<[3],f32>) -> (!torch.tensor<[n,3],f32>) {
  %0 = torch.constant 1 : i64 -> !torch.int<1>
  %1 = torch.aten.rsub.Tensor(%arg0, %arg1, %0) : (!torch.tensor<[n,3],f32>, !torch.tensor<[3],f32>, !torch.int<1>) -> !torch.tensor<[n,3],f32>
  return %1 : !torch.tensor<[n,3],f32>
}

// CHECK-LABEL: @rsub_Tensor_of_ints(
// CHECK: onnx.Sub{{.*}} -> tensor<?x3xi64, #onnx.dims<"n", "">>
func.func @rsub_Tensor_of_ints(%arg0: !torch.tensor<[n,3],i64>, %arg1: !torch.tensor<[3],i64>) -> (!torch.tensor<[n,3],i64>) {
  %0 = torch.constant 1 : i64 -> !torch.int<1>
  %1 = torch.aten.rsub.Tensor(%arg0, %arg1, %0) : (!torch.tensor<[n,3],i64>, !torch.tensor<[3],i64>, !torch.int<1>) -> !torch.tensor<[n,3],i64>
  return %1 : !torch.tensor<[n,3],i64>
}

// CHECK-LABEL: @sgn(
// CHECK: onnx.IsNaN{{.*}} -> tensor<?x3xi1, #onnx.dims<"n", "">>
// CHECK: onnx.Where{{.*}} -> tensor<?x3xf32, #onnx.dims<"n", "">>
// CHECK: onnx.Sign{{.*}} -> tensor<?x3xf32, #onnx.dims<"n", "">>
func.func @sgn(%arg0: !torch.tensor<[n,3],f32>) -> (!torch.tensor<[n,3],f32>) {
  %0 = torch.aten.sgn(%arg0) : (!torch.tensor<[n,3],f32>) -> !torch.tensor<[n,3],f32>
  return %0 : !torch.tensor<[n,3],f32>
}

// CHECK-LABEL: @sgn_of_ints(
// CHECK: onnx.Sign{{.*}} -> tensor<?x3xi32, #onnx.dims<"n", "">>
func.func @sgn_of_ints(%arg0: !torch.tensor<[n,3],i32>) -> (!torch.tensor<[n,3],i32>) {
  %0 = torch.aten.sgn(%arg0) : (!torch.tensor<[n,3],i32>) -> !torch.tensor<[n,3],i32>
  return %0 : !torch.tensor<[n,3],i32>
}

// CHECK-LABEL: @sigmoid(
// CHECK: onnx.Sigmoid{{.*}} -> tensor<?x3xf32, #onnx.dims<"n", "">>
func.func @sigmoid(%arg0: !torch.tensor<[n,3],f32>) -> (!torch.tensor<[n,3],f32>) {
  %0 = torch.aten.sigmoid(%arg0) : (!torch.tensor<[n,3],f32>) -> !torch.tensor<[n,3],f32>
  return %0 : !torch.tensor<[n,3],f32>
}

// CHECK-LABEL: @sign(
// CHECK: onnx.IsNaN{{.*}} -> tensor<?x3xi1, #onnx.dims<"n", "">>
// CHECK: onnx.Where{{.*}} -> tensor<?x3xf32, #onnx.dims<"n", "">>
// CHECK: onnx.Sign{{.*}} -> tensor<?x3xf32, #onnx.dims<"n", "">>
func.func @sign(%arg0: !torch.tensor<[n,3],f32>) -> (!torch.tensor<[n,3],f32>) {
  %0 = torch.aten.sign(%arg0) : (!torch.tensor<[n,3],f32>) -> !torch.tensor<[n,3],f32>
  return %0 : !torch.tensor<[n,3],f32>
}

// CHECK-LABEL: @sign_of_ints(
// CHECK: onnx.Sign{{.*}} -> tensor<?x3xi32, #onnx.dims<"n", "">>
func.func @sign_of_ints(%arg0: !torch.tensor<[n,3],i32>) -> (!torch.tensor<[n,3],i32>) {
  %0 = torch.aten.sign(%arg0) : (!torch.tensor<[n,3],i32>) -> !torch.tensor<[n,3],i32>
  return %0 : !torch.tensor<[n,3],i32>
}

// CHECK-LABEL: @sin(
// CHECK: onnx.SinV7{{.*}} -> tensor<?x3xf32, #onnx.dims<"n", "">>
func.func @sin(%arg0: !torch.tensor<[n,3],f32>) -> (!torch.tensor<[n,3],f32>) {
  %0 = torch.aten.sin(%arg0) : (!torch.tensor<[n,3],f32>) -> !torch.tensor<[n,3],f32>
  return %0 : !torch.tensor<[n,3],f32>
}

// CHECK-LABEL: @sin_of_ints(
// CHECK: onnx.CastV19{{.*}} -> tensor<?x3xf32, #onnx.dims<"n", "">>
// CHECK: onnx.SinV7{{.*}} -> tensor<?x3xf32, #onnx.dims<"n", "">>
func.func @sin_of_ints(%arg0: !torch.tensor<[n,3],i64>) -> (!torch.tensor<[n,3],f32>) {
  %0 = torch.aten.sin(%arg0) : (!torch.tensor<[n,3],i64>) -> !torch.tensor<[n,3],f32>
  return %0 : !torch.tensor<[n,3],f32>
}

// CHECK-LABEL: @sinh(
// CHECK: onnx.SinhV9{{.*}} -> tensor<?x3xf32, #onnx.dims<"n", "">>
func.func @sinh(%arg0: !torch.tensor<[n,3],f32>) -> (!torch.tensor<[n,3],f32>) {
  %0 = torch.aten.sinh(%arg0) : (!torch.tensor<[n,3],f32>) -> !torch.tensor<[n,3],f32>
  return %0 : !torch.tensor<[n,3],f32>
}

// CHECK-LABEL: @sqrt(
// CHECK: onnx.Sqrt{{.*}} -> tensor<?x3xf32, #onnx.dims<"n", "">>
func.func @sqrt(%arg0: !torch.tensor<[n,3],f32>) -> (!torch.tensor<[n,3],f32>) {
  %0 = torch.aten.sqrt(%arg0) : (!torch.tensor<[n,3],f32>) -> !torch.tensor<[n,3],f32>
  return %0 : !torch.tensor<[n,3],f32>
}

// CHECK-LABEL: @sqrt_of_ints(
// CHECK: onnx.CastV19{{.*}} -> tensor<?x3xf32, #onnx.dims<"n", "">>
// CHECK: onnx.Sqrt{{.*}} -> tensor<?x3xf32, #onnx.dims<"n", "">>
func.func @sqrt_of_ints(%arg0: !torch.tensor<[n,3],i64>) -> (!torch.tensor<[n,3],f32>) {
  %0 = torch.aten.sqrt(%arg0) : (!torch.tensor<[n,3],i64>) -> !torch.tensor<[n,3],f32>
  return %0 : !torch.tensor<[n,3],f32>
}

// CHECK-LABEL: @sub_Scalar(
// CHECK: onnx.Sub{{.*}} -> tensor<?x3xf32, #onnx.dims<"n", "">>
func.func @sub_Scalar(%arg0: !torch.tensor<[n,3],f32>) -> (!torch.tensor<[n,3],f32>) {
  %0 = torch.constant 2 : i64 -> !torch.int<2>
  %1 = torch.constant 1 : i64 -> !torch.int<1>
  %2 = torch.aten.sub.Scalar(%arg0, %0, %1) : (!torch.tensor<[n,3],f32>, !torch.int<2>, !torch.int<1>) -> !torch.tensor<[n,3],f32>
  return %2 : !torch.tensor<[n,3],f32>
}

// CHECK-LABEL: @sub_Scalar_of_ints(
// CHECK: onnx.Sub{{.*}} -> tensor<?x3xi64, #onnx.dims<"n", "">>
func.func @sub_Scalar_of_ints(%arg0: !torch.tensor<[n,3],i64>) -> (!torch.tensor<[n,3],i64>) {
  %0 = torch.constant 2 : i64 -> !torch.int<2>
  %1 = torch.constant 1 : i64 -> !torch.int<1>
  %2 = torch.aten.sub.Scalar(%arg0, %0, %1) : (!torch.tensor<[n,3],i64>, !torch.int<2>, !torch.int<1>) -> !torch.tensor<[n,3],i64>
  return %2 : !torch.tensor<[n,3],i64>
}

// CHECK-LABEL: @sub_Tensor(
// CHECK: onnx.Sub{{.*}} -> tensor<?x3xf32, #onnx.dims<"n", "">>
func.func @sub_Tensor(%arg0: !torch.tensor<[n,3],f32>, %arg1: !torch.tensor<[3],f32>) -> (!torch.tensor<[n,3],f32>) {
  %0 = torch.constant 1 : i64 -> !torch.int<1>
  %1 = torch.aten.sub.Tensor(%arg0, %arg1, %0) : (!torch.tensor<[n,3],f32>, !torch.tensor<[3],f32>, !torch.int<1>) -> !torch.tensor<[n,3],f32>
  return %1 : !torch.tensor<[n,3],f32>
}

// CHECK-LABEL: @sub_Tensor_of_ints(
// CHECK: onnx.Sub{{.*}} -> tensor<?x3xi64, #onnx.dims<"n", "">>
func.func @sub_Tensor_of_ints(%arg0: !torch.tensor<[n,3],i64>, %arg1: !torch.tensor<[3],i64>) -> (!torch.tensor<[n,3],i64>) {
  %0 = torch.constant 1 : i64 -> !torch.int<1>
  %1 = torch.aten.sub.Tensor(%arg0, %arg1, %0) : (!torch.tensor<[n,3],i64>, !torch.tensor<[3],i64>, !torch.int<1>) -> !torch.tensor<[n,3],i64>
  return %1 : !torch.tensor<[n,3],i64>
}

// CHECK-LABEL: @tan(
// CHECK: onnx.TanV7{{.*}} -> tensor<?x3xf32, #onnx.dims<"n", "">>
func.func @tan(%arg0: !torch.tensor<[n,3],f32>) -> (!torch.tensor<[n,3],f32>) {
  %0 = torch.aten.tan(%arg0) : (!torch.tensor<[n,3],f32>) -> !torch.tensor<[n,3],f32>
  return %0 : !torch.tensor<[n,3],f32>
}

// CHECK-LABEL: @tanh(
// CHECK: onnx.Tanh{{.*}} -> tensor<?x3xf32, #onnx.dims<"n", "">>
func.func @tanh(%arg0: !torch.tensor<[n,3],f32>) -> (!torch.tensor<[n,3],f32>) {
  %0 = torch.aten.tanh(%arg0) : (!torch.tensor<[n,3],f32>) -> !torch.tensor<[n,3],f32>
  return %0 : !torch.tensor<[n,3],f32>
}

// CHECK-LABEL: @to_dtype(
// CHECK: onnx.UnsqueezeV13{{.*}} -> tensor<*xf32>
// CHECK: onnx.PadV18{{.*}} -> tensor<?x3x2xf32, #onnx.dims<"n", "", "">>
func.func @to_dtype(%arg0: !torch.tensor<[n,3],f32>) -> (!torch.tensor<[n,3],complex<f32>>) {
  %0 = torch.constant 9 : i64 -> !torch.int<9>
  %1 = torch.constant false -> !torch.bool<false>
  %2 = torch.constant unit -> !torch.none
  %3 = torch.aten.to.dtype(%arg0, %0, %1, %1, %2) : (!torch.tensor<[n,3],f32>, !torch.int<9>, !torch.bool<false>, !torch.bool<false>, !torch.none) -> !torch.tensor<[n,3],complex<f32>>
  return %3 : !torch.tensor<[n,3],complex<f32>>
}

// CHECK-LABEL: @to_dtype_of_ints(
// CHECK: onnx.CastV19{{.*}} -> tensor<?x3xf32, #onnx.dims<"n", "">>
// CHECK: onnx.UnsqueezeV13{{.*}} -> tensor<*xf32>
// CHECK: onnx.PadV18{{.*}} -> tensor<?x3x2xf32, #onnx.dims<"n", "", "">>
func.func @to_dtype_of_ints(%arg0: !torch.tensor<[n,3],i64>) -> (!torch.tensor<[n,3],complex<f32>>) {
  %0 = torch.constant 9 : i64 -> !torch.int<9>
  %1 = torch.constant false -> !torch.bool<false>
  %2 = torch.constant unit -> !torch.none
  %3 = torch.aten.to.dtype(%arg0, %0, %1, %1, %2) : (!torch.tensor<[n,3],i64>, !torch.int<9>, !torch.bool<false>, !torch.bool<false>, !torch.none) -> !torch.tensor<[n,3],complex<f32>>
  return %3 : !torch.tensor<[n,3],complex<f32>>
}

// CHECK-LABEL: @trunc_of_ints(
// CHECK-NEXT: return %arg0 : tensor<?x3xi64, #onnx.dims<"n", "">>
func.func @trunc_of_ints(%arg0: !torch.tensor<[n,3],i64>) -> (!torch.tensor<[n,3],i64>) {
  %0 = torch.aten.trunc(%arg0) : (!torch.tensor<[n,3],i64>) -> !torch.tensor<[n,3],i64>
  return %0 : !torch.tensor<[n,3],i64>
}

// CHECK-LABEL: @where_self(
// CHECK: onnx.Where{{.*}} -> tensor<?x3xf32, #onnx.dims<"n", "">>
func.func @where_self(%arg0: !torch.tensor<[n,3],i1>, %arg1: !torch.tensor<[n,3],f32>, %arg2: !torch.tensor<[3],f32>) -> (!torch.tensor<[n,3],f32>) {
  %0 = torch.aten.where.self(%arg0, %arg1, %arg2) : (!torch.tensor<[n,3],i1>, !torch.tensor<[n,3],f32>, !torch.tensor<[3],f32>) -> !torch.tensor<[n,3],f32>
  return %0 : !torch.tensor<[n,3],f32>
}

// CHECK-LABEL: @where_self_of_ints(
// CHECK: onnx.Where{{.*}} -> tensor<?x3xi64, #onnx.dims<"n", "">>
func.func @where_self_of_ints(%arg0: !torch.tensor<[n,3],i1>, %arg1: !torch.tensor<[n,3],i64>, %arg2: !torch.tensor<[3],i64>) -> (!torch.tensor<[n,3],i64>) {
  %0 = torch.aten.where.self(%arg0, %arg1, %arg2) : (!torch.tensor<[n,3],i1>, !torch.tensor<[n,3],i64>, !torch.tensor<[3],i64>) -> !torch.tensor<[n,3],i64>
  return %0 : !torch.tensor<[n,3],i64>
}

// CHECK-LABEL: @div_Scalar(
// CHECK: onnx.Div{{.*}} -> tensor<?x3xf32, #onnx.dims<"n", "">>
func.func @div_Scalar(%arg0: !torch.tensor<[n,3],f32>) -> (!torch.tensor<[n,3],f32>) {
  %0 = torch.constant 2.500000e+00 : f64 -> !torch.float<2.500000e+00>
  %1 = torch.aten.div.Scalar(%arg0, %0) : (!torch.tensor<[n,3],f32>, !torch.float<2.500000e+00>) -> !torch.tensor<[n,3],f32>
  return %1 : !torch.tensor<[n,3],f32>
}

// CHECK-LABEL: @mul_Scalar(
// CHECK: onnx.Mul{{.*}} -> tensor<?x3xf32, #onnx.dims<"n", "">>
func.func @mul_Scalar(%arg0: !torch.tensor<[n,3],f32>) -> (!torch.tensor<[n,3],f32>) {
  %0 = torch.constant 2.500000e+00 : f64 -> !torch.float<2.500000e+00>
  %1 = torch.aten.mul.Scalar(%arg0, %0) : (!torch.tensor<[n,3],f32>, !torch.float<2.500000e+00>) -> !torch.tensor<[n,3],f32>
  return %1 : !torch.tensor<[n,3],f32>
}

// CHECK-LABEL: @where_Scalar(
// CHECK: onnx.Where{{.*}} -> tensor<?x3xf32, #onnx.dims<"n", "">>
func.func @where_Scalar(%arg0: !torch.tensor<[n,3],i1>) -> (!torch.tensor<[n,3],f32>) {
  %0 = torch.constant 1.000000e+00 : f64 -> !torch.float<1.000000e+00>
  %1 = torch.constant 2.000000e+00 : f64 -> !torch.float<2.000000e+00>
  %2 = torch.aten.where.Scalar(%arg0, %0, %1) : (!torch.tensor<[n,3],i1>, !torch.float<1.000000e+00>, !torch.float<2.000000e+00>) -> !torch.tensor<[n,3],f32>
  return %2 : !torch.tensor<[n,3],f32>
}
