// L D L^T: a step for each row, unrolled of few and a loop of many.

// RUN: torch-onnx-opt %s --decompose | FileCheck %s

// CHECK-LABEL: @linalg_ldl_factor(
// CHECK: torch.prim.Loop{{.*}} -> (!torch.tensor<[n,6,6],f32>, !torch.tensor<[n,6,6],f32>, !torch.tensor<[n,6],i32>, !torch.tensor<[n,1],i64>)
// CHECK-NOT: ldl
// CHECK: return
func.func @linalg_ldl_factor(%a: !torch.tensor<[n,6,6],f32>) -> (!torch.tensor<[n,6,6],f32>, !torch.tensor<[n,6],i32>) {
  %0 = torch.constant false -> !torch.bool<false>
  %1:2 = torch.operator "aten::linalg_ldl_factor"(%a, %0) : (!torch.tensor<[n,6,6],f32>, !torch.bool<false>) -> (!torch.tensor<[n,6,6],f32>, !torch.tensor<[n,6],i32>)
  return %1#0, %1#1 : !torch.tensor<[n,6,6],f32>, !torch.tensor<[n,6],i32>
}

// CHECK-LABEL: @linalg_ldl_factor_ex(
// CHECK-NOT: torch.prim.Loop
// CHECK-NOT: ldl
// CHECK: return
func.func @linalg_ldl_factor_ex(%a: !torch.tensor<[n,2,2],f64>) -> (!torch.tensor<[n,2,2],f64>, !torch.tensor<[n,2],i32>, !torch.tensor<[n],i32>) {
  %0 = torch.constant true -> !torch.bool<true>
  %1 = torch.constant false -> !torch.bool<false>
  %2:3 = torch.operator "aten::linalg_ldl_factor_ex"(%a, %0, %1) : (!torch.tensor<[n,2,2],f64>, !torch.bool<true>, !torch.bool<false>) -> (!torch.tensor<[n,2,2],f64>, !torch.tensor<[n,2],i32>, !torch.tensor<[n],i32>)
  return %2#0, %2#1, %2#2 : !torch.tensor<[n,2,2],f64>, !torch.tensor<[n,2],i32>, !torch.tensor<[n],i32>
}

// CHECK-LABEL: @linalg_ldl_solve(
// CHECK: torch.aten.cumsum
// CHECK: torch.prim.Loop{{.*}} -> !torch.tensor<[n,6,6],f64>
// CHECK-NOT: ldl
// CHECK: return
func.func @linalg_ldl_solve(%ld: !torch.tensor<[n,6,6],f32>, %pivots: !torch.tensor<[n,6],i32>, %y: !torch.tensor<[n,6,2],f32>) -> !torch.tensor<[n,6,2],f32> {
  %0 = torch.constant false -> !torch.bool<false>
  %1 = torch.operator "aten::linalg_ldl_solve"(%ld, %pivots, %y, %0) : (!torch.tensor<[n,6,6],f32>, !torch.tensor<[n,6],i32>, !torch.tensor<[n,6,2],f32>, !torch.bool<false>) -> !torch.tensor<[n,6,2],f32>
  return %1 : !torch.tensor<[n,6,2],f32>
}
