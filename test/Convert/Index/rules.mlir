// NOTE: The checks are written by tools/dev/update_checks.py.

// RUN: torch-onnx-opt %s --pass-pipeline='builtin.module(convert-torch-to-onnx{opset=20})' | FileCheck %s

// CHECK-LABEL: @embedding(
// CHECK: onnx.Gather{{.*}} -> tensor<?x4x3xf32, #onnx.dims<"n", "", "">>
func.func @embedding(%arg0: !torch.tensor<[7,3],f32>, %arg1: !torch.tensor<[n,4],i64>) -> (!torch.tensor<[n,4,3],f32>) {
  %0 = torch.constant -1 : i64 -> !torch.int<-1>
  %1 = torch.constant false -> !torch.bool<false>
  %2 = torch.aten.embedding(%arg0, %arg1, %0, %1, %1) : (!torch.tensor<[7,3],f32>, !torch.tensor<[n,4],i64>, !torch.int<-1>, !torch.bool<false>, !torch.bool<false>) -> !torch.tensor<[n,4,3],f32>
  return %2 : !torch.tensor<[n,4,3],f32>
}

// CHECK-LABEL: @gather(
// CHECK: onnx.GatherElements{{.*}} -> tensor<?x2x3xf32, #onnx.dims<"n", "", "">>
func.func @gather(%arg0: !torch.tensor<[n,5,3],f32>, %arg1: !torch.tensor<[n,2,3],i64>) -> (!torch.tensor<[n,2,3],f32>) {
  %0 = torch.constant 1 : i64 -> !torch.int<1>
  %1 = torch.constant false -> !torch.bool<false>
  %2 = torch.aten.gather(%arg0, %0, %arg1, %1) : (!torch.tensor<[n,5,3],f32>, !torch.int<1>, !torch.tensor<[n,2,3],i64>, !torch.bool<false>) -> !torch.tensor<[n,2,3],f32>
  return %2 : !torch.tensor<[n,2,3],f32>
}

// CHECK-LABEL: @gather_of_ints(
// CHECK: onnx.GatherElements{{.*}} -> tensor<?x2x3xi64, #onnx.dims<"n", "", "">>
func.func @gather_of_ints(%arg0: !torch.tensor<[n,5,3],i64>, %arg1: !torch.tensor<[n,2,3],i64>) -> (!torch.tensor<[n,2,3],i64>) {
  %0 = torch.constant 1 : i64 -> !torch.int<1>
  %1 = torch.constant false -> !torch.bool<false>
  %2 = torch.aten.gather(%arg0, %0, %arg1, %1) : (!torch.tensor<[n,5,3],i64>, !torch.int<1>, !torch.tensor<[n,2,3],i64>, !torch.bool<false>) -> !torch.tensor<[n,2,3],i64>
  return %2 : !torch.tensor<[n,2,3],i64>
}

// CHECK-LABEL: @index_Tensor(
// CHECK: onnx.Gather{{.*}} -> tensor<?x4x3xf32, #onnx.dims<"n", "", "">>
func.func @index_Tensor(%arg0: !torch.tensor<[n,5,3],f32>, %arg1: !torch.tensor<[4],i64>) -> (!torch.tensor<[n,4,3],f32>) {
  %0 = torch.constant unit -> !torch.none
  %1 = torch.prim.ListConstruct(%0, %arg1) : (!torch.none, !torch.tensor<[4],i64>) -> !torch.list<[!torch.none, !torch.tensor<[4],i64>]>
  %2 = torch.aten.index.Tensor(%arg0, %1) : (!torch.tensor<[n,5,3],f32>, !torch.list<[!torch.none, !torch.tensor<[4],i64>]>) -> !torch.tensor<[n,4,3],f32>
  return %2 : !torch.tensor<[n,4,3],f32>
}

