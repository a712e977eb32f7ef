// NOTE: The checks are written by tools/dev/update_checks.py.

// RUN: torch-onnx-opt %s --decompose | FileCheck %s

// CHECK-LABEL: @_reshape_alias(
// CHECK: %[[V0:.*]] = torch.prim.ListConstruct({{.*}}) : (!torch.int<-1>) -> !torch.list<[!torch.int<-1>]>
// CHECK: %[[V1:.*]] = torch.aten.reshape(%arg0, %[[V0]]) : {{.*}} -> !torch.tensor<[8],f32>
// CHECK: %[[V2:.*]] = torch.aten.slice.Tensor(%[[V1]], {{.*}}) : ({{.*}}, !torch.int<0>, !torch.int<0>, !torch.int<8>, !torch.int<1>) -> !torch.tensor<[8],f32>
// CHECK: %[[V3:.*]] = torch.prim.ListConstruct({{.*}}) : (!torch.int<8>) -> !torch.list<[!torch.int<8>]>
// CHECK: %[[V4:.*]] = torch.aten.view(%[[V2]], %[[V3]]) : {{.*}} -> !torch.tensor<[8],f32>
// CHECK: return %[[V4]]
func.func @_reshape_alias(%arg0: !torch.tensor<[2,4],f32>) -> (!torch.tensor<[8],f32>) {
  %0 = torch.constant 8 : i64 -> !torch.int<8>
  %1 = torch.constant 1 : i64 -> !torch.int<1>
  %2 = torch.prim.ListConstruct(%0) : (!torch.int<8>) -> !torch.list<[!torch.int<8>]>
  %3 = torch.prim.ListConstruct(%1) : (!torch.int<1>) -> !torch.list<[!torch.int<1>]>
  %4 = torch.aten._reshape_alias(%arg0, %2, %3) : (!torch.tensor<[2,4],f32>, !torch.list<[!torch.int<8>]>, !torch.list<[!torch.int<1>]>) -> !torch.tensor<[8],f32>
  return %4 : !torch.tensor<[8],f32>
}

// CHECK-LABEL: @_reshape_alias_of_ints(
// CHECK: %[[V0:.*]] = torch.prim.ListConstruct({{.*}}) : (!torch.int<-1>) -> !torch.list<[!torch.int<-1>]>
// CHECK: %[[V1:.*]] = torch.aten.reshape(%arg0, %[[V0]]) : {{.*}} -> !torch.tensor<[8],i64>
// CHECK: %[[V2:.*]] = torch.aten.slice.Tensor(%[[V1]], {{.*}}) : ({{.*}}, !torch.int<0>, !torch.int<0>, !torch.int<8>, !torch.int<1>) -> !torch.tensor<[8],i64>
// CHECK: %[[V3:.*]] = torch.prim.ListConstruct({{.*}}) : (!torch.int<8>) -> !torch.list<[!torch.int<8>]>
// CHECK: %[[V4:.*]] = torch.aten.view(%[[V2]], %[[V3]]) : {{.*}} -> !torch.tensor<[8],i64>
// CHECK: return %[[V4]]
func.func @_reshape_alias_of_ints(%arg0: !torch.tensor<[2,4],i64>) -> (!torch.tensor<[8],i64>) {
  %0 = torch.constant 8 : i64 -> !torch.int<8>
  %1 = torch.constant 1 : i64 -> !torch.int<1>
  %2 = torch.prim.ListConstruct(%0) : (!torch.int<8>) -> !torch.list<[!torch.int<8>]>
  %3 = torch.prim.ListConstruct(%1) : (!torch.int<1>) -> !torch.list<[!torch.int<1>]>
  %4 = torch.aten._reshape_alias(%arg0, %2, %3) : (!torch.tensor<[2,4],i64>, !torch.list<[!torch.int<8>]>, !torch.list<[!torch.int<1>]>) -> !torch.tensor<[8],i64>
  return %4 : !torch.tensor<[8],i64>
}

// CHECK-LABEL: @as_strided(
// CHECK: %[[V0:.*]] = torch.constant dense<{{\[\[}}0, 1, 2], [6, 7, 8]]> : tensor<2x3xi64> -> !torch.tensor<[2,3],i64>
// CHECK: %[[V1:.*]] = torch.aten.take(%arg0, %[[V0]]) : {{.*}} -> !torch.tensor<[2,3],f32>
// CHECK: return %[[V1]]
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
// CHECK: %[[V0:.*]] = torch.constant dense<{{\[\[}}0, 1, 2], [6, 7, 8]]> : tensor<2x3xi64> -> !torch.tensor<[2,3],i64>
// CHECK: %[[V1:.*]] = torch.aten.take(%arg0, %[[V0]]) : {{.*}} -> !torch.tensor<[2,3],i64>
// CHECK: return %[[V1]]
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
// CHECK: %[[V0:.*]] = torch.prim.ListConstruct({{.*}}) : (!torch.int<-1>) -> !torch.list<[!torch.int<-1>]>
// CHECK: %[[V1:.*]] = torch.aten.reshape(%arg0, %[[V0]]) : {{.*}} -> !torch.tensor<[24],f32>
// CHECK: %[[V2:.*]] = torch.constant dense<[0, 1, 2, 6, 7, 8]> : tensor<6xi64> -> !torch.tensor<[6],i64>
// CHECK: %[[V3:.*]] = torch.prim.ListConstruct({{.*}}) : (!torch.int<-1>) -> !torch.list<[!torch.int<-1>]>
// CHECK: %[[V4:.*]] = torch.aten.reshape(%arg1, %[[V3]]) : {{.*}} -> !torch.tensor<[6],f32>
// CHECK: %[[V5:.*]] = torch.prim.ListConstruct(%[[V2]]) : {{.*}} -> !torch.list<[!torch.tensor<[6],i64>]>
// CHECK: %[[V6:.*]] = torch.aten.index_put(%[[V1]], %[[V5]], %[[V4]], {{.*}}) : ({{.*}}, !torch.bool<false>) -> !torch.tensor<[24],f32>
// CHECK: %[[V7:.*]] = torch.prim.ListConstruct({{.*}}) : (!torch.int<4>, !torch.int<6>) -> !torch.list<[!torch.int<4>, !torch.int<6>]>
// CHECK: %[[V8:.*]] = torch.aten.view(%[[V6]], %[[V7]]) : {{.*}} -> !torch.tensor<[4,6],f32>
// CHECK: return %[[V8]]
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
