// NOTE: The checks are written by tools/dev/update_checks.py.

// RUN: torch-onnx-opt %s --pass-pipeline='builtin.module(convert-torch-to-onnx{opset=20})' | FileCheck %s

// CHECK-LABEL: @embedding(
// CHECK: %[[V0:.*]] = onnx.Gather(%arg0, %arg1) : {{.*}} -> tensor<?x4x3xf32, #onnx.dims<"n", "", "">>
// CHECK: return %[[V0]]
func.func @embedding(%arg0: !torch.tensor<[7,3],f32>, %arg1: !torch.tensor<[n,4],i64>) -> (!torch.tensor<[n,4,3],f32>) {
  %0 = torch.constant -1 : i64 -> !torch.int<-1>
  %1 = torch.constant false -> !torch.bool<false>
  %2 = torch.aten.embedding(%arg0, %arg1, %0, %1, %1) : (!torch.tensor<[7,3],f32>, !torch.tensor<[n,4],i64>, !torch.int<-1>, !torch.bool<false>, !torch.bool<false>) -> !torch.tensor<[n,4,3],f32>
  return %2 : !torch.tensor<[n,4,3],f32>
}

// CHECK-LABEL: @gather(
// CHECK: %[[V0:.*]] = onnx.GatherElements(%arg0, %arg1) {axis = 1 : i64} : {{.*}} -> tensor<?x2x3xf32, #onnx.dims<"n", "", "">>
// CHECK: return %[[V0]]
func.func @gather(%arg0: !torch.tensor<[n,5,3],f32>, %arg1: !torch.tensor<[n,2,3],i64>) -> (!torch.tensor<[n,2,3],f32>) {
  %0 = torch.constant 1 : i64 -> !torch.int<1>
  %1 = torch.constant false -> !torch.bool<false>
  %2 = torch.aten.gather(%arg0, %0, %arg1, %1) : (!torch.tensor<[n,5,3],f32>, !torch.int<1>, !torch.tensor<[n,2,3],i64>, !torch.bool<false>) -> !torch.tensor<[n,2,3],f32>
  return %2 : !torch.tensor<[n,2,3],f32>
}

// CHECK-LABEL: @gather_of_ints(
// CHECK: %[[V0:.*]] = onnx.GatherElements(%arg0, %arg1) {axis = 1 : i64} : {{.*}} -> tensor<?x2x3xi64, #onnx.dims<"n", "", "">>
// CHECK: return %[[V0]]
func.func @gather_of_ints(%arg0: !torch.tensor<[n,5,3],i64>, %arg1: !torch.tensor<[n,2,3],i64>) -> (!torch.tensor<[n,2,3],i64>) {
  %0 = torch.constant 1 : i64 -> !torch.int<1>
  %1 = torch.constant false -> !torch.bool<false>
  %2 = torch.aten.gather(%arg0, %0, %arg1, %1) : (!torch.tensor<[n,5,3],i64>, !torch.int<1>, !torch.tensor<[n,2,3],i64>, !torch.bool<false>) -> !torch.tensor<[n,2,3],i64>
  return %2 : !torch.tensor<[n,2,3],i64>
}

// CHECK-LABEL: @index_Tensor(
// CHECK: %[[V0:.*]] = onnx.Gather(%arg0, %arg1) {axis = 1 : i64} : {{.*}} -> tensor<?x4x3xf32, #onnx.dims<"n", "", "">>
// CHECK: return %[[V0]]
func.func @index_Tensor(%arg0: !torch.tensor<[n,5,3],f32>, %arg1: !torch.tensor<[4],i64>) -> (!torch.tensor<[n,4,3],f32>) {
  %0 = torch.constant unit -> !torch.none
  %1 = torch.prim.ListConstruct(%0, %arg1) : (!torch.none, !torch.tensor<[4],i64>) -> !torch.list<[!torch.none, !torch.tensor<[4],i64>]>
  %2 = torch.aten.index.Tensor(%arg0, %1) : (!torch.tensor<[n,5,3],f32>, !torch.list<[!torch.none, !torch.tensor<[4],i64>]>) -> !torch.tensor<[n,4,3],f32>
  return %2 : !torch.tensor<[n,4,3],f32>
}

