// NOTE: The checks are written by tools/dev/update_checks.py.

// RUN: torch-onnx-opt %s --decompose | FileCheck %s

// CHECK-LABEL: @adaptive_avg_pool1d(
// CHECK: torch.prim.ListConstruct{{.*}} -> !torch.list<[!torch.int<3>]>
// CHECK: torch.prim.ListConstruct{{.*}} -> !torch.list<[!torch.int<2>]>
// CHECK: torch.prim.ListConstruct{{.*}} -> !torch.list<[!torch.int<0>]>
// CHECK: torch.aten.avg_pool1d{{.*}} -> !torch.tensor<[n,2,3],f32>
func.func @adaptive_avg_pool1d(%arg0: !torch.tensor<[n,2,7],f32>) -> (!torch.tensor<[n,2,3],f32>) {
  %0 = torch.constant 3 : i64 -> !torch.int<3>
  %1 = torch.prim.ListConstruct(%0) : (!torch.int<3>) -> !torch.list<[!torch.int<3>]>
  %2 = torch.aten.adaptive_avg_pool1d(%arg0, %1) : (!torch.tensor<[n,2,7],f32>, !torch.list<[!torch.int<3>]>) -> !torch.tensor<[n,2,3],f32>
  return %2 : !torch.tensor<[n,2,3],f32>
}

// CHECK-LABEL: @adaptive_avg_pool2d(
// CHECK: torch.prim.ListConstruct{{.*}} -> !torch.list<[!torch.int<3>, !torch.int<2>]>
// CHECK: torch.prim.ListConstruct{{.*}} -> !torch.list<[!torch.int<2>, !torch.int<2>]>
// CHECK: torch.aten.avg_pool2d{{.*}} -> !torch.tensor<[n,2,3,4],f32>
func.func @adaptive_avg_pool2d(%arg0: !torch.tensor<[n,2,7,8],f32>) -> (!torch.tensor<[n,2,3,4],f32>) {
  %0 = torch.constant 3 : i64 -> !torch.int<3>
  %1 = torch.constant 4 : i64 -> !torch.int<4>
  %2 = torch.prim.ListConstruct(%0, %1) : (!torch.int<3>, !torch.int<4>) -> !torch.list<[!torch.int<3>, !torch.int<4>]>
  %3 = torch.aten.adaptive_avg_pool2d(%arg0, %2) : (!torch.tensor<[n,2,7,8],f32>, !torch.list<[!torch.int<3>, !torch.int<4>]>) -> !torch.tensor<[n,2,3,4],f32>
  return %3 : !torch.tensor<[n,2,3,4],f32>
}

// CHECK-LABEL: @adaptive_avg_pool3d(
// CHECK: torch.prim.ListConstruct{{.*}} -> !torch.list<[!torch.int<2>, !torch.int<3>, !torch.int<2>]>
// CHECK: torch.prim.ListConstruct{{.*}} -> !torch.list<[!torch.int<2>, !torch.int<2>, !torch.int<2>]>
// CHECK: torch.aten.avg_pool3d{{.*}} -> !torch.tensor<[n,2,2,3,4],f32>
func.func @adaptive_avg_pool3d(%arg0: !torch.tensor<[n,2,4,7,8],f32>) -> (!torch.tensor<[n,2,2,3,4],f32>) {
  %0 = torch.constant 2 : i64 -> !torch.int<2>
  %1 = torch.constant 3 : i64 -> !torch.int<3>
  %2 = torch.constant 4 : i64 -> !torch.int<4>
  %3 = torch.prim.ListConstruct(%0, %1, %2) : (!torch.int<2>, !torch.int<3>, !torch.int<4>) -> !torch.list<[!torch.int<2>, !torch.int<3>, !torch.int<4>]>
  %4 = torch.aten.adaptive_avg_pool3d(%arg0, %3) : (!torch.tensor<[n,2,4,7,8],f32>, !torch.list<[!torch.int<2>, !torch.int<3>, !torch.int<4>]>) -> !torch.tensor<[n,2,2,3,4],f32>
  return %4 : !torch.tensor<[n,2,2,3,4],f32>
}

