// NOTE: The checks are written by tools/dev/update_checks.py.

// RUN: torch-onnx-opt %s --decompose --opset 11 | FileCheck %s

// CHECK-LABEL: @tril(
// CHECK: torch.aten.view_as_real{{.*}} -> !torch.tensor<[n,3,2],f32>
// CHECK: torch.aten.select.int{{.*}} -> !torch.tensor<[n,3],f32>
// CHECK: torch.aten.view_as_real{{.*}} -> !torch.tensor<[n,3,2],f32>
// CHECK: torch.aten.select.int{{.*}} -> !torch.tensor<[n,3],f32>
// CHECK: torch.aten.size.int{{.*}} -> !torch.int<n>
// CHECK: torch.aten.arange.start_step{{.*}} -> !torch.tensor<[n],i64>
// CHECK: torch.aten.unsqueeze{{.*}} -> !torch.tensor<[n,1],i64>
// CHECK: torch.aten.sub.Tensor{{.*}} -> !torch.tensor<[n,3],i64>
// CHECK: torch.aten.eq.Scalar{{.*}} -> !torch.tensor<[n,3],i1>
// CHECK: torch.aten.lt.Scalar{{.*}} -> !torch.tensor<[n,3],i1>
// CHECK: torch.aten.logical_or{{.*}} -> !torch.tensor<[n,3],i1>
// CHECK: torch.aten.where.self{{.*}} -> !torch.tensor<[n,3],f32>
// CHECK: torch.aten.size.int{{.*}} -> !torch.int<n>
// CHECK: torch.aten.arange.start_step{{.*}} -> !torch.tensor<[n],i64>
// CHECK: torch.aten.unsqueeze{{.*}} -> !torch.tensor<[n,1],i64>
// CHECK: torch.aten.sub.Tensor{{.*}} -> !torch.tensor<[n,3],i64>
// CHECK: torch.aten.eq.Scalar{{.*}} -> !torch.tensor<[n,3],i1>
// CHECK: torch.aten.lt.Scalar{{.*}} -> !torch.tensor<[n,3],i1>
// CHECK: torch.aten.logical_or{{.*}} -> !torch.tensor<[n,3],i1>
// CHECK: torch.aten.where.self{{.*}} -> !torch.tensor<[n,3],f32>
// CHECK: torch.aten.complex{{.*}} -> !torch.tensor<[n,3],complex<f32>>
func.func @tril(%arg0: !torch.tensor<[n,3],complex<f32>>) -> (!torch.tensor<[n,3],complex<f32>>) {
  %0 = torch.constant 0 : i64 -> !torch.int<0>
  %1 = torch.aten.tril(%arg0, %0) : (!torch.tensor<[n,3],complex<f32>>, !torch.int<0>) -> !torch.tensor<[n,3],complex<f32>>
  return %1 : !torch.tensor<[n,3],complex<f32>>
}
