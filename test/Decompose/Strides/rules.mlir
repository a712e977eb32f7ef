// NOTE: The checks are written by tools/dev/update_checks.py.

// RUN: torch-onnx-opt %s --decompose | FileCheck %s

// CHECK-LABEL: @_reshape_alias(
// CHECK: torch.prim.ListConstruct{{.*}} -> !torch.list<[!torch.int<-1>]>
// CHECK: torch.aten.reshape{{.*}} -> !torch.tensor<[8],f32>
// CHECK: torch.aten.slice.Tensor{{.*}} -> !torch.tensor<[8],f32>
// CHECK: torch.prim.ListConstruct{{.*}} -> !torch.list<[!torch.int<8>]>
// CHECK: torch.aten.view{{.*}} -> !torch.tensor<[8],f32>
func.func @_reshape_alias(%arg0: !torch.tensor<[2,4],f32>) -> (!torch.tensor<[8],f32>) {
  %0 = torch.constant 8 : i64 -> !torch.int<8>
  %1 = torch.constant 1 : i64 -> !torch.int<1>
  %2 = torch.prim.ListConstruct(%0) : (!torch.int<8>) -> !torch.list<[!torch.int<8>]>
  %3 = torch.prim.ListConstruct(%1) : (!torch.int<1>) -> !torch.list<[!torch.int<1>]>
  %4 = torch.aten._reshape_alias(%arg0, %2, %3) : (!torch.tensor<[2,4],f32>, !torch.list<[!torch.int<8>]>, !torch.list<[!torch.int<1>]>) -> !torch.tensor<[8],f32>
  return %4 : !torch.tensor<[8],f32>
}

// CHECK-LABEL: @_reshape_alias_of_ints(
// CHECK: torch.prim.ListConstruct{{.*}} -> !torch.list<[!torch.int<-1>]>
// CHECK: torch.aten.reshape{{.*}} -> !torch.tensor<[8],i64>
// CHECK: torch.aten.slice.Tensor{{.*}} -> !torch.tensor<[8],i64>
// CHECK: torch.prim.ListConstruct{{.*}} -> !torch.list<[!torch.int<8>]>
// CHECK: torch.aten.view{{.*}} -> !torch.tensor<[8],i64>
func.func @_reshape_alias_of_ints(%arg0: !torch.tensor<[2,4],i64>) -> (!torch.tensor<[8],i64>) {
  %0 = torch.constant 8 : i64 -> !torch.int<8>
  %1 = torch.constant 1 : i64 -> !torch.int<1>
  %2 = torch.prim.ListConstruct(%0) : (!torch.int<8>) -> !torch.list<[!torch.int<8>]>
  %3 = torch.prim.ListConstruct(%1) : (!torch.int<1>) -> !torch.list<[!torch.int<1>]>
  %4 = torch.aten._reshape_alias(%arg0, %2, %3) : (!torch.tensor<[2,4],i64>, !torch.list<[!torch.int<8>]>, !torch.list<[!torch.int<1>]>) -> !torch.tensor<[8],i64>
  return %4 : !torch.tensor<[8],i64>
}

// CHECK-LABEL: @as_strided(
// CHECK: torch.aten.take{{.*}} -> !torch.tensor<[2,3],f32>
func.func @as_strided(%arg0: !torch.tensor<[4,6],f32>) -> (!torch.tensor<[2,3],f32>) {
  %0 = torch.constant 2 : i64 -> !torch.int<2>
  %1 = torch.constant 3 : i64 -> !torch.int<3>
  %2 = torch.constant 6 : i64 -> !torch.int<6>
  %3 = torch.constant 1 : i64 -> !torch.int<1>
  %4 = torch.constant unit -> !torch.none
  %5 = torch.prim.ListConstruct(%0, %1) : (!torch.int<2>, !torch.int<3>) -> !torch.list<[!torch.int<2>, !torch.int<3>]>
  %6 = torch.prim.ListConstruct(%2, %3) : (!torch.int<6>, !torch.int<1>) -> !torch.list<[!torch.int<6>, !torch.int<1>]>
  %7 = torch.aten.as_strided(%arg0, %5, %6, %4) : (!torch.tensor<[4,6],f32>, !torch.list<[!torch.int<2>, !torch.int<3>]>, !torch.list<[!torch.int<6>, !torch.int<1>]>, !torch.none) -> !torch.tensor<[2,3],f32>
  return %7 : !torch.tensor<[2,3],f32>
}

