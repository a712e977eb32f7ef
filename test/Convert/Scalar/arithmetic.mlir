// NOTE: The checks are written by tools/dev/update_checks.py.

// RUN: torch-onnx-opt %s --pass-pipeline='builtin.module(convert-torch-to-onnx{opset=20})' | FileCheck %s

// CHECK-LABEL: @__round_to_zero_floordiv_int(
// CHECK: onnx.Div{{.*}} -> tensor<i64>
func.func @__round_to_zero_floordiv_int(%arg0: !torch.int, %arg1: !torch.int) -> (!torch.int) {
  %0 = torch.aten.__round_to_zero_floordiv.int(%arg0, %arg1) : (!torch.int, !torch.int) -> !torch.int
  return %0 : !torch.int
}

// CHECK-LABEL: @add(
// CHECK: onnx.Add{{.*}} -> tensor<f64>
func.func @add(%arg0: !torch.float, %arg1: !torch.float) -> (!torch.float) {
  %0 = torch.aten.add(%arg0, %arg1) : (!torch.float, !torch.float) -> !torch.float
  return %0 : !torch.float
}

// CHECK-LABEL: @add_float(
// CHECK: onnx.Add{{.*}} -> tensor<f64>
func.func @add_float(%arg0: !torch.float, %arg1: !torch.float) -> (!torch.float) {
  %0 = torch.aten.add.float(%arg0, %arg1) : (!torch.float, !torch.float) -> !torch.float
  return %0 : !torch.float
}

// CHECK-LABEL: @add_float_int(
// CHECK: onnx.CastV19{{.*}} -> tensor<f64>
// CHECK: onnx.Add{{.*}} -> tensor<f64>
func.func @add_float_int(%arg0: !torch.float, %arg1: !torch.int) -> (!torch.float) {
  %0 = torch.aten.add.float_int(%arg0, %arg1) : (!torch.float, !torch.int) -> !torch.float
  return %0 : !torch.float
}

// CHECK-LABEL: @add_int(
// CHECK: onnx.Add{{.*}} -> tensor<i64>
func.func @add_int(%arg0: !torch.int, %arg1: !torch.int) -> (!torch.int) {
  %0 = torch.aten.add.int(%arg0, %arg1) : (!torch.int, !torch.int) -> !torch.int
  return %0 : !torch.int
}

// CHECK-LABEL: @add_int_float(
// CHECK: onnx.CastV19{{.*}} -> tensor<f64>
// CHECK: onnx.Add{{.*}} -> tensor<f64>
func.func @add_int_float(%arg0: !torch.int, %arg1: !torch.float) -> (!torch.float) {
  %0 = torch.aten.add.int_float(%arg0, %arg1) : (!torch.int, !torch.float) -> !torch.float
  return %0 : !torch.float
}

// CHECK-LABEL: @div(
// CHECK: onnx.Div{{.*}} -> tensor<f64>
func.func @div(%arg0: !torch.float, %arg1: !torch.float) -> (!torch.float) {
  %0 = torch.aten.div(%arg0, %arg1) : (!torch.float, !torch.float) -> !torch.float
  return %0 : !torch.float
}

// CHECK-LABEL: @div_float(
// CHECK: onnx.Div{{.*}} -> tensor<f64>
func.func @div_float(%arg0: !torch.float, %arg1: !torch.float) -> (!torch.float) {
  %0 = torch.aten.div.float(%arg0, %arg1) : (!torch.float, !torch.float) -> !torch.float
  return %0 : !torch.float
}

// CHECK-LABEL: @div_int(
// CHECK: onnx.CastV19{{.*}} -> tensor<f64>
// CHECK: onnx.CastV19{{.*}} -> tensor<f64>
// CHECK: onnx.Div{{.*}} -> tensor<f64>
func.func @div_int(%arg0: !torch.int, %arg1: !torch.int) -> (!torch.float) {
  %0 = torch.aten.div.int(%arg0, %arg1) : (!torch.int, !torch.int) -> !torch.float
  return %0 : !torch.float
}