// CHECK-LABEL: @adaptive_max_pool2d(
// CHECK: torch.prim.ListConstruct{{.*}} -> !torch.list<[!torch.int<3>, !torch.int<2>]>
// CHECK: torch.prim.ListConstruct{{.*}} -> !torch.list<[!torch.int<2>, !torch.int<2>]>
// CHECK: torch.aten.max_pool2d_with_indices{{.*}} -> (!torch.tensor<[n,2,3,4],f32>, !torch.tensor<[n,2,3,4],i64>)
func.func @adaptive_max_pool2d(%arg0: !torch.tensor<[n,2,7,8],f32>) -> (!torch.tensor<[n,2,3,4],f32>, !torch.tensor<[n,2,3,4],i64>) {
  %0 = torch.constant 3 : i64 -> !torch.int<3>
  %1 = torch.constant 4 : i64 -> !torch.int<4>
  %2 = torch.prim.ListConstruct(%0, %1) : (!torch.int<3>, !torch.int<4>) -> !torch.list<[!torch.int<3>, !torch.int<4>]>
  %3:2 = torch.aten.adaptive_max_pool2d(%arg0, %2) : (!torch.tensor<[n,2,7,8],f32>, !torch.list<[!torch.int<3>, !torch.int<4>]>) -> (!torch.tensor<[n,2,3,4],f32>, !torch.tensor<[n,2,3,4],i64>)
  return %3#0, %3#1 : !torch.tensor<[n,2,3,4],f32>, !torch.tensor<[n,2,3,4],i64>
}

// CHECK-LABEL: @avg_pool2d_of_ints(
// CHECK: torch.prim.ListConstruct{{.*}} -> !torch.list<[!torch.none, !torch.none, !torch.tensor<[4,3],i64>]>
// CHECK: torch.aten.index.Tensor{{.*}} -> !torch.tensor<[n,2,4,3,8],i64>
// CHECK: torch.aten.where.self{{.*}} -> !torch.tensor<[n,2,4,3,8],i64>
// CHECK: torch.prim.ListConstruct{{.*}} -> !torch.list<[!torch.int<3>]>
// CHECK: torch.aten.sum.dim_IntList{{.*}} -> !torch.tensor<[n,2,4,8],i64>
// CHECK: torch.prim.ListConstruct{{.*}} -> !torch.list<[!torch.none, !torch.none, !torch.none, !torch.tensor<[3,2],i64>]>
// CHECK: torch.aten.index.Tensor{{.*}} -> !torch.tensor<[n,2,4,3,2],i64>
// CHECK: torch.aten.where.self{{.*}} -> !torch.tensor<[n,2,4,3,2],i64>
// CHECK: torch.prim.ListConstruct{{.*}} -> !torch.list<[!torch.int<4>]>
// CHECK: torch.aten.sum.dim_IntList{{.*}} -> !torch.tensor<[n,2,4,3],i64>
// CHECK: torch.aten.div.Tensor_mode{{.*}} -> !torch.tensor<[n,2,4,3],i64>
func.func @avg_pool2d_of_ints(%arg0: !torch.tensor<[n,2,7,8],i64>) -> (!torch.tensor<[n,2,4,3],i64>) {
  %0 = torch.constant 3 : i64 -> !torch.int<3>
  %1 = torch.constant 2 : i64 -> !torch.int<2>
  %2 = torch.constant 1 : i64 -> !torch.int<1>
  %3 = torch.constant false -> !torch.bool<false>
  %4 = torch.constant unit -> !torch.none
  %5 = torch.prim.ListConstruct(%0, %1) : (!torch.int<3>, !torch.int<2>) -> !torch.list<[!torch.int<3>, !torch.int<2>]>
  %6 = torch.prim.ListConstruct(%1, %0) : (!torch.int<2>, !torch.int<3>) -> !torch.list<[!torch.int<2>, !torch.int<3>]>
  %7 = torch.prim.ListConstruct(%2, %2) : (!torch.int<1>, !torch.int<1>) -> !torch.list<[!torch.int<1>, !torch.int<1>]>
  %8 = torch.aten.avg_pool2d(%arg0, %5, %6, %7, %3, %3, %4) : (!torch.tensor<[n,2,7,8],i64>, !torch.list<[!torch.int<3>, !torch.int<2>]>, !torch.list<[!torch.int<2>, !torch.int<3>]>, !torch.list<[!torch.int<1>, !torch.int<1>]>, !torch.bool<false>, !torch.bool<false>, !torch.none) -> !torch.tensor<[n,2,4,3],i64>
  return %8 : !torch.tensor<[n,2,4,3],i64>
}

