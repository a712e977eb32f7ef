// NOTE: The checks are written by tools/dev/update_checks.py.

// RUN: torch-onnx-opt %s --decompose | FileCheck %s

// CHECK-LABEL: @_native_batch_norm_legit_no_training(
// CHECK: torch.aten.batch_norm{{.*}} -> !torch.tensor<[n,3,4],f32>
func.func @_native_batch_norm_legit_no_training(%arg0: !torch.tensor<[n,3,4],f32>, %arg1: !torch.tensor<[3],f32>, %arg2: !torch.tensor<[3],f32>, %arg3: !torch.tensor<[3],f32>, %arg4: !torch.tensor<[3],f32>) -> (!torch.tensor<[n,3,4],f32>, !torch.tensor<[0],f32>, !torch.tensor<[0],f32>) {
  %0 = torch.constant 1.000000e-01 : f64 -> !torch.float<1.000000e-01>
  %1 = torch.constant 1.000000e-05 : f64 -> !torch.float<1.000000e-05>
  %2:3 = torch.aten._native_batch_norm_legit_no_training(%arg0, %arg1, %arg2, %arg3, %arg4, %0, %1) : (!torch.tensor<[n,3,4],f32>, !torch.tensor<[3],f32>, !torch.tensor<[3],f32>, !torch.tensor<[3],f32>, !torch.tensor<[3],f32>, !torch.float<1.000000e-01>, !torch.float<1.000000e-05>) -> (!torch.tensor<[n,3,4],f32>, !torch.tensor<[0],f32>, !torch.tensor<[0],f32>)
  return %2#0, %2#1, %2#2 : !torch.tensor<[n,3,4],f32>, !torch.tensor<[0],f32>, !torch.tensor<[0],f32>
}

// CHECK-LABEL: @_weight_norm(
// CHECK: torch.prim.ListConstruct{{.*}} -> !torch.list<[!torch.int<1>, !torch.int<2>]>
// CHECK: torch.aten.linalg_vector_norm{{.*}} -> !torch.tensor<[4,1,1],f32>
// CHECK: torch.aten.div.Tensor{{.*}} -> !torch.tensor<[4,1,1],f32>
// CHECK: torch.aten.mul.Tensor{{.*}} -> !torch.tensor<[4,3,2],f32>
func.func @_weight_norm(%arg0: !torch.tensor<[4,3,2],f32>, %arg1: !torch.tensor<[4,1,1],f32>) -> (!torch.tensor<[4,3,2],f32>) {
  %0 = torch.constant 0 : i64 -> !torch.int<0>
  %1 = torch.aten._weight_norm(%arg0, %arg1, %0) : (!torch.tensor<[4,3,2],f32>, !torch.tensor<[4,1,1],f32>, !torch.int<0>) -> !torch.tensor<[4,3,2],f32>
  return %1 : !torch.tensor<[4,3,2],f32>
}

// CHECK-LABEL: @group_norm(
// CHECK: torch.aten.size.int{{.*}} -> !torch.int<n>
// CHECK: torch.aten.size.int{{.*}} -> !torch.int<h>
// CHECK: torch.aten.mul.int{{.*}} -> !torch.int<"2*h">
// CHECK: torch.prim.ListConstruct{{.*}} -> !torch.list<[!torch.int<n>, !torch.int<3>, !torch.int<"2*h">]>
// CHECK: torch.aten.reshape{{.*}} -> !torch.tensor<[n,3,"2*h"],f32>
// CHECK: torch.aten.instance_norm{{.*}} -> !torch.tensor<[n,3,"2*h"],f32>
// CHECK: torch.aten.size.int{{.*}} -> !torch.int<n>
// CHECK: torch.aten.size.int{{.*}} -> !torch.int<h>
// CHECK: torch.prim.ListConstruct{{.*}} -> !torch.list<[!torch.int<n>, !torch.int<6>, !torch.int<h>]>
// CHECK: torch.aten.reshape{{.*}} -> !torch.tensor<[n,6,h],f32>
func.func @group_norm(%arg0: !torch.tensor<[n,6,h],f32>) -> (!torch.tensor<[n,6,h],f32>) {
  %0 = torch.constant 3 : i64 -> !torch.int<3>
  %1 = torch.constant unit -> !torch.none
  %2 = torch.constant 1.000000e-05 : f64 -> !torch.float<1.000000e-05>
  %3 = torch.constant true -> !torch.bool<true>
  %4 = torch.aten.group_norm(%arg0, %0, %1, %1, %2, %3) : (!torch.tensor<[n,6,h],f32>, !torch.int<3>, !torch.none, !torch.none, !torch.float<1.000000e-05>, !torch.bool<true>) -> !torch.tensor<[n,6,h],f32>
  return %4 : !torch.tensor<[n,6,h],f32>
}

