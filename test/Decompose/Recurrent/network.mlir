// Layers one by one, time first.

// RUN: torch-onnx-opt %s --decompose --opset=14 | FileCheck %s

// CHECK-LABEL: @two_layers(
// CHECK: torch.aten.transpose.int
// CHECK: torch.aten.rnn_tanh.input
// CHECK: torch.aten.rnn_tanh.input
// CHECK: torch.aten.transpose.int
// CHECK: torch.aten.cat
func.func @two_layers(%arg0: !torch.tensor<[2,5,4],f32>, %arg1: !torch.tensor<[2,2,3],f32>, %arg2: !torch.tensor<[3,4],f32>, %arg3: !torch.tensor<[3,3],f32>, %arg4: !torch.tensor<[3,3],f32>, %arg5: !torch.tensor<[3,3],f32>) -> (!torch.tensor<[2,5,3],f32>, !torch.tensor<[2,2,3],f32>) {
  %0 = torch.constant true -> !torch.bool<true>
  %1 = torch.constant false -> !torch.bool<false>
  %2 = torch.constant 2 : i64 -> !torch.int<2>
  %3 = torch.constant 0.000000e+00 : f64 -> !torch.float<0.000000e+00>
  %4 = torch.prim.ListConstruct(%arg2, %arg3, %arg4, %arg5) : (!torch.tensor<[3,4],f32>, !torch.tensor<[3,3],f32>, !torch.tensor<[3,3],f32>, !torch.tensor<[3,3],f32>) -> !torch.list<[!torch.tensor<[3,4],f32>, !torch.tensor<[3,3],f32>, !torch.tensor<[3,3],f32>, !torch.tensor<[3,3],f32>]>
  %5:2 = torch.aten.rnn_tanh.input(%arg0, %arg1, %4, %1, %2, %3, %1, %1, %0) : (!torch.tensor<[2,5,4],f32>, !torch.tensor<[2,2,3],f32>, !torch.list<[!torch.tensor<[3,4],f32>, !torch.tensor<[3,3],f32>, !torch.tensor<[3,3],f32>, !torch.tensor<[3,3],f32>]>, !torch.bool<false>, !torch.int<2>, !torch.float<0.000000e+00>, !torch.bool<false>, !torch.bool<false>, !torch.bool<true>) -> (!torch.tensor<[2,5,3],f32>, !torch.tensor<[2,2,3],f32>)
  return %5#0, %5#1 : !torch.tensor<[2,5,3],f32>, !torch.tensor<[2,2,3],f32>
}

// CHECK-LABEL: @lstm_cell(
// CHECK-COUNT-3: torch.aten.sigmoid
func.func @lstm_cell(%arg0: !torch.tensor<[2,4],f32>, %arg1: !torch.tensor<[2,3],f32>, %arg2: !torch.tensor<[2,3],f32>, %arg3: !torch.tensor<[12,4],f32>, %arg4: !torch.tensor<[12,3],f32>) -> (!torch.tensor<[2,3],f32>, !torch.tensor<[2,3],f32>) {
  %0 = torch.constant unit -> !torch.none
  %1 = torch.constant 4 : i64 -> !torch.int<4>
  %2 = torch.constant 1 : i64 -> !torch.int<1>
  %3 = torch.aten.linear(%arg1, %arg4, %0) : (!torch.tensor<[2,3],f32>, !torch.tensor<[12,3],f32>, !torch.none) -> !torch.tensor<[2,12],f32>
  %4 = torch.aten.linear(%arg0, %arg3, %0) : (!torch.tensor<[2,4],f32>, !torch.tensor<[12,4],f32>, !torch.none) -> !torch.tensor<[2,12],f32>
  %5 = torch.aten.add.Tensor(%3, %4, %2) : (!torch.tensor<[2,12],f32>, !torch.tensor<[2,12],f32>, !torch.int<1>) -> !torch.tensor<[2,12],f32>
  %6 = torch.aten.unsafe_chunk(%5, %1, %2) : (!torch.tensor<[2,12],f32>, !torch.int<4>, !torch.int<1>) -> !torch.list<[!torch.tensor<[2,3],f32>, !torch.tensor<[2,3],f32>, !torch.tensor<[2,3],f32>, !torch.tensor<[2,3],f32>]>
  %7:4 = torch.prim.ListUnpack %6 : (!torch.list<[!torch.tensor<[2,3],f32>, !torch.tensor<[2,3],f32>, !torch.tensor<[2,3],f32>, !torch.tensor<[2,3],f32>]>) -> (!torch.tensor<[2,3],f32>, !torch.tensor<[2,3],f32>, !torch.tensor<[2,3],f32>, !torch.tensor<[2,3],f32>)
  %8 = torch.aten.sigmoid(%7#0) : (!torch.tensor<[2,3],f32>) -> !torch.tensor<[2,3],f32>
  %9 = torch.aten.sigmoid(%7#1) : (!torch.tensor<[2,3],f32>) -> !torch.tensor<[2,3],f32>
  %10 = torch.aten.tanh(%7#2) : (!torch.tensor<[2,3],f32>) -> !torch.tensor<[2,3],f32>
  %11 = torch.aten.sigmoid(%7#3) : (!torch.tensor<[2,3],f32>) -> !torch.tensor<[2,3],f32>
  %12 = torch.aten.mul.Tensor(%9, %arg2) : (!torch.tensor<[2,3],f32>, !torch.tensor<[2,3],f32>) -> !torch.tensor<[2,3],f32>
  %13 = torch.aten.mul.Tensor(%8, %10) : (!torch.tensor<[2,3],f32>, !torch.tensor<[2,3],f32>) -> !torch.tensor<[2,3],f32>
  %14 = torch.aten.add.Tensor(%12, %13, %2) : (!torch.tensor<[2,3],f32>, !torch.tensor<[2,3],f32>, !torch.int<1>) -> !torch.tensor<[2,3],f32>
  %15 = torch.aten.tanh(%14) : (!torch.tensor<[2,3],f32>) -> !torch.tensor<[2,3],f32>
  %16 = torch.aten.mul.Tensor(%11, %15) : (!torch.tensor<[2,3],f32>, !torch.tensor<[2,3],f32>) -> !torch.tensor<[2,3],f32>
  return %16, %14 : !torch.tensor<[2,3],f32>, !torch.tensor<[2,3],f32>
}
