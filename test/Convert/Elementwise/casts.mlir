// NOTE: The checks are written by tools/dev/update_checks.py.

// RUN: torch-onnx-opt %s --pass-pipeline='builtin.module(convert-torch-to-onnx{opset=20})' | FileCheck %s

// CHECK-LABEL: @_cast_Byte(
// CHECK: %[[V0:.*]] = onnx.CastV19(%arg0) {to = 2 : i64} : {{.*}} -> tensor<?x3xui8, #onnx.dims<"n", "">>
// CHECK: return %[[V0]]
func.func @_cast_Byte(%arg0: !torch.tensor<[n,3],f32>) -> (!torch.tensor<[n,3],ui8>) {
  %0 = torch.constant false -> !torch.bool<false>
  %1 = torch.aten._cast_Byte(%arg0, %0) : (!torch.tensor<[n,3],f32>, !torch.bool<false>) -> !torch.tensor<[n,3],ui8>
  return %1 : !torch.tensor<[n,3],ui8>
}

// CHECK-LABEL: @_cast_Char(
// CHECK: %[[V0:.*]] = onnx.CastV19(%arg0) {to = 3 : i64} : {{.*}} -> tensor<?x3xi8, #onnx.dims<"n", "">>
// CHECK: return %[[V0]]
func.func @_cast_Char(%arg0: !torch.tensor<[n,3],f32>) -> (!torch.tensor<[n,3],i8>) {
  %0 = torch.constant false -> !torch.bool<false>
  %1 = torch.aten._cast_Char(%arg0, %0) : (!torch.tensor<[n,3],f32>, !torch.bool<false>) -> !torch.tensor<[n,3],i8>
  return %1 : !torch.tensor<[n,3],i8>
}

// CHECK-LABEL: @_cast_Double(
// CHECK: %[[V0:.*]] = onnx.CastV19(%arg0) {to = 11 : i64} : {{.*}} -> tensor<?x3xf64, #onnx.dims<"n", "">>
// CHECK: return %[[V0]]
func.func @_cast_Double(%arg0: !torch.tensor<[n,3],i64>) -> (!torch.tensor<[n,3],f64>) {
  %0 = torch.constant false -> !torch.bool<false>
  %1 = torch.aten._cast_Double(%arg0, %0) : (!torch.tensor<[n,3],i64>, !torch.bool<false>) -> !torch.tensor<[n,3],f64>
  return %1 : !torch.tensor<[n,3],f64>
}

// CHECK-LABEL: @_cast_Float(
// CHECK: %[[V0:.*]] = onnx.CastV19(%arg0) {to = 1 : i64} : {{.*}} -> tensor<?x3xf32, #onnx.dims<"n", "">>
// CHECK: return %[[V0]]
func.func @_cast_Float(%arg0: !torch.tensor<[n,3],i64>) -> (!torch.tensor<[n,3],f32>) {
  %0 = torch.constant false -> !torch.bool<false>
  %1 = torch.aten._cast_Float(%arg0, %0) : (!torch.tensor<[n,3],i64>, !torch.bool<false>) -> !torch.tensor<[n,3],f32>
  return %1 : !torch.tensor<[n,3],f32>
}

// CHECK-LABEL: @_cast_Half(
// CHECK: %[[V0:.*]] = onnx.CastV19(%arg0) {to = 10 : i64} : {{.*}} -> tensor<?x3xf16, #onnx.dims<"n", "">>
// CHECK: return %[[V0]]
func.func @_cast_Half(%arg0: !torch.tensor<[n,3],i64>) -> (!torch.tensor<[n,3],f16>) {
  %0 = torch.constant false -> !torch.bool<false>
  %1 = torch.aten._cast_Half(%arg0, %0) : (!torch.tensor<[n,3],i64>, !torch.bool<false>) -> !torch.tensor<[n,3],f16>
  return %1 : !torch.tensor<[n,3],f16>
}

