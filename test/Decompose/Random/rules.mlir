// NOTE: The checks are written by tools/dev/update_checks.py.

// RUN: torch-onnx-opt %s --decompose | FileCheck %s

// CHECK-LABEL: @alpha_dropout(
// CHECK: torch.aten.rand_like{{.*}} -> !torch.tensor<[n,3],f32>
// CHECK: torch.aten.ge.Scalar{{.*}} -> !torch.tensor<[n,3],i1>
// CHECK: torch.aten.where.ScalarOther{{.*}} -> !torch.tensor<[n,3],f32>
// CHECK: torch.aten.mul.Scalar{{.*}} -> !torch.tensor<[n,3],f32>
// CHECK: torch.aten.add.Scalar{{.*}} -> !torch.tensor<[n,3],f32>
func.func @alpha_dropout(%arg0: !torch.tensor<[n,3],f32>) -> (!torch.tensor<[n,3],f32>) {
  %0 = torch.constant 5.000000e-01 : f64 -> !torch.float<5.000000e-01>
  %1 = torch.constant true -> !torch.bool<true>
  %2 = torch.aten.alpha_dropout(%arg0, %0, %1) : (!torch.tensor<[n,3],f32>, !torch.float<5.000000e-01>, !torch.bool<true>) -> !torch.tensor<[n,3],f32>
  return %2 : !torch.tensor<[n,3],f32>
}

// CHECK-LABEL: @dropout(
// CHECK: torch.aten.rand_like{{.*}} -> !torch.tensor<[n,3],f32>
// CHECK: torch.aten.ge.Scalar{{.*}} -> !torch.tensor<[n,3],i1>
// CHECK: torch.aten.full_like{{.*}} -> !torch.tensor<[n,3],f32>
// CHECK: torch.aten.where.self{{.*}} -> !torch.tensor<[n,3],f32>
// CHECK: torch.aten.div.Scalar{{.*}} -> !torch.tensor<[n,3],f32>
func.func @dropout(%arg0: !torch.tensor<[n,3],f32>) -> (!torch.tensor<[n,3],f32>) {
  %0 = torch.constant 5.000000e-01 : f64 -> !torch.float<5.000000e-01>
  %1 = torch.constant true -> !torch.bool<true>
  %2 = torch.aten.dropout(%arg0, %0, %1) : (!torch.tensor<[n,3],f32>, !torch.float<5.000000e-01>, !torch.bool<true>) -> !torch.tensor<[n,3],f32>
  return %2 : !torch.tensor<[n,3],f32>
}

// CHECK-LABEL: @feature_alpha_dropout(
// CHECK: torch.aten.size.int{{.*}} -> !torch.int<n>
// CHECK: torch.prim.ListConstruct{{.*}} -> !torch.list<[!torch.int<n>, !torch.int<3>]>
// CHECK: torch.aten.rand{{.*}} -> !torch.tensor<[n,3],f32>
// CHECK: torch.aten.ge.Scalar{{.*}} -> !torch.tensor<[n,3],i1>
// CHECK: torch.aten.where.ScalarOther{{.*}} -> !torch.tensor<[n,3],f32>
// CHECK: torch.aten.mul.Scalar{{.*}} -> !torch.tensor<[n,3],f32>
// CHECK: torch.aten.add.Scalar{{.*}} -> !torch.tensor<[n,3],f32>
func.func @feature_alpha_dropout(%arg0: !torch.tensor<[n,3],f32>) -> (!torch.tensor<[n,3],f32>) {
  %0 = torch.constant 5.000000e-01 : f64 -> !torch.float<5.000000e-01>
  %1 = torch.constant true -> !torch.bool<true>
  %2 = torch.aten.feature_alpha_dropout(%arg0, %0, %1) : (!torch.tensor<[n,3],f32>, !torch.float<5.000000e-01>, !torch.bool<true>) -> !torch.tensor<[n,3],f32>
  return %2 : !torch.tensor<[n,3],f32>
}

