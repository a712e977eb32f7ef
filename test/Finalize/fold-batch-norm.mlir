// RUN: torch-onnx-opt %s --pass-pipeline='builtin.module(func.func(onnx-fold-batch-norm))' | FileCheck %s

// s = scale / sqrt(variance + epsilon) = [2, 4]; W * s; (b - mean) * s + shift
// CHECK-LABEL: func.func @conv(
// CHECK-DAG:     %[[W:.*]] = onnx.Constant() {value = dense<3.000000e+00> : tensor<2x1x1x1xf32>}
// CHECK-DAG:     %[[S:.*]] = onnx.Constant() {value = dense<{{\[\[\[\[}}2.000000e+00]]], {{\[\[\[}}4.000000e+00]]]]> : tensor<2x1x1x1xf32>}
// CHECK-DAG:     %[[B:.*]] = onnx.Constant() {value = dense<[1.900000e+01, 3.700000e+01]> : tensor<2xf32>}
// CHECK-DAG:     %[[P:.*]] = onnx.Mul(%[[W]], %[[S]])
// CHECK:         %[[Y:.*]] = onnx.Conv{{.*}}(%{{.*}}, %[[P]], %[[B]]) {strides = [2, 2]}
// CHECK-NEXT:    return %[[Y]]
func.func @conv(%x: tensor<1x1x4x4xf32>) -> tensor<1x2x2x2xf32> {
  %w = onnx.Constant() {value = dense<3.0> : tensor<2x1x1x1xf32>} : () -> tensor<2x1x1x1xf32>
  %b = onnx.Constant() {value = dense<10.0> : tensor<2xf32>} : () -> tensor<2xf32>
  %scale = onnx.Constant() {value = dense<[4.0, 8.0]> : tensor<2xf32>} : () -> tensor<2xf32>
  %shift = onnx.Constant() {value = dense<1.0> : tensor<2xf32>} : () -> tensor<2xf32>
  %mean = onnx.Constant() {value = dense<1.0> : tensor<2xf32>} : () -> tensor<2xf32>
  %var = onnx.Constant() {value = dense<3.0> : tensor<2xf32>} : () -> tensor<2xf32>
  %c = onnx.ConvV11(%x, %w, %b) {strides = [2, 2]} : (tensor<1x1x4x4xf32>, tensor<2x1x1x1xf32>, tensor<2xf32>) -> tensor<1x2x2x2xf32>
  %y = onnx.BatchNormalization(%c, %scale, %shift, %mean, %var) {epsilon = 1.0 : f32} : (tensor<1x2x2x2xf32>, tensor<2xf32>, tensor<2xf32>, tensor<2xf32>, tensor<2xf32>) -> tensor<1x2x2x2xf32>
  return %y : tensor<1x2x2x2xf32>
}

// The channels of a transposed convolution are the second dim of its weight.
// CHECK-LABEL: func.func @transposed(
// CHECK-DAG:     onnx.Constant() {value = dense<2.000000e+00> : tensor<1x2x1x1xf32>}
// CHECK-DAG:     onnx.Constant() {value = dense<-1.000000e+00> : tensor<2xf32>}
// CHECK:         onnx.ConvTranspose{{.*}}(%{{.*}}, %{{.*}}, %{{.*}})
// CHECK-NEXT:    return
func.func @transposed(%x: tensor<1x3x4x4xf32>) -> tensor<1x2x4x4xf32> {
  %w = onnx.Constant() {value = dense<3.0> : tensor<3x2x1x1xf32>} : () -> tensor<3x2x1x1xf32>
  %scale = onnx.Constant() {value = dense<4.0> : tensor<2xf32>} : () -> tensor<2xf32>
  %one = onnx.Constant() {value = dense<1.0> : tensor<2xf32>} : () -> tensor<2xf32>
  %var = onnx.Constant() {value = dense<3.0> : tensor<2xf32>} : () -> tensor<2xf32>
  %c = onnx.ConvTransposeV11(%x, %w) : (tensor<1x3x4x4xf32>, tensor<3x2x1x1xf32>) -> tensor<1x2x4x4xf32>
  %y = onnx.BatchNormalization(%c, %scale, %one, %one, %var) {epsilon = 1.0 : f32} : (tensor<1x2x4x4xf32>, tensor<2xf32>, tensor<2xf32>, tensor<2xf32>, tensor<2xf32>) -> tensor<1x2x4x4xf32>
  return %y : tensor<1x2x4x4xf32>
}

