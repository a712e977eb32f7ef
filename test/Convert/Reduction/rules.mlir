// NOTE: The checks are written by tools/dev/update_checks.py.

// RUN: torch-onnx-opt %s --pass-pipeline='builtin.module(convert-torch-to-onnx{opset=20})' | FileCheck %s

// CHECK-LABEL: @_unique2_of_ints(
// CHECK: onnx.UniqueV11{{.*}} -> (tensor<?xi64, #onnx.dims<"u0">>, tensor<*xi64>, tensor<?xi64, #onnx.dims<"n">>, tensor<?xi64, #onnx.dims<"u0">>)
func.func @_unique2_of_ints(%arg0: !torch.tensor<[n],i64>) -> (!torch.tensor<[u0],i64>, !torch.tensor<[n],i64>, !torch.tensor<[u0],i64>) {
  %0 = torch.constant true -> !torch.bool<true>
  %1:3 = torch.aten._unique2(%arg0, %0, %0, %0) : (!torch.tensor<[n],i64>, !torch.bool<true>, !torch.bool<true>, !torch.bool<true>) -> (!torch.tensor<[u0],i64>, !torch.tensor<[n],i64>, !torch.tensor<[u0],i64>)
  return %1#0, %1#1, %1#2 : !torch.tensor<[u0],i64>, !torch.tensor<[n],i64>, !torch.tensor<[u0],i64>
}

// CHECK-LABEL: @all(
// CHECK: onnx.CastV19{{.*}} -> tensor<?x3xi1, #onnx.dims<"n", "">>
// CHECK: onnx.Not{{.*}} -> tensor<?x3xi1, #onnx.dims<"n", "">>
// CHECK: onnx.CastV19{{.*}} -> tensor<?x3xi64, #onnx.dims<"n", "">>
// CHECK: onnx.ReduceSum{{.*}} -> tensor<*xi64>
// CHECK: onnx.Greater{{.*}} -> tensor<*xi1>
// CHECK: onnx.Not{{.*}} -> tensor<i1>
func.func @all(%arg0: !torch.tensor<[n,3],f32>) -> (!torch.tensor<[],i1>) {
  %0 = torch.aten.all(%arg0) : (!torch.tensor<[n,3],f32>) -> !torch.tensor<[],i1>
  return %0 : !torch.tensor<[],i1>
}

// CHECK-LABEL: @all_of_ints(
// CHECK: onnx.CastV19{{.*}} -> tensor<?x3xi1, #onnx.dims<"n", "">>
// CHECK: onnx.Not{{.*}} -> tensor<?x3xi1, #onnx.dims<"n", "">>
// CHECK: onnx.CastV19{{.*}} -> tensor<?x3xi64, #onnx.dims<"n", "">>
// CHECK: onnx.ReduceSum{{.*}} -> tensor<*xi64>
// CHECK: onnx.Greater{{.*}} -> tensor<*xi1>
// CHECK: onnx.Not{{.*}} -> tensor<i1>
func.func @all_of_ints(%arg0: !torch.tensor<[n,3],i64>) -> (!torch.tensor<[],i1>) {
  %0 = torch.aten.all(%arg0) : (!torch.tensor<[n,3],i64>) -> !torch.tensor<[],i1>
  return %0 : !torch.tensor<[],i1>
}

// CHECK-LABEL: @amax(
// CHECK: onnx.IsNaN{{.*}} -> tensor<?x3x4xi1, #onnx.dims<"n", "", "">>
// CHECK: onnx.ReduceMax{{.*}} -> tensor<*xi1>
// CHECK: onnx.ReduceMax{{.*}} -> tensor<*xf32>
// CHECK: onnx.Where{{.*}} -> tensor<?x4xf32, #onnx.dims<"n", "">>
func.func @amax(%arg0: !torch.tensor<[n,3,4],f32>) -> (!torch.tensor<[n,4],f32>) {
  %0 = torch.constant 1 : i64 -> !torch.int<1>
  %1 = torch.constant false -> !torch.bool<false>
  %2 = torch.prim.ListConstruct(%0) : (!torch.int<1>) -> !torch.list<[!torch.int<1>]>
  %3 = torch.aten.amax(%arg0, %2, %1) : (!torch.tensor<[n,3,4],f32>, !torch.list<[!torch.int<1>]>, !torch.bool<false>) -> !torch.tensor<[n,4],f32>
  return %3 : !torch.tensor<[n,4],f32>
}

// CHECK-LABEL: @amax_of_ints(
// CHECK: onnx.ReduceMax{{.*}} -> tensor<?x4xi64, #onnx.dims<"n", "">>
func.func @amax_of_ints(%arg0: !torch.tensor<[n,3,4],i64>) -> (!torch.tensor<[n,4],i64>) {
  %0 = torch.constant 1 : i64 -> !torch.int<1>
  %1 = torch.constant false -> !torch.bool<false>
  %2 = torch.prim.ListConstruct(%0) : (!torch.int<1>) -> !torch.list<[!torch.int<1>]>
  %3 = torch.aten.amax(%arg0, %2, %1) : (!torch.tensor<[n,3,4],i64>, !torch.list<[!torch.int<1>]>, !torch.bool<false>) -> !torch.tensor<[n,4],i64>
  return %3 : !torch.tensor<[n,4],i64>
}