// CHECK-LABEL: @index_Tensor_of_ints(
// CHECK: onnx.Gather{{.*}} -> tensor<?x4x3xi64, #onnx.dims<"n", "", "">>
func.func @index_Tensor_of_ints(%arg0: !torch.tensor<[n,5,3],i64>, %arg1: !torch.tensor<[4],i64>) -> (!torch.tensor<[n,4,3],i64>) {
  %0 = torch.constant unit -> !torch.none
  %1 = torch.prim.ListConstruct(%0, %arg1) : (!torch.none, !torch.tensor<[4],i64>) -> !torch.list<[!torch.none, !torch.tensor<[4],i64>]>
  %2 = torch.aten.index.Tensor(%arg0, %1) : (!torch.tensor<[n,5,3],i64>, !torch.list<[!torch.none, !torch.tensor<[4],i64>]>) -> !torch.tensor<[n,4,3],i64>
  return %2 : !torch.tensor<[n,4,3],i64>
}

// CHECK-LABEL: @index_select(
// CHECK: onnx.Gather{{.*}} -> tensor<?x4x3xf32, #onnx.dims<"n", "", "">>
func.func @index_select(%arg0: !torch.tensor<[n,5,3],f32>, %arg1: !torch.tensor<[4],i64>) -> (!torch.tensor<[n,4,3],f32>) {
  %0 = torch.constant 1 : i64 -> !torch.int<1>
  %1 = torch.aten.index_select(%arg0, %0, %arg1) : (!torch.tensor<[n,5,3],f32>, !torch.int<1>, !torch.tensor<[4],i64>) -> !torch.tensor<[n,4,3],f32>
  return %1 : !torch.tensor<[n,4,3],f32>
}

// CHECK-LABEL: @index_select_of_ints(
// CHECK: onnx.Gather{{.*}} -> tensor<?x4x3xi64, #onnx.dims<"n", "", "">>
func.func @index_select_of_ints(%arg0: !torch.tensor<[n,5,3],i64>, %arg1: !torch.tensor<[4],i64>) -> (!torch.tensor<[n,4,3],i64>) {
  %0 = torch.constant 1 : i64 -> !torch.int<1>
  %1 = torch.aten.index_select(%arg0, %0, %arg1) : (!torch.tensor<[n,5,3],i64>, !torch.int<1>, !torch.tensor<[4],i64>) -> !torch.tensor<[n,4,3],i64>
  return %1 : !torch.tensor<[n,4,3],i64>
}

// CHECK-LABEL: @masked_fill_Scalar(
// CHECK: onnx.Where{{.*}} -> tensor<?x3xf32, #onnx.dims<"n", "">>
func.func @masked_fill_Scalar(%arg0: !torch.tensor<[n,3],f32>, %arg1: !torch.tensor<[n,3],i1>) -> (!torch.tensor<[n,3],f32>) {
  %0 = torch.constant 2 : i64 -> !torch.int<2>
  %1 = torch.aten.masked_fill.Scalar(%arg0, %arg1, %0) : (!torch.tensor<[n,3],f32>, !torch.tensor<[n,3],i1>, !torch.int<2>) -> !torch.tensor<[n,3],f32>
  return %1 : !torch.tensor<[n,3],f32>
}

// CHECK-LABEL: @masked_fill_Scalar_of_ints(
// CHECK: onnx.Where{{.*}} -> tensor<?x3xi64, #onnx.dims<"n", "">>
func.func @masked_fill_Scalar_of_ints(%arg0: !torch.tensor<[n,3],i64>, %arg1: !torch.tensor<[n,3],i1>) -> (!torch.tensor<[n,3],i64>) {
  %0 = torch.constant 2 : i64 -> !torch.int<2>
  %1 = torch.aten.masked_fill.Scalar(%arg0, %arg1, %0) : (!torch.tensor<[n,3],i64>, !torch.tensor<[n,3],i1>, !torch.int<2>) -> !torch.tensor<[n,3],i64>
  return %1 : !torch.tensor<[n,3],i64>
}

