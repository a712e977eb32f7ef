// NOTE: The checks are written by tools/dev/update_checks.py.

// RUN: torch-onnx-opt %s --pass-pipeline='builtin.module(convert-torch-to-onnx{opset=20})' | FileCheck %s

// CHECK-LABEL: @abs(
// CHECK: %[[V0:.*]] = onnx.Abs(%arg0) : {{.*}} -> tensor<?x3xf32, #onnx.dims<"n", "">>
// CHECK: return %[[V0]]
func.func @abs(%arg0: !torch.tensor<[n,3],f32>) -> (!torch.tensor<[n,3],f32>) {
  %0 = torch.aten.abs(%arg0) : (!torch.tensor<[n,3],f32>) -> !torch.tensor<[n,3],f32>
  return %0 : !torch.tensor<[n,3],f32>
}

// CHECK-LABEL: @abs_of_ints(
// CHECK: %[[V0:.*]] = onnx.Abs(%arg0) : {{.*}} -> tensor<?x3xi64, #onnx.dims<"n", "">>
// CHECK: return %[[V0]]
func.func @abs_of_ints(%arg0: !torch.tensor<[n,3],i64>) -> (!torch.tensor<[n,3],i64>) {
  %0 = torch.aten.abs(%arg0) : (!torch.tensor<[n,3],i64>) -> !torch.tensor<[n,3],i64>
  return %0 : !torch.tensor<[n,3],i64>
}

// CHECK-LABEL: @acos(
// CHECK: %[[V0:.*]] = onnx.AcosV7(%arg0) : {{.*}} -> tensor<?x3xf32, #onnx.dims<"n", "">>
// CHECK: return %[[V0]]
func.func @acos(%arg0: !torch.tensor<[n,3],f32>) -> (!torch.tensor<[n,3],f32>) {
  %0 = torch.aten.acos(%arg0) : (!torch.tensor<[n,3],f32>) -> !torch.tensor<[n,3],f32>
  return %0 : !torch.tensor<[n,3],f32>
}

// CHECK-LABEL: @acosh(
// CHECK: %[[V0:.*]] = onnx.AcoshV9(%arg0) : {{.*}} -> tensor<?x3xf32, #onnx.dims<"n", "">>
// CHECK: return %[[V0]]
func.func @acosh(%arg0: !torch.tensor<[n,3],f32>) -> (!torch.tensor<[n,3],f32>) {
  %0 = torch.aten.acosh(%arg0) : (!torch.tensor<[n,3],f32>) -> !torch.tensor<[n,3],f32>
  return %0 : !torch.tensor<[n,3],f32>
}

// CHECK-LABEL: @add_Scalar(
// CHECK: %[[V0:.*]] = onnx.Constant() {value = dense<2.000000e+00> : tensor<f32>} : () -> tensor<f32>
// CHECK: %[[V1:.*]] = onnx.Add(%arg0, %[[V0]]) : {{.*}} -> tensor<?x3xf32, #onnx.dims<"n", "">>
// CHECK: return %[[V1]]
func.func @add_Scalar(%arg0: !torch.tensor<[n,3],f32>) -> (!torch.tensor<[n,3],f32>) {
  %0 = torch.constant 2 : i64 -> !torch.int<2>
  %1 = torch.constant 1 : i64 -> !torch.int<1>
  %2 = torch.aten.add.Scalar(%arg0, %0, %1) : (!torch.tensor<[n,3],f32>, !torch.int<2>, !torch.int<1>) -> !torch.tensor<[n,3],f32>
  return %2 : !torch.tensor<[n,3],f32>
}

// CHECK-LABEL: @add_Scalar_of_ints(
// CHECK: %[[V0:.*]] = onnx.Constant() {value = dense<2> : tensor<i64>} : () -> tensor<i64>
// CHECK: %[[V1:.*]] = onnx.Add(%arg0, %[[V0]]) : {{.*}} -> tensor<?x3xi64, #onnx.dims<"n", "">>
// CHECK: return %[[V1]]
func.func @add_Scalar_of_ints(%arg0: !torch.tensor<[n,3],i64>) -> (!torch.tensor<[n,3],i64>) {
  %0 = torch.constant 2 : i64 -> !torch.int<2>
  %1 = torch.constant 1 : i64 -> !torch.int<1>
  %2 = torch.aten.add.Scalar(%arg0, %0, %1) : (!torch.tensor<[n,3],i64>, !torch.int<2>, !torch.int<1>) -> !torch.tensor<[n,3],i64>
  return %2 : !torch.tensor<[n,3],i64>
}

// CHECK-LABEL: @add_Tensor(
// CHECK: %[[V0:.*]] = onnx.Add(%arg0, %arg1) : {{.*}} -> tensor<?x3xf32, #onnx.dims<"n", "">>
// CHECK: return %[[V0]]
func.func @add_Tensor(%arg0: !torch.tensor<[n,3],f32>, %arg1: !torch.tensor<[3],f32>) -> (!torch.tensor<[n,3],f32>) {
  %0 = torch.constant 1 : i64 -> !torch.int<1>
  %1 = torch.aten.add.Tensor(%arg0, %arg1, %0) : (!torch.tensor<[n,3],f32>, !torch.tensor<[3],f32>, !torch.int<1>) -> !torch.tensor<[n,3],f32>
  return %1 : !torch.tensor<[n,3],f32>
}

// CHECK-LABEL: @add_Tensor_of_ints(
// CHECK: %[[V0:.*]] = onnx.Add(%arg0, %arg1) : {{.*}} -> tensor<?x3xi64, #onnx.dims<"n", "">>
// CHECK: return %[[V0]]
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
// CHECK: %[[V0:.*]] = onnx.AsinV7(%arg0) : {{.*}} -> tensor<?x3xf32, #onnx.dims<"n", "">>
// CHECK: return %[[V0]]
func.func @asin(%arg0: !torch.tensor<[n,3],f32>) -> (!torch.tensor<[n,3],f32>) {
  %0 = torch.aten.asin(%arg0) : (!torch.tensor<[n,3],f32>) -> !torch.tensor<[n,3],f32>
  return %0 : !torch.tensor<[n,3],f32>
}

// CHECK-LABEL: @asinh(
// CHECK: %[[V0:.*]] = onnx.AsinhV9(%arg0) : {{.*}} -> tensor<?x3xf32, #onnx.dims<"n", "">>
// CHECK: return %[[V0]]
func.func @asinh(%arg0: !torch.tensor<[n,3],f32>) -> (!torch.tensor<[n,3],f32>) {
  %0 = torch.aten.asinh(%arg0) : (!torch.tensor<[n,3],f32>) -> !torch.tensor<[n,3],f32>
  return %0 : !torch.tensor<[n,3],f32>
}

// CHECK-LABEL: @atan(
// CHECK: %[[V0:.*]] = onnx.AtanV7(%arg0) : {{.*}} -> tensor<?x3xf32, #onnx.dims<"n", "">>
// CHECK: return %[[V0]]
func.func @atan(%arg0: !torch.tensor<[n,3],f32>) -> (!torch.tensor<[n,3],f32>) {
  %0 = torch.aten.atan(%arg0) : (!torch.tensor<[n,3],f32>) -> !torch.tensor<[n,3],f32>
  return %0 : !torch.tensor<[n,3],f32>
}

// CHECK-LABEL: @atanh(
// CHECK: %[[V0:.*]] = onnx.AtanhV9(%arg0) : {{.*}} -> tensor<?x3xf32, #onnx.dims<"n", "">>
// CHECK: return %[[V0]]
func.func @atanh(%arg0: !torch.tensor<[n,3],f32>) -> (!torch.tensor<[n,3],f32>) {
  %0 = torch.aten.atanh(%arg0) : (!torch.tensor<[n,3],f32>) -> !torch.tensor<[n,3],f32>
  return %0 : !torch.tensor<[n,3],f32>
}

