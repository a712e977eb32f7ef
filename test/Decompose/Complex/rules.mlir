// NOTE: The checks are written by tools/dev/update_checks.py.

// RUN: torch-onnx-opt %s --decompose | FileCheck %s

// CHECK-LABEL: @_conj(
// CHECK: %[[V0:.*]] = torch.aten.view_as_real(%arg0) : {{.*}} -> !torch.tensor<[n,3,2],f32>
// CHECK: %[[V1:.*]] = torch.aten.select.int(%[[V0]], {{.*}}) : ({{.*}}, !torch.int<-1>, !torch.int<0>) -> !torch.tensor<[n,3],f32>
// CHECK: %[[V2:.*]] = torch.aten.select.int(%[[V0]], {{.*}}) : ({{.*}}, !torch.int<-1>, !torch.int<1>) -> !torch.tensor<[n,3],f32>
// CHECK: %[[V3:.*]] = torch.aten.neg(%[[V2]]) : {{.*}} -> !torch.tensor<[n,3],f32>
// CHECK: %[[V4:.*]] = torch.aten.complex(%[[V1]], %[[V3]]) : {{.*}} -> !torch.tensor<[n,3],complex<f32>>
// CHECK: return %[[V4]]
func.func @_conj(%arg0: !torch.tensor<[n,3],complex<f32>>) -> (!torch.tensor<[n,3],complex<f32>>) {
  %0 = torch.aten._conj(%arg0) : (!torch.tensor<[n,3],complex<f32>>) -> !torch.tensor<[n,3],complex<f32>>
  return %0 : !torch.tensor<[n,3],complex<f32>>
}

// CHECK-LABEL: @addcdiv(
// CHECK: %[[V0:.*]] = torch.aten.div.Tensor(%arg1, %arg2) : {{.*}} -> !torch.tensor<[n,3],f32>
// CHECK: %[[V1:.*]] = torch.aten.add.Tensor(%arg0, %[[V0]], {{.*}}) : ({{.*}}, !torch.int<1>) -> !torch.tensor<[n,3],f32>
// CHECK: return %[[V1]]
func.func @addcdiv(%arg0: !torch.tensor<[n,3],f32>, %arg1: !torch.tensor<[3],f32>, %arg2: !torch.tensor<[n,1],f32>) -> (!torch.tensor<[n,3],f32>) {
  %0 = torch.constant 1 : i64 -> !torch.int<1>
  %1 = torch.aten.addcdiv(%arg0, %arg1, %arg2, %0) : (!torch.tensor<[n,3],f32>, !torch.tensor<[3],f32>, !torch.tensor<[n,1],f32>, !torch.int<1>) -> !torch.tensor<[n,3],f32>
  return %1 : !torch.tensor<[n,3],f32>
}

// CHECK-LABEL: @addmm(
// CHECK: %[[V0:.*]] = torch.aten.view_as_real(%arg1) : {{.*}} -> !torch.tensor<[n,3,2],f32>
// CHECK: %[[V1:.*]] = torch.aten.select.int(%[[V0]], {{.*}}) : ({{.*}}, !torch.int<-1>, !torch.int<0>) -> !torch.tensor<[n,3],f32>
// CHECK: %[[V2:.*]] = torch.aten.select.int(%[[V0]], {{.*}}) : ({{.*}}, !torch.int<-1>, !torch.int<1>) -> !torch.tensor<[n,3],f32>
// CHECK: %[[V3:.*]] = torch.aten.view_as_real(%arg2) : {{.*}} -> !torch.tensor<[3,4,2],f32>
// CHECK: %[[V4:.*]] = torch.aten.select.int(%[[V3]], {{.*}}) : ({{.*}}, !torch.int<-1>, !torch.int<0>) -> !torch.tensor<[3,4],f32>
// CHECK: %[[V5:.*]] = torch.aten.select.int(%[[V3]], {{.*}}) : ({{.*}}, !torch.int<-1>, !torch.int<1>) -> !torch.tensor<[3,4],f32>
// CHECK: %[[V6:.*]] = torch.aten.mm(%[[V1]], %[[V4]]) : {{.*}} -> !torch.tensor<[n,4],f32>
// CHECK: %[[V7:.*]] = torch.aten.mm(%[[V2]], %[[V5]]) : {{.*}} -> !torch.tensor<[n,4],f32>
// CHECK: %[[V8:.*]] = torch.aten.sub.Tensor(%[[V6]], %[[V7]], {{.*}}) : ({{.*}}, !torch.int<1>) -> !torch.tensor<[n,4],f32>
// CHECK: %[[V9:.*]] = torch.aten.mm(%[[V1]], %[[V5]]) : {{.*}} -> !torch.tensor<[n,4],f32>
// CHECK: %[[V10:.*]] = torch.aten.mm(%[[V2]], %[[V4]]) : {{.*}} -> !torch.tensor<[n,4],f32>
// CHECK: %[[V11:.*]] = torch.aten.add.Tensor(%[[V9]], %[[V10]], {{.*}}) : ({{.*}}, !torch.int<1>) -> !torch.tensor<[n,4],f32>
// CHECK: %[[V12:.*]] = torch.aten.mul.Scalar(%[[V8]], {{.*}}) : ({{.*}}, !torch.int<2>) -> !torch.tensor<[n,4],f32>
// CHECK: %[[V13:.*]] = torch.aten.mul.Scalar(%[[V11]], {{.*}}) : ({{.*}}, !torch.int<2>) -> !torch.tensor<[n,4],f32>
// CHECK: %[[V14:.*]] = torch.aten.view_as_real(%arg0) : {{.*}} -> !torch.tensor<[4,2],f32>
// CHECK: %[[V15:.*]] = torch.aten.select.int(%[[V14]], {{.*}}) : ({{.*}}, !torch.int<-1>, !torch.int<0>) -> !torch.tensor<[4],f32>
// CHECK: %[[V16:.*]] = torch.aten.select.int(%[[V14]], {{.*}}) : ({{.*}}, !torch.int<-1>, !torch.int<1>) -> !torch.tensor<[4],f32>
// CHECK: %[[V17:.*]] = torch.aten.add.Tensor(%[[V15]], %[[V12]], {{.*}}) : ({{.*}}, !torch.int<1>) -> !torch.tensor<[n,4],f32>
// CHECK: %[[V18:.*]] = torch.aten.add.Tensor(%[[V16]], %[[V13]], {{.*}}) : ({{.*}}, !torch.int<1>) -> !torch.tensor<[n,4],f32>
// CHECK: %[[V19:.*]] = torch.aten.complex(%[[V17]], %[[V18]]) : {{.*}} -> !torch.tensor<[n,4],complex<f32>>
// CHECK: return %[[V19]]
func.func @addmm(%arg0: !torch.tensor<[4],complex<f32>>, %arg1: !torch.tensor<[n,3],complex<f32>>, %arg2: !torch.tensor<[3,4],complex<f32>>) -> (!torch.tensor<[n,4],complex<f32>>) {
  %0 = torch.constant 1 : i64 -> !torch.int<1>
  %1 = torch.constant 2 : i64 -> !torch.int<2>
  %2 = torch.aten.addmm(%arg0, %arg1, %arg2, %0, %1) : (!torch.tensor<[4],complex<f32>>, !torch.tensor<[n,3],complex<f32>>, !torch.tensor<[3,4],complex<f32>>, !torch.int<1>, !torch.int<2>) -> !torch.tensor<[n,4],complex<f32>>
  return %2 : !torch.tensor<[n,4],complex<f32>>
}

// CHECK-LABEL: @angle(
// CHECK-NOT: torch.aten.angle(
// CHECK: return {{.*}} : !torch.tensor<[n,3],f32>
func.func @angle(%arg0: !torch.tensor<[n,3],complex<f32>>) -> (!torch.tensor<[n,3],f32>) {
  %0 = torch.aten.angle(%arg0) : (!torch.tensor<[n,3],complex<f32>>) -> !torch.tensor<[n,3],f32>
  return %0 : !torch.tensor<[n,3],f32>
}

// CHECK-LABEL: @col2im(
// CHECK-NOT: torch.aten.col2im(
// CHECK: return {{.*}} : !torch.tensor<[n,2,5,7],f32>
func.func @col2im(%arg0: !torch.tensor<[n,12,20],f32>) -> (!torch.tensor<[n,2,5,7],f32>) {
  %0 = torch.constant 5 : i64 -> !torch.int<5>
  %1 = torch.constant 7 : i64 -> !torch.int<7>
  %2 = torch.constant 2 : i64 -> !torch.int<2>
  %3 = torch.constant 3 : i64 -> !torch.int<3>
  %4 = torch.constant 1 : i64 -> !torch.int<1>
  %5 = torch.constant 0 : i64 -> !torch.int<0>
  %6 = torch.prim.ListConstruct(%0, %1) : (!torch.int<5>, !torch.int<7>) -> !torch.list<[!torch.int<5>, !torch.int<7>]>
  %7 = torch.prim.ListConstruct(%2, %3) : (!torch.int<2>, !torch.int<3>) -> !torch.list<[!torch.int<2>, !torch.int<3>]>
  %8 = torch.prim.ListConstruct(%4, %4) : (!torch.int<1>, !torch.int<1>) -> !torch.list<[!torch.int<1>, !torch.int<1>]>
  %9 = torch.prim.ListConstruct(%5, %5) : (!torch.int<0>, !torch.int<0>) -> !torch.list<[!torch.int<0>, !torch.int<0>]>
  %10 = torch.prim.ListConstruct(%4, %4) : (!torch.int<1>, !torch.int<1>) -> !torch.list<[!torch.int<1>, !torch.int<1>]>
  %11 = torch.aten.col2im(%arg0, %6, %7, %8, %9, %10) : (!torch.tensor<[n,12,20],f32>, !torch.list<[!torch.int<5>, !torch.int<7>]>, !torch.list<[!torch.int<2>, !torch.int<3>]>, !torch.list<[!torch.int<1>, !torch.int<1>]>, !torch.list<[!torch.int<0>, !torch.int<0>]>, !torch.list<[!torch.int<1>, !torch.int<1>]>) -> !torch.tensor<[n,2,5,7],f32>
  return %11 : !torch.tensor<[n,2,5,7],f32>
}

