// NOTE: The checks are written by tools/dev/update_checks.py.

// RUN: torch-onnx-opt %s --decompose | FileCheck %s

// CHECK-LABEL: @histogram_bin_ct(
// CHECK: torch.prim.ListConstruct{{.*}} -> !torch.list<[!torch.int<-1>]>
// CHECK: torch.aten.reshape{{.*}} -> !torch.tensor<["3*n"],f32>
// CHECK: torch.prim.ListConstruct{{.*}} -> !torch.list<[!torch.tensor<["3*n"],f32>, !torch.tensor<[1],f32>]>
// CHECK: torch.aten.cat{{.*}} -> !torch.tensor<["3*n+1"],f32>
// CHECK: torch.prim.ListConstruct{{.*}} -> !torch.list<[]>
// CHECK: torch.aten.amin{{.*}} -> !torch.tensor<[],f32>
// CHECK: torch.prim.ListConstruct{{.*}} -> !torch.list<[!torch.tensor<["3*n"],f32>, !torch.tensor<[1],f32>]>
// CHECK: torch.aten.cat{{.*}} -> !torch.tensor<["3*n+1"],f32>
// CHECK: torch.prim.ListConstruct{{.*}} -> !torch.list<[]>
// CHECK: torch.aten.amax{{.*}} -> !torch.tensor<[],f32>
// CHECK: torch.aten.size.int{{.*}} -> !torch.int<"3*n">
// CHECK: torch.aten.scalar_tensor{{.*}} -> !torch.tensor<[],i64>
// CHECK: torch.aten.eq.Scalar{{.*}} -> !torch.tensor<[],i1>
// CHECK: torch.aten.where.ScalarSelf{{.*}} -> !torch.tensor<[],f32>
// CHECK: torch.aten.where.ScalarSelf{{.*}} -> !torch.tensor<[],f32>
// CHECK: torch.aten.eq.Tensor{{.*}} -> !torch.tensor<[],i1>
// CHECK: torch.aten.sub.Scalar{{.*}} -> !torch.tensor<[],f32>
// CHECK: torch.aten.where.self{{.*}} -> !torch.tensor<[],f32>
// CHECK: torch.aten.add.Scalar{{.*}} -> !torch.tensor<[],f32>
// CHECK: torch.aten.where.self{{.*}} -> !torch.tensor<[],f32>
// CHECK: torch.aten.sub.Tensor{{.*}} -> !torch.tensor<[],f32>
// CHECK: torch.aten.div.Tensor{{.*}} -> !torch.tensor<[],f32>
// CHECK: torch.aten.to.dtype{{.*}} -> !torch.tensor<[],f64>
// CHECK: torch.aten.to.dtype{{.*}} -> !torch.tensor<[],f64>
// CHECK: torch.aten.to.dtype{{.*}} -> !torch.tensor<[],f64>
// CHECK: torch.aten.mul.Tensor{{.*}} -> !torch.tensor<[5],f64>
// CHECK: torch.aten.add.Tensor{{.*}} -> !torch.tensor<[5],f64>
// CHECK: torch.aten.mul.Tensor{{.*}} -> !torch.tensor<[5],f64>
// CHECK: torch.aten.sub.Tensor{{.*}} -> !torch.tensor<[5],f64>
// CHECK: torch.aten.where.self{{.*}} -> !torch.tensor<[5],f64>
// CHECK: torch.aten.to.dtype{{.*}} -> !torch.tensor<[5],f32>
// CHECK: torch.aten.select.int{{.*}} -> !torch.tensor<[],f32>
// CHECK: torch.aten.le.Tensor{{.*}} -> !torch.tensor<["3*n"],i1>
// CHECK: torch.aten.select.int{{.*}} -> !torch.tensor<[],f32>
// CHECK: torch.aten.ge.Tensor{{.*}} -> !torch.tensor<["3*n"],i1>
// CHECK: torch.aten.logical_and{{.*}} -> !torch.tensor<["3*n"],i1>
// CHECK: torch.aten.unsqueeze{{.*}} -> !torch.tensor<["3*n",1],f32>
// CHECK: torch.aten.gt.Tensor{{.*}} -> !torch.tensor<["3*n",5],i1>
// CHECK: torch.aten.logical_not{{.*}} -> !torch.tensor<["3*n",5],i1>
// CHECK: torch.prim.ListConstruct{{.*}} -> !torch.list<[!torch.int<-1>]>
// CHECK: torch.aten.sum.dim_IntList{{.*}} -> !torch.tensor<["3*n"],i64>
// CHECK: torch.aten.sub.Scalar{{.*}} -> !torch.tensor<["3*n"],i64>
// CHECK: torch.aten.lt.Tensor{{.*}} -> !torch.tensor<["3*n"],i1>
// CHECK: torch.aten.where.self{{.*}} -> !torch.tensor<["3*n"],i64>
// CHECK: torch.aten.lt.Tensor{{.*}} -> !torch.tensor<["3*n"],i1>
// CHECK: torch.aten.where.self{{.*}} -> !torch.tensor<["3*n"],i64>
// CHECK: torch.prim.ListConstruct{{.*}} -> !torch.list<[!torch.int<-1>]>
// CHECK: torch.aten.reshape{{.*}} -> !torch.tensor<["3*n"],f32>
// CHECK: torch.aten.where.ScalarOther{{.*}} -> !torch.tensor<["3*n"],f32>
// CHECK: torch.prim.ListConstruct{{.*}} -> !torch.list<[!torch.tensor<["3*n"],i64>]>
// CHECK: torch.aten.index_put{{.*}} -> !torch.tensor<[4],f32>
// CHECK: torch.aten.sum{{.*}} -> !torch.tensor<[],f32>
// CHECK: torch.aten.div.Tensor{{.*}} -> !torch.tensor<[4],f32>
// CHECK: torch.aten.slice.Tensor{{.*}} -> !torch.tensor<[4],f32>
// CHECK: torch.aten.slice.Tensor{{.*}} -> !torch.tensor<[4],f32>
// CHECK: torch.aten.sub.Tensor{{.*}} -> !torch.tensor<[4],f32>
// CHECK: torch.aten.div.Tensor{{.*}} -> !torch.tensor<[4],f32>
func.func @histogram_bin_ct(%arg0: !torch.tensor<[n,3],f32>, %arg1: !torch.tensor<[n,3],f32>) -> (!torch.tensor<[4],f32>, !torch.tensor<[5],f32>) {
  %0 = torch.constant 4 : i64 -> !torch.int<4>
  %1 = torch.constant unit -> !torch.none
  %2 = torch.constant true -> !torch.bool<true>
  %r0, %r1 = torch.aten.histogram.bin_ct(%arg0, %0, %1, %arg1, %2) : (!torch.tensor<[n,3],f32>, !torch.int<4>, !torch.none, !torch.tensor<[n,3],f32>, !torch.bool<true>) -> (!torch.tensor<[4],f32>, !torch.tensor<[5],f32>)
  return %r0, %r1 : !torch.tensor<[4],f32>, !torch.tensor<[5],f32>
}