// CHECK-LABEL: @bitwise_not_of_ints(
// CHECK: %[[V0:.*]] = onnx.BitwiseNot(%arg0) : {{.*}} -> tensor<?x3xi64, #onnx.dims<"n", "">>
// CHECK: return %[[V0]]
func.func @bitwise_not_of_ints(%arg0: !torch.tensor<[n,3],i64>) -> (!torch.tensor<[n,3],i64>) {
  %0 = torch.aten.bitwise_not(%arg0) : (!torch.tensor<[n,3],i64>) -> !torch.tensor<[n,3],i64>
  return %0 : !torch.tensor<[n,3],i64>
}

// CHECK-LABEL: @ceil(
// CHECK: %[[V0:.*]] = onnx.Ceil(%arg0) : {{.*}} -> tensor<?x3xf32, #onnx.dims<"n", "">>
// CHECK: return %[[V0]]
func.func @ceil(%arg0: !torch.tensor<[n,3],f32>) -> (!torch.tensor<[n,3],f32>) {
  %0 = torch.aten.ceil(%arg0) : (!torch.tensor<[n,3],f32>) -> !torch.tensor<[n,3],f32>
  return %0 : !torch.tensor<[n,3],f32>
}

// CHECK-LABEL: @clamp(
// CHECK: %[[V0:.*]] = onnx.Constant() {value = dense<-1.000000e+00> : tensor<f32>} : () -> tensor<f32>
// CHECK: %[[V1:.*]] = onnx.Constant() {value = dense<2.000000e+00> : tensor<f32>} : () -> tensor<f32>
// CHECK: %[[V2:.*]] = onnx.Clip(%arg0, %[[V0]], %[[V1]]) : {{.*}} -> tensor<?x3xf32, #onnx.dims<"n", "">>
// CHECK: return %[[V2]]
func.func @clamp(%arg0: !torch.tensor<[n,3],f32>) -> (!torch.tensor<[n,3],f32>) {
  %0 = torch.constant -1 : i64 -> !torch.int<-1>
  %1 = torch.constant 2 : i64 -> !torch.int<2>
  %2 = torch.aten.clamp(%arg0, %0, %1) : (!torch.tensor<[n,3],f32>, !torch.int<-1>, !torch.int<2>) -> !torch.tensor<[n,3],f32>
  return %2 : !torch.tensor<[n,3],f32>
}

// CHECK-LABEL: @clamp_of_ints(
// CHECK: %[[V0:.*]] = onnx.Constant() {value = dense<-1> : tensor<i32>} : () -> tensor<i32>
// CHECK: %[[V1:.*]] = onnx.Constant() {value = dense<2> : tensor<i32>} : () -> tensor<i32>
// CHECK: %[[V2:.*]] = onnx.Clip(%arg0, %[[V0]], %[[V1]]) : {{.*}} -> tensor<?x3xi32, #onnx.dims<"n", "">>
// CHECK: return %[[V2]]
func.func @clamp_of_ints(%arg0: !torch.tensor<[n,3],i32>) -> (!torch.tensor<[n,3],i32>) {
  %0 = torch.constant -1 : i64 -> !torch.int<-1>
  %1 = torch.constant 2 : i64 -> !torch.int<2>
  %2 = torch.aten.clamp(%arg0, %0, %1) : (!torch.tensor<[n,3],i32>, !torch.int<-1>, !torch.int<2>) -> !torch.tensor<[n,3],i32>
  return %2 : !torch.tensor<[n,3],i32>
}

// CHECK-LABEL: @cos(
// CHECK: %[[V0:.*]] = onnx.CosV7(%arg0) : {{.*}} -> tensor<?x3xf32, #onnx.dims<"n", "">>
// CHECK: return %[[V0]]
func.func @cos(%arg0: !torch.tensor<[n,3],f32>) -> (!torch.tensor<[n,3],f32>) {
  %0 = torch.aten.cos(%arg0) : (!torch.tensor<[n,3],f32>) -> !torch.tensor<[n,3],f32>
  return %0 : !torch.tensor<[n,3],f32>
}

// CHECK-LABEL: @cosh(
// CHECK: %[[V0:.*]] = onnx.CoshV9(%arg0) : {{.*}} -> tensor<?x3xf32, #onnx.dims<"n", "">>
// CHECK: return %[[V0]]
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
// CHECK: %[[V0:.*]] = onnx.Div(%arg0, %arg1) : {{.*}} -> tensor<?x3xf32, #onnx.dims<"n", "">>
// CHECK: return %[[V0]]
func.func @div_Tensor(%arg0: !torch.tensor<[n,3],f32>, %arg1: !torch.tensor<[3],f32>) -> (!torch.tensor<[n,3],f32>) {
  %0 = torch.aten.div.Tensor(%arg0, %arg1) : (!torch.tensor<[n,3],f32>, !torch.tensor<[3],f32>) -> !torch.tensor<[n,3],f32>
  return %0 : !torch.tensor<[n,3],f32>
}

// CHECK-LABEL: @div_Tensor_of_ints(
// CHECK: %[[V0:.*]] = onnx.CastV19(%arg0) {to = 1 : i64} : {{.*}} -> tensor<?x3xf32, #onnx.dims<"n", "">>
// CHECK: %[[V1:.*]] = onnx.CastV19(%arg1) {to = 1 : i64} : {{.*}} -> tensor<3xf32>
// CHECK: %[[V2:.*]] = onnx.Div(%[[V0]], %[[V1]]) : {{.*}} -> tensor<?x3xf32, #onnx.dims<"n", "">>
// CHECK: return %[[V2]]
func.func @div_Tensor_of_ints(%arg0: !torch.tensor<[n,3],i64>, %arg1: !torch.tensor<[3],i64>) -> (!torch.tensor<[n,3],f32>) {
  %0 = torch.aten.div.Tensor(%arg0, %arg1) : (!torch.tensor<[n,3],i64>, !torch.tensor<[3],i64>) -> !torch.tensor<[n,3],f32>
  return %0 : !torch.tensor<[n,3],f32>
}

// CHECK-LABEL: @erf(
// CHECK: %[[V0:.*]] = onnx.Erf(%arg0) : {{.*}} -> tensor<?x3xf32, #onnx.dims<"n", "">>
// CHECK: return %[[V0]]
func.func @erf(%arg0: !torch.tensor<[n,3],f32>) -> (!torch.tensor<[n,3],f32>) {
  %0 = torch.aten.erf(%arg0) : (!torch.tensor<[n,3],f32>) -> !torch.tensor<[n,3],f32>
  return %0 : !torch.tensor<[n,3],f32>
}

// CHECK-LABEL: @exp(
// CHECK: %[[V0:.*]] = onnx.Exp(%arg0) : {{.*}} -> tensor<?x3xf32, #onnx.dims<"n", "">>
// CHECK: return %[[V0]]
func.func @exp(%arg0: !torch.tensor<[n,3],f32>) -> (!torch.tensor<[n,3],f32>) {
  %0 = torch.aten.exp(%arg0) : (!torch.tensor<[n,3],f32>) -> !torch.tensor<[n,3],f32>
  return %0 : !torch.tensor<[n,3],f32>
}

// CHECK-LABEL: @floor(
// CHECK: %[[V0:.*]] = onnx.Floor(%arg0) : {{.*}} -> tensor<?x3xf32, #onnx.dims<"n", "">>
// CHECK: return %[[V0]]
func.func @floor(%arg0: !torch.tensor<[n,3],f32>) -> (!torch.tensor<[n,3],f32>) {
  %0 = torch.aten.floor(%arg0) : (!torch.tensor<[n,3],f32>) -> !torch.tensor<[n,3],f32>
  return %0 : !torch.tensor<[n,3],f32>
}

