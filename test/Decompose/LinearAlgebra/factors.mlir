// NOTE: The checks are written by tools/dev/update_checks.py.

// RUN: torch-onnx-opt %s --decompose | FileCheck %s

// CHECK-LABEL: @_linalg_det(
// CHECK: torch.aten.linalg_det{{.*}} -> !torch.tensor<[],f32>
func.func @_linalg_det(%arg0: !torch.tensor<[3,3],f32>) -> (!torch.tensor<[],f32>) {
  %0:3 = torch.aten._linalg_det(%arg0) : (!torch.tensor<[3,3],f32>) -> (!torch.tensor<[],f32>, !torch.tensor<[3,3],f32>, !torch.tensor<[3],i32>)
  return %0#0 : !torch.tensor<[],f32>
}

// CHECK-LABEL: @_linalg_slogdet(
// CHECK: torch.aten.select.int{{.*}} -> !torch.tensor<[3],f32>
// CHECK: torch.aten.abs{{.*}} -> !torch.tensor<[3],f32>
// CHECK: torch.aten.full_like{{.*}} -> !torch.tensor<[3],f32>
// CHECK: torch.aten.neg{{.*}} -> !torch.tensor<[3],f32>
// CHECK: torch.aten.where.self{{.*}} -> !torch.tensor<[3],f32>
// CHECK: torch.aten.argmax{{.*}} -> !torch.tensor<[1],i64>
// CHECK: torch.aten.squeeze.dim{{.*}} -> !torch.tensor<[],i64>
// CHECK: torch.aten.eq.Scalar{{.*}} -> !torch.tensor<[],i1>
// CHECK: torch.aten.logical_not{{.*}} -> !torch.tensor<[],i1>
// CHECK: torch.aten.eq.Tensor{{.*}} -> !torch.tensor<[3],i1>
// CHECK: torch.aten.where.ScalarSelf{{.*}} -> !torch.tensor<[3],i64>
// CHECK: torch.aten.where.self{{.*}} -> !torch.tensor<[3],i64>
// CHECK: torch.aten.unsqueeze{{.*}} -> !torch.tensor<[3,1],i64>
// CHECK: torch.prim.ListConstruct{{.*}} -> !torch.list<[!torch.int<3>, !torch.int<3>]>
// CHECK: torch.aten.expand{{.*}} -> !torch.tensor<[3,3],i64>
// CHECK: torch.aten.gather{{.*}} -> !torch.tensor<[3,3],f32>
// CHECK: torch.aten.select.int{{.*}} -> !torch.tensor<[3],f32>
// CHECK: torch.aten.unsqueeze{{.*}} -> !torch.tensor<[1,3],f32>
// CHECK: torch.aten.select.int{{.*}} -> !torch.tensor<[1],f32>
// CHECK: torch.aten.unsqueeze{{.*}} -> !torch.tensor<[1,1],f32>
// CHECK: torch.aten.eq.Scalar{{.*}} -> !torch.tensor<[1,1],i1>
// CHECK: torch.aten.where.ScalarSelf{{.*}} -> !torch.tensor<[1,1],f32>
// CHECK: torch.aten.div.Tensor{{.*}} -> !torch.tensor<[1,3],f32>
// CHECK: torch.aten.select.int{{.*}} -> !torch.tensor<[3],f32>
// CHECK: torch.aten.unsqueeze{{.*}} -> !torch.tensor<[3,1],f32>
// CHECK: torch.aten.mul.Tensor{{.*}} -> !torch.tensor<[3,3],f32>
// CHECK: torch.aten.sub.Tensor{{.*}} -> !torch.tensor<[3,3],f32>
// CHECK: torch.aten.where.self{{.*}} -> !torch.tensor<[3,3],f32>
// CHECK: torch.aten.squeeze.dim{{.*}} -> !torch.tensor<[1],f32>
// CHECK: torch.aten.squeeze.dim{{.*}} -> !torch.tensor<[],f32>
// CHECK: torch.aten.neg{{.*}} -> !torch.tensor<[],f32>
// CHECK: torch.aten.where.self{{.*}} -> !torch.tensor<[],f32>
// CHECK: torch.aten.sign{{.*}} -> !torch.tensor<[],f32>
// CHECK: torch.aten.mul.Tensor{{.*}} -> !torch.tensor<[],f32>
// CHECK: torch.aten.abs{{.*}} -> !torch.tensor<[],f32>
// CHECK: torch.aten.log{{.*}} -> !torch.tensor<[],f32>
// CHECK: torch.aten.add.Tensor{{.*}} -> !torch.tensor<[],f32>
// CHECK: torch.aten.select.int{{.*}} -> !torch.tensor<[3],f32>
// CHECK: torch.aten.abs{{.*}} -> !torch.tensor<[3],f32>
// CHECK: torch.aten.full_like{{.*}} -> !torch.tensor<[3],f32>
// CHECK: torch.aten.neg{{.*}} -> !torch.tensor<[3],f32>
// CHECK: torch.aten.where.self{{.*}} -> !torch.tensor<[3],f32>
// CHECK: torch.aten.argmax{{.*}} -> !torch.tensor<[1],i64>
// CHECK: torch.aten.squeeze.dim{{.*}} -> !torch.tensor<[],i64>
// CHECK: torch.aten.eq.Scalar{{.*}} -> !torch.tensor<[],i1>
// CHECK: torch.aten.logical_not{{.*}} -> !torch.tensor<[],i1>
// CHECK: torch.aten.eq.Tensor{{.*}} -> !torch.tensor<[3],i1>
// CHECK: torch.aten.where.ScalarSelf{{.*}} -> !torch.tensor<[3],i64>
// CHECK: torch.aten.where.self{{.*}} -> !torch.tensor<[3],i64>
// CHECK: torch.aten.unsqueeze{{.*}} -> !torch.tensor<[3,1],i64>
// CHECK: torch.prim.ListConstruct{{.*}} -> !torch.list<[!torch.int<3>, !torch.int<3>]>
// CHECK: torch.aten.expand{{.*}} -> !torch.tensor<[3,3],i64>
// CHECK: torch.aten.gather{{.*}} -> !torch.tensor<[3,3],f32>
// CHECK: torch.aten.select.int{{.*}} -> !torch.tensor<[3],f32>
// CHECK: torch.aten.unsqueeze{{.*}} -> !torch.tensor<[1,3],f32>
// CHECK: torch.aten.select.int{{.*}} -> !torch.tensor<[1],f32>
// CHECK: torch.aten.unsqueeze{{.*}} -> !torch.tensor<[1,1],f32>
// CHECK: torch.aten.eq.Scalar{{.*}} -> !torch.tensor<[1,1],i1>
// CHECK: torch.aten.where.ScalarSelf{{.*}} -> !torch.tensor<[1,1],f32>
// CHECK: torch.aten.div.Tensor{{.*}} -> !torch.tensor<[1,3],f32>
// CHECK: torch.aten.select.int{{.*}} -> !torch.tensor<[3],f32>
// CHECK: torch.aten.unsqueeze{{.*}} -> !torch.tensor<[3,1],f32>
// CHECK: torch.aten.mul.Tensor{{.*}} -> !torch.tensor<[3,3],f32>
// CHECK: torch.aten.sub.Tensor{{.*}} -> !torch.tensor<[3,3],f32>
// CHECK: torch.aten.where.self{{.*}} -> !torch.tensor<[3,3],f32>
// CHECK: torch.aten.squeeze.dim{{.*}} -> !torch.tensor<[1],f32>
// CHECK: torch.aten.squeeze.dim{{.*}} -> !torch.tensor<[],f32>
// CHECK: torch.aten.neg{{.*}} -> !torch.tensor<[],f32>
// CHECK: torch.aten.where.self{{.*}} -> !torch.tensor<[],f32>
// CHECK: torch.aten.sign{{.*}} -> !torch.tensor<[],f32>
// CHECK: torch.aten.mul.Tensor{{.*}} -> !torch.tensor<[],f32>
// CHECK: torch.aten.abs{{.*}} -> !torch.tensor<[],f32>
// CHECK: torch.aten.log{{.*}} -> !torch.tensor<[],f32>
// CHECK: torch.aten.add.Tensor{{.*}} -> !torch.tensor<[],f32>
// CHECK: torch.aten.select.int{{.*}} -> !torch.tensor<[3],f32>
// CHECK: torch.aten.abs{{.*}} -> !torch.tensor<[3],f32>
// CHECK: torch.aten.full_like{{.*}} -> !torch.tensor<[3],f32>
// CHECK: torch.aten.neg{{.*}} -> !torch.tensor<[3],f32>
// CHECK: torch.aten.where.self{{.*}} -> !torch.tensor<[3],f32>
// CHECK: torch.aten.argmax{{.*}} -> !torch.tensor<[1],i64>
// CHECK: torch.aten.squeeze.dim{{.*}} -> !torch.tensor<[],i64>
// CHECK: torch.aten.eq.Scalar{{.*}} -> !torch.tensor<[],i1>
// CHECK: torch.aten.logical_not{{.*}} -> !torch.tensor<[],i1>
// CHECK: torch.aten.eq.Tensor{{.*}} -> !torch.tensor<[3],i1>
// CHECK: torch.aten.where.ScalarSelf{{.*}} -> !torch.tensor<[3],i64>
// CHECK: torch.aten.where.self{{.*}} -> !torch.tensor<[3],i64>
// CHECK: torch.aten.unsqueeze{{.*}} -> !torch.tensor<[3,1],i64>
// CHECK: torch.prim.ListConstruct{{.*}} -> !torch.list<[!torch.int<3>, !torch.int<3>]>
// CHECK: torch.aten.expand{{.*}} -> !torch.tensor<[3,3],i64>
// CHECK: torch.aten.gather{{.*}} -> !torch.tensor<[3,3],f32>
// CHECK: torch.aten.select.int{{.*}} -> !torch.tensor<[3],f32>
// CHECK: torch.aten.unsqueeze{{.*}} -> !torch.tensor<[1,3],f32>
// CHECK: torch.aten.select.int{{.*}} -> !torch.tensor<[1],f32>
// CHECK: torch.aten.unsqueeze{{.*}} -> !torch.tensor<[1,1],f32>
// CHECK: torch.aten.squeeze.dim{{.*}} -> !torch.tensor<[1],f32>
// CHECK: torch.aten.squeeze.dim{{.*}} -> !torch.tensor<[],f32>
// CHECK: torch.aten.neg{{.*}} -> !torch.tensor<[],f32>
// CHECK: torch.aten.where.self{{.*}} -> !torch.tensor<[],f32>
// CHECK: torch.aten.sign{{.*}} -> !torch.tensor<[],f32>
// CHECK: torch.aten.mul.Tensor{{.*}} -> !torch.tensor<[],f32>
// CHECK: torch.aten.abs{{.*}} -> !torch.tensor<[],f32>
// CHECK: torch.aten.log{{.*}} -> !torch.tensor<[],f32>
// CHECK: torch.aten.add.Tensor{{.*}} -> !torch.tensor<[],f32>
func.func @_linalg_slogdet(%arg0: !torch.tensor<[3,3],f32>) -> (!torch.tensor<[],f32>, !torch.tensor<[],f32>) {
  %0:4 = torch.aten._linalg_slogdet(%arg0) : (!torch.tensor<[3,3],f32>) -> (!torch.tensor<[],f32>, !torch.tensor<[],f32>, !torch.tensor<[3,3],f32>, !torch.tensor<[3],i32>)
  return %0#0, %0#1 : !torch.tensor<[],f32>, !torch.tensor<[],f32>
}

