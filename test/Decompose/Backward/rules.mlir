// NOTE: The checks are written by tools/dev/update_checks.py.

// RUN: torch-onnx-opt %s --decompose | FileCheck %s

// CHECK-LABEL: @_log_softmax_backward_data(
// CHECK: %[[V0:.*]] = torch.prim.ListConstruct({{.*}}) : (!torch.int<1>) -> !torch.list<[!torch.int<1>]>
// CHECK: %[[V1:.*]] = torch.aten.sum.dim_IntList(%arg0, %[[V0]], {{.*}}) : ({{.*}}, !torch.bool<true>, !torch.none) -> !torch.tensor<[n,1,4],f32>
// CHECK: %[[V2:.*]] = torch.aten.exp(%arg1) : {{.*}} -> !torch.tensor<[n,3,4],f32>
// CHECK: %[[V3:.*]] = torch.aten.mul.Tensor(%[[V2]], %[[V1]]) : {{.*}} -> !torch.tensor<[n,3,4],f32>
// CHECK: %[[V4:.*]] = torch.aten.sub.Tensor(%arg0, %[[V3]], {{.*}}) : ({{.*}}, !torch.int<1>) -> !torch.tensor<[n,3,4],f32>
// CHECK: return %[[V4]]
func.func @_log_softmax_backward_data(%arg0: !torch.tensor<[n,3,4],f32>, %arg1: !torch.tensor<[n,3,4],f32>) -> (!torch.tensor<[n,3,4],f32>) {
  %0 = torch.constant 1 : i64 -> !torch.int<1>
  %1 = torch.constant 6 : i64 -> !torch.int<6>
  %2 = torch.aten._log_softmax_backward_data(%arg0, %arg1, %0, %1) : (!torch.tensor<[n,3,4],f32>, !torch.tensor<[n,3,4],f32>, !torch.int<1>, !torch.int<6>) -> !torch.tensor<[n,3,4],f32>
  return %2 : !torch.tensor<[n,3,4],f32>
}

// CHECK-LABEL: @_softmax_backward_data(
// CHECK: %[[V0:.*]] = torch.aten.mul.Tensor(%arg0, %arg1) : {{.*}} -> !torch.tensor<[n,3,4],f32>
// CHECK: %[[V1:.*]] = torch.prim.ListConstruct({{.*}}) : (!torch.int<1>) -> !torch.list<[!torch.int<1>]>
// CHECK: %[[V2:.*]] = torch.aten.sum.dim_IntList(%[[V0]], %[[V1]], {{.*}}) : ({{.*}}, !torch.bool<true>, !torch.none) -> !torch.tensor<[n,1,4],f32>
// CHECK: %[[V3:.*]] = torch.aten.mul.Tensor(%arg1, %[[V2]]) : {{.*}} -> !torch.tensor<[n,3,4],f32>
// CHECK: %[[V4:.*]] = torch.aten.sub.Tensor(%[[V0]], %[[V3]], {{.*}}) : ({{.*}}, !torch.int<1>) -> !torch.tensor<[n,3,4],f32>
// CHECK: return %[[V4]]
func.func @_softmax_backward_data(%arg0: !torch.tensor<[n,3,4],f32>, %arg1: !torch.tensor<[n,3,4],f32>) -> (!torch.tensor<[n,3,4],f32>) {
  %0 = torch.constant 1 : i64 -> !torch.int<1>
  %1 = torch.constant 6 : i64 -> !torch.int<6>
  %2 = torch.aten._softmax_backward_data(%arg0, %arg1, %0, %1) : (!torch.tensor<[n,3,4],f32>, !torch.tensor<[n,3,4],f32>, !torch.int<1>, !torch.int<6>) -> !torch.tensor<[n,3,4],f32>
  return %2 : !torch.tensor<[n,3,4],f32>
}