// CHECK-LABEL: @_cast_Int(
// CHECK: %[[V0:.*]] = onnx.CastV19(%arg0) {to = 6 : i64} : {{.*}} -> tensor<?x3xi32, #onnx.dims<"n", "">>
// CHECK: return %[[V0]]
func.func @_cast_Int(%arg0: !torch.tensor<[n,3],f32>) -> (!torch.tensor<[n,3],i32>) {
  %0 = torch.constant false -> !torch.bool<false>
  %1 = torch.aten._cast_Int(%arg0, %0) : (!torch.tensor<[n,3],f32>, !torch.bool<false>) -> !torch.tensor<[n,3],i32>
  return %1 : !torch.tensor<[n,3],i32>
}

// CHECK-LABEL: @_cast_Long(
// CHECK: %[[V0:.*]] = onnx.CastV19(%arg0) {to = 7 : i64} : {{.*}} -> tensor<?x3xi64, #onnx.dims<"n", "">>
// CHECK: return %[[V0]]
func.func @_cast_Long(%arg0: !torch.tensor<[n,3],f32>) -> (!torch.tensor<[n,3],i64>) {
  %0 = torch.constant false -> !torch.bool<false>
  %1 = torch.aten._cast_Long(%arg0, %0) : (!torch.tensor<[n,3],f32>, !torch.bool<false>) -> !torch.tensor<[n,3],i64>
  return %1 : !torch.tensor<[n,3],i64>
}

// CHECK-LABEL: @_cast_Short(
// CHECK: %[[V0:.*]] = onnx.CastV19(%arg0) {to = 5 : i64} : {{.*}} -> tensor<?x3xi16, #onnx.dims<"n", "">>
// CHECK: return %[[V0]]
func.func @_cast_Short(%arg0: !torch.tensor<[n,3],f32>) -> (!torch.tensor<[n,3],i16>) {
  %0 = torch.constant false -> !torch.bool<false>
  %1 = torch.aten._cast_Short(%arg0, %0) : (!torch.tensor<[n,3],f32>, !torch.bool<false>) -> !torch.tensor<[n,3],i16>
  return %1 : !torch.tensor<[n,3],i16>
}

// CHECK-LABEL: @_lazy_clone(
// CHECK-NEXT: return %arg0 : tensor<?x3xf32, #onnx.dims<"n", "">>
func.func @_lazy_clone(%arg0: !torch.tensor<[n,3],f32>) -> (!torch.tensor<[n,3],f32>) {
  %0 = torch.aten._lazy_clone(%arg0) : (!torch.tensor<[n,3],f32>) -> !torch.tensor<[n,3],f32>
  return %0 : !torch.tensor<[n,3],f32>
}

// CHECK-LABEL: @alias(
// CHECK-NEXT: return %arg0 : tensor<?x3xf32, #onnx.dims<"n", "">>
func.func @alias(%arg0: !torch.tensor<[n,3],f32>) -> (!torch.tensor<[n,3],f32>) {
  %0 = torch.aten.alias(%arg0) : (!torch.tensor<[n,3],f32>) -> !torch.tensor<[n,3],f32>
  return %0 : !torch.tensor<[n,3],f32>
}

// CHECK-LABEL: @as_tensor(
// CHECK: %[[V0:.*]] = onnx.CastV19(%arg0) {to = 7 : i64} : {{.*}} -> tensor<?x3xi64, #onnx.dims<"n", "">>
// CHECK: return %[[V0]]
func.func @as_tensor(%arg0: !torch.tensor<[n,3],f32>) -> (!torch.tensor<[n,3],i64>) {
  %0 = torch.constant 4 : i64 -> !torch.int<4>
  %1 = torch.constant unit -> !torch.none
  %2 = torch.aten.as_tensor(%arg0, %0, %1) : (!torch.tensor<[n,3],f32>, !torch.int<4>, !torch.none) -> !torch.tensor<[n,3],i64>
  return %2 : !torch.tensor<[n,3],i64>
}

