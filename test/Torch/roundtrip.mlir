// RUN: torch-onnx-opt %s | torch-onnx-opt | FileCheck %s
// RUN: torch-onnx-opt %s --emit-bytecode | torch-onnx-opt | FileCheck %s
// RUN: torch-onnx-opt %s --mlir-print-op-generic | torch-onnx-opt | FileCheck %s

// CHECK: module attributes {torch.symbols = {n = array<i64: 4, 5, 6>}}
module attributes {torch.symbols = {n = array<i64: 4, 5, 6>}} {

// CHECK: torch.global @layer.weight = dense<1.000000e+00> : tensor<2x3xf32> -> !torch.tensor<[2,3],f32>
torch.global @layer.weight = dense<1.0> : tensor<2x3xf32> -> !torch.tensor<[2,3],f32>
// CHECK: torch.global @calls = 0 : i64 -> !torch.int
torch.global @calls = 0 : i64 -> !torch.int

// CHECK-LABEL: func.func private @tensors(
// CHECK-SAME: !torch.tensor, !torch.tensor<[],bf16>, !torch.tensor<[n,0,"2*n+1"],complex<f32>>, !torch.tensor<[3],!torch.quantized<"quint8">>, !torch.ref)
func.func private @tensors(!torch.tensor, !torch.tensor<[],bf16>, !torch.tensor<[n,0,"2*n+1"],complex<f32>>, !torch.tensor<[3],!torch.quantized<"quint8">>, !torch.ref)

// CHECK-LABEL: func.func private @scalars(
// CHECK-SAME: !torch.int, !torch.int<-3>, !torch.int<"n-1">, !torch.float, !torch.float<5.000000e-01>, !torch.float<0x7FF0000000000000>, !torch.float<inf_or_not>, !torch.bool, !torch.bool<true>, !torch.bool<false>, !torch.bool<b0>, !torch.complex, !torch.number, !torch.str, !torch.none, !torch.device, !torch.generator, !torch.any)
func.func private @scalars(!torch.int, !torch.int<-3>, !torch.int<"n-1">, !torch.float, !torch.float<5.0e-01>, !torch.float<0x7FF0000000000000>, !torch.float<inf_or_not>, !torch.bool, !torch.bool<true>, !torch.bool<false>, !torch.bool<b0>, !torch.complex, !torch.number, !torch.str, !torch.none, !torch.device, !torch.generator, !torch.any)

// CHECK-LABEL: func.func private @containers(
// CHECK-SAME: !torch.list<!torch.ref>, !torch.list<[]>, !torch.list<[!torch.int<1>, !torch.tuple<[!torch.ref, !torch.str]>]>, !torch.optional<!torch.list<!torch.int>>, !torch.tuple<[]>, !torch.dict<!torch.str, !torch.ref>, !torch.class<"__torch__.Box">)
func.func private @containers(!torch.list<!torch.ref>, !torch.list<[]>, !torch.list<[!torch.int<1>, !torch.tuple<[!torch.ref, !torch.str]>]>, !torch.optional<!torch.list<!torch.int>>, !torch.tuple<[]>, !torch.dict<!torch.str, !torch.ref>, !torch.class<"__torch__.Box">)

// CHECK-LABEL: func.func @constants(
func.func @constants() {
  // CHECK-NEXT: torch.constant 3 : i64 -> !torch.int<3>
  %0 = torch.constant 3 : i64 -> !torch.int<3>
  // CHECK-NEXT: torch.constant -5.000000e-01 : f64 -> !torch.float<-5.000000e-01>
  %1 = torch.constant -0.5 : f64 -> !torch.float<-0.5>
  // CHECK-NEXT: torch.constant true -> !torch.bool<true>
  %2 = torch.constant true -> !torch.bool<true>
  // CHECK-NEXT: torch.constant "cpu" -> !torch.device
  %3 = torch.constant "cpu" -> !torch.device
  // CHECK-NEXT: torch.constant unit -> !torch.none
  %4 = torch.constant unit -> !torch.none
  // CHECK-NEXT: torch.constant dense<[1, 2]> : tensor<2xi64> -> !torch.tensor<[2],i64>
  %5 = torch.constant dense<[1, 2]> : tensor<2xi64> -> !torch.tensor<[2],i64>
  return
}

// CHECK-LABEL: func.func @operators(
func.func @operators(%x: !torch.ref, %i: !torch.int, %c: !torch.bool) -> !torch.ref {
  // What `aten_ops.txt` lists, what it does not, and what is no operator.
  // CHECK: torch.aten.add.Tensor(%{{.*}}, %{{.*}}, %{{.*}}) : (!torch.ref, !torch.ref, !torch.int) -> !torch.ref
  %0 = torch.aten.add.Tensor(%x, %x, %i) : (!torch.ref, !torch.ref, !torch.int) -> !torch.ref
  // CHECK: torch.operator "aten::add_.Tensor"(%{{.*}}, %{{.*}}, %{{.*}}) : (!torch.ref, !torch.ref, !torch.int) -> !torch.ref
  %1 = torch.operator "aten::add_.Tensor"(%x, %0, %i) : (!torch.ref, !torch.ref, !torch.int) -> !torch.ref
  // CHECK: torch.operator "mylib::nowhere"(%{{.*}}) : (!torch.ref) -> (!torch.ref, !torch.int)
  %2:2 = torch.operator "mylib::nowhere"(%x) : (!torch.ref) -> (!torch.ref, !torch.int)
  // CHECK: torch.operator "prim::fork"(%{{.*}}) : (!torch.ref) -> !torch.ref {
  // CHECK-NEXT: ^bb0(%{{.*}}: !torch.ref):
  // CHECK-NEXT: torch.prim.yield %{{.*}} : !torch.ref
  %3 = torch.operator "prim::fork"(%x) : (!torch.ref) -> !torch.ref {
  ^bb0(%y: !torch.ref):
    torch.prim.yield %y : !torch.ref
  }
  // CHECK: torch.global_get @calls : !torch.int
  %4 = torch.global_get @calls : !torch.int
  // CHECK: torch.global_set @calls, %{{.*}} : !torch.int
  torch.global_set @calls, %4 : !torch.int
  // CHECK: torch.prim.If %{{.*}} : !torch.bool -> (!torch.ref, !torch.int) {
  // CHECK-NEXT: torch.prim.yield %{{.*}}, %{{.*}} : !torch.ref, !torch.int
  // CHECK-NEXT: } else {
  %5:2 = torch.prim.If %c : !torch.bool -> (!torch.ref, !torch.int) {
    torch.prim.yield %x, %i : !torch.ref, !torch.int
  } else {
    torch.prim.yield %0, %4 : !torch.ref, !torch.int
  }
  // CHECK: torch.prim.Loop %{{.*}}, %{{.*}}, %{{.*}} : (!torch.int, !torch.bool, !torch.ref) -> !torch.ref {
  // CHECK-NEXT: ^bb0(%{{.*}}: !torch.int, %{{.*}}: !torch.ref):
  %6 = torch.prim.Loop %i, %c, %x : (!torch.int, !torch.bool, !torch.ref) -> !torch.ref {
  ^bb0(%k: !torch.int, %y: !torch.ref):
    torch.prim.yield %c, %y : !torch.bool, !torch.ref
  }
  // CHECK: torch.prim.ListConstruct(%{{.*}}, %{{.*}}) : (!torch.ref, !torch.ref) -> !torch.list<!torch.ref>
  %7 = torch.prim.ListConstruct(%0, %x) : (!torch.ref, !torch.ref) -> !torch.list<!torch.ref>
  // CHECK: torch.prim.ListUnpack %{{.*}} : (!torch.list<!torch.ref>) -> (!torch.ref, !torch.ref)
  %8:2 = torch.prim.ListUnpack %7 : (!torch.list<!torch.ref>) -> (!torch.ref, !torch.ref)
  // CHECK: torch.prim.TupleConstruct() : () -> !torch.tuple<[]>
  %9 = torch.prim.TupleConstruct() : () -> !torch.tuple<[]>
  // CHECK: return %{{.*}} : !torch.ref
  return %6 : !torch.ref
}
}
