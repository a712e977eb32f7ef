// NOTE: The checks are written by tools/dev/update_checks.py.

// RUN: torch-onnx-opt %s --decompose | FileCheck %s

// CHECK-LABEL: @_prelu_kernel_backward(
// CHECK: torch.aten.gt.Scalar{{.*}} -> !torch.tensor<[n,3],i1>
// CHECK: torch.aten.mul.Tensor{{.*}} -> !torch.tensor<[n,3],f32>
// CHECK: torch.aten.where.self{{.*}} -> !torch.tensor<[n,3],f32>
// CHECK: torch.aten.mul.Tensor{{.*}} -> !torch.tensor<[n,3],f32>
// CHECK: torch.aten.where.ScalarSelf{{.*}} -> !torch.tensor<[n,3],f32>
func.func @_prelu_kernel_backward(%arg0: !torch.tensor<[n,3],f32>, %arg1: !torch.tensor<[n,3],f32>, %arg2: !torch.tensor<[n,3],f32>) -> (!torch.tensor<[n,3],f32>, !torch.tensor<[n,3],f32>) {
  %0:2 = torch.aten._prelu_kernel_backward(%arg0, %arg1, %arg2) : (!torch.tensor<[n,3],f32>, !torch.tensor<[n,3],f32>, !torch.tensor<[n,3],f32>) -> (!torch.tensor<[n,3],f32>, !torch.tensor<[n,3],f32>)
  return %0#0, %0#1 : !torch.tensor<[n,3],f32>, !torch.tensor<[n,3],f32>
}

// CHECK-LABEL: @_safe_softmax(
// CHECK: torch.aten.softmax.int{{.*}} -> !torch.tensor<[n,3],f32>
// CHECK: torch.prim.ListConstruct{{.*}} -> !torch.list<[!torch.int<1>]>
// CHECK: torch.aten.amax{{.*}} -> !torch.tensor<[n,1],f32>
// CHECK: torch.aten.eq.Scalar{{.*}} -> !torch.tensor<[n,1],i1>
// CHECK: torch.aten.where.self{{.*}} -> !torch.tensor<[n,3],f32>
func.func @_safe_softmax(%arg0: !torch.tensor<[n,3],f32>) -> (!torch.tensor<[n,3],f32>) {
  %0 = torch.constant 1 : i64 -> !torch.int<1>
  %1 = torch.constant unit -> !torch.none
  %2 = torch.aten._safe_softmax(%arg0, %0, %1) : (!torch.tensor<[n,3],f32>, !torch.int<1>, !torch.none) -> !torch.tensor<[n,3],f32>
  return %2 : !torch.tensor<[n,3],f32>
}

// CHECK-LABEL: @elu_backward(
// CHECK: torch.aten.add.Scalar{{.*}} -> !torch.tensor<[n,3],f32>
// CHECK: torch.aten.mul.Scalar{{.*}} -> !torch.tensor<[n,3],f32>
// CHECK: torch.aten.mul.Tensor{{.*}} -> !torch.tensor<[n,3],f32>
// CHECK: torch.aten.mul.Scalar{{.*}} -> !torch.tensor<[n,3],f32>
// CHECK: torch.aten.le.Scalar{{.*}} -> !torch.tensor<[n,3],i1>
// CHECK: torch.aten.where.self{{.*}} -> !torch.tensor<[n,3],f32>
func.func @elu_backward(%arg0: !torch.tensor<[n,3],f32>, %arg1: !torch.tensor<[n,3],f32>) -> (!torch.tensor<[n,3],f32>) {
  %0 = torch.constant 1 : i64 -> !torch.int<1>
  %1 = torch.constant true -> !torch.bool<true>
  %2 = torch.aten.elu_backward(%arg0, %0, %0, %0, %1, %arg1) : (!torch.tensor<[n,3],f32>, !torch.int<1>, !torch.int<1>, !torch.int<1>, !torch.bool<true>, !torch.tensor<[n,3],f32>) -> !torch.tensor<[n,3],f32>
  return %2 : !torch.tensor<[n,3],f32>
}

