// NOTE: The checks are written by tools/dev/update_checks.py.

// RUN: torch-onnx-opt %s --pass-pipeline='builtin.module(convert-torch-to-onnx{opset=20})' | FileCheck %s

// CHECK-LABEL: @cat(
// CHECK: onnx.Concat{{.*}} -> tensor<?x3xf32, #onnx.dims<"m+n", "">>
func.func @cat(%arg0: !torch.tensor<[n,3],f32>, %arg1: !torch.tensor<[m,3],f32>) -> (!torch.tensor<["m+n",3],f32>) {
  %0 = torch.constant 0 : i64 -> !torch.int<0>
  %1 = torch.prim.ListConstruct(%arg0, %arg1) : (!torch.tensor<[n,3],f32>, !torch.tensor<[m,3],f32>) -> !torch.list<[!torch.tensor<[n,3],f32>, !torch.tensor<[m,3],f32>]>
  %2 = torch.aten.cat(%1, %0) : (!torch.list<[!torch.tensor<[n,3],f32>, !torch.tensor<[m,3],f32>]>, !torch.int<0>) -> !torch.tensor<["m+n",3],f32>
  return %2 : !torch.tensor<["m+n",3],f32>
}

// CHECK-LABEL: @cat_of_ints(
// CHECK: onnx.Concat{{.*}} -> tensor<?x3xi64, #onnx.dims<"m+n", "">>
func.func @cat_of_ints(%arg0: !torch.tensor<[n,3],i64>, %arg1: !torch.tensor<[m,3],i64>) -> (!torch.tensor<["m+n",3],i64>) {
  %0 = torch.constant 0 : i64 -> !torch.int<0>
  %1 = torch.prim.ListConstruct(%arg0, %arg1) : (!torch.tensor<[n,3],i64>, !torch.tensor<[m,3],i64>) -> !torch.list<[!torch.tensor<[n,3],i64>, !torch.tensor<[m,3],i64>]>
  %2 = torch.aten.cat(%1, %0) : (!torch.list<[!torch.tensor<[n,3],i64>, !torch.tensor<[m,3],i64>]>, !torch.int<0>) -> !torch.tensor<["m+n",3],i64>
  return %2 : !torch.tensor<["m+n",3],i64>
}

// CHECK-LABEL: @channel_shuffle(
// CHECK: onnx.Gather{{.*}} -> tensor<?x6x?x3xf32, #onnx.dims<"n", "", "h", "">>
func.func @channel_shuffle(%arg0: !torch.tensor<[n,6,h,3],f32>) -> (!torch.tensor<[n,6,h,3],f32>) {
  %0 = torch.constant 3 : i64 -> !torch.int<3>
  %1 = torch.aten.channel_shuffle(%arg0, %0) : (!torch.tensor<[n,6,h,3],f32>, !torch.int<3>) -> !torch.tensor<[n,6,h,3],f32>
  return %1 : !torch.tensor<[n,6,h,3],f32>
}

// CHECK-LABEL: @chunk(
// CHECK: onnx.Split{{.*}} -> (tensor<?x4xf32, #onnx.dims<"n", "">>, tensor<?x3xf32, #onnx.dims<"n", "">>)
func.func @chunk(%arg0: !torch.tensor<[n,7],f32>) -> (!torch.tensor<[n,4],f32>, !torch.tensor<[n,3],f32>) {
  %0 = torch.constant 2 : i64 -> !torch.int<2>
  %1 = torch.constant 1 : i64 -> !torch.int<1>
  %2 = torch.aten.chunk(%arg0, %0, %1) : (!torch.tensor<[n,7],f32>, !torch.int<2>, !torch.int<1>) -> !torch.list<[!torch.tensor<[n,4],f32>, !torch.tensor<[n,3],f32>]>
  %3:2 = torch.prim.ListUnpack %2 : (!torch.list<[!torch.tensor<[n,4],f32>, !torch.tensor<[n,3],f32>]>) -> (!torch.tensor<[n,4],f32>, !torch.tensor<[n,3],f32>)
  return %3#0, %3#1 : !torch.tensor<[n,4],f32>, !torch.tensor<[n,3],f32>
}

