// NOTE: The checks are written by tools/dev/update_checks.py.

// RUN: torch-onnx-opt %s --decompose | FileCheck %s

// CHECK-LABEL: @_prelu_kernel_backward(
// CHECK: %[[V0:.*]] = torch.aten.gt.Scalar(%arg1, {{.*}}) : ({{.*}}, !torch.int<0>) -> !torch.tensor<[n,3],i1>
// CHECK: %[[V1:.*]] = torch.aten.mul.Tensor(%arg2, %arg0) : {{.*}} -> !torch.tensor<[n,3],f32>
// CHECK: %[[V2:.*]] = torch.aten.where.self(%[[V0]], %arg0, %[[V1]]) : {{.*}} -> !torch.tensor<[n,3],f32>
// CHECK: %[[V3:.*]] = torch.aten.mul.Tensor(%arg1, %arg0) : {{.*}} -> !torch.tensor<[n,3],f32>
// CHECK: %[[V4:.*]] = torch.aten.where.ScalarSelf(%[[V0]], {{.*}}, %[[V3]]) : ({{.*}}, !torch.float<0.000000e+00>, {{.*}}) -> !torch.tensor<[n,3],f32>
// CHECK: return %[[V2]], %[[V4]]
func.func @_prelu_kernel_backward(%arg0: !torch.tensor<[n,3],f32>, %arg1: !torch.tensor<[n,3],f32>, %arg2: !torch.tensor<[n,3],f32>) -> (!torch.tensor<[n,3],f32>, !torch.tensor<[n,3],f32>) {
  %0:2 = torch.aten._prelu_kernel_backward(%arg0, %arg1, %arg2) : (!torch.tensor<[n,3],f32>, !torch.tensor<[n,3],f32>, !torch.tensor<[n,3],f32>) -> (!torch.tensor<[n,3],f32>, !torch.tensor<[n,3],f32>)
  return %0#0, %0#1 : !torch.tensor<[n,3],f32>, !torch.tensor<[n,3],f32>
}

// CHECK-LABEL: @_safe_softmax(
// CHECK: %[[V0:.*]] = torch.aten.softmax.int(%arg0, {{.*}}) : ({{.*}}, !torch.int<1>, !torch.none) -> !torch.tensor<[n,3],f32>
// CHECK: %[[V1:.*]] = torch.prim.ListConstruct({{.*}}) : (!torch.int<1>) -> !torch.list<[!torch.int<1>]>
// CHECK: %[[V2:.*]] = torch.aten.amax(%arg0, %[[V1]], {{.*}}) : ({{.*}}, !torch.bool<true>) -> !torch.tensor<[n,1],f32>
// CHECK: %[[V3:.*]] = torch.aten.eq.Scalar(%[[V2]], {{.*}}) : ({{.*}}, !torch.float<0xFFF0000000000000>) -> !torch.tensor<[n,1],i1>
// CHECK: %[[V4:.*]] = torch.constant dense<0.000000e+00> : tensor<f32> -> !torch.tensor<[],f32>
// CHECK: %[[V5:.*]] = torch.aten.where.self(%[[V3]], %[[V4]], %[[V0]]) : {{.*}} -> !torch.tensor<[n,3],f32>
// CHECK: return %[[V5]]
func.func @_safe_softmax(%arg0: !torch.tensor<[n,3],f32>) -> (!torch.tensor<[n,3],f32>) {
  %0 = torch.constant 1 : i64 -> !torch.int<1>
  %1 = torch.constant unit -> !torch.none
  %2 = torch.aten._safe_softmax(%arg0, %0, %1) : (!torch.tensor<[n,3],f32>, !torch.int<1>, !torch.none) -> !torch.tensor<[n,3],f32>
  return %2 : !torch.tensor<[n,3],f32>
}

// CHECK-LABEL: @elu_backward(
// CHECK: %[[V0:.*]] = torch.aten.add.Scalar(%arg1, {{.*}}) : ({{.*}}, !torch.int<1>, !torch.int<1>) -> !torch.tensor<[n,3],f32>
// CHECK: %[[V1:.*]] = torch.aten.mul.Scalar(%arg0, {{.*}}) : ({{.*}}, !torch.int<1>) -> !torch.tensor<[n,3],f32>
// CHECK: %[[V2:.*]] = torch.aten.mul.Tensor(%[[V1]], %[[V0]]) : {{.*}} -> !torch.tensor<[n,3],f32>
// CHECK: %[[V3:.*]] = torch.aten.le.Scalar(%arg1, {{.*}}) : ({{.*}}, !torch.int<0>) -> !torch.tensor<[n,3],i1>
// CHECK: %[[V4:.*]] = torch.aten.mul.Scalar(%arg0, {{.*}}) : ({{.*}}, !torch.int<1>) -> !torch.tensor<[n,3],f32>
// CHECK: %[[V5:.*]] = torch.aten.where.self(%[[V3]], %[[V2]], %[[V4]]) : {{.*}} -> !torch.tensor<[n,3],f32>
// CHECK: return %[[V5]]
func.func @elu_backward(%arg0: !torch.tensor<[n,3],f32>, %arg1: !torch.tensor<[n,3],f32>) -> (!torch.tensor<[n,3],f32>) {
  %0 = torch.constant 1 : i64 -> !torch.int<1>
  %1 = torch.constant true -> !torch.bool<true>
  %2 = torch.aten.elu_backward(%arg0, %0, %0, %0, %1, %arg1) : (!torch.tensor<[n,3],f32>, !torch.int<1>, !torch.int<1>, !torch.int<1>, !torch.bool<true>, !torch.tensor<[n,3],f32>) -> !torch.tensor<[n,3],f32>
  return %2 : !torch.tensor<[n,3],f32>
}

