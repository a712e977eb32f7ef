// NOTE: The checks are written by tools/dev/update_checks.py.

// What Resize does, for a target that lacks it.
// RUN: torch-onnx-opt %s --decompose=Resize | FileCheck %s

// CHECK-LABEL: @upsample_linear1d_vec(
// CHECK: torch.aten.size.int{{.*}} -> !torch.int<w>
// CHECK: torch.aten.div.int{{.*}} -> !torch.float<s0>
// CHECK: torch.aten.mul.Scalar{{.*}} -> !torch.tensor<[8],f32>
// CHECK: torch.aten.sub.Scalar{{.*}} -> !torch.tensor<[8],f32>
// CHECK: torch.aten.clamp{{.*}} -> !torch.tensor<[8],f32>
// CHECK: torch.aten.sub.int{{.*}} -> !torch.int<"w-1">
// CHECK: torch.aten.floor{{.*}} -> !torch.tensor<[8],f32>
// CHECK: torch.aten.to.dtype{{.*}} -> !torch.tensor<[8],i64>
// CHECK: torch.aten.sub.Tensor{{.*}} -> !torch.tensor<[8],f32>
// CHECK: torch.aten.lt.Tensor{{.*}} -> !torch.tensor<[8],i1>
// CHECK: torch.aten.where.self{{.*}} -> !torch.tensor<[8],i64>
// CHECK: torch.aten.scalar_tensor{{.*}} -> !torch.tensor<[],i64>
// CHECK: torch.aten.lt.Tensor{{.*}} -> !torch.tensor<[8],i1>
// CHECK: torch.aten.where.self{{.*}} -> !torch.tensor<[8],i64>
// CHECK: torch.aten.rsub.Scalar{{.*}} -> !torch.tensor<[8],f32>
// CHECK: torch.aten.add.Scalar{{.*}} -> !torch.tensor<[8],i64>
// CHECK: torch.aten.lt.Tensor{{.*}} -> !torch.tensor<[8],i1>
// CHECK: torch.aten.where.self{{.*}} -> !torch.tensor<[8],i64>
// CHECK: torch.aten.scalar_tensor{{.*}} -> !torch.tensor<[],i64>
// CHECK: torch.aten.lt.Tensor{{.*}} -> !torch.tensor<[8],i1>
// CHECK: torch.aten.where.self{{.*}} -> !torch.tensor<[8],i64>
// CHECK: torch.aten.index_select{{.*}} -> !torch.tensor<[n,c,8],f32>
// CHECK: torch.aten.mul.Tensor{{.*}} -> !torch.tensor<[n,c,8],f32>
// CHECK: torch.aten.index_select{{.*}} -> !torch.tensor<[n,c,8],f32>
// CHECK: torch.aten.mul.Tensor{{.*}} -> !torch.tensor<[n,c,8],f32>
// CHECK: torch.aten.add.Tensor{{.*}} -> !torch.tensor<[n,c,8],f32>
func.func @upsample_linear1d_vec(%arg0: !torch.tensor<[n,c,w],f32>) -> (!torch.tensor<[n,c,8],f32>) {
  %0 = torch.constant 8 : i64 -> !torch.int<8>
  %1 = torch.prim.ListConstruct(%0) : (!torch.int<8>) -> !torch.list<[!torch.int<8>]>
  %2 = torch.constant false -> !torch.bool<false>
  %3 = torch.constant unit -> !torch.none
  %4 = torch.aten.upsample_linear1d.vec(%arg0, %1, %2, %3) : (!torch.tensor<[n,c,w],f32>, !torch.list<[!torch.int<8>]>, !torch.bool<false>, !torch.none) -> !torch.tensor<[n,c,8],f32>
  return %4 : !torch.tensor<[n,c,8],f32>
}

// CHECK-LABEL: @upsample_trilinear3d_vec(
// CHECK: torch.aten.index_select{{.*}} -> !torch.tensor<[n,2,4,4,5],f32>
// CHECK: torch.aten.mul.Tensor{{.*}} -> !torch.tensor<[n,2,4,4,5],f32>
// CHECK: torch.aten.index_select{{.*}} -> !torch.tensor<[n,2,4,4,5],f32>
// CHECK: torch.aten.mul.Tensor{{.*}} -> !torch.tensor<[n,2,4,4,5],f32>
// CHECK: torch.aten.add.Tensor{{.*}} -> !torch.tensor<[n,2,4,4,5],f32>
// CHECK: torch.aten.index_select{{.*}} -> !torch.tensor<[n,2,4,3,5],f32>
// CHECK: torch.aten.mul.Tensor{{.*}} -> !torch.tensor<[n,2,4,3,5],f32>
// CHECK: torch.aten.index_select{{.*}} -> !torch.tensor<[n,2,4,3,5],f32>
// CHECK: torch.aten.mul.Tensor{{.*}} -> !torch.tensor<[n,2,4,3,5],f32>
// CHECK: torch.aten.add.Tensor{{.*}} -> !torch.tensor<[n,2,4,3,5],f32>
// CHECK: torch.aten.index_select{{.*}} -> !torch.tensor<[n,2,4,3,7],f32>
// CHECK: torch.aten.mul.Tensor{{.*}} -> !torch.tensor<[n,2,4,3,7],f32>
// CHECK: torch.aten.index_select{{.*}} -> !torch.tensor<[n,2,4,3,7],f32>
// CHECK: torch.aten.mul.Tensor{{.*}} -> !torch.tensor<[n,2,4,3,7],f32>
// CHECK: torch.aten.add.Tensor{{.*}} -> !torch.tensor<[n,2,4,3,7],f32>
func.func @upsample_trilinear3d_vec(%arg0: !torch.tensor<[n,2,3,4,5],f32>) -> (!torch.tensor<[n,2,4,3,7],f32>) {
  %0 = torch.constant 4 : i64 -> !torch.int<4>
  %1 = torch.constant 3 : i64 -> !torch.int<3>
  %2 = torch.constant 7 : i64 -> !torch.int<7>
  %3 = torch.prim.ListConstruct(%0, %1, %2) : (!torch.int<4>, !torch.int<3>, !torch.int<7>) -> !torch.list<[!torch.int<4>, !torch.int<3>, !torch.int<7>]>
  %4 = torch.constant false -> !torch.bool<false>
  %5 = torch.constant unit -> !torch.none
  %6 = torch.aten.upsample_trilinear3d.vec(%arg0, %3, %4, %5) : (!torch.tensor<[n,2,3,4,5],f32>, !torch.list<[!torch.int<4>, !torch.int<3>, !torch.int<7>]>, !torch.bool<false>, !torch.none) -> !torch.tensor<[n,2,4,3,7],f32>
  return %6 : !torch.tensor<[n,2,4,3,7],f32>
}