// CHECK-LABEL: @amin(
// CHECK: onnx.IsNaN{{.*}} -> tensor<?x3x4xi1, #onnx.dims<"n", "", "">>
// CHECK: onnx.ReduceMax{{.*}} -> tensor<*xi1>
// CHECK: onnx.ReduceMin{{.*}} -> tensor<*xf32>
// CHECK: onnx.Where{{.*}} -> tensor<?x4xf32, #onnx.dims<"n", "">>
func.func @amin(%arg0: !torch.tensor<[n,3,4],f32>) -> (!torch.tensor<[n,4],f32>) {
  %0 = torch.constant 1 : i64 -> !torch.int<1>
  %1 = torch.constant false -> !torch.bool<false>
  %2 = torch.prim.ListConstruct(%0) : (!torch.int<1>) -> !torch.list<[!torch.int<1>]>
  %3 = torch.aten.amin(%arg0, %2, %1) : (!torch.tensor<[n,3,4],f32>, !torch.list<[!torch.int<1>]>, !torch.bool<false>) -> !torch.tensor<[n,4],f32>
  return %3 : !torch.tensor<[n,4],f32>
}

// CHECK-LABEL: @amin_of_ints(
// CHECK: onnx.ReduceMin{{.*}} -> tensor<?x4xi64, #onnx.dims<"n", "">>
func.func @amin_of_ints(%arg0: !torch.tensor<[n,3,4],i64>) -> (!torch.tensor<[n,4],i64>) {
  %0 = torch.constant 1 : i64 -> !torch.int<1>
  %1 = torch.constant false -> !torch.bool<false>
  %2 = torch.prim.ListConstruct(%0) : (!torch.int<1>) -> !torch.list<[!torch.int<1>]>
  %3 = torch.aten.amin(%arg0, %2, %1) : (!torch.tensor<[n,3,4],i64>, !torch.list<[!torch.int<1>]>, !torch.bool<false>) -> !torch.tensor<[n,4],i64>
  return %3 : !torch.tensor<[n,4],i64>
}

// CHECK-LABEL: @any(
// CHECK: onnx.CastV19{{.*}} -> tensor<?x3xi1, #onnx.dims<"n", "">>
// CHECK: onnx.CastV19{{.*}} -> tensor<?x3xi64, #onnx.dims<"n", "">>
// CHECK: onnx.ReduceSum{{.*}} -> tensor<*xi64>
// CHECK: onnx.Greater{{.*}} -> tensor<i1>
func.func @any(%arg0: !torch.tensor<[n,3],f32>) -> (!torch.tensor<[],i1>) {
  %0 = torch.aten.any(%arg0) : (!torch.tensor<[n,3],f32>) -> !torch.tensor<[],i1>
  return %0 : !torch.tensor<[],i1>
}

// CHECK-LABEL: @any_of_ints(
// CHECK: onnx.CastV19{{.*}} -> tensor<?x3xi1, #onnx.dims<"n", "">>
// CHECK: onnx.CastV19{{.*}} -> tensor<?x3xi64, #onnx.dims<"n", "">>
// CHECK: onnx.ReduceSum{{.*}} -> tensor<*xi64>
// CHECK: onnx.Greater{{.*}} -> tensor<i1>
func.func @any_of_ints(%arg0: !torch.tensor<[n,3],i64>) -> (!torch.tensor<[],i1>) {
  %0 = torch.aten.any(%arg0) : (!torch.tensor<[n,3],i64>) -> !torch.tensor<[],i1>
  return %0 : !torch.tensor<[],i1>
}

// CHECK-LABEL: @argmax(
// CHECK: onnx.Mul{{.*}} -> tensor<?x3xf32, #onnx.dims<"n", "">>
// CHECK: onnx.IsNaN{{.*}} -> tensor<?x3xi1, #onnx.dims<"n", "">>
// CHECK: onnx.Min{{.*}} -> tensor<?x3xf32, #onnx.dims<"n", "">>
// CHECK: onnx.Where{{.*}} -> tensor<?x3xf32, #onnx.dims<"n", "">>
// CHECK: onnx.ReshapeV19{{.*}} -> tensor<*xf32>
// CHECK: onnx.ArgMax{{.*}} -> tensor<i64>
func.func @argmax(%arg0: !torch.tensor<[n,3],f32>) -> (!torch.tensor<[],i64>) {
  %0 = torch.constant unit -> !torch.none
  %1 = torch.constant false -> !torch.bool<false>
  %2 = torch.aten.argmax(%arg0, %0, %1) : (!torch.tensor<[n,3],f32>, !torch.none, !torch.bool<false>) -> !torch.tensor<[],i64>
  return %2 : !torch.tensor<[],i64>
}

// CHECK-LABEL: @argmax_of_ints(
// CHECK: onnx.ReshapeV19{{.*}} -> tensor<*xi64>
// CHECK: onnx.ArgMax{{.*}} -> tensor<i64>
func.func @argmax_of_ints(%arg0: !torch.tensor<[n,5],i64>) -> (!torch.tensor<[],i64>) {
  %0 = torch.constant unit -> !torch.none
  %1 = torch.constant false -> !torch.bool<false>
  %2 = torch.aten.argmax(%arg0, %0, %1) : (!torch.tensor<[n,5],i64>, !torch.none, !torch.bool<false>) -> !torch.tensor<[],i64>
  return %2 : !torch.tensor<[],i64>
}

// CHECK-LABEL: @argmin(
// CHECK: onnx.Mul{{.*}} -> tensor<?x3xf32, #onnx.dims<"n", "">>
// CHECK: onnx.IsNaN{{.*}} -> tensor<?x3xi1, #onnx.dims<"n", "">>
// CHECK: onnx.Max{{.*}} -> tensor<?x3xf32, #onnx.dims<"n", "">>
// CHECK: onnx.Where{{.*}} -> tensor<?x3xf32, #onnx.dims<"n", "">>
// CHECK: onnx.ReshapeV19{{.*}} -> tensor<*xf32>
// CHECK: onnx.ArgMin{{.*}} -> tensor<i64>
func.func @argmin(%arg0: !torch.tensor<[n,3],f32>) -> (!torch.tensor<[],i64>) {
  %0 = torch.constant unit -> !torch.none
  %1 = torch.constant false -> !torch.bool<false>
  %2 = torch.aten.argmin(%arg0, %0, %1) : (!torch.tensor<[n,3],f32>, !torch.none, !torch.bool<false>) -> !torch.tensor<[],i64>
  return %2 : !torch.tensor<[],i64>
}

