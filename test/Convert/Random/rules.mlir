// NOTE: The checks are written by tools/dev/update_checks.py.

// RUN: torch-onnx-opt %s --pass-pipeline='builtin.module(convert-torch-to-onnx{opset=20})' | FileCheck %s

// CHECK-LABEL: @rand(
// CHECK: %[[V0:.*]] = onnx.RandomUniformV1() {dtype = 1 : i64, shape = [2, 3]} : {{.*}} -> tensor<2x3xf32>
// CHECK: return %[[V0]]
func.func @rand(%arg0: !torch.tensor<[n,3],f32>) -> (!torch.tensor<[2,3],f32>) {
  %0 = torch.constant unit -> !torch.none
  %1 = torch.constant 2 : i64 -> !torch.int<2>
  %2 = torch.constant 3 : i64 -> !torch.int<3>
  %3 = torch.prim.ListConstruct(%1, %2) : (!torch.int<2>, !torch.int<3>) -> !torch.list<[!torch.int<2>, !torch.int<3>]>
  %4 = torch.aten.rand(%3, %0, %0, %0, %0) : (!torch.list<[!torch.int<2>, !torch.int<3>]>, !torch.none, !torch.none, !torch.none, !torch.none) -> !torch.tensor<[2,3],f32>
  return %4 : !torch.tensor<[2,3],f32>
}

// CHECK-LABEL: @rand_of_the_run(
// CHECK: %[[V0:.*]] = onnx.ShapeV19(%arg0) : {{.*}} -> tensor<*xi64>
// CHECK: %[[V1:.*]] = onnx.Constant() {value = dense<0> : tensor<i64>} : () -> tensor<i64>
// CHECK: %[[V2:.*]] = onnx.Gather(%[[V0]], %[[V1]]) : {{.*}} -> tensor<i64>
// CHECK: %[[V3:.*]] = onnx.Constant() {value = dense<0> : tensor<1xi64>} : () -> tensor<1xi64>
// CHECK: %[[V4:.*]] = onnx.UnsqueezeV13(%[[V2]], %[[V3]]) : {{.*}} -> tensor<*xi64>
// CHECK: %[[V5:.*]] = onnx.Constant() {value = dense<3> : tensor<1xi64>} : () -> tensor<1xi64>
// CHECK: %[[V6:.*]] = onnx.Concat(%[[V4]], %[[V5]]) {axis = 0 : i64} : {{.*}} -> tensor<*xi64>
// CHECK: %[[V7:.*]] = onnx.ConstantOfShapeV20(%[[V6]]) : {{.*}} -> tensor<*xf32>
// CHECK: %[[V8:.*]] = onnx.RandomUniformLikeV1(%[[V7]]) {dtype = 1 : i64} : {{.*}} -> tensor<?x3xf32, #onnx.dims<"n", "">>
// CHECK: return %[[V8]]
func.func @rand_of_the_run(%arg0: !torch.tensor<[n,3],f32>) -> (!torch.tensor<[n,3],f32>) {
  %0 = torch.constant unit -> !torch.none
  %1 = torch.constant 0 : i64 -> !torch.int<0>
  %2 = torch.constant 3 : i64 -> !torch.int<3>
  %3 = torch.aten.size.int(%arg0, %1) : (!torch.tensor<[n,3],f32>, !torch.int<0>) -> !torch.int<n>
  %4 = torch.prim.ListConstruct(%3, %2) : (!torch.int<n>, !torch.int<3>) -> !torch.list<[!torch.int<n>, !torch.int<3>]>
  %5 = torch.aten.rand(%4, %0, %0, %0, %0) : (!torch.list<[!torch.int<n>, !torch.int<3>]>, !torch.none, !torch.none, !torch.none, !torch.none) -> !torch.tensor<[n,3],f32>
  return %5 : !torch.tensor<[n,3],f32>
}