// CHECK-LABEL: @native_layer_norm(
// CHECK: torch.prim.ListConstruct{{.*}} -> !torch.list<[!torch.int<2>]>
// CHECK: torch.aten.mean.dim{{.*}} -> !torch.tensor<[n,3,1],f32>
// CHECK: torch.aten.sub.Tensor{{.*}} -> !torch.tensor<[n,3,4],f32>
// CHECK: torch.aten.mul.Tensor{{.*}} -> !torch.tensor<[n,3,4],f32>
// CHECK: torch.prim.ListConstruct{{.*}} -> !torch.list<[!torch.int<2>]>
// CHECK: torch.aten.mean.dim{{.*}} -> !torch.tensor<[n,3,1],f32>
// CHECK: torch.aten.add.Scalar{{.*}} -> !torch.tensor<[n,3,1],f32>
// CHECK: torch.aten.sqrt{{.*}} -> !torch.tensor<[n,3,1],f32>
// CHECK: torch.aten.div.Tensor{{.*}} -> !torch.tensor<[n,3,1],f32>
// CHECK: torch.aten.mul.Tensor{{.*}} -> !torch.tensor<[n,3,4],f32>
func.func @native_layer_norm(%arg0: !torch.tensor<[n,3,4],f32>) -> (!torch.tensor<[n,3,4],f32>, !torch.tensor<[n,3,1],f32>, !torch.tensor<[n,3,1],f32>) {
  %0 = torch.constant 4 : i64 -> !torch.int<4>
  %1 = torch.constant unit -> !torch.none
  %2 = torch.constant 1.000000e-05 : f64 -> !torch.float<1.000000e-05>
  %3 = torch.prim.ListConstruct(%0) : (!torch.int<4>) -> !torch.list<[!torch.int<4>]>
  %4:3 = torch.aten.native_layer_norm(%arg0, %3, %1, %1, %2) : (!torch.tensor<[n,3,4],f32>, !torch.list<[!torch.int<4>]>, !torch.none, !torch.none, !torch.float<1.000000e-05>) -> (!torch.tensor<[n,3,4],f32>, !torch.tensor<[n,3,1],f32>, !torch.tensor<[n,3,1],f32>)
  return %4#0, %4#1, %4#2 : !torch.tensor<[n,3,4],f32>, !torch.tensor<[n,3,1],f32>, !torch.tensor<[n,3,1],f32>
}

// CHECK-LABEL: @renorm(
// CHECK: torch.prim.ListConstruct{{.*}} -> !torch.list<[!torch.int<1>, !torch.int<2>]>
// CHECK: torch.aten.linalg_vector_norm{{.*}} -> !torch.tensor<[n,1,1],f32>
// CHECK: torch.aten.add.Scalar{{.*}} -> !torch.tensor<[n,1,1],f32>
// CHECK: torch.aten.reciprocal{{.*}} -> !torch.tensor<[n,1,1],f32>
// CHECK: torch.aten.mul.Scalar{{.*}} -> !torch.tensor<[n,1,1],f32>
// CHECK: torch.aten.gt.Scalar{{.*}} -> !torch.tensor<[n,1,1],i1>
// CHECK: torch.aten.where.self{{.*}} -> !torch.tensor<[n,1,1],f32>
// CHECK: torch.aten.mul.Tensor{{.*}} -> !torch.tensor<[n,3,2],f32>
func.func @renorm(%arg0: !torch.tensor<[n,3,2],f32>) -> (!torch.tensor<[n,3,2],f32>) {
  %0 = torch.constant 2 : i64 -> !torch.int<2>
  %1 = torch.constant 0 : i64 -> !torch.int<0>
  %2 = torch.constant 1.500000e+00 : f64 -> !torch.float<1.500000e+00>
  %3 = torch.aten.renorm(%arg0, %0, %1, %2) : (!torch.tensor<[n,3,2],f32>, !torch.int<2>, !torch.int<0>, !torch.float<1.500000e+00>) -> !torch.tensor<[n,3,2],f32>
  return %3 : !torch.tensor<[n,3,2],f32>
}

