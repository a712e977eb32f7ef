// NOTE: The checks are written by tools/dev/update_checks.py.

// RUN: torch-onnx-opt %s --decompose --opset 11 | FileCheck %s

// CHECK-LABEL: @_fft_c2c(
// CHECK: torch.aten.view_as_real{{.*}} -> !torch.tensor<[n,128,2],f32>
// CHECK: torch.aten.select.int{{.*}} -> !torch.tensor<[n,128],f32>
// CHECK: torch.aten.select.int{{.*}} -> !torch.tensor<[n,128],f32>
// CHECK: torch.aten.matmul{{.*}} -> !torch.tensor<[n,128],f32>
// CHECK: torch.aten.matmul{{.*}} -> !torch.tensor<[n,128],f32>
// CHECK: torch.aten.neg{{.*}} -> !torch.tensor<[n,128],f32>
// CHECK: torch.aten.matmul{{.*}} -> !torch.tensor<[n,128],f32>
// CHECK: torch.aten.matmul{{.*}} -> !torch.tensor<[n,128],f32>
// CHECK: torch.aten.add.Tensor{{.*}} -> !torch.tensor<[n,128],f32>
// CHECK: torch.aten.add.Tensor{{.*}} -> !torch.tensor<[n,128],f32>
// CHECK: torch.aten.complex{{.*}} -> !torch.tensor<[n,128],complex<f32>>
func.func @_fft_c2c(%arg0: !torch.tensor<[n,128],complex<f32>>) -> (!torch.tensor<[n,128],complex<f32>>) {
  %0 = torch.constant 1 : i64 -> !torch.int<1>
  %1 = torch.constant 0 : i64 -> !torch.int<0>
  %2 = torch.constant true -> !torch.bool<true>
  %3 = torch.prim.ListConstruct(%0) : (!torch.int<1>) -> !torch.list<[!torch.int<1>]>
  %4 = torch.aten._fft_c2c(%arg0, %3, %1, %2) : (!torch.tensor<[n,128],complex<f32>>, !torch.list<[!torch.int<1>]>, !torch.int<0>, !torch.bool<true>) -> !torch.tensor<[n,128],complex<f32>>
  return %4 : !torch.tensor<[n,128],complex<f32>>
}

// CHECK-LABEL: @_fft_r2c(
// CHECK: torch.aten.matmul{{.*}} -> !torch.tensor<[n,65],f32>
// CHECK: torch.aten.matmul{{.*}} -> !torch.tensor<[n,65],f32>
// CHECK: torch.aten.neg{{.*}} -> !torch.tensor<[n,65],f32>
// CHECK: torch.aten.complex{{.*}} -> !torch.tensor<[n,65],complex<f32>>
func.func @_fft_r2c(%arg0: !torch.tensor<[n,128],f32>) -> (!torch.tensor<[n,65],complex<f32>>) {
  %0 = torch.constant 1 : i64 -> !torch.int<1>
  %1 = torch.constant 0 : i64 -> !torch.int<0>
  %2 = torch.constant true -> !torch.bool<true>
  %3 = torch.prim.ListConstruct(%0) : (!torch.int<1>) -> !torch.list<[!torch.int<1>]>
  %4 = torch.aten._fft_r2c(%arg0, %3, %1, %2) : (!torch.tensor<[n,128],f32>, !torch.list<[!torch.int<1>]>, !torch.int<0>, !torch.bool<true>) -> !torch.tensor<[n,65],complex<f32>>
  return %4 : !torch.tensor<[n,65],complex<f32>>
}
