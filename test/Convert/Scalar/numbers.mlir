// NOTE: The checks are written by tools/dev/update_checks.py.

// RUN: torch-onnx-opt %s --pass-pipeline='builtin.module(convert-torch-to-onnx{opset=20})' | FileCheck %s

// CHECK-LABEL: @Bool_float(
// CHECK: %[[V0:.*]] = onnx.CastV19(%arg0) {to = 9 : i64} : {{.*}} -> tensor<i1>
// CHECK: return %[[V0]]
func.func @Bool_float(%arg0: !torch.float) -> (!torch.bool) {
  %0 = torch.aten.Bool.float(%arg0) : (!torch.float) -> !torch.bool
  return %0 : !torch.bool
}

// CHECK-LABEL: @Bool_int(
// CHECK: %[[V0:.*]] = onnx.CastV19(%arg0) {to = 9 : i64} : {{.*}} -> tensor<i1>
// CHECK: return %[[V0]]
func.func @Bool_int(%arg0: !torch.int) -> (!torch.bool) {
  %0 = torch.aten.Bool.int(%arg0) : (!torch.int) -> !torch.bool
  return %0 : !torch.bool
}

// CHECK-LABEL: @Float_bool(
// CHECK: %[[V0:.*]] = onnx.CastV19(%arg0) {to = 11 : i64} : {{.*}} -> tensor<f64>
// CHECK: return %[[V0]]
func.func @Float_bool(%arg0: !torch.bool) -> (!torch.float) {
  %0 = torch.aten.Float.bool(%arg0) : (!torch.bool) -> !torch.float
  return %0 : !torch.float
}

// CHECK-LABEL: @Float_int(
// CHECK: %[[V0:.*]] = onnx.CastV19(%arg0) {to = 11 : i64} : {{.*}} -> tensor<f64>
// CHECK: return %[[V0]]
func.func @Float_int(%arg0: !torch.int) -> (!torch.float) {
  %0 = torch.aten.Float.int(%arg0) : (!torch.int) -> !torch.float
  return %0 : !torch.float
}

// CHECK-LABEL: @Int_Scalar(
// CHECK: %[[V0:.*]] = onnx.CastV19(%arg0) {to = 7 : i64} : {{.*}} -> tensor<i64>
// CHECK: return %[[V0]]
func.func @Int_Scalar(%arg0: !torch.float) -> (!torch.int) {
  %0 = torch.aten.Int.Scalar(%arg0) : (!torch.float) -> !torch.int
  return %0 : !torch.int
}

// CHECK-LABEL: @Int_bool(
// CHECK: %[[V0:.*]] = onnx.CastV19(%arg0) {to = 7 : i64} : {{.*}} -> tensor<i64>
// CHECK: return %[[V0]]
func.func @Int_bool(%arg0: !torch.bool) -> (!torch.int) {
  %0 = torch.aten.Int.bool(%arg0) : (!torch.bool) -> !torch.int
  return %0 : !torch.int
}

// CHECK-LABEL: @Int_float(
// CHECK: %[[V0:.*]] = onnx.CastV19(%arg0) {to = 7 : i64} : {{.*}} -> tensor<i64>
// CHECK: return %[[V0]]
func.func @Int_float(%arg0: !torch.float) -> (!torch.int) {
  %0 = torch.aten.Int.float(%arg0) : (!torch.float) -> !torch.int
  return %0 : !torch.int
}

// CHECK-LABEL: @as_tensor_bool(
// CHECK-NEXT: return %arg0 : tensor<i1>
func.func @as_tensor_bool(%arg0: !torch.bool) -> (!torch.tensor<[],i1>) {
  %0 = torch.constant unit -> !torch.none
  %1 = torch.aten.as_tensor.bool(%arg0, %0, %0) : (!torch.bool, !torch.none, !torch.none) -> !torch.tensor<[],i1>
  return %1 : !torch.tensor<[],i1>
}

// CHECK-LABEL: @as_tensor_float(
// CHECK: %[[V0:.*]] = onnx.CastV19(%arg0) {to = 1 : i64} : {{.*}} -> tensor<f32>
// CHECK: return %[[V0]]
func.func @as_tensor_float(%arg0: !torch.float) -> (!torch.tensor<[],f32>) {
  %0 = torch.constant unit -> !torch.none
  %1 = torch.aten.as_tensor.float(%arg0, %0, %0) : (!torch.float, !torch.none, !torch.none) -> !torch.tensor<[],f32>
  return %1 : !torch.tensor<[],f32>
}

