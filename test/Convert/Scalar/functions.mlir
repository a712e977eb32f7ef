// NOTE: The checks are written by tools/dev/update_checks.py.

// RUN: torch-onnx-opt %s --pass-pipeline='builtin.module(convert-torch-to-onnx{opset=20})' | FileCheck %s

// CHECK-LABEL: @acos_Scalar(
// CHECK: onnx.AcosV7{{.*}} -> tensor<f64>
func.func @acos_Scalar(%arg0: !torch.float) -> (!torch.float) {
  %0 = torch.aten.acos.Scalar(%arg0) : (!torch.float) -> !torch.float
  return %0 : !torch.float
}

// CHECK-LABEL: @acos_float(
// CHECK: onnx.AcosV7{{.*}} -> tensor<f64>
func.func @acos_float(%arg0: !torch.float) -> (!torch.float) {
  %0 = torch.aten.acos.float(%arg0) : (!torch.float) -> !torch.float
  return %0 : !torch.float
}

// CHECK-LABEL: @acos_int(
// CHECK: onnx.CastV19{{.*}} -> tensor<f64>
// CHECK: onnx.AcosV7{{.*}} -> tensor<f64>
func.func @acos_int(%arg0: !torch.int) -> (!torch.float) {
  %0 = torch.aten.acos.int(%arg0) : (!torch.int) -> !torch.float
  return %0 : !torch.float
}

// CHECK-LABEL: @acosh_Scalar(
// CHECK: onnx.AcoshV9{{.*}} -> tensor<f64>
func.func @acosh_Scalar(%arg0: !torch.float) -> (!torch.float) {
  %0 = torch.aten.acosh.Scalar(%arg0) : (!torch.float) -> !torch.float
  return %0 : !torch.float
}

// CHECK-LABEL: @acosh_float(
// CHECK: onnx.AcoshV9{{.*}} -> tensor<f64>
func.func @acosh_float(%arg0: !torch.float) -> (!torch.float) {
  %0 = torch.aten.acosh.float(%arg0) : (!torch.float) -> !torch.float
  return %0 : !torch.float
}

// CHECK-LABEL: @acosh_int(
// CHECK: onnx.CastV19{{.*}} -> tensor<f64>
// CHECK: onnx.AcoshV9{{.*}} -> tensor<f64>
func.func @acosh_int(%arg0: !torch.int) -> (!torch.float) {
  %0 = torch.aten.acosh.int(%arg0) : (!torch.int) -> !torch.float
  return %0 : !torch.float
}

// CHECK-LABEL: @asin_Scalar(
// CHECK: onnx.AsinV7{{.*}} -> tensor<f64>
func.func @asin_Scalar(%arg0: !torch.float) -> (!torch.float) {
  %0 = torch.aten.asin.Scalar(%arg0) : (!torch.float) -> !torch.float
  return %0 : !torch.float
}

// CHECK-LABEL: @asin_float(
// CHECK: onnx.AsinV7{{.*}} -> tensor<f64>
func.func @asin_float(%arg0: !torch.float) -> (!torch.float) {
  %0 = torch.aten.asin.float(%arg0) : (!torch.float) -> !torch.float
  return %0 : !torch.float
}

// CHECK-LABEL: @asin_int(
// CHECK: onnx.CastV19{{.*}} -> tensor<f64>
// CHECK: onnx.AsinV7{{.*}} -> tensor<f64>
func.func @asin_int(%arg0: !torch.int) -> (!torch.float) {
  %0 = torch.aten.asin.int(%arg0) : (!torch.int) -> !torch.float
  return %0 : !torch.float
}

// CHECK-LABEL: @asinh_Scalar(
// CHECK: onnx.AsinhV9{{.*}} -> tensor<f64>
func.func @asinh_Scalar(%arg0: !torch.float) -> (!torch.float) {
  %0 = torch.aten.asinh.Scalar(%arg0) : (!torch.float) -> !torch.float
  return %0 : !torch.float
}

// CHECK-LABEL: @asinh_float(
// CHECK: onnx.AsinhV9{{.*}} -> tensor<f64>
func.func @asinh_float(%arg0: !torch.float) -> (!torch.float) {
  %0 = torch.aten.asinh.float(%arg0) : (!torch.float) -> !torch.float
  return %0 : !torch.float
}

