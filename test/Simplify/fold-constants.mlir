// RUN: torch-onnx-opt %s --torch-fold-constants | FileCheck %s

// A table of places that weights alone decide is computed; what reads the run
// is not, nor is what is random.
// CHECK-LABEL: func.func @table(
// CHECK-SAME:    %[[X:.*]]: !torch.tensor<[n,2,3],f32>)
// CHECK:         %[[ONE:.*]] = torch.constant 1 : i64
// CHECK:         %[[T:.*]] = torch.constant dense<{{\[\[}}[1.000000e+01, 2.000000e+01, 1.000000e+01], [3.000000e+01, 1.000000e+01, 2.000000e+01]]]> : tensor<1x2x3xf32> -> !torch.tensor<[1,2,3],f32>
// CHECK-NEXT:    %[[Y:.*]] = torch.aten.add.Tensor(%[[X]], %[[T]], %[[ONE]])
// CHECK-NEXT:    return %[[Y]]
func.func @table(%x: !torch.tensor<[n,2,3],f32>) -> !torch.tensor<[n,2,3],f32> {
  %none = torch.constant unit -> !torch.none
  %zero = torch.constant 0 : i64 -> !torch.int<0>
  %one = torch.constant 1 : i64 -> !torch.int<1>
  %weight = torch.constant dense<[10.0, 20.0, 30.0]> : tensor<3xf32> -> !torch.tensor<[3],f32>
  %places = torch.constant dense<[[0, 1, 0], [2, 0, 1]]> : tensor<2x3xi64> -> !torch.tensor<[2,3],i64>
  %indices = torch.prim.ListConstruct(%places) : (!torch.tensor<[2,3],i64>) -> !torch.list<[!torch.tensor<[2,3],i64>]>
  %table = torch.aten.index.Tensor(%weight, %indices) : (!torch.tensor<[3],f32>, !torch.list<[!torch.tensor<[2,3],i64>]>) -> !torch.tensor<[2,3],f32>
  %batch = torch.aten.unsqueeze(%table, %zero) : (!torch.tensor<[2,3],f32>, !torch.int<0>) -> !torch.tensor<[1,2,3],f32>
  %y = torch.aten.add.Tensor(%x, %batch, %one) : (!torch.tensor<[n,2,3],f32>, !torch.tensor<[1,2,3],f32>, !torch.int<1>) -> !torch.tensor<[n,2,3],f32>
  return %y : !torch.tensor<[n,2,3],f32>
}

// CHECK-LABEL: func.func @random(
// CHECK:         torch.aten.bernoulli(
func.func @random() -> !torch.tensor<[2],f32> {
  %none = torch.constant unit -> !torch.none
  %p = torch.constant dense<[0.5, 0.25]> : tensor<2xf32> -> !torch.tensor<[2],f32>
  %y = torch.aten.bernoulli(%p, %none) : (!torch.tensor<[2],f32>, !torch.none) -> !torch.tensor<[2],f32>
  return %y : !torch.tensor<[2],f32>
}

// A weight that is turned keeps its name: it is turned as it is written.
// CHECK-LABEL: func.func @turned(
// CHECK:         torch.aten.t(
func.func @turned(%x: !torch.tensor<[n,2],f32>) -> !torch.tensor<[n,3],f32> {
  %w = torch.constant dense<[[1.0, 2.0], [3.0, 4.0], [5.0, 6.0]]> : tensor<3x2xf32> -> !torch.tensor<[3,2],f32>
  %t = torch.aten.t(%w) : (!torch.tensor<[3,2],f32>) -> !torch.tensor<[2,3],f32>
  %y = torch.aten.mm(%x, %t) : (!torch.tensor<[n,2],f32>, !torch.tensor<[2,3],f32>) -> !torch.tensor<[n,3],f32>
  return %y : !torch.tensor<[n,3],f32>
}

// Pieces of a list that the run reads.
// CHECK-LABEL: func.func @pieces(
// CHECK:         %[[A:.*]] = torch.constant dense<[4, 6]> : tensor<2xi64>
// CHECK:         %[[L:.*]] = torch.prim.ListConstruct(%{{.*}}, %[[A]])
// CHECK:         torch.aten.cat(%[[L]],
func.func @pieces(%x: !torch.tensor<[n],i64>) -> !torch.tensor<["n+2"],i64> {
  %zero = torch.constant 0 : i64 -> !torch.int<0>
  %one = torch.constant 1 : i64 -> !torch.int<1>
  %a = torch.constant dense<[1, 2]> : tensor<2xi64> -> !torch.tensor<[2],i64>
  %b = torch.constant dense<[3, 4]> : tensor<2xi64> -> !torch.tensor<[2],i64>
  %c = torch.aten.add.Tensor(%a, %b, %one) : (!torch.tensor<[2],i64>, !torch.tensor<[2],i64>, !torch.int<1>) -> !torch.tensor<[2],i64>
  %l = torch.prim.ListConstruct(%x, %c) : (!torch.tensor<[n],i64>, !torch.tensor<[2],i64>) -> !torch.list<[!torch.tensor<[n],i64>, !torch.tensor<[2],i64>]>
  %y = torch.aten.cat(%l, %zero) : (!torch.list<[!torch.tensor<[n],i64>, !torch.tensor<[2],i64>]>, !torch.int<0>) -> !torch.tensor<["n+2"],i64>
  return %y : !torch.tensor<["n+2"],i64>
}

