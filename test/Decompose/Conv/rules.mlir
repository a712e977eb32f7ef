// NOTE: The checks are written by tools/dev/update_checks.py.

// RUN: torch-onnx-opt %s --decompose | FileCheck %s

// CHECK-LABEL: @conv_tbc(
// CHECK: torch.prim.ListConstruct{{.*}} -> !torch.list<[!torch.int<2>, !torch.int<1>, !torch.int<0>]>
// CHECK: torch.aten.permute{{.*}} -> !torch.tensor<[5,4,3],f32>
// CHECK: torch.prim.ListConstruct{{.*}} -> !torch.list<[!torch.int<1>, !torch.int<2>, !torch.int<0>]>
// CHECK: torch.aten.permute{{.*}} -> !torch.tensor<[n,4,9],f32>
// CHECK: torch.prim.ListConstruct{{.*}} -> !torch.list<[!torch.int<1>]>
// CHECK: torch.prim.ListConstruct{{.*}} -> !torch.list<[!torch.int<1>]>
// CHECK: torch.prim.ListConstruct{{.*}} -> !torch.list<[!torch.int<1>]>
// CHECK: torch.aten.conv1d{{.*}} -> !torch.tensor<[n,5,9],f32>
// CHECK: torch.prim.ListConstruct{{.*}} -> !torch.list<[!torch.int<2>, !torch.int<0>, !torch.int<1>]>
// CHECK: torch.aten.permute{{.*}} -> !torch.tensor<[9,n,5],f32>
func.func @conv_tbc(%arg0: !torch.tensor<[9,n,4],f32>, %arg1: !torch.tensor<[3,4,5],f32>, %arg2: !torch.tensor<[5],f32>) -> (!torch.tensor<[9,n,5],f32>) {
  %0 = torch.constant 1 : i64 -> !torch.int<1>
  %1 = torch.aten.conv_tbc(%arg0, %arg1, %arg2, %0) : (!torch.tensor<[9,n,4],f32>, !torch.tensor<[3,4,5],f32>, !torch.tensor<[5],f32>, !torch.int<1>) -> !torch.tensor<[9,n,5],f32>
  return %1 : !torch.tensor<[9,n,5],f32>
}

// CHECK-LABEL: @_convolution_deprecated(
// CHECK: torch.prim.ListConstruct{{.*}} -> !torch.list<[!torch.int<1>]>
// CHECK: torch.prim.ListConstruct{{.*}} -> !torch.list<[!torch.int<0>]>
// CHECK: torch.aten.unsqueeze{{.*}} -> !torch.tensor<[1,4,9],f32>
// CHECK: torch.aten.convolution{{.*}} -> !torch.tensor<[1,6,9],f32>
// CHECK: torch.aten.squeeze.dim{{.*}} -> !torch.tensor<[6,9],f32>
func.func @_convolution_deprecated(%arg0: !torch.tensor<[4,9],f32>, %arg1: !torch.tensor<[6,4,3],f32>) -> (!torch.tensor<[6,9],f32>) {
  %0 = torch.constant unit -> !torch.none
  %1 = torch.constant 1 : i64 -> !torch.int<1>
  %2 = torch.prim.ListConstruct(%1) : (!torch.int<1>) -> !torch.list<[!torch.int<1>]>
  %3 = torch.constant false -> !torch.bool<false>
  %4 = torch.constant 0 : i64 -> !torch.int<0>
  %5 = torch.prim.ListConstruct(%4) : (!torch.int<0>) -> !torch.list<[!torch.int<0>]>
  %6 = torch.constant true -> !torch.bool<true>
  %7 = torch.aten._convolution.deprecated(%arg0, %arg1, %0, %2, %2, %2, %3, %5, %1, %3, %3, %6) : (!torch.tensor<[4,9],f32>, !torch.tensor<[6,4,3],f32>, !torch.none, !torch.list<[!torch.int<1>]>, !torch.list<[!torch.int<1>]>, !torch.list<[!torch.int<1>]>, !torch.bool<false>, !torch.list<[!torch.int<0>]>, !torch.int<1>, !torch.bool<false>, !torch.bool<false>, !torch.bool<true>) -> !torch.tensor<[6,9],f32>
  return %7 : !torch.tensor<[6,9],f32>
}

