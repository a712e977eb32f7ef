// NOTE: The checks are written by tools/dev/update_checks.py.

// RUN: torch-onnx-opt %s --decompose | FileCheck %s

// CHECK-LABEL: @linalg_qr(
// CHECK: torch.aten.size.int{{.*}} -> !torch.int<p>
// CHECK: torch.aten.size.int{{.*}} -> !torch.int<m>
// CHECK: torch.aten.size.int{{.*}} -> !torch.int<p>
// CHECK: torch.aten.add.int{{.*}} -> !torch.int<"m+1">
// CHECK: torch.aten.sub.int{{.*}} -> !torch.int<m>
// CHECK: torch.prim.min.int
// CHECK: torch.prim.max.int
// CHECK: torch.aten.mul.int
// CHECK: torch.aten.add.int
// CHECK: torch.aten.flatten.using_ints{{.*}} -> !torch.tensor<[n,"m*p"],f32>
// CHECK: torch.aten.slice.Tensor
// CHECK: torch.aten.size.int
// CHECK: torch.aten.size.int{{.*}} -> !torch.int<n>
// CHECK: torch.aten.size.int{{.*}} -> !torch.int<p>
// CHECK: torch.aten.eye{{.*}} -> !torch.tensor<[p,p],f32>
// CHECK: torch.prim.ListConstruct{{.*}} -> !torch.list<[!torch.int<n>, !torch.int<p>, !torch.int<p>]>
// CHECK: torch.aten.expand{{.*}} -> !torch.tensor<[n,p,p],f32>
// CHECK: torch.prim.Loop
// CHECK: torch.aten.size.int{{.*}} -> !torch.int<p>
// CHECK: torch.aten.arange.start_step{{.*}} -> !torch.tensor<[p],i64>
// CHECK: torch.aten.unsqueeze{{.*}} -> !torch.tensor<[p,1],i64>
// CHECK: torch.aten.select.int{{.*}} -> !torch.tensor<[n,p],f32>
// CHECK: torch.aten.unsqueeze{{.*}} -> !torch.tensor<[n,p,1],f32>
// CHECK: torch.aten.full_like{{.*}} -> !torch.tensor<[n,p,1],f32>
// CHECK: torch.aten.select.int{{.*}} -> !torch.tensor<[n,1],f32>
// CHECK: torch.aten.unsqueeze{{.*}} -> !torch.tensor<[n,1,1],f32>
// CHECK: torch.aten.gt.Scalar{{.*}} -> !torch.tensor<[p,1],i1>
// CHECK: torch.aten.where.self{{.*}} -> !torch.tensor<[n,p,1],f32>
// CHECK: torch.prim.ListConstruct{{.*}} -> !torch.list<[!torch.int<-2>]>
// CHECK: torch.aten.linalg_vector_norm{{.*}} -> !torch.tensor<[n,1,1],f32>
// CHECK: torch.aten.abs{{.*}} -> !torch.tensor<[n,1,1],f32>
// CHECK: torch.aten.abs{{.*}} -> !torch.tensor<[n,1,1],f32>
// CHECK: torch.aten.maximum{{.*}} -> !torch.tensor<[n,1,1],f32>
// CHECK: torch.aten.minimum{{.*}} -> !torch.tensor<[n,1,1],f32>
// CHECK: torch.aten.eq.Scalar{{.*}} -> !torch.tensor<[n,1,1],i1>
// CHECK: torch.aten.eq.Scalar{{.*}} -> !torch.tensor<[n,1,1],i1>
// CHECK: torch.aten.logical_or{{.*}} -> !torch.tensor<[n,1,1],i1>
// CHECK: torch.aten.div.Tensor{{.*}} -> !torch.tensor<[n,1,1],f32>
// CHECK: torch.aten.where.ScalarSelf{{.*}} -> !torch.tensor<[n,1,1],f32>
// CHECK: torch.aten.mul.Tensor{{.*}} -> !torch.tensor<[n,1,1],f32>
// CHECK: torch.aten.add.Scalar{{.*}} -> !torch.tensor<[n,1,1],f32>
// CHECK: torch.aten.sqrt{{.*}} -> !torch.tensor<[n,1,1],f32>
// CHECK: torch.aten.mul.Tensor{{.*}} -> !torch.tensor<[n,1,1],f32>
// CHECK: torch.aten.isinf{{.*}} -> !torch.tensor<[n,1,1],i1>
// CHECK: torch.aten.isinf{{.*}} -> !torch.tensor<[n,1,1],i1>
// CHECK: torch.aten.logical_or{{.*}} -> !torch.tensor<[n,1,1],i1>
// CHECK: torch.aten.where.ScalarSelf{{.*}} -> !torch.tensor<[n,1,1],f32>
// CHECK: torch.aten.abs{{.*}} -> !torch.tensor<[n,1,1],f32>
// CHECK: torch.aten.lt.Scalar{{.*}} -> !torch.tensor<[n,1,1],i1>
// CHECK: torch.aten.reciprocal{{.*}} -> !torch.tensor<[n,1,1],f32>
// CHECK: torch.aten.lt.Scalar{{.*}} -> !torch.tensor<[n,1,1],i1>
// CHECK: torch.aten.logical_or{{.*}} -> !torch.tensor<[n,1,1],i1>
// CHECK: torch.aten.where.Scalar{{.*}} -> !torch.tensor<[n,1,1],f32>
// CHECK: torch.aten.mul.Tensor{{.*}} -> !torch.tensor<[n,1,1],f32>
// CHECK: torch.aten.neg{{.*}} -> !torch.tensor<[n,1,1],f32>
// CHECK: torch.aten.eq.Scalar{{.*}} -> !torch.tensor<[n,1,1],i1>
// CHECK: torch.aten.sub.Tensor{{.*}} -> !torch.tensor<[n,1,1],f32>
// CHECK: torch.aten.div.Tensor{{.*}} -> !torch.tensor<[n,1,1],f32>
// CHECK: torch.aten.where.ScalarSelf{{.*}} -> !torch.tensor<[n,1,1],f32>
// CHECK: torch.aten.sub.Tensor{{.*}} -> !torch.tensor<[n,1,1],f32>
// CHECK: torch.aten.where.ScalarSelf{{.*}} -> !torch.tensor<[n,1,1],f32>
// CHECK: torch.aten.div.Tensor{{.*}} -> !torch.tensor<[n,p,1],f32>
// CHECK: torch.aten.full_like{{.*}} -> !torch.tensor<[n,p,1],f32>
// CHECK: torch.aten.eq.Scalar{{.*}} -> !torch.tensor<[p,1],i1>
// CHECK: torch.aten.where.self{{.*}} -> !torch.tensor<[n,p,1],f32>
// CHECK: torch.aten.transpose.int{{.*}} -> !torch.tensor<[n,1,p],f32>
// CHECK: torch.aten.transpose.int{{.*}} -> !torch.tensor<[n,1,p],f32>
// CHECK: torch.aten.matmul{{.*}} -> !torch.tensor<[n,1,m],f32>
// CHECK: torch.aten.mul.Tensor{{.*}} -> !torch.tensor<[n,p,1],f32>
// CHECK: torch.aten.matmul{{.*}} -> !torch.tensor<[n,p,m],f32>
// CHECK: torch.aten.sub.Tensor{{.*}} -> !torch.tensor<[n,p,m],f32>
// CHECK: torch.aten.mul.Tensor{{.*}} -> !torch.tensor<[n,p,1],f32>
// CHECK: torch.aten.matmul{{.*}} -> !torch.tensor<[n,p,1],f32>
// CHECK: torch.aten.matmul{{.*}} -> !torch.tensor<[n,p,p],f32>
// CHECK: torch.aten.sub.Tensor{{.*}} -> !torch.tensor<[n,p,p],f32>
// CHECK: torch.prim.yield
// CHECK: torch.aten.triu{{.*}} -> !torch.tensor<[n,p,m],f32>
func.func @linalg_qr(%arg0: !torch.tensor<[n,p,m],f32>) -> (!torch.tensor<[n,p,p],f32>, !torch.tensor<[n,p,m],f32>) {
  %0 = torch.constant "complete" -> !torch.str
  %1:2 = torch.aten.linalg_qr(%arg0, %0) : (!torch.tensor<[n,p,m],f32>, !torch.str) -> (!torch.tensor<[n,p,p],f32>, !torch.tensor<[n,p,m],f32>)
  return %1#0, %1#1 : !torch.tensor<[n,p,p],f32>, !torch.tensor<[n,p,m],f32>
}

