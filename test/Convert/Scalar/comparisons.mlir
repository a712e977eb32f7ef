// NOTE: The checks are written by tools/dev/update_checks.py.

// RUN: torch-onnx-opt %s --pass-pipeline='builtin.module(convert-torch-to-onnx{opset=20})' | FileCheck %s

// CHECK-LABEL: @__and___bool(
// CHECK: %[[V0:.*]] = onnx.And(%arg0, %arg1) : {{.*}} -> tensor<i1>
// CHECK: return %[[V0]]
func.func @__and___bool(%arg0: !torch.bool, %arg1: !torch.bool) -> (!torch.bool) {
  %0 = torch.aten.__and__.bool(%arg0, %arg1) : (!torch.bool, !torch.bool) -> !torch.bool
  return %0 : !torch.bool
}

// CHECK-LABEL: @__and___int(
// CHECK: %[[V0:.*]] = onnx.BitwiseAnd(%arg0, %arg1) : {{.*}} -> tensor<i64>
// CHECK: return %[[V0]]
func.func @__and___int(%arg0: !torch.int, %arg1: !torch.int) -> (!torch.int) {
  %0 = torch.aten.__and__.int(%arg0, %arg1) : (!torch.int, !torch.int) -> !torch.int
  return %0 : !torch.int
}

// CHECK-LABEL: @__not__(
// CHECK: %[[V0:.*]] = onnx.Not(%arg0) : {{.*}} -> tensor<i1>
// CHECK: return %[[V0]]
func.func @__not__(%arg0: !torch.bool) -> (!torch.bool) {
  %0 = torch.aten.__not__(%arg0) : (!torch.bool) -> !torch.bool
  return %0 : !torch.bool
}

// CHECK-LABEL: @__or___bool(
// CHECK: %[[V0:.*]] = onnx.Or(%arg0, %arg1) : {{.*}} -> tensor<i1>
// CHECK: return %[[V0]]
func.func @__or___bool(%arg0: !torch.bool, %arg1: !torch.bool) -> (!torch.bool) {
  %0 = torch.aten.__or__.bool(%arg0, %arg1) : (!torch.bool, !torch.bool) -> !torch.bool
  return %0 : !torch.bool
}

// CHECK-LABEL: @__or___int(
// CHECK: %[[V0:.*]] = onnx.BitwiseOr(%arg0, %arg1) : {{.*}} -> tensor<i64>
// CHECK: return %[[V0]]
func.func @__or___int(%arg0: !torch.int, %arg1: !torch.int) -> (!torch.int) {
  %0 = torch.aten.__or__.int(%arg0, %arg1) : (!torch.int, !torch.int) -> !torch.int
  return %0 : !torch.int
}

// CHECK-LABEL: @__xor___bool(
// CHECK: %[[V0:.*]] = onnx.Xor(%arg0, %arg1) : {{.*}} -> tensor<i1>
// CHECK: return %[[V0]]
func.func @__xor___bool(%arg0: !torch.bool, %arg1: !torch.bool) -> (!torch.bool) {
  %0 = torch.aten.__xor__.bool(%arg0, %arg1) : (!torch.bool, !torch.bool) -> !torch.bool
  return %0 : !torch.bool
}

// CHECK-LABEL: @__xor___int(
// CHECK: %[[V0:.*]] = onnx.BitwiseXor(%arg0, %arg1) : {{.*}} -> tensor<i64>
// CHECK: return %[[V0]]
func.func @__xor___int(%arg0: !torch.int, %arg1: !torch.int) -> (!torch.int) {
  %0 = torch.aten.__xor__.int(%arg0, %arg1) : (!torch.int, !torch.int) -> !torch.int
  return %0 : !torch.int
}

