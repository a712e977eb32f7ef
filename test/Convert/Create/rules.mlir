// NOTE: The checks are written by tools/dev/update_checks.py.

// RUN: torch-onnx-opt %s --pass-pipeline='builtin.module(convert-torch-to-onnx{opset=20})' | FileCheck %s

// CHECK-LABEL: @full(
// CHECK: %[[V0:.*]] = onnx.ShapeV19(%arg0) : {{.*}} -> tensor<*xi64>
// CHECK: %[[V1:.*]] = onnx.Constant() {value = dense<0> : tensor<i64>} : () -> tensor<i64>
// CHECK: %[[V2:.*]] = onnx.Gather(%[[V0]], %[[V1]]) : {{.*}} -> tensor<i64>
// CHECK: %[[V3:.*]] = onnx.Constant() {value = dense<0> : tensor<1xi64>} : () -> tensor<1xi64>
// CHECK: %[[V4:.*]] = onnx.UnsqueezeV13(%[[V2]], %[[V3]]) : {{.*}} -> tensor<*xi64>
// CHECK: %[[V5:.*]] = onnx.Constant() {value = dense<2> : tensor<1xi64>} : () -> tensor<1xi64>
// CHECK: %[[V6:.*]] = onnx.Concat(%[[V4]], %[[V5]]) {axis = 0 : i64} : {{.*}} -> tensor<*xi64>
// CHECK: %[[V7:.*]] = onnx.Constant() {value = dense<3.000000e+00> : tensor<f32>} : () -> tensor<f32>
// CHECK: %[[V8:.*]] = onnx.ConstantOfShapeV20(%[[V6]]) {value = dense<3.000000e+00> : tensor<1xf32>} : {{.*}} -> tensor<?x2xf32, #onnx.dims<"n", "">>
// CHECK: return %[[V8]]
func.func @full(%arg0: !torch.tensor<[n,3],f32>) -> (!torch.tensor<[n,2],f32>) {
  %0 = torch.constant unit -> !torch.none
  %1 = torch.constant 0 : i64 -> !torch.int<0>
  %2 = torch.constant 2 : i64 -> !torch.int<2>
  %3 = torch.constant 3.000000e+00 : f64 -> !torch.float<3.000000e+00>
  %4 = torch.aten.size.int(%arg0, %1) : (!torch.tensor<[n,3],f32>, !torch.int<0>) -> !torch.int<n>
  %5 = torch.prim.ListConstruct(%4, %2) : (!torch.int<n>, !torch.int<2>) -> !torch.list<[!torch.int<n>, !torch.int<2>]>
  %6 = torch.aten.full(%5, %3, %0, %0, %0, %0) : (!torch.list<[!torch.int<n>, !torch.int<2>]>, !torch.float<3.000000e+00>, !torch.none, !torch.none, !torch.none, !torch.none) -> !torch.tensor<[n,2],f32>
  return %6 : !torch.tensor<[n,2],f32>
}

// CHECK-LABEL: @full_of_the_run(
// CHECK: %[[V0:.*]] = onnx.ReduceSum(%arg0) {keepdims = 0 : i64} : {{.*}} -> tensor<f32>
// CHECK: %[[V1:.*]] = onnx.CastV19(%[[V0]]) {to = 7 : i64} : {{.*}} -> tensor<i64>
// CHECK: %[[V2:.*]] = onnx.Constant() {value = dense<2> : tensor<1xi64>} : () -> tensor<1xi64>
// CHECK: %[[V3:.*]] = onnx.Expand(%[[V1]], %[[V2]]) : {{.*}} -> tensor<2xi64>
// CHECK: return %[[V3]]
func.func @full_of_the_run(%arg0: !torch.tensor<[n,3],f32>) -> (!torch.tensor<[2],i64>) {
  %0 = torch.constant unit -> !torch.none
  %1 = torch.constant 2 : i64 -> !torch.int<2>
  %2 = torch.constant 4 : i64 -> !torch.int<4>
  %3 = torch.aten.sum(%arg0, %0) : (!torch.tensor<[n,3],f32>, !torch.none) -> !torch.tensor<[],f32>
  %4 = torch.aten.Int.Tensor(%3) : (!torch.tensor<[],f32>) -> !torch.int<u0>
  %5 = torch.prim.ListConstruct(%1) : (!torch.int<2>) -> !torch.list<[!torch.int<2>]>
  %6 = torch.aten.full(%5, %4, %2, %0, %0, %0) : (!torch.list<[!torch.int<2>]>, !torch.int<u0>, !torch.int<4>, !torch.none, !torch.none, !torch.none) -> !torch.tensor<[2],i64>
  return %6 : !torch.tensor<[2],i64>
}

