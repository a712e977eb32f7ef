// NOTE: The checks are written by tools/dev/update_checks.py.

// RUN: torch-onnx-opt %s --pass-pipeline='builtin.module(convert-torch-to-onnx{opset=20})' | FileCheck %s

// CHECK-LABEL: @acos_Scalar(
// CHECK: %[[V0:.*]] = onnx.AcosV7(%arg0) : {{.*}} -> tensor<f64>
// CHECK: return %[[V0]]
func.func @acos_Scalar(%arg0: !torch.float) -> (!torch.float) {
  %0 = torch.aten.acos.Scalar(%arg0) : (!torch.float) -> !torch.float
  return %0 : !torch.float
}

// CHECK-LABEL: @acos_float(
// CHECK: %[[V0:.*]] = onnx.AcosV7(%arg0) : {{.*}} -> tensor<f64>
// CHECK: return %[[V0]]
func.func @acos_float(%arg0: !torch.float) -> (!torch.float) {
  %0 = torch.aten.acos.float(%arg0) : (!torch.float) -> !torch.float
  return %0 : !torch.float
}

// CHECK-LABEL: @acos_int(
// CHECK: %[[V0:.*]] = onnx.CastV19(%arg0) {to = 11 : i64} : {{.*}} -> tensor<f64>
// CHECK: %[[V1:.*]] = onnx.AcosV7(%[[V0]]) : {{.*}} -> tensor<f64>
// CHECK: return %[[V1]]
func.func @acos_int(%arg0: !torch.int) -> (!torch.float) {
  %0 = torch.aten.acos.int(%arg0) : (!torch.int) -> !torch.float
  return %0 : !torch.float
}

// CHECK-LABEL: @acosh_Scalar(
// CHECK: %[[V0:.*]] = onnx.AcoshV9(%arg0) : {{.*}} -> tensor<f64>
// CHECK: return %[[V0]]
func.func @acosh_Scalar(%arg0: !torch.float) -> (!torch.float) {
  %0 = torch.aten.acosh.Scalar(%arg0) : (!torch.float) -> !torch.float
  return %0 : !torch.float
}

// CHECK-LABEL: @acosh_float(
// CHECK: %[[V0:.*]] = onnx.AcoshV9(%arg0) : {{.*}} -> tensor<f64>
// CHECK: return %[[V0]]
func.func @acosh_float(%arg0: !torch.float) -> (!torch.float) {
  %0 = torch.aten.acosh.float(%arg0) : (!torch.float) -> !torch.float
  return %0 : !torch.float
}

// CHECK-LABEL: @acosh_int(
// CHECK: %[[V0:.*]] = onnx.CastV19(%arg0) {to = 11 : i64} : {{.*}} -> tensor<f64>
// CHECK: %[[V1:.*]] = onnx.AcoshV9(%[[V0]]) : {{.*}} -> tensor<f64>
// CHECK: return %[[V1]]
func.func @acosh_int(%arg0: !torch.int) -> (!torch.float) {
  %0 = torch.aten.acosh.int(%arg0) : (!torch.int) -> !torch.float
  return %0 : !torch.float
}

// CHECK-LABEL: @asin_Scalar(
// CHECK: %[[V0:.*]] = onnx.AsinV7(%arg0) : {{.*}} -> tensor<f64>
// CHECK: return %[[V0]]
func.func @asin_Scalar(%arg0: !torch.float) -> (!torch.float) {
  %0 = torch.aten.asin.Scalar(%arg0) : (!torch.float) -> !torch.float
  return %0 : !torch.float
}

// CHECK-LABEL: @asin_float(
// CHECK: %[[V0:.*]] = onnx.AsinV7(%arg0) : {{.*}} -> tensor<f64>
// CHECK: return %[[V0]]
func.func @asin_float(%arg0: !torch.float) -> (!torch.float) {
  %0 = torch.aten.asin.float(%arg0) : (!torch.float) -> !torch.float
  return %0 : !torch.float
}

// CHECK-LABEL: @asin_int(
// CHECK: %[[V0:.*]] = onnx.CastV19(%arg0) {to = 11 : i64} : {{.*}} -> tensor<f64>
// CHECK: %[[V1:.*]] = onnx.AsinV7(%[[V0]]) : {{.*}} -> tensor<f64>
// CHECK: return %[[V1]]
func.func @asin_int(%arg0: !torch.int) -> (!torch.float) {
  %0 = torch.aten.asin.int(%arg0) : (!torch.int) -> !torch.float
  return %0 : !torch.float
}

