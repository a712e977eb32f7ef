// NOTE: The checks are written by tools/dev/update_checks.py.

// RUN: torch-onnx-opt %s --pass-pipeline='builtin.module(convert-torch-to-onnx{opset=20})' | FileCheck %s

// CHECK-LABEL: @cat(
// CHECK: %[[V0:.*]] = onnx.Concat(%arg0, %arg1) {axis = 0 : i64} : {{.*}} -> tensor<?x3xf32, #onnx.dims<"m+n", "">>
// CHECK: return %[[V0]]
func.func @cat(%arg0: !torch.tensor<[n,3],f32>, %arg1: !torch.tensor<[m,3],f32>) -> (!torch.tensor<["m+n",3],f32>) {
  %0 = torch.constant 0 : i64 -> !torch.int<0>
  %1 = torch.prim.ListConstruct(%arg0, %arg1) : (!torch.tensor<[n,3],f32>, !torch.tensor<[m,3],f32>) -> !torch.list<[!torch.tensor<[n,3],f32>, !torch.tensor<[m,3],f32>]>
  %2 = torch.aten.cat(%1, %0) : (!torch.list<[!torch.tensor<[n,3],f32>, !torch.tensor<[m,3],f32>]>, !torch.int<0>) -> !torch.tensor<["m+n",3],f32>
  return %2 : !torch.tensor<["m+n",3],f32>
}

// CHECK-LABEL: @cat_of_ints(
// CHECK: %[[V0:.*]] = onnx.Concat(%arg0, %arg1) {axis = 0 : i64} : {{.*}} -> tensor<?x3xi64, #onnx.dims<"m+n", "">>
// CHECK: return %[[V0]]
func.func @cat_of_ints(%arg0: !torch.tensor<[n,3],i64>, %arg1: !torch.tensor<[m,3],i64>) -> (!torch.tensor<["m+n",3],i64>) {
  %0 = torch.constant 0 : i64 -> !torch.int<0>
  %1 = torch.prim.ListConstruct(%arg0, %arg1) : (!torch.tensor<[n,3],i64>, !torch.tensor<[m,3],i64>) -> !torch.list<[!torch.tensor<[n,3],i64>, !torch.tensor<[m,3],i64>]>
  %2 = torch.aten.cat(%1, %0) : (!torch.list<[!torch.tensor<[n,3],i64>, !torch.tensor<[m,3],i64>]>, !torch.int<0>) -> !torch.tensor<["m+n",3],i64>
  return %2 : !torch.tensor<["m+n",3],i64>
}

// CHECK-LABEL: @channel_shuffle(
// CHECK: %[[V0:.*]] = onnx.Constant() {value = dense<[0, 2, 4, 1, 3, 5]> : tensor<6xi64>} : () -> tensor<6xi64>
// CHECK: %[[V1:.*]] = onnx.Gather(%arg0, %[[V0]]) {axis = 1 : i64} : {{.*}} -> tensor<?x6x?x3xf32, #onnx.dims<"n", "", "h", "">>
// CHECK: return %[[V1]]
func.func @channel_shuffle(%arg0: !torch.tensor<[n,6,h,3],f32>) -> (!torch.tensor<[n,6,h,3],f32>) {
  %0 = torch.constant 3 : i64 -> !torch.int<3>
  %1 = torch.aten.channel_shuffle(%arg0, %0) : (!torch.tensor<[n,6,h,3],f32>, !torch.int<3>) -> !torch.tensor<[n,6,h,3],f32>
  return %1 : !torch.tensor<[n,6,h,3],f32>
}

// CHECK-LABEL: @chunk(
// CHECK: %[[V0:.*]] = onnx.Constant() {value = dense<[4, 3]> : tensor<2xi64>} : () -> tensor<2xi64>
// CHECK: %[[V1:.*]]:2 = onnx.Split(%arg0, %[[V0]]) {axis = 1 : i64} : {{.*}} -> (tensor<?x4xf32, #onnx.dims<"n", "">>, tensor<?x3xf32, #onnx.dims<"n", "">>)
// CHECK: return %[[V1]]#0, %[[V1]]#1
func.func @chunk(%arg0: !torch.tensor<[n,7],f32>) -> (!torch.tensor<[n,4],f32>, !torch.tensor<[n,3],f32>) {
  %0 = torch.constant 2 : i64 -> !torch.int<2>
  %1 = torch.constant 1 : i64 -> !torch.int<1>
  %2 = torch.aten.chunk(%arg0, %0, %1) : (!torch.tensor<[n,7],f32>, !torch.int<2>, !torch.int<1>) -> !torch.list<[!torch.tensor<[n,4],f32>, !torch.tensor<[n,3],f32>]>
  %3:2 = torch.prim.ListUnpack %2 : (!torch.list<[!torch.tensor<[n,4],f32>, !torch.tensor<[n,3],f32>]>) -> (!torch.tensor<[n,4],f32>, !torch.tensor<[n,3],f32>)
  return %3#0, %3#1 : !torch.tensor<[n,4],f32>, !torch.tensor<[n,3],f32>
}

