// NOTE: The checks are written by tools/dev/update_checks.py.

// RUN: torch-onnx-opt %s --decompose | FileCheck %s

// CHECK-LABEL: @binary_cross_entropy(
// CHECK: torch.aten.log{{.*}} -> !torch.tensor<[n,3],f32>
// CHECK: torch.aten.clamp{{.*}} -> !torch.tensor<[n,3],f32>
// CHECK: torch.aten.mul.Tensor{{.*}} -> !torch.tensor<[n,3],f32>
// CHECK: torch.aten.neg{{.*}} -> !torch.tensor<[n,3],f32>
// CHECK: torch.aten.to.dtype{{.*}} -> !torch.tensor<[n,3],f64>
// CHECK: torch.aten.add.Scalar{{.*}} -> !torch.tensor<[n,3],f64>
// CHECK: torch.aten.sub.Scalar{{.*}} -> !torch.tensor<[n,3],f64>
// CHECK: torch.aten.log{{.*}} -> !torch.tensor<[n,3],f64>
// CHECK: torch.aten.div.Tensor{{.*}} -> !torch.tensor<[n,3],f64>
// CHECK: torch.aten.mul.Tensor{{.*}} -> !torch.tensor<[n,3],f64>
// CHECK: torch.aten.eq.Scalar{{.*}} -> !torch.tensor<[n,3],i1>
// CHECK: torch.aten.where.self{{.*}} -> !torch.tensor<[n,3],f64>
// CHECK: torch.aten.eq.Tensor{{.*}} -> !torch.tensor<[n,3],i1>
// CHECK: torch.aten.where.self{{.*}} -> !torch.tensor<[n,3],f64>
// CHECK: torch.aten.to.dtype{{.*}} -> !torch.tensor<[n,3],f32>
// CHECK: torch.aten.clamp{{.*}} -> !torch.tensor<[n,3],f32>
// CHECK: torch.aten.sub.Scalar{{.*}} -> !torch.tensor<[n,3],f32>
// CHECK: torch.aten.mul.Tensor{{.*}} -> !torch.tensor<[n,3],f32>
// CHECK: torch.aten.sub.Tensor{{.*}} -> !torch.tensor<[n,3],f32>
func.func @binary_cross_entropy(%arg0: !torch.tensor<[n,3],f32>, %arg1: !torch.tensor<[n,3],f32>) -> (!torch.tensor<[n,3],f32>) {
  %0 = torch.constant unit -> !torch.none
  %1 = torch.constant 0 : i64 -> !torch.int<0>
  %2 = torch.aten.binary_cross_entropy(%arg0, %arg1, %0, %1) : (!torch.tensor<[n,3],f32>, !torch.tensor<[n,3],f32>, !torch.none, !torch.int<0>) -> !torch.tensor<[n,3],f32>
  return %2 : !torch.tensor<[n,3],f32>
}

// CHECK-LABEL: @binary_cross_entropy_backward(
// CHECK: torch.aten.rsub.Scalar{{.*}} -> !torch.tensor<[n,3],f32>
// CHECK: torch.aten.mul.Tensor{{.*}} -> !torch.tensor<[n,3],f32>
// CHECK: torch.aten.clamp{{.*}} -> !torch.tensor<[n,3],f32>
// CHECK: torch.aten.sub.Tensor{{.*}} -> !torch.tensor<[n,3],f32>
// CHECK: torch.aten.mul.Tensor{{.*}} -> !torch.tensor<[n,3],f32>
// CHECK: torch.aten.div.Tensor{{.*}} -> !torch.tensor<[n,3],f32>
// CHECK: torch.aten.numel{{.*}} -> !torch.int<"3*n">
// CHECK: torch.aten.div.Scalar{{.*}} -> !torch.tensor<[n,3],f32>
func.func @binary_cross_entropy_backward(%arg0: !torch.tensor<[],f32>, %arg1: !torch.tensor<[n,3],f32>, %arg2: !torch.tensor<[n,3],f32>) -> (!torch.tensor<[n,3],f32>) {
  %0 = torch.constant unit -> !torch.none
  %1 = torch.constant 1 : i64 -> !torch.int<1>
  %2 = torch.aten.binary_cross_entropy_backward(%arg0, %arg1, %arg2, %0, %1) : (!torch.tensor<[],f32>, !torch.tensor<[n,3],f32>, !torch.tensor<[n,3],f32>, !torch.none, !torch.int<1>) -> !torch.tensor<[n,3],f32>
  return %2 : !torch.tensor<[n,3],f32>
}

// CHECK-LABEL: @binary_cross_entropy_with_logits(
// CHECK: torch.aten.neg{{.*}} -> !torch.tensor<[n,3],f32>
// CHECK: torch.aten.softplus{{.*}} -> !torch.tensor<[n,3],f32>
// CHECK: torch.aten.neg{{.*}} -> !torch.tensor<[n,3],f32>
// CHECK: torch.aten.rsub.Scalar{{.*}} -> !torch.tensor<[n,3],f32>
// CHECK: torch.aten.mul.Tensor{{.*}} -> !torch.tensor<[n,3],f32>
// CHECK: torch.aten.sub.Tensor{{.*}} -> !torch.tensor<[n,3],f32>
func.func @binary_cross_entropy_with_logits(%arg0: !torch.tensor<[n,3],f32>, %arg1: !torch.tensor<[n,3],f32>) -> (!torch.tensor<[n,3],f32>) {
  %0 = torch.constant unit -> !torch.none
  %1 = torch.constant 0 : i64 -> !torch.int<0>
  %2 = torch.aten.binary_cross_entropy_with_logits(%arg0, %arg1, %0, %0, %1) : (!torch.tensor<[n,3],f32>, !torch.tensor<[n,3],f32>, !torch.none, !torch.none, !torch.int<0>) -> !torch.tensor<[n,3],f32>
  return %2 : !torch.tensor<[n,3],f32>
}

