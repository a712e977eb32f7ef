// NOTE: The checks are written by tools/dev/update_checks.py.

// RUN: torch-onnx-opt %s --decompose | FileCheck %s

// CHECK-LABEL: @std_dim(
// CHECK: %[[V0:.*]] = torch.prim.ListConstruct({{.*}}) : (!torch.int<1>) -> !torch.list<[!torch.int<1>]>
// CHECK: %[[V1:.*]] = torch.aten.mean.dim(%arg0, %[[V0]], {{.*}}) : ({{.*}}, !torch.bool<true>, !torch.none) -> !torch.tensor<[n,1,4],f32>
// CHECK: %[[V2:.*]] = torch.aten.sub.Tensor(%arg0, %[[V1]], {{.*}}) : ({{.*}}, !torch.int<1>) -> !torch.tensor<[n,3,4],f32>
// CHECK: %[[V3:.*]] = torch.aten.mul.Tensor(%[[V2]], %[[V2]]) : {{.*}} -> !torch.tensor<[n,3,4],f32>
// CHECK: %[[V4:.*]] = torch.prim.ListConstruct({{.*}}) : (!torch.int<1>) -> !torch.list<[!torch.int<1>]>
// CHECK: %[[V5:.*]] = torch.aten.mean.dim(%[[V3]], %[[V4]], {{.*}}) : ({{.*}}, !torch.bool<false>, !torch.none) -> !torch.tensor<[n,4],f32>
// CHECK: %[[V6:.*]] = torch.aten.sqrt(%[[V5]]) : {{.*}} -> !torch.tensor<[n,4],f32>
// CHECK: return %[[V6]]
func.func @std_dim(%arg0: !torch.tensor<[n,3,4],f32>) -> (!torch.tensor<[n,4],f32>) {
  %0 = torch.constant 1 : i64 -> !torch.int<1>
  %1 = torch.prim.ListConstruct(%0) : (!torch.int<1>) -> !torch.list<[!torch.int<1>]>
  %2 = torch.constant false -> !torch.bool<false>
  %3 = torch.aten.std.dim(%arg0, %1, %2, %2) : (!torch.tensor<[n,3,4],f32>, !torch.list<[!torch.int<1>]>, !torch.bool<false>, !torch.bool<false>) -> !torch.tensor<[n,4],f32>
  return %3 : !torch.tensor<[n,4],f32>
}

