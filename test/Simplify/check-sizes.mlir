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

// -----

// A branch is held against it in the rows that take it: of more than 5 rows, 5
// fewer are left.
func.func @taken(%x: !torch.tensor<[n,3],f32>) {
  %0 = torch.constant 0 : i64 -> !torch.int<0>
  %1 = torch.constant 5 : i64 -> !torch.int<5>
  %2 = torch.constant unit -> !torch.none
  %3 = torch.constant 1 : i64 -> !torch.int<1>
  %4 = torch.aten.size.int(%x, %0) : (!torch.tensor<[n,3],f32>, !torch.int<0>) -> !torch.int<n>
  %5 = torch.aten.gt.int(%4, %1) : (!torch.int<n>, !torch.int<5>) -> !torch.bool<s0>
  torch.prim.If %5 : !torch.bool<s0> -> () {
    %6 = torch.aten.slice.Tensor(%x, %0, %1, %2, %3) : (!torch.tensor<[n,3],f32>, !torch.int<0>, !torch.int<5>, !torch.none, !torch.int<1>) -> !torch.tensor<["n-5",3],f32>
    torch.prim.yield
  } else {
    // expected-error @+1 {{'aten::slice.Tensor' gives 0 where n-5 is claimed}}
    %6 = torch.aten.slice.Tensor(%x, %0, %1, %2, %3) : (!torch.tensor<[n,3],f32>, !torch.int<0>, !torch.int<5>, !torch.none, !torch.int<1>) -> !torch.tensor<["n-5",3],f32>
    torch.prim.yield
  }
  return
}

// -----

// What only a branch tells is what its side gives: 5, or one less than there is.
func.func @joined(%x: !torch.tensor<[n],f32>) {
  %0 = torch.constant 0 : i64 -> !torch.int<0>
  %1 = torch.constant 5 : i64 -> !torch.int<5>
  %2 = torch.constant 1 : i64 -> !torch.int<1>
  %4 = torch.aten.size.int(%x, %0) : (!torch.tensor<[n],f32>, !torch.int<0>) -> !torch.int<n>
  %5 = torch.aten.gt.int(%4, %1) : (!torch.int<n>, !torch.int<5>) -> !torch.bool<s0>
  %6 = torch.prim.If %5 : !torch.bool<s0> -> (!torch.int<s1>) {
    torch.prim.yield %1 : !torch.int<5>
  } else {
    %7 = torch.aten.sub.int(%4, %2) : (!torch.int<n>, !torch.int<1>) -> !torch.int<"n-1">
    torch.prim.yield %7 : !torch.int<"n-1">
  }
  // expected-error @+1 {{'prim::max.int' gives 5 where n-1 is claimed}}
  %8 = torch.prim.max.int(%6, %0) : (!torch.int<s1>, !torch.int<0>) -> !torch.int<"n-1">
  return
}

// -----

// The first iteration, where there is one.
func.func @iterated(%x: !torch.tensor<[n,m],f32>) {
  %true = torch.constant true -> !torch.bool<true>
  %0 = torch.constant 0 : i64 -> !torch.int<0>
  %1 = torch.constant 5 : i64 -> !torch.int<5>
  %8 = torch.constant 5000 : i64 -> !torch.int<5000>
  %2 = torch.constant unit -> !torch.none
  %3 = torch.constant 1 : i64 -> !torch.int<1>
  %4 = torch.aten.size.int(%x, %0) : (!torch.tensor<[n,m],f32>, !torch.int<0>) -> !torch.int<n>
  %5 = torch.aten.sub.int(%4, %1) : (!torch.int<n>, !torch.int<5>) -> !torch.int<"n-5">
  torch.prim.Loop %5, %true : (!torch.int<"n-5">, !torch.bool<true>) -> () {
  ^bb0(%i: !torch.int):
    %6 = torch.aten.slice.Tensor(%x, %0, %1, %2, %3) : (!torch.tensor<[n,m],f32>, !torch.int<0>, !torch.int<5>, !torch.none, !torch.int<1>) -> !torch.tensor<["n-5",m],f32>
    // expected-error @+1 {{'aten::slice.Tensor' gives 0 where m-5000 is claimed}}
    %7 = torch.aten.slice.Tensor(%x, %3, %8, %2, %3) : (!torch.tensor<[n,m],f32>, !torch.int<1>, !torch.int<5000>, !torch.none, !torch.int<1>) -> !torch.tensor<[n,"m-5000"],f32>
    torch.prim.yield %true : !torch.bool<true>
  }
  return
}

// -----

// What only the run knows is drawn: five from there on may be fewer.
module attributes {torch.ranges = {u0 = array<i64: 0, 9223372036854775807, 1, 0>}, torch.unbacked = ["u0"]} {
  func.func @drawn(%x: !torch.tensor<[n,3],f32>, %k: !torch.int<u0>) -> !torch.tensor<[5,3],f32> {
    %0 = torch.constant 0 : i64 -> !torch.int<0>
    %1 = torch.constant 5 : i64 -> !torch.int<5>
    %2 = torch.constant 1 : i64 -> !torch.int<1>
    %3 = torch.aten.add.int(%k, %1) : (!torch.int<u0>, !torch.int<5>) -> !torch.int<"u0+5">
    // expected-error @+1 {{where 5 is claimed}}
    %4 = torch.aten.slice.Tensor(%x, %0, %k, %3, %2) : (!torch.tensor<[n,3],f32>, !torch.int<0>, !torch.int<u0>, !torch.int<"u0+5">, !torch.int<1>) -> !torch.tensor<[5,3],f32>
    return %4 : !torch.tensor<[5,3],f32>
  }
}

// -----

// What is known of it is heeded: there are five.
module attributes {torch.nonnegative = ["n-5-u0"], torch.ranges = {u0 = array<i64: 0, 9223372036854775807, 1, 0>}, torch.unbacked = ["u0"]} {
  func.func @known(%x: !torch.tensor<[n,3],f32>, %k: !torch.int<u0>) -> !torch.tensor<[5,3],f32> {
    %0 = torch.constant 0 : i64 -> !torch.int<0>
    %1 = torch.constant 5 : i64 -> !torch.int<5>
    %2 = torch.constant 1 : i64 -> !torch.int<1>
    %3 = torch.aten.add.int(%k, %1) : (!torch.int<u0>, !torch.int<5>) -> !torch.int<"u0+5">
    %4 = torch.aten.slice.Tensor(%x, %0, %k, %3, %2) : (!torch.tensor<[n,3],f32>, !torch.int<0>, !torch.int<u0>, !torch.int<"u0+5">, !torch.int<1>) -> !torch.tensor<[5,3],f32>
    return %4 : !torch.tensor<[5,3],f32>
  }
}
