// NOTE: The checks are written by tools/dev/update_checks.py.

// RUN: torch-onnx-opt %s --decompose | FileCheck %s

// CHECK-LABEL: @_conj(
// CHECK: torch.aten.view_as_real{{.*}} -> !torch.tensor<[n,3,2],f32>
// CHECK: torch.aten.select.int{{.*}} -> !torch.tensor<[n,3],f32>
// CHECK: torch.aten.select.int{{.*}} -> !torch.tensor<[n,3],f32>
// CHECK: torch.aten.neg{{.*}} -> !torch.tensor<[n,3],f32>
// CHECK: torch.aten.complex{{.*}} -> !torch.tensor<[n,3],complex<f32>>
func.func @_conj(%arg0: !torch.tensor<[n,3],complex<f32>>) -> (!torch.tensor<[n,3],complex<f32>>) {
  %0 = torch.aten._conj(%arg0) : (!torch.tensor<[n,3],complex<f32>>) -> !torch.tensor<[n,3],complex<f32>>
  return %0 : !torch.tensor<[n,3],complex<f32>>
}

// CHECK-LABEL: @addcdiv(
// CHECK: torch.aten.div.Tensor{{.*}} -> !torch.tensor<[n,3],f32>
// CHECK: torch.aten.add.Tensor{{.*}} -> !torch.tensor<[n,3],f32>
func.func @addcdiv(%arg0: !torch.tensor<[n,3],f32>, %arg1: !torch.tensor<[3],f32>, %arg2: !torch.tensor<[n,1],f32>) -> (!torch.tensor<[n,3],f32>) {
  %0 = torch.constant 1 : i64 -> !torch.int<1>
  %1 = torch.aten.addcdiv(%arg0, %arg1, %arg2, %0) : (!torch.tensor<[n,3],f32>, !torch.tensor<[3],f32>, !torch.tensor<[n,1],f32>, !torch.int<1>) -> !torch.tensor<[n,3],f32>
  return %1 : !torch.tensor<[n,3],f32>
}

// CHECK-LABEL: @addmm(
// CHECK: torch.aten.view_as_real{{.*}} -> !torch.tensor<[n,3,2],f32>
// CHECK: torch.aten.select.int{{.*}} -> !torch.tensor<[n,3],f32>
// CHECK: torch.aten.select.int{{.*}} -> !torch.tensor<[n,3],f32>
// CHECK: torch.aten.view_as_real{{.*}} -> !torch.tensor<[3,4,2],f32>
// CHECK: torch.aten.select.int{{.*}} -> !torch.tensor<[3,4],f32>
// CHECK: torch.aten.select.int{{.*}} -> !torch.tensor<[3,4],f32>
// CHECK: torch.aten.mm{{.*}} -> !torch.tensor<[n,4],f32>
// CHECK: torch.aten.mm{{.*}} -> !torch.tensor<[n,4],f32>
// CHECK: torch.aten.sub.Tensor{{.*}} -> !torch.tensor<[n,4],f32>
// CHECK: torch.aten.mm{{.*}} -> !torch.tensor<[n,4],f32>
// CHECK: torch.aten.mm{{.*}} -> !torch.tensor<[n,4],f32>
// CHECK: torch.aten.add.Tensor{{.*}} -> !torch.tensor<[n,4],f32>
// CHECK: torch.aten.mul.Scalar{{.*}} -> !torch.tensor<[n,4],f32>
// CHECK: torch.aten.mul.Scalar{{.*}} -> !torch.tensor<[n,4],f32>
// CHECK: torch.aten.view_as_real{{.*}} -> !torch.tensor<[4,2],f32>
// CHECK: torch.aten.select.int{{.*}} -> !torch.tensor<[4],f32>
// CHECK: torch.aten.select.int{{.*}} -> !torch.tensor<[4],f32>
// CHECK: torch.aten.add.Tensor{{.*}} -> !torch.tensor<[n,4],f32>
// CHECK: torch.aten.add.Tensor{{.*}} -> !torch.tensor<[n,4],f32>
// CHECK: torch.aten.complex{{.*}} -> !torch.tensor<[n,4],complex<f32>>
func.func @addmm(%arg0: !torch.tensor<[4],complex<f32>>, %arg1: !torch.tensor<[n,3],complex<f32>>, %arg2: !torch.tensor<[3,4],complex<f32>>) -> (!torch.tensor<[n,4],complex<f32>>) {
  %0 = torch.constant 1 : i64 -> !torch.int<1>
  %1 = torch.constant 2 : i64 -> !torch.int<2>
  %2 = torch.aten.addmm(%arg0, %arg1, %arg2, %0, %1) : (!torch.tensor<[4],complex<f32>>, !torch.tensor<[n,3],complex<f32>>, !torch.tensor<[3,4],complex<f32>>, !torch.int<1>, !torch.int<2>) -> !torch.tensor<[n,4],complex<f32>>
  return %2 : !torch.tensor<[n,4],complex<f32>>
}

// CHECK-LABEL: @angle(
// CHECK: torch.aten.view_as_real{{.*}} -> !torch.tensor<[n,3,2],f32>
// CHECK: torch.aten.select.int{{.*}} -> !torch.tensor<[n,3],f32>
// CHECK: torch.aten.select.int{{.*}} -> !torch.tensor<[n,3],f32>
// CHECK: torch.aten.lt.Scalar{{.*}} -> !torch.tensor<[n,3],i1>
// CHECK: torch.aten.reciprocal{{.*}} -> !torch.tensor<[n,3],f32>
// CHECK: torch.aten.lt.Scalar{{.*}} -> !torch.tensor<[n,3],i1>
// CHECK: torch.aten.logical_or{{.*}} -> !torch.tensor<[n,3],i1>
// CHECK: torch.aten.lt.Scalar{{.*}} -> !torch.tensor<[n,3],i1>
// CHECK: torch.aten.reciprocal{{.*}} -> !torch.tensor<[n,3],f32>
// CHECK: torch.aten.lt.Scalar{{.*}} -> !torch.tensor<[n,3],i1>
// CHECK: torch.aten.logical_or{{.*}} -> !torch.tensor<[n,3],i1>
// CHECK: torch.aten.logical_xor{{.*}} -> !torch.tensor<[n,3],i1>
// CHECK: torch.aten.where.Scalar{{.*}} -> !torch.tensor<[n,3],f32>
// CHECK: torch.aten.div.Tensor{{.*}} -> !torch.tensor<[n,3],f32>
// CHECK: torch.aten.abs{{.*}} -> !torch.tensor<[n,3],f32>
// CHECK: torch.aten.abs{{.*}} -> !torch.tensor<[n,3],f32>
// CHECK: torch.aten.eq.Tensor{{.*}} -> !torch.tensor<[n,3],i1>
// CHECK: torch.aten.where.self{{.*}} -> !torch.tensor<[n,3],f32>
// CHECK: torch.aten.eq.Tensor{{.*}} -> !torch.tensor<[n,3],i1>
// CHECK: torch.aten.eq.Scalar{{.*}} -> !torch.tensor<[n,3],i1>
// CHECK: torch.aten.logical_and{{.*}} -> !torch.tensor<[n,3],i1>
// CHECK: torch.aten.where.self{{.*}} -> !torch.tensor<[n,3],f32>
// CHECK: torch.aten.where.self{{.*}} -> !torch.tensor<[n,3],f32>
// CHECK: torch.aten.atan{{.*}} -> !torch.tensor<[n,3],f32>
// CHECK: torch.aten.add.Tensor{{.*}} -> !torch.tensor<[n,3],f32>
// CHECK: torch.aten.where.self{{.*}} -> !torch.tensor<[n,3],f32>
func.func @angle(%arg0: !torch.tensor<[n,3],complex<f32>>) -> (!torch.tensor<[n,3],f32>) {
  %0 = torch.aten.angle(%arg0) : (!torch.tensor<[n,3],complex<f32>>) -> !torch.tensor<[n,3],f32>
  return %0 : !torch.tensor<[n,3],f32>
}

// CHECK-LABEL: @col2im(
// CHECK: torch.aten.size.int{{.*}} -> !torch.int<n>
// CHECK: torch.prim.ListConstruct{{.*}} -> !torch.list<[!torch.int<n>, !torch.int<2>, !torch.int<2>, !torch.int<3>, !torch.int<4>, !torch.int<5>]>
// CHECK: torch.aten.view{{.*}} -> !torch.tensor<[n,2,2,3,4,5],f32>
// CHECK: torch.prim.ListConstruct{{.*}} -> !torch.list<[!torch.int<0>, !torch.int<1>, !torch.int<2>, !torch.int<4>, !torch.int<3>, !torch.int<5>]>
// CHECK: torch.aten.permute{{.*}} -> !torch.tensor<[n,2,2,4,3,5],f32>
// CHECK: torch.prim.ListConstruct{{.*}} -> !torch.list<[!torch.int<n>, !torch.int<2>, !torch.int<8>, !torch.int<15>]>
// CHECK: torch.aten.reshape{{.*}} -> !torch.tensor<[n,2,8,15],f32>
// CHECK: torch.prim.ListConstruct{{.*}} -> !torch.list<[!torch.int<n>, !torch.int<2>, !torch.int<8>, !torch.int<7>]>
// CHECK: torch.aten.full{{.*}} -> !torch.tensor<[n,2,8,7],f32>
// CHECK: torch.prim.ListConstruct{{.*}} -> !torch.list<[!torch.int<3>, !torch.int<0>, !torch.int<1>, !torch.int<2>]>
// CHECK: torch.aten.permute{{.*}} -> !torch.tensor<[15,n,2,8],f32>
// CHECK: torch.prim.ListConstruct{{.*}} -> !torch.list<[!torch.int<3>, !torch.int<0>, !torch.int<1>, !torch.int<2>]>
// CHECK: torch.aten.permute{{.*}} -> !torch.tensor<[7,n,2,8],f32>
// CHECK: torch.prim.ListConstruct{{.*}} -> !torch.list<[!torch.tensor<[15],i64>]>
// CHECK: torch.aten.index_put{{.*}} -> !torch.tensor<[7,n,2,8],f32>
// CHECK: torch.prim.ListConstruct{{.*}} -> !torch.list<[!torch.int<1>, !torch.int<2>, !torch.int<3>, !torch.int<0>]>
// CHECK: torch.aten.permute{{.*}} -> !torch.tensor<[n,2,8,7],f32>
// CHECK: torch.prim.ListConstruct{{.*}} -> !torch.list<[!torch.int<n>, !torch.int<2>, !torch.int<5>, !torch.int<7>]>
// CHECK: torch.aten.full{{.*}} -> !torch.tensor<[n,2,5,7],f32>
// CHECK: torch.prim.ListConstruct{{.*}} -> !torch.list<[!torch.int<2>, !torch.int<0>, !torch.int<1>, !torch.int<3>]>
// CHECK: torch.aten.permute{{.*}} -> !torch.tensor<[8,n,2,7],f32>
// CHECK: torch.prim.ListConstruct{{.*}} -> !torch.list<[!torch.int<2>, !torch.int<0>, !torch.int<1>, !torch.int<3>]>
// CHECK: torch.aten.permute{{.*}} -> !torch.tensor<[5,n,2,7],f32>
// CHECK: torch.prim.ListConstruct{{.*}} -> !torch.list<[!torch.tensor<[8],i64>]>
// CHECK: torch.aten.index_put{{.*}} -> !torch.tensor<[5,n,2,7],f32>
// CHECK: torch.prim.ListConstruct{{.*}} -> !torch.list<[!torch.int<1>, !torch.int<2>, !torch.int<0>, !torch.int<3>]>
// CHECK: torch.aten.permute{{.*}} -> !torch.tensor<[n,2,5,7],f32>
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
// CHECK: torch.aten.view_as_real{{.*}} -> !torch.tensor<[n,3,2],f32>
// CHECK: torch.aten.select.int{{.*}} -> !torch.tensor<[n,3],f32>
// CHECK: torch.aten.select.int{{.*}} -> !torch.tensor<[n,3],f32>
// CHECK: torch.aten.neg{{.*}} -> !torch.tensor<[n,3],f32>
// CHECK: torch.aten.complex{{.*}} -> !torch.tensor<[n,3],complex<f32>>
func.func @conj_physical(%arg0: !torch.tensor<[n,3],complex<f32>>) -> (!torch.tensor<[n,3],complex<f32>>) {
  %0 = torch.aten.conj_physical(%arg0) : (!torch.tensor<[n,3],complex<f32>>) -> !torch.tensor<[n,3],complex<f32>>
  return %0 : !torch.tensor<[n,3],complex<f32>>
}

