// NOTE: The checks are written by tools/dev/update_checks.py.

// RUN: torch-onnx-opt %s --decompose | FileCheck %s

// CHECK-LABEL: @ps_roi_align(
// CHECK: torch.operator{{.*}} -> !torch.tensor<[k,12,2,3],f32>
// CHECK: torch.aten.size.int{{.*}} -> !torch.int<k>
// CHECK: torch.prim.ListConstruct{{.*}} -> !torch.list<[!torch.int<k>, !torch.int<-1>, !torch.int<2>, !torch.int<3>, !torch.int<2>, !torch.int<3>]>
// CHECK: torch.aten.reshape{{.*}} -> !torch.tensor<[k,2,2,3,2,3],f32>
// CHECK: torch.prim.ListConstruct{{.*}} -> !torch.list<[!torch.int<0>, !torch.int<1>, !torch.int<3>, !torch.int<5>, !torch.int<2>, !torch.int<4>]>
// CHECK: torch.aten.permute{{.*}} -> !torch.tensor<[k,2,3,3,2,2],f32>
// CHECK: torch.aten.flatten.using_ints{{.*}} -> !torch.tensor<[k,2,3,3,4],f32>
// CHECK: torch.aten.slice.Tensor{{.*}} -> !torch.tensor<[k,2,3,3,2],f32>
// CHECK: torch.prim.ListConstruct{{.*}} -> !torch.list<[!torch.int<0>, !torch.int<1>, !torch.int<4>, !torch.int<2>, !torch.int<3>]>
// CHECK: torch.aten.permute{{.*}} -> !torch.tensor<[k,2,2,3,3],f32>
// CHECK: torch.aten.flatten.using_ints{{.*}} -> !torch.tensor<[k,2,2,9],f32>
// CHECK: torch.aten.slice.Tensor{{.*}} -> !torch.tensor<[k,2,2,3],f32>
// CHECK: torch.aten.size.int{{.*}} -> !torch.int<k>
// CHECK: torch.prim.ListConstruct{{.*}} -> !torch.list<[!torch.int<k>, !torch.int<2>, !torch.int<2>, !torch.int<3>]>
// CHECK: torch.aten.expand{{.*}} -> !torch.tensor<[k,2,2,3],i32>
func.func @ps_roi_align(%arg0: !torch.tensor<[n,12,h,w],f32>, %arg1: !torch.tensor<[k,5],f32>) -> (!torch.tensor<[k,2,2,3],f32>, !torch.tensor<[k,2,2,3],i32>) {
  %0 = torch.constant 5.000000e-01 : f64 -> !torch.float<5.000000e-01>
  %1 = torch.constant 2 : i64 -> !torch.int<2>
  %2 = torch.constant 3 : i64 -> !torch.int<3>
  %3 = torch.constant 2 : i64 -> !torch.int<2>
  %4:2 = torch.operator "torchvision::ps_roi_align"(%arg0, %arg1, %0, %1, %2, %3) : (!torch.tensor<[n,12,h,w],f32>, !torch.tensor<[k,5],f32>, !torch.float<5.000000e-01>, !torch.int<2>, !torch.int<3>, !torch.int<2>) -> (!torch.tensor<[k,2,2,3],f32>, !torch.tensor<[k,2,2,3],i32>)
  return %4#0, %4#1 : !torch.tensor<[k,2,2,3],f32>, !torch.tensor<[k,2,2,3],i32>
}