// CHECK-LABEL: @histogram_of_a_range(
// CHECK: torch.prim.ListConstruct{{.*}} -> !torch.list<[!torch.int<-1>]>
// CHECK: torch.aten.reshape{{.*}} -> !torch.tensor<["3*n"],f32>
// CHECK: torch.aten.le.Tensor{{.*}} -> !torch.tensor<["3*n"],i1>
// CHECK: torch.aten.ge.Tensor{{.*}} -> !torch.tensor<["3*n"],i1>
// CHECK: torch.aten.logical_and{{.*}} -> !torch.tensor<["3*n"],i1>
// CHECK: torch.aten.unsqueeze{{.*}} -> !torch.tensor<["3*n",1],f32>
// CHECK: torch.aten.gt.Tensor{{.*}} -> !torch.tensor<["3*n",5],i1>
// CHECK: torch.aten.logical_not{{.*}} -> !torch.tensor<["3*n",5],i1>
// CHECK: torch.prim.ListConstruct{{.*}} -> !torch.list<[!torch.int<-1>]>
// CHECK: torch.aten.sum.dim_IntList{{.*}} -> !torch.tensor<["3*n"],i64>
// CHECK: torch.aten.sub.Scalar{{.*}} -> !torch.tensor<["3*n"],i64>
// CHECK: torch.aten.lt.Tensor{{.*}} -> !torch.tensor<["3*n"],i1>
// CHECK: torch.aten.where.self{{.*}} -> !torch.tensor<["3*n"],i64>
// CHECK: torch.aten.lt.Tensor{{.*}} -> !torch.tensor<["3*n"],i1>
// CHECK: torch.aten.where.self{{.*}} -> !torch.tensor<["3*n"],i64>
// CHECK: torch.aten.to.dtype{{.*}} -> !torch.tensor<["3*n"],f32>
// CHECK: torch.prim.ListConstruct{{.*}} -> !torch.list<[!torch.tensor<["3*n"],i64>]>
// CHECK: torch.aten.index_put{{.*}} -> !torch.tensor<[4],f32>
func.func @histogram_of_a_range(%arg0: !torch.tensor<[n,3],f32>) -> (!torch.tensor<[4],f32>, !torch.tensor<[5],f32>) {
  %0 = torch.constant 4 : i64 -> !torch.int<4>
  %2 = torch.constant -1.000000e+00 : f64 -> !torch.float<-1.000000e+00>
  %3 = torch.constant 2.000000e+00 : f64 -> !torch.float<2.000000e+00>
  %1 = torch.prim.ListConstruct(%2, %3) : (!torch.float<-1.000000e+00>, !torch.float<2.000000e+00>) -> !torch.list<[!torch.float<-1.000000e+00>, !torch.float<2.000000e+00>]>
  %4 = torch.constant unit -> !torch.none
  %5 = torch.constant false -> !torch.bool<false>
  %r0, %r1 = torch.aten.histogram.bin_ct(%arg0, %0, %1, %4, %5) : (!torch.tensor<[n,3],f32>, !torch.int<4>, !torch.list<[!torch.float<-1.000000e+00>, !torch.float<2.000000e+00>]>, !torch.none, !torch.bool<false>) -> (!torch.tensor<[4],f32>, !torch.tensor<[5],f32>)
  return %r0, %r1 : !torch.tensor<[4],f32>, !torch.tensor<[5],f32>
}

