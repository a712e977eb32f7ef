// NOTE: The checks are written by tools/dev/update_checks.py.

// RUN: torch-onnx-opt %s --decompose | FileCheck %s

// CHECK-LABEL: @std_dim(
// CHECK: torch.prim.ListConstruct{{.*}} -> !torch.list<[!torch.int<1>]>
// CHECK: torch.aten.mean.dim{{.*}} -> !torch.tensor<[n,1,4],f32>
// CHECK: torch.aten.sub.Tensor{{.*}} -> !torch.tensor<[n,3,4],f32>
// CHECK: torch.aten.mul.Tensor{{.*}} -> !torch.tensor<[n,3,4],f32>
// CHECK: torch.prim.ListConstruct{{.*}} -> !torch.list<[!torch.int<1>]>
// CHECK: torch.aten.mean.dim{{.*}} -> !torch.tensor<[n,4],f32>
// CHECK: torch.aten.sqrt{{.*}} -> !torch.tensor<[n,4],f32>
func.func @std_dim(%arg0: !torch.tensor<[n,3,4],f32>) -> (!torch.tensor<[n,4],f32>) {
  %0 = torch.constant 1 : i64 -> !torch.int<1>
  %1 = torch.prim.ListConstruct(%0) : (!torch.int<1>) -> !torch.list<[!torch.int<1>]>
  %2 = torch.constant false -> !torch.bool<false>
  %3 = torch.aten.std.dim(%arg0, %1, %2, %2) : (!torch.tensor<[n,3,4],f32>, !torch.list<[!torch.int<1>]>, !torch.bool<false>, !torch.bool<false>) -> !torch.tensor<[n,4],f32>
  return %3 : !torch.tensor<[n,4],f32>
}

// CHECK-LABEL: @std_mean(
// CHECK: torch.prim.ListConstruct{{.*}} -> !torch.list<[!torch.int<0>, !torch.int<1>, !torch.int<2>]>
// CHECK: torch.aten.size.int{{.*}} -> !torch.int<n>
// CHECK: torch.aten.mul.int{{.*}} -> !torch.int<"3*n">
// CHECK: torch.aten.mul.int{{.*}} -> !torch.int<"12*n">
// CHECK: torch.aten.sum.dim_IntList{{.*}} -> !torch.tensor<[1,1,1],f32>
// CHECK: torch.aten.div.Scalar{{.*}} -> !torch.tensor<[1,1,1],f32>
// CHECK: torch.aten.sub.Tensor{{.*}} -> !torch.tensor<[n,3,4],f32>
// CHECK: torch.aten.mul.Tensor{{.*}} -> !torch.tensor<[n,3,4],f32>
// CHECK: torch.prim.ListConstruct{{.*}} -> !torch.list<[!torch.int<0>, !torch.int<1>, !torch.int<2>]>
// CHECK: torch.aten.size.int{{.*}} -> !torch.int<n>
// CHECK: torch.aten.mul.int{{.*}} -> !torch.int<"3*n">
// CHECK: torch.aten.mul.int{{.*}} -> !torch.int<"12*n">
// CHECK: torch.aten.sum.dim_IntList{{.*}} -> !torch.tensor<[],f32>
// CHECK: torch.aten.div.Scalar{{.*}} -> !torch.tensor<[],f32>
// CHECK: torch.aten.sqrt{{.*}} -> !torch.tensor<[],f32>
// CHECK: torch.prim.ListConstruct{{.*}} -> !torch.list<[!torch.int<0>, !torch.int<1>, !torch.int<2>]>
// CHECK: torch.aten.squeeze.dims{{.*}} -> !torch.tensor<[],f32>
func.func @std_mean(%arg0: !torch.tensor<[n,3,4],f32>) -> (!torch.tensor<[],f32>, !torch.tensor<[],f32>) {
  %0 = torch.constant false -> !torch.bool<false>
  %1:2 = torch.aten.std_mean(%arg0, %0) : (!torch.tensor<[n,3,4],f32>, !torch.bool<false>) -> (!torch.tensor<[],f32>, !torch.tensor<[],f32>)
  return %1#0, %1#1 : !torch.tensor<[],f32>, !torch.tensor<[],f32>
}