// CHECK-LABEL: @max_pool2d_with_indices_of_ints(
// CHECK: torch.aten.size.int{{.*}} -> !torch.int<n>
// CHECK: torch.prim.ListConstruct{{.*}} -> !torch.list<[!torch.none, !torch.none, !torch.tensor<[4,3],i64>]>
// CHECK: torch.aten.index.Tensor{{.*}} -> !torch.tensor<[n,2,4,3,8],i64>
// CHECK: torch.aten.where.self{{.*}} -> !torch.tensor<[n,2,4,3,8],i64>
// CHECK: torch.prim.ListConstruct{{.*}} -> !torch.list<[!torch.none, !torch.none, !torch.none, !torch.none, !torch.tensor<[5,2],i64>]>
// CHECK: torch.aten.index.Tensor{{.*}} -> !torch.tensor<[n,2,4,3,5,2],i64>
// CHECK: torch.aten.where.self{{.*}} -> !torch.tensor<[n,2,4,3,5,2],i64>
// CHECK: torch.prim.ListConstruct{{.*}} -> !torch.list<[!torch.int<0>, !torch.int<1>, !torch.int<2>, !torch.int<4>, !torch.int<3>, !torch.int<5>]>
// CHECK: torch.aten.permute{{.*}} -> !torch.tensor<[n,2,4,5,3,2],i64>
// CHECK: torch.prim.ListConstruct{{.*}} -> !torch.list<[!torch.int<n>, !torch.int<2>, !torch.int<4>, !torch.int<5>, !torch.int<-1>]>
// CHECK: torch.aten.reshape{{.*}} -> !torch.tensor<[n,2,4,5,6],i64>
// CHECK: torch.aten.max.dim{{.*}} -> (!torch.tensor<[n,2,4,5,1],i64>, !torch.tensor<[n,2,4,5,1],i64>)
// CHECK: torch.aten.expand_as{{.*}} -> !torch.tensor<[n,2,4,5,6],i64>
// CHECK: torch.aten.squeeze.dim{{.*}} -> !torch.tensor<[n,2,4,5],i64>
// CHECK: torch.aten.gather{{.*}} -> !torch.tensor<[n,2,4,5,1],i64>
// CHECK: torch.aten.squeeze.dim{{.*}} -> !torch.tensor<[n,2,4,5],i64>
func.func @max_pool2d_with_indices_of_ints(%arg0: !torch.tensor<[n,2,7,8],i64>) -> (!torch.tensor<[n,2,4,5],i64>, !torch.tensor<[n,2,4,5],i64>) {
  %0 = torch.constant 3 : i64 -> !torch.int<3>
  %1 = torch.constant 2 : i64 -> !torch.int<2>
  %2 = torch.constant 1 : i64 -> !torch.int<1>
  %3 = torch.constant false -> !torch.bool<false>
  %4 = torch.prim.ListConstruct(%0, %1) : (!torch.int<3>, !torch.int<2>) -> !torch.list<[!torch.int<3>, !torch.int<2>]>
  %5 = torch.prim.ListConstruct(%1, %1) : (!torch.int<2>, !torch.int<2>) -> !torch.list<[!torch.int<2>, !torch.int<2>]>
  %6 = torch.prim.ListConstruct(%2, %2) : (!torch.int<1>, !torch.int<1>) -> !torch.list<[!torch.int<1>, !torch.int<1>]>
  %7 = torch.prim.ListConstruct(%2, %2) : (!torch.int<1>, !torch.int<1>) -> !torch.list<[!torch.int<1>, !torch.int<1>]>
  %8:2 = torch.aten.max_pool2d_with_indices(%arg0, %4, %5, %6, %7, %3) : (!torch.tensor<[n,2,7,8],i64>, !torch.list<[!torch.int<3>, !torch.int<2>]>, !torch.list<[!torch.int<2>, !torch.int<2>]>, !torch.list<[!torch.int<1>, !torch.int<1>]>, !torch.list<[!torch.int<1>, !torch.int<1>]>, !torch.bool<false>) -> (!torch.tensor<[n,2,4,5],i64>, !torch.tensor<[n,2,4,5],i64>)
  return %8#0, %8#1 : !torch.tensor<[n,2,4,5],i64>, !torch.tensor<[n,2,4,5],i64>
}

