// NOTE: The checks are written by tools/dev/update_checks.py.

// RUN: torch-onnx-opt %s --pass-pipeline='builtin.module(convert-torch-to-onnx{opset=20})' | FileCheck %s

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

// CHECK-LABEL: @ceil(
// CHECK: onnx.Ceil{{.*}} -> tensor<?x3xf32, #onnx.dims<"n", "">>
func.func @ceil(%arg0: !torch.tensor<[n,3],f32>) -> (!torch.tensor<[n,3],f32>) {
  %0 = torch.aten.ceil(%arg0) : (!torch.tensor<[n,3],f32>) -> !torch.tensor<[n,3],f32>
  return %0 : !torch.tensor<[n,3],f32>
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

// CHECK-LABEL: @log(
// CHECK: onnx.Log{{.*}} -> tensor<?x3xf32, #onnx.dims<"n", "">>
func.func @log(%arg0: !torch.tensor<[n,3],f32>) -> (!torch.tensor<[n,3],f32>) {
  %0 = torch.aten.log(%arg0) : (!torch.tensor<[n,3],f32>) -> !torch.tensor<[n,3],f32>
  return %0 : !torch.tensor<[n,3],f32>
}

// CHECK-LABEL: @neg(
// CHECK: onnx.Neg{{.*}} -> tensor<?x3xf32, #onnx.dims<"n", "">>
func.func @neg(%arg0: !torch.tensor<[n,3],f32>) -> (!torch.tensor<[n,3],f32>) {
  %0 = torch.aten.neg(%arg0) : (!torch.tensor<[n,3],f32>) -> !torch.tensor<[n,3],f32>
  return %0 : !torch.tensor<[n,3],f32>
}

// CHECK-LABEL: @round(
// CHECK: onnx.RoundV11{{.*}} -> tensor<?x3xf32, #onnx.dims<"n", "">>
func.func @round(%arg0: !torch.tensor<[n,3],f32>) -> (!torch.tensor<[n,3],f32>) {
  %0 = torch.aten.round(%arg0) : (!torch.tensor<[n,3],f32>) -> !torch.tensor<[n,3],f32>
  return %0 : !torch.tensor<[n,3],f32>
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
