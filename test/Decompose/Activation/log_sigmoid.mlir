// RUN: torch-onnx-opt %s --decompose | FileCheck %s

// CHECK-LABEL: @log_sigmoid(
// CHECK: torch.aten.neg
// CHECK: torch.aten.softplus
// CHECK: torch.aten.neg
func.func @log_sigmoid(%x: !torch.tensor<[n,3],f32>) -> !torch.tensor<[n,3],f32> {
  %0 = torch.aten.log_sigmoid(%x) : (!torch.tensor<[n,3],f32>) -> !torch.tensor<[n,3],f32>
  return %0 : !torch.tensor<[n,3],f32>
}