// CHECK-LABEL: @diagonal_scatter(
// CHECK: torch.aten.flatten.using_ints{{.*}} -> !torch.tensor<[n,24],f32>
// CHECK: torch.prim.ListConstruct{{.*}} -> !torch.list<[!torch.int<1>, !torch.int<0>]>
// CHECK: torch.aten.permute{{.*}} -> !torch.tensor<[4,n],f32>
// CHECK: torch.prim.ListConstruct{{.*}} -> !torch.list<[!torch.int<1>, !torch.int<0>]>
// CHECK: torch.aten.permute{{.*}} -> !torch.tensor<[24,n],f32>
// CHECK: torch.prim.ListConstruct{{.*}} -> !torch.list<[!torch.tensor<[4],i64>]>
// CHECK: torch.aten.index_put{{.*}} -> !torch.tensor<[24,n],f32>
// CHECK: torch.prim.ListConstruct{{.*}} -> !torch.list<[!torch.int<1>, !torch.int<0>]>
// CHECK: torch.aten.permute{{.*}} -> !torch.tensor<[n,24],f32>
// CHECK: torch.aten.size.int{{.*}} -> !torch.int<n>
// CHECK: torch.prim.ListConstruct{{.*}} -> !torch.list<[!torch.int<n>, !torch.int<4>, !torch.int<6>]>
// CHECK: torch.aten.view{{.*}} -> !torch.tensor<[n,4,6],f32>
func.func @diagonal_scatter(%arg0: !torch.tensor<[n,4,6],f32>, %arg1: !torch.tensor<[n,4],f32>) -> (!torch.tensor<[n,4,6],f32>) {
  %0 = torch.constant 0 : i64 -> !torch.int<0>
  %1 = torch.constant 1 : i64 -> !torch.int<1>
  %2 = torch.constant 2 : i64 -> !torch.int<2>
  %3 = torch.aten.diagonal_scatter(%arg0, %arg1, %0, %1, %2) : (!torch.tensor<[n,4,6],f32>, !torch.tensor<[n,4],f32>, !torch.int<0>, !torch.int<1>, !torch.int<2>) -> !torch.tensor<[n,4,6],f32>
  return %3 : !torch.tensor<[n,4,6],f32>
}

// CHECK-LABEL: @im2col(
// CHECK: torch.aten.size.int{{.*}} -> !torch.int<n>
// CHECK: torch.aten.index_select{{.*}} -> !torch.tensor<[n,2,8,7],f32>
// CHECK: torch.aten.index_select{{.*}} -> !torch.tensor<[n,2,8,15],f32>
// CHECK: torch.prim.ListConstruct{{.*}} -> !torch.list<[!torch.int<n>, !torch.int<2>, !torch.int<2>, !torch.int<4>, !torch.int<3>, !torch.int<5>]>
// CHECK: torch.aten.view{{.*}} -> !torch.tensor<[n,2,2,4,3,5],f32>
// CHECK: torch.prim.ListConstruct{{.*}} -> !torch.list<[!torch.int<0>, !torch.int<1>, !torch.int<2>, !torch.int<4>, !torch.int<3>, !torch.int<5>]>
// CHECK: torch.aten.permute{{.*}} -> !torch.tensor<[n,2,2,3,4,5],f32>
// CHECK: torch.prim.ListConstruct{{.*}} -> !torch.list<[!torch.int<n>, !torch.int<12>, !torch.int<20>]>
// CHECK: torch.aten.reshape{{.*}} -> !torch.tensor<[n,12,20],f32>
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
// CHECK: torch.aten.view_as_real{{.*}} -> !torch.tensor<[n,3,2],f32>
// CHECK: torch.aten.select.int{{.*}} -> !torch.tensor<[n,3],f32>
func.func @imag(%arg0: !torch.tensor<[n,3],complex<f32>>) -> (!torch.tensor<[n,3],f32>) {
  %0 = torch.aten.imag(%arg0) : (!torch.tensor<[n,3],complex<f32>>) -> !torch.tensor<[n,3],f32>
  return %0 : !torch.tensor<[n,3],f32>
}

// CHECK-LABEL: @isfinite(
// CHECK: torch.aten.view_as_real{{.*}} -> !torch.tensor<[n,3,2],f32>
// CHECK: torch.aten.select.int{{.*}} -> !torch.tensor<[n,3],f32>
// CHECK: torch.aten.select.int{{.*}} -> !torch.tensor<[n,3],f32>
// CHECK: torch.aten.abs{{.*}} -> !torch.tensor<[n,3],f32>
// CHECK: torch.aten.lt.Scalar{{.*}} -> !torch.tensor<[n,3],i1>
// CHECK: torch.aten.abs{{.*}} -> !torch.tensor<[n,3],f32>
// CHECK: torch.aten.lt.Scalar{{.*}} -> !torch.tensor<[n,3],i1>
// CHECK: torch.aten.logical_and{{.*}} -> !torch.tensor<[n,3],i1>
func.func @isfinite(%arg0: !torch.tensor<[n,3],complex<f32>>) -> (!torch.tensor<[n,3],i1>) {
  %0 = torch.aten.isfinite(%arg0) : (!torch.tensor<[n,3],complex<f32>>) -> !torch.tensor<[n,3],i1>
  return %0 : !torch.tensor<[n,3],i1>
}

// CHECK-LABEL: @isreal(
// CHECK: torch.aten.view_as_real{{.*}} -> !torch.tensor<[n,3,2],f32>
// CHECK: torch.aten.select.int{{.*}} -> !torch.tensor<[n,3],f32>
// CHECK: torch.aten.eq.Scalar{{.*}} -> !torch.tensor<[n,3],i1>
func.func @isreal(%arg0: !torch.tensor<[n,3],complex<f32>>) -> (!torch.tensor<[n,3],i1>) {
  %0 = torch.aten.isreal(%arg0) : (!torch.tensor<[n,3],complex<f32>>) -> !torch.tensor<[n,3],i1>
  return %0 : !torch.tensor<[n,3],i1>
}

// CHECK-LABEL: @lerp_Scalar(
// CHECK: torch.aten.sub.Tensor{{.*}} -> !torch.tensor<[n,3],f32>
// CHECK: torch.aten.mul.Scalar{{.*}} -> !torch.tensor<[n,3],f32>
// CHECK: torch.aten.add.Tensor{{.*}} -> !torch.tensor<[n,3],f32>
func.func @lerp_Scalar(%arg0: !torch.tensor<[n,3],f32>, %arg1: !torch.tensor<[3],f32>) -> (!torch.tensor<[n,3],f32>) {
  %0 = torch.constant 3.000000e-01 : f64 -> !torch.float<3.000000e-01>
  %1 = torch.aten.lerp.Scalar(%arg0, %arg1, %0) : (!torch.tensor<[n,3],f32>, !torch.tensor<[3],f32>, !torch.float<3.000000e-01>) -> !torch.tensor<[n,3],f32>
  return %1 : !torch.tensor<[n,3],f32>
}

