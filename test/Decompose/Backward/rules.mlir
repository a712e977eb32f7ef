// NOTE: The checks are written by tools/dev/update_checks.py.

// RUN: torch-onnx-opt %s --decompose | FileCheck %s

// CHECK-LABEL: @_log_softmax_backward_data(
// CHECK: torch.prim.ListConstruct{{.*}} -> !torch.list<[!torch.int<1>]>
// CHECK: torch.aten.sum.dim_IntList{{.*}} -> !torch.tensor<[n,1,4],f32>
// CHECK: torch.aten.exp{{.*}} -> !torch.tensor<[n,3,4],f32>
// CHECK: torch.aten.mul.Tensor{{.*}} -> !torch.tensor<[n,3,4],f32>
// CHECK: torch.aten.sub.Tensor{{.*}} -> !torch.tensor<[n,3,4],f32>
func.func @_log_softmax_backward_data(%arg0: !torch.tensor<[n,3,4],f32>, %arg1: !torch.tensor<[n,3,4],f32>) -> (!torch.tensor<[n,3,4],f32>) {
  %0 = torch.constant 1 : i64 -> !torch.int<1>
  %1 = torch.constant 6 : i64 -> !torch.int<6>
  %2 = torch.aten._log_softmax_backward_data(%arg0, %arg1, %0, %1) : (!torch.tensor<[n,3,4],f32>, !torch.tensor<[n,3,4],f32>, !torch.int<1>, !torch.int<6>) -> !torch.tensor<[n,3,4],f32>
  return %2 : !torch.tensor<[n,3,4],f32>
}

// CHECK-LABEL: @_softmax_backward_data(
// CHECK: torch.aten.mul.Tensor{{.*}} -> !torch.tensor<[n,3,4],f32>
// CHECK: torch.prim.ListConstruct{{.*}} -> !torch.list<[!torch.int<1>]>
// CHECK: torch.aten.sum.dim_IntList{{.*}} -> !torch.tensor<[n,1,4],f32>
// CHECK: torch.aten.mul.Tensor{{.*}} -> !torch.tensor<[n,3,4],f32>
// CHECK: torch.aten.sub.Tensor{{.*}} -> !torch.tensor<[n,3,4],f32>
func.func @_softmax_backward_data(%arg0: !torch.tensor<[n,3,4],f32>, %arg1: !torch.tensor<[n,3,4],f32>) -> (!torch.tensor<[n,3,4],f32>) {
  %0 = torch.constant 1 : i64 -> !torch.int<1>
  %1 = torch.constant 6 : i64 -> !torch.int<6>
  %2 = torch.aten._softmax_backward_data(%arg0, %arg1, %0, %1) : (!torch.tensor<[n,3,4],f32>, !torch.tensor<[n,3,4],f32>, !torch.int<1>, !torch.int<6>) -> !torch.tensor<[n,3,4],f32>
  return %2 : !torch.tensor<[n,3,4],f32>
}

// CHECK-LABEL: @_upsample_nearest_exact1d_backward(
// CHECK: torch.prim.ListConstruct{{.*}} -> !torch.list<[!torch.int<2>, !torch.int<0>, !torch.int<1>]>
// CHECK: torch.aten.permute{{.*}} -> !torch.tensor<[8,2,3],f32>
// CHECK: torch.prim.ListConstruct{{.*}} -> !torch.list<[!torch.tensor<[8],i64>]>
// CHECK: torch.aten.index_put{{.*}} -> !torch.tensor<[4,2,3],f32>
// CHECK: torch.prim.ListConstruct{{.*}} -> !torch.list<[!torch.int<1>, !torch.int<2>, !torch.int<0>]>
// CHECK: torch.aten.permute{{.*}} -> !torch.tensor<[2,3,4],f32>
func.func @_upsample_nearest_exact1d_backward(%arg0: !torch.tensor<[2,3,8],f32>) -> (!torch.tensor<[2,3,4],f32>) {
  %0 = torch.constant 8 : i64 -> !torch.int<8>
  %1 = torch.constant 2 : i64 -> !torch.int<2>
  %2 = torch.constant 3 : i64 -> !torch.int<3>
  %3 = torch.constant 4 : i64 -> !torch.int<4>
  %4 = torch.constant unit -> !torch.none
  %5 = torch.prim.ListConstruct(%0) : (!torch.int<8>) -> !torch.list<[!torch.int<8>]>
  %6 = torch.prim.ListConstruct(%1, %2, %3) : (!torch.int<2>, !torch.int<3>, !torch.int<4>) -> !torch.list<[!torch.int<2>, !torch.int<3>, !torch.int<4>]>
  %7 = torch.aten._upsample_nearest_exact1d_backward(%arg0, %5, %6, %4) : (!torch.tensor<[2,3,8],f32>, !torch.list<[!torch.int<8>]>, !torch.list<[!torch.int<2>, !torch.int<3>, !torch.int<4>]>, !torch.none) -> !torch.tensor<[2,3,4],f32>
  return %7 : !torch.tensor<[2,3,4],f32>
}

// CHECK-LABEL: @_upsample_nearest_exact2d_backward(
// CHECK: torch.prim.ListConstruct{{.*}} -> !torch.list<[!torch.int<2>, !torch.int<0>, !torch.int<1>, !torch.int<3>]>
// CHECK: torch.aten.permute{{.*}} -> !torch.tensor<[8,2,3,10],f32>
// CHECK: torch.prim.ListConstruct{{.*}} -> !torch.list<[!torch.tensor<[8],i64>]>
// CHECK: torch.aten.index_put{{.*}} -> !torch.tensor<[4,2,3,10],f32>
// CHECK: torch.prim.ListConstruct{{.*}} -> !torch.list<[!torch.int<1>, !torch.int<2>, !torch.int<0>, !torch.int<3>]>
// CHECK: torch.aten.permute{{.*}} -> !torch.tensor<[2,3,4,10],f32>
// CHECK: torch.prim.ListConstruct{{.*}} -> !torch.list<[!torch.int<3>, !torch.int<0>, !torch.int<1>, !torch.int<2>]>
// CHECK: torch.aten.permute{{.*}} -> !torch.tensor<[10,2,3,4],f32>
// CHECK: torch.prim.ListConstruct{{.*}} -> !torch.list<[!torch.tensor<[10],i64>]>
// CHECK: torch.aten.index_put{{.*}} -> !torch.tensor<[5,2,3,4],f32>
// CHECK: torch.prim.ListConstruct{{.*}} -> !torch.list<[!torch.int<1>, !torch.int<2>, !torch.int<3>, !torch.int<0>]>
// CHECK: torch.aten.permute{{.*}} -> !torch.tensor<[2,3,4,5],f32>
func.func @_upsample_nearest_exact2d_backward(%arg0: !torch.tensor<[2,3,8,10],f32>) -> (!torch.tensor<[2,3,4,5],f32>) {
  %0 = torch.constant 8 : i64 -> !torch.int<8>
  %1 = torch.constant 10 : i64 -> !torch.int<10>
  %2 = torch.constant 2 : i64 -> !torch.int<2>
  %3 = torch.constant 3 : i64 -> !torch.int<3>
  %4 = torch.constant 4 : i64 -> !torch.int<4>
  %5 = torch.constant 5 : i64 -> !torch.int<5>
  %6 = torch.constant unit -> !torch.none
  %7 = torch.prim.ListConstruct(%0, %1) : (!torch.int<8>, !torch.int<10>) -> !torch.list<[!torch.int<8>, !torch.int<10>]>
  %8 = torch.prim.ListConstruct(%2, %3, %4, %5) : (!torch.int<2>, !torch.int<3>, !torch.int<4>, !torch.int<5>) -> !torch.list<[!torch.int<2>, !torch.int<3>, !torch.int<4>, !torch.int<5>]>
  %9 = torch.aten._upsample_nearest_exact2d_backward(%arg0, %7, %8, %6, %6) : (!torch.tensor<[2,3,8,10],f32>, !torch.list<[!torch.int<8>, !torch.int<10>]>, !torch.list<[!torch.int<2>, !torch.int<3>, !torch.int<4>, !torch.int<5>]>, !torch.none, !torch.none) -> !torch.tensor<[2,3,4,5],f32>
  return %9 : !torch.tensor<[2,3,4,5],f32>
}

// CHECK-LABEL: @_upsample_nearest_exact3d_backward(
// CHECK: torch.prim.ListConstruct{{.*}} -> !torch.list<[!torch.int<2>, !torch.int<0>, !torch.int<1>, !torch.int<3>, !torch.int<4>]>
// CHECK: torch.aten.permute{{.*}} -> !torch.tensor<[4,1,2,8,6],f32>
// CHECK: torch.prim.ListConstruct{{.*}} -> !torch.list<[!torch.tensor<[4],i64>]>
// CHECK: torch.aten.index_put{{.*}} -> !torch.tensor<[2,1,2,8,6],f32>
// CHECK: torch.prim.ListConstruct{{.*}} -> !torch.list<[!torch.int<1>, !torch.int<2>, !torch.int<0>, !torch.int<3>, !torch.int<4>]>
// CHECK: torch.aten.permute{{.*}} -> !torch.tensor<[1,2,2,8,6],f32>
// CHECK: torch.prim.ListConstruct{{.*}} -> !torch.list<[!torch.int<3>, !torch.int<0>, !torch.int<1>, !torch.int<2>, !torch.int<4>]>
// CHECK: torch.aten.permute{{.*}} -> !torch.tensor<[8,1,2,2,6],f32>
// CHECK: torch.prim.ListConstruct{{.*}} -> !torch.list<[!torch.tensor<[8],i64>]>
// CHECK: torch.aten.index_put{{.*}} -> !torch.tensor<[4,1,2,2,6],f32>
// CHECK: torch.prim.ListConstruct{{.*}} -> !torch.list<[!torch.int<1>, !torch.int<2>, !torch.int<3>, !torch.int<0>, !torch.int<4>]>
// CHECK: torch.aten.permute{{.*}} -> !torch.tensor<[1,2,2,4,6],f32>
// CHECK: torch.prim.ListConstruct{{.*}} -> !torch.list<[!torch.int<4>, !torch.int<0>, !torch.int<1>, !torch.int<2>, !torch.int<3>]>
// CHECK: torch.aten.permute{{.*}} -> !torch.tensor<[6,1,2,2,4],f32>
// CHECK: torch.prim.ListConstruct{{.*}} -> !torch.list<[!torch.tensor<[6],i64>]>
// CHECK: torch.aten.index_put{{.*}} -> !torch.tensor<[3,1,2,2,4],f32>
// CHECK: torch.prim.ListConstruct{{.*}} -> !torch.list<[!torch.int<1>, !torch.int<2>, !torch.int<3>, !torch.int<4>, !torch.int<0>]>
// CHECK: torch.aten.permute{{.*}} -> !torch.tensor<[1,2,2,4,3],f32>
func.func @_upsample_nearest_exact3d_backward(%arg0: !torch.tensor<[1,2,4,8,6],f32>) -> (!torch.tensor<[1,2,2,4,3],f32>) {
  %0 = torch.constant 4 : i64 -> !torch.int<4>
  %1 = torch.constant 8 : i64 -> !torch.int<8>
  %2 = torch.constant 6 : i64 -> !torch.int<6>
  %3 = torch.constant 1 : i64 -> !torch.int<1>
  %4 = torch.constant 2 : i64 -> !torch.int<2>
  %5 = torch.constant 3 : i64 -> !torch.int<3>
  %6 = torch.constant unit -> !torch.none
  %7 = torch.prim.ListConstruct(%0, %1, %2) : (!torch.int<4>, !torch.int<8>, !torch.int<6>) -> !torch.list<[!torch.int<4>, !torch.int<8>, !torch.int<6>]>
  %8 = torch.prim.ListConstruct(%3, %4, %4, %0, %5) : (!torch.int<1>, !torch.int<2>, !torch.int<2>, !torch.int<4>, !torch.int<3>) -> !torch.list<[!torch.int<1>, !torch.int<2>, !torch.int<2>, !torch.int<4>, !torch.int<3>]>
  %9 = torch.aten._upsample_nearest_exact3d_backward(%arg0, %7, %8, %6, %6, %6) : (!torch.tensor<[1,2,4,8,6],f32>, !torch.list<[!torch.int<4>, !torch.int<8>, !torch.int<6>]>, !torch.list<[!torch.int<1>, !torch.int<2>, !torch.int<2>, !torch.int<4>, !torch.int<3>]>, !torch.none, !torch.none, !torch.none) -> !torch.tensor<[1,2,2,4,3],f32>
  return %9 : !torch.tensor<[1,2,2,4,3],f32>
}

// CHECK-LABEL: @adaptive_max_pool2d_backward(
// CHECK: torch.aten.flatten.using_ints{{.*}} -> !torch.tensor<[n,2,6],f32>
// CHECK: torch.aten.flatten.using_ints{{.*}} -> !torch.tensor<[n,2,6],i64>
// CHECK: torch.aten.full_like{{.*}} -> !torch.tensor<[n,2,4,6],f32>
// CHECK: torch.aten.flatten.using_ints{{.*}} -> !torch.tensor<[n,2,24],f32>
// CHECK: torch.aten.scatter_add{{.*}} -> !torch.tensor<[n,2,24],f32>
// CHECK: torch.aten.size.int{{.*}} -> !torch.int<n>
// CHECK: torch.prim.ListConstruct{{.*}} -> !torch.list<[!torch.int<n>, !torch.int<2>, !torch.int<4>, !torch.int<6>]>
// CHECK: torch.aten.view{{.*}} -> !torch.tensor<[n,2,4,6],f32>
func.func @adaptive_max_pool2d_backward(%arg0: !torch.tensor<[n,2,2,3],f32>, %arg1: !torch.tensor<[n,2,4,6],f32>, %arg2: !torch.tensor<[n,2,2,3],i64>) -> (!torch.tensor<[n,2,4,6],f32>) {
  %0 = torch.aten.adaptive_max_pool2d_backward(%arg0, %arg1, %arg2) : (!torch.tensor<[n,2,2,3],f32>, !torch.tensor<[n,2,4,6],f32>, !torch.tensor<[n,2,2,3],i64>) -> !torch.tensor<[n,2,4,6],f32>
  return %0 : !torch.tensor<[n,2,4,6],f32>
}

