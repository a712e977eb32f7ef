// RUN: split-file %s %t
// RUN: torch-onnx-opt %t/model.mlir --pass-pipeline='builtin.module(func.func(onnx-legalize-types{opset=20 target=%t/own.target}))' | FileCheck %s
// RUN: torch-onnx-opt %t/model.mlir --pass-pipeline='builtin.module(func.func(onnx-legalize-types{opset=18 target=%t/own.target}))' | FileCheck %s --check-prefix=BEFORE

//--- own.target
name Own
opsets 11..20
Less[11..]
LessOrEqual[12..]
Greater[19..] unordered
Greater[11..18]
GreaterOrEqual[12..18]
GreaterOrEqual[19..] unordered

//--- model.mlir
// x > y says of NaN what y < x says.
// CHECK-LABEL: @main(
// CHECK-SAME: %[[X:[^:]*]]: tensor<2xf32>, %[[Y:[^:]*]]: tensor<2xf32>
// CHECK: %[[GREATER:.*]] = onnx.Less(%[[Y]], %[[X]]) : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xi1>
// CHECK: %[[NOT_LESS:.*]] = onnx.LessOrEqual(%[[Y]], %[[X]]) : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xi1>
// CHECK: %[[LESS:.*]] = onnx.Less(%[[X]], %[[Y]])
// CHECK: return %[[GREATER]], %[[NOT_LESS]], %[[LESS]]

// Where no kernel of the opset is said to be so, nothing changes.
// BEFORE: onnx.Greater(%[[X:.*]], %[[Y:.*]]) :
// BEFORE: onnx.GreaterOrEqual(%[[X]], %[[Y]]) :
// BEFORE: onnx.Less(%[[X]], %[[Y]]) :
func.func @main(%x: tensor<2xf32>, %y: tensor<2xf32>) -> (tensor<2xi1>, tensor<2xi1>, tensor<2xi1>) {
  %0 = onnx.Greater(%x, %y) : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xi1>
  %1 = onnx.GreaterOrEqual(%x, %y) : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xi1>
  %2 = onnx.Less(%x, %y) : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xi1>
  return %0, %1, %2 : tensor<2xi1>, tensor<2xi1>, tensor<2xi1>
}
