// NOTE: The checks are written by tools/dev/update_checks.py.

// RUN: torch-onnx-opt %s --decompose | FileCheck %s

// CHECK-LABEL: @bartlett_window(
// CHECK: %[[V0:.*]] = torch.aten.size.int(%arg0, {{.*}}) : ({{.*}}, !torch.int<0>) -> !torch.int<n>
// CHECK: %[[V1:.*]] = torch.aten.arange.start_step({{.*}}, %[[V0]], {{.*}}) : (!torch.int<0>, {{.*}}, !torch.int<1>, !torch.int<4>, !torch.none, !torch.none, !torch.none) -> !torch.tensor<[n],i64>
// CHECK: %[[V2:.*]] = torch.aten.to.dtype(%[[V1]], {{.*}}) : ({{.*}}, !torch.int<6>, !torch.bool<false>, !torch.bool<false>, !torch.none) -> !torch.tensor<[n],f32>
// CHECK: %[[V3:.*]] = torch.aten.scalar_tensor(%[[V0]], {{.*}}) : ({{.*}}, !torch.int<6>, !torch.none, !torch.none, !torch.none) -> !torch.tensor<[],f32>
// CHECK: %[[V4:.*]] = torch.aten.clamp(%[[V3]], {{.*}}) : ({{.*}}, !torch.int<1>, !torch.none) -> !torch.tensor<[],f32>
// CHECK: %[[V5:.*]] = torch.aten.div.Tensor(%[[V2]], %[[V4]]) : {{.*}} -> !torch.tensor<[n],f32>
// CHECK: %[[V6:.*]] = torch.aten.mul.Scalar(%[[V5]], {{.*}}) : ({{.*}}, !torch.int<2>) -> !torch.tensor<[n],f32>
// CHECK: %[[V7:.*]] = torch.aten.sub.Scalar(%[[V6]], {{.*}}) : ({{.*}}, !torch.int<1>, !torch.int<1>) -> !torch.tensor<[n],f32>
// CHECK: %[[V8:.*]] = torch.aten.abs(%[[V7]]) : {{.*}} -> !torch.tensor<[n],f32>
// CHECK: %[[V9:.*]] = torch.aten.rsub.Scalar(%[[V8]], {{.*}}) : ({{.*}}, !torch.int<1>, !torch.int<1>) -> !torch.tensor<[n],f32>
// CHECK: %[[V10:.*]] = torch.aten.scalar_tensor(%[[V0]], {{.*}}) : ({{.*}}, !torch.int<4>, !torch.none, !torch.none, !torch.none) -> !torch.tensor<[],i64>
// CHECK: %[[V11:.*]] = torch.aten.eq.Scalar(%[[V10]], {{.*}}) : ({{.*}}, !torch.int<1>) -> !torch.tensor<[],i1>
// CHECK: %[[V12:.*]] = torch.aten.where.ScalarSelf(%[[V11]], {{.*}}, %[[V9]]) : ({{.*}}, !torch.float<1.000000e+00>, {{.*}}) -> !torch.tensor<[n],f32>
// CHECK: return %[[V12]]
func.func @bartlett_window(%arg0: !torch.tensor<[n,3],f32>) -> (!torch.tensor<[n],f32>) {
  %0 = torch.constant 0 : i64 -> !torch.int<0>
  %1 = torch.aten.size.int(%arg0, %0) : (!torch.tensor<[n,3],f32>, !torch.int<0>) -> !torch.int<n>
  %2 = torch.constant unit -> !torch.none
  %3 = torch.aten.bartlett_window(%1, %2, %2, %2, %2) : (!torch.int<n>, !torch.none, !torch.none, !torch.none, !torch.none) -> !torch.tensor<[n],f32>
  return %3 : !torch.tensor<[n],f32>
}