// CHECK-LABEL: @all_bool(
// CHECK: %[[V0:.*]] = onnx.Constant() {value = dense<true> : tensor<i1>} : () -> tensor<i1>
// CHECK: %[[V1:.*]] = onnx.And(%arg0, %[[V0]]) : {{.*}} -> tensor<i1>
// CHECK: return %[[V1]]
func.func @all_bool(%arg0: !torch.bool) -> (!torch.bool) {
  %0 = torch.constant true -> !torch.bool<true>
  %1 = torch.prim.ListConstruct(%arg0, %0) : (!torch.bool, !torch.bool<true>) -> !torch.list<[!torch.bool, !torch.bool<true>]>
  %2 = torch.aten.all.bool(%1) : (!torch.list<[!torch.bool, !torch.bool<true>]>) -> !torch.bool
  return %2 : !torch.bool
}

// CHECK-LABEL: @all_float(
// CHECK: %[[V0:.*]] = onnx.Constant() {value = dense<1.000000e+00> : tensor<f64>} : () -> tensor<f64>
// CHECK: %[[V1:.*]] = onnx.CastV19(%arg0) {to = 9 : i64} : {{.*}} -> tensor<i1>
// CHECK: %[[V2:.*]] = onnx.CastV19(%[[V0]]) {to = 9 : i64} : {{.*}} -> tensor<i1>
// CHECK: %[[V3:.*]] = onnx.And(%[[V1]], %[[V2]]) : {{.*}} -> tensor<i1>
// CHECK: return %[[V3]]
func.func @all_float(%arg0: !torch.float) -> (!torch.bool) {
  %0 = torch.constant 1.000000e+00 : f64 -> !torch.float<1.000000e+00>
  %1 = torch.prim.ListConstruct(%arg0, %0) : (!torch.float, !torch.float<1.000000e+00>) -> !torch.list<[!torch.float, !torch.float<1.000000e+00>]>
  %2 = torch.aten.all.float(%1) : (!torch.list<[!torch.float, !torch.float<1.000000e+00>]>) -> !torch.bool
  return %2 : !torch.bool
}

// CHECK-LABEL: @all_int(
// CHECK: %[[V0:.*]] = onnx.Constant() {value = dense<1> : tensor<i64>} : () -> tensor<i64>
// CHECK: %[[V1:.*]] = onnx.CastV19(%arg0) {to = 9 : i64} : {{.*}} -> tensor<i1>
// CHECK: %[[V2:.*]] = onnx.CastV19(%[[V0]]) {to = 9 : i64} : {{.*}} -> tensor<i1>
// CHECK: %[[V3:.*]] = onnx.And(%[[V1]], %[[V2]]) : {{.*}} -> tensor<i1>
// CHECK: return %[[V3]]
func.func @all_int(%arg0: !torch.int) -> (!torch.bool) {
  %0 = torch.constant 1 : i64 -> !torch.int<1>
  %1 = torch.prim.ListConstruct(%arg0, %0) : (!torch.int, !torch.int<1>) -> !torch.list<[!torch.int, !torch.int<1>]>
  %2 = torch.aten.all.int(%1) : (!torch.list<[!torch.int, !torch.int<1>]>) -> !torch.bool
  return %2 : !torch.bool
}

// CHECK-LABEL: @any_bool(
// CHECK: %[[V0:.*]] = onnx.Constant() {value = dense<true> : tensor<i1>} : () -> tensor<i1>
// CHECK: %[[V1:.*]] = onnx.Or(%arg0, %[[V0]]) : {{.*}} -> tensor<i1>
// CHECK: return %[[V1]]
func.func @any_bool(%arg0: !torch.bool) -> (!torch.bool) {
  %0 = torch.constant true -> !torch.bool<true>
  %1 = torch.prim.ListConstruct(%arg0, %0) : (!torch.bool, !torch.bool<true>) -> !torch.list<[!torch.bool, !torch.bool<true>]>
  %2 = torch.aten.any.bool(%1) : (!torch.list<[!torch.bool, !torch.bool<true>]>) -> !torch.bool
  return %2 : !torch.bool
}

