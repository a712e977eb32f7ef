// NOTE: The checks are written by tools/dev/update_checks.py.

// RUN: torch-onnx-opt %s --pass-pipeline='builtin.module(convert-torch-to-onnx{opset=20})' | FileCheck %s

// CHECK-LABEL: @_unique2_of_ints(
// CHECK: %[[V0:.*]]:4 = onnx.UniqueV11(%arg0) : {{.*}} -> (tensor<?xi64, #onnx.dims<"u0">>, tensor<*xi64>, tensor<?xi64, #onnx.dims<"n">>, tensor<?xi64, #onnx.dims<"u0">>)
// CHECK: return %[[V0]]#0, %[[V0]]#2, %[[V0]]#3
func.func @_unique2_of_ints(%arg0: !torch.tensor<[n],i64>) -> (!torch.tensor<[u0],i64>, !torch.tensor<[n],i64>, !torch.tensor<[u0],i64>) {
  %0 = torch.constant true -> !torch.bool<true>
  %1:3 = torch.aten._unique2(%arg0, %0, %0, %0) : (!torch.tensor<[n],i64>, !torch.bool<true>, !torch.bool<true>, !torch.bool<true>) -> (!torch.tensor<[u0],i64>, !torch.tensor<[n],i64>, !torch.tensor<[u0],i64>)
  return %1#0, %1#1, %1#2 : !torch.tensor<[u0],i64>, !torch.tensor<[n],i64>, !torch.tensor<[u0],i64>
}

// CHECK-LABEL: @all(
// CHECK: %[[V0:.*]] = onnx.CastV19(%arg0) {to = 9 : i64} : {{.*}} -> tensor<?x3xi1, #onnx.dims<"n", "">>
// CHECK: %[[V1:.*]] = onnx.Not(%[[V0]]) : {{.*}} -> tensor<?x3xi1, #onnx.dims<"n", "">>
// CHECK: %[[V2:.*]] = onnx.CastV19(%[[V1]]) {to = 7 : i64} : {{.*}} -> tensor<?x3xi64, #onnx.dims<"n", "">>
// CHECK: %[[V3:.*]] = onnx.ReduceSum(%[[V2]]) {keepdims = 0 : i64} : {{.*}} -> tensor<*xi64>
// CHECK: %[[V4:.*]] = onnx.Constant() {value = dense<0> : tensor<i64>} : () -> tensor<i64>
// CHECK: %[[V5:.*]] = onnx.Greater(%[[V3]], %[[V4]]) : {{.*}} -> tensor<*xi1>
// CHECK: %[[V6:.*]] = onnx.Not(%[[V5]]) : {{.*}} -> tensor<i1>
// CHECK: return %[[V6]]
func.func @all(%arg0: !torch.tensor<[n,3],f32>) -> (!torch.tensor<[],i1>) {
  %0 = torch.aten.all(%arg0) : (!torch.tensor<[n,3],f32>) -> !torch.tensor<[],i1>
  return %0 : !torch.tensor<[],i1>
}

// CHECK-LABEL: @all_of_ints(
// CHECK: %[[V0:.*]] = onnx.CastV19(%arg0) {to = 9 : i64} : {{.*}} -> tensor<?x3xi1, #onnx.dims<"n", "">>
// CHECK: %[[V1:.*]] = onnx.Not(%[[V0]]) : {{.*}} -> tensor<?x3xi1, #onnx.dims<"n", "">>
// CHECK: %[[V2:.*]] = onnx.CastV19(%[[V1]]) {to = 7 : i64} : {{.*}} -> tensor<?x3xi64, #onnx.dims<"n", "">>
// CHECK: %[[V3:.*]] = onnx.ReduceSum(%[[V2]]) {keepdims = 0 : i64} : {{.*}} -> tensor<*xi64>
// CHECK: %[[V4:.*]] = onnx.Constant() {value = dense<0> : tensor<i64>} : () -> tensor<i64>
// CHECK: %[[V5:.*]] = onnx.Greater(%[[V3]], %[[V4]]) : {{.*}} -> tensor<*xi1>
// CHECK: %[[V6:.*]] = onnx.Not(%[[V5]]) : {{.*}} -> tensor<i1>
// CHECK: return %[[V6]]
func.func @all_of_ints(%arg0: !torch.tensor<[n,3],i64>) -> (!torch.tensor<[],i1>) {
  %0 = torch.aten.all(%arg0) : (!torch.tensor<[n,3],i64>) -> !torch.tensor<[],i1>
  return %0 : !torch.tensor<[],i1>
}

// CHECK-LABEL: @amax(
// CHECK: %[[V0:.*]] = onnx.IsNaN(%arg0) : {{.*}} -> tensor<?x3x4xi1, #onnx.dims<"n", "", "">>
// CHECK: %[[V1:.*]] = onnx.Constant() {value = dense<1> : tensor<1xi64>} : () -> tensor<1xi64>
// CHECK: %[[V2:.*]] = onnx.ReduceMax(%[[V0]], %[[V1]]) {keepdims = 0 : i64} : {{.*}} -> tensor<*xi1>
// CHECK: %[[V3:.*]] = onnx.Constant() {value = dense<0x7FC00000> : tensor<f32>} : () -> tensor<f32>
// CHECK: %[[V4:.*]] = onnx.Constant() {value = dense<1> : tensor<1xi64>} : () -> tensor<1xi64>
// CHECK: %[[V5:.*]] = onnx.ReduceMax(%arg0, %[[V4]]) {keepdims = 0 : i64} : {{.*}} -> tensor<*xf32>
// CHECK: %[[V6:.*]] = onnx.Where(%[[V2]], %[[V3]], %[[V5]]) : {{.*}} -> tensor<?x4xf32, #onnx.dims<"n", "">>
// CHECK: return %[[V6]]
func.func @amax(%arg0: !torch.tensor<[n,3,4],f32>) -> (!torch.tensor<[n,4],f32>) {
  %0 = torch.constant 1 : i64 -> !torch.int<1>
  %1 = torch.constant false -> !torch.bool<false>
  %2 = torch.prim.ListConstruct(%0) : (!torch.int<1>) -> !torch.list<[!torch.int<1>]>
  %3 = torch.aten.amax(%arg0, %2, %1) : (!torch.tensor<[n,3,4],f32>, !torch.list<[!torch.int<1>]>, !torch.bool<false>) -> !torch.tensor<[n,4],f32>
  return %3 : !torch.tensor<[n,4],f32>
}

// CHECK-LABEL: @amax_of_ints(
// CHECK: %[[V0:.*]] = onnx.Constant() {value = dense<1> : tensor<1xi64>} : () -> tensor<1xi64>
// CHECK: %[[V1:.*]]:2 = onnx.TopKV11(%arg0, %[[V0]]) {axis = 1 : i64, largest = 1 : i64} : {{.*}} -> (tensor<*xi64>, tensor<*xi64>)
// CHECK: %[[V2:.*]] = onnx.Constant() {value = dense<1> : tensor<1xi64>} : () -> tensor<1xi64>
// CHECK: %[[V3:.*]] = onnx.SqueezeV13(%[[V1]]#0, %[[V2]]) : {{.*}} -> tensor<?x4xi64, #onnx.dims<"n", "">>
// CHECK: return %[[V3]]
func.func @amax_of_ints(%arg0: !torch.tensor<[n,3,4],i64>) -> (!torch.tensor<[n,4],i64>) {
  %0 = torch.constant 1 : i64 -> !torch.int<1>
  %1 = torch.constant false -> !torch.bool<false>
  %2 = torch.prim.ListConstruct(%0) : (!torch.int<1>) -> !torch.list<[!torch.int<1>]>
  %3 = torch.aten.amax(%arg0, %2, %1) : (!torch.tensor<[n,3,4],i64>, !torch.list<[!torch.int<1>]>, !torch.bool<false>) -> !torch.tensor<[n,4],i64>
  return %3 : !torch.tensor<[n,4],i64>
}

// CHECK-LABEL: @amin(
// CHECK: %[[V0:.*]] = onnx.IsNaN(%arg0) : {{.*}} -> tensor<?x3x4xi1, #onnx.dims<"n", "", "">>
// CHECK: %[[V1:.*]] = onnx.Constant() {value = dense<1> : tensor<1xi64>} : () -> tensor<1xi64>
// CHECK: %[[V2:.*]] = onnx.ReduceMax(%[[V0]], %[[V1]]) {keepdims = 0 : i64} : {{.*}} -> tensor<*xi1>
// CHECK: %[[V3:.*]] = onnx.Constant() {value = dense<0x7FC00000> : tensor<f32>} : () -> tensor<f32>
// CHECK: %[[V4:.*]] = onnx.Constant() {value = dense<1> : tensor<1xi64>} : () -> tensor<1xi64>
// CHECK: %[[V5:.*]] = onnx.ReduceMin(%arg0, %[[V4]]) {keepdims = 0 : i64} : {{.*}} -> tensor<*xf32>
// CHECK: %[[V6:.*]] = onnx.Where(%[[V2]], %[[V3]], %[[V5]]) : {{.*}} -> tensor<?x4xf32, #onnx.dims<"n", "">>
// CHECK: return %[[V6]]
func.func @amin(%arg0: !torch.tensor<[n,3,4],f32>) -> (!torch.tensor<[n,4],f32>) {
  %0 = torch.constant 1 : i64 -> !torch.int<1>
  %1 = torch.constant false -> !torch.bool<false>
  %2 = torch.prim.ListConstruct(%0) : (!torch.int<1>) -> !torch.list<[!torch.int<1>]>
  %3 = torch.aten.amin(%arg0, %2, %1) : (!torch.tensor<[n,3,4],f32>, !torch.list<[!torch.int<1>]>, !torch.bool<false>) -> !torch.tensor<[n,4],f32>
  return %3 : !torch.tensor<[n,4],f32>
}

