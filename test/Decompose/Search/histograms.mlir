// NOTE: The checks are written by tools/dev/update_checks.py.

// RUN: torch-onnx-opt %s --decompose | FileCheck %s

// CHECK-LABEL: @histogram_bin_ct(
// CHECK-NOT: torch.aten.histogram.bin_ct(
// CHECK: return {{.*}} : !torch.tensor<[4],f32>, !torch.tensor<[5],f32>
func.func @histogram_bin_ct(%arg0: !torch.tensor<[n,3],f32>, %arg1: !torch.tensor<[n,3],f32>) -> (!torch.tensor<[4],f32>, !torch.tensor<[5],f32>) {
  %0 = torch.constant 4 : i64 -> !torch.int<4>
  %1 = torch.constant unit -> !torch.none
  %2 = torch.constant true -> !torch.bool<true>
  %r0, %r1 = torch.aten.histogram.bin_ct(%arg0, %0, %1, %arg1, %2) : (!torch.tensor<[n,3],f32>, !torch.int<4>, !torch.none, !torch.tensor<[n,3],f32>, !torch.bool<true>) -> (!torch.tensor<[4],f32>, !torch.tensor<[5],f32>)
  return %r0, %r1 : !torch.tensor<[4],f32>, !torch.tensor<[5],f32>
}