// CHECK-LABEL: @gelu_backward(
// CHECK: torch.aten.div.Scalar{{.*}} -> !torch.tensor<[n,3],f32>
// CHECK: torch.aten.erf{{.*}} -> !torch.tensor<[n,3],f32>
// CHECK: torch.aten.add.Scalar{{.*}} -> !torch.tensor<[n,3],f32>
// CHECK: torch.aten.mul.Scalar{{.*}} -> !torch.tensor<[n,3],f32>
// CHECK: torch.aten.mul.Tensor{{.*}} -> !torch.tensor<[n,3],f32>
// CHECK: torch.aten.mul.Scalar{{.*}} -> !torch.tensor<[n,3],f32>
// CHECK: torch.aten.exp{{.*}} -> !torch.tensor<[n,3],f32>
// CHECK: torch.aten.mul.Scalar{{.*}} -> !torch.tensor<[n,3],f32>
// CHECK: torch.aten.mul.Tensor{{.*}} -> !torch.tensor<[n,3],f32>
// CHECK: torch.aten.add.Tensor{{.*}} -> !torch.tensor<[n,3],f32>
// CHECK: torch.aten.mul.Tensor{{.*}} -> !torch.tensor<[n,3],f32>
func.func @gelu_backward(%arg0: !torch.tensor<[n,3],f32>, %arg1: !torch.tensor<[n,3],f32>) -> (!torch.tensor<[n,3],f32>) {
  %0 = torch.constant "none" -> !torch.str
  %1 = torch.aten.gelu_backward(%arg0, %arg1, %0) : (!torch.tensor<[n,3],f32>, !torch.tensor<[n,3],f32>, !torch.str) -> !torch.tensor<[n,3],f32>
  return %1 : !torch.tensor<[n,3],f32>
}

// CHECK-LABEL: @glu(
// CHECK: torch.aten.slice.Tensor{{.*}} -> !torch.tensor<[n,2],f32>
// CHECK: torch.aten.slice.Tensor{{.*}} -> !torch.tensor<[n,2],f32>
// CHECK: torch.aten.sigmoid{{.*}} -> !torch.tensor<[n,2],f32>
// CHECK: torch.aten.mul.Tensor{{.*}} -> !torch.tensor<[n,2],f32>
func.func @glu(%arg0: !torch.tensor<[n,4],f32>) -> (!torch.tensor<[n,2],f32>) {
  %0 = torch.constant -1 : i64 -> !torch.int<-1>
  %1 = torch.aten.glu(%arg0, %0) : (!torch.tensor<[n,4],f32>, !torch.int<-1>) -> !torch.tensor<[n,2],f32>
  return %1 : !torch.tensor<[n,2],f32>
}

// CHECK-LABEL: @glu_backward(
// CHECK: torch.aten.slice.Tensor{{.*}} -> !torch.tensor<[n,2],f32>
// CHECK: torch.aten.slice.Tensor{{.*}} -> !torch.tensor<[n,2],f32>
// CHECK: torch.aten.sigmoid{{.*}} -> !torch.tensor<[n,2],f32>
// CHECK: torch.aten.rsub.Scalar{{.*}} -> !torch.tensor<[n,2],f32>
// CHECK: torch.aten.mul.Tensor{{.*}} -> !torch.tensor<[n,2],f32>
// CHECK: torch.aten.mul.Tensor{{.*}} -> !torch.tensor<[n,2],f32>
// CHECK: torch.aten.mul.Tensor{{.*}} -> !torch.tensor<[n,2],f32>
// CHECK: torch.aten.mul.Tensor{{.*}} -> !torch.tensor<[n,2],f32>
// CHECK: torch.prim.ListConstruct{{.*}} -> !torch.list<[!torch.tensor<[n,2],f32>, !torch.tensor<[n,2],f32>]>
// CHECK: torch.aten.cat{{.*}} -> !torch.tensor<[n,4],f32>
func.func @glu_backward(%arg0: !torch.tensor<[n,2],f32>, %arg1: !torch.tensor<[n,4],f32>) -> (!torch.tensor<[n,4],f32>) {
  %0 = torch.constant 1 : i64 -> !torch.int<1>
  %1 = torch.aten.glu_backward(%arg0, %arg1, %0) : (!torch.tensor<[n,2],f32>, !torch.tensor<[n,4],f32>, !torch.int<1>) -> !torch.tensor<[n,4],f32>
  return %1 : !torch.tensor<[n,4],f32>
}