// CHECK-LABEL: @index_Tensor_of_ints(
// CHECK: %[[V0:.*]] = onnx.Gather(%arg0, %arg1) {axis = 1 : i64} : {{.*}} -> tensor<?x4x3xi64, #onnx.dims<"n", "", "">>
// CHECK: return %[[V0]]
func.func @index_Tensor_of_ints(%arg0: !torch.tensor<[n,5,3],i64>, %arg1: !torch.tensor<[4],i64>) -> (!torch.tensor<[n,4,3],i64>) {
  %0 = torch.constant unit -> !torch.none
  %1 = torch.prim.ListConstruct(%0, %arg1) : (!torch.none, !torch.tensor<[4],i64>) -> !torch.list<[!torch.none, !torch.tensor<[4],i64>]>
  %2 = torch.aten.index.Tensor(%arg0, %1) : (!torch.tensor<[n,5,3],i64>, !torch.list<[!torch.none, !torch.tensor<[4],i64>]>) -> !torch.tensor<[n,4,3],i64>
  return %2 : !torch.tensor<[n,4,3],i64>
}

// CHECK-LABEL: @index_select(
// CHECK: %[[V0:.*]] = onnx.Gather(%arg0, %arg1) {axis = 1 : i64} : {{.*}} -> tensor<?x4x3xf32, #onnx.dims<"n", "", "">>
// CHECK: return %[[V0]]
func.func @index_select(%arg0: !torch.tensor<[n,5,3],f32>, %arg1: !torch.tensor<[4],i64>) -> (!torch.tensor<[n,4,3],f32>) {
  %0 = torch.constant 1 : i64 -> !torch.int<1>
  %1 = torch.aten.index_select(%arg0, %0, %arg1) : (!torch.tensor<[n,5,3],f32>, !torch.int<1>, !torch.tensor<[4],i64>) -> !torch.tensor<[n,4,3],f32>
  return %1 : !torch.tensor<[n,4,3],f32>
}

// CHECK-LABEL: @index_select_of_ints(
// CHECK: %[[V0:.*]] = onnx.Gather(%arg0, %arg1) {axis = 1 : i64} : {{.*}} -> tensor<?x4x3xi64, #onnx.dims<"n", "", "">>
// CHECK: return %[[V0]]
func.func @index_select_of_ints(%arg0: !torch.tensor<[n,5,3],i64>, %arg1: !torch.tensor<[4],i64>) -> (!torch.tensor<[n,4,3],i64>) {
  %0 = torch.constant 1 : i64 -> !torch.int<1>
  %1 = torch.aten.index_select(%arg0, %0, %arg1) : (!torch.tensor<[n,5,3],i64>, !torch.int<1>, !torch.tensor<[4],i64>) -> !torch.tensor<[n,4,3],i64>
  return %1 : !torch.tensor<[n,4,3],i64>
}

// CHECK-LABEL: @masked_fill_Scalar(
// CHECK: %[[V0:.*]] = onnx.Constant() {value = dense<2.000000e+00> : tensor<f32>} : () -> tensor<f32>
// CHECK: %[[V1:.*]] = onnx.Where(%arg1, %[[V0]], %arg0) : {{.*}} -> tensor<?x3xf32, #onnx.dims<"n", "">>
// CHECK: return %[[V1]]
func.func @masked_fill_Scalar(%arg0: !torch.tensor<[n,3],f32>, %arg1: !torch.tensor<[n,3],i1>) -> (!torch.tensor<[n,3],f32>) {
  %0 = torch.constant 2 : i64 -> !torch.int<2>
  %1 = torch.aten.masked_fill.Scalar(%arg0, %arg1, %0) : (!torch.tensor<[n,3],f32>, !torch.tensor<[n,3],i1>, !torch.int<2>) -> !torch.tensor<[n,3],f32>
  return %1 : !torch.tensor<[n,3],f32>
}

