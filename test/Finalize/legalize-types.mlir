// RUN: torch-onnx-opt %s --pass-pipeline='builtin.module(func.func(onnx-legalize-types{opset=20}))' --split-input-file --verify-diagnostics | FileCheck %s

// What ONNX Runtime runs stays.
// CHECK-LABEL: func.func @legal(
// CHECK-NEXT:    onnx.Add
// CHECK-NEXT:    return
func.func @legal(%x: tensor<2xf64>) -> tensor<2xf64> {
  %y = onnx.Add(%x, %x) : (tensor<2xf64>, tensor<2xf64>) -> tensor<2xf64>
  return %y : tensor<2xf64>
}

// -----

// CHECK-LABEL: func.func @exact_int(
// CHECK-SAME:    %[[C:.*]]: tensor<2xi1>, %[[X:.*]]: tensor<2xi16>)
// CHECK-DAG:     %[[A:.*]] = onnx.CastV19(%[[X]]) {to = 6 : i64} : (tensor<2xi16>) -> tensor<2xi32>
// CHECK-DAG:     %[[B:.*]] = onnx.CastV19(%[[X]]) {to = 6 : i64} : (tensor<2xi16>) -> tensor<2xi32>
// CHECK:         %[[W:.*]] = onnx.Where(%[[C]], %[[A]], %[[B]])
// CHECK:         %[[Y:.*]] = onnx.CastV19(%[[W]]) {to = 5 : i64} : (tensor<2xi32>) -> tensor<2xi16>
// CHECK:         return %[[Y]]
func.func @exact_int(%c: tensor<2xi1>, %x: tensor<2xi16>) -> tensor<2xi16> {
  %y = onnx.Where(%c, %x, %x) : (tensor<2xi1>, tensor<2xi16>, tensor<2xi16>) -> tensor<2xi16>
  return %y : tensor<2xi16>
}

// -----

// CHECK-LABEL: func.func @bool(
// CHECK-COUNT-2: onnx.CastV19(%{{.*}}) {to = 2 : i64} : (tensor<2xi1>) -> tensor<2xui8>
// CHECK:         onnx.Where({{.*}}) : (tensor<2xi1>, tensor<2xui8>, tensor<2xui8>) -> tensor<2xui8>
// CHECK:         onnx.CastV19(%{{.*}}) {to = 9 : i64} : (tensor<2xui8>) -> tensor<2xi1>
func.func @bool(%c: tensor<2xi1>, %x: tensor<2xi1>) -> tensor<2xi1> {
  %y = onnx.Where(%c, %x, %x) : (tensor<2xi1>, tensor<2xi1>, tensor<2xi1>) -> tensor<2xi1>
  return %y : tensor<2xi1>
}

// -----

