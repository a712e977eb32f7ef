// NOTE: The checks are written by tools/dev/update_checks.py.

// RUN: torch-onnx-opt %s --decompose | FileCheck %s

// CHECK-LABEL: @_reshape_alias_copy(
// CHECK: torch.prim.ListConstruct{{.*}} -> !torch.list<[!torch.int<-1>]>
// CHECK: torch.aten.reshape{{.*}} -> !torch.tensor<[8],f32>
// CHECK: torch.aten.slice.Tensor{{.*}} -> !torch.tensor<[8],f32>
// CHECK: torch.prim.ListConstruct{{.*}} -> !torch.list<[!torch.int<8>]>
// CHECK: torch.aten.view{{.*}} -> !torch.tensor<[8],f32>
func.func @_reshape_alias_copy(%arg0: !torch.tensor<[2,4],f32>) -> (!torch.tensor<[8],f32>) {
  %0 = torch.constant 8 : i64 -> !torch.int<8>
  %1 = torch.constant 1 : i64 -> !torch.int<1>
  %2 = torch.prim.ListConstruct(%0) : (!torch.int<8>) -> !torch.list<[!torch.int<8>]>
  %3 = torch.prim.ListConstruct(%1) : (!torch.int<1>) -> !torch.list<[!torch.int<1>]>
  %4 = torch.aten._reshape_alias_copy(%arg0, %2, %3) : (!torch.tensor<[2,4],f32>, !torch.list<[!torch.int<8>]>, !torch.list<[!torch.int<1>]>) -> !torch.tensor<[8],f32>
  return %4 : !torch.tensor<[8],f32>
}

// CHECK-LABEL: @_reshape_alias_copy_of_ints(
// CHECK: torch.prim.ListConstruct{{.*}} -> !torch.list<[!torch.int<-1>]>
// CHECK: torch.aten.reshape{{.*}} -> !torch.tensor<[8],i64>
// CHECK: torch.aten.slice.Tensor{{.*}} -> !torch.tensor<[8],i64>
// CHECK: torch.prim.ListConstruct{{.*}} -> !torch.list<[!torch.int<8>]>
// CHECK: torch.aten.view{{.*}} -> !torch.tensor<[8],i64>
func.func @_reshape_alias_copy_of_ints(%arg0: !torch.tensor<[2,4],i64>) -> (!torch.tensor<[8],i64>) {
  %0 = torch.constant 8 : i64 -> !torch.int<8>
  %1 = torch.constant 1 : i64 -> !torch.int<1>
  %2 = torch.prim.ListConstruct(%0) : (!torch.int<8>) -> !torch.list<[!torch.int<8>]>
  %3 = torch.prim.ListConstruct(%1) : (!torch.int<1>) -> !torch.list<[!torch.int<1>]>
  %4 = torch.aten._reshape_alias_copy(%arg0, %2, %3) : (!torch.tensor<[2,4],i64>, !torch.list<[!torch.int<8>]>, !torch.list<[!torch.int<1>]>) -> !torch.tensor<[8],i64>
  return %4 : !torch.tensor<[8],i64>
}

// CHECK-LABEL: @combinations(
// CHECK: torch.aten.unsqueeze{{.*}} -> !torch.tensor<[n,1],f32>
func.func @combinations(%arg0: !torch.tensor<[n],f32>) -> (!torch.tensor<[n,1],f32>) {
  %0 = torch.constant 1 : i64 -> !torch.int<1>
  %1 = torch.constant false -> !torch.bool<false>
  %2 = torch.aten.combinations(%arg0, %0, %1) : (!torch.tensor<[n],f32>, !torch.int<1>, !torch.bool<false>) -> !torch.tensor<[n,1],f32>
  return %2 : !torch.tensor<[n,1],f32>
}

// CHECK-LABEL: @combinations_of_ints(
// CHECK: torch.aten.unsqueeze{{.*}} -> !torch.tensor<[n,1],i64>
func.func @combinations_of_ints(%arg0: !torch.tensor<[n],i64>) -> (!torch.tensor<[n,1],i64>) {
  %0 = torch.constant 1 : i64 -> !torch.int<1>
  %1 = torch.constant false -> !torch.bool<false>
  %2 = torch.aten.combinations(%arg0, %0, %1) : (!torch.tensor<[n],i64>, !torch.int<1>, !torch.bool<false>) -> !torch.tensor<[n,1],i64>
  return %2 : !torch.tensor<[n,1],i64>
}

// CHECK-LABEL: @diag_embed(
// CHECK: torch.prim.ListConstruct{{.*}} -> !torch.list<[!torch.int<0>, !torch.int<0>]>
// CHECK: torch.aten.constant_pad_nd{{.*}} -> !torch.tensor<[n,4],f32>
// CHECK: torch.aten.unsqueeze{{.*}} -> !torch.tensor<[n,4,1],f32>
// CHECK: torch.aten.where.self{{.*}} -> !torch.tensor<[n,4,4],f32>
func.func @diag_embed(%arg0: !torch.tensor<[n,4],f32>) -> (!torch.tensor<[n,4,4],f32>) {
  %0 = torch.constant 0 : i64 -> !torch.int<0>
  %1 = torch.constant -2 : i64 -> !torch.int<-2>
  %2 = torch.constant -1 : i64 -> !torch.int<-1>
  %3 = torch.aten.diag_embed(%arg0, %0, %1, %2) : (!torch.tensor<[n,4],f32>, !torch.int<0>, !torch.int<-2>, !torch.int<-1>) -> !torch.tensor<[n,4,4],f32>
  return %3 : !torch.tensor<[n,4,4],f32>
}

// CHECK-LABEL: @diag_embed_of_ints(
// CHECK: torch.prim.ListConstruct{{.*}} -> !torch.list<[!torch.int<0>, !torch.int<0>]>
// CHECK: torch.aten.constant_pad_nd{{.*}} -> !torch.tensor<[n,4],i64>
// CHECK: torch.aten.unsqueeze{{.*}} -> !torch.tensor<[n,4,1],i64>
// CHECK: torch.aten.where.self{{.*}} -> !torch.tensor<[n,4,4],i64>
func.func @diag_embed_of_ints(%arg0: !torch.tensor<[n,4],i64>) -> (!torch.tensor<[n,4,4],i64>) {
  %0 = torch.constant 0 : i64 -> !torch.int<0>
  %1 = torch.constant -2 : i64 -> !torch.int<-2>
  %2 = torch.constant -1 : i64 -> !torch.int<-1>
  %3 = torch.aten.diag_embed(%arg0, %0, %1, %2) : (!torch.tensor<[n,4],i64>, !torch.int<0>, !torch.int<-2>, !torch.int<-1>) -> !torch.tensor<[n,4,4],i64>
  return %3 : !torch.tensor<[n,4,4],i64>
}