// CHECK-LABEL: @std_mean(
// CHECK: %[[V0:.*]] = torch.prim.ListConstruct({{.*}}) : (!torch.int<0>, !torch.int<1>, !torch.int<2>) -> !torch.list<[!torch.int<0>, !torch.int<1>, !torch.int<2>]>
// CHECK: %[[V1:.*]] = torch.aten.size.int(%arg0, {{.*}}) : ({{.*}}, !torch.int<0>) -> !torch.int<n>
// CHECK: %[[V2:.*]] = torch.aten.mul.int(%[[V1]], {{.*}}) : ({{.*}}, !torch.int<3>) -> !torch.int<"3*n">
// CHECK: %[[V3:.*]] = torch.aten.mul.int(%[[V2]], {{.*}}) : ({{.*}}, !torch.int<4>) -> !torch.int<"12*n">
// CHECK: %[[V4:.*]] = torch.aten.sum.dim_IntList(%arg0, %[[V0]], {{.*}}) : ({{.*}}, !torch.bool<true>, !torch.none) -> !torch.tensor<[1,1,1],f32>
// CHECK: %[[V5:.*]] = torch.aten.div.Scalar(%[[V4]], %[[V3]]) : {{.*}} -> !torch.tensor<[1,1,1],f32>
// CHECK: %[[V6:.*]] = torch.aten.sub.Tensor(%arg0, %[[V5]], {{.*}}) : ({{.*}}, !torch.int<1>) -> !torch.tensor<[n,3,4],f32>
// CHECK: %[[V7:.*]] = torch.aten.mul.Tensor(%[[V6]], %[[V6]]) : {{.*}} -> !torch.tensor<[n,3,4],f32>
// CHECK: %[[V8:.*]] = torch.prim.ListConstruct({{.*}}) : (!torch.int<0>, !torch.int<1>, !torch.int<2>) -> !torch.list<[!torch.int<0>, !torch.int<1>, !torch.int<2>]>
// CHECK: %[[V9:.*]] = torch.aten.size.int(%[[V7]], {{.*}}) : ({{.*}}, !torch.int<0>) -> !torch.int<n>
// CHECK: %[[V10:.*]] = torch.aten.mul.int(%[[V9]], {{.*}}) : ({{.*}}, !torch.int<3>) -> !torch.int<"3*n">
// CHECK: %[[V11:.*]] = torch.aten.mul.int(%[[V10]], {{.*}}) : ({{.*}}, !torch.int<4>) -> !torch.int<"12*n">
// CHECK: %[[V12:.*]] = torch.aten.sum.dim_IntList(%[[V7]], %[[V8]], {{.*}}) : ({{.*}}, !torch.bool<false>, !torch.none) -> !torch.tensor<[],f32>
// CHECK: %[[V13:.*]] = torch.aten.div.Scalar(%[[V12]], %[[V11]]) : {{.*}} -> !torch.tensor<[],f32>
// CHECK: %[[V14:.*]] = torch.aten.sqrt(%[[V13]]) : {{.*}} -> !torch.tensor<[],f32>
// CHECK: %[[V15:.*]] = torch.prim.ListConstruct({{.*}}) : (!torch.int<0>, !torch.int<1>, !torch.int<2>) -> !torch.list<[!torch.int<0>, !torch.int<1>, !torch.int<2>]>
// CHECK: %[[V16:.*]] = torch.aten.squeeze.dims(%[[V5]], %[[V15]]) : {{.*}} -> !torch.tensor<[],f32>
// CHECK: return %[[V14]], %[[V16]]
func.func @std_mean(%arg0: !torch.tensor<[n,3,4],f32>) -> (!torch.tensor<[],f32>, !torch.tensor<[],f32>) {
  %0 = torch.constant false -> !torch.bool<false>
  %1:2 = torch.aten.std_mean(%arg0, %0) : (!torch.tensor<[n,3,4],f32>, !torch.bool<false>) -> (!torch.tensor<[],f32>, !torch.tensor<[],f32>)
  return %1#0, %1#1 : !torch.tensor<[],f32>, !torch.tensor<[],f32>
}

// CHECK-LABEL: @std_mean_correction(
// CHECK: %[[V0:.*]] = torch.prim.ListConstruct({{.*}}) : (!torch.int<1>) -> !torch.list<[!torch.int<1>]>
// CHECK: %[[V1:.*]] = torch.aten.mean.dim(%arg0, %[[V0]], {{.*}}) : ({{.*}}, !torch.bool<true>, !torch.none) -> !torch.tensor<[n,1,4],f32>
// CHECK: %[[V2:.*]] = torch.aten.sub.Tensor(%arg0, %[[V1]], {{.*}}) : ({{.*}}, !torch.int<1>) -> !torch.tensor<[n,3,4],f32>
// CHECK: %[[V3:.*]] = torch.aten.mul.Tensor(%[[V2]], %[[V2]]) : {{.*}} -> !torch.tensor<[n,3,4],f32>
// CHECK: %[[V4:.*]] = torch.prim.ListConstruct({{.*}}) : (!torch.int<1>) -> !torch.list<[!torch.int<1>]>
// CHECK: %[[V5:.*]] = torch.aten.mean.dim(%[[V3]], %[[V4]], {{.*}}) : ({{.*}}, !torch.bool<false>, !torch.none) -> !torch.tensor<[n,4],f32>
// CHECK: %[[V6:.*]] = torch.aten.sqrt(%[[V5]]) : {{.*}} -> !torch.tensor<[n,4],f32>
// CHECK: %[[V7:.*]] = torch.prim.ListConstruct({{.*}}) : (!torch.int<1>) -> !torch.list<[!torch.int<1>]>
// CHECK: %[[V8:.*]] = torch.aten.squeeze.dims(%[[V1]], %[[V7]]) : {{.*}} -> !torch.tensor<[n,4],f32>
// CHECK: return %[[V6]], %[[V8]]
func.func @std_mean_correction(%arg0: !torch.tensor<[n,3,4],f32>) -> (!torch.tensor<[n,4],f32>, !torch.tensor<[n,4],f32>) {
  %0 = torch.constant 1 : i64 -> !torch.int<1>
  %1 = torch.prim.ListConstruct(%0) : (!torch.int<1>) -> !torch.list<[!torch.int<1>]>
  %2 = torch.constant 0 : i64 -> !torch.int<0>
  %3 = torch.constant false -> !torch.bool<false>
  %4:2 = torch.aten.std_mean.correction(%arg0, %1, %2, %3) : (!torch.tensor<[n,3,4],f32>, !torch.list<[!torch.int<1>]>, !torch.int<0>, !torch.bool<false>) -> (!torch.tensor<[n,4],f32>, !torch.tensor<[n,4],f32>)
  return %4#0, %4#1 : !torch.tensor<[n,4],f32>, !torch.tensor<[n,4],f32>
}