// CHECK-LABEL: @feature_dropout(
// CHECK: torch.aten.size.int{{.*}} -> !torch.int<n>
// CHECK: torch.prim.ListConstruct{{.*}} -> !torch.list<[!torch.int<n>, !torch.int<3>]>
// CHECK: torch.aten.rand{{.*}} -> !torch.tensor<[n,3],f32>
// CHECK: torch.aten.ge.Scalar{{.*}} -> !torch.tensor<[n,3],i1>
// CHECK: torch.aten.full_like{{.*}} -> !torch.tensor<[n,3],f32>
// CHECK: torch.aten.where.self{{.*}} -> !torch.tensor<[n,3],f32>
// CHECK: torch.aten.div.Scalar{{.*}} -> !torch.tensor<[n,3],f32>
func.func @feature_dropout(%arg0: !torch.tensor<[n,3],f32>) -> (!torch.tensor<[n,3],f32>) {
  %0 = torch.constant 5.000000e-01 : f64 -> !torch.float<5.000000e-01>
  %1 = torch.constant true -> !torch.bool<true>
  %2 = torch.aten.feature_dropout(%arg0, %0, %1) : (!torch.tensor<[n,3],f32>, !torch.float<5.000000e-01>, !torch.bool<true>) -> !torch.tensor<[n,3],f32>
  return %2 : !torch.tensor<[n,3],f32>
}

// CHECK-LABEL: @native_dropout(
// CHECK: torch.aten.rand_like{{.*}} -> !torch.tensor<[n,3],f32>
// CHECK: torch.aten.ge.Scalar{{.*}} -> !torch.tensor<[n,3],i1>
// CHECK: torch.aten.full_like{{.*}} -> !torch.tensor<[n,3],f32>
// CHECK: torch.aten.where.self{{.*}} -> !torch.tensor<[n,3],f32>
// CHECK: torch.aten.div.Scalar{{.*}} -> !torch.tensor<[n,3],f32>
func.func @native_dropout(%arg0: !torch.tensor<[n,3],f32>) -> (!torch.tensor<[n,3],f32>, !torch.tensor<[n,3],i1>) {
  %0 = torch.constant 5.000000e-01 : f64 -> !torch.float<5.000000e-01>
  %1 = torch.constant true -> !torch.bool<true>
  %2:2 = torch.aten.native_dropout(%arg0, %0, %1) : (!torch.tensor<[n,3],f32>, !torch.float<5.000000e-01>, !torch.bool<true>) -> (!torch.tensor<[n,3],f32>, !torch.tensor<[n,3],i1>)
  return %2#0, %2#1 : !torch.tensor<[n,3],f32>, !torch.tensor<[n,3],i1>
}

// CHECK-LABEL: @native_dropout_backward(
// CHECK: torch.aten.mul.Tensor{{.*}} -> !torch.tensor<[n,3],f32>
// CHECK: torch.aten.mul.Scalar{{.*}} -> !torch.tensor<[n,3],f32>
func.func @native_dropout_backward(%arg0: !torch.tensor<[n,3],f32>, %arg1: !torch.tensor<[n,3],f32>) -> (!torch.tensor<[n,3],f32>) {
  %0 = torch.constant 5.000000e-01 : f64 -> !torch.float<5.000000e-01>
  %1 = torch.aten.native_dropout_backward(%arg0, %arg1, %0) : (!torch.tensor<[n,3],f32>, !torch.tensor<[n,3],f32>, !torch.float<5.000000e-01>) -> !torch.tensor<[n,3],f32>
  return %1 : !torch.tensor<[n,3],f32>
}

// CHECK-LABEL: @normal_Tensor_Tensor(
// CHECK: torch.aten.full_like{{.*}} -> !torch.tensor<[n,3],f32>
// CHECK: torch.aten.add.Tensor{{.*}} -> !torch.tensor<[n,3],f32>
// CHECK: torch.aten.randn_like{{.*}} -> !torch.tensor<[n,3],f32>
// CHECK: torch.aten.mul.Tensor{{.*}} -> !torch.tensor<[n,3],f32>
// CHECK: torch.aten.add.Tensor{{.*}} -> !torch.tensor<[n,3],f32>
func.func @normal_Tensor_Tensor(%arg0: !torch.tensor<[n,3],f32>, %arg1: !torch.tensor<[n,3],f32>) -> (!torch.tensor<[n,3],f32>) {
  %0 = torch.constant unit -> !torch.none
  %1 = torch.aten.normal.Tensor_Tensor(%arg0, %arg1, %0) : (!torch.tensor<[n,3],f32>, !torch.tensor<[n,3],f32>, !torch.none) -> !torch.tensor<[n,3],f32>
  return %1 : !torch.tensor<[n,3],f32>
}

