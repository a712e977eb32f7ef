// NOTE: The checks are written by tools/dev/update_checks.py.

// RUN: torch-onnx-opt %s --decompose | FileCheck %s

// CHECK-LABEL: @fractional_max_pool2d(
// CHECK-NOT: torch.aten.fractional_max_pool2d(
// CHECK: return {{.*}} : !torch.tensor<[n,2,3,4],f32>, !torch.tensor<[n,2,3,4],i64>
func.func @fractional_max_pool2d(%arg0: !torch.tensor<[n,2,9,8],f32>, %arg1: !torch.tensor<[n,2,2],f32>) -> (!torch.tensor<[n,2,3,4],f32>, !torch.tensor<[n,2,3,4],i64>) {
  %0 = torch.constant 2 : i64 -> !torch.int<2>
  %1 = torch.constant 3 : i64 -> !torch.int<3>
  %2 = torch.prim.ListConstruct(%0, %1) : (!torch.int<2>, !torch.int<3>) -> !torch.list<[!torch.int<2>, !torch.int<3>]>
  %3 = torch.constant 4 : i64 -> !torch.int<4>
  %4 = torch.prim.ListConstruct(%1, %3) : (!torch.int<3>, !torch.int<4>) -> !torch.list<[!torch.int<3>, !torch.int<4>]>
  %5:2 = torch.aten.fractional_max_pool2d(%arg0, %2, %4, %arg1) : (!torch.tensor<[n,2,9,8],f32>, !torch.list<[!torch.int<2>, !torch.int<3>]>, !torch.list<[!torch.int<3>, !torch.int<4>]>, !torch.tensor<[n,2,2],f32>) -> (!torch.tensor<[n,2,3,4],f32>, !torch.tensor<[n,2,3,4],i64>)
  return %5#0, %5#1 : !torch.tensor<[n,2,3,4],f32>, !torch.tensor<[n,2,3,4],i64>
}

// CHECK-LABEL: @fractional_max_pool3d(
// CHECK-NOT: torch.aten.fractional_max_pool3d(
// CHECK: return {{.*}} : !torch.tensor<[n,2,2,3,4],f32>, !torch.tensor<[n,2,2,3,4],i64>
func.func @fractional_max_pool3d(%arg0: !torch.tensor<[n,2,5,6,8],f32>, %arg1: !torch.tensor<[n,2,3],f32>) -> (!torch.tensor<[n,2,2,3,4],f32>, !torch.tensor<[n,2,2,3,4],i64>) {
  %0 = torch.constant 2 : i64 -> !torch.int<2>
  %1 = torch.constant 3 : i64 -> !torch.int<3>
  %2 = torch.prim.ListConstruct(%0, %0, %1) : (!torch.int<2>, !torch.int<2>, !torch.int<3>) -> !torch.list<[!torch.int<2>, !torch.int<2>, !torch.int<3>]>
  %3 = torch.constant 4 : i64 -> !torch.int<4>
  %4 = torch.prim.ListConstruct(%0, %1, %3) : (!torch.int<2>, !torch.int<3>, !torch.int<4>) -> !torch.list<[!torch.int<2>, !torch.int<3>, !torch.int<4>]>
  %5:2 = torch.aten.fractional_max_pool3d(%arg0, %2, %4, %arg1) : (!torch.tensor<[n,2,5,6,8],f32>, !torch.list<[!torch.int<2>, !torch.int<2>, !torch.int<3>]>, !torch.list<[!torch.int<2>, !torch.int<3>, !torch.int<4>]>, !torch.tensor<[n,2,3],f32>) -> (!torch.tensor<[n,2,2,3,4],f32>, !torch.tensor<[n,2,2,3,4],i64>)
  return %5#0, %5#1 : !torch.tensor<[n,2,2,3,4],f32>, !torch.tensor<[n,2,2,3,4],i64>
}
