// NOTE: The checks are written by tools/dev/update_checks.py.

// RUN: torch-onnx-opt %s --decompose | FileCheck %s

// CHECK-LABEL: @einsum_of_ranks(
// CHECK: %[[V0:.*]] = torch.constant "...ij,...jk->...ik" -> !torch.str
// CHECK: %[[V1:.*]] = torch.aten.unsqueeze(%arg1, {{.*}}) : ({{.*}}, !torch.int<0>) -> !torch.tensor<[1,b,c],f32>
// CHECK: %[[V2:.*]] = torch.prim.ListConstruct(%arg0, %[[V1]]) : {{.*}} -> !torch.list<[!torch.tensor<[n,a,b],f32>, !torch.tensor<[1,b,c],f32>]>
// CHECK: %[[V3:.*]] = torch.aten.einsum(%[[V0]], %[[V2]], {{.*}}) : ({{.*}}, !torch.none) -> !torch.tensor<[n,a,c],f32>
// CHECK: return %[[V3]]
func.func @einsum_of_ranks(%x: !torch.tensor<[n,a,b],f32>, %y: !torch.tensor<[b,c],f32>) -> (!torch.tensor<[n,a,c],f32>) {
  %equation = torch.constant "...ij,...jk->...ik" -> !torch.str<"...ij,...jk->...ik">
  %none = torch.constant unit -> !torch.none
  %list = torch.prim.ListConstruct(%x, %y) : (!torch.tensor<[n,a,b],f32>, !torch.tensor<[b,c],f32>) -> !torch.list<[!torch.tensor<[n,a,b],f32>, !torch.tensor<[b,c],f32>]>
  %0 = torch.aten.einsum(%equation, %list, %none) : (!torch.str<"...ij,...jk->...ik">, !torch.list<[!torch.tensor<[n,a,b],f32>, !torch.tensor<[b,c],f32>]>, !torch.none) -> !torch.tensor<[n,a,c],f32>
  return %0 : !torch.tensor<[n,a,c],f32>
}
