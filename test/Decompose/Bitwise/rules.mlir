// NOTE: The checks are written by tools/dev/update_checks.py.

// RUN: torch-onnx-opt %s --decompose | FileCheck %s

// CHECK-LABEL: @__lshift___Scalar(
// CHECK: %[[V0:.*]] = torch.aten.mul.Scalar(%arg0, {{.*}}) : ({{.*}}, !torch.int<1>) -> !torch.tensor<[n,3],i64>
// CHECK: return %[[V0]]
func.func @__lshift___Scalar(%arg0: !torch.tensor<[n,3],i64>) -> (!torch.tensor<[n,3],i64>) {
  %0 = torch.constant 0 : i64 -> !torch.int<0>
  %1 = torch.aten.__lshift__.Scalar(%arg0, %0) : (!torch.tensor<[n,3],i64>, !torch.int<0>) -> !torch.tensor<[n,3],i64>
  return %1 : !torch.tensor<[n,3],i64>
}

// CHECK-LABEL: @__lshift___Tensor(
// CHECK: %[[V0:.*]] = torch.constant "trunc" -> !torch.str
// CHECK: %[[V1:.*]] = torch.aten.div.Scalar_mode(%arg1, {{.*}}, %[[V0]]) : ({{.*}}, !torch.int<2>, {{.*}}) -> !torch.tensor<[3],i64>
// CHECK: %[[V2:.*]] = torch.aten.to.dtype(%[[V1]], {{.*}}) : ({{.*}}, !torch.int<7>, !torch.bool<false>, !torch.bool<false>, !torch.none) -> !torch.tensor<[3],f64>
// CHECK: %[[V3:.*]] = torch.aten.pow.Scalar({{.*}}, %[[V2]]) : (!torch.float<2.000000e+00>, {{.*}}) -> !torch.tensor<[3],f64>
// CHECK: %[[V4:.*]] = torch.aten.to.dtype(%[[V3]], {{.*}}) : ({{.*}}, !torch.int<4>, !torch.bool<false>, !torch.bool<false>, !torch.none) -> !torch.tensor<[3],i64>
// CHECK: %[[V5:.*]] = torch.aten.mul.Tensor(%arg0, %[[V4]]) : {{.*}} -> !torch.tensor<[n,3],i64>
// CHECK: %[[V6:.*]] = torch.aten.sub.Tensor(%arg1, %[[V1]], {{.*}}) : ({{.*}}, !torch.int<1>) -> !torch.tensor<[3],i64>
// CHECK: %[[V7:.*]] = torch.aten.to.dtype(%[[V6]], {{.*}}) : ({{.*}}, !torch.int<7>, !torch.bool<false>, !torch.bool<false>, !torch.none) -> !torch.tensor<[3],f64>
// CHECK: %[[V8:.*]] = torch.aten.pow.Scalar({{.*}}, %[[V7]]) : (!torch.float<2.000000e+00>, {{.*}}) -> !torch.tensor<[3],f64>
// CHECK: %[[V9:.*]] = torch.aten.to.dtype(%[[V8]], {{.*}}) : ({{.*}}, !torch.int<4>, !torch.bool<false>, !torch.bool<false>, !torch.none) -> !torch.tensor<[3],i64>
// CHECK: %[[V10:.*]] = torch.aten.mul.Tensor(%[[V5]], %[[V9]]) : {{.*}} -> !torch.tensor<[n,3],i64>
// CHECK: %[[V11:.*]] = torch.aten.lt.Scalar(%arg1, {{.*}}) : ({{.*}}, !torch.int<0>) -> !torch.tensor<[3],i1>
// CHECK: %[[V12:.*]] = torch.aten.ge.Scalar(%arg1, {{.*}}) : ({{.*}}, !torch.int<64>) -> !torch.tensor<[3],i1>
// CHECK: %[[V13:.*]] = torch.aten.logical_or(%[[V11]], %[[V12]]) : {{.*}} -> !torch.tensor<[3],i1>
// CHECK: %[[V14:.*]] = torch.aten.full_like(%arg0, {{.*}}) : ({{.*}}, !torch.int<0>, !torch.int<4>, !torch.none, !torch.none, !torch.none, !torch.none) -> !torch.tensor<[n,3],i64>
// CHECK: %[[V15:.*]] = torch.aten.where.self(%[[V13]], %[[V14]], %[[V10]]) : {{.*}} -> !torch.tensor<[n,3],i64>
// CHECK: return %[[V15]]
func.func @__lshift___Tensor(%arg0: !torch.tensor<[n,3],i64>, %arg1: !torch.tensor<[3],i64>) -> (!torch.tensor<[n,3],i64>) {
  %0 = torch.aten.__lshift__.Tensor(%arg0, %arg1) : (!torch.tensor<[n,3],i64>, !torch.tensor<[3],i64>) -> !torch.tensor<[n,3],i64>
  return %0 : !torch.tensor<[n,3],i64>
}