// CHECK-LABEL: @std_mean_correction(
// CHECK: torch.prim.ListConstruct{{.*}} -> !torch.list<[!torch.int<1>]>
// CHECK: torch.aten.mean.dim{{.*}} -> !torch.tensor<[n,1,4],f32>
// CHECK: torch.aten.sub.Tensor{{.*}} -> !torch.tensor<[n,3,4],f32>
// CHECK: torch.aten.mul.Tensor{{.*}} -> !torch.tensor<[n,3,4],f32>
// CHECK: torch.prim.ListConstruct{{.*}} -> !torch.list<[!torch.int<1>]>
// CHECK: torch.aten.mean.dim{{.*}} -> !torch.tensor<[n,4],f32>
// CHECK: torch.aten.sqrt{{.*}} -> !torch.tensor<[n,4],f32>
// CHECK: torch.prim.ListConstruct{{.*}} -> !torch.list<[!torch.int<1>]>
// CHECK: torch.aten.squeeze.dims{{.*}} -> !torch.tensor<[n,4],f32>
func.func @std_mean_correction(%arg0: !torch.tensor<[n,3,4],f32>) -> (!torch.tensor<[n,4],f32>, !torch.tensor<[n,4],f32>) {
  %0 = torch.constant 1 : i64 -> !torch.int<1>
  %1 = torch.prim.ListConstruct(%0) : (!torch.int<1>) -> !torch.list<[!torch.int<1>]>
  %2 = torch.constant 0 : i64 -> !torch.int<0>
  %3 = torch.constant false -> !torch.bool<false>
  %4:2 = torch.aten.std_mean.correction(%arg0, %1, %2, %3) : (!torch.tensor<[n,3,4],f32>, !torch.list<[!torch.int<1>]>, !torch.int<0>, !torch.bool<false>) -> (!torch.tensor<[n,4],f32>, !torch.tensor<[n,4],f32>)
  return %4#0, %4#1 : !torch.tensor<[n,4],f32>, !torch.tensor<[n,4],f32>
}

// CHECK-LABEL: @std_mean_dim(
// CHECK: torch.prim.ListConstruct{{.*}} -> !torch.list<[!torch.int<1>]>
// CHECK: torch.aten.mean.dim{{.*}} -> !torch.tensor<[n,1,4],f32>
// CHECK: torch.aten.sub.Tensor{{.*}} -> !torch.tensor<[n,3,4],f32>
// CHECK: torch.aten.mul.Tensor{{.*}} -> !torch.tensor<[n,3,4],f32>
// CHECK: torch.prim.ListConstruct{{.*}} -> !torch.list<[!torch.int<1>]>
// CHECK: torch.aten.mean.dim{{.*}} -> !torch.tensor<[n,4],f32>
// CHECK: torch.aten.sqrt{{.*}} -> !torch.tensor<[n,4],f32>
// CHECK: torch.prim.ListConstruct{{.*}} -> !torch.list<[!torch.int<1>]>
// CHECK: torch.aten.squeeze.dims{{.*}} -> !torch.tensor<[n,4],f32>
func.func @std_mean_dim(%arg0: !torch.tensor<[n,3,4],f32>) -> (!torch.tensor<[n,4],f32>, !torch.tensor<[n,4],f32>) {
  %0 = torch.constant 1 : i64 -> !torch.int<1>
  %1 = torch.prim.ListConstruct(%0) : (!torch.int<1>) -> !torch.list<[!torch.int<1>]>
  %2 = torch.constant false -> !torch.bool<false>
  %3:2 = torch.aten.std_mean.dim(%arg0, %1, %2, %2) : (!torch.tensor<[n,3,4],f32>, !torch.list<[!torch.int<1>]>, !torch.bool<false>, !torch.bool<false>) -> (!torch.tensor<[n,4],f32>, !torch.tensor<[n,4],f32>)
  return %3#0, %3#1 : !torch.tensor<[n,4],f32>, !torch.tensor<[n,4],f32>
}

// CHECK-LABEL: @var_dim(
// CHECK: torch.prim.ListConstruct{{.*}} -> !torch.list<[!torch.int<1>]>
// CHECK: torch.aten.mean.dim{{.*}} -> !torch.tensor<[n,1,4],f32>
// CHECK: torch.aten.sub.Tensor{{.*}} -> !torch.tensor<[n,3,4],f32>
// CHECK: torch.aten.mul.Tensor{{.*}} -> !torch.tensor<[n,3,4],f32>
// CHECK: torch.prim.ListConstruct{{.*}} -> !torch.list<[!torch.int<1>]>
// CHECK: torch.aten.mean.dim{{.*}} -> !torch.tensor<[n,4],f32>
func.func @var_dim(%arg0: !torch.tensor<[n,3,4],f32>) -> (!torch.tensor<[n,4],f32>) {
  %0 = torch.constant 1 : i64 -> !torch.int<1>
  %1 = torch.prim.ListConstruct(%0) : (!torch.int<1>) -> !torch.list<[!torch.int<1>]>
  %2 = torch.constant false -> !torch.bool<false>
  %3 = torch.aten.var.dim(%arg0, %1, %2, %2) : (!torch.tensor<[n,3,4],f32>, !torch.list<[!torch.int<1>]>, !torch.bool<false>, !torch.bool<false>) -> !torch.tensor<[n,4],f32>
  return %3 : !torch.tensor<[n,4],f32>
}

