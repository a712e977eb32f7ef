// NOTE: The checks are written by tools/dev/update_checks.py.

// RUN: torch-onnx-opt %s --decompose | FileCheck %s

// CHECK-LABEL: @adaptive_avg_pool1d(
// CHECK: %[[V0:.*]] = torch.prim.ListConstruct({{.*}}) : (!torch.int<3>) -> !torch.list<[!torch.int<3>]>
// CHECK: %[[V1:.*]] = torch.prim.ListConstruct({{.*}}) : (!torch.int<2>) -> !torch.list<[!torch.int<2>]>
// CHECK: %[[V2:.*]] = torch.prim.ListConstruct({{.*}}) : (!torch.int<0>) -> !torch.list<[!torch.int<0>]>
// CHECK: %[[V3:.*]] = torch.aten.avg_pool1d(%arg0, %[[V0]], %[[V1]], %[[V2]], {{.*}}) : ({{.*}}, !torch.bool<false>, !torch.bool<true>) -> !torch.tensor<[n,2,3],f32>
// CHECK: return %[[V3]]
func.func @adaptive_avg_pool1d(%arg0: !torch.tensor<[n,2,7],f32>) -> (!torch.tensor<[n,2,3],f32>) {
  %0 = torch.constant 3 : i64 -> !torch.int<3>
  %1 = torch.prim.ListConstruct(%0) : (!torch.int<3>) -> !torch.list<[!torch.int<3>]>
  %2 = torch.aten.adaptive_avg_pool1d(%arg0, %1) : (!torch.tensor<[n,2,7],f32>, !torch.list<[!torch.int<3>]>) -> !torch.tensor<[n,2,3],f32>
  return %2 : !torch.tensor<[n,2,3],f32>
}

// CHECK-LABEL: @adaptive_avg_pool2d(
// CHECK: %[[V0:.*]] = torch.prim.ListConstruct({{.*}}) : (!torch.int<3>, !torch.int<2>) -> !torch.list<[!torch.int<3>, !torch.int<2>]>
// CHECK: %[[V1:.*]] = torch.prim.ListConstruct({{.*}}) : (!torch.int<2>, !torch.int<2>) -> !torch.list<[!torch.int<2>, !torch.int<2>]>
// CHECK: %[[V2:.*]] = torch.aten.avg_pool2d(%arg0, %[[V0]], %[[V1]], {{.*}}) : ({{.*}}, !torch.int<0>, !torch.bool<false>, !torch.bool<true>, !torch.none) -> !torch.tensor<[n,2,3,4],f32>
// CHECK: return %[[V2]]
func.func @adaptive_avg_pool2d(%arg0: !torch.tensor<[n,2,7,8],f32>) -> (!torch.tensor<[n,2,3,4],f32>) {
  %0 = torch.constant 3 : i64 -> !torch.int<3>
  %1 = torch.constant 4 : i64 -> !torch.int<4>
  %2 = torch.prim.ListConstruct(%0, %1) : (!torch.int<3>, !torch.int<4>) -> !torch.list<[!torch.int<3>, !torch.int<4>]>
  %3 = torch.aten.adaptive_avg_pool2d(%arg0, %2) : (!torch.tensor<[n,2,7,8],f32>, !torch.list<[!torch.int<3>, !torch.int<4>]>) -> !torch.tensor<[n,2,3,4],f32>
  return %3 : !torch.tensor<[n,2,3,4],f32>
}

