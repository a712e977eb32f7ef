// NOTE: The checks are written by tools/dev/update_checks.py.

// RUN: torch-onnx-opt %s --decompose | FileCheck %s

// CHECK-LABEL: @_trilinear(
// CHECK: %[[V0:.*]] = torch.prim.ListConstruct({{.*}}) : (!torch.int<1>, !torch.int<2>) -> !torch.list<[!torch.int<1>, !torch.int<2>]>
// CHECK: %[[V1:.*]] = torch.aten.mul.Tensor(%arg0, %arg1) : {{.*}} -> !torch.tensor<[n,3,4],f32>
// CHECK: %[[V2:.*]] = torch.aten.mul.Tensor(%[[V1]], %arg2) : {{.*}} -> !torch.tensor<[n,3,4],f32>
// CHECK: %[[V3:.*]] = torch.aten.sum.dim_IntList(%[[V2]], %[[V0]], {{.*}}) : ({{.*}}, !torch.bool<false>, !torch.none) -> !torch.tensor<[n],f32>
// CHECK: return %[[V3]]
func.func @_trilinear(%arg0: !torch.tensor<[n,3,4],f32>, %arg1: !torch.tensor<[n,3,4],f32>, %arg2: !torch.tensor<[n,3,4],f32>) -> (!torch.tensor<[n],f32>) {
  %0 = torch.constant 1 : i64 -> !torch.int<1>
  %1 = torch.constant 2 : i64 -> !torch.int<2>
  %2 = torch.prim.ListConstruct() : () -> !torch.list<[]>
  %3 = torch.prim.ListConstruct() : () -> !torch.list<[]>
  %4 = torch.prim.ListConstruct() : () -> !torch.list<[]>
  %5 = torch.prim.ListConstruct(%0, %1) : (!torch.int<1>, !torch.int<2>) -> !torch.list<[!torch.int<1>, !torch.int<2>]>
  %6 = torch.aten._trilinear(%arg0, %arg1, %arg2, %2, %3, %4, %5, %0) : (!torch.tensor<[n,3,4],f32>, !torch.tensor<[n,3,4],f32>, !torch.tensor<[n,3,4],f32>, !torch.list<[]>, !torch.list<[]>, !torch.list<[]>, !torch.list<[!torch.int<1>, !torch.int<2>]>, !torch.int<1>) -> !torch.tensor<[n],f32>
  return %6 : !torch.tensor<[n],f32>
}

// CHECK-LABEL: @addbmm(
// CHECK: %[[V0:.*]] = torch.aten.bmm(%arg1, %arg2) : {{.*}} -> !torch.tensor<[n,2,4],f32>
// CHECK: %[[V1:.*]] = torch.prim.ListConstruct({{.*}}) : (!torch.int<0>) -> !torch.list<[!torch.int<0>]>
// CHECK: %[[V2:.*]] = torch.aten.sum.dim_IntList(%[[V0]], %[[V1]], {{.*}}) : ({{.*}}, !torch.bool<false>, !torch.int<6>) -> !torch.tensor<[2,4],f32>
// CHECK: %[[V3:.*]] = torch.aten.add.Tensor(%arg0, %[[V2]], {{.*}}) : ({{.*}}, !torch.int<1>) -> !torch.tensor<[2,4],f32>
// CHECK: return %[[V3]]
func.func @addbmm(%arg0: !torch.tensor<[2,4],f32>, %arg1: !torch.tensor<[n,2,3],f32>, %arg2: !torch.tensor<[n,3,4],f32>) -> (!torch.tensor<[2,4],f32>) {
  %0 = torch.constant 1 : i64 -> !torch.int<1>
  %1 = torch.aten.addbmm(%arg0, %arg1, %arg2, %0, %0) : (!torch.tensor<[2,4],f32>, !torch.tensor<[n,2,3],f32>, !torch.tensor<[n,3,4],f32>, !torch.int<1>, !torch.int<1>) -> !torch.tensor<[2,4],f32>
  return %1 : !torch.tensor<[2,4],f32>
}

// CHECK-LABEL: @addbmm_of_ints(
// CHECK: %[[V0:.*]] = torch.aten.bmm(%arg1, %arg2) : {{.*}} -> !torch.tensor<[n,2,4],i64>
// CHECK: %[[V1:.*]] = torch.prim.ListConstruct({{.*}}) : (!torch.int<0>) -> !torch.list<[!torch.int<0>]>
// CHECK: %[[V2:.*]] = torch.aten.sum.dim_IntList(%[[V0]], %[[V1]], {{.*}}) : ({{.*}}, !torch.bool<false>, !torch.int<4>) -> !torch.tensor<[2,4],i64>
// CHECK: %[[V3:.*]] = torch.aten.add.Tensor(%arg0, %[[V2]], {{.*}}) : ({{.*}}, !torch.int<1>) -> !torch.tensor<[2,4],i64>
// CHECK: return %[[V3]]
func.func @addbmm_of_ints(%arg0: !torch.tensor<[2,4],i64>, %arg1: !torch.tensor<[n,2,3],i64>, %arg2: !torch.tensor<[n,3,4],i64>) -> (!torch.tensor<[2,4],i64>) {
  %0 = torch.constant 1 : i64 -> !torch.int<1>
  %1 = torch.aten.addbmm(%arg0, %arg1, %arg2, %0, %0) : (!torch.tensor<[2,4],i64>, !torch.tensor<[n,2,3],i64>, !torch.tensor<[n,3,4],i64>, !torch.int<1>, !torch.int<1>) -> !torch.tensor<[2,4],i64>
  return %1 : !torch.tensor<[2,4],i64>
}