// CHECK-LABEL: @masked_fill_Scalar_of_ints(
// CHECK: %[[V0:.*]] = onnx.Constant() {value = dense<2> : tensor<i64>} : () -> tensor<i64>
// CHECK: %[[V1:.*]] = onnx.Where(%arg1, %[[V0]], %arg0) : {{.*}} -> tensor<?x3xi64, #onnx.dims<"n", "">>
// CHECK: return %[[V1]]
func.func @masked_fill_Scalar_of_ints(%arg0: !torch.tensor<[n,3],i64>, %arg1: !torch.tensor<[n,3],i1>) -> (!torch.tensor<[n,3],i64>) {
  %0 = torch.constant 2 : i64 -> !torch.int<2>
  %1 = torch.aten.masked_fill.Scalar(%arg0, %arg1, %0) : (!torch.tensor<[n,3],i64>, !torch.tensor<[n,3],i1>, !torch.int<2>) -> !torch.tensor<[n,3],i64>
  return %1 : !torch.tensor<[n,3],i64>
}

// CHECK-LABEL: @masked_fill_Tensor(
// CHECK: %[[V0:.*]] = onnx.Where(%arg1, %arg2, %arg0) : {{.*}} -> tensor<?x3xf32, #onnx.dims<"n", "">>
// CHECK: return %[[V0]]
func.func @masked_fill_Tensor(%arg0: !torch.tensor<[n,3],f32>, %arg1: !torch.tensor<[n,3],i1>, %arg2: !torch.tensor<[],f32>) -> (!torch.tensor<[n,3],f32>) {
  %0 = torch.aten.masked_fill.Tensor(%arg0, %arg1, %arg2) : (!torch.tensor<[n,3],f32>, !torch.tensor<[n,3],i1>, !torch.tensor<[],f32>) -> !torch.tensor<[n,3],f32>
  return %0 : !torch.tensor<[n,3],f32>
}

// CHECK-LABEL: @masked_fill_Tensor_of_ints(
// CHECK: %[[V0:.*]] = onnx.Where(%arg1, %arg2, %arg0) : {{.*}} -> tensor<?x3xi64, #onnx.dims<"n", "">>
// CHECK: return %[[V0]]
func.func @masked_fill_Tensor_of_ints(%arg0: !torch.tensor<[n,3],i64>, %arg1: !torch.tensor<[n,3],i1>, %arg2: !torch.tensor<[],i64>) -> (!torch.tensor<[n,3],i64>) {
  %0 = torch.aten.masked_fill.Tensor(%arg0, %arg1, %arg2) : (!torch.tensor<[n,3],i64>, !torch.tensor<[n,3],i1>, !torch.tensor<[],i64>) -> !torch.tensor<[n,3],i64>
  return %0 : !torch.tensor<[n,3],i64>
}

// CHECK-LABEL: @one_hot_of_ints(
// CHECK: %[[V0:.*]] = onnx.Constant() {value = dense<[0, 1]> : tensor<2xi64>} : () -> tensor<2xi64>
// CHECK: %[[V1:.*]] = onnx.Constant() {value = dense<5> : tensor<i64>} : () -> tensor<i64>
// CHECK: %[[V2:.*]] = onnx.OneHotV11(%arg0, %[[V1]], %[[V0]]) : {{.*}} -> tensor<?x3x5xi64, #onnx.dims<"n", "", "">>
// CHECK: return %[[V2]]
func.func @one_hot_of_ints(%arg0: !torch.tensor<[n,3],i64>) -> (!torch.tensor<[n,3,5],i64>) {
  %0 = torch.constant 5 : i64 -> !torch.int<5>
  %1 = torch.aten.one_hot(%arg0, %0) : (!torch.tensor<[n,3],i64>, !torch.int<5>) -> !torch.tensor<[n,3,5],i64>
  return %1 : !torch.tensor<[n,3,5],i64>
}