// CHECK-LABEL: @linalg_slogdet(
// CHECK: torch.aten.size.int{{.*}} -> !torch.int<m>
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
// CHECK: torch.aten.size.int{{.*}} -> !torch.int<m>
// CHECK: torch.aten.unsqueeze{{.*}} -> !torch.tensor<[m,1],i64>
// CHECK: torch.prim.ListConstruct{{.*}} -> !torch.list<[!torch.int<m>, !torch.int<m>]>
// CHECK: torch.aten.expand{{.*}} -> !torch.tensor<[m,m],i64>
// CHECK: torch.aten.gather{{.*}} -> !torch.tensor<[m,m],f32>
// CHECK: torch.aten.select.int{{.*}} -> !torch.tensor<[m],f32>
// CHECK: torch.aten.unsqueeze{{.*}} -> !torch.tensor<[1,m],f32>
// CHECK: torch.aten.select.int{{.*}} -> !torch.tensor<[1],f32>
// CHECK: torch.aten.unsqueeze{{.*}} -> !torch.tensor<[1,1],f32>
// CHECK: torch.aten.eq.Scalar{{.*}} -> !torch.tensor<[1,1],i1>
// CHECK: torch.aten.where.ScalarSelf{{.*}} -> !torch.tensor<[1,1],f32>
// CHECK: torch.aten.div.Tensor{{.*}} -> !torch.tensor<[1,m],f32>
// CHECK: torch.aten.select.int{{.*}} -> !torch.tensor<[m],f32>
// CHECK: torch.aten.unsqueeze{{.*}} -> !torch.tensor<[m,1],f32>
// CHECK: torch.aten.mul.Tensor{{.*}} -> !torch.tensor<[m,m],f32>
// CHECK: torch.aten.sub.Tensor{{.*}} -> !torch.tensor<[m,m],f32>
// CHECK: torch.aten.unsqueeze{{.*}} -> !torch.tensor<[m,1],i1>
// CHECK: torch.aten.where.self{{.*}} -> !torch.tensor<[m,m],f32>
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
func.func @linalg_slogdet(%arg0: !torch.tensor<[m,m],f32>) -> (!torch.tensor<[],f32>, !torch.tensor<[],f32>) {
  %0:2 = torch.aten.linalg_slogdet(%arg0) : (!torch.tensor<[m,m],f32>) -> (!torch.tensor<[],f32>, !torch.tensor<[],f32>)
  return %0#0, %0#1 : !torch.tensor<[],f32>, !torch.tensor<[],f32>
}

