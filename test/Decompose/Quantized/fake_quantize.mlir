// NOTE: The checks are written by tools/dev/update_checks.py.

// RUN: torch-onnx-opt %s --decompose | FileCheck %s

// CHECK-LABEL: @_fake_quantize_learnable_per_channel_affine(
// CHECK: %[[V0:.*]] = torch.aten.round(%arg2) : {{.*}} -> !torch.tensor<[3],f32>
// CHECK: %[[V1:.*]] = torch.aten.clamp(%[[V0]], {{.*}}) : ({{.*}}, !torch.int<0>, !torch.int<255>) -> !torch.tensor<[3],f32>
// CHECK: %[[V2:.*]] = torch.prim.ListConstruct({{.*}}) : (!torch.int<1>, !torch.int<-1>) -> !torch.list<[!torch.int<1>, !torch.int<-1>]>
// CHECK: %[[V3:.*]] = torch.aten.view(%arg1, %[[V2]]) : {{.*}} -> !torch.tensor<[1,3],f32>
// CHECK: %[[V4:.*]] = torch.prim.ListConstruct({{.*}}) : (!torch.int<1>, !torch.int<-1>) -> !torch.list<[!torch.int<1>, !torch.int<-1>]>
// CHECK: %[[V5:.*]] = torch.aten.view(%[[V1]], %[[V4]]) : {{.*}} -> !torch.tensor<[1,3],f32>
// CHECK: %[[V6:.*]] = torch.aten.reciprocal(%[[V3]]) : {{.*}} -> !torch.tensor<[1,3],f32>
// CHECK: %[[V7:.*]] = torch.aten.mul.Tensor(%arg0, %[[V6]]) : {{.*}} -> !torch.tensor<[n,3],f32>
// CHECK: %[[V8:.*]] = torch.aten.round(%[[V7]]) : {{.*}} -> !torch.tensor<[n,3],f32>
// CHECK: %[[V9:.*]] = torch.aten.add.Tensor(%[[V8]], %[[V5]], {{.*}}) : ({{.*}}, !torch.int<1>) -> !torch.tensor<[n,3],f32>
// CHECK: %[[V10:.*]] = torch.aten.clamp(%[[V9]], {{.*}}) : ({{.*}}, !torch.int<0>, !torch.int<255>) -> !torch.tensor<[n,3],f32>
// CHECK: %[[V11:.*]] = torch.aten.sub.Tensor(%[[V10]], %[[V5]], {{.*}}) : ({{.*}}, !torch.int<1>) -> !torch.tensor<[n,3],f32>
// CHECK: %[[V12:.*]] = torch.aten.mul.Tensor(%[[V11]], %[[V3]]) : {{.*}} -> !torch.tensor<[n,3],f32>
// CHECK: return %[[V12]]
func.func @_fake_quantize_learnable_per_channel_affine(%arg0: !torch.tensor<[n,3],f32>, %arg1: !torch.tensor<[3],f32>, %arg2: !torch.tensor<[3],f32>) -> (!torch.tensor<[n,3],f32>) {
  %0 = torch.constant 1 : i64 -> !torch.int<1>
  %1 = torch.constant 0 : i64 -> !torch.int<0>
  %2 = torch.constant 255 : i64 -> !torch.int<255>
  %3 = torch.constant 1.000000e+00 : f64 -> !torch.float<1.000000e+00>
  %4 = torch.aten._fake_quantize_learnable_per_channel_affine(%arg0, %arg1, %arg2, %0, %1, %2, %3) : (!torch.tensor<[n,3],f32>, !torch.tensor<[3],f32>, !torch.tensor<[3],f32>, !torch.int<1>, !torch.int<0>, !torch.int<255>, !torch.float<1.000000e+00>) -> !torch.tensor<[n,3],f32>
  return %4 : !torch.tensor<[n,3],f32>
}