// CHECK-LABEL: @masked_fill_Tensor(
// CHECK: onnx.Where{{.*}} -> tensor<?x3xf32, #onnx.dims<"n", "">>
func.func @masked_fill_Tensor(%arg0: !torch.tensor<[n,3],f32>, %arg1: !torch.tensor<[n,3],i1>, %arg2: !torch.tensor<[],f32>) -> (!torch.tensor<[n,3],f32>) {
  %0 = torch.aten.masked_fill.Tensor(%arg0, %arg1, %arg2) : (!torch.tensor<[n,3],f32>, !torch.tensor<[n,3],i1>, !torch.tensor<[],f32>) -> !torch.tensor<[n,3],f32>
  return %0 : !torch.tensor<[n,3],f32>
}

// CHECK-LABEL: @masked_fill_Tensor_of_ints(
// CHECK: onnx.Where{{.*}} -> tensor<?x3xi64, #onnx.dims<"n", "">>
func.func @masked_fill_Tensor_of_ints(%arg0: !torch.tensor<[n,3],i64>, %arg1: !torch.tensor<[n,3],i1>, %arg2: !torch.tensor<[],i64>) -> (!torch.tensor<[n,3],i64>) {
  %0 = torch.aten.masked_fill.Tensor(%arg0, %arg1, %arg2) : (!torch.tensor<[n,3],i64>, !torch.tensor<[n,3],i1>, !torch.tensor<[],i64>) -> !torch.tensor<[n,3],i64>
  return %0 : !torch.tensor<[n,3],i64>
}

// CHECK-LABEL: @one_hot_of_ints(
// CHECK: onnx.OneHotV11{{.*}} -> tensor<?x3x5xi64, #onnx.dims<"n", "", "">>
func.func @one_hot_of_ints(%arg0: !torch.tensor<[n,3],i64>) -> (!torch.tensor<[n,3,5],i64>) {
  %0 = torch.constant 5 : i64 -> !torch.int<5>
  %1 = torch.aten.one_hot(%arg0, %0) : (!torch.tensor<[n,3],i64>, !torch.int<5>) -> !torch.tensor<[n,3,5],i64>
  return %1 : !torch.tensor<[n,3,5],i64>
}

// CHECK-LABEL: @scatter_add(
// CHECK: onnx.ScatterElements{{.*}} -> tensor<?x5xf32, #onnx.dims<"n", "">>
func.func @scatter_add(%arg0: !torch.tensor<[n,5],f32>, %arg1: !torch.tensor<[n,7],i64>, %arg2: !torch.tensor<[n,7],f32>) -> (!torch.tensor<[n,5],f32>) {
  %0 = torch.constant 1 : i64 -> !torch.int<1>
  %1 = torch.aten.scatter_add(%arg0, %0, %arg1, %arg2) : (!torch.tensor<[n,5],f32>, !torch.int<1>, !torch.tensor<[n,7],i64>, !torch.tensor<[n,7],f32>) -> !torch.tensor<[n,5],f32>
  return %1 : !torch.tensor<[n,5],f32>
}

// CHECK-LABEL: @scatter_add_of_ints(
// CHECK: onnx.ScatterElements{{.*}} -> tensor<?x5xi64, #onnx.dims<"n", "">>
func.func @scatter_add_of_ints(%arg0: !torch.tensor<[n,5],i64>, %arg1: !torch.tensor<[n,7],i64>, %arg2: !torch.tensor<[n,7],i64>) -> (!torch.tensor<[n,5],i64>) {
  %0 = torch.constant 1 : i64 -> !torch.int<1>
  %1 = torch.aten.scatter_add(%arg0, %0, %arg1, %arg2) : (!torch.tensor<[n,5],i64>, !torch.int<1>, !torch.tensor<[n,7],i64>, !torch.tensor<[n,7],i64>) -> !torch.tensor<[n,5],i64>
  return %1 : !torch.tensor<[n,5],i64>
}