// CHECK-LABEL: @bartlett_window_periodic(
// CHECK: %[[V0:.*]] = torch.aten.size.int(%arg0, {{.*}}) : ({{.*}}, !torch.int<0>) -> !torch.int<n>
// CHECK: %[[V1:.*]] = torch.aten.arange.start_step({{.*}}, %[[V0]], {{.*}}) : (!torch.int<0>, {{.*}}, !torch.int<1>, !torch.int<4>, !torch.none, !torch.none, !torch.none) -> !torch.tensor<[n],i64>
// CHECK: %[[V2:.*]] = torch.aten.to.dtype(%[[V1]], {{.*}}) : ({{.*}}, !torch.int<6>, !torch.bool<false>, !torch.bool<false>, !torch.none) -> !torch.tensor<[n],f32>
// CHECK: %[[V3:.*]] = torch.aten.scalar_tensor(%[[V0]], {{.*}}) : ({{.*}}, !torch.int<6>, !torch.none, !torch.none, !torch.none) -> !torch.tensor<[],f32>
// CHECK: %[[V4:.*]] = torch.aten.clamp(%[[V3]], {{.*}}) : ({{.*}}, !torch.int<1>, !torch.none) -> !torch.tensor<[],f32>
// CHECK: %[[V5:.*]] = torch.aten.div.Tensor(%[[V2]], %[[V4]]) : {{.*}} -> !torch.tensor<[n],f32>
// CHECK: %[[V6:.*]] = torch.aten.mul.Scalar(%[[V5]], {{.*}}) : ({{.*}}, !torch.int<2>) -> !torch.tensor<[n],f32>
// CHECK: %[[V7:.*]] = torch.aten.sub.Scalar(%[[V6]], {{.*}}) : ({{.*}}, !torch.int<1>, !torch.int<1>) -> !torch.tensor<[n],f32>
// CHECK: %[[V8:.*]] = torch.aten.abs(%[[V7]]) : {{.*}} -> !torch.tensor<[n],f32>
// CHECK: %[[V9:.*]] = torch.aten.rsub.Scalar(%[[V8]], {{.*}}) : ({{.*}}, !torch.int<1>, !torch.int<1>) -> !torch.tensor<[n],f32>
// CHECK: %[[V10:.*]] = torch.aten.scalar_tensor(%[[V0]], {{.*}}) : ({{.*}}, !torch.int<4>, !torch.none, !torch.none, !torch.none) -> !torch.tensor<[],i64>
// CHECK: %[[V11:.*]] = torch.aten.eq.Scalar(%[[V10]], {{.*}}) : ({{.*}}, !torch.int<1>) -> !torch.tensor<[],i1>
// CHECK: %[[V12:.*]] = torch.aten.where.ScalarSelf(%[[V11]], {{.*}}, %[[V9]]) : ({{.*}}, !torch.float<1.000000e+00>, {{.*}}) -> !torch.tensor<[n],f32>
// CHECK: return %[[V12]]
func.func @bartlett_window_periodic(%arg0: !torch.tensor<[n,3],f32>) -> (!torch.tensor<[n],f32>) {
  %0 = torch.constant 0 : i64 -> !torch.int<0>
  %1 = torch.aten.size.int(%arg0, %0) : (!torch.tensor<[n,3],f32>, !torch.int<0>) -> !torch.int<n>
  %2 = torch.constant true -> !torch.bool<true>
  %3 = torch.constant unit -> !torch.none
  %4 = torch.aten.bartlett_window.periodic(%1, %2, %3, %3, %3, %3) : (!torch.int<n>, !torch.bool<true>, !torch.none, !torch.none, !torch.none, !torch.none) -> !torch.tensor<[n],f32>
  return %4 : !torch.tensor<[n],f32>
}

// CHECK-LABEL: @blackman_window(
// CHECK: %[[V0:.*]] = torch.aten.size.int(%arg0, {{.*}}) : ({{.*}}, !torch.int<0>) -> !torch.int<n>
// CHECK: %[[V1:.*]] = torch.aten.arange.start_step({{.*}}, %[[V0]], {{.*}}) : (!torch.int<0>, {{.*}}, !torch.int<1>, !torch.int<4>, !torch.none, !torch.none, !torch.none) -> !torch.tensor<[n],i64>
// CHECK: %[[V2:.*]] = torch.aten.to.dtype(%[[V1]], {{.*}}) : ({{.*}}, !torch.int<6>, !torch.bool<false>, !torch.bool<false>, !torch.none) -> !torch.tensor<[n],f32>
// CHECK: %[[V3:.*]] = torch.aten.scalar_tensor(%[[V0]], {{.*}}) : ({{.*}}, !torch.int<6>, !torch.none, !torch.none, !torch.none) -> !torch.tensor<[],f32>
// CHECK: %[[V4:.*]] = torch.aten.clamp(%[[V3]], {{.*}}) : ({{.*}}, !torch.int<1>, !torch.none) -> !torch.tensor<[],f32>
// CHECK: %[[V5:.*]] = torch.aten.div.Tensor(%[[V2]], %[[V4]]) : {{.*}} -> !torch.tensor<[n],f32>
// CHECK: %[[V6:.*]] = torch.aten.mul.Scalar(%[[V5]], {{.*}}) : ({{.*}}, !torch.float<12.566370614359172>) -> !torch.tensor<[n],f32>
// CHECK: %[[V7:.*]] = torch.aten.cos(%[[V6]]) : {{.*}} -> !torch.tensor<[n],f32>
// CHECK: %[[V8:.*]] = torch.aten.mul.Scalar(%[[V7]], {{.*}}) : ({{.*}}, !torch.float<8.000000e-02>) -> !torch.tensor<[n],f32>
// CHECK: %[[V9:.*]] = torch.aten.mul.Scalar(%[[V5]], {{.*}}) : ({{.*}}, !torch.float<6.2831853071795862>) -> !torch.tensor<[n],f32>
// CHECK: %[[V10:.*]] = torch.aten.cos(%[[V9]]) : {{.*}} -> !torch.tensor<[n],f32>
// CHECK: %[[V11:.*]] = torch.aten.mul.Scalar(%[[V10]], {{.*}}) : ({{.*}}, !torch.float<5.000000e-01>) -> !torch.tensor<[n],f32>
// CHECK: %[[V12:.*]] = torch.aten.rsub.Scalar(%[[V11]], {{.*}}) : ({{.*}}, !torch.float<4.200000e-01>, !torch.int<1>) -> !torch.tensor<[n],f32>
// CHECK: %[[V13:.*]] = torch.aten.add.Tensor(%[[V12]], %[[V8]], {{.*}}) : ({{.*}}, !torch.int<1>) -> !torch.tensor<[n],f32>
// CHECK: %[[V14:.*]] = torch.aten.scalar_tensor(%[[V0]], {{.*}}) : ({{.*}}, !torch.int<4>, !torch.none, !torch.none, !torch.none) -> !torch.tensor<[],i64>
// CHECK: %[[V15:.*]] = torch.aten.eq.Scalar(%[[V14]], {{.*}}) : ({{.*}}, !torch.int<1>) -> !torch.tensor<[],i1>
// CHECK: %[[V16:.*]] = torch.aten.where.ScalarSelf(%[[V15]], {{.*}}, %[[V13]]) : ({{.*}}, !torch.float<1.000000e+00>, {{.*}}) -> !torch.tensor<[n],f32>
// CHECK: return %[[V16]]
func.func @blackman_window(%arg0: !torch.tensor<[n,3],f32>) -> (!torch.tensor<[n],f32>) {
  %0 = torch.constant 0 : i64 -> !torch.int<0>
  %1 = torch.aten.size.int(%arg0, %0) : (!torch.tensor<[n,3],f32>, !torch.int<0>) -> !torch.int<n>
  %2 = torch.constant unit -> !torch.none
  %3 = torch.aten.blackman_window(%1, %2, %2, %2, %2) : (!torch.int<n>, !torch.none, !torch.none, !torch.none, !torch.none) -> !torch.tensor<[n],f32>
  return %3 : !torch.tensor<[n],f32>
}

