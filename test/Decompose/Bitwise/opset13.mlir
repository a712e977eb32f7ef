// NOTE: The checks are written by tools/dev/update_checks.py.

// RUN: torch-onnx-opt %s --decompose --opset 13 | FileCheck %s

// CHECK-LABEL: @bitwise_and_Scalar(
// CHECK: torch.aten.unsqueeze{{.*}} -> !torch.tensor<[n,3,1],i64>
// CHECK: torch.aten.div.Tensor_mode{{.*}} -> !torch.tensor<[n,3,63],i64>
// CHECK: torch.aten.mul.Tensor{{.*}} -> !torch.tensor<[n,3,63],i64>
// CHECK: torch.aten.sub.Tensor{{.*}} -> !torch.tensor<[n,3,63],i64>
// CHECK: torch.aten.sub.Scalar{{.*}} -> !torch.tensor<[n,3,63],i64>
// CHECK: torch.aten.remainder.Tensor{{.*}} -> !torch.tensor<[n,3,63],i64>
// CHECK: torch.aten.eq.Tensor{{.*}} -> !torch.tensor<[n,3,63],i1>
// CHECK: torch.aten.where.self{{.*}} -> !torch.tensor<[n,3,63],i64>
// CHECK: torch.aten.remainder.Scalar{{.*}} -> !torch.tensor<[n,3,63],i64>
// CHECK: torch.aten.unsqueeze{{.*}} -> !torch.tensor<[n,3,1],i64>
// CHECK: torch.aten.lt.Scalar{{.*}} -> !torch.tensor<[n,3,1],i1>
// CHECK: torch.aten.to.dtype{{.*}} -> !torch.tensor<[n,3,1],i64>
// CHECK: torch.prim.ListConstruct{{.*}} -> !torch.list<[!torch.tensor<[n,3,63],i64>, !torch.tensor<[n,3,1],i64>]>
// CHECK: torch.aten.cat{{.*}} -> !torch.tensor<[n,3,64],i64>
// CHECK: torch.aten.mul.Tensor{{.*}} -> !torch.tensor<[n,3,64],i64>
// CHECK: torch.aten.slice.Tensor{{.*}} -> !torch.tensor<[n,3,32],i64>
// CHECK: torch.aten.mul.Tensor{{.*}} -> !torch.tensor<[n,3,32],i64>
// CHECK: torch.prim.ListConstruct{{.*}} -> !torch.list<[!torch.int<-1>]>
// CHECK: torch.aten.sum.dim_IntList{{.*}} -> !torch.tensor<[n,3],i64>
// CHECK: torch.aten.slice.Tensor{{.*}} -> !torch.tensor<[n,3,32],i64>
// CHECK: torch.aten.mul.Tensor{{.*}} -> !torch.tensor<[n,3,32],i64>
// CHECK: torch.prim.ListConstruct{{.*}} -> !torch.list<[!torch.int<-1>]>
// CHECK: torch.aten.sum.dim_IntList{{.*}} -> !torch.tensor<[n,3],i64>
// CHECK: torch.aten.mul.Scalar{{.*}} -> !torch.tensor<[n,3],i64>
// CHECK: torch.aten.add.Tensor{{.*}} -> !torch.tensor<[n,3],i64>
func.func @bitwise_and_Scalar(%arg0: !torch.tensor<[n,3],i64>) -> (!torch.tensor<[n,3],i64>) {
  %0 = torch.constant 5 : i64 -> !torch.int<5>
  %1 = torch.aten.bitwise_and.Scalar(%arg0, %0) : (!torch.tensor<[n,3],i64>, !torch.int<5>) -> !torch.tensor<[n,3],i64>
  return %1 : !torch.tensor<[n,3],i64>
}

