// RUN: torch-onnx-opt %s -torch-simplify | FileCheck %s

// A branch on a rank is taken while compiling.
// CHECK-LABEL: func.func @known(
// CHECK-NOT: prim.If
// CHECK: torch.aten.relu
// CHECK-NOT: torch.aten.neg
func.func @known(%x: !torch.tensor<[n,3],f32>) -> !torch.ref {
  %two = torch.constant 2 : i64 -> !torch.int<2>
  %rank = torch.aten.dim(%x) : (!torch.tensor<[n,3],f32>) -> !torch.int
  %is = torch.aten.eq.int(%rank, %two) : (!torch.int, !torch.int<2>) -> !torch.bool
  %0 = torch.prim.If %is : !torch.bool -> (!torch.ref) {
    %1 = torch.aten.relu(%x) : (!torch.tensor<[n,3],f32>) -> !torch.ref
    torch.prim.yield %1 : !torch.ref
  } else {
    %1 = torch.aten.neg(%x) : (!torch.tensor<[n,3],f32>) -> !torch.ref
    torch.prim.yield %1 : !torch.ref
  }
  return %0 : !torch.ref
}

// One on data stays. What only one branch writes is a result of both.
// CHECK-LABEL: func.func @data(
// CHECK-SAME: %[[X:.*]]: !torch.tensor<[2],f32>
// CHECK: %[[P:.*]] = torch.aten.Bool.Tensor
// CHECK: %[[R:.*]] = torch.prim.If %[[P]] : !torch.bool -> (!torch.tensor<[2],f32>) {
// CHECK: %[[Y:.*]] = torch.aten.relu(%[[X]])
// CHECK: torch.prim.yield %[[Y]]
// CHECK: } else {
// CHECK: torch.prim.yield %[[X]]
// CHECK: return %[[R]]
func.func @data(%x: !torch.tensor<[2],f32>, %p: !torch.tensor<[],i1>) -> !torch.tensor<[2],f32> {
  %is = torch.aten.Bool.Tensor(%p) : (!torch.tensor<[],i1>) -> !torch.bool
  torch.prim.If %is : !torch.bool -> () {
    %1 = torch.operator "aten::relu_"(%x) : (!torch.tensor<[2],f32>) -> !torch.ref
    torch.prim.yield
  } else {
    torch.prim.yield
  }
  return %x : !torch.tensor<[2],f32>
}

// What follows from a predicate is known in its branches: `p and not p` never
// holds, and where it is a branch that decides, so is what it decides.
// CHECK-LABEL: func.func @follows(
// CHECK: torch.aten.relu
// CHECK-NOT: prim.If
// CHECK-NOT: torch.aten.sigmoid
// CHECK: return
func.func @follows(%x: !torch.tensor<[2],f32>, %p: !torch.tensor<[],i1>) -> !torch.ref {
  %false = torch.constant false -> !torch.bool<false>
  %is = torch.aten.Bool.Tensor(%p) : (!torch.tensor<[],i1>) -> !torch.bool
  %not = torch.aten.__not__(%is) : (!torch.bool) -> !torch.bool
  %both = torch.prim.If %is : !torch.bool -> (!torch.bool) {
    torch.prim.yield %not : !torch.bool
  } else {
    torch.prim.yield %false : !torch.bool<false>
  }
  %1 = torch.prim.If %both : !torch.bool -> (!torch.ref) {
    %2 = torch.operator "aten::sigmoid"(%x) : (!torch.tensor<[2],f32>) -> !torch.ref
    torch.prim.yield %2 : !torch.ref
  } else {
    %2 = torch.operator "aten::relu"(%x) : (!torch.tensor<[2],f32>) -> !torch.ref
    torch.prim.yield %2 : !torch.ref
  }
  return %1 : !torch.ref
}

// Inside a branch of `p and q`, both hold.
// CHECK-LABEL: func.func @both(
// CHECK: prim.If
// CHECK: prim.If
// CHECK-NOT: prim.If
// CHECK-NOT: torch.aten.sigmoid
// CHECK: return
func.func @both(%x: !torch.tensor<[2],f32>, %p: !torch.tensor<[],i1>, %q: !torch.tensor<[],i1>) -> !torch.ref {
  %false = torch.constant false -> !torch.bool<false>
  %is = torch.aten.Bool.Tensor(%p) : (!torch.tensor<[],i1>) -> !torch.bool
  %both = torch.prim.If %is : !torch.bool -> (!torch.bool) {
    %also = torch.aten.Bool.Tensor(%q) : (!torch.tensor<[],i1>) -> !torch.bool
    torch.prim.yield %also : !torch.bool
  } else {
    torch.prim.yield %false : !torch.bool<false>
  }
  %1 = torch.prim.If %both : !torch.bool -> (!torch.ref) {
    %2 = torch.prim.If %is : !torch.bool -> (!torch.ref) {
      %3 = torch.operator "aten::tanh"(%x) : (!torch.tensor<[2],f32>) -> !torch.ref
      torch.prim.yield %3 : !torch.ref
    } else {
      %3 = torch.operator "aten::sigmoid"(%x) : (!torch.tensor<[2],f32>) -> !torch.ref
      torch.prim.yield %3 : !torch.ref
    }
    torch.prim.yield %2 : !torch.ref
  } else {
    torch.prim.yield %x : !torch.tensor<[2],f32>
  }
  return %1 : !torch.ref
}