// CHECK-LABEL: @histogram_bins_tensor(
// CHECK: torch.prim.ListConstruct{{.*}} -> !torch.list<[!torch.int<-1>]>
// CHECK: torch.aten.reshape{{.*}} -> !torch.tensor<["3*n"],f32>
// CHECK: torch.aten.select.int{{.*}} -> !torch.tensor<[],f32>
// CHECK: torch.aten.le.Tensor{{.*}} -> !torch.tensor<["3*n"],i1>
// CHECK: torch.aten.select.int{{.*}} -> !torch.tensor<[],f32>
// CHECK: torch.aten.ge.Tensor{{.*}} -> !torch.tensor<["3*n"],i1>
// CHECK: torch.aten.logical_and{{.*}} -> !torch.tensor<["3*n"],i1>
// CHECK: torch.aten.unsqueeze{{.*}} -> !torch.tensor<["3*n",1],f32>
// CHECK: torch.aten.gt.Tensor{{.*}} -> !torch.tensor<["3*n",5],i1>
// CHECK: torch.aten.logical_not{{.*}} -> !torch.tensor<["3*n",5],i1>
// CHECK: torch.prim.ListConstruct{{.*}} -> !torch.list<[!torch.int<-1>]>
// CHECK: torch.aten.sum.dim_IntList{{.*}} -> !torch.tensor<["3*n"],i64>
// CHECK: torch.aten.sub.Scalar{{.*}} -> !torch.tensor<["3*n"],i64>
// CHECK: torch.aten.lt.Tensor{{.*}} -> !torch.tensor<["3*n"],i1>
// CHECK: torch.aten.where.self{{.*}} -> !torch.tensor<["3*n"],i64>
// CHECK: torch.aten.lt.Tensor{{.*}} -> !torch.tensor<["3*n"],i1>
// CHECK: torch.aten.where.self{{.*}} -> !torch.tensor<["3*n"],i64>
// CHECK: torch.aten.to.dtype{{.*}} -> !torch.tensor<["3*n"],f32>
// CHECK: torch.prim.ListConstruct{{.*}} -> !torch.list<[!torch.tensor<["3*n"],i64>]>
// CHECK: torch.aten.index_put{{.*}} -> !torch.tensor<[4],f32>
func.func @histogram_bins_tensor(%arg0: !torch.tensor<[n,3],f32>, %arg1: !torch.tensor<[5],f32>) -> (!torch.tensor<[4],f32>, !torch.tensor<[5],f32>) {
  %0 = torch.constant unit -> !torch.none
  %1 = torch.constant false -> !torch.bool<false>
  %r0, %r1 = torch.aten.histogram.bins_tensor(%arg0, %arg1, %0, %1) : (!torch.tensor<[n,3],f32>, !torch.tensor<[5],f32>, !torch.none, !torch.bool<false>) -> (!torch.tensor<[4],f32>, !torch.tensor<[5],f32>)
  return %r0, %r1 : !torch.tensor<[4],f32>, !torch.tensor<[5],f32>
}

// CHECK-LABEL: @_histogramdd_bin_edges(
// CHECK: torch.aten.select.int{{.*}} -> !torch.tensor<[n],f32>
// CHECK: torch.prim.ListConstruct{{.*}} -> !torch.list<[!torch.int<-1>]>
// CHECK: torch.aten.reshape{{.*}} -> !torch.tensor<[n],f32>
// CHECK: torch.aten.select.int{{.*}} -> !torch.tensor<[n],f32>
// CHECK: torch.prim.ListConstruct{{.*}} -> !torch.list<[!torch.int<-1>]>
// CHECK: torch.aten.reshape{{.*}} -> !torch.tensor<[n],f32>
// CHECK: torch.prim.ListConstruct{{.*}} -> !torch.list<[!torch.tensor<[n],f32>, !torch.tensor<[1],f32>]>
// CHECK: torch.aten.cat{{.*}} -> !torch.tensor<["n+1"],f32>
// CHECK: torch.prim.ListConstruct{{.*}} -> !torch.list<[]>
// CHECK: torch.aten.amin{{.*}} -> !torch.tensor<[],f32>
// CHECK: torch.prim.ListConstruct{{.*}} -> !torch.list<[!torch.tensor<[n],f32>, !torch.tensor<[1],f32>]>
// CHECK: torch.aten.cat{{.*}} -> !torch.tensor<["n+1"],f32>
// CHECK: torch.prim.ListConstruct{{.*}} -> !torch.list<[]>
// CHECK: torch.aten.amax{{.*}} -> !torch.tensor<[],f32>
// CHECK: torch.aten.size.int{{.*}} -> !torch.int<n>
// CHECK: torch.aten.scalar_tensor{{.*}} -> !torch.tensor<[],i64>
// CHECK: torch.aten.eq.Scalar{{.*}} -> !torch.tensor<[],i1>
// CHECK: torch.aten.where.ScalarSelf{{.*}} -> !torch.tensor<[],f32>
// CHECK: torch.aten.where.ScalarSelf{{.*}} -> !torch.tensor<[],f32>
// CHECK: torch.aten.eq.Tensor{{.*}} -> !torch.tensor<[],i1>
// CHECK: torch.aten.sub.Scalar{{.*}} -> !torch.tensor<[],f32>
// CHECK: torch.aten.where.self{{.*}} -> !torch.tensor<[],f32>
// CHECK: torch.aten.add.Scalar{{.*}} -> !torch.tensor<[],f32>
// CHECK: torch.aten.where.self{{.*}} -> !torch.tensor<[],f32>
// CHECK: torch.aten.sub.Tensor{{.*}} -> !torch.tensor<[],f32>
// CHECK: torch.aten.div.Tensor{{.*}} -> !torch.tensor<[],f32>
// CHECK: torch.aten.to.dtype{{.*}} -> !torch.tensor<[],f64>
// CHECK: torch.aten.to.dtype{{.*}} -> !torch.tensor<[],f64>
// CHECK: torch.aten.to.dtype{{.*}} -> !torch.tensor<[],f64>
// CHECK: torch.aten.mul.Tensor{{.*}} -> !torch.tensor<[4],f64>
// CHECK: torch.aten.add.Tensor{{.*}} -> !torch.tensor<[4],f64>
// CHECK: torch.aten.mul.Tensor{{.*}} -> !torch.tensor<[4],f64>
// CHECK: torch.aten.sub.Tensor{{.*}} -> !torch.tensor<[4],f64>
// CHECK: torch.aten.where.self{{.*}} -> !torch.tensor<[4],f64>
// CHECK: torch.aten.to.dtype{{.*}} -> !torch.tensor<[4],f32>
// CHECK: torch.prim.ListConstruct{{.*}} -> !torch.list<[!torch.tensor<[n],f32>, !torch.tensor<[1],f32>]>
// CHECK: torch.aten.cat{{.*}} -> !torch.tensor<["n+1"],f32>
// CHECK: torch.prim.ListConstruct{{.*}} -> !torch.list<[]>
// CHECK: torch.aten.amin{{.*}} -> !torch.tensor<[],f32>
// CHECK: torch.prim.ListConstruct{{.*}} -> !torch.list<[!torch.tensor<[n],f32>, !torch.tensor<[1],f32>]>
// CHECK: torch.aten.cat{{.*}} -> !torch.tensor<["n+1"],f32>
// CHECK: torch.prim.ListConstruct{{.*}} -> !torch.list<[]>
// CHECK: torch.aten.amax{{.*}} -> !torch.tensor<[],f32>
// CHECK: torch.aten.size.int{{.*}} -> !torch.int<n>
// CHECK: torch.aten.scalar_tensor{{.*}} -> !torch.tensor<[],i64>
// CHECK: torch.aten.eq.Scalar{{.*}} -> !torch.tensor<[],i1>
// CHECK: torch.aten.where.ScalarSelf{{.*}} -> !torch.tensor<[],f32>
// CHECK: torch.aten.where.ScalarSelf{{.*}} -> !torch.tensor<[],f32>
// CHECK: torch.aten.eq.Tensor{{.*}} -> !torch.tensor<[],i1>
// CHECK: torch.aten.sub.Scalar{{.*}} -> !torch.tensor<[],f32>
// CHECK: torch.aten.where.self{{.*}} -> !torch.tensor<[],f32>
// CHECK: torch.aten.add.Scalar{{.*}} -> !torch.tensor<[],f32>
// CHECK: torch.aten.where.self{{.*}} -> !torch.tensor<[],f32>
// CHECK: torch.aten.sub.Tensor{{.*}} -> !torch.tensor<[],f32>
// CHECK: torch.aten.div.Tensor{{.*}} -> !torch.tensor<[],f32>
// CHECK: torch.aten.to.dtype{{.*}} -> !torch.tensor<[],f64>
// CHECK: torch.aten.to.dtype{{.*}} -> !torch.tensor<[],f64>
// CHECK: torch.aten.to.dtype{{.*}} -> !torch.tensor<[],f64>
// CHECK: torch.aten.mul.Tensor{{.*}} -> !torch.tensor<[5],f64>
// CHECK: torch.aten.add.Tensor{{.*}} -> !torch.tensor<[5],f64>
// CHECK: torch.aten.mul.Tensor{{.*}} -> !torch.tensor<[5],f64>
// CHECK: torch.aten.sub.Tensor{{.*}} -> !torch.tensor<[5],f64>
// CHECK: torch.aten.where.self{{.*}} -> !torch.tensor<[5],f64>
// CHECK: torch.aten.to.dtype{{.*}} -> !torch.tensor<[5],f32>
// CHECK: torch.prim.ListConstruct{{.*}} -> !torch.list<[!torch.tensor<[4],f32>, !torch.tensor<[5],f32>]>
// CHECK: torch.prim.ListUnpack{{.*}} -> (!torch.tensor<[4],f32>, !torch.tensor<[5],f32>)
func.func @_histogramdd_bin_edges(%arg0: !torch.tensor<[n,2],f32>) -> (!torch.tensor<[4],f32>, !torch.tensor<[5],f32>) {
  %0 = torch.constant 3 : i64 -> !torch.int<3>
  %1 = torch.constant 4 : i64 -> !torch.int<4>
  %2 = torch.prim.ListConstruct(%0, %1) : (!torch.int<3>, !torch.int<4>) -> !torch.list<[!torch.int<3>, !torch.int<4>]>
  %3 = torch.constant unit -> !torch.none
  %4 = torch.constant false -> !torch.bool<false>
  %5 = torch.aten._histogramdd_bin_edges(%arg0, %2, %3, %3, %4) : (!torch.tensor<[n,2],f32>, !torch.list<[!torch.int<3>, !torch.int<4>]>, !torch.none, !torch.none, !torch.bool<false>) -> !torch.list<[!torch.tensor<[4],f32>, !torch.tensor<[5],f32>]>
  %6:2 = torch.prim.ListUnpack %5 : (!torch.list<[!torch.tensor<[4],f32>, !torch.tensor<[5],f32>]>) -> (!torch.tensor<[4],f32>, !torch.tensor<[5],f32>)
  return %6#0, %6#1 : !torch.tensor<[4],f32>, !torch.tensor<[5],f32>
}