// CHECK-LABEL: @rms_norm(
// CHECK: torch.aten.mul.Tensor{{.*}} -> !torch.tensor<[n,3,4],f32>
// CHECK: torch.prim.ListConstruct{{.*}} -> !torch.list<[!torch.int<2>]>
// CHECK: torch.aten.mean.dim{{.*}} -> !torch.tensor<[n,3,1],f32>
// CHECK: torch.aten.add.Scalar{{.*}} -> !torch.tensor<[n,3,1],f32>
// CHECK: torch.aten.sqrt{{.*}} -> !torch.tensor<[n,3,1],f32>
// CHECK: torch.aten.div.Tensor{{.*}} -> !torch.tensor<[n,3,1],f32>
// CHECK: torch.aten.mul.Tensor{{.*}} -> !torch.tensor<[n,3,4],f32>
func.func @rms_norm(%arg0: !torch.tensor<[n,3,4],f32>) -> (!torch.tensor<[n,3,4],f32>) {
  %0 = torch.constant 4 : i64 -> !torch.int<4>
  %1 = torch.constant unit -> !torch.none
  %2 = torch.prim.ListConstruct(%0) : (!torch.int<4>) -> !torch.list<[!torch.int<4>]>
  %3 = torch.aten.rms_norm(%arg0, %2, %1, %1) : (!torch.tensor<[n,3,4],f32>, !torch.list<[!torch.int<4>]>, !torch.none, !torch.none) -> !torch.tensor<[n,3,4],f32>
  return %3 : !torch.tensor<[n,3,4],f32>
}

// CHECK-LABEL: @var(
// CHECK: torch.prim.ListConstruct{{.*}} -> !torch.list<[!torch.int<0>, !torch.int<1>]>
// CHECK: torch.aten.size.int{{.*}} -> !torch.int<n>
// CHECK: torch.aten.mul.int{{.*}} -> !torch.int<"3*n">
// CHECK: torch.aten.sum.dim_IntList{{.*}} -> !torch.tensor<[1,1],f32>
// CHECK: torch.aten.div.Scalar{{.*}} -> !torch.tensor<[1,1],f32>
// CHECK: torch.aten.sub.Tensor{{.*}} -> !torch.tensor<[n,3],f32>
// CHECK: torch.aten.mul.Tensor{{.*}} -> !torch.tensor<[n,3],f32>
// CHECK: torch.aten.size.int{{.*}} -> !torch.int<n>
// CHECK: torch.aten.mul.int{{.*}} -> !torch.int<n>
// CHECK: torch.aten.mul.int{{.*}} -> !torch.int<"3*n">
// CHECK: torch.aten.sub.int{{.*}} -> !torch.int<"3*n-1">
// CHECK: torch.prim.max.int
// CHECK: torch.prim.ListConstruct{{.*}} -> !torch.list<[!torch.int<0>, !torch.int<1>]>
// CHECK: torch.aten.sum.dim_IntList{{.*}} -> !torch.tensor<[],f32>
// CHECK: torch.aten.div.Scalar{{.*}} -> !torch.tensor<[],f32>
func.func @var(%arg0: !torch.tensor<[n,3],f32>) -> (!torch.tensor<[],f32>) {
  %0 = torch.constant true -> !torch.bool<true>
  %1 = torch.aten.var(%arg0, %0) : (!torch.tensor<[n,3],f32>, !torch.bool<true>) -> !torch.tensor<[],f32>
  return %1 : !torch.tensor<[],f32>
}

