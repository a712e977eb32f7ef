// Normalization where ONNX has no operator for it.

// RUN: torch-onnx-opt %s --decompose --opset=13 | FileCheck %s

// CHECK-LABEL: @layer_norm(
// CHECK: torch.aten.mean.dim
// CHECK: torch.aten.sub.Tensor
// CHECK: torch.aten.mul.Tensor
// CHECK: torch.aten.mean.dim
// CHECK: torch.aten.sqrt
func.func @layer_norm(%arg0: !torch.tensor<[n,3,5],f32>, %arg1: !torch.tensor<[5],f32>, %arg2: !torch.tensor<[5],f32>) -> (!torch.tensor<[n,3,5],f32>) {
  %0 = torch.constant true -> !torch.bool<true>
  %1 = torch.constant 1.000000e-05 : f64 -> !torch.float<1.000000e-05>
  %2 = torch.constant 5 : i64 -> !torch.int<5>
  %3 = torch.prim.ListConstruct(%2) : (!torch.int<5>) -> !torch.list<[!torch.int<5>]>
  %4 = torch.aten.layer_norm(%arg0, %3, %arg1, %arg2, %1, %0) : (!torch.tensor<[n,3,5],f32>, !torch.list<[!torch.int<5>]>, !torch.tensor<[5],f32>, !torch.tensor<[5],f32>, !torch.float<1.000000e-05>, !torch.bool<true>) -> !torch.tensor<[n,3,5],f32>
  return %4 : !torch.tensor<[n,3,5],f32>
}

// CHECK-LABEL: @batch_norm_training(
// CHECK: torch.aten.sum.dim_IntList
// CHECK: torch.aten.div.Scalar
// CHECK: torch.aten.sqrt
func.func @batch_norm_training(%arg0: !torch.tensor<[n,3,5],f32>) -> (!torch.tensor<[n,3,5],f32>) {
  %0 = torch.constant true -> !torch.bool<true>
  %1 = torch.constant unit -> !torch.none
  %2 = torch.constant 1.000000e-01 : f64 -> !torch.float<1.000000e-01>
  %3 = torch.constant 1.000000e-05 : f64 -> !torch.float<1.000000e-05>
  %4 = torch.aten.batch_norm(%arg0, %1, %1, %1, %1, %0, %2, %3, %0) : (!torch.tensor<[n,3,5],f32>, !torch.none, !torch.none, !torch.none, !torch.none, !torch.bool<true>, !torch.float<1.000000e-01>, !torch.float<1.000000e-05>, !torch.bool<true>) -> !torch.tensor<[n,3,5],f32>
  return %4 : !torch.tensor<[n,3,5],f32>
}

// CHECK-LABEL: @group_norm(
// CHECK: torch.aten.instance_norm
// CHECK: torch.aten.mul.Tensor
// CHECK: torch.aten.add.Tensor
func.func @group_norm(%arg0: !torch.tensor<[n,4,5],f32>, %arg1: !torch.tensor<[4],f32>, %arg2: !torch.tensor<[4],f32>) -> (!torch.tensor<[n,4,5],f32>) {
  %0 = torch.constant true -> !torch.bool<true>
  %1 = torch.constant 1.000000e-05 : f64 -> !torch.float<1.000000e-05>
  %2 = torch.constant 2 : i64 -> !torch.int<2>
  %3 = torch.aten.group_norm(%arg0, %2, %arg1, %arg2, %1, %0) : (!torch.tensor<[n,4,5],f32>, !torch.int<2>, !torch.tensor<[4],f32>, !torch.tensor<[4],f32>, !torch.float<1.000000e-05>, !torch.bool<true>) -> !torch.tensor<[n,4,5],f32>
  return %3 : !torch.tensor<[n,4,5],f32>
}

// CHECK-LABEL: @rms_norm(
// CHECK: torch.aten.mean.dim
// CHECK: torch.aten.sqrt
// CHECK: torch.aten.mul.Tensor
func.func @rms_norm(%arg0: !torch.tensor<[n,3,5],f32>, %arg1: !torch.tensor<[5],f32>) -> (!torch.tensor<[n,3,5],f32>) {
  %0 = torch.constant unit -> !torch.none
  %1 = torch.constant 5 : i64 -> !torch.int<5>
  %2 = torch.prim.ListConstruct(%1) : (!torch.int<5>) -> !torch.list<[!torch.int<5>]>
  %3 = torch.aten.rms_norm(%arg0, %2, %arg1, %0) : (!torch.tensor<[n,3,5],f32>, !torch.list<[!torch.int<5>]>, !torch.tensor<[5],f32>, !torch.none) -> !torch.tensor<[n,3,5],f32>
  return %3 : !torch.tensor<[n,3,5],f32>
}

// CHECK-LABEL: @renorm(
// CHECK: torch.aten.gt.Scalar
// CHECK: torch.aten.where.self
func.func @renorm(%arg0: !torch.tensor<[2,3,5],f32>) -> (!torch.tensor<[2,3,5],f32>) {
  %0 = torch.constant 2 : i64 -> !torch.int<2>
  %1 = torch.constant 0 : i64 -> !torch.int<0>
  %2 = torch.constant 1.000000e+00 : f64 -> !torch.float<1.000000e+00>
  %3 = torch.aten.renorm(%arg0, %0, %1, %2) : (!torch.tensor<[2,3,5],f32>, !torch.int<2>, !torch.int<0>, !torch.float<1.000000e+00>) -> !torch.tensor<[2,3,5],f32>
  return %3 : !torch.tensor<[2,3,5],f32>
}
