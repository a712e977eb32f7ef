// NOTE: The checks are written by tools/dev/update_checks.py.

// RUN: torch-onnx-opt %s --decompose | FileCheck %s

// CHECK-LABEL: @_native_batch_norm_legit_no_training(
// CHECK: %[[V0:.*]] = torch.aten.batch_norm(%arg0, %arg1, %arg2, %arg3, %arg4, {{.*}}) : ({{.*}}, !torch.bool<false>, !torch.float<0.000000e+00>, !torch.float<1.000000e-05>, !torch.bool<false>) -> !torch.tensor<[n,3,4],f32>
// CHECK: %[[V1:.*]] = torch.constant dense<> : tensor<0xf32> -> !torch.tensor<[0],f32>
// CHECK: %[[V2:.*]] = torch.constant dense<> : tensor<0xf32> -> !torch.tensor<[0],f32>
// CHECK: return %[[V0]], %[[V1]], %[[V2]]
func.func @_native_batch_norm_legit_no_training(%arg0: !torch.tensor<[n,3,4],f32>, %arg1: !torch.tensor<[3],f32>, %arg2: !torch.tensor<[3],f32>, %arg3: !torch.tensor<[3],f32>, %arg4: !torch.tensor<[3],f32>) -> (!torch.tensor<[n,3,4],f32>, !torch.tensor<[0],f32>, !torch.tensor<[0],f32>) {
  %0 = torch.constant 1.000000e-01 : f64 -> !torch.float<1.000000e-01>
  %1 = torch.constant 1.000000e-05 : f64 -> !torch.float<1.000000e-05>
  %2:3 = torch.aten._native_batch_norm_legit_no_training(%arg0, %arg1, %arg2, %arg3, %arg4, %0, %1) : (!torch.tensor<[n,3,4],f32>, !torch.tensor<[3],f32>, !torch.tensor<[3],f32>, !torch.tensor<[3],f32>, !torch.tensor<[3],f32>, !torch.float<1.000000e-01>, !torch.float<1.000000e-05>) -> (!torch.tensor<[n,3,4],f32>, !torch.tensor<[0],f32>, !torch.tensor<[0],f32>)
  return %2#0, %2#1, %2#2 : !torch.tensor<[n,3,4],f32>, !torch.tensor<[0],f32>, !torch.tensor<[0],f32>
}

// CHECK-LABEL: @_weight_norm(
// CHECK: %[[V0:.*]] = torch.prim.ListConstruct({{.*}}) : (!torch.int<1>, !torch.int<2>) -> !torch.list<[!torch.int<1>, !torch.int<2>]>
// CHECK: %[[V1:.*]] = torch.aten.linalg_vector_norm(%arg0, {{.*}}, %[[V0]], {{.*}}) : ({{.*}}, !torch.int<2>, {{.*}}, !torch.bool<true>, !torch.none) -> !torch.tensor<[4,1,1],f32>
// CHECK: %[[V2:.*]] = torch.aten.div.Tensor(%arg1, %[[V1]]) : {{.*}} -> !torch.tensor<[4,1,1],f32>
// CHECK: %[[V3:.*]] = torch.aten.mul.Tensor(%arg0, %[[V2]]) : {{.*}} -> !torch.tensor<[4,3,2],f32>
// CHECK: return %[[V3]]
func.func @_weight_norm(%arg0: !torch.tensor<[4,3,2],f32>, %arg1: !torch.tensor<[4,1,1],f32>) -> (!torch.tensor<[4,3,2],f32>) {
  %0 = torch.constant 0 : i64 -> !torch.int<0>
  %1 = torch.aten._weight_norm(%arg0, %arg1, %0) : (!torch.tensor<[4,3,2],f32>, !torch.tensor<[4,1,1],f32>, !torch.int<0>) -> !torch.tensor<[4,3,2],f32>
  return %1 : !torch.tensor<[4,3,2],f32>
}