// What the convolution gives has another use: nothing to fold.
// CHECK-LABEL: func.func @used_twice(
// CHECK:         onnx.Conv
// CHECK:         onnx.BatchNormalization
func.func @used_twice(%x: tensor<1x1x4x4xf32>) -> (tensor<1x2x4x4xf32>, tensor<1x2x4x4xf32>) {
  %w = onnx.Constant() {value = dense<3.0> : tensor<2x1x1x1xf32>} : () -> tensor<2x1x1x1xf32>
  %one = onnx.Constant() {value = dense<1.0> : tensor<2xf32>} : () -> tensor<2xf32>
  %c = onnx.ConvV11(%x, %w) : (tensor<1x1x4x4xf32>, tensor<2x1x1x1xf32>) -> tensor<1x2x4x4xf32>
  %y = onnx.BatchNormalization(%c, %one, %one, %one, %one) : (tensor<1x2x4x4xf32>, tensor<2xf32>, tensor<2xf32>, tensor<2xf32>, tensor<2xf32>) -> tensor<1x2x4x4xf32>
  return %c, %y : tensor<1x2x4x4xf32>, tensor<1x2x4x4xf32>
}

// The scale of a layer: W * s, b * s.
// CHECK-LABEL: func.func @scale(
// CHECK-DAG:     %[[W:.*]] = onnx.Constant() {value = dense<3.000000e+00> : tensor<2x1x1x1xf32>}
// CHECK-DAG:     %[[S:.*]] = onnx.Constant() {value = dense<{{\[\[\[\[}}2.000000e+00]]], {{\[\[\[}}4.000000e+00]]]]> : tensor<2x1x1x1xf32>}
// CHECK-DAG:     %[[B:.*]] = onnx.Constant() {value = dense<[2.000000e+01, 4.000000e+01]> : tensor<2xf32>}
// CHECK-DAG:     %[[P:.*]] = onnx.Mul(%[[W]], %[[S]])
// CHECK:         %[[Y:.*]] = onnx.Conv{{.*}}(%{{.*}}, %[[P]], %[[B]])
// CHECK-NEXT:    return %[[Y]]
func.func @scale(%x: tensor<1x1x4x4xf32>) -> tensor<1x2x4x4xf32> {
  %w = onnx.Constant() {value = dense<3.0> : tensor<2x1x1x1xf32>} : () -> tensor<2x1x1x1xf32>
  %b = onnx.Constant() {value = dense<10.0> : tensor<2xf32>} : () -> tensor<2xf32>
  %s = onnx.Constant() {value = dense<[[[2.0]], [[4.0]]]> : tensor<2x1x1xf32>} : () -> tensor<2x1x1xf32>
  %c = onnx.ConvV11(%x, %w, %b) : (tensor<1x1x4x4xf32>, tensor<2x1x1x1xf32>, tensor<2xf32>) -> tensor<1x2x4x4xf32>
  %y = onnx.Mul(%s, %c) : (tensor<2x1x1xf32>, tensor<1x2x4x4xf32>) -> tensor<1x2x4x4xf32>
  return %y : tensor<1x2x4x4xf32>
}

// One factor for each place, and one that makes the batch larger: not one for each channel.
// CHECK-LABEL: func.func @other_scales(
// CHECK:         onnx.Conv
// CHECK:         onnx.Mul
// CHECK:         onnx.Conv
// CHECK:         onnx.Mul
func.func @other_scales(%x: tensor<1x1x2x2xf32>) -> (tensor<1x2x2x2xf32>, tensor<2x2x2x2xf32>) {
  %w = onnx.Constant() {value = dense<3.0> : tensor<2x1x1x1xf32>} : () -> tensor<2x1x1x1xf32>
  %v = onnx.Constant() {value = dense<4.0> : tensor<2x1x1x1xf32>} : () -> tensor<2x1x1x1xf32>
  %places = onnx.Constant() {value = dense<[[2.0], [4.0]]> : tensor<2x1xf32>} : () -> tensor<2x1xf32>
  %batch = onnx.Constant() {value = dense<[[[[2.0]]], [[[4.0]]]]> : tensor<2x1x1x1xf32>} : () -> tensor<2x1x1x1xf32>
  %c = onnx.ConvV11(%x, %w) : (tensor<1x1x2x2xf32>, tensor<2x1x1x1xf32>) -> tensor<1x2x2x2xf32>
  %y = onnx.Mul(%c, %places) : (tensor<1x2x2x2xf32>, tensor<2x1xf32>) -> tensor<1x2x2x2xf32>
  %d = onnx.ConvV11(%x, %v) : (tensor<1x1x2x2xf32>, tensor<2x1x1x1xf32>) -> tensor<1x2x2x2xf32>
  %z = onnx.Mul(%d, %batch) : (tensor<1x2x2x2xf32>, tensor<2x1x1x1xf32>) -> tensor<2x2x2x2xf32>
  return %y, %z : tensor<1x2x2x2xf32>, tensor<2x2x2x2xf32>
}