// CHECK-LABEL: @any_float(
// CHECK: %[[V0:.*]] = onnx.Constant() {value = dense<1.000000e+00> : tensor<f64>} : () -> tensor<f64>
// CHECK: %[[V1:.*]] = onnx.CastV19(%arg0) {to = 9 : i64} : {{.*}} -> tensor<i1>
// CHECK: %[[V2:.*]] = onnx.CastV19(%[[V0]]) {to = 9 : i64} : {{.*}} -> tensor<i1>
// CHECK: %[[V3:.*]] = onnx.Or(%[[V1]], %[[V2]]) : {{.*}} -> tensor<i1>
// CHECK: return %[[V3]]
func.func @any_float(%arg0: !torch.float) -> (!torch.bool) {
  %0 = torch.constant 1.000000e+00 : f64 -> !torch.float<1.000000e+00>
  %1 = torch.prim.ListConstruct(%arg0, %0) : (!torch.float, !torch.float<1.000000e+00>) -> !torch.list<[!torch.float, !torch.float<1.000000e+00>]>
  %2 = torch.aten.any.float(%1) : (!torch.list<[!torch.float, !torch.float<1.000000e+00>]>) -> !torch.bool
  return %2 : !torch.bool
}

// CHECK-LABEL: @any_int(
// CHECK: %[[V0:.*]] = onnx.Constant() {value = dense<1> : tensor<i64>} : () -> tensor<i64>
// CHECK: %[[V1:.*]] = onnx.CastV19(%arg0) {to = 9 : i64} : {{.*}} -> tensor<i1>
// CHECK: %[[V2:.*]] = onnx.CastV19(%[[V0]]) {to = 9 : i64} : {{.*}} -> tensor<i1>
// CHECK: %[[V3:.*]] = onnx.Or(%[[V1]], %[[V2]]) : {{.*}} -> tensor<i1>
// CHECK: return %[[V3]]
func.func @any_int(%arg0: !torch.int) -> (!torch.bool) {
  %0 = torch.constant 1 : i64 -> !torch.int<1>
  %1 = torch.prim.ListConstruct(%arg0, %0) : (!torch.int, !torch.int<1>) -> !torch.list<[!torch.int, !torch.int<1>]>
  %2 = torch.aten.any.int(%1) : (!torch.list<[!torch.int, !torch.int<1>]>) -> !torch.bool
  return %2 : !torch.bool
}

// CHECK-LABEL: @eq(
// CHECK: %[[V0:.*]] = onnx.Equal(%arg0, %arg1) : {{.*}} -> tensor<i1>
// CHECK: return %[[V0]]
func.func @eq(%arg0: !torch.float, %arg1: !torch.float) -> (!torch.bool) {
  %0 = torch.aten.eq(%arg0, %arg1) : (!torch.float, !torch.float) -> !torch.bool
  return %0 : !torch.bool
}

// CHECK-LABEL: @eq_bool(
// CHECK: %[[V0:.*]] = onnx.Equal(%arg0, %arg1) : {{.*}} -> tensor<i1>
// CHECK: return %[[V0]]
func.func @eq_bool(%arg0: !torch.bool, %arg1: !torch.bool) -> (!torch.bool) {
  %0 = torch.aten.eq.bool(%arg0, %arg1) : (!torch.bool, !torch.bool) -> !torch.bool
  return %0 : !torch.bool
}

// CHECK-LABEL: @eq_float(
// CHECK: %[[V0:.*]] = onnx.Equal(%arg0, %arg1) : {{.*}} -> tensor<i1>
// CHECK: return %[[V0]]
func.func @eq_float(%arg0: !torch.float, %arg1: !torch.float) -> (!torch.bool) {
  %0 = torch.aten.eq.float(%arg0, %arg1) : (!torch.float, !torch.float) -> !torch.bool
  return %0 : !torch.bool
}

