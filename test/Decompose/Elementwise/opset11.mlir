// NOTE: The checks are written by tools/dev/update_checks.py.

// RUN: torch-onnx-opt %s --decompose --opset 11 | FileCheck %s

// CHECK-LABEL: @clamp_of_ints(
// CHECK: %[[V0:.*]] = torch.constant dense<-1> : tensor<i64> -> !torch.tensor<[],i64>
// CHECK: %[[V1:.*]] = torch.aten.lt.Tensor(%arg0, %[[V0]]) : {{.*}} -> !torch.tensor<[n,3],i1>
// CHECK: %[[V2:.*]] = torch.aten.where.self(%[[V1]], %[[V0]], %arg0) : {{.*}} -> !torch.tensor<[n,3],i64>
// CHECK: %[[V3:.*]] = torch.constant dense<2> : tensor<i64> -> !torch.tensor<[],i64>
// CHECK: %[[V4:.*]] = torch.aten.lt.Tensor(%[[V2]], %[[V3]]) : {{.*}} -> !torch.tensor<[n,3],i1>
// CHECK: %[[V5:.*]] = torch.aten.where.self(%[[V4]], %[[V2]], %[[V3]]) : {{.*}} -> !torch.tensor<[n,3],i64>
// CHECK: return %[[V5]]
func.func @clamp_of_ints(%arg0: !torch.tensor<[n,3],i64>) -> (!torch.tensor<[n,3],i64>) {
  %0 = torch.constant -1 : i64 -> !torch.int<-1>
  %1 = torch.constant 2 : i64 -> !torch.int<2>
  %2 = torch.aten.clamp(%arg0, %0, %1) : (!torch.tensor<[n,3],i64>, !torch.int<-1>, !torch.int<2>) -> !torch.tensor<[n,3],i64>
  return %2 : !torch.tensor<[n,3],i64>
}

// CHECK-LABEL: @ge_Scalar(
// CHECK: %[[V0:.*]] = torch.aten.gt.Scalar(%arg0, {{.*}}) : ({{.*}}, !torch.int<1>) -> !torch.tensor<[n,3],i1>
// CHECK: %[[V1:.*]] = torch.aten.eq.Scalar(%arg0, {{.*}}) : ({{.*}}, !torch.int<1>) -> !torch.tensor<[n,3],i1>
// CHECK: %[[V2:.*]] = torch.aten.logical_or(%[[V0]], %[[V1]]) : {{.*}} -> !torch.tensor<[n,3],i1>
// CHECK: return %[[V2]]
func.func @ge_Scalar(%arg0: !torch.tensor<[n,3],f32>) -> (!torch.tensor<[n,3],i1>) {
  %0 = torch.constant 1 : i64 -> !torch.int<1>
  %1 = torch.aten.ge.Scalar(%arg0, %0) : (!torch.tensor<[n,3],f32>, !torch.int<1>) -> !torch.tensor<[n,3],i1>
  return %1 : !torch.tensor<[n,3],i1>
}

// CHECK-LABEL: @ge_Scalar_of_ints(
// CHECK: %[[V0:.*]] = torch.aten.gt.Scalar(%arg0, {{.*}}) : ({{.*}}, !torch.int<1>) -> !torch.tensor<[n,3],i1>
// CHECK: %[[V1:.*]] = torch.aten.eq.Scalar(%arg0, {{.*}}) : ({{.*}}, !torch.int<1>) -> !torch.tensor<[n,3],i1>
// CHECK: %[[V2:.*]] = torch.aten.logical_or(%[[V0]], %[[V1]]) : {{.*}} -> !torch.tensor<[n,3],i1>
// CHECK: return %[[V2]]
func.func @ge_Scalar_of_ints(%arg0: !torch.tensor<[n,3],i64>) -> (!torch.tensor<[n,3],i1>) {
  %0 = torch.constant 1 : i64 -> !torch.int<1>
  %1 = torch.aten.ge.Scalar(%arg0, %0) : (!torch.tensor<[n,3],i64>, !torch.int<1>) -> !torch.tensor<[n,3],i1>
  return %1 : !torch.tensor<[n,3],i1>
}

