// NOTE: The checks are written by tools/dev/update_checks.py.

// RUN: torch-onnx-opt %s --decompose | FileCheck %s

// CHECK-LABEL: @_linalg_solve_ex(
// CHECK: torch.aten.matmul{{.*}} -> !torch.tensor<[n,3,2],f32>
// CHECK: torch.aten.size.int{{.*}} -> !torch.int<n>
// CHECK: torch.prim.ListConstruct{{.*}} -> !torch.list<[!torch.int<n>, !torch.int<3>, !torch.int<2>]>
// CHECK: torch.aten.expand{{.*}} -> !torch.tensor<[n,3,2],f32>
// CHECK: torch.prim.ListConstruct{{.*}} -> !torch.list<[!torch.int<n>, !torch.int<3>, !torch.int<3>]>
// CHECK: torch.aten.expand{{.*}} -> !torch.tensor<[n,3,3],f32>
// CHECK: torch.prim.ListConstruct{{.*}} -> !torch.list<[!torch.tensor<[n,3,3],f32>, !torch.tensor<[n,3,2],f32>]>
// CHECK: torch.aten.cat{{.*}} -> !torch.tensor<[n,3,5],f32>
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
// CHECK: torch.prim.ListConstruct{{.*}} -> !torch.list<[!torch.int<n>, !torch.int<3>, !torch.int<5>]>
// CHECK: torch.aten.expand{{.*}} -> !torch.tensor<[n,3,5],i64>
// CHECK: torch.aten.gather{{.*}} -> !torch.tensor<[n,3,5],f32>
// CHECK: torch.aten.select.int{{.*}} -> !torch.tensor<[n,5],f32>
// CHECK: torch.aten.unsqueeze{{.*}} -> !torch.tensor<[n,1,5],f32>
// CHECK: torch.aten.select.int{{.*}} -> !torch.tensor<[n,1],f32>
// CHECK: torch.aten.unsqueeze{{.*}} -> !torch.tensor<[n,1,1],f32>
// CHECK: torch.aten.div.Tensor{{.*}} -> !torch.tensor<[n,1,5],f32>
// CHECK: torch.aten.select.int{{.*}} -> !torch.tensor<[n,3],f32>
// CHECK: torch.aten.unsqueeze{{.*}} -> !torch.tensor<[n,3,1],f32>
// CHECK: torch.aten.mul.Tensor{{.*}} -> !torch.tensor<[n,3,5],f32>
// CHECK: torch.aten.sub.Tensor{{.*}} -> !torch.tensor<[n,3,5],f32>
// CHECK: torch.aten.where.self{{.*}} -> !torch.tensor<[n,3,5],f32>
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
// CHECK: torch.prim.ListConstruct{{.*}} -> !torch.list<[!torch.int<n>, !torch.int<3>, !torch.int<5>]>
// CHECK: torch.aten.expand{{.*}} -> !torch.tensor<[n,3,5],i64>
// CHECK: torch.aten.gather{{.*}} -> !torch.tensor<[n,3,5],f32>
// CHECK: torch.aten.select.int{{.*}} -> !torch.tensor<[n,5],f32>
// CHECK: torch.aten.unsqueeze{{.*}} -> !torch.tensor<[n,1,5],f32>
// CHECK: torch.aten.select.int{{.*}} -> !torch.tensor<[n,1],f32>
// CHECK: torch.aten.unsqueeze{{.*}} -> !torch.tensor<[n,1,1],f32>
// CHECK: torch.aten.div.Tensor{{.*}} -> !torch.tensor<[n,1,5],f32>
// CHECK: torch.aten.select.int{{.*}} -> !torch.tensor<[n,3],f32>
// CHECK: torch.aten.unsqueeze{{.*}} -> !torch.tensor<[n,3,1],f32>
// CHECK: torch.aten.mul.Tensor{{.*}} -> !torch.tensor<[n,3,5],f32>
// CHECK: torch.aten.sub.Tensor{{.*}} -> !torch.tensor<[n,3,5],f32>
// CHECK: torch.aten.where.self{{.*}} -> !torch.tensor<[n,3,5],f32>
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
// CHECK: torch.prim.ListConstruct{{.*}} -> !torch.list<[!torch.int<n>, !torch.int<3>, !torch.int<5>]>
// CHECK: torch.aten.expand{{.*}} -> !torch.tensor<[n,3,5],i64>
// CHECK: torch.aten.gather{{.*}} -> !torch.tensor<[n,3,5],f32>
// CHECK: torch.aten.select.int{{.*}} -> !torch.tensor<[n,5],f32>
// CHECK: torch.aten.unsqueeze{{.*}} -> !torch.tensor<[n,1,5],f32>
// CHECK: torch.aten.select.int{{.*}} -> !torch.tensor<[n,1],f32>
// CHECK: torch.aten.unsqueeze{{.*}} -> !torch.tensor<[n,1,1],f32>
// CHECK: torch.aten.div.Tensor{{.*}} -> !torch.tensor<[n,1,5],f32>
// CHECK: torch.aten.select.int{{.*}} -> !torch.tensor<[n,3],f32>
// CHECK: torch.aten.unsqueeze{{.*}} -> !torch.tensor<[n,3,1],f32>
// CHECK: torch.aten.mul.Tensor{{.*}} -> !torch.tensor<[n,3,5],f32>
// CHECK: torch.aten.sub.Tensor{{.*}} -> !torch.tensor<[n,3,5],f32>
// CHECK: torch.aten.where.self{{.*}} -> !torch.tensor<[n,3,5],f32>
// CHECK: torch.aten.slice.Tensor{{.*}} -> !torch.tensor<[n,3,2],f32>
func.func @_linalg_solve_ex(%arg0: !torch.tensor<[n,3,3],f32>, %arg1: !torch.tensor<[n,3,2],f32>) -> (!torch.tensor<[n,3,2],f32>) {
  %0 = torch.constant true -> !torch.bool<true>
  %1 = torch.constant false -> !torch.bool<false>
  %2:4 = torch.aten._linalg_solve_ex(%arg0, %arg1, %0, %1) : (!torch.tensor<[n,3,3],f32>, !torch.tensor<[n,3,2],f32>, !torch.bool<true>, !torch.bool<false>) -> (!torch.tensor<[n,3,2],f32>, !torch.tensor<[n,3,3],f32>, !torch.tensor<[n,3],i32>, !torch.tensor<[n],i32>)
  return %2#0 : !torch.tensor<[n,3,2],f32>
}

