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

// CHECK-LABEL: @bernoulli(
// CHECK: torch.aten.rand_like{{.*}} -> !torch.tensor<[n,2000],f32>
// CHECK: torch.aten.lt.Tensor{{.*}} -> !torch.tensor<[n,2000],i1>
// CHECK: torch.aten.to.dtype{{.*}} -> !torch.tensor<[n,2000],f32>
func.func @bernoulli(%arg0: !torch.tensor<[n,2000],f32>) -> (!torch.tensor<[n,2000],f32>) {
  %0 = torch.constant unit -> !torch.none
  %1 = torch.aten.bernoulli(%arg0, %0) : (!torch.tensor<[n,2000],f32>, !torch.none) -> !torch.tensor<[n,2000],f32>
  return %1 : !torch.tensor<[n,2000],f32>
}

// CHECK-LABEL: @bernoulli_Tensor(
// CHECK: torch.aten.rand_like{{.*}} -> !torch.tensor<[n,2000],f32>
// CHECK: torch.aten.lt.Tensor{{.*}} -> !torch.tensor<[n,2000],i1>
// CHECK: torch.aten.to.dtype{{.*}} -> !torch.tensor<[n,2000],f32>
func.func @bernoulli_Tensor(%arg0: !torch.tensor<[n,2000],f32>, %arg1: !torch.tensor<[n,2000],f32>) -> (!torch.tensor<[n,2000],f32>) {
  %0 = torch.constant unit -> !torch.none
  %1 = torch.aten.bernoulli.Tensor(%arg0, %arg1, %0) : (!torch.tensor<[n,2000],f32>, !torch.tensor<[n,2000],f32>, !torch.none) -> !torch.tensor<[n,2000],f32>
  return %1 : !torch.tensor<[n,2000],f32>
}

// CHECK-LABEL: @bernoulli_p(
// CHECK: torch.aten.rand_like{{.*}} -> !torch.tensor<[n,2000],f32>
// CHECK: torch.aten.lt.Scalar{{.*}} -> !torch.tensor<[n,2000],i1>
// CHECK: torch.aten.to.dtype{{.*}} -> !torch.tensor<[n,2000],f32>
func.func @bernoulli_p(%arg0: !torch.tensor<[n,2000],f32>) -> (!torch.tensor<[n,2000],f32>) {
  %0 = torch.constant 2.500000e-01 : f64 -> !torch.float<2.500000e-01>
  %1 = torch.constant unit -> !torch.none
  %2 = torch.aten.bernoulli.p(%arg0, %0, %1) : (!torch.tensor<[n,2000],f32>, !torch.float<2.500000e-01>, !torch.none) -> !torch.tensor<[n,2000],f32>
  return %2 : !torch.tensor<[n,2000],f32>
}

// CHECK-LABEL: @cauchy(
// CHECK: torch.aten.rand_like{{.*}} -> !torch.tensor<[n,2000],f32>
// CHECK: torch.aten.sub.Scalar{{.*}} -> !torch.tensor<[n,2000],f32>
// CHECK: torch.aten.mul.Scalar{{.*}} -> !torch.tensor<[n,2000],f32>
// CHECK: torch.aten.tan{{.*}} -> !torch.tensor<[n,2000],f32>
// CHECK: torch.aten.mul.Scalar{{.*}} -> !torch.tensor<[n,2000],f32>
// CHECK: torch.aten.add.Scalar{{.*}} -> !torch.tensor<[n,2000],f32>
func.func @cauchy(%arg0: !torch.tensor<[n,2000],f32>) -> (!torch.tensor<[n,2000],f32>) {
  %0 = torch.constant 0.000000e+00 : f64 -> !torch.float<0.000000e+00>
  %1 = torch.constant 1.000000e+00 : f64 -> !torch.float<1.000000e+00>
  %2 = torch.constant unit -> !torch.none
  %3 = torch.aten.cauchy(%arg0, %0, %1, %2) : (!torch.tensor<[n,2000],f32>, !torch.float<0.000000e+00>, !torch.float<1.000000e+00>, !torch.none) -> !torch.tensor<[n,2000],f32>
  return %3 : !torch.tensor<[n,2000],f32>
}