// CHECK-LABEL: @conj_physical(
// CHECK: %[[V0:.*]] = torch.aten.view_as_real(%arg0) : {{.*}} -> !torch.tensor<[n,3,2],f32>
// CHECK: %[[V1:.*]] = torch.aten.select.int(%[[V0]], {{.*}}) : ({{.*}}, !torch.int<-1>, !torch.int<0>) -> !torch.tensor<[n,3],f32>
// CHECK: %[[V2:.*]] = torch.aten.select.int(%[[V0]], {{.*}}) : ({{.*}}, !torch.int<-1>, !torch.int<1>) -> !torch.tensor<[n,3],f32>
// CHECK: %[[V3:.*]] = torch.aten.neg(%[[V2]]) : {{.*}} -> !torch.tensor<[n,3],f32>
// CHECK: %[[V4:.*]] = torch.aten.complex(%[[V1]], %[[V3]]) : {{.*}} -> !torch.tensor<[n,3],complex<f32>>
// CHECK: return %[[V4]]
func.func @conj_physical(%arg0: !torch.tensor<[n,3],complex<f32>>) -> (!torch.tensor<[n,3],complex<f32>>) {
  %0 = torch.aten.conj_physical(%arg0) : (!torch.tensor<[n,3],complex<f32>>) -> !torch.tensor<[n,3],complex<f32>>
  return %0 : !torch.tensor<[n,3],complex<f32>>
}

// CHECK-LABEL: @diagonal_scatter(
// CHECK: %[[V0:.*]] = torch.aten.flatten.using_ints(%arg0, {{.*}}) : ({{.*}}, !torch.int<-2>, !torch.int<-1>) -> !torch.tensor<[n,24],f32>
// CHECK: %[[V1:.*]] = torch.constant dense<[0, 7, 14, 21]> : tensor<4xi64> -> !torch.tensor<[4],i64>
// CHECK: %[[V2:.*]] = torch.prim.ListConstruct({{.*}}) : (!torch.int<1>, !torch.int<0>) -> !torch.list<[!torch.int<1>, !torch.int<0>]>
// CHECK: %[[V3:.*]] = torch.aten.permute(%arg1, %[[V2]]) : {{.*}} -> !torch.tensor<[4,n],f32>
// CHECK: %[[V4:.*]] = torch.prim.ListConstruct({{.*}}) : (!torch.int<1>, !torch.int<0>) -> !torch.list<[!torch.int<1>, !torch.int<0>]>
// CHECK: %[[V5:.*]] = torch.aten.permute(%[[V0]], %[[V4]]) : {{.*}} -> !torch.tensor<[24,n],f32>
// CHECK: %[[V6:.*]] = torch.prim.ListConstruct(%[[V1]]) : {{.*}} -> !torch.list<[!torch.tensor<[4],i64>]>
// CHECK: %[[V7:.*]] = torch.aten.index_put(%[[V5]], %[[V6]], %[[V3]], {{.*}}) : ({{.*}}, !torch.bool<false>) -> !torch.tensor<[24,n],f32>
// CHECK: %[[V8:.*]] = torch.prim.ListConstruct({{.*}}) : (!torch.int<1>, !torch.int<0>) -> !torch.list<[!torch.int<1>, !torch.int<0>]>
// CHECK: %[[V9:.*]] = torch.aten.permute(%[[V7]], %[[V8]]) : {{.*}} -> !torch.tensor<[n,24],f32>
// CHECK: %[[V10:.*]] = torch.aten.size.int(%arg0, {{.*}}) : ({{.*}}, !torch.int<0>) -> !torch.int<n>
// CHECK: %[[V11:.*]] = torch.prim.ListConstruct(%[[V10]], {{.*}}) : ({{.*}}, !torch.int<4>, !torch.int<6>) -> !torch.list<[!torch.int<n>, !torch.int<4>, !torch.int<6>]>
// CHECK: %[[V12:.*]] = torch.aten.view(%[[V9]], %[[V11]]) : {{.*}} -> !torch.tensor<[n,4,6],f32>
// CHECK: return %[[V12]]
func.func @diagonal_scatter(%arg0: !torch.tensor<[n,4,6],f32>, %arg1: !torch.tensor<[n,4],f32>) -> (!torch.tensor<[n,4,6],f32>) {
  %0 = torch.constant 0 : i64 -> !torch.int<0>
  %1 = torch.constant 1 : i64 -> !torch.int<1>
  %2 = torch.constant 2 : i64 -> !torch.int<2>
  %3 = torch.aten.diagonal_scatter(%arg0, %arg1, %0, %1, %2) : (!torch.tensor<[n,4,6],f32>, !torch.tensor<[n,4],f32>, !torch.int<0>, !torch.int<1>, !torch.int<2>) -> !torch.tensor<[n,4,6],f32>
  return %3 : !torch.tensor<[n,4,6],f32>
}

// CHECK-LABEL: @im2col(
// CHECK: %[[V0:.*]] = torch.constant dense<[0, 1, 2, 3, 1, 2, 3, 4]> : tensor<8xi64> -> !torch.tensor<[8],i64>
// CHECK: %[[V1:.*]] = torch.constant dense<[0, 1, 2, 3, 4, 1, 2, 3, 4, 5, 2, 3, 4, 5, 6]> : tensor<15xi64> -> !torch.tensor<[15],i64>
// CHECK: %[[V2:.*]] = torch.aten.size.int(%arg0, {{.*}}) : ({{.*}}, !torch.int<0>) -> !torch.int<n>
// CHECK: %[[V3:.*]] = torch.aten.index_select(%arg0, {{.*}}, %[[V0]]) : ({{.*}}, !torch.int<2>, {{.*}}) -> !torch.tensor<[n,2,8,7],f32>
// CHECK: %[[V4:.*]] = torch.aten.index_select(%[[V3]], {{.*}}, %[[V1]]) : ({{.*}}, !torch.int<3>, {{.*}}) -> !torch.tensor<[n,2,8,15],f32>
// CHECK: %[[V5:.*]] = torch.prim.ListConstruct(%[[V2]], {{.*}}) : ({{.*}}, !torch.int<2>, !torch.int<2>, !torch.int<4>, !torch.int<3>, !torch.int<5>) -> !torch.list<[!torch.int<n>, !torch.int<2>, !torch.int<2>, !torch.int<4>, !torch.int<3>, !torch.int<5>]>
// CHECK: %[[V6:.*]] = torch.aten.view(%[[V4]], %[[V5]]) : {{.*}} -> !torch.tensor<[n,2,2,4,3,5],f32>
// CHECK: %[[V7:.*]] = torch.prim.ListConstruct({{.*}}) : (!torch.int<0>, !torch.int<1>, !torch.int<2>, !torch.int<4>, !torch.int<3>, !torch.int<5>) -> !torch.list<[!torch.int<0>, !torch.int<1>, !torch.int<2>, !torch.int<4>, !torch.int<3>, !torch.int<5>]>
// CHECK: %[[V8:.*]] = torch.aten.permute(%[[V6]], %[[V7]]) : {{.*}} -> !torch.tensor<[n,2,2,3,4,5],f32>
// CHECK: %[[V9:.*]] = torch.prim.ListConstruct(%[[V2]], {{.*}}) : ({{.*}}, !torch.int<12>, !torch.int<20>) -> !torch.list<[!torch.int<n>, !torch.int<12>, !torch.int<20>]>
// CHECK: %[[V10:.*]] = torch.aten.reshape(%[[V8]], %[[V9]]) : {{.*}} -> !torch.tensor<[n,12,20],f32>
// CHECK: return %[[V10]]
func.func @im2col(%arg0: !torch.tensor<[n,2,5,7],f32>) -> (!torch.tensor<[n,12,20],f32>) {
  %0 = torch.constant 2 : i64 -> !torch.int<2>
  %1 = torch.constant 3 : i64 -> !torch.int<3>
  %2 = torch.constant 1 : i64 -> !torch.int<1>
  %3 = torch.constant 0 : i64 -> !torch.int<0>
  %4 = torch.prim.ListConstruct(%0, %1) : (!torch.int<2>, !torch.int<3>) -> !torch.list<[!torch.int<2>, !torch.int<3>]>
  %5 = torch.prim.ListConstruct(%2, %2) : (!torch.int<1>, !torch.int<1>) -> !torch.list<[!torch.int<1>, !torch.int<1>]>
  %6 = torch.prim.ListConstruct(%3, %3) : (!torch.int<0>, !torch.int<0>) -> !torch.list<[!torch.int<0>, !torch.int<0>]>
  %7 = torch.prim.ListConstruct(%2, %2) : (!torch.int<1>, !torch.int<1>) -> !torch.list<[!torch.int<1>, !torch.int<1>]>
  %8 = torch.aten.im2col(%arg0, %4, %5, %6, %7) : (!torch.tensor<[n,2,5,7],f32>, !torch.list<[!torch.int<2>, !torch.int<3>]>, !torch.list<[!torch.int<1>, !torch.int<1>]>, !torch.list<[!torch.int<0>, !torch.int<0>]>, !torch.list<[!torch.int<1>, !torch.int<1>]>) -> !torch.tensor<[n,12,20],f32>
  return %8 : !torch.tensor<[n,12,20],f32>
}