// CHECK-LABEL: @normal_Tensor_float(
// CHECK: torch.aten.randn_like{{.*}} -> !torch.tensor<[n,3],f32>
// CHECK: torch.aten.mul.Scalar{{.*}} -> !torch.tensor<[n,3],f32>
// CHECK: torch.aten.add.Tensor{{.*}} -> !torch.tensor<[n,3],f32>
func.func @normal_Tensor_float(%arg0: !torch.tensor<[n,3],f32>) -> (!torch.tensor<[n,3],f32>) {
  %0 = torch.constant 1.000000e+00 : f64 -> !torch.float<1.000000e+00>
  %1 = torch.constant unit -> !torch.none
  %2 = torch.aten.normal.Tensor_float(%arg0, %0, %1) : (!torch.tensor<[n,3],f32>, !torch.float<1.000000e+00>, !torch.none) -> !torch.tensor<[n,3],f32>
  return %2 : !torch.tensor<[n,3],f32>
}

// CHECK-LABEL: @normal_float_Tensor(
// CHECK: torch.aten.randn_like{{.*}} -> !torch.tensor<[n,3],f32>
// CHECK: torch.aten.mul.Tensor{{.*}} -> !torch.tensor<[n,3],f32>
// CHECK: torch.aten.add.Scalar{{.*}} -> !torch.tensor<[n,3],f32>
func.func @normal_float_Tensor(%arg0: !torch.tensor<[n,3],f32>) -> (!torch.tensor<[n,3],f32>) {
  %0 = torch.constant 5.000000e-01 : f64 -> !torch.float<5.000000e-01>
  %1 = torch.constant unit -> !torch.none
  %2 = torch.aten.normal.float_Tensor(%0, %arg0, %1) : (!torch.float<5.000000e-01>, !torch.tensor<[n,3],f32>, !torch.none) -> !torch.tensor<[n,3],f32>
  return %2 : !torch.tensor<[n,3],f32>
}

// CHECK-LABEL: @normal_float_float(
// CHECK: torch.prim.ListConstruct{{.*}} -> !torch.list<[!torch.int<1>]>
// CHECK: torch.aten.randn{{.*}} -> !torch.tensor<[1],f32>
// CHECK: torch.aten.mul.Scalar{{.*}} -> !torch.tensor<[1],f32>
// CHECK: torch.aten.add.Scalar{{.*}} -> !torch.tensor<[1],f32>
func.func @normal_float_float() -> (!torch.tensor<[1],f32>) {
  %0 = torch.constant 5.000000e-01 : f64 -> !torch.float<5.000000e-01>
  %1 = torch.constant 1 : i64 -> !torch.int<1>
  %2 = torch.constant unit -> !torch.none
  %3 = torch.prim.ListConstruct(%1) : (!torch.int<1>) -> !torch.list<[!torch.int<1>]>
  %4 = torch.aten.normal.float_float(%0, %0, %3, %2, %2, %2, %2, %2) : (!torch.float<5.000000e-01>, !torch.float<5.000000e-01>, !torch.list<[!torch.int<1>]>, !torch.none, !torch.none, !torch.none, !torch.none, !torch.none) -> !torch.tensor<[1],f32>
  return %4 : !torch.tensor<[1],f32>
}

// CHECK-LABEL: @randint(
// CHECK: torch.prim.ListConstruct{{.*}} -> !torch.list<[!torch.int<1>]>
// CHECK: torch.aten.rand{{.*}} -> !torch.tensor<[1],f64>
// CHECK: torch.aten.mul.Scalar{{.*}} -> !torch.tensor<[1],f64>
// CHECK: torch.aten.floor{{.*}} -> !torch.tensor<[1],f64>
// CHECK: torch.aten.clamp{{.*}} -> !torch.tensor<[1],f64>
// CHECK: torch.aten.to.dtype{{.*}} -> !torch.tensor<[1],i64>
// CHECK: torch.aten.add.Scalar{{.*}} -> !torch.tensor<[1],i64>
func.func @randint() -> (!torch.tensor<[1],i64>) {
  %0 = torch.constant 1 : i64 -> !torch.int<1>
  %1 = torch.constant 4 : i64 -> !torch.int<4>
  %2 = torch.constant unit -> !torch.none
  %3 = torch.prim.ListConstruct(%0) : (!torch.int<1>) -> !torch.list<[!torch.int<1>]>
  %4 = torch.aten.randint(%0, %3, %1, %2, %2, %2) : (!torch.int<1>, !torch.list<[!torch.int<1>]>, !torch.int<4>, !torch.none, !torch.none, !torch.none) -> !torch.tensor<[1],i64>
  return %4 : !torch.tensor<[1],i64>
}