// CHECK-LABEL: @as_tensor_int(
// CHECK-NEXT: return %arg0 : tensor<i64>
func.func @as_tensor_int(%arg0: !torch.int) -> (!torch.tensor<[],i64>) {
  %0 = torch.constant unit -> !torch.none
  %1 = torch.aten.as_tensor.int(%arg0, %0, %0) : (!torch.int, !torch.none, !torch.none) -> !torch.tensor<[],i64>
  return %1 : !torch.tensor<[],i64>
}

// CHECK-LABEL: @ceil_Scalar(
// CHECK: %[[V0:.*]] = onnx.Ceil(%arg0) : {{.*}} -> tensor<f64>
// CHECK: return %[[V0]]
func.func @ceil_Scalar(%arg0: !torch.float) -> (!torch.float) {
  %0 = torch.aten.ceil.Scalar(%arg0) : (!torch.float) -> !torch.float
  return %0 : !torch.float
}

// CHECK-LABEL: @ceil_float(
// CHECK: %[[V0:.*]] = onnx.Ceil(%arg0) : {{.*}} -> tensor<f64>
// CHECK: %[[V1:.*]] = onnx.CastV19(%[[V0]]) {to = 7 : i64} : {{.*}} -> tensor<i64>
// CHECK: return %[[V1]]
func.func @ceil_float(%arg0: !torch.float) -> (!torch.int) {
  %0 = torch.aten.ceil.float(%arg0) : (!torch.float) -> !torch.int
  return %0 : !torch.int
}

// CHECK-LABEL: @ceil_int(
// CHECK-NEXT: return %arg0 : tensor<i64>
func.func @ceil_int(%arg0: !torch.int) -> (!torch.int) {
  %0 = torch.aten.ceil.int(%arg0) : (!torch.int) -> !torch.int
  return %0 : !torch.int
}

// CHECK-LABEL: @degrees_Scalar(
// CHECK: %[[V0:.*]] = onnx.Constant() {value = dense<57.295779513082323> : tensor<f64>} : () -> tensor<f64>
// CHECK: %[[V1:.*]] = onnx.Mul(%arg0, %[[V0]]) : {{.*}} -> tensor<f64>
// CHECK: return %[[V1]]
func.func @degrees_Scalar(%arg0: !torch.float) -> (!torch.float) {
  %0 = torch.aten.degrees.Scalar(%arg0) : (!torch.float) -> !torch.float
  return %0 : !torch.float
}

// CHECK-LABEL: @degrees_float(
// CHECK: %[[V0:.*]] = onnx.Constant() {value = dense<57.295779513082323> : tensor<f64>} : () -> tensor<f64>
// CHECK: %[[V1:.*]] = onnx.Mul(%arg0, %[[V0]]) : {{.*}} -> tensor<f64>
// CHECK: return %[[V1]]
func.func @degrees_float(%arg0: !torch.float) -> (!torch.float) {
  %0 = torch.aten.degrees.float(%arg0) : (!torch.float) -> !torch.float
  return %0 : !torch.float
}

// CHECK-LABEL: @degrees_int(
// CHECK: %[[V0:.*]] = onnx.CastV19(%arg0) {to = 11 : i64} : {{.*}} -> tensor<f64>
// CHECK: %[[V1:.*]] = onnx.Constant() {value = dense<57.295779513082323> : tensor<f64>} : () -> tensor<f64>
// CHECK: %[[V2:.*]] = onnx.Mul(%[[V0]], %[[V1]]) : {{.*}} -> tensor<f64>
// CHECK: return %[[V2]]
func.func @degrees_int(%arg0: !torch.int) -> (!torch.float) {
  %0 = torch.aten.degrees.int(%arg0) : (!torch.int) -> !torch.float
  return %0 : !torch.float
}

// CHECK-LABEL: @fabs_Scalar(
// CHECK: %[[V0:.*]] = onnx.Abs(%arg0) : {{.*}} -> tensor<f64>
// CHECK: return %[[V0]]
func.func @fabs_Scalar(%arg0: !torch.float) -> (!torch.float) {
  %0 = torch.aten.fabs.Scalar(%arg0) : (!torch.float) -> !torch.float
  return %0 : !torch.float
}