// CHECK-LABEL: @logdet(
// CHECK: torch.aten.size.int{{.*}} -> !torch.int<m>
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
// CHECK: torch.aten.size.int{{.*}} -> !torch.int<m>
// CHECK: torch.aten.unsqueeze{{.*}} -> !torch.tensor<[m,1],i64>
// CHECK: torch.prim.ListConstruct{{.*}} -> !torch.list<[!torch.int<m>, !torch.int<m>]>
// CHECK: torch.aten.expand{{.*}} -> !torch.tensor<[m,m],i64>
// CHECK: torch.aten.gather{{.*}} -> !torch.tensor<[m,m],f32>
// CHECK: torch.aten.select.int{{.*}} -> !torch.tensor<[m],f32>
// CHECK: torch.aten.unsqueeze{{.*}} -> !torch.tensor<[1,m],f32>
// CHECK: torch.aten.select.int{{.*}} -> !torch.tensor<[1],f32>
// CHECK: torch.aten.unsqueeze{{.*}} -> !torch.tensor<[1,1],f32>
// CHECK: torch.aten.eq.Scalar{{.*}} -> !torch.tensor<[1,1],i1>
// CHECK: torch.aten.where.ScalarSelf{{.*}} -> !torch.tensor<[1,1],f32>
// CHECK: torch.aten.div.Tensor{{.*}} -> !torch.tensor<[1,m],f32>
// CHECK: torch.aten.select.int{{.*}} -> !torch.tensor<[m],f32>
// CHECK: torch.aten.unsqueeze{{.*}} -> !torch.tensor<[m,1],f32>
// CHECK: torch.aten.mul.Tensor{{.*}} -> !torch.tensor<[m,m],f32>
// CHECK: torch.aten.sub.Tensor{{.*}} -> !torch.tensor<[m,m],f32>
// CHECK: torch.aten.unsqueeze{{.*}} -> !torch.tensor<[m,1],i1>
// CHECK: torch.aten.where.self{{.*}} -> !torch.tensor<[m,m],f32>
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
// CHECK: torch.aten.lt.Scalar{{.*}} -> !torch.tensor<[],i1>
// CHECK: torch.aten.where.ScalarSelf{{.*}} -> !torch.tensor<[],f32>
func.func @logdet(%arg0: !torch.tensor<[m,m],f32>) -> (!torch.tensor<[],f32>) {
  %0 = torch.aten.logdet(%arg0) : (!torch.tensor<[m,m],f32>) -> !torch.tensor<[],f32>
  return %0 : !torch.tensor<[],f32>
}

