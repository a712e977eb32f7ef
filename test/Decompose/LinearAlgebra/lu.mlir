// NOTE: The checks are written by tools/dev/update_checks.py.

// RUN: torch-onnx-opt %s --decompose | FileCheck %s

// CHECK-LABEL: @_lu_with_info(
// CHECK: torch.aten.select.int{{.*}} -> !torch.tensor<[n,3],f32>
// CHECK: torch.aten.abs{{.*}} -> !torch.tensor<[n,3],f32>
// CHECK: torch.aten.full_like{{.*}} -> !torch.tensor<[n,3],f32>
// CHECK: torch.aten.neg{{.*}} -> !torch.tensor<[n,3],f32>
// CHECK: torch.aten.where.self{{.*}} -> !torch.tensor<[n,3],f32>
// CHECK: torch.aten.argmax{{.*}} -> !torch.tensor<[n,1],i64>
// CHECK: torch.aten.eq.Tensor{{.*}} -> !torch.tensor<[n,3],i1>
// CHECK: torch.aten.where.ScalarSelf{{.*}} -> !torch.tensor<[n,3],i64>
// CHECK: torch.aten.where.self{{.*}} -> !torch.tensor<[n,3],i64>
// CHECK: torch.aten.size.int{{.*}} -> !torch.int<n>
// CHECK: torch.aten.unsqueeze{{.*}} -> !torch.tensor<[n,3,1],i64>
// CHECK: torch.prim.ListConstruct{{.*}} -> !torch.list<[!torch.int<n>, !torch.int<3>, !torch.int<3>]>
// CHECK: torch.aten.expand{{.*}} -> !torch.tensor<[n,3,3],i64>
// CHECK: torch.aten.gather{{.*}} -> !torch.tensor<[n,3,3],f32>
// CHECK: torch.aten.select.int{{.*}} -> !torch.tensor<[n,3],f32>
// CHECK: torch.aten.unsqueeze{{.*}} -> !torch.tensor<[n,1,3],f32>
// CHECK: torch.aten.select.int{{.*}} -> !torch.tensor<[n,3],f32>
// CHECK: torch.aten.unsqueeze{{.*}} -> !torch.tensor<[n,3,1],f32>
// CHECK: torch.aten.select.int{{.*}} -> !torch.tensor<[n,1],f32>
// CHECK: torch.aten.unsqueeze{{.*}} -> !torch.tensor<[n,1,1],f32>
// CHECK: torch.aten.div.Tensor{{.*}} -> !torch.tensor<[n,3,1],f32>
// CHECK: torch.aten.mul.Tensor{{.*}} -> !torch.tensor<[n,3,3],f32>
// CHECK: torch.aten.sub.Tensor{{.*}} -> !torch.tensor<[n,3,3],f32>
// CHECK: torch.aten.where.self{{.*}} -> !torch.tensor<[n,3,3],f32>
// CHECK: torch.aten.where.self{{.*}} -> !torch.tensor<[n,3,3],f32>
// CHECK: torch.aten.where.self{{.*}} -> !torch.tensor<[n,3,3],f32>
// CHECK: torch.aten.select.int{{.*}} -> !torch.tensor<[n,3],f32>
// CHECK: torch.aten.abs{{.*}} -> !torch.tensor<[n,3],f32>
// CHECK: torch.aten.full_like{{.*}} -> !torch.tensor<[n,3],f32>
// CHECK: torch.aten.neg{{.*}} -> !torch.tensor<[n,3],f32>
// CHECK: torch.aten.where.self{{.*}} -> !torch.tensor<[n,3],f32>
// CHECK: torch.aten.argmax{{.*}} -> !torch.tensor<[n,1],i64>
// CHECK: torch.aten.eq.Tensor{{.*}} -> !torch.tensor<[n,3],i1>
// CHECK: torch.aten.where.ScalarSelf{{.*}} -> !torch.tensor<[n,3],i64>
// CHECK: torch.aten.where.self{{.*}} -> !torch.tensor<[n,3],i64>
// CHECK: torch.aten.size.int{{.*}} -> !torch.int<n>
// CHECK: torch.aten.unsqueeze{{.*}} -> !torch.tensor<[n,3,1],i64>
// CHECK: torch.prim.ListConstruct{{.*}} -> !torch.list<[!torch.int<n>, !torch.int<3>, !torch.int<3>]>
// CHECK: torch.aten.expand{{.*}} -> !torch.tensor<[n,3,3],i64>
// CHECK: torch.aten.gather{{.*}} -> !torch.tensor<[n,3,3],f32>
// CHECK: torch.aten.select.int{{.*}} -> !torch.tensor<[n,3],f32>
// CHECK: torch.aten.unsqueeze{{.*}} -> !torch.tensor<[n,1,3],f32>
// CHECK: torch.aten.select.int{{.*}} -> !torch.tensor<[n,3],f32>
// CHECK: torch.aten.unsqueeze{{.*}} -> !torch.tensor<[n,3,1],f32>
// CHECK: torch.aten.select.int{{.*}} -> !torch.tensor<[n,1],f32>
// CHECK: torch.aten.unsqueeze{{.*}} -> !torch.tensor<[n,1,1],f32>
// CHECK: torch.aten.div.Tensor{{.*}} -> !torch.tensor<[n,3,1],f32>
// CHECK: torch.aten.mul.Tensor{{.*}} -> !torch.tensor<[n,3,3],f32>
// CHECK: torch.aten.sub.Tensor{{.*}} -> !torch.tensor<[n,3,3],f32>
// CHECK: torch.aten.where.self{{.*}} -> !torch.tensor<[n,3,3],f32>
// CHECK: torch.aten.where.self{{.*}} -> !torch.tensor<[n,3,3],f32>
// CHECK: torch.aten.where.self{{.*}} -> !torch.tensor<[n,3,3],f32>
// CHECK: torch.aten.select.int{{.*}} -> !torch.tensor<[n,3],f32>
// CHECK: torch.aten.abs{{.*}} -> !torch.tensor<[n,3],f32>
// CHECK: torch.aten.full_like{{.*}} -> !torch.tensor<[n,3],f32>
// CHECK: torch.aten.neg{{.*}} -> !torch.tensor<[n,3],f32>
// CHECK: torch.aten.where.self{{.*}} -> !torch.tensor<[n,3],f32>
// CHECK: torch.aten.argmax{{.*}} -> !torch.tensor<[n,1],i64>
// CHECK: torch.aten.eq.Tensor{{.*}} -> !torch.tensor<[n,3],i1>
// CHECK: torch.aten.where.ScalarSelf{{.*}} -> !torch.tensor<[n,3],i64>
// CHECK: torch.aten.where.self{{.*}} -> !torch.tensor<[n,3],i64>
// CHECK: torch.aten.size.int{{.*}} -> !torch.int<n>
// CHECK: torch.aten.unsqueeze{{.*}} -> !torch.tensor<[n,3,1],i64>
// CHECK: torch.prim.ListConstruct{{.*}} -> !torch.list<[!torch.int<n>, !torch.int<3>, !torch.int<3>]>
// CHECK: torch.aten.expand{{.*}} -> !torch.tensor<[n,3,3],i64>
// CHECK: torch.aten.gather{{.*}} -> !torch.tensor<[n,3,3],f32>
// CHECK: torch.aten.select.int{{.*}} -> !torch.tensor<[n,3],f32>
// CHECK: torch.aten.unsqueeze{{.*}} -> !torch.tensor<[n,1,3],f32>
// CHECK: torch.aten.select.int{{.*}} -> !torch.tensor<[n,3],f32>
// CHECK: torch.aten.unsqueeze{{.*}} -> !torch.tensor<[n,3,1],f32>
// CHECK: torch.aten.select.int{{.*}} -> !torch.tensor<[n,1],f32>
// CHECK: torch.aten.unsqueeze{{.*}} -> !torch.tensor<[n,1,1],f32>
// CHECK: torch.aten.div.Tensor{{.*}} -> !torch.tensor<[n,3,1],f32>
// CHECK: torch.aten.mul.Tensor{{.*}} -> !torch.tensor<[n,3,3],f32>
// CHECK: torch.aten.sub.Tensor{{.*}} -> !torch.tensor<[n,3,3],f32>
// CHECK: torch.aten.where.self{{.*}} -> !torch.tensor<[n,3,3],f32>
// CHECK: torch.aten.where.self{{.*}} -> !torch.tensor<[n,3,3],f32>
// CHECK: torch.aten.where.self{{.*}} -> !torch.tensor<[n,3,3],f32>
func.func @_lu_with_info(%arg0: !torch.tensor<[n,3,3],f32>) -> (!torch.tensor<[n,3,3],f32>) {
  %0 = torch.constant true -> !torch.bool<true>
  %1 = torch.constant false -> !torch.bool<false>
  %2:3 = torch.aten._lu_with_info(%arg0, %0, %1) : (!torch.tensor<[n,3,3],f32>, !torch.bool<true>, !torch.bool<false>) -> (!torch.tensor<[n,3,3],f32>, !torch.tensor<[n,3],i32>, !torch.tensor<[n],i32>)
  return %2#0 : !torch.tensor<[n,3,3],f32>
}