// CHECK-LABEL: @gelu_backward(
// CHECK: %[[V0:.*]] = torch.aten.div.Scalar(%arg1, {{.*}}) : ({{.*}}, !torch.float<1.4142135623730951>) -> !torch.tensor<[n,3],f32>
// CHECK: %[[V1:.*]] = torch.aten.erf(%[[V0]]) : {{.*}} -> !torch.tensor<[n,3],f32>
// CHECK: %[[V2:.*]] = torch.aten.add.Scalar(%[[V1]], {{.*}}) : ({{.*}}, !torch.int<1>, !torch.int<1>) -> !torch.tensor<[n,3],f32>
// CHECK: %[[V3:.*]] = torch.aten.mul.Scalar(%[[V2]], {{.*}}) : ({{.*}}, !torch.float<5.000000e-01>) -> !torch.tensor<[n,3],f32>
// CHECK: %[[V4:.*]] = torch.aten.mul.Tensor(%arg1, %arg1) : {{.*}} -> !torch.tensor<[n,3],f32>
// CHECK: %[[V5:.*]] = torch.aten.mul.Scalar(%[[V4]], {{.*}}) : ({{.*}}, !torch.float<-5.000000e-01>) -> !torch.tensor<[n,3],f32>
// CHECK: %[[V6:.*]] = torch.aten.exp(%[[V5]]) : {{.*}} -> !torch.tensor<[n,3],f32>
// CHECK: %[[V7:.*]] = torch.aten.mul.Scalar(%[[V6]], {{.*}}) : ({{.*}}, !torch.float<0.3989422804014327>) -> !torch.tensor<[n,3],f32>
// CHECK: %[[V8:.*]] = torch.aten.mul.Tensor(%arg1, %[[V7]]) : {{.*}} -> !torch.tensor<[n,3],f32>
// CHECK: %[[V9:.*]] = torch.aten.add.Tensor(%[[V3]], %[[V8]], {{.*}}) : ({{.*}}, !torch.int<1>) -> !torch.tensor<[n,3],f32>
// CHECK: %[[V10:.*]] = torch.aten.mul.Tensor(%arg0, %[[V9]]) : {{.*}} -> !torch.tensor<[n,3],f32>
// CHECK: return %[[V10]]
func.func @gelu_backward(%arg0: !torch.tensor<[n,3],f32>, %arg1: !torch.tensor<[n,3],f32>) -> (!torch.tensor<[n,3],f32>) {
  %0 = torch.constant "none" -> !torch.str
  %1 = torch.aten.gelu_backward(%arg0, %arg1, %0) : (!torch.tensor<[n,3],f32>, !torch.tensor<[n,3],f32>, !torch.str) -> !torch.tensor<[n,3],f32>
  return %1 : !torch.tensor<[n,3],f32>
}

// CHECK-LABEL: @glu(
// CHECK: %[[V0:.*]] = torch.aten.slice.Tensor(%arg0, {{.*}}) : ({{.*}}, !torch.int<-1>, !torch.int<0>, !torch.int<2>, !torch.int<1>) -> !torch.tensor<[n,2],f32>
// CHECK: %[[V1:.*]] = torch.aten.slice.Tensor(%arg0, {{.*}}) : ({{.*}}, !torch.int<-1>, !torch.int<2>, !torch.int<4>, !torch.int<1>) -> !torch.tensor<[n,2],f32>
// CHECK: %[[V2:.*]] = torch.aten.sigmoid(%[[V1]]) : {{.*}} -> !torch.tensor<[n,2],f32>
// CHECK: %[[V3:.*]] = torch.aten.mul.Tensor(%[[V0]], %[[V2]]) : {{.*}} -> !torch.tensor<[n,2],f32>
// CHECK: return %[[V3]]
func.func @glu(%arg0: !torch.tensor<[n,4],f32>) -> (!torch.tensor<[n,2],f32>) {
  %0 = torch.constant -1 : i64 -> !torch.int<-1>
  %1 = torch.aten.glu(%arg0, %0) : (!torch.tensor<[n,4],f32>, !torch.int<-1>) -> !torch.tensor<[n,2],f32>
  return %1 : !torch.tensor<[n,2],f32>
}

// CHECK-LABEL: @glu_backward(
// CHECK: %[[V0:.*]] = torch.aten.slice.Tensor(%arg1, {{.*}}) : ({{.*}}, !torch.int<1>, !torch.int<0>, !torch.int<2>, !torch.int<1>) -> !torch.tensor<[n,2],f32>
// CHECK: %[[V1:.*]] = torch.aten.slice.Tensor(%arg1, {{.*}}) : ({{.*}}, !torch.int<1>, !torch.int<2>, !torch.int<4>, !torch.int<1>) -> !torch.tensor<[n,2],f32>
// CHECK: %[[V2:.*]] = torch.aten.sigmoid(%[[V1]]) : {{.*}} -> !torch.tensor<[n,2],f32>
// CHECK: %[[V3:.*]] = torch.aten.mul.Tensor(%arg0, %[[V0]]) : {{.*}} -> !torch.tensor<[n,2],f32>
// CHECK: %[[V4:.*]] = torch.aten.mul.Tensor(%[[V3]], %[[V2]]) : {{.*}} -> !torch.tensor<[n,2],f32>
// CHECK: %[[V5:.*]] = torch.aten.rsub.Scalar(%[[V2]], {{.*}}) : ({{.*}}, !torch.int<1>, !torch.int<1>) -> !torch.tensor<[n,2],f32>
// CHECK: %[[V6:.*]] = torch.aten.mul.Tensor(%[[V4]], %[[V5]]) : {{.*}} -> !torch.tensor<[n,2],f32>
// CHECK: %[[V7:.*]] = torch.aten.mul.Tensor(%arg0, %[[V2]]) : {{.*}} -> !torch.tensor<[n,2],f32>
// CHECK: %[[V8:.*]] = torch.prim.ListConstruct(%[[V7]], %[[V6]]) : {{.*}} -> !torch.list<[!torch.tensor<[n,2],f32>, !torch.tensor<[n,2],f32>]>
// CHECK: %[[V9:.*]] = torch.aten.cat(%[[V8]], {{.*}}) : ({{.*}}, !torch.int<1>) -> !torch.tensor<[n,4],f32>
// CHECK: return %[[V9]]
func.func @glu_backward(%arg0: !torch.tensor<[n,2],f32>, %arg1: !torch.tensor<[n,4],f32>) -> (!torch.tensor<[n,4],f32>) {
  %0 = torch.constant 1 : i64 -> !torch.int<1>
  %1 = torch.aten.glu_backward(%arg0, %arg1, %0) : (!torch.tensor<[n,2],f32>, !torch.tensor<[n,4],f32>, !torch.int<1>) -> !torch.tensor<[n,4],f32>
  return %1 : !torch.tensor<[n,4],f32>
}