// CHECK-LABEL: @asinh_int(
// CHECK: onnx.CastV19{{.*}} -> tensor<f64>
// CHECK: onnx.AsinhV9{{.*}} -> tensor<f64>
func.func @asinh_int(%arg0: !torch.int) -> (!torch.float) {
  %0 = torch.aten.asinh.int(%arg0) : (!torch.int) -> !torch.float
  return %0 : !torch.float
}

// CHECK-LABEL: @atan_Scalar(
// CHECK: onnx.AtanV7{{.*}} -> tensor<f64>
func.func @atan_Scalar(%arg0: !torch.float) -> (!torch.float) {
  %0 = torch.aten.atan.Scalar(%arg0) : (!torch.float) -> !torch.float
  return %0 : !torch.float
}

// CHECK-LABEL: @atan_float(
// CHECK: onnx.AtanV7{{.*}} -> tensor<f64>
func.func @atan_float(%arg0: !torch.float) -> (!torch.float) {
  %0 = torch.aten.atan.float(%arg0) : (!torch.float) -> !torch.float
  return %0 : !torch.float
}

// CHECK-LABEL: @atan_int(
// CHECK: onnx.CastV19{{.*}} -> tensor<f64>
// CHECK: onnx.AtanV7{{.*}} -> tensor<f64>
func.func @atan_int(%arg0: !torch.int) -> (!torch.float) {
  %0 = torch.aten.atan.int(%arg0) : (!torch.int) -> !torch.float
  return %0 : !torch.float
}

// CHECK-LABEL: @atanh_Scalar(
// CHECK: onnx.AtanhV9{{.*}} -> tensor<f64>
func.func @atanh_Scalar(%arg0: !torch.float) -> (!torch.float) {
  %0 = torch.aten.atanh.Scalar(%arg0) : (!torch.float) -> !torch.float
  return %0 : !torch.float
}

// CHECK-LABEL: @atanh_float(
// CHECK: onnx.AtanhV9{{.*}} -> tensor<f64>
func.func @atanh_float(%arg0: !torch.float) -> (!torch.float) {
  %0 = torch.aten.atanh.float(%arg0) : (!torch.float) -> !torch.float
  return %0 : !torch.float
}

// CHECK-LABEL: @atanh_int(
// CHECK: onnx.CastV19{{.*}} -> tensor<f64>
// CHECK: onnx.AtanhV9{{.*}} -> tensor<f64>
func.func @atanh_int(%arg0: !torch.int) -> (!torch.float) {
  %0 = torch.aten.atanh.int(%arg0) : (!torch.int) -> !torch.float
  return %0 : !torch.float
}

// CHECK-LABEL: @cos_Scalar(
// CHECK: onnx.CosV7{{.*}} -> tensor<f64>
func.func @cos_Scalar(%arg0: !torch.float) -> (!torch.float) {
  %0 = torch.aten.cos.Scalar(%arg0) : (!torch.float) -> !torch.float
  return %0 : !torch.float
}

// CHECK-LABEL: @cos_float(
// CHECK: onnx.CosV7{{.*}} -> tensor<f64>
func.func @cos_float(%arg0: !torch.float) -> (!torch.float) {
  %0 = torch.aten.cos.float(%arg0) : (!torch.float) -> !torch.float
  return %0 : !torch.float
}

// CHECK-LABEL: @cos_int(
// CHECK: onnx.CastV19{{.*}} -> tensor<f64>
// CHECK: onnx.CosV7{{.*}} -> tensor<f64>
func.func @cos_int(%arg0: !torch.int) -> (!torch.float) {
  %0 = torch.aten.cos.int(%arg0) : (!torch.int) -> !torch.float
  return %0 : !torch.float
}

// CHECK-LABEL: @cosh_Scalar(
// CHECK: onnx.CoshV9{{.*}} -> tensor<f64>
func.func @cosh_Scalar(%arg0: !torch.float) -> (!torch.float) {
  %0 = torch.aten.cosh.Scalar(%arg0) : (!torch.float) -> !torch.float
  return %0 : !torch.float
}

// CHECK-LABEL: @cosh_float(
// CHECK: onnx.CoshV9{{.*}} -> tensor<f64>
func.func @cosh_float(%arg0: !torch.float) -> (!torch.float) {
  %0 = torch.aten.cosh.float(%arg0) : (!torch.float) -> !torch.float
  return %0 : !torch.float
}