// CHECK-LABEL: @amin_of_ints(
// CHECK: %[[V0:.*]] = onnx.Constant() {value = dense<1> : tensor<1xi64>} : () -> tensor<1xi64>
// CHECK: %[[V1:.*]]:2 = onnx.TopKV11(%arg0, %[[V0]]) {axis = 1 : i64, largest = 0 : i64} : {{.*}} -> (tensor<*xi64>, tensor<*xi64>)
// CHECK: %[[V2:.*]] = onnx.Constant() {value = dense<1> : tensor<1xi64>} : () -> tensor<1xi64>
// CHECK: %[[V3:.*]] = onnx.SqueezeV13(%[[V1]]#0, %[[V2]]) : {{.*}} -> tensor<?x4xi64, #onnx.dims<"n", "">>
// CHECK: return %[[V3]]
func.func @amin_of_ints(%arg0: !torch.tensor<[n,3,4],i64>) -> (!torch.tensor<[n,4],i64>) {
  %0 = torch.constant 1 : i64 -> !torch.int<1>
  %1 = torch.constant false -> !torch.bool<false>
  %2 = torch.prim.ListConstruct(%0) : (!torch.int<1>) -> !torch.list<[!torch.int<1>]>
  %3 = torch.aten.amin(%arg0, %2, %1) : (!torch.tensor<[n,3,4],i64>, !torch.list<[!torch.int<1>]>, !torch.bool<false>) -> !torch.tensor<[n,4],i64>
  return %3 : !torch.tensor<[n,4],i64>
}

// CHECK-LABEL: @any(
// CHECK: %[[V0:.*]] = onnx.CastV19(%arg0) {to = 9 : i64} : {{.*}} -> tensor<?x3xi1, #onnx.dims<"n", "">>
// CHECK: %[[V1:.*]] = onnx.CastV19(%[[V0]]) {to = 7 : i64} : {{.*}} -> tensor<?x3xi64, #onnx.dims<"n", "">>
// CHECK: %[[V2:.*]] = onnx.ReduceSum(%[[V1]]) {keepdims = 0 : i64} : {{.*}} -> tensor<*xi64>
// CHECK: %[[V3:.*]] = onnx.Constant() {value = dense<0> : tensor<i64>} : () -> tensor<i64>
// CHECK: %[[V4:.*]] = onnx.Greater(%[[V2]], %[[V3]]) : {{.*}} -> tensor<i1>
// CHECK: return %[[V4]]
func.func @any(%arg0: !torch.tensor<[n,3],f32>) -> (!torch.tensor<[],i1>) {
  %0 = torch.aten.any(%arg0) : (!torch.tensor<[n,3],f32>) -> !torch.tensor<[],i1>
  return %0 : !torch.tensor<[],i1>
}

// CHECK-LABEL: @any_of_ints(
// CHECK: %[[V0:.*]] = onnx.CastV19(%arg0) {to = 9 : i64} : {{.*}} -> tensor<?x3xi1, #onnx.dims<"n", "">>
// CHECK: %[[V1:.*]] = onnx.CastV19(%[[V0]]) {to = 7 : i64} : {{.*}} -> tensor<?x3xi64, #onnx.dims<"n", "">>
// CHECK: %[[V2:.*]] = onnx.ReduceSum(%[[V1]]) {keepdims = 0 : i64} : {{.*}} -> tensor<*xi64>
// CHECK: %[[V3:.*]] = onnx.Constant() {value = dense<0> : tensor<i64>} : () -> tensor<i64>
// CHECK: %[[V4:.*]] = onnx.Greater(%[[V2]], %[[V3]]) : {{.*}} -> tensor<i1>
// CHECK: return %[[V4]]
func.func @any_of_ints(%arg0: !torch.tensor<[n,3],i64>) -> (!torch.tensor<[],i1>) {
  %0 = torch.aten.any(%arg0) : (!torch.tensor<[n,3],i64>) -> !torch.tensor<[],i1>
  return %0 : !torch.tensor<[],i1>
}

// CHECK-LABEL: @argmax(
// CHECK: %[[V0:.*]] = onnx.Constant() {value = dense<5.000000e-01> : tensor<f32>} : () -> tensor<f32>
// CHECK: %[[V1:.*]] = onnx.Mul(%arg0, %[[V0]]) : {{.*}} -> tensor<?x3xf32, #onnx.dims<"n", "">>
// CHECK: %[[V2:.*]] = onnx.Constant() {value = dense<3.40282347E+38> : tensor<f32>} : () -> tensor<f32>
// CHECK: %[[V3:.*]] = onnx.Constant() {value = dense<0x7F800000> : tensor<f32>} : () -> tensor<f32>
// CHECK: %[[V4:.*]] = onnx.IsNaN(%arg0) : {{.*}} -> tensor<?x3xi1, #onnx.dims<"n", "">>
// CHECK: %[[V5:.*]] = onnx.Min(%[[V1]], %[[V2]]) : {{.*}} -> tensor<?x3xf32, #onnx.dims<"n", "">>
// CHECK: %[[V6:.*]] = onnx.Where(%[[V4]], %[[V3]], %[[V5]]) : {{.*}} -> tensor<?x3xf32, #onnx.dims<"n", "">>
// CHECK: %[[V7:.*]] = onnx.Constant() {value = dense<-1> : tensor<1xi64>} : () -> tensor<1xi64>
// CHECK: %[[V8:.*]] = onnx.ReshapeV19(%[[V6]], %[[V7]]) : {{.*}} -> tensor<*xf32>
// CHECK: %[[V9:.*]] = onnx.ArgMax(%[[V8]]) {axis = 0 : i64, keepdims = 0 : i64} : {{.*}} -> tensor<i64>
// CHECK: return %[[V9]]
func.func @argmax(%arg0: !torch.tensor<[n,3],f32>) -> (!torch.tensor<[],i64>) {
  %0 = torch.constant unit -> !torch.none
  %1 = torch.constant false -> !torch.bool<false>
  %2 = torch.aten.argmax(%arg0, %0, %1) : (!torch.tensor<[n,3],f32>, !torch.none, !torch.bool<false>) -> !torch.tensor<[],i64>
  return %2 : !torch.tensor<[],i64>
}

// CHECK-LABEL: @argmax_of_ints(
// CHECK: %[[V0:.*]] = onnx.Constant() {value = dense<-1> : tensor<1xi64>} : () -> tensor<1xi64>
// CHECK: %[[V1:.*]] = onnx.ReshapeV19(%arg0, %[[V0]]) : {{.*}} -> tensor<*xi64>
// CHECK: %[[V2:.*]] = onnx.ArgMax(%[[V1]]) {axis = 0 : i64, keepdims = 0 : i64} : {{.*}} -> tensor<i64>
// CHECK: return %[[V2]]
func.func @argmax_of_ints(%arg0: !torch.tensor<[n,5],i64>) -> (!torch.tensor<[],i64>) {
  %0 = torch.constant unit -> !torch.none
  %1 = torch.constant false -> !torch.bool<false>
  %2 = torch.aten.argmax(%arg0, %0, %1) : (!torch.tensor<[n,5],i64>, !torch.none, !torch.bool<false>) -> !torch.tensor<[],i64>
  return %2 : !torch.tensor<[],i64>
}

// CHECK-LABEL: @argmin(
// CHECK: %[[V0:.*]] = onnx.Constant() {value = dense<5.000000e-01> : tensor<f32>} : () -> tensor<f32>
// CHECK: %[[V1:.*]] = onnx.Mul(%arg0, %[[V0]]) : {{.*}} -> tensor<?x3xf32, #onnx.dims<"n", "">>
// CHECK: %[[V2:.*]] = onnx.Constant() {value = dense<-3.40282347E+38> : tensor<f32>} : () -> tensor<f32>
// CHECK: %[[V3:.*]] = onnx.Constant() {value = dense<0xFF800000> : tensor<f32>} : () -> tensor<f32>
// CHECK: %[[V4:.*]] = onnx.IsNaN(%arg0) : {{.*}} -> tensor<?x3xi1, #onnx.dims<"n", "">>
// CHECK: %[[V5:.*]] = onnx.Max(%[[V1]], %[[V2]]) : {{.*}} -> tensor<?x3xf32, #onnx.dims<"n", "">>
// CHECK: %[[V6:.*]] = onnx.Where(%[[V4]], %[[V3]], %[[V5]]) : {{.*}} -> tensor<?x3xf32, #onnx.dims<"n", "">>
// CHECK: %[[V7:.*]] = onnx.Constant() {value = dense<-1> : tensor<1xi64>} : () -> tensor<1xi64>
// CHECK: %[[V8:.*]] = onnx.ReshapeV19(%[[V6]], %[[V7]]) : {{.*}} -> tensor<*xf32>
// CHECK: %[[V9:.*]] = onnx.ArgMin(%[[V8]]) {axis = 0 : i64, keepdims = 0 : i64} : {{.*}} -> tensor<i64>
// CHECK: return %[[V9]]
func.func @argmin(%arg0: !torch.tensor<[n,3],f32>) -> (!torch.tensor<[],i64>) {
  %0 = torch.constant unit -> !torch.none
  %1 = torch.constant false -> !torch.bool<false>
  %2 = torch.aten.argmin(%arg0, %0, %1) : (!torch.tensor<[n,3],f32>, !torch.none, !torch.bool<false>) -> !torch.tensor<[],i64>
  return %2 : !torch.tensor<[],i64>
}