// CHECK-LABEL: @orgqr(
// CHECK: torch.aten.expand_as{{.*}} -> !torch.tensor<[4,3],f64>
// CHECK: torch.aten.tril{{.*}} -> !torch.tensor<[4,3],f64>
// CHECK: torch.aten.add.Tensor{{.*}} -> !torch.tensor<[4,3],f64>
// CHECK: torch.aten.select.int{{.*}} -> !torch.tensor<[4],f64>
// CHECK: torch.aten.unsqueeze{{.*}} -> !torch.tensor<[4,1],f64>
// CHECK: torch.aten.select.int{{.*}} -> !torch.tensor<[],f64>
// CHECK: torch.aten.unsqueeze{{.*}} -> !torch.tensor<[1],f64>
// CHECK: torch.aten.unsqueeze{{.*}} -> !torch.tensor<[1,1],f64>
// CHECK: torch.aten.transpose.int{{.*}} -> !torch.tensor<[1,4],f64>
// CHECK: torch.aten.matmul{{.*}} -> !torch.tensor<[1,3],f64>
// CHECK: torch.aten.matmul{{.*}} -> !torch.tensor<[4,3],f64>
// CHECK: torch.aten.mul.Tensor{{.*}} -> !torch.tensor<[4,3],f64>
// CHECK: torch.aten.sub.Tensor{{.*}} -> !torch.tensor<[4,3],f64>
// CHECK: torch.aten.select.int{{.*}} -> !torch.tensor<[4],f64>
// CHECK: torch.aten.unsqueeze{{.*}} -> !torch.tensor<[4,1],f64>
// CHECK: torch.aten.select.int{{.*}} -> !torch.tensor<[],f64>
// CHECK: torch.aten.unsqueeze{{.*}} -> !torch.tensor<[1],f64>
// CHECK: torch.aten.unsqueeze{{.*}} -> !torch.tensor<[1,1],f64>
// CHECK: torch.aten.transpose.int{{.*}} -> !torch.tensor<[1,4],f64>
// CHECK: torch.aten.matmul{{.*}} -> !torch.tensor<[1,3],f64>
// CHECK: torch.aten.matmul{{.*}} -> !torch.tensor<[4,3],f64>
// CHECK: torch.aten.mul.Tensor{{.*}} -> !torch.tensor<[4,3],f64>
// CHECK: torch.aten.sub.Tensor{{.*}} -> !torch.tensor<[4,3],f64>
// CHECK: torch.aten.select.int{{.*}} -> !torch.tensor<[4],f64>
// CHECK: torch.aten.unsqueeze{{.*}} -> !torch.tensor<[4,1],f64>
// CHECK: torch.aten.select.int{{.*}} -> !torch.tensor<[],f64>
// CHECK: torch.aten.unsqueeze{{.*}} -> !torch.tensor<[1],f64>
// CHECK: torch.aten.unsqueeze{{.*}} -> !torch.tensor<[1,1],f64>
// CHECK: torch.aten.transpose.int{{.*}} -> !torch.tensor<[1,4],f64>
// CHECK: torch.aten.matmul{{.*}} -> !torch.tensor<[1,3],f64>
// CHECK: torch.aten.matmul{{.*}} -> !torch.tensor<[4,3],f64>
// CHECK: torch.aten.mul.Tensor{{.*}} -> !torch.tensor<[4,3],f64>
// CHECK: torch.aten.sub.Tensor{{.*}} -> !torch.tensor<[4,3],f64>
func.func @orgqr(%arg0: !torch.tensor<[4,3],f64>, %arg1: !torch.tensor<[3],f64>) -> (!torch.tensor<[4,3],f64>) {
  %0 = torch.aten.orgqr(%arg0, %arg1) : (!torch.tensor<[4,3],f64>, !torch.tensor<[3],f64>) -> !torch.tensor<[4,3],f64>
  return %0 : !torch.tensor<[4,3],f64>
}

