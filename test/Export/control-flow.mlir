// RUN: torch-onnx-opt %s --emit-onnx --opset=20 -o %t.onnx
// RUN: %python %S/Inputs/summary.py %t.onnx --run | FileCheck %s

// Subgraphs see outer values; an outer value or an argument that a subgraph
// hands out goes through an Identity. Constants are initializers of the model.
// CHECK:      initializer one: float[2]
// CHECK:      If: If(c) -> (branched) {else_branch=<graph>, then_branch=<graph>}
// CHECK-NEXT:   graph If.then_branch
// CHECK-NEXT:   output If.then_branch: float[2]
// CHECK-NEXT:   Identity: Identity(x) -> (If.then_branch)
// CHECK-NEXT:   graph If.else_branch
// CHECK-NEXT:   output If.else_branch: float[2]
// CHECK-NEXT:   Neg: Neg(x) -> (If.else_branch)
// CHECK:      Loop: Loop(n, , x) -> (looped, stacked) {body=<graph>}
// CHECK:        input i: int64[]
// CHECK-NEXT:   input go: bool[]
// CHECK-NEXT:   input acc: float[2]
// CHECK-NEXT:   output Loop.body: bool[]
// CHECK-NEXT:   output Loop.body_1: float[2]
// CHECK-NEXT:   output Loop.body_2: float[2]
// CHECK-NEXT:   Add: Add(acc, one) -> (Loop.body_1)
// CHECK-NEXT:   {{.*}}: Identity(go) -> (Loop.body)
// CHECK-NEXT:   {{.*}}: Identity(Loop.body_1) -> (Loop.body_2)
// CHECK:      SequenceConstruct: SequenceConstruct(x, x) -> (SequenceConstruct)
// CHECK:      value SequenceConstruct: seq(float[2])
// CHECK:      result branched: [1.0, 1.0]
// CHECK-NEXT: result looped: [2.0, 2.0]
// CHECK-NEXT: result stacked: [2.0, 2.0]
// CHECK-NEXT: result both: [1.0, 1.0, 1.0, 1.0]
func.func @main(%c: tensor<i1> {onnx.name = "c"}, %n: tensor<i64> {onnx.name = "n"}, %x: tensor<2xf32> {onnx.name = "x"})
    -> (tensor<2xf32> {onnx.name = "branched"}, tensor<2xf32> {onnx.name = "looped"},
        tensor<?x2xf32> {onnx.name = "stacked"}, tensor<4xf32> {onnx.name = "both"}) {
  %b = onnx.IfV19(%c) : (tensor<i1>) -> tensor<2xf32> then_branch {
    onnx.Yield %x : tensor<2xf32>
  } else_branch {
    %m = onnx.Neg(%x) : (tensor<2xf32>) -> tensor<2xf32>
    onnx.Yield %m : tensor<2xf32>
  }
  %none = onnx.NoValue
  %l:2 = onnx.LoopV19(%n, %none, %x) : (tensor<i64>, none, tensor<2xf32>) -> (tensor<2xf32>, tensor<?x2xf32>) body(%i: tensor<i64> loc("i"), %go: tensor<i1> loc("go"), %acc: tensor<2xf32> loc("acc")) {
    %one = onnx.Constant() {value = dense<1.0> : tensor<2xf32>} : () -> tensor<2xf32> loc("one")
    %next = onnx.Add(%acc, %one) : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xf32>
    onnx.Yield %go, %next, %next : tensor<i1>, tensor<2xf32>, tensor<2xf32>
  }
  %s = onnx.SequenceConstruct(%x, %x) : (tensor<2xf32>, tensor<2xf32>) -> !onnx.seq<tensor<2xf32>>
  %both = onnx.ConcatFromSequence(%s) {axis = 0 : i64} : (!onnx.seq<tensor<2xf32>>) -> tensor<4xf32>
  return %b, %l#0, %l#1, %both : tensor<2xf32>, tensor<2xf32>, tensor<?x2xf32>, tensor<4xf32>
}