// CHECK-LABEL: @addmm_of_ints(
// CHECK: %[[V0:.*]] = torch.aten.mm(%arg1, %arg2) : {{.*}} -> !torch.tensor<[n,4],i64>
// CHECK: %[[V1:.*]] = torch.aten.add.Tensor(%arg0, %[[V0]], {{.*}}) : ({{.*}}, !torch.int<1>) -> !torch.tensor<[n,4],i64>
// CHECK: return %[[V1]]
func.func @addmm_of_ints(%arg0: !torch.tensor<[4],i64>, %arg1: !torch.tensor<[n,3],i64>, %arg2: !torch.tensor<[3,4],i64>) -> (!torch.tensor<[n,4],i64>) {
  %0 = torch.constant 1 : i64 -> !torch.int<1>
  %1 = torch.aten.addmm(%arg0, %arg1, %arg2, %0, %0) : (!torch.tensor<[4],i64>, !torch.tensor<[n,3],i64>, !torch.tensor<[3,4],i64>, !torch.int<1>, !torch.int<1>) -> !torch.tensor<[n,4],i64>
  return %1 : !torch.tensor<[n,4],i64>
}

// CHECK-LABEL: @addmv(
// CHECK: %[[V0:.*]] = torch.aten.mv(%arg1, %arg2) : {{.*}} -> !torch.tensor<[n],f32>
// CHECK: %[[V1:.*]] = torch.aten.add.Tensor(%arg0, %[[V0]], {{.*}}) : ({{.*}}, !torch.int<1>) -> !torch.tensor<[n],f32>
// CHECK: return %[[V1]]
func.func @addmv(%arg0: !torch.tensor<[n],f32>, %arg1: !torch.tensor<[n,3],f32>, %arg2: !torch.tensor<[3],f32>) -> (!torch.tensor<[n],f32>) {
  %0 = torch.constant 1 : i64 -> !torch.int<1>
  %1 = torch.aten.addmv(%arg0, %arg1, %arg2, %0, %0) : (!torch.tensor<[n],f32>, !torch.tensor<[n,3],f32>, !torch.tensor<[3],f32>, !torch.int<1>, !torch.int<1>) -> !torch.tensor<[n],f32>
  return %1 : !torch.tensor<[n],f32>
}

// CHECK-LABEL: @addmv_of_ints(
// CHECK: %[[V0:.*]] = torch.aten.mv(%arg1, %arg2) : {{.*}} -> !torch.tensor<[n],i64>
// CHECK: %[[V1:.*]] = torch.aten.add.Tensor(%arg0, %[[V0]], {{.*}}) : ({{.*}}, !torch.int<1>) -> !torch.tensor<[n],i64>
// CHECK: return %[[V1]]
func.func @addmv_of_ints(%arg0: !torch.tensor<[n],i64>, %arg1: !torch.tensor<[n,3],i64>, %arg2: !torch.tensor<[3],i64>) -> (!torch.tensor<[n],i64>) {
  %0 = torch.constant 1 : i64 -> !torch.int<1>
  %1 = torch.aten.addmv(%arg0, %arg1, %arg2, %0, %0) : (!torch.tensor<[n],i64>, !torch.tensor<[n,3],i64>, !torch.tensor<[3],i64>, !torch.int<1>, !torch.int<1>) -> !torch.tensor<[n],i64>
  return %1 : !torch.tensor<[n],i64>
}

// CHECK-LABEL: @addr(
// CHECK: %[[V0:.*]] = torch.aten.unsqueeze(%arg1, {{.*}}) : ({{.*}}, !torch.int<1>) -> !torch.tensor<[n,1],f32>
// CHECK: %[[V1:.*]] = torch.aten.mul.Tensor(%[[V0]], %arg2) : {{.*}} -> !torch.tensor<[n,4],f32>
// CHECK: %[[V2:.*]] = torch.aten.add.Tensor(%arg0, %[[V1]], {{.*}}) : ({{.*}}, !torch.int<1>) -> !torch.tensor<[n,4],f32>
// CHECK: return %[[V2]]
func.func @addr(%arg0: !torch.tensor<[n,4],f32>, %arg1: !torch.tensor<[n],f32>, %arg2: !torch.tensor<[4],f32>) -> (!torch.tensor<[n,4],f32>) {
  %0 = torch.constant 1 : i64 -> !torch.int<1>
  %1 = torch.aten.addr(%arg0, %arg1, %arg2, %0, %0) : (!torch.tensor<[n,4],f32>, !torch.tensor<[n],f32>, !torch.tensor<[4],f32>, !torch.int<1>, !torch.int<1>) -> !torch.tensor<[n,4],f32>
  return %1 : !torch.tensor<[n,4],f32>
}