// CHECK-LABEL: @ps_roi_align_samples_of_the_run(
// CHECK: torch.operator{{.*}} -> !torch.tensor<[k,12,2,3],f32>
// CHECK: torch.aten.size.int{{.*}} -> !torch.int<k>
// CHECK: torch.prim.ListConstruct{{.*}} -> !torch.list<[!torch.int<k>, !torch.int<-1>, !torch.int<2>, !torch.int<3>, !torch.int<2>, !torch.int<3>]>
// CHECK: torch.aten.reshape{{.*}} -> !torch.tensor<[k,2,2,3,2,3],f32>
// CHECK: torch.prim.ListConstruct{{.*}} -> !torch.list<[!torch.int<0>, !torch.int<1>, !torch.int<3>, !torch.int<5>, !torch.int<2>, !torch.int<4>]>
// CHECK: torch.aten.permute{{.*}} -> !torch.tensor<[k,2,3,3,2,2],f32>
// CHECK: torch.aten.flatten.using_ints{{.*}} -> !torch.tensor<[k,2,3,3,4],f32>
// CHECK: torch.aten.slice.Tensor{{.*}} -> !torch.tensor<[k,2,3,3,2],f32>
// CHECK: torch.prim.ListConstruct{{.*}} -> !torch.list<[!torch.int<0>, !torch.int<1>, !torch.int<4>, !torch.int<2>, !torch.int<3>]>
// CHECK: torch.aten.permute{{.*}} -> !torch.tensor<[k,2,2,3,3],f32>
// CHECK: torch.aten.flatten.using_ints{{.*}} -> !torch.tensor<[k,2,2,9],f32>
// CHECK: torch.aten.slice.Tensor{{.*}} -> !torch.tensor<[k,2,2,3],f32>
// CHECK: torch.aten.slice.Tensor{{.*}} -> !torch.tensor<[k,4],f32>
// CHECK: torch.aten.mul.Scalar{{.*}} -> !torch.tensor<[k,4],f32>
// CHECK: torch.aten.slice.Tensor{{.*}} -> !torch.tensor<[k,2],f32>
// CHECK: torch.aten.slice.Tensor{{.*}} -> !torch.tensor<[k,2],f32>
// CHECK: torch.aten.sub.Tensor{{.*}} -> !torch.tensor<[k,2],f32>
// CHECK: torch.aten.slice.Tensor{{.*}} -> !torch.tensor<[k,1],f32>
// CHECK: torch.aten.div.Scalar{{.*}} -> !torch.tensor<[k,1],f32>
// CHECK: torch.aten.ceil{{.*}} -> !torch.tensor<[k,1],f32>
// CHECK: torch.aten.eq.Scalar{{.*}} -> !torch.tensor<[k,1],i1>
// CHECK: torch.aten.slice.Tensor{{.*}} -> !torch.tensor<[k,1],f32>
// CHECK: torch.aten.div.Scalar{{.*}} -> !torch.tensor<[k,1],f32>
// CHECK: torch.aten.ceil{{.*}} -> !torch.tensor<[k,1],f32>
// CHECK: torch.aten.eq.Scalar{{.*}} -> !torch.tensor<[k,1],i1>
// CHECK: torch.aten.logical_or{{.*}} -> !torch.tensor<[k,1],i1>
// CHECK: torch.prim.ListConstruct{{.*}} -> !torch.list<[!torch.int<-1>, !torch.int<1>, !torch.int<1>, !torch.int<1>]>
// CHECK: torch.aten.view{{.*}} -> !torch.tensor<[k,1,1,1],i1>
// CHECK: torch.aten.where.self{{.*}} -> !torch.tensor<[k,2,2,3],f32>
func.func @ps_roi_align_samples_of_the_run(%arg0: !torch.tensor<[n,12,h,w],f32>, %arg1: !torch.tensor<[k,5],f32>) -> (!torch.tensor<[k,2,2,3],f32>) {
  %0 = torch.constant 5.000000e-01 : f64 -> !torch.float<5.000000e-01>
  %1 = torch.constant 2 : i64 -> !torch.int<2>
  %2 = torch.constant 3 : i64 -> !torch.int<3>
  %3 = torch.constant 0 : i64 -> !torch.int<0>
  %4:2 = torch.operator "torchvision::ps_roi_align"(%arg0, %arg1, %0, %1, %2, %3) : (!torch.tensor<[n,12,h,w],f32>, !torch.tensor<[k,5],f32>, !torch.float<5.000000e-01>, !torch.int<2>, !torch.int<3>, !torch.int<0>) -> (!torch.tensor<[k,2,2,3],f32>, !torch.tensor<[k,2,2,3],i32>)
  return %4#0 : !torch.tensor<[k,2,2,3],f32>
}

