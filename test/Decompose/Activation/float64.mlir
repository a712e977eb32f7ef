// NOTE: The checks are written by tools/dev/update_checks.py.
// RUN: torch-onnx-opt %s --decompose | FileCheck %s

// ONNX Runtime has these, but not of float64.

// CHECK-LABEL: @celu(
// CHECK: %[[V0:.*]] = torch.constant 1 : i64 -> !torch.int
// CHECK: %[[V1:.*]] = torch.aten.exp(%arg0) : {{.*}} -> !torch.tensor<[n,3],f64>
// CHECK: %[[V2:.*]] = torch.aten.sub.Scalar(%[[V1]], {{.*}}) : ({{.*}}, !torch.int<1>, !torch.int<1>) -> !torch.tensor<[n,3],f64>
// CHECK: %[[V3:.*]] = torch.aten.log(%[[V1]]) : {{.*}} -> !torch.tensor<[n,3],f64>
// CHECK: %[[V4:.*]] = torch.aten.div.Tensor(%arg0, %[[V3]]) : {{.*}} -> !torch.tensor<[n,3],f64>
// CHECK: %[[V5:.*]] = torch.aten.mul.Tensor(%[[V2]], %[[V4]]) : {{.*}} -> !torch.tensor<[n,3],f64>
// CHECK: %[[V6:.*]] = torch.aten.abs(%arg0) : {{.*}} -> !torch.tensor<[n,3],f64>
// CHECK: %[[V7:.*]] = torch.aten.lt.Scalar(%[[V6]], {{.*}}) : ({{.*}}, !torch.int<1>) -> !torch.tensor<[n,3],i1>
// CHECK: %[[V8:.*]] = torch.aten.where.self(%[[V7]], %[[V5]], %[[V2]]) : {{.*}} -> !torch.tensor<[n,3],f64>
// CHECK: %[[V9:.*]] = torch.aten.eq.Scalar(%[[V2]], {{.*}}) : ({{.*}}, !torch.int<0>) -> !torch.tensor<[n,3],i1>
// CHECK: %[[V10:.*]] = torch.aten.where.self(%[[V9]], %arg0, %[[V8]]) : {{.*}} -> !torch.tensor<[n,3],f64>
// CHECK: %[[V11:.*]] = torch.aten.mul.Scalar(%[[V10]], %[[V0]]) : {{.*}} -> !torch.tensor<[n,3],f64>
// CHECK: %[[V12:.*]] = torch.aten.gt.Scalar(%arg0, {{.*}}) : ({{.*}}, !torch.int<0>) -> !torch.tensor<[n,3],i1>
// CHECK: %[[V13:.*]] = torch.aten.where.self(%[[V12]], %arg0, %[[V11]]) : {{.*}} -> !torch.tensor<[n,3],f64>
// CHECK: return %[[V13]]
func.func @celu(%x: !torch.tensor<[n,3],f64>) -> !torch.tensor<[n,3],f64> {
  %one = torch.constant 1 : i64 -> !torch.int
  %0 = torch.aten.celu(%x, %one) : (!torch.tensor<[n,3],f64>, !torch.int) -> !torch.tensor<[n,3],f64>
  return %0 : !torch.tensor<[n,3],f64>
}