// CHECK-LABEL: @_adaptive_avg_pool2d(
// CHECK: torch.prim.ListConstruct{{.*}} -> !torch.list<[!torch.int<1>, !torch.int<1>]>
// CHECK: torch.aten.unsqueeze{{.*}} -> !torch.tensor<[1,2,h,w],f32>
// CHECK: torch.aten._adaptive_avg_pool2d{{.*}} -> !torch.tensor<[1,2,1,1],f32>
// CHECK: torch.aten.squeeze.dim{{.*}} -> !torch.tensor<[2,1,1],f32>
func.func @_adaptive_avg_pool2d(%arg0: !torch.tensor<[2,h,w],f32>) -> (!torch.tensor<[2,1,1],f32>) {
  %0 = torch.constant 1 : i64 -> !torch.int<1>
  %1 = torch.prim.ListConstruct(%0, %0) : (!torch.int<1>, !torch.int<1>) -> !torch.list<[!torch.int<1>, !torch.int<1>]>
  %2 = torch.aten._adaptive_avg_pool2d(%arg0, %1) : (!torch.tensor<[2,h,w],f32>, !torch.list<[!torch.int<1>, !torch.int<1>]>) -> !torch.tensor<[2,1,1],f32>
  return %2 : !torch.tensor<[2,1,1],f32>
}

// CHECK-LABEL: @_adaptive_avg_pool3d(
// CHECK: torch.aten.unsqueeze{{.*}} -> !torch.tensor<[1,2,4,6,5],f32>
// CHECK: torch.prim.ListConstruct{{.*}} -> !torch.list<[!torch.int<2>, !torch.int<2>, !torch.int<2>]>
// CHECK: torch.prim.ListConstruct{{.*}} -> !torch.list<[!torch.int<2>, !torch.int<2>, !torch.int<1>]>
// CHECK: torch.aten.avg_pool3d{{.*}} -> !torch.tensor<[1,2,2,3,4],f32>
// CHECK: torch.aten.squeeze.dim{{.*}} -> !torch.tensor<[2,2,3,4],f32>
func.func @_adaptive_avg_pool3d(%arg0: !torch.tensor<[2,4,6,5],f32>) -> (!torch.tensor<[2,2,3,4],f32>) {
  %0 = torch.constant 2 : i64 -> !torch.int<2>
  %1 = torch.constant 3 : i64 -> !torch.int<3>
  %2 = torch.constant 4 : i64 -> !torch.int<4>
  %3 = torch.prim.ListConstruct(%0, %1, %2) : (!torch.int<2>, !torch.int<3>, !torch.int<4>) -> !torch.list<[!torch.int<2>, !torch.int<3>, !torch.int<4>]>
  %4 = torch.aten._adaptive_avg_pool3d(%arg0, %3) : (!torch.tensor<[2,4,6,5],f32>, !torch.list<[!torch.int<2>, !torch.int<3>, !torch.int<4>]>) -> !torch.tensor<[2,2,3,4],f32>
  return %4 : !torch.tensor<[2,2,3,4],f32>
}

