// NOTE: The checks are written by tools/dev/update_checks.py.

// RUN: torch-onnx-opt %s --decompose | FileCheck %s

// CHECK-LABEL: @_fake_quantize_learnable_per_channel_affine(
// CHECK: torch.aten.round{{.*}} -> !torch.tensor<[3],f32>
// CHECK: torch.aten.clamp{{.*}} -> !torch.tensor<[3],f32>
// CHECK: torch.prim.ListConstruct{{.*}} -> !torch.list<[!torch.int<1>, !torch.int<-1>]>
// CHECK: torch.aten.view{{.*}} -> !torch.tensor<[1,3],f32>
// CHECK: torch.prim.ListConstruct{{.*}} -> !torch.list<[!torch.int<1>, !torch.int<-1>]>
// CHECK: torch.aten.view{{.*}} -> !torch.tensor<[1,3],f32>
// CHECK: torch.aten.reciprocal{{.*}} -> !torch.tensor<[1,3],f32>
// CHECK: torch.aten.mul.Tensor{{.*}} -> !torch.tensor<[n,3],f32>
// CHECK: torch.aten.round{{.*}} -> !torch.tensor<[n,3],f32>
// CHECK: torch.aten.add.Tensor{{.*}} -> !torch.tensor<[n,3],f32>
// CHECK: torch.aten.clamp{{.*}} -> !torch.tensor<[n,3],f32>
// CHECK: torch.aten.sub.Tensor{{.*}} -> !torch.tensor<[n,3],f32>
// CHECK: torch.aten.mul.Tensor{{.*}} -> !torch.tensor<[n,3],f32>
func.func @_fake_quantize_learnable_per_channel_affine(%arg0: !torch.tensor<[n,3],f32>, %arg1: !torch.tensor<[3],f32>, %arg2: !torch.tensor<[3],f32>) -> (!torch.tensor<[n,3],f32>) {
  %0 = torch.constant 1 : i64 -> !torch.int<1>
  %1 = torch.constant 0 : i64 -> !torch.int<0>
  %2 = torch.constant 255 : i64 -> !torch.int<255>
  %3 = torch.constant 1.000000e+00 : f64 -> !torch.float<1.000000e+00>
  %4 = torch.aten._fake_quantize_learnable_per_channel_affine(%arg0, %arg1, %arg2, %0, %1, %2, %3) : (!torch.tensor<[n,3],f32>, !torch.tensor<[3],f32>, !torch.tensor<[3],f32>, !torch.int<1>, !torch.int<0>, !torch.int<255>, !torch.float<1.000000e+00>) -> !torch.tensor<[n,3],f32>
  return %4 : !torch.tensor<[n,3],f32>
}

// CHECK-LABEL: @_fake_quantize_learnable_per_tensor_affine(
// CHECK: torch.aten.round{{.*}} -> !torch.tensor<[1],f32>
// CHECK: torch.aten.clamp{{.*}} -> !torch.tensor<[1],f32>
// CHECK: torch.prim.ListConstruct{{.*}} -> !torch.list<[]>
// CHECK: torch.aten.reshape{{.*}} -> !torch.tensor<[],f32>
// CHECK: torch.prim.ListConstruct{{.*}} -> !torch.list<[]>
// CHECK: torch.aten.reshape{{.*}} -> !torch.tensor<[],f32>
// CHECK: torch.aten.reciprocal{{.*}} -> !torch.tensor<[],f32>
// CHECK: torch.aten.mul.Tensor{{.*}} -> !torch.tensor<[],f32>
// CHECK: torch.aten.round{{.*}} -> !torch.tensor<[],f32>
// CHECK: torch.aten.add.Tensor{{.*}} -> !torch.tensor<[],f32>
// CHECK: torch.aten.clamp{{.*}} -> !torch.tensor<[],f32>
// CHECK: torch.aten.sub.Tensor{{.*}} -> !torch.tensor<[],f32>
// CHECK: torch.aten.mul.Tensor{{.*}} -> !torch.tensor<[],f32>
func.func @_fake_quantize_learnable_per_tensor_affine(%arg0: !torch.tensor<[],f32>, %arg1: !torch.tensor<[1],f32>, %arg2: !torch.tensor<[1],f32>) -> (!torch.tensor<[],f32>) {
  %0 = torch.constant 0 : i64 -> !torch.int<0>
  %1 = torch.constant 255 : i64 -> !torch.int<255>
  %2 = torch.constant 1.000000e+00 : f64 -> !torch.float<1.000000e+00>
  %3 = torch.aten._fake_quantize_learnable_per_tensor_affine(%arg0, %arg1, %arg2, %0, %1, %2) : (!torch.tensor<[],f32>, !torch.tensor<[1],f32>, !torch.tensor<[1],f32>, !torch.int<0>, !torch.int<255>, !torch.float<1.000000e+00>) -> !torch.tensor<[],f32>
  return %3 : !torch.tensor<[],f32>
}