// CHECK-LABEL: @log10(
// CHECK: torch.aten.view_as_real{{.*}} -> !torch.tensor<[n,3,2],f32>
// CHECK: torch.aten.select.int{{.*}} -> !torch.tensor<[n,3],f32>
// CHECK: torch.aten.select.int{{.*}} -> !torch.tensor<[n,3],f32>
// CHECK: torch.aten.abs{{.*}} -> !torch.tensor<[n,3],f32>
// CHECK: torch.aten.abs{{.*}} -> !torch.tensor<[n,3],f32>
// CHECK: torch.aten.maximum{{.*}} -> !torch.tensor<[n,3],f32>
// CHECK: torch.aten.minimum{{.*}} -> !torch.tensor<[n,3],f32>
// CHECK: torch.aten.eq.Scalar{{.*}} -> !torch.tensor<[n,3],i1>
// CHECK: torch.aten.eq.Scalar{{.*}} -> !torch.tensor<[n,3],i1>
// CHECK: torch.aten.logical_or{{.*}} -> !torch.tensor<[n,3],i1>
// CHECK: torch.aten.div.Tensor{{.*}} -> !torch.tensor<[n,3],f32>
// CHECK: torch.aten.where.ScalarSelf{{.*}} -> !torch.tensor<[n,3],f32>
// CHECK: torch.aten.mul.Tensor{{.*}} -> !torch.tensor<[n,3],f32>
// CHECK: torch.aten.add.Scalar{{.*}} -> !torch.tensor<[n,3],f32>
// CHECK: torch.aten.sqrt{{.*}} -> !torch.tensor<[n,3],f32>
// CHECK: torch.aten.mul.Tensor{{.*}} -> !torch.tensor<[n,3],f32>
// CHECK: torch.aten.isinf{{.*}} -> !torch.tensor<[n,3],i1>
// CHECK: torch.aten.isinf{{.*}} -> !torch.tensor<[n,3],i1>
// CHECK: torch.aten.logical_or{{.*}} -> !torch.tensor<[n,3],i1>
// CHECK: torch.aten.where.ScalarSelf{{.*}} -> !torch.tensor<[n,3],f32>
// CHECK: torch.aten.log{{.*}} -> !torch.tensor<[n,3],f32>
// CHECK: torch.aten.lt.Scalar{{.*}} -> !torch.tensor<[n,3],i1>
// CHECK: torch.aten.reciprocal{{.*}} -> !torch.tensor<[n,3],f32>
// CHECK: torch.aten.lt.Scalar{{.*}} -> !torch.tensor<[n,3],i1>
// CHECK: torch.aten.logical_or{{.*}} -> !torch.tensor<[n,3],i1>
// CHECK: torch.aten.lt.Scalar{{.*}} -> !torch.tensor<[n,3],i1>
// CHECK: torch.aten.reciprocal{{.*}} -> !torch.tensor<[n,3],f32>
// CHECK: torch.aten.lt.Scalar{{.*}} -> !torch.tensor<[n,3],i1>
// CHECK: torch.aten.logical_or{{.*}} -> !torch.tensor<[n,3],i1>
// CHECK: torch.aten.logical_xor{{.*}} -> !torch.tensor<[n,3],i1>
// CHECK: torch.aten.where.Scalar{{.*}} -> !torch.tensor<[n,3],f32>
// CHECK: torch.aten.div.Tensor{{.*}} -> !torch.tensor<[n,3],f32>
// CHECK: torch.aten.abs{{.*}} -> !torch.tensor<[n,3],f32>
// CHECK: torch.aten.abs{{.*}} -> !torch.tensor<[n,3],f32>
// CHECK: torch.aten.eq.Tensor{{.*}} -> !torch.tensor<[n,3],i1>
// CHECK: torch.aten.where.self{{.*}} -> !torch.tensor<[n,3],f32>
// CHECK: torch.aten.eq.Tensor{{.*}} -> !torch.tensor<[n,3],i1>
// CHECK: torch.aten.eq.Scalar{{.*}} -> !torch.tensor<[n,3],i1>
// CHECK: torch.aten.logical_and{{.*}} -> !torch.tensor<[n,3],i1>
// CHECK: torch.aten.where.self{{.*}} -> !torch.tensor<[n,3],f32>
// CHECK: torch.aten.where.self{{.*}} -> !torch.tensor<[n,3],f32>
// CHECK: torch.aten.atan{{.*}} -> !torch.tensor<[n,3],f32>
// CHECK: torch.aten.add.Tensor{{.*}} -> !torch.tensor<[n,3],f32>
// CHECK: torch.aten.where.self{{.*}} -> !torch.tensor<[n,3],f32>
// CHECK: torch.aten.div.Scalar{{.*}} -> !torch.tensor<[n,3],f32>
// CHECK: torch.aten.div.Scalar{{.*}} -> !torch.tensor<[n,3],f32>
// CHECK: torch.aten.complex{{.*}} -> !torch.tensor<[n,3],complex<f32>>
func.func @log10(%arg0: !torch.tensor<[n,3],complex<f32>>) -> (!torch.tensor<[n,3],complex<f32>>) {
  %0 = torch.aten.log10(%arg0) : (!torch.tensor<[n,3],complex<f32>>) -> !torch.tensor<[n,3],complex<f32>>
  return %0 : !torch.tensor<[n,3],complex<f32>>
}

// CHECK-LABEL: @log2(
// CHECK: torch.aten.view_as_real{{.*}} -> !torch.tensor<[n,3,2],f32>
// CHECK: torch.aten.select.int{{.*}} -> !torch.tensor<[n,3],f32>
// CHECK: torch.aten.select.int{{.*}} -> !torch.tensor<[n,3],f32>
// CHECK: torch.aten.abs{{.*}} -> !torch.tensor<[n,3],f32>
// CHECK: torch.aten.abs{{.*}} -> !torch.tensor<[n,3],f32>
// CHECK: torch.aten.maximum{{.*}} -> !torch.tensor<[n,3],f32>
// CHECK: torch.aten.minimum{{.*}} -> !torch.tensor<[n,3],f32>
// CHECK: torch.aten.eq.Scalar{{.*}} -> !torch.tensor<[n,3],i1>
// CHECK: torch.aten.eq.Scalar{{.*}} -> !torch.tensor<[n,3],i1>
// CHECK: torch.aten.logical_or{{.*}} -> !torch.tensor<[n,3],i1>
// CHECK: torch.aten.div.Tensor{{.*}} -> !torch.tensor<[n,3],f32>
// CHECK: torch.aten.where.ScalarSelf{{.*}} -> !torch.tensor<[n,3],f32>
// CHECK: torch.aten.mul.Tensor{{.*}} -> !torch.tensor<[n,3],f32>
// CHECK: torch.aten.add.Scalar{{.*}} -> !torch.tensor<[n,3],f32>
// CHECK: torch.aten.sqrt{{.*}} -> !torch.tensor<[n,3],f32>
// CHECK: torch.aten.mul.Tensor{{.*}} -> !torch.tensor<[n,3],f32>
// CHECK: torch.aten.isinf{{.*}} -> !torch.tensor<[n,3],i1>
// CHECK: torch.aten.isinf{{.*}} -> !torch.tensor<[n,3],i1>
// CHECK: torch.aten.logical_or{{.*}} -> !torch.tensor<[n,3],i1>
// CHECK: torch.aten.where.ScalarSelf{{.*}} -> !torch.tensor<[n,3],f32>
// CHECK: torch.aten.log{{.*}} -> !torch.tensor<[n,3],f32>
// CHECK: torch.aten.lt.Scalar{{.*}} -> !torch.tensor<[n,3],i1>
// CHECK: torch.aten.reciprocal{{.*}} -> !torch.tensor<[n,3],f32>
// CHECK: torch.aten.lt.Scalar{{.*}} -> !torch.tensor<[n,3],i1>
// CHECK: torch.aten.logical_or{{.*}} -> !torch.tensor<[n,3],i1>
// CHECK: torch.aten.lt.Scalar{{.*}} -> !torch.tensor<[n,3],i1>
// CHECK: torch.aten.reciprocal{{.*}} -> !torch.tensor<[n,3],f32>
// CHECK: torch.aten.lt.Scalar{{.*}} -> !torch.tensor<[n,3],i1>
// CHECK: torch.aten.logical_or{{.*}} -> !torch.tensor<[n,3],i1>
// CHECK: torch.aten.logical_xor{{.*}} -> !torch.tensor<[n,3],i1>
// CHECK: torch.aten.where.Scalar{{.*}} -> !torch.tensor<[n,3],f32>
// CHECK: torch.aten.div.Tensor{{.*}} -> !torch.tensor<[n,3],f32>
// CHECK: torch.aten.abs{{.*}} -> !torch.tensor<[n,3],f32>
// CHECK: torch.aten.abs{{.*}} -> !torch.tensor<[n,3],f32>
// CHECK: torch.aten.eq.Tensor{{.*}} -> !torch.tensor<[n,3],i1>
// CHECK: torch.aten.where.self{{.*}} -> !torch.tensor<[n,3],f32>
// CHECK: torch.aten.eq.Tensor{{.*}} -> !torch.tensor<[n,3],i1>
// CHECK: torch.aten.eq.Scalar{{.*}} -> !torch.tensor<[n,3],i1>
// CHECK: torch.aten.logical_and{{.*}} -> !torch.tensor<[n,3],i1>
// CHECK: torch.aten.where.self{{.*}} -> !torch.tensor<[n,3],f32>
// CHECK: torch.aten.where.self{{.*}} -> !torch.tensor<[n,3],f32>
// CHECK: torch.aten.atan{{.*}} -> !torch.tensor<[n,3],f32>
// CHECK: torch.aten.add.Tensor{{.*}} -> !torch.tensor<[n,3],f32>
// CHECK: torch.aten.where.self{{.*}} -> !torch.tensor<[n,3],f32>
// CHECK: torch.aten.div.Scalar{{.*}} -> !torch.tensor<[n,3],f32>
// CHECK: torch.aten.div.Scalar{{.*}} -> !torch.tensor<[n,3],f32>
// CHECK: torch.aten.complex{{.*}} -> !torch.tensor<[n,3],complex<f32>>
func.func @log2(%arg0: !torch.tensor<[n,3],complex<f32>>) -> (!torch.tensor<[n,3],complex<f32>>) {
  %0 = torch.aten.log2(%arg0) : (!torch.tensor<[n,3],complex<f32>>) -> !torch.tensor<[n,3],complex<f32>>
  return %0 : !torch.tensor<[n,3],complex<f32>>
}

// CHECK-LABEL: @ne_Tensor(
// CHECK: torch.aten.view_as_real{{.*}} -> !torch.tensor<[n,3,2],f32>
// CHECK: torch.aten.select.int{{.*}} -> !torch.tensor<[n,3],f32>
// CHECK: torch.aten.select.int{{.*}} -> !torch.tensor<[n,3],f32>
// CHECK: torch.aten.view_as_real{{.*}} -> !torch.tensor<[3,2],f32>
// CHECK: torch.aten.select.int{{.*}} -> !torch.tensor<[3],f32>
// CHECK: torch.aten.select.int{{.*}} -> !torch.tensor<[3],f32>
// CHECK: torch.aten.eq.Tensor{{.*}} -> !torch.tensor<[n,3],i1>
// CHECK: torch.aten.eq.Tensor{{.*}} -> !torch.tensor<[n,3],i1>
// CHECK: torch.aten.logical_and{{.*}} -> !torch.tensor<[n,3],i1>
// CHECK: torch.aten.logical_not{{.*}} -> !torch.tensor<[n,3],i1>
func.func @ne_Tensor(%arg0: !torch.tensor<[n,3],complex<f32>>, %arg1: !torch.tensor<[3],complex<f32>>) -> (!torch.tensor<[n,3],i1>) {
  %0 = torch.aten.ne.Tensor(%arg0, %arg1) : (!torch.tensor<[n,3],complex<f32>>, !torch.tensor<[3],complex<f32>>) -> !torch.tensor<[n,3],i1>
  return %0 : !torch.tensor<[n,3],i1>
}