// CHECK-LABEL: @floordiv(
// CHECK: onnx.Div{{.*}} -> tensor<f64>
// CHECK: onnx.Floor{{.*}} -> tensor<f64>
func.func @floordiv(%arg0: !torch.float, %arg1: !torch.float) -> (!torch.float) {
  %0 = torch.aten.floordiv(%arg0, %arg1) : (!torch.float, !torch.float) -> !torch.float
  return %0 : !torch.float
}

// CHECK-LABEL: @floordiv_float(
// CHECK: onnx.Div{{.*}} -> tensor<f64>
// CHECK: onnx.Floor{{.*}} -> tensor<f64>
func.func @floordiv_float(%arg0: !torch.float, %arg1: !torch.float) -> (!torch.float) {
  %0 = torch.aten.floordiv.float(%arg0, %arg1) : (!torch.float, !torch.float) -> !torch.float
  return %0 : !torch.float
}

// CHECK-LABEL: @floordiv_float_int(
// CHECK: onnx.CastV19{{.*}} -> tensor<f64>
// CHECK: onnx.Div{{.*}} -> tensor<f64>
// CHECK: onnx.Floor{{.*}} -> tensor<f64>
func.func @floordiv_float_int(%arg0: !torch.float, %arg1: !torch.int) -> (!torch.float) {
  %0 = torch.aten.floordiv.float_int(%arg0, %arg1) : (!torch.float, !torch.int) -> !torch.float
  return %0 : !torch.float
}

// CHECK-LABEL: @floordiv_int(
// CHECK: onnx.Mod{{.*}} -> tensor<i64>
// CHECK: onnx.Sub{{.*}} -> tensor<i64>
// CHECK: onnx.Div{{.*}} -> tensor<i64>
func.func @floordiv_int(%arg0: !torch.int, %arg1: !torch.int) -> (!torch.int) {
  %0 = torch.aten.floordiv.int(%arg0, %arg1) : (!torch.int, !torch.int) -> !torch.int
  return %0 : !torch.int
}

// CHECK-LABEL: @floordiv_int_float(
// CHECK: onnx.CastV19{{.*}} -> tensor<f64>
// CHECK: onnx.Div{{.*}} -> tensor<f64>
// CHECK: onnx.Floor{{.*}} -> tensor<f64>
func.func @floordiv_int_float(%arg0: !torch.int, %arg1: !torch.float) -> (!torch.float) {
  %0 = torch.aten.floordiv.int_float(%arg0, %arg1) : (!torch.int, !torch.float) -> !torch.float
  return %0 : !torch.float
}

// CHECK-LABEL: @fmod(
// CHECK: onnx.Mod{{.*}} -> tensor<f64>
func.func @fmod(%arg0: !torch.float, %arg1: !torch.float) -> (!torch.float) {
  %0 = torch.aten.fmod(%arg0, %arg1) : (!torch.float, !torch.float) -> !torch.float
  return %0 : !torch.float
}

// CHECK-LABEL: @fmod_float(
// CHECK: onnx.Mod{{.*}} -> tensor<f64>
func.func @fmod_float(%arg0: !torch.float, %arg1: !torch.float) -> (!torch.float) {
  %0 = torch.aten.fmod.float(%arg0, %arg1) : (!torch.float, !torch.float) -> !torch.float
  return %0 : !torch.float
}

// CHECK-LABEL: @fmod_float_int(
// CHECK: onnx.CastV19{{.*}} -> tensor<f64>
// CHECK: onnx.Mod{{.*}} -> tensor<f64>
func.func @fmod_float_int(%arg0: !torch.float, %arg1: !torch.int) -> (!torch.float) {
  %0 = torch.aten.fmod.float_int(%arg0, %arg1) : (!torch.float, !torch.int) -> !torch.float
  return %0 : !torch.float
}

// CHECK-LABEL: @fmod_int(
// CHECK: onnx.CastV19{{.*}} -> tensor<f64>
// CHECK: onnx.CastV19{{.*}} -> tensor<f64>
// CHECK: onnx.Mod{{.*}} -> tensor<f64>
func.func @fmod_int(%arg0: !torch.int, %arg1: !torch.int) -> (!torch.float) {
  %0 = torch.aten.fmod.int(%arg0, %arg1) : (!torch.int, !torch.int) -> !torch.float
  return %0 : !torch.float
}