// CHECK-LABEL: @randn(
// CHECK: %[[V0:.*]] = onnx.ShapeV19(%arg0) : {{.*}} -> tensor<*xi64>
// CHECK: %[[V1:.*]] = onnx.Constant() {value = dense<0> : tensor<i64>} : () -> tensor<i64>
// CHECK: %[[V2:.*]] = onnx.Gather(%[[V0]], %[[V1]]) : {{.*}} -> tensor<i64>
// CHECK: %[[V3:.*]] = onnx.Constant() {value = dense<0> : tensor<1xi64>} : () -> tensor<1xi64>
// CHECK: %[[V4:.*]] = onnx.UnsqueezeV13(%[[V2]], %[[V3]]) : {{.*}} -> tensor<*xi64>
// CHECK: %[[V5:.*]] = onnx.Constant() {value = dense<3> : tensor<1xi64>} : () -> tensor<1xi64>
// CHECK: %[[V6:.*]] = onnx.Concat(%[[V4]], %[[V5]]) {axis = 0 : i64} : {{.*}} -> tensor<*xi64>
// CHECK: %[[V7:.*]] = onnx.ConstantOfShapeV20(%[[V6]]) : {{.*}} -> tensor<*xf32>
// CHECK: %[[V8:.*]] = onnx.RandomNormalLikeV1(%[[V7]]) {dtype = 11 : i64} : {{.*}} -> tensor<?x3xf64, #onnx.dims<"n", "">>
// CHECK: return %[[V8]]
func.func @randn(%arg0: !torch.tensor<[n,3],f32>) -> (!torch.tensor<[n,3],f64>) {
  %0 = torch.constant unit -> !torch.none
  %1 = torch.constant 0 : i64 -> !torch.int<0>
  %2 = torch.constant 3 : i64 -> !torch.int<3>
  %3 = torch.constant 7 : i64 -> !torch.int<7>
  %4 = torch.aten.size.int(%arg0, %1) : (!torch.tensor<[n,3],f32>, !torch.int<0>) -> !torch.int<n>
  %5 = torch.prim.ListConstruct(%4, %2) : (!torch.int<n>, !torch.int<3>) -> !torch.list<[!torch.int<n>, !torch.int<3>]>
  %6 = torch.aten.randn(%5, %3, %0, %0, %0) : (!torch.list<[!torch.int<n>, !torch.int<3>]>, !torch.int<7>, !torch.none, !torch.none, !torch.none) -> !torch.tensor<[n,3],f64>
  return %6 : !torch.tensor<[n,3],f64>
}

// CHECK-LABEL: @rand_like(
// CHECK: %[[V0:.*]] = onnx.RandomUniformLikeV1(%arg0) {dtype = 1 : i64} : {{.*}} -> tensor<?x3xf32, #onnx.dims<"n", "">>
// CHECK: return %[[V0]]
func.func @rand_like(%arg0: !torch.tensor<[n,3],f32>) -> (!torch.tensor<[n,3],f32>) {
  %0 = torch.constant unit -> !torch.none
  %1 = torch.aten.rand_like(%arg0, %0, %0, %0, %0, %0) : (!torch.tensor<[n,3],f32>, !torch.none, !torch.none, !torch.none, !torch.none, !torch.none) -> !torch.tensor<[n,3],f32>
  return %1 : !torch.tensor<[n,3],f32>
}

// CHECK-LABEL: @randn_like(
// CHECK: %[[V0:.*]] = onnx.RandomNormalLikeV1(%arg0) {dtype = 1 : i64} : {{.*}} -> tensor<?x3xf32, #onnx.dims<"n", "">>
// CHECK: return %[[V0]]
func.func @randn_like(%arg0: !torch.tensor<[n,3],f32>) -> (!torch.tensor<[n,3],f32>) {
  %0 = torch.constant unit -> !torch.none
  %1 = torch.aten.randn_like(%arg0, %0, %0, %0, %0, %0) : (!torch.tensor<[n,3],f32>, !torch.none, !torch.none, !torch.none, !torch.none, !torch.none) -> !torch.tensor<[n,3],f32>
  return %1 : !torch.tensor<[n,3],f32>
}

// CHECK-LABEL: @rand_of_bfloat16(
// CHECK: %[[V0:.*]] = onnx.RandomUniformV1() {dtype = 1 : i64, shape = [2]} : {{.*}} -> tensor<*xf32>
// CHECK: %[[V1:.*]] = onnx.CastV19(%[[V0]]) {to = 16 : i64} : {{.*}} -> tensor<2xbf16>
// CHECK: return %[[V1]]
func.func @rand_of_bfloat16(%arg0: !torch.tensor<[n,3],f32>) -> (!torch.tensor<[2],bf16>) {
  %0 = torch.constant unit -> !torch.none
  %1 = torch.constant 2 : i64 -> !torch.int<2>
  %2 = torch.constant 15 : i64 -> !torch.int<15>
  %3 = torch.prim.ListConstruct(%1) : (!torch.int<2>) -> !torch.list<[!torch.int<2>]>
  %4 = torch.aten.rand(%3, %2, %0, %0, %0) : (!torch.list<[!torch.int<2>]>, !torch.int<15>, !torch.none, !torch.none, !torch.none) -> !torch.tensor<[2],bf16>
  return %4 : !torch.tensor<[2],bf16>
}