// CHECK-LABEL: @_fake_quantize_per_tensor_affine_cachemask_tensor_qparams(
// CHECK: torch.prim.ListConstruct{{.*}} -> !torch.list<[]>
// CHECK: torch.aten.reshape{{.*}} -> !torch.tensor<[],f32>
// CHECK: torch.prim.ListConstruct{{.*}} -> !torch.list<[]>
// CHECK: torch.aten.reshape{{.*}} -> !torch.tensor<[],i32>
// CHECK: torch.aten.to.dtype{{.*}} -> !torch.tensor<[],f32>
// CHECK: torch.aten.reciprocal{{.*}} -> !torch.tensor<[],f32>
// CHECK: torch.aten.mul.Tensor{{.*}} -> !torch.tensor<[],f32>
// CHECK: torch.aten.round{{.*}} -> !torch.tensor<[],f32>
// CHECK: torch.aten.add.Tensor{{.*}} -> !torch.tensor<[],f32>
// CHECK: torch.aten.le.Scalar{{.*}} -> !torch.tensor<[],i1>
// CHECK: torch.aten.ge.Scalar{{.*}} -> !torch.tensor<[],i1>
// CHECK: torch.aten.logical_and{{.*}} -> !torch.tensor<[],i1>
// CHECK: torch.aten.clamp{{.*}} -> !torch.tensor<[],f32>
// CHECK: torch.aten.sub.Tensor{{.*}} -> !torch.tensor<[],f32>
// CHECK: torch.aten.mul.Tensor{{.*}} -> !torch.tensor<[],f32>
// CHECK: torch.prim.ListConstruct{{.*}} -> !torch.list<[]>
// CHECK: torch.aten.reshape{{.*}} -> !torch.tensor<[],i64>
// CHECK: torch.aten.eq.Scalar{{.*}} -> !torch.tensor<[],i1>
// CHECK: torch.aten.logical_not{{.*}} -> !torch.tensor<[],i1>
// CHECK: torch.aten.where.self{{.*}} -> !torch.tensor<[],f32>
// CHECK: torch.aten.logical_not{{.*}} -> !torch.tensor<[],i1>
// CHECK: torch.aten.logical_or{{.*}} -> !torch.tensor<[],i1>
func.func @_fake_quantize_per_tensor_affine_cachemask_tensor_qparams(%arg0: !torch.tensor<[],f32>, %arg1: !torch.tensor<[1],f32>, %arg2: !torch.tensor<[1],i32>, %arg3: !torch.tensor<[1],i64>) -> (!torch.tensor<[],f32>, !torch.tensor<[],i1>) {
  %0 = torch.constant 0 : i64 -> !torch.int<0>
  %1 = torch.constant 255 : i64 -> !torch.int<255>
  %2:2 = torch.aten._fake_quantize_per_tensor_affine_cachemask_tensor_qparams(%arg0, %arg1, %arg2, %arg3, %0, %1) : (!torch.tensor<[],f32>, !torch.tensor<[1],f32>, !torch.tensor<[1],i32>, !torch.tensor<[1],i64>, !torch.int<0>, !torch.int<255>) -> (!torch.tensor<[],f32>, !torch.tensor<[],i1>)
  return %2#0, %2#1 : !torch.tensor<[],f32>, !torch.tensor<[],i1>
}

// CHECK-LABEL: @fake_quantize_per_channel_affine_cachemask_backward(
// CHECK: torch.aten.mul.Tensor{{.*}} -> !torch.tensor<[n,3],f32>
func.func @fake_quantize_per_channel_affine_cachemask_backward(%arg0: !torch.tensor<[n,3],f32>, %arg1: !torch.tensor<[n,3],i1>) -> (!torch.tensor<[n,3],f32>) {
  %0 = torch.aten.fake_quantize_per_channel_affine_cachemask_backward(%arg0, %arg1) : (!torch.tensor<[n,3],f32>, !torch.tensor<[n,3],i1>) -> !torch.tensor<[n,3],f32>
  return %0 : !torch.tensor<[n,3],f32>
}

// CHECK-LABEL: @fake_quantize_per_tensor_affine_cachemask_backward(
// CHECK: torch.aten.mul.Tensor{{.*}} -> !torch.tensor<[n,3],f32>
func.func @fake_quantize_per_tensor_affine_cachemask_backward(%arg0: !torch.tensor<[n,3],f32>, %arg1: !torch.tensor<[n,3],i1>) -> (!torch.tensor<[n,3],f32>) {
  %0 = torch.aten.fake_quantize_per_tensor_affine_cachemask_backward(%arg0, %arg1) : (!torch.tensor<[n,3],f32>, !torch.tensor<[n,3],i1>) -> !torch.tensor<[n,3],f32>
  return %0 : !torch.tensor<[n,3],f32>
}
