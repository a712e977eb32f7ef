// NOTE: The checks are written by tools/dev/update_checks.py.

// RUN: torch-onnx-opt %s --pass-pipeline='builtin.module(convert-torch-to-onnx{opset=20})' | FileCheck %s

// CHECK-LABEL: @gru(
// CHECK: onnx.CastV19{{.*}} -> tensor<?xi32, #onnx.dims<"n">>
// CHECK: onnx.Slice{{.*}} -> tensor<*xf32>
// CHECK: onnx.Slice{{.*}} -> tensor<*xf32>
// CHECK: onnx.Slice{{.*}} -> tensor<*xf32>
// CHECK: onnx.Concat{{.*}} -> tensor<*xf32>
// CHECK: onnx.UnsqueezeV13{{.*}} -> tensor<*xf32>
// CHECK: onnx.Slice{{.*}} -> tensor<*xf32>
// CHECK: onnx.Slice{{.*}} -> tensor<*xf32>
// CHECK: onnx.Slice{{.*}} -> tensor<*xf32>
// CHECK: onnx.Concat{{.*}} -> tensor<*xf32>
// CHECK: onnx.UnsqueezeV13{{.*}} -> tensor<*xf32>
// CHECK: onnx.NoValue
// CHECK: onnx.GRUV14{{.*}} -> (tensor<*xf32>, tensor<1x?x4xf32, #onnx.dims<"", "n", "">>)
// CHECK: onnx.SqueezeV13{{.*}} -> tensor<5x?x4xf32, #onnx.dims<"", "n", "">>
func.func @gru(%arg0: !torch.tensor<[5,n,3],f32>, %arg1: !torch.tensor<[n],i64>, %arg2: !torch.tensor<[1,n,4],f32>, %arg3: !torch.tensor<[12,3],f32>, %arg4: !torch.tensor<[12,4],f32>) -> (!torch.tensor<[5,n,4],f32>, !torch.tensor<[1,n,4],f32>) {
  %0 = torch.constant false -> !torch.bool<false>
  %1 = torch.constant 1 : i64 -> !torch.int<1>
  %2 = torch.constant 0.000000e+00 : f64 -> !torch.float<0.000000e+00>
  %3 = torch.prim.ListConstruct(%arg3, %arg4) : (!torch.tensor<[12,3],f32>, !torch.tensor<[12,4],f32>) -> !torch.list<[!torch.tensor<[12,3],f32>, !torch.tensor<[12,4],f32>]>
  %5:2 = torch.operator "torch_onnx::gru"(%arg0, %arg1, %arg2, %3, %0, %1, %2, %0, %0) : (!torch.tensor<[5,n,3],f32>, !torch.tensor<[n],i64>, !torch.tensor<[1,n,4],f32>, !torch.list<[!torch.tensor<[12,3],f32>, !torch.tensor<[12,4],f32>]>, !torch.bool<false>, !torch.int<1>, !torch.float<0.000000e+00>, !torch.bool<false>, !torch.bool<false>) -> (!torch.tensor<[5,n,4],f32>, !torch.tensor<[1,n,4],f32>)
  return %5#0, %5#1 : !torch.tensor<[5,n,4],f32>, !torch.tensor<[1,n,4],f32>
}

