// NOTE: The checks are written by tools/dev/update_checks.py.

// RUN: torch-onnx-opt %s --decompose --opset 11 | FileCheck %s

// CHECK-LABEL: @scatter_add(
// CHECK: %[[V0:.*]] = torch.constant dense<0.000000e+00> : tensor<f32> -> !torch.tensor<[],f32>
// CHECK: %[[V1:.*]] = torch.constant dense<[0, 1, 2, 3, 4]> : tensor<5xi64> -> !torch.tensor<[5],i64>
// CHECK: %[[V2:.*]] = torch.aten.unsqueeze(%arg1, {{.*}}) : ({{.*}}, !torch.int<2>) -> !torch.tensor<[n,7,1],i64>
// CHECK: %[[V3:.*]] = torch.aten.eq.Tensor(%[[V2]], %[[V1]]) : {{.*}} -> !torch.tensor<[n,7,5],i1>
// CHECK: %[[V4:.*]] = torch.aten.unsqueeze(%arg2, {{.*}}) : ({{.*}}, !torch.int<2>) -> !torch.tensor<[n,7,1],f32>
// CHECK: %[[V5:.*]] = torch.aten.where.self(%[[V3]], %[[V4]], %[[V0]]) : {{.*}} -> !torch.tensor<[n,7,5],f32>
// CHECK: %[[V6:.*]] = torch.prim.ListConstruct({{.*}}) : (!torch.int<1>) -> !torch.list<[!torch.int<1>]>
// CHECK: %[[V7:.*]] = torch.aten.sum.dim_IntList(%[[V5]], %[[V6]], {{.*}}) : ({{.*}}, !torch.bool<false>, !torch.none) -> !torch.tensor<[n,5],f32>
// CHECK: %[[V8:.*]] = torch.aten.add.Tensor(%arg0, %[[V7]], {{.*}}) : ({{.*}}, !torch.int<1>) -> !torch.tensor<[n,5],f32>
// CHECK: return %[[V8]]
func.func @scatter_add(%arg0: !torch.tensor<[n,5],f32>, %arg1: !torch.tensor<[n,7],i64>, %arg2: !torch.tensor<[n,7],f32>) -> (!torch.tensor<[n,5],f32>) {
  %0 = torch.constant 1 : i64 -> !torch.int<1>
  %1 = torch.aten.scatter_add(%arg0, %0, %arg1, %arg2) : (!torch.tensor<[n,5],f32>, !torch.int<1>, !torch.tensor<[n,7],i64>, !torch.tensor<[n,7],f32>) -> !torch.tensor<[n,5],f32>
  return %1 : !torch.tensor<[n,5],f32>
}

// CHECK-LABEL: @scatter_add_of_ints(
// CHECK: %[[V0:.*]] = torch.constant dense<0> : tensor<i64> -> !torch.tensor<[],i64>
// CHECK: %[[V1:.*]] = torch.constant dense<[0, 1, 2, 3, 4]> : tensor<5xi64> -> !torch.tensor<[5],i64>
// CHECK: %[[V2:.*]] = torch.aten.unsqueeze(%arg1, {{.*}}) : ({{.*}}, !torch.int<2>) -> !torch.tensor<[n,7,1],i64>
// CHECK: %[[V3:.*]] = torch.aten.eq.Tensor(%[[V2]], %[[V1]]) : {{.*}} -> !torch.tensor<[n,7,5],i1>
// CHECK: %[[V4:.*]] = torch.aten.unsqueeze(%arg2, {{.*}}) : ({{.*}}, !torch.int<2>) -> !torch.tensor<[n,7,1],i64>
// CHECK: %[[V5:.*]] = torch.aten.where.self(%[[V3]], %[[V4]], %[[V0]]) : {{.*}} -> !torch.tensor<[n,7,5],i64>
// CHECK: %[[V6:.*]] = torch.prim.ListConstruct({{.*}}) : (!torch.int<1>) -> !torch.list<[!torch.int<1>]>
// CHECK: %[[V7:.*]] = torch.aten.sum.dim_IntList(%[[V5]], %[[V6]], {{.*}}) : ({{.*}}, !torch.bool<false>, !torch.none) -> !torch.tensor<[n,5],i64>
// CHECK: %[[V8:.*]] = torch.aten.add.Tensor(%arg0, %[[V7]], {{.*}}) : ({{.*}}, !torch.int<1>) -> !torch.tensor<[n,5],i64>
// CHECK: return %[[V8]]
func.func @scatter_add_of_ints(%arg0: !torch.tensor<[n,5],i64>, %arg1: !torch.tensor<[n,7],i64>, %arg2: !torch.tensor<[n,7],i64>) -> (!torch.tensor<[n,5],i64>) {
  %0 = torch.constant 1 : i64 -> !torch.int<1>
  %1 = torch.aten.scatter_add(%arg0, %0, %arg1, %arg2) : (!torch.tensor<[n,5],i64>, !torch.int<1>, !torch.tensor<[n,7],i64>, !torch.tensor<[n,7],i64>) -> !torch.tensor<[n,5],i64>
  return %1 : !torch.tensor<[n,5],i64>
}