// CHECK-LABEL: @fmod_int_float(
// CHECK: onnx.CastV19{{.*}} -> tensor<f64>
// CHECK: onnx.Mod{{.*}} -> tensor<f64>
func.func @fmod_int_float(%arg0: !torch.int, %arg1: !torch.float) -> (!torch.float) {
  %0 = torch.aten.fmod.int_float(%arg0, %arg1) : (!torch.int, !torch.float) -> !torch.float
  return %0 : !torch.float
}

// CHECK-LABEL: @log_Scalar_Scalar(
// CHECK: onnx.Log{{.*}} -> tensor<f64>
// CHECK: onnx.Log{{.*}} -> tensor<f64>
// CHECK: onnx.Div{{.*}} -> tensor<f64>
func.func @log_Scalar_Scalar(%arg0: !torch.float, %arg1: !torch.float) -> (!torch.float) {
  %0 = torch.aten.log.Scalar_Scalar(%arg0, %arg1) : (!torch.float, !torch.float) -> !torch.float
  return %0 : !torch.float
}

// CHECK-LABEL: @log_float_float(
// CHECK: onnx.Log{{.*}} -> tensor<f64>
// CHECK: onnx.Log{{.*}} -> tensor<f64>
// CHECK: onnx.Div{{.*}} -> tensor<f64>
func.func @log_float_float(%arg0: !torch.float, %arg1: !torch.float) -> (!torch.float) {
  %0 = torch.aten.log.float_float(%arg0, %arg1) : (!torch.float, !torch.float) -> !torch.float
  return %0 : !torch.float
}

// CHECK-LABEL: @log_float_int(
// CHECK: onnx.CastV19{{.*}} -> tensor<f64>
// CHECK: onnx.Log{{.*}} -> tensor<f64>
// CHECK: onnx.Log{{.*}} -> tensor<f64>
// CHECK: onnx.Div{{.*}} -> tensor<f64>
func.func @log_float_int(%arg0: !torch.float, %arg1: !torch.int) -> (!torch.float) {
  %0 = torch.aten.log.float_int(%arg0, %arg1) : (!torch.float, !torch.int) -> !torch.float
  return %0 : !torch.float
}

// CHECK-LABEL: @log_int_float(
// CHECK: onnx.CastV19{{.*}} -> tensor<f64>
// CHECK: onnx.Log{{.*}} -> tensor<f64>
// CHECK: onnx.Log{{.*}} -> tensor<f64>
// CHECK: onnx.Div{{.*}} -> tensor<f64>
func.func @log_int_float(%arg0: !torch.int, %arg1: !torch.float) -> (!torch.float) {
  %0 = torch.aten.log.int_float(%arg0, %arg1) : (!torch.int, !torch.float) -> !torch.float
  return %0 : !torch.float
}

// CHECK-LABEL: @log_int_int(
// CHECK: onnx.CastV19{{.*}} -> tensor<f64>
// CHECK: onnx.CastV19{{.*}} -> tensor<f64>
// CHECK: onnx.Log{{.*}} -> tensor<f64>
// CHECK: onnx.Log{{.*}} -> tensor<f64>
// CHECK: onnx.Div{{.*}} -> tensor<f64>
func.func @log_int_int(%arg0: !torch.int, %arg1: !torch.int) -> (!torch.float) {
  %0 = torch.aten.log.int_int(%arg0, %arg1) : (!torch.int, !torch.int) -> !torch.float
  return %0 : !torch.float
}

// CHECK-LABEL: @mul(
// CHECK: onnx.Mul{{.*}} -> tensor<f64>
func.func @mul(%arg0: !torch.float, %arg1: !torch.float) -> (!torch.float) {
  %0 = torch.aten.mul(%arg0, %arg1) : (!torch.float, !torch.float) -> !torch.float
  return %0 : !torch.float
}

// CHECK-LABEL: @mul_float(
// CHECK: onnx.Mul{{.*}} -> tensor<f64>
func.func @mul_float(%arg0: !torch.float, %arg1: !torch.float) -> (!torch.float) {
  %0 = torch.aten.mul.float(%arg0, %arg1) : (!torch.float, !torch.float) -> !torch.float
  return %0 : !torch.float
}