// CHECK-LABEL: @cosine_embedding_loss(
// CHECK: torch.aten.mul.Tensor{{.*}} -> !torch.tensor<[n,3],f32>
// CHECK: torch.prim.ListConstruct{{.*}} -> !torch.list<[!torch.int<-1>]>
// CHECK: torch.aten.sum.dim_IntList{{.*}} -> !torch.tensor<[n],f32>
// CHECK: torch.aten.add.Scalar{{.*}} -> !torch.tensor<[n],f32>
// CHECK: torch.aten.mul.Tensor{{.*}} -> !torch.tensor<[n,3],f32>
// CHECK: torch.prim.ListConstruct{{.*}} -> !torch.list<[!torch.int<-1>]>
// CHECK: torch.aten.sum.dim_IntList{{.*}} -> !torch.tensor<[n],f32>
// CHECK: torch.aten.add.Scalar{{.*}} -> !torch.tensor<[n],f32>
// CHECK: torch.aten.mul.Tensor{{.*}} -> !torch.tensor<[n],f32>
// CHECK: torch.aten.sqrt{{.*}} -> !torch.tensor<[n],f32>
// CHECK: torch.aten.mul.Tensor{{.*}} -> !torch.tensor<[n,3],f32>
// CHECK: torch.prim.ListConstruct{{.*}} -> !torch.list<[!torch.int<-1>]>
// CHECK: torch.aten.sum.dim_IntList{{.*}} -> !torch.tensor<[n],f32>
// CHECK: torch.aten.div.Tensor{{.*}} -> !torch.tensor<[n],f32>
// CHECK: torch.aten.full_like{{.*}} -> !torch.tensor<[n],f32>
// CHECK: torch.aten.rsub.Scalar{{.*}} -> !torch.tensor<[n],f32>
// CHECK: torch.aten.eq.Scalar{{.*}} -> !torch.tensor<[n],i1>
// CHECK: torch.aten.where.self{{.*}} -> !torch.tensor<[n],f32>
// CHECK: torch.aten.sub.Scalar{{.*}} -> !torch.tensor<[n],f32>
// CHECK: torch.aten.clamp{{.*}} -> !torch.tensor<[n],f32>
// CHECK: torch.aten.eq.Scalar{{.*}} -> !torch.tensor<[n],i1>
// CHECK: torch.aten.where.self{{.*}} -> !torch.tensor<[n],f32>
// CHECK: torch.aten.add.Tensor{{.*}} -> !torch.tensor<[n],f32>
func.func @cosine_embedding_loss(%arg0: !torch.tensor<[n,3],f32>, %arg1: !torch.tensor<[n,3],f32>, %arg2: !torch.tensor<[n],i64>) -> (!torch.tensor<[n],f32>) {
  %0 = torch.constant 0.000000e+00 : f64 -> !torch.float<0.000000e+00>
  %1 = torch.constant 0 : i64 -> !torch.int<0>
  %2 = torch.aten.cosine_embedding_loss(%arg0, %arg1, %arg2, %0, %1) : (!torch.tensor<[n,3],f32>, !torch.tensor<[n,3],f32>, !torch.tensor<[n],i64>, !torch.float<0.000000e+00>, !torch.int<0>) -> !torch.tensor<[n],f32>
  return %2 : !torch.tensor<[n],f32>
}

// CHECK-LABEL: @cross_entropy_loss(
// CHECK: torch.aten.log_softmax.int{{.*}} -> !torch.tensor<[n,5],f32>
// CHECK: torch.aten.eq.Scalar{{.*}} -> !torch.tensor<[n],i1>
// CHECK: torch.aten.logical_not{{.*}} -> !torch.tensor<[n],i1>
// CHECK: torch.aten.where.ScalarOther{{.*}} -> !torch.tensor<[n],i64>
// CHECK: torch.aten.unsqueeze{{.*}} -> !torch.tensor<[n,1],i64>
// CHECK: torch.aten.gather{{.*}} -> !torch.tensor<[n,1],f32>
// CHECK: torch.aten.squeeze.dim{{.*}} -> !torch.tensor<[n],f32>
// CHECK: torch.aten.full_like{{.*}} -> !torch.tensor<[n],f32>
// CHECK: torch.aten.where.ScalarOther{{.*}} -> !torch.tensor<[n],f32>
// CHECK: torch.aten.unsqueeze{{.*}} -> !torch.tensor<[n,1],i64>
// CHECK: torch.aten.gather{{.*}} -> !torch.tensor<[n,1],f32>
// CHECK: torch.aten.squeeze.dim{{.*}} -> !torch.tensor<[n],f32>
// CHECK: torch.aten.mul.Tensor{{.*}} -> !torch.tensor<[n],f32>
// CHECK: torch.aten.neg{{.*}} -> !torch.tensor<[n],f32>
// CHECK: torch.aten.where.ScalarOther{{.*}} -> !torch.tensor<[n],f32>
func.func @cross_entropy_loss(%arg0: !torch.tensor<[n,5],f32>, %arg1: !torch.tensor<[n],i64>) -> (!torch.tensor<[n],f32>) {
  %0 = torch.constant unit -> !torch.none
  %1 = torch.constant 0 : i64 -> !torch.int<0>
  %2 = torch.constant -100 : i64 -> !torch.int<-100>
  %3 = torch.constant 0.000000e+00 : f64 -> !torch.float<0.000000e+00>
  %4 = torch.aten.cross_entropy_loss(%arg0, %arg1, %0, %1, %2, %3) : (!torch.tensor<[n,5],f32>, !torch.tensor<[n],i64>, !torch.none, !torch.int<0>, !torch.int<-100>, !torch.float<0.000000e+00>) -> !torch.tensor<[n],f32>
  return %4 : !torch.tensor<[n],f32>
}

// CHECK-LABEL: @hinge_embedding_loss(
// CHECK: torch.aten.full_like{{.*}} -> !torch.tensor<[n,3],f32>
// CHECK: torch.aten.rsub.Scalar{{.*}} -> !torch.tensor<[n,3],f32>
// CHECK: torch.aten.clamp{{.*}} -> !torch.tensor<[n,3],f32>
// CHECK: torch.aten.eq.Scalar{{.*}} -> !torch.tensor<[n,3],i1>
// CHECK: torch.aten.logical_not{{.*}} -> !torch.tensor<[n,3],i1>
// CHECK: torch.aten.where.self{{.*}} -> !torch.tensor<[n,3],f32>
// CHECK: torch.aten.eq.Scalar{{.*}} -> !torch.tensor<[n,3],i1>
// CHECK: torch.aten.logical_not{{.*}} -> !torch.tensor<[n,3],i1>
// CHECK: torch.aten.where.self{{.*}} -> !torch.tensor<[n,3],f32>
// CHECK: torch.aten.add.Tensor{{.*}} -> !torch.tensor<[n,3],f32>
func.func @hinge_embedding_loss(%arg0: !torch.tensor<[n,3],f32>, %arg1: !torch.tensor<[n,3],f32>) -> (!torch.tensor<[n,3],f32>) {
  %0 = torch.constant 1.000000e+00 : f64 -> !torch.float<1.000000e+00>
  %1 = torch.constant 0 : i64 -> !torch.int<0>
  %2 = torch.aten.hinge_embedding_loss(%arg0, %arg1, %0, %1) : (!torch.tensor<[n,3],f32>, !torch.tensor<[n,3],f32>, !torch.float<1.000000e+00>, !torch.int<0>) -> !torch.tensor<[n,3],f32>
  return %2 : !torch.tensor<[n,3],f32>
}

