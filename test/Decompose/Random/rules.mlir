// NOTE: The checks are written by tools/dev/update_checks.py.

// RUN: torch-onnx-opt %s --decompose | FileCheck %s

// CHECK-LABEL: @alpha_dropout(
// CHECK: %[[V0:.*]] = torch.aten.rand_like(%arg0, {{.*}}) : ({{.*}}, !torch.int<6>, !torch.none, !torch.none, !torch.none, !torch.none) -> !torch.tensor<[n,3],f32>
// CHECK: %[[V1:.*]] = torch.aten.ge.Scalar(%[[V0]], {{.*}}) : ({{.*}}, !torch.float<5.000000e-01>) -> !torch.tensor<[n,3],i1>
// CHECK: %[[V2:.*]] = torch.aten.where.ScalarOther(%[[V1]], %arg0, {{.*}}) : ({{.*}}, !torch.float<-1.7580993408473766>) -> !torch.tensor<[n,3],f32>
// CHECK: %[[V3:.*]] = torch.aten.mul.Scalar(%[[V2]], {{.*}}) : ({{.*}}, !torch.float<0.88640489466593186>) -> !torch.tensor<[n,3],f32>
// CHECK: %[[V4:.*]] = torch.aten.add.Scalar(%[[V3]], {{.*}}) : ({{.*}}, !torch.float<0.77919393051803154>, !torch.int<1>) -> !torch.tensor<[n,3],f32>
// CHECK: return %[[V4]]
func.func @alpha_dropout(%arg0: !torch.tensor<[n,3],f32>) -> (!torch.tensor<[n,3],f32>) {
  %0 = torch.constant 5.000000e-01 : f64 -> !torch.float<5.000000e-01>
  %1 = torch.constant true -> !torch.bool<true>
  %2 = torch.aten.alpha_dropout(%arg0, %0, %1) : (!torch.tensor<[n,3],f32>, !torch.float<5.000000e-01>, !torch.bool<true>) -> !torch.tensor<[n,3],f32>
  return %2 : !torch.tensor<[n,3],f32>
}

// CHECK-LABEL: @dropout(
// CHECK: %[[V0:.*]] = torch.aten.rand_like(%arg0, {{.*}}) : ({{.*}}, !torch.int<6>, !torch.none, !torch.none, !torch.none, !torch.none) -> !torch.tensor<[n,3],f32>
// CHECK: %[[V1:.*]] = torch.aten.ge.Scalar(%[[V0]], {{.*}}) : ({{.*}}, !torch.float<5.000000e-01>) -> !torch.tensor<[n,3],i1>
// CHECK: %[[V2:.*]] = torch.aten.full_like(%arg0, {{.*}}) : ({{.*}}, !torch.int<0>, !torch.int<6>, !torch.none, !torch.none, !torch.none, !torch.none) -> !torch.tensor<[n,3],f32>
// CHECK: %[[V3:.*]] = torch.aten.where.self(%[[V1]], %arg0, %[[V2]]) : {{.*}} -> !torch.tensor<[n,3],f32>
// CHECK: %[[V4:.*]] = torch.aten.div.Scalar(%[[V3]], {{.*}}) : ({{.*}}, !torch.float<5.000000e-01>) -> !torch.tensor<[n,3],f32>
// CHECK: return %[[V4]]
func.func @dropout(%arg0: !torch.tensor<[n,3],f32>) -> (!torch.tensor<[n,3],f32>) {
  %0 = torch.constant 5.000000e-01 : f64 -> !torch.float<5.000000e-01>
  %1 = torch.constant true -> !torch.bool<true>
  %2 = torch.aten.dropout(%arg0, %0, %1) : (!torch.tensor<[n,3],f32>, !torch.float<5.000000e-01>, !torch.bool<true>) -> !torch.tensor<[n,3],f32>
  return %2 : !torch.tensor<[n,3],f32>
}

// CHECK-LABEL: @feature_alpha_dropout(
// CHECK: %[[V0:.*]] = torch.aten.size.int(%arg0, {{.*}}) : ({{.*}}, !torch.int<0>) -> !torch.int<n>
// CHECK: %[[V1:.*]] = torch.prim.ListConstruct(%[[V0]], {{.*}}) : ({{.*}}, !torch.int<3>) -> !torch.list<[!torch.int<n>, !torch.int<3>]>
// CHECK: %[[V2:.*]] = torch.aten.rand(%[[V1]], {{.*}}) : ({{.*}}, !torch.int<6>, !torch.none, !torch.none, !torch.none) -> !torch.tensor<[n,3],f32>
// CHECK: %[[V3:.*]] = torch.aten.ge.Scalar(%[[V2]], {{.*}}) : ({{.*}}, !torch.float<5.000000e-01>) -> !torch.tensor<[n,3],i1>
// CHECK: %[[V4:.*]] = torch.aten.where.ScalarOther(%[[V3]], %arg0, {{.*}}) : ({{.*}}, !torch.float<-1.7580993408473766>) -> !torch.tensor<[n,3],f32>
// CHECK: %[[V5:.*]] = torch.aten.mul.Scalar(%[[V4]], {{.*}}) : ({{.*}}, !torch.float<0.88640489466593186>) -> !torch.tensor<[n,3],f32>
// CHECK: %[[V6:.*]] = torch.aten.add.Scalar(%[[V5]], {{.*}}) : ({{.*}}, !torch.float<0.77919393051803154>, !torch.int<1>) -> !torch.tensor<[n,3],f32>
// CHECK: return %[[V6]]
func.func @feature_alpha_dropout(%arg0: !torch.tensor<[n,3],f32>) -> (!torch.tensor<[n,3],f32>) {
  %0 = torch.constant 5.000000e-01 : f64 -> !torch.float<5.000000e-01>
  %1 = torch.constant true -> !torch.bool<true>
  %2 = torch.aten.feature_alpha_dropout(%arg0, %0, %1) : (!torch.tensor<[n,3],f32>, !torch.float<5.000000e-01>, !torch.bool<true>) -> !torch.tensor<[n,3],f32>
  return %2 : !torch.tensor<[n,3],f32>
}

// CHECK-LABEL: @feature_dropout(
// CHECK: %[[V0:.*]] = torch.aten.size.int(%arg0, {{.*}}) : ({{.*}}, !torch.int<0>) -> !torch.int<n>
// CHECK: %[[V1:.*]] = torch.prim.ListConstruct(%[[V0]], {{.*}}) : ({{.*}}, !torch.int<3>) -> !torch.list<[!torch.int<n>, !torch.int<3>]>
// CHECK: %[[V2:.*]] = torch.aten.rand(%[[V1]], {{.*}}) : ({{.*}}, !torch.int<6>, !torch.none, !torch.none, !torch.none) -> !torch.tensor<[n,3],f32>
// CHECK: %[[V3:.*]] = torch.aten.ge.Scalar(%[[V2]], {{.*}}) : ({{.*}}, !torch.float<5.000000e-01>) -> !torch.tensor<[n,3],i1>
// CHECK: %[[V4:.*]] = torch.aten.full_like(%arg0, {{.*}}) : ({{.*}}, !torch.int<0>, !torch.int<6>, !torch.none, !torch.none, !torch.none, !torch.none) -> !torch.tensor<[n,3],f32>
// CHECK: %[[V5:.*]] = torch.aten.where.self(%[[V3]], %arg0, %[[V4]]) : {{.*}} -> !torch.tensor<[n,3],f32>
// CHECK: %[[V6:.*]] = torch.aten.div.Scalar(%[[V5]], {{.*}}) : ({{.*}}, !torch.float<5.000000e-01>) -> !torch.tensor<[n,3],f32>
// CHECK: return %[[V6]]
func.func @feature_dropout(%arg0: !torch.tensor<[n,3],f32>) -> (!torch.tensor<[n,3],f32>) {
  %0 = torch.constant 5.000000e-01 : f64 -> !torch.float<5.000000e-01>
  %1 = torch.constant true -> !torch.bool<true>
  %2 = torch.aten.feature_dropout(%arg0, %0, %1) : (!torch.tensor<[n,3],f32>, !torch.float<5.000000e-01>, !torch.bool<true>) -> !torch.tensor<[n,3],f32>
  return %2 : !torch.tensor<[n,3],f32>
}