// CHECK-LABEL: @adaptive_max_pool3d_backward(
// CHECK: torch.aten.flatten.using_ints{{.*}} -> !torch.tensor<[n,2,12],f32>
// CHECK: torch.aten.flatten.using_ints{{.*}} -> !torch.tensor<[n,2,12],i64>
// CHECK: torch.aten.full_like{{.*}} -> !torch.tensor<[n,2,4,4,6],f32>
// CHECK: torch.aten.flatten.using_ints{{.*}} -> !torch.tensor<[n,2,96],f32>
// CHECK: torch.aten.scatter_add{{.*}} -> !torch.tensor<[n,2,96],f32>
// CHECK: torch.aten.size.int{{.*}} -> !torch.int<n>
// CHECK: torch.prim.ListConstruct{{.*}} -> !torch.list<[!torch.int<n>, !torch.int<2>, !torch.int<4>, !torch.int<4>, !torch.int<6>]>
// CHECK: torch.aten.view{{.*}} -> !torch.tensor<[n,2,4,4,6],f32>
func.func @adaptive_max_pool3d_backward(%arg0: !torch.tensor<[n,2,2,2,3],f32>, %arg1: !torch.tensor<[n,2,4,4,6],f32>, %arg2: !torch.tensor<[n,2,2,2,3],i64>) -> (!torch.tensor<[n,2,4,4,6],f32>) {
  %0 = torch.aten.adaptive_max_pool3d_backward(%arg0, %arg1, %arg2) : (!torch.tensor<[n,2,2,2,3],f32>, !torch.tensor<[n,2,4,4,6],f32>, !torch.tensor<[n,2,2,2,3],i64>) -> !torch.tensor<[n,2,4,4,6],f32>
  return %0 : !torch.tensor<[n,2,4,4,6],f32>
}

// CHECK-LABEL: @embedding_dense_backward(
// CHECK: torch.prim.ListConstruct{{.*}} -> !torch.list<[!torch.int<-1>]>
// CHECK: torch.aten.view{{.*}} -> !torch.tensor<["5*n"],i64>
// CHECK: torch.prim.ListConstruct{{.*}} -> !torch.list<[!torch.int<-1>, !torch.int<3>]>
// CHECK: torch.aten.view{{.*}} -> !torch.tensor<["5*n",3],f32>
// CHECK: torch.aten.eq.Scalar{{.*}} -> !torch.tensor<["5*n"],i1>
// CHECK: torch.aten.unsqueeze{{.*}} -> !torch.tensor<["5*n",1],i1>
// CHECK: torch.aten.where.ScalarSelf{{.*}} -> !torch.tensor<["5*n",3],f32>
// CHECK: torch.prim.ListConstruct{{.*}} -> !torch.list<[!torch.tensor<["5*n"],i64>]>
// CHECK: torch.aten.index_put{{.*}} -> !torch.tensor<[7,3],f32>
func.func @embedding_dense_backward(%arg0: !torch.tensor<[n,5,3],f32>, %arg1: !torch.tensor<[n,5],i64>) -> (!torch.tensor<[7,3],f32>) {
  %0 = torch.constant 7 : i64 -> !torch.int<7>
  %1 = torch.constant -1 : i64 -> !torch.int<-1>
  %2 = torch.constant false -> !torch.bool<false>
  %3 = torch.aten.embedding_dense_backward(%arg0, %arg1, %0, %1, %2) : (!torch.tensor<[n,5,3],f32>, !torch.tensor<[n,5],i64>, !torch.int<7>, !torch.int<-1>, !torch.bool<false>) -> !torch.tensor<[7,3],f32>
  return %3 : !torch.tensor<[7,3],f32>
}

// CHECK-LABEL: @max_pool2d_with_indices_backward(
// CHECK: torch.aten.flatten.using_ints{{.*}} -> !torch.tensor<[n,2,6],f32>
// CHECK: torch.aten.flatten.using_ints{{.*}} -> !torch.tensor<[n,2,6],i64>
// CHECK: torch.aten.full_like{{.*}} -> !torch.tensor<[n,2,4,6],f32>
// CHECK: torch.aten.flatten.using_ints{{.*}} -> !torch.tensor<[n,2,24],f32>
// CHECK: torch.aten.scatter_add{{.*}} -> !torch.tensor<[n,2,24],f32>
// CHECK: torch.aten.size.int{{.*}} -> !torch.int<n>
// CHECK: torch.prim.ListConstruct{{.*}} -> !torch.list<[!torch.int<n>, !torch.int<2>, !torch.int<4>, !torch.int<6>]>
// CHECK: torch.aten.view{{.*}} -> !torch.tensor<[n,2,4,6],f32>
func.func @max_pool2d_with_indices_backward(%arg0: !torch.tensor<[n,2,2,3],f32>, %arg1: !torch.tensor<[n,2,4,6],f32>, %arg2: !torch.tensor<[n,2,2,3],i64>) -> (!torch.tensor<[n,2,4,6],f32>) {
  %0 = torch.constant 2 : i64 -> !torch.int<2>
  %1 = torch.constant 0 : i64 -> !torch.int<0>
  %2 = torch.constant 1 : i64 -> !torch.int<1>
  %3 = torch.constant false -> !torch.bool<false>
  %4 = torch.prim.ListConstruct(%0, %0) : (!torch.int<2>, !torch.int<2>) -> !torch.list<[!torch.int<2>, !torch.int<2>]>
  %5 = torch.prim.ListConstruct(%0, %0) : (!torch.int<2>, !torch.int<2>) -> !torch.list<[!torch.int<2>, !torch.int<2>]>
  %6 = torch.prim.ListConstruct(%1, %1) : (!torch.int<0>, !torch.int<0>) -> !torch.list<[!torch.int<0>, !torch.int<0>]>
  %7 = torch.prim.ListConstruct(%2, %2) : (!torch.int<1>, !torch.int<1>) -> !torch.list<[!torch.int<1>, !torch.int<1>]>
  %8 = torch.aten.max_pool2d_with_indices_backward(%arg0, %arg1, %4, %5, %6, %7, %3, %arg2) : (!torch.tensor<[n,2,2,3],f32>, !torch.tensor<[n,2,4,6],f32>, !torch.list<[!torch.int<2>, !torch.int<2>]>, !torch.list<[!torch.int<2>, !torch.int<2>]>, !torch.list<[!torch.int<0>, !torch.int<0>]>, !torch.list<[!torch.int<1>, !torch.int<1>]>, !torch.bool<false>, !torch.tensor<[n,2,2,3],i64>) -> !torch.tensor<[n,2,4,6],f32>
  return %8 : !torch.tensor<[n,2,4,6],f32>
}

// CHECK-LABEL: @max_pool3d_with_indices_backward(
// CHECK: torch.aten.flatten.using_ints{{.*}} -> !torch.tensor<[n,2,12],f32>
// CHECK: torch.aten.flatten.using_ints{{.*}} -> !torch.tensor<[n,2,12],i64>
// CHECK: torch.aten.full_like{{.*}} -> !torch.tensor<[n,2,4,4,6],f32>
// CHECK: torch.aten.flatten.using_ints{{.*}} -> !torch.tensor<[n,2,96],f32>
// CHECK: torch.aten.scatter_add{{.*}} -> !torch.tensor<[n,2,96],f32>
// CHECK: torch.aten.size.int{{.*}} -> !torch.int<n>
// CHECK: torch.prim.ListConstruct{{.*}} -> !torch.list<[!torch.int<n>, !torch.int<2>, !torch.int<4>, !torch.int<4>, !torch.int<6>]>
// CHECK: torch.aten.view{{.*}} -> !torch.tensor<[n,2,4,4,6],f32>
func.func @max_pool3d_with_indices_backward(%arg0: !torch.tensor<[n,2,2,2,3],f32>, %arg1: !torch.tensor<[n,2,4,4,6],f32>, %arg2: !torch.tensor<[n,2,2,2,3],i64>) -> (!torch.tensor<[n,2,4,4,6],f32>) {
  %0 = torch.constant 2 : i64 -> !torch.int<2>
  %1 = torch.constant 0 : i64 -> !torch.int<0>
  %2 = torch.constant 1 : i64 -> !torch.int<1>
  %3 = torch.constant false -> !torch.bool<false>
  %4 = torch.prim.ListConstruct(%0, %0, %0) : (!torch.int<2>, !torch.int<2>, !torch.int<2>) -> !torch.list<[!torch.int<2>, !torch.int<2>, !torch.int<2>]>
  %5 = torch.prim.ListConstruct(%0, %0, %0) : (!torch.int<2>, !torch.int<2>, !torch.int<2>) -> !torch.list<[!torch.int<2>, !torch.int<2>, !torch.int<2>]>
  %6 = torch.prim.ListConstruct(%1, %1, %1) : (!torch.int<0>, !torch.int<0>, !torch.int<0>) -> !torch.list<[!torch.int<0>, !torch.int<0>, !torch.int<0>]>
  %7 = torch.prim.ListConstruct(%2, %2, %2) : (!torch.int<1>, !torch.int<1>, !torch.int<1>) -> !torch.list<[!torch.int<1>, !torch.int<1>, !torch.int<1>]>
  %8 = torch.aten.max_pool3d_with_indices_backward(%arg0, %arg1, %4, %5, %6, %7, %3, %arg2) : (!torch.tensor<[n,2,2,2,3],f32>, !torch.tensor<[n,2,4,4,6],f32>, !torch.list<[!torch.int<2>, !torch.int<2>, !torch.int<2>]>, !torch.list<[!torch.int<2>, !torch.int<2>, !torch.int<2>]>, !torch.list<[!torch.int<0>, !torch.int<0>, !torch.int<0>]>, !torch.list<[!torch.int<1>, !torch.int<1>, !torch.int<1>]>, !torch.bool<false>, !torch.tensor<[n,2,2,2,3],i64>) -> !torch.tensor<[n,2,4,4,6],f32>
  return %8 : !torch.tensor<[n,2,4,4,6],f32>
}

// CHECK-LABEL: @native_batch_norm_backward(
// CHECK: torch.prim.ListConstruct{{.*}} -> !torch.list<[!torch.int<1>, !torch.int<-1>, !torch.int<1>]>
// CHECK: torch.aten.view{{.*}} -> !torch.tensor<[1,6,1],f32>
// CHECK: torch.prim.ListConstruct{{.*}} -> !torch.list<[!torch.int<1>, !torch.int<-1>, !torch.int<1>]>
// CHECK: torch.aten.view{{.*}} -> !torch.tensor<[1,6,1],f32>
// CHECK: torch.aten.sub.Tensor{{.*}} -> !torch.tensor<[n,6,h],f32>
// CHECK: torch.aten.mul.Tensor{{.*}} -> !torch.tensor<[n,6,h],f32>
// CHECK: torch.prim.ListConstruct{{.*}} -> !torch.list<[!torch.int<0>, !torch.int<2>]>
// CHECK: torch.aten.size.int{{.*}} -> !torch.int<n>
// CHECK: torch.aten.size.int{{.*}} -> !torch.int<h>
// CHECK: torch.aten.mul.int{{.*}} -> !torch.int<"h*n">
// CHECK: torch.aten.sum.dim_IntList{{.*}} -> !torch.tensor<[1,6,1],f32>
// CHECK: torch.aten.div.Scalar{{.*}} -> !torch.tensor<[1,6,1],f32>
// CHECK: torch.aten.sub.Tensor{{.*}} -> !torch.tensor<[n,6,h],f32>
// CHECK: torch.aten.mul.Tensor{{.*}} -> !torch.tensor<[n,6,h],f32>
// CHECK: torch.prim.ListConstruct{{.*}} -> !torch.list<[!torch.int<0>, !torch.int<2>]>
// CHECK: torch.aten.size.int{{.*}} -> !torch.int<n>
// CHECK: torch.aten.size.int{{.*}} -> !torch.int<h>
// CHECK: torch.aten.mul.int{{.*}} -> !torch.int<"h*n">
// CHECK: torch.aten.sum.dim_IntList{{.*}} -> !torch.tensor<[1,6,1],f32>
// CHECK: torch.aten.div.Scalar{{.*}} -> !torch.tensor<[1,6,1],f32>
// CHECK: torch.aten.mul.Tensor{{.*}} -> !torch.tensor<[n,6,h],f32>
// CHECK: torch.aten.sub.Tensor{{.*}} -> !torch.tensor<[n,6,h],f32>
// CHECK: torch.aten.mul.Tensor{{.*}} -> !torch.tensor<[n,6,h],f32>
// CHECK: torch.aten.mul.Tensor{{.*}} -> !torch.tensor<[n,6,h],f32>
// CHECK: torch.prim.ListConstruct{{.*}} -> !torch.list<[!torch.int<0>, !torch.int<2>]>
// CHECK: torch.aten.sum.dim_IntList{{.*}} -> !torch.tensor<[6],f32>
// CHECK: torch.prim.ListConstruct{{.*}} -> !torch.list<[!torch.int<0>, !torch.int<2>]>
// CHECK: torch.aten.sum.dim_IntList{{.*}} -> !torch.tensor<[6],f32>
func.func @native_batch_norm_backward(%arg0: !torch.tensor<[n,6,h],f32>, %arg1: !torch.tensor<[n,6,h],f32>, %arg2: !torch.tensor<[6],f32>, %arg3: !torch.tensor<[6],f32>, %arg4: !torch.tensor<[6],f32>, %arg5: !torch.tensor<[6],f32>) -> (!torch.tensor<[n,6,h],f32>, !torch.tensor<[6],f32>, !torch.tensor<[6],f32>) {
  %0 = torch.constant unit -> !torch.none
  %1 = torch.constant true -> !torch.bool<true>
  %2 = torch.constant 1.000000e-05 : f64 -> !torch.float<1.000000e-05>
  %3 = torch.prim.ListConstruct(%1, %1, %1) : (!torch.bool<true>, !torch.bool<true>, !torch.bool<true>) -> !torch.list<[!torch.bool<true>, !torch.bool<true>, !torch.bool<true>]>
  %4:3 = torch.aten.native_batch_norm_backward(%arg0, %arg1, %0, %arg2, %arg3, %arg4, %arg5, %1, %2, %3) : (!torch.tensor<[n,6,h],f32>, !torch.tensor<[n,6,h],f32>, !torch.none, !torch.tensor<[6],f32>, !torch.tensor<[6],f32>, !torch.tensor<[6],f32>, !torch.tensor<[6],f32>, !torch.bool<true>, !torch.float<1.000000e-05>, !torch.list<[!torch.bool<true>, !torch.bool<true>, !torch.bool<true>]>) -> (!torch.tensor<[n,6,h],f32>, !torch.tensor<[6],f32>, !torch.tensor<[6],f32>)
  return %4#0, %4#1, %4#2 : !torch.tensor<[n,6,h],f32>, !torch.tensor<[6],f32>, !torch.tensor<[6],f32>
}