// CHECK-LABEL: @argmin_of_ints(
// CHECK: %[[V0:.*]] = onnx.Constant() {value = dense<-1> : tensor<1xi64>} : () -> tensor<1xi64>
// CHECK: %[[V1:.*]] = onnx.ReshapeV19(%arg0, %[[V0]]) : {{.*}} -> tensor<*xi64>
// CHECK: %[[V2:.*]] = onnx.ArgMin(%[[V1]]) {axis = 0 : i64, keepdims = 0 : i64} : {{.*}} -> tensor<i64>
// CHECK: return %[[V2]]
func.func @argmin_of_ints(%arg0: !torch.tensor<[n,5],i64>) -> (!torch.tensor<[],i64>) {
  %0 = torch.constant unit -> !torch.none
  %1 = torch.constant false -> !torch.bool<false>
  %2 = torch.aten.argmin(%arg0, %0, %1) : (!torch.tensor<[n,5],i64>, !torch.none, !torch.bool<false>) -> !torch.tensor<[],i64>
  return %2 : !torch.tensor<[],i64>
}

// CHECK-LABEL: @count_nonzero(
// CHECK: %[[V0:.*]] = onnx.CastV19(%arg0) {to = 9 : i64} : {{.*}} -> tensor<?x5xi1, #onnx.dims<"n", "">>
// CHECK: %[[V1:.*]] = onnx.CastV19(%[[V0]]) {to = 7 : i64} : {{.*}} -> tensor<?x5xi64, #onnx.dims<"n", "">>
// CHECK: %[[V2:.*]] = onnx.ReduceSum(%[[V1]]) {keepdims = 0 : i64} : {{.*}} -> tensor<i64>
// CHECK: return %[[V2]]
func.func @count_nonzero(%arg0: !torch.tensor<[n,5],f32>) -> (!torch.tensor<[],i64>) {
  %0 = torch.constant unit -> !torch.none
  %1 = torch.aten.count_nonzero(%arg0, %0) : (!torch.tensor<[n,5],f32>, !torch.none) -> !torch.tensor<[],i64>
  return %1 : !torch.tensor<[],i64>
}

// CHECK-LABEL: @count_nonzero_of_ints(
// CHECK: %[[V0:.*]] = onnx.CastV19(%arg0) {to = 9 : i64} : {{.*}} -> tensor<?x5xi1, #onnx.dims<"n", "">>
// CHECK: %[[V1:.*]] = onnx.CastV19(%[[V0]]) {to = 7 : i64} : {{.*}} -> tensor<?x5xi64, #onnx.dims<"n", "">>
// CHECK: %[[V2:.*]] = onnx.ReduceSum(%[[V1]]) {keepdims = 0 : i64} : {{.*}} -> tensor<i64>
// CHECK: return %[[V2]]
func.func @count_nonzero_of_ints(%arg0: !torch.tensor<[n,5],i64>) -> (!torch.tensor<[],i64>) {
  %0 = torch.constant unit -> !torch.none
  %1 = torch.aten.count_nonzero(%arg0, %0) : (!torch.tensor<[n,5],i64>, !torch.none) -> !torch.tensor<[],i64>
  return %1 : !torch.tensor<[],i64>
}

// CHECK-LABEL: @cumsum(
// CHECK: %[[V0:.*]] = onnx.CastV19(%arg0) {to = 11 : i64} : {{.*}} -> tensor<?x5xf64, #onnx.dims<"n", "">>
// CHECK: %[[V1:.*]] = onnx.Constant() {value = dense<0> : tensor<i64>} : () -> tensor<i64>
// CHECK: %[[V2:.*]] = onnx.CumSum(%[[V0]], %[[V1]]) : {{.*}} -> tensor<*xf64>
// CHECK: %[[V3:.*]] = onnx.CastV19(%[[V2]]) {to = 1 : i64} : {{.*}} -> tensor<?x5xf32, #onnx.dims<"n", "">>
// CHECK: return %[[V3]]
func.func @cumsum(%arg0: !torch.tensor<[n,5],f32>) -> (!torch.tensor<[n,5],f32>) {
  %0 = torch.constant 0 : i64 -> !torch.int<0>
  %1 = torch.constant unit -> !torch.none
  %2 = torch.aten.cumsum(%arg0, %0, %1) : (!torch.tensor<[n,5],f32>, !torch.int<0>, !torch.none) -> !torch.tensor<[n,5],f32>
  return %2 : !torch.tensor<[n,5],f32>
}

// CHECK-LABEL: @cumsum_of_ints(
// CHECK: %[[V0:.*]] = onnx.Constant() {value = dense<0> : tensor<i64>} : () -> tensor<i64>
// CHECK: %[[V1:.*]] = onnx.CumSum(%arg0, %[[V0]]) : {{.*}} -> tensor<?x5xi64, #onnx.dims<"n", "">>
// CHECK: return %[[V1]]
func.func @cumsum_of_ints(%arg0: !torch.tensor<[n,5],i64>) -> (!torch.tensor<[n,5],i64>) {
  %0 = torch.constant 0 : i64 -> !torch.int<0>
  %1 = torch.constant unit -> !torch.none
  %2 = torch.aten.cumsum(%arg0, %0, %1) : (!torch.tensor<[n,5],i64>, !torch.int<0>, !torch.none) -> !torch.tensor<[n,5],i64>
  return %2 : !torch.tensor<[n,5],i64>
}

// CHECK-LABEL: @linalg_vector_norm(
// CHECK: %[[V0:.*]] = onnx.Constant() {value = dense<1> : tensor<1xi64>} : () -> tensor<1xi64>
// CHECK: %[[V1:.*]] = onnx.ReduceL2(%arg0, %[[V0]]) {keepdims = 0 : i64} : {{.*}} -> tensor<?xf32, #onnx.dims<"n">>
// CHECK: return %[[V1]]
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
// CHECK: %[[V0:.*]] = onnx.Constant() {value = dense<1> : tensor<1xi64>} : () -> tensor<1xi64>
// CHECK: %[[V1:.*]] = onnx.ReduceMax(%arg0, %[[V0]]) {keepdims = 1 : i64} : {{.*}} -> tensor<*xf32>
// CHECK: %[[V2:.*]] = onnx.Constant() {value = dense<3.40282347E+38> : tensor<f32>} : () -> tensor<f32>
// CHECK: %[[V3:.*]] = onnx.Min(%[[V1]], %[[V2]]) : {{.*}} -> tensor<*xf32>
// CHECK: %[[V4:.*]] = onnx.Constant() {value = dense<-3.40282347E+38> : tensor<f32>} : () -> tensor<f32>
// CHECK: %[[V5:.*]] = onnx.Max(%[[V3]], %[[V4]]) : {{.*}} -> tensor<*xf32>
// CHECK: %[[V6:.*]] = onnx.Sub(%arg0, %[[V5]]) : {{.*}} -> tensor<*xf32>
// CHECK: %[[V7:.*]] = onnx.Exp(%[[V6]]) : {{.*}} -> tensor<*xf32>
// CHECK: %[[V8:.*]] = onnx.Constant() {value = dense<1> : tensor<1xi64>} : () -> tensor<1xi64>
// CHECK: %[[V9:.*]] = onnx.ReduceLogSumV18(%[[V7]], %[[V8]]) {keepdims = 0 : i64} : {{.*}} -> tensor<*xf32>
// CHECK: %[[V10:.*]] = onnx.Constant() {value = dense<1> : tensor<1xi64>} : () -> tensor<1xi64>
// CHECK: %[[V11:.*]] = onnx.SqueezeV13(%[[V5]], %[[V10]]) : {{.*}} -> tensor<*xf32>
// CHECK: %[[V12:.*]] = onnx.Add(%[[V9]], %[[V11]]) : {{.*}} -> tensor<?xf32, #onnx.dims<"n">>
// CHECK: return %[[V12]]
func.func @logsumexp(%arg0: !torch.tensor<[n,3],f32>) -> (!torch.tensor<[n],f32>) {
  %0 = torch.constant 1 : i64 -> !torch.int<1>
  %1 = torch.constant false -> !torch.bool<false>
  %2 = torch.prim.ListConstruct(%0) : (!torch.int<1>) -> !torch.list<[!torch.int<1>]>
  %3 = torch.aten.logsumexp(%arg0, %2, %1) : (!torch.tensor<[n,3],f32>, !torch.list<[!torch.int<1>]>, !torch.bool<false>) -> !torch.tensor<[n],f32>
  return %3 : !torch.tensor<[n],f32>
}

