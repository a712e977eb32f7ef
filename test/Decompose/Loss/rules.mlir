// NOTE: The checks are written by tools/dev/update_checks.py.

// RUN: torch-onnx-opt %s --decompose | FileCheck %s

// CHECK-LABEL: @binary_cross_entropy(
// CHECK: %[[V0:.*]] = torch.aten.log(%arg0) : {{.*}} -> !torch.tensor<[n,3],f32>
// CHECK: %[[V1:.*]] = torch.aten.clamp(%[[V0]], {{.*}}) : ({{.*}}, !torch.int<-100>, !torch.none) -> !torch.tensor<[n,3],f32>
// CHECK: %[[V2:.*]] = torch.aten.mul.Tensor(%arg1, %[[V1]]) : {{.*}} -> !torch.tensor<[n,3],f32>
// CHECK: %[[V3:.*]] = torch.aten.sub.Scalar(%arg1, {{.*}}) : ({{.*}}, !torch.int<1>, !torch.int<1>) -> !torch.tensor<[n,3],f32>
// CHECK: %[[V4:.*]] = torch.aten.neg(%arg0) : {{.*}} -> !torch.tensor<[n,3],f32>
// CHECK: %[[V5:.*]] = torch.aten.to.dtype(%[[V4]], {{.*}}) : ({{.*}}, !torch.int<7>, !torch.bool<false>, !torch.bool<false>, !torch.none) -> !torch.tensor<[n,3],f64>
// CHECK: %[[V6:.*]] = torch.aten.add.Scalar(%[[V5]], {{.*}}) : ({{.*}}, !torch.int<1>, !torch.int<1>) -> !torch.tensor<[n,3],f64>
// CHECK: %[[V7:.*]] = torch.aten.sub.Scalar(%[[V6]], {{.*}}) : ({{.*}}, !torch.int<1>, !torch.int<1>) -> !torch.tensor<[n,3],f64>
// CHECK: %[[V8:.*]] = torch.aten.log(%[[V6]]) : {{.*}} -> !torch.tensor<[n,3],f64>
// CHECK: %[[V9:.*]] = torch.aten.div.Tensor(%[[V5]], %[[V7]]) : {{.*}} -> !torch.tensor<[n,3],f64>
// CHECK: %[[V10:.*]] = torch.aten.mul.Tensor(%[[V8]], %[[V9]]) : {{.*}} -> !torch.tensor<[n,3],f64>
// CHECK: %[[V11:.*]] = torch.aten.eq.Scalar(%[[V7]], {{.*}}) : ({{.*}}, !torch.int<0>) -> !torch.tensor<[n,3],i1>
// CHECK: %[[V12:.*]] = torch.aten.where.self(%[[V11]], %[[V5]], %[[V10]]) : {{.*}} -> !torch.tensor<[n,3],f64>
// CHECK: %[[V13:.*]] = torch.aten.eq.Tensor(%[[V7]], %[[V5]]) : {{.*}} -> !torch.tensor<[n,3],i1>
// CHECK: %[[V14:.*]] = torch.aten.where.self(%[[V13]], %[[V8]], %[[V12]]) : {{.*}} -> !torch.tensor<[n,3],f64>
// CHECK: %[[V15:.*]] = torch.aten.to.dtype(%[[V14]], {{.*}}) : ({{.*}}, !torch.int<6>, !torch.bool<false>, !torch.bool<false>, !torch.none) -> !torch.tensor<[n,3],f32>
// CHECK: %[[V16:.*]] = torch.aten.clamp(%[[V15]], {{.*}}) : ({{.*}}, !torch.int<-100>, !torch.none) -> !torch.tensor<[n,3],f32>
// CHECK: %[[V17:.*]] = torch.aten.mul.Tensor(%[[V3]], %[[V16]]) : {{.*}} -> !torch.tensor<[n,3],f32>
// CHECK: %[[V18:.*]] = torch.aten.sub.Tensor(%[[V17]], %[[V2]], {{.*}}) : ({{.*}}, !torch.int<1>) -> !torch.tensor<[n,3],f32>
// CHECK: return %[[V18]]
func.func @binary_cross_entropy(%arg0: !torch.tensor<[n,3],f32>, %arg1: !torch.tensor<[n,3],f32>) -> (!torch.tensor<[n,3],f32>) {
  %0 = torch.constant unit -> !torch.none
  %1 = torch.constant 0 : i64 -> !torch.int<0>
  %2 = torch.aten.binary_cross_entropy(%arg0, %arg1, %0, %1) : (!torch.tensor<[n,3],f32>, !torch.tensor<[n,3],f32>, !torch.none, !torch.int<0>) -> !torch.tensor<[n,3],f32>
  return %2 : !torch.tensor<[n,3],f32>
}

// CHECK-LABEL: @binary_cross_entropy_backward(
// CHECK: %[[V0:.*]] = torch.aten.rsub.Scalar(%arg1, {{.*}}) : ({{.*}}, !torch.int<1>, !torch.int<1>) -> !torch.tensor<[n,3],f32>
// CHECK: %[[V1:.*]] = torch.aten.mul.Tensor(%[[V0]], %arg1) : {{.*}} -> !torch.tensor<[n,3],f32>
// CHECK: %[[V2:.*]] = torch.aten.clamp(%[[V1]], {{.*}}) : ({{.*}}, !torch.float<9.9999999999999998E-13>, !torch.none) -> !torch.tensor<[n,3],f32>
// CHECK: %[[V3:.*]] = torch.aten.sub.Tensor(%arg1, %arg2, {{.*}}) : ({{.*}}, !torch.int<1>) -> !torch.tensor<[n,3],f32>
// CHECK: %[[V4:.*]] = torch.aten.mul.Tensor(%arg0, %[[V3]]) : {{.*}} -> !torch.tensor<[n,3],f32>
// CHECK: %[[V5:.*]] = torch.aten.div.Tensor(%[[V4]], %[[V2]]) : {{.*}} -> !torch.tensor<[n,3],f32>
// CHECK: %[[V6:.*]] = torch.aten.numel(%arg1) : {{.*}} -> !torch.int<"3*n">
// CHECK: %[[V7:.*]] = torch.aten.div.Scalar(%[[V5]], %[[V6]]) : {{.*}} -> !torch.tensor<[n,3],f32>
// CHECK: return %[[V7]]
func.func @binary_cross_entropy_backward(%arg0: !torch.tensor<[],f32>, %arg1: !torch.tensor<[n,3],f32>, %arg2: !torch.tensor<[n,3],f32>) -> (!torch.tensor<[n,3],f32>) {
  %0 = torch.constant unit -> !torch.none
  %1 = torch.constant 1 : i64 -> !torch.int<1>
  %2 = torch.aten.binary_cross_entropy_backward(%arg0, %arg1, %arg2, %0, %1) : (!torch.tensor<[],f32>, !torch.tensor<[n,3],f32>, !torch.tensor<[n,3],f32>, !torch.none, !torch.int<1>) -> !torch.tensor<[n,3],f32>
  return %2 : !torch.tensor<[n,3],f32>
}

// CHECK-LABEL: @binary_cross_entropy_with_logits(
// CHECK: %[[V0:.*]] = torch.aten.neg(%arg0) : {{.*}} -> !torch.tensor<[n,3],f32>
// CHECK: %[[V1:.*]] = torch.aten.softplus(%[[V0]], {{.*}}) : ({{.*}}, !torch.int<1>, !torch.float<0x7FF0000000000000>) -> !torch.tensor<[n,3],f32>
// CHECK: %[[V2:.*]] = torch.aten.rsub.Scalar(%[[V1]], {{.*}}) : ({{.*}}, !torch.int<0>, !torch.int<1>) -> !torch.tensor<[n,3],f32>
// CHECK: %[[V3:.*]] = torch.aten.rsub.Scalar(%arg1, {{.*}}) : ({{.*}}, !torch.int<1>, !torch.int<1>) -> !torch.tensor<[n,3],f32>
// CHECK: %[[V4:.*]] = torch.aten.mul.Tensor(%[[V3]], %arg0) : {{.*}} -> !torch.tensor<[n,3],f32>
// CHECK: %[[V5:.*]] = torch.aten.sub.Tensor(%[[V4]], %[[V2]], {{.*}}) : ({{.*}}, !torch.int<1>) -> !torch.tensor<[n,3],f32>
// CHECK: return %[[V5]]
func.func @binary_cross_entropy_with_logits(%arg0: !torch.tensor<[n,3],f32>, %arg1: !torch.tensor<[n,3],f32>) -> (!torch.tensor<[n,3],f32>) {
  %0 = torch.constant unit -> !torch.none
  %1 = torch.constant 0 : i64 -> !torch.int<0>
  %2 = torch.aten.binary_cross_entropy_with_logits(%arg0, %arg1, %0, %0, %1) : (!torch.tensor<[n,3],f32>, !torch.tensor<[n,3],f32>, !torch.none, !torch.none, !torch.int<0>) -> !torch.tensor<[n,3],f32>
  return %2 : !torch.tensor<[n,3],f32>
}