// CHECK-LABEL: @native_group_norm_backward(
// CHECK: torch.prim.ListConstruct{{.*}} -> !torch.list<[!torch.int<2>, !torch.int<3>, !torch.int<2>, !torch.int<12>]>
// CHECK: torch.aten.view{{.*}} -> !torch.tensor<[2,3,2,12],f32>
// CHECK: torch.prim.ListConstruct{{.*}} -> !torch.list<[!torch.int<2>, !torch.int<3>, !torch.int<2>, !torch.int<12>]>
// CHECK: torch.aten.view{{.*}} -> !torch.tensor<[2,3,2,12],f32>
// CHECK: torch.prim.ListConstruct{{.*}} -> !torch.list<[!torch.int<2>, !torch.int<3>, !torch.int<1>, !torch.int<1>]>
// CHECK: torch.aten.view{{.*}} -> !torch.tensor<[2,3,1,1],f32>
// CHECK: torch.prim.ListConstruct{{.*}} -> !torch.list<[!torch.int<2>, !torch.int<3>, !torch.int<1>, !torch.int<1>]>
// CHECK: torch.aten.view{{.*}} -> !torch.tensor<[2,3,1,1],f32>
// CHECK: torch.aten.sub.Tensor{{.*}} -> !torch.tensor<[2,3,2,12],f32>
// CHECK: torch.aten.mul.Tensor{{.*}} -> !torch.tensor<[2,3,2,12],f32>
// CHECK: torch.prim.ListConstruct{{.*}} -> !torch.list<[!torch.int<1>, !torch.int<3>, !torch.int<2>, !torch.int<1>]>
// CHECK: torch.aten.view{{.*}} -> !torch.tensor<[1,3,2,1],f32>
// CHECK: torch.aten.mul.Tensor{{.*}} -> !torch.tensor<[2,3,2,12],f32>
// CHECK: torch.prim.ListConstruct{{.*}} -> !torch.list<[!torch.int<2>, !torch.int<3>]>
// CHECK: torch.aten.mean.dim{{.*}} -> !torch.tensor<[2,3,1,1],f32>
// CHECK: torch.aten.sub.Tensor{{.*}} -> !torch.tensor<[2,3,2,12],f32>
// CHECK: torch.aten.mul.Tensor{{.*}} -> !torch.tensor<[2,3,2,12],f32>
// CHECK: torch.prim.ListConstruct{{.*}} -> !torch.list<[!torch.int<2>, !torch.int<3>]>
// CHECK: torch.aten.mean.dim{{.*}} -> !torch.tensor<[2,3,1,1],f32>
// CHECK: torch.aten.mul.Tensor{{.*}} -> !torch.tensor<[2,3,2,12],f32>
// CHECK: torch.aten.sub.Tensor{{.*}} -> !torch.tensor<[2,3,2,12],f32>
// CHECK: torch.aten.mul.Tensor{{.*}} -> !torch.tensor<[2,3,2,12],f32>
// CHECK: torch.prim.ListConstruct{{.*}} -> !torch.list<[!torch.int<2>, !torch.int<6>, !torch.int<4>, !torch.int<3>]>
// CHECK: torch.aten.view{{.*}} -> !torch.tensor<[2,6,4,3],f32>
// CHECK: torch.aten.mul.Tensor{{.*}} -> !torch.tensor<[2,3,2,12],f32>
// CHECK: torch.prim.ListConstruct{{.*}} -> !torch.list<[!torch.int<0>, !torch.int<3>]>
// CHECK: torch.aten.sum.dim_IntList{{.*}} -> !torch.tensor<[3,2],f32>
// CHECK: torch.prim.ListConstruct{{.*}} -> !torch.list<[!torch.int<-1>]>
// CHECK: torch.aten.view{{.*}} -> !torch.tensor<[6],f32>
// CHECK: torch.prim.ListConstruct{{.*}} -> !torch.list<[!torch.int<0>, !torch.int<3>]>
// CHECK: torch.aten.sum.dim_IntList{{.*}} -> !torch.tensor<[3,2],f32>
// CHECK: torch.prim.ListConstruct{{.*}} -> !torch.list<[!torch.int<-1>]>
// CHECK: torch.aten.view{{.*}} -> !torch.tensor<[6],f32>
func.func @native_group_norm_backward(%arg0: !torch.tensor<[2,6,4,3],f32>, %arg1: !torch.tensor<[2,6,4,3],f32>, %arg2: !torch.tensor<[2,3],f32>, %arg3: !torch.tensor<[2,3],f32>, %arg4: !torch.tensor<[6],f32>) -> (!torch.tensor<[2,6,4,3],f32>, !torch.tensor<[6],f32>, !torch.tensor<[6],f32>) {
  %0 = torch.constant 2 : i64 -> !torch.int<2>
  %1 = torch.constant 6 : i64 -> !torch.int<6>
  %2 = torch.constant 12 : i64 -> !torch.int<12>
  %3 = torch.constant 3 : i64 -> !torch.int<3>
  %4 = torch.constant true -> !torch.bool<true>
  %5 = torch.prim.ListConstruct(%4, %4, %4) : (!torch.bool<true>, !torch.bool<true>, !torch.bool<true>) -> !torch.list<[!torch.bool<true>, !torch.bool<true>, !torch.bool<true>]>
  %6:3 = torch.aten.native_group_norm_backward(%arg0, %arg1, %arg2, %arg3, %arg4, %0, %1, %2, %3, %5) : (!torch.tensor<[2,6,4,3],f32>, !torch.tensor<[2,6,4,3],f32>, !torch.tensor<[2,3],f32>, !torch.tensor<[2,3],f32>, !torch.tensor<[6],f32>, !torch.int<2>, !torch.int<6>, !torch.int<12>, !torch.int<3>, !torch.list<[!torch.bool<true>, !torch.bool<true>, !torch.bool<true>]>) -> (!torch.tensor<[2,6,4,3],f32>, !torch.tensor<[6],f32>, !torch.tensor<[6],f32>)
  return %6#0, %6#1, %6#2 : !torch.tensor<[2,6,4,3],f32>, !torch.tensor<[6],f32>, !torch.tensor<[6],f32>
}

// CHECK-LABEL: @native_layer_norm_backward(
// CHECK: torch.aten.sub.Tensor{{.*}} -> !torch.tensor<[n,3,4],f32>
// CHECK: torch.aten.mul.Tensor{{.*}} -> !torch.tensor<[n,3,4],f32>
// CHECK: torch.aten.mul.Tensor{{.*}} -> !torch.tensor<[n,3,4],f32>
// CHECK: torch.prim.ListConstruct{{.*}} -> !torch.list<[!torch.int<1>, !torch.int<2>]>
// CHECK: torch.aten.mean.dim{{.*}} -> !torch.tensor<[n,1,1],f32>
// CHECK: torch.aten.sub.Tensor{{.*}} -> !torch.tensor<[n,3,4],f32>
// CHECK: torch.aten.mul.Tensor{{.*}} -> !torch.tensor<[n,3,4],f32>
// CHECK: torch.prim.ListConstruct{{.*}} -> !torch.list<[!torch.int<1>, !torch.int<2>]>
// CHECK: torch.aten.mean.dim{{.*}} -> !torch.tensor<[n,1,1],f32>
// CHECK: torch.aten.mul.Tensor{{.*}} -> !torch.tensor<[n,3,4],f32>
// CHECK: torch.aten.sub.Tensor{{.*}} -> !torch.tensor<[n,3,4],f32>
// CHECK: torch.aten.mul.Tensor{{.*}} -> !torch.tensor<[n,3,4],f32>
// CHECK: torch.aten.mul.Tensor{{.*}} -> !torch.tensor<[n,3,4],f32>
// CHECK: torch.prim.ListConstruct{{.*}} -> !torch.list<[!torch.int<0>]>
// CHECK: torch.aten.sum.dim_IntList{{.*}} -> !torch.tensor<[3,4],f32>
// CHECK: torch.prim.ListConstruct{{.*}} -> !torch.list<[!torch.int<0>]>
// CHECK: torch.aten.sum.dim_IntList{{.*}} -> !torch.tensor<[3,4],f32>
func.func @native_layer_norm_backward(%arg0: !torch.tensor<[n,3,4],f32>, %arg1: !torch.tensor<[n,3,4],f32>, %arg2: !torch.tensor<[n,1,1],f32>, %arg3: !torch.tensor<[n,1,1],f32>, %arg4: !torch.tensor<[3,4],f32>, %arg5: !torch.tensor<[3,4],f32>) -> (!torch.tensor<[n,3,4],f32>, !torch.tensor<[3,4],f32>, !torch.tensor<[3,4],f32>) {
  %0 = torch.constant 3 : i64 -> !torch.int<3>
  %1 = torch.constant 4 : i64 -> !torch.int<4>
  %2 = torch.constant true -> !torch.bool<true>
  %3 = torch.prim.ListConstruct(%0, %1) : (!torch.int<3>, !torch.int<4>) -> !torch.list<[!torch.int<3>, !torch.int<4>]>
  %4 = torch.prim.ListConstruct(%2, %2, %2) : (!torch.bool<true>, !torch.bool<true>, !torch.bool<true>) -> !torch.list<[!torch.bool<true>, !torch.bool<true>, !torch.bool<true>]>
  %5:3 = torch.aten.native_layer_norm_backward(%arg0, %arg1, %3, %arg2, %arg3, %arg4, %arg5, %4) : (!torch.tensor<[n,3,4],f32>, !torch.tensor<[n,3,4],f32>, !torch.list<[!torch.int<3>, !torch.int<4>]>, !torch.tensor<[n,1,1],f32>, !torch.tensor<[n,1,1],f32>, !torch.tensor<[3,4],f32>, !torch.tensor<[3,4],f32>, !torch.list<[!torch.bool<true>, !torch.bool<true>, !torch.bool<true>]>) -> (!torch.tensor<[n,3,4],f32>, !torch.tensor<[3,4],f32>, !torch.tensor<[3,4],f32>)
  return %5#0, %5#1, %5#2 : !torch.tensor<[n,3,4],f32>, !torch.tensor<[3,4],f32>, !torch.tensor<[3,4],f32>
}

// CHECK-LABEL: @rrelu_with_noise_backward(
// CHECK: torch.aten.mul.Tensor{{.*}} -> !torch.tensor<[n,3],f32>
func.func @rrelu_with_noise_backward(%arg0: !torch.tensor<[n,3],f32>, %arg1: !torch.tensor<[n,3],f32>, %arg2: !torch.tensor<[n,3],f32>) -> (!torch.tensor<[n,3],f32>) {
  %0 = torch.constant 1.000000e-01 : f64 -> !torch.float<1.000000e-01>
  %1 = torch.constant 3.000000e-01 : f64 -> !torch.float<3.000000e-01>
  %2 = torch.constant true -> !torch.bool<true>
  %3 = torch.constant false -> !torch.bool<false>
  %4 = torch.aten.rrelu_with_noise_backward(%arg0, %arg1, %arg2, %0, %1, %2, %3) : (!torch.tensor<[n,3],f32>, !torch.tensor<[n,3],f32>, !torch.tensor<[n,3],f32>, !torch.float<1.000000e-01>, !torch.float<3.000000e-01>, !torch.bool<true>, !torch.bool<false>) -> !torch.tensor<[n,3],f32>
  return %4 : !torch.tensor<[n,3],f32>
}