// CHECK-LABEL: @_upsample_nearest_exact1d_backward(
// CHECK: %[[V0:.*]] = torch.constant dense<[0, 0, 1, 1, 2, 2, 3, 3]> : tensor<8xi64> -> !torch.tensor<[8],i64>
// CHECK: %[[V1:.*]] = torch.prim.ListConstruct({{.*}}) : (!torch.int<2>, !torch.int<0>, !torch.int<1>) -> !torch.list<[!torch.int<2>, !torch.int<0>, !torch.int<1>]>
// CHECK: %[[V2:.*]] = torch.aten.permute(%arg0, %[[V1]]) : {{.*}} -> !torch.tensor<[8,2,3],f32>
// CHECK: %[[V3:.*]] = torch.constant dense<0.000000e+00> : tensor<4x2x3xf32> -> !torch.tensor<[4,2,3],f32>
// CHECK: %[[V4:.*]] = torch.prim.ListConstruct(%[[V0]]) : {{.*}} -> !torch.list<[!torch.tensor<[8],i64>]>
// CHECK: %[[V5:.*]] = torch.aten.index_put(%[[V3]], %[[V4]], %[[V2]], {{.*}}) : ({{.*}}, !torch.bool<true>) -> !torch.tensor<[4,2,3],f32>
// CHECK: %[[V6:.*]] = torch.prim.ListConstruct({{.*}}) : (!torch.int<1>, !torch.int<2>, !torch.int<0>) -> !torch.list<[!torch.int<1>, !torch.int<2>, !torch.int<0>]>
// CHECK: %[[V7:.*]] = torch.aten.permute(%[[V5]], %[[V6]]) : {{.*}} -> !torch.tensor<[2,3,4],f32>
// CHECK: return %[[V7]]
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
// CHECK: %[[V0:.*]] = torch.constant dense<[0, 0, 1, 1, 2, 2, 3, 3]> : tensor<8xi64> -> !torch.tensor<[8],i64>
// CHECK: %[[V1:.*]] = torch.prim.ListConstruct({{.*}}) : (!torch.int<2>, !torch.int<0>, !torch.int<1>, !torch.int<3>) -> !torch.list<[!torch.int<2>, !torch.int<0>, !torch.int<1>, !torch.int<3>]>
// CHECK: %[[V2:.*]] = torch.aten.permute(%arg0, %[[V1]]) : {{.*}} -> !torch.tensor<[8,2,3,10],f32>
// CHECK: %[[V3:.*]] = torch.constant dense<0.000000e+00> : tensor<4x2x3x10xf32> -> !torch.tensor<[4,2,3,10],f32>
// CHECK: %[[V4:.*]] = torch.prim.ListConstruct(%[[V0]]) : {{.*}} -> !torch.list<[!torch.tensor<[8],i64>]>
// CHECK: %[[V5:.*]] = torch.aten.index_put(%[[V3]], %[[V4]], %[[V2]], {{.*}}) : ({{.*}}, !torch.bool<true>) -> !torch.tensor<[4,2,3,10],f32>
// CHECK: %[[V6:.*]] = torch.prim.ListConstruct({{.*}}) : (!torch.int<1>, !torch.int<2>, !torch.int<0>, !torch.int<3>) -> !torch.list<[!torch.int<1>, !torch.int<2>, !torch.int<0>, !torch.int<3>]>
// CHECK: %[[V7:.*]] = torch.aten.permute(%[[V5]], %[[V6]]) : {{.*}} -> !torch.tensor<[2,3,4,10],f32>
// CHECK: %[[V8:.*]] = torch.constant dense<[0, 0, 1, 1, 2, 2, 3, 3, 4, 4]> : tensor<10xi64> -> !torch.tensor<[10],i64>
// CHECK: %[[V9:.*]] = torch.prim.ListConstruct({{.*}}) : (!torch.int<3>, !torch.int<0>, !torch.int<1>, !torch.int<2>) -> !torch.list<[!torch.int<3>, !torch.int<0>, !torch.int<1>, !torch.int<2>]>
// CHECK: %[[V10:.*]] = torch.aten.permute(%[[V7]], %[[V9]]) : {{.*}} -> !torch.tensor<[10,2,3,4],f32>
// CHECK: %[[V11:.*]] = torch.constant dense<0.000000e+00> : tensor<5x2x3x4xf32> -> !torch.tensor<[5,2,3,4],f32>
// CHECK: %[[V12:.*]] = torch.prim.ListConstruct(%[[V8]]) : {{.*}} -> !torch.list<[!torch.tensor<[10],i64>]>
// CHECK: %[[V13:.*]] = torch.aten.index_put(%[[V11]], %[[V12]], %[[V10]], {{.*}}) : ({{.*}}, !torch.bool<true>) -> !torch.tensor<[5,2,3,4],f32>
// CHECK: %[[V14:.*]] = torch.prim.ListConstruct({{.*}}) : (!torch.int<1>, !torch.int<2>, !torch.int<3>, !torch.int<0>) -> !torch.list<[!torch.int<1>, !torch.int<2>, !torch.int<3>, !torch.int<0>]>
// CHECK: %[[V15:.*]] = torch.aten.permute(%[[V13]], %[[V14]]) : {{.*}} -> !torch.tensor<[2,3,4,5],f32>
// CHECK: return %[[V15]]
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
// CHECK: %[[V0:.*]] = torch.constant dense<[0, 0, 1, 1]> : tensor<4xi64> -> !torch.tensor<[4],i64>
// CHECK: %[[V1:.*]] = torch.prim.ListConstruct({{.*}}) : (!torch.int<2>, !torch.int<0>, !torch.int<1>, !torch.int<3>, !torch.int<4>) -> !torch.list<[!torch.int<2>, !torch.int<0>, !torch.int<1>, !torch.int<3>, !torch.int<4>]>
// CHECK: %[[V2:.*]] = torch.aten.permute(%arg0, %[[V1]]) : {{.*}} -> !torch.tensor<[4,1,2,8,6],f32>
// CHECK: %[[V3:.*]] = torch.constant dense<0.000000e+00> : tensor<2x1x2x8x6xf32> -> !torch.tensor<[2,1,2,8,6],f32>
// CHECK: %[[V4:.*]] = torch.prim.ListConstruct(%[[V0]]) : {{.*}} -> !torch.list<[!torch.tensor<[4],i64>]>
// CHECK: %[[V5:.*]] = torch.aten.index_put(%[[V3]], %[[V4]], %[[V2]], {{.*}}) : ({{.*}}, !torch.bool<true>) -> !torch.tensor<[2,1,2,8,6],f32>
// CHECK: %[[V6:.*]] = torch.prim.ListConstruct({{.*}}) : (!torch.int<1>, !torch.int<2>, !torch.int<0>, !torch.int<3>, !torch.int<4>) -> !torch.list<[!torch.int<1>, !torch.int<2>, !torch.int<0>, !torch.int<3>, !torch.int<4>]>
// CHECK: %[[V7:.*]] = torch.aten.permute(%[[V5]], %[[V6]]) : {{.*}} -> !torch.tensor<[1,2,2,8,6],f32>
// CHECK: %[[V8:.*]] = torch.constant dense<[0, 0, 1, 1, 2, 2, 3, 3]> : tensor<8xi64> -> !torch.tensor<[8],i64>
// CHECK: %[[V9:.*]] = torch.prim.ListConstruct({{.*}}) : (!torch.int<3>, !torch.int<0>, !torch.int<1>, !torch.int<2>, !torch.int<4>) -> !torch.list<[!torch.int<3>, !torch.int<0>, !torch.int<1>, !torch.int<2>, !torch.int<4>]>
// CHECK: %[[V10:.*]] = torch.aten.permute(%[[V7]], %[[V9]]) : {{.*}} -> !torch.tensor<[8,1,2,2,6],f32>
// CHECK: %[[V11:.*]] = torch.constant dense<0.000000e+00> : tensor<4x1x2x2x6xf32> -> !torch.tensor<[4,1,2,2,6],f32>
// CHECK: %[[V12:.*]] = torch.prim.ListConstruct(%[[V8]]) : {{.*}} -> !torch.list<[!torch.tensor<[8],i64>]>
// CHECK: %[[V13:.*]] = torch.aten.index_put(%[[V11]], %[[V12]], %[[V10]], {{.*}}) : ({{.*}}, !torch.bool<true>) -> !torch.tensor<[4,1,2,2,6],f32>
// CHECK: %[[V14:.*]] = torch.prim.ListConstruct({{.*}}) : (!torch.int<1>, !torch.int<2>, !torch.int<3>, !torch.int<0>, !torch.int<4>) -> !torch.list<[!torch.int<1>, !torch.int<2>, !torch.int<3>, !torch.int<0>, !torch.int<4>]>
// CHECK: %[[V15:.*]] = torch.aten.permute(%[[V13]], %[[V14]]) : {{.*}} -> !torch.tensor<[1,2,2,4,6],f32>
// CHECK: %[[V16:.*]] = torch.constant dense<[0, 0, 1, 1, 2, 2]> : tensor<6xi64> -> !torch.tensor<[6],i64>
// CHECK: %[[V17:.*]] = torch.prim.ListConstruct({{.*}}) : (!torch.int<4>, !torch.int<0>, !torch.int<1>, !torch.int<2>, !torch.int<3>) -> !torch.list<[!torch.int<4>, !torch.int<0>, !torch.int<1>, !torch.int<2>, !torch.int<3>]>
// CHECK: %[[V18:.*]] = torch.aten.permute(%[[V15]], %[[V17]]) : {{.*}} -> !torch.tensor<[6,1,2,2,4],f32>
// CHECK: %[[V19:.*]] = torch.constant dense<0.000000e+00> : tensor<3x1x2x2x4xf32> -> !torch.tensor<[3,1,2,2,4],f32>
// CHECK: %[[V20:.*]] = torch.prim.ListConstruct(%[[V16]]) : {{.*}} -> !torch.list<[!torch.tensor<[6],i64>]>
// CHECK: %[[V21:.*]] = torch.aten.index_put(%[[V19]], %[[V20]], %[[V18]], {{.*}}) : ({{.*}}, !torch.bool<true>) -> !torch.tensor<[3,1,2,2,4],f32>
// CHECK: %[[V22:.*]] = torch.prim.ListConstruct({{.*}}) : (!torch.int<1>, !torch.int<2>, !torch.int<3>, !torch.int<4>, !torch.int<0>) -> !torch.list<[!torch.int<1>, !torch.int<2>, !torch.int<3>, !torch.int<4>, !torch.int<0>]>
// CHECK: %[[V23:.*]] = torch.aten.permute(%[[V21]], %[[V22]]) : {{.*}} -> !torch.tensor<[1,2,2,4,3],f32>
// CHECK: return %[[V23]]
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
// CHECK: %[[V0:.*]] = torch.aten.full_like(%arg1, {{.*}}) : ({{.*}}, !torch.int<0>, !torch.int<6>, !torch.none, !torch.none, !torch.none, !torch.none) -> !torch.tensor<[n,2,4,6],f32>
// CHECK: %[[V1:.*]] = torch.aten.flatten.using_ints(%[[V0]], {{.*}}) : ({{.*}}, !torch.int<-2>, !torch.int<-1>) -> !torch.tensor<[n,2,24],f32>
// CHECK: %[[V2:.*]] = torch.aten.flatten.using_ints(%arg2, {{.*}}) : ({{.*}}, !torch.int<-2>, !torch.int<-1>) -> !torch.tensor<[n,2,6],i64>
// CHECK: %[[V3:.*]] = torch.aten.flatten.using_ints(%arg0, {{.*}}) : ({{.*}}, !torch.int<-2>, !torch.int<-1>) -> !torch.tensor<[n,2,6],f32>
// CHECK: %[[V4:.*]] = torch.aten.scatter_add(%[[V1]], {{.*}}, %[[V2]], %[[V3]]) : ({{.*}}, !torch.int<-1>, {{.*}}) -> !torch.tensor<[n,2,24],f32>
// CHECK: %[[V5:.*]] = torch.aten.size.int(%arg1, {{.*}}) : ({{.*}}, !torch.int<0>) -> !torch.int<n>
// CHECK: %[[V6:.*]] = torch.prim.ListConstruct(%[[V5]], {{.*}}) : ({{.*}}, !torch.int<2>, !torch.int<4>, !torch.int<6>) -> !torch.list<[!torch.int<n>, !torch.int<2>, !torch.int<4>, !torch.int<6>]>
// CHECK: %[[V7:.*]] = torch.aten.view(%[[V4]], %[[V6]]) : {{.*}} -> !torch.tensor<[n,2,4,6],f32>
// CHECK: return %[[V7]]
func.func @adaptive_max_pool2d_backward(%arg0: !torch.tensor<[n,2,2,3],f32>, %arg1: !torch.tensor<[n,2,4,6],f32>, %arg2: !torch.tensor<[n,2,2,3],i64>) -> (!torch.tensor<[n,2,4,6],f32>) {
  %0 = torch.aten.adaptive_max_pool2d_backward(%arg0, %arg1, %arg2) : (!torch.tensor<[n,2,2,3],f32>, !torch.tensor<[n,2,4,6],f32>, !torch.tensor<[n,2,2,3],i64>) -> !torch.tensor<[n,2,4,6],f32>
  return %0 : !torch.tensor<[n,2,4,6],f32>
}

// CHECK-LABEL: @adaptive_max_pool3d_backward(
// CHECK: %[[V0:.*]] = torch.aten.full_like(%arg1, {{.*}}) : ({{.*}}, !torch.int<0>, !torch.int<6>, !torch.none, !torch.none, !torch.none, !torch.none) -> !torch.tensor<[n,2,4,4,6],f32>
// CHECK: %[[V1:.*]] = torch.aten.flatten.using_ints(%[[V0]], {{.*}}) : ({{.*}}, !torch.int<-3>, !torch.int<-1>) -> !torch.tensor<[n,2,96],f32>
// CHECK: %[[V2:.*]] = torch.aten.flatten.using_ints(%arg2, {{.*}}) : ({{.*}}, !torch.int<-3>, !torch.int<-1>) -> !torch.tensor<[n,2,12],i64>
// CHECK: %[[V3:.*]] = torch.aten.flatten.using_ints(%arg0, {{.*}}) : ({{.*}}, !torch.int<-3>, !torch.int<-1>) -> !torch.tensor<[n,2,12],f32>
// CHECK: %[[V4:.*]] = torch.aten.scatter_add(%[[V1]], {{.*}}, %[[V2]], %[[V3]]) : ({{.*}}, !torch.int<-1>, {{.*}}) -> !torch.tensor<[n,2,96],f32>
// CHECK: %[[V5:.*]] = torch.aten.size.int(%arg1, {{.*}}) : ({{.*}}, !torch.int<0>) -> !torch.int<n>
// CHECK: %[[V6:.*]] = torch.prim.ListConstruct(%[[V5]], {{.*}}) : ({{.*}}, !torch.int<2>, !torch.int<4>, !torch.int<4>, !torch.int<6>) -> !torch.list<[!torch.int<n>, !torch.int<2>, !torch.int<4>, !torch.int<4>, !torch.int<6>]>
// CHECK: %[[V7:.*]] = torch.aten.view(%[[V4]], %[[V6]]) : {{.*}} -> !torch.tensor<[n,2,4,4,6],f32>
// CHECK: return %[[V7]]
func.func @adaptive_max_pool3d_backward(%arg0: !torch.tensor<[n,2,2,2,3],f32>, %arg1: !torch.tensor<[n,2,4,4,6],f32>, %arg2: !torch.tensor<[n,2,2,2,3],i64>) -> (!torch.tensor<[n,2,4,4,6],f32>) {
  %0 = torch.aten.adaptive_max_pool3d_backward(%arg0, %arg1, %arg2) : (!torch.tensor<[n,2,2,2,3],f32>, !torch.tensor<[n,2,4,4,6],f32>, !torch.tensor<[n,2,2,2,3],i64>) -> !torch.tensor<[n,2,4,4,6],f32>
  return %0 : !torch.tensor<[n,2,4,4,6],f32>
}

