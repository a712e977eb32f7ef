// NOTE: The checks are written by tools/dev/update_checks.py.

// RUN: torch-onnx-opt %s --decompose | FileCheck %s

// CHECK-LABEL: @conv_tbc(
// CHECK: %[[V0:.*]] = torch.prim.ListConstruct({{.*}}) : (!torch.int<1>, !torch.int<2>, !torch.int<0>) -> !torch.list<[!torch.int<1>, !torch.int<2>, !torch.int<0>]>
// CHECK: %[[V1:.*]] = torch.aten.permute(%arg0, %[[V0]]) : {{.*}} -> !torch.tensor<[n,4,9],f32>
// CHECK: %[[V2:.*]] = torch.prim.ListConstruct({{.*}}) : (!torch.int<2>, !torch.int<1>, !torch.int<0>) -> !torch.list<[!torch.int<2>, !torch.int<1>, !torch.int<0>]>
// CHECK: %[[V3:.*]] = torch.aten.permute(%arg1, %[[V2]]) : {{.*}} -> !torch.tensor<[5,4,3],f32>
// CHECK: %[[V4:.*]] = torch.prim.ListConstruct({{.*}}) : (!torch.int<1>) -> !torch.list<[!torch.int<1>]>
// CHECK: %[[V5:.*]] = torch.prim.ListConstruct({{.*}}) : (!torch.int<1>) -> !torch.list<[!torch.int<1>]>
// CHECK: %[[V6:.*]] = torch.prim.ListConstruct({{.*}}) : (!torch.int<1>) -> !torch.list<[!torch.int<1>]>
// CHECK: %[[V7:.*]] = torch.aten.conv1d(%[[V1]], %[[V3]], %arg2, %[[V4]], %[[V5]], %[[V6]], {{.*}}) : ({{.*}}, !torch.int<1>) -> !torch.tensor<[n,5,9],f32>
// CHECK: %[[V8:.*]] = torch.prim.ListConstruct({{.*}}) : (!torch.int<2>, !torch.int<0>, !torch.int<1>) -> !torch.list<[!torch.int<2>, !torch.int<0>, !torch.int<1>]>
// CHECK: %[[V9:.*]] = torch.aten.permute(%[[V7]], %[[V8]]) : {{.*}} -> !torch.tensor<[9,n,5],f32>
// CHECK: return %[[V9]]
func.func @conv_tbc(%arg0: !torch.tensor<[9,n,4],f32>, %arg1: !torch.tensor<[3,4,5],f32>, %arg2: !torch.tensor<[5],f32>) -> (!torch.tensor<[9,n,5],f32>) {
  %0 = torch.constant 1 : i64 -> !torch.int<1>
  %1 = torch.aten.conv_tbc(%arg0, %arg1, %arg2, %0) : (!torch.tensor<[9,n,4],f32>, !torch.tensor<[3,4,5],f32>, !torch.tensor<[5],f32>, !torch.int<1>) -> !torch.tensor<[9,n,5],f32>
  return %1 : !torch.tensor<[9,n,5],f32>
}