// CHECK-LABEL: @std_mean_dim(
// CHECK: %[[V0:.*]] = torch.prim.ListConstruct({{.*}}) : (!torch.int<1>) -> !torch.list<[!torch.int<1>]>
// CHECK: %[[V1:.*]] = torch.aten.mean.dim(%arg0, %[[V0]], {{.*}}) : ({{.*}}, !torch.bool<true>, !torch.none) -> !torch.tensor<[n,1,4],f32>
// CHECK: %[[V2:.*]] = torch.aten.sub.Tensor(%arg0, %[[V1]], {{.*}}) : ({{.*}}, !torch.int<1>) -> !torch.tensor<[n,3,4],f32>
// CHECK: %[[V3:.*]] = torch.aten.mul.Tensor(%[[V2]], %[[V2]]) : {{.*}} -> !torch.tensor<[n,3,4],f32>
// CHECK: %[[V4:.*]] = torch.prim.ListConstruct({{.*}}) : (!torch.int<1>) -> !torch.list<[!torch.int<1>]>
// CHECK: %[[V5:.*]] = torch.aten.mean.dim(%[[V3]], %[[V4]], {{.*}}) : ({{.*}}, !torch.bool<false>, !torch.none) -> !torch.tensor<[n,4],f32>
// CHECK: %[[V6:.*]] = torch.aten.sqrt(%[[V5]]) : {{.*}} -> !torch.tensor<[n,4],f32>
// CHECK: %[[V7:.*]] = torch.prim.ListConstruct({{.*}}) : (!torch.int<1>) -> !torch.list<[!torch.int<1>]>
// CHECK: %[[V8:.*]] = torch.aten.squeeze.dims(%[[V1]], %[[V7]]) : {{.*}} -> !torch.tensor<[n,4],f32>
// CHECK: return %[[V6]], %[[V8]]
func.func @std_mean_dim(%arg0: !torch.tensor<[n,3,4],f32>) -> (!torch.tensor<[n,4],f32>, !torch.tensor<[n,4],f32>) {
  %0 = torch.constant 1 : i64 -> !torch.int<1>
  %1 = torch.prim.ListConstruct(%0) : (!torch.int<1>) -> !torch.list<[!torch.int<1>]>
  %2 = torch.constant false -> !torch.bool<false>
  %3:2 = torch.aten.std_mean.dim(%arg0, %1, %2, %2) : (!torch.tensor<[n,3,4],f32>, !torch.list<[!torch.int<1>]>, !torch.bool<false>, !torch.bool<false>) -> (!torch.tensor<[n,4],f32>, !torch.tensor<[n,4],f32>)
  return %3#0, %3#1 : !torch.tensor<[n,4],f32>, !torch.tensor<[n,4],f32>
}