// CHECK-LABEL: @scatter_add(
// CHECK: %[[V0:.*]] = onnx.ScatterElements(%arg0, %arg1, %arg2) {axis = 1 : i64, reduction = "add"} : {{.*}} -> tensor<?x5xf32, #onnx.dims<"n", "">>
// CHECK: return %[[V0]]
func.func @scatter_add(%arg0: !torch.tensor<[n,5],f32>, %arg1: !torch.tensor<[n,7],i64>, %arg2: !torch.tensor<[n,7],f32>) -> (!torch.tensor<[n,5],f32>) {
  %0 = torch.constant 1 : i64 -> !torch.int<1>
  %1 = torch.aten.scatter_add(%arg0, %0, %arg1, %arg2) : (!torch.tensor<[n,5],f32>, !torch.int<1>, !torch.tensor<[n,7],i64>, !torch.tensor<[n,7],f32>) -> !torch.tensor<[n,5],f32>
  return %1 : !torch.tensor<[n,5],f32>
}

// CHECK-LABEL: @scatter_add_of_ints(
// CHECK: %[[V0:.*]] = onnx.ScatterElements(%arg0, %arg1, %arg2) {axis = 1 : i64, reduction = "add"} : {{.*}} -> tensor<?x5xi64, #onnx.dims<"n", "">>
// CHECK: return %[[V0]]
func.func @scatter_add_of_ints(%arg0: !torch.tensor<[n,5],i64>, %arg1: !torch.tensor<[n,7],i64>, %arg2: !torch.tensor<[n,7],i64>) -> (!torch.tensor<[n,5],i64>) {
  %0 = torch.constant 1 : i64 -> !torch.int<1>
  %1 = torch.aten.scatter_add(%arg0, %0, %arg1, %arg2) : (!torch.tensor<[n,5],i64>, !torch.int<1>, !torch.tensor<[n,7],i64>, !torch.tensor<[n,7],i64>) -> !torch.tensor<[n,5],i64>
  return %1 : !torch.tensor<[n,5],i64>
}

// CHECK-LABEL: @scatter_reduce_two(
// CHECK: %[[V0:.*]] = onnx.ScatterElements(%arg0, %arg1, %arg2) {axis = 1 : i64, reduction = "add"} : {{.*}} -> tensor<?x5xf32, #onnx.dims<"n", "">>
// CHECK: return %[[V0]]
func.func @scatter_reduce_two(%arg0: !torch.tensor<[n,5],f32>, %arg1: !torch.tensor<[n,7],i64>, %arg2: !torch.tensor<[n,7],f32>) -> (!torch.tensor<[n,5],f32>) {
  %0 = torch.constant 1 : i64 -> !torch.int<1>
  %1 = torch.constant "sum" -> !torch.str
  %2 = torch.constant true -> !torch.bool<true>
  %3 = torch.aten.scatter_reduce.two(%arg0, %0, %arg1, %arg2, %1, %2) : (!torch.tensor<[n,5],f32>, !torch.int<1>, !torch.tensor<[n,7],i64>, !torch.tensor<[n,7],f32>, !torch.str, !torch.bool<true>) -> !torch.tensor<[n,5],f32>
  return %3 : !torch.tensor<[n,5],f32>
}

// CHECK-LABEL: @scatter_reduce_two_of_ints(
// CHECK: %[[V0:.*]] = onnx.ScatterElements(%arg0, %arg1, %arg2) {axis = 1 : i64, reduction = "add"} : {{.*}} -> tensor<?x5xi64, #onnx.dims<"n", "">>
// CHECK: return %[[V0]]
func.func @scatter_reduce_two_of_ints(%arg0: !torch.tensor<[n,5],i64>, %arg1: !torch.tensor<[n,7],i64>, %arg2: !torch.tensor<[n,7],i64>) -> (!torch.tensor<[n,5],i64>) {
  %0 = torch.constant 1 : i64 -> !torch.int<1>
  %1 = torch.constant "sum" -> !torch.str
  %2 = torch.constant true -> !torch.bool<true>
  %3 = torch.aten.scatter_reduce.two(%arg0, %0, %arg1, %arg2, %1, %2) : (!torch.tensor<[n,5],i64>, !torch.int<1>, !torch.tensor<[n,7],i64>, !torch.tensor<[n,7],i64>, !torch.str, !torch.bool<true>) -> !torch.tensor<[n,5],i64>
  return %3 : !torch.tensor<[n,5],i64>
}