// CHECK-LABEL: @_convolution_deprecated(
// CHECK: %[[V0:.*]] = torch.prim.ListConstruct({{.*}}) : (!torch.int<1>) -> !torch.list<[!torch.int<1>]>
// CHECK: %[[V1:.*]] = torch.prim.ListConstruct({{.*}}) : (!torch.int<0>) -> !torch.list<[!torch.int<0>]>
// CHECK: %[[V2:.*]] = torch.aten.unsqueeze(%arg0, {{.*}}) : ({{.*}}, !torch.int<0>) -> !torch.tensor<[1,4,9],f32>
// CHECK: %[[V3:.*]] = torch.aten.convolution(%[[V2]], %arg1, {{.*}}, %[[V0]], %[[V0]], %[[V0]], {{.*}}, %[[V1]], {{.*}}) : ({{.*}}, !torch.none, {{.*}}, !torch.bool<false>, {{.*}}, !torch.int<1>) -> !torch.tensor<[1,6,9],f32>
// CHECK: %[[V4:.*]] = torch.aten.squeeze.dim(%[[V3]], {{.*}}) : ({{.*}}, !torch.int<0>) -> !torch.tensor<[6,9],f32>
// CHECK: return %[[V4]]
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
// CHECK: %[[V0:.*]] = torch.prim.ListConstruct({{.*}}) : (!torch.int<1>) -> !torch.list<[!torch.int<1>]>
// CHECK: %[[V1:.*]] = torch.aten.size.int(%arg1, {{.*}}) : ({{.*}}, !torch.int<2>) -> !torch.int<r>
// CHECK: %[[V2:.*]] = torch.aten.sub.int(%[[V1]], {{.*}}) : ({{.*}}, !torch.int<1>) -> !torch.int<"r-1">
// CHECK: %[[V3:.*]] = torch.aten.mul.int(%[[V2]], {{.*}}) : ({{.*}}, !torch.int<1>) -> !torch.int<"r-1">
// CHECK: %[[V4:.*]] = torch.aten.floordiv.int(%[[V3]], {{.*}}) : ({{.*}}, !torch.int<2>) -> !torch.int<"(r+1)//2-1">
// CHECK: %[[V5:.*]] = torch.aten.sub.int(%[[V3]], %[[V4]]) : {{.*}} -> !torch.int<"r-((r+1)//2)">
// CHECK: %[[V6:.*]] = torch.prim.ListConstruct(%[[V4]], %[[V5]]) : {{.*}} -> !torch.list<[!torch.int<"(r+1)//2-1">, !torch.int<"r-((r+1)//2)">]>
// CHECK: %[[V7:.*]] = torch.aten.constant_pad_nd(%arg0, %[[V6]], {{.*}}) : ({{.*}}, !torch.int<0>) -> !torch.tensor<[n,4,"r+8"],f32>
// CHECK: %[[V8:.*]] = torch.constant "valid" -> !torch.str
// CHECK: %[[V9:.*]] = torch.aten._convolution_mode(%[[V7]], %arg1, {{.*}}, %[[V0]], %[[V8]], %[[V0]], {{.*}}) : ({{.*}}, !torch.none, {{.*}}, !torch.int<1>) -> !torch.tensor<[n,6,9],f32>
// CHECK: return %[[V9]]
func.func @_convolution_mode(%arg0: !torch.tensor<[n,4,9],f32>, %arg1: !torch.tensor<[6,4,r],f32>) -> (!torch.tensor<[n,6,9],f32>) {
  %0 = torch.constant unit -> !torch.none
  %1 = torch.constant 1 : i64 -> !torch.int<1>
  %2 = torch.prim.ListConstruct(%1) : (!torch.int<1>) -> !torch.list<[!torch.int<1>]>
  %3 = torch.constant "same" -> !torch.str
  %4 = torch.aten._convolution_mode(%arg0, %arg1, %0, %2, %3, %2, %1) : (!torch.tensor<[n,4,9],f32>, !torch.tensor<[6,4,r],f32>, !torch.none, !torch.list<[!torch.int<1>]>, !torch.str, !torch.list<[!torch.int<1>]>, !torch.int<1>) -> !torch.tensor<[n,6,9],f32>
  return %4 : !torch.tensor<[n,6,9],f32>
}

