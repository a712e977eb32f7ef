// NOTE: The checks are written by tools/dev/update_checks.py.

// RUN: torch-onnx-opt %s --pass-pipeline='builtin.module(convert-torch-to-onnx{opset=20})' | FileCheck %s

// CHECK-LABEL: @__round_to_zero_floordiv_int(
// CHECK: %[[V0:.*]] = onnx.Div(%arg0, %arg1) : {{.*}} -> tensor<i64>
// CHECK: return %[[V0]]
func.func @__round_to_zero_floordiv_int(%arg0: !torch.int, %arg1: !torch.int) -> (!torch.int) {
  %0 = torch.aten.__round_to_zero_floordiv.int(%arg0, %arg1) : (!torch.int, !torch.int) -> !torch.int
  return %0 : !torch.int
}

// CHECK-LABEL: @add(
// CHECK: %[[V0:.*]] = onnx.Add(%arg0, %arg1) : {{.*}} -> tensor<f64>
// CHECK: return %[[V0]]
func.func @add(%arg0: !torch.float, %arg1: !torch.float) -> (!torch.float) {
  %0 = torch.aten.add(%arg0, %arg1) : (!torch.float, !torch.float) -> !torch.float
  return %0 : !torch.float
}

// CHECK-LABEL: @add_float(
// CHECK: %[[V0:.*]] = onnx.Add(%arg0, %arg1) : {{.*}} -> tensor<f64>
// CHECK: return %[[V0]]
func.func @add_float(%arg0: !torch.float, %arg1: !torch.float) -> (!torch.float) {
  %0 = torch.aten.add.float(%arg0, %arg1) : (!torch.float, !torch.float) -> !torch.float
  return %0 : !torch.float
}

// CHECK-LABEL: @add_float_int(
// CHECK: %[[V0:.*]] = onnx.CastV19(%arg1) {to = 11 : i64} : {{.*}} -> tensor<f64>
// CHECK: %[[V1:.*]] = onnx.Add(%arg0, %[[V0]]) : {{.*}} -> tensor<f64>
// CHECK: return %[[V1]]
func.func @add_float_int(%arg0: !torch.float, %arg1: !torch.int) -> (!torch.float) {
  %0 = torch.aten.add.float_int(%arg0, %arg1) : (!torch.float, !torch.int) -> !torch.float
  return %0 : !torch.float
}

// CHECK-LABEL: @add_int(
// CHECK: %[[V0:.*]] = onnx.Add(%arg0, %arg1) : {{.*}} -> tensor<i64>
// CHECK: return %[[V0]]
func.func @add_int(%arg0: !torch.int, %arg1: !torch.int) -> (!torch.int) {
  %0 = torch.aten.add.int(%arg0, %arg1) : (!torch.int, !torch.int) -> !torch.int
  return %0 : !torch.int
}

// CHECK-LABEL: @add_int_float(
// CHECK: %[[V0:.*]] = onnx.CastV19(%arg0) {to = 11 : i64} : {{.*}} -> tensor<f64>
// CHECK: %[[V1:.*]] = onnx.Add(%[[V0]], %arg1) : {{.*}} -> tensor<f64>
// CHECK: return %[[V1]]
func.func @add_int_float(%arg0: !torch.int, %arg1: !torch.float) -> (!torch.float) {
  %0 = torch.aten.add.int_float(%arg0, %arg1) : (!torch.int, !torch.float) -> !torch.float
  return %0 : !torch.float
}

// CHECK-LABEL: @div(
// CHECK: %[[V0:.*]] = onnx.Div(%arg0, %arg1) : {{.*}} -> tensor<f64>
// CHECK: return %[[V0]]
func.func @div(%arg0: !torch.float, %arg1: !torch.float) -> (!torch.float) {
  %0 = torch.aten.div(%arg0, %arg1) : (!torch.float, !torch.float) -> !torch.float
  return %0 : !torch.float
}

// CHECK-LABEL: @div_float(
// CHECK: %[[V0:.*]] = onnx.Div(%arg0, %arg1) : {{.*}} -> tensor<f64>
// CHECK: return %[[V0]]
func.func @div_float(%arg0: !torch.float, %arg1: !torch.float) -> (!torch.float) {
  %0 = torch.aten.div.float(%arg0, %arg1) : (!torch.float, !torch.float) -> !torch.float
  return %0 : !torch.float
}