// CHECK-LABEL: @take(
// CHECK: %[[V0:.*]] = onnx.Constant() {value = dense<-1> : tensor<1xi64>} : () -> tensor<1xi64>
// CHECK: %[[V1:.*]] = onnx.ReshapeV19(%arg0, %[[V0]]) : {{.*}} -> tensor<*xf32>
// CHECK: %[[V2:.*]] = onnx.Gather(%[[V1]], %arg1) : {{.*}} -> tensor<4xf32>
// CHECK: return %[[V2]]
func.func @take(%arg0: !torch.tensor<[n,5,3],f32>, %arg1: !torch.tensor<[4],i64>) -> (!torch.tensor<[4],f32>) {
  %0 = torch.aten.take(%arg0, %arg1) : (!torch.tensor<[n,5,3],f32>, !torch.tensor<[4],i64>) -> !torch.tensor<[4],f32>
  return %0 : !torch.tensor<[4],f32>
}

// CHECK-LABEL: @take_of_ints(
// CHECK: %[[V0:.*]] = onnx.Constant() {value = dense<-1> : tensor<1xi64>} : () -> tensor<1xi64>
// CHECK: %[[V1:.*]] = onnx.ReshapeV19(%arg0, %[[V0]]) : {{.*}} -> tensor<*xi64>
// CHECK: %[[V2:.*]] = onnx.Gather(%[[V1]], %arg1) : {{.*}} -> tensor<4xi64>
// CHECK: return %[[V2]]
func.func @take_of_ints(%arg0: !torch.tensor<[n,5,3],i64>, %arg1: !torch.tensor<[4],i64>) -> (!torch.tensor<[4],i64>) {
  %0 = torch.aten.take(%arg0, %arg1) : (!torch.tensor<[n,5,3],i64>, !torch.tensor<[4],i64>) -> !torch.tensor<[4],i64>
  return %0 : !torch.tensor<[4],i64>
}

// CHECK-LABEL: @tril(
// CHECK: %[[V0:.*]] = onnx.Trilu(%arg0) {upper = 0 : i64} : {{.*}} -> tensor<?x4x6xf32, #onnx.dims<"n", "", "">>
// CHECK: return %[[V0]]
func.func @tril(%arg0: !torch.tensor<[n,4,6],f32>) -> (!torch.tensor<[n,4,6],f32>) {
  %0 = torch.constant 0 : i64 -> !torch.int<0>
  %1 = torch.aten.tril(%arg0, %0) : (!torch.tensor<[n,4,6],f32>, !torch.int<0>) -> !torch.tensor<[n,4,6],f32>
  return %1 : !torch.tensor<[n,4,6],f32>
}

// CHECK-LABEL: @tril_of_ints(
// CHECK: %[[V0:.*]] = onnx.Trilu(%arg0) {upper = 0 : i64} : {{.*}} -> tensor<?x4x6xi64, #onnx.dims<"n", "", "">>
// CHECK: return %[[V0]]
func.func @tril_of_ints(%arg0: !torch.tensor<[n,4,6],i64>) -> (!torch.tensor<[n,4,6],i64>) {
  %0 = torch.constant 0 : i64 -> !torch.int<0>
  %1 = torch.aten.tril(%arg0, %0) : (!torch.tensor<[n,4,6],i64>, !torch.int<0>) -> !torch.tensor<[n,4,6],i64>
  return %1 : !torch.tensor<[n,4,6],i64>
}