// CHECK-LABEL: @group_norm(
// CHECK: %[[V0:.*]] = torch.aten.size.int(%arg0, {{.*}}) : ({{.*}}, !torch.int<0>) -> !torch.int<n>
// CHECK: %[[V1:.*]] = torch.aten.size.int(%arg0, {{.*}}) : ({{.*}}, !torch.int<2>) -> !torch.int<h>
// CHECK: %[[V2:.*]] = torch.aten.mul.int({{.*}}, %[[V1]]) : (!torch.int<2>, {{.*}}) -> !torch.int<"2*h">
// CHECK: %[[V3:.*]] = torch.prim.ListConstruct(%[[V0]], {{.*}}, %[[V2]]) : ({{.*}}, !torch.int<3>, {{.*}}) -> !torch.list<[!torch.int<n>, !torch.int<3>, !torch.int<"2*h">]>
// CHECK: %[[V4:.*]] = torch.aten.reshape(%arg0, %[[V3]]) : {{.*}} -> !torch.tensor<[n,3,"2*h"],f32>
// CHECK: %[[V5:.*]] = torch.prim.ListConstruct({{.*}}) : (!torch.int<2>) -> !torch.list<[!torch.int<2>]>
// CHECK: %[[V6:.*]] = torch.aten.size.int(%[[V4]], {{.*}}) : ({{.*}}, !torch.int<2>) -> !torch.int<"2*h">
// CHECK: %[[V7:.*]] = torch.aten.sum.dim_IntList(%[[V4]], %[[V5]], {{.*}}) : ({{.*}}, !torch.bool<true>, !torch.none) -> !torch.tensor<[n,3,1],f32>
// CHECK: %[[V8:.*]] = torch.aten.div.Scalar(%[[V7]], %[[V6]]) : {{.*}} -> !torch.tensor<[n,3,1],f32>
// CHECK: %[[V9:.*]] = torch.aten.sub.Tensor(%[[V4]], %[[V8]], {{.*}}) : ({{.*}}, !torch.int<1>) -> !torch.tensor<[n,3,"2*h"],f32>
// CHECK: %[[V10:.*]] = torch.aten.mul.Tensor(%[[V9]], %[[V9]]) : {{.*}} -> !torch.tensor<[n,3,"2*h"],f32>
// CHECK: %[[V11:.*]] = torch.prim.ListConstruct({{.*}}) : (!torch.int<2>) -> !torch.list<[!torch.int<2>]>
// CHECK: %[[V12:.*]] = torch.aten.size.int(%[[V10]], {{.*}}) : ({{.*}}, !torch.int<2>) -> !torch.int<"2*h">
// CHECK: %[[V13:.*]] = torch.aten.sum.dim_IntList(%[[V10]], %[[V11]], {{.*}}) : ({{.*}}, !torch.bool<true>, !torch.none) -> !torch.tensor<[n,3,1],f32>
// CHECK: %[[V14:.*]] = torch.aten.div.Scalar(%[[V13]], %[[V12]]) : {{.*}} -> !torch.tensor<[n,3,1],f32>
// CHECK: %[[V15:.*]] = torch.aten.add.Scalar(%[[V14]], {{.*}}) : ({{.*}}, !torch.float<1.000000e-05>, !torch.int<1>) -> !torch.tensor<[n,3,1],f32>
// CHECK: %[[V16:.*]] = torch.constant dense<1.000000e+00> : tensor<f32> -> !torch.tensor<[],f32>
// CHECK: %[[V17:.*]] = torch.aten.sqrt(%[[V15]]) : {{.*}} -> !torch.tensor<[n,3,1],f32>
// CHECK: %[[V18:.*]] = torch.aten.div.Tensor(%[[V16]], %[[V17]]) : {{.*}} -> !torch.tensor<[n,3,1],f32>
// CHECK: %[[V19:.*]] = torch.aten.mul.Tensor(%[[V9]], %[[V18]]) : {{.*}} -> !torch.tensor<[n,3,"2*h"],f32>
// CHECK: %[[V20:.*]] = torch.aten.size.int(%arg0, {{.*}}) : ({{.*}}, !torch.int<0>) -> !torch.int<n>
// CHECK: %[[V21:.*]] = torch.aten.size.int(%arg0, {{.*}}) : ({{.*}}, !torch.int<2>) -> !torch.int<h>
// CHECK: %[[V22:.*]] = torch.prim.ListConstruct(%[[V20]], {{.*}}, %[[V21]]) : ({{.*}}, !torch.int<6>, {{.*}}) -> !torch.list<[!torch.int<n>, !torch.int<6>, !torch.int<h>]>
// CHECK: %[[V23:.*]] = torch.aten.reshape(%[[V19]], %[[V22]]) : {{.*}} -> !torch.tensor<[n,6,h],f32>
// CHECK: return %[[V23]]
func.func @group_norm(%arg0: !torch.tensor<[n,6,h],f32>) -> (!torch.tensor<[n,6,h],f32>) {
  %0 = torch.constant 3 : i64 -> !torch.int<3>
  %1 = torch.constant unit -> !torch.none
  %2 = torch.constant 1.000000e-05 : f64 -> !torch.float<1.000000e-05>
  %3 = torch.constant true -> !torch.bool<true>
  %4 = torch.aten.group_norm(%arg0, %0, %1, %1, %2, %3) : (!torch.tensor<[n,6,h],f32>, !torch.int<3>, !torch.none, !torch.none, !torch.float<1.000000e-05>, !torch.bool<true>) -> !torch.tensor<[n,6,h],f32>
  return %4 : !torch.tensor<[n,6,h],f32>
}

