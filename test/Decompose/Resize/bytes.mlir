// NOTE: The checks are written by tools/dev/update_checks.py.

// RUN: torch-onnx-opt %s --decompose | FileCheck %s

// Dim after dim, the last one first, with weights in 16 bits, which are constants where sizes are.
// CHECK-LABEL: @upsample_bilinear2d_vec(
// CHECK: torch.aten.to.dtype{{.*}} -> !torch.tensor<[n,c,5,7],f64>
// CHECK: torch.aten.matmul{{.*}} -> !torch.tensor<[n,c,5,4],f64>
// CHECK: torch.aten.div.Tensor{{.*}} -> !torch.tensor<[n,c,5,4],f64>
// CHECK: torch.aten.add.Scalar{{.*}} -> !torch.tensor<[n,c,5,4],f64>
// CHECK: torch.aten.floor{{.*}} -> !torch.tensor<[n,c,5,4],f64>
// CHECK: torch.aten.clamp{{.*}} -> !torch.tensor<[n,c,5,4],f64>
// CHECK: torch.aten.matmul{{.*}} -> !torch.tensor<[n,c,8,4],f64>
// CHECK: torch.aten.div.Tensor{{.*}} -> !torch.tensor<[n,c,8,4],f64>
// CHECK: torch.aten.add.Scalar{{.*}} -> !torch.tensor<[n,c,8,4],f64>
// CHECK: torch.aten.floor{{.*}} -> !torch.tensor<[n,c,8,4],f64>
// CHECK: torch.aten.clamp{{.*}} -> !torch.tensor<[n,c,8,4],f64>
// CHECK: torch.aten.to.dtype{{.*}} -> !torch.tensor<[n,c,8,4],ui8>
func.func @upsample_bilinear2d_vec(%arg0: !torch.tensor<[n,c,5,7],ui8>) -> (!torch.tensor<[n,c,8,4],ui8>) {
  %0 = torch.constant [8, 4] -> !torch.list<[!torch.int<8>, !torch.int<4>]>
  %1 = torch.constant unit -> !torch.none
  %2 = torch.constant false -> !torch.bool<false>
  %3 = torch.aten.upsample_bilinear2d.vec(%arg0, %0, %2, %1) : (!torch.tensor<[n,c,5,7],ui8>, !torch.list<[!torch.int<8>, !torch.int<4>]>, !torch.bool<false>, !torch.none) -> !torch.tensor<[n,c,8,4],ui8>
  return %3 : !torch.tensor<[n,c,8,4],ui8>
}