// CHECK-LABEL: @blackman_window_periodic(
// CHECK: %[[V0:.*]] = torch.aten.size.int(%arg0, {{.*}}) : ({{.*}}, !torch.int<0>) -> !torch.int<n>
// CHECK: %[[V1:.*]] = torch.aten.arange.start_step({{.*}}, %[[V0]], {{.*}}) : (!torch.int<0>, {{.*}}, !torch.int<1>, !torch.int<4>, !torch.none, !torch.none, !torch.none) -> !torch.tensor<[n],i64>
// CHECK: %[[V2:.*]] = torch.aten.to.dtype(%[[V1]], {{.*}}) : ({{.*}}, !torch.int<6>, !torch.bool<false>, !torch.bool<false>, !torch.none) -> !torch.tensor<[n],f32>
// CHECK: %[[V3:.*]] = torch.aten.scalar_tensor(%[[V0]], {{.*}}) : ({{.*}}, !torch.int<6>, !torch.none, !torch.none, !torch.none) -> !torch.tensor<[],f32>
// CHECK: %[[V4:.*]] = torch.aten.clamp(%[[V3]], {{.*}}) : ({{.*}}, !torch.int<1>, !torch.none) -> !torch.tensor<[],f32>
// CHECK: %[[V5:.*]] = torch.aten.div.Tensor(%[[V2]], %[[V4]]) : {{.*}} -> !torch.tensor<[n],f32>
// CHECK: %[[V6:.*]] = torch.aten.mul.Scalar(%[[V5]], {{.*}}) : ({{.*}}, !torch.float<12.566370614359172>) -> !torch.tensor<[n],f32>
// CHECK: %[[V7:.*]] = torch.aten.cos(%[[V6]]) : {{.*}} -> !torch.tensor<[n],f32>
// CHECK: %[[V8:.*]] = torch.aten.mul.Scalar(%[[V7]], {{.*}}) : ({{.*}}, !torch.float<8.000000e-02>) -> !torch.tensor<[n],f32>
// CHECK: %[[V9:.*]] = torch.aten.mul.Scalar(%[[V5]], {{.*}}) : ({{.*}}, !torch.float<6.2831853071795862>) -> !torch.tensor<[n],f32>
// CHECK: %[[V10:.*]] = torch.aten.cos(%[[V9]]) : {{.*}} -> !torch.tensor<[n],f32>
// CHECK: %[[V11:.*]] = torch.aten.mul.Scalar(%[[V10]], {{.*}}) : ({{.*}}, !torch.float<5.000000e-01>) -> !torch.tensor<[n],f32>
// CHECK: %[[V12:.*]] = torch.aten.rsub.Scalar(%[[V11]], {{.*}}) : ({{.*}}, !torch.float<4.200000e-01>, !torch.int<1>) -> !torch.tensor<[n],f32>
// CHECK: %[[V13:.*]] = torch.aten.add.Tensor(%[[V12]], %[[V8]], {{.*}}) : ({{.*}}, !torch.int<1>) -> !torch.tensor<[n],f32>
// CHECK: %[[V14:.*]] = torch.aten.scalar_tensor(%[[V0]], {{.*}}) : ({{.*}}, !torch.int<4>, !torch.none, !torch.none, !torch.none) -> !torch.tensor<[],i64>
// CHECK: %[[V15:.*]] = torch.aten.eq.Scalar(%[[V14]], {{.*}}) : ({{.*}}, !torch.int<1>) -> !torch.tensor<[],i1>
// CHECK: %[[V16:.*]] = torch.aten.where.ScalarSelf(%[[V15]], {{.*}}, %[[V13]]) : ({{.*}}, !torch.float<1.000000e+00>, {{.*}}) -> !torch.tensor<[n],f32>
// CHECK: return %[[V16]]
func.func @blackman_window_periodic(%arg0: !torch.tensor<[n,3],f32>) -> (!torch.tensor<[n],f32>) {
  %0 = torch.constant 0 : i64 -> !torch.int<0>
  %1 = torch.aten.size.int(%arg0, %0) : (!torch.tensor<[n,3],f32>, !torch.int<0>) -> !torch.int<n>
  %2 = torch.constant true -> !torch.bool<true>
  %3 = torch.constant unit -> !torch.none
  %4 = torch.aten.blackman_window.periodic(%1, %2, %3, %3, %3, %3) : (!torch.int<n>, !torch.bool<true>, !torch.none, !torch.none, !torch.none, !torch.none) -> !torch.tensor<[n],f32>
  return %4 : !torch.tensor<[n],f32>
}

