// RUN: split-file %s %t
// RUN: torch-onnx-opt %t/model.mlir --pass-pipeline='builtin.module(func.func(onnx-not-mistaken{opset=20}))' | FileCheck %s
// RUN: torch-onnx-opt %t/model.mlir --pass-pipeline='builtin.module(func.func(onnx-not-mistaken{opset=20 target=%t/own.target}))' | FileCheck %s --check-prefix=OWN

// A target that looks has what is written.
// OWN-NOT: onnx.Neg
// OWN-COUNT-4: onnx.Add({{.*}}) : (tensor<2x1xf32>,

//--- own.target
name Own
opsets 11..20
Sqrt[11..] T: f32

//--- model.mlir

// CHECK-LABEL: @layer_norm(
// CHECK: %[[V:.*]] = onnx.Add
// CHECK: %[[ROOT:.*]] = onnx.Sqrt(%[[V]])
// CHECK: onnx.Div(%{{.*}}, %[[ROOT]])
func.func @layer_norm(%x: tensor<2x8xf32>) -> tensor<2x8xf32> {
  %two = onnx.Constant() {value = dense<2.0> : tensor<f32>} : () -> tensor<f32>
  %e = onnx.Constant() {value = dense<1.0e-2> : tensor<f32>} : () -> tensor<f32>
  %axes = onnx.Constant() {value = dense<-1> : tensor<1xi64>} : () -> tensor<1xi64>
  %m = onnx.ReduceMean(%x, %axes) : (tensor<2x8xf32>, tensor<1xi64>) -> tensor<2x1xf32>
  %d = onnx.Sub(%x, %m) : (tensor<2x8xf32>, tensor<2x1xf32>) -> tensor<2x8xf32>
  %d2 = onnx.Pow(%d, %two) : (tensor<2x8xf32>, tensor<f32>) -> tensor<2x8xf32>
  %v = onnx.ReduceMean(%d2, %axes) : (tensor<2x8xf32>, tensor<1xi64>) -> tensor<2x1xf32>
  %ve = onnx.Add(%v, %e) : (tensor<2x1xf32>, tensor<f32>) -> tensor<2x1xf32>
  %root = onnx.Sqrt(%ve) : (tensor<2x1xf32>) -> tensor<2x1xf32>
  %y = onnx.Div(%d, %root) : (tensor<2x8xf32>, tensor<2x1xf32>) -> tensor<2x8xf32>
  return %y : tensor<2x8xf32>
}

// The mean less the number.
// CHECK-LABEL: @mirrored(
// CHECK: %[[MINUS:.*]] = onnx.Constant() {value = dense<-0.00999999977> : tensor<f32>}
// CHECK: %[[V:.*]] = onnx.Sub(%{{.*}}, %[[MINUS]])
// CHECK: onnx.Sqrt(%[[V]])
func.func @mirrored(%x: tensor<2x8xf32>) -> tensor<2x8xf32> {
  %e = onnx.Constant() {value = dense<1.0e-2> : tensor<f32>} : () -> tensor<f32>
  %axes = onnx.Constant() {value = dense<-1> : tensor<1xi64>} : () -> tensor<1xi64>
  %m = onnx.ReduceMean(%x, %axes) : (tensor<2x8xf32>, tensor<1xi64>) -> tensor<2x1xf32>
  %d = onnx.Sub(%m, %x) : (tensor<2x1xf32>, tensor<2x8xf32>) -> tensor<2x8xf32>
  %d2 = onnx.Mul(%d, %d) : (tensor<2x8xf32>, tensor<2x8xf32>) -> tensor<2x8xf32>
  %v = onnx.ReduceMean(%d2, %axes) : (tensor<2x8xf32>, tensor<1xi64>) -> tensor<2x1xf32>
  %ve = onnx.Add(%v, %e) : (tensor<2x1xf32>, tensor<f32>) -> tensor<2x1xf32>
  %root = onnx.Sqrt(%ve) : (tensor<2x1xf32>) -> tensor<2x1xf32>
  %y = onnx.Div(%d, %root) : (tensor<2x8xf32>, tensor<2x1xf32>) -> tensor<2x8xf32>
  return %y : tensor<2x8xf32>
}

// A number that is given.
// CHECK-LABEL: @given(
// CHECK: %[[MINUS:.*]] = onnx.Neg(%arg1)
// CHECK: onnx.Sub(%{{.*}}, %[[MINUS]])
func.func @given(%x: tensor<2x8xf32>, %e: tensor<f32>) -> tensor<2x8xf32> {
  %axes = onnx.Constant() {value = dense<-1> : tensor<1xi64>} : () -> tensor<1xi64>
  %x2 = onnx.Mul(%x, %x) : (tensor<2x8xf32>, tensor<2x8xf32>) -> tensor<2x8xf32>
  %v = onnx.ReduceMean(%x2, %axes) : (tensor<2x8xf32>, tensor<1xi64>) -> tensor<2x1xf32>
  %ve = onnx.Add(%v, %e) : (tensor<2x1xf32>, tensor<f32>) -> tensor<2x1xf32>
  %root = onnx.Sqrt(%ve) : (tensor<2x1xf32>) -> tensor<2x1xf32>
  %y = onnx.Div(%x, %root) : (tensor<2x8xf32>, tensor<2x1xf32>) -> tensor<2x8xf32>
  return %y : tensor<2x8xf32>
}

