// NOTE: The checks are written by tools/dev/update_checks.py.

// RUN: torch-onnx-opt %s --pass-pipeline='builtin.module(convert-torch-to-onnx{opset=20})' | FileCheck %s

// CHECK-LABEL: @full(
// CHECK: onnx.ShapeV19{{.*}} -> tensor<*xi64>
// CHECK: onnx.Gather{{.*}} -> tensor<i64>
// CHECK: onnx.UnsqueezeV13{{.*}} -> tensor<*xi64>
// CHECK: onnx.Concat{{.*}} -> tensor<*xi64>
// CHECK: onnx.ConstantOfShapeV20{{.*}} -> tensor<?x2xf32, #onnx.dims<"n", "">>
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
// CHECK: onnx.ReduceSum{{.*}} -> tensor<f32>
// CHECK: onnx.CastV19{{.*}} -> tensor<i64>
// CHECK: onnx.Expand{{.*}} -> tensor<2xi64>
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
// CHECK: onnx.ShapeV19{{.*}} -> tensor<*xi64>
// CHECK: onnx.ConstantOfShapeV20{{.*}} -> tensor<?x3xf32, #onnx.dims<"n", "">>
func.func @full_like(%arg0: !torch.tensor<[n,3],f32>) -> (!torch.tensor<[n,3],f32>) {
  %0 = torch.constant unit -> !torch.none
  %1 = torch.constant 2 : i64 -> !torch.int<2>
  %2 = torch.aten.full_like(%arg0, %1, %0, %0, %0, %0, %0) : (!torch.tensor<[n,3],f32>, !torch.int<2>, !torch.none, !torch.none, !torch.none, !torch.none, !torch.none) -> !torch.tensor<[n,3],f32>
  return %2 : !torch.tensor<[n,3],f32>
}

// CHECK-LABEL: @arange(
// CHECK: onnx.ShapeV19{{.*}} -> tensor<*xi64>
// CHECK: onnx.Gather{{.*}} -> tensor<i64>
// CHECK: onnx.RangeV11{{.*}} -> tensor<?xi64, #onnx.dims<"n//2">>
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
// CHECK: onnx.ShapeV19{{.*}} -> tensor<*xi64>
// CHECK: onnx.Gather{{.*}} -> tensor<i64>
// CHECK: onnx.Neg{{.*}} -> tensor<i64>
// CHECK: onnx.Neg{{.*}} -> tensor<i64>
// CHECK: onnx.Neg{{.*}} -> tensor<i64>
// CHECK: onnx.RangeV11{{.*}} -> tensor<*xi64>
// CHECK: onnx.Neg{{.*}} -> tensor<?xi64, #onnx.dims<"n">>
func.func @arange_backwards(%arg0: !torch.tensor<[n,3],f32>) -> (!torch.tensor<[n],i64>) {
  %0 = torch.constant unit -> !torch.none
  %1 = torch.constant 0 : i64 -> !torch.int<0>
  %2 = torch.constant -1 : i64 -> !torch.int<-1>
  %3 = torch.aten.size.int(%arg0, %1) : (!torch.tensor<[n,3],f32>, !torch.int<0>) -> !torch.int<n>
  %4 = torch.aten.arange.start_step(%3, %1, %2, %0, %0, %0, %0) : (!torch.int<n>, !torch.int<0>, !torch.int<-1>, !torch.none, !torch.none, !torch.none, !torch.none) -> !torch.tensor<[n],i64>
  return %4 : !torch.tensor<[n],i64>
}

