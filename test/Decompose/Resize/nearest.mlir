// NOTE: The checks are written by tools/dev/update_checks.py.

// RUN: torch-onnx-opt %s --decompose | FileCheck %s

// CHECK-LABEL: @_upsample_nearest_exact1d(
// CHECK: torch.aten.index_select{{.*}} -> !torch.tensor<[n,2,8],f64>
func.func @_upsample_nearest_exact1d(%arg0: !torch.tensor<[n,2,5],f64>) -> (!torch.tensor<[n,2,8],f64>) {
  %0 = torch.constant 8 : i64 -> !torch.int<8>
  %1 = torch.prim.ListConstruct(%0) : (!torch.int<8>) -> !torch.list<[!torch.int<8>]>
  %2 = torch.constant unit -> !torch.none
  %3 = torch.aten._upsample_nearest_exact1d(%arg0, %1, %2) : (!torch.tensor<[n,2,5],f64>, !torch.list<[!torch.int<8>]>, !torch.none) -> !torch.tensor<[n,2,8],f64>
  return %3 : !torch.tensor<[n,2,8],f64>
}

// CHECK-LABEL: @_upsample_nearest_exact1d_vec(
// CHECK: torch.aten.size.int{{.*}} -> !torch.int<w>
// CHECK: torch.aten.div.int{{.*}} -> !torch.float<s0>
// CHECK: torch.aten.mul.Scalar{{.*}} -> !torch.tensor<[8],f32>
// CHECK: torch.aten.sub.int{{.*}} -> !torch.int<"w-1">
// CHECK: torch.aten.floor{{.*}} -> !torch.tensor<[8],f32>
// CHECK: torch.aten.to.dtype{{.*}} -> !torch.tensor<[8],i64>
// CHECK: torch.aten.lt.Tensor{{.*}} -> !torch.tensor<[8],i1>
// CHECK: torch.aten.where.self{{.*}} -> !torch.tensor<[8],i64>
// CHECK: torch.aten.scalar_tensor{{.*}} -> !torch.tensor<[],i64>
// CHECK: torch.aten.lt.Tensor{{.*}} -> !torch.tensor<[8],i1>
// CHECK: torch.aten.where.self{{.*}} -> !torch.tensor<[8],i64>
// CHECK: torch.aten.index_select{{.*}} -> !torch.tensor<[n,c,8],f32>
func.func @_upsample_nearest_exact1d_vec(%arg0: !torch.tensor<[n,c,w],f32>) -> (!torch.tensor<[n,c,8],f32>) {
  %0 = torch.constant 8 : i64 -> !torch.int<8>
  %1 = torch.prim.ListConstruct(%0) : (!torch.int<8>) -> !torch.list<[!torch.int<8>]>
  %2 = torch.constant unit -> !torch.none
  %3 = torch.aten._upsample_nearest_exact1d.vec(%arg0, %1, %2) : (!torch.tensor<[n,c,w],f32>, !torch.list<[!torch.int<8>]>, !torch.none) -> !torch.tensor<[n,c,8],f32>
  return %3 : !torch.tensor<[n,c,8],f32>
}