// CHECK-LABEL: @diagonal(
// CHECK: torch.aten.size.int{{.*}} -> !torch.int<n>
// CHECK: torch.prim.min.int
// CHECK: torch.prim.max.int
// CHECK: torch.aten.mul.int
// CHECK: torch.aten.add.int
// CHECK: torch.prim.ListConstruct{{.*}} -> !torch.list<[!torch.int<1>, !torch.int<0>, !torch.int<2>]>
// CHECK: torch.aten.permute{{.*}} -> !torch.tensor<[4,n,6],f32>
// CHECK: torch.aten.flatten.using_ints{{.*}} -> !torch.tensor<[4,"6*n"],f32>
// CHECK: torch.aten.slice.Tensor
func.func @diagonal(%arg0: !torch.tensor<[n,4,6],f32>) -> (!torch.tensor<[4,"min(n, 6)"],f32>) {
  %0 = torch.constant 0 : i64 -> !torch.int<0>
  %1 = torch.constant 2 : i64 -> !torch.int<2>
  %2 = torch.aten.diagonal(%arg0, %0, %0, %1) : (!torch.tensor<[n,4,6],f32>, !torch.int<0>, !torch.int<0>, !torch.int<2>) -> !torch.tensor<[4,"min(n, 6)"],f32>
  return %2 : !torch.tensor<[4,"min(n, 6)"],f32>
}

// CHECK-LABEL: @diagonal_of_ints(
// CHECK: torch.aten.size.int{{.*}} -> !torch.int<n>
// CHECK: torch.prim.min.int
// CHECK: torch.prim.max.int
// CHECK: torch.aten.mul.int
// CHECK: torch.aten.add.int
// CHECK: torch.prim.ListConstruct{{.*}} -> !torch.list<[!torch.int<1>, !torch.int<0>, !torch.int<2>]>
// CHECK: torch.aten.permute{{.*}} -> !torch.tensor<[4,n,6],i64>
// CHECK: torch.aten.flatten.using_ints{{.*}} -> !torch.tensor<[4,"6*n"],i64>
// CHECK: torch.aten.slice.Tensor
func.func @diagonal_of_ints(%arg0: !torch.tensor<[n,4,6],i64>) -> (!torch.tensor<[4,"min(n, 6)"],i64>) {
  %0 = torch.constant 0 : i64 -> !torch.int<0>
  %1 = torch.constant 2 : i64 -> !torch.int<2>
  %2 = torch.aten.diagonal(%arg0, %0, %0, %1) : (!torch.tensor<[n,4,6],i64>, !torch.int<0>, !torch.int<0>, !torch.int<2>) -> !torch.tensor<[4,"min(n, 6)"],i64>
  return %2 : !torch.tensor<[4,"min(n, 6)"],i64>
}

// CHECK-LABEL: @diagonal_copy(
// CHECK: torch.aten.size.int{{.*}} -> !torch.int<n>
// CHECK: torch.prim.min.int
// CHECK: torch.prim.max.int
// CHECK: torch.aten.mul.int
// CHECK: torch.aten.add.int
// CHECK: torch.prim.ListConstruct{{.*}} -> !torch.list<[!torch.int<1>, !torch.int<0>, !torch.int<2>]>
// CHECK: torch.aten.permute{{.*}} -> !torch.tensor<[4,n,6],f32>
// CHECK: torch.aten.flatten.using_ints{{.*}} -> !torch.tensor<[4,"6*n"],f32>
// CHECK: torch.aten.slice.Tensor
func.func @diagonal_copy(%arg0: !torch.tensor<[n,4,6],f32>) -> (!torch.tensor<[4,"min(n, 6)"],f32>) {
  %0 = torch.constant 0 : i64 -> !torch.int<0>
  %1 = torch.constant 2 : i64 -> !torch.int<2>
  %2 = torch.aten.diagonal_copy(%arg0, %0, %0, %1) : (!torch.tensor<[n,4,6],f32>, !torch.int<0>, !torch.int<0>, !torch.int<2>) -> !torch.tensor<[4,"min(n, 6)"],f32>
  return %2 : !torch.tensor<[4,"min(n, 6)"],f32>
}