// CHECK-LABEL: @adaptive_max_pool3d(
// CHECK: torch.prim.ListConstruct{{.*}} -> !torch.list<[!torch.int<2>, !torch.int<2>, !torch.int<3>]>
// CHECK: torch.prim.ListConstruct{{.*}} -> !torch.list<[!torch.int<2>, !torch.int<2>, !torch.int<2>]>
// CHECK: torch.aten.max_pool3d_with_indices{{.*}} -> (!torch.tensor<[n,2,2,3,2],f32>, !torch.tensor<[n,2,2,3,2],i64>)
func.func @adaptive_max_pool3d(%arg0: !torch.tensor<[n,2,4,6,5],f32>) -> (!torch.tensor<[n,2,2,3,2],f32>, !torch.tensor<[n,2,2,3,2],i64>) {
  %0 = torch.constant 2 : i64 -> !torch.int<2>
  %1 = torch.constant 3 : i64 -> !torch.int<3>
  %2 = torch.prim.ListConstruct(%0, %1, %0) : (!torch.int<2>, !torch.int<3>, !torch.int<2>) -> !torch.list<[!torch.int<2>, !torch.int<3>, !torch.int<2>]>
  %3:2 = torch.aten.adaptive_max_pool3d(%arg0, %2) : (!torch.tensor<[n,2,4,6,5],f32>, !torch.list<[!torch.int<2>, !torch.int<3>, !torch.int<2>]>) -> (!torch.tensor<[n,2,2,3,2],f32>, !torch.tensor<[n,2,2,3,2],i64>)
  return %3#0, %3#1 : !torch.tensor<[n,2,2,3,2],f32>, !torch.tensor<[n,2,2,3,2],i64>
}

// CHECK-LABEL: @max_unpool3d(
// CHECK: torch.aten.size.int{{.*}} -> !torch.int<n>
// CHECK: torch.prim.ListConstruct{{.*}} -> !torch.list<[!torch.int<n>, !torch.int<2>, !torch.int<96>]>
// CHECK: torch.aten.full{{.*}} -> !torch.tensor<[n,2,96],f32>
// CHECK: torch.aten.flatten.using_ints{{.*}} -> !torch.tensor<[n,2,12],i64>
// CHECK: torch.aten.flatten.using_ints{{.*}} -> !torch.tensor<[n,2,12],f32>
// CHECK: torch.aten.scatter.src{{.*}} -> !torch.tensor<[n,2,96],f32>
// CHECK: torch.prim.ListConstruct{{.*}} -> !torch.list<[!torch.int<n>, !torch.int<2>, !torch.int<4>, !torch.int<4>, !torch.int<6>]>
// CHECK: torch.aten.reshape{{.*}} -> !torch.tensor<[n,2,4,4,6],f32>
func.func @max_unpool3d(%arg0: !torch.tensor<[n,2,2,2,3],f32>, %arg1: !torch.tensor<[n,2,2,2,3],i64>) -> (!torch.tensor<[n,2,4,4,6],f32>) {
  %0 = torch.constant 4 : i64 -> !torch.int<4>
  %1 = torch.constant 6 : i64 -> !torch.int<6>
  %2 = torch.prim.ListConstruct(%0, %0, %1) : (!torch.int<4>, !torch.int<4>, !torch.int<6>) -> !torch.list<[!torch.int<4>, !torch.int<4>, !torch.int<6>]>
  %3 = torch.constant 2 : i64 -> !torch.int<2>
  %4 = torch.prim.ListConstruct(%3, %3, %3) : (!torch.int<2>, !torch.int<2>, !torch.int<2>) -> !torch.list<[!torch.int<2>, !torch.int<2>, !torch.int<2>]>
  %5 = torch.constant 0 : i64 -> !torch.int<0>
  %6 = torch.prim.ListConstruct(%5, %5, %5) : (!torch.int<0>, !torch.int<0>, !torch.int<0>) -> !torch.list<[!torch.int<0>, !torch.int<0>, !torch.int<0>]>
  %7 = torch.aten.max_unpool3d(%arg0, %arg1, %2, %4, %6) : (!torch.tensor<[n,2,2,2,3],f32>, !torch.tensor<[n,2,2,2,3],i64>, !torch.list<[!torch.int<4>, !torch.int<4>, !torch.int<6>]>, !torch.list<[!torch.int<2>, !torch.int<2>, !torch.int<2>]>, !torch.list<[!torch.int<0>, !torch.int<0>, !torch.int<0>]>) -> !torch.tensor<[n,2,4,4,6],f32>
  return %7 : !torch.tensor<[n,2,4,4,6],f32>
}
