// NOTE: The checks are written by tools/dev/update_checks.py.

// RUN: torch-onnx-opt %s --decompose | FileCheck %s

// CHECK-LABEL: @_trilinear(
// CHECK: torch.prim.ListConstruct{{.*}} -> !torch.list<[!torch.int<1>, !torch.int<2>]>
// CHECK: torch.aten.mul.Tensor{{.*}} -> !torch.tensor<[n,3,4],f32>
// CHECK: torch.aten.mul.Tensor{{.*}} -> !torch.tensor<[n,3,4],f32>
// CHECK: torch.aten.sum.dim_IntList{{.*}} -> !torch.tensor<[n],f32>
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
// CHECK: torch.aten.bmm{{.*}} -> !torch.tensor<[n,2,4],f32>
// CHECK: torch.prim.ListConstruct{{.*}} -> !torch.list<[!torch.int<0>]>
// CHECK: torch.aten.sum.dim_IntList{{.*}} -> !torch.tensor<[2,4],f32>
// CHECK: torch.aten.add.Tensor{{.*}} -> !torch.tensor<[2,4],f32>
func.func @addbmm(%arg0: !torch.tensor<[2,4],f32>, %arg1: !torch.tensor<[n,2,3],f32>, %arg2: !torch.tensor<[n,3,4],f32>) -> (!torch.tensor<[2,4],f32>) {
  %0 = torch.constant 1 : i64 -> !torch.int<1>
  %1 = torch.aten.addbmm(%arg0, %arg1, %arg2, %0, %0) : (!torch.tensor<[2,4],f32>, !torch.tensor<[n,2,3],f32>, !torch.tensor<[n,3,4],f32>, !torch.int<1>, !torch.int<1>) -> !torch.tensor<[2,4],f32>
  return %1 : !torch.tensor<[2,4],f32>
}

// CHECK-LABEL: @addbmm_of_ints(
// CHECK: torch.aten.bmm{{.*}} -> !torch.tensor<[n,2,4],i64>
// CHECK: torch.prim.ListConstruct{{.*}} -> !torch.list<[!torch.int<0>]>
// CHECK: torch.aten.sum.dim_IntList{{.*}} -> !torch.tensor<[2,4],i64>
// CHECK: torch.aten.add.Tensor{{.*}} -> !torch.tensor<[2,4],i64>
func.func @addbmm_of_ints(%arg0: !torch.tensor<[2,4],i64>, %arg1: !torch.tensor<[n,2,3],i64>, %arg2: !torch.tensor<[n,3,4],i64>) -> (!torch.tensor<[2,4],i64>) {
  %0 = torch.constant 1 : i64 -> !torch.int<1>
  %1 = torch.aten.addbmm(%arg0, %arg1, %arg2, %0, %0) : (!torch.tensor<[2,4],i64>, !torch.tensor<[n,2,3],i64>, !torch.tensor<[n,3,4],i64>, !torch.int<1>, !torch.int<1>) -> !torch.tensor<[2,4],i64>
  return %1 : !torch.tensor<[2,4],i64>
}

// CHECK-LABEL: @addmm_of_ints(
// CHECK: torch.aten.mm{{.*}} -> !torch.tensor<[n,4],i64>
// CHECK: torch.aten.add.Tensor{{.*}} -> !torch.tensor<[n,4],i64>
func.func @addmm_of_ints(%arg0: !torch.tensor<[4],i64>, %arg1: !torch.tensor<[n,3],i64>, %arg2: !torch.tensor<[3,4],i64>) -> (!torch.tensor<[n,4],i64>) {
  %0 = torch.constant 1 : i64 -> !torch.int<1>
  %1 = torch.aten.addmm(%arg0, %arg1, %arg2, %0, %0) : (!torch.tensor<[4],i64>, !torch.tensor<[n,3],i64>, !torch.tensor<[3,4],i64>, !torch.int<1>, !torch.int<1>) -> !torch.tensor<[n,4],i64>
  return %1 : !torch.tensor<[n,4],i64>
}

