// NOTE: The checks are written by tools/dev/update_checks.py.
// Singular values and what is made of them; vectors have no signs of their own.

// RUN: torch-onnx-opt %s --decompose | FileCheck %s

// CHECK-LABEL: @_linalg_svd(
// CHECK-NOT: torch.aten._linalg_svd(
// CHECK: return {{.*}} : !torch.tensor<[n,3],f32>
func.func @_linalg_svd(%a: !torch.tensor<[n,4,3],f32>) -> !torch.tensor<[n,3],f32> {
  %0 = torch.constant false -> !torch.bool<false>
  %1 = torch.constant unit -> !torch.none
  %2:3 = torch.aten._linalg_svd(%a, %0, %0, %1) : (!torch.tensor<[n,4,3],f32>, !torch.bool<false>, !torch.bool<false>, !torch.none) -> (!torch.tensor<[n,4,3],f32>, !torch.tensor<[n,3],f32>, !torch.tensor<[n,3,3],f32>)
  return %2#1 : !torch.tensor<[n,3],f32>
}

// CHECK-LABEL: @_linalg_eigh(
// CHECK-NOT: torch.aten._linalg_eigh(
// CHECK: return {{.*}} : !torch.tensor<[n,3],f32>
func.func @_linalg_eigh(%a: !torch.tensor<[n,3,3],f32>) -> !torch.tensor<[n,3],f32> {
  %0 = torch.constant "L" -> !torch.str
  %1 = torch.constant false -> !torch.bool<false>
  %2:2 = torch.aten._linalg_eigh(%a, %0, %1) : (!torch.tensor<[n,3,3],f32>, !torch.str, !torch.bool<false>) -> (!torch.tensor<[n,3],f32>, !torch.tensor<[n,3,3],f32>)
  return %2#0 : !torch.tensor<[n,3],f32>
}

