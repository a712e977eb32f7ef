// NOTE: The checks are written by tools/dev/update_checks.py.

// RUN: torch-onnx-opt %s --decompose | FileCheck %s

// CHECK-LABEL: @conv_tbc(
// CHECK: torch.prim.ListConstruct{{.*}} -> !torch.list<[!torch.int<2>, !torch.int<1>, !torch.int<0>]>
// CHECK: torch.aten.permute{{.*}} -> !torch.tensor<[5,4,3],f32>
// CHECK: torch.prim.ListConstruct{{.*}} -> !torch.list<[!torch.int<1>, !torch.int<2>, !torch.int<0>]>
// CHECK: torch.aten.permute{{.*}} -> !torch.tensor<[n,4,9],f32>
// CHECK: torch.prim.ListConstruct{{.*}} -> !torch.list<[!torch.int<1>]>
// CHECK: torch.prim.ListConstruct{{.*}} -> !torch.list<[!torch.int<1>]>
// CHECK: torch.prim.ListConstruct{{.*}} -> !torch.list<[!torch.int<1>]>
// CHECK: torch.aten.conv1d{{.*}} -> !torch.tensor<[n,5,9],f32>
// CHECK: torch.prim.ListConstruct{{.*}} -> !torch.list<[!torch.int<2>, !torch.int<0>, !torch.int<1>]>
// CHECK: torch.aten.permute{{.*}} -> !torch.tensor<[9,n,5],f32>
func.func @conv_tbc(%arg0: !torch.tensor<[9,n,4],f32>, %arg1: !torch.tensor<[3,4,5],f32>, %arg2: !torch.tensor<[5],f32>) -> (!torch.tensor<[9,n,5],f32>) {
  %0 = torch.constant 1 : i64 -> !torch.int<1>
  %1 = torch.aten.conv_tbc(%arg0, %arg1, %arg2, %0) : (!torch.tensor<[9,n,4],f32>, !torch.tensor<[3,4,5],f32>, !torch.tensor<[5],f32>, !torch.int<1>) -> !torch.tensor<[9,n,5],f32>
  return %1 : !torch.tensor<[9,n,5],f32>
}
