// NOTE: The checks are written by tools/dev/update_checks.py.

// RUN: torch-onnx-opt %s --pass-pipeline='builtin.module(convert-torch-to-onnx{opset=20})' | FileCheck %s

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

// CHECK-LABEL: @ceil(
// CHECK: %[[V0:.*]] = onnx.Ceil(%arg0) : {{.*}} -> tensor<?x3xf32, #onnx.dims<"n", "">>
// CHECK: return %[[V0]]
func.func @ceil(%arg0: !torch.tensor<[n,3],f32>) -> (!torch.tensor<[n,3],f32>) {
  %0 = torch.aten.ceil(%arg0) : (!torch.tensor<[n,3],f32>) -> !torch.tensor<[n,3],f32>
  return %0 : !torch.tensor<[n,3],f32>
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

// CHECK-LABEL: @log(
// CHECK: %[[V0:.*]] = onnx.Log(%arg0) : {{.*}} -> tensor<?x3xf32, #onnx.dims<"n", "">>
// CHECK: return %[[V0]]
func.func @log(%arg0: !torch.tensor<[n,3],f32>) -> (!torch.tensor<[n,3],f32>) {
  %0 = torch.aten.log(%arg0) : (!torch.tensor<[n,3],f32>) -> !torch.tensor<[n,3],f32>
  return %0 : !torch.tensor<[n,3],f32>
}

// CHECK-LABEL: @neg(
// CHECK: %[[V0:.*]] = onnx.Neg(%arg0) : {{.*}} -> tensor<?x3xf32, #onnx.dims<"n", "">>
// CHECK: return %[[V0]]
func.func @neg(%arg0: !torch.tensor<[n,3],f32>) -> (!torch.tensor<[n,3],f32>) {
  %0 = torch.aten.neg(%arg0) : (!torch.tensor<[n,3],f32>) -> !torch.tensor<[n,3],f32>
  return %0 : !torch.tensor<[n,3],f32>
}

// CHECK-LABEL: @round(
// CHECK: %[[V0:.*]] = onnx.RoundV11(%arg0) : {{.*}} -> tensor<?x3xf32, #onnx.dims<"n", "">>
// CHECK: return %[[V0]]
func.func @round(%arg0: !torch.tensor<[n,3],f32>) -> (!torch.tensor<[n,3],f32>) {
  %0 = torch.aten.round(%arg0) : (!torch.tensor<[n,3],f32>) -> !torch.tensor<[n,3],f32>
  return %0 : !torch.tensor<[n,3],f32>
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

// CHECK-LABEL: @Bool_Tensor(
// CHECK: %[[V0:.*]] = onnx.CastV19(%arg0) {to = 9 : i64} : {{.*}} -> tensor<i1>
// CHECK: return %[[V0]]
func.func @Bool_Tensor(%arg0: !torch.tensor<[],i64>) -> (!torch.bool) {
  %0 = torch.aten.Bool.Tensor(%arg0) : (!torch.tensor<[],i64>) -> !torch.bool
  return %0 : !torch.bool
}

// CHECK-LABEL: @Float_Tensor(
// CHECK: %[[V0:.*]] = onnx.CastV19(%arg0) {to = 11 : i64} : {{.*}} -> tensor<f64>
// CHECK: return %[[V0]]
func.func @Float_Tensor(%arg0: !torch.tensor<[],f32>) -> (!torch.float) {
  %0 = torch.aten.Float.Tensor(%arg0) : (!torch.tensor<[],f32>) -> !torch.float
  return %0 : !torch.float
}

// CHECK-LABEL: @FloatImplicit(
// CHECK: %[[V0:.*]] = onnx.CastV19(%arg0) {to = 11 : i64} : {{.*}} -> tensor<f64>
// CHECK: return %[[V0]]
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
// CHECK: %[[V0:.*]] = onnx.CastV19(%arg0) {to = 11 : i64} : {{.*}} -> tensor<f64>
// CHECK: return %[[V0]]
func.func @ScalarImplicit(%arg0: !torch.tensor<[],f32>) -> (!torch.float) {
  %0 = torch.aten.ScalarImplicit(%arg0) : (!torch.tensor<[],f32>) -> !torch.float
  return %0 : !torch.float
}

// CHECK-LABEL: @__contains___float_list(
// CHECK: %[[V0:.*]] = onnx.Constant() {value = dense<2.000000e+00> : tensor<f64>} : () -> tensor<f64>
// CHECK: %[[V1:.*]] = onnx.Equal(%arg0, %arg1) : {{.*}} -> tensor<i1>
// CHECK: %[[V2:.*]] = onnx.Equal(%[[V0]], %arg1) : {{.*}} -> tensor<i1>
// CHECK: %[[V3:.*]] = onnx.Or(%[[V1]], %[[V2]]) : {{.*}} -> tensor<i1>
// CHECK: return %[[V3]]
func.func @__contains___float_list(%arg0: !torch.float, %arg1: !torch.float) -> (!torch.bool) {
  %0 = torch.constant 2.000000e+00 : f64 -> !torch.float<2.000000e+00>
  %1 = torch.prim.ListConstruct(%arg0, %0) : (!torch.float, !torch.float<2.000000e+00>) -> !torch.list<[!torch.float, !torch.float<2.000000e+00>]>
  %2 = torch.aten.__contains__.float_list(%1, %arg1) : (!torch.list<[!torch.float, !torch.float<2.000000e+00>]>, !torch.float) -> !torch.bool
  return %2 : !torch.bool
}

// CHECK-LABEL: @__contains___int_list(
// CHECK: %[[V0:.*]] = onnx.Constant() {value = dense<2> : tensor<i64>} : () -> tensor<i64>
// CHECK: %[[V1:.*]] = onnx.Equal(%arg0, %arg1) : {{.*}} -> tensor<i1>
// CHECK: %[[V2:.*]] = onnx.Equal(%[[V0]], %arg1) : {{.*}} -> tensor<i1>
// CHECK: %[[V3:.*]] = onnx.Or(%[[V1]], %[[V2]]) : {{.*}} -> tensor<i1>
// CHECK: return %[[V3]]
func.func @__contains___int_list(%arg0: !torch.int, %arg1: !torch.int) -> (!torch.bool) {
  %0 = torch.constant 2 : i64 -> !torch.int<2>
  %1 = torch.prim.ListConstruct(%arg0, %0) : (!torch.int, !torch.int<2>) -> !torch.list<[!torch.int, !torch.int<2>]>
  %2 = torch.aten.__contains__.int_list(%1, %arg1) : (!torch.list<[!torch.int, !torch.int<2>]>, !torch.int) -> !torch.bool
  return %2 : !torch.bool
}

// CHECK-LABEL: @_local_scalar_dense(
// CHECK: %[[V0:.*]] = onnx.CastV19(%arg0) {to = 11 : i64} : {{.*}} -> tensor<f64>
// CHECK: return %[[V0]]
func.func @_local_scalar_dense(%arg0: !torch.tensor<[],f32>) -> (!torch.float) {
  %0 = torch.aten._local_scalar_dense(%arg0) : (!torch.tensor<[],f32>) -> !torch.float
  return %0 : !torch.float
}

// CHECK-LABEL: @_shape_as_tensor(
// CHECK: %[[V0:.*]] = onnx.ShapeV19(%arg0) : {{.*}} -> tensor<2xi64>
// CHECK: return %[[V0]]
func.func @_shape_as_tensor(%arg0: !torch.tensor<[n,3],f32>) -> (!torch.tensor<[2],i64>) {
  %0 = torch.aten._shape_as_tensor(%arg0) : (!torch.tensor<[n,3],f32>) -> !torch.tensor<[2],i64>
  return %0 : !torch.tensor<[2],i64>
}

// CHECK-LABEL: @eq_str(
// CHECK: %[[V0:.*]] = onnx.Constant() {value = dense<"a"> : tensor<!onnx.string>} : () -> tensor<!onnx.string>
// CHECK: %[[V1:.*]] = onnx.Constant() {value = dense<"b"> : tensor<!onnx.string>} : () -> tensor<!onnx.string>
// CHECK: %[[V2:.*]] = onnx.Equal(%[[V0]], %[[V1]]) : {{.*}} -> tensor<i1>
// CHECK: return %[[V2]]
func.func @eq_str() -> (!torch.bool<false>) {
  %0 = torch.constant "a" -> !torch.str
  %1 = torch.constant "b" -> !torch.str
  %2 = torch.aten.eq.str(%0, %1) : (!torch.str, !torch.str) -> !torch.bool<false>
  return %2 : !torch.bool<false>
}

// CHECK-LABEL: @is_nonzero(
// CHECK: %[[V0:.*]] = onnx.CastV19(%arg0) {to = 9 : i64} : {{.*}} -> tensor<i1>
// CHECK: return %[[V0]]
func.func @is_nonzero(%arg0: !torch.tensor<[],f32>) -> (!torch.bool) {
  %0 = torch.aten.is_nonzero(%arg0) : (!torch.tensor<[],f32>) -> !torch.bool
  return %0 : !torch.bool
}

// CHECK-LABEL: @item(
// CHECK: %[[V0:.*]] = onnx.CastV19(%arg0) {to = 11 : i64} : {{.*}} -> tensor<f64>
// CHECK: return %[[V0]]
func.func @item(%arg0: !torch.tensor<[],f32>) -> (!torch.float) {
  %0 = torch.aten.item(%arg0) : (!torch.tensor<[],f32>) -> !torch.float
  return %0 : !torch.float
}

// CHECK-LABEL: @len_Tensor(
// CHECK: %[[V0:.*]] = onnx.ShapeV19(%arg0) : {{.*}} -> tensor<*xi64>
// CHECK: %[[V1:.*]] = onnx.Constant() {value = dense<0> : tensor<i64>} : () -> tensor<i64>
// CHECK: %[[V2:.*]] = onnx.Gather(%[[V0]], %[[V1]]) : {{.*}} -> tensor<i64>
// CHECK: return %[[V2]]
func.func @len_Tensor(%arg0: !torch.tensor<[n,3],f32>) -> (!torch.int<n>) {
  %0 = torch.aten.len.Tensor(%arg0) : (!torch.tensor<[n,3],f32>) -> !torch.int<n>
  return %0 : !torch.int<n>
}

// CHECK-LABEL: @ne_str(
// CHECK: %[[V0:.*]] = onnx.Constant() {value = dense<"a"> : tensor<!onnx.string>} : () -> tensor<!onnx.string>
// CHECK: %[[V1:.*]] = onnx.Constant() {value = dense<"b"> : tensor<!onnx.string>} : () -> tensor<!onnx.string>
// CHECK: %[[V2:.*]] = onnx.Equal(%[[V0]], %[[V1]]) : {{.*}} -> tensor<i1>
// CHECK: %[[V3:.*]] = onnx.Not(%[[V2]]) : {{.*}} -> tensor<i1>
// CHECK: return %[[V3]]
func.func @ne_str() -> (!torch.bool<true>) {
  %0 = torch.constant "a" -> !torch.str
  %1 = torch.constant "b" -> !torch.str
  %2 = torch.aten.ne.str(%0, %1) : (!torch.str, !torch.str) -> !torch.bool<true>
  return %2 : !torch.bool<true>
}

// CHECK-LABEL: @size(
// CHECK: %[[V0:.*]] = onnx.ShapeV19(%arg1) : {{.*}} -> tensor<*xi64>
// CHECK: %[[V1:.*]] = onnx.Constant() {value = dense<0> : tensor<i64>} : () -> tensor<i64>
// CHECK: %[[V2:.*]] = onnx.Gather(%[[V0]], %[[V1]]) : {{.*}} -> tensor<i64>
// CHECK: %[[V3:.*]] = onnx.Constant() {value = dense<3> : tensor<i64>} : () -> tensor<i64>
// CHECK: return %arg0
func.func @size(%arg0: !torch.tensor<[n,3],f32>, %arg1: !torch.tensor<[n,3],f32>) -> (!torch.tensor<[n,3],f32>) {
  %0 = torch.aten.size(%arg1) : (!torch.tensor<[n,3],f32>) -> !torch.list<[!torch.int<n>, !torch.int<3>]>
  %1 = torch.aten.view(%arg0, %0) : (!torch.tensor<[n,3],f32>, !torch.list<[!torch.int<n>, !torch.int<3>]>) -> !torch.tensor<[n,3],f32>
  return %1 : !torch.tensor<[n,3],f32>
}