// CHECK-LABEL: @scatter_reduce_two(
// CHECK: %[[V0:.*]] = torch.constant dense<0.000000e+00> : tensor<f32> -> !torch.tensor<[],f32>
// CHECK: %[[V1:.*]] = torch.constant dense<[0, 1, 2, 3, 4]> : tensor<5xi64> -> !torch.tensor<[5],i64>
// CHECK: %[[V2:.*]] = torch.aten.unsqueeze(%arg1, {{.*}}) : ({{.*}}, !torch.int<2>) -> !torch.tensor<[n,7,1],i64>
// CHECK: %[[V3:.*]] = torch.aten.eq.Tensor(%[[V2]], %[[V1]]) : {{.*}} -> !torch.tensor<[n,7,5],i1>
// CHECK: %[[V4:.*]] = torch.aten.unsqueeze(%arg2, {{.*}}) : ({{.*}}, !torch.int<2>) -> !torch.tensor<[n,7,1],f32>
// CHECK: %[[V5:.*]] = torch.aten.where.self(%[[V3]], %[[V4]], %[[V0]]) : {{.*}} -> !torch.tensor<[n,7,5],f32>
// CHECK: %[[V6:.*]] = torch.prim.ListConstruct({{.*}}) : (!torch.int<1>) -> !torch.list<[!torch.int<1>]>
// CHECK: %[[V7:.*]] = torch.aten.sum.dim_IntList(%[[V5]], %[[V6]], {{.*}}) : ({{.*}}, !torch.bool<false>, !torch.none) -> !torch.tensor<[n,5],f32>
// CHECK: %[[V8:.*]] = torch.aten.add.Tensor(%arg0, %[[V7]], {{.*}}) : ({{.*}}, !torch.int<1>) -> !torch.tensor<[n,5],f32>
// CHECK: return %[[V8]]
func.func @scatter_reduce_two(%arg0: !torch.tensor<[n,5],f32>, %arg1: !torch.tensor<[n,7],i64>, %arg2: !torch.tensor<[n,7],f32>) -> (!torch.tensor<[n,5],f32>) {
  %0 = torch.constant 1 : i64 -> !torch.int<1>
  %1 = torch.constant "sum" -> !torch.str
  %2 = torch.constant true -> !torch.bool<true>
  %3 = torch.aten.scatter_reduce.two(%arg0, %0, %arg1, %arg2, %1, %2) : (!torch.tensor<[n,5],f32>, !torch.int<1>, !torch.tensor<[n,7],i64>, !torch.tensor<[n,7],f32>, !torch.str, !torch.bool<true>) -> !torch.tensor<[n,5],f32>
  return %3 : !torch.tensor<[n,5],f32>
}

// CHECK-LABEL: @scatter_reduce_two_of_ints(
// CHECK: %[[V0:.*]] = torch.constant dense<0> : tensor<i64> -> !torch.tensor<[],i64>
// CHECK: %[[V1:.*]] = torch.constant dense<[0, 1, 2, 3, 4]> : tensor<5xi64> -> !torch.tensor<[5],i64>
// CHECK: %[[V2:.*]] = torch.aten.unsqueeze(%arg1, {{.*}}) : ({{.*}}, !torch.int<2>) -> !torch.tensor<[n,7,1],i64>
// CHECK: %[[V3:.*]] = torch.aten.eq.Tensor(%[[V2]], %[[V1]]) : {{.*}} -> !torch.tensor<[n,7,5],i1>
// CHECK: %[[V4:.*]] = torch.aten.unsqueeze(%arg2, {{.*}}) : ({{.*}}, !torch.int<2>) -> !torch.tensor<[n,7,1],i64>
// CHECK: %[[V5:.*]] = torch.aten.where.self(%[[V3]], %[[V4]], %[[V0]]) : {{.*}} -> !torch.tensor<[n,7,5],i64>
// CHECK: %[[V6:.*]] = torch.prim.ListConstruct({{.*}}) : (!torch.int<1>) -> !torch.list<[!torch.int<1>]>
// CHECK: %[[V7:.*]] = torch.aten.sum.dim_IntList(%[[V5]], %[[V6]], {{.*}}) : ({{.*}}, !torch.bool<false>, !torch.none) -> !torch.tensor<[n,5],i64>
// CHECK: %[[V8:.*]] = torch.aten.add.Tensor(%arg0, %[[V7]], {{.*}}) : ({{.*}}, !torch.int<1>) -> !torch.tensor<[n,5],i64>
// CHECK: return %[[V8]]
func.func @scatter_reduce_two_of_ints(%arg0: !torch.tensor<[n,5],i64>, %arg1: !torch.tensor<[n,7],i64>, %arg2: !torch.tensor<[n,7],i64>) -> (!torch.tensor<[n,5],i64>) {
  %0 = torch.constant 1 : i64 -> !torch.int<1>
  %1 = torch.constant "sum" -> !torch.str
  %2 = torch.constant true -> !torch.bool<true>
  %3 = torch.aten.scatter_reduce.two(%arg0, %0, %arg1, %arg2, %1, %2) : (!torch.tensor<[n,5],i64>, !torch.int<1>, !torch.tensor<[n,7],i64>, !torch.tensor<[n,7],i64>, !torch.str, !torch.bool<true>) -> !torch.tensor<[n,5],i64>
  return %3 : !torch.tensor<[n,5],i64>
}
