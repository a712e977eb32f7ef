// NOTE: The checks are written by tools/dev/update_checks.py.

// RUN: torch-onnx-opt %s --pass-pipeline='builtin.module(convert-torch-to-onnx{opset=20})' | FileCheck %s

// CHECK-LABEL: @__and___bool(
// CHECK: onnx.And{{.*}} -> tensor<i1>
func.func @__and___bool(%arg0: !torch.bool, %arg1: !torch.bool) -> (!torch.bool) {
  %0 = torch.aten.__and__.bool(%arg0, %arg1) : (!torch.bool, !torch.bool) -> !torch.bool
  return %0 : !torch.bool
}

// CHECK-LABEL: @__and___int(
// CHECK: onnx.BitwiseAnd{{.*}} -> tensor<i64>
func.func @__and___int(%arg0: !torch.int, %arg1: !torch.int) -> (!torch.int) {
  %0 = torch.aten.__and__.int(%arg0, %arg1) : (!torch.int, !torch.int) -> !torch.int
  return %0 : !torch.int
}

// CHECK-LABEL: @__not__(
// CHECK: onnx.Not{{.*}} -> tensor<i1>
func.func @__not__(%arg0: !torch.bool) -> (!torch.bool) {
  %0 = torch.aten.__not__(%arg0) : (!torch.bool) -> !torch.bool
  return %0 : !torch.bool
}

// CHECK-LABEL: @__or___bool(
// CHECK: onnx.Or{{.*}} -> tensor<i1>
func.func @__or___bool(%arg0: !torch.bool, %arg1: !torch.bool) -> (!torch.bool) {
  %0 = torch.aten.__or__.bool(%arg0, %arg1) : (!torch.bool, !torch.bool) -> !torch.bool
  return %0 : !torch.bool
}

// CHECK-LABEL: @__or___int(
// CHECK: onnx.BitwiseOr{{.*}} -> tensor<i64>
func.func @__or___int(%arg0: !torch.int, %arg1: !torch.int) -> (!torch.int) {
  %0 = torch.aten.__or__.int(%arg0, %arg1) : (!torch.int, !torch.int) -> !torch.int
  return %0 : !torch.int
}

// CHECK-LABEL: @__xor___bool(
// CHECK: onnx.Xor{{.*}} -> tensor<i1>
func.func @__xor___bool(%arg0: !torch.bool, %arg1: !torch.bool) -> (!torch.bool) {
  %0 = torch.aten.__xor__.bool(%arg0, %arg1) : (!torch.bool, !torch.bool) -> !torch.bool
  return %0 : !torch.bool
}

// CHECK-LABEL: @__xor___int(
// CHECK: onnx.BitwiseXor{{.*}} -> tensor<i64>
func.func @__xor___int(%arg0: !torch.int, %arg1: !torch.int) -> (!torch.int) {
  %0 = torch.aten.__xor__.int(%arg0, %arg1) : (!torch.int, !torch.int) -> !torch.int
  return %0 : !torch.int
}

// CHECK-LABEL: @all_bool(
// CHECK: onnx.And{{.*}} -> tensor<i1>
func.func @all_bool(%arg0: !torch.bool) -> (!torch.bool) {
  %0 = torch.constant true -> !torch.bool<true>
  %1 = torch.prim.ListConstruct(%arg0, %0) : (!torch.bool, !torch.bool<true>) -> !torch.list<[!torch.bool, !torch.bool<true>]>
  %2 = torch.aten.all.bool(%1) : (!torch.list<[!torch.bool, !torch.bool<true>]>) -> !torch.bool
  return %2 : !torch.bool
}

// CHECK-LABEL: @all_float(
// CHECK: onnx.CastV19{{.*}} -> tensor<i1>
// CHECK: onnx.CastV19{{.*}} -> tensor<i1>
// CHECK: onnx.And{{.*}} -> tensor<i1>
func.func @all_float(%arg0: !torch.float) -> (!torch.bool) {
  %0 = torch.constant 1.000000e+00 : f64 -> !torch.float<1.000000e+00>
  %1 = torch.prim.ListConstruct(%arg0, %0) : (!torch.float, !torch.float<1.000000e+00>) -> !torch.list<[!torch.float, !torch.float<1.000000e+00>]>
  %2 = torch.aten.all.float(%1) : (!torch.list<[!torch.float, !torch.float<1.000000e+00>]>) -> !torch.bool
  return %2 : !torch.bool
}