// CHECK-LABEL: @sigmoid_backward(
// CHECK: torch.aten.rsub.Scalar{{.*}} -> !torch.tensor<[n,3],f32>
// CHECK: torch.aten.mul.Tensor{{.*}} -> !torch.tensor<[n,3],f32>
// CHECK: torch.aten.mul.Tensor{{.*}} -> !torch.tensor<[n,3],f32>
func.func @sigmoid_backward(%arg0: !torch.tensor<[n,3],f32>, %arg1: !torch.tensor<[n,3],f32>) -> (!torch.tensor<[n,3],f32>) {
  %0 = torch.aten.sigmoid_backward(%arg0, %arg1) : (!torch.tensor<[n,3],f32>, !torch.tensor<[n,3],f32>) -> !torch.tensor<[n,3],f32>
  return %0 : !torch.tensor<[n,3],f32>
}

// CHECK-LABEL: @tanh_backward(
// CHECK: torch.aten.mul.Tensor{{.*}} -> !torch.tensor<[n,3],f32>
// CHECK: torch.aten.rsub.Scalar{{.*}} -> !torch.tensor<[n,3],f32>
// CHECK: torch.aten.mul.Tensor{{.*}} -> !torch.tensor<[n,3],f32>
func.func @tanh_backward(%arg0: !torch.tensor<[n,3],f32>, %arg1: !torch.tensor<[n,3],f32>) -> (!torch.tensor<[n,3],f32>) {
  %0 = torch.aten.tanh_backward(%arg0, %arg1) : (!torch.tensor<[n,3],f32>, !torch.tensor<[n,3],f32>) -> !torch.tensor<[n,3],f32>
  return %0 : !torch.tensor<[n,3],f32>
}

// CHECK-LABEL: @upsample_nearest1d_backward(
// CHECK: torch.prim.ListConstruct{{.*}} -> !torch.list<[!torch.int<2>, !torch.int<0>, !torch.int<1>]>
// CHECK: torch.aten.permute{{.*}} -> !torch.tensor<[8,2,3],f32>
// CHECK: torch.prim.ListConstruct{{.*}} -> !torch.list<[!torch.tensor<[8],i64>]>
// CHECK: torch.aten.index_put{{.*}} -> !torch.tensor<[4,2,3],f32>
// CHECK: torch.prim.ListConstruct{{.*}} -> !torch.list<[!torch.int<1>, !torch.int<2>, !torch.int<0>]>
// CHECK: torch.aten.permute{{.*}} -> !torch.tensor<[2,3,4],f32>
func.func @upsample_nearest1d_backward(%arg0: !torch.tensor<[2,3,8],f32>) -> (!torch.tensor<[2,3,4],f32>) {
  %0 = torch.constant 8 : i64 -> !torch.int<8>
  %1 = torch.constant 2 : i64 -> !torch.int<2>
  %2 = torch.constant 3 : i64 -> !torch.int<3>
  %3 = torch.constant 4 : i64 -> !torch.int<4>
  %4 = torch.constant unit -> !torch.none
  %5 = torch.prim.ListConstruct(%0) : (!torch.int<8>) -> !torch.list<[!torch.int<8>]>
  %6 = torch.prim.ListConstruct(%1, %2, %3) : (!torch.int<2>, !torch.int<3>, !torch.int<4>) -> !torch.list<[!torch.int<2>, !torch.int<3>, !torch.int<4>]>
  %7 = torch.aten.upsample_nearest1d_backward(%arg0, %5, %6, %4) : (!torch.tensor<[2,3,8],f32>, !torch.list<[!torch.int<8>]>, !torch.list<[!torch.int<2>, !torch.int<3>, !torch.int<4>]>, !torch.none) -> !torch.tensor<[2,3,4],f32>
  return %7 : !torch.tensor<[2,3,4],f32>
}

// CHECK-LABEL: @upsample_nearest2d_backward(
// CHECK: torch.prim.ListConstruct{{.*}} -> !torch.list<[!torch.int<2>, !torch.int<0>, !torch.int<1>, !torch.int<3>]>
// CHECK: torch.aten.permute{{.*}} -> !torch.tensor<[8,2,3,10],f32>
// CHECK: torch.prim.ListConstruct{{.*}} -> !torch.list<[!torch.tensor<[8],i64>]>
// CHECK: torch.aten.index_put{{.*}} -> !torch.tensor<[4,2,3,10],f32>
// CHECK: torch.prim.ListConstruct{{.*}} -> !torch.list<[!torch.int<1>, !torch.int<2>, !torch.int<0>, !torch.int<3>]>
// CHECK: torch.aten.permute{{.*}} -> !torch.tensor<[2,3,4,10],f32>
// CHECK: torch.prim.ListConstruct{{.*}} -> !torch.list<[!torch.int<3>, !torch.int<0>, !torch.int<1>, !torch.int<2>]>
// CHECK: torch.aten.permute{{.*}} -> !torch.tensor<[10,2,3,4],f32>
// CHECK: torch.prim.ListConstruct{{.*}} -> !torch.list<[!torch.tensor<[10],i64>]>
// CHECK: torch.aten.index_put{{.*}} -> !torch.tensor<[5,2,3,4],f32>
// CHECK: torch.prim.ListConstruct{{.*}} -> !torch.list<[!torch.int<1>, !torch.int<2>, !torch.int<3>, !torch.int<0>]>
// CHECK: torch.aten.permute{{.*}} -> !torch.tensor<[2,3,4,5],f32>
func.func @upsample_nearest2d_backward(%arg0: !torch.tensor<[2,3,8,10],f32>) -> (!torch.tensor<[2,3,4,5],f32>) {
  %0 = torch.constant 8 : i64 -> !torch.int<8>
  %1 = torch.constant 10 : i64 -> !torch.int<10>
  %2 = torch.constant 2 : i64 -> !torch.int<2>
  %3 = torch.constant 3 : i64 -> !torch.int<3>
  %4 = torch.constant 4 : i64 -> !torch.int<4>
  %5 = torch.constant 5 : i64 -> !torch.int<5>
  %6 = torch.constant unit -> !torch.none
  %7 = torch.prim.ListConstruct(%0, %1) : (!torch.int<8>, !torch.int<10>) -> !torch.list<[!torch.int<8>, !torch.int<10>]>
  %8 = torch.prim.ListConstruct(%2, %3, %4, %5) : (!torch.int<2>, !torch.int<3>, !torch.int<4>, !torch.int<5>) -> !torch.list<[!torch.int<2>, !torch.int<3>, !torch.int<4>, !torch.int<5>]>
  %9 = torch.aten.upsample_nearest2d_backward(%arg0, %7, %8, %6, %6) : (!torch.tensor<[2,3,8,10],f32>, !torch.list<[!torch.int<8>, !torch.int<10>]>, !torch.list<[!torch.int<2>, !torch.int<3>, !torch.int<4>, !torch.int<5>]>, !torch.none, !torch.none) -> !torch.tensor<[2,3,4,5],f32>
  return %9 : !torch.tensor<[2,3,4,5],f32>
}

// CHECK-LABEL: @upsample_nearest3d_backward(
// CHECK: torch.prim.ListConstruct{{.*}} -> !torch.list<[!torch.int<2>, !torch.int<0>, !torch.int<1>, !torch.int<3>, !torch.int<4>]>
// CHECK: torch.aten.permute{{.*}} -> !torch.tensor<[4,1,2,8,6],f32>
// CHECK: torch.prim.ListConstruct{{.*}} -> !torch.list<[!torch.tensor<[4],i64>]>
// CHECK: torch.aten.index_put{{.*}} -> !torch.tensor<[2,1,2,8,6],f32>
// CHECK: torch.prim.ListConstruct{{.*}} -> !torch.list<[!torch.int<1>, !torch.int<2>, !torch.int<0>, !torch.int<3>, !torch.int<4>]>
// CHECK: torch.aten.permute{{.*}} -> !torch.tensor<[1,2,2,8,6],f32>
// CHECK: torch.prim.ListConstruct{{.*}} -> !torch.list<[!torch.int<3>, !torch.int<0>, !torch.int<1>, !torch.int<2>, !torch.int<4>]>
// CHECK: torch.aten.permute{{.*}} -> !torch.tensor<[8,1,2,2,6],f32>
// CHECK: torch.prim.ListConstruct{{.*}} -> !torch.list<[!torch.tensor<[8],i64>]>
// CHECK: torch.aten.index_put{{.*}} -> !torch.tensor<[4,1,2,2,6],f32>
// CHECK: torch.prim.ListConstruct{{.*}} -> !torch.list<[!torch.int<1>, !torch.int<2>, !torch.int<3>, !torch.int<0>, !torch.int<4>]>
// CHECK: torch.aten.permute{{.*}} -> !torch.tensor<[1,2,2,4,6],f32>
// CHECK: torch.prim.ListConstruct{{.*}} -> !torch.list<[!torch.int<4>, !torch.int<0>, !torch.int<1>, !torch.int<2>, !torch.int<3>]>
// CHECK: torch.aten.permute{{.*}} -> !torch.tensor<[6,1,2,2,4],f32>
// CHECK: torch.prim.ListConstruct{{.*}} -> !torch.list<[!torch.tensor<[6],i64>]>
// CHECK: torch.aten.index_put{{.*}} -> !torch.tensor<[3,1,2,2,4],f32>
// CHECK: torch.prim.ListConstruct{{.*}} -> !torch.list<[!torch.int<1>, !torch.int<2>, !torch.int<3>, !torch.int<4>, !torch.int<0>]>
// CHECK: torch.aten.permute{{.*}} -> !torch.tensor<[1,2,2,4,3],f32>
func.func @upsample_nearest3d_backward(%arg0: !torch.tensor<[1,2,4,8,6],f32>) -> (!torch.tensor<[1,2,2,4,3],f32>) {
  %0 = torch.constant 4 : i64 -> !torch.int<4>
  %1 = torch.constant 8 : i64 -> !torch.int<8>
  %2 = torch.constant 6 : i64 -> !torch.int<6>
  %3 = torch.constant 1 : i64 -> !torch.int<1>
  %4 = torch.constant 2 : i64 -> !torch.int<2>
  %5 = torch.constant 3 : i64 -> !torch.int<3>
  %6 = torch.constant unit -> !torch.none
  %7 = torch.prim.ListConstruct(%0, %1, %2) : (!torch.int<4>, !torch.int<8>, !torch.int<6>) -> !torch.list<[!torch.int<4>, !torch.int<8>, !torch.int<6>]>
  %8 = torch.prim.ListConstruct(%3, %4, %4, %0, %5) : (!torch.int<1>, !torch.int<2>, !torch.int<2>, !torch.int<4>, !torch.int<3>) -> !torch.list<[!torch.int<1>, !torch.int<2>, !torch.int<2>, !torch.int<4>, !torch.int<3>]>
  %9 = torch.aten.upsample_nearest3d_backward(%arg0, %7, %8, %6, %6, %6) : (!torch.tensor<[1,2,4,8,6],f32>, !torch.list<[!torch.int<4>, !torch.int<8>, !torch.int<6>]>, !torch.list<[!torch.int<1>, !torch.int<2>, !torch.int<2>, !torch.int<4>, !torch.int<3>]>, !torch.none, !torch.none, !torch.none) -> !torch.tensor<[1,2,2,4,3],f32>
  return %9 : !torch.tensor<[1,2,2,4,3],f32>
}