// CHECK-LABEL: @fabs_float(
// CHECK: %[[V0:.*]] = onnx.Abs(%arg0) : {{.*}} -> tensor<f64>
// CHECK: return %[[V0]]
func.func @fabs_float(%arg0: !torch.float) -> (!torch.float) {
  %0 = torch.aten.fabs.float(%arg0) : (!torch.float) -> !torch.float
  return %0 : !torch.float
}

// CHECK-LABEL: @fabs_int(
// CHECK: %[[V0:.*]] = onnx.CastV19(%arg0) {to = 11 : i64} : {{.*}} -> tensor<f64>
// CHECK: %[[V1:.*]] = onnx.Abs(%[[V0]]) : {{.*}} -> tensor<f64>
// CHECK: return %[[V1]]
func.func @fabs_int(%arg0: !torch.int) -> (!torch.float) {
  %0 = torch.aten.fabs.int(%arg0) : (!torch.int) -> !torch.float
  return %0 : !torch.float
}

// CHECK-LABEL: @floor_Scalar(
// CHECK: %[[V0:.*]] = onnx.Floor(%arg0) : {{.*}} -> tensor<f64>
// CHECK: return %[[V0]]
func.func @floor_Scalar(%arg0: !torch.float) -> (!torch.float) {
  %0 = torch.aten.floor.Scalar(%arg0) : (!torch.float) -> !torch.float
  return %0 : !torch.float
}

// CHECK-LABEL: @floor_float(
// CHECK: %[[V0:.*]] = onnx.Floor(%arg0) : {{.*}} -> tensor<f64>
// CHECK: %[[V1:.*]] = onnx.CastV19(%[[V0]]) {to = 7 : i64} : {{.*}} -> tensor<i64>
// CHECK: return %[[V1]]
func.func @floor_float(%arg0: !torch.float) -> (!torch.int) {
  %0 = torch.aten.floor.float(%arg0) : (!torch.float) -> !torch.int
  return %0 : !torch.int
}

// CHECK-LABEL: @floor_int(
// CHECK-NEXT: return %arg0 : tensor<i64>
func.func @floor_int(%arg0: !torch.int) -> (!torch.int) {
  %0 = torch.aten.floor.int(%arg0) : (!torch.int) -> !torch.int
  return %0 : !torch.int
}

// CHECK-LABEL: @isinf_float(
// CHECK: %[[V0:.*]] = onnx.IsInf(%arg0) : {{.*}} -> tensor<i1>
// CHECK: return %[[V0]]
func.func @isinf_float(%arg0: !torch.float) -> (!torch.bool) {
  %0 = torch.aten.isinf.float(%arg0) : (!torch.float) -> !torch.bool
  return %0 : !torch.bool
}

// CHECK-LABEL: @isnan_float(
// CHECK: %[[V0:.*]] = onnx.IsNaN(%arg0) : {{.*}} -> tensor<i1>
// CHECK: return %[[V0]]
func.func @isnan_float(%arg0: !torch.float) -> (!torch.bool) {
  %0 = torch.aten.isnan.float(%arg0) : (!torch.float) -> !torch.bool
  return %0 : !torch.bool
}

// CHECK-LABEL: @neg_Scalar(
// CHECK: %[[V0:.*]] = onnx.Neg(%arg0) : {{.*}} -> tensor<f64>
// CHECK: return %[[V0]]
func.func @neg_Scalar(%arg0: !torch.float) -> (!torch.float) {
  %0 = torch.aten.neg.Scalar(%arg0) : (!torch.float) -> !torch.float
  return %0 : !torch.float
}

// CHECK-LABEL: @neg_float(
// CHECK: %[[V0:.*]] = onnx.Neg(%arg0) : {{.*}} -> tensor<f64>
// CHECK: return %[[V0]]
func.func @neg_float(%arg0: !torch.float) -> (!torch.float) {
  %0 = torch.aten.neg.float(%arg0) : (!torch.float) -> !torch.float
  return %0 : !torch.float
}

// CHECK-LABEL: @neg_int(
// CHECK: %[[V0:.*]] = onnx.Neg(%arg0) : {{.*}} -> tensor<i64>
// CHECK: return %[[V0]]
func.func @neg_int(%arg0: !torch.int) -> (!torch.int) {
  %0 = torch.aten.neg.int(%arg0) : (!torch.int) -> !torch.int
  return %0 : !torch.int
}

