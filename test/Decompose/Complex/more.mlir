// NOTE: The checks are written by tools/dev/update_checks.py.

// RUN: torch-onnx-opt %s --decompose | FileCheck %s

// CHECK-LABEL: @_conj_copy(
// CHECK: torch.aten.view_as_real{{.*}} -> !torch.tensor<[n,3,2],f32>
// CHECK: torch.aten.select.int{{.*}} -> !torch.tensor<[n,3],f32>
// CHECK: torch.aten.select.int{{.*}} -> !torch.tensor<[n,3],f32>
// CHECK: torch.aten.neg{{.*}} -> !torch.tensor<[n,3],f32>
// CHECK: torch.aten.complex{{.*}} -> !torch.tensor<[n,3],complex<f32>>
func.func @_conj_copy(%arg0: !torch.tensor<[n,3],complex<f32>>) -> (!torch.tensor<[n,3],complex<f32>>) {
  %0 = torch.aten._conj_copy(%arg0) : (!torch.tensor<[n,3],complex<f32>>) -> !torch.tensor<[n,3],complex<f32>>
  return %0 : !torch.tensor<[n,3],complex<f32>>
}

// CHECK-LABEL: @_conj_physical(
// CHECK: torch.aten.view_as_real{{.*}} -> !torch.tensor<[n,3,2],f32>
// CHECK: torch.aten.select.int{{.*}} -> !torch.tensor<[n,3],f32>
// CHECK: torch.aten.select.int{{.*}} -> !torch.tensor<[n,3],f32>
// CHECK: torch.aten.neg{{.*}} -> !torch.tensor<[n,3],f32>
// CHECK: torch.aten.complex{{.*}} -> !torch.tensor<[n,3],complex<f32>>
func.func @_conj_physical(%arg0: !torch.tensor<[n,3],complex<f32>>) -> (!torch.tensor<[n,3],complex<f32>>) {
  %0 = torch.aten._conj_physical(%arg0) : (!torch.tensor<[n,3],complex<f32>>) -> !torch.tensor<[n,3],complex<f32>>
  return %0 : !torch.tensor<[n,3],complex<f32>>
}

// CHECK-LABEL: @conj(
// CHECK: torch.aten.view_as_real{{.*}} -> !torch.tensor<[n,3,2],f32>
// CHECK: torch.aten.select.int{{.*}} -> !torch.tensor<[n,3],f32>
// CHECK: torch.aten.select.int{{.*}} -> !torch.tensor<[n,3],f32>
// CHECK: torch.aten.neg{{.*}} -> !torch.tensor<[n,3],f32>
// CHECK: torch.aten.complex{{.*}} -> !torch.tensor<[n,3],complex<f32>>
func.func @conj(%arg0: !torch.tensor<[n,3],complex<f32>>) -> (!torch.tensor<[n,3],complex<f32>>) {
  %0 = torch.aten.conj(%arg0) : (!torch.tensor<[n,3],complex<f32>>) -> !torch.tensor<[n,3],complex<f32>>
  return %0 : !torch.tensor<[n,3],complex<f32>>
}

// CHECK-LABEL: @eye(
// CHECK: torch.aten.size.int{{.*}} -> !torch.int<n>
// CHECK: torch.aten.eye{{.*}} -> !torch.tensor<[n,n],f32>
// CHECK: torch.aten.full_like{{.*}} -> !torch.tensor<[n,n],f32>
// CHECK: torch.aten.complex{{.*}} -> !torch.tensor<[n,n],complex<f32>>
func.func @eye(%arg0: !torch.tensor<[n,3],f32>) -> (!torch.tensor<[n,n],complex<f32>>) {
  %0 = torch.constant 0 : i64 -> !torch.int<0>
  %1 = torch.aten.size.int(%arg0, %0) : (!torch.tensor<[n,3],f32>, !torch.int<0>) -> !torch.int<n>
  %2 = torch.constant 9 : i64 -> !torch.int<9>
  %3 = torch.constant unit -> !torch.none
  %4 = torch.aten.eye(%1, %2, %3, %3, %3) : (!torch.int<n>, !torch.int<9>, !torch.none, !torch.none, !torch.none) -> !torch.tensor<[n,n],complex<f32>>
  return %4 : !torch.tensor<[n,n],complex<f32>>
}