// CHECK-LABEL: @scatter_reduce_two(
// CHECK: onnx.ScatterElements{{.*}} -> tensor<?x5xf32, #onnx.dims<"n", "">>
func.func @scatter_reduce_two(%arg0: !torch.tensor<[n,5],f32>, %arg1: !torch.tensor<[n,7],i64>, %arg2: !torch.tensor<[n,7],f32>) -> (!torch.tensor<[n,5],f32>) {
  %0 = torch.constant 1 : i64 -> !torch.int<1>
  %1 = torch.constant "sum" -> !torch.str
  %2 = torch.constant true -> !torch.bool<true>
  %3 = torch.aten.scatter_reduce.two(%arg0, %0, %arg1, %arg2, %1, %2) : (!torch.tensor<[n,5],f32>, !torch.int<1>, !torch.tensor<[n,7],i64>, !torch.tensor<[n,7],f32>, !torch.str, !torch.bool<true>) -> !torch.tensor<[n,5],f32>
  return %3 : !torch.tensor<[n,5],f32>
}

// CHECK-LABEL: @scatter_reduce_two_of_ints(
// CHECK: onnx.ScatterElements{{.*}} -> tensor<?x5xi64, #onnx.dims<"n", "">>
func.func @scatter_reduce_two_of_ints(%arg0: !torch.tensor<[n,5],i64>, %arg1: !torch.tensor<[n,7],i64>, %arg2: !torch.tensor<[n,7],i64>) -> (!torch.tensor<[n,5],i64>) {
  %0 = torch.constant 1 : i64 -> !torch.int<1>
  %1 = torch.constant "sum" -> !torch.str
  %2 = torch.constant true -> !torch.bool<true>
  %3 = torch.aten.scatter_reduce.two(%arg0, %0, %arg1, %arg2, %1, %2) : (!torch.tensor<[n,5],i64>, !torch.int<1>, !torch.tensor<[n,7],i64>, !torch.tensor<[n,7],i64>, !torch.str, !torch.bool<true>) -> !torch.tensor<[n,5],i64>
  return %3 : !torch.tensor<[n,5],i64>
}

// CHECK-LABEL: @take(
// CHECK: onnx.ReshapeV19{{.*}} -> tensor<*xf32>
// CHECK: onnx.Gather{{.*}} -> tensor<4xf32>
func.func @take(%arg0: !torch.tensor<[n,5,3],f32>, %arg1: !torch.tensor<[4],i64>) -> (!torch.tensor<[4],f32>) {
  %0 = torch.aten.take(%arg0, %arg1) : (!torch.tensor<[n,5,3],f32>, !torch.tensor<[4],i64>) -> !torch.tensor<[4],f32>
  return %0 : !torch.tensor<[4],f32>
}

// CHECK-LABEL: @take_of_ints(
// CHECK: onnx.ReshapeV19{{.*}} -> tensor<*xi64>
// CHECK: onnx.Gather{{.*}} -> tensor<4xi64>
func.func @take_of_ints(%arg0: !torch.tensor<[n,5,3],i64>, %arg1: !torch.tensor<[4],i64>) -> (!torch.tensor<[4],i64>) {
  %0 = torch.aten.take(%arg0, %arg1) : (!torch.tensor<[n,5,3],i64>, !torch.tensor<[4],i64>) -> !torch.tensor<[4],i64>
  return %0 : !torch.tensor<[4],i64>
}

// CHECK-LABEL: @tril(
// CHECK: onnx.Trilu{{.*}} -> tensor<?x4x6xf32, #onnx.dims<"n", "", "">>
func.func @tril(%arg0: !torch.tensor<[n,4,6],f32>) -> (!torch.tensor<[n,4,6],f32>) {
  %0 = torch.constant 0 : i64 -> !torch.int<0>
  %1 = torch.aten.tril(%arg0, %0) : (!torch.tensor<[n,4,6],f32>, !torch.int<0>) -> !torch.tensor<[n,4,6],f32>
  return %1 : !torch.tensor<[n,4,6],f32>
}