// CHECK-LABEL: @addr_of_ints(
// CHECK: %[[V0:.*]] = torch.aten.unsqueeze(%arg1, {{.*}}) : ({{.*}}, !torch.int<1>) -> !torch.tensor<[n,1],i64>
// CHECK: %[[V1:.*]] = torch.aten.mul.Tensor(%[[V0]], %arg2) : {{.*}} -> !torch.tensor<[n,4],i64>
// CHECK: %[[V2:.*]] = torch.aten.add.Tensor(%arg0, %[[V1]], {{.*}}) : ({{.*}}, !torch.int<1>) -> !torch.tensor<[n,4],i64>
// CHECK: return %[[V2]]
func.func @addr_of_ints(%arg0: !torch.tensor<[n,4],i64>, %arg1: !torch.tensor<[n],i64>, %arg2: !torch.tensor<[4],i64>) -> (!torch.tensor<[n,4],i64>) {
  %0 = torch.constant 1 : i64 -> !torch.int<1>
  %1 = torch.aten.addr(%arg0, %arg1, %arg2, %0, %0) : (!torch.tensor<[n,4],i64>, !torch.tensor<[n],i64>, !torch.tensor<[4],i64>, !torch.int<1>, !torch.int<1>) -> !torch.tensor<[n,4],i64>
  return %1 : !torch.tensor<[n,4],i64>
}

// CHECK-LABEL: @baddbmm(
// CHECK: %[[V0:.*]] = torch.aten.bmm(%arg1, %arg2) : {{.*}} -> !torch.tensor<[n,2,4],f32>
// CHECK: %[[V1:.*]] = torch.aten.add.Tensor(%arg0, %[[V0]], {{.*}}) : ({{.*}}, !torch.int<1>) -> !torch.tensor<[n,2,4],f32>
// CHECK: return %[[V1]]
func.func @baddbmm(%arg0: !torch.tensor<[n,2,4],f32>, %arg1: !torch.tensor<[n,2,3],f32>, %arg2: !torch.tensor<[n,3,4],f32>) -> (!torch.tensor<[n,2,4],f32>) {
  %0 = torch.constant 1 : i64 -> !torch.int<1>
  %1 = torch.aten.baddbmm(%arg0, %arg1, %arg2, %0, %0) : (!torch.tensor<[n,2,4],f32>, !torch.tensor<[n,2,3],f32>, !torch.tensor<[n,3,4],f32>, !torch.int<1>, !torch.int<1>) -> !torch.tensor<[n,2,4],f32>
  return %1 : !torch.tensor<[n,2,4],f32>
}

// CHECK-LABEL: @baddbmm_of_ints(
// CHECK: %[[V0:.*]] = torch.aten.bmm(%arg1, %arg2) : {{.*}} -> !torch.tensor<[n,2,4],i64>
// CHECK: %[[V1:.*]] = torch.aten.add.Tensor(%arg0, %[[V0]], {{.*}}) : ({{.*}}, !torch.int<1>) -> !torch.tensor<[n,2,4],i64>
// CHECK: return %[[V1]]
func.func @baddbmm_of_ints(%arg0: !torch.tensor<[n,2,4],i64>, %arg1: !torch.tensor<[n,2,3],i64>, %arg2: !torch.tensor<[n,3,4],i64>) -> (!torch.tensor<[n,2,4],i64>) {
  %0 = torch.constant 1 : i64 -> !torch.int<1>
  %1 = torch.aten.baddbmm(%arg0, %arg1, %arg2, %0, %0) : (!torch.tensor<[n,2,4],i64>, !torch.tensor<[n,2,3],i64>, !torch.tensor<[n,3,4],i64>, !torch.int<1>, !torch.int<1>) -> !torch.tensor<[n,2,4],i64>
  return %1 : !torch.tensor<[n,2,4],i64>
}