// CHECK-LABEL: @div_int(
// CHECK: %[[V0:.*]] = onnx.CastV19(%arg0) {to = 11 : i64} : {{.*}} -> tensor<f64>
// CHECK: %[[V1:.*]] = onnx.CastV19(%arg1) {to = 11 : i64} : {{.*}} -> tensor<f64>
// CHECK: %[[V2:.*]] = onnx.Div(%[[V0]], %[[V1]]) : {{.*}} -> tensor<f64>
// CHECK: return %[[V2]]
func.func @div_int(%arg0: !torch.int, %arg1: !torch.int) -> (!torch.float) {
  %0 = torch.aten.div.int(%arg0, %arg1) : (!torch.int, !torch.int) -> !torch.float
  return %0 : !torch.float
}

// CHECK-LABEL: @floordiv(
// CHECK: %[[V0:.*]] = onnx.Div(%arg0, %arg1) : {{.*}} -> tensor<f64>
// CHECK: %[[V1:.*]] = onnx.Floor(%[[V0]]) : {{.*}} -> tensor<f64>
// CHECK: return %[[V1]]
func.func @floordiv(%arg0: !torch.float, %arg1: !torch.float) -> (!torch.float) {
  %0 = torch.aten.floordiv(%arg0, %arg1) : (!torch.float, !torch.float) -> !torch.float
  return %0 : !torch.float
}

// CHECK-LABEL: @floordiv_float(
// CHECK: %[[V0:.*]] = onnx.Div(%arg0, %arg1) : {{.*}} -> tensor<f64>
// CHECK: %[[V1:.*]] = onnx.Floor(%[[V0]]) : {{.*}} -> tensor<f64>
// CHECK: return %[[V1]]
func.func @floordiv_float(%arg0: !torch.float, %arg1: !torch.float) -> (!torch.float) {
  %0 = torch.aten.floordiv.float(%arg0, %arg1) : (!torch.float, !torch.float) -> !torch.float
  return %0 : !torch.float
}

// CHECK-LABEL: @floordiv_float_int(
// CHECK: %[[V0:.*]] = onnx.CastV19(%arg1) {to = 11 : i64} : {{.*}} -> tensor<f64>
// CHECK: %[[V1:.*]] = onnx.Div(%arg0, %[[V0]]) : {{.*}} -> tensor<f64>
// CHECK: %[[V2:.*]] = onnx.Floor(%[[V1]]) : {{.*}} -> tensor<f64>
// CHECK: return %[[V2]]
func.func @floordiv_float_int(%arg0: !torch.float, %arg1: !torch.int) -> (!torch.float) {
  %0 = torch.aten.floordiv.float_int(%arg0, %arg1) : (!torch.float, !torch.int) -> !torch.float
  return %0 : !torch.float
}

// CHECK-LABEL: @floordiv_int(
// CHECK: %[[V0:.*]] = onnx.Div(%arg0, %arg1) : {{.*}} -> tensor<i64>
// CHECK: %[[V1:.*]] = onnx.Mul(%[[V0]], %arg1) : {{.*}} -> tensor<i64>
// CHECK: %[[V2:.*]] = onnx.Sub(%arg0, %[[V1]]) : {{.*}} -> tensor<i64>
// CHECK: %[[V3:.*]] = onnx.Mod(%arg0, %arg1) : {{.*}} -> tensor<i64>
// CHECK: %[[V4:.*]] = onnx.Equal(%[[V2]], %[[V3]]) : {{.*}} -> tensor<i1>
// CHECK: %[[V5:.*]] = onnx.Not(%[[V4]]) : {{.*}} -> tensor<i1>
// CHECK: %[[V6:.*]] = onnx.CastV19(%[[V5]]) {to = 7 : i64} : {{.*}} -> tensor<i64>
// CHECK: %[[V7:.*]] = onnx.Sub(%[[V0]], %[[V6]]) : {{.*}} -> tensor<i64>
// CHECK: return %[[V7]]
func.func @floordiv_int(%arg0: !torch.int, %arg1: !torch.int) -> (!torch.int) {
  %0 = torch.aten.floordiv.int(%arg0, %arg1) : (!torch.int, !torch.int) -> !torch.int
  return %0 : !torch.int
}