// CHECK-LABEL: @_histogramdd_from_bin_cts(
// CHECK: torch.aten.select.int{{.*}} -> !torch.tensor<[n],f32>
// CHECK: torch.prim.ListConstruct{{.*}} -> !torch.list<[!torch.int<-1>]>
// CHECK: torch.aten.reshape{{.*}} -> !torch.tensor<[n],f32>
// CHECK: torch.aten.select.int{{.*}} -> !torch.tensor<[n],f32>
// CHECK: torch.prim.ListConstruct{{.*}} -> !torch.list<[!torch.int<-1>]>
// CHECK: torch.aten.reshape{{.*}} -> !torch.tensor<[n],f32>
// CHECK: torch.prim.ListConstruct{{.*}} -> !torch.list<[!torch.tensor<[n],f32>, !torch.tensor<[1],f32>]>
// CHECK: torch.aten.cat{{.*}} -> !torch.tensor<["n+1"],f32>
// CHECK: torch.prim.ListConstruct{{.*}} -> !torch.list<[]>
// CHECK: torch.aten.amin{{.*}} -> !torch.tensor<[],f32>
// CHECK: torch.prim.ListConstruct{{.*}} -> !torch.list<[!torch.tensor<[n],f32>, !torch.tensor<[1],f32>]>
// CHECK: torch.aten.cat{{.*}} -> !torch.tensor<["n+1"],f32>
// CHECK: torch.prim.ListConstruct{{.*}} -> !torch.list<[]>
// CHECK: torch.aten.amax{{.*}} -> !torch.tensor<[],f32>
// CHECK: torch.aten.size.int{{.*}} -> !torch.int<n>
// CHECK: torch.aten.scalar_tensor{{.*}} -> !torch.tensor<[],i64>
// CHECK: torch.aten.eq.Scalar{{.*}} -> !torch.tensor<[],i1>
// CHECK: torch.aten.where.ScalarSelf{{.*}} -> !torch.tensor<[],f32>
// CHECK: torch.aten.where.ScalarSelf{{.*}} -> !torch.tensor<[],f32>
// CHECK: torch.aten.eq.Tensor{{.*}} -> !torch.tensor<[],i1>
// CHECK: torch.aten.sub.Scalar{{.*}} -> !torch.tensor<[],f32>
// CHECK: torch.aten.where.self{{.*}} -> !torch.tensor<[],f32>
// CHECK: torch.aten.add.Scalar{{.*}} -> !torch.tensor<[],f32>
// CHECK: torch.aten.where.self{{.*}} -> !torch.tensor<[],f32>
// CHECK: torch.aten.sub.Tensor{{.*}} -> !torch.tensor<[],f32>
// CHECK: torch.aten.div.Tensor{{.*}} -> !torch.tensor<[],f32>
// CHECK: torch.aten.to.dtype{{.*}} -> !torch.tensor<[],f64>
// CHECK: torch.aten.to.dtype{{.*}} -> !torch.tensor<[],f64>
// CHECK: torch.aten.to.dtype{{.*}} -> !torch.tensor<[],f64>
// CHECK: torch.aten.mul.Tensor{{.*}} -> !torch.tensor<[4],f64>
// CHECK: torch.aten.add.Tensor{{.*}} -> !torch.tensor<[4],f64>
// CHECK: torch.aten.mul.Tensor{{.*}} -> !torch.tensor<[4],f64>
// CHECK: torch.aten.sub.Tensor{{.*}} -> !torch.tensor<[4],f64>
// CHECK: torch.aten.where.self{{.*}} -> !torch.tensor<[4],f64>
// CHECK: torch.aten.to.dtype{{.*}} -> !torch.tensor<[4],f32>
// CHECK: torch.prim.ListConstruct{{.*}} -> !torch.list<[!torch.tensor<[n],f32>, !torch.tensor<[1],f32>]>
// CHECK: torch.aten.cat{{.*}} -> !torch.tensor<["n+1"],f32>
// CHECK: torch.prim.ListConstruct{{.*}} -> !torch.list<[]>
// CHECK: torch.aten.amin{{.*}} -> !torch.tensor<[],f32>
// CHECK: torch.prim.ListConstruct{{.*}} -> !torch.list<[!torch.tensor<[n],f32>, !torch.tensor<[1],f32>]>
// CHECK: torch.aten.cat{{.*}} -> !torch.tensor<["n+1"],f32>
// CHECK: torch.prim.ListConstruct{{.*}} -> !torch.list<[]>
// CHECK: torch.aten.amax{{.*}} -> !torch.tensor<[],f32>
// CHECK: torch.aten.size.int{{.*}} -> !torch.int<n>
// CHECK: torch.aten.scalar_tensor{{.*}} -> !torch.tensor<[],i64>
// CHECK: torch.aten.eq.Scalar{{.*}} -> !torch.tensor<[],i1>
// CHECK: torch.aten.where.ScalarSelf{{.*}} -> !torch.tensor<[],f32>
// CHECK: torch.aten.where.ScalarSelf{{.*}} -> !torch.tensor<[],f32>
// CHECK: torch.aten.eq.Tensor{{.*}} -> !torch.tensor<[],i1>
// CHECK: torch.aten.sub.Scalar{{.*}} -> !torch.tensor<[],f32>
// CHECK: torch.aten.where.self{{.*}} -> !torch.tensor<[],f32>
// CHECK: torch.aten.add.Scalar{{.*}} -> !torch.tensor<[],f32>
// CHECK: torch.aten.where.self{{.*}} -> !torch.tensor<[],f32>
// CHECK: torch.aten.sub.Tensor{{.*}} -> !torch.tensor<[],f32>
// CHECK: torch.aten.div.Tensor{{.*}} -> !torch.tensor<[],f32>
// CHECK: torch.aten.to.dtype{{.*}} -> !torch.tensor<[],f64>
// CHECK: torch.aten.to.dtype{{.*}} -> !torch.tensor<[],f64>
// CHECK: torch.aten.to.dtype{{.*}} -> !torch.tensor<[],f64>
// CHECK: torch.aten.mul.Tensor{{.*}} -> !torch.tensor<[5],f64>
// CHECK: torch.aten.add.Tensor{{.*}} -> !torch.tensor<[5],f64>
// CHECK: torch.aten.mul.Tensor{{.*}} -> !torch.tensor<[5],f64>
// CHECK: torch.aten.sub.Tensor{{.*}} -> !torch.tensor<[5],f64>
// CHECK: torch.aten.where.self{{.*}} -> !torch.tensor<[5],f64>
// CHECK: torch.aten.to.dtype{{.*}} -> !torch.tensor<[5],f32>
// CHECK: torch.aten.select.int{{.*}} -> !torch.tensor<[],f32>
// CHECK: torch.aten.le.Tensor{{.*}} -> !torch.tensor<[n],i1>
// CHECK: torch.aten.select.int{{.*}} -> !torch.tensor<[],f32>
// CHECK: torch.aten.ge.Tensor{{.*}} -> !torch.tensor<[n],i1>
// CHECK: torch.aten.logical_and{{.*}} -> !torch.tensor<[n],i1>
// CHECK: torch.aten.unsqueeze{{.*}} -> !torch.tensor<[n,1],f32>
// CHECK: torch.aten.gt.Tensor{{.*}} -> !torch.tensor<[n,4],i1>
// CHECK: torch.aten.logical_not{{.*}} -> !torch.tensor<[n,4],i1>
// CHECK: torch.prim.ListConstruct{{.*}} -> !torch.list<[!torch.int<-1>]>
// CHECK: torch.aten.sum.dim_IntList{{.*}} -> !torch.tensor<[n],i64>
// CHECK: torch.aten.sub.Scalar{{.*}} -> !torch.tensor<[n],i64>
// CHECK: torch.aten.lt.Tensor{{.*}} -> !torch.tensor<[n],i1>
// CHECK: torch.aten.where.self{{.*}} -> !torch.tensor<[n],i64>
// CHECK: torch.aten.lt.Tensor{{.*}} -> !torch.tensor<[n],i1>
// CHECK: torch.aten.where.self{{.*}} -> !torch.tensor<[n],i64>
// CHECK: torch.aten.select.int{{.*}} -> !torch.tensor<[],f32>
// CHECK: torch.aten.le.Tensor{{.*}} -> !torch.tensor<[n],i1>
// CHECK: torch.aten.select.int{{.*}} -> !torch.tensor<[],f32>
// CHECK: torch.aten.ge.Tensor{{.*}} -> !torch.tensor<[n],i1>
// CHECK: torch.aten.logical_and{{.*}} -> !torch.tensor<[n],i1>
// CHECK: torch.aten.unsqueeze{{.*}} -> !torch.tensor<[n,1],f32>
// CHECK: torch.aten.gt.Tensor{{.*}} -> !torch.tensor<[n,5],i1>
// CHECK: torch.aten.logical_not{{.*}} -> !torch.tensor<[n,5],i1>
// CHECK: torch.prim.ListConstruct{{.*}} -> !torch.list<[!torch.int<-1>]>
// CHECK: torch.aten.sum.dim_IntList{{.*}} -> !torch.tensor<[n],i64>
// CHECK: torch.aten.sub.Scalar{{.*}} -> !torch.tensor<[n],i64>
// CHECK: torch.aten.lt.Tensor{{.*}} -> !torch.tensor<[n],i1>
// CHECK: torch.aten.where.self{{.*}} -> !torch.tensor<[n],i64>
// CHECK: torch.aten.lt.Tensor{{.*}} -> !torch.tensor<[n],i1>
// CHECK: torch.aten.where.self{{.*}} -> !torch.tensor<[n],i64>
// CHECK: torch.aten.logical_and{{.*}} -> !torch.tensor<[n],i1>
// CHECK: torch.aten.mul.Scalar{{.*}} -> !torch.tensor<[n],i64>
// CHECK: torch.aten.add.Tensor{{.*}} -> !torch.tensor<[n],i64>
// CHECK: torch.prim.ListConstruct{{.*}} -> !torch.list<[!torch.int<-1>]>
// CHECK: torch.aten.reshape{{.*}} -> !torch.tensor<[n],f32>
// CHECK: torch.aten.where.ScalarOther{{.*}} -> !torch.tensor<[n],f32>
// CHECK: torch.prim.ListConstruct{{.*}} -> !torch.list<[!torch.tensor<[n],i64>]>
// CHECK: torch.aten.index_put{{.*}} -> !torch.tensor<[12],f32>
// CHECK: torch.prim.ListConstruct{{.*}} -> !torch.list<[!torch.int<3>, !torch.int<4>]>
// CHECK: torch.aten.reshape{{.*}} -> !torch.tensor<[3,4],f32>
// CHECK: torch.aten.sum{{.*}} -> !torch.tensor<[],f32>
// CHECK: torch.aten.div.Tensor{{.*}} -> !torch.tensor<[3,4],f32>
// CHECK: torch.aten.slice.Tensor{{.*}} -> !torch.tensor<[3],f32>
// CHECK: torch.aten.slice.Tensor{{.*}} -> !torch.tensor<[3],f32>
// CHECK: torch.aten.sub.Tensor{{.*}} -> !torch.tensor<[3],f32>
// CHECK: torch.prim.ListConstruct{{.*}} -> !torch.list<[!torch.int<-1>, !torch.int<1>]>
// CHECK: torch.aten.reshape{{.*}} -> !torch.tensor<[3,1],f32>
// CHECK: torch.aten.div.Tensor{{.*}} -> !torch.tensor<[3,4],f32>
// CHECK: torch.aten.slice.Tensor{{.*}} -> !torch.tensor<[4],f32>
// CHECK: torch.aten.slice.Tensor{{.*}} -> !torch.tensor<[4],f32>
// CHECK: torch.aten.sub.Tensor{{.*}} -> !torch.tensor<[4],f32>
// CHECK: torch.prim.ListConstruct{{.*}} -> !torch.list<[!torch.int<1>, !torch.int<-1>]>
// CHECK: torch.aten.reshape{{.*}} -> !torch.tensor<[1,4],f32>
// CHECK: torch.aten.div.Tensor{{.*}} -> !torch.tensor<[3,4],f32>
func.func @_histogramdd_from_bin_cts(%arg0: !torch.tensor<[n,2],f32>, %arg1: !torch.tensor<[n],f32>) -> !torch.tensor<[3,4],f32> {
  %0 = torch.constant 3 : i64 -> !torch.int<3>
  %1 = torch.constant 4 : i64 -> !torch.int<4>
  %2 = torch.prim.ListConstruct(%0, %1) : (!torch.int<3>, !torch.int<4>) -> !torch.list<[!torch.int<3>, !torch.int<4>]>
  %3 = torch.constant unit -> !torch.none
  %4 = torch.constant true -> !torch.bool<true>
  %5 = torch.aten._histogramdd_from_bin_cts(%arg0, %2, %3, %arg1, %4) : (!torch.tensor<[n,2],f32>, !torch.list<[!torch.int<3>, !torch.int<4>]>, !torch.none, !torch.tensor<[n],f32>, !torch.bool<true>) -> !torch.tensor<[3,4],f32>
  return %5 : !torch.tensor<[3,4],f32>
}