// CHECK-LABEL: @radians_Scalar(
// CHECK: %[[V0:.*]] = onnx.Constant() {value = dense<0.017453292519943295> : tensor<f64>} : () -> tensor<f64>
// CHECK: %[[V1:.*]] = onnx.Mul(%arg0, %[[V0]]) : {{.*}} -> tensor<f64>
// CHECK: return %[[V1]]
func.func @radians_Scalar(%arg0: !torch.float) -> (!torch.float) {
  %0 = torch.aten.radians.Scalar(%arg0) : (!torch.float) -> !torch.float
  return %0 : !torch.float
}

// CHECK-LABEL: @radians_float(
// CHECK: %[[V0:.*]] = onnx.Constant() {value = dense<0.017453292519943295> : tensor<f64>} : () -> tensor<f64>
// CHECK: %[[V1:.*]] = onnx.Mul(%arg0, %[[V0]]) : {{.*}} -> tensor<f64>
// CHECK: return %[[V1]]
func.func @radians_float(%arg0: !torch.float) -> (!torch.float) {
  %0 = torch.aten.radians.float(%arg0) : (!torch.float) -> !torch.float
  return %0 : !torch.float
}

// CHECK-LABEL: @radians_int(
// CHECK: %[[V0:.*]] = onnx.CastV19(%arg0) {to = 11 : i64} : {{.*}} -> tensor<f64>
// CHECK: %[[V1:.*]] = onnx.Constant() {value = dense<0.017453292519943295> : tensor<f64>} : () -> tensor<f64>
// CHECK: %[[V2:.*]] = onnx.Mul(%[[V0]], %[[V1]]) : {{.*}} -> tensor<f64>
// CHECK: return %[[V2]]
func.func @radians_int(%arg0: !torch.int) -> (!torch.float) {
  %0 = torch.aten.radians.int(%arg0) : (!torch.int) -> !torch.float
  return %0 : !torch.float
}

// CHECK-LABEL: @round_Scalar(
// CHECK: %[[V0:.*]] = onnx.RoundV11(%arg0) : {{.*}} -> tensor<f64>
// CHECK: return %[[V0]]
func.func @round_Scalar(%arg0: !torch.float) -> (!torch.float) {
  %0 = torch.aten.round.Scalar(%arg0) : (!torch.float) -> !torch.float
  return %0 : !torch.float
}

// CHECK-LABEL: @round_float(
// CHECK: %[[V0:.*]] = onnx.RoundV11(%arg0) : {{.*}} -> tensor<f64>
// CHECK: return %[[V0]]
func.func @round_float(%arg0: !torch.float) -> (!torch.float) {
  %0 = torch.aten.round.float(%arg0) : (!torch.float) -> !torch.float
  return %0 : !torch.float
}

// CHECK-LABEL: @round_int(
// CHECK: %[[V0:.*]] = onnx.CastV19(%arg0) {to = 11 : i64} : {{.*}} -> tensor<f64>
// CHECK: return %[[V0]]
func.func @round_int(%arg0: !torch.int) -> (!torch.float) {
  %0 = torch.aten.round.int(%arg0) : (!torch.int) -> !torch.float
  return %0 : !torch.float
}

// CHECK-LABEL: @select_int(
// CHECK: %[[V0:.*]] = onnx.Constant() {value = dense<0> : tensor<i64>} : () -> tensor<i64>
// CHECK: %[[V1:.*]] = onnx.Gather(%arg0, %[[V0]]) {axis = 1 : i64} : {{.*}} -> tensor<?xf32, #onnx.dims<"n">>
// CHECK: return %[[V1]]
func.func @select_int(%arg0: !torch.tensor<[n,3],f32>) -> (!torch.tensor<[n],f32>) {
  %0 = torch.constant 1 : i64 -> !torch.int<1>
  %1 = torch.constant 0 : i64 -> !torch.int<0>
  %2 = torch.aten.select.int(%arg0, %0, %1) : (!torch.tensor<[n,3],f32>, !torch.int<1>, !torch.int<0>) -> !torch.tensor<[n],f32>
  return %2 : !torch.tensor<[n],f32>
}