// CHECK-LABEL: @cosh_int(
// CHECK: onnx.CastV19{{.*}} -> tensor<f64>
// CHECK: onnx.CoshV9{{.*}} -> tensor<f64>
func.func @cosh_int(%arg0: !torch.int) -> (!torch.float) {
  %0 = torch.aten.cosh.int(%arg0) : (!torch.int) -> !torch.float
  return %0 : !torch.float
}

// CHECK-LABEL: @erf_Scalar(
// CHECK: onnx.Erf{{.*}} -> tensor<f64>
func.func @erf_Scalar(%arg0: !torch.float) -> (!torch.float) {
  %0 = torch.aten.erf.Scalar(%arg0) : (!torch.float) -> !torch.float
  return %0 : !torch.float
}

// CHECK-LABEL: @erf_float(
// CHECK: onnx.Erf{{.*}} -> tensor<f64>
func.func @erf_float(%arg0: !torch.float) -> (!torch.float) {
  %0 = torch.aten.erf.float(%arg0) : (!torch.float) -> !torch.float
  return %0 : !torch.float
}

// CHECK-LABEL: @erf_int(
// CHECK: onnx.CastV19{{.*}} -> tensor<f64>
// CHECK: onnx.Erf{{.*}} -> tensor<f64>
func.func @erf_int(%arg0: !torch.int) -> (!torch.float) {
  %0 = torch.aten.erf.int(%arg0) : (!torch.int) -> !torch.float
  return %0 : !torch.float
}

// CHECK-LABEL: @exp_Scalar(
// CHECK: onnx.Exp{{.*}} -> tensor<f64>
func.func @exp_Scalar(%arg0: !torch.float) -> (!torch.float) {
  %0 = torch.aten.exp.Scalar(%arg0) : (!torch.float) -> !torch.float
  return %0 : !torch.float
}

// CHECK-LABEL: @exp_float(
// CHECK: onnx.Exp{{.*}} -> tensor<f64>
func.func @exp_float(%arg0: !torch.float) -> (!torch.float) {
  %0 = torch.aten.exp.float(%arg0) : (!torch.float) -> !torch.float
  return %0 : !torch.float
}

// CHECK-LABEL: @exp_int(
// CHECK: onnx.CastV19{{.*}} -> tensor<f64>
// CHECK: onnx.Exp{{.*}} -> tensor<f64>
func.func @exp_int(%arg0: !torch.int) -> (!torch.float) {
  %0 = torch.aten.exp.int(%arg0) : (!torch.int) -> !torch.float
  return %0 : !torch.float
}

// CHECK-LABEL: @log_Scalar(
// CHECK: onnx.Log{{.*}} -> tensor<f64>
func.func @log_Scalar(%arg0: !torch.float) -> (!torch.float) {
  %0 = torch.aten.log.Scalar(%arg0) : (!torch.float) -> !torch.float
  return %0 : !torch.float
}

// CHECK-LABEL: @log_float(
// CHECK: onnx.Log{{.*}} -> tensor<f64>
func.func @log_float(%arg0: !torch.float) -> (!torch.float) {
  %0 = torch.aten.log.float(%arg0) : (!torch.float) -> !torch.float
  return %0 : !torch.float
}

// CHECK-LABEL: @log_int(
// CHECK: onnx.CastV19{{.*}} -> tensor<f64>
// CHECK: onnx.Log{{.*}} -> tensor<f64>
func.func @log_int(%arg0: !torch.int) -> (!torch.float) {
  %0 = torch.aten.log.int(%arg0) : (!torch.int) -> !torch.float
  return %0 : !torch.float
}

// CHECK-LABEL: @sin_Scalar(
// CHECK: onnx.SinV7{{.*}} -> tensor<f64>
func.func @sin_Scalar(%arg0: !torch.float) -> (!torch.float) {
  %0 = torch.aten.sin.Scalar(%arg0) : (!torch.float) -> !torch.float
  return %0 : !torch.float
}

// CHECK-LABEL: @sin_float(
// CHECK: onnx.SinV7{{.*}} -> tensor<f64>
func.func @sin_float(%arg0: !torch.float) -> (!torch.float) {
  %0 = torch.aten.sin.float(%arg0) : (!torch.float) -> !torch.float
  return %0 : !torch.float
}

// CHECK-LABEL: @sin_int(
// CHECK: onnx.CastV19{{.*}} -> tensor<f64>
// CHECK: onnx.SinV7{{.*}} -> tensor<f64>
func.func @sin_int(%arg0: !torch.int) -> (!torch.float) {
  %0 = torch.aten.sin.int(%arg0) : (!torch.int) -> !torch.float
  return %0 : !torch.float
}