// CHECK-LABEL: @ps_roi_pool(
// CHECK: torch.aten.size.int{{.*}} -> !torch.int<w>
// CHECK: torch.aten.sub.int{{.*}} -> !torch.int<"w-1">
// CHECK: torch.aten.slice.Tensor{{.*}} -> !torch.tensor<[k,1],f32>
// CHECK: torch.aten.mul.Scalar{{.*}} -> !torch.tensor<[k,1],f32>
// CHECK: torch.aten.slice.Tensor{{.*}} -> !torch.tensor<[k,1],f32>
// CHECK: torch.aten.mul.Scalar{{.*}} -> !torch.tensor<[k,1],f32>
// CHECK: torch.aten.lt.Scalar{{.*}} -> !torch.tensor<[k,1],i1>
// CHECK: torch.aten.where.Scalar{{.*}} -> !torch.tensor<[k,1],f32>
// CHECK: torch.aten.abs{{.*}} -> !torch.tensor<[k,1],f32>
// CHECK: torch.aten.floor{{.*}} -> !torch.tensor<[k,1],f32>
// CHECK: torch.aten.mul.Tensor{{.*}} -> !torch.tensor<[k,1],f32>
// CHECK: torch.aten.sub.Tensor{{.*}} -> !torch.tensor<[k,1],f32>
// CHECK: torch.aten.abs{{.*}} -> !torch.tensor<[k,1],f32>
// CHECK: torch.aten.eq.Scalar{{.*}} -> !torch.tensor<[k,1],i1>
// CHECK: torch.aten.round{{.*}} -> !torch.tensor<[k,1],f32>
// CHECK: torch.aten.sign{{.*}} -> !torch.tensor<[k,1],f32>
// CHECK: torch.aten.add.Tensor{{.*}} -> !torch.tensor<[k,1],f32>
// CHECK: torch.aten.where.self{{.*}} -> !torch.tensor<[k,1],f32>
// CHECK: torch.aten.lt.Scalar{{.*}} -> !torch.tensor<[k,1],i1>
// CHECK: torch.aten.where.Scalar{{.*}} -> !torch.tensor<[k,1],f32>
// CHECK: torch.aten.abs{{.*}} -> !torch.tensor<[k,1],f32>
// CHECK: torch.aten.floor{{.*}} -> !torch.tensor<[k,1],f32>
// CHECK: torch.aten.mul.Tensor{{.*}} -> !torch.tensor<[k,1],f32>
// CHECK: torch.aten.sub.Tensor{{.*}} -> !torch.tensor<[k,1],f32>
// CHECK: torch.aten.abs{{.*}} -> !torch.tensor<[k,1],f32>
// CHECK: torch.aten.eq.Scalar{{.*}} -> !torch.tensor<[k,1],i1>
// CHECK: torch.aten.round{{.*}} -> !torch.tensor<[k,1],f32>
// CHECK: torch.aten.sign{{.*}} -> !torch.tensor<[k,1],f32>
// CHECK: torch.aten.add.Tensor{{.*}} -> !torch.tensor<[k,1],f32>
// CHECK: torch.aten.where.self{{.*}} -> !torch.tensor<[k,1],f32>
// CHECK: torch.aten.sub.Tensor{{.*}} -> !torch.tensor<[k,1],f32>
// CHECK: torch.aten.clamp{{.*}} -> !torch.tensor<[k,1],f32>
// CHECK: torch.aten.div.Scalar{{.*}} -> !torch.tensor<[k,1],f32>
// CHECK: torch.aten.mul.Tensor{{.*}} -> !torch.tensor<[k,3],f32>
// CHECK: torch.aten.floor{{.*}} -> !torch.tensor<[k,3],f32>
// CHECK: torch.aten.add.Tensor{{.*}} -> !torch.tensor<[k,3],f32>
// CHECK: torch.aten.to.dtype{{.*}} -> !torch.tensor<[k,3],i64>
// CHECK: torch.aten.lt.Tensor{{.*}} -> !torch.tensor<[k,3],i1>
// CHECK: torch.aten.where.self{{.*}} -> !torch.tensor<[k,3],i64>
// CHECK: torch.aten.scalar_tensor{{.*}} -> !torch.tensor<[],i64>
// CHECK: torch.aten.lt.Tensor{{.*}} -> !torch.tensor<[k,3],i1>
// CHECK: torch.aten.where.self{{.*}} -> !torch.tensor<[k,3],i64>
// CHECK: torch.aten.mul.Tensor{{.*}} -> !torch.tensor<[k,3],f32>
// CHECK: torch.aten.ceil{{.*}} -> !torch.tensor<[k,3],f32>
// CHECK: torch.aten.add.Tensor{{.*}} -> !torch.tensor<[k,3],f32>
// CHECK: torch.aten.to.dtype{{.*}} -> !torch.tensor<[k,3],i64>
// CHECK: torch.aten.lt.Tensor{{.*}} -> !torch.tensor<[k,3],i1>
// CHECK: torch.aten.where.self{{.*}} -> !torch.tensor<[k,3],i64>
// CHECK: torch.aten.scalar_tensor{{.*}} -> !torch.tensor<[],i64>
// CHECK: torch.aten.lt.Tensor{{.*}} -> !torch.tensor<[k,3],i1>
// CHECK: torch.aten.where.self{{.*}} -> !torch.tensor<[k,3],i64>
// CHECK: torch.aten.size.int{{.*}} -> !torch.int<h>
// CHECK: torch.aten.sub.int{{.*}} -> !torch.int<"h-1">
// CHECK: torch.aten.slice.Tensor{{.*}} -> !torch.tensor<[k,1],f32>
// CHECK: torch.aten.mul.Scalar{{.*}} -> !torch.tensor<[k,1],f32>
// CHECK: torch.aten.slice.Tensor{{.*}} -> !torch.tensor<[k,1],f32>
// CHECK: torch.aten.mul.Scalar{{.*}} -> !torch.tensor<[k,1],f32>
// CHECK: torch.aten.lt.Scalar{{.*}} -> !torch.tensor<[k,1],i1>
// CHECK: torch.aten.where.Scalar{{.*}} -> !torch.tensor<[k,1],f32>
// CHECK: torch.aten.abs{{.*}} -> !torch.tensor<[k,1],f32>
// CHECK: torch.aten.floor{{.*}} -> !torch.tensor<[k,1],f32>
// CHECK: torch.aten.mul.Tensor{{.*}} -> !torch.tensor<[k,1],f32>
// CHECK: torch.aten.sub.Tensor{{.*}} -> !torch.tensor<[k,1],f32>
// CHECK: torch.aten.abs{{.*}} -> !torch.tensor<[k,1],f32>
// CHECK: torch.aten.eq.Scalar{{.*}} -> !torch.tensor<[k,1],i1>
// CHECK: torch.aten.round{{.*}} -> !torch.tensor<[k,1],f32>
// CHECK: torch.aten.sign{{.*}} -> !torch.tensor<[k,1],f32>
// CHECK: torch.aten.add.Tensor{{.*}} -> !torch.tensor<[k,1],f32>
// CHECK: torch.aten.where.self{{.*}} -> !torch.tensor<[k,1],f32>
// CHECK: torch.aten.lt.Scalar{{.*}} -> !torch.tensor<[k,1],i1>
// CHECK: torch.aten.where.Scalar{{.*}} -> !torch.tensor<[k,1],f32>
// CHECK: torch.aten.abs{{.*}} -> !torch.tensor<[k,1],f32>
// CHECK: torch.aten.floor{{.*}} -> !torch.tensor<[k,1],f32>
// CHECK: torch.aten.mul.Tensor{{.*}} -> !torch.tensor<[k,1],f32>
// CHECK: torch.aten.sub.Tensor{{.*}} -> !torch.tensor<[k,1],f32>
// CHECK: torch.aten.abs{{.*}} -> !torch.tensor<[k,1],f32>
// CHECK: torch.aten.eq.Scalar{{.*}} -> !torch.tensor<[k,1],i1>
// CHECK: torch.aten.round{{.*}} -> !torch.tensor<[k,1],f32>
// CHECK: torch.aten.sign{{.*}} -> !torch.tensor<[k,1],f32>
// CHECK: torch.aten.add.Tensor{{.*}} -> !torch.tensor<[k,1],f32>
// CHECK: torch.aten.where.self{{.*}} -> !torch.tensor<[k,1],f32>
// CHECK: torch.aten.sub.Tensor{{.*}} -> !torch.tensor<[k,1],f32>
// CHECK: torch.aten.clamp{{.*}} -> !torch.tensor<[k,1],f32>
// CHECK: torch.aten.div.Scalar{{.*}} -> !torch.tensor<[k,1],f32>
// CHECK: torch.aten.mul.Tensor{{.*}} -> !torch.tensor<[k,2],f32>
// CHECK: torch.aten.floor{{.*}} -> !torch.tensor<[k,2],f32>
// CHECK: torch.aten.add.Tensor{{.*}} -> !torch.tensor<[k,2],f32>
// CHECK: torch.aten.to.dtype{{.*}} -> !torch.tensor<[k,2],i64>
// CHECK: torch.aten.lt.Tensor{{.*}} -> !torch.tensor<[k,2],i1>
// CHECK: torch.aten.where.self{{.*}} -> !torch.tensor<[k,2],i64>
// CHECK: torch.aten.scalar_tensor{{.*}} -> !torch.tensor<[],i64>
// CHECK: torch.aten.lt.Tensor{{.*}} -> !torch.tensor<[k,2],i1>
// CHECK: torch.aten.where.self{{.*}} -> !torch.tensor<[k,2],i64>
// CHECK: torch.aten.mul.Tensor{{.*}} -> !torch.tensor<[k,2],f32>
// CHECK: torch.aten.ceil{{.*}} -> !torch.tensor<[k,2],f32>
// CHECK: torch.aten.add.Tensor{{.*}} -> !torch.tensor<[k,2],f32>
// CHECK: torch.aten.to.dtype{{.*}} -> !torch.tensor<[k,2],i64>
// CHECK: torch.aten.lt.Tensor{{.*}} -> !torch.tensor<[k,2],i1>
// CHECK: torch.aten.where.self{{.*}} -> !torch.tensor<[k,2],i64>
// CHECK: torch.aten.scalar_tensor{{.*}} -> !torch.tensor<[],i64>
// CHECK: torch.aten.lt.Tensor{{.*}} -> !torch.tensor<[k,2],i1>
// CHECK: torch.aten.where.self{{.*}} -> !torch.tensor<[k,2],i64>
// CHECK: torch.prim.ListConstruct{{.*}} -> !torch.list<[!torch.int<-1>, !torch.int<1>, !torch.int<1>, !torch.int<3>]>
// CHECK: torch.aten.view{{.*}} -> !torch.tensor<[k,1,1,3],i64>
// CHECK: torch.prim.ListConstruct{{.*}} -> !torch.list<[!torch.int<-1>, !torch.int<1>, !torch.int<1>, !torch.int<3>]>
// CHECK: torch.aten.view{{.*}} -> !torch.tensor<[k,1,1,3],i64>
// CHECK: torch.prim.ListConstruct{{.*}} -> !torch.list<[!torch.int<-1>, !torch.int<1>, !torch.int<2>, !torch.int<1>]>
// CHECK: torch.aten.view{{.*}} -> !torch.tensor<[k,1,2,1],i64>
// CHECK: torch.prim.ListConstruct{{.*}} -> !torch.list<[!torch.int<-1>, !torch.int<1>, !torch.int<2>, !torch.int<1>]>
// CHECK: torch.aten.view{{.*}} -> !torch.tensor<[k,1,2,1],i64>
// CHECK: torch.aten.to.dtype{{.*}} -> !torch.tensor<[n,12,h,w],f64>
// CHECK: torch.aten.cumsum{{.*}} -> !torch.tensor<[n,12,h,w],f64>
// CHECK: torch.aten.cumsum{{.*}} -> !torch.tensor<[n,12,h,w],f64>
// CHECK: torch.prim.ListConstruct{{.*}} -> !torch.list<[!torch.int<1>, !torch.int<0>, !torch.int<1>, !torch.int<0>]>
// CHECK: torch.aten.constant_pad_nd{{.*}} -> !torch.tensor<[n,12,"h+1","w+1"],f64>
// CHECK: torch.aten.slice.Tensor{{.*}} -> !torch.tensor<[k,1],f32>
// CHECK: torch.aten.to.dtype{{.*}} -> !torch.tensor<[k,1],i64>
// CHECK: torch.prim.ListConstruct{{.*}} -> !torch.list<[!torch.int<-1>, !torch.int<1>, !torch.int<1>, !torch.int<1>]>
// CHECK: torch.aten.view{{.*}} -> !torch.tensor<[k,1,1,1],i64>
// CHECK: torch.aten.size.int{{.*}} -> !torch.int<k>
// CHECK: torch.prim.ListConstruct{{.*}} -> !torch.list<[!torch.int<k>, !torch.int<2>, !torch.int<2>, !torch.int<3>]>
// CHECK: torch.aten.expand{{.*}} -> !torch.tensor<[k,2,2,3],i64>
// CHECK: torch.prim.ListConstruct{{.*}} -> !torch.list<[!torch.int<k>, !torch.int<2>, !torch.int<2>, !torch.int<3>]>
// CHECK: torch.aten.expand{{.*}} -> !torch.tensor<[k,2,2,3],i64>
// CHECK: torch.prim.ListConstruct{{.*}} -> !torch.list<[!torch.int<k>, !torch.int<2>, !torch.int<2>, !torch.int<3>]>
// CHECK: torch.aten.expand{{.*}} -> !torch.tensor<[k,2,2,3],i64>
// CHECK: torch.prim.ListConstruct{{.*}} -> !torch.list<[!torch.int<k>, !torch.int<2>, !torch.int<2>, !torch.int<3>]>
// CHECK: torch.aten.expand{{.*}} -> !torch.tensor<[k,2,2,3],i64>
// CHECK: torch.prim.ListConstruct{{.*}} -> !torch.list<[!torch.tensor<[k,2,2,3],i64>, !torch.tensor<[k,2,2,3],i64>, !torch.tensor<[k,2,2,3],i64>, !torch.tensor<[k,2,2,3],i64>]>
// CHECK: torch.aten.index.Tensor{{.*}} -> !torch.tensor<[k,2,2,3],f64>
// CHECK: torch.aten.size.int{{.*}} -> !torch.int<k>
// CHECK: torch.prim.ListConstruct{{.*}} -> !torch.list<[!torch.int<k>, !torch.int<2>, !torch.int<2>, !torch.int<3>]>
// CHECK: torch.aten.expand{{.*}} -> !torch.tensor<[k,2,2,3],i64>
// CHECK: torch.prim.ListConstruct{{.*}} -> !torch.list<[!torch.int<k>, !torch.int<2>, !torch.int<2>, !torch.int<3>]>
// CHECK: torch.aten.expand{{.*}} -> !torch.tensor<[k,2,2,3],i64>
// CHECK: torch.prim.ListConstruct{{.*}} -> !torch.list<[!torch.int<k>, !torch.int<2>, !torch.int<2>, !torch.int<3>]>
// CHECK: torch.aten.expand{{.*}} -> !torch.tensor<[k,2,2,3],i64>
// CHECK: torch.prim.ListConstruct{{.*}} -> !torch.list<[!torch.int<k>, !torch.int<2>, !torch.int<2>, !torch.int<3>]>
// CHECK: torch.aten.expand{{.*}} -> !torch.tensor<[k,2,2,3],i64>
// CHECK: torch.prim.ListConstruct{{.*}} -> !torch.list<[!torch.tensor<[k,2,2,3],i64>, !torch.tensor<[k,2,2,3],i64>, !torch.tensor<[k,2,2,3],i64>, !torch.tensor<[k,2,2,3],i64>]>
// CHECK: torch.aten.index.Tensor{{.*}} -> !torch.tensor<[k,2,2,3],f64>
// CHECK: torch.aten.sub.Tensor{{.*}} -> !torch.tensor<[k,2,2,3],f64>
// CHECK: torch.aten.size.int{{.*}} -> !torch.int<k>
// CHECK: torch.prim.ListConstruct{{.*}} -> !torch.list<[!torch.int<k>, !torch.int<2>, !torch.int<2>, !torch.int<3>]>
// CHECK: torch.aten.expand{{.*}} -> !torch.tensor<[k,2,2,3],i64>
// CHECK: torch.prim.ListConstruct{{.*}} -> !torch.list<[!torch.int<k>, !torch.int<2>, !torch.int<2>, !torch.int<3>]>
// CHECK: torch.aten.expand{{.*}} -> !torch.tensor<[k,2,2,3],i64>
// CHECK: torch.prim.ListConstruct{{.*}} -> !torch.list<[!torch.int<k>, !torch.int<2>, !torch.int<2>, !torch.int<3>]>
// CHECK: torch.aten.expand{{.*}} -> !torch.tensor<[k,2,2,3],i64>
// CHECK: torch.prim.ListConstruct{{.*}} -> !torch.list<[!torch.int<k>, !torch.int<2>, !torch.int<2>, !torch.int<3>]>
// CHECK: torch.aten.expand{{.*}} -> !torch.tensor<[k,2,2,3],i64>
// CHECK: torch.prim.ListConstruct{{.*}} -> !torch.list<[!torch.tensor<[k,2,2,3],i64>, !torch.tensor<[k,2,2,3],i64>, !torch.tensor<[k,2,2,3],i64>, !torch.tensor<[k,2,2,3],i64>]>
// CHECK: torch.aten.index.Tensor{{.*}} -> !torch.tensor<[k,2,2,3],f64>
// CHECK: torch.aten.size.int{{.*}} -> !torch.int<k>
// CHECK: torch.prim.ListConstruct{{.*}} -> !torch.list<[!torch.int<k>, !torch.int<2>, !torch.int<2>, !torch.int<3>]>
// CHECK: torch.aten.expand{{.*}} -> !torch.tensor<[k,2,2,3],i64>
// CHECK: torch.prim.ListConstruct{{.*}} -> !torch.list<[!torch.int<k>, !torch.int<2>, !torch.int<2>, !torch.int<3>]>
// CHECK: torch.aten.expand{{.*}} -> !torch.tensor<[k,2,2,3],i64>
// CHECK: torch.prim.ListConstruct{{.*}} -> !torch.list<[!torch.int<k>, !torch.int<2>, !torch.int<2>, !torch.int<3>]>
// CHECK: torch.aten.expand{{.*}} -> !torch.tensor<[k,2,2,3],i64>
// CHECK: torch.prim.ListConstruct{{.*}} -> !torch.list<[!torch.int<k>, !torch.int<2>, !torch.int<2>, !torch.int<3>]>
// CHECK: torch.aten.expand{{.*}} -> !torch.tensor<[k,2,2,3],i64>
// CHECK: torch.prim.ListConstruct{{.*}} -> !torch.list<[!torch.tensor<[k,2,2,3],i64>, !torch.tensor<[k,2,2,3],i64>, !torch.tensor<[k,2,2,3],i64>, !torch.tensor<[k,2,2,3],i64>]>
// CHECK: torch.aten.index.Tensor{{.*}} -> !torch.tensor<[k,2,2,3],f64>
// CHECK: torch.aten.sub.Tensor{{.*}} -> !torch.tensor<[k,2,2,3],f64>
// CHECK: torch.aten.add.Tensor{{.*}} -> !torch.tensor<[k,2,2,3],f64>
// CHECK: torch.aten.sub.Tensor{{.*}} -> !torch.tensor<[k,1,2,1],i64>
// CHECK: torch.aten.lt.Tensor{{.*}} -> !torch.tensor<[k,1,2,1],i1>
// CHECK: torch.aten.where.self{{.*}} -> !torch.tensor<[k,1,2,1],i64>
// CHECK: torch.aten.sub.Tensor{{.*}} -> !torch.tensor<[k,1,1,3],i64>
// CHECK: torch.aten.lt.Tensor{{.*}} -> !torch.tensor<[k,1,1,3],i1>
// CHECK: torch.aten.where.self{{.*}} -> !torch.tensor<[k,1,1,3],i64>
// CHECK: torch.aten.mul.Tensor{{.*}} -> !torch.tensor<[k,1,2,3],i64>
// CHECK: torch.aten.lt.Tensor{{.*}} -> !torch.tensor<[k,1,2,3],i1>
// CHECK: torch.aten.where.self{{.*}} -> !torch.tensor<[k,1,2,3],i64>
// CHECK: torch.aten.div.Tensor{{.*}} -> !torch.tensor<[k,2,2,3],f64>
// CHECK: torch.aten.to.dtype{{.*}} -> !torch.tensor<[k,2,2,3],f32>
// CHECK: torch.aten.gt.Scalar{{.*}} -> !torch.tensor<[k,1,2,3],i1>
// CHECK: torch.aten.where.self{{.*}} -> !torch.tensor<[k,2,2,3],f32>
func.func @ps_roi_pool(%arg0: !torch.tensor<[n,12,h,w],f32>, %arg1: !torch.tensor<[k,5],f32>) -> (!torch.tensor<[k,2,2,3],f32>) {
  %0 = torch.constant 5.000000e-01 : f64 -> !torch.float<5.000000e-01>
  %1 = torch.constant 2 : i64 -> !torch.int<2>
  %2 = torch.constant 3 : i64 -> !torch.int<3>
  %3:2 = torch.operator "torchvision::ps_roi_pool"(%arg0, %arg1, %0, %1, %2) : (!torch.tensor<[n,12,h,w],f32>, !torch.tensor<[k,5],f32>, !torch.float<5.000000e-01>, !torch.int<2>, !torch.int<3>) -> (!torch.tensor<[k,2,2,3],f32>, !torch.tensor<[k,2,2,3],i32>)
  return %3#0 : !torch.tensor<[k,2,2,3],f32>
}