// CHECK-LABEL: @var_dim(
// CHECK: %[[V0:.*]] = torch.prim.ListConstruct({{.*}}) : (!torch.int<1>) -> !torch.list<[!torch.int<1>]>
// CHECK: %[[V1:.*]] = torch.aten.mean.dim(%arg0, %[[V0]], {{.*}}) : ({{.*}}, !torch.bool<true>, !torch.none) -> !torch.tensor<[n,1,4],f32>
// CHECK: %[[V2:.*]] = torch.aten.sub.Tensor(%arg0, %[[V1]], {{.*}}) : ({{.*}}, !torch.int<1>) -> !torch.tensor<[n,3,4],f32>
// CHECK: %[[V3:.*]] = torch.aten.mul.Tensor(%[[V2]], %[[V2]]) : {{.*}} -> !torch.tensor<[n,3,4],f32>
// CHECK: %[[V4:.*]] = torch.prim.ListConstruct({{.*}}) : (!torch.int<1>) -> !torch.list<[!torch.int<1>]>
// CHECK: %[[V5:.*]] = torch.aten.mean.dim(%[[V3]], %[[V4]], {{.*}}) : ({{.*}}, !torch.bool<false>, !torch.none) -> !torch.tensor<[n,4],f32>
// CHECK: return %[[V5]]
func.func @var_dim(%arg0: !torch.tensor<[n,3,4],f32>) -> (!torch.tensor<[n,4],f32>) {
  %0 = torch.constant 1 : i64 -> !torch.int<1>
  %1 = torch.prim.ListConstruct(%0) : (!torch.int<1>) -> !torch.list<[!torch.int<1>]>
  %2 = torch.constant false -> !torch.bool<false>
  %3 = torch.aten.var.dim(%arg0, %1, %2, %2) : (!torch.tensor<[n,3,4],f32>, !torch.list<[!torch.int<1>]>, !torch.bool<false>, !torch.bool<false>) -> !torch.tensor<[n,4],f32>
  return %3 : !torch.tensor<[n,4],f32>
}

// CHECK-LABEL: @var_mean(
// CHECK: %[[V0:.*]] = torch.prim.ListConstruct({{.*}}) : (!torch.int<0>, !torch.int<1>, !torch.int<2>) -> !torch.list<[!torch.int<0>, !torch.int<1>, !torch.int<2>]>
// CHECK: %[[V1:.*]] = torch.aten.size.int(%arg0, {{.*}}) : ({{.*}}, !torch.int<0>) -> !torch.int<n>
// CHECK: %[[V2:.*]] = torch.aten.mul.int(%[[V1]], {{.*}}) : ({{.*}}, !torch.int<3>) -> !torch.int<"3*n">
// CHECK: %[[V3:.*]] = torch.aten.mul.int(%[[V2]], {{.*}}) : ({{.*}}, !torch.int<4>) -> !torch.int<"12*n">
// CHECK: %[[V4:.*]] = torch.aten.sum.dim_IntList(%arg0, %[[V0]], {{.*}}) : ({{.*}}, !torch.bool<true>, !torch.none) -> !torch.tensor<[1,1,1],f32>
// CHECK: %[[V5:.*]] = torch.aten.div.Scalar(%[[V4]], %[[V3]]) : {{.*}} -> !torch.tensor<[1,1,1],f32>
// CHECK: %[[V6:.*]] = torch.aten.sub.Tensor(%arg0, %[[V5]], {{.*}}) : ({{.*}}, !torch.int<1>) -> !torch.tensor<[n,3,4],f32>
// CHECK: %[[V7:.*]] = torch.aten.mul.Tensor(%[[V6]], %[[V6]]) : {{.*}} -> !torch.tensor<[n,3,4],f32>
// CHECK: %[[V8:.*]] = torch.prim.ListConstruct({{.*}}) : (!torch.int<0>, !torch.int<1>, !torch.int<2>) -> !torch.list<[!torch.int<0>, !torch.int<1>, !torch.int<2>]>
// CHECK: %[[V9:.*]] = torch.aten.size.int(%[[V7]], {{.*}}) : ({{.*}}, !torch.int<0>) -> !torch.int<n>
// CHECK: %[[V10:.*]] = torch.aten.mul.int(%[[V9]], {{.*}}) : ({{.*}}, !torch.int<3>) -> !torch.int<"3*n">
// CHECK: %[[V11:.*]] = torch.aten.mul.int(%[[V10]], {{.*}}) : ({{.*}}, !torch.int<4>) -> !torch.int<"12*n">
// CHECK: %[[V12:.*]] = torch.aten.sum.dim_IntList(%[[V7]], %[[V8]], {{.*}}) : ({{.*}}, !torch.bool<false>, !torch.none) -> !torch.tensor<[],f32>
// CHECK: %[[V13:.*]] = torch.aten.div.Scalar(%[[V12]], %[[V11]]) : {{.*}} -> !torch.tensor<[],f32>
// CHECK: %[[V14:.*]] = torch.prim.ListConstruct({{.*}}) : (!torch.int<0>, !torch.int<1>, !torch.int<2>) -> !torch.list<[!torch.int<0>, !torch.int<1>, !torch.int<2>]>
// CHECK: %[[V15:.*]] = torch.aten.squeeze.dims(%[[V5]], %[[V14]]) : {{.*}} -> !torch.tensor<[],f32>
// CHECK: return %[[V13]], %[[V15]]
func.func @var_mean(%arg0: !torch.tensor<[n,3,4],f32>) -> (!torch.tensor<[],f32>, !torch.tensor<[],f32>) {
  %0 = torch.constant false -> !torch.bool<false>
  %1:2 = torch.aten.var_mean(%arg0, %0) : (!torch.tensor<[n,3,4],f32>, !torch.bool<false>) -> (!torch.tensor<[],f32>, !torch.tensor<[],f32>)
  return %1#0, %1#1 : !torch.tensor<[],f32>, !torch.tensor<[],f32>
}