// CHECK-LABEL: @diagonal_copy_of_ints(
// CHECK: torch.aten.size.int{{.*}} -> !torch.int<n>
// CHECK: torch.prim.min.int
// CHECK: torch.prim.max.int
// CHECK: torch.aten.mul.int
// CHECK: torch.aten.add.int
// CHECK: torch.prim.ListConstruct{{.*}} -> !torch.list<[!torch.int<1>, !torch.int<0>, !torch.int<2>]>
// CHECK: torch.aten.permute{{.*}} -> !torch.tensor<[4,n,6],i64>
// CHECK: torch.aten.flatten.using_ints{{.*}} -> !torch.tensor<[4,"6*n"],i64>
// CHECK: torch.aten.slice.Tensor
func.func @diagonal_copy_of_ints(%arg0: !torch.tensor<[n,4,6],i64>) -> (!torch.tensor<[4,"min(n, 6)"],i64>) {
  %0 = torch.constant 0 : i64 -> !torch.int<0>
  %1 = torch.constant 2 : i64 -> !torch.int<2>
  %2 = torch.aten.diagonal_copy(%arg0, %0, %0, %1) : (!torch.tensor<[n,4,6],i64>, !torch.int<0>, !torch.int<0>, !torch.int<2>) -> !torch.tensor<[4,"min(n, 6)"],i64>
  return %2 : !torch.tensor<[4,"min(n, 6)"],i64>
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

// CHECK-LABEL: @expand_copy(
// CHECK: torch.prim.ListConstruct{{.*}} -> !torch.list<[!torch.int<-1>, !torch.int<4>]>
// CHECK: torch.aten.expand{{.*}} -> !torch.tensor<[n,4],f32>
func.func @expand_copy(%arg0: !torch.tensor<[n,1],f32>) -> (!torch.tensor<[n,4],f32>) {
  %0 = torch.constant -1 : i64 -> !torch.int<-1>
  %1 = torch.constant 4 : i64 -> !torch.int<4>
  %2 = torch.constant false -> !torch.bool<false>
  %3 = torch.prim.ListConstruct(%0, %1) : (!torch.int<-1>, !torch.int<4>) -> !torch.list<[!torch.int<-1>, !torch.int<4>]>
  %4 = torch.aten.expand_copy(%arg0, %3, %2) : (!torch.tensor<[n,1],f32>, !torch.list<[!torch.int<-1>, !torch.int<4>]>, !torch.bool<false>) -> !torch.tensor<[n,4],f32>
  return %4 : !torch.tensor<[n,4],f32>
}

// CHECK-LABEL: @expand_copy_of_ints(
// CHECK: torch.prim.ListConstruct{{.*}} -> !torch.list<[!torch.int<-1>, !torch.int<4>]>
// CHECK: torch.aten.expand{{.*}} -> !torch.tensor<[n,4],i64>
func.func @expand_copy_of_ints(%arg0: !torch.tensor<[n,1],i64>) -> (!torch.tensor<[n,4],i64>) {
  %0 = torch.constant -1 : i64 -> !torch.int<-1>
  %1 = torch.constant 4 : i64 -> !torch.int<4>
  %2 = torch.constant false -> !torch.bool<false>
  %3 = torch.prim.ListConstruct(%0, %1) : (!torch.int<-1>, !torch.int<4>) -> !torch.list<[!torch.int<-1>, !torch.int<4>]>
  %4 = torch.aten.expand_copy(%arg0, %3, %2) : (!torch.tensor<[n,1],i64>, !torch.list<[!torch.int<-1>, !torch.int<4>]>, !torch.bool<false>) -> !torch.tensor<[n,4],i64>
  return %4 : !torch.tensor<[n,4],i64>
}

// CHECK-LABEL: @narrow(
// CHECK: torch.aten.slice.Tensor{{.*}} -> !torch.tensor<[n,2,6],f32>
func.func @narrow(%arg0: !torch.tensor<[n,4,6],f32>) -> (!torch.tensor<[n,2,6],f32>) {
  %0 = torch.constant 1 : i64 -> !torch.int<1>
  %1 = torch.constant 0 : i64 -> !torch.int<0>
  %2 = torch.constant 2 : i64 -> !torch.int<2>
  %3 = torch.aten.narrow(%arg0, %0, %1, %2) : (!torch.tensor<[n,4,6],f32>, !torch.int<1>, !torch.int<0>, !torch.int<2>) -> !torch.tensor<[n,2,6],f32>
  return %3 : !torch.tensor<[n,2,6],f32>
}

// CHECK-LABEL: @narrow_of_ints(
// CHECK: torch.aten.slice.Tensor{{.*}} -> !torch.tensor<[n,2,6],i64>
func.func @narrow_of_ints(%arg0: !torch.tensor<[n,4,6],i64>) -> (!torch.tensor<[n,2,6],i64>) {
  %0 = torch.constant 1 : i64 -> !torch.int<1>
  %1 = torch.constant 0 : i64 -> !torch.int<0>
  %2 = torch.constant 2 : i64 -> !torch.int<2>
  %3 = torch.aten.narrow(%arg0, %0, %1, %2) : (!torch.tensor<[n,4,6],i64>, !torch.int<1>, !torch.int<0>, !torch.int<2>) -> !torch.tensor<[n,2,6],i64>
  return %3 : !torch.tensor<[n,2,6],i64>
}

// CHECK-LABEL: @native_channel_shuffle(
// CHECK: torch.aten.channel_shuffle{{.*}} -> !torch.tensor<[n,6,h,3],f32>
func.func @native_channel_shuffle(%arg0: !torch.tensor<[n,6,h,3],f32>) -> (!torch.tensor<[n,6,h,3],f32>) {
  %0 = torch.constant 3 : i64 -> !torch.int<3>
  %1 = torch.aten.native_channel_shuffle(%arg0, %0) : (!torch.tensor<[n,6,h,3],f32>, !torch.int<3>) -> !torch.tensor<[n,6,h,3],f32>
  return %1 : !torch.tensor<[n,6,h,3],f32>
}

// CHECK-LABEL: @permute_copy(
// CHECK: torch.prim.ListConstruct{{.*}} -> !torch.list<[!torch.int<2>, !torch.int<0>, !torch.int<1>]>
// CHECK: torch.aten.permute{{.*}} -> !torch.tensor<[6,n,4],f32>
func.func @permute_copy(%arg0: !torch.tensor<[n,4,6],f32>) -> (!torch.tensor<[6,n,4],f32>) {
  %0 = torch.constant 2 : i64 -> !torch.int<2>
  %1 = torch.constant 0 : i64 -> !torch.int<0>
  %2 = torch.constant 1 : i64 -> !torch.int<1>
  %3 = torch.prim.ListConstruct(%0, %1, %2) : (!torch.int<2>, !torch.int<0>, !torch.int<1>) -> !torch.list<[!torch.int<2>, !torch.int<0>, !torch.int<1>]>
  %4 = torch.aten.permute_copy(%arg0, %3) : (!torch.tensor<[n,4,6],f32>, !torch.list<[!torch.int<2>, !torch.int<0>, !torch.int<1>]>) -> !torch.tensor<[6,n,4],f32>
  return %4 : !torch.tensor<[6,n,4],f32>
}

// CHECK-LABEL: @permute_copy_of_ints(
// CHECK: torch.prim.ListConstruct{{.*}} -> !torch.list<[!torch.int<2>, !torch.int<0>, !torch.int<1>]>
// CHECK: torch.aten.permute{{.*}} -> !torch.tensor<[6,n,4],i64>
func.func @permute_copy_of_ints(%arg0: !torch.tensor<[n,4,6],i64>) -> (!torch.tensor<[6,n,4],i64>) {
  %0 = torch.constant 2 : i64 -> !torch.int<2>
  %1 = torch.constant 0 : i64 -> !torch.int<0>
  %2 = torch.constant 1 : i64 -> !torch.int<1>
  %3 = torch.prim.ListConstruct(%0, %1, %2) : (!torch.int<2>, !torch.int<0>, !torch.int<1>) -> !torch.list<[!torch.int<2>, !torch.int<0>, !torch.int<1>]>
  %4 = torch.aten.permute_copy(%arg0, %3) : (!torch.tensor<[n,4,6],i64>, !torch.list<[!torch.int<2>, !torch.int<0>, !torch.int<1>]>) -> !torch.tensor<[6,n,4],i64>
  return %4 : !torch.tensor<[6,n,4],i64>
}

// CHECK-LABEL: @roll(
// CHECK: torch.aten.slice.Tensor{{.*}} -> !torch.tensor<[1,4,6],f32>
// CHECK: torch.aten.slice.Tensor{{.*}} -> !torch.tensor<["n-1",4,6],f32>
// CHECK: torch.prim.ListConstruct{{.*}} -> !torch.list<[!torch.tensor<[1,4,6],f32>, !torch.tensor<["n-1",4,6],f32>]>
// CHECK: torch.aten.cat{{.*}} -> !torch.tensor<[n,4,6],f32>
func.func @roll(%arg0: !torch.tensor<[n,4,6],f32>) -> (!torch.tensor<[n,4,6],f32>) {
  %0 = torch.constant 1 : i64 -> !torch.int<1>
  %1 = torch.constant 0 : i64 -> !torch.int<0>
  %2 = torch.prim.ListConstruct(%0) : (!torch.int<1>) -> !torch.list<[!torch.int<1>]>
  %3 = torch.prim.ListConstruct(%1) : (!torch.int<0>) -> !torch.list<[!torch.int<0>]>
  %4 = torch.aten.roll(%arg0, %2, %3) : (!torch.tensor<[n,4,6],f32>, !torch.list<[!torch.int<1>]>, !torch.list<[!torch.int<0>]>) -> !torch.tensor<[n,4,6],f32>
  return %4 : !torch.tensor<[n,4,6],f32>
}

// CHECK-LABEL: @roll_of_ints(
// CHECK: torch.aten.slice.Tensor{{.*}} -> !torch.tensor<[1,4,6],i64>
// CHECK: torch.aten.slice.Tensor{{.*}} -> !torch.tensor<["n-1",4,6],i64>
// CHECK: torch.prim.ListConstruct{{.*}} -> !torch.list<[!torch.tensor<[1,4,6],i64>, !torch.tensor<["n-1",4,6],i64>]>
// CHECK: torch.aten.cat{{.*}} -> !torch.tensor<[n,4,6],i64>
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
// CHECK: torch.aten.select.int{{.*}} -> !torch.tensor<[n,6],f32>
func.func @select_copy_int(%arg0: !torch.tensor<[n,4,6],f32>) -> (!torch.tensor<[n,6],f32>) {
  %0 = torch.constant 1 : i64 -> !torch.int<1>
  %1 = torch.constant 0 : i64 -> !torch.int<0>
  %2 = torch.aten.select_copy.int(%arg0, %0, %1) : (!torch.tensor<[n,4,6],f32>, !torch.int<1>, !torch.int<0>) -> !torch.tensor<[n,6],f32>
  return %2 : !torch.tensor<[n,6],f32>
}

// CHECK-LABEL: @select_copy_int_of_ints(
// CHECK: torch.aten.select.int{{.*}} -> !torch.tensor<[n,6],i64>
func.func @select_copy_int_of_ints(%arg0: !torch.tensor<[n,4,6],i64>) -> (!torch.tensor<[n,6],i64>) {
  %0 = torch.constant 1 : i64 -> !torch.int<1>
  %1 = torch.constant 0 : i64 -> !torch.int<0>
  %2 = torch.aten.select_copy.int(%arg0, %0, %1) : (!torch.tensor<[n,4,6],i64>, !torch.int<1>, !torch.int<0>) -> !torch.tensor<[n,6],i64>
  return %2 : !torch.tensor<[n,6],i64>
}

// CHECK-LABEL: @slice_copy_Tensor(
// CHECK: torch.aten.slice.Tensor{{.*}} -> !torch.tensor<[n,4,6],f32>
func.func @slice_copy_Tensor(%arg0: !torch.tensor<[n,4,6],f32>) -> (!torch.tensor<[n,4,6],f32>) {
  %0 = torch.constant 1 : i64 -> !torch.int<1>
  %1 = torch.constant unit -> !torch.none
  %2 = torch.aten.slice_copy.Tensor(%arg0, %0, %1, %1, %0) : (!torch.tensor<[n,4,6],f32>, !torch.int<1>, !torch.none, !torch.none, !torch.int<1>) -> !torch.tensor<[n,4,6],f32>
  return %2 : !torch.tensor<[n,4,6],f32>
}

// CHECK-LABEL: @slice_copy_Tensor_of_ints(
// CHECK: torch.aten.slice.Tensor{{.*}} -> !torch.tensor<[n,4,6],i64>
func.func @slice_copy_Tensor_of_ints(%arg0: !torch.tensor<[n,4,6],i64>) -> (!torch.tensor<[n,4,6],i64>) {
  %0 = torch.constant 1 : i64 -> !torch.int<1>
  %1 = torch.constant unit -> !torch.none
  %2 = torch.aten.slice_copy.Tensor(%arg0, %0, %1, %1, %0) : (!torch.tensor<[n,4,6],i64>, !torch.int<1>, !torch.none, !torch.none, !torch.int<1>) -> !torch.tensor<[n,4,6],i64>
  return %2 : !torch.tensor<[n,4,6],i64>
}

// CHECK-LABEL: @squeeze_copy_dim(
// CHECK: torch.aten.squeeze.dim{{.*}} -> !torch.tensor<[n,4],f32>
func.func @squeeze_copy_dim(%arg0: !torch.tensor<[n,1,4],f32>) -> (!torch.tensor<[n,4],f32>) {
  %0 = torch.constant 1 : i64 -> !torch.int<1>
  %1 = torch.aten.squeeze_copy.dim(%arg0, %0) : (!torch.tensor<[n,1,4],f32>, !torch.int<1>) -> !torch.tensor<[n,4],f32>
  return %1 : !torch.tensor<[n,4],f32>
}

// CHECK-LABEL: @squeeze_copy_dim_of_ints(
// CHECK: torch.aten.squeeze.dim{{.*}} -> !torch.tensor<[n,4],i64>
func.func @squeeze_copy_dim_of_ints(%arg0: !torch.tensor<[n,1,4],i64>) -> (!torch.tensor<[n,4],i64>) {
  %0 = torch.constant 1 : i64 -> !torch.int<1>
  %1 = torch.aten.squeeze_copy.dim(%arg0, %0) : (!torch.tensor<[n,1,4],i64>, !torch.int<1>) -> !torch.tensor<[n,4],i64>
  return %1 : !torch.tensor<[n,4],i64>
}

// CHECK-LABEL: @t_copy(
// CHECK: torch.aten.t{{.*}} -> !torch.tensor<[4,n],f32>
func.func @t_copy(%arg0: !torch.tensor<[n,4],f32>) -> (!torch.tensor<[4,n],f32>) {
  %0 = torch.aten.t_copy(%arg0) : (!torch.tensor<[n,4],f32>) -> !torch.tensor<[4,n],f32>
  return %0 : !torch.tensor<[4,n],f32>
}

// CHECK-LABEL: @t_copy_of_ints(
// CHECK: torch.aten.t{{.*}} -> !torch.tensor<[4,n],i64>
func.func @t_copy_of_ints(%arg0: !torch.tensor<[n,4],i64>) -> (!torch.tensor<[4,n],i64>) {
  %0 = torch.aten.t_copy(%arg0) : (!torch.tensor<[n,4],i64>) -> !torch.tensor<[4,n],i64>
  return %0 : !torch.tensor<[4,n],i64>
}

// CHECK-LABEL: @transpose_copy_int(
// CHECK: torch.aten.transpose.int{{.*}} -> !torch.tensor<[6,4,n],f32>
func.func @transpose_copy_int(%arg0: !torch.tensor<[n,4,6],f32>) -> (!torch.tensor<[6,4,n],f32>) {
  %0 = torch.constant 0 : i64 -> !torch.int<0>
  %1 = torch.constant -1 : i64 -> !torch.int<-1>
  %2 = torch.aten.transpose_copy.int(%arg0, %0, %1) : (!torch.tensor<[n,4,6],f32>, !torch.int<0>, !torch.int<-1>) -> !torch.tensor<[6,4,n],f32>
  return %2 : !torch.tensor<[6,4,n],f32>
}

// CHECK-LABEL: @transpose_copy_int_of_ints(
// CHECK: torch.aten.transpose.int{{.*}} -> !torch.tensor<[6,4,n],i64>
func.func @transpose_copy_int_of_ints(%arg0: !torch.tensor<[n,4,6],i64>) -> (!torch.tensor<[6,4,n],i64>) {
  %0 = torch.constant 0 : i64 -> !torch.int<0>
  %1 = torch.constant -1 : i64 -> !torch.int<-1>
  %2 = torch.aten.transpose_copy.int(%arg0, %0, %1) : (!torch.tensor<[n,4,6],i64>, !torch.int<0>, !torch.int<-1>) -> !torch.tensor<[6,4,n],i64>
  return %2 : !torch.tensor<[6,4,n],i64>
}

// CHECK-LABEL: @unbind_int(
// CHECK: torch.aten.select.int{{.*}} -> !torch.tensor<[n],f32>
// CHECK: torch.aten.select.int{{.*}} -> !torch.tensor<[n],f32>
// CHECK: torch.aten.select.int{{.*}} -> !torch.tensor<[n],f32>
// CHECK: torch.prim.ListConstruct{{.*}} -> !torch.list<[!torch.tensor<[n],f32>, !torch.tensor<[n],f32>, !torch.tensor<[n],f32>]>
// CHECK: torch.prim.ListUnpack{{.*}} -> (!torch.tensor<[n],f32>, !torch.tensor<[n],f32>, !torch.tensor<[n],f32>)
func.func @unbind_int(%arg0: !torch.tensor<[n,3],f32>) -> (!torch.tensor<[n],f32>, !torch.tensor<[n],f32>, !torch.tensor<[n],f32>) {
  %0 = torch.constant 1 : i64 -> !torch.int<1>
  %1 = torch.aten.unbind.int(%arg0, %0) : (!torch.tensor<[n,3],f32>, !torch.int<1>) -> !torch.list<[!torch.tensor<[n],f32>, !torch.tensor<[n],f32>, !torch.tensor<[n],f32>]>
  %2:3 = torch.prim.ListUnpack %1 : (!torch.list<[!torch.tensor<[n],f32>, !torch.tensor<[n],f32>, !torch.tensor<[n],f32>]>) -> (!torch.tensor<[n],f32>, !torch.tensor<[n],f32>, !torch.tensor<[n],f32>)
  return %2#0, %2#1, %2#2 : !torch.tensor<[n],f32>, !torch.tensor<[n],f32>, !torch.tensor<[n],f32>
}

// CHECK-LABEL: @unbind_int_of_ints(
// CHECK: torch.aten.select.int{{.*}} -> !torch.tensor<[n],i64>
// CHECK: torch.aten.select.int{{.*}} -> !torch.tensor<[n],i64>
// CHECK: torch.aten.select.int{{.*}} -> !torch.tensor<[n],i64>
// CHECK: torch.prim.ListConstruct{{.*}} -> !torch.list<[!torch.tensor<[n],i64>, !torch.tensor<[n],i64>, !torch.tensor<[n],i64>]>
// CHECK: torch.prim.ListUnpack{{.*}} -> (!torch.tensor<[n],i64>, !torch.tensor<[n],i64>, !torch.tensor<[n],i64>)
func.func @unbind_int_of_ints(%arg0: !torch.tensor<[n,3],i64>) -> (!torch.tensor<[n],i64>, !torch.tensor<[n],i64>, !torch.tensor<[n],i64>) {
  %0 = torch.constant 1 : i64 -> !torch.int<1>
  %1 = torch.aten.unbind.int(%arg0, %0) : (!torch.tensor<[n,3],i64>, !torch.int<1>) -> !torch.list<[!torch.tensor<[n],i64>, !torch.tensor<[n],i64>, !torch.tensor<[n],i64>]>
  %2:3 = torch.prim.ListUnpack %1 : (!torch.list<[!torch.tensor<[n],i64>, !torch.tensor<[n],i64>, !torch.tensor<[n],i64>]>) -> (!torch.tensor<[n],i64>, !torch.tensor<[n],i64>, !torch.tensor<[n],i64>)
  return %2#0, %2#1, %2#2 : !torch.tensor<[n],i64>, !torch.tensor<[n],i64>, !torch.tensor<[n],i64>
}

// CHECK-LABEL: @unfold(
// CHECK: torch.prim.ListConstruct{{.*}} -> !torch.list<[!torch.none, !torch.tensor<[8,2],i64>]>
// CHECK: torch.aten.index.Tensor{{.*}} -> !torch.tensor<[n,8,2],f32>
func.func @unfold(%arg0: !torch.tensor<[n,9],f32>) -> (!torch.tensor<[n,8,2],f32>) {
  %0 = torch.constant 1 : i64 -> !torch.int<1>
  %1 = torch.constant 2 : i64 -> !torch.int<2>
  %2 = torch.aten.unfold(%arg0, %0, %1, %0) : (!torch.tensor<[n,9],f32>, !torch.int<1>, !torch.int<2>, !torch.int<1>) -> !torch.tensor<[n,8,2],f32>
  return %2 : !torch.tensor<[n,8,2],f32>
}

// CHECK-LABEL: @unfold_of_ints(
// CHECK: torch.prim.ListConstruct{{.*}} -> !torch.list<[!torch.none, !torch.tensor<[8,2],i64>]>
// CHECK: torch.aten.index.Tensor{{.*}} -> !torch.tensor<[n,8,2],i64>
func.func @unfold_of_ints(%arg0: !torch.tensor<[n,9],i64>) -> (!torch.tensor<[n,8,2],i64>) {
  %0 = torch.constant 1 : i64 -> !torch.int<1>
  %1 = torch.constant 2 : i64 -> !torch.int<2>
  %2 = torch.aten.unfold(%arg0, %0, %1, %0) : (!torch.tensor<[n,9],i64>, !torch.int<1>, !torch.int<2>, !torch.int<1>) -> !torch.tensor<[n,8,2],i64>
  return %2 : !torch.tensor<[n,8,2],i64>
}

// CHECK-LABEL: @unsafe_chunk(
// CHECK: torch.aten.chunk{{.*}} -> !torch.list<[!torch.tensor<[n,4],f32>, !torch.tensor<[n,3],f32>]>
// CHECK: torch.prim.ListUnpack{{.*}} -> (!torch.tensor<[n,4],f32>, !torch.tensor<[n,3],f32>)
func.func @unsafe_chunk(%arg0: !torch.tensor<[n,7],f32>) -> (!torch.tensor<[n,4],f32>, !torch.tensor<[n,3],f32>) {
  %0 = torch.constant 2 : i64 -> !torch.int<2>
  %1 = torch.constant 1 : i64 -> !torch.int<1>
  %2 = torch.aten.unsafe_chunk(%arg0, %0, %1) : (!torch.tensor<[n,7],f32>, !torch.int<2>, !torch.int<1>) -> !torch.list<[!torch.tensor<[n,4],f32>, !torch.tensor<[n,3],f32>]>
  %3:2 = torch.prim.ListUnpack %2 : (!torch.list<[!torch.tensor<[n,4],f32>, !torch.tensor<[n,3],f32>]>) -> (!torch.tensor<[n,4],f32>, !torch.tensor<[n,3],f32>)
  return %3#0, %3#1 : !torch.tensor<[n,4],f32>, !torch.tensor<[n,3],f32>
}

// CHECK-LABEL: @unsafe_chunk_of_ints(
// CHECK: torch.aten.chunk{{.*}} -> !torch.list<[!torch.tensor<[n,4],i64>, !torch.tensor<[n,3],i64>]>
// CHECK: torch.prim.ListUnpack{{.*}} -> (!torch.tensor<[n,4],i64>, !torch.tensor<[n,3],i64>)
func.func @unsafe_chunk_of_ints(%arg0: !torch.tensor<[n,7],i64>) -> (!torch.tensor<[n,4],i64>, !torch.tensor<[n,3],i64>) {
  %0 = torch.constant 2 : i64 -> !torch.int<2>
  %1 = torch.constant 1 : i64 -> !torch.int<1>
  %2 = torch.aten.unsafe_chunk(%arg0, %0, %1) : (!torch.tensor<[n,7],i64>, !torch.int<2>, !torch.int<1>) -> !torch.list<[!torch.tensor<[n,4],i64>, !torch.tensor<[n,3],i64>]>
  %3:2 = torch.prim.ListUnpack %2 : (!torch.list<[!torch.tensor<[n,4],i64>, !torch.tensor<[n,3],i64>]>) -> (!torch.tensor<[n,4],i64>, !torch.tensor<[n,3],i64>)
  return %3#0, %3#1 : !torch.tensor<[n,4],i64>, !torch.tensor<[n,3],i64>
}

// CHECK-LABEL: @unsafe_split_Tensor(
// CHECK: torch.aten.split.Tensor{{.*}} -> !torch.list<[!torch.tensor<[n,2],f32>, !torch.tensor<[n,2],f32>, !torch.tensor<[n,2],f32>]>
// CHECK: torch.prim.ListUnpack{{.*}} -> (!torch.tensor<[n,2],f32>, !torch.tensor<[n,2],f32>, !torch.tensor<[n,2],f32>)
func.func @unsafe_split_Tensor(%arg0: !torch.tensor<[n,6],f32>) -> (!torch.tensor<[n,2],f32>, !torch.tensor<[n,2],f32>, !torch.tensor<[n,2],f32>) {
  %0 = torch.constant 2 : i64 -> !torch.int<2>
  %1 = torch.constant 1 : i64 -> !torch.int<1>
  %2 = torch.aten.unsafe_split.Tensor(%arg0, %0, %1) : (!torch.tensor<[n,6],f32>, !torch.int<2>, !torch.int<1>) -> !torch.list<[!torch.tensor<[n,2],f32>, !torch.tensor<[n,2],f32>, !torch.tensor<[n,2],f32>]>
  %3:3 = torch.prim.ListUnpack %2 : (!torch.list<[!torch.tensor<[n,2],f32>, !torch.tensor<[n,2],f32>, !torch.tensor<[n,2],f32>]>) -> (!torch.tensor<[n,2],f32>, !torch.tensor<[n,2],f32>, !torch.tensor<[n,2],f32>)
  return %3#0, %3#1, %3#2 : !torch.tensor<[n,2],f32>, !torch.tensor<[n,2],f32>, !torch.tensor<[n,2],f32>
}

// CHECK-LABEL: @unsafe_split_Tensor_of_ints(
// CHECK: torch.aten.split.Tensor{{.*}} -> !torch.list<[!torch.tensor<[n,2],i64>, !torch.tensor<[n,2],i64>, !torch.tensor<[n,2],i64>]>
// CHECK: torch.prim.ListUnpack{{.*}} -> (!torch.tensor<[n,2],i64>, !torch.tensor<[n,2],i64>, !torch.tensor<[n,2],i64>)
func.func @unsafe_split_Tensor_of_ints(%arg0: !torch.tensor<[n,6],i64>) -> (!torch.tensor<[n,2],i64>, !torch.tensor<[n,2],i64>, !torch.tensor<[n,2],i64>) {
  %0 = torch.constant 2 : i64 -> !torch.int<2>
  %1 = torch.constant 1 : i64 -> !torch.int<1>
  %2 = torch.aten.unsafe_split.Tensor(%arg0, %0, %1) : (!torch.tensor<[n,6],i64>, !torch.int<2>, !torch.int<1>) -> !torch.list<[!torch.tensor<[n,2],i64>, !torch.tensor<[n,2],i64>, !torch.tensor<[n,2],i64>]>
  %3:3 = torch.prim.ListUnpack %2 : (!torch.list<[!torch.tensor<[n,2],i64>, !torch.tensor<[n,2],i64>, !torch.tensor<[n,2],i64>]>) -> (!torch.tensor<[n,2],i64>, !torch.tensor<[n,2],i64>, !torch.tensor<[n,2],i64>)
  return %3#0, %3#1, %3#2 : !torch.tensor<[n,2],i64>, !torch.tensor<[n,2],i64>, !torch.tensor<[n,2],i64>
}

// CHECK-LABEL: @unsqueeze_copy(
// CHECK: torch.aten.unsqueeze{{.*}} -> !torch.tensor<[1,n,4,6],f32>
func.func @unsqueeze_copy(%arg0: !torch.tensor<[n,4,6],f32>) -> (!torch.tensor<[1,n,4,6],f32>) {
  %0 = torch.constant 0 : i64 -> !torch.int<0>
  %1 = torch.aten.unsqueeze_copy(%arg0, %0) : (!torch.tensor<[n,4,6],f32>, !torch.int<0>) -> !torch.tensor<[1,n,4,6],f32>
  return %1 : !torch.tensor<[1,n,4,6],f32>
}

// CHECK-LABEL: @unsqueeze_copy_of_ints(
// CHECK: torch.aten.unsqueeze{{.*}} -> !torch.tensor<[1,n,4,6],i64>
func.func @unsqueeze_copy_of_ints(%arg0: !torch.tensor<[n,4,6],i64>) -> (!torch.tensor<[1,n,4,6],i64>) {
  %0 = torch.constant 0 : i64 -> !torch.int<0>
  %1 = torch.aten.unsqueeze_copy(%arg0, %0) : (!torch.tensor<[n,4,6],i64>, !torch.int<0>) -> !torch.tensor<[1,n,4,6],i64>
  return %1 : !torch.tensor<[1,n,4,6],i64>
}

// CHECK-LABEL: @view_copy(
// CHECK: torch.prim.ListConstruct{{.*}} -> !torch.list<[!torch.int<-1>, !torch.int<6>]>
// CHECK: torch.aten.view{{.*}} -> !torch.tensor<["4*n",6],f32>
func.func @view_copy(%arg0: !torch.tensor<[n,4,6],f32>) -> (!torch.tensor<["4*n",6],f32>) {
  %0 = torch.constant -1 : i64 -> !torch.int<-1>
  %1 = torch.constant 6 : i64 -> !torch.int<6>
  %2 = torch.prim.ListConstruct(%0, %1) : (!torch.int<-1>, !torch.int<6>) -> !torch.list<[!torch.int<-1>, !torch.int<6>]>
  %3 = torch.aten.view_copy(%arg0, %2) : (!torch.tensor<[n,4,6],f32>, !torch.list<[!torch.int<-1>, !torch.int<6>]>) -> !torch.tensor<["4*n",6],f32>
  return %3 : !torch.tensor<["4*n",6],f32>
}

// CHECK-LABEL: @view_copy_of_ints(
// CHECK: torch.prim.ListConstruct{{.*}} -> !torch.list<[!torch.int<-1>, !torch.int<6>]>
// CHECK: torch.aten.view{{.*}} -> !torch.tensor<["4*n",6],i64>
func.func @view_copy_of_ints(%arg0: !torch.tensor<[n,4,6],i64>) -> (!torch.tensor<["4*n",6],i64>) {
  %0 = torch.constant -1 : i64 -> !torch.int<-1>
  %1 = torch.constant 6 : i64 -> !torch.int<6>
  %2 = torch.prim.ListConstruct(%0, %1) : (!torch.int<-1>, !torch.int<6>) -> !torch.list<[!torch.int<-1>, !torch.int<6>]>
  %3 = torch.aten.view_copy(%arg0, %2) : (!torch.tensor<[n,4,6],i64>, !torch.list<[!torch.int<-1>, !torch.int<6>]>) -> !torch.tensor<["4*n",6],i64>
  return %3 : !torch.tensor<["4*n",6],i64>
}

// CHECK-LABEL: @broadcast_shapes(
// CHECK: torch.aten.size.int{{.*}} -> !torch.int<n>
// CHECK: torch.prim.ListConstruct{{.*}} -> !torch.list<[!torch.int<n>, !torch.int<3>]>
// CHECK: torch.aten.expand{{.*}} -> !torch.tensor<[n,3],f32>
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
// CHECK: torch.aten.take{{.*}} -> !torch.tensor<[2,3],f32>
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
// CHECK: torch.aten.size.int{{.*}} -> !torch.int<n>
// CHECK: torch.aten.add.int{{.*}} -> !torch.int<n>
// CHECK: torch.aten.unsqueeze{{.*}} -> !torch.tensor<[1,m],f32>
// CHECK: torch.aten.size.int{{.*}} -> !torch.int<m>
// CHECK: torch.aten.add.int
// CHECK: torch.aten.unsqueeze{{.*}} -> !torch.tensor<[1],f32>
// CHECK: torch.aten.unsqueeze{{.*}} -> !torch.tensor<[1,1],f32>
// CHECK: torch.aten.add.int
// CHECK: torch.aten.add.int{{.*}} -> !torch.int<"m+n+3">
// CHECK: torch.aten.sub.int{{.*}} -> !torch.int<"m+3">
// CHECK: torch.prim.ListConstruct{{.*}} -> !torch.list<[!torch.int<0>, !torch.int<"m+3">]>
// CHECK: torch.aten.constant_pad_nd{{.*}} -> !torch.tensor<[2,"m+n+3"],f32>
// CHECK: torch.prim.ListConstruct{{.*}} -> !torch.list<[!torch.int<n>, !torch.int<3>]>
// CHECK: torch.aten.constant_pad_nd{{.*}} -> !torch.tensor<[1,"m+n+3"],f32>
// CHECK: torch.prim.ListConstruct
// CHECK: torch.aten.constant_pad_nd{{.*}} -> !torch.tensor<[1,"m+n+3"],f32>
// CHECK: torch.prim.ListConstruct
// CHECK: torch.aten.constant_pad_nd{{.*}} -> !torch.tensor<[1,"m+n+3"],f32>
// CHECK: torch.prim.ListConstruct{{.*}} -> !torch.list<[!torch.tensor<[2,"m+n+3"],f32>, !torch.tensor<[1,"m+n+3"],f32>, !torch.tensor<[1,"m+n+3"],f32>, !torch.tensor<[1,"m+n+3"],f32>]>
// CHECK: torch.aten.cat{{.*}} -> !torch.tensor<[5,"m+n+3"],f32>
func.func @block_diag(%arg0: !torch.tensor<[2,n],f32>, %arg1: !torch.tensor<[m],f32>, %arg2: !torch.tensor<[],f32>, %arg3: !torch.tensor<[1,2],f32>) -> (!torch.tensor<[5,"m+n+3"],f32>) {
  %0 = torch.prim.ListConstruct(%arg0, %arg1, %arg2, %arg3) : (!torch.tensor<[2,n],f32>, !torch.tensor<[m],f32>, !torch.tensor<[],f32>, !torch.tensor<[1,2],f32>) -> !torch.list<[!torch.tensor<[2,n],f32>, !torch.tensor<[m],f32>, !torch.tensor<[],f32>, !torch.tensor<[1,2],f32>]>
  %1 = torch.aten.block_diag(%0) : (!torch.list<[!torch.tensor<[2,n],f32>, !torch.tensor<[m],f32>, !torch.tensor<[],f32>, !torch.tensor<[1,2],f32>]>) -> !torch.tensor<[5,"m+n+3"],f32>
  return %1 : !torch.tensor<[5,"m+n+3"],f32>
}

// CHECK-LABEL: @broadcast_tensors(
// CHECK: torch.aten.size.int{{.*}} -> !torch.int<n>
// CHECK: torch.prim.ListConstruct{{.*}} -> !torch.list<[!torch.int<n>, !torch.int<3>]>
// CHECK: torch.aten.expand{{.*}} -> !torch.tensor<[n,3],f32>
// CHECK: torch.prim.ListConstruct{{.*}} -> !torch.list<[!torch.int<n>, !torch.int<3>]>
// CHECK: torch.aten.expand{{.*}} -> !torch.tensor<[n,3],f32>
// CHECK: torch.prim.ListConstruct{{.*}} -> !torch.list<[!torch.tensor<[n,3],f32>, !torch.tensor<[n,3],f32>, !torch.tensor<[n,3],f32>]>
func.func @broadcast_tensors(%arg0: !torch.tensor<[n,3],f32>, %arg1: !torch.tensor<[3],f32>, %arg2: !torch.tensor<[n,1],f32>) -> (!torch.list<[!torch.tensor<[n,3],f32>, !torch.tensor<[n,3],f32>, !torch.tensor<[n,3],f32>]>) {
  %0 = torch.prim.ListConstruct(%arg0, %arg1, %arg2) : (!torch.tensor<[n,3],f32>, !torch.tensor<[3],f32>, !torch.tensor<[n,1],f32>) -> !torch.list<[!torch.tensor<[n,3],f32>, !torch.tensor<[3],f32>, !torch.tensor<[n,1],f32>]>
  %1 = torch.aten.broadcast_tensors(%0) : (!torch.list<[!torch.tensor<[n,3],f32>, !torch.tensor<[3],f32>, !torch.tensor<[n,1],f32>]>) -> !torch.list<[!torch.tensor<[n,3],f32>, !torch.tensor<[n,3],f32>, !torch.tensor<[n,3],f32>]>
  return %1 : !torch.list<[!torch.tensor<[n,3],f32>, !torch.tensor<[n,3],f32>, !torch.tensor<[n,3],f32>]>
}

// CHECK-LABEL: @narrow_Tensor(
// CHECK: torch.aten.Int.Tensor{{.*}} -> !torch.int<u0>
// CHECK: torch.aten.add.Scalar{{.*}} -> !torch.tensor<[3],i64>
// CHECK: torch.aten.index_select{{.*}} -> !torch.tensor<[n,3],f32>
func.func @narrow_Tensor(%arg0: !torch.tensor<[n,5],f32>, %arg1: !torch.tensor<[],i64>) -> (!torch.tensor<[n,3],f32>) {
  %0 = torch.constant 1 : i64 -> !torch.int<1>
  %1 = torch.constant 3 : i64 -> !torch.int<3>
  %2 = torch.aten.narrow.Tensor(%arg0, %0, %arg1, %1) : (!torch.tensor<[n,5],f32>, !torch.int<1>, !torch.tensor<[],i64>, !torch.int<3>) -> !torch.tensor<[n,3],f32>
  return %2 : !torch.tensor<[n,3],f32>
}

// CHECK-LABEL: @narrow_copy(
// CHECK: torch.aten.slice.Tensor{{.*}} -> !torch.tensor<[n,2,6],f32>
func.func @narrow_copy(%arg0: !torch.tensor<[n,4,6],f32>) -> (!torch.tensor<[n,2,6],f32>) {
  %0 = torch.constant 1 : i64 -> !torch.int<1>
  %1 = torch.constant 0 : i64 -> !torch.int<0>
  %2 = torch.constant 2 : i64 -> !torch.int<2>
  %3 = torch.aten.narrow_copy(%arg0, %0, %1, %2) : (!torch.tensor<[n,4,6],f32>, !torch.int<1>, !torch.int<0>, !torch.int<2>) -> !torch.tensor<[n,2,6],f32>
  return %3 : !torch.tensor<[n,2,6],f32>
}

// CHECK-LABEL: @squeeze_copy(
// CHECK: torch.aten.squeeze{{.*}} -> !torch.tensor<[3,4],f32>
func.func @squeeze_copy(%arg0: !torch.tensor<[3,1,4,1],f32>) -> (!torch.tensor<[3,4],f32>) {
  %0 = torch.aten.squeeze_copy(%arg0) : (!torch.tensor<[3,1,4,1],f32>) -> !torch.tensor<[3,4],f32>
  return %0 : !torch.tensor<[3,4],f32>
}

// CHECK-LABEL: @squeeze_copy_dims(
// CHECK: torch.prim.ListConstruct{{.*}} -> !torch.list<[!torch.int<1>]>
// CHECK: torch.aten.squeeze.dims{{.*}} -> !torch.tensor<[n,4,1],f32>
func.func @squeeze_copy_dims(%arg0: !torch.tensor<[n,1,4,1],f32>) -> (!torch.tensor<[n,4,1],f32>) {
  %0 = torch.constant 1 : i64 -> !torch.int<1>
  %1 = torch.prim.ListConstruct(%0) : (!torch.int<1>) -> !torch.list<[!torch.int<1>]>
  %2 = torch.aten.squeeze_copy.dims(%arg0, %1) : (!torch.tensor<[n,1,4,1],f32>, !torch.list<[!torch.int<1>]>) -> !torch.tensor<[n,4,1],f32>
  return %2 : !torch.tensor<[n,4,1],f32>
}

// CHECK-LABEL: @unfold_copy(
// CHECK: torch.prim.ListConstruct{{.*}} -> !torch.list<[!torch.none, !torch.tensor<[8,2],i64>]>
// CHECK: torch.aten.index.Tensor{{.*}} -> !torch.tensor<[n,8,2],f32>
func.func @unfold_copy(%arg0: !torch.tensor<[n,9],f32>) -> (!torch.tensor<[n,8,2],f32>) {
  %0 = torch.constant 1 : i64 -> !torch.int<1>
  %1 = torch.constant 2 : i64 -> !torch.int<2>
  %2 = torch.aten.unfold_copy(%arg0, %0, %1, %0) : (!torch.tensor<[n,9],f32>, !torch.int<1>, !torch.int<2>, !torch.int<1>) -> !torch.tensor<[n,8,2],f32>
  return %2 : !torch.tensor<[n,8,2],f32>
}

// CHECK-LABEL: @view_as_complex_copy(
// CHECK: torch.aten.view_as_complex{{.*}} -> !torch.tensor<[n,3],complex<f32>>
func.func @view_as_complex_copy(%arg0: !torch.tensor<[n,3,2],f32>) -> (!torch.tensor<[n,3],complex<f32>>) {
  %0 = torch.aten.view_as_complex_copy(%arg0) : (!torch.tensor<[n,3,2],f32>) -> !torch.tensor<[n,3],complex<f32>>
  return %0 : !torch.tensor<[n,3],complex<f32>>
}

// CHECK-LABEL: @view_as_real_copy(
// CHECK: torch.aten.view_as_real{{.*}} -> !torch.tensor<[n,3,2],f32>
func.func @view_as_real_copy(%arg0: !torch.tensor<[n,3],complex<f32>>) -> (!torch.tensor<[n,3,2],f32>) {
  %0 = torch.aten.view_as_real_copy(%arg0) : (!torch.tensor<[n,3],complex<f32>>) -> !torch.tensor<[n,3,2],f32>
  return %0 : !torch.tensor<[n,3,2],f32>
}