// CHECK-LABEL: @native_dropout(
// CHECK: %[[V0:.*]] = torch.aten.rand_like(%arg0, {{.*}}) : ({{.*}}, !torch.int<6>, !torch.none, !torch.none, !torch.none, !torch.none) -> !torch.tensor<[n,3],f32>
// CHECK: %[[V1:.*]] = torch.aten.ge.Scalar(%[[V0]], {{.*}}) : ({{.*}}, !torch.float<5.000000e-01>) -> !torch.tensor<[n,3],i1>
// CHECK: %[[V2:.*]] = torch.aten.full_like(%arg0, {{.*}}) : ({{.*}}, !torch.int<0>, !torch.int<6>, !torch.none, !torch.none, !torch.none, !torch.none) -> !torch.tensor<[n,3],f32>
// CHECK: %[[V3:.*]] = torch.aten.where.self(%[[V1]], %arg0, %[[V2]]) : {{.*}} -> !torch.tensor<[n,3],f32>
// CHECK: %[[V4:.*]] = torch.aten.div.Scalar(%[[V3]], {{.*}}) : ({{.*}}, !torch.float<5.000000e-01>) -> !torch.tensor<[n,3],f32>
// CHECK: return %[[V4]], %[[V1]]
func.func @native_dropout(%arg0: !torch.tensor<[n,3],f32>) -> (!torch.tensor<[n,3],f32>, !torch.tensor<[n,3],i1>) {
  %0 = torch.constant 5.000000e-01 : f64 -> !torch.float<5.000000e-01>
  %1 = torch.constant true -> !torch.bool<true>
  %2:2 = torch.aten.native_dropout(%arg0, %0, %1) : (!torch.tensor<[n,3],f32>, !torch.float<5.000000e-01>, !torch.bool<true>) -> (!torch.tensor<[n,3],f32>, !torch.tensor<[n,3],i1>)
  return %2#0, %2#1 : !torch.tensor<[n,3],f32>, !torch.tensor<[n,3],i1>
}

// CHECK-LABEL: @native_dropout_backward(
// CHECK: %[[V0:.*]] = torch.aten.mul.Tensor(%arg0, %arg1) : {{.*}} -> !torch.tensor<[n,3],f32>
// CHECK: %[[V1:.*]] = torch.aten.mul.Scalar(%[[V0]], {{.*}}) : ({{.*}}, !torch.float<5.000000e-01>) -> !torch.tensor<[n,3],f32>
// CHECK: return %[[V1]]
func.func @native_dropout_backward(%arg0: !torch.tensor<[n,3],f32>, %arg1: !torch.tensor<[n,3],f32>) -> (!torch.tensor<[n,3],f32>) {
  %0 = torch.constant 5.000000e-01 : f64 -> !torch.float<5.000000e-01>
  %1 = torch.aten.native_dropout_backward(%arg0, %arg1, %0) : (!torch.tensor<[n,3],f32>, !torch.tensor<[n,3],f32>, !torch.float<5.000000e-01>) -> !torch.tensor<[n,3],f32>
  return %1 : !torch.tensor<[n,3],f32>
}

// CHECK-LABEL: @normal_Tensor_Tensor(
// CHECK: %[[V0:.*]] = torch.aten.full_like(%arg1, {{.*}}) : ({{.*}}, !torch.int<0>, !torch.int<6>, !torch.none, !torch.none, !torch.none, !torch.none) -> !torch.tensor<[n,3],f32>
// CHECK: %[[V1:.*]] = torch.aten.add.Tensor(%arg0, %[[V0]], {{.*}}) : ({{.*}}, !torch.int<1>) -> !torch.tensor<[n,3],f32>
// CHECK: %[[V2:.*]] = torch.aten.randn_like(%[[V1]], {{.*}}) : ({{.*}}, !torch.none, !torch.none, !torch.none, !torch.none, !torch.none) -> !torch.tensor<[n,3],f32>
// CHECK: %[[V3:.*]] = torch.aten.mul.Tensor(%[[V2]], %arg1) : {{.*}} -> !torch.tensor<[n,3],f32>
// CHECK: %[[V4:.*]] = torch.aten.add.Tensor(%[[V3]], %arg0, {{.*}}) : ({{.*}}, !torch.int<1>) -> !torch.tensor<[n,3],f32>
// CHECK: return %[[V4]]
func.func @normal_Tensor_Tensor(%arg0: !torch.tensor<[n,3],f32>, %arg1: !torch.tensor<[n,3],f32>) -> (!torch.tensor<[n,3],f32>) {
  %0 = torch.constant unit -> !torch.none
  %1 = torch.aten.normal.Tensor_Tensor(%arg0, %arg1, %0) : (!torch.tensor<[n,3],f32>, !torch.tensor<[n,3],f32>, !torch.none) -> !torch.tensor<[n,3],f32>
  return %1 : !torch.tensor<[n,3],f32>
}

// CHECK-LABEL: @normal_Tensor_float(
// CHECK: %[[V0:.*]] = torch.aten.randn_like(%arg0, {{.*}}) : ({{.*}}, !torch.none, !torch.none, !torch.none, !torch.none, !torch.none) -> !torch.tensor<[n,3],f32>
// CHECK: %[[V1:.*]] = torch.aten.mul.Scalar(%[[V0]], {{.*}}) : ({{.*}}, !torch.float<1.000000e+00>) -> !torch.tensor<[n,3],f32>
// CHECK: %[[V2:.*]] = torch.aten.add.Tensor(%[[V1]], %arg0, {{.*}}) : ({{.*}}, !torch.int<1>) -> !torch.tensor<[n,3],f32>
// CHECK: return %[[V2]]
func.func @normal_Tensor_float(%arg0: !torch.tensor<[n,3],f32>) -> (!torch.tensor<[n,3],f32>) {
  %0 = torch.constant 1.000000e+00 : f64 -> !torch.float<1.000000e+00>
  %1 = torch.constant unit -> !torch.none
  %2 = torch.aten.normal.Tensor_float(%arg0, %0, %1) : (!torch.tensor<[n,3],f32>, !torch.float<1.000000e+00>, !torch.none) -> !torch.tensor<[n,3],f32>
  return %2 : !torch.tensor<[n,3],f32>
}

// CHECK-LABEL: @normal_float_Tensor(
// CHECK: %[[V0:.*]] = torch.aten.randn_like(%arg0, {{.*}}) : ({{.*}}, !torch.none, !torch.none, !torch.none, !torch.none, !torch.none) -> !torch.tensor<[n,3],f32>
// CHECK: %[[V1:.*]] = torch.aten.mul.Tensor(%[[V0]], %arg0) : {{.*}} -> !torch.tensor<[n,3],f32>
// CHECK: %[[V2:.*]] = torch.aten.add.Scalar(%[[V1]], {{.*}}) : ({{.*}}, !torch.float<5.000000e-01>, !torch.int<1>) -> !torch.tensor<[n,3],f32>
// CHECK: return %[[V2]]
func.func @normal_float_Tensor(%arg0: !torch.tensor<[n,3],f32>) -> (!torch.tensor<[n,3],f32>) {
  %0 = torch.constant 5.000000e-01 : f64 -> !torch.float<5.000000e-01>
  %1 = torch.constant unit -> !torch.none
  %2 = torch.aten.normal.float_Tensor(%0, %arg0, %1) : (!torch.float<5.000000e-01>, !torch.tensor<[n,3],f32>, !torch.none) -> !torch.tensor<[n,3],f32>
  return %2 : !torch.tensor<[n,3],f32>
}