// CHECK-LABEL: @all_int(
// CHECK: onnx.CastV19{{.*}} -> tensor<i1>
// CHECK: onnx.CastV19{{.*}} -> tensor<i1>
// CHECK: onnx.And{{.*}} -> tensor<i1>
func.func @all_int(%arg0: !torch.int) -> (!torch.bool) {
  %0 = torch.constant 1 : i64 -> !torch.int<1>
  %1 = torch.prim.ListConstruct(%arg0, %0) : (!torch.int, !torch.int<1>) -> !torch.list<[!torch.int, !torch.int<1>]>
  %2 = torch.aten.all.int(%1) : (!torch.list<[!torch.int, !torch.int<1>]>) -> !torch.bool
  return %2 : !torch.bool
}

// CHECK-LABEL: @any_bool(
// CHECK: onnx.Or{{.*}} -> tensor<i1>
func.func @any_bool(%arg0: !torch.bool) -> (!torch.bool) {
  %0 = torch.constant true -> !torch.bool<true>
  %1 = torch.prim.ListConstruct(%arg0, %0) : (!torch.bool, !torch.bool<true>) -> !torch.list<[!torch.bool, !torch.bool<true>]>
  %2 = torch.aten.any.bool(%1) : (!torch.list<[!torch.bool, !torch.bool<true>]>) -> !torch.bool
  return %2 : !torch.bool
}

// CHECK-LABEL: @any_float(
// CHECK: onnx.CastV19{{.*}} -> tensor<i1>
// CHECK: onnx.CastV19{{.*}} -> tensor<i1>
// CHECK: onnx.Or{{.*}} -> tensor<i1>
func.func @any_float(%arg0: !torch.float) -> (!torch.bool) {
  %0 = torch.constant 1.000000e+00 : f64 -> !torch.float<1.000000e+00>
  %1 = torch.prim.ListConstruct(%arg0, %0) : (!torch.float, !torch.float<1.000000e+00>) -> !torch.list<[!torch.float, !torch.float<1.000000e+00>]>
  %2 = torch.aten.any.float(%1) : (!torch.list<[!torch.float, !torch.float<1.000000e+00>]>) -> !torch.bool
  return %2 : !torch.bool
}

// CHECK-LABEL: @any_int(
// CHECK: onnx.CastV19{{.*}} -> tensor<i1>
// CHECK: onnx.CastV19{{.*}} -> tensor<i1>
// CHECK: onnx.Or{{.*}} -> tensor<i1>
func.func @any_int(%arg0: !torch.int) -> (!torch.bool) {
  %0 = torch.constant 1 : i64 -> !torch.int<1>
  %1 = torch.prim.ListConstruct(%arg0, %0) : (!torch.int, !torch.int<1>) -> !torch.list<[!torch.int, !torch.int<1>]>
  %2 = torch.aten.any.int(%1) : (!torch.list<[!torch.int, !torch.int<1>]>) -> !torch.bool
  return %2 : !torch.bool
}

// CHECK-LABEL: @eq(
// CHECK: onnx.Equal{{.*}} -> tensor<i1>
func.func @eq(%arg0: !torch.float, %arg1: !torch.float) -> (!torch.bool) {
  %0 = torch.aten.eq(%arg0, %arg1) : (!torch.float, !torch.float) -> !torch.bool
  return %0 : !torch.bool
}

// CHECK-LABEL: @eq_bool(
// CHECK: onnx.Equal{{.*}} -> tensor<i1>
func.func @eq_bool(%arg0: !torch.bool, %arg1: !torch.bool) -> (!torch.bool) {
  %0 = torch.aten.eq.bool(%arg0, %arg1) : (!torch.bool, !torch.bool) -> !torch.bool
  return %0 : !torch.bool
}

// CHECK-LABEL: @eq_float(
// CHECK: onnx.Equal{{.*}} -> tensor<i1>
func.func @eq_float(%arg0: !torch.float, %arg1: !torch.float) -> (!torch.bool) {
  %0 = torch.aten.eq.float(%arg0, %arg1) : (!torch.float, !torch.float) -> !torch.bool
  return %0 : !torch.bool
}

// CHECK-LABEL: @eq_float_int(
// CHECK: onnx.CastV19{{.*}} -> tensor<f64>
// CHECK: onnx.Equal{{.*}} -> tensor<i1>
func.func @eq_float_int(%arg0: !torch.float, %arg1: !torch.int) -> (!torch.bool) {
  %0 = torch.aten.eq.float_int(%arg0, %arg1) : (!torch.float, !torch.int) -> !torch.bool
  return %0 : !torch.bool
}