// CHECK-LABEL: @eye_m(
// CHECK: torch.aten.size.int{{.*}} -> !torch.int<n>
// CHECK: torch.aten.eye.m{{.*}} -> !torch.tensor<[n,3],f32>
// CHECK: torch.aten.full_like{{.*}} -> !torch.tensor<[n,3],f32>
// CHECK: torch.aten.complex{{.*}} -> !torch.tensor<[n,3],complex<f32>>
func.func @eye_m(%arg0: !torch.tensor<[n,3],f32>) -> (!torch.tensor<[n,3],complex<f32>>) {
  %0 = torch.constant 0 : i64 -> !torch.int<0>
  %1 = torch.aten.size.int(%arg0, %0) : (!torch.tensor<[n,3],f32>, !torch.int<0>) -> !torch.int<n>
  %2 = torch.constant 3 : i64 -> !torch.int<3>
  %3 = torch.constant 9 : i64 -> !torch.int<9>
  %4 = torch.constant unit -> !torch.none
  %5 = torch.aten.eye.m(%1, %2, %3, %4, %4, %4) : (!torch.int<n>, !torch.int<3>, !torch.int<9>, !torch.none, !torch.none, !torch.none) -> !torch.tensor<[n,3],complex<f32>>
  return %5 : !torch.tensor<[n,3],complex<f32>>
}

// CHECK-LABEL: @full(
// CHECK: torch.prim.ListConstruct{{.*}} -> !torch.list<[!torch.int<2>, !torch.int<3>]>
// CHECK: torch.aten.full{{.*}} -> !torch.tensor<[2,3],f32>
// CHECK: torch.aten.full_like{{.*}} -> !torch.tensor<[2,3],f32>
// CHECK: torch.aten.complex{{.*}} -> !torch.tensor<[2,3],complex<f32>>
func.func @full(%arg0: !torch.float) -> (!torch.tensor<[2,3],complex<f32>>) {
  %0 = torch.constant 2 : i64 -> !torch.int<2>
  %1 = torch.constant 3 : i64 -> !torch.int<3>
  %2 = torch.prim.ListConstruct(%0, %1) : (!torch.int<2>, !torch.int<3>) -> !torch.list<[!torch.int<2>, !torch.int<3>]>
  %3 = torch.constant 9 : i64 -> !torch.int<9>
  %4 = torch.constant unit -> !torch.none
  %5 = torch.aten.full(%2, %arg0, %3, %4, %4, %4) : (!torch.list<[!torch.int<2>, !torch.int<3>]>, !torch.float, !torch.int<9>, !torch.none, !torch.none, !torch.none) -> !torch.tensor<[2,3],complex<f32>>
  return %5 : !torch.tensor<[2,3],complex<f32>>
}

// CHECK-LABEL: @mv(
// CHECK: torch.aten.view_as_real{{.*}} -> !torch.tensor<[n,3,2],f32>
// CHECK: torch.aten.select.int{{.*}} -> !torch.tensor<[n,3],f32>
// CHECK: torch.aten.select.int{{.*}} -> !torch.tensor<[n,3],f32>
// CHECK: torch.aten.view_as_real{{.*}} -> !torch.tensor<[3,2],f32>
// CHECK: torch.aten.select.int{{.*}} -> !torch.tensor<[3],f32>
// CHECK: torch.aten.select.int{{.*}} -> !torch.tensor<[3],f32>
// CHECK: torch.aten.mv{{.*}} -> !torch.tensor<[n],f32>
// CHECK: torch.aten.mv{{.*}} -> !torch.tensor<[n],f32>
// CHECK: torch.aten.sub.Tensor{{.*}} -> !torch.tensor<[n],f32>
// CHECK: torch.aten.mv{{.*}} -> !torch.tensor<[n],f32>
// CHECK: torch.aten.mv{{.*}} -> !torch.tensor<[n],f32>
// CHECK: torch.aten.add.Tensor{{.*}} -> !torch.tensor<[n],f32>
// CHECK: torch.aten.complex{{.*}} -> !torch.tensor<[n],complex<f32>>
func.func @mv(%arg0: !torch.tensor<[n,3],complex<f32>>, %arg1: !torch.tensor<[3],complex<f32>>) -> (!torch.tensor<[n],complex<f32>>) {
  %0 = torch.aten.mv(%arg0, %arg1) : (!torch.tensor<[n,3],complex<f32>>, !torch.tensor<[3],complex<f32>>) -> !torch.tensor<[n],complex<f32>>
  return %0 : !torch.tensor<[n],complex<f32>>
}

// CHECK-LABEL: @scalar_tensor(
// CHECK: torch.aten.scalar_tensor{{.*}} -> !torch.tensor<[],f32>
// CHECK: torch.aten.full_like{{.*}} -> !torch.tensor<[],f32>
// CHECK: torch.aten.complex{{.*}} -> !torch.tensor<[],complex<f32>>
func.func @scalar_tensor(%arg0: !torch.float) -> (!torch.tensor<[],complex<f32>>) {
  %0 = torch.constant 9 : i64 -> !torch.int<9>
  %1 = torch.constant unit -> !torch.none
  %2 = torch.aten.scalar_tensor(%arg0, %0, %1, %1, %1) : (!torch.float, !torch.int<9>, !torch.none, !torch.none, !torch.none) -> !torch.tensor<[],complex<f32>>
  return %2 : !torch.tensor<[],complex<f32>>
}