// CHECK-LABEL: @chunk_of_ints(
// CHECK: onnx.Split{{.*}} -> (tensor<?x4xi64, #onnx.dims<"n", "">>, tensor<?x3xi64, #onnx.dims<"n", "">>)
func.func @chunk_of_ints(%arg0: !torch.tensor<[n,7],i64>) -> (!torch.tensor<[n,4],i64>, !torch.tensor<[n,3],i64>) {
  %0 = torch.constant 2 : i64 -> !torch.int<2>
  %1 = torch.constant 1 : i64 -> !torch.int<1>
  %2 = torch.aten.chunk(%arg0, %0, %1) : (!torch.tensor<[n,7],i64>, !torch.int<2>, !torch.int<1>) -> !torch.list<[!torch.tensor<[n,4],i64>, !torch.tensor<[n,3],i64>]>
  %3:2 = torch.prim.ListUnpack %2 : (!torch.list<[!torch.tensor<[n,4],i64>, !torch.tensor<[n,3],i64>]>) -> (!torch.tensor<[n,4],i64>, !torch.tensor<[n,3],i64>)
  return %3#0, %3#1 : !torch.tensor<[n,4],i64>, !torch.tensor<[n,3],i64>
}

// CHECK-LABEL: @flip(
// CHECK: onnx.Slice{{.*}} -> tensor<?x4x6xf32, #onnx.dims<"n", "", "">>
func.func @flip(%arg0: !torch.tensor<[n,4,6],f32>) -> (!torch.tensor<[n,4,6],f32>) {
  %0 = torch.constant 0 : i64 -> !torch.int<0>
  %1 = torch.prim.ListConstruct(%0) : (!torch.int<0>) -> !torch.list<[!torch.int<0>]>
  %2 = torch.aten.flip(%arg0, %1) : (!torch.tensor<[n,4,6],f32>, !torch.list<[!torch.int<0>]>) -> !torch.tensor<[n,4,6],f32>
  return %2 : !torch.tensor<[n,4,6],f32>
}

// CHECK-LABEL: @flip_of_ints(
// CHECK: onnx.Slice{{.*}} -> tensor<?x4x6xi64, #onnx.dims<"n", "", "">>
func.func @flip_of_ints(%arg0: !torch.tensor<[n,4,6],i64>) -> (!torch.tensor<[n,4,6],i64>) {
  %0 = torch.constant 0 : i64 -> !torch.int<0>
  %1 = torch.prim.ListConstruct(%0) : (!torch.int<0>) -> !torch.list<[!torch.int<0>]>
  %2 = torch.aten.flip(%arg0, %1) : (!torch.tensor<[n,4,6],i64>, !torch.list<[!torch.int<0>]>) -> !torch.tensor<[n,4,6],i64>
  return %2 : !torch.tensor<[n,4,6],i64>
}

// CHECK-LABEL: @pixel_shuffle(
// CHECK: onnx.DepthToSpace{{.*}} -> tensor<?x2x6x?xf32, #onnx.dims<"n", "", "", "2*h">>
func.func @pixel_shuffle(%arg0: !torch.tensor<[n,8,3,h],f32>) -> (!torch.tensor<[n,2,6,"2*h"],f32>) {
  %0 = torch.constant 2 : i64 -> !torch.int<2>
  %1 = torch.aten.pixel_shuffle(%arg0, %0) : (!torch.tensor<[n,8,3,h],f32>, !torch.int<2>) -> !torch.tensor<[n,2,6,"2*h"],f32>
  return %1 : !torch.tensor<[n,2,6,"2*h"],f32>
}

// CHECK-LABEL: @pixel_unshuffle(
// CHECK: onnx.SpaceToDepthV13{{.*}} -> tensor<*xf32>
// CHECK: onnx.Gather{{.*}} -> tensor<?x8x2x3xf32, #onnx.dims<"n", "", "", "">>
func.func @pixel_unshuffle(%arg0: !torch.tensor<[n,2,4,6],f32>) -> (!torch.tensor<[n,8,2,3],f32>) {
  %0 = torch.constant 2 : i64 -> !torch.int<2>
  %1 = torch.aten.pixel_unshuffle(%arg0, %0) : (!torch.tensor<[n,2,4,6],f32>, !torch.int<2>) -> !torch.tensor<[n,8,2,3],f32>
  return %1 : !torch.tensor<[n,8,2,3],f32>
}

// CHECK-LABEL: @repeat(
// CHECK: onnx.Tile{{.*}} -> tensor<?x3xf32, #onnx.dims<"2*n", "">>
func.func @repeat(%arg0: !torch.tensor<[n,3],f32>) -> (!torch.tensor<["2*n",3],f32>) {
  %0 = torch.constant 2 : i64 -> !torch.int<2>
  %1 = torch.constant 1 : i64 -> !torch.int<1>
  %2 = torch.prim.ListConstruct(%0, %1) : (!torch.int<2>, !torch.int<1>) -> !torch.list<[!torch.int<2>, !torch.int<1>]>
  %3 = torch.aten.repeat(%arg0, %2) : (!torch.tensor<[n,3],f32>, !torch.list<[!torch.int<2>, !torch.int<1>]>) -> !torch.tensor<["2*n",3],f32>
  return %3 : !torch.tensor<["2*n",3],f32>
}