// CHECK-LABEL: @inverse(
// CHECK: torch.aten.size.int{{.*}} -> !torch.int<m>
// CHECK: torch.aten.size.int{{.*}} -> !torch.int<m>
// CHECK: torch.aten.size.int{{.*}} -> !torch.int<m>
// CHECK: torch.aten.eye{{.*}} -> !torch.tensor<[m,m],f32>
// CHECK: torch.prim.ListConstruct{{.*}} -> !torch.list<[!torch.int<m>, !torch.int<m>]>
// CHECK: torch.aten.expand{{.*}} -> !torch.tensor<[m,m],f32>
// CHECK: torch.aten.size.int{{.*}} -> !torch.int<m>
// CHECK: torch.prim.ListConstruct{{.*}} -> !torch.list<[!torch.tensor<[m,m],f32>, !torch.tensor<[m,m],f32>]>
// CHECK: torch.aten.cat{{.*}} -> !torch.tensor<[m,"2*m"],f32>
// CHECK: torch.prim.Loop
// CHECK: torch.aten.size.int{{.*}} -> !torch.int<m>
// CHECK: torch.aten.arange.start_step{{.*}} -> !torch.tensor<[m],i64>
// CHECK: torch.aten.eq.Scalar{{.*}} -> !torch.tensor<[m],i1>
// CHECK: torch.aten.select.int{{.*}} -> !torch.tensor<[m],f32>
// CHECK: torch.aten.abs{{.*}} -> !torch.tensor<[m],f32>
// CHECK: torch.aten.full_like{{.*}} -> !torch.tensor<[m],f32>
// CHECK: torch.aten.neg{{.*}} -> !torch.tensor<[m],f32>
// CHECK: torch.aten.ge.Scalar{{.*}} -> !torch.tensor<[m],i1>
// CHECK: torch.aten.where.self{{.*}} -> !torch.tensor<[m],f32>
// CHECK: torch.aten.argmax{{.*}} -> !torch.tensor<[1],i64>
// CHECK: torch.aten.squeeze.dim{{.*}} -> !torch.tensor<[],i64>
// CHECK: torch.aten.eq.Scalar{{.*}} -> !torch.tensor<[],i1>
// CHECK: torch.aten.logical_not{{.*}} -> !torch.tensor<[],i1>
// CHECK: torch.aten.eq.Tensor{{.*}} -> !torch.tensor<[m],i1>
// CHECK: torch.aten.where.ScalarSelf{{.*}} -> !torch.tensor<[m],i64>
// CHECK: torch.aten.where.self{{.*}} -> !torch.tensor<[m],i64>
// CHECK: torch.aten.size.int{{.*}} -> !torch.int<m>
// CHECK: torch.aten.size.int{{.*}} -> !torch.int<"2*m">
// CHECK: torch.aten.unsqueeze{{.*}} -> !torch.tensor<[m,1],i64>
// CHECK: torch.prim.ListConstruct{{.*}} -> !torch.list<[!torch.int<m>, !torch.int<"2*m">]>
// CHECK: torch.aten.expand{{.*}} -> !torch.tensor<[m,"2*m"],i64>
// CHECK: torch.aten.gather{{.*}} -> !torch.tensor<[m,"2*m"],f32>
// CHECK: torch.aten.select.int{{.*}} -> !torch.tensor<["2*m"],f32>
// CHECK: torch.aten.unsqueeze{{.*}} -> !torch.tensor<[1,"2*m"],f32>
// CHECK: torch.aten.select.int{{.*}} -> !torch.tensor<[1],f32>
// CHECK: torch.aten.unsqueeze{{.*}} -> !torch.tensor<[1,1],f32>
// CHECK: torch.aten.div.Tensor{{.*}} -> !torch.tensor<[1,"2*m"],f32>
// CHECK: torch.aten.select.int{{.*}} -> !torch.tensor<[m],f32>
// CHECK: torch.aten.unsqueeze{{.*}} -> !torch.tensor<[m,1],f32>
// CHECK: torch.aten.mul.Tensor{{.*}} -> !torch.tensor<[m,"2*m"],f32>
// CHECK: torch.aten.sub.Tensor{{.*}} -> !torch.tensor<[m,"2*m"],f32>
// CHECK: torch.aten.unsqueeze{{.*}} -> !torch.tensor<[m,1],i1>
// CHECK: torch.aten.where.self{{.*}} -> !torch.tensor<[m,"2*m"],f32>
// CHECK: torch.aten.squeeze.dim{{.*}} -> !torch.tensor<[1],f32>
// CHECK: torch.aten.squeeze.dim{{.*}} -> !torch.tensor<[],f32>
// CHECK: torch.aten.neg{{.*}} -> !torch.tensor<[],f32>
// CHECK: torch.aten.where.self{{.*}} -> !torch.tensor<[],f32>
// CHECK: torch.aten.sign{{.*}} -> !torch.tensor<[],f32>
// CHECK: torch.aten.mul.Tensor{{.*}} -> !torch.tensor<[],f32>
// CHECK: torch.aten.abs{{.*}} -> !torch.tensor<[],f32>
// CHECK: torch.aten.log{{.*}} -> !torch.tensor<[],f32>
// CHECK: torch.aten.add.Tensor{{.*}} -> !torch.tensor<[],f32>
// CHECK: torch.aten.mul.Tensor{{.*}} -> !torch.tensor<[],f32>
// CHECK: torch.prim.yield
// CHECK: torch.aten.slice.Tensor{{.*}} -> !torch.tensor<[m,m],f32>
func.func @inverse(%arg0: !torch.tensor<[m,m],f32>) -> (!torch.tensor<[m,m],f32>) {
  %0 = torch.aten.inverse(%arg0) : (!torch.tensor<[m,m],f32>) -> !torch.tensor<[m,m],f32>
  return %0 : !torch.tensor<[m,m],f32>
}

