// NOTE: The checks are written by tools/dev/update_checks.py.

// RUN: torch-onnx-opt %s --decompose | FileCheck %s

// CHECK-LABEL: @_reshape_alias_copy(
// CHECK: %[[V0:.*]] = torch.prim.ListConstruct({{.*}}) : (!torch.int<-1>) -> !torch.list<[!torch.int<-1>]>
// CHECK: %[[V1:.*]] = torch.aten.reshape(%arg0, %[[V0]]) : {{.*}} -> !torch.tensor<[8],f32>
// CHECK: %[[V2:.*]] = torch.aten.slice.Tensor(%[[V1]], {{.*}}) : ({{.*}}, !torch.int<0>, !torch.int<0>, !torch.int<8>, !torch.int<1>) -> !torch.tensor<[8],f32>
// CHECK: %[[V3:.*]] = torch.prim.ListConstruct({{.*}}) : (!torch.int<8>) -> !torch.list<[!torch.int<8>]>
// CHECK: %[[V4:.*]] = torch.aten.view(%[[V2]], %[[V3]]) : {{.*}} -> !torch.tensor<[8],f32>
// CHECK: return %[[V4]]
func.func @_reshape_alias_copy(%arg0: !torch.tensor<[2,4],f32>) -> (!torch.tensor<[8],f32>) {
  %0 = torch.constant 8 : i64 -> !torch.int<8>
  %1 = torch.constant 1 : i64 -> !torch.int<1>
  %2 = torch.prim.ListConstruct(%0) : (!torch.int<8>) -> !torch.list<[!torch.int<8>]>
  %3 = torch.prim.ListConstruct(%1) : (!torch.int<1>) -> !torch.list<[!torch.int<1>]>
  %4 = torch.aten._reshape_alias_copy(%arg0, %2, %3) : (!torch.tensor<[2,4],f32>, !torch.list<[!torch.int<8>]>, !torch.list<[!torch.int<1>]>) -> !torch.tensor<[8],f32>
  return %4 : !torch.tensor<[8],f32>
}

// CHECK-LABEL: @_reshape_alias_copy_of_ints(
// CHECK: %[[V0:.*]] = torch.prim.ListConstruct({{.*}}) : (!torch.int<-1>) -> !torch.list<[!torch.int<-1>]>
// CHECK: %[[V1:.*]] = torch.aten.reshape(%arg0, %[[V0]]) : {{.*}} -> !torch.tensor<[8],i64>
// CHECK: %[[V2:.*]] = torch.aten.slice.Tensor(%[[V1]], {{.*}}) : ({{.*}}, !torch.int<0>, !torch.int<0>, !torch.int<8>, !torch.int<1>) -> !torch.tensor<[8],i64>
// CHECK: %[[V3:.*]] = torch.prim.ListConstruct({{.*}}) : (!torch.int<8>) -> !torch.list<[!torch.int<8>]>
// CHECK: %[[V4:.*]] = torch.aten.view(%[[V2]], %[[V3]]) : {{.*}} -> !torch.tensor<[8],i64>
// CHECK: return %[[V4]]
func.func @_reshape_alias_copy_of_ints(%arg0: !torch.tensor<[2,4],i64>) -> (!torch.tensor<[8],i64>) {
  %0 = torch.constant 8 : i64 -> !torch.int<8>
  %1 = torch.constant 1 : i64 -> !torch.int<1>
  %2 = torch.prim.ListConstruct(%0) : (!torch.int<8>) -> !torch.list<[!torch.int<8>]>
  %3 = torch.prim.ListConstruct(%1) : (!torch.int<1>) -> !torch.list<[!torch.int<1>]>
  %4 = torch.aten._reshape_alias_copy(%arg0, %2, %3) : (!torch.tensor<[2,4],i64>, !torch.list<[!torch.int<8>]>, !torch.list<[!torch.int<1>]>) -> !torch.tensor<[8],i64>
  return %4 : !torch.tensor<[8],i64>
}

// CHECK-LABEL: @combinations(
// CHECK: %[[V0:.*]] = torch.aten.unsqueeze(%arg0, {{.*}}) : ({{.*}}, !torch.int<1>) -> !torch.tensor<[n,1],f32>
// CHECK: return %[[V0]]
func.func @combinations(%arg0: !torch.tensor<[n],f32>) -> (!torch.tensor<[n,1],f32>) {
  %0 = torch.constant 1 : i64 -> !torch.int<1>
  %1 = torch.constant false -> !torch.bool<false>
  %2 = torch.aten.combinations(%arg0, %0, %1) : (!torch.tensor<[n],f32>, !torch.int<1>, !torch.bool<false>) -> !torch.tensor<[n,1],f32>
  return %2 : !torch.tensor<[n,1],f32>
}

// CHECK-LABEL: @combinations_of_ints(
// CHECK: %[[V0:.*]] = torch.aten.unsqueeze(%arg0, {{.*}}) : ({{.*}}, !torch.int<1>) -> !torch.tensor<[n,1],i64>
// CHECK: return %[[V0]]
func.func @combinations_of_ints(%arg0: !torch.tensor<[n],i64>) -> (!torch.tensor<[n,1],i64>) {
  %0 = torch.constant 1 : i64 -> !torch.int<1>
  %1 = torch.constant false -> !torch.bool<false>
  %2 = torch.aten.combinations(%arg0, %0, %1) : (!torch.tensor<[n],i64>, !torch.int<1>, !torch.bool<false>) -> !torch.tensor<[n,1],i64>
  return %2 : !torch.tensor<[n,1],i64>
}

// CHECK-LABEL: @diag_embed(
// CHECK: %[[V0:.*]] = torch.prim.ListConstruct({{.*}}) : (!torch.int<0>, !torch.int<0>) -> !torch.list<[!torch.int<0>, !torch.int<0>]>
// CHECK: %[[V1:.*]] = torch.aten.constant_pad_nd(%arg0, %[[V0]], {{.*}}) : ({{.*}}, !torch.int<0>) -> !torch.tensor<[n,4],f32>
// CHECK: %[[V2:.*]] = torch.aten.unsqueeze(%[[V1]], {{.*}}) : ({{.*}}, !torch.int<-1>) -> !torch.tensor<[n,4,1],f32>
// CHECK: %[[V3:.*]] = torch.constant dense<0.000000e+00> : tensor<f32> -> !torch.tensor<[],f32>
// CHECK: %[[V4:.*]] = torch.constant dense<{{\[\[}}true, false, false, false], [false, true, false, false], [false, false, true, false], [false, false, false, true]]> : tensor<4x4xi1> -> !torch.tensor<[4,4],i1>
// CHECK: %[[V5:.*]] = torch.aten.where.self(%[[V4]], %[[V2]], %[[V3]]) : {{.*}} -> !torch.tensor<[n,4,4],f32>
// CHECK: return %[[V5]]
func.func @diag_embed(%arg0: !torch.tensor<[n,4],f32>) -> (!torch.tensor<[n,4,4],f32>) {
  %0 = torch.constant 0 : i64 -> !torch.int<0>
  %1 = torch.constant -2 : i64 -> !torch.int<-2>
  %2 = torch.constant -1 : i64 -> !torch.int<-1>
  %3 = torch.aten.diag_embed(%arg0, %0, %1, %2) : (!torch.tensor<[n,4],f32>, !torch.int<0>, !torch.int<-2>, !torch.int<-1>) -> !torch.tensor<[n,4,4],f32>
  return %3 : !torch.tensor<[n,4,4],f32>
}

// CHECK-LABEL: @diag_embed_of_ints(
// CHECK: %[[V0:.*]] = torch.prim.ListConstruct({{.*}}) : (!torch.int<0>, !torch.int<0>) -> !torch.list<[!torch.int<0>, !torch.int<0>]>
// CHECK: %[[V1:.*]] = torch.aten.constant_pad_nd(%arg0, %[[V0]], {{.*}}) : ({{.*}}, !torch.int<0>) -> !torch.tensor<[n,4],i64>
// CHECK: %[[V2:.*]] = torch.aten.unsqueeze(%[[V1]], {{.*}}) : ({{.*}}, !torch.int<-1>) -> !torch.tensor<[n,4,1],i64>
// CHECK: %[[V3:.*]] = torch.constant dense<0> : tensor<i64> -> !torch.tensor<[],i64>
// CHECK: %[[V4:.*]] = torch.constant dense<{{\[\[}}true, false, false, false], [false, true, false, false], [false, false, true, false], [false, false, false, true]]> : tensor<4x4xi1> -> !torch.tensor<[4,4],i1>
// CHECK: %[[V5:.*]] = torch.aten.where.self(%[[V4]], %[[V2]], %[[V3]]) : {{.*}} -> !torch.tensor<[n,4,4],i64>
// CHECK: return %[[V5]]
func.func @diag_embed_of_ints(%arg0: !torch.tensor<[n,4],i64>) -> (!torch.tensor<[n,4,4],i64>) {
  %0 = torch.constant 0 : i64 -> !torch.int<0>
  %1 = torch.constant -2 : i64 -> !torch.int<-2>
  %2 = torch.constant -1 : i64 -> !torch.int<-1>
  %3 = torch.aten.diag_embed(%arg0, %0, %1, %2) : (!torch.tensor<[n,4],i64>, !torch.int<0>, !torch.int<-2>, !torch.int<-1>) -> !torch.tensor<[n,4,4],i64>
  return %3 : !torch.tensor<[n,4,4],i64>
}