// CHECK-LABEL: @imag(
// CHECK: %[[V0:.*]] = torch.aten.view_as_real(%arg0) : {{.*}} -> !torch.tensor<[n,3,2],f32>
// CHECK: %[[V1:.*]] = torch.aten.select.int(%[[V0]], {{.*}}) : ({{.*}}, !torch.int<-1>, !torch.int<1>) -> !torch.tensor<[n,3],f32>
// CHECK: return %[[V1]]
func.func @imag(%arg0: !torch.tensor<[n,3],complex<f32>>) -> (!torch.tensor<[n,3],f32>) {
  %0 = torch.aten.imag(%arg0) : (!torch.tensor<[n,3],complex<f32>>) -> !torch.tensor<[n,3],f32>
  return %0 : !torch.tensor<[n,3],f32>
}

// CHECK-LABEL: @isfinite(
// CHECK: %[[V0:.*]] = torch.aten.view_as_real(%arg0) : {{.*}} -> !torch.tensor<[n,3,2],f32>
// CHECK: %[[V1:.*]] = torch.aten.select.int(%[[V0]], {{.*}}) : ({{.*}}, !torch.int<-1>, !torch.int<0>) -> !torch.tensor<[n,3],f32>
// CHECK: %[[V2:.*]] = torch.aten.select.int(%[[V0]], {{.*}}) : ({{.*}}, !torch.int<-1>, !torch.int<1>) -> !torch.tensor<[n,3],f32>
// CHECK: %[[V3:.*]] = torch.aten.abs(%[[V1]]) : {{.*}} -> !torch.tensor<[n,3],f32>
// CHECK: %[[V4:.*]] = torch.aten.lt.Scalar(%[[V3]], {{.*}}) : ({{.*}}, !torch.float<0x7FF0000000000000>) -> !torch.tensor<[n,3],i1>
// CHECK: %[[V5:.*]] = torch.aten.abs(%[[V2]]) : {{.*}} -> !torch.tensor<[n,3],f32>
// CHECK: %[[V6:.*]] = torch.aten.lt.Scalar(%[[V5]], {{.*}}) : ({{.*}}, !torch.float<0x7FF0000000000000>) -> !torch.tensor<[n,3],i1>
// CHECK: %[[V7:.*]] = torch.aten.logical_and(%[[V4]], %[[V6]]) : {{.*}} -> !torch.tensor<[n,3],i1>
// CHECK: return %[[V7]]
func.func @isfinite(%arg0: !torch.tensor<[n,3],complex<f32>>) -> (!torch.tensor<[n,3],i1>) {
  %0 = torch.aten.isfinite(%arg0) : (!torch.tensor<[n,3],complex<f32>>) -> !torch.tensor<[n,3],i1>
  return %0 : !torch.tensor<[n,3],i1>
}

// CHECK-LABEL: @isreal(
// CHECK: %[[V0:.*]] = torch.aten.view_as_real(%arg0) : {{.*}} -> !torch.tensor<[n,3,2],f32>
// CHECK: %[[V1:.*]] = torch.aten.select.int(%[[V0]], {{.*}}) : ({{.*}}, !torch.int<-1>, !torch.int<1>) -> !torch.tensor<[n,3],f32>
// CHECK: %[[V2:.*]] = torch.aten.eq.Scalar(%[[V1]], {{.*}}) : ({{.*}}, !torch.int<0>) -> !torch.tensor<[n,3],i1>
// CHECK: return %[[V2]]
func.func @isreal(%arg0: !torch.tensor<[n,3],complex<f32>>) -> (!torch.tensor<[n,3],i1>) {
  %0 = torch.aten.isreal(%arg0) : (!torch.tensor<[n,3],complex<f32>>) -> !torch.tensor<[n,3],i1>
  return %0 : !torch.tensor<[n,3],i1>
}

// CHECK-LABEL: @lerp_Scalar(
// CHECK: %[[V0:.*]] = torch.aten.sub.Tensor(%arg1, %arg0, {{.*}}) : ({{.*}}, !torch.int<1>) -> !torch.tensor<[n,3],f32>
// CHECK: %[[V1:.*]] = torch.aten.mul.Scalar(%[[V0]], {{.*}}) : ({{.*}}, !torch.float<3.000000e-01>) -> !torch.tensor<[n,3],f32>
// CHECK: %[[V2:.*]] = torch.aten.add.Tensor(%arg0, %[[V1]], {{.*}}) : ({{.*}}, !torch.int<1>) -> !torch.tensor<[n,3],f32>
// CHECK: return %[[V2]]
func.func @lerp_Scalar(%arg0: !torch.tensor<[n,3],f32>, %arg1: !torch.tensor<[3],f32>) -> (!torch.tensor<[n,3],f32>) {
  %0 = torch.constant 3.000000e-01 : f64 -> !torch.float<3.000000e-01>
  %1 = torch.aten.lerp.Scalar(%arg0, %arg1, %0) : (!torch.tensor<[n,3],f32>, !torch.tensor<[3],f32>, !torch.float<3.000000e-01>) -> !torch.tensor<[n,3],f32>
  return %1 : !torch.tensor<[n,3],f32>
}

// CHECK-LABEL: @log10(
// CHECK-NOT: torch.aten.log10(
// CHECK: return {{.*}} : !torch.tensor<[n,3],complex<f32>>
func.func @log10(%arg0: !torch.tensor<[n,3],complex<f32>>) -> (!torch.tensor<[n,3],complex<f32>>) {
  %0 = torch.aten.log10(%arg0) : (!torch.tensor<[n,3],complex<f32>>) -> !torch.tensor<[n,3],complex<f32>>
  return %0 : !torch.tensor<[n,3],complex<f32>>
}

// CHECK-LABEL: @log2(
// CHECK-NOT: torch.aten.log2(
// CHECK: return {{.*}} : !torch.tensor<[n,3],complex<f32>>
func.func @log2(%arg0: !torch.tensor<[n,3],complex<f32>>) -> (!torch.tensor<[n,3],complex<f32>>) {
  %0 = torch.aten.log2(%arg0) : (!torch.tensor<[n,3],complex<f32>>) -> !torch.tensor<[n,3],complex<f32>>
  return %0 : !torch.tensor<[n,3],complex<f32>>
}

// CHECK-LABEL: @ne_Tensor(
// CHECK: %[[V0:.*]] = torch.aten.view_as_real(%arg0) : {{.*}} -> !torch.tensor<[n,3,2],f32>
// CHECK: %[[V1:.*]] = torch.aten.select.int(%[[V0]], {{.*}}) : ({{.*}}, !torch.int<-1>, !torch.int<0>) -> !torch.tensor<[n,3],f32>
// CHECK: %[[V2:.*]] = torch.aten.select.int(%[[V0]], {{.*}}) : ({{.*}}, !torch.int<-1>, !torch.int<1>) -> !torch.tensor<[n,3],f32>
// CHECK: %[[V3:.*]] = torch.aten.view_as_real(%arg1) : {{.*}} -> !torch.tensor<[3,2],f32>
// CHECK: %[[V4:.*]] = torch.aten.select.int(%[[V3]], {{.*}}) : ({{.*}}, !torch.int<-1>, !torch.int<0>) -> !torch.tensor<[3],f32>
// CHECK: %[[V5:.*]] = torch.aten.select.int(%[[V3]], {{.*}}) : ({{.*}}, !torch.int<-1>, !torch.int<1>) -> !torch.tensor<[3],f32>
// CHECK: %[[V6:.*]] = torch.aten.eq.Tensor(%[[V1]], %[[V4]]) : {{.*}} -> !torch.tensor<[n,3],i1>
// CHECK: %[[V7:.*]] = torch.aten.eq.Tensor(%[[V2]], %[[V5]]) : {{.*}} -> !torch.tensor<[n,3],i1>
// CHECK: %[[V8:.*]] = torch.aten.logical_and(%[[V6]], %[[V7]]) : {{.*}} -> !torch.tensor<[n,3],i1>
// CHECK: %[[V9:.*]] = torch.aten.logical_not(%[[V8]]) : {{.*}} -> !torch.tensor<[n,3],i1>
// CHECK: return %[[V9]]
func.func @ne_Tensor(%arg0: !torch.tensor<[n,3],complex<f32>>, %arg1: !torch.tensor<[3],complex<f32>>) -> (!torch.tensor<[n,3],i1>) {
  %0 = torch.aten.ne.Tensor(%arg0, %arg1) : (!torch.tensor<[n,3],complex<f32>>, !torch.tensor<[3],complex<f32>>) -> !torch.tensor<[n,3],i1>
  return %0 : !torch.tensor<[n,3],i1>
}