// CHECK-LABEL: @bitwise_and_Scalar_Tensor(
// CHECK: torch.aten.unsqueeze{{.*}} -> !torch.tensor<[n,3,1],i64>
// CHECK: torch.aten.div.Tensor_mode{{.*}} -> !torch.tensor<[n,3,63],i64>
// CHECK: torch.aten.mul.Tensor{{.*}} -> !torch.tensor<[n,3,63],i64>
// CHECK: torch.aten.sub.Tensor{{.*}} -> !torch.tensor<[n,3,63],i64>
// CHECK: torch.aten.sub.Scalar{{.*}} -> !torch.tensor<[n,3,63],i64>
// CHECK: torch.aten.remainder.Tensor{{.*}} -> !torch.tensor<[n,3,63],i64>
// CHECK: torch.aten.eq.Tensor{{.*}} -> !torch.tensor<[n,3,63],i1>
// CHECK: torch.aten.where.self{{.*}} -> !torch.tensor<[n,3,63],i64>
// CHECK: torch.aten.remainder.Scalar{{.*}} -> !torch.tensor<[n,3,63],i64>
// CHECK: torch.aten.unsqueeze{{.*}} -> !torch.tensor<[n,3,1],i64>
// CHECK: torch.aten.lt.Scalar{{.*}} -> !torch.tensor<[n,3,1],i1>
// CHECK: torch.aten.to.dtype{{.*}} -> !torch.tensor<[n,3,1],i64>
// CHECK: torch.prim.ListConstruct{{.*}} -> !torch.list<[!torch.tensor<[n,3,63],i64>, !torch.tensor<[n,3,1],i64>]>
// CHECK: torch.aten.cat{{.*}} -> !torch.tensor<[n,3,64],i64>
// CHECK: torch.aten.mul.Tensor{{.*}} -> !torch.tensor<[n,3,64],i64>
// CHECK: torch.aten.slice.Tensor{{.*}} -> !torch.tensor<[n,3,32],i64>
// CHECK: torch.aten.mul.Tensor{{.*}} -> !torch.tensor<[n,3,32],i64>
// CHECK: torch.prim.ListConstruct{{.*}} -> !torch.list<[!torch.int<-1>]>
// CHECK: torch.aten.sum.dim_IntList{{.*}} -> !torch.tensor<[n,3],i64>
// CHECK: torch.aten.slice.Tensor{{.*}} -> !torch.tensor<[n,3,32],i64>
// CHECK: torch.aten.mul.Tensor{{.*}} -> !torch.tensor<[n,3,32],i64>
// CHECK: torch.prim.ListConstruct{{.*}} -> !torch.list<[!torch.int<-1>]>
// CHECK: torch.aten.sum.dim_IntList{{.*}} -> !torch.tensor<[n,3],i64>
// CHECK: torch.aten.mul.Scalar{{.*}} -> !torch.tensor<[n,3],i64>
// CHECK: torch.aten.add.Tensor{{.*}} -> !torch.tensor<[n,3],i64>
func.func @bitwise_and_Scalar_Tensor(%arg0: !torch.tensor<[n,3],i64>) -> (!torch.tensor<[n,3],i64>) {
  %0 = torch.constant 5 : i64 -> !torch.int<5>
  %1 = torch.aten.bitwise_and.Scalar_Tensor(%0, %arg0) : (!torch.int<5>, !torch.tensor<[n,3],i64>) -> !torch.tensor<[n,3],i64>
  return %1 : !torch.tensor<[n,3],i64>
}