// CHECK-LABEL: @slogdet(
// CHECK: torch.aten.size.int{{.*}} -> !torch.int<m>
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
// CHECK: torch.aten.size.int{{.*}} -> !torch.int<m>
// CHECK: torch.aten.unsqueeze{{.*}} -> !torch.tensor<[m,1],i64>
// CHECK: torch.prim.ListConstruct{{.*}} -> !torch.list<[!torch.int<m>, !torch.int<m>]>
// CHECK: torch.aten.expand{{.*}} -> !torch.tensor<[m,m],i64>
// CHECK: torch.aten.gather{{.*}} -> !torch.tensor<[m,m],f32>
// CHECK: torch.aten.select.int{{.*}} -> !torch.tensor<[m],f32>
// CHECK: torch.aten.unsqueeze{{.*}} -> !torch.tensor<[1,m],f32>
// CHECK: torch.aten.select.int{{.*}} -> !torch.tensor<[1],f32>
// CHECK: torch.aten.unsqueeze{{.*}} -> !torch.tensor<[1,1],f32>
// CHECK: torch.aten.eq.Scalar{{.*}} -> !torch.tensor<[1,1],i1>
// CHECK: torch.aten.where.ScalarSelf{{.*}} -> !torch.tensor<[1,1],f32>
// CHECK: torch.aten.div.Tensor{{.*}} -> !torch.tensor<[1,m],f32>
// CHECK: torch.aten.select.int{{.*}} -> !torch.tensor<[m],f32>
// CHECK: torch.aten.unsqueeze{{.*}} -> !torch.tensor<[m,1],f32>
// CHECK: torch.aten.mul.Tensor{{.*}} -> !torch.tensor<[m,m],f32>
// CHECK: torch.aten.sub.Tensor{{.*}} -> !torch.tensor<[m,m],f32>
// CHECK: torch.aten.unsqueeze{{.*}} -> !torch.tensor<[m,1],i1>
// CHECK: torch.aten.where.self{{.*}} -> !torch.tensor<[m,m],f32>
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
func.func @slogdet(%arg0: !torch.tensor<[m,m],f32>) -> (!torch.tensor<[],f32>, !torch.tensor<[],f32>) {
  %0:2 = torch.aten.slogdet(%arg0) : (!torch.tensor<[m,m],f32>) -> (!torch.tensor<[],f32>, !torch.tensor<[],f32>)
  return %0#0, %0#1 : !torch.tensor<[],f32>, !torch.tensor<[],f32>
}