// CHECK-LABEL: @clone(
// CHECK-NEXT: return %arg0 : tensor<?x3xf32, #onnx.dims<"n", "">>
func.func @clone(%arg0: !torch.tensor<[n,3],f32>) -> (!torch.tensor<[n,3],f32>) {
  %0 = torch.constant unit -> !torch.none
  %1 = torch.aten.clone(%arg0, %0) : (!torch.tensor<[n,3],f32>, !torch.none) -> !torch.tensor<[n,3],f32>
  return %1 : !torch.tensor<[n,3],f32>
}

// CHECK-LABEL: @contiguous(
// CHECK-NEXT: return %arg0 : tensor<?x3xf32, #onnx.dims<"n", "">>
func.func @contiguous(%arg0: !torch.tensor<[n,3],f32>) -> (!torch.tensor<[n,3],f32>) {
  %0 = torch.constant 0 : i64 -> !torch.int<0>
  %1 = torch.aten.contiguous(%arg0, %0) : (!torch.tensor<[n,3],f32>, !torch.int<0>) -> !torch.tensor<[n,3],f32>
  return %1 : !torch.tensor<[n,3],f32>
}

// CHECK-LABEL: @cpu(
// CHECK-NEXT: return %arg0 : tensor<?x3xf32, #onnx.dims<"n", "">>
func.func @cpu(%arg0: !torch.tensor<[n,3],f32>) -> (!torch.tensor<[n,3],f32>) {
  %0 = torch.aten.cpu(%arg0) : (!torch.tensor<[n,3],f32>) -> !torch.tensor<[n,3],f32>
  return %0 : !torch.tensor<[n,3],f32>
}

// CHECK-LABEL: @data(
// CHECK-NEXT: return %arg0 : tensor<?x3xf32, #onnx.dims<"n", "">>
func.func @data(%arg0: !torch.tensor<[n,3],f32>) -> (!torch.tensor<[n,3],f32>) {
  %0 = torch.aten.data(%arg0) : (!torch.tensor<[n,3],f32>) -> !torch.tensor<[n,3],f32>
  return %0 : !torch.tensor<[n,3],f32>
}

// CHECK-LABEL: @detach(
// CHECK-NEXT: return %arg0 : tensor<?x3xf32, #onnx.dims<"n", "">>
func.func @detach(%arg0: !torch.tensor<[n,3],f32>) -> (!torch.tensor<[n,3],f32>) {
  %0 = torch.aten.detach(%arg0) : (!torch.tensor<[n,3],f32>) -> !torch.tensor<[n,3],f32>
  return %0 : !torch.tensor<[n,3],f32>
}

// CHECK-LABEL: @lift(
// CHECK-NEXT: return %arg0 : tensor<?x3xf32, #onnx.dims<"n", "">>
func.func @lift(%arg0: !torch.tensor<[n,3],f32>) -> (!torch.tensor<[n,3],f32>) {
  %0 = torch.aten.lift(%arg0) : (!torch.tensor<[n,3],f32>) -> !torch.tensor<[n,3],f32>
  return %0 : !torch.tensor<[n,3],f32>
}

// CHECK-LABEL: @lift_fresh(
// CHECK-NEXT: return %arg0 : tensor<?x3xf32, #onnx.dims<"n", "">>
func.func @lift_fresh(%arg0: !torch.tensor<[n,3],f32>) -> (!torch.tensor<[n,3],f32>) {
  %0 = torch.aten.lift_fresh(%arg0) : (!torch.tensor<[n,3],f32>) -> !torch.tensor<[n,3],f32>
  return %0 : !torch.tensor<[n,3],f32>
}

// CHECK-LABEL: @lift_fresh_copy(
// CHECK-NEXT: return %arg0 : tensor<?x3xf32, #onnx.dims<"n", "">>
func.func @lift_fresh_copy(%arg0: !torch.tensor<[n,3],f32>) -> (!torch.tensor<[n,3],f32>) {
  %0 = torch.aten.lift_fresh_copy(%arg0) : (!torch.tensor<[n,3],f32>) -> !torch.tensor<[n,3],f32>
  return %0 : !torch.tensor<[n,3],f32>
}

