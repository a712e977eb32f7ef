// NOTE: The checks are written by tools/dev/update_checks.py.

// RUN: torch-onnx-opt %s --decompose | FileCheck %s

// CHECK-LABEL: @cummax(
// CHECK: torch.aten.size.int{{.*}} -> !torch.int<n>
// CHECK: torch.aten.arange.start_step{{.*}} -> !torch.tensor<[n],i64>
// CHECK: torch.aten.unsqueeze{{.*}} -> !torch.tensor<[n,1],i64>
// CHECK: torch.aten.expand_as{{.*}} -> !torch.tensor<[n,5],i64>
// CHECK: torch.aten.size.int{{.*}} -> !torch.int<n>
// CHECK: torch.aten.arange.start_step{{.*}} -> !torch.tensor<[n],i64>
// CHECK: torch.aten.lt.int{{.*}} -> !torch.bool<s0>
// CHECK: torch.prim.Loop
// CHECK: torch.aten.mul.int{{.*}} -> !torch.int
// CHECK: torch.aten.sub.Scalar{{.*}} -> !torch.tensor<[n],i64>
// CHECK: torch.aten.lt.Tensor{{.*}} -> !torch.tensor<[n],i1>
// CHECK: torch.aten.where.self{{.*}} -> !torch.tensor<[n],i64>
// CHECK: torch.aten.index_select{{.*}} -> !torch.tensor<[n,5],f32>
// CHECK: torch.aten.index_select{{.*}} -> !torch.tensor<[n,5],i64>
// CHECK: torch.aten.ge.Tensor{{.*}} -> !torch.tensor<[n,5],i1>
// CHECK: torch.aten.isnan{{.*}} -> !torch.tensor<[n,5],i1>
// CHECK: torch.aten.logical_or{{.*}} -> !torch.tensor<[n,5],i1>
// CHECK: torch.aten.where.self{{.*}} -> !torch.tensor<[n,5],f32>
// CHECK: torch.aten.where.self{{.*}} -> !torch.tensor<[n,5],i64>
// CHECK: torch.aten.ge.Scalar{{.*}} -> !torch.tensor<[n],i1>
// CHECK: torch.aten.unsqueeze{{.*}} -> !torch.tensor<[n,1],i1>
// CHECK: torch.aten.where.self{{.*}} -> !torch.tensor<[n,5],f32>
// CHECK: torch.aten.where.self{{.*}} -> !torch.tensor<[n,5],i64>
// CHECK: torch.aten.lt.int{{.*}} -> !torch.bool
// CHECK: torch.prim.yield
func.func @cummax(%arg0: !torch.tensor<[n,5],f32>) -> (!torch.tensor<[n,5],f32>, !torch.tensor<[n,5],i64>) {
  %0 = torch.constant 0 : i64 -> !torch.int<0>
  %1:2 = torch.aten.cummax(%arg0, %0) : (!torch.tensor<[n,5],f32>, !torch.int<0>) -> (!torch.tensor<[n,5],f32>, !torch.tensor<[n,5],i64>)
  return %1#0, %1#1 : !torch.tensor<[n,5],f32>, !torch.tensor<[n,5],i64>
}