// CHECK-LABEL: @elu(
// CHECK: %[[V0:.*]] = torch.constant 1 : i64 -> !torch.int
// CHECK: %[[V1:.*]] = torch.aten.exp(%arg0) : {{.*}} -> !torch.tensor<[n,3],f64>
// CHECK: %[[V2:.*]] = torch.aten.sub.Scalar(%[[V1]], {{.*}}) : ({{.*}}, !torch.int<1>, !torch.int<1>) -> !torch.tensor<[n,3],f64>
// CHECK: %[[V3:.*]] = torch.aten.log(%[[V1]]) : {{.*}} -> !torch.tensor<[n,3],f64>
// CHECK: %[[V4:.*]] = torch.aten.div.Tensor(%arg0, %[[V3]]) : {{.*}} -> !torch.tensor<[n,3],f64>
// CHECK: %[[V5:.*]] = torch.aten.mul.Tensor(%[[V2]], %[[V4]]) : {{.*}} -> !torch.tensor<[n,3],f64>
// CHECK: %[[V6:.*]] = torch.aten.abs(%arg0) : {{.*}} -> !torch.tensor<[n,3],f64>
// CHECK: %[[V7:.*]] = torch.aten.lt.Scalar(%[[V6]], {{.*}}) : ({{.*}}, !torch.int<1>) -> !torch.tensor<[n,3],i1>
// CHECK: %[[V8:.*]] = torch.aten.where.self(%[[V7]], %[[V5]], %[[V2]]) : {{.*}} -> !torch.tensor<[n,3],f64>
// CHECK: %[[V9:.*]] = torch.aten.eq.Scalar(%[[V2]], {{.*}}) : ({{.*}}, !torch.int<0>) -> !torch.tensor<[n,3],i1>
// CHECK: %[[V10:.*]] = torch.aten.where.self(%[[V9]], %arg0, %[[V8]]) : {{.*}} -> !torch.tensor<[n,3],f64>
// CHECK: %[[V11:.*]] = torch.aten.mul.Scalar(%[[V10]], %[[V0]]) : {{.*}} -> !torch.tensor<[n,3],f64>
// CHECK: %[[V12:.*]] = torch.aten.gt.Scalar(%arg0, {{.*}}) : ({{.*}}, !torch.int<0>) -> !torch.tensor<[n,3],i1>
// CHECK: %[[V13:.*]] = torch.aten.where.self(%[[V12]], %arg0, %[[V11]]) : {{.*}} -> !torch.tensor<[n,3],f64>
// CHECK: return %[[V13]]
func.func @elu(%x: !torch.tensor<[n,3],f64>) -> !torch.tensor<[n,3],f64> {
  %one = torch.constant 1 : i64 -> !torch.int
  %0 = torch.aten.elu(%x, %one, %one, %one) : (!torch.tensor<[n,3],f64>, !torch.int, !torch.int, !torch.int) -> !torch.tensor<[n,3],f64>
  return %0 : !torch.tensor<[n,3],f64>
}

// CHECK-LABEL: @gelu(
// CHECK-NOT: torch.aten.gelu(
// CHECK: return {{.*}} : !torch.tensor<[n,3],f64>
func.func @gelu(%x: !torch.tensor<[n,3],f64>) -> !torch.tensor<[n,3],f64> {
  %mode = torch.constant "none" -> !torch.str
  %0 = torch.aten.gelu(%x, %mode) : (!torch.tensor<[n,3],f64>, !torch.str) -> !torch.tensor<[n,3],f64>
  return %0 : !torch.tensor<[n,3],f64>
}

// CHECK-LABEL: @hardsigmoid(
// CHECK: %[[V0:.*]] = torch.aten.add.Scalar(%arg0, {{.*}}) : ({{.*}}, !torch.int<3>, !torch.int<1>) -> !torch.tensor<[n,3],f64>
// CHECK: %[[V1:.*]] = torch.aten.clamp(%[[V0]], {{.*}}) : ({{.*}}, !torch.int<0>, !torch.int<6>) -> !torch.tensor<[n,3],f64>
// CHECK: %[[V2:.*]] = torch.aten.div.Scalar(%[[V1]], {{.*}}) : ({{.*}}, !torch.int<6>) -> !torch.tensor<[n,3],f64>
// CHECK: return %[[V2]]
func.func @hardsigmoid(%x: !torch.tensor<[n,3],f64>) -> !torch.tensor<[n,3],f64> {
  %0 = torch.aten.hardsigmoid(%x) : (!torch.tensor<[n,3],f64>) -> !torch.tensor<[n,3],f64>
  return %0 : !torch.tensor<[n,3],f64>
}