// CHECK-LABEL: @ge_Tensor(
// CHECK: %[[V0:.*]] = torch.aten.gt.Tensor(%arg0, %arg1) : {{.*}} -> !torch.tensor<[n,3],i1>
// CHECK: %[[V1:.*]] = torch.aten.eq.Tensor(%arg0, %arg1) : {{.*}} -> !torch.tensor<[n,3],i1>
// CHECK: %[[V2:.*]] = torch.aten.logical_or(%[[V0]], %[[V1]]) : {{.*}} -> !torch.tensor<[n,3],i1>
// CHECK: return %[[V2]]
func.func @ge_Tensor(%arg0: !torch.tensor<[n,3],f32>, %arg1: !torch.tensor<[3],f32>) -> (!torch.tensor<[n,3],i1>) {
  %0 = torch.aten.ge.Tensor(%arg0, %arg1) : (!torch.tensor<[n,3],f32>, !torch.tensor<[3],f32>) -> !torch.tensor<[n,3],i1>
  return %0 : !torch.tensor<[n,3],i1>
}

// CHECK-LABEL: @ge_Tensor_of_ints(
// CHECK: %[[V0:.*]] = torch.aten.gt.Tensor(%arg0, %arg1) : {{.*}} -> !torch.tensor<[n,3],i1>
// CHECK: %[[V1:.*]] = torch.aten.eq.Tensor(%arg0, %arg1) : {{.*}} -> !torch.tensor<[n,3],i1>
// CHECK: %[[V2:.*]] = torch.aten.logical_or(%[[V0]], %[[V1]]) : {{.*}} -> !torch.tensor<[n,3],i1>
// CHECK: return %[[V2]]
func.func @ge_Tensor_of_ints(%arg0: !torch.tensor<[n,3],i64>, %arg1: !torch.tensor<[3],i64>) -> (!torch.tensor<[n,3],i1>) {
  %0 = torch.aten.ge.Tensor(%arg0, %arg1) : (!torch.tensor<[n,3],i64>, !torch.tensor<[3],i64>) -> !torch.tensor<[n,3],i1>
  return %0 : !torch.tensor<[n,3],i1>
}

// CHECK-LABEL: @le_Scalar(
// CHECK: %[[V0:.*]] = torch.aten.lt.Scalar(%arg0, {{.*}}) : ({{.*}}, !torch.int<1>) -> !torch.tensor<[n,3],i1>
// CHECK: %[[V1:.*]] = torch.aten.eq.Scalar(%arg0, {{.*}}) : ({{.*}}, !torch.int<1>) -> !torch.tensor<[n,3],i1>
// CHECK: %[[V2:.*]] = torch.aten.logical_or(%[[V0]], %[[V1]]) : {{.*}} -> !torch.tensor<[n,3],i1>
// CHECK: return %[[V2]]
func.func @le_Scalar(%arg0: !torch.tensor<[n,3],f32>) -> (!torch.tensor<[n,3],i1>) {
  %0 = torch.constant 1 : i64 -> !torch.int<1>
  %1 = torch.aten.le.Scalar(%arg0, %0) : (!torch.tensor<[n,3],f32>, !torch.int<1>) -> !torch.tensor<[n,3],i1>
  return %1 : !torch.tensor<[n,3],i1>
}

// CHECK-LABEL: @le_Scalar_of_ints(
// CHECK: %[[V0:.*]] = torch.aten.lt.Scalar(%arg0, {{.*}}) : ({{.*}}, !torch.int<1>) -> !torch.tensor<[n,3],i1>
// CHECK: %[[V1:.*]] = torch.aten.eq.Scalar(%arg0, {{.*}}) : ({{.*}}, !torch.int<1>) -> !torch.tensor<[n,3],i1>
// CHECK: %[[V2:.*]] = torch.aten.logical_or(%[[V0]], %[[V1]]) : {{.*}} -> !torch.tensor<[n,3],i1>
// CHECK: return %[[V2]]
func.func @le_Scalar_of_ints(%arg0: !torch.tensor<[n,3],i64>) -> (!torch.tensor<[n,3],i1>) {
  %0 = torch.constant 1 : i64 -> !torch.int<1>
  %1 = torch.aten.le.Scalar(%arg0, %0) : (!torch.tensor<[n,3],i64>, !torch.int<1>) -> !torch.tensor<[n,3],i1>
  return %1 : !torch.tensor<[n,3],i1>
}

