// NOTE: The checks are written by tools/dev/update_checks.py.

// RUN: torch-onnx-opt %s --pass-pipeline='builtin.module(convert-torch-to-onnx{opset=20})' | FileCheck %s

// CHECK-LABEL: @gru(
// CHECK: %[[V0:.*]] = onnx.CastV19(%arg1) {to = 6 : i64} : {{.*}} -> tensor<?xi32, #onnx.dims<"n">>
// CHECK: %[[V1:.*]] = onnx.Constant() {value = dense<4> : tensor<1xi64>} : () -> tensor<1xi64>
// CHECK: %[[V2:.*]] = onnx.Constant() {value = dense<8> : tensor<1xi64>} : () -> tensor<1xi64>
// CHECK: %[[V3:.*]] = onnx.Constant() {value = dense<0> : tensor<1xi64>} : () -> tensor<1xi64>
// CHECK: %[[V4:.*]] = onnx.Slice(%arg3, %[[V1]], %[[V2]], %[[V3]]) : {{.*}} -> tensor<*xf32>
// CHECK: %[[V5:.*]] = onnx.Constant() {value = dense<0> : tensor<1xi64>} : () -> tensor<1xi64>
// CHECK: %[[V6:.*]] = onnx.Constant() {value = dense<4> : tensor<1xi64>} : () -> tensor<1xi64>
// CHECK: %[[V7:.*]] = onnx.Constant() {value = dense<0> : tensor<1xi64>} : () -> tensor<1xi64>
// CHECK: %[[V8:.*]] = onnx.Slice(%arg3, %[[V5]], %[[V6]], %[[V7]]) : {{.*}} -> tensor<*xf32>
// CHECK: %[[V9:.*]] = onnx.Constant() {value = dense<8> : tensor<1xi64>} : () -> tensor<1xi64>
// CHECK: %[[V10:.*]] = onnx.Constant() {value = dense<12> : tensor<1xi64>} : () -> tensor<1xi64>
// CHECK: %[[V11:.*]] = onnx.Constant() {value = dense<0> : tensor<1xi64>} : () -> tensor<1xi64>
// CHECK: %[[V12:.*]] = onnx.Slice(%arg3, %[[V9]], %[[V10]], %[[V11]]) : {{.*}} -> tensor<*xf32>
// CHECK: %[[V13:.*]] = onnx.Concat(%[[V4]], %[[V8]], %[[V12]]) {axis = 0 : i64} : {{.*}} -> tensor<*xf32>
// CHECK: %[[V14:.*]] = onnx.Constant() {value = dense<0> : tensor<1xi64>} : () -> tensor<1xi64>
// CHECK: %[[V15:.*]] = onnx.UnsqueezeV13(%[[V13]], %[[V14]]) : {{.*}} -> tensor<*xf32>
// CHECK: %[[V16:.*]] = onnx.Constant() {value = dense<4> : tensor<1xi64>} : () -> tensor<1xi64>
// CHECK: %[[V17:.*]] = onnx.Constant() {value = dense<8> : tensor<1xi64>} : () -> tensor<1xi64>
// CHECK: %[[V18:.*]] = onnx.Constant() {value = dense<0> : tensor<1xi64>} : () -> tensor<1xi64>
// CHECK: %[[V19:.*]] = onnx.Slice(%arg4, %[[V16]], %[[V17]], %[[V18]]) : {{.*}} -> tensor<*xf32>
// CHECK: %[[V20:.*]] = onnx.Constant() {value = dense<0> : tensor<1xi64>} : () -> tensor<1xi64>
// CHECK: %[[V21:.*]] = onnx.Constant() {value = dense<4> : tensor<1xi64>} : () -> tensor<1xi64>
// CHECK: %[[V22:.*]] = onnx.Constant() {value = dense<0> : tensor<1xi64>} : () -> tensor<1xi64>
// CHECK: %[[V23:.*]] = onnx.Slice(%arg4, %[[V20]], %[[V21]], %[[V22]]) : {{.*}} -> tensor<*xf32>
// CHECK: %[[V24:.*]] = onnx.Constant() {value = dense<8> : tensor<1xi64>} : () -> tensor<1xi64>
// CHECK: %[[V25:.*]] = onnx.Constant() {value = dense<12> : tensor<1xi64>} : () -> tensor<1xi64>
// CHECK: %[[V26:.*]] = onnx.Constant() {value = dense<0> : tensor<1xi64>} : () -> tensor<1xi64>
// CHECK: %[[V27:.*]] = onnx.Slice(%arg4, %[[V24]], %[[V25]], %[[V26]]) : {{.*}} -> tensor<*xf32>
// CHECK: %[[V28:.*]] = onnx.Concat(%[[V19]], %[[V23]], %[[V27]]) {axis = 0 : i64} : {{.*}} -> tensor<*xf32>
// CHECK: %[[V29:.*]] = onnx.Constant() {value = dense<0> : tensor<1xi64>} : () -> tensor<1xi64>
// CHECK: %[[V30:.*]] = onnx.UnsqueezeV13(%[[V28]], %[[V29]]) : {{.*}} -> tensor<*xf32>
// CHECK: %[[V31:.*]] = onnx.NoValue
// CHECK: %[[V32:.*]]:2 = onnx.GRUV14(%arg0, %[[V15]], %[[V30]], %[[V31]], %[[V0]], %arg2) {direction = "forward", hidden_size = 4 : i64, linear_before_reset = 1 : i64} : {{.*}} -> (tensor<*xf32>, tensor<1x?x4xf32, #onnx.dims<"", "n", "">>)
// CHECK: %[[V33:.*]] = onnx.Constant() {value = dense<1> : tensor<1xi64>} : () -> tensor<1xi64>
// CHECK: %[[V34:.*]] = onnx.SqueezeV13(%[[V32]]#0, %[[V33]]) : {{.*}} -> tensor<5x?x4xf32, #onnx.dims<"", "n", "">>
// CHECK: return %[[V34]], %[[V32]]#1
func.func @gru(%arg0: !torch.tensor<[5,n,3],f32>, %arg1: !torch.tensor<[n],i64>, %arg2: !torch.tensor<[1,n,4],f32>, %arg3: !torch.tensor<[12,3],f32>, %arg4: !torch.tensor<[12,4],f32>) -> (!torch.tensor<[5,n,4],f32>, !torch.tensor<[1,n,4],f32>) {
  %0 = torch.constant false -> !torch.bool<false>
  %1 = torch.constant 1 : i64 -> !torch.int<1>
  %2 = torch.constant 0.000000e+00 : f64 -> !torch.float<0.000000e+00>
  %3 = torch.prim.ListConstruct(%arg3, %arg4) : (!torch.tensor<[12,3],f32>, !torch.tensor<[12,4],f32>) -> !torch.list<[!torch.tensor<[12,3],f32>, !torch.tensor<[12,4],f32>]>
  %5:2 = torch.operator "torch_onnx::gru"(%arg0, %arg1, %arg2, %3, %0, %1, %2, %0, %0) : (!torch.tensor<[5,n,3],f32>, !torch.tensor<[n],i64>, !torch.tensor<[1,n,4],f32>, !torch.list<[!torch.tensor<[12,3],f32>, !torch.tensor<[12,4],f32>]>, !torch.bool<false>, !torch.int<1>, !torch.float<0.000000e+00>, !torch.bool<false>, !torch.bool<false>) -> (!torch.tensor<[5,n,4],f32>, !torch.tensor<[1,n,4],f32>)
  return %5#0, %5#1 : !torch.tensor<[5,n,4],f32>, !torch.tensor<[1,n,4],f32>
}