// CHECK-LABEL: @fmod_Scalar(
// CHECK: %[[V0:.*]] = onnx.Constant() {value = dense<2.000000e+00> : tensor<f32>} : () -> tensor<f32>
// CHECK: %[[V1:.*]] = onnx.Mod(%arg0, %[[V0]]) {fmod = 1 : i64} : {{.*}} -> tensor<?x3xf32, #onnx.dims<"n", "">>
// CHECK: return %[[V1]]
func.func @fmod_Scalar(%arg0: !torch.tensor<[n,3],f32>) -> (!torch.tensor<[n,3],f32>) {
  %0 = torch.constant 2 : i64 -> !torch.int<2>
  %1 = torch.aten.fmod.Scalar(%arg0, %0) : (!torch.tensor<[n,3],f32>, !torch.int<2>) -> !torch.tensor<[n,3],f32>
  return %1 : !torch.tensor<[n,3],f32>
}

// CHECK-LABEL: @fmod_Tensor(
// CHECK: %[[V0:.*]] = onnx.Mod(%arg0, %arg1) {fmod = 1 : i64} : {{.*}} -> tensor<?x3xf32, #onnx.dims<"n", "">>
// CHECK: return %[[V0]]
func.func @fmod_Tensor(%arg0: !torch.tensor<[n,3],f32>, %arg1: !torch.tensor<[3],f32>) -> (!torch.tensor<[n,3],f32>) {
  %0 = torch.aten.fmod.Tensor(%arg0, %arg1) : (!torch.tensor<[n,3],f32>, !torch.tensor<[3],f32>) -> !torch.tensor<[n,3],f32>
  return %0 : !torch.tensor<[n,3],f32>
}

// CHECK-LABEL: @isinf(
// CHECK: %[[V0:.*]] = onnx.IsInf(%arg0) : {{.*}} -> tensor<?x3xi1, #onnx.dims<"n", "">>
// CHECK: return %[[V0]]
func.func @isinf(%arg0: !torch.tensor<[n,3],f32>) -> (!torch.tensor<[n,3],i1>) {
  %0 = torch.aten.isinf(%arg0) : (!torch.tensor<[n,3],f32>) -> !torch.tensor<[n,3],i1>
  return %0 : !torch.tensor<[n,3],i1>
}

// CHECK-LABEL: @isnan(
// CHECK: %[[V0:.*]] = onnx.IsNaN(%arg0) : {{.*}} -> tensor<?x3xi1, #onnx.dims<"n", "">>
// CHECK: return %[[V0]]
func.func @isnan(%arg0: !torch.tensor<[n,3],f32>) -> (!torch.tensor<[n,3],i1>) {
  %0 = torch.aten.isnan(%arg0) : (!torch.tensor<[n,3],f32>) -> !torch.tensor<[n,3],i1>
  return %0 : !torch.tensor<[n,3],i1>
}

// CHECK-LABEL: @log(
// CHECK: %[[V0:.*]] = onnx.Log(%arg0) : {{.*}} -> tensor<?x3xf32, #onnx.dims<"n", "">>
// CHECK: return %[[V0]]
func.func @log(%arg0: !torch.tensor<[n,3],f32>) -> (!torch.tensor<[n,3],f32>) {
  %0 = torch.aten.log(%arg0) : (!torch.tensor<[n,3],f32>) -> !torch.tensor<[n,3],f32>
  return %0 : !torch.tensor<[n,3],f32>
}

// CHECK-LABEL: @logical_and(
// CHECK: %[[V0:.*]] = onnx.CastV19(%arg0) {to = 9 : i64} : {{.*}} -> tensor<?x3xi1, #onnx.dims<"n", "">>
// CHECK: %[[V1:.*]] = onnx.CastV19(%arg1) {to = 9 : i64} : {{.*}} -> tensor<3xi1>
// CHECK: %[[V2:.*]] = onnx.And(%[[V0]], %[[V1]]) : {{.*}} -> tensor<?x3xi1, #onnx.dims<"n", "">>
// CHECK: return %[[V2]]
func.func @logical_and(%arg0: !torch.tensor<[n,3],f32>, %arg1: !torch.tensor<[3],f32>) -> (!torch.tensor<[n,3],i1>) {
  %0 = torch.aten.logical_and(%arg0, %arg1) : (!torch.tensor<[n,3],f32>, !torch.tensor<[3],f32>) -> !torch.tensor<[n,3],i1>
  return %0 : !torch.tensor<[n,3],i1>
}

// CHECK-LABEL: @logical_and_of_ints(
// CHECK: %[[V0:.*]] = onnx.CastV19(%arg0) {to = 9 : i64} : {{.*}} -> tensor<?x3xi1, #onnx.dims<"n", "">>
// CHECK: %[[V1:.*]] = onnx.CastV19(%arg1) {to = 9 : i64} : {{.*}} -> tensor<3xi1>
// CHECK: %[[V2:.*]] = onnx.And(%[[V0]], %[[V1]]) : {{.*}} -> tensor<?x3xi1, #onnx.dims<"n", "">>
// CHECK: return %[[V2]]
func.func @logical_and_of_ints(%arg0: !torch.tensor<[n,3],i64>, %arg1: !torch.tensor<[3],i64>) -> (!torch.tensor<[n,3],i1>) {
  %0 = torch.aten.logical_and(%arg0, %arg1) : (!torch.tensor<[n,3],i64>, !torch.tensor<[3],i64>) -> !torch.tensor<[n,3],i1>
  return %0 : !torch.tensor<[n,3],i1>
}

// CHECK-LABEL: @logical_not(
// CHECK: %[[V0:.*]] = onnx.CastV19(%arg0) {to = 9 : i64} : {{.*}} -> tensor<?x3xi1, #onnx.dims<"n", "">>
// CHECK: %[[V1:.*]] = onnx.Not(%[[V0]]) : {{.*}} -> tensor<?x3xi1, #onnx.dims<"n", "">>
// CHECK: return %[[V1]]
func.func @logical_not(%arg0: !torch.tensor<[n,3],f32>) -> (!torch.tensor<[n,3],i1>) {
  %0 = torch.aten.logical_not(%arg0) : (!torch.tensor<[n,3],f32>) -> !torch.tensor<[n,3],i1>
  return %0 : !torch.tensor<[n,3],i1>
}

// CHECK-LABEL: @logical_not_of_ints(
// CHECK: %[[V0:.*]] = onnx.CastV19(%arg0) {to = 9 : i64} : {{.*}} -> tensor<?x3xi1, #onnx.dims<"n", "">>
// CHECK: %[[V1:.*]] = onnx.Not(%[[V0]]) : {{.*}} -> tensor<?x3xi1, #onnx.dims<"n", "">>
// CHECK: return %[[V1]]
func.func @logical_not_of_ints(%arg0: !torch.tensor<[n,3],i64>) -> (!torch.tensor<[n,3],i1>) {
  %0 = torch.aten.logical_not(%arg0) : (!torch.tensor<[n,3],i64>) -> !torch.tensor<[n,3],i1>
  return %0 : !torch.tensor<[n,3],i1>
}