// CHECK-LABEL: @qr(
// CHECK: torch.prim.Loop
// CHECK: torch.aten.select.int{{.*}} -> !torch.tensor<[6],f32>
// CHECK: torch.aten.unsqueeze{{.*}} -> !torch.tensor<[6,1],f32>
// CHECK: torch.aten.full_like{{.*}} -> !torch.tensor<[6,1],f32>
// CHECK: torch.aten.select.int{{.*}} -> !torch.tensor<[1],f32>
// CHECK: torch.aten.unsqueeze{{.*}} -> !torch.tensor<[1,1],f32>
// CHECK: torch.aten.gt.Scalar{{.*}} -> !torch.tensor<[6,1],i1>
// CHECK: torch.aten.where.self{{.*}} -> !torch.tensor<[6,1],f32>
// CHECK: torch.prim.ListConstruct{{.*}} -> !torch.list<[!torch.int<-2>]>
// CHECK: torch.aten.linalg_vector_norm{{.*}} -> !torch.tensor<[1,1],f32>
// CHECK: torch.aten.abs{{.*}} -> !torch.tensor<[1,1],f32>
// CHECK: torch.aten.abs{{.*}} -> !torch.tensor<[1,1],f32>
// CHECK: torch.aten.maximum{{.*}} -> !torch.tensor<[1,1],f32>
// CHECK: torch.aten.minimum{{.*}} -> !torch.tensor<[1,1],f32>
// CHECK: torch.aten.eq.Scalar{{.*}} -> !torch.tensor<[1,1],i1>
// CHECK: torch.aten.eq.Scalar{{.*}} -> !torch.tensor<[1,1],i1>
// CHECK: torch.aten.logical_or{{.*}} -> !torch.tensor<[1,1],i1>
// CHECK: torch.aten.div.Tensor{{.*}} -> !torch.tensor<[1,1],f32>
// CHECK: torch.aten.where.ScalarSelf{{.*}} -> !torch.tensor<[1,1],f32>
// CHECK: torch.aten.mul.Tensor{{.*}} -> !torch.tensor<[1,1],f32>
// CHECK: torch.aten.add.Scalar{{.*}} -> !torch.tensor<[1,1],f32>
// CHECK: torch.aten.sqrt{{.*}} -> !torch.tensor<[1,1],f32>
// CHECK: torch.aten.mul.Tensor{{.*}} -> !torch.tensor<[1,1],f32>
// CHECK: torch.aten.isinf{{.*}} -> !torch.tensor<[1,1],i1>
// CHECK: torch.aten.isinf{{.*}} -> !torch.tensor<[1,1],i1>
// CHECK: torch.aten.logical_or{{.*}} -> !torch.tensor<[1,1],i1>
// CHECK: torch.aten.where.ScalarSelf{{.*}} -> !torch.tensor<[1,1],f32>
// CHECK: torch.aten.abs{{.*}} -> !torch.tensor<[1,1],f32>
// CHECK: torch.aten.lt.Scalar{{.*}} -> !torch.tensor<[1,1],i1>
// CHECK: torch.aten.reciprocal{{.*}} -> !torch.tensor<[1,1],f32>
// CHECK: torch.aten.lt.Scalar{{.*}} -> !torch.tensor<[1,1],i1>
// CHECK: torch.aten.logical_or{{.*}} -> !torch.tensor<[1,1],i1>
// CHECK: torch.aten.where.Scalar{{.*}} -> !torch.tensor<[1,1],f32>
// CHECK: torch.aten.mul.Tensor{{.*}} -> !torch.tensor<[1,1],f32>
// CHECK: torch.aten.neg{{.*}} -> !torch.tensor<[1,1],f32>
// CHECK: torch.aten.eq.Scalar{{.*}} -> !torch.tensor<[1,1],i1>
// CHECK: torch.aten.sub.Tensor{{.*}} -> !torch.tensor<[1,1],f32>
// CHECK: torch.aten.div.Tensor{{.*}} -> !torch.tensor<[1,1],f32>
// CHECK: torch.aten.where.ScalarSelf{{.*}} -> !torch.tensor<[1,1],f32>
// CHECK: torch.aten.sub.Tensor{{.*}} -> !torch.tensor<[1,1],f32>
// CHECK: torch.aten.where.ScalarSelf{{.*}} -> !torch.tensor<[1,1],f32>
// CHECK: torch.aten.div.Tensor{{.*}} -> !torch.tensor<[6,1],f32>
// CHECK: torch.aten.full_like{{.*}} -> !torch.tensor<[6,1],f32>
// CHECK: torch.aten.eq.Scalar{{.*}} -> !torch.tensor<[6,1],i1>
// CHECK: torch.aten.where.self{{.*}} -> !torch.tensor<[6,1],f32>
// CHECK: torch.aten.transpose.int{{.*}} -> !torch.tensor<[1,6],f32>
// CHECK: torch.aten.transpose.int{{.*}} -> !torch.tensor<[1,6],f32>
// CHECK: torch.aten.matmul{{.*}} -> !torch.tensor<[1,6],f32>
// CHECK: torch.aten.mul.Tensor{{.*}} -> !torch.tensor<[6,1],f32>
// CHECK: torch.aten.matmul{{.*}} -> !torch.tensor<[6,6],f32>
// CHECK: torch.aten.sub.Tensor{{.*}} -> !torch.tensor<[6,6],f32>
// CHECK: torch.aten.mul.Tensor{{.*}} -> !torch.tensor<[6,1],f32>
// CHECK: torch.aten.matmul{{.*}} -> !torch.tensor<[6,1],f32>
// CHECK: torch.aten.matmul{{.*}} -> !torch.tensor<[6,6],f32>
// CHECK: torch.aten.sub.Tensor{{.*}} -> !torch.tensor<[6,6],f32>
// CHECK: torch.prim.yield
// CHECK: torch.aten.triu{{.*}} -> !torch.tensor<[6,6],f32>
// CHECK: torch.aten.slice.Tensor{{.*}} -> !torch.tensor<[6,6],f32>
// CHECK: torch.aten.slice.Tensor{{.*}} -> !torch.tensor<[6,6],f32>
func.func @qr(%arg0: !torch.tensor<[6,6],f32>) -> (!torch.tensor<[6,6],f32>, !torch.tensor<[6,6],f32>) {
  %0 = torch.constant true -> !torch.bool<true>
  %1:2 = torch.aten.qr(%arg0, %0) : (!torch.tensor<[6,6],f32>, !torch.bool<true>) -> (!torch.tensor<[6,6],f32>, !torch.tensor<[6,6],f32>)
  return %1#0, %1#1 : !torch.tensor<[6,6],f32>, !torch.tensor<[6,6],f32>
}