// CHECK-LABEL: @eq_float_int(
// CHECK: %[[V0:.*]] = onnx.CastV19(%arg1) {to = 11 : i64} : {{.*}} -> tensor<f64>
// CHECK: %[[V1:.*]] = onnx.Equal(%arg0, %[[V0]]) : {{.*}} -> tensor<i1>
// CHECK: return %[[V1]]
func.func @eq_float_int(%arg0: !torch.float, %arg1: !torch.int) -> (!torch.bool) {
  %0 = torch.aten.eq.float_int(%arg0, %arg1) : (!torch.float, !torch.int) -> !torch.bool
  return %0 : !torch.bool
}

// CHECK-LABEL: @eq_int(
// CHECK: %[[V0:.*]] = onnx.Equal(%arg0, %arg1) : {{.*}} -> tensor<i1>
// CHECK: return %[[V0]]
func.func @eq_int(%arg0: !torch.int, %arg1: !torch.int) -> (!torch.bool) {
  %0 = torch.aten.eq.int(%arg0, %arg1) : (!torch.int, !torch.int) -> !torch.bool
  return %0 : !torch.bool
}

// CHECK-LABEL: @eq_int_float(
// CHECK: %[[V0:.*]] = onnx.CastV19(%arg0) {to = 11 : i64} : {{.*}} -> tensor<f64>
// CHECK: %[[V1:.*]] = onnx.Equal(%[[V0]], %arg1) : {{.*}} -> tensor<i1>
// CHECK: return %[[V1]]
func.func @eq_int_float(%arg0: !torch.int, %arg1: !torch.float) -> (!torch.bool) {
  %0 = torch.aten.eq.int_float(%arg0, %arg1) : (!torch.int, !torch.float) -> !torch.bool
  return %0 : !torch.bool
}

// CHECK-LABEL: @ge(
// CHECK: %[[V0:.*]] = onnx.Greater(%arg0, %arg1) : {{.*}} -> tensor<i1>
// CHECK: %[[V1:.*]] = onnx.Equal(%arg0, %arg1) : {{.*}} -> tensor<i1>
// CHECK: %[[V2:.*]] = onnx.Or(%[[V0]], %[[V1]]) : {{.*}} -> tensor<i1>
// CHECK: return %[[V2]]
func.func @ge(%arg0: !torch.float, %arg1: !torch.float) -> (!torch.bool) {
  %0 = torch.aten.ge(%arg0, %arg1) : (!torch.float, !torch.float) -> !torch.bool
  return %0 : !torch.bool
}

// CHECK-LABEL: @ge_float(
// CHECK: %[[V0:.*]] = onnx.Greater(%arg0, %arg1) : {{.*}} -> tensor<i1>
// CHECK: %[[V1:.*]] = onnx.Equal(%arg0, %arg1) : {{.*}} -> tensor<i1>
// CHECK: %[[V2:.*]] = onnx.Or(%[[V0]], %[[V1]]) : {{.*}} -> tensor<i1>
// CHECK: return %[[V2]]
func.func @ge_float(%arg0: !torch.float, %arg1: !torch.float) -> (!torch.bool) {
  %0 = torch.aten.ge.float(%arg0, %arg1) : (!torch.float, !torch.float) -> !torch.bool
  return %0 : !torch.bool
}

// CHECK-LABEL: @ge_float_int(
// CHECK: %[[V0:.*]] = onnx.CastV19(%arg1) {to = 11 : i64} : {{.*}} -> tensor<f64>
// CHECK: %[[V1:.*]] = onnx.Greater(%arg0, %[[V0]]) : {{.*}} -> tensor<i1>
// CHECK: %[[V2:.*]] = onnx.Equal(%arg0, %[[V0]]) : {{.*}} -> tensor<i1>
// CHECK: %[[V3:.*]] = onnx.Or(%[[V1]], %[[V2]]) : {{.*}} -> tensor<i1>
// CHECK: return %[[V3]]
func.func @ge_float_int(%arg0: !torch.float, %arg1: !torch.int) -> (!torch.bool) {
  %0 = torch.aten.ge.float_int(%arg0, %arg1) : (!torch.float, !torch.int) -> !torch.bool
  return %0 : !torch.bool
}