// CHECK-LABEL: @__rshift___Scalar(
// CHECK: %[[V0:.*]] = torch.constant "trunc" -> !torch.str
// CHECK: %[[V1:.*]] = torch.aten.div.Scalar_mode(%arg0, {{.*}}, %[[V0]]) : ({{.*}}, !torch.int<1>, {{.*}}) -> !torch.tensor<[n,3],i64>
// CHECK: %[[V2:.*]] = torch.aten.mul.Scalar(%[[V1]], {{.*}}) : ({{.*}}, !torch.int<1>) -> !torch.tensor<[n,3],i64>
// CHECK: %[[V3:.*]] = torch.aten.gt.Tensor(%[[V2]], %arg0) : {{.*}} -> !torch.tensor<[n,3],i1>
// CHECK: %[[V4:.*]] = torch.aten.to.dtype(%[[V3]], {{.*}}) : ({{.*}}, !torch.int<4>, !torch.bool<false>, !torch.bool<false>, !torch.none) -> !torch.tensor<[n,3],i64>
// CHECK: %[[V5:.*]] = torch.aten.sub.Tensor(%[[V1]], %[[V4]], {{.*}}) : ({{.*}}, !torch.int<1>) -> !torch.tensor<[n,3],i64>
// CHECK: return %[[V5]]
func.func @__rshift___Scalar(%arg0: !torch.tensor<[n,3],i64>) -> (!torch.tensor<[n,3],i64>) {
  %0 = torch.constant 0 : i64 -> !torch.int<0>
  %1 = torch.aten.__rshift__.Scalar(%arg0, %0) : (!torch.tensor<[n,3],i64>, !torch.int<0>) -> !torch.tensor<[n,3],i64>
  return %1 : !torch.tensor<[n,3],i64>
}

// CHECK-LABEL: @__rshift___Tensor(
// CHECK-NOT: torch.aten.__rshift__.Tensor(
// CHECK: return {{.*}} : !torch.tensor<[n,3],i64>
func.func @__rshift___Tensor(%arg0: !torch.tensor<[n,3],i64>, %arg1: !torch.tensor<[3],i64>) -> (!torch.tensor<[n,3],i64>) {
  %0 = torch.aten.__rshift__.Tensor(%arg0, %arg1) : (!torch.tensor<[n,3],i64>, !torch.tensor<[3],i64>) -> !torch.tensor<[n,3],i64>
  return %0 : !torch.tensor<[n,3],i64>
}

