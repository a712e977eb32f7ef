// Runtimes say that the mean of nothing is 0: where a dim may be empty it is the
// sum divided by how many there are.

// RUN: torch-onnx-opt %s --decompose --split-input-file | FileCheck %s

// CHECK-LABEL: @declared(
// CHECK-NOT: aten.mean
// CHECK: aten.sum.dim_IntList
// CHECK: aten.div
func.func @declared(%x: !torch.tensor<[n],f32>) -> !torch.tensor<[],f32> {
  %none = torch.constant unit -> !torch.none
  %0 = torch.aten.mean(%x, %none) : (!torch.tensor<[n],f32>, !torch.none) -> !torch.tensor<[],f32>
  return %0 : !torch.tensor<[],f32>
}

// -----

// CHECK-LABEL: @cut(
// CHECK-NOT: aten.mean
// CHECK: aten.sum.dim_IntList
// CHECK: aten.div
func.func @cut(%x: !torch.tensor<["max(n-5, 0)"],f32>, %from: !torch.tensor<[n],f32>) -> !torch.tensor<[],f32> {
  %none = torch.constant unit -> !torch.none
  %0 = torch.aten.mean(%x, %none) : (!torch.tensor<["max(n-5, 0)"],f32>, !torch.none) -> !torch.tensor<[],f32>
  return %0 : !torch.tensor<[],f32>
}

// -----

// CHECK-LABEL: @half(
// CHECK-NOT: aten.mean
func.func @half(%x: !torch.tensor<["n//2"],f32>, %from: !torch.tensor<[n],f32>) -> !torch.tensor<[],f32> {
  %none = torch.constant unit -> !torch.none
  %0 = torch.aten.mean(%x, %none) : (!torch.tensor<["n//2"],f32>, !torch.none) -> !torch.tensor<[],f32>
  return %0 : !torch.tensor<[],f32>
}

// -----

// Of nothing there is every second nothing, and of two dims as one.

// CHECK-LABEL: @stride(
// CHECK-NOT: aten.mean
func.func @stride(%x: !torch.tensor<["(n+1)//2"],f32>, %from: !torch.tensor<[n],f32>) -> !torch.tensor<[],f32> {
  %none = torch.constant unit -> !torch.none
  %0 = torch.aten.mean(%x, %none) : (!torch.tensor<["(n+1)//2"],f32>, !torch.none) -> !torch.tensor<[],f32>
  return %0 : !torch.tensor<[],f32>
}

// -----

// CHECK-LABEL: @both(
// CHECK-NOT: aten.mean
func.func @both(%x: !torch.tensor<["m+n"],f32>, %m: !torch.tensor<[m],f32>, %n: !torch.tensor<[n],f32>) -> !torch.tensor<[],f32> {
  %none = torch.constant unit -> !torch.none
  %0 = torch.aten.mean(%x, %none) : (!torch.tensor<["m+n"],f32>, !torch.none) -> !torch.tensor<[],f32>
  return %0 : !torch.tensor<[],f32>
}

// -----

// There is one at least.

// CHECK-LABEL: @more(
// CHECK: torch.aten.mean
// CHECK-NOT: aten.sum
func.func @more(%x: !torch.tensor<["n//2+1"],f32>, %from: !torch.tensor<[n],f32>) -> !torch.tensor<[],f32> {
  %none = torch.constant unit -> !torch.none
  %0 = torch.aten.mean(%x, %none) : (!torch.tensor<["n//2+1"],f32>, !torch.none) -> !torch.tensor<[],f32>
  return %0 : !torch.tensor<[],f32>
}

// -----

// A window fits into what a pool takes, and into what a convolution takes.

// CHECK: torch.ranges = {h = array<i64: 4,
// CHECK-LABEL: @windows(
// CHECK: torch.aten.mean.dim
// CHECK-NOT: aten.sum
// CHECK: return
func.func @windows(%x: !torch.tensor<[n,3,h],f32>, %w: !torch.tensor<[2,3,3],f32>) -> !torch.tensor<[n,2],f32> {
  %false = torch.constant false -> !torch.bool<false>
  %none = torch.constant unit -> !torch.none
  %0 = torch.constant 0 : i64 -> !torch.int<0>
  %1 = torch.constant 1 : i64 -> !torch.int<1>
  %2 = torch.constant 2 : i64 -> !torch.int<2>
  %empty = torch.prim.ListConstruct() : () -> !torch.list<[]>
  %zeros = torch.prim.ListConstruct(%0) : (!torch.int<0>) -> !torch.list<[!torch.int<0>]>
  %ones = torch.prim.ListConstruct(%1) : (!torch.int<1>) -> !torch.list<[!torch.int<1>]>
  %twos = torch.prim.ListConstruct(%2) : (!torch.int<2>) -> !torch.list<[!torch.int<2>]>
  %y = torch.aten.conv1d(%x, %w, %none, %ones, %zeros, %ones, %1) : (!torch.tensor<[n,3,h],f32>, !torch.tensor<[2,3,3],f32>, !torch.none, !torch.list<[!torch.int<1>]>, !torch.list<[!torch.int<0>]>, !torch.list<[!torch.int<1>]>, !torch.int<1>) -> !torch.tensor<[n,2,"h-2"],f32>
  %z = torch.aten.max_pool1d(%y, %twos, %empty, %zeros, %ones, %false) : (!torch.tensor<[n,2,"h-2"],f32>, !torch.list<[!torch.int<2>]>, !torch.list<[]>, !torch.list<[!torch.int<0>]>, !torch.list<[!torch.int<1>]>, !torch.bool<false>) -> !torch.tensor<[n,2,"h//2-1"],f32>
  %m = torch.aten.mean.dim(%z, %twos, %false, %none) : (!torch.tensor<[n,2,"h//2-1"],f32>, !torch.list<[!torch.int<2>]>, !torch.bool<false>, !torch.none) -> !torch.tensor<[n,2],f32>
  return %m : !torch.tensor<[n,2],f32>
}