// A scale that is given counts only where the size changes.
// CHECK-LABEL: @upsample_bicubic2d(
// CHECK: torch.aten.size.int{{.*}} -> !torch.int<h>
// CHECK: torch.aten.to.dtype{{.*}} -> !torch.tensor<[n,c,h,9],f64>
// CHECK: torch.aten.arange.start_step{{.*}} -> !torch.tensor<[h],i64>
// CHECK: torch.aten.unsqueeze{{.*}} -> !torch.tensor<[h,1],i64>
// CHECK: torch.aten.eq.Tensor{{.*}} -> !torch.tensor<[h,h],i1>
// CHECK: torch.aten.to.dtype{{.*}} -> !torch.tensor<[h,h],f64>
// CHECK: torch.aten.eq.int{{.*}} -> !torch.bool<s0>
// CHECK: torch.aten.scalar_tensor{{.*}} -> !torch.tensor<[],f64>
// CHECK: torch.aten.to.dtype{{.*}} -> !torch.tensor<[],i1>
// CHECK: torch.aten.where.self{{.*}} -> !torch.tensor<[],f64>
// CHECK: torch.aten.reciprocal{{.*}} -> !torch.tensor<[],f64>
// CHECK: torch.aten.mul.Tensor{{.*}} -> !torch.tensor<[6],f64>
// CHECK: torch.aten.sub.Scalar{{.*}} -> !torch.tensor<[6],f64>
// CHECK: torch.aten.sub.int{{.*}} -> !torch.int<"h-1">
// CHECK: torch.aten.floor{{.*}} -> !torch.tensor<[6],f64>
// CHECK: torch.aten.to.dtype{{.*}} -> !torch.tensor<[6],i64>
// CHECK: torch.aten.sub.Tensor{{.*}} -> !torch.tensor<[6],f64>
// CHECK: torch.aten.rsub.Scalar{{.*}} -> !torch.tensor<[6],f64>
// CHECK: torch.aten.add.Scalar{{.*}} -> !torch.tensor<[6],f64>
// CHECK: torch.aten.mul.Scalar{{.*}} -> !torch.tensor<[6],f64>
// CHECK: torch.aten.sub.Scalar{{.*}} -> !torch.tensor<[6],f64>
// CHECK: torch.aten.mul.Tensor{{.*}} -> !torch.tensor<[6],f64>
// CHECK: torch.aten.add.Scalar{{.*}} -> !torch.tensor<[6],f64>
// CHECK: torch.aten.mul.Tensor{{.*}} -> !torch.tensor<[6],f64>
// CHECK: torch.aten.sub.Scalar{{.*}} -> !torch.tensor<[6],f64>
// CHECK: torch.aten.mul.Scalar{{.*}} -> !torch.tensor<[6],f64>
// CHECK: torch.aten.sub.Scalar{{.*}} -> !torch.tensor<[6],f64>
// CHECK: torch.aten.mul.Tensor{{.*}} -> !torch.tensor<[6],f64>
// CHECK: torch.aten.mul.Tensor{{.*}} -> !torch.tensor<[6],f64>
// CHECK: torch.aten.add.Scalar{{.*}} -> !torch.tensor<[6],f64>
// CHECK: torch.aten.mul.Scalar{{.*}} -> !torch.tensor<[6],f64>
// CHECK: torch.aten.sub.Scalar{{.*}} -> !torch.tensor<[6],f64>
// CHECK: torch.aten.mul.Tensor{{.*}} -> !torch.tensor<[6],f64>
// CHECK: torch.aten.mul.Tensor{{.*}} -> !torch.tensor<[6],f64>
// CHECK: torch.aten.add.Scalar{{.*}} -> !torch.tensor<[6],f64>
// CHECK: torch.aten.add.Scalar{{.*}} -> !torch.tensor<[6],f64>
// CHECK: torch.aten.mul.Scalar{{.*}} -> !torch.tensor<[6],f64>
// CHECK: torch.aten.sub.Scalar{{.*}} -> !torch.tensor<[6],f64>
// CHECK: torch.aten.mul.Tensor{{.*}} -> !torch.tensor<[6],f64>
// CHECK: torch.aten.add.Scalar{{.*}} -> !torch.tensor<[6],f64>
// CHECK: torch.aten.mul.Tensor{{.*}} -> !torch.tensor<[6],f64>
// CHECK: torch.aten.sub.Scalar{{.*}} -> !torch.tensor<[6],f64>
// CHECK: torch.aten.add.Scalar{{.*}} -> !torch.tensor<[6],i64>
// CHECK: torch.aten.lt.Tensor{{.*}} -> !torch.tensor<[6],i1>
// CHECK: torch.aten.where.self{{.*}} -> !torch.tensor<[6],i64>
// CHECK: torch.aten.scalar_tensor{{.*}} -> !torch.tensor<[],i64>
// CHECK: torch.aten.lt.Tensor{{.*}} -> !torch.tensor<[6],i1>
// CHECK: torch.aten.where.self{{.*}} -> !torch.tensor<[6],i64>
// CHECK: torch.aten.lt.Tensor{{.*}} -> !torch.tensor<[6],i1>
// CHECK: torch.aten.where.self{{.*}} -> !torch.tensor<[6],i64>
// CHECK: torch.aten.scalar_tensor{{.*}} -> !torch.tensor<[],i64>
// CHECK: torch.aten.lt.Tensor{{.*}} -> !torch.tensor<[6],i1>
// CHECK: torch.aten.where.self{{.*}} -> !torch.tensor<[6],i64>
// CHECK: torch.aten.add.Scalar{{.*}} -> !torch.tensor<[6],i64>
// CHECK: torch.aten.lt.Tensor{{.*}} -> !torch.tensor<[6],i1>
// CHECK: torch.aten.where.self{{.*}} -> !torch.tensor<[6],i64>
// CHECK: torch.aten.scalar_tensor{{.*}} -> !torch.tensor<[],i64>
// CHECK: torch.aten.lt.Tensor{{.*}} -> !torch.tensor<[6],i1>
// CHECK: torch.aten.where.self{{.*}} -> !torch.tensor<[6],i64>
// CHECK: torch.aten.add.Scalar{{.*}} -> !torch.tensor<[6],i64>
// CHECK: torch.aten.lt.Tensor{{.*}} -> !torch.tensor<[6],i1>
// CHECK: torch.aten.where.self{{.*}} -> !torch.tensor<[6],i64>
// CHECK: torch.aten.scalar_tensor{{.*}} -> !torch.tensor<[],i64>
// CHECK: torch.aten.lt.Tensor{{.*}} -> !torch.tensor<[6],i1>
// CHECK: torch.aten.where.self{{.*}} -> !torch.tensor<[6],i64>
// CHECK: torch.aten.index_select{{.*}} -> !torch.tensor<[6,h],f64>
// CHECK: torch.aten.unsqueeze{{.*}} -> !torch.tensor<[6,1],f64>
// CHECK: torch.aten.mul.Tensor{{.*}} -> !torch.tensor<[6,h],f64>
// CHECK: torch.aten.index_select{{.*}} -> !torch.tensor<[6,h],f64>
// CHECK: torch.aten.unsqueeze{{.*}} -> !torch.tensor<[6,1],f64>
// CHECK: torch.aten.mul.Tensor{{.*}} -> !torch.tensor<[6,h],f64>
// CHECK: torch.aten.add.Tensor{{.*}} -> !torch.tensor<[6,h],f64>
// CHECK: torch.aten.index_select{{.*}} -> !torch.tensor<[6,h],f64>
// CHECK: torch.aten.unsqueeze{{.*}} -> !torch.tensor<[6,1],f64>
// CHECK: torch.aten.mul.Tensor{{.*}} -> !torch.tensor<[6,h],f64>
// CHECK: torch.aten.add.Tensor{{.*}} -> !torch.tensor<[6,h],f64>
// CHECK: torch.aten.index_select{{.*}} -> !torch.tensor<[6,h],f64>
// CHECK: torch.aten.unsqueeze{{.*}} -> !torch.tensor<[6,1],f64>
// CHECK: torch.aten.mul.Tensor{{.*}} -> !torch.tensor<[6,h],f64>
// CHECK: torch.aten.add.Tensor{{.*}} -> !torch.tensor<[6,h],f64>
// CHECK: torch.prim.ListConstruct{{.*}} -> !torch.list<[]>
// CHECK: torch.aten.amax{{.*}} -> !torch.tensor<[],f64>
// CHECK: torch.aten.mul.Tensor{{.*}} -> !torch.tensor<[22],f64>
// CHECK: torch.aten.add.Scalar{{.*}} -> !torch.tensor<[22],f64>
// CHECK: torch.aten.lt.Scalar{{.*}} -> !torch.tensor<[22],i1>
// CHECK: torch.aten.where.ScalarOther{{.*}} -> !torch.tensor<[22],f64>
// CHECK: torch.prim.ListConstruct{{.*}} -> !torch.list<[]>
// CHECK: torch.aten.amax{{.*}} -> !torch.tensor<[],f64>
// CHECK: torch.aten.mul.Tensor{{.*}} -> !torch.tensor<[6,h],f64>
// CHECK: torch.aten.sign{{.*}} -> !torch.tensor<[6,h],f64>
// CHECK: torch.aten.mul.Scalar{{.*}} -> !torch.tensor<[6,h],f64>
// CHECK: torch.aten.add.Tensor{{.*}} -> !torch.tensor<[6,h],f64>
// CHECK: torch.aten.lt.Scalar{{.*}} -> !torch.tensor<[6,h],i1>
// CHECK: torch.aten.where.Scalar{{.*}} -> !torch.tensor<[6,h],f32>
// CHECK: torch.aten.to.dtype{{.*}} -> !torch.tensor<[6,h],f64>
// CHECK: torch.aten.abs{{.*}} -> !torch.tensor<[6,h],f64>
// CHECK: torch.aten.floor{{.*}} -> !torch.tensor<[6,h],f64>
// CHECK: torch.aten.mul.Tensor{{.*}} -> !torch.tensor<[6,h],f64>
// CHECK: torch.aten.matmul{{.*}} -> !torch.tensor<[n,c,6,9],f64>
// CHECK: torch.aten.div.Tensor{{.*}} -> !torch.tensor<[n,c,6,9],f64>
// CHECK: torch.aten.add.Scalar{{.*}} -> !torch.tensor<[n,c,6,9],f64>
// CHECK: torch.aten.floor{{.*}} -> !torch.tensor<[n,c,6,9],f64>
// CHECK: torch.aten.clamp{{.*}} -> !torch.tensor<[n,c,6,9],f64>
// CHECK: torch.aten.to.dtype{{.*}} -> !torch.tensor<[n,c,6,9],ui8>
func.func @upsample_bicubic2d(%arg0: !torch.tensor<[n,c,h,9],ui8>) -> (!torch.tensor<[n,c,6,9],ui8>) {
  %0 = torch.constant [6, 9] -> !torch.list<[!torch.int<6>, !torch.int<9>]>
  %1 = torch.constant 1.2 : f64 -> !torch.float<1.2>
  %2 = torch.constant false -> !torch.bool<false>
  %3 = torch.aten.upsample_bicubic2d(%arg0, %0, %2, %1, %1) : (!torch.tensor<[n,c,h,9],ui8>, !torch.list<[!torch.int<6>, !torch.int<9>]>, !torch.bool<false>, !torch.float<1.2>, !torch.float<1.2>) -> !torch.tensor<[n,c,6,9],ui8>
  return %3 : !torch.tensor<[n,c,6,9],ui8>
}