// CHECK-LABEL: @ge_int(
// CHECK: %[[V0:.*]] = onnx.Greater(%arg0, %arg1) : {{.*}} -> tensor<i1>
// CHECK: %[[V1:.*]] = onnx.Equal(%arg0, %arg1) : {{.*}} -> tensor<i1>
// CHECK: %[[V2:.*]] = onnx.Or(%[[V0]], %[[V1]]) : {{.*}} -> tensor<i1>
// CHECK: return %[[V2]]
func.func @ge_int(%arg0: !torch.int, %arg1: !torch.int) -> (!torch.bool) {
  %0 = torch.aten.ge.int(%arg0, %arg1) : (!torch.int, !torch.int) -> !torch.bool
  return %0 : !torch.bool
}

// CHECK-LABEL: @ge_int_float(
// CHECK: %[[V0:.*]] = onnx.CastV19(%arg0) {to = 11 : i64} : {{.*}} -> tensor<f64>
// CHECK: %[[V1:.*]] = onnx.Greater(%[[V0]], %arg1) : {{.*}} -> tensor<i1>
// CHECK: %[[V2:.*]] = onnx.Equal(%[[V0]], %arg1) : {{.*}} -> tensor<i1>
// CHECK: %[[V3:.*]] = onnx.Or(%[[V1]], %[[V2]]) : {{.*}} -> tensor<i1>
// CHECK: return %[[V3]]
func.func @ge_int_float(%arg0: !torch.int, %arg1: !torch.float) -> (!torch.bool) {
  %0 = torch.aten.ge.int_float(%arg0, %arg1) : (!torch.int, !torch.float) -> !torch.bool
  return %0 : !torch.bool
}

// CHECK-LABEL: @gt(
// CHECK: %[[V0:.*]] = onnx.Greater(%arg0, %arg1) : {{.*}} -> tensor<i1>
// CHECK: return %[[V0]]
func.func @gt(%arg0: !torch.float, %arg1: !torch.float) -> (!torch.bool) {
  %0 = torch.aten.gt(%arg0, %arg1) : (!torch.float, !torch.float) -> !torch.bool
  return %0 : !torch.bool
}

// CHECK-LABEL: @gt_float(
// CHECK: %[[V0:.*]] = onnx.Greater(%arg0, %arg1) : {{.*}} -> tensor<i1>
// CHECK: return %[[V0]]
func.func @gt_float(%arg0: !torch.float, %arg1: !torch.float) -> (!torch.bool) {
  %0 = torch.aten.gt.float(%arg0, %arg1) : (!torch.float, !torch.float) -> !torch.bool
  return %0 : !torch.bool
}

// CHECK-LABEL: @gt_float_int(
// CHECK: %[[V0:.*]] = onnx.CastV19(%arg1) {to = 11 : i64} : {{.*}} -> tensor<f64>
// CHECK: %[[V1:.*]] = onnx.Greater(%arg0, %[[V0]]) : {{.*}} -> tensor<i1>
// CHECK: return %[[V1]]
func.func @gt_float_int(%arg0: !torch.float, %arg1: !torch.int) -> (!torch.bool) {
  %0 = torch.aten.gt.float_int(%arg0, %arg1) : (!torch.float, !torch.int) -> !torch.bool
  return %0 : !torch.bool
}

// CHECK-LABEL: @gt_int(
// CHECK: %[[V0:.*]] = onnx.Greater(%arg0, %arg1) : {{.*}} -> tensor<i1>
// CHECK: return %[[V0]]
func.func @gt_int(%arg0: !torch.int, %arg1: !torch.int) -> (!torch.bool) {
  %0 = torch.aten.gt.int(%arg0, %arg1) : (!torch.int, !torch.int) -> !torch.bool
  return %0 : !torch.bool
}

