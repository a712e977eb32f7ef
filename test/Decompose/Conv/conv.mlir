// Dtypes that ONNX lacks.

// RUN: torch-onnx-opt %s --decompose --opset=13 | FileCheck %s

// CHECK-LABEL: @bfloat16(
// CHECK-COUNT-2: torch.aten.to.dtype
// CHECK: torch.aten.convolution{{.*}}f32
// CHECK: torch.aten.to.dtype{{.*}}bf16
func.func @bfloat16(%arg0: !torch.tensor<[1,3,8],bf16>, %arg1: !torch.tensor<[4,3,3],bf16>) -> (!torch.tensor<[1,4,6],bf16>) {
  %0 = torch.constant true -> !torch.bool<true>
  %1 = torch.constant false -> !torch.bool<false>
  %2 = torch.constant unit -> !torch.none
  %3 = torch.constant 1 : i64 -> !torch.int<1>
  %4 = torch.constant 0 : i64 -> !torch.int<0>
  %5 = torch.prim.ListConstruct(%3) : (!torch.int<1>) -> !torch.list<[!torch.int<1>]>
  %6 = torch.prim.ListConstruct(%4) : (!torch.int<0>) -> !torch.list<[!torch.int<0>]>
  %7 = torch.prim.ListConstruct(%3) : (!torch.int<1>) -> !torch.list<[!torch.int<1>]>
  %8 = torch.prim.ListConstruct(%4) : (!torch.int<0>) -> !torch.list<[!torch.int<0>]>
  %9 = torch.aten._convolution(%arg0, %arg1, %2, %5, %6, %7, %1, %8, %3, %1, %1, %0, %0) : (!torch.tensor<[1,3,8],bf16>, !torch.tensor<[4,3,3],bf16>, !torch.none, !torch.list<[!torch.int<1>]>, !torch.list<[!torch.int<0>]>, !torch.list<[!torch.int<1>]>, !torch.bool<false>, !torch.list<[!torch.int<0>]>, !torch.int<1>, !torch.bool<false>, !torch.bool<false>, !torch.bool<true>, !torch.bool<true>) -> !torch.tensor<[1,4,6],bf16>
  return %9 : !torch.tensor<[1,4,6],bf16>
}

// CHECK-LABEL: @int8(
// CHECK: torch.aten.index.Tensor
// CHECK: torch.aten.matmul{{.*}}i32
func.func @int8(%arg0: !torch.tensor<[1,3,8],i8>, %arg1: !torch.tensor<[4,3,3],i8>) -> (!torch.tensor<[1,4,6],i8>) {
  %0 = torch.constant true -> !torch.bool<true>
  %1 = torch.constant false -> !torch.bool<false>
  %2 = torch.constant unit -> !torch.none
  %3 = torch.constant 1 : i64 -> !torch.int<1>
  %4 = torch.constant 0 : i64 -> !torch.int<0>
  %5 = torch.prim.ListConstruct(%3) : (!torch.int<1>) -> !torch.list<[!torch.int<1>]>
  %6 = torch.prim.ListConstruct(%4) : (!torch.int<0>) -> !torch.list<[!torch.int<0>]>
  %7 = torch.prim.ListConstruct(%3) : (!torch.int<1>) -> !torch.list<[!torch.int<1>]>
  %8 = torch.prim.ListConstruct(%4) : (!torch.int<0>) -> !torch.list<[!torch.int<0>]>
  %9 = torch.aten._convolution(%arg0, %arg1, %2, %5, %6, %7, %1, %8, %3, %1, %1, %0, %0) : (!torch.tensor<[1,3,8],i8>, !torch.tensor<[4,3,3],i8>, !torch.none, !torch.list<[!torch.int<1>]>, !torch.list<[!torch.int<0>]>, !torch.list<[!torch.int<1>]>, !torch.bool<false>, !torch.list<[!torch.int<0>]>, !torch.int<1>, !torch.bool<false>, !torch.bool<false>, !torch.bool<true>, !torch.bool<true>) -> !torch.tensor<[1,4,6],i8>
  return %9 : !torch.tensor<[1,4,6],i8>
}