// CHECK-LABEL: @roi_align_scaled_by_the_run(
// CHECK: torch.aten.slice.Tensor{{.*}} -> !torch.tensor<[k,1],f32>
// CHECK: torch.aten.slice.Tensor{{.*}} -> !torch.tensor<[k,4],f32>
// CHECK: torch.aten.mul.Scalar{{.*}} -> !torch.tensor<[k,4],f32>
// CHECK: torch.prim.ListConstruct{{.*}} -> !torch.list<[!torch.tensor<[k,1],f32>, !torch.tensor<[k,4],f32>]>
// CHECK: torch.aten.cat{{.*}} -> !torch.tensor<[k,5],f32>
// CHECK: torch.operator{{.*}} -> !torch.tensor<[k,12,2,3],f32>
func.func @roi_align_scaled_by_the_run(%arg0: !torch.tensor<[n,12,h,w],f32>, %arg1: !torch.tensor<[k,5],f32>, %arg2: !torch.float) -> (!torch.tensor<[k,12,2,3],f32>) {
  %0 = torch.constant 2 : i64 -> !torch.int<2>
  %1 = torch.constant 3 : i64 -> !torch.int<3>
  %2 = torch.constant 2 : i64 -> !torch.int<2>
  %3 = torch.constant true -> !torch.bool<true>
  %4 = torch.operator "torchvision::roi_align"(%arg0, %arg1, %arg2, %0, %1, %2, %3) : (!torch.tensor<[n,12,h,w],f32>, !torch.tensor<[k,5],f32>, !torch.float, !torch.int<2>, !torch.int<3>, !torch.int<2>, !torch.bool<true>) -> !torch.tensor<[k,12,2,3],f32>
  return %4 : !torch.tensor<[k,12,2,3],f32>
}

