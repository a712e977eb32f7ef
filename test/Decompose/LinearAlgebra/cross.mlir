// NOTE: The checks are written by tools/dev/update_checks.py.

// RUN: torch-onnx-opt %s --decompose | FileCheck %s

// CHECK-LABEL: @cross_along_which(
// CHECK: torch.aten.index_select{{.*}} -> !torch.tensor<[n,3],f32>
// CHECK: torch.aten.index_select{{.*}} -> !torch.tensor<[n,3],f32>
// CHECK: torch.aten.mul.Tensor{{.*}} -> !torch.tensor<[n,3],f32>
// CHECK: torch.aten.index_select{{.*}} -> !torch.tensor<[n,3],f32>
// CHECK: torch.aten.index_select{{.*}} -> !torch.tensor<[n,3],f32>
// CHECK: torch.aten.mul.Tensor{{.*}} -> !torch.tensor<[n,3],f32>
// CHECK: torch.aten.sub.Tensor{{.*}} -> !torch.tensor<[n,3],f32>
// CHECK: torch.aten.size.int{{.*}} -> !torch.int<n>
// CHECK: torch.prim.ListConstruct{{.*}} -> !torch.list<[]>
// CHECK: torch.aten.full{{.*}} -> !torch.tensor<[],i64>
// CHECK: torch.aten.eq.Scalar{{.*}} -> !torch.tensor<[],i1>
// CHECK: torch.aten.slice.Tensor{{.*}} -> !torch.tensor<["n-1",3],f32>
// CHECK: torch.aten.slice.Tensor{{.*}} -> !torch.tensor<[1,3],f32>
// CHECK: torch.prim.ListConstruct{{.*}} -> !torch.list<[!torch.tensor<["n-1",3],f32>, !torch.tensor<[1,3],f32>]>
// CHECK: torch.aten.cat{{.*}} -> !torch.tensor<[n,3],f32>
// CHECK: torch.aten.slice.Tensor
// CHECK: torch.aten.slice.Tensor
// CHECK: torch.prim.ListConstruct
// CHECK: torch.aten.cat{{.*}} -> !torch.tensor<[n,3],f32>
// CHECK: torch.aten.mul.Tensor{{.*}} -> !torch.tensor<[n,3],f32>
// CHECK: torch.aten.slice.Tensor
// CHECK: torch.aten.slice.Tensor
// CHECK: torch.prim.ListConstruct
// CHECK: torch.aten.cat{{.*}} -> !torch.tensor<[n,3],f32>
// CHECK: torch.aten.slice.Tensor{{.*}} -> !torch.tensor<["n-1",3],f32>
// CHECK: torch.aten.slice.Tensor{{.*}} -> !torch.tensor<[1,3],f32>
// CHECK: torch.prim.ListConstruct{{.*}} -> !torch.list<[!torch.tensor<["n-1",3],f32>, !torch.tensor<[1,3],f32>]>
// CHECK: torch.aten.cat{{.*}} -> !torch.tensor<[n,3],f32>
// CHECK: torch.aten.mul.Tensor{{.*}} -> !torch.tensor<[n,3],f32>
// CHECK: torch.aten.sub.Tensor{{.*}} -> !torch.tensor<[n,3],f32>
// CHECK: torch.aten.where.self{{.*}} -> !torch.tensor<[n,3],f32>
func.func @cross_along_which(%x: !torch.tensor<[n,3],f32>) -> (!torch.tensor<[n,3],f32>) {
  %none = torch.constant unit -> !torch.none
  %0 = torch.aten.cross(%x, %x, %none) : (!torch.tensor<[n,3],f32>, !torch.tensor<[n,3],f32>, !torch.none) -> !torch.tensor<[n,3],f32>
  return %0 : !torch.tensor<[n,3],f32>
}