// CHECK-LABEL: @_convolution_mode(
// CHECK: torch.prim.ListConstruct{{.*}} -> !torch.list<[!torch.int<1>]>
// CHECK: torch.aten.size.int{{.*}} -> !torch.int<r>
// CHECK: torch.aten.sub.int{{.*}} -> !torch.int<"r-1">
// CHECK: torch.aten.mul.int{{.*}} -> !torch.int<"r-1">
// CHECK: torch.aten.floordiv.int
// CHECK: torch.aten.sub.int
// CHECK: torch.prim.ListConstruct
// CHECK: torch.aten.constant_pad_nd{{.*}} -> !torch.tensor<[n,4,"r+8"],f32>
// CHECK: torch.aten._convolution_mode{{.*}} -> !torch.tensor<[n,6,9],f32>
func.func @_convolution_mode(%arg0: !torch.tensor<[n,4,9],f32>, %arg1: !torch.tensor<[6,4,r],f32>) -> (!torch.tensor<[n,6,9],f32>) {
  %0 = torch.constant unit -> !torch.none
  %1 = torch.constant 1 : i64 -> !torch.int<1>
  %2 = torch.prim.ListConstruct(%1) : (!torch.int<1>) -> !torch.list<[!torch.int<1>]>
  %3 = torch.constant "same" -> !torch.str
  %4 = torch.aten._convolution_mode(%arg0, %arg1, %0, %2, %3, %2, %1) : (!torch.tensor<[n,4,9],f32>, !torch.tensor<[6,4,r],f32>, !torch.none, !torch.list<[!torch.int<1>]>, !torch.str, !torch.list<[!torch.int<1>]>, !torch.int<1>) -> !torch.tensor<[n,6,9],f32>
  return %4 : !torch.tensor<[n,6,9],f32>
}

