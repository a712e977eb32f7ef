// NOTE: The checks are written by tools/dev/update_checks.py.

// RUN: torch-onnx-opt %s --decompose | FileCheck %s

// CHECK-LABEL: @_conj_copy(
// CHECK: %[[V0:.*]] = torch.aten.view_as_real(%arg0) : {{.*}} -> !torch.tensor<[n,3,2],f32>
// CHECK: %[[V1:.*]] = torch.aten.select.int(%[[V0]], {{.*}}) : ({{.*}}, !torch.int<-1>, !torch.int<0>) -> !torch.tensor<[n,3],f32>
// CHECK: %[[V2:.*]] = torch.aten.select.int(%[[V0]], {{.*}}) : ({{.*}}, !torch.int<-1>, !torch.int<1>) -> !torch.tensor<[n,3],f32>
// CHECK: %[[V3:.*]] = torch.aten.neg(%[[V2]]) : {{.*}} -> !torch.tensor<[n,3],f32>
// CHECK: %[[V4:.*]] = torch.aten.complex(%[[V1]], %[[V3]]) : {{.*}} -> !torch.tensor<[n,3],complex<f32>>
// CHECK: return %[[V4]]
func.func @_conj_copy(%arg0: !torch.tensor<[n,3],complex<f32>>) -> (!torch.tensor<[n,3],complex<f32>>) {
  %0 = torch.aten._conj_copy(%arg0) : (!torch.tensor<[n,3],complex<f32>>) -> !torch.tensor<[n,3],complex<f32>>
  return %0 : !torch.tensor<[n,3],complex<f32>>
}

// CHECK-LABEL: @_conj_physical(
// CHECK: %[[V0:.*]] = torch.aten.view_as_real(%arg0) : {{.*}} -> !torch.tensor<[n,3,2],f32>
// CHECK: %[[V1:.*]] = torch.aten.select.int(%[[V0]], {{.*}}) : ({{.*}}, !torch.int<-1>, !torch.int<0>) -> !torch.tensor<[n,3],f32>
// CHECK: %[[V2:.*]] = torch.aten.select.int(%[[V0]], {{.*}}) : ({{.*}}, !torch.int<-1>, !torch.int<1>) -> !torch.tensor<[n,3],f32>
// CHECK: %[[V3:.*]] = torch.aten.neg(%[[V2]]) : {{.*}} -> !torch.tensor<[n,3],f32>
// CHECK: %[[V4:.*]] = torch.aten.complex(%[[V1]], %[[V3]]) : {{.*}} -> !torch.tensor<[n,3],complex<f32>>
// CHECK: return %[[V4]]
func.func @_conj_physical(%arg0: !torch.tensor<[n,3],complex<f32>>) -> (!torch.tensor<[n,3],complex<f32>>) {
  %0 = torch.aten._conj_physical(%arg0) : (!torch.tensor<[n,3],complex<f32>>) -> !torch.tensor<[n,3],complex<f32>>
  return %0 : !torch.tensor<[n,3],complex<f32>>
}

// CHECK-LABEL: @conj(
// CHECK: %[[V0:.*]] = torch.aten.view_as_real(%arg0) : {{.*}} -> !torch.tensor<[n,3,2],f32>
// CHECK: %[[V1:.*]] = torch.aten.select.int(%[[V0]], {{.*}}) : ({{.*}}, !torch.int<-1>, !torch.int<0>) -> !torch.tensor<[n,3],f32>
// CHECK: %[[V2:.*]] = torch.aten.select.int(%[[V0]], {{.*}}) : ({{.*}}, !torch.int<-1>, !torch.int<1>) -> !torch.tensor<[n,3],f32>
// CHECK: %[[V3:.*]] = torch.aten.neg(%[[V2]]) : {{.*}} -> !torch.tensor<[n,3],f32>
// CHECK: %[[V4:.*]] = torch.aten.complex(%[[V1]], %[[V3]]) : {{.*}} -> !torch.tensor<[n,3],complex<f32>>
// CHECK: return %[[V4]]
func.func @conj(%arg0: !torch.tensor<[n,3],complex<f32>>) -> (!torch.tensor<[n,3],complex<f32>>) {
  %0 = torch.aten.conj(%arg0) : (!torch.tensor<[n,3],complex<f32>>) -> !torch.tensor<[n,3],complex<f32>>
  return %0 : !torch.tensor<[n,3],complex<f32>>
}

