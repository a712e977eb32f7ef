// NOTE: The checks are written by tools/dev/update_checks.py.
// RUN: torch-onnx-opt %s --decompose | FileCheck %s

// ONNX Runtime has these, but not of float64.

// CHECK-LABEL: @acos(
// CHECK-NOT: torch.aten.acos(
// CHECK: return {{.*}} : !torch.tensor<[n,3],f64>
func.func @acos(%arg0: !torch.tensor<[n,3],f64>) -> !torch.tensor<[n,3],f64> {
  %0 = torch.aten.acos(%arg0) : (!torch.tensor<[n,3],f64>) -> !torch.tensor<[n,3],f64>
  return %0 : !torch.tensor<[n,3],f64>
}

// CHECK-LABEL: @acosh(
// CHECK: %[[V0:.*]] = torch.aten.sub.Scalar(%arg0, {{.*}}) : ({{.*}}, !torch.int<1>, !torch.int<1>) -> !torch.tensor<[n,3],f64>
// CHECK: %[[V1:.*]] = torch.aten.add.Scalar(%[[V0]], {{.*}}) : ({{.*}}, !torch.int<2>, !torch.int<1>) -> !torch.tensor<[n,3],f64>
// CHECK: %[[V2:.*]] = torch.aten.mul.Tensor(%[[V0]], %[[V1]]) : {{.*}} -> !torch.tensor<[n,3],f64>
// CHECK: %[[V3:.*]] = torch.aten.sqrt(%[[V2]]) : {{.*}} -> !torch.tensor<[n,3],f64>
// CHECK: %[[V4:.*]] = torch.aten.lt.Scalar(%arg0, {{.*}}) : ({{.*}}, !torch.int<1>) -> !torch.tensor<[n,3],i1>
// CHECK: %[[V5:.*]] = torch.aten.add.Tensor(%[[V0]], %[[V3]], {{.*}}) : ({{.*}}, !torch.int<1>) -> !torch.tensor<[n,3],f64>
// CHECK: %[[V6:.*]] = torch.aten.add.Scalar(%[[V5]], {{.*}}) : ({{.*}}, !torch.int<1>, !torch.int<1>) -> !torch.tensor<[n,3],f64>
// CHECK: %[[V7:.*]] = torch.aten.sub.Scalar(%[[V6]], {{.*}}) : ({{.*}}, !torch.int<1>, !torch.int<1>) -> !torch.tensor<[n,3],f64>
// CHECK: %[[V8:.*]] = torch.aten.log(%[[V6]]) : {{.*}} -> !torch.tensor<[n,3],f64>
// CHECK: %[[V9:.*]] = torch.aten.div.Tensor(%[[V5]], %[[V7]]) : {{.*}} -> !torch.tensor<[n,3],f64>
// CHECK: %[[V10:.*]] = torch.aten.mul.Tensor(%[[V8]], %[[V9]]) : {{.*}} -> !torch.tensor<[n,3],f64>
// CHECK: %[[V11:.*]] = torch.aten.eq.Scalar(%[[V7]], {{.*}}) : ({{.*}}, !torch.int<0>) -> !torch.tensor<[n,3],i1>
// CHECK: %[[V12:.*]] = torch.aten.where.self(%[[V11]], %[[V5]], %[[V10]]) : {{.*}} -> !torch.tensor<[n,3],f64>
// CHECK: %[[V13:.*]] = torch.aten.eq.Tensor(%[[V7]], %[[V5]]) : {{.*}} -> !torch.tensor<[n,3],i1>
// CHECK: %[[V14:.*]] = torch.aten.where.self(%[[V13]], %[[V8]], %[[V12]]) : {{.*}} -> !torch.tensor<[n,3],f64>
// CHECK: %[[V15:.*]] = torch.aten.where.ScalarSelf(%[[V4]], {{.*}}, %[[V14]]) : ({{.*}}, !torch.float<0x7FF8000000000000>, {{.*}}) -> !torch.tensor<[n,3],f64>
// CHECK: %[[V16:.*]] = torch.aten.gt.Scalar(%arg0, {{.*}}) : ({{.*}}, !torch.float<1.000000e+08>) -> !torch.tensor<[n,3],i1>
// CHECK: %[[V17:.*]] = torch.aten.log(%arg0) : {{.*}} -> !torch.tensor<[n,3],f64>
// CHECK: %[[V18:.*]] = torch.aten.add.Scalar(%[[V17]], {{.*}}) : ({{.*}}, !torch.float<0.69314718055994529>, !torch.int<1>) -> !torch.tensor<[n,3],f64>
// CHECK: %[[V19:.*]] = torch.aten.where.self(%[[V16]], %[[V18]], %[[V15]]) : {{.*}} -> !torch.tensor<[n,3],f64>
// CHECK: return %[[V19]]
func.func @acosh(%arg0: !torch.tensor<[n,3],f64>) -> !torch.tensor<[n,3],f64> {
  %0 = torch.aten.acosh(%arg0) : (!torch.tensor<[n,3],f64>) -> !torch.tensor<[n,3],f64>
  return %0 : !torch.tensor<[n,3],f64>
}