// CHECK-LABEL: @argmin_of_ints(
// CHECK: onnx.ReshapeV19{{.*}} -> tensor<*xi64>
// CHECK: onnx.ArgMin{{.*}} -> tensor<i64>
func.func @argmin_of_ints(%arg0: !torch.tensor<[n,5],i64>) -> (!torch.tensor<[],i64>) {
  %0 = torch.constant unit -> !torch.none
  %1 = torch.constant false -> !torch.bool<false>
  %2 = torch.aten.argmin(%arg0, %0, %1) : (!torch.tensor<[n,5],i64>, !torch.none, !torch.bool<false>) -> !torch.tensor<[],i64>
  return %2 : !torch.tensor<[],i64>
}

// CHECK-LABEL: @count_nonzero(
// CHECK: onnx.CastV19{{.*}} -> tensor<?x5xi1, #onnx.dims<"n", "">>
// CHECK: onnx.CastV19{{.*}} -> tensor<?x5xi64, #onnx.dims<"n", "">>
// CHECK: onnx.ReduceSum{{.*}} -> tensor<i64>
func.func @count_nonzero(%arg0: !torch.tensor<[n,5],f32>) -> (!torch.tensor<[],i64>) {
  %0 = torch.constant unit -> !torch.none
  %1 = torch.aten.count_nonzero(%arg0, %0) : (!torch.tensor<[n,5],f32>, !torch.none) -> !torch.tensor<[],i64>
  return %1 : !torch.tensor<[],i64>
}

// CHECK-LABEL: @count_nonzero_of_ints(
// CHECK: onnx.CastV19{{.*}} -> tensor<?x5xi1, #onnx.dims<"n", "">>
// CHECK: onnx.CastV19{{.*}} -> tensor<?x5xi64, #onnx.dims<"n", "">>
// CHECK: onnx.ReduceSum{{.*}} -> tensor<i64>
func.func @count_nonzero_of_ints(%arg0: !torch.tensor<[n,5],i64>) -> (!torch.tensor<[],i64>) {
  %0 = torch.constant unit -> !torch.none
  %1 = torch.aten.count_nonzero(%arg0, %0) : (!torch.tensor<[n,5],i64>, !torch.none) -> !torch.tensor<[],i64>
  return %1 : !torch.tensor<[],i64>
}

// CHECK-LABEL: @cumsum(
// CHECK: onnx.CastV19{{.*}} -> tensor<?x5xf64, #onnx.dims<"n", "">>
// CHECK: onnx.CumSum{{.*}} -> tensor<*xf64>
// CHECK: onnx.CastV19{{.*}} -> tensor<?x5xf32, #onnx.dims<"n", "">>
func.func @cumsum(%arg0: !torch.tensor<[n,5],f32>) -> (!torch.tensor<[n,5],f32>) {
  %0 = torch.constant 0 : i64 -> !torch.int<0>
  %1 = torch.constant unit -> !torch.none
  %2 = torch.aten.cumsum(%arg0, %0, %1) : (!torch.tensor<[n,5],f32>, !torch.int<0>, !torch.none) -> !torch.tensor<[n,5],f32>
  return %2 : !torch.tensor<[n,5],f32>
}

// CHECK-LABEL: @cumsum_of_ints(
// CHECK: onnx.CumSum{{.*}} -> tensor<?x5xi64, #onnx.dims<"n", "">>
func.func @cumsum_of_ints(%arg0: !torch.tensor<[n,5],i64>) -> (!torch.tensor<[n,5],i64>) {
  %0 = torch.constant 0 : i64 -> !torch.int<0>
  %1 = torch.constant unit -> !torch.none
  %2 = torch.aten.cumsum(%arg0, %0, %1) : (!torch.tensor<[n,5],i64>, !torch.int<0>, !torch.none) -> !torch.tensor<[n,5],i64>
  return %2 : !torch.tensor<[n,5],i64>
}

// CHECK-LABEL: @linalg_vector_norm(
// CHECK: onnx.ReduceL2{{.*}} -> tensor<?xf32, #onnx.dims<"n">>
func.func @linalg_vector_norm(%arg0: !torch.tensor<[n,3],f32>) -> (!torch.tensor<[n],f32>) {
  %0 = torch.constant 2 : i64 -> !torch.int<2>
  %1 = torch.constant -1 : i64 -> !torch.int<-1>
  %2 = torch.constant false -> !torch.bool<false>
  %3 = torch.constant unit -> !torch.none
  %4 = torch.prim.ListConstruct(%1) : (!torch.int<-1>) -> !torch.list<[!torch.int<-1>]>
  %5 = torch.aten.linalg_vector_norm(%arg0, %0, %4, %2, %3) : (!torch.tensor<[n,3],f32>, !torch.int<2>, !torch.list<[!torch.int<-1>]>, !torch.bool<false>, !torch.none) -> !torch.tensor<[n],f32>
  return %5 : !torch.tensor<[n],f32>
}

