// NOTE: The checks are written by tools/dev/update_checks.py.
// RUN: torch-onnx-opt %s --decompose | FileCheck %s

// ONNX Runtime has it, but not of float64.

// CHECK-LABEL: @erf(
// CHECK-NOT: torch.aten.erf(
// CHECK: return {{.*}} : !torch.tensor<[n,3],f64>
func.func @erf(%x: !torch.tensor<[n,3],f64>) -> !torch.tensor<[n,3],f64> {
  %0 = torch.aten.erf(%x) : (!torch.tensor<[n,3],f64>) -> !torch.tensor<[n,3],f64>
  return %0 : !torch.tensor<[n,3],f64>
}