// CHECK-LABEL: @embedding_dense_backward(
// CHECK: %[[V0:.*]] = torch.prim.ListConstruct({{.*}}) : (!torch.int<-1>) -> !torch.list<[!torch.int<-1>]>
// CHECK: %[[V1:.*]] = torch.aten.view(%arg1, %[[V0]]) : {{.*}} -> !torch.tensor<["5*n"],i64>
// CHECK: %[[V2:.*]] = torch.prim.ListConstruct({{.*}}) : (!torch.int<-1>, !torch.int<3>) -> !torch.list<[!torch.int<-1>, !torch.int<3>]>
// CHECK: %[[V3:.*]] = torch.aten.view(%arg0, %[[V2]]) : {{.*}} -> !torch.tensor<["5*n",3],f32>
// CHECK: %[[V4:.*]] = torch.aten.eq.Scalar(%[[V1]], {{.*}}) : ({{.*}}, !torch.int<-1>) -> !torch.tensor<["5*n"],i1>
// CHECK: %[[V5:.*]] = torch.aten.unsqueeze(%[[V4]], {{.*}}) : ({{.*}}, !torch.int<1>) -> !torch.tensor<["5*n",1],i1>
// CHECK: %[[V6:.*]] = torch.aten.where.ScalarSelf(%[[V5]], {{.*}}, %[[V3]]) : ({{.*}}, !torch.int<0>, {{.*}}) -> !torch.tensor<["5*n",3],f32>
// CHECK: %[[V7:.*]] = torch.constant dense<0.000000e+00> : tensor<7x3xf32> -> !torch.tensor<[7,3],f32>
// CHECK: %[[V8:.*]] = torch.prim.ListConstruct(%[[V1]]) : {{.*}} -> !torch.list<[!torch.tensor<["5*n"],i64>]>
// CHECK: %[[V9:.*]] = torch.aten.index_put(%[[V7]], %[[V8]], %[[V6]], {{.*}}) : ({{.*}}, !torch.bool<true>) -> !torch.tensor<[7,3],f32>
// CHECK: return %[[V9]]
func.func @embedding_dense_backward(%arg0: !torch.tensor<[n,5,3],f32>, %arg1: !torch.tensor<[n,5],i64>) -> (!torch.tensor<[7,3],f32>) {
  %0 = torch.constant 7 : i64 -> !torch.int<7>
  %1 = torch.constant -1 : i64 -> !torch.int<-1>
  %2 = torch.constant false -> !torch.bool<false>
  %3 = torch.aten.embedding_dense_backward(%arg0, %arg1, %0, %1, %2) : (!torch.tensor<[n,5,3],f32>, !torch.tensor<[n,5],i64>, !torch.int<7>, !torch.int<-1>, !torch.bool<false>) -> !torch.tensor<[7,3],f32>
  return %3 : !torch.tensor<[7,3],f32>
}

// CHECK-LABEL: @max_pool2d_with_indices_backward(
// CHECK: %[[V0:.*]] = torch.aten.full_like(%arg1, {{.*}}) : ({{.*}}, !torch.int<0>, !torch.int<6>, !torch.none, !torch.none, !torch.none, !torch.none) -> !torch.tensor<[n,2,4,6],f32>
// CHECK: %[[V1:.*]] = torch.aten.flatten.using_ints(%[[V0]], {{.*}}) : ({{.*}}, !torch.int<-2>, !torch.int<-1>) -> !torch.tensor<[n,2,24],f32>
// CHECK: %[[V2:.*]] = torch.aten.flatten.using_ints(%arg2, {{.*}}) : ({{.*}}, !torch.int<-2>, !torch.int<-1>) -> !torch.tensor<[n,2,6],i64>
// CHECK: %[[V3:.*]] = torch.aten.flatten.using_ints(%arg0, {{.*}}) : ({{.*}}, !torch.int<-2>, !torch.int<-1>) -> !torch.tensor<[n,2,6],f32>
// CHECK: %[[V4:.*]] = torch.aten.scatter_add(%[[V1]], {{.*}}, %[[V2]], %[[V3]]) : ({{.*}}, !torch.int<-1>, {{.*}}) -> !torch.tensor<[n,2,24],f32>
// CHECK: %[[V5:.*]] = torch.aten.size.int(%arg1, {{.*}}) : ({{.*}}, !torch.int<0>) -> !torch.int<n>
// CHECK: %[[V6:.*]] = torch.prim.ListConstruct(%[[V5]], {{.*}}) : ({{.*}}, !torch.int<2>, !torch.int<4>, !torch.int<6>) -> !torch.list<[!torch.int<n>, !torch.int<2>, !torch.int<4>, !torch.int<6>]>
// CHECK: %[[V7:.*]] = torch.aten.view(%[[V4]], %[[V6]]) : {{.*}} -> !torch.tensor<[n,2,4,6],f32>
// CHECK: return %[[V7]]
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
// CHECK: %[[V0:.*]] = torch.aten.full_like(%arg1, {{.*}}) : ({{.*}}, !torch.int<0>, !torch.int<6>, !torch.none, !torch.none, !torch.none, !torch.none) -> !torch.tensor<[n,2,4,4,6],f32>
// CHECK: %[[V1:.*]] = torch.aten.flatten.using_ints(%[[V0]], {{.*}}) : ({{.*}}, !torch.int<-3>, !torch.int<-1>) -> !torch.tensor<[n,2,96],f32>
// CHECK: %[[V2:.*]] = torch.aten.flatten.using_ints(%arg2, {{.*}}) : ({{.*}}, !torch.int<-3>, !torch.int<-1>) -> !torch.tensor<[n,2,12],i64>
// CHECK: %[[V3:.*]] = torch.aten.flatten.using_ints(%arg0, {{.*}}) : ({{.*}}, !torch.int<-3>, !torch.int<-1>) -> !torch.tensor<[n,2,12],f32>
// CHECK: %[[V4:.*]] = torch.aten.scatter_add(%[[V1]], {{.*}}, %[[V2]], %[[V3]]) : ({{.*}}, !torch.int<-1>, {{.*}}) -> !torch.tensor<[n,2,96],f32>
// CHECK: %[[V5:.*]] = torch.aten.size.int(%arg1, {{.*}}) : ({{.*}}, !torch.int<0>) -> !torch.int<n>
// CHECK: %[[V6:.*]] = torch.prim.ListConstruct(%[[V5]], {{.*}}) : ({{.*}}, !torch.int<2>, !torch.int<4>, !torch.int<4>, !torch.int<6>) -> !torch.list<[!torch.int<n>, !torch.int<2>, !torch.int<4>, !torch.int<4>, !torch.int<6>]>
// CHECK: %[[V7:.*]] = torch.aten.view(%[[V4]], %[[V6]]) : {{.*}} -> !torch.tensor<[n,2,4,4,6],f32>
// CHECK: return %[[V7]]
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
// CHECK-NOT: torch.aten.native_batch_norm_backward(
// CHECK: return {{.*}} : !torch.tensor<[n,6,h],f32>, !torch.tensor<[6],f32>, !torch.tensor<[6],f32>
func.func @native_batch_norm_backward(%arg0: !torch.tensor<[n,6,h],f32>, %arg1: !torch.tensor<[n,6,h],f32>, %arg2: !torch.tensor<[6],f32>, %arg3: !torch.tensor<[6],f32>, %arg4: !torch.tensor<[6],f32>, %arg5: !torch.tensor<[6],f32>) -> (!torch.tensor<[n,6,h],f32>, !torch.tensor<[6],f32>, !torch.tensor<[6],f32>) {
  %0 = torch.constant unit -> !torch.none
  %1 = torch.constant true -> !torch.bool<true>
  %2 = torch.constant 1.000000e-05 : f64 -> !torch.float<1.000000e-05>
  %3 = torch.prim.ListConstruct(%1, %1, %1) : (!torch.bool<true>, !torch.bool<true>, !torch.bool<true>) -> !torch.list<[!torch.bool<true>, !torch.bool<true>, !torch.bool<true>]>
  %4:3 = torch.aten.native_batch_norm_backward(%arg0, %arg1, %0, %arg2, %arg3, %arg4, %arg5, %1, %2, %3) : (!torch.tensor<[n,6,h],f32>, !torch.tensor<[n,6,h],f32>, !torch.none, !torch.tensor<[6],f32>, !torch.tensor<[6],f32>, !torch.tensor<[6],f32>, !torch.tensor<[6],f32>, !torch.bool<true>, !torch.float<1.000000e-05>, !torch.list<[!torch.bool<true>, !torch.bool<true>, !torch.bool<true>]>) -> (!torch.tensor<[n,6,h],f32>, !torch.tensor<[6],f32>, !torch.tensor<[6],f32>)
  return %4#0, %4#1, %4#2 : !torch.tensor<[n,6,h],f32>, !torch.tensor<[6],f32>, !torch.tensor<[6],f32>
}