// CHECK-LABEL: @logsumexp(
// CHECK: onnx.ReduceLogSumExpV18{{.*}} -> tensor<?xf32, #onnx.dims<"n">>
func.func @logsumexp(%arg0: !torch.tensor<[n,3],f32>) -> (!torch.tensor<[n],f32>) {
  %0 = torch.constant 1 : i64 -> !torch.int<1>
  %1 = torch.constant false -> !torch.bool<false>
  %2 = torch.prim.ListConstruct(%0) : (!torch.int<1>) -> !torch.list<[!torch.int<1>]>
  %3 = torch.aten.logsumexp(%arg0, %2, %1) : (!torch.tensor<[n,3],f32>, !torch.list<[!torch.int<1>]>, !torch.bool<false>) -> !torch.tensor<[n],f32>
  return %3 : !torch.tensor<[n],f32>
}

// CHECK-LABEL: @max(
// CHECK: onnx.IsNaN{{.*}} -> tensor<?x3xi1, #onnx.dims<"n", "">>
// CHECK: onnx.ReduceMax{{.*}} -> tensor<*xi1>
// CHECK: onnx.ReduceMax{{.*}} -> tensor<*xf32>
// CHECK: onnx.Where{{.*}} -> tensor<f32>
func.func @max(%arg0: !torch.tensor<[n,3],f32>) -> (!torch.tensor<[],f32>) {
  %0 = torch.aten.max(%arg0) : (!torch.tensor<[n,3],f32>) -> !torch.tensor<[],f32>
  return %0 : !torch.tensor<[],f32>
}

// CHECK-LABEL: @max_of_ints(
// CHECK: onnx.ReduceMax{{.*}} -> tensor<i64>
func.func @max_of_ints(%arg0: !torch.tensor<[n,3],i64>) -> (!torch.tensor<[],i64>) {
  %0 = torch.aten.max(%arg0) : (!torch.tensor<[n,3],i64>) -> !torch.tensor<[],i64>
  return %0 : !torch.tensor<[],i64>
}

// CHECK-LABEL: @max_dim(
// CHECK: onnx.IsNaN{{.*}} -> tensor<?x3x4xi1, #onnx.dims<"n", "", "">>
// CHECK: onnx.ReduceMax{{.*}} -> tensor<*xi1>
// CHECK: onnx.ReduceMax{{.*}} -> tensor<*xf32>
// CHECK: onnx.Where{{.*}} -> tensor<?x4xf32, #onnx.dims<"n", "">>
// CHECK: onnx.Mul{{.*}} -> tensor<?x3x4xf32, #onnx.dims<"n", "", "">>
// CHECK: onnx.IsNaN{{.*}} -> tensor<?x3x4xi1, #onnx.dims<"n", "", "">>
// CHECK: onnx.Min{{.*}} -> tensor<?x3x4xf32, #onnx.dims<"n", "", "">>
// CHECK: onnx.Where{{.*}} -> tensor<?x3x4xf32, #onnx.dims<"n", "", "">>
// CHECK: onnx.ArgMax{{.*}} -> tensor<?x4xi64, #onnx.dims<"n", "">>
func.func @max_dim(%arg0: !torch.tensor<[n,3,4],f32>) -> (!torch.tensor<[n,4],f32>, !torch.tensor<[n,4],i64>) {
  %0 = torch.constant 1 : i64 -> !torch.int<1>
  %1 = torch.constant false -> !torch.bool<false>
  %2:2 = torch.aten.max.dim(%arg0, %0, %1) : (!torch.tensor<[n,3,4],f32>, !torch.int<1>, !torch.bool<false>) -> (!torch.tensor<[n,4],f32>, !torch.tensor<[n,4],i64>)
  return %2#0, %2#1 : !torch.tensor<[n,4],f32>, !torch.tensor<[n,4],i64>
}

// CHECK-LABEL: @max_dim_of_ints(
// CHECK: onnx.ReduceMax{{.*}} -> tensor<?x4xi64, #onnx.dims<"n", "">>
// CHECK: onnx.ArgMax{{.*}} -> tensor<?x4xi64, #onnx.dims<"n", "">>
func.func @max_dim_of_ints(%arg0: !torch.tensor<[n,3,4],i64>) -> (!torch.tensor<[n,4],i64>, !torch.tensor<[n,4],i64>) {
  %0 = torch.constant 1 : i64 -> !torch.int<1>
  %1 = torch.constant false -> !torch.bool<false>
  %2:2 = torch.aten.max.dim(%arg0, %0, %1) : (!torch.tensor<[n,3,4],i64>, !torch.int<1>, !torch.bool<false>) -> (!torch.tensor<[n,4],i64>, !torch.tensor<[n,4],i64>)
  return %2#0, %2#1 : !torch.tensor<[n,4],i64>, !torch.tensor<[n,4],i64>
}

// CHECK-LABEL: @mean(
// CHECK: onnx.ReduceMean{{.*}} -> tensor<f32>
func.func @mean(%arg0: !torch.tensor<[2,3],f32>) -> (!torch.tensor<[],f32>) {
  %0 = torch.constant unit -> !torch.none
  %1 = torch.aten.mean(%arg0, %0) : (!torch.tensor<[2,3],f32>, !torch.none) -> !torch.tensor<[],f32>
  return %1 : !torch.tensor<[],f32>
}

// CHECK-LABEL: @mean_dim(
// CHECK: onnx.ReduceMean{{.*}} -> tensor<?x4xf32, #onnx.dims<"n", "">>
func.func @mean_dim(%arg0: !torch.tensor<[n,3,4],f32>) -> (!torch.tensor<[n,4],f32>) {
  %0 = torch.constant 1 : i64 -> !torch.int<1>
  %1 = torch.constant false -> !torch.bool<false>
  %2 = torch.constant unit -> !torch.none
  %3 = torch.prim.ListConstruct(%0) : (!torch.int<1>) -> !torch.list<[!torch.int<1>]>
  %4 = torch.aten.mean.dim(%arg0, %3, %1, %2) : (!torch.tensor<[n,3,4],f32>, !torch.list<[!torch.int<1>]>, !torch.bool<false>, !torch.none) -> !torch.tensor<[n,4],f32>
  return %4 : !torch.tensor<[n,4],f32>
}