// CHECK-LABEL: @hardshrink(
// CHECK: torch.aten.full_like{{.*}} -> !torch.tensor<[n,3],f32>
// CHECK: torch.aten.abs{{.*}} -> !torch.tensor<[n,3],f32>
// CHECK: torch.aten.le.Scalar{{.*}} -> !torch.tensor<[n,3],i1>
// CHECK: torch.aten.where.self{{.*}} -> !torch.tensor<[n,3],f32>
func.func @hardshrink(%arg0: !torch.tensor<[n,3],f32>) -> (!torch.tensor<[n,3],f32>) {
  %0 = torch.constant 5.000000e-01 : f64 -> !torch.float<5.000000e-01>
  %1 = torch.aten.hardshrink(%arg0, %0) : (!torch.tensor<[n,3],f32>, !torch.float<5.000000e-01>) -> !torch.tensor<[n,3],f32>
  return %1 : !torch.tensor<[n,3],f32>
}

// CHECK-LABEL: @hardshrink_backward(
// CHECK: torch.aten.abs{{.*}} -> !torch.tensor<[n,3],f32>
// CHECK: torch.aten.le.Scalar{{.*}} -> !torch.tensor<[n,3],i1>
// CHECK: torch.aten.full_like{{.*}} -> !torch.tensor<[n,3],f32>
// CHECK: torch.aten.where.self{{.*}} -> !torch.tensor<[n,3],f32>
func.func @hardshrink_backward(%arg0: !torch.tensor<[n,3],f32>, %arg1: !torch.tensor<[n,3],f32>) -> (!torch.tensor<[n,3],f32>) {
  %0 = torch.constant 5.000000e-01 : f64 -> !torch.float<5.000000e-01>
  %1 = torch.aten.hardshrink_backward(%arg0, %arg1, %0) : (!torch.tensor<[n,3],f32>, !torch.tensor<[n,3],f32>, !torch.float<5.000000e-01>) -> !torch.tensor<[n,3],f32>
  return %1 : !torch.tensor<[n,3],f32>
}

// CHECK-LABEL: @hardsigmoid_backward(
// CHECK: torch.aten.abs{{.*}} -> !torch.tensor<[n,3],f32>
// CHECK: torch.aten.lt.Scalar{{.*}} -> !torch.tensor<[n,3],i1>
// CHECK: torch.aten.div.Scalar{{.*}} -> !torch.tensor<[n,3],f32>
// CHECK: torch.aten.full_like{{.*}} -> !torch.tensor<[n,3],f32>
// CHECK: torch.aten.where.self{{.*}} -> !torch.tensor<[n,3],f32>
func.func @hardsigmoid_backward(%arg0: !torch.tensor<[n,3],f32>, %arg1: !torch.tensor<[n,3],f32>) -> (!torch.tensor<[n,3],f32>) {
  %0 = torch.aten.hardsigmoid_backward(%arg0, %arg1) : (!torch.tensor<[n,3],f32>, !torch.tensor<[n,3],f32>) -> !torch.tensor<[n,3],f32>
  return %0 : !torch.tensor<[n,3],f32>
}

// CHECK-LABEL: @hardswish_backward(
// CHECK: torch.aten.div.Scalar{{.*}} -> !torch.tensor<[n,3],f32>
// CHECK: torch.aten.add.Scalar{{.*}} -> !torch.tensor<[n,3],f32>
// CHECK: torch.aten.le.Scalar{{.*}} -> !torch.tensor<[n,3],i1>
// CHECK: torch.aten.where.ScalarSelf{{.*}} -> !torch.tensor<[n,3],f32>
// CHECK: torch.aten.ge.Scalar{{.*}} -> !torch.tensor<[n,3],i1>
// CHECK: torch.aten.where.ScalarSelf{{.*}} -> !torch.tensor<[n,3],f32>
// CHECK: torch.aten.mul.Tensor{{.*}} -> !torch.tensor<[n,3],f32>
func.func @hardswish_backward(%arg0: !torch.tensor<[n,3],f32>, %arg1: !torch.tensor<[n,3],f32>) -> (!torch.tensor<[n,3],f32>) {
  %0 = torch.aten.hardswish_backward(%arg0, %arg1) : (!torch.tensor<[n,3],f32>, !torch.tensor<[n,3],f32>) -> !torch.tensor<[n,3],f32>
  return %0 : !torch.tensor<[n,3],f32>
}

// CHECK-LABEL: @hardtanh(
// CHECK: torch.aten.clamp{{.*}} -> !torch.tensor<[n,3],f32>
func.func @hardtanh(%arg0: !torch.tensor<[n,3],f32>) -> (!torch.tensor<[n,3],f32>) {
  %0 = torch.constant -1 : i64 -> !torch.int<-1>
  %1 = torch.constant 1 : i64 -> !torch.int<1>
  %2 = torch.aten.hardtanh(%arg0, %0, %1) : (!torch.tensor<[n,3],f32>, !torch.int<-1>, !torch.int<1>) -> !torch.tensor<[n,3],f32>
  return %2 : !torch.tensor<[n,3],f32>
}

