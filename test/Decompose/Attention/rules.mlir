// NOTE: The checks are written by tools/dev/update_checks.py.

// RUN: torch-onnx-opt %s --decompose | FileCheck %s

// CHECK-LABEL: @_safe_softmax(
// CHECK: torch.aten.softmax.int{{.*}} -> !torch.tensor<[n,3],f32>
// CHECK: torch.prim.ListConstruct{{.*}} -> !torch.list<[!torch.int<1>]>
// CHECK: torch.aten.amax{{.*}} -> !torch.tensor<[n,1],f32>
// CHECK: torch.aten.eq.Scalar{{.*}} -> !torch.tensor<[n,1],i1>
// CHECK: torch.aten.where.self{{.*}} -> !torch.tensor<[n,3],f32>
func.func @_safe_softmax(%arg0: !torch.tensor<[n,3],f32>) -> (!torch.tensor<[n,3],f32>) {
  %0 = torch.constant 1 : i64 -> !torch.int<1>
  %1 = torch.constant unit -> !torch.none
  %2 = torch.aten._safe_softmax(%arg0, %0, %1) : (!torch.tensor<[n,3],f32>, !torch.int<1>, !torch.none) -> !torch.tensor<[n,3],f32>
  return %2 : !torch.tensor<[n,3],f32>
}

