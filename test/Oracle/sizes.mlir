// RUN: torch-onnx-opt %s --pass-pipeline='builtin.module(torch-simplify)' -split-input-file | FileCheck %s

// A size that is an expression of symbols is named by it.
// CHECK-LABEL: func.func @convolution(
func.func @convolution(%x: !torch.tensor<[n,3,h,w],f32>, %weight: !torch.tensor<[8,3,3,3],f32>) -> !torch.tensor {
  %none = torch.constant unit -> !torch.none
  %groups = torch.constant 1 : i64 -> !torch.int<1>
  %two = torch.constant [2, 2] -> !torch.list<[!torch.int<2>, !torch.int<2>]>
  %one = torch.constant [1, 1] -> !torch.list<[!torch.int<1>, !torch.int<1>]>
  // CHECK: torch.aten.conv2d({{.*}} -> !torch.tensor<[n,8,"(h+1)//2","(w+1)//2"],f32>
  %y = torch.aten.conv2d(%x, %weight, %none, %two, %one, %one, %groups) : (!torch.tensor<[n,3,h,w],f32>, !torch.tensor<[8,3,3,3],f32>, !torch.none, !torch.list<[!torch.int<2>, !torch.int<2>]>, !torch.list<[!torch.int<1>, !torch.int<1>]>, !torch.list<[!torch.int<1>, !torch.int<1>]>, !torch.int<1>) -> !torch.tensor
  return %y : !torch.tensor
}

// -----

// Either of two sizes may be 1 where they are broadcast.
// CHECK-LABEL: func.func @broadcast(
func.func @broadcast(%x: !torch.tensor<[n,4],f32>, %y: !torch.tensor<[m,4],f32>) -> !torch.tensor {
  // CHECK: torch.aten.mul.Tensor({{.*}} -> !torch.tensor<["max(m, n)",4],f32>
  %z = torch.aten.mul.Tensor(%x, %y) : (!torch.tensor<[n,4],f32>, !torch.tensor<[m,4],f32>) -> !torch.tensor
  return %z : !torch.tensor
}

// -----

// CHECK-LABEL: func.func @flatten(
func.func @flatten(%x: !torch.tensor<[n,m,5],f32>) -> !torch.tensor {
  %0 = torch.constant 0 : i64 -> !torch.int<0>
  %2 = torch.constant 2 : i64 -> !torch.int<2>
  // CHECK: torch.aten.flatten.using_ints({{.*}} -> !torch.tensor<["5*m*n"],f32>
  %y = torch.aten.flatten.using_ints(%x, %0, %2) : (!torch.tensor<[n,m,5],f32>, !torch.int<0>, !torch.int<2>) -> !torch.tensor
  return %y : !torch.tensor
}

// -----

// A predicate on sizes stays one though the samples agree.
// CHECK-LABEL: func.func @predicate(
func.func @predicate(%x: !torch.tensor<[n],f32>) -> !torch.bool {
  %0 = torch.constant 0 : i64 -> !torch.int<0>
  %big = torch.constant 100000 : i64 -> !torch.int<100000>
  %n = torch.aten.size.int(%x, %0) : (!torch.tensor<[n],f32>, !torch.int<0>) -> !torch.int
  // CHECK: torch.aten.lt.int({{.*}} -> !torch.bool<s0>
  %p = torch.aten.lt.int(%n, %big) : (!torch.int, !torch.int<100000>) -> !torch.bool
  return %p : !torch.bool
}

// -----

// A size that passes through tensors, as in traced programs, is still a size.
// CHECK-LABEL: func.func @traced_size(
func.func @traced_size(%x: !torch.tensor<[n,3],f32>) -> !torch.int {
  %0 = torch.constant 0 : i64 -> !torch.int<0>
  %n = torch.aten.size.int(%x, %0) : (!torch.tensor<[n,3],f32>, !torch.int<0>) -> !torch.int
  %t = torch.prim.NumToTensor.Scalar(%n) : (!torch.int) -> !torch.tensor
  %two = torch.constant dense<2> : tensor<i64> -> !torch.tensor<[],i64>
  %half = torch.aten.floor_divide(%t, %two) : (!torch.tensor, !torch.tensor<[],i64>) -> !torch.tensor
  // CHECK: torch.aten.Int.Tensor({{.*}} -> !torch.int<"n//2">
  %i = torch.aten.Int.Tensor(%half) : (!torch.tensor) -> !torch.int
  return %i : !torch.int
}

// -----

// CHECK-LABEL: func.func @nonzero(
func.func @nonzero(%x: !torch.tensor<[n,3],f32>) -> !torch.tensor {
  // CHECK: torch.aten.nonzero({{.*}} -> !torch.tensor<[u0,2],i64>
  %y = torch.aten.nonzero(%x) : (!torch.tensor<[n,3],f32>) -> !torch.tensor
  return %y : !torch.tensor
}

// -----

// Sizes of which tensors cannot be are asked about too.
// CHECK-LABEL: func.func @batches(
func.func @batches(%a: !torch.tensor<[m,m,n,m],f32>) -> (!torch.tensor, !torch.tensor, !torch.tensor, !torch.tensor) {
  %none = torch.constant unit -> !torch.none
  // CHECK: torch.aten.linalg_lstsq({{.*}} -> (!torch.tensor<[m,m,m,m],f32>, !torch.tensor<[0],f32>, !torch.tensor<[m,m],i64>, !torch.tensor<[0],f32>)
  %y:4 = torch.aten.linalg_lstsq(%a, %a, %none, %none) : (!torch.tensor<[m,m,n,m],f32>, !torch.tensor<[m,m,n,m],f32>, !torch.none, !torch.none) -> (!torch.tensor, !torch.tensor, !torch.tensor, !torch.tensor)
  return %y#0, %y#1, %y#2, %y#3 : !torch.tensor, !torch.tensor, !torch.tensor, !torch.tensor
}

// -----

// How many residuals there are, the rank says.
// CHECK-LABEL: func.func @residuals(
func.func @residuals(%a: !torch.tensor<[5,3],f32>, %b: !torch.tensor<[5,k],f32>) -> !torch.tensor {
  %none = torch.constant unit -> !torch.none
  %driver = torch.constant "gelsd" -> !torch.str
  // CHECK: torch.aten.linalg_lstsq({{.*}} -> (!torch.tensor<[3,k],f32>, !torch.tensor<[{{u[0-9]+}}],f32>, !torch.tensor<[],i64>, !torch.tensor<[3],f32>)
  %y:4 = torch.aten.linalg_lstsq(%a, %b, %none, %driver) : (!torch.tensor<[5,3],f32>, !torch.tensor<[5,k],f32>, !torch.none, !torch.str) -> (!torch.tensor, !torch.tensor, !torch.tensor, !torch.tensor)
  return %y#1 : !torch.tensor
}
