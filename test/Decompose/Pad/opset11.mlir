// NOTE: The checks are written by tools/dev/update_checks.py.

// RUN: torch-onnx-opt %s --decompose --opset 11 | FileCheck %s

// CHECK-LABEL: @_pad_circular(
// CHECK: torch.aten.slice.Tensor{{.*}} -> !torch.tensor<[n,2,1],f32>
// CHECK: torch.aten.slice.Tensor{{.*}} -> !torch.tensor<[n,2,2],f32>
// CHECK: torch.prim.ListConstruct{{.*}} -> !torch.list<[!torch.tensor<[n,2,1],f32>, !torch.tensor<[n,2,5],f32>, !torch.tensor<[n,2,2],f32>]>
// CHECK: torch.aten.cat{{.*}} -> !torch.tensor<[n,2,8],f32>
func.func @_pad_circular(%arg0: !torch.tensor<[n,2,5],f32>) -> (!torch.tensor<[n,2,8],f32>) {
  %0 = torch.constant 1 : i64 -> !torch.int<1>
  %1 = torch.constant 2 : i64 -> !torch.int<2>
  %2 = torch.prim.ListConstruct(%0, %1) : (!torch.int<1>, !torch.int<2>) -> !torch.list<[!torch.int<1>, !torch.int<2>]>
  %3 = torch.aten._pad_circular(%arg0, %2) : (!torch.tensor<[n,2,5],f32>, !torch.list<[!torch.int<1>, !torch.int<2>]>) -> !torch.tensor<[n,2,8],f32>
  return %3 : !torch.tensor<[n,2,8],f32>
}