// CHECK-LABEL: @var_mean(
// CHECK: torch.prim.ListConstruct{{.*}} -> !torch.list<[!torch.int<0>, !torch.int<1>, !torch.int<2>]>
// CHECK: torch.aten.size.int{{.*}} -> !torch.int<n>
// CHECK: torch.aten.mul.int{{.*}} -> !torch.int<"3*n">
// CHECK: torch.aten.mul.int{{.*}} -> !torch.int<"12*n">
// CHECK: torch.aten.sum.dim_IntList{{.*}} -> !torch.tensor<[1,1,1],f32>
// CHECK: torch.aten.div.Scalar{{.*}} -> !torch.tensor<[1,1,1],f32>
// CHECK: torch.aten.sub.Tensor{{.*}} -> !torch.tensor<[n,3,4],f32>
// CHECK: torch.aten.mul.Tensor{{.*}} -> !torch.tensor<[n,3,4],f32>
// CHECK: torch.prim.ListConstruct{{.*}} -> !torch.list<[!torch.int<0>, !torch.int<1>, !torch.int<2>]>
// CHECK: torch.aten.size.int{{.*}} -> !torch.int<n>
// CHECK: torch.aten.mul.int{{.*}} -> !torch.int<"3*n">
// CHECK: torch.aten.mul.int{{.*}} -> !torch.int<"12*n">
// CHECK: torch.aten.sum.dim_IntList{{.*}} -> !torch.tensor<[],f32>
// CHECK: torch.aten.div.Scalar{{.*}} -> !torch.tensor<[],f32>
// CHECK: torch.prim.ListConstruct{{.*}} -> !torch.list<[!torch.int<0>, !torch.int<1>, !torch.int<2>]>
// CHECK: torch.aten.squeeze.dims{{.*}} -> !torch.tensor<[],f32>
func.func @var_mean(%arg0: !torch.tensor<[n,3,4],f32>) -> (!torch.tensor<[],f32>, !torch.tensor<[],f32>) {
  %0 = torch.constant false -> !torch.bool<false>
  %1:2 = torch.aten.var_mean(%arg0, %0) : (!torch.tensor<[n,3,4],f32>, !torch.bool<false>) -> (!torch.tensor<[],f32>, !torch.tensor<[],f32>)
  return %1#0, %1#1 : !torch.tensor<[],f32>, !torch.tensor<[],f32>
}

// CHECK-LABEL: @var_mean_dim(
// CHECK: torch.prim.ListConstruct{{.*}} -> !torch.list<[!torch.int<1>]>
// CHECK: torch.aten.mean.dim{{.*}} -> !torch.tensor<[n,1,4],f32>
// CHECK: torch.aten.sub.Tensor{{.*}} -> !torch.tensor<[n,3,4],f32>
// CHECK: torch.aten.mul.Tensor{{.*}} -> !torch.tensor<[n,3,4],f32>
// CHECK: torch.prim.ListConstruct{{.*}} -> !torch.list<[!torch.int<1>]>
// CHECK: torch.aten.mean.dim{{.*}} -> !torch.tensor<[n,4],f32>
// CHECK: torch.prim.ListConstruct{{.*}} -> !torch.list<[!torch.int<1>]>
// CHECK: torch.aten.squeeze.dims{{.*}} -> !torch.tensor<[n,4],f32>
func.func @var_mean_dim(%arg0: !torch.tensor<[n,3,4],f32>) -> (!torch.tensor<[n,4],f32>, !torch.tensor<[n,4],f32>) {
  %0 = torch.constant 1 : i64 -> !torch.int<1>
  %1 = torch.prim.ListConstruct(%0) : (!torch.int<1>) -> !torch.list<[!torch.int<1>]>
  %2 = torch.constant false -> !torch.bool<false>
  %3:2 = torch.aten.var_mean.dim(%arg0, %1, %2, %2) : (!torch.tensor<[n,3,4],f32>, !torch.list<[!torch.int<1>]>, !torch.bool<false>, !torch.bool<false>) -> (!torch.tensor<[n,4],f32>, !torch.tensor<[n,4],f32>)
  return %3#0, %3#1 : !torch.tensor<[n,4],f32>, !torch.tensor<[n,4],f32>
}