// CHECK-LABEL: @_fused_rms_norm(
// CHECK: torch.aten.mul.Tensor{{.*}} -> !torch.tensor<[n,3],f32>
// CHECK: torch.prim.ListConstruct{{.*}} -> !torch.list<[!torch.int<1>]>
// CHECK: torch.aten.mean.dim{{.*}} -> !torch.tensor<[n,1],f32>
// CHECK: torch.aten.add.Scalar{{.*}} -> !torch.tensor<[n,1],f32>
// CHECK: torch.aten.sqrt{{.*}} -> !torch.tensor<[n,1],f32>
// CHECK: torch.aten.div.Tensor{{.*}} -> !torch.tensor<[n,1],f32>
// CHECK: torch.aten.mul.Tensor{{.*}} -> !torch.tensor<[n,3],f32>
// CHECK: torch.aten.mul.Tensor{{.*}} -> !torch.tensor<[n,3],f32>
func.func @_fused_rms_norm(%arg0: !torch.tensor<[n,3],f32>, %arg1: !torch.tensor<[n,3],f32>) -> (!torch.tensor<[n,3],f32>, !torch.tensor<[n,1],f32>) {
  %0 = torch.constant 1 : i64 -> !torch.int<1>
  %1 = torch.constant 5.000000e-01 : f64 -> !torch.float<5.000000e-01>
  %2 = torch.prim.ListConstruct(%0) : (!torch.int<1>) -> !torch.list<[!torch.int<1>]>
  %3:2 = torch.aten._fused_rms_norm(%arg0, %2, %arg1, %1) : (!torch.tensor<[n,3],f32>, !torch.list<[!torch.int<1>]>, !torch.tensor<[n,3],f32>, !torch.float<5.000000e-01>) -> (!torch.tensor<[n,3],f32>, !torch.tensor<[n,1],f32>)
  return %3#0, %3#1 : !torch.tensor<[n,3],f32>, !torch.tensor<[n,1],f32>
}

// CHECK-LABEL: @_weight_norm_interface(
// CHECK: torch.prim.ListConstruct{{.*}} -> !torch.list<[]>
// CHECK: torch.aten.linalg_vector_norm{{.*}} -> !torch.tensor<[n],f32>
// CHECK: torch.aten.div.Tensor{{.*}} -> !torch.tensor<[n],f32>
// CHECK: torch.aten.mul.Tensor{{.*}} -> !torch.tensor<[n],f32>
func.func @_weight_norm_interface(%arg0: !torch.tensor<[n],f32>, %arg1: !torch.tensor<[n],f32>) -> (!torch.tensor<[n],f32>, !torch.tensor<[n],f32>) {
  %0 = torch.constant 0 : i64 -> !torch.int<0>
  %1:2 = torch.aten._weight_norm_interface(%arg0, %arg1, %0) : (!torch.tensor<[n],f32>, !torch.tensor<[n],f32>, !torch.int<0>) -> (!torch.tensor<[n],f32>, !torch.tensor<[n],f32>)
  return %1#0, %1#1 : !torch.tensor<[n],f32>, !torch.tensor<[n],f32>
}

// CHECK-LABEL: @_batch_norm_no_update(
// CHECK: torch.aten.batch_norm{{.*}} -> !torch.tensor<[n,3,5],f32>
func.func @_batch_norm_no_update(%arg0: !torch.tensor<[n,3,5],f32>, %arg1: !torch.tensor<[3],f32>, %arg2: !torch.tensor<[3],f32>, %arg3: !torch.tensor<[3],f32>, %arg4: !torch.tensor<[3],f32>) -> (!torch.tensor<[n,3,5],f32>) {
  %0 = torch.constant 1.000000e-01 : f64 -> !torch.float<1.000000e-01>
  %1 = torch.constant 1.000000e-05 : f64 -> !torch.float<1.000000e-05>
  %2:4 = torch.aten._batch_norm_no_update(%arg0, %arg1, %arg2, %arg3, %arg4, %0, %1) : (!torch.tensor<[n,3,5],f32>, !torch.tensor<[3],f32>, !torch.tensor<[3],f32>, !torch.tensor<[3],f32>, !torch.tensor<[3],f32>, !torch.float<1.000000e-01>, !torch.float<1.000000e-05>) -> (!torch.tensor<[n,3,5],f32>, !torch.tensor<[0],f32>, !torch.tensor<[0],f32>, !torch.tensor<[0],ui8>)
  return %2#0 : !torch.tensor<[n,3,5],f32>
}