// CHECK-LABEL: @huber_loss(
// CHECK: torch.aten.sub.Tensor{{.*}} -> !torch.tensor<[n,3],f32>
// CHECK: torch.aten.abs{{.*}} -> !torch.tensor<[n,3],f32>
// CHECK: torch.aten.sub.Scalar{{.*}} -> !torch.tensor<[n,3],f32>
// CHECK: torch.aten.mul.Scalar{{.*}} -> !torch.tensor<[n,3],f32>
// CHECK: torch.aten.mul.Scalar{{.*}} -> !torch.tensor<[n,3],f32>
// CHECK: torch.aten.mul.Tensor{{.*}} -> !torch.tensor<[n,3],f32>
// CHECK: torch.aten.le.Scalar{{.*}} -> !torch.tensor<[n,3],i1>
// CHECK: torch.aten.where.self{{.*}} -> !torch.tensor<[n,3],f32>
func.func @huber_loss(%arg0: !torch.tensor<[n,3],f32>, %arg1: !torch.tensor<[n,3],f32>) -> (!torch.tensor<[n,3],f32>) {
  %0 = torch.constant 0 : i64 -> !torch.int<0>
  %1 = torch.constant 1.000000e+00 : f64 -> !torch.float<1.000000e+00>
  %2 = torch.aten.huber_loss(%arg0, %arg1, %0, %1) : (!torch.tensor<[n,3],f32>, !torch.tensor<[n,3],f32>, !torch.int<0>, !torch.float<1.000000e+00>) -> !torch.tensor<[n,3],f32>
  return %2 : !torch.tensor<[n,3],f32>
}

// CHECK-LABEL: @huber_loss_backward(
// CHECK: torch.aten.sub.Tensor{{.*}} -> !torch.tensor<[n,3],f32>
// CHECK: torch.aten.numel{{.*}} -> !torch.int<"3*n">
// CHECK: torch.aten.div.Scalar{{.*}} -> !torch.tensor<[],f32>
// CHECK: torch.aten.clamp{{.*}} -> !torch.tensor<[n,3],f32>
// CHECK: torch.aten.mul.Tensor{{.*}} -> !torch.tensor<[n,3],f32>
func.func @huber_loss_backward(%arg0: !torch.tensor<[],f32>, %arg1: !torch.tensor<[n,3],f32>, %arg2: !torch.tensor<[n,3],f32>) -> (!torch.tensor<[n,3],f32>) {
  %0 = torch.constant 1 : i64 -> !torch.int<1>
  %1 = torch.constant 1.000000e+00 : f64 -> !torch.float<1.000000e+00>
  %2 = torch.aten.huber_loss_backward(%arg0, %arg1, %arg2, %0, %1) : (!torch.tensor<[],f32>, !torch.tensor<[n,3],f32>, !torch.tensor<[n,3],f32>, !torch.int<1>, !torch.float<1.000000e+00>) -> !torch.tensor<[n,3],f32>
  return %2 : !torch.tensor<[n,3],f32>
}

// CHECK-LABEL: @margin_ranking_loss(
// CHECK: torch.aten.sub.Tensor{{.*}} -> !torch.tensor<[n],f32>
// CHECK: torch.aten.neg{{.*}} -> !torch.tensor<[n],f32>
// CHECK: torch.aten.mul.Tensor{{.*}} -> !torch.tensor<[n],f32>
// CHECK: torch.aten.add.Scalar{{.*}} -> !torch.tensor<[n],f32>
// CHECK: torch.aten.clamp{{.*}} -> !torch.tensor<[n],f32>
func.func @margin_ranking_loss(%arg0: !torch.tensor<[n],f32>, %arg1: !torch.tensor<[n],f32>, %arg2: !torch.tensor<[n],f32>) -> (!torch.tensor<[n],f32>) {
  %0 = torch.constant 0.000000e+00 : f64 -> !torch.float<0.000000e+00>
  %1 = torch.constant 0 : i64 -> !torch.int<0>
  %2 = torch.aten.margin_ranking_loss(%arg0, %arg1, %arg2, %0, %1) : (!torch.tensor<[n],f32>, !torch.tensor<[n],f32>, !torch.tensor<[n],f32>, !torch.float<0.000000e+00>, !torch.int<0>) -> !torch.tensor<[n],f32>
  return %2 : !torch.tensor<[n],f32>
}

// CHECK-LABEL: @mse_loss(
// CHECK: torch.aten.sub.Tensor{{.*}} -> !torch.tensor<[n,3],f32>
// CHECK: torch.aten.pow.Tensor_Scalar{{.*}} -> !torch.tensor<[n,3],f32>
func.func @mse_loss(%arg0: !torch.tensor<[n,3],f32>, %arg1: !torch.tensor<[n,3],f32>) -> (!torch.tensor<[n,3],f32>) {
  %0 = torch.constant 0 : i64 -> !torch.int<0>
  %1 = torch.aten.mse_loss(%arg0, %arg1, %0) : (!torch.tensor<[n,3],f32>, !torch.tensor<[n,3],f32>, !torch.int<0>) -> !torch.tensor<[n,3],f32>
  return %1 : !torch.tensor<[n,3],f32>
}

// CHECK-LABEL: @mse_loss_backward(
// CHECK: torch.aten.sub.Tensor{{.*}} -> !torch.tensor<[n,3],f32>
// CHECK: torch.aten.mul.Scalar{{.*}} -> !torch.tensor<[n,3],f32>
// CHECK: torch.aten.mul.Tensor{{.*}} -> !torch.tensor<[n,3],f32>
func.func @mse_loss_backward(%arg0: !torch.tensor<[n,3],f32>, %arg1: !torch.tensor<[n,3],f32>, %arg2: !torch.tensor<[n,3],f32>) -> (!torch.tensor<[n,3],f32>) {
  %0 = torch.constant 0 : i64 -> !torch.int<0>
  %1 = torch.aten.mse_loss_backward(%arg0, %arg1, %arg2, %0) : (!torch.tensor<[n,3],f32>, !torch.tensor<[n,3],f32>, !torch.tensor<[n,3],f32>, !torch.int<0>) -> !torch.tensor<[n,3],f32>
  return %1 : !torch.tensor<[n,3],f32>
}

