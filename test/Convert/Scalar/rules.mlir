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

// CHECK-LABEL: @Bool_Tensor(
// CHECK: onnx.CastV19{{.*}} -> tensor<i1>
func.func @Bool_Tensor(%arg0: !torch.tensor<[],i64>) -> (!torch.bool) {
  %0 = torch.aten.Bool.Tensor(%arg0) : (!torch.tensor<[],i64>) -> !torch.bool
  return %0 : !torch.bool
}

// CHECK-LABEL: @Float_Tensor(
// CHECK: onnx.CastV19{{.*}} -> tensor<f64>
func.func @Float_Tensor(%arg0: !torch.tensor<[],f32>) -> (!torch.float) {
  %0 = torch.aten.Float.Tensor(%arg0) : (!torch.tensor<[],f32>) -> !torch.float
  return %0 : !torch.float
}

// CHECK-LABEL: @FloatImplicit(
// CHECK: onnx.CastV19{{.*}} -> tensor<f64>
func.func @FloatImplicit(%arg0: !torch.tensor<[],f32>) -> (!torch.float) {
  %0 = torch.aten.FloatImplicit(%arg0) : (!torch.tensor<[],f32>) -> !torch.float
  return %0 : !torch.float
}

// CHECK-LABEL: @IntImplicit(
// CHECK-NEXT: return %arg0 : tensor<i64>
func.func @IntImplicit(%arg0: !torch.tensor<[],i64>) -> (!torch.int<u0>) {
  %0 = torch.aten.IntImplicit(%arg0) : (!torch.tensor<[],i64>) -> !torch.int<u0>
  return %0 : !torch.int<u0>
}

// CHECK-LABEL: @ScalarImplicit(
// CHECK: onnx.CastV19{{.*}} -> tensor<f64>
func.func @ScalarImplicit(%arg0: !torch.tensor<[],f32>) -> (!torch.float) {
  %0 = torch.aten.ScalarImplicit(%arg0) : (!torch.tensor<[],f32>) -> !torch.float
  return %0 : !torch.float
}

// CHECK-LABEL: @__contains___float_list(
// CHECK: onnx.Equal{{.*}} -> tensor<i1>
// CHECK: onnx.Equal{{.*}} -> tensor<i1>
// CHECK: onnx.Or{{.*}} -> tensor<i1>
func.func @__contains___float_list(%arg0: !torch.float, %arg1: !torch.float) -> (!torch.bool) {
  %0 = torch.constant 2.000000e+00 : f64 -> !torch.float<2.000000e+00>
  %1 = torch.prim.ListConstruct(%arg0, %0) : (!torch.float, !torch.float<2.000000e+00>) -> !torch.list<[!torch.float, !torch.float<2.000000e+00>]>
  %2 = torch.aten.__contains__.float_list(%1, %arg1) : (!torch.list<[!torch.float, !torch.float<2.000000e+00>]>, !torch.float) -> !torch.bool
  return %2 : !torch.bool
}

// CHECK-LABEL: @__contains___int_list(
// CHECK: onnx.Equal{{.*}} -> tensor<i1>
// CHECK: onnx.Equal{{.*}} -> tensor<i1>
// CHECK: onnx.Or{{.*}} -> tensor<i1>
func.func @__contains___int_list(%arg0: !torch.int, %arg1: !torch.int) -> (!torch.bool) {
  %0 = torch.constant 2 : i64 -> !torch.int<2>
  %1 = torch.prim.ListConstruct(%arg0, %0) : (!torch.int, !torch.int<2>) -> !torch.list<[!torch.int, !torch.int<2>]>
  %2 = torch.aten.__contains__.int_list(%1, %arg1) : (!torch.list<[!torch.int, !torch.int<2>]>, !torch.int) -> !torch.bool
  return %2 : !torch.bool
}