// CHECK-LABEL: @triu(
// CHECK: %[[V0:.*]] = onnx.Trilu(%arg0) {upper = 1 : i64} : {{.*}} -> tensor<?x4x6xf32, #onnx.dims<"n", "", "">>
// CHECK: return %[[V0]]
func.func @triu(%arg0: !torch.tensor<[n,4,6],f32>) -> (!torch.tensor<[n,4,6],f32>) {
  %0 = torch.constant 0 : i64 -> !torch.int<0>
  %1 = torch.aten.triu(%arg0, %0) : (!torch.tensor<[n,4,6],f32>, !torch.int<0>) -> !torch.tensor<[n,4,6],f32>
  return %1 : !torch.tensor<[n,4,6],f32>
}

// CHECK-LABEL: @triu_of_ints(
// CHECK: %[[V0:.*]] = onnx.Trilu(%arg0) {upper = 1 : i64} : {{.*}} -> tensor<?x4x6xi64, #onnx.dims<"n", "", "">>
// CHECK: return %[[V0]]
func.func @triu_of_ints(%arg0: !torch.tensor<[n,4,6],i64>) -> (!torch.tensor<[n,4,6],i64>) {
  %0 = torch.constant 0 : i64 -> !torch.int<0>
  %1 = torch.aten.triu(%arg0, %0) : (!torch.tensor<[n,4,6],i64>, !torch.int<0>) -> !torch.tensor<[n,4,6],i64>
  return %1 : !torch.tensor<[n,4,6],i64>
}

// CHECK-LABEL: @_unsafe_index_Tensor_hacked_twin(
// CHECK: %[[V0:.*]] = onnx.Gather(%arg0, %arg1) {axis = 0 : i64} : {{.*}} -> tensor<4x?xf32, #onnx.dims<"", "n">>
// CHECK: return %[[V0]]
func.func @_unsafe_index_Tensor_hacked_twin(%arg0: !torch.tensor<[3,n],f32>, %arg1: !torch.tensor<[4],i64>) -> (!torch.tensor<[4,n],f32>) {
  %0 = torch.prim.ListConstruct(%arg1) : (!torch.tensor<[4],i64>) -> !torch.list<[!torch.tensor<[4],i64>]>
  %1 = torch.aten._unsafe_index.Tensor_hacked_twin(%arg0, %0) : (!torch.tensor<[3,n],f32>, !torch.list<[!torch.tensor<[4],i64>]>) -> !torch.tensor<[4,n],f32>
  return %1 : !torch.tensor<[4,n],f32>
}

// CHECK-LABEL: @_unsafe_index_put_hacked_twin(
// CHECK: %[[V0:.*]] = onnx.Constant() {value = dense<1> : tensor<1xi64>} : () -> tensor<1xi64>
// CHECK: %[[V1:.*]] = onnx.UnsqueezeV13(%arg1, %[[V0]]) : {{.*}} -> tensor<*xi64>
// CHECK: %[[V2:.*]] = onnx.ScatterND(%arg0, %[[V1]], %arg2) : {{.*}} -> tensor<3x?xf32, #onnx.dims<"", "n">>
// CHECK: return %[[V2]]
func.func @_unsafe_index_put_hacked_twin(%arg0: !torch.tensor<[3,n],f32>, %arg1: !torch.tensor<[4],i64>, %arg2: !torch.tensor<[4,n],f32>) -> (!torch.tensor<[3,n],f32>) {
  %0 = torch.prim.ListConstruct(%arg1) : (!torch.tensor<[4],i64>) -> !torch.list<[!torch.tensor<[4],i64>]>
  %1 = torch.constant false -> !torch.bool<false>
  %2 = torch.aten._unsafe_index_put.hacked_twin(%arg0, %0, %arg2, %1) : (!torch.tensor<[3,n],f32>, !torch.list<[!torch.tensor<[4],i64>]>, !torch.tensor<[4,n],f32>, !torch.bool<false>) -> !torch.tensor<[3,n],f32>
  return %2 : !torch.tensor<[3,n],f32>
}