// CHECK-LABEL: @multi_margin_loss(
// CHECK: torch.prim.ListConstruct{{.*}} -> !torch.list<[!torch.int<-1>, !torch.int<1>]>
// CHECK: torch.aten.view{{.*}} -> !torch.tensor<[n,1],i64>
// CHECK: torch.aten.gather{{.*}} -> !torch.tensor<[n,1],f32>
// CHECK: torch.aten.sub.Tensor{{.*}} -> !torch.tensor<[n,5],f32>
// CHECK: torch.aten.add.Scalar{{.*}} -> !torch.tensor<[n,5],f32>
// CHECK: torch.aten.le.Scalar{{.*}} -> !torch.tensor<[n,5],i1>
// CHECK: torch.aten.where.ScalarSelf{{.*}} -> !torch.tensor<[n,5],f32>
// CHECK: torch.aten.isnan{{.*}} -> !torch.tensor<[n,5],i1>
// CHECK: torch.aten.where.ScalarSelf{{.*}} -> !torch.tensor<[n,5],f32>
// CHECK: torch.aten.eq.Tensor{{.*}} -> !torch.tensor<[n,5],i1>
// CHECK: torch.aten.where.ScalarSelf{{.*}} -> !torch.tensor<[n,5],f32>
// CHECK: torch.prim.ListConstruct{{.*}} -> !torch.list<[!torch.int<1>]>
// CHECK: torch.aten.sum.dim_IntList{{.*}} -> !torch.tensor<[n],f32>
// CHECK: torch.aten.div.Scalar{{.*}} -> !torch.tensor<[n],f32>
func.func @multi_margin_loss(%arg0: !torch.tensor<[n,5],f32>, %arg1: !torch.tensor<[n],i64>) -> (!torch.tensor<[n],f32>) {
  %0 = torch.constant 1 : i64 -> !torch.int<1>
  %1 = torch.constant unit -> !torch.none
  %2 = torch.constant 0 : i64 -> !torch.int<0>
  %3 = torch.aten.multi_margin_loss(%arg0, %arg1, %0, %0, %1, %2) : (!torch.tensor<[n,5],f32>, !torch.tensor<[n],i64>, !torch.int<1>, !torch.int<1>, !torch.none, !torch.int<0>) -> !torch.tensor<[n],f32>
  return %3 : !torch.tensor<[n],f32>
}

// CHECK-LABEL: @multilabel_margin_loss_forward(
// CHECK: torch.aten.lt.Scalar{{.*}} -> !torch.tensor<[n,5],i1>
// CHECK: torch.aten.cumsum{{.*}} -> !torch.tensor<[n,5],i64>
// CHECK: torch.aten.eq.Scalar{{.*}} -> !torch.tensor<[n,5],i1>
// CHECK: torch.aten.where.ScalarOther{{.*}} -> !torch.tensor<[n,5],i64>
// CHECK: torch.aten.unsqueeze{{.*}} -> !torch.tensor<[n,5,1],i1>
// CHECK: torch.aten.unsqueeze{{.*}} -> !torch.tensor<[n,5,1],i64>
// CHECK: torch.aten.eq.Tensor{{.*}} -> !torch.tensor<[n,5,5],i1>
// CHECK: torch.aten.logical_and{{.*}} -> !torch.tensor<[n,5,5],i1>
// CHECK: torch.aten.any.dim{{.*}} -> !torch.tensor<[n,5],i1>
// CHECK: torch.aten.unsqueeze{{.*}} -> !torch.tensor<[n,1,5],f32>
// CHECK: torch.aten.gather{{.*}} -> !torch.tensor<[n,5],f32>
// CHECK: torch.aten.unsqueeze{{.*}} -> !torch.tensor<[n,5,1],f32>
// CHECK: torch.aten.sub.Tensor{{.*}} -> !torch.tensor<[n,5,5],f32>
// CHECK: torch.aten.rsub.Scalar{{.*}} -> !torch.tensor<[n,5,5],f32>
// CHECK: torch.aten.clamp{{.*}} -> !torch.tensor<[n,5,5],f32>
// CHECK: torch.aten.logical_not{{.*}} -> !torch.tensor<[n,5],i1>
// CHECK: torch.aten.unsqueeze{{.*}} -> !torch.tensor<[n,1,5],i1>
// CHECK: torch.aten.unsqueeze{{.*}} -> !torch.tensor<[n,5,1],i1>
// CHECK: torch.aten.logical_and{{.*}} -> !torch.tensor<[n,5,5],i1>
// CHECK: torch.aten.where.ScalarOther{{.*}} -> !torch.tensor<[n,5,5],f32>
// CHECK: torch.prim.ListConstruct{{.*}} -> !torch.list<[!torch.int<1>, !torch.int<2>]>
// CHECK: torch.aten.sum.dim_IntList{{.*}} -> !torch.tensor<[n],f32>
// CHECK: torch.aten.div.Scalar{{.*}} -> !torch.tensor<[n],f32>
// CHECK: torch.aten.to.dtype{{.*}} -> !torch.tensor<[n,5],f32>
func.func @multilabel_margin_loss_forward(%arg0: !torch.tensor<[n,5],f32>, %arg1: !torch.tensor<[n,5],i64>) -> (!torch.tensor<[n],f32>, !torch.tensor<[n,5],f32>) {
  %0 = torch.constant 0 : i64 -> !torch.int<0>
  %1:2 = torch.aten.multilabel_margin_loss_forward(%arg0, %arg1, %0) : (!torch.tensor<[n,5],f32>, !torch.tensor<[n,5],i64>, !torch.int<0>) -> (!torch.tensor<[n],f32>, !torch.tensor<[n,5],f32>)
  return %1#0, %1#1 : !torch.tensor<[n],f32>, !torch.tensor<[n,5],f32>
}

// CHECK-LABEL: @nll_loss2d_backward(
// CHECK: torch.aten.eq.Scalar{{.*}} -> !torch.tensor<[n,h,3],i1>
// CHECK: torch.aten.logical_not{{.*}} -> !torch.tensor<[n,h,3],i1>
// CHECK: torch.aten.where.ScalarOther{{.*}} -> !torch.tensor<[n,h,3],i64>
// CHECK: torch.aten.unsqueeze{{.*}} -> !torch.tensor<[n,1,h,3],f32>
// CHECK: torch.aten.unsqueeze{{.*}} -> !torch.tensor<[n,1,h,3],i1>
// CHECK: torch.aten.unsqueeze{{.*}} -> !torch.tensor<[n,1,h,3],i64>
// CHECK: torch.aten.eq.Tensor{{.*}} -> !torch.tensor<[n,5,h,3],i1>
// CHECK: torch.aten.logical_and{{.*}} -> !torch.tensor<[n,5,h,3],i1>
// CHECK: torch.aten.neg{{.*}} -> !torch.tensor<[n,1,h,3],f32>
// CHECK: torch.aten.full_like{{.*}} -> !torch.tensor<[n,5,h,3],f32>
// CHECK: torch.aten.where.self{{.*}} -> !torch.tensor<[n,5,h,3],f32>
func.func @nll_loss2d_backward(%arg0: !torch.tensor<[n,h,3],f32>, %arg1: !torch.tensor<[n,5,h,3],f32>, %arg2: !torch.tensor<[n,h,3],i64>, %arg3: !torch.tensor<[],f32>) -> (!torch.tensor<[n,5,h,3],f32>) {
  %0 = torch.constant unit -> !torch.none
  %1 = torch.constant 0 : i64 -> !torch.int<0>
  %2 = torch.constant 2 : i64 -> !torch.int<2>
  %3 = torch.aten.nll_loss2d_backward(%arg0, %arg1, %arg2, %0, %1, %2, %arg3) : (!torch.tensor<[n,h,3],f32>, !torch.tensor<[n,5,h,3],f32>, !torch.tensor<[n,h,3],i64>, !torch.none, !torch.int<0>, !torch.int<2>, !torch.tensor<[],f32>) -> !torch.tensor<[n,5,h,3],f32>
  return %3 : !torch.tensor<[n,5,h,3],f32>
}

