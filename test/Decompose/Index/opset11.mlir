// NOTE: The checks are written by tools/dev/update_checks.py.

// RUN: torch-onnx-opt %s --decompose --opset 11 | FileCheck %s

// CHECK-LABEL: @tril(
// CHECK: %[[V0:.*]] = torch.constant dense<{{\[\[}}true, false, false, false, false, false], [true, true, false, false, false, false], [true, true, true, false, false, false], [true, true, true, true, false, false]]> : tensor<4x6xi1> -> !torch.tensor<[4,6],i1>
// CHECK: %[[V1:.*]] = torch.constant dense<0.000000e+00> : tensor<f32> -> !torch.tensor<[],f32>
// CHECK: %[[V2:.*]] = torch.aten.where.self(%[[V0]], %arg0, %[[V1]]) : {{.*}} -> !torch.tensor<[n,4,6],f32>
// CHECK: return %[[V2]]
func.func @tril(%arg0: !torch.tensor<[n,4,6],f32>) -> (!torch.tensor<[n,4,6],f32>) {
  %0 = torch.constant 0 : i64 -> !torch.int<0>
  %1 = torch.aten.tril(%arg0, %0) : (!torch.tensor<[n,4,6],f32>, !torch.int<0>) -> !torch.tensor<[n,4,6],f32>
  return %1 : !torch.tensor<[n,4,6],f32>
}

// CHECK-LABEL: @tril_of_ints(
// CHECK: %[[V0:.*]] = torch.constant dense<{{\[\[}}true, false, false, false, false, false], [true, true, false, false, false, false], [true, true, true, false, false, false], [true, true, true, true, false, false]]> : tensor<4x6xi1> -> !torch.tensor<[4,6],i1>
// CHECK: %[[V1:.*]] = torch.constant dense<0> : tensor<i64> -> !torch.tensor<[],i64>
// CHECK: %[[V2:.*]] = torch.aten.where.self(%[[V0]], %arg0, %[[V1]]) : {{.*}} -> !torch.tensor<[n,4,6],i64>
// CHECK: return %[[V2]]
func.func @tril_of_ints(%arg0: !torch.tensor<[n,4,6],i64>) -> (!torch.tensor<[n,4,6],i64>) {
  %0 = torch.constant 0 : i64 -> !torch.int<0>
  %1 = torch.aten.tril(%arg0, %0) : (!torch.tensor<[n,4,6],i64>, !torch.int<0>) -> !torch.tensor<[n,4,6],i64>
  return %1 : !torch.tensor<[n,4,6],i64>
}

// CHECK-LABEL: @triu(
// CHECK: %[[V0:.*]] = torch.constant dense<{{\[\[}}true, true, true, true, true, true], [false, true, true, true, true, true], [false, false, true, true, true, true], [false, false, false, true, true, true]]> : tensor<4x6xi1> -> !torch.tensor<[4,6],i1>
// CHECK: %[[V1:.*]] = torch.constant dense<0.000000e+00> : tensor<f32> -> !torch.tensor<[],f32>
// CHECK: %[[V2:.*]] = torch.aten.where.self(%[[V0]], %arg0, %[[V1]]) : {{.*}} -> !torch.tensor<[n,4,6],f32>
// CHECK: return %[[V2]]
func.func @triu(%arg0: !torch.tensor<[n,4,6],f32>) -> (!torch.tensor<[n,4,6],f32>) {
  %0 = torch.constant 0 : i64 -> !torch.int<0>
  %1 = torch.aten.triu(%arg0, %0) : (!torch.tensor<[n,4,6],f32>, !torch.int<0>) -> !torch.tensor<[n,4,6],f32>
  return %1 : !torch.tensor<[n,4,6],f32>
}

// CHECK-LABEL: @triu_of_ints(
// CHECK: %[[V0:.*]] = torch.constant dense<{{\[\[}}true, true, true, true, true, true], [false, true, true, true, true, true], [false, false, true, true, true, true], [false, false, false, true, true, true]]> : tensor<4x6xi1> -> !torch.tensor<[4,6],i1>
// CHECK: %[[V1:.*]] = torch.constant dense<0> : tensor<i64> -> !torch.tensor<[],i64>
// CHECK: %[[V2:.*]] = torch.aten.where.self(%[[V0]], %arg0, %[[V1]]) : {{.*}} -> !torch.tensor<[n,4,6],i64>
// CHECK: return %[[V2]]
func.func @triu_of_ints(%arg0: !torch.tensor<[n,4,6],i64>) -> (!torch.tensor<[n,4,6],i64>) {
  %0 = torch.constant 0 : i64 -> !torch.int<0>
  %1 = torch.aten.triu(%arg0, %0) : (!torch.tensor<[n,4,6],i64>, !torch.int<0>) -> !torch.tensor<[n,4,6],i64>
  return %1 : !torch.tensor<[n,4,6],i64>
}