// CHECK-LABEL: @cosine_embedding_loss(
// CHECK: %[[V0:.*]] = torch.aten.mul.Tensor(%arg0, %arg0) : {{.*}} -> !torch.tensor<[n,3],f32>
// CHECK: %[[V1:.*]] = torch.prim.ListConstruct({{.*}}) : (!torch.int<-1>) -> !torch.list<[!torch.int<-1>]>
// CHECK: %[[V2:.*]] = torch.aten.sum.dim_IntList(%[[V0]], %[[V1]], {{.*}}) : ({{.*}}, !torch.bool<false>, !torch.none) -> !torch.tensor<[n],f32>
// CHECK: %[[V3:.*]] = torch.aten.add.Scalar(%[[V2]], {{.*}}) : ({{.*}}, !torch.float<9.9999999999999998E-13>, !torch.int<1>) -> !torch.tensor<[n],f32>
// CHECK: %[[V4:.*]] = torch.aten.mul.Tensor(%arg1, %arg1) : {{.*}} -> !torch.tensor<[n,3],f32>
// CHECK: %[[V5:.*]] = torch.prim.ListConstruct({{.*}}) : (!torch.int<-1>) -> !torch.list<[!torch.int<-1>]>
// CHECK: %[[V6:.*]] = torch.aten.sum.dim_IntList(%[[V4]], %[[V5]], {{.*}}) : ({{.*}}, !torch.bool<false>, !torch.none) -> !torch.tensor<[n],f32>
// CHECK: %[[V7:.*]] = torch.aten.add.Scalar(%[[V6]], {{.*}}) : ({{.*}}, !torch.float<9.9999999999999998E-13>, !torch.int<1>) -> !torch.tensor<[n],f32>
// CHECK: %[[V8:.*]] = torch.aten.mul.Tensor(%[[V3]], %[[V7]]) : {{.*}} -> !torch.tensor<[n],f32>
// CHECK: %[[V9:.*]] = torch.aten.sqrt(%[[V8]]) : {{.*}} -> !torch.tensor<[n],f32>
// CHECK: %[[V10:.*]] = torch.aten.mul.Tensor(%arg0, %arg1) : {{.*}} -> !torch.tensor<[n,3],f32>
// CHECK: %[[V11:.*]] = torch.prim.ListConstruct({{.*}}) : (!torch.int<-1>) -> !torch.list<[!torch.int<-1>]>
// CHECK: %[[V12:.*]] = torch.aten.sum.dim_IntList(%[[V10]], %[[V11]], {{.*}}) : ({{.*}}, !torch.bool<false>, !torch.none) -> !torch.tensor<[n],f32>
// CHECK: %[[V13:.*]] = torch.aten.div.Tensor(%[[V12]], %[[V9]]) : {{.*}} -> !torch.tensor<[n],f32>
// CHECK: %[[V14:.*]] = torch.aten.full_like(%[[V13]], {{.*}}) : ({{.*}}, !torch.int<0>, !torch.int<6>, !torch.none, !torch.none, !torch.none, !torch.none) -> !torch.tensor<[n],f32>
// CHECK: %[[V15:.*]] = torch.aten.eq.Scalar(%arg2, {{.*}}) : ({{.*}}, !torch.int<1>) -> !torch.tensor<[n],i1>
// CHECK: %[[V16:.*]] = torch.aten.rsub.Scalar(%[[V13]], {{.*}}) : ({{.*}}, !torch.int<1>, !torch.int<1>) -> !torch.tensor<[n],f32>
// CHECK: %[[V17:.*]] = torch.aten.where.self(%[[V15]], %[[V16]], %[[V14]]) : {{.*}} -> !torch.tensor<[n],f32>
// CHECK: %[[V18:.*]] = torch.aten.eq.Scalar(%arg2, {{.*}}) : ({{.*}}, !torch.int<-1>) -> !torch.tensor<[n],i1>
// CHECK: %[[V19:.*]] = torch.aten.sub.Scalar(%[[V13]], {{.*}}) : ({{.*}}, !torch.float<0.000000e+00>, !torch.int<1>) -> !torch.tensor<[n],f32>
// CHECK: %[[V20:.*]] = torch.aten.clamp(%[[V19]], {{.*}}) : ({{.*}}, !torch.int<0>, !torch.none) -> !torch.tensor<[n],f32>
// CHECK: %[[V21:.*]] = torch.aten.where.self(%[[V18]], %[[V20]], %[[V14]]) : {{.*}} -> !torch.tensor<[n],f32>
// CHECK: %[[V22:.*]] = torch.aten.add.Tensor(%[[V17]], %[[V21]], {{.*}}) : ({{.*}}, !torch.int<1>) -> !torch.tensor<[n],f32>
// CHECK: return %[[V22]]
func.func @cosine_embedding_loss(%arg0: !torch.tensor<[n,3],f32>, %arg1: !torch.tensor<[n,3],f32>, %arg2: !torch.tensor<[n],i64>) -> (!torch.tensor<[n],f32>) {
  %0 = torch.constant 0.000000e+00 : f64 -> !torch.float<0.000000e+00>
  %1 = torch.constant 0 : i64 -> !torch.int<0>
  %2 = torch.aten.cosine_embedding_loss(%arg0, %arg1, %arg2, %0, %1) : (!torch.tensor<[n,3],f32>, !torch.tensor<[n,3],f32>, !torch.tensor<[n],i64>, !torch.float<0.000000e+00>, !torch.int<0>) -> !torch.tensor<[n],f32>
  return %2 : !torch.tensor<[n],f32>
}

// CHECK-LABEL: @cross_entropy_loss(
// CHECK: %[[V0:.*]] = torch.aten.log_softmax.int(%arg0, {{.*}}) : ({{.*}}, !torch.int<1>, !torch.int<6>) -> !torch.tensor<[n,5],f32>
// CHECK: %[[V1:.*]] = torch.aten.eq.Scalar(%arg1, {{.*}}) : ({{.*}}, !torch.int<-100>) -> !torch.tensor<[n],i1>
// CHECK: %[[V2:.*]] = torch.aten.logical_not(%[[V1]]) : {{.*}} -> !torch.tensor<[n],i1>
// CHECK: %[[V3:.*]] = torch.aten.where.ScalarOther(%[[V2]], %arg1, {{.*}}) : ({{.*}}, !torch.int<0>) -> !torch.tensor<[n],i64>
// CHECK: %[[V4:.*]] = torch.aten.unsqueeze(%[[V3]], {{.*}}) : ({{.*}}, !torch.int<1>) -> !torch.tensor<[n,1],i64>
// CHECK: %[[V5:.*]] = torch.aten.gather(%[[V0]], {{.*}}, %[[V4]], {{.*}}) : ({{.*}}, !torch.int<1>, {{.*}}, !torch.bool<false>) -> !torch.tensor<[n,1],f32>
// CHECK: %[[V6:.*]] = torch.aten.squeeze.dim(%[[V5]], {{.*}}) : ({{.*}}, !torch.int<1>) -> !torch.tensor<[n],f32>
// CHECK: %[[V7:.*]] = torch.aten.full_like(%[[V6]], {{.*}}) : ({{.*}}, !torch.int<1>, !torch.int<6>, !torch.none, !torch.none, !torch.none, !torch.none) -> !torch.tensor<[n],f32>
// CHECK: %[[V8:.*]] = torch.aten.where.ScalarOther(%[[V2]], %[[V7]], {{.*}}) : ({{.*}}, !torch.int<0>) -> !torch.tensor<[n],f32>
// CHECK: %[[V9:.*]] = torch.aten.unsqueeze(%[[V3]], {{.*}}) : ({{.*}}, !torch.int<1>) -> !torch.tensor<[n,1],i64>
// CHECK: %[[V10:.*]] = torch.aten.gather(%[[V0]], {{.*}}, %[[V9]], {{.*}}) : ({{.*}}, !torch.int<1>, {{.*}}, !torch.bool<false>) -> !torch.tensor<[n,1],f32>
// CHECK: %[[V11:.*]] = torch.aten.squeeze.dim(%[[V10]], {{.*}}) : ({{.*}}, !torch.int<1>) -> !torch.tensor<[n],f32>
// CHECK: %[[V12:.*]] = torch.aten.mul.Tensor(%[[V8]], %[[V11]]) : {{.*}} -> !torch.tensor<[n],f32>
// CHECK: %[[V13:.*]] = torch.aten.neg(%[[V12]]) : {{.*}} -> !torch.tensor<[n],f32>
// CHECK: %[[V14:.*]] = torch.aten.where.ScalarOther(%[[V2]], %[[V13]], {{.*}}) : ({{.*}}, !torch.int<0>) -> !torch.tensor<[n],f32>
// CHECK: return %[[V14]]
func.func @cross_entropy_loss(%arg0: !torch.tensor<[n,5],f32>, %arg1: !torch.tensor<[n],i64>) -> (!torch.tensor<[n],f32>) {
  %0 = torch.constant unit -> !torch.none
  %1 = torch.constant 0 : i64 -> !torch.int<0>
  %2 = torch.constant -100 : i64 -> !torch.int<-100>
  %3 = torch.constant 0.000000e+00 : f64 -> !torch.float<0.000000e+00>
  %4 = torch.aten.cross_entropy_loss(%arg0, %arg1, %0, %1, %2, %3) : (!torch.tensor<[n,5],f32>, !torch.tensor<[n],i64>, !torch.none, !torch.int<0>, !torch.int<-100>, !torch.float<0.000000e+00>) -> !torch.tensor<[n],f32>
  return %4 : !torch.tensor<[n],f32>
}

