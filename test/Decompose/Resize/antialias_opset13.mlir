// NOTE: The checks are written by tools/dev/update_checks.py.

// RUN: torch-onnx-opt %s --decompose --opset 13 | FileCheck %s

// CHECK-LABEL: @_upsample_bicubic2d_aa(
// CHECK: torch.aten.matmul{{.*}} -> !torch.tensor<[n,2,3,7],f32>
// CHECK: torch.aten.matmul{{.*}} -> !torch.tensor<[n,2,3,4],f32>
func.func @_upsample_bicubic2d_aa(%arg0: !torch.tensor<[n,2,5,7],f32>) -> (!torch.tensor<[n,2,3,4],f32>) {
  %0 = torch.constant 3 : i64 -> !torch.int<3>
  %1 = torch.constant 4 : i64 -> !torch.int<4>
  %2 = torch.prim.ListConstruct(%0, %1) : (!torch.int<3>, !torch.int<4>) -> !torch.list<[!torch.int<3>, !torch.int<4>]>
  %3 = torch.constant false -> !torch.bool<false>
  %4 = torch.constant unit -> !torch.none
  %5 = torch.aten._upsample_bicubic2d_aa(%arg0, %2, %3, %4, %4) : (!torch.tensor<[n,2,5,7],f32>, !torch.list<[!torch.int<3>, !torch.int<4>]>, !torch.bool<false>, !torch.none, !torch.none) -> !torch.tensor<[n,2,3,4],f32>
  return %5 : !torch.tensor<[n,2,3,4],f32>
}