// CHECK-LABEL: @normal_float_float(
// CHECK: %[[V0:.*]] = torch.prim.ListConstruct({{.*}}) : (!torch.int<1>) -> !torch.list<[!torch.int<1>]>
// CHECK: %[[V1:.*]] = torch.aten.randn(%[[V0]], {{.*}}) : ({{.*}}, !torch.int<6>, !torch.none, !torch.none, !torch.none) -> !torch.tensor<[1],f32>
// CHECK: %[[V2:.*]] = torch.aten.mul.Scalar(%[[V1]], {{.*}}) : ({{.*}}, !torch.float<5.000000e-01>) -> !torch.tensor<[1],f32>
// CHECK: %[[V3:.*]] = torch.aten.add.Scalar(%[[V2]], {{.*}}) : ({{.*}}, !torch.float<5.000000e-01>, !torch.int<1>) -> !torch.tensor<[1],f32>
// CHECK: return %[[V3]]
func.func @normal_float_float() -> (!torch.tensor<[1],f32>) {
  %0 = torch.constant 5.000000e-01 : f64 -> !torch.float<5.000000e-01>
  %1 = torch.constant 1 : i64 -> !torch.int<1>
  %2 = torch.constant unit -> !torch.none
  %3 = torch.prim.ListConstruct(%1) : (!torch.int<1>) -> !torch.list<[!torch.int<1>]>
  %4 = torch.aten.normal.float_float(%0, %0, %3, %2, %2, %2, %2, %2) : (!torch.float<5.000000e-01>, !torch.float<5.000000e-01>, !torch.list<[!torch.int<1>]>, !torch.none, !torch.none, !torch.none, !torch.none, !torch.none) -> !torch.tensor<[1],f32>
  return %4 : !torch.tensor<[1],f32>
}

// CHECK-LABEL: @randint(
// CHECK: %[[V0:.*]] = torch.prim.ListConstruct({{.*}}) : (!torch.int<1>) -> !torch.list<[!torch.int<1>]>
// CHECK: %[[V1:.*]] = torch.aten.rand(%[[V0]], {{.*}}) : ({{.*}}, !torch.int<7>, !torch.none, !torch.none, !torch.none) -> !torch.tensor<[1],f64>
// CHECK: %[[V2:.*]] = torch.aten.mul.Scalar(%[[V1]], {{.*}}) : ({{.*}}, !torch.int<1>) -> !torch.tensor<[1],f64>
// CHECK: %[[V3:.*]] = torch.aten.floor(%[[V2]]) : {{.*}} -> !torch.tensor<[1],f64>
// CHECK: %[[V4:.*]] = torch.aten.clamp(%[[V3]], {{.*}}) : ({{.*}}, !torch.none, !torch.int<0>) -> !torch.tensor<[1],f64>
// CHECK: %[[V5:.*]] = torch.aten.to.dtype(%[[V4]], {{.*}}) : ({{.*}}, !torch.int<4>, !torch.bool<false>, !torch.bool<false>, !torch.none) -> !torch.tensor<[1],i64>
// CHECK: %[[V6:.*]] = torch.aten.add.Scalar(%[[V5]], {{.*}}) : ({{.*}}, !torch.int<0>, !torch.int<1>) -> !torch.tensor<[1],i64>
// CHECK: return %[[V6]]
func.func @randint() -> (!torch.tensor<[1],i64>) {
  %0 = torch.constant 1 : i64 -> !torch.int<1>
  %1 = torch.constant 4 : i64 -> !torch.int<4>
  %2 = torch.constant unit -> !torch.none
  %3 = torch.prim.ListConstruct(%0) : (!torch.int<1>) -> !torch.list<[!torch.int<1>]>
  %4 = torch.aten.randint(%0, %3, %1, %2, %2, %2) : (!torch.int<1>, !torch.list<[!torch.int<1>]>, !torch.int<4>, !torch.none, !torch.none, !torch.none) -> !torch.tensor<[1],i64>
  return %4 : !torch.tensor<[1],i64>
}

// CHECK-LABEL: @randperm(
// CHECK: %[[V0:.*]] = torch.prim.ListConstruct({{.*}}) : (!torch.int<1>) -> !torch.list<[!torch.int<1>]>
// CHECK: %[[V1:.*]] = torch.aten.rand(%[[V0]], {{.*}}) : ({{.*}}, !torch.int<6>, !torch.none, !torch.none, !torch.none) -> !torch.tensor<[1],f32>
// CHECK: %[[V2:.*]]:2 = torch.aten.sort(%[[V1]], {{.*}}) : ({{.*}}, !torch.int<-1>, !torch.bool<false>) -> (!torch.tensor<[1],f32>, !torch.tensor<[1],i64>)
// CHECK: return %[[V2]]#1
func.func @randperm() -> (!torch.tensor<[1],i64>) {
  %0 = torch.constant 1 : i64 -> !torch.int<1>
  %1 = torch.constant 4 : i64 -> !torch.int<4>
  %2 = torch.constant unit -> !torch.none
  %3 = torch.aten.randperm(%0, %1, %2, %2, %2) : (!torch.int<1>, !torch.int<4>, !torch.none, !torch.none, !torch.none) -> !torch.tensor<[1],i64>
  return %3 : !torch.tensor<[1],i64>
}

// CHECK-LABEL: @random(
// CHECK: %[[V0:.*]] = torch.aten.rand_like(%arg0, {{.*}}) : ({{.*}}, !torch.int<7>, !torch.none, !torch.none, !torch.none, !torch.none) -> !torch.tensor<[n,3],f64>
// CHECK: %[[V1:.*]] = torch.aten.mul.Scalar(%[[V0]], {{.*}}) : ({{.*}}, !torch.float<0x4170000010000000>) -> !torch.tensor<[n,3],f64>
// CHECK: %[[V2:.*]] = torch.aten.floor(%[[V1]]) : {{.*}} -> !torch.tensor<[n,3],f64>
// CHECK: %[[V3:.*]] = torch.aten.clamp(%[[V2]], {{.*}}) : ({{.*}}, !torch.none, !torch.float<0x4170000000000000>) -> !torch.tensor<[n,3],f64>
// CHECK: %[[V4:.*]] = torch.aten.to.dtype(%[[V3]], {{.*}}) : ({{.*}}, !torch.int<6>, !torch.bool<false>, !torch.bool<false>, !torch.none) -> !torch.tensor<[n,3],f32>
// CHECK: return %[[V4]]
func.func @random(%x: !torch.tensor<[n,3],f32>) -> !torch.tensor<[n,3],f32> {
  %none = torch.constant unit -> !torch.none
  %0 = torch.aten.random(%x, %none) : (!torch.tensor<[n,3],f32>, !torch.none) -> !torch.tensor<[n,3],f32>
  return %0 : !torch.tensor<[n,3],f32>
}

// CHECK-LABEL: @random_from(
// CHECK: %[[V0:.*]] = torch.aten.rand_like(%arg0, {{.*}}) : ({{.*}}, !torch.int<7>, !torch.none, !torch.none, !torch.none, !torch.none) -> !torch.tensor<[n,3],f64>
// CHECK: %[[V1:.*]] = torch.aten.mul.Scalar(%[[V0]], {{.*}}) : ({{.*}}, !torch.int<7>) -> !torch.tensor<[n,3],f64>
// CHECK: %[[V2:.*]] = torch.aten.floor(%[[V1]]) : {{.*}} -> !torch.tensor<[n,3],f64>
// CHECK: %[[V3:.*]] = torch.aten.clamp(%[[V2]], {{.*}}) : ({{.*}}, !torch.none, !torch.int<6>) -> !torch.tensor<[n,3],f64>
// CHECK: %[[V4:.*]] = torch.aten.to.dtype(%[[V3]], {{.*}}) : ({{.*}}, !torch.int<4>, !torch.bool<false>, !torch.bool<false>, !torch.none) -> !torch.tensor<[n,3],i64>
// CHECK: %[[V5:.*]] = torch.aten.add.Scalar(%[[V4]], {{.*}}) : ({{.*}}, !torch.int<2>, !torch.int<1>) -> !torch.tensor<[n,3],i64>
// CHECK: return %[[V5]]
func.func @random_from(%x: !torch.tensor<[n,3],i64>) -> !torch.tensor<[n,3],i64> {
  %none = torch.constant unit -> !torch.none
  %low = torch.constant 2 : i64 -> !torch.int<2>
  %high = torch.constant 9 : i64 -> !torch.int<9>
  %0 = torch.aten.random.from(%x, %low, %high, %none) : (!torch.tensor<[n,3],i64>, !torch.int<2>, !torch.int<9>, !torch.none) -> !torch.tensor<[n,3],i64>
  return %0 : !torch.tensor<[n,3],i64>
}