// CHECK-LABEL: @norm_Scalar(
// CHECK: %[[V0:.*]] = torch.aten.view_as_real(%arg0) : {{.*}} -> !torch.tensor<[n,3,2],f32>
// CHECK: %[[V1:.*]] = torch.aten.select.int(%[[V0]], {{.*}}) : ({{.*}}, !torch.int<-1>, !torch.int<0>) -> !torch.tensor<[n,3],f32>
// CHECK: %[[V2:.*]] = torch.aten.select.int(%[[V0]], {{.*}}) : ({{.*}}, !torch.int<-1>, !torch.int<1>) -> !torch.tensor<[n,3],f32>
// CHECK: %[[V3:.*]] = torch.aten.abs(%[[V1]]) : {{.*}} -> !torch.tensor<[n,3],f32>
// CHECK: %[[V4:.*]] = torch.aten.abs(%[[V2]]) : {{.*}} -> !torch.tensor<[n,3],f32>
// CHECK: %[[V5:.*]] = torch.aten.maximum(%[[V3]], %[[V4]]) : {{.*}} -> !torch.tensor<[n,3],f32>
// CHECK: %[[V6:.*]] = torch.aten.minimum(%[[V3]], %[[V4]]) : {{.*}} -> !torch.tensor<[n,3],f32>
// CHECK: %[[V7:.*]] = torch.aten.eq.Scalar(%[[V5]], {{.*}}) : ({{.*}}, !torch.int<0>) -> !torch.tensor<[n,3],i1>
// CHECK: %[[V8:.*]] = torch.aten.eq.Scalar(%[[V5]], {{.*}}) : ({{.*}}, !torch.float<0x7FF0000000000000>) -> !torch.tensor<[n,3],i1>
// CHECK: %[[V9:.*]] = torch.aten.logical_or(%[[V7]], %[[V8]]) : {{.*}} -> !torch.tensor<[n,3],i1>
// CHECK: %[[V10:.*]] = torch.aten.div.Tensor(%[[V6]], %[[V5]]) : {{.*}} -> !torch.tensor<[n,3],f32>
// CHECK: %[[V11:.*]] = torch.aten.where.ScalarSelf(%[[V9]], {{.*}}, %[[V10]]) : ({{.*}}, !torch.float<0.000000e+00>, {{.*}}) -> !torch.tensor<[n,3],f32>
// CHECK: %[[V12:.*]] = torch.aten.mul.Tensor(%[[V11]], %[[V11]]) : {{.*}} -> !torch.tensor<[n,3],f32>
// CHECK: %[[V13:.*]] = torch.aten.add.Scalar(%[[V12]], {{.*}}) : ({{.*}}, !torch.int<1>, !torch.int<1>) -> !torch.tensor<[n,3],f32>
// CHECK: %[[V14:.*]] = torch.aten.sqrt(%[[V13]]) : {{.*}} -> !torch.tensor<[n,3],f32>
// CHECK: %[[V15:.*]] = torch.aten.mul.Tensor(%[[V5]], %[[V14]]) : {{.*}} -> !torch.tensor<[n,3],f32>
// CHECK: %[[V16:.*]] = torch.aten.isinf(%[[V3]]) : {{.*}} -> !torch.tensor<[n,3],i1>
// CHECK: %[[V17:.*]] = torch.aten.isinf(%[[V4]]) : {{.*}} -> !torch.tensor<[n,3],i1>
// CHECK: %[[V18:.*]] = torch.aten.logical_or(%[[V16]], %[[V17]]) : {{.*}} -> !torch.tensor<[n,3],i1>
// CHECK: %[[V19:.*]] = torch.aten.where.ScalarSelf(%[[V18]], {{.*}}, %[[V15]]) : ({{.*}}, !torch.float<0x7FF0000000000000>, {{.*}}) -> !torch.tensor<[n,3],f32>
// CHECK: %[[V20:.*]] = torch.aten.linalg_vector_norm(%[[V19]], {{.*}}) : ({{.*}}, !torch.int<2>, !torch.none, !torch.bool<false>, !torch.none) -> !torch.tensor<[],f32>
// CHECK: return %[[V20]]
func.func @norm_Scalar(%arg0: !torch.tensor<[n,3],complex<f32>>) -> (!torch.tensor<[],f32>) {
  %0 = torch.constant 2 : i64 -> !torch.int<2>
  %1 = torch.aten.norm.Scalar(%arg0, %0) : (!torch.tensor<[n,3],complex<f32>>, !torch.int<2>) -> !torch.tensor<[],f32>
  return %1 : !torch.tensor<[],f32>
}

// CHECK-LABEL: @norm_ScalarOpt_dim(
// CHECK: %[[V0:.*]] = torch.prim.ListConstruct({{.*}}) : (!torch.int<1>) -> !torch.list<[!torch.int<1>]>
// CHECK: %[[V1:.*]] = torch.aten.linalg_vector_norm(%arg0, {{.*}}, %[[V0]], {{.*}}) : ({{.*}}, !torch.float<2.000000e+00>, {{.*}}, !torch.bool<false>, !torch.none) -> !torch.tensor<[n,4],f32>
// CHECK: return %[[V1]]
func.func @norm_ScalarOpt_dim(%arg0: !torch.tensor<[n,3,4],f32>) -> (!torch.tensor<[n,4],f32>) {
  %0 = torch.constant unit -> !torch.none
  %1 = torch.constant 1 : i64 -> !torch.int<1>
  %2 = torch.constant false -> !torch.bool<false>
  %3 = torch.prim.ListConstruct(%1) : (!torch.int<1>) -> !torch.list<[!torch.int<1>]>
  %4 = torch.aten.norm.ScalarOpt_dim(%arg0, %0, %3, %2) : (!torch.tensor<[n,3,4],f32>, !torch.none, !torch.list<[!torch.int<1>]>, !torch.bool<false>) -> !torch.tensor<[n,4],f32>
  return %4 : !torch.tensor<[n,4],f32>
}

// CHECK-LABEL: @ones_like(
// CHECK: %[[V0:.*]] = torch.aten.view_as_real(%arg0) : {{.*}} -> !torch.tensor<[n,3,2],f32>
// CHECK: %[[V1:.*]] = torch.aten.select.int(%[[V0]], {{.*}}) : ({{.*}}, !torch.int<-1>, !torch.int<0>) -> !torch.tensor<[n,3],f32>
// CHECK: %[[V2:.*]] = torch.aten.full_like(%[[V1]], {{.*}}) : ({{.*}}, !torch.int<1>, !torch.int<6>, !torch.none, !torch.none, !torch.none, !torch.none) -> !torch.tensor<[n,3],f32>
// CHECK: %[[V3:.*]] = torch.aten.full_like(%[[V2]], {{.*}}) : ({{.*}}, !torch.int<0>, !torch.int<6>, !torch.none, !torch.none, !torch.none, !torch.none) -> !torch.tensor<[n,3],f32>
// CHECK: %[[V4:.*]] = torch.aten.complex(%[[V2]], %[[V3]]) : {{.*}} -> !torch.tensor<[n,3],complex<f32>>
// CHECK: return %[[V4]]
func.func @ones_like(%arg0: !torch.tensor<[n,3],complex<f32>>) -> (!torch.tensor<[n,3],complex<f32>>) {
  %0 = torch.constant unit -> !torch.none
  %1 = torch.aten.ones_like(%arg0, %0, %0, %0, %0, %0) : (!torch.tensor<[n,3],complex<f32>>, !torch.none, !torch.none, !torch.none, !torch.none, !torch.none) -> !torch.tensor<[n,3],complex<f32>>
  return %1 : !torch.tensor<[n,3],complex<f32>>
}

// CHECK-LABEL: @polar(
// CHECK: %[[V0:.*]] = torch.aten.cos(%arg1) : {{.*}} -> !torch.tensor<[n,3],f32>
// CHECK: %[[V1:.*]] = torch.aten.mul.Tensor(%arg0, %[[V0]]) : {{.*}} -> !torch.tensor<[n,3],f32>
// CHECK: %[[V2:.*]] = torch.aten.sin(%arg1) : {{.*}} -> !torch.tensor<[n,3],f32>
// CHECK: %[[V3:.*]] = torch.aten.mul.Tensor(%arg0, %[[V2]]) : {{.*}} -> !torch.tensor<[n,3],f32>
// CHECK: %[[V4:.*]] = torch.aten.complex(%[[V1]], %[[V3]]) : {{.*}} -> !torch.tensor<[n,3],complex<f32>>
// CHECK: return %[[V4]]
func.func @polar(%arg0: !torch.tensor<[n,3],f32>, %arg1: !torch.tensor<[n,3],f32>) -> (!torch.tensor<[n,3],complex<f32>>) {
  %0 = torch.aten.polar(%arg0, %arg1) : (!torch.tensor<[n,3],f32>, !torch.tensor<[n,3],f32>) -> !torch.tensor<[n,3],complex<f32>>
  return %0 : !torch.tensor<[n,3],complex<f32>>
}