// CHECK-LABEL: @hardshrink(
// CHECK: %[[V0:.*]] = torch.aten.abs(%arg0) : {{.*}} -> !torch.tensor<[n,3],f32>
// CHECK: %[[V1:.*]] = torch.aten.le.Scalar(%[[V0]], {{.*}}) : ({{.*}}, !torch.float<5.000000e-01>) -> !torch.tensor<[n,3],i1>
// CHECK: %[[V2:.*]] = torch.aten.full_like(%arg0, {{.*}}) : ({{.*}}, !torch.int<0>, !torch.int<6>, !torch.none, !torch.none, !torch.none, !torch.none) -> !torch.tensor<[n,3],f32>
// CHECK: %[[V3:.*]] = torch.aten.where.self(%[[V1]], %[[V2]], %arg0) : {{.*}} -> !torch.tensor<[n,3],f32>
// CHECK: return %[[V3]]
func.func @hardshrink(%arg0: !torch.tensor<[n,3],f32>) -> (!torch.tensor<[n,3],f32>) {
  %0 = torch.constant 5.000000e-01 : f64 -> !torch.float<5.000000e-01>
  %1 = torch.aten.hardshrink(%arg0, %0) : (!torch.tensor<[n,3],f32>, !torch.float<5.000000e-01>) -> !torch.tensor<[n,3],f32>
  return %1 : !torch.tensor<[n,3],f32>
}

// CHECK-LABEL: @hardshrink_backward(
// CHECK: %[[V0:.*]] = torch.aten.abs(%arg1) : {{.*}} -> !torch.tensor<[n,3],f32>
// CHECK: %[[V1:.*]] = torch.aten.le.Scalar(%[[V0]], {{.*}}) : ({{.*}}, !torch.float<5.000000e-01>) -> !torch.tensor<[n,3],i1>
// CHECK: %[[V2:.*]] = torch.aten.full_like(%arg0, {{.*}}) : ({{.*}}, !torch.int<0>, !torch.int<6>, !torch.none, !torch.none, !torch.none, !torch.none) -> !torch.tensor<[n,3],f32>
// CHECK: %[[V3:.*]] = torch.aten.where.self(%[[V1]], %[[V2]], %arg0) : {{.*}} -> !torch.tensor<[n,3],f32>
// CHECK: return %[[V3]]
func.func @hardshrink_backward(%arg0: !torch.tensor<[n,3],f32>, %arg1: !torch.tensor<[n,3],f32>) -> (!torch.tensor<[n,3],f32>) {
  %0 = torch.constant 5.000000e-01 : f64 -> !torch.float<5.000000e-01>
  %1 = torch.aten.hardshrink_backward(%arg0, %arg1, %0) : (!torch.tensor<[n,3],f32>, !torch.tensor<[n,3],f32>, !torch.float<5.000000e-01>) -> !torch.tensor<[n,3],f32>
  return %1 : !torch.tensor<[n,3],f32>
}

// CHECK-LABEL: @hardsigmoid_backward(
// CHECK: %[[V0:.*]] = torch.aten.abs(%arg1) : {{.*}} -> !torch.tensor<[n,3],f32>
// CHECK: %[[V1:.*]] = torch.aten.lt.Scalar(%[[V0]], {{.*}}) : ({{.*}}, !torch.int<3>) -> !torch.tensor<[n,3],i1>
// CHECK: %[[V2:.*]] = torch.aten.mul.Scalar(%arg0, {{.*}}) : ({{.*}}, !torch.float<0.1666666716337204>) -> !torch.tensor<[n,3],f32>
// CHECK: %[[V3:.*]] = torch.aten.full_like(%[[V2]], {{.*}}) : ({{.*}}, !torch.int<0>, !torch.int<6>, !torch.none, !torch.none, !torch.none, !torch.none) -> !torch.tensor<[n,3],f32>
// CHECK: %[[V4:.*]] = torch.aten.where.self(%[[V1]], %[[V2]], %[[V3]]) : {{.*}} -> !torch.tensor<[n,3],f32>
// CHECK: return %[[V4]]
func.func @hardsigmoid_backward(%arg0: !torch.tensor<[n,3],f32>, %arg1: !torch.tensor<[n,3],f32>) -> (!torch.tensor<[n,3],f32>) {
  %0 = torch.aten.hardsigmoid_backward(%arg0, %arg1) : (!torch.tensor<[n,3],f32>, !torch.tensor<[n,3],f32>) -> !torch.tensor<[n,3],f32>
  return %0 : !torch.tensor<[n,3],f32>
}

// CHECK-LABEL: @hardswish_backward(
// CHECK: %[[V0:.*]] = torch.aten.div.Scalar(%arg1, {{.*}}) : ({{.*}}, !torch.int<3>) -> !torch.tensor<[n,3],f32>
// CHECK: %[[V1:.*]] = torch.aten.add.Scalar(%[[V0]], {{.*}}) : ({{.*}}, !torch.float<5.000000e-01>, !torch.int<1>) -> !torch.tensor<[n,3],f32>
// CHECK: %[[V2:.*]] = torch.aten.ge.Scalar(%arg1, {{.*}}) : ({{.*}}, !torch.int<3>) -> !torch.tensor<[n,3],i1>
// CHECK: %[[V3:.*]] = torch.aten.le.Scalar(%arg1, {{.*}}) : ({{.*}}, !torch.int<-3>) -> !torch.tensor<[n,3],i1>
// CHECK: %[[V4:.*]] = torch.aten.where.ScalarSelf(%[[V3]], {{.*}}, %[[V1]]) : ({{.*}}, !torch.float<0.000000e+00>, {{.*}}) -> !torch.tensor<[n,3],f32>
// CHECK: %[[V5:.*]] = torch.aten.where.ScalarSelf(%[[V2]], {{.*}}, %[[V4]]) : ({{.*}}, !torch.float<1.000000e+00>, {{.*}}) -> !torch.tensor<[n,3],f32>
// CHECK: %[[V6:.*]] = torch.aten.mul.Tensor(%arg0, %[[V5]]) : {{.*}} -> !torch.tensor<[n,3],f32>
// CHECK: return %[[V6]]
func.func @hardswish_backward(%arg0: !torch.tensor<[n,3],f32>, %arg1: !torch.tensor<[n,3],f32>) -> (!torch.tensor<[n,3],f32>) {
  %0 = torch.aten.hardswish_backward(%arg0, %arg1) : (!torch.tensor<[n,3],f32>, !torch.tensor<[n,3],f32>) -> !torch.tensor<[n,3],f32>
  return %0 : !torch.tensor<[n,3],f32>
}