// CHECK-LABEL: @max(
// CHECK: %[[V0:.*]] = onnx.IsNaN(%arg0) : {{.*}} -> tensor<?x3xi1, #onnx.dims<"n", "">>
// CHECK: %[[V1:.*]] = onnx.ReduceMax(%[[V0]]) {keepdims = 0 : i64} : {{.*}} -> tensor<*xi1>
// CHECK: %[[V2:.*]] = onnx.Constant() {value = dense<0x7FC00000> : tensor<f32>} : () -> tensor<f32>
// CHECK: %[[V3:.*]] = onnx.ReduceMax(%arg0) {keepdims = 0 : i64} : {{.*}} -> tensor<*xf32>
// CHECK: %[[V4:.*]] = onnx.Where(%[[V1]], %[[V2]], %[[V3]]) : {{.*}} -> tensor<f32>
// CHECK: return %[[V4]]
func.func @max(%arg0: !torch.tensor<[n,3],f32>) -> (!torch.tensor<[],f32>) {
  %0 = torch.aten.max(%arg0) : (!torch.tensor<[n,3],f32>) -> !torch.tensor<[],f32>
  return %0 : !torch.tensor<[],f32>
}

// CHECK-LABEL: @max_of_ints(
// CHECK: %[[V0:.*]] = onnx.Constant() {value = dense<-1> : tensor<1xi64>} : () -> tensor<1xi64>
// CHECK: %[[V1:.*]] = onnx.ReshapeV19(%arg0, %[[V0]]) : {{.*}} -> tensor<*xi64>
// CHECK: %[[V2:.*]] = onnx.Constant() {value = dense<1> : tensor<1xi64>} : () -> tensor<1xi64>
// CHECK: %[[V3:.*]]:2 = onnx.TopKV11(%[[V1]], %[[V2]]) {axis = 0 : i64, largest = 1 : i64} : {{.*}} -> (tensor<*xi64>, tensor<*xi64>)
// CHECK: %[[V4:.*]] = onnx.Constant() {value = dense<> : tensor<0xi64>} : () -> tensor<0xi64>
// CHECK: %[[V5:.*]] = onnx.ReshapeV19(%[[V3]]#0, %[[V4]]) : {{.*}} -> tensor<i64>
// CHECK: return %[[V5]]
func.func @max_of_ints(%arg0: !torch.tensor<[n,3],i64>) -> (!torch.tensor<[],i64>) {
  %0 = torch.aten.max(%arg0) : (!torch.tensor<[n,3],i64>) -> !torch.tensor<[],i64>
  return %0 : !torch.tensor<[],i64>
}

// CHECK-LABEL: @max_dim(
// CHECK: %[[V0:.*]] = onnx.IsNaN(%arg0) : {{.*}} -> tensor<?x3x4xi1, #onnx.dims<"n", "", "">>
// CHECK: %[[V1:.*]] = onnx.Constant() {value = dense<1> : tensor<1xi64>} : () -> tensor<1xi64>
// CHECK: %[[V2:.*]] = onnx.ReduceMax(%[[V0]], %[[V1]]) {keepdims = 0 : i64} : {{.*}} -> tensor<*xi1>
// CHECK: %[[V3:.*]] = onnx.Constant() {value = dense<0x7FC00000> : tensor<f32>} : () -> tensor<f32>
// CHECK: %[[V4:.*]] = onnx.Constant() {value = dense<1> : tensor<1xi64>} : () -> tensor<1xi64>
// CHECK: %[[V5:.*]] = onnx.ReduceMax(%arg0, %[[V4]]) {keepdims = 0 : i64} : {{.*}} -> tensor<*xf32>
// CHECK: %[[V6:.*]] = onnx.Where(%[[V2]], %[[V3]], %[[V5]]) : {{.*}} -> tensor<?x4xf32, #onnx.dims<"n", "">>
// CHECK: %[[V7:.*]] = onnx.Constant() {value = dense<5.000000e-01> : tensor<f32>} : () -> tensor<f32>
// CHECK: %[[V8:.*]] = onnx.Mul(%arg0, %[[V7]]) : {{.*}} -> tensor<?x3x4xf32, #onnx.dims<"n", "", "">>
// CHECK: %[[V9:.*]] = onnx.Constant() {value = dense<3.40282347E+38> : tensor<f32>} : () -> tensor<f32>
// CHECK: %[[V10:.*]] = onnx.Constant() {value = dense<0x7F800000> : tensor<f32>} : () -> tensor<f32>
// CHECK: %[[V11:.*]] = onnx.IsNaN(%arg0) : {{.*}} -> tensor<?x3x4xi1, #onnx.dims<"n", "", "">>
// CHECK: %[[V12:.*]] = onnx.Min(%[[V8]], %[[V9]]) : {{.*}} -> tensor<?x3x4xf32, #onnx.dims<"n", "", "">>
// CHECK: %[[V13:.*]] = onnx.Where(%[[V11]], %[[V10]], %[[V12]]) : {{.*}} -> tensor<?x3x4xf32, #onnx.dims<"n", "", "">>
// CHECK: %[[V14:.*]] = onnx.ArgMax(%[[V13]]) {axis = 1 : i64, keepdims = 0 : i64} : {{.*}} -> tensor<?x4xi64, #onnx.dims<"n", "">>
// CHECK: return %[[V6]], %[[V14]]
func.func @max_dim(%arg0: !torch.tensor<[n,3,4],f32>) -> (!torch.tensor<[n,4],f32>, !torch.tensor<[n,4],i64>) {
  %0 = torch.constant 1 : i64 -> !torch.int<1>
  %1 = torch.constant false -> !torch.bool<false>
  %2:2 = torch.aten.max.dim(%arg0, %0, %1) : (!torch.tensor<[n,3,4],f32>, !torch.int<1>, !torch.bool<false>) -> (!torch.tensor<[n,4],f32>, !torch.tensor<[n,4],i64>)
  return %2#0, %2#1 : !torch.tensor<[n,4],f32>, !torch.tensor<[n,4],i64>
}

// CHECK-LABEL: @max_dim_of_ints(
// CHECK: %[[V0:.*]] = onnx.Constant() {value = dense<1> : tensor<1xi64>} : () -> tensor<1xi64>
// CHECK: %[[V1:.*]]:2 = onnx.TopKV11(%arg0, %[[V0]]) {axis = 1 : i64, largest = 1 : i64} : {{.*}} -> (tensor<*xi64>, tensor<*xi64>)
// CHECK: %[[V2:.*]] = onnx.Constant() {value = dense<1> : tensor<1xi64>} : () -> tensor<1xi64>
// CHECK: %[[V3:.*]] = onnx.SqueezeV13(%[[V1]]#0, %[[V2]]) : {{.*}} -> tensor<?x4xi64, #onnx.dims<"n", "">>
// CHECK: %[[V4:.*]] = onnx.ArgMax(%arg0) {axis = 1 : i64, keepdims = 0 : i64} : {{.*}} -> tensor<?x4xi64, #onnx.dims<"n", "">>
// CHECK: return %[[V3]], %[[V4]]
func.func @max_dim_of_ints(%arg0: !torch.tensor<[n,3,4],i64>) -> (!torch.tensor<[n,4],i64>, !torch.tensor<[n,4],i64>) {
  %0 = torch.constant 1 : i64 -> !torch.int<1>
  %1 = torch.constant false -> !torch.bool<false>
  %2:2 = torch.aten.max.dim(%arg0, %0, %1) : (!torch.tensor<[n,3,4],i64>, !torch.int<1>, !torch.bool<false>) -> (!torch.tensor<[n,4],i64>, !torch.tensor<[n,4],i64>)
  return %2#0, %2#1 : !torch.tensor<[n,4],i64>, !torch.tensor<[n,4],i64>
}

// CHECK-LABEL: @mean(
// CHECK: %[[V0:.*]] = onnx.ReduceMean(%arg0) {keepdims = 0 : i64} : {{.*}} -> tensor<f32>
// CHECK: return %[[V0]]
func.func @mean(%arg0: !torch.tensor<[2,3],f32>) -> (!torch.tensor<[],f32>) {
  %0 = torch.constant unit -> !torch.none
  %1 = torch.aten.mean(%arg0, %0) : (!torch.tensor<[2,3],f32>, !torch.none) -> !torch.tensor<[],f32>
  return %1 : !torch.tensor<[],f32>
}

// CHECK-LABEL: @mean_dim(
// CHECK: %[[V0:.*]] = onnx.Constant() {value = dense<1> : tensor<1xi64>} : () -> tensor<1xi64>
// CHECK: %[[V1:.*]] = onnx.ReduceMean(%arg0, %[[V0]]) {keepdims = 0 : i64} : {{.*}} -> tensor<?x4xf32, #onnx.dims<"n", "">>
// CHECK: return %[[V1]]
func.func @mean_dim(%arg0: !torch.tensor<[n,3,4],f32>) -> (!torch.tensor<[n,4],f32>) {
  %0 = torch.constant 1 : i64 -> !torch.int<1>
  %1 = torch.constant false -> !torch.bool<false>
  %2 = torch.constant unit -> !torch.none
  %3 = torch.prim.ListConstruct(%0) : (!torch.int<1>) -> !torch.list<[!torch.int<1>]>
  %4 = torch.aten.mean.dim(%arg0, %3, %1, %2) : (!torch.tensor<[n,3,4],f32>, !torch.list<[!torch.int<1>]>, !torch.bool<false>, !torch.none) -> !torch.tensor<[n,4],f32>
  return %4 : !torch.tensor<[n,4],f32>
}