// CHECK-LABEL: @logical_or(
// CHECK: %[[V0:.*]] = onnx.CastV19(%arg0) {to = 9 : i64} : {{.*}} -> tensor<?x3xi1, #onnx.dims<"n", "">>
// CHECK: %[[V1:.*]] = onnx.CastV19(%arg1) {to = 9 : i64} : {{.*}} -> tensor<3xi1>
// CHECK: %[[V2:.*]] = onnx.Or(%[[V0]], %[[V1]]) : {{.*}} -> tensor<?x3xi1, #onnx.dims<"n", "">>
// CHECK: return %[[V2]]
func.func @logical_or(%arg0: !torch.tensor<[n,3],f32>, %arg1: !torch.tensor<[3],f32>) -> (!torch.tensor<[n,3],i1>) {
  %0 = torch.aten.logical_or(%arg0, %arg1) : (!torch.tensor<[n,3],f32>, !torch.tensor<[3],f32>) -> !torch.tensor<[n,3],i1>
  return %0 : !torch.tensor<[n,3],i1>
}

// CHECK-LABEL: @logical_or_of_ints(
// CHECK: %[[V0:.*]] = onnx.CastV19(%arg0) {to = 9 : i64} : {{.*}} -> tensor<?x3xi1, #onnx.dims<"n", "">>
// CHECK: %[[V1:.*]] = onnx.CastV19(%arg1) {to = 9 : i64} : {{.*}} -> tensor<3xi1>
// CHECK: %[[V2:.*]] = onnx.Or(%[[V0]], %[[V1]]) : {{.*}} -> tensor<?x3xi1, #onnx.dims<"n", "">>
// CHECK: return %[[V2]]
func.func @logical_or_of_ints(%arg0: !torch.tensor<[n,3],i64>, %arg1: !torch.tensor<[3],i64>) -> (!torch.tensor<[n,3],i1>) {
  %0 = torch.aten.logical_or(%arg0, %arg1) : (!torch.tensor<[n,3],i64>, !torch.tensor<[3],i64>) -> !torch.tensor<[n,3],i1>
  return %0 : !torch.tensor<[n,3],i1>
}

// CHECK-LABEL: @logical_xor(
// CHECK: %[[V0:.*]] = onnx.CastV19(%arg0) {to = 9 : i64} : {{.*}} -> tensor<?x3xi1, #onnx.dims<"n", "">>
// CHECK: %[[V1:.*]] = onnx.CastV19(%arg1) {to = 9 : i64} : {{.*}} -> tensor<3xi1>
// CHECK: %[[V2:.*]] = onnx.Xor(%[[V0]], %[[V1]]) : {{.*}} -> tensor<?x3xi1, #onnx.dims<"n", "">>
// CHECK: return %[[V2]]
func.func @logical_xor(%arg0: !torch.tensor<[n,3],f32>, %arg1: !torch.tensor<[3],f32>) -> (!torch.tensor<[n,3],i1>) {
  %0 = torch.aten.logical_xor(%arg0, %arg1) : (!torch.tensor<[n,3],f32>, !torch.tensor<[3],f32>) -> !torch.tensor<[n,3],i1>
  return %0 : !torch.tensor<[n,3],i1>
}

// CHECK-LABEL: @logical_xor_of_ints(
// CHECK: %[[V0:.*]] = onnx.CastV19(%arg0) {to = 9 : i64} : {{.*}} -> tensor<?x3xi1, #onnx.dims<"n", "">>
// CHECK: %[[V1:.*]] = onnx.CastV19(%arg1) {to = 9 : i64} : {{.*}} -> tensor<3xi1>
// CHECK: %[[V2:.*]] = onnx.Xor(%[[V0]], %[[V1]]) : {{.*}} -> tensor<?x3xi1, #onnx.dims<"n", "">>
// CHECK: return %[[V2]]
func.func @logical_xor_of_ints(%arg0: !torch.tensor<[n,3],i64>, %arg1: !torch.tensor<[3],i64>) -> (!torch.tensor<[n,3],i1>) {
  %0 = torch.aten.logical_xor(%arg0, %arg1) : (!torch.tensor<[n,3],i64>, !torch.tensor<[3],i64>) -> !torch.tensor<[n,3],i1>
  return %0 : !torch.tensor<[n,3],i1>
}

// CHECK-LABEL: @maximum(
// CHECK: %[[V0:.*]] = onnx.Max(%arg0, %arg1) : {{.*}} -> tensor<?x3xf32, #onnx.dims<"n", "">>
// CHECK: return %[[V0]]
func.func @maximum(%arg0: !torch.tensor<[n,3],f32>, %arg1: !torch.tensor<[3],f32>) -> (!torch.tensor<[n,3],f32>) {
  %0 = torch.aten.maximum(%arg0, %arg1) : (!torch.tensor<[n,3],f32>, !torch.tensor<[3],f32>) -> !torch.tensor<[n,3],f32>
  return %0 : !torch.tensor<[n,3],f32>
}

// CHECK-LABEL: @maximum_of_ints(
// CHECK: %[[V0:.*]] = onnx.Max(%arg0, %arg1) : {{.*}} -> tensor<?x3xi32, #onnx.dims<"n", "">>
// CHECK: return %[[V0]]
func.func @maximum_of_ints(%arg0: !torch.tensor<[n,3],i32>, %arg1: !torch.tensor<[3],i32>) -> (!torch.tensor<[n,3],i32>) {
  %0 = torch.aten.maximum(%arg0, %arg1) : (!torch.tensor<[n,3],i32>, !torch.tensor<[3],i32>) -> !torch.tensor<[n,3],i32>
  return %0 : !torch.tensor<[n,3],i32>
}

// CHECK-LABEL: @minimum(
// CHECK: %[[V0:.*]] = onnx.Min(%arg0, %arg1) : {{.*}} -> tensor<?x3xf32, #onnx.dims<"n", "">>
// CHECK: return %[[V0]]
func.func @minimum(%arg0: !torch.tensor<[n,3],f32>, %arg1: !torch.tensor<[3],f32>) -> (!torch.tensor<[n,3],f32>) {
  %0 = torch.aten.minimum(%arg0, %arg1) : (!torch.tensor<[n,3],f32>, !torch.tensor<[3],f32>) -> !torch.tensor<[n,3],f32>
  return %0 : !torch.tensor<[n,3],f32>
}

// CHECK-LABEL: @minimum_of_ints(
// CHECK: %[[V0:.*]] = onnx.Min(%arg0, %arg1) : {{.*}} -> tensor<?x3xi32, #onnx.dims<"n", "">>
// CHECK: return %[[V0]]
func.func @minimum_of_ints(%arg0: !torch.tensor<[n,3],i32>, %arg1: !torch.tensor<[3],i32>) -> (!torch.tensor<[n,3],i32>) {
  %0 = torch.aten.minimum(%arg0, %arg1) : (!torch.tensor<[n,3],i32>, !torch.tensor<[3],i32>) -> !torch.tensor<[n,3],i32>
  return %0 : !torch.tensor<[n,3],i32>
}

// CHECK-LABEL: @mul_Tensor(
// CHECK: %[[V0:.*]] = onnx.Mul(%arg0, %arg1) : {{.*}} -> tensor<?x3xf32, #onnx.dims<"n", "">>
// CHECK: return %[[V0]]
func.func @mul_Tensor(%arg0: !torch.tensor<[n,3],f32>, %arg1: !torch.tensor<[3],f32>) -> (!torch.tensor<[n,3],f32>) {
  %0 = torch.aten.mul.Tensor(%arg0, %arg1) : (!torch.tensor<[n,3],f32>, !torch.tensor<[3],f32>) -> !torch.tensor<[n,3],f32>
  return %0 : !torch.tensor<[n,3],f32>
}