// CHECK-LABEL: @asin(
// CHECK-NOT: torch.aten.asin(
// CHECK: return {{.*}} : !torch.tensor<[n,3],f64>
func.func @asin(%arg0: !torch.tensor<[n,3],f64>) -> !torch.tensor<[n,3],f64> {
  %0 = torch.aten.asin(%arg0) : (!torch.tensor<[n,3],f64>) -> !torch.tensor<[n,3],f64>
  return %0 : !torch.tensor<[n,3],f64>
}

// CHECK-LABEL: @asinh(
// CHECK-NOT: torch.aten.asinh(
// CHECK: return {{.*}} : !torch.tensor<[n,3],f64>
func.func @asinh(%arg0: !torch.tensor<[n,3],f64>) -> !torch.tensor<[n,3],f64> {
  %0 = torch.aten.asinh(%arg0) : (!torch.tensor<[n,3],f64>) -> !torch.tensor<[n,3],f64>
  return %0 : !torch.tensor<[n,3],f64>
}

// CHECK-LABEL: @atan(
// CHECK-NOT: torch.aten.atan(
// CHECK: return {{.*}} : !torch.tensor<[n,3],f64>
func.func @atan(%arg0: !torch.tensor<[n,3],f64>) -> !torch.tensor<[n,3],f64> {
  %0 = torch.aten.atan(%arg0) : (!torch.tensor<[n,3],f64>) -> !torch.tensor<[n,3],f64>
  return %0 : !torch.tensor<[n,3],f64>
}

