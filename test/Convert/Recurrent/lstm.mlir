// One layer of an LSTM: the gates i, f, g, o become i, o, f, c.

// RUN: torch-onnx-opt %s --pass-pipeline='builtin.module(convert-torch-to-onnx{opset=14})' | FileCheck %s

// CHECK-LABEL: @lstm(
// CHECK: %[[I:.*]] = onnx.Slice
// CHECK: %[[O:.*]] = onnx.Slice
// CHECK: %[[F:.*]] = onnx.Slice
// CHECK: %[[C:.*]] = onnx.Slice
// CHECK: onnx.Concat{{(V[0-9]+)?}}(%[[I]], %[[O]], %[[F]], %[[C]])
// CHECK: %[[Y:.*]]:3 = onnx.LSTM
// CHECK-SAME: hidden_size = 3 : i64
// CHECK: onnx.Squeeze
func.func @lstm(%arg0: !torch.tensor<[t,2,4],f32>, %arg1: !torch.tensor<[1,2,3],f32>, %arg2: !torch.tensor<[1,2,3],f32>, %arg3: !torch.tensor<[12,4],f32>, %arg4: !torch.tensor<[12,3],f32>, %arg5: !torch.tensor<[12],f32>, %arg6: !torch.tensor<[12],f32>) -> (!torch.tensor<[t,2,3],f32>, !torch.tensor<[1,2,3],f32>, !torch.tensor<[1,2,3],f32>) {
  %0 = torch.constant false -> !torch.bool<false>
  %1 = torch.constant true -> !torch.bool<true>
  %2 = torch.constant 1 : i64 -> !torch.int<1>
  %3 = torch.constant 0.000000e+00 : f64 -> !torch.float<0.000000e+00>
  %4 = torch.prim.ListConstruct(%arg1, %arg2) : (!torch.tensor<[1,2,3],f32>, !torch.tensor<[1,2,3],f32>) -> !torch.list<[!torch.tensor<[1,2,3],f32>, !torch.tensor<[1,2,3],f32>]>
  %5 = torch.prim.ListConstruct(%arg3, %arg4, %arg5, %arg6) : (!torch.tensor<[12,4],f32>, !torch.tensor<[12,3],f32>, !torch.tensor<[12],f32>, !torch.tensor<[12],f32>) -> !torch.list<[!torch.tensor<[12,4],f32>, !torch.tensor<[12,3],f32>, !torch.tensor<[12],f32>, !torch.tensor<[12],f32>]>
  %6:3 = torch.aten.lstm.input(%arg0, %4, %5, %1, %2, %3, %0, %0, %0) : (!torch.tensor<[t,2,4],f32>, !torch.list<[!torch.tensor<[1,2,3],f32>, !torch.tensor<[1,2,3],f32>]>, !torch.list<[!torch.tensor<[12,4],f32>, !torch.tensor<[12,3],f32>, !torch.tensor<[12],f32>, !torch.tensor<[12],f32>]>, !torch.bool<true>, !torch.int<1>, !torch.float<0.000000e+00>, !torch.bool<false>, !torch.bool<false>, !torch.bool<false>) -> (!torch.tensor<[t,2,3],f32>, !torch.tensor<[1,2,3],f32>, !torch.tensor<[1,2,3],f32>)
  return %6#0, %6#1, %6#2 : !torch.tensor<[t,2,3],f32>, !torch.tensor<[1,2,3],f32>, !torch.tensor<[1,2,3],f32>
}

// CHECK-LABEL: @gru(
// CHECK: onnx.GRU
// CHECK-SAME: linear_before_reset = 1 : i64
func.func @gru(%arg0: !torch.tensor<[t,2,4],f32>, %arg1: !torch.tensor<[1,2,3],f32>, %arg2: !torch.tensor<[9,4],f32>, %arg3: !torch.tensor<[9,3],f32>, %arg4: !torch.tensor<[9],f32>, %arg5: !torch.tensor<[9],f32>) -> (!torch.tensor<[t,2,3],f32>, !torch.tensor<[1,2,3],f32>) {
  %0 = torch.constant false -> !torch.bool<false>
  %1 = torch.constant true -> !torch.bool<true>
  %2 = torch.constant 1 : i64 -> !torch.int<1>
  %3 = torch.constant 0.000000e+00 : f64 -> !torch.float<0.000000e+00>
  %4 = torch.prim.ListConstruct(%arg2, %arg3, %arg4, %arg5) : (!torch.tensor<[9,4],f32>, !torch.tensor<[9,3],f32>, !torch.tensor<[9],f32>, !torch.tensor<[9],f32>) -> !torch.list<[!torch.tensor<[9,4],f32>, !torch.tensor<[9,3],f32>, !torch.tensor<[9],f32>, !torch.tensor<[9],f32>]>
  %5:2 = torch.aten.gru.input(%arg0, %arg1, %4, %1, %2, %3, %0, %0, %0) : (!torch.tensor<[t,2,4],f32>, !torch.tensor<[1,2,3],f32>, !torch.list<[!torch.tensor<[9,4],f32>, !torch.tensor<[9,3],f32>, !torch.tensor<[9],f32>, !torch.tensor<[9],f32>]>, !torch.bool<true>, !torch.int<1>, !torch.float<0.000000e+00>, !torch.bool<false>, !torch.bool<false>, !torch.bool<false>) -> (!torch.tensor<[t,2,3],f32>, !torch.tensor<[1,2,3],f32>)
  return %5#0, %5#1 : !torch.tensor<[t,2,3],f32>, !torch.tensor<[1,2,3],f32>
}

// CHECK-LABEL: @rnn(
// CHECK: onnx.RNN
// CHECK-SAME: activations = ["Relu"]
func.func @rnn(%arg0: !torch.tensor<[t,2,4],f32>, %arg1: !torch.tensor<[1,2,3],f32>, %arg2: !torch.tensor<[3,4],f32>, %arg3: !torch.tensor<[3,3],f32>) -> (!torch.tensor<[t,2,3],f32>, !torch.tensor<[1,2,3],f32>) {
  %0 = torch.constant false -> !torch.bool<false>
  %1 = torch.constant 1 : i64 -> !torch.int<1>
  %2 = torch.constant 0.000000e+00 : f64 -> !torch.float<0.000000e+00>
  %3 = torch.prim.ListConstruct(%arg2, %arg3) : (!torch.tensor<[3,4],f32>, !torch.tensor<[3,3],f32>) -> !torch.list<[!torch.tensor<[3,4],f32>, !torch.tensor<[3,3],f32>]>
  %4:2 = torch.aten.rnn_relu.input(%arg0, %arg1, %3, %0, %1, %2, %0, %0, %0) : (!torch.tensor<[t,2,4],f32>, !torch.tensor<[1,2,3],f32>, !torch.list<[!torch.tensor<[3,4],f32>, !torch.tensor<[3,3],f32>]>, !torch.bool<false>, !torch.int<1>, !torch.float<0.000000e+00>, !torch.bool<false>, !torch.bool<false>, !torch.bool<false>) -> (!torch.tensor<[t,2,3],f32>, !torch.tensor<[1,2,3],f32>)
  return %4#0, %4#1 : !torch.tensor<[t,2,3],f32>, !torch.tensor<[1,2,3],f32>
}