// CHECK-LABEL: @diagonal(
// CHECK: %[[V0:.*]] = torch.aten.size.int(%arg0, {{.*}}) : ({{.*}}, !torch.int<0>) -> !torch.int<n>
// CHECK: %[[V1:.*]] = torch.aten.sub.int(%[[V0]], {{.*}}) : ({{.*}}, !torch.int<0>) -> !torch.int<n>
// CHECK: %[[V2:.*]] = torch.prim.min.int(%[[V1]], {{.*}}) : ({{.*}}, !torch.int<6>) -> !torch.int<"min(n, 6)">
// CHECK: %[[V3:.*]] = torch.prim.max.int(%[[V2]], {{.*}}) : ({{.*}}, !torch.int<0>) -> !torch.int<"min(n, 6)">
// CHECK: %[[V4:.*]] = torch.aten.mul.int(%[[V3]], {{.*}}) : ({{.*}}, !torch.int<7>) -> !torch.int<"7*n-7*max(n-6, 0)">
// CHECK: %[[V5:.*]] = torch.aten.add.int({{.*}}, %[[V4]]) : (!torch.int<0>, {{.*}}) -> !torch.int<"7*n-7*max(n-6, 0)">
// CHECK: %[[V6:.*]] = torch.prim.ListConstruct({{.*}}) : (!torch.int<1>, !torch.int<0>, !torch.int<2>) -> !torch.list<[!torch.int<1>, !torch.int<0>, !torch.int<2>]>
// CHECK: %[[V7:.*]] = torch.aten.permute(%arg0, %[[V6]]) : {{.*}} -> !torch.tensor<[4,n,6],f32>
// CHECK: %[[V8:.*]] = torch.aten.flatten.using_ints(%[[V7]], {{.*}}) : ({{.*}}, !torch.int<-2>, !torch.int<-1>) -> !torch.tensor<[4,"6*n"],f32>
// CHECK: %[[V9:.*]] = torch.aten.slice.Tensor(%[[V8]], {{.*}}, %[[V5]], {{.*}}) : ({{.*}}, !torch.int<-1>, !torch.int<0>, {{.*}}, !torch.int<7>) -> !torch.tensor<[4,"min(n, 6)"],f32>
// CHECK: return %[[V9]]
func.func @diagonal(%arg0: !torch.tensor<[n,4,6],f32>) -> (!torch.tensor<[4,"min(n, 6)"],f32>) {
  %0 = torch.constant 0 : i64 -> !torch.int<0>
  %1 = torch.constant 2 : i64 -> !torch.int<2>
  %2 = torch.aten.diagonal(%arg0, %0, %0, %1) : (!torch.tensor<[n,4,6],f32>, !torch.int<0>, !torch.int<0>, !torch.int<2>) -> !torch.tensor<[4,"min(n, 6)"],f32>
  return %2 : !torch.tensor<[4,"min(n, 6)"],f32>
}

// CHECK-LABEL: @diagonal_of_ints(
// CHECK: %[[V0:.*]] = torch.aten.size.int(%arg0, {{.*}}) : ({{.*}}, !torch.int<0>) -> !torch.int<n>
// CHECK: %[[V1:.*]] = torch.aten.sub.int(%[[V0]], {{.*}}) : ({{.*}}, !torch.int<0>) -> !torch.int<n>
// CHECK: %[[V2:.*]] = torch.prim.min.int(%[[V1]], {{.*}}) : ({{.*}}, !torch.int<6>) -> !torch.int<"min(n, 6)">
// CHECK: %[[V3:.*]] = torch.prim.max.int(%[[V2]], {{.*}}) : ({{.*}}, !torch.int<0>) -> !torch.int<"min(n, 6)">
// CHECK: %[[V4:.*]] = torch.aten.mul.int(%[[V3]], {{.*}}) : ({{.*}}, !torch.int<7>) -> !torch.int<"7*n-7*max(n-6, 0)">
// CHECK: %[[V5:.*]] = torch.aten.add.int({{.*}}, %[[V4]]) : (!torch.int<0>, {{.*}}) -> !torch.int<"7*n-7*max(n-6, 0)">
// CHECK: %[[V6:.*]] = torch.prim.ListConstruct({{.*}}) : (!torch.int<1>, !torch.int<0>, !torch.int<2>) -> !torch.list<[!torch.int<1>, !torch.int<0>, !torch.int<2>]>
// CHECK: %[[V7:.*]] = torch.aten.permute(%arg0, %[[V6]]) : {{.*}} -> !torch.tensor<[4,n,6],i64>
// CHECK: %[[V8:.*]] = torch.aten.flatten.using_ints(%[[V7]], {{.*}}) : ({{.*}}, !torch.int<-2>, !torch.int<-1>) -> !torch.tensor<[4,"6*n"],i64>
// CHECK: %[[V9:.*]] = torch.aten.slice.Tensor(%[[V8]], {{.*}}, %[[V5]], {{.*}}) : ({{.*}}, !torch.int<-1>, !torch.int<0>, {{.*}}, !torch.int<7>) -> !torch.tensor<[4,"min(n, 6)"],i64>
// CHECK: return %[[V9]]
func.func @diagonal_of_ints(%arg0: !torch.tensor<[n,4,6],i64>) -> (!torch.tensor<[4,"min(n, 6)"],i64>) {
  %0 = torch.constant 0 : i64 -> !torch.int<0>
  %1 = torch.constant 2 : i64 -> !torch.int<2>
  %2 = torch.aten.diagonal(%arg0, %0, %0, %1) : (!torch.tensor<[n,4,6],i64>, !torch.int<0>, !torch.int<0>, !torch.int<2>) -> !torch.tensor<[4,"min(n, 6)"],i64>
  return %2 : !torch.tensor<[4,"min(n, 6)"],i64>
}

// CHECK-LABEL: @diagonal_copy(
// CHECK: %[[V0:.*]] = torch.aten.size.int(%arg0, {{.*}}) : ({{.*}}, !torch.int<0>) -> !torch.int<n>
// CHECK: %[[V1:.*]] = torch.aten.sub.int(%[[V0]], {{.*}}) : ({{.*}}, !torch.int<0>) -> !torch.int<n>
// CHECK: %[[V2:.*]] = torch.prim.min.int(%[[V1]], {{.*}}) : ({{.*}}, !torch.int<6>) -> !torch.int<"min(n, 6)">
// CHECK: %[[V3:.*]] = torch.prim.max.int(%[[V2]], {{.*}}) : ({{.*}}, !torch.int<0>) -> !torch.int<"min(n, 6)">
// CHECK: %[[V4:.*]] = torch.aten.mul.int(%[[V3]], {{.*}}) : ({{.*}}, !torch.int<7>) -> !torch.int<"7*n-7*max(n-6, 0)">
// CHECK: %[[V5:.*]] = torch.aten.add.int({{.*}}, %[[V4]]) : (!torch.int<0>, {{.*}}) -> !torch.int<"7*n-7*max(n-6, 0)">
// CHECK: %[[V6:.*]] = torch.prim.ListConstruct({{.*}}) : (!torch.int<1>, !torch.int<0>, !torch.int<2>) -> !torch.list<[!torch.int<1>, !torch.int<0>, !torch.int<2>]>
// CHECK: %[[V7:.*]] = torch.aten.permute(%arg0, %[[V6]]) : {{.*}} -> !torch.tensor<[4,n,6],f32>
// CHECK: %[[V8:.*]] = torch.aten.flatten.using_ints(%[[V7]], {{.*}}) : ({{.*}}, !torch.int<-2>, !torch.int<-1>) -> !torch.tensor<[4,"6*n"],f32>
// CHECK: %[[V9:.*]] = torch.aten.slice.Tensor(%[[V8]], {{.*}}, %[[V5]], {{.*}}) : ({{.*}}, !torch.int<-1>, !torch.int<0>, {{.*}}, !torch.int<7>) -> !torch.tensor<[4,"min(n, 6)"],f32>
// CHECK: return %[[V9]]
func.func @diagonal_copy(%arg0: !torch.tensor<[n,4,6],f32>) -> (!torch.tensor<[4,"min(n, 6)"],f32>) {
  %0 = torch.constant 0 : i64 -> !torch.int<0>
  %1 = torch.constant 2 : i64 -> !torch.int<2>
  %2 = torch.aten.diagonal_copy(%arg0, %0, %0, %1) : (!torch.tensor<[n,4,6],f32>, !torch.int<0>, !torch.int<0>, !torch.int<2>) -> !torch.tensor<[4,"min(n, 6)"],f32>
  return %2 : !torch.tensor<[4,"min(n, 6)"],f32>
}