// CHECK-LABEL: @chunk_of_ints(
// CHECK: %[[V0:.*]] = onnx.Constant() {value = dense<[4, 3]> : tensor<2xi64>} : () -> tensor<2xi64>
// CHECK: %[[V1:.*]]:2 = onnx.Split(%arg0, %[[V0]]) {axis = 1 : i64} : {{.*}} -> (tensor<?x4xi64, #onnx.dims<"n", "">>, tensor<?x3xi64, #onnx.dims<"n", "">>)
// CHECK: return %[[V1]]#0, %[[V1]]#1
func.func @chunk_of_ints(%arg0: !torch.tensor<[n,7],i64>) -> (!torch.tensor<[n,4],i64>, !torch.tensor<[n,3],i64>) {
  %0 = torch.constant 2 : i64 -> !torch.int<2>
  %1 = torch.constant 1 : i64 -> !torch.int<1>
  %2 = torch.aten.chunk(%arg0, %0, %1) : (!torch.tensor<[n,7],i64>, !torch.int<2>, !torch.int<1>) -> !torch.list<[!torch.tensor<[n,4],i64>, !torch.tensor<[n,3],i64>]>
  %3:2 = torch.prim.ListUnpack %2 : (!torch.list<[!torch.tensor<[n,4],i64>, !torch.tensor<[n,3],i64>]>) -> (!torch.tensor<[n,4],i64>, !torch.tensor<[n,3],i64>)
  return %3#0, %3#1 : !torch.tensor<[n,4],i64>, !torch.tensor<[n,3],i64>
}

// CHECK-LABEL: @flip(
// CHECK: %[[V0:.*]] = onnx.Constant() {value = dense<-1> : tensor<1xi64>} : () -> tensor<1xi64>
// CHECK: %[[V1:.*]] = onnx.Constant() {value = dense<-9223372036854775808> : tensor<1xi64>} : () -> tensor<1xi64>
// CHECK: %[[V2:.*]] = onnx.Constant() {value = dense<0> : tensor<1xi64>} : () -> tensor<1xi64>
// CHECK: %[[V3:.*]] = onnx.Constant() {value = dense<-1> : tensor<1xi64>} : () -> tensor<1xi64>
// CHECK: %[[V4:.*]] = onnx.Slice(%arg0, %[[V0]], %[[V1]], %[[V2]], %[[V3]]) : {{.*}} -> tensor<?x4x6xf32, #onnx.dims<"n", "", "">>
// CHECK: return %[[V4]]
func.func @flip(%arg0: !torch.tensor<[n,4,6],f32>) -> (!torch.tensor<[n,4,6],f32>) {
  %0 = torch.constant 0 : i64 -> !torch.int<0>
  %1 = torch.prim.ListConstruct(%0) : (!torch.int<0>) -> !torch.list<[!torch.int<0>]>
  %2 = torch.aten.flip(%arg0, %1) : (!torch.tensor<[n,4,6],f32>, !torch.list<[!torch.int<0>]>) -> !torch.tensor<[n,4,6],f32>
  return %2 : !torch.tensor<[n,4,6],f32>
}

// CHECK-LABEL: @flip_of_ints(
// CHECK: %[[V0:.*]] = onnx.Constant() {value = dense<-1> : tensor<1xi64>} : () -> tensor<1xi64>
// CHECK: %[[V1:.*]] = onnx.Constant() {value = dense<-9223372036854775808> : tensor<1xi64>} : () -> tensor<1xi64>
// CHECK: %[[V2:.*]] = onnx.Constant() {value = dense<0> : tensor<1xi64>} : () -> tensor<1xi64>
// CHECK: %[[V3:.*]] = onnx.Constant() {value = dense<-1> : tensor<1xi64>} : () -> tensor<1xi64>
// CHECK: %[[V4:.*]] = onnx.Slice(%arg0, %[[V0]], %[[V1]], %[[V2]], %[[V3]]) : {{.*}} -> tensor<?x4x6xi64, #onnx.dims<"n", "", "">>
// CHECK: return %[[V4]]
func.func @flip_of_ints(%arg0: !torch.tensor<[n,4,6],i64>) -> (!torch.tensor<[n,4,6],i64>) {
  %0 = torch.constant 0 : i64 -> !torch.int<0>
  %1 = torch.prim.ListConstruct(%0) : (!torch.int<0>) -> !torch.list<[!torch.int<0>]>
  %2 = torch.aten.flip(%arg0, %1) : (!torch.tensor<[n,4,6],i64>, !torch.list<[!torch.int<0>]>) -> !torch.tensor<[n,4,6],i64>
  return %2 : !torch.tensor<[n,4,6],i64>
}

// CHECK-LABEL: @pixel_shuffle(
// CHECK: %[[V0:.*]] = onnx.DepthToSpace(%arg0) {blocksize = 2 : i64, mode = "CRD"} : {{.*}} -> tensor<?x2x6x?xf32, #onnx.dims<"n", "", "", "2*h">>
// CHECK: return %[[V0]]
func.func @pixel_shuffle(%arg0: !torch.tensor<[n,8,3,h],f32>) -> (!torch.tensor<[n,2,6,"2*h"],f32>) {
  %0 = torch.constant 2 : i64 -> !torch.int<2>
  %1 = torch.aten.pixel_shuffle(%arg0, %0) : (!torch.tensor<[n,8,3,h],f32>, !torch.int<2>) -> !torch.tensor<[n,2,6,"2*h"],f32>
  return %1 : !torch.tensor<[n,2,6,"2*h"],f32>
}

// CHECK-LABEL: @pixel_unshuffle(
// CHECK: %[[V0:.*]] = onnx.SpaceToDepthV13(%arg0) {blocksize = 2 : i64} : {{.*}} -> tensor<*xf32>
// CHECK: %[[V1:.*]] = onnx.Constant() {value = dense<[0, 2, 4, 6, 1, 3, 5, 7]> : tensor<8xi64>} : () -> tensor<8xi64>
// CHECK: %[[V2:.*]] = onnx.Gather(%[[V0]], %[[V1]]) {axis = 1 : i64} : {{.*}} -> tensor<?x8x2x3xf32, #onnx.dims<"n", "", "", "">>
// CHECK: return %[[V2]]
func.func @pixel_unshuffle(%arg0: !torch.tensor<[n,2,4,6],f32>) -> (!torch.tensor<[n,8,2,3],f32>) {
  %0 = torch.constant 2 : i64 -> !torch.int<2>
  %1 = torch.aten.pixel_unshuffle(%arg0, %0) : (!torch.tensor<[n,2,4,6],f32>, !torch.int<2>) -> !torch.tensor<[n,8,2,3],f32>
  return %1 : !torch.tensor<[n,8,2,3],f32>
}