// CHECK-LABEL: @mul_float_int(
// CHECK: onnx.CastV19{{.*}} -> tensor<f64>
// CHECK: onnx.Mul{{.*}} -> tensor<f64>
func.func @mul_float_int(%arg0: !torch.float, %arg1: !torch.int) -> (!torch.float) {
  %0 = torch.aten.mul.float_int(%arg0, %arg1) : (!torch.float, !torch.int) -> !torch.float
  return %0 : !torch.float
}

// CHECK-LABEL: @mul_int(
// CHECK: onnx.Mul{{.*}} -> tensor<i64>
func.func @mul_int(%arg0: !torch.int, %arg1: !torch.int) -> (!torch.int) {
  %0 = torch.aten.mul.int(%arg0, %arg1) : (!torch.int, !torch.int) -> !torch.int
  return %0 : !torch.int
}

// CHECK-LABEL: @mul_int_float(
// CHECK: onnx.CastV19{{.*}} -> tensor<f64>
// CHECK: onnx.Mul{{.*}} -> tensor<f64>
func.func @mul_int_float(%arg0: !torch.int, %arg1: !torch.float) -> (!torch.float) {
  %0 = torch.aten.mul.int_float(%arg0, %arg1) : (!torch.int, !torch.float) -> !torch.float
  return %0 : !torch.float
}

// CHECK-LABEL: @pow_Scalar_Scalar(
// CHECK: onnx.Pow{{.*}} -> tensor<f64>
func.func @pow_Scalar_Scalar(%arg0: !torch.float, %arg1: !torch.float) -> (!torch.float) {
  %0 = torch.aten.pow.Scalar_Scalar(%arg0, %arg1) : (!torch.float, !torch.float) -> !torch.float
  return %0 : !torch.float
}

// CHECK-LABEL: @pow_float(
// CHECK: onnx.Pow{{.*}} -> tensor<f64>
func.func @pow_float(%arg0: !torch.float, %arg1: !torch.float) -> (!torch.float) {
  %0 = torch.aten.pow.float(%arg0, %arg1) : (!torch.float, !torch.float) -> !torch.float
  return %0 : !torch.float
}

// CHECK-LABEL: @pow_float_int(
// CHECK: onnx.CastV19{{.*}} -> tensor<f64>
// CHECK: onnx.Pow{{.*}} -> tensor<f64>
func.func @pow_float_int(%arg0: !torch.float, %arg1: !torch.int) -> (!torch.float) {
  %0 = torch.aten.pow.float_int(%arg0, %arg1) : (!torch.float, !torch.int) -> !torch.float
  return %0 : !torch.float
}

// CHECK-LABEL: @pow_int(
// CHECK: onnx.CastV19{{.*}} -> tensor<f64>
// CHECK: onnx.CastV19{{.*}} -> tensor<f64>
// CHECK: onnx.Pow{{.*}} -> tensor<f64>
func.func @pow_int(%arg0: !torch.int, %arg1: !torch.int) -> (!torch.float) {
  %0 = torch.aten.pow.int(%arg0, %arg1) : (!torch.int, !torch.int) -> !torch.float
  return %0 : !torch.float
}

// CHECK-LABEL: @pow_int_float(
// CHECK: onnx.CastV19{{.*}} -> tensor<f64>
// CHECK: onnx.Pow{{.*}} -> tensor<f64>
func.func @pow_int_float(%arg0: !torch.int, %arg1: !torch.float) -> (!torch.float) {
  %0 = torch.aten.pow.int_float(%arg0, %arg1) : (!torch.int, !torch.float) -> !torch.float
  return %0 : !torch.float
}

// CHECK-LABEL: @pow_int_to_int(
// CHECK: onnx.CastV19{{.*}} -> tensor<f64>
// CHECK: onnx.CastV19{{.*}} -> tensor<f64>
// CHECK: onnx.Pow{{.*}} -> tensor<f64>
// CHECK: onnx.CastV19{{.*}} -> tensor<i64>
func.func @pow_int_to_int(%arg0: !torch.int, %arg1: !torch.int) -> (!torch.int) {
  %0 = torch.aten.pow.int_to_int(%arg0, %arg1) : (!torch.int, !torch.int) -> !torch.int
  return %0 : !torch.int
}