// CHECK-LABEL: @pow_Tensor_Scalar(
// CHECK: %[[V0:.*]] = torch.aten.view_as_real(%arg0) : {{.*}} -> !torch.tensor<[n,3,2],f32>
// CHECK: %[[V1:.*]] = torch.aten.select.int(%[[V0]], {{.*}}) : ({{.*}}, !torch.int<-1>, !torch.int<0>) -> !torch.tensor<[n,3],f32>
// CHECK: %[[V2:.*]] = torch.aten.select.int(%[[V0]], {{.*}}) : ({{.*}}, !torch.int<-1>, !torch.int<1>) -> !torch.tensor<[n,3],f32>
// CHECK: %[[V3:.*]] = torch.aten.mul.Tensor(%[[V1]], %[[V1]]) : {{.*}} -> !torch.tensor<[n,3],f32>
// CHECK: %[[V4:.*]] = torch.aten.mul.Tensor(%[[V2]], %[[V2]]) : {{.*}} -> !torch.tensor<[n,3],f32>
// CHECK: %[[V5:.*]] = torch.aten.sub.Tensor(%[[V3]], %[[V4]], {{.*}}) : ({{.*}}, !torch.int<1>) -> !torch.tensor<[n,3],f32>
// CHECK: %[[V6:.*]] = torch.aten.mul.Tensor(%[[V1]], %[[V2]]) : {{.*}} -> !torch.tensor<[n,3],f32>
// CHECK: %[[V7:.*]] = torch.aten.mul.Tensor(%[[V2]], %[[V1]]) : {{.*}} -> !torch.tensor<[n,3],f32>
// CHECK: %[[V8:.*]] = torch.aten.add.Tensor(%[[V6]], %[[V7]], {{.*}}) : ({{.*}}, !torch.int<1>) -> !torch.tensor<[n,3],f32>
// CHECK: %[[V9:.*]] = torch.aten.complex(%[[V5]], %[[V8]]) : {{.*}} -> !torch.tensor<[n,3],complex<f32>>
// CHECK: return %[[V9]]
func.func @pow_Tensor_Scalar(%arg0: !torch.tensor<[n,3],complex<f32>>) -> (!torch.tensor<[n,3],complex<f32>>) {
  %0 = torch.constant 2 : i64 -> !torch.int<2>
  %1 = torch.aten.pow.Tensor_Scalar(%arg0, %0) : (!torch.tensor<[n,3],complex<f32>>, !torch.int<2>) -> !torch.tensor<[n,3],complex<f32>>
  return %1 : !torch.tensor<[n,3],complex<f32>>
}

// CHECK-LABEL: @pow_Tensor_Tensor(
// CHECK-NOT: torch.aten.pow.Tensor_Tensor(
// CHECK: return {{.*}} : !torch.tensor<[n,3],complex<f32>>
func.func @pow_Tensor_Tensor(%arg0: !torch.tensor<[n,3],complex<f32>>, %arg1: !torch.tensor<[3],complex<f32>>) -> (!torch.tensor<[n,3],complex<f32>>) {
  %0 = torch.aten.pow.Tensor_Tensor(%arg0, %arg1) : (!torch.tensor<[n,3],complex<f32>>, !torch.tensor<[3],complex<f32>>) -> !torch.tensor<[n,3],complex<f32>>
  return %0 : !torch.tensor<[n,3],complex<f32>>
}

// CHECK-LABEL: @real(
// CHECK: %[[V0:.*]] = torch.aten.view_as_real(%arg0) : {{.*}} -> !torch.tensor<[n,3,2],f32>
// CHECK: %[[V1:.*]] = torch.aten.select.int(%[[V0]], {{.*}}) : ({{.*}}, !torch.int<-1>, !torch.int<0>) -> !torch.tensor<[n,3],f32>
// CHECK: return %[[V1]]
func.func @real(%arg0: !torch.tensor<[n,3],complex<f32>>) -> (!torch.tensor<[n,3],f32>) {
  %0 = torch.aten.real(%arg0) : (!torch.tensor<[n,3],complex<f32>>) -> !torch.tensor<[n,3],f32>
  return %0 : !torch.tensor<[n,3],f32>
}

// CHECK-LABEL: @reciprocal(
// CHECK: %[[V0:.*]] = torch.aten.view_as_real(%arg0) : {{.*}} -> !torch.tensor<[n,3,2],f32>
// CHECK: %[[V1:.*]] = torch.aten.select.int(%[[V0]], {{.*}}) : ({{.*}}, !torch.int<-1>, !torch.int<0>) -> !torch.tensor<[n,3],f32>
// CHECK: %[[V2:.*]] = torch.aten.select.int(%[[V0]], {{.*}}) : ({{.*}}, !torch.int<-1>, !torch.int<1>) -> !torch.tensor<[n,3],f32>
// CHECK: %[[V3:.*]] = torch.aten.full_like(%[[V1]], {{.*}}) : ({{.*}}, !torch.int<1>, !torch.int<6>, !torch.none, !torch.none, !torch.none, !torch.none) -> !torch.tensor<[n,3],f32>
// CHECK: %[[V4:.*]] = torch.aten.abs(%[[V1]]) : {{.*}} -> !torch.tensor<[n,3],f32>
// CHECK: %[[V5:.*]] = torch.aten.abs(%[[V2]]) : {{.*}} -> !torch.tensor<[n,3],f32>
// CHECK: %[[V6:.*]] = torch.aten.maximum(%[[V4]], %[[V5]]) : {{.*}} -> !torch.tensor<[n,3],f32>
// CHECK: %[[V7:.*]] = torch.aten.eq.Scalar(%[[V6]], {{.*}}) : ({{.*}}, !torch.int<0>) -> !torch.tensor<[n,3],i1>
// CHECK: %[[V8:.*]] = torch.aten.where.ScalarSelf(%[[V7]], {{.*}}, %[[V6]]) : ({{.*}}, !torch.int<1>, {{.*}}) -> !torch.tensor<[n,3],f32>
// CHECK: %[[V9:.*]] = torch.aten.div.Tensor(%[[V1]], %[[V8]]) : {{.*}} -> !torch.tensor<[n,3],f32>
// CHECK: %[[V10:.*]] = torch.aten.where.ScalarSelf(%[[V7]], {{.*}}, %[[V9]]) : ({{.*}}, !torch.int<1>, {{.*}}) -> !torch.tensor<[n,3],f32>
// CHECK: %[[V11:.*]] = torch.aten.div.Tensor(%[[V2]], %[[V8]]) : {{.*}} -> !torch.tensor<[n,3],f32>
// CHECK: %[[V12:.*]] = torch.aten.mul.Tensor(%[[V1]], %[[V10]]) : {{.*}} -> !torch.tensor<[n,3],f32>
// CHECK: %[[V13:.*]] = torch.aten.mul.Tensor(%[[V2]], %[[V11]]) : {{.*}} -> !torch.tensor<[n,3],f32>
// CHECK: %[[V14:.*]] = torch.aten.add.Tensor(%[[V12]], %[[V13]], {{.*}}) : ({{.*}}, !torch.int<1>) -> !torch.tensor<[n,3],f32>
// CHECK: %[[V15:.*]] = torch.aten.abs(%[[V14]]) : {{.*}} -> !torch.tensor<[n,3],f32>
// CHECK: %[[V16:.*]] = torch.aten.mul.Tensor(%[[V3]], %[[V10]]) : {{.*}} -> !torch.tensor<[n,3],f32>
// CHECK: %[[V17:.*]] = torch.aten.div.Tensor(%[[V16]], %[[V15]]) : {{.*}} -> !torch.tensor<[n,3],f32>
// CHECK: %[[V18:.*]] = torch.aten.mul.Tensor(%[[V3]], %[[V11]]) : {{.*}} -> !torch.tensor<[n,3],f32>
// CHECK: %[[V19:.*]] = torch.aten.neg(%[[V18]]) : {{.*}} -> !torch.tensor<[n,3],f32>
// CHECK: %[[V20:.*]] = torch.aten.div.Tensor(%[[V19]], %[[V15]]) : {{.*}} -> !torch.tensor<[n,3],f32>
// CHECK: %[[V21:.*]] = torch.aten.complex(%[[V17]], %[[V20]]) : {{.*}} -> !torch.tensor<[n,3],complex<f32>>
// CHECK: return %[[V21]]
func.func @reciprocal(%arg0: !torch.tensor<[n,3],complex<f32>>) -> (!torch.tensor<[n,3],complex<f32>>) {
  %0 = torch.aten.reciprocal(%arg0) : (!torch.tensor<[n,3],complex<f32>>) -> !torch.tensor<[n,3],complex<f32>>
  return %0 : !torch.tensor<[n,3],complex<f32>>
}