// CHECK-LABEL: @pin_memory(
// CHECK-NEXT: return %arg0 : tensor<?x3xf32, #onnx.dims<"n", "">>
func.func @pin_memory(%arg0: !torch.tensor<[n,3],f32>) -> (!torch.tensor<[n,3],f32>) {
  %0 = torch.constant unit -> !torch.none
  %1 = torch.aten.pin_memory(%arg0, %0) : (!torch.tensor<[n,3],f32>, !torch.none) -> !torch.tensor<[n,3],f32>
  return %1 : !torch.tensor<[n,3],f32>
}

// CHECK-LABEL: @resolve_conj(
// CHECK-NEXT: return %arg0 : tensor<?x3xf32, #onnx.dims<"n", "">>
func.func @resolve_conj(%arg0: !torch.tensor<[n,3],f32>) -> (!torch.tensor<[n,3],f32>) {
  %0 = torch.aten.resolve_conj(%arg0) : (!torch.tensor<[n,3],f32>) -> !torch.tensor<[n,3],f32>
  return %0 : !torch.tensor<[n,3],f32>
}

// CHECK-LABEL: @resolve_neg(
// CHECK-NEXT: return %arg0 : tensor<?x3xf32, #onnx.dims<"n", "">>
func.func @resolve_neg(%arg0: !torch.tensor<[n,3],f32>) -> (!torch.tensor<[n,3],f32>) {
  %0 = torch.aten.resolve_neg(%arg0) : (!torch.tensor<[n,3],f32>) -> !torch.tensor<[n,3],f32>
  return %0 : !torch.tensor<[n,3],f32>
}

// CHECK-LABEL: @to_device(
// CHECK: %[[V0:.*]] = onnx.CastV19(%arg0) {to = 7 : i64} : {{.*}} -> tensor<?x3xi64, #onnx.dims<"n", "">>
// CHECK: return %[[V0]]
func.func @to_device(%arg0: !torch.tensor<[n,3],f32>) -> (!torch.tensor<[n,3],i64>) {
  %0 = torch.constant "cpu" -> !torch.str
  %1 = torch.constant 4 : i64 -> !torch.int<4>
  %2 = torch.constant false -> !torch.bool<false>
  %3 = torch.constant unit -> !torch.none
  %4 = torch.aten.to.device(%arg0, %0, %1, %2, %2, %3) : (!torch.tensor<[n,3],f32>, !torch.str, !torch.int<4>, !torch.bool<false>, !torch.bool<false>, !torch.none) -> !torch.tensor<[n,3],i64>
  return %4 : !torch.tensor<[n,3],i64>
}

// CHECK-LABEL: @to_dtype_layout(
// CHECK: %[[V0:.*]] = onnx.CastV19(%arg0) {to = 7 : i64} : {{.*}} -> tensor<?x3xi64, #onnx.dims<"n", "">>
// CHECK: return %[[V0]]
func.func @to_dtype_layout(%arg0: !torch.tensor<[n,3],f32>) -> (!torch.tensor<[n,3],i64>) {
  %0 = torch.constant 4 : i64 -> !torch.int<4>
  %1 = torch.constant unit -> !torch.none
  %2 = torch.constant false -> !torch.bool<false>
  %3 = torch.aten.to.dtype_layout(%arg0, %0, %1, %1, %1, %2, %2, %1) : (!torch.tensor<[n,3],f32>, !torch.int<4>, !torch.none, !torch.none, !torch.none, !torch.bool<false>, !torch.bool<false>, !torch.none) -> !torch.tensor<[n,3],i64>
  return %3 : !torch.tensor<[n,3],i64>
}

