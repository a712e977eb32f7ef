// NOTE: The checks are written by tools/dev/update_checks.py.

// RUN: torch-onnx-opt %s --decompose | FileCheck %s

// CHECK-LABEL: @_grid_sampler_2d_cpu_fallback(
// CHECK: torch.aten.select.int{{.*}} -> !torch.tensor<[n,3,4],f32>
// CHECK: torch.aten.size.int{{.*}} -> !torch.int<h>
// CHECK: torch.aten.flatten.using_ints{{.*}} -> !torch.tensor<[n,12],f32>
// CHECK: torch.aten.unsqueeze{{.*}} -> !torch.tensor<[n,1,12],f32>
// CHECK: torch.aten.add.Scalar{{.*}} -> !torch.tensor<[n,1,12],f32>
// CHECK: torch.aten.mul.int_float{{.*}} -> !torch.float<s0>
// CHECK: torch.aten.mul.Scalar{{.*}} -> !torch.tensor<[n,1,12],f32>
// CHECK: torch.aten.sub.Scalar{{.*}} -> !torch.tensor<[n,1,12],f32>
// CHECK: torch.aten.sub.int{{.*}} -> !torch.int<"h-1">
// CHECK: torch.aten.clamp{{.*}} -> !torch.tensor<[n,1,12],f32>
// CHECK: torch.aten.floor{{.*}} -> !torch.tensor<[n,1,12],f32>
// CHECK: torch.aten.sub.Tensor{{.*}} -> !torch.tensor<[n,1,12],f32>
// CHECK: torch.aten.rsub.Scalar{{.*}} -> !torch.tensor<[n,1,12],f32>
// CHECK: torch.aten.sub.int{{.*}} -> !torch.int<"h-1">
// CHECK: torch.aten.clamp{{.*}} -> !torch.tensor<[n,1,12],f32>
// CHECK: torch.aten.to.dtype{{.*}} -> !torch.tensor<[n,1,12],i64>
// CHECK: torch.aten.add.Scalar{{.*}} -> !torch.tensor<[n,1,12],f32>
// CHECK: torch.aten.sub.int{{.*}} -> !torch.int<"h-1">
// CHECK: torch.aten.clamp{{.*}} -> !torch.tensor<[n,1,12],f32>
// CHECK: torch.aten.to.dtype{{.*}} -> !torch.tensor<[n,1,12],i64>
// CHECK: torch.aten.select.int{{.*}} -> !torch.tensor<[n,3,4],f32>
// CHECK: torch.aten.size.int{{.*}} -> !torch.int<w>
// CHECK: torch.aten.flatten.using_ints{{.*}} -> !torch.tensor<[n,12],f32>
// CHECK: torch.aten.unsqueeze{{.*}} -> !torch.tensor<[n,1,12],f32>
// CHECK: torch.aten.add.Scalar{{.*}} -> !torch.tensor<[n,1,12],f32>
// CHECK: torch.aten.mul.int_float{{.*}} -> !torch.float<s1>
// CHECK: torch.aten.mul.Scalar{{.*}} -> !torch.tensor<[n,1,12],f32>
// CHECK: torch.aten.sub.Scalar{{.*}} -> !torch.tensor<[n,1,12],f32>
// CHECK: torch.aten.sub.int{{.*}} -> !torch.int<"w-1">
// CHECK: torch.aten.clamp{{.*}} -> !torch.tensor<[n,1,12],f32>
// CHECK: torch.aten.floor{{.*}} -> !torch.tensor<[n,1,12],f32>
// CHECK: torch.aten.sub.Tensor{{.*}} -> !torch.tensor<[n,1,12],f32>
// CHECK: torch.aten.rsub.Scalar{{.*}} -> !torch.tensor<[n,1,12],f32>
// CHECK: torch.aten.sub.int{{.*}} -> !torch.int<"w-1">
// CHECK: torch.aten.clamp{{.*}} -> !torch.tensor<[n,1,12],f32>
// CHECK: torch.aten.to.dtype{{.*}} -> !torch.tensor<[n,1,12],i64>
// CHECK: torch.aten.add.Scalar{{.*}} -> !torch.tensor<[n,1,12],f32>
// CHECK: torch.aten.sub.int{{.*}} -> !torch.int<"w-1">
// CHECK: torch.aten.clamp{{.*}} -> !torch.tensor<[n,1,12],f32>
// CHECK: torch.aten.to.dtype{{.*}} -> !torch.tensor<[n,1,12],i64>
// CHECK: torch.aten.size.int{{.*}} -> !torch.int<n>
// CHECK: torch.aten.size.int{{.*}} -> !torch.int<c>
// CHECK: torch.aten.size.int{{.*}} -> !torch.int<c>
// CHECK: torch.aten.flatten.using_ints{{.*}} -> !torch.tensor<[n,c,"h*w"],f32>
// CHECK: torch.aten.size.int{{.*}} -> !torch.int<w>
// CHECK: torch.aten.mul.Scalar{{.*}} -> !torch.tensor<[n,1,12],i64>
// CHECK: torch.aten.add.Tensor{{.*}} -> !torch.tensor<[n,1,12],i64>
// CHECK: torch.aten.mul.Tensor{{.*}} -> !torch.tensor<[n,1,12],f32>
// CHECK: torch.prim.ListConstruct{{.*}} -> !torch.list<[!torch.int<-1>, !torch.int<c>, !torch.int<-1>]>
// CHECK: torch.aten.expand{{.*}} -> !torch.tensor<[n,c,12],i64>
// CHECK: torch.aten.gather{{.*}} -> !torch.tensor<[n,c,12],f32>
// CHECK: torch.aten.mul.Tensor{{.*}} -> !torch.tensor<[n,c,12],f32>
// CHECK: torch.aten.size.int{{.*}} -> !torch.int<w>
// CHECK: torch.aten.mul.Scalar{{.*}} -> !torch.tensor<[n,1,12],i64>
// CHECK: torch.aten.add.Tensor{{.*}} -> !torch.tensor<[n,1,12],i64>
// CHECK: torch.aten.mul.Tensor{{.*}} -> !torch.tensor<[n,1,12],f32>
// CHECK: torch.prim.ListConstruct{{.*}} -> !torch.list<[!torch.int<-1>, !torch.int<c>, !torch.int<-1>]>
// CHECK: torch.aten.expand{{.*}} -> !torch.tensor<[n,c,12],i64>
// CHECK: torch.aten.gather{{.*}} -> !torch.tensor<[n,c,12],f32>
// CHECK: torch.aten.mul.Tensor{{.*}} -> !torch.tensor<[n,c,12],f32>
// CHECK: torch.aten.add.Tensor{{.*}} -> !torch.tensor<[n,c,12],f32>
// CHECK: torch.aten.size.int{{.*}} -> !torch.int<w>
// CHECK: torch.aten.mul.Scalar{{.*}} -> !torch.tensor<[n,1,12],i64>
// CHECK: torch.aten.add.Tensor{{.*}} -> !torch.tensor<[n,1,12],i64>
// CHECK: torch.aten.mul.Tensor{{.*}} -> !torch.tensor<[n,1,12],f32>
// CHECK: torch.prim.ListConstruct{{.*}} -> !torch.list<[!torch.int<-1>, !torch.int<c>, !torch.int<-1>]>
// CHECK: torch.aten.expand{{.*}} -> !torch.tensor<[n,c,12],i64>
// CHECK: torch.aten.gather{{.*}} -> !torch.tensor<[n,c,12],f32>
// CHECK: torch.aten.mul.Tensor{{.*}} -> !torch.tensor<[n,c,12],f32>
// CHECK: torch.aten.add.Tensor{{.*}} -> !torch.tensor<[n,c,12],f32>
// CHECK: torch.aten.size.int{{.*}} -> !torch.int<w>
// CHECK: torch.aten.mul.Scalar{{.*}} -> !torch.tensor<[n,1,12],i64>
// CHECK: torch.aten.add.Tensor{{.*}} -> !torch.tensor<[n,1,12],i64>
// CHECK: torch.aten.mul.Tensor{{.*}} -> !torch.tensor<[n,1,12],f32>
// CHECK: torch.prim.ListConstruct{{.*}} -> !torch.list<[!torch.int<-1>, !torch.int<c>, !torch.int<-1>]>
// CHECK: torch.aten.expand{{.*}} -> !torch.tensor<[n,c,12],i64>
// CHECK: torch.aten.gather{{.*}} -> !torch.tensor<[n,c,12],f32>
// CHECK: torch.aten.mul.Tensor{{.*}} -> !torch.tensor<[n,c,12],f32>
// CHECK: torch.aten.add.Tensor{{.*}} -> !torch.tensor<[n,c,12],f32>
// CHECK: torch.prim.ListConstruct{{.*}} -> !torch.list<[!torch.int<n>, !torch.int<c>, !torch.int<3>, !torch.int<4>]>
// CHECK: torch.aten.reshape{{.*}} -> !torch.tensor<[n,c,3,4],f32>
func.func @_grid_sampler_2d_cpu_fallback(%arg0: !torch.tensor<[n,c,h,w],f32>, %arg1: !torch.tensor<[n,3,4,2],f32>) -> (!torch.tensor<[n,c,3,4],f32>) {
  %0 = torch.constant 0 : i64 -> !torch.int<0>
  %1 = torch.constant 1 : i64 -> !torch.int<1>
  %2 = torch.constant false -> !torch.bool<false>
  %3 = torch.aten._grid_sampler_2d_cpu_fallback(%arg0, %arg1, %0, %1, %2) : (!torch.tensor<[n,c,h,w],f32>, !torch.tensor<[n,3,4,2],f32>, !torch.int<0>, !torch.int<1>, !torch.bool<false>) -> !torch.tensor<[n,c,3,4],f32>
  return %3 : !torch.tensor<[n,c,3,4],f32>
}
