// NOTE: The checks are written by tools/dev/update_checks.py.

// RUN: torch-onnx-opt %s --decompose --opset 11 | FileCheck %s

// CHECK-LABEL: @layer_norm(
// CHECK: torch.prim.ListConstruct{{.*}} -> !torch.list<[!torch.int<1>, !torch.int<2>]>
// CHECK: torch.aten.mean.dim{{.*}} -> !torch.tensor<[n,1,1],f32>
// CHECK: torch.aten.sub.Tensor{{.*}} -> !torch.tensor<[n,3,4],f32>
// CHECK: torch.aten.mul.Tensor{{.*}} -> !torch.tensor<[n,3,4],f32>
// CHECK: torch.prim.ListConstruct{{.*}} -> !torch.list<[!torch.int<1>, !torch.int<2>]>
// CHECK: torch.aten.mean.dim{{.*}} -> !torch.tensor<[n,1,1],f32>
// CHECK: torch.aten.add.Scalar{{.*}} -> !torch.tensor<[n,1,1],f32>
// CHECK: torch.aten.sqrt{{.*}} -> !torch.tensor<[n,1,1],f32>
// CHECK: torch.aten.div.Tensor{{.*}} -> !torch.tensor<[n,1,1],f32>
// CHECK: torch.aten.mul.Tensor{{.*}} -> !torch.tensor<[n,3,4],f32>
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