// CHECK-LABEL: @le_Tensor(
// CHECK: %[[V0:.*]] = torch.aten.lt.Tensor(%arg0, %arg1) : {{.*}} -> !torch.tensor<[n,3],i1>
// CHECK: %[[V1:.*]] = torch.aten.eq.Tensor(%arg0, %arg1) : {{.*}} -> !torch.tensor<[n,3],i1>
// CHECK: %[[V2:.*]] = torch.aten.logical_or(%[[V0]], %[[V1]]) : {{.*}} -> !torch.tensor<[n,3],i1>
// CHECK: return %[[V2]]
func.func @le_Tensor(%arg0: !torch.tensor<[n,3],f32>, %arg1: !torch.tensor<[3],f32>) -> (!torch.tensor<[n,3],i1>) {
  %0 = torch.aten.le.Tensor(%arg0, %arg1) : (!torch.tensor<[n,3],f32>, !torch.tensor<[3],f32>) -> !torch.tensor<[n,3],i1>
  return %0 : !torch.tensor<[n,3],i1>
}

// CHECK-LABEL: @le_Tensor_of_ints(
// CHECK: %[[V0:.*]] = torch.aten.lt.Tensor(%arg0, %arg1) : {{.*}} -> !torch.tensor<[n,3],i1>
// CHECK: %[[V1:.*]] = torch.aten.eq.Tensor(%arg0, %arg1) : {{.*}} -> !torch.tensor<[n,3],i1>
// CHECK: %[[V2:.*]] = torch.aten.logical_or(%[[V0]], %[[V1]]) : {{.*}} -> !torch.tensor<[n,3],i1>
// CHECK: return %[[V2]]
func.func @le_Tensor_of_ints(%arg0: !torch.tensor<[n,3],i64>, %arg1: !torch.tensor<[3],i64>) -> (!torch.tensor<[n,3],i1>) {
  %0 = torch.aten.le.Tensor(%arg0, %arg1) : (!torch.tensor<[n,3],i64>, !torch.tensor<[3],i64>) -> !torch.tensor<[n,3],i1>
  return %0 : !torch.tensor<[n,3],i1>
}

// CHECK-LABEL: @maximum_of_ints(
// CHECK: %[[V0:.*]] = torch.aten.lt.Tensor(%arg0, %arg1) : {{.*}} -> !torch.tensor<[n,3],i1>
// CHECK: %[[V1:.*]] = torch.aten.where.self(%[[V0]], %arg1, %arg0) : {{.*}} -> !torch.tensor<[n,3],i64>
// CHECK: return %[[V1]]
func.func @maximum_of_ints(%arg0: !torch.tensor<[n,3],i64>, %arg1: !torch.tensor<[3],i64>) -> (!torch.tensor<[n,3],i64>) {
  %0 = torch.aten.maximum(%arg0, %arg1) : (!torch.tensor<[n,3],i64>, !torch.tensor<[3],i64>) -> !torch.tensor<[n,3],i64>
  return %0 : !torch.tensor<[n,3],i64>
}

// CHECK-LABEL: @minimum_of_ints(
// CHECK: %[[V0:.*]] = torch.aten.lt.Tensor(%arg0, %arg1) : {{.*}} -> !torch.tensor<[n,3],i1>
// CHECK: %[[V1:.*]] = torch.aten.where.self(%[[V0]], %arg0, %arg1) : {{.*}} -> !torch.tensor<[n,3],i64>
// CHECK: return %[[V1]]
func.func @minimum_of_ints(%arg0: !torch.tensor<[n,3],i64>, %arg1: !torch.tensor<[3],i64>) -> (!torch.tensor<[n,3],i64>) {
  %0 = torch.aten.minimum(%arg0, %arg1) : (!torch.tensor<[n,3],i64>, !torch.tensor<[3],i64>) -> !torch.tensor<[n,3],i64>
  return %0 : !torch.tensor<[n,3],i64>
}