// CHECK-LABEL: @bilinear(
// CHECK: %[[V0:.*]] = torch.aten.size.int(%arg0, {{.*}}) : ({{.*}}, !torch.int<0>) -> !torch.int<n>
// CHECK: %[[V1:.*]] = torch.prim.ListConstruct({{.*}}) : (!torch.int<1>, !torch.int<0>, !torch.int<2>) -> !torch.list<[!torch.int<1>, !torch.int<0>, !torch.int<2>]>
// CHECK: %[[V2:.*]] = torch.aten.permute(%arg2, %[[V1]]) : {{.*}} -> !torch.tensor<[3,5,4],f32>
// CHECK: %[[V3:.*]] = torch.prim.ListConstruct({{.*}}) : (!torch.int<3>, !torch.int<-1>) -> !torch.list<[!torch.int<3>, !torch.int<-1>]>
// CHECK: %[[V4:.*]] = torch.aten.reshape(%[[V2]], %[[V3]]) : {{.*}} -> !torch.tensor<[3,20],f32>
// CHECK: %[[V5:.*]] = torch.aten.matmul(%arg0, %[[V4]]) : {{.*}} -> !torch.tensor<[n,20],f32>
// CHECK: %[[V6:.*]] = torch.prim.ListConstruct(%[[V0]], {{.*}}) : ({{.*}}, !torch.int<5>, !torch.int<4>) -> !torch.list<[!torch.int<n>, !torch.int<5>, !torch.int<4>]>
// CHECK: %[[V7:.*]] = torch.aten.reshape(%[[V5]], %[[V6]]) : {{.*}} -> !torch.tensor<[n,5,4],f32>
// CHECK: %[[V8:.*]] = torch.aten.unsqueeze(%arg1, {{.*}}) : ({{.*}}, !torch.int<-1>) -> !torch.tensor<[n,4,1],f32>
// CHECK: %[[V9:.*]] = torch.aten.matmul(%[[V7]], %[[V8]]) : {{.*}} -> !torch.tensor<[n,5,1],f32>
// CHECK: %[[V10:.*]] = torch.aten.squeeze.dim(%[[V9]], {{.*}}) : ({{.*}}, !torch.int<-1>) -> !torch.tensor<[n,5],f32>
// CHECK: return %[[V10]]
func.func @bilinear(%arg0: !torch.tensor<[n,3],f32>, %arg1: !torch.tensor<[n,4],f32>, %arg2: !torch.tensor<[5,3,4],f32>) -> (!torch.tensor<[n,5],f32>) {
  %0 = torch.constant unit -> !torch.none
  %1 = torch.aten.bilinear(%arg0, %arg1, %arg2, %0) : (!torch.tensor<[n,3],f32>, !torch.tensor<[n,4],f32>, !torch.tensor<[5,3,4],f32>, !torch.none) -> !torch.tensor<[n,5],f32>
  return %1 : !torch.tensor<[n,5],f32>
}

// CHECK-LABEL: @vdot(
// CHECK: %[[V0:.*]] = torch.aten.dot(%arg0, %arg1) : {{.*}} -> !torch.tensor<[],f32>
// CHECK: return %[[V0]]
func.func @vdot(%arg0: !torch.tensor<[n],f32>, %arg1: !torch.tensor<[n],f32>) -> (!torch.tensor<[],f32>) {
  %0 = torch.aten.vdot(%arg0, %arg1) : (!torch.tensor<[n],f32>, !torch.tensor<[n],f32>) -> !torch.tensor<[],f32>
  return %0 : !torch.tensor<[],f32>
}

// CHECK-LABEL: @multi_dot(
// CHECK: %[[V0:.*]] = torch.aten.matmul(%arg0, %arg1) : {{.*}} -> !torch.tensor<[m],f32>
// CHECK: %[[V1:.*]] = torch.aten.matmul(%[[V0]], %arg2) : {{.*}} -> !torch.tensor<[n],f32>
// CHECK: return %[[V1]]
func.func @multi_dot(%arg0: !torch.tensor<[3],f32>, %arg1: !torch.tensor<[3,m],f32>, %arg2: !torch.tensor<[m,n],f32>) -> (!torch.tensor<[n],f32>) {
  %0 = torch.prim.ListConstruct(%arg0, %arg1, %arg2) : (!torch.tensor<[3],f32>, !torch.tensor<[3,m],f32>, !torch.tensor<[m,n],f32>) -> !torch.list<[!torch.tensor<[3],f32>, !torch.tensor<[3,m],f32>, !torch.tensor<[m,n],f32>]>
  %1 = torch.aten.linalg_multi_dot(%0) : (!torch.list<[!torch.tensor<[3],f32>, !torch.tensor<[3,m],f32>, !torch.tensor<[m,n],f32>]>) -> !torch.tensor<[n],f32>
  return %1 : !torch.tensor<[n],f32>
}