// CHECK-LABEL: @as_strided_of_ints(
// CHECK: torch.aten.take{{.*}} -> !torch.tensor<[2,3],i64>
func.func @as_strided_of_ints(%arg0: !torch.tensor<[4,6],i64>) -> (!torch.tensor<[2,3],i64>) {
  %0 = torch.constant 2 : i64 -> !torch.int<2>
  %1 = torch.constant 3 : i64 -> !torch.int<3>
  %2 = torch.constant 6 : i64 -> !torch.int<6>
  %3 = torch.constant 1 : i64 -> !torch.int<1>
  %4 = torch.constant unit -> !torch.none
  %5 = torch.prim.ListConstruct(%0, %1) : (!torch.int<2>, !torch.int<3>) -> !torch.list<[!torch.int<2>, !torch.int<3>]>
  %6 = torch.prim.ListConstruct(%2, %3) : (!torch.int<6>, !torch.int<1>) -> !torch.list<[!torch.int<6>, !torch.int<1>]>
  %7 = torch.aten.as_strided(%arg0, %5, %6, %4) : (!torch.tensor<[4,6],i64>, !torch.list<[!torch.int<2>, !torch.int<3>]>, !torch.list<[!torch.int<6>, !torch.int<1>]>, !torch.none) -> !torch.tensor<[2,3],i64>
  return %7 : !torch.tensor<[2,3],i64>
}

// CHECK-LABEL: @as_strided_scatter(
// CHECK: torch.prim.ListConstruct{{.*}} -> !torch.list<[!torch.int<-1>]>
// CHECK: torch.aten.reshape{{.*}} -> !torch.tensor<[6],f32>
// CHECK: torch.prim.ListConstruct{{.*}} -> !torch.list<[!torch.int<-1>]>
// CHECK: torch.aten.reshape{{.*}} -> !torch.tensor<[24],f32>
// CHECK: torch.prim.ListConstruct{{.*}} -> !torch.list<[!torch.tensor<[6],i64>]>
// CHECK: torch.aten.index_put{{.*}} -> !torch.tensor<[24],f32>
// CHECK: torch.prim.ListConstruct{{.*}} -> !torch.list<[!torch.int<4>, !torch.int<6>]>
// CHECK: torch.aten.view{{.*}} -> !torch.tensor<[4,6],f32>
func.func @as_strided_scatter(%arg0: !torch.tensor<[4,6],f32>, %arg1: !torch.tensor<[2,3],f32>) -> (!torch.tensor<[4,6],f32>) {
  %0 = torch.constant 2 : i64 -> !torch.int<2>
  %1 = torch.constant 3 : i64 -> !torch.int<3>
  %2 = torch.prim.ListConstruct(%0, %1) : (!torch.int<2>, !torch.int<3>) -> !torch.list<[!torch.int<2>, !torch.int<3>]>
  %3 = torch.constant 6 : i64 -> !torch.int<6>
  %4 = torch.constant 1 : i64 -> !torch.int<1>
  %5 = torch.prim.ListConstruct(%3, %4) : (!torch.int<6>, !torch.int<1>) -> !torch.list<[!torch.int<6>, !torch.int<1>]>
  %6 = torch.constant unit -> !torch.none
  %7 = torch.aten.as_strided_scatter(%arg0, %arg1, %2, %5, %6) : (!torch.tensor<[4,6],f32>, !torch.tensor<[2,3],f32>, !torch.list<[!torch.int<2>, !torch.int<3>]>, !torch.list<[!torch.int<6>, !torch.int<1>]>, !torch.none) -> !torch.tensor<[4,6],f32>
  return %7 : !torch.tensor<[4,6],f32>
}
