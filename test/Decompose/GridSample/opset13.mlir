// NOTE: The checks are written by tools/dev/update_checks.py.

// RUN: torch-onnx-opt %s --decompose --opset 13 | FileCheck %s

// CHECK-LABEL: @grid_sampler_2d(
// CHECK: torch.aten.select.int{{.*}} -> !torch.tensor<[n,3,4],f32>
// CHECK: torch.aten.flatten.using_ints{{.*}} -> !torch.tensor<[n,12],f32>
// CHECK: torch.aten.unsqueeze{{.*}} -> !torch.tensor<[n,1,12],f32>
// CHECK: torch.aten.add.Scalar{{.*}} -> !torch.tensor<[n,1,12],f32>
// CHECK: torch.aten.mul.Scalar{{.*}} -> !torch.tensor<[n,1,12],f32>
// CHECK: torch.aten.sub.Scalar{{.*}} -> !torch.tensor<[n,1,12],f32>
// CHECK: torch.aten.round{{.*}} -> !torch.tensor<[n,1,12],f32>
// CHECK: torch.aten.le.Scalar{{.*}} -> !torch.tensor<[n,1,12],i1>
// CHECK: torch.aten.ge.Scalar{{.*}} -> !torch.tensor<[n,1,12],i1>
// CHECK: torch.aten.logical_and{{.*}} -> !torch.tensor<[n,1,12],i1>
// CHECK: torch.aten.to.dtype{{.*}} -> !torch.tensor<[n,1,12],f32>
// CHECK: torch.aten.clamp{{.*}} -> !torch.tensor<[n,1,12],f32>
// CHECK: torch.aten.to.dtype{{.*}} -> !torch.tensor<[n,1,12],i64>
// CHECK: torch.aten.select.int{{.*}} -> !torch.tensor<[n,3,4],f32>
// CHECK: torch.aten.flatten.using_ints{{.*}} -> !torch.tensor<[n,12],f32>
// CHECK: torch.aten.unsqueeze{{.*}} -> !torch.tensor<[n,1,12],f32>
// CHECK: torch.aten.add.Scalar{{.*}} -> !torch.tensor<[n,1,12],f32>
// CHECK: torch.aten.mul.Scalar{{.*}} -> !torch.tensor<[n,1,12],f32>
// CHECK: torch.aten.sub.Scalar{{.*}} -> !torch.tensor<[n,1,12],f32>
// CHECK: torch.aten.round{{.*}} -> !torch.tensor<[n,1,12],f32>
// CHECK: torch.aten.le.Scalar{{.*}} -> !torch.tensor<[n,1,12],i1>
// CHECK: torch.aten.ge.Scalar{{.*}} -> !torch.tensor<[n,1,12],i1>
// CHECK: torch.aten.logical_and{{.*}} -> !torch.tensor<[n,1,12],i1>
// CHECK: torch.aten.to.dtype{{.*}} -> !torch.tensor<[n,1,12],f32>
// CHECK: torch.aten.clamp{{.*}} -> !torch.tensor<[n,1,12],f32>
// CHECK: torch.aten.to.dtype{{.*}} -> !torch.tensor<[n,1,12],i64>
// CHECK: torch.aten.size.int{{.*}} -> !torch.int<n>
// CHECK: torch.aten.flatten.using_ints{{.*}} -> !torch.tensor<[n,2,30],f32>
// CHECK: torch.aten.mul.Scalar{{.*}} -> !torch.tensor<[n,1,12],i64>
// CHECK: torch.aten.add.Tensor{{.*}} -> !torch.tensor<[n,1,12],i64>
// CHECK: torch.aten.mul.Tensor{{.*}} -> !torch.tensor<[n,1,12],f32>
// CHECK: torch.prim.ListConstruct{{.*}} -> !torch.list<[!torch.int<-1>, !torch.int<2>, !torch.int<-1>]>
// CHECK: torch.aten.expand{{.*}} -> !torch.tensor<[n,2,12],i64>
// CHECK: torch.aten.gather{{.*}} -> !torch.tensor<[n,2,12],f32>
// CHECK: torch.aten.mul.Tensor{{.*}} -> !torch.tensor<[n,2,12],f32>
// CHECK: torch.prim.ListConstruct{{.*}} -> !torch.list<[!torch.int<n>, !torch.int<2>, !torch.int<3>, !torch.int<4>]>
// CHECK: torch.aten.reshape{{.*}} -> !torch.tensor<[n,2,3,4],f32>
func.func @grid_sampler_2d(%arg0: !torch.tensor<[n,2,5,6],f32>, %arg1: !torch.tensor<[n,3,4,2],f32>) -> (!torch.tensor<[n,2,3,4],f32>) {
  %0 = torch.constant 1 : i64 -> !torch.int<1>
  %1 = torch.constant 0 : i64 -> !torch.int<0>
  %2 = torch.constant false -> !torch.bool<false>
  %3 = torch.aten.grid_sampler_2d(%arg0, %arg1, %0, %1, %2) : (!torch.tensor<[n,2,5,6],f32>, !torch.tensor<[n,3,4,2],f32>, !torch.int<1>, !torch.int<0>, !torch.bool<false>) -> !torch.tensor<[n,2,3,4],f32>
  return %3 : !torch.tensor<[n,2,3,4],f32>
}