// CHECK-LABEL: @hinge_embedding_loss(
// CHECK: %[[V0:.*]] = torch.aten.full_like(%arg0, {{.*}}) : ({{.*}}, !torch.int<0>, !torch.int<6>, !torch.none, !torch.none, !torch.none, !torch.none) -> !torch.tensor<[n,3],f32>
// CHECK: %[[V1:.*]] = torch.aten.eq.Scalar(%arg1, {{.*}}) : ({{.*}}, !torch.int<1>) -> !torch.tensor<[n,3],i1>
// CHECK: %[[V2:.*]] = torch.aten.logical_not(%[[V1]]) : {{.*}} -> !torch.tensor<[n,3],i1>
// CHECK: %[[V3:.*]] = torch.aten.rsub.Scalar(%arg0, {{.*}}) : ({{.*}}, !torch.float<1.000000e+00>, !torch.int<1>) -> !torch.tensor<[n,3],f32>
// CHECK: %[[V4:.*]] = torch.aten.clamp(%[[V3]], {{.*}}) : ({{.*}}, !torch.int<0>, !torch.none) -> !torch.tensor<[n,3],f32>
// CHECK: %[[V5:.*]] = torch.aten.where.self(%[[V2]], %[[V4]], %[[V0]]) : {{.*}} -> !torch.tensor<[n,3],f32>
// CHECK: %[[V6:.*]] = torch.aten.eq.Scalar(%arg1, {{.*}}) : ({{.*}}, !torch.int<-1>) -> !torch.tensor<[n,3],i1>
// CHECK: %[[V7:.*]] = torch.aten.logical_not(%[[V6]]) : {{.*}} -> !torch.tensor<[n,3],i1>
// CHECK: %[[V8:.*]] = torch.aten.where.self(%[[V7]], %arg0, %[[V0]]) : {{.*}} -> !torch.tensor<[n,3],f32>
// CHECK: %[[V9:.*]] = torch.aten.add.Tensor(%[[V5]], %[[V8]], {{.*}}) : ({{.*}}, !torch.int<1>) -> !torch.tensor<[n,3],f32>
// CHECK: return %[[V9]]
func.func @hinge_embedding_loss(%arg0: !torch.tensor<[n,3],f32>, %arg1: !torch.tensor<[n,3],f32>) -> (!torch.tensor<[n,3],f32>) {
  %0 = torch.constant 1.000000e+00 : f64 -> !torch.float<1.000000e+00>
  %1 = torch.constant 0 : i64 -> !torch.int<0>
  %2 = torch.aten.hinge_embedding_loss(%arg0, %arg1, %0, %1) : (!torch.tensor<[n,3],f32>, !torch.tensor<[n,3],f32>, !torch.float<1.000000e+00>, !torch.int<0>) -> !torch.tensor<[n,3],f32>
  return %2 : !torch.tensor<[n,3],f32>
}

// CHECK-LABEL: @huber_loss(
// CHECK: %[[V0:.*]] = torch.aten.sub.Tensor(%arg0, %arg1, {{.*}}) : ({{.*}}, !torch.int<1>) -> !torch.tensor<[n,3],f32>
// CHECK: %[[V1:.*]] = torch.aten.abs(%[[V0]]) : {{.*}} -> !torch.tensor<[n,3],f32>
// CHECK: %[[V2:.*]] = torch.aten.sub.Scalar(%[[V1]], {{.*}}) : ({{.*}}, !torch.float<5.000000e-01>, !torch.int<1>) -> !torch.tensor<[n,3],f32>
// CHECK: %[[V3:.*]] = torch.aten.mul.Scalar(%[[V2]], {{.*}}) : ({{.*}}, !torch.float<1.000000e+00>) -> !torch.tensor<[n,3],f32>
// CHECK: %[[V4:.*]] = torch.aten.le.Scalar(%[[V1]], {{.*}}) : ({{.*}}, !torch.float<1.000000e+00>) -> !torch.tensor<[n,3],i1>
// CHECK: %[[V5:.*]] = torch.aten.mul.Scalar(%[[V1]], {{.*}}) : ({{.*}}, !torch.float<5.000000e-01>) -> !torch.tensor<[n,3],f32>
// CHECK: %[[V6:.*]] = torch.aten.mul.Tensor(%[[V5]], %[[V1]]) : {{.*}} -> !torch.tensor<[n,3],f32>
// CHECK: %[[V7:.*]] = torch.aten.where.self(%[[V4]], %[[V6]], %[[V3]]) : {{.*}} -> !torch.tensor<[n,3],f32>
// CHECK: return %[[V7]]
func.func @huber_loss(%arg0: !torch.tensor<[n,3],f32>, %arg1: !torch.tensor<[n,3],f32>) -> (!torch.tensor<[n,3],f32>) {
  %0 = torch.constant 0 : i64 -> !torch.int<0>
  %1 = torch.constant 1.000000e+00 : f64 -> !torch.float<1.000000e+00>
  %2 = torch.aten.huber_loss(%arg0, %arg1, %0, %1) : (!torch.tensor<[n,3],f32>, !torch.tensor<[n,3],f32>, !torch.int<0>, !torch.float<1.000000e+00>) -> !torch.tensor<[n,3],f32>
  return %2 : !torch.tensor<[n,3],f32>
}

// CHECK-LABEL: @huber_loss_backward(
// CHECK: %[[V0:.*]] = torch.aten.sub.Tensor(%arg1, %arg2, {{.*}}) : ({{.*}}, !torch.int<1>) -> !torch.tensor<[n,3],f32>
// CHECK: %[[V1:.*]] = torch.aten.numel(%arg1) : {{.*}} -> !torch.int<"3*n">
// CHECK: %[[V2:.*]] = torch.aten.div.Scalar(%arg0, %[[V1]]) : {{.*}} -> !torch.tensor<[],f32>
// CHECK: %[[V3:.*]] = torch.aten.clamp(%[[V0]], {{.*}}) : ({{.*}}, !torch.float<-1.000000e+00>, !torch.float<1.000000e+00>) -> !torch.tensor<[n,3],f32>
// CHECK: %[[V4:.*]] = torch.aten.mul.Tensor(%[[V3]], %[[V2]]) : {{.*}} -> !torch.tensor<[n,3],f32>
// CHECK: return %[[V4]]
func.func @huber_loss_backward(%arg0: !torch.tensor<[],f32>, %arg1: !torch.tensor<[n,3],f32>, %arg2: !torch.tensor<[n,3],f32>) -> (!torch.tensor<[n,3],f32>) {
  %0 = torch.constant 1 : i64 -> !torch.int<1>
  %1 = torch.constant 1.000000e+00 : f64 -> !torch.float<1.000000e+00>
  %2 = torch.aten.huber_loss_backward(%arg0, %arg1, %arg2, %0, %1) : (!torch.tensor<[],f32>, !torch.tensor<[n,3],f32>, !torch.tensor<[n,3],f32>, !torch.int<1>, !torch.float<1.000000e+00>) -> !torch.tensor<[n,3],f32>
  return %2 : !torch.tensor<[n,3],f32>
}

// CHECK-LABEL: @margin_ranking_loss(
// CHECK: %[[V0:.*]] = torch.aten.neg(%arg2) : {{.*}} -> !torch.tensor<[n],f32>
// CHECK: %[[V1:.*]] = torch.aten.sub.Tensor(%arg0, %arg1, {{.*}}) : ({{.*}}, !torch.int<1>) -> !torch.tensor<[n],f32>
// CHECK: %[[V2:.*]] = torch.aten.mul.Tensor(%[[V0]], %[[V1]]) : {{.*}} -> !torch.tensor<[n],f32>
// CHECK: %[[V3:.*]] = torch.aten.add.Scalar(%[[V2]], {{.*}}) : ({{.*}}, !torch.float<0.000000e+00>, !torch.int<1>) -> !torch.tensor<[n],f32>
// CHECK: %[[V4:.*]] = torch.aten.clamp(%[[V3]], {{.*}}) : ({{.*}}, !torch.int<0>, !torch.none) -> !torch.tensor<[n],f32>
// CHECK: return %[[V4]]
func.func @margin_ranking_loss(%arg0: !torch.tensor<[n],f32>, %arg1: !torch.tensor<[n],f32>, %arg2: !torch.tensor<[n],f32>) -> (!torch.tensor<[n],f32>) {
  %0 = torch.constant 0.000000e+00 : f64 -> !torch.float<0.000000e+00>
  %1 = torch.constant 0 : i64 -> !torch.int<0>
  %2 = torch.aten.margin_ranking_loss(%arg0, %arg1, %arg2, %0, %1) : (!torch.tensor<[n],f32>, !torch.tensor<[n],f32>, !torch.tensor<[n],f32>, !torch.float<0.000000e+00>, !torch.int<0>) -> !torch.tensor<[n],f32>
  return %2 : !torch.tensor<[n],f32>
}