// CHECK-LABEL: @hardtanh_of_ints(
// CHECK: torch.aten.lt.Tensor{{.*}} -> !torch.tensor<[n,3],i1>
// CHECK: torch.aten.where.self{{.*}} -> !torch.tensor<[n,3],i64>
// CHECK: torch.aten.lt.Tensor{{.*}} -> !torch.tensor<[n,3],i1>
// CHECK: torch.aten.where.self{{.*}} -> !torch.tensor<[n,3],i64>
func.func @hardtanh_of_ints(%arg0: !torch.tensor<[n,3],i64>) -> (!torch.tensor<[n,3],i64>) {
  %0 = torch.constant -2 : i64 -> !torch.int<-2>
  %1 = torch.constant 3 : i64 -> !torch.int<3>
  %2 = torch.aten.hardtanh(%arg0, %0, %1) : (!torch.tensor<[n,3],i64>, !torch.int<-2>, !torch.int<3>) -> !torch.tensor<[n,3],i64>
  return %2 : !torch.tensor<[n,3],i64>
}

// CHECK-LABEL: @hardtanh_backward(
// CHECK: torch.aten.lt.Scalar{{.*}} -> !torch.tensor<[n,3],i1>
// CHECK: torch.aten.gt.Scalar{{.*}} -> !torch.tensor<[n,3],i1>
// CHECK: torch.aten.logical_and{{.*}} -> !torch.tensor<[n,3],i1>
// CHECK: torch.aten.full_like{{.*}} -> !torch.tensor<[n,3],f32>
// CHECK: torch.aten.where.self{{.*}} -> !torch.tensor<[n,3],f32>
func.func @hardtanh_backward(%arg0: !torch.tensor<[n,3],f32>, %arg1: !torch.tensor<[n,3],f32>) -> (!torch.tensor<[n,3],f32>) {
  %0 = torch.constant -1 : i64 -> !torch.int<-1>
  %1 = torch.constant 2 : i64 -> !torch.int<2>
  %2 = torch.aten.hardtanh_backward(%arg0, %arg1, %0, %1) : (!torch.tensor<[n,3],f32>, !torch.tensor<[n,3],f32>, !torch.int<-1>, !torch.int<2>) -> !torch.tensor<[n,3],f32>
  return %2 : !torch.tensor<[n,3],f32>
}

// CHECK-LABEL: @leaky_relu_backward(
// CHECK: torch.aten.mul.Scalar{{.*}} -> !torch.tensor<[n,3],f32>
// CHECK: torch.aten.gt.Scalar{{.*}} -> !torch.tensor<[n,3],i1>
// CHECK: torch.aten.where.self{{.*}} -> !torch.tensor<[n,3],f32>
func.func @leaky_relu_backward(%arg0: !torch.tensor<[n,3],f32>, %arg1: !torch.tensor<[n,3],f32>) -> (!torch.tensor<[n,3],f32>) {
  %0 = torch.constant 3.000000e-01 : f64 -> !torch.float<3.000000e-01>
  %1 = torch.constant false -> !torch.bool<false>
  %2 = torch.aten.leaky_relu_backward(%arg0, %arg1, %0, %1) : (!torch.tensor<[n,3],f32>, !torch.tensor<[n,3],f32>, !torch.float<3.000000e-01>, !torch.bool<false>) -> !torch.tensor<[n,3],f32>
  return %2 : !torch.tensor<[n,3],f32>
}

// CHECK-LABEL: @log_sigmoid(
// CHECK: torch.aten.neg{{.*}} -> !torch.tensor<[n,3],f32>
// CHECK: torch.aten.softplus{{.*}} -> !torch.tensor<[n,3],f32>
// CHECK: torch.aten.neg{{.*}} -> !torch.tensor<[n,3],f32>
func.func @log_sigmoid(%arg0: !torch.tensor<[n,3],f32>) -> (!torch.tensor<[n,3],f32>) {
  %0 = torch.aten.log_sigmoid(%arg0) : (!torch.tensor<[n,3],f32>) -> !torch.tensor<[n,3],f32>
  return %0 : !torch.tensor<[n,3],f32>
}

