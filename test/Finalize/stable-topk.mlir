// RUN: split-file %s %t
// RUN: torch-onnx-opt %t/model.mlir --pass-pipeline='builtin.module(func.func(onnx-stable-topk{opset=20 target=%t/own.target}))' 2>%t/warnings | FileCheck %s
// RUN: FileCheck %s --check-prefix=WARNING --input-file=%t/warnings
// RUN: torch-onnx-opt %t/model.mlir --pass-pipeline='builtin.module(func.func(onnx-stable-topk{opset=20}))' | FileCheck %s --check-prefix=STABLE

//--- own.target
name Own
opsets 11..20
TopK[11..] unstable

//--- model.mlir
// STABLE-COUNT-4: onnx.TopK
// STABLE-NOT: onnx.TopK

// CHECK-LABEL: @places(
// CHECK: onnx.TopK
// CHECK: onnx.Equal
// CHECK: onnx.CumSum
// CHECK: %[[KEY:.*]] = onnx.Add
// CHECK: onnx.TopK{{.*}}(%[[KEY]],
// CHECK: %[[PLACES:.*]] = onnx.Mod
// CHECK: onnx.Slice(%[[PLACES]],
func.func @places(%x: tensor<2x9xf32>) -> (tensor<2x3xf32>, tensor<2x3xi64>) {
  %k = onnx.Constant() {value = dense<3> : tensor<1xi64>} : () -> tensor<1xi64>
  %v, %i = onnx.TopK(%x, %k) {axis = -1} : (tensor<2x9xf32>, tensor<1xi64>) -> (tensor<2x3xf32>, tensor<2x3xi64>)
  return %v, %i : tensor<2x3xf32>, tensor<2x3xi64>
}

// Of an open size, where the keys have room.
// CHECK-LABEL: @open(
// CHECK: onnx.Mod
// CHECK: onnx.Less
// CHECK: onnx.Where
func.func @open(%x: tensor<?x2xf32>) -> tensor<3x2xi64> {
  %k = onnx.Constant() {value = dense<3> : tensor<1xi64>} : () -> tensor<1xi64>
  %v, %i = onnx.TopK(%x, %k) {axis = 0} : (tensor<?x2xf32>, tensor<1xi64>) -> (tensor<3x2xf32>, tensor<3x2xi64>)
  return %i : tensor<3x2xi64>
}

// What nobody asks the places of stays.
// CHECK-LABEL: @values(
// CHECK-NEXT: onnx.Constant
// CHECK-NEXT: onnx.TopK
// CHECK-NEXT: return
func.func @values(%x: tensor<9xf32>) -> tensor<3xf32> {
  %k = onnx.Constant() {value = dense<3> : tensor<1xi64>} : () -> tensor<1xi64>
  %v, %i = onnx.TopK(%x, %k) : (tensor<9xf32>, tensor<1xi64>) -> (tensor<3xf32>, tensor<3xi64>)
  return %v : tensor<3xf32>
}

// CHECK-LABEL: @many(
// WARNING: warning: Own has equal elements in any order, and these are too many
// CHECK-NEXT: onnx.Constant
// CHECK-NEXT: onnx.TopK
// CHECK-NEXT: return
func.func @many(%x: tensor<50000xf32>) -> tensor<3xi64> {
  %k = onnx.Constant() {value = dense<3> : tensor<1xi64>} : () -> tensor<1xi64>
  %v, %i = onnx.TopK(%x, %k) : (tensor<50000xf32>, tensor<1xi64>) -> (tensor<3xf32>, tensor<3xi64>)
  return %i : tensor<3xi64>
}