// CHECK-LABEL: @bitwise_and_Tensor(
// CHECK: torch.aten.unsqueeze{{.*}} -> !torch.tensor<[n,1],i64>
// CHECK: torch.aten.div.Tensor_mode{{.*}} -> !torch.tensor<[n,63],i64>
// CHECK: torch.aten.mul.Tensor{{.*}} -> !torch.tensor<[n,63],i64>
// CHECK: torch.aten.sub.Tensor{{.*}} -> !torch.tensor<[n,63],i64>
// CHECK: torch.aten.sub.Scalar{{.*}} -> !torch.tensor<[n,63],i64>
// CHECK: torch.aten.remainder.Tensor{{.*}} -> !torch.tensor<[n,63],i64>
// CHECK: torch.aten.eq.Tensor{{.*}} -> !torch.tensor<[n,63],i1>
// CHECK: torch.aten.where.self{{.*}} -> !torch.tensor<[n,63],i64>
// CHECK: torch.aten.remainder.Scalar{{.*}} -> !torch.tensor<[n,63],i64>
// CHECK: torch.aten.unsqueeze{{.*}} -> !torch.tensor<[n,1],i64>
// CHECK: torch.aten.lt.Scalar{{.*}} -> !torch.tensor<[n,1],i1>
// CHECK: torch.aten.to.dtype{{.*}} -> !torch.tensor<[n,1],i64>
// CHECK: torch.prim.ListConstruct{{.*}} -> !torch.list<[!torch.tensor<[n,63],i64>, !torch.tensor<[n,1],i64>]>
// CHECK: torch.aten.cat{{.*}} -> !torch.tensor<[n,64],i64>
// CHECK: torch.aten.unsqueeze{{.*}} -> !torch.tensor<[1],i64>
// CHECK: torch.aten.div.Tensor_mode{{.*}} -> !torch.tensor<[63],i64>
// CHECK: torch.aten.mul.Tensor{{.*}} -> !torch.tensor<[63],i64>
// CHECK: torch.aten.sub.Tensor{{.*}} -> !torch.tensor<[63],i64>
// CHECK: torch.aten.sub.Scalar{{.*}} -> !torch.tensor<[63],i64>
// CHECK: torch.aten.remainder.Tensor{{.*}} -> !torch.tensor<[63],i64>
// CHECK: torch.aten.eq.Tensor{{.*}} -> !torch.tensor<[63],i1>
// CHECK: torch.aten.where.self{{.*}} -> !torch.tensor<[63],i64>
// CHECK: torch.aten.remainder.Scalar{{.*}} -> !torch.tensor<[63],i64>
// CHECK: torch.aten.unsqueeze{{.*}} -> !torch.tensor<[1],i64>
// CHECK: torch.aten.lt.Scalar{{.*}} -> !torch.tensor<[1],i1>
// CHECK: torch.aten.to.dtype{{.*}} -> !torch.tensor<[1],i64>
// CHECK: torch.prim.ListConstruct{{.*}} -> !torch.list<[!torch.tensor<[63],i64>, !torch.tensor<[1],i64>]>
// CHECK: torch.aten.cat{{.*}} -> !torch.tensor<[64],i64>
// CHECK: torch.aten.mul.Tensor{{.*}} -> !torch.tensor<[n,64],i64>
// CHECK: torch.aten.slice.Tensor{{.*}} -> !torch.tensor<[n,32],i64>
// CHECK: torch.aten.mul.Tensor{{.*}} -> !torch.tensor<[n,32],i64>
// CHECK: torch.prim.ListConstruct{{.*}} -> !torch.list<[!torch.int<-1>]>
// CHECK: torch.aten.sum.dim_IntList{{.*}} -> !torch.tensor<[n],i64>
// CHECK: torch.aten.slice.Tensor{{.*}} -> !torch.tensor<[n,32],i64>
// CHECK: torch.aten.mul.Tensor{{.*}} -> !torch.tensor<[n,32],i64>
// CHECK: torch.prim.ListConstruct{{.*}} -> !torch.list<[!torch.int<-1>]>
// CHECK: torch.aten.sum.dim_IntList{{.*}} -> !torch.tensor<[n],i64>
// CHECK: torch.aten.mul.Scalar{{.*}} -> !torch.tensor<[n],i64>
// CHECK: torch.aten.add.Tensor{{.*}} -> !torch.tensor<[n],i64>
func.func @bitwise_and_Tensor(%arg0: !torch.tensor<[],i64>, %arg1: !torch.tensor<[n],i64>) -> (!torch.tensor<[n],i64>) {
  %0 = torch.aten.bitwise_and.Tensor(%arg0, %arg1) : (!torch.tensor<[],i64>, !torch.tensor<[n],i64>) -> !torch.tensor<[n],i64>
  return %0 : !torch.tensor<[n],i64>
}