// CHECK-LABEL: @_histogramdd_from_bin_tensors(
// CHECK: torch.aten.select.int{{.*}} -> !torch.tensor<[n],f32>
// CHECK: torch.prim.ListConstruct{{.*}} -> !torch.list<[!torch.int<-1>]>
// CHECK: torch.aten.reshape{{.*}} -> !torch.tensor<[n],f32>
// CHECK: torch.aten.select.int{{.*}} -> !torch.tensor<[n],f32>
// CHECK: torch.prim.ListConstruct{{.*}} -> !torch.list<[!torch.int<-1>]>
// CHECK: torch.aten.reshape{{.*}} -> !torch.tensor<[n],f32>
// CHECK: torch.aten.select.int{{.*}} -> !torch.tensor<[],f32>
// CHECK: torch.aten.le.Tensor{{.*}} -> !torch.tensor<[n],i1>
// CHECK: torch.aten.select.int{{.*}} -> !torch.tensor<[],f32>
// CHECK: torch.aten.ge.Tensor{{.*}} -> !torch.tensor<[n],i1>
// CHECK: torch.aten.logical_and{{.*}} -> !torch.tensor<[n],i1>
// CHECK: torch.aten.unsqueeze{{.*}} -> !torch.tensor<[n,1],f32>
// CHECK: torch.aten.gt.Tensor{{.*}} -> !torch.tensor<[n,4],i1>
// CHECK: torch.aten.logical_not{{.*}} -> !torch.tensor<[n,4],i1>
// CHECK: torch.prim.ListConstruct{{.*}} -> !torch.list<[!torch.int<-1>]>
// CHECK: torch.aten.sum.dim_IntList{{.*}} -> !torch.tensor<[n],i64>
// CHECK: torch.aten.sub.Scalar{{.*}} -> !torch.tensor<[n],i64>
// CHECK: torch.aten.lt.Tensor{{.*}} -> !torch.tensor<[n],i1>
// CHECK: torch.aten.where.self{{.*}} -> !torch.tensor<[n],i64>
// CHECK: torch.aten.lt.Tensor{{.*}} -> !torch.tensor<[n],i1>
// CHECK: torch.aten.where.self{{.*}} -> !torch.tensor<[n],i64>
// CHECK: torch.aten.select.int{{.*}} -> !torch.tensor<[],f32>
// CHECK: torch.aten.le.Tensor{{.*}} -> !torch.tensor<[n],i1>
// CHECK: torch.aten.select.int{{.*}} -> !torch.tensor<[],f32>
// CHECK: torch.aten.ge.Tensor{{.*}} -> !torch.tensor<[n],i1>
// CHECK: torch.aten.logical_and{{.*}} -> !torch.tensor<[n],i1>
// CHECK: torch.aten.unsqueeze{{.*}} -> !torch.tensor<[n,1],f32>
// CHECK: torch.aten.gt.Tensor{{.*}} -> !torch.tensor<[n,5],i1>
// CHECK: torch.aten.logical_not{{.*}} -> !torch.tensor<[n,5],i1>
// CHECK: torch.prim.ListConstruct{{.*}} -> !torch.list<[!torch.int<-1>]>
// CHECK: torch.aten.sum.dim_IntList{{.*}} -> !torch.tensor<[n],i64>
// CHECK: torch.aten.sub.Scalar{{.*}} -> !torch.tensor<[n],i64>
// CHECK: torch.aten.lt.Tensor{{.*}} -> !torch.tensor<[n],i1>
// CHECK: torch.aten.where.self{{.*}} -> !torch.tensor<[n],i64>
// CHECK: torch.aten.lt.Tensor{{.*}} -> !torch.tensor<[n],i1>
// CHECK: torch.aten.where.self{{.*}} -> !torch.tensor<[n],i64>
// CHECK: torch.aten.logical_and{{.*}} -> !torch.tensor<[n],i1>
// CHECK: torch.aten.mul.Scalar{{.*}} -> !torch.tensor<[n],i64>
// CHECK: torch.aten.add.Tensor{{.*}} -> !torch.tensor<[n],i64>
// CHECK: torch.aten.to.dtype{{.*}} -> !torch.tensor<[n],f32>
// CHECK: torch.prim.ListConstruct{{.*}} -> !torch.list<[!torch.tensor<[n],i64>]>
// CHECK: torch.aten.index_put{{.*}} -> !torch.tensor<[12],f32>
// CHECK: torch.prim.ListConstruct{{.*}} -> !torch.list<[!torch.int<3>, !torch.int<4>]>
// CHECK: torch.aten.reshape{{.*}} -> !torch.tensor<[3,4],f32>
func.func @_histogramdd_from_bin_tensors(%arg0: !torch.tensor<[n,2],f32>, %arg1: !torch.tensor<[4],f32>, %arg2: !torch.tensor<[5],f32>) -> !torch.tensor<[3,4],f32> {
  %0 = torch.prim.ListConstruct(%arg1, %arg2) : (!torch.tensor<[4],f32>, !torch.tensor<[5],f32>) -> !torch.list<[!torch.tensor<[4],f32>, !torch.tensor<[5],f32>]>
  %1 = torch.constant unit -> !torch.none
  %2 = torch.constant false -> !torch.bool<false>
  %3 = torch.aten._histogramdd_from_bin_tensors(%arg0, %0, %1, %2) : (!torch.tensor<[n,2],f32>, !torch.list<[!torch.tensor<[4],f32>, !torch.tensor<[5],f32>]>, !torch.none, !torch.bool<false>) -> !torch.tensor<[3,4],f32>
  return %3 : !torch.tensor<[3,4],f32>
}