// CHECK-LABEL: @exponential(
// CHECK: torch.aten.rand_like{{.*}} -> !torch.tensor<[n,2000],f32>
// CHECK: torch.aten.rsub.Scalar{{.*}} -> !torch.tensor<[n,2000],f32>
// CHECK: torch.aten.log{{.*}} -> !torch.tensor<[n,2000],f32>
// CHECK: torch.aten.neg{{.*}} -> !torch.tensor<[n,2000],f32>
// CHECK: torch.aten.clamp{{.*}} -> !torch.tensor<[n,2000],f32>
// CHECK: torch.aten.div.Scalar{{.*}} -> !torch.tensor<[n,2000],f32>
func.func @exponential(%arg0: !torch.tensor<[n,2000],f32>) -> (!torch.tensor<[n,2000],f32>) {
  %0 = torch.constant 1.000000e+00 : f64 -> !torch.float<1.000000e+00>
  %1 = torch.constant unit -> !torch.none
  %2 = torch.aten.exponential(%arg0, %0, %1) : (!torch.tensor<[n,2000],f32>, !torch.float<1.000000e+00>, !torch.none) -> !torch.tensor<[n,2000],f32>
  return %2 : !torch.tensor<[n,2000],f32>
}

// CHECK-LABEL: @geometric(
// CHECK: torch.aten.rand_like{{.*}} -> !torch.tensor<[n,2000],f32>
// CHECK: torch.aten.rsub.Scalar{{.*}} -> !torch.tensor<[n,2000],f32>
// CHECK: torch.aten.log{{.*}} -> !torch.tensor<[n,2000],f32>
// CHECK: torch.aten.neg{{.*}} -> !torch.tensor<[n,2000],f32>
// CHECK: torch.aten.clamp{{.*}} -> !torch.tensor<[n,2000],f32>
// CHECK: torch.aten.neg{{.*}} -> !torch.tensor<[n,2000],f32>
// CHECK: torch.aten.div.Tensor{{.*}} -> !torch.tensor<[n,2000],f32>
// CHECK: torch.aten.ceil{{.*}} -> !torch.tensor<[n,2000],f32>
// CHECK: torch.aten.clamp{{.*}} -> !torch.tensor<[n,2000],f32>
func.func @geometric(%arg0: !torch.tensor<[n,2000],f32>) -> (!torch.tensor<[n,2000],f32>) {
  %0 = torch.constant 2.500000e-01 : f64 -> !torch.float<2.500000e-01>
  %1 = torch.constant unit -> !torch.none
  %2 = torch.aten.geometric(%arg0, %0, %1) : (!torch.tensor<[n,2000],f32>, !torch.float<2.500000e-01>, !torch.none) -> !torch.tensor<[n,2000],f32>
  return %2 : !torch.tensor<[n,2000],f32>
}

// CHECK-LABEL: @log_normal(
// CHECK: torch.aten.randn_like{{.*}} -> !torch.tensor<[n,2000],f32>
// CHECK: torch.aten.mul.Scalar{{.*}} -> !torch.tensor<[n,2000],f32>
// CHECK: torch.aten.add.Scalar{{.*}} -> !torch.tensor<[n,2000],f32>
// CHECK: torch.aten.exp{{.*}} -> !torch.tensor<[n,2000],f32>
func.func @log_normal(%arg0: !torch.tensor<[n,2000],f32>) -> (!torch.tensor<[n,2000],f32>) {
  %0 = torch.constant 0.000000e+00 : f64 -> !torch.float<0.000000e+00>
  %1 = torch.constant 2.500000e-01 : f64 -> !torch.float<2.500000e-01>
  %2 = torch.constant unit -> !torch.none
  %3 = torch.aten.log_normal(%arg0, %0, %1, %2) : (!torch.tensor<[n,2000],f32>, !torch.float<0.000000e+00>, !torch.float<2.500000e-01>, !torch.none) -> !torch.tensor<[n,2000],f32>
  return %3 : !torch.tensor<[n,2000],f32>
}