// CHECK-LABEL: @grouped_mm(
// CHECK: %[[V0:.*]] = torch.aten.select.int(%arg2, {{.*}}) : ({{.*}}, !torch.int<0>, !torch.int<0>) -> !torch.tensor<[],i32>
// CHECK: %[[V1:.*]] = torch.aten.Int.Tensor(%[[V0]]) : {{.*}} -> !torch.int<u0>
// CHECK: %[[V2:.*]] = torch.aten.slice.Tensor(%arg0, {{.*}}, %[[V1]], {{.*}}) : ({{.*}}, !torch.int<0>, !torch.int<0>, {{.*}}, !torch.int<1>) -> !torch.tensor<[s0,16],f32>
// CHECK: %[[V3:.*]] = torch.aten.select.int(%arg1, {{.*}}) : ({{.*}}, !torch.int<0>, !torch.int<0>) -> !torch.tensor<[16,8],f32>
// CHECK: %[[V4:.*]] = torch.aten.matmul(%[[V2]], %[[V3]]) : {{.*}} -> !torch.tensor<[s0,8],f32>
// CHECK: %[[V5:.*]] = torch.aten.select.int(%arg2, {{.*}}) : ({{.*}}, !torch.int<0>, !torch.int<1>) -> !torch.tensor<[],i32>
// CHECK: %[[V6:.*]] = torch.aten.Int.Tensor(%[[V5]]) : {{.*}} -> !torch.int<u1>
// CHECK: %[[V7:.*]] = torch.aten.slice.Tensor(%arg0, {{.*}}, %[[V1]], %[[V6]], {{.*}}) : ({{.*}}, !torch.int<0>, {{.*}}, !torch.int<1>) -> !torch.tensor<[s1,16],f32>
// CHECK: %[[V8:.*]] = torch.aten.select.int(%arg1, {{.*}}) : ({{.*}}, !torch.int<0>, !torch.int<1>) -> !torch.tensor<[16,8],f32>
// CHECK: %[[V9:.*]] = torch.aten.matmul(%[[V7]], %[[V8]]) : {{.*}} -> !torch.tensor<[s1,8],f32>
// CHECK: %[[V10:.*]] = torch.prim.ListConstruct(%[[V4]], %[[V9]]) : {{.*}} -> !torch.list<[!torch.tensor<[s0,8],f32>, !torch.tensor<[s1,8],f32>]>
// CHECK: %[[V11:.*]] = torch.aten.cat(%[[V10]], {{.*}}) : ({{.*}}, !torch.int<0>) -> !torch.tensor<["s0+s1",8],f32>
// CHECK: %[[V12:.*]] = torch.aten.size.int(%arg0, {{.*}}) : ({{.*}}, !torch.int<0>) -> !torch.int<n>
// CHECK: %[[V13:.*]] = torch.aten.arange.start_step({{.*}}, %[[V12]], {{.*}}) : (!torch.int<0>, {{.*}}, !torch.int<1>, !torch.int<4>, !torch.none, !torch.none, !torch.none) -> !torch.tensor<[n],i64>
// CHECK: %[[V14:.*]] = torch.aten.index_select(%[[V11]], {{.*}}, %[[V13]]) : ({{.*}}, !torch.int<0>, {{.*}}) -> !torch.tensor<[n,8],f32>
// CHECK: return %[[V14]]
func.func @grouped_mm(%a: !torch.tensor<[n,16],f32>, %w: !torch.tensor<[2,16,8],f32>, %ends: !torch.tensor<[2],i32>) -> (!torch.tensor<[n,8],f32>) {
  %none = torch.constant unit -> !torch.none
  %0 = torch.operator "aten::_grouped_mm"(%a, %w, %ends, %none, %none) : (!torch.tensor<[n,16],f32>, !torch.tensor<[2,16,8],f32>, !torch.tensor<[2],i32>, !torch.none, !torch.none) -> !torch.tensor<[n,8],f32>
  return %0 : !torch.tensor<[n,8],f32>
}

// CHECK-LABEL: @grouped_mm_fallback(
// CHECK: %[[V0:.*]] = torch.aten.select.int(%arg2, {{.*}}) : ({{.*}}, !torch.int<0>, !torch.int<0>) -> !torch.tensor<[],i64>
// CHECK: %[[V1:.*]] = torch.aten.Int.Tensor(%[[V0]]) : {{.*}} -> !torch.int<u2>
// CHECK: %[[V2:.*]] = torch.aten.slice.Tensor(%arg0, {{.*}}, %[[V1]], {{.*}}) : ({{.*}}, !torch.int<0>, !torch.int<0>, {{.*}}, !torch.int<1>) -> !torch.tensor<[s2,16],f32>
// CHECK: %[[V3:.*]] = torch.aten.select.int(%arg1, {{.*}}) : ({{.*}}, !torch.int<0>, !torch.int<0>) -> !torch.tensor<[16,8],f32>
// CHECK: %[[V4:.*]] = torch.aten.matmul(%[[V2]], %[[V3]]) : {{.*}} -> !torch.tensor<[s2,8],f32>
// CHECK: %[[V5:.*]] = torch.aten.size.int(%arg0, {{.*}}) : ({{.*}}, !torch.int<0>) -> !torch.int<n>
// CHECK: %[[V6:.*]] = torch.prim.ListConstruct(%[[V5]], {{.*}}) : ({{.*}}, !torch.int<8>) -> !torch.list<[!torch.int<n>, !torch.int<8>]>
// CHECK: %[[V7:.*]] = torch.aten.full(%[[V6]], {{.*}}) : ({{.*}}, !torch.int<0>, !torch.int<6>, !torch.none, !torch.none, !torch.none) -> !torch.tensor<[n,8],f32>
// CHECK: %[[V8:.*]] = torch.aten.size.int(%arg0, {{.*}}) : ({{.*}}, !torch.int<0>) -> !torch.int<n>
// CHECK: %[[V9:.*]] = torch.aten.slice.Tensor(%[[V7]], {{.*}}, %[[V1]], %[[V8]], {{.*}}) : ({{.*}}, !torch.int<0>, {{.*}}, !torch.int<1>) -> !torch.tensor<[s3,8],f32>
// CHECK: %[[V10:.*]] = torch.prim.ListConstruct(%[[V4]], %[[V9]]) : {{.*}} -> !torch.list<[!torch.tensor<[s2,8],f32>, !torch.tensor<[s3,8],f32>]>
// CHECK: %[[V11:.*]] = torch.aten.cat(%[[V10]], {{.*}}) : ({{.*}}, !torch.int<0>) -> !torch.tensor<["s2+s3",8],f32>
// CHECK: %[[V12:.*]] = torch.aten.size.int(%arg0, {{.*}}) : ({{.*}}, !torch.int<0>) -> !torch.int<n>
// CHECK: %[[V13:.*]] = torch.aten.arange.start_step({{.*}}, %[[V12]], {{.*}}) : (!torch.int<0>, {{.*}}, !torch.int<1>, !torch.int<4>, !torch.none, !torch.none, !torch.none) -> !torch.tensor<[n],i64>
// CHECK: %[[V14:.*]] = torch.aten.index_select(%[[V11]], {{.*}}, %[[V13]]) : ({{.*}}, !torch.int<0>, {{.*}}) -> !torch.tensor<[n,8],f32>
// CHECK: return %[[V14]]
func.func @grouped_mm_fallback(%a: !torch.tensor<[n,16],f32>, %w: !torch.tensor<[1,16,8],f32>, %ends: !torch.tensor<[1],i64>) -> (!torch.tensor<[n,8],f32>) {
  %0 = torch.operator "transformers::grouped_mm_fallback"(%a, %w, %ends) : (!torch.tensor<[n,16],f32>, !torch.tensor<[1,16,8],f32>, !torch.tensor<[1],i64>) -> !torch.tensor<[n,8],f32>
  return %0 : !torch.tensor<[n,8],f32>
}