// CHECK-LABEL: @atanh(
// CHECK: %[[V0:.*]] = torch.aten.abs(%arg0) : {{.*}} -> !torch.tensor<[n,3],f64>
// CHECK: %[[V1:.*]] = torch.aten.mul.Scalar(%[[V0]], {{.*}}) : ({{.*}}, !torch.int<2>) -> !torch.tensor<[n,3],f64>
// CHECK: %[[V2:.*]] = torch.aten.rsub.Scalar(%[[V0]], {{.*}}) : ({{.*}}, !torch.int<1>, !torch.int<1>) -> !torch.tensor<[n,3],f64>
// CHECK: %[[V3:.*]] = torch.aten.div.Tensor(%[[V1]], %[[V2]]) : {{.*}} -> !torch.tensor<[n,3],f64>
// CHECK: %[[V4:.*]] = torch.aten.add.Scalar(%[[V3]], {{.*}}) : ({{.*}}, !torch.int<1>, !torch.int<1>) -> !torch.tensor<[n,3],f64>
// CHECK: %[[V5:.*]] = torch.aten.sub.Scalar(%[[V4]], {{.*}}) : ({{.*}}, !torch.int<1>, !torch.int<1>) -> !torch.tensor<[n,3],f64>
// CHECK: %[[V6:.*]] = torch.aten.log(%[[V4]]) : {{.*}} -> !torch.tensor<[n,3],f64>
// CHECK: %[[V7:.*]] = torch.aten.div.Tensor(%[[V3]], %[[V5]]) : {{.*}} -> !torch.tensor<[n,3],f64>
// CHECK: %[[V8:.*]] = torch.aten.mul.Tensor(%[[V6]], %[[V7]]) : {{.*}} -> !torch.tensor<[n,3],f64>
// CHECK: %[[V9:.*]] = torch.aten.eq.Scalar(%[[V5]], {{.*}}) : ({{.*}}, !torch.int<0>) -> !torch.tensor<[n,3],i1>
// CHECK: %[[V10:.*]] = torch.aten.where.self(%[[V9]], %[[V3]], %[[V8]]) : {{.*}} -> !torch.tensor<[n,3],f64>
// CHECK: %[[V11:.*]] = torch.aten.eq.Tensor(%[[V5]], %[[V3]]) : {{.*}} -> !torch.tensor<[n,3],i1>
// CHECK: %[[V12:.*]] = torch.aten.where.self(%[[V11]], %[[V6]], %[[V10]]) : {{.*}} -> !torch.tensor<[n,3],f64>
// CHECK: %[[V13:.*]] = torch.aten.mul.Scalar(%[[V12]], {{.*}}) : ({{.*}}, !torch.float<5.000000e-01>) -> !torch.tensor<[n,3],f64>
// CHECK: %[[V14:.*]] = torch.aten.abs(%[[V13]]) : {{.*}} -> !torch.tensor<[n,3],f64>
// CHECK: %[[V15:.*]] = torch.aten.lt.Scalar(%arg0, {{.*}}) : ({{.*}}, !torch.int<0>) -> !torch.tensor<[n,3],i1>
// CHECK: %[[V16:.*]] = torch.aten.reciprocal(%arg0) : {{.*}} -> !torch.tensor<[n,3],f64>
// CHECK: %[[V17:.*]] = torch.aten.lt.Scalar(%[[V16]], {{.*}}) : ({{.*}}, !torch.int<0>) -> !torch.tensor<[n,3],i1>
// CHECK: %[[V18:.*]] = torch.aten.logical_or(%[[V15]], %[[V17]]) : {{.*}} -> !torch.tensor<[n,3],i1>
// CHECK: %[[V19:.*]] = torch.aten.where.Scalar(%[[V18]], {{.*}}) : ({{.*}}, !torch.float<-1.000000e+00>, !torch.float<1.000000e+00>) -> !torch.tensor<[n,3],f32>
// CHECK: %[[V20:.*]] = torch.aten.to.dtype(%[[V19]], {{.*}}) : ({{.*}}, !torch.int<7>, !torch.bool<false>, !torch.bool<false>, !torch.none) -> !torch.tensor<[n,3],f64>
// CHECK: %[[V21:.*]] = torch.aten.mul.Tensor(%[[V14]], %[[V20]]) : {{.*}} -> !torch.tensor<[n,3],f64>
// CHECK: return %[[V21]]
func.func @atanh(%arg0: !torch.tensor<[n,3],f64>) -> !torch.tensor<[n,3],f64> {
  %0 = torch.aten.atanh(%arg0) : (!torch.tensor<[n,3],f64>) -> !torch.tensor<[n,3],f64>
  return %0 : !torch.tensor<[n,3],f64>
}