// CHECK-LABEL: @roll(
// CHECK: %[[V0:.*]] = torch.aten.view_as_real(%arg0) : {{.*}} -> !torch.tensor<[n,3,2],f32>
// CHECK: %[[V1:.*]] = torch.aten.select.int(%[[V0]], {{.*}}) : ({{.*}}, !torch.int<-1>, !torch.int<0>) -> !torch.tensor<[n,3],f32>
// CHECK: %[[V2:.*]] = torch.aten.view_as_real(%arg0) : {{.*}} -> !torch.tensor<[n,3,2],f32>
// CHECK: %[[V3:.*]] = torch.aten.select.int(%[[V2]], {{.*}}) : ({{.*}}, !torch.int<-1>, !torch.int<1>) -> !torch.tensor<[n,3],f32>
// CHECK: %[[V4:.*]] = torch.aten.slice.Tensor(%[[V1]], {{.*}}) : ({{.*}}, !torch.int<0>, !torch.int<-1>, !torch.none, !torch.int<1>) -> !torch.tensor<[1,3],f32>
// CHECK: %[[V5:.*]] = torch.aten.slice.Tensor(%[[V1]], {{.*}}) : ({{.*}}, !torch.int<0>, !torch.none, !torch.int<-1>, !torch.int<1>) -> !torch.tensor<["n-1",3],f32>
// CHECK: %[[V6:.*]] = torch.prim.ListConstruct(%[[V4]], %[[V5]]) : {{.*}} -> !torch.list<[!torch.tensor<[1,3],f32>, !torch.tensor<["n-1",3],f32>]>
// CHECK: %[[V7:.*]] = torch.aten.cat(%[[V6]], {{.*}}) : ({{.*}}, !torch.int<0>) -> !torch.tensor<[n,3],f32>
// CHECK: %[[V8:.*]] = torch.aten.slice.Tensor(%[[V3]], {{.*}}) : ({{.*}}, !torch.int<0>, !torch.int<-1>, !torch.none, !torch.int<1>) -> !torch.tensor<[1,3],f32>
// CHECK: %[[V9:.*]] = torch.aten.slice.Tensor(%[[V3]], {{.*}}) : ({{.*}}, !torch.int<0>, !torch.none, !torch.int<-1>, !torch.int<1>) -> !torch.tensor<["n-1",3],f32>
// CHECK: %[[V10:.*]] = torch.prim.ListConstruct(%[[V8]], %[[V9]]) : {{.*}} -> !torch.list<[!torch.tensor<[1,3],f32>, !torch.tensor<["n-1",3],f32>]>
// CHECK: %[[V11:.*]] = torch.aten.cat(%[[V10]], {{.*}}) : ({{.*}}, !torch.int<0>) -> !torch.tensor<[n,3],f32>
// CHECK: %[[V12:.*]] = torch.aten.complex(%[[V7]], %[[V11]]) : {{.*}} -> !torch.tensor<[n,3],complex<f32>>
// CHECK: return %[[V12]]
func.func @roll(%arg0: !torch.tensor<[n,3],complex<f32>>) -> (!torch.tensor<[n,3],complex<f32>>) {
  %0 = torch.constant 1 : i64 -> !torch.int<1>
  %1 = torch.constant 0 : i64 -> !torch.int<0>
  %2 = torch.prim.ListConstruct(%0) : (!torch.int<1>) -> !torch.list<[!torch.int<1>]>
  %3 = torch.prim.ListConstruct(%1) : (!torch.int<0>) -> !torch.list<[!torch.int<0>]>
  %4 = torch.aten.roll(%arg0, %2, %3) : (!torch.tensor<[n,3],complex<f32>>, !torch.list<[!torch.int<1>]>, !torch.list<[!torch.int<0>]>) -> !torch.tensor<[n,3],complex<f32>>
  return %4 : !torch.tensor<[n,3],complex<f32>>
}

// CHECK-LABEL: @rsqrt(
// CHECK-NOT: torch.aten.rsqrt(
// CHECK: return {{.*}} : !torch.tensor<[n,3],complex<f32>>
func.func @rsqrt(%arg0: !torch.tensor<[n,3],complex<f32>>) -> (!torch.tensor<[n,3],complex<f32>>) {
  %0 = torch.aten.rsqrt(%arg0) : (!torch.tensor<[n,3],complex<f32>>) -> !torch.tensor<[n,3],complex<f32>>
  return %0 : !torch.tensor<[n,3],complex<f32>>
}

// CHECK-LABEL: @rsub_Tensor(
// CHECK: %[[V0:.*]] = torch.aten.view_as_real(%arg0) : {{.*}} -> !torch.tensor<[n,3,2],f32>
// CHECK: %[[V1:.*]] = torch.aten.select.int(%[[V0]], {{.*}}) : ({{.*}}, !torch.int<-1>, !torch.int<0>) -> !torch.tensor<[n,3],f32>
// CHECK: %[[V2:.*]] = torch.aten.select.int(%[[V0]], {{.*}}) : ({{.*}}, !torch.int<-1>, !torch.int<1>) -> !torch.tensor<[n,3],f32>
// CHECK: %[[V3:.*]] = torch.aten.view_as_real(%arg1) : {{.*}} -> !torch.tensor<[3,2],f32>
// CHECK: %[[V4:.*]] = torch.aten.select.int(%[[V3]], {{.*}}) : ({{.*}}, !torch.int<-1>, !torch.int<0>) -> !torch.tensor<[3],f32>
// CHECK: %[[V5:.*]] = torch.aten.select.int(%[[V3]], {{.*}}) : ({{.*}}, !torch.int<-1>, !torch.int<1>) -> !torch.tensor<[3],f32>
// CHECK: %[[V6:.*]] = torch.aten.sub.Tensor(%[[V4]], %[[V1]], {{.*}}) : ({{.*}}, !torch.int<1>) -> !torch.tensor<[n,3],f32>
// CHECK: %[[V7:.*]] = torch.aten.sub.Tensor(%[[V5]], %[[V2]], {{.*}}) : ({{.*}}, !torch.int<1>) -> !torch.tensor<[n,3],f32>
// CHECK: %[[V8:.*]] = torch.aten.complex(%[[V6]], %[[V7]]) : {{.*}} -> !torch.tensor<[n,3],complex<f32>>
// CHECK: return %[[V8]]
func.func @rsub_Tensor(%arg0: !torch.tensor<[n,3],complex<f32>>, %arg1: !torch.tensor<[3],complex<f32>>) -> (!torch.tensor<[n,3],complex<f32>>) {
  %0 = torch.constant 1 : i64 -> !torch.int<1>
  %1 = torch.aten.rsub.Tensor(%arg0, %arg1, %0) : (!torch.tensor<[n,3],complex<f32>>, !torch.tensor<[3],complex<f32>>, !torch.int<1>) -> !torch.tensor<[n,3],complex<f32>>
  return %1 : !torch.tensor<[n,3],complex<f32>>
}

// CHECK-LABEL: @select_scatter(
// CHECK: %[[V0:.*]] = torch.aten.unsqueeze(%arg1, {{.*}}) : ({{.*}}, !torch.int<1>) -> !torch.tensor<[n,1,6],f32>
// CHECK: %[[V1:.*]] = torch.aten.slice.Tensor(%arg0, {{.*}}) : ({{.*}}, !torch.int<1>, !torch.int<1>, !torch.none, !torch.int<1>) -> !torch.tensor<[n,3,6],f32>
// CHECK: %[[V2:.*]] = torch.prim.ListConstruct(%[[V0]], %[[V1]]) : {{.*}} -> !torch.list<[!torch.tensor<[n,1,6],f32>, !torch.tensor<[n,3,6],f32>]>
// CHECK: %[[V3:.*]] = torch.aten.cat(%[[V2]], {{.*}}) : ({{.*}}, !torch.int<1>) -> !torch.tensor<[n,4,6],f32>
// CHECK: return %[[V3]]
func.func @select_scatter(%arg0: !torch.tensor<[n,4,6],f32>, %arg1: !torch.tensor<[n,6],f32>) -> (!torch.tensor<[n,4,6],f32>) {
  %0 = torch.constant 1 : i64 -> !torch.int<1>
  %1 = torch.constant 0 : i64 -> !torch.int<0>
  %2 = torch.aten.select_scatter(%arg0, %arg1, %0, %1) : (!torch.tensor<[n,4,6],f32>, !torch.tensor<[n,6],f32>, !torch.int<1>, !torch.int<0>) -> !torch.tensor<[n,4,6],f32>
  return %2 : !torch.tensor<[n,4,6],f32>
}

// CHECK-LABEL: @sgn(
// CHECK-NOT: torch.aten.sgn(
// CHECK: return {{.*}} : !torch.tensor<[n,3],complex<f32>>
func.func @sgn(%arg0: !torch.tensor<[n,3],complex<f32>>) -> (!torch.tensor<[n,3],complex<f32>>) {
  %0 = torch.aten.sgn(%arg0) : (!torch.tensor<[n,3],complex<f32>>) -> !torch.tensor<[n,3],complex<f32>>
  return %0 : !torch.tensor<[n,3],complex<f32>>
}

// CHECK-LABEL: @sigmoid(
// CHECK-NOT: torch.aten.sigmoid(
// CHECK: return {{.*}} : !torch.tensor<[n,3],complex<f32>>
func.func @sigmoid(%arg0: !torch.tensor<[n,3],complex<f32>>) -> (!torch.tensor<[n,3],complex<f32>>) {
  %0 = torch.aten.sigmoid(%arg0) : (!torch.tensor<[n,3],complex<f32>>) -> !torch.tensor<[n,3],complex<f32>>
  return %0 : !torch.tensor<[n,3],complex<f32>>
}

// CHECK-LABEL: @slice_scatter(
// CHECK: %[[V0:.*]] = torch.aten.slice.Tensor(%arg0, {{.*}}) : ({{.*}}, !torch.int<1>, !torch.int<0>, !torch.int<1>, !torch.int<1>) -> !torch.tensor<[n,1,6],f32>
// CHECK: %[[V1:.*]] = torch.aten.slice.Tensor(%arg0, {{.*}}) : ({{.*}}, !torch.int<1>, !torch.int<3>, !torch.none, !torch.int<1>) -> !torch.tensor<[n,1,6],f32>
// CHECK: %[[V2:.*]] = torch.prim.ListConstruct(%[[V0]], %arg1, %[[V1]]) : {{.*}} -> !torch.list<[!torch.tensor<[n,1,6],f32>, !torch.tensor<[n,2,6],f32>, !torch.tensor<[n,1,6],f32>]>
// CHECK: %[[V3:.*]] = torch.aten.cat(%[[V2]], {{.*}}) : ({{.*}}, !torch.int<1>) -> !torch.tensor<[n,4,6],f32>
// CHECK: return %[[V3]]
func.func @slice_scatter(%arg0: !torch.tensor<[n,4,6],f32>, %arg1: !torch.tensor<[n,2,6],f32>) -> (!torch.tensor<[n,4,6],f32>) {
  %0 = torch.constant 1 : i64 -> !torch.int<1>
  %1 = torch.constant 3 : i64 -> !torch.int<3>
  %2 = torch.aten.slice_scatter(%arg0, %arg1, %0, %0, %1, %0) : (!torch.tensor<[n,4,6],f32>, !torch.tensor<[n,2,6],f32>, !torch.int<1>, !torch.int<1>, !torch.int<3>, !torch.int<1>) -> !torch.tensor<[n,4,6],f32>
  return %2 : !torch.tensor<[n,4,6],f32>
}