// CHECK-LABEL: @norm_Scalar(
// CHECK: torch.aten.view_as_real{{.*}} -> !torch.tensor<[n,3,2],f32>
// CHECK: torch.aten.select.int{{.*}} -> !torch.tensor<[n,3],f32>
// CHECK: torch.aten.select.int{{.*}} -> !torch.tensor<[n,3],f32>
// CHECK: torch.aten.abs{{.*}} -> !torch.tensor<[n,3],f32>
// CHECK: torch.aten.abs{{.*}} -> !torch.tensor<[n,3],f32>
// CHECK: torch.aten.maximum{{.*}} -> !torch.tensor<[n,3],f32>
// CHECK: torch.aten.minimum{{.*}} -> !torch.tensor<[n,3],f32>
// CHECK: torch.aten.eq.Scalar{{.*}} -> !torch.tensor<[n,3],i1>
// CHECK: torch.aten.eq.Scalar{{.*}} -> !torch.tensor<[n,3],i1>
// CHECK: torch.aten.logical_or{{.*}} -> !torch.tensor<[n,3],i1>
// CHECK: torch.aten.div.Tensor{{.*}} -> !torch.tensor<[n,3],f32>
// CHECK: torch.aten.where.ScalarSelf{{.*}} -> !torch.tensor<[n,3],f32>
// CHECK: torch.aten.mul.Tensor{{.*}} -> !torch.tensor<[n,3],f32>
// CHECK: torch.aten.add.Scalar{{.*}} -> !torch.tensor<[n,3],f32>
// CHECK: torch.aten.sqrt{{.*}} -> !torch.tensor<[n,3],f32>
// CHECK: torch.aten.mul.Tensor{{.*}} -> !torch.tensor<[n,3],f32>
// CHECK: torch.aten.isinf{{.*}} -> !torch.tensor<[n,3],i1>
// CHECK: torch.aten.isinf{{.*}} -> !torch.tensor<[n,3],i1>
// CHECK: torch.aten.logical_or{{.*}} -> !torch.tensor<[n,3],i1>
// CHECK: torch.aten.where.ScalarSelf{{.*}} -> !torch.tensor<[n,3],f32>
// CHECK: torch.aten.linalg_vector_norm{{.*}} -> !torch.tensor<[],f32>
func.func @norm_Scalar(%arg0: !torch.tensor<[n,3],complex<f32>>) -> (!torch.tensor<[],f32>) {
  %0 = torch.constant 2 : i64 -> !torch.int<2>
  %1 = torch.aten.norm.Scalar(%arg0, %0) : (!torch.tensor<[n,3],complex<f32>>, !torch.int<2>) -> !torch.tensor<[],f32>
  return %1 : !torch.tensor<[],f32>
}

// CHECK-LABEL: @norm_ScalarOpt_dim(
// CHECK: torch.prim.ListConstruct{{.*}} -> !torch.list<[!torch.int<1>]>
// CHECK: torch.aten.linalg_vector_norm{{.*}} -> !torch.tensor<[n,4],f32>
func.func @norm_ScalarOpt_dim(%arg0: !torch.tensor<[n,3,4],f32>) -> (!torch.tensor<[n,4],f32>) {
  %0 = torch.constant unit -> !torch.none
  %1 = torch.constant 1 : i64 -> !torch.int<1>
  %2 = torch.constant false -> !torch.bool<false>
  %3 = torch.prim.ListConstruct(%1) : (!torch.int<1>) -> !torch.list<[!torch.int<1>]>
  %4 = torch.aten.norm.ScalarOpt_dim(%arg0, %0, %3, %2) : (!torch.tensor<[n,3,4],f32>, !torch.none, !torch.list<[!torch.int<1>]>, !torch.bool<false>) -> !torch.tensor<[n,4],f32>
  return %4 : !torch.tensor<[n,4],f32>
}

// CHECK-LABEL: @ones_like(
// CHECK: torch.aten.view_as_real{{.*}} -> !torch.tensor<[n,3,2],f32>
// CHECK: torch.aten.select.int{{.*}} -> !torch.tensor<[n,3],f32>
// CHECK: torch.aten.full_like{{.*}} -> !torch.tensor<[n,3],f32>
// CHECK: torch.aten.full_like{{.*}} -> !torch.tensor<[n,3],f32>
// CHECK: torch.aten.complex{{.*}} -> !torch.tensor<[n,3],complex<f32>>
func.func @ones_like(%arg0: !torch.tensor<[n,3],complex<f32>>) -> (!torch.tensor<[n,3],complex<f32>>) {
  %0 = torch.constant unit -> !torch.none
  %1 = torch.aten.ones_like(%arg0, %0, %0, %0, %0, %0) : (!torch.tensor<[n,3],complex<f32>>, !torch.none, !torch.none, !torch.none, !torch.none, !torch.none) -> !torch.tensor<[n,3],complex<f32>>
  return %1 : !torch.tensor<[n,3],complex<f32>>
}

// CHECK-LABEL: @polar(
// CHECK: torch.aten.cos{{.*}} -> !torch.tensor<[n,3],f32>
// CHECK: torch.aten.mul.Tensor{{.*}} -> !torch.tensor<[n,3],f32>
// CHECK: torch.aten.sin{{.*}} -> !torch.tensor<[n,3],f32>
// CHECK: torch.aten.mul.Tensor{{.*}} -> !torch.tensor<[n,3],f32>
// CHECK: torch.aten.complex{{.*}} -> !torch.tensor<[n,3],complex<f32>>
func.func @polar(%arg0: !torch.tensor<[n,3],f32>, %arg1: !torch.tensor<[n,3],f32>) -> (!torch.tensor<[n,3],complex<f32>>) {
  %0 = torch.aten.polar(%arg0, %arg1) : (!torch.tensor<[n,3],f32>, !torch.tensor<[n,3],f32>) -> !torch.tensor<[n,3],complex<f32>>
  return %0 : !torch.tensor<[n,3],complex<f32>>
}

// CHECK-LABEL: @pow_Tensor_Scalar(
// CHECK: torch.aten.view_as_real{{.*}} -> !torch.tensor<[n,3,2],f32>
// CHECK: torch.aten.select.int{{.*}} -> !torch.tensor<[n,3],f32>
// CHECK: torch.aten.select.int{{.*}} -> !torch.tensor<[n,3],f32>
// CHECK: torch.aten.mul.Tensor{{.*}} -> !torch.tensor<[n,3],f32>
// CHECK: torch.aten.mul.Tensor{{.*}} -> !torch.tensor<[n,3],f32>
// CHECK: torch.aten.sub.Tensor{{.*}} -> !torch.tensor<[n,3],f32>
// CHECK: torch.aten.mul.Tensor{{.*}} -> !torch.tensor<[n,3],f32>
// CHECK: torch.aten.mul.Tensor{{.*}} -> !torch.tensor<[n,3],f32>
// CHECK: torch.aten.add.Tensor{{.*}} -> !torch.tensor<[n,3],f32>
// CHECK: torch.aten.complex{{.*}} -> !torch.tensor<[n,3],complex<f32>>
func.func @pow_Tensor_Scalar(%arg0: !torch.tensor<[n,3],complex<f32>>) -> (!torch.tensor<[n,3],complex<f32>>) {
  %0 = torch.constant 2 : i64 -> !torch.int<2>
  %1 = torch.aten.pow.Tensor_Scalar(%arg0, %0) : (!torch.tensor<[n,3],complex<f32>>, !torch.int<2>) -> !torch.tensor<[n,3],complex<f32>>
  return %1 : !torch.tensor<[n,3],complex<f32>>
}