// CHECK-LABEL: @histogram_of_a_range(
// CHECK: %[[V0:.*]] = torch.prim.ListConstruct({{.*}}) : (!torch.int<-1>) -> !torch.list<[!torch.int<-1>]>
// CHECK: %[[V1:.*]] = torch.aten.reshape(%arg0, %[[V0]]) : {{.*}} -> !torch.tensor<["3*n"],f32>
// CHECK: %[[V2:.*]] = torch.constant dense<[-1.000000e+00, -2.500000e-01, 5.000000e-01, 1.250000e+00, 2.000000e+00]> : tensor<5xf32> -> !torch.tensor<[5],f32>
// CHECK: %[[V3:.*]] = torch.constant dense<-1.000000e+00> : tensor<f32> -> !torch.tensor<[],f32>
// CHECK: %[[V4:.*]] = torch.aten.ge.Tensor(%[[V1]], %[[V3]]) : {{.*}} -> !torch.tensor<["3*n"],i1>
// CHECK: %[[V5:.*]] = torch.constant dense<2.000000e+00> : tensor<f32> -> !torch.tensor<[],f32>
// CHECK: %[[V6:.*]] = torch.aten.le.Tensor(%[[V1]], %[[V5]]) : {{.*}} -> !torch.tensor<["3*n"],i1>
// CHECK: %[[V7:.*]] = torch.aten.logical_and(%[[V4]], %[[V6]]) : {{.*}} -> !torch.tensor<["3*n"],i1>
// CHECK: %[[V8:.*]] = torch.aten.unsqueeze(%[[V1]], {{.*}}) : ({{.*}}, !torch.int<-1>) -> !torch.tensor<["3*n",1],f32>
// CHECK: %[[V9:.*]] = torch.aten.gt.Tensor(%[[V2]], %[[V8]]) : {{.*}} -> !torch.tensor<["3*n",5],i1>
// CHECK: %[[V10:.*]] = torch.aten.logical_not(%[[V9]]) : {{.*}} -> !torch.tensor<["3*n",5],i1>
// CHECK: %[[V11:.*]] = torch.prim.ListConstruct({{.*}}) : (!torch.int<-1>) -> !torch.list<[!torch.int<-1>]>
// CHECK: %[[V12:.*]] = torch.aten.sum.dim_IntList(%[[V10]], %[[V11]], {{.*}}) : ({{.*}}, !torch.bool<false>, !torch.none) -> !torch.tensor<["3*n"],i64>
// CHECK: %[[V13:.*]] = torch.aten.sub.Scalar(%[[V12]], {{.*}}) : ({{.*}}, !torch.int<1>, !torch.int<1>) -> !torch.tensor<["3*n"],i64>
// CHECK: %[[V14:.*]] = torch.constant dense<0> : tensor<i64> -> !torch.tensor<[],i64>
// CHECK: %[[V15:.*]] = torch.aten.lt.Tensor(%[[V13]], %[[V14]]) : {{.*}} -> !torch.tensor<["3*n"],i1>
// CHECK: %[[V16:.*]] = torch.aten.where.self(%[[V15]], %[[V14]], %[[V13]]) : {{.*}} -> !torch.tensor<["3*n"],i64>
// CHECK: %[[V17:.*]] = torch.constant dense<3> : tensor<i64> -> !torch.tensor<[],i64>
// CHECK: %[[V18:.*]] = torch.aten.lt.Tensor(%[[V16]], %[[V17]]) : {{.*}} -> !torch.tensor<["3*n"],i1>
// CHECK: %[[V19:.*]] = torch.aten.where.self(%[[V18]], %[[V16]], %[[V17]]) : {{.*}} -> !torch.tensor<["3*n"],i64>
// CHECK: %[[V20:.*]] = torch.aten.to.dtype(%[[V7]], {{.*}}) : ({{.*}}, !torch.int<6>, !torch.bool<false>, !torch.bool<false>, !torch.none) -> !torch.tensor<["3*n"],f32>
// CHECK: %[[V21:.*]] = torch.constant dense<0.000000e+00> : tensor<4xf32> -> !torch.tensor<[4],f32>
// CHECK: %[[V22:.*]] = torch.prim.ListConstruct(%[[V19]]) : {{.*}} -> !torch.list<[!torch.tensor<["3*n"],i64>]>
// CHECK: %[[V23:.*]] = torch.aten.index_put(%[[V21]], %[[V22]], %[[V20]], {{.*}}) : ({{.*}}, !torch.bool<true>) -> !torch.tensor<[4],f32>
// CHECK: return %[[V23]], %[[V2]]
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
// CHECK: %[[V0:.*]] = torch.prim.ListConstruct({{.*}}) : (!torch.int<-1>) -> !torch.list<[!torch.int<-1>]>
// CHECK: %[[V1:.*]] = torch.aten.reshape(%arg0, %[[V0]]) : {{.*}} -> !torch.tensor<["3*n"],f32>
// CHECK: %[[V2:.*]] = torch.aten.select.int(%arg1, {{.*}}) : ({{.*}}, !torch.int<0>, !torch.int<0>) -> !torch.tensor<[],f32>
// CHECK: %[[V3:.*]] = torch.aten.ge.Tensor(%[[V1]], %[[V2]]) : {{.*}} -> !torch.tensor<["3*n"],i1>
// CHECK: %[[V4:.*]] = torch.aten.select.int(%arg1, {{.*}}) : ({{.*}}, !torch.int<0>, !torch.int<-1>) -> !torch.tensor<[],f32>
// CHECK: %[[V5:.*]] = torch.aten.le.Tensor(%[[V1]], %[[V4]]) : {{.*}} -> !torch.tensor<["3*n"],i1>
// CHECK: %[[V6:.*]] = torch.aten.logical_and(%[[V3]], %[[V5]]) : {{.*}} -> !torch.tensor<["3*n"],i1>
// CHECK: %[[V7:.*]] = torch.aten.unsqueeze(%[[V1]], {{.*}}) : ({{.*}}, !torch.int<-1>) -> !torch.tensor<["3*n",1],f32>
// CHECK: %[[V8:.*]] = torch.aten.gt.Tensor(%arg1, %[[V7]]) : {{.*}} -> !torch.tensor<["3*n",5],i1>
// CHECK: %[[V9:.*]] = torch.aten.logical_not(%[[V8]]) : {{.*}} -> !torch.tensor<["3*n",5],i1>
// CHECK: %[[V10:.*]] = torch.prim.ListConstruct({{.*}}) : (!torch.int<-1>) -> !torch.list<[!torch.int<-1>]>
// CHECK: %[[V11:.*]] = torch.aten.sum.dim_IntList(%[[V9]], %[[V10]], {{.*}}) : ({{.*}}, !torch.bool<false>, !torch.none) -> !torch.tensor<["3*n"],i64>
// CHECK: %[[V12:.*]] = torch.aten.sub.Scalar(%[[V11]], {{.*}}) : ({{.*}}, !torch.int<1>, !torch.int<1>) -> !torch.tensor<["3*n"],i64>
// CHECK: %[[V13:.*]] = torch.constant dense<0> : tensor<i64> -> !torch.tensor<[],i64>
// CHECK: %[[V14:.*]] = torch.aten.lt.Tensor(%[[V12]], %[[V13]]) : {{.*}} -> !torch.tensor<["3*n"],i1>
// CHECK: %[[V15:.*]] = torch.aten.where.self(%[[V14]], %[[V13]], %[[V12]]) : {{.*}} -> !torch.tensor<["3*n"],i64>
// CHECK: %[[V16:.*]] = torch.constant dense<3> : tensor<i64> -> !torch.tensor<[],i64>
// CHECK: %[[V17:.*]] = torch.aten.lt.Tensor(%[[V15]], %[[V16]]) : {{.*}} -> !torch.tensor<["3*n"],i1>
// CHECK: %[[V18:.*]] = torch.aten.where.self(%[[V17]], %[[V15]], %[[V16]]) : {{.*}} -> !torch.tensor<["3*n"],i64>
// CHECK: %[[V19:.*]] = torch.aten.to.dtype(%[[V6]], {{.*}}) : ({{.*}}, !torch.int<6>, !torch.bool<false>, !torch.bool<false>, !torch.none) -> !torch.tensor<["3*n"],f32>
// CHECK: %[[V20:.*]] = torch.constant dense<0.000000e+00> : tensor<4xf32> -> !torch.tensor<[4],f32>
// CHECK: %[[V21:.*]] = torch.prim.ListConstruct(%[[V18]]) : {{.*}} -> !torch.list<[!torch.tensor<["3*n"],i64>]>
// CHECK: %[[V22:.*]] = torch.aten.index_put(%[[V20]], %[[V21]], %[[V19]], {{.*}}) : ({{.*}}, !torch.bool<true>) -> !torch.tensor<[4],f32>
// CHECK: return %[[V22]], %arg1
func.func @histogram_bins_tensor(%arg0: !torch.tensor<[n,3],f32>, %arg1: !torch.tensor<[5],f32>) -> (!torch.tensor<[4],f32>, !torch.tensor<[5],f32>) {
  %0 = torch.constant unit -> !torch.none
  %1 = torch.constant false -> !torch.bool<false>
  %r0, %r1 = torch.aten.histogram.bins_tensor(%arg0, %arg1, %0, %1) : (!torch.tensor<[n,3],f32>, !torch.tensor<[5],f32>, !torch.none, !torch.bool<false>) -> (!torch.tensor<[4],f32>, !torch.tensor<[5],f32>)
  return %r0, %r1 : !torch.tensor<[4],f32>, !torch.tensor<[5],f32>
}

