// NOTE: The checks are written by tools/dev/update_checks.py.

// RUN: torch-onnx-opt %s --pass-pipeline='builtin.module(convert-torch-to-onnx{opset=20})' | FileCheck %s

// One dim is kept, the others are one.
// CHECK-LABEL: @flatten_rest(
// CHECK: %[[V0:.*]] = onnx.FlattenV13(%arg0) {axis = 1 : i64} : {{.*}} -> tensor<?x?xf32, #onnx.dims<"n", "3*h">>
// CHECK: return %[[V0]]
func.func @flatten_rest(%x: !torch.tensor<[n,3,h],f32>) -> (!torch.tensor<[n,"3*h"],f32>) {
  %one = torch.constant 1 : i64 -> !torch.int<1>
  %last = torch.constant -1 : i64 -> !torch.int<-1>
  %0 = torch.aten.flatten.using_ints(%x, %one, %last) : (!torch.tensor<[n,3,h],f32>, !torch.int<1>, !torch.int<-1>) -> !torch.tensor<[n,"3*h"],f32>
  return %0 : !torch.tensor<[n,"3*h"],f32>
}

// Sizes that are computed may be 0.
// CHECK-LABEL: @view_as_another(
// CHECK: %[[V0:.*]] = onnx.ShapeV19(%arg1) : {{.*}} -> tensor<*xi64>
// CHECK: %[[V1:.*]] = onnx.ReshapeV19(%arg0, %[[V0]]) {allowzero = 1 : i64} : {{.*}} -> tensor<?x?xf32, #onnx.dims<"n", "h">>
// CHECK: return %[[V1]]
func.func @view_as_another(%x: !torch.tensor<["n*h"],f32>, %y: !torch.tensor<[n,h],f32>) -> (!torch.tensor<[n,h],f32>) {
  %0 = torch.aten.view_as(%x, %y) : (!torch.tensor<["n*h"],f32>, !torch.tensor<[n,h],f32>) -> !torch.tensor<[n,h],f32>
  return %0 : !torch.tensor<[n,h],f32>
}

// [..., n] needs no n to be computed.
// CHECK-LABEL: @flatten_leading(
// CHECK: %[[V0:.*]] = onnx.FlattenV13(%arg0) {axis = 2 : i64} : {{.*}} -> tensor<?x?xf32, #onnx.dims<"h*n", "c">>
// CHECK: return %[[V0]]
func.func @flatten_leading(%x: !torch.tensor<[n,h,c],f32>) -> (!torch.tensor<["h*n",c],f32>) {
  %zero = torch.constant 0 : i64 -> !torch.int<0>
  %one = torch.constant 1 : i64 -> !torch.int<1>
  %0 = torch.aten.flatten.using_ints(%x, %zero, %one) : (!torch.tensor<[n,h,c],f32>, !torch.int<0>, !torch.int<1>) -> !torch.tensor<["h*n",c],f32>
  return %0 : !torch.tensor<["h*n",c],f32>
}