// CHECK-LABEL: @eq_int(
// CHECK: onnx.Equal{{.*}} -> tensor<i1>
func.func @eq_int(%arg0: !torch.int, %arg1: !torch.int) -> (!torch.bool) {
  %0 = torch.aten.eq.int(%arg0, %arg1) : (!torch.int, !torch.int) -> !torch.bool
  return %0 : !torch.bool
}

// CHECK-LABEL: @eq_int_float(
// CHECK: onnx.CastV19{{.*}} -> tensor<f64>
// CHECK: onnx.Equal{{.*}} -> tensor<i1>
func.func @eq_int_float(%arg0: !torch.int, %arg1: !torch.float) -> (!torch.bool) {
  %0 = torch.aten.eq.int_float(%arg0, %arg1) : (!torch.int, !torch.float) -> !torch.bool
  return %0 : !torch.bool
}

// CHECK-LABEL: @ge(
// CHECK: onnx.Greater{{.*}} -> tensor<i1>
// CHECK: onnx.Equal{{.*}} -> tensor<i1>
// CHECK: onnx.Or{{.*}} -> tensor<i1>
func.func @ge(%arg0: !torch.float, %arg1: !torch.float) -> (!torch.bool) {
  %0 = torch.aten.ge(%arg0, %arg1) : (!torch.float, !torch.float) -> !torch.bool
  return %0 : !torch.bool
}

// CHECK-LABEL: @ge_float(
// CHECK: onnx.Greater{{.*}} -> tensor<i1>
// CHECK: onnx.Equal{{.*}} -> tensor<i1>
// CHECK: onnx.Or{{.*}} -> tensor<i1>
func.func @ge_float(%arg0: !torch.float, %arg1: !torch.float) -> (!torch.bool) {
  %0 = torch.aten.ge.float(%arg0, %arg1) : (!torch.float, !torch.float) -> !torch.bool
  return %0 : !torch.bool
}

// CHECK-LABEL: @ge_float_int(
// CHECK: onnx.CastV19{{.*}} -> tensor<f64>
// CHECK: onnx.Greater{{.*}} -> tensor<i1>
// CHECK: onnx.Equal{{.*}} -> tensor<i1>
// CHECK: onnx.Or{{.*}} -> tensor<i1>
func.func @ge_float_int(%arg0: !torch.float, %arg1: !torch.int) -> (!torch.bool) {
  %0 = torch.aten.ge.float_int(%arg0, %arg1) : (!torch.float, !torch.int) -> !torch.bool
  return %0 : !torch.bool
}

// CHECK-LABEL: @ge_int(
// CHECK: onnx.Greater{{.*}} -> tensor<i1>
// CHECK: onnx.Equal{{.*}} -> tensor<i1>
// CHECK: onnx.Or{{.*}} -> tensor<i1>
func.func @ge_int(%arg0: !torch.int, %arg1: !torch.int) -> (!torch.bool) {
  %0 = torch.aten.ge.int(%arg0, %arg1) : (!torch.int, !torch.int) -> !torch.bool
  return %0 : !torch.bool
}

// CHECK-LABEL: @ge_int_float(
// CHECK: onnx.CastV19{{.*}} -> tensor<f64>
// CHECK: onnx.Greater{{.*}} -> tensor<i1>
// CHECK: onnx.Equal{{.*}} -> tensor<i1>
// CHECK: onnx.Or{{.*}} -> tensor<i1>
func.func @ge_int_float(%arg0: !torch.int, %arg1: !torch.float) -> (!torch.bool) {
  %0 = torch.aten.ge.int_float(%arg0, %arg1) : (!torch.int, !torch.float) -> !torch.bool
  return %0 : !torch.bool
}

// CHECK-LABEL: @gt(
// CHECK: onnx.Greater{{.*}} -> tensor<i1>
func.func @gt(%arg0: !torch.float, %arg1: !torch.float) -> (!torch.bool) {
  %0 = torch.aten.gt(%arg0, %arg1) : (!torch.float, !torch.float) -> !torch.bool
  return %0 : !torch.bool
}

// CHECK-LABEL: @gt_float(
// CHECK: onnx.Greater{{.*}} -> tensor<i1>
func.func @gt_float(%arg0: !torch.float, %arg1: !torch.float) -> (!torch.bool) {
  %0 = torch.aten.gt.float(%arg0, %arg1) : (!torch.float, !torch.float) -> !torch.bool
  return %0 : !torch.bool
}