// CHECK-LABEL: @multinomial(
// CHECK: torch.aten.rand_like{{.*}} -> !torch.tensor<[n,1],f32>
// CHECK: torch.aten.rsub.Scalar{{.*}} -> !torch.tensor<[n,1],f32>
// CHECK: torch.aten.log{{.*}} -> !torch.tensor<[n,1],f32>
// CHECK: torch.aten.neg{{.*}} -> !torch.tensor<[n,1],f32>
// CHECK: torch.aten.clamp{{.*}} -> !torch.tensor<[n,1],f32>
// CHECK: torch.aten.div.Tensor{{.*}} -> !torch.tensor<[n,1],f32>
// CHECK: torch.aten.topk{{.*}} -> (!torch.tensor<[n,1],f32>, !torch.tensor<[n,1],i64>)
func.func @multinomial(%arg0: !torch.tensor<[n,1],f32>) -> (!torch.tensor<[n,1],i64>) {
  %0 = torch.constant 1 : i64 -> !torch.int<1>
  %1 = torch.constant false -> !torch.bool<false>
  %2 = torch.constant unit -> !torch.none
  %3 = torch.aten.multinomial(%arg0, %0, %1, %2) : (!torch.tensor<[n,1],f32>, !torch.int<1>, !torch.bool<false>, !torch.none) -> !torch.tensor<[n,1],i64>
  return %3 : !torch.tensor<[n,1],i64>
}

// CHECK-LABEL: @normal_functional(
// CHECK: torch.aten.randn_like{{.*}} -> !torch.tensor<[n,2000],f32>
// CHECK: torch.aten.mul.Scalar{{.*}} -> !torch.tensor<[n,2000],f32>
// CHECK: torch.aten.add.Scalar{{.*}} -> !torch.tensor<[n,2000],f32>
func.func @normal_functional(%arg0: !torch.tensor<[n,2000],f32>) -> (!torch.tensor<[n,2000],f32>) {
  %0 = torch.constant 0.000000e+00 : f64 -> !torch.float<0.000000e+00>
  %1 = torch.constant 1.000000e+00 : f64 -> !torch.float<1.000000e+00>
  %2 = torch.constant unit -> !torch.none
  %3 = torch.aten.normal_functional(%arg0, %0, %1, %2) : (!torch.tensor<[n,2000],f32>, !torch.float<0.000000e+00>, !torch.float<1.000000e+00>, !torch.none) -> !torch.tensor<[n,2000],f32>
  return %3 : !torch.tensor<[n,2000],f32>
}

// CHECK-LABEL: @randint_generator(
// CHECK: torch.prim.ListConstruct{{.*}} -> !torch.list<[!torch.int<3>, !torch.int<1000>]>
// CHECK: torch.aten.rand{{.*}} -> !torch.tensor<[3,1000],f64>
// CHECK: torch.aten.mul.Scalar{{.*}} -> !torch.tensor<[3,1000],f64>
// CHECK: torch.aten.floor{{.*}} -> !torch.tensor<[3,1000],f64>
// CHECK: torch.aten.clamp{{.*}} -> !torch.tensor<[3,1000],f64>
// CHECK: torch.aten.to.dtype{{.*}} -> !torch.tensor<[3,1000],i64>
// CHECK: torch.aten.add.Scalar{{.*}} -> !torch.tensor<[3,1000],i64>
func.func @randint_generator() -> (!torch.tensor<[3,1000],i64>) {
  %0 = torch.constant 10 : i64 -> !torch.int<10>
  %1 = torch.constant 3 : i64 -> !torch.int<3>
  %2 = torch.constant 1000 : i64 -> !torch.int<1000>
  %3 = torch.prim.ListConstruct(%1, %2) : (!torch.int<3>, !torch.int<1000>) -> !torch.list<[!torch.int<3>, !torch.int<1000>]>
  %4 = torch.constant unit -> !torch.none
  %5 = torch.constant 4 : i64 -> !torch.int<4>
  %6 = torch.aten.randint.generator(%0, %3, %4, %5, %4, %4, %4) : (!torch.int<10>, !torch.list<[!torch.int<3>, !torch.int<1000>]>, !torch.none, !torch.int<4>, !torch.none, !torch.none, !torch.none) -> !torch.tensor<[3,1000],i64>
  return %6 : !torch.tensor<[3,1000],i64>
}