// CHECK-LABEL: @bitwise_left_shift_Scalar_Tensor(
// CHECK: %[[V0:.*]] = torch.constant dense<5> : tensor<i64> -> !torch.tensor<[],i64>
// CHECK: %[[V1:.*]] = torch.constant "trunc" -> !torch.str
// CHECK: %[[V2:.*]] = torch.aten.div.Scalar_mode(%arg0, {{.*}}, %[[V1]]) : ({{.*}}, !torch.int<2>, {{.*}}) -> !torch.tensor<[n,3],i64>
// CHECK: %[[V3:.*]] = torch.aten.to.dtype(%[[V2]], {{.*}}) : ({{.*}}, !torch.int<7>, !torch.bool<false>, !torch.bool<false>, !torch.none) -> !torch.tensor<[n,3],f64>
// CHECK: %[[V4:.*]] = torch.aten.pow.Scalar({{.*}}, %[[V3]]) : (!torch.float<2.000000e+00>, {{.*}}) -> !torch.tensor<[n,3],f64>
// CHECK: %[[V5:.*]] = torch.aten.to.dtype(%[[V4]], {{.*}}) : ({{.*}}, !torch.int<4>, !torch.bool<false>, !torch.bool<false>, !torch.none) -> !torch.tensor<[n,3],i64>
// CHECK: %[[V6:.*]] = torch.aten.mul.Tensor(%[[V0]], %[[V5]]) : {{.*}} -> !torch.tensor<[n,3],i64>
// CHECK: %[[V7:.*]] = torch.aten.sub.Tensor(%arg0, %[[V2]], {{.*}}) : ({{.*}}, !torch.int<1>) -> !torch.tensor<[n,3],i64>
// CHECK: %[[V8:.*]] = torch.aten.to.dtype(%[[V7]], {{.*}}) : ({{.*}}, !torch.int<7>, !torch.bool<false>, !torch.bool<false>, !torch.none) -> !torch.tensor<[n,3],f64>
// CHECK: %[[V9:.*]] = torch.aten.pow.Scalar({{.*}}, %[[V8]]) : (!torch.float<2.000000e+00>, {{.*}}) -> !torch.tensor<[n,3],f64>
// CHECK: %[[V10:.*]] = torch.aten.to.dtype(%[[V9]], {{.*}}) : ({{.*}}, !torch.int<4>, !torch.bool<false>, !torch.bool<false>, !torch.none) -> !torch.tensor<[n,3],i64>
// CHECK: %[[V11:.*]] = torch.aten.mul.Tensor(%[[V6]], %[[V10]]) : {{.*}} -> !torch.tensor<[n,3],i64>
// CHECK: %[[V12:.*]] = torch.aten.lt.Scalar(%arg0, {{.*}}) : ({{.*}}, !torch.int<0>) -> !torch.tensor<[n,3],i1>
// CHECK: %[[V13:.*]] = torch.aten.ge.Scalar(%arg0, {{.*}}) : ({{.*}}, !torch.int<64>) -> !torch.tensor<[n,3],i1>
// CHECK: %[[V14:.*]] = torch.aten.logical_or(%[[V12]], %[[V13]]) : {{.*}} -> !torch.tensor<[n,3],i1>
// CHECK: %[[V15:.*]] = torch.constant dense<0> : tensor<i64> -> !torch.tensor<[],i64>
// CHECK: %[[V16:.*]] = torch.aten.where.self(%[[V14]], %[[V15]], %[[V11]]) : {{.*}} -> !torch.tensor<[n,3],i64>
// CHECK: return %[[V16]]
func.func @bitwise_left_shift_Scalar_Tensor(%arg0: !torch.tensor<[n,3],i64>) -> (!torch.tensor<[n,3],i64>) {
  %0 = torch.constant 5 : i64 -> !torch.int<5>
  %1 = torch.aten.bitwise_left_shift.Scalar_Tensor(%0, %arg0) : (!torch.int<5>, !torch.tensor<[n,3],i64>) -> !torch.tensor<[n,3],i64>
  return %1 : !torch.tensor<[n,3],i64>
}