// CHECK-LABEL: @native_layer_norm(
// CHECK: %[[V0:.*]] = torch.prim.ListConstruct({{.*}}) : (!torch.int<2>) -> !torch.list<[!torch.int<2>]>
// CHECK: %[[V1:.*]] = torch.aten.mean.dim(%arg0, %[[V0]], {{.*}}) : ({{.*}}, !torch.bool<true>, !torch.none) -> !torch.tensor<[n,3,1],f32>
// CHECK: %[[V2:.*]] = torch.aten.sub.Tensor(%arg0, %[[V1]], {{.*}}) : ({{.*}}, !torch.int<1>) -> !torch.tensor<[n,3,4],f32>
// CHECK: %[[V3:.*]] = torch.aten.mul.Tensor(%[[V2]], %[[V2]]) : {{.*}} -> !torch.tensor<[n,3,4],f32>
// CHECK: %[[V4:.*]] = torch.prim.ListConstruct({{.*}}) : (!torch.int<2>) -> !torch.list<[!torch.int<2>]>
// CHECK: %[[V5:.*]] = torch.aten.mean.dim(%[[V3]], %[[V4]], {{.*}}) : ({{.*}}, !torch.bool<true>, !torch.none) -> !torch.tensor<[n,3,1],f32>
// CHECK: %[[V6:.*]] = torch.aten.add.Scalar(%[[V5]], {{.*}}) : ({{.*}}, !torch.float<1.000000e-05>, !torch.int<1>) -> !torch.tensor<[n,3,1],f32>
// CHECK: %[[V7:.*]] = torch.constant dense<1.000000e+00> : tensor<f32> -> !torch.tensor<[],f32>
// CHECK: %[[V8:.*]] = torch.aten.sqrt(%[[V6]]) : {{.*}} -> !torch.tensor<[n,3,1],f32>
// CHECK: %[[V9:.*]] = torch.aten.div.Tensor(%[[V7]], %[[V8]]) : {{.*}} -> !torch.tensor<[n,3,1],f32>
// CHECK: %[[V10:.*]] = torch.aten.mul.Tensor(%[[V2]], %[[V9]]) : {{.*}} -> !torch.tensor<[n,3,4],f32>
// CHECK: return %[[V10]], %[[V1]], %[[V9]]
func.func @native_layer_norm(%arg0: !torch.tensor<[n,3,4],f32>) -> (!torch.tensor<[n,3,4],f32>, !torch.tensor<[n,3,1],f32>, !torch.tensor<[n,3,1],f32>) {
  %0 = torch.constant 4 : i64 -> !torch.int<4>
  %1 = torch.constant unit -> !torch.none
  %2 = torch.constant 1.000000e-05 : f64 -> !torch.float<1.000000e-05>
  %3 = torch.prim.ListConstruct(%0) : (!torch.int<4>) -> !torch.list<[!torch.int<4>]>
  %4:3 = torch.aten.native_layer_norm(%arg0, %3, %1, %1, %2) : (!torch.tensor<[n,3,4],f32>, !torch.list<[!torch.int<4>]>, !torch.none, !torch.none, !torch.float<1.000000e-05>) -> (!torch.tensor<[n,3,4],f32>, !torch.tensor<[n,3,1],f32>, !torch.tensor<[n,3,1],f32>)
  return %4#0, %4#1, %4#2 : !torch.tensor<[n,3,4],f32>, !torch.tensor<[n,3,1],f32>, !torch.tensor<[n,3,1],f32>
}

// CHECK-LABEL: @renorm(
// CHECK: %[[V0:.*]] = torch.prim.ListConstruct({{.*}}) : (!torch.int<1>, !torch.int<2>) -> !torch.list<[!torch.int<1>, !torch.int<2>]>
// CHECK: %[[V1:.*]] = torch.aten.linalg_vector_norm(%arg0, {{.*}}, %[[V0]], {{.*}}) : ({{.*}}, !torch.int<2>, {{.*}}, !torch.bool<true>, !torch.none) -> !torch.tensor<[n,1,1],f32>
// CHECK: %[[V2:.*]] = torch.aten.add.Scalar(%[[V1]], {{.*}}) : ({{.*}}, !torch.float<9.9999999999999995E-8>, !torch.int<1>) -> !torch.tensor<[n,1,1],f32>
// CHECK: %[[V3:.*]] = torch.aten.reciprocal(%[[V2]]) : {{.*}} -> !torch.tensor<[n,1,1],f32>
// CHECK: %[[V4:.*]] = torch.aten.mul.Scalar(%[[V3]], {{.*}}) : ({{.*}}, !torch.float<1.500000e+00>) -> !torch.tensor<[n,1,1],f32>
// CHECK: %[[V5:.*]] = torch.constant dense<1.000000e+00> : tensor<f32> -> !torch.tensor<[],f32>
// CHECK: %[[V6:.*]] = torch.aten.gt.Scalar(%[[V1]], {{.*}}) : ({{.*}}, !torch.float<1.500000e+00>) -> !torch.tensor<[n,1,1],i1>
// CHECK: %[[V7:.*]] = torch.aten.where.self(%[[V6]], %[[V4]], %[[V5]]) : {{.*}} -> !torch.tensor<[n,1,1],f32>
// CHECK: %[[V8:.*]] = torch.aten.mul.Tensor(%arg0, %[[V7]]) : {{.*}} -> !torch.tensor<[n,3,2],f32>
// CHECK: return %[[V8]]
func.func @renorm(%arg0: !torch.tensor<[n,3,2],f32>) -> (!torch.tensor<[n,3,2],f32>) {
  %0 = torch.constant 2 : i64 -> !torch.int<2>
  %1 = torch.constant 0 : i64 -> !torch.int<0>
  %2 = torch.constant 1.500000e+00 : f64 -> !torch.float<1.500000e+00>
  %3 = torch.aten.renorm(%arg0, %0, %1, %2) : (!torch.tensor<[n,3,2],f32>, !torch.int<2>, !torch.int<0>, !torch.float<1.500000e+00>) -> !torch.tensor<[n,3,2],f32>
  return %3 : !torch.tensor<[n,3,2],f32>
}

// CHECK-LABEL: @rms_norm(
// CHECK: %[[V0:.*]] = torch.aten.mul.Tensor(%arg0, %arg0) : {{.*}} -> !torch.tensor<[n,3,4],f32>
// CHECK: %[[V1:.*]] = torch.prim.ListConstruct({{.*}}) : (!torch.int<2>) -> !torch.list<[!torch.int<2>]>
// CHECK: %[[V2:.*]] = torch.aten.mean.dim(%[[V0]], %[[V1]], {{.*}}) : ({{.*}}, !torch.bool<true>, !torch.none) -> !torch.tensor<[n,3,1],f32>
// CHECK: %[[V3:.*]] = torch.aten.add.Scalar(%[[V2]], {{.*}}) : ({{.*}}, !torch.float<1.1920928955078125E-7>, !torch.int<1>) -> !torch.tensor<[n,3,1],f32>
// CHECK: %[[V4:.*]] = torch.constant dense<1.000000e+00> : tensor<f32> -> !torch.tensor<[],f32>
// CHECK: %[[V5:.*]] = torch.aten.sqrt(%[[V3]]) : {{.*}} -> !torch.tensor<[n,3,1],f32>
// CHECK: %[[V6:.*]] = torch.aten.div.Tensor(%[[V4]], %[[V5]]) : {{.*}} -> !torch.tensor<[n,3,1],f32>
// CHECK: %[[V7:.*]] = torch.aten.mul.Tensor(%arg0, %[[V6]]) : {{.*}} -> !torch.tensor<[n,3,4],f32>
// CHECK: return %[[V7]]
func.func @rms_norm(%arg0: !torch.tensor<[n,3,4],f32>) -> (!torch.tensor<[n,3,4],f32>) {
  %0 = torch.constant 4 : i64 -> !torch.int<4>
  %1 = torch.constant unit -> !torch.none
  %2 = torch.prim.ListConstruct(%0) : (!torch.int<4>) -> !torch.list<[!torch.int<4>]>
  %3 = torch.aten.rms_norm(%arg0, %2, %1, %1) : (!torch.tensor<[n,3,4],f32>, !torch.list<[!torch.int<4>]>, !torch.none, !torch.none) -> !torch.tensor<[n,3,4],f32>
  return %3 : !torch.tensor<[n,3,4],f32>
}

