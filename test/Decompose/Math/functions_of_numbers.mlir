// NOTE: The checks are written by tools/dev/update_checks.py.

// RUN: torch-onnx-opt %s --decompose | FileCheck %s

// CHECK-LABEL: @erfc_float(
// CHECK-NOT: torch.aten.erfc.float(
// CHECK: return {{.*}} : !torch.float
func.func @erfc_float(%arg0: !torch.float) -> (!torch.float) {
  %0 = torch.aten.erfc.float(%arg0) : (!torch.float) -> !torch.float
  return %0 : !torch.float
}

// CHECK-LABEL: @erfc_int(
// CHECK-NOT: torch.aten.erfc.int(
// CHECK: return {{.*}} : !torch.float
func.func @erfc_int(%arg0: !torch.int) -> (!torch.float) {
  %0 = torch.aten.erfc.int(%arg0) : (!torch.int) -> !torch.float
  return %0 : !torch.float
}

// CHECK-LABEL: @expm1_float(
// CHECK: %[[V0:.*]] = torch.aten.scalar_tensor(%arg0, {{.*}}) : ({{.*}}, !torch.int<7>, !torch.none, !torch.none, !torch.none) -> !torch.tensor<[],f64>
// CHECK: %[[V1:.*]] = torch.aten.exp(%[[V0]]) : {{.*}} -> !torch.tensor<[],f64>
// CHECK: %[[V2:.*]] = torch.aten.sub.Scalar(%[[V1]], {{.*}}) : ({{.*}}, !torch.int<1>, !torch.int<1>) -> !torch.tensor<[],f64>
// CHECK: %[[V3:.*]] = torch.aten.log(%[[V1]]) : {{.*}} -> !torch.tensor<[],f64>
// CHECK: %[[V4:.*]] = torch.aten.div.Tensor(%[[V0]], %[[V3]]) : {{.*}} -> !torch.tensor<[],f64>
// CHECK: %[[V5:.*]] = torch.aten.mul.Tensor(%[[V2]], %[[V4]]) : {{.*}} -> !torch.tensor<[],f64>
// CHECK: %[[V6:.*]] = torch.aten.abs(%[[V0]]) : {{.*}} -> !torch.tensor<[],f64>
// CHECK: %[[V7:.*]] = torch.aten.lt.Scalar(%[[V6]], {{.*}}) : ({{.*}}, !torch.int<1>) -> !torch.tensor<[],i1>
// CHECK: %[[V8:.*]] = torch.aten.where.self(%[[V7]], %[[V5]], %[[V2]]) : {{.*}} -> !torch.tensor<[],f64>
// CHECK: %[[V9:.*]] = torch.aten.eq.Scalar(%[[V2]], {{.*}}) : ({{.*}}, !torch.int<0>) -> !torch.tensor<[],i1>
// CHECK: %[[V10:.*]] = torch.aten.where.self(%[[V9]], %[[V0]], %[[V8]]) : {{.*}} -> !torch.tensor<[],f64>
// CHECK: %[[V11:.*]] = torch.aten.Float.Tensor(%[[V10]]) : {{.*}} -> !torch.float
// CHECK: return %[[V11]]
func.func @expm1_float(%arg0: !torch.float) -> (!torch.float) {
  %0 = torch.aten.expm1.float(%arg0) : (!torch.float) -> !torch.float
  return %0 : !torch.float
}

