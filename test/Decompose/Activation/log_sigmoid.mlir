// RUN: torch-onnx-opt %s --decompose | FileCheck %s

// CHECK-LABEL: @log_sigmoid(
// CHECK: %[[X:.*]] = torch.aten.neg(%arg0)
// CHECK: %[[Y:.*]] = torch.aten.softplus(%[[X]], {{.*}}) : ({{.*}}, !torch.int<1>, !torch.float<0x7FF0000000000000>)
// CHECK: torch.aten.rsub.Scalar(%[[Y]], {{.*}}) : ({{.*}}, !torch.int<0>, !torch.int<1>)
func.func @log_sigmoid(%x: !torch.tensor<[n,3],f32>) -> !torch.tensor<[n,3],f32> {
  %0 = torch.aten.log_sigmoid(%x) : (!torch.tensor<[n,3],f32>) -> !torch.tensor<[n,3],f32>
  return %0 : !torch.tensor<[n,3],f32>
}