// CHECK-LABEL: @gt_int_float(
// CHECK: %[[V0:.*]] = onnx.CastV19(%arg0) {to = 11 : i64} : {{.*}} -> tensor<f64>
// CHECK: %[[V1:.*]] = onnx.Greater(%[[V0]], %arg1) : {{.*}} -> tensor<i1>
// CHECK: return %[[V1]]
func.func @gt_int_float(%arg0: !torch.int, %arg1: !torch.float) -> (!torch.bool) {
  %0 = torch.aten.gt.int_float(%arg0, %arg1) : (!torch.int, !torch.float) -> !torch.bool
  return %0 : !torch.bool
}

// CHECK-LABEL: @le(
// CHECK: %[[V0:.*]] = onnx.Less(%arg0, %arg1) : {{.*}} -> tensor<i1>
// CHECK: %[[V1:.*]] = onnx.Equal(%arg0, %arg1) : {{.*}} -> tensor<i1>
// CHECK: %[[V2:.*]] = onnx.Or(%[[V0]], %[[V1]]) : {{.*}} -> tensor<i1>
// CHECK: return %[[V2]]
func.func @le(%arg0: !torch.float, %arg1: !torch.float) -> (!torch.bool) {
  %0 = torch.aten.le(%arg0, %arg1) : (!torch.float, !torch.float) -> !torch.bool
  return %0 : !torch.bool
}

// CHECK-LABEL: @le_float(
// CHECK: %[[V0:.*]] = onnx.Less(%arg0, %arg1) : {{.*}} -> tensor<i1>
// CHECK: %[[V1:.*]] = onnx.Equal(%arg0, %arg1) : {{.*}} -> tensor<i1>
// CHECK: %[[V2:.*]] = onnx.Or(%[[V0]], %[[V1]]) : {{.*}} -> tensor<i1>
// CHECK: return %[[V2]]
func.func @le_float(%arg0: !torch.float, %arg1: !torch.float) -> (!torch.bool) {
  %0 = torch.aten.le.float(%arg0, %arg1) : (!torch.float, !torch.float) -> !torch.bool
  return %0 : !torch.bool
}

// CHECK-LABEL: @le_float_int(
// CHECK: %[[V0:.*]] = onnx.CastV19(%arg1) {to = 11 : i64} : {{.*}} -> tensor<f64>
// CHECK: %[[V1:.*]] = onnx.Less(%arg0, %[[V0]]) : {{.*}} -> tensor<i1>
// CHECK: %[[V2:.*]] = onnx.Equal(%arg0, %[[V0]]) : {{.*}} -> tensor<i1>
// CHECK: %[[V3:.*]] = onnx.Or(%[[V1]], %[[V2]]) : {{.*}} -> tensor<i1>
// CHECK: return %[[V3]]
func.func @le_float_int(%arg0: !torch.float, %arg1: !torch.int) -> (!torch.bool) {
  %0 = torch.aten.le.float_int(%arg0, %arg1) : (!torch.float, !torch.int) -> !torch.bool
  return %0 : !torch.bool
}

// CHECK-LABEL: @le_int(
// CHECK: %[[V0:.*]] = onnx.Less(%arg0, %arg1) : {{.*}} -> tensor<i1>
// CHECK: %[[V1:.*]] = onnx.Equal(%arg0, %arg1) : {{.*}} -> tensor<i1>
// CHECK: %[[V2:.*]] = onnx.Or(%[[V0]], %[[V1]]) : {{.*}} -> tensor<i1>
// CHECK: return %[[V2]]
func.func @le_int(%arg0: !torch.int, %arg1: !torch.int) -> (!torch.bool) {
  %0 = torch.aten.le.int(%arg0, %arg1) : (!torch.int, !torch.int) -> !torch.bool
  return %0 : !torch.bool
}