// CHECK-LABEL: @roi_pool_scaled_by_the_run(
// CHECK: torch.aten.slice.Tensor{{.*}} -> !torch.tensor<[k,1],f32>
// CHECK: torch.aten.slice.Tensor{{.*}} -> !torch.tensor<[k,4],f32>
// CHECK: torch.aten.mul.Scalar{{.*}} -> !torch.tensor<[k,4],f32>
// CHECK: torch.prim.ListConstruct{{.*}} -> !torch.list<[!torch.tensor<[k,1],f32>, !torch.tensor<[k,4],f32>]>
// CHECK: torch.aten.cat{{.*}} -> !torch.tensor<[k,5],f32>
// CHECK: torch.operator{{.*}} -> (!torch.tensor<[k,12,2,3],f32>, !torch.tensor<[k,12,2,3],i32>)
func.func @roi_pool_scaled_by_the_run(%arg0: !torch.tensor<[n,12,h,w],f32>, %arg1: !torch.tensor<[k,5],f32>, %arg2: !torch.float) -> (!torch.tensor<[k,12,2,3],f32>) {
  %0 = torch.constant 2 : i64 -> !torch.int<2>
  %1 = torch.constant 3 : i64 -> !torch.int<3>
  %2:2 = torch.operator "torchvision::roi_pool"(%arg0, %arg1, %arg2, %0, %1) : (!torch.tensor<[n,12,h,w],f32>, !torch.tensor<[k,5],f32>, !torch.float, !torch.int<2>, !torch.int<3>) -> (!torch.tensor<[k,12,2,3],f32>, !torch.tensor<[k,12,2,3],i32>)
  return %2#0 : !torch.tensor<[k,12,2,3],f32>
}