// CHECK-LABEL: @pow_Tensor_Tensor(
// CHECK: torch.aten.view_as_real{{.*}} -> !torch.tensor<[n,3,2],f32>
// CHECK: torch.aten.select.int{{.*}} -> !torch.tensor<[n,3],f32>
// CHECK: torch.aten.select.int{{.*}} -> !torch.tensor<[n,3],f32>
// CHECK: torch.aten.view_as_real{{.*}} -> !torch.tensor<[3,2],f32>
// CHECK: torch.aten.select.int{{.*}} -> !torch.tensor<[3],f32>
// CHECK: torch.aten.select.int{{.*}} -> !torch.tensor<[3],f32>
// CHECK: torch.aten.abs{{.*}} -> !torch.tensor<[n,3],f32>
// CHECK: torch.aten.abs{{.*}} -> !torch.tensor<[n,3],f32>
// CHECK: torch.aten.maximum{{.*}} -> !torch.tensor<[n,3],f32>
// CHECK: torch.aten.minimum{{.*}} -> !torch.tensor<[n,3],f32>
// CHECK: torch.aten.eq.Scalar{{.*}} -> !torch.tensor<[n,3],i1>
// CHECK: torch.aten.eq.Scalar{{.*}} -> !torch.tensor<[n,3],i1>
// CHECK: torch.aten.logical_or{{.*}} -> !torch.tensor<[n,3],i1>
// CHECK: torch.aten.div.Tensor{{.*}} -> !torch.tensor<[n,3],f32>
// CHECK: torch.aten.where.ScalarSelf{{.*}} -> !torch.tensor<[n,3],f32>
// CHECK: torch.aten.mul.Tensor{{.*}} -> !torch.tensor<[n,3],f32>
// CHECK: torch.aten.add.Scalar{{.*}} -> !torch.tensor<[n,3],f32>
// CHECK: torch.aten.sqrt{{.*}} -> !torch.tensor<[n,3],f32>
// CHECK: torch.aten.mul.Tensor{{.*}} -> !torch.tensor<[n,3],f32>
// CHECK: torch.aten.isinf{{.*}} -> !torch.tensor<[n,3],i1>
// CHECK: torch.aten.isinf{{.*}} -> !torch.tensor<[n,3],i1>
// CHECK: torch.aten.logical_or{{.*}} -> !torch.tensor<[n,3],i1>
// CHECK: torch.aten.where.ScalarSelf{{.*}} -> !torch.tensor<[n,3],f32>
// CHECK: torch.aten.log{{.*}} -> !torch.tensor<[n,3],f32>
// CHECK: torch.aten.lt.Scalar{{.*}} -> !torch.tensor<[n,3],i1>
// CHECK: torch.aten.reciprocal{{.*}} -> !torch.tensor<[n,3],f32>
// CHECK: torch.aten.lt.Scalar{{.*}} -> !torch.tensor<[n,3],i1>
// CHECK: torch.aten.logical_or{{.*}} -> !torch.tensor<[n,3],i1>
// CHECK: torch.aten.lt.Scalar{{.*}} -> !torch.tensor<[n,3],i1>
// CHECK: torch.aten.reciprocal{{.*}} -> !torch.tensor<[n,3],f32>
// CHECK: torch.aten.lt.Scalar{{.*}} -> !torch.tensor<[n,3],i1>
// CHECK: torch.aten.logical_or{{.*}} -> !torch.tensor<[n,3],i1>
// CHECK: torch.aten.logical_xor{{.*}} -> !torch.tensor<[n,3],i1>
// CHECK: torch.aten.where.Scalar{{.*}} -> !torch.tensor<[n,3],f32>
// CHECK: torch.aten.div.Tensor{{.*}} -> !torch.tensor<[n,3],f32>
// CHECK: torch.aten.abs{{.*}} -> !torch.tensor<[n,3],f32>
// CHECK: torch.aten.abs{{.*}} -> !torch.tensor<[n,3],f32>
// CHECK: torch.aten.eq.Tensor{{.*}} -> !torch.tensor<[n,3],i1>
// CHECK: torch.aten.where.self{{.*}} -> !torch.tensor<[n,3],f32>
// CHECK: torch.aten.eq.Tensor{{.*}} -> !torch.tensor<[n,3],i1>
// CHECK: torch.aten.eq.Scalar{{.*}} -> !torch.tensor<[n,3],i1>
// CHECK: torch.aten.logical_and{{.*}} -> !torch.tensor<[n,3],i1>
// CHECK: torch.aten.where.self{{.*}} -> !torch.tensor<[n,3],f32>
// CHECK: torch.aten.where.self{{.*}} -> !torch.tensor<[n,3],f32>
// CHECK: torch.aten.atan{{.*}} -> !torch.tensor<[n,3],f32>
// CHECK: torch.aten.add.Tensor{{.*}} -> !torch.tensor<[n,3],f32>
// CHECK: torch.aten.where.self{{.*}} -> !torch.tensor<[n,3],f32>
// CHECK: torch.aten.mul.Tensor{{.*}} -> !torch.tensor<[n,3],f32>
// CHECK: torch.aten.mul.Tensor{{.*}} -> !torch.tensor<[n,3],f32>
// CHECK: torch.aten.sub.Tensor{{.*}} -> !torch.tensor<[n,3],f32>
// CHECK: torch.aten.mul.Tensor{{.*}} -> !torch.tensor<[n,3],f32>
// CHECK: torch.aten.mul.Tensor{{.*}} -> !torch.tensor<[n,3],f32>
// CHECK: torch.aten.add.Tensor{{.*}} -> !torch.tensor<[n,3],f32>
// CHECK: torch.aten.exp{{.*}} -> !torch.tensor<[n,3],f32>
// CHECK: torch.aten.cos{{.*}} -> !torch.tensor<[n,3],f32>
// CHECK: torch.aten.mul.Tensor{{.*}} -> !torch.tensor<[n,3],f32>
// CHECK: torch.aten.sin{{.*}} -> !torch.tensor<[n,3],f32>
// CHECK: torch.aten.mul.Tensor{{.*}} -> !torch.tensor<[n,3],f32>
// CHECK: torch.aten.complex{{.*}} -> !torch.tensor<[n,3],complex<f32>>
func.func @pow_Tensor_Tensor(%arg0: !torch.tensor<[n,3],complex<f32>>, %arg1: !torch.tensor<[3],complex<f32>>) -> (!torch.tensor<[n,3],complex<f32>>) {
  %0 = torch.aten.pow.Tensor_Tensor(%arg0, %arg1) : (!torch.tensor<[n,3],complex<f32>>, !torch.tensor<[3],complex<f32>>) -> !torch.tensor<[n,3],complex<f32>>
  return %0 : !torch.tensor<[n,3],complex<f32>>
}

// CHECK-LABEL: @real(
// CHECK: torch.aten.view_as_real{{.*}} -> !torch.tensor<[n,3,2],f32>
// CHECK: torch.aten.select.int{{.*}} -> !torch.tensor<[n,3],f32>
func.func @real(%arg0: !torch.tensor<[n,3],complex<f32>>) -> (!torch.tensor<[n,3],f32>) {
  %0 = torch.aten.real(%arg0) : (!torch.tensor<[n,3],complex<f32>>) -> !torch.tensor<[n,3],f32>
  return %0 : !torch.tensor<[n,3],f32>
}

// CHECK-LABEL: @reciprocal(
// CHECK: torch.aten.view_as_real{{.*}} -> !torch.tensor<[n,3,2],f32>
// CHECK: torch.aten.select.int{{.*}} -> !torch.tensor<[n,3],f32>
// CHECK: torch.aten.select.int{{.*}} -> !torch.tensor<[n,3],f32>
// CHECK: torch.aten.full_like{{.*}} -> !torch.tensor<[n,3],f32>
// CHECK: torch.aten.abs{{.*}} -> !torch.tensor<[n,3],f32>
// CHECK: torch.aten.abs{{.*}} -> !torch.tensor<[n,3],f32>
// CHECK: torch.aten.maximum{{.*}} -> !torch.tensor<[n,3],f32>
// CHECK: torch.aten.div.Tensor{{.*}} -> !torch.tensor<[n,3],f32>
// CHECK: torch.aten.div.Tensor{{.*}} -> !torch.tensor<[n,3],f32>
// CHECK: torch.aten.mul.Tensor{{.*}} -> !torch.tensor<[n,3],f32>
// CHECK: torch.aten.mul.Tensor{{.*}} -> !torch.tensor<[n,3],f32>
// CHECK: torch.aten.add.Tensor{{.*}} -> !torch.tensor<[n,3],f32>
// CHECK: torch.aten.mul.Tensor{{.*}} -> !torch.tensor<[n,3],f32>
// CHECK: torch.aten.div.Tensor{{.*}} -> !torch.tensor<[n,3],f32>
// CHECK: torch.aten.mul.Tensor{{.*}} -> !torch.tensor<[n,3],f32>
// CHECK: torch.aten.neg{{.*}} -> !torch.tensor<[n,3],f32>
// CHECK: torch.aten.div.Tensor{{.*}} -> !torch.tensor<[n,3],f32>
// CHECK: torch.aten.complex{{.*}} -> !torch.tensor<[n,3],complex<f32>>
func.func @reciprocal(%arg0: !torch.tensor<[n,3],complex<f32>>) -> (!torch.tensor<[n,3],complex<f32>>) {
  %0 = torch.aten.reciprocal(%arg0) : (!torch.tensor<[n,3],complex<f32>>) -> !torch.tensor<[n,3],complex<f32>>
  return %0 : !torch.tensor<[n,3],complex<f32>>
}

// CHECK-LABEL: @roll(
// CHECK: torch.aten.view_as_real{{.*}} -> !torch.tensor<[n,3,2],f32>
// CHECK: torch.aten.select.int{{.*}} -> !torch.tensor<[n,3],f32>
// CHECK: torch.aten.view_as_real{{.*}} -> !torch.tensor<[n,3,2],f32>
// CHECK: torch.aten.select.int{{.*}} -> !torch.tensor<[n,3],f32>
// CHECK: torch.aten.slice.Tensor{{.*}} -> !torch.tensor<[1,3],f32>
// CHECK: torch.aten.slice.Tensor{{.*}} -> !torch.tensor<["n-1",3],f32>
// CHECK: torch.prim.ListConstruct{{.*}} -> !torch.list<[!torch.tensor<[1,3],f32>, !torch.tensor<["n-1",3],f32>]>
// CHECK: torch.aten.cat{{.*}} -> !torch.tensor<[n,3],f32>
// CHECK: torch.aten.slice.Tensor{{.*}} -> !torch.tensor<[1,3],f32>
// CHECK: torch.aten.slice.Tensor{{.*}} -> !torch.tensor<["n-1",3],f32>
// CHECK: torch.prim.ListConstruct{{.*}} -> !torch.list<[!torch.tensor<[1,3],f32>, !torch.tensor<["n-1",3],f32>]>
// CHECK: torch.aten.cat{{.*}} -> !torch.tensor<[n,3],f32>
// CHECK: torch.aten.complex{{.*}} -> !torch.tensor<[n,3],complex<f32>>
func.func @roll(%arg0: !torch.tensor<[n,3],complex<f32>>) -> (!torch.tensor<[n,3],complex<f32>>) {
  %0 = torch.constant 1 : i64 -> !torch.int<1>
  %1 = torch.constant 0 : i64 -> !torch.int<0>
  %2 = torch.prim.ListConstruct(%0) : (!torch.int<1>) -> !torch.list<[!torch.int<1>]>
  %3 = torch.prim.ListConstruct(%1) : (!torch.int<0>) -> !torch.list<[!torch.int<0>]>
  %4 = torch.aten.roll(%arg0, %2, %3) : (!torch.tensor<[n,3],complex<f32>>, !torch.list<[!torch.int<1>]>, !torch.list<[!torch.int<0>]>) -> !torch.tensor<[n,3],complex<f32>>
  return %4 : !torch.tensor<[n,3],complex<f32>>
}