// CHECK-LABEL: @mul_Tensor_of_ints(
// CHECK: %[[V0:.*]] = onnx.Mul(%arg0, %arg1) : {{.*}} -> tensor<?x3xi64, #onnx.dims<"n", "">>
// CHECK: return %[[V0]]
func.func @mul_Tensor_of_ints(%arg0: !torch.tensor<[n,3],i64>, %arg1: !torch.tensor<[3],i64>) -> (!torch.tensor<[n,3],i64>) {
  %0 = torch.aten.mul.Tensor(%arg0, %arg1) : (!torch.tensor<[n,3],i64>, !torch.tensor<[3],i64>) -> !torch.tensor<[n,3],i64>
  return %0 : !torch.tensor<[n,3],i64>
}

// CHECK-LABEL: @neg(
// CHECK: %[[V0:.*]] = onnx.Neg(%arg0) : {{.*}} -> tensor<?x3xf32, #onnx.dims<"n", "">>
// CHECK: return %[[V0]]
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
// CHECK: %[[V0:.*]] = onnx.Constant() {value = dense<2.000000e+00> : tensor<f32>} : () -> tensor<f32>
// CHECK: %[[V1:.*]] = onnx.Pow(%[[V0]], %arg0) : {{.*}} -> tensor<?x3xf32, #onnx.dims<"n", "">>
// CHECK: return %[[V1]]
func.func @pow_Scalar(%arg0: !torch.tensor<[n,3],f32>) -> (!torch.tensor<[n,3],f32>) {
  %0 = torch.constant 2 : i64 -> !torch.int<2>
  %1 = torch.aten.pow.Scalar(%0, %arg0) : (!torch.int<2>, !torch.tensor<[n,3],f32>) -> !torch.tensor<[n,3],f32>
  return %1 : !torch.tensor<[n,3],f32>
}

// CHECK-LABEL: @pow_Tensor_Scalar(
// CHECK: %[[V0:.*]] = onnx.Constant() {value = dense<2.000000e+00> : tensor<f32>} : () -> tensor<f32>
// CHECK: %[[V1:.*]] = onnx.Pow(%arg0, %[[V0]]) : {{.*}} -> tensor<?x3xf32, #onnx.dims<"n", "">>
// CHECK: return %[[V1]]
func.func @pow_Tensor_Scalar(%arg0: !torch.tensor<[n,3],f32>) -> (!torch.tensor<[n,3],f32>) {
  %0 = torch.constant 2 : i64 -> !torch.int<2>
  %1 = torch.aten.pow.Tensor_Scalar(%arg0, %0) : (!torch.tensor<[n,3],f32>, !torch.int<2>) -> !torch.tensor<[n,3],f32>
  return %1 : !torch.tensor<[n,3],f32>
}

// CHECK-LABEL: @pow_Tensor_Tensor(
// CHECK: %[[V0:.*]] = onnx.Pow(%arg0, %arg1) : {{.*}} -> tensor<?x3xf32, #onnx.dims<"n", "">>
// CHECK: return %[[V0]]
func.func @pow_Tensor_Tensor(%arg0: !torch.tensor<[n,3],f32>, %arg1: !torch.tensor<[3],f32>) -> (!torch.tensor<[n,3],f32>) {
  %0 = torch.aten.pow.Tensor_Tensor(%arg0, %arg1) : (!torch.tensor<[n,3],f32>, !torch.tensor<[3],f32>) -> !torch.tensor<[n,3],f32>
  return %0 : !torch.tensor<[n,3],f32>
}

// CHECK-LABEL: @reciprocal(
// CHECK: %[[V0:.*]] = onnx.Reciprocal(%arg0) : {{.*}} -> tensor<?x3xf32, #onnx.dims<"n", "">>
// CHECK: return %[[V0]]
func.func @reciprocal(%arg0: !torch.tensor<[n,3],f32>) -> (!torch.tensor<[n,3],f32>) {
  %0 = torch.aten.reciprocal(%arg0) : (!torch.tensor<[n,3],f32>) -> !torch.tensor<[n,3],f32>
  return %0 : !torch.tensor<[n,3],f32>
}

// CHECK-LABEL: @reciprocal_of_ints(
// CHECK: %[[V0:.*]] = onnx.CastV19(%arg0) {to = 1 : i64} : {{.*}} -> tensor<?x3xf32, #onnx.dims<"n", "">>
// CHECK: %[[V1:.*]] = onnx.Reciprocal(%[[V0]]) : {{.*}} -> tensor<?x3xf32, #onnx.dims<"n", "">>
// CHECK: return %[[V1]]
func.func @reciprocal_of_ints(%arg0: !torch.tensor<[n,3],i64>) -> (!torch.tensor<[n,3],f32>) {
  %0 = torch.aten.reciprocal(%arg0) : (!torch.tensor<[n,3],i64>) -> !torch.tensor<[n,3],f32>
  return %0 : !torch.tensor<[n,3],f32>
}

// CHECK-LABEL: @remainder_Scalar_of_ints(
// CHECK: %[[V0:.*]] = onnx.Constant() {value = dense<2> : tensor<i64>} : () -> tensor<i64>
// CHECK: %[[V1:.*]] = onnx.Mod(%arg0, %[[V0]]) : {{.*}} -> tensor<?x3xi64, #onnx.dims<"n", "">>
// CHECK: return %[[V1]]
func.func @remainder_Scalar_of_ints(%arg0: !torch.tensor<[n,3],i64>) -> (!torch.tensor<[n,3],i64>) {
  %0 = torch.constant 2 : i64 -> !torch.int<2>
  %1 = torch.aten.remainder.Scalar(%arg0, %0) : (!torch.tensor<[n,3],i64>, !torch.int<2>) -> !torch.tensor<[n,3],i64>
  return %1 : !torch.tensor<[n,3],i64>
}

// CHECK-LABEL: @remainder_Scalar_Tensor_of_ints(
// CHECK: %[[V0:.*]] = onnx.Constant() {value = dense<7> : tensor<i64>} : () -> tensor<i64>
// CHECK: %[[V1:.*]] = onnx.Mod(%[[V0]], %arg0) : {{.*}} -> tensor<?x3xi64, #onnx.dims<"n", "">>
// CHECK: return %[[V1]]
func.func @remainder_Scalar_Tensor_of_ints(%arg0: !torch.tensor<[n,3],i64>) -> (!torch.tensor<[n,3],i64>) {
  %0 = torch.constant 7 : i64 -> !torch.int<7>
  %1 = torch.aten.remainder.Scalar_Tensor(%0, %arg0) : (!torch.int<7>, !torch.tensor<[n,3],i64>) -> !torch.tensor<[n,3],i64>
  return %1 : !torch.tensor<[n,3],i64>
}

// CHECK-LABEL: @remainder_Tensor_of_ints(
// CHECK: %[[V0:.*]] = onnx.Mod(%arg0, %arg1) : {{.*}} -> tensor<?x3xi64, #onnx.dims<"n", "">>
// CHECK: return %[[V0]]
func.func @remainder_Tensor_of_ints(%arg0: !torch.tensor<[n,3],i64>, %arg1: !torch.tensor<[3],i64>) -> (!torch.tensor<[n,3],i64>) {
  %0 = torch.aten.remainder.Tensor(%arg0, %arg1) : (!torch.tensor<[n,3],i64>, !torch.tensor<[3],i64>) -> !torch.tensor<[n,3],i64>
  return %0 : !torch.tensor<[n,3],i64>
}

// CHECK-LABEL: @round(
// CHECK: %[[V0:.*]] = onnx.RoundV11(%arg0) : {{.*}} -> tensor<?x3xf32, #onnx.dims<"n", "">>
// CHECK: return %[[V0]]
func.func @round(%arg0: !torch.tensor<[n,3],f32>) -> (!torch.tensor<[n,3],f32>) {
  %0 = torch.aten.round(%arg0) : (!torch.tensor<[n,3],f32>) -> !torch.tensor<[n,3],f32>
  return %0 : !torch.tensor<[n,3],f32>
}

