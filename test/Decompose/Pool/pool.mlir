// Divisors, inputs without a batch, unpooling.

// RUN: torch-onnx-opt %s --decompose --opset=13 | FileCheck %s

// CHECK-LABEL: @divisor(
// CHECK: torch.aten.avg_pool2d
// CHECK: torch.constant dense<1.333
// CHECK: torch.aten.mul.Tensor
func.func @divisor(%arg0: !torch.tensor<[n,3,8,7],f32>) -> (!torch.tensor<[n,3,4,3],f32>) {
  %0 = torch.constant true -> !torch.bool<true>
  %1 = torch.constant false -> !torch.bool<false>
  %2 = torch.constant 2 : i64 -> !torch.int<2>
  %3 = torch.constant 0 : i64 -> !torch.int<0>
  %4 = torch.constant 3 : i64 -> !torch.int<3>
  %5 = torch.prim.ListConstruct(%2, %2) : (!torch.int<2>, !torch.int<2>) -> !torch.list<[!torch.int<2>, !torch.int<2>]>
  %6 = torch.prim.ListConstruct() : () -> !torch.list<[]>
  %7 = torch.prim.ListConstruct(%3, %3) : (!torch.int<0>, !torch.int<0>) -> !torch.list<[!torch.int<0>, !torch.int<0>]>
  %8 = torch.aten.avg_pool2d(%arg0, %5, %6, %7, %1, %0, %4) : (!torch.tensor<[n,3,8,7],f32>, !torch.list<[!torch.int<2>, !torch.int<2>]>, !torch.list<[]>, !torch.list<[!torch.int<0>, !torch.int<0>]>, !torch.bool<false>, !torch.bool<true>, !torch.int<3>) -> !torch.tensor<[n,3,4,3],f32>
  return %8 : !torch.tensor<[n,3,4,3],f32>
}

// CHECK-LABEL: @unbatched(
// CHECK: torch.aten.unsqueeze
// CHECK: torch.aten.max_pool2d(
// CHECK: torch.aten.squeeze.dim
func.func @unbatched(%arg0: !torch.tensor<[3,8,7],f32>) -> (!torch.tensor<[3,4,3],f32>) {
  %0 = torch.constant false -> !torch.bool<false>
  %1 = torch.constant 2 : i64 -> !torch.int<2>
  %2 = torch.constant 0 : i64 -> !torch.int<0>
  %3 = torch.constant 1 : i64 -> !torch.int<1>
  %4 = torch.prim.ListConstruct(%1, %1) : (!torch.int<2>, !torch.int<2>) -> !torch.list<[!torch.int<2>, !torch.int<2>]>
  %5 = torch.prim.ListConstruct() : () -> !torch.list<[]>
  %6 = torch.prim.ListConstruct(%2, %2) : (!torch.int<0>, !torch.int<0>) -> !torch.list<[!torch.int<0>, !torch.int<0>]>
  %7 = torch.prim.ListConstruct(%3, %3) : (!torch.int<1>, !torch.int<1>) -> !torch.list<[!torch.int<1>, !torch.int<1>]>
  %8 = torch.aten.max_pool2d(%arg0, %4, %5, %6, %7, %0) : (!torch.tensor<[3,8,7],f32>, !torch.list<[!torch.int<2>, !torch.int<2>]>, !torch.list<[]>, !torch.list<[!torch.int<0>, !torch.int<0>]>, !torch.list<[!torch.int<1>, !torch.int<1>]>, !torch.bool<false>) -> !torch.tensor<[3,4,3],f32>
  return %8 : !torch.tensor<[3,4,3],f32>
}

// CHECK-LABEL: @unpool(
// CHECK: torch.aten.scatter.src
func.func @unpool(%arg0: !torch.tensor<[1,2,2,2],f32>, %arg1: !torch.tensor<[1,2,2,2],i64>) -> (!torch.tensor<[1,2,4,4],f32>) {
  %0 = torch.constant 4 : i64 -> !torch.int<4>
  %1 = torch.prim.ListConstruct(%0, %0) : (!torch.int<4>, !torch.int<4>) -> !torch.list<[!torch.int<4>, !torch.int<4>]>
  %2 = torch.aten.max_unpool2d(%arg0, %arg1, %1) : (!torch.tensor<[1,2,2,2],f32>, !torch.tensor<[1,2,2,2],i64>, !torch.list<[!torch.int<4>, !torch.int<4>]>) -> !torch.tensor<[1,2,4,4],f32>
  return %2 : !torch.tensor<[1,2,4,4],f32>
}
