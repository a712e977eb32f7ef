// Einsum, with its result spelled out; not where dims go without a name in a
// way that ONNX lacks.

// RUN: torch-onnx-opt %s --pass-pipeline='builtin.module(convert-torch-to-onnx{opset=13})' | FileCheck %s

// CHECK-LABEL: @implicit(
// CHECK: onnx.Einsum{{(V[0-9]+)?}}(%{{.*}}, %{{.*}}) {equation = "...ij,...kj->...ik"}
func.func @implicit(%arg0: !torch.tensor<[b,n,3],f32>, %arg1: !torch.tensor<[b,m,3],f32>) -> (!torch.tensor<[b,n,m],f32>) {
  %0 = torch.constant "...ij, ...kj" -> !torch.str<"...ij, ...kj">
  %1 = torch.prim.ListConstruct(%arg0, %arg1) : (!torch.tensor<[b,n,3],f32>, !torch.tensor<[b,m,3],f32>) -> !torch.list<[!torch.tensor<[b,n,3],f32>, !torch.tensor<[b,m,3],f32>]>
  %2 = torch.constant unit -> !torch.none
  %3 = torch.aten.einsum(%0, %1, %2) : (!torch.str<"...ij, ...kj">, !torch.list<[!torch.tensor<[b,n,3],f32>, !torch.tensor<[b,m,3],f32>]>, !torch.none) -> !torch.tensor<[b,n,m],f32>
  return %3 : !torch.tensor<[b,n,m],f32>
}