// CHECK-LABEL: @mse_loss(
// CHECK: %[[V0:.*]] = torch.aten.sub.Tensor(%arg0, %arg1, {{.*}}) : ({{.*}}, !torch.int<1>) -> !torch.tensor<[n,3],f32>
// CHECK: %[[V1:.*]] = torch.aten.pow.Tensor_Scalar(%[[V0]], {{.*}}) : ({{.*}}, !torch.int<2>) -> !torch.tensor<[n,3],f32>
// CHECK: return %[[V1]]
func.func @mse_loss(%arg0: !torch.tensor<[n,3],f32>, %arg1: !torch.tensor<[n,3],f32>) -> (!torch.tensor<[n,3],f32>) {
  %0 = torch.constant 0 : i64 -> !torch.int<0>
  %1 = torch.aten.mse_loss(%arg0, %arg1, %0) : (!torch.tensor<[n,3],f32>, !torch.tensor<[n,3],f32>, !torch.int<0>) -> !torch.tensor<[n,3],f32>
  return %1 : !torch.tensor<[n,3],f32>
}

// CHECK-LABEL: @mse_loss_backward(
// CHECK: %[[V0:.*]] = torch.aten.sub.Tensor(%arg1, %arg2, {{.*}}) : ({{.*}}, !torch.int<1>) -> !torch.tensor<[n,3],f32>
// CHECK: %[[V1:.*]] = torch.aten.mul.Scalar(%[[V0]], {{.*}}) : ({{.*}}, !torch.int<2>) -> !torch.tensor<[n,3],f32>
// CHECK: %[[V2:.*]] = torch.aten.mul.Tensor(%[[V1]], %arg0) : {{.*}} -> !torch.tensor<[n,3],f32>
// CHECK: return %[[V2]]
func.func @mse_loss_backward(%arg0: !torch.tensor<[n,3],f32>, %arg1: !torch.tensor<[n,3],f32>, %arg2: !torch.tensor<[n,3],f32>) -> (!torch.tensor<[n,3],f32>) {
  %0 = torch.constant 0 : i64 -> !torch.int<0>
  %1 = torch.aten.mse_loss_backward(%arg0, %arg1, %arg2, %0) : (!torch.tensor<[n,3],f32>, !torch.tensor<[n,3],f32>, !torch.tensor<[n,3],f32>, !torch.int<0>) -> !torch.tensor<[n,3],f32>
  return %1 : !torch.tensor<[n,3],f32>
}

// CHECK-LABEL: @multi_margin_loss(
// CHECK: %[[V0:.*]] = torch.prim.ListConstruct({{.*}}) : (!torch.int<-1>, !torch.int<1>) -> !torch.list<[!torch.int<-1>, !torch.int<1>]>
// CHECK: %[[V1:.*]] = torch.aten.view(%arg1, %[[V0]]) : {{.*}} -> !torch.tensor<[n,1],i64>
// CHECK: %[[V2:.*]] = torch.aten.gather(%arg0, {{.*}}, %[[V1]], {{.*}}) : ({{.*}}, !torch.int<1>, {{.*}}, !torch.bool<false>) -> !torch.tensor<[n,1],f32>
// CHECK: %[[V3:.*]] = torch.aten.sub.Tensor(%arg0, %[[V2]], {{.*}}) : ({{.*}}, !torch.int<1>) -> !torch.tensor<[n,5],f32>
// CHECK: %[[V4:.*]] = torch.aten.add.Scalar(%[[V3]], {{.*}}) : ({{.*}}, !torch.int<1>, !torch.int<1>) -> !torch.tensor<[n,5],f32>
// CHECK: %[[V5:.*]] = torch.aten.le.Scalar(%[[V4]], {{.*}}) : ({{.*}}, !torch.int<0>) -> !torch.tensor<[n,5],i1>
// CHECK: %[[V6:.*]] = torch.aten.where.ScalarSelf(%[[V5]], {{.*}}, %[[V4]]) : ({{.*}}, !torch.int<0>, {{.*}}) -> !torch.tensor<[n,5],f32>
// CHECK: %[[V7:.*]] = torch.aten.isnan(%[[V4]]) : {{.*}} -> !torch.tensor<[n,5],i1>
// CHECK: %[[V8:.*]] = torch.aten.where.ScalarSelf(%[[V7]], {{.*}}, %[[V6]]) : ({{.*}}, !torch.int<0>, {{.*}}) -> !torch.tensor<[n,5],f32>
// CHECK: %[[V9:.*]] = torch.constant dense<[0, 1, 2, 3, 4]> : tensor<5xi64> -> !torch.tensor<[5],i64>
// CHECK: %[[V10:.*]] = torch.aten.eq.Tensor(%[[V1]], %[[V9]]) : {{.*}} -> !torch.tensor<[n,5],i1>
// CHECK: %[[V11:.*]] = torch.aten.where.ScalarSelf(%[[V10]], {{.*}}, %[[V8]]) : ({{.*}}, !torch.int<0>, {{.*}}) -> !torch.tensor<[n,5],f32>
// CHECK: %[[V12:.*]] = torch.prim.ListConstruct({{.*}}) : (!torch.int<1>) -> !torch.list<[!torch.int<1>]>
// CHECK: %[[V13:.*]] = torch.aten.sum.dim_IntList(%[[V11]], %[[V12]], {{.*}}) : ({{.*}}, !torch.bool<false>, !torch.none) -> !torch.tensor<[n],f32>
// CHECK: %[[V14:.*]] = torch.aten.div.Scalar(%[[V13]], {{.*}}) : ({{.*}}, !torch.int<5>) -> !torch.tensor<[n],f32>
// CHECK: return %[[V14]]
func.func @multi_margin_loss(%arg0: !torch.tensor<[n,5],f32>, %arg1: !torch.tensor<[n],i64>) -> (!torch.tensor<[n],f32>) {
  %0 = torch.constant 1 : i64 -> !torch.int<1>
  %1 = torch.constant unit -> !torch.none
  %2 = torch.constant 0 : i64 -> !torch.int<0>
  %3 = torch.aten.multi_margin_loss(%arg0, %arg1, %0, %0, %1, %2) : (!torch.tensor<[n,5],f32>, !torch.tensor<[n],i64>, !torch.int<1>, !torch.int<1>, !torch.none, !torch.int<0>) -> !torch.tensor<[n],f32>
  return %3 : !torch.tensor<[n],f32>
}