// CHECK-LABEL: @_batch_norm_with_update_functional(
// CHECK: torch.prim.ListConstruct{{.*}} -> !torch.list<[!torch.int<0>, !torch.int<2>]>
// CHECK: torch.aten.size.int{{.*}} -> !torch.int<n>
// CHECK: torch.aten.mul.int{{.*}} -> !torch.int<"4*n">
// CHECK: torch.aten.sum.dim_IntList{{.*}} -> !torch.tensor<[1,3,1],f32>
// CHECK: torch.aten.div.Scalar{{.*}} -> !torch.tensor<[1,3,1],f32>
// CHECK: torch.aten.sub.Tensor{{.*}} -> !torch.tensor<[n,3,4],f32>
// CHECK: torch.aten.mul.Tensor{{.*}} -> !torch.tensor<[n,3,4],f32>
// CHECK: torch.prim.ListConstruct{{.*}} -> !torch.list<[!torch.int<0>, !torch.int<2>]>
// CHECK: torch.aten.size.int{{.*}} -> !torch.int<n>
// CHECK: torch.aten.mul.int{{.*}} -> !torch.int<"4*n">
// CHECK: torch.aten.sum.dim_IntList{{.*}} -> !torch.tensor<[1,3,1],f32>
// CHECK: torch.aten.div.Scalar{{.*}} -> !torch.tensor<[1,3,1],f32>
// CHECK: torch.aten.add.Scalar{{.*}} -> !torch.tensor<[1,3,1],f32>
// CHECK: torch.aten.sqrt{{.*}} -> !torch.tensor<[1,3,1],f32>
// CHECK: torch.aten.div.Tensor{{.*}} -> !torch.tensor<[1,3,1],f32>
// CHECK: torch.aten.mul.Tensor{{.*}} -> !torch.tensor<[n,3,4],f32>
// CHECK: torch.prim.ListConstruct{{.*}} -> !torch.list<[!torch.int<-1>, !torch.int<1>]>
// CHECK: torch.aten.reshape{{.*}} -> !torch.tensor<[3,1],f32>
// CHECK: torch.prim.ListConstruct{{.*}} -> !torch.list<[!torch.int<-1>, !torch.int<1>]>
// CHECK: torch.aten.reshape{{.*}} -> !torch.tensor<[3,1],f32>
// CHECK: torch.aten.mul.Tensor{{.*}} -> !torch.tensor<[n,3,4],f32>
// CHECK: torch.aten.add.Tensor{{.*}} -> !torch.tensor<[n,3,4],f32>
// CHECK: torch.prim.ListConstruct{{.*}} -> !torch.list<[!torch.int<3>]>
// CHECK: torch.aten.reshape{{.*}} -> !torch.tensor<[3],f32>
// CHECK: torch.prim.ListConstruct{{.*}} -> !torch.list<[!torch.int<3>]>
// CHECK: torch.aten.reshape{{.*}} -> !torch.tensor<[3],f32>
func.func @_batch_norm_with_update_functional(%arg0: !torch.tensor<[n,3,4],f32>, %arg1: !torch.tensor<[3],f32>, %arg2: !torch.tensor<[3],f32>, %arg3: !torch.tensor<[3],f32>, %arg4: !torch.tensor<[3],f32>) -> (!torch.tensor<[n,3,4],f32>, !torch.tensor<[3],f32>, !torch.tensor<[3],f32>) {
  %0 = torch.constant 1.000000e-01 : f64 -> !torch.float<1.000000e-01>
  %1 = torch.constant 1.000000e-05 : f64 -> !torch.float<1.000000e-05>
  %2:6 = torch.aten._batch_norm_with_update_functional(%arg0, %arg1, %arg2, %arg3, %arg4, %0, %1) : (!torch.tensor<[n,3,4],f32>, !torch.tensor<[3],f32>, !torch.tensor<[3],f32>, !torch.tensor<[3],f32>, !torch.tensor<[3],f32>, !torch.float<1.000000e-01>, !torch.float<1.000000e-05>) -> (!torch.tensor<[n,3,4],f32>, !torch.tensor<[3],f32>, !torch.tensor<[3],f32>, !torch.tensor<[0],ui8>, !torch.tensor<[3],f32>, !torch.tensor<[3],f32>)
  return %2#0, %2#1, %2#2 : !torch.tensor<[n,3,4],f32>, !torch.tensor<[3],f32>, !torch.tensor<[3],f32>
}