// CHECK-LABEL: @cosh(
// CHECK: %[[V0:.*]] = torch.aten.abs(%arg0) : {{.*}} -> !torch.tensor<[n,3],f64>
// CHECK: %[[V1:.*]] = torch.aten.exp(%[[V0]]) : {{.*}} -> !torch.tensor<[n,3],f64>
// CHECK: %[[V2:.*]] = torch.aten.mul.Scalar(%[[V0]], {{.*}}) : ({{.*}}, !torch.float<5.000000e-01>) -> !torch.tensor<[n,3],f64>
// CHECK: %[[V3:.*]] = torch.aten.exp(%[[V2]]) : {{.*}} -> !torch.tensor<[n,3],f64>
// CHECK: %[[V4:.*]] = torch.aten.reciprocal(%[[V1]]) : {{.*}} -> !torch.tensor<[n,3],f64>
// CHECK: %[[V5:.*]] = torch.aten.add.Tensor(%[[V1]], %[[V4]], {{.*}}) : ({{.*}}, !torch.int<1>) -> !torch.tensor<[n,3],f64>
// CHECK: %[[V6:.*]] = torch.aten.mul.Scalar(%[[V5]], {{.*}}) : ({{.*}}, !torch.float<5.000000e-01>) -> !torch.tensor<[n,3],f64>
// CHECK: %[[V7:.*]] = torch.aten.gt.Scalar(%[[V0]], {{.*}}) : ({{.*}}, !torch.int<40>) -> !torch.tensor<[n,3],i1>
// CHECK: %[[V8:.*]] = torch.aten.mul.Scalar(%[[V3]], {{.*}}) : ({{.*}}, !torch.float<5.000000e-01>) -> !torch.tensor<[n,3],f64>
// CHECK: %[[V9:.*]] = torch.aten.mul.Tensor(%[[V8]], %[[V3]]) : {{.*}} -> !torch.tensor<[n,3],f64>
// CHECK: %[[V10:.*]] = torch.aten.where.self(%[[V7]], %[[V9]], %[[V6]]) : {{.*}} -> !torch.tensor<[n,3],f64>
// CHECK: return %[[V10]]
func.func @cosh(%arg0: !torch.tensor<[n,3],f64>) -> !torch.tensor<[n,3],f64> {
  %0 = torch.aten.cosh(%arg0) : (!torch.tensor<[n,3],f64>) -> !torch.tensor<[n,3],f64>
  return %0 : !torch.tensor<[n,3],f64>
}

// CHECK-LABEL: @sinh(
// CHECK-NOT: torch.aten.sinh(
// CHECK: return {{.*}} : !torch.tensor<[n,3],f64>
func.func @sinh(%arg0: !torch.tensor<[n,3],f64>) -> !torch.tensor<[n,3],f64> {
  %0 = torch.aten.sinh(%arg0) : (!torch.tensor<[n,3],f64>) -> !torch.tensor<[n,3],f64>
  return %0 : !torch.tensor<[n,3],f64>
}