// CHECK-LABEL: @_fake_quantize_learnable_per_tensor_affine(
// CHECK: %[[V0:.*]] = torch.aten.round(%arg2) : {{.*}} -> !torch.tensor<[1],f32>
// CHECK: %[[V1:.*]] = torch.aten.clamp(%[[V0]], {{.*}}) : ({{.*}}, !torch.int<0>, !torch.int<255>) -> !torch.tensor<[1],f32>
// CHECK: %[[V2:.*]] = torch.prim.ListConstruct() : {{.*}} -> !torch.list<[]>
// CHECK: %[[V3:.*]] = torch.aten.reshape(%arg1, %[[V2]]) : {{.*}} -> !torch.tensor<[],f32>
// CHECK: %[[V4:.*]] = torch.prim.ListConstruct() : {{.*}} -> !torch.list<[]>
// CHECK: %[[V5:.*]] = torch.aten.reshape(%[[V1]], %[[V4]]) : {{.*}} -> !torch.tensor<[],f32>
// CHECK: %[[V6:.*]] = torch.aten.reciprocal(%[[V3]]) : {{.*}} -> !torch.tensor<[],f32>
// CHECK: %[[V7:.*]] = torch.aten.mul.Tensor(%arg0, %[[V6]]) : {{.*}} -> !torch.tensor<[],f32>
// CHECK: %[[V8:.*]] = torch.aten.round(%[[V7]]) : {{.*}} -> !torch.tensor<[],f32>
// CHECK: %[[V9:.*]] = torch.aten.add.Tensor(%[[V8]], %[[V5]], {{.*}}) : ({{.*}}, !torch.int<1>) -> !torch.tensor<[],f32>
// CHECK: %[[V10:.*]] = torch.aten.clamp(%[[V9]], {{.*}}) : ({{.*}}, !torch.int<0>, !torch.int<255>) -> !torch.tensor<[],f32>
// CHECK: %[[V11:.*]] = torch.aten.sub.Tensor(%[[V10]], %[[V5]], {{.*}}) : ({{.*}}, !torch.int<1>) -> !torch.tensor<[],f32>
// CHECK: %[[V12:.*]] = torch.aten.mul.Tensor(%[[V11]], %[[V3]]) : {{.*}} -> !torch.tensor<[],f32>
// CHECK: return %[[V12]]
func.func @_fake_quantize_learnable_per_tensor_affine(%arg0: !torch.tensor<[],f32>, %arg1: !torch.tensor<[1],f32>, %arg2: !torch.tensor<[1],f32>) -> (!torch.tensor<[],f32>) {
  %0 = torch.constant 0 : i64 -> !torch.int<0>
  %1 = torch.constant 255 : i64 -> !torch.int<255>
  %2 = torch.constant 1.000000e+00 : f64 -> !torch.float<1.000000e+00>
  %3 = torch.aten._fake_quantize_learnable_per_tensor_affine(%arg0, %arg1, %arg2, %0, %1, %2) : (!torch.tensor<[],f32>, !torch.tensor<[1],f32>, !torch.tensor<[1],f32>, !torch.int<0>, !torch.int<255>, !torch.float<1.000000e+00>) -> !torch.tensor<[],f32>
  return %3 : !torch.tensor<[],f32>
}