// CHECK-LABEL: @native_group_norm_backward(
// CHECK-NOT: torch.aten.native_group_norm_backward(
// CHECK: return {{.*}} : !torch.tensor<[2,6,4,3],f32>, !torch.tensor<[6],f32>, !torch.tensor<[6],f32>
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
// CHECK: %[[V0:.*]] = torch.aten.sub.Tensor(%arg1, %arg2, {{.*}}) : ({{.*}}, !torch.int<1>) -> !torch.tensor<[n,3,4],f32>
// CHECK: %[[V1:.*]] = torch.aten.mul.Tensor(%[[V0]], %arg3) : {{.*}} -> !torch.tensor<[n,3,4],f32>
// CHECK: %[[V2:.*]] = torch.aten.mul.Tensor(%arg0, %arg4) : {{.*}} -> !torch.tensor<[n,3,4],f32>
// CHECK: %[[V3:.*]] = torch.prim.ListConstruct({{.*}}) : (!torch.int<1>, !torch.int<2>) -> !torch.list<[!torch.int<1>, !torch.int<2>]>
// CHECK: %[[V4:.*]] = torch.aten.mean.dim(%[[V2]], %[[V3]], {{.*}}) : ({{.*}}, !torch.bool<true>, !torch.none) -> !torch.tensor<[n,1,1],f32>
// CHECK: %[[V5:.*]] = torch.aten.sub.Tensor(%[[V2]], %[[V4]], {{.*}}) : ({{.*}}, !torch.int<1>) -> !torch.tensor<[n,3,4],f32>
// CHECK: %[[V6:.*]] = torch.aten.mul.Tensor(%[[V2]], %[[V1]]) : {{.*}} -> !torch.tensor<[n,3,4],f32>
// CHECK: %[[V7:.*]] = torch.prim.ListConstruct({{.*}}) : (!torch.int<1>, !torch.int<2>) -> !torch.list<[!torch.int<1>, !torch.int<2>]>
// CHECK: %[[V8:.*]] = torch.aten.mean.dim(%[[V6]], %[[V7]], {{.*}}) : ({{.*}}, !torch.bool<true>, !torch.none) -> !torch.tensor<[n,1,1],f32>
// CHECK: %[[V9:.*]] = torch.aten.mul.Tensor(%[[V1]], %[[V8]]) : {{.*}} -> !torch.tensor<[n,3,4],f32>
// CHECK: %[[V10:.*]] = torch.aten.sub.Tensor(%[[V5]], %[[V9]], {{.*}}) : ({{.*}}, !torch.int<1>) -> !torch.tensor<[n,3,4],f32>
// CHECK: %[[V11:.*]] = torch.aten.mul.Tensor(%[[V10]], %arg3) : {{.*}} -> !torch.tensor<[n,3,4],f32>
// CHECK: %[[V12:.*]] = torch.aten.mul.Tensor(%arg0, %[[V1]]) : {{.*}} -> !torch.tensor<[n,3,4],f32>
// CHECK: %[[V13:.*]] = torch.prim.ListConstruct({{.*}}) : (!torch.int<0>) -> !torch.list<[!torch.int<0>]>
// CHECK: %[[V14:.*]] = torch.aten.sum.dim_IntList(%[[V12]], %[[V13]], {{.*}}) : ({{.*}}, !torch.bool<false>, !torch.none) -> !torch.tensor<[3,4],f32>
// CHECK: %[[V15:.*]] = torch.prim.ListConstruct({{.*}}) : (!torch.int<0>) -> !torch.list<[!torch.int<0>]>
// CHECK: %[[V16:.*]] = torch.aten.sum.dim_IntList(%arg0, %[[V15]], {{.*}}) : ({{.*}}, !torch.bool<false>, !torch.none) -> !torch.tensor<[3,4],f32>
// CHECK: return %[[V11]], %[[V14]], %[[V16]]
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
// CHECK: %[[V0:.*]] = torch.aten.mul.Tensor(%arg0, %arg2) : {{.*}} -> !torch.tensor<[n,3],f32>
// CHECK: return %[[V0]]
func.func @rrelu_with_noise_backward(%arg0: !torch.tensor<[n,3],f32>, %arg1: !torch.tensor<[n,3],f32>, %arg2: !torch.tensor<[n,3],f32>) -> (!torch.tensor<[n,3],f32>) {
  %0 = torch.constant 1.000000e-01 : f64 -> !torch.float<1.000000e-01>
  %1 = torch.constant 3.000000e-01 : f64 -> !torch.float<3.000000e-01>
  %2 = torch.constant true -> !torch.bool<true>
  %3 = torch.constant false -> !torch.bool<false>
  %4 = torch.aten.rrelu_with_noise_backward(%arg0, %arg1, %arg2, %0, %1, %2, %3) : (!torch.tensor<[n,3],f32>, !torch.tensor<[n,3],f32>, !torch.tensor<[n,3],f32>, !torch.float<1.000000e-01>, !torch.float<3.000000e-01>, !torch.bool<true>, !torch.bool<false>) -> !torch.tensor<[n,3],f32>
  return %4 : !torch.tensor<[n,3],f32>
}

// CHECK-LABEL: @sigmoid_backward(
// CHECK: %[[V0:.*]] = torch.aten.rsub.Scalar(%arg1, {{.*}}) : ({{.*}}, !torch.int<1>, !torch.int<1>) -> !torch.tensor<[n,3],f32>
// CHECK: %[[V1:.*]] = torch.aten.mul.Tensor(%[[V0]], %arg1) : {{.*}} -> !torch.tensor<[n,3],f32>
// CHECK: %[[V2:.*]] = torch.aten.mul.Tensor(%arg0, %[[V1]]) : {{.*}} -> !torch.tensor<[n,3],f32>
// CHECK: return %[[V2]]
func.func @sigmoid_backward(%arg0: !torch.tensor<[n,3],f32>, %arg1: !torch.tensor<[n,3],f32>) -> (!torch.tensor<[n,3],f32>) {
  %0 = torch.aten.sigmoid_backward(%arg0, %arg1) : (!torch.tensor<[n,3],f32>, !torch.tensor<[n,3],f32>) -> !torch.tensor<[n,3],f32>
  return %0 : !torch.tensor<[n,3],f32>
}

// CHECK-LABEL: @tanh_backward(
// CHECK: %[[V0:.*]] = torch.aten.mul.Tensor(%arg1, %arg1) : {{.*}} -> !torch.tensor<[n,3],f32>
// CHECK: %[[V1:.*]] = torch.aten.rsub.Scalar(%[[V0]], {{.*}}) : ({{.*}}, !torch.int<1>, !torch.int<1>) -> !torch.tensor<[n,3],f32>
// CHECK: %[[V2:.*]] = torch.aten.mul.Tensor(%arg0, %[[V1]]) : {{.*}} -> !torch.tensor<[n,3],f32>
// CHECK: return %[[V2]]
func.func @tanh_backward(%arg0: !torch.tensor<[n,3],f32>, %arg1: !torch.tensor<[n,3],f32>) -> (!torch.tensor<[n,3],f32>) {
  %0 = torch.aten.tanh_backward(%arg0, %arg1) : (!torch.tensor<[n,3],f32>, !torch.tensor<[n,3],f32>) -> !torch.tensor<[n,3],f32>
  return %0 : !torch.tensor<[n,3],f32>
}