// CHECK-LABEL: @min(
// CHECK: onnx.IsNaN{{.*}} -> tensor<?x3xi1, #onnx.dims<"n", "">>
// CHECK: onnx.ReduceMax{{.*}} -> tensor<*xi1>
// CHECK: onnx.ReduceMin{{.*}} -> tensor<*xf32>
// CHECK: onnx.Where{{.*}} -> tensor<f32>
func.func @min(%arg0: !torch.tensor<[n,3],f32>) -> (!torch.tensor<[],f32>) {
  %0 = torch.aten.min(%arg0) : (!torch.tensor<[n,3],f32>) -> !torch.tensor<[],f32>
  return %0 : !torch.tensor<[],f32>
}

// CHECK-LABEL: @min_of_ints(
// CHECK: onnx.ReduceMin{{.*}} -> tensor<i64>
func.func @min_of_ints(%arg0: !torch.tensor<[n,3],i64>) -> (!torch.tensor<[],i64>) {
  %0 = torch.aten.min(%arg0) : (!torch.tensor<[n,3],i64>) -> !torch.tensor<[],i64>
  return %0 : !torch.tensor<[],i64>
}

// CHECK-LABEL: @min_dim(
// CHECK: onnx.IsNaN{{.*}} -> tensor<?x3x4xi1, #onnx.dims<"n", "", "">>
// CHECK: onnx.ReduceMax{{.*}} -> tensor<*xi1>
// CHECK: onnx.ReduceMin{{.*}} -> tensor<*xf32>
// CHECK: onnx.Where{{.*}} -> tensor<?x4xf32, #onnx.dims<"n", "">>
// CHECK: onnx.Mul{{.*}} -> tensor<?x3x4xf32, #onnx.dims<"n", "", "">>
// CHECK: onnx.IsNaN{{.*}} -> tensor<?x3x4xi1, #onnx.dims<"n", "", "">>
// CHECK: onnx.Max{{.*}} -> tensor<?x3x4xf32, #onnx.dims<"n", "", "">>
// CHECK: onnx.Where{{.*}} -> tensor<?x3x4xf32, #onnx.dims<"n", "", "">>
// CHECK: onnx.ArgMin{{.*}} -> tensor<?x4xi64, #onnx.dims<"n", "">>
func.func @min_dim(%arg0: !torch.tensor<[n,3,4],f32>) -> (!torch.tensor<[n,4],f32>, !torch.tensor<[n,4],i64>) {
  %0 = torch.constant 1 : i64 -> !torch.int<1>
  %1 = torch.constant false -> !torch.bool<false>
  %2:2 = torch.aten.min.dim(%arg0, %0, %1) : (!torch.tensor<[n,3,4],f32>, !torch.int<1>, !torch.bool<false>) -> (!torch.tensor<[n,4],f32>, !torch.tensor<[n,4],i64>)
  return %2#0, %2#1 : !torch.tensor<[n,4],f32>, !torch.tensor<[n,4],i64>
}

// CHECK-LABEL: @min_dim_of_ints(
// CHECK: onnx.ReduceMin{{.*}} -> tensor<?x4xi64, #onnx.dims<"n", "">>
// CHECK: onnx.ArgMin{{.*}} -> tensor<?x4xi64, #onnx.dims<"n", "">>
func.func @min_dim_of_ints(%arg0: !torch.tensor<[n,3,4],i64>) -> (!torch.tensor<[n,4],i64>, !torch.tensor<[n,4],i64>) {
  %0 = torch.constant 1 : i64 -> !torch.int<1>
  %1 = torch.constant false -> !torch.bool<false>
  %2:2 = torch.aten.min.dim(%arg0, %0, %1) : (!torch.tensor<[n,3,4],i64>, !torch.int<1>, !torch.bool<false>) -> (!torch.tensor<[n,4],i64>, !torch.tensor<[n,4],i64>)
  return %2#0, %2#1 : !torch.tensor<[n,4],i64>, !torch.tensor<[n,4],i64>
}

// CHECK-LABEL: @prod(
// CHECK: onnx.ReduceProd{{.*}} -> tensor<f32>
func.func @prod(%arg0: !torch.tensor<[n,3],f32>) -> (!torch.tensor<[],f32>) {
  %0 = torch.constant unit -> !torch.none
  %1 = torch.aten.prod(%arg0, %0) : (!torch.tensor<[n,3],f32>, !torch.none) -> !torch.tensor<[],f32>
  return %1 : !torch.tensor<[],f32>
}

// CHECK-LABEL: @sort(
// CHECK: onnx.Mul{{.*}} -> tensor<?x5xf32, #onnx.dims<"n", "">>
// CHECK: onnx.IsNaN{{.*}} -> tensor<?x5xi1, #onnx.dims<"n", "">>
// CHECK: onnx.Min{{.*}} -> tensor<?x5xf32, #onnx.dims<"n", "">>
// CHECK: onnx.Where{{.*}} -> tensor<?x5xf32, #onnx.dims<"n", "">>
// CHECK: onnx.TopKV11{{.*}} -> (tensor<*xf32>, tensor<?x5xi64, #onnx.dims<"n", "">>)
// CHECK: onnx.GatherElements{{.*}} -> tensor<?x5xf32, #onnx.dims<"n", "">>
func.func @sort(%arg0: !torch.tensor<[n,5],f32>) -> (!torch.tensor<[n,5],f32>, !torch.tensor<[n,5],i64>) {
  %0 = torch.constant -1 : i64 -> !torch.int<-1>
  %1 = torch.constant false -> !torch.bool<false>
  %2:2 = torch.aten.sort(%arg0, %0, %1) : (!torch.tensor<[n,5],f32>, !torch.int<-1>, !torch.bool<false>) -> (!torch.tensor<[n,5],f32>, !torch.tensor<[n,5],i64>)
  return %2#0, %2#1 : !torch.tensor<[n,5],f32>, !torch.tensor<[n,5],i64>
}