// CHECK-LABEL: @expm1_int(
// CHECK: %[[V0:.*]] = torch.aten.scalar_tensor(%arg0, {{.*}}) : ({{.*}}, !torch.int<7>, !torch.none, !torch.none, !torch.none) -> !torch.tensor<[],f64>
// CHECK: %[[V1:.*]] = torch.aten.exp(%[[V0]]) : {{.*}} -> !torch.tensor<[],f64>
// CHECK: %[[V2:.*]] = torch.aten.sub.Scalar(%[[V1]], {{.*}}) : ({{.*}}, !torch.int<1>, !torch.int<1>) -> !torch.tensor<[],f64>
// CHECK: %[[V3:.*]] = torch.aten.log(%[[V1]]) : {{.*}} -> !torch.tensor<[],f64>
// CHECK: %[[V4:.*]] = torch.aten.div.Tensor(%[[V0]], %[[V3]]) : {{.*}} -> !torch.tensor<[],f64>
// CHECK: %[[V5:.*]] = torch.aten.mul.Tensor(%[[V2]], %[[V4]]) : {{.*}} -> !torch.tensor<[],f64>
// CHECK: %[[V6:.*]] = torch.aten.abs(%[[V0]]) : {{.*}} -> !torch.tensor<[],f64>
// CHECK: %[[V7:.*]] = torch.aten.lt.Scalar(%[[V6]], {{.*}}) : ({{.*}}, !torch.int<1>) -> !torch.tensor<[],i1>
// CHECK: %[[V8:.*]] = torch.aten.where.self(%[[V7]], %[[V5]], %[[V2]]) : {{.*}} -> !torch.tensor<[],f64>
// CHECK: %[[V9:.*]] = torch.aten.eq.Scalar(%[[V2]], {{.*}}) : ({{.*}}, !torch.int<0>) -> !torch.tensor<[],i1>
// CHECK: %[[V10:.*]] = torch.aten.where.self(%[[V9]], %[[V0]], %[[V8]]) : {{.*}} -> !torch.tensor<[],f64>
// CHECK: %[[V11:.*]] = torch.aten.Float.Tensor(%[[V10]]) : {{.*}} -> !torch.float
// CHECK: return %[[V11]]
func.func @expm1_int(%arg0: !torch.int) -> (!torch.float) {
  %0 = torch.aten.expm1.int(%arg0) : (!torch.int) -> !torch.float
  return %0 : !torch.float
}

// CHECK-LABEL: @gamma_float(
// CHECK-NOT: torch.aten.gamma.float(
// CHECK: return {{.*}} : !torch.float
func.func @gamma_float(%arg0: !torch.float) -> (!torch.float) {
  %0 = torch.aten.gamma.float(%arg0) : (!torch.float) -> !torch.float
  return %0 : !torch.float
}

// CHECK-LABEL: @gamma_int(
// CHECK-NOT: torch.aten.gamma.int(
// CHECK: return {{.*}} : !torch.float
func.func @gamma_int(%arg0: !torch.int) -> (!torch.float) {
  %0 = torch.aten.gamma.int(%arg0) : (!torch.int) -> !torch.float
  return %0 : !torch.float
}

// CHECK-LABEL: @lgamma_float(
// CHECK-NOT: torch.aten.lgamma.float(
// CHECK: return {{.*}} : !torch.float
func.func @lgamma_float(%arg0: !torch.float) -> (!torch.float) {
  %0 = torch.aten.lgamma.float(%arg0) : (!torch.float) -> !torch.float
  return %0 : !torch.float
}

// CHECK-LABEL: @lgamma_int(
// CHECK-NOT: torch.aten.lgamma.int(
// CHECK: return {{.*}} : !torch.float
func.func @lgamma_int(%arg0: !torch.int) -> (!torch.float) {
  %0 = torch.aten.lgamma.int(%arg0) : (!torch.int) -> !torch.float
  return %0 : !torch.float
}