// CHECK-LABEL: @log_sigmoid_forward(
// CHECK: torch.aten.neg{{.*}} -> !torch.tensor<[n,3],f32>
// CHECK: torch.aten.softplus{{.*}} -> !torch.tensor<[n,3],f32>
// CHECK: torch.aten.neg{{.*}} -> !torch.tensor<[n,3],f32>
// CHECK: torch.aten.abs{{.*}} -> !torch.tensor<[n,3],f32>
// CHECK: torch.aten.neg{{.*}} -> !torch.tensor<[n,3],f32>
// CHECK: torch.aten.exp{{.*}} -> !torch.tensor<[n,3],f32>
func.func @log_sigmoid_forward(%arg0: !torch.tensor<[n,3],f32>) -> (!torch.tensor<[n,3],f32>, !torch.tensor<[n,3],f32>) {
  %0:2 = torch.aten.log_sigmoid_forward(%arg0) : (!torch.tensor<[n,3],f32>) -> (!torch.tensor<[n,3],f32>, !torch.tensor<[n,3],f32>)
  return %0#0, %0#1 : !torch.tensor<[n,3],f32>, !torch.tensor<[n,3],f32>
}

// CHECK-LABEL: @mish_backward(
// CHECK: torch.aten.softplus{{.*}} -> !torch.tensor<[n,3],f32>
// CHECK: torch.aten.tanh{{.*}} -> !torch.tensor<[n,3],f32>
// CHECK: torch.aten.sigmoid{{.*}} -> !torch.tensor<[n,3],f32>
// CHECK: torch.aten.mul.Tensor{{.*}} -> !torch.tensor<[n,3],f32>
// CHECK: torch.aten.rsub.Scalar{{.*}} -> !torch.tensor<[n,3],f32>
// CHECK: torch.aten.mul.Tensor{{.*}} -> !torch.tensor<[n,3],f32>
// CHECK: torch.aten.mul.Tensor{{.*}} -> !torch.tensor<[n,3],f32>
// CHECK: torch.aten.add.Tensor{{.*}} -> !torch.tensor<[n,3],f32>
// CHECK: torch.aten.mul.Tensor{{.*}} -> !torch.tensor<[n,3],f32>
func.func @mish_backward(%arg0: !torch.tensor<[n,3],f32>, %arg1: !torch.tensor<[n,3],f32>) -> (!torch.tensor<[n,3],f32>) {
  %0 = torch.aten.mish_backward(%arg0, %arg1) : (!torch.tensor<[n,3],f32>, !torch.tensor<[n,3],f32>) -> !torch.tensor<[n,3],f32>
  return %0 : !torch.tensor<[n,3],f32>
}

// CHECK-LABEL: @relu6(
// CHECK: torch.aten.clamp{{.*}} -> !torch.tensor<[n,3],f32>
func.func @relu6(%arg0: !torch.tensor<[n,3],f32>) -> (!torch.tensor<[n,3],f32>) {
  %0 = torch.aten.relu6(%arg0) : (!torch.tensor<[n,3],f32>) -> !torch.tensor<[n,3],f32>
  return %0 : !torch.tensor<[n,3],f32>
}

// CHECK-LABEL: @rrelu(
// CHECK: torch.aten.leaky_relu{{.*}} -> !torch.tensor<[n,3],f32>
func.func @rrelu(%arg0: !torch.tensor<[n,3],f32>) -> (!torch.tensor<[n,3],f32>) {
  %0 = torch.constant 1.250000e-01 : f64 -> !torch.float<1.250000e-01>
  %1 = torch.constant 0.33333333333333331 : f64 -> !torch.float<0.33333333333333331>
  %2 = torch.constant false -> !torch.bool<false>
  %3 = torch.constant unit -> !torch.none
  %4 = torch.aten.rrelu(%arg0, %0, %1, %2, %3) : (!torch.tensor<[n,3],f32>, !torch.float<1.250000e-01>, !torch.float<0.33333333333333331>, !torch.bool<false>, !torch.none) -> !torch.tensor<[n,3],f32>
  return %4 : !torch.tensor<[n,3],f32>
}

// CHECK-LABEL: @silu(
// CHECK: torch.aten.sigmoid{{.*}} -> !torch.tensor<[n,3],f32>
// CHECK: torch.aten.mul.Tensor{{.*}} -> !torch.tensor<[n,3],f32>
func.func @silu(%arg0: !torch.tensor<[n,3],f32>) -> (!torch.tensor<[n,3],f32>) {
  %0 = torch.aten.silu(%arg0) : (!torch.tensor<[n,3],f32>) -> !torch.tensor<[n,3],f32>
  return %0 : !torch.tensor<[n,3],f32>
}