// CHECK-LABEL: @nll_loss2d_forward(
// CHECK: torch.aten.eq.Scalar{{.*}} -> !torch.tensor<[n,h,3],i1>
// CHECK: torch.aten.logical_not{{.*}} -> !torch.tensor<[n,h,3],i1>
// CHECK: torch.aten.where.ScalarOther{{.*}} -> !torch.tensor<[n,h,3],i64>
// CHECK: torch.aten.unsqueeze{{.*}} -> !torch.tensor<[n,1,h,3],i64>
// CHECK: torch.aten.gather{{.*}} -> !torch.tensor<[n,1,h,3],f32>
// CHECK: torch.aten.squeeze.dim{{.*}} -> !torch.tensor<[n,h,3],f32>
// CHECK: torch.aten.full_like{{.*}} -> !torch.tensor<[n,h,3],f32>
// CHECK: torch.aten.where.ScalarOther{{.*}} -> !torch.tensor<[n,h,3],f32>
// CHECK: torch.aten.unsqueeze{{.*}} -> !torch.tensor<[n,1,h,3],i64>
// CHECK: torch.aten.gather{{.*}} -> !torch.tensor<[n,1,h,3],f32>
// CHECK: torch.aten.squeeze.dim{{.*}} -> !torch.tensor<[n,h,3],f32>
// CHECK: torch.aten.mul.Tensor{{.*}} -> !torch.tensor<[n,h,3],f32>
// CHECK: torch.aten.neg{{.*}} -> !torch.tensor<[n,h,3],f32>
// CHECK: torch.aten.where.ScalarOther{{.*}} -> !torch.tensor<[n,h,3],f32>
func.func @nll_loss2d_forward(%arg0: !torch.tensor<[n,5,h,3],f32>, %arg1: !torch.tensor<[n,h,3],i64>) -> (!torch.tensor<[n,h,3],f32>, !torch.tensor<[],f32>) {
  %0 = torch.constant unit -> !torch.none
  %1 = torch.constant 0 : i64 -> !torch.int<0>
  %2 = torch.constant -100 : i64 -> !torch.int<-100>
  %3:2 = torch.aten.nll_loss2d_forward(%arg0, %arg1, %0, %1, %2) : (!torch.tensor<[n,5,h,3],f32>, !torch.tensor<[n,h,3],i64>, !torch.none, !torch.int<0>, !torch.int<-100>) -> (!torch.tensor<[n,h,3],f32>, !torch.tensor<[],f32>)
  return %3#0, %3#1 : !torch.tensor<[n,h,3],f32>, !torch.tensor<[],f32>
}

// CHECK-LABEL: @nll_loss_backward(
// CHECK: torch.aten.eq.Scalar{{.*}} -> !torch.tensor<[n],i1>
// CHECK: torch.aten.logical_not{{.*}} -> !torch.tensor<[n],i1>
// CHECK: torch.aten.where.ScalarOther{{.*}} -> !torch.tensor<[n],i64>
// CHECK: torch.aten.unsqueeze{{.*}} -> !torch.tensor<[n,1],f32>
// CHECK: torch.aten.unsqueeze{{.*}} -> !torch.tensor<[n,1],i1>
// CHECK: torch.aten.unsqueeze{{.*}} -> !torch.tensor<[n,1],i64>
// CHECK: torch.aten.eq.Tensor{{.*}} -> !torch.tensor<[n,5],i1>
// CHECK: torch.aten.logical_and{{.*}} -> !torch.tensor<[n,5],i1>
// CHECK: torch.aten.neg{{.*}} -> !torch.tensor<[n,1],f32>
// CHECK: torch.aten.full_like{{.*}} -> !torch.tensor<[n,5],f32>
// CHECK: torch.aten.where.self{{.*}} -> !torch.tensor<[n,5],f32>
func.func @nll_loss_backward(%arg0: !torch.tensor<[n],f32>, %arg1: !torch.tensor<[n,5],f32>, %arg2: !torch.tensor<[n],i64>, %arg3: !torch.tensor<[],f32>) -> (!torch.tensor<[n,5],f32>) {
  %0 = torch.constant unit -> !torch.none
  %1 = torch.constant 0 : i64 -> !torch.int<0>
  %2 = torch.constant -100 : i64 -> !torch.int<-100>
  %3 = torch.aten.nll_loss_backward(%arg0, %arg1, %arg2, %0, %1, %2, %arg3) : (!torch.tensor<[n],f32>, !torch.tensor<[n,5],f32>, !torch.tensor<[n],i64>, !torch.none, !torch.int<0>, !torch.int<-100>, !torch.tensor<[],f32>) -> !torch.tensor<[n,5],f32>
  return %3 : !torch.tensor<[n,5],f32>
}

// CHECK-LABEL: @nll_loss_forward(
// CHECK: torch.aten.eq.Scalar{{.*}} -> !torch.tensor<[n],i1>
// CHECK: torch.aten.logical_not{{.*}} -> !torch.tensor<[n],i1>
// CHECK: torch.aten.where.ScalarOther{{.*}} -> !torch.tensor<[n],i64>
// CHECK: torch.aten.unsqueeze{{.*}} -> !torch.tensor<[n,1],i64>
// CHECK: torch.aten.gather{{.*}} -> !torch.tensor<[n,1],f32>
// CHECK: torch.aten.squeeze.dim{{.*}} -> !torch.tensor<[n],f32>
// CHECK: torch.aten.full_like{{.*}} -> !torch.tensor<[n],f32>
// CHECK: torch.aten.where.ScalarOther{{.*}} -> !torch.tensor<[n],f32>
// CHECK: torch.aten.unsqueeze{{.*}} -> !torch.tensor<[n,1],i64>
// CHECK: torch.aten.gather{{.*}} -> !torch.tensor<[n,1],f32>
// CHECK: torch.aten.squeeze.dim{{.*}} -> !torch.tensor<[n],f32>
// CHECK: torch.aten.mul.Tensor{{.*}} -> !torch.tensor<[n],f32>
// CHECK: torch.aten.neg{{.*}} -> !torch.tensor<[n],f32>
// CHECK: torch.aten.where.ScalarOther{{.*}} -> !torch.tensor<[n],f32>
func.func @nll_loss_forward(%arg0: !torch.tensor<[n,5],f32>, %arg1: !torch.tensor<[n],i64>) -> (!torch.tensor<[n],f32>, !torch.tensor<[],f32>) {
  %0 = torch.constant unit -> !torch.none
  %1 = torch.constant 0 : i64 -> !torch.int<0>
  %2 = torch.constant -100 : i64 -> !torch.int<-100>
  %3:2 = torch.aten.nll_loss_forward(%arg0, %arg1, %0, %1, %2) : (!torch.tensor<[n,5],f32>, !torch.tensor<[n],i64>, !torch.none, !torch.int<0>, !torch.int<-100>) -> (!torch.tensor<[n],f32>, !torch.tensor<[],f32>)
  return %3#0, %3#1 : !torch.tensor<[n],f32>, !torch.tensor<[],f32>
}