// CHECK-LABEL: @linalg_lu(
// CHECK: torch.aten.size.int{{.*}} -> !torch.int<n>
// CHECK: torch.prim.ListConstruct{{.*}} -> !torch.list<[!torch.int<n>, !torch.int<2>]>
// CHECK: torch.aten.expand{{.*}} -> !torch.tensor<[n,2],i64>
// CHECK: torch.aten.select.int{{.*}} -> !torch.tensor<[n,2],f32>
// CHECK: torch.aten.abs{{.*}} -> !torch.tensor<[n,2],f32>
// CHECK: torch.aten.full_like{{.*}} -> !torch.tensor<[n,2],f32>
// CHECK: torch.aten.neg{{.*}} -> !torch.tensor<[n,2],f32>
// CHECK: torch.aten.where.self{{.*}} -> !torch.tensor<[n,2],f32>
// CHECK: torch.aten.argmax{{.*}} -> !torch.tensor<[n,1],i64>
// CHECK: torch.aten.eq.Tensor{{.*}} -> !torch.tensor<[n,2],i1>
// CHECK: torch.aten.where.ScalarSelf{{.*}} -> !torch.tensor<[n,2],i64>
// CHECK: torch.aten.where.self{{.*}} -> !torch.tensor<[n,2],i64>
// CHECK: torch.aten.size.int{{.*}} -> !torch.int<n>
// CHECK: torch.aten.unsqueeze{{.*}} -> !torch.tensor<[n,2,1],i64>
// CHECK: torch.prim.ListConstruct{{.*}} -> !torch.list<[!torch.int<n>, !torch.int<2>, !torch.int<2>]>
// CHECK: torch.aten.expand{{.*}} -> !torch.tensor<[n,2,2],i64>
// CHECK: torch.aten.gather{{.*}} -> !torch.tensor<[n,2,2],f32>
// CHECK: torch.aten.select.int{{.*}} -> !torch.tensor<[n,2],f32>
// CHECK: torch.aten.unsqueeze{{.*}} -> !torch.tensor<[n,1,2],f32>
// CHECK: torch.aten.select.int{{.*}} -> !torch.tensor<[n,2],f32>
// CHECK: torch.aten.unsqueeze{{.*}} -> !torch.tensor<[n,2,1],f32>
// CHECK: torch.aten.select.int{{.*}} -> !torch.tensor<[n,1],f32>
// CHECK: torch.aten.unsqueeze{{.*}} -> !torch.tensor<[n,1,1],f32>
// CHECK: torch.aten.div.Tensor{{.*}} -> !torch.tensor<[n,2,1],f32>
// CHECK: torch.aten.mul.Tensor{{.*}} -> !torch.tensor<[n,2,2],f32>
// CHECK: torch.aten.sub.Tensor{{.*}} -> !torch.tensor<[n,2,2],f32>
// CHECK: torch.aten.where.self{{.*}} -> !torch.tensor<[n,2,2],f32>
// CHECK: torch.aten.where.self{{.*}} -> !torch.tensor<[n,2,2],f32>
// CHECK: torch.aten.where.self{{.*}} -> !torch.tensor<[n,2,2],f32>
// CHECK: torch.aten.gather{{.*}} -> !torch.tensor<[n,2],i64>
// CHECK: torch.aten.select.int{{.*}} -> !torch.tensor<[n,2],f32>
// CHECK: torch.aten.abs{{.*}} -> !torch.tensor<[n,2],f32>
// CHECK: torch.aten.full_like{{.*}} -> !torch.tensor<[n,2],f32>
// CHECK: torch.aten.neg{{.*}} -> !torch.tensor<[n,2],f32>
// CHECK: torch.aten.where.self{{.*}} -> !torch.tensor<[n,2],f32>
// CHECK: torch.aten.argmax{{.*}} -> !torch.tensor<[n,1],i64>
// CHECK: torch.aten.eq.Tensor{{.*}} -> !torch.tensor<[n,2],i1>
// CHECK: torch.aten.where.ScalarSelf{{.*}} -> !torch.tensor<[n,2],i64>
// CHECK: torch.aten.where.self{{.*}} -> !torch.tensor<[n,2],i64>
// CHECK: torch.aten.size.int{{.*}} -> !torch.int<n>
// CHECK: torch.aten.unsqueeze{{.*}} -> !torch.tensor<[n,2,1],i64>
// CHECK: torch.prim.ListConstruct{{.*}} -> !torch.list<[!torch.int<n>, !torch.int<2>, !torch.int<2>]>
// CHECK: torch.aten.expand{{.*}} -> !torch.tensor<[n,2,2],i64>
// CHECK: torch.aten.gather{{.*}} -> !torch.tensor<[n,2,2],f32>
// CHECK: torch.aten.select.int{{.*}} -> !torch.tensor<[n,2],f32>
// CHECK: torch.aten.unsqueeze{{.*}} -> !torch.tensor<[n,1,2],f32>
// CHECK: torch.aten.select.int{{.*}} -> !torch.tensor<[n,2],f32>
// CHECK: torch.aten.unsqueeze{{.*}} -> !torch.tensor<[n,2,1],f32>
// CHECK: torch.aten.select.int{{.*}} -> !torch.tensor<[n,1],f32>
// CHECK: torch.aten.unsqueeze{{.*}} -> !torch.tensor<[n,1,1],f32>
// CHECK: torch.aten.div.Tensor{{.*}} -> !torch.tensor<[n,2,1],f32>
// CHECK: torch.aten.mul.Tensor{{.*}} -> !torch.tensor<[n,2,2],f32>
// CHECK: torch.aten.sub.Tensor{{.*}} -> !torch.tensor<[n,2,2],f32>
// CHECK: torch.aten.where.self{{.*}} -> !torch.tensor<[n,2,2],f32>
// CHECK: torch.aten.where.self{{.*}} -> !torch.tensor<[n,2,2],f32>
// CHECK: torch.aten.where.self{{.*}} -> !torch.tensor<[n,2,2],f32>
// CHECK: torch.aten.gather{{.*}} -> !torch.tensor<[n,2],i64>
// CHECK: torch.aten.unsqueeze{{.*}} -> !torch.tensor<[n,1,2],i64>
// CHECK: torch.aten.eq.Tensor{{.*}} -> !torch.tensor<[n,2,2],i1>
// CHECK: torch.aten.to.dtype{{.*}} -> !torch.tensor<[n,2,2],f32>
// CHECK: torch.aten.tril{{.*}} -> !torch.tensor<[n,2,2],f32>
// CHECK: torch.aten.slice.Tensor{{.*}} -> !torch.tensor<[n,2,2],f32>
// CHECK: torch.aten.triu{{.*}} -> !torch.tensor<[n,2,2],f32>
// CHECK: torch.aten.slice.Tensor{{.*}} -> !torch.tensor<[n,2,2],f32>
// CHECK: torch.aten.add.Tensor{{.*}} -> !torch.tensor<[n,2,2],f32>
func.func @linalg_lu(%arg0: !torch.tensor<[n,2,2],f32>) -> (!torch.tensor<[n,2,2],f32>, !torch.tensor<[n,2,2],f32>, !torch.tensor<[n,2,2],f32>) {
  %0 = torch.constant true -> !torch.bool<true>
  %1:3 = torch.aten.linalg_lu(%arg0, %0) : (!torch.tensor<[n,2,2],f32>, !torch.bool<true>) -> (!torch.tensor<[n,2,2],f32>, !torch.tensor<[n,2,2],f32>, !torch.tensor<[n,2,2],f32>)
  return %1#0, %1#1, %1#2 : !torch.tensor<[n,2,2],f32>, !torch.tensor<[n,2,2],f32>, !torch.tensor<[n,2,2],f32>
}

