// RUN: not torch-onnx-opt %s --pass-pipeline='builtin.module(torch-simplify)' -split-input-file 2>&1 | FileCheck %s

func.func @mismatch(%x: !torch.tensor<[2,3],f32>) -> !torch.tensor {
  // CHECK: :[[#@LINE+1]]:{{.*}} error: {{.*}}mat1 and mat2 shapes cannot be multiplied (2x3 and 2x3)
  %y = torch.aten.mm(%x, %x) : (!torch.tensor<[2,3],f32>, !torch.tensor<[2,3],f32>) -> !torch.tensor
  return %y : !torch.tensor
}

// -----

// No sample is 3, so none survives: the size would have to be learned.
func.func @fixed(%x: !torch.tensor<[n,k],f32>, %y: !torch.tensor<[3,4],f32>) -> !torch.tensor {
  // CHECK: :[[#@LINE+1]]:{{.*}} error: {{.*}}mat1 and mat2 shapes cannot be multiplied
  %z = torch.aten.mm(%x, %y) : (!torch.tensor<[n,k],f32>, !torch.tensor<[3,4],f32>) -> !torch.tensor
  return %z : !torch.tensor
}

// -----

// The processor stops whoever computes it.
func.func @overflow() -> !torch.int {
  %x = torch.constant -9223372036854775808 : i64 -> !torch.int
  %minus = torch.constant -1 : i64 -> !torch.int
  // CHECK: :[[#@LINE+1]]:{{.*}} error: {{.*}}integer overflow
  %q = torch.aten.floordiv.int(%x, %minus) : (!torch.int, !torch.int) -> !torch.int
  return %q : !torch.int
}