// CHECK-LABEL: @tril_of_ints(
// CHECK: onnx.Trilu{{.*}} -> tensor<?x4x6xi64, #onnx.dims<"n", "", "">>
func.func @tril_of_ints(%arg0: !torch.tensor<[n,4,6],i64>) -> (!torch.tensor<[n,4,6],i64>) {
  %0 = torch.constant 0 : i64 -> !torch.int<0>
  %1 = torch.aten.tril(%arg0, %0) : (!torch.tensor<[n,4,6],i64>, !torch.int<0>) -> !torch.tensor<[n,4,6],i64>
  return %1 : !torch.tensor<[n,4,6],i64>
}

// CHECK-LABEL: @triu(
// CHECK: onnx.Trilu{{.*}} -> tensor<?x4x6xf32, #onnx.dims<"n", "", "">>
func.func @triu(%arg0: !torch.tensor<[n,4,6],f32>) -> (!torch.tensor<[n,4,6],f32>) {
  %0 = torch.constant 0 : i64 -> !torch.int<0>
  %1 = torch.aten.triu(%arg0, %0) : (!torch.tensor<[n,4,6],f32>, !torch.int<0>) -> !torch.tensor<[n,4,6],f32>
  return %1 : !torch.tensor<[n,4,6],f32>
}

// CHECK-LABEL: @triu_of_ints(
// CHECK: onnx.Trilu{{.*}} -> tensor<?x4x6xi64, #onnx.dims<"n", "", "">>
func.func @triu_of_ints(%arg0: !torch.tensor<[n,4,6],i64>) -> (!torch.tensor<[n,4,6],i64>) {
  %0 = torch.constant 0 : i64 -> !torch.int<0>
  %1 = torch.aten.triu(%arg0, %0) : (!torch.tensor<[n,4,6],i64>, !torch.int<0>) -> !torch.tensor<[n,4,6],i64>
  return %1 : !torch.tensor<[n,4,6],i64>
}

// CHECK-LABEL: @_unsafe_index_Tensor_hacked_twin(
// CHECK: onnx.Gather{{.*}} -> tensor<4x?xf32, #onnx.dims<"", "n">>
func.func @_unsafe_index_Tensor_hacked_twin(%arg0: !torch.tensor<[3,n],f32>, %arg1: !torch.tensor<[4],i64>) -> (!torch.tensor<[4,n],f32>) {
  %0 = torch.prim.ListConstruct(%arg1) : (!torch.tensor<[4],i64>) -> !torch.list<[!torch.tensor<[4],i64>]>
  %1 = torch.aten._unsafe_index.Tensor_hacked_twin(%arg0, %0) : (!torch.tensor<[3,n],f32>, !torch.list<[!torch.tensor<[4],i64>]>) -> !torch.tensor<[4,n],f32>
  return %1 : !torch.tensor<[4,n],f32>
}

// CHECK-LABEL: @_unsafe_index_put_hacked_twin(
// CHECK: onnx.UnsqueezeV13{{.*}} -> tensor<*xi64>
// CHECK: onnx.ScatterND{{.*}} -> tensor<3x?xf32, #onnx.dims<"", "n">>
func.func @_unsafe_index_put_hacked_twin(%arg0: !torch.tensor<[3,n],f32>, %arg1: !torch.tensor<[4],i64>, %arg2: !torch.tensor<[4,n],f32>) -> (!torch.tensor<[3,n],f32>) {
  %0 = torch.prim.ListConstruct(%arg1) : (!torch.tensor<[4],i64>) -> !torch.list<[!torch.tensor<[4],i64>]>
  %1 = torch.constant false -> !torch.bool<false>
  %2 = torch.aten._unsafe_index_put.hacked_twin(%arg0, %0, %arg2, %1) : (!torch.tensor<[3,n],f32>, !torch.list<[!torch.tensor<[4],i64>]>, !torch.tensor<[4,n],f32>, !torch.bool<false>) -> !torch.tensor<[3,n],f32>
  return %2 : !torch.tensor<[3,n],f32>
}