// CHECK-LABEL: @repeat_of_ints(
// CHECK: onnx.Tile{{.*}} -> tensor<?x3xi64, #onnx.dims<"2*n", "">>
func.func @repeat_of_ints(%arg0: !torch.tensor<[n,3],i64>) -> (!torch.tensor<["2*n",3],i64>) {
  %0 = torch.constant 2 : i64 -> !torch.int<2>
  %1 = torch.constant 1 : i64 -> !torch.int<1>
  %2 = torch.prim.ListConstruct(%0, %1) : (!torch.int<2>, !torch.int<1>) -> !torch.list<[!torch.int<2>, !torch.int<1>]>
  %3 = torch.aten.repeat(%arg0, %2) : (!torch.tensor<[n,3],i64>, !torch.list<[!torch.int<2>, !torch.int<1>]>) -> !torch.tensor<["2*n",3],i64>
  return %3 : !torch.tensor<["2*n",3],i64>
}

// CHECK-LABEL: @split_Tensor(
// CHECK: onnx.Split{{.*}} -> (tensor<?x2xf32, #onnx.dims<"n", "">>, tensor<?x2xf32, #onnx.dims<"n", "">>, tensor<?x2xf32, #onnx.dims<"n", "">>)
func.func @split_Tensor(%arg0: !torch.tensor<[n,6],f32>) -> (!torch.tensor<[n,2],f32>, !torch.tensor<[n,2],f32>, !torch.tensor<[n,2],f32>) {
  %0 = torch.constant 2 : i64 -> !torch.int<2>
  %1 = torch.constant 1 : i64 -> !torch.int<1>
  %2 = torch.aten.split.Tensor(%arg0, %0, %1) : (!torch.tensor<[n,6],f32>, !torch.int<2>, !torch.int<1>) -> !torch.list<[!torch.tensor<[n,2],f32>, !torch.tensor<[n,2],f32>, !torch.tensor<[n,2],f32>]>
  %3:3 = torch.prim.ListUnpack %2 : (!torch.list<[!torch.tensor<[n,2],f32>, !torch.tensor<[n,2],f32>, !torch.tensor<[n,2],f32>]>) -> (!torch.tensor<[n,2],f32>, !torch.tensor<[n,2],f32>, !torch.tensor<[n,2],f32>)
  return %3#0, %3#1, %3#2 : !torch.tensor<[n,2],f32>, !torch.tensor<[n,2],f32>, !torch.tensor<[n,2],f32>
}

// CHECK-LABEL: @split_Tensor_of_ints(
// CHECK: onnx.Split{{.*}} -> (tensor<?x2xi64, #onnx.dims<"n", "">>, tensor<?x2xi64, #onnx.dims<"n", "">>, tensor<?x2xi64, #onnx.dims<"n", "">>)
func.func @split_Tensor_of_ints(%arg0: !torch.tensor<[n,6],i64>) -> (!torch.tensor<[n,2],i64>, !torch.tensor<[n,2],i64>, !torch.tensor<[n,2],i64>) {
  %0 = torch.constant 2 : i64 -> !torch.int<2>
  %1 = torch.constant 1 : i64 -> !torch.int<1>
  %2 = torch.aten.split.Tensor(%arg0, %0, %1) : (!torch.tensor<[n,6],i64>, !torch.int<2>, !torch.int<1>) -> !torch.list<[!torch.tensor<[n,2],i64>, !torch.tensor<[n,2],i64>, !torch.tensor<[n,2],i64>]>
  %3:3 = torch.prim.ListUnpack %2 : (!torch.list<[!torch.tensor<[n,2],i64>, !torch.tensor<[n,2],i64>, !torch.tensor<[n,2],i64>]>) -> (!torch.tensor<[n,2],i64>, !torch.tensor<[n,2],i64>, !torch.tensor<[n,2],i64>)
  return %3#0, %3#1, %3#2 : !torch.tensor<[n,2],i64>, !torch.tensor<[n,2],i64>, !torch.tensor<[n,2],i64>
}