// CHECK-LABEL: @hardswish(
// CHECK: %[[V0:.*]] = torch.aten.add.Scalar(%arg0, {{.*}}) : ({{.*}}, !torch.int<3>, !torch.int<1>) -> !torch.tensor<[n,3],f64>
// CHECK: %[[V1:.*]] = torch.aten.clamp(%[[V0]], {{.*}}) : ({{.*}}, !torch.int<0>, !torch.int<6>) -> !torch.tensor<[n,3],f64>
// CHECK: %[[V2:.*]] = torch.aten.mul.Tensor(%arg0, %[[V1]]) : {{.*}} -> !torch.tensor<[n,3],f64>
// CHECK: %[[V3:.*]] = torch.aten.div.Scalar(%[[V2]], {{.*}}) : ({{.*}}, !torch.int<6>) -> !torch.tensor<[n,3],f64>
// CHECK: return %[[V3]]
func.func @hardswish(%x: !torch.tensor<[n,3],f64>) -> !torch.tensor<[n,3],f64> {
  %0 = torch.aten.hardswish(%x) : (!torch.tensor<[n,3],f64>) -> !torch.tensor<[n,3],f64>
  return %0 : !torch.tensor<[n,3],f64>
}

// CHECK-LABEL: @leaky_relu(
// CHECK: %[[V0:.*]] = torch.constant 1.000000e-02 : f64 -> !torch.float
// CHECK: %[[V1:.*]] = torch.aten.mul.Scalar(%arg0, %[[V0]]) : {{.*}} -> !torch.tensor<[n,3],f64>
// CHECK: %[[V2:.*]] = torch.aten.gt.Scalar(%arg0, {{.*}}) : ({{.*}}, !torch.int<0>) -> !torch.tensor<[n,3],i1>
// CHECK: %[[V3:.*]] = torch.aten.where.self(%[[V2]], %arg0, %[[V1]]) : {{.*}} -> !torch.tensor<[n,3],f64>
// CHECK: return %[[V3]]
func.func @leaky_relu(%x: !torch.tensor<[n,3],f64>) -> !torch.tensor<[n,3],f64> {
  %slope = torch.constant 1.0e-2 : f64 -> !torch.float
  %0 = torch.aten.leaky_relu(%x, %slope) : (!torch.tensor<[n,3],f64>, !torch.float) -> !torch.tensor<[n,3],f64>
  return %0 : !torch.tensor<[n,3],f64>
}