// CHECK-LABEL: @hardtanh(
// CHECK: %[[V0:.*]] = torch.aten.clamp(%arg0, {{.*}}) : ({{.*}}, !torch.int<-1>, !torch.int<1>) -> !torch.tensor<[n,3],f32>
// CHECK: return %[[V0]]
func.func @hardtanh(%arg0: !torch.tensor<[n,3],f32>) -> (!torch.tensor<[n,3],f32>) {
  %0 = torch.constant -1 : i64 -> !torch.int<-1>
  %1 = torch.constant 1 : i64 -> !torch.int<1>
  %2 = torch.aten.hardtanh(%arg0, %0, %1) : (!torch.tensor<[n,3],f32>, !torch.int<-1>, !torch.int<1>) -> !torch.tensor<[n,3],f32>
  return %2 : !torch.tensor<[n,3],f32>
}

// CHECK-LABEL: @hardtanh_of_ints(
// CHECK: %[[V0:.*]] = torch.constant dense<-2> : tensor<i64> -> !torch.tensor<[],i64>
// CHECK: %[[V1:.*]] = torch.aten.lt.Tensor(%arg0, %[[V0]]) : {{.*}} -> !torch.tensor<[n,3],i1>
// CHECK: %[[V2:.*]] = torch.aten.where.self(%[[V1]], %[[V0]], %arg0) : {{.*}} -> !torch.tensor<[n,3],i64>
// CHECK: %[[V3:.*]] = torch.constant dense<3> : tensor<i64> -> !torch.tensor<[],i64>
// CHECK: %[[V4:.*]] = torch.aten.lt.Tensor(%[[V2]], %[[V3]]) : {{.*}} -> !torch.tensor<[n,3],i1>
// CHECK: %[[V5:.*]] = torch.aten.where.self(%[[V4]], %[[V2]], %[[V3]]) : {{.*}} -> !torch.tensor<[n,3],i64>
// CHECK: return %[[V5]]
func.func @hardtanh_of_ints(%arg0: !torch.tensor<[n,3],i64>) -> (!torch.tensor<[n,3],i64>) {
  %0 = torch.constant -2 : i64 -> !torch.int<-2>
  %1 = torch.constant 3 : i64 -> !torch.int<3>
  %2 = torch.aten.hardtanh(%arg0, %0, %1) : (!torch.tensor<[n,3],i64>, !torch.int<-2>, !torch.int<3>) -> !torch.tensor<[n,3],i64>
  return %2 : !torch.tensor<[n,3],i64>
}

// CHECK-LABEL: @hardtanh_backward(
// CHECK: %[[V0:.*]] = torch.aten.gt.Scalar(%arg1, {{.*}}) : ({{.*}}, !torch.int<-1>) -> !torch.tensor<[n,3],i1>
// CHECK: %[[V1:.*]] = torch.aten.lt.Scalar(%arg1, {{.*}}) : ({{.*}}, !torch.int<2>) -> !torch.tensor<[n,3],i1>
// CHECK: %[[V2:.*]] = torch.aten.logical_and(%[[V0]], %[[V1]]) : {{.*}} -> !torch.tensor<[n,3],i1>
// CHECK: %[[V3:.*]] = torch.aten.full_like(%arg0, {{.*}}) : ({{.*}}, !torch.int<0>, !torch.int<6>, !torch.none, !torch.none, !torch.none, !torch.none) -> !torch.tensor<[n,3],f32>
// CHECK: %[[V4:.*]] = torch.aten.where.self(%[[V2]], %arg0, %[[V3]]) : {{.*}} -> !torch.tensor<[n,3],f32>
// CHECK: return %[[V4]]
func.func @hardtanh_backward(%arg0: !torch.tensor<[n,3],f32>, %arg1: !torch.tensor<[n,3],f32>) -> (!torch.tensor<[n,3],f32>) {
  %0 = torch.constant -1 : i64 -> !torch.int<-1>
  %1 = torch.constant 2 : i64 -> !torch.int<2>
  %2 = torch.aten.hardtanh_backward(%arg0, %arg1, %0, %1) : (!torch.tensor<[n,3],f32>, !torch.tensor<[n,3],f32>, !torch.int<-1>, !torch.int<2>) -> !torch.tensor<[n,3],f32>
  return %2 : !torch.tensor<[n,3],f32>
}

// CHECK-LABEL: @leaky_relu_backward(
// CHECK: %[[V0:.*]] = torch.aten.gt.Scalar(%arg1, {{.*}}) : ({{.*}}, !torch.int<0>) -> !torch.tensor<[n,3],i1>
// CHECK: %[[V1:.*]] = torch.aten.mul.Scalar(%arg0, {{.*}}) : ({{.*}}, !torch.float<3.000000e-01>) -> !torch.tensor<[n,3],f32>
// CHECK: %[[V2:.*]] = torch.aten.where.self(%[[V0]], %arg0, %[[V1]]) : {{.*}} -> !torch.tensor<[n,3],f32>
// CHECK: return %[[V2]]
func.func @leaky_relu_backward(%arg0: !torch.tensor<[n,3],f32>, %arg1: !torch.tensor<[n,3],f32>) -> (!torch.tensor<[n,3],f32>) {
  %0 = torch.constant 3.000000e-01 : f64 -> !torch.float<3.000000e-01>
  %1 = torch.constant false -> !torch.bool<false>
  %2 = torch.aten.leaky_relu_backward(%arg0, %arg1, %0, %1) : (!torch.tensor<[n,3],f32>, !torch.tensor<[n,3],f32>, !torch.float<3.000000e-01>, !torch.bool<false>) -> !torch.tensor<[n,3],f32>
  return %2 : !torch.tensor<[n,3],f32>
}