// CHECK-LABEL: @nll_loss_nd(
// CHECK: torch.aten.eq.Scalar{{.*}} -> !torch.tensor<[n],i1>
// CHECK: torch.aten.logical_not{{.*}} -> !torch.tensor<[n],i1>
// CHECK: torch.aten.where.ScalarOther{{.*}} -> !torch.tensor<[n],i64>
// CHECK: torch.aten.unsqueeze{{.*}} -> !torch.tensor<[n,1],i64>
// CHECK: torch.aten.gather{{.*}} -> !torch.tensor<[n,1],f32>
// CHECK: torch.aten.squeeze.dim{{.*}} -> !torch.tensor<[n],f32>
// CHECK: torch.aten.full_like{{.*}} -> !torch.tensor<[n],f32>
// CHECK: torch.aten.where.ScalarOther{{.*}} -> !torch.tensor<[n],f32>
// CHECK: torch.aten.unsqueeze{{.*}} -> !torch.tensor<[n,1],i64>
// CHECK: torch.aten.gather{{.*}} -> !torch.tensor<[n,1],f32>
// CHECK: torch.aten.squeeze.dim{{.*}} -> !torch.tensor<[n],f32>
// CHECK: torch.aten.mul.Tensor{{.*}} -> !torch.tensor<[n],f32>
// CHECK: torch.aten.neg{{.*}} -> !torch.tensor<[n],f32>
// CHECK: torch.aten.where.ScalarOther{{.*}} -> !torch.tensor<[n],f32>
func.func @nll_loss_nd(%arg0: !torch.tensor<[n,5],f32>, %arg1: !torch.tensor<[n],i64>) -> (!torch.tensor<[n],f32>) {
  %0 = torch.constant unit -> !torch.none
  %1 = torch.constant 0 : i64 -> !torch.int<0>
  %2 = torch.constant -100 : i64 -> !torch.int<-100>
  %3 = torch.aten.nll_loss_nd(%arg0, %arg1, %0, %1, %2) : (!torch.tensor<[n,5],f32>, !torch.tensor<[n],i64>, !torch.none, !torch.int<0>, !torch.int<-100>) -> !torch.tensor<[n],f32>
  return %3 : !torch.tensor<[n],f32>
}

// CHECK-LABEL: @poisson_nll_loss(
// CHECK: torch.aten.mul.Tensor{{.*}} -> !torch.tensor<[n,3],f32>
// CHECK: torch.aten.exp{{.*}} -> !torch.tensor<[n,3],f32>
// CHECK: torch.aten.sub.Tensor{{.*}} -> !torch.tensor<[n,3],f32>
// CHECK: torch.aten.mul.Scalar{{.*}} -> !torch.tensor<[n,3],f32>
// CHECK: torch.aten.log{{.*}} -> !torch.tensor<[n,3],f32>
// CHECK: torch.aten.mul.Scalar{{.*}} -> !torch.tensor<[n,3],f32>
// CHECK: torch.aten.log{{.*}} -> !torch.tensor<[n,3],f32>
// CHECK: torch.aten.mul.Tensor{{.*}} -> !torch.tensor<[n,3],f32>
// CHECK: torch.aten.sub.Tensor{{.*}} -> !torch.tensor<[n,3],f32>
// CHECK: torch.aten.add.Tensor{{.*}} -> !torch.tensor<[n,3],f32>
// CHECK: torch.aten.le.Scalar{{.*}} -> !torch.tensor<[n,3],i1>
// CHECK: torch.aten.where.ScalarSelf{{.*}} -> !torch.tensor<[n,3],f32>
// CHECK: torch.aten.add.Tensor{{.*}} -> !torch.tensor<[n,3],f32>
func.func @poisson_nll_loss(%arg0: !torch.tensor<[n,3],f32>, %arg1: !torch.tensor<[n,3],f32>) -> (!torch.tensor<[n,3],f32>) {
  %0 = torch.constant true -> !torch.bool<true>
  %1 = torch.constant 1.000000e-08 : f64 -> !torch.float<1.000000e-08>
  %2 = torch.constant 0 : i64 -> !torch.int<0>
  %3 = torch.aten.poisson_nll_loss(%arg0, %arg1, %0, %0, %1, %2) : (!torch.tensor<[n,3],f32>, !torch.tensor<[n,3],f32>, !torch.bool<true>, !torch.bool<true>, !torch.float<1.000000e-08>, !torch.int<0>) -> !torch.tensor<[n,3],f32>
  return %3 : !torch.tensor<[n,3],f32>
}

// CHECK-LABEL: @smooth_l1_loss(
// CHECK: torch.aten.sub.Tensor{{.*}} -> !torch.tensor<[n,3],f32>
// CHECK: torch.aten.abs{{.*}} -> !torch.tensor<[n,3],f32>
// CHECK: torch.aten.mul.Scalar{{.*}} -> !torch.tensor<[n,3],f32>
// CHECK: torch.aten.mul.Tensor{{.*}} -> !torch.tensor<[n,3],f32>
// CHECK: torch.aten.div.Scalar{{.*}} -> !torch.tensor<[n,3],f32>
// CHECK: torch.aten.sub.Scalar{{.*}} -> !torch.tensor<[n,3],f32>
// CHECK: torch.aten.lt.Scalar{{.*}} -> !torch.tensor<[n,3],i1>
// CHECK: torch.aten.where.self{{.*}} -> !torch.tensor<[n,3],f32>
func.func @smooth_l1_loss(%arg0: !torch.tensor<[n,3],f32>, %arg1: !torch.tensor<[n,3],f32>) -> (!torch.tensor<[n,3],f32>) {
  %0 = torch.constant 0 : i64 -> !torch.int<0>
  %1 = torch.constant 1.000000e+00 : f64 -> !torch.float<1.000000e+00>
  %2 = torch.aten.smooth_l1_loss(%arg0, %arg1, %0, %1) : (!torch.tensor<[n,3],f32>, !torch.tensor<[n,3],f32>, !torch.int<0>, !torch.float<1.000000e+00>) -> !torch.tensor<[n,3],f32>
  return %2 : !torch.tensor<[n,3],f32>
}