// CHECK-LABEL: @eye(
// CHECK: %[[V0:.*]] = torch.aten.size.int(%arg0, {{.*}}) : ({{.*}}, !torch.int<0>) -> !torch.int<n>
// CHECK: %[[V1:.*]] = torch.aten.eye(%[[V0]], {{.*}}) : ({{.*}}, !torch.int<6>, !torch.none, !torch.none, !torch.none) -> !torch.tensor<[n,n],f32>
// CHECK: %[[V2:.*]] = torch.aten.full_like(%[[V1]], {{.*}}) : ({{.*}}, !torch.int<0>, !torch.int<6>, !torch.none, !torch.none, !torch.none, !torch.none) -> !torch.tensor<[n,n],f32>
// CHECK: %[[V3:.*]] = torch.aten.complex(%[[V1]], %[[V2]]) : {{.*}} -> !torch.tensor<[n,n],complex<f32>>
// CHECK: return %[[V3]]
func.func @eye(%arg0: !torch.tensor<[n,3],f32>) -> (!torch.tensor<[n,n],complex<f32>>) {
  %0 = torch.constant 0 : i64 -> !torch.int<0>
  %1 = torch.aten.size.int(%arg0, %0) : (!torch.tensor<[n,3],f32>, !torch.int<0>) -> !torch.int<n>
  %2 = torch.constant 9 : i64 -> !torch.int<9>
  %3 = torch.constant unit -> !torch.none
  %4 = torch.aten.eye(%1, %2, %3, %3, %3) : (!torch.int<n>, !torch.int<9>, !torch.none, !torch.none, !torch.none) -> !torch.tensor<[n,n],complex<f32>>
  return %4 : !torch.tensor<[n,n],complex<f32>>
}