// CHECK-LABEL: @_upsample_bilinear2d_aa(
// CHECK: torch.aten.size.int{{.*}} -> !torch.int<h>
// CHECK: torch.aten.size.int{{.*}} -> !torch.int<w>
// CHECK: torch.aten.to.dtype{{.*}} -> !torch.tensor<[n,3,h,w],f64>
// CHECK: torch.aten.div.int{{.*}} -> !torch.float<s2>
// CHECK: torch.aten.scalar_tensor{{.*}} -> !torch.tensor<[],f64>
// CHECK: torch.aten.clamp{{.*}} -> !torch.tensor<[],f64>
// CHECK: torch.aten.mul.Tensor{{.*}} -> !torch.tensor<[5],f64>
// CHECK: torch.aten.unsqueeze{{.*}} -> !torch.tensor<[5,1],f64>
// CHECK: torch.aten.mul.Scalar{{.*}} -> !torch.tensor<[],f64>
// CHECK: torch.aten.sub.Tensor{{.*}} -> !torch.tensor<[5,1],f64>
// CHECK: torch.aten.add.Scalar{{.*}} -> !torch.tensor<[5,1],f64>
// CHECK: torch.aten.lt.Scalar{{.*}} -> !torch.tensor<[5,1],i1>
// CHECK: torch.aten.where.Scalar{{.*}} -> !torch.tensor<[5,1],f32>
// CHECK: torch.aten.to.dtype{{.*}} -> !torch.tensor<[5,1],f64>
// CHECK: torch.aten.abs{{.*}} -> !torch.tensor<[5,1],f64>
// CHECK: torch.aten.floor{{.*}} -> !torch.tensor<[5,1],f64>
// CHECK: torch.aten.mul.Tensor{{.*}} -> !torch.tensor<[5,1],f64>
// CHECK: torch.aten.clamp{{.*}} -> !torch.tensor<[5,1],f64>
// CHECK: torch.aten.add.Tensor{{.*}} -> !torch.tensor<[5,1],f64>
// CHECK: torch.aten.add.Scalar{{.*}} -> !torch.tensor<[5,1],f64>
// CHECK: torch.aten.lt.Scalar{{.*}} -> !torch.tensor<[5,1],i1>
// CHECK: torch.aten.where.Scalar{{.*}} -> !torch.tensor<[5,1],f32>
// CHECK: torch.aten.to.dtype{{.*}} -> !torch.tensor<[5,1],f64>
// CHECK: torch.aten.abs{{.*}} -> !torch.tensor<[5,1],f64>
// CHECK: torch.aten.floor{{.*}} -> !torch.tensor<[5,1],f64>
// CHECK: torch.aten.mul.Tensor{{.*}} -> !torch.tensor<[5,1],f64>
// CHECK: torch.aten.arange.start_step{{.*}} -> !torch.tensor<[w],i64>
// CHECK: torch.aten.to.dtype{{.*}} -> !torch.tensor<[w],f64>
// CHECK: torch.aten.sub.Tensor{{.*}} -> !torch.tensor<[5,w],f64>
// CHECK: torch.aten.add.Scalar{{.*}} -> !torch.tensor<[5,w],f64>
// CHECK: torch.aten.div.Tensor{{.*}} -> !torch.tensor<[5,w],f64>
// CHECK: torch.aten.abs{{.*}} -> !torch.tensor<[5,w],f64>
// CHECK: torch.aten.lt.Tensor{{.*}} -> !torch.tensor<[5,w],i1>
// CHECK: torch.aten.ge.Tensor{{.*}} -> !torch.tensor<[5,w],i1>
// CHECK: torch.aten.logical_and{{.*}} -> !torch.tensor<[5,w],i1>
// CHECK: torch.aten.rsub.Scalar{{.*}} -> !torch.tensor<[5,w],f64>
// CHECK: torch.aten.clamp{{.*}} -> !torch.tensor<[5,w],f64>
// CHECK: torch.aten.where.self{{.*}} -> !torch.tensor<[5,w],f64>
// CHECK: torch.prim.ListConstruct{{.*}} -> !torch.list<[!torch.int<1>]>
// CHECK: torch.aten.sum.dim_IntList{{.*}} -> !torch.tensor<[5,1],f64>
// CHECK: torch.aten.div.Tensor{{.*}} -> !torch.tensor<[5,w],f64>
// CHECK: torch.prim.ListConstruct{{.*}} -> !torch.list<[]>
// CHECK: torch.aten.amax{{.*}} -> !torch.tensor<[],f64>
// CHECK: torch.aten.mul.Tensor{{.*}} -> !torch.tensor<[22],f64>
// CHECK: torch.aten.add.Scalar{{.*}} -> !torch.tensor<[22],f64>
// CHECK: torch.aten.lt.Scalar{{.*}} -> !torch.tensor<[22],i1>
// CHECK: torch.aten.where.ScalarOther{{.*}} -> !torch.tensor<[22],f64>
// CHECK: torch.prim.ListConstruct{{.*}} -> !torch.list<[]>
// CHECK: torch.aten.amax{{.*}} -> !torch.tensor<[],f64>
// CHECK: torch.aten.mul.Tensor{{.*}} -> !torch.tensor<[5,w],f64>
// CHECK: torch.aten.sign{{.*}} -> !torch.tensor<[5,w],f64>
// CHECK: torch.aten.mul.Scalar{{.*}} -> !torch.tensor<[5,w],f64>
// CHECK: torch.aten.add.Tensor{{.*}} -> !torch.tensor<[5,w],f64>
// CHECK: torch.aten.lt.Scalar{{.*}} -> !torch.tensor<[5,w],i1>
// CHECK: torch.aten.where.Scalar{{.*}} -> !torch.tensor<[5,w],f32>
// CHECK: torch.aten.to.dtype{{.*}} -> !torch.tensor<[5,w],f64>
// CHECK: torch.aten.abs{{.*}} -> !torch.tensor<[5,w],f64>
// CHECK: torch.aten.floor{{.*}} -> !torch.tensor<[5,w],f64>
// CHECK: torch.aten.mul.Tensor{{.*}} -> !torch.tensor<[5,w],f64>
// CHECK: torch.aten.t{{.*}} -> !torch.tensor<[w,5],f64>
// CHECK: torch.aten.matmul{{.*}} -> !torch.tensor<[n,3,h,5],f64>
// CHECK: torch.aten.div.Tensor{{.*}} -> !torch.tensor<[n,3,h,5],f64>
// CHECK: torch.aten.add.Scalar{{.*}} -> !torch.tensor<[n,3,h,5],f64>
// CHECK: torch.aten.floor{{.*}} -> !torch.tensor<[n,3,h,5],f64>
// CHECK: torch.aten.clamp{{.*}} -> !torch.tensor<[n,3,h,5],f64>
// CHECK: torch.aten.div.int{{.*}} -> !torch.float<s4>
// CHECK: torch.aten.scalar_tensor{{.*}} -> !torch.tensor<[],f64>
// CHECK: torch.aten.clamp{{.*}} -> !torch.tensor<[],f64>
// CHECK: torch.aten.mul.Tensor{{.*}} -> !torch.tensor<[4],f64>
// CHECK: torch.aten.unsqueeze{{.*}} -> !torch.tensor<[4,1],f64>
// CHECK: torch.aten.mul.Scalar{{.*}} -> !torch.tensor<[],f64>
// CHECK: torch.aten.sub.Tensor{{.*}} -> !torch.tensor<[4,1],f64>
// CHECK: torch.aten.add.Scalar{{.*}} -> !torch.tensor<[4,1],f64>
// CHECK: torch.aten.lt.Scalar{{.*}} -> !torch.tensor<[4,1],i1>
// CHECK: torch.aten.where.Scalar{{.*}} -> !torch.tensor<[4,1],f32>
// CHECK: torch.aten.to.dtype{{.*}} -> !torch.tensor<[4,1],f64>
// CHECK: torch.aten.abs{{.*}} -> !torch.tensor<[4,1],f64>
// CHECK: torch.aten.floor{{.*}} -> !torch.tensor<[4,1],f64>
// CHECK: torch.aten.mul.Tensor{{.*}} -> !torch.tensor<[4,1],f64>
// CHECK: torch.aten.clamp{{.*}} -> !torch.tensor<[4,1],f64>
// CHECK: torch.aten.add.Tensor{{.*}} -> !torch.tensor<[4,1],f64>
// CHECK: torch.aten.add.Scalar{{.*}} -> !torch.tensor<[4,1],f64>
// CHECK: torch.aten.lt.Scalar{{.*}} -> !torch.tensor<[4,1],i1>
// CHECK: torch.aten.where.Scalar{{.*}} -> !torch.tensor<[4,1],f32>
// CHECK: torch.aten.to.dtype{{.*}} -> !torch.tensor<[4,1],f64>
// CHECK: torch.aten.abs{{.*}} -> !torch.tensor<[4,1],f64>
// CHECK: torch.aten.floor{{.*}} -> !torch.tensor<[4,1],f64>
// CHECK: torch.aten.mul.Tensor{{.*}} -> !torch.tensor<[4,1],f64>
// CHECK: torch.aten.arange.start_step{{.*}} -> !torch.tensor<[h],i64>
// CHECK: torch.aten.to.dtype{{.*}} -> !torch.tensor<[h],f64>
// CHECK: torch.aten.sub.Tensor{{.*}} -> !torch.tensor<[4,h],f64>
// CHECK: torch.aten.add.Scalar{{.*}} -> !torch.tensor<[4,h],f64>
// CHECK: torch.aten.div.Tensor{{.*}} -> !torch.tensor<[4,h],f64>
// CHECK: torch.aten.abs{{.*}} -> !torch.tensor<[4,h],f64>
// CHECK: torch.aten.lt.Tensor{{.*}} -> !torch.tensor<[4,h],i1>
// CHECK: torch.aten.ge.Tensor{{.*}} -> !torch.tensor<[4,h],i1>
// CHECK: torch.aten.logical_and{{.*}} -> !torch.tensor<[4,h],i1>
// CHECK: torch.aten.rsub.Scalar{{.*}} -> !torch.tensor<[4,h],f64>
// CHECK: torch.aten.clamp{{.*}} -> !torch.tensor<[4,h],f64>
// CHECK: torch.aten.where.self{{.*}} -> !torch.tensor<[4,h],f64>
// CHECK: torch.prim.ListConstruct{{.*}} -> !torch.list<[!torch.int<1>]>
// CHECK: torch.aten.sum.dim_IntList{{.*}} -> !torch.tensor<[4,1],f64>
// CHECK: torch.aten.div.Tensor{{.*}} -> !torch.tensor<[4,h],f64>
// CHECK: torch.prim.ListConstruct{{.*}} -> !torch.list<[]>
// CHECK: torch.aten.amax{{.*}} -> !torch.tensor<[],f64>
// CHECK: torch.aten.mul.Tensor{{.*}} -> !torch.tensor<[22],f64>
// CHECK: torch.aten.add.Scalar{{.*}} -> !torch.tensor<[22],f64>
// CHECK: torch.aten.lt.Scalar{{.*}} -> !torch.tensor<[22],i1>
// CHECK: torch.aten.where.ScalarOther{{.*}} -> !torch.tensor<[22],f64>
// CHECK: torch.prim.ListConstruct{{.*}} -> !torch.list<[]>
// CHECK: torch.aten.amax{{.*}} -> !torch.tensor<[],f64>
// CHECK: torch.aten.mul.Tensor{{.*}} -> !torch.tensor<[4,h],f64>
// CHECK: torch.aten.sign{{.*}} -> !torch.tensor<[4,h],f64>
// CHECK: torch.aten.mul.Scalar{{.*}} -> !torch.tensor<[4,h],f64>
// CHECK: torch.aten.add.Tensor{{.*}} -> !torch.tensor<[4,h],f64>
// CHECK: torch.aten.lt.Scalar{{.*}} -> !torch.tensor<[4,h],i1>
// CHECK: torch.aten.where.Scalar{{.*}} -> !torch.tensor<[4,h],f32>
// CHECK: torch.aten.to.dtype{{.*}} -> !torch.tensor<[4,h],f64>
// CHECK: torch.aten.abs{{.*}} -> !torch.tensor<[4,h],f64>
// CHECK: torch.aten.floor{{.*}} -> !torch.tensor<[4,h],f64>
// CHECK: torch.aten.mul.Tensor{{.*}} -> !torch.tensor<[4,h],f64>
// CHECK: torch.aten.matmul{{.*}} -> !torch.tensor<[n,3,4,5],f64>
// CHECK: torch.aten.div.Tensor{{.*}} -> !torch.tensor<[n,3,4,5],f64>
// CHECK: torch.aten.add.Scalar{{.*}} -> !torch.tensor<[n,3,4,5],f64>
// CHECK: torch.aten.floor{{.*}} -> !torch.tensor<[n,3,4,5],f64>
// CHECK: torch.aten.clamp{{.*}} -> !torch.tensor<[n,3,4,5],f64>
// CHECK: torch.aten.to.dtype{{.*}} -> !torch.tensor<[n,3,4,5],ui8>
func.func @_upsample_bilinear2d_aa(%arg0: !torch.tensor<[n,3,h,w],ui8>) -> (!torch.tensor<[n,3,4,5],ui8>) {
  %0 = torch.constant [4, 5] -> !torch.list<[!torch.int<4>, !torch.int<5>]>
  %1 = torch.constant unit -> !torch.none
  %2 = torch.constant false -> !torch.bool<false>
  %3 = torch.aten._upsample_bilinear2d_aa(%arg0, %0, %2, %1, %1) : (!torch.tensor<[n,3,h,w],ui8>, !torch.list<[!torch.int<4>, !torch.int<5>]>, !torch.bool<false>, !torch.none, !torch.none) -> !torch.tensor<[n,3,4,5],ui8>
  return %3 : !torch.tensor<[n,3,4,5],ui8>
}