// CHECK-LABEL: @sum_bool(
// CHECK: %[[V0:.*]] = onnx.Constant() {value = dense<true> : tensor<i1>} : () -> tensor<i1>
// CHECK: %[[V1:.*]] = onnx.CastV19(%arg0) {to = 7 : i64} : {{.*}} -> tensor<i64>
// CHECK: %[[V2:.*]] = onnx.CastV19(%[[V0]]) {to = 7 : i64} : {{.*}} -> tensor<i64>
// CHECK: %[[V3:.*]] = onnx.Add(%[[V1]], %[[V2]]) : {{.*}} -> tensor<i64>
// CHECK: return %[[V3]]
func.func @sum_bool(%arg0: !torch.bool) -> (!torch.int) {
  %0 = torch.constant true -> !torch.bool<true>
  %1 = torch.prim.ListConstruct(%arg0, %0) : (!torch.bool, !torch.bool<true>) -> !torch.list<[!torch.bool, !torch.bool<true>]>
  %2 = torch.aten.sum.bool(%1) : (!torch.list<[!torch.bool, !torch.bool<true>]>) -> !torch.int
  return %2 : !torch.int
}

// CHECK-LABEL: @sum_float(
// CHECK: %[[V0:.*]] = onnx.Constant() {value = dense<1.000000e+00> : tensor<f64>} : () -> tensor<f64>
// CHECK: %[[V1:.*]] = onnx.Add(%arg0, %[[V0]]) : {{.*}} -> tensor<f64>
// CHECK: return %[[V1]]
func.func @sum_float(%arg0: !torch.float) -> (!torch.float) {
  %0 = torch.constant 1.000000e+00 : f64 -> !torch.float<1.000000e+00>
  %1 = torch.prim.ListConstruct(%arg0, %0) : (!torch.float, !torch.float<1.000000e+00>) -> !torch.list<[!torch.float, !torch.float<1.000000e+00>]>
  %2 = torch.aten.sum.float(%1) : (!torch.list<[!torch.float, !torch.float<1.000000e+00>]>) -> !torch.float
  return %2 : !torch.float
}

// CHECK-LABEL: @sum_int(
// CHECK: %[[V0:.*]] = onnx.Constant() {value = dense<1> : tensor<i64>} : () -> tensor<i64>
// CHECK: %[[V1:.*]] = onnx.Add(%arg0, %[[V0]]) : {{.*}} -> tensor<i64>
// CHECK: return %[[V1]]
func.func @sum_int(%arg0: !torch.int) -> (!torch.int) {
  %0 = torch.constant 1 : i64 -> !torch.int<1>
  %1 = torch.prim.ListConstruct(%arg0, %0) : (!torch.int, !torch.int<1>) -> !torch.list<[!torch.int, !torch.int<1>]>
  %2 = torch.aten.sum.int(%1) : (!torch.list<[!torch.int, !torch.int<1>]>) -> !torch.int
  return %2 : !torch.int
}

// CHECK-LABEL: @tensor_bool(
// CHECK-NEXT: return %arg0 : tensor<i1>
func.func @tensor_bool(%arg0: !torch.bool) -> (!torch.tensor<[],i1>) {
  %0 = torch.constant unit -> !torch.none
  %1 = torch.constant false -> !torch.bool<false>
  %2 = torch.aten.tensor.bool(%arg0, %0, %0, %1) : (!torch.bool, !torch.none, !torch.none, !torch.bool<false>) -> !torch.tensor<[],i1>
  return %2 : !torch.tensor<[],i1>
}

// CHECK-LABEL: @tensor_float(
// CHECK: %[[V0:.*]] = onnx.CastV19(%arg0) {to = 1 : i64} : {{.*}} -> tensor<f32>
// CHECK: return %[[V0]]
func.func @tensor_float(%arg0: !torch.float) -> (!torch.tensor<[],f32>) {
  %0 = torch.constant unit -> !torch.none
  %1 = torch.constant false -> !torch.bool<false>
  %2 = torch.aten.tensor.float(%arg0, %0, %0, %1) : (!torch.float, !torch.none, !torch.none, !torch.bool<false>) -> !torch.tensor<[],f32>
  return %2 : !torch.tensor<[],f32>
}

// CHECK-LABEL: @tensor_int(
// CHECK-NEXT: return %arg0 : tensor<i64>
func.func @tensor_int(%arg0: !torch.int) -> (!torch.tensor<[],i64>) {
  %0 = torch.constant unit -> !torch.none
  %1 = torch.constant false -> !torch.bool<false>
  %2 = torch.aten.tensor.int(%arg0, %0, %0, %1) : (!torch.int, !torch.none, !torch.none, !torch.bool<false>) -> !torch.tensor<[],i64>
  return %2 : !torch.tensor<[],i64>
}