// CHECK-LABEL: @multilabel_margin_loss_forward(
// CHECK: %[[V0:.*]] = torch.aten.lt.Scalar(%arg1, {{.*}}) : ({{.*}}, !torch.int<0>) -> !torch.tensor<[n,5],i1>
// CHECK: %[[V1:.*]] = torch.aten.cumsum(%[[V0]], {{.*}}) : ({{.*}}, !torch.int<1>, !torch.none) -> !torch.tensor<[n,5],i64>
// CHECK: %[[V2:.*]] = torch.aten.eq.Scalar(%[[V1]], {{.*}}) : ({{.*}}, !torch.int<0>) -> !torch.tensor<[n,5],i1>
// CHECK: %[[V3:.*]] = torch.aten.where.ScalarOther(%[[V2]], %arg1, {{.*}}) : ({{.*}}, !torch.int<0>) -> !torch.tensor<[n,5],i64>
// CHECK: %[[V4:.*]] = torch.aten.unsqueeze(%[[V3]], {{.*}}) : ({{.*}}, !torch.int<2>) -> !torch.tensor<[n,5,1],i64>
// CHECK: %[[V5:.*]] = torch.constant dense<[0, 1, 2, 3, 4]> : tensor<5xi64> -> !torch.tensor<[5],i64>
// CHECK: %[[V6:.*]] = torch.aten.eq.Tensor(%[[V4]], %[[V5]]) : {{.*}} -> !torch.tensor<[n,5,5],i1>
// CHECK: %[[V7:.*]] = torch.aten.unsqueeze(%[[V2]], {{.*}}) : ({{.*}}, !torch.int<2>) -> !torch.tensor<[n,5,1],i1>
// CHECK: %[[V8:.*]] = torch.aten.logical_and(%[[V6]], %[[V7]]) : {{.*}} -> !torch.tensor<[n,5,5],i1>
// CHECK: %[[V9:.*]] = torch.aten.any.dim(%[[V8]], {{.*}}) : ({{.*}}, !torch.int<1>, !torch.bool<false>) -> !torch.tensor<[n,5],i1>
// CHECK: %[[V10:.*]] = torch.aten.gather(%arg0, {{.*}}, %[[V3]], {{.*}}) : ({{.*}}, !torch.int<1>, {{.*}}, !torch.bool<false>) -> !torch.tensor<[n,5],f32>
// CHECK: %[[V11:.*]] = torch.aten.unsqueeze(%[[V10]], {{.*}}) : ({{.*}}, !torch.int<2>) -> !torch.tensor<[n,5,1],f32>
// CHECK: %[[V12:.*]] = torch.aten.unsqueeze(%arg0, {{.*}}) : ({{.*}}, !torch.int<1>) -> !torch.tensor<[n,1,5],f32>
// CHECK: %[[V13:.*]] = torch.aten.sub.Tensor(%[[V11]], %[[V12]], {{.*}}) : ({{.*}}, !torch.int<1>) -> !torch.tensor<[n,5,5],f32>
// CHECK: %[[V14:.*]] = torch.aten.rsub.Scalar(%[[V13]], {{.*}}) : ({{.*}}, !torch.int<1>, !torch.int<1>) -> !torch.tensor<[n,5,5],f32>
// CHECK: %[[V15:.*]] = torch.aten.clamp(%[[V14]], {{.*}}) : ({{.*}}, !torch.int<0>, !torch.none) -> !torch.tensor<[n,5,5],f32>
// CHECK: %[[V16:.*]] = torch.aten.unsqueeze(%[[V2]], {{.*}}) : ({{.*}}, !torch.int<2>) -> !torch.tensor<[n,5,1],i1>
// CHECK: %[[V17:.*]] = torch.aten.logical_not(%[[V9]]) : {{.*}} -> !torch.tensor<[n,5],i1>
// CHECK: %[[V18:.*]] = torch.aten.unsqueeze(%[[V17]], {{.*}}) : ({{.*}}, !torch.int<1>) -> !torch.tensor<[n,1,5],i1>
// CHECK: %[[V19:.*]] = torch.aten.logical_and(%[[V16]], %[[V18]]) : {{.*}} -> !torch.tensor<[n,5,5],i1>
// CHECK: %[[V20:.*]] = torch.aten.where.ScalarOther(%[[V19]], %[[V15]], {{.*}}) : ({{.*}}, !torch.int<0>) -> !torch.tensor<[n,5,5],f32>
// CHECK: %[[V21:.*]] = torch.prim.ListConstruct({{.*}}) : (!torch.int<1>, !torch.int<2>) -> !torch.list<[!torch.int<1>, !torch.int<2>]>
// CHECK: %[[V22:.*]] = torch.aten.sum.dim_IntList(%[[V20]], %[[V21]], {{.*}}) : ({{.*}}, !torch.bool<false>, !torch.none) -> !torch.tensor<[n],f32>
// CHECK: %[[V23:.*]] = torch.aten.div.Scalar(%[[V22]], {{.*}}) : ({{.*}}, !torch.int<5>) -> !torch.tensor<[n],f32>
// CHECK: %[[V24:.*]] = torch.aten.to.dtype(%[[V9]], {{.*}}) : ({{.*}}, !torch.int<6>, !torch.bool<false>, !torch.bool<false>, !torch.none) -> !torch.tensor<[n,5],f32>
// CHECK: return %[[V23]], %[[V24]]
func.func @multilabel_margin_loss_forward(%arg0: !torch.tensor<[n,5],f32>, %arg1: !torch.tensor<[n,5],i64>) -> (!torch.tensor<[n],f32>, !torch.tensor<[n,5],f32>) {
  %0 = torch.constant 0 : i64 -> !torch.int<0>
  %1:2 = torch.aten.multilabel_margin_loss_forward(%arg0, %arg1, %0) : (!torch.tensor<[n,5],f32>, !torch.tensor<[n,5],i64>, !torch.int<0>) -> (!torch.tensor<[n],f32>, !torch.tensor<[n,5],f32>)
  return %1#0, %1#1 : !torch.tensor<[n],f32>, !torch.tensor<[n,5],f32>
}

// CHECK-LABEL: @nll_loss2d_backward(
// CHECK: %[[V0:.*]] = torch.aten.eq.Scalar(%arg2, {{.*}}) : ({{.*}}, !torch.int<2>) -> !torch.tensor<[n,h,3],i1>
// CHECK: %[[V1:.*]] = torch.aten.logical_not(%[[V0]]) : {{.*}} -> !torch.tensor<[n,h,3],i1>
// CHECK: %[[V2:.*]] = torch.aten.where.ScalarOther(%[[V1]], %arg2, {{.*}}) : ({{.*}}, !torch.int<0>) -> !torch.tensor<[n,h,3],i64>
// CHECK: %[[V3:.*]] = torch.aten.unsqueeze(%arg0, {{.*}}) : ({{.*}}, !torch.int<1>) -> !torch.tensor<[n,1,h,3],f32>
// CHECK: %[[V4:.*]] = torch.constant dense<{{\[\[}}[0]], {{\[\[}}1]], {{\[\[}}2]], {{\[\[}}3]], {{\[\[}}4]]]> : tensor<5x1x1xi64> -> !torch.tensor<[5,1,1],i64>
// CHECK: %[[V5:.*]] = torch.aten.unsqueeze(%[[V2]], {{.*}}) : ({{.*}}, !torch.int<1>) -> !torch.tensor<[n,1,h,3],i64>
// CHECK: %[[V6:.*]] = torch.aten.eq.Tensor(%[[V5]], %[[V4]]) : {{.*}} -> !torch.tensor<[n,5,h,3],i1>
// CHECK: %[[V7:.*]] = torch.aten.unsqueeze(%[[V1]], {{.*}}) : ({{.*}}, !torch.int<1>) -> !torch.tensor<[n,1,h,3],i1>
// CHECK: %[[V8:.*]] = torch.aten.logical_and(%[[V6]], %[[V7]]) : {{.*}} -> !torch.tensor<[n,5,h,3],i1>
// CHECK: %[[V9:.*]] = torch.aten.neg(%[[V3]]) : {{.*}} -> !torch.tensor<[n,1,h,3],f32>
// CHECK: %[[V10:.*]] = torch.aten.full_like(%arg1, {{.*}}) : ({{.*}}, !torch.int<0>, !torch.int<6>, !torch.none, !torch.none, !torch.none, !torch.none) -> !torch.tensor<[n,5,h,3],f32>
// CHECK: %[[V11:.*]] = torch.aten.where.self(%[[V8]], %[[V9]], %[[V10]]) : {{.*}} -> !torch.tensor<[n,5,h,3],f32>
// CHECK: return %[[V11]]
func.func @nll_loss2d_backward(%arg0: !torch.tensor<[n,h,3],f32>, %arg1: !torch.tensor<[n,5,h,3],f32>, %arg2: !torch.tensor<[n,h,3],i64>, %arg3: !torch.tensor<[],f32>) -> (!torch.tensor<[n,5,h,3],f32>) {
  %0 = torch.constant unit -> !torch.none
  %1 = torch.constant 0 : i64 -> !torch.int<0>
  %2 = torch.constant 2 : i64 -> !torch.int<2>
  %3 = torch.aten.nll_loss2d_backward(%arg0, %arg1, %arg2, %0, %1, %2, %arg3) : (!torch.tensor<[n,h,3],f32>, !torch.tensor<[n,5,h,3],f32>, !torch.tensor<[n,h,3],i64>, !torch.none, !torch.int<0>, !torch.int<2>, !torch.tensor<[],f32>) -> !torch.tensor<[n,5,h,3],f32>
  return %3 : !torch.tensor<[n,5,h,3],f32>
}

