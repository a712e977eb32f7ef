// RUN: split-file %s %t
// RUN: torch-onnx-opt %t/model.mlir --pass-pipeline='builtin.module(func.func(onnx-legalize-types{opset=20 target=%t/own.target}))' --split-input-file --verify-diagnostics | FileCheck %s

//--- own.target
name Own
opsets 11..20
Slice[11..]
GatherElements[11..] aligned

//--- model.mlir
// Of the same sizes but for the axis.
// CHECK-LABEL: @same(
// CHECK-SAME: %[[DATA:[^:]*]]: tensor<2x9xf32>, %[[INDICES:[^:]*]]: tensor<2x3xi64>
// CHECK-NEXT: onnx.GatherElements(%[[DATA]], %[[INDICES]]) {axis = 1 : i64}
func.func @same(%data: tensor<2x9xf32>, %indices: tensor<2x3xi64>) -> tensor<2x3xf32> {
  %0 = onnx.GatherElements(%data, %indices) {axis = 1} : (tensor<2x9xf32>, tensor<2x3xi64>) -> tensor<2x3xf32>
  return %0 : tensor<2x3xf32>
}

// -----

// What no index reaches is cut off, and of the axis nothing.
// CHECK-LABEL: @fewer(
// CHECK-SAME: %[[DATA:[^:]*]]: tensor<4x9x5xf32>, %[[INDICES:[^:]*]]: tensor<2x3x1xi64>
// CHECK-DAG: %[[STARTS:.*]] = onnx.Constant() {value = dense<0> : tensor<2xi64>}
// CHECK-DAG: %[[ENDS:.*]] = onnx.Constant() {value = dense<[2, 1]> : tensor<2xi64>}
// CHECK-DAG: %[[AXES:.*]] = onnx.Constant() {value = dense<[0, 2]> : tensor<2xi64>}
// CHECK: %[[PART:.*]] = onnx.Slice(%[[DATA]], %[[STARTS]], %[[ENDS]], %[[AXES]]) : {{.*}} -> tensor<*xf32>
// CHECK: onnx.GatherElements(%[[PART]], %[[INDICES]]) {axis = -2 : i64}
func.func @fewer(%data: tensor<4x9x5xf32>, %indices: tensor<2x3x1xi64>) -> tensor<2x3x1xf32> {
  %0 = onnx.GatherElements(%data, %indices) {axis = -2} : (tensor<4x9x5xf32>, tensor<2x3x1xi64>) -> tensor<2x3x1xf32>
  return %0 : tensor<2x3x1xf32>
}

// -----

// An open dim of one name is of one size; that of the axis may be any.
// CHECK-LABEL: @named(
// CHECK-NEXT: onnx.GatherElements(
func.func @named(%data: tensor<?x?xf32, #onnx.dims<"n", "a">>, %indices: tensor<?x?xi64, #onnx.dims<"n", "b">>) -> tensor<?x?xf32> {
  %0 = onnx.GatherElements(%data, %indices) {axis = 1} : (tensor<?x?xf32, #onnx.dims<"n", "a">>, tensor<?x?xi64, #onnx.dims<"n", "b">>) -> tensor<?x?xf32>
  return %0 : tensor<?x?xf32>
}

// -----

func.func @other_names(%data: tensor<?x2xf32, #onnx.dims<"n", "">>, %indices: tensor<?x2xi64, #onnx.dims<"m", "">>) -> tensor<?x2xf32> {
  // expected-error @+1 {{Own needs indices of the data's sizes for GatherElements, but for the axis}}
  %0 = onnx.GatherElements(%data, %indices) {axis = 1} : (tensor<?x2xf32, #onnx.dims<"n", "">>, tensor<?x2xi64, #onnx.dims<"m", "">>) -> tensor<?x2xf32>
  return %0 : tensor<?x2xf32>
}

// -----

func.func @no_names(%data: tensor<?x2xf32>, %indices: tensor<?x2xi64>) -> tensor<?x2xf32> {
  // expected-error @+1 {{Own needs indices of the data's sizes for GatherElements, but for the axis}}
  %0 = onnx.GatherElements(%data, %indices) {axis = 1} : (tensor<?x2xf32>, tensor<?x2xi64>) -> tensor<?x2xf32>
  return %0 : tensor<?x2xf32>
}
