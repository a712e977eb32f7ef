// RUN: torch-onnx-opt %s --split-input-file --verify-diagnostics

func.func @too_few(%x: !torch.ref) {
  // expected-error @+1 {{'torch.aten.add.Tensor' op takes 3 arguments by its schema, not 2}}
  %0 = torch.aten.add.Tensor(%x, %x) : (!torch.ref, !torch.ref) -> !torch.ref
  return
}

// -----

func.func @argument(%x: !torch.ref, %s: !torch.str) {
  // expected-error @+1 {{'torch.aten.add.Tensor' op argument 'alpha' must be a Scalar, not '!torch.str'}}
  %0 = torch.aten.add.Tensor(%x, %x, %s) : (!torch.ref, !torch.ref, !torch.str) -> !torch.ref
  return
}

// -----

func.func @results(%x: !torch.ref) {
  // expected-error @+1 {{'torch.aten.relu' op has 1 results by its schema, not 2}}
  %0:2 = torch.aten.relu(%x) : (!torch.ref) -> (!torch.ref, !torch.ref)
  return
}

// -----

func.func @result_type(%x: !torch.ref) {
  // expected-error @+1 {{'torch.aten.relu' op result must be a Tensor, not '!torch.int'}}
  %0 = torch.aten.relu(%x) : (!torch.ref) -> !torch.int
  return
}

// -----

// An operator that is in LibTorch's registry but not in the list.
func.func @unlisted(%x: !torch.ref) {
  // expected-error @+1 {{takes 3 arguments by its schema, not 1}}
  %0 = torch.operator "aten::add_.Tensor"(%x) : (!torch.ref) -> !torch.ref
  return
}

// -----

// expected-error @+1 {{a dim must be a number from 0 up or a symbol}}
func.func private @negative(!torch.tensor<[-1],f32>)

// -----

// expected-error @+1 {{unknown  type `vector` in dialect `torch`}}
func.func private @no_type(!torch.vector)

// -----

func.func @constant() {
  // expected-error @+1 {{'torch.constant' op holds no '!torch.int<0>'}}
  %0 = torch.constant 5 : i64 -> !torch.int<0>
  return
}

// -----

func.func @constant() {
  // expected-error @+1 {{'torch.constant' op holds no '!torch.float'}}
  %0 = torch.constant 5 : i64 -> !torch.float
  return
}

// -----

func.func @constant() {
  // expected-error @+1 {{'torch.constant' op holds no '!torch.tensor<[2],f32>'}}
  %0 = torch.constant dense<1.0> : tensor<3xf32> -> !torch.tensor<[2],f32>
  return
}

// -----

func.func @constant() {
  // expected-error @+1 {{'torch.constant' op holds no '!torch.tensor<[2],f32>'}}
  %0 = torch.constant "5" -> !torch.tensor<[2],f32>
  return
}

// -----

func.func @constant() {
  // expected-error @+1 {{'torch.constant' op holds no '!torch.list<[!torch.int<1>, !torch.int<2>]>'}}
  %0 = torch.constant [1, "a"] -> !torch.list<[!torch.int<1>, !torch.int<2>]>
  return
}

// -----

func.func @constant() {
  // expected-error @+1 {{'torch.constant' op holds no '!torch.tuple<[!torch.int]>'}}
  %0 = torch.constant [1, 2] -> !torch.tuple<[!torch.int]>
  return
}

// -----

func.func @constant() {
  // expected-error @+1 {{'torch.constant' op holds no '!torch.int'}}
  %0 = torch.constant unit -> !torch.int
  return
}

// -----

// expected-error @+1 {{'torch.global' op holds no '!torch.ref'}}
torch.global @g = "text" -> !torch.ref

// -----

func.func @global_get() {
  // expected-error @+1 {{'torch.global_get' op @nope is no torch.global}}
  %0 = torch.global_get @nope : !torch.ref
  return
}

// -----