// CHECK-LABEL: @addmv(
// CHECK: torch.aten.mv{{.*}} -> !torch.tensor<[n],f32>
// CHECK: torch.aten.add.Tensor{{.*}} -> !torch.tensor<[n],f32>
func.func @addmv(%arg0: !torch.tensor<[n],f32>, %arg1: !torch.tensor<[n,3],f32>, %arg2: !torch.tensor<[3],f32>) -> (!torch.tensor<[n],f32>) {
  %0 = torch.constant 1 : i64 -> !torch.int<1>
  %1 = torch.aten.addmv(%arg0, %arg1, %arg2, %0, %0) : (!torch.tensor<[n],f32>, !torch.tensor<[n,3],f32>, !torch.tensor<[3],f32>, !torch.int<1>, !torch.int<1>) -> !torch.tensor<[n],f32>
  return %1 : !torch.tensor<[n],f32>
}

// CHECK-LABEL: @addmv_of_ints(
// CHECK: torch.aten.mv{{.*}} -> !torch.tensor<[n],i64>
// CHECK: torch.aten.add.Tensor{{.*}} -> !torch.tensor<[n],i64>
func.func @addmv_of_ints(%arg0: !torch.tensor<[n],i64>, %arg1: !torch.tensor<[n,3],i64>, %arg2: !torch.tensor<[3],i64>) -> (!torch.tensor<[n],i64>) {
  %0 = torch.constant 1 : i64 -> !torch.int<1>
  %1 = torch.aten.addmv(%arg0, %arg1, %arg2, %0, %0) : (!torch.tensor<[n],i64>, !torch.tensor<[n,3],i64>, !torch.tensor<[3],i64>, !torch.int<1>, !torch.int<1>) -> !torch.tensor<[n],i64>
  return %1 : !torch.tensor<[n],i64>
}

// CHECK-LABEL: @addr(
// CHECK: torch.aten.unsqueeze{{.*}} -> !torch.tensor<[n,1],f32>
// CHECK: torch.aten.mul.Tensor{{.*}} -> !torch.tensor<[n,4],f32>
// CHECK: torch.aten.add.Tensor{{.*}} -> !torch.tensor<[n,4],f32>
func.func @addr(%arg0: !torch.tensor<[n,4],f32>, %arg1: !torch.tensor<[n],f32>, %arg2: !torch.tensor<[4],f32>) -> (!torch.tensor<[n,4],f32>) {
  %0 = torch.constant 1 : i64 -> !torch.int<1>
  %1 = torch.aten.addr(%arg0, %arg1, %arg2, %0, %0) : (!torch.tensor<[n,4],f32>, !torch.tensor<[n],f32>, !torch.tensor<[4],f32>, !torch.int<1>, !torch.int<1>) -> !torch.tensor<[n,4],f32>
  return %1 : !torch.tensor<[n,4],f32>
}

// CHECK-LABEL: @addr_of_ints(
// CHECK: torch.aten.unsqueeze{{.*}} -> !torch.tensor<[n,1],i64>
// CHECK: torch.aten.mul.Tensor{{.*}} -> !torch.tensor<[n,4],i64>
// CHECK: torch.aten.add.Tensor{{.*}} -> !torch.tensor<[n,4],i64>
func.func @addr_of_ints(%arg0: !torch.tensor<[n,4],i64>, %arg1: !torch.tensor<[n],i64>, %arg2: !torch.tensor<[4],i64>) -> (!torch.tensor<[n,4],i64>) {
  %0 = torch.constant 1 : i64 -> !torch.int<1>
  %1 = torch.aten.addr(%arg0, %arg1, %arg2, %0, %0) : (!torch.tensor<[n,4],i64>, !torch.tensor<[n],i64>, !torch.tensor<[4],i64>, !torch.int<1>, !torch.int<1>) -> !torch.tensor<[n,4],i64>
  return %1 : !torch.tensor<[n,4],i64>
}