// CHECK-LABEL: @rand_generator(
// CHECK: %[[V0:.*]] = onnx.ShapeV19(%arg0) : {{.*}} -> tensor<*xi64>
// CHECK: %[[V1:.*]] = onnx.Constant() {value = dense<0> : tensor<i64>} : () -> tensor<i64>
// CHECK: %[[V2:.*]] = onnx.Gather(%[[V0]], %[[V1]]) : {{.*}} -> tensor<i64>
// CHECK: %[[V3:.*]] = onnx.Constant() {value = dense<0> : tensor<1xi64>} : () -> tensor<1xi64>
// CHECK: %[[V4:.*]] = onnx.UnsqueezeV13(%[[V2]], %[[V3]]) : {{.*}} -> tensor<*xi64>
// CHECK: %[[V5:.*]] = onnx.Constant() {value = dense<3> : tensor<1xi64>} : () -> tensor<1xi64>
// CHECK: %[[V6:.*]] = onnx.Concat(%[[V4]], %[[V5]]) {axis = 0 : i64} : {{.*}} -> tensor<*xi64>
// CHECK: %[[V7:.*]] = onnx.ConstantOfShapeV20(%[[V6]]) : {{.*}} -> tensor<*xf32>
// CHECK: %[[V8:.*]] = onnx.RandomUniformLikeV1(%[[V7]]) {dtype = 1 : i64} : {{.*}} -> tensor<?x3xf32, #onnx.dims<"n", "">>
// CHECK: return %[[V8]]
func.func @rand_generator(%arg0: !torch.tensor<[n,3],f32>) -> (!torch.tensor<[n,3],f32>) {
  %0 = torch.constant 0 : i64 -> !torch.int<0>
  %1 = torch.aten.size.int(%arg0, %0) : (!torch.tensor<[n,3],f32>, !torch.int<0>) -> !torch.int<n>
  %2 = torch.constant 3 : i64 -> !torch.int<3>
  %3 = torch.prim.ListConstruct(%1, %2) : (!torch.int<n>, !torch.int<3>) -> !torch.list<[!torch.int<n>, !torch.int<3>]>
  %4 = torch.constant unit -> !torch.none
  %5 = torch.aten.rand.generator(%3, %4, %4, %4, %4, %4) : (!torch.list<[!torch.int<n>, !torch.int<3>]>, !torch.none, !torch.none, !torch.none, !torch.none, !torch.none) -> !torch.tensor<[n,3],f32>
  return %5 : !torch.tensor<[n,3],f32>
}

// CHECK-LABEL: @rand_like_generator(
// CHECK: %[[V0:.*]] = onnx.RandomUniformLikeV1(%arg0) {dtype = 1 : i64} : {{.*}} -> tensor<?x3xf32, #onnx.dims<"n", "">>
// CHECK: return %[[V0]]
func.func @rand_like_generator(%arg0: !torch.tensor<[n,3],f32>) -> (!torch.tensor<[n,3],f32>) {
  %0 = torch.constant unit -> !torch.none
  %1 = torch.aten.rand_like.generator(%arg0, %0, %0, %0, %0, %0, %0) : (!torch.tensor<[n,3],f32>, !torch.none, !torch.none, !torch.none, !torch.none, !torch.none, !torch.none) -> !torch.tensor<[n,3],f32>
  return %1 : !torch.tensor<[n,3],f32>
}