// CHECK-LABEL: @nll_loss2d_forward(
// CHECK: %[[V0:.*]] = torch.aten.eq.Scalar(%arg1, {{.*}}) : ({{.*}}, !torch.int<-100>) -> !torch.tensor<[n,h,3],i1>
// CHECK: %[[V1:.*]] = torch.aten.logical_not(%[[V0]]) : {{.*}} -> !torch.tensor<[n,h,3],i1>
// CHECK: %[[V2:.*]] = torch.aten.where.ScalarOther(%[[V1]], %arg1, {{.*}}) : ({{.*}}, !torch.int<0>) -> !torch.tensor<[n,h,3],i64>
// CHECK: %[[V3:.*]] = torch.aten.unsqueeze(%[[V2]], {{.*}}) : ({{.*}}, !torch.int<1>) -> !torch.tensor<[n,1,h,3],i64>
// CHECK: %[[V4:.*]] = torch.aten.gather(%arg0, {{.*}}, %[[V3]], {{.*}}) : ({{.*}}, !torch.int<1>, {{.*}}, !torch.bool<false>) -> !torch.tensor<[n,1,h,3],f32>
// CHECK: %[[V5:.*]] = torch.aten.squeeze.dim(%[[V4]], {{.*}}) : ({{.*}}, !torch.int<1>) -> !torch.tensor<[n,h,3],f32>
// CHECK: %[[V6:.*]] = torch.aten.full_like(%[[V5]], {{.*}}) : ({{.*}}, !torch.int<1>, !torch.int<6>, !torch.none, !torch.none, !torch.none, !torch.none) -> !torch.tensor<[n,h,3],f32>
// CHECK: %[[V7:.*]] = torch.aten.where.ScalarOther(%[[V1]], %[[V6]], {{.*}}) : ({{.*}}, !torch.int<0>) -> !torch.tensor<[n,h,3],f32>
// CHECK: %[[V8:.*]] = torch.aten.unsqueeze(%[[V2]], {{.*}}) : ({{.*}}, !torch.int<1>) -> !torch.tensor<[n,1,h,3],i64>
// CHECK: %[[V9:.*]] = torch.aten.gather(%arg0, {{.*}}, %[[V8]], {{.*}}) : ({{.*}}, !torch.int<1>, {{.*}}, !torch.bool<false>) -> !torch.tensor<[n,1,h,3],f32>
// CHECK: %[[V10:.*]] = torch.aten.squeeze.dim(%[[V9]], {{.*}}) : ({{.*}}, !torch.int<1>) -> !torch.tensor<[n,h,3],f32>
// CHECK: %[[V11:.*]] = torch.aten.mul.Tensor(%[[V7]], %[[V10]]) : {{.*}} -> !torch.tensor<[n,h,3],f32>
// CHECK: %[[V12:.*]] = torch.aten.neg(%[[V11]]) : {{.*}} -> !torch.tensor<[n,h,3],f32>
// CHECK: %[[V13:.*]] = torch.aten.where.ScalarOther(%[[V1]], %[[V12]], {{.*}}) : ({{.*}}, !torch.int<0>) -> !torch.tensor<[n,h,3],f32>
// CHECK: %[[V14:.*]] = torch.constant dense<0.000000e+00> : tensor<f32> -> !torch.tensor<[],f32>
// CHECK: return %[[V13]], %[[V14]]
func.func @nll_loss2d_forward(%arg0: !torch.tensor<[n,5,h,3],f32>, %arg1: !torch.tensor<[n,h,3],i64>) -> (!torch.tensor<[n,h,3],f32>, !torch.tensor<[],f32>) {
  %0 = torch.constant unit -> !torch.none
  %1 = torch.constant 0 : i64 -> !torch.int<0>
  %2 = torch.constant -100 : i64 -> !torch.int<-100>
  %3:2 = torch.aten.nll_loss2d_forward(%arg0, %arg1, %0, %1, %2) : (!torch.tensor<[n,5,h,3],f32>, !torch.tensor<[n,h,3],i64>, !torch.none, !torch.int<0>, !torch.int<-100>) -> (!torch.tensor<[n,h,3],f32>, !torch.tensor<[],f32>)
  return %3#0, %3#1 : !torch.tensor<[n,h,3],f32>, !torch.tensor<[],f32>
}

// CHECK-LABEL: @nll_loss_backward(
// CHECK: %[[V0:.*]] = torch.aten.eq.Scalar(%arg2, {{.*}}) : ({{.*}}, !torch.int<-100>) -> !torch.tensor<[n],i1>
// CHECK: %[[V1:.*]] = torch.aten.logical_not(%[[V0]]) : {{.*}} -> !torch.tensor<[n],i1>
// CHECK: %[[V2:.*]] = torch.aten.where.ScalarOther(%[[V1]], %arg2, {{.*}}) : ({{.*}}, !torch.int<0>) -> !torch.tensor<[n],i64>
// CHECK: %[[V3:.*]] = torch.aten.unsqueeze(%arg0, {{.*}}) : ({{.*}}, !torch.int<1>) -> !torch.tensor<[n,1],f32>
// CHECK: %[[V4:.*]] = torch.constant dense<[0, 1, 2, 3, 4]> : tensor<5xi64> -> !torch.tensor<[5],i64>
// CHECK: %[[V5:.*]] = torch.aten.unsqueeze(%[[V2]], {{.*}}) : ({{.*}}, !torch.int<1>) -> !torch.tensor<[n,1],i64>
// CHECK: %[[V6:.*]] = torch.aten.eq.Tensor(%[[V5]], %[[V4]]) : {{.*}} -> !torch.tensor<[n,5],i1>
// CHECK: %[[V7:.*]] = torch.aten.unsqueeze(%[[V1]], {{.*}}) : ({{.*}}, !torch.int<1>) -> !torch.tensor<[n,1],i1>
// CHECK: %[[V8:.*]] = torch.aten.logical_and(%[[V6]], %[[V7]]) : {{.*}} -> !torch.tensor<[n,5],i1>
// CHECK: %[[V9:.*]] = torch.aten.neg(%[[V3]]) : {{.*}} -> !torch.tensor<[n,1],f32>
// CHECK: %[[V10:.*]] = torch.aten.full_like(%arg1, {{.*}}) : ({{.*}}, !torch.int<0>, !torch.int<6>, !torch.none, !torch.none, !torch.none, !torch.none) -> !torch.tensor<[n,5],f32>
// CHECK: %[[V11:.*]] = torch.aten.where.self(%[[V8]], %[[V9]], %[[V10]]) : {{.*}} -> !torch.tensor<[n,5],f32>
// CHECK: return %[[V11]]
func.func @nll_loss_backward(%arg0: !torch.tensor<[n],f32>, %arg1: !torch.tensor<[n,5],f32>, %arg2: !torch.tensor<[n],i64>, %arg3: !torch.tensor<[],f32>) -> (!torch.tensor<[n,5],f32>) {
  %0 = torch.constant unit -> !torch.none
  %1 = torch.constant 0 : i64 -> !torch.int<0>
  %2 = torch.constant -100 : i64 -> !torch.int<-100>
  %3 = torch.aten.nll_loss_backward(%arg0, %arg1, %arg2, %0, %1, %2, %arg3) : (!torch.tensor<[n],f32>, !torch.tensor<[n,5],f32>, !torch.tensor<[n],i64>, !torch.none, !torch.int<0>, !torch.int<-100>, !torch.tensor<[],f32>) -> !torch.tensor<[n,5],f32>
  return %3 : !torch.tensor<[n,5],f32>
}

// CHECK-LABEL: @nll_loss_forward(
// CHECK: %[[V0:.*]] = torch.aten.eq.Scalar(%arg1, {{.*}}) : ({{.*}}, !torch.int<-100>) -> !torch.tensor<[n],i1>
// CHECK: %[[V1:.*]] = torch.aten.logical_not(%[[V0]]) : {{.*}} -> !torch.tensor<[n],i1>
// CHECK: %[[V2:.*]] = torch.aten.where.ScalarOther(%[[V1]], %arg1, {{.*}}) : ({{.*}}, !torch.int<0>) -> !torch.tensor<[n],i64>
// CHECK: %[[V3:.*]] = torch.aten.unsqueeze(%[[V2]], {{.*}}) : ({{.*}}, !torch.int<1>) -> !torch.tensor<[n,1],i64>
// CHECK: %[[V4:.*]] = torch.aten.gather(%arg0, {{.*}}, %[[V3]], {{.*}}) : ({{.*}}, !torch.int<1>, {{.*}}, !torch.bool<false>) -> !torch.tensor<[n,1],f32>
// CHECK: %[[V5:.*]] = torch.aten.squeeze.dim(%[[V4]], {{.*}}) : ({{.*}}, !torch.int<1>) -> !torch.tensor<[n],f32>
// CHECK: %[[V6:.*]] = torch.aten.full_like(%[[V5]], {{.*}}) : ({{.*}}, !torch.int<1>, !torch.int<6>, !torch.none, !torch.none, !torch.none, !torch.none) -> !torch.tensor<[n],f32>
// CHECK: %[[V7:.*]] = torch.aten.where.ScalarOther(%[[V1]], %[[V6]], {{.*}}) : ({{.*}}, !torch.int<0>) -> !torch.tensor<[n],f32>
// CHECK: %[[V8:.*]] = torch.aten.unsqueeze(%[[V2]], {{.*}}) : ({{.*}}, !torch.int<1>) -> !torch.tensor<[n,1],i64>
// CHECK: %[[V9:.*]] = torch.aten.gather(%arg0, {{.*}}, %[[V8]], {{.*}}) : ({{.*}}, !torch.int<1>, {{.*}}, !torch.bool<false>) -> !torch.tensor<[n,1],f32>
// CHECK: %[[V10:.*]] = torch.aten.squeeze.dim(%[[V9]], {{.*}}) : ({{.*}}, !torch.int<1>) -> !torch.tensor<[n],f32>
// CHECK: %[[V11:.*]] = torch.aten.mul.Tensor(%[[V7]], %[[V10]]) : {{.*}} -> !torch.tensor<[n],f32>
// CHECK: %[[V12:.*]] = torch.aten.neg(%[[V11]]) : {{.*}} -> !torch.tensor<[n],f32>
// CHECK: %[[V13:.*]] = torch.aten.where.ScalarOther(%[[V1]], %[[V12]], {{.*}}) : ({{.*}}, !torch.int<0>) -> !torch.tensor<[n],f32>
// CHECK: %[[V14:.*]] = torch.constant dense<0.000000e+00> : tensor<f32> -> !torch.tensor<[],f32>
// CHECK: return %[[V13]], %[[V14]]
func.func @nll_loss_forward(%arg0: !torch.tensor<[n,5],f32>, %arg1: !torch.tensor<[n],i64>) -> (!torch.tensor<[n],f32>, !torch.tensor<[],f32>) {
  %0 = torch.constant unit -> !torch.none
  %1 = torch.constant 0 : i64 -> !torch.int<0>
  %2 = torch.constant -100 : i64 -> !torch.int<-100>
  %3:2 = torch.aten.nll_loss_forward(%arg0, %arg1, %0, %1, %2) : (!torch.tensor<[n,5],f32>, !torch.tensor<[n],i64>, !torch.none, !torch.int<0>, !torch.int<-100>) -> (!torch.tensor<[n],f32>, !torch.tensor<[],f32>)
  return %3#0, %3#1 : !torch.tensor<[n],f32>, !torch.tensor<[],f32>
}