// CHECK-LABEL: @rsub_Scalar(
// CHECK: %[[V0:.*]] = onnx.Constant() {value = dense<2.000000e+00> : tensor<f32>} : () -> tensor<f32>
// CHECK: %[[V1:.*]] = onnx.Sub(%[[V0]], %arg0) : {{.*}} -> tensor<?x3xf32, #onnx.dims<"n", "">>
// CHECK: return %[[V1]]
func.func @rsub_Scalar(%arg0: !torch.tensor<[n,3],f32>) -> (!torch.tensor<[n,3],f32>) {
  %0 = torch.constant 2 : i64 -> !torch.int<2>
  %1 = torch.constant 1 : i64 -> !torch.int<1>
  %2 = torch.aten.rsub.Scalar(%arg0, %0, %1) : (!torch.tensor<[n,3],f32>, !torch.int<2>, !torch.int<1>) -> !torch.tensor<[n,3],f32>
  return %2 : !torch.tensor<[n,3],f32>
}

// CHECK-LABEL: @rsub_Scalar_of_ints(
// CHECK: %[[V0:.*]] = onnx.Constant() {value = dense<2> : tensor<i64>} : () -> tensor<i64>
// CHECK: %[[V1:.*]] = onnx.Sub(%[[V0]], %arg0) : {{.*}} -> tensor<?x3xi64, #onnx.dims<"n", "">>
// CHECK: return %[[V1]]
func.func @rsub_Scalar_of_ints(%arg0: !torch.tensor<[n,3],i64>) -> (!torch.tensor<[n,3],i64>) {
  %0 = torch.constant 2 : i64 -> !torch.int<2>
  %1 = torch.constant 1 : i64 -> !torch.int<1>
  %2 = torch.aten.rsub.Scalar(%arg0, %0, %1) : (!torch.tensor<[n,3],i64>, !torch.int<2>, !torch.int<1>) -> !torch.tensor<[n,3],i64>
  return %2 : !torch.tensor<[n,3],i64>
}

// CHECK-LABEL: @rsub_Tensor(
// CHECK: %[[V0:.*]] = onnx.Sub(%arg1, %arg0) : {{.*}} -> tensor<?x3xf32, #onnx.dims<"n", "">>
// CHECK: return %[[V0]]
func.func @rsub_Tensor(%arg0: !torch.tensor<[n,3],f32>, %arg1: !torch.tensor<[3],f32>) -> (!torch.tensor<[n,3],f32>) {
  %0 = torch.constant 1 : i64 -> !torch.int<1>
  %1 = torch.aten.rsub.Tensor(%arg0, %arg1, %0) : (!torch.tensor<[n,3],f32>, !torch.tensor<[3],f32>, !torch.int<1>) -> !torch.tensor<[n,3],f32>
  return %1 : !torch.tensor<[n,3],f32>
}

// CHECK-LABEL: @rsub_Tensor_of_ints(
// CHECK: %[[V0:.*]] = onnx.Sub(%arg1, %arg0) : {{.*}} -> tensor<?x3xi64, #onnx.dims<"n", "">>
// CHECK: return %[[V0]]
func.func @rsub_Tensor_of_ints(%arg0: !torch.tensor<[n,3],i64>, %arg1: !torch.tensor<[3],i64>) -> (!torch.tensor<[n,3],i64>) {
  %0 = torch.constant 1 : i64 -> !torch.int<1>
  %1 = torch.aten.rsub.Tensor(%arg0, %arg1, %0) : (!torch.tensor<[n,3],i64>, !torch.tensor<[3],i64>, !torch.int<1>) -> !torch.tensor<[n,3],i64>
  return %1 : !torch.tensor<[n,3],i64>
}

// CHECK-LABEL: @sgn(
// CHECK: %[[V0:.*]] = onnx.Constant() {value = dense<0.000000e+00> : tensor<f32>} : () -> tensor<f32>
// CHECK: %[[V1:.*]] = onnx.IsNaN(%arg0) : {{.*}} -> tensor<?x3xi1, #onnx.dims<"n", "">>
// CHECK: %[[V2:.*]] = onnx.Where(%[[V1]], %[[V0]], %arg0) : {{.*}} -> tensor<?x3xf32, #onnx.dims<"n", "">>
// CHECK: %[[V3:.*]] = onnx.Sign(%[[V2]]) : {{.*}} -> tensor<?x3xf32, #onnx.dims<"n", "">>
// CHECK: return %[[V3]]
func.func @sgn(%arg0: !torch.tensor<[n,3],f32>) -> (!torch.tensor<[n,3],f32>) {
  %0 = torch.aten.sgn(%arg0) : (!torch.tensor<[n,3],f32>) -> !torch.tensor<[n,3],f32>
  return %0 : !torch.tensor<[n,3],f32>
}

// CHECK-LABEL: @sgn_of_ints(
// CHECK: %[[V0:.*]] = onnx.Sign(%arg0) : {{.*}} -> tensor<?x3xi32, #onnx.dims<"n", "">>
// CHECK: return %[[V0]]
func.func @sgn_of_ints(%arg0: !torch.tensor<[n,3],i32>) -> (!torch.tensor<[n,3],i32>) {
  %0 = torch.aten.sgn(%arg0) : (!torch.tensor<[n,3],i32>) -> !torch.tensor<[n,3],i32>
  return %0 : !torch.tensor<[n,3],i32>
}

// CHECK-LABEL: @sigmoid(
// CHECK: %[[V0:.*]] = onnx.Sigmoid(%arg0) : {{.*}} -> tensor<?x3xf32, #onnx.dims<"n", "">>
// CHECK: return %[[V0]]
func.func @sigmoid(%arg0: !torch.tensor<[n,3],f32>) -> (!torch.tensor<[n,3],f32>) {
  %0 = torch.aten.sigmoid(%arg0) : (!torch.tensor<[n,3],f32>) -> !torch.tensor<[n,3],f32>
  return %0 : !torch.tensor<[n,3],f32>
}

// CHECK-LABEL: @sign(
// CHECK: %[[V0:.*]] = onnx.Constant() {value = dense<0.000000e+00> : tensor<f32>} : () -> tensor<f32>
// CHECK: %[[V1:.*]] = onnx.IsNaN(%arg0) : {{.*}} -> tensor<?x3xi1, #onnx.dims<"n", "">>
// CHECK: %[[V2:.*]] = onnx.Where(%[[V1]], %[[V0]], %arg0) : {{.*}} -> tensor<?x3xf32, #onnx.dims<"n", "">>
// CHECK: %[[V3:.*]] = onnx.Sign(%[[V2]]) : {{.*}} -> tensor<?x3xf32, #onnx.dims<"n", "">>
// CHECK: return %[[V3]]
func.func @sign(%arg0: !torch.tensor<[n,3],f32>) -> (!torch.tensor<[n,3],f32>) {
  %0 = torch.aten.sign(%arg0) : (!torch.tensor<[n,3],f32>) -> !torch.tensor<[n,3],f32>
  return %0 : !torch.tensor<[n,3],f32>
}

// CHECK-LABEL: @sign_of_ints(
// CHECK: %[[V0:.*]] = onnx.Sign(%arg0) : {{.*}} -> tensor<?x3xi32, #onnx.dims<"n", "">>
// CHECK: return %[[V0]]
func.func @sign_of_ints(%arg0: !torch.tensor<[n,3],i32>) -> (!torch.tensor<[n,3],i32>) {
  %0 = torch.aten.sign(%arg0) : (!torch.tensor<[n,3],i32>) -> !torch.tensor<[n,3],i32>
  return %0 : !torch.tensor<[n,3],i32>
}