// CHECK-LABEL: @floordiv_int_float(
// CHECK: %[[V0:.*]] = onnx.CastV19(%arg0) {to = 11 : i64} : {{.*}} -> tensor<f64>
// CHECK: %[[V1:.*]] = onnx.Div(%[[V0]], %arg1) : {{.*}} -> tensor<f64>
// CHECK: %[[V2:.*]] = onnx.Floor(%[[V1]]) : {{.*}} -> tensor<f64>
// CHECK: return %[[V2]]
func.func @floordiv_int_float(%arg0: !torch.int, %arg1: !torch.float) -> (!torch.float) {
  %0 = torch.aten.floordiv.int_float(%arg0, %arg1) : (!torch.int, !torch.float) -> !torch.float
  return %0 : !torch.float
}

// CHECK-LABEL: @fmod(
// CHECK: %[[V0:.*]] = onnx.Mod(%arg0, %arg1) {fmod = 1 : i64} : {{.*}} -> tensor<f64>
// CHECK: return %[[V0]]
func.func @fmod(%arg0: !torch.float, %arg1: !torch.float) -> (!torch.float) {
  %0 = torch.aten.fmod(%arg0, %arg1) : (!torch.float, !torch.float) -> !torch.float
  return %0 : !torch.float
}

// CHECK-LABEL: @fmod_float(
// CHECK: %[[V0:.*]] = onnx.Mod(%arg0, %arg1) {fmod = 1 : i64} : {{.*}} -> tensor<f64>
// CHECK: return %[[V0]]
func.func @fmod_float(%arg0: !torch.float, %arg1: !torch.float) -> (!torch.float) {
  %0 = torch.aten.fmod.float(%arg0, %arg1) : (!torch.float, !torch.float) -> !torch.float
  return %0 : !torch.float
}

// CHECK-LABEL: @fmod_float_int(
// CHECK: %[[V0:.*]] = onnx.CastV19(%arg1) {to = 11 : i64} : {{.*}} -> tensor<f64>
// CHECK: %[[V1:.*]] = onnx.Mod(%arg0, %[[V0]]) {fmod = 1 : i64} : {{.*}} -> tensor<f64>
// CHECK: return %[[V1]]
func.func @fmod_float_int(%arg0: !torch.float, %arg1: !torch.int) -> (!torch.float) {
  %0 = torch.aten.fmod.float_int(%arg0, %arg1) : (!torch.float, !torch.int) -> !torch.float
  return %0 : !torch.float
}

// CHECK-LABEL: @fmod_int(
// CHECK: %[[V0:.*]] = onnx.CastV19(%arg0) {to = 11 : i64} : {{.*}} -> tensor<f64>
// CHECK: %[[V1:.*]] = onnx.CastV19(%arg1) {to = 11 : i64} : {{.*}} -> tensor<f64>
// CHECK: %[[V2:.*]] = onnx.Mod(%[[V0]], %[[V1]]) {fmod = 1 : i64} : {{.*}} -> tensor<f64>
// CHECK: return %[[V2]]
func.func @fmod_int(%arg0: !torch.int, %arg1: !torch.int) -> (!torch.float) {
  %0 = torch.aten.fmod.int(%arg0, %arg1) : (!torch.int, !torch.int) -> !torch.float
  return %0 : !torch.float
}

// CHECK-LABEL: @fmod_int_float(
// CHECK: %[[V0:.*]] = onnx.CastV19(%arg0) {to = 11 : i64} : {{.*}} -> tensor<f64>
// CHECK: %[[V1:.*]] = onnx.Mod(%[[V0]], %arg1) {fmod = 1 : i64} : {{.*}} -> tensor<f64>
// CHECK: return %[[V1]]
func.func @fmod_int_float(%arg0: !torch.int, %arg1: !torch.float) -> (!torch.float) {
  %0 = torch.aten.fmod.int_float(%arg0, %arg1) : (!torch.int, !torch.float) -> !torch.float
  return %0 : !torch.float
}

// CHECK-LABEL: @log_Scalar_Scalar(
// CHECK: %[[V0:.*]] = onnx.Log(%arg0) : {{.*}} -> tensor<f64>
// CHECK: %[[V1:.*]] = onnx.Log(%arg1) : {{.*}} -> tensor<f64>
// CHECK: %[[V2:.*]] = onnx.Div(%[[V0]], %[[V1]]) : {{.*}} -> tensor<f64>
// CHECK: return %[[V2]]
func.func @log_Scalar_Scalar(%arg0: !torch.float, %arg1: !torch.float) -> (!torch.float) {
  %0 = torch.aten.log.Scalar_Scalar(%arg0, %arg1) : (!torch.float, !torch.float) -> !torch.float
  return %0 : !torch.float
}