// CHECK-LABEL: @adaptive_avg_pool3d(
// CHECK: %[[V0:.*]] = torch.prim.ListConstruct({{.*}}) : (!torch.int<2>, !torch.int<3>, !torch.int<2>) -> !torch.list<[!torch.int<2>, !torch.int<3>, !torch.int<2>]>
// CHECK: %[[V1:.*]] = torch.prim.ListConstruct({{.*}}) : (!torch.int<2>, !torch.int<2>, !torch.int<2>) -> !torch.list<[!torch.int<2>, !torch.int<2>, !torch.int<2>]>
// CHECK: %[[V2:.*]] = torch.aten.avg_pool3d(%arg0, %[[V0]], %[[V1]], {{.*}}) : ({{.*}}, !torch.int<0>, !torch.bool<false>, !torch.bool<true>, !torch.none) -> !torch.tensor<[n,2,2,3,4],f32>
// CHECK: return %[[V2]]
func.func @adaptive_avg_pool3d(%arg0: !torch.tensor<[n,2,4,7,8],f32>) -> (!torch.tensor<[n,2,2,3,4],f32>) {
  %0 = torch.constant 2 : i64 -> !torch.int<2>
  %1 = torch.constant 3 : i64 -> !torch.int<3>
  %2 = torch.constant 4 : i64 -> !torch.int<4>
  %3 = torch.prim.ListConstruct(%0, %1, %2) : (!torch.int<2>, !torch.int<3>, !torch.int<4>) -> !torch.list<[!torch.int<2>, !torch.int<3>, !torch.int<4>]>
  %4 = torch.aten.adaptive_avg_pool3d(%arg0, %3) : (!torch.tensor<[n,2,4,7,8],f32>, !torch.list<[!torch.int<2>, !torch.int<3>, !torch.int<4>]>) -> !torch.tensor<[n,2,2,3,4],f32>
  return %4 : !torch.tensor<[n,2,2,3,4],f32>
}

// CHECK-LABEL: @adaptive_max_pool2d(
// CHECK: %[[V0:.*]] = torch.prim.ListConstruct({{.*}}) : (!torch.int<3>, !torch.int<2>) -> !torch.list<[!torch.int<3>, !torch.int<2>]>
// CHECK: %[[V1:.*]] = torch.prim.ListConstruct({{.*}}) : (!torch.int<2>, !torch.int<2>) -> !torch.list<[!torch.int<2>, !torch.int<2>]>
// CHECK: %[[V2:.*]]:2 = torch.aten.max_pool2d_with_indices(%arg0, %[[V0]], %[[V1]], {{.*}}) : ({{.*}}, !torch.int<0>, !torch.int<1>, !torch.bool<false>) -> (!torch.tensor<[n,2,3,4],f32>, !torch.tensor<[n,2,3,4],i64>)
// CHECK: return %[[V2]]#0, %[[V2]]#1
func.func @adaptive_max_pool2d(%arg0: !torch.tensor<[n,2,7,8],f32>) -> (!torch.tensor<[n,2,3,4],f32>, !torch.tensor<[n,2,3,4],i64>) {
  %0 = torch.constant 3 : i64 -> !torch.int<3>
  %1 = torch.constant 4 : i64 -> !torch.int<4>
  %2 = torch.prim.ListConstruct(%0, %1) : (!torch.int<3>, !torch.int<4>) -> !torch.list<[!torch.int<3>, !torch.int<4>]>
  %3:2 = torch.aten.adaptive_max_pool2d(%arg0, %2) : (!torch.tensor<[n,2,7,8],f32>, !torch.list<[!torch.int<3>, !torch.int<4>]>) -> (!torch.tensor<[n,2,3,4],f32>, !torch.tensor<[n,2,3,4],i64>)
  return %3#0, %3#1 : !torch.tensor<[n,2,3,4],f32>, !torch.tensor<[n,2,3,4],i64>
}

