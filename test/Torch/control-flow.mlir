// RUN: torch-onnx-opt %s --sccp --canonicalize | FileCheck %s
// RUN: torch-onnx-opt %s --sccp --canonicalize | torch-onnx-opt | FileCheck %s

// MLIR's own analyses follow control through prim.If and prim.Loop: which
// branch is taken, what both give, and what every iteration leaves as it was.

// CHECK-LABEL: func.func @taken(
// CHECK:         %[[ONE:.*]] = torch.constant 1 : i64
// CHECK:         return %[[ONE]]
func.func @taken(%x: !torch.int) -> (!torch.int) {
  %true = torch.constant true -> !torch.bool
  %0 = torch.prim.If %true : !torch.bool -> (!torch.int) {
    %one = torch.constant 1 : i64 -> !torch.int
    torch.prim.yield %one : !torch.int
  } else {
    torch.prim.yield %x : !torch.int
  }
  return %0 : !torch.int
}

// CHECK-LABEL: func.func @same(
// CHECK:         %[[TWO:.*]] = torch.constant 2 : i64
// CHECK:         return %[[TWO]]
func.func @same(%c: !torch.bool) -> (!torch.int) {
  %0 = torch.prim.If %c : !torch.bool -> (!torch.int) {
    %two = torch.constant 2 : i64 -> !torch.int
    torch.prim.yield %two : !torch.int
  } else {
    %two = torch.constant 2 : i64 -> !torch.int
    torch.prim.yield %two : !torch.int
  }
  return %0 : !torch.int
}

// What the branches give differs.
// CHECK-LABEL: func.func @differs(
// CHECK:         %[[IF:.*]] = torch.prim.If
// CHECK:         return %[[IF]]
func.func @differs(%c: !torch.bool) -> (!torch.int) {
  %0 = torch.prim.If %c : !torch.bool -> (!torch.int) {
    %two = torch.constant 2 : i64 -> !torch.int
    torch.prim.yield %two : !torch.int
  } else {
    %three = torch.constant 3 : i64 -> !torch.int
    torch.prim.yield %three : !torch.int
  }
  return %0 : !torch.int
}

// A carried value that no iteration changes is what it was; one that each
// changes is not known, not even to be that of the first.
// CHECK-LABEL: func.func @loop(
// CHECK-DAG:     %[[FIVE:.*]] = torch.constant 5 : i64
// CHECK:         %[[LOOP:.*]]:2 = torch.prim.Loop
// CHECK:         return %[[FIVE]], %[[LOOP]]#1
func.func @loop(%n: !torch.int) -> (!torch.int, !torch.int) {
  %true = torch.constant true -> !torch.bool
  %five = torch.constant 5 : i64 -> !torch.int
  %0:2 = torch.prim.Loop %n, %true, %five, %five : (!torch.int, !torch.bool, !torch.int, !torch.int) -> (!torch.int, !torch.int) {
  ^bb0(%i: !torch.int, %kept: !torch.int, %sum: !torch.int):
    %next = torch.operator "aten::add.int"(%sum, %i) : (!torch.int, !torch.int) -> !torch.int
    torch.prim.yield %true, %kept, %next : !torch.bool, !torch.int, !torch.int
  }
  return %0#0, %0#1 : !torch.int, !torch.int
}
