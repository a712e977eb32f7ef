// The steps are a loop, which begins with the first step's scores.

// RUN: torch-onnx-opt %s --decompose | FileCheck %s

// CHECK-LABEL: @ctc_loss(
// CHECK: torch.aten.gather
// CHECK: torch.prim.Loop
// CHECK: torch.aten.exp
// CHECK: torch.aten.log
// CHECK: torch.aten.neg
// CHECK: return
func.func @ctc_loss(%p: !torch.tensor<[t,n,6],f32>, %targets: !torch.tensor<[n,s],i64>, %steps: !torch.tensor<[n],i64>, %lengths: !torch.tensor<[n],i64>) -> !torch.tensor<[n],f32> {
  %0 = torch.constant 0 : i64 -> !torch.int<0>
  %1 = torch.constant false -> !torch.bool<false>
  %2 = torch.aten.ctc_loss.Tensor(%p, %targets, %steps, %lengths, %0, %0, %1) : (!torch.tensor<[t,n,6],f32>, !torch.tensor<[n,s],i64>, !torch.tensor<[n],i64>, !torch.tensor<[n],i64>, !torch.int<0>, !torch.int<0>, !torch.bool<false>) -> !torch.tensor<[n],f32>
  return %2 : !torch.tensor<[n],f32>
}