// CHECK-LABEL: @_addmm_activation(
// CHECK: %[[V0:.*]] = torch.aten.addmm(%arg0, %arg1, %arg2, {{.*}}) : ({{.*}}, !torch.float<1.000000e+00>, !torch.float<1.000000e+00>) -> !torch.tensor<[n,4],f32>
// CHECK: %[[V1:.*]] = torch.aten.relu(%[[V0]]) : {{.*}} -> !torch.tensor<[n,4],f32>
// CHECK: return %[[V1]]
func.func @_addmm_activation(%arg0: !torch.tensor<[4],f32>, %arg1: !torch.tensor<[n,3],f32>, %arg2: !torch.tensor<[3,4],f32>) -> (!torch.tensor<[n,4],f32>) {
  %0 = torch.constant 1 : i64 -> !torch.int<1>
  %1 = torch.constant false -> !torch.bool<false>
  %2 = torch.aten._addmm_activation(%arg0, %arg1, %arg2, %0, %0, %1) : (!torch.tensor<[4],f32>, !torch.tensor<[n,3],f32>, !torch.tensor<[3,4],f32>, !torch.int<1>, !torch.int<1>, !torch.bool<false>) -> !torch.tensor<[n,4],f32>
  return %2 : !torch.tensor<[n,4],f32>
}

// CHECK-LABEL: @_scaled_mm(
// CHECK: %[[V0:.*]] = torch.constant dense<"0x0000000000000000200000000000000040000000000000006000000000000000{{[0-9A-F]*}}"> : tensor<32x16xi64> -> !torch.tensor<[32,16],i64>
// CHECK: %[[V1:.*]] = torch.aten.take(%arg1, %[[V0]]) : {{.*}} -> !torch.tensor<[32,16],f8E4M3FN>
// CHECK: %[[V2:.*]] = torch.aten.to.dtype(%arg0, {{.*}}) : ({{.*}}, !torch.int<6>, !torch.bool<false>, !torch.bool<false>, !torch.none) -> !torch.tensor<[16,32],f32>
// CHECK: %[[V3:.*]] = torch.aten.mul.Tensor(%[[V2]], %arg2) : {{.*}} -> !torch.tensor<[16,32],f32>
// CHECK: %[[V4:.*]] = torch.aten.to.dtype(%[[V1]], {{.*}}) : ({{.*}}, !torch.int<6>, !torch.bool<false>, !torch.bool<false>, !torch.none) -> !torch.tensor<[32,16],f32>
// CHECK: %[[V5:.*]] = torch.aten.mul.Tensor(%[[V4]], %arg3) : {{.*}} -> !torch.tensor<[32,16],f32>
// CHECK: %[[V6:.*]] = torch.aten.mm(%[[V3]], %[[V5]]) : {{.*}} -> !torch.tensor<[16,16],f32>
// CHECK: return %[[V6]]
func.func @_scaled_mm(%arg0: !torch.tensor<[16,32],f8E4M3FN>, %arg1: !torch.tensor<[16,32],f8E4M3FN>, %arg2: !torch.tensor<[],f32>, %arg3: !torch.tensor<[],f32>) -> (!torch.tensor<[16,16],f32>) {
  %0 = torch.aten.t(%arg1) : (!torch.tensor<[16,32],f8E4M3FN>) -> !torch.tensor<[32,16],f8E4M3FN>
  %1 = torch.constant unit -> !torch.none
  %2 = torch.constant 6 : i64 -> !torch.int<6>
  %3 = torch.constant false -> !torch.bool<false>
  %4 = torch.aten._scaled_mm(%arg0, %0, %arg2, %arg3, %1, %1, %2, %3) : (!torch.tensor<[16,32],f8E4M3FN>, !torch.tensor<[32,16],f8E4M3FN>, !torch.tensor<[],f32>, !torch.tensor<[],f32>, !torch.none, !torch.none, !torch.int<6>, !torch.bool<false>) -> !torch.tensor<[16,16],f32>
  return %4 : !torch.tensor<[16,16],f32>
}