// CHECK-LABEL: @avg_pool2d_backward(
// CHECK: torch.aten.div.Tensor{{.*}} -> !torch.tensor<[n,2,3,4],f32>
// CHECK: torch.aten.size.int{{.*}} -> !torch.int<n>
// CHECK: torch.aten.unsqueeze{{.*}} -> !torch.tensor<[n,2,3,1,4],f32>
// CHECK: torch.aten.where.self{{.*}} -> !torch.tensor<[n,2,3,3,4],f32>
// CHECK: torch.aten.flatten.using_ints{{.*}} -> !torch.tensor<[n,2,9,4],f32>
// CHECK: torch.prim.ListConstruct{{.*}} -> !torch.list<[!torch.int<n>, !torch.int<2>, !torch.int<7>, !torch.int<4>]>
// CHECK: torch.aten.full{{.*}} -> !torch.tensor<[n,2,7,4],f32>
// CHECK: torch.prim.ListConstruct{{.*}} -> !torch.list<[!torch.int<2>, !torch.int<0>, !torch.int<1>, !torch.int<3>]>
// CHECK: torch.aten.permute{{.*}} -> !torch.tensor<[9,n,2,4],f32>
// CHECK: torch.prim.ListConstruct{{.*}} -> !torch.list<[!torch.int<2>, !torch.int<0>, !torch.int<1>, !torch.int<3>]>
// CHECK: torch.aten.permute{{.*}} -> !torch.tensor<[7,n,2,4],f32>
// CHECK: torch.prim.ListConstruct{{.*}} -> !torch.list<[!torch.tensor<[9],i64>]>
// CHECK: torch.aten.index_put{{.*}} -> !torch.tensor<[7,n,2,4],f32>
// CHECK: torch.prim.ListConstruct{{.*}} -> !torch.list<[!torch.int<1>, !torch.int<2>, !torch.int<0>, !torch.int<3>]>
// CHECK: torch.aten.permute{{.*}} -> !torch.tensor<[n,2,7,4],f32>
// CHECK: torch.aten.div.Tensor{{.*}} -> !torch.tensor<[n,2,7,4],f32>
// CHECK: torch.aten.size.int{{.*}} -> !torch.int<n>
// CHECK: torch.aten.unsqueeze{{.*}} -> !torch.tensor<[n,2,7,4,1],f32>
// CHECK: torch.aten.where.self{{.*}} -> !torch.tensor<[n,2,7,4,2],f32>
// CHECK: torch.aten.flatten.using_ints{{.*}} -> !torch.tensor<[n,2,7,8],f32>
// CHECK: torch.prim.ListConstruct{{.*}} -> !torch.list<[!torch.int<n>, !torch.int<2>, !torch.int<7>, !torch.int<9>]>
// CHECK: torch.aten.full{{.*}} -> !torch.tensor<[n,2,7,9],f32>
// CHECK: torch.prim.ListConstruct{{.*}} -> !torch.list<[!torch.int<3>, !torch.int<0>, !torch.int<1>, !torch.int<2>]>
// CHECK: torch.aten.permute{{.*}} -> !torch.tensor<[8,n,2,7],f32>
// CHECK: torch.prim.ListConstruct{{.*}} -> !torch.list<[!torch.int<3>, !torch.int<0>, !torch.int<1>, !torch.int<2>]>
// CHECK: torch.aten.permute{{.*}} -> !torch.tensor<[9,n,2,7],f32>
// CHECK: torch.prim.ListConstruct{{.*}} -> !torch.list<[!torch.tensor<[8],i64>]>
// CHECK: torch.aten.index_put{{.*}} -> !torch.tensor<[9,n,2,7],f32>
// CHECK: torch.prim.ListConstruct{{.*}} -> !torch.list<[!torch.int<1>, !torch.int<2>, !torch.int<3>, !torch.int<0>]>
// CHECK: torch.aten.permute{{.*}} -> !torch.tensor<[n,2,7,9],f32>
func.func @avg_pool2d_backward(%arg0: !torch.tensor<[n,2,3,4],f32>, %arg1: !torch.tensor<[n,2,7,9],f32>) -> (!torch.tensor<[n,2,7,9],f32>) {
  %0 = torch.constant 3 : i64 -> !torch.int<3>
  %1 = torch.constant 2 : i64 -> !torch.int<2>
  %2 = torch.constant 0 : i64 -> !torch.int<0>
  %3 = torch.constant false -> !torch.bool<false>
  %4 = torch.constant unit -> !torch.none
  %5 = torch.prim.ListConstruct(%0, %1) : (!torch.int<3>, !torch.int<2>) -> !torch.list<[!torch.int<3>, !torch.int<2>]>
  %6 = torch.prim.ListConstruct(%1, %1) : (!torch.int<2>, !torch.int<2>) -> !torch.list<[!torch.int<2>, !torch.int<2>]>
  %7 = torch.prim.ListConstruct(%2, %2) : (!torch.int<0>, !torch.int<0>) -> !torch.list<[!torch.int<0>, !torch.int<0>]>
  %8 = torch.aten.avg_pool2d_backward(%arg0, %arg1, %5, %6, %7, %3, %3, %4) : (!torch.tensor<[n,2,3,4],f32>, !torch.tensor<[n,2,7,9],f32>, !torch.list<[!torch.int<3>, !torch.int<2>]>, !torch.list<[!torch.int<2>, !torch.int<2>]>, !torch.list<[!torch.int<0>, !torch.int<0>]>, !torch.bool<false>, !torch.bool<false>, !torch.none) -> !torch.tensor<[n,2,7,9],f32>
  return %8 : !torch.tensor<[n,2,7,9],f32>
}

// CHECK-LABEL: @avg_pool2d_backward_2(
// CHECK: torch.aten.div.Tensor{{.*}} -> !torch.tensor<[n,2,4,5],f32>
// CHECK: torch.aten.size.int{{.*}} -> !torch.int<n>
// CHECK: torch.aten.unsqueeze{{.*}} -> !torch.tensor<[n,2,4,1,5],f32>
// CHECK: torch.aten.where.self{{.*}} -> !torch.tensor<[n,2,4,3,5],f32>
// CHECK: torch.aten.flatten.using_ints{{.*}} -> !torch.tensor<[n,2,12,5],f32>
// CHECK: torch.prim.ListConstruct{{.*}} -> !torch.list<[!torch.int<n>, !torch.int<2>, !torch.int<7>, !torch.int<5>]>
// CHECK: torch.aten.full{{.*}} -> !torch.tensor<[n,2,7,5],f32>
// CHECK: torch.prim.ListConstruct{{.*}} -> !torch.list<[!torch.int<2>, !torch.int<0>, !torch.int<1>, !torch.int<3>]>
// CHECK: torch.aten.permute{{.*}} -> !torch.tensor<[12,n,2,5],f32>
// CHECK: torch.prim.ListConstruct{{.*}} -> !torch.list<[!torch.int<2>, !torch.int<0>, !torch.int<1>, !torch.int<3>]>
// CHECK: torch.aten.permute{{.*}} -> !torch.tensor<[7,n,2,5],f32>
// CHECK: torch.prim.ListConstruct{{.*}} -> !torch.list<[!torch.tensor<[12],i64>]>
// CHECK: torch.aten.index_put{{.*}} -> !torch.tensor<[7,n,2,5],f32>
// CHECK: torch.prim.ListConstruct{{.*}} -> !torch.list<[!torch.int<1>, !torch.int<2>, !torch.int<0>, !torch.int<3>]>
// CHECK: torch.aten.permute{{.*}} -> !torch.tensor<[n,2,7,5],f32>
// CHECK: torch.aten.div.Tensor{{.*}} -> !torch.tensor<[n,2,7,5],f32>
// CHECK: torch.aten.size.int{{.*}} -> !torch.int<n>
// CHECK: torch.aten.unsqueeze{{.*}} -> !torch.tensor<[n,2,7,5,1],f32>
// CHECK: torch.aten.where.self{{.*}} -> !torch.tensor<[n,2,7,5,2],f32>
// CHECK: torch.aten.flatten.using_ints{{.*}} -> !torch.tensor<[n,2,7,10],f32>
// CHECK: torch.prim.ListConstruct{{.*}} -> !torch.list<[!torch.int<n>, !torch.int<2>, !torch.int<7>, !torch.int<9>]>
// CHECK: torch.aten.full{{.*}} -> !torch.tensor<[n,2,7,9],f32>
// CHECK: torch.prim.ListConstruct{{.*}} -> !torch.list<[!torch.int<3>, !torch.int<0>, !torch.int<1>, !torch.int<2>]>
// CHECK: torch.aten.permute{{.*}} -> !torch.tensor<[10,n,2,7],f32>
// CHECK: torch.prim.ListConstruct{{.*}} -> !torch.list<[!torch.int<3>, !torch.int<0>, !torch.int<1>, !torch.int<2>]>
// CHECK: torch.aten.permute{{.*}} -> !torch.tensor<[9,n,2,7],f32>
// CHECK: torch.prim.ListConstruct{{.*}} -> !torch.list<[!torch.tensor<[10],i64>]>
// CHECK: torch.aten.index_put{{.*}} -> !torch.tensor<[9,n,2,7],f32>
// CHECK: torch.prim.ListConstruct{{.*}} -> !torch.list<[!torch.int<1>, !torch.int<2>, !torch.int<3>, !torch.int<0>]>
// CHECK: torch.aten.permute{{.*}} -> !torch.tensor<[n,2,7,9],f32>
func.func @avg_pool2d_backward_2(%arg0: !torch.tensor<[n,2,4,5],f32>, %arg1: !torch.tensor<[n,2,7,9],f32>) -> (!torch.tensor<[n,2,7,9],f32>) {
  %0 = torch.constant true -> !torch.bool<true>
  %1 = torch.constant 3 : i64 -> !torch.int<3>
  %2 = torch.constant 2 : i64 -> !torch.int<2>
  %3 = torch.constant 1 : i64 -> !torch.int<1>
  %4 = torch.constant false -> !torch.bool<false>
  %5 = torch.constant unit -> !torch.none
  %6 = torch.prim.ListConstruct(%1, %2) : (!torch.int<3>, !torch.int<2>) -> !torch.list<[!torch.int<3>, !torch.int<2>]>
  %7 = torch.prim.ListConstruct(%2, %2) : (!torch.int<2>, !torch.int<2>) -> !torch.list<[!torch.int<2>, !torch.int<2>]>
  %8 = torch.prim.ListConstruct(%3, %3) : (!torch.int<1>, !torch.int<1>) -> !torch.list<[!torch.int<1>, !torch.int<1>]>
  %9 = torch.aten.avg_pool2d_backward(%arg0, %arg1, %6, %7, %8, %0, %4, %5) : (!torch.tensor<[n,2,4,5],f32>, !torch.tensor<[n,2,7,9],f32>, !torch.list<[!torch.int<3>, !torch.int<2>]>, !torch.list<[!torch.int<2>, !torch.int<2>]>, !torch.list<[!torch.int<1>, !torch.int<1>]>, !torch.bool<true>, !torch.bool<false>, !torch.none) -> !torch.tensor<[n,2,7,9],f32>
  return %9 : !torch.tensor<[n,2,7,9],f32>
}

// CHECK-LABEL: @avg_pool3d_backward(
// CHECK: torch.aten.div.Tensor{{.*}} -> !torch.tensor<[n,2,2,3,4],f32>
// CHECK: torch.aten.size.int{{.*}} -> !torch.int<n>
// CHECK: torch.aten.unsqueeze{{.*}} -> !torch.tensor<[n,2,2,1,3,4],f32>
// CHECK: torch.aten.where.self{{.*}} -> !torch.tensor<[n,2,2,3,3,4],f32>
// CHECK: torch.aten.flatten.using_ints{{.*}} -> !torch.tensor<[n,2,6,3,4],f32>
// CHECK: torch.prim.ListConstruct{{.*}} -> !torch.list<[!torch.int<n>, !torch.int<2>, !torch.int<5>, !torch.int<3>, !torch.int<4>]>
// CHECK: torch.aten.full{{.*}} -> !torch.tensor<[n,2,5,3,4],f32>
// CHECK: torch.prim.ListConstruct{{.*}} -> !torch.list<[!torch.int<2>, !torch.int<0>, !torch.int<1>, !torch.int<3>, !torch.int<4>]>
// CHECK: torch.aten.permute{{.*}} -> !torch.tensor<[6,n,2,3,4],f32>
// CHECK: torch.prim.ListConstruct{{.*}} -> !torch.list<[!torch.int<2>, !torch.int<0>, !torch.int<1>, !torch.int<3>, !torch.int<4>]>
// CHECK: torch.aten.permute{{.*}} -> !torch.tensor<[5,n,2,3,4],f32>
// CHECK: torch.prim.ListConstruct{{.*}} -> !torch.list<[!torch.tensor<[6],i64>]>
// CHECK: torch.aten.index_put{{.*}} -> !torch.tensor<[5,n,2,3,4],f32>
// CHECK: torch.prim.ListConstruct{{.*}} -> !torch.list<[!torch.int<1>, !torch.int<2>, !torch.int<0>, !torch.int<3>, !torch.int<4>]>
// CHECK: torch.aten.permute{{.*}} -> !torch.tensor<[n,2,5,3,4],f32>
// CHECK: torch.aten.div.Tensor{{.*}} -> !torch.tensor<[n,2,5,3,4],f32>
// CHECK: torch.aten.size.int{{.*}} -> !torch.int<n>
// CHECK: torch.aten.unsqueeze{{.*}} -> !torch.tensor<[n,2,5,3,1,4],f32>
// CHECK: torch.aten.where.self{{.*}} -> !torch.tensor<[n,2,5,3,2,4],f32>
// CHECK: torch.aten.flatten.using_ints{{.*}} -> !torch.tensor<[n,2,5,6,4],f32>
// CHECK: torch.prim.ListConstruct{{.*}} -> !torch.list<[!torch.int<n>, !torch.int<2>, !torch.int<5>, !torch.int<6>, !torch.int<4>]>
// CHECK: torch.aten.full{{.*}} -> !torch.tensor<[n,2,5,6,4],f32>
// CHECK: torch.prim.ListConstruct{{.*}} -> !torch.list<[!torch.int<3>, !torch.int<0>, !torch.int<1>, !torch.int<2>, !torch.int<4>]>
// CHECK: torch.aten.permute{{.*}} -> !torch.tensor<[6,n,2,5,4],f32>
// CHECK: torch.prim.ListConstruct{{.*}} -> !torch.list<[!torch.int<3>, !torch.int<0>, !torch.int<1>, !torch.int<2>, !torch.int<4>]>
// CHECK: torch.aten.permute{{.*}} -> !torch.tensor<[6,n,2,5,4],f32>
// CHECK: torch.prim.ListConstruct{{.*}} -> !torch.list<[!torch.tensor<[6],i64>]>
// CHECK: torch.aten.index_put{{.*}} -> !torch.tensor<[6,n,2,5,4],f32>
// CHECK: torch.prim.ListConstruct{{.*}} -> !torch.list<[!torch.int<1>, !torch.int<2>, !torch.int<3>, !torch.int<0>, !torch.int<4>]>
// CHECK: torch.aten.permute{{.*}} -> !torch.tensor<[n,2,5,6,4],f32>
// CHECK: torch.aten.div.Tensor{{.*}} -> !torch.tensor<[n,2,5,6,4],f32>
// CHECK: torch.aten.size.int{{.*}} -> !torch.int<n>
// CHECK: torch.aten.unsqueeze{{.*}} -> !torch.tensor<[n,2,5,6,4,1],f32>
// CHECK: torch.aten.where.self{{.*}} -> !torch.tensor<[n,2,5,6,4,2],f32>
// CHECK: torch.aten.flatten.using_ints{{.*}} -> !torch.tensor<[n,2,5,6,8],f32>
// CHECK: torch.prim.ListConstruct{{.*}} -> !torch.list<[!torch.int<n>, !torch.int<2>, !torch.int<5>, !torch.int<6>, !torch.int<9>]>
// CHECK: torch.aten.full{{.*}} -> !torch.tensor<[n,2,5,6,9],f32>
// CHECK: torch.prim.ListConstruct{{.*}} -> !torch.list<[!torch.int<4>, !torch.int<0>, !torch.int<1>, !torch.int<2>, !torch.int<3>]>
// CHECK: torch.aten.permute{{.*}} -> !torch.tensor<[8,n,2,5,6],f32>
// CHECK: torch.prim.ListConstruct{{.*}} -> !torch.list<[!torch.int<4>, !torch.int<0>, !torch.int<1>, !torch.int<2>, !torch.int<3>]>
// CHECK: torch.aten.permute{{.*}} -> !torch.tensor<[9,n,2,5,6],f32>
// CHECK: torch.prim.ListConstruct{{.*}} -> !torch.list<[!torch.tensor<[8],i64>]>
// CHECK: torch.aten.index_put{{.*}} -> !torch.tensor<[9,n,2,5,6],f32>
// CHECK: torch.prim.ListConstruct{{.*}} -> !torch.list<[!torch.int<1>, !torch.int<2>, !torch.int<3>, !torch.int<4>, !torch.int<0>]>
// CHECK: torch.aten.permute{{.*}} -> !torch.tensor<[n,2,5,6,9],f32>
func.func @avg_pool3d_backward(%arg0: !torch.tensor<[n,2,2,3,4],f32>, %arg1: !torch.tensor<[n,2,5,6,9],f32>) -> (!torch.tensor<[n,2,5,6,9],f32>) {
  %0 = torch.constant true -> !torch.bool<true>
  %1 = torch.constant 3 : i64 -> !torch.int<3>
  %2 = torch.constant 2 : i64 -> !torch.int<2>
  %3 = torch.constant 0 : i64 -> !torch.int<0>
  %4 = torch.constant false -> !torch.bool<false>
  %5 = torch.constant unit -> !torch.none
  %6 = torch.prim.ListConstruct(%1, %2, %2) : (!torch.int<3>, !torch.int<2>, !torch.int<2>) -> !torch.list<[!torch.int<3>, !torch.int<2>, !torch.int<2>]>
  %7 = torch.prim.ListConstruct(%2, %2, %2) : (!torch.int<2>, !torch.int<2>, !torch.int<2>) -> !torch.list<[!torch.int<2>, !torch.int<2>, !torch.int<2>]>
  %8 = torch.prim.ListConstruct(%3, %3, %3) : (!torch.int<0>, !torch.int<0>, !torch.int<0>) -> !torch.list<[!torch.int<0>, !torch.int<0>, !torch.int<0>]>
  %9 = torch.aten.avg_pool3d_backward(%arg0, %arg1, %6, %7, %8, %4, %0, %5) : (!torch.tensor<[n,2,2,3,4],f32>, !torch.tensor<[n,2,5,6,9],f32>, !torch.list<[!torch.int<3>, !torch.int<2>, !torch.int<2>]>, !torch.list<[!torch.int<2>, !torch.int<2>, !torch.int<2>]>, !torch.list<[!torch.int<0>, !torch.int<0>, !torch.int<0>]>, !torch.bool<false>, !torch.bool<true>, !torch.none) -> !torch.tensor<[n,2,5,6,9],f32>
  return %9 : !torch.tensor<[n,2,5,6,9],f32>
}