// CHECK-LABEL: @min(
// CHECK: %[[V0:.*]] = onnx.IsNaN(%arg0) : {{.*}} -> tensor<?x3xi1, #onnx.dims<"n", "">>
// CHECK: %[[V1:.*]] = onnx.ReduceMax(%[[V0]]) {keepdims = 0 : i64} : {{.*}} -> tensor<*xi1>
// CHECK: %[[V2:.*]] = onnx.Constant() {value = dense<0x7FC00000> : tensor<f32>} : () -> tensor<f32>
// CHECK: %[[V3:.*]] = onnx.ReduceMin(%arg0) {keepdims = 0 : i64} : {{.*}} -> tensor<*xf32>
// CHECK: %[[V4:.*]] = onnx.Where(%[[V1]], %[[V2]], %[[V3]]) : {{.*}} -> tensor<f32>
// CHECK: return %[[V4]]
func.func @min(%arg0: !torch.tensor<[n,3],f32>) -> (!torch.tensor<[],f32>) {
  %0 = torch.aten.min(%arg0) : (!torch.tensor<[n,3],f32>) -> !torch.tensor<[],f32>
  return %0 : !torch.tensor<[],f32>
}

// CHECK-LABEL: @min_of_ints(
// CHECK: %[[V0:.*]] = onnx.Constant() {value = dense<-1> : tensor<1xi64>} : () -> tensor<1xi64>
// CHECK: %[[V1:.*]] = onnx.ReshapeV19(%arg0, %[[V0]]) : {{.*}} -> tensor<*xi64>
// CHECK: %[[V2:.*]] = onnx.Constant() {value = dense<1> : tensor<1xi64>} : () -> tensor<1xi64>
// CHECK: %[[V3:.*]]:2 = onnx.TopKV11(%[[V1]], %[[V2]]) {axis = 0 : i64, largest = 0 : i64} : {{.*}} -> (tensor<*xi64>, tensor<*xi64>)
// CHECK: %[[V4:.*]] = onnx.Constant() {value = dense<> : tensor<0xi64>} : () -> tensor<0xi64>
// CHECK: %[[V5:.*]] = onnx.ReshapeV19(%[[V3]]#0, %[[V4]]) : {{.*}} -> tensor<i64>
// CHECK: return %[[V5]]
func.func @min_of_ints(%arg0: !torch.tensor<[n,3],i64>) -> (!torch.tensor<[],i64>) {
  %0 = torch.aten.min(%arg0) : (!torch.tensor<[n,3],i64>) -> !torch.tensor<[],i64>
  return %0 : !torch.tensor<[],i64>
}

// CHECK-LABEL: @min_dim(
// CHECK: %[[V0:.*]] = onnx.IsNaN(%arg0) : {{.*}} -> tensor<?x3x4xi1, #onnx.dims<"n", "", "">>
// CHECK: %[[V1:.*]] = onnx.Constant() {value = dense<1> : tensor<1xi64>} : () -> tensor<1xi64>
// CHECK: %[[V2:.*]] = onnx.ReduceMax(%[[V0]], %[[V1]]) {keepdims = 0 : i64} : {{.*}} -> tensor<*xi1>
// CHECK: %[[V3:.*]] = onnx.Constant() {value = dense<0x7FC00000> : tensor<f32>} : () -> tensor<f32>
// CHECK: %[[V4:.*]] = onnx.Constant() {value = dense<1> : tensor<1xi64>} : () -> tensor<1xi64>
// CHECK: %[[V5:.*]] = onnx.ReduceMin(%arg0, %[[V4]]) {keepdims = 0 : i64} : {{.*}} -> tensor<*xf32>
// CHECK: %[[V6:.*]] = onnx.Where(%[[V2]], %[[V3]], %[[V5]]) : {{.*}} -> tensor<?x4xf32, #onnx.dims<"n", "">>
// CHECK: %[[V7:.*]] = onnx.Constant() {value = dense<5.000000e-01> : tensor<f32>} : () -> tensor<f32>
// CHECK: %[[V8:.*]] = onnx.Mul(%arg0, %[[V7]]) : {{.*}} -> tensor<?x3x4xf32, #onnx.dims<"n", "", "">>
// CHECK: %[[V9:.*]] = onnx.Constant() {value = dense<-3.40282347E+38> : tensor<f32>} : () -> tensor<f32>
// CHECK: %[[V10:.*]] = onnx.Constant() {value = dense<0xFF800000> : tensor<f32>} : () -> tensor<f32>
// CHECK: %[[V11:.*]] = onnx.IsNaN(%arg0) : {{.*}} -> tensor<?x3x4xi1, #onnx.dims<"n", "", "">>
// CHECK: %[[V12:.*]] = onnx.Max(%[[V8]], %[[V9]]) : {{.*}} -> tensor<?x3x4xf32, #onnx.dims<"n", "", "">>
// CHECK: %[[V13:.*]] = onnx.Where(%[[V11]], %[[V10]], %[[V12]]) : {{.*}} -> tensor<?x3x4xf32, #onnx.dims<"n", "", "">>
// CHECK: %[[V14:.*]] = onnx.ArgMin(%[[V13]]) {axis = 1 : i64, keepdims = 0 : i64} : {{.*}} -> tensor<?x4xi64, #onnx.dims<"n", "">>
// CHECK: return %[[V6]], %[[V14]]
func.func @min_dim(%arg0: !torch.tensor<[n,3,4],f32>) -> (!torch.tensor<[n,4],f32>, !torch.tensor<[n,4],i64>) {
  %0 = torch.constant 1 : i64 -> !torch.int<1>
  %1 = torch.constant false -> !torch.bool<false>
  %2:2 = torch.aten.min.dim(%arg0, %0, %1) : (!torch.tensor<[n,3,4],f32>, !torch.int<1>, !torch.bool<false>) -> (!torch.tensor<[n,4],f32>, !torch.tensor<[n,4],i64>)
  return %2#0, %2#1 : !torch.tensor<[n,4],f32>, !torch.tensor<[n,4],i64>
}

// CHECK-LABEL: @min_dim_of_ints(
// CHECK: %[[V0:.*]] = onnx.Constant() {value = dense<1> : tensor<1xi64>} : () -> tensor<1xi64>
// CHECK: %[[V1:.*]]:2 = onnx.TopKV11(%arg0, %[[V0]]) {axis = 1 : i64, largest = 0 : i64} : {{.*}} -> (tensor<*xi64>, tensor<*xi64>)
// CHECK: %[[V2:.*]] = onnx.Constant() {value = dense<1> : tensor<1xi64>} : () -> tensor<1xi64>
// CHECK: %[[V3:.*]] = onnx.SqueezeV13(%[[V1]]#0, %[[V2]]) : {{.*}} -> tensor<?x4xi64, #onnx.dims<"n", "">>
// CHECK: %[[V4:.*]] = onnx.ArgMin(%arg0) {axis = 1 : i64, keepdims = 0 : i64} : {{.*}} -> tensor<?x4xi64, #onnx.dims<"n", "">>
// CHECK: return %[[V3]], %[[V4]]
func.func @min_dim_of_ints(%arg0: !torch.tensor<[n,3,4],i64>) -> (!torch.tensor<[n,4],i64>, !torch.tensor<[n,4],i64>) {
  %0 = torch.constant 1 : i64 -> !torch.int<1>
  %1 = torch.constant false -> !torch.bool<false>
  %2:2 = torch.aten.min.dim(%arg0, %0, %1) : (!torch.tensor<[n,3,4],i64>, !torch.int<1>, !torch.bool<false>) -> (!torch.tensor<[n,4],i64>, !torch.tensor<[n,4],i64>)
  return %2#0, %2#1 : !torch.tensor<[n,4],i64>, !torch.tensor<[n,4],i64>
}

// CHECK-LABEL: @prod(
// CHECK: %[[V0:.*]] = onnx.ReduceProd(%arg0) {keepdims = 0 : i64} : {{.*}} -> tensor<f32>
// CHECK: return %[[V0]]
func.func @prod(%arg0: !torch.tensor<[n,3],f32>) -> (!torch.tensor<[],f32>) {
  %0 = torch.constant unit -> !torch.none
  %1 = torch.aten.prod(%arg0, %0) : (!torch.tensor<[n,3],f32>, !torch.none) -> !torch.tensor<[],f32>
  return %1 : !torch.tensor<[],f32>
}