// CHECK-LABEL: @cummax_of_ints(
// CHECK: torch.aten.size.int{{.*}} -> !torch.int<n>
// CHECK: torch.aten.arange.start_step{{.*}} -> !torch.tensor<[n],i64>
// CHECK: torch.aten.unsqueeze{{.*}} -> !torch.tensor<[n,1],i64>
// CHECK: torch.aten.expand_as{{.*}} -> !torch.tensor<[n,5],i64>
// CHECK: torch.aten.size.int{{.*}} -> !torch.int<n>
// CHECK: torch.aten.arange.start_step{{.*}} -> !torch.tensor<[n],i64>
// CHECK: torch.aten.lt.int{{.*}} -> !torch.bool<s0>
// CHECK: torch.prim.Loop
// CHECK: torch.aten.mul.int{{.*}} -> !torch.int
// CHECK: torch.aten.sub.Scalar{{.*}} -> !torch.tensor<[n],i64>
// CHECK: torch.aten.lt.Tensor{{.*}} -> !torch.tensor<[n],i1>
// CHECK: torch.aten.where.self{{.*}} -> !torch.tensor<[n],i64>
// CHECK: torch.aten.index_select{{.*}} -> !torch.tensor<[n,5],i64>
// CHECK: torch.aten.index_select{{.*}} -> !torch.tensor<[n,5],i64>
// CHECK: torch.aten.ge.Tensor{{.*}} -> !torch.tensor<[n,5],i1>
// CHECK: torch.aten.where.self{{.*}} -> !torch.tensor<[n,5],i64>
// CHECK: torch.aten.where.self{{.*}} -> !torch.tensor<[n,5],i64>
// CHECK: torch.aten.ge.Scalar{{.*}} -> !torch.tensor<[n],i1>
// CHECK: torch.aten.unsqueeze{{.*}} -> !torch.tensor<[n,1],i1>
// CHECK: torch.aten.where.self{{.*}} -> !torch.tensor<[n,5],i64>
// CHECK: torch.aten.where.self{{.*}} -> !torch.tensor<[n,5],i64>
// CHECK: torch.aten.lt.int{{.*}} -> !torch.bool
// CHECK: torch.prim.yield
func.func @cummax_of_ints(%arg0: !torch.tensor<[n,5],i64>) -> (!torch.tensor<[n,5],i64>, !torch.tensor<[n,5],i64>) {
  %0 = torch.constant 0 : i64 -> !torch.int<0>
  %1:2 = torch.aten.cummax(%arg0, %0) : (!torch.tensor<[n,5],i64>, !torch.int<0>) -> (!torch.tensor<[n,5],i64>, !torch.tensor<[n,5],i64>)
  return %1#0, %1#1 : !torch.tensor<[n,5],i64>, !torch.tensor<[n,5],i64>
}

// CHECK-LABEL: @cummin(
// CHECK: torch.aten.size.int{{.*}} -> !torch.int<n>
// CHECK: torch.aten.arange.start_step{{.*}} -> !torch.tensor<[n],i64>
// CHECK: torch.aten.unsqueeze{{.*}} -> !torch.tensor<[n,1],i64>
// CHECK: torch.aten.expand_as{{.*}} -> !torch.tensor<[n,5],i64>
// CHECK: torch.aten.size.int{{.*}} -> !torch.int<n>
// CHECK: torch.aten.arange.start_step{{.*}} -> !torch.tensor<[n],i64>
// CHECK: torch.aten.lt.int{{.*}} -> !torch.bool<s0>
// CHECK: torch.prim.Loop
// CHECK: torch.aten.mul.int{{.*}} -> !torch.int
// CHECK: torch.aten.sub.Scalar{{.*}} -> !torch.tensor<[n],i64>
// CHECK: torch.aten.lt.Tensor{{.*}} -> !torch.tensor<[n],i1>
// CHECK: torch.aten.where.self{{.*}} -> !torch.tensor<[n],i64>
// CHECK: torch.aten.index_select{{.*}} -> !torch.tensor<[n,5],f32>
// CHECK: torch.aten.index_select{{.*}} -> !torch.tensor<[n,5],i64>
// CHECK: torch.aten.le.Tensor{{.*}} -> !torch.tensor<[n,5],i1>
// CHECK: torch.aten.isnan{{.*}} -> !torch.tensor<[n,5],i1>
// CHECK: torch.aten.logical_or{{.*}} -> !torch.tensor<[n,5],i1>
// CHECK: torch.aten.where.self{{.*}} -> !torch.tensor<[n,5],f32>
// CHECK: torch.aten.where.self{{.*}} -> !torch.tensor<[n,5],i64>
// CHECK: torch.aten.ge.Scalar{{.*}} -> !torch.tensor<[n],i1>
// CHECK: torch.aten.unsqueeze{{.*}} -> !torch.tensor<[n,1],i1>
// CHECK: torch.aten.where.self{{.*}} -> !torch.tensor<[n,5],f32>
// CHECK: torch.aten.where.self{{.*}} -> !torch.tensor<[n,5],i64>
// CHECK: torch.aten.lt.int{{.*}} -> !torch.bool
// CHECK: torch.prim.yield
func.func @cummin(%arg0: !torch.tensor<[n,5],f32>) -> (!torch.tensor<[n,5],f32>, !torch.tensor<[n,5],i64>) {
  %0 = torch.constant 0 : i64 -> !torch.int<0>
  %1:2 = torch.aten.cummin(%arg0, %0) : (!torch.tensor<[n,5],f32>, !torch.int<0>) -> (!torch.tensor<[n,5],f32>, !torch.tensor<[n,5],i64>)
  return %1#0, %1#1 : !torch.tensor<[n,5],f32>, !torch.tensor<[n,5],i64>
}