// CHECK-LABEL: @hamming_window(
// CHECK: %[[V0:.*]] = torch.aten.size.int(%arg0, {{.*}}) : ({{.*}}, !torch.int<0>) -> !torch.int<n>
// CHECK: %[[V1:.*]] = torch.aten.arange.start_step({{.*}}, %[[V0]], {{.*}}) : (!torch.int<0>, {{.*}}, !torch.int<1>, !torch.int<4>, !torch.none, !torch.none, !torch.none) -> !torch.tensor<[n],i64>
// CHECK: %[[V2:.*]] = torch.aten.to.dtype(%[[V1]], {{.*}}) : ({{.*}}, !torch.int<6>, !torch.bool<false>, !torch.bool<false>, !torch.none) -> !torch.tensor<[n],f32>
// CHECK: %[[V3:.*]] = torch.aten.scalar_tensor(%[[V0]], {{.*}}) : ({{.*}}, !torch.int<6>, !torch.none, !torch.none, !torch.none) -> !torch.tensor<[],f32>
// CHECK: %[[V4:.*]] = torch.aten.clamp(%[[V3]], {{.*}}) : ({{.*}}, !torch.int<1>, !torch.none) -> !torch.tensor<[],f32>
// CHECK: %[[V5:.*]] = torch.aten.div.Tensor(%[[V2]], %[[V4]]) : {{.*}} -> !torch.tensor<[n],f32>
// CHECK: %[[V6:.*]] = torch.aten.mul.Scalar(%[[V5]], {{.*}}) : ({{.*}}, !torch.float<6.2831853071795862>) -> !torch.tensor<[n],f32>
// CHECK: %[[V7:.*]] = torch.aten.cos(%[[V6]]) : {{.*}} -> !torch.tensor<[n],f32>
// CHECK: %[[V8:.*]] = torch.aten.mul.Scalar(%[[V7]], {{.*}}) : ({{.*}}, !torch.float<4.600000e-01>) -> !torch.tensor<[n],f32>
// CHECK: %[[V9:.*]] = torch.aten.rsub.Scalar(%[[V8]], {{.*}}) : ({{.*}}, !torch.float<5.400000e-01>, !torch.int<1>) -> !torch.tensor<[n],f32>
// CHECK: %[[V10:.*]] = torch.aten.scalar_tensor(%[[V0]], {{.*}}) : ({{.*}}, !torch.int<4>, !torch.none, !torch.none, !torch.none) -> !torch.tensor<[],i64>
// CHECK: %[[V11:.*]] = torch.aten.eq.Scalar(%[[V10]], {{.*}}) : ({{.*}}, !torch.int<1>) -> !torch.tensor<[],i1>
// CHECK: %[[V12:.*]] = torch.aten.where.ScalarSelf(%[[V11]], {{.*}}, %[[V9]]) : ({{.*}}, !torch.float<1.000000e+00>, {{.*}}) -> !torch.tensor<[n],f32>
// CHECK: return %[[V12]]
func.func @hamming_window(%arg0: !torch.tensor<[n,3],f32>) -> (!torch.tensor<[n],f32>) {
  %0 = torch.constant 0 : i64 -> !torch.int<0>
  %1 = torch.aten.size.int(%arg0, %0) : (!torch.tensor<[n,3],f32>, !torch.int<0>) -> !torch.int<n>
  %2 = torch.constant unit -> !torch.none
  %3 = torch.aten.hamming_window(%1, %2, %2, %2, %2) : (!torch.int<n>, !torch.none, !torch.none, !torch.none, !torch.none) -> !torch.tensor<[n],f32>
  return %3 : !torch.tensor<[n],f32>
}