// CHECK-LABEL: @randint_low(
// CHECK: torch.prim.ListConstruct{{.*}} -> !torch.list<[!torch.int<3>, !torch.int<1000>]>
// CHECK: torch.aten.rand{{.*}} -> !torch.tensor<[3,1000],f64>
// CHECK: torch.aten.mul.Scalar{{.*}} -> !torch.tensor<[3,1000],f64>
// CHECK: torch.aten.floor{{.*}} -> !torch.tensor<[3,1000],f64>
// CHECK: torch.aten.clamp{{.*}} -> !torch.tensor<[3,1000],f64>
// CHECK: torch.aten.to.dtype{{.*}} -> !torch.tensor<[3,1000],i64>
// CHECK: torch.aten.add.Scalar{{.*}} -> !torch.tensor<[3,1000],i64>
func.func @randint_low() -> (!torch.tensor<[3,1000],i64>) {
  %0 = torch.constant -5 : i64 -> !torch.int<-5>
  %1 = torch.constant -4 : i64 -> !torch.int<-4>
  %2 = torch.constant 3 : i64 -> !torch.int<3>
  %3 = torch.constant 1000 : i64 -> !torch.int<1000>
  %4 = torch.prim.ListConstruct(%2, %3) : (!torch.int<3>, !torch.int<1000>) -> !torch.list<[!torch.int<3>, !torch.int<1000>]>
  %5 = torch.constant 4 : i64 -> !torch.int<4>
  %6 = torch.constant unit -> !torch.none
  %7 = torch.aten.randint.low(%0, %1, %4, %5, %6, %6, %6) : (!torch.int<-5>, !torch.int<-4>, !torch.list<[!torch.int<3>, !torch.int<1000>]>, !torch.int<4>, !torch.none, !torch.none, !torch.none) -> !torch.tensor<[3,1000],i64>
  return %7 : !torch.tensor<[3,1000],i64>
}

// CHECK-LABEL: @randint_low_generator(
// CHECK: torch.prim.ListConstruct{{.*}} -> !torch.list<[!torch.int<3>, !torch.int<1000>]>
// CHECK: torch.aten.rand{{.*}} -> !torch.tensor<[3,1000],f64>
// CHECK: torch.aten.mul.Scalar{{.*}} -> !torch.tensor<[3,1000],f64>
// CHECK: torch.aten.floor{{.*}} -> !torch.tensor<[3,1000],f64>
// CHECK: torch.aten.clamp{{.*}} -> !torch.tensor<[3,1000],f64>
// CHECK: torch.aten.to.dtype{{.*}} -> !torch.tensor<[3,1000],i64>
// CHECK: torch.aten.add.Scalar{{.*}} -> !torch.tensor<[3,1000],i64>
func.func @randint_low_generator() -> (!torch.tensor<[3,1000],i64>) {
  %0 = torch.constant -5 : i64 -> !torch.int<-5>
  %1 = torch.constant 20 : i64 -> !torch.int<20>
  %2 = torch.constant 3 : i64 -> !torch.int<3>
  %3 = torch.constant 1000 : i64 -> !torch.int<1000>
  %4 = torch.prim.ListConstruct(%2, %3) : (!torch.int<3>, !torch.int<1000>) -> !torch.list<[!torch.int<3>, !torch.int<1000>]>
  %5 = torch.constant unit -> !torch.none
  %6 = torch.constant 4 : i64 -> !torch.int<4>
  %7 = torch.aten.randint.low_generator(%0, %1, %4, %5, %6, %5, %5, %5) : (!torch.int<-5>, !torch.int<20>, !torch.list<[!torch.int<3>, !torch.int<1000>]>, !torch.none, !torch.int<4>, !torch.none, !torch.none, !torch.none) -> !torch.tensor<[3,1000],i64>
  return %7 : !torch.tensor<[3,1000],i64>
}