// CHECK-LABEL: @linalg_lu_factor(
// CHECK: torch.prim.Loop
// CHECK: torch.aten.eq.Scalar{{.*}} -> !torch.tensor<[6],i1>
// CHECK: torch.aten.gt.Scalar{{.*}} -> !torch.tensor<[6],i1>
// CHECK: torch.aten.select.int{{.*}} -> !torch.tensor<[6],f32>
// CHECK: torch.aten.abs{{.*}} -> !torch.tensor<[6],f32>
// CHECK: torch.aten.full_like{{.*}} -> !torch.tensor<[6],f32>
// CHECK: torch.aten.neg{{.*}} -> !torch.tensor<[6],f32>
// CHECK: torch.aten.ge.Scalar{{.*}} -> !torch.tensor<[6],i1>
// CHECK: torch.aten.where.self{{.*}} -> !torch.tensor<[6],f32>
// CHECK: torch.aten.argmax{{.*}} -> !torch.tensor<[1],i64>
// CHECK: torch.aten.eq.Tensor{{.*}} -> !torch.tensor<[6],i1>
// CHECK: torch.aten.where.ScalarSelf{{.*}} -> !torch.tensor<[6],i64>
// CHECK: torch.aten.where.self{{.*}} -> !torch.tensor<[6],i64>
// CHECK: torch.aten.unsqueeze{{.*}} -> !torch.tensor<[6,1],i64>
// CHECK: torch.prim.ListConstruct{{.*}} -> !torch.list<[!torch.int<6>, !torch.int<6>]>
// CHECK: torch.aten.expand{{.*}} -> !torch.tensor<[6,6],i64>
// CHECK: torch.aten.gather{{.*}} -> !torch.tensor<[6,6],f32>
// CHECK: torch.aten.select.int{{.*}} -> !torch.tensor<[6],f32>
// CHECK: torch.aten.unsqueeze{{.*}} -> !torch.tensor<[1,6],f32>
// CHECK: torch.aten.select.int{{.*}} -> !torch.tensor<[6],f32>
// CHECK: torch.aten.unsqueeze{{.*}} -> !torch.tensor<[6,1],f32>
// CHECK: torch.aten.select.int{{.*}} -> !torch.tensor<[1],f32>
// CHECK: torch.aten.unsqueeze{{.*}} -> !torch.tensor<[1,1],f32>
// CHECK: torch.aten.div.Tensor{{.*}} -> !torch.tensor<[6,1],f32>
// CHECK: torch.aten.unsqueeze{{.*}} -> !torch.tensor<[6,1],i1>
// CHECK: torch.aten.mul.Tensor{{.*}} -> !torch.tensor<[6,6],f32>
// CHECK: torch.aten.sub.Tensor{{.*}} -> !torch.tensor<[6,6],f32>
// CHECK: torch.aten.gt.Scalar{{.*}} -> !torch.tensor<[6],i1>
// CHECK: torch.aten.where.self{{.*}} -> !torch.tensor<[6,6],f32>
// CHECK: torch.aten.eq.Scalar{{.*}} -> !torch.tensor<[6],i1>
// CHECK: torch.aten.where.self{{.*}} -> !torch.tensor<[6,6],f32>
// CHECK: torch.aten.where.self{{.*}} -> !torch.tensor<[6,6],f32>
// CHECK: torch.aten.add.Scalar{{.*}} -> !torch.tensor<[1],i64>
// CHECK: torch.aten.to.dtype{{.*}} -> !torch.tensor<[1],i32>
// CHECK: torch.aten.eq.Scalar{{.*}} -> !torch.tensor<[6],i1>
// CHECK: torch.aten.where.self{{.*}} -> !torch.tensor<[6],i32>
// CHECK: torch.aten.gather{{.*}} -> !torch.tensor<[6],i64>
// CHECK: torch.prim.yield
func.func @linalg_lu_factor(%arg0: !torch.tensor<[6,6],f32>) -> (!torch.tensor<[6,6],f32>, !torch.tensor<[6],i32>) {
  %0 = torch.constant true -> !torch.bool<true>
  %1:2 = torch.aten.linalg_lu_factor(%arg0, %0) : (!torch.tensor<[6,6],f32>, !torch.bool<true>) -> (!torch.tensor<[6,6],f32>, !torch.tensor<[6],i32>)
  return %1#0, %1#1 : !torch.tensor<[6,6],f32>, !torch.tensor<[6],i32>
}

