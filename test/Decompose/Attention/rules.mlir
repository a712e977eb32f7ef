// NOTE: The checks are written by tools/dev/update_checks.py.

// RUN: torch-onnx-opt %s --decompose | FileCheck %s

// CHECK-LABEL: @_safe_softmax(
// CHECK: %[[V0:.*]] = torch.aten.softmax.int(%arg0, {{.*}}) : ({{.*}}, !torch.int<1>, !torch.none) -> !torch.tensor<[n,3],f32>
// CHECK: %[[V1:.*]] = torch.prim.ListConstruct({{.*}}) : (!torch.int<1>) -> !torch.list<[!torch.int<1>]>
// CHECK: %[[V2:.*]] = torch.aten.amax(%arg0, %[[V1]], {{.*}}) : ({{.*}}, !torch.bool<true>) -> !torch.tensor<[n,1],f32>
// CHECK: %[[V3:.*]] = torch.aten.eq.Scalar(%[[V2]], {{.*}}) : ({{.*}}, !torch.float<0xFFF0000000000000>) -> !torch.tensor<[n,1],i1>
// CHECK: %[[V4:.*]] = torch.constant dense<0.000000e+00> : tensor<f32> -> !torch.tensor<[],f32>
// CHECK: %[[V5:.*]] = torch.aten.where.self(%[[V3]], %[[V4]], %[[V0]]) : {{.*}} -> !torch.tensor<[n,3],f32>
// CHECK: return %[[V5]]
func.func @_safe_softmax(%arg0: !torch.tensor<[n,3],f32>) -> (!torch.tensor<[n,3],f32>) {
  %0 = torch.constant 1 : i64 -> !torch.int<1>
  %1 = torch.constant unit -> !torch.none
  %2 = torch.aten._safe_softmax(%arg0, %0, %1) : (!torch.tensor<[n,3],f32>, !torch.int<1>, !torch.none) -> !torch.tensor<[n,3],f32>
  return %2 : !torch.tensor<[n,3],f32>
}

// CHECK-LABEL: @_native_multi_head_attention(
// CHECK-NOT: torch.aten._native_multi_head_attention(
// CHECK: return {{.*}} : !torch.tensor<[n,3,8],f32>, !torch.tensor<[n,3,3],f32>
func.func @_native_multi_head_attention(%arg0: !torch.tensor<[n,3,8],f32>, %arg1: !torch.tensor<[24,8],f32>, %arg2: !torch.tensor<[24],f32>, %arg3: !torch.tensor<[8,8],f32>, %arg4: !torch.tensor<[8],f32>, %arg5: !torch.tensor<[n,3],i1>) -> (!torch.tensor<[n,3,8],f32>, !torch.tensor<[n,3,3],f32>) {
  %0 = torch.constant 8 : i64 -> !torch.int<8>
  %1 = torch.constant 2 : i64 -> !torch.int<2>
  %2 = torch.constant true -> !torch.bool<true>
  %3 = torch.constant 1 : i64 -> !torch.int<1>
  %4:2 = torch.aten._native_multi_head_attention(%arg0, %arg0, %arg0, %0, %1, %arg1, %arg2, %arg3, %arg4, %arg5, %2, %2, %3) : (!torch.tensor<[n,3,8],f32>, !torch.tensor<[n,3,8],f32>, !torch.tensor<[n,3,8],f32>, !torch.int<8>, !torch.int<2>, !torch.tensor<[24,8],f32>, !torch.tensor<[24],f32>, !torch.tensor<[8,8],f32>, !torch.tensor<[8],f32>, !torch.tensor<[n,3],i1>, !torch.bool<true>, !torch.bool<true>, !torch.int<1>) -> (!torch.tensor<[n,3,8],f32>, !torch.tensor<[n,3,3],f32>)
  return %4#0, %4#1 : !torch.tensor<[n,3,8],f32>, !torch.tensor<[n,3,3],f32>
}