// CHECK-LABEL: @remainder(
// CHECK: onnx.Mod{{.*}} -> tensor<f64>
// CHECK: onnx.Add{{.*}} -> tensor<f64>
// CHECK: onnx.Mod{{.*}} -> tensor<f64>
func.func @remainder(%arg0: !torch.float, %arg1: !torch.float) -> (!torch.float) {
  %0 = torch.aten.remainder(%arg0, %arg1) : (!torch.float, !torch.float) -> !torch.float
  return %0 : !torch.float
}

// CHECK-LABEL: @remainder_float(
// CHECK: onnx.Mod{{.*}} -> tensor<f64>
// CHECK: onnx.Add{{.*}} -> tensor<f64>
// CHECK: onnx.Mod{{.*}} -> tensor<f64>
func.func @remainder_float(%arg0: !torch.float, %arg1: !torch.float) -> (!torch.float) {
  %0 = torch.aten.remainder.float(%arg0, %arg1) : (!torch.float, !torch.float) -> !torch.float
  return %0 : !torch.float
}

// CHECK-LABEL: @remainder_float_int(
// CHECK: onnx.CastV19{{.*}} -> tensor<f64>
// CHECK: onnx.Mod{{.*}} -> tensor<f64>
// CHECK: onnx.Add{{.*}} -> tensor<f64>
// CHECK: onnx.Mod{{.*}} -> tensor<f64>
func.func @remainder_float_int(%arg0: !torch.float, %arg1: !torch.int) -> (!torch.float) {
  %0 = torch.aten.remainder.float_int(%arg0, %arg1) : (!torch.float, !torch.int) -> !torch.float
  return %0 : !torch.float
}

// CHECK-LABEL: @remainder_int(
// CHECK: onnx.Mod{{.*}} -> tensor<i64>
func.func @remainder_int(%arg0: !torch.int, %arg1: !torch.int) -> (!torch.int) {
  %0 = torch.aten.remainder.int(%arg0, %arg1) : (!torch.int, !torch.int) -> !torch.int
  return %0 : !torch.int
}

// CHECK-LABEL: @remainder_int_float(
// CHECK: onnx.CastV19{{.*}} -> tensor<f64>
// CHECK: onnx.Mod{{.*}} -> tensor<f64>
// CHECK: onnx.Add{{.*}} -> tensor<f64>
// CHECK: onnx.Mod{{.*}} -> tensor<f64>
func.func @remainder_int_float(%arg0: !torch.int, %arg1: !torch.float) -> (!torch.float) {
  %0 = torch.aten.remainder.int_float(%arg0, %arg1) : (!torch.int, !torch.float) -> !torch.float
  return %0 : !torch.float
}

// CHECK-LABEL: @sub(
// CHECK: onnx.Sub{{.*}} -> tensor<f64>
func.func @sub(%arg0: !torch.float, %arg1: !torch.float) -> (!torch.float) {
  %0 = torch.aten.sub(%arg0, %arg1) : (!torch.float, !torch.float) -> !torch.float
  return %0 : !torch.float
}

// CHECK-LABEL: @sub_float(
// CHECK: onnx.Sub{{.*}} -> tensor<f64>
func.func @sub_float(%arg0: !torch.float, %arg1: !torch.float) -> (!torch.float) {
  %0 = torch.aten.sub.float(%arg0, %arg1) : (!torch.float, !torch.float) -> !torch.float
  return %0 : !torch.float
}

// CHECK-LABEL: @sub_float_int(
// CHECK: onnx.CastV19{{.*}} -> tensor<f64>
// CHECK: onnx.Sub{{.*}} -> tensor<f64>
func.func @sub_float_int(%arg0: !torch.float, %arg1: !torch.int) -> (!torch.float) {
  %0 = torch.aten.sub.float_int(%arg0, %arg1) : (!torch.float, !torch.int) -> !torch.float
  return %0 : !torch.float
}

// CHECK-LABEL: @sub_int(
// CHECK: onnx.Sub{{.*}} -> tensor<i64>
func.func @sub_int(%arg0: !torch.int, %arg1: !torch.int) -> (!torch.int) {
  %0 = torch.aten.sub.int(%arg0, %arg1) : (!torch.int, !torch.int) -> !torch.int
  return %0 : !torch.int
}