// CHECK-LABEL: @_native_multi_head_attention(
// CHECK: torch.aten.t{{.*}} -> !torch.tensor<[8,24],f32>
// CHECK: torch.aten.matmul{{.*}} -> !torch.tensor<[n,3,24],f32>
// CHECK: torch.aten.add.Tensor{{.*}} -> !torch.tensor<[n,3,24],f32>
// CHECK: torch.aten.chunk{{.*}} -> !torch.list<[!torch.tensor<[n,3,8],f32>, !torch.tensor<[n,3,8],f32>, !torch.tensor<[n,3,8],f32>]>
// CHECK: torch.prim.ListUnpack{{.*}} -> (!torch.tensor<[n,3,8],f32>, !torch.tensor<[n,3,8],f32>, !torch.tensor<[n,3,8],f32>)
// CHECK: torch.aten.logical_not{{.*}} -> !torch.tensor<[n,3],i1>
// CHECK: torch.aten.unsqueeze{{.*}} -> !torch.tensor<[n,1,3],i1>
// CHECK: torch.aten.unsqueeze{{.*}} -> !torch.tensor<[n,1,1,3],i1>
// CHECK: torch.aten.size.int{{.*}} -> !torch.int<n>
// CHECK: torch.prim.ListConstruct{{.*}} -> !torch.list<[!torch.int<n>, !torch.int<3>, !torch.int<2>, !torch.int<4>]>
// CHECK: torch.aten.reshape{{.*}} -> !torch.tensor<[n,3,2,4],f32>
// CHECK: torch.aten.transpose.int{{.*}} -> !torch.tensor<[n,2,3,4],f32>
// CHECK: torch.aten.size.int{{.*}} -> !torch.int<n>
// CHECK: torch.prim.ListConstruct{{.*}} -> !torch.list<[!torch.int<n>, !torch.int<3>, !torch.int<2>, !torch.int<4>]>
// CHECK: torch.aten.reshape{{.*}} -> !torch.tensor<[n,3,2,4],f32>
// CHECK: torch.aten.transpose.int{{.*}} -> !torch.tensor<[n,2,3,4],f32>
// CHECK: torch.aten.size.int{{.*}} -> !torch.int<n>
// CHECK: torch.prim.ListConstruct{{.*}} -> !torch.list<[!torch.int<n>, !torch.int<3>, !torch.int<2>, !torch.int<4>]>
// CHECK: torch.aten.reshape{{.*}} -> !torch.tensor<[n,3,2,4],f32>
// CHECK: torch.aten.transpose.int{{.*}} -> !torch.tensor<[n,2,3,4],f32>
// CHECK: torch.aten.mul.Scalar{{.*}} -> !torch.tensor<[n,2,3,4],f32>
// CHECK: torch.aten.transpose.int{{.*}} -> !torch.tensor<[n,2,4,3],f32>
// CHECK: torch.aten.matmul{{.*}} -> !torch.tensor<[n,2,3,3],f32>
// CHECK: torch.aten.where.self{{.*}} -> !torch.tensor<[n,2,3,3],f32>
// CHECK: torch.aten.softmax.int{{.*}} -> !torch.tensor<[n,2,3,3],f32>
// CHECK: torch.aten.matmul{{.*}} -> !torch.tensor<[n,2,3,4],f32>
// CHECK: torch.aten.transpose.int{{.*}} -> !torch.tensor<[n,3,2,4],f32>
// CHECK: torch.aten.flatten.using_ints{{.*}} -> !torch.tensor<[n,3,8],f32>
// CHECK: torch.aten.t{{.*}} -> !torch.tensor<[8,8],f32>
// CHECK: torch.aten.matmul{{.*}} -> !torch.tensor<[n,3,8],f32>
// CHECK: torch.aten.add.Tensor{{.*}} -> !torch.tensor<[n,3,8],f32>
// CHECK: torch.prim.ListConstruct{{.*}} -> !torch.list<[!torch.int<1>]>
// CHECK: torch.aten.mean.dim{{.*}} -> !torch.tensor<[n,3,3],f32>
func.func @_native_multi_head_attention(%arg0: !torch.tensor<[n,3,8],f32>, %arg1: !torch.tensor<[24,8],f32>, %arg2: !torch.tensor<[24],f32>, %arg3: !torch.tensor<[8,8],f32>, %arg4: !torch.tensor<[8],f32>, %arg5: !torch.tensor<[n,3],i1>) -> (!torch.tensor<[n,3,8],f32>, !torch.tensor<[n,3,3],f32>) {
  %0 = torch.constant 8 : i64 -> !torch.int<8>
  %1 = torch.constant 2 : i64 -> !torch.int<2>
  %2 = torch.constant true -> !torch.bool<true>
  %3 = torch.constant 1 : i64 -> !torch.int<1>
  %4:2 = torch.aten._native_multi_head_attention(%arg0, %arg0, %arg0, %0, %1, %arg1, %arg2, %arg3, %arg4, %arg5, %2, %2, %3) : (!torch.tensor<[n,3,8],f32>, !torch.tensor<[n,3,8],f32>, !torch.tensor<[n,3,8],f32>, !torch.int<8>, !torch.int<2>, !torch.tensor<[24,8],f32>, !torch.tensor<[24],f32>, !torch.tensor<[8,8],f32>, !torch.tensor<[8],f32>, !torch.tensor<[n,3],i1>, !torch.bool<true>, !torch.bool<true>, !torch.int<1>) -> (!torch.tensor<[n,3,8],f32>, !torch.tensor<[n,3,3],f32>)
  return %4#0, %4#1 : !torch.tensor<[n,3,8],f32>, !torch.tensor<[n,3,3],f32>
}