// CHECK-LABEL: @_scaled_dot_product_attention_math(
// CHECK: %[[V0:.*]] = torch.aten.mul.Scalar(%arg0, {{.*}}) : ({{.*}}, !torch.float<5.000000e-01>) -> !torch.tensor<[n,2,5,4],f32>
// CHECK: %[[V1:.*]] = torch.aten.transpose.int(%arg1, {{.*}}) : ({{.*}}, !torch.int<-2>, !torch.int<-1>) -> !torch.tensor<[n,2,4,6],f32>
// CHECK: %[[V2:.*]] = torch.aten.matmul(%[[V0]], %[[V1]]) : {{.*}} -> !torch.tensor<[n,2,5,6],f32>
// CHECK: %[[V3:.*]] = torch.aten.add.Tensor(%[[V2]], %arg3, {{.*}}) : ({{.*}}, !torch.int<1>) -> !torch.tensor<[n,2,5,6],f32>
// CHECK: %[[V4:.*]] = torch.aten.eq.Scalar(%arg3, {{.*}}) : ({{.*}}, !torch.float<0xFFF0000000000000>) -> !torch.tensor<[5,6],i1>
// CHECK: %[[V5:.*]] = torch.constant dense<0.000000e+00> : tensor<f32> -> !torch.tensor<[],f32>
// CHECK: %[[V6:.*]] = torch.aten.softmax.int(%[[V3]], {{.*}}) : ({{.*}}, !torch.int<-1>, !torch.none) -> !torch.tensor<[n,2,5,6],f32>
// CHECK: %[[V7:.*]] = torch.aten.where.self(%[[V4]], %[[V5]], %[[V6]]) : {{.*}} -> !torch.tensor<[n,2,5,6],f32>
// CHECK: %[[V8:.*]] = torch.aten.matmul(%[[V7]], %arg2) : {{.*}} -> !torch.tensor<[n,2,5,4],f32>
// CHECK: return %[[V8]], %[[V7]]
func.func @_scaled_dot_product_attention_math(%arg0: !torch.tensor<[n,2,5,4],f32>, %arg1: !torch.tensor<[n,2,6,4],f32>, %arg2: !torch.tensor<[n,2,6,4],f32>, %arg3: !torch.tensor<[5,6],f32>) -> (!torch.tensor<[n,2,5,4],f32>, !torch.tensor<[n,2,5,6],f32>) {
  %0 = torch.constant 0.000000e+00 : f64 -> !torch.float<0.000000e+00>
  %1 = torch.constant false -> !torch.bool<false>
  %2 = torch.constant unit -> !torch.none
  %3:2 = torch.aten._scaled_dot_product_attention_math(%arg0, %arg1, %arg2, %arg3, %0, %1, %2, %2, %1) : (!torch.tensor<[n,2,5,4],f32>, !torch.tensor<[n,2,6,4],f32>, !torch.tensor<[n,2,6,4],f32>, !torch.tensor<[5,6],f32>, !torch.float<0.000000e+00>, !torch.bool<false>, !torch.none, !torch.none, !torch.bool<false>) -> (!torch.tensor<[n,2,5,4],f32>, !torch.tensor<[n,2,5,6],f32>)
  return %3#0, %3#1 : !torch.tensor<[n,2,5,4],f32>, !torch.tensor<[n,2,5,6],f32>
}