// CHECK-LABEL: @rsqrt(
// CHECK: torch.aten.view_as_real{{.*}} -> !torch.tensor<[n,3,2],f32>
// CHECK: torch.aten.select.int{{.*}} -> !torch.tensor<[n,3],f32>
// CHECK: torch.aten.select.int{{.*}} -> !torch.tensor<[n,3],f32>
// CHECK: torch.aten.abs{{.*}} -> !torch.tensor<[n,3],f32>
// CHECK: torch.aten.abs{{.*}} -> !torch.tensor<[n,3],f32>
// CHECK: torch.aten.abs{{.*}} -> !torch.tensor<[n,3],f32>
// CHECK: torch.aten.maximum{{.*}} -> !torch.tensor<[n,3],f32>
// CHECK: torch.aten.minimum{{.*}} -> !torch.tensor<[n,3],f32>
// CHECK: torch.aten.eq.Scalar{{.*}} -> !torch.tensor<[n,3],i1>
// CHECK: torch.aten.eq.Scalar{{.*}} -> !torch.tensor<[n,3],i1>
// CHECK: torch.aten.logical_or{{.*}} -> !torch.tensor<[n,3],i1>
// CHECK: torch.aten.div.Tensor{{.*}} -> !torch.tensor<[n,3],f32>
// CHECK: torch.aten.where.ScalarSelf{{.*}} -> !torch.tensor<[n,3],f32>
// CHECK: torch.aten.mul.Tensor{{.*}} -> !torch.tensor<[n,3],f32>
// CHECK: torch.aten.add.Scalar{{.*}} -> !torch.tensor<[n,3],f32>
// CHECK: torch.aten.sqrt{{.*}} -> !torch.tensor<[n,3],f32>
// CHECK: torch.aten.mul.Tensor{{.*}} -> !torch.tensor<[n,3],f32>
// CHECK: torch.aten.isinf{{.*}} -> !torch.tensor<[n,3],i1>
// CHECK: torch.aten.isinf{{.*}} -> !torch.tensor<[n,3],i1>
// CHECK: torch.aten.logical_or{{.*}} -> !torch.tensor<[n,3],i1>
// CHECK: torch.aten.where.ScalarSelf{{.*}} -> !torch.tensor<[n,3],f32>
// CHECK: torch.aten.add.Tensor{{.*}} -> !torch.tensor<[n,3],f32>
// CHECK: torch.aten.mul.Scalar{{.*}} -> !torch.tensor<[n,3],f32>
// CHECK: torch.aten.sqrt{{.*}} -> !torch.tensor<[n,3],f32>
// CHECK: torch.aten.eq.Scalar{{.*}} -> !torch.tensor<[n,3],i1>
// CHECK: torch.aten.where.ScalarSelf{{.*}} -> !torch.tensor<[n,3],f32>
// CHECK: torch.aten.mul.Scalar{{.*}} -> !torch.tensor<[n,3],f32>
// CHECK: torch.aten.abs{{.*}} -> !torch.tensor<[n,3],f32>
// CHECK: torch.aten.div.Tensor{{.*}} -> !torch.tensor<[n,3],f32>
// CHECK: torch.aten.lt.Scalar{{.*}} -> !torch.tensor<[n,3],i1>
// CHECK: torch.aten.where.self{{.*}} -> !torch.tensor<[n,3],f32>
// CHECK: torch.aten.where.self{{.*}} -> !torch.tensor<[n,3],f32>
// CHECK: torch.aten.abs{{.*}} -> !torch.tensor<[n,3],f32>
// CHECK: torch.aten.lt.Scalar{{.*}} -> !torch.tensor<[n,3],i1>
// CHECK: torch.aten.reciprocal{{.*}} -> !torch.tensor<[n,3],f32>
// CHECK: torch.aten.lt.Scalar{{.*}} -> !torch.tensor<[n,3],i1>
// CHECK: torch.aten.logical_or{{.*}} -> !torch.tensor<[n,3],i1>
// CHECK: torch.aten.where.Scalar{{.*}} -> !torch.tensor<[n,3],f32>
// CHECK: torch.aten.mul.Tensor{{.*}} -> !torch.tensor<[n,3],f32>
// CHECK: torch.aten.full_like{{.*}} -> !torch.tensor<[n,3],f32>
// CHECK: torch.aten.abs{{.*}} -> !torch.tensor<[n,3],f32>
// CHECK: torch.aten.abs{{.*}} -> !torch.tensor<[n,3],f32>
// CHECK: torch.aten.maximum{{.*}} -> !torch.tensor<[n,3],f32>
// CHECK: torch.aten.div.Tensor{{.*}} -> !torch.tensor<[n,3],f32>
// CHECK: torch.aten.div.Tensor{{.*}} -> !torch.tensor<[n,3],f32>
// CHECK: torch.aten.mul.Tensor{{.*}} -> !torch.tensor<[n,3],f32>
// CHECK: torch.aten.mul.Tensor{{.*}} -> !torch.tensor<[n,3],f32>
// CHECK: torch.aten.add.Tensor{{.*}} -> !torch.tensor<[n,3],f32>
// CHECK: torch.aten.mul.Tensor{{.*}} -> !torch.tensor<[n,3],f32>
// CHECK: torch.aten.div.Tensor{{.*}} -> !torch.tensor<[n,3],f32>
// CHECK: torch.aten.mul.Tensor{{.*}} -> !torch.tensor<[n,3],f32>
// CHECK: torch.aten.neg{{.*}} -> !torch.tensor<[n,3],f32>
// CHECK: torch.aten.div.Tensor{{.*}} -> !torch.tensor<[n,3],f32>
// CHECK: torch.aten.complex{{.*}} -> !torch.tensor<[n,3],complex<f32>>
func.func @rsqrt(%arg0: !torch.tensor<[n,3],complex<f32>>) -> (!torch.tensor<[n,3],complex<f32>>) {
  %0 = torch.aten.rsqrt(%arg0) : (!torch.tensor<[n,3],complex<f32>>) -> !torch.tensor<[n,3],complex<f32>>
  return %0 : !torch.tensor<[n,3],complex<f32>>
}

// CHECK-LABEL: @rsub_Tensor(
// CHECK: torch.aten.view_as_real{{.*}} -> !torch.tensor<[n,3,2],f32>
// CHECK: torch.aten.select.int{{.*}} -> !torch.tensor<[n,3],f32>
// CHECK: torch.aten.select.int{{.*}} -> !torch.tensor<[n,3],f32>
// CHECK: torch.aten.view_as_real{{.*}} -> !torch.tensor<[3,2],f32>
// CHECK: torch.aten.select.int{{.*}} -> !torch.tensor<[3],f32>
// CHECK: torch.aten.select.int{{.*}} -> !torch.tensor<[3],f32>
// CHECK: torch.aten.sub.Tensor{{.*}} -> !torch.tensor<[n,3],f32>
// CHECK: torch.aten.sub.Tensor{{.*}} -> !torch.tensor<[n,3],f32>
// CHECK: torch.aten.complex{{.*}} -> !torch.tensor<[n,3],complex<f32>>
func.func @rsub_Tensor(%arg0: !torch.tensor<[n,3],complex<f32>>, %arg1: !torch.tensor<[3],complex<f32>>) -> (!torch.tensor<[n,3],complex<f32>>) {
  %0 = torch.constant 1 : i64 -> !torch.int<1>
  %1 = torch.aten.rsub.Tensor(%arg0, %arg1, %0) : (!torch.tensor<[n,3],complex<f32>>, !torch.tensor<[3],complex<f32>>, !torch.int<1>) -> !torch.tensor<[n,3],complex<f32>>
  return %1 : !torch.tensor<[n,3],complex<f32>>
}

// CHECK-LABEL: @select_scatter(
// CHECK: torch.aten.unsqueeze{{.*}} -> !torch.tensor<[n,1,6],f32>
// CHECK: torch.aten.slice.Tensor{{.*}} -> !torch.tensor<[n,3,6],f32>
// CHECK: torch.prim.ListConstruct{{.*}} -> !torch.list<[!torch.tensor<[n,1,6],f32>, !torch.tensor<[n,3,6],f32>]>
// CHECK: torch.aten.cat{{.*}} -> !torch.tensor<[n,4,6],f32>
func.func @select_scatter(%arg0: !torch.tensor<[n,4,6],f32>, %arg1: !torch.tensor<[n,6],f32>) -> (!torch.tensor<[n,4,6],f32>) {
  %0 = torch.constant 1 : i64 -> !torch.int<1>
  %1 = torch.constant 0 : i64 -> !torch.int<0>
  %2 = torch.aten.select_scatter(%arg0, %arg1, %0, %1) : (!torch.tensor<[n,4,6],f32>, !torch.tensor<[n,6],f32>, !torch.int<1>, !torch.int<0>) -> !torch.tensor<[n,4,6],f32>
  return %2 : !torch.tensor<[n,4,6],f32>
}

// CHECK-LABEL: @sgn(
// CHECK: torch.aten.view_as_real{{.*}} -> !torch.tensor<[n,3,2],f32>
// CHECK: torch.aten.select.int{{.*}} -> !torch.tensor<[n,3],f32>
// CHECK: torch.aten.select.int{{.*}} -> !torch.tensor<[n,3],f32>
// CHECK: torch.aten.abs{{.*}} -> !torch.tensor<[n,3],f32>
// CHECK: torch.aten.abs{{.*}} -> !torch.tensor<[n,3],f32>
// CHECK: torch.aten.maximum{{.*}} -> !torch.tensor<[n,3],f32>
// CHECK: torch.aten.minimum{{.*}} -> !torch.tensor<[n,3],f32>
// CHECK: torch.aten.eq.Scalar{{.*}} -> !torch.tensor<[n,3],i1>
// CHECK: torch.aten.eq.Scalar{{.*}} -> !torch.tensor<[n,3],i1>
// CHECK: torch.aten.logical_or{{.*}} -> !torch.tensor<[n,3],i1>
// CHECK: torch.aten.div.Tensor{{.*}} -> !torch.tensor<[n,3],f32>
// CHECK: torch.aten.where.ScalarSelf{{.*}} -> !torch.tensor<[n,3],f32>
// CHECK: torch.aten.mul.Tensor{{.*}} -> !torch.tensor<[n,3],f32>
// CHECK: torch.aten.add.Scalar{{.*}} -> !torch.tensor<[n,3],f32>
// CHECK: torch.aten.sqrt{{.*}} -> !torch.tensor<[n,3],f32>
// CHECK: torch.aten.mul.Tensor{{.*}} -> !torch.tensor<[n,3],f32>
// CHECK: torch.aten.isinf{{.*}} -> !torch.tensor<[n,3],i1>
// CHECK: torch.aten.isinf{{.*}} -> !torch.tensor<[n,3],i1>
// CHECK: torch.aten.logical_or{{.*}} -> !torch.tensor<[n,3],i1>
// CHECK: torch.aten.where.ScalarSelf{{.*}} -> !torch.tensor<[n,3],f32>
// CHECK: torch.aten.eq.Scalar{{.*}} -> !torch.tensor<[n,3],i1>
// CHECK: torch.aten.where.ScalarSelf{{.*}} -> !torch.tensor<[n,3],f32>
// CHECK: torch.aten.div.Tensor{{.*}} -> !torch.tensor<[n,3],f32>
// CHECK: torch.aten.div.Tensor{{.*}} -> !torch.tensor<[n,3],f32>
// CHECK: torch.aten.complex{{.*}} -> !torch.tensor<[n,3],complex<f32>>
func.func @sgn(%arg0: !torch.tensor<[n,3],complex<f32>>) -> (!torch.tensor<[n,3],complex<f32>>) {
  %0 = torch.aten.sgn(%arg0) : (!torch.tensor<[n,3],complex<f32>>) -> !torch.tensor<[n,3],complex<f32>>
  return %0 : !torch.tensor<[n,3],complex<f32>>
}