// CHECK-LABEL: @hamming_window_periodic(
// CHECK: %[[V0:.*]] = torch.aten.size.int(%arg0, {{.*}}) : ({{.*}}, !torch.int<0>) -> !torch.int<n>
// CHECK: %[[V1:.*]] = torch.aten.arange.start_step({{.*}}, %[[V0]], {{.*}}) : (!torch.int<0>, {{.*}}, !torch.int<1>, !torch.int<4>, !torch.none, !torch.none, !torch.none) -> !torch.tensor<[n],i64>
// CHECK: %[[V2:.*]] = torch.aten.to.dtype(%[[V1]], {{.*}}) : ({{.*}}, !torch.int<6>, !torch.bool<false>, !torch.bool<false>, !torch.none) -> !torch.tensor<[n],f32>
// CHECK: %[[V3:.*]] = torch.aten.scalar_tensor(%[[V0]], {{.*}}) : ({{.*}}, !torch.int<6>, !torch.none, !torch.none, !torch.none) -> !torch.tensor<[],f32>
// CHECK: %[[V4:.*]] = torch.aten.clamp(%[[V3]], {{.*}}) : ({{.*}}, !torch.int<1>, !torch.none) -> !torch.tensor<[],f32>
// CHECK: %[[V5:.*]] = torch.aten.div.Tensor(%[[V2]], %[[V4]]) : {{.*}} -> !torch.tensor<[n],f32>
// CHECK: %[[V6:.*]] = torch.aten.mul.Scalar(%[[V5]], {{.*}}) : ({{.*}}, !torch.float<6.2831853071795862>) -> !torch.tensor<[n],f32>
// CHECK: %[[V7:.*]] = torch.aten.cos(%[[V6]]) : {{.*}} -> !torch.tensor<[n],f32>
// CHECK: %[[V8:.*]] = torch.aten.mul.Scalar(%[[V7]], {{.*}}) : ({{.*}}, !torch.float<4.600000e-01>) -> !torch.tensor<[n],f32>
// CHECK: %[[V9:.*]] = torch.aten.rsub.Scalar(%[[V8]], {{.*}}) : ({{.*}}, !torch.float<5.400000e-01>, !torch.int<1>) -> !torch.tensor<[n],f32>
// CHECK: %[[V10:.*]] = torch.aten.scalar_tensor(%[[V0]], {{.*}}) : ({{.*}}, !torch.int<4>, !torch.none, !torch.none, !torch.none) -> !torch.tensor<[],i64>
// CHECK: %[[V11:.*]] = torch.aten.eq.Scalar(%[[V10]], {{.*}}) : ({{.*}}, !torch.int<1>) -> !torch.tensor<[],i1>
// CHECK: %[[V12:.*]] = torch.aten.where.ScalarSelf(%[[V11]], {{.*}}, %[[V9]]) : ({{.*}}, !torch.float<1.000000e+00>, {{.*}}) -> !torch.tensor<[n],f32>
// CHECK: return %[[V12]]
func.func @hamming_window_periodic(%arg0: !torch.tensor<[n,3],f32>) -> (!torch.tensor<[n],f32>) {
  %0 = torch.constant 0 : i64 -> !torch.int<0>
  %1 = torch.aten.size.int(%arg0, %0) : (!torch.tensor<[n,3],f32>, !torch.int<0>) -> !torch.int<n>
  %2 = torch.constant true -> !torch.bool<true>
  %3 = torch.constant unit -> !torch.none
  %4 = torch.aten.hamming_window.periodic(%1, %2, %3, %3, %3, %3) : (!torch.int<n>, !torch.bool<true>, !torch.none, !torch.none, !torch.none, !torch.none) -> !torch.tensor<[n],f32>
  return %4 : !torch.tensor<[n],f32>
}

// CHECK-LABEL: @hamming_window_periodic_alpha(
// CHECK: %[[V0:.*]] = torch.aten.size.int(%arg0, {{.*}}) : ({{.*}}, !torch.int<0>) -> !torch.int<n>
// CHECK: %[[V1:.*]] = torch.aten.arange.start_step({{.*}}, %[[V0]], {{.*}}) : (!torch.int<0>, {{.*}}, !torch.int<1>, !torch.int<4>, !torch.none, !torch.none, !torch.none) -> !torch.tensor<[n],i64>
// CHECK: %[[V2:.*]] = torch.aten.to.dtype(%[[V1]], {{.*}}) : ({{.*}}, !torch.int<6>, !torch.bool<false>, !torch.bool<false>, !torch.none) -> !torch.tensor<[n],f32>
// CHECK: %[[V3:.*]] = torch.aten.scalar_tensor(%[[V0]], {{.*}}) : ({{.*}}, !torch.int<6>, !torch.none, !torch.none, !torch.none) -> !torch.tensor<[],f32>
// CHECK: %[[V4:.*]] = torch.aten.clamp(%[[V3]], {{.*}}) : ({{.*}}, !torch.int<1>, !torch.none) -> !torch.tensor<[],f32>
// CHECK: %[[V5:.*]] = torch.aten.div.Tensor(%[[V2]], %[[V4]]) : {{.*}} -> !torch.tensor<[n],f32>
// CHECK: %[[V6:.*]] = torch.aten.mul.Scalar(%[[V5]], {{.*}}) : ({{.*}}, !torch.float<6.2831853071795862>) -> !torch.tensor<[n],f32>
// CHECK: %[[V7:.*]] = torch.aten.cos(%[[V6]]) : {{.*}} -> !torch.tensor<[n],f32>
// CHECK: %[[V8:.*]] = torch.aten.mul.Scalar(%[[V7]], {{.*}}) : ({{.*}}, !torch.float<4.600000e-01>) -> !torch.tensor<[n],f32>
// CHECK: %[[V9:.*]] = torch.aten.rsub.Scalar(%[[V8]], {{.*}}) : ({{.*}}, !torch.float<6.000000e-01>, !torch.int<1>) -> !torch.tensor<[n],f32>
// CHECK: %[[V10:.*]] = torch.aten.scalar_tensor(%[[V0]], {{.*}}) : ({{.*}}, !torch.int<4>, !torch.none, !torch.none, !torch.none) -> !torch.tensor<[],i64>
// CHECK: %[[V11:.*]] = torch.aten.eq.Scalar(%[[V10]], {{.*}}) : ({{.*}}, !torch.int<1>) -> !torch.tensor<[],i1>
// CHECK: %[[V12:.*]] = torch.aten.where.ScalarSelf(%[[V11]], {{.*}}, %[[V9]]) : ({{.*}}, !torch.float<1.000000e+00>, {{.*}}) -> !torch.tensor<[n],f32>
// CHECK: return %[[V12]]
func.func @hamming_window_periodic_alpha(%arg0: !torch.tensor<[n,3],f32>) -> (!torch.tensor<[n],f32>) {
  %0 = torch.constant 0 : i64 -> !torch.int<0>
  %1 = torch.aten.size.int(%arg0, %0) : (!torch.tensor<[n,3],f32>, !torch.int<0>) -> !torch.int<n>
  %2 = torch.constant true -> !torch.bool<true>
  %3 = torch.constant 6.000000e-01 : f64 -> !torch.float<6.000000e-01>
  %4 = torch.constant unit -> !torch.none
  %5 = torch.aten.hamming_window.periodic_alpha(%1, %2, %3, %4, %4, %4, %4) : (!torch.int<n>, !torch.bool<true>, !torch.float<6.000000e-01>, !torch.none, !torch.none, !torch.none, !torch.none) -> !torch.tensor<[n],f32>
  return %5 : !torch.tensor<[n],f32>
}