// CHECK-LABEL: @gt_float_int(
// CHECK: onnx.CastV19{{.*}} -> tensor<f64>
// CHECK: onnx.Greater{{.*}} -> tensor<i1>
func.func @gt_float_int(%arg0: !torch.float, %arg1: !torch.int) -> (!torch.bool) {
  %0 = torch.aten.gt.float_int(%arg0, %arg1) : (!torch.float, !torch.int) -> !torch.bool
  return %0 : !torch.bool
}

// CHECK-LABEL: @gt_int(
// CHECK: onnx.Greater{{.*}} -> tensor<i1>
func.func @gt_int(%arg0: !torch.int, %arg1: !torch.int) -> (!torch.bool) {
  %0 = torch.aten.gt.int(%arg0, %arg1) : (!torch.int, !torch.int) -> !torch.bool
  return %0 : !torch.bool
}

// CHECK-LABEL: @gt_int_float(
// CHECK: onnx.CastV19{{.*}} -> tensor<f64>
// CHECK: onnx.Greater{{.*}} -> tensor<i1>
func.func @gt_int_float(%arg0: !torch.int, %arg1: !torch.float) -> (!torch.bool) {
  %0 = torch.aten.gt.int_float(%arg0, %arg1) : (!torch.int, !torch.float) -> !torch.bool
  return %0 : !torch.bool
}

// CHECK-LABEL: @le(
// CHECK: onnx.Less{{.*}} -> tensor<i1>
// CHECK: onnx.Equal{{.*}} -> tensor<i1>
// CHECK: onnx.Or{{.*}} -> tensor<i1>
func.func @le(%arg0: !torch.float, %arg1: !torch.float) -> (!torch.bool) {
  %0 = torch.aten.le(%arg0, %arg1) : (!torch.float, !torch.float) -> !torch.bool
  return %0 : !torch.bool
}

// CHECK-LABEL: @le_float(
// CHECK: onnx.Less{{.*}} -> tensor<i1>
// CHECK: onnx.Equal{{.*}} -> tensor<i1>
// CHECK: onnx.Or{{.*}} -> tensor<i1>
func.func @le_float(%arg0: !torch.float, %arg1: !torch.float) -> (!torch.bool) {
  %0 = torch.aten.le.float(%arg0, %arg1) : (!torch.float, !torch.float) -> !torch.bool
  return %0 : !torch.bool
}

// CHECK-LABEL: @le_float_int(
// CHECK: onnx.CastV19{{.*}} -> tensor<f64>
// CHECK: onnx.Less{{.*}} -> tensor<i1>
// CHECK: onnx.Equal{{.*}} -> tensor<i1>
// CHECK: onnx.Or{{.*}} -> tensor<i1>
func.func @le_float_int(%arg0: !torch.float, %arg1: !torch.int) -> (!torch.bool) {
  %0 = torch.aten.le.float_int(%arg0, %arg1) : (!torch.float, !torch.int) -> !torch.bool
  return %0 : !torch.bool
}

// CHECK-LABEL: @le_int(
// CHECK: onnx.Less{{.*}} -> tensor<i1>
// CHECK: onnx.Equal{{.*}} -> tensor<i1>
// CHECK: onnx.Or{{.*}} -> tensor<i1>
func.func @le_int(%arg0: !torch.int, %arg1: !torch.int) -> (!torch.bool) {
  %0 = torch.aten.le.int(%arg0, %arg1) : (!torch.int, !torch.int) -> !torch.bool
  return %0 : !torch.bool
}

// CHECK-LABEL: @le_int_float(
// CHECK: onnx.CastV19{{.*}} -> tensor<f64>
// CHECK: onnx.Less{{.*}} -> tensor<i1>
// CHECK: onnx.Equal{{.*}} -> tensor<i1>
// CHECK: onnx.Or{{.*}} -> tensor<i1>
func.func @le_int_float(%arg0: !torch.int, %arg1: !torch.float) -> (!torch.bool) {
  %0 = torch.aten.le.int_float(%arg0, %arg1) : (!torch.int, !torch.float) -> !torch.bool
  return %0 : !torch.bool
}

// CHECK-LABEL: @lt(
// CHECK: onnx.Less{{.*}} -> tensor<i1>
func.func @lt(%arg0: !torch.float, %arg1: !torch.float) -> (!torch.bool) {
  %0 = torch.aten.lt(%arg0, %arg1) : (!torch.float, !torch.float) -> !torch.bool
  return %0 : !torch.bool
}