// CHECK-LABEL: @sort_of_ints(
// CHECK: onnx.TopKV11{{.*}} -> (tensor<?x5xi64, #onnx.dims<"n", "">>, tensor<?x5xi64, #onnx.dims<"n", "">>)
func.func @sort_of_ints(%arg0: !torch.tensor<[n,5],i64>) -> (!torch.tensor<[n,5],i64>, !torch.tensor<[n,5],i64>) {
  %0 = torch.constant -1 : i64 -> !torch.int<-1>
  %1 = torch.constant false -> !torch.bool<false>
  %2:2 = torch.aten.sort(%arg0, %0, %1) : (!torch.tensor<[n,5],i64>, !torch.int<-1>, !torch.bool<false>) -> (!torch.tensor<[n,5],i64>, !torch.tensor<[n,5],i64>)
  return %2#0, %2#1 : !torch.tensor<[n,5],i64>, !torch.tensor<[n,5],i64>
}

// CHECK-LABEL: @sum(
// CHECK: onnx.ReduceSum{{.*}} -> tensor<f32>
func.func @sum(%arg0: !torch.tensor<[n,3],f32>) -> (!torch.tensor<[],f32>) {
  %0 = torch.constant unit -> !torch.none
  %1 = torch.aten.sum(%arg0, %0) : (!torch.tensor<[n,3],f32>, !torch.none) -> !torch.tensor<[],f32>
  return %1 : !torch.tensor<[],f32>
}

// CHECK-LABEL: @sum_of_ints(
// CHECK: onnx.Div{{.*}} -> tensor<?x3xi64, #onnx.dims<"n", "">>
// CHECK: onnx.Mul{{.*}} -> tensor<?x3xi64, #onnx.dims<"n", "">>
// CHECK: onnx.Sub{{.*}} -> tensor<?x3xi64, #onnx.dims<"n", "">>
// CHECK: onnx.ReduceSum{{.*}} -> tensor<*xi64>
// CHECK: onnx.Mul{{.*}} -> tensor<*xi64>
// CHECK: onnx.ReduceSum{{.*}} -> tensor<*xi64>
// CHECK: onnx.Add{{.*}} -> tensor<i64>
func.func @sum_of_ints(%arg0: !torch.tensor<[n,3],i64>) -> (!torch.tensor<[],i64>) {
  %0 = torch.constant unit -> !torch.none
  %1 = torch.aten.sum(%arg0, %0) : (!torch.tensor<[n,3],i64>, !torch.none) -> !torch.tensor<[],i64>
  return %1 : !torch.tensor<[],i64>
}

// CHECK-LABEL: @sum_dim_IntList(
// CHECK: onnx.ReduceSum{{.*}} -> tensor<?x4xf32, #onnx.dims<"n", "">>
func.func @sum_dim_IntList(%arg0: !torch.tensor<[n,3,4],f32>) -> (!torch.tensor<[n,4],f32>) {
  %0 = torch.constant 1 : i64 -> !torch.int<1>
  %1 = torch.constant false -> !torch.bool<false>
  %2 = torch.constant unit -> !torch.none
  %3 = torch.prim.ListConstruct(%0) : (!torch.int<1>) -> !torch.list<[!torch.int<1>]>
  %4 = torch.aten.sum.dim_IntList(%arg0, %3, %1, %2) : (!torch.tensor<[n,3,4],f32>, !torch.list<[!torch.int<1>]>, !torch.bool<false>, !torch.none) -> !torch.tensor<[n,4],f32>
  return %4 : !torch.tensor<[n,4],f32>
}

// CHECK-LABEL: @sum_dim_IntList_of_ints(
// CHECK: onnx.Div{{.*}} -> tensor<?x3x4xi64, #onnx.dims<"n", "", "">>
// CHECK: onnx.Mul{{.*}} -> tensor<?x3x4xi64, #onnx.dims<"n", "", "">>
// CHECK: onnx.Sub{{.*}} -> tensor<?x3x4xi64, #onnx.dims<"n", "", "">>
// CHECK: onnx.ReduceSum{{.*}} -> tensor<*xi64>
// CHECK: onnx.Mul{{.*}} -> tensor<*xi64>
// CHECK: onnx.ReduceSum{{.*}} -> tensor<*xi64>
// CHECK: onnx.Add{{.*}} -> tensor<?x4xi64, #onnx.dims<"n", "">>
func.func @sum_dim_IntList_of_ints(%arg0: !torch.tensor<[n,3,4],i64>) -> (!torch.tensor<[n,4],i64>) {
  %0 = torch.constant 1 : i64 -> !torch.int<1>
  %1 = torch.constant false -> !torch.bool<false>
  %2 = torch.constant unit -> !torch.none
  %3 = torch.prim.ListConstruct(%0) : (!torch.int<1>) -> !torch.list<[!torch.int<1>]>
  %4 = torch.aten.sum.dim_IntList(%arg0, %3, %1, %2) : (!torch.tensor<[n,3,4],i64>, !torch.list<[!torch.int<1>]>, !torch.bool<false>, !torch.none) -> !torch.tensor<[n,4],i64>
  return %4 : !torch.tensor<[n,4],i64>
}