// CHECK-LABEL: @sin(
// CHECK: %[[V0:.*]] = onnx.SinV7(%arg0) : {{.*}} -> tensor<?x3xf32, #onnx.dims<"n", "">>
// CHECK: return %[[V0]]
func.func @sin(%arg0: !torch.tensor<[n,3],f32>) -> (!torch.tensor<[n,3],f32>) {
  %0 = torch.aten.sin(%arg0) : (!torch.tensor<[n,3],f32>) -> !torch.tensor<[n,3],f32>
  return %0 : !torch.tensor<[n,3],f32>
}

// CHECK-LABEL: @sin_of_ints(
// CHECK: %[[V0:.*]] = onnx.CastV19(%arg0) {to = 1 : i64} : {{.*}} -> tensor<?x3xf32, #onnx.dims<"n", "">>
// CHECK: %[[V1:.*]] = onnx.SinV7(%[[V0]]) : {{.*}} -> tensor<?x3xf32, #onnx.dims<"n", "">>
// CHECK: return %[[V1]]
func.func @sin_of_ints(%arg0: !torch.tensor<[n,3],i64>) -> (!torch.tensor<[n,3],f32>) {
  %0 = torch.aten.sin(%arg0) : (!torch.tensor<[n,3],i64>) -> !torch.tensor<[n,3],f32>
  return %0 : !torch.tensor<[n,3],f32>
}

// CHECK-LABEL: @sinh(
// CHECK: %[[V0:.*]] = onnx.SinhV9(%arg0) : {{.*}} -> tensor<?x3xf32, #onnx.dims<"n", "">>
// CHECK: return %[[V0]]
func.func @sinh(%arg0: !torch.tensor<[n,3],f32>) -> (!torch.tensor<[n,3],f32>) {
  %0 = torch.aten.sinh(%arg0) : (!torch.tensor<[n,3],f32>) -> !torch.tensor<[n,3],f32>
  return %0 : !torch.tensor<[n,3],f32>
}

// CHECK-LABEL: @sqrt(
// CHECK: %[[V0:.*]] = onnx.Sqrt(%arg0) : {{.*}} -> tensor<?x3xf32, #onnx.dims<"n", "">>
// CHECK: return %[[V0]]
func.func @sqrt(%arg0: !torch.tensor<[n,3],f32>) -> (!torch.tensor<[n,3],f32>) {
  %0 = torch.aten.sqrt(%arg0) : (!torch.tensor<[n,3],f32>) -> !torch.tensor<[n,3],f32>
  return %0 : !torch.tensor<[n,3],f32>
}

// CHECK-LABEL: @sqrt_of_ints(
// CHECK: %[[V0:.*]] = onnx.CastV19(%arg0) {to = 1 : i64} : {{.*}} -> tensor<?x3xf32, #onnx.dims<"n", "">>
// CHECK: %[[V1:.*]] = onnx.Sqrt(%[[V0]]) : {{.*}} -> tensor<?x3xf32, #onnx.dims<"n", "">>
// CHECK: return %[[V1]]
func.func @sqrt_of_ints(%arg0: !torch.tensor<[n,3],i64>) -> (!torch.tensor<[n,3],f32>) {
  %0 = torch.aten.sqrt(%arg0) : (!torch.tensor<[n,3],i64>) -> !torch.tensor<[n,3],f32>
  return %0 : !torch.tensor<[n,3],f32>
}

// CHECK-LABEL: @sub_Scalar(
// CHECK: %[[V0:.*]] = onnx.Constant() {value = dense<2.000000e+00> : tensor<f32>} : () -> tensor<f32>
// CHECK: %[[V1:.*]] = onnx.Sub(%arg0, %[[V0]]) : {{.*}} -> tensor<?x3xf32, #onnx.dims<"n", "">>
// CHECK: return %[[V1]]
func.func @sub_Scalar(%arg0: !torch.tensor<[n,3],f32>) -> (!torch.tensor<[n,3],f32>) {
  %0 = torch.constant 2 : i64 -> !torch.int<2>
  %1 = torch.constant 1 : i64 -> !torch.int<1>
  %2 = torch.aten.sub.Scalar(%arg0, %0, %1) : (!torch.tensor<[n,3],f32>, !torch.int<2>, !torch.int<1>) -> !torch.tensor<[n,3],f32>
  return %2 : !torch.tensor<[n,3],f32>
}

// CHECK-LABEL: @sub_Scalar_of_ints(
// CHECK: %[[V0:.*]] = onnx.Constant() {value = dense<2> : tensor<i64>} : () -> tensor<i64>
// CHECK: %[[V1:.*]] = onnx.Sub(%arg0, %[[V0]]) : {{.*}} -> tensor<?x3xi64, #onnx.dims<"n", "">>
// CHECK: return %[[V1]]
func.func @sub_Scalar_of_ints(%arg0: !torch.tensor<[n,3],i64>) -> (!torch.tensor<[n,3],i64>) {
  %0 = torch.constant 2 : i64 -> !torch.int<2>
  %1 = torch.constant 1 : i64 -> !torch.int<1>
  %2 = torch.aten.sub.Scalar(%arg0, %0, %1) : (!torch.tensor<[n,3],i64>, !torch.int<2>, !torch.int<1>) -> !torch.tensor<[n,3],i64>
  return %2 : !torch.tensor<[n,3],i64>
}

// CHECK-LABEL: @sub_Tensor(
// CHECK: %[[V0:.*]] = onnx.Sub(%arg0, %arg1) : {{.*}} -> tensor<?x3xf32, #onnx.dims<"n", "">>
// CHECK: return %[[V0]]
func.func @sub_Tensor(%arg0: !torch.tensor<[n,3],f32>, %arg1: !torch.tensor<[3],f32>) -> (!torch.tensor<[n,3],f32>) {
  %0 = torch.constant 1 : i64 -> !torch.int<1>
  %1 = torch.aten.sub.Tensor(%arg0, %arg1, %0) : (!torch.tensor<[n,3],f32>, !torch.tensor<[3],f32>, !torch.int<1>) -> !torch.tensor<[n,3],f32>
  return %1 : !torch.tensor<[n,3],f32>
}

// CHECK-LABEL: @sub_Tensor_of_ints(
// CHECK: %[[V0:.*]] = onnx.Sub(%arg0, %arg1) : {{.*}} -> tensor<?x3xi64, #onnx.dims<"n", "">>
// CHECK: return %[[V0]]
func.func @sub_Tensor_of_ints(%arg0: !torch.tensor<[n,3],i64>, %arg1: !torch.tensor<[3],i64>) -> (!torch.tensor<[n,3],i64>) {
  %0 = torch.constant 1 : i64 -> !torch.int<1>
  %1 = torch.aten.sub.Tensor(%arg0, %arg1, %0) : (!torch.tensor<[n,3],i64>, !torch.tensor<[3],i64>, !torch.int<1>) -> !torch.tensor<[n,3],i64>
  return %1 : !torch.tensor<[n,3],i64>
}

// CHECK-LABEL: @tan(
// CHECK: %[[V0:.*]] = onnx.TanV7(%arg0) : {{.*}} -> tensor<?x3xf32, #onnx.dims<"n", "">>
// CHECK: return %[[V0]]
func.func @tan(%arg0: !torch.tensor<[n,3],f32>) -> (!torch.tensor<[n,3],f32>) {
  %0 = torch.aten.tan(%arg0) : (!torch.tensor<[n,3],f32>) -> !torch.tensor<[n,3],f32>
  return %0 : !torch.tensor<[n,3],f32>
}