// CHECK-LABEL: @lt_float(
// CHECK: onnx.Less{{.*}} -> tensor<i1>
func.func @lt_float(%arg0: !torch.float, %arg1: !torch.float) -> (!torch.bool) {
  %0 = torch.aten.lt.float(%arg0, %arg1) : (!torch.float, !torch.float) -> !torch.bool
  return %0 : !torch.bool
}

// CHECK-LABEL: @lt_float_int(
// CHECK: onnx.CastV19{{.*}} -> tensor<f64>
// CHECK: onnx.Less{{.*}} -> tensor<i1>
func.func @lt_float_int(%arg0: !torch.float, %arg1: !torch.int) -> (!torch.bool) {
  %0 = torch.aten.lt.float_int(%arg0, %arg1) : (!torch.float, !torch.int) -> !torch.bool
  return %0 : !torch.bool
}

// CHECK-LABEL: @lt_int(
// CHECK: onnx.Less{{.*}} -> tensor<i1>
func.func @lt_int(%arg0: !torch.int, %arg1: !torch.int) -> (!torch.bool) {
  %0 = torch.aten.lt.int(%arg0, %arg1) : (!torch.int, !torch.int) -> !torch.bool
  return %0 : !torch.bool
}

// CHECK-LABEL: @lt_int_float(
// CHECK: onnx.CastV19{{.*}} -> tensor<f64>
// CHECK: onnx.Less{{.*}} -> tensor<i1>
func.func @lt_int_float(%arg0: !torch.int, %arg1: !torch.float) -> (!torch.bool) {
  %0 = torch.aten.lt.int_float(%arg0, %arg1) : (!torch.int, !torch.float) -> !torch.bool
  return %0 : !torch.bool
}

// CHECK-LABEL: @ne(
// CHECK: onnx.Equal{{.*}} -> tensor<i1>
// CHECK: onnx.Not{{.*}} -> tensor<i1>
func.func @ne(%arg0: !torch.float, %arg1: !torch.float) -> (!torch.bool) {
  %0 = torch.aten.ne(%arg0, %arg1) : (!torch.float, !torch.float) -> !torch.bool
  return %0 : !torch.bool
}

// CHECK-LABEL: @ne_bool(
// CHECK: onnx.Equal{{.*}} -> tensor<i1>
// CHECK: onnx.Not{{.*}} -> tensor<i1>
func.func @ne_bool(%arg0: !torch.bool, %arg1: !torch.bool) -> (!torch.bool) {
  %0 = torch.aten.ne.bool(%arg0, %arg1) : (!torch.bool, !torch.bool) -> !torch.bool
  return %0 : !torch.bool
}

// CHECK-LABEL: @ne_float(
// CHECK: onnx.Equal{{.*}} -> tensor<i1>
// CHECK: onnx.Not{{.*}} -> tensor<i1>
func.func @ne_float(%arg0: !torch.float, %arg1: !torch.float) -> (!torch.bool) {
  %0 = torch.aten.ne.float(%arg0, %arg1) : (!torch.float, !torch.float) -> !torch.bool
  return %0 : !torch.bool
}

// CHECK-LABEL: @ne_float_int(
// CHECK: onnx.CastV19{{.*}} -> tensor<f64>
// CHECK: onnx.Equal{{.*}} -> tensor<i1>
// CHECK: onnx.Not{{.*}} -> tensor<i1>
func.func @ne_float_int(%arg0: !torch.float, %arg1: !torch.int) -> (!torch.bool) {
  %0 = torch.aten.ne.float_int(%arg0, %arg1) : (!torch.float, !torch.int) -> !torch.bool
  return %0 : !torch.bool
}

// CHECK-LABEL: @ne_int(
// CHECK: onnx.Equal{{.*}} -> tensor<i1>
// CHECK: onnx.Not{{.*}} -> tensor<i1>
func.func @ne_int(%arg0: !torch.int, %arg1: !torch.int) -> (!torch.bool) {
  %0 = torch.aten.ne.int(%arg0, %arg1) : (!torch.int, !torch.int) -> !torch.bool
  return %0 : !torch.bool
}

// CHECK-LABEL: @ne_int_float(
// CHECK: onnx.CastV19{{.*}} -> tensor<f64>
// CHECK: onnx.Equal{{.*}} -> tensor<i1>
// CHECK: onnx.Not{{.*}} -> tensor<i1>
func.func @ne_int_float(%arg0: !torch.int, %arg1: !torch.float) -> (!torch.bool) {
  %0 = torch.aten.ne.int_float(%arg0, %arg1) : (!torch.int, !torch.float) -> !torch.bool
  return %0 : !torch.bool
}