// CHECK-LABEL: @linalg_inv(
// CHECK: torch.aten.size.int{{.*}} -> !torch.int<m>
// CHECK: torch.aten.size.int{{.*}} -> !torch.int<m>
// CHECK: torch.aten.size.int{{.*}} -> !torch.int<m>
// CHECK: torch.aten.eye{{.*}} -> !torch.tensor<[m,m],f32>
// CHECK: torch.prim.ListConstruct{{.*}} -> !torch.list<[!torch.int<m>, !torch.int<m>]>
// CHECK: torch.aten.expand{{.*}} -> !torch.tensor<[m,m],f32>
// CHECK: torch.aten.size.int{{.*}} -> !torch.int<m>
// CHECK: torch.prim.ListConstruct{{.*}} -> !torch.list<[!torch.tensor<[m,m],f32>, !torch.tensor<[m,m],f32>]>
// CHECK: torch.aten.cat{{.*}} -> !torch.tensor<[m,"2*m"],f32>
// CHECK: torch.prim.Loop
// CHECK: torch.aten.size.int{{.*}} -> !torch.int<m>
// CHECK: torch.aten.arange.start_step{{.*}} -> !torch.tensor<[m],i64>
// CHECK: torch.aten.eq.Scalar{{.*}} -> !torch.tensor<[m],i1>
// CHECK: torch.aten.select.int{{.*}} -> !torch.tensor<[m],f32>
// CHECK: torch.aten.abs{{.*}} -> !torch.tensor<[m],f32>
// CHECK: torch.aten.full_like{{.*}} -> !torch.tensor<[m],f32>
// CHECK: torch.aten.neg{{.*}} -> !torch.tensor<[m],f32>
// CHECK: torch.aten.ge.Scalar{{.*}} -> !torch.tensor<[m],i1>
// CHECK: torch.aten.where.self{{.*}} -> !torch.tensor<[m],f32>
// CHECK: torch.aten.argmax{{.*}} -> !torch.tensor<[1],i64>
// CHECK: torch.aten.squeeze.dim{{.*}} -> !torch.tensor<[],i64>
// CHECK: torch.aten.eq.Scalar{{.*}} -> !torch.tensor<[],i1>
// CHECK: torch.aten.logical_not{{.*}} -> !torch.tensor<[],i1>
// CHECK: torch.aten.eq.Tensor{{.*}} -> !torch.tensor<[m],i1>
// CHECK: torch.aten.where.ScalarSelf{{.*}} -> !torch.tensor<[m],i64>
// CHECK: torch.aten.where.self{{.*}} -> !torch.tensor<[m],i64>
// CHECK: torch.aten.size.int{{.*}} -> !torch.int<m>
// CHECK: torch.aten.size.int{{.*}} -> !torch.int<"2*m">
// CHECK: torch.aten.unsqueeze{{.*}} -> !torch.tensor<[m,1],i64>
// CHECK: torch.prim.ListConstruct{{.*}} -> !torch.list<[!torch.int<m>, !torch.int<"2*m">]>
// CHECK: torch.aten.expand{{.*}} -> !torch.tensor<[m,"2*m"],i64>
// CHECK: torch.aten.gather{{.*}} -> !torch.tensor<[m,"2*m"],f32>
// CHECK: torch.aten.select.int{{.*}} -> !torch.tensor<["2*m"],f32>
// CHECK: torch.aten.unsqueeze{{.*}} -> !torch.tensor<[1,"2*m"],f32>
// CHECK: torch.aten.select.int{{.*}} -> !torch.tensor<[1],f32>
// CHECK: torch.aten.unsqueeze{{.*}} -> !torch.tensor<[1,1],f32>
// CHECK: torch.aten.div.Tensor{{.*}} -> !torch.tensor<[1,"2*m"],f32>
// CHECK: torch.aten.select.int{{.*}} -> !torch.tensor<[m],f32>
// CHECK: torch.aten.unsqueeze{{.*}} -> !torch.tensor<[m,1],f32>
// CHECK: torch.aten.mul.Tensor{{.*}} -> !torch.tensor<[m,"2*m"],f32>
// CHECK: torch.aten.sub.Tensor{{.*}} -> !torch.tensor<[m,"2*m"],f32>
// CHECK: torch.aten.unsqueeze{{.*}} -> !torch.tensor<[m,1],i1>
// CHECK: torch.aten.where.self{{.*}} -> !torch.tensor<[m,"2*m"],f32>
// CHECK: torch.aten.squeeze.dim{{.*}} -> !torch.tensor<[1],f32>
// CHECK: torch.aten.squeeze.dim{{.*}} -> !torch.tensor<[],f32>
// CHECK: torch.aten.neg{{.*}} -> !torch.tensor<[],f32>
// CHECK: torch.aten.where.self{{.*}} -> !torch.tensor<[],f32>
// CHECK: torch.aten.sign{{.*}} -> !torch.tensor<[],f32>
// CHECK: torch.aten.mul.Tensor{{.*}} -> !torch.tensor<[],f32>
// CHECK: torch.aten.abs{{.*}} -> !torch.tensor<[],f32>
// CHECK: torch.aten.log{{.*}} -> !torch.tensor<[],f32>
// CHECK: torch.aten.add.Tensor{{.*}} -> !torch.tensor<[],f32>
// CHECK: torch.aten.mul.Tensor{{.*}} -> !torch.tensor<[],f32>
// CHECK: torch.prim.yield
// CHECK: torch.aten.slice.Tensor{{.*}} -> !torch.tensor<[m,m],f32>
func.func @linalg_inv(%arg0: !torch.tensor<[m,m],f32>) -> (!torch.tensor<[m,m],f32>) {
  %0 = torch.aten.linalg_inv(%arg0) : (!torch.tensor<[m,m],f32>) -> !torch.tensor<[m,m],f32>
  return %0 : !torch.tensor<[m,m],f32>
}