// CHECK-LABEL: @_adaptive_avg_pool2d_backward(
// CHECK: torch.aten.div.Tensor{{.*}} -> !torch.tensor<[n,2,3,4],f32>
// CHECK: torch.aten.size.int{{.*}} -> !torch.int<n>
// CHECK: torch.aten.unsqueeze{{.*}} -> !torch.tensor<[n,2,3,1,4],f32>
// CHECK: torch.aten.where.self{{.*}} -> !torch.tensor<[n,2,3,4,4],f32>
// CHECK: torch.aten.flatten.using_ints{{.*}} -> !torch.tensor<[n,2,12,4],f32>
// CHECK: torch.prim.ListConstruct{{.*}} -> !torch.list<[!torch.int<n>, !torch.int<2>, !torch.int<7>, !torch.int<4>]>
// CHECK: torch.aten.full{{.*}} -> !torch.tensor<[n,2,7,4],f32>
// CHECK: torch.prim.ListConstruct{{.*}} -> !torch.list<[!torch.int<2>, !torch.int<0>, !torch.int<1>, !torch.int<3>]>
// CHECK: torch.aten.permute{{.*}} -> !torch.tensor<[12,n,2,4],f32>
// CHECK: torch.prim.ListConstruct{{.*}} -> !torch.list<[!torch.int<2>, !torch.int<0>, !torch.int<1>, !torch.int<3>]>
// CHECK: torch.aten.permute{{.*}} -> !torch.tensor<[7,n,2,4],f32>
// CHECK: torch.prim.ListConstruct{{.*}} -> !torch.list<[!torch.tensor<[12],i64>]>
// CHECK: torch.aten.index_put{{.*}} -> !torch.tensor<[7,n,2,4],f32>
// CHECK: torch.prim.ListConstruct{{.*}} -> !torch.list<[!torch.int<1>, !torch.int<2>, !torch.int<0>, !torch.int<3>]>
// CHECK: torch.aten.permute{{.*}} -> !torch.tensor<[n,2,7,4],f32>
// CHECK: torch.aten.div.Tensor{{.*}} -> !torch.tensor<[n,2,7,4],f32>
// CHECK: torch.aten.size.int{{.*}} -> !torch.int<n>
// CHECK: torch.aten.unsqueeze{{.*}} -> !torch.tensor<[n,2,7,4,1],f32>
// CHECK: torch.aten.where.self{{.*}} -> !torch.tensor<[n,2,7,4,4],f32>
// CHECK: torch.aten.flatten.using_ints{{.*}} -> !torch.tensor<[n,2,7,16],f32>
// CHECK: torch.prim.ListConstruct{{.*}} -> !torch.list<[!torch.int<n>, !torch.int<2>, !torch.int<7>, !torch.int<9>]>
// CHECK: torch.aten.full{{.*}} -> !torch.tensor<[n,2,7,9],f32>
// CHECK: torch.prim.ListConstruct{{.*}} -> !torch.list<[!torch.int<3>, !torch.int<0>, !torch.int<1>, !torch.int<2>]>
// CHECK: torch.aten.permute{{.*}} -> !torch.tensor<[16,n,2,7],f32>
// CHECK: torch.prim.ListConstruct{{.*}} -> !torch.list<[!torch.int<3>, !torch.int<0>, !torch.int<1>, !torch.int<2>]>
// CHECK: torch.aten.permute{{.*}} -> !torch.tensor<[9,n,2,7],f32>
// CHECK: torch.prim.ListConstruct{{.*}} -> !torch.list<[!torch.tensor<[16],i64>]>
// CHECK: torch.aten.index_put{{.*}} -> !torch.tensor<[9,n,2,7],f32>
// CHECK: torch.prim.ListConstruct{{.*}} -> !torch.list<[!torch.int<1>, !torch.int<2>, !torch.int<3>, !torch.int<0>]>
// CHECK: torch.aten.permute{{.*}} -> !torch.tensor<[n,2,7,9],f32>
func.func @_adaptive_avg_pool2d_backward(%arg0: !torch.tensor<[n,2,3,4],f32>, %arg1: !torch.tensor<[n,2,7,9],f32>) -> (!torch.tensor<[n,2,7,9],f32>) {
  %0 = torch.aten._adaptive_avg_pool2d_backward(%arg0, %arg1) : (!torch.tensor<[n,2,3,4],f32>, !torch.tensor<[n,2,7,9],f32>) -> !torch.tensor<[n,2,7,9],f32>
  return %0 : !torch.tensor<[n,2,7,9],f32>
}

// CHECK-LABEL: @_adaptive_avg_pool3d_backward(
// CHECK: torch.aten.div.Tensor{{.*}} -> !torch.tensor<[n,2,3,4,5],f32>
// CHECK: torch.aten.size.int{{.*}} -> !torch.int<n>
// CHECK: torch.aten.unsqueeze{{.*}} -> !torch.tensor<[n,2,3,1,4,5],f32>
// CHECK: torch.aten.where.self{{.*}} -> !torch.tensor<[n,2,3,4,4,5],f32>
// CHECK: torch.aten.flatten.using_ints{{.*}} -> !torch.tensor<[n,2,12,4,5],f32>
// CHECK: torch.prim.ListConstruct{{.*}} -> !torch.list<[!torch.int<n>, !torch.int<2>, !torch.int<7>, !torch.int<4>, !torch.int<5>]>
// CHECK: torch.aten.full{{.*}} -> !torch.tensor<[n,2,7,4,5],f32>
// CHECK: torch.prim.ListConstruct{{.*}} -> !torch.list<[!torch.int<2>, !torch.int<0>, !torch.int<1>, !torch.int<3>, !torch.int<4>]>
// CHECK: torch.aten.permute{{.*}} -> !torch.tensor<[12,n,2,4,5],f32>
// CHECK: torch.prim.ListConstruct{{.*}} -> !torch.list<[!torch.int<2>, !torch.int<0>, !torch.int<1>, !torch.int<3>, !torch.int<4>]>
// CHECK: torch.aten.permute{{.*}} -> !torch.tensor<[7,n,2,4,5],f32>
// CHECK: torch.prim.ListConstruct{{.*}} -> !torch.list<[!torch.tensor<[12],i64>]>
// CHECK: torch.aten.index_put{{.*}} -> !torch.tensor<[7,n,2,4,5],f32>
// CHECK: torch.prim.ListConstruct{{.*}} -> !torch.list<[!torch.int<1>, !torch.int<2>, !torch.int<0>, !torch.int<3>, !torch.int<4>]>
// CHECK: torch.aten.permute{{.*}} -> !torch.tensor<[n,2,7,4,5],f32>
// CHECK: torch.aten.div.Tensor{{.*}} -> !torch.tensor<[n,2,7,4,5],f32>
// CHECK: torch.aten.size.int{{.*}} -> !torch.int<n>
// CHECK: torch.aten.unsqueeze{{.*}} -> !torch.tensor<[n,2,7,4,1,5],f32>
// CHECK: torch.aten.where.self{{.*}} -> !torch.tensor<[n,2,7,4,2,5],f32>
// CHECK: torch.aten.flatten.using_ints{{.*}} -> !torch.tensor<[n,2,7,8,5],f32>
// CHECK: torch.prim.ListConstruct{{.*}} -> !torch.list<[!torch.int<n>, !torch.int<2>, !torch.int<7>, !torch.int<4>, !torch.int<5>]>
// CHECK: torch.aten.full{{.*}} -> !torch.tensor<[n,2,7,4,5],f32>
// CHECK: torch.prim.ListConstruct{{.*}} -> !torch.list<[!torch.int<3>, !torch.int<0>, !torch.int<1>, !torch.int<2>, !torch.int<4>]>
// CHECK: torch.aten.permute{{.*}} -> !torch.tensor<[8,n,2,7,5],f32>
// CHECK: torch.prim.ListConstruct{{.*}} -> !torch.list<[!torch.int<3>, !torch.int<0>, !torch.int<1>, !torch.int<2>, !torch.int<4>]>
// CHECK: torch.aten.permute{{.*}} -> !torch.tensor<[4,n,2,7,5],f32>
// CHECK: torch.prim.ListConstruct{{.*}} -> !torch.list<[!torch.tensor<[8],i64>]>
// CHECK: torch.aten.index_put{{.*}} -> !torch.tensor<[4,n,2,7,5],f32>
// CHECK: torch.prim.ListConstruct{{.*}} -> !torch.list<[!torch.int<1>, !torch.int<2>, !torch.int<3>, !torch.int<0>, !torch.int<4>]>
// CHECK: torch.aten.permute{{.*}} -> !torch.tensor<[n,2,7,4,5],f32>
// CHECK: torch.aten.div.Tensor{{.*}} -> !torch.tensor<[n,2,7,4,5],f32>
// CHECK: torch.aten.size.int{{.*}} -> !torch.int<n>
// CHECK: torch.aten.unsqueeze{{.*}} -> !torch.tensor<[n,2,7,4,5,1],f32>
// CHECK: torch.aten.where.self{{.*}} -> !torch.tensor<[n,2,7,4,5,2],f32>
// CHECK: torch.aten.flatten.using_ints{{.*}} -> !torch.tensor<[n,2,7,4,10],f32>
// CHECK: torch.prim.ListConstruct{{.*}} -> !torch.list<[!torch.int<n>, !torch.int<2>, !torch.int<7>, !torch.int<4>, !torch.int<3>]>
// CHECK: torch.aten.full{{.*}} -> !torch.tensor<[n,2,7,4,3],f32>
// CHECK: torch.prim.ListConstruct{{.*}} -> !torch.list<[!torch.int<4>, !torch.int<0>, !torch.int<1>, !torch.int<2>, !torch.int<3>]>
// CHECK: torch.aten.permute{{.*}} -> !torch.tensor<[10,n,2,7,4],f32>
// CHECK: torch.prim.ListConstruct{{.*}} -> !torch.list<[!torch.int<4>, !torch.int<0>, !torch.int<1>, !torch.int<2>, !torch.int<3>]>
// CHECK: torch.aten.permute{{.*}} -> !torch.tensor<[3,n,2,7,4],f32>
// CHECK: torch.prim.ListConstruct{{.*}} -> !torch.list<[!torch.tensor<[10],i64>]>
// CHECK: torch.aten.index_put{{.*}} -> !torch.tensor<[3,n,2,7,4],f32>
// CHECK: torch.prim.ListConstruct{{.*}} -> !torch.list<[!torch.int<1>, !torch.int<2>, !torch.int<3>, !torch.int<4>, !torch.int<0>]>
// CHECK: torch.aten.permute{{.*}} -> !torch.tensor<[n,2,7,4,3],f32>
func.func @_adaptive_avg_pool3d_backward(%arg0: !torch.tensor<[n,2,3,4,5],f32>, %arg1: !torch.tensor<[n,2,7,4,3],f32>) -> (!torch.tensor<[n,2,7,4,3],f32>) {
  %0 = torch.aten._adaptive_avg_pool3d_backward(%arg0, %arg1) : (!torch.tensor<[n,2,3,4,5],f32>, !torch.tensor<[n,2,7,4,3],f32>) -> !torch.tensor<[n,2,7,4,3],f32>
  return %0 : !torch.tensor<[n,2,7,4,3],f32>
}