// CHECK-LABEL: @bitwise_or_Scalar(
// CHECK: torch.aten.unsqueeze{{.*}} -> !torch.tensor<[n,3,1],i64>
// CHECK: torch.aten.div.Tensor_mode{{.*}} -> !torch.tensor<[n,3,63],i64>
// CHECK: torch.aten.mul.Tensor{{.*}} -> !torch.tensor<[n,3,63],i64>
// CHECK: torch.aten.sub.Tensor{{.*}} -> !torch.tensor<[n,3,63],i64>
// CHECK: torch.aten.sub.Scalar{{.*}} -> !torch.tensor<[n,3,63],i64>
// CHECK: torch.aten.remainder.Tensor{{.*}} -> !torch.tensor<[n,3,63],i64>
// CHECK: torch.aten.eq.Tensor{{.*}} -> !torch.tensor<[n,3,63],i1>
// CHECK: torch.aten.where.self{{.*}} -> !torch.tensor<[n,3,63],i64>
// CHECK: torch.aten.remainder.Scalar{{.*}} -> !torch.tensor<[n,3,63],i64>
// CHECK: torch.aten.unsqueeze{{.*}} -> !torch.tensor<[n,3,1],i64>
// CHECK: torch.aten.lt.Scalar{{.*}} -> !torch.tensor<[n,3,1],i1>
// CHECK: torch.aten.to.dtype{{.*}} -> !torch.tensor<[n,3,1],i64>
// CHECK: torch.prim.ListConstruct{{.*}} -> !torch.list<[!torch.tensor<[n,3,63],i64>, !torch.tensor<[n,3,1],i64>]>
// CHECK: torch.aten.cat{{.*}} -> !torch.tensor<[n,3,64],i64>
// CHECK: torch.aten.lt.Tensor{{.*}} -> !torch.tensor<[n,3,64],i1>
// CHECK: torch.aten.where.self{{.*}} -> !torch.tensor<[n,3,64],i64>
// CHECK: torch.aten.slice.Tensor{{.*}} -> !torch.tensor<[n,3,32],i64>
// CHECK: torch.aten.mul.Tensor{{.*}} -> !torch.tensor<[n,3,32],i64>
// CHECK: torch.prim.ListConstruct{{.*}} -> !torch.list<[!torch.int<-1>]>
// CHECK: torch.aten.sum.dim_IntList{{.*}} -> !torch.tensor<[n,3],i64>
// CHECK: torch.aten.slice.Tensor{{.*}} -> !torch.tensor<[n,3,32],i64>
// CHECK: torch.aten.mul.Tensor{{.*}} -> !torch.tensor<[n,3,32],i64>
// CHECK: torch.prim.ListConstruct{{.*}} -> !torch.list<[!torch.int<-1>]>
// CHECK: torch.aten.sum.dim_IntList{{.*}} -> !torch.tensor<[n,3],i64>
// CHECK: torch.aten.mul.Scalar{{.*}} -> !torch.tensor<[n,3],i64>
// CHECK: torch.aten.add.Tensor{{.*}} -> !torch.tensor<[n,3],i64>
func.func @bitwise_or_Scalar(%arg0: !torch.tensor<[n,3],i64>) -> (!torch.tensor<[n,3],i64>) {
  %0 = torch.constant 5 : i64 -> !torch.int<5>
  %1 = torch.aten.bitwise_or.Scalar(%arg0, %0) : (!torch.tensor<[n,3],i64>, !torch.int<5>) -> !torch.tensor<[n,3],i64>
  return %1 : !torch.tensor<[n,3],i64>
}

// CHECK-LABEL: @bitwise_or_Scalar_Tensor(
// CHECK: torch.aten.unsqueeze{{.*}} -> !torch.tensor<[n,3,1],i64>
// CHECK: torch.aten.div.Tensor_mode{{.*}} -> !torch.tensor<[n,3,63],i64>
// CHECK: torch.aten.mul.Tensor{{.*}} -> !torch.tensor<[n,3,63],i64>
// CHECK: torch.aten.sub.Tensor{{.*}} -> !torch.tensor<[n,3,63],i64>
// CHECK: torch.aten.sub.Scalar{{.*}} -> !torch.tensor<[n,3,63],i64>
// CHECK: torch.aten.remainder.Tensor{{.*}} -> !torch.tensor<[n,3,63],i64>
// CHECK: torch.aten.eq.Tensor{{.*}} -> !torch.tensor<[n,3,63],i1>
// CHECK: torch.aten.where.self{{.*}} -> !torch.tensor<[n,3,63],i64>
// CHECK: torch.aten.remainder.Scalar{{.*}} -> !torch.tensor<[n,3,63],i64>
// CHECK: torch.aten.unsqueeze{{.*}} -> !torch.tensor<[n,3,1],i64>
// CHECK: torch.aten.lt.Scalar{{.*}} -> !torch.tensor<[n,3,1],i1>
// CHECK: torch.aten.to.dtype{{.*}} -> !torch.tensor<[n,3,1],i64>
// CHECK: torch.prim.ListConstruct{{.*}} -> !torch.list<[!torch.tensor<[n,3,63],i64>, !torch.tensor<[n,3,1],i64>]>
// CHECK: torch.aten.cat{{.*}} -> !torch.tensor<[n,3,64],i64>
// CHECK: torch.aten.lt.Tensor{{.*}} -> !torch.tensor<[n,3,64],i1>
// CHECK: torch.aten.where.self{{.*}} -> !torch.tensor<[n,3,64],i64>
// CHECK: torch.aten.slice.Tensor{{.*}} -> !torch.tensor<[n,3,32],i64>
// CHECK: torch.aten.mul.Tensor{{.*}} -> !torch.tensor<[n,3,32],i64>
// CHECK: torch.prim.ListConstruct{{.*}} -> !torch.list<[!torch.int<-1>]>
// CHECK: torch.aten.sum.dim_IntList{{.*}} -> !torch.tensor<[n,3],i64>
// CHECK: torch.aten.slice.Tensor{{.*}} -> !torch.tensor<[n,3,32],i64>
// CHECK: torch.aten.mul.Tensor{{.*}} -> !torch.tensor<[n,3,32],i64>
// CHECK: torch.prim.ListConstruct{{.*}} -> !torch.list<[!torch.int<-1>]>
// CHECK: torch.aten.sum.dim_IntList{{.*}} -> !torch.tensor<[n,3],i64>
// CHECK: torch.aten.mul.Scalar{{.*}} -> !torch.tensor<[n,3],i64>
// CHECK: torch.aten.add.Tensor{{.*}} -> !torch.tensor<[n,3],i64>
func.func @bitwise_or_Scalar_Tensor(%arg0: !torch.tensor<[n,3],i64>) -> (!torch.tensor<[n,3],i64>) {
  %0 = torch.constant 5 : i64 -> !torch.int<5>
  %1 = torch.aten.bitwise_or.Scalar_Tensor(%0, %arg0) : (!torch.int<5>, !torch.tensor<[n,3],i64>) -> !torch.tensor<[n,3],i64>
  return %1 : !torch.tensor<[n,3],i64>
}