// CHECK-LABEL: @cummin_of_ints(
// CHECK: torch.aten.size.int{{.*}} -> !torch.int<n>
// CHECK: torch.aten.arange.start_step{{.*}} -> !torch.tensor<[n],i64>
// CHECK: torch.aten.unsqueeze{{.*}} -> !torch.tensor<[n,1],i64>
// CHECK: torch.aten.expand_as{{.*}} -> !torch.tensor<[n,5],i64>
// CHECK: torch.aten.size.int{{.*}} -> !torch.int<n>
// CHECK: torch.aten.arange.start_step{{.*}} -> !torch.tensor<[n],i64>
// CHECK: torch.aten.lt.int{{.*}} -> !torch.bool<s0>
// CHECK: torch.prim.Loop
// CHECK: torch.aten.mul.int{{.*}} -> !torch.int
// CHECK: torch.aten.sub.Scalar{{.*}} -> !torch.tensor<[n],i64>
// CHECK: torch.aten.lt.Tensor{{.*}} -> !torch.tensor<[n],i1>
// CHECK: torch.aten.where.self{{.*}} -> !torch.tensor<[n],i64>
// CHECK: torch.aten.index_select{{.*}} -> !torch.tensor<[n,5],i64>
// CHECK: torch.aten.index_select{{.*}} -> !torch.tensor<[n,5],i64>
// CHECK: torch.aten.le.Tensor{{.*}} -> !torch.tensor<[n,5],i1>
// CHECK: torch.aten.where.self{{.*}} -> !torch.tensor<[n,5],i64>
// CHECK: torch.aten.where.self{{.*}} -> !torch.tensor<[n,5],i64>
// CHECK: torch.aten.ge.Scalar{{.*}} -> !torch.tensor<[n],i1>
// CHECK: torch.aten.unsqueeze{{.*}} -> !torch.tensor<[n,1],i1>
// CHECK: torch.aten.where.self{{.*}} -> !torch.tensor<[n,5],i64>
// CHECK: torch.aten.where.self{{.*}} -> !torch.tensor<[n,5],i64>
// CHECK: torch.aten.lt.int{{.*}} -> !torch.bool
// CHECK: torch.prim.yield
func.func @cummin_of_ints(%arg0: !torch.tensor<[n,5],i64>) -> (!torch.tensor<[n,5],i64>, !torch.tensor<[n,5],i64>) {
  %0 = torch.constant 0 : i64 -> !torch.int<0>
  %1:2 = torch.aten.cummin(%arg0, %0) : (!torch.tensor<[n,5],i64>, !torch.int<0>) -> (!torch.tensor<[n,5],i64>, !torch.tensor<[n,5],i64>)
  return %1#0, %1#1 : !torch.tensor<[n,5],i64>, !torch.tensor<[n,5],i64>
}

