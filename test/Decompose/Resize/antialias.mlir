// NOTE: The checks are written by tools/dev/update_checks.py.

// RUN: torch-onnx-opt %s --decompose | FileCheck %s

// CHECK-LABEL: @_upsample_bicubic2d_aa_vec(
// CHECK: torch.aten.size.int{{.*}} -> !torch.int<h>
// CHECK: torch.aten.size.int{{.*}} -> !torch.int<w>
// CHECK: torch.aten.mul.int_float{{.*}} -> !torch.float<s0>
// CHECK: torch.aten.floor.float{{.*}} -> !torch.int<s1>
// CHECK: torch.aten.mul.int_float{{.*}} -> !torch.float<s2>
// CHECK: torch.aten.floor.float{{.*}} -> !torch.int<s3>
// CHECK: torch.aten.eq.int{{.*}} -> !torch.bool<s4>
// CHECK: torch.aten.div.int{{.*}} -> !torch.float<s5>
// CHECK: torch.aten.scalar_tensor{{.*}} -> !torch.tensor<[],f64>
// CHECK: torch.aten.scalar_tensor{{.*}} -> !torch.tensor<[],f64>
// CHECK: torch.aten.to.dtype{{.*}} -> !torch.tensor<[],i1>
// CHECK: torch.aten.where.self{{.*}} -> !torch.tensor<[],f64>
// CHECK: torch.aten.to.dtype{{.*}} -> !torch.tensor<[],f32>
// CHECK: torch.aten.clamp{{.*}} -> !torch.tensor<[],f32>
// CHECK: torch.aten.arange.start_step{{.*}} -> !torch.tensor<[s1],i64>
// CHECK: torch.aten.to.dtype{{.*}} -> !torch.tensor<[s1],f32>
// CHECK: torch.aten.add.Scalar{{.*}} -> !torch.tensor<[s1],f32>
// CHECK: torch.aten.mul.Tensor{{.*}} -> !torch.tensor<[s1],f32>
// CHECK: torch.aten.unsqueeze{{.*}} -> !torch.tensor<[s1,1],f32>
// CHECK: torch.aten.mul.Scalar{{.*}} -> !torch.tensor<[],f32>
// CHECK: torch.aten.sub.Tensor{{.*}} -> !torch.tensor<[s1,1],f32>
// CHECK: torch.aten.add.Scalar{{.*}} -> !torch.tensor<[s1,1],f32>
// CHECK: torch.aten.lt.Scalar{{.*}} -> !torch.tensor<[s1,1],i1>
// CHECK: torch.aten.where.Scalar{{.*}} -> !torch.tensor<[s1,1],f32>
// CHECK: torch.aten.abs{{.*}} -> !torch.tensor<[s1,1],f32>
// CHECK: torch.aten.floor{{.*}} -> !torch.tensor<[s1,1],f32>
// CHECK: torch.aten.mul.Tensor{{.*}} -> !torch.tensor<[s1,1],f32>
// CHECK: torch.aten.clamp{{.*}} -> !torch.tensor<[s1,1],f32>
// CHECK: torch.aten.add.Tensor{{.*}} -> !torch.tensor<[s1,1],f32>
// CHECK: torch.aten.add.Scalar{{.*}} -> !torch.tensor<[s1,1],f32>
// CHECK: torch.aten.lt.Scalar{{.*}} -> !torch.tensor<[s1,1],i1>
// CHECK: torch.aten.where.Scalar{{.*}} -> !torch.tensor<[s1,1],f32>
// CHECK: torch.aten.abs{{.*}} -> !torch.tensor<[s1,1],f32>
// CHECK: torch.aten.floor{{.*}} -> !torch.tensor<[s1,1],f32>
// CHECK: torch.aten.mul.Tensor{{.*}} -> !torch.tensor<[s1,1],f32>
// CHECK: torch.aten.arange.start_step{{.*}} -> !torch.tensor<[h],i64>
// CHECK: torch.aten.to.dtype{{.*}} -> !torch.tensor<[h],f32>
// CHECK: torch.aten.sub.Tensor{{.*}} -> !torch.tensor<[s1,h],f32>
// CHECK: torch.aten.add.Scalar{{.*}} -> !torch.tensor<[s1,h],f32>
// CHECK: torch.aten.div.Tensor{{.*}} -> !torch.tensor<[s1,h],f32>
// CHECK: torch.aten.abs{{.*}} -> !torch.tensor<[s1,h],f32>
// CHECK: torch.aten.lt.Tensor{{.*}} -> !torch.tensor<[s1,h],i1>
// CHECK: torch.aten.ge.Tensor{{.*}} -> !torch.tensor<[s1,h],i1>
// CHECK: torch.aten.logical_and{{.*}} -> !torch.tensor<[s1,h],i1>
// CHECK: torch.aten.mul.Scalar{{.*}} -> !torch.tensor<[s1,h],f32>
// CHECK: torch.aten.sub.Scalar{{.*}} -> !torch.tensor<[s1,h],f32>
// CHECK: torch.aten.mul.Tensor{{.*}} -> !torch.tensor<[s1,h],f32>
// CHECK: torch.aten.mul.Tensor{{.*}} -> !torch.tensor<[s1,h],f32>
// CHECK: torch.aten.add.Scalar{{.*}} -> !torch.tensor<[s1,h],f32>
// CHECK: torch.aten.mul.Scalar{{.*}} -> !torch.tensor<[s1,h],f32>
// CHECK: torch.aten.sub.Scalar{{.*}} -> !torch.tensor<[s1,h],f32>
// CHECK: torch.aten.mul.Tensor{{.*}} -> !torch.tensor<[s1,h],f32>
// CHECK: torch.aten.add.Scalar{{.*}} -> !torch.tensor<[s1,h],f32>
// CHECK: torch.aten.mul.Tensor{{.*}} -> !torch.tensor<[s1,h],f32>
// CHECK: torch.aten.add.Scalar{{.*}} -> !torch.tensor<[s1,h],f32>
// CHECK: torch.aten.lt.Scalar{{.*}} -> !torch.tensor<[s1,h],i1>
// CHECK: torch.aten.where.self{{.*}} -> !torch.tensor<[s1,h],f32>
// CHECK: torch.aten.lt.Scalar{{.*}} -> !torch.tensor<[s1,h],i1>
// CHECK: torch.aten.where.self{{.*}} -> !torch.tensor<[s1,h],f32>
// CHECK: torch.aten.where.self{{.*}} -> !torch.tensor<[s1,h],f32>
// CHECK: torch.prim.ListConstruct{{.*}} -> !torch.list<[!torch.int<1>]>
// CHECK: torch.aten.sum.dim_IntList{{.*}} -> !torch.tensor<[s1,1],f32>
// CHECK: torch.aten.div.Tensor{{.*}} -> !torch.tensor<[s1,h],f32>
// CHECK: torch.aten.matmul{{.*}} -> !torch.tensor<[n,c,s1,w],f32>
// CHECK: torch.aten.eq.int{{.*}} -> !torch.bool<s6>
// CHECK: torch.aten.div.int{{.*}} -> !torch.float<s7>
// CHECK: torch.aten.scalar_tensor{{.*}} -> !torch.tensor<[],f64>
// CHECK: torch.aten.scalar_tensor{{.*}} -> !torch.tensor<[],f64>
// CHECK: torch.aten.to.dtype{{.*}} -> !torch.tensor<[],i1>
// CHECK: torch.aten.where.self{{.*}} -> !torch.tensor<[],f64>
// CHECK: torch.aten.to.dtype{{.*}} -> !torch.tensor<[],f32>
// CHECK: torch.aten.clamp{{.*}} -> !torch.tensor<[],f32>
// CHECK: torch.aten.arange.start_step{{.*}} -> !torch.tensor<[s3],i64>
// CHECK: torch.aten.to.dtype{{.*}} -> !torch.tensor<[s3],f32>
// CHECK: torch.aten.add.Scalar{{.*}} -> !torch.tensor<[s3],f32>
// CHECK: torch.aten.mul.Tensor{{.*}} -> !torch.tensor<[s3],f32>
// CHECK: torch.aten.unsqueeze{{.*}} -> !torch.tensor<[s3,1],f32>
// CHECK: torch.aten.mul.Scalar{{.*}} -> !torch.tensor<[],f32>
// CHECK: torch.aten.sub.Tensor{{.*}} -> !torch.tensor<[s3,1],f32>
// CHECK: torch.aten.add.Scalar{{.*}} -> !torch.tensor<[s3,1],f32>
// CHECK: torch.aten.lt.Scalar{{.*}} -> !torch.tensor<[s3,1],i1>
// CHECK: torch.aten.where.Scalar{{.*}} -> !torch.tensor<[s3,1],f32>
// CHECK: torch.aten.abs{{.*}} -> !torch.tensor<[s3,1],f32>
// CHECK: torch.aten.floor{{.*}} -> !torch.tensor<[s3,1],f32>
// CHECK: torch.aten.mul.Tensor{{.*}} -> !torch.tensor<[s3,1],f32>
// CHECK: torch.aten.clamp{{.*}} -> !torch.tensor<[s3,1],f32>
// CHECK: torch.aten.add.Tensor{{.*}} -> !torch.tensor<[s3,1],f32>
// CHECK: torch.aten.add.Scalar{{.*}} -> !torch.tensor<[s3,1],f32>
// CHECK: torch.aten.lt.Scalar{{.*}} -> !torch.tensor<[s3,1],i1>
// CHECK: torch.aten.where.Scalar{{.*}} -> !torch.tensor<[s3,1],f32>
// CHECK: torch.aten.abs{{.*}} -> !torch.tensor<[s3,1],f32>
// CHECK: torch.aten.floor{{.*}} -> !torch.tensor<[s3,1],f32>
// CHECK: torch.aten.mul.Tensor{{.*}} -> !torch.tensor<[s3,1],f32>
// CHECK: torch.aten.arange.start_step{{.*}} -> !torch.tensor<[w],i64>
// CHECK: torch.aten.to.dtype{{.*}} -> !torch.tensor<[w],f32>
// CHECK: torch.aten.sub.Tensor{{.*}} -> !torch.tensor<[s3,w],f32>
// CHECK: torch.aten.add.Scalar{{.*}} -> !torch.tensor<[s3,w],f32>
// CHECK: torch.aten.div.Tensor{{.*}} -> !torch.tensor<[s3,w],f32>
// CHECK: torch.aten.abs{{.*}} -> !torch.tensor<[s3,w],f32>
// CHECK: torch.aten.lt.Tensor{{.*}} -> !torch.tensor<[s3,w],i1>
// CHECK: torch.aten.ge.Tensor{{.*}} -> !torch.tensor<[s3,w],i1>
// CHECK: torch.aten.logical_and{{.*}} -> !torch.tensor<[s3,w],i1>
// CHECK: torch.aten.mul.Scalar{{.*}} -> !torch.tensor<[s3,w],f32>
// CHECK: torch.aten.sub.Scalar{{.*}} -> !torch.tensor<[s3,w],f32>
// CHECK: torch.aten.mul.Tensor{{.*}} -> !torch.tensor<[s3,w],f32>
// CHECK: torch.aten.mul.Tensor{{.*}} -> !torch.tensor<[s3,w],f32>
// CHECK: torch.aten.add.Scalar{{.*}} -> !torch.tensor<[s3,w],f32>
// CHECK: torch.aten.mul.Scalar{{.*}} -> !torch.tensor<[s3,w],f32>
// CHECK: torch.aten.sub.Scalar{{.*}} -> !torch.tensor<[s3,w],f32>
// CHECK: torch.aten.mul.Tensor{{.*}} -> !torch.tensor<[s3,w],f32>
// CHECK: torch.aten.add.Scalar{{.*}} -> !torch.tensor<[s3,w],f32>
// CHECK: torch.aten.mul.Tensor{{.*}} -> !torch.tensor<[s3,w],f32>
// CHECK: torch.aten.add.Scalar{{.*}} -> !torch.tensor<[s3,w],f32>
// CHECK: torch.aten.lt.Scalar{{.*}} -> !torch.tensor<[s3,w],i1>
// CHECK: torch.aten.where.self{{.*}} -> !torch.tensor<[s3,w],f32>
// CHECK: torch.aten.lt.Scalar{{.*}} -> !torch.tensor<[s3,w],i1>
// CHECK: torch.aten.where.self{{.*}} -> !torch.tensor<[s3,w],f32>
// CHECK: torch.aten.where.self{{.*}} -> !torch.tensor<[s3,w],f32>
// CHECK: torch.prim.ListConstruct{{.*}} -> !torch.list<[!torch.int<1>]>
// CHECK: torch.aten.sum.dim_IntList{{.*}} -> !torch.tensor<[s3,1],f32>
// CHECK: torch.aten.div.Tensor{{.*}} -> !torch.tensor<[s3,w],f32>
// CHECK: torch.aten.t{{.*}} -> !torch.tensor<[w,s3],f32>
// CHECK: torch.aten.matmul
func.func @_upsample_bicubic2d_aa_vec(%arg0: !torch.tensor<[n,c,h,w],f32>) -> (!torch.tensor<[n,c,"(3*h)//2","(3*w+2)//4-1"],f32>) {
  %0 = torch.constant unit -> !torch.none
  %1 = torch.constant false -> !torch.bool<false>
  %2 = torch.constant 1.500000e+00 : f64 -> !torch.float<1.500000e+00>
  %3 = torch.constant 0.69999999999999996 : f64 -> !torch.float<0.69999999999999996>
  %4 = torch.prim.ListConstruct(%2, %3) : (!torch.float<1.500000e+00>, !torch.float<0.69999999999999996>) -> !torch.list<[!torch.float<1.500000e+00>, !torch.float<0.69999999999999996>]>
  %5 = torch.aten._upsample_bicubic2d_aa.vec(%arg0, %0, %1, %4) : (!torch.tensor<[n,c,h,w],f32>, !torch.none, !torch.bool<false>, !torch.list<[!torch.float<1.500000e+00>, !torch.float<0.69999999999999996>]>) -> !torch.tensor<[n,c,"(3*h)//2","(3*w+2)//4-1"],f32>
  return %5 : !torch.tensor<[n,c,"(3*h)//2","(3*w+2)//4-1"],f32>
}

