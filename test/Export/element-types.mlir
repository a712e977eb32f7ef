// RUN: torch-onnx-opt %s --emit-onnx --opset=28 -o %t.onnx
// RUN: %python %S/Inputs/values.py %t.onnx | FileCheck %s

// CHECK: b: bool [True, False, True]
// CHECK: bf: bfloat16 [1.0, 2.5]
// CHECK: c: complex64 [(1+2j), (3+4j)]
// CHECK: e: float32 []
// CHECK: f4: float4_e2m1fn [0.5, 6.0, 1.0]
// CHECK: h: float16 [0.5, -2.0]
// CHECK: i4: int4 [-8, 7, -1]
// CHECK: s: str ['a', 'bc']
// CHECK: u2: uint2 [3, 0, 1, 2, 3]
// CHECK: u8: uint8 [255, 0]
// CHECK: z: float64 [7.0, 7.0, 7.0, 7.0]
func.func @main() -> (tensor<3xi1>, tensor<2xbf16>, tensor<2xcomplex<f32>>, tensor<0xf32>, tensor<3xf4E2M1FN>, tensor<2xf16>, tensor<3xi4>, tensor<2x!onnx.string>, tensor<5xui2>, tensor<2xui8>, tensor<4xf64>) {
  %b = onnx.Constant() {value = dense<[true, false, true]> : tensor<3xi1>, onnx.name = "b"} : () -> tensor<3xi1>
  %bf = onnx.Constant() {value = dense<[1.0, 2.5]> : tensor<2xbf16>, onnx.name = "bf"} : () -> tensor<2xbf16>
  %c = onnx.Constant() {value = dense<[(1.0, 2.0), (3.0, 4.0)]> : tensor<2xcomplex<f32>>, onnx.name = "c"} : () -> tensor<2xcomplex<f32>>
  %e = onnx.Constant() {value = dense<> : tensor<0xf32>, onnx.name = "e"} : () -> tensor<0xf32>
  %f4 = onnx.Constant() {value = dense<[0.5, 6.0, 1.0]> : tensor<3xf4E2M1FN>, onnx.name = "f4"} : () -> tensor<3xf4E2M1FN>
  %h = onnx.Constant() {value = dense<[0.5, -2.0]> : tensor<2xf16>, onnx.name = "h"} : () -> tensor<2xf16>
  %i4 = onnx.Constant() {value = dense<[-8, 7, -1]> : tensor<3xi4>, onnx.name = "i4"} : () -> tensor<3xi4>
  %s = onnx.Constant() {value = dense<["a", "bc"]> : tensor<2x!onnx.string>, onnx.name = "s"} : () -> tensor<2x!onnx.string>
  %u2 = onnx.Constant() {value = dense<[3, 0, 1, 2, 3]> : tensor<5xui2>, onnx.name = "u2"} : () -> tensor<5xui2>
  %u8 = onnx.Constant() {value = dense<[255, 0]> : tensor<2xui8>, onnx.name = "u8"} : () -> tensor<2xui8>
  %z = onnx.Constant() {value = dense<7.0> : tensor<4xf64>, onnx.name = "z"} : () -> tensor<4xf64>
  return %b, %bf, %c, %e, %f4, %h, %i4, %s, %u2, %u8, %z : tensor<3xi1>, tensor<2xbf16>, tensor<2xcomplex<f32>>, tensor<0xf32>, tensor<3xf4E2M1FN>, tensor<2xf16>, tensor<3xi4>, tensor<2x!onnx.string>, tensor<5xui2>, tensor<2xui8>, tensor<4xf64>
}
