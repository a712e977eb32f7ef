// What is left is what the tool refuses.
// RUN: torch-onnx-reduce %s '-reduction-tree=traversal-mode=0 test=%S/Inputs/refuses-eig.sh' | FileCheck %s

// CHECK-NOT: @other
// CHECK: func.func @eig
// CHECK-NOT: relu
// CHECK: torch.operator "aten::linalg_eig"
// CHECK-NOT: @another

func.func @other(%x: !torch.tensor<[n],f32>) -> !torch.tensor<[n],f32> {
  %0 = torch.aten.relu(%x) : (!torch.tensor<[n],f32>) -> !torch.tensor<[n],f32>
  return %0 : !torch.tensor<[n],f32>
}

func.func @eig(%x: !torch.tensor<[3,3],f32>) -> !torch.tensor<[3],complex<f32>> {
  %0 = torch.aten.relu(%x) : (!torch.tensor<[3,3],f32>) -> !torch.tensor<[3,3],f32>
  %1:2 = torch.operator "aten::linalg_eig"(%x) : (!torch.tensor<[3,3],f32>) -> (!torch.tensor<[3],complex<f32>>, !torch.tensor<[3,3],complex<f32>>)
  return %1#0 : !torch.tensor<[3],complex<f32>>
}

func.func @another(%x: !torch.tensor<[n],f32>) -> !torch.tensor<[n],f32> {
  %0 = torch.aten.sigmoid(%x) : (!torch.tensor<[n],f32>) -> !torch.tensor<[n],f32>
  return %0 : !torch.tensor<[n],f32>
}