// CHECK-LABEL: @topk(
// CHECK: onnx.Mul{{.*}} -> tensor<?x5xf32, #onnx.dims<"n", "">>
// CHECK: onnx.IsNaN{{.*}} -> tensor<?x5xi1, #onnx.dims<"n", "">>
// CHECK: onnx.Min{{.*}} -> tensor<?x5xf32, #onnx.dims<"n", "">>
// CHECK: onnx.Where{{.*}} -> tensor<?x5xf32, #onnx.dims<"n", "">>
// CHECK: onnx.TopKV11{{.*}} -> (tensor<*xf32>, tensor<?x1xi64, #onnx.dims<"n", "">>)
// CHECK: onnx.GatherElements{{.*}} -> tensor<?x1xf32, #onnx.dims<"n", "">>
func.func @topk(%arg0: !torch.tensor<[n,5],f32>) -> (!torch.tensor<[n,1],f32>, !torch.tensor<[n,1],i64>) {
  %0 = torch.constant 1 : i64 -> !torch.int<1>
  %1 = torch.constant -1 : i64 -> !torch.int<-1>
  %2 = torch.constant false -> !torch.bool<false>
  %3 = torch.constant true -> !torch.bool<true>
  %4:2 = torch.aten.topk(%arg0, %0, %1, %2, %3) : (!torch.tensor<[n,5],f32>, !torch.int<1>, !torch.int<-1>, !torch.bool<false>, !torch.bool<true>) -> (!torch.tensor<[n,1],f32>, !torch.tensor<[n,1],i64>)
  return %4#0, %4#1 : !torch.tensor<[n,1],f32>, !torch.tensor<[n,1],i64>
}

// CHECK-LABEL: @topk_of_ints(
// CHECK: onnx.TopKV11{{.*}} -> (tensor<?x1xi64, #onnx.dims<"n", "">>, tensor<?x1xi64, #onnx.dims<"n", "">>)
func.func @topk_of_ints(%arg0: !torch.tensor<[n,5],i64>) -> !torch.tensor<[n,1],i64> {
  %0 = torch.constant 1 : i64 -> !torch.int<1>
  %1 = torch.constant -1 : i64 -> !torch.int<-1>
  %2 = torch.constant false -> !torch.bool<false>
  %3 = torch.constant true -> !torch.bool<true>
  %4:2 = torch.aten.topk(%arg0, %0, %1, %2, %3) : (!torch.tensor<[n,5],i64>, !torch.int<1>, !torch.int<-1>, !torch.bool<false>, !torch.bool<true>) -> (!torch.tensor<[n,1],i64>, !torch.tensor<[n,1],i64>)
  return %4#0 : !torch.tensor<[n,1],i64>
}

// CHECK-LABEL: @all_dim(
// CHECK: onnx.Not{{.*}} -> tensor<?x3xi1, #onnx.dims<"n", "">>
// CHECK: onnx.CastV19{{.*}} -> tensor<?x3xi64, #onnx.dims<"n", "">>
// CHECK: onnx.ReduceSum{{.*}} -> tensor<*xi64>
// CHECK: onnx.Greater{{.*}} -> tensor<*xi1>
// CHECK: onnx.Not{{.*}} -> tensor<?xi1, #onnx.dims<"n">>
func.func @all_dim(%arg0: !torch.tensor<[n,3],i1>) -> (!torch.tensor<[n],i1>) {
  %0 = torch.constant 1 : i64 -> !torch.int<1>
  %1 = torch.constant false -> !torch.bool<false>
  %2 = torch.aten.all.dim(%arg0, %0, %1) : (!torch.tensor<[n,3],i1>, !torch.int<1>, !torch.bool<false>) -> !torch.tensor<[n],i1>
  return %2 : !torch.tensor<[n],i1>
}

// CHECK-LABEL: @all_dims(
// CHECK: onnx.Not{{.*}} -> tensor<?x3xi1, #onnx.dims<"n", "">>
// CHECK: onnx.CastV19{{.*}} -> tensor<?x3xi64, #onnx.dims<"n", "">>
// CHECK: onnx.ReduceSum{{.*}} -> tensor<*xi64>
// CHECK: onnx.Greater{{.*}} -> tensor<*xi1>
// CHECK: onnx.Not{{.*}} -> tensor<i1>
func.func @all_dims(%arg0: !torch.tensor<[n,3],i1>) -> (!torch.tensor<[],i1>) {
  %0 = torch.constant 0 : i64 -> !torch.int<0>
  %1 = torch.constant 1 : i64 -> !torch.int<1>
  %2 = torch.prim.ListConstruct(%0, %1) : (!torch.int<0>, !torch.int<1>) -> !torch.list<[!torch.int<0>, !torch.int<1>]>
  %3 = torch.constant false -> !torch.bool<false>
  %4 = torch.aten.all.dims(%arg0, %2, %3) : (!torch.tensor<[n,3],i1>, !torch.list<[!torch.int<0>, !torch.int<1>]>, !torch.bool<false>) -> !torch.tensor<[],i1>
  return %4 : !torch.tensor<[],i1>
}

// CHECK-LABEL: @any_dim(
// CHECK: onnx.CastV19{{.*}} -> tensor<?x3xi64, #onnx.dims<"n", "">>
// CHECK: onnx.ReduceSum{{.*}} -> tensor<*xi64>
// CHECK: onnx.Greater{{.*}} -> tensor<?xi1, #onnx.dims<"n">>
func.func @any_dim(%arg0: !torch.tensor<[n,3],i1>) -> (!torch.tensor<[n],i1>) {
  %0 = torch.constant 1 : i64 -> !torch.int<1>
  %1 = torch.constant false -> !torch.bool<false>
  %2 = torch.aten.any.dim(%arg0, %0, %1) : (!torch.tensor<[n,3],i1>, !torch.int<1>, !torch.bool<false>) -> !torch.tensor<[n],i1>
  return %2 : !torch.tensor<[n],i1>
}