// CHECK-LABEL: @log_float_float(
// CHECK: %[[V0:.*]] = onnx.Log(%arg0) : {{.*}} -> tensor<f64>
// CHECK: %[[V1:.*]] = onnx.Log(%arg1) : {{.*}} -> tensor<f64>
// CHECK: %[[V2:.*]] = onnx.Div(%[[V0]], %[[V1]]) : {{.*}} -> tensor<f64>
// CHECK: return %[[V2]]
func.func @log_float_float(%arg0: !torch.float, %arg1: !torch.float) -> (!torch.float) {
  %0 = torch.aten.log.float_float(%arg0, %arg1) : (!torch.float, !torch.float) -> !torch.float
  return %0 : !torch.float
}

// CHECK-LABEL: @log_float_int(
// CHECK: %[[V0:.*]] = onnx.CastV19(%arg1) {to = 11 : i64} : {{.*}} -> tensor<f64>
// CHECK: %[[V1:.*]] = onnx.Log(%arg0) : {{.*}} -> tensor<f64>
// CHECK: %[[V2:.*]] = onnx.Log(%[[V0]]) : {{.*}} -> tensor<f64>
// CHECK: %[[V3:.*]] = onnx.Div(%[[V1]], %[[V2]]) : {{.*}} -> tensor<f64>
// CHECK: return %[[V3]]
func.func @log_float_int(%arg0: !torch.float, %arg1: !torch.int) -> (!torch.float) {
  %0 = torch.aten.log.float_int(%arg0, %arg1) : (!torch.float, !torch.int) -> !torch.float
  return %0 : !torch.float
}

// CHECK-LABEL: @log_int_float(
// CHECK: %[[V0:.*]] = onnx.CastV19(%arg0) {to = 11 : i64} : {{.*}} -> tensor<f64>
// CHECK: %[[V1:.*]] = onnx.Log(%[[V0]]) : {{.*}} -> tensor<f64>
// CHECK: %[[V2:.*]] = onnx.Log(%arg1) : {{.*}} -> tensor<f64>
// CHECK: %[[V3:.*]] = onnx.Div(%[[V1]], %[[V2]]) : {{.*}} -> tensor<f64>
// CHECK: return %[[V3]]
func.func @log_int_float(%arg0: !torch.int, %arg1: !torch.float) -> (!torch.float) {
  %0 = torch.aten.log.int_float(%arg0, %arg1) : (!torch.int, !torch.float) -> !torch.float
  return %0 : !torch.float
}

// CHECK-LABEL: @log_int_int(
// CHECK: %[[V0:.*]] = onnx.CastV19(%arg0) {to = 11 : i64} : {{.*}} -> tensor<f64>
// CHECK: %[[V1:.*]] = onnx.CastV19(%arg1) {to = 11 : i64} : {{.*}} -> tensor<f64>
// CHECK: %[[V2:.*]] = onnx.Log(%[[V0]]) : {{.*}} -> tensor<f64>
// CHECK: %[[V3:.*]] = onnx.Log(%[[V1]]) : {{.*}} -> tensor<f64>
// CHECK: %[[V4:.*]] = onnx.Div(%[[V2]], %[[V3]]) : {{.*}} -> tensor<f64>
// CHECK: return %[[V4]]
func.func @log_int_int(%arg0: !torch.int, %arg1: !torch.int) -> (!torch.float) {
  %0 = torch.aten.log.int_int(%arg0, %arg1) : (!torch.int, !torch.int) -> !torch.float
  return %0 : !torch.float
}

// CHECK-LABEL: @mul(
// CHECK: %[[V0:.*]] = onnx.Mul(%arg0, %arg1) : {{.*}} -> tensor<f64>
// CHECK: return %[[V0]]
func.func @mul(%arg0: !torch.float, %arg1: !torch.float) -> (!torch.float) {
  %0 = torch.aten.mul(%arg0, %arg1) : (!torch.float, !torch.float) -> !torch.float
  return %0 : !torch.float
}

// CHECK-LABEL: @mul_float(
// CHECK: %[[V0:.*]] = onnx.Mul(%arg0, %arg1) : {{.*}} -> tensor<f64>
// CHECK: return %[[V0]]
func.func @mul_float(%arg0: !torch.float, %arg1: !torch.float) -> (!torch.float) {
  %0 = torch.aten.mul.float(%arg0, %arg1) : (!torch.float, !torch.float) -> !torch.float
  return %0 : !torch.float
}