// CHECK-LABEL: @sort(
// CHECK: %[[V0:.*]] = onnx.Constant() {value = dense<5> : tensor<1xi64>} : () -> tensor<1xi64>
// CHECK: %[[V1:.*]] = onnx.Constant() {value = dense<5.000000e-01> : tensor<f32>} : () -> tensor<f32>
// CHECK: %[[V2:.*]] = onnx.Mul(%arg0, %[[V1]]) : {{.*}} -> tensor<?x5xf32, #onnx.dims<"n", "">>
// CHECK: %[[V3:.*]] = onnx.Constant() {value = dense<3.40282347E+38> : tensor<f32>} : () -> tensor<f32>
// CHECK: %[[V4:.*]] = onnx.Constant() {value = dense<0x7F800000> : tensor<f32>} : () -> tensor<f32>
// CHECK: %[[V5:.*]] = onnx.IsNaN(%arg0) : {{.*}} -> tensor<?x5xi1, #onnx.dims<"n", "">>
// CHECK: %[[V6:.*]] = onnx.Min(%[[V2]], %[[V3]]) : {{.*}} -> tensor<?x5xf32, #onnx.dims<"n", "">>
// CHECK: %[[V7:.*]] = onnx.Where(%[[V5]], %[[V4]], %[[V6]]) : {{.*}} -> tensor<?x5xf32, #onnx.dims<"n", "">>
// CHECK: %[[V8:.*]]:2 = onnx.TopKV11(%[[V7]], %[[V0]]) {axis = 1 : i64, largest = 0 : i64, sorted = 1 : i64} : {{.*}} -> (tensor<*xf32>, tensor<?x5xi64, #onnx.dims<"n", "">>)
// CHECK: %[[V9:.*]] = onnx.GatherElements(%arg0, %[[V8]]#1) {axis = 1 : i64} : {{.*}} -> tensor<?x5xf32, #onnx.dims<"n", "">>
// CHECK: return %[[V9]], %[[V8]]#1
func.func @sort(%arg0: !torch.tensor<[n,5],f32>) -> (!torch.tensor<[n,5],f32>, !torch.tensor<[n,5],i64>) {
  %0 = torch.constant -1 : i64 -> !torch.int<-1>
  %1 = torch.constant false -> !torch.bool<false>
  %2:2 = torch.aten.sort(%arg0, %0, %1) : (!torch.tensor<[n,5],f32>, !torch.int<-1>, !torch.bool<false>) -> (!torch.tensor<[n,5],f32>, !torch.tensor<[n,5],i64>)
  return %2#0, %2#1 : !torch.tensor<[n,5],f32>, !torch.tensor<[n,5],i64>
}

// CHECK-LABEL: @sort_of_ints(
// CHECK: %[[V0:.*]] = onnx.Constant() {value = dense<5> : tensor<1xi64>} : () -> tensor<1xi64>
// CHECK: %[[V1:.*]]:2 = onnx.TopKV11(%arg0, %[[V0]]) {axis = 1 : i64, largest = 0 : i64, sorted = 1 : i64} : {{.*}} -> (tensor<?x5xi64, #onnx.dims<"n", "">>, tensor<?x5xi64, #onnx.dims<"n", "">>)
// CHECK: return %[[V1]]#0, %[[V1]]#1
func.func @sort_of_ints(%arg0: !torch.tensor<[n,5],i64>) -> (!torch.tensor<[n,5],i64>, !torch.tensor<[n,5],i64>) {
  %0 = torch.constant -1 : i64 -> !torch.int<-1>
  %1 = torch.constant false -> !torch.bool<false>
  %2:2 = torch.aten.sort(%arg0, %0, %1) : (!torch.tensor<[n,5],i64>, !torch.int<-1>, !torch.bool<false>) -> (!torch.tensor<[n,5],i64>, !torch.tensor<[n,5],i64>)
  return %2#0, %2#1 : !torch.tensor<[n,5],i64>, !torch.tensor<[n,5],i64>
}

// CHECK-LABEL: @sum(
// CHECK: %[[V0:.*]] = onnx.ReduceSum(%arg0) {keepdims = 0 : i64} : {{.*}} -> tensor<f32>
// CHECK: return %[[V0]]
func.func @sum(%arg0: !torch.tensor<[n,3],f32>) -> (!torch.tensor<[],f32>) {
  %0 = torch.constant unit -> !torch.none
  %1 = torch.aten.sum(%arg0, %0) : (!torch.tensor<[n,3],f32>, !torch.none) -> !torch.tensor<[],f32>
  return %1 : !torch.tensor<[],f32>
}

// CHECK-LABEL: @sum_of_ints(
// CHECK: %[[V0:.*]] = onnx.Constant() {value = dense<4294967296> : tensor<i64>} : () -> tensor<i64>
// CHECK: %[[V1:.*]] = onnx.Div(%arg0, %[[V0]]) : {{.*}} -> tensor<?x3xi64, #onnx.dims<"n", "">>
// CHECK: %[[V2:.*]] = onnx.Mul(%[[V1]], %[[V0]]) : {{.*}} -> tensor<?x3xi64, #onnx.dims<"n", "">>
// CHECK: %[[V3:.*]] = onnx.Sub(%arg0, %[[V2]]) : {{.*}} -> tensor<?x3xi64, #onnx.dims<"n", "">>
// CHECK: %[[V4:.*]] = onnx.ReduceSum(%[[V1]]) {keepdims = 0 : i64} : {{.*}} -> tensor<*xi64>
// CHECK: %[[V5:.*]] = onnx.Mul(%[[V4]], %[[V0]]) : {{.*}} -> tensor<*xi64>
// CHECK: %[[V6:.*]] = onnx.ReduceSum(%[[V3]]) {keepdims = 0 : i64} : {{.*}} -> tensor<*xi64>
// CHECK: %[[V7:.*]] = onnx.Add(%[[V5]], %[[V6]]) : {{.*}} -> tensor<i64>
// CHECK: return %[[V7]]
func.func @sum_of_ints(%arg0: !torch.tensor<[n,3],i64>) -> (!torch.tensor<[],i64>) {
  %0 = torch.constant unit -> !torch.none
  %1 = torch.aten.sum(%arg0, %0) : (!torch.tensor<[n,3],i64>, !torch.none) -> !torch.tensor<[],i64>
  return %1 : !torch.tensor<[],i64>
}

// CHECK-LABEL: @sum_dim_IntList(
// CHECK: %[[V0:.*]] = onnx.Constant() {value = dense<1> : tensor<1xi64>} : () -> tensor<1xi64>
// CHECK: %[[V1:.*]] = onnx.ReduceSum(%arg0, %[[V0]]) {keepdims = 0 : i64} : {{.*}} -> tensor<?x4xf32, #onnx.dims<"n", "">>
// CHECK: return %[[V1]]
func.func @sum_dim_IntList(%arg0: !torch.tensor<[n,3,4],f32>) -> (!torch.tensor<[n,4],f32>) {
  %0 = torch.constant 1 : i64 -> !torch.int<1>
  %1 = torch.constant false -> !torch.bool<false>
  %2 = torch.constant unit -> !torch.none
  %3 = torch.prim.ListConstruct(%0) : (!torch.int<1>) -> !torch.list<[!torch.int<1>]>
  %4 = torch.aten.sum.dim_IntList(%arg0, %3, %1, %2) : (!torch.tensor<[n,3,4],f32>, !torch.list<[!torch.int<1>]>, !torch.bool<false>, !torch.none) -> !torch.tensor<[n,4],f32>
  return %4 : !torch.tensor<[n,4],f32>
}

// CHECK-LABEL: @sum_dim_IntList_of_ints(
// CHECK: %[[V0:.*]] = onnx.Constant() {value = dense<4294967296> : tensor<i64>} : () -> tensor<i64>
// CHECK: %[[V1:.*]] = onnx.Div(%arg0, %[[V0]]) : {{.*}} -> tensor<?x3x4xi64, #onnx.dims<"n", "", "">>
// CHECK: %[[V2:.*]] = onnx.Mul(%[[V1]], %[[V0]]) : {{.*}} -> tensor<?x3x4xi64, #onnx.dims<"n", "", "">>
// CHECK: %[[V3:.*]] = onnx.Sub(%arg0, %[[V2]]) : {{.*}} -> tensor<?x3x4xi64, #onnx.dims<"n", "", "">>
// CHECK: %[[V4:.*]] = onnx.Constant() {value = dense<1> : tensor<1xi64>} : () -> tensor<1xi64>
// CHECK: %[[V5:.*]] = onnx.ReduceSum(%[[V1]], %[[V4]]) {keepdims = 0 : i64} : {{.*}} -> tensor<*xi64>
// CHECK: %[[V6:.*]] = onnx.Mul(%[[V5]], %[[V0]]) : {{.*}} -> tensor<*xi64>
// CHECK: %[[V7:.*]] = onnx.Constant() {value = dense<1> : tensor<1xi64>} : () -> tensor<1xi64>
// CHECK: %[[V8:.*]] = onnx.ReduceSum(%[[V3]], %[[V7]]) {keepdims = 0 : i64} : {{.*}} -> tensor<*xi64>
// CHECK: %[[V9:.*]] = onnx.Add(%[[V6]], %[[V8]]) : {{.*}} -> tensor<?x4xi64, #onnx.dims<"n", "">>
// CHECK: return %[[V9]]
func.func @sum_dim_IntList_of_ints(%arg0: !torch.tensor<[n,3,4],i64>) -> (!torch.tensor<[n,4],i64>) {
  %0 = torch.constant 1 : i64 -> !torch.int<1>
  %1 = torch.constant false -> !torch.bool<false>
  %2 = torch.constant unit -> !torch.none
  %3 = torch.prim.ListConstruct(%0) : (!torch.int<1>) -> !torch.list<[!torch.int<1>]>
  %4 = torch.aten.sum.dim_IntList(%arg0, %3, %1, %2) : (!torch.tensor<[n,3,4],i64>, !torch.list<[!torch.int<1>]>, !torch.bool<false>, !torch.none) -> !torch.tensor<[n,4],i64>
  return %4 : !torch.tensor<[n,4],i64>
}