// CHECK-LABEL: @segment_reduce(
// CHECK: torch.aten.cumsum{{.*}} -> !torch.tensor<[m],i64>
// CHECK: torch.prim.ListConstruct{{.*}} -> !torch.list<[!torch.int<1>, !torch.int<0>]>
// CHECK: torch.aten.constant_pad_nd{{.*}} -> !torch.tensor<["m+1"],i64>
// CHECK: torch.aten.size.int{{.*}} -> !torch.int<"m+1">
// CHECK: torch.aten.size.int{{.*}} -> !torch.int<n>
// CHECK: torch.aten.arange.start_step{{.*}} -> !torch.tensor<[n],i64>
// CHECK: torch.prim.ListConstruct{{.*}} -> !torch.list<[!torch.int<n>]>
// CHECK: torch.aten.expand{{.*}} -> !torch.tensor<[n],i64>
// CHECK: torch.aten.unsqueeze{{.*}} -> !torch.tensor<[n,1],i64>
// CHECK: torch.aten.gt.Tensor{{.*}} -> !torch.tensor<[n,"m+1"],i1>
// CHECK: torch.aten.logical_not{{.*}} -> !torch.tensor<[n,"m+1"],i1>
// CHECK: torch.prim.ListConstruct{{.*}} -> !torch.list<[!torch.int<-1>]>
// CHECK: torch.aten.sum.dim_IntList{{.*}} -> !torch.tensor<[n],i64>
// CHECK: torch.aten.add.int{{.*}} -> !torch.int<"m+2">
// CHECK: torch.aten.unsqueeze{{.*}} -> !torch.tensor<[n,1],i64>
// CHECK: torch.prim.ListConstruct{{.*}} -> !torch.list<[!torch.int<"m+2">, !torch.int<3>]>
// CHECK: torch.aten.full{{.*}} -> !torch.tensor<["m+2",3],f32>
// CHECK: torch.aten.expand_as{{.*}} -> !torch.tensor<[n,3],i64>
// CHECK: torch.aten.scatter_reduce.two{{.*}} -> !torch.tensor<["m+2",3],f32>
// CHECK: torch.aten.slice.Tensor{{.*}} -> !torch.tensor<[m,3],f32>
// CHECK: torch.aten.slice.Tensor{{.*}} -> !torch.tensor<[m],i64>
// CHECK: torch.aten.slice.Tensor{{.*}} -> !torch.tensor<[m],i64>
// CHECK: torch.aten.sub.Tensor{{.*}} -> !torch.tensor<[m],i64>
// CHECK: torch.aten.unsqueeze{{.*}} -> !torch.tensor<[m,1],i64>
// CHECK: torch.aten.lt.Tensor{{.*}} -> !torch.tensor<[m,1],i1>
// CHECK: torch.aten.where.self{{.*}} -> !torch.tensor<[m,1],i64>
// CHECK: torch.aten.to.dtype{{.*}} -> !torch.tensor<[m,1],f32>
// CHECK: torch.aten.div.Tensor{{.*}} -> !torch.tensor<[m,3],f32>
// CHECK: torch.aten.eq.Scalar{{.*}} -> !torch.tensor<[m,1],i1>
// CHECK: torch.aten.where.ScalarSelf{{.*}} -> !torch.tensor<[m,3],f32>
func.func @segment_reduce(%arg0: !torch.tensor<[n,3],f32>, %arg1: !torch.tensor<[m],i64>) -> (!torch.tensor<[m,3],f32>) {
  %0 = torch.constant "mean" -> !torch.str
  %1 = torch.constant unit -> !torch.none
  %2 = torch.constant 0 : i64 -> !torch.int<0>
  %3 = torch.constant true -> !torch.bool<true>
  %r0 = torch.aten.segment_reduce(%arg0, %0, %arg1, %1, %1, %2, %3, %1) : (!torch.tensor<[n,3],f32>, !torch.str, !torch.tensor<[m],i64>, !torch.none, !torch.none, !torch.int<0>, !torch.bool<true>, !torch.none) -> !torch.tensor<[m,3],f32>
  return %r0 : !torch.tensor<[m,3],f32>
}