// CHECK-LABEL: @reflection_pad1d_backward(
// CHECK: torch.aten.size.int{{.*}} -> !torch.int<h>
// CHECK: torch.aten.size.int{{.*}} -> !torch.int<"h+3">
// CHECK: torch.aten.arange.start_step{{.*}} -> !torch.tensor<["h+3"],i64>
// CHECK: torch.aten.sub.Scalar{{.*}} -> !torch.tensor<["h+3"],i64>
// CHECK: torch.aten.sub.int{{.*}} -> !torch.int<"h-1">
// CHECK: torch.aten.abs{{.*}} -> !torch.tensor<["h+3"],i64>
// CHECK: torch.aten.rsub.Scalar{{.*}} -> !torch.tensor<["h+3"],i64>
// CHECK: torch.aten.abs{{.*}} -> !torch.tensor<["h+3"],i64>
// CHECK: torch.aten.rsub.Scalar{{.*}} -> !torch.tensor<["h+3"],i64>
// CHECK: torch.aten.size.int{{.*}} -> !torch.int<n>
// CHECK: torch.aten.size.int{{.*}} -> !torch.int<h>
// CHECK: torch.prim.ListConstruct{{.*}} -> !torch.list<[!torch.int<n>, !torch.int<2>, !torch.int<h>]>
// CHECK: torch.aten.full{{.*}} -> !torch.tensor<[n,2,h],f32>
// CHECK: torch.prim.ListConstruct{{.*}} -> !torch.list<[!torch.int<2>, !torch.int<0>, !torch.int<1>]>
// CHECK: torch.aten.permute{{.*}} -> !torch.tensor<["h+3",n,2],f32>
// CHECK: torch.prim.ListConstruct{{.*}} -> !torch.list<[!torch.int<2>, !torch.int<0>, !torch.int<1>]>
// CHECK: torch.aten.permute{{.*}} -> !torch.tensor<[h,n,2],f32>
// CHECK: torch.prim.ListConstruct{{.*}} -> !torch.list<[!torch.tensor<["h+3"],i64>]>
// CHECK: torch.aten.index_put{{.*}} -> !torch.tensor<[h,n,2],f32>
// CHECK: torch.prim.ListConstruct{{.*}} -> !torch.list<[!torch.int<1>, !torch.int<2>, !torch.int<0>]>
// CHECK: torch.aten.permute{{.*}} -> !torch.tensor<[n,2,h],f32>
func.func @reflection_pad1d_backward(%arg0: !torch.tensor<[n,2,"h+3"],f32>, %arg1: !torch.tensor<[n,2,h],f32>) -> (!torch.tensor<[n,2,h],f32>) {
  %0 = torch.constant 1 : i64 -> !torch.int<1>
  %1 = torch.constant 2 : i64 -> !torch.int<2>
  %2 = torch.prim.ListConstruct(%0, %1) : (!torch.int<1>, !torch.int<2>) -> !torch.list<[!torch.int<1>, !torch.int<2>]>
  %3 = torch.aten.reflection_pad1d_backward(%arg0, %arg1, %2) : (!torch.tensor<[n,2,"h+3"],f32>, !torch.tensor<[n,2,h],f32>, !torch.list<[!torch.int<1>, !torch.int<2>]>) -> !torch.tensor<[n,2,h],f32>
  return %3 : !torch.tensor<[n,2,h],f32>
}

// CHECK-LABEL: @reflection_pad2d_backward(
// CHECK: torch.aten.size.int{{.*}} -> !torch.int<n>
// CHECK: torch.prim.ListConstruct{{.*}} -> !torch.list<[!torch.int<n>, !torch.int<2>, !torch.int<10>, !torch.int<9>]>
// CHECK: torch.aten.full{{.*}} -> !torch.tensor<[n,2,10,9],f32>
// CHECK: torch.prim.ListConstruct{{.*}} -> !torch.list<[!torch.int<3>, !torch.int<0>, !torch.int<1>, !torch.int<2>]>
// CHECK: torch.aten.permute{{.*}} -> !torch.tensor<[8,n,2,10],f32>
// CHECK: torch.prim.ListConstruct{{.*}} -> !torch.list<[!torch.int<3>, !torch.int<0>, !torch.int<1>, !torch.int<2>]>
// CHECK: torch.aten.permute{{.*}} -> !torch.tensor<[9,n,2,10],f32>
// CHECK: torch.prim.ListConstruct{{.*}} -> !torch.list<[!torch.tensor<[8],i64>]>
// CHECK: torch.aten.index_put{{.*}} -> !torch.tensor<[9,n,2,10],f32>
// CHECK: torch.prim.ListConstruct{{.*}} -> !torch.list<[!torch.int<1>, !torch.int<2>, !torch.int<3>, !torch.int<0>]>
// CHECK: torch.aten.permute{{.*}} -> !torch.tensor<[n,2,10,9],f32>
// CHECK: torch.aten.size.int{{.*}} -> !torch.int<n>
// CHECK: torch.prim.ListConstruct{{.*}} -> !torch.list<[!torch.int<n>, !torch.int<2>, !torch.int<7>, !torch.int<9>]>
// CHECK: torch.aten.full{{.*}} -> !torch.tensor<[n,2,7,9],f32>
// CHECK: torch.prim.ListConstruct{{.*}} -> !torch.list<[!torch.int<2>, !torch.int<0>, !torch.int<1>, !torch.int<3>]>
// CHECK: torch.aten.permute{{.*}} -> !torch.tensor<[10,n,2,9],f32>
// CHECK: torch.prim.ListConstruct{{.*}} -> !torch.list<[!torch.int<2>, !torch.int<0>, !torch.int<1>, !torch.int<3>]>
// CHECK: torch.aten.permute{{.*}} -> !torch.tensor<[7,n,2,9],f32>
// CHECK: torch.prim.ListConstruct{{.*}} -> !torch.list<[!torch.tensor<[10],i64>]>
// CHECK: torch.aten.index_put{{.*}} -> !torch.tensor<[7,n,2,9],f32>
// CHECK: torch.prim.ListConstruct{{.*}} -> !torch.list<[!torch.int<1>, !torch.int<2>, !torch.int<0>, !torch.int<3>]>
// CHECK: torch.aten.permute{{.*}} -> !torch.tensor<[n,2,7,9],f32>
func.func @reflection_pad2d_backward(%arg0: !torch.tensor<[n,2,10,8],f32>, %arg1: !torch.tensor<[n,2,7,9],f32>) -> (!torch.tensor<[n,2,7,9],f32>) {
  %0 = torch.constant 2 : i64 -> !torch.int<2>
  %1 = torch.constant -3 : i64 -> !torch.int<-3>
  %2 = torch.constant 1 : i64 -> !torch.int<1>
  %3 = torch.prim.ListConstruct(%0, %1, %2, %0) : (!torch.int<2>, !torch.int<-3>, !torch.int<1>, !torch.int<2>) -> !torch.list<[!torch.int<2>, !torch.int<-3>, !torch.int<1>, !torch.int<2>]>
  %4 = torch.aten.reflection_pad2d_backward(%arg0, %arg1, %3) : (!torch.tensor<[n,2,10,8],f32>, !torch.tensor<[n,2,7,9],f32>, !torch.list<[!torch.int<2>, !torch.int<-3>, !torch.int<1>, !torch.int<2>]>) -> !torch.tensor<[n,2,7,9],f32>
  return %4 : !torch.tensor<[n,2,7,9],f32>
}

// CHECK-LABEL: @reflection_pad3d_backward(
// CHECK: torch.aten.size.int{{.*}} -> !torch.int<n>
// CHECK: torch.prim.ListConstruct{{.*}} -> !torch.list<[!torch.int<n>, !torch.int<2>, !torch.int<6>, !torch.int<8>, !torch.int<7>]>
// CHECK: torch.aten.full{{.*}} -> !torch.tensor<[n,2,6,8,7],f32>
// CHECK: torch.prim.ListConstruct{{.*}} -> !torch.list<[!torch.int<4>, !torch.int<0>, !torch.int<1>, !torch.int<2>, !torch.int<3>]>
// CHECK: torch.aten.permute{{.*}} -> !torch.tensor<[11,n,2,6,8],f32>
// CHECK: torch.prim.ListConstruct{{.*}} -> !torch.list<[!torch.int<4>, !torch.int<0>, !torch.int<1>, !torch.int<2>, !torch.int<3>]>
// CHECK: torch.aten.permute{{.*}} -> !torch.tensor<[7,n,2,6,8],f32>
// CHECK: torch.prim.ListConstruct{{.*}} -> !torch.list<[!torch.tensor<[11],i64>]>
// CHECK: torch.aten.index_put{{.*}} -> !torch.tensor<[7,n,2,6,8],f32>
// CHECK: torch.prim.ListConstruct{{.*}} -> !torch.list<[!torch.int<1>, !torch.int<2>, !torch.int<3>, !torch.int<4>, !torch.int<0>]>
// CHECK: torch.aten.permute{{.*}} -> !torch.tensor<[n,2,6,8,7],f32>
// CHECK: torch.aten.size.int{{.*}} -> !torch.int<n>
// CHECK: torch.prim.ListConstruct{{.*}} -> !torch.list<[!torch.int<n>, !torch.int<2>, !torch.int<6>, !torch.int<5>, !torch.int<7>]>
// CHECK: torch.aten.full{{.*}} -> !torch.tensor<[n,2,6,5,7],f32>
// CHECK: torch.prim.ListConstruct{{.*}} -> !torch.list<[!torch.int<3>, !torch.int<0>, !torch.int<1>, !torch.int<2>, !torch.int<4>]>
// CHECK: torch.aten.permute{{.*}} -> !torch.tensor<[8,n,2,6,7],f32>
// CHECK: torch.prim.ListConstruct{{.*}} -> !torch.list<[!torch.int<3>, !torch.int<0>, !torch.int<1>, !torch.int<2>, !torch.int<4>]>
// CHECK: torch.aten.permute{{.*}} -> !torch.tensor<[5,n,2,6,7],f32>
// CHECK: torch.prim.ListConstruct{{.*}} -> !torch.list<[!torch.tensor<[8],i64>]>
// CHECK: torch.aten.index_put{{.*}} -> !torch.tensor<[5,n,2,6,7],f32>
// CHECK: torch.prim.ListConstruct{{.*}} -> !torch.list<[!torch.int<1>, !torch.int<2>, !torch.int<3>, !torch.int<0>, !torch.int<4>]>
// CHECK: torch.aten.permute{{.*}} -> !torch.tensor<[n,2,6,5,7],f32>
// CHECK: torch.aten.size.int{{.*}} -> !torch.int<n>
// CHECK: torch.prim.ListConstruct{{.*}} -> !torch.list<[!torch.int<n>, !torch.int<2>, !torch.int<5>, !torch.int<5>, !torch.int<7>]>
// CHECK: torch.aten.full{{.*}} -> !torch.tensor<[n,2,5,5,7],f32>
// CHECK: torch.prim.ListConstruct{{.*}} -> !torch.list<[!torch.int<2>, !torch.int<0>, !torch.int<1>, !torch.int<3>, !torch.int<4>]>
// CHECK: torch.aten.permute{{.*}} -> !torch.tensor<[6,n,2,5,7],f32>
// CHECK: torch.prim.ListConstruct{{.*}} -> !torch.list<[!torch.int<2>, !torch.int<0>, !torch.int<1>, !torch.int<3>, !torch.int<4>]>
// CHECK: torch.aten.permute{{.*}} -> !torch.tensor<[5,n,2,5,7],f32>
// CHECK: torch.prim.ListConstruct{{.*}} -> !torch.list<[!torch.tensor<[6],i64>]>
// CHECK: torch.aten.index_put{{.*}} -> !torch.tensor<[5,n,2,5,7],f32>
// CHECK: torch.prim.ListConstruct{{.*}} -> !torch.list<[!torch.int<1>, !torch.int<2>, !torch.int<0>, !torch.int<3>, !torch.int<4>]>
// CHECK: torch.aten.permute{{.*}} -> !torch.tensor<[n,2,5,5,7],f32>
func.func @reflection_pad3d_backward(%arg0: !torch.tensor<[n,2,6,8,11],f32>, %arg1: !torch.tensor<[n,2,5,5,7],f32>) -> (!torch.tensor<[n,2,5,5,7],f32>) {
  %0 = torch.constant 2 : i64 -> !torch.int<2>
  %1 = torch.constant 1 : i64 -> !torch.int<1>
  %2 = torch.constant 0 : i64 -> !torch.int<0>
  %3 = torch.prim.ListConstruct(%0, %0, %1, %0, %2, %1) : (!torch.int<2>, !torch.int<2>, !torch.int<1>, !torch.int<2>, !torch.int<0>, !torch.int<1>) -> !torch.list<[!torch.int<2>, !torch.int<2>, !torch.int<1>, !torch.int<2>, !torch.int<0>, !torch.int<1>]>
  %4 = torch.aten.reflection_pad3d_backward(%arg0, %arg1, %3) : (!torch.tensor<[n,2,6,8,11],f32>, !torch.tensor<[n,2,5,5,7],f32>, !torch.list<[!torch.int<2>, !torch.int<2>, !torch.int<1>, !torch.int<2>, !torch.int<0>, !torch.int<1>]>) -> !torch.tensor<[n,2,5,5,7],f32>
  return %4 : !torch.tensor<[n,2,5,5,7],f32>
}