// CHECK-LABEL: @linalg_inv_ex(
// CHECK: torch.aten.size.int{{.*}} -> !torch.int<n>
// CHECK: torch.prim.ListConstruct{{.*}} -> !torch.list<[!torch.int<n>, !torch.int<3>, !torch.int<3>]>
// CHECK: torch.aten.expand{{.*}} -> !torch.tensor<[n,3,3],f32>
// CHECK: torch.prim.ListConstruct{{.*}} -> !torch.list<[!torch.tensor<[n,3,3],f32>, !torch.tensor<[n,3,3],f32>]>
// CHECK: torch.aten.cat{{.*}} -> !torch.tensor<[n,3,6],f32>
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
// CHECK: torch.prim.ListConstruct{{.*}} -> !torch.list<[!torch.int<n>, !torch.int<3>, !torch.int<6>]>
// CHECK: torch.aten.expand{{.*}} -> !torch.tensor<[n,3,6],i64>
// CHECK: torch.aten.gather{{.*}} -> !torch.tensor<[n,3,6],f32>
// CHECK: torch.aten.select.int{{.*}} -> !torch.tensor<[n,6],f32>
// CHECK: torch.aten.unsqueeze{{.*}} -> !torch.tensor<[n,1,6],f32>
// CHECK: torch.aten.select.int{{.*}} -> !torch.tensor<[n,1],f32>
// CHECK: torch.aten.unsqueeze{{.*}} -> !torch.tensor<[n,1,1],f32>
// CHECK: torch.aten.div.Tensor{{.*}} -> !torch.tensor<[n,1,6],f32>
// CHECK: torch.aten.select.int{{.*}} -> !torch.tensor<[n,3],f32>
// CHECK: torch.aten.unsqueeze{{.*}} -> !torch.tensor<[n,3,1],f32>
// CHECK: torch.aten.mul.Tensor{{.*}} -> !torch.tensor<[n,3,6],f32>
// CHECK: torch.aten.sub.Tensor{{.*}} -> !torch.tensor<[n,3,6],f32>
// CHECK: torch.aten.where.self{{.*}} -> !torch.tensor<[n,3,6],f32>
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
// CHECK: torch.prim.ListConstruct{{.*}} -> !torch.list<[!torch.int<n>, !torch.int<3>, !torch.int<6>]>
// CHECK: torch.aten.expand{{.*}} -> !torch.tensor<[n,3,6],i64>
// CHECK: torch.aten.gather{{.*}} -> !torch.tensor<[n,3,6],f32>
// CHECK: torch.aten.select.int{{.*}} -> !torch.tensor<[n,6],f32>
// CHECK: torch.aten.unsqueeze{{.*}} -> !torch.tensor<[n,1,6],f32>
// CHECK: torch.aten.select.int{{.*}} -> !torch.tensor<[n,1],f32>
// CHECK: torch.aten.unsqueeze{{.*}} -> !torch.tensor<[n,1,1],f32>
// CHECK: torch.aten.div.Tensor{{.*}} -> !torch.tensor<[n,1,6],f32>
// CHECK: torch.aten.select.int{{.*}} -> !torch.tensor<[n,3],f32>
// CHECK: torch.aten.unsqueeze{{.*}} -> !torch.tensor<[n,3,1],f32>
// CHECK: torch.aten.mul.Tensor{{.*}} -> !torch.tensor<[n,3,6],f32>
// CHECK: torch.aten.sub.Tensor{{.*}} -> !torch.tensor<[n,3,6],f32>
// CHECK: torch.aten.where.self{{.*}} -> !torch.tensor<[n,3,6],f32>
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
// CHECK: torch.prim.ListConstruct{{.*}} -> !torch.list<[!torch.int<n>, !torch.int<3>, !torch.int<6>]>
// CHECK: torch.aten.expand{{.*}} -> !torch.tensor<[n,3,6],i64>
// CHECK: torch.aten.gather{{.*}} -> !torch.tensor<[n,3,6],f32>
// CHECK: torch.aten.select.int{{.*}} -> !torch.tensor<[n,6],f32>
// CHECK: torch.aten.unsqueeze{{.*}} -> !torch.tensor<[n,1,6],f32>
// CHECK: torch.aten.select.int{{.*}} -> !torch.tensor<[n,1],f32>
// CHECK: torch.aten.unsqueeze{{.*}} -> !torch.tensor<[n,1,1],f32>
// CHECK: torch.aten.div.Tensor{{.*}} -> !torch.tensor<[n,1,6],f32>
// CHECK: torch.aten.select.int{{.*}} -> !torch.tensor<[n,3],f32>
// CHECK: torch.aten.unsqueeze{{.*}} -> !torch.tensor<[n,3,1],f32>
// CHECK: torch.aten.mul.Tensor{{.*}} -> !torch.tensor<[n,3,6],f32>
// CHECK: torch.aten.sub.Tensor{{.*}} -> !torch.tensor<[n,3,6],f32>
// CHECK: torch.aten.where.self{{.*}} -> !torch.tensor<[n,3,6],f32>
// CHECK: torch.aten.slice.Tensor{{.*}} -> !torch.tensor<[n,3,3],f32>
// CHECK: torch.aten.size.int{{.*}} -> !torch.int<n>
// CHECK: torch.prim.ListConstruct{{.*}} -> !torch.list<[!torch.int<n>]>
// CHECK: torch.aten.full{{.*}} -> !torch.tensor<[n],i32>
func.func @linalg_inv_ex(%arg0: !torch.tensor<[n,3,3],f32>) -> (!torch.tensor<[n,3,3],f32>, !torch.tensor<[n],i32>) {
  %0 = torch.constant false -> !torch.bool<false>
  %1:2 = torch.aten.linalg_inv_ex(%arg0, %0) : (!torch.tensor<[n,3,3],f32>, !torch.bool<false>) -> (!torch.tensor<[n,3,3],f32>, !torch.tensor<[n],i32>)
  return %1#0, %1#1 : !torch.tensor<[n,3,3],f32>, !torch.tensor<[n],i32>
}