// CHECK-LABEL: @avg_pool2d_of_ints(
// CHECK: %[[V0:.*]] = torch.constant dense<{{\[\[}}0, 0, 1], [1, 2, 3], [3, 4, 5], [5, 6, 6]]> : tensor<4x3xi64> -> !torch.tensor<[4,3],i64>
// CHECK: %[[V1:.*]] = torch.constant dense<0> : tensor<i64> -> !torch.tensor<[],i64>
// CHECK: %[[V2:.*]] = torch.prim.ListConstruct({{.*}}, %[[V0]]) : (!torch.none, !torch.none, {{.*}}) -> !torch.list<[!torch.none, !torch.none, !torch.tensor<[4,3],i64>]>
// CHECK: %[[V3:.*]] = torch.aten.index.Tensor(%arg0, %[[V2]]) : {{.*}} -> !torch.tensor<[n,2,4,3,8],i64>
// CHECK: %[[V4:.*]] = torch.constant dense<{{\[\[}}[false], [true], [true]], {{\[\[}}true], [true], [true]], {{\[\[}}true], [true], [true]], {{\[\[}}true], [true], [false]]]> : tensor<4x3x1xi1> -> !torch.tensor<[4,3,1],i1>
// CHECK: %[[V5:.*]] = torch.aten.where.self(%[[V4]], %[[V3]], %[[V1]]) : {{.*}} -> !torch.tensor<[n,2,4,3,8],i64>
// CHECK: %[[V6:.*]] = torch.prim.ListConstruct({{.*}}) : (!torch.int<3>) -> !torch.list<[!torch.int<3>]>
// CHECK: %[[V7:.*]] = torch.aten.sum.dim_IntList(%[[V5]], %[[V6]], {{.*}}) : ({{.*}}, !torch.bool<false>, !torch.none) -> !torch.tensor<[n,2,4,8],i64>
// CHECK: %[[V8:.*]] = torch.constant dense<{{\[\[}}false, true], [true, true], [true, true]]> : tensor<3x2xi1> -> !torch.tensor<[3,2],i1>
// CHECK: %[[V9:.*]] = torch.constant dense<{{\[\[}}0, 0], [2, 3], [5, 6]]> : tensor<3x2xi64> -> !torch.tensor<[3,2],i64>
// CHECK: %[[V10:.*]] = torch.constant dense<0> : tensor<i64> -> !torch.tensor<[],i64>
// CHECK: %[[V11:.*]] = torch.prim.ListConstruct({{.*}}, %[[V9]]) : (!torch.none, !torch.none, !torch.none, {{.*}}) -> !torch.list<[!torch.none, !torch.none, !torch.none, !torch.tensor<[3,2],i64>]>
// CHECK: %[[V12:.*]] = torch.aten.index.Tensor(%[[V7]], %[[V11]]) : {{.*}} -> !torch.tensor<[n,2,4,3,2],i64>
// CHECK: %[[V13:.*]] = torch.aten.where.self(%[[V8]], %[[V12]], %[[V10]]) : {{.*}} -> !torch.tensor<[n,2,4,3,2],i64>
// CHECK: %[[V14:.*]] = torch.prim.ListConstruct({{.*}}) : (!torch.int<4>) -> !torch.list<[!torch.int<4>]>
// CHECK: %[[V15:.*]] = torch.aten.sum.dim_IntList(%[[V13]], %[[V14]], {{.*}}) : ({{.*}}, !torch.bool<false>, !torch.none) -> !torch.tensor<[n,2,4,3],i64>
// CHECK: %[[V16:.*]] = torch.constant dense<{{\[\[}}2, 4, 4], [3, 6, 6], [3, 6, 6], [2, 4, 4]]> : tensor<4x3xi64> -> !torch.tensor<[4,3],i64>
// CHECK: %[[V17:.*]] = torch.constant "trunc" -> !torch.str
// CHECK: %[[V18:.*]] = torch.aten.div.Tensor_mode(%[[V15]], %[[V16]], %[[V17]]) : {{.*}} -> !torch.tensor<[n,2,4,3],i64>
// CHECK: return %[[V18]]
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
// CHECK: %[[V0:.*]] = torch.constant dense<{{\[\[}}0, 0, 1], [1, 2, 3], [3, 4, 5], [5, 6, 6]]> : tensor<4x3xi64> -> !torch.tensor<[4,3],i64>
// CHECK: %[[V1:.*]] = torch.constant dense<{{\[\[}}false, true], [true, true], [true, true], [true, true], [true, false]]> : tensor<5x2xi1> -> !torch.tensor<[5,2],i1>
// CHECK: %[[V2:.*]] = torch.constant dense<{{\[\[}}0, 0], [1, 2], [3, 4], [5, 6], [7, 7]]> : tensor<5x2xi64> -> !torch.tensor<[5,2],i64>
// CHECK: %[[V3:.*]] = torch.constant dense<-9223372036854775808> : tensor<i64> -> !torch.tensor<[],i64>
// CHECK: %[[V4:.*]] = torch.aten.size.int(%arg0, {{.*}}) : ({{.*}}, !torch.int<0>) -> !torch.int<n>
// CHECK: %[[V5:.*]] = torch.prim.ListConstruct({{.*}}, %[[V0]]) : (!torch.none, !torch.none, {{.*}}) -> !torch.list<[!torch.none, !torch.none, !torch.tensor<[4,3],i64>]>
// CHECK: %[[V6:.*]] = torch.aten.index.Tensor(%arg0, %[[V5]]) : {{.*}} -> !torch.tensor<[n,2,4,3,8],i64>
// CHECK: %[[V7:.*]] = torch.constant dense<{{\[\[}}[false], [true], [true]], {{\[\[}}true], [true], [true]], {{\[\[}}true], [true], [true]], {{\[\[}}true], [true], [false]]]> : tensor<4x3x1xi1> -> !torch.tensor<[4,3,1],i1>
// CHECK: %[[V8:.*]] = torch.aten.where.self(%[[V7]], %[[V6]], %[[V3]]) : {{.*}} -> !torch.tensor<[n,2,4,3,8],i64>
// CHECK: %[[V9:.*]] = torch.prim.ListConstruct({{.*}}, %[[V2]]) : (!torch.none, !torch.none, !torch.none, !torch.none, {{.*}}) -> !torch.list<[!torch.none, !torch.none, !torch.none, !torch.none, !torch.tensor<[5,2],i64>]>
// CHECK: %[[V10:.*]] = torch.aten.index.Tensor(%[[V8]], %[[V9]]) : {{.*}} -> !torch.tensor<[n,2,4,3,5,2],i64>
// CHECK: %[[V11:.*]] = torch.aten.where.self(%[[V1]], %[[V10]], %[[V3]]) : {{.*}} -> !torch.tensor<[n,2,4,3,5,2],i64>
// CHECK: %[[V12:.*]] = torch.prim.ListConstruct({{.*}}) : (!torch.int<0>, !torch.int<1>, !torch.int<2>, !torch.int<4>, !torch.int<3>, !torch.int<5>) -> !torch.list<[!torch.int<0>, !torch.int<1>, !torch.int<2>, !torch.int<4>, !torch.int<3>, !torch.int<5>]>
// CHECK: %[[V13:.*]] = torch.aten.permute(%[[V11]], %[[V12]]) : {{.*}} -> !torch.tensor<[n,2,4,5,3,2],i64>
// CHECK: %[[V14:.*]] = torch.prim.ListConstruct(%[[V4]], {{.*}}) : ({{.*}}, !torch.int<2>, !torch.int<4>, !torch.int<5>, !torch.int<-1>) -> !torch.list<[!torch.int<n>, !torch.int<2>, !torch.int<4>, !torch.int<5>, !torch.int<-1>]>
// CHECK: %[[V15:.*]] = torch.aten.reshape(%[[V13]], %[[V14]]) : {{.*}} -> !torch.tensor<[n,2,4,5,6],i64>
// CHECK: %[[V16:.*]]:2 = torch.aten.max.dim(%[[V15]], {{.*}}) : ({{.*}}, !torch.int<-1>, !torch.bool<true>) -> (!torch.tensor<[n,2,4,5,1],i64>, !torch.tensor<[n,2,4,5,1],i64>)
// CHECK: %[[V17:.*]] = torch.constant dense<"0x0000000000000000000000000000000000000000000000000000000000000000{{[0-9A-F]*}}"> : tensor<4x5x6xi64> -> !torch.tensor<[4,5,6],i64>
// CHECK: %[[V18:.*]] = torch.aten.expand_as(%[[V17]], %[[V15]]) : {{.*}} -> !torch.tensor<[n,2,4,5,6],i64>
// CHECK: %[[V19:.*]] = torch.aten.squeeze.dim(%[[V16]]#0, {{.*}}) : ({{.*}}, !torch.int<-1>) -> !torch.tensor<[n,2,4,5],i64>
// CHECK: %[[V20:.*]] = torch.aten.gather(%[[V18]], {{.*}}, %[[V16]]#1, {{.*}}) : ({{.*}}, !torch.int<-1>, {{.*}}, !torch.bool<false>) -> !torch.tensor<[n,2,4,5,1],i64>
// CHECK: %[[V21:.*]] = torch.aten.squeeze.dim(%[[V20]], {{.*}}) : ({{.*}}, !torch.int<-1>) -> !torch.tensor<[n,2,4,5],i64>
// CHECK: return %[[V19]], %[[V21]]
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
// CHECK: %[[V0:.*]] = torch.prim.ListConstruct({{.*}}) : (!torch.int<1>, !torch.int<1>) -> !torch.list<[!torch.int<1>, !torch.int<1>]>
// CHECK: %[[V1:.*]] = torch.aten.unsqueeze(%arg0, {{.*}}) : ({{.*}}, !torch.int<0>) -> !torch.tensor<[1,2,h,w],f32>
// CHECK: %[[V2:.*]] = torch.aten._adaptive_avg_pool2d(%[[V1]], %[[V0]]) : {{.*}} -> !torch.tensor<[1,2,1,1],f32>
// CHECK: %[[V3:.*]] = torch.aten.squeeze.dim(%[[V2]], {{.*}}) : ({{.*}}, !torch.int<0>) -> !torch.tensor<[2,1,1],f32>
// CHECK: return %[[V3]]
func.func @_adaptive_avg_pool2d(%arg0: !torch.tensor<[2,h,w],f32>) -> (!torch.tensor<[2,1,1],f32>) {
  %0 = torch.constant 1 : i64 -> !torch.int<1>
  %1 = torch.prim.ListConstruct(%0, %0) : (!torch.int<1>, !torch.int<1>) -> !torch.list<[!torch.int<1>, !torch.int<1>]>
  %2 = torch.aten._adaptive_avg_pool2d(%arg0, %1) : (!torch.tensor<[2,h,w],f32>, !torch.list<[!torch.int<1>, !torch.int<1>]>) -> !torch.tensor<[2,1,1],f32>
  return %2 : !torch.tensor<[2,1,1],f32>
}

