// NOTE: The checks are written by tools/dev/update_checks.py.

// RUN: torch-onnx-opt %s --decompose --opset 11 | FileCheck %s

// CHECK-LABEL: @gelu(
// CHECK: %[[V0:.*]] = torch.aten.div.Scalar(%arg0, {{.*}}) : ({{.*}}, !torch.float<1.4142135623730951>) -> !torch.tensor<[n,3],f32>
// CHECK: %[[V1:.*]] = torch.aten.erf(%[[V0]]) : {{.*}} -> !torch.tensor<[n,3],f32>
// CHECK: %[[V2:.*]] = torch.aten.add.Scalar(%[[V1]], {{.*}}) : ({{.*}}, !torch.int<1>, !torch.int<1>) -> !torch.tensor<[n,3],f32>
// CHECK: %[[V3:.*]] = torch.aten.mul.Tensor(%arg0, %[[V2]]) : {{.*}} -> !torch.tensor<[n,3],f32>
// CHECK: %[[V4:.*]] = torch.aten.mul.Scalar(%[[V3]], {{.*}}) : ({{.*}}, !torch.float<5.000000e-01>) -> !torch.tensor<[n,3],f32>
// CHECK: return %[[V4]]
func.func @gelu(%arg0: !torch.tensor<[n,3],f32>) -> (!torch.tensor<[n,3],f32>) {
  %0 = torch.constant "none" -> !torch.str
  %1 = torch.aten.gelu(%arg0, %0) : (!torch.tensor<[n,3],f32>, !torch.str) -> !torch.tensor<[n,3],f32>
  return %1 : !torch.tensor<[n,3],f32>
}

// CHECK-LABEL: @hardswish(
// CHECK: %[[V0:.*]] = torch.aten.hardsigmoid(%arg0) : {{.*}} -> !torch.tensor<[n,3],f32>
// CHECK: %[[V1:.*]] = torch.aten.mul.Tensor(%arg0, %[[V0]]) : {{.*}} -> !torch.tensor<[n,3],f32>
// CHECK: return %[[V1]]
func.func @hardswish(%arg0: !torch.tensor<[n,3],f32>) -> (!torch.tensor<[n,3],f32>) {
  %0 = torch.aten.hardswish(%arg0) : (!torch.tensor<[n,3],f32>) -> !torch.tensor<[n,3],f32>
  return %0 : !torch.tensor<[n,3],f32>
}

// CHECK-LABEL: @log_softmax_int(
// CHECK: %[[V0:.*]] = torch.aten.transpose.int(%arg0, {{.*}}) : ({{.*}}, !torch.int<0>, !torch.int<-1>) -> !torch.tensor<[4,3,n],f32>
// CHECK: %[[V1:.*]] = torch.aten._log_softmax(%[[V0]], {{.*}}) : ({{.*}}, !torch.int<-1>, !torch.bool<false>) -> !torch.tensor<[4,3,n],f32>
// CHECK: %[[V2:.*]] = torch.aten.transpose.int(%[[V1]], {{.*}}) : ({{.*}}, !torch.int<0>, !torch.int<-1>) -> !torch.tensor<[n,3,4],f32>
// CHECK: return %[[V2]]
func.func @log_softmax_int(%arg0: !torch.tensor<[n,3,4],f32>) -> (!torch.tensor<[n,3,4],f32>) {
  %0 = torch.constant 0 : i64 -> !torch.int<0>
  %1 = torch.constant unit -> !torch.none
  %2 = torch.aten.log_softmax.int(%arg0, %0, %1) : (!torch.tensor<[n,3,4],f32>, !torch.int<0>, !torch.none) -> !torch.tensor<[n,3,4],f32>
  return %2 : !torch.tensor<[n,3,4],f32>
}

// CHECK-LABEL: @mish(
// CHECK: %[[V0:.*]] = torch.aten.softplus(%arg0, {{.*}}) : ({{.*}}, !torch.int<1>, !torch.int<20>) -> !torch.tensor<[n,3],f32>
// CHECK: %[[V1:.*]] = torch.aten.tanh(%[[V0]]) : {{.*}} -> !torch.tensor<[n,3],f32>
// CHECK: %[[V2:.*]] = torch.aten.mul.Tensor(%arg0, %[[V1]]) : {{.*}} -> !torch.tensor<[n,3],f32>
// CHECK: return %[[V2]]
func.func @mish(%arg0: !torch.tensor<[n,3],f32>) -> (!torch.tensor<[n,3],f32>) {
  %0 = torch.aten.mish(%arg0) : (!torch.tensor<[n,3],f32>) -> !torch.tensor<[n,3],f32>
  return %0 : !torch.tensor<[n,3],f32>
}

