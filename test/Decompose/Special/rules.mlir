// NOTE: The checks are written by tools/dev/update_checks.py.

// RUN: torch-onnx-opt %s --decompose | FileCheck %s

// CHECK-LABEL: @erfc(
// CHECK: torch.aten.clamp{{.*}} -> !torch.tensor<[n,3],f32>
// CHECK: torch.aten.add.Scalar{{.*}} -> !torch.tensor<[n,3],f32>
// CHECK: torch.aten.reciprocal{{.*}} -> !torch.tensor<[n,3],f32>
// CHECK: torch.aten.mul.Scalar{{.*}} -> !torch.tensor<[n,3],f32>
// CHECK: torch.aten.mul.Scalar{{.*}} -> !torch.tensor<[n,3],f32>
// CHECK: torch.aten.sub.Scalar{{.*}} -> !torch.tensor<[n,3],f32>
// CHECK: torch.aten.mul.Tensor{{.*}} -> !torch.tensor<[n,3],f32>
// CHECK: torch.aten.sub.Tensor{{.*}} -> !torch.tensor<[n,3],f32>
// CHECK: torch.aten.add.Scalar{{.*}} -> !torch.tensor<[n,3],f32>
// CHECK: torch.aten.mul.Tensor{{.*}} -> !torch.tensor<[n,3],f32>
// CHECK: torch.aten.sub.Tensor{{.*}} -> !torch.tensor<[n,3],f32>
// CHECK: torch.aten.add.Scalar{{.*}} -> !torch.tensor<[n,3],f32>
// CHECK: torch.aten.mul.Tensor{{.*}} -> !torch.tensor<[n,3],f32>
// CHECK: torch.aten.sub.Tensor{{.*}} -> !torch.tensor<[n,3],f32>
// CHECK: torch.aten.add.Scalar{{.*}} -> !torch.tensor<[n,3],f32>
// CHECK: torch.aten.mul.Tensor{{.*}} -> !torch.tensor<[n,3],f32>
// CHECK: torch.aten.sub.Tensor{{.*}} -> !torch.tensor<[n,3],f32>
// CHECK: torch.aten.add.Scalar{{.*}} -> !torch.tensor<[n,3],f32>
// CHECK: torch.aten.mul.Tensor{{.*}} -> !torch.tensor<[n,3],f32>
// CHECK: torch.aten.sub.Tensor{{.*}} -> !torch.tensor<[n,3],f32>
// CHECK: torch.aten.add.Scalar{{.*}} -> !torch.tensor<[n,3],f32>
// CHECK: torch.aten.mul.Tensor{{.*}} -> !torch.tensor<[n,3],f32>
// CHECK: torch.aten.sub.Tensor{{.*}} -> !torch.tensor<[n,3],f32>
// CHECK: torch.aten.add.Scalar{{.*}} -> !torch.tensor<[n,3],f32>
// CHECK: torch.aten.mul.Tensor{{.*}} -> !torch.tensor<[n,3],f32>
// CHECK: torch.aten.sub.Tensor{{.*}} -> !torch.tensor<[n,3],f32>
// CHECK: torch.aten.add.Scalar{{.*}} -> !torch.tensor<[n,3],f32>
// CHECK: torch.aten.mul.Tensor{{.*}} -> !torch.tensor<[n,3],f32>
// CHECK: torch.aten.sub.Tensor{{.*}} -> !torch.tensor<[n,3],f32>
// CHECK: torch.aten.add.Scalar{{.*}} -> !torch.tensor<[n,3],f32>
// CHECK: torch.aten.mul.Tensor{{.*}} -> !torch.tensor<[n,3],f32>
// CHECK: torch.aten.sub.Tensor{{.*}} -> !torch.tensor<[n,3],f32>
// CHECK: torch.aten.add.Scalar{{.*}} -> !torch.tensor<[n,3],f32>
// CHECK: torch.aten.mul.Tensor{{.*}} -> !torch.tensor<[n,3],f32>
// CHECK: torch.aten.sub.Tensor{{.*}} -> !torch.tensor<[n,3],f32>
// CHECK: torch.aten.add.Scalar{{.*}} -> !torch.tensor<[n,3],f32>
// CHECK: torch.aten.mul.Tensor{{.*}} -> !torch.tensor<[n,3],f32>
// CHECK: torch.aten.sub.Tensor{{.*}} -> !torch.tensor<[n,3],f32>
// CHECK: torch.aten.add.Scalar{{.*}} -> !torch.tensor<[n,3],f32>
// CHECK: torch.aten.mul.Tensor{{.*}} -> !torch.tensor<[n,3],f32>
// CHECK: torch.aten.sub.Tensor{{.*}} -> !torch.tensor<[n,3],f32>
// CHECK: torch.aten.add.Scalar{{.*}} -> !torch.tensor<[n,3],f32>
// CHECK: torch.aten.mul.Tensor{{.*}} -> !torch.tensor<[n,3],f32>
// CHECK: torch.aten.sub.Tensor{{.*}} -> !torch.tensor<[n,3],f32>
// CHECK: torch.aten.add.Scalar{{.*}} -> !torch.tensor<[n,3],f32>
// CHECK: torch.aten.sub.Tensor{{.*}} -> !torch.tensor<[n,3],f32>
// CHECK: torch.aten.mul.Scalar{{.*}} -> !torch.tensor<[n,3],f32>
// CHECK: torch.aten.exp{{.*}} -> !torch.tensor<[n,3],f32>
// CHECK: torch.aten.mul.Tensor{{.*}} -> !torch.tensor<[n,3],f32>
// CHECK: torch.aten.mul.Tensor{{.*}} -> !torch.tensor<[n,3],f32>
// CHECK: torch.aten.neg{{.*}} -> !torch.tensor<[n,3],f32>
// CHECK: torch.aten.exp{{.*}} -> !torch.tensor<[n,3],f32>
// CHECK: torch.aten.mul.Tensor{{.*}} -> !torch.tensor<[n,3],f32>
// CHECK: torch.aten.erf{{.*}} -> !torch.tensor<[n,3],f32>
// CHECK: torch.aten.rsub.Scalar{{.*}} -> !torch.tensor<[n,3],f32>
// CHECK: torch.aten.lt.Scalar{{.*}} -> !torch.tensor<[n,3],i1>
// CHECK: torch.aten.where.self{{.*}} -> !torch.tensor<[n,3],f32>
func.func @erfc(%arg0: !torch.tensor<[n,3],f32>) -> (!torch.tensor<[n,3],f32>) {
  %0 = torch.aten.erfc(%arg0) : (!torch.tensor<[n,3],f32>) -> !torch.tensor<[n,3],f32>
  return %0 : !torch.tensor<[n,3],f32>
}