// CHECK-LABEL: @var(
// CHECK: %[[V0:.*]] = torch.prim.ListConstruct({{.*}}) : (!torch.int<0>, !torch.int<1>) -> !torch.list<[!torch.int<0>, !torch.int<1>]>
// CHECK: %[[V1:.*]] = torch.aten.size.int(%arg0, {{.*}}) : ({{.*}}, !torch.int<0>) -> !torch.int<n>
// CHECK: %[[V2:.*]] = torch.aten.mul.int(%[[V1]], {{.*}}) : ({{.*}}, !torch.int<3>) -> !torch.int<"3*n">
// CHECK: %[[V3:.*]] = torch.aten.sum.dim_IntList(%arg0, %[[V0]], {{.*}}) : ({{.*}}, !torch.bool<true>, !torch.none) -> !torch.tensor<[1,1],f32>
// CHECK: %[[V4:.*]] = torch.aten.div.Scalar(%[[V3]], %[[V2]]) : {{.*}} -> !torch.tensor<[1,1],f32>
// CHECK: %[[V5:.*]] = torch.aten.sub.Tensor(%arg0, %[[V4]], {{.*}}) : ({{.*}}, !torch.int<1>) -> !torch.tensor<[n,3],f32>
// CHECK: %[[V6:.*]] = torch.aten.mul.Tensor(%[[V5]], %[[V5]]) : {{.*}} -> !torch.tensor<[n,3],f32>
// CHECK: %[[V7:.*]] = torch.aten.size.int(%arg0, {{.*}}) : ({{.*}}, !torch.int<0>) -> !torch.int<n>
// CHECK: %[[V8:.*]] = torch.aten.mul.int({{.*}}, %[[V7]]) : (!torch.int<1>, {{.*}}) -> !torch.int<n>
// CHECK: %[[V9:.*]] = torch.aten.mul.int(%[[V8]], {{.*}}) : ({{.*}}, !torch.int<3>) -> !torch.int<"3*n">
// CHECK: %[[V10:.*]] = torch.aten.sub.int(%[[V9]], {{.*}}) : ({{.*}}, !torch.int<1>) -> !torch.int<"3*n-1">
// CHECK: %[[V11:.*]] = torch.prim.max.int(%[[V10]], {{.*}}) : ({{.*}}, !torch.int<0>) -> !torch.int<"max(3*n-1, 0)">
// CHECK: %[[V12:.*]] = torch.prim.ListConstruct({{.*}}) : (!torch.int<0>, !torch.int<1>) -> !torch.list<[!torch.int<0>, !torch.int<1>]>
// CHECK: %[[V13:.*]] = torch.aten.sum.dim_IntList(%[[V6]], %[[V12]], {{.*}}) : ({{.*}}, !torch.bool<false>, !torch.none) -> !torch.tensor<[],f32>
// CHECK: %[[V14:.*]] = torch.aten.div.Scalar(%[[V13]], %[[V11]]) : {{.*}} -> !torch.tensor<[],f32>
// CHECK: return %[[V14]]
func.func @var(%arg0: !torch.tensor<[n,3],f32>) -> (!torch.tensor<[],f32>) {
  %0 = torch.constant true -> !torch.bool<true>
  %1 = torch.aten.var(%arg0, %0) : (!torch.tensor<[n,3],f32>, !torch.bool<true>) -> !torch.tensor<[],f32>
  return %1 : !torch.tensor<[],f32>
}