// CHECK-LABEL: @convolution_backward(
// CHECK: torch.prim.ListConstruct{{.*}} -> !torch.list<[!torch.int<1>, !torch.int<1>]>
// CHECK: torch.prim.ListConstruct{{.*}} -> !torch.list<[!torch.int<1>, !torch.int<1>]>
// CHECK: torch.prim.ListConstruct{{.*}} -> !torch.list<[!torch.int<1>, !torch.int<1>]>
// CHECK: torch.prim.ListConstruct{{.*}} -> !torch.list<[!torch.int<0>, !torch.int<0>]>
// CHECK: torch.aten.convolution{{.*}} -> !torch.tensor<[n,3,6,6],f32>
// CHECK: torch.aten.slice.Tensor{{.*}} -> !torch.tensor<[n,3,6,6],f32>
// CHECK: torch.aten.slice.Tensor{{.*}} -> !torch.tensor<[n,3,6,6],f32>
// CHECK: torch.aten.transpose.int{{.*}} -> !torch.tensor<[3,n,6,6],f32>
// CHECK: torch.aten.transpose.int{{.*}} -> !torch.tensor<[4,n,6,6],f32>
// CHECK: torch.prim.ListConstruct{{.*}} -> !torch.list<[!torch.int<1>, !torch.int<1>]>
// CHECK: torch.prim.ListConstruct{{.*}} -> !torch.list<[!torch.int<1>, !torch.int<1>]>
// CHECK: torch.prim.ListConstruct{{.*}} -> !torch.list<[!torch.int<1>, !torch.int<1>]>
// CHECK: torch.prim.ListConstruct{{.*}} -> !torch.list<[!torch.int<0>, !torch.int<0>]>
// CHECK: torch.aten.convolution{{.*}} -> !torch.tensor<[3,4,3,3],f32>
// CHECK: torch.aten.transpose.int{{.*}} -> !torch.tensor<[4,3,3,3],f32>
// CHECK: torch.aten.slice.Tensor{{.*}} -> !torch.tensor<[4,3,3,3],f32>
// CHECK: torch.aten.slice.Tensor{{.*}} -> !torch.tensor<[4,3,3,3],f32>
// CHECK: torch.prim.ListConstruct{{.*}} -> !torch.list<[!torch.int<0>, !torch.int<2>, !torch.int<3>]>
// CHECK: torch.aten.sum.dim_IntList{{.*}} -> !torch.tensor<[4],f32>
func.func @convolution_backward(%arg0: !torch.tensor<[n,4,6,6],f32>, %arg1: !torch.tensor<[n,3,6,6],f32>, %arg2: !torch.tensor<[4,3,3,3],f32>) -> (!torch.tensor<[n,3,6,6],f32>, !torch.tensor<[4,3,3,3],f32>, !torch.tensor<[4],f32>) {
  %0 = torch.constant 4 : i64 -> !torch.int<4>
  %1 = torch.prim.ListConstruct(%0) : (!torch.int<4>) -> !torch.list<[!torch.int<4>]>
  %2 = torch.constant 1 : i64 -> !torch.int<1>
  %3 = torch.prim.ListConstruct(%2, %2) : (!torch.int<1>, !torch.int<1>) -> !torch.list<[!torch.int<1>, !torch.int<1>]>
  %4 = torch.constant false -> !torch.bool<false>
  %5 = torch.constant 0 : i64 -> !torch.int<0>
  %6 = torch.prim.ListConstruct(%5, %5) : (!torch.int<0>, !torch.int<0>) -> !torch.list<[!torch.int<0>, !torch.int<0>]>
  %7 = torch.constant true -> !torch.bool<true>
  %8 = torch.prim.ListConstruct(%7, %7, %7) : (!torch.bool<true>, !torch.bool<true>, !torch.bool<true>) -> !torch.list<[!torch.bool<true>, !torch.bool<true>, !torch.bool<true>]>
  %9:3 = torch.aten.convolution_backward(%arg0, %arg1, %arg2, %1, %3, %3, %3, %4, %6, %2, %8) : (!torch.tensor<[n,4,6,6],f32>, !torch.tensor<[n,3,6,6],f32>, !torch.tensor<[4,3,3,3],f32>, !torch.list<[!torch.int<4>]>, !torch.list<[!torch.int<1>, !torch.int<1>]>, !torch.list<[!torch.int<1>, !torch.int<1>]>, !torch.list<[!torch.int<1>, !torch.int<1>]>, !torch.bool<false>, !torch.list<[!torch.int<0>, !torch.int<0>]>, !torch.int<1>, !torch.list<[!torch.bool<true>, !torch.bool<true>, !torch.bool<true>]>) -> (!torch.tensor<[n,3,6,6],f32>, !torch.tensor<[4,3,3,3],f32>, !torch.tensor<[4],f32>)
  return %9#0, %9#1, %9#2 : !torch.tensor<[n,3,6,6],f32>, !torch.tensor<[4,3,3,3],f32>, !torch.tensor<[4],f32>
}

// CHECK-LABEL: @transposed_to_nothing(
// CHECK: torch.prim.ListConstruct{{.*}} -> !torch.list<[!torch.int<2>]>
// CHECK: torch.prim.ListConstruct{{.*}} -> !torch.list<[!torch.int<1>]>
// CHECK: torch.prim.ListConstruct{{.*}} -> !torch.list<[!torch.int<0>]>
// CHECK: torch.prim.ListConstruct{{.*}} -> !torch.list<[!torch.int<0>]>
// CHECK: torch.aten.convolution{{.*}} -> !torch.tensor<[n,3,"2*m"],f32>
// CHECK: torch.aten.slice.Tensor{{.*}} -> !torch.tensor<[n,3,"2*m-2"],f32>
// CHECK: torch.prim.ListConstruct{{.*}} -> !torch.list<[!torch.int<0>, !torch.int<0>]>
// CHECK: torch.aten.constant_pad_nd{{.*}} -> !torch.tensor<[n,3,"2*m-2"],f32>
func.func @transposed_to_nothing(%arg0: !torch.tensor<[n,4,m],f32>, %arg1: !torch.tensor<[4,3,2],f32>) -> (!torch.tensor<[n,3,"2*m-2"],f32>) {
  %0 = torch.constant 1 : i64 -> !torch.int<1>
  %1 = torch.constant 0 : i64 -> !torch.int<0>
  %2 = torch.constant unit -> !torch.none
  %3 = torch.constant 2 : i64 -> !torch.int<2>
  %4 = torch.prim.ListConstruct(%3) : (!torch.int<2>) -> !torch.list<[!torch.int<2>]>
  %5 = torch.prim.ListConstruct(%0) : (!torch.int<1>) -> !torch.list<[!torch.int<1>]>
  %6 = torch.prim.ListConstruct(%1) : (!torch.int<0>) -> !torch.list<[!torch.int<0>]>
  %7 = torch.aten.conv_transpose1d(%arg0, %arg1, %2, %4, %5, %6, %0, %5) : (!torch.tensor<[n,4,m],f32>, !torch.tensor<[4,3,2],f32>, !torch.none, !torch.list<[!torch.int<2>]>, !torch.list<[!torch.int<1>]>, !torch.list<[!torch.int<0>]>, !torch.int<1>, !torch.list<[!torch.int<1>]>) -> !torch.tensor<[n,3,"2*m-2"],f32>
  return %7 : !torch.tensor<[n,3,"2*m-2"],f32>
}