// CHECK-LABEL: @random_to(
// CHECK: %[[V0:.*]] = torch.aten.rand_like(%arg0, {{.*}}) : ({{.*}}, !torch.int<7>, !torch.none, !torch.none, !torch.none, !torch.none) -> !torch.tensor<[n,3],f64>
// CHECK: %[[V1:.*]] = torch.aten.mul.Scalar(%[[V0]], {{.*}}) : ({{.*}}, !torch.int<9>) -> !torch.tensor<[n,3],f64>
// CHECK: %[[V2:.*]] = torch.aten.floor(%[[V1]]) : {{.*}} -> !torch.tensor<[n,3],f64>
// CHECK: %[[V3:.*]] = torch.aten.clamp(%[[V2]], {{.*}}) : ({{.*}}, !torch.none, !torch.int<8>) -> !torch.tensor<[n,3],f64>
// CHECK: %[[V4:.*]] = torch.aten.to.dtype(%[[V3]], {{.*}}) : ({{.*}}, !torch.int<4>, !torch.bool<false>, !torch.bool<false>, !torch.none) -> !torch.tensor<[n,3],i64>
// CHECK: %[[V5:.*]] = torch.aten.add.Scalar(%[[V4]], {{.*}}) : ({{.*}}, !torch.int<0>, !torch.int<1>) -> !torch.tensor<[n,3],i64>
// CHECK: return %[[V5]]
func.func @random_to(%x: !torch.tensor<[n,3],i64>) -> !torch.tensor<[n,3],i64> {
  %none = torch.constant unit -> !torch.none
  %high = torch.constant 9 : i64 -> !torch.int<9>
  %0 = torch.aten.random.to(%x, %high, %none) : (!torch.tensor<[n,3],i64>, !torch.int<9>, !torch.none) -> !torch.tensor<[n,3],i64>
  return %0 : !torch.tensor<[n,3],i64>
}

// CHECK-LABEL: @bernoulli(
// CHECK: %[[V0:.*]] = torch.aten.rand_like(%arg0, {{.*}}) : ({{.*}}, !torch.int<6>, !torch.none, !torch.none, !torch.none, !torch.none) -> !torch.tensor<[n,2000],f32>
// CHECK: %[[V1:.*]] = torch.aten.lt.Tensor(%[[V0]], %arg0) : {{.*}} -> !torch.tensor<[n,2000],i1>
// CHECK: %[[V2:.*]] = torch.aten.to.dtype(%[[V1]], {{.*}}) : ({{.*}}, !torch.int<6>, !torch.bool<false>, !torch.bool<false>, !torch.none) -> !torch.tensor<[n,2000],f32>
// CHECK: return %[[V2]]
func.func @bernoulli(%arg0: !torch.tensor<[n,2000],f32>) -> (!torch.tensor<[n,2000],f32>) {
  %0 = torch.constant unit -> !torch.none
  %1 = torch.aten.bernoulli(%arg0, %0) : (!torch.tensor<[n,2000],f32>, !torch.none) -> !torch.tensor<[n,2000],f32>
  return %1 : !torch.tensor<[n,2000],f32>
}

// CHECK-LABEL: @bernoulli_Tensor(
// CHECK: %[[V0:.*]] = torch.aten.rand_like(%arg0, {{.*}}) : ({{.*}}, !torch.int<6>, !torch.none, !torch.none, !torch.none, !torch.none) -> !torch.tensor<[n,2000],f32>
// CHECK: %[[V1:.*]] = torch.aten.lt.Tensor(%[[V0]], %arg1) : {{.*}} -> !torch.tensor<[n,2000],i1>
// CHECK: %[[V2:.*]] = torch.aten.to.dtype(%[[V1]], {{.*}}) : ({{.*}}, !torch.int<6>, !torch.bool<false>, !torch.bool<false>, !torch.none) -> !torch.tensor<[n,2000],f32>
// CHECK: return %[[V2]]
func.func @bernoulli_Tensor(%arg0: !torch.tensor<[n,2000],f32>, %arg1: !torch.tensor<[n,2000],f32>) -> (!torch.tensor<[n,2000],f32>) {
  %0 = torch.constant unit -> !torch.none
  %1 = torch.aten.bernoulli.Tensor(%arg0, %arg1, %0) : (!torch.tensor<[n,2000],f32>, !torch.tensor<[n,2000],f32>, !torch.none) -> !torch.tensor<[n,2000],f32>
  return %1 : !torch.tensor<[n,2000],f32>
}

// CHECK-LABEL: @bernoulli_p(
// CHECK: %[[V0:.*]] = torch.aten.rand_like(%arg0, {{.*}}) : ({{.*}}, !torch.int<6>, !torch.none, !torch.none, !torch.none, !torch.none) -> !torch.tensor<[n,2000],f32>
// CHECK: %[[V1:.*]] = torch.aten.lt.Scalar(%[[V0]], {{.*}}) : ({{.*}}, !torch.float<2.500000e-01>) -> !torch.tensor<[n,2000],i1>
// CHECK: %[[V2:.*]] = torch.aten.to.dtype(%[[V1]], {{.*}}) : ({{.*}}, !torch.int<6>, !torch.bool<false>, !torch.bool<false>, !torch.none) -> !torch.tensor<[n,2000],f32>
// CHECK: return %[[V2]]
func.func @bernoulli_p(%arg0: !torch.tensor<[n,2000],f32>) -> (!torch.tensor<[n,2000],f32>) {
  %0 = torch.constant 2.500000e-01 : f64 -> !torch.float<2.500000e-01>
  %1 = torch.constant unit -> !torch.none
  %2 = torch.aten.bernoulli.p(%arg0, %0, %1) : (!torch.tensor<[n,2000],f32>, !torch.float<2.500000e-01>, !torch.none) -> !torch.tensor<[n,2000],f32>
  return %2 : !torch.tensor<[n,2000],f32>
}

// CHECK-LABEL: @cauchy(
// CHECK: %[[V0:.*]] = torch.aten.rand_like(%arg0, {{.*}}) : ({{.*}}, !torch.none, !torch.none, !torch.none, !torch.none, !torch.none) -> !torch.tensor<[n,2000],f32>
// CHECK: %[[V1:.*]] = torch.aten.sub.Scalar(%[[V0]], {{.*}}) : ({{.*}}, !torch.float<5.000000e-01>, !torch.int<1>) -> !torch.tensor<[n,2000],f32>
// CHECK: %[[V2:.*]] = torch.aten.mul.Scalar(%[[V1]], {{.*}}) : ({{.*}}, !torch.float<3.1415926535897931>) -> !torch.tensor<[n,2000],f32>
// CHECK: %[[V3:.*]] = torch.aten.tan(%[[V2]]) : {{.*}} -> !torch.tensor<[n,2000],f32>
// CHECK: %[[V4:.*]] = torch.aten.mul.Scalar(%[[V3]], {{.*}}) : ({{.*}}, !torch.float<1.000000e+00>) -> !torch.tensor<[n,2000],f32>
// CHECK: %[[V5:.*]] = torch.aten.add.Scalar(%[[V4]], {{.*}}) : ({{.*}}, !torch.float<0.000000e+00>, !torch.int<1>) -> !torch.tensor<[n,2000],f32>
// CHECK: return %[[V5]]
func.func @cauchy(%arg0: !torch.tensor<[n,2000],f32>) -> (!torch.tensor<[n,2000],f32>) {
  %0 = torch.constant 0.000000e+00 : f64 -> !torch.float<0.000000e+00>
  %1 = torch.constant 1.000000e+00 : f64 -> !torch.float<1.000000e+00>
  %2 = torch.constant unit -> !torch.none
  %3 = torch.aten.cauchy(%arg0, %0, %1, %2) : (!torch.tensor<[n,2000],f32>, !torch.float<0.000000e+00>, !torch.float<1.000000e+00>, !torch.none) -> !torch.tensor<[n,2000],f32>
  return %3 : !torch.tensor<[n,2000],f32>
}