// CHECK-LABEL: @randint_like(
// CHECK: torch.aten.rand_like{{.*}} -> !torch.tensor<[n,2000],f64>
// CHECK: torch.aten.mul.Scalar{{.*}} -> !torch.tensor<[n,2000],f64>
// CHECK: torch.aten.floor{{.*}} -> !torch.tensor<[n,2000],f64>
// CHECK: torch.aten.clamp{{.*}} -> !torch.tensor<[n,2000],f64>
// CHECK: torch.aten.to.dtype{{.*}} -> !torch.tensor<[n,2000],i64>
// CHECK: torch.aten.add.Scalar{{.*}} -> !torch.tensor<[n,2000],i64>
// CHECK: torch.aten.to.dtype{{.*}} -> !torch.tensor<[n,2000],f32>
func.func @randint_like(%arg0: !torch.tensor<[n,2000],f32>) -> (!torch.tensor<[n,2000],f32>) {
  %0 = torch.constant 1 : i64 -> !torch.int<1>
  %1 = torch.constant unit -> !torch.none
  %2 = torch.aten.randint_like(%arg0, %0, %1, %1, %1, %1, %1) : (!torch.tensor<[n,2000],f32>, !torch.int<1>, !torch.none, !torch.none, !torch.none, !torch.none, !torch.none) -> !torch.tensor<[n,2000],f32>
  return %2 : !torch.tensor<[n,2000],f32>
}

// CHECK-LABEL: @randint_like_Tensor(
// CHECK: torch.aten.item{{.*}} -> !torch.int<u0>
// CHECK: torch.aten.rand_like{{.*}} -> !torch.tensor<[n,2000],f64>
// CHECK: torch.aten.sub.int{{.*}} -> !torch.int<u0>
// CHECK: torch.aten.mul.Scalar{{.*}} -> !torch.tensor<[n,2000],f64>
// CHECK: torch.aten.floor{{.*}} -> !torch.tensor<[n,2000],f64>
// CHECK: torch.aten.sub.int{{.*}} -> !torch.int<"u0-1">
// CHECK: torch.aten.clamp{{.*}} -> !torch.tensor<[n,2000],f64>
// CHECK: torch.aten.to.dtype{{.*}} -> !torch.tensor<[n,2000],i64>
// CHECK: torch.aten.add.Scalar{{.*}} -> !torch.tensor<[n,2000],i64>
// CHECK: torch.aten.to.dtype{{.*}} -> !torch.tensor<[n,2000],f32>
func.func @randint_like_Tensor(%arg0: !torch.tensor<[n,2000],f32>, %arg1: !torch.tensor<[],i64>) -> (!torch.tensor<[n,2000],f32>) {
  %0 = torch.constant unit -> !torch.none
  %1 = torch.aten.randint_like.Tensor(%arg0, %arg1, %0, %0, %0, %0, %0) : (!torch.tensor<[n,2000],f32>, !torch.tensor<[],i64>, !torch.none, !torch.none, !torch.none, !torch.none, !torch.none) -> !torch.tensor<[n,2000],f32>
  return %1 : !torch.tensor<[n,2000],f32>
}