// CHECK-LABEL: @_fused_rms_norm(
// CHECK: %[[V0:.*]] = torch.aten.mul.Tensor(%arg0, %arg0) : {{.*}} -> !torch.tensor<[n,3],f32>
// CHECK: %[[V1:.*]] = torch.prim.ListConstruct({{.*}}) : (!torch.int<1>) -> !torch.list<[!torch.int<1>]>
// CHECK: %[[V2:.*]] = torch.aten.mean.dim(%[[V0]], %[[V1]], {{.*}}) : ({{.*}}, !torch.bool<true>, !torch.none) -> !torch.tensor<[n,1],f32>
// CHECK: %[[V3:.*]] = torch.aten.add.Scalar(%[[V2]], {{.*}}) : ({{.*}}, !torch.float<5.000000e-01>, !torch.int<1>) -> !torch.tensor<[n,1],f32>
// CHECK: %[[V4:.*]] = torch.constant dense<1.000000e+00> : tensor<f32> -> !torch.tensor<[],f32>
// CHECK: %[[V5:.*]] = torch.aten.sqrt(%[[V3]]) : {{.*}} -> !torch.tensor<[n,1],f32>
// CHECK: %[[V6:.*]] = torch.aten.div.Tensor(%[[V4]], %[[V5]]) : {{.*}} -> !torch.tensor<[n,1],f32>
// CHECK: %[[V7:.*]] = torch.aten.mul.Tensor(%arg0, %[[V6]]) : {{.*}} -> !torch.tensor<[n,3],f32>
// CHECK: %[[V8:.*]] = torch.aten.mul.Tensor(%[[V7]], %arg1) : {{.*}} -> !torch.tensor<[n,3],f32>
// CHECK: return %[[V8]], %[[V6]]
func.func @_fused_rms_norm(%arg0: !torch.tensor<[n,3],f32>, %arg1: !torch.tensor<[n,3],f32>) -> (!torch.tensor<[n,3],f32>, !torch.tensor<[n,1],f32>) {
  %0 = torch.constant 1 : i64 -> !torch.int<1>
  %1 = torch.constant 5.000000e-01 : f64 -> !torch.float<5.000000e-01>
  %2 = torch.prim.ListConstruct(%0) : (!torch.int<1>) -> !torch.list<[!torch.int<1>]>
  %3:2 = torch.aten._fused_rms_norm(%arg0, %2, %arg1, %1) : (!torch.tensor<[n,3],f32>, !torch.list<[!torch.int<1>]>, !torch.tensor<[n,3],f32>, !torch.float<5.000000e-01>) -> (!torch.tensor<[n,3],f32>, !torch.tensor<[n,1],f32>)
  return %3#0, %3#1 : !torch.tensor<[n,3],f32>, !torch.tensor<[n,1],f32>
}

// CHECK-LABEL: @_weight_norm_interface(
// CHECK: %[[V0:.*]] = torch.prim.ListConstruct() : {{.*}} -> !torch.list<[]>
// CHECK: %[[V1:.*]] = torch.aten.linalg_vector_norm(%arg0, {{.*}}, %[[V0]], {{.*}}) : ({{.*}}, !torch.int<2>, {{.*}}, !torch.bool<true>, !torch.none) -> !torch.tensor<[n],f32>
// CHECK: %[[V2:.*]] = torch.aten.div.Tensor(%arg1, %[[V1]]) : {{.*}} -> !torch.tensor<[n],f32>
// CHECK: %[[V3:.*]] = torch.aten.mul.Tensor(%arg0, %[[V2]]) : {{.*}} -> !torch.tensor<[n],f32>
// CHECK: return %[[V3]], %[[V1]]
func.func @_weight_norm_interface(%arg0: !torch.tensor<[n],f32>, %arg1: !torch.tensor<[n],f32>) -> (!torch.tensor<[n],f32>, !torch.tensor<[n],f32>) {
  %0 = torch.constant 0 : i64 -> !torch.int<0>
  %1:2 = torch.aten._weight_norm_interface(%arg0, %arg1, %0) : (!torch.tensor<[n],f32>, !torch.tensor<[n],f32>, !torch.int<0>) -> (!torch.tensor<[n],f32>, !torch.tensor<[n],f32>)
  return %1#0, %1#1 : !torch.tensor<[n],f32>, !torch.tensor<[n],f32>
}

// CHECK-LABEL: @_batch_norm_no_update(
// CHECK: %[[V0:.*]] = torch.aten.batch_norm(%arg0, %arg1, %arg2, %arg3, %arg4, {{.*}}) : ({{.*}}, !torch.bool<false>, !torch.float<0.000000e+00>, !torch.float<1.000000e-05>, !torch.bool<false>) -> !torch.tensor<[n,3,5],f32>
// CHECK: return %[[V0]]
func.func @_batch_norm_no_update(%arg0: !torch.tensor<[n,3,5],f32>, %arg1: !torch.tensor<[3],f32>, %arg2: !torch.tensor<[3],f32>, %arg3: !torch.tensor<[3],f32>, %arg4: !torch.tensor<[3],f32>) -> (!torch.tensor<[n,3,5],f32>) {
  %0 = torch.constant 1.000000e-01 : f64 -> !torch.float<1.000000e-01>
  %1 = torch.constant 1.000000e-05 : f64 -> !torch.float<1.000000e-05>
  %2:4 = torch.aten._batch_norm_no_update(%arg0, %arg1, %arg2, %arg3, %arg4, %0, %1) : (!torch.tensor<[n,3,5],f32>, !torch.tensor<[3],f32>, !torch.tensor<[3],f32>, !torch.tensor<[3],f32>, !torch.tensor<[3],f32>, !torch.float<1.000000e-01>, !torch.float<1.000000e-05>) -> (!torch.tensor<[n,3,5],f32>, !torch.tensor<[0],f32>, !torch.tensor<[0],f32>, !torch.tensor<[0],ui8>)
  return %2#0 : !torch.tensor<[n,3,5],f32>
}