// CHECK-LABEL: @log_sigmoid(
// CHECK: %[[V0:.*]] = torch.aten.neg(%arg0) : {{.*}} -> !torch.tensor<[n,3],f32>
// CHECK: %[[V1:.*]] = torch.aten.softplus(%[[V0]], {{.*}}) : ({{.*}}, !torch.int<1>, !torch.float<0x7FF0000000000000>) -> !torch.tensor<[n,3],f32>
// CHECK: %[[V2:.*]] = torch.aten.rsub.Scalar(%[[V1]], {{.*}}) : ({{.*}}, !torch.int<0>, !torch.int<1>) -> !torch.tensor<[n,3],f32>
// CHECK: return %[[V2]]
func.func @log_sigmoid(%arg0: !torch.tensor<[n,3],f32>) -> (!torch.tensor<[n,3],f32>) {
  %0 = torch.aten.log_sigmoid(%arg0) : (!torch.tensor<[n,3],f32>) -> !torch.tensor<[n,3],f32>
  return %0 : !torch.tensor<[n,3],f32>
}

// CHECK-LABEL: @log_sigmoid_forward(
// CHECK: %[[V0:.*]] = torch.aten.neg(%arg0) : {{.*}} -> !torch.tensor<[n,3],f32>
// CHECK: %[[V1:.*]] = torch.aten.softplus(%[[V0]], {{.*}}) : ({{.*}}, !torch.int<1>, !torch.float<0x7FF0000000000000>) -> !torch.tensor<[n,3],f32>
// CHECK: %[[V2:.*]] = torch.aten.rsub.Scalar(%[[V1]], {{.*}}) : ({{.*}}, !torch.int<0>, !torch.int<1>) -> !torch.tensor<[n,3],f32>
// CHECK: %[[V3:.*]] = torch.aten.abs(%arg0) : {{.*}} -> !torch.tensor<[n,3],f32>
// CHECK: %[[V4:.*]] = torch.aten.neg(%[[V3]]) : {{.*}} -> !torch.tensor<[n,3],f32>
// CHECK: %[[V5:.*]] = torch.aten.exp(%[[V4]]) : {{.*}} -> !torch.tensor<[n,3],f32>
// CHECK: return %[[V2]], %[[V5]]
func.func @log_sigmoid_forward(%arg0: !torch.tensor<[n,3],f32>) -> (!torch.tensor<[n,3],f32>, !torch.tensor<[n,3],f32>) {
  %0:2 = torch.aten.log_sigmoid_forward(%arg0) : (!torch.tensor<[n,3],f32>) -> (!torch.tensor<[n,3],f32>, !torch.tensor<[n,3],f32>)
  return %0#0, %0#1 : !torch.tensor<[n,3],f32>, !torch.tensor<[n,3],f32>
}

// CHECK-LABEL: @mish_backward(
// CHECK: %[[V0:.*]] = torch.aten.softplus(%arg1, {{.*}}) : ({{.*}}, !torch.int<1>, !torch.int<20>) -> !torch.tensor<[n,3],f32>
// CHECK: %[[V1:.*]] = torch.aten.tanh(%[[V0]]) : {{.*}} -> !torch.tensor<[n,3],f32>
// CHECK: %[[V2:.*]] = torch.aten.sigmoid(%arg1) : {{.*}} -> !torch.tensor<[n,3],f32>
// CHECK: %[[V3:.*]] = torch.aten.mul.Tensor(%arg1, %[[V2]]) : {{.*}} -> !torch.tensor<[n,3],f32>
// CHECK: %[[V4:.*]] = torch.aten.mul.Tensor(%[[V1]], %[[V1]]) : {{.*}} -> !torch.tensor<[n,3],f32>
// CHECK: %[[V5:.*]] = torch.aten.rsub.Scalar(%[[V4]], {{.*}}) : ({{.*}}, !torch.int<1>, !torch.int<1>) -> !torch.tensor<[n,3],f32>
// CHECK: %[[V6:.*]] = torch.aten.mul.Tensor(%[[V3]], %[[V5]]) : {{.*}} -> !torch.tensor<[n,3],f32>
// CHECK: %[[V7:.*]] = torch.aten.add.Tensor(%[[V1]], %[[V6]], {{.*}}) : ({{.*}}, !torch.int<1>) -> !torch.tensor<[n,3],f32>
// CHECK: %[[V8:.*]] = torch.aten.mul.Tensor(%arg0, %[[V7]]) : {{.*}} -> !torch.tensor<[n,3],f32>
// CHECK: return %[[V8]]
func.func @mish_backward(%arg0: !torch.tensor<[n,3],f32>, %arg1: !torch.tensor<[n,3],f32>) -> (!torch.tensor<[n,3],f32>) {
  %0 = torch.aten.mish_backward(%arg0, %arg1) : (!torch.tensor<[n,3],f32>, !torch.tensor<[n,3],f32>) -> !torch.tensor<[n,3],f32>
  return %0 : !torch.tensor<[n,3],f32>
}

// CHECK-LABEL: @relu6(
// CHECK: %[[V0:.*]] = torch.aten.clamp(%arg0, {{.*}}) : ({{.*}}, !torch.int<0>, !torch.int<6>) -> !torch.tensor<[n,3],f32>
// CHECK: return %[[V0]]
func.func @relu6(%arg0: !torch.tensor<[n,3],f32>) -> (!torch.tensor<[n,3],f32>) {
  %0 = torch.aten.relu6(%arg0) : (!torch.tensor<[n,3],f32>) -> !torch.tensor<[n,3],f32>
  return %0 : !torch.tensor<[n,3],f32>
}

// CHECK-LABEL: @rrelu(
// CHECK: %[[V0:.*]] = torch.aten.leaky_relu(%arg0, {{.*}}) : ({{.*}}, !torch.float<0.22916666666666666>) -> !torch.tensor<[n,3],f32>
// CHECK: return %[[V0]]
func.func @rrelu(%arg0: !torch.tensor<[n,3],f32>) -> (!torch.tensor<[n,3],f32>) {
  %0 = torch.constant 1.250000e-01 : f64 -> !torch.float<1.250000e-01>
  %1 = torch.constant 0.33333333333333331 : f64 -> !torch.float<0.33333333333333331>
  %2 = torch.constant false -> !torch.bool<false>
  %3 = torch.constant unit -> !torch.none
  %4 = torch.aten.rrelu(%arg0, %0, %1, %2, %3) : (!torch.tensor<[n,3],f32>, !torch.float<1.250000e-01>, !torch.float<0.33333333333333331>, !torch.bool<false>, !torch.none) -> !torch.tensor<[n,3],f32>
  return %4 : !torch.tensor<[n,3],f32>
}