// CHECK-LABEL: @repeat(
// CHECK: %[[V0:.*]] = onnx.Constant() {value = dense<[2, 1]> : tensor<2xi64>} : () -> tensor<2xi64>
// CHECK: %[[V1:.*]] = onnx.Tile(%arg0, %[[V0]]) : {{.*}} -> tensor<?x3xf32, #onnx.dims<"2*n", "">>
// CHECK: return %[[V1]]
func.func @repeat(%arg0: !torch.tensor<[n,3],f32>) -> (!torch.tensor<["2*n",3],f32>) {
  %0 = torch.constant 2 : i64 -> !torch.int<2>
  %1 = torch.constant 1 : i64 -> !torch.int<1>
  %2 = torch.prim.ListConstruct(%0, %1) : (!torch.int<2>, !torch.int<1>) -> !torch.list<[!torch.int<2>, !torch.int<1>]>
  %3 = torch.aten.repeat(%arg0, %2) : (!torch.tensor<[n,3],f32>, !torch.list<[!torch.int<2>, !torch.int<1>]>) -> !torch.tensor<["2*n",3],f32>
  return %3 : !torch.tensor<["2*n",3],f32>
}

// CHECK-LABEL: @repeat_of_ints(
// CHECK: %[[V0:.*]] = onnx.Constant() {value = dense<[2, 1]> : tensor<2xi64>} : () -> tensor<2xi64>
// CHECK: %[[V1:.*]] = onnx.Tile(%arg0, %[[V0]]) : {{.*}} -> tensor<?x3xi64, #onnx.dims<"2*n", "">>
// CHECK: return %[[V1]]
func.func @repeat_of_ints(%arg0: !torch.tensor<[n,3],i64>) -> (!torch.tensor<["2*n",3],i64>) {
  %0 = torch.constant 2 : i64 -> !torch.int<2>
  %1 = torch.constant 1 : i64 -> !torch.int<1>
  %2 = torch.prim.ListConstruct(%0, %1) : (!torch.int<2>, !torch.int<1>) -> !torch.list<[!torch.int<2>, !torch.int<1>]>
  %3 = torch.aten.repeat(%arg0, %2) : (!torch.tensor<[n,3],i64>, !torch.list<[!torch.int<2>, !torch.int<1>]>) -> !torch.tensor<["2*n",3],i64>
  return %3 : !torch.tensor<["2*n",3],i64>
}

// CHECK-LABEL: @split_Tensor(
// CHECK: %[[V0:.*]] = onnx.Constant() {value = dense<2> : tensor<3xi64>} : () -> tensor<3xi64>
// CHECK: %[[V1:.*]]:3 = onnx.Split(%arg0, %[[V0]]) {axis = 1 : i64} : {{.*}} -> (tensor<?x2xf32, #onnx.dims<"n", "">>, tensor<?x2xf32, #onnx.dims<"n", "">>, tensor<?x2xf32, #onnx.dims<"n", "">>)
// CHECK: return %[[V1]]#0, %[[V1]]#1, %[[V1]]#2
func.func @split_Tensor(%arg0: !torch.tensor<[n,6],f32>) -> (!torch.tensor<[n,2],f32>, !torch.tensor<[n,2],f32>, !torch.tensor<[n,2],f32>) {
  %0 = torch.constant 2 : i64 -> !torch.int<2>
  %1 = torch.constant 1 : i64 -> !torch.int<1>
  %2 = torch.aten.split.Tensor(%arg0, %0, %1) : (!torch.tensor<[n,6],f32>, !torch.int<2>, !torch.int<1>) -> !torch.list<[!torch.tensor<[n,2],f32>, !torch.tensor<[n,2],f32>, !torch.tensor<[n,2],f32>]>
  %3:3 = torch.prim.ListUnpack %2 : (!torch.list<[!torch.tensor<[n,2],f32>, !torch.tensor<[n,2],f32>, !torch.tensor<[n,2],f32>]>) -> (!torch.tensor<[n,2],f32>, !torch.tensor<[n,2],f32>, !torch.tensor<[n,2],f32>)
  return %3#0, %3#1, %3#2 : !torch.tensor<[n,2],f32>, !torch.tensor<[n,2],f32>, !torch.tensor<[n,2],f32>
}

// CHECK-LABEL: @split_Tensor_of_ints(
// CHECK: %[[V0:.*]] = onnx.Constant() {value = dense<2> : tensor<3xi64>} : () -> tensor<3xi64>
// CHECK: %[[V1:.*]]:3 = onnx.Split(%arg0, %[[V0]]) {axis = 1 : i64} : {{.*}} -> (tensor<?x2xi64, #onnx.dims<"n", "">>, tensor<?x2xi64, #onnx.dims<"n", "">>, tensor<?x2xi64, #onnx.dims<"n", "">>)
// CHECK: return %[[V1]]#0, %[[V1]]#1, %[[V1]]#2
func.func @split_Tensor_of_ints(%arg0: !torch.tensor<[n,6],i64>) -> (!torch.tensor<[n,2],i64>, !torch.tensor<[n,2],i64>, !torch.tensor<[n,2],i64>) {
  %0 = torch.constant 2 : i64 -> !torch.int<2>
  %1 = torch.constant 1 : i64 -> !torch.int<1>
  %2 = torch.aten.split.Tensor(%arg0, %0, %1) : (!torch.tensor<[n,6],i64>, !torch.int<2>, !torch.int<1>) -> !torch.list<[!torch.tensor<[n,2],i64>, !torch.tensor<[n,2],i64>, !torch.tensor<[n,2],i64>]>
  %3:3 = torch.prim.ListUnpack %2 : (!torch.list<[!torch.tensor<[n,2],i64>, !torch.tensor<[n,2],i64>, !torch.tensor<[n,2],i64>]>) -> (!torch.tensor<[n,2],i64>, !torch.tensor<[n,2],i64>, !torch.tensor<[n,2],i64>)
  return %3#0, %3#1, %3#2 : !torch.tensor<[n,2],i64>, !torch.tensor<[n,2],i64>, !torch.tensor<[n,2],i64>
}