// CHECK-LABEL: @padding_of_run(
// CHECK: torch.aten.size.int{{.*}} -> !torch.int<k>
// CHECK: torch.prim.ListConstruct{{.*}} -> !torch.list<[!torch.int<1>]>
// CHECK: torch.prim.ListConstruct{{.*}} -> !torch.list<[!torch.int<k>, !torch.int<k>]>
// CHECK: torch.aten.constant_pad_nd{{.*}} -> !torch.tensor<[n,4,"2*k+9"],f32>
// CHECK: torch.prim.ListConstruct{{.*}} -> !torch.list<[!torch.int<0>]>
// CHECK: torch.aten.conv1d{{.*}} -> !torch.tensor<[n,6,"2*k+7"],f32>
func.func @padding_of_run(%arg0: !torch.tensor<[n,4,9],f32>, %arg1: !torch.tensor<[6,4,3],f32>, %arg2: !torch.tensor<[k],f32>) -> !torch.tensor<[n,6,"2*k+7"],f32> {
  %d0 = torch.constant 0 : i64 -> !torch.int<0>
  %k = torch.aten.size.int(%arg2, %d0) : (!torch.tensor<[k],f32>, !torch.int<0>) -> !torch.int<k>
  %none = torch.constant unit -> !torch.none
  %1 = torch.constant 1 : i64 -> !torch.int<1>
  %ones = torch.prim.ListConstruct(%1) : (!torch.int<1>) -> !torch.list<[!torch.int<1>]>
  %pads = torch.prim.ListConstruct(%k) : (!torch.int<k>) -> !torch.list<[!torch.int<k>]>
  %y = torch.aten.conv1d(%arg0, %arg1, %none, %ones, %pads, %ones, %1) : (!torch.tensor<[n,4,9],f32>, !torch.tensor<[6,4,3],f32>, !torch.none, !torch.list<[!torch.int<1>]>, !torch.list<[!torch.int<k>]>, !torch.list<[!torch.int<1>]>, !torch.int<1>) -> !torch.tensor<[n,6,"2*k+7"],f32>
  return %y : !torch.tensor<[n,6,"2*k+7"],f32>
}