// CHECK-LABEL: @mul_float_int(
// CHECK: %[[V0:.*]] = onnx.CastV19(%arg1) {to = 11 : i64} : {{.*}} -> tensor<f64>
// CHECK: %[[V1:.*]] = onnx.Mul(%arg0, %[[V0]]) : {{.*}} -> tensor<f64>
// CHECK: return %[[V1]]
func.func @mul_float_int(%arg0: !torch.float, %arg1: !torch.int) -> (!torch.float) {
  %0 = torch.aten.mul.float_int(%arg0, %arg1) : (!torch.float, !torch.int) -> !torch.float
  return %0 : !torch.float
}

// CHECK-LABEL: @mul_int(
// CHECK: %[[V0:.*]] = onnx.Mul(%arg0, %arg1) : {{.*}} -> tensor<i64>
// CHECK: return %[[V0]]
func.func @mul_int(%arg0: !torch.int, %arg1: !torch.int) -> (!torch.int) {
  %0 = torch.aten.mul.int(%arg0, %arg1) : (!torch.int, !torch.int) -> !torch.int
  return %0 : !torch.int
}

// CHECK-LABEL: @mul_int_float(
// CHECK: %[[V0:.*]] = onnx.CastV19(%arg0) {to = 11 : i64} : {{.*}} -> tensor<f64>
// CHECK: %[[V1:.*]] = onnx.Mul(%[[V0]], %arg1) : {{.*}} -> tensor<f64>
// CHECK: return %[[V1]]
func.func @mul_int_float(%arg0: !torch.int, %arg1: !torch.float) -> (!torch.float) {
  %0 = torch.aten.mul.int_float(%arg0, %arg1) : (!torch.int, !torch.float) -> !torch.float
  return %0 : !torch.float
}

// CHECK-LABEL: @pow_Scalar_Scalar(
// CHECK: %[[V0:.*]] = onnx.Pow(%arg0, %arg1) : {{.*}} -> tensor<f64>
// CHECK: return %[[V0]]
func.func @pow_Scalar_Scalar(%arg0: !torch.float, %arg1: !torch.float) -> (!torch.float) {
  %0 = torch.aten.pow.Scalar_Scalar(%arg0, %arg1) : (!torch.float, !torch.float) -> !torch.float
  return %0 : !torch.float
}

// CHECK-LABEL: @pow_float(
// CHECK: %[[V0:.*]] = onnx.Pow(%arg0, %arg1) : {{.*}} -> tensor<f64>
// CHECK: return %[[V0]]
func.func @pow_float(%arg0: !torch.float, %arg1: !torch.float) -> (!torch.float) {
  %0 = torch.aten.pow.float(%arg0, %arg1) : (!torch.float, !torch.float) -> !torch.float
  return %0 : !torch.float
}

// CHECK-LABEL: @pow_float_int(
// CHECK: %[[V0:.*]] = onnx.CastV19(%arg1) {to = 11 : i64} : {{.*}} -> tensor<f64>
// CHECK: %[[V1:.*]] = onnx.Pow(%arg0, %[[V0]]) : {{.*}} -> tensor<f64>
// CHECK: return %[[V1]]
func.func @pow_float_int(%arg0: !torch.float, %arg1: !torch.int) -> (!torch.float) {
  %0 = torch.aten.pow.float_int(%arg0, %arg1) : (!torch.float, !torch.int) -> !torch.float
  return %0 : !torch.float
}

// CHECK-LABEL: @pow_int(
// CHECK: %[[V0:.*]] = onnx.CastV19(%arg0) {to = 11 : i64} : {{.*}} -> tensor<f64>
// CHECK: %[[V1:.*]] = onnx.CastV19(%arg1) {to = 11 : i64} : {{.*}} -> tensor<f64>
// CHECK: %[[V2:.*]] = onnx.Pow(%[[V0]], %[[V1]]) : {{.*}} -> tensor<f64>
// CHECK: return %[[V2]]
func.func @pow_int(%arg0: !torch.int, %arg1: !torch.int) -> (!torch.float) {
  %0 = torch.aten.pow.int(%arg0, %arg1) : (!torch.int, !torch.int) -> !torch.float
  return %0 : !torch.float
}

