// RUN: torch-onnx-opt %s -torch-simplify | FileCheck %s

// Lists are gone once their elements are known; results are flattened.
// CHECK-LABEL: func.func @list(
// CHECK-SAME: %[[X:.*]]: !torch.tensor<[n],f32> {{.*}}) -> (!torch.tensor<[n],f32> {torch.name = "output_0"}, !torch.tensor<[n],f32> {torch.name = "output_1"})
// CHECK-NEXT: %[[Y:.*]] = torch.aten.relu(%[[X]])
// CHECK-NEXT: return %[[Y]], %[[X]]
func.func @list(%x: !torch.tensor<[n],f32>) -> !torch.list<!torch.ref> {
  %0 = torch.prim.ListConstruct(%x) : (!torch.tensor<[n],f32>) -> !torch.list<!torch.ref>
  %y = torch.aten.relu(%x) : (!torch.tensor<[n],f32>) -> !torch.ref
  %zero = torch.constant 0 : i64 -> !torch.int<0>
  torch.operator "aten::insert.t"(%0, %zero, %y) : (!torch.list<!torch.ref>, !torch.int<0>, !torch.ref) -> ()
  return %0 : !torch.list<!torch.ref>
}

// CHECK-LABEL: func.func @dict(
// CHECK-SAME: %[[X:.*]]: !torch.tensor<[2],f32> {{.*}}) -> (!torch.tensor<[2],f32> {torch.name = "out"}, !torch.tensor<[2],f32> {torch.name = "aux"})
func.func @dict(%x: !torch.tensor<[2],f32>) -> !torch.dict<!torch.str, !torch.ref> {
  %out = torch.constant "out" -> !torch.str
  %aux = torch.constant "aux" -> !torch.str
  %0 = torch.prim.DictConstruct(%out, %x) : (!torch.str, !torch.tensor<[2],f32>) -> !torch.dict<!torch.str, !torch.ref>
  %1 = torch.aten.relu(%x) : (!torch.tensor<[2],f32>) -> !torch.ref
  torch.operator "aten::_set_item.str"(%0, %aux, %1) : (!torch.dict<!torch.str, !torch.ref>, !torch.str, !torch.ref) -> ()
  return %0 : !torch.dict<!torch.str, !torch.ref>
}

// A size is a number where it is one.
// CHECK-LABEL: func.func @sizes(
// CHECK-SAME: %[[X:.*]]: !torch.tensor<[n,6],f32>
// CHECK: torch.aten.view{{.*}} -> !torch.tensor<["2*n",3],f32>
func.func @sizes(%x: !torch.tensor<[n,6],f32>) -> !torch.ref {
  %two = torch.constant 2 : i64 -> !torch.int<2>
  %sizes = torch.aten.size(%x) : (!torch.tensor<[n,6],f32>) -> !torch.list<!torch.int>
  %n, %six = torch.prim.ListUnpack %sizes : (!torch.list<!torch.int>) -> (!torch.int, !torch.int)
  %n2 = torch.aten.mul.int(%n, %two) : (!torch.int, !torch.int<2>) -> !torch.int
  %three = torch.aten.floordiv.int(%six, %two) : (!torch.int, !torch.int<2>) -> !torch.int
  %shape = torch.prim.ListConstruct(%n2, %three) : (!torch.int, !torch.int) -> !torch.list<!torch.int>
  %0 = torch.aten.view(%x, %shape) : (!torch.tensor<[n,6],f32>, !torch.list<!torch.int>) -> !torch.ref
  return %0 : !torch.ref
}
