// NOTE: The checks are written by tools/dev/update_checks.py.

// RUN: torch-onnx-opt %s --pass-pipeline='builtin.module(convert-torch-to-onnx{opset=20})' | FileCheck %s

// CHECK-LABEL: @_pad_circular(
// CHECK: %[[V0:.*]] = onnx.Constant() {value = dense<[0, 0, 1, 0, 0, 2]> : tensor<6xi64>} : () -> tensor<6xi64>
// CHECK: %[[V1:.*]] = onnx.PadV18(%arg0, %[[V0]]) {mode = "wrap"} : {{.*}} -> tensor<3x2x8xf32>
// CHECK: return %[[V1]]
func.func @_pad_circular(%arg0: !torch.tensor<[3,2,5],f32>) -> (!torch.tensor<[3,2,8],f32>) {
  %0 = torch.constant 1 : i64 -> !torch.int<1>
  %1 = torch.constant 2 : i64 -> !torch.int<2>
  %2 = torch.prim.ListConstruct(%0, %1) : (!torch.int<1>, !torch.int<2>) -> !torch.list<[!torch.int<1>, !torch.int<2>]>
  %3 = torch.aten._pad_circular(%arg0, %2) : (!torch.tensor<[3,2,5],f32>, !torch.list<[!torch.int<1>, !torch.int<2>]>) -> !torch.tensor<[3,2,8],f32>
  return %3 : !torch.tensor<[3,2,8],f32>
}

// CHECK-LABEL: @constant_pad_nd(
// CHECK: %[[V0:.*]] = onnx.Constant() {value = dense<[0, 1, 0, 2]> : tensor<4xi64>} : () -> tensor<4xi64>
// CHECK: %[[V1:.*]] = onnx.PadV18(%arg0, %[[V0]]) {mode = "constant"} : {{.*}} -> tensor<?x7xf32, #onnx.dims<"n", "">>
// CHECK: return %[[V1]]
func.func @constant_pad_nd(%arg0: !torch.tensor<[n,4],f32>) -> (!torch.tensor<[n,7],f32>) {
  %0 = torch.constant 1 : i64 -> !torch.int<1>
  %1 = torch.constant 2 : i64 -> !torch.int<2>
  %2 = torch.constant 0 : i64 -> !torch.int<0>
  %3 = torch.prim.ListConstruct(%0, %1) : (!torch.int<1>, !torch.int<2>) -> !torch.list<[!torch.int<1>, !torch.int<2>]>
  %4 = torch.aten.constant_pad_nd(%arg0, %3, %2) : (!torch.tensor<[n,4],f32>, !torch.list<[!torch.int<1>, !torch.int<2>]>, !torch.int<0>) -> !torch.tensor<[n,7],f32>
  return %4 : !torch.tensor<[n,7],f32>
}

// CHECK-LABEL: @constant_pad_nd_of_ints(
// CHECK: %[[V0:.*]] = onnx.Constant() {value = dense<[0, 1, 0, 2]> : tensor<4xi64>} : () -> tensor<4xi64>
// CHECK: %[[V1:.*]] = onnx.PadV18(%arg0, %[[V0]]) {mode = "constant"} : {{.*}} -> tensor<?x7xi64, #onnx.dims<"n", "">>
// CHECK: return %[[V1]]
func.func @constant_pad_nd_of_ints(%arg0: !torch.tensor<[n,4],i64>) -> (!torch.tensor<[n,7],i64>) {
  %0 = torch.constant 1 : i64 -> !torch.int<1>
  %1 = torch.constant 2 : i64 -> !torch.int<2>
  %2 = torch.constant 0 : i64 -> !torch.int<0>
  %3 = torch.prim.ListConstruct(%0, %1) : (!torch.int<1>, !torch.int<2>) -> !torch.list<[!torch.int<1>, !torch.int<2>]>
  %4 = torch.aten.constant_pad_nd(%arg0, %3, %2) : (!torch.tensor<[n,4],i64>, !torch.list<[!torch.int<1>, !torch.int<2>]>, !torch.int<0>) -> !torch.tensor<[n,7],i64>
  return %4 : !torch.tensor<[n,7],i64>
}