// CHECK-LABEL: @full_like(
// CHECK: %[[V0:.*]] = onnx.ShapeV19(%arg0) : {{.*}} -> tensor<*xi64>
// CHECK: %[[V1:.*]] = onnx.Constant() {value = dense<2.000000e+00> : tensor<f32>} : () -> tensor<f32>
// CHECK: %[[V2:.*]] = onnx.ConstantOfShapeV20(%[[V0]]) {value = dense<2.000000e+00> : tensor<1xf32>} : {{.*}} -> tensor<?x3xf32, #onnx.dims<"n", "">>
// CHECK: return %[[V2]]
func.func @full_like(%arg0: !torch.tensor<[n,3],f32>) -> (!torch.tensor<[n,3],f32>) {
  %0 = torch.constant unit -> !torch.none
  %1 = torch.constant 2 : i64 -> !torch.int<2>
  %2 = torch.aten.full_like(%arg0, %1, %0, %0, %0, %0, %0) : (!torch.tensor<[n,3],f32>, !torch.int<2>, !torch.none, !torch.none, !torch.none, !torch.none, !torch.none) -> !torch.tensor<[n,3],f32>
  return %2 : !torch.tensor<[n,3],f32>
}

// CHECK-LABEL: @arange(
// CHECK: %[[V0:.*]] = onnx.ShapeV19(%arg0) : {{.*}} -> tensor<*xi64>
// CHECK: %[[V1:.*]] = onnx.Constant() {value = dense<0> : tensor<i64>} : () -> tensor<i64>
// CHECK: %[[V2:.*]] = onnx.Gather(%[[V0]], %[[V1]]) : {{.*}} -> tensor<i64>
// CHECK: %[[V3:.*]] = onnx.Constant() {value = dense<1> : tensor<i64>} : () -> tensor<i64>
// CHECK: %[[V4:.*]] = onnx.Constant() {value = dense<2> : tensor<i64>} : () -> tensor<i64>
// CHECK: %[[V5:.*]] = onnx.RangeV11(%[[V3]], %[[V2]], %[[V4]]) : {{.*}} -> tensor<?xi64, #onnx.dims<"n//2">>
// CHECK: return %[[V5]]
func.func @arange(%arg0: !torch.tensor<[n,3],f32>) -> (!torch.tensor<["n//2"],i64>) {
  %0 = torch.constant unit -> !torch.none
  %1 = torch.constant 1 : i64 -> !torch.int<1>
  %2 = torch.constant 0 : i64 -> !torch.int<0>
  %3 = torch.constant 2 : i64 -> !torch.int<2>
  %4 = torch.aten.size.int(%arg0, %2) : (!torch.tensor<[n,3],f32>, !torch.int<0>) -> !torch.int<n>
  %5 = torch.aten.arange.start_step(%1, %4, %3, %0, %0, %0, %0) : (!torch.int<1>, !torch.int<n>, !torch.int<2>, !torch.none, !torch.none, !torch.none, !torch.none) -> !torch.tensor<["n//2"],i64>
  return %5 : !torch.tensor<["n//2"],i64>
}

// CHECK-LABEL: @arange_backwards(
// CHECK: %[[V0:.*]] = onnx.ShapeV19(%arg0) : {{.*}} -> tensor<*xi64>
// CHECK: %[[V1:.*]] = onnx.Constant() {value = dense<0> : tensor<i64>} : () -> tensor<i64>
// CHECK: %[[V2:.*]] = onnx.Gather(%[[V0]], %[[V1]]) : {{.*}} -> tensor<i64>
// CHECK: %[[V3:.*]] = onnx.Neg(%[[V2]]) : {{.*}} -> tensor<i64>
// CHECK: %[[V4:.*]] = onnx.Constant() {value = dense<0> : tensor<i64>} : () -> tensor<i64>
// CHECK: %[[V5:.*]] = onnx.Neg(%[[V4]]) : {{.*}} -> tensor<i64>
// CHECK: %[[V6:.*]] = onnx.Constant() {value = dense<-1> : tensor<i64>} : () -> tensor<i64>
// CHECK: %[[V7:.*]] = onnx.Neg(%[[V6]]) : {{.*}} -> tensor<i64>
// CHECK: %[[V8:.*]] = onnx.RangeV11(%[[V3]], %[[V5]], %[[V7]]) : {{.*}} -> tensor<*xi64>
// CHECK: %[[V9:.*]] = onnx.Neg(%[[V8]]) : {{.*}} -> tensor<?xi64, #onnx.dims<"n">>
// CHECK: return %[[V9]]
func.func @arange_backwards(%arg0: !torch.tensor<[n,3],f32>) -> (!torch.tensor<[n],i64>) {
  %0 = torch.constant unit -> !torch.none
  %1 = torch.constant 0 : i64 -> !torch.int<0>
  %2 = torch.constant -1 : i64 -> !torch.int<-1>
  %3 = torch.aten.size.int(%arg0, %1) : (!torch.tensor<[n,3],f32>, !torch.int<0>) -> !torch.int<n>
  %4 = torch.aten.arange.start_step(%3, %1, %2, %0, %0, %0, %0) : (!torch.int<n>, !torch.int<0>, !torch.int<-1>, !torch.none, !torch.none, !torch.none, !torch.none) -> !torch.tensor<[n],i64>
  return %4 : !torch.tensor<[n],i64>
}

