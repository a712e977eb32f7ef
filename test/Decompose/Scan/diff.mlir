// NOTE: The checks are written by tools/dev/update_checks.py.

// RUN: torch-onnx-opt %s --decompose | FileCheck %s

// CHECK-LABEL: @diff_twice(
// CHECK: torch.prim.ListConstruct{{.*}} -> !torch.list<[!torch.tensor<[n,1],f32>, !torch.tensor<[n,h],f32>]>
// CHECK: torch.aten.cat{{.*}} -> !torch.tensor<[n,"h+1"],f32>
// CHECK: torch.aten.slice.Tensor{{.*}} -> !torch.tensor<[n,h],f32>
// CHECK: torch.aten.slice.Tensor{{.*}} -> !torch.tensor<[n,h],f32>
// CHECK: torch.aten.sub.Tensor{{.*}} -> !torch.tensor<[n,h],f32>
// CHECK: torch.aten.slice.Tensor{{.*}} -> !torch.tensor<[n,"h-1"],f32>
// CHECK: torch.aten.slice.Tensor{{.*}} -> !torch.tensor<[n,"h-1"],f32>
// CHECK: torch.aten.sub.Tensor{{.*}} -> !torch.tensor<[n,"h-1"],f32>
func.func @diff_twice(%x: !torch.tensor<[n,h],f32>, %y: !torch.tensor<[n,1],f32>) -> (!torch.tensor<[n,"h-1"],f32>) {
  %two = torch.constant 2 : i64 -> !torch.int<2>
  %one = torch.constant 1 : i64 -> !torch.int<1>
  %none = torch.constant unit -> !torch.none
  %0 = torch.aten.diff(%x, %two, %one, %y, %none) : (!torch.tensor<[n,h],f32>, !torch.int<2>, !torch.int<1>, !torch.tensor<[n,1],f32>, !torch.none) -> !torch.tensor<[n,"h-1"],f32>
  return %0 : !torch.tensor<[n,"h-1"],f32>
}