// CHECK-LABEL: @exponential(
// CHECK: %[[V0:.*]] = torch.aten.rand_like(%arg0, {{.*}}) : ({{.*}}, !torch.int<6>, !torch.none, !torch.none, !torch.none, !torch.none) -> !torch.tensor<[n,2000],f32>
// CHECK: %[[V1:.*]] = torch.aten.rsub.Scalar(%[[V0]], {{.*}}) : ({{.*}}, !torch.int<1>, !torch.int<1>) -> !torch.tensor<[n,2000],f32>
// CHECK: %[[V2:.*]] = torch.aten.log(%[[V1]]) : {{.*}} -> !torch.tensor<[n,2000],f32>
// CHECK: %[[V3:.*]] = torch.aten.neg(%[[V2]]) : {{.*}} -> !torch.tensor<[n,2000],f32>
// CHECK: %[[V4:.*]] = torch.aten.clamp(%[[V3]], {{.*}}) : ({{.*}}, !torch.float<1.000000e-30>, !torch.none) -> !torch.tensor<[n,2000],f32>
// CHECK: %[[V5:.*]] = torch.aten.div.Scalar(%[[V4]], {{.*}}) : ({{.*}}, !torch.float<1.000000e+00>) -> !torch.tensor<[n,2000],f32>
// CHECK: return %[[V5]]
func.func @exponential(%arg0: !torch.tensor<[n,2000],f32>) -> (!torch.tensor<[n,2000],f32>) {
  %0 = torch.constant 1.000000e+00 : f64 -> !torch.float<1.000000e+00>
  %1 = torch.constant unit -> !torch.none
  %2 = torch.aten.exponential(%arg0, %0, %1) : (!torch.tensor<[n,2000],f32>, !torch.float<1.000000e+00>, !torch.none) -> !torch.tensor<[n,2000],f32>
  return %2 : !torch.tensor<[n,2000],f32>
}

// CHECK-LABEL: @geometric(
// CHECK: %[[V0:.*]] = torch.aten.rand_like(%arg0, {{.*}}) : ({{.*}}, !torch.int<6>, !torch.none, !torch.none, !torch.none, !torch.none) -> !torch.tensor<[n,2000],f32>
// CHECK: %[[V1:.*]] = torch.aten.rsub.Scalar(%[[V0]], {{.*}}) : ({{.*}}, !torch.int<1>, !torch.int<1>) -> !torch.tensor<[n,2000],f32>
// CHECK: %[[V2:.*]] = torch.aten.log(%[[V1]]) : {{.*}} -> !torch.tensor<[n,2000],f32>
// CHECK: %[[V3:.*]] = torch.aten.neg(%[[V2]]) : {{.*}} -> !torch.tensor<[n,2000],f32>
// CHECK: %[[V4:.*]] = torch.aten.clamp(%[[V3]], {{.*}}) : ({{.*}}, !torch.float<1.000000e-30>, !torch.none) -> !torch.tensor<[n,2000],f32>
// CHECK: %[[V5:.*]] = torch.aten.neg(%[[V4]]) : {{.*}} -> !torch.tensor<[n,2000],f32>
// CHECK: %[[V6:.*]] = torch.constant dense<-0.2876820724517809> : tensor<f64> -> !torch.tensor<[],f64>
// CHECK: %[[V7:.*]] = torch.aten.div.Tensor(%[[V5]], %[[V6]]) : {{.*}} -> !torch.tensor<[n,2000],f32>
// CHECK: %[[V8:.*]] = torch.aten.ceil(%[[V7]]) : {{.*}} -> !torch.tensor<[n,2000],f32>
// CHECK: %[[V9:.*]] = torch.aten.clamp(%[[V8]], {{.*}}) : ({{.*}}, !torch.int<1>, !torch.none) -> !torch.tensor<[n,2000],f32>
// CHECK: return %[[V9]]
func.func @geometric(%arg0: !torch.tensor<[n,2000],f32>) -> (!torch.tensor<[n,2000],f32>) {
  %0 = torch.constant 2.500000e-01 : f64 -> !torch.float<2.500000e-01>
  %1 = torch.constant unit -> !torch.none
  %2 = torch.aten.geometric(%arg0, %0, %1) : (!torch.tensor<[n,2000],f32>, !torch.float<2.500000e-01>, !torch.none) -> !torch.tensor<[n,2000],f32>
  return %2 : !torch.tensor<[n,2000],f32>
}

// CHECK-LABEL: @log_normal(
// CHECK: %[[V0:.*]] = torch.aten.randn_like(%arg0, {{.*}}) : ({{.*}}, !torch.none, !torch.none, !torch.none, !torch.none, !torch.none) -> !torch.tensor<[n,2000],f32>
// CHECK: %[[V1:.*]] = torch.aten.mul.Scalar(%[[V0]], {{.*}}) : ({{.*}}, !torch.float<2.500000e-01>) -> !torch.tensor<[n,2000],f32>
// CHECK: %[[V2:.*]] = torch.aten.add.Scalar(%[[V1]], {{.*}}) : ({{.*}}, !torch.float<0.000000e+00>, !torch.int<1>) -> !torch.tensor<[n,2000],f32>
// CHECK: %[[V3:.*]] = torch.aten.exp(%[[V2]]) : {{.*}} -> !torch.tensor<[n,2000],f32>
// CHECK: return %[[V3]]
func.func @log_normal(%arg0: !torch.tensor<[n,2000],f32>) -> (!torch.tensor<[n,2000],f32>) {
  %0 = torch.constant 0.000000e+00 : f64 -> !torch.float<0.000000e+00>
  %1 = torch.constant 2.500000e-01 : f64 -> !torch.float<2.500000e-01>
  %2 = torch.constant unit -> !torch.none
  %3 = torch.aten.log_normal(%arg0, %0, %1, %2) : (!torch.tensor<[n,2000],f32>, !torch.float<0.000000e+00>, !torch.float<2.500000e-01>, !torch.none) -> !torch.tensor<[n,2000],f32>
  return %3 : !torch.tensor<[n,2000],f32>
}

// CHECK-LABEL: @multinomial(
// CHECK: %[[V0:.*]] = torch.aten.rand_like(%arg0, {{.*}}) : ({{.*}}, !torch.int<6>, !torch.none, !torch.none, !torch.none, !torch.none) -> !torch.tensor<[n,1],f32>
// CHECK: %[[V1:.*]] = torch.aten.rsub.Scalar(%[[V0]], {{.*}}) : ({{.*}}, !torch.int<1>, !torch.int<1>) -> !torch.tensor<[n,1],f32>
// CHECK: %[[V2:.*]] = torch.aten.log(%[[V1]]) : {{.*}} -> !torch.tensor<[n,1],f32>
// CHECK: %[[V3:.*]] = torch.aten.neg(%[[V2]]) : {{.*}} -> !torch.tensor<[n,1],f32>
// CHECK: %[[V4:.*]] = torch.aten.clamp(%[[V3]], {{.*}}) : ({{.*}}, !torch.float<1.000000e-30>, !torch.none) -> !torch.tensor<[n,1],f32>
// CHECK: %[[V5:.*]] = torch.aten.div.Tensor(%arg0, %[[V4]]) : {{.*}} -> !torch.tensor<[n,1],f32>
// CHECK: %[[V6:.*]]:2 = torch.aten.topk(%[[V5]], {{.*}}) : ({{.*}}, !torch.int<1>, !torch.int<-1>, !torch.bool<true>, !torch.bool<true>) -> (!torch.tensor<[n,1],f32>, !torch.tensor<[n,1],i64>)
// CHECK: return %[[V6]]#1
func.func @multinomial(%arg0: !torch.tensor<[n,1],f32>) -> (!torch.tensor<[n,1],i64>) {
  %0 = torch.constant 1 : i64 -> !torch.int<1>
  %1 = torch.constant false -> !torch.bool<false>
  %2 = torch.constant unit -> !torch.none
  %3 = torch.aten.multinomial(%arg0, %0, %1, %2) : (!torch.tensor<[n,1],f32>, !torch.int<1>, !torch.bool<false>, !torch.none) -> !torch.tensor<[n,1],i64>
  return %3 : !torch.tensor<[n,1],i64>
}