// The parts that an operator makes of a weight.
// CHECK-LABEL: func.func @parts(
// CHECK-DAG:     %[[A:.*]] = torch.constant dense<[1.000000e+00, 2.000000e+00]> : tensor<2xf32>
// CHECK-DAG:     %[[B:.*]] = torch.constant dense<[3.000000e+00, 4.000000e+00]> : tensor<2xf32>
// CHECK:         %[[Y:.*]] = torch.aten.mul.Tensor(%{{.*}}, %[[A]])
// CHECK-NEXT:    torch.aten.mul.Tensor(%[[Y]], %[[B]])
func.func @parts(%x: !torch.tensor<[2],f32>) -> !torch.tensor<[2],f32> {
  %zero = torch.constant 0 : i64 -> !torch.int<0>
  %two = torch.constant 2 : i64 -> !torch.int<2>
  %w = torch.constant dense<[1.0, 2.0, 3.0, 4.0]> : tensor<4xf32> -> !torch.tensor<[4],f32>
  %l = torch.aten.split.Tensor(%w, %two, %zero) : (!torch.tensor<[4],f32>, !torch.int<2>, !torch.int<0>) -> !torch.list<[!torch.tensor<[2],f32>, !torch.tensor<[2],f32>]>
  %a, %b = torch.prim.ListUnpack %l : (!torch.list<[!torch.tensor<[2],f32>, !torch.tensor<[2],f32>]>) -> (!torch.tensor<[2],f32>, !torch.tensor<[2],f32>)
  %y = torch.aten.mul.Tensor(%x, %a) : (!torch.tensor<[2],f32>, !torch.tensor<[2],f32>) -> !torch.tensor<[2],f32>
  %z = torch.aten.mul.Tensor(%y, %b) : (!torch.tensor<[2],f32>, !torch.tensor<[2],f32>) -> !torch.tensor<[2],f32>
  return %z : !torch.tensor<[2],f32>
}

// What would make the model much larger stays what it is made of.
// CHECK-LABEL: func.func @large(
// CHECK:         torch.aten.expand(
// CHECK:         torch.aten.expand(
func.func @large(%x: !torch.tensor<[1024,1024],f32>) -> (!torch.tensor<[1024,1024],f32>, !torch.tensor<[1024,1024],f32>) {
  %no = torch.constant false -> !torch.bool<false>
  %one = torch.constant 1 : i64 -> !torch.int<1>
  %many = torch.constant 1024 : i64 -> !torch.int<1024>
  %a = torch.constant dense<1.0> : tensor<1x1xf32> -> !torch.tensor<[1,1],f32>
  %b = torch.constant dense<2.0> : tensor<1x1xf32> -> !torch.tensor<[1,1],f32>
  %s = torch.prim.ListConstruct(%many, %many) : (!torch.int<1024>, !torch.int<1024>) -> !torch.list<[!torch.int<1024>, !torch.int<1024>]>
  %c = torch.aten.expand(%a, %s, %no) : (!torch.tensor<[1,1],f32>, !torch.list<[!torch.int<1024>, !torch.int<1024>]>, !torch.bool<false>) -> !torch.tensor<[1024,1024],f32>
  %d = torch.aten.expand(%b, %s, %no) : (!torch.tensor<[1,1],f32>, !torch.list<[!torch.int<1024>, !torch.int<1024>]>, !torch.bool<false>) -> !torch.tensor<[1024,1024],f32>
  %y = torch.aten.add.Tensor(%x, %c, %one) : (!torch.tensor<[1024,1024],f32>, !torch.tensor<[1024,1024],f32>, !torch.int<1>) -> !torch.tensor<[1024,1024],f32>
  %z = torch.aten.add.Tensor(%x, %d, %one) : (!torch.tensor<[1024,1024],f32>, !torch.tensor<[1024,1024],f32>, !torch.int<1>) -> !torch.tensor<[1024,1024],f32>
  return %y, %z : !torch.tensor<[1024,1024],f32>, !torch.tensor<[1024,1024],f32>
}