// CHECK-LABEL: @index_Tensor_hacked_twin(
// CHECK: onnx.Gather{{.*}} -> tensor<4x?xf32, #onnx.dims<"", "n">>
func.func @index_Tensor_hacked_twin(%arg0: !torch.tensor<[3,n],f32>, %arg1: !torch.tensor<[4],i64>) -> (!torch.tensor<[4,n],f32>) {
  %0 = torch.prim.ListConstruct(%arg1) : (!torch.tensor<[4],i64>) -> !torch.list<[!torch.tensor<[4],i64>]>
  %1 = torch.aten.index.Tensor_hacked_twin(%arg0, %0) : (!torch.tensor<[3,n],f32>, !torch.list<[!torch.tensor<[4],i64>]>) -> !torch.tensor<[4,n],f32>
  return %1 : !torch.tensor<[4,n],f32>
}

// CHECK-LABEL: @index_put_hacked_twin(
// CHECK: onnx.UnsqueezeV13{{.*}} -> tensor<*xi64>
// CHECK: onnx.ScatterND{{.*}} -> tensor<3x?xf32, #onnx.dims<"", "n">>
func.func @index_put_hacked_twin(%arg0: !torch.tensor<[3,n],f32>, %arg1: !torch.tensor<[4],i64>, %arg2: !torch.tensor<[4,n],f32>) -> (!torch.tensor<[3,n],f32>) {
  %0 = torch.prim.ListConstruct(%arg1) : (!torch.tensor<[4],i64>) -> !torch.list<[!torch.tensor<[4],i64>]>
  %1 = torch.constant false -> !torch.bool<false>
  %2 = torch.aten.index_put.hacked_twin(%arg0, %0, %arg2, %1) : (!torch.tensor<[3,n],f32>, !torch.list<[!torch.tensor<[4],i64>]>, !torch.tensor<[4,n],f32>, !torch.bool<false>) -> !torch.tensor<[3,n],f32>
  return %2 : !torch.tensor<[3,n],f32>
}

// CHECK-LABEL: @nonzero(
// CHECK: onnx.NonZero{{.*}} -> tensor<*xi64>
// CHECK: onnx.TransposeV13{{.*}} -> tensor<?x2xi64, #onnx.dims<"u0", "">>
func.func @nonzero(%arg0: !torch.tensor<[n,3],f32>) -> (!torch.tensor<[u0,2],i64>) {
  %0 = torch.aten.nonzero(%arg0) : (!torch.tensor<[n,3],f32>) -> !torch.tensor<[u0,2],i64>
  return %0 : !torch.tensor<[u0,2],i64>
}

// CHECK-LABEL: @scatter_src(
// CHECK: onnx.ScatterElements{{.*}} -> tensor<?x3xf32, #onnx.dims<"n", "">>
func.func @scatter_src(%arg0: !torch.tensor<[n,3],f32>, %arg1: !torch.tensor<[n,2],i64>, %arg2: !torch.tensor<[n,2],f32>) -> (!torch.tensor<[n,3],f32>) {
  %0 = torch.constant 1 : i64 -> !torch.int<1>
  %1 = torch.aten.scatter.src(%arg0, %0, %arg1, %arg2) : (!torch.tensor<[n,3],f32>, !torch.int<1>, !torch.tensor<[n,2],i64>, !torch.tensor<[n,2],f32>) -> !torch.tensor<[n,3],f32>
  return %1 : !torch.tensor<[n,3],f32>
}
