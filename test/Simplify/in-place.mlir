// RUN: torch-onnx-opt %s -torch-simplify | FileCheck %s

// An in-place op becomes its functional form; every alias sees the result.
// CHECK-LABEL: func.func @add_(
// CHECK-SAME: %[[X:.*]]: !torch.tensor<[n,3],f32>
// CHECK: %[[SUM:.*]] = torch.aten.add.Scalar(%[[X]],
// CHECK: %[[DOUBLE:.*]] = torch.aten.mul.Tensor(%[[SUM]], %[[SUM]])
// CHECK: return %[[DOUBLE]] : !torch.tensor<[n,3],f32>
func.func @add_(%x: !torch.tensor<[n,3],f32>) -> !torch.ref {
  %one = torch.constant 1 : i64 -> !torch.int<1>
  %0 = torch.operator "aten::add_.Scalar"(%x, %one, %one) : (!torch.tensor<[n,3],f32>, !torch.int<1>, !torch.int<1>) -> !torch.ref
  %1 = torch.aten.mul.Tensor(%x, %0) : (!torch.tensor<[n,3],f32>, !torch.ref) -> !torch.ref
  return %1 : !torch.ref
}

// The result of an in-place op has the dtype that the tensor had.
// CHECK-LABEL: func.func @keeps_dtype(
// CHECK: torch.aten.add.Tensor({{.*}}) : (!torch.tensor<[4],f16>, !torch.tensor<[4],f32>, !torch.int<1>) -> !torch.tensor<[4],f32>
// CHECK: torch.aten.to.dtype
// CHECK: return {{.*}} : !torch.tensor<[4],f16>
func.func @keeps_dtype(%x: !torch.tensor<[4],f16>, %y: !torch.tensor<[4],f32>) -> !torch.tensor<[4],f16> {
  %one = torch.constant 1 : i64 -> !torch.int<1>
  %0 = torch.operator "aten::add_.Tensor"(%x, %y, %one) : (!torch.tensor<[4],f16>, !torch.tensor<[4],f32>, !torch.int<1>) -> !torch.ref
  return %x : !torch.tensor<[4],f16>
}

// A write to a view reaches its base, and from there the views beside it.
// CHECK-LABEL: func.func @row_of_matrix(
// CHECK-SAME: %[[X:.*]]: !torch.tensor<[4,3],f32>
// CHECK: %[[ROW:.*]] = torch.aten.select.int(%[[X]],
// CHECK: %[[NEW:.*]] = torch.aten.relu(%[[ROW]])
// CHECK: %[[BASE:.*]] = torch.aten.select_scatter(%[[X]], %[[NEW]],
// CHECK: %[[COLUMN:.*]] = torch.aten.select.int(%[[BASE]],
// CHECK: return %[[COLUMN]], %[[BASE]]
func.func @row_of_matrix(%x: !torch.tensor<[4,3],f32>) -> (!torch.ref, !torch.tensor<[4,3],f32>) {
  %zero = torch.constant 0 : i64 -> !torch.int<0>
  %one = torch.constant 1 : i64 -> !torch.int<1>
  %column = torch.aten.select.int(%x, %one, %zero) : (!torch.tensor<[4,3],f32>, !torch.int<1>, !torch.int<0>) -> !torch.ref
  %row = torch.aten.select.int(%x, %zero, %one) : (!torch.tensor<[4,3],f32>, !torch.int<0>, !torch.int<1>) -> !torch.ref
  %0 = torch.operator "aten::relu_"(%row) : (!torch.ref) -> !torch.ref
  return %column, %x : !torch.ref, !torch.tensor<[4,3],f32>
}

// A view of a view, with a dim that is a symbol.
// CHECK-LABEL: func.func @flat(
// CHECK-SAME: %[[X:.*]]: !torch.tensor<[n,6],f32>
// CHECK: %[[FLAT:.*]] = torch.aten.view(%[[X]],
// CHECK: %[[PART:.*]] = torch.aten.slice.Tensor(%[[FLAT]],
// CHECK: %[[NEW:.*]] = torch.aten.relu(%[[PART]])
// CHECK: %[[SCATTER:.*]] = torch.aten.slice_scatter(%[[FLAT]], %[[NEW]],
// CHECK: %[[BACK:.*]] = torch.aten.view(%[[SCATTER]],
// CHECK: return %[[BACK]] : !torch.tensor<[n,6],f32>
func.func @flat(%x: !torch.tensor<[n,6],f32>) -> !torch.tensor<[n,6],f32> {
  %minus = torch.constant -1 : i64 -> !torch.int<-1>
  %zero = torch.constant 0 : i64 -> !torch.int<0>
  %one = torch.constant 1 : i64 -> !torch.int<1>
  %two = torch.constant 2 : i64 -> !torch.int<2>
  %size = torch.prim.ListConstruct(%minus) : (!torch.int<-1>) -> !torch.list<!torch.int>
  %flat = torch.aten.view(%x, %size) : (!torch.tensor<[n,6],f32>, !torch.list<!torch.int>) -> !torch.ref
  %part = torch.aten.slice.Tensor(%flat, %zero, %zero, %two, %one) : (!torch.ref, !torch.int<0>, !torch.int<0>, !torch.int<2>, !torch.int<1>) -> !torch.ref
  %0 = torch.operator "aten::relu_"(%part) : (!torch.ref) -> !torch.ref
  return %x : !torch.tensor<[n,6],f32>
}

// Parts of a split are slices.
// CHECK-LABEL: func.func @halves(
// CHECK: torch.aten.slice_scatter
// CHECK: return
func.func @halves(%x: !torch.tensor<[4],f32>) -> !torch.tensor<[4],f32> {
  %zero = torch.constant 0 : i64 -> !torch.int<0>
  %two = torch.constant 2 : i64 -> !torch.int<2>
  %halves = torch.aten.chunk(%x, %two, %zero) : (!torch.tensor<[4],f32>, !torch.int<2>, !torch.int<0>) -> !torch.list<!torch.ref>
  %low, %high = torch.prim.ListUnpack %halves : (!torch.list<!torch.ref>) -> (!torch.ref, !torch.ref)
  %0 = torch.operator "aten::relu_"(%high) : (!torch.ref) -> !torch.ref
  return %x : !torch.tensor<[4],f32>
}
