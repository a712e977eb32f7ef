// NOTE: The checks are written by tools/dev/update_checks.py.

// LibTorch's own kernels make real convolutions of complex ones: their factor i
// is a complex number.

// RUN: torch-onnx-opt %s --decompose | FileCheck %s

// CHECK-LABEL: @conv1d(
// CHECK-NOT: torch.aten.conv1d(
// CHECK: return {{.*}} : !torch.tensor<[n,6,7],complex<f32>>
func.func @conv1d(%arg0: !torch.tensor<[n,4,9],complex<f32>>, %arg1: !torch.tensor<[6,2,3],complex<f32>>, %arg2: !torch.tensor<[6],complex<f32>>) -> !torch.tensor<[n,6,7],complex<f32>> {
  %0 = torch.constant 2 : i64 -> !torch.int<2>
  %1 = torch.constant 1 : i64 -> !torch.int<1>
  %2 = torch.prim.ListConstruct(%1) : (!torch.int<1>) -> !torch.list<[!torch.int<1>]>
  %3 = torch.constant 0 : i64 -> !torch.int<0>
  %4 = torch.prim.ListConstruct(%3) : (!torch.int<0>) -> !torch.list<[!torch.int<0>]>
  %5 = torch.aten.conv1d(%arg0, %arg1, %arg2, %2, %4, %2, %0) : (!torch.tensor<[n,4,9],complex<f32>>, !torch.tensor<[6,2,3],complex<f32>>, !torch.tensor<[6],complex<f32>>, !torch.list<[!torch.int<1>]>, !torch.list<[!torch.int<0>]>, !torch.list<[!torch.int<1>]>, !torch.int<2>) -> !torch.tensor<[n,6,7],complex<f32>>
  return %5 : !torch.tensor<[n,6,7],complex<f32>>
}

// CHECK-LABEL: @conv_transpose1d(
// CHECK-NOT: torch.aten.conv_transpose1d(
// CHECK: return {{.*}} : !torch.tensor<[n,6,11],complex<f32>>
func.func @conv_transpose1d(%arg0: !torch.tensor<[n,4,9],complex<f32>>, %arg1: !torch.tensor<[4,6,3],complex<f32>>) -> !torch.tensor<[n,6,11],complex<f32>> {
  %0 = torch.constant unit -> !torch.none
  %1 = torch.constant 1 : i64 -> !torch.int<1>
  %2 = torch.prim.ListConstruct(%1) : (!torch.int<1>) -> !torch.list<[!torch.int<1>]>
  %3 = torch.constant 0 : i64 -> !torch.int<0>
  %4 = torch.prim.ListConstruct(%3) : (!torch.int<0>) -> !torch.list<[!torch.int<0>]>
  %5 = torch.aten.conv_transpose1d(%arg0, %arg1, %0, %2, %4, %4, %1, %2) : (!torch.tensor<[n,4,9],complex<f32>>, !torch.tensor<[4,6,3],complex<f32>>, !torch.none, !torch.list<[!torch.int<1>]>, !torch.list<[!torch.int<0>]>, !torch.list<[!torch.int<0>]>, !torch.int<1>, !torch.list<[!torch.int<1>]>) -> !torch.tensor<[n,6,11],complex<f32>>
  return %5 : !torch.tensor<[n,6,11],complex<f32>>
}