// CHECK-LABEL: @bitwise_or_Tensor(
// CHECK: torch.aten.unsqueeze{{.*}} -> !torch.tensor<[n,1],i64>
// CHECK: torch.aten.div.Tensor_mode{{.*}} -> !torch.tensor<[n,63],i64>
// CHECK: torch.aten.mul.Tensor{{.*}} -> !torch.tensor<[n,63],i64>
// CHECK: torch.aten.sub.Tensor{{.*}} -> !torch.tensor<[n,63],i64>
// CHECK: torch.aten.sub.Scalar{{.*}} -> !torch.tensor<[n,63],i64>
// CHECK: torch.aten.remainder.Tensor{{.*}} -> !torch.tensor<[n,63],i64>
// CHECK: torch.aten.eq.Tensor{{.*}} -> !torch.tensor<[n,63],i1>
// CHECK: torch.aten.where.self{{.*}} -> !torch.tensor<[n,63],i64>
// CHECK: torch.aten.remainder.Scalar{{.*}} -> !torch.tensor<[n,63],i64>
// CHECK: torch.aten.unsqueeze{{.*}} -> !torch.tensor<[n,1],i64>
// CHECK: torch.aten.lt.Scalar{{.*}} -> !torch.tensor<[n,1],i1>
// CHECK: torch.aten.to.dtype{{.*}} -> !torch.tensor<[n,1],i64>
// CHECK: torch.prim.ListConstruct{{.*}} -> !torch.list<[!torch.tensor<[n,63],i64>, !torch.tensor<[n,1],i64>]>
// CHECK: torch.aten.cat{{.*}} -> !torch.tensor<[n,64],i64>
// CHECK: torch.aten.unsqueeze{{.*}} -> !torch.tensor<[1],i64>
// CHECK: torch.aten.div.Tensor_mode{{.*}} -> !torch.tensor<[63],i64>
// CHECK: torch.aten.mul.Tensor{{.*}} -> !torch.tensor<[63],i64>
// CHECK: torch.aten.sub.Tensor{{.*}} -> !torch.tensor<[63],i64>
// CHECK: torch.aten.sub.Scalar{{.*}} -> !torch.tensor<[63],i64>
// CHECK: torch.aten.remainder.Tensor{{.*}} -> !torch.tensor<[63],i64>
// CHECK: torch.aten.eq.Tensor{{.*}} -> !torch.tensor<[63],i1>
// CHECK: torch.aten.where.self{{.*}} -> !torch.tensor<[63],i64>
// CHECK: torch.aten.remainder.Scalar{{.*}} -> !torch.tensor<[63],i64>
// CHECK: torch.aten.unsqueeze{{.*}} -> !torch.tensor<[1],i64>
// CHECK: torch.aten.lt.Scalar{{.*}} -> !torch.tensor<[1],i1>
// CHECK: torch.aten.to.dtype{{.*}} -> !torch.tensor<[1],i64>
// CHECK: torch.prim.ListConstruct{{.*}} -> !torch.list<[!torch.tensor<[63],i64>, !torch.tensor<[1],i64>]>
// CHECK: torch.aten.cat{{.*}} -> !torch.tensor<[64],i64>
// CHECK: torch.aten.lt.Tensor{{.*}} -> !torch.tensor<[n,64],i1>
// CHECK: torch.aten.where.self{{.*}} -> !torch.tensor<[n,64],i64>
// CHECK: torch.aten.slice.Tensor{{.*}} -> !torch.tensor<[n,32],i64>
// CHECK: torch.aten.mul.Tensor{{.*}} -> !torch.tensor<[n,32],i64>
// CHECK: torch.prim.ListConstruct{{.*}} -> !torch.list<[!torch.int<-1>]>
// CHECK: torch.aten.sum.dim_IntList{{.*}} -> !torch.tensor<[n],i64>
// CHECK: torch.aten.slice.Tensor{{.*}} -> !torch.tensor<[n,32],i64>
// CHECK: torch.aten.mul.Tensor{{.*}} -> !torch.tensor<[n,32],i64>
// CHECK: torch.prim.ListConstruct{{.*}} -> !torch.list<[!torch.int<-1>]>
// CHECK: torch.aten.sum.dim_IntList{{.*}} -> !torch.tensor<[n],i64>
// CHECK: torch.aten.mul.Scalar{{.*}} -> !torch.tensor<[n],i64>
// CHECK: torch.aten.add.Tensor{{.*}} -> !torch.tensor<[n],i64>
func.func @bitwise_or_Tensor(%arg0: !torch.tensor<[],i64>, %arg1: !torch.tensor<[n],i64>) -> (!torch.tensor<[n],i64>) {
  %0 = torch.aten.bitwise_or.Tensor(%arg0, %arg1) : (!torch.tensor<[],i64>, !torch.tensor<[n],i64>) -> !torch.tensor<[n],i64>
  return %0 : !torch.tensor<[n],i64>
}