// CHECK-LABEL: @silu(
// CHECK: %[[V0:.*]] = torch.aten.sigmoid(%arg0) : {{.*}} -> !torch.tensor<[n,3],f32>
// CHECK: %[[V1:.*]] = torch.aten.mul.Tensor(%arg0, %[[V0]]) : {{.*}} -> !torch.tensor<[n,3],f32>
// CHECK: return %[[V1]]
func.func @silu(%arg0: !torch.tensor<[n,3],f32>) -> (!torch.tensor<[n,3],f32>) {
  %0 = torch.aten.silu(%arg0) : (!torch.tensor<[n,3],f32>) -> !torch.tensor<[n,3],f32>
  return %0 : !torch.tensor<[n,3],f32>
}

// CHECK-LABEL: @silu_backward(
// CHECK: %[[V0:.*]] = torch.aten.sigmoid(%arg1) : {{.*}} -> !torch.tensor<[n,3],f32>
// CHECK: %[[V1:.*]] = torch.aten.rsub.Scalar(%[[V0]], {{.*}}) : ({{.*}}, !torch.int<1>, !torch.int<1>) -> !torch.tensor<[n,3],f32>
// CHECK: %[[V2:.*]] = torch.aten.mul.Tensor(%arg1, %[[V1]]) : {{.*}} -> !torch.tensor<[n,3],f32>
// CHECK: %[[V3:.*]] = torch.aten.add.Scalar(%[[V2]], {{.*}}) : ({{.*}}, !torch.int<1>, !torch.int<1>) -> !torch.tensor<[n,3],f32>
// CHECK: %[[V4:.*]] = torch.aten.mul.Tensor(%[[V0]], %[[V3]]) : {{.*}} -> !torch.tensor<[n,3],f32>
// CHECK: %[[V5:.*]] = torch.aten.mul.Tensor(%arg0, %[[V4]]) : {{.*}} -> !torch.tensor<[n,3],f32>
// CHECK: return %[[V5]]
func.func @silu_backward(%arg0: !torch.tensor<[n,3],f32>, %arg1: !torch.tensor<[n,3],f32>) -> (!torch.tensor<[n,3],f32>) {
  %0 = torch.aten.silu_backward(%arg0, %arg1) : (!torch.tensor<[n,3],f32>, !torch.tensor<[n,3],f32>) -> !torch.tensor<[n,3],f32>
  return %0 : !torch.tensor<[n,3],f32>
}

// CHECK-LABEL: @softplus_backward(
// CHECK: %[[V0:.*]] = torch.aten.mul.Scalar(%arg1, {{.*}}) : ({{.*}}, !torch.int<1>) -> !torch.tensor<[n,3],f32>
// CHECK: %[[V1:.*]] = torch.aten.gt.Scalar(%[[V0]], {{.*}}) : ({{.*}}, !torch.int<20>) -> !torch.tensor<[n,3],i1>
// CHECK: %[[V2:.*]] = torch.aten.sigmoid(%[[V0]]) : {{.*}} -> !torch.tensor<[n,3],f32>
// CHECK: %[[V3:.*]] = torch.aten.mul.Tensor(%arg0, %[[V2]]) : {{.*}} -> !torch.tensor<[n,3],f32>
// CHECK: %[[V4:.*]] = torch.aten.where.self(%[[V1]], %arg0, %[[V3]]) : {{.*}} -> !torch.tensor<[n,3],f32>
// CHECK: return %[[V4]]
func.func @softplus_backward(%arg0: !torch.tensor<[n,3],f32>, %arg1: !torch.tensor<[n,3],f32>) -> (!torch.tensor<[n,3],f32>) {
  %0 = torch.constant 1 : i64 -> !torch.int<1>
  %1 = torch.constant 20 : i64 -> !torch.int<20>
  %2 = torch.aten.softplus_backward(%arg0, %arg1, %0, %1) : (!torch.tensor<[n,3],f32>, !torch.tensor<[n,3],f32>, !torch.int<1>, !torch.int<20>) -> !torch.tensor<[n,3],f32>
  return %2 : !torch.tensor<[n,3],f32>
}

// CHECK-LABEL: @softshrink(
// CHECK: %[[V0:.*]] = torch.aten.clamp(%arg0, {{.*}}) : ({{.*}}, !torch.float<-5.000000e-01>, !torch.float<5.000000e-01>) -> !torch.tensor<[n,3],f32>
// CHECK: %[[V1:.*]] = torch.aten.sub.Tensor(%arg0, %[[V0]], {{.*}}) : ({{.*}}, !torch.int<1>) -> !torch.tensor<[n,3],f32>
// CHECK: return %[[V1]]
func.func @softshrink(%arg0: !torch.tensor<[n,3],f32>) -> (!torch.tensor<[n,3],f32>) {
  %0 = torch.constant 5.000000e-01 : f64 -> !torch.float<5.000000e-01>
  %1 = torch.aten.softshrink(%arg0, %0) : (!torch.tensor<[n,3],f32>, !torch.float<5.000000e-01>) -> !torch.tensor<[n,3],f32>
  return %1 : !torch.tensor<[n,3],f32>
}

