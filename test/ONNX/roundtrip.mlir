// RUN: torch-onnx-opt %s | torch-onnx-opt | FileCheck %s
// RUN: torch-onnx-opt %s --emit-bytecode | torch-onnx-opt | FileCheck %s
// RUN: torch-onnx-opt %s --mlir-print-op-generic | torch-onnx-opt | FileCheck %s

// CHECK-LABEL: func.func @conv(
// CHECK-SAME:    %[[X:.*]]: tensor<?x3x8x8xf32, #onnx.dims<"n", "", "", "">> {onnx.name = "x"}
// CHECK:         %[[W:.*]] = onnx.Constant() {onnx.name = "conv.weight", value = dense<1.000000e+00> : tensor<4x3x3x3xf32>} : () -> tensor<4x3x3x3xf32>
// CHECK:         onnx.Conv(%[[X]], %[[W]]) {pads = [1, 1, 1, 1], strides = [2, 2]} : (tensor<?x3x8x8xf32, #onnx.dims<"n", "", "", "">>, tensor<4x3x3x3xf32>) -> tensor<?x4x4x4xf32, #onnx.dims<"n", "", "", "">>
func.func @conv(%x: tensor<?x3x8x8xf32, #onnx.dims<"n", "", "", "">> {onnx.name = "x"}) -> (tensor<?x4x4x4xf32, #onnx.dims<"n", "", "", "">> {onnx.name = "y"}) {
  %w = onnx.Constant() {value = dense<1.0> : tensor<4x3x3x3xf32>, onnx.name = "conv.weight"} : () -> tensor<4x3x3x3xf32>
  %y = onnx.Conv(%x, %w) {strides = [2, 2], pads = [1, 1, 1, 1]} : (tensor<?x3x8x8xf32, #onnx.dims<"n", "", "", "">>, tensor<4x3x3x3xf32>) -> tensor<?x4x4x4xf32, #onnx.dims<"n", "", "", "">>
  return %y : tensor<?x4x4x4xf32, #onnx.dims<"n", "", "", "">>
}

// An older version keeps the opset that introduced it in its name.
// CHECK-LABEL: func.func @old_version(
// CHECK:         onnx.ReduceSumV11(%{{.*}}) {axes = [1], keepdims = 0 : i64} : (tensor<2x3xf32>) -> tensor<2xf32>
func.func @old_version(%x: tensor<2x3xf32>) -> tensor<2xf32> {
  %y = onnx.ReduceSumV11(%x) {axes = [1], keepdims = 0 : i64} : (tensor<2x3xf32>) -> tensor<2xf32>
  return %y : tensor<2xf32>
}

// CHECK-LABEL: func.func @absent(
// CHECK:         %[[NONE:.*]] = onnx.NoValue
// CHECK:         onnx.Clip(%{{.*}}, %[[NONE]], %{{.*}}) : (tensor<?xf16>, none, tensor<f16>) -> tensor<?xf16>
func.func @absent(%x: tensor<?xf16>, %max: tensor<f16>) -> tensor<?xf16> {
  %none = onnx.NoValue
  %y = onnx.Clip(%x, %none, %max) : (tensor<?xf16>, none, tensor<f16>) -> tensor<?xf16>
  return %y : tensor<?xf16>
}

// CHECK-LABEL: func.func @if(
// CHECK:         onnx.If(%{{.*}}) : (tensor<i1>) -> tensor<2xf32> then_branch {
// CHECK:           onnx.Yield %{{.*}} : tensor<2xf32>
// CHECK:         } else_branch {
// CHECK:           onnx.Neg
func.func @if(%c: tensor<i1>, %x: tensor<2xf32>) -> tensor<2xf32> {
  %y = onnx.If(%c) : (tensor<i1>) -> tensor<2xf32> then_branch {
    onnx.Yield %x : tensor<2xf32>
  } else_branch {
    %n = onnx.Neg(%x) : (tensor<2xf32>) -> tensor<2xf32>
    onnx.Yield %n : tensor<2xf32>
  }
  return %y : tensor<2xf32>
}

// CHECK-LABEL: func.func @loop(
// CHECK:         %[[L:.*]]:2 = onnx.Loop(%{{.*}}, %{{.*}}, %{{.*}}) : (tensor<i64>, none, tensor<2xf32>) -> (tensor<2xf32>, tensor<?x2xf32>) body(%[[I:.*]]: tensor<i64>, %[[GO:.*]]: tensor<i1>, %[[ACC:.*]]: tensor<2xf32>) {
// CHECK:           onnx.Yield %[[GO]], %{{.*}}, %{{.*}} : tensor<i1>, tensor<2xf32>, tensor<2xf32>
func.func @loop(%n: tensor<i64>, %x: tensor<2xf32>) -> (tensor<2xf32>, tensor<?x2xf32>) {
  %none = onnx.NoValue
  %y:2 = onnx.Loop(%n, %none, %x) : (tensor<i64>, none, tensor<2xf32>) -> (tensor<2xf32>, tensor<?x2xf32>) body(%i: tensor<i64>, %go: tensor<i1>, %acc: tensor<2xf32>) {
    %next = onnx.Add(%acc, %x) : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xf32>
    onnx.Yield %go, %next, %next : tensor<i1>, tensor<2xf32>, tensor<2xf32>
  }
  return %y#0, %y#1 : tensor<2xf32>, tensor<?x2xf32>
}

// CHECK-LABEL: func.func @containers(
// CHECK:         onnx.SequenceConstruct(%{{.*}}, %{{.*}}) : (tensor<2xui8>, tensor<3xui8>) -> !onnx.seq<tensor<?xui8>>
// CHECK:         onnx.Optional(%{{.*}}) : (tensor<2xui8>) -> !onnx.opt<tensor<2xui8>>
func.func @containers(%a: tensor<2xui8>, %b: tensor<3xui8>) -> (!onnx.seq<tensor<?xui8>>, !onnx.opt<tensor<2xui8>>) {
  %s = onnx.SequenceConstruct(%a, %b) : (tensor<2xui8>, tensor<3xui8>) -> !onnx.seq<tensor<?xui8>>
  %o = onnx.Optional(%a) : (tensor<2xui8>) -> !onnx.opt<tensor<2xui8>>
  return %s, %o : !onnx.seq<tensor<?xui8>>, !onnx.opt<tensor<2xui8>>
}

// CHECK-LABEL: func.func @other_types(
// CHECK:         onnx.StringConcat(%{{.*}}, %{{.*}}) : (tensor<2x!onnx.string>, tensor<2x!onnx.string>) -> tensor<2x!onnx.string>
// CHECK:         onnx.Identity(%{{.*}}) : (tensor<2xcomplex<f32>>) -> tensor<2xcomplex<f32>>
func.func @other_types(%a: tensor<2x!onnx.string>, %c: tensor<2xcomplex<f32>>) -> (tensor<2x!onnx.string>, tensor<2xcomplex<f32>>) {
  %s = onnx.StringConcat(%a, %a) : (tensor<2x!onnx.string>, tensor<2x!onnx.string>) -> tensor<2x!onnx.string>
  %d = onnx.Identity(%c) : (tensor<2xcomplex<f32>>) -> tensor<2xcomplex<f32>>
  return %s, %d : tensor<2x!onnx.string>, tensor<2xcomplex<f32>>
}

// CHECK-LABEL: func.func @custom(
// CHECK:         onnx.Custom(%{{.*}}) {alpha = 2.000000e+00 : f32, domain = "my.ops", op_type = "Twist"} : (tensor<2xf32>) -> tensor<*xf32>
func.func @custom(%x: tensor<2xf32>) -> tensor<*xf32> {
  %y = onnx.Custom(%x) {domain = "my.ops", op_type = "Twist", alpha = 2.0 : f32} : (tensor<2xf32>) -> tensor<*xf32>
  return %y : tensor<*xf32>
}