// CHECK-LABEL: @bitwise_xor_Scalar(
// CHECK: torch.aten.unsqueeze{{.*}} -> !torch.tensor<[n,3,1],i64>
// CHECK: torch.aten.div.Tensor_mode{{.*}} -> !torch.tensor<[n,3,63],i64>
// CHECK: torch.aten.mul.Tensor{{.*}} -> !torch.tensor<[n,3,63],i64>
// CHECK: torch.aten.sub.Tensor{{.*}} -> !torch.tensor<[n,3,63],i64>
// CHECK: torch.aten.sub.Scalar{{.*}} -> !torch.tensor<[n,3,63],i64>
// CHECK: torch.aten.remainder.Tensor{{.*}} -> !torch.tensor<[n,3,63],i64>
// CHECK: torch.aten.eq.Tensor{{.*}} -> !torch.tensor<[n,3,63],i1>
// CHECK: torch.aten.where.self{{.*}} -> !torch.tensor<[n,3,63],i64>
// CHECK: torch.aten.remainder.Scalar{{.*}} -> !torch.tensor<[n,3,63],i64>
// CHECK: torch.aten.unsqueeze{{.*}} -> !torch.tensor<[n,3,1],i64>
// CHECK: torch.aten.lt.Scalar{{.*}} -> !torch.tensor<[n,3,1],i1>
// CHECK: torch.aten.to.dtype{{.*}} -> !torch.tensor<[n,3,1],i64>
// CHECK: torch.prim.ListConstruct{{.*}} -> !torch.list<[!torch.tensor<[n,3,63],i64>, !torch.tensor<[n,3,1],i64>]>
// CHECK: torch.aten.cat{{.*}} -> !torch.tensor<[n,3,64],i64>
// CHECK: torch.aten.eq.Tensor{{.*}} -> !torch.tensor<[n,3,64],i1>
// CHECK: torch.aten.logical_not{{.*}} -> !torch.tensor<[n,3,64],i1>
// CHECK: torch.aten.to.dtype{{.*}} -> !torch.tensor<[n,3,64],i64>
// CHECK: torch.aten.slice.Tensor{{.*}} -> !torch.tensor<[n,3,32],i64>
// CHECK: torch.aten.mul.Tensor{{.*}} -> !torch.tensor<[n,3,32],i64>
// CHECK: torch.prim.ListConstruct{{.*}} -> !torch.list<[!torch.int<-1>]>
// CHECK: torch.aten.sum.dim_IntList{{.*}} -> !torch.tensor<[n,3],i64>
// CHECK: torch.aten.slice.Tensor{{.*}} -> !torch.tensor<[n,3,32],i64>
// CHECK: torch.aten.mul.Tensor{{.*}} -> !torch.tensor<[n,3,32],i64>
// CHECK: torch.prim.ListConstruct{{.*}} -> !torch.list<[!torch.int<-1>]>
// CHECK: torch.aten.sum.dim_IntList{{.*}} -> !torch.tensor<[n,3],i64>
// CHECK: torch.aten.mul.Scalar{{.*}} -> !torch.tensor<[n,3],i64>
// CHECK: torch.aten.add.Tensor{{.*}} -> !torch.tensor<[n,3],i64>
func.func @bitwise_xor_Scalar(%arg0: !torch.tensor<[n,3],i64>) -> (!torch.tensor<[n,3],i64>) {
  %0 = torch.constant 5 : i64 -> !torch.int<5>
  %1 = torch.aten.bitwise_xor.Scalar(%arg0, %0) : (!torch.tensor<[n,3],i64>, !torch.int<5>) -> !torch.tensor<[n,3],i64>
  return %1 : !torch.tensor<[n,3],i64>
}