// CHECK-LABEL: @_upsample_nearest_exact2d_vec(
// CHECK: torch.aten.size.int{{.*}} -> !torch.int<h>
// CHECK: torch.aten.size.int{{.*}} -> !torch.int<w>
// CHECK: torch.aten.div.int{{.*}} -> !torch.float<s1>
// CHECK: torch.aten.mul.Scalar{{.*}} -> !torch.tensor<[8],f32>
// CHECK: torch.aten.sub.int{{.*}} -> !torch.int<"h-1">
// CHECK: torch.aten.floor{{.*}} -> !torch.tensor<[8],f32>
// CHECK: torch.aten.to.dtype{{.*}} -> !torch.tensor<[8],i64>
// CHECK: torch.aten.lt.Tensor{{.*}} -> !torch.tensor<[8],i1>
// CHECK: torch.aten.where.self{{.*}} -> !torch.tensor<[8],i64>
// CHECK: torch.aten.scalar_tensor{{.*}} -> !torch.tensor<[],i64>
// CHECK: torch.aten.lt.Tensor{{.*}} -> !torch.tensor<[8],i1>
// CHECK: torch.aten.where.self{{.*}} -> !torch.tensor<[8],i64>
// CHECK: torch.aten.index_select{{.*}} -> !torch.tensor<[n,c,8,w],f32>
// CHECK: torch.aten.div.int{{.*}} -> !torch.float<s2>
// CHECK: torch.aten.mul.Scalar{{.*}} -> !torch.tensor<[4],f32>
// CHECK: torch.aten.sub.int{{.*}} -> !torch.int<"w-1">
// CHECK: torch.aten.floor{{.*}} -> !torch.tensor<[4],f32>
// CHECK: torch.aten.to.dtype{{.*}} -> !torch.tensor<[4],i64>
// CHECK: torch.aten.lt.Tensor{{.*}} -> !torch.tensor<[4],i1>
// CHECK: torch.aten.where.self{{.*}} -> !torch.tensor<[4],i64>
// CHECK: torch.aten.scalar_tensor{{.*}} -> !torch.tensor<[],i64>
// CHECK: torch.aten.lt.Tensor{{.*}} -> !torch.tensor<[4],i1>
// CHECK: torch.aten.where.self{{.*}} -> !torch.tensor<[4],i64>
// CHECK: torch.aten.index_select{{.*}} -> !torch.tensor<[n,c,8,4],f32>
func.func @_upsample_nearest_exact2d_vec(%arg0: !torch.tensor<[n,c,h,w],f32>) -> (!torch.tensor<[n,c,8,4],f32>) {
  %0 = torch.constant 8 : i64 -> !torch.int<8>
  %1 = torch.constant 4 : i64 -> !torch.int<4>
  %2 = torch.prim.ListConstruct(%0, %1) : (!torch.int<8>, !torch.int<4>) -> !torch.list<[!torch.int<8>, !torch.int<4>]>
  %3 = torch.constant unit -> !torch.none
  %4 = torch.aten._upsample_nearest_exact2d.vec(%arg0, %2, %3) : (!torch.tensor<[n,c,h,w],f32>, !torch.list<[!torch.int<8>, !torch.int<4>]>, !torch.none) -> !torch.tensor<[n,c,8,4],f32>
  return %4 : !torch.tensor<[n,c,8,4],f32>
}

// CHECK-LABEL: @upsample_nearest1d_vec(
// CHECK: torch.aten.size.int{{.*}} -> !torch.int<w>
// CHECK: torch.aten.div.int{{.*}} -> !torch.float<s0>
// CHECK: torch.aten.mul.Scalar{{.*}} -> !torch.tensor<[8],f32>
// CHECK: torch.aten.sub.int{{.*}} -> !torch.int<"w-1">
// CHECK: torch.aten.floor{{.*}} -> !torch.tensor<[8],f32>
// CHECK: torch.aten.to.dtype{{.*}} -> !torch.tensor<[8],i64>
// CHECK: torch.aten.lt.Tensor{{.*}} -> !torch.tensor<[8],i1>
// CHECK: torch.aten.where.self{{.*}} -> !torch.tensor<[8],i64>
// CHECK: torch.aten.scalar_tensor{{.*}} -> !torch.tensor<[],i64>
// CHECK: torch.aten.lt.Tensor{{.*}} -> !torch.tensor<[8],i1>
// CHECK: torch.aten.where.self{{.*}} -> !torch.tensor<[8],i64>
// CHECK: torch.aten.index_select{{.*}} -> !torch.tensor<[n,c,8],f32>
func.func @upsample_nearest1d_vec(%arg0: !torch.tensor<[n,c,w],f32>) -> (!torch.tensor<[n,c,8],f32>) {
  %0 = torch.constant 8 : i64 -> !torch.int<8>
  %1 = torch.prim.ListConstruct(%0) : (!torch.int<8>) -> !torch.list<[!torch.int<8>]>
  %2 = torch.constant unit -> !torch.none
  %3 = torch.aten.upsample_nearest1d.vec(%arg0, %1, %2) : (!torch.tensor<[n,c,w],f32>, !torch.list<[!torch.int<8>]>, !torch.none) -> !torch.tensor<[n,c,8],f32>
  return %3 : !torch.tensor<[n,c,8],f32>
}