// CHECK-LABEL: @stride_of_run(
// CHECK: torch.aten.size.int{{.*}} -> !torch.int<k>
// CHECK: torch.aten.floordiv.int{{.*}} -> !torch.int<"6//k">
// CHECK: torch.aten.add.int{{.*}} -> !torch.int<"6//k+1">
// CHECK: torch.aten.arange.start_step{{.*}} -> !torch.tensor<["6//k+1"],i64>
// CHECK: torch.aten.mul.Scalar{{.*}} -> !torch.tensor<["6//k+1"],i64>
// CHECK: torch.aten.unsqueeze{{.*}} -> !torch.tensor<["6//k+1",1],i64>
// CHECK: torch.aten.add.Tensor{{.*}} -> !torch.tensor<["6//k+1",3],i64>
// CHECK: torch.prim.ListConstruct{{.*}} -> !torch.list<[!torch.none, !torch.none, !torch.tensor<["6//k+1",3],i64>]>
// CHECK: torch.aten.index.Tensor{{.*}} -> !torch.tensor<[n,4,"6//k+1",3],f32>
// CHECK: torch.aten.size.int{{.*}} -> !torch.int<n>
// CHECK: torch.aten.size.int{{.*}} -> !torch.int<"6//k+1">
// CHECK: torch.prim.ListConstruct{{.*}} -> !torch.list<[!torch.int<1>, !torch.int<-1>]>
// CHECK: torch.aten.unflatten.int{{.*}} -> !torch.tensor<[n,1,4,"6//k+1",3],f32>
// CHECK: torch.prim.ListConstruct{{.*}} -> !torch.list<[!torch.int<0>, !torch.int<1>, !torch.int<3>, !torch.int<2>, !torch.int<4>]>
// CHECK: torch.aten.permute{{.*}} -> !torch.tensor<[n,1,"6//k+1",4,3],f32>
// CHECK: torch.prim.ListConstruct{{.*}} -> !torch.list<[!torch.int<n>, !torch.int<1>, !torch.int<-1>, !torch.int<12>]>
// CHECK: torch.aten.reshape{{.*}} -> !torch.tensor<[n,1,"6//k+1",12],f32>
// CHECK: torch.prim.ListConstruct{{.*}} -> !torch.list<[!torch.int<1>, !torch.int<-1>, !torch.int<12>]>
// CHECK: torch.aten.reshape{{.*}} -> !torch.tensor<[1,6,12],f32>
// CHECK: torch.aten.transpose.int{{.*}} -> !torch.tensor<[1,12,6],f32>
// CHECK: torch.aten.matmul{{.*}} -> !torch.tensor<[n,1,"6//k+1",6],f32>
// CHECK: torch.aten.transpose.int{{.*}} -> !torch.tensor<[n,1,6,"6//k+1"],f32>
// CHECK: torch.aten.flatten.using_ints{{.*}} -> !torch.tensor<[n,6,"6//k+1"],f32>
// CHECK: torch.aten.size.int{{.*}} -> !torch.int<n>
// CHECK: torch.prim.ListConstruct{{.*}} -> !torch.list<[!torch.int<n>, !torch.int<6>, !torch.int<"6//k+1">]>
// CHECK: torch.aten.reshape{{.*}} -> !torch.tensor<[n,6,"6//k+1"],f32>
func.func @stride_of_run(%arg0: !torch.tensor<[n,4,9],f32>, %arg1: !torch.tensor<[6,4,3],f32>, %arg2: !torch.tensor<[k],f32>) -> !torch.tensor<[n,6,"6//k+1"],f32> {
  %d0 = torch.constant 0 : i64 -> !torch.int<0>
  %k = torch.aten.size.int(%arg2, %d0) : (!torch.tensor<[k],f32>, !torch.int<0>) -> !torch.int<k>
  %none = torch.constant unit -> !torch.none
  %0 = torch.constant 0 : i64 -> !torch.int<0>
  %1 = torch.constant 1 : i64 -> !torch.int<1>
  %zeros = torch.prim.ListConstruct(%0) : (!torch.int<0>) -> !torch.list<[!torch.int<0>]>
  %ones = torch.prim.ListConstruct(%1) : (!torch.int<1>) -> !torch.list<[!torch.int<1>]>
  %strides = torch.prim.ListConstruct(%k) : (!torch.int<k>) -> !torch.list<[!torch.int<k>]>
  %y = torch.aten.conv1d(%arg0, %arg1, %none, %strides, %zeros, %ones, %1) : (!torch.tensor<[n,4,9],f32>, !torch.tensor<[6,4,3],f32>, !torch.none, !torch.list<[!torch.int<k>]>, !torch.list<[!torch.int<0>]>, !torch.list<[!torch.int<1>]>, !torch.int<1>) -> !torch.tensor<[n,6,"6//k+1"],f32>
  return %y : !torch.tensor<[n,6,"6//k+1"],f32>
}