// CHECK-LABEL: @to_other(
// CHECK: %[[V0:.*]] = onnx.CastV19(%arg0) {to = 7 : i64} : {{.*}} -> tensor<?x3xi64, #onnx.dims<"n", "">>
// CHECK: return %[[V0]]
func.func @to_other(%arg0: !torch.tensor<[n,3],f32>, %arg1: !torch.tensor<[2],i64>) -> (!torch.tensor<[n,3],i64>) {
  %0 = torch.constant false -> !torch.bool<false>
  %1 = torch.constant unit -> !torch.none
  %2 = torch.aten.to.other(%arg0, %arg1, %0, %0, %1) : (!torch.tensor<[n,3],f32>, !torch.tensor<[2],i64>, !torch.bool<false>, !torch.bool<false>, !torch.none) -> !torch.tensor<[n,3],i64>
  return %2 : !torch.tensor<[n,3],i64>
}

// CHECK-LABEL: @to_prim_Device(
// CHECK: %[[V0:.*]] = onnx.CastV19(%arg0) {to = 7 : i64} : {{.*}} -> tensor<?x3xi64, #onnx.dims<"n", "">>
// CHECK: return %[[V0]]
func.func @to_prim_Device(%arg0: !torch.tensor<[n,3],f32>) -> (!torch.tensor<[n,3],i64>) {
  %0 = torch.constant unit -> !torch.none
  %1 = torch.constant 4 : i64 -> !torch.int<4>
  %2 = torch.constant false -> !torch.bool<false>
  %3 = torch.aten.to.prim_Device(%arg0, %0, %1, %2, %2) : (!torch.tensor<[n,3],f32>, !torch.none, !torch.int<4>, !torch.bool<false>, !torch.bool<false>) -> !torch.tensor<[n,3],i64>
  return %3 : !torch.tensor<[n,3],i64>
}

// CHECK-LABEL: @to_prim_dtype(
// CHECK: %[[V0:.*]] = onnx.CastV19(%arg0) {to = 7 : i64} : {{.*}} -> tensor<?x3xi64, #onnx.dims<"n", "">>
// CHECK: return %[[V0]]
func.func @to_prim_dtype(%arg0: !torch.tensor<[n,3],f32>) -> (!torch.tensor<[n,3],i64>) {
  %0 = torch.constant 4 : i64 -> !torch.int<4>
  %1 = torch.constant false -> !torch.bool<false>
  %2 = torch.aten.to.prim_dtype(%arg0, %0, %1, %1) : (!torch.tensor<[n,3],f32>, !torch.int<4>, !torch.bool<false>, !torch.bool<false>) -> !torch.tensor<[n,3],i64>
  return %2 : !torch.tensor<[n,3],i64>
}

// CHECK-LABEL: @to_prim_other(
// CHECK-NEXT: return %arg0 : tensor<?x3xf32, #onnx.dims<"n", "">>
func.func @to_prim_other(%arg0: !torch.tensor<[n,3],f32>) -> (!torch.tensor<[n,3],f32>) {
  %0 = torch.constant false -> !torch.bool<false>
  %1 = torch.aten.to.prim_other(%arg0, %0, %0) : (!torch.tensor<[n,3],f32>, !torch.bool<false>, !torch.bool<false>) -> !torch.tensor<[n,3],f32>
  return %1 : !torch.tensor<[n,3],f32>
}

// CHECK-LABEL: @type_as(
// CHECK: %[[V0:.*]] = onnx.CastV19(%arg0) {to = 7 : i64} : {{.*}} -> tensor<?x3xi64, #onnx.dims<"n", "">>
// CHECK: return %[[V0]]
func.func @type_as(%arg0: !torch.tensor<[n,3],f32>, %arg1: !torch.tensor<[2],i64>) -> (!torch.tensor<[n,3],i64>) {
  %0 = torch.aten.type_as(%arg0, %arg1) : (!torch.tensor<[n,3],f32>, !torch.tensor<[2],i64>) -> !torch.tensor<[n,3],i64>
  return %0 : !torch.tensor<[n,3],i64>
}