// CHECK-LABEL: @log10_float(
// CHECK: %[[V0:.*]] = torch.aten.scalar_tensor(%arg0, {{.*}}) : ({{.*}}, !torch.int<7>, !torch.none, !torch.none, !torch.none) -> !torch.tensor<[],f64>
// CHECK: %[[V1:.*]] = torch.aten.log(%[[V0]]) : {{.*}} -> !torch.tensor<[],f64>
// CHECK: %[[V2:.*]] = torch.aten.div.Scalar(%[[V1]], {{.*}}) : ({{.*}}, !torch.float<2.3025850929940459>) -> !torch.tensor<[],f64>
// CHECK: %[[V3:.*]] = torch.aten.round(%[[V2]]) : {{.*}} -> !torch.tensor<[],f64>
// CHECK: %[[V4:.*]] = torch.aten.pow.Scalar({{.*}}, %[[V3]]) : (!torch.float<1.000000e+01>, {{.*}}) -> !torch.tensor<[],f64>
// CHECK: %[[V5:.*]] = torch.aten.eq.Tensor(%[[V4]], %[[V0]]) : {{.*}} -> !torch.tensor<[],i1>
// CHECK: %[[V6:.*]] = torch.aten.gt.Scalar(%[[V0]], {{.*}}) : ({{.*}}, !torch.float<2.2250738585072014E-308>) -> !torch.tensor<[],i1>
// CHECK: %[[V7:.*]] = torch.aten.logical_and(%[[V5]], %[[V6]]) : {{.*}} -> !torch.tensor<[],i1>
// CHECK: %[[V8:.*]] = torch.aten.where.self(%[[V7]], %[[V3]], %[[V2]]) : {{.*}} -> !torch.tensor<[],f64>
// CHECK: %[[V9:.*]] = torch.aten.Float.Tensor(%[[V8]]) : {{.*}} -> !torch.float
// CHECK: return %[[V9]]
func.func @log10_float(%arg0: !torch.float) -> (!torch.float) {
  %0 = torch.aten.log10.float(%arg0) : (!torch.float) -> !torch.float
  return %0 : !torch.float
}

// CHECK-LABEL: @log10_int(
// CHECK: %[[V0:.*]] = torch.aten.scalar_tensor(%arg0, {{.*}}) : ({{.*}}, !torch.int<7>, !torch.none, !torch.none, !torch.none) -> !torch.tensor<[],f64>
// CHECK: %[[V1:.*]] = torch.aten.log(%[[V0]]) : {{.*}} -> !torch.tensor<[],f64>
// CHECK: %[[V2:.*]] = torch.aten.div.Scalar(%[[V1]], {{.*}}) : ({{.*}}, !torch.float<2.3025850929940459>) -> !torch.tensor<[],f64>
// CHECK: %[[V3:.*]] = torch.aten.round(%[[V2]]) : {{.*}} -> !torch.tensor<[],f64>
// CHECK: %[[V4:.*]] = torch.aten.pow.Scalar({{.*}}, %[[V3]]) : (!torch.float<1.000000e+01>, {{.*}}) -> !torch.tensor<[],f64>
// CHECK: %[[V5:.*]] = torch.aten.eq.Tensor(%[[V4]], %[[V0]]) : {{.*}} -> !torch.tensor<[],i1>
// CHECK: %[[V6:.*]] = torch.aten.gt.Scalar(%[[V0]], {{.*}}) : ({{.*}}, !torch.float<2.2250738585072014E-308>) -> !torch.tensor<[],i1>
// CHECK: %[[V7:.*]] = torch.aten.logical_and(%[[V5]], %[[V6]]) : {{.*}} -> !torch.tensor<[],i1>
// CHECK: %[[V8:.*]] = torch.aten.where.self(%[[V7]], %[[V3]], %[[V2]]) : {{.*}} -> !torch.tensor<[],f64>
// CHECK: %[[V9:.*]] = torch.aten.Float.Tensor(%[[V8]]) : {{.*}} -> !torch.float
// CHECK: return %[[V9]]
func.func @log10_int(%arg0: !torch.int) -> (!torch.float) {
  %0 = torch.aten.log10.int(%arg0) : (!torch.int) -> !torch.float
  return %0 : !torch.float
}