// CHECK-LABEL: @tensor(
// CHECK: %[[V0:.*]] = onnx.ShapeV19(%arg0) : {{.*}} -> tensor<*xi64>
// CHECK: %[[V1:.*]] = onnx.Constant() {value = dense<0> : tensor<i64>} : () -> tensor<i64>
// CHECK: %[[V2:.*]] = onnx.Gather(%[[V0]], %[[V1]]) : {{.*}} -> tensor<i64>
// CHECK: %[[V3:.*]] = onnx.ShapeV19(%arg0) : {{.*}} -> tensor<*xi64>
// CHECK: %[[V4:.*]] = onnx.Constant() {value = dense<0> : tensor<i64>} : () -> tensor<i64>
// CHECK: %[[V5:.*]] = onnx.Gather(%[[V3]], %[[V4]]) : {{.*}} -> tensor<i64>
// CHECK: %[[V6:.*]] = onnx.Constant() {value = dense<0> : tensor<1xi64>} : () -> tensor<1xi64>
// CHECK: %[[V7:.*]] = onnx.UnsqueezeV13(%[[V2]], %[[V6]]) : {{.*}} -> tensor<*xi64>
// CHECK: %[[V8:.*]] = onnx.Constant() {value = dense<1> : tensor<i64>} : () -> tensor<i64>
// CHECK: %[[V9:.*]] = onnx.Constant() {value = dense<0> : tensor<1xi64>} : () -> tensor<1xi64>
// CHECK: %[[V10:.*]] = onnx.UnsqueezeV13(%[[V8]], %[[V9]]) : {{.*}} -> tensor<*xi64>
// CHECK: %[[V11:.*]] = onnx.Constant() {value = dense<2> : tensor<i64>} : () -> tensor<i64>
// CHECK: %[[V12:.*]] = onnx.Constant() {value = dense<0> : tensor<1xi64>} : () -> tensor<1xi64>
// CHECK: %[[V13:.*]] = onnx.UnsqueezeV13(%[[V11]], %[[V12]]) : {{.*}} -> tensor<*xi64>
// CHECK: %[[V14:.*]] = onnx.Constant() {value = dense<0> : tensor<1xi64>} : () -> tensor<1xi64>
// CHECK: %[[V15:.*]] = onnx.UnsqueezeV13(%[[V5]], %[[V14]]) : {{.*}} -> tensor<*xi64>
// CHECK: %[[V16:.*]] = onnx.Concat(%[[V7]], %[[V10]], %[[V13]], %[[V15]]) {axis = 0 : i64} : {{.*}} -> tensor<*xi64>
// CHECK: %[[V17:.*]] = onnx.Constant() {value = dense<2> : tensor<2xi64>} : () -> tensor<2xi64>
// CHECK: %[[V18:.*]] = onnx.ReshapeV19(%[[V16]], %[[V17]]) : {{.*}} -> tensor<2x2xi64>
// CHECK: return %[[V18]]
func.func @tensor(%arg0: !torch.tensor<[n,3],f32>) -> (!torch.tensor<[2,2],i64>) {
  %0 = torch.constant false -> !torch.bool<false>
  %1 = torch.constant unit -> !torch.none
  %2 = torch.constant 0 : i64 -> !torch.int<0>
  %3 = torch.constant 1 : i64 -> !torch.int<1>
  %4 = torch.constant 2 : i64 -> !torch.int<2>
  %5 = torch.aten.size.int(%arg0, %2) : (!torch.tensor<[n,3],f32>, !torch.int<0>) -> !torch.int<n>
  %6 = torch.aten.size.int(%arg0, %2) : (!torch.tensor<[n,3],f32>, !torch.int<0>) -> !torch.int<n>
  %7 = torch.prim.ListConstruct(%5, %3) : (!torch.int<n>, !torch.int<1>) -> !torch.list<[!torch.int<n>, !torch.int<1>]>
  %8 = torch.prim.ListConstruct(%4, %6) : (!torch.int<2>, !torch.int<n>) -> !torch.list<[!torch.int<2>, !torch.int<n>]>
  %9 = torch.prim.ListConstruct(%7, %8) : (!torch.list<[!torch.int<n>, !torch.int<1>]>, !torch.list<[!torch.int<2>, !torch.int<n>]>) -> !torch.list<[!torch.list<[!torch.int<n>, !torch.int<1>]>, !torch.list<[!torch.int<2>, !torch.int<n>]>]>
  %10 = torch.aten.tensor(%9, %1, %1, %0) : (!torch.list<[!torch.list<[!torch.int<n>, !torch.int<1>]>, !torch.list<[!torch.int<2>, !torch.int<n>]>]>, !torch.none, !torch.none, !torch.bool<false>) -> !torch.tensor<[2,2],i64>
  return %10 : !torch.tensor<[2,2],i64>
}