// CHECK-LABEL: @pow_int_float(
// CHECK: %[[V0:.*]] = onnx.CastV19(%arg0) {to = 11 : i64} : {{.*}} -> tensor<f64>
// CHECK: %[[V1:.*]] = onnx.Pow(%[[V0]], %arg1) : {{.*}} -> tensor<f64>
// CHECK: return %[[V1]]
func.func @pow_int_float(%arg0: !torch.int, %arg1: !torch.float) -> (!torch.float) {
  %0 = torch.aten.pow.int_float(%arg0, %arg1) : (!torch.int, !torch.float) -> !torch.float
  return %0 : !torch.float
}

// CHECK-LABEL: @pow_int_to_int(
// CHECK: %[[V0:.*]] = onnx.CastV19(%arg0) {to = 11 : i64} : {{.*}} -> tensor<f64>
// CHECK: %[[V1:.*]] = onnx.CastV19(%arg1) {to = 11 : i64} : {{.*}} -> tensor<f64>
// CHECK: %[[V2:.*]] = onnx.Pow(%[[V0]], %[[V1]]) : {{.*}} -> tensor<f64>
// CHECK: %[[V3:.*]] = onnx.CastV19(%[[V2]]) {to = 7 : i64} : {{.*}} -> tensor<i64>
// CHECK: return %[[V3]]
func.func @pow_int_to_int(%arg0: !torch.int, %arg1: !torch.int) -> (!torch.int) {
  %0 = torch.aten.pow.int_to_int(%arg0, %arg1) : (!torch.int, !torch.int) -> !torch.int
  return %0 : !torch.int
}

// CHECK-LABEL: @remainder(
// CHECK: %[[V0:.*]] = onnx.Mod(%arg0, %arg1) {fmod = 1 : i64} : {{.*}} -> tensor<f64>
// CHECK: %[[V1:.*]] = onnx.Add(%[[V0]], %arg1) : {{.*}} -> tensor<f64>
// CHECK: %[[V2:.*]] = onnx.Mod(%[[V1]], %arg1) {fmod = 1 : i64} : {{.*}} -> tensor<f64>
// CHECK: return %[[V2]]
func.func @remainder(%arg0: !torch.float, %arg1: !torch.float) -> (!torch.float) {
  %0 = torch.aten.remainder(%arg0, %arg1) : (!torch.float, !torch.float) -> !torch.float
  return %0 : !torch.float
}

// CHECK-LABEL: @remainder_float(
// CHECK: %[[V0:.*]] = onnx.Mod(%arg0, %arg1) {fmod = 1 : i64} : {{.*}} -> tensor<f64>
// CHECK: %[[V1:.*]] = onnx.Add(%[[V0]], %arg1) : {{.*}} -> tensor<f64>
// CHECK: %[[V2:.*]] = onnx.Mod(%[[V1]], %arg1) {fmod = 1 : i64} : {{.*}} -> tensor<f64>
// CHECK: return %[[V2]]
func.func @remainder_float(%arg0: !torch.float, %arg1: !torch.float) -> (!torch.float) {
  %0 = torch.aten.remainder.float(%arg0, %arg1) : (!torch.float, !torch.float) -> !torch.float
  return %0 : !torch.float
}

// CHECK-LABEL: @remainder_float_int(
// CHECK: %[[V0:.*]] = onnx.CastV19(%arg1) {to = 11 : i64} : {{.*}} -> tensor<f64>
// CHECK: %[[V1:.*]] = onnx.Mod(%arg0, %[[V0]]) {fmod = 1 : i64} : {{.*}} -> tensor<f64>
// CHECK: %[[V2:.*]] = onnx.Add(%[[V1]], %[[V0]]) : {{.*}} -> tensor<f64>
// CHECK: %[[V3:.*]] = onnx.Mod(%[[V2]], %[[V0]]) {fmod = 1 : i64} : {{.*}} -> tensor<f64>
// CHECK: return %[[V3]]
func.func @remainder_float_int(%arg0: !torch.float, %arg1: !torch.int) -> (!torch.float) {
  %0 = torch.aten.remainder.float_int(%arg0, %arg1) : (!torch.float, !torch.int) -> !torch.float
  return %0 : !torch.float
}

// CHECK-LABEL: @remainder_int(
// CHECK: %[[V0:.*]] = onnx.Mod(%arg0, %arg1) : {{.*}} -> tensor<i64>
// CHECK: return %[[V0]]
func.func @remainder_int(%arg0: !torch.int, %arg1: !torch.int) -> (!torch.int) {
  %0 = torch.aten.remainder.int(%arg0, %arg1) : (!torch.int, !torch.int) -> !torch.int
  return %0 : !torch.int
}