// CHECK-LABEL: @silu_backward(
// CHECK: torch.aten.sigmoid{{.*}} -> !torch.tensor<[n,3],f32>
// CHECK: torch.aten.rsub.Scalar{{.*}} -> !torch.tensor<[n,3],f32>
// CHECK: torch.aten.mul.Tensor{{.*}} -> !torch.tensor<[n,3],f32>
// CHECK: torch.aten.add.Scalar{{.*}} -> !torch.tensor<[n,3],f32>
// CHECK: torch.aten.mul.Tensor{{.*}} -> !torch.tensor<[n,3],f32>
// CHECK: torch.aten.mul.Tensor{{.*}} -> !torch.tensor<[n,3],f32>
func.func @silu_backward(%arg0: !torch.tensor<[n,3],f32>, %arg1: !torch.tensor<[n,3],f32>) -> (!torch.tensor<[n,3],f32>) {
  %0 = torch.aten.silu_backward(%arg0, %arg1) : (!torch.tensor<[n,3],f32>, !torch.tensor<[n,3],f32>) -> !torch.tensor<[n,3],f32>
  return %0 : !torch.tensor<[n,3],f32>
}

// CHECK-LABEL: @softplus_backward(
// CHECK: torch.aten.mul.Scalar{{.*}} -> !torch.tensor<[n,3],f32>
// CHECK: torch.aten.sigmoid{{.*}} -> !torch.tensor<[n,3],f32>
// CHECK: torch.aten.mul.Tensor{{.*}} -> !torch.tensor<[n,3],f32>
// CHECK: torch.aten.gt.Scalar{{.*}} -> !torch.tensor<[n,3],i1>
// CHECK: torch.aten.where.self{{.*}} -> !torch.tensor<[n,3],f32>
func.func @softplus_backward(%arg0: !torch.tensor<[n,3],f32>, %arg1: !torch.tensor<[n,3],f32>) -> (!torch.tensor<[n,3],f32>) {
  %0 = torch.constant 1 : i64 -> !torch.int<1>
  %1 = torch.constant 20 : i64 -> !torch.int<20>
  %2 = torch.aten.softplus_backward(%arg0, %arg1, %0, %1) : (!torch.tensor<[n,3],f32>, !torch.tensor<[n,3],f32>, !torch.int<1>, !torch.int<20>) -> !torch.tensor<[n,3],f32>
  return %2 : !torch.tensor<[n,3],f32>
}

// CHECK-LABEL: @softshrink(
// CHECK: torch.aten.clamp{{.*}} -> !torch.tensor<[n,3],f32>
// CHECK: torch.aten.sub.Tensor{{.*}} -> !torch.tensor<[n,3],f32>
func.func @softshrink(%arg0: !torch.tensor<[n,3],f32>) -> (!torch.tensor<[n,3],f32>) {
  %0 = torch.constant 5.000000e-01 : f64 -> !torch.float<5.000000e-01>
  %1 = torch.aten.softshrink(%arg0, %0) : (!torch.tensor<[n,3],f32>, !torch.float<5.000000e-01>) -> !torch.tensor<[n,3],f32>
  return %1 : !torch.tensor<[n,3],f32>
}

// CHECK-LABEL: @softshrink_backward(
// CHECK: torch.aten.abs{{.*}} -> !torch.tensor<[n,3],f32>
// CHECK: torch.aten.le.Scalar{{.*}} -> !torch.tensor<[n,3],i1>
// CHECK: torch.aten.full_like{{.*}} -> !torch.tensor<[n,3],f32>
// CHECK: torch.aten.where.self{{.*}} -> !torch.tensor<[n,3],f32>
func.func @softshrink_backward(%arg0: !torch.tensor<[n,3],f32>, %arg1: !torch.tensor<[n,3],f32>) -> (!torch.tensor<[n,3],f32>) {
  %0 = torch.constant 5.000000e-01 : f64 -> !torch.float<5.000000e-01>
  %1 = torch.aten.softshrink_backward(%arg0, %arg1, %0) : (!torch.tensor<[n,3],f32>, !torch.tensor<[n,3],f32>, !torch.float<5.000000e-01>) -> !torch.tensor<[n,3],f32>
  return %1 : !torch.tensor<[n,3],f32>
}

