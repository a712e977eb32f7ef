// NOTE: The checks are written by tools/dev/update_checks.py.

// RUN: torch-onnx-opt %s --decompose | FileCheck %s

// CHECK-LABEL: @householder_product(
// CHECK: %[[V0:.*]] = torch.constant dense<{{\[\[}}1.000000e+00, 0.000000e+00], [0.000000e+00, 1.000000e+00], [0.000000e+00, 0.000000e+00], [0.000000e+00, 0.000000e+00]]> : tensor<4x2xf32> -> !torch.tensor<[4,2],f32>
// CHECK: %[[V1:.*]] = torch.aten.expand_as(%[[V0]], %arg0) : {{.*}} -> !torch.tensor<[n,4,2],f32>
// CHECK: %[[V2:.*]] = torch.constant dense<{{\[\[}}1.000000e+00, 0.000000e+00], [0.000000e+00, 1.000000e+00], [0.000000e+00, 0.000000e+00], [0.000000e+00, 0.000000e+00]]> : tensor<4x2xf32> -> !torch.tensor<[4,2],f32>
// CHECK: %[[V3:.*]] = torch.aten.tril(%arg0, {{.*}}) : ({{.*}}, !torch.int<-1>) -> !torch.tensor<[n,4,2],f32>
// CHECK: %[[V4:.*]] = torch.aten.add.Tensor(%[[V3]], %[[V2]], {{.*}}) : ({{.*}}, !torch.int<1>) -> !torch.tensor<[n,4,2],f32>
// CHECK: %[[V5:.*]] = torch.aten.select.int(%[[V4]], {{.*}}) : ({{.*}}, !torch.int<-1>, !torch.int<1>) -> !torch.tensor<[n,4],f32>
// CHECK: %[[V6:.*]] = torch.aten.unsqueeze(%[[V5]], {{.*}}) : ({{.*}}, !torch.int<-1>) -> !torch.tensor<[n,4,1],f32>
// CHECK: %[[V7:.*]] = torch.aten.select.int(%arg1, {{.*}}) : ({{.*}}, !torch.int<-1>, !torch.int<1>) -> !torch.tensor<[n],f32>
// CHECK: %[[V8:.*]] = torch.aten.unsqueeze(%[[V7]], {{.*}}) : ({{.*}}, !torch.int<-1>) -> !torch.tensor<[n,1],f32>
// CHECK: %[[V9:.*]] = torch.aten.unsqueeze(%[[V8]], {{.*}}) : ({{.*}}, !torch.int<-1>) -> !torch.tensor<[n,1,1],f32>
// CHECK: %[[V10:.*]] = torch.aten.transpose.int(%[[V6]], {{.*}}) : ({{.*}}, !torch.int<-2>, !torch.int<-1>) -> !torch.tensor<[n,1,4],f32>
// CHECK: %[[V11:.*]] = torch.aten.matmul(%[[V10]], %[[V1]]) : {{.*}} -> !torch.tensor<[n,1,2],f32>
// CHECK: %[[V12:.*]] = torch.aten.matmul(%[[V6]], %[[V11]]) : {{.*}} -> !torch.tensor<[n,4,2],f32>
// CHECK: %[[V13:.*]] = torch.aten.mul.Tensor(%[[V9]], %[[V12]]) : {{.*}} -> !torch.tensor<[n,4,2],f32>
// CHECK: %[[V14:.*]] = torch.aten.sub.Tensor(%[[V1]], %[[V13]], {{.*}}) : ({{.*}}, !torch.int<1>) -> !torch.tensor<[n,4,2],f32>
// CHECK: %[[V15:.*]] = torch.aten.select.int(%[[V4]], {{.*}}) : ({{.*}}, !torch.int<-1>, !torch.int<0>) -> !torch.tensor<[n,4],f32>
// CHECK: %[[V16:.*]] = torch.aten.unsqueeze(%[[V15]], {{.*}}) : ({{.*}}, !torch.int<-1>) -> !torch.tensor<[n,4,1],f32>
// CHECK: %[[V17:.*]] = torch.aten.select.int(%arg1, {{.*}}) : ({{.*}}, !torch.int<-1>, !torch.int<0>) -> !torch.tensor<[n],f32>
// CHECK: %[[V18:.*]] = torch.aten.unsqueeze(%[[V17]], {{.*}}) : ({{.*}}, !torch.int<-1>) -> !torch.tensor<[n,1],f32>
// CHECK: %[[V19:.*]] = torch.aten.unsqueeze(%[[V18]], {{.*}}) : ({{.*}}, !torch.int<-1>) -> !torch.tensor<[n,1,1],f32>
// CHECK: %[[V20:.*]] = torch.aten.transpose.int(%[[V16]], {{.*}}) : ({{.*}}, !torch.int<-2>, !torch.int<-1>) -> !torch.tensor<[n,1,4],f32>
// CHECK: %[[V21:.*]] = torch.aten.matmul(%[[V20]], %[[V14]]) : {{.*}} -> !torch.tensor<[n,1,2],f32>
// CHECK: %[[V22:.*]] = torch.aten.matmul(%[[V16]], %[[V21]]) : {{.*}} -> !torch.tensor<[n,4,2],f32>
// CHECK: %[[V23:.*]] = torch.aten.mul.Tensor(%[[V19]], %[[V22]]) : {{.*}} -> !torch.tensor<[n,4,2],f32>
// CHECK: %[[V24:.*]] = torch.aten.sub.Tensor(%[[V14]], %[[V23]], {{.*}}) : ({{.*}}, !torch.int<1>) -> !torch.tensor<[n,4,2],f32>
// CHECK: return %[[V24]]
func.func @householder_product(%a: !torch.tensor<[n,4,2],f32>, %tau: !torch.tensor<[n,2],f32>) -> (!torch.tensor<[n,4,2],f32>) {
  %0 = torch.aten.linalg_householder_product(%a, %tau) : (!torch.tensor<[n,4,2],f32>, !torch.tensor<[n,2],f32>) -> !torch.tensor<[n,4,2],f32>
  return %0 : !torch.tensor<[n,4,2],f32>
}