// CHECK-LABEL: @tanh(
// CHECK: %[[V0:.*]] = onnx.Tanh(%arg0) : {{.*}} -> tensor<?x3xf32, #onnx.dims<"n", "">>
// CHECK: return %[[V0]]
func.func @tanh(%arg0: !torch.tensor<[n,3],f32>) -> (!torch.tensor<[n,3],f32>) {
  %0 = torch.aten.tanh(%arg0) : (!torch.tensor<[n,3],f32>) -> !torch.tensor<[n,3],f32>
  return %0 : !torch.tensor<[n,3],f32>
}

// CHECK-LABEL: @to_dtype(
// CHECK: %[[V0:.*]] = onnx.Constant() {value = dense<-1> : tensor<1xi64>} : () -> tensor<1xi64>
// CHECK: %[[V1:.*]] = onnx.UnsqueezeV13(%arg0, %[[V0]]) : {{.*}} -> tensor<*xf32>
// CHECK: %[[V2:.*]] = onnx.Constant() {value = dense<[0, 0, 0, 0, 0, 1]> : tensor<6xi64>} : () -> tensor<6xi64>
// CHECK: %[[V3:.*]] = onnx.PadV18(%[[V1]], %[[V2]]) : {{.*}} -> tensor<?x3x2xf32, #onnx.dims<"n", "", "">>
// CHECK: return %[[V3]]
func.func @to_dtype(%arg0: !torch.tensor<[n,3],f32>) -> (!torch.tensor<[n,3],complex<f32>>) {
  %0 = torch.constant 9 : i64 -> !torch.int<9>
  %1 = torch.constant false -> !torch.bool<false>
  %2 = torch.constant unit -> !torch.none
  %3 = torch.aten.to.dtype(%arg0, %0, %1, %1, %2) : (!torch.tensor<[n,3],f32>, !torch.int<9>, !torch.bool<false>, !torch.bool<false>, !torch.none) -> !torch.tensor<[n,3],complex<f32>>
  return %3 : !torch.tensor<[n,3],complex<f32>>
}

// CHECK-LABEL: @to_dtype_of_ints(
// CHECK: %[[V0:.*]] = onnx.CastV19(%arg0) {to = 1 : i64} : {{.*}} -> tensor<?x3xf32, #onnx.dims<"n", "">>
// CHECK: %[[V1:.*]] = onnx.Constant() {value = dense<-1> : tensor<1xi64>} : () -> tensor<1xi64>
// CHECK: %[[V2:.*]] = onnx.UnsqueezeV13(%[[V0]], %[[V1]]) : {{.*}} -> tensor<*xf32>
// CHECK: %[[V3:.*]] = onnx.Constant() {value = dense<[0, 0, 0, 0, 0, 1]> : tensor<6xi64>} : () -> tensor<6xi64>
// CHECK: %[[V4:.*]] = onnx.PadV18(%[[V2]], %[[V3]]) : {{.*}} -> tensor<?x3x2xf32, #onnx.dims<"n", "", "">>
// CHECK: return %[[V4]]
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
// CHECK: %[[V0:.*]] = onnx.Where(%arg0, %arg1, %arg2) : {{.*}} -> tensor<?x3xf32, #onnx.dims<"n", "">>
// CHECK: return %[[V0]]
func.func @where_self(%arg0: !torch.tensor<[n,3],i1>, %arg1: !torch.tensor<[n,3],f32>, %arg2: !torch.tensor<[3],f32>) -> (!torch.tensor<[n,3],f32>) {
  %0 = torch.aten.where.self(%arg0, %arg1, %arg2) : (!torch.tensor<[n,3],i1>, !torch.tensor<[n,3],f32>, !torch.tensor<[3],f32>) -> !torch.tensor<[n,3],f32>
  return %0 : !torch.tensor<[n,3],f32>
}

// CHECK-LABEL: @where_self_of_ints(
// CHECK: %[[V0:.*]] = onnx.Where(%arg0, %arg1, %arg2) : {{.*}} -> tensor<?x3xi64, #onnx.dims<"n", "">>
// CHECK: return %[[V0]]
func.func @where_self_of_ints(%arg0: !torch.tensor<[n,3],i1>, %arg1: !torch.tensor<[n,3],i64>, %arg2: !torch.tensor<[3],i64>) -> (!torch.tensor<[n,3],i64>) {
  %0 = torch.aten.where.self(%arg0, %arg1, %arg2) : (!torch.tensor<[n,3],i1>, !torch.tensor<[n,3],i64>, !torch.tensor<[3],i64>) -> !torch.tensor<[n,3],i64>
  return %0 : !torch.tensor<[n,3],i64>
}

// CHECK-LABEL: @div_Scalar(
// CHECK: %[[V0:.*]] = onnx.Constant() {value = dense<2.500000e+00> : tensor<f32>} : () -> tensor<f32>
// CHECK: %[[V1:.*]] = onnx.Div(%arg0, %[[V0]]) : {{.*}} -> tensor<?x3xf32, #onnx.dims<"n", "">>
// CHECK: return %[[V1]]
func.func @div_Scalar(%arg0: !torch.tensor<[n,3],f32>) -> (!torch.tensor<[n,3],f32>) {
  %0 = torch.constant 2.500000e+00 : f64 -> !torch.float<2.500000e+00>
  %1 = torch.aten.div.Scalar(%arg0, %0) : (!torch.tensor<[n,3],f32>, !torch.float<2.500000e+00>) -> !torch.tensor<[n,3],f32>
  return %1 : !torch.tensor<[n,3],f32>
}

// CHECK-LABEL: @mul_Scalar(
// CHECK: %[[V0:.*]] = onnx.Constant() {value = dense<2.500000e+00> : tensor<f32>} : () -> tensor<f32>
// CHECK: %[[V1:.*]] = onnx.Mul(%arg0, %[[V0]]) : {{.*}} -> tensor<?x3xf32, #onnx.dims<"n", "">>
// CHECK: return %[[V1]]
func.func @mul_Scalar(%arg0: !torch.tensor<[n,3],f32>) -> (!torch.tensor<[n,3],f32>) {
  %0 = torch.constant 2.500000e+00 : f64 -> !torch.float<2.500000e+00>
  %1 = torch.aten.mul.Scalar(%arg0, %0) : (!torch.tensor<[n,3],f32>, !torch.float<2.500000e+00>) -> !torch.tensor<[n,3],f32>
  return %1 : !torch.tensor<[n,3],f32>
}

// CHECK-LABEL: @where_Scalar(
// CHECK: %[[V0:.*]] = onnx.Constant() {value = dense<1.000000e+00> : tensor<f32>} : () -> tensor<f32>
// CHECK: %[[V1:.*]] = onnx.Constant() {value = dense<2.000000e+00> : tensor<f32>} : () -> tensor<f32>
// CHECK: %[[V2:.*]] = onnx.Where(%arg0, %[[V0]], %[[V1]]) : {{.*}} -> tensor<?x3xf32, #onnx.dims<"n", "">>
// CHECK: return %[[V2]]
func.func @where_Scalar(%arg0: !torch.tensor<[n,3],i1>) -> (!torch.tensor<[n,3],f32>) {
  %0 = torch.constant 1.000000e+00 : f64 -> !torch.float<1.000000e+00>
  %1 = torch.constant 2.000000e+00 : f64 -> !torch.float<2.000000e+00>
  %2 = torch.aten.where.Scalar(%arg0, %0, %1) : (!torch.tensor<[n,3],i1>, !torch.float<1.000000e+00>, !torch.float<2.000000e+00>) -> !torch.tensor<[n,3],f32>
  return %2 : !torch.tensor<[n,3],f32>
}