// CHECK-LABEL: @normal_functional(
// CHECK: %[[V0:.*]] = torch.aten.randn_like(%arg0, {{.*}}) : ({{.*}}, !torch.none, !torch.none, !torch.none, !torch.none, !torch.none) -> !torch.tensor<[n,2000],f32>
// CHECK: %[[V1:.*]] = torch.aten.mul.Scalar(%[[V0]], {{.*}}) : ({{.*}}, !torch.float<1.000000e+00>) -> !torch.tensor<[n,2000],f32>
// CHECK: %[[V2:.*]] = torch.aten.add.Scalar(%[[V1]], {{.*}}) : ({{.*}}, !torch.float<0.000000e+00>, !torch.int<1>) -> !torch.tensor<[n,2000],f32>
// CHECK: return %[[V2]]
func.func @normal_functional(%arg0: !torch.tensor<[n,2000],f32>) -> (!torch.tensor<[n,2000],f32>) {
  %0 = torch.constant 0.000000e+00 : f64 -> !torch.float<0.000000e+00>
  %1 = torch.constant 1.000000e+00 : f64 -> !torch.float<1.000000e+00>
  %2 = torch.constant unit -> !torch.none
  %3 = torch.aten.normal_functional(%arg0, %0, %1, %2) : (!torch.tensor<[n,2000],f32>, !torch.float<0.000000e+00>, !torch.float<1.000000e+00>, !torch.none) -> !torch.tensor<[n,2000],f32>
  return %3 : !torch.tensor<[n,2000],f32>
}

// CHECK-LABEL: @randint_generator(
// CHECK: %[[V0:.*]] = torch.prim.ListConstruct({{.*}}) : (!torch.int<3>, !torch.int<1000>) -> !torch.list<[!torch.int<3>, !torch.int<1000>]>
// CHECK: %[[V1:.*]] = torch.aten.rand(%[[V0]], {{.*}}) : ({{.*}}, !torch.int<7>, !torch.none, !torch.none, !torch.none) -> !torch.tensor<[3,1000],f64>
// CHECK: %[[V2:.*]] = torch.aten.mul.Scalar(%[[V1]], {{.*}}) : ({{.*}}, !torch.int<10>) -> !torch.tensor<[3,1000],f64>
// CHECK: %[[V3:.*]] = torch.aten.floor(%[[V2]]) : {{.*}} -> !torch.tensor<[3,1000],f64>
// CHECK: %[[V4:.*]] = torch.aten.clamp(%[[V3]], {{.*}}) : ({{.*}}, !torch.none, !torch.int<9>) -> !torch.tensor<[3,1000],f64>
// CHECK: %[[V5:.*]] = torch.aten.to.dtype(%[[V4]], {{.*}}) : ({{.*}}, !torch.int<4>, !torch.bool<false>, !torch.bool<false>, !torch.none) -> !torch.tensor<[3,1000],i64>
// CHECK: %[[V6:.*]] = torch.aten.add.Scalar(%[[V5]], {{.*}}) : ({{.*}}, !torch.int<0>, !torch.int<1>) -> !torch.tensor<[3,1000],i64>
// CHECK: return %[[V6]]
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
// CHECK: %[[V0:.*]] = torch.prim.ListConstruct({{.*}}) : (!torch.int<3>, !torch.int<1000>) -> !torch.list<[!torch.int<3>, !torch.int<1000>]>
// CHECK: %[[V1:.*]] = torch.aten.rand(%[[V0]], {{.*}}) : ({{.*}}, !torch.int<7>, !torch.none, !torch.none, !torch.none) -> !torch.tensor<[3,1000],f64>
// CHECK: %[[V2:.*]] = torch.aten.mul.Scalar(%[[V1]], {{.*}}) : ({{.*}}, !torch.int<1>) -> !torch.tensor<[3,1000],f64>
// CHECK: %[[V3:.*]] = torch.aten.floor(%[[V2]]) : {{.*}} -> !torch.tensor<[3,1000],f64>
// CHECK: %[[V4:.*]] = torch.aten.clamp(%[[V3]], {{.*}}) : ({{.*}}, !torch.none, !torch.int<0>) -> !torch.tensor<[3,1000],f64>
// CHECK: %[[V5:.*]] = torch.aten.to.dtype(%[[V4]], {{.*}}) : ({{.*}}, !torch.int<4>, !torch.bool<false>, !torch.bool<false>, !torch.none) -> !torch.tensor<[3,1000],i64>
// CHECK: %[[V6:.*]] = torch.aten.add.Scalar(%[[V5]], {{.*}}) : ({{.*}}, !torch.int<-5>, !torch.int<1>) -> !torch.tensor<[3,1000],i64>
// CHECK: return %[[V6]]
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
// CHECK: %[[V0:.*]] = torch.prim.ListConstruct({{.*}}) : (!torch.int<3>, !torch.int<1000>) -> !torch.list<[!torch.int<3>, !torch.int<1000>]>
// CHECK: %[[V1:.*]] = torch.aten.rand(%[[V0]], {{.*}}) : ({{.*}}, !torch.int<7>, !torch.none, !torch.none, !torch.none) -> !torch.tensor<[3,1000],f64>
// CHECK: %[[V2:.*]] = torch.aten.mul.Scalar(%[[V1]], {{.*}}) : ({{.*}}, !torch.int<25>) -> !torch.tensor<[3,1000],f64>
// CHECK: %[[V3:.*]] = torch.aten.floor(%[[V2]]) : {{.*}} -> !torch.tensor<[3,1000],f64>
// CHECK: %[[V4:.*]] = torch.aten.clamp(%[[V3]], {{.*}}) : ({{.*}}, !torch.none, !torch.int<24>) -> !torch.tensor<[3,1000],f64>
// CHECK: %[[V5:.*]] = torch.aten.to.dtype(%[[V4]], {{.*}}) : ({{.*}}, !torch.int<4>, !torch.bool<false>, !torch.bool<false>, !torch.none) -> !torch.tensor<[3,1000],i64>
// CHECK: %[[V6:.*]] = torch.aten.add.Scalar(%[[V5]], {{.*}}) : ({{.*}}, !torch.int<-5>, !torch.int<1>) -> !torch.tensor<[3,1000],i64>
// CHECK: return %[[V6]]
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
// CHECK: %[[V0:.*]] = torch.aten.rand_like(%arg0, {{.*}}) : ({{.*}}, !torch.int<7>, !torch.none, !torch.none, !torch.none, !torch.none) -> !torch.tensor<[n,2000],f64>
// CHECK: %[[V1:.*]] = torch.aten.mul.Scalar(%[[V0]], {{.*}}) : ({{.*}}, !torch.int<1>) -> !torch.tensor<[n,2000],f64>
// CHECK: %[[V2:.*]] = torch.aten.floor(%[[V1]]) : {{.*}} -> !torch.tensor<[n,2000],f64>
// CHECK: %[[V3:.*]] = torch.aten.clamp(%[[V2]], {{.*}}) : ({{.*}}, !torch.none, !torch.int<0>) -> !torch.tensor<[n,2000],f64>
// CHECK: %[[V4:.*]] = torch.aten.to.dtype(%[[V3]], {{.*}}) : ({{.*}}, !torch.int<4>, !torch.bool<false>, !torch.bool<false>, !torch.none) -> !torch.tensor<[n,2000],i64>
// CHECK: %[[V5:.*]] = torch.aten.add.Scalar(%[[V4]], {{.*}}) : ({{.*}}, !torch.int<0>, !torch.int<1>) -> !torch.tensor<[n,2000],i64>
// CHECK: %[[V6:.*]] = torch.aten.to.dtype(%[[V5]], {{.*}}) : ({{.*}}, !torch.int<6>, !torch.bool<false>, !torch.bool<false>, !torch.none) -> !torch.tensor<[n,2000],f32>
// CHECK: return %[[V6]]
func.func @randint_like(%arg0: !torch.tensor<[n,2000],f32>) -> (!torch.tensor<[n,2000],f32>) {
  %0 = torch.constant 1 : i64 -> !torch.int<1>
  %1 = torch.constant unit -> !torch.none
  %2 = torch.aten.randint_like(%arg0, %0, %1, %1, %1, %1, %1) : (!torch.tensor<[n,2000],f32>, !torch.int<1>, !torch.none, !torch.none, !torch.none, !torch.none, !torch.none) -> !torch.tensor<[n,2000],f32>
  return %2 : !torch.tensor<[n,2000],f32>
}