// CHECK-LABEL: @geqrf(
// CHECK-NOT: torch.aten.geqrf(
// CHECK: return {{.*}} : !torch.tensor<[n,5,3],f32>, !torch.tensor<[n,3],f32>
func.func @geqrf(%arg0: !torch.tensor<[n,5,3],f32>) -> (!torch.tensor<[n,5,3],f32>, !torch.tensor<[n,3],f32>) {
  %r0, %r1 = torch.aten.geqrf(%arg0) : (!torch.tensor<[n,5,3],f32>) -> (!torch.tensor<[n,5,3],f32>, !torch.tensor<[n,3],f32>)
  return %r0, %r1 : !torch.tensor<[n,5,3],f32>, !torch.tensor<[n,3],f32>
}

// CHECK-LABEL: @ormqr(
// CHECK-NOT: torch.aten.ormqr(
// CHECK: return {{.*}} : !torch.tensor<[n,5,2],f32>
func.func @ormqr(%arg0: !torch.tensor<[n,5,3],f32>, %arg1: !torch.tensor<[n,3],f32>, %arg2: !torch.tensor<[n,5,2],f32>) -> (!torch.tensor<[n,5,2],f32>) {
  %0 = torch.constant true -> !torch.bool<true>
  %r0 = torch.aten.ormqr(%arg0, %arg1, %arg2, %0, %0) : (!torch.tensor<[n,5,3],f32>, !torch.tensor<[n,3],f32>, !torch.tensor<[n,5,2],f32>, !torch.bool<true>, !torch.bool<true>) -> !torch.tensor<[n,5,2],f32>
  return %r0 : !torch.tensor<[n,5,2],f32>
}

// CHECK-LABEL: @ormqr_from_the_right(
// CHECK-NOT: torch.aten.ormqr(
// CHECK: return {{.*}} : !torch.tensor<[n,5],f32>
func.func @ormqr_from_the_right(%arg0: !torch.tensor<[5,3],f32>, %arg1: !torch.tensor<[3],f32>, %arg2: !torch.tensor<[n,5],f32>) -> (!torch.tensor<[n,5],f32>) {
  %0 = torch.constant false -> !torch.bool<false>
  %r0 = torch.aten.ormqr(%arg0, %arg1, %arg2, %0, %0) : (!torch.tensor<[5,3],f32>, !torch.tensor<[3],f32>, !torch.tensor<[n,5],f32>, !torch.bool<false>, !torch.bool<false>) -> !torch.tensor<[n,5],f32>
  return %r0 : !torch.tensor<[n,5],f32>
}