// CHECK-LABEL: @baddbmm(
// CHECK: torch.aten.bmm{{.*}} -> !torch.tensor<[n,2,4],f32>
// CHECK: torch.aten.add.Tensor{{.*}} -> !torch.tensor<[n,2,4],f32>
func.func @baddbmm(%arg0: !torch.tensor<[n,2,4],f32>, %arg1: !torch.tensor<[n,2,3],f32>, %arg2: !torch.tensor<[n,3,4],f32>) -> (!torch.tensor<[n,2,4],f32>) {
  %0 = torch.constant 1 : i64 -> !torch.int<1>
  %1 = torch.aten.baddbmm(%arg0, %arg1, %arg2, %0, %0) : (!torch.tensor<[n,2,4],f32>, !torch.tensor<[n,2,3],f32>, !torch.tensor<[n,3,4],f32>, !torch.int<1>, !torch.int<1>) -> !torch.tensor<[n,2,4],f32>
  return %1 : !torch.tensor<[n,2,4],f32>
}

// CHECK-LABEL: @baddbmm_of_ints(
// CHECK: torch.aten.bmm{{.*}} -> !torch.tensor<[n,2,4],i64>
// CHECK: torch.aten.add.Tensor{{.*}} -> !torch.tensor<[n,2,4],i64>
func.func @baddbmm_of_ints(%arg0: !torch.tensor<[n,2,4],i64>, %arg1: !torch.tensor<[n,2,3],i64>, %arg2: !torch.tensor<[n,3,4],i64>) -> (!torch.tensor<[n,2,4],i64>) {
  %0 = torch.constant 1 : i64 -> !torch.int<1>
  %1 = torch.aten.baddbmm(%arg0, %arg1, %arg2, %0, %0) : (!torch.tensor<[n,2,4],i64>, !torch.tensor<[n,2,3],i64>, !torch.tensor<[n,3,4],i64>, !torch.int<1>, !torch.int<1>) -> !torch.tensor<[n,2,4],i64>
  return %1 : !torch.tensor<[n,2,4],i64>
}

// CHECK-LABEL: @bilinear(
// CHECK: torch.aten.size.int{{.*}} -> !torch.int<n>
// CHECK: torch.prim.ListConstruct{{.*}} -> !torch.list<[!torch.int<1>, !torch.int<0>, !torch.int<2>]>
// CHECK: torch.aten.permute{{.*}} -> !torch.tensor<[3,5,4],f32>
// CHECK: torch.prim.ListConstruct{{.*}} -> !torch.list<[!torch.int<3>, !torch.int<-1>]>
// CHECK: torch.aten.reshape{{.*}} -> !torch.tensor<[3,20],f32>
// CHECK: torch.aten.matmul{{.*}} -> !torch.tensor<[n,20],f32>
// CHECK: torch.prim.ListConstruct{{.*}} -> !torch.list<[!torch.int<n>, !torch.int<5>, !torch.int<4>]>
// CHECK: torch.aten.reshape{{.*}} -> !torch.tensor<[n,5,4],f32>
// CHECK: torch.aten.unsqueeze{{.*}} -> !torch.tensor<[n,4,1],f32>
// CHECK: torch.aten.matmul{{.*}} -> !torch.tensor<[n,5,1],f32>
// CHECK: torch.aten.squeeze.dim{{.*}} -> !torch.tensor<[n,5],f32>
func.func @bilinear(%arg0: !torch.tensor<[n,3],f32>, %arg1: !torch.tensor<[n,4],f32>, %arg2: !torch.tensor<[5,3,4],f32>) -> (!torch.tensor<[n,5],f32>) {
  %0 = torch.constant unit -> !torch.none
  %1 = torch.aten.bilinear(%arg0, %arg1, %arg2, %0) : (!torch.tensor<[n,3],f32>, !torch.tensor<[n,4],f32>, !torch.tensor<[5,3,4],f32>, !torch.none) -> !torch.tensor<[n,5],f32>
  return %1 : !torch.tensor<[n,5],f32>
}

// CHECK-LABEL: @vdot(
// CHECK: torch.aten.dot{{.*}} -> !torch.tensor<[],f32>
func.func @vdot(%arg0: !torch.tensor<[n],f32>, %arg1: !torch.tensor<[n],f32>) -> (!torch.tensor<[],f32>) {
  %0 = torch.aten.vdot(%arg0, %arg1) : (!torch.tensor<[n],f32>, !torch.tensor<[n],f32>) -> !torch.tensor<[],f32>
  return %0 : !torch.tensor<[],f32>
}

