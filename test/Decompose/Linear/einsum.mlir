// NOTE: The checks are written by tools/dev/update_checks.py.

// RUN: torch-onnx-opt %s --decompose | FileCheck %s

// CHECK-LABEL: @einsum_of_ranks(
// CHECK: torch.aten.unsqueeze{{.*}} -> !torch.tensor<[1,b,c],f32>
// CHECK: torch.prim.ListConstruct{{.*}} -> !torch.list<[!torch.tensor<[n,a,b],f32>, !torch.tensor<[1,b,c],f32>]>
// CHECK: torch.aten.einsum{{.*}} -> !torch.tensor<[n,a,c],f32>
func.func @einsum_of_ranks(%x: !torch.tensor<[n,a,b],f32>, %y: !torch.tensor<[b,c],f32>) -> (!torch.tensor<[n,a,c],f32>) {
  %equation = torch.constant "...ij,...jk->...ik" -> !torch.str<"...ij,...jk->...ik">
  %none = torch.constant unit -> !torch.none
  %list = torch.prim.ListConstruct(%x, %y) : (!torch.tensor<[n,a,b],f32>, !torch.tensor<[b,c],f32>) -> !torch.list<[!torch.tensor<[n,a,b],f32>, !torch.tensor<[b,c],f32>]>
  %0 = torch.aten.einsum(%equation, %list, %none) : (!torch.str<"...ij,...jk->...ik">, !torch.list<[!torch.tensor<[n,a,b],f32>, !torch.tensor<[b,c],f32>]>, !torch.none) -> !torch.tensor<[n,a,c],f32>
  return %0 : !torch.tensor<[n,a,c],f32>
}
