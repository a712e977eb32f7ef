// Of equal elements PyTorch's quickselect finds one that only its exchanges tell:
// they are followed where the places are asked for.

// RUN: torch-onnx-opt %s --decompose | FileCheck %s

// CHECK-LABEL: @values_only(
// CHECK: torch.aten.topk
// CHECK-NOT: torch.prim.Loop
// CHECK: return
func.func @values_only(%arg0: !torch.tensor<[n,5],f32>) -> (!torch.tensor<[n],f32>) {
  %0 = torch.constant 1 : i64 -> !torch.int<1>
  %1 = torch.constant -1 : i64 -> !torch.int<-1>
  %2 = torch.constant false -> !torch.bool<false>
  %3:2 = torch.aten.kthvalue(%arg0, %0, %1, %2) : (!torch.tensor<[n,5],f32>, !torch.int<1>, !torch.int<-1>, !torch.bool<false>) -> (!torch.tensor<[n],f32>, !torch.tensor<[n],i64>)
  return %3#0 : !torch.tensor<[n],f32>
}

// CHECK-LABEL: @kthvalue(
// CHECK: torch.aten.sort
// CHECK: torch.aten.any
// CHECK: %[[TIED:.*]] = torch.aten.Bool.Tensor
// CHECK: torch.prim.Loop %{{[0-9]+}}, %[[TIED]],
func.func @kthvalue(%arg0: !torch.tensor<[n,5],f32>) -> (!torch.tensor<[n],f32>, !torch.tensor<[n],i64>) {
  %0 = torch.constant 1 : i64 -> !torch.int<1>
  %1 = torch.constant -1 : i64 -> !torch.int<-1>
  %2 = torch.constant false -> !torch.bool<false>
  %3:2 = torch.aten.kthvalue(%arg0, %0, %1, %2) : (!torch.tensor<[n,5],f32>, !torch.int<1>, !torch.int<-1>, !torch.bool<false>) -> (!torch.tensor<[n],f32>, !torch.tensor<[n],i64>)
  return %3#0, %3#1 : !torch.tensor<[n],f32>, !torch.tensor<[n],i64>
}