// CHECK-LABEL: @_upsample_bilinear2d_aa_vec(
// CHECK: torch.aten.size.int{{.*}} -> !torch.int<h>
// CHECK: torch.aten.size.int{{.*}} -> !torch.int<w>
// CHECK: torch.aten.mul.int_float{{.*}} -> !torch.float<s0>
// CHECK: torch.aten.floor.float{{.*}} -> !torch.int<s1>
// CHECK: torch.aten.mul.int_float{{.*}} -> !torch.float<s2>
// CHECK: torch.aten.floor.float{{.*}} -> !torch.int<s3>
// CHECK: torch.aten.eq.int{{.*}} -> !torch.bool<s4>
// CHECK: torch.aten.div.int{{.*}} -> !torch.float<s5>
// CHECK: torch.aten.scalar_tensor{{.*}} -> !torch.tensor<[],f64>
// CHECK: torch.aten.scalar_tensor{{.*}} -> !torch.tensor<[],f64>
// CHECK: torch.aten.to.dtype{{.*}} -> !torch.tensor<[],i1>
// CHECK: torch.aten.where.self{{.*}} -> !torch.tensor<[],f64>
// CHECK: torch.aten.to.dtype{{.*}} -> !torch.tensor<[],f32>
// CHECK: torch.aten.clamp{{.*}} -> !torch.tensor<[],f32>
// CHECK: torch.aten.arange.start_step{{.*}} -> !torch.tensor<[s1],i64>
// CHECK: torch.aten.to.dtype{{.*}} -> !torch.tensor<[s1],f32>
// CHECK: torch.aten.add.Scalar{{.*}} -> !torch.tensor<[s1],f32>
// CHECK: torch.aten.mul.Tensor{{.*}} -> !torch.tensor<[s1],f32>
// CHECK: torch.aten.unsqueeze{{.*}} -> !torch.tensor<[s1,1],f32>
// CHECK: torch.aten.mul.Scalar{{.*}} -> !torch.tensor<[],f32>
// CHECK: torch.aten.sub.Tensor{{.*}} -> !torch.tensor<[s1,1],f32>
// CHECK: torch.aten.add.Scalar{{.*}} -> !torch.tensor<[s1,1],f32>
// CHECK: torch.aten.lt.Scalar{{.*}} -> !torch.tensor<[s1,1],i1>
// CHECK: torch.aten.where.Scalar{{.*}} -> !torch.tensor<[s1,1],f32>
// CHECK: torch.aten.abs{{.*}} -> !torch.tensor<[s1,1],f32>
// CHECK: torch.aten.floor{{.*}} -> !torch.tensor<[s1,1],f32>
// CHECK: torch.aten.mul.Tensor{{.*}} -> !torch.tensor<[s1,1],f32>
// CHECK: torch.aten.clamp{{.*}} -> !torch.tensor<[s1,1],f32>
// CHECK: torch.aten.add.Tensor{{.*}} -> !torch.tensor<[s1,1],f32>
// CHECK: torch.aten.add.Scalar{{.*}} -> !torch.tensor<[s1,1],f32>
// CHECK: torch.aten.lt.Scalar{{.*}} -> !torch.tensor<[s1,1],i1>
// CHECK: torch.aten.where.Scalar{{.*}} -> !torch.tensor<[s1,1],f32>
// CHECK: torch.aten.abs{{.*}} -> !torch.tensor<[s1,1],f32>
// CHECK: torch.aten.floor{{.*}} -> !torch.tensor<[s1,1],f32>
// CHECK: torch.aten.mul.Tensor{{.*}} -> !torch.tensor<[s1,1],f32>
// CHECK: torch.aten.arange.start_step{{.*}} -> !torch.tensor<[h],i64>
// CHECK: torch.aten.to.dtype{{.*}} -> !torch.tensor<[h],f32>
// CHECK: torch.aten.sub.Tensor{{.*}} -> !torch.tensor<[s1,h],f32>
// CHECK: torch.aten.add.Scalar{{.*}} -> !torch.tensor<[s1,h],f32>
// CHECK: torch.aten.div.Tensor{{.*}} -> !torch.tensor<[s1,h],f32>
// CHECK: torch.aten.abs{{.*}} -> !torch.tensor<[s1,h],f32>
// CHECK: torch.aten.lt.Tensor{{.*}} -> !torch.tensor<[s1,h],i1>
// CHECK: torch.aten.ge.Tensor{{.*}} -> !torch.tensor<[s1,h],i1>
// CHECK: torch.aten.logical_and{{.*}} -> !torch.tensor<[s1,h],i1>
// CHECK: torch.aten.rsub.Scalar{{.*}} -> !torch.tensor<[s1,h],f32>
// CHECK: torch.aten.clamp{{.*}} -> !torch.tensor<[s1,h],f32>
// CHECK: torch.aten.where.self{{.*}} -> !torch.tensor<[s1,h],f32>
// CHECK: torch.prim.ListConstruct{{.*}} -> !torch.list<[!torch.int<1>]>
// CHECK: torch.aten.sum.dim_IntList{{.*}} -> !torch.tensor<[s1,1],f32>
// CHECK: torch.aten.div.Tensor{{.*}} -> !torch.tensor<[s1,h],f32>
// CHECK: torch.aten.matmul{{.*}} -> !torch.tensor<[n,c,s1,w],f32>
// CHECK: torch.aten.eq.int{{.*}} -> !torch.bool<s6>
// CHECK: torch.aten.div.int{{.*}} -> !torch.float<s7>
// CHECK: torch.aten.scalar_tensor{{.*}} -> !torch.tensor<[],f64>
// CHECK: torch.aten.scalar_tensor{{.*}} -> !torch.tensor<[],f64>
// CHECK: torch.aten.to.dtype{{.*}} -> !torch.tensor<[],i1>
// CHECK: torch.aten.where.self{{.*}} -> !torch.tensor<[],f64>
// CHECK: torch.aten.to.dtype{{.*}} -> !torch.tensor<[],f32>
// CHECK: torch.aten.clamp{{.*}} -> !torch.tensor<[],f32>
// CHECK: torch.aten.arange.start_step{{.*}} -> !torch.tensor<[s3],i64>
// CHECK: torch.aten.to.dtype{{.*}} -> !torch.tensor<[s3],f32>
// CHECK: torch.aten.add.Scalar{{.*}} -> !torch.tensor<[s3],f32>
// CHECK: torch.aten.mul.Tensor{{.*}} -> !torch.tensor<[s3],f32>
// CHECK: torch.aten.unsqueeze{{.*}} -> !torch.tensor<[s3,1],f32>
// CHECK: torch.aten.mul.Scalar{{.*}} -> !torch.tensor<[],f32>
// CHECK: torch.aten.sub.Tensor{{.*}} -> !torch.tensor<[s3,1],f32>
// CHECK: torch.aten.add.Scalar{{.*}} -> !torch.tensor<[s3,1],f32>
// CHECK: torch.aten.lt.Scalar{{.*}} -> !torch.tensor<[s3,1],i1>
// CHECK: torch.aten.where.Scalar{{.*}} -> !torch.tensor<[s3,1],f32>
// CHECK: torch.aten.abs{{.*}} -> !torch.tensor<[s3,1],f32>
// CHECK: torch.aten.floor{{.*}} -> !torch.tensor<[s3,1],f32>
// CHECK: torch.aten.mul.Tensor{{.*}} -> !torch.tensor<[s3,1],f32>
// CHECK: torch.aten.clamp{{.*}} -> !torch.tensor<[s3,1],f32>
// CHECK: torch.aten.add.Tensor{{.*}} -> !torch.tensor<[s3,1],f32>
// CHECK: torch.aten.add.Scalar{{.*}} -> !torch.tensor<[s3,1],f32>
// CHECK: torch.aten.lt.Scalar{{.*}} -> !torch.tensor<[s3,1],i1>
// CHECK: torch.aten.where.Scalar{{.*}} -> !torch.tensor<[s3,1],f32>
// CHECK: torch.aten.abs{{.*}} -> !torch.tensor<[s3,1],f32>
// CHECK: torch.aten.floor{{.*}} -> !torch.tensor<[s3,1],f32>
// CHECK: torch.aten.mul.Tensor{{.*}} -> !torch.tensor<[s3,1],f32>
// CHECK: torch.aten.arange.start_step{{.*}} -> !torch.tensor<[w],i64>
// CHECK: torch.aten.to.dtype{{.*}} -> !torch.tensor<[w],f32>
// CHECK: torch.aten.sub.Tensor{{.*}} -> !torch.tensor<[s3,w],f32>
// CHECK: torch.aten.add.Scalar{{.*}} -> !torch.tensor<[s3,w],f32>
// CHECK: torch.aten.div.Tensor{{.*}} -> !torch.tensor<[s3,w],f32>
// CHECK: torch.aten.abs{{.*}} -> !torch.tensor<[s3,w],f32>
// CHECK: torch.aten.lt.Tensor{{.*}} -> !torch.tensor<[s3,w],i1>
// CHECK: torch.aten.ge.Tensor{{.*}} -> !torch.tensor<[s3,w],i1>
// CHECK: torch.aten.logical_and{{.*}} -> !torch.tensor<[s3,w],i1>
// CHECK: torch.aten.rsub.Scalar{{.*}} -> !torch.tensor<[s3,w],f32>
// CHECK: torch.aten.clamp{{.*}} -> !torch.tensor<[s3,w],f32>
// CHECK: torch.aten.where.self{{.*}} -> !torch.tensor<[s3,w],f32>
// CHECK: torch.prim.ListConstruct{{.*}} -> !torch.list<[!torch.int<1>]>
// CHECK: torch.aten.sum.dim_IntList{{.*}} -> !torch.tensor<[s3,1],f32>
// CHECK: torch.aten.div.Tensor{{.*}} -> !torch.tensor<[s3,w],f32>
// CHECK: torch.aten.t{{.*}} -> !torch.tensor<[w,s3],f32>
// CHECK: torch.aten.matmul
func.func @_upsample_bilinear2d_aa_vec(%arg0: !torch.tensor<[n,c,h,w],f32>) -> (!torch.tensor<[n,c,"(3*h)//2","(3*w+2)//4-1"],f32>) {
  %0 = torch.constant unit -> !torch.none
  %1 = torch.constant false -> !torch.bool<false>
  %2 = torch.constant 1.500000e+00 : f64 -> !torch.float<1.500000e+00>
  %3 = torch.constant 0.69999999999999996 : f64 -> !torch.float<0.69999999999999996>
  %4 = torch.prim.ListConstruct(%2, %3) : (!torch.float<1.500000e+00>, !torch.float<0.69999999999999996>) -> !torch.list<[!torch.float<1.500000e+00>, !torch.float<0.69999999999999996>]>
  %5 = torch.aten._upsample_bilinear2d_aa.vec(%arg0, %0, %1, %4) : (!torch.tensor<[n,c,h,w],f32>, !torch.none, !torch.bool<false>, !torch.list<[!torch.float<1.500000e+00>, !torch.float<0.69999999999999996>]>) -> !torch.tensor<[n,c,"(3*h)//2","(3*w+2)//4-1"],f32>
  return %5 : !torch.tensor<[n,c,"(3*h)//2","(3*w+2)//4-1"],f32>
}