// CHECK-LABEL: @threshold(
// CHECK: torch.aten.le.Scalar{{.*}} -> !torch.tensor<[n,3],i1>
// CHECK: torch.aten.where.self{{.*}} -> !torch.tensor<[n,3],f32>
func.func @threshold(%arg0: !torch.tensor<[n,3],f32>) -> (!torch.tensor<[n,3],f32>) {
  %0 = torch.constant 1 : i64 -> !torch.int<1>
  %1 = torch.constant 2 : i64 -> !torch.int<2>
  %2 = torch.aten.threshold(%arg0, %0, %1) : (!torch.tensor<[n,3],f32>, !torch.int<1>, !torch.int<2>) -> !torch.tensor<[n,3],f32>
  return %2 : !torch.tensor<[n,3],f32>
}

// CHECK-LABEL: @threshold_of_ints(
// CHECK: torch.aten.le.Scalar{{.*}} -> !torch.tensor<[n,3],i1>
// CHECK: torch.aten.where.self{{.*}} -> !torch.tensor<[n,3],i64>
func.func @threshold_of_ints(%arg0: !torch.tensor<[n,3],i64>) -> (!torch.tensor<[n,3],i64>) {
  %0 = torch.constant 1 : i64 -> !torch.int<1>
  %1 = torch.constant 2 : i64 -> !torch.int<2>
  %2 = torch.aten.threshold(%arg0, %0, %1) : (!torch.tensor<[n,3],i64>, !torch.int<1>, !torch.int<2>) -> !torch.tensor<[n,3],i64>
  return %2 : !torch.tensor<[n,3],i64>
}

// CHECK-LABEL: @threshold_backward(
// CHECK: torch.aten.le.Scalar{{.*}} -> !torch.tensor<[n,3],i1>
// CHECK: torch.aten.full_like{{.*}} -> !torch.tensor<[n,3],f32>
// CHECK: torch.aten.where.self{{.*}} -> !torch.tensor<[n,3],f32>
func.func @threshold_backward(%arg0: !torch.tensor<[n,3],f32>, %arg1: !torch.tensor<[n,3],f32>) -> (!torch.tensor<[n,3],f32>) {
  %0 = torch.constant 5.000000e-01 : f64 -> !torch.float<5.000000e-01>
  %1 = torch.aten.threshold_backward(%arg0, %arg1, %0) : (!torch.tensor<[n,3],f32>, !torch.tensor<[n,3],f32>, !torch.float<5.000000e-01>) -> !torch.tensor<[n,3],f32>
  return %1 : !torch.tensor<[n,3],f32>
}

// CHECK-LABEL: @_masked_softmax(
// CHECK: torch.aten.masked_fill.Scalar{{.*}} -> !torch.tensor<[2,3,6,6],f32>
// CHECK: torch.aten._softmax{{.*}} -> !torch.tensor<[2,3,6,6],f32>
func.func @_masked_softmax(%arg0: !torch.tensor<[2,3,6,6],f32>, %arg1: !torch.tensor<[6,6],i1>) -> (!torch.tensor<[2,3,6,6],f32>) {
  %0 = torch.constant unit -> !torch.none
  %1 = torch.constant 0 : i64 -> !torch.int<0>
  %2 = torch.aten._masked_softmax(%arg0, %arg1, %0, %1) : (!torch.tensor<[2,3,6,6],f32>, !torch.tensor<[6,6],i1>, !torch.none, !torch.int<0>) -> !torch.tensor<[2,3,6,6],f32>
  return %2 : !torch.tensor<[2,3,6,6],f32>
}

// CHECK-LABEL: @_masked_softmax_5(
// CHECK: torch.aten.unsqueeze{{.*}} -> !torch.tensor<[2,1,6],i1>
// CHECK: torch.aten.unsqueeze{{.*}} -> !torch.tensor<[2,1,1,6],i1>
// CHECK: torch.aten.masked_fill.Scalar{{.*}} -> !torch.tensor<[2,3,6,6],f64>
// CHECK: torch.aten._softmax{{.*}} -> !torch.tensor<[2,3,6,6],f64>
func.func @_masked_softmax_5(%arg0: !torch.tensor<[2,3,6,6],f64>, %arg1: !torch.tensor<[2,6],i1>) -> (!torch.tensor<[2,3,6,6],f64>) {
  %0 = torch.constant unit -> !torch.none
  %1 = torch.constant 1 : i64 -> !torch.int<1>
  %2 = torch.aten._masked_softmax(%arg0, %arg1, %0, %1) : (!torch.tensor<[2,3,6,6],f64>, !torch.tensor<[2,6],i1>, !torch.none, !torch.int<1>) -> !torch.tensor<[2,3,6,6],f64>
  return %2 : !torch.tensor<[2,3,6,6],f64>
}