// U V^T is the same whatever the signs of their columns.
// CHECK-LABEL: @vectors(
// CHECK-NOT: torch.aten._linalg_svd(
// CHECK: return {{.*}} : !torch.tensor<[n,3,2],f32>
func.func @vectors(%a: !torch.tensor<[n,3,2],f32>) -> !torch.tensor<[n,3,2],f32> {
  %0 = torch.constant false -> !torch.bool<false>
  %1 = torch.constant true -> !torch.bool<true>
  %2 = torch.constant unit -> !torch.none
  %3:3 = torch.aten._linalg_svd(%a, %0, %1, %2) : (!torch.tensor<[n,3,2],f32>, !torch.bool<false>, !torch.bool<true>, !torch.none) -> (!torch.tensor<[n,3,2],f32>, !torch.tensor<[n,2],f32>, !torch.tensor<[n,2,2],f32>)
  %4 = torch.aten.matmul(%3#0, %3#2) : (!torch.tensor<[n,3,2],f32>, !torch.tensor<[n,2,2],f32>) -> !torch.tensor<[n,3,2],f32>
  return %4 : !torch.tensor<[n,3,2],f32>
}

// CHECK-LABEL: @linalg_lstsq(
// CHECK-NOT: torch.aten.linalg_lstsq(
// CHECK: return {{.*}} : !torch.tensor<[n,3,2],f32>
func.func @linalg_lstsq(%a: !torch.tensor<[n,4,3],f32>, %b: !torch.tensor<[n,4,2],f32>) -> !torch.tensor<[n,3,2],f32> {
  %0 = torch.constant unit -> !torch.none
  %1:4 = torch.aten.linalg_lstsq(%a, %b, %0, %0) : (!torch.tensor<[n,4,3],f32>, !torch.tensor<[n,4,2],f32>, !torch.none, !torch.none) -> (!torch.tensor<[n,3,2],f32>, !torch.tensor<[0],f32>, !torch.tensor<[n],i64>, !torch.tensor<[0],f32>)
  return %1#0 : !torch.tensor<[n,3,2],f32>
}

// CHECK-LABEL: @linalg_pinv_atol_rtol_tensor(
// CHECK: %[[V0:.*]] = torch.aten.transpose.int(%arg0, {{.*}}) : ({{.*}}, !torch.int<-2>, !torch.int<-1>) -> !torch.tensor<[0,3],f32>
// CHECK: return %[[V0]]
func.func @linalg_pinv_atol_rtol_tensor(%arg0: !torch.tensor<[3,0],f32>, %arg1: !torch.tensor<[],f32>, %arg2: !torch.tensor<[],f32>) -> (!torch.tensor<[0,3],f32>) {
  %0 = torch.constant false -> !torch.bool<false>
  %1 = torch.operator "aten::linalg_pinv.atol_rtol_tensor"(%arg0, %arg1, %arg2, %0) : (!torch.tensor<[3,0],f32>, !torch.tensor<[],f32>, !torch.tensor<[],f32>, !torch.bool<false>) -> !torch.tensor<[0,3],f32>
  return %1 : !torch.tensor<[0,3],f32>
}

// CHECK-LABEL: @linalg_pinv_atol_rtol_float(
// CHECK: %[[V0:.*]] = torch.aten.transpose.int(%arg0, {{.*}}) : ({{.*}}, !torch.int<-2>, !torch.int<-1>) -> !torch.tensor<[0,3],f32>
// CHECK: return %[[V0]]
func.func @linalg_pinv_atol_rtol_float(%arg0: !torch.tensor<[3,0],f32>) -> !torch.tensor<[0,3],f32> {
  %no = torch.constant false -> !torch.bool<false>
  %f0 = torch.constant 1.000000e-01 : f64 -> !torch.float<1.000000e-01>
  %n1 = torch.constant unit -> !torch.none
  %r = torch.operator "aten::linalg_pinv.atol_rtol_float"(%arg0, %f0, %n1, %no) : (!torch.tensor<[3,0],f32>, !torch.float<1.000000e-01>, !torch.none, !torch.bool<false>) -> !torch.tensor<[0,3],f32>
  return %r : !torch.tensor<[0,3],f32>
}

// CHECK-LABEL: @linalg_pinv(
// CHECK: %[[V0:.*]] = torch.aten.transpose.int(%arg0, {{.*}}) : ({{.*}}, !torch.int<-2>, !torch.int<-1>) -> !torch.tensor<[0,3],f32>
// CHECK: return %[[V0]]
func.func @linalg_pinv(%arg0: !torch.tensor<[3,0],f32>) -> !torch.tensor<[0,3],f32> {
  %no = torch.constant false -> !torch.bool<false>
  %f0 = torch.constant 1.000000e-01 : f64 -> !torch.float<1.000000e-01>
  %r = torch.operator "aten::linalg_pinv"(%arg0, %f0, %no) : (!torch.tensor<[3,0],f32>, !torch.float<1.000000e-01>, !torch.bool<false>) -> !torch.tensor<[0,3],f32>
  return %r : !torch.tensor<[0,3],f32>
}

// CHECK-LABEL: @linalg_pinv_rcond_tensor(
// CHECK: %[[V0:.*]] = torch.aten.transpose.int(%arg0, {{.*}}) : ({{.*}}, !torch.int<-2>, !torch.int<-1>) -> !torch.tensor<[0,3],f32>
// CHECK: return %[[V0]]
func.func @linalg_pinv_rcond_tensor(%arg0: !torch.tensor<[3,0],f32>, %t0: !torch.tensor<[],f32>) -> !torch.tensor<[0,3],f32> {
  %no = torch.constant false -> !torch.bool<false>
  %r = torch.operator "aten::linalg_pinv.rcond_tensor"(%arg0, %t0, %no) : (!torch.tensor<[3,0],f32>, !torch.tensor<[],f32>, !torch.bool<false>) -> !torch.tensor<[0,3],f32>
  return %r : !torch.tensor<[0,3],f32>
}

// CHECK-LABEL: @pinverse(
// CHECK: %[[V0:.*]] = torch.aten.transpose.int(%arg0, {{.*}}) : ({{.*}}, !torch.int<-2>, !torch.int<-1>) -> !torch.tensor<[0,3],f32>
// CHECK: return %[[V0]]
func.func @pinverse(%arg0: !torch.tensor<[3,0],f32>) -> !torch.tensor<[0,3],f32> {
  %f0 = torch.constant 1.000000e-01 : f64 -> !torch.float<1.000000e-01>
  %r = torch.operator "aten::pinverse"(%arg0, %f0) : (!torch.tensor<[3,0],f32>, !torch.float<1.000000e-01>) -> !torch.tensor<[0,3],f32>
  return %r : !torch.tensor<[0,3],f32>
}

// CHECK-LABEL: @linalg_matrix_rank_atol_rtol_tensor(
// CHECK-NOT: torch.operator(
// CHECK: return {{.*}} : !torch.tensor<[],i64>
func.func @linalg_matrix_rank_atol_rtol_tensor(%arg0: !torch.tensor<[3,0],f32>, %t0: !torch.tensor<[],f32>) -> !torch.tensor<[],i64> {
  %no = torch.constant false -> !torch.bool<false>
  %n1 = torch.constant unit -> !torch.none
  %r = torch.operator "aten::linalg_matrix_rank.atol_rtol_tensor"(%arg0, %t0, %n1, %no) : (!torch.tensor<[3,0],f32>, !torch.tensor<[],f32>, !torch.none, !torch.bool<false>) -> !torch.tensor<[],i64>
  return %r : !torch.tensor<[],i64>
}

// CHECK-LABEL: @linalg_matrix_rank_atol_rtol_float(
// CHECK-NOT: torch.operator(
// CHECK: return {{.*}} : !torch.tensor<[],i64>
func.func @linalg_matrix_rank_atol_rtol_float(%arg0: !torch.tensor<[3,0],f32>) -> !torch.tensor<[],i64> {
  %no = torch.constant false -> !torch.bool<false>
  %n0 = torch.constant unit -> !torch.none
  %f1 = torch.constant 1.000000e-01 : f64 -> !torch.float<1.000000e-01>
  %r = torch.operator "aten::linalg_matrix_rank.atol_rtol_float"(%arg0, %n0, %f1, %no) : (!torch.tensor<[3,0],f32>, !torch.none, !torch.float<1.000000e-01>, !torch.bool<false>) -> !torch.tensor<[],i64>
  return %r : !torch.tensor<[],i64>
}

// CHECK-LABEL: @linalg_matrix_rank(
// CHECK: %[[V0:.*]] = torch.aten.to.dtype(%arg0, {{.*}}) : ({{.*}}, !torch.int<7>, !torch.bool<false>, !torch.bool<false>, !torch.none) -> !torch.tensor<[3,0],f64>
// CHECK: %[[V1:.*]] = torch.prim.ListConstruct({{.*}}) : (!torch.int<0>, !torch.int<0>) -> !torch.list<[!torch.int<0>, !torch.int<0>]>
// CHECK: %[[V2:.*]] = torch.aten.constant_pad_nd(%[[V0]], %[[V1]], {{.*}}) : ({{.*}}, !torch.int<0>) -> !torch.tensor<[3,0],f64>
// CHECK: %[[V3:.*]] = torch.constant dense<> : tensor<0x0xf64> -> !torch.tensor<[0,0],f64>
// CHECK: %[[V4:.*]] = torch.prim.ListConstruct(%[[V2]], %[[V3]]) : {{.*}} -> !torch.list<[!torch.tensor<[3,0],f64>, !torch.tensor<[0,0],f64>]>
// CHECK: %[[V5:.*]] = torch.aten.cat(%[[V4]], {{.*}}) : ({{.*}}, !torch.int<-2>) -> !torch.tensor<[3,0],f64>
// CHECK: %[[V6:.*]] = torch.aten.slice.Tensor(%[[V5]], {{.*}}) : ({{.*}}, !torch.int<-1>, !torch.int<0>, !torch.int<0>, !torch.int<1>) -> !torch.tensor<[3,0],f64>
// CHECK: %[[V7:.*]] = torch.aten.slice.Tensor(%[[V6]], {{.*}}) : ({{.*}}, !torch.int<-2>, !torch.int<0>, !torch.int<3>, !torch.int<1>) -> !torch.tensor<[3,0],f64>
// CHECK: %[[V8:.*]] = torch.aten.mul.Tensor(%[[V7]], %[[V7]]) : {{.*}} -> !torch.tensor<[3,0],f64>
// CHECK: %[[V9:.*]] = torch.prim.ListConstruct({{.*}}) : (!torch.int<-2>) -> !torch.list<[!torch.int<-2>]>
// CHECK: %[[V10:.*]] = torch.aten.sum.dim_IntList(%[[V8]], %[[V9]], {{.*}}) : ({{.*}}, !torch.bool<true>, !torch.none) -> !torch.tensor<[1,0],f64>
// CHECK: %[[V11:.*]] = torch.aten.sqrt(%[[V10]]) : {{.*}} -> !torch.tensor<[1,0],f64>
// CHECK: %[[V12:.*]] = torch.aten.squeeze.dim(%[[V11]], {{.*}}) : ({{.*}}, !torch.int<-2>) -> !torch.tensor<[0],f64>
// CHECK: %[[V13:.*]]:2 = torch.aten.sort(%[[V12]], {{.*}}) : ({{.*}}, !torch.int<-1>, !torch.bool<true>) -> (!torch.tensor<[0],f64>, !torch.tensor<[0],i64>)
// CHECK: %[[V14:.*]] = torch.aten.to.dtype(%[[V13]]#0, {{.*}}) : ({{.*}}, !torch.int<6>, !torch.bool<false>, !torch.bool<false>, !torch.none) -> !torch.tensor<[0],f32>
// CHECK: %[[V15:.*]] = torch.aten.to.dtype(%[[V14]], {{.*}}) : ({{.*}}, !torch.int<7>, !torch.bool<false>, !torch.bool<false>, !torch.none) -> !torch.tensor<[0],f64>
// CHECK: %[[V16:.*]] = torch.prim.ListConstruct({{.*}}) : (!torch.int<0>, !torch.int<1>) -> !torch.list<[!torch.int<0>, !torch.int<1>]>
// CHECK: %[[V17:.*]] = torch.aten.constant_pad_nd(%[[V15]], %[[V16]], {{.*}}) : ({{.*}}, !torch.int<0>) -> !torch.tensor<[1],f64>
// CHECK: %[[V18:.*]] = torch.constant dense<1.000000e-01> : tensor<f64> -> !torch.tensor<[],f64>
// CHECK: %[[V19:.*]] = torch.aten.unsqueeze(%[[V17]], {{.*}}) : ({{.*}}, !torch.int<-1>) -> !torch.tensor<[1,1],f64>
// CHECK: %[[V20:.*]] = torch.aten.gt.Tensor(%[[V19]], %[[V18]]) : {{.*}} -> !torch.tensor<[1,1],i1>
// CHECK: %[[V21:.*]] = torch.prim.ListConstruct({{.*}}) : (!torch.int<-2>, !torch.int<-1>) -> !torch.list<[!torch.int<-2>, !torch.int<-1>]>
// CHECK: %[[V22:.*]] = torch.aten.sum.dim_IntList(%[[V20]], %[[V21]], {{.*}}) : ({{.*}}, !torch.bool<false>, !torch.none) -> !torch.tensor<[],i64>
// CHECK: return %[[V22]]
func.func @linalg_matrix_rank(%arg0: !torch.tensor<[3,0],f32>) -> !torch.tensor<[],i64> {
  %no = torch.constant false -> !torch.bool<false>
  %f0 = torch.constant 1.000000e-01 : f64 -> !torch.float<1.000000e-01>
  %r = torch.operator "aten::linalg_matrix_rank"(%arg0, %f0, %no) : (!torch.tensor<[3,0],f32>, !torch.float<1.000000e-01>, !torch.bool<false>) -> !torch.tensor<[],i64>
  return %r : !torch.tensor<[],i64>
}

// CHECK-LABEL: @linalg_matrix_rank_tol_tensor(
// CHECK-NOT: torch.operator(
// CHECK: return {{.*}} : !torch.tensor<[],i64>
func.func @linalg_matrix_rank_tol_tensor(%arg0: !torch.tensor<[3,0],f32>, %t0: !torch.tensor<[],f32>) -> !torch.tensor<[],i64> {
  %no = torch.constant false -> !torch.bool<false>
  %r = torch.operator "aten::linalg_matrix_rank.tol_tensor"(%arg0, %t0, %no) : (!torch.tensor<[3,0],f32>, !torch.tensor<[],f32>, !torch.bool<false>) -> !torch.tensor<[],i64>
  return %r : !torch.tensor<[],i64>
}