// CHECK-LABEL: @mish(
// CHECK: %[[V0:.*]] = torch.aten.clamp(%arg0, {{.*}}) : ({{.*}}, !torch.int<0>, !torch.none) -> !torch.tensor<[n,3],f64>
// CHECK: %[[V1:.*]] = torch.aten.abs(%arg0) : {{.*}} -> !torch.tensor<[n,3],f64>
// CHECK: %[[V2:.*]] = torch.aten.neg(%[[V1]]) : {{.*}} -> !torch.tensor<[n,3],f64>
// CHECK: %[[V3:.*]] = torch.aten.exp(%[[V2]]) : {{.*}} -> !torch.tensor<[n,3],f64>
// CHECK: %[[V4:.*]] = torch.aten.add.Scalar(%[[V3]], {{.*}}) : ({{.*}}, !torch.int<1>, !torch.int<1>) -> !torch.tensor<[n,3],f64>
// CHECK: %[[V5:.*]] = torch.aten.sub.Scalar(%[[V4]], {{.*}}) : ({{.*}}, !torch.int<1>, !torch.int<1>) -> !torch.tensor<[n,3],f64>
// CHECK: %[[V6:.*]] = torch.aten.log(%[[V4]]) : {{.*}} -> !torch.tensor<[n,3],f64>
// CHECK: %[[V7:.*]] = torch.aten.div.Tensor(%[[V3]], %[[V5]]) : {{.*}} -> !torch.tensor<[n,3],f64>
// CHECK: %[[V8:.*]] = torch.aten.mul.Tensor(%[[V6]], %[[V7]]) : {{.*}} -> !torch.tensor<[n,3],f64>
// CHECK: %[[V9:.*]] = torch.aten.eq.Scalar(%[[V5]], {{.*}}) : ({{.*}}, !torch.int<0>) -> !torch.tensor<[n,3],i1>
// CHECK: %[[V10:.*]] = torch.aten.where.self(%[[V9]], %[[V3]], %[[V8]]) : {{.*}} -> !torch.tensor<[n,3],f64>
// CHECK: %[[V11:.*]] = torch.aten.eq.Tensor(%[[V5]], %[[V3]]) : {{.*}} -> !torch.tensor<[n,3],i1>
// CHECK: %[[V12:.*]] = torch.aten.where.self(%[[V11]], %[[V6]], %[[V10]]) : {{.*}} -> !torch.tensor<[n,3],f64>
// CHECK: %[[V13:.*]] = torch.aten.add.Tensor(%[[V0]], %[[V12]], {{.*}}) : ({{.*}}, !torch.int<1>) -> !torch.tensor<[n,3],f64>
// CHECK: %[[V14:.*]] = torch.aten.gt.Scalar(%arg0, {{.*}}) : ({{.*}}, !torch.int<20>) -> !torch.tensor<[n,3],i1>
// CHECK: %[[V15:.*]] = torch.aten.where.self(%[[V14]], %arg0, %[[V13]]) : {{.*}} -> !torch.tensor<[n,3],f64>
// CHECK: %[[V16:.*]] = torch.aten.tanh(%[[V15]]) : {{.*}} -> !torch.tensor<[n,3],f64>
// CHECK: %[[V17:.*]] = torch.aten.mul.Tensor(%arg0, %[[V16]]) : {{.*}} -> !torch.tensor<[n,3],f64>
// CHECK: return %[[V17]]
func.func @mish(%x: !torch.tensor<[n,3],f64>) -> !torch.tensor<[n,3],f64> {
  %0 = torch.aten.mish(%x) : (!torch.tensor<[n,3],f64>) -> !torch.tensor<[n,3],f64>
  return %0 : !torch.tensor<[n,3],f64>
}

// CHECK-LABEL: @selu(
// CHECK: %[[V0:.*]] = torch.aten.exp(%arg0) : {{.*}} -> !torch.tensor<[n,3],f64>
// CHECK: %[[V1:.*]] = torch.aten.sub.Scalar(%[[V0]], {{.*}}) : ({{.*}}, !torch.int<1>, !torch.int<1>) -> !torch.tensor<[n,3],f64>
// CHECK: %[[V2:.*]] = torch.aten.log(%[[V0]]) : {{.*}} -> !torch.tensor<[n,3],f64>
// CHECK: %[[V3:.*]] = torch.aten.div.Tensor(%arg0, %[[V2]]) : {{.*}} -> !torch.tensor<[n,3],f64>
// CHECK: %[[V4:.*]] = torch.aten.mul.Tensor(%[[V1]], %[[V3]]) : {{.*}} -> !torch.tensor<[n,3],f64>
// CHECK: %[[V5:.*]] = torch.aten.abs(%arg0) : {{.*}} -> !torch.tensor<[n,3],f64>
// CHECK: %[[V6:.*]] = torch.aten.lt.Scalar(%[[V5]], {{.*}}) : ({{.*}}, !torch.int<1>) -> !torch.tensor<[n,3],i1>
// CHECK: %[[V7:.*]] = torch.aten.where.self(%[[V6]], %[[V4]], %[[V1]]) : {{.*}} -> !torch.tensor<[n,3],f64>
// CHECK: %[[V8:.*]] = torch.aten.eq.Scalar(%[[V1]], {{.*}}) : ({{.*}}, !torch.int<0>) -> !torch.tensor<[n,3],i1>
// CHECK: %[[V9:.*]] = torch.aten.where.self(%[[V8]], %arg0, %[[V7]]) : {{.*}} -> !torch.tensor<[n,3],f64>
// CHECK: %[[V10:.*]] = torch.aten.mul.Scalar(%[[V9]], {{.*}}) : ({{.*}}, !torch.float<1.6732632423543772>) -> !torch.tensor<[n,3],f64>
// CHECK: %[[V11:.*]] = torch.aten.gt.Scalar(%arg0, {{.*}}) : ({{.*}}, !torch.int<0>) -> !torch.tensor<[n,3],i1>
// CHECK: %[[V12:.*]] = torch.aten.where.self(%[[V11]], %arg0, %[[V10]]) : {{.*}} -> !torch.tensor<[n,3],f64>
// CHECK: %[[V13:.*]] = torch.aten.mul.Scalar(%[[V12]], {{.*}}) : ({{.*}}, !torch.float<1.0507009873554805>) -> !torch.tensor<[n,3],f64>
// CHECK: return %[[V13]]
func.func @selu(%x: !torch.tensor<[n,3],f64>) -> !torch.tensor<[n,3],f64> {
  %0 = torch.aten.selu(%x) : (!torch.tensor<[n,3],f64>) -> !torch.tensor<[n,3],f64>
  return %0 : !torch.tensor<[n,3],f64>
}