// CHECK-LABEL: @split_with_sizes(
// CHECK: %[[V0:.*]] = onnx.Constant() {value = dense<[1, 2, 3]> : tensor<3xi64>} : () -> tensor<3xi64>
// CHECK: %[[V1:.*]]:3 = onnx.Split(%arg0, %[[V0]]) {axis = 1 : i64} : {{.*}} -> (tensor<?x1xf32, #onnx.dims<"n", "">>, tensor<?x2xf32, #onnx.dims<"n", "">>, tensor<?x3xf32, #onnx.dims<"n", "">>)
// CHECK: return %[[V1]]#0, %[[V1]]#1, %[[V1]]#2
func.func @split_with_sizes(%arg0: !torch.tensor<[n,6],f32>) -> (!torch.tensor<[n,1],f32>, !torch.tensor<[n,2],f32>, !torch.tensor<[n,3],f32>) {
  %0 = torch.constant 1 : i64 -> !torch.int<1>
  %1 = torch.constant 2 : i64 -> !torch.int<2>
  %2 = torch.constant 3 : i64 -> !torch.int<3>
  %3 = torch.prim.ListConstruct(%0, %1, %2) : (!torch.int<1>, !torch.int<2>, !torch.int<3>) -> !torch.list<[!torch.int<1>, !torch.int<2>, !torch.int<3>]>
  %4 = torch.aten.split_with_sizes(%arg0, %3, %0) : (!torch.tensor<[n,6],f32>, !torch.list<[!torch.int<1>, !torch.int<2>, !torch.int<3>]>, !torch.int<1>) -> !torch.list<[!torch.tensor<[n,1],f32>, !torch.tensor<[n,2],f32>, !torch.tensor<[n,3],f32>]>
  %5:3 = torch.prim.ListUnpack %4 : (!torch.list<[!torch.tensor<[n,1],f32>, !torch.tensor<[n,2],f32>, !torch.tensor<[n,3],f32>]>) -> (!torch.tensor<[n,1],f32>, !torch.tensor<[n,2],f32>, !torch.tensor<[n,3],f32>)
  return %5#0, %5#1, %5#2 : !torch.tensor<[n,1],f32>, !torch.tensor<[n,2],f32>, !torch.tensor<[n,3],f32>
}

// CHECK-LABEL: @split_with_sizes_of_ints(
// CHECK: %[[V0:.*]] = onnx.Constant() {value = dense<[1, 2, 3]> : tensor<3xi64>} : () -> tensor<3xi64>
// CHECK: %[[V1:.*]]:3 = onnx.Split(%arg0, %[[V0]]) {axis = 1 : i64} : {{.*}} -> (tensor<?x1xi64, #onnx.dims<"n", "">>, tensor<?x2xi64, #onnx.dims<"n", "">>, tensor<?x3xi64, #onnx.dims<"n", "">>)
// CHECK: return %[[V1]]#0, %[[V1]]#1, %[[V1]]#2
func.func @split_with_sizes_of_ints(%arg0: !torch.tensor<[n,6],i64>) -> (!torch.tensor<[n,1],i64>, !torch.tensor<[n,2],i64>, !torch.tensor<[n,3],i64>) {
  %0 = torch.constant 1 : i64 -> !torch.int<1>
  %1 = torch.constant 2 : i64 -> !torch.int<2>
  %2 = torch.constant 3 : i64 -> !torch.int<3>
  %3 = torch.prim.ListConstruct(%0, %1, %2) : (!torch.int<1>, !torch.int<2>, !torch.int<3>) -> !torch.list<[!torch.int<1>, !torch.int<2>, !torch.int<3>]>
  %4 = torch.aten.split_with_sizes(%arg0, %3, %0) : (!torch.tensor<[n,6],i64>, !torch.list<[!torch.int<1>, !torch.int<2>, !torch.int<3>]>, !torch.int<1>) -> !torch.list<[!torch.tensor<[n,1],i64>, !torch.tensor<[n,2],i64>, !torch.tensor<[n,3],i64>]>
  %5:3 = torch.prim.ListUnpack %4 : (!torch.list<[!torch.tensor<[n,1],i64>, !torch.tensor<[n,2],i64>, !torch.tensor<[n,3],i64>]>) -> (!torch.tensor<[n,1],i64>, !torch.tensor<[n,2],i64>, !torch.tensor<[n,3],i64>)
  return %5#0, %5#1, %5#2 : !torch.tensor<[n,1],i64>, !torch.tensor<[n,2],i64>, !torch.tensor<[n,3],i64>
}