// CHECK-LABEL: @asinh_Scalar(
// CHECK: %[[V0:.*]] = onnx.AsinhV9(%arg0) : {{.*}} -> tensor<f64>
// CHECK: return %[[V0]]
func.func @asinh_Scalar(%arg0: !torch.float) -> (!torch.float) {
  %0 = torch.aten.asinh.Scalar(%arg0) : (!torch.float) -> !torch.float
  return %0 : !torch.float
}

// CHECK-LABEL: @asinh_float(
// CHECK: %[[V0:.*]] = onnx.AsinhV9(%arg0) : {{.*}} -> tensor<f64>
// CHECK: return %[[V0]]
func.func @asinh_float(%arg0: !torch.float) -> (!torch.float) {
  %0 = torch.aten.asinh.float(%arg0) : (!torch.float) -> !torch.float
  return %0 : !torch.float
}

// CHECK-LABEL: @asinh_int(
// CHECK: %[[V0:.*]] = onnx.CastV19(%arg0) {to = 11 : i64} : {{.*}} -> tensor<f64>
// CHECK: %[[V1:.*]] = onnx.AsinhV9(%[[V0]]) : {{.*}} -> tensor<f64>
// CHECK: return %[[V1]]
func.func @asinh_int(%arg0: !torch.int) -> (!torch.float) {
  %0 = torch.aten.asinh.int(%arg0) : (!torch.int) -> !torch.float
  return %0 : !torch.float
}

// CHECK-LABEL: @atan_Scalar(
// CHECK: %[[V0:.*]] = onnx.AtanV7(%arg0) : {{.*}} -> tensor<f64>
// CHECK: return %[[V0]]
func.func @atan_Scalar(%arg0: !torch.float) -> (!torch.float) {
  %0 = torch.aten.atan.Scalar(%arg0) : (!torch.float) -> !torch.float
  return %0 : !torch.float
}

// CHECK-LABEL: @atan_float(
// CHECK: %[[V0:.*]] = onnx.AtanV7(%arg0) : {{.*}} -> tensor<f64>
// CHECK: return %[[V0]]
func.func @atan_float(%arg0: !torch.float) -> (!torch.float) {
  %0 = torch.aten.atan.float(%arg0) : (!torch.float) -> !torch.float
  return %0 : !torch.float
}

// CHECK-LABEL: @atan_int(
// CHECK: %[[V0:.*]] = onnx.CastV19(%arg0) {to = 11 : i64} : {{.*}} -> tensor<f64>
// CHECK: %[[V1:.*]] = onnx.AtanV7(%[[V0]]) : {{.*}} -> tensor<f64>
// CHECK: return %[[V1]]
func.func @atan_int(%arg0: !torch.int) -> (!torch.float) {
  %0 = torch.aten.atan.int(%arg0) : (!torch.int) -> !torch.float
  return %0 : !torch.float
}

// CHECK-LABEL: @atanh_Scalar(
// CHECK: %[[V0:.*]] = onnx.AtanhV9(%arg0) : {{.*}} -> tensor<f64>
// CHECK: return %[[V0]]
func.func @atanh_Scalar(%arg0: !torch.float) -> (!torch.float) {
  %0 = torch.aten.atanh.Scalar(%arg0) : (!torch.float) -> !torch.float
  return %0 : !torch.float
}

// CHECK-LABEL: @atanh_float(
// CHECK: %[[V0:.*]] = onnx.AtanhV9(%arg0) : {{.*}} -> tensor<f64>
// CHECK: return %[[V0]]
func.func @atanh_float(%arg0: !torch.float) -> (!torch.float) {
  %0 = torch.aten.atanh.float(%arg0) : (!torch.float) -> !torch.float
  return %0 : !torch.float
}

// CHECK-LABEL: @atanh_int(
// CHECK: %[[V0:.*]] = onnx.CastV19(%arg0) {to = 11 : i64} : {{.*}} -> tensor<f64>
// CHECK: %[[V1:.*]] = onnx.AtanhV9(%[[V0]]) : {{.*}} -> tensor<f64>
// CHECK: return %[[V1]]
func.func @atanh_int(%arg0: !torch.int) -> (!torch.float) {
  %0 = torch.aten.atanh.int(%arg0) : (!torch.int) -> !torch.float
  return %0 : !torch.float
}

// CHECK-LABEL: @cos_Scalar(
// CHECK: %[[V0:.*]] = onnx.CosV7(%arg0) : {{.*}} -> tensor<f64>
// CHECK: return %[[V0]]
func.func @cos_Scalar(%arg0: !torch.float) -> (!torch.float) {
  %0 = torch.aten.cos.Scalar(%arg0) : (!torch.float) -> !torch.float
  return %0 : !torch.float
}

