// NOTE: The checks are written by tools/dev/update_checks.py.

// RUN: torch-onnx-opt %s --decompose --opset 13 | FileCheck %s

// CHECK-LABEL: @scatter_reduce(
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
func.func @scatter_reduce(%arg0: !torch.tensor<[n,5],f32>, %arg1: !torch.tensor<[n,7],i64>, %arg2: !torch.tensor<[n,7],f32>) -> (!torch.tensor<[n,5],f32>) {
  %0 = torch.constant 1 : i64 -> !torch.int<1>
  %1 = torch.constant "add" -> !torch.str
  %2 = torch.aten.scatter.reduce(%arg0, %0, %arg1, %arg2, %1) : (!torch.tensor<[n,5],f32>, !torch.int<1>, !torch.tensor<[n,7],i64>, !torch.tensor<[n,7],f32>, !torch.str) -> !torch.tensor<[n,5],f32>
  return %2 : !torch.tensor<[n,5],f32>
}
