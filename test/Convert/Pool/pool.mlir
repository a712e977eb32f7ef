// Pools. In ceil mode the padding behind grows where sizes are known. The
// indices of MaxPool count through the whole tensor.

// RUN: torch-onnx-opt %s --pass-pipeline='builtin.module(convert-torch-to-onnx{opset=13})' | FileCheck %s

// CHECK-LABEL: @max_pool2d(
// CHECK: onnx.MaxPool{{(V[0-9]+)?}}(
// CHECK-SAME: ceil_mode = 0 : i64
// CHECK-SAME: kernel_shape = [3, 3], pads = [1, 1, 2, 2], strides = [2, 2]
func.func @max_pool2d(%arg0: !torch.tensor<[n,3,8,8],f32>) -> (!torch.tensor<[n,3,5,5],f32>) {
  %0 = torch.constant true -> !torch.bool<true>
  %1 = torch.constant 3 : i64 -> !torch.int<3>
  %2 = torch.constant 2 : i64 -> !torch.int<2>
  %3 = torch.constant 1 : i64 -> !torch.int<1>
  %4 = torch.prim.ListConstruct(%1, %1) : (!torch.int<3>, !torch.int<3>) -> !torch.list<[!torch.int<3>, !torch.int<3>]>
  %5 = torch.prim.ListConstruct(%2, %2) : (!torch.int<2>, !torch.int<2>) -> !torch.list<[!torch.int<2>, !torch.int<2>]>
  %6 = torch.prim.ListConstruct(%3, %3) : (!torch.int<1>, !torch.int<1>) -> !torch.list<[!torch.int<1>, !torch.int<1>]>
  %7 = torch.prim.ListConstruct(%3, %3) : (!torch.int<1>, !torch.int<1>) -> !torch.list<[!torch.int<1>, !torch.int<1>]>
  %8 = torch.aten.max_pool2d(%arg0, %4, %5, %6, %7, %0) : (!torch.tensor<[n,3,8,8],f32>, !torch.list<[!torch.int<3>, !torch.int<3>]>, !torch.list<[!torch.int<2>, !torch.int<2>]>, !torch.list<[!torch.int<1>, !torch.int<1>]>, !torch.list<[!torch.int<1>, !torch.int<1>]>, !torch.bool<true>) -> !torch.tensor<[n,3,5,5],f32>
  return %8 : !torch.tensor<[n,3,5,5],f32>
}

// CHECK-LABEL: @max_pool_indices(
// CHECK: %[[P:.*]]:2 = onnx.MaxPool
// CHECK: %[[HW:.*]] = onnx.Constant{{(V[0-9]+)?}}() {value = dense<64> : tensor<i64>}
// CHECK: onnx.Mod{{(V[0-9]+)?}}(%[[P]]#1, %[[HW]])
func.func @max_pool_indices(%arg0: !torch.tensor<[n,3,8,8],f32>) -> (!torch.tensor<[n,3,4,4],f32>, !torch.tensor<[n,3,4,4],i64>) {
  %0 = torch.constant false -> !torch.bool<false>
  %1 = torch.constant 2 : i64 -> !torch.int<2>
  %2 = torch.constant 0 : i64 -> !torch.int<0>
  %3 = torch.constant 1 : i64 -> !torch.int<1>
  %4 = torch.prim.ListConstruct(%1, %1) : (!torch.int<2>, !torch.int<2>) -> !torch.list<[!torch.int<2>, !torch.int<2>]>
  %5 = torch.prim.ListConstruct() : () -> !torch.list<[]>
  %6 = torch.prim.ListConstruct(%2, %2) : (!torch.int<0>, !torch.int<0>) -> !torch.list<[!torch.int<0>, !torch.int<0>]>
  %7 = torch.prim.ListConstruct(%3, %3) : (!torch.int<1>, !torch.int<1>) -> !torch.list<[!torch.int<1>, !torch.int<1>]>
  %8:2 = torch.aten.max_pool2d_with_indices(%arg0, %4, %5, %6, %7, %0) : (!torch.tensor<[n,3,8,8],f32>, !torch.list<[!torch.int<2>, !torch.int<2>]>, !torch.list<[]>, !torch.list<[!torch.int<0>, !torch.int<0>]>, !torch.list<[!torch.int<1>, !torch.int<1>]>, !torch.bool<false>) -> (!torch.tensor<[n,3,4,4],f32>, !torch.tensor<[n,3,4,4],i64>)
  return %8#0, %8#1 : !torch.tensor<[n,3,4,4],f32>, !torch.tensor<[n,3,4,4],i64>
}

// CHECK-LABEL: @avg_pool1d(
// CHECK: onnx.AveragePool{{(V[0-9]+)?}}(
// CHECK-SAME: count_include_pad = 0 : i64
func.func @avg_pool1d(%arg0: !torch.tensor<[n,3,8],f32>) -> (!torch.tensor<[n,3,8],f32>) {
  %0 = torch.constant false -> !torch.bool<false>
  %1 = torch.constant 3 : i64 -> !torch.int<3>
  %2 = torch.constant 1 : i64 -> !torch.int<1>
  %3 = torch.prim.ListConstruct(%1) : (!torch.int<3>) -> !torch.list<[!torch.int<3>]>
  %4 = torch.prim.ListConstruct(%2) : (!torch.int<1>) -> !torch.list<[!torch.int<1>]>
  %5 = torch.prim.ListConstruct(%2) : (!torch.int<1>) -> !torch.list<[!torch.int<1>]>
  %6 = torch.aten.avg_pool1d(%arg0, %3, %4, %5, %0, %0) : (!torch.tensor<[n,3,8],f32>, !torch.list<[!torch.int<3>]>, !torch.list<[!torch.int<1>]>, !torch.list<[!torch.int<1>]>, !torch.bool<false>, !torch.bool<false>) -> !torch.tensor<[n,3,8],f32>
  return %6 : !torch.tensor<[n,3,8],f32>
}

// CHECK-LABEL: @global_average(
// CHECK: onnx.GlobalAveragePool
func.func @global_average(%arg0: !torch.tensor<[n,3,h,w],f32>) -> (!torch.tensor<[n,3,1,1],f32>) {
  %0 = torch.constant 1 : i64 -> !torch.int<1>
  %1 = torch.prim.ListConstruct(%0, %0) : (!torch.int<1>, !torch.int<1>) -> !torch.list<[!torch.int<1>, !torch.int<1>]>
  %2 = torch.aten.adaptive_avg_pool2d(%arg0, %1) : (!torch.tensor<[n,3,h,w],f32>, !torch.list<[!torch.int<1>, !torch.int<1>]>) -> !torch.tensor<[n,3,1,1],f32>
  return %2 : !torch.tensor<[n,3,1,1],f32>
}