// CHECK-LABEL: @cos_float(
// CHECK: %[[V0:.*]] = onnx.CosV7(%arg0) : {{.*}} -> tensor<f64>
// CHECK: return %[[V0]]
func.func @cos_float(%arg0: !torch.float) -> (!torch.float) {
  %0 = torch.aten.cos.float(%arg0) : (!torch.float) -> !torch.float
  return %0 : !torch.float
}

// CHECK-LABEL: @cos_int(
// CHECK: %[[V0:.*]] = onnx.CastV19(%arg0) {to = 11 : i64} : {{.*}} -> tensor<f64>
// CHECK: %[[V1:.*]] = onnx.CosV7(%[[V0]]) : {{.*}} -> tensor<f64>
// CHECK: return %[[V1]]
func.func @cos_int(%arg0: !torch.int) -> (!torch.float) {
  %0 = torch.aten.cos.int(%arg0) : (!torch.int) -> !torch.float
  return %0 : !torch.float
}

// CHECK-LABEL: @cosh_Scalar(
// CHECK: %[[V0:.*]] = onnx.CoshV9(%arg0) : {{.*}} -> tensor<f64>
// CHECK: return %[[V0]]
func.func @cosh_Scalar(%arg0: !torch.float) -> (!torch.float) {
  %0 = torch.aten.cosh.Scalar(%arg0) : (!torch.float) -> !torch.float
  return %0 : !torch.float
}

// CHECK-LABEL: @cosh_float(
// CHECK: %[[V0:.*]] = onnx.CoshV9(%arg0) : {{.*}} -> tensor<f64>
// CHECK: return %[[V0]]
func.func @cosh_float(%arg0: !torch.float) -> (!torch.float) {
  %0 = torch.aten.cosh.float(%arg0) : (!torch.float) -> !torch.float
  return %0 : !torch.float
}

// CHECK-LABEL: @cosh_int(
// CHECK: %[[V0:.*]] = onnx.CastV19(%arg0) {to = 11 : i64} : {{.*}} -> tensor<f64>
// CHECK: %[[V1:.*]] = onnx.CoshV9(%[[V0]]) : {{.*}} -> tensor<f64>
// CHECK: return %[[V1]]
func.func @cosh_int(%arg0: !torch.int) -> (!torch.float) {
  %0 = torch.aten.cosh.int(%arg0) : (!torch.int) -> !torch.float
  return %0 : !torch.float
}

// CHECK-LABEL: @erf_Scalar(
// CHECK: %[[V0:.*]] = onnx.Erf(%arg0) : {{.*}} -> tensor<f64>
// CHECK: return %[[V0]]
func.func @erf_Scalar(%arg0: !torch.float) -> (!torch.float) {
  %0 = torch.aten.erf.Scalar(%arg0) : (!torch.float) -> !torch.float
  return %0 : !torch.float
}

// CHECK-LABEL: @erf_float(
// CHECK: %[[V0:.*]] = onnx.Erf(%arg0) : {{.*}} -> tensor<f64>
// CHECK: return %[[V0]]
func.func @erf_float(%arg0: !torch.float) -> (!torch.float) {
  %0 = torch.aten.erf.float(%arg0) : (!torch.float) -> !torch.float
  return %0 : !torch.float
}

// CHECK-LABEL: @erf_int(
// CHECK: %[[V0:.*]] = onnx.CastV19(%arg0) {to = 11 : i64} : {{.*}} -> tensor<f64>
// CHECK: %[[V1:.*]] = onnx.Erf(%[[V0]]) : {{.*}} -> tensor<f64>
// CHECK: return %[[V1]]
func.func @erf_int(%arg0: !torch.int) -> (!torch.float) {
  %0 = torch.aten.erf.int(%arg0) : (!torch.int) -> !torch.float
  return %0 : !torch.float
}

// CHECK-LABEL: @exp_Scalar(
// CHECK: %[[V0:.*]] = onnx.Exp(%arg0) : {{.*}} -> tensor<f64>
// CHECK: return %[[V0]]
func.func @exp_Scalar(%arg0: !torch.float) -> (!torch.float) {
  %0 = torch.aten.exp.Scalar(%arg0) : (!torch.float) -> !torch.float
  return %0 : !torch.float
}

// CHECK-LABEL: @exp_float(
// CHECK: %[[V0:.*]] = onnx.Exp(%arg0) : {{.*}} -> tensor<f64>
// CHECK: return %[[V0]]
func.func @exp_float(%arg0: !torch.float) -> (!torch.float) {
  %0 = torch.aten.exp.float(%arg0) : (!torch.float) -> !torch.float
  return %0 : !torch.float
}