// CHECK-LABEL: @le_int_float(
// CHECK: %[[V0:.*]] = onnx.CastV19(%arg0) {to = 11 : i64} : {{.*}} -> tensor<f64>
// CHECK: %[[V1:.*]] = onnx.Less(%[[V0]], %arg1) : {{.*}} -> tensor<i1>
// CHECK: %[[V2:.*]] = onnx.Equal(%[[V0]], %arg1) : {{.*}} -> tensor<i1>
// CHECK: %[[V3:.*]] = onnx.Or(%[[V1]], %[[V2]]) : {{.*}} -> tensor<i1>
// CHECK: return %[[V3]]
func.func @le_int_float(%arg0: !torch.int, %arg1: !torch.float) -> (!torch.bool) {
  %0 = torch.aten.le.int_float(%arg0, %arg1) : (!torch.int, !torch.float) -> !torch.bool
  return %0 : !torch.bool
}

// CHECK-LABEL: @lt(
// CHECK: %[[V0:.*]] = onnx.Less(%arg0, %arg1) : {{.*}} -> tensor<i1>
// CHECK: return %[[V0]]
func.func @lt(%arg0: !torch.float, %arg1: !torch.float) -> (!torch.bool) {
  %0 = torch.aten.lt(%arg0, %arg1) : (!torch.float, !torch.float) -> !torch.bool
  return %0 : !torch.bool
}

// CHECK-LABEL: @lt_float(
// CHECK: %[[V0:.*]] = onnx.Less(%arg0, %arg1) : {{.*}} -> tensor<i1>
// CHECK: return %[[V0]]
func.func @lt_float(%arg0: !torch.float, %arg1: !torch.float) -> (!torch.bool) {
  %0 = torch.aten.lt.float(%arg0, %arg1) : (!torch.float, !torch.float) -> !torch.bool
  return %0 : !torch.bool
}

// CHECK-LABEL: @lt_float_int(
// CHECK: %[[V0:.*]] = onnx.CastV19(%arg1) {to = 11 : i64} : {{.*}} -> tensor<f64>
// CHECK: %[[V1:.*]] = onnx.Less(%arg0, %[[V0]]) : {{.*}} -> tensor<i1>
// CHECK: return %[[V1]]
func.func @lt_float_int(%arg0: !torch.float, %arg1: !torch.int) -> (!torch.bool) {
  %0 = torch.aten.lt.float_int(%arg0, %arg1) : (!torch.float, !torch.int) -> !torch.bool
  return %0 : !torch.bool
}

// CHECK-LABEL: @lt_int(
// CHECK: %[[V0:.*]] = onnx.Less(%arg0, %arg1) : {{.*}} -> tensor<i1>
// CHECK: return %[[V0]]
func.func @lt_int(%arg0: !torch.int, %arg1: !torch.int) -> (!torch.bool) {
  %0 = torch.aten.lt.int(%arg0, %arg1) : (!torch.int, !torch.int) -> !torch.bool
  return %0 : !torch.bool
}

// CHECK-LABEL: @lt_int_float(
// CHECK: %[[V0:.*]] = onnx.CastV19(%arg0) {to = 11 : i64} : {{.*}} -> tensor<f64>
// CHECK: %[[V1:.*]] = onnx.Less(%[[V0]], %arg1) : {{.*}} -> tensor<i1>
// CHECK: return %[[V1]]
func.func @lt_int_float(%arg0: !torch.int, %arg1: !torch.float) -> (!torch.bool) {
  %0 = torch.aten.lt.int_float(%arg0, %arg1) : (!torch.int, !torch.float) -> !torch.bool
  return %0 : !torch.bool
}