// CHECK-LABEL: @_adaptive_avg_pool3d(
// CHECK: %[[V0:.*]] = torch.aten.unsqueeze(%arg0, {{.*}}) : ({{.*}}, !torch.int<0>) -> !torch.tensor<[1,2,4,6,5],f32>
// CHECK: %[[V1:.*]] = torch.prim.ListConstruct({{.*}}) : (!torch.int<2>, !torch.int<2>, !torch.int<2>) -> !torch.list<[!torch.int<2>, !torch.int<2>, !torch.int<2>]>
// CHECK: %[[V2:.*]] = torch.prim.ListConstruct({{.*}}) : (!torch.int<2>, !torch.int<2>, !torch.int<1>) -> !torch.list<[!torch.int<2>, !torch.int<2>, !torch.int<1>]>
// CHECK: %[[V3:.*]] = torch.aten.avg_pool3d(%[[V0]], %[[V1]], %[[V2]], {{.*}}) : ({{.*}}, !torch.int<0>, !torch.bool<false>, !torch.bool<true>, !torch.none) -> !torch.tensor<[1,2,2,3,4],f32>
// CHECK: %[[V4:.*]] = torch.aten.squeeze.dim(%[[V3]], {{.*}}) : ({{.*}}, !torch.int<0>) -> !torch.tensor<[2,2,3,4],f32>
// CHECK: return %[[V4]]
func.func @_adaptive_avg_pool3d(%arg0: !torch.tensor<[2,4,6,5],f32>) -> (!torch.tensor<[2,2,3,4],f32>) {
  %0 = torch.constant 2 : i64 -> !torch.int<2>
  %1 = torch.constant 3 : i64 -> !torch.int<3>
  %2 = torch.constant 4 : i64 -> !torch.int<4>
  %3 = torch.prim.ListConstruct(%0, %1, %2) : (!torch.int<2>, !torch.int<3>, !torch.int<4>) -> !torch.list<[!torch.int<2>, !torch.int<3>, !torch.int<4>]>
  %4 = torch.aten._adaptive_avg_pool3d(%arg0, %3) : (!torch.tensor<[2,4,6,5],f32>, !torch.list<[!torch.int<2>, !torch.int<3>, !torch.int<4>]>) -> !torch.tensor<[2,2,3,4],f32>
  return %4 : !torch.tensor<[2,2,3,4],f32>
}