// CHECK-LABEL: @bitwise_xor_Scalar_Tensor(
// CHECK: torch.aten.unsqueeze{{.*}} -> !torch.tensor<[n,3,1],i64>
// CHECK: torch.aten.div.Tensor_mode{{.*}} -> !torch.tensor<[n,3,63],i64>
// CHECK: torch.aten.mul.Tensor{{.*}} -> !torch.tensor<[n,3,63],i64>
// CHECK: torch.aten.sub.Tensor{{.*}} -> !torch.tensor<[n,3,63],i64>
// CHECK: torch.aten.sub.Scalar{{.*}} -> !torch.tensor<[n,3,63],i64>
// CHECK: torch.aten.remainder.Tensor{{.*}} -> !torch.tensor<[n,3,63],i64>
// CHECK: torch.aten.eq.Tensor{{.*}} -> !torch.tensor<[n,3,63],i1>
// CHECK: torch.aten.where.self{{.*}} -> !torch.tensor<[n,3,63],i64>
// CHECK: torch.aten.remainder.Scalar{{.*}} -> !torch.tensor<[n,3,63],i64>
// CHECK: torch.aten.unsqueeze{{.*}} -> !torch.tensor<[n,3,1],i64>
// CHECK: torch.aten.lt.Scalar{{.*}} -> !torch.tensor<[n,3,1],i1>
// CHECK: torch.aten.to.dtype{{.*}} -> !torch.tensor<[n,3,1],i64>
// CHECK: torch.prim.ListConstruct{{.*}} -> !torch.list<[!torch.tensor<[n,3,63],i64>, !torch.tensor<[n,3,1],i64>]>
// CHECK: torch.aten.cat{{.*}} -> !torch.tensor<[n,3,64],i64>
// CHECK: torch.aten.eq.Tensor{{.*}} -> !torch.tensor<[n,3,64],i1>
// CHECK: torch.aten.logical_not{{.*}} -> !torch.tensor<[n,3,64],i1>
// CHECK: torch.aten.to.dtype{{.*}} -> !torch.tensor<[n,3,64],i64>
// CHECK: torch.aten.slice.Tensor{{.*}} -> !torch.tensor<[n,3,32],i64>
// CHECK: torch.aten.mul.Tensor{{.*}} -> !torch.tensor<[n,3,32],i64>
// CHECK: torch.prim.ListConstruct{{.*}} -> !torch.list<[!torch.int<-1>]>
// CHECK: torch.aten.sum.dim_IntList{{.*}} -> !torch.tensor<[n,3],i64>
// CHECK: torch.aten.slice.Tensor{{.*}} -> !torch.tensor<[n,3,32],i64>
// CHECK: torch.aten.mul.Tensor{{.*}} -> !torch.tensor<[n,3,32],i64>
// CHECK: torch.prim.ListConstruct{{.*}} -> !torch.list<[!torch.int<-1>]>
// CHECK: torch.aten.sum.dim_IntList{{.*}} -> !torch.tensor<[n,3],i64>
// CHECK: torch.aten.mul.Scalar{{.*}} -> !torch.tensor<[n,3],i64>
// CHECK: torch.aten.add.Tensor{{.*}} -> !torch.tensor<[n,3],i64>
func.func @bitwise_xor_Scalar_Tensor(%arg0: !torch.tensor<[n,3],i64>) -> (!torch.tensor<[n,3],i64>) {
  %0 = torch.constant 5 : i64 -> !torch.int<5>
  %1 = torch.aten.bitwise_xor.Scalar_Tensor(%0, %arg0) : (!torch.int<5>, !torch.tensor<[n,3],i64>) -> !torch.tensor<[n,3],i64>
  return %1 : !torch.tensor<[n,3],i64>
}

