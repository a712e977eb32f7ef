// RUN: split-file %s %t
// RUN: torch-onnx-opt %t/model.mlir --pass-pipeline='builtin.module(func.func(onnx-legalize-types{opset=20 target=%t/own.target}))' --split-input-file --verify-diagnostics | FileCheck %s

//--- own.target
name Own
opsets 11..20
Conv[11..] W: static
CumSum[11..] axis: constant

//--- model.mlir
// The kernel's sizes are known, though the image's and the numbers of the kernel are not.
// CHECK-LABEL: @known(
// CHECK-SAME: %[[X:[^:]*]]: tensor<?x2x?xf32>, %[[W:[^:]*]]: tensor<4x2x3xf32>
// CHECK-NEXT: %[[Y:.*]] = onnx.Conv(%[[X]], %[[W]])
// CHECK-NEXT: return %[[Y]]
func.func @known(%x: tensor<?x2x?xf32>, %w: tensor<4x2x3xf32>) -> tensor<?x4x?xf32> {
  %0 = onnx.Conv(%x, %w) : (tensor<?x2x?xf32>, tensor<4x2x3xf32>) -> tensor<?x4x?xf32>
  return %0 : tensor<?x4x?xf32>
}

// -----

func.func @open(%x: tensor<1x2x9xf32>, %w: tensor<?x2x3xf32>) -> tensor<1x?x7xf32> {
  // expected-error @+1 {{Own needs a known shape for 'W' of Conv}}
  %0 = onnx.Conv(%x, %w) : (tensor<1x2x9xf32>, tensor<?x2x3xf32>) -> tensor<1x?x7xf32>
  return %0 : tensor<1x?x7xf32>
}

// -----

// CHECK-LABEL: @constant(
// CHECK-SAME: %[[X:[^:]*]]: tensor<?xf32>
// CHECK-NEXT: %[[AXIS:.*]] = onnx.Constant()
// CHECK-NEXT: onnx.CumSum(%[[X]], %[[AXIS]])
func.func @constant(%x: tensor<?xf32>) -> tensor<?xf32> {
  %axis = onnx.Constant() {value = dense<0> : tensor<i64>} : () -> tensor<i64>
  %0 = onnx.CumSum(%x, %axis) : (tensor<?xf32>, tensor<i64>) -> tensor<?xf32>
  return %0 : tensor<?xf32>
}

// -----

func.func @computed(%x: tensor<?xf32>, %axis: tensor<i64>) -> tensor<?xf32> {
  // expected-error @+1 {{Own needs a constant for 'axis' of CumSum}}
  %0 = onnx.CumSum(%x, %axis) : (tensor<?xf32>, tensor<i64>) -> tensor<?xf32>
  return %0 : tensor<?xf32>
}