// CHECK-LABEL: @remainder_int_float(
// CHECK: %[[V0:.*]] = onnx.CastV19(%arg0) {to = 11 : i64} : {{.*}} -> tensor<f64>
// CHECK: %[[V1:.*]] = onnx.Mod(%[[V0]], %arg1) {fmod = 1 : i64} : {{.*}} -> tensor<f64>
// CHECK: %[[V2:.*]] = onnx.Add(%[[V1]], %arg1) : {{.*}} -> tensor<f64>
// CHECK: %[[V3:.*]] = onnx.Mod(%[[V2]], %arg1) {fmod = 1 : i64} : {{.*}} -> tensor<f64>
// CHECK: return %[[V3]]
func.func @remainder_int_float(%arg0: !torch.int, %arg1: !torch.float) -> (!torch.float) {
  %0 = torch.aten.remainder.int_float(%arg0, %arg1) : (!torch.int, !torch.float) -> !torch.float
  return %0 : !torch.float
}

// CHECK-LABEL: @sub(
// CHECK: %[[V0:.*]] = onnx.Sub(%arg0, %arg1) : {{.*}} -> tensor<f64>
// CHECK: return %[[V0]]
func.func @sub(%arg0: !torch.float, %arg1: !torch.float) -> (!torch.float) {
  %0 = torch.aten.sub(%arg0, %arg1) : (!torch.float, !torch.float) -> !torch.float
  return %0 : !torch.float
}

// CHECK-LABEL: @sub_float(
// CHECK: %[[V0:.*]] = onnx.Sub(%arg0, %arg1) : {{.*}} -> tensor<f64>
// CHECK: return %[[V0]]
func.func @sub_float(%arg0: !torch.float, %arg1: !torch.float) -> (!torch.float) {
  %0 = torch.aten.sub.float(%arg0, %arg1) : (!torch.float, !torch.float) -> !torch.float
  return %0 : !torch.float
}

// CHECK-LABEL: @sub_float_int(
// CHECK: %[[V0:.*]] = onnx.CastV19(%arg1) {to = 11 : i64} : {{.*}} -> tensor<f64>
// CHECK: %[[V1:.*]] = onnx.Sub(%arg0, %[[V0]]) : {{.*}} -> tensor<f64>
// CHECK: return %[[V1]]
func.func @sub_float_int(%arg0: !torch.float, %arg1: !torch.int) -> (!torch.float) {
  %0 = torch.aten.sub.float_int(%arg0, %arg1) : (!torch.float, !torch.int) -> !torch.float
  return %0 : !torch.float
}

// CHECK-LABEL: @sub_int(
// CHECK: %[[V0:.*]] = onnx.Sub(%arg0, %arg1) : {{.*}} -> tensor<i64>
// CHECK: return %[[V0]]
func.func @sub_int(%arg0: !torch.int, %arg1: !torch.int) -> (!torch.int) {
  %0 = torch.aten.sub.int(%arg0, %arg1) : (!torch.int, !torch.int) -> !torch.int
  return %0 : !torch.int
}

// CHECK-LABEL: @sub_int_float(
// CHECK: %[[V0:.*]] = onnx.CastV19(%arg0) {to = 11 : i64} : {{.*}} -> tensor<f64>
// CHECK: %[[V1:.*]] = onnx.Sub(%[[V0]], %arg1) : {{.*}} -> tensor<f64>
// CHECK: return %[[V1]]
func.func @sub_int_float(%arg0: !torch.int, %arg1: !torch.float) -> (!torch.float) {
  %0 = torch.aten.sub.int_float(%arg0, %arg1) : (!torch.int, !torch.float) -> !torch.float
  return %0 : !torch.float
}

// CHECK-LABEL: @max_float(
// CHECK: %[[V0:.*]] = onnx.Greater(%arg0, %arg1) : {{.*}} -> tensor<i1>
// CHECK: %[[V1:.*]] = onnx.Where(%[[V0]], %arg0, %arg1) : {{.*}} -> tensor<f64>
// CHECK: return %[[V1]]
func.func @max_float(%arg0: !torch.float, %arg1: !torch.float) -> (!torch.float) {
  %0 = torch.prim.max.float(%arg0, %arg1) : (!torch.float, !torch.float) -> !torch.float
  return %0 : !torch.float
}