// CHECK-LABEL: @_scaled_dot_product_attention_math(
// CHECK: torch.aten.mul.Scalar{{.*}} -> !torch.tensor<[n,2,5,4],f32>
// CHECK: torch.aten.transpose.int{{.*}} -> !torch.tensor<[n,2,4,6],f32>
// CHECK: torch.aten.matmul{{.*}} -> !torch.tensor<[n,2,5,6],f32>
// CHECK: torch.aten.add.Tensor{{.*}} -> !torch.tensor<[n,2,5,6],f32>
// CHECK: torch.aten.eq.Scalar{{.*}} -> !torch.tensor<[5,6],i1>
// CHECK: torch.aten.softmax.int{{.*}} -> !torch.tensor<[n,2,5,6],f32>
// CHECK: torch.aten.where.self{{.*}} -> !torch.tensor<[n,2,5,6],f32>
// CHECK: torch.aten.matmul{{.*}} -> !torch.tensor<[n,2,5,4],f32>
func.func @_scaled_dot_product_attention_math(%arg0: !torch.tensor<[n,2,5,4],f32>, %arg1: !torch.tensor<[n,2,6,4],f32>, %arg2: !torch.tensor<[n,2,6,4],f32>, %arg3: !torch.tensor<[5,6],f32>) -> (!torch.tensor<[n,2,5,4],f32>, !torch.tensor<[n,2,5,6],f32>) {
  %0 = torch.constant 0.000000e+00 : f64 -> !torch.float<0.000000e+00>
  %1 = torch.constant false -> !torch.bool<false>
  %2 = torch.constant unit -> !torch.none
  %3:2 = torch.aten._scaled_dot_product_attention_math(%arg0, %arg1, %arg2, %arg3, %0, %1, %2, %2, %1) : (!torch.tensor<[n,2,5,4],f32>, !torch.tensor<[n,2,6,4],f32>, !torch.tensor<[n,2,6,4],f32>, !torch.tensor<[5,6],f32>, !torch.float<0.000000e+00>, !torch.bool<false>, !torch.none, !torch.none, !torch.bool<false>) -> (!torch.tensor<[n,2,5,4],f32>, !torch.tensor<[n,2,5,6],f32>)
  return %3#0, %3#1 : !torch.tensor<[n,2,5,4],f32>, !torch.tensor<[n,2,5,6],f32>
}

// CHECK-LABEL: @_scaled_dot_product_flash_attention_for_cpu(
// CHECK: torch.aten.mul.Scalar{{.*}} -> !torch.tensor<[n,2,5,4],f32>
// CHECK: torch.aten.transpose.int{{.*}} -> !torch.tensor<[n,2,4,6],f32>
// CHECK: torch.aten.matmul{{.*}} -> !torch.tensor<[n,2,5,6],f32>
// CHECK: torch.aten.add.Tensor{{.*}} -> !torch.tensor<[n,2,5,6],f32>
// CHECK: torch.aten.eq.Scalar{{.*}} -> !torch.tensor<[5,6],i1>
// CHECK: torch.aten.softmax.int{{.*}} -> !torch.tensor<[n,2,5,6],f32>
// CHECK: torch.aten.where.self{{.*}} -> !torch.tensor<[n,2,5,6],f32>
// CHECK: torch.aten.matmul{{.*}} -> !torch.tensor<[n,2,5,4],f32>
// CHECK: torch.prim.ListConstruct{{.*}} -> !torch.list<[!torch.int<-1>]>
// CHECK: torch.aten.logsumexp{{.*}} -> !torch.tensor<[n,2,5],f32>
func.func @_scaled_dot_product_flash_attention_for_cpu(%arg0: !torch.tensor<[n,2,5,4],f32>, %arg1: !torch.tensor<[n,2,6,4],f32>, %arg2: !torch.tensor<[n,2,6,4],f32>, %arg3: !torch.tensor<[5,6],f32>) -> (!torch.tensor<[n,2,5,4],f32>, !torch.tensor<[n,2,5],f32>) {
  %0 = torch.constant 0.000000e+00 : f64 -> !torch.float<0.000000e+00>
  %1 = torch.constant false -> !torch.bool<false>
  %2 = torch.constant unit -> !torch.none
  %3:2 = torch.aten._scaled_dot_product_flash_attention_for_cpu(%arg0, %arg1, %arg2, %0, %1, %arg3, %2) : (!torch.tensor<[n,2,5,4],f32>, !torch.tensor<[n,2,6,4],f32>, !torch.tensor<[n,2,6,4],f32>, !torch.float<0.000000e+00>, !torch.bool<false>, !torch.tensor<[5,6],f32>, !torch.none) -> (!torch.tensor<[n,2,5,4],f32>, !torch.tensor<[n,2,5],f32>)
  return %3#0, %3#1 : !torch.tensor<[n,2,5,4],f32>, !torch.tensor<[n,2,5],f32>
}