// CHECK-LABEL: @lstm(
// CHECK: %[[V0:.*]] = onnx.CastV19(%arg1) {to = 6 : i64} : {{.*}} -> tensor<?xi32, #onnx.dims<"n">>
// CHECK: %[[V1:.*]] = onnx.Constant() {value = dense<0> : tensor<1xi64>} : () -> tensor<1xi64>
// CHECK: %[[V2:.*]] = onnx.Constant() {value = dense<4> : tensor<1xi64>} : () -> tensor<1xi64>
// CHECK: %[[V3:.*]] = onnx.Constant() {value = dense<0> : tensor<1xi64>} : () -> tensor<1xi64>
// CHECK: %[[V4:.*]] = onnx.Slice(%arg4, %[[V1]], %[[V2]], %[[V3]]) : {{.*}} -> tensor<*xf32>
// CHECK: %[[V5:.*]] = onnx.Constant() {value = dense<12> : tensor<1xi64>} : () -> tensor<1xi64>
// CHECK: %[[V6:.*]] = onnx.Constant() {value = dense<16> : tensor<1xi64>} : () -> tensor<1xi64>
// CHECK: %[[V7:.*]] = onnx.Constant() {value = dense<0> : tensor<1xi64>} : () -> tensor<1xi64>
// CHECK: %[[V8:.*]] = onnx.Slice(%arg4, %[[V5]], %[[V6]], %[[V7]]) : {{.*}} -> tensor<*xf32>
// CHECK: %[[V9:.*]] = onnx.Constant() {value = dense<4> : tensor<1xi64>} : () -> tensor<1xi64>
// CHECK: %[[V10:.*]] = onnx.Constant() {value = dense<8> : tensor<1xi64>} : () -> tensor<1xi64>
// CHECK: %[[V11:.*]] = onnx.Constant() {value = dense<0> : tensor<1xi64>} : () -> tensor<1xi64>
// CHECK: %[[V12:.*]] = onnx.Slice(%arg4, %[[V9]], %[[V10]], %[[V11]]) : {{.*}} -> tensor<*xf32>
// CHECK: %[[V13:.*]] = onnx.Constant() {value = dense<8> : tensor<1xi64>} : () -> tensor<1xi64>
// CHECK: %[[V14:.*]] = onnx.Constant() {value = dense<12> : tensor<1xi64>} : () -> tensor<1xi64>
// CHECK: %[[V15:.*]] = onnx.Constant() {value = dense<0> : tensor<1xi64>} : () -> tensor<1xi64>
// CHECK: %[[V16:.*]] = onnx.Slice(%arg4, %[[V13]], %[[V14]], %[[V15]]) : {{.*}} -> tensor<*xf32>
// CHECK: %[[V17:.*]] = onnx.Concat(%[[V4]], %[[V8]], %[[V12]], %[[V16]]) {axis = 0 : i64} : {{.*}} -> tensor<*xf32>
// CHECK: %[[V18:.*]] = onnx.Constant() {value = dense<0> : tensor<1xi64>} : () -> tensor<1xi64>
// CHECK: %[[V19:.*]] = onnx.UnsqueezeV13(%[[V17]], %[[V18]]) : {{.*}} -> tensor<*xf32>
// CHECK: %[[V20:.*]] = onnx.Constant() {value = dense<0> : tensor<1xi64>} : () -> tensor<1xi64>
// CHECK: %[[V21:.*]] = onnx.Constant() {value = dense<4> : tensor<1xi64>} : () -> tensor<1xi64>
// CHECK: %[[V22:.*]] = onnx.Constant() {value = dense<0> : tensor<1xi64>} : () -> tensor<1xi64>
// CHECK: %[[V23:.*]] = onnx.Slice(%arg5, %[[V20]], %[[V21]], %[[V22]]) : {{.*}} -> tensor<*xf32>
// CHECK: %[[V24:.*]] = onnx.Constant() {value = dense<12> : tensor<1xi64>} : () -> tensor<1xi64>
// CHECK: %[[V25:.*]] = onnx.Constant() {value = dense<16> : tensor<1xi64>} : () -> tensor<1xi64>
// CHECK: %[[V26:.*]] = onnx.Constant() {value = dense<0> : tensor<1xi64>} : () -> tensor<1xi64>
// CHECK: %[[V27:.*]] = onnx.Slice(%arg5, %[[V24]], %[[V25]], %[[V26]]) : {{.*}} -> tensor<*xf32>
// CHECK: %[[V28:.*]] = onnx.Constant() {value = dense<4> : tensor<1xi64>} : () -> tensor<1xi64>
// CHECK: %[[V29:.*]] = onnx.Constant() {value = dense<8> : tensor<1xi64>} : () -> tensor<1xi64>
// CHECK: %[[V30:.*]] = onnx.Constant() {value = dense<0> : tensor<1xi64>} : () -> tensor<1xi64>
// CHECK: %[[V31:.*]] = onnx.Slice(%arg5, %[[V28]], %[[V29]], %[[V30]]) : {{.*}} -> tensor<*xf32>
// CHECK: %[[V32:.*]] = onnx.Constant() {value = dense<8> : tensor<1xi64>} : () -> tensor<1xi64>
// CHECK: %[[V33:.*]] = onnx.Constant() {value = dense<12> : tensor<1xi64>} : () -> tensor<1xi64>
// CHECK: %[[V34:.*]] = onnx.Constant() {value = dense<0> : tensor<1xi64>} : () -> tensor<1xi64>
// CHECK: %[[V35:.*]] = onnx.Slice(%arg5, %[[V32]], %[[V33]], %[[V34]]) : {{.*}} -> tensor<*xf32>
// CHECK: %[[V36:.*]] = onnx.Concat(%[[V23]], %[[V27]], %[[V31]], %[[V35]]) {axis = 0 : i64} : {{.*}} -> tensor<*xf32>
// CHECK: %[[V37:.*]] = onnx.Constant() {value = dense<0> : tensor<1xi64>} : () -> tensor<1xi64>
// CHECK: %[[V38:.*]] = onnx.UnsqueezeV13(%[[V36]], %[[V37]]) : {{.*}} -> tensor<*xf32>
// CHECK: %[[V39:.*]] = onnx.NoValue
// CHECK: %[[V40:.*]]:3 = onnx.LSTMV14(%arg0, %[[V19]], %[[V38]], %[[V39]], %[[V0]], %arg2, %arg3) {direction = "forward", hidden_size = 4 : i64} : {{.*}} -> (tensor<*xf32>, tensor<1x?x4xf32, #onnx.dims<"", "n", "">>, tensor<1x?x4xf32, #onnx.dims<"", "n", "">>)
// CHECK: %[[V41:.*]] = onnx.Constant() {value = dense<1> : tensor<1xi64>} : () -> tensor<1xi64>
// CHECK: %[[V42:.*]] = onnx.SqueezeV13(%[[V40]]#0, %[[V41]]) : {{.*}} -> tensor<5x?x4xf32, #onnx.dims<"", "n", "">>
// CHECK: return %[[V42]], %[[V40]]#1, %[[V40]]#2
func.func @lstm(%arg0: !torch.tensor<[5,n,3],f32>, %arg1: !torch.tensor<[n],i64>, %arg2: !torch.tensor<[1,n,4],f32>, %arg3: !torch.tensor<[1,n,4],f32>, %arg4: !torch.tensor<[16,3],f32>, %arg5: !torch.tensor<[16,4],f32>) -> (!torch.tensor<[5,n,4],f32>, !torch.tensor<[1,n,4],f32>, !torch.tensor<[1,n,4],f32>) {
  %0 = torch.constant false -> !torch.bool<false>
  %1 = torch.constant 1 : i64 -> !torch.int<1>
  %2 = torch.constant 0.000000e+00 : f64 -> !torch.float<0.000000e+00>
  %3 = torch.prim.ListConstruct(%arg4, %arg5) : (!torch.tensor<[16,3],f32>, !torch.tensor<[16,4],f32>) -> !torch.list<[!torch.tensor<[16,3],f32>, !torch.tensor<[16,4],f32>]>
  %4 = torch.prim.ListConstruct(%arg2, %arg3) : (!torch.tensor<[1,n,4],f32>, !torch.tensor<[1,n,4],f32>) -> !torch.list<[!torch.tensor<[1,n,4],f32>, !torch.tensor<[1,n,4],f32>]>
  %5:3 = torch.operator "torch_onnx::lstm"(%arg0, %arg1, %4, %3, %0, %1, %2, %0, %0) : (!torch.tensor<[5,n,3],f32>, !torch.tensor<[n],i64>, !torch.list<[!torch.tensor<[1,n,4],f32>, !torch.tensor<[1,n,4],f32>]>, !torch.list<[!torch.tensor<[16,3],f32>, !torch.tensor<[16,4],f32>]>, !torch.bool<false>, !torch.int<1>, !torch.float<0.000000e+00>, !torch.bool<false>, !torch.bool<false>) -> (!torch.tensor<[5,n,4],f32>, !torch.tensor<[1,n,4],f32>, !torch.tensor<[1,n,4],f32>)
  return %5#0, %5#1, %5#2 : !torch.tensor<[5,n,4],f32>, !torch.tensor<[1,n,4],f32>, !torch.tensor<[1,n,4],f32>
}