// CHECK-LABEL: @tan(
// CHECK: %[[V0:.*]] = torch.aten.mul.Scalar(%arg0, {{.*}}) : ({{.*}}, !torch.float<0.63661977236758138>) -> !torch.tensor<[n,3],f64>
// CHECK: %[[V1:.*]] = torch.aten.round(%[[V0]]) : {{.*}} -> !torch.tensor<[n,3],f64>
// CHECK: %[[V2:.*]] = torch.aten.mul.Scalar(%[[V1]], {{.*}}) : ({{.*}}, !torch.float<1.5707963267341256>) -> !torch.tensor<[n,3],f64>
// CHECK: %[[V3:.*]] = torch.aten.sub.Tensor(%arg0, %[[V2]], {{.*}}) : ({{.*}}, !torch.int<1>) -> !torch.tensor<[n,3],f64>
// CHECK: %[[V4:.*]] = torch.aten.mul.Scalar(%[[V1]], {{.*}}) : ({{.*}}, !torch.float<6.077100506303966E-11>) -> !torch.tensor<[n,3],f64>
// CHECK: %[[V5:.*]] = torch.aten.sub.Tensor(%[[V3]], %[[V4]], {{.*}}) : ({{.*}}, !torch.int<1>) -> !torch.tensor<[n,3],f64>
// CHECK: %[[V6:.*]] = torch.aten.mul.Scalar(%[[V1]], {{.*}}) : ({{.*}}, !torch.float<2.0222662487959506E-21>) -> !torch.tensor<[n,3],f64>
// CHECK: %[[V7:.*]] = torch.aten.sub.Tensor(%[[V5]], %[[V6]], {{.*}}) : ({{.*}}, !torch.int<1>) -> !torch.tensor<[n,3],f64>
// CHECK: %[[V8:.*]] = torch.aten.abs(%arg0) : {{.*}} -> !torch.tensor<[n,3],f64>
// CHECK: %[[V9:.*]] = torch.aten.lt.Scalar(%[[V8]], {{.*}}) : ({{.*}}, !torch.float<1.000000e+06>) -> !torch.tensor<[n,3],i1>
// CHECK: %[[V10:.*]] = torch.aten.where.self(%[[V9]], %[[V7]], %arg0) : {{.*}} -> !torch.tensor<[n,3],f64>
// CHECK: %[[V11:.*]] = torch.aten.fmod.Scalar(%[[V1]], {{.*}}) : ({{.*}}, !torch.int<2>) -> !torch.tensor<[n,3],f64>
// CHECK: %[[V12:.*]] = torch.aten.lt.Scalar(%[[V11]], {{.*}}) : ({{.*}}, !torch.int<0>) -> !torch.tensor<[n,3],i1>
// CHECK: %[[V13:.*]] = torch.aten.add.Scalar(%[[V11]], {{.*}}) : ({{.*}}, !torch.int<2>, !torch.int<1>) -> !torch.tensor<[n,3],f64>
// CHECK: %[[V14:.*]] = torch.aten.where.self(%[[V12]], %[[V13]], %[[V11]]) : {{.*}} -> !torch.tensor<[n,3],f64>
// CHECK: %[[V15:.*]] = torch.aten.eq.Scalar(%[[V14]], {{.*}}) : ({{.*}}, !torch.int<0>) -> !torch.tensor<[n,3],i1>
// CHECK: %[[V16:.*]] = torch.aten.logical_not(%[[V15]]) : {{.*}} -> !torch.tensor<[n,3],i1>
// CHECK: %[[V17:.*]] = torch.aten.logical_and(%[[V16]], %[[V9]]) : {{.*}} -> !torch.tensor<[n,3],i1>
// CHECK: %[[V18:.*]] = torch.aten.sin(%[[V10]]) : {{.*}} -> !torch.tensor<[n,3],f64>
// CHECK: %[[V19:.*]] = torch.aten.cos(%[[V10]]) : {{.*}} -> !torch.tensor<[n,3],f64>
// CHECK: %[[V20:.*]] = torch.aten.neg(%[[V19]]) : {{.*}} -> !torch.tensor<[n,3],f64>
// CHECK: %[[V21:.*]] = torch.aten.where.self(%[[V17]], %[[V20]], %[[V18]]) : {{.*}} -> !torch.tensor<[n,3],f64>
// CHECK: %[[V22:.*]] = torch.aten.where.self(%[[V17]], %[[V18]], %[[V19]]) : {{.*}} -> !torch.tensor<[n,3],f64>
// CHECK: %[[V23:.*]] = torch.aten.div.Tensor(%[[V21]], %[[V22]]) : {{.*}} -> !torch.tensor<[n,3],f64>
// CHECK: return %[[V23]]
func.func @tan(%arg0: !torch.tensor<[n,3],f64>) -> !torch.tensor<[n,3],f64> {
  %0 = torch.aten.tan(%arg0) : (!torch.tensor<[n,3],f64>) -> !torch.tensor<[n,3],f64>
  return %0 : !torch.tensor<[n,3],f64>
}