// CHECK-LABEL: @square(
// CHECK: %[[V0:.*]] = torch.aten.view_as_real(%arg0) : {{.*}} -> !torch.tensor<[n,3,2],f32>
// CHECK: %[[V1:.*]] = torch.aten.select.int(%[[V0]], {{.*}}) : ({{.*}}, !torch.int<-1>, !torch.int<0>) -> !torch.tensor<[n,3],f32>
// CHECK: %[[V2:.*]] = torch.aten.select.int(%[[V0]], {{.*}}) : ({{.*}}, !torch.int<-1>, !torch.int<1>) -> !torch.tensor<[n,3],f32>
// CHECK: %[[V3:.*]] = torch.aten.mul.Tensor(%[[V1]], %[[V1]]) : {{.*}} -> !torch.tensor<[n,3],f32>
// CHECK: %[[V4:.*]] = torch.aten.mul.Tensor(%[[V2]], %[[V2]]) : {{.*}} -> !torch.tensor<[n,3],f32>
// CHECK: %[[V5:.*]] = torch.aten.sub.Tensor(%[[V3]], %[[V4]], {{.*}}) : ({{.*}}, !torch.int<1>) -> !torch.tensor<[n,3],f32>
// CHECK: %[[V6:.*]] = torch.aten.mul.Tensor(%[[V1]], %[[V2]]) : {{.*}} -> !torch.tensor<[n,3],f32>
// CHECK: %[[V7:.*]] = torch.aten.mul.Tensor(%[[V2]], %[[V1]]) : {{.*}} -> !torch.tensor<[n,3],f32>
// CHECK: %[[V8:.*]] = torch.aten.add.Tensor(%[[V6]], %[[V7]], {{.*}}) : ({{.*}}, !torch.int<1>) -> !torch.tensor<[n,3],f32>
// CHECK: %[[V9:.*]] = torch.aten.complex(%[[V5]], %[[V8]]) : {{.*}} -> !torch.tensor<[n,3],complex<f32>>
// CHECK: return %[[V9]]
func.func @square(%arg0: !torch.tensor<[n,3],complex<f32>>) -> (!torch.tensor<[n,3],complex<f32>>) {
  %0 = torch.aten.square(%arg0) : (!torch.tensor<[n,3],complex<f32>>) -> !torch.tensor<[n,3],complex<f32>>
  return %0 : !torch.tensor<[n,3],complex<f32>>
}

// CHECK-LABEL: @std_correction(
// CHECK: %[[V0:.*]] = torch.aten.view_as_real(%arg0) : {{.*}} -> !torch.tensor<[n,3,2],f32>
// CHECK: %[[V1:.*]] = torch.aten.select.int(%[[V0]], {{.*}}) : ({{.*}}, !torch.int<-1>, !torch.int<0>) -> !torch.tensor<[n,3],f32>
// CHECK: %[[V2:.*]] = torch.aten.select.int(%[[V0]], {{.*}}) : ({{.*}}, !torch.int<-1>, !torch.int<1>) -> !torch.tensor<[n,3],f32>
// CHECK: %[[V3:.*]] = torch.prim.ListConstruct({{.*}}) : (!torch.int<1>) -> !torch.list<[!torch.int<1>]>
// CHECK: %[[V4:.*]] = torch.aten.mean.dim(%[[V1]], %[[V3]], {{.*}}) : ({{.*}}, !torch.bool<true>, !torch.none) -> !torch.tensor<[n,1],f32>
// CHECK: %[[V5:.*]] = torch.aten.sub.Tensor(%[[V1]], %[[V4]], {{.*}}) : ({{.*}}, !torch.int<1>) -> !torch.tensor<[n,3],f32>
// CHECK: %[[V6:.*]] = torch.aten.mul.Tensor(%[[V5]], %[[V5]]) : {{.*}} -> !torch.tensor<[n,3],f32>
// CHECK: %[[V7:.*]] = torch.prim.ListConstruct({{.*}}) : (!torch.int<1>) -> !torch.list<[!torch.int<1>]>
// CHECK: %[[V8:.*]] = torch.aten.sum.dim_IntList(%[[V6]], %[[V7]], {{.*}}) : ({{.*}}, !torch.bool<false>, !torch.none) -> !torch.tensor<[n],f32>
// CHECK: %[[V9:.*]] = torch.aten.div.Scalar(%[[V8]], {{.*}}) : ({{.*}}, !torch.float<2.000000e+00>) -> !torch.tensor<[n],f32>
// CHECK: %[[V10:.*]] = torch.prim.ListConstruct({{.*}}) : (!torch.int<1>) -> !torch.list<[!torch.int<1>]>
// CHECK: %[[V11:.*]] = torch.aten.mean.dim(%[[V2]], %[[V10]], {{.*}}) : ({{.*}}, !torch.bool<true>, !torch.none) -> !torch.tensor<[n,1],f32>
// CHECK: %[[V12:.*]] = torch.aten.sub.Tensor(%[[V2]], %[[V11]], {{.*}}) : ({{.*}}, !torch.int<1>) -> !torch.tensor<[n,3],f32>
// CHECK: %[[V13:.*]] = torch.aten.mul.Tensor(%[[V12]], %[[V12]]) : {{.*}} -> !torch.tensor<[n,3],f32>
// CHECK: %[[V14:.*]] = torch.prim.ListConstruct({{.*}}) : (!torch.int<1>) -> !torch.list<[!torch.int<1>]>
// CHECK: %[[V15:.*]] = torch.aten.sum.dim_IntList(%[[V13]], %[[V14]], {{.*}}) : ({{.*}}, !torch.bool<false>, !torch.none) -> !torch.tensor<[n],f32>
// CHECK: %[[V16:.*]] = torch.aten.div.Scalar(%[[V15]], {{.*}}) : ({{.*}}, !torch.float<2.000000e+00>) -> !torch.tensor<[n],f32>
// CHECK: %[[V17:.*]] = torch.aten.add.Tensor(%[[V9]], %[[V16]], {{.*}}) : ({{.*}}, !torch.int<1>) -> !torch.tensor<[n],f32>
// CHECK: %[[V18:.*]] = torch.aten.sqrt(%[[V17]]) : {{.*}} -> !torch.tensor<[n],f32>
// CHECK: return %[[V18]]
func.func @std_correction(%arg0: !torch.tensor<[n,3],complex<f32>>) -> (!torch.tensor<[n],f32>) {
  %0 = torch.constant 1 : i64 -> !torch.int<1>
  %1 = torch.constant false -> !torch.bool<false>
  %2 = torch.prim.ListConstruct(%0) : (!torch.int<1>) -> !torch.list<[!torch.int<1>]>
  %3 = torch.aten.std.correction(%arg0, %2, %0, %1) : (!torch.tensor<[n,3],complex<f32>>, !torch.list<[!torch.int<1>]>, !torch.int<1>, !torch.bool<false>) -> !torch.tensor<[n],f32>
  return %3 : !torch.tensor<[n],f32>
}