// CHECK-LABEL: @_batch_norm_with_update_functional(
// CHECK-NOT: torch.aten._batch_norm_with_update_functional(
// CHECK: return {{.*}} : !torch.tensor<[n,3,4],f32>, !torch.tensor<[3],f32>, !torch.tensor<[3],f32>
func.func @_batch_norm_with_update_functional(%arg0: !torch.tensor<[n,3,4],f32>, %arg1: !torch.tensor<[3],f32>, %arg2: !torch.tensor<[3],f32>, %arg3: !torch.tensor<[3],f32>, %arg4: !torch.tensor<[3],f32>) -> (!torch.tensor<[n,3,4],f32>, !torch.tensor<[3],f32>, !torch.tensor<[3],f32>) {
  %0 = torch.constant 1.000000e-01 : f64 -> !torch.float<1.000000e-01>
  %1 = torch.constant 1.000000e-05 : f64 -> !torch.float<1.000000e-05>
  %2:6 = torch.aten._batch_norm_with_update_functional(%arg0, %arg1, %arg2, %arg3, %arg4, %0, %1) : (!torch.tensor<[n,3,4],f32>, !torch.tensor<[3],f32>, !torch.tensor<[3],f32>, !torch.tensor<[3],f32>, !torch.tensor<[3],f32>, !torch.float<1.000000e-01>, !torch.float<1.000000e-05>) -> (!torch.tensor<[n,3,4],f32>, !torch.tensor<[3],f32>, !torch.tensor<[3],f32>, !torch.tensor<[0],ui8>, !torch.tensor<[3],f32>, !torch.tensor<[3],f32>)
  return %2#0, %2#1, %2#2 : !torch.tensor<[n,3,4],f32>, !torch.tensor<[3],f32>, !torch.tensor<[3],f32>
}

// CHECK-LABEL: @_native_batch_norm_legit_no_stats(
// CHECK: %[[V0:.*]] = torch.prim.ListConstruct({{.*}}) : (!torch.int<0>, !torch.int<2>) -> !torch.list<[!torch.int<0>, !torch.int<2>]>
// CHECK: %[[V1:.*]] = torch.aten.mean.dim(%arg0, %[[V0]], {{.*}}) : ({{.*}}, !torch.bool<true>, !torch.none) -> !torch.tensor<[1,3,1],f32>
// CHECK: %[[V2:.*]] = torch.aten.sub.Tensor(%arg0, %[[V1]], {{.*}}) : ({{.*}}, !torch.int<1>) -> !torch.tensor<[4,3,5],f32>
// CHECK: %[[V3:.*]] = torch.aten.mul.Tensor(%[[V2]], %[[V2]]) : {{.*}} -> !torch.tensor<[4,3,5],f32>
// CHECK: %[[V4:.*]] = torch.prim.ListConstruct({{.*}}) : (!torch.int<0>, !torch.int<2>) -> !torch.list<[!torch.int<0>, !torch.int<2>]>
// CHECK: %[[V5:.*]] = torch.aten.mean.dim(%[[V3]], %[[V4]], {{.*}}) : ({{.*}}, !torch.bool<true>, !torch.none) -> !torch.tensor<[1,3,1],f32>
// CHECK: %[[V6:.*]] = torch.aten.add.Scalar(%[[V5]], {{.*}}) : ({{.*}}, !torch.float<1.000000e-05>, !torch.int<1>) -> !torch.tensor<[1,3,1],f32>
// CHECK: %[[V7:.*]] = torch.constant dense<1.000000e+00> : tensor<f32> -> !torch.tensor<[],f32>
// CHECK: %[[V8:.*]] = torch.aten.sqrt(%[[V6]]) : {{.*}} -> !torch.tensor<[1,3,1],f32>
// CHECK: %[[V9:.*]] = torch.aten.div.Tensor(%[[V7]], %[[V8]]) : {{.*}} -> !torch.tensor<[1,3,1],f32>
// CHECK: %[[V10:.*]] = torch.aten.mul.Tensor(%[[V2]], %[[V9]]) : {{.*}} -> !torch.tensor<[4,3,5],f32>
// CHECK: %[[V11:.*]] = torch.prim.ListConstruct({{.*}}) : (!torch.int<-1>, !torch.int<1>) -> !torch.list<[!torch.int<-1>, !torch.int<1>]>
// CHECK: %[[V12:.*]] = torch.aten.reshape(%arg1, %[[V11]]) : {{.*}} -> !torch.tensor<[3,1],f32>
// CHECK: %[[V13:.*]] = torch.prim.ListConstruct({{.*}}) : (!torch.int<-1>, !torch.int<1>) -> !torch.list<[!torch.int<-1>, !torch.int<1>]>
// CHECK: %[[V14:.*]] = torch.aten.reshape(%arg2, %[[V13]]) : {{.*}} -> !torch.tensor<[3,1],f32>
// CHECK: %[[V15:.*]] = torch.aten.mul.Tensor(%[[V10]], %[[V12]]) : {{.*}} -> !torch.tensor<[4,3,5],f32>
// CHECK: %[[V16:.*]] = torch.aten.add.Tensor(%[[V15]], %[[V14]], {{.*}}) : ({{.*}}, !torch.int<1>) -> !torch.tensor<[4,3,5],f32>
// CHECK: %[[V17:.*]] = torch.prim.ListConstruct({{.*}}) : (!torch.int<3>) -> !torch.list<[!torch.int<3>]>
// CHECK: %[[V18:.*]] = torch.aten.reshape(%[[V1]], %[[V17]]) : {{.*}} -> !torch.tensor<[3],f32>
// CHECK: %[[V19:.*]] = torch.prim.ListConstruct({{.*}}) : (!torch.int<3>) -> !torch.list<[!torch.int<3>]>
// CHECK: %[[V20:.*]] = torch.aten.reshape(%[[V9]], %[[V19]]) : {{.*}} -> !torch.tensor<[3],f32>
// CHECK: return %[[V16]], %[[V18]], %[[V20]]
func.func @_native_batch_norm_legit_no_stats(%arg0: !torch.tensor<[4,3,5],f32>, %arg1: !torch.tensor<[3],f32>, %arg2: !torch.tensor<[3],f32>) -> (!torch.tensor<[4,3,5],f32>, !torch.tensor<[3],f32>, !torch.tensor<[3],f32>) {
  %0 = torch.constant true -> !torch.bool<true>
  %1 = torch.constant 1.000000e-01 : f64 -> !torch.float<1.000000e-01>
  %2 = torch.constant 1.000000e-05 : f64 -> !torch.float<1.000000e-05>
  %3:3 = torch.aten._native_batch_norm_legit.no_stats(%arg0, %arg1, %arg2, %0, %1, %2) : (!torch.tensor<[4,3,5],f32>, !torch.tensor<[3],f32>, !torch.tensor<[3],f32>, !torch.bool<true>, !torch.float<1.000000e-01>, !torch.float<1.000000e-05>) -> (!torch.tensor<[4,3,5],f32>, !torch.tensor<[3],f32>, !torch.tensor<[3],f32>)
  return %3#0, %3#1, %3#2 : !torch.tensor<[4,3,5],f32>, !torch.tensor<[3],f32>, !torch.tensor<[3],f32>
}