// CHECK-LABEL: @smooth_l1_loss_backward(
// CHECK: torch.aten.sub.Tensor{{.*}} -> !torch.tensor<[n,3],f32>
// CHECK: torch.aten.numel{{.*}} -> !torch.int<"3*n">
// CHECK: torch.aten.div.Scalar{{.*}} -> !torch.tensor<[],f32>
// CHECK: torch.aten.sign{{.*}} -> !torch.tensor<[n,3],f32>
// CHECK: torch.aten.div.Scalar{{.*}} -> !torch.tensor<[n,3],f32>
// CHECK: torch.aten.abs{{.*}} -> !torch.tensor<[n,3],f32>
// CHECK: torch.aten.lt.Scalar{{.*}} -> !torch.tensor<[n,3],i1>
// CHECK: torch.aten.where.self{{.*}} -> !torch.tensor<[n,3],f32>
// CHECK: torch.aten.mul.Tensor{{.*}} -> !torch.tensor<[n,3],f32>
func.func @smooth_l1_loss_backward(%arg0: !torch.tensor<[],f32>, %arg1: !torch.tensor<[n,3],f32>, %arg2: !torch.tensor<[n,3],f32>) -> (!torch.tensor<[n,3],f32>) {
  %0 = torch.constant 1 : i64 -> !torch.int<1>
  %1 = torch.constant 1.000000e+00 : f64 -> !torch.float<1.000000e+00>
  %2 = torch.aten.smooth_l1_loss_backward(%arg0, %arg1, %arg2, %0, %1) : (!torch.tensor<[],f32>, !torch.tensor<[n,3],f32>, !torch.tensor<[n,3],f32>, !torch.int<1>, !torch.float<1.000000e+00>) -> !torch.tensor<[n,3],f32>
  return %2 : !torch.tensor<[n,3],f32>
}

// CHECK-LABEL: @soft_margin_loss(
// CHECK: torch.aten.mul.Tensor{{.*}} -> !torch.tensor<[n,3],f32>
// CHECK: torch.aten.neg{{.*}} -> !torch.tensor<[n,3],f32>
// CHECK: torch.aten.exp{{.*}} -> !torch.tensor<[n,3],f32>
// CHECK: torch.aten.to.dtype{{.*}} -> !torch.tensor<[n,3],f64>
// CHECK: torch.aten.add.Scalar{{.*}} -> !torch.tensor<[n,3],f64>
// CHECK: torch.aten.sub.Scalar{{.*}} -> !torch.tensor<[n,3],f64>
// CHECK: torch.aten.log{{.*}} -> !torch.tensor<[n,3],f64>
// CHECK: torch.aten.div.Tensor{{.*}} -> !torch.tensor<[n,3],f64>
// CHECK: torch.aten.mul.Tensor{{.*}} -> !torch.tensor<[n,3],f64>
// CHECK: torch.aten.eq.Scalar{{.*}} -> !torch.tensor<[n,3],i1>
// CHECK: torch.aten.where.self{{.*}} -> !torch.tensor<[n,3],f64>
// CHECK: torch.aten.eq.Tensor{{.*}} -> !torch.tensor<[n,3],i1>
// CHECK: torch.aten.where.self{{.*}} -> !torch.tensor<[n,3],f64>
// CHECK: torch.aten.to.dtype{{.*}} -> !torch.tensor<[n,3],f32>
func.func @soft_margin_loss(%arg0: !torch.tensor<[n,3],f32>, %arg1: !torch.tensor<[n,3],f32>) -> (!torch.tensor<[n,3],f32>) {
  %0 = torch.constant 0 : i64 -> !torch.int<0>
  %1 = torch.aten.soft_margin_loss(%arg0, %arg1, %0) : (!torch.tensor<[n,3],f32>, !torch.tensor<[n,3],f32>, !torch.int<0>) -> !torch.tensor<[n,3],f32>
  return %1 : !torch.tensor<[n,3],f32>
}

// CHECK-LABEL: @soft_margin_loss_backward(
// CHECK: torch.aten.mul.Tensor{{.*}} -> !torch.tensor<[n,3],f32>
// CHECK: torch.aten.neg{{.*}} -> !torch.tensor<[n,3],f32>
// CHECK: torch.aten.exp{{.*}} -> !torch.tensor<[n,3],f32>
// CHECK: torch.aten.add.Scalar{{.*}} -> !torch.tensor<[n,3],f32>
// CHECK: torch.aten.mul.Tensor{{.*}} -> !torch.tensor<[n,3],f32>
// CHECK: torch.aten.div.Tensor{{.*}} -> !torch.tensor<[n,3],f32>
// CHECK: torch.aten.neg{{.*}} -> !torch.tensor<[n,3],f32>
// CHECK: torch.aten.mul.Tensor{{.*}} -> !torch.tensor<[n,3],f32>
func.func @soft_margin_loss_backward(%arg0: !torch.tensor<[n,3],f32>, %arg1: !torch.tensor<[n,3],f32>, %arg2: !torch.tensor<[n,3],f32>) -> (!torch.tensor<[n,3],f32>) {
  %0 = torch.constant 0 : i64 -> !torch.int<0>
  %1 = torch.aten.soft_margin_loss_backward(%arg0, %arg1, %arg2, %0) : (!torch.tensor<[n,3],f32>, !torch.tensor<[n,3],f32>, !torch.tensor<[n,3],f32>, !torch.int<0>) -> !torch.tensor<[n,3],f32>
  return %1 : !torch.tensor<[n,3],f32>
}