// CHECK-LABEL: @addmm_dtype(
// CHECK: %[[V0:.*]] = torch.aten.to.dtype(%arg1, {{.*}}) : ({{.*}}, !torch.int<6>, !torch.bool<false>, !torch.bool<false>, !torch.none) -> !torch.tensor<[n,3],f32>
// CHECK: %[[V1:.*]] = torch.aten.to.dtype(%arg2, {{.*}}) : ({{.*}}, !torch.int<6>, !torch.bool<false>, !torch.bool<false>, !torch.none) -> !torch.tensor<[3,4],f32>
// CHECK: %[[V2:.*]] = torch.aten.mm(%[[V0]], %[[V1]]) : {{.*}} -> !torch.tensor<[n,4],f32>
// CHECK: %[[V3:.*]] = torch.aten.add.Tensor(%arg0, %[[V2]], {{.*}}) : ({{.*}}, !torch.int<1>) -> !torch.tensor<[n,4],f32>
// CHECK: return %[[V3]]
func.func @addmm_dtype(%arg0: !torch.tensor<[4],f32>, %arg1: !torch.tensor<[n,3],f16>, %arg2: !torch.tensor<[3,4],f16>) -> (!torch.tensor<[n,4],f32>) {
  %0 = torch.constant 6 : i64 -> !torch.int<6>
  %1 = torch.constant 1 : i64 -> !torch.int<1>
  %2 = torch.aten.addmm.dtype(%arg0, %arg1, %arg2, %0, %1, %1) : (!torch.tensor<[4],f32>, !torch.tensor<[n,3],f16>, !torch.tensor<[3,4],f16>, !torch.int<6>, !torch.int<1>, !torch.int<1>) -> !torch.tensor<[n,4],f32>
  return %2 : !torch.tensor<[n,4],f32>
}

// CHECK-LABEL: @bmm_dtype(
// CHECK: %[[V0:.*]] = torch.aten.to.dtype(%arg0, {{.*}}) : ({{.*}}, !torch.int<6>, !torch.bool<false>, !torch.bool<false>, !torch.none) -> !torch.tensor<[2,n,3],f32>
// CHECK: %[[V1:.*]] = torch.aten.to.dtype(%arg1, {{.*}}) : ({{.*}}, !torch.int<6>, !torch.bool<false>, !torch.bool<false>, !torch.none) -> !torch.tensor<[2,3,4],f32>
// CHECK: %[[V2:.*]] = torch.aten.matmul(%[[V0]], %[[V1]]) : {{.*}} -> !torch.tensor<[2,n,4],f32>
// CHECK: return %[[V2]]
func.func @bmm_dtype(%arg0: !torch.tensor<[2,n,3],f16>, %arg1: !torch.tensor<[2,3,4],f16>) -> (!torch.tensor<[2,n,4],f32>) {
  %0 = torch.constant 6 : i64 -> !torch.int<6>
  %1 = torch.aten.bmm.dtype(%arg0, %arg1, %0) : (!torch.tensor<[2,n,3],f16>, !torch.tensor<[2,3,4],f16>, !torch.int<6>) -> !torch.tensor<[2,n,4],f32>
  return %1 : !torch.tensor<[2,n,4],f32>
}

// CHECK-LABEL: @chain_matmul(
// CHECK: %[[V0:.*]] = torch.aten.matmul(%arg0, %arg1) : {{.*}} -> !torch.tensor<[n,m],f32>
// CHECK: %[[V1:.*]] = torch.aten.matmul(%[[V0]], %arg2) : {{.*}} -> !torch.tensor<[n,2],f32>
// CHECK: return %[[V1]]
func.func @chain_matmul(%arg0: !torch.tensor<[n,3],f32>, %arg1: !torch.tensor<[3,m],f32>, %arg2: !torch.tensor<[m,2],f32>) -> (!torch.tensor<[n,2],f32>) {
  %0 = torch.prim.ListConstruct(%arg0, %arg1, %arg2) : (!torch.tensor<[n,3],f32>, !torch.tensor<[3,m],f32>, !torch.tensor<[m,2],f32>) -> !torch.list<[!torch.tensor<[n,3],f32>, !torch.tensor<[3,m],f32>, !torch.tensor<[m,2],f32>]>
  %1 = torch.aten.chain_matmul(%0) : (!torch.list<[!torch.tensor<[n,3],f32>, !torch.tensor<[3,m],f32>, !torch.tensor<[m,2],f32>]>) -> !torch.tensor<[n,2],f32>
  return %1 : !torch.tensor<[n,2],f32>
}