// CHECK-LABEL: @transpose_int(
// CHECK: %[[V0:.*]] = onnx.TransposeV13(%arg0) {perm = [1, 0]} : {{.*}} -> tensor<3x?xf32, #onnx.dims<"", "n">>
// CHECK: return %[[V0]]
func.func @transpose_int(%arg0: !torch.tensor<[n,3],f32>) -> (!torch.tensor<[3,n],f32>) {
  %0 = torch.constant 0 : i64 -> !torch.int<0>
  %1 = torch.constant 1 : i64 -> !torch.int<1>
  %2 = torch.aten.transpose.int(%arg0, %0, %1) : (!torch.tensor<[n,3],f32>, !torch.int<0>, !torch.int<1>) -> !torch.tensor<[3,n],f32>
  return %2 : !torch.tensor<[3,n],f32>
}

// CHECK-LABEL: @NumToTensor_Scalar(
// CHECK-NEXT: return %arg0 : tensor<f64>
func.func @NumToTensor_Scalar(%arg0: !torch.float) -> (!torch.tensor<[],f64>) {
  %0 = torch.prim.NumToTensor.Scalar(%arg0) : (!torch.float) -> !torch.tensor<[],f64>
  return %0 : !torch.tensor<[],f64>
}

// CHECK-LABEL: @NumToTensor_bool(
// CHECK-NEXT: return %arg0 : tensor<i1>
func.func @NumToTensor_bool(%arg0: !torch.bool) -> (!torch.tensor<[],i1>) {
  %0 = torch.prim.NumToTensor.bool(%arg0) : (!torch.bool) -> !torch.tensor<[],i1>
  return %0 : !torch.tensor<[],i1>
}

// CHECK-LABEL: @abs_float(
// CHECK: %[[V0:.*]] = onnx.Abs(%arg0) : {{.*}} -> tensor<f64>
// CHECK: return %[[V0]]
func.func @abs_float(%arg0: !torch.float) -> (!torch.float) {
  %0 = torch.prim.abs.float(%arg0) : (!torch.float) -> !torch.float
  return %0 : !torch.float
}

// CHECK-LABEL: @abs_int(
// CHECK: %[[V0:.*]] = onnx.Abs(%arg0) : {{.*}} -> tensor<i64>
// CHECK: return %[[V0]]
func.func @abs_int(%arg0: !torch.int) -> (!torch.int) {
  %0 = torch.prim.abs.int(%arg0) : (!torch.int) -> !torch.int
  return %0 : !torch.int
}

// CHECK-LABEL: @max_self_int(
// CHECK: %[[V0:.*]] = onnx.Constant() {value = dense<3> : tensor<i64>} : () -> tensor<i64>
// CHECK: %[[V1:.*]] = onnx.Max(%arg0, %[[V0]]) : {{.*}} -> tensor<i64>
// CHECK: return %[[V1]]
func.func @max_self_int(%arg0: !torch.int) -> (!torch.int) {
  %0 = torch.constant 3 : i64 -> !torch.int<3>
  %1 = torch.prim.ListConstruct(%arg0, %0) : (!torch.int, !torch.int<3>) -> !torch.list<[!torch.int, !torch.int<3>]>
  %2 = torch.prim.max.self_int(%1) : (!torch.list<[!torch.int, !torch.int<3>]>) -> !torch.int
  return %2 : !torch.int
}

// CHECK-LABEL: @min_self_int(
// CHECK: %[[V0:.*]] = onnx.Constant() {value = dense<3> : tensor<i64>} : () -> tensor<i64>
// CHECK: %[[V1:.*]] = onnx.Min(%arg0, %[[V0]]) : {{.*}} -> tensor<i64>
// CHECK: return %[[V1]]
func.func @min_self_int(%arg0: !torch.int) -> (!torch.int) {
  %0 = torch.constant 3 : i64 -> !torch.int<3>
  %1 = torch.prim.ListConstruct(%arg0, %0) : (!torch.int, !torch.int<3>) -> !torch.list<[!torch.int, !torch.int<3>]>
  %2 = torch.prim.min.self_int(%1) : (!torch.list<[!torch.int, !torch.int<3>]>) -> !torch.int
  return %2 : !torch.int
}