// CHECK-LABEL: @relu_of_ints(
// CHECK: %[[V0:.*]] = torch.constant dense<0> : tensor<i64> -> !torch.tensor<[],i64>
// CHECK: %[[V1:.*]] = torch.aten.lt.Tensor(%arg0, %[[V0]]) : {{.*}} -> !torch.tensor<[n,3],i1>
// CHECK: %[[V2:.*]] = torch.aten.where.self(%[[V1]], %[[V0]], %arg0) : {{.*}} -> !torch.tensor<[n,3],i64>
// CHECK: return %[[V2]]
func.func @relu_of_ints(%arg0: !torch.tensor<[n,3],i64>) -> (!torch.tensor<[n,3],i64>) {
  %0 = torch.aten.relu(%arg0) : (!torch.tensor<[n,3],i64>) -> !torch.tensor<[n,3],i64>
  return %0 : !torch.tensor<[n,3],i64>
}

// CHECK-LABEL: @softmax_int(
// CHECK: %[[V0:.*]] = torch.aten.transpose.int(%arg0, {{.*}}) : ({{.*}}, !torch.int<0>, !torch.int<-1>) -> !torch.tensor<[4,3,n],f32>
// CHECK: %[[V1:.*]] = torch.aten._softmax(%[[V0]], {{.*}}) : ({{.*}}, !torch.int<-1>, !torch.bool<false>) -> !torch.tensor<[4,3,n],f32>
// CHECK: %[[V2:.*]] = torch.aten.transpose.int(%[[V1]], {{.*}}) : ({{.*}}, !torch.int<0>, !torch.int<-1>) -> !torch.tensor<[n,3,4],f32>
// CHECK: return %[[V2]]
func.func @softmax_int(%arg0: !torch.tensor<[n,3,4],f32>) -> (!torch.tensor<[n,3,4],f32>) {
  %0 = torch.constant 0 : i64 -> !torch.int<0>
  %1 = torch.constant unit -> !torch.none
  %2 = torch.aten.softmax.int(%arg0, %0, %1) : (!torch.tensor<[n,3,4],f32>, !torch.int<0>, !torch.none) -> !torch.tensor<[n,3,4],f32>
  return %2 : !torch.tensor<[n,3,4],f32>
}

// CHECK-LABEL: @_log_softmax(
// CHECK: %[[V0:.*]] = torch.aten.transpose.int(%arg0, {{.*}}) : ({{.*}}, !torch.int<0>, !torch.int<-1>) -> !torch.tensor<[5,3,n],f32>
// CHECK: %[[V1:.*]] = torch.aten._log_softmax(%[[V0]], {{.*}}) : ({{.*}}, !torch.int<-1>, !torch.bool<false>) -> !torch.tensor<[5,3,n],f32>
// CHECK: %[[V2:.*]] = torch.aten.transpose.int(%[[V1]], {{.*}}) : ({{.*}}, !torch.int<0>, !torch.int<-1>) -> !torch.tensor<[n,3,5],f32>
// CHECK: return %[[V2]]
func.func @_log_softmax(%arg0: !torch.tensor<[n,3,5],f32>) -> (!torch.tensor<[n,3,5],f32>) {
  %0 = torch.constant 0 : i64 -> !torch.int<0>
  %1 = torch.constant false -> !torch.bool<false>
  %2 = torch.aten._log_softmax(%arg0, %0, %1) : (!torch.tensor<[n,3,5],f32>, !torch.int<0>, !torch.bool<false>) -> !torch.tensor<[n,3,5],f32>
  return %2 : !torch.tensor<[n,3,5],f32>
}

// CHECK-LABEL: @_softmax(
// CHECK: %[[V0:.*]] = torch.aten.transpose.int(%arg0, {{.*}}) : ({{.*}}, !torch.int<0>, !torch.int<-1>) -> !torch.tensor<[5,3,n],f32>
// CHECK: %[[V1:.*]] = torch.aten._softmax(%[[V0]], {{.*}}) : ({{.*}}, !torch.int<-1>, !torch.bool<false>) -> !torch.tensor<[5,3,n],f32>
// CHECK: %[[V2:.*]] = torch.aten.transpose.int(%[[V1]], {{.*}}) : ({{.*}}, !torch.int<0>, !torch.int<-1>) -> !torch.tensor<[n,3,5],f32>
// CHECK: return %[[V2]]
func.func @_softmax(%arg0: !torch.tensor<[n,3,5],f32>) -> (!torch.tensor<[n,3,5],f32>) {
  %0 = torch.constant 0 : i64 -> !torch.int<0>
  %1 = torch.constant false -> !torch.bool<false>
  %2 = torch.aten._softmax(%arg0, %0, %1) : (!torch.tensor<[n,3,5],f32>, !torch.int<0>, !torch.bool<false>) -> !torch.tensor<[n,3,5],f32>
  return %2 : !torch.tensor<[n,3,5],f32>
}