// CHECK-LABEL: @bitwise_left_shift_Tensor(
// CHECK: %[[V0:.*]] = torch.constant "trunc" -> !torch.str
// CHECK: %[[V1:.*]] = torch.aten.div.Scalar_mode(%arg1, {{.*}}, %[[V0]]) : ({{.*}}, !torch.int<2>, {{.*}}) -> !torch.tensor<[3],i64>
// CHECK: %[[V2:.*]] = torch.aten.to.dtype(%[[V1]], {{.*}}) : ({{.*}}, !torch.int<7>, !torch.bool<false>, !torch.bool<false>, !torch.none) -> !torch.tensor<[3],f64>
// CHECK: %[[V3:.*]] = torch.aten.pow.Scalar({{.*}}, %[[V2]]) : (!torch.float<2.000000e+00>, {{.*}}) -> !torch.tensor<[3],f64>
// CHECK: %[[V4:.*]] = torch.aten.to.dtype(%[[V3]], {{.*}}) : ({{.*}}, !torch.int<4>, !torch.bool<false>, !torch.bool<false>, !torch.none) -> !torch.tensor<[3],i64>
// CHECK: %[[V5:.*]] = torch.aten.mul.Tensor(%arg0, %[[V4]]) : {{.*}} -> !torch.tensor<[n,3],i64>
// CHECK: %[[V6:.*]] = torch.aten.sub.Tensor(%arg1, %[[V1]], {{.*}}) : ({{.*}}, !torch.int<1>) -> !torch.tensor<[3],i64>
// CHECK: %[[V7:.*]] = torch.aten.to.dtype(%[[V6]], {{.*}}) : ({{.*}}, !torch.int<7>, !torch.bool<false>, !torch.bool<false>, !torch.none) -> !torch.tensor<[3],f64>
// CHECK: %[[V8:.*]] = torch.aten.pow.Scalar({{.*}}, %[[V7]]) : (!torch.float<2.000000e+00>, {{.*}}) -> !torch.tensor<[3],f64>
// CHECK: %[[V9:.*]] = torch.aten.to.dtype(%[[V8]], {{.*}}) : ({{.*}}, !torch.int<4>, !torch.bool<false>, !torch.bool<false>, !torch.none) -> !torch.tensor<[3],i64>
// CHECK: %[[V10:.*]] = torch.aten.mul.Tensor(%[[V5]], %[[V9]]) : {{.*}} -> !torch.tensor<[n,3],i64>
// CHECK: %[[V11:.*]] = torch.aten.lt.Scalar(%arg1, {{.*}}) : ({{.*}}, !torch.int<0>) -> !torch.tensor<[3],i1>
// CHECK: %[[V12:.*]] = torch.aten.ge.Scalar(%arg1, {{.*}}) : ({{.*}}, !torch.int<64>) -> !torch.tensor<[3],i1>
// CHECK: %[[V13:.*]] = torch.aten.logical_or(%[[V11]], %[[V12]]) : {{.*}} -> !torch.tensor<[3],i1>
// CHECK: %[[V14:.*]] = torch.aten.full_like(%arg0, {{.*}}) : ({{.*}}, !torch.int<0>, !torch.int<4>, !torch.none, !torch.none, !torch.none, !torch.none) -> !torch.tensor<[n,3],i64>
// CHECK: %[[V15:.*]] = torch.aten.where.self(%[[V13]], %[[V14]], %[[V10]]) : {{.*}} -> !torch.tensor<[n,3],i64>
// CHECK: return %[[V15]]
func.func @bitwise_left_shift_Tensor(%arg0: !torch.tensor<[n,3],i64>, %arg1: !torch.tensor<[3],i64>) -> (!torch.tensor<[n,3],i64>) {
  %0 = torch.aten.bitwise_left_shift.Tensor(%arg0, %arg1) : (!torch.tensor<[n,3],i64>, !torch.tensor<[3],i64>) -> !torch.tensor<[n,3],i64>
  return %0 : !torch.tensor<[n,3],i64>
}

// CHECK-LABEL: @bitwise_left_shift_Tensor_Scalar(
// CHECK: %[[V0:.*]] = torch.aten.mul.Scalar(%arg0, {{.*}}) : ({{.*}}, !torch.int<1>) -> !torch.tensor<[n,3],i64>
// CHECK: return %[[V0]]
func.func @bitwise_left_shift_Tensor_Scalar(%arg0: !torch.tensor<[n,3],i64>) -> (!torch.tensor<[n,3],i64>) {
  %0 = torch.constant 0 : i64 -> !torch.int<0>
  %1 = torch.aten.bitwise_left_shift.Tensor_Scalar(%arg0, %0) : (!torch.tensor<[n,3],i64>, !torch.int<0>) -> !torch.tensor<[n,3],i64>
  return %1 : !torch.tensor<[n,3],i64>
}

// CHECK-LABEL: @bitwise_right_shift_Scalar_Tensor(
// CHECK-NOT: torch.aten.bitwise_right_shift.Scalar_Tensor(
// CHECK: return {{.*}} : !torch.tensor<[n,3],i64>
func.func @bitwise_right_shift_Scalar_Tensor(%arg0: !torch.tensor<[n,3],i64>) -> (!torch.tensor<[n,3],i64>) {
  %0 = torch.constant 5 : i64 -> !torch.int<5>
  %1 = torch.aten.bitwise_right_shift.Scalar_Tensor(%0, %arg0) : (!torch.int<5>, !torch.tensor<[n,3],i64>) -> !torch.tensor<[n,3],i64>
  return %1 : !torch.tensor<[n,3],i64>
}

// CHECK-LABEL: @bitwise_right_shift_Tensor(
// CHECK-NOT: torch.aten.bitwise_right_shift.Tensor(
// CHECK: return {{.*}} : !torch.tensor<[n,3],i64>
func.func @bitwise_right_shift_Tensor(%arg0: !torch.tensor<[n,3],i64>, %arg1: !torch.tensor<[3],i64>) -> (!torch.tensor<[n,3],i64>) {
  %0 = torch.aten.bitwise_right_shift.Tensor(%arg0, %arg1) : (!torch.tensor<[n,3],i64>, !torch.tensor<[3],i64>) -> !torch.tensor<[n,3],i64>
  return %0 : !torch.tensor<[n,3],i64>
}