// CHECK-LABEL: @sigmoid(
// CHECK: %[[V0:.*]] = torch.aten.neg(%arg0) : {{.*}} -> !torch.tensor<[n,3],f64>
// CHECK: %[[V1:.*]] = torch.aten.exp(%[[V0]]) : {{.*}} -> !torch.tensor<[n,3],f64>
// CHECK: %[[V2:.*]] = torch.aten.add.Scalar(%[[V1]], {{.*}}) : ({{.*}}, !torch.int<1>, !torch.int<1>) -> !torch.tensor<[n,3],f64>
// CHECK: %[[V3:.*]] = torch.aten.reciprocal(%[[V2]]) : {{.*}} -> !torch.tensor<[n,3],f64>
// CHECK: return %[[V3]]
func.func @sigmoid(%x: !torch.tensor<[n,3],f64>) -> !torch.tensor<[n,3],f64> {
  %0 = torch.aten.sigmoid(%x) : (!torch.tensor<[n,3],f64>) -> !torch.tensor<[n,3],f64>
  return %0 : !torch.tensor<[n,3],f64>
}

// CHECK-LABEL: @softplus(
// CHECK: %[[V0:.*]] = torch.constant 20 : i64 -> !torch.int
// CHECK: %[[V1:.*]] = torch.aten.clamp(%arg0, {{.*}}) : ({{.*}}, !torch.int<0>, !torch.none) -> !torch.tensor<[n,3],f64>
// CHECK: %[[V2:.*]] = torch.aten.abs(%arg0) : {{.*}} -> !torch.tensor<[n,3],f64>
// CHECK: %[[V3:.*]] = torch.aten.neg(%[[V2]]) : {{.*}} -> !torch.tensor<[n,3],f64>
// CHECK: %[[V4:.*]] = torch.aten.exp(%[[V3]]) : {{.*}} -> !torch.tensor<[n,3],f64>
// CHECK: %[[V5:.*]] = torch.aten.add.Scalar(%[[V4]], {{.*}}) : ({{.*}}, !torch.int<1>, !torch.int<1>) -> !torch.tensor<[n,3],f64>
// CHECK: %[[V6:.*]] = torch.aten.sub.Scalar(%[[V5]], {{.*}}) : ({{.*}}, !torch.int<1>, !torch.int<1>) -> !torch.tensor<[n,3],f64>
// CHECK: %[[V7:.*]] = torch.aten.log(%[[V5]]) : {{.*}} -> !torch.tensor<[n,3],f64>
// CHECK: %[[V8:.*]] = torch.aten.div.Tensor(%[[V4]], %[[V6]]) : {{.*}} -> !torch.tensor<[n,3],f64>
// CHECK: %[[V9:.*]] = torch.aten.mul.Tensor(%[[V7]], %[[V8]]) : {{.*}} -> !torch.tensor<[n,3],f64>
// CHECK: %[[V10:.*]] = torch.aten.eq.Scalar(%[[V6]], {{.*}}) : ({{.*}}, !torch.int<0>) -> !torch.tensor<[n,3],i1>
// CHECK: %[[V11:.*]] = torch.aten.where.self(%[[V10]], %[[V4]], %[[V9]]) : {{.*}} -> !torch.tensor<[n,3],f64>
// CHECK: %[[V12:.*]] = torch.aten.eq.Tensor(%[[V6]], %[[V4]]) : {{.*}} -> !torch.tensor<[n,3],i1>
// CHECK: %[[V13:.*]] = torch.aten.where.self(%[[V12]], %[[V7]], %[[V11]]) : {{.*}} -> !torch.tensor<[n,3],f64>
// CHECK: %[[V14:.*]] = torch.aten.add.Tensor(%[[V1]], %[[V13]], {{.*}}) : ({{.*}}, !torch.int<1>) -> !torch.tensor<[n,3],f64>
// CHECK: %[[V15:.*]] = torch.aten.gt.Scalar(%arg0, %[[V0]]) : {{.*}} -> !torch.tensor<[n,3],i1>
// CHECK: %[[V16:.*]] = torch.aten.where.self(%[[V15]], %arg0, %[[V14]]) : {{.*}} -> !torch.tensor<[n,3],f64>
// CHECK: return %[[V16]]
func.func @softplus(%x: !torch.tensor<[n,3],f64>) -> !torch.tensor<[n,3],f64> {
  %one = torch.constant 1 : i64 -> !torch.int
  %threshold = torch.constant 20 : i64 -> !torch.int
  %0 = torch.aten.softplus(%x, %one, %threshold) : (!torch.tensor<[n,3],f64>, !torch.int, !torch.int) -> !torch.tensor<[n,3],f64>
  return %0 : !torch.tensor<[n,3],f64>
}