// CHECK-LABEL: @rnn_relu(
// CHECK: %[[V0:.*]] = onnx.CastV19(%arg1) {to = 6 : i64} : {{.*}} -> tensor<?xi32, #onnx.dims<"n">>
// CHECK: %[[V1:.*]] = onnx.Constant() {value = dense<0> : tensor<1xi64>} : () -> tensor<1xi64>
// CHECK: %[[V2:.*]] = onnx.UnsqueezeV13(%arg3, %[[V1]]) : {{.*}} -> tensor<*xf32>
// CHECK: %[[V3:.*]] = onnx.Constant() {value = dense<0> : tensor<1xi64>} : () -> tensor<1xi64>
// CHECK: %[[V4:.*]] = onnx.UnsqueezeV13(%arg4, %[[V3]]) : {{.*}} -> tensor<*xf32>
// CHECK: %[[V5:.*]] = onnx.NoValue
// CHECK: %[[V6:.*]]:2 = onnx.RNNV14(%arg0, %[[V2]], %[[V4]], %[[V5]], %[[V0]], %arg2) {activations = ["Relu"], direction = "forward", hidden_size = 4 : i64} : {{.*}} -> (tensor<*xf32>, tensor<1x?x4xf32, #onnx.dims<"", "n", "">>)
// CHECK: %[[V7:.*]] = onnx.Constant() {value = dense<1> : tensor<1xi64>} : () -> tensor<1xi64>
// CHECK: %[[V8:.*]] = onnx.SqueezeV13(%[[V6]]#0, %[[V7]]) : {{.*}} -> tensor<5x?x4xf32, #onnx.dims<"", "n", "">>
// CHECK: return %[[V8]], %[[V6]]#1
func.func @rnn_relu(%arg0: !torch.tensor<[5,n,3],f32>, %arg1: !torch.tensor<[n],i64>, %arg2: !torch.tensor<[1,n,4],f32>, %arg3: !torch.tensor<[4,3],f32>, %arg4: !torch.tensor<[4,4],f32>) -> (!torch.tensor<[5,n,4],f32>, !torch.tensor<[1,n,4],f32>) {
  %0 = torch.constant false -> !torch.bool<false>
  %1 = torch.constant 1 : i64 -> !torch.int<1>
  %2 = torch.constant 0.000000e+00 : f64 -> !torch.float<0.000000e+00>
  %3 = torch.prim.ListConstruct(%arg3, %arg4) : (!torch.tensor<[4,3],f32>, !torch.tensor<[4,4],f32>) -> !torch.list<[!torch.tensor<[4,3],f32>, !torch.tensor<[4,4],f32>]>
  %5:2 = torch.operator "torch_onnx::rnn_relu"(%arg0, %arg1, %arg2, %3, %0, %1, %2, %0, %0) : (!torch.tensor<[5,n,3],f32>, !torch.tensor<[n],i64>, !torch.tensor<[1,n,4],f32>, !torch.list<[!torch.tensor<[4,3],f32>, !torch.tensor<[4,4],f32>]>, !torch.bool<false>, !torch.int<1>, !torch.float<0.000000e+00>, !torch.bool<false>, !torch.bool<false>) -> (!torch.tensor<[5,n,4],f32>, !torch.tensor<[1,n,4],f32>)
  return %5#0, %5#1 : !torch.tensor<[5,n,4],f32>, !torch.tensor<[1,n,4],f32>
}