// CHECK-LABEL: @eye_m(
// CHECK: %[[V0:.*]] = torch.aten.size.int(%arg0, {{.*}}) : ({{.*}}, !torch.int<0>) -> !torch.int<n>
// CHECK: %[[V1:.*]] = torch.aten.eye.m(%[[V0]], {{.*}}) : ({{.*}}, !torch.int<3>, !torch.int<6>, !torch.none, !torch.none, !torch.none) -> !torch.tensor<[n,3],f32>
// CHECK: %[[V2:.*]] = torch.aten.full_like(%[[V1]], {{.*}}) : ({{.*}}, !torch.int<0>, !torch.int<6>, !torch.none, !torch.none, !torch.none, !torch.none) -> !torch.tensor<[n,3],f32>
// CHECK: %[[V3:.*]] = torch.aten.complex(%[[V1]], %[[V2]]) : {{.*}} -> !torch.tensor<[n,3],complex<f32>>
// CHECK: return %[[V3]]
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
// CHECK: %[[V0:.*]] = torch.prim.ListConstruct({{.*}}) : (!torch.int<2>, !torch.int<3>) -> !torch.list<[!torch.int<2>, !torch.int<3>]>
// CHECK: %[[V1:.*]] = torch.aten.full(%[[V0]], %arg0, {{.*}}) : ({{.*}}, !torch.int<6>, !torch.none, !torch.none, !torch.none) -> !torch.tensor<[2,3],f32>
// CHECK: %[[V2:.*]] = torch.aten.full_like(%[[V1]], {{.*}}) : ({{.*}}, !torch.int<0>, !torch.int<6>, !torch.none, !torch.none, !torch.none, !torch.none) -> !torch.tensor<[2,3],f32>
// CHECK: %[[V3:.*]] = torch.aten.complex(%[[V1]], %[[V2]]) : {{.*}} -> !torch.tensor<[2,3],complex<f32>>
// CHECK: return %[[V3]]
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
// CHECK: %[[V0:.*]] = torch.aten.view_as_real(%arg0) : {{.*}} -> !torch.tensor<[n,3,2],f32>
// CHECK: %[[V1:.*]] = torch.aten.select.int(%[[V0]], {{.*}}) : ({{.*}}, !torch.int<-1>, !torch.int<0>) -> !torch.tensor<[n,3],f32>
// CHECK: %[[V2:.*]] = torch.aten.select.int(%[[V0]], {{.*}}) : ({{.*}}, !torch.int<-1>, !torch.int<1>) -> !torch.tensor<[n,3],f32>
// CHECK: %[[V3:.*]] = torch.aten.view_as_real(%arg1) : {{.*}} -> !torch.tensor<[3,2],f32>
// CHECK: %[[V4:.*]] = torch.aten.select.int(%[[V3]], {{.*}}) : ({{.*}}, !torch.int<-1>, !torch.int<0>) -> !torch.tensor<[3],f32>
// CHECK: %[[V5:.*]] = torch.aten.select.int(%[[V3]], {{.*}}) : ({{.*}}, !torch.int<-1>, !torch.int<1>) -> !torch.tensor<[3],f32>
// CHECK: %[[V6:.*]] = torch.aten.mv(%[[V1]], %[[V4]]) : {{.*}} -> !torch.tensor<[n],f32>
// CHECK: %[[V7:.*]] = torch.aten.mv(%[[V2]], %[[V5]]) : {{.*}} -> !torch.tensor<[n],f32>
// CHECK: %[[V8:.*]] = torch.aten.sub.Tensor(%[[V6]], %[[V7]], {{.*}}) : ({{.*}}, !torch.int<1>) -> !torch.tensor<[n],f32>
// CHECK: %[[V9:.*]] = torch.aten.mv(%[[V1]], %[[V5]]) : {{.*}} -> !torch.tensor<[n],f32>
// CHECK: %[[V10:.*]] = torch.aten.mv(%[[V2]], %[[V4]]) : {{.*}} -> !torch.tensor<[n],f32>
// CHECK: %[[V11:.*]] = torch.aten.add.Tensor(%[[V9]], %[[V10]], {{.*}}) : ({{.*}}, !torch.int<1>) -> !torch.tensor<[n],f32>
// CHECK: %[[V12:.*]] = torch.aten.complex(%[[V8]], %[[V11]]) : {{.*}} -> !torch.tensor<[n],complex<f32>>
// CHECK: return %[[V12]]
func.func @mv(%arg0: !torch.tensor<[n,3],complex<f32>>, %arg1: !torch.tensor<[3],complex<f32>>) -> (!torch.tensor<[n],complex<f32>>) {
  %0 = torch.aten.mv(%arg0, %arg1) : (!torch.tensor<[n,3],complex<f32>>, !torch.tensor<[3],complex<f32>>) -> !torch.tensor<[n],complex<f32>>
  return %0 : !torch.tensor<[n],complex<f32>>
}