// CHECK-LABEL: @linalg_lu_factor_ex(
// CHECK: torch.aten.select.int{{.*}} -> !torch.tensor<[3],f32>
// CHECK: torch.aten.abs{{.*}} -> !torch.tensor<[3],f32>
// CHECK: torch.aten.full_like{{.*}} -> !torch.tensor<[3],f32>
// CHECK: torch.aten.neg{{.*}} -> !torch.tensor<[3],f32>
// CHECK: torch.aten.where.self{{.*}} -> !torch.tensor<[3],f32>
// CHECK: torch.aten.argmax{{.*}} -> !torch.tensor<[1],i64>
// CHECK: torch.aten.eq.Tensor{{.*}} -> !torch.tensor<[3],i1>
// CHECK: torch.aten.where.ScalarSelf{{.*}} -> !torch.tensor<[3],i64>
// CHECK: torch.aten.where.self{{.*}} -> !torch.tensor<[3],i64>
// CHECK: torch.aten.unsqueeze{{.*}} -> !torch.tensor<[3,1],i64>
// CHECK: torch.prim.ListConstruct{{.*}} -> !torch.list<[!torch.int<3>, !torch.int<3>]>
// CHECK: torch.aten.expand{{.*}} -> !torch.tensor<[3,3],i64>
// CHECK: torch.aten.gather{{.*}} -> !torch.tensor<[3,3],f32>
// CHECK: torch.aten.select.int{{.*}} -> !torch.tensor<[3],f32>
// CHECK: torch.aten.unsqueeze{{.*}} -> !torch.tensor<[1,3],f32>
// CHECK: torch.aten.select.int{{.*}} -> !torch.tensor<[3],f32>
// CHECK: torch.aten.unsqueeze{{.*}} -> !torch.tensor<[3,1],f32>
// CHECK: torch.aten.select.int{{.*}} -> !torch.tensor<[1],f32>
// CHECK: torch.aten.unsqueeze{{.*}} -> !torch.tensor<[1,1],f32>
// CHECK: torch.aten.div.Tensor{{.*}} -> !torch.tensor<[3,1],f32>
// CHECK: torch.aten.mul.Tensor{{.*}} -> !torch.tensor<[3,3],f32>
// CHECK: torch.aten.sub.Tensor{{.*}} -> !torch.tensor<[3,3],f32>
// CHECK: torch.aten.where.self{{.*}} -> !torch.tensor<[3,3],f32>
// CHECK: torch.aten.where.self{{.*}} -> !torch.tensor<[3,3],f32>
// CHECK: torch.aten.where.self{{.*}} -> !torch.tensor<[3,3],f32>
// CHECK: torch.aten.add.Scalar{{.*}} -> !torch.tensor<[1],i64>
// CHECK: torch.aten.to.dtype{{.*}} -> !torch.tensor<[1],i32>
// CHECK: torch.aten.where.self{{.*}} -> !torch.tensor<[3],i32>
// CHECK: torch.aten.select.int{{.*}} -> !torch.tensor<[3],f32>
// CHECK: torch.aten.abs{{.*}} -> !torch.tensor<[3],f32>
// CHECK: torch.aten.full_like{{.*}} -> !torch.tensor<[3],f32>
// CHECK: torch.aten.neg{{.*}} -> !torch.tensor<[3],f32>
// CHECK: torch.aten.where.self{{.*}} -> !torch.tensor<[3],f32>
// CHECK: torch.aten.argmax{{.*}} -> !torch.tensor<[1],i64>
// CHECK: torch.aten.eq.Tensor{{.*}} -> !torch.tensor<[3],i1>
// CHECK: torch.aten.where.ScalarSelf{{.*}} -> !torch.tensor<[3],i64>
// CHECK: torch.aten.where.self{{.*}} -> !torch.tensor<[3],i64>
// CHECK: torch.aten.unsqueeze{{.*}} -> !torch.tensor<[3,1],i64>
// CHECK: torch.prim.ListConstruct{{.*}} -> !torch.list<[!torch.int<3>, !torch.int<3>]>
// CHECK: torch.aten.expand{{.*}} -> !torch.tensor<[3,3],i64>
// CHECK: torch.aten.gather{{.*}} -> !torch.tensor<[3,3],f32>
// CHECK: torch.aten.select.int{{.*}} -> !torch.tensor<[3],f32>
// CHECK: torch.aten.unsqueeze{{.*}} -> !torch.tensor<[1,3],f32>
// CHECK: torch.aten.select.int{{.*}} -> !torch.tensor<[3],f32>
// CHECK: torch.aten.unsqueeze{{.*}} -> !torch.tensor<[3,1],f32>
// CHECK: torch.aten.select.int{{.*}} -> !torch.tensor<[1],f32>
// CHECK: torch.aten.unsqueeze{{.*}} -> !torch.tensor<[1,1],f32>
// CHECK: torch.aten.div.Tensor{{.*}} -> !torch.tensor<[3,1],f32>
// CHECK: torch.aten.mul.Tensor{{.*}} -> !torch.tensor<[3,3],f32>
// CHECK: torch.aten.sub.Tensor{{.*}} -> !torch.tensor<[3,3],f32>
// CHECK: torch.aten.where.self{{.*}} -> !torch.tensor<[3,3],f32>
// CHECK: torch.aten.where.self{{.*}} -> !torch.tensor<[3,3],f32>
// CHECK: torch.aten.where.self{{.*}} -> !torch.tensor<[3,3],f32>
// CHECK: torch.aten.add.Scalar{{.*}} -> !torch.tensor<[1],i64>
// CHECK: torch.aten.to.dtype{{.*}} -> !torch.tensor<[1],i32>
// CHECK: torch.aten.where.self{{.*}} -> !torch.tensor<[3],i32>
// CHECK: torch.aten.select.int{{.*}} -> !torch.tensor<[3],f32>
// CHECK: torch.aten.abs{{.*}} -> !torch.tensor<[3],f32>
// CHECK: torch.aten.full_like{{.*}} -> !torch.tensor<[3],f32>
// CHECK: torch.aten.neg{{.*}} -> !torch.tensor<[3],f32>
// CHECK: torch.aten.where.self{{.*}} -> !torch.tensor<[3],f32>
// CHECK: torch.aten.argmax{{.*}} -> !torch.tensor<[1],i64>
// CHECK: torch.aten.eq.Tensor{{.*}} -> !torch.tensor<[3],i1>
// CHECK: torch.aten.where.ScalarSelf{{.*}} -> !torch.tensor<[3],i64>
// CHECK: torch.aten.where.self{{.*}} -> !torch.tensor<[3],i64>
// CHECK: torch.aten.unsqueeze{{.*}} -> !torch.tensor<[3,1],i64>
// CHECK: torch.prim.ListConstruct{{.*}} -> !torch.list<[!torch.int<3>, !torch.int<3>]>
// CHECK: torch.aten.expand{{.*}} -> !torch.tensor<[3,3],i64>
// CHECK: torch.aten.gather{{.*}} -> !torch.tensor<[3,3],f32>
// CHECK: torch.aten.select.int{{.*}} -> !torch.tensor<[3],f32>
// CHECK: torch.aten.unsqueeze{{.*}} -> !torch.tensor<[1,3],f32>
// CHECK: torch.aten.select.int{{.*}} -> !torch.tensor<[3],f32>
// CHECK: torch.aten.unsqueeze{{.*}} -> !torch.tensor<[3,1],f32>
// CHECK: torch.aten.select.int{{.*}} -> !torch.tensor<[1],f32>
// CHECK: torch.aten.unsqueeze{{.*}} -> !torch.tensor<[1,1],f32>
// CHECK: torch.aten.div.Tensor{{.*}} -> !torch.tensor<[3,1],f32>
// CHECK: torch.aten.mul.Tensor{{.*}} -> !torch.tensor<[3,3],f32>
// CHECK: torch.aten.sub.Tensor{{.*}} -> !torch.tensor<[3,3],f32>
// CHECK: torch.aten.where.self{{.*}} -> !torch.tensor<[3,3],f32>
// CHECK: torch.aten.where.self{{.*}} -> !torch.tensor<[3,3],f32>
// CHECK: torch.aten.where.self{{.*}} -> !torch.tensor<[3,3],f32>
// CHECK: torch.aten.add.Scalar{{.*}} -> !torch.tensor<[1],i64>
// CHECK: torch.aten.to.dtype{{.*}} -> !torch.tensor<[1],i32>
// CHECK: torch.aten.where.self{{.*}} -> !torch.tensor<[3],i32>
func.func @linalg_lu_factor_ex(%arg0: !torch.tensor<[3,3],f32>) -> (!torch.tensor<[3,3],f32>, !torch.tensor<[3],i32>) {
  %0 = torch.constant true -> !torch.bool<true>
  %1 = torch.constant false -> !torch.bool<false>
  %2:3 = torch.aten.linalg_lu_factor_ex(%arg0, %0, %1) : (!torch.tensor<[3,3],f32>, !torch.bool<true>, !torch.bool<false>) -> (!torch.tensor<[3,3],f32>, !torch.tensor<[3],i32>, !torch.tensor<[],i32>)
  return %2#0, %2#1 : !torch.tensor<[3,3],f32>, !torch.tensor<[3],i32>
}