// CHECK-LABEL: @linalg_solve(
// CHECK: torch.aten.matmul{{.*}} -> !torch.tensor<[m,2],f32>
// CHECK: torch.aten.size.int{{.*}} -> !torch.int<m>
// CHECK: torch.aten.size.int{{.*}} -> !torch.int<m>
// CHECK: torch.prim.ListConstruct{{.*}} -> !torch.list<[!torch.int<m>, !torch.int<2>]>
// CHECK: torch.aten.expand{{.*}} -> !torch.tensor<[m,2],f32>
// CHECK: torch.prim.ListConstruct{{.*}} -> !torch.list<[!torch.int<m>, !torch.int<m>]>
// CHECK: torch.aten.expand{{.*}} -> !torch.tensor<[m,m],f32>
// CHECK: torch.aten.size.int{{.*}} -> !torch.int<m>
// CHECK: torch.prim.ListConstruct{{.*}} -> !torch.list<[!torch.tensor<[m,m],f32>, !torch.tensor<[m,2],f32>]>
// CHECK: torch.aten.cat{{.*}} -> !torch.tensor<[m,"m+2"],f32>
// CHECK: torch.prim.Loop
// CHECK: torch.aten.size.int{{.*}} -> !torch.int<m>
// CHECK: torch.aten.arange.start_step{{.*}} -> !torch.tensor<[m],i64>
// CHECK: torch.aten.eq.Scalar{{.*}} -> !torch.tensor<[m],i1>
// CHECK: torch.aten.select.int{{.*}} -> !torch.tensor<[m],f32>
// CHECK: torch.aten.abs{{.*}} -> !torch.tensor<[m],f32>
// CHECK: torch.aten.full_like{{.*}} -> !torch.tensor<[m],f32>
// CHECK: torch.aten.neg{{.*}} -> !torch.tensor<[m],f32>
// CHECK: torch.aten.ge.Scalar{{.*}} -> !torch.tensor<[m],i1>
// CHECK: torch.aten.where.self{{.*}} -> !torch.tensor<[m],f32>
// CHECK: torch.aten.argmax{{.*}} -> !torch.tensor<[1],i64>
// CHECK: torch.aten.squeeze.dim{{.*}} -> !torch.tensor<[],i64>
// CHECK: torch.aten.eq.Scalar{{.*}} -> !torch.tensor<[],i1>
// CHECK: torch.aten.logical_not{{.*}} -> !torch.tensor<[],i1>
// CHECK: torch.aten.eq.Tensor{{.*}} -> !torch.tensor<[m],i1>
// CHECK: torch.aten.where.ScalarSelf{{.*}} -> !torch.tensor<[m],i64>
// CHECK: torch.aten.where.self{{.*}} -> !torch.tensor<[m],i64>
// CHECK: torch.aten.size.int{{.*}} -> !torch.int<m>
// CHECK: torch.aten.size.int{{.*}} -> !torch.int<"m+2">
// CHECK: torch.aten.unsqueeze{{.*}} -> !torch.tensor<[m,1],i64>
// CHECK: torch.prim.ListConstruct{{.*}} -> !torch.list<[!torch.int<m>, !torch.int<"m+2">]>
// CHECK: torch.aten.expand{{.*}} -> !torch.tensor<[m,"m+2"],i64>
// CHECK: torch.aten.gather{{.*}} -> !torch.tensor<[m,"m+2"],f32>
// CHECK: torch.aten.select.int{{.*}} -> !torch.tensor<["m+2"],f32>
// CHECK: torch.aten.unsqueeze{{.*}} -> !torch.tensor<[1,"m+2"],f32>
// CHECK: torch.aten.select.int{{.*}} -> !torch.tensor<[1],f32>
// CHECK: torch.aten.unsqueeze{{.*}} -> !torch.tensor<[1,1],f32>
// CHECK: torch.aten.div.Tensor{{.*}} -> !torch.tensor<[1,"m+2"],f32>
// CHECK: torch.aten.select.int{{.*}} -> !torch.tensor<[m],f32>
// CHECK: torch.aten.unsqueeze{{.*}} -> !torch.tensor<[m,1],f32>
// CHECK: torch.aten.mul.Tensor{{.*}} -> !torch.tensor<[m,"m+2"],f32>
// CHECK: torch.aten.sub.Tensor{{.*}} -> !torch.tensor<[m,"m+2"],f32>
// CHECK: torch.aten.unsqueeze{{.*}} -> !torch.tensor<[m,1],i1>
// CHECK: torch.aten.where.self{{.*}} -> !torch.tensor<[m,"m+2"],f32>
// CHECK: torch.aten.squeeze.dim{{.*}} -> !torch.tensor<[1],f32>
// CHECK: torch.aten.squeeze.dim{{.*}} -> !torch.tensor<[],f32>
// CHECK: torch.aten.neg{{.*}} -> !torch.tensor<[],f32>
// CHECK: torch.aten.where.self{{.*}} -> !torch.tensor<[],f32>
// CHECK: torch.aten.sign{{.*}} -> !torch.tensor<[],f32>
// CHECK: torch.aten.mul.Tensor{{.*}} -> !torch.tensor<[],f32>
// CHECK: torch.aten.abs{{.*}} -> !torch.tensor<[],f32>
// CHECK: torch.aten.log{{.*}} -> !torch.tensor<[],f32>
// CHECK: torch.aten.add.Tensor{{.*}} -> !torch.tensor<[],f32>
// CHECK: torch.aten.mul.Tensor{{.*}} -> !torch.tensor<[],f32>
// CHECK: torch.prim.yield
// CHECK: torch.aten.slice.Tensor{{.*}} -> !torch.tensor<[m,2],f32>
func.func @linalg_solve(%arg0: !torch.tensor<[m,m],f32>, %arg1: !torch.tensor<[m,2],f32>) -> (!torch.tensor<[m,2],f32>) {
  %0 = torch.constant true -> !torch.bool<true>
  %1 = torch.aten.linalg_solve(%arg0, %arg1, %0) : (!torch.tensor<[m,m],f32>, !torch.tensor<[m,2],f32>, !torch.bool<true>) -> !torch.tensor<[m,2],f32>
  return %1 : !torch.tensor<[m,2],f32>
}