// CHECK-LABEL: @_native_batch_norm_legit_no_stats(
// CHECK: torch.prim.ListConstruct{{.*}} -> !torch.list<[!torch.int<0>, !torch.int<2>]>
// CHECK: torch.aten.mean.dim{{.*}} -> !torch.tensor<[1,3,1],f32>
// CHECK: torch.aten.sub.Tensor{{.*}} -> !torch.tensor<[4,3,5],f32>
// CHECK: torch.aten.mul.Tensor{{.*}} -> !torch.tensor<[4,3,5],f32>
// CHECK: torch.prim.ListConstruct{{.*}} -> !torch.list<[!torch.int<0>, !torch.int<2>]>
// CHECK: torch.aten.mean.dim{{.*}} -> !torch.tensor<[1,3,1],f32>
// CHECK: torch.aten.add.Scalar{{.*}} -> !torch.tensor<[1,3,1],f32>
// CHECK: torch.aten.sqrt{{.*}} -> !torch.tensor<[1,3,1],f32>
// CHECK: torch.aten.div.Tensor{{.*}} -> !torch.tensor<[1,3,1],f32>
// CHECK: torch.aten.mul.Tensor{{.*}} -> !torch.tensor<[4,3,5],f32>
// CHECK: torch.prim.ListConstruct{{.*}} -> !torch.list<[!torch.int<-1>, !torch.int<1>]>
// CHECK: torch.aten.reshape{{.*}} -> !torch.tensor<[3,1],f32>
// CHECK: torch.prim.ListConstruct{{.*}} -> !torch.list<[!torch.int<-1>, !torch.int<1>]>
// CHECK: torch.aten.reshape{{.*}} -> !torch.tensor<[3,1],f32>
// CHECK: torch.aten.mul.Tensor{{.*}} -> !torch.tensor<[4,3,5],f32>
// CHECK: torch.aten.add.Tensor{{.*}} -> !torch.tensor<[4,3,5],f32>
// CHECK: torch.prim.ListConstruct{{.*}} -> !torch.list<[!torch.int<3>]>
// CHECK: torch.aten.reshape{{.*}} -> !torch.tensor<[3],f32>
// CHECK: torch.prim.ListConstruct{{.*}} -> !torch.list<[!torch.int<3>]>
// CHECK: torch.aten.reshape{{.*}} -> !torch.tensor<[3],f32>
func.func @_native_batch_norm_legit_no_stats(%arg0: !torch.tensor<[4,3,5],f32>, %arg1: !torch.tensor<[3],f32>, %arg2: !torch.tensor<[3],f32>) -> (!torch.tensor<[4,3,5],f32>, !torch.tensor<[3],f32>, !torch.tensor<[3],f32>) {
  %0 = torch.constant true -> !torch.bool<true>
  %1 = torch.constant 1.000000e-01 : f64 -> !torch.float<1.000000e-01>
  %2 = torch.constant 1.000000e-05 : f64 -> !torch.float<1.000000e-05>
  %3:3 = torch.aten._native_batch_norm_legit.no_stats(%arg0, %arg1, %arg2, %0, %1, %2) : (!torch.tensor<[4,3,5],f32>, !torch.tensor<[3],f32>, !torch.tensor<[3],f32>, !torch.bool<true>, !torch.float<1.000000e-01>, !torch.float<1.000000e-05>) -> (!torch.tensor<[4,3,5],f32>, !torch.tensor<[3],f32>, !torch.tensor<[3],f32>)
  return %3#0, %3#1, %3#2 : !torch.tensor<[4,3,5],f32>, !torch.tensor<[3],f32>, !torch.tensor<[3],f32>
}