// CHECK-LABEL: @cumprod(
// CHECK: torch.aten.size.int{{.*}} -> !torch.int<n>
// CHECK: torch.aten.arange.start_step{{.*}} -> !torch.tensor<[n],i64>
// CHECK: torch.aten.lt.int{{.*}} -> !torch.bool<s0>
// CHECK: torch.prim.Loop
// CHECK: torch.aten.mul.int{{.*}} -> !torch.int
// CHECK: torch.aten.sub.Scalar{{.*}} -> !torch.tensor<[n],i64>
// CHECK: torch.aten.lt.Tensor{{.*}} -> !torch.tensor<[n],i1>
// CHECK: torch.aten.where.self{{.*}} -> !torch.tensor<[n],i64>
// CHECK: torch.aten.index_select{{.*}} -> !torch.tensor<[n,5],f32>
// CHECK: torch.aten.mul.Tensor{{.*}} -> !torch.tensor<[n,5],f32>
// CHECK: torch.aten.ge.Scalar{{.*}} -> !torch.tensor<[n],i1>
// CHECK: torch.aten.unsqueeze{{.*}} -> !torch.tensor<[n,1],i1>
// CHECK: torch.aten.where.self{{.*}} -> !torch.tensor<[n,5],f32>
// CHECK: torch.aten.lt.int{{.*}} -> !torch.bool
// CHECK: torch.prim.yield
func.func @cumprod(%arg0: !torch.tensor<[n,5],f32>) -> (!torch.tensor<[n,5],f32>) {
  %0 = torch.constant 0 : i64 -> !torch.int<0>
  %1 = torch.constant unit -> !torch.none
  %2 = torch.aten.cumprod(%arg0, %0, %1) : (!torch.tensor<[n,5],f32>, !torch.int<0>, !torch.none) -> !torch.tensor<[n,5],f32>
  return %2 : !torch.tensor<[n,5],f32>
}

// CHECK-LABEL: @cumprod_of_ints(
// CHECK: torch.aten.size.int{{.*}} -> !torch.int<n>
// CHECK: torch.aten.arange.start_step{{.*}} -> !torch.tensor<[n],i64>
// CHECK: torch.aten.lt.int{{.*}} -> !torch.bool<s0>
// CHECK: torch.prim.Loop
// CHECK: torch.aten.mul.int{{.*}} -> !torch.int
// CHECK: torch.aten.sub.Scalar{{.*}} -> !torch.tensor<[n],i64>
// CHECK: torch.aten.lt.Tensor{{.*}} -> !torch.tensor<[n],i1>
// CHECK: torch.aten.where.self{{.*}} -> !torch.tensor<[n],i64>
// CHECK: torch.aten.index_select{{.*}} -> !torch.tensor<[n,5],i64>
// CHECK: torch.aten.mul.Tensor{{.*}} -> !torch.tensor<[n,5],i64>
// CHECK: torch.aten.ge.Scalar{{.*}} -> !torch.tensor<[n],i1>
// CHECK: torch.aten.unsqueeze{{.*}} -> !torch.tensor<[n,1],i1>
// CHECK: torch.aten.where.self{{.*}} -> !torch.tensor<[n,5],i64>
// CHECK: torch.aten.lt.int{{.*}} -> !torch.bool
// CHECK: torch.prim.yield
func.func @cumprod_of_ints(%arg0: !torch.tensor<[n,5],i64>) -> (!torch.tensor<[n,5],i64>) {
  %0 = torch.constant 0 : i64 -> !torch.int<0>
  %1 = torch.constant unit -> !torch.none
  %2 = torch.aten.cumprod(%arg0, %0, %1) : (!torch.tensor<[n,5],i64>, !torch.int<0>, !torch.none) -> !torch.tensor<[n,5],i64>
  return %2 : !torch.tensor<[n,5],i64>
}