// CHECK-LABEL: @log_sigmoid_backward(
// CHECK: torch.aten.neg{{.*}} -> !torch.tensor<[n,3],f32>
// CHECK: torch.aten.sigmoid{{.*}} -> !torch.tensor<[n,3],f32>
// CHECK: torch.aten.mul.Tensor{{.*}} -> !torch.tensor<[n,3],f32>
func.func @log_sigmoid_backward(%arg0: !torch.tensor<[n,3],f32>, %arg1: !torch.tensor<[n,3],f32>) -> (!torch.tensor<[n,3],f32>) {
  %0:2 = torch.aten.log_sigmoid_forward(%arg1) : (!torch.tensor<[n,3],f32>) -> (!torch.tensor<[n,3],f32>, !torch.tensor<[n,3],f32>)
  %1 = torch.aten.log_sigmoid_backward(%arg0, %arg1, %0#1) : (!torch.tensor<[n,3],f32>, !torch.tensor<[n,3],f32>, !torch.tensor<[n,3],f32>) -> !torch.tensor<[n,3],f32>
  return %1 : !torch.tensor<[n,3],f32>
}

// CHECK-LABEL: @rrelu_with_noise_functional(
// CHECK: torch.aten.leaky_relu{{.*}} -> !torch.tensor<[n,3],f32>
func.func @rrelu_with_noise_functional(%arg0: !torch.tensor<[n,3],f32>, %arg1: !torch.tensor<[n,3],f32>) -> (!torch.tensor<[n,3],f32>) {
  %0 = torch.constant 1.250000e-01 : f64 -> !torch.float<1.250000e-01>
  %1 = torch.constant 0.33333333333333331 : f64 -> !torch.float<0.33333333333333331>
  %2 = torch.constant false -> !torch.bool<false>
  %3 = torch.constant unit -> !torch.none
  %4:2 = torch.aten.rrelu_with_noise_functional(%arg0, %arg1, %0, %1, %2, %3) : (!torch.tensor<[n,3],f32>, !torch.tensor<[n,3],f32>, !torch.float<1.250000e-01>, !torch.float<0.33333333333333331>, !torch.bool<false>, !torch.none) -> (!torch.tensor<[n,3],f32>, !torch.tensor<[n,3],f32>)
  return %4#0 : !torch.tensor<[n,3],f32>
}

// CHECK-LABEL: @_add_relu_Tensor(
// CHECK: torch.aten.mul.Scalar{{.*}} -> !torch.tensor<[3],f32>
// CHECK: torch.aten.add.Tensor{{.*}} -> !torch.tensor<[n,3],f32>
// CHECK: torch.aten.relu{{.*}} -> !torch.tensor<[n,3],f32>
func.func @_add_relu_Tensor(%arg0: !torch.tensor<[n,3],f32>, %arg1: !torch.tensor<[3],f32>) -> (!torch.tensor<[n,3],f32>) {
  %0 = torch.constant 2 : i64 -> !torch.int<2>
  %r0 = torch.aten._add_relu.Tensor(%arg0, %arg1, %0) : (!torch.tensor<[n,3],f32>, !torch.tensor<[3],f32>, !torch.int<2>) -> !torch.tensor<[n,3],f32>
  return %r0 : !torch.tensor<[n,3],f32>
}

// CHECK-LABEL: @_add_relu_Scalar(
// CHECK: torch.aten.add.Scalar{{.*}} -> !torch.tensor<[n,3],f32>
// CHECK: torch.aten.relu{{.*}} -> !torch.tensor<[n,3],f32>
func.func @_add_relu_Scalar(%arg0: !torch.tensor<[n,3],f32>) -> (!torch.tensor<[n,3],f32>) {
  %0 = torch.constant 1.500000e+00 : f64 -> !torch.float<1.500000e+00>
  %1 = torch.constant 2 : i64 -> !torch.int<2>
  %r0 = torch.aten._add_relu.Scalar(%arg0, %0, %1) : (!torch.tensor<[n,3],f32>, !torch.float<1.500000e+00>, !torch.int<2>) -> !torch.tensor<[n,3],f32>
  return %r0 : !torch.tensor<[n,3],f32>
}
