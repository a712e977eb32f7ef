// NOTE: The checks are written by tools/dev/update_checks.py.

// TensorRT and OpenVINO read a Dropout as if there were no training.

// RUN: torch-onnx-opt %s --decompose --target tensorrt | FileCheck %s
// RUN: torch-onnx-opt %s --decompose --target openvino | FileCheck %s

// CHECK-LABEL: @native_dropout(
// CHECK: torch.aten.rand_like{{.*}} -> !torch.tensor<[n,3],f32>
// CHECK: torch.aten.ge.Scalar{{.*}} -> !torch.tensor<[n,3],i1>
// CHECK: torch.aten.full_like{{.*}} -> !torch.tensor<[n,3],f32>
// CHECK: torch.aten.where.self{{.*}} -> !torch.tensor<[n,3],f32>
// CHECK: torch.aten.div.Scalar{{.*}} -> !torch.tensor<[n,3],f32>
func.func @native_dropout(%arg0: !torch.tensor<[n,3],f32>) -> (!torch.tensor<[n,3],f32>, !torch.tensor<[n,3],i1>) {
  %0 = torch.constant 5.000000e-01 : f64 -> !torch.float<5.000000e-01>
  %1 = torch.constant true -> !torch.bool<true>
  %2, %3 = torch.aten.native_dropout(%arg0, %0, %1) : (!torch.tensor<[n,3],f32>, !torch.float<5.000000e-01>, !torch.bool<true>) -> (!torch.tensor<[n,3],f32>, !torch.tensor<[n,3],i1>)
  return %2, %3 : !torch.tensor<[n,3],f32>, !torch.tensor<[n,3],i1>
}