// CHECK-LABEL: @logcumsumexp(
// CHECK: torch.aten.size.int{{.*}} -> !torch.int<n>
// CHECK: torch.aten.arange.start_step{{.*}} -> !torch.tensor<[n],i64>
// CHECK: torch.aten.lt.int{{.*}} -> !torch.bool<s0>
// CHECK: torch.prim.Loop
// CHECK: torch.aten.mul.int{{.*}} -> !torch.int
// CHECK: torch.aten.sub.Scalar{{.*}} -> !torch.tensor<[n],i64>
// CHECK: torch.aten.lt.Tensor{{.*}} -> !torch.tensor<[n],i1>
// CHECK: torch.aten.where.self{{.*}} -> !torch.tensor<[n],i64>
// CHECK: torch.aten.index_select{{.*}} -> !torch.tensor<[n,5],f32>
// CHECK: torch.aten.to.dtype{{.*}} -> !torch.tensor<[n,5],f64>
// CHECK: torch.aten.to.dtype{{.*}} -> !torch.tensor<[n,5],f64>
// CHECK: torch.aten.sub.Tensor{{.*}} -> !torch.tensor<[n,5],f64>
// CHECK: torch.aten.abs{{.*}} -> !torch.tensor<[n,5],f64>
// CHECK: torch.aten.eq.Tensor{{.*}} -> !torch.tensor<[n,5],i1>
// CHECK: torch.aten.where.ScalarSelf{{.*}} -> !torch.tensor<[n,5],f64>
// CHECK: torch.aten.mul.Scalar{{.*}} -> !torch.tensor<[n,5],f64>
// CHECK: torch.aten.abs{{.*}} -> !torch.tensor<[n,5],f64>
// CHECK: torch.aten.neg{{.*}} -> !torch.tensor<[n,5],f64>
// CHECK: torch.aten.exp{{.*}} -> !torch.tensor<[n,5],f64>
// CHECK: torch.aten.add.Scalar{{.*}} -> !torch.tensor<[n,5],f64>
// CHECK: torch.aten.sub.Scalar{{.*}} -> !torch.tensor<[n,5],f64>
// CHECK: torch.aten.log{{.*}} -> !torch.tensor<[n,5],f64>
// CHECK: torch.aten.div.Tensor{{.*}} -> !torch.tensor<[n,5],f64>
// CHECK: torch.aten.mul.Tensor{{.*}} -> !torch.tensor<[n,5],f64>
// CHECK: torch.aten.eq.Scalar{{.*}} -> !torch.tensor<[n,5],i1>
// CHECK: torch.aten.where.self{{.*}} -> !torch.tensor<[n,5],f64>
// CHECK: torch.aten.eq.Tensor{{.*}} -> !torch.tensor<[n,5],i1>
// CHECK: torch.aten.where.self{{.*}} -> !torch.tensor<[n,5],f64>
// CHECK: torch.aten.clamp{{.*}} -> !torch.tensor<[n,5],f64>
// CHECK: torch.aten.add.Tensor{{.*}} -> !torch.tensor<[n,5],f64>
// CHECK: torch.aten.gt.Scalar{{.*}} -> !torch.tensor<[n,5],i1>
// CHECK: torch.aten.where.self{{.*}} -> !torch.tensor<[n,5],f64>
// CHECK: torch.aten.maximum{{.*}} -> !torch.tensor<[n,5],f64>
// CHECK: torch.aten.add.Tensor{{.*}} -> !torch.tensor<[n,5],f64>
// CHECK: torch.aten.to.dtype{{.*}} -> !torch.tensor<[n,5],f32>
// CHECK: torch.aten.ge.Scalar{{.*}} -> !torch.tensor<[n],i1>
// CHECK: torch.aten.unsqueeze{{.*}} -> !torch.tensor<[n,1],i1>
// CHECK: torch.aten.where.self{{.*}} -> !torch.tensor<[n,5],f32>
// CHECK: torch.aten.lt.int{{.*}} -> !torch.bool
// CHECK: torch.prim.yield
func.func @logcumsumexp(%arg0: !torch.tensor<[n,5],f32>) -> (!torch.tensor<[n,5],f32>) {
  %0 = torch.constant 0 : i64 -> !torch.int<0>
  %1 = torch.aten.logcumsumexp(%arg0, %0) : (!torch.tensor<[n,5],f32>, !torch.int<0>) -> !torch.tensor<[n,5],f32>
  return %1 : !torch.tensor<[n,5],f32>
}