// CHECK-LABEL: @randint_like_Tensor_generator(
// CHECK: torch.aten.item{{.*}} -> !torch.int<u1>
// CHECK: torch.aten.rand_like{{.*}} -> !torch.tensor<[n,2000],f64>
// CHECK: torch.aten.sub.int{{.*}} -> !torch.int<u1>
// CHECK: torch.aten.mul.Scalar{{.*}} -> !torch.tensor<[n,2000],f64>
// CHECK: torch.aten.floor{{.*}} -> !torch.tensor<[n,2000],f64>
// CHECK: torch.aten.sub.int{{.*}} -> !torch.int<"u1-1">
// CHECK: torch.aten.clamp{{.*}} -> !torch.tensor<[n,2000],f64>
// CHECK: torch.aten.to.dtype{{.*}} -> !torch.tensor<[n,2000],i64>
// CHECK: torch.aten.add.Scalar{{.*}} -> !torch.tensor<[n,2000],i64>
// CHECK: torch.aten.to.dtype{{.*}} -> !torch.tensor<[n,2000],f32>
func.func @randint_like_Tensor_generator(%arg0: !torch.tensor<[n,2000],f32>, %arg1: !torch.tensor<[],i64>) -> (!torch.tensor<[n,2000],f32>) {
  %0 = torch.constant unit -> !torch.none
  %1 = torch.aten.randint_like.Tensor_generator(%arg0, %arg1, %0, %0, %0, %0, %0, %0) : (!torch.tensor<[n,2000],f32>, !torch.tensor<[],i64>, !torch.none, !torch.none, !torch.none, !torch.none, !torch.none, !torch.none) -> !torch.tensor<[n,2000],f32>
  return %1 : !torch.tensor<[n,2000],f32>
}

// CHECK-LABEL: @randint_like_generator(
// CHECK: torch.aten.rand_like{{.*}} -> !torch.tensor<[n,2000],f64>
// CHECK: torch.aten.mul.Scalar{{.*}} -> !torch.tensor<[n,2000],f64>
// CHECK: torch.aten.floor{{.*}} -> !torch.tensor<[n,2000],f64>
// CHECK: torch.aten.clamp{{.*}} -> !torch.tensor<[n,2000],f64>
// CHECK: torch.aten.to.dtype{{.*}} -> !torch.tensor<[n,2000],i64>
// CHECK: torch.aten.add.Scalar{{.*}} -> !torch.tensor<[n,2000],i64>
// CHECK: torch.aten.to.dtype{{.*}} -> !torch.tensor<[n,2000],f32>
func.func @randint_like_generator(%arg0: !torch.tensor<[n,2000],f32>) -> (!torch.tensor<[n,2000],f32>) {
  %0 = torch.constant 10 : i64 -> !torch.int<10>
  %1 = torch.constant unit -> !torch.none
  %2 = torch.aten.randint_like.generator(%arg0, %0, %1, %1, %1, %1, %1, %1) : (!torch.tensor<[n,2000],f32>, !torch.int<10>, !torch.none, !torch.none, !torch.none, !torch.none, !torch.none, !torch.none) -> !torch.tensor<[n,2000],f32>
  return %2 : !torch.tensor<[n,2000],f32>
}

// CHECK-LABEL: @randint_like_low_dtype(
// CHECK: torch.aten.rand_like{{.*}} -> !torch.tensor<[n,2000],f64>
// CHECK: torch.aten.mul.Scalar{{.*}} -> !torch.tensor<[n,2000],f64>
// CHECK: torch.aten.floor{{.*}} -> !torch.tensor<[n,2000],f64>
// CHECK: torch.aten.clamp{{.*}} -> !torch.tensor<[n,2000],f64>
// CHECK: torch.aten.to.dtype{{.*}} -> !torch.tensor<[n,2000],i64>
// CHECK: torch.aten.add.Scalar{{.*}} -> !torch.tensor<[n,2000],i64>
// CHECK: torch.aten.to.dtype{{.*}} -> !torch.tensor<[n,2000],f32>
func.func @randint_like_low_dtype(%arg0: !torch.tensor<[n,2000],f32>) -> (!torch.tensor<[n,2000],f32>) {
  %0 = torch.constant 2 : i64 -> !torch.int<2>
  %1 = torch.constant 3 : i64 -> !torch.int<3>
  %2 = torch.constant unit -> !torch.none
  %3 = torch.aten.randint_like.low_dtype(%arg0, %0, %1, %2, %2, %2, %2, %2) : (!torch.tensor<[n,2000],f32>, !torch.int<2>, !torch.int<3>, !torch.none, !torch.none, !torch.none, !torch.none, !torch.none) -> !torch.tensor<[n,2000],f32>
  return %3 : !torch.tensor<[n,2000],f32>
}