// CHECK-LABEL: @upsample_nearest2d_vec(
// CHECK: torch.aten.size.int{{.*}} -> !torch.int<h>
// CHECK: torch.aten.size.int{{.*}} -> !torch.int<w>
// CHECK: torch.aten.div.int{{.*}} -> !torch.float<s1>
// CHECK: torch.aten.mul.Scalar{{.*}} -> !torch.tensor<[8],f32>
// CHECK: torch.aten.sub.int{{.*}} -> !torch.int<"h-1">
// CHECK: torch.aten.floor{{.*}} -> !torch.tensor<[8],f32>
// CHECK: torch.aten.to.dtype{{.*}} -> !torch.tensor<[8],i64>
// CHECK: torch.aten.lt.Tensor{{.*}} -> !torch.tensor<[8],i1>
// CHECK: torch.aten.where.self{{.*}} -> !torch.tensor<[8],i64>
// CHECK: torch.aten.scalar_tensor{{.*}} -> !torch.tensor<[],i64>
// CHECK: torch.aten.lt.Tensor{{.*}} -> !torch.tensor<[8],i1>
// CHECK: torch.aten.where.self{{.*}} -> !torch.tensor<[8],i64>
// CHECK: torch.aten.index_select{{.*}} -> !torch.tensor<[n,c,8,w],f32>
// CHECK: torch.aten.div.int{{.*}} -> !torch.float<s2>
// CHECK: torch.aten.mul.Scalar{{.*}} -> !torch.tensor<[4],f32>
// CHECK: torch.aten.sub.int{{.*}} -> !torch.int<"w-1">
// CHECK: torch.aten.floor{{.*}} -> !torch.tensor<[4],f32>
// CHECK: torch.aten.to.dtype{{.*}} -> !torch.tensor<[4],i64>
// CHECK: torch.aten.lt.Tensor{{.*}} -> !torch.tensor<[4],i1>
// CHECK: torch.aten.where.self{{.*}} -> !torch.tensor<[4],i64>
// CHECK: torch.aten.scalar_tensor{{.*}} -> !torch.tensor<[],i64>
// CHECK: torch.aten.lt.Tensor{{.*}} -> !torch.tensor<[4],i1>
// CHECK: torch.aten.where.self{{.*}} -> !torch.tensor<[4],i64>
// CHECK: torch.aten.index_select{{.*}} -> !torch.tensor<[n,c,8,4],f32>
func.func @upsample_nearest2d_vec(%arg0: !torch.tensor<[n,c,h,w],f32>) -> (!torch.tensor<[n,c,8,4],f32>) {
  %0 = torch.constant 8 : i64 -> !torch.int<8>
  %1 = torch.constant 4 : i64 -> !torch.int<4>
  %2 = torch.prim.ListConstruct(%0, %1) : (!torch.int<8>, !torch.int<4>) -> !torch.list<[!torch.int<8>, !torch.int<4>]>
  %3 = torch.constant unit -> !torch.none
  %4 = torch.aten.upsample_nearest2d.vec(%arg0, %2, %3) : (!torch.tensor<[n,c,h,w],f32>, !torch.list<[!torch.int<8>, !torch.int<4>]>, !torch.none) -> !torch.tensor<[n,c,8,4],f32>
  return %4 : !torch.tensor<[n,c,8,4],f32>
}
