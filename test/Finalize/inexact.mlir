// RUN: split-file %s %t
// RUN: torch-onnx-opt %t/model.mlir --pass-pipeline='builtin.module(func.func(onnx-legalize-types{opset=20 target=%t/own.target}))' 2>%t/warnings | FileCheck %s
// RUN: FileCheck %s --check-prefix=WARNING --input-file=%t/warnings

//--- own.target
name Own
opsets 11..20
Cast[11..]
Add[11..] T: f32 i32
Add[11..] T: i8 i32 i64 f32 f64; inexact

//--- model.mlir
// What an exact type holds is computed in it; else it stays, and is told once for all operators on the type.
// CHECK-LABEL: @main(
// CHECK: onnx.Add({{.*}}) : (tensor<2xi32>, tensor<2xi32>) -> tensor<2xi32>
// CHECK: onnx.Add({{.*}}) : (tensor<2xi64>, tensor<2xi64>) -> tensor<2xi64>
// CHECK: onnx.Add({{.*}}) : (tensor<2xi64>, tensor<2xi64>) -> tensor<2xi64>
// CHECK: onnx.Add({{.*}}) : (tensor<2xf64>, tensor<2xf64>) -> tensor<2xf64>
// CHECK-NOT: onnx.Add
// WARNING: warning: Own computes Add on int64 inexactly
// WARNING-NOT: int64
// WARNING: warning: Own computes Add on float64 inexactly
// WARNING-NOT: warning
func.func @main(%x: tensor<2xi8>, %y: tensor<2xi64>, %z: tensor<2xf64>) -> (tensor<2xi8>, tensor<2xi64>, tensor<2xf64>) {
  %0 = onnx.Add(%x, %x) : (tensor<2xi8>, tensor<2xi8>) -> tensor<2xi8>
  %1 = onnx.Add(%y, %y) : (tensor<2xi64>, tensor<2xi64>) -> tensor<2xi64>
  %2 = onnx.Add(%1, %y) : (tensor<2xi64>, tensor<2xi64>) -> tensor<2xi64>
  %3 = onnx.Add(%z, %z) : (tensor<2xf64>, tensor<2xf64>) -> tensor<2xf64>
  return %0, %2, %3 : tensor<2xi8>, tensor<2xi64>, tensor<2xf64>
}