// CHECK-LABEL: @randint_like_low_generator_dtype(
// CHECK: torch.aten.rand_like{{.*}} -> !torch.tensor<[n,2000],f64>
// CHECK: torch.aten.mul.Scalar{{.*}} -> !torch.tensor<[n,2000],f64>
// CHECK: torch.aten.floor{{.*}} -> !torch.tensor<[n,2000],f64>
// CHECK: torch.aten.clamp{{.*}} -> !torch.tensor<[n,2000],f64>
// CHECK: torch.aten.to.dtype{{.*}} -> !torch.tensor<[n,2000],i64>
// CHECK: torch.aten.add.Scalar{{.*}} -> !torch.tensor<[n,2000],i64>
// CHECK: torch.aten.to.dtype{{.*}} -> !torch.tensor<[n,2000],f32>
func.func @randint_like_low_generator_dtype(%arg0: !torch.tensor<[n,2000],f32>) -> (!torch.tensor<[n,2000],f32>) {
  %0 = torch.constant 2 : i64 -> !torch.int<2>
  %1 = torch.constant 20 : i64 -> !torch.int<20>
  %2 = torch.constant unit -> !torch.none
  %3 = torch.aten.randint_like.low_generator_dtype(%arg0, %0, %1, %2, %2, %2, %2, %2, %2) : (!torch.tensor<[n,2000],f32>, !torch.int<2>, !torch.int<20>, !torch.none, !torch.none, !torch.none, !torch.none, !torch.none, !torch.none) -> !torch.tensor<[n,2000],f32>
  return %3 : !torch.tensor<[n,2000],f32>
}

// CHECK-LABEL: @randperm_generator(
// CHECK: torch.prim.ListConstruct{{.*}} -> !torch.list<[!torch.int<500>]>
// CHECK: torch.aten.rand{{.*}} -> !torch.tensor<[500],f32>
// CHECK: torch.aten.sort{{.*}} -> (!torch.tensor<[500],f32>, !torch.tensor<[500],i64>)
func.func @randperm_generator() -> (!torch.tensor<[500],i64>) {
  %0 = torch.constant 500 : i64 -> !torch.int<500>
  %1 = torch.constant unit -> !torch.none
  %2 = torch.constant 4 : i64 -> !torch.int<4>
  %3 = torch.aten.randperm.generator(%0, %1, %2, %1, %1, %1) : (!torch.int<500>, !torch.none, !torch.int<4>, !torch.none, !torch.none, !torch.none) -> !torch.tensor<[500],i64>
  return %3 : !torch.tensor<[500],i64>
}

// CHECK-LABEL: @uniform(
// CHECK: torch.aten.rand_like{{.*}} -> !torch.tensor<[n,2000],f32>
// CHECK: torch.aten.mul.Scalar{{.*}} -> !torch.tensor<[n,2000],f32>
// CHECK: torch.aten.add.Scalar{{.*}} -> !torch.tensor<[n,2000],f32>
func.func @uniform(%arg0: !torch.tensor<[n,2000],f32>) -> (!torch.tensor<[n,2000],f32>) {
  %0 = torch.constant -1.000000e+00 : f64 -> !torch.float<-1.000000e+00>
  %1 = torch.constant 1.000000e+00 : f64 -> !torch.float<1.000000e+00>
  %2 = torch.constant unit -> !torch.none
  %3 = torch.aten.uniform(%arg0, %0, %1, %2) : (!torch.tensor<[n,2000],f32>, !torch.float<-1.000000e+00>, !torch.float<1.000000e+00>, !torch.none) -> !torch.tensor<[n,2000],f32>
  return %3 : !torch.tensor<[n,2000],f32>
}