// CHECK-LABEL: @any_dims(
// CHECK: onnx.CastV19{{.*}} -> tensor<?x3xi64, #onnx.dims<"n", "">>
// CHECK: onnx.ReduceSum{{.*}} -> tensor<*xi64>
// CHECK: onnx.Greater{{.*}} -> tensor<i1>
func.func @any_dims(%arg0: !torch.tensor<[n,3],i1>) -> (!torch.tensor<[],i1>) {
  %0 = torch.constant 0 : i64 -> !torch.int<0>
  %1 = torch.constant 1 : i64 -> !torch.int<1>
  %2 = torch.prim.ListConstruct(%0, %1) : (!torch.int<0>, !torch.int<1>) -> !torch.list<[!torch.int<0>, !torch.int<1>]>
  %3 = torch.constant false -> !torch.bool<false>
  %4 = torch.aten.any.dims(%arg0, %2, %3) : (!torch.tensor<[n,3],i1>, !torch.list<[!torch.int<0>, !torch.int<1>]>, !torch.bool<false>) -> !torch.tensor<[],i1>
  return %4 : !torch.tensor<[],i1>
}

// CHECK-LABEL: @count_nonzero_dim_IntList(
// CHECK: onnx.CastV19{{.*}} -> tensor<?x3xi1, #onnx.dims<"n", "">>
// CHECK: onnx.CastV19{{.*}} -> tensor<?x3xi64, #onnx.dims<"n", "">>
// CHECK: onnx.ReduceSum{{.*}} -> tensor<?xi64, #onnx.dims<"n">>
func.func @count_nonzero_dim_IntList(%arg0: !torch.tensor<[n,3],f32>) -> (!torch.tensor<[n],i64>) {
  %0 = torch.constant 1 : i64 -> !torch.int<1>
  %1 = torch.prim.ListConstruct(%0) : (!torch.int<1>) -> !torch.list<[!torch.int<1>]>
  %2 = torch.aten.count_nonzero.dim_IntList(%arg0, %1) : (!torch.tensor<[n,3],f32>, !torch.list<[!torch.int<1>]>) -> !torch.tensor<[n],i64>
  return %2 : !torch.tensor<[n],i64>
}

// CHECK-LABEL: @prod_dim_int(
// CHECK: onnx.ReduceProd{{.*}} -> tensor<?xf32, #onnx.dims<"n">>
func.func @prod_dim_int(%arg0: !torch.tensor<[n,3],f32>) -> (!torch.tensor<[n],f32>) {
  %0 = torch.constant 1 : i64 -> !torch.int<1>
  %1 = torch.constant false -> !torch.bool<false>
  %2 = torch.constant unit -> !torch.none
  %3 = torch.aten.prod.dim_int(%arg0, %0, %1, %2) : (!torch.tensor<[n,3],f32>, !torch.int<1>, !torch.bool<false>, !torch.none) -> !torch.tensor<[n],f32>
  return %3 : !torch.tensor<[n],f32>
}

// CHECK-LABEL: @sort_stable(
// CHECK: onnx.Mul{{.*}} -> tensor<?x3xf32, #onnx.dims<"n", "">>
// CHECK: onnx.IsNaN{{.*}} -> tensor<?x3xi1, #onnx.dims<"n", "">>
// CHECK: onnx.Min{{.*}} -> tensor<?x3xf32, #onnx.dims<"n", "">>
// CHECK: onnx.Where{{.*}} -> tensor<?x3xf32, #onnx.dims<"n", "">>
// CHECK: onnx.TopKV11{{.*}} -> (tensor<*xf32>, tensor<?x3xi64, #onnx.dims<"n", "">>)
// CHECK: onnx.GatherElements{{.*}} -> tensor<?x3xf32, #onnx.dims<"n", "">>
func.func @sort_stable(%arg0: !torch.tensor<[n,3],f32>) -> (!torch.tensor<[n,3],f32>, !torch.tensor<[n,3],i64>) {
  %0 = torch.constant true -> !torch.bool<true>
  %1 = torch.constant 1 : i64 -> !torch.int<1>
  %2 = torch.constant false -> !torch.bool<false>
  %3:2 = torch.aten.sort.stable(%arg0, %0, %1, %2) : (!torch.tensor<[n,3],f32>, !torch.bool<true>, !torch.int<1>, !torch.bool<false>) -> (!torch.tensor<[n,3],f32>, !torch.tensor<[n,3],i64>)
  return %3#0, %3#1 : !torch.tensor<[n,3],f32>, !torch.tensor<[n,3],i64>
}

// CHECK-LABEL: @unique_dim(
// CHECK: onnx.UniqueV11{{.*}} -> (tensor<?x3xf32, #onnx.dims<"u0", "">>, tensor<*xi64>, tensor<*xi64>, tensor<*xi64>)
func.func @unique_dim(%arg0: !torch.tensor<[n,3],f32>) -> (!torch.tensor<[u0,3],f32>, !torch.tensor<[0],i64>, !torch.tensor<[0],i64>) {
  %0 = torch.constant 0 : i64 -> !torch.int<0>
  %1 = torch.constant true -> !torch.bool<true>
  %2 = torch.constant false -> !torch.bool<false>
  %3:3 = torch.aten.unique_dim(%arg0, %0, %1, %2, %2) : (!torch.tensor<[n,3],f32>, !torch.int<0>, !torch.bool<true>, !torch.bool<false>, !torch.bool<false>) -> (!torch.tensor<[u0,3],f32>, !torch.tensor<[0],i64>, !torch.tensor<[0],i64>)
  return %3#0, %3#1, %3#2 : !torch.tensor<[u0,3],f32>, !torch.tensor<[0],i64>, !torch.tensor<[0],i64>
}