// CHECK-LABEL: @topk(
// CHECK: %[[V0:.*]] = onnx.Constant() {value = dense<1> : tensor<1xi64>} : () -> tensor<1xi64>
// CHECK: %[[V1:.*]] = onnx.Constant() {value = dense<5.000000e-01> : tensor<f32>} : () -> tensor<f32>
// CHECK: %[[V2:.*]] = onnx.Mul(%arg0, %[[V1]]) : {{.*}} -> tensor<?x5xf32, #onnx.dims<"n", "">>
// CHECK: %[[V3:.*]] = onnx.Constant() {value = dense<3.40282347E+38> : tensor<f32>} : () -> tensor<f32>
// CHECK: %[[V4:.*]] = onnx.Constant() {value = dense<0x7F800000> : tensor<f32>} : () -> tensor<f32>
// CHECK: %[[V5:.*]] = onnx.IsNaN(%arg0) : {{.*}} -> tensor<?x5xi1, #onnx.dims<"n", "">>
// CHECK: %[[V6:.*]] = onnx.Min(%[[V2]], %[[V3]]) : {{.*}} -> tensor<?x5xf32, #onnx.dims<"n", "">>
// CHECK: %[[V7:.*]] = onnx.Where(%[[V5]], %[[V4]], %[[V6]]) : {{.*}} -> tensor<?x5xf32, #onnx.dims<"n", "">>
// CHECK: %[[V8:.*]]:2 = onnx.TopKV11(%[[V7]], %[[V0]]) {axis = 1 : i64, largest = 0 : i64, sorted = 1 : i64} : {{.*}} -> (tensor<*xf32>, tensor<?x1xi64, #onnx.dims<"n", "">>)
// CHECK: %[[V9:.*]] = onnx.GatherElements(%arg0, %[[V8]]#1) {axis = 1 : i64} : {{.*}} -> tensor<?x1xf32, #onnx.dims<"n", "">>
// CHECK: return %[[V9]], %[[V8]]#1
func.func @topk(%arg0: !torch.tensor<[n,5],f32>) -> (!torch.tensor<[n,1],f32>, !torch.tensor<[n,1],i64>) {
  %0 = torch.constant 1 : i64 -> !torch.int<1>
  %1 = torch.constant -1 : i64 -> !torch.int<-1>
  %2 = torch.constant false -> !torch.bool<false>
  %3 = torch.constant true -> !torch.bool<true>
  %4:2 = torch.aten.topk(%arg0, %0, %1, %2, %3) : (!torch.tensor<[n,5],f32>, !torch.int<1>, !torch.int<-1>, !torch.bool<false>, !torch.bool<true>) -> (!torch.tensor<[n,1],f32>, !torch.tensor<[n,1],i64>)
  return %4#0, %4#1 : !torch.tensor<[n,1],f32>, !torch.tensor<[n,1],i64>
}

// CHECK-LABEL: @topk_of_ints(
// CHECK: %[[V0:.*]] = onnx.Constant() {value = dense<1> : tensor<1xi64>} : () -> tensor<1xi64>
// CHECK: %[[V1:.*]]:2 = onnx.TopKV11(%arg0, %[[V0]]) {axis = 1 : i64, largest = 0 : i64, sorted = 1 : i64} : {{.*}} -> (tensor<?x1xi64, #onnx.dims<"n", "">>, tensor<?x1xi64, #onnx.dims<"n", "">>)
// CHECK: return %[[V1]]#0
func.func @topk_of_ints(%arg0: !torch.tensor<[n,5],i64>) -> !torch.tensor<[n,1],i64> {
  %0 = torch.constant 1 : i64 -> !torch.int<1>
  %1 = torch.constant -1 : i64 -> !torch.int<-1>
  %2 = torch.constant false -> !torch.bool<false>
  %3 = torch.constant true -> !torch.bool<true>
  %4:2 = torch.aten.topk(%arg0, %0, %1, %2, %3) : (!torch.tensor<[n,5],i64>, !torch.int<1>, !torch.int<-1>, !torch.bool<false>, !torch.bool<true>) -> (!torch.tensor<[n,1],i64>, !torch.tensor<[n,1],i64>)
  return %4#0 : !torch.tensor<[n,1],i64>
}

// CHECK-LABEL: @all_dim(
// CHECK: %[[V0:.*]] = onnx.Not(%arg0) : {{.*}} -> tensor<?x3xi1, #onnx.dims<"n", "">>
// CHECK: %[[V1:.*]] = onnx.CastV19(%[[V0]]) {to = 7 : i64} : {{.*}} -> tensor<?x3xi64, #onnx.dims<"n", "">>
// CHECK: %[[V2:.*]] = onnx.Constant() {value = dense<1> : tensor<1xi64>} : () -> tensor<1xi64>
// CHECK: %[[V3:.*]] = onnx.ReduceSum(%[[V1]], %[[V2]]) {keepdims = 0 : i64} : {{.*}} -> tensor<*xi64>
// CHECK: %[[V4:.*]] = onnx.Constant() {value = dense<0> : tensor<i64>} : () -> tensor<i64>
// CHECK: %[[V5:.*]] = onnx.Greater(%[[V3]], %[[V4]]) : {{.*}} -> tensor<*xi1>
// CHECK: %[[V6:.*]] = onnx.Not(%[[V5]]) : {{.*}} -> tensor<?xi1, #onnx.dims<"n">>
// CHECK: return %[[V6]]
func.func @all_dim(%arg0: !torch.tensor<[n,3],i1>) -> (!torch.tensor<[n],i1>) {
  %0 = torch.constant 1 : i64 -> !torch.int<1>
  %1 = torch.constant false -> !torch.bool<false>
  %2 = torch.aten.all.dim(%arg0, %0, %1) : (!torch.tensor<[n,3],i1>, !torch.int<1>, !torch.bool<false>) -> !torch.tensor<[n],i1>
  return %2 : !torch.tensor<[n],i1>
}

// CHECK-LABEL: @all_dims(
// CHECK: %[[V0:.*]] = onnx.Not(%arg0) : {{.*}} -> tensor<?x3xi1, #onnx.dims<"n", "">>
// CHECK: %[[V1:.*]] = onnx.CastV19(%[[V0]]) {to = 7 : i64} : {{.*}} -> tensor<?x3xi64, #onnx.dims<"n", "">>
// CHECK: %[[V2:.*]] = onnx.Constant() {value = dense<[0, 1]> : tensor<2xi64>} : () -> tensor<2xi64>
// CHECK: %[[V3:.*]] = onnx.ReduceSum(%[[V1]], %[[V2]]) {keepdims = 0 : i64} : {{.*}} -> tensor<*xi64>
// CHECK: %[[V4:.*]] = onnx.Constant() {value = dense<0> : tensor<i64>} : () -> tensor<i64>
// CHECK: %[[V5:.*]] = onnx.Greater(%[[V3]], %[[V4]]) : {{.*}} -> tensor<*xi1>
// CHECK: %[[V6:.*]] = onnx.Not(%[[V5]]) : {{.*}} -> tensor<i1>
// CHECK: return %[[V6]]
func.func @all_dims(%arg0: !torch.tensor<[n,3],i1>) -> (!torch.tensor<[],i1>) {
  %0 = torch.constant 0 : i64 -> !torch.int<0>
  %1 = torch.constant 1 : i64 -> !torch.int<1>
  %2 = torch.prim.ListConstruct(%0, %1) : (!torch.int<0>, !torch.int<1>) -> !torch.list<[!torch.int<0>, !torch.int<1>]>
  %3 = torch.constant false -> !torch.bool<false>
  %4 = torch.aten.all.dims(%arg0, %2, %3) : (!torch.tensor<[n,3],i1>, !torch.list<[!torch.int<0>, !torch.int<1>]>, !torch.bool<false>) -> !torch.tensor<[],i1>
  return %4 : !torch.tensor<[],i1>
}

// CHECK-LABEL: @any_dim(
// CHECK: %[[V0:.*]] = onnx.CastV19(%arg0) {to = 7 : i64} : {{.*}} -> tensor<?x3xi64, #onnx.dims<"n", "">>
// CHECK: %[[V1:.*]] = onnx.Constant() {value = dense<1> : tensor<1xi64>} : () -> tensor<1xi64>
// CHECK: %[[V2:.*]] = onnx.ReduceSum(%[[V0]], %[[V1]]) {keepdims = 0 : i64} : {{.*}} -> tensor<*xi64>
// CHECK: %[[V3:.*]] = onnx.Constant() {value = dense<0> : tensor<i64>} : () -> tensor<i64>
// CHECK: %[[V4:.*]] = onnx.Greater(%[[V2]], %[[V3]]) : {{.*}} -> tensor<?xi1, #onnx.dims<"n">>
// CHECK: return %[[V4]]
func.func @any_dim(%arg0: !torch.tensor<[n,3],i1>) -> (!torch.tensor<[n],i1>) {
  %0 = torch.constant 1 : i64 -> !torch.int<1>
  %1 = torch.constant false -> !torch.bool<false>
  %2 = torch.aten.any.dim(%arg0, %0, %1) : (!torch.tensor<[n,3],i1>, !torch.int<1>, !torch.bool<false>) -> !torch.tensor<[n],i1>
  return %2 : !torch.tensor<[n],i1>
}