// CHECK-LABEL: @_prelu_kernel(
// CHECK: %[[V0:.*]] = torch.aten.gt.Scalar(%arg0, {{.*}}) : ({{.*}}, !torch.int<0>) -> !torch.tensor<[n,3],i1>
// CHECK: %[[V1:.*]] = torch.aten.mul.Tensor(%arg0, %arg1) : {{.*}} -> !torch.tensor<[n,3],f64>
// CHECK: %[[V2:.*]] = torch.aten.where.self(%[[V0]], %arg0, %[[V1]]) : {{.*}} -> !torch.tensor<[n,3],f64>
// CHECK: return %[[V2]]
func.func @_prelu_kernel(%x: !torch.tensor<[n,3],f64>, %w: !torch.tensor<[3],f64>) -> !torch.tensor<[n,3],f64> {
  %0 = torch.aten._prelu_kernel(%x, %w) : (!torch.tensor<[n,3],f64>, !torch.tensor<[3],f64>) -> !torch.tensor<[n,3],f64>
  return %0 : !torch.tensor<[n,3],f64>
}

// CHECK-LABEL: @log_softmax(
// CHECK: %[[V0:.*]] = torch.prim.ListConstruct({{.*}}) : (!torch.int<-1>) -> !torch.list<[!torch.int<-1>]>
// CHECK: %[[V1:.*]] = torch.aten.amax(%arg0, %[[V0]], {{.*}}) : ({{.*}}, !torch.bool<true>) -> !torch.tensor<[n,1],f64>
// CHECK: %[[V2:.*]] = torch.aten.sub.Tensor(%arg0, %[[V1]], {{.*}}) : ({{.*}}, !torch.int<1>) -> !torch.tensor<[n,3],f64>
// CHECK: %[[V3:.*]] = torch.aten.exp(%[[V2]]) : {{.*}} -> !torch.tensor<[n,3],f64>
// CHECK: %[[V4:.*]] = torch.prim.ListConstruct({{.*}}) : (!torch.int<-1>) -> !torch.list<[!torch.int<-1>]>
// CHECK: %[[V5:.*]] = torch.aten.sum.dim_IntList(%[[V3]], %[[V4]], {{.*}}) : ({{.*}}, !torch.bool<true>, !torch.none) -> !torch.tensor<[n,1],f64>
// CHECK: %[[V6:.*]] = torch.aten.log(%[[V5]]) : {{.*}} -> !torch.tensor<[n,1],f64>
// CHECK: %[[V7:.*]] = torch.aten.sub.Tensor(%[[V2]], %[[V6]], {{.*}}) : ({{.*}}, !torch.int<1>) -> !torch.tensor<[n,3],f64>
// CHECK: return %[[V7]]
func.func @log_softmax(%arg0: !torch.tensor<[n,3],f64>) -> !torch.tensor<[n,3],f64> {
  %0 = torch.constant 1 : i64 -> !torch.int<1>
  %1 = torch.constant unit -> !torch.none
  %2 = torch.aten.log_softmax.int(%arg0, %0, %1) : (!torch.tensor<[n,3],f64>, !torch.int<1>, !torch.none) -> !torch.tensor<[n,3],f64>
  return %2 : !torch.tensor<[n,3],f64>
}