// CHECK-LABEL: @_native_batch_norm_legit_functional(
// CHECK: torch.aten.batch_norm{{.*}} -> !torch.tensor<[4,3,5],f32>
func.func @_native_batch_norm_legit_functional(%arg0: !torch.tensor<[4,3,5],f32>, %arg1: !torch.tensor<[3],f32>, %arg2: !torch.tensor<[3],f32>, %arg3: !torch.tensor<[3],f32>, %arg4: !torch.tensor<[3],f32>) -> (!torch.tensor<[4,3,5],f32>, !torch.tensor<[3],f32>, !torch.tensor<[3],f32>) {
  %0 = torch.constant false -> !torch.bool<false>
  %1 = torch.constant 1.000000e-01 : f64 -> !torch.float<1.000000e-01>
  %2 = torch.constant 1.000000e-05 : f64 -> !torch.float<1.000000e-05>
  %3:5 = torch.aten._native_batch_norm_legit_functional(%arg0, %arg1, %arg2, %arg3, %arg4, %0, %1, %2) : (!torch.tensor<[4,3,5],f32>, !torch.tensor<[3],f32>, !torch.tensor<[3],f32>, !torch.tensor<[3],f32>, !torch.tensor<[3],f32>, !torch.bool<false>, !torch.float<1.000000e-01>, !torch.float<1.000000e-05>) -> (!torch.tensor<[4,3,5],f32>, !torch.tensor<[0],f32>, !torch.tensor<[0],f32>, !torch.tensor<[3],f32>, !torch.tensor<[3],f32>)
  return %3#0, %3#3, %3#4 : !torch.tensor<[4,3,5],f32>, !torch.tensor<[3],f32>, !torch.tensor<[3],f32>
}

// CHECK-LABEL: @native_batch_norm(
// CHECK: torch.aten.batch_norm{{.*}} -> !torch.tensor<[n,3,5],f32>
func.func @native_batch_norm(%arg0: !torch.tensor<[n,3,5],f32>, %arg1: !torch.tensor<[3],f32>, %arg2: !torch.tensor<[3],f32>, %arg3: !torch.tensor<[3],f32>, %arg4: !torch.tensor<[3],f32>) -> (!torch.tensor<[n,3,5],f32>) {
  %0 = torch.constant false -> !torch.bool<false>
  %1 = torch.constant 1.000000e-01 : f64 -> !torch.float<1.000000e-01>
  %2 = torch.constant 1.000000e-05 : f64 -> !torch.float<1.000000e-05>
  %3:3 = torch.aten.native_batch_norm(%arg0, %arg1, %arg2, %arg3, %arg4, %0, %1, %2) : (!torch.tensor<[n,3,5],f32>, !torch.tensor<[3],f32>, !torch.tensor<[3],f32>, !torch.tensor<[3],f32>, !torch.tensor<[3],f32>, !torch.bool<false>, !torch.float<1.000000e-01>, !torch.float<1.000000e-05>) -> (!torch.tensor<[n,3,5],f32>, !torch.tensor<[0],f32>, !torch.tensor<[0],f32>)
  return %3#0 : !torch.tensor<[n,3,5],f32>
}

