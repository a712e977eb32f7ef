// NOTE: The checks are written by tools/dev/update_checks.py.

// RUN: torch-onnx-opt %s --decompose | FileCheck %s

// CHECK-LABEL: @poisson(
// CHECK-NOT: torch.aten.poisson(
// CHECK: return {{.*}} : !torch.tensor<[n,3],f32>
func.func @poisson(%arg0: !torch.tensor<[n,3],f32>) -> !torch.tensor<[n,3],f32> {
  %0 = torch.constant unit -> !torch.none
  %1 = torch.aten.poisson(%arg0, %0) : (!torch.tensor<[n,3],f32>, !torch.none) -> !torch.tensor<[n,3],f32>
  return %1 : !torch.tensor<[n,3],f32>
}

// CHECK-LABEL: @binomial(
// CHECK: %[[V0:.*]] = torch.aten.add.Tensor(%arg0, %arg1, {{.*}}) : ({{.*}}, !torch.int<1>) -> !torch.tensor<[n,3],f32>
// CHECK: %[[V1:.*]] = torch.aten.mul.Scalar(%[[V0]], {{.*}}) : ({{.*}}, !torch.int<0>) -> !torch.tensor<[n,3],f32>
// CHECK: %[[V2:.*]] = torch.aten.to.dtype(%[[V1]], {{.*}}) : ({{.*}}, !torch.int<7>, !torch.bool<false>, !torch.bool<false>, !torch.none) -> !torch.tensor<[n,3],f64>
// CHECK: %[[V3:.*]] = torch.aten.full_like(%[[V2]], {{.*}}) : ({{.*}}, !torch.int<0>, !torch.int<7>, !torch.none, !torch.none, !torch.none, !torch.none) -> !torch.tensor<[n,3],f64>
// CHECK: %[[V4:.*]] = torch.aten.add.Tensor(%[[V3]], %arg0, {{.*}}) : ({{.*}}, !torch.int<1>) -> !torch.tensor<[n,3],f64>
// CHECK: %[[V5:.*]] = torch.aten.add.Tensor(%[[V3]], %arg1, {{.*}}) : ({{.*}}, !torch.int<1>) -> !torch.tensor<[n,3],f64>
// CHECK: %[[V6:.*]] = torch.aten.flatten.using_ints(%[[V4]], {{.*}}) : ({{.*}}, !torch.int<0>, !torch.int<-1>) -> !torch.tensor<["3*n"],f64>
// CHECK: %[[V7:.*]] = torch.constant dense<0.000000e+00> : tensor<1xf64> -> !torch.tensor<[1],f64>
// CHECK: %[[V8:.*]] = torch.prim.ListConstruct(%[[V6]], %[[V7]]) : {{.*}} -> !torch.list<[!torch.tensor<["3*n"],f64>, !torch.tensor<[1],f64>]>
// CHECK: %[[V9:.*]] = torch.aten.cat(%[[V8]], {{.*}}) : ({{.*}}, !torch.int<0>) -> !torch.tensor<["3*n+1"],f64>
// CHECK: %[[V10:.*]] = torch.prim.ListConstruct() : {{.*}} -> !torch.list<[]>
// CHECK: %[[V11:.*]] = torch.aten.amax(%[[V9]], %[[V10]], {{.*}}) : ({{.*}}, !torch.bool<false>) -> !torch.tensor<[],f64>
// CHECK: %[[V12:.*]] = torch.aten.Int.Tensor(%[[V11]]) : {{.*}} -> !torch.int<u0>
// CHECK: %[[V13:.*]] = torch.prim.Loop %[[V12]], {{.*}}, %[[V3]] : (!torch.int<u0>, !torch.bool<true>, !torch.tensor<[n,3],f64>) -> !torch.tensor<[n,3],f64> {
// CHECK: %[[V14:.*]] = torch.aten.rand_like(%[[V5]], {{.*}}) : ({{.*}}, !torch.none, !torch.none, !torch.none, !torch.none, !torch.none) -> !torch.tensor<[n,3],f64>
// CHECK: %[[V15:.*]] = torch.aten.lt.Tensor(%[[V14]], %[[V5]]) : {{.*}} -> !torch.tensor<[n,3],i1>
// CHECK: %[[V16:.*]] = torch.aten.add.int(%arg2, {{.*}}) : ({{.*}}, !torch.int<1>) -> !torch.int
// CHECK: %[[V17:.*]] = torch.aten.ge.Scalar(%[[V4]], %[[V16]]) : {{.*}} -> !torch.tensor<[n,3],i1>
// CHECK: %[[V18:.*]] = torch.aten.logical_and(%[[V15]], %[[V17]]) : {{.*}} -> !torch.tensor<[n,3],i1>
// CHECK: %[[V19:.*]] = torch.aten.to.dtype(%[[V18]], {{.*}}) : ({{.*}}, !torch.int<7>, !torch.bool<false>, !torch.bool<false>, !torch.none) -> !torch.tensor<[n,3],f64>
// CHECK: %[[V20:.*]] = torch.aten.add.Tensor(%arg3, %[[V19]], {{.*}}) : ({{.*}}, !torch.int<1>) -> !torch.tensor<[n,3],f64>
// CHECK: torch.prim.yield {{.*}}, %[[V20]] : !torch.bool<true>, !torch.tensor<[n,3],f64>
// CHECK: %[[V21:.*]] = torch.aten.to.dtype(%[[V13]], {{.*}}) : ({{.*}}, !torch.int<6>, !torch.bool<false>, !torch.bool<false>, !torch.none) -> !torch.tensor<[n,3],f32>
// CHECK: return %[[V21]]
func.func @binomial(%arg0: !torch.tensor<[n,3],f32>, %arg1: !torch.tensor<[n,3],f32>) -> !torch.tensor<[n,3],f32> {
  %0 = torch.constant unit -> !torch.none
  %1 = torch.aten.binomial(%arg0, %arg1, %0) : (!torch.tensor<[n,3],f32>, !torch.tensor<[n,3],f32>, !torch.none) -> !torch.tensor<[n,3],f32>
  return %1 : !torch.tensor<[n,3],f32>
}