// CHECK-LABEL: @nll_loss_nd(
// CHECK: %[[V0:.*]] = torch.aten.eq.Scalar(%arg1, {{.*}}) : ({{.*}}, !torch.int<-100>) -> !torch.tensor<[n],i1>
// CHECK: %[[V1:.*]] = torch.aten.logical_not(%[[V0]]) : {{.*}} -> !torch.tensor<[n],i1>
// CHECK: %[[V2:.*]] = torch.aten.where.ScalarOther(%[[V1]], %arg1, {{.*}}) : ({{.*}}, !torch.int<0>) -> !torch.tensor<[n],i64>
// CHECK: %[[V3:.*]] = torch.aten.unsqueeze(%[[V2]], {{.*}}) : ({{.*}}, !torch.int<1>) -> !torch.tensor<[n,1],i64>
// CHECK: %[[V4:.*]] = torch.aten.gather(%arg0, {{.*}}, %[[V3]], {{.*}}) : ({{.*}}, !torch.int<1>, {{.*}}, !torch.bool<false>) -> !torch.tensor<[n,1],f32>
// CHECK: %[[V5:.*]] = torch.aten.squeeze.dim(%[[V4]], {{.*}}) : ({{.*}}, !torch.int<1>) -> !torch.tensor<[n],f32>
// CHECK: %[[V6:.*]] = torch.aten.full_like(%[[V5]], {{.*}}) : ({{.*}}, !torch.int<1>, !torch.int<6>, !torch.none, !torch.none, !torch.none, !torch.none) -> !torch.tensor<[n],f32>
// CHECK: %[[V7:.*]] = torch.aten.where.ScalarOther(%[[V1]], %[[V6]], {{.*}}) : ({{.*}}, !torch.int<0>) -> !torch.tensor<[n],f32>
// CHECK: %[[V8:.*]] = torch.aten.unsqueeze(%[[V2]], {{.*}}) : ({{.*}}, !torch.int<1>) -> !torch.tensor<[n,1],i64>
// CHECK: %[[V9:.*]] = torch.aten.gather(%arg0, {{.*}}, %[[V8]], {{.*}}) : ({{.*}}, !torch.int<1>, {{.*}}, !torch.bool<false>) -> !torch.tensor<[n,1],f32>
// CHECK: %[[V10:.*]] = torch.aten.squeeze.dim(%[[V9]], {{.*}}) : ({{.*}}, !torch.int<1>) -> !torch.tensor<[n],f32>
// CHECK: %[[V11:.*]] = torch.aten.mul.Tensor(%[[V7]], %[[V10]]) : {{.*}} -> !torch.tensor<[n],f32>
// CHECK: %[[V12:.*]] = torch.aten.neg(%[[V11]]) : {{.*}} -> !torch.tensor<[n],f32>
// CHECK: %[[V13:.*]] = torch.aten.where.ScalarOther(%[[V1]], %[[V12]], {{.*}}) : ({{.*}}, !torch.int<0>) -> !torch.tensor<[n],f32>
// CHECK: return %[[V13]]
func.func @nll_loss_nd(%arg0: !torch.tensor<[n,5],f32>, %arg1: !torch.tensor<[n],i64>) -> (!torch.tensor<[n],f32>) {
  %0 = torch.constant unit -> !torch.none
  %1 = torch.constant 0 : i64 -> !torch.int<0>
  %2 = torch.constant -100 : i64 -> !torch.int<-100>
  %3 = torch.aten.nll_loss_nd(%arg0, %arg1, %0, %1, %2) : (!torch.tensor<[n,5],f32>, !torch.tensor<[n],i64>, !torch.none, !torch.int<0>, !torch.int<-100>) -> !torch.tensor<[n],f32>
  return %3 : !torch.tensor<[n],f32>
}

// CHECK-LABEL: @poisson_nll_loss(
// CHECK: %[[V0:.*]] = torch.aten.exp(%arg0) : {{.*}} -> !torch.tensor<[n,3],f32>
// CHECK: %[[V1:.*]] = torch.aten.mul.Tensor(%arg1, %arg0) : {{.*}} -> !torch.tensor<[n,3],f32>
// CHECK: %[[V2:.*]] = torch.aten.sub.Tensor(%[[V0]], %[[V1]], {{.*}}) : ({{.*}}, !torch.int<1>) -> !torch.tensor<[n,3],f32>
// CHECK: %[[V3:.*]] = torch.aten.mul.Scalar(%arg1, {{.*}}) : ({{.*}}, !torch.float<6.2831853071795862>) -> !torch.tensor<[n,3],f32>
// CHECK: %[[V4:.*]] = torch.aten.log(%[[V3]]) : {{.*}} -> !torch.tensor<[n,3],f32>
// CHECK: %[[V5:.*]] = torch.aten.mul.Scalar(%[[V4]], {{.*}}) : ({{.*}}, !torch.float<5.000000e-01>) -> !torch.tensor<[n,3],f32>
// CHECK: %[[V6:.*]] = torch.aten.log(%arg1) : {{.*}} -> !torch.tensor<[n,3],f32>
// CHECK: %[[V7:.*]] = torch.aten.mul.Tensor(%arg1, %[[V6]]) : {{.*}} -> !torch.tensor<[n,3],f32>
// CHECK: %[[V8:.*]] = torch.aten.sub.Tensor(%[[V7]], %arg1, {{.*}}) : ({{.*}}, !torch.int<1>) -> !torch.tensor<[n,3],f32>
// CHECK: %[[V9:.*]] = torch.aten.add.Tensor(%[[V8]], %[[V5]], {{.*}}) : ({{.*}}, !torch.int<1>) -> !torch.tensor<[n,3],f32>
// CHECK: %[[V10:.*]] = torch.aten.le.Scalar(%arg1, {{.*}}) : ({{.*}}, !torch.int<1>) -> !torch.tensor<[n,3],i1>
// CHECK: %[[V11:.*]] = torch.aten.where.ScalarSelf(%[[V10]], {{.*}}, %[[V9]]) : ({{.*}}, !torch.int<0>, {{.*}}) -> !torch.tensor<[n,3],f32>
// CHECK: %[[V12:.*]] = torch.aten.add.Tensor(%[[V2]], %[[V11]], {{.*}}) : ({{.*}}, !torch.int<1>) -> !torch.tensor<[n,3],f32>
// CHECK: return %[[V12]]
func.func @poisson_nll_loss(%arg0: !torch.tensor<[n,3],f32>, %arg1: !torch.tensor<[n,3],f32>) -> (!torch.tensor<[n,3],f32>) {
  %0 = torch.constant true -> !torch.bool<true>
  %1 = torch.constant 1.000000e-08 : f64 -> !torch.float<1.000000e-08>
  %2 = torch.constant 0 : i64 -> !torch.int<0>
  %3 = torch.aten.poisson_nll_loss(%arg0, %arg1, %0, %0, %1, %2) : (!torch.tensor<[n,3],f32>, !torch.tensor<[n,3],f32>, !torch.bool<true>, !torch.bool<true>, !torch.float<1.000000e-08>, !torch.int<0>) -> !torch.tensor<[n,3],f32>
  return %3 : !torch.tensor<[n,3],f32>
}

// CHECK-LABEL: @smooth_l1_loss(
// CHECK: %[[V0:.*]] = torch.aten.sub.Tensor(%arg0, %arg1, {{.*}}) : ({{.*}}, !torch.int<1>) -> !torch.tensor<[n,3],f32>
// CHECK: %[[V1:.*]] = torch.aten.abs(%[[V0]]) : {{.*}} -> !torch.tensor<[n,3],f32>
// CHECK: %[[V2:.*]] = torch.aten.mul.Scalar(%[[V1]], {{.*}}) : ({{.*}}, !torch.float<5.000000e-01>) -> !torch.tensor<[n,3],f32>
// CHECK: %[[V3:.*]] = torch.aten.mul.Tensor(%[[V2]], %[[V1]]) : {{.*}} -> !torch.tensor<[n,3],f32>
// CHECK: %[[V4:.*]] = torch.aten.div.Scalar(%[[V3]], {{.*}}) : ({{.*}}, !torch.float<1.000000e+00>) -> !torch.tensor<[n,3],f32>
// CHECK: %[[V5:.*]] = torch.aten.lt.Scalar(%[[V1]], {{.*}}) : ({{.*}}, !torch.float<1.000000e+00>) -> !torch.tensor<[n,3],i1>
// CHECK: %[[V6:.*]] = torch.aten.sub.Scalar(%[[V1]], {{.*}}) : ({{.*}}, !torch.float<5.000000e-01>, !torch.int<1>) -> !torch.tensor<[n,3],f32>
// CHECK: %[[V7:.*]] = torch.aten.where.self(%[[V5]], %[[V4]], %[[V6]]) : {{.*}} -> !torch.tensor<[n,3],f32>
// CHECK: return %[[V7]]
func.func @smooth_l1_loss(%arg0: !torch.tensor<[n,3],f32>, %arg1: !torch.tensor<[n,3],f32>) -> (!torch.tensor<[n,3],f32>) {
  %0 = torch.constant 0 : i64 -> !torch.int<0>
  %1 = torch.constant 1.000000e+00 : f64 -> !torch.float<1.000000e+00>
  %2 = torch.aten.smooth_l1_loss(%arg0, %arg1, %0, %1) : (!torch.tensor<[n,3],f32>, !torch.tensor<[n,3],f32>, !torch.int<0>, !torch.float<1.000000e+00>) -> !torch.tensor<[n,3],f32>
  return %2 : !torch.tensor<[n,3],f32>
}