// CHECK-LABEL: @lu_unpack(
// CHECK: torch.aten.size.int{{.*}} -> !torch.int<p>
// CHECK: torch.aten.size.int{{.*}} -> !torch.int<p>
// CHECK: torch.aten.size.int{{.*}} -> !torch.int<n>
// CHECK: torch.aten.size.int{{.*}} -> !torch.int<p>
// CHECK: torch.aten.size.int{{.*}} -> !torch.int<p>
// CHECK: torch.aten.arange.start_step{{.*}} -> !torch.tensor<[p],i64>
// CHECK: torch.prim.ListConstruct{{.*}} -> !torch.list<[!torch.int<n>, !torch.int<p>]>
// CHECK: torch.aten.expand{{.*}} -> !torch.tensor<[n,p],i64>
// CHECK: torch.aten.slice.Tensor{{.*}} -> !torch.tensor<[n,p],i64>
// CHECK: torch.aten.add.Scalar{{.*}} -> !torch.tensor<[n,p],i64>
// CHECK: torch.aten.to.dtype{{.*}} -> !torch.tensor<[n,p],i32>
// CHECK: torch.prim.Loop
// CHECK: torch.aten.size.int{{.*}} -> !torch.int<p>
// CHECK: torch.aten.arange.start_step{{.*}} -> !torch.tensor<[p],i64>
// CHECK: torch.aten.eq.Scalar{{.*}} -> !torch.tensor<[p],i1>
// CHECK: torch.aten.gt.Scalar{{.*}} -> !torch.tensor<[p],i1>
// CHECK: torch.aten.select.int{{.*}} -> !torch.tensor<[n,p],f32>
// CHECK: torch.aten.abs{{.*}} -> !torch.tensor<[n,p],f32>
// CHECK: torch.aten.full_like{{.*}} -> !torch.tensor<[n,p],f32>
// CHECK: torch.aten.neg{{.*}} -> !torch.tensor<[n,p],f32>
// CHECK: torch.aten.ge.Scalar{{.*}} -> !torch.tensor<[p],i1>
// CHECK: torch.aten.where.self{{.*}} -> !torch.tensor<[n,p],f32>
// CHECK: torch.aten.argmax{{.*}} -> !torch.tensor<[n,1],i64>
// CHECK: torch.aten.eq.Tensor{{.*}} -> !torch.tensor<[n,p],i1>
// CHECK: torch.aten.where.ScalarSelf{{.*}} -> !torch.tensor<[n,p],i64>
// CHECK: torch.aten.where.self{{.*}} -> !torch.tensor<[n,p],i64>
// CHECK: torch.aten.size.int{{.*}} -> !torch.int<n>
// CHECK: torch.aten.size.int{{.*}} -> !torch.int<p>
// CHECK: torch.aten.size.int{{.*}} -> !torch.int<p>
// CHECK: torch.aten.unsqueeze{{.*}} -> !torch.tensor<[n,p,1],i64>
// CHECK: torch.prim.ListConstruct{{.*}} -> !torch.list<[!torch.int<n>, !torch.int<p>, !torch.int<p>]>
// CHECK: torch.aten.expand{{.*}} -> !torch.tensor<[n,p,p],i64>
// CHECK: torch.aten.gather{{.*}} -> !torch.tensor<[n,p,p],f32>
// CHECK: torch.aten.select.int{{.*}} -> !torch.tensor<[n,p],f32>
// CHECK: torch.aten.unsqueeze{{.*}} -> !torch.tensor<[n,1,p],f32>
// CHECK: torch.aten.select.int{{.*}} -> !torch.tensor<[n,p],f32>
// CHECK: torch.aten.unsqueeze{{.*}} -> !torch.tensor<[n,p,1],f32>
// CHECK: torch.aten.select.int{{.*}} -> !torch.tensor<[n,1],f32>
// CHECK: torch.aten.unsqueeze{{.*}} -> !torch.tensor<[n,1,1],f32>
// CHECK: torch.aten.div.Tensor{{.*}} -> !torch.tensor<[n,p,1],f32>
// CHECK: torch.aten.arange.start_step{{.*}} -> !torch.tensor<[p],i64>
// CHECK: torch.aten.unsqueeze{{.*}} -> !torch.tensor<[p,1],i1>
// CHECK: torch.aten.mul.Tensor{{.*}} -> !torch.tensor<[n,p,p],f32>
// CHECK: torch.aten.sub.Tensor{{.*}} -> !torch.tensor<[n,p,p],f32>
// CHECK: torch.aten.gt.Scalar{{.*}} -> !torch.tensor<[p],i1>
// CHECK: torch.aten.where.self{{.*}} -> !torch.tensor<[n,p,p],f32>
// CHECK: torch.aten.eq.Scalar{{.*}} -> !torch.tensor<[p],i1>
// CHECK: torch.aten.where.self{{.*}} -> !torch.tensor<[n,p,p],f32>
// CHECK: torch.aten.where.self{{.*}} -> !torch.tensor<[n,p,p],f32>
// CHECK: torch.aten.add.Scalar{{.*}} -> !torch.tensor<[n,1],i64>
// CHECK: torch.aten.to.dtype{{.*}} -> !torch.tensor<[n,1],i32>
// CHECK: torch.aten.arange.start_step{{.*}} -> !torch.tensor<[p],i64>
// CHECK: torch.aten.eq.Scalar{{.*}} -> !torch.tensor<[p],i1>
// CHECK: torch.aten.where.self{{.*}} -> !torch.tensor<[n,p],i32>
// CHECK: torch.aten.gather{{.*}} -> !torch.tensor<[n,p],i64>
// CHECK: torch.prim.yield
// CHECK: torch.aten.size.int{{.*}} -> !torch.int<p>
// CHECK: torch.aten.size.int{{.*}} -> !torch.int<p>
// CHECK: torch.aten.size.int{{.*}} -> !torch.int<n>
// CHECK: torch.aten.size.int{{.*}} -> !torch.int<p>
// CHECK: torch.aten.size.int{{.*}} -> !torch.int<p>
// CHECK: torch.aten.arange.start_step{{.*}} -> !torch.tensor<[p],i64>
// CHECK: torch.prim.ListConstruct{{.*}} -> !torch.list<[!torch.int<n>, !torch.int<p>]>
// CHECK: torch.aten.expand{{.*}} -> !torch.tensor<[n,p],i64>
// CHECK: torch.aten.slice.Tensor{{.*}} -> !torch.tensor<[n,p],i64>
// CHECK: torch.aten.add.Scalar{{.*}} -> !torch.tensor<[n,p],i64>
// CHECK: torch.aten.to.dtype{{.*}} -> !torch.tensor<[n,p],i32>
// CHECK: torch.prim.Loop
// CHECK: torch.aten.size.int{{.*}} -> !torch.int<p>
// CHECK: torch.aten.arange.start_step{{.*}} -> !torch.tensor<[p],i64>
// CHECK: torch.aten.eq.Scalar{{.*}} -> !torch.tensor<[p],i1>
// CHECK: torch.aten.gt.Scalar{{.*}} -> !torch.tensor<[p],i1>
// CHECK: torch.aten.select.int{{.*}} -> !torch.tensor<[n,p],f32>
// CHECK: torch.aten.abs{{.*}} -> !torch.tensor<[n,p],f32>
// CHECK: torch.aten.full_like{{.*}} -> !torch.tensor<[n,p],f32>
// CHECK: torch.aten.neg{{.*}} -> !torch.tensor<[n,p],f32>
// CHECK: torch.aten.ge.Scalar{{.*}} -> !torch.tensor<[p],i1>
// CHECK: torch.aten.where.self{{.*}} -> !torch.tensor<[n,p],f32>
// CHECK: torch.aten.argmax{{.*}} -> !torch.tensor<[n,1],i64>
// CHECK: torch.aten.eq.Tensor{{.*}} -> !torch.tensor<[n,p],i1>
// CHECK: torch.aten.where.ScalarSelf{{.*}} -> !torch.tensor<[n,p],i64>
// CHECK: torch.aten.where.self{{.*}} -> !torch.tensor<[n,p],i64>
// CHECK: torch.aten.size.int{{.*}} -> !torch.int<n>
// CHECK: torch.aten.size.int{{.*}} -> !torch.int<p>
// CHECK: torch.aten.size.int{{.*}} -> !torch.int<p>
// CHECK: torch.aten.unsqueeze{{.*}} -> !torch.tensor<[n,p,1],i64>
// CHECK: torch.prim.ListConstruct{{.*}} -> !torch.list<[!torch.int<n>, !torch.int<p>, !torch.int<p>]>
// CHECK: torch.aten.expand{{.*}} -> !torch.tensor<[n,p,p],i64>
// CHECK: torch.aten.gather{{.*}} -> !torch.tensor<[n,p,p],f32>
// CHECK: torch.aten.select.int{{.*}} -> !torch.tensor<[n,p],f32>
// CHECK: torch.aten.unsqueeze{{.*}} -> !torch.tensor<[n,1,p],f32>
// CHECK: torch.aten.select.int{{.*}} -> !torch.tensor<[n,p],f32>
// CHECK: torch.aten.unsqueeze{{.*}} -> !torch.tensor<[n,p,1],f32>
// CHECK: torch.aten.select.int{{.*}} -> !torch.tensor<[n,1],f32>
// CHECK: torch.aten.unsqueeze{{.*}} -> !torch.tensor<[n,1,1],f32>
// CHECK: torch.aten.div.Tensor{{.*}} -> !torch.tensor<[n,p,1],f32>
// CHECK: torch.aten.arange.start_step{{.*}} -> !torch.tensor<[p],i64>
// CHECK: torch.aten.unsqueeze{{.*}} -> !torch.tensor<[p,1],i1>
// CHECK: torch.aten.mul.Tensor{{.*}} -> !torch.tensor<[n,p,p],f32>
// CHECK: torch.aten.sub.Tensor{{.*}} -> !torch.tensor<[n,p,p],f32>
// CHECK: torch.aten.gt.Scalar{{.*}} -> !torch.tensor<[p],i1>
// CHECK: torch.aten.where.self{{.*}} -> !torch.tensor<[n,p,p],f32>
// CHECK: torch.aten.eq.Scalar{{.*}} -> !torch.tensor<[p],i1>
// CHECK: torch.aten.where.self{{.*}} -> !torch.tensor<[n,p,p],f32>
// CHECK: torch.aten.where.self{{.*}} -> !torch.tensor<[n,p,p],f32>
// CHECK: torch.aten.add.Scalar{{.*}} -> !torch.tensor<[n,1],i64>
// CHECK: torch.aten.to.dtype{{.*}} -> !torch.tensor<[n,1],i32>
// CHECK: torch.aten.arange.start_step{{.*}} -> !torch.tensor<[p],i64>
// CHECK: torch.aten.eq.Scalar{{.*}} -> !torch.tensor<[p],i1>
// CHECK: torch.aten.where.self{{.*}} -> !torch.tensor<[n,p],i32>
// CHECK: torch.aten.gather{{.*}} -> !torch.tensor<[n,p],i64>
// CHECK: torch.prim.yield
// CHECK: torch.aten.size.int{{.*}} -> !torch.int<p>
// CHECK: torch.aten.size.int{{.*}} -> !torch.int<p>
// CHECK: torch.aten.tril{{.*}} -> !torch.tensor<[n,p,p],f32>
// CHECK: torch.aten.slice.Tensor{{.*}} -> !torch.tensor<[n,p,p],f32>
// CHECK: torch.aten.triu{{.*}} -> !torch.tensor<[n,p,p],f32>
// CHECK: torch.aten.slice.Tensor{{.*}} -> !torch.tensor<[n,p,p],f32>
// CHECK: torch.aten.eye.m{{.*}} -> !torch.tensor<[p,p],f32>
// CHECK: torch.aten.add.Tensor{{.*}} -> !torch.tensor<[n,p,p],f32>
// CHECK: torch.aten.size.int{{.*}} -> !torch.int<p>
// CHECK: torch.aten.arange.start_step{{.*}} -> !torch.tensor<[p],i64>
// CHECK: torch.aten.size.int{{.*}} -> !torch.int<n>
// CHECK: torch.aten.size.int{{.*}} -> !torch.int<p>
// CHECK: torch.aten.size.int{{.*}} -> !torch.int<p>
// CHECK: torch.aten.arange.start_step{{.*}} -> !torch.tensor<[p],i64>
// CHECK: torch.prim.ListConstruct{{.*}} -> !torch.list<[!torch.int<n>, !torch.int<p>]>
// CHECK: torch.aten.expand{{.*}} -> !torch.tensor<[n,p],i64>
// CHECK: torch.aten.size.int{{.*}} -> !torch.int<p>
// CHECK: torch.prim.Loop{{.*}} -> !torch.tensor<[n,p],i64> {
// CHECK: torch.aten.select.int{{.*}} -> !torch.tensor<[n],i32>
// CHECK: torch.aten.to.dtype{{.*}} -> !torch.tensor<[n],i64>
// CHECK: torch.aten.sub.Scalar{{.*}} -> !torch.tensor<[n],i64>
// CHECK: torch.aten.unsqueeze{{.*}} -> !torch.tensor<[n,1],i64>
// CHECK: torch.aten.eq.Tensor{{.*}} -> !torch.tensor<[n,p],i1>
// CHECK: torch.aten.where.ScalarSelf{{.*}} -> !torch.tensor<[n,p],i64>
// CHECK: torch.aten.eq.Scalar{{.*}} -> !torch.tensor<[p],i1>
// CHECK: torch.aten.where.self{{.*}} -> !torch.tensor<[n,p],i64>
// CHECK: torch.aten.gather{{.*}} -> !torch.tensor<[n,p],i64>
// CHECK: torch.prim.yield
// CHECK: torch.aten.size.int{{.*}} -> !torch.int<p>
// CHECK: torch.aten.arange.start_step{{.*}} -> !torch.tensor<[p],i64>
// CHECK: torch.aten.unsqueeze{{.*}} -> !torch.tensor<[p,1],i64>
// CHECK: torch.aten.unsqueeze{{.*}} -> !torch.tensor<[n,1,p],i64>
// CHECK: torch.aten.eq.Tensor{{.*}} -> !torch.tensor<[n,p,p],i1>
// CHECK: torch.aten.to.dtype{{.*}} -> !torch.tensor<[n,p,p],f32>
func.func @lu_unpack(%arg0: !torch.tensor<[n,p,p],f32>) -> (!torch.tensor<[n,p,p],f32>, !torch.tensor<[n,p,p],f32>, !torch.tensor<[n,p,p],f32>) {
  %0 = torch.constant true -> !torch.bool<true>
  %1:2 = torch.aten.linalg_lu_factor(%arg0, %0) : (!torch.tensor<[n,p,p],f32>, !torch.bool<true>) -> (!torch.tensor<[n,p,p],f32>, !torch.tensor<[n,p],i32>)
  %2:2 = torch.aten.linalg_lu_factor(%arg0, %0) : (!torch.tensor<[n,p,p],f32>, !torch.bool<true>) -> (!torch.tensor<[n,p,p],f32>, !torch.tensor<[n,p],i32>)
  %3:3 = torch.aten.lu_unpack(%1#0, %2#1, %0, %0) : (!torch.tensor<[n,p,p],f32>, !torch.tensor<[n,p],i32>, !torch.bool<true>, !torch.bool<true>) -> (!torch.tensor<[n,p,p],f32>, !torch.tensor<[n,p,p],f32>, !torch.tensor<[n,p,p],f32>)
  return %3#0, %3#1, %3#2 : !torch.tensor<[n,p,p],f32>, !torch.tensor<[n,p,p],f32>, !torch.tensor<[n,p,p],f32>
}