// CHECK-LABEL: @rnn_tanh(
// CHECK: %[[V0:.*]] = onnx.CastV19(%arg1) {to = 6 : i64} : {{.*}} -> tensor<?xi32, #onnx.dims<"n">>
// CHECK: %[[V1:.*]] = onnx.Constant() {value = dense<0> : tensor<1xi64>} : () -> tensor<1xi64>
// CHECK: %[[V2:.*]] = onnx.UnsqueezeV13(%arg3, %[[V1]]) : {{.*}} -> tensor<*xf32>
// CHECK: %[[V3:.*]] = onnx.Constant() {value = dense<0> : tensor<1xi64>} : () -> tensor<1xi64>
// CHECK: %[[V4:.*]] = onnx.UnsqueezeV13(%arg4, %[[V3]]) : {{.*}} -> tensor<*xf32>
// CHECK: %[[V5:.*]] = onnx.NoValue
// CHECK: %[[V6:.*]]:2 = onnx.RNNV14(%arg0, %[[V2]], %[[V4]], %[[V5]], %[[V0]], %arg2) {activations = ["Tanh"], direction = "forward", hidden_size = 4 : i64} : {{.*}} -> (tensor<*xf32>, tensor<1x?x4xf32, #onnx.dims<"", "n", "">>)
// CHECK: %[[V7:.*]] = onnx.Constant() {value = dense<1> : tensor<1xi64>} : () -> tensor<1xi64>
// CHECK: %[[V8:.*]] = onnx.SqueezeV13(%[[V6]]#0, %[[V7]]) : {{.*}} -> tensor<5x?x4xf32, #onnx.dims<"", "n", "">>
// CHECK: return %[[V8]], %[[V6]]#1
func.func @rnn_tanh(%arg0: !torch.tensor<[5,n,3],f32>, %arg1: !torch.tensor<[n],i64>, %arg2: !torch.tensor<[1,n,4],f32>, %arg3: !torch.tensor<[4,3],f32>, %arg4: !torch.tensor<[4,4],f32>) -> (!torch.tensor<[5,n,4],f32>, !torch.tensor<[1,n,4],f32>) {
  %0 = torch.constant false -> !torch.bool<false>
  %1 = torch.constant 1 : i64 -> !torch.int<1>
  %2 = torch.constant 0.000000e+00 : f64 -> !torch.float<0.000000e+00>
  %3 = torch.prim.ListConstruct(%arg3, %arg4) : (!torch.tensor<[4,3],f32>, !torch.tensor<[4,4],f32>) -> !torch.list<[!torch.tensor<[4,3],f32>, !torch.tensor<[4,4],f32>]>
  %5:2 = torch.operator "torch_onnx::rnn_tanh"(%arg0, %arg1, %arg2, %3, %0, %1, %2, %0, %0) : (!torch.tensor<[5,n,3],f32>, !torch.tensor<[n],i64>, !torch.tensor<[1,n,4],f32>, !torch.list<[!torch.tensor<[4,3],f32>, !torch.tensor<[4,4],f32>]>, !torch.bool<false>, !torch.int<1>, !torch.float<0.000000e+00>, !torch.bool<false>, !torch.bool<false>) -> (!torch.tensor<[5,n,4],f32>, !torch.tensor<[1,n,4],f32>)
  return %5#0, %5#1 : !torch.tensor<[5,n,4],f32>, !torch.tensor<[1,n,4],f32>
}