// CHECK-LABEL: @_histogramdd_bin_edges(
// CHECK-NOT: torch.aten._histogramdd_bin_edges(
// CHECK: return {{.*}} : !torch.tensor<[4],f32>, !torch.tensor<[5],f32>
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
// CHECK-NOT: torch.aten._histogramdd_from_bin_cts(
// CHECK: return {{.*}} : !torch.tensor<[3,4],f32>
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
// CHECK-NOT: torch.aten._histogramdd_from_bin_tensors(
// CHECK: return {{.*}} : !torch.tensor<[3,4],f32>
func.func @_histogramdd_from_bin_tensors(%arg0: !torch.tensor<[n,2],f32>, %arg1: !torch.tensor<[4],f32>, %arg2: !torch.tensor<[5],f32>) -> !torch.tensor<[3,4],f32> {
  %0 = torch.prim.ListConstruct(%arg1, %arg2) : (!torch.tensor<[4],f32>, !torch.tensor<[5],f32>) -> !torch.list<[!torch.tensor<[4],f32>, !torch.tensor<[5],f32>]>
  %1 = torch.constant unit -> !torch.none
  %2 = torch.constant false -> !torch.bool<false>
  %3 = torch.aten._histogramdd_from_bin_tensors(%arg0, %0, %1, %2) : (!torch.tensor<[n,2],f32>, !torch.list<[!torch.tensor<[4],f32>, !torch.tensor<[5],f32>]>, !torch.none, !torch.bool<false>) -> !torch.tensor<[3,4],f32>
  return %3 : !torch.tensor<[3,4],f32>
}

// CHECK-LABEL: @segment_reduce(
// CHECK-NOT: torch.aten.segment_reduce(
// CHECK: return {{.*}} : !torch.tensor<[m,3],f32>
func.func @segment_reduce(%arg0: !torch.tensor<[n,3],f32>, %arg1: !torch.tensor<[m],i64>) -> (!torch.tensor<[m,3],f32>) {
  %0 = torch.constant "mean" -> !torch.str
  %1 = torch.constant unit -> !torch.none
  %2 = torch.constant 0 : i64 -> !torch.int<0>
  %3 = torch.constant true -> !torch.bool<true>
  %r0 = torch.aten.segment_reduce(%arg0, %0, %arg1, %1, %1, %2, %3, %1) : (!torch.tensor<[n,3],f32>, !torch.str, !torch.tensor<[m],i64>, !torch.none, !torch.none, !torch.int<0>, !torch.bool<true>, !torch.none) -> !torch.tensor<[m,3],f32>
  return %r0 : !torch.tensor<[m,3],f32>
}