// CHECK-LABEL: @bitwise_right_shift_Tensor_Scalar(
// CHECK: %[[V0:.*]] = torch.constant "trunc" -> !torch.str
// CHECK: %[[V1:.*]] = torch.aten.div.Scalar_mode(%arg0, {{.*}}, %[[V0]]) : ({{.*}}, !torch.int<1>, {{.*}}) -> !torch.tensor<[n,3],i64>
// CHECK: %[[V2:.*]] = torch.aten.mul.Scalar(%[[V1]], {{.*}}) : ({{.*}}, !torch.int<1>) -> !torch.tensor<[n,3],i64>
// CHECK: %[[V3:.*]] = torch.aten.gt.Tensor(%[[V2]], %arg0) : {{.*}} -> !torch.tensor<[n,3],i1>
// CHECK: %[[V4:.*]] = torch.aten.to.dtype(%[[V3]], {{.*}}) : ({{.*}}, !torch.int<4>, !torch.bool<false>, !torch.bool<false>, !torch.none) -> !torch.tensor<[n,3],i64>
// CHECK: %[[V5:.*]] = torch.aten.sub.Tensor(%[[V1]], %[[V4]], {{.*}}) : ({{.*}}, !torch.int<1>) -> !torch.tensor<[n,3],i64>
// CHECK: return %[[V5]]
func.func @bitwise_right_shift_Tensor_Scalar(%arg0: !torch.tensor<[n,3],i64>) -> (!torch.tensor<[n,3],i64>) {
  %0 = torch.constant 0 : i64 -> !torch.int<0>
  %1 = torch.aten.bitwise_right_shift.Tensor_Scalar(%arg0, %0) : (!torch.tensor<[n,3],i64>, !torch.int<0>) -> !torch.tensor<[n,3],i64>
  return %1 : !torch.tensor<[n,3],i64>
}