func.func @global_set(%x: !torch.ref) {
  // expected-error @+1 {{'torch.global_set' op @global_set is no torch.global}}
  torch.global_set @global_set, %x : !torch.ref
  return
}

// -----

torch.global @g = 1 : i64 -> !torch.int
func.func @global_get() {
  // expected-error @+1 {{'torch.global_get' op @g is '!torch.int', not '!torch.ref'}}
  %0 = torch.global_get @g : !torch.ref
  return
}

// -----

func.func @if_condition(%x: !torch.ref) {
  // expected-error @+1 {{'torch.prim.If' op condition must be '!torch.bool', not '!torch.ref'}}
  torch.prim.If %x : !torch.ref -> () {
    torch.prim.yield
  } else {
    torch.prim.yield
  }
  return
}

// -----

func.func @if_yields(%x: !torch.ref, %p: !torch.bool) {
  // expected-error @+1 {{'torch.prim.If' op along control flow edge from Operation torch.prim.yield to parent: region branch point has 0 operands, but region successor needs 1 inputs}}
  %0 = torch.prim.If %p : !torch.bool -> (!torch.ref) {
    // expected-note @+1 {{region branch point}}
    torch.prim.yield
  } else {
    torch.prim.yield %x : !torch.ref
  }
  return
}

// -----

func.func @if_yields(%x: !torch.tensor<[2],f32>, %p: !torch.bool) {
  // expected-error @+1 {{'torch.prim.If' op along control flow edge from Operation torch.prim.yield to parent: successor operand type #0 '!torch.bool' should match successor input type #0 '!torch.tensor<[2],f32>'}}
  %0 = torch.prim.If %p : !torch.bool -> (!torch.tensor<[2],f32>) {
    torch.prim.yield %x : !torch.tensor<[2],f32>
  } else {
    // expected-note @+1 {{region branch point}}
    torch.prim.yield %p : !torch.bool
  }
  return
}

// -----

func.func @if_arguments(%p: !torch.bool) {
  // expected-error @+1 {{'torch.prim.If' op then takes arguments}}
  torch.prim.If %p : !torch.bool -> () {
  ^bb0(%q: !torch.ref):
    torch.prim.yield
  } else {
    torch.prim.yield
  }
  return
}

// -----

func.func @loop_arguments(%x: !torch.ref, %n: !torch.int, %p: !torch.bool) {
  // expected-error @+2 {{'torch.prim.Loop' op along control flow edge from parent to Region #0: region branch point has 1 operands, but region successor needs 0 inputs}}
  // expected-note @+1 {{region branch point}}
  %0 = torch.prim.Loop %n, %p, %x : (!torch.int, !torch.bool, !torch.ref) -> !torch.ref {
  ^bb0(%i: !torch.int):
    torch.prim.yield %p : !torch.bool
  }
  return
}

// -----

func.func @loop_arguments(%n: !torch.int, %p: !torch.bool) {
  // expected-error @+1 {{'torch.prim.Loop' op body must take the iteration number}}
  torch.prim.Loop %n, %p : (!torch.int, !torch.bool) -> () {
    torch.prim.yield %p : !torch.bool
  }
  return
}

// -----

func.func @loop_yields(%n: !torch.int, %p: !torch.bool) {
  // expected-error @+1 {{'torch.prim.Loop' op body must yield the next condition}}
  torch.prim.Loop %n, %p : (!torch.int, !torch.bool) -> () {
  ^bb0(%i: !torch.int):
    torch.prim.yield
  }
  return
}

// -----

func.func @loop_yields(%x: !torch.tensor<[2],f32>, %n: !torch.int, %p: !torch.bool) {
  // expected-error @+1 {{'torch.prim.Loop' op along control flow edge from Operation torch.prim.yield to Region #0: successor operand type #0 '!torch.int' should match successor input type #0 '!torch.tensor<[2],f32>'}}
  %0 = torch.prim.Loop %n, %p, %x : (!torch.int, !torch.bool, !torch.tensor<[2],f32>) -> !torch.tensor<[2],f32> {
  ^bb0(%i: !torch.int, %y: !torch.tensor<[2],f32>):
    // expected-note @+1 {{region branch point}}
    torch.prim.yield %p, %i : !torch.bool, !torch.int
  }
  return
}

