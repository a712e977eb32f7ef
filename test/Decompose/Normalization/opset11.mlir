// NOTE: The checks are written by tools/dev/update_checks.py.

// RUN: torch-onnx-opt %s --decompose --opset 11 | FileCheck %s

// CHECK-LABEL: @layer_norm(
// CHECK: %[[V0:.*]] = torch.prim.ListConstruct({{.*}}) : (!torch.int<1>, !torch.int<2>) -> !torch.list<[!torch.int<1>, !torch.int<2>]>
// CHECK: %[[V1:.*]] = torch.aten.mean.dim(%arg0, %[[V0]], {{.*}}) : ({{.*}}, !torch.bool<true>, !torch.none) -> !torch.tensor<[n,1,1],f32>
// CHECK: %[[V2:.*]] = torch.aten.sub.Tensor(%arg0, %[[V1]], {{.*}}) : ({{.*}}, !torch.int<1>) -> !torch.tensor<[n,3,4],f32>
// CHECK: %[[V3:.*]] = torch.aten.mul.Tensor(%[[V2]], %[[V2]]) : {{.*}} -> !torch.tensor<[n,3,4],f32>
// CHECK: %[[V4:.*]] = torch.prim.ListConstruct({{.*}}) : (!torch.int<1>, !torch.int<2>) -> !torch.list<[!torch.int<1>, !torch.int<2>]>
// CHECK: %[[V5:.*]] = torch.aten.mean.dim(%[[V3]], %[[V4]], {{.*}}) : ({{.*}}, !torch.bool<true>, !torch.none) -> !torch.tensor<[n,1,1],f32>
// CHECK: %[[V6:.*]] = torch.aten.add.Scalar(%[[V5]], {{.*}}) : ({{.*}}, !torch.float<1.000000e-05>, !torch.int<1>) -> !torch.tensor<[n,1,1],f32>
// CHECK: %[[V7:.*]] = torch.constant dense<1.000000e+00> : tensor<f32> -> !torch.tensor<[],f32>
// CHECK: %[[V8:.*]] = torch.aten.sqrt(%[[V6]]) : {{.*}} -> !torch.tensor<[n,1,1],f32>
// CHECK: %[[V9:.*]] = torch.aten.div.Tensor(%[[V7]], %[[V8]]) : {{.*}} -> !torch.tensor<[n,1,1],f32>
// CHECK: %[[V10:.*]] = torch.aten.mul.Tensor(%[[V2]], %[[V9]]) : {{.*}} -> !torch.tensor<[n,3,4],f32>
// CHECK: return %[[V10]]
func.func @layer_norm(%arg0: !torch.tensor<[n,3,4],f32>) -> (!torch.tensor<[n,3,4],f32>) {
  %0 = torch.constant 3 : i64 -> !torch.int<3>
  %1 = torch.constant 4 : i64 -> !torch.int<4>
  %2 = torch.constant unit -> !torch.none
  %3 = torch.constant 1.000000e-05 : f64 -> !torch.float<1.000000e-05>
  %4 = torch.constant true -> !torch.bool<true>
  %5 = torch.prim.ListConstruct(%0, %1) : (!torch.int<3>, !torch.int<4>) -> !torch.list<[!torch.int<3>, !torch.int<4>]>
  %6 = torch.aten.layer_norm(%arg0, %5, %2, %2, %3, %4) : (!torch.tensor<[n,3,4],f32>, !torch.list<[!torch.int<3>, !torch.int<4>]>, !torch.none, !torch.none, !torch.float<1.000000e-05>, !torch.bool<true>) -> !torch.tensor<[n,3,4],f32>
  return %6 : !torch.tensor<[n,3,4],f32>
}