// CHECK-LABEL: @lstm(
// CHECK: onnx.CastV19{{.*}} -> tensor<?xi32, #onnx.dims<"n">>
// CHECK: onnx.Slice{{.*}} -> tensor<*xf32>
// CHECK: onnx.Slice{{.*}} -> tensor<*xf32>
// CHECK: onnx.Slice{{.*}} -> tensor<*xf32>
// CHECK: onnx.Slice{{.*}} -> tensor<*xf32>
// CHECK: onnx.Concat{{.*}} -> tensor<*xf32>
// CHECK: onnx.UnsqueezeV13{{.*}} -> tensor<*xf32>
// CHECK: onnx.Slice{{.*}} -> tensor<*xf32>
// CHECK: onnx.Slice{{.*}} -> tensor<*xf32>
// CHECK: onnx.Slice{{.*}} -> tensor<*xf32>
// CHECK: onnx.Slice{{.*}} -> tensor<*xf32>
// CHECK: onnx.Concat{{.*}} -> tensor<*xf32>
// CHECK: onnx.UnsqueezeV13{{.*}} -> tensor<*xf32>
// CHECK: onnx.NoValue
// CHECK: onnx.LSTMV14{{.*}} -> (tensor<*xf32>, tensor<1x?x4xf32, #onnx.dims<"", "n", "">>, tensor<1x?x4xf32, #onnx.dims<"", "n", "">>)
// CHECK: onnx.SqueezeV13{{.*}} -> tensor<5x?x4xf32, #onnx.dims<"", "n", "">>
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
// CHECK: onnx.CastV19{{.*}} -> tensor<?xi32, #onnx.dims<"n">>
// CHECK: onnx.UnsqueezeV13{{.*}} -> tensor<*xf32>
// CHECK: onnx.UnsqueezeV13{{.*}} -> tensor<*xf32>
// CHECK: onnx.NoValue
// CHECK: onnx.RNNV14{{.*}} -> (tensor<*xf32>, tensor<1x?x4xf32, #onnx.dims<"", "n", "">>)
// CHECK: onnx.SqueezeV13{{.*}} -> tensor<5x?x4xf32, #onnx.dims<"", "n", "">>
func.func @rnn_relu(%arg0: !torch.tensor<[5,n,3],f32>, %arg1: !torch.tensor<[n],i64>, %arg2: !torch.tensor<[1,n,4],f32>, %arg3: !torch.tensor<[4,3],f32>, %arg4: !torch.tensor<[4,4],f32>) -> (!torch.tensor<[5,n,4],f32>, !torch.tensor<[1,n,4],f32>) {
  %0 = torch.constant false -> !torch.bool<false>
  %1 = torch.constant 1 : i64 -> !torch.int<1>
  %2 = torch.constant 0.000000e+00 : f64 -> !torch.float<0.000000e+00>
  %3 = torch.prim.ListConstruct(%arg3, %arg4) : (!torch.tensor<[4,3],f32>, !torch.tensor<[4,4],f32>) -> !torch.list<[!torch.tensor<[4,3],f32>, !torch.tensor<[4,4],f32>]>
  %5:2 = torch.operator "torch_onnx::rnn_relu"(%arg0, %arg1, %arg2, %3, %0, %1, %2, %0, %0) : (!torch.tensor<[5,n,3],f32>, !torch.tensor<[n],i64>, !torch.tensor<[1,n,4],f32>, !torch.list<[!torch.tensor<[4,3],f32>, !torch.tensor<[4,4],f32>]>, !torch.bool<false>, !torch.int<1>, !torch.float<0.000000e+00>, !torch.bool<false>, !torch.bool<false>) -> (!torch.tensor<[5,n,4],f32>, !torch.tensor<[1,n,4],f32>)
  return %5#0, %5#1 : !torch.tensor<[5,n,4],f32>, !torch.tensor<[1,n,4],f32>
}

// CHECK-LABEL: @rnn_tanh(
// CHECK: onnx.CastV19{{.*}} -> tensor<?xi32, #onnx.dims<"n">>
// CHECK: onnx.UnsqueezeV13{{.*}} -> tensor<*xf32>
// CHECK: onnx.UnsqueezeV13{{.*}} -> tensor<*xf32>
// CHECK: onnx.NoValue
// CHECK: onnx.RNNV14{{.*}} -> (tensor<*xf32>, tensor<1x?x4xf32, #onnx.dims<"", "n", "">>)
// CHECK: onnx.SqueezeV13{{.*}} -> tensor<5x?x4xf32, #onnx.dims<"", "n", "">>
func.func @rnn_tanh(%arg0: !torch.tensor<[5,n,3],f32>, %arg1: !torch.tensor<[n],i64>, %arg2: !torch.tensor<[1,n,4],f32>, %arg3: !torch.tensor<[4,3],f32>, %arg4: !torch.tensor<[4,4],f32>) -> (!torch.tensor<[5,n,4],f32>, !torch.tensor<[1,n,4],f32>) {
  %0 = torch.constant false -> !torch.bool<false>
  %1 = torch.constant 1 : i64 -> !torch.int<1>
  %2 = torch.constant 0.000000e+00 : f64 -> !torch.float<0.000000e+00>
  %3 = torch.prim.ListConstruct(%arg3, %arg4) : (!torch.tensor<[4,3],f32>, !torch.tensor<[4,4],f32>) -> !torch.list<[!torch.tensor<[4,3],f32>, !torch.tensor<[4,4],f32>]>
  %5:2 = torch.operator "torch_onnx::rnn_tanh"(%arg0, %arg1, %arg2, %3, %0, %1, %2, %0, %0) : (!torch.tensor<[5,n,3],f32>, !torch.tensor<[n],i64>, !torch.tensor<[1,n,4],f32>, !torch.list<[!torch.tensor<[4,3],f32>, !torch.tensor<[4,4],f32>]>, !torch.bool<false>, !torch.int<1>, !torch.float<0.000000e+00>, !torch.bool<false>, !torch.bool<false>) -> (!torch.tensor<[5,n,4],f32>, !torch.tensor<[1,n,4],f32>)
  return %5#0, %5#1 : !torch.tensor<[5,n,4],f32>, !torch.tensor<[1,n,4],f32>
}