// CHECK-LABEL: func.func @half(
// CHECK:         onnx.CastV19({{.*}}) {to = 1 : i64} : (tensor<?xbf16, #onnx.dims<"n">>) -> tensor<?xf32, #onnx.dims<"n">>
// CHECK:         onnx.Relu({{.*}}) : (tensor<?xf32, #onnx.dims<"n">>) -> tensor<?xf32, #onnx.dims<"n">>
// CHECK:         onnx.CastV19({{.*}}) {to = 16 : i64} : (tensor<?xf32, #onnx.dims<"n">>) -> tensor<?xbf16, #onnx.dims<"n">>
func.func @half(%x: tensor<?xbf16, #onnx.dims<"n">>) -> tensor<?xbf16, #onnx.dims<"n">> {
  %y = onnx.Relu(%x) : (tensor<?xbf16, #onnx.dims<"n">>) -> tensor<?xbf16, #onnx.dims<"n">>
  return %y : tensor<?xbf16, #onnx.dims<"n">>
}

// -----

// CHECK-LABEL: func.func @lossy(
// CHECK:         onnx.AtanV7({{.*}}) : (tensor<2xf32>) -> tensor<2xf32>
// CHECK:         onnx.CastV19({{.*}}) {to = 11 : i64} : (tensor<2xf32>) -> tensor<2xf64>
func.func @lossy(%x: tensor<2xf64>) -> tensor<2xf64> {
  // expected-warning @+1 {{computed in float32: ONNX Runtime has no float64 Atan}}
  %y = onnx.AtanV7(%x) : (tensor<2xf64>) -> tensor<2xf64>
  return %y : tensor<2xf64>
}

// -----

// The cheapest way is to widen the one type variable that differs.
// CHECK-LABEL: func.func @one_variable(
// CHECK-SAME:    %[[X:.*]]: tensor<1x1x2x2xf64>, %[[G:.*]]: tensor<1x2x2x2xf32>)
// CHECK-NEXT:    %[[C:.*]] = onnx.CastV19(%[[G]]) {to = 11 : i64}
// CHECK-NEXT:    %[[Y:.*]] = onnx.GridSampleV20(%[[X]], %[[C]])
// CHECK-NEXT:    return %[[Y]]
func.func @one_variable(%x: tensor<1x1x2x2xf64>, %grid: tensor<1x2x2x2xf32>) -> tensor<1x1x2x2xf64> {
  %y = onnx.GridSampleV20(%x, %grid) : (tensor<1x1x2x2xf64>, tensor<1x2x2x2xf32>) -> tensor<1x1x2x2xf64>
  return %y : tensor<1x1x2x2xf64>
}

// -----

// A maximum is one of the operands: any type with the same order serves.
// CHECK-LABEL: func.func @selects(
// CHECK:         onnx.Max({{.*}}) : (tensor<2xi32>, tensor<2xi32>) -> tensor<2xi32>
func.func @selects(%x: tensor<2xi16>) -> tensor<2xi16> {
  %y = onnx.Max(%x, %x) : (tensor<2xi16>, tensor<2xi16>) -> tensor<2xi16>
  return %y : tensor<2xi16>
}

// -----

// An attribute that names the type of the result follows it.
// CHECK-LABEL: func.func @dtype_attribute(
// CHECK:         onnx.HannWindow({{.*}}) {output_datatype = 1 : i64} : (tensor<i64>) -> tensor<?xf32>
// CHECK:         onnx.CastV19({{.*}}) {to = 16 : i64} : (tensor<?xf32>) -> tensor<?xbf16>
func.func @dtype_attribute(%n: tensor<i64>) -> tensor<?xbf16> {
  %y = onnx.HannWindow(%n) {output_datatype = 16 : i64} : (tensor<i64>) -> tensor<?xbf16>
  return %y : tensor<?xbf16>
}

// -----

// In subgraphs, too.
// CHECK-LABEL: func.func @subgraph(
// CHECK:         then_branch {
// CHECK:           onnx.Relu({{.*}}) : (tensor<2xf32>) -> tensor<2xf32>
func.func @subgraph(%c: tensor<i1>, %x: tensor<2xbf16>) -> tensor<2xbf16> {
  %y = onnx.IfV19(%c) : (tensor<i1>) -> tensor<2xbf16> then_branch {
    %r = onnx.Relu(%x) : (tensor<2xbf16>) -> tensor<2xbf16>
    onnx.Yield %r : tensor<2xbf16>
  } else_branch {
    onnx.Yield %x : tensor<2xbf16>
  }
  return %y : tensor<2xbf16>
}

// -----

func.func @refused(%x: tensor<2xcomplex<f32>>) -> tensor<2xcomplex<f32>> {
  // expected-error @+1 {{ONNX Runtime has no Transpose on complex64, and no type that it has stands in for it}}
  %y = onnx.TransposeV13(%x) : (tensor<2xcomplex<f32>>) -> tensor<2xcomplex<f32>>
  return %y : tensor<2xcomplex<f32>>
}

// -----

// A sum of uint64 may pass what any other type holds.
func.func @refused_int(%x: tensor<2xui64>) -> tensor<1xui64> {
  // expected-error @+1 {{ONNX Runtime has no ReduceSum on uint64, and no type that it has stands in for it}}
  %y = onnx.ReduceSum(%x) : (tensor<2xui64>) -> tensor<1xui64>
  return %y : tensor<1xui64>
}
