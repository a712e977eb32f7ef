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
// CHECK: %[[V2:.*]] = torch.aten.select.int(%arg1, {{.*}}) : ({{.*}}, !torch.int<0>, !torch.int<0>) -> !torch.tensor<[16,8],f32>
// CHECK: %[[V3:.*]] = torch.aten.slice.Tensor(%arg0, {{.*}}, %[[V1]], {{.*}}) : ({{.*}}, !torch.int<0>, !torch.int<0>, {{.*}}, !torch.int<1>) -> !torch.tensor<[s0,16],f32>
// CHECK: %[[V4:.*]] = torch.aten.matmul(%[[V3]], %[[V2]]) : {{.*}} -> !torch.tensor<[s0,8],f32>
// CHECK: %[[V5:.*]] = torch.aten.select.int(%arg2, {{.*}}) : ({{.*}}, !torch.int<0>, !torch.int<1>) -> !torch.tensor<[],i32>
// CHECK: %[[V6:.*]] = torch.aten.Int.Tensor(%[[V5]]) : {{.*}} -> !torch.int<u1>
// CHECK: %[[V7:.*]] = torch.aten.select.int(%arg1, {{.*}}) : ({{.*}}, !torch.int<0>, !torch.int<1>) -> !torch.tensor<[16,8],f32>
// CHECK: %[[V8:.*]] = torch.aten.slice.Tensor(%arg0, {{.*}}, %[[V1]], %[[V6]], {{.*}}) : ({{.*}}, !torch.int<0>, {{.*}}, !torch.int<1>) -> !torch.tensor<[s1,16],f32>
// CHECK: %[[V9:.*]] = torch.aten.matmul(%[[V8]], %[[V7]]) : {{.*}} -> !torch.tensor<[s1,8],f32>
// CHECK: %[[V10:.*]] = torch.aten.size.int(%arg0, {{.*}}) : ({{.*}}, !torch.int<0>) -> !torch.int<n>
// CHECK: %[[V11:.*]] = torch.aten.arange.start_step({{.*}}, %[[V10]], {{.*}}) : (!torch.int<0>, {{.*}}, !torch.int<1>, !torch.int<4>, !torch.none, !torch.none, !torch.none) -> !torch.tensor<[n],i64>
// CHECK: %[[V12:.*]] = torch.prim.ListConstruct(%[[V4]], %[[V9]]) : {{.*}} -> !torch.list<[!torch.tensor<[s0,8],f32>, !torch.tensor<[s1,8],f32>]>
// CHECK: %[[V13:.*]] = torch.aten.cat(%[[V12]], {{.*}}) : ({{.*}}, !torch.int<0>) -> !torch.tensor<["s0+s1",8],f32>
// CHECK: %[[V14:.*]] = torch.aten.index_select(%[[V13]], {{.*}}, %[[V11]]) : ({{.*}}, !torch.int<0>, {{.*}}) -> !torch.tensor<[n,8],f32>
// CHECK: return %[[V14]]
func.func @grouped_mm(%a: !torch.tensor<[n,16],f32>, %w: !torch.tensor<[2,16,8],f32>, %ends: !torch.tensor<[2],i32>) -> (!torch.tensor<[n,8],f32>) {
  %none = torch.constant unit -> !torch.none
  %0 = torch.operator "aten::_grouped_mm"(%a, %w, %ends, %none, %none) : (!torch.tensor<[n,16],f32>, !torch.tensor<[2,16,8],f32>, !torch.tensor<[2],i32>, !torch.none, !torch.none) -> !torch.tensor<[n,8],f32>
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
// CHECK: %[[V0:.*]] = torch.constant dense<"0x00000000000000002000000000000000400000000000000060000000000000008000000000000000A000000000000000C000000000000000E00000000000000000010000000000002001000000000000400100000000000060010000000000008001000000000000A001000000000000C001000000000000E00100000000000001000000000000002100000000000000410000000000000061000000000000008100000000000000A100000000000000C100000000000000E10000000000000001010000000000002101000000000000410100000000000061010000000000008101000000000000A101000000000000C101000000000000E10100000000000002000000000000002200000000000000420000000000000062000000000000008200000000000000A200000000000000C200000000000000E20000000000000002010000000000002201000000000000420100000000000062010000000000008201000000000000A201000000000000C201000000000000E20100000000000003000000000000002300000000000000430000000000000063000000000000008300000000000000A300000000000000C300000000000000E30000000000000003010000000000002301000000000000430100000000000063010000000000008301000000000000A301000000000000C301000000000000E30100000000000004000000000000002400000000000000440000000000000064000000000000008400000000000000A400000000000000C400000000000000E40000000000000004010000000000002401000000000000440100000000000064010000000000008401000000000000A401000000000000C401000000000000E40100000000000005000000000000002500000000000000450000000000000065000000000000008500000000000000A500000000000000C500000000000000E50000000000000005010000000000002501000000000000450100000000000065010000000000008501000000000000A501000000000000C501000000000000E50100000000000006000000000000002600000000000000460000000000000066000000000000008600000000000000A600000000000000C600000000000000E60000000000000006010000000000002601000000000000460100000000000066010000000000008601000000000000A601000000000000C601000000000000E60100000000000007000000000000002700000000000000470000000000000067000000000000008700000000000000A700000000000000C700000000000000E70000000000000007010000000000002701000000000000470100000000000067010000000000008701000000000000A701000000000000C701000000000000E70100000000000008000000000000002800000000000000480000000000000068000000000000008800000000000000A800000000000000C800000000000000E80000000000000008010000000000002801000000000000480100000000000068010000000000008801000000000000A801000000000000C801000000000000E80100000000000009000000000000002900000000000000490000000000000069000000000000008900000000000000A900000000000000C900000000000000E90000000000000009010000000000002901000000000000490100000000000069010000000000008901000000000000A901000000000000C901000000000000E9010000000000000A000000000000002A000000000000004A000000000000006A000000000000008A00000000000000AA00000000000000CA00000000000000EA000000000000000A010000000000002A010000000000004A010000000000006A010000000000008A01000000000000AA01000000000000CA01000000000000EA010000000000000B000000000000002B000000000000004B000000000000006B000000000000008B00000000000000AB00000000000000CB00000000000000EB000000000000000B010000000000002B010000000000004B010000000000006B010000000000008B01000000000000AB01000000000000CB01000000000000EB010000000000000C000000000000002C000000000000004C000000000000006C000000000000008C00000000000000AC00000000000000CC00000000000000EC000000000000000C010000000000002C010000000000004C010000000000006C010000000000008C01000000000000AC01000000000000CC01000000000000EC010000000000000D000000000000002D000000000000004D000000000000006D000000000000008D00000000000000AD00000000000000CD00000000000000ED000000000000000D010000000000002D010000000000004D010000000000006D010000000000008D01000000000000AD01000000000000CD01000000000000ED010000000000000E000000000000002E000000000000004E000000000000006E000000000000008E00000000000000AE00000000000000CE00000000000000EE000000000000000E010000000000002E010000000000004E010000000000006E010000000000008E01000000000000AE01000000000000CE01000000000000EE010000000000000F000000000000002F000000000000004F000000000000006F000000000000008F00000000000000AF00000000000000CF00000000000000EF000000000000000F010000000000002F010000000000004F010000000000006F010000000000008F01000000000000AF01000000000000CF01000000000000EF0100000000000010000000000000003000000000000000500000000000000070000000000000009000000000000000B000000000000000D000000000000000F00000000000000010010000000000003001000000000000500100000000000070010000000000009001000000000000B001000000000000D001000000000000F00100000000000011000000000000003100000000000000510000000000000071000000000000009100000000000000B100000000000000D100000000000000F10000000000000011010000000000003101000000000000510100000000000071010000000000009101000000000000B101000000000000D101000000000000F10100000000000012000000000000003200000000000000520000000000000072000000000000009200000000000000B200000000000000D200000000000000F20000000000000012010000000000003201000000000000520100000000000072010000000000009201000000000000B201000000000000D201000000000000F20100000000000013000000000000003300000000000000530000000000000073000000000000009300000000000000B300000000000000D300000000000000F30000000000000013010000000000003301000000000000530100000000000073010000000000009301000000000000B301000000000000D301000000000000F30100000000000014000000000000003400000000000000540000000000000074000000000000009400000000000000B400000000000000D400000000000000F40000000000000014010000000000003401000000000000540100000000000074010000000000009401000000000000B401000000000000D401000000000000F40100000000000015000000000000003500000000000000550000000000000075000000000000009500000000000000B500000000000000D500000000000000F50000000000000015010000000000003501000000000000550100000000000075010000000000009501000000000000B501000000000000D501000000000000F50100000000000016000000000000003600000000000000560000000000000076000000000000009600000000000000B600000000000000D600000000000000F60000000000000016010000000000003601000000000000560100000000000076010000000000009601000000000000B601000000000000D601000000000000F60100000000000017000000000000003700000000000000570000000000000077000000000000009700000000000000B700000000000000D700000000000000F70000000000000017010000000000003701000000000000570100000000000077010000000000009701000000000000B701000000000000D701000000000000F70100000000000018000000000000003800000000000000580000000000000078000000000000009800000000000000B800000000000000D800000000000000F80000000000000018010000000000003801000000000000580100000000000078010000000000009801000000000000B801000000000000D801000000000000F80100000000000019000000000000003900000000000000590000000000000079000000000000009900000000000000B900000000000000D900000000000000F90000000000000019010000000000003901000000000000590100000000000079010000000000009901000000000000B901000000000000D901000000000000F9010000000000001A000000000000003A000000000000005A000000000000007A000000000000009A00000000000000BA00000000000000DA00000000000000FA000000000000001A010000000000003A010000000000005A010000000000007A010000000000009A01000000000000BA01000000000000DA01000000000000FA010000000000001B000000000000003B000000000000005B000000000000007B000000000000009B00000000000000BB00000000000000DB00000000000000FB000000000000001B010000000000003B010000000000005B010000000000007B010000000000009B01000000000000BB01000000000000DB01000000000000FB010000000000001C000000000000003C000000000000005C000000000000007C000000000000009C00000000000000BC00000000000000DC00000000000000FC000000000000001C010000000000003C010000000000005C010000000000007C010000000000009C01000000000000BC01000000000000DC01000000000000FC010000000000001D000000000000003D000000000000005D000000000000007D000000000000009D00000000000000BD00000000000000DD00000000000000FD000000000000001D010000000000003D010000000000005D010000000000007D010000000000009D01000000000000BD01000000000000DD01000000000000FD010000000000001E000000000000003E000000000000005E000000000000007E000000000000009E00000000000000BE00000000000000DE00000000000000FE000000000000001E010000000000003E010000000000005E010000000000007E010000000000009E01000000000000BE01000000000000DE01000000000000FE010000000000001F000000000000003F000000000000005F000000000000007F000000000000009F00000000000000BF00000000000000DF00000000000000FF000000000000001F010000000000003F010000000000005F010000000000007F010000000000009F01000000000000BF01000000000000DF01000000000000FF01000000000000"> : tensor<32x16xi64> -> !torch.tensor<[32,16],i64>
// CHECK: %[[V1:.*]] = torch.aten.take(%arg1, %[[V0]]) : {{.*}} -> !torch.tensor<[32,16],f8E4M3FN>
// CHECK: %[[V2:.*]] = torch.aten.to.dtype(%[[V1]], {{.*}}) : ({{.*}}, !torch.int<6>, !torch.bool<false>, !torch.bool<false>, !torch.none) -> !torch.tensor<[32,16],f32>
// CHECK: %[[V3:.*]] = torch.aten.mul.Tensor(%[[V2]], %arg3) : {{.*}} -> !torch.tensor<[32,16],f32>
// CHECK: %[[V4:.*]] = torch.aten.to.dtype(%arg0, {{.*}}) : ({{.*}}, !torch.int<6>, !torch.bool<false>, !torch.bool<false>, !torch.none) -> !torch.tensor<[16,32],f32>
// CHECK: %[[V5:.*]] = torch.aten.mul.Tensor(%[[V4]], %arg2) : {{.*}} -> !torch.tensor<[16,32],f32>
// CHECK: %[[V6:.*]] = torch.aten.mm(%[[V5]], %[[V3]]) : {{.*}} -> !torch.tensor<[16,16],f32>
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
// CHECK: %[[V0:.*]] = torch.aten.to.dtype(%arg2, {{.*}}) : ({{.*}}, !torch.int<6>, !torch.bool<false>, !torch.bool<false>, !torch.none) -> !torch.tensor<[3,4],f32>
// CHECK: %[[V1:.*]] = torch.aten.to.dtype(%arg1, {{.*}}) : ({{.*}}, !torch.int<6>, !torch.bool<false>, !torch.bool<false>, !torch.none) -> !torch.tensor<[n,3],f32>
// CHECK: %[[V2:.*]] = torch.aten.mm(%[[V1]], %[[V0]]) : {{.*}} -> !torch.tensor<[n,4],f32>
// CHECK: %[[V3:.*]] = torch.aten.add.Tensor(%arg0, %[[V2]], {{.*}}) : ({{.*}}, !torch.int<1>) -> !torch.tensor<[n,4],f32>
// CHECK: return %[[V3]]
func.func @addmm_dtype(%arg0: !torch.tensor<[4],f32>, %arg1: !torch.tensor<[n,3],f16>, %arg2: !torch.tensor<[3,4],f16>) -> (!torch.tensor<[n,4],f32>) {
  %0 = torch.constant 6 : i64 -> !torch.int<6>
  %1 = torch.constant 1 : i64 -> !torch.int<1>
  %2 = torch.aten.addmm.dtype(%arg0, %arg1, %arg2, %0, %1, %1) : (!torch.tensor<[4],f32>, !torch.tensor<[n,3],f16>, !torch.tensor<[3,4],f16>, !torch.int<6>, !torch.int<1>, !torch.int<1>) -> !torch.tensor<[n,4],f32>
  return %2 : !torch.tensor<[n,4],f32>
}

// CHECK-LABEL: @bmm_dtype(
// CHECK: %[[V0:.*]] = torch.aten.to.dtype(%arg1, {{.*}}) : ({{.*}}, !torch.int<6>, !torch.bool<false>, !torch.bool<false>, !torch.none) -> !torch.tensor<[2,3,4],f32>
// CHECK: %[[V1:.*]] = torch.aten.to.dtype(%arg0, {{.*}}) : ({{.*}}, !torch.int<6>, !torch.bool<false>, !torch.bool<false>, !torch.none) -> !torch.tensor<[2,n,3],f32>
// CHECK: %[[V2:.*]] = torch.aten.matmul(%[[V1]], %[[V0]]) : {{.*}} -> !torch.tensor<[2,n,4],f32>
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
// CHECK: %[[V0:.*]] = torch.aten.to.dtype(%arg1, {{.*}}) : ({{.*}}, !torch.int<6>, !torch.bool<false>, !torch.bool<false>, !torch.none) -> !torch.tensor<[3,4],f32>
// CHECK: %[[V1:.*]] = torch.aten.to.dtype(%arg0, {{.*}}) : ({{.*}}, !torch.int<6>, !torch.bool<false>, !torch.bool<false>, !torch.none) -> !torch.tensor<[n,3],f32>
// CHECK: %[[V2:.*]] = torch.aten.matmul(%[[V1]], %[[V0]]) : {{.*}} -> !torch.tensor<[n,4],f32>
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