// CHECK-LABEL: @multi_dot(
// CHECK: torch.aten.matmul{{.*}} -> !torch.tensor<[m],f32>
// CHECK: torch.aten.matmul{{.*}} -> !torch.tensor<[n],f32>
func.func @multi_dot(%arg0: !torch.tensor<[3],f32>, %arg1: !torch.tensor<[3,m],f32>, %arg2: !torch.tensor<[m,n],f32>) -> (!torch.tensor<[n],f32>) {
  %0 = torch.prim.ListConstruct(%arg0, %arg1, %arg2) : (!torch.tensor<[3],f32>, !torch.tensor<[3,m],f32>, !torch.tensor<[m,n],f32>) -> !torch.list<[!torch.tensor<[3],f32>, !torch.tensor<[3,m],f32>, !torch.tensor<[m,n],f32>]>
  %1 = torch.aten.linalg_multi_dot(%0) : (!torch.list<[!torch.tensor<[3],f32>, !torch.tensor<[3,m],f32>, !torch.tensor<[m,n],f32>]>) -> !torch.tensor<[n],f32>
  return %1 : !torch.tensor<[n],f32>
}

// CHECK-LABEL: @grouped_mm(
// CHECK: torch.aten.select.int{{.*}} -> !torch.tensor<[],i32>
// CHECK: torch.aten.Int.Tensor{{.*}} -> !torch.int<u0>
// CHECK: torch.aten.select.int{{.*}} -> !torch.tensor<[16,8],f32>
// CHECK: torch.aten.slice.Tensor{{.*}} -> !torch.tensor<[s0,16],f32>
// CHECK: torch.aten.matmul{{.*}} -> !torch.tensor<[s0,8],f32>
// CHECK: torch.aten.select.int{{.*}} -> !torch.tensor<[],i32>
// CHECK: torch.aten.Int.Tensor{{.*}} -> !torch.int<u1>
// CHECK: torch.aten.select.int{{.*}} -> !torch.tensor<[16,8],f32>
// CHECK: torch.aten.slice.Tensor{{.*}} -> !torch.tensor<[s1,16],f32>
// CHECK: torch.aten.matmul{{.*}} -> !torch.tensor<[s1,8],f32>
// CHECK: torch.aten.size.int{{.*}} -> !torch.int<n>
// CHECK: torch.aten.arange.start_step{{.*}} -> !torch.tensor<[n],i64>
// CHECK: torch.prim.ListConstruct{{.*}} -> !torch.list<[!torch.tensor<[s0,8],f32>, !torch.tensor<[s1,8],f32>]>
// CHECK: torch.aten.cat{{.*}} -> !torch.tensor<["s0+s1",8],f32>
// CHECK: torch.aten.index_select{{.*}} -> !torch.tensor<[n,8],f32>
func.func @grouped_mm(%a: !torch.tensor<[n,16],f32>, %w: !torch.tensor<[2,16,8],f32>, %ends: !torch.tensor<[2],i32>) -> (!torch.tensor<[n,8],f32>) {
  %none = torch.constant unit -> !torch.none
  %0 = torch.operator "aten::_grouped_mm"(%a, %w, %ends, %none, %none) : (!torch.tensor<[n,16],f32>, !torch.tensor<[2,16,8],f32>, !torch.tensor<[2],i32>, !torch.none, !torch.none) -> !torch.tensor<[n,8],f32>
  return %0 : !torch.tensor<[n,8],f32>
}

// CHECK-LABEL: @_addmm_activation(
// CHECK: torch.aten.addmm{{.*}} -> !torch.tensor<[n,4],f32>
// CHECK: torch.aten.relu{{.*}} -> !torch.tensor<[n,4],f32>
func.func @_addmm_activation(%arg0: !torch.tensor<[4],f32>, %arg1: !torch.tensor<[n,3],f32>, %arg2: !torch.tensor<[3,4],f32>) -> (!torch.tensor<[n,4],f32>) {
  %0 = torch.constant 1 : i64 -> !torch.int<1>
  %1 = torch.constant false -> !torch.bool<false>
  %2 = torch.aten._addmm_activation(%arg0, %arg1, %arg2, %0, %0, %1) : (!torch.tensor<[4],f32>, !torch.tensor<[n,3],f32>, !torch.tensor<[3,4],f32>, !torch.int<1>, !torch.int<1>, !torch.bool<false>) -> !torch.tensor<[n,4],f32>
  return %2 : !torch.tensor<[n,4],f32>
}