// CHECK-LABEL: @exp_int(
// CHECK: %[[V0:.*]] = onnx.CastV19(%arg0) {to = 11 : i64} : {{.*}} -> tensor<f64>
// CHECK: %[[V1:.*]] = onnx.Exp(%[[V0]]) : {{.*}} -> tensor<f64>
// CHECK: return %[[V1]]
func.func @exp_int(%arg0: !torch.int) -> (!torch.float) {
  %0 = torch.aten.exp.int(%arg0) : (!torch.int) -> !torch.float
  return %0 : !torch.float
}

// CHECK-LABEL: @log_Scalar(
// CHECK: %[[V0:.*]] = onnx.Log(%arg0) : {{.*}} -> tensor<f64>
// CHECK: return %[[V0]]
func.func @log_Scalar(%arg0: !torch.float) -> (!torch.float) {
  %0 = torch.aten.log.Scalar(%arg0) : (!torch.float) -> !torch.float
  return %0 : !torch.float
}

// CHECK-LABEL: @log_float(
// CHECK: %[[V0:.*]] = onnx.Log(%arg0) : {{.*}} -> tensor<f64>
// CHECK: return %[[V0]]
func.func @log_float(%arg0: !torch.float) -> (!torch.float) {
  %0 = torch.aten.log.float(%arg0) : (!torch.float) -> !torch.float
  return %0 : !torch.float
}

// CHECK-LABEL: @log_int(
// CHECK: %[[V0:.*]] = onnx.CastV19(%arg0) {to = 11 : i64} : {{.*}} -> tensor<f64>
// CHECK: %[[V1:.*]] = onnx.Log(%[[V0]]) : {{.*}} -> tensor<f64>
// CHECK: return %[[V1]]
func.func @log_int(%arg0: !torch.int) -> (!torch.float) {
  %0 = torch.aten.log.int(%arg0) : (!torch.int) -> !torch.float
  return %0 : !torch.float
}

// CHECK-LABEL: @sin_Scalar(
// CHECK: %[[V0:.*]] = onnx.SinV7(%arg0) : {{.*}} -> tensor<f64>
// CHECK: return %[[V0]]
func.func @sin_Scalar(%arg0: !torch.float) -> (!torch.float) {
  %0 = torch.aten.sin.Scalar(%arg0) : (!torch.float) -> !torch.float
  return %0 : !torch.float
}

// CHECK-LABEL: @sin_float(
// CHECK: %[[V0:.*]] = onnx.SinV7(%arg0) : {{.*}} -> tensor<f64>
// CHECK: return %[[V0]]
func.func @sin_float(%arg0: !torch.float) -> (!torch.float) {
  %0 = torch.aten.sin.float(%arg0) : (!torch.float) -> !torch.float
  return %0 : !torch.float
}

// CHECK-LABEL: @sin_int(
// CHECK: %[[V0:.*]] = onnx.CastV19(%arg0) {to = 11 : i64} : {{.*}} -> tensor<f64>
// CHECK: %[[V1:.*]] = onnx.SinV7(%[[V0]]) : {{.*}} -> tensor<f64>
// CHECK: return %[[V1]]
func.func @sin_int(%arg0: !torch.int) -> (!torch.float) {
  %0 = torch.aten.sin.int(%arg0) : (!torch.int) -> !torch.float
  return %0 : !torch.float
}

// CHECK-LABEL: @sinh_Scalar(
// CHECK: %[[V0:.*]] = onnx.SinhV9(%arg0) : {{.*}} -> tensor<f64>
// CHECK: return %[[V0]]
func.func @sinh_Scalar(%arg0: !torch.float) -> (!torch.float) {
  %0 = torch.aten.sinh.Scalar(%arg0) : (!torch.float) -> !torch.float
  return %0 : !torch.float
}

// CHECK-LABEL: @sinh_float(
// CHECK: %[[V0:.*]] = onnx.SinhV9(%arg0) : {{.*}} -> tensor<f64>
// CHECK: return %[[V0]]
func.func @sinh_float(%arg0: !torch.float) -> (!torch.float) {
  %0 = torch.aten.sinh.float(%arg0) : (!torch.float) -> !torch.float
  return %0 : !torch.float
}