// CHECK-LABEL: @smooth_l1_loss_backward(
// CHECK: %[[V0:.*]] = torch.aten.sub.Tensor(%arg1, %arg2, {{.*}}) : ({{.*}}, !torch.int<1>) -> !torch.tensor<[n,3],f32>
// CHECK: %[[V1:.*]] = torch.aten.numel(%arg1) : {{.*}} -> !torch.int<"3*n">
// CHECK: %[[V2:.*]] = torch.aten.div.Scalar(%arg0, %[[V1]]) : {{.*}} -> !torch.tensor<[],f32>
// CHECK: %[[V3:.*]] = torch.aten.abs(%[[V0]]) : {{.*}} -> !torch.tensor<[n,3],f32>
// CHECK: %[[V4:.*]] = torch.aten.lt.Scalar(%[[V3]], {{.*}}) : ({{.*}}, !torch.float<1.000000e+00>) -> !torch.tensor<[n,3],i1>
// CHECK: %[[V5:.*]] = torch.aten.div.Scalar(%[[V0]], {{.*}}) : ({{.*}}, !torch.float<1.000000e+00>) -> !torch.tensor<[n,3],f32>
// CHECK: %[[V6:.*]] = torch.aten.sign(%[[V0]]) : {{.*}} -> !torch.tensor<[n,3],f32>
// CHECK: %[[V7:.*]] = torch.aten.where.self(%[[V4]], %[[V5]], %[[V6]]) : {{.*}} -> !torch.tensor<[n,3],f32>
// CHECK: %[[V8:.*]] = torch.aten.mul.Tensor(%[[V7]], %[[V2]]) : {{.*}} -> !torch.tensor<[n,3],f32>
// CHECK: return %[[V8]]
func.func @smooth_l1_loss_backward(%arg0: !torch.tensor<[],f32>, %arg1: !torch.tensor<[n,3],f32>, %arg2: !torch.tensor<[n,3],f32>) -> (!torch.tensor<[n,3],f32>) {
  %0 = torch.constant 1 : i64 -> !torch.int<1>
  %1 = torch.constant 1.000000e+00 : f64 -> !torch.float<1.000000e+00>
  %2 = torch.aten.smooth_l1_loss_backward(%arg0, %arg1, %arg2, %0, %1) : (!torch.tensor<[],f32>, !torch.tensor<[n,3],f32>, !torch.tensor<[n,3],f32>, !torch.int<1>, !torch.float<1.000000e+00>) -> !torch.tensor<[n,3],f32>
  return %2 : !torch.tensor<[n,3],f32>
}

// CHECK-LABEL: @soft_margin_loss(
// CHECK: %[[V0:.*]] = torch.aten.mul.Tensor(%arg1, %arg0) : {{.*}} -> !torch.tensor<[n,3],f32>
// CHECK: %[[V1:.*]] = torch.aten.neg(%[[V0]]) : {{.*}} -> !torch.tensor<[n,3],f32>
// CHECK: %[[V2:.*]] = torch.aten.exp(%[[V1]]) : {{.*}} -> !torch.tensor<[n,3],f32>
// CHECK: %[[V3:.*]] = torch.aten.to.dtype(%[[V2]], {{.*}}) : ({{.*}}, !torch.int<7>, !torch.bool<false>, !torch.bool<false>, !torch.none) -> !torch.tensor<[n,3],f64>
// CHECK: %[[V4:.*]] = torch.aten.add.Scalar(%[[V3]], {{.*}}) : ({{.*}}, !torch.int<1>, !torch.int<1>) -> !torch.tensor<[n,3],f64>
// CHECK: %[[V5:.*]] = torch.aten.sub.Scalar(%[[V4]], {{.*}}) : ({{.*}}, !torch.int<1>, !torch.int<1>) -> !torch.tensor<[n,3],f64>
// CHECK: %[[V6:.*]] = torch.aten.log(%[[V4]]) : {{.*}} -> !torch.tensor<[n,3],f64>
// CHECK: %[[V7:.*]] = torch.aten.div.Tensor(%[[V3]], %[[V5]]) : {{.*}} -> !torch.tensor<[n,3],f64>
// CHECK: %[[V8:.*]] = torch.aten.mul.Tensor(%[[V6]], %[[V7]]) : {{.*}} -> !torch.tensor<[n,3],f64>
// CHECK: %[[V9:.*]] = torch.aten.eq.Scalar(%[[V5]], {{.*}}) : ({{.*}}, !torch.int<0>) -> !torch.tensor<[n,3],i1>
// CHECK: %[[V10:.*]] = torch.aten.where.self(%[[V9]], %[[V3]], %[[V8]]) : {{.*}} -> !torch.tensor<[n,3],f64>
// CHECK: %[[V11:.*]] = torch.aten.eq.Tensor(%[[V5]], %[[V3]]) : {{.*}} -> !torch.tensor<[n,3],i1>
// CHECK: %[[V12:.*]] = torch.aten.where.self(%[[V11]], %[[V6]], %[[V10]]) : {{.*}} -> !torch.tensor<[n,3],f64>
// CHECK: %[[V13:.*]] = torch.aten.to.dtype(%[[V12]], {{.*}}) : ({{.*}}, !torch.int<6>, !torch.bool<false>, !torch.bool<false>, !torch.none) -> !torch.tensor<[n,3],f32>
// CHECK: return %[[V13]]
func.func @soft_margin_loss(%arg0: !torch.tensor<[n,3],f32>, %arg1: !torch.tensor<[n,3],f32>) -> (!torch.tensor<[n,3],f32>) {
  %0 = torch.constant 0 : i64 -> !torch.int<0>
  %1 = torch.aten.soft_margin_loss(%arg0, %arg1, %0) : (!torch.tensor<[n,3],f32>, !torch.tensor<[n,3],f32>, !torch.int<0>) -> !torch.tensor<[n,3],f32>
  return %1 : !torch.tensor<[n,3],f32>
}

// CHECK-LABEL: @soft_margin_loss_backward(
// CHECK: %[[V0:.*]] = torch.aten.mul.Tensor(%arg2, %arg1) : {{.*}} -> !torch.tensor<[n,3],f32>
// CHECK: %[[V1:.*]] = torch.aten.neg(%[[V0]]) : {{.*}} -> !torch.tensor<[n,3],f32>
// CHECK: %[[V2:.*]] = torch.aten.exp(%[[V1]]) : {{.*}} -> !torch.tensor<[n,3],f32>
// CHECK: %[[V3:.*]] = torch.aten.mul.Tensor(%arg2, %[[V2]]) : {{.*}} -> !torch.tensor<[n,3],f32>
// CHECK: %[[V4:.*]] = torch.aten.add.Scalar(%[[V2]], {{.*}}) : ({{.*}}, !torch.int<1>, !torch.int<1>) -> !torch.tensor<[n,3],f32>
// CHECK: %[[V5:.*]] = torch.aten.div.Tensor(%[[V3]], %[[V4]]) : {{.*}} -> !torch.tensor<[n,3],f32>
// CHECK: %[[V6:.*]] = torch.aten.neg(%[[V5]]) : {{.*}} -> !torch.tensor<[n,3],f32>
// CHECK: %[[V7:.*]] = torch.aten.mul.Tensor(%[[V6]], %arg0) : {{.*}} -> !torch.tensor<[n,3],f32>
// CHECK: return %[[V7]]
func.func @soft_margin_loss_backward(%arg0: !torch.tensor<[n,3],f32>, %arg1: !torch.tensor<[n,3],f32>, %arg2: !torch.tensor<[n,3],f32>) -> (!torch.tensor<[n,3],f32>) {
  %0 = torch.constant 0 : i64 -> !torch.int<0>
  %1 = torch.aten.soft_margin_loss_backward(%arg0, %arg1, %arg2, %0) : (!torch.tensor<[n,3],f32>, !torch.tensor<[n,3],f32>, !torch.tensor<[n,3],f32>, !torch.int<0>) -> !torch.tensor<[n,3],f32>
  return %1 : !torch.tensor<[n,3],f32>
}

// CHECK-LABEL: @ctc_loss_IntList(
// CHECK-NOT: torch.aten.ctc_loss.IntList(
// CHECK: return {{.*}} : !torch.tensor<[2],f32>
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