// CHECK-LABEL: @tensor_of_floats(
// CHECK: %[[V0:.*]] = onnx.ShapeV19(%arg0) : {{.*}} -> tensor<*xi64>
// CHECK: %[[V1:.*]] = onnx.Constant() {value = dense<0> : tensor<i64>} : () -> tensor<i64>
// CHECK: %[[V2:.*]] = onnx.Gather(%[[V0]], %[[V1]]) : {{.*}} -> tensor<i64>
// CHECK: %[[V3:.*]] = onnx.CastV19(%[[V2]]) {to = 11 : i64} : {{.*}} -> tensor<f64>
// CHECK: %[[V4:.*]] = onnx.CastV19(%[[V3]]) {to = 1 : i64} : {{.*}} -> tensor<f32>
// CHECK: %[[V5:.*]] = onnx.Constant() {value = dense<0> : tensor<1xi64>} : () -> tensor<1xi64>
// CHECK: %[[V6:.*]] = onnx.UnsqueezeV13(%[[V4]], %[[V5]]) : {{.*}} -> tensor<*xf32>
// CHECK: %[[V7:.*]] = onnx.Constant() {value = dense<5.000000e-01> : tensor<f32>} : () -> tensor<f32>
// CHECK: %[[V8:.*]] = onnx.Constant() {value = dense<0> : tensor<1xi64>} : () -> tensor<1xi64>
// CHECK: %[[V9:.*]] = onnx.UnsqueezeV13(%[[V7]], %[[V8]]) : {{.*}} -> tensor<*xf32>
// CHECK: %[[V10:.*]] = onnx.Concat(%[[V6]], %[[V9]]) {axis = 0 : i64} : {{.*}} -> tensor<2xf32>
// CHECK: return %[[V10]]
func.func @tensor_of_floats(%arg0: !torch.tensor<[n,3],f32>) -> (!torch.tensor<[2],f32>) {
  %0 = torch.constant false -> !torch.bool<false>
  %1 = torch.constant unit -> !torch.none
  %2 = torch.constant 0 : i64 -> !torch.int<0>
  %3 = torch.constant 5.000000e-01 : f64 -> !torch.float<5.000000e-01>
  %4 = torch.aten.size.int(%arg0, %2) : (!torch.tensor<[n,3],f32>, !torch.int<0>) -> !torch.int<n>
  %5 = torch.aten.Float.Scalar(%4) : (!torch.int<n>) -> !torch.float<n>
  %6 = torch.prim.ListConstruct(%5, %3) : (!torch.float<n>, !torch.float<5.000000e-01>) -> !torch.list<[!torch.float<n>, !torch.float<5.000000e-01>]>
  %7 = torch.aten.tensor(%6, %1, %1, %0) : (!torch.list<[!torch.float<n>, !torch.float<5.000000e-01>]>, !torch.none, !torch.none, !torch.bool<false>) -> !torch.tensor<[2],f32>
  return %7 : !torch.tensor<[2],f32>
}

