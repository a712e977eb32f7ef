// RUN: torch-onnx-opt %s -torch-check-sizes -split-input-file -verify-diagnostics

// A cut of more than there is leaves nothing.
func.func @right(%x: !torch.tensor<[n,3],f32>) -> !torch.tensor<["max(n-5, 0)",3],f32> {
  %0 = torch.constant 0 : i64 -> !torch.int<0>
  %1 = torch.constant 5 : i64 -> !torch.int<5>
  %2 = torch.constant unit -> !torch.none
  %3 = torch.constant 1 : i64 -> !torch.int<1>
  %4 = torch.aten.slice.Tensor(%x, %0, %1, %2, %3) : (!torch.tensor<[n,3],f32>, !torch.int<0>, !torch.int<5>, !torch.none, !torch.int<1>) -> !torch.tensor<["max(n-5, 0)",3],f32>
  return %4 : !torch.tensor<["max(n-5, 0)",3],f32>
}

// -----

func.func @wrong(%x: !torch.tensor<[n,3],f32>) -> !torch.tensor<["n-5",3],f32> {
  %0 = torch.constant 0 : i64 -> !torch.int<0>
  %1 = torch.constant 5 : i64 -> !torch.int<5>
  %2 = torch.constant unit -> !torch.none
  %3 = torch.constant 1 : i64 -> !torch.int<1>
  // expected-error @+1 {{'aten::slice.Tensor' gives 0 where n-5 is claimed}}
  %4 = torch.aten.slice.Tensor(%x, %0, %1, %2, %3) : (!torch.tensor<[n,3],f32>, !torch.int<0>, !torch.int<5>, !torch.none, !torch.int<1>) -> !torch.tensor<["n-5",3],f32>
  return %4 : !torch.tensor<["n-5",3],f32>
}

// -----

// Numbers are held against it too, and what is computed of them.
func.func @number(%x: !torch.tensor<[n],f32>) -> !torch.tensor<[12],f32> {
  %0 = torch.constant 0 : i64 -> !torch.int<0>
  %1 = torch.aten.size.int(%x, %0) : (!torch.tensor<[n],f32>, !torch.int<0>) -> !torch.int<n>
  %2 = torch.constant 2 : i64 -> !torch.int<2>
  // expected-error @+1 {{'aten::floordiv.int' gives 1 where 6 is claimed}}
  %3 = torch.aten.floordiv.int(%1, %2) : (!torch.int<n>, !torch.int<2>) -> !torch.int<6>
  %4 = torch.constant unit -> !torch.none
  %5 = torch.prim.ListConstruct(%3) : (!torch.int<6>) -> !torch.list<[!torch.int<6>]>
  %6 = torch.aten.zeros(%5, %4, %4, %4, %4) : (!torch.list<[!torch.int<6>]>, !torch.none, !torch.none, !torch.none, !torch.none) -> !torch.tensor<[12],f32>
  return %6 : !torch.tensor<[12],f32>
}
