// RUN: torch-onnx-opt %s -torch-simplify | FileCheck %s

// A list that a loop of the run appends to is the rows of a tensor.
// CHECK-LABEL: func.func @appended(
// CHECK-SAME: %[[X:.*]]: !torch.tensor<[n,4],f32>
// CHECK: torch.constant dense<> : tensor<0x4xf32>
// CHECK: %[[R:.*]] = torch.prim.Loop {{.*}} -> !torch.tensor<[{{.*}},4],f32>
// CHECK: ^bb0({{.*}}, %[[ROWS:.*]]: !torch.tensor<[{{.*}},4],f32>):
// CHECK: %[[ROW:.*]] = torch.aten.select.int(%[[X]],
// CHECK: %[[ONE:.*]] = torch.aten.unsqueeze(%[[ROW]],
// CHECK: torch.prim.ListConstruct(%[[ROWS]], %[[ONE]])
// CHECK: torch.aten.cat
// CHECK: return %[[R]]
func.func @appended(%x: !torch.tensor<[n,4],f32>) -> !torch.ref {
  %zero = torch.constant 0 : i64 -> !torch.int<0>
  %true = torch.constant true -> !torch.bool<true>
  %list = torch.prim.ListConstruct() : () -> !torch.list<!torch.ref>
  %n = torch.aten.size.int(%x, %zero) : (!torch.tensor<[n,4],f32>, !torch.int<0>) -> !torch.int
  torch.prim.Loop %n, %true : (!torch.int, !torch.bool<true>) -> () {
  ^bb0(%i: !torch.int):
    %row = torch.aten.select.int(%x, %zero, %i) : (!torch.tensor<[n,4],f32>, !torch.int<0>, !torch.int) -> !torch.ref
    %0 = torch.operator "aten::append.t"(%list, %row) : (!torch.list<!torch.ref>, !torch.ref) -> !torch.list<!torch.ref>
    torch.prim.yield %true : !torch.bool<true>
  }
  %1 = torch.aten.stack(%list, %zero) : (!torch.list<!torch.ref>, !torch.int<0>) -> !torch.ref
  return %1 : !torch.ref
}

// A piece that every iteration cuts whole has a known size; one that data cuts
// has a size of its own.
// CHECK-LABEL: func.func @cut(
// CHECK: torch.prim.Loop
// CHECK: torch.aten.slice.Tensor({{.*}} -> !torch.tensor<[1,4],f32>
// CHECK: torch.aten.slice.Tensor({{.*}} -> !torch.tensor<[u{{[0-9]+}},4],f32>
func.func @cut(%x: !torch.tensor<[n,4],f32>, %at: !torch.int) -> (!torch.ref, !torch.ref) {
  %zero = torch.constant 0 : i64 -> !torch.int<0>
  %one = torch.constant 1 : i64 -> !torch.int<1>
  %true = torch.constant true -> !torch.bool<true>
  %n = torch.aten.size.int(%x, %zero) : (!torch.tensor<[n,4],f32>, !torch.int<0>) -> !torch.int
  %first = torch.aten.slice.Tensor(%x, %zero, %zero, %one, %one) : (!torch.tensor<[n,4],f32>, !torch.int<0>, !torch.int<0>, !torch.int<1>, !torch.int<1>) -> !torch.ref
  %sum = torch.prim.Loop %n, %true, %first : (!torch.int, !torch.bool<true>, !torch.ref) -> !torch.ref {
  ^bb0(%i: !torch.int, %y: !torch.ref):
    %end = torch.aten.add.int(%i, %one) : (!torch.int, !torch.int<1>) -> !torch.int
    %piece = torch.aten.slice.Tensor(%x, %zero, %i, %end, %one) : (!torch.tensor<[n,4],f32>, !torch.int<0>, !torch.int, !torch.int, !torch.int<1>) -> !torch.ref
    %next = torch.aten.mul.Tensor(%y, %piece) : (!torch.ref, !torch.ref) -> !torch.ref
    torch.prim.yield %true, %next : !torch.bool<true>, !torch.ref
  }
  %rest = torch.aten.slice.Tensor(%x, %zero, %at, %n, %one) : (!torch.tensor<[n,4],f32>, !torch.int<0>, !torch.int, !torch.int, !torch.int<1>) -> !torch.ref
  return %sum, %rest : !torch.ref, !torch.ref
}

// What begins as None is carried as a bool and a value.
// CHECK-LABEL: func.func @optional(
// CHECK: torch.prim.Loop {{.*}} : {{.*}} -> ({{.*}}!torch.bool, !torch.tensor<[2],f32>)
// CHECK: torch.prim.If
func.func @optional(%x: !torch.tensor<[2],f32>, %n: !torch.int) -> !torch.ref {
  %true = torch.constant true -> !torch.bool<true>
  %none = torch.constant unit -> !torch.none
  %last = torch.prim.Loop %n, %true, %none : (!torch.int, !torch.bool<true>, !torch.none) -> !torch.optional<!torch.ref> {
  ^bb0(%i: !torch.int, %y: !torch.optional<!torch.ref>):
    %0 = torch.aten.relu(%x) : (!torch.tensor<[2],f32>) -> !torch.ref
    torch.prim.yield %true, %0 : !torch.bool<true>, !torch.ref
  }
  %is = torch.aten.__is__(%last, %none) : (!torch.optional<!torch.ref>, !torch.none) -> !torch.bool
  %1 = torch.prim.If %is : !torch.bool -> (!torch.ref) {
    torch.prim.yield %x : !torch.tensor<[2],f32>
  } else {
    %2 = torch.operator "prim::unchecked_cast"(%last) : (!torch.optional<!torch.ref>) -> !torch.ref
    torch.prim.yield %2 : !torch.ref
  }
  return %1 : !torch.ref
}