// CHECK-LABEL: @bitwise_xor_Tensor(
// CHECK: torch.aten.unsqueeze{{.*}} -> !torch.tensor<[n,1],i64>
// CHECK: torch.aten.div.Tensor_mode{{.*}} -> !torch.tensor<[n,63],i64>
// CHECK: torch.aten.mul.Tensor{{.*}} -> !torch.tensor<[n,63],i64>
// CHECK: torch.aten.sub.Tensor{{.*}} -> !torch.tensor<[n,63],i64>
// CHECK: torch.aten.sub.Scalar{{.*}} -> !torch.tensor<[n,63],i64>
// CHECK: torch.aten.remainder.Tensor{{.*}} -> !torch.tensor<[n,63],i64>
// CHECK: torch.aten.eq.Tensor{{.*}} -> !torch.tensor<[n,63],i1>
// CHECK: torch.aten.where.self{{.*}} -> !torch.tensor<[n,63],i64>
// CHECK: torch.aten.remainder.Scalar{{.*}} -> !torch.tensor<[n,63],i64>
// CHECK: torch.aten.unsqueeze{{.*}} -> !torch.tensor<[n,1],i64>
// CHECK: torch.aten.lt.Scalar{{.*}} -> !torch.tensor<[n,1],i1>
// CHECK: torch.aten.to.dtype{{.*}} -> !torch.tensor<[n,1],i64>
// CHECK: torch.prim.ListConstruct{{.*}} -> !torch.list<[!torch.tensor<[n,63],i64>, !torch.tensor<[n,1],i64>]>
// CHECK: torch.aten.cat{{.*}} -> !torch.tensor<[n,64],i64>
// CHECK: torch.aten.unsqueeze{{.*}} -> !torch.tensor<[1],i64>
// CHECK: torch.aten.div.Tensor_mode{{.*}} -> !torch.tensor<[63],i64>
// CHECK: torch.aten.mul.Tensor{{.*}} -> !torch.tensor<[63],i64>
// CHECK: torch.aten.sub.Tensor{{.*}} -> !torch.tensor<[63],i64>
// CHECK: torch.aten.sub.Scalar{{.*}} -> !torch.tensor<[63],i64>
// CHECK: torch.aten.remainder.Tensor{{.*}} -> !torch.tensor<[63],i64>
// CHECK: torch.aten.eq.Tensor{{.*}} -> !torch.tensor<[63],i1>
// CHECK: torch.aten.where.self{{.*}} -> !torch.tensor<[63],i64>
// CHECK: torch.aten.remainder.Scalar{{.*}} -> !torch.tensor<[63],i64>
// CHECK: torch.aten.unsqueeze{{.*}} -> !torch.tensor<[1],i64>
// CHECK: torch.aten.lt.Scalar{{.*}} -> !torch.tensor<[1],i1>
// CHECK: torch.aten.to.dtype{{.*}} -> !torch.tensor<[1],i64>
// CHECK: torch.prim.ListConstruct{{.*}} -> !torch.list<[!torch.tensor<[63],i64>, !torch.tensor<[1],i64>]>
// CHECK: torch.aten.cat{{.*}} -> !torch.tensor<[64],i64>
// CHECK: torch.aten.eq.Tensor{{.*}} -> !torch.tensor<[n,64],i1>
// CHECK: torch.aten.logical_not{{.*}} -> !torch.tensor<[n,64],i1>
// CHECK: torch.aten.to.dtype{{.*}} -> !torch.tensor<[n,64],i64>
// CHECK: torch.aten.slice.Tensor{{.*}} -> !torch.tensor<[n,32],i64>
// CHECK: torch.aten.mul.Tensor{{.*}} -> !torch.tensor<[n,32],i64>
// CHECK: torch.prim.ListConstruct{{.*}} -> !torch.list<[!torch.int<-1>]>
// CHECK: torch.aten.sum.dim_IntList{{.*}} -> !torch.tensor<[n],i64>
// CHECK: torch.aten.slice.Tensor{{.*}} -> !torch.tensor<[n,32],i64>
// CHECK: torch.aten.mul.Tensor{{.*}} -> !torch.tensor<[n,32],i64>
// CHECK: torch.prim.ListConstruct{{.*}} -> !torch.list<[!torch.int<-1>]>
// CHECK: torch.aten.sum.dim_IntList{{.*}} -> !torch.tensor<[n],i64>
// CHECK: torch.aten.mul.Scalar{{.*}} -> !torch.tensor<[n],i64>
// CHECK: torch.aten.add.Tensor{{.*}} -> !torch.tensor<[n],i64>
func.func @bitwise_xor_Tensor(%arg0: !torch.tensor<[],i64>, %arg1: !torch.tensor<[n],i64>) -> (!torch.tensor<[n],i64>) {
  %0 = torch.aten.bitwise_xor.Tensor(%arg0, %arg1) : (!torch.tensor<[],i64>, !torch.tensor<[n],i64>) -> !torch.tensor<[n],i64>
  return %0 : !torch.tensor<[n],i64>
}
