// What Resize does otherwise: taps, dim after dim.

// RUN: torch-onnx-opt %s --decompose --opset=13 | FileCheck %s

// CHECK-LABEL: @antialias(
// CHECK: torch.aten.matmul
// CHECK: torch.aten.matmul
func.func @antialias(%arg0: !torch.tensor<[n,2,9,8],f32>) -> (!torch.tensor<[n,2,4,5],f32>) {
  %0 = torch.constant unit -> !torch.none
  %1 = torch.constant false -> !torch.bool<false>
  %2 = torch.constant 4 : i64 -> !torch.int<4>
  %3 = torch.constant 5 : i64 -> !torch.int<5>
  %4 = torch.prim.ListConstruct(%2, %3) : (!torch.int<4>, !torch.int<5>) -> !torch.list<[!torch.int<4>, !torch.int<5>]>
  %5 = torch.aten._upsample_bilinear2d_aa(%arg0, %4, %1, %0, %0) : (!torch.tensor<[n,2,9,8],f32>, !torch.list<[!torch.int<4>, !torch.int<5>]>, !torch.bool<false>, !torch.none, !torch.none) -> !torch.tensor<[n,2,4,5],f32>
  return %5 : !torch.tensor<[n,2,4,5],f32>
}