// A loop of known length is unrolled.
// CHECK-LABEL: func.func @unrolled(
// CHECK-COUNT-3: torch.aten.relu
// CHECK-NOT: torch.aten.relu
// CHECK: return
func.func @unrolled(%x: !torch.tensor<[n],f32>) -> !torch.ref {
  %three = torch.constant 3 : i64 -> !torch.int<3>
  %true = torch.constant true -> !torch.bool<true>
  %0 = torch.prim.Loop %three, %true, %x : (!torch.int<3>, !torch.bool<true>, !torch.tensor<[n],f32>) -> !torch.ref {
  ^bb0(%i: !torch.int, %y: !torch.ref):
    %1 = torch.aten.relu(%y) : (!torch.ref) -> !torch.ref
    torch.prim.yield %true, %1 : !torch.bool<true>, !torch.ref
  }
  return %0 : !torch.ref
}

// One whose length is data stays, and carries what its body writes.
// CHECK-LABEL: func.func @while(
// CHECK-SAME: %[[X:.*]]: !torch.tensor<[2],f32>
// CHECK: %[[R:.*]] = torch.prim.Loop {{.*}}, %[[X]] :
// CHECK: ^bb0({{.*}}, %[[C:.*]]: !torch.tensor<[2],f32>):
// CHECK: %[[Y:.*]] = torch.aten.add.Tensor(%[[C]], %[[C]]
// CHECK: torch.prim.yield {{.*}}, %[[Y]]
// CHECK: return %[[R]]
func.func @while(%x: !torch.tensor<[2],f32>, %n: !torch.tensor<[],i64>) -> !torch.tensor<[2],f32> {
  %one = torch.constant 1 : i64 -> !torch.int<1>
  %true = torch.constant true -> !torch.bool<true>
  %trips = torch.aten.Int.Tensor(%n) : (!torch.tensor<[],i64>) -> !torch.int
  torch.prim.Loop %trips, %true : (!torch.int, !torch.bool<true>) -> () {
  ^bb0(%i: !torch.int):
    %1 = torch.operator "aten::add_.Tensor"(%x, %x, %one) : (!torch.tensor<[2],f32>, !torch.tensor<[2],f32>, !torch.int<1>) -> !torch.ref
    torch.prim.yield %true : !torch.bool<true>
  }
  return %x : !torch.tensor<[2],f32>
}

// What sizes choose of sizes is a size, whatever becomes of the branch.
// CHECK-LABEL: func.func @chosen_size(
// CHECK: torch.prim.If {{.*}} -> (!torch.int<"8*((n+7)//8)-n">)
// CHECK: torch.aten.zeros{{.*}} -> !torch.tensor<["8*((n+7)//8)"],f32>
func.func @chosen_size(%x: !torch.tensor<[n],f32>) -> !torch.ref {
  %none = torch.constant unit -> !torch.none
  %zero = torch.constant 0 : i64 -> !torch.int<0>
  %eight = torch.constant 8 : i64 -> !torch.int<8>
  %n = torch.aten.size.int(%x, %zero) : (!torch.tensor<[n],f32>, !torch.int<0>) -> !torch.int
  %rest = torch.operator "aten::remainder.int"(%n, %eight) : (!torch.int, !torch.int<8>) -> !torch.int
  %is = torch.aten.ne.int(%rest, %zero) : (!torch.int, !torch.int<0>) -> !torch.bool
  %pad = torch.prim.If %is : !torch.bool -> (!torch.int) {
    %0 = torch.aten.sub.int(%eight, %rest) : (!torch.int<8>, !torch.int) -> !torch.int
    torch.prim.yield %0 : !torch.int
  } else {
    torch.prim.yield %zero : !torch.int<0>
  }
  %all = torch.aten.add.int(%n, %pad) : (!torch.int, !torch.int) -> !torch.int
  %list = torch.prim.ListConstruct(%all) : (!torch.int) -> !torch.list<[!torch.int]>
  %zeros = torch.operator "aten::zeros"(%list, %none, %none, %none, %none) : (!torch.list<[!torch.int]>, !torch.none, !torch.none, !torch.none, !torch.none) -> !torch.ref
  return %zeros : !torch.ref
}