// CHECK-LABEL: @tensor(
// CHECK: onnx.ShapeV19{{.*}} -> tensor<*xi64>
// CHECK: onnx.Gather{{.*}} -> tensor<i64>
// CHECK: onnx.ShapeV19{{.*}} -> tensor<*xi64>
// CHECK: onnx.Gather{{.*}} -> tensor<i64>
// CHECK: onnx.UnsqueezeV13{{.*}} -> tensor<*xi64>
// CHECK: onnx.UnsqueezeV13{{.*}} -> tensor<*xi64>
// CHECK: onnx.UnsqueezeV13{{.*}} -> tensor<*xi64>
// CHECK: onnx.UnsqueezeV13{{.*}} -> tensor<*xi64>
// CHECK: onnx.Concat{{.*}} -> tensor<*xi64>
// CHECK: onnx.ReshapeV19{{.*}} -> tensor<2x2xi64>
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
// CHECK: onnx.ShapeV19{{.*}} -> tensor<*xi64>
// CHECK: onnx.Gather{{.*}} -> tensor<i64>
// CHECK: onnx.CastV19{{.*}} -> tensor<f64>
// CHECK: onnx.CastV19{{.*}} -> tensor<f32>
// CHECK: onnx.UnsqueezeV13{{.*}} -> tensor<*xf32>
// CHECK: onnx.UnsqueezeV13{{.*}} -> tensor<*xf32>
// CHECK: onnx.Concat{{.*}} -> tensor<2xf32>
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
// CHECK: onnx.ShapeV19{{.*}} -> tensor<*xi64>
// CHECK: onnx.Gather{{.*}} -> tensor<i64>
// CHECK: onnx.UnsqueezeV13{{.*}} -> tensor<*xi64>
// CHECK: onnx.UnsqueezeV13{{.*}} -> tensor<*xi64>
// CHECK: onnx.Concat{{.*}} -> tensor<*xi64>
// CHECK: onnx.ConstantOfShapeV20{{.*}} -> tensor<*xf32>
// CHECK: onnx.EyeLikeV9{{.*}} -> tensor<?x?xf32, #onnx.dims<"n", "n">>
func.func @eye(%arg0: !torch.tensor<[n,3],f32>) -> (!torch.tensor<[n,n],f32>) {
  %0 = torch.constant unit -> !torch.none
  %1 = torch.constant 0 : i64 -> !torch.int<0>
  %2 = torch.aten.size.int(%arg0, %1) : (!torch.tensor<[n,3],f32>, !torch.int<0>) -> !torch.int<n>
  %3 = torch.aten.eye(%2, %0, %0, %0, %0) : (!torch.int<n>, !torch.none, !torch.none, !torch.none, !torch.none) -> !torch.tensor<[n,n],f32>
  return %3 : !torch.tensor<[n,n],f32>
}

// CHECK-LABEL: @eye_m(
// CHECK: onnx.ShapeV19{{.*}} -> tensor<*xi64>
// CHECK: onnx.Gather{{.*}} -> tensor<i64>
// CHECK: onnx.UnsqueezeV13{{.*}} -> tensor<*xi64>
// CHECK: onnx.UnsqueezeV13{{.*}} -> tensor<*xi64>
// CHECK: onnx.Concat{{.*}} -> tensor<*xi64>
// CHECK: onnx.ConstantOfShapeV20{{.*}} -> tensor<*xf32>
// CHECK: onnx.EyeLikeV9{{.*}} -> tensor<?x3xi64, #onnx.dims<"n", "">>
func.func @eye_m(%arg0: !torch.tensor<[n,3],f32>) -> (!torch.tensor<[n,3],i64>) {
  %0 = torch.constant unit -> !torch.none
  %1 = torch.constant 0 : i64 -> !torch.int<0>
  %2 = torch.constant 3 : i64 -> !torch.int<3>
  %3 = torch.constant 4 : i64 -> !torch.int<4>
  %4 = torch.aten.size.int(%arg0, %1) : (!torch.tensor<[n,3],f32>, !torch.int<0>) -> !torch.int<n>
  %5 = torch.aten.eye.m(%4, %2, %3, %0, %0, %0) : (!torch.int<n>, !torch.int<3>, !torch.int<4>, !torch.none, !torch.none, !torch.none) -> !torch.tensor<[n,3],i64>
  return %5 : !torch.tensor<[n,3],i64>
}