// CHECK-LABEL: @hash_tensor(
// CHECK: %[[V0:.*]] = torch.constant dense<[1, 2, 4, 8, 16, 32, 64, 128, 256, 512, 1024, 2048, 4096, 8192, 16384]> : tensor<15xi16> -> !torch.tensor<[15],i16>
// CHECK: %[[V1:.*]] = torch.aten.unsqueeze(%arg0, {{.*}}) : ({{.*}}, !torch.int<-1>) -> !torch.tensor<[n,3,1],i16>
// CHECK: %[[V2:.*]] = torch.constant "trunc" -> !torch.str
// CHECK: %[[V3:.*]] = torch.aten.div.Tensor_mode(%[[V1]], %[[V0]], %[[V2]]) : {{.*}} -> !torch.tensor<[n,3,15],i16>
// CHECK: %[[V4:.*]] = torch.aten.mul.Tensor(%[[V3]], %[[V0]]) : {{.*}} -> !torch.tensor<[n,3,15],i16>
// CHECK: %[[V5:.*]] = torch.aten.sub.Tensor(%[[V1]], %[[V4]], {{.*}}) : ({{.*}}, !torch.int<1>) -> !torch.tensor<[n,3,15],i16>
// CHECK: %[[V6:.*]] = torch.aten.remainder.Tensor(%[[V1]], %[[V0]]) : {{.*}} -> !torch.tensor<[n,3,15],i16>
// CHECK: %[[V7:.*]] = torch.aten.eq.Tensor(%[[V6]], %[[V5]]) : {{.*}} -> !torch.tensor<[n,3,15],i1>
// CHECK: %[[V8:.*]] = torch.aten.sub.Scalar(%[[V3]], {{.*}}) : ({{.*}}, !torch.int<1>, !torch.int<1>) -> !torch.tensor<[n,3,15],i16>
// CHECK: %[[V9:.*]] = torch.aten.where.self(%[[V7]], %[[V3]], %[[V8]]) : {{.*}} -> !torch.tensor<[n,3,15],i16>
// CHECK: %[[V10:.*]] = torch.aten.remainder.Scalar(%[[V9]], {{.*}}) : ({{.*}}, !torch.int<2>) -> !torch.tensor<[n,3,15],i16>
// CHECK: %[[V11:.*]] = torch.aten.unsqueeze(%arg0, {{.*}}) : ({{.*}}, !torch.int<-1>) -> !torch.tensor<[n,3,1],i16>
// CHECK: %[[V12:.*]] = torch.aten.lt.Scalar(%[[V11]], {{.*}}) : ({{.*}}, !torch.int<0>) -> !torch.tensor<[n,3,1],i1>
// CHECK: %[[V13:.*]] = torch.aten.to.dtype(%[[V12]], {{.*}}) : ({{.*}}, !torch.int<2>, !torch.bool<false>, !torch.bool<false>, !torch.none) -> !torch.tensor<[n,3,1],i16>
// CHECK: %[[V14:.*]] = torch.prim.ListConstruct(%[[V10]], %[[V13]]) : {{.*}} -> !torch.list<[!torch.tensor<[n,3,15],i16>, !torch.tensor<[n,3,1],i16>]>
// CHECK: %[[V15:.*]] = torch.aten.cat(%[[V14]], {{.*}}) : ({{.*}}, !torch.int<-1>) -> !torch.tensor<[n,3,16],i16>
// CHECK: %[[V16:.*]] = torch.prim.ListConstruct({{.*}}) : (!torch.int<1>) -> !torch.list<[!torch.int<1>]>
// CHECK: %[[V17:.*]] = torch.aten.sum.dim_IntList(%[[V15]], %[[V16]], {{.*}}) : ({{.*}}, !torch.bool<false>, !torch.none) -> !torch.tensor<[n,16],i64>
// CHECK: %[[V18:.*]] = torch.aten.remainder.Scalar(%[[V17]], {{.*}}) : ({{.*}}, !torch.int<2>) -> !torch.tensor<[n,16],i64>
// CHECK: %[[V19:.*]] = torch.constant dense<[1, 2, 4, 8, 16, 32, 64, 128, 256, 512, 1024, 2048, 4096, 8192, 16384, -32768]> : tensor<16xi64> -> !torch.tensor<[16],i64>
// CHECK: %[[V20:.*]] = torch.aten.mul.Tensor(%[[V18]], %[[V19]]) : {{.*}} -> !torch.tensor<[n,16],i64>
// CHECK: %[[V21:.*]] = torch.prim.ListConstruct({{.*}}) : (!torch.int<-1>) -> !torch.list<[!torch.int<-1>]>
// CHECK: %[[V22:.*]] = torch.aten.sum.dim_IntList(%[[V20]], %[[V21]], {{.*}}) : ({{.*}}, !torch.bool<false>, !torch.none) -> !torch.tensor<[n],i64>
// CHECK: %[[V23:.*]] = torch.aten.to.dtype(%[[V22]], {{.*}}) : ({{.*}}, !torch.int<2>, !torch.bool<false>, !torch.bool<false>, !torch.none) -> !torch.tensor<[n],i16>
// CHECK: %[[V24:.*]] = torch.aten.to.dtype(%[[V23]], {{.*}}) : ({{.*}}, !torch.int<4>, !torch.bool<false>, !torch.bool<false>, !torch.none) -> !torch.tensor<[n],i64>
// CHECK: %[[V25:.*]] = torch.aten.to.dtype(%[[V24]], {{.*}}) : ({{.*}}, !torch.int<29>, !torch.bool<false>, !torch.bool<false>, !torch.none) -> !torch.tensor<[n],ui64>
// CHECK: return %[[V25]]
func.func @hash_tensor(%arg0: !torch.tensor<[n,3],i16>) -> (!torch.tensor<[n],ui64>) {
  %0 = torch.constant 1 : i64 -> !torch.int<1>
  %1 = torch.prim.ListConstruct(%0) : (!torch.int<1>) -> !torch.list<[!torch.int<1>]>
  %2 = torch.constant false -> !torch.bool<false>
  %3 = torch.constant 0 : i64 -> !torch.int<0>
  %4 = torch.operator "aten::hash_tensor"(%arg0, %1, %2, %3) : (!torch.tensor<[n,3],i16>, !torch.list<[!torch.int<1>]>, !torch.bool<false>, !torch.int<0>) -> !torch.tensor<[n],ui64>
  return %4 : !torch.tensor<[n],ui64>
}