// CHECK-LABEL: @upsample_nearest1d_backward(
// CHECK: %[[V0:.*]] = torch.constant dense<[0, 0, 1, 1, 2, 2, 3, 3]> : tensor<8xi64> -> !torch.tensor<[8],i64>
// CHECK: %[[V1:.*]] = torch.prim.ListConstruct({{.*}}) : (!torch.int<2>, !torch.int<0>, !torch.int<1>) -> !torch.list<[!torch.int<2>, !torch.int<0>, !torch.int<1>]>
// CHECK: %[[V2:.*]] = torch.aten.permute(%arg0, %[[V1]]) : {{.*}} -> !torch.tensor<[8,2,3],f32>
// CHECK: %[[V3:.*]] = torch.constant dense<0.000000e+00> : tensor<4x2x3xf32> -> !torch.tensor<[4,2,3],f32>
// CHECK: %[[V4:.*]] = torch.prim.ListConstruct(%[[V0]]) : {{.*}} -> !torch.list<[!torch.tensor<[8],i64>]>
// CHECK: %[[V5:.*]] = torch.aten.index_put(%[[V3]], %[[V4]], %[[V2]], {{.*}}) : ({{.*}}, !torch.bool<true>) -> !torch.tensor<[4,2,3],f32>
// CHECK: %[[V6:.*]] = torch.prim.ListConstruct({{.*}}) : (!torch.int<1>, !torch.int<2>, !torch.int<0>) -> !torch.list<[!torch.int<1>, !torch.int<2>, !torch.int<0>]>
// CHECK: %[[V7:.*]] = torch.aten.permute(%[[V5]], %[[V6]]) : {{.*}} -> !torch.tensor<[2,3,4],f32>
// CHECK: return %[[V7]]
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
// CHECK: %[[V0:.*]] = torch.constant dense<[0, 0, 1, 1, 2, 2, 3, 3]> : tensor<8xi64> -> !torch.tensor<[8],i64>
// CHECK: %[[V1:.*]] = torch.prim.ListConstruct({{.*}}) : (!torch.int<2>, !torch.int<0>, !torch.int<1>, !torch.int<3>) -> !torch.list<[!torch.int<2>, !torch.int<0>, !torch.int<1>, !torch.int<3>]>
// CHECK: %[[V2:.*]] = torch.aten.permute(%arg0, %[[V1]]) : {{.*}} -> !torch.tensor<[8,2,3,10],f32>
// CHECK: %[[V3:.*]] = torch.constant dense<0.000000e+00> : tensor<4x2x3x10xf32> -> !torch.tensor<[4,2,3,10],f32>
// CHECK: %[[V4:.*]] = torch.prim.ListConstruct(%[[V0]]) : {{.*}} -> !torch.list<[!torch.tensor<[8],i64>]>
// CHECK: %[[V5:.*]] = torch.aten.index_put(%[[V3]], %[[V4]], %[[V2]], {{.*}}) : ({{.*}}, !torch.bool<true>) -> !torch.tensor<[4,2,3,10],f32>
// CHECK: %[[V6:.*]] = torch.prim.ListConstruct({{.*}}) : (!torch.int<1>, !torch.int<2>, !torch.int<0>, !torch.int<3>) -> !torch.list<[!torch.int<1>, !torch.int<2>, !torch.int<0>, !torch.int<3>]>
// CHECK: %[[V7:.*]] = torch.aten.permute(%[[V5]], %[[V6]]) : {{.*}} -> !torch.tensor<[2,3,4,10],f32>
// CHECK: %[[V8:.*]] = torch.constant dense<[0, 0, 1, 1, 2, 2, 3, 3, 4, 4]> : tensor<10xi64> -> !torch.tensor<[10],i64>
// CHECK: %[[V9:.*]] = torch.prim.ListConstruct({{.*}}) : (!torch.int<3>, !torch.int<0>, !torch.int<1>, !torch.int<2>) -> !torch.list<[!torch.int<3>, !torch.int<0>, !torch.int<1>, !torch.int<2>]>
// CHECK: %[[V10:.*]] = torch.aten.permute(%[[V7]], %[[V9]]) : {{.*}} -> !torch.tensor<[10,2,3,4],f32>
// CHECK: %[[V11:.*]] = torch.constant dense<0.000000e+00> : tensor<5x2x3x4xf32> -> !torch.tensor<[5,2,3,4],f32>
// CHECK: %[[V12:.*]] = torch.prim.ListConstruct(%[[V8]]) : {{.*}} -> !torch.list<[!torch.tensor<[10],i64>]>
// CHECK: %[[V13:.*]] = torch.aten.index_put(%[[V11]], %[[V12]], %[[V10]], {{.*}}) : ({{.*}}, !torch.bool<true>) -> !torch.tensor<[5,2,3,4],f32>
// CHECK: %[[V14:.*]] = torch.prim.ListConstruct({{.*}}) : (!torch.int<1>, !torch.int<2>, !torch.int<3>, !torch.int<0>) -> !torch.list<[!torch.int<1>, !torch.int<2>, !torch.int<3>, !torch.int<0>]>
// CHECK: %[[V15:.*]] = torch.aten.permute(%[[V13]], %[[V14]]) : {{.*}} -> !torch.tensor<[2,3,4,5],f32>
// CHECK: return %[[V15]]
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
// CHECK: %[[V0:.*]] = torch.constant dense<[0, 0, 1, 1]> : tensor<4xi64> -> !torch.tensor<[4],i64>
// CHECK: %[[V1:.*]] = torch.prim.ListConstruct({{.*}}) : (!torch.int<2>, !torch.int<0>, !torch.int<1>, !torch.int<3>, !torch.int<4>) -> !torch.list<[!torch.int<2>, !torch.int<0>, !torch.int<1>, !torch.int<3>, !torch.int<4>]>
// CHECK: %[[V2:.*]] = torch.aten.permute(%arg0, %[[V1]]) : {{.*}} -> !torch.tensor<[4,1,2,8,6],f32>
// CHECK: %[[V3:.*]] = torch.constant dense<0.000000e+00> : tensor<2x1x2x8x6xf32> -> !torch.tensor<[2,1,2,8,6],f32>
// CHECK: %[[V4:.*]] = torch.prim.ListConstruct(%[[V0]]) : {{.*}} -> !torch.list<[!torch.tensor<[4],i64>]>
// CHECK: %[[V5:.*]] = torch.aten.index_put(%[[V3]], %[[V4]], %[[V2]], {{.*}}) : ({{.*}}, !torch.bool<true>) -> !torch.tensor<[2,1,2,8,6],f32>
// CHECK: %[[V6:.*]] = torch.prim.ListConstruct({{.*}}) : (!torch.int<1>, !torch.int<2>, !torch.int<0>, !torch.int<3>, !torch.int<4>) -> !torch.list<[!torch.int<1>, !torch.int<2>, !torch.int<0>, !torch.int<3>, !torch.int<4>]>
// CHECK: %[[V7:.*]] = torch.aten.permute(%[[V5]], %[[V6]]) : {{.*}} -> !torch.tensor<[1,2,2,8,6],f32>
// CHECK: %[[V8:.*]] = torch.constant dense<[0, 0, 1, 1, 2, 2, 3, 3]> : tensor<8xi64> -> !torch.tensor<[8],i64>
// CHECK: %[[V9:.*]] = torch.prim.ListConstruct({{.*}}) : (!torch.int<3>, !torch.int<0>, !torch.int<1>, !torch.int<2>, !torch.int<4>) -> !torch.list<[!torch.int<3>, !torch.int<0>, !torch.int<1>, !torch.int<2>, !torch.int<4>]>
// CHECK: %[[V10:.*]] = torch.aten.permute(%[[V7]], %[[V9]]) : {{.*}} -> !torch.tensor<[8,1,2,2,6],f32>
// CHECK: %[[V11:.*]] = torch.constant dense<0.000000e+00> : tensor<4x1x2x2x6xf32> -> !torch.tensor<[4,1,2,2,6],f32>
// CHECK: %[[V12:.*]] = torch.prim.ListConstruct(%[[V8]]) : {{.*}} -> !torch.list<[!torch.tensor<[8],i64>]>
// CHECK: %[[V13:.*]] = torch.aten.index_put(%[[V11]], %[[V12]], %[[V10]], {{.*}}) : ({{.*}}, !torch.bool<true>) -> !torch.tensor<[4,1,2,2,6],f32>
// CHECK: %[[V14:.*]] = torch.prim.ListConstruct({{.*}}) : (!torch.int<1>, !torch.int<2>, !torch.int<3>, !torch.int<0>, !torch.int<4>) -> !torch.list<[!torch.int<1>, !torch.int<2>, !torch.int<3>, !torch.int<0>, !torch.int<4>]>
// CHECK: %[[V15:.*]] = torch.aten.permute(%[[V13]], %[[V14]]) : {{.*}} -> !torch.tensor<[1,2,2,4,6],f32>
// CHECK: %[[V16:.*]] = torch.constant dense<[0, 0, 1, 1, 2, 2]> : tensor<6xi64> -> !torch.tensor<[6],i64>
// CHECK: %[[V17:.*]] = torch.prim.ListConstruct({{.*}}) : (!torch.int<4>, !torch.int<0>, !torch.int<1>, !torch.int<2>, !torch.int<3>) -> !torch.list<[!torch.int<4>, !torch.int<0>, !torch.int<1>, !torch.int<2>, !torch.int<3>]>
// CHECK: %[[V18:.*]] = torch.aten.permute(%[[V15]], %[[V17]]) : {{.*}} -> !torch.tensor<[6,1,2,2,4],f32>
// CHECK: %[[V19:.*]] = torch.constant dense<0.000000e+00> : tensor<3x1x2x2x4xf32> -> !torch.tensor<[3,1,2,2,4],f32>
// CHECK: %[[V20:.*]] = torch.prim.ListConstruct(%[[V16]]) : {{.*}} -> !torch.list<[!torch.tensor<[6],i64>]>
// CHECK: %[[V21:.*]] = torch.aten.index_put(%[[V19]], %[[V20]], %[[V18]], {{.*}}) : ({{.*}}, !torch.bool<true>) -> !torch.tensor<[3,1,2,2,4],f32>
// CHECK: %[[V22:.*]] = torch.prim.ListConstruct({{.*}}) : (!torch.int<1>, !torch.int<2>, !torch.int<3>, !torch.int<4>, !torch.int<0>) -> !torch.list<[!torch.int<1>, !torch.int<2>, !torch.int<3>, !torch.int<4>, !torch.int<0>]>
// CHECK: %[[V23:.*]] = torch.aten.permute(%[[V21]], %[[V22]]) : {{.*}} -> !torch.tensor<[1,2,2,4,3],f32>
// CHECK: return %[[V23]]
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
// CHECK-NOT: torch.aten.avg_pool2d_backward(
// CHECK: return {{.*}} : !torch.tensor<[n,2,7,9],f32>
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
// CHECK-NOT: torch.aten.avg_pool2d_backward(
// CHECK: return {{.*}} : !torch.tensor<[n,2,7,9],f32>
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
// CHECK-NOT: torch.aten.avg_pool3d_backward(
// CHECK: return {{.*}} : !torch.tensor<[n,2,5,6,9],f32>
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
// CHECK-NOT: torch.aten._adaptive_avg_pool2d_backward(
// CHECK: return {{.*}} : !torch.tensor<[n,2,7,9],f32>
func.func @_adaptive_avg_pool2d_backward(%arg0: !torch.tensor<[n,2,3,4],f32>, %arg1: !torch.tensor<[n,2,7,9],f32>) -> (!torch.tensor<[n,2,7,9],f32>) {
  %0 = torch.aten._adaptive_avg_pool2d_backward(%arg0, %arg1) : (!torch.tensor<[n,2,3,4],f32>, !torch.tensor<[n,2,7,9],f32>) -> !torch.tensor<[n,2,7,9],f32>
  return %0 : !torch.tensor<[n,2,7,9],f32>
}