// CHECK-LABEL: @randperm(
// CHECK: torch.prim.ListConstruct{{.*}} -> !torch.list<[!torch.int<1>]>
// CHECK: torch.aten.rand{{.*}} -> !torch.tensor<[1],f32>
// CHECK: torch.aten.sort{{.*}} -> (!torch.tensor<[1],f32>, !torch.tensor<[1],i64>)
func.func @randperm() -> (!torch.tensor<[1],i64>) {
  %0 = torch.constant 1 : i64 -> !torch.int<1>
  %1 = torch.constant 4 : i64 -> !torch.int<4>
  %2 = torch.constant unit -> !torch.none
  %3 = torch.aten.randperm(%0, %1, %2, %2, %2) : (!torch.int<1>, !torch.int<4>, !torch.none, !torch.none, !torch.none) -> !torch.tensor<[1],i64>
  return %3 : !torch.tensor<[1],i64>
}

// CHECK-LABEL: @random(
// CHECK: torch.aten.rand_like{{.*}} -> !torch.tensor<[n,3],f64>
// CHECK: torch.aten.mul.Scalar{{.*}} -> !torch.tensor<[n,3],f64>
// CHECK: torch.aten.floor{{.*}} -> !torch.tensor<[n,3],f64>
// CHECK: torch.aten.clamp{{.*}} -> !torch.tensor<[n,3],f64>
// CHECK: torch.aten.to.dtype{{.*}} -> !torch.tensor<[n,3],f32>
func.func @random(%x: !torch.tensor<[n,3],f32>) -> !torch.tensor<[n,3],f32> {
  %none = torch.constant unit -> !torch.none
  %0 = torch.aten.random(%x, %none) : (!torch.tensor<[n,3],f32>, !torch.none) -> !torch.tensor<[n,3],f32>
  return %0 : !torch.tensor<[n,3],f32>
}

// CHECK-LABEL: @random_from(
// CHECK: torch.aten.rand_like{{.*}} -> !torch.tensor<[n,3],f64>
// CHECK: torch.aten.mul.Scalar{{.*}} -> !torch.tensor<[n,3],f64>
// CHECK: torch.aten.floor{{.*}} -> !torch.tensor<[n,3],f64>
// CHECK: torch.aten.clamp{{.*}} -> !torch.tensor<[n,3],f64>
// CHECK: torch.aten.to.dtype{{.*}} -> !torch.tensor<[n,3],i64>
// CHECK: torch.aten.add.Scalar{{.*}} -> !torch.tensor<[n,3],i64>
func.func @random_from(%x: !torch.tensor<[n,3],i64>) -> !torch.tensor<[n,3],i64> {
  %none = torch.constant unit -> !torch.none
  %low = torch.constant 2 : i64 -> !torch.int<2>
  %high = torch.constant 9 : i64 -> !torch.int<9>
  %0 = torch.aten.random.from(%x, %low, %high, %none) : (!torch.tensor<[n,3],i64>, !torch.int<2>, !torch.int<9>, !torch.none) -> !torch.tensor<[n,3],i64>
  return %0 : !torch.tensor<[n,3],i64>
}

// CHECK-LABEL: @random_to(
// CHECK: torch.aten.rand_like{{.*}} -> !torch.tensor<[n,3],f64>
// CHECK: torch.aten.mul.Scalar{{.*}} -> !torch.tensor<[n,3],f64>
// CHECK: torch.aten.floor{{.*}} -> !torch.tensor<[n,3],f64>
// CHECK: torch.aten.clamp{{.*}} -> !torch.tensor<[n,3],f64>
// CHECK: torch.aten.to.dtype{{.*}} -> !torch.tensor<[n,3],i64>
// CHECK: torch.aten.add.Scalar{{.*}} -> !torch.tensor<[n,3],i64>
func.func @random_to(%x: !torch.tensor<[n,3],i64>) -> !torch.tensor<[n,3],i64> {
  %none = torch.constant unit -> !torch.none
  %high = torch.constant 9 : i64 -> !torch.int<9>
  %0 = torch.aten.random.to(%x, %high, %none) : (!torch.tensor<[n,3],i64>, !torch.int<9>, !torch.none) -> !torch.tensor<[n,3],i64>
  return %0 : !torch.tensor<[n,3],i64>
}