// CHECK-LABEL: @segment_reduce_between_offsets(
// CHECK: torch.aten.size.int{{.*}} -> !torch.int<n>
// CHECK: torch.aten.arange.start_step{{.*}} -> !torch.tensor<[n],i64>
// CHECK: torch.prim.ListConstruct{{.*}} -> !torch.list<[!torch.int<2>, !torch.int<n>]>
// CHECK: torch.aten.expand{{.*}} -> !torch.tensor<[2,n],i64>
// CHECK: torch.aten.unsqueeze{{.*}} -> !torch.tensor<[2,1,5],i64>
// CHECK: torch.aten.unsqueeze{{.*}} -> !torch.tensor<[2,n,1],i64>
// CHECK: torch.aten.gt.Tensor{{.*}} -> !torch.tensor<[2,n,5],i1>
// CHECK: torch.aten.logical_not{{.*}} -> !torch.tensor<[2,n,5],i1>
// CHECK: torch.prim.ListConstruct{{.*}} -> !torch.list<[!torch.int<-1>]>
// CHECK: torch.aten.sum.dim_IntList{{.*}} -> !torch.tensor<[2,n],i64>
// CHECK: torch.aten.expand_as{{.*}} -> !torch.tensor<[2,n],i64>
// CHECK: torch.aten.scatter_reduce.two{{.*}} -> !torch.tensor<[2,6],f32>
// CHECK: torch.aten.slice.Tensor{{.*}} -> !torch.tensor<[2,4],f32>
func.func @segment_reduce_between_offsets(%arg0: !torch.tensor<[2,n],f32>, %arg1: !torch.tensor<[2,5],i64>) -> (!torch.tensor<[2,4],f32>) {
  %0 = torch.constant "max" -> !torch.str
  %1 = torch.constant unit -> !torch.none
  %2 = torch.constant 1 : i64 -> !torch.int<1>
  %3 = torch.constant true -> !torch.bool<true>
  %4 = torch.constant 1.500000e+00 : f64 -> !torch.float<1.500000e+00>
  %r0 = torch.aten.segment_reduce(%arg0, %0, %1, %1, %arg1, %2, %3, %4) : (!torch.tensor<[2,n],f32>, !torch.str, !torch.none, !torch.none, !torch.tensor<[2,5],i64>, !torch.int<1>, !torch.bool<true>, !torch.float<1.500000e+00>) -> !torch.tensor<[2,4],f32>
  return %r0 : !torch.tensor<[2,4],f32>
}