// -----

func.func @loop_results(%x: !torch.ref, %n: !torch.int, %p: !torch.bool) {
  // expected-error @+2 {{'torch.prim.Loop' op along control flow edge from parent to parent: region branch point has 1 operands, but region successor needs 2 inputs}}
  // expected-note @+1 {{region branch point}}
  %0:2 = torch.prim.Loop %n, %p, %x : (!torch.int, !torch.bool, !torch.ref) -> (!torch.ref, !torch.ref) {
  ^bb0(%i: !torch.int, %y: !torch.ref):
    torch.prim.yield %p, %y : !torch.bool, !torch.ref
  }
  return
}

// -----

func.func @loop_count(%x: !torch.ref, %p: !torch.bool) {
  // expected-error @+1 {{'torch.prim.Loop' op maxTripCount must be '!torch.int', not '!torch.ref'}}
  torch.prim.Loop %x, %p : (!torch.ref, !torch.bool) -> () {
  ^bb0(%i: !torch.int):
    torch.prim.yield %p : !torch.bool
  }
  return
}

// -----

func.func @list(%x: !torch.ref) {
  // expected-error @+1 {{'torch.prim.ListConstruct' op value #0 is '!torch.ref', but elements are '!torch.int'}}
  %0 = torch.prim.ListConstruct(%x) : (!torch.ref) -> !torch.list<!torch.int>
  return
}

// -----

func.func @list(%x: !torch.ref) {
  // expected-error @+1 {{'torch.prim.ListConstruct' op needs a list, not '!torch.int'}}
  %0 = torch.prim.ListConstruct(%x) : (!torch.ref) -> !torch.int
  return
}

// -----

func.func @tuple(%x: !torch.ref) {
  // expected-error @+1 {{'torch.prim.TupleConstruct' op has 1 values, but 2 elements}}
  %0 = torch.prim.TupleConstruct(%x) : (!torch.ref) -> !torch.tuple<[!torch.ref, !torch.ref]>
  return
}

// -----

func.func @dict(%x: !torch.ref) {
  // expected-error @+1 {{'torch.prim.DictConstruct' op needs a value for each key, but has 1 operands}}
  %0 = torch.prim.DictConstruct(%x) : (!torch.ref) -> !torch.dict<!torch.str, !torch.ref>
  return
}

// -----

func.func @dict(%x: !torch.ref) {
  // expected-error @+1 {{'torch.prim.DictConstruct' op operand #0 is '!torch.ref', but must be '!torch.str'}}
  %0 = torch.prim.DictConstruct(%x, %x) : (!torch.ref, !torch.ref) -> !torch.dict<!torch.str, !torch.ref>
  return
}

// -----

func.func @unpack(%x: !torch.tuple<[!torch.ref]>) {
  // expected-error @+1 {{'torch.prim.TupleUnpack' op has 2 values, but 1 elements}}
  %0:2 = torch.prim.TupleUnpack %x : (!torch.tuple<[!torch.ref]>) -> (!torch.ref, !torch.ref)
  return
}

// -----

func.func @unpack(%x: !torch.tensor<[2],f32>) {
  // expected-error @+1 {{'torch.prim.TupleUnpack' op needs a tuple, not '!torch.tensor<[2],f32>'}}
  %0 = torch.prim.TupleUnpack %x : (!torch.tensor<[2],f32>) -> !torch.tensor<[2],f32>
  return
}

// -----

func.func @unpack(%x: !torch.list<!torch.int>) {
  // expected-error @+1 {{'torch.prim.ListUnpack' op value #1 is '!torch.str', but elements are '!torch.int'}}
  %0:2 = torch.prim.ListUnpack %x : (!torch.list<!torch.int>) -> (!torch.int, !torch.str)
  return
}