// CHECK-LABEL: @__and___Tensor(
// CHECK: %[[V0:.*]] = torch.aten.bitwise_and.Tensor(%arg0, %arg1) : {{.*}} -> !torch.tensor<[n,3],i64>
// CHECK: return %[[V0]]
func.func @__and___Tensor(%arg0: !torch.tensor<[n,3],i64>, %arg1: !torch.tensor<[3],i64>) -> (!torch.tensor<[n,3],i64>) {
  %0 = torch.aten.__and__.Tensor(%arg0, %arg1) : (!torch.tensor<[n,3],i64>, !torch.tensor<[3],i64>) -> !torch.tensor<[n,3],i64>
  return %0 : !torch.tensor<[n,3],i64>
}

// CHECK-LABEL: @__or___Tensor(
// CHECK: %[[V0:.*]] = torch.aten.bitwise_or.Tensor(%arg0, %arg1) : {{.*}} -> !torch.tensor<[n,3],i64>
// CHECK: return %[[V0]]
func.func @__or___Tensor(%arg0: !torch.tensor<[n,3],i64>, %arg1: !torch.tensor<[3],i64>) -> (!torch.tensor<[n,3],i64>) {
  %0 = torch.aten.__or__.Tensor(%arg0, %arg1) : (!torch.tensor<[n,3],i64>, !torch.tensor<[3],i64>) -> !torch.tensor<[n,3],i64>
  return %0 : !torch.tensor<[n,3],i64>
}

// CHECK-LABEL: @__xor___Tensor(
// CHECK: %[[V0:.*]] = torch.aten.bitwise_xor.Tensor(%arg0, %arg1) : {{.*}} -> !torch.tensor<[n,3],i64>
// CHECK: return %[[V0]]
func.func @__xor___Tensor(%arg0: !torch.tensor<[n,3],i64>, %arg1: !torch.tensor<[3],i64>) -> (!torch.tensor<[n,3],i64>) {
  %0 = torch.aten.__xor__.Tensor(%arg0, %arg1) : (!torch.tensor<[n,3],i64>, !torch.tensor<[3],i64>) -> !torch.tensor<[n,3],i64>
  return %0 : !torch.tensor<[n,3],i64>
}

// CHECK-LABEL: @__and___Scalar(
// CHECK: %[[V0:.*]] = torch.aten.bitwise_and.Scalar(%arg0, {{.*}}) : ({{.*}}, !torch.int<5>) -> !torch.tensor<[n,3],i64>
// CHECK: return %[[V0]]
func.func @__and___Scalar(%arg0: !torch.tensor<[n,3],i64>) -> (!torch.tensor<[n,3],i64>) {
  %0 = torch.constant 5 : i64 -> !torch.int<5>
  %1 = torch.aten.__and__.Scalar(%arg0, %0) : (!torch.tensor<[n,3],i64>, !torch.int<5>) -> !torch.tensor<[n,3],i64>
  return %1 : !torch.tensor<[n,3],i64>
}

// CHECK-LABEL: @__or___Scalar(
// CHECK: %[[V0:.*]] = torch.aten.bitwise_or.Scalar(%arg0, {{.*}}) : ({{.*}}, !torch.int<5>) -> !torch.tensor<[n,3],i64>
// CHECK: return %[[V0]]
func.func @__or___Scalar(%arg0: !torch.tensor<[n,3],i64>) -> (!torch.tensor<[n,3],i64>) {
  %0 = torch.constant 5 : i64 -> !torch.int<5>
  %1 = torch.aten.__or__.Scalar(%arg0, %0) : (!torch.tensor<[n,3],i64>, !torch.int<5>) -> !torch.tensor<[n,3],i64>
  return %1 : !torch.tensor<[n,3],i64>
}

// CHECK-LABEL: @__xor___Scalar(
// CHECK: %[[V0:.*]] = torch.aten.bitwise_xor.Scalar(%arg0, {{.*}}) : ({{.*}}, !torch.int<5>) -> !torch.tensor<[n,3],i64>
// CHECK: return %[[V0]]
func.func @__xor___Scalar(%arg0: !torch.tensor<[n,3],i64>) -> (!torch.tensor<[n,3],i64>) {
  %0 = torch.constant 5 : i64 -> !torch.int<5>
  %1 = torch.aten.__xor__.Scalar(%arg0, %0) : (!torch.tensor<[n,3],i64>, !torch.int<5>) -> !torch.tensor<[n,3],i64>
  return %1 : !torch.tensor<[n,3],i64>
}