// CHECK-LABEL: @where_ScalarOther(
// CHECK: torch.aten.view_as_real{{.*}} -> !torch.tensor<[n,3,2],f32>
// CHECK: torch.aten.select.int{{.*}} -> !torch.tensor<[n,3],f32>
// CHECK: torch.aten.view_as_real{{.*}} -> !torch.tensor<[n,3,2],f32>
// CHECK: torch.aten.select.int{{.*}} -> !torch.tensor<[n,3],f32>
// CHECK: torch.aten.where.ScalarOther{{.*}} -> !torch.tensor<[n,3],f32>
// CHECK: torch.aten.where.ScalarOther{{.*}} -> !torch.tensor<[n,3],f32>
// CHECK: torch.aten.complex{{.*}} -> !torch.tensor<[n,3],complex<f32>>
func.func @where_ScalarOther(%arg0: !torch.tensor<[n,3],i1>, %arg1: !torch.tensor<[n,3],complex<f32>>) -> (!torch.tensor<[n,3],complex<f32>>) {
  %0 = torch.constant 2.000000e+00 : f64 -> !torch.float<2.000000e+00>
  %1 = torch.aten.where.ScalarOther(%arg0, %arg1, %0) : (!torch.tensor<[n,3],i1>, !torch.tensor<[n,3],complex<f32>>, !torch.float<2.000000e+00>) -> !torch.tensor<[n,3],complex<f32>>
  return %1 : !torch.tensor<[n,3],complex<f32>>
}

// CHECK-LABEL: @where_ScalarSelf(
// CHECK: torch.aten.view_as_real{{.*}} -> !torch.tensor<[n,3,2],f32>
// CHECK: torch.aten.select.int{{.*}} -> !torch.tensor<[n,3],f32>
// CHECK: torch.aten.view_as_real{{.*}} -> !torch.tensor<[n,3,2],f32>
// CHECK: torch.aten.select.int{{.*}} -> !torch.tensor<[n,3],f32>
// CHECK: torch.aten.where.ScalarSelf{{.*}} -> !torch.tensor<[n,3],f32>
// CHECK: torch.aten.where.ScalarSelf{{.*}} -> !torch.tensor<[n,3],f32>
// CHECK: torch.aten.complex{{.*}} -> !torch.tensor<[n,3],complex<f32>>
func.func @where_ScalarSelf(%arg0: !torch.tensor<[n,3],i1>, %arg1: !torch.tensor<[n,3],complex<f32>>) -> (!torch.tensor<[n,3],complex<f32>>) {
  %0 = torch.constant 2.000000e+00 : f64 -> !torch.float<2.000000e+00>
  %1 = torch.aten.where.ScalarSelf(%arg0, %0, %arg1) : (!torch.tensor<[n,3],i1>, !torch.float<2.000000e+00>, !torch.tensor<[n,3],complex<f32>>) -> !torch.tensor<[n,3],complex<f32>>
  return %1 : !torch.tensor<[n,3],complex<f32>>
}

// CHECK-LABEL: @where_self(
// CHECK: torch.aten.view_as_real{{.*}} -> !torch.tensor<[n,3,2],f32>
// CHECK: torch.aten.select.int{{.*}} -> !torch.tensor<[n,3],f32>
// CHECK: torch.aten.view_as_real{{.*}} -> !torch.tensor<[3,2],f32>
// CHECK: torch.aten.select.int{{.*}} -> !torch.tensor<[3],f32>
// CHECK: torch.aten.view_as_real{{.*}} -> !torch.tensor<[n,3,2],f32>
// CHECK: torch.aten.select.int{{.*}} -> !torch.tensor<[n,3],f32>
// CHECK: torch.aten.view_as_real{{.*}} -> !torch.tensor<[3,2],f32>
// CHECK: torch.aten.select.int{{.*}} -> !torch.tensor<[3],f32>
// CHECK: torch.aten.where.self{{.*}} -> !torch.tensor<[n,3],f32>
// CHECK: torch.aten.where.self{{.*}} -> !torch.tensor<[n,3],f32>
// CHECK: torch.aten.complex{{.*}} -> !torch.tensor<[n,3],complex<f32>>
func.func @where_self(%arg0: !torch.tensor<[n,3],i1>, %arg1: !torch.tensor<[n,3],complex<f32>>, %arg2: !torch.tensor<[3],complex<f32>>) -> (!torch.tensor<[n,3],complex<f32>>) {
  %0 = torch.aten.where.self(%arg0, %arg1, %arg2) : (!torch.tensor<[n,3],i1>, !torch.tensor<[n,3],complex<f32>>, !torch.tensor<[3],complex<f32>>) -> !torch.tensor<[n,3],complex<f32>>
  return %0 : !torch.tensor<[n,3],complex<f32>>
}