// CHECK-LABEL: @replication_pad1d_backward(
// CHECK: torch.aten.size.int{{.*}} -> !torch.int<h>
// CHECK: torch.aten.size.int{{.*}} -> !torch.int<"h+3">
// CHECK: torch.aten.arange.start_step{{.*}} -> !torch.tensor<["h+3"],i64>
// CHECK: torch.aten.sub.Scalar{{.*}} -> !torch.tensor<["h+3"],i64>
// CHECK: torch.aten.sub.int{{.*}} -> !torch.int<"h-1">
// CHECK: torch.aten.clamp{{.*}} -> !torch.tensor<["h+3"],i64>
// CHECK: torch.aten.size.int{{.*}} -> !torch.int<n>
// CHECK: torch.aten.size.int{{.*}} -> !torch.int<h>
// CHECK: torch.prim.ListConstruct{{.*}} -> !torch.list<[!torch.int<n>, !torch.int<2>, !torch.int<h>]>
// CHECK: torch.aten.full{{.*}} -> !torch.tensor<[n,2,h],f32>
// CHECK: torch.prim.ListConstruct{{.*}} -> !torch.list<[!torch.int<2>, !torch.int<0>, !torch.int<1>]>
// CHECK: torch.aten.permute{{.*}} -> !torch.tensor<["h+3",n,2],f32>
// CHECK: torch.prim.ListConstruct{{.*}} -> !torch.list<[!torch.int<2>, !torch.int<0>, !torch.int<1>]>
// CHECK: torch.aten.permute{{.*}} -> !torch.tensor<[h,n,2],f32>
// CHECK: torch.prim.ListConstruct{{.*}} -> !torch.list<[!torch.tensor<["h+3"],i64>]>
// CHECK: torch.aten.index_put{{.*}} -> !torch.tensor<[h,n,2],f32>
// CHECK: torch.prim.ListConstruct{{.*}} -> !torch.list<[!torch.int<1>, !torch.int<2>, !torch.int<0>]>
// CHECK: torch.aten.permute{{.*}} -> !torch.tensor<[n,2,h],f32>
func.func @replication_pad1d_backward(%arg0: !torch.tensor<[n,2,"h+3"],f32>, %arg1: !torch.tensor<[n,2,h],f32>) -> (!torch.tensor<[n,2,h],f32>) {
  %0 = torch.constant 1 : i64 -> !torch.int<1>
  %1 = torch.constant 2 : i64 -> !torch.int<2>
  %2 = torch.prim.ListConstruct(%0, %1) : (!torch.int<1>, !torch.int<2>) -> !torch.list<[!torch.int<1>, !torch.int<2>]>
  %3 = torch.aten.replication_pad1d_backward(%arg0, %arg1, %2) : (!torch.tensor<[n,2,"h+3"],f32>, !torch.tensor<[n,2,h],f32>, !torch.list<[!torch.int<1>, !torch.int<2>]>) -> !torch.tensor<[n,2,h],f32>
  return %3 : !torch.tensor<[n,2,h],f32>
}

// CHECK-LABEL: @replication_pad2d_backward(
// CHECK: torch.aten.size.int{{.*}} -> !torch.int<n>
// CHECK: torch.prim.ListConstruct{{.*}} -> !torch.list<[!torch.int<n>, !torch.int<2>, !torch.int<10>, !torch.int<9>]>
// CHECK: torch.aten.full{{.*}} -> !torch.tensor<[n,2,10,9],f32>
// CHECK: torch.prim.ListConstruct{{.*}} -> !torch.list<[!torch.int<3>, !torch.int<0>, !torch.int<1>, !torch.int<2>]>
// CHECK: torch.aten.permute{{.*}} -> !torch.tensor<[8,n,2,10],f32>
// CHECK: torch.prim.ListConstruct{{.*}} -> !torch.list<[!torch.int<3>, !torch.int<0>, !torch.int<1>, !torch.int<2>]>
// CHECK: torch.aten.permute{{.*}} -> !torch.tensor<[9,n,2,10],f32>
// CHECK: torch.prim.ListConstruct{{.*}} -> !torch.list<[!torch.tensor<[8],i64>]>
// CHECK: torch.aten.index_put{{.*}} -> !torch.tensor<[9,n,2,10],f32>
// CHECK: torch.prim.ListConstruct{{.*}} -> !torch.list<[!torch.int<1>, !torch.int<2>, !torch.int<3>, !torch.int<0>]>
// CHECK: torch.aten.permute{{.*}} -> !torch.tensor<[n,2,10,9],f32>
// CHECK: torch.aten.size.int{{.*}} -> !torch.int<n>
// CHECK: torch.prim.ListConstruct{{.*}} -> !torch.list<[!torch.int<n>, !torch.int<2>, !torch.int<7>, !torch.int<9>]>
// CHECK: torch.aten.full{{.*}} -> !torch.tensor<[n,2,7,9],f32>
// CHECK: torch.prim.ListConstruct{{.*}} -> !torch.list<[!torch.int<2>, !torch.int<0>, !torch.int<1>, !torch.int<3>]>
// CHECK: torch.aten.permute{{.*}} -> !torch.tensor<[10,n,2,9],f32>
// CHECK: torch.prim.ListConstruct{{.*}} -> !torch.list<[!torch.int<2>, !torch.int<0>, !torch.int<1>, !torch.int<3>]>
// CHECK: torch.aten.permute{{.*}} -> !torch.tensor<[7,n,2,9],f32>
// CHECK: torch.prim.ListConstruct{{.*}} -> !torch.list<[!torch.tensor<[10],i64>]>
// CHECK: torch.aten.index_put{{.*}} -> !torch.tensor<[7,n,2,9],f32>
// CHECK: torch.prim.ListConstruct{{.*}} -> !torch.list<[!torch.int<1>, !torch.int<2>, !torch.int<0>, !torch.int<3>]>
// CHECK: torch.aten.permute{{.*}} -> !torch.tensor<[n,2,7,9],f32>
func.func @replication_pad2d_backward(%arg0: !torch.tensor<[n,2,10,8],f32>, %arg1: !torch.tensor<[n,2,7,9],f32>) -> (!torch.tensor<[n,2,7,9],f32>) {
  %0 = torch.constant 2 : i64 -> !torch.int<2>
  %1 = torch.constant -3 : i64 -> !torch.int<-3>
  %2 = torch.constant 1 : i64 -> !torch.int<1>
  %3 = torch.prim.ListConstruct(%0, %1, %2, %0) : (!torch.int<2>, !torch.int<-3>, !torch.int<1>, !torch.int<2>) -> !torch.list<[!torch.int<2>, !torch.int<-3>, !torch.int<1>, !torch.int<2>]>
  %4 = torch.aten.replication_pad2d_backward(%arg0, %arg1, %3) : (!torch.tensor<[n,2,10,8],f32>, !torch.tensor<[n,2,7,9],f32>, !torch.list<[!torch.int<2>, !torch.int<-3>, !torch.int<1>, !torch.int<2>]>) -> !torch.tensor<[n,2,7,9],f32>
  return %4 : !torch.tensor<[n,2,7,9],f32>
}

// CHECK-LABEL: @replication_pad3d_backward(
// CHECK: torch.aten.size.int{{.*}} -> !torch.int<n>
// CHECK: torch.prim.ListConstruct{{.*}} -> !torch.list<[!torch.int<n>, !torch.int<2>, !torch.int<6>, !torch.int<8>, !torch.int<7>]>
// CHECK: torch.aten.full{{.*}} -> !torch.tensor<[n,2,6,8,7],f32>
// CHECK: torch.prim.ListConstruct{{.*}} -> !torch.list<[!torch.int<4>, !torch.int<0>, !torch.int<1>, !torch.int<2>, !torch.int<3>]>
// CHECK: torch.aten.permute{{.*}} -> !torch.tensor<[11,n,2,6,8],f32>
// CHECK: torch.prim.ListConstruct{{.*}} -> !torch.list<[!torch.int<4>, !torch.int<0>, !torch.int<1>, !torch.int<2>, !torch.int<3>]>
// CHECK: torch.aten.permute{{.*}} -> !torch.tensor<[7,n,2,6,8],f32>
// CHECK: torch.prim.ListConstruct{{.*}} -> !torch.list<[!torch.tensor<[11],i64>]>
// CHECK: torch.aten.index_put{{.*}} -> !torch.tensor<[7,n,2,6,8],f32>
// CHECK: torch.prim.ListConstruct{{.*}} -> !torch.list<[!torch.int<1>, !torch.int<2>, !torch.int<3>, !torch.int<4>, !torch.int<0>]>
// CHECK: torch.aten.permute{{.*}} -> !torch.tensor<[n,2,6,8,7],f32>
// CHECK: torch.aten.size.int{{.*}} -> !torch.int<n>
// CHECK: torch.prim.ListConstruct{{.*}} -> !torch.list<[!torch.int<n>, !torch.int<2>, !torch.int<6>, !torch.int<5>, !torch.int<7>]>
// CHECK: torch.aten.full{{.*}} -> !torch.tensor<[n,2,6,5,7],f32>
// CHECK: torch.prim.ListConstruct{{.*}} -> !torch.list<[!torch.int<3>, !torch.int<0>, !torch.int<1>, !torch.int<2>, !torch.int<4>]>
// CHECK: torch.aten.permute{{.*}} -> !torch.tensor<[8,n,2,6,7],f32>
// CHECK: torch.prim.ListConstruct{{.*}} -> !torch.list<[!torch.int<3>, !torch.int<0>, !torch.int<1>, !torch.int<2>, !torch.int<4>]>
// CHECK: torch.aten.permute{{.*}} -> !torch.tensor<[5,n,2,6,7],f32>
// CHECK: torch.prim.ListConstruct{{.*}} -> !torch.list<[!torch.tensor<[8],i64>]>
// CHECK: torch.aten.index_put{{.*}} -> !torch.tensor<[5,n,2,6,7],f32>
// CHECK: torch.prim.ListConstruct{{.*}} -> !torch.list<[!torch.int<1>, !torch.int<2>, !torch.int<3>, !torch.int<0>, !torch.int<4>]>
// CHECK: torch.aten.permute{{.*}} -> !torch.tensor<[n,2,6,5,7],f32>
// CHECK: torch.aten.size.int{{.*}} -> !torch.int<n>
// CHECK: torch.prim.ListConstruct{{.*}} -> !torch.list<[!torch.int<n>, !torch.int<2>, !torch.int<5>, !torch.int<5>, !torch.int<7>]>
// CHECK: torch.aten.full{{.*}} -> !torch.tensor<[n,2,5,5,7],f32>
// CHECK: torch.prim.ListConstruct{{.*}} -> !torch.list<[!torch.int<2>, !torch.int<0>, !torch.int<1>, !torch.int<3>, !torch.int<4>]>
// CHECK: torch.aten.permute{{.*}} -> !torch.tensor<[6,n,2,5,7],f32>
// CHECK: torch.prim.ListConstruct{{.*}} -> !torch.list<[!torch.int<2>, !torch.int<0>, !torch.int<1>, !torch.int<3>, !torch.int<4>]>
// CHECK: torch.aten.permute{{.*}} -> !torch.tensor<[5,n,2,5,7],f32>
// CHECK: torch.prim.ListConstruct{{.*}} -> !torch.list<[!torch.tensor<[6],i64>]>
// CHECK: torch.aten.index_put{{.*}} -> !torch.tensor<[5,n,2,5,7],f32>
// CHECK: torch.prim.ListConstruct{{.*}} -> !torch.list<[!torch.int<1>, !torch.int<2>, !torch.int<0>, !torch.int<3>, !torch.int<4>]>
// CHECK: torch.aten.permute{{.*}} -> !torch.tensor<[n,2,5,5,7],f32>
func.func @replication_pad3d_backward(%arg0: !torch.tensor<[n,2,6,8,11],f32>, %arg1: !torch.tensor<[n,2,5,5,7],f32>) -> (!torch.tensor<[n,2,5,5,7],f32>) {
  %0 = torch.constant 2 : i64 -> !torch.int<2>
  %1 = torch.constant 1 : i64 -> !torch.int<1>
  %2 = torch.constant 0 : i64 -> !torch.int<0>
  %3 = torch.prim.ListConstruct(%0, %0, %1, %0, %2, %1) : (!torch.int<2>, !torch.int<2>, !torch.int<1>, !torch.int<2>, !torch.int<0>, !torch.int<1>) -> !torch.list<[!torch.int<2>, !torch.int<2>, !torch.int<1>, !torch.int<2>, !torch.int<0>, !torch.int<1>]>
  %4 = torch.aten.replication_pad3d_backward(%arg0, %arg1, %3) : (!torch.tensor<[n,2,6,8,11],f32>, !torch.tensor<[n,2,5,5,7],f32>, !torch.list<[!torch.int<2>, !torch.int<2>, !torch.int<1>, !torch.int<2>, !torch.int<0>, !torch.int<1>]>) -> !torch.tensor<[n,2,5,5,7],f32>
  return %4 : !torch.tensor<[n,2,5,5,7],f32>
}