// CHECK-LABEL: @adaptive_max_pool3d(
// CHECK: %[[V0:.*]] = torch.prim.ListConstruct({{.*}}) : (!torch.int<2>, !torch.int<2>, !torch.int<3>) -> !torch.list<[!torch.int<2>, !torch.int<2>, !torch.int<3>]>
// CHECK: %[[V1:.*]] = torch.prim.ListConstruct({{.*}}) : (!torch.int<2>, !torch.int<2>, !torch.int<2>) -> !torch.list<[!torch.int<2>, !torch.int<2>, !torch.int<2>]>
// CHECK: %[[V2:.*]]:2 = torch.aten.max_pool3d_with_indices(%arg0, %[[V0]], %[[V1]], {{.*}}) : ({{.*}}, !torch.int<0>, !torch.int<1>, !torch.bool<false>) -> (!torch.tensor<[n,2,2,3,2],f32>, !torch.tensor<[n,2,2,3,2],i64>)
// CHECK: return %[[V2]]#0, %[[V2]]#1
func.func @adaptive_max_pool3d(%arg0: !torch.tensor<[n,2,4,6,5],f32>) -> (!torch.tensor<[n,2,2,3,2],f32>, !torch.tensor<[n,2,2,3,2],i64>) {
  %0 = torch.constant 2 : i64 -> !torch.int<2>
  %1 = torch.constant 3 : i64 -> !torch.int<3>
  %2 = torch.prim.ListConstruct(%0, %1, %0) : (!torch.int<2>, !torch.int<3>, !torch.int<2>) -> !torch.list<[!torch.int<2>, !torch.int<3>, !torch.int<2>]>
  %3:2 = torch.aten.adaptive_max_pool3d(%arg0, %2) : (!torch.tensor<[n,2,4,6,5],f32>, !torch.list<[!torch.int<2>, !torch.int<3>, !torch.int<2>]>) -> (!torch.tensor<[n,2,2,3,2],f32>, !torch.tensor<[n,2,2,3,2],i64>)
  return %3#0, %3#1 : !torch.tensor<[n,2,2,3,2],f32>, !torch.tensor<[n,2,2,3,2],i64>
}