// CHECK-LABEL: @_transformer_encoder_layer_fwd(
// CHECK: torch.prim.ListConstruct{{.*}} -> !torch.list<[!torch.int<8>]>
// CHECK: torch.aten.layer_norm{{.*}} -> !torch.tensor<[n,3,8],f32>
// CHECK: torch.aten.t{{.*}} -> !torch.tensor<[8,24],f32>
// CHECK: torch.aten.matmul{{.*}} -> !torch.tensor<[n,3,24],f32>
// CHECK: torch.aten.add.Tensor{{.*}} -> !torch.tensor<[n,3,24],f32>
// CHECK: torch.aten.chunk{{.*}} -> !torch.list<[!torch.tensor<[n,3,8],f32>, !torch.tensor<[n,3,8],f32>, !torch.tensor<[n,3,8],f32>]>
// CHECK: torch.prim.ListUnpack{{.*}} -> (!torch.tensor<[n,3,8],f32>, !torch.tensor<[n,3,8],f32>, !torch.tensor<[n,3,8],f32>)
// CHECK: torch.aten.logical_not{{.*}} -> !torch.tensor<[n,3],i1>
// CHECK: torch.aten.unsqueeze{{.*}} -> !torch.tensor<[n,1,3],i1>
// CHECK: torch.aten.unsqueeze{{.*}} -> !torch.tensor<[n,1,1,3],i1>
// CHECK: torch.aten.size.int{{.*}} -> !torch.int<n>
// CHECK: torch.prim.ListConstruct{{.*}} -> !torch.list<[!torch.int<n>, !torch.int<3>, !torch.int<2>, !torch.int<4>]>
// CHECK: torch.aten.reshape{{.*}} -> !torch.tensor<[n,3,2,4],f32>
// CHECK: torch.aten.transpose.int{{.*}} -> !torch.tensor<[n,2,3,4],f32>
// CHECK: torch.aten.size.int{{.*}} -> !torch.int<n>
// CHECK: torch.prim.ListConstruct{{.*}} -> !torch.list<[!torch.int<n>, !torch.int<3>, !torch.int<2>, !torch.int<4>]>
// CHECK: torch.aten.reshape{{.*}} -> !torch.tensor<[n,3,2,4],f32>
// CHECK: torch.aten.transpose.int{{.*}} -> !torch.tensor<[n,2,3,4],f32>
// CHECK: torch.aten.size.int{{.*}} -> !torch.int<n>
// CHECK: torch.prim.ListConstruct{{.*}} -> !torch.list<[!torch.int<n>, !torch.int<3>, !torch.int<2>, !torch.int<4>]>
// CHECK: torch.aten.reshape{{.*}} -> !torch.tensor<[n,3,2,4],f32>
// CHECK: torch.aten.transpose.int{{.*}} -> !torch.tensor<[n,2,3,4],f32>
// CHECK: torch.aten.mul.Scalar{{.*}} -> !torch.tensor<[n,2,3,4],f32>
// CHECK: torch.aten.transpose.int{{.*}} -> !torch.tensor<[n,2,4,3],f32>
// CHECK: torch.aten.matmul{{.*}} -> !torch.tensor<[n,2,3,3],f32>
// CHECK: torch.aten.where.self{{.*}} -> !torch.tensor<[n,2,3,3],f32>
// CHECK: torch.aten.softmax.int{{.*}} -> !torch.tensor<[n,2,3,3],f32>
// CHECK: torch.aten.matmul{{.*}} -> !torch.tensor<[n,2,3,4],f32>
// CHECK: torch.aten.transpose.int{{.*}} -> !torch.tensor<[n,3,2,4],f32>
// CHECK: torch.aten.flatten.using_ints{{.*}} -> !torch.tensor<[n,3,8],f32>
// CHECK: torch.aten.t{{.*}} -> !torch.tensor<[8,8],f32>
// CHECK: torch.aten.matmul{{.*}} -> !torch.tensor<[n,3,8],f32>
// CHECK: torch.aten.add.Tensor{{.*}} -> !torch.tensor<[n,3,8],f32>
// CHECK: torch.aten.add.Tensor{{.*}} -> !torch.tensor<[n,3,8],f32>
// CHECK: torch.prim.ListConstruct{{.*}} -> !torch.list<[!torch.int<8>]>
// CHECK: torch.aten.layer_norm{{.*}} -> !torch.tensor<[n,3,8],f32>
// CHECK: torch.aten.t{{.*}} -> !torch.tensor<[8,6],f32>
// CHECK: torch.aten.matmul{{.*}} -> !torch.tensor<[n,3,6],f32>
// CHECK: torch.aten.add.Tensor{{.*}} -> !torch.tensor<[n,3,6],f32>
// CHECK: torch.aten.gelu{{.*}} -> !torch.tensor<[n,3,6],f32>
// CHECK: torch.aten.t{{.*}} -> !torch.tensor<[6,8],f32>
// CHECK: torch.aten.matmul{{.*}} -> !torch.tensor<[n,3,8],f32>
// CHECK: torch.aten.add.Tensor{{.*}} -> !torch.tensor<[n,3,8],f32>
// CHECK: torch.aten.add.Tensor{{.*}} -> !torch.tensor<[n,3,8],f32>
func.func @_transformer_encoder_layer_fwd(%arg0: !torch.tensor<[n,3,8],f32>, %arg1: !torch.tensor<[24,8],f32>, %arg2: !torch.tensor<[24],f32>, %arg3: !torch.tensor<[8,8],f32>, %arg4: !torch.tensor<[8],f32>, %arg5: !torch.tensor<[8],f32>, %arg6: !torch.tensor<[8],f32>, %arg7: !torch.tensor<[8],f32>, %arg8: !torch.tensor<[8],f32>, %arg9: !torch.tensor<[6,8],f32>, %arg10: !torch.tensor<[6],f32>, %arg11: !torch.tensor<[8,6],f32>, %arg12: !torch.tensor<[8],f32>, %arg13: !torch.tensor<[n,3],i1>) -> (!torch.tensor<[n,3,8],f32>) {
  %0 = torch.constant 8 : i64 -> !torch.int<8>
  %1 = torch.constant 2 : i64 -> !torch.int<2>
  %2 = torch.constant true -> !torch.bool<true>
  %3 = torch.constant 1.000000e-05 : f64 -> !torch.float<1.000000e-05>
  %4 = torch.constant 1 : i64 -> !torch.int<1>
  %5 = torch.operator "aten::_transformer_encoder_layer_fwd"(%arg0, %0, %1, %arg1, %arg2, %arg3, %arg4, %2, %2, %3, %arg5, %arg6, %arg7, %arg8, %arg9, %arg10, %arg11, %arg12, %arg13, %4) : (!torch.tensor<[n,3,8],f32>, !torch.int<8>, !torch.int<2>, !torch.tensor<[24,8],f32>, !torch.tensor<[24],f32>, !torch.tensor<[8,8],f32>, !torch.tensor<[8],f32>, !torch.bool<true>, !torch.bool<true>, !torch.float<1.000000e-05>, !torch.tensor<[8],f32>, !torch.tensor<[8],f32>, !torch.tensor<[8],f32>, !torch.tensor<[8],f32>, !torch.tensor<[6,8],f32>, !torch.tensor<[6],f32>, !torch.tensor<[8,6],f32>, !torch.tensor<[8],f32>, !torch.tensor<[n,3],i1>, !torch.int<1>) -> !torch.tensor<[n,3,8],f32>
  return %5 : !torch.tensor<[n,3,8],f32>
}
