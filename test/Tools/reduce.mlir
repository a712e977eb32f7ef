// What is left is what the tool refuses.
// RUN: torch-onnx-reduce %s '-reduction-tree=traversal-mode=0 test=%S/Inputs/refuses-bits.sh' | FileCheck %s

// CHECK-NOT: @other
// CHECK: func.func @bits
// CHECK-NOT: relu
// CHECK: torch.aten.view_copy.dtype
// CHECK-NOT: @another

func.func @other(%x: !torch.tensor<[n],f32>) -> !torch.tensor<[n],f32> {
  %0 = torch.aten.relu(%x) : (!torch.tensor<[n],f32>) -> !torch.tensor<[n],f32>
  return %0 : !torch.tensor<[n],f32>
}

func.func @bits(%x: !torch.tensor<[3,3],f32>) -> !torch.tensor<[3,3],i32> {
  %0 = torch.aten.relu(%x) : (!torch.tensor<[3,3],f32>) -> !torch.tensor<[3,3],f32>
  %dtype = torch.constant 3 : i64 -> !torch.int<3>
  %1 = torch.aten.view_copy.dtype(%x, %dtype) : (!torch.tensor<[3,3],f32>, !torch.int<3>) -> !torch.tensor<[3,3],i32>
  return %1 : !torch.tensor<[3,3],i32>
}

func.func @another(%x: !torch.tensor<[n],f32>) -> !torch.tensor<[n],f32> {
  %0 = torch.aten.sigmoid(%x) : (!torch.tensor<[n],f32>) -> !torch.tensor<[n],f32>
  return %0 : !torch.tensor<[n],f32>
}