// CHECK-LABEL: @diagonal_copy_of_ints(
// CHECK: %[[V0:.*]] = torch.aten.size.int(%arg0, {{.*}}) : ({{.*}}, !torch.int<0>) -> !torch.int<n>
// CHECK: %[[V1:.*]] = torch.aten.sub.int(%[[V0]], {{.*}}) : ({{.*}}, !torch.int<0>) -> !torch.int<n>
// CHECK: %[[V2:.*]] = torch.prim.min.int(%[[V1]], {{.*}}) : ({{.*}}, !torch.int<6>) -> !torch.int<"min(n, 6)">
// CHECK: %[[V3:.*]] = torch.prim.max.int(%[[V2]], {{.*}}) : ({{.*}}, !torch.int<0>) -> !torch.int<"min(n, 6)">
// CHECK: %[[V4:.*]] = torch.aten.mul.int(%[[V3]], {{.*}}) : ({{.*}}, !torch.int<7>) -> !torch.int<"7*n-7*max(n-6, 0)">
// CHECK: %[[V5:.*]] = torch.aten.add.int({{.*}}, %[[V4]]) : (!torch.int<0>, {{.*}}) -> !torch.int<"7*n-7*max(n-6, 0)">
// CHECK: %[[V6:.*]] = torch.prim.ListConstruct({{.*}}) : (!torch.int<1>, !torch.int<0>, !torch.int<2>) -> !torch.list<[!torch.int<1>, !torch.int<0>, !torch.int<2>]>
// CHECK: %[[V7:.*]] = torch.aten.permute(%arg0, %[[V6]]) : {{.*}} -> !torch.tensor<[4,n,6],i64>
// CHECK: %[[V8:.*]] = torch.aten.flatten.using_ints(%[[V7]], {{.*}}) : ({{.*}}, !torch.int<-2>, !torch.int<-1>) -> !torch.tensor<[4,"6*n"],i64>
// CHECK: %[[V9:.*]] = torch.aten.slice.Tensor(%[[V8]], {{.*}}, %[[V5]], {{.*}}) : ({{.*}}, !torch.int<-1>, !torch.int<0>, {{.*}}, !torch.int<7>) -> !torch.tensor<[4,"min(n, 6)"],i64>
// CHECK: return %[[V9]]
func.func @diagonal_copy_of_ints(%arg0: !torch.tensor<[n,4,6],i64>) -> (!torch.tensor<[4,"min(n, 6)"],i64>) {
  %0 = torch.constant 0 : i64 -> !torch.int<0>
  %1 = torch.constant 2 : i64 -> !torch.int<2>
  %2 = torch.aten.diagonal_copy(%arg0, %0, %0, %1) : (!torch.tensor<[n,4,6],i64>, !torch.int<0>, !torch.int<0>, !torch.int<2>) -> !torch.tensor<[4,"min(n, 6)"],i64>
  return %2 : !torch.tensor<[4,"min(n, 6)"],i64>
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

// CHECK-LABEL: @expand_copy(
// CHECK: %[[V0:.*]] = torch.prim.ListConstruct({{.*}}) : (!torch.int<-1>, !torch.int<4>) -> !torch.list<[!torch.int<-1>, !torch.int<4>]>
// CHECK: %[[V1:.*]] = torch.aten.expand(%arg0, %[[V0]], {{.*}}) : ({{.*}}, !torch.bool<false>) -> !torch.tensor<[n,4],f32>
// CHECK: return %[[V1]]
func.func @expand_copy(%arg0: !torch.tensor<[n,1],f32>) -> (!torch.tensor<[n,4],f32>) {
  %0 = torch.constant -1 : i64 -> !torch.int<-1>
  %1 = torch.constant 4 : i64 -> !torch.int<4>
  %2 = torch.constant false -> !torch.bool<false>
  %3 = torch.prim.ListConstruct(%0, %1) : (!torch.int<-1>, !torch.int<4>) -> !torch.list<[!torch.int<-1>, !torch.int<4>]>
  %4 = torch.aten.expand_copy(%arg0, %3, %2) : (!torch.tensor<[n,1],f32>, !torch.list<[!torch.int<-1>, !torch.int<4>]>, !torch.bool<false>) -> !torch.tensor<[n,4],f32>
  return %4 : !torch.tensor<[n,4],f32>
}

// CHECK-LABEL: @expand_copy_of_ints(
// CHECK: %[[V0:.*]] = torch.prim.ListConstruct({{.*}}) : (!torch.int<-1>, !torch.int<4>) -> !torch.list<[!torch.int<-1>, !torch.int<4>]>
// CHECK: %[[V1:.*]] = torch.aten.expand(%arg0, %[[V0]], {{.*}}) : ({{.*}}, !torch.bool<false>) -> !torch.tensor<[n,4],i64>
// CHECK: return %[[V1]]
func.func @expand_copy_of_ints(%arg0: !torch.tensor<[n,1],i64>) -> (!torch.tensor<[n,4],i64>) {
  %0 = torch.constant -1 : i64 -> !torch.int<-1>
  %1 = torch.constant 4 : i64 -> !torch.int<4>
  %2 = torch.constant false -> !torch.bool<false>
  %3 = torch.prim.ListConstruct(%0, %1) : (!torch.int<-1>, !torch.int<4>) -> !torch.list<[!torch.int<-1>, !torch.int<4>]>
  %4 = torch.aten.expand_copy(%arg0, %3, %2) : (!torch.tensor<[n,1],i64>, !torch.list<[!torch.int<-1>, !torch.int<4>]>, !torch.bool<false>) -> !torch.tensor<[n,4],i64>
  return %4 : !torch.tensor<[n,4],i64>
}

// CHECK-LABEL: @narrow(
// CHECK: %[[V0:.*]] = torch.aten.slice.Tensor(%arg0, {{.*}}) : ({{.*}}, !torch.int<1>, !torch.int<0>, !torch.int<2>, !torch.int<1>) -> !torch.tensor<[n,2,6],f32>
// CHECK: return %[[V0]]
func.func @narrow(%arg0: !torch.tensor<[n,4,6],f32>) -> (!torch.tensor<[n,2,6],f32>) {
  %0 = torch.constant 1 : i64 -> !torch.int<1>
  %1 = torch.constant 0 : i64 -> !torch.int<0>
  %2 = torch.constant 2 : i64 -> !torch.int<2>
  %3 = torch.aten.narrow(%arg0, %0, %1, %2) : (!torch.tensor<[n,4,6],f32>, !torch.int<1>, !torch.int<0>, !torch.int<2>) -> !torch.tensor<[n,2,6],f32>
  return %3 : !torch.tensor<[n,2,6],f32>
}

// CHECK-LABEL: @narrow_of_ints(
// CHECK: %[[V0:.*]] = torch.aten.slice.Tensor(%arg0, {{.*}}) : ({{.*}}, !torch.int<1>, !torch.int<0>, !torch.int<2>, !torch.int<1>) -> !torch.tensor<[n,2,6],i64>
// CHECK: return %[[V0]]
func.func @narrow_of_ints(%arg0: !torch.tensor<[n,4,6],i64>) -> (!torch.tensor<[n,2,6],i64>) {
  %0 = torch.constant 1 : i64 -> !torch.int<1>
  %1 = torch.constant 0 : i64 -> !torch.int<0>
  %2 = torch.constant 2 : i64 -> !torch.int<2>
  %3 = torch.aten.narrow(%arg0, %0, %1, %2) : (!torch.tensor<[n,4,6],i64>, !torch.int<1>, !torch.int<0>, !torch.int<2>) -> !torch.tensor<[n,2,6],i64>
  return %3 : !torch.tensor<[n,2,6],i64>
}

// CHECK-LABEL: @native_channel_shuffle(
// CHECK: %[[V0:.*]] = torch.aten.channel_shuffle(%arg0, {{.*}}) : ({{.*}}, !torch.int<3>) -> !torch.tensor<[n,6,h,3],f32>
// CHECK: return %[[V0]]
func.func @native_channel_shuffle(%arg0: !torch.tensor<[n,6,h,3],f32>) -> (!torch.tensor<[n,6,h,3],f32>) {
  %0 = torch.constant 3 : i64 -> !torch.int<3>
  %1 = torch.aten.native_channel_shuffle(%arg0, %0) : (!torch.tensor<[n,6,h,3],f32>, !torch.int<3>) -> !torch.tensor<[n,6,h,3],f32>
  return %1 : !torch.tensor<[n,6,h,3],f32>
}

// CHECK-LABEL: @permute_copy(
// CHECK: %[[V0:.*]] = torch.prim.ListConstruct({{.*}}) : (!torch.int<2>, !torch.int<0>, !torch.int<1>) -> !torch.list<[!torch.int<2>, !torch.int<0>, !torch.int<1>]>
// CHECK: %[[V1:.*]] = torch.aten.permute(%arg0, %[[V0]]) : {{.*}} -> !torch.tensor<[6,n,4],f32>
// CHECK: return %[[V1]]
func.func @permute_copy(%arg0: !torch.tensor<[n,4,6],f32>) -> (!torch.tensor<[6,n,4],f32>) {
  %0 = torch.constant 2 : i64 -> !torch.int<2>
  %1 = torch.constant 0 : i64 -> !torch.int<0>
  %2 = torch.constant 1 : i64 -> !torch.int<1>
  %3 = torch.prim.ListConstruct(%0, %1, %2) : (!torch.int<2>, !torch.int<0>, !torch.int<1>) -> !torch.list<[!torch.int<2>, !torch.int<0>, !torch.int<1>]>
  %4 = torch.aten.permute_copy(%arg0, %3) : (!torch.tensor<[n,4,6],f32>, !torch.list<[!torch.int<2>, !torch.int<0>, !torch.int<1>]>) -> !torch.tensor<[6,n,4],f32>
  return %4 : !torch.tensor<[6,n,4],f32>
}

// CHECK-LABEL: @permute_copy_of_ints(
// CHECK: %[[V0:.*]] = torch.prim.ListConstruct({{.*}}) : (!torch.int<2>, !torch.int<0>, !torch.int<1>) -> !torch.list<[!torch.int<2>, !torch.int<0>, !torch.int<1>]>
// CHECK: %[[V1:.*]] = torch.aten.permute(%arg0, %[[V0]]) : {{.*}} -> !torch.tensor<[6,n,4],i64>
// CHECK: return %[[V1]]
func.func @permute_copy_of_ints(%arg0: !torch.tensor<[n,4,6],i64>) -> (!torch.tensor<[6,n,4],i64>) {
  %0 = torch.constant 2 : i64 -> !torch.int<2>
  %1 = torch.constant 0 : i64 -> !torch.int<0>
  %2 = torch.constant 1 : i64 -> !torch.int<1>
  %3 = torch.prim.ListConstruct(%0, %1, %2) : (!torch.int<2>, !torch.int<0>, !torch.int<1>) -> !torch.list<[!torch.int<2>, !torch.int<0>, !torch.int<1>]>
  %4 = torch.aten.permute_copy(%arg0, %3) : (!torch.tensor<[n,4,6],i64>, !torch.list<[!torch.int<2>, !torch.int<0>, !torch.int<1>]>) -> !torch.tensor<[6,n,4],i64>
  return %4 : !torch.tensor<[6,n,4],i64>
}

// CHECK-LABEL: @roll(
// CHECK: %[[V0:.*]] = torch.aten.slice.Tensor(%arg0, {{.*}}) : ({{.*}}, !torch.int<0>, !torch.int<-1>, !torch.none, !torch.int<1>) -> !torch.tensor<[1,4,6],f32>
// CHECK: %[[V1:.*]] = torch.aten.slice.Tensor(%arg0, {{.*}}) : ({{.*}}, !torch.int<0>, !torch.none, !torch.int<-1>, !torch.int<1>) -> !torch.tensor<["n-1",4,6],f32>
// CHECK: %[[V2:.*]] = torch.prim.ListConstruct(%[[V0]], %[[V1]]) : {{.*}} -> !torch.list<[!torch.tensor<[1,4,6],f32>, !torch.tensor<["n-1",4,6],f32>]>
// CHECK: %[[V3:.*]] = torch.aten.cat(%[[V2]], {{.*}}) : ({{.*}}, !torch.int<0>) -> !torch.tensor<[n,4,6],f32>
// CHECK: return %[[V3]]
func.func @roll(%arg0: !torch.tensor<[n,4,6],f32>) -> (!torch.tensor<[n,4,6],f32>) {
  %0 = torch.constant 1 : i64 -> !torch.int<1>
  %1 = torch.constant 0 : i64 -> !torch.int<0>
  %2 = torch.prim.ListConstruct(%0) : (!torch.int<1>) -> !torch.list<[!torch.int<1>]>
  %3 = torch.prim.ListConstruct(%1) : (!torch.int<0>) -> !torch.list<[!torch.int<0>]>
  %4 = torch.aten.roll(%arg0, %2, %3) : (!torch.tensor<[n,4,6],f32>, !torch.list<[!torch.int<1>]>, !torch.list<[!torch.int<0>]>) -> !torch.tensor<[n,4,6],f32>
  return %4 : !torch.tensor<[n,4,6],f32>
}

// CHECK-LABEL: @roll_of_ints(
// CHECK: %[[V0:.*]] = torch.aten.slice.Tensor(%arg0, {{.*}}) : ({{.*}}, !torch.int<0>, !torch.int<-1>, !torch.none, !torch.int<1>) -> !torch.tensor<[1,4,6],i64>
// CHECK: %[[V1:.*]] = torch.aten.slice.Tensor(%arg0, {{.*}}) : ({{.*}}, !torch.int<0>, !torch.none, !torch.int<-1>, !torch.int<1>) -> !torch.tensor<["n-1",4,6],i64>
// CHECK: %[[V2:.*]] = torch.prim.ListConstruct(%[[V0]], %[[V1]]) : {{.*}} -> !torch.list<[!torch.tensor<[1,4,6],i64>, !torch.tensor<["n-1",4,6],i64>]>
// CHECK: %[[V3:.*]] = torch.aten.cat(%[[V2]], {{.*}}) : ({{.*}}, !torch.int<0>) -> !torch.tensor<[n,4,6],i64>
// CHECK: return %[[V3]]
func.func @roll_of_ints(%arg0: !torch.tensor<[n,4,6],i64>) -> (!torch.tensor<[n,4,6],i64>) {
  %0 = torch.constant 1 : i64 -> !torch.int<1>
  %1 = torch.constant 0 : i64 -> !torch.int<0>
  %2 = torch.prim.ListConstruct(%0) : (!torch.int<1>) -> !torch.list<[!torch.int<1>]>
  %3 = torch.prim.ListConstruct(%1) : (!torch.int<0>) -> !torch.list<[!torch.int<0>]>
  %4 = torch.aten.roll(%arg0, %2, %3) : (!torch.tensor<[n,4,6],i64>, !torch.list<[!torch.int<1>]>, !torch.list<[!torch.int<0>]>) -> !torch.tensor<[n,4,6],i64>
  return %4 : !torch.tensor<[n,4,6],i64>
}

// CHECK-LABEL: @rot90(
// CHECK-NEXT: return %arg0 : !torch.tensor<[n,4,6],f32>
func.func @rot90(%arg0: !torch.tensor<[n,4,6],f32>) -> (!torch.tensor<[n,4,6],f32>) {
  %0 = torch.constant 0 : i64 -> !torch.int<0>
  %1 = torch.constant 1 : i64 -> !torch.int<1>
  %2 = torch.prim.ListConstruct(%0, %1) : (!torch.int<0>, !torch.int<1>) -> !torch.list<[!torch.int<0>, !torch.int<1>]>
  %3 = torch.aten.rot90(%arg0, %0, %2) : (!torch.tensor<[n,4,6],f32>, !torch.int<0>, !torch.list<[!torch.int<0>, !torch.int<1>]>) -> !torch.tensor<[n,4,6],f32>
  return %3 : !torch.tensor<[n,4,6],f32>
}

// CHECK-LABEL: @rot90_of_ints(
// CHECK-NEXT: return %arg0 : !torch.tensor<[n,4,6],i64>
func.func @rot90_of_ints(%arg0: !torch.tensor<[n,4,6],i64>) -> (!torch.tensor<[n,4,6],i64>) {
  %0 = torch.constant 0 : i64 -> !torch.int<0>
  %1 = torch.constant 1 : i64 -> !torch.int<1>
  %2 = torch.prim.ListConstruct(%0, %1) : (!torch.int<0>, !torch.int<1>) -> !torch.list<[!torch.int<0>, !torch.int<1>]>
  %3 = torch.aten.rot90(%arg0, %0, %2) : (!torch.tensor<[n,4,6],i64>, !torch.int<0>, !torch.list<[!torch.int<0>, !torch.int<1>]>) -> !torch.tensor<[n,4,6],i64>
  return %3 : !torch.tensor<[n,4,6],i64>
}

// CHECK-LABEL: @select_copy_int(
// CHECK: %[[V0:.*]] = torch.aten.select.int(%arg0, {{.*}}) : ({{.*}}, !torch.int<1>, !torch.int<0>) -> !torch.tensor<[n,6],f32>
// CHECK: return %[[V0]]
func.func @select_copy_int(%arg0: !torch.tensor<[n,4,6],f32>) -> (!torch.tensor<[n,6],f32>) {
  %0 = torch.constant 1 : i64 -> !torch.int<1>
  %1 = torch.constant 0 : i64 -> !torch.int<0>
  %2 = torch.aten.select_copy.int(%arg0, %0, %1) : (!torch.tensor<[n,4,6],f32>, !torch.int<1>, !torch.int<0>) -> !torch.tensor<[n,6],f32>
  return %2 : !torch.tensor<[n,6],f32>
}

// CHECK-LABEL: @select_copy_int_of_ints(
// CHECK: %[[V0:.*]] = torch.aten.select.int(%arg0, {{.*}}) : ({{.*}}, !torch.int<1>, !torch.int<0>) -> !torch.tensor<[n,6],i64>
// CHECK: return %[[V0]]
func.func @select_copy_int_of_ints(%arg0: !torch.tensor<[n,4,6],i64>) -> (!torch.tensor<[n,6],i64>) {
  %0 = torch.constant 1 : i64 -> !torch.int<1>
  %1 = torch.constant 0 : i64 -> !torch.int<0>
  %2 = torch.aten.select_copy.int(%arg0, %0, %1) : (!torch.tensor<[n,4,6],i64>, !torch.int<1>, !torch.int<0>) -> !torch.tensor<[n,6],i64>
  return %2 : !torch.tensor<[n,6],i64>
}

// CHECK-LABEL: @slice_copy_Tensor(
// CHECK: %[[V0:.*]] = torch.aten.slice.Tensor(%arg0, {{.*}}) : ({{.*}}, !torch.int<1>, !torch.none, !torch.none, !torch.int<1>) -> !torch.tensor<[n,4,6],f32>
// CHECK: return %[[V0]]
func.func @slice_copy_Tensor(%arg0: !torch.tensor<[n,4,6],f32>) -> (!torch.tensor<[n,4,6],f32>) {
  %0 = torch.constant 1 : i64 -> !torch.int<1>
  %1 = torch.constant unit -> !torch.none
  %2 = torch.aten.slice_copy.Tensor(%arg0, %0, %1, %1, %0) : (!torch.tensor<[n,4,6],f32>, !torch.int<1>, !torch.none, !torch.none, !torch.int<1>) -> !torch.tensor<[n,4,6],f32>
  return %2 : !torch.tensor<[n,4,6],f32>
}

// CHECK-LABEL: @slice_copy_Tensor_of_ints(
// CHECK: %[[V0:.*]] = torch.aten.slice.Tensor(%arg0, {{.*}}) : ({{.*}}, !torch.int<1>, !torch.none, !torch.none, !torch.int<1>) -> !torch.tensor<[n,4,6],i64>
// CHECK: return %[[V0]]
func.func @slice_copy_Tensor_of_ints(%arg0: !torch.tensor<[n,4,6],i64>) -> (!torch.tensor<[n,4,6],i64>) {
  %0 = torch.constant 1 : i64 -> !torch.int<1>
  %1 = torch.constant unit -> !torch.none
  %2 = torch.aten.slice_copy.Tensor(%arg0, %0, %1, %1, %0) : (!torch.tensor<[n,4,6],i64>, !torch.int<1>, !torch.none, !torch.none, !torch.int<1>) -> !torch.tensor<[n,4,6],i64>
  return %2 : !torch.tensor<[n,4,6],i64>
}

// CHECK-LABEL: @squeeze_copy_dim(
// CHECK: %[[V0:.*]] = torch.aten.squeeze.dim(%arg0, {{.*}}) : ({{.*}}, !torch.int<1>) -> !torch.tensor<[n,4],f32>
// CHECK: return %[[V0]]
func.func @squeeze_copy_dim(%arg0: !torch.tensor<[n,1,4],f32>) -> (!torch.tensor<[n,4],f32>) {
  %0 = torch.constant 1 : i64 -> !torch.int<1>
  %1 = torch.aten.squeeze_copy.dim(%arg0, %0) : (!torch.tensor<[n,1,4],f32>, !torch.int<1>) -> !torch.tensor<[n,4],f32>
  return %1 : !torch.tensor<[n,4],f32>
}

// CHECK-LABEL: @squeeze_copy_dim_of_ints(
// CHECK: %[[V0:.*]] = torch.aten.squeeze.dim(%arg0, {{.*}}) : ({{.*}}, !torch.int<1>) -> !torch.tensor<[n,4],i64>
// CHECK: return %[[V0]]
func.func @squeeze_copy_dim_of_ints(%arg0: !torch.tensor<[n,1,4],i64>) -> (!torch.tensor<[n,4],i64>) {
  %0 = torch.constant 1 : i64 -> !torch.int<1>
  %1 = torch.aten.squeeze_copy.dim(%arg0, %0) : (!torch.tensor<[n,1,4],i64>, !torch.int<1>) -> !torch.tensor<[n,4],i64>
  return %1 : !torch.tensor<[n,4],i64>
}

// CHECK-LABEL: @t_copy(
// CHECK: %[[V0:.*]] = torch.aten.t(%arg0) : {{.*}} -> !torch.tensor<[4,n],f32>
// CHECK: return %[[V0]]
func.func @t_copy(%arg0: !torch.tensor<[n,4],f32>) -> (!torch.tensor<[4,n],f32>) {
  %0 = torch.aten.t_copy(%arg0) : (!torch.tensor<[n,4],f32>) -> !torch.tensor<[4,n],f32>
  return %0 : !torch.tensor<[4,n],f32>
}

// CHECK-LABEL: @t_copy_of_ints(
// CHECK: %[[V0:.*]] = torch.aten.t(%arg0) : {{.*}} -> !torch.tensor<[4,n],i64>
// CHECK: return %[[V0]]
func.func @t_copy_of_ints(%arg0: !torch.tensor<[n,4],i64>) -> (!torch.tensor<[4,n],i64>) {
  %0 = torch.aten.t_copy(%arg0) : (!torch.tensor<[n,4],i64>) -> !torch.tensor<[4,n],i64>
  return %0 : !torch.tensor<[4,n],i64>
}

// CHECK-LABEL: @transpose_copy_int(
// CHECK: %[[V0:.*]] = torch.aten.transpose.int(%arg0, {{.*}}) : ({{.*}}, !torch.int<0>, !torch.int<-1>) -> !torch.tensor<[6,4,n],f32>
// CHECK: return %[[V0]]
func.func @transpose_copy_int(%arg0: !torch.tensor<[n,4,6],f32>) -> (!torch.tensor<[6,4,n],f32>) {
  %0 = torch.constant 0 : i64 -> !torch.int<0>
  %1 = torch.constant -1 : i64 -> !torch.int<-1>
  %2 = torch.aten.transpose_copy.int(%arg0, %0, %1) : (!torch.tensor<[n,4,6],f32>, !torch.int<0>, !torch.int<-1>) -> !torch.tensor<[6,4,n],f32>
  return %2 : !torch.tensor<[6,4,n],f32>
}

// CHECK-LABEL: @transpose_copy_int_of_ints(
// CHECK: %[[V0:.*]] = torch.aten.transpose.int(%arg0, {{.*}}) : ({{.*}}, !torch.int<0>, !torch.int<-1>) -> !torch.tensor<[6,4,n],i64>
// CHECK: return %[[V0]]
func.func @transpose_copy_int_of_ints(%arg0: !torch.tensor<[n,4,6],i64>) -> (!torch.tensor<[6,4,n],i64>) {
  %0 = torch.constant 0 : i64 -> !torch.int<0>
  %1 = torch.constant -1 : i64 -> !torch.int<-1>
  %2 = torch.aten.transpose_copy.int(%arg0, %0, %1) : (!torch.tensor<[n,4,6],i64>, !torch.int<0>, !torch.int<-1>) -> !torch.tensor<[6,4,n],i64>
  return %2 : !torch.tensor<[6,4,n],i64>
}

// CHECK-LABEL: @unbind_int(
// CHECK: %[[V0:.*]] = torch.aten.select.int(%arg0, {{.*}}) : ({{.*}}, !torch.int<1>, !torch.int<0>) -> !torch.tensor<[n],f32>
// CHECK: %[[V1:.*]] = torch.aten.select.int(%arg0, {{.*}}) : ({{.*}}, !torch.int<1>, !torch.int<1>) -> !torch.tensor<[n],f32>
// CHECK: %[[V2:.*]] = torch.aten.select.int(%arg0, {{.*}}) : ({{.*}}, !torch.int<1>, !torch.int<2>) -> !torch.tensor<[n],f32>
// CHECK: %[[V3:.*]] = torch.prim.ListConstruct(%[[V0]], %[[V1]], %[[V2]]) : {{.*}} -> !torch.list<[!torch.tensor<[n],f32>, !torch.tensor<[n],f32>, !torch.tensor<[n],f32>]>
// CHECK: %[[V4:.*]]:3 = torch.prim.ListUnpack %[[V3]] : (!torch.list<[!torch.tensor<[n],f32>, !torch.tensor<[n],f32>, !torch.tensor<[n],f32>]>) -> (!torch.tensor<[n],f32>, !torch.tensor<[n],f32>, !torch.tensor<[n],f32>)
// CHECK: return %[[V4]]#0, %[[V4]]#1, %[[V4]]#2
func.func @unbind_int(%arg0: !torch.tensor<[n,3],f32>) -> (!torch.tensor<[n],f32>, !torch.tensor<[n],f32>, !torch.tensor<[n],f32>) {
  %0 = torch.constant 1 : i64 -> !torch.int<1>
  %1 = torch.aten.unbind.int(%arg0, %0) : (!torch.tensor<[n,3],f32>, !torch.int<1>) -> !torch.list<[!torch.tensor<[n],f32>, !torch.tensor<[n],f32>, !torch.tensor<[n],f32>]>
  %2:3 = torch.prim.ListUnpack %1 : (!torch.list<[!torch.tensor<[n],f32>, !torch.tensor<[n],f32>, !torch.tensor<[n],f32>]>) -> (!torch.tensor<[n],f32>, !torch.tensor<[n],f32>, !torch.tensor<[n],f32>)
  return %2#0, %2#1, %2#2 : !torch.tensor<[n],f32>, !torch.tensor<[n],f32>, !torch.tensor<[n],f32>
}

// CHECK-LABEL: @unbind_int_of_ints(
// CHECK: %[[V0:.*]] = torch.aten.select.int(%arg0, {{.*}}) : ({{.*}}, !torch.int<1>, !torch.int<0>) -> !torch.tensor<[n],i64>
// CHECK: %[[V1:.*]] = torch.aten.select.int(%arg0, {{.*}}) : ({{.*}}, !torch.int<1>, !torch.int<1>) -> !torch.tensor<[n],i64>
// CHECK: %[[V2:.*]] = torch.aten.select.int(%arg0, {{.*}}) : ({{.*}}, !torch.int<1>, !torch.int<2>) -> !torch.tensor<[n],i64>
// CHECK: %[[V3:.*]] = torch.prim.ListConstruct(%[[V0]], %[[V1]], %[[V2]]) : {{.*}} -> !torch.list<[!torch.tensor<[n],i64>, !torch.tensor<[n],i64>, !torch.tensor<[n],i64>]>
// CHECK: %[[V4:.*]]:3 = torch.prim.ListUnpack %[[V3]] : (!torch.list<[!torch.tensor<[n],i64>, !torch.tensor<[n],i64>, !torch.tensor<[n],i64>]>) -> (!torch.tensor<[n],i64>, !torch.tensor<[n],i64>, !torch.tensor<[n],i64>)
// CHECK: return %[[V4]]#0, %[[V4]]#1, %[[V4]]#2
func.func @unbind_int_of_ints(%arg0: !torch.tensor<[n,3],i64>) -> (!torch.tensor<[n],i64>, !torch.tensor<[n],i64>, !torch.tensor<[n],i64>) {
  %0 = torch.constant 1 : i64 -> !torch.int<1>
  %1 = torch.aten.unbind.int(%arg0, %0) : (!torch.tensor<[n,3],i64>, !torch.int<1>) -> !torch.list<[!torch.tensor<[n],i64>, !torch.tensor<[n],i64>, !torch.tensor<[n],i64>]>
  %2:3 = torch.prim.ListUnpack %1 : (!torch.list<[!torch.tensor<[n],i64>, !torch.tensor<[n],i64>, !torch.tensor<[n],i64>]>) -> (!torch.tensor<[n],i64>, !torch.tensor<[n],i64>, !torch.tensor<[n],i64>)
  return %2#0, %2#1, %2#2 : !torch.tensor<[n],i64>, !torch.tensor<[n],i64>, !torch.tensor<[n],i64>
}

// CHECK-LABEL: @unfold(
// CHECK: %[[V0:.*]] = torch.constant dense<{{\[\[}}0, 1], [1, 2], [2, 3], [3, 4], [4, 5], [5, 6], [6, 7], [7, 8]]> : tensor<8x2xi64> -> !torch.tensor<[8,2],i64>
// CHECK: %[[V1:.*]] = torch.prim.ListConstruct({{.*}}, %[[V0]]) : (!torch.none, {{.*}}) -> !torch.list<[!torch.none, !torch.tensor<[8,2],i64>]>
// CHECK: %[[V2:.*]] = torch.aten.index.Tensor(%arg0, %[[V1]]) : {{.*}} -> !torch.tensor<[n,8,2],f32>
// CHECK: return %[[V2]]
func.func @unfold(%arg0: !torch.tensor<[n,9],f32>) -> (!torch.tensor<[n,8,2],f32>) {
  %0 = torch.constant 1 : i64 -> !torch.int<1>
  %1 = torch.constant 2 : i64 -> !torch.int<2>
  %2 = torch.aten.unfold(%arg0, %0, %1, %0) : (!torch.tensor<[n,9],f32>, !torch.int<1>, !torch.int<2>, !torch.int<1>) -> !torch.tensor<[n,8,2],f32>
  return %2 : !torch.tensor<[n,8,2],f32>
}

// CHECK-LABEL: @unfold_of_ints(
// CHECK: %[[V0:.*]] = torch.constant dense<{{\[\[}}0, 1], [1, 2], [2, 3], [3, 4], [4, 5], [5, 6], [6, 7], [7, 8]]> : tensor<8x2xi64> -> !torch.tensor<[8,2],i64>
// CHECK: %[[V1:.*]] = torch.prim.ListConstruct({{.*}}, %[[V0]]) : (!torch.none, {{.*}}) -> !torch.list<[!torch.none, !torch.tensor<[8,2],i64>]>
// CHECK: %[[V2:.*]] = torch.aten.index.Tensor(%arg0, %[[V1]]) : {{.*}} -> !torch.tensor<[n,8,2],i64>
// CHECK: return %[[V2]]
func.func @unfold_of_ints(%arg0: !torch.tensor<[n,9],i64>) -> (!torch.tensor<[n,8,2],i64>) {
  %0 = torch.constant 1 : i64 -> !torch.int<1>
  %1 = torch.constant 2 : i64 -> !torch.int<2>
  %2 = torch.aten.unfold(%arg0, %0, %1, %0) : (!torch.tensor<[n,9],i64>, !torch.int<1>, !torch.int<2>, !torch.int<1>) -> !torch.tensor<[n,8,2],i64>
  return %2 : !torch.tensor<[n,8,2],i64>
}

// CHECK-LABEL: @unsafe_chunk(
// CHECK: %[[V0:.*]] = torch.aten.chunk(%arg0, {{.*}}) : ({{.*}}, !torch.int<2>, !torch.int<1>) -> !torch.list<[!torch.tensor<[n,4],f32>, !torch.tensor<[n,3],f32>]>
// CHECK: %[[V1:.*]]:2 = torch.prim.ListUnpack %[[V0]] : (!torch.list<[!torch.tensor<[n,4],f32>, !torch.tensor<[n,3],f32>]>) -> (!torch.tensor<[n,4],f32>, !torch.tensor<[n,3],f32>)
// CHECK: return %[[V1]]#0, %[[V1]]#1
func.func @unsafe_chunk(%arg0: !torch.tensor<[n,7],f32>) -> (!torch.tensor<[n,4],f32>, !torch.tensor<[n,3],f32>) {
  %0 = torch.constant 2 : i64 -> !torch.int<2>
  %1 = torch.constant 1 : i64 -> !torch.int<1>
  %2 = torch.aten.unsafe_chunk(%arg0, %0, %1) : (!torch.tensor<[n,7],f32>, !torch.int<2>, !torch.int<1>) -> !torch.list<[!torch.tensor<[n,4],f32>, !torch.tensor<[n,3],f32>]>
  %3:2 = torch.prim.ListUnpack %2 : (!torch.list<[!torch.tensor<[n,4],f32>, !torch.tensor<[n,3],f32>]>) -> (!torch.tensor<[n,4],f32>, !torch.tensor<[n,3],f32>)
  return %3#0, %3#1 : !torch.tensor<[n,4],f32>, !torch.tensor<[n,3],f32>
}

// CHECK-LABEL: @unsafe_chunk_of_ints(
// CHECK: %[[V0:.*]] = torch.aten.chunk(%arg0, {{.*}}) : ({{.*}}, !torch.int<2>, !torch.int<1>) -> !torch.list<[!torch.tensor<[n,4],i64>, !torch.tensor<[n,3],i64>]>
// CHECK: %[[V1:.*]]:2 = torch.prim.ListUnpack %[[V0]] : (!torch.list<[!torch.tensor<[n,4],i64>, !torch.tensor<[n,3],i64>]>) -> (!torch.tensor<[n,4],i64>, !torch.tensor<[n,3],i64>)
// CHECK: return %[[V1]]#0, %[[V1]]#1
func.func @unsafe_chunk_of_ints(%arg0: !torch.tensor<[n,7],i64>) -> (!torch.tensor<[n,4],i64>, !torch.tensor<[n,3],i64>) {
  %0 = torch.constant 2 : i64 -> !torch.int<2>
  %1 = torch.constant 1 : i64 -> !torch.int<1>
  %2 = torch.aten.unsafe_chunk(%arg0, %0, %1) : (!torch.tensor<[n,7],i64>, !torch.int<2>, !torch.int<1>) -> !torch.list<[!torch.tensor<[n,4],i64>, !torch.tensor<[n,3],i64>]>
  %3:2 = torch.prim.ListUnpack %2 : (!torch.list<[!torch.tensor<[n,4],i64>, !torch.tensor<[n,3],i64>]>) -> (!torch.tensor<[n,4],i64>, !torch.tensor<[n,3],i64>)
  return %3#0, %3#1 : !torch.tensor<[n,4],i64>, !torch.tensor<[n,3],i64>
}

// CHECK-LABEL: @unsafe_split_Tensor(
// CHECK: %[[V0:.*]] = torch.aten.split.Tensor(%arg0, {{.*}}) : ({{.*}}, !torch.int<2>, !torch.int<1>) -> !torch.list<[!torch.tensor<[n,2],f32>, !torch.tensor<[n,2],f32>, !torch.tensor<[n,2],f32>]>
// CHECK: %[[V1:.*]]:3 = torch.prim.ListUnpack %[[V0]] : (!torch.list<[!torch.tensor<[n,2],f32>, !torch.tensor<[n,2],f32>, !torch.tensor<[n,2],f32>]>) -> (!torch.tensor<[n,2],f32>, !torch.tensor<[n,2],f32>, !torch.tensor<[n,2],f32>)
// CHECK: return %[[V1]]#0, %[[V1]]#1, %[[V1]]#2
func.func @unsafe_split_Tensor(%arg0: !torch.tensor<[n,6],f32>) -> (!torch.tensor<[n,2],f32>, !torch.tensor<[n,2],f32>, !torch.tensor<[n,2],f32>) {
  %0 = torch.constant 2 : i64 -> !torch.int<2>
  %1 = torch.constant 1 : i64 -> !torch.int<1>
  %2 = torch.aten.unsafe_split.Tensor(%arg0, %0, %1) : (!torch.tensor<[n,6],f32>, !torch.int<2>, !torch.int<1>) -> !torch.list<[!torch.tensor<[n,2],f32>, !torch.tensor<[n,2],f32>, !torch.tensor<[n,2],f32>]>
  %3:3 = torch.prim.ListUnpack %2 : (!torch.list<[!torch.tensor<[n,2],f32>, !torch.tensor<[n,2],f32>, !torch.tensor<[n,2],f32>]>) -> (!torch.tensor<[n,2],f32>, !torch.tensor<[n,2],f32>, !torch.tensor<[n,2],f32>)
  return %3#0, %3#1, %3#2 : !torch.tensor<[n,2],f32>, !torch.tensor<[n,2],f32>, !torch.tensor<[n,2],f32>
}

// CHECK-LABEL: @unsafe_split_Tensor_of_ints(
// CHECK: %[[V0:.*]] = torch.aten.split.Tensor(%arg0, {{.*}}) : ({{.*}}, !torch.int<2>, !torch.int<1>) -> !torch.list<[!torch.tensor<[n,2],i64>, !torch.tensor<[n,2],i64>, !torch.tensor<[n,2],i64>]>
// CHECK: %[[V1:.*]]:3 = torch.prim.ListUnpack %[[V0]] : (!torch.list<[!torch.tensor<[n,2],i64>, !torch.tensor<[n,2],i64>, !torch.tensor<[n,2],i64>]>) -> (!torch.tensor<[n,2],i64>, !torch.tensor<[n,2],i64>, !torch.tensor<[n,2],i64>)
// CHECK: return %[[V1]]#0, %[[V1]]#1, %[[V1]]#2
func.func @unsafe_split_Tensor_of_ints(%arg0: !torch.tensor<[n,6],i64>) -> (!torch.tensor<[n,2],i64>, !torch.tensor<[n,2],i64>, !torch.tensor<[n,2],i64>) {
  %0 = torch.constant 2 : i64 -> !torch.int<2>
  %1 = torch.constant 1 : i64 -> !torch.int<1>
  %2 = torch.aten.unsafe_split.Tensor(%arg0, %0, %1) : (!torch.tensor<[n,6],i64>, !torch.int<2>, !torch.int<1>) -> !torch.list<[!torch.tensor<[n,2],i64>, !torch.tensor<[n,2],i64>, !torch.tensor<[n,2],i64>]>
  %3:3 = torch.prim.ListUnpack %2 : (!torch.list<[!torch.tensor<[n,2],i64>, !torch.tensor<[n,2],i64>, !torch.tensor<[n,2],i64>]>) -> (!torch.tensor<[n,2],i64>, !torch.tensor<[n,2],i64>, !torch.tensor<[n,2],i64>)
  return %3#0, %3#1, %3#2 : !torch.tensor<[n,2],i64>, !torch.tensor<[n,2],i64>, !torch.tensor<[n,2],i64>
}

// CHECK-LABEL: @unsqueeze_copy(
// CHECK: %[[V0:.*]] = torch.aten.unsqueeze(%arg0, {{.*}}) : ({{.*}}, !torch.int<0>) -> !torch.tensor<[1,n,4,6],f32>
// CHECK: return %[[V0]]
func.func @unsqueeze_copy(%arg0: !torch.tensor<[n,4,6],f32>) -> (!torch.tensor<[1,n,4,6],f32>) {
  %0 = torch.constant 0 : i64 -> !torch.int<0>
  %1 = torch.aten.unsqueeze_copy(%arg0, %0) : (!torch.tensor<[n,4,6],f32>, !torch.int<0>) -> !torch.tensor<[1,n,4,6],f32>
  return %1 : !torch.tensor<[1,n,4,6],f32>
}

// CHECK-LABEL: @unsqueeze_copy_of_ints(
// CHECK: %[[V0:.*]] = torch.aten.unsqueeze(%arg0, {{.*}}) : ({{.*}}, !torch.int<0>) -> !torch.tensor<[1,n,4,6],i64>
// CHECK: return %[[V0]]
func.func @unsqueeze_copy_of_ints(%arg0: !torch.tensor<[n,4,6],i64>) -> (!torch.tensor<[1,n,4,6],i64>) {
  %0 = torch.constant 0 : i64 -> !torch.int<0>
  %1 = torch.aten.unsqueeze_copy(%arg0, %0) : (!torch.tensor<[n,4,6],i64>, !torch.int<0>) -> !torch.tensor<[1,n,4,6],i64>
  return %1 : !torch.tensor<[1,n,4,6],i64>
}

// CHECK-LABEL: @view_copy(
// CHECK: %[[V0:.*]] = torch.prim.ListConstruct({{.*}}) : (!torch.int<-1>, !torch.int<6>) -> !torch.list<[!torch.int<-1>, !torch.int<6>]>
// CHECK: %[[V1:.*]] = torch.aten.view(%arg0, %[[V0]]) : {{.*}} -> !torch.tensor<["4*n",6],f32>
// CHECK: return %[[V1]]
func.func @view_copy(%arg0: !torch.tensor<[n,4,6],f32>) -> (!torch.tensor<["4*n",6],f32>) {
  %0 = torch.constant -1 : i64 -> !torch.int<-1>
  %1 = torch.constant 6 : i64 -> !torch.int<6>
  %2 = torch.prim.ListConstruct(%0, %1) : (!torch.int<-1>, !torch.int<6>) -> !torch.list<[!torch.int<-1>, !torch.int<6>]>
  %3 = torch.aten.view_copy(%arg0, %2) : (!torch.tensor<[n,4,6],f32>, !torch.list<[!torch.int<-1>, !torch.int<6>]>) -> !torch.tensor<["4*n",6],f32>
  return %3 : !torch.tensor<["4*n",6],f32>
}

// CHECK-LABEL: @view_copy_of_ints(
// CHECK: %[[V0:.*]] = torch.prim.ListConstruct({{.*}}) : (!torch.int<-1>, !torch.int<6>) -> !torch.list<[!torch.int<-1>, !torch.int<6>]>
// CHECK: %[[V1:.*]] = torch.aten.view(%arg0, %[[V0]]) : {{.*}} -> !torch.tensor<["4*n",6],i64>
// CHECK: return %[[V1]]
func.func @view_copy_of_ints(%arg0: !torch.tensor<[n,4,6],i64>) -> (!torch.tensor<["4*n",6],i64>) {
  %0 = torch.constant -1 : i64 -> !torch.int<-1>
  %1 = torch.constant 6 : i64 -> !torch.int<6>
  %2 = torch.prim.ListConstruct(%0, %1) : (!torch.int<-1>, !torch.int<6>) -> !torch.list<[!torch.int<-1>, !torch.int<6>]>
  %3 = torch.aten.view_copy(%arg0, %2) : (!torch.tensor<[n,4,6],i64>, !torch.list<[!torch.int<-1>, !torch.int<6>]>) -> !torch.tensor<["4*n",6],i64>
  return %3 : !torch.tensor<["4*n",6],i64>
}

// CHECK-LABEL: @broadcast_shapes(
// CHECK: %[[V0:.*]] = torch.aten.size.int(%arg0, {{.*}}) : ({{.*}}, !torch.int<0>) -> !torch.int<n>
// CHECK: %[[V1:.*]] = torch.prim.ListConstruct(%[[V0]], {{.*}}) : ({{.*}}, !torch.int<3>) -> !torch.list<[!torch.int<n>, !torch.int<3>]>
// CHECK: %[[V2:.*]] = torch.aten.expand(%arg0, %[[V1]], {{.*}}) : ({{.*}}, !torch.bool<false>) -> !torch.tensor<[n,3],f32>
// CHECK: return %[[V2]]
func.func @broadcast_shapes(%arg0: !torch.tensor<[n,3],f32>) -> (!torch.tensor<[n,3],f32>) {
  %0 = torch.constant 0 : i64 -> !torch.int<0>
  %1 = torch.constant 3 : i64 -> !torch.int<3>
  %2 = torch.aten.size.int(%arg0, %0) : (!torch.tensor<[n,3],f32>, !torch.int<0>) -> !torch.int<n>
  %3 = torch.prim.ListConstruct(%2, %1) : (!torch.int<n>, !torch.int<3>) -> !torch.list<[!torch.int<n>, !torch.int<3>]>
  %4 = torch.prim.ListConstruct(%1) : (!torch.int<3>) -> !torch.list<[!torch.int<3>]>
  %5 = torch.aten.broadcast_shapes(%3, %4) : (!torch.list<[!torch.int<n>, !torch.int<3>]>, !torch.list<[!torch.int<3>]>) -> !torch.list<[!torch.int<n>, !torch.int<3>]>
  %6 = torch.constant false -> !torch.bool<false>
  %7 = torch.aten.expand(%arg0, %5, %6) : (!torch.tensor<[n,3],f32>, !torch.list<[!torch.int<n>, !torch.int<3>]>, !torch.bool<false>) -> !torch.tensor<[n,3],f32>
  return %7 : !torch.tensor<[n,3],f32>
}

// CHECK-LABEL: @as_strided_copy(
// CHECK: %[[V0:.*]] = torch.constant dense<{{\[\[}}0, 1, 2], [6, 7, 8]]> : tensor<2x3xi64> -> !torch.tensor<[2,3],i64>
// CHECK: %[[V1:.*]] = torch.aten.take(%arg0, %[[V0]]) : {{.*}} -> !torch.tensor<[2,3],f32>
// CHECK: return %[[V1]]
func.func @as_strided_copy(%arg0: !torch.tensor<[4,6],f32>) -> (!torch.tensor<[2,3],f32>) {
  %0 = torch.constant 2 : i64 -> !torch.int<2>
  %1 = torch.constant 3 : i64 -> !torch.int<3>
  %2 = torch.prim.ListConstruct(%0, %1) : (!torch.int<2>, !torch.int<3>) -> !torch.list<[!torch.int<2>, !torch.int<3>]>
  %3 = torch.constant 6 : i64 -> !torch.int<6>
  %4 = torch.constant 1 : i64 -> !torch.int<1>
  %5 = torch.prim.ListConstruct(%3, %4) : (!torch.int<6>, !torch.int<1>) -> !torch.list<[!torch.int<6>, !torch.int<1>]>
  %6 = torch.constant unit -> !torch.none
  %7 = torch.aten.as_strided_copy(%arg0, %2, %5, %6) : (!torch.tensor<[4,6],f32>, !torch.list<[!torch.int<2>, !torch.int<3>]>, !torch.list<[!torch.int<6>, !torch.int<1>]>, !torch.none) -> !torch.tensor<[2,3],f32>
  return %7 : !torch.tensor<[2,3],f32>
}

// CHECK-LABEL: @block_diag(
// CHECK: %[[V0:.*]] = torch.aten.size.int(%arg0, {{.*}}) : ({{.*}}, !torch.int<1>) -> !torch.int<n>
// CHECK: %[[V1:.*]] = torch.aten.add.int({{.*}}, %[[V0]]) : (!torch.int<0>, {{.*}}) -> !torch.int<n>
// CHECK: %[[V2:.*]] = torch.aten.unsqueeze(%arg1, {{.*}}) : ({{.*}}, !torch.int<0>) -> !torch.tensor<[1,m],f32>
// CHECK: %[[V3:.*]] = torch.aten.size.int(%[[V2]], {{.*}}) : ({{.*}}, !torch.int<1>) -> !torch.int<m>
// CHECK: %[[V4:.*]] = torch.aten.add.int(%[[V1]], %[[V3]]) : {{.*}} -> !torch.int<"m+n">
// CHECK: %[[V5:.*]] = torch.aten.unsqueeze(%arg2, {{.*}}) : ({{.*}}, !torch.int<0>) -> !torch.tensor<[1],f32>
// CHECK: %[[V6:.*]] = torch.aten.unsqueeze(%[[V5]], {{.*}}) : ({{.*}}, !torch.int<0>) -> !torch.tensor<[1,1],f32>
// CHECK: %[[V7:.*]] = torch.aten.add.int(%[[V4]], {{.*}}) : ({{.*}}, !torch.int<1>) -> !torch.int<"m+n+1">
// CHECK: %[[V8:.*]] = torch.aten.add.int(%[[V7]], {{.*}}) : ({{.*}}, !torch.int<2>) -> !torch.int<"m+n+3">
// CHECK: %[[V9:.*]] = torch.aten.sub.int(%[[V8]], %[[V1]]) : {{.*}} -> !torch.int<"m+3">
// CHECK: %[[V10:.*]] = torch.prim.ListConstruct({{.*}}, %[[V9]]) : (!torch.int<0>, {{.*}}) -> !torch.list<[!torch.int<0>, !torch.int<"m+3">]>
// CHECK: %[[V11:.*]] = torch.aten.constant_pad_nd(%arg0, %[[V10]], {{.*}}) : ({{.*}}, !torch.int<0>) -> !torch.tensor<[2,"m+n+3"],f32>
// CHECK: %[[V12:.*]] = torch.prim.ListConstruct(%[[V1]], {{.*}}) : ({{.*}}, !torch.int<3>) -> !torch.list<[!torch.int<n>, !torch.int<3>]>
// CHECK: %[[V13:.*]] = torch.aten.constant_pad_nd(%[[V2]], %[[V12]], {{.*}}) : ({{.*}}, !torch.int<0>) -> !torch.tensor<[1,"m+n+3"],f32>
// CHECK: %[[V14:.*]] = torch.prim.ListConstruct(%[[V4]], {{.*}}) : ({{.*}}, !torch.int<2>) -> !torch.list<[!torch.int<"m+n">, !torch.int<2>]>
// CHECK: %[[V15:.*]] = torch.aten.constant_pad_nd(%[[V6]], %[[V14]], {{.*}}) : ({{.*}}, !torch.int<0>) -> !torch.tensor<[1,"m+n+3"],f32>
// CHECK: %[[V16:.*]] = torch.prim.ListConstruct(%[[V7]], {{.*}}) : ({{.*}}, !torch.int<0>) -> !torch.list<[!torch.int<"m+n+1">, !torch.int<0>]>
// CHECK: %[[V17:.*]] = torch.aten.constant_pad_nd(%arg3, %[[V16]], {{.*}}) : ({{.*}}, !torch.int<0>) -> !torch.tensor<[1,"m+n+3"],f32>
// CHECK: %[[V18:.*]] = torch.prim.ListConstruct(%[[V11]], %[[V13]], %[[V15]], %[[V17]]) : {{.*}} -> !torch.list<[!torch.tensor<[2,"m+n+3"],f32>, !torch.tensor<[1,"m+n+3"],f32>, !torch.tensor<[1,"m+n+3"],f32>, !torch.tensor<[1,"m+n+3"],f32>]>
// CHECK: %[[V19:.*]] = torch.aten.cat(%[[V18]], {{.*}}) : ({{.*}}, !torch.int<0>) -> !torch.tensor<[5,"m+n+3"],f32>
// CHECK: return %[[V19]]
func.func @block_diag(%arg0: !torch.tensor<[2,n],f32>, %arg1: !torch.tensor<[m],f32>, %arg2: !torch.tensor<[],f32>, %arg3: !torch.tensor<[1,2],f32>) -> (!torch.tensor<[5,"m+n+3"],f32>) {
  %0 = torch.prim.ListConstruct(%arg0, %arg1, %arg2, %arg3) : (!torch.tensor<[2,n],f32>, !torch.tensor<[m],f32>, !torch.tensor<[],f32>, !torch.tensor<[1,2],f32>) -> !torch.list<[!torch.tensor<[2,n],f32>, !torch.tensor<[m],f32>, !torch.tensor<[],f32>, !torch.tensor<[1,2],f32>]>
  %1 = torch.aten.block_diag(%0) : (!torch.list<[!torch.tensor<[2,n],f32>, !torch.tensor<[m],f32>, !torch.tensor<[],f32>, !torch.tensor<[1,2],f32>]>) -> !torch.tensor<[5,"m+n+3"],f32>
  return %1 : !torch.tensor<[5,"m+n+3"],f32>
}

// CHECK-LABEL: @broadcast_tensors(
// CHECK: %[[V0:.*]] = torch.aten.size.int(%arg0, {{.*}}) : ({{.*}}, !torch.int<-2>) -> !torch.int<n>
// CHECK: %[[V1:.*]] = torch.prim.ListConstruct(%[[V0]], {{.*}}) : ({{.*}}, !torch.int<3>) -> !torch.list<[!torch.int<n>, !torch.int<3>]>
// CHECK: %[[V2:.*]] = torch.aten.expand(%arg1, %[[V1]], {{.*}}) : ({{.*}}, !torch.bool<false>) -> !torch.tensor<[n,3],f32>
// CHECK: %[[V3:.*]] = torch.prim.ListConstruct(%[[V0]], {{.*}}) : ({{.*}}, !torch.int<3>) -> !torch.list<[!torch.int<n>, !torch.int<3>]>
// CHECK: %[[V4:.*]] = torch.aten.expand(%arg2, %[[V3]], {{.*}}) : ({{.*}}, !torch.bool<false>) -> !torch.tensor<[n,3],f32>
// CHECK: %[[V5:.*]] = torch.prim.ListConstruct(%arg0, %[[V2]], %[[V4]]) : {{.*}} -> !torch.list<[!torch.tensor<[n,3],f32>, !torch.tensor<[n,3],f32>, !torch.tensor<[n,3],f32>]>
// CHECK: return %[[V5]]
func.func @broadcast_tensors(%arg0: !torch.tensor<[n,3],f32>, %arg1: !torch.tensor<[3],f32>, %arg2: !torch.tensor<[n,1],f32>) -> (!torch.list<[!torch.tensor<[n,3],f32>, !torch.tensor<[n,3],f32>, !torch.tensor<[n,3],f32>]>) {
  %0 = torch.prim.ListConstruct(%arg0, %arg1, %arg2) : (!torch.tensor<[n,3],f32>, !torch.tensor<[3],f32>, !torch.tensor<[n,1],f32>) -> !torch.list<[!torch.tensor<[n,3],f32>, !torch.tensor<[3],f32>, !torch.tensor<[n,1],f32>]>
  %1 = torch.aten.broadcast_tensors(%0) : (!torch.list<[!torch.tensor<[n,3],f32>, !torch.tensor<[3],f32>, !torch.tensor<[n,1],f32>]>) -> !torch.list<[!torch.tensor<[n,3],f32>, !torch.tensor<[n,3],f32>, !torch.tensor<[n,3],f32>]>
  return %1 : !torch.list<[!torch.tensor<[n,3],f32>, !torch.tensor<[n,3],f32>, !torch.tensor<[n,3],f32>]>
}

// CHECK-LABEL: @broadcast_to(
// CHECK: %[[V0:.*]] = torch.prim.ListConstruct({{.*}}) : (!torch.int<4>, !torch.int<5>) -> !torch.list<[!torch.int<4>, !torch.int<5>]>
// CHECK: %[[V1:.*]] = torch.aten.expand(%arg0, %[[V0]], {{.*}}) : ({{.*}}, !torch.bool<false>) -> !torch.tensor<[4,5],f32>
// CHECK: return %[[V1]]
func.func @broadcast_to(%arg0: !torch.tensor<[n],f32>) -> (!torch.tensor<[4,5],f32>) {
  %0 = torch.constant 4 : i64 -> !torch.int<4>
  %1 = torch.constant 5 : i64 -> !torch.int<5>
  %2 = torch.prim.ListConstruct(%0, %1) : (!torch.int<4>, !torch.int<5>) -> !torch.list<[!torch.int<4>, !torch.int<5>]>
  %3 = torch.aten.broadcast_to(%arg0, %2) : (!torch.tensor<[n],f32>, !torch.list<[!torch.int<4>, !torch.int<5>]>) -> !torch.tensor<[4,5],f32>
  return %3 : !torch.tensor<[4,5],f32>
}

// CHECK-LABEL: @narrow_Tensor(
// CHECK: %[[V0:.*]] = torch.aten.Int.Tensor(%arg1) : {{.*}} -> !torch.int<u0>
// CHECK: %[[V1:.*]] = torch.constant dense<[0, 1, 2]> : tensor<3xi64> -> !torch.tensor<[3],i64>
// CHECK: %[[V2:.*]] = torch.aten.add.Scalar(%[[V1]], %[[V0]], {{.*}}) : ({{.*}}, !torch.int<1>) -> !torch.tensor<[3],i64>
// CHECK: %[[V3:.*]] = torch.aten.index_select(%arg0, {{.*}}, %[[V2]]) : ({{.*}}, !torch.int<1>, {{.*}}) -> !torch.tensor<[n,3],f32>
// CHECK: return %[[V3]]
func.func @narrow_Tensor(%arg0: !torch.tensor<[n,5],f32>, %arg1: !torch.tensor<[],i64>) -> (!torch.tensor<[n,3],f32>) {
  %0 = torch.constant 1 : i64 -> !torch.int<1>
  %1 = torch.constant 3 : i64 -> !torch.int<3>
  %2 = torch.aten.narrow.Tensor(%arg0, %0, %arg1, %1) : (!torch.tensor<[n,5],f32>, !torch.int<1>, !torch.tensor<[],i64>, !torch.int<3>) -> !torch.tensor<[n,3],f32>
  return %2 : !torch.tensor<[n,3],f32>
}

// CHECK-LABEL: @narrow_copy(
// CHECK: %[[V0:.*]] = torch.aten.slice.Tensor(%arg0, {{.*}}) : ({{.*}}, !torch.int<1>, !torch.int<0>, !torch.int<2>, !torch.int<1>) -> !torch.tensor<[n,2,6],f32>
// CHECK: return %[[V0]]
func.func @narrow_copy(%arg0: !torch.tensor<[n,4,6],f32>) -> (!torch.tensor<[n,2,6],f32>) {
  %0 = torch.constant 1 : i64 -> !torch.int<1>
  %1 = torch.constant 0 : i64 -> !torch.int<0>
  %2 = torch.constant 2 : i64 -> !torch.int<2>
  %3 = torch.aten.narrow_copy(%arg0, %0, %1, %2) : (!torch.tensor<[n,4,6],f32>, !torch.int<1>, !torch.int<0>, !torch.int<2>) -> !torch.tensor<[n,2,6],f32>
  return %3 : !torch.tensor<[n,2,6],f32>
}

// CHECK-LABEL: @squeeze_copy(
// CHECK: %[[V0:.*]] = torch.aten.squeeze(%arg0) : {{.*}} -> !torch.tensor<[3,4],f32>
// CHECK: return %[[V0]]
func.func @squeeze_copy(%arg0: !torch.tensor<[3,1,4,1],f32>) -> (!torch.tensor<[3,4],f32>) {
  %0 = torch.aten.squeeze_copy(%arg0) : (!torch.tensor<[3,1,4,1],f32>) -> !torch.tensor<[3,4],f32>
  return %0 : !torch.tensor<[3,4],f32>
}

// CHECK-LABEL: @squeeze_copy_dims(
// CHECK: %[[V0:.*]] = torch.prim.ListConstruct({{.*}}) : (!torch.int<1>) -> !torch.list<[!torch.int<1>]>
// CHECK: %[[V1:.*]] = torch.aten.squeeze.dims(%arg0, %[[V0]]) : {{.*}} -> !torch.tensor<[n,4,1],f32>
// CHECK: return %[[V1]]
func.func @squeeze_copy_dims(%arg0: !torch.tensor<[n,1,4,1],f32>) -> (!torch.tensor<[n,4,1],f32>) {
  %0 = torch.constant 1 : i64 -> !torch.int<1>
  %1 = torch.prim.ListConstruct(%0) : (!torch.int<1>) -> !torch.list<[!torch.int<1>]>
  %2 = torch.aten.squeeze_copy.dims(%arg0, %1) : (!torch.tensor<[n,1,4,1],f32>, !torch.list<[!torch.int<1>]>) -> !torch.tensor<[n,4,1],f32>
  return %2 : !torch.tensor<[n,4,1],f32>
}

// CHECK-LABEL: @unfold_copy(
// CHECK: %[[V0:.*]] = torch.constant dense<{{\[\[}}0, 1], [1, 2], [2, 3], [3, 4], [4, 5], [5, 6], [6, 7], [7, 8]]> : tensor<8x2xi64> -> !torch.tensor<[8,2],i64>
// CHECK: %[[V1:.*]] = torch.prim.ListConstruct({{.*}}, %[[V0]]) : (!torch.none, {{.*}}) -> !torch.list<[!torch.none, !torch.tensor<[8,2],i64>]>
// CHECK: %[[V2:.*]] = torch.aten.index.Tensor(%arg0, %[[V1]]) : {{.*}} -> !torch.tensor<[n,8,2],f32>
// CHECK: return %[[V2]]
func.func @unfold_copy(%arg0: !torch.tensor<[n,9],f32>) -> (!torch.tensor<[n,8,2],f32>) {
  %0 = torch.constant 1 : i64 -> !torch.int<1>
  %1 = torch.constant 2 : i64 -> !torch.int<2>
  %2 = torch.aten.unfold_copy(%arg0, %0, %1, %0) : (!torch.tensor<[n,9],f32>, !torch.int<1>, !torch.int<2>, !torch.int<1>) -> !torch.tensor<[n,8,2],f32>
  return %2 : !torch.tensor<[n,8,2],f32>
}

// CHECK-LABEL: @view_as_complex_copy(
// CHECK: %[[V0:.*]] = torch.aten.view_as_complex(%arg0) : {{.*}} -> !torch.tensor<[n,3],complex<f32>>
// CHECK: return %[[V0]]
func.func @view_as_complex_copy(%arg0: !torch.tensor<[n,3,2],f32>) -> (!torch.tensor<[n,3],complex<f32>>) {
  %0 = torch.aten.view_as_complex_copy(%arg0) : (!torch.tensor<[n,3,2],f32>) -> !torch.tensor<[n,3],complex<f32>>
  return %0 : !torch.tensor<[n,3],complex<f32>>
}

// CHECK-LABEL: @view_as_real_copy(
// CHECK: %[[V0:.*]] = torch.aten.view_as_real(%arg0) : {{.*}} -> !torch.tensor<[n,3,2],f32>
// CHECK: return %[[V0]]
func.func @view_as_real_copy(%arg0: !torch.tensor<[n,3],complex<f32>>) -> (!torch.tensor<[n,3,2],f32>) {
  %0 = torch.aten.view_as_real_copy(%arg0) : (!torch.tensor<[n,3],complex<f32>>) -> !torch.tensor<[n,3,2],f32>
  return %0 : !torch.tensor<[n,3,2],f32>
}

// CHECK-LABEL: @movedim_int(
// CHECK: %[[V0:.*]] = torch.prim.ListConstruct({{.*}}) : (!torch.int<1>, !torch.int<2>, !torch.int<0>) -> !torch.list<[!torch.int<1>, !torch.int<2>, !torch.int<0>]>
// CHECK: %[[V1:.*]] = torch.aten.permute(%arg0, %[[V0]]) : {{.*}} -> !torch.tensor<[2,n,"min(n, 1)"],f32>
// CHECK: return %[[V1]]
func.func @movedim_int(%arg0: !torch.tensor<["min(n, 1)",2,n],f32>) -> (!torch.tensor<[2,n,"min(n, 1)"],f32>) {
  %0 = torch.constant 0 : i64 -> !torch.int<0>
  %1 = torch.constant -1 : i64 -> !torch.int<-1>
  %2 = torch.aten.movedim.int(%arg0, %0, %1) : (!torch.tensor<["min(n, 1)",2,n],f32>, !torch.int<0>, !torch.int<-1>) -> !torch.tensor<[2,n,"min(n, 1)"],f32>
  return %2 : !torch.tensor<[2,n,"min(n, 1)"],f32>
}

// CHECK-LABEL: @movedim_intlist(
// CHECK: %[[V0:.*]] = torch.prim.ListConstruct({{.*}}) : (!torch.int<3>, !torch.int<1>, !torch.int<0>, !torch.int<2>) -> !torch.list<[!torch.int<3>, !torch.int<1>, !torch.int<0>, !torch.int<2>]>
// CHECK: %[[V1:.*]] = torch.aten.permute(%arg0, %[[V0]]) : {{.*}} -> !torch.tensor<[4,2,n,3],f32>
// CHECK: return %[[V1]]
func.func @movedim_intlist(%arg0: !torch.tensor<[n,2,3,4],f32>) -> (!torch.tensor<[4,2,n,3],f32>) {
  %0 = torch.constant 0 : i64 -> !torch.int<0>
  %2 = torch.constant 2 : i64 -> !torch.int<2>
  %3 = torch.constant 3 : i64 -> !torch.int<3>
  %4 = torch.prim.ListConstruct(%0, %3) : (!torch.int<0>, !torch.int<3>) -> !torch.list<[!torch.int<0>, !torch.int<3>]>
  %5 = torch.prim.ListConstruct(%2, %0) : (!torch.int<2>, !torch.int<0>) -> !torch.list<[!torch.int<2>, !torch.int<0>]>
  %6 = torch.aten.movedim.intlist(%arg0, %4, %5) : (!torch.tensor<[n,2,3,4],f32>, !torch.list<[!torch.int<0>, !torch.int<3>]>, !torch.list<[!torch.int<2>, !torch.int<0>]>) -> !torch.tensor<[4,2,n,3],f32>
  return %6 : !torch.tensor<[4,2,n,3],f32>
}