// CHECK-LABEL: @hamming_window_periodic_alpha_beta(
// CHECK: %[[V0:.*]] = torch.aten.size.int(%arg0, {{.*}}) : ({{.*}}, !torch.int<0>) -> !torch.int<n>
// CHECK: %[[V1:.*]] = torch.aten.arange.start_step({{.*}}, %[[V0]], {{.*}}) : (!torch.int<0>, {{.*}}, !torch.int<1>, !torch.int<4>, !torch.none, !torch.none, !torch.none) -> !torch.tensor<[n],i64>
// CHECK: %[[V2:.*]] = torch.aten.to.dtype(%[[V1]], {{.*}}) : ({{.*}}, !torch.int<6>, !torch.bool<false>, !torch.bool<false>, !torch.none) -> !torch.tensor<[n],f32>
// CHECK: %[[V3:.*]] = torch.aten.scalar_tensor(%[[V0]], {{.*}}) : ({{.*}}, !torch.int<6>, !torch.none, !torch.none, !torch.none) -> !torch.tensor<[],f32>
// CHECK: %[[V4:.*]] = torch.aten.clamp(%[[V3]], {{.*}}) : ({{.*}}, !torch.int<1>, !torch.none) -> !torch.tensor<[],f32>
// CHECK: %[[V5:.*]] = torch.aten.div.Tensor(%[[V2]], %[[V4]]) : {{.*}} -> !torch.tensor<[n],f32>
// CHECK: %[[V6:.*]] = torch.aten.mul.Scalar(%[[V5]], {{.*}}) : ({{.*}}, !torch.float<6.2831853071795862>) -> !torch.tensor<[n],f32>
// CHECK: %[[V7:.*]] = torch.aten.cos(%[[V6]]) : {{.*}} -> !torch.tensor<[n],f32>
// CHECK: %[[V8:.*]] = torch.aten.mul.Scalar(%[[V7]], {{.*}}) : ({{.*}}, !torch.float<4.000000e-01>) -> !torch.tensor<[n],f32>
// CHECK: %[[V9:.*]] = torch.aten.rsub.Scalar(%[[V8]], {{.*}}) : ({{.*}}, !torch.float<6.000000e-01>, !torch.int<1>) -> !torch.tensor<[n],f32>
// CHECK: %[[V10:.*]] = torch.aten.scalar_tensor(%[[V0]], {{.*}}) : ({{.*}}, !torch.int<4>, !torch.none, !torch.none, !torch.none) -> !torch.tensor<[],i64>
// CHECK: %[[V11:.*]] = torch.aten.eq.Scalar(%[[V10]], {{.*}}) : ({{.*}}, !torch.int<1>) -> !torch.tensor<[],i1>
// CHECK: %[[V12:.*]] = torch.aten.where.ScalarSelf(%[[V11]], {{.*}}, %[[V9]]) : ({{.*}}, !torch.float<1.000000e+00>, {{.*}}) -> !torch.tensor<[n],f32>
// CHECK: return %[[V12]]
func.func @hamming_window_periodic_alpha_beta(%arg0: !torch.tensor<[n,3],f32>) -> (!torch.tensor<[n],f32>) {
  %0 = torch.constant 0 : i64 -> !torch.int<0>
  %1 = torch.aten.size.int(%arg0, %0) : (!torch.tensor<[n,3],f32>, !torch.int<0>) -> !torch.int<n>
  %2 = torch.constant true -> !torch.bool<true>
  %3 = torch.constant 6.000000e-01 : f64 -> !torch.float<6.000000e-01>
  %4 = torch.constant 4.000000e-01 : f64 -> !torch.float<4.000000e-01>
  %5 = torch.constant unit -> !torch.none
  %6 = torch.aten.hamming_window.periodic_alpha_beta(%1, %2, %3, %4, %5, %5, %5, %5) : (!torch.int<n>, !torch.bool<true>, !torch.float<6.000000e-01>, !torch.float<4.000000e-01>, !torch.none, !torch.none, !torch.none, !torch.none) -> !torch.tensor<[n],f32>
  return %6 : !torch.tensor<[n],f32>
}

