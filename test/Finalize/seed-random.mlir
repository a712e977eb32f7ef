// RUN: torch-onnx-opt %s --pass-pipeline='builtin.module(func.func(onnx-seed-random{seed=1}))' | FileCheck %s

// CHECK-LABEL: func.func @random(
// CHECK: onnx.RandomNormalLike(%{{.*}}) {{{.*}}seed = [[FIRST:[0-9A-Fa-fx.+]+]] : f32}
// CHECK-NOT: seed = [[FIRST]] :
// CHECK: onnx.RandomNormalLike(%{{.*}}) {{{.*}}seed = {{[0-9A-Fa-fx.+]+}} : f32}
// CHECK: onnx.Relu(%{{.*}}) :
func.func @random(%x: tensor<2xf32>) -> (tensor<2xf32>, tensor<2xf32>, tensor<2xf32>) {
  %0 = onnx.RandomNormalLike(%x) : (tensor<2xf32>) -> tensor<2xf32>
  %1 = onnx.RandomNormalLike(%x) : (tensor<2xf32>) -> tensor<2xf32>
  %2 = onnx.Relu(%x) : (tensor<2xf32>) -> tensor<2xf32>
  return %0, %1, %2 : tensor<2xf32>, tensor<2xf32>, tensor<2xf32>
}