// CHECK-LABEL: @log_softmax_of_bfloat16(
// CHECK: %[[V0:.*]] = torch.aten.to.dtype(%arg0, {{.*}}) : ({{.*}}, !torch.int<6>, !torch.bool<false>, !torch.bool<false>, !torch.none) -> !torch.tensor<[n,3],f32>
// CHECK: %[[V1:.*]] = torch.prim.ListConstruct({{.*}}) : (!torch.int<-1>) -> !torch.list<[!torch.int<-1>]>
// CHECK: %[[V2:.*]] = torch.aten.amax(%[[V0]], %[[V1]], {{.*}}) : ({{.*}}, !torch.bool<true>) -> !torch.tensor<[n,1],f32>
// CHECK: %[[V3:.*]] = torch.aten.sub.Tensor(%[[V0]], %[[V2]], {{.*}}) : ({{.*}}, !torch.int<1>) -> !torch.tensor<[n,3],f32>
// CHECK: %[[V4:.*]] = torch.aten.exp(%[[V3]]) : {{.*}} -> !torch.tensor<[n,3],f32>
// CHECK: %[[V5:.*]] = torch.prim.ListConstruct({{.*}}) : (!torch.int<-1>) -> !torch.list<[!torch.int<-1>]>
// CHECK: %[[V6:.*]] = torch.aten.sum.dim_IntList(%[[V4]], %[[V5]], {{.*}}) : ({{.*}}, !torch.bool<true>, !torch.none) -> !torch.tensor<[n,1],f32>
// CHECK: %[[V7:.*]] = torch.aten.to.dtype(%[[V6]], {{.*}}) : ({{.*}}, !torch.int<15>, !torch.bool<false>, !torch.bool<false>, !torch.none) -> !torch.tensor<[n,1],bf16>
// CHECK: %[[V8:.*]] = torch.aten.to.dtype(%[[V7]], {{.*}}) : ({{.*}}, !torch.int<6>, !torch.bool<false>, !torch.bool<false>, !torch.none) -> !torch.tensor<[n,1],f32>
// CHECK: %[[V9:.*]] = torch.aten.log(%[[V8]]) : {{.*}} -> !torch.tensor<[n,1],f32>
// CHECK: %[[V10:.*]] = torch.aten.sub.Tensor(%[[V3]], %[[V9]], {{.*}}) : ({{.*}}, !torch.int<1>) -> !torch.tensor<[n,3],f32>
// CHECK: %[[V11:.*]] = torch.aten.to.dtype(%[[V10]], {{.*}}) : ({{.*}}, !torch.int<15>, !torch.bool<false>, !torch.bool<false>, !torch.none) -> !torch.tensor<[n,3],bf16>
// CHECK: return %[[V11]]
func.func @log_softmax_of_bfloat16(%arg0: !torch.tensor<[n,3],bf16>) -> !torch.tensor<[n,3],bf16> {
  %0 = torch.constant -1 : i64 -> !torch.int<-1>
  %1 = torch.constant unit -> !torch.none
  %2 = torch.aten.log_softmax.int(%arg0, %0, %1) : (!torch.tensor<[n,3],bf16>, !torch.int<-1>, !torch.none) -> !torch.tensor<[n,3],bf16>
  return %2 : !torch.tensor<[n,3],bf16>
}