// CHECK-LABEL: @convolution_backward(
// CHECK: %[[V0:.*]] = torch.prim.ListConstruct({{.*}}) : (!torch.int<1>, !torch.int<1>) -> !torch.list<[!torch.int<1>, !torch.int<1>]>
// CHECK: %[[V1:.*]] = torch.prim.ListConstruct({{.*}}) : (!torch.int<1>, !torch.int<1>) -> !torch.list<[!torch.int<1>, !torch.int<1>]>
// CHECK: %[[V2:.*]] = torch.prim.ListConstruct({{.*}}) : (!torch.int<1>, !torch.int<1>) -> !torch.list<[!torch.int<1>, !torch.int<1>]>
// CHECK: %[[V3:.*]] = torch.prim.ListConstruct({{.*}}) : (!torch.int<0>, !torch.int<0>) -> !torch.list<[!torch.int<0>, !torch.int<0>]>
// CHECK: %[[V4:.*]] = torch.aten.convolution(%arg0, %arg2, {{.*}}, %[[V0]], %[[V1]], %[[V2]], {{.*}}, %[[V3]], {{.*}}) : ({{.*}}, !torch.none, {{.*}}, !torch.bool<true>, {{.*}}, !torch.int<1>) -> !torch.tensor<[n,3,6,6],f32>
// CHECK: %[[V5:.*]] = torch.aten.slice.Tensor(%[[V4]], {{.*}}) : ({{.*}}, !torch.int<2>, !torch.int<0>, !torch.int<6>, !torch.int<1>) -> !torch.tensor<[n,3,6,6],f32>
// CHECK: %[[V6:.*]] = torch.aten.slice.Tensor(%[[V5]], {{.*}}) : ({{.*}}, !torch.int<3>, !torch.int<0>, !torch.int<6>, !torch.int<1>) -> !torch.tensor<[n,3,6,6],f32>
// CHECK: %[[V7:.*]] = torch.aten.transpose.int(%arg1, {{.*}}) : ({{.*}}, !torch.int<0>, !torch.int<1>) -> !torch.tensor<[3,n,6,6],f32>
// CHECK: %[[V8:.*]] = torch.aten.transpose.int(%arg0, {{.*}}) : ({{.*}}, !torch.int<0>, !torch.int<1>) -> !torch.tensor<[4,n,6,6],f32>
// CHECK: %[[V9:.*]] = torch.prim.ListConstruct({{.*}}) : (!torch.int<1>, !torch.int<1>) -> !torch.list<[!torch.int<1>, !torch.int<1>]>
// CHECK: %[[V10:.*]] = torch.prim.ListConstruct({{.*}}) : (!torch.int<1>, !torch.int<1>) -> !torch.list<[!torch.int<1>, !torch.int<1>]>
// CHECK: %[[V11:.*]] = torch.prim.ListConstruct({{.*}}) : (!torch.int<1>, !torch.int<1>) -> !torch.list<[!torch.int<1>, !torch.int<1>]>
// CHECK: %[[V12:.*]] = torch.prim.ListConstruct({{.*}}) : (!torch.int<0>, !torch.int<0>) -> !torch.list<[!torch.int<0>, !torch.int<0>]>
// CHECK: %[[V13:.*]] = torch.aten.convolution(%[[V7]], %[[V8]], {{.*}}, %[[V9]], %[[V10]], %[[V11]], {{.*}}, %[[V12]], {{.*}}) : ({{.*}}, !torch.none, {{.*}}, !torch.bool<false>, {{.*}}, !torch.int<1>) -> !torch.tensor<[3,4,3,3],f32>
// CHECK: %[[V14:.*]] = torch.aten.transpose.int(%[[V13]], {{.*}}) : ({{.*}}, !torch.int<0>, !torch.int<1>) -> !torch.tensor<[4,3,3,3],f32>
// CHECK: %[[V15:.*]] = torch.aten.slice.Tensor(%[[V14]], {{.*}}) : ({{.*}}, !torch.int<2>, !torch.int<0>, !torch.int<3>, !torch.int<1>) -> !torch.tensor<[4,3,3,3],f32>
// CHECK: %[[V16:.*]] = torch.aten.slice.Tensor(%[[V15]], {{.*}}) : ({{.*}}, !torch.int<3>, !torch.int<0>, !torch.int<3>, !torch.int<1>) -> !torch.tensor<[4,3,3,3],f32>
// CHECK: %[[V17:.*]] = torch.prim.ListConstruct({{.*}}) : (!torch.int<0>, !torch.int<2>, !torch.int<3>) -> !torch.list<[!torch.int<0>, !torch.int<2>, !torch.int<3>]>
// CHECK: %[[V18:.*]] = torch.aten.sum.dim_IntList(%arg0, %[[V17]], {{.*}}) : ({{.*}}, !torch.bool<false>, !torch.none) -> !torch.tensor<[4],f32>
// CHECK: return %[[V6]], %[[V16]], %[[V18]]
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
// CHECK: %[[V0:.*]] = torch.prim.ListConstruct({{.*}}) : (!torch.int<2>) -> !torch.list<[!torch.int<2>]>
// CHECK: %[[V1:.*]] = torch.prim.ListConstruct({{.*}}) : (!torch.int<1>) -> !torch.list<[!torch.int<1>]>
// CHECK: %[[V2:.*]] = torch.prim.ListConstruct({{.*}}) : (!torch.int<0>) -> !torch.list<[!torch.int<0>]>
// CHECK: %[[V3:.*]] = torch.prim.ListConstruct({{.*}}) : (!torch.int<0>) -> !torch.list<[!torch.int<0>]>
// CHECK: %[[V4:.*]] = torch.aten.convolution(%arg0, %arg1, {{.*}}, %[[V0]], %[[V2]], %[[V1]], {{.*}}, %[[V3]], {{.*}}) : ({{.*}}, !torch.none, {{.*}}, !torch.bool<true>, {{.*}}, !torch.int<1>) -> !torch.tensor<[n,3,"2*m"],f32>
// CHECK: %[[V5:.*]] = torch.aten.slice.Tensor(%[[V4]], {{.*}}) : ({{.*}}, !torch.int<2>, !torch.int<1>, !torch.int<-1>, !torch.int<1>) -> !torch.tensor<[n,3,"2*m-2"],f32>
// CHECK: %[[V6:.*]] = torch.prim.ListConstruct({{.*}}) : (!torch.int<0>, !torch.int<0>) -> !torch.list<[!torch.int<0>, !torch.int<0>]>
// CHECK: %[[V7:.*]] = torch.aten.constant_pad_nd(%[[V5]], %[[V6]], {{.*}}) : ({{.*}}, !torch.int<0>) -> !torch.tensor<[n,3,"2*m-2"],f32>
// CHECK: return %[[V7]]
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
// CHECK: %[[V0:.*]] = torch.aten.size.int(%arg2, {{.*}}) : ({{.*}}, !torch.int<0>) -> !torch.int<k>
// CHECK: %[[V1:.*]] = torch.prim.ListConstruct({{.*}}) : (!torch.int<1>) -> !torch.list<[!torch.int<1>]>
// CHECK: %[[V2:.*]] = torch.prim.ListConstruct(%[[V0]], %[[V0]]) : {{.*}} -> !torch.list<[!torch.int<k>, !torch.int<k>]>
// CHECK: %[[V3:.*]] = torch.aten.constant_pad_nd(%arg0, %[[V2]], {{.*}}) : ({{.*}}, !torch.int<0>) -> !torch.tensor<[n,4,"2*k+9"],f32>
// CHECK: %[[V4:.*]] = torch.prim.ListConstruct({{.*}}) : (!torch.int<0>) -> !torch.list<[!torch.int<0>]>
// CHECK: %[[V5:.*]] = torch.aten.conv1d(%[[V3]], %arg1, {{.*}}, %[[V1]], %[[V4]], %[[V1]], {{.*}}) : ({{.*}}, !torch.none, {{.*}}, !torch.int<1>) -> !torch.tensor<[n,6,"2*k+7"],f32>
// CHECK: return %[[V5]]
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
// CHECK-NOT: torch.aten.conv1d(
// CHECK: return {{.*}} : !torch.tensor<[n,6,"6//k+1"],f32>
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
