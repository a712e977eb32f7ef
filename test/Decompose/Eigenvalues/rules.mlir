// Any matrix: made nearly triangular, then by rounds of two shifts until it is.

// RUN: torch-onnx-opt %s --decompose | FileCheck %s

// CHECK-LABEL: @linalg_eig(
// CHECK: torch.prim.Loop{{.*}}!torch.tensor<[n,6,6],complex<f64>>
// CHECK: torch.prim.Loop
// CHECK: torch.aten.argmax
// CHECK-NOT: linalg_eig
// CHECK: return
func.func @linalg_eig(%a: !torch.tensor<[n,6,6],f32>) -> !torch.tensor<[n,6,6],f32> {
  %0:2 = torch.aten.linalg_eig(%a) : (!torch.tensor<[n,6,6],f32>) -> (!torch.tensor<[n,6],complex<f32>>, !torch.tensor<[n,6,6],complex<f32>>)
  %1 = torch.aten.abs(%0#1) : (!torch.tensor<[n,6,6],complex<f32>>) -> !torch.tensor<[n,6,6],f32>
  return %1 : !torch.tensor<[n,6,6],f32>
}

// Without the vectors, only the diagonal is read.
// CHECK-LABEL: @_linalg_eigvals(
// CHECK-NOT: torch.aten.argmax
// CHECK: return
func.func @_linalg_eigvals(%a: !torch.tensor<[n,3,3],complex<f32>>) -> !torch.tensor<[n,3],f32> {
  %0 = torch.aten._linalg_eigvals(%a) : (!torch.tensor<[n,3,3],complex<f32>>) -> !torch.tensor<[n,3],complex<f32>>
  %1 = torch.aten.abs(%0) : (!torch.tensor<[n,3],complex<f32>>) -> !torch.tensor<[n,3],f32>
  return %1 : !torch.tensor<[n,3],f32>
}