// CHECK-LABEL: @index_Tensor_hacked_twin(
// CHECK: %[[V0:.*]] = onnx.Gather(%arg0, %arg1) {axis = 0 : i64} : {{.*}} -> tensor<4x?xf32, #onnx.dims<"", "n">>
// CHECK: return %[[V0]]
func.func @index_Tensor_hacked_twin(%arg0: !torch.tensor<[3,n],f32>, %arg1: !torch.tensor<[4],i64>) -> (!torch.tensor<[4,n],f32>) {
  %0 = torch.prim.ListConstruct(%arg1) : (!torch.tensor<[4],i64>) -> !torch.list<[!torch.tensor<[4],i64>]>
  %1 = torch.aten.index.Tensor_hacked_twin(%arg0, %0) : (!torch.tensor<[3,n],f32>, !torch.list<[!torch.tensor<[4],i64>]>) -> !torch.tensor<[4,n],f32>
  return %1 : !torch.tensor<[4,n],f32>
}

// CHECK-LABEL: @index_put_hacked_twin(
// CHECK: %[[V0:.*]] = onnx.Constant() {value = dense<1> : tensor<1xi64>} : () -> tensor<1xi64>
// CHECK: %[[V1:.*]] = onnx.UnsqueezeV13(%arg1, %[[V0]]) : {{.*}} -> tensor<*xi64>
// CHECK: %[[V2:.*]] = onnx.ScatterND(%arg0, %[[V1]], %arg2) : {{.*}} -> tensor<3x?xf32, #onnx.dims<"", "n">>
// CHECK: return %[[V2]]
func.func @index_put_hacked_twin(%arg0: !torch.tensor<[3,n],f32>, %arg1: !torch.tensor<[4],i64>, %arg2: !torch.tensor<[4,n],f32>) -> (!torch.tensor<[3,n],f32>) {
  %0 = torch.prim.ListConstruct(%arg1) : (!torch.tensor<[4],i64>) -> !torch.list<[!torch.tensor<[4],i64>]>
  %1 = torch.constant false -> !torch.bool<false>
  %2 = torch.aten.index_put.hacked_twin(%arg0, %0, %arg2, %1) : (!torch.tensor<[3,n],f32>, !torch.list<[!torch.tensor<[4],i64>]>, !torch.tensor<[4,n],f32>, !torch.bool<false>) -> !torch.tensor<[3,n],f32>
  return %2 : !torch.tensor<[3,n],f32>
}

// CHECK-LABEL: @nonzero(
// CHECK: %[[V0:.*]] = onnx.NonZero(%arg0) : {{.*}} -> tensor<*xi64>
// CHECK: %[[V1:.*]] = onnx.TransposeV13(%[[V0]]) {perm = [1, 0]} : {{.*}} -> tensor<?x2xi64, #onnx.dims<"u0", "">>
// CHECK: return %[[V1]]
func.func @nonzero(%arg0: !torch.tensor<[n,3],f32>) -> (!torch.tensor<[u0,2],i64>) {
  %0 = torch.aten.nonzero(%arg0) : (!torch.tensor<[n,3],f32>) -> !torch.tensor<[u0,2],i64>
  return %0 : !torch.tensor<[u0,2],i64>
}

// CHECK-LABEL: @scatter_src(
// CHECK: %[[V0:.*]] = onnx.ScatterElements(%arg0, %arg1, %arg2) {axis = 1 : i64} : {{.*}} -> tensor<?x3xf32, #onnx.dims<"n", "">>
// CHECK: return %[[V0]]
func.func @scatter_src(%arg0: !torch.tensor<[n,3],f32>, %arg1: !torch.tensor<[n,2],i64>, %arg2: !torch.tensor<[n,2],f32>) -> (!torch.tensor<[n,3],f32>) {
  %0 = torch.constant 1 : i64 -> !torch.int<1>
  %1 = torch.aten.scatter.src(%arg0, %0, %arg1, %arg2) : (!torch.tensor<[n,3],f32>, !torch.int<1>, !torch.tensor<[n,2],i64>, !torch.tensor<[n,2],f32>) -> !torch.tensor<[n,3],f32>
  return %1 : !torch.tensor<[n,3],f32>
}
