// RUN: rm -rf %t && mkdir %t
// RUN: not torch-onnx-opt %s --emit-onnx --opset=20 -o %t/model.onnx --split-input-file 2>&1 | FileCheck %s
// RUN: ls %t | count 0

// CHECK: model.py:3:5: error: internal: the model is not valid ONNX: {{.*}}node name: net.mm{{.*}}Incompatible dimensions
func.func @wrong_shapes(%x: tensor<2x3xf32>, %y: tensor<4x5xf32>) -> tensor<2x5xf32> {
  %z = onnx.MatMul(%x, %y) : (tensor<2x3xf32>, tensor<4x5xf32>) -> tensor<2x5xf32> loc("net.mm"("model.py":3:5))
  return %z : tensor<2x5xf32>
}

// -----

// What we say of a value must not contradict ONNX.
// CHECK: error: internal: the model is not valid ONNX: {{.*}}Inferred shape and existing shape differ in dimension 0: (2) vs (3)
func.func @wrong_result(%x: tensor<2xf32>) -> tensor<3xf32> {
  %y = onnx.Exp(%x) : (tensor<2xf32>) -> tensor<3xf32>
  return %y : tensor<3xf32>
}

// -----

// CHECK: error: 'onnx.ReduceSumV11' op is not the version of opset 20, onnx.ReduceSum
func.func @old(%x: tensor<2xf32>) -> tensor<1xf32> {
  %y = onnx.ReduceSumV11(%x) {axes = [0]} : (tensor<2xf32>) -> tensor<1xf32>
  return %y : tensor<1xf32>
}

// -----

// CHECK: error: 'onnx.Swish' op does not exist in opset 20
func.func @new(%x: tensor<2xf32>) -> tensor<2xf32> {
  %y = onnx.Swish(%x) : (tensor<2xf32>) -> tensor<2xf32>
  return %y : tensor<2xf32>
}

// -----

// CHECK: model.py:7:1: error: the program returns nothing: a model needs an output
func.func @nothing(%x: tensor<2xf32>) {
  return loc("model.py":7:1)
}