// CHECK-LABEL: @_upsample_lanczos2d_aa(
// CHECK: torch.aten.matmul{{.*}} -> !torch.tensor<[n,2,3,7],f32>
// CHECK: torch.aten.matmul{{.*}} -> !torch.tensor<[n,2,3,4],f32>
func.func @_upsample_lanczos2d_aa(%arg0: !torch.tensor<[n,2,5,7],f32>) -> (!torch.tensor<[n,2,3,4],f32>) {
  %0 = torch.constant 3 : i64 -> !torch.int<3>
  %1 = torch.constant 4 : i64 -> !torch.int<4>
  %2 = torch.prim.ListConstruct(%0, %1) : (!torch.int<3>, !torch.int<4>) -> !torch.list<[!torch.int<3>, !torch.int<4>]>
  %3 = torch.constant false -> !torch.bool<false>
  %4 = torch.constant unit -> !torch.none
  %5 = torch.aten._upsample_lanczos2d_aa(%arg0, %2, %3, %4, %4) : (!torch.tensor<[n,2,5,7],f32>, !torch.list<[!torch.int<3>, !torch.int<4>]>, !torch.bool<false>, !torch.none, !torch.none) -> !torch.tensor<[n,2,3,4],f32>
  return %5 : !torch.tensor<[n,2,3,4],f32>
}