// CHECK-LABEL: @_local_scalar_dense(
// CHECK: onnx.CastV19{{.*}} -> tensor<f64>
func.func @_local_scalar_dense(%arg0: !torch.tensor<[],f32>) -> (!torch.float) {
  %0 = torch.aten._local_scalar_dense(%arg0) : (!torch.tensor<[],f32>) -> !torch.float
  return %0 : !torch.float
}

// CHECK-LABEL: @_shape_as_tensor(
// CHECK: onnx.ShapeV19{{.*}} -> tensor<2xi64>
func.func @_shape_as_tensor(%arg0: !torch.tensor<[n,3],f32>) -> (!torch.tensor<[2],i64>) {
  %0 = torch.aten._shape_as_tensor(%arg0) : (!torch.tensor<[n,3],f32>) -> !torch.tensor<[2],i64>
  return %0 : !torch.tensor<[2],i64>
}

// CHECK-LABEL: @eq_str(
// CHECK: onnx.Equal{{.*}} -> tensor<i1>
func.func @eq_str() -> (!torch.bool<false>) {
  %0 = torch.constant "a" -> !torch.str
  %1 = torch.constant "b" -> !torch.str
  %2 = torch.aten.eq.str(%0, %1) : (!torch.str, !torch.str) -> !torch.bool<false>
  return %2 : !torch.bool<false>
}

// CHECK-LABEL: @is_nonzero(
// CHECK: onnx.CastV19{{.*}} -> tensor<i1>
func.func @is_nonzero(%arg0: !torch.tensor<[],f32>) -> (!torch.bool) {
  %0 = torch.aten.is_nonzero(%arg0) : (!torch.tensor<[],f32>) -> !torch.bool
  return %0 : !torch.bool
}

// CHECK-LABEL: @item(
// CHECK: onnx.CastV19{{.*}} -> tensor<f64>
func.func @item(%arg0: !torch.tensor<[],f32>) -> (!torch.float) {
  %0 = torch.aten.item(%arg0) : (!torch.tensor<[],f32>) -> !torch.float
  return %0 : !torch.float
}

// CHECK-LABEL: @len_Tensor(
// CHECK: onnx.ShapeV19{{.*}} -> tensor<*xi64>
// CHECK: onnx.Gather{{.*}} -> tensor<i64>
func.func @len_Tensor(%arg0: !torch.tensor<[n,3],f32>) -> (!torch.int<n>) {
  %0 = torch.aten.len.Tensor(%arg0) : (!torch.tensor<[n,3],f32>) -> !torch.int<n>
  return %0 : !torch.int<n>
}

// CHECK-LABEL: @ne_str(
// CHECK: onnx.Equal{{.*}} -> tensor<i1>
// CHECK: onnx.Not{{.*}} -> tensor<i1>
func.func @ne_str() -> (!torch.bool<true>) {
  %0 = torch.constant "a" -> !torch.str
  %1 = torch.constant "b" -> !torch.str
  %2 = torch.aten.ne.str(%0, %1) : (!torch.str, !torch.str) -> !torch.bool<true>
  return %2 : !torch.bool<true>
}

// CHECK-LABEL: @size(
// CHECK: onnx.ShapeV19{{.*}} -> tensor<*xi64>
// CHECK: onnx.Gather{{.*}} -> tensor<i64>
func.func @size(%arg0: !torch.tensor<[n,3],f32>, %arg1: !torch.tensor<[n,3],f32>) -> (!torch.tensor<[n,3],f32>) {
  %0 = torch.aten.size(%arg1) : (!torch.tensor<[n,3],f32>) -> !torch.list<[!torch.int<n>, !torch.int<3>]>
  %1 = torch.aten.view(%arg0, %0) : (!torch.tensor<[n,3],f32>, !torch.list<[!torch.int<n>, !torch.int<3>]>) -> !torch.tensor<[n,3],f32>
  return %1 : !torch.tensor<[n,3],f32>
}