// CHECK-LABEL: @_scaled_mm(
// CHECK: torch.aten.t{{.*}} -> !torch.tensor<[32,16],f8E4M3FN>
// CHECK: torch.aten.to.dtype{{.*}} -> !torch.tensor<[32,16],f32>
// CHECK: torch.aten.mul.Tensor{{.*}} -> !torch.tensor<[32,16],f32>
// CHECK: torch.aten.to.dtype{{.*}} -> !torch.tensor<[16,32],f32>
// CHECK: torch.aten.mul.Tensor{{.*}} -> !torch.tensor<[16,32],f32>
// CHECK: torch.aten.mm{{.*}} -> !torch.tensor<[16,16],f32>
func.func @_scaled_mm(%arg0: !torch.tensor<[16,32],f8E4M3FN>, %arg1: !torch.tensor<[16,32],f8E4M3FN>, %arg2: !torch.tensor<[],f32>, %arg3: !torch.tensor<[],f32>) -> (!torch.tensor<[16,16],f32>) {
  %0 = torch.aten.t(%arg1) : (!torch.tensor<[16,32],f8E4M3FN>) -> !torch.tensor<[32,16],f8E4M3FN>
  %1 = torch.constant unit -> !torch.none
  %2 = torch.constant 6 : i64 -> !torch.int<6>
  %3 = torch.constant false -> !torch.bool<false>
  %4 = torch.aten._scaled_mm(%arg0, %0, %arg2, %arg3, %1, %1, %2, %3) : (!torch.tensor<[16,32],f8E4M3FN>, !torch.tensor<[32,16],f8E4M3FN>, !torch.tensor<[],f32>, !torch.tensor<[],f32>, !torch.none, !torch.none, !torch.int<6>, !torch.bool<false>) -> !torch.tensor<[16,16],f32>
  return %4 : !torch.tensor<[16,16],f32>
}

// CHECK-LABEL: @addmm_dtype(
// CHECK: torch.aten.to.dtype{{.*}} -> !torch.tensor<[3,4],f32>
// CHECK: torch.aten.to.dtype{{.*}} -> !torch.tensor<[n,3],f32>
// CHECK: torch.aten.mm{{.*}} -> !torch.tensor<[n,4],f32>
// CHECK: torch.aten.add.Tensor{{.*}} -> !torch.tensor<[n,4],f32>
func.func @addmm_dtype(%arg0: !torch.tensor<[4],f32>, %arg1: !torch.tensor<[n,3],f16>, %arg2: !torch.tensor<[3,4],f16>) -> (!torch.tensor<[n,4],f32>) {
  %0 = torch.constant 6 : i64 -> !torch.int<6>
  %1 = torch.constant 1 : i64 -> !torch.int<1>
  %2 = torch.aten.addmm.dtype(%arg0, %arg1, %arg2, %0, %1, %1) : (!torch.tensor<[4],f32>, !torch.tensor<[n,3],f16>, !torch.tensor<[3,4],f16>, !torch.int<6>, !torch.int<1>, !torch.int<1>) -> !torch.tensor<[n,4],f32>
  return %2 : !torch.tensor<[n,4],f32>
}

// CHECK-LABEL: @bmm_dtype(
// CHECK: torch.aten.to.dtype{{.*}} -> !torch.tensor<[2,3,4],f32>
// CHECK: torch.aten.to.dtype{{.*}} -> !torch.tensor<[2,n,3],f32>
// CHECK: torch.aten.matmul{{.*}} -> !torch.tensor<[2,n,4],f32>
func.func @bmm_dtype(%arg0: !torch.tensor<[2,n,3],f16>, %arg1: !torch.tensor<[2,3,4],f16>) -> (!torch.tensor<[2,n,4],f32>) {
  %0 = torch.constant 6 : i64 -> !torch.int<6>
  %1 = torch.aten.bmm.dtype(%arg0, %arg1, %0) : (!torch.tensor<[2,n,3],f16>, !torch.tensor<[2,3,4],f16>, !torch.int<6>) -> !torch.tensor<[2,n,4],f32>
  return %1 : !torch.tensor<[2,n,4],f32>
}