// CHECK-LABEL: @sigmoid(
// CHECK: torch.aten.view_as_real{{.*}} -> !torch.tensor<[n,3,2],f32>
// CHECK: torch.aten.select.int{{.*}} -> !torch.tensor<[n,3],f32>
// CHECK: torch.aten.select.int{{.*}} -> !torch.tensor<[n,3],f32>
// CHECK: torch.aten.neg{{.*}} -> !torch.tensor<[n,3],f32>
// CHECK: torch.aten.neg{{.*}} -> !torch.tensor<[n,3],f32>
// CHECK: torch.aten.exp{{.*}} -> !torch.tensor<[n,3],f32>
// CHECK: torch.aten.cos{{.*}} -> !torch.tensor<[n,3],f32>
// CHECK: torch.aten.mul.Tensor{{.*}} -> !torch.tensor<[n,3],f32>
// CHECK: torch.aten.sin{{.*}} -> !torch.tensor<[n,3],f32>
// CHECK: torch.aten.mul.Tensor{{.*}} -> !torch.tensor<[n,3],f32>
// CHECK: torch.aten.add.Scalar{{.*}} -> !torch.tensor<[n,3],f32>
// CHECK: torch.aten.full_like{{.*}} -> !torch.tensor<[n,3],f32>
// CHECK: torch.aten.abs{{.*}} -> !torch.tensor<[n,3],f32>
// CHECK: torch.aten.abs{{.*}} -> !torch.tensor<[n,3],f32>
// CHECK: torch.aten.maximum{{.*}} -> !torch.tensor<[n,3],f32>
// CHECK: torch.aten.div.Tensor{{.*}} -> !torch.tensor<[n,3],f32>
// CHECK: torch.aten.div.Tensor{{.*}} -> !torch.tensor<[n,3],f32>
// CHECK: torch.aten.mul.Tensor{{.*}} -> !torch.tensor<[n,3],f32>
// CHECK: torch.aten.mul.Tensor{{.*}} -> !torch.tensor<[n,3],f32>
// CHECK: torch.aten.add.Tensor{{.*}} -> !torch.tensor<[n,3],f32>
// CHECK: torch.aten.mul.Tensor{{.*}} -> !torch.tensor<[n,3],f32>
// CHECK: torch.aten.div.Tensor{{.*}} -> !torch.tensor<[n,3],f32>
// CHECK: torch.aten.mul.Tensor{{.*}} -> !torch.tensor<[n,3],f32>
// CHECK: torch.aten.neg{{.*}} -> !torch.tensor<[n,3],f32>
// CHECK: torch.aten.div.Tensor{{.*}} -> !torch.tensor<[n,3],f32>
// CHECK: torch.aten.complex{{.*}} -> !torch.tensor<[n,3],complex<f32>>
func.func @sigmoid(%arg0: !torch.tensor<[n,3],complex<f32>>) -> (!torch.tensor<[n,3],complex<f32>>) {
  %0 = torch.aten.sigmoid(%arg0) : (!torch.tensor<[n,3],complex<f32>>) -> !torch.tensor<[n,3],complex<f32>>
  return %0 : !torch.tensor<[n,3],complex<f32>>
}

// CHECK-LABEL: @slice_scatter(
// CHECK: torch.aten.slice.Tensor{{.*}} -> !torch.tensor<[n,1,6],f32>
// CHECK: torch.aten.slice.Tensor{{.*}} -> !torch.tensor<[n,1,6],f32>
// CHECK: torch.prim.ListConstruct{{.*}} -> !torch.list<[!torch.tensor<[n,1,6],f32>, !torch.tensor<[n,2,6],f32>, !torch.tensor<[n,1,6],f32>]>
// CHECK: torch.aten.cat{{.*}} -> !torch.tensor<[n,4,6],f32>
func.func @slice_scatter(%arg0: !torch.tensor<[n,4,6],f32>, %arg1: !torch.tensor<[n,2,6],f32>) -> (!torch.tensor<[n,4,6],f32>) {
  %0 = torch.constant 1 : i64 -> !torch.int<1>
  %1 = torch.constant 3 : i64 -> !torch.int<3>
  %2 = torch.aten.slice_scatter(%arg0, %arg1, %0, %0, %1, %0) : (!torch.tensor<[n,4,6],f32>, !torch.tensor<[n,2,6],f32>, !torch.int<1>, !torch.int<1>, !torch.int<3>, !torch.int<1>) -> !torch.tensor<[n,4,6],f32>
  return %2 : !torch.tensor<[n,4,6],f32>
}

// CHECK-LABEL: @square(
// CHECK: torch.aten.view_as_real{{.*}} -> !torch.tensor<[n,3,2],f32>
// CHECK: torch.aten.select.int{{.*}} -> !torch.tensor<[n,3],f32>
// CHECK: torch.aten.select.int{{.*}} -> !torch.tensor<[n,3],f32>
// CHECK: torch.aten.mul.Tensor{{.*}} -> !torch.tensor<[n,3],f32>
// CHECK: torch.aten.mul.Tensor{{.*}} -> !torch.tensor<[n,3],f32>
// CHECK: torch.aten.sub.Tensor{{.*}} -> !torch.tensor<[n,3],f32>
// CHECK: torch.aten.mul.Tensor{{.*}} -> !torch.tensor<[n,3],f32>
// CHECK: torch.aten.mul.Tensor{{.*}} -> !torch.tensor<[n,3],f32>
// CHECK: torch.aten.add.Tensor{{.*}} -> !torch.tensor<[n,3],f32>
// CHECK: torch.aten.complex{{.*}} -> !torch.tensor<[n,3],complex<f32>>
func.func @square(%arg0: !torch.tensor<[n,3],complex<f32>>) -> (!torch.tensor<[n,3],complex<f32>>) {
  %0 = torch.aten.square(%arg0) : (!torch.tensor<[n,3],complex<f32>>) -> !torch.tensor<[n,3],complex<f32>>
  return %0 : !torch.tensor<[n,3],complex<f32>>
}

// CHECK-LABEL: @std_correction(
// CHECK: torch.aten.view_as_real{{.*}} -> !torch.tensor<[n,3,2],f32>
// CHECK: torch.aten.select.int{{.*}} -> !torch.tensor<[n,3],f32>
// CHECK: torch.aten.select.int{{.*}} -> !torch.tensor<[n,3],f32>
// CHECK: torch.prim.ListConstruct{{.*}} -> !torch.list<[!torch.int<1>]>
// CHECK: torch.aten.mean.dim{{.*}} -> !torch.tensor<[n,1],f32>
// CHECK: torch.aten.sub.Tensor{{.*}} -> !torch.tensor<[n,3],f32>
// CHECK: torch.aten.mul.Tensor{{.*}} -> !torch.tensor<[n,3],f32>
// CHECK: torch.prim.ListConstruct{{.*}} -> !torch.list<[!torch.int<1>]>
// CHECK: torch.aten.sum.dim_IntList{{.*}} -> !torch.tensor<[n],f32>
// CHECK: torch.aten.div.Scalar{{.*}} -> !torch.tensor<[n],f32>
// CHECK: torch.prim.ListConstruct{{.*}} -> !torch.list<[!torch.int<1>]>
// CHECK: torch.aten.mean.dim{{.*}} -> !torch.tensor<[n,1],f32>
// CHECK: torch.aten.sub.Tensor{{.*}} -> !torch.tensor<[n,3],f32>
// CHECK: torch.aten.mul.Tensor{{.*}} -> !torch.tensor<[n,3],f32>
// CHECK: torch.prim.ListConstruct{{.*}} -> !torch.list<[!torch.int<1>]>
// CHECK: torch.aten.sum.dim_IntList{{.*}} -> !torch.tensor<[n],f32>
// CHECK: torch.aten.div.Scalar{{.*}} -> !torch.tensor<[n],f32>
// CHECK: torch.aten.add.Tensor{{.*}} -> !torch.tensor<[n],f32>
// CHECK: torch.aten.sqrt{{.*}} -> !torch.tensor<[n],f32>
func.func @std_correction(%arg0: !torch.tensor<[n,3],complex<f32>>) -> (!torch.tensor<[n],f32>) {
  %0 = torch.constant 1 : i64 -> !torch.int<1>
  %1 = torch.constant false -> !torch.bool<false>
  %2 = torch.prim.ListConstruct(%0) : (!torch.int<1>) -> !torch.list<[!torch.int<1>]>
  %3 = torch.aten.std.correction(%arg0, %2, %0, %1) : (!torch.tensor<[n,3],complex<f32>>, !torch.list<[!torch.int<1>]>, !torch.int<1>, !torch.bool<false>) -> !torch.tensor<[n],f32>
  return %3 : !torch.tensor<[n],f32>
}