// CHECK-LABEL: @stack(
// CHECK: %[[V0:.*]] = onnx.Constant() {value = dense<0> : tensor<1xi64>} : () -> tensor<1xi64>
// CHECK: %[[V1:.*]] = onnx.UnsqueezeV13(%arg0, %[[V0]]) : {{.*}} -> tensor<*xf32>
// CHECK: %[[V2:.*]] = onnx.Constant() {value = dense<0> : tensor<1xi64>} : () -> tensor<1xi64>
// CHECK: %[[V3:.*]] = onnx.UnsqueezeV13(%arg1, %[[V2]]) : {{.*}} -> tensor<*xf32>
// CHECK: %[[V4:.*]] = onnx.Concat(%[[V1]], %[[V3]]) {axis = 0 : i64} : {{.*}} -> tensor<2x?x3xf32, #onnx.dims<"", "n", "">>
// CHECK: return %[[V4]]
func.func @stack(%arg0: !torch.tensor<[n,3],f32>, %arg1: !torch.tensor<[n,3],f32>) -> (!torch.tensor<[2,n,3],f32>) {
  %0 = torch.constant 0 : i64 -> !torch.int<0>
  %1 = torch.prim.ListConstruct(%arg0, %arg1) : (!torch.tensor<[n,3],f32>, !torch.tensor<[n,3],f32>) -> !torch.list<[!torch.tensor<[n,3],f32>, !torch.tensor<[n,3],f32>]>
  %2 = torch.aten.stack(%1, %0) : (!torch.list<[!torch.tensor<[n,3],f32>, !torch.tensor<[n,3],f32>]>, !torch.int<0>) -> !torch.tensor<[2,n,3],f32>
  return %2 : !torch.tensor<[2,n,3],f32>
}

// CHECK-LABEL: @stack_of_ints(
// CHECK: %[[V0:.*]] = onnx.Constant() {value = dense<0> : tensor<1xi64>} : () -> tensor<1xi64>
// CHECK: %[[V1:.*]] = onnx.UnsqueezeV13(%arg0, %[[V0]]) : {{.*}} -> tensor<*xi64>
// CHECK: %[[V2:.*]] = onnx.Constant() {value = dense<0> : tensor<1xi64>} : () -> tensor<1xi64>
// CHECK: %[[V3:.*]] = onnx.UnsqueezeV13(%arg1, %[[V2]]) : {{.*}} -> tensor<*xi64>
// CHECK: %[[V4:.*]] = onnx.Concat(%[[V1]], %[[V3]]) {axis = 0 : i64} : {{.*}} -> tensor<2x?x3xi64, #onnx.dims<"", "n", "">>
// CHECK: return %[[V4]]
func.func @stack_of_ints(%arg0: !torch.tensor<[n,3],i64>, %arg1: !torch.tensor<[n,3],i64>) -> (!torch.tensor<[2,n,3],i64>) {
  %0 = torch.constant 0 : i64 -> !torch.int<0>
  %1 = torch.prim.ListConstruct(%arg0, %arg1) : (!torch.tensor<[n,3],i64>, !torch.tensor<[n,3],i64>) -> !torch.list<[!torch.tensor<[n,3],i64>, !torch.tensor<[n,3],i64>]>
  %2 = torch.aten.stack(%1, %0) : (!torch.list<[!torch.tensor<[n,3],i64>, !torch.tensor<[n,3],i64>]>, !torch.int<0>) -> !torch.tensor<[2,n,3],i64>
  return %2 : !torch.tensor<[2,n,3],i64>
}

// CHECK-LABEL: @tensor_split_indices(
// CHECK: %[[V0:.*]] = onnx.Constant() {value = dense<[2, 3, 2]> : tensor<3xi64>} : () -> tensor<3xi64>
// CHECK: %[[V1:.*]]:3 = onnx.Split(%arg0, %[[V0]]) {axis = 1 : i64} : {{.*}} -> (tensor<?x2xf32, #onnx.dims<"n", "">>, tensor<?x3xf32, #onnx.dims<"n", "">>, tensor<?x2xf32, #onnx.dims<"n", "">>)
// CHECK: return %[[V1]]#0, %[[V1]]#1, %[[V1]]#2
func.func @tensor_split_indices(%arg0: !torch.tensor<[n,7],f32>) -> (!torch.tensor<[n,2],f32>, !torch.tensor<[n,3],f32>, !torch.tensor<[n,2],f32>) {
  %0 = torch.constant 2 : i64 -> !torch.int<2>
  %1 = torch.constant 5 : i64 -> !torch.int<5>
  %2 = torch.constant 1 : i64 -> !torch.int<1>
  %3 = torch.prim.ListConstruct(%0, %1) : (!torch.int<2>, !torch.int<5>) -> !torch.list<[!torch.int<2>, !torch.int<5>]>
  %4 = torch.aten.tensor_split.indices(%arg0, %3, %2) : (!torch.tensor<[n,7],f32>, !torch.list<[!torch.int<2>, !torch.int<5>]>, !torch.int<1>) -> !torch.list<[!torch.tensor<[n,2],f32>, !torch.tensor<[n,3],f32>, !torch.tensor<[n,2],f32>]>
  %5:3 = torch.prim.ListUnpack %4 : (!torch.list<[!torch.tensor<[n,2],f32>, !torch.tensor<[n,3],f32>, !torch.tensor<[n,2],f32>]>) -> (!torch.tensor<[n,2],f32>, !torch.tensor<[n,3],f32>, !torch.tensor<[n,2],f32>)
  return %5#0, %5#1, %5#2 : !torch.tensor<[n,2],f32>, !torch.tensor<[n,3],f32>, !torch.tensor<[n,2],f32>
}