// CHECK-LABEL: @randint_like_Tensor(
// CHECK: %[[V0:.*]] = torch.aten.item(%arg1) : {{.*}} -> !torch.int<u0>
// CHECK: %[[V1:.*]] = torch.aten.rand_like(%arg0, {{.*}}) : ({{.*}}, !torch.int<7>, !torch.none, !torch.none, !torch.none, !torch.none) -> !torch.tensor<[n,2000],f64>
// CHECK: %[[V2:.*]] = torch.aten.sub.int(%[[V0]], {{.*}}) : ({{.*}}, !torch.int<0>) -> !torch.int<u0>
// CHECK: %[[V3:.*]] = torch.aten.mul.Scalar(%[[V1]], %[[V2]]) : {{.*}} -> !torch.tensor<[n,2000],f64>
// CHECK: %[[V4:.*]] = torch.aten.floor(%[[V3]]) : {{.*}} -> !torch.tensor<[n,2000],f64>
// CHECK: %[[V5:.*]] = torch.aten.sub.int(%[[V2]], {{.*}}) : ({{.*}}, !torch.int<1>) -> !torch.int<"u0-1">
// CHECK: %[[V6:.*]] = torch.aten.clamp(%[[V4]], {{.*}}, %[[V5]]) : ({{.*}}, !torch.none, {{.*}}) -> !torch.tensor<[n,2000],f64>
// CHECK: %[[V7:.*]] = torch.aten.to.dtype(%[[V6]], {{.*}}) : ({{.*}}, !torch.int<4>, !torch.bool<false>, !torch.bool<false>, !torch.none) -> !torch.tensor<[n,2000],i64>
// CHECK: %[[V8:.*]] = torch.aten.add.Scalar(%[[V7]], {{.*}}) : ({{.*}}, !torch.int<0>, !torch.int<1>) -> !torch.tensor<[n,2000],i64>
// CHECK: %[[V9:.*]] = torch.aten.to.dtype(%[[V8]], {{.*}}) : ({{.*}}, !torch.int<6>, !torch.bool<false>, !torch.bool<false>, !torch.none) -> !torch.tensor<[n,2000],f32>
// CHECK: return %[[V9]]
func.func @randint_like_Tensor(%arg0: !torch.tensor<[n,2000],f32>, %arg1: !torch.tensor<[],i64>) -> (!torch.tensor<[n,2000],f32>) {
  %0 = torch.constant unit -> !torch.none
  %1 = torch.aten.randint_like.Tensor(%arg0, %arg1, %0, %0, %0, %0, %0) : (!torch.tensor<[n,2000],f32>, !torch.tensor<[],i64>, !torch.none, !torch.none, !torch.none, !torch.none, !torch.none) -> !torch.tensor<[n,2000],f32>
  return %1 : !torch.tensor<[n,2000],f32>
}

// CHECK-LABEL: @randint_like_Tensor_generator(
// CHECK: %[[V0:.*]] = torch.aten.item(%arg1) : {{.*}} -> !torch.int<u1>
// CHECK: %[[V1:.*]] = torch.aten.rand_like(%arg0, {{.*}}) : ({{.*}}, !torch.int<7>, !torch.none, !torch.none, !torch.none, !torch.none) -> !torch.tensor<[n,2000],f64>
// CHECK: %[[V2:.*]] = torch.aten.sub.int(%[[V0]], {{.*}}) : ({{.*}}, !torch.int<0>) -> !torch.int<u1>
// CHECK: %[[V3:.*]] = torch.aten.mul.Scalar(%[[V1]], %[[V2]]) : {{.*}} -> !torch.tensor<[n,2000],f64>
// CHECK: %[[V4:.*]] = torch.aten.floor(%[[V3]]) : {{.*}} -> !torch.tensor<[n,2000],f64>
// CHECK: %[[V5:.*]] = torch.aten.sub.int(%[[V2]], {{.*}}) : ({{.*}}, !torch.int<1>) -> !torch.int<"u1-1">
// CHECK: %[[V6:.*]] = torch.aten.clamp(%[[V4]], {{.*}}, %[[V5]]) : ({{.*}}, !torch.none, {{.*}}) -> !torch.tensor<[n,2000],f64>
// CHECK: %[[V7:.*]] = torch.aten.to.dtype(%[[V6]], {{.*}}) : ({{.*}}, !torch.int<4>, !torch.bool<false>, !torch.bool<false>, !torch.none) -> !torch.tensor<[n,2000],i64>
// CHECK: %[[V8:.*]] = torch.aten.add.Scalar(%[[V7]], {{.*}}) : ({{.*}}, !torch.int<0>, !torch.int<1>) -> !torch.tensor<[n,2000],i64>
// CHECK: %[[V9:.*]] = torch.aten.to.dtype(%[[V8]], {{.*}}) : ({{.*}}, !torch.int<6>, !torch.bool<false>, !torch.bool<false>, !torch.none) -> !torch.tensor<[n,2000],f32>
// CHECK: return %[[V9]]
func.func @randint_like_Tensor_generator(%arg0: !torch.tensor<[n,2000],f32>, %arg1: !torch.tensor<[],i64>) -> (!torch.tensor<[n,2000],f32>) {
  %0 = torch.constant unit -> !torch.none
  %1 = torch.aten.randint_like.Tensor_generator(%arg0, %arg1, %0, %0, %0, %0, %0, %0) : (!torch.tensor<[n,2000],f32>, !torch.tensor<[],i64>, !torch.none, !torch.none, !torch.none, !torch.none, !torch.none, !torch.none) -> !torch.tensor<[n,2000],f32>
  return %1 : !torch.tensor<[n,2000],f32>
}

// CHECK-LABEL: @randint_like_generator(
// CHECK: %[[V0:.*]] = torch.aten.rand_like(%arg0, {{.*}}) : ({{.*}}, !torch.int<7>, !torch.none, !torch.none, !torch.none, !torch.none) -> !torch.tensor<[n,2000],f64>
// CHECK: %[[V1:.*]] = torch.aten.mul.Scalar(%[[V0]], {{.*}}) : ({{.*}}, !torch.int<10>) -> !torch.tensor<[n,2000],f64>
// CHECK: %[[V2:.*]] = torch.aten.floor(%[[V1]]) : {{.*}} -> !torch.tensor<[n,2000],f64>
// CHECK: %[[V3:.*]] = torch.aten.clamp(%[[V2]], {{.*}}) : ({{.*}}, !torch.none, !torch.int<9>) -> !torch.tensor<[n,2000],f64>
// CHECK: %[[V4:.*]] = torch.aten.to.dtype(%[[V3]], {{.*}}) : ({{.*}}, !torch.int<4>, !torch.bool<false>, !torch.bool<false>, !torch.none) -> !torch.tensor<[n,2000],i64>
// CHECK: %[[V5:.*]] = torch.aten.add.Scalar(%[[V4]], {{.*}}) : ({{.*}}, !torch.int<0>, !torch.int<1>) -> !torch.tensor<[n,2000],i64>
// CHECK: %[[V6:.*]] = torch.aten.to.dtype(%[[V5]], {{.*}}) : ({{.*}}, !torch.int<6>, !torch.bool<false>, !torch.bool<false>, !torch.none) -> !torch.tensor<[n,2000],f32>
// CHECK: return %[[V6]]
func.func @randint_like_generator(%arg0: !torch.tensor<[n,2000],f32>) -> (!torch.tensor<[n,2000],f32>) {
  %0 = torch.constant 10 : i64 -> !torch.int<10>
  %1 = torch.constant unit -> !torch.none
  %2 = torch.aten.randint_like.generator(%arg0, %0, %1, %1, %1, %1, %1, %1) : (!torch.tensor<[n,2000],f32>, !torch.int<10>, !torch.none, !torch.none, !torch.none, !torch.none, !torch.none, !torch.none) -> !torch.tensor<[n,2000],f32>
  return %2 : !torch.tensor<[n,2000],f32>
}