// CHECK-LABEL: @softshrink_backward(
// CHECK: %[[V0:.*]] = torch.aten.abs(%arg1) : {{.*}} -> !torch.tensor<[n,3],f32>
// CHECK: %[[V1:.*]] = torch.aten.le.Scalar(%[[V0]], {{.*}}) : ({{.*}}, !torch.float<5.000000e-01>) -> !torch.tensor<[n,3],i1>
// CHECK: %[[V2:.*]] = torch.aten.full_like(%arg0, {{.*}}) : ({{.*}}, !torch.int<0>, !torch.int<6>, !torch.none, !torch.none, !torch.none, !torch.none) -> !torch.tensor<[n,3],f32>
// CHECK: %[[V3:.*]] = torch.aten.where.self(%[[V1]], %[[V2]], %arg0) : {{.*}} -> !torch.tensor<[n,3],f32>
// CHECK: return %[[V3]]
func.func @softshrink_backward(%arg0: !torch.tensor<[n,3],f32>, %arg1: !torch.tensor<[n,3],f32>) -> (!torch.tensor<[n,3],f32>) {
  %0 = torch.constant 5.000000e-01 : f64 -> !torch.float<5.000000e-01>
  %1 = torch.aten.softshrink_backward(%arg0, %arg1, %0) : (!torch.tensor<[n,3],f32>, !torch.tensor<[n,3],f32>, !torch.float<5.000000e-01>) -> !torch.tensor<[n,3],f32>
  return %1 : !torch.tensor<[n,3],f32>
}

// CHECK-LABEL: @threshold(
// CHECK: %[[V0:.*]] = torch.constant dense<2.000000e+00> : tensor<f32> -> !torch.tensor<[],f32>
// CHECK: %[[V1:.*]] = torch.aten.le.Scalar(%arg0, {{.*}}) : ({{.*}}, !torch.int<1>) -> !torch.tensor<[n,3],i1>
// CHECK: %[[V2:.*]] = torch.aten.where.self(%[[V1]], %[[V0]], %arg0) : {{.*}} -> !torch.tensor<[n,3],f32>
// CHECK: return %[[V2]]
func.func @threshold(%arg0: !torch.tensor<[n,3],f32>) -> (!torch.tensor<[n,3],f32>) {
  %0 = torch.constant 1 : i64 -> !torch.int<1>
  %1 = torch.constant 2 : i64 -> !torch.int<2>
  %2 = torch.aten.threshold(%arg0, %0, %1) : (!torch.tensor<[n,3],f32>, !torch.int<1>, !torch.int<2>) -> !torch.tensor<[n,3],f32>
  return %2 : !torch.tensor<[n,3],f32>
}

// CHECK-LABEL: @threshold_of_ints(
// CHECK: %[[V0:.*]] = torch.constant dense<2> : tensor<i64> -> !torch.tensor<[],i64>
// CHECK: %[[V1:.*]] = torch.aten.le.Scalar(%arg0, {{.*}}) : ({{.*}}, !torch.int<1>) -> !torch.tensor<[n,3],i1>
// CHECK: %[[V2:.*]] = torch.aten.where.self(%[[V1]], %[[V0]], %arg0) : {{.*}} -> !torch.tensor<[n,3],i64>
// CHECK: return %[[V2]]
func.func @threshold_of_ints(%arg0: !torch.tensor<[n,3],i64>) -> (!torch.tensor<[n,3],i64>) {
  %0 = torch.constant 1 : i64 -> !torch.int<1>
  %1 = torch.constant 2 : i64 -> !torch.int<2>
  %2 = torch.aten.threshold(%arg0, %0, %1) : (!torch.tensor<[n,3],i64>, !torch.int<1>, !torch.int<2>) -> !torch.tensor<[n,3],i64>
  return %2 : !torch.tensor<[n,3],i64>
}

// CHECK-LABEL: @threshold_backward(
// CHECK: %[[V0:.*]] = torch.aten.le.Scalar(%arg1, {{.*}}) : ({{.*}}, !torch.float<5.000000e-01>) -> !torch.tensor<[n,3],i1>
// CHECK: %[[V1:.*]] = torch.aten.full_like(%arg0, {{.*}}) : ({{.*}}, !torch.int<0>, !torch.int<6>, !torch.none, !torch.none, !torch.none, !torch.none) -> !torch.tensor<[n,3],f32>
// CHECK: %[[V2:.*]] = torch.aten.where.self(%[[V0]], %[[V1]], %arg0) : {{.*}} -> !torch.tensor<[n,3],f32>
// CHECK: return %[[V2]]
func.func @threshold_backward(%arg0: !torch.tensor<[n,3],f32>, %arg1: !torch.tensor<[n,3],f32>) -> (!torch.tensor<[n,3],f32>) {
  %0 = torch.constant 5.000000e-01 : f64 -> !torch.float<5.000000e-01>
  %1 = torch.aten.threshold_backward(%arg0, %arg1, %0) : (!torch.tensor<[n,3],f32>, !torch.tensor<[n,3],f32>, !torch.float<5.000000e-01>) -> !torch.tensor<[n,3],f32>
  return %1 : !torch.tensor<[n,3],f32>
}

// CHECK-LABEL: @_masked_softmax(
// CHECK: %[[V0:.*]] = torch.aten.masked_fill.Scalar(%arg0, %arg1, {{.*}}) : ({{.*}}, !torch.float<0xFFF0000000000000>) -> !torch.tensor<[2,3,6,6],f32>
// CHECK: %[[V1:.*]] = torch.aten._softmax(%[[V0]], {{.*}}) : ({{.*}}, !torch.int<-1>, !torch.bool<false>) -> !torch.tensor<[2,3,6,6],f32>
// CHECK: return %[[V1]]
func.func @_masked_softmax(%arg0: !torch.tensor<[2,3,6,6],f32>, %arg1: !torch.tensor<[6,6],i1>) -> (!torch.tensor<[2,3,6,6],f32>) {
  %0 = torch.constant unit -> !torch.none
  %1 = torch.constant 0 : i64 -> !torch.int<0>
  %2 = torch.aten._masked_softmax(%arg0, %arg1, %0, %1) : (!torch.tensor<[2,3,6,6],f32>, !torch.tensor<[6,6],i1>, !torch.none, !torch.int<0>) -> !torch.tensor<[2,3,6,6],f32>
  return %2 : !torch.tensor<[2,3,6,6],f32>
}