// CHECK-LABEL: @var_mean_dim(
// CHECK: %[[V0:.*]] = torch.prim.ListConstruct({{.*}}) : (!torch.int<1>) -> !torch.list<[!torch.int<1>]>
// CHECK: %[[V1:.*]] = torch.aten.mean.dim(%arg0, %[[V0]], {{.*}}) : ({{.*}}, !torch.bool<true>, !torch.none) -> !torch.tensor<[n,1,4],f32>
// CHECK: %[[V2:.*]] = torch.aten.sub.Tensor(%arg0, %[[V1]], {{.*}}) : ({{.*}}, !torch.int<1>) -> !torch.tensor<[n,3,4],f32>
// CHECK: %[[V3:.*]] = torch.aten.mul.Tensor(%[[V2]], %[[V2]]) : {{.*}} -> !torch.tensor<[n,3,4],f32>
// CHECK: %[[V4:.*]] = torch.prim.ListConstruct({{.*}}) : (!torch.int<1>) -> !torch.list<[!torch.int<1>]>
// CHECK: %[[V5:.*]] = torch.aten.mean.dim(%[[V3]], %[[V4]], {{.*}}) : ({{.*}}, !torch.bool<false>, !torch.none) -> !torch.tensor<[n,4],f32>
// CHECK: %[[V6:.*]] = torch.prim.ListConstruct({{.*}}) : (!torch.int<1>) -> !torch.list<[!torch.int<1>]>
// CHECK: %[[V7:.*]] = torch.aten.squeeze.dims(%[[V1]], %[[V6]]) : {{.*}} -> !torch.tensor<[n,4],f32>
// CHECK: return %[[V5]], %[[V7]]
func.func @var_mean_dim(%arg0: !torch.tensor<[n,3,4],f32>) -> (!torch.tensor<[n,4],f32>, !torch.tensor<[n,4],f32>) {
  %0 = torch.constant 1 : i64 -> !torch.int<1>
  %1 = torch.prim.ListConstruct(%0) : (!torch.int<1>) -> !torch.list<[!torch.int<1>]>
  %2 = torch.constant false -> !torch.bool<false>
  %3:2 = torch.aten.var_mean.dim(%arg0, %1, %2, %2) : (!torch.tensor<[n,3,4],f32>, !torch.list<[!torch.int<1>]>, !torch.bool<false>, !torch.bool<false>) -> (!torch.tensor<[n,4],f32>, !torch.tensor<[n,4],f32>)
  return %3#0, %3#1 : !torch.tensor<[n,4],f32>, !torch.tensor<[n,4],f32>
}