// CHECK-LABEL: @_fake_quantize_per_tensor_affine_cachemask_tensor_qparams(
// CHECK: %[[V0:.*]] = torch.prim.ListConstruct() : {{.*}} -> !torch.list<[]>
// CHECK: %[[V1:.*]] = torch.aten.reshape(%arg1, %[[V0]]) : {{.*}} -> !torch.tensor<[],f32>
// CHECK: %[[V2:.*]] = torch.prim.ListConstruct() : {{.*}} -> !torch.list<[]>
// CHECK: %[[V3:.*]] = torch.aten.reshape(%arg2, %[[V2]]) : {{.*}} -> !torch.tensor<[],i32>
// CHECK: %[[V4:.*]] = torch.aten.to.dtype(%[[V3]], {{.*}}) : ({{.*}}, !torch.int<6>, !torch.bool<false>, !torch.bool<false>, !torch.none) -> !torch.tensor<[],f32>
// CHECK: %[[V5:.*]] = torch.aten.reciprocal(%[[V1]]) : {{.*}} -> !torch.tensor<[],f32>
// CHECK: %[[V6:.*]] = torch.aten.mul.Tensor(%arg0, %[[V5]]) : {{.*}} -> !torch.tensor<[],f32>
// CHECK: %[[V7:.*]] = torch.aten.round(%[[V6]]) : {{.*}} -> !torch.tensor<[],f32>
// CHECK: %[[V8:.*]] = torch.aten.add.Tensor(%[[V7]], %[[V4]], {{.*}}) : ({{.*}}, !torch.int<1>) -> !torch.tensor<[],f32>
// CHECK: %[[V9:.*]] = torch.aten.ge.Scalar(%[[V8]], {{.*}}) : ({{.*}}, !torch.int<0>) -> !torch.tensor<[],i1>
// CHECK: %[[V10:.*]] = torch.aten.le.Scalar(%[[V8]], {{.*}}) : ({{.*}}, !torch.int<255>) -> !torch.tensor<[],i1>
// CHECK: %[[V11:.*]] = torch.aten.logical_and(%[[V9]], %[[V10]]) : {{.*}} -> !torch.tensor<[],i1>
// CHECK: %[[V12:.*]] = torch.aten.clamp(%[[V8]], {{.*}}) : ({{.*}}, !torch.int<0>, !torch.int<255>) -> !torch.tensor<[],f32>
// CHECK: %[[V13:.*]] = torch.aten.sub.Tensor(%[[V12]], %[[V4]], {{.*}}) : ({{.*}}, !torch.int<1>) -> !torch.tensor<[],f32>
// CHECK: %[[V14:.*]] = torch.aten.mul.Tensor(%[[V13]], %[[V1]]) : {{.*}} -> !torch.tensor<[],f32>
// CHECK: %[[V15:.*]] = torch.prim.ListConstruct() : {{.*}} -> !torch.list<[]>
// CHECK: %[[V16:.*]] = torch.aten.reshape(%arg3, %[[V15]]) : {{.*}} -> !torch.tensor<[],i64>
// CHECK: %[[V17:.*]] = torch.aten.eq.Scalar(%[[V16]], {{.*}}) : ({{.*}}, !torch.int<0>) -> !torch.tensor<[],i1>
// CHECK: %[[V18:.*]] = torch.aten.logical_not(%[[V17]]) : {{.*}} -> !torch.tensor<[],i1>
// CHECK: %[[V19:.*]] = torch.aten.where.self(%[[V18]], %[[V14]], %arg0) : {{.*}} -> !torch.tensor<[],f32>
// CHECK: %[[V20:.*]] = torch.aten.logical_not(%[[V18]]) : {{.*}} -> !torch.tensor<[],i1>
// CHECK: %[[V21:.*]] = torch.aten.logical_or(%[[V11]], %[[V20]]) : {{.*}} -> !torch.tensor<[],i1>
// CHECK: return %[[V19]], %[[V21]]
func.func @_fake_quantize_per_tensor_affine_cachemask_tensor_qparams(%arg0: !torch.tensor<[],f32>, %arg1: !torch.tensor<[1],f32>, %arg2: !torch.tensor<[1],i32>, %arg3: !torch.tensor<[1],i64>) -> (!torch.tensor<[],f32>, !torch.tensor<[],i1>) {
  %0 = torch.constant 0 : i64 -> !torch.int<0>
  %1 = torch.constant 255 : i64 -> !torch.int<255>
  %2:2 = torch.aten._fake_quantize_per_tensor_affine_cachemask_tensor_qparams(%arg0, %arg1, %arg2, %arg3, %0, %1) : (!torch.tensor<[],f32>, !torch.tensor<[1],f32>, !torch.tensor<[1],i32>, !torch.tensor<[1],i64>, !torch.int<0>, !torch.int<255>) -> (!torch.tensor<[],f32>, !torch.tensor<[],i1>)
  return %2#0, %2#1 : !torch.tensor<[],f32>, !torch.tensor<[],i1>
}

// CHECK-LABEL: @fake_quantize_per_channel_affine_cachemask_backward(
// CHECK: %[[V0:.*]] = torch.aten.mul.Tensor(%arg0, %arg1) : {{.*}} -> !torch.tensor<[n,3],f32>
// CHECK: return %[[V0]]
func.func @fake_quantize_per_channel_affine_cachemask_backward(%arg0: !torch.tensor<[n,3],f32>, %arg1: !torch.tensor<[n,3],i1>) -> (!torch.tensor<[n,3],f32>) {
  %0 = torch.aten.fake_quantize_per_channel_affine_cachemask_backward(%arg0, %arg1) : (!torch.tensor<[n,3],f32>, !torch.tensor<[n,3],i1>) -> !torch.tensor<[n,3],f32>
  return %0 : !torch.tensor<[n,3],f32>
}

// CHECK-LABEL: @fake_quantize_per_tensor_affine_cachemask_backward(
// CHECK: %[[V0:.*]] = torch.aten.mul.Tensor(%arg0, %arg1) : {{.*}} -> !torch.tensor<[n,3],f32>
// CHECK: return %[[V0]]
func.func @fake_quantize_per_tensor_affine_cachemask_backward(%arg0: !torch.tensor<[n,3],f32>, %arg1: !torch.tensor<[n,3],i1>) -> (!torch.tensor<[n,3],f32>) {
  %0 = torch.aten.fake_quantize_per_tensor_affine_cachemask_backward(%arg0, %arg1) : (!torch.tensor<[n,3],f32>, !torch.tensor<[n,3],i1>) -> !torch.tensor<[n,3],f32>
  return %0 : !torch.tensor<[n,3],f32>
}