// CHECK-LABEL: @mm_dtype(
// CHECK: %[[V0:.*]] = torch.aten.to.dtype(%arg0, {{.*}}) : ({{.*}}, !torch.int<6>, !torch.bool<false>, !torch.bool<false>, !torch.none) -> !torch.tensor<[n,3],f32>
// CHECK: %[[V1:.*]] = torch.aten.to.dtype(%arg1, {{.*}}) : ({{.*}}, !torch.int<6>, !torch.bool<false>, !torch.bool<false>, !torch.none) -> !torch.tensor<[3,4],f32>
// CHECK: %[[V2:.*]] = torch.aten.matmul(%[[V0]], %[[V1]]) : {{.*}} -> !torch.tensor<[n,4],f32>
// CHECK: return %[[V2]]
func.func @mm_dtype(%arg0: !torch.tensor<[n,3],f16>, %arg1: !torch.tensor<[3,4],f16>) -> (!torch.tensor<[n,4],f32>) {
  %0 = torch.constant 6 : i64 -> !torch.int<6>
  %1 = torch.aten.mm.dtype(%arg0, %arg1, %0) : (!torch.tensor<[n,3],f16>, !torch.tensor<[3,4],f16>, !torch.int<6>) -> !torch.tensor<[n,4],f32>
  return %1 : !torch.tensor<[n,4],f32>
}

// CHECK-LABEL: @tensordot(
// CHECK: %[[V0:.*]] = torch.aten.size.int(%arg0, {{.*}}) : ({{.*}}, !torch.int<0>) -> !torch.int<n>
// CHECK: %[[V1:.*]] = torch.aten.size.int(%arg0, {{.*}}) : ({{.*}}, !torch.int<0>) -> !torch.int<n>
// CHECK: %[[V2:.*]] = torch.aten.mul.int({{.*}}, %[[V1]]) : (!torch.int<1>, {{.*}}) -> !torch.int<n>
// CHECK: %[[V3:.*]] = torch.aten.mul.int(%[[V2]], {{.*}}) : ({{.*}}, !torch.int<3>) -> !torch.int<"3*n">
// CHECK: %[[V4:.*]] = torch.prim.ListConstruct(%[[V3]], {{.*}}) : ({{.*}}, !torch.int<1>) -> !torch.list<[!torch.int<"3*n">, !torch.int<1>]>
// CHECK: %[[V5:.*]] = torch.aten.reshape(%arg0, %[[V4]]) : {{.*}} -> !torch.tensor<["3*n",1],f32>
// CHECK: %[[V6:.*]] = torch.aten.size.int(%arg1, {{.*}}) : ({{.*}}, !torch.int<0>) -> !torch.int<p>
// CHECK: %[[V7:.*]] = torch.aten.size.int(%arg1, {{.*}}) : ({{.*}}, !torch.int<0>) -> !torch.int<p>
// CHECK: %[[V8:.*]] = torch.prim.ListConstruct({{.*}}, %[[V7]]) : (!torch.int<1>, {{.*}}) -> !torch.list<[!torch.int<1>, !torch.int<p>]>
// CHECK: %[[V9:.*]] = torch.aten.reshape(%arg1, %[[V8]]) : {{.*}} -> !torch.tensor<[1,p],f32>
// CHECK: %[[V10:.*]] = torch.aten.mm(%[[V5]], %[[V9]]) : {{.*}} -> !torch.tensor<["3*n",p],f32>
// CHECK: %[[V11:.*]] = torch.prim.ListConstruct(%[[V0]], {{.*}}, %[[V6]]) : ({{.*}}, !torch.int<3>, {{.*}}) -> !torch.list<[!torch.int<n>, !torch.int<3>, !torch.int<p>]>
// CHECK: %[[V12:.*]] = torch.aten.reshape(%[[V10]], %[[V11]]) : {{.*}} -> !torch.tensor<[n,3,p],f32>
// CHECK: return %[[V12]]
func.func @tensordot(%arg0: !torch.tensor<[n,3],f32>, %arg1: !torch.tensor<[p],f32>) -> (!torch.tensor<[n,3,p],f32>) {
  %0 = torch.prim.ListConstruct() : () -> !torch.list<[]>
  %1 = torch.aten.tensordot(%arg0, %arg1, %0, %0) : (!torch.tensor<[n,3],f32>, !torch.tensor<[p],f32>, !torch.list<[]>, !torch.list<[]>) -> !torch.tensor<[n,3,p],f32>
  return %1 : !torch.tensor<[n,3,p],f32>
}