// CHECK-LABEL: @_scaled_dot_product_flash_attention_for_cpu(
// CHECK: %[[V0:.*]] = torch.aten.mul.Scalar(%arg0, {{.*}}) : ({{.*}}, !torch.float<5.000000e-01>) -> !torch.tensor<[n,2,5,4],f32>
// CHECK: %[[V1:.*]] = torch.aten.transpose.int(%arg1, {{.*}}) : ({{.*}}, !torch.int<-2>, !torch.int<-1>) -> !torch.tensor<[n,2,4,6],f32>
// CHECK: %[[V2:.*]] = torch.aten.matmul(%[[V0]], %[[V1]]) : {{.*}} -> !torch.tensor<[n,2,5,6],f32>
// CHECK: %[[V3:.*]] = torch.aten.add.Tensor(%[[V2]], %arg3, {{.*}}) : ({{.*}}, !torch.int<1>) -> !torch.tensor<[n,2,5,6],f32>
// CHECK: %[[V4:.*]] = torch.aten.eq.Scalar(%arg3, {{.*}}) : ({{.*}}, !torch.float<0xFFF0000000000000>) -> !torch.tensor<[5,6],i1>
// CHECK: %[[V5:.*]] = torch.constant dense<0.000000e+00> : tensor<f32> -> !torch.tensor<[],f32>
// CHECK: %[[V6:.*]] = torch.aten.softmax.int(%[[V3]], {{.*}}) : ({{.*}}, !torch.int<-1>, !torch.none) -> !torch.tensor<[n,2,5,6],f32>
// CHECK: %[[V7:.*]] = torch.aten.where.self(%[[V4]], %[[V5]], %[[V6]]) : {{.*}} -> !torch.tensor<[n,2,5,6],f32>
// CHECK: %[[V8:.*]] = torch.aten.matmul(%[[V7]], %arg2) : {{.*}} -> !torch.tensor<[n,2,5,4],f32>
// CHECK: %[[V9:.*]] = torch.prim.ListConstruct({{.*}}) : (!torch.int<-1>) -> !torch.list<[!torch.int<-1>]>
// CHECK: %[[V10:.*]] = torch.aten.logsumexp(%[[V3]], %[[V9]], {{.*}}) : ({{.*}}, !torch.bool<false>) -> !torch.tensor<[n,2,5],f32>
// CHECK: return %[[V8]], %[[V10]]
func.func @_scaled_dot_product_flash_attention_for_cpu(%arg0: !torch.tensor<[n,2,5,4],f32>, %arg1: !torch.tensor<[n,2,6,4],f32>, %arg2: !torch.tensor<[n,2,6,4],f32>, %arg3: !torch.tensor<[5,6],f32>) -> (!torch.tensor<[n,2,5,4],f32>, !torch.tensor<[n,2,5],f32>) {
  %0 = torch.constant 0.000000e+00 : f64 -> !torch.float<0.000000e+00>
  %1 = torch.constant false -> !torch.bool<false>
  %2 = torch.constant unit -> !torch.none
  %3:2 = torch.aten._scaled_dot_product_flash_attention_for_cpu(%arg0, %arg1, %arg2, %0, %1, %arg3, %2) : (!torch.tensor<[n,2,5,4],f32>, !torch.tensor<[n,2,6,4],f32>, !torch.tensor<[n,2,6,4],f32>, !torch.float<0.000000e+00>, !torch.bool<false>, !torch.tensor<[5,6],f32>, !torch.none) -> (!torch.tensor<[n,2,5,4],f32>, !torch.tensor<[n,2,5],f32>)
  return %3#0, %3#1 : !torch.tensor<[n,2,5,4],f32>, !torch.tensor<[n,2,5],f32>
}

// CHECK-LABEL: @_transformer_encoder_layer_fwd(
// CHECK-NOT: torch.operator(
// CHECK: return {{.*}} : !torch.tensor<[n,3,8],f32>
func.func @_transformer_encoder_layer_fwd(%arg0: !torch.tensor<[n,3,8],f32>, %arg1: !torch.tensor<[24,8],f32>, %arg2: !torch.tensor<[24],f32>, %arg3: !torch.tensor<[8,8],f32>, %arg4: !torch.tensor<[8],f32>, %arg5: !torch.tensor<[8],f32>, %arg6: !torch.tensor<[8],f32>, %arg7: !torch.tensor<[8],f32>, %arg8: !torch.tensor<[8],f32>, %arg9: !torch.tensor<[6,8],f32>, %arg10: !torch.tensor<[6],f32>, %arg11: !torch.tensor<[8,6],f32>, %arg12: !torch.tensor<[8],f32>, %arg13: !torch.tensor<[n,3],i1>) -> (!torch.tensor<[n,3,8],f32>) {
  %0 = torch.constant 8 : i64 -> !torch.int<8>
  %1 = torch.constant 2 : i64 -> !torch.int<2>
  %2 = torch.constant true -> !torch.bool<true>
  %3 = torch.constant 1.000000e-05 : f64 -> !torch.float<1.000000e-05>
  %4 = torch.constant 1 : i64 -> !torch.int<1>
  %5 = torch.operator "aten::_transformer_encoder_layer_fwd"(%arg0, %0, %1, %arg1, %arg2, %arg3, %arg4, %2, %2, %3, %arg5, %arg6, %arg7, %arg8, %arg9, %arg10, %arg11, %arg12, %arg13, %4) : (!torch.tensor<[n,3,8],f32>, !torch.int<8>, !torch.int<2>, !torch.tensor<[24,8],f32>, !torch.tensor<[24],f32>, !torch.tensor<[8,8],f32>, !torch.tensor<[8],f32>, !torch.bool<true>, !torch.bool<true>, !torch.float<1.000000e-05>, !torch.tensor<[8],f32>, !torch.tensor<[8],f32>, !torch.tensor<[8],f32>, !torch.tensor<[8],f32>, !torch.tensor<[6,8],f32>, !torch.tensor<[6],f32>, !torch.tensor<[8,6],f32>, !torch.tensor<[8],f32>, !torch.tensor<[n,3],i1>, !torch.int<1>) -> !torch.tensor<[n,3,8],f32>
  return %5 : !torch.tensor<[n,3,8],f32>
}