// CHECK-LABEL: @_native_batch_norm_legit_functional(
// CHECK: %[[V0:.*]] = torch.aten.batch_norm(%arg0, %arg1, %arg2, %arg3, %arg4, {{.*}}) : ({{.*}}, !torch.bool<false>, !torch.float<0.000000e+00>, !torch.float<1.000000e-05>, !torch.bool<false>) -> !torch.tensor<[4,3,5],f32>
// CHECK: return %[[V0]], %arg3, %arg4
func.func @_native_batch_norm_legit_functional(%arg0: !torch.tensor<[4,3,5],f32>, %arg1: !torch.tensor<[3],f32>, %arg2: !torch.tensor<[3],f32>, %arg3: !torch.tensor<[3],f32>, %arg4: !torch.tensor<[3],f32>) -> (!torch.tensor<[4,3,5],f32>, !torch.tensor<[3],f32>, !torch.tensor<[3],f32>) {
  %0 = torch.constant false -> !torch.bool<false>
  %1 = torch.constant 1.000000e-01 : f64 -> !torch.float<1.000000e-01>
  %2 = torch.constant 1.000000e-05 : f64 -> !torch.float<1.000000e-05>
  %3:5 = torch.aten._native_batch_norm_legit_functional(%arg0, %arg1, %arg2, %arg3, %arg4, %0, %1, %2) : (!torch.tensor<[4,3,5],f32>, !torch.tensor<[3],f32>, !torch.tensor<[3],f32>, !torch.tensor<[3],f32>, !torch.tensor<[3],f32>, !torch.bool<false>, !torch.float<1.000000e-01>, !torch.float<1.000000e-05>) -> (!torch.tensor<[4,3,5],f32>, !torch.tensor<[0],f32>, !torch.tensor<[0],f32>, !torch.tensor<[3],f32>, !torch.tensor<[3],f32>)
  return %3#0, %3#3, %3#4 : !torch.tensor<[4,3,5],f32>, !torch.tensor<[3],f32>, !torch.tensor<[3],f32>
}

// CHECK-LABEL: @native_batch_norm(
// CHECK: %[[V0:.*]] = torch.aten.batch_norm(%arg0, %arg1, %arg2, %arg3, %arg4, {{.*}}) : ({{.*}}, !torch.bool<false>, !torch.float<0.000000e+00>, !torch.float<1.000000e-05>, !torch.bool<false>) -> !torch.tensor<[n,3,5],f32>
// CHECK: return %[[V0]]
func.func @native_batch_norm(%arg0: !torch.tensor<[n,3,5],f32>, %arg1: !torch.tensor<[3],f32>, %arg2: !torch.tensor<[3],f32>, %arg3: !torch.tensor<[3],f32>, %arg4: !torch.tensor<[3],f32>) -> (!torch.tensor<[n,3,5],f32>) {
  %0 = torch.constant false -> !torch.bool<false>
  %1 = torch.constant 1.000000e-01 : f64 -> !torch.float<1.000000e-01>
  %2 = torch.constant 1.000000e-05 : f64 -> !torch.float<1.000000e-05>
  %3:3 = torch.aten.native_batch_norm(%arg0, %arg1, %arg2, %arg3, %arg4, %0, %1, %2) : (!torch.tensor<[n,3,5],f32>, !torch.tensor<[3],f32>, !torch.tensor<[3],f32>, !torch.tensor<[3],f32>, !torch.tensor<[3],f32>, !torch.bool<false>, !torch.float<1.000000e-01>, !torch.float<1.000000e-05>) -> (!torch.tensor<[n,3,5],f32>, !torch.tensor<[0],f32>, !torch.tensor<[0],f32>)
  return %3#0 : !torch.tensor<[n,3,5],f32>
}