// float16 goes on.
// CHECK-LABEL: @cast_of_it(
// CHECK: onnx.Sub
func.func @cast_of_it(%x: tensor<2x8xf32>) -> tensor<2x8xf16> {
  %e = onnx.Constant() {value = dense<1.0e-2> : tensor<f32>} : () -> tensor<f32>
  %axes = onnx.Constant() {value = dense<-1> : tensor<1xi64>} : () -> tensor<1xi64>
  %x2 = onnx.Mul(%x, %x) : (tensor<2x8xf32>, tensor<2x8xf32>) -> tensor<2x8xf32>
  %v = onnx.ReduceMean(%x2, %axes) : (tensor<2x8xf32>, tensor<1xi64>) -> tensor<2x1xf32>
  %ve = onnx.Add(%v, %e) : (tensor<2x1xf32>, tensor<f32>) -> tensor<2x1xf32>
  %root = onnx.Sqrt(%ve) : (tensor<2x1xf32>) -> tensor<2x1xf32>
  %y = onnx.Div(%x, %root) : (tensor<2x8xf32>, tensor<2x1xf32>) -> tensor<2x8xf32>
  %z = onnx.Cast(%y) {to = 10} : (tensor<2x8xf32>) -> tensor<2x8xf16>
  return %z : tensor<2x8xf16>
}

// ONNX Runtime divides %y by %x instead, as if they were floats.
// CHECK-LABEL: @reciprocal(
// CHECK: %[[ONE:.*]] = onnx.Div(%arg0, %arg0)
// CHECK: %[[Q:.*]] = onnx.Div(%[[ONE]], %arg0)
// CHECK: onnx.Mul(%[[Q]], %arg1)
func.func @reciprocal(%x: tensor<4xi64>, %y: tensor<4xi64>) -> tensor<4xi64> {
  %one = onnx.Constant() {value = dense<1> : tensor<i64>} : () -> tensor<i64>
  %q = onnx.Div(%one, %x) : (tensor<i64>, tensor<4xi64>) -> tensor<4xi64>
  %r = onnx.Mul(%q, %y) : (tensor<4xi64>, tensor<4xi64>) -> tensor<4xi64>
  return %r : tensor<4xi64>
}

// CHECK-LABEL: @reciprocal_of_floats(
// CHECK: %[[Q:.*]] = onnx.Div(%{{.*}}, %arg0)
// CHECK: onnx.Mul(%[[Q]], %arg1)
func.func @reciprocal_of_floats(%x: tensor<4xf32>, %y: tensor<4xf32>) -> tensor<4xf32> {
  %one = onnx.Constant() {value = dense<1.0> : tensor<f32>} : () -> tensor<f32>
  %q = onnx.Div(%one, %x) : (tensor<f32>, tensor<4xf32>) -> tensor<4xf32>
  %r = onnx.Mul(%q, %y) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
  return %r : tensor<4xf32>
}

// Of images whose channels are their last dim, ONNX Runtime makes none smaller
// by cubic weights.
// CHECK-LABEL: @cubic_of_last(
// CHECK: %[[X:.*]] = onnx.Transpose(%arg0)
// CHECK: %[[PLANES:.*]] = onnx.Reshape{{.*}}(%[[X]], %{{.*}}) : {{.*}} -> tensor<1x?x?x?xf32>
// CHECK: %[[Y:.*]] = onnx.Resize{{.*}}(%[[PLANES]], {{.*}} -> tensor<1x?x5x6xf32>
// CHECK: %[[BACK:.*]] = onnx.Reshape{{.*}}(%[[Y]], %{{.*}}) : {{.*}} -> tensor<?x3x5x6xf32>
// CHECK: onnx.Shape{{.*}}(%[[BACK]])
// CHECK: onnx.Transpose{{.*}}(%[[BACK]])
func.func @cubic_of_last(%x: tensor<?x?x?x3xf32>, %sizes: tensor<4xi64>) -> (tensor<?x5x6x3xf32>, tensor<4xi64>) {
  %none = onnx.Constant() {value = dense<[]> : tensor<0xf32>} : () -> tensor<0xf32>
  %t = onnx.Transpose(%x) {perm = [0, 3, 1, 2]} : (tensor<?x?x?x3xf32>) -> tensor<?x3x?x?xf32>
  %y = onnx.Resize(%t, %none, %none, %sizes) {mode = "cubic"} : (tensor<?x3x?x?xf32>, tensor<0xf32>, tensor<0xf32>, tensor<4xi64>) -> tensor<?x3x5x6xf32>
  %s = onnx.Shape(%y) : (tensor<?x3x5x6xf32>) -> tensor<4xi64>
  %b = onnx.Transpose(%y) {perm = [0, 2, 3, 1]} : (tensor<?x3x5x6xf32>) -> tensor<?x5x6x3xf32>
  return %b, %s : tensor<?x5x6x3xf32>, tensor<4xi64>
}

// What grows it does, and linear weights.
// CHECK-LABEL: @grows(
// CHECK-NOT: onnx.Reshape
// CHECK: return
func.func @grows(%x: tensor<1x2x2x3xf32>, %scales: tensor<4xf32>) -> tensor<1x3x5x6xf32> {
  %none = onnx.Constant() {value = dense<[]> : tensor<0xf32>} : () -> tensor<0xf32>
  %t = onnx.Transpose(%x) {perm = [0, 3, 1, 2]} : (tensor<1x2x2x3xf32>) -> tensor<1x3x2x2xf32>
  %y = onnx.Resize(%t, %none, %scales) {mode = "cubic"} : (tensor<1x3x2x2xf32>, tensor<0xf32>, tensor<4xf32>) -> tensor<1x3x5x6xf32>
  return %y : tensor<1x3x5x6xf32>
}
