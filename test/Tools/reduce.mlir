// What is left is what the tool refuses.
// RUN: torch-onnx-reduce %s '-reduction-tree=traversal-mode=0 test=%S/Inputs/refuses-hash.sh' | FileCheck %s

// CHECK-NOT: @other
// CHECK: func.func @hash
// CHECK-NOT: relu
// CHECK: torch.operator "aten::hash_tensor"
// CHECK-NOT: @another

func.func @other(%x: !torch.tensor<[n],f32>) -> !torch.tensor<[n],f32> {
  %0 = torch.aten.relu(%x) : (!torch.tensor<[n],f32>) -> !torch.tensor<[n],f32>
  return %0 : !torch.tensor<[n],f32>
}

func.func @hash(%x: !torch.tensor<[3,3],f32>) -> !torch.tensor<[],ui64> {
  %0 = torch.aten.relu(%x) : (!torch.tensor<[3,3],f32>) -> !torch.tensor<[3,3],f32>
  %dims = torch.prim.ListConstruct() : () -> !torch.list<[]>
  %no = torch.constant false -> !torch.bool<false>
  %mode = torch.constant 0 : i64 -> !torch.int<0>
  %1 = torch.operator "aten::hash_tensor"(%x, %dims, %no, %mode) : (!torch.tensor<[3,3],f32>, !torch.list<[]>, !torch.bool<false>, !torch.int<0>) -> !torch.tensor<[],ui64>
  return %1 : !torch.tensor<[],ui64>
}

func.func @another(%x: !torch.tensor<[n],f32>) -> !torch.tensor<[n],f32> {
  %0 = torch.aten.sigmoid(%x) : (!torch.tensor<[n],f32>) -> !torch.tensor<[n],f32>
  return %0 : !torch.tensor<[n],f32>
}