// CHECK-LABEL: @log1p_float(
// CHECK: %[[V0:.*]] = torch.aten.scalar_tensor(%arg0, {{.*}}) : ({{.*}}, !torch.int<7>, !torch.none, !torch.none, !torch.none) -> !torch.tensor<[],f64>
// CHECK: %[[V1:.*]] = torch.aten.add.Scalar(%[[V0]], {{.*}}) : ({{.*}}, !torch.int<1>, !torch.int<1>) -> !torch.tensor<[],f64>
// CHECK: %[[V2:.*]] = torch.aten.sub.Scalar(%[[V1]], {{.*}}) : ({{.*}}, !torch.int<1>, !torch.int<1>) -> !torch.tensor<[],f64>
// CHECK: %[[V3:.*]] = torch.aten.log(%[[V1]]) : {{.*}} -> !torch.tensor<[],f64>
// CHECK: %[[V4:.*]] = torch.aten.div.Tensor(%[[V0]], %[[V2]]) : {{.*}} -> !torch.tensor<[],f64>
// CHECK: %[[V5:.*]] = torch.aten.mul.Tensor(%[[V3]], %[[V4]]) : {{.*}} -> !torch.tensor<[],f64>
// CHECK: %[[V6:.*]] = torch.aten.eq.Scalar(%[[V2]], {{.*}}) : ({{.*}}, !torch.int<0>) -> !torch.tensor<[],i1>
// CHECK: %[[V7:.*]] = torch.aten.where.self(%[[V6]], %[[V0]], %[[V5]]) : {{.*}} -> !torch.tensor<[],f64>
// CHECK: %[[V8:.*]] = torch.aten.eq.Tensor(%[[V2]], %[[V0]]) : {{.*}} -> !torch.tensor<[],i1>
// CHECK: %[[V9:.*]] = torch.aten.where.self(%[[V8]], %[[V3]], %[[V7]]) : {{.*}} -> !torch.tensor<[],f64>
// CHECK: %[[V10:.*]] = torch.aten.Float.Tensor(%[[V9]]) : {{.*}} -> !torch.float
// CHECK: return %[[V10]]
func.func @log1p_float(%arg0: !torch.float) -> (!torch.float) {
  %0 = torch.aten.log1p.float(%arg0) : (!torch.float) -> !torch.float
  return %0 : !torch.float
}

// CHECK-LABEL: @log1p_int(
// CHECK: %[[V0:.*]] = torch.aten.scalar_tensor(%arg0, {{.*}}) : ({{.*}}, !torch.int<7>, !torch.none, !torch.none, !torch.none) -> !torch.tensor<[],f64>
// CHECK: %[[V1:.*]] = torch.aten.add.Scalar(%[[V0]], {{.*}}) : ({{.*}}, !torch.int<1>, !torch.int<1>) -> !torch.tensor<[],f64>
// CHECK: %[[V2:.*]] = torch.aten.sub.Scalar(%[[V1]], {{.*}}) : ({{.*}}, !torch.int<1>, !torch.int<1>) -> !torch.tensor<[],f64>
// CHECK: %[[V3:.*]] = torch.aten.log(%[[V1]]) : {{.*}} -> !torch.tensor<[],f64>
// CHECK: %[[V4:.*]] = torch.aten.div.Tensor(%[[V0]], %[[V2]]) : {{.*}} -> !torch.tensor<[],f64>
// CHECK: %[[V5:.*]] = torch.aten.mul.Tensor(%[[V3]], %[[V4]]) : {{.*}} -> !torch.tensor<[],f64>
// CHECK: %[[V6:.*]] = torch.aten.eq.Scalar(%[[V2]], {{.*}}) : ({{.*}}, !torch.int<0>) -> !torch.tensor<[],i1>
// CHECK: %[[V7:.*]] = torch.aten.where.self(%[[V6]], %[[V0]], %[[V5]]) : {{.*}} -> !torch.tensor<[],f64>
// CHECK: %[[V8:.*]] = torch.aten.eq.Tensor(%[[V2]], %[[V0]]) : {{.*}} -> !torch.tensor<[],i1>
// CHECK: %[[V9:.*]] = torch.aten.where.self(%[[V8]], %[[V3]], %[[V7]]) : {{.*}} -> !torch.tensor<[],f64>
// CHECK: %[[V10:.*]] = torch.aten.Float.Tensor(%[[V9]]) : {{.*}} -> !torch.float
// CHECK: return %[[V10]]
func.func @log1p_int(%arg0: !torch.int) -> (!torch.float) {
  %0 = torch.aten.log1p.int(%arg0) : (!torch.int) -> !torch.float
  return %0 : !torch.float
}