// CHECK-LABEL: @hann_window(
// CHECK: %[[V0:.*]] = torch.aten.size.int(%arg0, {{.*}}) : ({{.*}}, !torch.int<0>) -> !torch.int<n>
// CHECK: %[[V1:.*]] = torch.aten.arange.start_step({{.*}}, %[[V0]], {{.*}}) : (!torch.int<0>, {{.*}}, !torch.int<1>, !torch.int<4>, !torch.none, !torch.none, !torch.none) -> !torch.tensor<[n],i64>
// CHECK: %[[V2:.*]] = torch.aten.to.dtype(%[[V1]], {{.*}}) : ({{.*}}, !torch.int<6>, !torch.bool<false>, !torch.bool<false>, !torch.none) -> !torch.tensor<[n],f32>
// CHECK: %[[V3:.*]] = torch.aten.scalar_tensor(%[[V0]], {{.*}}) : ({{.*}}, !torch.int<6>, !torch.none, !torch.none, !torch.none) -> !torch.tensor<[],f32>
// CHECK: %[[V4:.*]] = torch.aten.clamp(%[[V3]], {{.*}}) : ({{.*}}, !torch.int<1>, !torch.none) -> !torch.tensor<[],f32>
// CHECK: %[[V5:.*]] = torch.aten.div.Tensor(%[[V2]], %[[V4]]) : {{.*}} -> !torch.tensor<[n],f32>
// CHECK: %[[V6:.*]] = torch.aten.mul.Scalar(%[[V5]], {{.*}}) : ({{.*}}, !torch.float<6.2831853071795862>) -> !torch.tensor<[n],f32>
// CHECK: %[[V7:.*]] = torch.aten.cos(%[[V6]]) : {{.*}} -> !torch.tensor<[n],f32>
// CHECK: %[[V8:.*]] = torch.aten.mul.Scalar(%[[V7]], {{.*}}) : ({{.*}}, !torch.float<5.000000e-01>) -> !torch.tensor<[n],f32>
// CHECK: %[[V9:.*]] = torch.aten.rsub.Scalar(%[[V8]], {{.*}}) : ({{.*}}, !torch.float<5.000000e-01>, !torch.int<1>) -> !torch.tensor<[n],f32>
// CHECK: %[[V10:.*]] = torch.aten.scalar_tensor(%[[V0]], {{.*}}) : ({{.*}}, !torch.int<4>, !torch.none, !torch.none, !torch.none) -> !torch.tensor<[],i64>
// CHECK: %[[V11:.*]] = torch.aten.eq.Scalar(%[[V10]], {{.*}}) : ({{.*}}, !torch.int<1>) -> !torch.tensor<[],i1>
// CHECK: %[[V12:.*]] = torch.aten.where.ScalarSelf(%[[V11]], {{.*}}, %[[V9]]) : ({{.*}}, !torch.float<1.000000e+00>, {{.*}}) -> !torch.tensor<[n],f32>
// CHECK: return %[[V12]]
func.func @hann_window(%arg0: !torch.tensor<[n,3],f32>) -> (!torch.tensor<[n],f32>) {
  %0 = torch.constant 0 : i64 -> !torch.int<0>
  %1 = torch.aten.size.int(%arg0, %0) : (!torch.tensor<[n,3],f32>, !torch.int<0>) -> !torch.int<n>
  %2 = torch.constant unit -> !torch.none
  %3 = torch.aten.hann_window(%1, %2, %2, %2, %2) : (!torch.int<n>, !torch.none, !torch.none, !torch.none, !torch.none) -> !torch.tensor<[n],f32>
  return %3 : !torch.tensor<[n],f32>
}