// CHECK-LABEL: @max_float_int(
// CHECK: %[[V0:.*]] = onnx.CastV19(%arg1) {to = 11 : i64} : {{.*}} -> tensor<f64>
// CHECK: %[[V1:.*]] = onnx.Greater(%arg0, %[[V0]]) : {{.*}} -> tensor<i1>
// CHECK: %[[V2:.*]] = onnx.Where(%[[V1]], %arg0, %[[V0]]) : {{.*}} -> tensor<f64>
// CHECK: return %[[V2]]
func.func @max_float_int(%arg0: !torch.float, %arg1: !torch.int) -> (!torch.float) {
  %0 = torch.prim.max.float_int(%arg0, %arg1) : (!torch.float, !torch.int) -> !torch.float
  return %0 : !torch.float
}

// CHECK-LABEL: @max_int(
// CHECK: %[[V0:.*]] = onnx.Max(%arg0, %arg1) : {{.*}} -> tensor<i64>
// CHECK: return %[[V0]]
func.func @max_int(%arg0: !torch.int, %arg1: !torch.int) -> (!torch.int) {
  %0 = torch.prim.max.int(%arg0, %arg1) : (!torch.int, !torch.int) -> !torch.int
  return %0 : !torch.int
}

// CHECK-LABEL: @max_int_float(
// CHECK: %[[V0:.*]] = onnx.CastV19(%arg0) {to = 11 : i64} : {{.*}} -> tensor<f64>
// CHECK: %[[V1:.*]] = onnx.Greater(%[[V0]], %arg1) : {{.*}} -> tensor<i1>
// CHECK: %[[V2:.*]] = onnx.Where(%[[V1]], %[[V0]], %arg1) : {{.*}} -> tensor<f64>
// CHECK: return %[[V2]]
func.func @max_int_float(%arg0: !torch.int, %arg1: !torch.float) -> (!torch.float) {
  %0 = torch.prim.max.int_float(%arg0, %arg1) : (!torch.int, !torch.float) -> !torch.float
  return %0 : !torch.float
}

// CHECK-LABEL: @min_float(
// CHECK: %[[V0:.*]] = onnx.Less(%arg0, %arg1) : {{.*}} -> tensor<i1>
// CHECK: %[[V1:.*]] = onnx.Where(%[[V0]], %arg0, %arg1) : {{.*}} -> tensor<f64>
// CHECK: return %[[V1]]
func.func @min_float(%arg0: !torch.float, %arg1: !torch.float) -> (!torch.float) {
  %0 = torch.prim.min.float(%arg0, %arg1) : (!torch.float, !torch.float) -> !torch.float
  return %0 : !torch.float
}

// CHECK-LABEL: @min_float_int(
// CHECK: %[[V0:.*]] = onnx.CastV19(%arg1) {to = 11 : i64} : {{.*}} -> tensor<f64>
// CHECK: %[[V1:.*]] = onnx.Less(%arg0, %[[V0]]) : {{.*}} -> tensor<i1>
// CHECK: %[[V2:.*]] = onnx.Where(%[[V1]], %arg0, %[[V0]]) : {{.*}} -> tensor<f64>
// CHECK: return %[[V2]]
func.func @min_float_int(%arg0: !torch.float, %arg1: !torch.int) -> (!torch.float) {
  %0 = torch.prim.min.float_int(%arg0, %arg1) : (!torch.float, !torch.int) -> !torch.float
  return %0 : !torch.float
}

// CHECK-LABEL: @min_int(
// CHECK: %[[V0:.*]] = onnx.Min(%arg0, %arg1) : {{.*}} -> tensor<i64>
// CHECK: return %[[V0]]
func.func @min_int(%arg0: !torch.int, %arg1: !torch.int) -> (!torch.int) {
  %0 = torch.prim.min.int(%arg0, %arg1) : (!torch.int, !torch.int) -> !torch.int
  return %0 : !torch.int
}

// CHECK-LABEL: @min_int_float(
// CHECK: %[[V0:.*]] = onnx.CastV19(%arg0) {to = 11 : i64} : {{.*}} -> tensor<f64>
// CHECK: %[[V1:.*]] = onnx.Less(%[[V0]], %arg1) : {{.*}} -> tensor<i1>
// CHECK: %[[V2:.*]] = onnx.Where(%[[V1]], %[[V0]], %arg1) : {{.*}} -> tensor<f64>
// CHECK: return %[[V2]]
func.func @min_int_float(%arg0: !torch.int, %arg1: !torch.float) -> (!torch.float) {
  %0 = torch.prim.min.int_float(%arg0, %arg1) : (!torch.int, !torch.float) -> !torch.float
  return %0 : !torch.float
}