// CHECK-LABEL: @ne(
// CHECK: %[[V0:.*]] = onnx.Equal(%arg0, %arg1) : {{.*}} -> tensor<i1>
// CHECK: %[[V1:.*]] = onnx.Not(%[[V0]]) : {{.*}} -> tensor<i1>
// CHECK: return %[[V1]]
func.func @ne(%arg0: !torch.float, %arg1: !torch.float) -> (!torch.bool) {
  %0 = torch.aten.ne(%arg0, %arg1) : (!torch.float, !torch.float) -> !torch.bool
  return %0 : !torch.bool
}

// CHECK-LABEL: @ne_bool(
// CHECK: %[[V0:.*]] = onnx.Equal(%arg0, %arg1) : {{.*}} -> tensor<i1>
// CHECK: %[[V1:.*]] = onnx.Not(%[[V0]]) : {{.*}} -> tensor<i1>
// CHECK: return %[[V1]]
func.func @ne_bool(%arg0: !torch.bool, %arg1: !torch.bool) -> (!torch.bool) {
  %0 = torch.aten.ne.bool(%arg0, %arg1) : (!torch.bool, !torch.bool) -> !torch.bool
  return %0 : !torch.bool
}

// CHECK-LABEL: @ne_float(
// CHECK: %[[V0:.*]] = onnx.Equal(%arg0, %arg1) : {{.*}} -> tensor<i1>
// CHECK: %[[V1:.*]] = onnx.Not(%[[V0]]) : {{.*}} -> tensor<i1>
// CHECK: return %[[V1]]
func.func @ne_float(%arg0: !torch.float, %arg1: !torch.float) -> (!torch.bool) {
  %0 = torch.aten.ne.float(%arg0, %arg1) : (!torch.float, !torch.float) -> !torch.bool
  return %0 : !torch.bool
}

// CHECK-LABEL: @ne_float_int(
// CHECK: %[[V0:.*]] = onnx.CastV19(%arg1) {to = 11 : i64} : {{.*}} -> tensor<f64>
// CHECK: %[[V1:.*]] = onnx.Equal(%arg0, %[[V0]]) : {{.*}} -> tensor<i1>
// CHECK: %[[V2:.*]] = onnx.Not(%[[V1]]) : {{.*}} -> tensor<i1>
// CHECK: return %[[V2]]
func.func @ne_float_int(%arg0: !torch.float, %arg1: !torch.int) -> (!torch.bool) {
  %0 = torch.aten.ne.float_int(%arg0, %arg1) : (!torch.float, !torch.int) -> !torch.bool
  return %0 : !torch.bool
}

// CHECK-LABEL: @ne_int(
// CHECK: %[[V0:.*]] = onnx.Equal(%arg0, %arg1) : {{.*}} -> tensor<i1>
// CHECK: %[[V1:.*]] = onnx.Not(%[[V0]]) : {{.*}} -> tensor<i1>
// CHECK: return %[[V1]]
func.func @ne_int(%arg0: !torch.int, %arg1: !torch.int) -> (!torch.bool) {
  %0 = torch.aten.ne.int(%arg0, %arg1) : (!torch.int, !torch.int) -> !torch.bool
  return %0 : !torch.bool
}

// CHECK-LABEL: @ne_int_float(
// CHECK: %[[V0:.*]] = onnx.CastV19(%arg0) {to = 11 : i64} : {{.*}} -> tensor<f64>
// CHECK: %[[V1:.*]] = onnx.Equal(%[[V0]], %arg1) : {{.*}} -> tensor<i1>
// CHECK: %[[V2:.*]] = onnx.Not(%[[V1]]) : {{.*}} -> tensor<i1>
// CHECK: return %[[V2]]
func.func @ne_int_float(%arg0: !torch.int, %arg1: !torch.float) -> (!torch.bool) {
  %0 = torch.aten.ne.int_float(%arg0, %arg1) : (!torch.int, !torch.float) -> !torch.bool
  return %0 : !torch.bool
}