// CHECK-LABEL: @randn_generator(
// CHECK: %[[V0:.*]] = onnx.ShapeV19(%arg0) : {{.*}} -> tensor<*xi64>
// CHECK: %[[V1:.*]] = onnx.Constant() {value = dense<0> : tensor<i64>} : () -> tensor<i64>
// CHECK: %[[V2:.*]] = onnx.Gather(%[[V0]], %[[V1]]) : {{.*}} -> tensor<i64>
// CHECK: %[[V3:.*]] = onnx.Constant() {value = dense<0> : tensor<1xi64>} : () -> tensor<1xi64>
// CHECK: %[[V4:.*]] = onnx.UnsqueezeV13(%[[V2]], %[[V3]]) : {{.*}} -> tensor<*xi64>
// CHECK: %[[V5:.*]] = onnx.Constant() {value = dense<3> : tensor<1xi64>} : () -> tensor<1xi64>
// CHECK: %[[V6:.*]] = onnx.Concat(%[[V4]], %[[V5]]) {axis = 0 : i64} : {{.*}} -> tensor<*xi64>
// CHECK: %[[V7:.*]] = onnx.ConstantOfShapeV20(%[[V6]]) : {{.*}} -> tensor<*xf32>
// CHECK: %[[V8:.*]] = onnx.RandomNormalLikeV1(%[[V7]]) {dtype = 1 : i64} : {{.*}} -> tensor<?x3xf32, #onnx.dims<"n", "">>
// CHECK: return %[[V8]]
func.func @randn_generator(%arg0: !torch.tensor<[n,3],f32>) -> (!torch.tensor<[n,3],f32>) {
  %0 = torch.constant 0 : i64 -> !torch.int<0>
  %1 = torch.aten.size.int(%arg0, %0) : (!torch.tensor<[n,3],f32>, !torch.int<0>) -> !torch.int<n>
  %2 = torch.constant 3 : i64 -> !torch.int<3>
  %3 = torch.prim.ListConstruct(%1, %2) : (!torch.int<n>, !torch.int<3>) -> !torch.list<[!torch.int<n>, !torch.int<3>]>
  %4 = torch.constant unit -> !torch.none
  %5 = torch.aten.randn.generator(%3, %4, %4, %4, %4, %4) : (!torch.list<[!torch.int<n>, !torch.int<3>]>, !torch.none, !torch.none, !torch.none, !torch.none, !torch.none) -> !torch.tensor<[n,3],f32>
  return %5 : !torch.tensor<[n,3],f32>
}

// CHECK-LABEL: @randn_like_generator(
// CHECK: %[[V0:.*]] = onnx.RandomNormalLikeV1(%arg0) {dtype = 1 : i64} : {{.*}} -> tensor<?x3xf32, #onnx.dims<"n", "">>
// CHECK: return %[[V0]]
func.func @randn_like_generator(%arg0: !torch.tensor<[n,3],f32>) -> (!torch.tensor<[n,3],f32>) {
  %0 = torch.constant unit -> !torch.none
  %1 = torch.aten.randn_like.generator(%arg0, %0, %0, %0, %0, %0, %0) : (!torch.tensor<[n,3],f32>, !torch.none, !torch.none, !torch.none, !torch.none, !torch.none, !torch.none) -> !torch.tensor<[n,3],f32>
  return %1 : !torch.tensor<[n,3],f32>
}

// CHECK-LABEL: @native_dropout(
// CHECK: %[[V0:.*]] = onnx.Constant() {value = dense<1.000000e+00> : tensor<32xf32>} : () -> tensor<32xf32>
// CHECK: %[[V1:.*]] = onnx.Constant() {value = dense<5.000000e-01> : tensor<f32>} : () -> tensor<f32>
// CHECK: %[[V2:.*]] = onnx.Constant() {value = dense<true> : tensor<i1>} : () -> tensor<i1>
// CHECK: %[[V3:.*]]:2 = onnx.DropoutV13(%[[V0]], %[[V1]], %[[V2]]) : {{.*}} -> (tensor<32xf32>, tensor<32xi1>)
// CHECK: return %[[V3]]#0, %[[V3]]#1
func.func @native_dropout() -> (!torch.tensor<[32],f32>, !torch.tensor<[32],i1>) {
  %0 = torch.constant dense<1.000000e+00> : tensor<32xf32> -> !torch.tensor<[32],f32>
  %1 = torch.constant 5.000000e-01 : f64 -> !torch.float<5.000000e-01>
  %2 = torch.constant true -> !torch.bool<true>
  %3, %4 = torch.aten.native_dropout(%0, %1, %2) : (!torch.tensor<[32],f32>, !torch.float<5.000000e-01>, !torch.bool<true>) -> (!torch.tensor<[32],f32>, !torch.tensor<[32],i1>)
  return %3, %4 : !torch.tensor<[32],f32>, !torch.tensor<[32],i1>
}
