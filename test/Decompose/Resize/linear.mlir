// NOTE: The checks are written by tools/dev/update_checks.py.

// RUN: torch-onnx-opt %s --decompose | FileCheck %s

// CHECK-LABEL: @upsample_bilinear2d_vec(
// CHECK: torch.aten.size.int{{.*}} -> !torch.int<h>
// CHECK: torch.aten.size.int{{.*}} -> !torch.int<w>
// CHECK: torch.aten.mul.int_float{{.*}} -> !torch.float<s0>
// CHECK: torch.aten.floor.float{{.*}} -> !torch.int<s1>
// CHECK: torch.aten.mul.int_float{{.*}} -> !torch.float<s2>
// CHECK: torch.aten.floor.float{{.*}} -> !torch.int<s3>
// CHECK: torch.aten.arange.start_step{{.*}} -> !torch.tensor<[s1],i64>
// CHECK: torch.aten.to.dtype{{.*}} -> !torch.tensor<[s1],f32>
// CHECK: torch.aten.eq.int{{.*}} -> !torch.bool<s4>
// CHECK: torch.aten.div.int{{.*}} -> !torch.float<s5>
// CHECK: torch.aten.scalar_tensor{{.*}} -> !torch.tensor<[],f64>
// CHECK: torch.aten.scalar_tensor{{.*}} -> !torch.tensor<[],f64>
// CHECK: torch.aten.to.dtype{{.*}} -> !torch.tensor<[],i1>
// CHECK: torch.aten.where.self{{.*}} -> !torch.tensor<[],f64>
// CHECK: torch.aten.add.Scalar{{.*}} -> !torch.tensor<[s1],f32>
// CHECK: torch.aten.mul.Tensor{{.*}} -> !torch.tensor<[s1],f32>
// CHECK: torch.aten.sub.Scalar{{.*}} -> !torch.tensor<[s1],f32>
// CHECK: torch.aten.clamp{{.*}} -> !torch.tensor<[s1],f32>
// CHECK: torch.aten.sub.int{{.*}} -> !torch.int<"h-1">
// CHECK: torch.aten.floor{{.*}} -> !torch.tensor<[s1],f32>
// CHECK: torch.aten.to.dtype{{.*}} -> !torch.tensor<[s1],i64>
// CHECK: torch.aten.sub.Tensor{{.*}} -> !torch.tensor<[s1],f32>
// CHECK: torch.aten.lt.Tensor{{.*}} -> !torch.tensor<[s1],i1>
// CHECK: torch.aten.where.self{{.*}} -> !torch.tensor<[s1],i64>
// CHECK: torch.aten.scalar_tensor{{.*}} -> !torch.tensor<[],i64>
// CHECK: torch.aten.lt.Tensor{{.*}} -> !torch.tensor<[s1],i1>
// CHECK: torch.aten.where.self{{.*}} -> !torch.tensor<[s1],i64>
// CHECK: torch.aten.rsub.Scalar{{.*}} -> !torch.tensor<[s1],f32>
// CHECK: torch.aten.add.Scalar{{.*}} -> !torch.tensor<[s1],i64>
// CHECK: torch.aten.lt.Tensor{{.*}} -> !torch.tensor<[s1],i1>
// CHECK: torch.aten.where.self{{.*}} -> !torch.tensor<[s1],i64>
// CHECK: torch.aten.scalar_tensor{{.*}} -> !torch.tensor<[],i64>
// CHECK: torch.aten.lt.Tensor{{.*}} -> !torch.tensor<[s1],i1>
// CHECK: torch.aten.where.self{{.*}} -> !torch.tensor<[s1],i64>
// CHECK: torch.aten.index_select{{.*}} -> !torch.tensor<[n,c,s1,w],f32>
// CHECK: torch.aten.unsqueeze{{.*}} -> !torch.tensor<[s1,1],f32>
// CHECK: torch.aten.mul.Tensor{{.*}} -> !torch.tensor<[n,c,s1,w],f32>
// CHECK: torch.aten.index_select{{.*}} -> !torch.tensor<[n,c,s1,w],f32>
// CHECK: torch.aten.unsqueeze{{.*}} -> !torch.tensor<[s1,1],f32>
// CHECK: torch.aten.mul.Tensor{{.*}} -> !torch.tensor<[n,c,s1,w],f32>
// CHECK: torch.aten.add.Tensor{{.*}} -> !torch.tensor<[n,c,s1,w],f32>
// CHECK: torch.aten.arange.start_step{{.*}} -> !torch.tensor<[s3],i64>
// CHECK: torch.aten.to.dtype{{.*}} -> !torch.tensor<[s3],f32>
// CHECK: torch.aten.eq.int{{.*}} -> !torch.bool<s6>
// CHECK: torch.aten.div.int{{.*}} -> !torch.float<s7>
// CHECK: torch.aten.scalar_tensor{{.*}} -> !torch.tensor<[],f64>
// CHECK: torch.aten.scalar_tensor{{.*}} -> !torch.tensor<[],f64>
// CHECK: torch.aten.to.dtype{{.*}} -> !torch.tensor<[],i1>
// CHECK: torch.aten.where.self{{.*}} -> !torch.tensor<[],f64>
// CHECK: torch.aten.add.Scalar{{.*}} -> !torch.tensor<[s3],f32>
// CHECK: torch.aten.mul.Tensor{{.*}} -> !torch.tensor<[s3],f32>
// CHECK: torch.aten.sub.Scalar{{.*}} -> !torch.tensor<[s3],f32>
// CHECK: torch.aten.clamp{{.*}} -> !torch.tensor<[s3],f32>
// CHECK: torch.aten.sub.int{{.*}} -> !torch.int<"w-1">
// CHECK: torch.aten.floor{{.*}} -> !torch.tensor<[s3],f32>
// CHECK: torch.aten.to.dtype{{.*}} -> !torch.tensor<[s3],i64>
// CHECK: torch.aten.sub.Tensor{{.*}} -> !torch.tensor<[s3],f32>
// CHECK: torch.aten.lt.Tensor{{.*}} -> !torch.tensor<[s3],i1>
// CHECK: torch.aten.where.self{{.*}} -> !torch.tensor<[s3],i64>
// CHECK: torch.aten.scalar_tensor{{.*}} -> !torch.tensor<[],i64>
// CHECK: torch.aten.lt.Tensor{{.*}} -> !torch.tensor<[s3],i1>
// CHECK: torch.aten.where.self{{.*}} -> !torch.tensor<[s3],i64>
// CHECK: torch.aten.rsub.Scalar{{.*}} -> !torch.tensor<[s3],f32>
// CHECK: torch.aten.add.Scalar{{.*}} -> !torch.tensor<[s3],i64>
// CHECK: torch.aten.lt.Tensor{{.*}} -> !torch.tensor<[s3],i1>
// CHECK: torch.aten.where.self{{.*}} -> !torch.tensor<[s3],i64>
// CHECK: torch.aten.scalar_tensor{{.*}} -> !torch.tensor<[],i64>
// CHECK: torch.aten.lt.Tensor{{.*}} -> !torch.tensor<[s3],i1>
// CHECK: torch.aten.where.self{{.*}} -> !torch.tensor<[s3],i64>
// CHECK: torch.aten.index_select{{.*}} -> !torch.tensor<[n,c,s1,s3],f32>
// CHECK: torch.aten.mul.Tensor{{.*}} -> !torch.tensor<[n,c,s1,s3],f32>
// CHECK: torch.aten.index_select{{.*}} -> !torch.tensor<[n,c,s1,s3],f32>
// CHECK: torch.aten.mul.Tensor{{.*}} -> !torch.tensor<[n,c,s1,s3],f32>
// CHECK: torch.aten.add.Tensor
func.func @upsample_bilinear2d_vec(%arg0: !torch.tensor<[n,c,h,w],f32>) -> (!torch.tensor<[n,c,"(3*h)//2","(3*w+2)//4-1"],f32>) {
  %0 = torch.constant unit -> !torch.none
  %1 = torch.constant false -> !torch.bool<false>
  %2 = torch.constant 1.500000e+00 : f64 -> !torch.float<1.500000e+00>
  %3 = torch.constant 0.69999999999999996 : f64 -> !torch.float<0.69999999999999996>
  %4 = torch.prim.ListConstruct(%2, %3) : (!torch.float<1.500000e+00>, !torch.float<0.69999999999999996>) -> !torch.list<[!torch.float<1.500000e+00>, !torch.float<0.69999999999999996>]>
  %5 = torch.aten.upsample_bilinear2d.vec(%arg0, %0, %1, %4) : (!torch.tensor<[n,c,h,w],f32>, !torch.none, !torch.bool<false>, !torch.list<[!torch.float<1.500000e+00>, !torch.float<0.69999999999999996>]>) -> !torch.tensor<[n,c,"(3*h)//2","(3*w+2)//4-1"],f32>
  return %5 : !torch.tensor<[n,c,"(3*h)//2","(3*w+2)//4-1"],f32>
}