// CHECK-LABEL: @tensor_split_indices_of_ints(
// CHECK: %[[V0:.*]] = onnx.Constant() {value = dense<[2, 3, 2]> : tensor<3xi64>} : () -> tensor<3xi64>
// CHECK: %[[V1:.*]]:3 = onnx.Split(%arg0, %[[V0]]) {axis = 1 : i64} : {{.*}} -> (tensor<?x2xi64, #onnx.dims<"n", "">>, tensor<?x3xi64, #onnx.dims<"n", "">>, tensor<?x2xi64, #onnx.dims<"n", "">>)
// CHECK: return %[[V1]]#0, %[[V1]]#1, %[[V1]]#2
func.func @tensor_split_indices_of_ints(%arg0: !torch.tensor<[n,7],i64>) -> (!torch.tensor<[n,2],i64>, !torch.tensor<[n,3],i64>, !torch.tensor<[n,2],i64>) {
  %0 = torch.constant 2 : i64 -> !torch.int<2>
  %1 = torch.constant 5 : i64 -> !torch.int<5>
  %2 = torch.constant 1 : i64 -> !torch.int<1>
  %3 = torch.prim.ListConstruct(%0, %1) : (!torch.int<2>, !torch.int<5>) -> !torch.list<[!torch.int<2>, !torch.int<5>]>
  %4 = torch.aten.tensor_split.indices(%arg0, %3, %2) : (!torch.tensor<[n,7],i64>, !torch.list<[!torch.int<2>, !torch.int<5>]>, !torch.int<1>) -> !torch.list<[!torch.tensor<[n,2],i64>, !torch.tensor<[n,3],i64>, !torch.tensor<[n,2],i64>]>
  %5:3 = torch.prim.ListUnpack %4 : (!torch.list<[!torch.tensor<[n,2],i64>, !torch.tensor<[n,3],i64>, !torch.tensor<[n,2],i64>]>) -> (!torch.tensor<[n,2],i64>, !torch.tensor<[n,3],i64>, !torch.tensor<[n,2],i64>)
  return %5#0, %5#1, %5#2 : !torch.tensor<[n,2],i64>, !torch.tensor<[n,3],i64>, !torch.tensor<[n,2],i64>
}

// CHECK-LABEL: @tensor_split_sections(
// CHECK: %[[V0:.*]] = onnx.Constant() {value = dense<[3, 2, 2]> : tensor<3xi64>} : () -> tensor<3xi64>
// CHECK: %[[V1:.*]]:3 = onnx.Split(%arg0, %[[V0]]) {axis = 1 : i64} : {{.*}} -> (tensor<?x3xf32, #onnx.dims<"n", "">>, tensor<?x2xf32, #onnx.dims<"n", "">>, tensor<?x2xf32, #onnx.dims<"n", "">>)
// CHECK: return %[[V1]]#0, %[[V1]]#1, %[[V1]]#2
func.func @tensor_split_sections(%arg0: !torch.tensor<[n,7],f32>) -> (!torch.tensor<[n,3],f32>, !torch.tensor<[n,2],f32>, !torch.tensor<[n,2],f32>) {
  %0 = torch.constant 3 : i64 -> !torch.int<3>
  %1 = torch.constant 1 : i64 -> !torch.int<1>
  %2 = torch.aten.tensor_split.sections(%arg0, %0, %1) : (!torch.tensor<[n,7],f32>, !torch.int<3>, !torch.int<1>) -> !torch.list<[!torch.tensor<[n,3],f32>, !torch.tensor<[n,2],f32>, !torch.tensor<[n,2],f32>]>
  %3:3 = torch.prim.ListUnpack %2 : (!torch.list<[!torch.tensor<[n,3],f32>, !torch.tensor<[n,2],f32>, !torch.tensor<[n,2],f32>]>) -> (!torch.tensor<[n,3],f32>, !torch.tensor<[n,2],f32>, !torch.tensor<[n,2],f32>)
  return %3#0, %3#1, %3#2 : !torch.tensor<[n,3],f32>, !torch.tensor<[n,2],f32>, !torch.tensor<[n,2],f32>
}

// CHECK-LABEL: @tensor_split_sections_of_ints(
// CHECK: %[[V0:.*]] = onnx.Constant() {value = dense<[3, 2, 2]> : tensor<3xi64>} : () -> tensor<3xi64>
// CHECK: %[[V1:.*]]:3 = onnx.Split(%arg0, %[[V0]]) {axis = 1 : i64} : {{.*}} -> (tensor<?x3xi64, #onnx.dims<"n", "">>, tensor<?x2xi64, #onnx.dims<"n", "">>, tensor<?x2xi64, #onnx.dims<"n", "">>)
// CHECK: return %[[V1]]#0, %[[V1]]#1, %[[V1]]#2
func.func @tensor_split_sections_of_ints(%arg0: !torch.tensor<[n,7],i64>) -> (!torch.tensor<[n,3],i64>, !torch.tensor<[n,2],i64>, !torch.tensor<[n,2],i64>) {
  %0 = torch.constant 3 : i64 -> !torch.int<3>
  %1 = torch.constant 1 : i64 -> !torch.int<1>
  %2 = torch.aten.tensor_split.sections(%arg0, %0, %1) : (!torch.tensor<[n,7],i64>, !torch.int<3>, !torch.int<1>) -> !torch.list<[!torch.tensor<[n,3],i64>, !torch.tensor<[n,2],i64>, !torch.tensor<[n,2],i64>]>
  %3:3 = torch.prim.ListUnpack %2 : (!torch.list<[!torch.tensor<[n,3],i64>, !torch.tensor<[n,2],i64>, !torch.tensor<[n,2],i64>]>) -> (!torch.tensor<[n,3],i64>, !torch.tensor<[n,2],i64>, !torch.tensor<[n,2],i64>)
  return %3#0, %3#1, %3#2 : !torch.tensor<[n,3],i64>, !torch.tensor<[n,2],i64>, !torch.tensor<[n,2],i64>
}

