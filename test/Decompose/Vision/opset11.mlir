// NOTE: The checks are written by tools/dev/update_checks.py.

// RUN: torch-onnx-opt %s --decompose --opset 11 | FileCheck %s

// CHECK-LABEL: @deform_conv2d(
// CHECK: torch.prim.ListConstruct{{.*}} -> !torch.list<[!torch.int<-1>, !torch.int<3>, !torch.int<2>, !torch.int<2>, !torch.int<3>, !torch.int<4>]>
// CHECK: torch.aten.view{{.*}} -> !torch.tensor<["2*n",3,2,2,3,4],f32>
// CHECK: torch.aten.select.int{{.*}} -> !torch.tensor<["2*n",3,2,3,4],f32>
// CHECK: torch.aten.add.Tensor{{.*}} -> !torch.tensor<["2*n",3,2,3,4],f32>
// CHECK: torch.aten.flatten.using_ints{{.*}} -> !torch.tensor<["2*n",72],f32>
// CHECK: torch.aten.unsqueeze{{.*}} -> !torch.tensor<["2*n",1,72],f32>
// CHECK: torch.aten.select.int{{.*}} -> !torch.tensor<["2*n",3,2,3,4],f32>
// CHECK: torch.aten.add.Tensor{{.*}} -> !torch.tensor<["2*n",3,2,3,4],f32>
// CHECK: torch.aten.flatten.using_ints{{.*}} -> !torch.tensor<["2*n",72],f32>
// CHECK: torch.aten.unsqueeze{{.*}} -> !torch.tensor<["2*n",1,72],f32>
// CHECK: torch.prim.ListConstruct{{.*}} -> !torch.list<[!torch.int<2>, !torch.int<-1>]>
// CHECK: torch.aten.unflatten.int{{.*}} -> !torch.tensor<[n,2,2,5,6],f32>
// CHECK: torch.aten.flatten.using_ints{{.*}} -> !torch.tensor<["2*n",2,5,6],f32>
// CHECK: torch.aten.floor{{.*}} -> !torch.tensor<["2*n",1,72],f32>
// CHECK: torch.aten.sub.Tensor{{.*}} -> !torch.tensor<["2*n",1,72],f32>
// CHECK: torch.aten.rsub.Scalar{{.*}} -> !torch.tensor<["2*n",1,72],f32>
// CHECK: torch.aten.eq.Scalar{{.*}} -> !torch.tensor<["2*n",1,72],i1>
// CHECK: torch.aten.lt.Scalar{{.*}} -> !torch.tensor<["2*n",1,72],i1>
// CHECK: torch.aten.logical_or{{.*}} -> !torch.tensor<["2*n",1,72],i1>
// CHECK: torch.aten.eq.Scalar{{.*}} -> !torch.tensor<["2*n",1,72],i1>
// CHECK: torch.aten.gt.Scalar{{.*}} -> !torch.tensor<["2*n",1,72],i1>
// CHECK: torch.aten.logical_or{{.*}} -> !torch.tensor<["2*n",1,72],i1>
// CHECK: torch.aten.logical_and{{.*}} -> !torch.tensor<["2*n",1,72],i1>
// CHECK: torch.aten.where.self{{.*}} -> !torch.tensor<["2*n",1,72],f32>
// CHECK: torch.aten.clamp{{.*}} -> !torch.tensor<["2*n",1,72],f32>
// CHECK: torch.aten.to.dtype{{.*}} -> !torch.tensor<["2*n",1,72],i64>
// CHECK: torch.aten.add.Scalar{{.*}} -> !torch.tensor<["2*n",1,72],f32>
// CHECK: torch.aten.eq.Scalar{{.*}} -> !torch.tensor<["2*n",1,72],i1>
// CHECK: torch.aten.lt.Scalar{{.*}} -> !torch.tensor<["2*n",1,72],i1>
// CHECK: torch.aten.logical_or{{.*}} -> !torch.tensor<["2*n",1,72],i1>
// CHECK: torch.aten.eq.Scalar{{.*}} -> !torch.tensor<["2*n",1,72],i1>
// CHECK: torch.aten.gt.Scalar{{.*}} -> !torch.tensor<["2*n",1,72],i1>
// CHECK: torch.aten.logical_or{{.*}} -> !torch.tensor<["2*n",1,72],i1>
// CHECK: torch.aten.logical_and{{.*}} -> !torch.tensor<["2*n",1,72],i1>
// CHECK: torch.aten.where.self{{.*}} -> !torch.tensor<["2*n",1,72],f32>
// CHECK: torch.aten.clamp{{.*}} -> !torch.tensor<["2*n",1,72],f32>
// CHECK: torch.aten.to.dtype{{.*}} -> !torch.tensor<["2*n",1,72],i64>
// CHECK: torch.aten.floor{{.*}} -> !torch.tensor<["2*n",1,72],f32>
// CHECK: torch.aten.sub.Tensor{{.*}} -> !torch.tensor<["2*n",1,72],f32>
// CHECK: torch.aten.rsub.Scalar{{.*}} -> !torch.tensor<["2*n",1,72],f32>
// CHECK: torch.aten.eq.Scalar{{.*}} -> !torch.tensor<["2*n",1,72],i1>
// CHECK: torch.aten.lt.Scalar{{.*}} -> !torch.tensor<["2*n",1,72],i1>
// CHECK: torch.aten.logical_or{{.*}} -> !torch.tensor<["2*n",1,72],i1>
// CHECK: torch.aten.eq.Scalar{{.*}} -> !torch.tensor<["2*n",1,72],i1>
// CHECK: torch.aten.gt.Scalar{{.*}} -> !torch.tensor<["2*n",1,72],i1>
// CHECK: torch.aten.logical_or{{.*}} -> !torch.tensor<["2*n",1,72],i1>
// CHECK: torch.aten.logical_and{{.*}} -> !torch.tensor<["2*n",1,72],i1>
// CHECK: torch.aten.where.self{{.*}} -> !torch.tensor<["2*n",1,72],f32>
// CHECK: torch.aten.clamp{{.*}} -> !torch.tensor<["2*n",1,72],f32>
// CHECK: torch.aten.to.dtype{{.*}} -> !torch.tensor<["2*n",1,72],i64>
// CHECK: torch.aten.add.Scalar{{.*}} -> !torch.tensor<["2*n",1,72],f32>
// CHECK: torch.aten.eq.Scalar{{.*}} -> !torch.tensor<["2*n",1,72],i1>
// CHECK: torch.aten.lt.Scalar{{.*}} -> !torch.tensor<["2*n",1,72],i1>
// CHECK: torch.aten.logical_or{{.*}} -> !torch.tensor<["2*n",1,72],i1>
// CHECK: torch.aten.eq.Scalar{{.*}} -> !torch.tensor<["2*n",1,72],i1>
// CHECK: torch.aten.gt.Scalar{{.*}} -> !torch.tensor<["2*n",1,72],i1>
// CHECK: torch.aten.logical_or{{.*}} -> !torch.tensor<["2*n",1,72],i1>
// CHECK: torch.aten.logical_and{{.*}} -> !torch.tensor<["2*n",1,72],i1>
// CHECK: torch.aten.where.self{{.*}} -> !torch.tensor<["2*n",1,72],f32>
// CHECK: torch.aten.clamp{{.*}} -> !torch.tensor<["2*n",1,72],f32>
// CHECK: torch.aten.to.dtype{{.*}} -> !torch.tensor<["2*n",1,72],i64>
// CHECK: torch.aten.flatten.using_ints{{.*}} -> !torch.tensor<["2*n",2,30],f32>
// CHECK: torch.aten.mul.Scalar{{.*}} -> !torch.tensor<["2*n",1,72],i64>
// CHECK: torch.aten.add.Tensor{{.*}} -> !torch.tensor<["2*n",1,72],i64>
// CHECK: torch.aten.mul.Tensor{{.*}} -> !torch.tensor<["2*n",1,72],f32>
// CHECK: torch.prim.ListConstruct{{.*}} -> !torch.list<[!torch.int<-1>, !torch.int<2>, !torch.int<-1>]>
// CHECK: torch.aten.expand{{.*}} -> !torch.tensor<["2*n",2,72],i64>
// CHECK: torch.aten.gather{{.*}} -> !torch.tensor<["2*n",2,72],f32>
// CHECK: torch.aten.mul.Tensor{{.*}} -> !torch.tensor<["2*n",2,72],f32>
// CHECK: torch.aten.mul.Scalar{{.*}} -> !torch.tensor<["2*n",1,72],i64>
// CHECK: torch.aten.add.Tensor{{.*}} -> !torch.tensor<["2*n",1,72],i64>
// CHECK: torch.aten.mul.Tensor{{.*}} -> !torch.tensor<["2*n",1,72],f32>
// CHECK: torch.prim.ListConstruct{{.*}} -> !torch.list<[!torch.int<-1>, !torch.int<2>, !torch.int<-1>]>
// CHECK: torch.aten.expand{{.*}} -> !torch.tensor<["2*n",2,72],i64>
// CHECK: torch.aten.gather{{.*}} -> !torch.tensor<["2*n",2,72],f32>
// CHECK: torch.aten.mul.Tensor{{.*}} -> !torch.tensor<["2*n",2,72],f32>
// CHECK: torch.aten.add.Tensor{{.*}} -> !torch.tensor<["2*n",2,72],f32>
// CHECK: torch.aten.mul.Scalar{{.*}} -> !torch.tensor<["2*n",1,72],i64>
// CHECK: torch.aten.add.Tensor{{.*}} -> !torch.tensor<["2*n",1,72],i64>
// CHECK: torch.aten.mul.Tensor{{.*}} -> !torch.tensor<["2*n",1,72],f32>
// CHECK: torch.prim.ListConstruct{{.*}} -> !torch.list<[!torch.int<-1>, !torch.int<2>, !torch.int<-1>]>
// CHECK: torch.aten.expand{{.*}} -> !torch.tensor<["2*n",2,72],i64>
// CHECK: torch.aten.gather{{.*}} -> !torch.tensor<["2*n",2,72],f32>
// CHECK: torch.aten.mul.Tensor{{.*}} -> !torch.tensor<["2*n",2,72],f32>
// CHECK: torch.aten.add.Tensor{{.*}} -> !torch.tensor<["2*n",2,72],f32>
// CHECK: torch.aten.mul.Scalar{{.*}} -> !torch.tensor<["2*n",1,72],i64>
// CHECK: torch.aten.add.Tensor{{.*}} -> !torch.tensor<["2*n",1,72],i64>
// CHECK: torch.aten.mul.Tensor{{.*}} -> !torch.tensor<["2*n",1,72],f32>
// CHECK: torch.prim.ListConstruct{{.*}} -> !torch.list<[!torch.int<-1>, !torch.int<2>, !torch.int<-1>]>
// CHECK: torch.aten.expand{{.*}} -> !torch.tensor<["2*n",2,72],i64>
// CHECK: torch.aten.gather{{.*}} -> !torch.tensor<["2*n",2,72],f32>
// CHECK: torch.aten.mul.Tensor{{.*}} -> !torch.tensor<["2*n",2,72],f32>
// CHECK: torch.aten.add.Tensor{{.*}} -> !torch.tensor<["2*n",2,72],f32>
// CHECK: torch.aten.size.int{{.*}} -> !torch.int<"2*n">
// CHECK: torch.prim.ListConstruct{{.*}} -> !torch.list<[!torch.int<"2*n">, !torch.int<1>, !torch.int<72>]>
// CHECK: torch.aten.view{{.*}} -> !torch.tensor<["2*n",1,72],f32>
// CHECK: torch.aten.mul.Tensor{{.*}} -> !torch.tensor<["2*n",2,72],f32>
// CHECK: torch.aten.size.int{{.*}} -> !torch.int<n>
// CHECK: torch.prim.ListConstruct{{.*}} -> !torch.list<[!torch.int<n>, !torch.int<2>, !torch.int<12>, !torch.int<12>]>
// CHECK: torch.aten.reshape{{.*}} -> !torch.tensor<[n,2,12,12],f32>
// CHECK: torch.prim.ListConstruct{{.*}} -> !torch.list<[!torch.int<2>, !torch.int<-1>, !torch.int<12>]>
// CHECK: torch.aten.reshape{{.*}} -> !torch.tensor<[2,2,12],f32>
// CHECK: torch.aten.matmul{{.*}} -> !torch.tensor<[n,2,2,12],f32>
// CHECK: torch.prim.ListConstruct{{.*}} -> !torch.list<[!torch.int<n>, !torch.int<4>, !torch.int<3>, !torch.int<4>]>
// CHECK: torch.aten.reshape{{.*}} -> !torch.tensor<[n,4,3,4],f32>
// CHECK: torch.prim.ListConstruct{{.*}} -> !torch.list<[!torch.int<1>, !torch.int<-1>, !torch.int<1>, !torch.int<1>]>
// CHECK: torch.aten.view{{.*}} -> !torch.tensor<[1,4,1,1],f32>
// CHECK: torch.aten.add.Tensor{{.*}} -> !torch.tensor<[n,4,3,4],f32>
func.func @deform_conv2d(%arg0: !torch.tensor<[n,4,5,6],f32>, %arg1: !torch.tensor<[4,2,3,2],f32>, %arg2: !torch.tensor<[n,24,3,4],f32>, %arg3: !torch.tensor<[n,12,3,4],f32>, %arg4: !torch.tensor<[4],f32>) -> (!torch.tensor<[n,4,3,4],f32>) {
  %0 = torch.constant 2 : i64 -> !torch.int<2>
  %1 = torch.constant 1 : i64 -> !torch.int<1>
  %2 = torch.constant 1 : i64 -> !torch.int<1>
  %3 = torch.constant 0 : i64 -> !torch.int<0>
  %4 = torch.constant 1 : i64 -> !torch.int<1>
  %5 = torch.constant 2 : i64 -> !torch.int<2>
  %6 = torch.constant 2 : i64 -> !torch.int<2>
  %7 = torch.constant 2 : i64 -> !torch.int<2>
  %8 = torch.constant true -> !torch.bool<true>
  %9 = torch.operator "torchvision::deform_conv2d"(%arg0, %arg1, %arg2, %arg3, %arg4, %0, %1, %2, %3, %4, %5, %6, %7, %8) : (!torch.tensor<[n,4,5,6],f32>, !torch.tensor<[4,2,3,2],f32>, !torch.tensor<[n,24,3,4],f32>, !torch.tensor<[n,12,3,4],f32>, !torch.tensor<[4],f32>, !torch.int<2>, !torch.int<1>, !torch.int<1>, !torch.int<0>, !torch.int<1>, !torch.int<2>, !torch.int<2>, !torch.int<2>, !torch.bool<true>) -> !torch.tensor<[n,4,3,4],f32>
  return %9 : !torch.tensor<[n,4,3,4],f32>
}