// CHECK-LABEL: @split_with_sizes(
// CHECK: onnx.Split{{.*}} -> (tensor<?x1xf32, #onnx.dims<"n", "">>, tensor<?x2xf32, #onnx.dims<"n", "">>, tensor<?x3xf32, #onnx.dims<"n", "">>)
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
// CHECK: onnx.Split{{.*}} -> (tensor<?x1xi64, #onnx.dims<"n", "">>, tensor<?x2xi64, #onnx.dims<"n", "">>, tensor<?x3xi64, #onnx.dims<"n", "">>)
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
// CHECK: onnx.UnsqueezeV13{{.*}} -> tensor<*xf32>
// CHECK: onnx.UnsqueezeV13{{.*}} -> tensor<*xf32>
// CHECK: onnx.Concat{{.*}} -> tensor<2x?x3xf32, #onnx.dims<"", "n", "">>
func.func @stack(%arg0: !torch.tensor<[n,3],f32>, %arg1: !torch.tensor<[n,3],f32>) -> (!torch.tensor<[2,n,3],f32>) {
  %0 = torch.constant 0 : i64 -> !torch.int<0>
  %1 = torch.prim.ListConstruct(%arg0, %arg1) : (!torch.tensor<[n,3],f32>, !torch.tensor<[n,3],f32>) -> !torch.list<[!torch.tensor<[n,3],f32>, !torch.tensor<[n,3],f32>]>
  %2 = torch.aten.stack(%1, %0) : (!torch.list<[!torch.tensor<[n,3],f32>, !torch.tensor<[n,3],f32>]>, !torch.int<0>) -> !torch.tensor<[2,n,3],f32>
  return %2 : !torch.tensor<[2,n,3],f32>
}

// CHECK-LABEL: @stack_of_ints(
// CHECK: onnx.UnsqueezeV13{{.*}} -> tensor<*xi64>
// CHECK: onnx.UnsqueezeV13{{.*}} -> tensor<*xi64>
// CHECK: onnx.Concat{{.*}} -> tensor<2x?x3xi64, #onnx.dims<"", "n", "">>
func.func @stack_of_ints(%arg0: !torch.tensor<[n,3],i64>, %arg1: !torch.tensor<[n,3],i64>) -> (!torch.tensor<[2,n,3],i64>) {
  %0 = torch.constant 0 : i64 -> !torch.int<0>
  %1 = torch.prim.ListConstruct(%arg0, %arg1) : (!torch.tensor<[n,3],i64>, !torch.tensor<[n,3],i64>) -> !torch.list<[!torch.tensor<[n,3],i64>, !torch.tensor<[n,3],i64>]>
  %2 = torch.aten.stack(%1, %0) : (!torch.list<[!torch.tensor<[n,3],i64>, !torch.tensor<[n,3],i64>]>, !torch.int<0>) -> !torch.tensor<[2,n,3],i64>
  return %2 : !torch.tensor<[2,n,3],i64>
}

// CHECK-LABEL: @tensor_split_indices(
// CHECK: onnx.Split{{.*}} -> (tensor<?x2xf32, #onnx.dims<"n", "">>, tensor<?x3xf32, #onnx.dims<"n", "">>, tensor<?x2xf32, #onnx.dims<"n", "">>)
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
// CHECK: onnx.Split{{.*}} -> (tensor<?x2xi64, #onnx.dims<"n", "">>, tensor<?x3xi64, #onnx.dims<"n", "">>, tensor<?x2xi64, #onnx.dims<"n", "">>)
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
// CHECK: onnx.Split{{.*}} -> (tensor<?x3xf32, #onnx.dims<"n", "">>, tensor<?x2xf32, #onnx.dims<"n", "">>, tensor<?x2xf32, #onnx.dims<"n", "">>)
func.func @tensor_split_sections(%arg0: !torch.tensor<[n,7],f32>) -> (!torch.tensor<[n,3],f32>, !torch.tensor<[n,2],f32>, !torch.tensor<[n,2],f32>) {
  %0 = torch.constant 3 : i64 -> !torch.int<3>
  %1 = torch.constant 1 : i64 -> !torch.int<1>
  %2 = torch.aten.tensor_split.sections(%arg0, %0, %1) : (!torch.tensor<[n,7],f32>, !torch.int<3>, !torch.int<1>) -> !torch.list<[!torch.tensor<[n,3],f32>, !torch.tensor<[n,2],f32>, !torch.tensor<[n,2],f32>]>
  %3:3 = torch.prim.ListUnpack %2 : (!torch.list<[!torch.tensor<[n,3],f32>, !torch.tensor<[n,2],f32>, !torch.tensor<[n,2],f32>]>) -> (!torch.tensor<[n,3],f32>, !torch.tensor<[n,2],f32>, !torch.tensor<[n,2],f32>)
  return %3#0, %3#1, %3#2 : !torch.tensor<[n,3],f32>, !torch.tensor<[n,2],f32>, !torch.tensor<[n,2],f32>
}