// CHECK-LABEL: @_masked_softmax_5(
// CHECK: %[[V0:.*]] = torch.aten.unsqueeze(%arg1, {{.*}}) : ({{.*}}, !torch.int<1>) -> !torch.tensor<[2,1,6],i1>
// CHECK: %[[V1:.*]] = torch.aten.unsqueeze(%[[V0]], {{.*}}) : ({{.*}}, !torch.int<1>) -> !torch.tensor<[2,1,1,6],i1>
// CHECK: %[[V2:.*]] = torch.aten.masked_fill.Scalar(%arg0, %[[V1]], {{.*}}) : ({{.*}}, !torch.float<0xFFF0000000000000>) -> !torch.tensor<[2,3,6,6],f64>
// CHECK: %[[V3:.*]] = torch.aten._softmax(%[[V2]], {{.*}}) : ({{.*}}, !torch.int<-1>, !torch.bool<false>) -> !torch.tensor<[2,3,6,6],f64>
// CHECK: return %[[V3]]
func.func @_masked_softmax_5(%arg0: !torch.tensor<[2,3,6,6],f64>, %arg1: !torch.tensor<[2,6],i1>) -> (!torch.tensor<[2,3,6,6],f64>) {
  %0 = torch.constant unit -> !torch.none
  %1 = torch.constant 1 : i64 -> !torch.int<1>
  %2 = torch.aten._masked_softmax(%arg0, %arg1, %0, %1) : (!torch.tensor<[2,3,6,6],f64>, !torch.tensor<[2,6],i1>, !torch.none, !torch.int<1>) -> !torch.tensor<[2,3,6,6],f64>
  return %2 : !torch.tensor<[2,3,6,6],f64>
}

// CHECK-LABEL: @log_sigmoid_backward(
// CHECK: %[[V0:.*]] = torch.aten.neg(%arg1) : {{.*}} -> !torch.tensor<[n,3],f32>
// CHECK: %[[V1:.*]] = torch.aten.sigmoid(%[[V0]]) : {{.*}} -> !torch.tensor<[n,3],f32>
// CHECK: %[[V2:.*]] = torch.aten.mul.Tensor(%arg0, %[[V1]]) : {{.*}} -> !torch.tensor<[n,3],f32>
// CHECK: return %[[V2]]
func.func @log_sigmoid_backward(%arg0: !torch.tensor<[n,3],f32>, %arg1: !torch.tensor<[n,3],f32>) -> (!torch.tensor<[n,3],f32>) {
  %0:2 = torch.aten.log_sigmoid_forward(%arg1) : (!torch.tensor<[n,3],f32>) -> (!torch.tensor<[n,3],f32>, !torch.tensor<[n,3],f32>)
  %1 = torch.aten.log_sigmoid_backward(%arg0, %arg1, %0#1) : (!torch.tensor<[n,3],f32>, !torch.tensor<[n,3],f32>, !torch.tensor<[n,3],f32>) -> !torch.tensor<[n,3],f32>
  return %1 : !torch.tensor<[n,3],f32>
}

// CHECK-LABEL: @rrelu_with_noise_functional(
// CHECK: %[[V0:.*]] = torch.aten.leaky_relu(%arg0, {{.*}}) : ({{.*}}, !torch.float<0.22916666666666666>) -> !torch.tensor<[n,3],f32>
// CHECK: return %[[V0]]
func.func @rrelu_with_noise_functional(%arg0: !torch.tensor<[n,3],f32>, %arg1: !torch.tensor<[n,3],f32>) -> (!torch.tensor<[n,3],f32>) {
  %0 = torch.constant 1.250000e-01 : f64 -> !torch.float<1.250000e-01>
  %1 = torch.constant 0.33333333333333331 : f64 -> !torch.float<0.33333333333333331>
  %2 = torch.constant false -> !torch.bool<false>
  %3 = torch.constant unit -> !torch.none
  %4:2 = torch.aten.rrelu_with_noise_functional(%arg0, %arg1, %0, %1, %2, %3) : (!torch.tensor<[n,3],f32>, !torch.tensor<[n,3],f32>, !torch.float<1.250000e-01>, !torch.float<0.33333333333333331>, !torch.bool<false>, !torch.none) -> (!torch.tensor<[n,3],f32>, !torch.tensor<[n,3],f32>)
  return %4#0 : !torch.tensor<[n,3],f32>
}

// CHECK-LABEL: @_add_relu_Tensor(
// CHECK: %[[V0:.*]] = torch.aten.mul.Scalar(%arg1, {{.*}}) : ({{.*}}, !torch.int<2>) -> !torch.tensor<[3],f32>
// CHECK: %[[V1:.*]] = torch.aten.add.Tensor(%arg0, %[[V0]], {{.*}}) : ({{.*}}, !torch.int<1>) -> !torch.tensor<[n,3],f32>
// CHECK: %[[V2:.*]] = torch.aten.relu(%[[V1]]) : {{.*}} -> !torch.tensor<[n,3],f32>
// CHECK: return %[[V2]]
func.func @_add_relu_Tensor(%arg0: !torch.tensor<[n,3],f32>, %arg1: !torch.tensor<[3],f32>) -> (!torch.tensor<[n,3],f32>) {
  %0 = torch.constant 2 : i64 -> !torch.int<2>
  %r0 = torch.aten._add_relu.Tensor(%arg0, %arg1, %0) : (!torch.tensor<[n,3],f32>, !torch.tensor<[3],f32>, !torch.int<2>) -> !torch.tensor<[n,3],f32>
  return %r0 : !torch.tensor<[n,3],f32>
}

// CHECK-LABEL: @_add_relu_Scalar(
// CHECK: %[[V0:.*]] = torch.aten.add.Scalar(%arg0, {{.*}}) : ({{.*}}, !torch.float<3.000000e+00>, !torch.int<1>) -> !torch.tensor<[n,3],f32>
// CHECK: %[[V1:.*]] = torch.aten.relu(%[[V0]]) : {{.*}} -> !torch.tensor<[n,3],f32>
// CHECK: return %[[V1]]
func.func @_add_relu_Scalar(%arg0: !torch.tensor<[n,3],f32>) -> (!torch.tensor<[n,3],f32>) {
  %0 = torch.constant 1.500000e+00 : f64 -> !torch.float<1.500000e+00>
  %1 = torch.constant 2 : i64 -> !torch.int<2>
  %r0 = torch.aten._add_relu.Scalar(%arg0, %0, %1) : (!torch.tensor<[n,3],f32>, !torch.float<1.500000e+00>, !torch.int<2>) -> !torch.tensor<[n,3],f32>
  return %r0 : !torch.tensor<[n,3],f32>
}