// CHECK-LABEL: @max_unpool3d(
// CHECK: %[[V0:.*]] = torch.aten.size.int(%arg0, {{.*}}) : ({{.*}}, !torch.int<0>) -> !torch.int<n>
// CHECK: %[[V1:.*]] = torch.prim.ListConstruct(%[[V0]], {{.*}}) : ({{.*}}, !torch.int<2>, !torch.int<96>) -> !torch.list<[!torch.int<n>, !torch.int<2>, !torch.int<96>]>
// CHECK: %[[V2:.*]] = torch.aten.full(%[[V1]], {{.*}}) : ({{.*}}, !torch.int<0>, !torch.int<6>, !torch.none, !torch.none, !torch.none) -> !torch.tensor<[n,2,96],f32>
// CHECK: %[[V3:.*]] = torch.aten.flatten.using_ints(%arg1, {{.*}}) : ({{.*}}, !torch.int<2>, !torch.int<-1>) -> !torch.tensor<[n,2,12],i64>
// CHECK: %[[V4:.*]] = torch.aten.flatten.using_ints(%arg0, {{.*}}) : ({{.*}}, !torch.int<2>, !torch.int<-1>) -> !torch.tensor<[n,2,12],f32>
// CHECK: %[[V5:.*]] = torch.aten.scatter.src(%[[V2]], {{.*}}, %[[V3]], %[[V4]]) : ({{.*}}, !torch.int<-1>, {{.*}}) -> !torch.tensor<[n,2,96],f32>
// CHECK: %[[V6:.*]] = torch.prim.ListConstruct(%[[V0]], {{.*}}) : ({{.*}}, !torch.int<2>, !torch.int<4>, !torch.int<4>, !torch.int<6>) -> !torch.list<[!torch.int<n>, !torch.int<2>, !torch.int<4>, !torch.int<4>, !torch.int<6>]>
// CHECK: %[[V7:.*]] = torch.aten.reshape(%[[V5]], %[[V6]]) : {{.*}} -> !torch.tensor<[n,2,4,4,6],f32>
// CHECK: return %[[V7]]
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