// CHECK-LABEL: @segment_reduce_between_offsets(
// CHECK: %[[V0:.*]] = torch.aten.size.int(%arg0, {{.*}}) : ({{.*}}, !torch.int<1>) -> !torch.int<n>
// CHECK: %[[V1:.*]] = torch.aten.arange.start_step({{.*}}, %[[V0]], {{.*}}) : (!torch.int<0>, {{.*}}, !torch.int<1>, !torch.int<4>, !torch.none, !torch.none, !torch.none) -> !torch.tensor<[n],i64>
// CHECK: %[[V2:.*]] = torch.prim.ListConstruct({{.*}}, %[[V0]]) : (!torch.int<2>, {{.*}}) -> !torch.list<[!torch.int<2>, !torch.int<n>]>
// CHECK: %[[V3:.*]] = torch.aten.expand(%[[V1]], %[[V2]], {{.*}}) : ({{.*}}, !torch.bool<false>) -> !torch.tensor<[2,n],i64>
// CHECK: %[[V4:.*]] = torch.aten.unsqueeze(%arg1, {{.*}}) : ({{.*}}, !torch.int<-2>) -> !torch.tensor<[2,1,5],i64>
// CHECK: %[[V5:.*]] = torch.aten.unsqueeze(%[[V3]], {{.*}}) : ({{.*}}, !torch.int<-1>) -> !torch.tensor<[2,n,1],i64>
// CHECK: %[[V6:.*]] = torch.aten.gt.Tensor(%[[V4]], %[[V5]]) : {{.*}} -> !torch.tensor<[2,n,5],i1>
// CHECK: %[[V7:.*]] = torch.aten.logical_not(%[[V6]]) : {{.*}} -> !torch.tensor<[2,n,5],i1>
// CHECK: %[[V8:.*]] = torch.prim.ListConstruct({{.*}}) : (!torch.int<-1>) -> !torch.list<[!torch.int<-1>]>
// CHECK: %[[V9:.*]] = torch.aten.sum.dim_IntList(%[[V7]], %[[V8]], {{.*}}) : ({{.*}}, !torch.bool<false>, !torch.none) -> !torch.tensor<[2,n],i64>
// CHECK: %[[V10:.*]] = torch.constant dense<1.500000e+00> : tensor<2x6xf32> -> !torch.tensor<[2,6],f32>
// CHECK: %[[V11:.*]] = torch.aten.expand_as(%[[V9]], %arg0) : {{.*}} -> !torch.tensor<[2,n],i64>
// CHECK: %[[V12:.*]] = torch.constant "amax" -> !torch.str
// CHECK: %[[V13:.*]] = torch.aten.scatter_reduce.two(%[[V10]], {{.*}}, %[[V11]], %arg0, %[[V12]], {{.*}}) : ({{.*}}, !torch.int<1>, {{.*}}, !torch.bool<true>) -> !torch.tensor<[2,6],f32>
// CHECK: %[[V14:.*]] = torch.aten.slice.Tensor(%[[V13]], {{.*}}) : ({{.*}}, !torch.int<1>, !torch.int<1>, !torch.int<5>, !torch.int<1>) -> !torch.tensor<[2,4],f32>
// CHECK: return %[[V14]]
func.func @segment_reduce_between_offsets(%arg0: !torch.tensor<[2,n],f32>, %arg1: !torch.tensor<[2,5],i64>) -> (!torch.tensor<[2,4],f32>) {
  %0 = torch.constant "max" -> !torch.str
  %1 = torch.constant unit -> !torch.none
  %2 = torch.constant 1 : i64 -> !torch.int<1>
  %3 = torch.constant true -> !torch.bool<true>
  %4 = torch.constant 1.500000e+00 : f64 -> !torch.float<1.500000e+00>
  %r0 = torch.aten.segment_reduce(%arg0, %0, %1, %1, %arg1, %2, %3, %4) : (!torch.tensor<[2,n],f32>, !torch.str, !torch.none, !torch.none, !torch.tensor<[2,5],i64>, !torch.int<1>, !torch.bool<true>, !torch.float<1.500000e+00>) -> !torch.tensor<[2,4],f32>
  return %r0 : !torch.tensor<[2,4],f32>
}