// CHECK-LABEL: @_adaptive_avg_pool3d_backward(
// CHECK-NOT: torch.aten._adaptive_avg_pool3d_backward(
// CHECK: return {{.*}} : !torch.tensor<[n,2,7,4,3],f32>
func.func @_adaptive_avg_pool3d_backward(%arg0: !torch.tensor<[n,2,3,4,5],f32>, %arg1: !torch.tensor<[n,2,7,4,3],f32>) -> (!torch.tensor<[n,2,7,4,3],f32>) {
  %0 = torch.aten._adaptive_avg_pool3d_backward(%arg0, %arg1) : (!torch.tensor<[n,2,3,4,5],f32>, !torch.tensor<[n,2,7,4,3],f32>) -> !torch.tensor<[n,2,7,4,3],f32>
  return %0 : !torch.tensor<[n,2,7,4,3],f32>
}

// CHECK-LABEL: @reflection_pad1d_backward(
// CHECK: %[[V0:.*]] = torch.aten.size.int(%arg0, {{.*}}) : ({{.*}}, !torch.int<2>) -> !torch.int<"h+3">
// CHECK: %[[V1:.*]] = torch.aten.size.int(%arg1, {{.*}}) : ({{.*}}, !torch.int<2>) -> !torch.int<h>
// CHECK: %[[V2:.*]] = torch.aten.arange.start_step({{.*}}, %[[V0]], {{.*}}) : (!torch.int<0>, {{.*}}, !torch.int<1>, !torch.int<4>, !torch.none, !torch.none, !torch.none) -> !torch.tensor<["h+3"],i64>
// CHECK: %[[V3:.*]] = torch.aten.sub.Scalar(%[[V2]], {{.*}}) : ({{.*}}, !torch.int<1>, !torch.int<1>) -> !torch.tensor<["h+3"],i64>
// CHECK: %[[V4:.*]] = torch.aten.sub.int(%[[V1]], {{.*}}) : ({{.*}}, !torch.int<1>) -> !torch.int<"h-1">
// CHECK: %[[V5:.*]] = torch.aten.abs(%[[V3]]) : {{.*}} -> !torch.tensor<["h+3"],i64>
// CHECK: %[[V6:.*]] = torch.aten.rsub.Scalar(%[[V5]], %[[V4]], {{.*}}) : ({{.*}}, !torch.int<1>) -> !torch.tensor<["h+3"],i64>
// CHECK: %[[V7:.*]] = torch.aten.abs(%[[V6]]) : {{.*}} -> !torch.tensor<["h+3"],i64>
// CHECK: %[[V8:.*]] = torch.aten.rsub.Scalar(%[[V7]], %[[V4]], {{.*}}) : ({{.*}}, !torch.int<1>) -> !torch.tensor<["h+3"],i64>
// CHECK: %[[V9:.*]] = torch.aten.size.int(%arg0, {{.*}}) : ({{.*}}, !torch.int<0>) -> !torch.int<n>
// CHECK: %[[V10:.*]] = torch.aten.size.int(%arg1, {{.*}}) : ({{.*}}, !torch.int<2>) -> !torch.int<h>
// CHECK: %[[V11:.*]] = torch.prim.ListConstruct(%[[V9]], {{.*}}, %[[V10]]) : ({{.*}}, !torch.int<2>, {{.*}}) -> !torch.list<[!torch.int<n>, !torch.int<2>, !torch.int<h>]>
// CHECK: %[[V12:.*]] = torch.aten.full(%[[V11]], {{.*}}) : ({{.*}}, !torch.int<0>, !torch.int<6>, !torch.none, !torch.none, !torch.none) -> !torch.tensor<[n,2,h],f32>
// CHECK: %[[V13:.*]] = torch.prim.ListConstruct({{.*}}) : (!torch.int<2>, !torch.int<0>, !torch.int<1>) -> !torch.list<[!torch.int<2>, !torch.int<0>, !torch.int<1>]>
// CHECK: %[[V14:.*]] = torch.aten.permute(%arg0, %[[V13]]) : {{.*}} -> !torch.tensor<["h+3",n,2],f32>
// CHECK: %[[V15:.*]] = torch.prim.ListConstruct({{.*}}) : (!torch.int<2>, !torch.int<0>, !torch.int<1>) -> !torch.list<[!torch.int<2>, !torch.int<0>, !torch.int<1>]>
// CHECK: %[[V16:.*]] = torch.aten.permute(%[[V12]], %[[V15]]) : {{.*}} -> !torch.tensor<[h,n,2],f32>
// CHECK: %[[V17:.*]] = torch.prim.ListConstruct(%[[V8]]) : {{.*}} -> !torch.list<[!torch.tensor<["h+3"],i64>]>
// CHECK: %[[V18:.*]] = torch.aten.index_put(%[[V16]], %[[V17]], %[[V14]], {{.*}}) : ({{.*}}, !torch.bool<true>) -> !torch.tensor<[h,n,2],f32>
// CHECK: %[[V19:.*]] = torch.prim.ListConstruct({{.*}}) : (!torch.int<1>, !torch.int<2>, !torch.int<0>) -> !torch.list<[!torch.int<1>, !torch.int<2>, !torch.int<0>]>
// CHECK: %[[V20:.*]] = torch.aten.permute(%[[V18]], %[[V19]]) : {{.*}} -> !torch.tensor<[n,2,h],f32>
// CHECK: return %[[V20]]
func.func @reflection_pad1d_backward(%arg0: !torch.tensor<[n,2,"h+3"],f32>, %arg1: !torch.tensor<[n,2,h],f32>) -> (!torch.tensor<[n,2,h],f32>) {
  %0 = torch.constant 1 : i64 -> !torch.int<1>
  %1 = torch.constant 2 : i64 -> !torch.int<2>
  %2 = torch.prim.ListConstruct(%0, %1) : (!torch.int<1>, !torch.int<2>) -> !torch.list<[!torch.int<1>, !torch.int<2>]>
  %3 = torch.aten.reflection_pad1d_backward(%arg0, %arg1, %2) : (!torch.tensor<[n,2,"h+3"],f32>, !torch.tensor<[n,2,h],f32>, !torch.list<[!torch.int<1>, !torch.int<2>]>) -> !torch.tensor<[n,2,h],f32>
  return %3 : !torch.tensor<[n,2,h],f32>
}