// CHECK-LABEL: @scalar_tensor(
// CHECK: %[[V0:.*]] = torch.aten.scalar_tensor(%arg0, {{.*}}) : ({{.*}}, !torch.int<6>, !torch.none, !torch.none, !torch.none) -> !torch.tensor<[],f32>
// CHECK: %[[V1:.*]] = torch.aten.full_like(%[[V0]], {{.*}}) : ({{.*}}, !torch.int<0>, !torch.int<6>, !torch.none, !torch.none, !torch.none, !torch.none) -> !torch.tensor<[],f32>
// CHECK: %[[V2:.*]] = torch.aten.complex(%[[V0]], %[[V1]]) : {{.*}} -> !torch.tensor<[],complex<f32>>
// CHECK: return %[[V2]]
func.func @scalar_tensor(%arg0: !torch.float) -> (!torch.tensor<[],complex<f32>>) {
  %0 = torch.constant 9 : i64 -> !torch.int<9>
  %1 = torch.constant unit -> !torch.none
  %2 = torch.aten.scalar_tensor(%arg0, %0, %1, %1, %1) : (!torch.float, !torch.int<9>, !torch.none, !torch.none, !torch.none) -> !torch.tensor<[],complex<f32>>
  return %2 : !torch.tensor<[],complex<f32>>
}

// CHECK-LABEL: @where_ScalarOther(
// CHECK: %[[V0:.*]] = torch.aten.view_as_real(%arg1) : {{.*}} -> !torch.tensor<[n,3,2],f32>
// CHECK: %[[V1:.*]] = torch.aten.select.int(%[[V0]], {{.*}}) : ({{.*}}, !torch.int<-1>, !torch.int<0>) -> !torch.tensor<[n,3],f32>
// CHECK: %[[V2:.*]] = torch.aten.view_as_real(%arg1) : {{.*}} -> !torch.tensor<[n,3,2],f32>
// CHECK: %[[V3:.*]] = torch.aten.select.int(%[[V2]], {{.*}}) : ({{.*}}, !torch.int<-1>, !torch.int<1>) -> !torch.tensor<[n,3],f32>
// CHECK: %[[V4:.*]] = torch.aten.where.ScalarOther(%arg0, %[[V1]], {{.*}}) : ({{.*}}, !torch.float<2.000000e+00>) -> !torch.tensor<[n,3],f32>
// CHECK: %[[V5:.*]] = torch.aten.where.ScalarOther(%arg0, %[[V3]], {{.*}}) : ({{.*}}, !torch.int<0>) -> !torch.tensor<[n,3],f32>
// CHECK: %[[V6:.*]] = torch.aten.complex(%[[V4]], %[[V5]]) : {{.*}} -> !torch.tensor<[n,3],complex<f32>>
// CHECK: return %[[V6]]
func.func @where_ScalarOther(%arg0: !torch.tensor<[n,3],i1>, %arg1: !torch.tensor<[n,3],complex<f32>>) -> (!torch.tensor<[n,3],complex<f32>>) {
  %0 = torch.constant 2.000000e+00 : f64 -> !torch.float<2.000000e+00>
  %1 = torch.aten.where.ScalarOther(%arg0, %arg1, %0) : (!torch.tensor<[n,3],i1>, !torch.tensor<[n,3],complex<f32>>, !torch.float<2.000000e+00>) -> !torch.tensor<[n,3],complex<f32>>
  return %1 : !torch.tensor<[n,3],complex<f32>>
}