// CHECK-LABEL: @tensor_split_sections_of_ints(
// CHECK: onnx.Split{{.*}} -> (tensor<?x3xi64, #onnx.dims<"n", "">>, tensor<?x2xi64, #onnx.dims<"n", "">>, tensor<?x2xi64, #onnx.dims<"n", "">>)
func.func @tensor_split_sections_of_ints(%arg0: !torch.tensor<[n,7],i64>) -> (!torch.tensor<[n,3],i64>, !torch.tensor<[n,2],i64>, !torch.tensor<[n,2],i64>) {
  %0 = torch.constant 3 : i64 -> !torch.int<3>
  %1 = torch.constant 1 : i64 -> !torch.int<1>
  %2 = torch.aten.tensor_split.sections(%arg0, %0, %1) : (!torch.tensor<[n,7],i64>, !torch.int<3>, !torch.int<1>) -> !torch.list<[!torch.tensor<[n,3],i64>, !torch.tensor<[n,2],i64>, !torch.tensor<[n,2],i64>]>
  %3:3 = torch.prim.ListUnpack %2 : (!torch.list<[!torch.tensor<[n,3],i64>, !torch.tensor<[n,2],i64>, !torch.tensor<[n,2],i64>]>) -> (!torch.tensor<[n,3],i64>, !torch.tensor<[n,2],i64>, !torch.tensor<[n,2],i64>)
  return %3#0, %3#1, %3#2 : !torch.tensor<[n,3],i64>, !torch.tensor<[n,2],i64>, !torch.tensor<[n,2],i64>
}

// CHECK-LABEL: @_functional_assert_async_msg(
// CHECK: onnx.ReshapeV19{{.*}} -> tensor<*xi1>
// CHECK: onnx.Where{{.*}} -> tensor<*xi64>
// CHECK: onnx.Expand{{.*}} -> tensor<*xi64>
// CHECK: onnx.Expand{{.*}} -> tensor<*xf32>
// CHECK: onnx.ReshapeV19{{.*}} -> tensor<f32>
func.func @_functional_assert_async_msg(%arg0: !torch.tensor<[],i1>, %arg1: !torch.tensor<[],f32>) -> (!torch.tensor<[],f32>) {
  %0 = torch.constant "why" -> !torch.str
  %1 = torch.operator "aten::_functional_assert_async.msg"(%arg0, %0, %arg1) : (!torch.tensor<[],i1>, !torch.str, !torch.tensor<[],f32>) -> !torch.tensor<[],f32>
  return %1 : !torch.tensor<[],f32>
}

// CHECK-LABEL: @expand_as(
// CHECK: onnx.ShapeV19{{.*}} -> tensor<*xi64>
// CHECK: onnx.Concat{{.*}} -> tensor<*xi64>
// CHECK: onnx.Expand{{.*}} -> tensor<?x3xf32, #onnx.dims<"n", "">>
func.func @expand_as(%arg0: !torch.tensor<[3],f32>, %arg1: !torch.tensor<[n,3],f32>) -> (!torch.tensor<[n,3],f32>) {
  %0 = torch.aten.expand_as(%arg0, %arg1) : (!torch.tensor<[3],f32>, !torch.tensor<[n,3],f32>) -> !torch.tensor<[n,3],f32>
  return %0 : !torch.tensor<[n,3],f32>
}

// CHECK-LABEL: @numpy_T(
// CHECK: onnx.TransposeV13{{.*}} -> tensor<3x?xf32, #onnx.dims<"", "n">>
func.func @numpy_T(%arg0: !torch.tensor<[n,3],f32>) -> (!torch.tensor<[3,n],f32>) {
  %0 = torch.aten.numpy_T(%arg0) : (!torch.tensor<[n,3],f32>) -> !torch.tensor<[3,n],f32>
  return %0 : !torch.tensor<[3,n],f32>
}