// CHECK-LABEL: @_functional_assert_async_msg(
// CHECK: %[[V0:.*]] = onnx.Constant() {value = dense<1> : tensor<1xi64>} : () -> tensor<1xi64>
// CHECK: %[[V1:.*]] = onnx.ReshapeV19(%arg0, %[[V0]]) : {{.*}} -> tensor<*xi1>
// CHECK: %[[V2:.*]] = onnx.Constant() {value = dense<1> : tensor<1xi64>} : () -> tensor<1xi64>
// CHECK: %[[V3:.*]] = onnx.Constant() {value = dense<-2> : tensor<1xi64>} : () -> tensor<1xi64>
// CHECK: %[[V4:.*]] = onnx.Where(%[[V1]], %[[V2]], %[[V3]]) : {{.*}} -> tensor<*xi64>
// CHECK: %[[V5:.*]] = onnx.Expand(%[[V2]], %[[V4]]) : {{.*}} -> tensor<*xi64>
// CHECK: %[[V6:.*]] = onnx.Expand(%arg1, %[[V5]]) : {{.*}} -> tensor<*xf32>
// CHECK: %[[V7:.*]] = onnx.Constant() {value = dense<> : tensor<0xi64>} : () -> tensor<0xi64>
// CHECK: %[[V8:.*]] = onnx.ReshapeV19(%[[V6]], %[[V7]]) : {{.*}} -> tensor<f32>
// CHECK: return %[[V8]]
func.func @_functional_assert_async_msg(%arg0: !torch.tensor<[],i1>, %arg1: !torch.tensor<[],f32>) -> (!torch.tensor<[],f32>) {
  %0 = torch.constant "why" -> !torch.str
  %1 = torch.operator "aten::_functional_assert_async.msg"(%arg0, %0, %arg1) : (!torch.tensor<[],i1>, !torch.str, !torch.tensor<[],f32>) -> !torch.tensor<[],f32>
  return %1 : !torch.tensor<[],f32>
}

// CHECK-LABEL: @expand_as(
// CHECK: %[[V0:.*]] = onnx.ShapeV19(%arg1) {end = 1 : i64, start = 0 : i64} : {{.*}} -> tensor<*xi64>
// CHECK: %[[V1:.*]] = onnx.Constant() {value = dense<1> : tensor<1xi64>} : () -> tensor<1xi64>
// CHECK: %[[V2:.*]] = onnx.Concat(%[[V0]], %[[V1]]) {axis = 0 : i64} : {{.*}} -> tensor<*xi64>
// CHECK: %[[V3:.*]] = onnx.Expand(%arg0, %[[V2]]) : {{.*}} -> tensor<?x3xf32, #onnx.dims<"n", "">>
// CHECK: return %[[V3]]
func.func @expand_as(%arg0: !torch.tensor<[3],f32>, %arg1: !torch.tensor<[n,3],f32>) -> (!torch.tensor<[n,3],f32>) {
  %0 = torch.aten.expand_as(%arg0, %arg1) : (!torch.tensor<[3],f32>, !torch.tensor<[n,3],f32>) -> !torch.tensor<[n,3],f32>
  return %0 : !torch.tensor<[n,3],f32>
}

// CHECK-LABEL: @numpy_T(
// CHECK: %[[V0:.*]] = onnx.TransposeV13(%arg0) {perm = [1, 0]} : {{.*}} -> tensor<3x?xf32, #onnx.dims<"", "n">>
// CHECK: return %[[V0]]
func.func @numpy_T(%arg0: !torch.tensor<[n,3],f32>) -> (!torch.tensor<[3,n],f32>) {
  %0 = torch.aten.numpy_T(%arg0) : (!torch.tensor<[n,3],f32>) -> !torch.tensor<[3,n],f32>
  return %0 : !torch.tensor<[3,n],f32>
}

// CHECK-LABEL: @ravel(
// CHECK: %[[V0:.*]] = onnx.Constant() {value = dense<-1> : tensor<1xi64>} : () -> tensor<1xi64>
// CHECK: %[[V1:.*]] = onnx.ReshapeV19(%arg0, %[[V0]]) : {{.*}} -> tensor<?xf32, #onnx.dims<"3*n">>
// CHECK: return %[[V1]]
func.func @ravel(%arg0: !torch.tensor<[n,3],f32>) -> (!torch.tensor<["3*n"],f32>) {
  %0 = torch.aten.ravel(%arg0) : (!torch.tensor<[n,3],f32>) -> !torch.tensor<["3*n"],f32>
  return %0 : !torch.tensor<["3*n"],f32>
}

// CHECK-LABEL: @reshape_as(
// CHECK: %[[V0:.*]] = onnx.Constant() {value = dense<[0, 2, 3]> : tensor<3xi64>} : () -> tensor<3xi64>
// CHECK: %[[V1:.*]] = onnx.ReshapeV19(%arg0, %[[V0]]) : {{.*}} -> tensor<?x2x3xf32, #onnx.dims<"n", "", "">>
// CHECK: return %[[V1]]
func.func @reshape_as(%arg0: !torch.tensor<[n,6],f32>, %arg1: !torch.tensor<[n,2,3],f32>) -> (!torch.tensor<[n,2,3],f32>) {
  %0 = torch.aten.reshape_as(%arg0, %arg1) : (!torch.tensor<[n,6],f32>, !torch.tensor<[n,2,3],f32>) -> !torch.tensor<[n,2,3],f32>
  return %0 : !torch.tensor<[n,2,3],f32>
}

// CHECK-LABEL: @slice_Tensor(
// CHECK: %[[V0:.*]] = onnx.Constant() {value = dense<0> : tensor<1xi64>} : () -> tensor<1xi64>
// CHECK: %[[V1:.*]] = onnx.Constant() {value = dense<2> : tensor<1xi64>} : () -> tensor<1xi64>
// CHECK: %[[V2:.*]] = onnx.Constant() {value = dense<1> : tensor<1xi64>} : () -> tensor<1xi64>
// CHECK: %[[V3:.*]] = onnx.Slice(%arg0, %[[V0]], %[[V1]], %[[V2]]) : {{.*}} -> tensor<?x2xf32, #onnx.dims<"n", "">>
// CHECK: return %[[V3]]
func.func @slice_Tensor(%arg0: !torch.tensor<[n,3],f32>) -> (!torch.tensor<[n,2],f32>) {
  %0 = torch.constant 1 : i64 -> !torch.int<1>
  %1 = torch.constant 0 : i64 -> !torch.int<0>
  %2 = torch.constant 2 : i64 -> !torch.int<2>
  %3 = torch.aten.slice.Tensor(%arg0, %0, %1, %2, %0) : (!torch.tensor<[n,3],f32>, !torch.int<1>, !torch.int<0>, !torch.int<2>, !torch.int<1>) -> !torch.tensor<[n,2],f32>
  return %3 : !torch.tensor<[n,2],f32>
}