// CHECK-LABEL: @_upsample_lanczos2d_aa_vec(
// CHECK: torch.aten.matmul{{.*}} -> !torch.tensor<[n,2,8,7],f32>
// CHECK: torch.aten.matmul{{.*}} -> !torch.tensor<[n,2,8,4],f32>
func.func @_upsample_lanczos2d_aa_vec(%arg0: !torch.tensor<[n,2,5,7],f32>) -> (!torch.tensor<[n,2,8,4],f32>) {
  %0 = torch.constant 8 : i64 -> !torch.int<8>
  %1 = torch.constant 4 : i64 -> !torch.int<4>
  %2 = torch.prim.ListConstruct(%0, %1) : (!torch.int<8>, !torch.int<4>) -> !torch.list<[!torch.int<8>, !torch.int<4>]>
  %3 = torch.constant false -> !torch.bool<false>
  %4 = torch.constant unit -> !torch.none
  %5 = torch.aten._upsample_lanczos2d_aa.vec(%arg0, %2, %3, %4) : (!torch.tensor<[n,2,5,7],f32>, !torch.list<[!torch.int<8>, !torch.int<4>]>, !torch.bool<false>, !torch.none) -> !torch.tensor<[n,2,8,4],f32>
  return %5 : !torch.tensor<[n,2,8,4],f32>
}