// CHECK-LABEL: @linalg_solve_ex(
// CHECK: torch.aten.matmul{{.*}} -> !torch.tensor<[n,3,2],f32>
// CHECK: torch.aten.size.int{{.*}} -> !torch.int<n>
// CHECK: torch.prim.ListConstruct{{.*}} -> !torch.list<[!torch.int<n>, !torch.int<3>, !torch.int<2>]>
// CHECK: torch.aten.expand{{.*}} -> !torch.tensor<[n,3,2],f32>
// CHECK: torch.prim.ListConstruct{{.*}} -> !torch.list<[!torch.int<n>, !torch.int<3>, !torch.int<3>]>
// CHECK: torch.aten.expand{{.*}} -> !torch.tensor<[n,3,3],f32>
// CHECK: torch.prim.ListConstruct{{.*}} -> !torch.list<[!torch.tensor<[n,3,3],f32>, !torch.tensor<[n,3,2],f32>]>
// CHECK: torch.aten.cat{{.*}} -> !torch.tensor<[n,3,5],f32>
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
// CHECK: torch.prim.ListConstruct{{.*}} -> !torch.list<[!torch.int<n>, !torch.int<3>, !torch.int<5>]>
// CHECK: torch.aten.expand{{.*}} -> !torch.tensor<[n,3,5],i64>
// CHECK: torch.aten.gather{{.*}} -> !torch.tensor<[n,3,5],f32>
// CHECK: torch.aten.select.int{{.*}} -> !torch.tensor<[n,5],f32>
// CHECK: torch.aten.unsqueeze{{.*}} -> !torch.tensor<[n,1,5],f32>
// CHECK: torch.aten.select.int{{.*}} -> !torch.tensor<[n,1],f32>
// CHECK: torch.aten.unsqueeze{{.*}} -> !torch.tensor<[n,1,1],f32>
// CHECK: torch.aten.div.Tensor{{.*}} -> !torch.tensor<[n,1,5],f32>
// CHECK: torch.aten.select.int{{.*}} -> !torch.tensor<[n,3],f32>
// CHECK: torch.aten.unsqueeze{{.*}} -> !torch.tensor<[n,3,1],f32>
// CHECK: torch.aten.mul.Tensor{{.*}} -> !torch.tensor<[n,3,5],f32>
// CHECK: torch.aten.sub.Tensor{{.*}} -> !torch.tensor<[n,3,5],f32>
// CHECK: torch.aten.where.self{{.*}} -> !torch.tensor<[n,3,5],f32>
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
// CHECK: torch.prim.ListConstruct{{.*}} -> !torch.list<[!torch.int<n>, !torch.int<3>, !torch.int<5>]>
// CHECK: torch.aten.expand{{.*}} -> !torch.tensor<[n,3,5],i64>
// CHECK: torch.aten.gather{{.*}} -> !torch.tensor<[n,3,5],f32>
// CHECK: torch.aten.select.int{{.*}} -> !torch.tensor<[n,5],f32>
// CHECK: torch.aten.unsqueeze{{.*}} -> !torch.tensor<[n,1,5],f32>
// CHECK: torch.aten.select.int{{.*}} -> !torch.tensor<[n,1],f32>
// CHECK: torch.aten.unsqueeze{{.*}} -> !torch.tensor<[n,1,1],f32>
// CHECK: torch.aten.div.Tensor{{.*}} -> !torch.tensor<[n,1,5],f32>
// CHECK: torch.aten.select.int{{.*}} -> !torch.tensor<[n,3],f32>
// CHECK: torch.aten.unsqueeze{{.*}} -> !torch.tensor<[n,3,1],f32>
// CHECK: torch.aten.mul.Tensor{{.*}} -> !torch.tensor<[n,3,5],f32>
// CHECK: torch.aten.sub.Tensor{{.*}} -> !torch.tensor<[n,3,5],f32>
// CHECK: torch.aten.where.self{{.*}} -> !torch.tensor<[n,3,5],f32>
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
// CHECK: torch.prim.ListConstruct{{.*}} -> !torch.list<[!torch.int<n>, !torch.int<3>, !torch.int<5>]>
// CHECK: torch.aten.expand{{.*}} -> !torch.tensor<[n,3,5],i64>
// CHECK: torch.aten.gather{{.*}} -> !torch.tensor<[n,3,5],f32>
// CHECK: torch.aten.select.int{{.*}} -> !torch.tensor<[n,5],f32>
// CHECK: torch.aten.unsqueeze{{.*}} -> !torch.tensor<[n,1,5],f32>
// CHECK: torch.aten.select.int{{.*}} -> !torch.tensor<[n,1],f32>
// CHECK: torch.aten.unsqueeze{{.*}} -> !torch.tensor<[n,1,1],f32>
// CHECK: torch.aten.div.Tensor{{.*}} -> !torch.tensor<[n,1,5],f32>
// CHECK: torch.aten.select.int{{.*}} -> !torch.tensor<[n,3],f32>
// CHECK: torch.aten.unsqueeze{{.*}} -> !torch.tensor<[n,3,1],f32>
// CHECK: torch.aten.mul.Tensor{{.*}} -> !torch.tensor<[n,3,5],f32>
// CHECK: torch.aten.sub.Tensor{{.*}} -> !torch.tensor<[n,3,5],f32>
// CHECK: torch.aten.where.self{{.*}} -> !torch.tensor<[n,3,5],f32>
// CHECK: torch.aten.slice.Tensor{{.*}} -> !torch.tensor<[n,3,2],f32>
func.func @linalg_solve_ex(%arg0: !torch.tensor<[n,3,3],f32>, %arg1: !torch.tensor<[n,3,2],f32>) -> (!torch.tensor<[n,3,2],f32>) {
  %0 = torch.constant true -> !torch.bool<true>
  %1 = torch.constant false -> !torch.bool<false>
  %2:2 = torch.aten.linalg_solve_ex(%arg0, %arg1, %0, %1) : (!torch.tensor<[n,3,3],f32>, !torch.tensor<[n,3,2],f32>, !torch.bool<true>, !torch.bool<false>) -> (!torch.tensor<[n,3,2],f32>, !torch.tensor<[n],i32>)
  return %2#0 : !torch.tensor<[n,3,2],f32>
}