// CHECK-LABEL: @sinh_Scalar(
// CHECK: onnx.SinhV9{{.*}} -> tensor<f64>
func.func @sinh_Scalar(%arg0: !torch.float) -> (!torch.float) {
  %0 = torch.aten.sinh.Scalar(%arg0) : (!torch.float) -> !torch.float
  return %0 : !torch.float
}

// CHECK-LABEL: @sinh_float(
// CHECK: onnx.SinhV9{{.*}} -> tensor<f64>
func.func @sinh_float(%arg0: !torch.float) -> (!torch.float) {
  %0 = torch.aten.sinh.float(%arg0) : (!torch.float) -> !torch.float
  return %0 : !torch.float
}

// CHECK-LABEL: @sinh_int(
// CHECK: onnx.CastV19{{.*}} -> tensor<f64>
// CHECK: onnx.SinhV9{{.*}} -> tensor<f64>
func.func @sinh_int(%arg0: !torch.int) -> (!torch.float) {
  %0 = torch.aten.sinh.int(%arg0) : (!torch.int) -> !torch.float
  return %0 : !torch.float
}

// CHECK-LABEL: @sqrt_Scalar(
// CHECK: onnx.Sqrt{{.*}} -> tensor<f64>
func.func @sqrt_Scalar(%arg0: !torch.float) -> (!torch.float) {
  %0 = torch.aten.sqrt.Scalar(%arg0) : (!torch.float) -> !torch.float
  return %0 : !torch.float
}

// CHECK-LABEL: @sqrt_float(
// CHECK: onnx.Sqrt{{.*}} -> tensor<f64>
func.func @sqrt_float(%arg0: !torch.float) -> (!torch.float) {
  %0 = torch.aten.sqrt.float(%arg0) : (!torch.float) -> !torch.float
  return %0 : !torch.float
}

// CHECK-LABEL: @sqrt_int(
// CHECK: onnx.CastV19{{.*}} -> tensor<f64>
// CHECK: onnx.Sqrt{{.*}} -> tensor<f64>
func.func @sqrt_int(%arg0: !torch.int) -> (!torch.float) {
  %0 = torch.aten.sqrt.int(%arg0) : (!torch.int) -> !torch.float
  return %0 : !torch.float
}

// CHECK-LABEL: @tan_Scalar(
// CHECK: onnx.TanV7{{.*}} -> tensor<f64>
func.func @tan_Scalar(%arg0: !torch.float) -> (!torch.float) {
  %0 = torch.aten.tan.Scalar(%arg0) : (!torch.float) -> !torch.float
  return %0 : !torch.float
}

// CHECK-LABEL: @tan_float(
// CHECK: onnx.TanV7{{.*}} -> tensor<f64>
func.func @tan_float(%arg0: !torch.float) -> (!torch.float) {
  %0 = torch.aten.tan.float(%arg0) : (!torch.float) -> !torch.float
  return %0 : !torch.float
}

// CHECK-LABEL: @tan_int(
// CHECK: onnx.CastV19{{.*}} -> tensor<f64>
// CHECK: onnx.TanV7{{.*}} -> tensor<f64>
func.func @tan_int(%arg0: !torch.int) -> (!torch.float) {
  %0 = torch.aten.tan.int(%arg0) : (!torch.int) -> !torch.float
  return %0 : !torch.float
}

// CHECK-LABEL: @tanh_Scalar(
// CHECK: onnx.Tanh{{.*}} -> tensor<f64>
func.func @tanh_Scalar(%arg0: !torch.float) -> (!torch.float) {
  %0 = torch.aten.tanh.Scalar(%arg0) : (!torch.float) -> !torch.float
  return %0 : !torch.float
}

// CHECK-LABEL: @tanh_float(
// CHECK: onnx.Tanh{{.*}} -> tensor<f64>
func.func @tanh_float(%arg0: !torch.float) -> (!torch.float) {
  %0 = torch.aten.tanh.float(%arg0) : (!torch.float) -> !torch.float
  return %0 : !torch.float
}

// CHECK-LABEL: @tanh_int(
// CHECK: onnx.CastV19{{.*}} -> tensor<f64>
// CHECK: onnx.Tanh{{.*}} -> tensor<f64>
func.func @tanh_int(%arg0: !torch.int) -> (!torch.float) {
  %0 = torch.aten.tanh.int(%arg0) : (!torch.int) -> !torch.float
  return %0 : !torch.float
}