// CHECK-LABEL: @sinh_int(
// CHECK: %[[V0:.*]] = onnx.CastV19(%arg0) {to = 11 : i64} : {{.*}} -> tensor<f64>
// CHECK: %[[V1:.*]] = onnx.SinhV9(%[[V0]]) : {{.*}} -> tensor<f64>
// CHECK: return %[[V1]]
func.func @sinh_int(%arg0: !torch.int) -> (!torch.float) {
  %0 = torch.aten.sinh.int(%arg0) : (!torch.int) -> !torch.float
  return %0 : !torch.float
}

// CHECK-LABEL: @sqrt_Scalar(
// CHECK: %[[V0:.*]] = onnx.Sqrt(%arg0) : {{.*}} -> tensor<f64>
// CHECK: return %[[V0]]
func.func @sqrt_Scalar(%arg0: !torch.float) -> (!torch.float) {
  %0 = torch.aten.sqrt.Scalar(%arg0) : (!torch.float) -> !torch.float
  return %0 : !torch.float
}

// CHECK-LABEL: @sqrt_float(
// CHECK: %[[V0:.*]] = onnx.Sqrt(%arg0) : {{.*}} -> tensor<f64>
// CHECK: return %[[V0]]
func.func @sqrt_float(%arg0: !torch.float) -> (!torch.float) {
  %0 = torch.aten.sqrt.float(%arg0) : (!torch.float) -> !torch.float
  return %0 : !torch.float
}

// CHECK-LABEL: @sqrt_int(
// CHECK: %[[V0:.*]] = onnx.CastV19(%arg0) {to = 11 : i64} : {{.*}} -> tensor<f64>
// CHECK: %[[V1:.*]] = onnx.Sqrt(%[[V0]]) : {{.*}} -> tensor<f64>
// CHECK: return %[[V1]]
func.func @sqrt_int(%arg0: !torch.int) -> (!torch.float) {
  %0 = torch.aten.sqrt.int(%arg0) : (!torch.int) -> !torch.float
  return %0 : !torch.float
}

// CHECK-LABEL: @tan_Scalar(
// CHECK: %[[V0:.*]] = onnx.TanV7(%arg0) : {{.*}} -> tensor<f64>
// CHECK: return %[[V0]]
func.func @tan_Scalar(%arg0: !torch.float) -> (!torch.float) {
  %0 = torch.aten.tan.Scalar(%arg0) : (!torch.float) -> !torch.float
  return %0 : !torch.float
}

// CHECK-LABEL: @tan_float(
// CHECK: %[[V0:.*]] = onnx.TanV7(%arg0) : {{.*}} -> tensor<f64>
// CHECK: return %[[V0]]
func.func @tan_float(%arg0: !torch.float) -> (!torch.float) {
  %0 = torch.aten.tan.float(%arg0) : (!torch.float) -> !torch.float
  return %0 : !torch.float
}

// CHECK-LABEL: @tan_int(
// CHECK: %[[V0:.*]] = onnx.CastV19(%arg0) {to = 11 : i64} : {{.*}} -> tensor<f64>
// CHECK: %[[V1:.*]] = onnx.TanV7(%[[V0]]) : {{.*}} -> tensor<f64>
// CHECK: return %[[V1]]
func.func @tan_int(%arg0: !torch.int) -> (!torch.float) {
  %0 = torch.aten.tan.int(%arg0) : (!torch.int) -> !torch.float
  return %0 : !torch.float
}

// CHECK-LABEL: @tanh_Scalar(
// CHECK: %[[V0:.*]] = onnx.Tanh(%arg0) : {{.*}} -> tensor<f64>
// CHECK: return %[[V0]]
func.func @tanh_Scalar(%arg0: !torch.float) -> (!torch.float) {
  %0 = torch.aten.tanh.Scalar(%arg0) : (!torch.float) -> !torch.float
  return %0 : !torch.float
}

// CHECK-LABEL: @tanh_float(
// CHECK: %[[V0:.*]] = onnx.Tanh(%arg0) : {{.*}} -> tensor<f64>
// CHECK: return %[[V0]]
func.func @tanh_float(%arg0: !torch.float) -> (!torch.float) {
  %0 = torch.aten.tanh.float(%arg0) : (!torch.float) -> !torch.float
  return %0 : !torch.float
}

// CHECK-LABEL: @tanh_int(
// CHECK: %[[V0:.*]] = onnx.CastV19(%arg0) {to = 11 : i64} : {{.*}} -> tensor<f64>
// CHECK: %[[V1:.*]] = onnx.Tanh(%[[V0]]) : {{.*}} -> tensor<f64>
// CHECK: return %[[V1]]
func.func @tanh_int(%arg0: !torch.int) -> (!torch.float) {
  %0 = torch.aten.tanh.int(%arg0) : (!torch.int) -> !torch.float
  return %0 : !torch.float
}