// CHECK-LABEL: @reflection_pad2d_backward(
// CHECK: %[[V0:.*]] = torch.constant dense<[2, 1, 0, 1, 2, 3, 4, 5]> : tensor<8xi64> -> !torch.tensor<[8],i64>
// CHECK: %[[V1:.*]] = torch.aten.size.int(%arg0, {{.*}}) : ({{.*}}, !torch.int<0>) -> !torch.int<n>
// CHECK: %[[V2:.*]] = torch.prim.ListConstruct(%[[V1]], {{.*}}) : ({{.*}}, !torch.int<2>, !torch.int<10>, !torch.int<9>) -> !torch.list<[!torch.int<n>, !torch.int<2>, !torch.int<10>, !torch.int<9>]>
// CHECK: %[[V3:.*]] = torch.aten.full(%[[V2]], {{.*}}) : ({{.*}}, !torch.int<0>, !torch.int<6>, !torch.none, !torch.none, !torch.none) -> !torch.tensor<[n,2,10,9],f32>
// CHECK: %[[V4:.*]] = torch.prim.ListConstruct({{.*}}) : (!torch.int<3>, !torch.int<0>, !torch.int<1>, !torch.int<2>) -> !torch.list<[!torch.int<3>, !torch.int<0>, !torch.int<1>, !torch.int<2>]>
// CHECK: %[[V5:.*]] = torch.aten.permute(%arg0, %[[V4]]) : {{.*}} -> !torch.tensor<[8,n,2,10],f32>
// CHECK: %[[V6:.*]] = torch.prim.ListConstruct({{.*}}) : (!torch.int<3>, !torch.int<0>, !torch.int<1>, !torch.int<2>) -> !torch.list<[!torch.int<3>, !torch.int<0>, !torch.int<1>, !torch.int<2>]>
// CHECK: %[[V7:.*]] = torch.aten.permute(%[[V3]], %[[V6]]) : {{.*}} -> !torch.tensor<[9,n,2,10],f32>
// CHECK: %[[V8:.*]] = torch.prim.ListConstruct(%[[V0]]) : {{.*}} -> !torch.list<[!torch.tensor<[8],i64>]>
// CHECK: %[[V9:.*]] = torch.aten.index_put(%[[V7]], %[[V8]], %[[V5]], {{.*}}) : ({{.*}}, !torch.bool<true>) -> !torch.tensor<[9,n,2,10],f32>
// CHECK: %[[V10:.*]] = torch.prim.ListConstruct({{.*}}) : (!torch.int<1>, !torch.int<2>, !torch.int<3>, !torch.int<0>) -> !torch.list<[!torch.int<1>, !torch.int<2>, !torch.int<3>, !torch.int<0>]>
// CHECK: %[[V11:.*]] = torch.aten.permute(%[[V9]], %[[V10]]) : {{.*}} -> !torch.tensor<[n,2,10,9],f32>
// CHECK: %[[V12:.*]] = torch.constant dense<[1, 0, 1, 2, 3, 4, 5, 6, 5, 4]> : tensor<10xi64> -> !torch.tensor<[10],i64>
// CHECK: %[[V13:.*]] = torch.aten.size.int(%[[V11]], {{.*}}) : ({{.*}}, !torch.int<0>) -> !torch.int<n>
// CHECK: %[[V14:.*]] = torch.prim.ListConstruct(%[[V13]], {{.*}}) : ({{.*}}, !torch.int<2>, !torch.int<7>, !torch.int<9>) -> !torch.list<[!torch.int<n>, !torch.int<2>, !torch.int<7>, !torch.int<9>]>
// CHECK: %[[V15:.*]] = torch.aten.full(%[[V14]], {{.*}}) : ({{.*}}, !torch.int<0>, !torch.int<6>, !torch.none, !torch.none, !torch.none) -> !torch.tensor<[n,2,7,9],f32>
// CHECK: %[[V16:.*]] = torch.prim.ListConstruct({{.*}}) : (!torch.int<2>, !torch.int<0>, !torch.int<1>, !torch.int<3>) -> !torch.list<[!torch.int<2>, !torch.int<0>, !torch.int<1>, !torch.int<3>]>
// CHECK: %[[V17:.*]] = torch.aten.permute(%[[V11]], %[[V16]]) : {{.*}} -> !torch.tensor<[10,n,2,9],f32>
// CHECK: %[[V18:.*]] = torch.prim.ListConstruct({{.*}}) : (!torch.int<2>, !torch.int<0>, !torch.int<1>, !torch.int<3>) -> !torch.list<[!torch.int<2>, !torch.int<0>, !torch.int<1>, !torch.int<3>]>
// CHECK: %[[V19:.*]] = torch.aten.permute(%[[V15]], %[[V18]]) : {{.*}} -> !torch.tensor<[7,n,2,9],f32>
// CHECK: %[[V20:.*]] = torch.prim.ListConstruct(%[[V12]]) : {{.*}} -> !torch.list<[!torch.tensor<[10],i64>]>
// CHECK: %[[V21:.*]] = torch.aten.index_put(%[[V19]], %[[V20]], %[[V17]], {{.*}}) : ({{.*}}, !torch.bool<true>) -> !torch.tensor<[7,n,2,9],f32>
// CHECK: %[[V22:.*]] = torch.prim.ListConstruct({{.*}}) : (!torch.int<1>, !torch.int<2>, !torch.int<0>, !torch.int<3>) -> !torch.list<[!torch.int<1>, !torch.int<2>, !torch.int<0>, !torch.int<3>]>
// CHECK: %[[V23:.*]] = torch.aten.permute(%[[V21]], %[[V22]]) : {{.*}} -> !torch.tensor<[n,2,7,9],f32>
// CHECK: return %[[V23]]
func.func @reflection_pad2d_backward(%arg0: !torch.tensor<[n,2,10,8],f32>, %arg1: !torch.tensor<[n,2,7,9],f32>) -> (!torch.tensor<[n,2,7,9],f32>) {
  %0 = torch.constant 2 : i64 -> !torch.int<2>
  %1 = torch.constant -3 : i64 -> !torch.int<-3>
  %2 = torch.constant 1 : i64 -> !torch.int<1>
  %3 = torch.prim.ListConstruct(%0, %1, %2, %0) : (!torch.int<2>, !torch.int<-3>, !torch.int<1>, !torch.int<2>) -> !torch.list<[!torch.int<2>, !torch.int<-3>, !torch.int<1>, !torch.int<2>]>
  %4 = torch.aten.reflection_pad2d_backward(%arg0, %arg1, %3) : (!torch.tensor<[n,2,10,8],f32>, !torch.tensor<[n,2,7,9],f32>, !torch.list<[!torch.int<2>, !torch.int<-3>, !torch.int<1>, !torch.int<2>]>) -> !torch.tensor<[n,2,7,9],f32>
  return %4 : !torch.tensor<[n,2,7,9],f32>
}

// CHECK-LABEL: @reflection_pad3d_backward(
// CHECK-NOT: torch.aten.reflection_pad3d_backward(
// CHECK: return {{.*}} : !torch.tensor<[n,2,5,5,7],f32>
func.func @reflection_pad3d_backward(%arg0: !torch.tensor<[n,2,6,8,11],f32>, %arg1: !torch.tensor<[n,2,5,5,7],f32>) -> (!torch.tensor<[n,2,5,5,7],f32>) {
  %0 = torch.constant 2 : i64 -> !torch.int<2>
  %1 = torch.constant 1 : i64 -> !torch.int<1>
  %2 = torch.constant 0 : i64 -> !torch.int<0>
  %3 = torch.prim.ListConstruct(%0, %0, %1, %0, %2, %1) : (!torch.int<2>, !torch.int<2>, !torch.int<1>, !torch.int<2>, !torch.int<0>, !torch.int<1>) -> !torch.list<[!torch.int<2>, !torch.int<2>, !torch.int<1>, !torch.int<2>, !torch.int<0>, !torch.int<1>]>
  %4 = torch.aten.reflection_pad3d_backward(%arg0, %arg1, %3) : (!torch.tensor<[n,2,6,8,11],f32>, !torch.tensor<[n,2,5,5,7],f32>, !torch.list<[!torch.int<2>, !torch.int<2>, !torch.int<1>, !torch.int<2>, !torch.int<0>, !torch.int<1>]>) -> !torch.tensor<[n,2,5,5,7],f32>
  return %4 : !torch.tensor<[n,2,5,5,7],f32>
}

// CHECK-LABEL: @replication_pad1d_backward(
// CHECK: %[[V0:.*]] = torch.aten.size.int(%arg0, {{.*}}) : ({{.*}}, !torch.int<2>) -> !torch.int<"h+3">
// CHECK: %[[V1:.*]] = torch.aten.size.int(%arg1, {{.*}}) : ({{.*}}, !torch.int<2>) -> !torch.int<h>
// CHECK: %[[V2:.*]] = torch.aten.arange.start_step({{.*}}, %[[V0]], {{.*}}) : (!torch.int<0>, {{.*}}, !torch.int<1>, !torch.int<4>, !torch.none, !torch.none, !torch.none) -> !torch.tensor<["h+3"],i64>
// CHECK: %[[V3:.*]] = torch.aten.sub.Scalar(%[[V2]], {{.*}}) : ({{.*}}, !torch.int<1>, !torch.int<1>) -> !torch.tensor<["h+3"],i64>
// CHECK: %[[V4:.*]] = torch.aten.sub.int(%[[V1]], {{.*}}) : ({{.*}}, !torch.int<1>) -> !torch.int<"h-1">
// CHECK: %[[V5:.*]] = torch.aten.clamp(%[[V3]], {{.*}}, %[[V4]]) : ({{.*}}, !torch.int<0>, {{.*}}) -> !torch.tensor<["h+3"],i64>
// CHECK: %[[V6:.*]] = torch.aten.size.int(%arg0, {{.*}}) : ({{.*}}, !torch.int<0>) -> !torch.int<n>
// CHECK: %[[V7:.*]] = torch.aten.size.int(%arg1, {{.*}}) : ({{.*}}, !torch.int<2>) -> !torch.int<h>
// CHECK: %[[V8:.*]] = torch.prim.ListConstruct(%[[V6]], {{.*}}, %[[V7]]) : ({{.*}}, !torch.int<2>, {{.*}}) -> !torch.list<[!torch.int<n>, !torch.int<2>, !torch.int<h>]>
// CHECK: %[[V9:.*]] = torch.aten.full(%[[V8]], {{.*}}) : ({{.*}}, !torch.int<0>, !torch.int<6>, !torch.none, !torch.none, !torch.none) -> !torch.tensor<[n,2,h],f32>
// CHECK: %[[V10:.*]] = torch.prim.ListConstruct({{.*}}) : (!torch.int<2>, !torch.int<0>, !torch.int<1>) -> !torch.list<[!torch.int<2>, !torch.int<0>, !torch.int<1>]>
// CHECK: %[[V11:.*]] = torch.aten.permute(%arg0, %[[V10]]) : {{.*}} -> !torch.tensor<["h+3",n,2],f32>
// CHECK: %[[V12:.*]] = torch.prim.ListConstruct({{.*}}) : (!torch.int<2>, !torch.int<0>, !torch.int<1>) -> !torch.list<[!torch.int<2>, !torch.int<0>, !torch.int<1>]>
// CHECK: %[[V13:.*]] = torch.aten.permute(%[[V9]], %[[V12]]) : {{.*}} -> !torch.tensor<[h,n,2],f32>
// CHECK: %[[V14:.*]] = torch.prim.ListConstruct(%[[V5]]) : {{.*}} -> !torch.list<[!torch.tensor<["h+3"],i64>]>
// CHECK: %[[V15:.*]] = torch.aten.index_put(%[[V13]], %[[V14]], %[[V11]], {{.*}}) : ({{.*}}, !torch.bool<true>) -> !torch.tensor<[h,n,2],f32>
// CHECK: %[[V16:.*]] = torch.prim.ListConstruct({{.*}}) : (!torch.int<1>, !torch.int<2>, !torch.int<0>) -> !torch.list<[!torch.int<1>, !torch.int<2>, !torch.int<0>]>
// CHECK: %[[V17:.*]] = torch.aten.permute(%[[V15]], %[[V16]]) : {{.*}} -> !torch.tensor<[n,2,h],f32>
// CHECK: return %[[V17]]
func.func @replication_pad1d_backward(%arg0: !torch.tensor<[n,2,"h+3"],f32>, %arg1: !torch.tensor<[n,2,h],f32>) -> (!torch.tensor<[n,2,h],f32>) {
  %0 = torch.constant 1 : i64 -> !torch.int<1>
  %1 = torch.constant 2 : i64 -> !torch.int<2>
  %2 = torch.prim.ListConstruct(%0, %1) : (!torch.int<1>, !torch.int<2>) -> !torch.list<[!torch.int<1>, !torch.int<2>]>
  %3 = torch.aten.replication_pad1d_backward(%arg0, %arg1, %2) : (!torch.tensor<[n,2,"h+3"],f32>, !torch.tensor<[n,2,h],f32>, !torch.list<[!torch.int<1>, !torch.int<2>]>) -> !torch.tensor<[n,2,h],f32>
  return %3 : !torch.tensor<[n,2,h],f32>
}