// CHECK-LABEL: @hann_window_periodic(
// CHECK: %[[V0:.*]] = torch.aten.size.int(%arg0, {{.*}}) : ({{.*}}, !torch.int<0>) -> !torch.int<n>
// CHECK: %[[V1:.*]] = torch.aten.arange.start_step({{.*}}, %[[V0]], {{.*}}) : (!torch.int<0>, {{.*}}, !torch.int<1>, !torch.int<4>, !torch.none, !torch.none, !torch.none) -> !torch.tensor<[n],i64>
// CHECK: %[[V2:.*]] = torch.aten.to.dtype(%[[V1]], {{.*}}) : ({{.*}}, !torch.int<6>, !torch.bool<false>, !torch.bool<false>, !torch.none) -> !torch.tensor<[n],f32>
// CHECK: %[[V3:.*]] = torch.aten.scalar_tensor(%[[V0]], {{.*}}) : ({{.*}}, !torch.int<6>, !torch.none, !torch.none, !torch.none) -> !torch.tensor<[],f32>
// CHECK: %[[V4:.*]] = torch.aten.clamp(%[[V3]], {{.*}}) : ({{.*}}, !torch.int<1>, !torch.none) -> !torch.tensor<[],f32>
// CHECK: %[[V5:.*]] = torch.aten.div.Tensor(%[[V2]], %[[V4]]) : {{.*}} -> !torch.tensor<[n],f32>
// CHECK: %[[V6:.*]] = torch.aten.mul.Scalar(%[[V5]], {{.*}}) : ({{.*}}, !torch.float<6.2831853071795862>) -> !torch.tensor<[n],f32>
// CHECK: %[[V7:.*]] = torch.aten.cos(%[[V6]]) : {{.*}} -> !torch.tensor<[n],f32>
// CHECK: %[[V8:.*]] = torch.aten.mul.Scalar(%[[V7]], {{.*}}) : ({{.*}}, !torch.float<5.000000e-01>) -> !torch.tensor<[n],f32>
// CHECK: %[[V9:.*]] = torch.aten.rsub.Scalar(%[[V8]], {{.*}}) : ({{.*}}, !torch.float<5.000000e-01>, !torch.int<1>) -> !torch.tensor<[n],f32>
// CHECK: %[[V10:.*]] = torch.aten.scalar_tensor(%[[V0]], {{.*}}) : ({{.*}}, !torch.int<4>, !torch.none, !torch.none, !torch.none) -> !torch.tensor<[],i64>
// CHECK: %[[V11:.*]] = torch.aten.eq.Scalar(%[[V10]], {{.*}}) : ({{.*}}, !torch.int<1>) -> !torch.tensor<[],i1>
// CHECK: %[[V12:.*]] = torch.aten.where.ScalarSelf(%[[V11]], {{.*}}, %[[V9]]) : ({{.*}}, !torch.float<1.000000e+00>, {{.*}}) -> !torch.tensor<[n],f32>
// CHECK: return %[[V12]]
func.func @hann_window_periodic(%arg0: !torch.tensor<[n,3],f32>) -> (!torch.tensor<[n],f32>) {
  %0 = torch.constant 0 : i64 -> !torch.int<0>
  %1 = torch.aten.size.int(%arg0, %0) : (!torch.tensor<[n,3],f32>, !torch.int<0>) -> !torch.int<n>
  %2 = torch.constant true -> !torch.bool<true>
  %3 = torch.constant unit -> !torch.none
  %4 = torch.aten.hann_window.periodic(%1, %2, %3, %3, %3, %3) : (!torch.int<n>, !torch.bool<true>, !torch.none, !torch.none, !torch.none, !torch.none) -> !torch.tensor<[n],f32>
  return %4 : !torch.tensor<[n],f32>
}

// CHECK-LABEL: @kaiser_window(
// CHECK-NOT: torch.aten.kaiser_window(
// CHECK: return {{.*}} : !torch.tensor<[n],f32>
func.func @kaiser_window(%arg0: !torch.tensor<[n,3],f32>) -> (!torch.tensor<[n],f32>) {
  %0 = torch.constant 0 : i64 -> !torch.int<0>
  %1 = torch.aten.size.int(%arg0, %0) : (!torch.tensor<[n,3],f32>, !torch.int<0>) -> !torch.int<n>
  %2 = torch.constant unit -> !torch.none
  %3 = torch.aten.kaiser_window(%1, %2, %2, %2, %2) : (!torch.int<n>, !torch.none, !torch.none, !torch.none, !torch.none) -> !torch.tensor<[n],f32>
  return %3 : !torch.tensor<[n],f32>
}

// CHECK-LABEL: @kaiser_window_beta(
// CHECK-NOT: torch.aten.kaiser_window.beta(
// CHECK: return {{.*}} : !torch.tensor<[n],f32>
func.func @kaiser_window_beta(%arg0: !torch.tensor<[n,3],f32>) -> (!torch.tensor<[n],f32>) {
  %0 = torch.constant 0 : i64 -> !torch.int<0>
  %1 = torch.aten.size.int(%arg0, %0) : (!torch.tensor<[n,3],f32>, !torch.int<0>) -> !torch.int<n>
  %2 = torch.constant true -> !torch.bool<true>
  %3 = torch.constant 7.500000e+00 : f64 -> !torch.float<7.500000e+00>
  %4 = torch.constant unit -> !torch.none
  %5 = torch.aten.kaiser_window.beta(%1, %2, %3, %4, %4, %4, %4) : (!torch.int<n>, !torch.bool<true>, !torch.float<7.500000e+00>, !torch.none, !torch.none, !torch.none, !torch.none) -> !torch.tensor<[n],f32>
  return %5 : !torch.tensor<[n],f32>
}

// CHECK-LABEL: @kaiser_window_periodic(
// CHECK-NOT: torch.aten.kaiser_window.periodic(
// CHECK: return {{.*}} : !torch.tensor<[n],f32>
func.func @kaiser_window_periodic(%arg0: !torch.tensor<[n,3],f32>) -> (!torch.tensor<[n],f32>) {
  %0 = torch.constant 0 : i64 -> !torch.int<0>
  %1 = torch.aten.size.int(%arg0, %0) : (!torch.tensor<[n,3],f32>, !torch.int<0>) -> !torch.int<n>
  %2 = torch.constant true -> !torch.bool<true>
  %3 = torch.constant unit -> !torch.none
  %4 = torch.aten.kaiser_window.periodic(%1, %2, %3, %3, %3, %3) : (!torch.int<n>, !torch.bool<true>, !torch.none, !torch.none, !torch.none, !torch.none) -> !torch.tensor<[n],f32>
  return %4 : !torch.tensor<[n],f32>
}
