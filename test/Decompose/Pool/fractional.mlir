// NOTE: The checks are written by tools/dev/update_checks.py.

// RUN: torch-onnx-opt %s --decompose | FileCheck %s

// CHECK-LABEL: @fractional_max_pool2d(
// CHECK: torch.aten.size.int{{.*}} -> !torch.int<n>
// CHECK: torch.aten.select.int{{.*}} -> !torch.tensor<[n,2],f32>
// CHECK: torch.aten.unsqueeze{{.*}} -> !torch.tensor<[n,2,1],f32>
// CHECK: torch.aten.mul.Tensor{{.*}} -> !torch.tensor<[n,2,1],f32>
// CHECK: torch.aten.lt.Scalar{{.*}} -> !torch.tensor<[n,2,1],i1>
// CHECK: torch.aten.where.Scalar{{.*}} -> !torch.tensor<[n,2,1],f32>
// CHECK: torch.aten.abs{{.*}} -> !torch.tensor<[n,2,1],f32>
// CHECK: torch.aten.floor{{.*}} -> !torch.tensor<[n,2,1],f32>
// CHECK: torch.aten.mul.Tensor{{.*}} -> !torch.tensor<[n,2,1],f32>
// CHECK: torch.aten.add.Tensor{{.*}} -> !torch.tensor<[n,2,3],f32>
// CHECK: torch.aten.mul.Tensor{{.*}} -> !torch.tensor<[n,2,3],f32>
// CHECK: torch.aten.lt.Scalar{{.*}} -> !torch.tensor<[n,2,3],i1>
// CHECK: torch.aten.where.Scalar{{.*}} -> !torch.tensor<[n,2,3],f32>
// CHECK: torch.aten.abs{{.*}} -> !torch.tensor<[n,2,3],f32>
// CHECK: torch.aten.floor{{.*}} -> !torch.tensor<[n,2,3],f32>
// CHECK: torch.aten.mul.Tensor{{.*}} -> !torch.tensor<[n,2,3],f32>
// CHECK: torch.aten.sub.Tensor{{.*}} -> !torch.tensor<[n,2,3],f32>
// CHECK: torch.aten.to.dtype{{.*}} -> !torch.tensor<[n,2,3],i64>
// CHECK: torch.aten.where.self{{.*}} -> !torch.tensor<[n,2,3],i64>
// CHECK: torch.aten.unsqueeze{{.*}} -> !torch.tensor<[n,2,3,1],i64>
// CHECK: torch.aten.add.Tensor{{.*}} -> !torch.tensor<[n,2,3,2],i64>
// CHECK: torch.aten.flatten.using_ints{{.*}} -> !torch.tensor<[n,2,6],i64>
// CHECK: torch.aten.unsqueeze{{.*}} -> !torch.tensor<[n,2,6,1],i64>
// CHECK: torch.aten.size.int{{.*}} -> !torch.int<n>
// CHECK: torch.prim.ListConstruct{{.*}} -> !torch.list<[!torch.int<n>, !torch.int<2>, !torch.int<6>, !torch.int<8>]>
// CHECK: torch.aten.expand{{.*}} -> !torch.tensor<[n,2,6,8],i64>
// CHECK: torch.aten.gather{{.*}} -> !torch.tensor<[n,2,6,8],f32>
// CHECK: torch.aten.select.int{{.*}} -> !torch.tensor<[n,2],f32>
// CHECK: torch.aten.unsqueeze{{.*}} -> !torch.tensor<[n,2,1],f32>
// CHECK: torch.aten.mul.Tensor{{.*}} -> !torch.tensor<[n,2,1],f32>
// CHECK: torch.aten.lt.Scalar{{.*}} -> !torch.tensor<[n,2,1],i1>
// CHECK: torch.aten.where.Scalar{{.*}} -> !torch.tensor<[n,2,1],f32>
// CHECK: torch.aten.abs{{.*}} -> !torch.tensor<[n,2,1],f32>
// CHECK: torch.aten.floor{{.*}} -> !torch.tensor<[n,2,1],f32>
// CHECK: torch.aten.mul.Tensor{{.*}} -> !torch.tensor<[n,2,1],f32>
// CHECK: torch.aten.add.Tensor{{.*}} -> !torch.tensor<[n,2,4],f32>
// CHECK: torch.aten.mul.Tensor{{.*}} -> !torch.tensor<[n,2,4],f32>
// CHECK: torch.aten.lt.Scalar{{.*}} -> !torch.tensor<[n,2,4],i1>
// CHECK: torch.aten.where.Scalar{{.*}} -> !torch.tensor<[n,2,4],f32>
// CHECK: torch.aten.abs{{.*}} -> !torch.tensor<[n,2,4],f32>
// CHECK: torch.aten.floor{{.*}} -> !torch.tensor<[n,2,4],f32>
// CHECK: torch.aten.mul.Tensor{{.*}} -> !torch.tensor<[n,2,4],f32>
// CHECK: torch.aten.sub.Tensor{{.*}} -> !torch.tensor<[n,2,4],f32>
// CHECK: torch.aten.to.dtype{{.*}} -> !torch.tensor<[n,2,4],i64>
// CHECK: torch.aten.where.self{{.*}} -> !torch.tensor<[n,2,4],i64>
// CHECK: torch.aten.unsqueeze{{.*}} -> !torch.tensor<[n,2,4,1],i64>
// CHECK: torch.aten.add.Tensor{{.*}} -> !torch.tensor<[n,2,4,3],i64>
// CHECK: torch.aten.flatten.using_ints{{.*}} -> !torch.tensor<[n,2,12],i64>
// CHECK: torch.aten.unsqueeze{{.*}} -> !torch.tensor<[n,2,1,12],i64>
// CHECK: torch.aten.size.int{{.*}} -> !torch.int<n>
// CHECK: torch.prim.ListConstruct{{.*}} -> !torch.list<[!torch.int<n>, !torch.int<2>, !torch.int<6>, !torch.int<12>]>
// CHECK: torch.aten.expand{{.*}} -> !torch.tensor<[n,2,6,12],i64>
// CHECK: torch.aten.gather{{.*}} -> !torch.tensor<[n,2,6,12],f32>
// CHECK: torch.aten.mul.Scalar{{.*}} -> !torch.tensor<[n,2,6,1],i64>
// CHECK: torch.aten.add.Tensor{{.*}} -> !torch.tensor<[n,2,6,12],i64>
// CHECK: torch.prim.ListConstruct{{.*}} -> !torch.list<[!torch.int<n>, !torch.int<2>, !torch.int<3>, !torch.int<2>, !torch.int<4>, !torch.int<3>]>
// CHECK: torch.aten.reshape{{.*}} -> !torch.tensor<[n,2,3,2,4,3],f32>
// CHECK: torch.prim.ListConstruct{{.*}} -> !torch.list<[!torch.int<0>, !torch.int<1>, !torch.int<2>, !torch.int<4>, !torch.int<3>, !torch.int<5>]>
// CHECK: torch.aten.permute{{.*}} -> !torch.tensor<[n,2,3,4,2,3],f32>
// CHECK: torch.prim.ListConstruct{{.*}} -> !torch.list<[!torch.int<n>, !torch.int<2>, !torch.int<3>, !torch.int<4>, !torch.int<6>]>
// CHECK: torch.aten.reshape{{.*}} -> !torch.tensor<[n,2,3,4,6],f32>
// CHECK: torch.aten.max.dim{{.*}} -> (!torch.tensor<[n,2,3,4,1],f32>, !torch.tensor<[n,2,3,4,1],i64>)
// CHECK: torch.aten.squeeze.dim{{.*}} -> !torch.tensor<[n,2,3,4],f32>
// CHECK: torch.prim.ListConstruct{{.*}} -> !torch.list<[!torch.int<n>, !torch.int<2>, !torch.int<3>, !torch.int<2>, !torch.int<4>, !torch.int<3>]>
// CHECK: torch.aten.reshape{{.*}} -> !torch.tensor<[n,2,3,2,4,3],i64>
// CHECK: torch.prim.ListConstruct{{.*}} -> !torch.list<[!torch.int<0>, !torch.int<1>, !torch.int<2>, !torch.int<4>, !torch.int<3>, !torch.int<5>]>
// CHECK: torch.aten.permute{{.*}} -> !torch.tensor<[n,2,3,4,2,3],i64>
// CHECK: torch.prim.ListConstruct{{.*}} -> !torch.list<[!torch.int<n>, !torch.int<2>, !torch.int<3>, !torch.int<4>, !torch.int<6>]>
// CHECK: torch.aten.reshape{{.*}} -> !torch.tensor<[n,2,3,4,6],i64>
// CHECK: torch.aten.gather{{.*}} -> !torch.tensor<[n,2,3,4,1],i64>
// CHECK: torch.aten.squeeze.dim{{.*}} -> !torch.tensor<[n,2,3,4],i64>
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
// CHECK: torch.aten.size.int{{.*}} -> !torch.int<n>
// CHECK: torch.aten.select.int{{.*}} -> !torch.tensor<[n,2],f32>
// CHECK: torch.aten.unsqueeze{{.*}} -> !torch.tensor<[n,2,1],f32>
// CHECK: torch.aten.mul.Tensor{{.*}} -> !torch.tensor<[n,2,1],f32>
// CHECK: torch.aten.lt.Scalar{{.*}} -> !torch.tensor<[n,2,1],i1>
// CHECK: torch.aten.where.Scalar{{.*}} -> !torch.tensor<[n,2,1],f32>
// CHECK: torch.aten.abs{{.*}} -> !torch.tensor<[n,2,1],f32>
// CHECK: torch.aten.floor{{.*}} -> !torch.tensor<[n,2,1],f32>
// CHECK: torch.aten.mul.Tensor{{.*}} -> !torch.tensor<[n,2,1],f32>
// CHECK: torch.aten.add.Tensor{{.*}} -> !torch.tensor<[n,2,2],f32>
// CHECK: torch.aten.mul.Tensor{{.*}} -> !torch.tensor<[n,2,2],f32>
// CHECK: torch.aten.lt.Scalar{{.*}} -> !torch.tensor<[n,2,2],i1>
// CHECK: torch.aten.where.Scalar{{.*}} -> !torch.tensor<[n,2,2],f32>
// CHECK: torch.aten.abs{{.*}} -> !torch.tensor<[n,2,2],f32>
// CHECK: torch.aten.floor{{.*}} -> !torch.tensor<[n,2,2],f32>
// CHECK: torch.aten.mul.Tensor{{.*}} -> !torch.tensor<[n,2,2],f32>
// CHECK: torch.aten.sub.Tensor{{.*}} -> !torch.tensor<[n,2,2],f32>
// CHECK: torch.aten.to.dtype{{.*}} -> !torch.tensor<[n,2,2],i64>
// CHECK: torch.aten.where.self{{.*}} -> !torch.tensor<[n,2,2],i64>
// CHECK: torch.aten.unsqueeze{{.*}} -> !torch.tensor<[n,2,2,1],i64>
// CHECK: torch.aten.add.Tensor{{.*}} -> !torch.tensor<[n,2,2,2],i64>
// CHECK: torch.aten.flatten.using_ints{{.*}} -> !torch.tensor<[n,2,4],i64>
// CHECK: torch.aten.unsqueeze{{.*}} -> !torch.tensor<[n,2,4,1],i64>
// CHECK: torch.aten.unsqueeze{{.*}} -> !torch.tensor<[n,2,4,1,1],i64>
// CHECK: torch.aten.size.int{{.*}} -> !torch.int<n>
// CHECK: torch.prim.ListConstruct{{.*}} -> !torch.list<[!torch.int<n>, !torch.int<2>, !torch.int<4>, !torch.int<6>, !torch.int<8>]>
// CHECK: torch.aten.expand{{.*}} -> !torch.tensor<[n,2,4,6,8],i64>
// CHECK: torch.aten.gather{{.*}} -> !torch.tensor<[n,2,4,6,8],f32>
// CHECK: torch.aten.select.int{{.*}} -> !torch.tensor<[n,2],f32>
// CHECK: torch.aten.unsqueeze{{.*}} -> !torch.tensor<[n,2,1],f32>
// CHECK: torch.aten.mul.Tensor{{.*}} -> !torch.tensor<[n,2,1],f32>
// CHECK: torch.aten.lt.Scalar{{.*}} -> !torch.tensor<[n,2,1],i1>
// CHECK: torch.aten.where.Scalar{{.*}} -> !torch.tensor<[n,2,1],f32>
// CHECK: torch.aten.abs{{.*}} -> !torch.tensor<[n,2,1],f32>
// CHECK: torch.aten.floor{{.*}} -> !torch.tensor<[n,2,1],f32>
// CHECK: torch.aten.mul.Tensor{{.*}} -> !torch.tensor<[n,2,1],f32>
// CHECK: torch.aten.add.Tensor{{.*}} -> !torch.tensor<[n,2,3],f32>
// CHECK: torch.aten.mul.Tensor{{.*}} -> !torch.tensor<[n,2,3],f32>
// CHECK: torch.aten.lt.Scalar{{.*}} -> !torch.tensor<[n,2,3],i1>
// CHECK: torch.aten.where.Scalar{{.*}} -> !torch.tensor<[n,2,3],f32>
// CHECK: torch.aten.abs{{.*}} -> !torch.tensor<[n,2,3],f32>
// CHECK: torch.aten.floor{{.*}} -> !torch.tensor<[n,2,3],f32>
// CHECK: torch.aten.mul.Tensor{{.*}} -> !torch.tensor<[n,2,3],f32>
// CHECK: torch.aten.sub.Tensor{{.*}} -> !torch.tensor<[n,2,3],f32>
// CHECK: torch.aten.to.dtype{{.*}} -> !torch.tensor<[n,2,3],i64>
// CHECK: torch.aten.where.self{{.*}} -> !torch.tensor<[n,2,3],i64>
// CHECK: torch.aten.unsqueeze{{.*}} -> !torch.tensor<[n,2,3,1],i64>
// CHECK: torch.aten.add.Tensor{{.*}} -> !torch.tensor<[n,2,3,2],i64>
// CHECK: torch.aten.flatten.using_ints{{.*}} -> !torch.tensor<[n,2,6],i64>
// CHECK: torch.aten.unsqueeze{{.*}} -> !torch.tensor<[n,2,1,6],i64>
// CHECK: torch.aten.unsqueeze{{.*}} -> !torch.tensor<[n,2,1,6,1],i64>
// CHECK: torch.aten.size.int{{.*}} -> !torch.int<n>
// CHECK: torch.prim.ListConstruct{{.*}} -> !torch.list<[!torch.int<n>, !torch.int<2>, !torch.int<4>, !torch.int<6>, !torch.int<8>]>
// CHECK: torch.aten.expand{{.*}} -> !torch.tensor<[n,2,4,6,8],i64>
// CHECK: torch.aten.gather{{.*}} -> !torch.tensor<[n,2,4,6,8],f32>
// CHECK: torch.aten.mul.Scalar{{.*}} -> !torch.tensor<[n,2,4,1,1],i64>
// CHECK: torch.aten.add.Tensor{{.*}} -> !torch.tensor<[n,2,4,6,1],i64>
// CHECK: torch.aten.select.int{{.*}} -> !torch.tensor<[n,2],f32>
// CHECK: torch.aten.unsqueeze{{.*}} -> !torch.tensor<[n,2,1],f32>
// CHECK: torch.aten.mul.Tensor{{.*}} -> !torch.tensor<[n,2,1],f32>
// CHECK: torch.aten.lt.Scalar{{.*}} -> !torch.tensor<[n,2,1],i1>
// CHECK: torch.aten.where.Scalar{{.*}} -> !torch.tensor<[n,2,1],f32>
// CHECK: torch.aten.abs{{.*}} -> !torch.tensor<[n,2,1],f32>
// CHECK: torch.aten.floor{{.*}} -> !torch.tensor<[n,2,1],f32>
// CHECK: torch.aten.mul.Tensor{{.*}} -> !torch.tensor<[n,2,1],f32>
// CHECK: torch.aten.add.Tensor{{.*}} -> !torch.tensor<[n,2,4],f32>
// CHECK: torch.aten.mul.Tensor{{.*}} -> !torch.tensor<[n,2,4],f32>
// CHECK: torch.aten.lt.Scalar{{.*}} -> !torch.tensor<[n,2,4],i1>
// CHECK: torch.aten.where.Scalar{{.*}} -> !torch.tensor<[n,2,4],f32>
// CHECK: torch.aten.abs{{.*}} -> !torch.tensor<[n,2,4],f32>
// CHECK: torch.aten.floor{{.*}} -> !torch.tensor<[n,2,4],f32>
// CHECK: torch.aten.mul.Tensor{{.*}} -> !torch.tensor<[n,2,4],f32>
// CHECK: torch.aten.sub.Tensor{{.*}} -> !torch.tensor<[n,2,4],f32>
// CHECK: torch.aten.to.dtype{{.*}} -> !torch.tensor<[n,2,4],i64>
// CHECK: torch.aten.where.self{{.*}} -> !torch.tensor<[n,2,4],i64>
// CHECK: torch.aten.unsqueeze{{.*}} -> !torch.tensor<[n,2,4,1],i64>
// CHECK: torch.aten.add.Tensor{{.*}} -> !torch.tensor<[n,2,4,3],i64>
// CHECK: torch.aten.flatten.using_ints{{.*}} -> !torch.tensor<[n,2,12],i64>
// CHECK: torch.aten.unsqueeze{{.*}} -> !torch.tensor<[n,2,1,12],i64>
// CHECK: torch.aten.unsqueeze{{.*}} -> !torch.tensor<[n,2,1,1,12],i64>
// CHECK: torch.aten.size.int{{.*}} -> !torch.int<n>
// CHECK: torch.prim.ListConstruct{{.*}} -> !torch.list<[!torch.int<n>, !torch.int<2>, !torch.int<4>, !torch.int<6>, !torch.int<12>]>
// CHECK: torch.aten.expand{{.*}} -> !torch.tensor<[n,2,4,6,12],i64>
// CHECK: torch.aten.gather{{.*}} -> !torch.tensor<[n,2,4,6,12],f32>
// CHECK: torch.aten.mul.Scalar{{.*}} -> !torch.tensor<[n,2,4,6,1],i64>
// CHECK: torch.aten.add.Tensor{{.*}} -> !torch.tensor<[n,2,4,6,12],i64>
// CHECK: torch.prim.ListConstruct{{.*}} -> !torch.list<[!torch.int<n>, !torch.int<2>, !torch.int<2>, !torch.int<2>, !torch.int<3>, !torch.int<2>, !torch.int<4>, !torch.int<3>]>
// CHECK: torch.aten.reshape{{.*}} -> !torch.tensor<[n,2,2,2,3,2,4,3],f32>
// CHECK: torch.prim.ListConstruct{{.*}} -> !torch.list<[!torch.int<0>, !torch.int<1>, !torch.int<2>, !torch.int<4>, !torch.int<6>, !torch.int<3>, !torch.int<5>, !torch.int<7>]>
// CHECK: torch.aten.permute{{.*}} -> !torch.tensor<[n,2,2,3,4,2,2,3],f32>
// CHECK: torch.prim.ListConstruct{{.*}} -> !torch.list<[!torch.int<n>, !torch.int<2>, !torch.int<2>, !torch.int<3>, !torch.int<4>, !torch.int<12>]>
// CHECK: torch.aten.reshape{{.*}} -> !torch.tensor<[n,2,2,3,4,12],f32>
// CHECK: torch.aten.max.dim{{.*}} -> (!torch.tensor<[n,2,2,3,4,1],f32>, !torch.tensor<[n,2,2,3,4,1],i64>)
// CHECK: torch.aten.squeeze.dim{{.*}} -> !torch.tensor<[n,2,2,3,4],f32>
// CHECK: torch.prim.ListConstruct{{.*}} -> !torch.list<[!torch.int<n>, !torch.int<2>, !torch.int<2>, !torch.int<2>, !torch.int<3>, !torch.int<2>, !torch.int<4>, !torch.int<3>]>
// CHECK: torch.aten.reshape{{.*}} -> !torch.tensor<[n,2,2,2,3,2,4,3],i64>
// CHECK: torch.prim.ListConstruct{{.*}} -> !torch.list<[!torch.int<0>, !torch.int<1>, !torch.int<2>, !torch.int<4>, !torch.int<6>, !torch.int<3>, !torch.int<5>, !torch.int<7>]>
// CHECK: torch.aten.permute{{.*}} -> !torch.tensor<[n,2,2,3,4,2,2,3],i64>
// CHECK: torch.prim.ListConstruct{{.*}} -> !torch.list<[!torch.int<n>, !torch.int<2>, !torch.int<2>, !torch.int<3>, !torch.int<4>, !torch.int<12>]>
// CHECK: torch.aten.reshape{{.*}} -> !torch.tensor<[n,2,2,3,4,12],i64>
// CHECK: torch.aten.gather{{.*}} -> !torch.tensor<[n,2,2,3,4,1],i64>
// CHECK: torch.aten.squeeze.dim{{.*}} -> !torch.tensor<[n,2,2,3,4],i64>
func.func @fractional_max_pool3d(%arg0: !torch.tensor<[n,2,5,6,8],f32>, %arg1: !torch.tensor<[n,2,3],f32>) -> (!torch.tensor<[n,2,2,3,4],f32>, !torch.tensor<[n,2,2,3,4],i64>) {
  %0 = torch.constant 2 : i64 -> !torch.int<2>
  %1 = torch.constant 3 : i64 -> !torch.int<3>
  %2 = torch.prim.ListConstruct(%0, %0, %1) : (!torch.int<2>, !torch.int<2>, !torch.int<3>) -> !torch.list<[!torch.int<2>, !torch.int<2>, !torch.int<3>]>
  %3 = torch.constant 4 : i64 -> !torch.int<4>
  %4 = torch.prim.ListConstruct(%0, %1, %3) : (!torch.int<2>, !torch.int<3>, !torch.int<4>) -> !torch.list<[!torch.int<2>, !torch.int<3>, !torch.int<4>]>
  %5:2 = torch.aten.fractional_max_pool3d(%arg0, %2, %4, %arg1) : (!torch.tensor<[n,2,5,6,8],f32>, !torch.list<[!torch.int<2>, !torch.int<2>, !torch.int<3>]>, !torch.list<[!torch.int<2>, !torch.int<3>, !torch.int<4>]>, !torch.tensor<[n,2,3],f32>) -> (!torch.tensor<[n,2,2,3,4],f32>, !torch.tensor<[n,2,2,3,4],i64>)
  return %5#0, %5#1 : !torch.tensor<[n,2,2,3,4],f32>, !torch.tensor<[n,2,2,3,4],i64>
}