// CHECK-LABEL: @any_dims(
// CHECK: %[[V0:.*]] = onnx.CastV19(%arg0) {to = 7 : i64} : {{.*}} -> tensor<?x3xi64, #onnx.dims<"n", "">>
// CHECK: %[[V1:.*]] = onnx.Constant() {value = dense<[0, 1]> : tensor<2xi64>} : () -> tensor<2xi64>
// CHECK: %[[V2:.*]] = onnx.ReduceSum(%[[V0]], %[[V1]]) {keepdims = 0 : i64} : {{.*}} -> tensor<*xi64>
// CHECK: %[[V3:.*]] = onnx.Constant() {value = dense<0> : tensor<i64>} : () -> tensor<i64>
// CHECK: %[[V4:.*]] = onnx.Greater(%[[V2]], %[[V3]]) : {{.*}} -> tensor<i1>
// CHECK: return %[[V4]]
func.func @any_dims(%arg0: !torch.tensor<[n,3],i1>) -> (!torch.tensor<[],i1>) {
  %0 = torch.constant 0 : i64 -> !torch.int<0>
  %1 = torch.constant 1 : i64 -> !torch.int<1>
  %2 = torch.prim.ListConstruct(%0, %1) : (!torch.int<0>, !torch.int<1>) -> !torch.list<[!torch.int<0>, !torch.int<1>]>
  %3 = torch.constant false -> !torch.bool<false>
  %4 = torch.aten.any.dims(%arg0, %2, %3) : (!torch.tensor<[n,3],i1>, !torch.list<[!torch.int<0>, !torch.int<1>]>, !torch.bool<false>) -> !torch.tensor<[],i1>
  return %4 : !torch.tensor<[],i1>
}

// CHECK-LABEL: @count_nonzero_dim_IntList(
// CHECK: %[[V0:.*]] = onnx.CastV19(%arg0) {to = 9 : i64} : {{.*}} -> tensor<?x3xi1, #onnx.dims<"n", "">>
// CHECK: %[[V1:.*]] = onnx.CastV19(%[[V0]]) {to = 7 : i64} : {{.*}} -> tensor<?x3xi64, #onnx.dims<"n", "">>
// CHECK: %[[V2:.*]] = onnx.Constant() {value = dense<1> : tensor<1xi64>} : () -> tensor<1xi64>
// CHECK: %[[V3:.*]] = onnx.ReduceSum(%[[V1]], %[[V2]]) {keepdims = 0 : i64} : {{.*}} -> tensor<?xi64, #onnx.dims<"n">>
// CHECK: return %[[V3]]
func.func @count_nonzero_dim_IntList(%arg0: !torch.tensor<[n,3],f32>) -> (!torch.tensor<[n],i64>) {
  %0 = torch.constant 1 : i64 -> !torch.int<1>
  %1 = torch.prim.ListConstruct(%0) : (!torch.int<1>) -> !torch.list<[!torch.int<1>]>
  %2 = torch.aten.count_nonzero.dim_IntList(%arg0, %1) : (!torch.tensor<[n,3],f32>, !torch.list<[!torch.int<1>]>) -> !torch.tensor<[n],i64>
  return %2 : !torch.tensor<[n],i64>
}

// CHECK-LABEL: @prod_dim_int(
// CHECK: %[[V0:.*]] = onnx.Constant() {value = dense<1> : tensor<1xi64>} : () -> tensor<1xi64>
// CHECK: %[[V1:.*]] = onnx.ReduceProd(%arg0, %[[V0]]) {keepdims = 0 : i64} : {{.*}} -> tensor<?xf32, #onnx.dims<"n">>
// CHECK: return %[[V1]]
func.func @prod_dim_int(%arg0: !torch.tensor<[n,3],f32>) -> (!torch.tensor<[n],f32>) {
  %0 = torch.constant 1 : i64 -> !torch.int<1>
  %1 = torch.constant false -> !torch.bool<false>
  %2 = torch.constant unit -> !torch.none
  %3 = torch.aten.prod.dim_int(%arg0, %0, %1, %2) : (!torch.tensor<[n,3],f32>, !torch.int<1>, !torch.bool<false>, !torch.none) -> !torch.tensor<[n],f32>
  return %3 : !torch.tensor<[n],f32>
}

// CHECK-LABEL: @sort_stable(
// CHECK: %[[V0:.*]] = onnx.Constant() {value = dense<3> : tensor<1xi64>} : () -> tensor<1xi64>
// CHECK: %[[V1:.*]] = onnx.Constant() {value = dense<5.000000e-01> : tensor<f32>} : () -> tensor<f32>
// CHECK: %[[V2:.*]] = onnx.Mul(%arg0, %[[V1]]) : {{.*}} -> tensor<?x3xf32, #onnx.dims<"n", "">>
// CHECK: %[[V3:.*]] = onnx.Constant() {value = dense<3.40282347E+38> : tensor<f32>} : () -> tensor<f32>
// CHECK: %[[V4:.*]] = onnx.Constant() {value = dense<0x7F800000> : tensor<f32>} : () -> tensor<f32>
// CHECK: %[[V5:.*]] = onnx.IsNaN(%arg0) : {{.*}} -> tensor<?x3xi1, #onnx.dims<"n", "">>
// CHECK: %[[V6:.*]] = onnx.Min(%[[V2]], %[[V3]]) : {{.*}} -> tensor<?x3xf32, #onnx.dims<"n", "">>
// CHECK: %[[V7:.*]] = onnx.Where(%[[V5]], %[[V4]], %[[V6]]) : {{.*}} -> tensor<?x3xf32, #onnx.dims<"n", "">>
// CHECK: %[[V8:.*]]:2 = onnx.TopKV11(%[[V7]], %[[V0]]) {axis = 1 : i64, largest = 0 : i64, sorted = 1 : i64} : {{.*}} -> (tensor<*xf32>, tensor<?x3xi64, #onnx.dims<"n", "">>)
// CHECK: %[[V9:.*]] = onnx.GatherElements(%arg0, %[[V8]]#1) {axis = 1 : i64} : {{.*}} -> tensor<?x3xf32, #onnx.dims<"n", "">>
// CHECK: return %[[V9]], %[[V8]]#1
func.func @sort_stable(%arg0: !torch.tensor<[n,3],f32>) -> (!torch.tensor<[n,3],f32>, !torch.tensor<[n,3],i64>) {
  %0 = torch.constant true -> !torch.bool<true>
  %1 = torch.constant 1 : i64 -> !torch.int<1>
  %2 = torch.constant false -> !torch.bool<false>
  %3:2 = torch.aten.sort.stable(%arg0, %0, %1, %2) : (!torch.tensor<[n,3],f32>, !torch.bool<true>, !torch.int<1>, !torch.bool<false>) -> (!torch.tensor<[n,3],f32>, !torch.tensor<[n,3],i64>)
  return %3#0, %3#1 : !torch.tensor<[n,3],f32>, !torch.tensor<[n,3],i64>
}

// CHECK-LABEL: @unique_dim(
// CHECK: %[[V0:.*]]:4 = onnx.UniqueV11(%arg0) {axis = 0 : i64} : {{.*}} -> (tensor<?x3xf32, #onnx.dims<"u0", "">>, tensor<*xi64>, tensor<*xi64>, tensor<*xi64>)
// CHECK: %[[V1:.*]] = onnx.Constant() {value = dense<> : tensor<0xi64>} : () -> tensor<0xi64>
// CHECK: %[[V2:.*]] = onnx.Constant() {value = dense<> : tensor<0xi64>} : () -> tensor<0xi64>
// CHECK: return %[[V0]]#0, %[[V1]], %[[V2]]
func.func @unique_dim(%arg0: !torch.tensor<[n,3],f32>) -> (!torch.tensor<[u0,3],f32>, !torch.tensor<[0],i64>, !torch.tensor<[0],i64>) {
  %0 = torch.constant 0 : i64 -> !torch.int<0>
  %1 = torch.constant true -> !torch.bool<true>
  %2 = torch.constant false -> !torch.bool<false>
  %3:3 = torch.aten.unique_dim(%arg0, %0, %1, %2, %2) : (!torch.tensor<[n,3],f32>, !torch.int<0>, !torch.bool<true>, !torch.bool<false>, !torch.bool<false>) -> (!torch.tensor<[u0,3],f32>, !torch.tensor<[0],i64>, !torch.tensor<[0],i64>)
  return %3#0, %3#1, %3#2 : !torch.tensor<[u0,3],f32>, !torch.tensor<[0],i64>, !torch.tensor<[0],i64>
}