// CHECK-LABEL: @where_ScalarSelf(
// CHECK: %[[V0:.*]] = torch.aten.view_as_real(%arg1) : {{.*}} -> !torch.tensor<[n,3,2],f32>
// CHECK: %[[V1:.*]] = torch.aten.select.int(%[[V0]], {{.*}}) : ({{.*}}, !torch.int<-1>, !torch.int<0>) -> !torch.tensor<[n,3],f32>
// CHECK: %[[V2:.*]] = torch.aten.view_as_real(%arg1) : {{.*}} -> !torch.tensor<[n,3,2],f32>
// CHECK: %[[V3:.*]] = torch.aten.select.int(%[[V2]], {{.*}}) : ({{.*}}, !torch.int<-1>, !torch.int<1>) -> !torch.tensor<[n,3],f32>
// CHECK: %[[V4:.*]] = torch.aten.where.ScalarSelf(%arg0, {{.*}}, %[[V1]]) : ({{.*}}, !torch.float<2.000000e+00>, {{.*}}) -> !torch.tensor<[n,3],f32>
// CHECK: %[[V5:.*]] = torch.aten.where.ScalarSelf(%arg0, {{.*}}, %[[V3]]) : ({{.*}}, !torch.int<0>, {{.*}}) -> !torch.tensor<[n,3],f32>
// CHECK: %[[V6:.*]] = torch.aten.complex(%[[V4]], %[[V5]]) : {{.*}} -> !torch.tensor<[n,3],complex<f32>>
// CHECK: return %[[V6]]
func.func @where_ScalarSelf(%arg0: !torch.tensor<[n,3],i1>, %arg1: !torch.tensor<[n,3],complex<f32>>) -> (!torch.tensor<[n,3],complex<f32>>) {
  %0 = torch.constant 2.000000e+00 : f64 -> !torch.float<2.000000e+00>
  %1 = torch.aten.where.ScalarSelf(%arg0, %0, %arg1) : (!torch.tensor<[n,3],i1>, !torch.float<2.000000e+00>, !torch.tensor<[n,3],complex<f32>>) -> !torch.tensor<[n,3],complex<f32>>
  return %1 : !torch.tensor<[n,3],complex<f32>>
}

// CHECK-LABEL: @where_self(
// CHECK: %[[V0:.*]] = torch.aten.view_as_real(%arg1) : {{.*}} -> !torch.tensor<[n,3,2],f32>
// CHECK: %[[V1:.*]] = torch.aten.select.int(%[[V0]], {{.*}}) : ({{.*}}, !torch.int<-1>, !torch.int<0>) -> !torch.tensor<[n,3],f32>
// CHECK: %[[V2:.*]] = torch.aten.view_as_real(%arg2) : {{.*}} -> !torch.tensor<[3,2],f32>
// CHECK: %[[V3:.*]] = torch.aten.select.int(%[[V2]], {{.*}}) : ({{.*}}, !torch.int<-1>, !torch.int<0>) -> !torch.tensor<[3],f32>
// CHECK: %[[V4:.*]] = torch.aten.view_as_real(%arg1) : {{.*}} -> !torch.tensor<[n,3,2],f32>
// CHECK: %[[V5:.*]] = torch.aten.select.int(%[[V4]], {{.*}}) : ({{.*}}, !torch.int<-1>, !torch.int<1>) -> !torch.tensor<[n,3],f32>
// CHECK: %[[V6:.*]] = torch.aten.view_as_real(%arg2) : {{.*}} -> !torch.tensor<[3,2],f32>
// CHECK: %[[V7:.*]] = torch.aten.select.int(%[[V6]], {{.*}}) : ({{.*}}, !torch.int<-1>, !torch.int<1>) -> !torch.tensor<[3],f32>
// CHECK: %[[V8:.*]] = torch.aten.where.self(%arg0, %[[V1]], %[[V3]]) : {{.*}} -> !torch.tensor<[n,3],f32>
// CHECK: %[[V9:.*]] = torch.aten.where.self(%arg0, %[[V5]], %[[V7]]) : {{.*}} -> !torch.tensor<[n,3],f32>
// CHECK: %[[V10:.*]] = torch.aten.complex(%[[V8]], %[[V9]]) : {{.*}} -> !torch.tensor<[n,3],complex<f32>>
// CHECK: return %[[V10]]
func.func @where_self(%arg0: !torch.tensor<[n,3],i1>, %arg1: !torch.tensor<[n,3],complex<f32>>, %arg2: !torch.tensor<[3],complex<f32>>) -> (!torch.tensor<[n,3],complex<f32>>) {
  %0 = torch.aten.where.self(%arg0, %arg1, %arg2) : (!torch.tensor<[n,3],i1>, !torch.tensor<[n,3],complex<f32>>, !torch.tensor<[3],complex<f32>>) -> !torch.tensor<[n,3],complex<f32>>
  return %0 : !torch.tensor<[n,3],complex<f32>>
}