// CHECK-LABEL: @native_group_norm(
// CHECK: torch.prim.ListConstruct{{.*}} -> !torch.list<[!torch.int<2>, !torch.int<1>, !torch.int<30>]>
// CHECK: torch.aten.reshape{{.*}} -> !torch.tensor<[2,1,30],f32>
// CHECK: torch.prim.ListConstruct{{.*}} -> !torch.list<[!torch.int<2>]>
// CHECK: torch.aten.mean.dim{{.*}} -> !torch.tensor<[2,1,1],f32>
// CHECK: torch.aten.sub.Tensor{{.*}} -> !torch.tensor<[2,1,30],f32>
// CHECK: torch.aten.mul.Tensor{{.*}} -> !torch.tensor<[2,1,30],f32>
// CHECK: torch.prim.ListConstruct{{.*}} -> !torch.list<[!torch.int<2>]>
// CHECK: torch.aten.mean.dim{{.*}} -> !torch.tensor<[2,1,1],f32>
// CHECK: torch.aten.add.Scalar{{.*}} -> !torch.tensor<[2,1,1],f32>
// CHECK: torch.aten.sqrt{{.*}} -> !torch.tensor<[2,1,1],f32>
// CHECK: torch.aten.div.Tensor{{.*}} -> !torch.tensor<[2,1,1],f32>
// CHECK: torch.aten.mul.Tensor{{.*}} -> !torch.tensor<[2,1,30],f32>
// CHECK: torch.prim.ListConstruct{{.*}} -> !torch.list<[!torch.int<2>, !torch.int<6>, !torch.int<5>]>
// CHECK: torch.aten.reshape{{.*}} -> !torch.tensor<[2,6,5],f32>
// CHECK: torch.prim.ListConstruct{{.*}} -> !torch.list<[!torch.int<-1>, !torch.int<1>]>
// CHECK: torch.aten.reshape{{.*}} -> !torch.tensor<[6,1],f32>
// CHECK: torch.prim.ListConstruct{{.*}} -> !torch.list<[!torch.int<-1>, !torch.int<1>]>
// CHECK: torch.aten.reshape{{.*}} -> !torch.tensor<[6,1],f32>
// CHECK: torch.aten.mul.Tensor{{.*}} -> !torch.tensor<[2,6,5],f32>
// CHECK: torch.aten.add.Tensor{{.*}} -> !torch.tensor<[2,6,5],f32>
// CHECK: torch.prim.ListConstruct{{.*}} -> !torch.list<[!torch.int<2>, !torch.int<1>]>
// CHECK: torch.aten.reshape{{.*}} -> !torch.tensor<[2,1],f32>
// CHECK: torch.prim.ListConstruct{{.*}} -> !torch.list<[!torch.int<2>, !torch.int<1>]>
// CHECK: torch.aten.reshape{{.*}} -> !torch.tensor<[2,1],f32>
func.func @native_group_norm(%arg0: !torch.tensor<[2,6,5],f32>, %arg1: !torch.tensor<[6],f32>, %arg2: !torch.tensor<[6],f32>) -> (!torch.tensor<[2,6,5],f32>, !torch.tensor<[2,1],f32>, !torch.tensor<[2,1],f32>) {
  %0 = torch.constant 2 : i64 -> !torch.int<2>
  %1 = torch.constant 6 : i64 -> !torch.int<6>
  %2 = torch.constant 5 : i64 -> !torch.int<5>
  %3 = torch.constant 1 : i64 -> !torch.int<1>
  %4 = torch.constant 1.000000e-05 : f64 -> !torch.float<1.000000e-05>
  %5:3 = torch.aten.native_group_norm(%arg0, %arg1, %arg2, %0, %1, %2, %3, %4) : (!torch.tensor<[2,6,5],f32>, !torch.tensor<[6],f32>, !torch.tensor<[6],f32>, !torch.int<2>, !torch.int<6>, !torch.int<5>, !torch.int<1>, !torch.float<1.000000e-05>) -> (!torch.tensor<[2,6,5],f32>, !torch.tensor<[2,1],f32>, !torch.tensor<[2,1],f32>)
  return %5#0, %5#1, %5#2 : !torch.tensor<[2,6,5],f32>, !torch.tensor<[2,1],f32>, !torch.tensor<[2,1],f32>
}