// CHECK-LABEL: @sub_int_float(
// CHECK: onnx.CastV19{{.*}} -> tensor<f64>
// CHECK: onnx.Sub{{.*}} -> tensor<f64>
func.func @sub_int_float(%arg0: !torch.int, %arg1: !torch.float) -> (!torch.float) {
  %0 = torch.aten.sub.int_float(%arg0, %arg1) : (!torch.int, !torch.float) -> !torch.float
  return %0 : !torch.float
}

// CHECK-LABEL: @max_float(
// CHECK: onnx.Greater{{.*}} -> tensor<i1>
// CHECK: onnx.Where{{.*}} -> tensor<f64>
func.func @max_float(%arg0: !torch.float, %arg1: !torch.float) -> (!torch.float) {
  %0 = torch.prim.max.float(%arg0, %arg1) : (!torch.float, !torch.float) -> !torch.float
  return %0 : !torch.float
}

// CHECK-LABEL: @max_float_int(
// CHECK: onnx.CastV19{{.*}} -> tensor<f64>
// CHECK: onnx.Greater{{.*}} -> tensor<i1>
// CHECK: onnx.Where{{.*}} -> tensor<f64>
func.func @max_float_int(%arg0: !torch.float, %arg1: !torch.int) -> (!torch.float) {
  %0 = torch.prim.max.float_int(%arg0, %arg1) : (!torch.float, !torch.int) -> !torch.float
  return %0 : !torch.float
}

// CHECK-LABEL: @max_int(
// CHECK: onnx.Max{{.*}} -> tensor<i64>
func.func @max_int(%arg0: !torch.int, %arg1: !torch.int) -> (!torch.int) {
  %0 = torch.prim.max.int(%arg0, %arg1) : (!torch.int, !torch.int) -> !torch.int
  return %0 : !torch.int
}

// CHECK-LABEL: @max_int_float(
// CHECK: onnx.CastV19{{.*}} -> tensor<f64>
// CHECK: onnx.Greater{{.*}} -> tensor<i1>
// CHECK: onnx.Where{{.*}} -> tensor<f64>
func.func @max_int_float(%arg0: !torch.int, %arg1: !torch.float) -> (!torch.float) {
  %0 = torch.prim.max.int_float(%arg0, %arg1) : (!torch.int, !torch.float) -> !torch.float
  return %0 : !torch.float
}

// CHECK-LABEL: @min_float(
// CHECK: onnx.Less{{.*}} -> tensor<i1>
// CHECK: onnx.Where{{.*}} -> tensor<f64>
func.func @min_float(%arg0: !torch.float, %arg1: !torch.float) -> (!torch.float) {
  %0 = torch.prim.min.float(%arg0, %arg1) : (!torch.float, !torch.float) -> !torch.float
  return %0 : !torch.float
}

// CHECK-LABEL: @min_float_int(
// CHECK: onnx.CastV19{{.*}} -> tensor<f64>
// CHECK: onnx.Less{{.*}} -> tensor<i1>
// CHECK: onnx.Where{{.*}} -> tensor<f64>
func.func @min_float_int(%arg0: !torch.float, %arg1: !torch.int) -> (!torch.float) {
  %0 = torch.prim.min.float_int(%arg0, %arg1) : (!torch.float, !torch.int) -> !torch.float
  return %0 : !torch.float
}

// CHECK-LABEL: @min_int(
// CHECK: onnx.Min{{.*}} -> tensor<i64>
func.func @min_int(%arg0: !torch.int, %arg1: !torch.int) -> (!torch.int) {
  %0 = torch.prim.min.int(%arg0, %arg1) : (!torch.int, !torch.int) -> !torch.int
  return %0 : !torch.int
}

// CHECK-LABEL: @min_int_float(
// CHECK: onnx.CastV19{{.*}} -> tensor<f64>
// CHECK: onnx.Less{{.*}} -> tensor<i1>
// CHECK: onnx.Where{{.*}} -> tensor<f64>
func.func @min_int_float(%arg0: !torch.int, %arg1: !torch.float) -> (!torch.float) {
  %0 = torch.prim.min.int_float(%arg0, %arg1) : (!torch.int, !torch.float) -> !torch.float
  return %0 : !torch.float
}
