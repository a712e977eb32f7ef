// Places among equal elements are PyTorch's where elements are likely to be equal: there its partitions are gone through.

// RUN: torch-onnx-opt %s --decompose | FileCheck %s

// CHECK-LABEL: @of_ints(
// CHECK: torch.aten.sort
// CHECK: torch.prim.Loop
// CHECK-NOT: torch.aten.topk
// CHECK: return
func.func @of_ints(%x: !torch.tensor<[n,5],i64>) -> !torch.tensor<[n,2],i64> {
  %0 = torch.constant 2 : i64 -> !torch.int<2>
  %1 = torch.constant -1 : i64 -> !torch.int<-1>
  %2 = torch.constant true -> !torch.bool<true>
  %3:2 = torch.aten.topk(%x, %0, %1, %2, %2) : (!torch.tensor<[n,5],i64>, !torch.int<2>, !torch.int<-1>, !torch.bool<true>, !torch.bool<true>) -> (!torch.tensor<[n,2],i64>, !torch.tensor<[n,2],i64>)
  return %3#1 : !torch.tensor<[n,2],i64>
}

// CHECK-LABEL: @values_alone(
// CHECK-NEXT: torch.constant
// CHECK-NOT: torch.prim.Loop
// CHECK: torch.aten.topk
func.func @values_alone(%x: !torch.tensor<[n,5],i64>) -> !torch.tensor<[n,2],i64> {
  %0 = torch.constant 2 : i64 -> !torch.int<2>
  %1 = torch.constant -1 : i64 -> !torch.int<-1>
  %2 = torch.constant true -> !torch.bool<true>
  %3:2 = torch.aten.topk(%x, %0, %1, %2, %2) : (!torch.tensor<[n,5],i64>, !torch.int<2>, !torch.int<-1>, !torch.bool<true>, !torch.bool<true>) -> (!torch.tensor<[n,2],i64>, !torch.tensor<[n,2],i64>)
  return %3#0 : !torch.tensor<[n,2],i64>
}

// CHECK-LABEL: @of_floats(
// CHECK-NOT: torch.prim.Loop
// CHECK: torch.aten.topk
func.func @of_floats(%x: !torch.tensor<[n,5],f32>) -> !torch.tensor<[n,2],i64> {
  %0 = torch.constant 2 : i64 -> !torch.int<2>
  %1 = torch.constant -1 : i64 -> !torch.int<-1>
  %2 = torch.constant true -> !torch.bool<true>
  %3:2 = torch.aten.topk(%x, %0, %1, %2, %2) : (!torch.tensor<[n,5],f32>, !torch.int<2>, !torch.int<-1>, !torch.bool<true>, !torch.bool<true>) -> (!torch.tensor<[n,2],f32>, !torch.tensor<[n,2],i64>)
  return %3#1 : !torch.tensor<[n,2],i64>
}