// CHECK-LABEL: @chain_matmul(
// CHECK: torch.aten.matmul{{.*}} -> !torch.tensor<[n,m],f32>
// CHECK: torch.aten.matmul{{.*}} -> !torch.tensor<[n,2],f32>
func.func @chain_matmul(%arg0: !torch.tensor<[n,3],f32>, %arg1: !torch.tensor<[3,m],f32>, %arg2: !torch.tensor<[m,2],f32>) -> (!torch.tensor<[n,2],f32>) {
  %0 = torch.prim.ListConstruct(%arg0, %arg1, %arg2) : (!torch.tensor<[n,3],f32>, !torch.tensor<[3,m],f32>, !torch.tensor<[m,2],f32>) -> !torch.list<[!torch.tensor<[n,3],f32>, !torch.tensor<[3,m],f32>, !torch.tensor<[m,2],f32>]>
  %1 = torch.aten.chain_matmul(%0) : (!torch.list<[!torch.tensor<[n,3],f32>, !torch.tensor<[3,m],f32>, !torch.tensor<[m,2],f32>]>) -> !torch.tensor<[n,2],f32>
  return %1 : !torch.tensor<[n,2],f32>
}

// CHECK-LABEL: @mm_dtype(
// CHECK: torch.aten.to.dtype{{.*}} -> !torch.tensor<[3,4],f32>
// CHECK: torch.aten.to.dtype{{.*}} -> !torch.tensor<[n,3],f32>
// CHECK: torch.aten.matmul{{.*}} -> !torch.tensor<[n,4],f32>
func.func @mm_dtype(%arg0: !torch.tensor<[n,3],f16>, %arg1: !torch.tensor<[3,4],f16>) -> (!torch.tensor<[n,4],f32>) {
  %0 = torch.constant 6 : i64 -> !torch.int<6>
  %1 = torch.aten.mm.dtype(%arg0, %arg1, %0) : (!torch.tensor<[n,3],f16>, !torch.tensor<[3,4],f16>, !torch.int<6>) -> !torch.tensor<[n,4],f32>
  return %1 : !torch.tensor<[n,4],f32>
}

// CHECK-LABEL: @tensordot(
// CHECK: torch.aten.size.int{{.*}} -> !torch.int<n>
// CHECK: torch.aten.size.int{{.*}} -> !torch.int<n>
// CHECK: torch.aten.mul.int{{.*}} -> !torch.int<n>
// CHECK: torch.aten.mul.int{{.*}} -> !torch.int<"3*n">
// CHECK: torch.prim.ListConstruct{{.*}} -> !torch.list<[!torch.int<"3*n">, !torch.int<1>]>
// CHECK: torch.aten.reshape{{.*}} -> !torch.tensor<["3*n",1],f32>
// CHECK: torch.aten.size.int{{.*}} -> !torch.int<p>
// CHECK: torch.aten.size.int{{.*}} -> !torch.int<p>
// CHECK: torch.prim.ListConstruct{{.*}} -> !torch.list<[!torch.int<1>, !torch.int<p>]>
// CHECK: torch.aten.reshape{{.*}} -> !torch.tensor<[1,p],f32>
// CHECK: torch.aten.mm{{.*}} -> !torch.tensor<["3*n",p],f32>
// CHECK: torch.prim.ListConstruct{{.*}} -> !torch.list<[!torch.int<n>, !torch.int<3>, !torch.int<p>]>
// CHECK: torch.aten.reshape{{.*}} -> !torch.tensor<[n,3,p],f32>
func.func @tensordot(%arg0: !torch.tensor<[n,3],f32>, %arg1: !torch.tensor<[p],f32>) -> (!torch.tensor<[n,3,p],f32>) {
  %0 = torch.prim.ListConstruct() : () -> !torch.list<[]>
  %1 = torch.aten.tensordot(%arg0, %arg1, %0, %0) : (!torch.tensor<[n,3],f32>, !torch.tensor<[p],f32>, !torch.list<[]>, !torch.list<[]>) -> !torch.tensor<[n,3,p],f32>
  return %1 : !torch.tensor<[n,3,p],f32>
}