// CHECK-LABEL: @ravel(
// CHECK: onnx.ReshapeV19{{.*}} -> tensor<?xf32, #onnx.dims<"3*n">>
func.func @ravel(%arg0: !torch.tensor<[n,3],f32>) -> (!torch.tensor<["3*n"],f32>) {
  %0 = torch.aten.ravel(%arg0) : (!torch.tensor<[n,3],f32>) -> !torch.tensor<["3*n"],f32>
  return %0 : !torch.tensor<["3*n"],f32>
}

// CHECK-LABEL: @reshape_as(
// CHECK: onnx.ReshapeV19{{.*}} -> tensor<?x2x3xf32, #onnx.dims<"n", "", "">>
func.func @reshape_as(%arg0: !torch.tensor<[n,6],f32>, %arg1: !torch.tensor<[n,2,3],f32>) -> (!torch.tensor<[n,2,3],f32>) {
  %0 = torch.aten.reshape_as(%arg0, %arg1) : (!torch.tensor<[n,6],f32>, !torch.tensor<[n,2,3],f32>) -> !torch.tensor<[n,2,3],f32>
  return %0 : !torch.tensor<[n,2,3],f32>
}

// CHECK-LABEL: @slice_Tensor(
// CHECK: onnx.Slice{{.*}} -> tensor<?x2xf32, #onnx.dims<"n", "">>
func.func @slice_Tensor(%arg0: !torch.tensor<[n,3],f32>) -> (!torch.tensor<[n,2],f32>) {
  %0 = torch.constant 1 : i64 -> !torch.int<1>
  %1 = torch.constant 0 : i64 -> !torch.int<0>
  %2 = torch.constant 2 : i64 -> !torch.int<2>
  %3 = torch.aten.slice.Tensor(%arg0, %0, %1, %2, %0) : (!torch.tensor<[n,3],f32>, !torch.int<1>, !torch.int<0>, !torch.int<2>, !torch.int<1>) -> !torch.tensor<[n,2],f32>
  return %3 : !torch.tensor<[n,2],f32>
}

// CHECK-LABEL: @squeeze(
// CHECK: onnx.SqueezeV13{{.*}} -> tensor<?x3xf32, #onnx.dims<"n", "">>
func.func @squeeze(%arg0: !torch.tensor<[n,1,3],f32>) -> (!torch.tensor<[n,3],f32>) {
  %0 = torch.aten.squeeze(%arg0) : (!torch.tensor<[n,1,3],f32>) -> !torch.tensor<[n,3],f32>
  return %0 : !torch.tensor<[n,3],f32>
}

// CHECK-LABEL: @squeeze_dim(
// CHECK: onnx.SqueezeV13{{.*}} -> tensor<?x3xf32, #onnx.dims<"n", "">>
func.func @squeeze_dim(%arg0: !torch.tensor<[n,1,3],f32>) -> (!torch.tensor<[n,3],f32>) {
  %0 = torch.constant 1 : i64 -> !torch.int<1>
  %1 = torch.aten.squeeze.dim(%arg0, %0) : (!torch.tensor<[n,1,3],f32>, !torch.int<1>) -> !torch.tensor<[n,3],f32>
  return %1 : !torch.tensor<[n,3],f32>
}

// CHECK-LABEL: @squeeze_dims(
// CHECK: onnx.SqueezeV13{{.*}} -> tensor<?x3xf32, #onnx.dims<"n", "">>
func.func @squeeze_dims(%arg0: !torch.tensor<[n,1,3],f32>) -> (!torch.tensor<[n,3],f32>) {
  %0 = torch.constant 1 : i64 -> !torch.int<1>
  %1 = torch.prim.ListConstruct(%0) : (!torch.int<1>) -> !torch.list<[!torch.int<1>]>
  %2 = torch.aten.squeeze.dims(%arg0, %1) : (!torch.tensor<[n,1,3],f32>, !torch.list<[!torch.int<1>]>) -> !torch.tensor<[n,3],f32>
  return %2 : !torch.tensor<[n,3],f32>
}

// CHECK-LABEL: @t(
// CHECK: onnx.TransposeV13{{.*}} -> tensor<3x?xf32, #onnx.dims<"", "n">>
func.func @t(%arg0: !torch.tensor<[n,3],f32>) -> (!torch.tensor<[3,n],f32>) {
  %0 = torch.aten.t(%arg0) : (!torch.tensor<[n,3],f32>) -> !torch.tensor<[3,n],f32>
  return %0 : !torch.tensor<[3,n],f32>
}

// CHECK-LABEL: @unsqueeze(
// CHECK: onnx.UnsqueezeV13{{.*}} -> tensor<?x1x3xf32, #onnx.dims<"n", "", "">>
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