// CHECK-LABEL: @randint_like_low_dtype(
// CHECK: %[[V0:.*]] = torch.aten.rand_like(%arg0, {{.*}}) : ({{.*}}, !torch.int<7>, !torch.none, !torch.none, !torch.none, !torch.none) -> !torch.tensor<[n,2000],f64>
// CHECK: %[[V1:.*]] = torch.aten.mul.Scalar(%[[V0]], {{.*}}) : ({{.*}}, !torch.int<1>) -> !torch.tensor<[n,2000],f64>
// CHECK: %[[V2:.*]] = torch.aten.floor(%[[V1]]) : {{.*}} -> !torch.tensor<[n,2000],f64>
// CHECK: %[[V3:.*]] = torch.aten.clamp(%[[V2]], {{.*}}) : ({{.*}}, !torch.none, !torch.int<0>) -> !torch.tensor<[n,2000],f64>
// CHECK: %[[V4:.*]] = torch.aten.to.dtype(%[[V3]], {{.*}}) : ({{.*}}, !torch.int<4>, !torch.bool<false>, !torch.bool<false>, !torch.none) -> !torch.tensor<[n,2000],i64>
// CHECK: %[[V5:.*]] = torch.aten.add.Scalar(%[[V4]], {{.*}}) : ({{.*}}, !torch.int<2>, !torch.int<1>) -> !torch.tensor<[n,2000],i64>
// CHECK: %[[V6:.*]] = torch.aten.to.dtype(%[[V5]], {{.*}}) : ({{.*}}, !torch.int<6>, !torch.bool<false>, !torch.bool<false>, !torch.none) -> !torch.tensor<[n,2000],f32>
// CHECK: return %[[V6]]
func.func @randint_like_low_dtype(%arg0: !torch.tensor<[n,2000],f32>) -> (!torch.tensor<[n,2000],f32>) {
  %0 = torch.constant 2 : i64 -> !torch.int<2>
  %1 = torch.constant 3 : i64 -> !torch.int<3>
  %2 = torch.constant unit -> !torch.none
  %3 = torch.aten.randint_like.low_dtype(%arg0, %0, %1, %2, %2, %2, %2, %2) : (!torch.tensor<[n,2000],f32>, !torch.int<2>, !torch.int<3>, !torch.none, !torch.none, !torch.none, !torch.none, !torch.none) -> !torch.tensor<[n,2000],f32>
  return %3 : !torch.tensor<[n,2000],f32>
}

// CHECK-LABEL: @randint_like_low_generator_dtype(
// CHECK: %[[V0:.*]] = torch.aten.rand_like(%arg0, {{.*}}) : ({{.*}}, !torch.int<7>, !torch.none, !torch.none, !torch.none, !torch.none) -> !torch.tensor<[n,2000],f64>
// CHECK: %[[V1:.*]] = torch.aten.mul.Scalar(%[[V0]], {{.*}}) : ({{.*}}, !torch.int<18>) -> !torch.tensor<[n,2000],f64>
// CHECK: %[[V2:.*]] = torch.aten.floor(%[[V1]]) : {{.*}} -> !torch.tensor<[n,2000],f64>
// CHECK: %[[V3:.*]] = torch.aten.clamp(%[[V2]], {{.*}}) : ({{.*}}, !torch.none, !torch.int<17>) -> !torch.tensor<[n,2000],f64>
// CHECK: %[[V4:.*]] = torch.aten.to.dtype(%[[V3]], {{.*}}) : ({{.*}}, !torch.int<4>, !torch.bool<false>, !torch.bool<false>, !torch.none) -> !torch.tensor<[n,2000],i64>
// CHECK: %[[V5:.*]] = torch.aten.add.Scalar(%[[V4]], {{.*}}) : ({{.*}}, !torch.int<2>, !torch.int<1>) -> !torch.tensor<[n,2000],i64>
// CHECK: %[[V6:.*]] = torch.aten.to.dtype(%[[V5]], {{.*}}) : ({{.*}}, !torch.int<6>, !torch.bool<false>, !torch.bool<false>, !torch.none) -> !torch.tensor<[n,2000],f32>
// CHECK: return %[[V6]]
func.func @randint_like_low_generator_dtype(%arg0: !torch.tensor<[n,2000],f32>) -> (!torch.tensor<[n,2000],f32>) {
  %0 = torch.constant 2 : i64 -> !torch.int<2>
  %1 = torch.constant 20 : i64 -> !torch.int<20>
  %2 = torch.constant unit -> !torch.none
  %3 = torch.aten.randint_like.low_generator_dtype(%arg0, %0, %1, %2, %2, %2, %2, %2, %2) : (!torch.tensor<[n,2000],f32>, !torch.int<2>, !torch.int<20>, !torch.none, !torch.none, !torch.none, !torch.none, !torch.none, !torch.none) -> !torch.tensor<[n,2000],f32>
  return %3 : !torch.tensor<[n,2000],f32>
}

// CHECK-LABEL: @randperm_generator(
// CHECK: %[[V0:.*]] = torch.prim.ListConstruct({{.*}}) : (!torch.int<500>) -> !torch.list<[!torch.int<500>]>
// CHECK: %[[V1:.*]] = torch.aten.rand(%[[V0]], {{.*}}) : ({{.*}}, !torch.int<6>, !torch.none, !torch.none, !torch.none) -> !torch.tensor<[500],f32>
// CHECK: %[[V2:.*]]:2 = torch.aten.sort(%[[V1]], {{.*}}) : ({{.*}}, !torch.int<-1>, !torch.bool<false>) -> (!torch.tensor<[500],f32>, !torch.tensor<[500],i64>)
// CHECK: return %[[V2]]#1
func.func @randperm_generator() -> (!torch.tensor<[500],i64>) {
  %0 = torch.constant 500 : i64 -> !torch.int<500>
  %1 = torch.constant unit -> !torch.none
  %2 = torch.constant 4 : i64 -> !torch.int<4>
  %3 = torch.aten.randperm.generator(%0, %1, %2, %1, %1, %1) : (!torch.int<500>, !torch.none, !torch.int<4>, !torch.none, !torch.none, !torch.none) -> !torch.tensor<[500],i64>
  return %3 : !torch.tensor<[500],i64>
}

// CHECK-LABEL: @uniform(
// CHECK: %[[V0:.*]] = torch.aten.rand_like(%arg0, {{.*}}) : ({{.*}}, !torch.none, !torch.none, !torch.none, !torch.none, !torch.none) -> !torch.tensor<[n,2000],f32>
// CHECK: %[[V1:.*]] = torch.aten.mul.Scalar(%[[V0]], {{.*}}) : ({{.*}}, !torch.float<2.000000e+00>) -> !torch.tensor<[n,2000],f32>
// CHECK: %[[V2:.*]] = torch.aten.add.Scalar(%[[V1]], {{.*}}) : ({{.*}}, !torch.float<-1.000000e+00>, !torch.int<1>) -> !torch.tensor<[n,2000],f32>
// CHECK: return %[[V2]]
func.func @uniform(%arg0: !torch.tensor<[n,2000],f32>) -> (!torch.tensor<[n,2000],f32>) {
  %0 = torch.constant -1.000000e+00 : f64 -> !torch.float<-1.000000e+00>
  %1 = torch.constant 1.000000e+00 : f64 -> !torch.float<1.000000e+00>
  %2 = torch.constant unit -> !torch.none
  %3 = torch.aten.uniform(%arg0, %0, %1, %2) : (!torch.tensor<[n,2000],f32>, !torch.float<-1.000000e+00>, !torch.float<1.000000e+00>, !torch.none) -> !torch.tensor<[n,2000],f32>
  return %3 : !torch.tensor<[n,2000],f32>
}