// CHECK-LABEL: @squeeze(
// CHECK: %[[V0:.*]] = onnx.Constant() {value = dense<1> : tensor<1xi64>} : () -> tensor<1xi64>
// CHECK: %[[V1:.*]] = onnx.SqueezeV13(%arg0, %[[V0]]) : {{.*}} -> tensor<?x3xf32, #onnx.dims<"n", "">>
// CHECK: return %[[V1]]
func.func @squeeze(%arg0: !torch.tensor<[n,1,3],f32>) -> (!torch.tensor<[n,3],f32>) {
  %0 = torch.aten.squeeze(%arg0) : (!torch.tensor<[n,1,3],f32>) -> !torch.tensor<[n,3],f32>
  return %0 : !torch.tensor<[n,3],f32>
}

// CHECK-LABEL: @squeeze_dim(
// CHECK: %[[V0:.*]] = onnx.Constant() {value = dense<1> : tensor<1xi64>} : () -> tensor<1xi64>
// CHECK: %[[V1:.*]] = onnx.SqueezeV13(%arg0, %[[V0]]) : {{.*}} -> tensor<?x3xf32, #onnx.dims<"n", "">>
// CHECK: return %[[V1]]
func.func @squeeze_dim(%arg0: !torch.tensor<[n,1,3],f32>) -> (!torch.tensor<[n,3],f32>) {
  %0 = torch.constant 1 : i64 -> !torch.int<1>
  %1 = torch.aten.squeeze.dim(%arg0, %0) : (!torch.tensor<[n,1,3],f32>, !torch.int<1>) -> !torch.tensor<[n,3],f32>
  return %1 : !torch.tensor<[n,3],f32>
}

// CHECK-LABEL: @squeeze_dims(
// CHECK: %[[V0:.*]] = onnx.Constant() {value = dense<1> : tensor<1xi64>} : () -> tensor<1xi64>
// CHECK: %[[V1:.*]] = onnx.SqueezeV13(%arg0, %[[V0]]) : {{.*}} -> tensor<?x3xf32, #onnx.dims<"n", "">>
// CHECK: return %[[V1]]
func.func @squeeze_dims(%arg0: !torch.tensor<[n,1,3],f32>) -> (!torch.tensor<[n,3],f32>) {
  %0 = torch.constant 1 : i64 -> !torch.int<1>
  %1 = torch.prim.ListConstruct(%0) : (!torch.int<1>) -> !torch.list<[!torch.int<1>]>
  %2 = torch.aten.squeeze.dims(%arg0, %1) : (!torch.tensor<[n,1,3],f32>, !torch.list<[!torch.int<1>]>) -> !torch.tensor<[n,3],f32>
  return %2 : !torch.tensor<[n,3],f32>
}

// CHECK-LABEL: @t(
// CHECK: %[[V0:.*]] = onnx.TransposeV13(%arg0) {perm = [1, 0]} : {{.*}} -> tensor<3x?xf32, #onnx.dims<"", "n">>
// CHECK: return %[[V0]]
func.func @t(%arg0: !torch.tensor<[n,3],f32>) -> (!torch.tensor<[3,n],f32>) {
  %0 = torch.aten.t(%arg0) : (!torch.tensor<[n,3],f32>) -> !torch.tensor<[3,n],f32>
  return %0 : !torch.tensor<[3,n],f32>
}

// CHECK-LABEL: @unsqueeze(
// CHECK: %[[V0:.*]] = onnx.Constant() {value = dense<1> : tensor<1xi64>} : () -> tensor<1xi64>
// CHECK: %[[V1:.*]] = onnx.UnsqueezeV13(%arg0, %[[V0]]) : {{.*}} -> tensor<?x1x3xf32, #onnx.dims<"n", "", "">>
// CHECK: return %[[V1]]
func.func @unsqueeze(%arg0: !torch.tensor<[n,3],f32>) -> (!torch.tensor<[n,1,3],f32>) {
  %0 = torch.constant 1 : i64 -> !torch.int<1>
  %1 = torch.aten.unsqueeze(%arg0, %0) : (!torch.tensor<[n,3],f32>, !torch.int<1>) -> !torch.tensor<[n,1,3],f32>
  return %1 : !torch.tensor<[n,1,3],f32>
}

// CHECK-LABEL: @view_as_complex(
// CHECK-NEXT: return %arg0 : tensor<?x3x2xf32, #onnx.dims<"n", "", "">>
func.func @view_as_complex(%arg0: !torch.tensor<[n,3,2],f32>) -> (!torch.tensor<[n,3],complex<f32>>) {
  %0 = torch.aten.view_as_complex(%arg0) : (!torch.tensor<[n,3,2],f32>) -> !torch.tensor<[n,3],complex<f32>>
  return %0 : !torch.tensor<[n,3],complex<f32>>
}

// CHECK-LABEL: @view_as_real(
// CHECK-NEXT: return %arg0 : tensor<?x3x2xf32, #onnx.dims<"n", "", "">>
func.func @view_as_real(%arg0: !torch.tensor<[n,3],complex<f32>>) -> (!torch.tensor<[n,3,2],f32>) {
  %0 = torch.aten.view_as_real(%arg0) : (!torch.tensor<[n,3],complex<f32>>) -> !torch.tensor<[n,3,2],f32>
  return %0 : !torch.tensor<[n,3,2],f32>
}