// CHECK-LABEL: @var_correction(
// CHECK: torch.aten.view_as_real{{.*}} -> !torch.tensor<[n,3,2],f32>
// CHECK: torch.aten.select.int{{.*}} -> !torch.tensor<[n,3],f32>
// CHECK: torch.aten.select.int{{.*}} -> !torch.tensor<[n,3],f32>
// CHECK: torch.prim.ListConstruct{{.*}} -> !torch.list<[!torch.int<1>]>
// CHECK: torch.aten.mean.dim{{.*}} -> !torch.tensor<[n,1],f32>
// CHECK: torch.aten.sub.Tensor{{.*}} -> !torch.tensor<[n,3],f32>
// CHECK: torch.aten.mul.Tensor{{.*}} -> !torch.tensor<[n,3],f32>
// CHECK: torch.prim.ListConstruct{{.*}} -> !torch.list<[!torch.int<1>]>
// CHECK: torch.aten.mean.dim{{.*}} -> !torch.tensor<[n],f32>
// CHECK: torch.prim.ListConstruct{{.*}} -> !torch.list<[!torch.int<1>]>
// CHECK: torch.aten.mean.dim{{.*}} -> !torch.tensor<[n,1],f32>
// CHECK: torch.aten.sub.Tensor{{.*}} -> !torch.tensor<[n,3],f32>
// CHECK: torch.aten.mul.Tensor{{.*}} -> !torch.tensor<[n,3],f32>
// CHECK: torch.prim.ListConstruct{{.*}} -> !torch.list<[!torch.int<1>]>
// CHECK: torch.aten.mean.dim{{.*}} -> !torch.tensor<[n],f32>
// CHECK: torch.aten.add.Tensor{{.*}} -> !torch.tensor<[n],f32>
func.func @var_correction(%arg0: !torch.tensor<[n,3],complex<f32>>) -> (!torch.tensor<[n],f32>) {
  %0 = torch.constant 1 : i64 -> !torch.int<1>
  %1 = torch.constant 0 : i64 -> !torch.int<0>
  %2 = torch.constant false -> !torch.bool<false>
  %3 = torch.prim.ListConstruct(%0) : (!torch.int<1>) -> !torch.list<[!torch.int<1>]>
  %4 = torch.aten.var.correction(%arg0, %3, %1, %2) : (!torch.tensor<[n,3],complex<f32>>, !torch.list<[!torch.int<1>]>, !torch.int<0>, !torch.bool<false>) -> !torch.tensor<[n],f32>
  return %4 : !torch.tensor<[n],f32>
}

// CHECK-LABEL: @vdot(
// CHECK: torch.aten.view_as_real{{.*}} -> !torch.tensor<[n,2],f32>
// CHECK: torch.aten.select.int{{.*}} -> !torch.tensor<[n],f32>
// CHECK: torch.aten.select.int{{.*}} -> !torch.tensor<[n],f32>
// CHECK: torch.aten.neg{{.*}} -> !torch.tensor<[n],f32>
// CHECK: torch.aten.view_as_real{{.*}} -> !torch.tensor<[n,2],f32>
// CHECK: torch.aten.select.int{{.*}} -> !torch.tensor<[n],f32>
// CHECK: torch.aten.select.int{{.*}} -> !torch.tensor<[n],f32>
// CHECK: torch.aten.dot{{.*}} -> !torch.tensor<[],f32>
// CHECK: torch.aten.dot{{.*}} -> !torch.tensor<[],f32>
// CHECK: torch.aten.sub.Tensor{{.*}} -> !torch.tensor<[],f32>
// CHECK: torch.aten.dot{{.*}} -> !torch.tensor<[],f32>
// CHECK: torch.aten.dot{{.*}} -> !torch.tensor<[],f32>
// CHECK: torch.aten.add.Tensor{{.*}} -> !torch.tensor<[],f32>
// CHECK: torch.aten.complex{{.*}} -> !torch.tensor<[],complex<f32>>
func.func @vdot(%arg0: !torch.tensor<[n],complex<f32>>, %arg1: !torch.tensor<[n],complex<f32>>) -> (!torch.tensor<[],complex<f32>>) {
  %0 = torch.aten.vdot(%arg0, %arg1) : (!torch.tensor<[n],complex<f32>>, !torch.tensor<[n],complex<f32>>) -> !torch.tensor<[],complex<f32>>
  return %0 : !torch.tensor<[],complex<f32>>
}

// CHECK-LABEL: @zeros_like(
// CHECK: torch.aten.view_as_real{{.*}} -> !torch.tensor<[n,3,2],f32>
// CHECK: torch.aten.select.int{{.*}} -> !torch.tensor<[n,3],f32>
// CHECK: torch.aten.full_like{{.*}} -> !torch.tensor<[n,3],f32>
// CHECK: torch.aten.full_like{{.*}} -> !torch.tensor<[n,3],f32>
// CHECK: torch.aten.complex{{.*}} -> !torch.tensor<[n,3],complex<f32>>
func.func @zeros_like(%arg0: !torch.tensor<[n,3],complex<f32>>) -> (!torch.tensor<[n,3],complex<f32>>) {
  %0 = torch.constant unit -> !torch.none
  %1 = torch.aten.zeros_like(%arg0, %0, %0, %0, %0, %0) : (!torch.tensor<[n,3],complex<f32>>, !torch.none, !torch.none, !torch.none, !torch.none, !torch.none) -> !torch.tensor<[n,3],complex<f32>>
  return %1 : !torch.tensor<[n,3],complex<f32>>
}

// CHECK-LABEL: @masked_select(
// CHECK: torch.prim.ListConstruct{{.*}} -> !torch.list<[!torch.int<-1>]>
// CHECK: torch.aten.reshape{{.*}} -> !torch.tensor<["3*n"],i1>
// CHECK: torch.prim.ListConstruct{{.*}} -> !torch.list<[!torch.tensor<["3*n"],i1>]>
// CHECK: torch.prim.ListConstruct{{.*}} -> !torch.list<[!torch.int<-1>]>
// CHECK: torch.aten.reshape{{.*}} -> !torch.tensor<["3*n"],complex<f32>>
// CHECK: torch.aten.index.Tensor{{.*}} -> !torch.tensor<[u0],complex<f32>>
func.func @masked_select(%arg0: !torch.tensor<[n,3],complex<f32>>, %arg1: !torch.tensor<[n,3],i1>) -> !torch.tensor<[u0],complex<f32>> {
  %0 = torch.aten.masked_select(%arg0, %arg1) : (!torch.tensor<[n,3],complex<f32>>, !torch.tensor<[n,3],i1>) -> !torch.tensor<[u0],complex<f32>>
  return %0 : !torch.tensor<[u0],complex<f32>>
}

// CHECK-LABEL: @prod(
// CHECK: torch.aten.slice.Tensor{{.*}} -> !torch.tensor<[n,1],complex<f32>>
// CHECK: torch.aten.slice.Tensor{{.*}} -> !torch.tensor<[n,1],complex<f32>>
// CHECK: torch.aten.view_as_real{{.*}} -> !torch.tensor<[n,1,2],f32>
// CHECK: torch.aten.select.int{{.*}} -> !torch.tensor<[n,1],f32>
// CHECK: torch.aten.select.int{{.*}} -> !torch.tensor<[n,1],f32>
// CHECK: torch.aten.view_as_real{{.*}} -> !torch.tensor<[n,1,2],f32>
// CHECK: torch.aten.select.int{{.*}} -> !torch.tensor<[n,1],f32>
// CHECK: torch.aten.select.int{{.*}} -> !torch.tensor<[n,1],f32>
// CHECK: torch.aten.mul.Tensor{{.*}} -> !torch.tensor<[n,1],f32>
// CHECK: torch.aten.mul.Tensor{{.*}} -> !torch.tensor<[n,1],f32>
// CHECK: torch.aten.sub.Tensor{{.*}} -> !torch.tensor<[n,1],f32>
// CHECK: torch.aten.mul.Tensor{{.*}} -> !torch.tensor<[n,1],f32>
// CHECK: torch.aten.mul.Tensor{{.*}} -> !torch.tensor<[n,1],f32>
// CHECK: torch.aten.add.Tensor{{.*}} -> !torch.tensor<[n,1],f32>
// CHECK: torch.aten.complex{{.*}} -> !torch.tensor<[n,1],complex<f32>>
// CHECK: torch.aten.slice.Tensor{{.*}} -> !torch.tensor<[n,1],complex<f32>>
// CHECK: torch.prim.ListConstruct{{.*}} -> !torch.list<[!torch.tensor<[n,1],complex<f32>>, !torch.tensor<[n,1],complex<f32>>]>
// CHECK: torch.aten.cat{{.*}} -> !torch.tensor<[n,2],complex<f32>>
// CHECK: torch.aten.slice.Tensor{{.*}} -> !torch.tensor<[n,1],complex<f32>>
// CHECK: torch.aten.slice.Tensor{{.*}} -> !torch.tensor<[n,1],complex<f32>>
// CHECK: torch.aten.view_as_real{{.*}} -> !torch.tensor<[n,1,2],f32>
// CHECK: torch.aten.select.int{{.*}} -> !torch.tensor<[n,1],f32>
// CHECK: torch.aten.select.int{{.*}} -> !torch.tensor<[n,1],f32>
// CHECK: torch.aten.view_as_real{{.*}} -> !torch.tensor<[n,1,2],f32>
// CHECK: torch.aten.select.int{{.*}} -> !torch.tensor<[n,1],f32>
// CHECK: torch.aten.select.int{{.*}} -> !torch.tensor<[n,1],f32>
// CHECK: torch.aten.mul.Tensor{{.*}} -> !torch.tensor<[n,1],f32>
// CHECK: torch.aten.mul.Tensor{{.*}} -> !torch.tensor<[n,1],f32>
// CHECK: torch.aten.sub.Tensor{{.*}} -> !torch.tensor<[n,1],f32>
// CHECK: torch.aten.mul.Tensor{{.*}} -> !torch.tensor<[n,1],f32>
// CHECK: torch.aten.mul.Tensor{{.*}} -> !torch.tensor<[n,1],f32>
// CHECK: torch.aten.add.Tensor{{.*}} -> !torch.tensor<[n,1],f32>
// CHECK: torch.aten.complex{{.*}} -> !torch.tensor<[n,1],complex<f32>>
// CHECK: torch.aten.squeeze.dim{{.*}} -> !torch.tensor<[n],complex<f32>>
func.func @prod(%arg0: !torch.tensor<[n,3],complex<f32>>) -> !torch.tensor<[n],complex<f32>> {
  %0 = torch.constant 1 : i64 -> !torch.int<1>
  %1 = torch.constant false -> !torch.bool<false>
  %2 = torch.constant unit -> !torch.none
  %3 = torch.aten.prod.dim_int(%arg0, %0, %1, %2) : (!torch.tensor<[n,3],complex<f32>>, !torch.int<1>, !torch.bool<false>, !torch.none) -> !torch.tensor<[n],complex<f32>>
  return %3 : !torch.tensor<[n],complex<f32>>
}