// CHECK-LABEL: @native_group_norm(
// CHECK: %[[V0:.*]] = torch.prim.ListConstruct({{.*}}) : (!torch.int<2>, !torch.int<1>, !torch.int<30>) -> !torch.list<[!torch.int<2>, !torch.int<1>, !torch.int<30>]>
// CHECK: %[[V1:.*]] = torch.aten.reshape(%arg0, %[[V0]]) : {{.*}} -> !torch.tensor<[2,1,30],f32>
// CHECK: %[[V2:.*]] = torch.prim.ListConstruct({{.*}}) : (!torch.int<2>) -> !torch.list<[!torch.int<2>]>
// CHECK: %[[V3:.*]] = torch.aten.mean.dim(%[[V1]], %[[V2]], {{.*}}) : ({{.*}}, !torch.bool<true>, !torch.none) -> !torch.tensor<[2,1,1],f32>
// CHECK: %[[V4:.*]] = torch.aten.sub.Tensor(%[[V1]], %[[V3]], {{.*}}) : ({{.*}}, !torch.int<1>) -> !torch.tensor<[2,1,30],f32>
// CHECK: %[[V5:.*]] = torch.aten.mul.Tensor(%[[V4]], %[[V4]]) : {{.*}} -> !torch.tensor<[2,1,30],f32>
// CHECK: %[[V6:.*]] = torch.prim.ListConstruct({{.*}}) : (!torch.int<2>) -> !torch.list<[!torch.int<2>]>
// CHECK: %[[V7:.*]] = torch.aten.mean.dim(%[[V5]], %[[V6]], {{.*}}) : ({{.*}}, !torch.bool<true>, !torch.none) -> !torch.tensor<[2,1,1],f32>
// CHECK: %[[V8:.*]] = torch.aten.add.Scalar(%[[V7]], {{.*}}) : ({{.*}}, !torch.float<1.000000e-05>, !torch.int<1>) -> !torch.tensor<[2,1,1],f32>
// CHECK: %[[V9:.*]] = torch.constant dense<1.000000e+00> : tensor<f32> -> !torch.tensor<[],f32>
// CHECK: %[[V10:.*]] = torch.aten.sqrt(%[[V8]]) : {{.*}} -> !torch.tensor<[2,1,1],f32>
// CHECK: %[[V11:.*]] = torch.aten.div.Tensor(%[[V9]], %[[V10]]) : {{.*}} -> !torch.tensor<[2,1,1],f32>
// CHECK: %[[V12:.*]] = torch.aten.mul.Tensor(%[[V4]], %[[V11]]) : {{.*}} -> !torch.tensor<[2,1,30],f32>
// CHECK: %[[V13:.*]] = torch.prim.ListConstruct({{.*}}) : (!torch.int<2>, !torch.int<6>, !torch.int<5>) -> !torch.list<[!torch.int<2>, !torch.int<6>, !torch.int<5>]>
// CHECK: %[[V14:.*]] = torch.aten.reshape(%[[V12]], %[[V13]]) : {{.*}} -> !torch.tensor<[2,6,5],f32>
// CHECK: %[[V15:.*]] = torch.prim.ListConstruct({{.*}}) : (!torch.int<-1>, !torch.int<1>) -> !torch.list<[!torch.int<-1>, !torch.int<1>]>
// CHECK: %[[V16:.*]] = torch.aten.reshape(%arg1, %[[V15]]) : {{.*}} -> !torch.tensor<[6,1],f32>
// CHECK: %[[V17:.*]] = torch.prim.ListConstruct({{.*}}) : (!torch.int<-1>, !torch.int<1>) -> !torch.list<[!torch.int<-1>, !torch.int<1>]>
// CHECK: %[[V18:.*]] = torch.aten.reshape(%arg2, %[[V17]]) : {{.*}} -> !torch.tensor<[6,1],f32>
// CHECK: %[[V19:.*]] = torch.aten.mul.Tensor(%[[V14]], %[[V16]]) : {{.*}} -> !torch.tensor<[2,6,5],f32>
// CHECK: %[[V20:.*]] = torch.aten.add.Tensor(%[[V19]], %[[V18]], {{.*}}) : ({{.*}}, !torch.int<1>) -> !torch.tensor<[2,6,5],f32>
// CHECK: %[[V21:.*]] = torch.prim.ListConstruct({{.*}}) : (!torch.int<2>, !torch.int<1>) -> !torch.list<[!torch.int<2>, !torch.int<1>]>
// CHECK: %[[V22:.*]] = torch.aten.reshape(%[[V3]], %[[V21]]) : {{.*}} -> !torch.tensor<[2,1],f32>
// CHECK: %[[V23:.*]] = torch.prim.ListConstruct({{.*}}) : (!torch.int<2>, !torch.int<1>) -> !torch.list<[!torch.int<2>, !torch.int<1>]>
// CHECK: %[[V24:.*]] = torch.aten.reshape(%[[V11]], %[[V23]]) : {{.*}} -> !torch.tensor<[2,1],f32>
// CHECK: return %[[V20]], %[[V22]], %[[V24]]
func.func @native_group_norm(%arg0: !torch.tensor<[2,6,5],f32>, %arg1: !torch.tensor<[6],f32>, %arg2: !torch.tensor<[6],f32>) -> (!torch.tensor<[2,6,5],f32>, !torch.tensor<[2,1],f32>, !torch.tensor<[2,1],f32>) {
  %0 = torch.constant 2 : i64 -> !torch.int<2>
  %1 = torch.constant 6 : i64 -> !torch.int<6>
  %2 = torch.constant 5 : i64 -> !torch.int<5>
  %3 = torch.constant 1 : i64 -> !torch.int<1>
  %4 = torch.constant 1.000000e-05 : f64 -> !torch.float<1.000000e-05>
  %5:3 = torch.aten.native_group_norm(%arg0, %arg1, %arg2, %0, %1, %2, %3, %4) : (!torch.tensor<[2,6,5],f32>, !torch.tensor<[6],f32>, !torch.tensor<[6],f32>, !torch.int<2>, !torch.int<6>, !torch.int<5>, !torch.int<1>, !torch.float<1.000000e-05>) -> (!torch.tensor<[2,6,5],f32>, !torch.tensor<[2,1],f32>, !torch.tensor<[2,1],f32>)
  return %5#0, %5#1, %5#2 : !torch.tensor<[2,6,5],f32>, !torch.tensor<[2,1],f32>, !torch.tensor<[2,1],f32>
}