// CHECK-LABEL: @replication_pad2d_backward(
// CHECK: %[[V0:.*]] = torch.constant dense<[0, 0, 0, 1, 2, 3, 4, 5]> : tensor<8xi64> -> !torch.tensor<[8],i64>
// CHECK: %[[V1:.*]] = torch.aten.size.int(%arg0, {{.*}}) : ({{.*}}, !torch.int<0>) -> !torch.int<n>
// CHECK: %[[V2:.*]] = torch.prim.ListConstruct(%[[V1]], {{.*}}) : ({{.*}}, !torch.int<2>, !torch.int<10>, !torch.int<9>) -> !torch.list<[!torch.int<n>, !torch.int<2>, !torch.int<10>, !torch.int<9>]>
// CHECK: %[[V3:.*]] = torch.aten.full(%[[V2]], {{.*}}) : ({{.*}}, !torch.int<0>, !torch.int<6>, !torch.none, !torch.none, !torch.none) -> !torch.tensor<[n,2,10,9],f32>
// CHECK: %[[V4:.*]] = torch.prim.ListConstruct({{.*}}) : (!torch.int<3>, !torch.int<0>, !torch.int<1>, !torch.int<2>) -> !torch.list<[!torch.int<3>, !torch.int<0>, !torch.int<1>, !torch.int<2>]>
// CHECK: %[[V5:.*]] = torch.aten.permute(%arg0, %[[V4]]) : {{.*}} -> !torch.tensor<[8,n,2,10],f32>
// CHECK: %[[V6:.*]] = torch.prim.ListConstruct({{.*}}) : (!torch.int<3>, !torch.int<0>, !torch.int<1>, !torch.int<2>) -> !torch.list<[!torch.int<3>, !torch.int<0>, !torch.int<1>, !torch.int<2>]>
// CHECK: %[[V7:.*]] = torch.aten.permute(%[[V3]], %[[V6]]) : {{.*}} -> !torch.tensor<[9,n,2,10],f32>
// CHECK: %[[V8:.*]] = torch.prim.ListConstruct(%[[V0]]) : {{.*}} -> !torch.list<[!torch.tensor<[8],i64>]>
// CHECK: %[[V9:.*]] = torch.aten.index_put(%[[V7]], %[[V8]], %[[V5]], {{.*}}) : ({{.*}}, !torch.bool<true>) -> !torch.tensor<[9,n,2,10],f32>
// CHECK: %[[V10:.*]] = torch.prim.ListConstruct({{.*}}) : (!torch.int<1>, !torch.int<2>, !torch.int<3>, !torch.int<0>) -> !torch.list<[!torch.int<1>, !torch.int<2>, !torch.int<3>, !torch.int<0>]>
// CHECK: %[[V11:.*]] = torch.aten.permute(%[[V9]], %[[V10]]) : {{.*}} -> !torch.tensor<[n,2,10,9],f32>
// CHECK: %[[V12:.*]] = torch.constant dense<[0, 0, 1, 2, 3, 4, 5, 6, 6, 6]> : tensor<10xi64> -> !torch.tensor<[10],i64>
// CHECK: %[[V13:.*]] = torch.aten.size.int(%[[V11]], {{.*}}) : ({{.*}}, !torch.int<0>) -> !torch.int<n>
// CHECK: %[[V14:.*]] = torch.prim.ListConstruct(%[[V13]], {{.*}}) : ({{.*}}, !torch.int<2>, !torch.int<7>, !torch.int<9>) -> !torch.list<[!torch.int<n>, !torch.int<2>, !torch.int<7>, !torch.int<9>]>
// CHECK: %[[V15:.*]] = torch.aten.full(%[[V14]], {{.*}}) : ({{.*}}, !torch.int<0>, !torch.int<6>, !torch.none, !torch.none, !torch.none) -> !torch.tensor<[n,2,7,9],f32>
// CHECK: %[[V16:.*]] = torch.prim.ListConstruct({{.*}}) : (!torch.int<2>, !torch.int<0>, !torch.int<1>, !torch.int<3>) -> !torch.list<[!torch.int<2>, !torch.int<0>, !torch.int<1>, !torch.int<3>]>
// CHECK: %[[V17:.*]] = torch.aten.permute(%[[V11]], %[[V16]]) : {{.*}} -> !torch.tensor<[10,n,2,9],f32>
// CHECK: %[[V18:.*]] = torch.prim.ListConstruct({{.*}}) : (!torch.int<2>, !torch.int<0>, !torch.int<1>, !torch.int<3>) -> !torch.list<[!torch.int<2>, !torch.int<0>, !torch.int<1>, !torch.int<3>]>
// CHECK: %[[V19:.*]] = torch.aten.permute(%[[V15]], %[[V18]]) : {{.*}} -> !torch.tensor<[7,n,2,9],f32>
// CHECK: %[[V20:.*]] = torch.prim.ListConstruct(%[[V12]]) : {{.*}} -> !torch.list<[!torch.tensor<[10],i64>]>
// CHECK: %[[V21:.*]] = torch.aten.index_put(%[[V19]], %[[V20]], %[[V17]], {{.*}}) : ({{.*}}, !torch.bool<true>) -> !torch.tensor<[7,n,2,9],f32>
// CHECK: %[[V22:.*]] = torch.prim.ListConstruct({{.*}}) : (!torch.int<1>, !torch.int<2>, !torch.int<0>, !torch.int<3>) -> !torch.list<[!torch.int<1>, !torch.int<2>, !torch.int<0>, !torch.int<3>]>
// CHECK: %[[V23:.*]] = torch.aten.permute(%[[V21]], %[[V22]]) : {{.*}} -> !torch.tensor<[n,2,7,9],f32>
// CHECK: return %[[V23]]
func.func @replication_pad2d_backward(%arg0: !torch.tensor<[n,2,10,8],f32>, %arg1: !torch.tensor<[n,2,7,9],f32>) -> (!torch.tensor<[n,2,7,9],f32>) {
  %0 = torch.constant 2 : i64 -> !torch.int<2>
  %1 = torch.constant -3 : i64 -> !torch.int<-3>
  %2 = torch.constant 1 : i64 -> !torch.int<1>
  %3 = torch.prim.ListConstruct(%0, %1, %2, %0) : (!torch.int<2>, !torch.int<-3>, !torch.int<1>, !torch.int<2>) -> !torch.list<[!torch.int<2>, !torch.int<-3>, !torch.int<1>, !torch.int<2>]>
  %4 = torch.aten.replication_pad2d_backward(%arg0, %arg1, %3) : (!torch.tensor<[n,2,10,8],f32>, !torch.tensor<[n,2,7,9],f32>, !torch.list<[!torch.int<2>, !torch.int<-3>, !torch.int<1>, !torch.int<2>]>) -> !torch.tensor<[n,2,7,9],f32>
  return %4 : !torch.tensor<[n,2,7,9],f32>
}

// CHECK-LABEL: @replication_pad3d_backward(
// CHECK-NOT: torch.aten.replication_pad3d_backward(
// CHECK: return {{.*}} : !torch.tensor<[n,2,5,5,7],f32>
func.func @replication_pad3d_backward(%arg0: !torch.tensor<[n,2,6,8,11],f32>, %arg1: !torch.tensor<[n,2,5,5,7],f32>) -> (!torch.tensor<[n,2,5,5,7],f32>) {
  %0 = torch.constant 2 : i64 -> !torch.int<2>
  %1 = torch.constant 1 : i64 -> !torch.int<1>
  %2 = torch.constant 0 : i64 -> !torch.int<0>
  %3 = torch.prim.ListConstruct(%0, %0, %1, %0, %2, %1) : (!torch.int<2>, !torch.int<2>, !torch.int<1>, !torch.int<2>, !torch.int<0>, !torch.int<1>) -> !torch.list<[!torch.int<2>, !torch.int<2>, !torch.int<1>, !torch.int<2>, !torch.int<0>, !torch.int<1>]>
  %4 = torch.aten.replication_pad3d_backward(%arg0, %arg1, %3) : (!torch.tensor<[n,2,6,8,11],f32>, !torch.tensor<[n,2,5,5,7],f32>, !torch.list<[!torch.int<2>, !torch.int<2>, !torch.int<1>, !torch.int<2>, !torch.int<0>, !torch.int<1>]>) -> !torch.tensor<[n,2,5,5,7],f32>
  return %4 : !torch.tensor<[n,2,5,5,7],f32>
}