// CHECK-LABEL: @var_correction(
// CHECK: %[[V0:.*]] = torch.aten.view_as_real(%arg0) : {{.*}} -> !torch.tensor<[n,3,2],f32>
// CHECK: %[[V1:.*]] = torch.aten.select.int(%[[V0]], {{.*}}) : ({{.*}}, !torch.int<-1>, !torch.int<0>) -> !torch.tensor<[n,3],f32>
// CHECK: %[[V2:.*]] = torch.aten.select.int(%[[V0]], {{.*}}) : ({{.*}}, !torch.int<-1>, !torch.int<1>) -> !torch.tensor<[n,3],f32>
// CHECK: %[[V3:.*]] = torch.prim.ListConstruct({{.*}}) : (!torch.int<1>) -> !torch.list<[!torch.int<1>]>
// CHECK: %[[V4:.*]] = torch.aten.mean.dim(%[[V1]], %[[V3]], {{.*}}) : ({{.*}}, !torch.bool<true>, !torch.none) -> !torch.tensor<[n,1],f32>
// CHECK: %[[V5:.*]] = torch.aten.sub.Tensor(%[[V1]], %[[V4]], {{.*}}) : ({{.*}}, !torch.int<1>) -> !torch.tensor<[n,3],f32>
// CHECK: %[[V6:.*]] = torch.aten.mul.Tensor(%[[V5]], %[[V5]]) : {{.*}} -> !torch.tensor<[n,3],f32>
// CHECK: %[[V7:.*]] = torch.prim.ListConstruct({{.*}}) : (!torch.int<1>) -> !torch.list<[!torch.int<1>]>
// CHECK: %[[V8:.*]] = torch.aten.mean.dim(%[[V6]], %[[V7]], {{.*}}) : ({{.*}}, !torch.bool<false>, !torch.none) -> !torch.tensor<[n],f32>
// CHECK: %[[V9:.*]] = torch.prim.ListConstruct({{.*}}) : (!torch.int<1>) -> !torch.list<[!torch.int<1>]>
// CHECK: %[[V10:.*]] = torch.aten.mean.dim(%[[V2]], %[[V9]], {{.*}}) : ({{.*}}, !torch.bool<true>, !torch.none) -> !torch.tensor<[n,1],f32>
// CHECK: %[[V11:.*]] = torch.aten.sub.Tensor(%[[V2]], %[[V10]], {{.*}}) : ({{.*}}, !torch.int<1>) -> !torch.tensor<[n,3],f32>
// CHECK: %[[V12:.*]] = torch.aten.mul.Tensor(%[[V11]], %[[V11]]) : {{.*}} -> !torch.tensor<[n,3],f32>
// CHECK: %[[V13:.*]] = torch.prim.ListConstruct({{.*}}) : (!torch.int<1>) -> !torch.list<[!torch.int<1>]>
// CHECK: %[[V14:.*]] = torch.aten.mean.dim(%[[V12]], %[[V13]], {{.*}}) : ({{.*}}, !torch.bool<false>, !torch.none) -> !torch.tensor<[n],f32>
// CHECK: %[[V15:.*]] = torch.aten.add.Tensor(%[[V8]], %[[V14]], {{.*}}) : ({{.*}}, !torch.int<1>) -> !torch.tensor<[n],f32>
// CHECK: return %[[V15]]
func.func @var_correction(%arg0: !torch.tensor<[n,3],complex<f32>>) -> (!torch.tensor<[n],f32>) {
  %0 = torch.constant 1 : i64 -> !torch.int<1>
  %1 = torch.constant 0 : i64 -> !torch.int<0>
  %2 = torch.constant false -> !torch.bool<false>
  %3 = torch.prim.ListConstruct(%0) : (!torch.int<1>) -> !torch.list<[!torch.int<1>]>
  %4 = torch.aten.var.correction(%arg0, %3, %1, %2) : (!torch.tensor<[n,3],complex<f32>>, !torch.list<[!torch.int<1>]>, !torch.int<0>, !torch.bool<false>) -> !torch.tensor<[n],f32>
  return %4 : !torch.tensor<[n],f32>
}

// CHECK-LABEL: @vdot(
// CHECK: %[[V0:.*]] = torch.aten.view_as_real(%arg0) : {{.*}} -> !torch.tensor<[n,2],f32>
// CHECK: %[[V1:.*]] = torch.aten.select.int(%[[V0]], {{.*}}) : ({{.*}}, !torch.int<-1>, !torch.int<0>) -> !torch.tensor<[n],f32>
// CHECK: %[[V2:.*]] = torch.aten.select.int(%[[V0]], {{.*}}) : ({{.*}}, !torch.int<-1>, !torch.int<1>) -> !torch.tensor<[n],f32>
// CHECK: %[[V3:.*]] = torch.aten.neg(%[[V2]]) : {{.*}} -> !torch.tensor<[n],f32>
// CHECK: %[[V4:.*]] = torch.aten.view_as_real(%arg1) : {{.*}} -> !torch.tensor<[n,2],f32>
// CHECK: %[[V5:.*]] = torch.aten.select.int(%[[V4]], {{.*}}) : ({{.*}}, !torch.int<-1>, !torch.int<0>) -> !torch.tensor<[n],f32>
// CHECK: %[[V6:.*]] = torch.aten.select.int(%[[V4]], {{.*}}) : ({{.*}}, !torch.int<-1>, !torch.int<1>) -> !torch.tensor<[n],f32>
// CHECK: %[[V7:.*]] = torch.aten.dot(%[[V1]], %[[V5]]) : {{.*}} -> !torch.tensor<[],f32>
// CHECK: %[[V8:.*]] = torch.aten.dot(%[[V3]], %[[V6]]) : {{.*}} -> !torch.tensor<[],f32>
// CHECK: %[[V9:.*]] = torch.aten.sub.Tensor(%[[V7]], %[[V8]], {{.*}}) : ({{.*}}, !torch.int<1>) -> !torch.tensor<[],f32>
// CHECK: %[[V10:.*]] = torch.aten.dot(%[[V1]], %[[V6]]) : {{.*}} -> !torch.tensor<[],f32>
// CHECK: %[[V11:.*]] = torch.aten.dot(%[[V3]], %[[V5]]) : {{.*}} -> !torch.tensor<[],f32>
// CHECK: %[[V12:.*]] = torch.aten.add.Tensor(%[[V10]], %[[V11]], {{.*}}) : ({{.*}}, !torch.int<1>) -> !torch.tensor<[],f32>
// CHECK: %[[V13:.*]] = torch.aten.complex(%[[V9]], %[[V12]]) : {{.*}} -> !torch.tensor<[],complex<f32>>
// CHECK: return %[[V13]]
func.func @vdot(%arg0: !torch.tensor<[n],complex<f32>>, %arg1: !torch.tensor<[n],complex<f32>>) -> (!torch.tensor<[],complex<f32>>) {
  %0 = torch.aten.vdot(%arg0, %arg1) : (!torch.tensor<[n],complex<f32>>, !torch.tensor<[n],complex<f32>>) -> !torch.tensor<[],complex<f32>>
  return %0 : !torch.tensor<[],complex<f32>>
}

// CHECK-LABEL: @zeros_like(
// CHECK: %[[V0:.*]] = torch.aten.view_as_real(%arg0) : {{.*}} -> !torch.tensor<[n,3,2],f32>
// CHECK: %[[V1:.*]] = torch.aten.select.int(%[[V0]], {{.*}}) : ({{.*}}, !torch.int<-1>, !torch.int<0>) -> !torch.tensor<[n,3],f32>
// CHECK: %[[V2:.*]] = torch.aten.full_like(%[[V1]], {{.*}}) : ({{.*}}, !torch.int<0>, !torch.int<6>, !torch.none, !torch.none, !torch.none, !torch.none) -> !torch.tensor<[n,3],f32>
// CHECK: %[[V3:.*]] = torch.aten.full_like(%[[V2]], {{.*}}) : ({{.*}}, !torch.int<0>, !torch.int<6>, !torch.none, !torch.none, !torch.none, !torch.none) -> !torch.tensor<[n,3],f32>
// CHECK: %[[V4:.*]] = torch.aten.complex(%[[V2]], %[[V3]]) : {{.*}} -> !torch.tensor<[n,3],complex<f32>>
// CHECK: return %[[V4]]
func.func @zeros_like(%arg0: !torch.tensor<[n,3],complex<f32>>) -> (!torch.tensor<[n,3],complex<f32>>) {
  %0 = torch.constant unit -> !torch.none
  %1 = torch.aten.zeros_like(%arg0, %0, %0, %0, %0, %0) : (!torch.tensor<[n,3],complex<f32>>, !torch.none, !torch.none, !torch.none, !torch.none, !torch.none) -> !torch.tensor<[n,3],complex<f32>>
  return %1 : !torch.tensor<[n,3],complex<f32>>
}

// CHECK-LABEL: @masked_select(
// CHECK: %[[V0:.*]] = torch.prim.ListConstruct({{.*}}) : (!torch.int<-1>) -> !torch.list<[!torch.int<-1>]>
// CHECK: %[[V1:.*]] = torch.aten.reshape(%arg0, %[[V0]]) : {{.*}} -> !torch.tensor<["3*n"],complex<f32>>
// CHECK: %[[V2:.*]] = torch.prim.ListConstruct({{.*}}) : (!torch.int<-1>) -> !torch.list<[!torch.int<-1>]>
// CHECK: %[[V3:.*]] = torch.aten.reshape(%arg1, %[[V2]]) : {{.*}} -> !torch.tensor<["3*n"],i1>
// CHECK: %[[V4:.*]] = torch.prim.ListConstruct(%[[V3]]) : {{.*}} -> !torch.list<[!torch.tensor<["3*n"],i1>]>
// CHECK: %[[V5:.*]] = torch.aten.index.Tensor(%[[V1]], %[[V4]]) : {{.*}} -> !torch.tensor<[u0],complex<f32>>
// CHECK: return %[[V5]]
func.func @masked_select(%arg0: !torch.tensor<[n,3],complex<f32>>, %arg1: !torch.tensor<[n,3],i1>) -> !torch.tensor<[u0],complex<f32>> {
  %0 = torch.aten.masked_select(%arg0, %arg1) : (!torch.tensor<[n,3],complex<f32>>, !torch.tensor<[n,3],i1>) -> !torch.tensor<[u0],complex<f32>>
  return %0 : !torch.tensor<[u0],complex<f32>>
}

// CHECK-LABEL: @prod(
// CHECK-NOT: torch.aten.prod.dim_int(
// CHECK: return {{.*}} : !torch.tensor<[n],complex<f32>>
func.func @prod(%arg0: !torch.tensor<[n,3],complex<f32>>) -> !torch.tensor<[n],complex<f32>> {
  %0 = torch.constant 1 : i64 -> !torch.int<1>
  %1 = torch.constant false -> !torch.bool<false>
  %2 = torch.constant unit -> !torch.none
  %3 = torch.aten.prod.dim_int(%arg0, %0, %1, %2) : (!torch.tensor<[n,3],complex<f32>>, !torch.int<1>, !torch.bool<false>, !torch.none) -> !torch.tensor<[n],complex<f32>>
  return %3 : !torch.tensor<[n],complex<f32>>
}