// CHECK-LABEL: @ctc_loss_IntList(
// CHECK: torch.aten.log_softmax.int{{.*}} -> !torch.tensor<[12,2,5],f32>
// CHECK: torch.aten.where.ScalarOther{{.*}} -> !torch.tensor<[2,4],i64>
// CHECK: torch.aten.full_like{{.*}} -> !torch.tensor<[2,4],i64>
// CHECK: torch.aten.mul.Scalar{{.*}} -> !torch.tensor<[2,4],i64>
// CHECK: torch.prim.ListConstruct{{.*}} -> !torch.list<[!torch.tensor<[2,4],i64>, !torch.tensor<[2,4],i64>]>
// CHECK: torch.aten.stack{{.*}} -> !torch.tensor<[2,4,2],i64>
// CHECK: torch.aten.flatten.using_ints{{.*}} -> !torch.tensor<[2,8],i64>
// CHECK: torch.prim.ListConstruct{{.*}} -> !torch.list<[!torch.tensor<[2,8],i64>, !torch.tensor<[2,1],i64>]>
// CHECK: torch.aten.cat{{.*}} -> !torch.tensor<[2,9],i64>
// CHECK: torch.aten.unsqueeze{{.*}} -> !torch.tensor<[1,2,9],i64>
// CHECK: torch.prim.ListConstruct{{.*}} -> !torch.list<[!torch.int<12>, !torch.int<-1>, !torch.int<-1>]>
// CHECK: torch.aten.expand{{.*}} -> !torch.tensor<[12,2,9],i64>
// CHECK: torch.aten.gather{{.*}} -> !torch.tensor<[12,2,9],f32>
// CHECK: torch.prim.ListConstruct{{.*}} -> !torch.list<[!torch.int<2>, !torch.int<0>]>
// CHECK: torch.aten.constant_pad_nd{{.*}} -> !torch.tensor<[2,11],i64>
// CHECK: torch.aten.slice.Tensor{{.*}} -> !torch.tensor<[2,9],i64>
// CHECK: torch.aten.eq.Tensor{{.*}} -> !torch.tensor<[2,9],i1>
// CHECK: torch.aten.logical_not{{.*}} -> !torch.tensor<[2,9],i1>
// CHECK: torch.aten.select.int{{.*}} -> !torch.tensor<[2,9],f32>
// CHECK: torch.aten.where.ScalarOther{{.*}} -> !torch.tensor<[2,9],f32>
// CHECK: torch.prim.Loop{{.*}} -> !torch.tensor<[2,9],f32> {
// CHECK: torch.aten.add.int{{.*}} -> !torch.int
// CHECK: torch.prim.ListConstruct{{.*}} -> !torch.list<[!torch.int<2>, !torch.int<0>]>
// CHECK: torch.aten.constant_pad_nd{{.*}} -> !torch.tensor<[2,11],f32>
// CHECK: torch.aten.slice.Tensor{{.*}} -> !torch.tensor<[2,9],f32>
// CHECK: torch.aten.where.ScalarOther{{.*}} -> !torch.tensor<[2,9],f32>
// CHECK: torch.aten.select.int{{.*}} -> !torch.tensor<[2,9],f32>
// CHECK: torch.prim.ListConstruct{{.*}} -> !torch.list<[!torch.int<1>, !torch.int<0>]>
// CHECK: torch.aten.constant_pad_nd{{.*}} -> !torch.tensor<[2,10],f32>
// CHECK: torch.aten.slice.Tensor{{.*}} -> !torch.tensor<[2,9],f32>
// CHECK: torch.aten.maximum{{.*}} -> !torch.tensor<[2,9],f32>
// CHECK: torch.aten.maximum{{.*}} -> !torch.tensor<[2,9],f32>
// CHECK: torch.aten.eq.Scalar{{.*}} -> !torch.tensor<[2,9],i1>
// CHECK: torch.aten.where.ScalarSelf{{.*}} -> !torch.tensor<[2,9],f32>
// CHECK: torch.aten.sub.Tensor{{.*}} -> !torch.tensor<[2,9],f32>
// CHECK: torch.aten.exp{{.*}} -> !torch.tensor<[2,9],f32>
// CHECK: torch.aten.sub.Tensor{{.*}} -> !torch.tensor<[2,9],f32>
// CHECK: torch.aten.exp{{.*}} -> !torch.tensor<[2,9],f32>
// CHECK: torch.aten.add.Tensor{{.*}} -> !torch.tensor<[2,9],f32>
// CHECK: torch.aten.sub.Tensor{{.*}} -> !torch.tensor<[2,9],f32>
// CHECK: torch.aten.exp{{.*}} -> !torch.tensor<[2,9],f32>
// CHECK: torch.aten.add.Tensor{{.*}} -> !torch.tensor<[2,9],f32>
// CHECK: torch.aten.log{{.*}} -> !torch.tensor<[2,9],f32>
// CHECK: torch.aten.add.Tensor{{.*}} -> !torch.tensor<[2,9],f32>
// CHECK: torch.aten.add.Tensor{{.*}} -> !torch.tensor<[2,9],f32>
// CHECK: torch.aten.gt.Scalar{{.*}} -> !torch.tensor<[2],i1>
// CHECK: torch.aten.unsqueeze{{.*}} -> !torch.tensor<[2,1],i1>
// CHECK: torch.aten.where.self{{.*}} -> !torch.tensor<[2,9],f32>
// CHECK: torch.prim.yield
// CHECK: torch.aten.gather{{.*}} -> !torch.tensor<[2,1],f32>
// CHECK: torch.aten.gather{{.*}} -> !torch.tensor<[2,1],f32>
// CHECK: torch.aten.where.ScalarOther{{.*}} -> !torch.tensor<[2,1],f32>
// CHECK: torch.aten.maximum{{.*}} -> !torch.tensor<[2,1],f32>
// CHECK: torch.aten.eq.Scalar{{.*}} -> !torch.tensor<[2,1],i1>
// CHECK: torch.aten.where.ScalarSelf{{.*}} -> !torch.tensor<[2,1],f32>
// CHECK: torch.aten.sub.Tensor{{.*}} -> !torch.tensor<[2,1],f32>
// CHECK: torch.aten.exp{{.*}} -> !torch.tensor<[2,1],f32>
// CHECK: torch.aten.sub.Tensor{{.*}} -> !torch.tensor<[2,1],f32>
// CHECK: torch.aten.exp{{.*}} -> !torch.tensor<[2,1],f32>
// CHECK: torch.aten.add.Tensor{{.*}} -> !torch.tensor<[2,1],f32>
// CHECK: torch.aten.log{{.*}} -> !torch.tensor<[2,1],f32>
// CHECK: torch.aten.add.Tensor{{.*}} -> !torch.tensor<[2,1],f32>
// CHECK: torch.aten.neg{{.*}} -> !torch.tensor<[2,1],f32>
// CHECK: torch.aten.squeeze.dim{{.*}} -> !torch.tensor<[2],f32>
// CHECK: torch.aten.where.self{{.*}} -> !torch.tensor<[2],f32>
func.func @ctc_loss_IntList(%arg0: !torch.tensor<[12,2,5],f32>, %arg1: !torch.tensor<[2,4],i64>) -> (!torch.tensor<[2],f32>) {
  %0 = torch.constant 2 : i64 -> !torch.int<2>
  %1 = torch.constant unit -> !torch.none
  %2 = torch.aten.log_softmax.int(%arg0, %0, %1) : (!torch.tensor<[12,2,5],f32>, !torch.int<2>, !torch.none) -> !torch.tensor<[12,2,5],f32>
  %3 = torch.constant 12 : i64 -> !torch.int<12>
  %4 = torch.constant 9 : i64 -> !torch.int<9>
  %5 = torch.prim.ListConstruct(%3, %4) : (!torch.int<12>, !torch.int<9>) -> !torch.list<[!torch.int<12>, !torch.int<9>]>
  %6 = torch.constant 3 : i64 -> !torch.int<3>
  %7 = torch.constant 4 : i64 -> !torch.int<4>
  %8 = torch.prim.ListConstruct(%6, %7) : (!torch.int<3>, !torch.int<4>) -> !torch.list<[!torch.int<3>, !torch.int<4>]>
  %9 = torch.constant 0 : i64 -> !torch.int<0>
  %10 = torch.constant false -> !torch.bool<false>
  %11 = torch.aten.ctc_loss.IntList(%2, %arg1, %5, %8, %9, %9, %10) : (!torch.tensor<[12,2,5],f32>, !torch.tensor<[2,4],i64>, !torch.list<[!torch.int<12>, !torch.int<9>]>, !torch.list<[!torch.int<3>, !torch.int<4>]>, !torch.int<0>, !torch.int<0>, !torch.bool<false>) -> !torch.tensor<[2],f32>
  return %11 : !torch.tensor<[2],f32>
}