// CHECK-LABEL: @grid_sampler_3d(
// CHECK: torch.aten.select.int{{.*}} -> !torch.tensor<[n,2,3,4],f32>
// CHECK: torch.aten.flatten.using_ints{{.*}} -> !torch.tensor<[n,24],f32>
// CHECK: torch.aten.unsqueeze{{.*}} -> !torch.tensor<[n,1,24],f32>
// CHECK: torch.aten.add.Scalar{{.*}} -> !torch.tensor<[n,1,24],f32>
// CHECK: torch.aten.mul.Scalar{{.*}} -> !torch.tensor<[n,1,24],f32>
// CHECK: torch.aten.mul.Scalar{{.*}} -> !torch.tensor<[n,1,24],f32>
// CHECK: torch.aten.clamp{{.*}} -> !torch.tensor<[n,1,24],f32>
// CHECK: torch.aten.floor{{.*}} -> !torch.tensor<[n,1,24],f32>
// CHECK: torch.aten.sub.Tensor{{.*}} -> !torch.tensor<[n,1,24],f32>
// CHECK: torch.aten.rsub.Scalar{{.*}} -> !torch.tensor<[n,1,24],f32>
// CHECK: torch.aten.clamp{{.*}} -> !torch.tensor<[n,1,24],f32>
// CHECK: torch.aten.to.dtype{{.*}} -> !torch.tensor<[n,1,24],i64>
// CHECK: torch.aten.add.Scalar{{.*}} -> !torch.tensor<[n,1,24],f32>
// CHECK: torch.aten.clamp{{.*}} -> !torch.tensor<[n,1,24],f32>
// CHECK: torch.aten.to.dtype{{.*}} -> !torch.tensor<[n,1,24],i64>
// CHECK: torch.aten.select.int{{.*}} -> !torch.tensor<[n,2,3,4],f32>
// CHECK: torch.aten.flatten.using_ints{{.*}} -> !torch.tensor<[n,24],f32>
// CHECK: torch.aten.unsqueeze{{.*}} -> !torch.tensor<[n,1,24],f32>
// CHECK: torch.aten.add.Scalar{{.*}} -> !torch.tensor<[n,1,24],f32>
// CHECK: torch.aten.mul.Scalar{{.*}} -> !torch.tensor<[n,1,24],f32>
// CHECK: torch.aten.mul.Scalar{{.*}} -> !torch.tensor<[n,1,24],f32>
// CHECK: torch.aten.clamp{{.*}} -> !torch.tensor<[n,1,24],f32>
// CHECK: torch.aten.floor{{.*}} -> !torch.tensor<[n,1,24],f32>
// CHECK: torch.aten.sub.Tensor{{.*}} -> !torch.tensor<[n,1,24],f32>
// CHECK: torch.aten.rsub.Scalar{{.*}} -> !torch.tensor<[n,1,24],f32>
// CHECK: torch.aten.clamp{{.*}} -> !torch.tensor<[n,1,24],f32>
// CHECK: torch.aten.to.dtype{{.*}} -> !torch.tensor<[n,1,24],i64>
// CHECK: torch.aten.add.Scalar{{.*}} -> !torch.tensor<[n,1,24],f32>
// CHECK: torch.aten.clamp{{.*}} -> !torch.tensor<[n,1,24],f32>
// CHECK: torch.aten.to.dtype{{.*}} -> !torch.tensor<[n,1,24],i64>
// CHECK: torch.aten.select.int{{.*}} -> !torch.tensor<[n,2,3,4],f32>
// CHECK: torch.aten.flatten.using_ints{{.*}} -> !torch.tensor<[n,24],f32>
// CHECK: torch.aten.unsqueeze{{.*}} -> !torch.tensor<[n,1,24],f32>
// CHECK: torch.aten.add.Scalar{{.*}} -> !torch.tensor<[n,1,24],f32>
// CHECK: torch.aten.mul.Scalar{{.*}} -> !torch.tensor<[n,1,24],f32>
// CHECK: torch.aten.mul.Scalar{{.*}} -> !torch.tensor<[n,1,24],f32>
// CHECK: torch.aten.clamp{{.*}} -> !torch.tensor<[n,1,24],f32>
// CHECK: torch.aten.floor{{.*}} -> !torch.tensor<[n,1,24],f32>
// CHECK: torch.aten.sub.Tensor{{.*}} -> !torch.tensor<[n,1,24],f32>
// CHECK: torch.aten.rsub.Scalar{{.*}} -> !torch.tensor<[n,1,24],f32>
// CHECK: torch.aten.clamp{{.*}} -> !torch.tensor<[n,1,24],f32>
// CHECK: torch.aten.to.dtype{{.*}} -> !torch.tensor<[n,1,24],i64>
// CHECK: torch.aten.add.Scalar{{.*}} -> !torch.tensor<[n,1,24],f32>
// CHECK: torch.aten.clamp{{.*}} -> !torch.tensor<[n,1,24],f32>
// CHECK: torch.aten.to.dtype{{.*}} -> !torch.tensor<[n,1,24],i64>
// CHECK: torch.aten.size.int{{.*}} -> !torch.int<n>
// CHECK: torch.aten.flatten.using_ints{{.*}} -> !torch.tensor<[n,2,60],f32>
// CHECK: torch.aten.mul.Scalar{{.*}} -> !torch.tensor<[n,1,24],i64>
// CHECK: torch.aten.add.Tensor{{.*}} -> !torch.tensor<[n,1,24],i64>
// CHECK: torch.aten.mul.Scalar{{.*}} -> !torch.tensor<[n,1,24],i64>
// CHECK: torch.aten.add.Tensor{{.*}} -> !torch.tensor<[n,1,24],i64>
// CHECK: torch.aten.mul.Tensor{{.*}} -> !torch.tensor<[n,1,24],f32>
// CHECK: torch.aten.mul.Tensor{{.*}} -> !torch.tensor<[n,1,24],f32>
// CHECK: torch.prim.ListConstruct{{.*}} -> !torch.list<[!torch.int<-1>, !torch.int<2>, !torch.int<-1>]>
// CHECK: torch.aten.expand{{.*}} -> !torch.tensor<[n,2,24],i64>
// CHECK: torch.aten.gather{{.*}} -> !torch.tensor<[n,2,24],f32>
// CHECK: torch.aten.mul.Tensor{{.*}} -> !torch.tensor<[n,2,24],f32>
// CHECK: torch.aten.mul.Scalar{{.*}} -> !torch.tensor<[n,1,24],i64>
// CHECK: torch.aten.add.Tensor{{.*}} -> !torch.tensor<[n,1,24],i64>
// CHECK: torch.aten.mul.Scalar{{.*}} -> !torch.tensor<[n,1,24],i64>
// CHECK: torch.aten.add.Tensor{{.*}} -> !torch.tensor<[n,1,24],i64>
// CHECK: torch.aten.mul.Tensor{{.*}} -> !torch.tensor<[n,1,24],f32>
// CHECK: torch.aten.mul.Tensor{{.*}} -> !torch.tensor<[n,1,24],f32>
// CHECK: torch.prim.ListConstruct{{.*}} -> !torch.list<[!torch.int<-1>, !torch.int<2>, !torch.int<-1>]>
// CHECK: torch.aten.expand{{.*}} -> !torch.tensor<[n,2,24],i64>
// CHECK: torch.aten.gather{{.*}} -> !torch.tensor<[n,2,24],f32>
// CHECK: torch.aten.mul.Tensor{{.*}} -> !torch.tensor<[n,2,24],f32>
// CHECK: torch.aten.add.Tensor{{.*}} -> !torch.tensor<[n,2,24],f32>
// CHECK: torch.aten.mul.Scalar{{.*}} -> !torch.tensor<[n,1,24],i64>
// CHECK: torch.aten.add.Tensor{{.*}} -> !torch.tensor<[n,1,24],i64>
// CHECK: torch.aten.mul.Scalar{{.*}} -> !torch.tensor<[n,1,24],i64>
// CHECK: torch.aten.add.Tensor{{.*}} -> !torch.tensor<[n,1,24],i64>
// CHECK: torch.aten.mul.Tensor{{.*}} -> !torch.tensor<[n,1,24],f32>
// CHECK: torch.aten.mul.Tensor{{.*}} -> !torch.tensor<[n,1,24],f32>
// CHECK: torch.prim.ListConstruct{{.*}} -> !torch.list<[!torch.int<-1>, !torch.int<2>, !torch.int<-1>]>
// CHECK: torch.aten.expand{{.*}} -> !torch.tensor<[n,2,24],i64>
// CHECK: torch.aten.gather{{.*}} -> !torch.tensor<[n,2,24],f32>
// CHECK: torch.aten.mul.Tensor{{.*}} -> !torch.tensor<[n,2,24],f32>
// CHECK: torch.aten.add.Tensor{{.*}} -> !torch.tensor<[n,2,24],f32>
// CHECK: torch.aten.mul.Scalar{{.*}} -> !torch.tensor<[n,1,24],i64>
// CHECK: torch.aten.add.Tensor{{.*}} -> !torch.tensor<[n,1,24],i64>
// CHECK: torch.aten.mul.Scalar{{.*}} -> !torch.tensor<[n,1,24],i64>
// CHECK: torch.aten.add.Tensor{{.*}} -> !torch.tensor<[n,1,24],i64>
// CHECK: torch.aten.mul.Tensor{{.*}} -> !torch.tensor<[n,1,24],f32>
// CHECK: torch.aten.mul.Tensor{{.*}} -> !torch.tensor<[n,1,24],f32>
// CHECK: torch.prim.ListConstruct{{.*}} -> !torch.list<[!torch.int<-1>, !torch.int<2>, !torch.int<-1>]>
// CHECK: torch.aten.expand{{.*}} -> !torch.tensor<[n,2,24],i64>
// CHECK: torch.aten.gather{{.*}} -> !torch.tensor<[n,2,24],f32>
// CHECK: torch.aten.mul.Tensor{{.*}} -> !torch.tensor<[n,2,24],f32>
// CHECK: torch.aten.add.Tensor{{.*}} -> !torch.tensor<[n,2,24],f32>
// CHECK: torch.aten.mul.Scalar{{.*}} -> !torch.tensor<[n,1,24],i64>
// CHECK: torch.aten.add.Tensor{{.*}} -> !torch.tensor<[n,1,24],i64>
// CHECK: torch.aten.mul.Scalar{{.*}} -> !torch.tensor<[n,1,24],i64>
// CHECK: torch.aten.add.Tensor{{.*}} -> !torch.tensor<[n,1,24],i64>
// CHECK: torch.aten.mul.Tensor{{.*}} -> !torch.tensor<[n,1,24],f32>
// CHECK: torch.aten.mul.Tensor{{.*}} -> !torch.tensor<[n,1,24],f32>
// CHECK: torch.prim.ListConstruct{{.*}} -> !torch.list<[!torch.int<-1>, !torch.int<2>, !torch.int<-1>]>
// CHECK: torch.aten.expand{{.*}} -> !torch.tensor<[n,2,24],i64>
// CHECK: torch.aten.gather{{.*}} -> !torch.tensor<[n,2,24],f32>
// CHECK: torch.aten.mul.Tensor{{.*}} -> !torch.tensor<[n,2,24],f32>
// CHECK: torch.aten.add.Tensor{{.*}} -> !torch.tensor<[n,2,24],f32>
// CHECK: torch.aten.mul.Scalar{{.*}} -> !torch.tensor<[n,1,24],i64>
// CHECK: torch.aten.add.Tensor{{.*}} -> !torch.tensor<[n,1,24],i64>
// CHECK: torch.aten.mul.Scalar{{.*}} -> !torch.tensor<[n,1,24],i64>
// CHECK: torch.aten.add.Tensor{{.*}} -> !torch.tensor<[n,1,24],i64>
// CHECK: torch.aten.mul.Tensor{{.*}} -> !torch.tensor<[n,1,24],f32>
// CHECK: torch.aten.mul.Tensor{{.*}} -> !torch.tensor<[n,1,24],f32>
// CHECK: torch.prim.ListConstruct{{.*}} -> !torch.list<[!torch.int<-1>, !torch.int<2>, !torch.int<-1>]>
// CHECK: torch.aten.expand{{.*}} -> !torch.tensor<[n,2,24],i64>
// CHECK: torch.aten.gather{{.*}} -> !torch.tensor<[n,2,24],f32>
// CHECK: torch.aten.mul.Tensor{{.*}} -> !torch.tensor<[n,2,24],f32>
// CHECK: torch.aten.add.Tensor{{.*}} -> !torch.tensor<[n,2,24],f32>
// CHECK: torch.aten.mul.Scalar{{.*}} -> !torch.tensor<[n,1,24],i64>
// CHECK: torch.aten.add.Tensor{{.*}} -> !torch.tensor<[n,1,24],i64>
// CHECK: torch.aten.mul.Scalar{{.*}} -> !torch.tensor<[n,1,24],i64>
// CHECK: torch.aten.add.Tensor{{.*}} -> !torch.tensor<[n,1,24],i64>
// CHECK: torch.aten.mul.Tensor{{.*}} -> !torch.tensor<[n,1,24],f32>
// CHECK: torch.aten.mul.Tensor{{.*}} -> !torch.tensor<[n,1,24],f32>
// CHECK: torch.prim.ListConstruct{{.*}} -> !torch.list<[!torch.int<-1>, !torch.int<2>, !torch.int<-1>]>
// CHECK: torch.aten.expand{{.*}} -> !torch.tensor<[n,2,24],i64>
// CHECK: torch.aten.gather{{.*}} -> !torch.tensor<[n,2,24],f32>
// CHECK: torch.aten.mul.Tensor{{.*}} -> !torch.tensor<[n,2,24],f32>
// CHECK: torch.aten.add.Tensor{{.*}} -> !torch.tensor<[n,2,24],f32>
// CHECK: torch.aten.mul.Scalar{{.*}} -> !torch.tensor<[n,1,24],i64>
// CHECK: torch.aten.add.Tensor{{.*}} -> !torch.tensor<[n,1,24],i64>
// CHECK: torch.aten.mul.Scalar{{.*}} -> !torch.tensor<[n,1,24],i64>
// CHECK: torch.aten.add.Tensor{{.*}} -> !torch.tensor<[n,1,24],i64>
// CHECK: torch.aten.mul.Tensor{{.*}} -> !torch.tensor<[n,1,24],f32>
// CHECK: torch.aten.mul.Tensor{{.*}} -> !torch.tensor<[n,1,24],f32>
// CHECK: torch.prim.ListConstruct{{.*}} -> !torch.list<[!torch.int<-1>, !torch.int<2>, !torch.int<-1>]>
// CHECK: torch.aten.expand{{.*}} -> !torch.tensor<[n,2,24],i64>
// CHECK: torch.aten.gather{{.*}} -> !torch.tensor<[n,2,24],f32>
// CHECK: torch.aten.mul.Tensor{{.*}} -> !torch.tensor<[n,2,24],f32>
// CHECK: torch.aten.add.Tensor{{.*}} -> !torch.tensor<[n,2,24],f32>
// CHECK: torch.prim.ListConstruct{{.*}} -> !torch.list<[!torch.int<n>, !torch.int<2>, !torch.int<2>, !torch.int<3>, !torch.int<4>]>
// CHECK: torch.aten.reshape{{.*}} -> !torch.tensor<[n,2,2,3,4],f32>
func.func @grid_sampler_3d(%arg0: !torch.tensor<[n,2,3,4,5],f32>, %arg1: !torch.tensor<[n,2,3,4,3],f32>) -> (!torch.tensor<[n,2,2,3,4],f32>) {
  %0 = torch.constant 0 : i64 -> !torch.int<0>
  %1 = torch.constant 1 : i64 -> !torch.int<1>
  %2 = torch.constant true -> !torch.bool<true>
  %3 = torch.aten.grid_sampler_3d(%arg0, %arg1, %0, %1, %2) : (!torch.tensor<[n,2,3,4,5],f32>, !torch.tensor<[n,2,3,4,3],f32>, !torch.int<0>, !torch.int<1>, !torch.bool<true>) -> !torch.tensor<[n,2,2,3,4],f32>
  return %3 : !torch.tensor<[n,2,2,3,4],f32>
}