// CHECK-LABEL: @eye(
// CHECK: %[[V0:.*]] = onnx.ShapeV19(%arg0) : {{.*}} -> tensor<*xi64>
// CHECK: %[[V1:.*]] = onnx.Constant() {value = dense<0> : tensor<i64>} : () -> tensor<i64>
// CHECK: %[[V2:.*]] = onnx.Gather(%[[V0]], %[[V1]]) : {{.*}} -> tensor<i64>
// CHECK: %[[V3:.*]] = onnx.Constant() {value = dense<0> : tensor<1xi64>} : () -> tensor<1xi64>
// CHECK: %[[V4:.*]] = onnx.UnsqueezeV13(%[[V2]], %[[V3]]) : {{.*}} -> tensor<*xi64>
// CHECK: %[[V5:.*]] = onnx.Constant() {value = dense<0> : tensor<1xi64>} : () -> tensor<1xi64>
// CHECK: %[[V6:.*]] = onnx.UnsqueezeV13(%[[V2]], %[[V5]]) : {{.*}} -> tensor<*xi64>
// CHECK: %[[V7:.*]] = onnx.Concat(%[[V4]], %[[V6]]) {axis = 0 : i64} : {{.*}} -> tensor<*xi64>
// CHECK: %[[V8:.*]] = onnx.ConstantOfShapeV20(%[[V7]]) : {{.*}} -> tensor<*xf32>
// CHECK: %[[V9:.*]] = onnx.EyeLikeV9(%[[V8]]) {dtype = 1 : i64} : {{.*}} -> tensor<?x?xf32, #onnx.dims<"n", "n">>
// CHECK: return %[[V9]]
func.func @eye(%arg0: !torch.tensor<[n,3],f32>) -> (!torch.tensor<[n,n],f32>) {
  %0 = torch.constant unit -> !torch.none
  %1 = torch.constant 0 : i64 -> !torch.int<0>
  %2 = torch.aten.size.int(%arg0, %1) : (!torch.tensor<[n,3],f32>, !torch.int<0>) -> !torch.int<n>
  %3 = torch.aten.eye(%2, %0, %0, %0, %0) : (!torch.int<n>, !torch.none, !torch.none, !torch.none, !torch.none) -> !torch.tensor<[n,n],f32>
  return %3 : !torch.tensor<[n,n],f32>
}

// CHECK-LABEL: @eye_m(
// CHECK: %[[V0:.*]] = onnx.ShapeV19(%arg0) : {{.*}} -> tensor<*xi64>
// CHECK: %[[V1:.*]] = onnx.Constant() {value = dense<0> : tensor<i64>} : () -> tensor<i64>
// CHECK: %[[V2:.*]] = onnx.Gather(%[[V0]], %[[V1]]) : {{.*}} -> tensor<i64>
// CHECK: %[[V3:.*]] = onnx.Constant() {value = dense<0> : tensor<1xi64>} : () -> tensor<1xi64>
// CHECK: %[[V4:.*]] = onnx.UnsqueezeV13(%[[V2]], %[[V3]]) : {{.*}} -> tensor<*xi64>
// CHECK: %[[V5:.*]] = onnx.Constant() {value = dense<3> : tensor<i64>} : () -> tensor<i64>
// CHECK: %[[V6:.*]] = onnx.Constant() {value = dense<0> : tensor<1xi64>} : () -> tensor<1xi64>
// CHECK: %[[V7:.*]] = onnx.UnsqueezeV13(%[[V5]], %[[V6]]) : {{.*}} -> tensor<*xi64>
// CHECK: %[[V8:.*]] = onnx.Concat(%[[V4]], %[[V7]]) {axis = 0 : i64} : {{.*}} -> tensor<*xi64>
// CHECK: %[[V9:.*]] = onnx.ConstantOfShapeV20(%[[V8]]) : {{.*}} -> tensor<*xf32>
// CHECK: %[[V10:.*]] = onnx.EyeLikeV9(%[[V9]]) {dtype = 7 : i64} : {{.*}} -> tensor<?x3xi64, #onnx.dims<"n", "">>
// CHECK: return %[[V10]]
func.func @eye_m(%arg0: !torch.tensor<[n,3],f32>) -> (!torch.tensor<[n,3],i64>) {
  %0 = torch.constant unit -> !torch.none
  %1 = torch.constant 0 : i64 -> !torch.int<0>
  %2 = torch.constant 3 : i64 -> !torch.int<3>
  %3 = torch.constant 4 : i64 -> !torch.int<4>
  %4 = torch.aten.size.int(%arg0, %1) : (!torch.tensor<[n,3],f32>, !torch.int<0>) -> !torch.int<n>
  %5 = torch.aten.eye.m(%4, %2, %3, %0, %0, %0) : (!torch.int<n>, !torch.int<3>, !torch.int<4>, !torch.none, !torch.none, !torch.none) -> !torch.tensor<[n,3],i64>
  return %5 : !torch.tensor<[n,3],i64>
}
