// NOTE: The checks are written by tools/dev/update_checks.py.

// RUN: torch-onnx-opt %s --decompose | FileCheck %s

// CHECK-LABEL: @_reshape_alias(
// CHECK: %[[V0:.*]] = torch.prim.ListConstruct({{.*}}) : (!torch.int<-1>) -> !torch.list<[!torch.int<-1>]>
// CHECK: %[[V1:.*]] = torch.aten.reshape(%arg0, %[[V0]]) : {{.*}} -> !torch.tensor<[8],f32>
// CHECK: %[[V2:.*]] = torch.aten.slice.Tensor(%[[V1]], {{.*}}) : ({{.*}}, !torch.int<0>, !torch.int<0>, !torch.int<8>, !torch.int<1>) -> !torch.tensor<[8],f32>
// CHECK: %[[V3:.*]] = torch.prim.ListConstruct({{.*}}) : (!torch.int<8>) -> !torch.list<[!torch.int<8>]>
// CHECK: %[[V4:.*]] = torch.aten.view(%[[V2]], %[[V3]]) : {{.*}} -> !torch.tensor<[8],f32>
// CHECK: return %[[V4]]
func.func @_reshape_alias(%arg0: !torch.tensor<[2,4],f32>) -> (!torch.tensor<[8],f32>) {
  %0 = torch.constant 8 : i64 -> !torch.int<8>
  %1 = torch.constant 1 : i64 -> !torch.int<1>
  %2 = torch.prim.ListConstruct(%0) : (!torch.int<8>) -> !torch.list<[!torch.int<8>]>
  %3 = torch.prim.ListConstruct(%1) : (!torch.int<1>) -> !torch.list<[!torch.int<1>]>
  %4 = torch.aten._reshape_alias(%arg0, %2, %3) : (!torch.tensor<[2,4],f32>, !torch.list<[!torch.int<8>]>, !torch.list<[!torch.int<1>]>) -> !torch.tensor<[8],f32>
  return %4 : !torch.tensor<[8],f32>
}

// CHECK-LABEL: @_reshape_alias_of_ints(
// CHECK: %[[V0:.*]] = torch.prim.ListConstruct({{.*}}) : (!torch.int<-1>) -> !torch.list<[!torch.int<-1>]>
// CHECK: %[[V1:.*]] = torch.aten.reshape(%arg0, %[[V0]]) : {{.*}} -> !torch.tensor<[8],i64>
// CHECK: %[[V2:.*]] = torch.aten.slice.Tensor(%[[V1]], {{.*}}) : ({{.*}}, !torch.int<0>, !torch.int<0>, !torch.int<8>, !torch.int<1>) -> !torch.tensor<[8],i64>
// CHECK: %[[V3:.*]] = torch.prim.ListConstruct({{.*}}) : (!torch.int<8>) -> !torch.list<[!torch.int<8>]>
// CHECK: %[[V4:.*]] = torch.aten.view(%[[V2]], %[[V3]]) : {{.*}} -> !torch.tensor<[8],i64>
// CHECK: return %[[V4]]
func.func @_reshape_alias_of_ints(%arg0: !torch.tensor<[2,4],i64>) -> (!torch.tensor<[8],i64>) {
  %0 = torch.constant 8 : i64 -> !torch.int<8>
  %1 = torch.constant 1 : i64 -> !torch.int<1>
  %2 = torch.prim.ListConstruct(%0) : (!torch.int<8>) -> !torch.list<[!torch.int<8>]>
  %3 = torch.prim.ListConstruct(%1) : (!torch.int<1>) -> !torch.list<[!torch.int<1>]>
  %4 = torch.aten._reshape_alias(%arg0, %2, %3) : (!torch.tensor<[2,4],i64>, !torch.list<[!torch.int<8>]>, !torch.list<[!torch.int<1>]>) -> !torch.tensor<[8],i64>
  return %4 : !torch.tensor<[8],i64>
}

// CHECK-LABEL: @adaptive_avg_pool1d(
// CHECK: %[[V0:.*]] = torch.prim.ListConstruct({{.*}}) : (!torch.int<3>) -> !torch.list<[!torch.int<3>]>
// CHECK: %[[V1:.*]] = torch.prim.ListConstruct({{.*}}) : (!torch.int<2>) -> !torch.list<[!torch.int<2>]>
// CHECK: %[[V2:.*]] = torch.prim.ListConstruct({{.*}}) : (!torch.int<0>) -> !torch.list<[!torch.int<0>]>
// CHECK: %[[V3:.*]] = torch.aten.avg_pool1d(%arg0, %[[V0]], %[[V1]], %[[V2]], {{.*}}) : ({{.*}}, !torch.bool<false>, !torch.bool<true>) -> !torch.tensor<[n,2,3],f32>
// CHECK: return %[[V3]]
func.func @adaptive_avg_pool1d(%arg0: !torch.tensor<[n,2,7],f32>) -> (!torch.tensor<[n,2,3],f32>) {
  %0 = torch.constant 3 : i64 -> !torch.int<3>
  %1 = torch.prim.ListConstruct(%0) : (!torch.int<3>) -> !torch.list<[!torch.int<3>]>
  %2 = torch.aten.adaptive_avg_pool1d(%arg0, %1) : (!torch.tensor<[n,2,7],f32>, !torch.list<[!torch.int<3>]>) -> !torch.tensor<[n,2,3],f32>
  return %2 : !torch.tensor<[n,2,3],f32>
}

// CHECK-LABEL: @adaptive_avg_pool2d(
// CHECK: %[[V0:.*]] = torch.prim.ListConstruct({{.*}}) : (!torch.int<3>, !torch.int<2>) -> !torch.list<[!torch.int<3>, !torch.int<2>]>
// CHECK: %[[V1:.*]] = torch.prim.ListConstruct({{.*}}) : (!torch.int<2>, !torch.int<2>) -> !torch.list<[!torch.int<2>, !torch.int<2>]>
// CHECK: %[[V2:.*]] = torch.aten.avg_pool2d(%arg0, %[[V0]], %[[V1]], {{.*}}) : ({{.*}}, !torch.int<0>, !torch.bool<false>, !torch.bool<true>, !torch.none) -> !torch.tensor<[n,2,3,4],f32>
// CHECK: return %[[V2]]
func.func @adaptive_avg_pool2d(%arg0: !torch.tensor<[n,2,7,8],f32>) -> (!torch.tensor<[n,2,3,4],f32>) {
  %0 = torch.constant 3 : i64 -> !torch.int<3>
  %1 = torch.constant 4 : i64 -> !torch.int<4>
  %2 = torch.prim.ListConstruct(%0, %1) : (!torch.int<3>, !torch.int<4>) -> !torch.list<[!torch.int<3>, !torch.int<4>]>
  %3 = torch.aten.adaptive_avg_pool2d(%arg0, %2) : (!torch.tensor<[n,2,7,8],f32>, !torch.list<[!torch.int<3>, !torch.int<4>]>) -> !torch.tensor<[n,2,3,4],f32>
  return %3 : !torch.tensor<[n,2,3,4],f32>
}

// CHECK-LABEL: @adaptive_avg_pool3d(
// CHECK: %[[V0:.*]] = torch.prim.ListConstruct({{.*}}) : (!torch.int<2>, !torch.int<3>, !torch.int<2>) -> !torch.list<[!torch.int<2>, !torch.int<3>, !torch.int<2>]>
// CHECK: %[[V1:.*]] = torch.prim.ListConstruct({{.*}}) : (!torch.int<2>, !torch.int<2>, !torch.int<2>) -> !torch.list<[!torch.int<2>, !torch.int<2>, !torch.int<2>]>
// CHECK: %[[V2:.*]] = torch.aten.avg_pool3d(%arg0, %[[V0]], %[[V1]], {{.*}}) : ({{.*}}, !torch.int<0>, !torch.bool<false>, !torch.bool<true>, !torch.none) -> !torch.tensor<[n,2,2,3,4],f32>
// CHECK: return %[[V2]]
func.func @adaptive_avg_pool3d(%arg0: !torch.tensor<[n,2,4,7,8],f32>) -> (!torch.tensor<[n,2,2,3,4],f32>) {
  %0 = torch.constant 2 : i64 -> !torch.int<2>
  %1 = torch.constant 3 : i64 -> !torch.int<3>
  %2 = torch.constant 4 : i64 -> !torch.int<4>
  %3 = torch.prim.ListConstruct(%0, %1, %2) : (!torch.int<2>, !torch.int<3>, !torch.int<4>) -> !torch.list<[!torch.int<2>, !torch.int<3>, !torch.int<4>]>
  %4 = torch.aten.adaptive_avg_pool3d(%arg0, %3) : (!torch.tensor<[n,2,4,7,8],f32>, !torch.list<[!torch.int<2>, !torch.int<3>, !torch.int<4>]>) -> !torch.tensor<[n,2,2,3,4],f32>
  return %4 : !torch.tensor<[n,2,2,3,4],f32>
}

// CHECK-LABEL: @avg_pool2d_of_ints(
// CHECK: %[[V0:.*]] = torch.constant dense<{{\[\[}}0, 0, 1], [1, 2, 3], [3, 4, 5], [5, 6, 6]]> : tensor<4x3xi64> -> !torch.tensor<[4,3],i64>
// CHECK: %[[V1:.*]] = torch.constant dense<0> : tensor<i64> -> !torch.tensor<[],i64>
// CHECK: %[[V2:.*]] = torch.prim.ListConstruct({{.*}}, %[[V0]]) : (!torch.none, !torch.none, {{.*}}) -> !torch.list<[!torch.none, !torch.none, !torch.tensor<[4,3],i64>]>
// CHECK: %[[V3:.*]] = torch.aten.index.Tensor(%arg0, %[[V2]]) : {{.*}} -> !torch.tensor<[n,2,4,3,8],i64>
// CHECK: %[[V4:.*]] = torch.constant dense<{{\[\[}}[false], [true], [true]], {{\[\[}}true], [true], [true]], {{\[\[}}true], [true], [true]], {{\[\[}}true], [true], [false]]]> : tensor<4x3x1xi1> -> !torch.tensor<[4,3,1],i1>
// CHECK: %[[V5:.*]] = torch.aten.where.self(%[[V4]], %[[V3]], %[[V1]]) : {{.*}} -> !torch.tensor<[n,2,4,3,8],i64>
// CHECK: %[[V6:.*]] = torch.prim.ListConstruct({{.*}}) : (!torch.int<3>) -> !torch.list<[!torch.int<3>]>
// CHECK: %[[V7:.*]] = torch.aten.sum.dim_IntList(%[[V5]], %[[V6]], {{.*}}) : ({{.*}}, !torch.bool<false>, !torch.none) -> !torch.tensor<[n,2,4,8],i64>
// CHECK: %[[V8:.*]] = torch.constant dense<{{\[\[}}false, true], [true, true], [true, true]]> : tensor<3x2xi1> -> !torch.tensor<[3,2],i1>
// CHECK: %[[V9:.*]] = torch.constant dense<{{\[\[}}0, 0], [2, 3], [5, 6]]> : tensor<3x2xi64> -> !torch.tensor<[3,2],i64>
// CHECK: %[[V10:.*]] = torch.constant dense<0> : tensor<i64> -> !torch.tensor<[],i64>
// CHECK: %[[V11:.*]] = torch.prim.ListConstruct({{.*}}, %[[V9]]) : (!torch.none, !torch.none, !torch.none, {{.*}}) -> !torch.list<[!torch.none, !torch.none, !torch.none, !torch.tensor<[3,2],i64>]>
// CHECK: %[[V12:.*]] = torch.aten.index.Tensor(%[[V7]], %[[V11]]) : {{.*}} -> !torch.tensor<[n,2,4,3,2],i64>
// CHECK: %[[V13:.*]] = torch.aten.where.self(%[[V8]], %[[V12]], %[[V10]]) : {{.*}} -> !torch.tensor<[n,2,4,3,2],i64>
// CHECK: %[[V14:.*]] = torch.prim.ListConstruct({{.*}}) : (!torch.int<4>) -> !torch.list<[!torch.int<4>]>
// CHECK: %[[V15:.*]] = torch.aten.sum.dim_IntList(%[[V13]], %[[V14]], {{.*}}) : ({{.*}}, !torch.bool<false>, !torch.none) -> !torch.tensor<[n,2,4,3],i64>
// CHECK: %[[V16:.*]] = torch.constant dense<{{\[\[}}2, 4, 4], [3, 6, 6], [3, 6, 6], [2, 4, 4]]> : tensor<4x3xi64> -> !torch.tensor<[4,3],i64>
// CHECK: %[[V17:.*]] = torch.constant "trunc" -> !torch.str
// CHECK: %[[V18:.*]] = torch.aten.div.Tensor_mode(%[[V15]], %[[V16]], %[[V17]]) : {{.*}} -> !torch.tensor<[n,2,4,3],i64>
// CHECK: return %[[V18]]
func.func @avg_pool2d_of_ints(%arg0: !torch.tensor<[n,2,7,8],i64>) -> (!torch.tensor<[n,2,4,3],i64>) {
  %0 = torch.constant 3 : i64 -> !torch.int<3>
  %1 = torch.constant 2 : i64 -> !torch.int<2>
  %2 = torch.constant 1 : i64 -> !torch.int<1>
  %3 = torch.constant false -> !torch.bool<false>
  %4 = torch.constant unit -> !torch.none
  %5 = torch.prim.ListConstruct(%0, %1) : (!torch.int<3>, !torch.int<2>) -> !torch.list<[!torch.int<3>, !torch.int<2>]>
  %6 = torch.prim.ListConstruct(%1, %0) : (!torch.int<2>, !torch.int<3>) -> !torch.list<[!torch.int<2>, !torch.int<3>]>
  %7 = torch.prim.ListConstruct(%2, %2) : (!torch.int<1>, !torch.int<1>) -> !torch.list<[!torch.int<1>, !torch.int<1>]>
  %8 = torch.aten.avg_pool2d(%arg0, %5, %6, %7, %3, %3, %4) : (!torch.tensor<[n,2,7,8],i64>, !torch.list<[!torch.int<3>, !torch.int<2>]>, !torch.list<[!torch.int<2>, !torch.int<3>]>, !torch.list<[!torch.int<1>, !torch.int<1>]>, !torch.bool<false>, !torch.bool<false>, !torch.none) -> !torch.tensor<[n,2,4,3],i64>
  return %8 : !torch.tensor<[n,2,4,3],i64>
}

// CHECK-LABEL: @fake_quantize_per_channel_affine(
// CHECK: %[[V0:.*]] = torch.prim.ListConstruct({{.*}}) : (!torch.int<1>, !torch.int<-1>) -> !torch.list<[!torch.int<1>, !torch.int<-1>]>
// CHECK: %[[V1:.*]] = torch.aten.view(%arg1, %[[V0]]) : {{.*}} -> !torch.tensor<[1,3],f32>
// CHECK: %[[V2:.*]] = torch.prim.ListConstruct({{.*}}) : (!torch.int<1>, !torch.int<-1>) -> !torch.list<[!torch.int<1>, !torch.int<-1>]>
// CHECK: %[[V3:.*]] = torch.aten.view(%arg2, %[[V2]]) : {{.*}} -> !torch.tensor<[1,3],i32>
// CHECK: %[[V4:.*]] = torch.aten.to.dtype(%[[V3]], {{.*}}) : ({{.*}}, !torch.int<6>, !torch.bool<false>, !torch.bool<false>, !torch.none) -> !torch.tensor<[1,3],f32>
// CHECK: %[[V5:.*]] = torch.aten.reciprocal(%[[V1]]) : {{.*}} -> !torch.tensor<[1,3],f32>
// CHECK: %[[V6:.*]] = torch.aten.mul.Tensor(%arg0, %[[V5]]) : {{.*}} -> !torch.tensor<[n,3],f32>
// CHECK: %[[V7:.*]] = torch.aten.round(%[[V6]]) : {{.*}} -> !torch.tensor<[n,3],f32>
// CHECK: %[[V8:.*]] = torch.aten.add.Tensor(%[[V7]], %[[V4]], {{.*}}) : ({{.*}}, !torch.int<1>) -> !torch.tensor<[n,3],f32>
// CHECK: %[[V9:.*]] = torch.aten.clamp(%[[V8]], {{.*}}) : ({{.*}}, !torch.int<0>, !torch.int<255>) -> !torch.tensor<[n,3],f32>
// CHECK: %[[V10:.*]] = torch.aten.sub.Tensor(%[[V9]], %[[V4]], {{.*}}) : ({{.*}}, !torch.int<1>) -> !torch.tensor<[n,3],f32>
// CHECK: %[[V11:.*]] = torch.aten.mul.Tensor(%[[V10]], %[[V1]]) : {{.*}} -> !torch.tensor<[n,3],f32>
// CHECK: return %[[V11]]
func.func @fake_quantize_per_channel_affine(%arg0: !torch.tensor<[n,3],f32>, %arg1: !torch.tensor<[3],f32>, %arg2: !torch.tensor<[3],i32>) -> (!torch.tensor<[n,3],f32>) {
  %0 = torch.constant 1 : i64 -> !torch.int<1>
  %1 = torch.constant 0 : i64 -> !torch.int<0>
  %2 = torch.constant 255 : i64 -> !torch.int<255>
  %3 = torch.aten.fake_quantize_per_channel_affine(%arg0, %arg1, %arg2, %0, %1, %2) : (!torch.tensor<[n,3],f32>, !torch.tensor<[3],f32>, !torch.tensor<[3],i32>, !torch.int<1>, !torch.int<0>, !torch.int<255>) -> !torch.tensor<[n,3],f32>
  return %3 : !torch.tensor<[n,3],f32>
}

// CHECK-LABEL: @fake_quantize_per_channel_affine_cachemask(
// CHECK: %[[V0:.*]] = torch.prim.ListConstruct({{.*}}) : (!torch.int<1>, !torch.int<-1>) -> !torch.list<[!torch.int<1>, !torch.int<-1>]>
// CHECK: %[[V1:.*]] = torch.aten.view(%arg1, %[[V0]]) : {{.*}} -> !torch.tensor<[1,3],f32>
// CHECK: %[[V2:.*]] = torch.prim.ListConstruct({{.*}}) : (!torch.int<1>, !torch.int<-1>) -> !torch.list<[!torch.int<1>, !torch.int<-1>]>
// CHECK: %[[V3:.*]] = torch.aten.view(%arg2, %[[V2]]) : {{.*}} -> !torch.tensor<[1,3],i32>
// CHECK: %[[V4:.*]] = torch.aten.to.dtype(%[[V3]], {{.*}}) : ({{.*}}, !torch.int<6>, !torch.bool<false>, !torch.bool<false>, !torch.none) -> !torch.tensor<[1,3],f32>
// CHECK: %[[V5:.*]] = torch.aten.reciprocal(%[[V1]]) : {{.*}} -> !torch.tensor<[1,3],f32>
// CHECK: %[[V6:.*]] = torch.aten.mul.Tensor(%arg0, %[[V5]]) : {{.*}} -> !torch.tensor<[n,3],f32>
// CHECK: %[[V7:.*]] = torch.aten.round(%[[V6]]) : {{.*}} -> !torch.tensor<[n,3],f32>
// CHECK: %[[V8:.*]] = torch.aten.add.Tensor(%[[V7]], %[[V4]], {{.*}}) : ({{.*}}, !torch.int<1>) -> !torch.tensor<[n,3],f32>
// CHECK: %[[V9:.*]] = torch.aten.ge.Scalar(%[[V8]], {{.*}}) : ({{.*}}, !torch.int<0>) -> !torch.tensor<[n,3],i1>
// CHECK: %[[V10:.*]] = torch.aten.le.Scalar(%[[V8]], {{.*}}) : ({{.*}}, !torch.int<255>) -> !torch.tensor<[n,3],i1>
// CHECK: %[[V11:.*]] = torch.aten.logical_and(%[[V9]], %[[V10]]) : {{.*}} -> !torch.tensor<[n,3],i1>
// CHECK: %[[V12:.*]] = torch.aten.clamp(%[[V8]], {{.*}}) : ({{.*}}, !torch.int<0>, !torch.int<255>) -> !torch.tensor<[n,3],f32>
// CHECK: %[[V13:.*]] = torch.aten.sub.Tensor(%[[V12]], %[[V4]], {{.*}}) : ({{.*}}, !torch.int<1>) -> !torch.tensor<[n,3],f32>
// CHECK: %[[V14:.*]] = torch.aten.mul.Tensor(%[[V13]], %[[V1]]) : {{.*}} -> !torch.tensor<[n,3],f32>
// CHECK: return %[[V14]], %[[V11]]
func.func @fake_quantize_per_channel_affine_cachemask(%arg0: !torch.tensor<[n,3],f32>, %arg1: !torch.tensor<[3],f32>, %arg2: !torch.tensor<[3],i32>) -> (!torch.tensor<[n,3],f32>, !torch.tensor<[n,3],i1>) {
  %0 = torch.constant 1 : i64 -> !torch.int<1>
  %1 = torch.constant 0 : i64 -> !torch.int<0>
  %2 = torch.constant 255 : i64 -> !torch.int<255>
  %3:2 = torch.aten.fake_quantize_per_channel_affine_cachemask(%arg0, %arg1, %arg2, %0, %1, %2) : (!torch.tensor<[n,3],f32>, !torch.tensor<[3],f32>, !torch.tensor<[3],i32>, !torch.int<1>, !torch.int<0>, !torch.int<255>) -> (!torch.tensor<[n,3],f32>, !torch.tensor<[n,3],i1>)
  return %3#0, %3#1 : !torch.tensor<[n,3],f32>, !torch.tensor<[n,3],i1>
}

// CHECK-LABEL: @fake_quantize_per_tensor_affine(
// CHECK: %[[V0:.*]] = torch.aten.quantize_per_tensor(%arg0, {{.*}}) : ({{.*}}, !torch.float<1.000000e-01>, !torch.int<10>, !torch.int<13>) -> !torch.tensor<[n,3],!torch.quantized<"quint8">>
// CHECK: %[[V1:.*]] = torch.aten.dequantize.self(%[[V0]]) : {{.*}} -> !torch.tensor<[n,3],f32>
// CHECK: return %[[V1]]
func.func @fake_quantize_per_tensor_affine(%arg0: !torch.tensor<[n,3],f32>) -> (!torch.tensor<[n,3],f32>) {
  %0 = torch.constant 1.000000e-01 : f64 -> !torch.float<1.000000e-01>
  %1 = torch.constant 10 : i64 -> !torch.int<10>
  %2 = torch.constant 0 : i64 -> !torch.int<0>
  %3 = torch.constant 255 : i64 -> !torch.int<255>
  %4 = torch.aten.fake_quantize_per_tensor_affine(%arg0, %0, %1, %2, %3) : (!torch.tensor<[n,3],f32>, !torch.float<1.000000e-01>, !torch.int<10>, !torch.int<0>, !torch.int<255>) -> !torch.tensor<[n,3],f32>
  return %4 : !torch.tensor<[n,3],f32>
}

// CHECK-LABEL: @fake_quantize_per_tensor_affine_tensor_qparams(
// CHECK: %[[V0:.*]] = torch.prim.ListConstruct() : {{.*}} -> !torch.list<[]>
// CHECK: %[[V1:.*]] = torch.aten.reshape(%arg1, %[[V0]]) : {{.*}} -> !torch.tensor<[],f32>
// CHECK: %[[V2:.*]] = torch.prim.ListConstruct() : {{.*}} -> !torch.list<[]>
// CHECK: %[[V3:.*]] = torch.aten.reshape(%arg2, %[[V2]]) : {{.*}} -> !torch.tensor<[],i32>
// CHECK: %[[V4:.*]] = torch.aten.to.dtype(%[[V3]], {{.*}}) : ({{.*}}, !torch.int<6>, !torch.bool<false>, !torch.bool<false>, !torch.none) -> !torch.tensor<[],f32>
// CHECK: %[[V5:.*]] = torch.aten.reciprocal(%[[V1]]) : {{.*}} -> !torch.tensor<[],f32>
// CHECK: %[[V6:.*]] = torch.aten.mul.Tensor(%arg0, %[[V5]]) : {{.*}} -> !torch.tensor<[n,3],f32>
// CHECK: %[[V7:.*]] = torch.aten.round(%[[V6]]) : {{.*}} -> !torch.tensor<[n,3],f32>
// CHECK: %[[V8:.*]] = torch.aten.add.Tensor(%[[V7]], %[[V4]], {{.*}}) : ({{.*}}, !torch.int<1>) -> !torch.tensor<[n,3],f32>
// CHECK: %[[V9:.*]] = torch.aten.clamp(%[[V8]], {{.*}}) : ({{.*}}, !torch.int<0>, !torch.int<255>) -> !torch.tensor<[n,3],f32>
// CHECK: %[[V10:.*]] = torch.aten.sub.Tensor(%[[V9]], %[[V4]], {{.*}}) : ({{.*}}, !torch.int<1>) -> !torch.tensor<[n,3],f32>
// CHECK: %[[V11:.*]] = torch.aten.mul.Tensor(%[[V10]], %[[V1]]) : {{.*}} -> !torch.tensor<[n,3],f32>
// CHECK: return %[[V11]]
func.func @fake_quantize_per_tensor_affine_tensor_qparams(%arg0: !torch.tensor<[n,3],f32>, %arg1: !torch.tensor<[1],f32>, %arg2: !torch.tensor<[1],i32>) -> (!torch.tensor<[n,3],f32>) {
  %0 = torch.constant 0 : i64 -> !torch.int<0>
  %1 = torch.constant 255 : i64 -> !torch.int<255>
  %2 = torch.aten.fake_quantize_per_tensor_affine.tensor_qparams(%arg0, %arg1, %arg2, %0, %1) : (!torch.tensor<[n,3],f32>, !torch.tensor<[1],f32>, !torch.tensor<[1],i32>, !torch.int<0>, !torch.int<255>) -> !torch.tensor<[n,3],f32>
  return %2 : !torch.tensor<[n,3],f32>
}

// CHECK-LABEL: @fake_quantize_per_tensor_affine_cachemask(
// CHECK: %[[V0:.*]] = torch.aten.mul.Scalar(%arg0, {{.*}}) : ({{.*}}, !torch.float<1.000000e+01>) -> !torch.tensor<[n,3],f32>
// CHECK: %[[V1:.*]] = torch.aten.round(%[[V0]]) : {{.*}} -> !torch.tensor<[n,3],f32>
// CHECK: %[[V2:.*]] = torch.aten.add.Scalar(%[[V1]], {{.*}}) : ({{.*}}, !torch.int<10>, !torch.int<1>) -> !torch.tensor<[n,3],f32>
// CHECK: %[[V3:.*]] = torch.aten.ge.Scalar(%[[V2]], {{.*}}) : ({{.*}}, !torch.int<0>) -> !torch.tensor<[n,3],i1>
// CHECK: %[[V4:.*]] = torch.aten.le.Scalar(%[[V2]], {{.*}}) : ({{.*}}, !torch.int<255>) -> !torch.tensor<[n,3],i1>
// CHECK: %[[V5:.*]] = torch.aten.logical_and(%[[V3]], %[[V4]]) : {{.*}} -> !torch.tensor<[n,3],i1>
// CHECK: %[[V6:.*]] = torch.aten.clamp(%[[V2]], {{.*}}) : ({{.*}}, !torch.int<0>, !torch.int<255>) -> !torch.tensor<[n,3],f32>
// CHECK: %[[V7:.*]] = torch.aten.sub.Scalar(%[[V6]], {{.*}}) : ({{.*}}, !torch.int<10>, !torch.int<1>) -> !torch.tensor<[n,3],f32>
// CHECK: %[[V8:.*]] = torch.aten.mul.Scalar(%[[V7]], {{.*}}) : ({{.*}}, !torch.float<1.000000e-01>) -> !torch.tensor<[n,3],f32>
// CHECK: return %[[V8]], %[[V5]]
func.func @fake_quantize_per_tensor_affine_cachemask(%arg0: !torch.tensor<[n,3],f32>) -> (!torch.tensor<[n,3],f32>, !torch.tensor<[n,3],i1>) {
  %0 = torch.constant 1.000000e-01 : f64 -> !torch.float<1.000000e-01>
  %1 = torch.constant 10 : i64 -> !torch.int<10>
  %2 = torch.constant 0 : i64 -> !torch.int<0>
  %3 = torch.constant 255 : i64 -> !torch.int<255>
  %4:2 = torch.aten.fake_quantize_per_tensor_affine_cachemask(%arg0, %0, %1, %2, %3) : (!torch.tensor<[n,3],f32>, !torch.float<1.000000e-01>, !torch.int<10>, !torch.int<0>, !torch.int<255>) -> (!torch.tensor<[n,3],f32>, !torch.tensor<[n,3],i1>)
  return %4#0, %4#1 : !torch.tensor<[n,3],f32>, !torch.tensor<[n,3],i1>
}

// CHECK-LABEL: @hardtanh(
// CHECK: %[[V0:.*]] = torch.aten.clamp(%arg0, {{.*}}) : ({{.*}}, !torch.int<-1>, !torch.int<1>) -> !torch.tensor<[n,3],f32>
// CHECK: return %[[V0]]
func.func @hardtanh(%arg0: !torch.tensor<[n,3],f32>) -> (!torch.tensor<[n,3],f32>) {
  %0 = torch.constant -1 : i64 -> !torch.int<-1>
  %1 = torch.constant 1 : i64 -> !torch.int<1>
  %2 = torch.aten.hardtanh(%arg0, %0, %1) : (!torch.tensor<[n,3],f32>, !torch.int<-1>, !torch.int<1>) -> !torch.tensor<[n,3],f32>
  return %2 : !torch.tensor<[n,3],f32>
}

// CHECK-LABEL: @hardtanh_of_ints(
// CHECK: %[[V0:.*]] = torch.constant dense<-2> : tensor<i64> -> !torch.tensor<[],i64>
// CHECK: %[[V1:.*]] = torch.aten.lt.Tensor(%arg0, %[[V0]]) : {{.*}} -> !torch.tensor<[n,3],i1>
// CHECK: %[[V2:.*]] = torch.aten.where.self(%[[V1]], %[[V0]], %arg0) : {{.*}} -> !torch.tensor<[n,3],i64>
// CHECK: %[[V3:.*]] = torch.constant dense<3> : tensor<i64> -> !torch.tensor<[],i64>
// CHECK: %[[V4:.*]] = torch.aten.lt.Tensor(%[[V2]], %[[V3]]) : {{.*}} -> !torch.tensor<[n,3],i1>
// CHECK: %[[V5:.*]] = torch.aten.where.self(%[[V4]], %[[V2]], %[[V3]]) : {{.*}} -> !torch.tensor<[n,3],i64>
// CHECK: return %[[V5]]
func.func @hardtanh_of_ints(%arg0: !torch.tensor<[n,3],i64>) -> (!torch.tensor<[n,3],i64>) {
  %0 = torch.constant -2 : i64 -> !torch.int<-2>
  %1 = torch.constant 3 : i64 -> !torch.int<3>
  %2 = torch.aten.hardtanh(%arg0, %0, %1) : (!torch.tensor<[n,3],i64>, !torch.int<-2>, !torch.int<3>) -> !torch.tensor<[n,3],i64>
  return %2 : !torch.tensor<[n,3],i64>
}

// CHECK-LABEL: @narrow(
// CHECK: %[[V0:.*]] = torch.aten.slice.Tensor(%arg0, {{.*}}) : ({{.*}}, !torch.int<1>, !torch.int<0>, !torch.int<2>, !torch.int<1>) -> !torch.tensor<[n,2,6],f32>
// CHECK: return %[[V0]]
func.func @narrow(%arg0: !torch.tensor<[n,4,6],f32>) -> (!torch.tensor<[n,2,6],f32>) {
  %0 = torch.constant 1 : i64 -> !torch.int<1>
  %1 = torch.constant 0 : i64 -> !torch.int<0>
  %2 = torch.constant 2 : i64 -> !torch.int<2>
  %3 = torch.aten.narrow(%arg0, %0, %1, %2) : (!torch.tensor<[n,4,6],f32>, !torch.int<1>, !torch.int<0>, !torch.int<2>) -> !torch.tensor<[n,2,6],f32>
  return %3 : !torch.tensor<[n,2,6],f32>
}

// CHECK-LABEL: @narrow_of_ints(
// CHECK: %[[V0:.*]] = torch.aten.slice.Tensor(%arg0, {{.*}}) : ({{.*}}, !torch.int<1>, !torch.int<0>, !torch.int<2>, !torch.int<1>) -> !torch.tensor<[n,2,6],i64>
// CHECK: return %[[V0]]
func.func @narrow_of_ints(%arg0: !torch.tensor<[n,4,6],i64>) -> (!torch.tensor<[n,2,6],i64>) {
  %0 = torch.constant 1 : i64 -> !torch.int<1>
  %1 = torch.constant 0 : i64 -> !torch.int<0>
  %2 = torch.constant 2 : i64 -> !torch.int<2>
  %3 = torch.aten.narrow(%arg0, %0, %1, %2) : (!torch.tensor<[n,4,6],i64>, !torch.int<1>, !torch.int<0>, !torch.int<2>) -> !torch.tensor<[n,2,6],i64>
  return %3 : !torch.tensor<[n,2,6],i64>
}

// CHECK-LABEL: @relu6(
// CHECK: %[[V0:.*]] = torch.aten.clamp(%arg0, {{.*}}) : ({{.*}}, !torch.int<0>, !torch.int<6>) -> !torch.tensor<[n,3],f32>
// CHECK: return %[[V0]]
func.func @relu6(%arg0: !torch.tensor<[n,3],f32>) -> (!torch.tensor<[n,3],f32>) {
  %0 = torch.aten.relu6(%arg0) : (!torch.tensor<[n,3],f32>) -> !torch.tensor<[n,3],f32>
  return %0 : !torch.tensor<[n,3],f32>
}

// CHECK-LABEL: @threshold(
// CHECK: %[[V0:.*]] = torch.constant dense<2.000000e+00> : tensor<f32> -> !torch.tensor<[],f32>
// CHECK: %[[V1:.*]] = torch.aten.le.Scalar(%arg0, {{.*}}) : ({{.*}}, !torch.int<1>) -> !torch.tensor<[n,3],i1>
// CHECK: %[[V2:.*]] = torch.aten.where.self(%[[V1]], %[[V0]], %arg0) : {{.*}} -> !torch.tensor<[n,3],f32>
// CHECK: return %[[V2]]
func.func @threshold(%arg0: !torch.tensor<[n,3],f32>) -> (!torch.tensor<[n,3],f32>) {
  %0 = torch.constant 1 : i64 -> !torch.int<1>
  %1 = torch.constant 2 : i64 -> !torch.int<2>
  %2 = torch.aten.threshold(%arg0, %0, %1) : (!torch.tensor<[n,3],f32>, !torch.int<1>, !torch.int<2>) -> !torch.tensor<[n,3],f32>
  return %2 : !torch.tensor<[n,3],f32>
}

// CHECK-LABEL: @threshold_of_ints(
// CHECK: %[[V0:.*]] = torch.constant dense<2> : tensor<i64> -> !torch.tensor<[],i64>
// CHECK: %[[V1:.*]] = torch.aten.le.Scalar(%arg0, {{.*}}) : ({{.*}}, !torch.int<1>) -> !torch.tensor<[n,3],i1>
// CHECK: %[[V2:.*]] = torch.aten.where.self(%[[V1]], %[[V0]], %arg0) : {{.*}} -> !torch.tensor<[n,3],i64>
// CHECK: return %[[V2]]
func.func @threshold_of_ints(%arg0: !torch.tensor<[n,3],i64>) -> (!torch.tensor<[n,3],i64>) {
  %0 = torch.constant 1 : i64 -> !torch.int<1>
  %1 = torch.constant 2 : i64 -> !torch.int<2>
  %2 = torch.aten.threshold(%arg0, %0, %1) : (!torch.tensor<[n,3],i64>, !torch.int<1>, !torch.int<2>) -> !torch.tensor<[n,3],i64>
  return %2 : !torch.tensor<[n,3],i64>
}

// CHECK-LABEL: @unbind_int(
// CHECK: %[[V0:.*]] = torch.aten.select.int(%arg0, {{.*}}) : ({{.*}}, !torch.int<1>, !torch.int<0>) -> !torch.tensor<[n],f32>
// CHECK: %[[V1:.*]] = torch.aten.select.int(%arg0, {{.*}}) : ({{.*}}, !torch.int<1>, !torch.int<1>) -> !torch.tensor<[n],f32>
// CHECK: %[[V2:.*]] = torch.aten.select.int(%arg0, {{.*}}) : ({{.*}}, !torch.int<1>, !torch.int<2>) -> !torch.tensor<[n],f32>
// CHECK: %[[V3:.*]] = torch.prim.ListConstruct(%[[V0]], %[[V1]], %[[V2]]) : {{.*}} -> !torch.list<[!torch.tensor<[n],f32>, !torch.tensor<[n],f32>, !torch.tensor<[n],f32>]>
// CHECK: %[[V4:.*]]:3 = torch.prim.ListUnpack %[[V3]] : (!torch.list<[!torch.tensor<[n],f32>, !torch.tensor<[n],f32>, !torch.tensor<[n],f32>]>) -> (!torch.tensor<[n],f32>, !torch.tensor<[n],f32>, !torch.tensor<[n],f32>)
// CHECK: return %[[V4]]#0, %[[V4]]#1, %[[V4]]#2
func.func @unbind_int(%arg0: !torch.tensor<[n,3],f32>) -> (!torch.tensor<[n],f32>, !torch.tensor<[n],f32>, !torch.tensor<[n],f32>) {
  %0 = torch.constant 1 : i64 -> !torch.int<1>
  %1 = torch.aten.unbind.int(%arg0, %0) : (!torch.tensor<[n,3],f32>, !torch.int<1>) -> !torch.list<[!torch.tensor<[n],f32>, !torch.tensor<[n],f32>, !torch.tensor<[n],f32>]>
  %2:3 = torch.prim.ListUnpack %1 : (!torch.list<[!torch.tensor<[n],f32>, !torch.tensor<[n],f32>, !torch.tensor<[n],f32>]>) -> (!torch.tensor<[n],f32>, !torch.tensor<[n],f32>, !torch.tensor<[n],f32>)
  return %2#0, %2#1, %2#2 : !torch.tensor<[n],f32>, !torch.tensor<[n],f32>, !torch.tensor<[n],f32>
}

// CHECK-LABEL: @unbind_int_of_ints(
// CHECK: %[[V0:.*]] = torch.aten.select.int(%arg0, {{.*}}) : ({{.*}}, !torch.int<1>, !torch.int<0>) -> !torch.tensor<[n],i64>
// CHECK: %[[V1:.*]] = torch.aten.select.int(%arg0, {{.*}}) : ({{.*}}, !torch.int<1>, !torch.int<1>) -> !torch.tensor<[n],i64>
// CHECK: %[[V2:.*]] = torch.aten.select.int(%arg0, {{.*}}) : ({{.*}}, !torch.int<1>, !torch.int<2>) -> !torch.tensor<[n],i64>
// CHECK: %[[V3:.*]] = torch.prim.ListConstruct(%[[V0]], %[[V1]], %[[V2]]) : {{.*}} -> !torch.list<[!torch.tensor<[n],i64>, !torch.tensor<[n],i64>, !torch.tensor<[n],i64>]>
// CHECK: %[[V4:.*]]:3 = torch.prim.ListUnpack %[[V3]] : (!torch.list<[!torch.tensor<[n],i64>, !torch.tensor<[n],i64>, !torch.tensor<[n],i64>]>) -> (!torch.tensor<[n],i64>, !torch.tensor<[n],i64>, !torch.tensor<[n],i64>)
// CHECK: return %[[V4]]#0, %[[V4]]#1, %[[V4]]#2
func.func @unbind_int_of_ints(%arg0: !torch.tensor<[n,3],i64>) -> (!torch.tensor<[n],i64>, !torch.tensor<[n],i64>, !torch.tensor<[n],i64>) {
  %0 = torch.constant 1 : i64 -> !torch.int<1>
  %1 = torch.aten.unbind.int(%arg0, %0) : (!torch.tensor<[n,3],i64>, !torch.int<1>) -> !torch.list<[!torch.tensor<[n],i64>, !torch.tensor<[n],i64>, !torch.tensor<[n],i64>]>
  %2:3 = torch.prim.ListUnpack %1 : (!torch.list<[!torch.tensor<[n],i64>, !torch.tensor<[n],i64>, !torch.tensor<[n],i64>]>) -> (!torch.tensor<[n],i64>, !torch.tensor<[n],i64>, !torch.tensor<[n],i64>)
  return %2#0, %2#1, %2#2 : !torch.tensor<[n],i64>, !torch.tensor<[n],i64>, !torch.tensor<[n],i64>
}

// CHECK-LABEL: @hardsigmoid_of_steps(
// CHECK: %[[V0:.*]] = torch.aten.quantize_per_tensor(%arg0, {{.*}}) : ({{.*}}, !torch.float<5.000000e-02>, !torch.int<120>, !torch.int<13>) -> !torch.tensor<[n,4],!torch.quantized<"quint8">>
// CHECK: %[[V1:.*]] = torch.aten.dequantize.self(%[[V0]]) : {{.*}} -> !torch.tensor<[n,4],f32>
// CHECK: %[[V2:.*]] = torch.aten.hardsigmoid(%[[V1]]) : {{.*}} -> !torch.tensor<[n,4],f32>
// CHECK: %[[V3:.*]] = torch.aten.quantize_per_tensor(%[[V2]], {{.*}}) : ({{.*}}, !torch.float<3.906250e-03>, !torch.int<0>, !torch.int<13>) -> !torch.tensor<[n,4],!torch.quantized<"quint8">>
// CHECK: %[[V4:.*]] = torch.aten.dequantize.self(%[[V3]]) : {{.*}} -> !torch.tensor<[n,4],f32>
// CHECK: return %[[V4]]
func.func @hardsigmoid_of_steps(%x: !torch.tensor<[n,4],f32>) -> (!torch.tensor<[n,4],f32>) {
  %scale = torch.constant 5.000000e-02 : f64 -> !torch.float<5.000000e-02>
  %zero = torch.constant 120 : i64 -> !torch.int<120>
  %dtype = torch.constant 13 : i64 -> !torch.int<13>
  %q = torch.aten.quantize_per_tensor(%x, %scale, %zero, %dtype) : (!torch.tensor<[n,4],f32>, !torch.float<5.000000e-02>, !torch.int<120>, !torch.int<13>) -> !torch.tensor<[n,4],!torch.quantized<"quint8">>
  %0 = torch.aten.hardsigmoid(%q) : (!torch.tensor<[n,4],!torch.quantized<"quint8">>) -> !torch.tensor<[n,4],!torch.quantized<"quint8">>
  %1 = torch.aten.dequantize.self(%0) : (!torch.tensor<[n,4],!torch.quantized<"quint8">>) -> !torch.tensor<[n,4],f32>
  return %1 : !torch.tensor<[n,4],f32>
}

// CHECK-LABEL: @compare_steps(
// CHECK: %[[V0:.*]] = torch.aten.quantize_per_tensor(%arg0, {{.*}}) : ({{.*}}, !torch.float<5.000000e-02>, !torch.int<120>, !torch.int<13>) -> !torch.tensor<[n,4],!torch.quantized<"quint8">>
// CHECK: %[[V1:.*]] = torch.aten.dequantize.self(%[[V0]]) : {{.*}} -> !torch.tensor<[n,4],f32>
// CHECK: %[[V2:.*]] = torch.aten.gt.Scalar(%[[V1]], {{.*}}) : ({{.*}}, !torch.float<5.000000e-02>) -> !torch.tensor<[n,4],i1>
// CHECK: return %[[V2]]
func.func @compare_steps(%x: !torch.tensor<[n,4],f32>) -> (!torch.tensor<[n,4],i1>) {
  %scale = torch.constant 5.000000e-02 : f64 -> !torch.float<5.000000e-02>
  %zero = torch.constant 120 : i64 -> !torch.int<120>
  %dtype = torch.constant 13 : i64 -> !torch.int<13>
  %q = torch.aten.quantize_per_tensor(%x, %scale, %zero, %dtype) : (!torch.tensor<[n,4],f32>, !torch.float<5.000000e-02>, !torch.int<120>, !torch.int<13>) -> !torch.tensor<[n,4],!torch.quantized<"quint8">>
  %0 = torch.aten.gt.Scalar(%q, %scale) : (!torch.tensor<[n,4],!torch.quantized<"quint8">>, !torch.float<5.000000e-02>) -> !torch.tensor<[n,4],i1>
  return %0 : !torch.tensor<[n,4],i1>
}

// CHECK-LABEL: @size_of_steps(
// CHECK: %[[V0:.*]] = torch.aten.quantize_per_tensor(%arg0, {{.*}}) : ({{.*}}, !torch.float<5.000000e-02>, !torch.int<120>, !torch.int<13>) -> !torch.tensor<[n,4],!torch.quantized<"quint8">>
// CHECK: %[[V1:.*]] = torch.aten.int_repr(%[[V0]]) : {{.*}} -> !torch.tensor<[n,4],ui8>
// CHECK: %[[V2:.*]] = torch.aten.size.int(%[[V1]], {{.*}}) : ({{.*}}, !torch.int<0>) -> !torch.int<n>
// CHECK: return %[[V2]]
func.func @size_of_steps(%x: !torch.tensor<[n,4],f32>) -> (!torch.int<n>) {
  %scale = torch.constant 5.000000e-02 : f64 -> !torch.float<5.000000e-02>
  %zero = torch.constant 120 : i64 -> !torch.int<120>
  %dtype = torch.constant 13 : i64 -> !torch.int<13>
  %q = torch.aten.quantize_per_tensor(%x, %scale, %zero, %dtype) : (!torch.tensor<[n,4],f32>, !torch.float<5.000000e-02>, !torch.int<120>, !torch.int<13>) -> !torch.tensor<[n,4],!torch.quantized<"quint8">>
  %dim = torch.constant 0 : i64 -> !torch.int<0>
  %0 = torch.aten.size.int(%q, %dim) : (!torch.tensor<[n,4],!torch.quantized<"quint8">>, !torch.int<0>) -> !torch.int<n>
  return %0 : !torch.int<n>
}

// CHECK-LABEL: @elu_has_two_scales(
// CHECK: %[[V0:.*]] = torch.aten.quantize_per_tensor(%arg0, {{.*}}) : ({{.*}}, !torch.float<5.000000e-02>, !torch.int<120>, !torch.int<13>) -> !torch.tensor<[n,4],!torch.quantized<"quint8">>
// CHECK: %[[V1:.*]] = torch.aten.dequantize.self(%[[V0]]) : {{.*}} -> !torch.tensor<[n,4],f32>
// CHECK: %[[V2:.*]] = torch.aten.elu(%[[V1]], {{.*}}) : ({{.*}}, !torch.int<1>, !torch.int<1>, !torch.int<1>) -> !torch.tensor<[n,4],f32>
// CHECK: %[[V3:.*]] = torch.aten.quantize_per_tensor(%[[V2]], {{.*}}) : ({{.*}}, !torch.float<5.000000e-02>, !torch.int<120>, !torch.int<13>) -> !torch.tensor<[n,4],!torch.quantized<"quint8">>
// CHECK: %[[V4:.*]] = torch.aten.dequantize.self(%[[V3]]) : {{.*}} -> !torch.tensor<[n,4],f32>
// CHECK: return %[[V4]]
func.func @elu_has_two_scales(%x: !torch.tensor<[n,4],f32>) -> (!torch.tensor<[n,4],f32>) {
  %scale = torch.constant 5.000000e-02 : f64 -> !torch.float<5.000000e-02>
  %zero = torch.constant 120 : i64 -> !torch.int<120>
  %dtype = torch.constant 13 : i64 -> !torch.int<13>
  %q = torch.aten.quantize_per_tensor(%x, %scale, %zero, %dtype) : (!torch.tensor<[n,4],f32>, !torch.float<5.000000e-02>, !torch.int<120>, !torch.int<13>) -> !torch.tensor<[n,4],!torch.quantized<"quint8">>
  %one = torch.constant 1 : i64 -> !torch.int<1>
  %0 = torch.operator "quantized::elu"(%q, %scale, %zero, %one, %one, %one) : (!torch.tensor<[n,4],!torch.quantized<"quint8">>, !torch.float<5.000000e-02>, !torch.int<120>, !torch.int<1>, !torch.int<1>, !torch.int<1>) -> !torch.tensor<[n,4],!torch.quantized<"quint8">>
  %1 = torch.aten.dequantize.self(%0) : (!torch.tensor<[n,4],!torch.quantized<"quint8">>) -> !torch.tensor<[n,4],f32>
  return %1 : !torch.tensor<[n,4],f32>
}

// CHECK-LABEL: @mul_scalar_of_negative(
// CHECK: %[[V0:.*]] = torch.aten.quantize_per_tensor(%arg0, {{.*}}) : ({{.*}}, !torch.float<5.000000e-02>, !torch.int<120>, !torch.int<13>) -> !torch.tensor<[n,4],!torch.quantized<"quint8">>
// CHECK: %[[V1:.*]] = torch.aten.int_repr(%[[V0]]) : {{.*}} -> !torch.tensor<[n,4],ui8>
// CHECK: %[[V2:.*]] = torch.aten.rsub.Scalar(%[[V1]], {{.*}}) : ({{.*}}, !torch.int<255>, !torch.int<1>) -> !torch.tensor<[n,4],ui8>
// CHECK: %[[V3:.*]] = torch.aten._make_per_tensor_quantized_tensor(%[[V2]], {{.*}}) : ({{.*}}, !torch.float<1.000000e-01>, !torch.int<135>) -> !torch.tensor<[n,4],!torch.quantized<"quint8">>
// CHECK: %[[V4:.*]] = torch.aten.dequantize.self(%[[V3]]) : {{.*}} -> !torch.tensor<[n,4],f32>
// CHECK: return %[[V4]]
func.func @mul_scalar_of_negative(%x: !torch.tensor<[n,4],f32>) -> (!torch.tensor<[n,4],f32>) {
  %scale = torch.constant 5.000000e-02 : f64 -> !torch.float<5.000000e-02>
  %zero = torch.constant 120 : i64 -> !torch.int<120>
  %dtype = torch.constant 13 : i64 -> !torch.int<13>
  %q = torch.aten.quantize_per_tensor(%x, %scale, %zero, %dtype) : (!torch.tensor<[n,4],f32>, !torch.float<5.000000e-02>, !torch.int<120>, !torch.int<13>) -> !torch.tensor<[n,4],!torch.quantized<"quint8">>
  %factor = torch.constant -2.000000e+00 : f64 -> !torch.float<-2.000000e+00>
  %0 = torch.operator "quantized::mul_scalar"(%q, %factor) : (!torch.tensor<[n,4],!torch.quantized<"quint8">>, !torch.float<-2.000000e+00>) -> !torch.tensor<[n,4],!torch.quantized<"quint8">>
  %1 = torch.aten.dequantize.self(%0) : (!torch.tensor<[n,4],!torch.quantized<"quint8">>) -> !torch.tensor<[n,4],f32>
  return %1 : !torch.tensor<[n,4],f32>
}

// CHECK-LABEL: @_prelu_kernel(
// CHECK: %[[V0:.*]] = torch.aten.quantize_per_tensor(%arg0, {{.*}}) : ({{.*}}, !torch.float<1.000000e-01>, !torch.int<5>, !torch.int<13>) -> !torch.tensor<[n,3,4],!torch.quantized<"quint8">>
// CHECK: %[[V1:.*]] = torch.aten.quantize_per_tensor(%arg1, {{.*}}) : ({{.*}}, !torch.float<5.000000e-02>, !torch.int<9>, !torch.int<13>) -> !torch.tensor<[1,3,1],!torch.quantized<"quint8">>
// CHECK: %[[V2:.*]] = torch.constant dense<1.000000e+00> : tensor<f32> -> !torch.tensor<[],f32>
// CHECK: %[[V3:.*]] = torch.aten.quantize_per_tensor(%[[V2]], {{.*}}) : ({{.*}}, !torch.float<5.000000e-02>, !torch.int<9>, !torch.int<13>) -> !torch.tensor<[],!torch.quantized<"quint8">>
// CHECK: %[[V4:.*]] = torch.aten.dequantize.self(%[[V3]]) : {{.*}} -> !torch.tensor<[],f32>
// CHECK: %[[V5:.*]] = torch.aten.dequantize.self(%[[V0]]) : {{.*}} -> !torch.tensor<[n,3,4],f32>
// CHECK: %[[V6:.*]] = torch.aten.dequantize.self(%[[V1]]) : {{.*}} -> !torch.tensor<[1,3,1],f32>
// CHECK: %[[V7:.*]] = torch.aten.clamp(%[[V5]], {{.*}}) : ({{.*}}, !torch.none, !torch.int<0>) -> !torch.tensor<[n,3,4],f32>
// CHECK: %[[V8:.*]] = torch.aten.mul.Tensor(%[[V7]], %[[V6]]) : {{.*}} -> !torch.tensor<[n,3,4],f32>
// CHECK: %[[V9:.*]] = torch.aten.clamp(%[[V5]], {{.*}}) : ({{.*}}, !torch.int<0>, !torch.none) -> !torch.tensor<[n,3,4],f32>
// CHECK: %[[V10:.*]] = torch.aten.mul.Tensor(%[[V9]], %[[V4]]) : {{.*}} -> !torch.tensor<[n,3,4],f32>
// CHECK: %[[V11:.*]] = torch.aten.add.Tensor(%[[V10]], %[[V8]], {{.*}}) : ({{.*}}, !torch.int<1>) -> !torch.tensor<[n,3,4],f32>
// CHECK: %[[V12:.*]] = torch.aten.quantize_per_tensor(%[[V11]], {{.*}}) : ({{.*}}, !torch.float<1.000000e-01>, !torch.int<5>, !torch.int<13>) -> !torch.tensor<[n,3,4],!torch.quantized<"quint8">>
// CHECK: %[[V13:.*]] = torch.aten.dequantize.self(%[[V12]]) : {{.*}} -> !torch.tensor<[n,3,4],f32>
// CHECK: return %[[V13]]
func.func @_prelu_kernel(%arg0: !torch.tensor<[n,3,4],f32>, %arg1: !torch.tensor<[1,3,1],f32>) -> (!torch.tensor<[n,3,4],f32>) {
  %0 = torch.constant 1.000000e-01 : f64 -> !torch.float<1.000000e-01>
  %1 = torch.constant 5 : i64 -> !torch.int<5>
  %2 = torch.constant 13 : i64 -> !torch.int<13>
  %3 = torch.aten.quantize_per_tensor(%arg0, %0, %1, %2) : (!torch.tensor<[n,3,4],f32>, !torch.float<1.000000e-01>, !torch.int<5>, !torch.int<13>) -> !torch.tensor<[n,3,4],!torch.quantized<"quint8">>
  %4 = torch.constant 5.000000e-02 : f64 -> !torch.float<5.000000e-02>
  %5 = torch.constant 9 : i64 -> !torch.int<9>
  %6 = torch.aten.quantize_per_tensor(%arg1, %4, %5, %2) : (!torch.tensor<[1,3,1],f32>, !torch.float<5.000000e-02>, !torch.int<9>, !torch.int<13>) -> !torch.tensor<[1,3,1],!torch.quantized<"quint8">>
  %7 = torch.aten._prelu_kernel(%3, %6) : (!torch.tensor<[n,3,4],!torch.quantized<"quint8">>, !torch.tensor<[1,3,1],!torch.quantized<"quint8">>) -> !torch.tensor<[n,3,4],!torch.quantized<"quint8">>
  %8 = torch.aten.dequantize.self(%7) : (!torch.tensor<[n,3,4],!torch.quantized<"quint8">>) -> !torch.tensor<[n,3,4],f32>
  return %8 : !torch.tensor<[n,3,4],f32>
}

// CHECK-LABEL: @_unsafe_view(
// CHECK: %[[V0:.*]] = torch.aten.quantize_per_tensor(%arg0, {{.*}}) : ({{.*}}, !torch.float<1.000000e-01>, !torch.int<5>, !torch.int<13>) -> !torch.tensor<[n,4,6],!torch.quantized<"quint8">>
// CHECK: %[[V1:.*]] = torch.prim.ListConstruct({{.*}}) : (!torch.int<-1>, !torch.int<6>) -> !torch.list<[!torch.int<-1>, !torch.int<6>]>
// CHECK: %[[V2:.*]] = torch.aten.dequantize.self(%[[V0]]) : {{.*}} -> !torch.tensor<[n,4,6],f32>
// CHECK: %[[V3:.*]] = torch.aten._unsafe_view(%[[V2]], %[[V1]]) : {{.*}} -> !torch.tensor<["4*n",6],f32>
// CHECK: %[[V4:.*]] = torch.aten.quantize_per_tensor(%[[V3]], {{.*}}) : ({{.*}}, !torch.float<1.000000e-01>, !torch.int<5>, !torch.int<13>) -> !torch.tensor<["4*n",6],!torch.quantized<"quint8">>
// CHECK: %[[V5:.*]] = torch.aten.dequantize.self(%[[V4]]) : {{.*}} -> !torch.tensor<["4*n",6],f32>
// CHECK: return %[[V5]]
func.func @_unsafe_view(%arg0: !torch.tensor<[n,4,6],f32>) -> (!torch.tensor<["4*n",6],f32>) {
  %0 = torch.constant 1.000000e-01 : f64 -> !torch.float<1.000000e-01>
  %1 = torch.constant 5 : i64 -> !torch.int<5>
  %2 = torch.constant 13 : i64 -> !torch.int<13>
  %3 = torch.aten.quantize_per_tensor(%arg0, %0, %1, %2) : (!torch.tensor<[n,4,6],f32>, !torch.float<1.000000e-01>, !torch.int<5>, !torch.int<13>) -> !torch.tensor<[n,4,6],!torch.quantized<"quint8">>
  %4 = torch.constant -1 : i64 -> !torch.int<-1>
  %5 = torch.constant 6 : i64 -> !torch.int<6>
  %6 = torch.prim.ListConstruct(%4, %5) : (!torch.int<-1>, !torch.int<6>) -> !torch.list<[!torch.int<-1>, !torch.int<6>]>
  %7 = torch.aten._unsafe_view(%3, %6) : (!torch.tensor<[n,4,6],!torch.quantized<"quint8">>, !torch.list<[!torch.int<-1>, !torch.int<6>]>) -> !torch.tensor<["4*n",6],!torch.quantized<"quint8">>
  %8 = torch.aten.dequantize.self(%7) : (!torch.tensor<["4*n",6],!torch.quantized<"quint8">>) -> !torch.tensor<["4*n",6],f32>
  return %8 : !torch.tensor<["4*n",6],f32>
}

// CHECK-LABEL: @_upsample_nearest_exact2d(
// CHECK: %[[V0:.*]] = torch.aten.quantize_per_tensor(%arg0, {{.*}}) : ({{.*}}, !torch.float<1.000000e-01>, !torch.int<5>, !torch.int<13>) -> !torch.tensor<[n,2,4,5],!torch.quantized<"quint8">>
// CHECK: %[[V1:.*]] = torch.prim.ListConstruct({{.*}}) : (!torch.int<6>, !torch.int<8>) -> !torch.list<[!torch.int<6>, !torch.int<8>]>
// CHECK: %[[V2:.*]] = torch.aten.dequantize.self(%[[V0]]) : {{.*}} -> !torch.tensor<[n,2,4,5],f32>
// CHECK: %[[V3:.*]] = torch.aten._upsample_nearest_exact2d(%[[V2]], %[[V1]], {{.*}}) : ({{.*}}, !torch.none, !torch.none) -> !torch.tensor<[n,2,6,8],f32>
// CHECK: %[[V4:.*]] = torch.aten.quantize_per_tensor(%[[V3]], {{.*}}) : ({{.*}}, !torch.float<1.000000e-01>, !torch.int<5>, !torch.int<13>) -> !torch.tensor<[n,2,6,8],!torch.quantized<"quint8">>
// CHECK: %[[V5:.*]] = torch.aten.dequantize.self(%[[V4]]) : {{.*}} -> !torch.tensor<[n,2,6,8],f32>
// CHECK: return %[[V5]]
func.func @_upsample_nearest_exact2d(%arg0: !torch.tensor<[n,2,4,5],f32>) -> (!torch.tensor<[n,2,6,8],f32>) {
  %0 = torch.constant 1.000000e-01 : f64 -> !torch.float<1.000000e-01>
  %1 = torch.constant 5 : i64 -> !torch.int<5>
  %2 = torch.constant 13 : i64 -> !torch.int<13>
  %3 = torch.aten.quantize_per_tensor(%arg0, %0, %1, %2) : (!torch.tensor<[n,2,4,5],f32>, !torch.float<1.000000e-01>, !torch.int<5>, !torch.int<13>) -> !torch.tensor<[n,2,4,5],!torch.quantized<"quint8">>
  %4 = torch.constant 6 : i64 -> !torch.int<6>
  %5 = torch.constant 8 : i64 -> !torch.int<8>
  %6 = torch.prim.ListConstruct(%4, %5) : (!torch.int<6>, !torch.int<8>) -> !torch.list<[!torch.int<6>, !torch.int<8>]>
  %7 = torch.constant unit -> !torch.none
  %8 = torch.aten._upsample_nearest_exact2d(%3, %6, %7, %7) : (!torch.tensor<[n,2,4,5],!torch.quantized<"quint8">>, !torch.list<[!torch.int<6>, !torch.int<8>]>, !torch.none, !torch.none) -> !torch.tensor<[n,2,6,8],!torch.quantized<"quint8">>
  %9 = torch.aten.dequantize.self(%8) : (!torch.tensor<[n,2,6,8],!torch.quantized<"quint8">>) -> !torch.tensor<[n,2,6,8],f32>
  return %9 : !torch.tensor<[n,2,6,8],f32>
}

// CHECK-LABEL: @_upsample_nearest_exact3d(
// CHECK: %[[V0:.*]] = torch.aten.quantize_per_tensor(%arg0, {{.*}}) : ({{.*}}, !torch.float<1.000000e-01>, !torch.int<5>, !torch.int<13>) -> !torch.tensor<[n,2,3,4,5],!torch.quantized<"quint8">>
// CHECK: %[[V1:.*]] = torch.prim.ListConstruct({{.*}}) : (!torch.int<6>, !torch.int<8>, !torch.int<4>) -> !torch.list<[!torch.int<6>, !torch.int<8>, !torch.int<4>]>
// CHECK: %[[V2:.*]] = torch.aten.dequantize.self(%[[V0]]) : {{.*}} -> !torch.tensor<[n,2,3,4,5],f32>
// CHECK: %[[V3:.*]] = torch.aten._upsample_nearest_exact3d(%[[V2]], %[[V1]], {{.*}}) : ({{.*}}, !torch.none, !torch.none, !torch.none) -> !torch.tensor<[n,2,6,8,4],f32>
// CHECK: %[[V4:.*]] = torch.aten.quantize_per_tensor(%[[V3]], {{.*}}) : ({{.*}}, !torch.float<1.000000e-01>, !torch.int<5>, !torch.int<13>) -> !torch.tensor<[n,2,6,8,4],!torch.quantized<"quint8">>
// CHECK: %[[V5:.*]] = torch.aten.dequantize.self(%[[V4]]) : {{.*}} -> !torch.tensor<[n,2,6,8,4],f32>
// CHECK: return %[[V5]]
func.func @_upsample_nearest_exact3d(%arg0: !torch.tensor<[n,2,3,4,5],f32>) -> (!torch.tensor<[n,2,6,8,4],f32>) {
  %0 = torch.constant 1.000000e-01 : f64 -> !torch.float<1.000000e-01>
  %1 = torch.constant 5 : i64 -> !torch.int<5>
  %2 = torch.constant 13 : i64 -> !torch.int<13>
  %3 = torch.aten.quantize_per_tensor(%arg0, %0, %1, %2) : (!torch.tensor<[n,2,3,4,5],f32>, !torch.float<1.000000e-01>, !torch.int<5>, !torch.int<13>) -> !torch.tensor<[n,2,3,4,5],!torch.quantized<"quint8">>
  %4 = torch.constant 6 : i64 -> !torch.int<6>
  %5 = torch.constant 8 : i64 -> !torch.int<8>
  %6 = torch.constant 4 : i64 -> !torch.int<4>
  %7 = torch.prim.ListConstruct(%4, %5, %6) : (!torch.int<6>, !torch.int<8>, !torch.int<4>) -> !torch.list<[!torch.int<6>, !torch.int<8>, !torch.int<4>]>
  %8 = torch.constant unit -> !torch.none
  %9 = torch.aten._upsample_nearest_exact3d(%3, %7, %8, %8, %8) : (!torch.tensor<[n,2,3,4,5],!torch.quantized<"quint8">>, !torch.list<[!torch.int<6>, !torch.int<8>, !torch.int<4>]>, !torch.none, !torch.none, !torch.none) -> !torch.tensor<[n,2,6,8,4],!torch.quantized<"quint8">>
  %10 = torch.aten.dequantize.self(%9) : (!torch.tensor<[n,2,6,8,4],!torch.quantized<"quint8">>) -> !torch.tensor<[n,2,6,8,4],f32>
  return %10 : !torch.tensor<[n,2,6,8,4],f32>
}

// CHECK-LABEL: @_upsample_nearest_exact3d_vec(
// CHECK: %[[V0:.*]] = torch.aten.quantize_per_tensor(%arg0, {{.*}}) : ({{.*}}, !torch.float<1.000000e-01>, !torch.int<5>, !torch.int<13>) -> !torch.tensor<[n,2,3,4,5],!torch.quantized<"quint8">>
// CHECK: %[[V1:.*]] = torch.prim.ListConstruct({{.*}}) : (!torch.float<2.000000e+00>, !torch.float<0.69999999999999996>, !torch.float<1.500000e+00>) -> !torch.list<[!torch.float<2.000000e+00>, !torch.float<0.69999999999999996>, !torch.float<1.500000e+00>]>
// CHECK: %[[V2:.*]] = torch.aten.dequantize.self(%[[V0]]) : {{.*}} -> !torch.tensor<[n,2,3,4,5],f32>
// CHECK: %[[V3:.*]] = torch.aten._upsample_nearest_exact3d.vec(%[[V2]], {{.*}}, %[[V1]]) : ({{.*}}, !torch.none, {{.*}}) -> !torch.tensor<[n,2,6,2,7],f32>
// CHECK: %[[V4:.*]] = torch.aten.quantize_per_tensor(%[[V3]], {{.*}}) : ({{.*}}, !torch.float<1.000000e-01>, !torch.int<5>, !torch.int<13>) -> !torch.tensor<[n,2,6,2,7],!torch.quantized<"quint8">>
// CHECK: %[[V5:.*]] = torch.aten.dequantize.self(%[[V4]]) : {{.*}} -> !torch.tensor<[n,2,6,2,7],f32>
// CHECK: return %[[V5]]
func.func @_upsample_nearest_exact3d_vec(%arg0: !torch.tensor<[n,2,3,4,5],f32>) -> (!torch.tensor<[n,2,6,2,7],f32>) {
  %0 = torch.constant 1.000000e-01 : f64 -> !torch.float<1.000000e-01>
  %1 = torch.constant 5 : i64 -> !torch.int<5>
  %2 = torch.constant 13 : i64 -> !torch.int<13>
  %3 = torch.aten.quantize_per_tensor(%arg0, %0, %1, %2) : (!torch.tensor<[n,2,3,4,5],f32>, !torch.float<1.000000e-01>, !torch.int<5>, !torch.int<13>) -> !torch.tensor<[n,2,3,4,5],!torch.quantized<"quint8">>
  %4 = torch.constant unit -> !torch.none
  %5 = torch.constant 2.000000e+00 : f64 -> !torch.float<2.000000e+00>
  %6 = torch.constant 0.69999999999999996 : f64 -> !torch.float<0.69999999999999996>
  %7 = torch.constant 1.500000e+00 : f64 -> !torch.float<1.500000e+00>
  %8 = torch.prim.ListConstruct(%5, %6, %7) : (!torch.float<2.000000e+00>, !torch.float<0.69999999999999996>, !torch.float<1.500000e+00>) -> !torch.list<[!torch.float<2.000000e+00>, !torch.float<0.69999999999999996>, !torch.float<1.500000e+00>]>
  %9 = torch.aten._upsample_nearest_exact3d.vec(%3, %4, %8) : (!torch.tensor<[n,2,3,4,5],!torch.quantized<"quint8">>, !torch.none, !torch.list<[!torch.float<2.000000e+00>, !torch.float<0.69999999999999996>, !torch.float<1.500000e+00>]>) -> !torch.tensor<[n,2,6,2,7],!torch.quantized<"quint8">>
  %10 = torch.aten.dequantize.self(%9) : (!torch.tensor<[n,2,6,2,7],!torch.quantized<"quint8">>) -> !torch.tensor<[n,2,6,2,7],f32>
  return %10 : !torch.tensor<[n,2,6,2,7],f32>
}

// CHECK-LABEL: @index_Tensor(
// CHECK: %[[V0:.*]] = torch.aten.quantize_per_tensor(%arg0, {{.*}}) : ({{.*}}, !torch.float<1.000000e-01>, !torch.int<5>, !torch.int<13>) -> !torch.tensor<[n,3,4],!torch.quantized<"quint8">>
// CHECK: %[[V1:.*]] = torch.prim.ListConstruct({{.*}}, %arg1) : (!torch.none, {{.*}}) -> !torch.list<[!torch.none, !torch.tensor<[p],i64>]>
// CHECK: %[[V2:.*]] = torch.aten.dequantize.self(%[[V0]]) : {{.*}} -> !torch.tensor<[n,3,4],f32>
// CHECK: %[[V3:.*]] = torch.aten.index.Tensor(%[[V2]], %[[V1]]) : {{.*}} -> !torch.tensor<[n,p,4],f32>
// CHECK: %[[V4:.*]] = torch.aten.quantize_per_tensor(%[[V3]], {{.*}}) : ({{.*}}, !torch.float<1.000000e-01>, !torch.int<5>, !torch.int<13>) -> !torch.tensor<[n,p,4],!torch.quantized<"quint8">>
// CHECK: %[[V5:.*]] = torch.aten.dequantize.self(%[[V4]]) : {{.*}} -> !torch.tensor<[n,p,4],f32>
// CHECK: return %[[V5]]
func.func @index_Tensor(%arg0: !torch.tensor<[n,3,4],f32>, %arg1: !torch.tensor<[p],i64>) -> (!torch.tensor<[n,p,4],f32>) {
  %0 = torch.constant 1.000000e-01 : f64 -> !torch.float<1.000000e-01>
  %1 = torch.constant 5 : i64 -> !torch.int<5>
  %2 = torch.constant 13 : i64 -> !torch.int<13>
  %3 = torch.aten.quantize_per_tensor(%arg0, %0, %1, %2) : (!torch.tensor<[n,3,4],f32>, !torch.float<1.000000e-01>, !torch.int<5>, !torch.int<13>) -> !torch.tensor<[n,3,4],!torch.quantized<"quint8">>
  %4 = torch.constant unit -> !torch.none
  %5 = torch.prim.ListConstruct(%4, %arg1) : (!torch.none, !torch.tensor<[p],i64>) -> !torch.list<[!torch.none, !torch.tensor<[p],i64>]>
  %6 = torch.aten.index.Tensor(%3, %5) : (!torch.tensor<[n,3,4],!torch.quantized<"quint8">>, !torch.list<[!torch.none, !torch.tensor<[p],i64>]>) -> !torch.tensor<[n,p,4],!torch.quantized<"quint8">>
  %7 = torch.aten.dequantize.self(%6) : (!torch.tensor<[n,p,4],!torch.quantized<"quint8">>) -> !torch.tensor<[n,p,4],f32>
  return %7 : !torch.tensor<[n,p,4],f32>
}

// CHECK-LABEL: @index_select(
// CHECK: %[[V0:.*]] = torch.aten.quantize_per_tensor(%arg0, {{.*}}) : ({{.*}}, !torch.float<1.000000e-01>, !torch.int<5>, !torch.int<13>) -> !torch.tensor<[n,3,4],!torch.quantized<"quint8">>
// CHECK: %[[V1:.*]] = torch.aten.dequantize.self(%[[V0]]) : {{.*}} -> !torch.tensor<[n,3,4],f32>
// CHECK: %[[V2:.*]] = torch.aten.index_select(%[[V1]], {{.*}}, %arg1) : ({{.*}}, !torch.int<1>, {{.*}}) -> !torch.tensor<[n,p,4],f32>
// CHECK: %[[V3:.*]] = torch.aten.quantize_per_tensor(%[[V2]], {{.*}}) : ({{.*}}, !torch.float<1.000000e-01>, !torch.int<5>, !torch.int<13>) -> !torch.tensor<[n,p,4],!torch.quantized<"quint8">>
// CHECK: %[[V4:.*]] = torch.aten.dequantize.self(%[[V3]]) : {{.*}} -> !torch.tensor<[n,p,4],f32>
// CHECK: return %[[V4]]
func.func @index_select(%arg0: !torch.tensor<[n,3,4],f32>, %arg1: !torch.tensor<[p],i64>) -> (!torch.tensor<[n,p,4],f32>) {
  %0 = torch.constant 1.000000e-01 : f64 -> !torch.float<1.000000e-01>
  %1 = torch.constant 5 : i64 -> !torch.int<5>
  %2 = torch.constant 13 : i64 -> !torch.int<13>
  %3 = torch.aten.quantize_per_tensor(%arg0, %0, %1, %2) : (!torch.tensor<[n,3,4],f32>, !torch.float<1.000000e-01>, !torch.int<5>, !torch.int<13>) -> !torch.tensor<[n,3,4],!torch.quantized<"quint8">>
  %4 = torch.constant 1 : i64 -> !torch.int<1>
  %5 = torch.aten.index_select(%3, %4, %arg1) : (!torch.tensor<[n,3,4],!torch.quantized<"quint8">>, !torch.int<1>, !torch.tensor<[p],i64>) -> !torch.tensor<[n,p,4],!torch.quantized<"quint8">>
  %6 = torch.aten.dequantize.self(%5) : (!torch.tensor<[n,p,4],!torch.quantized<"quint8">>) -> !torch.tensor<[n,p,4],f32>
  return %6 : !torch.tensor<[n,p,4],f32>
}

// CHECK-LABEL: @numel(
// CHECK: %[[V0:.*]] = torch.aten.quantize_per_tensor(%arg0, {{.*}}) : ({{.*}}, !torch.float<1.000000e-01>, !torch.int<5>, !torch.int<13>) -> !torch.tensor<[n,3,4],!torch.quantized<"quint8">>
// CHECK: %[[V1:.*]] = torch.aten.int_repr(%[[V0]]) : {{.*}} -> !torch.tensor<[n,3,4],ui8>
// CHECK: %[[V2:.*]] = torch.aten.numel(%[[V1]]) : {{.*}} -> !torch.int<"12*n">
// CHECK: return %[[V2]]
func.func @numel(%arg0: !torch.tensor<[n,3,4],f32>) -> (!torch.int<"12*n">) {
  %0 = torch.constant 1.000000e-01 : f64 -> !torch.float<1.000000e-01>
  %1 = torch.constant 5 : i64 -> !torch.int<5>
  %2 = torch.constant 13 : i64 -> !torch.int<13>
  %3 = torch.aten.quantize_per_tensor(%arg0, %0, %1, %2) : (!torch.tensor<[n,3,4],f32>, !torch.float<1.000000e-01>, !torch.int<5>, !torch.int<13>) -> !torch.tensor<[n,3,4],!torch.quantized<"quint8">>
  %4 = torch.aten.numel(%3) : (!torch.tensor<[n,3,4],!torch.quantized<"quint8">>) -> !torch.int<"12*n">
  return %4 : !torch.int<"12*n">
}

// CHECK-LABEL: @permute(
// CHECK: %[[V0:.*]] = torch.aten.quantize_per_tensor(%arg0, {{.*}}) : ({{.*}}, !torch.float<1.000000e-01>, !torch.int<5>, !torch.int<13>) -> !torch.tensor<[n,3,4],!torch.quantized<"quint8">>
// CHECK: %[[V1:.*]] = torch.prim.ListConstruct({{.*}}) : (!torch.int<2>, !torch.int<0>, !torch.int<1>) -> !torch.list<[!torch.int<2>, !torch.int<0>, !torch.int<1>]>
// CHECK: %[[V2:.*]] = torch.aten.dequantize.self(%[[V0]]) : {{.*}} -> !torch.tensor<[n,3,4],f32>
// CHECK: %[[V3:.*]] = torch.aten.permute(%[[V2]], %[[V1]]) : {{.*}} -> !torch.tensor<[4,n,3],f32>
// CHECK: %[[V4:.*]] = torch.aten.quantize_per_tensor(%[[V3]], {{.*}}) : ({{.*}}, !torch.float<1.000000e-01>, !torch.int<5>, !torch.int<13>) -> !torch.tensor<[4,n,3],!torch.quantized<"quint8">>
// CHECK: %[[V5:.*]] = torch.aten.dequantize.self(%[[V4]]) : {{.*}} -> !torch.tensor<[4,n,3],f32>
// CHECK: return %[[V5]]
func.func @permute(%arg0: !torch.tensor<[n,3,4],f32>) -> (!torch.tensor<[4,n,3],f32>) {
  %0 = torch.constant 1.000000e-01 : f64 -> !torch.float<1.000000e-01>
  %1 = torch.constant 5 : i64 -> !torch.int<5>
  %2 = torch.constant 13 : i64 -> !torch.int<13>
  %3 = torch.aten.quantize_per_tensor(%arg0, %0, %1, %2) : (!torch.tensor<[n,3,4],f32>, !torch.float<1.000000e-01>, !torch.int<5>, !torch.int<13>) -> !torch.tensor<[n,3,4],!torch.quantized<"quint8">>
  %4 = torch.constant 2 : i64 -> !torch.int<2>
  %5 = torch.constant 0 : i64 -> !torch.int<0>
  %6 = torch.constant 1 : i64 -> !torch.int<1>
  %7 = torch.prim.ListConstruct(%4, %5, %6) : (!torch.int<2>, !torch.int<0>, !torch.int<1>) -> !torch.list<[!torch.int<2>, !torch.int<0>, !torch.int<1>]>
  %8 = torch.aten.permute(%3, %7) : (!torch.tensor<[n,3,4],!torch.quantized<"quint8">>, !torch.list<[!torch.int<2>, !torch.int<0>, !torch.int<1>]>) -> !torch.tensor<[4,n,3],!torch.quantized<"quint8">>
  %9 = torch.aten.dequantize.self(%8) : (!torch.tensor<[4,n,3],!torch.quantized<"quint8">>) -> !torch.tensor<[4,n,3],f32>
  return %9 : !torch.tensor<[4,n,3],f32>
}

// CHECK-LABEL: @q_per_channel_axis(
// CHECK-NEXT: torch.constant 0 : i64 -> !torch.int<0>
// CHECK-NEXT: return %0 : !torch.int<0>
func.func @q_per_channel_axis(%arg0: !torch.tensor<[3,n],f32>, %arg1: !torch.tensor<[3],f32>, %arg2: !torch.tensor<[3],i64>) -> (!torch.int<u0>) {
  %0 = torch.constant 0 : i64 -> !torch.int<0>
  %1 = torch.constant 13 : i64 -> !torch.int<13>
  %2 = torch.aten.quantize_per_channel(%arg0, %arg1, %arg2, %0, %1) : (!torch.tensor<[3,n],f32>, !torch.tensor<[3],f32>, !torch.tensor<[3],i64>, !torch.int<0>, !torch.int<13>) -> !torch.tensor<[3,n],!torch.quantized<"quint8">>
  %3 = torch.aten.q_per_channel_axis(%2) : (!torch.tensor<[3,n],!torch.quantized<"quint8">>) -> !torch.int<u0>
  return %3 : !torch.int<u0>
}

// CHECK-LABEL: @q_per_channel_scales(
// CHECK: %[[V0:.*]] = torch.aten.to.dtype(%arg1, {{.*}}) : ({{.*}}, !torch.int<7>, !torch.bool<false>, !torch.bool<false>, !torch.none) -> !torch.tensor<[3],f64>
// CHECK: return %[[V0]]
func.func @q_per_channel_scales(%arg0: !torch.tensor<[3,n],f32>, %arg1: !torch.tensor<[3],f32>, %arg2: !torch.tensor<[3],i64>) -> (!torch.tensor<[3],f64>) {
  %0 = torch.constant 0 : i64 -> !torch.int<0>
  %1 = torch.constant 13 : i64 -> !torch.int<13>
  %2 = torch.aten.quantize_per_channel(%arg0, %arg1, %arg2, %0, %1) : (!torch.tensor<[3,n],f32>, !torch.tensor<[3],f32>, !torch.tensor<[3],i64>, !torch.int<0>, !torch.int<13>) -> !torch.tensor<[3,n],!torch.quantized<"quint8">>
  %3 = torch.aten.q_per_channel_scales(%2) : (!torch.tensor<[3,n],!torch.quantized<"quint8">>) -> !torch.tensor<[3],f64>
  return %3 : !torch.tensor<[3],f64>
}

// CHECK-LABEL: @q_per_channel_zero_points(
// CHECK-NEXT: return %arg2 : !torch.tensor<[3],i64>
func.func @q_per_channel_zero_points(%arg0: !torch.tensor<[3,n],f32>, %arg1: !torch.tensor<[3],f32>, %arg2: !torch.tensor<[3],i64>) -> (!torch.tensor<[3],i64>) {
  %0 = torch.constant 0 : i64 -> !torch.int<0>
  %1 = torch.constant 13 : i64 -> !torch.int<13>
  %2 = torch.aten.quantize_per_channel(%arg0, %arg1, %arg2, %0, %1) : (!torch.tensor<[3,n],f32>, !torch.tensor<[3],f32>, !torch.tensor<[3],i64>, !torch.int<0>, !torch.int<13>) -> !torch.tensor<[3,n],!torch.quantized<"quint8">>
  %3 = torch.aten.q_per_channel_zero_points(%2) : (!torch.tensor<[3,n],!torch.quantized<"quint8">>) -> !torch.tensor<[3],i64>
  return %3 : !torch.tensor<[3],i64>
}

// CHECK-LABEL: @q_scale(
// CHECK-NEXT: torch.constant 5.000000e-02 : f64 -> !torch.float<5.000000e-02>
// CHECK-NEXT: return %0 : !torch.float<5.000000e-02>
func.func @q_scale(%arg0: !torch.tensor<[],f32>) -> (!torch.float) {
  %0 = torch.constant 5.000000e-02 : f64 -> !torch.float<5.000000e-02>
  %1 = torch.constant 128 : i64 -> !torch.int<128>
  %2 = torch.constant 13 : i64 -> !torch.int<13>
  %3 = torch.aten.quantize_per_tensor(%arg0, %0, %1, %2) : (!torch.tensor<[],f32>, !torch.float<5.000000e-02>, !torch.int<128>, !torch.int<13>) -> !torch.tensor<[],!torch.quantized<"quint8">>
  %4 = torch.aten.q_scale(%3) : (!torch.tensor<[],!torch.quantized<"quint8">>) -> !torch.float
  return %4 : !torch.float
}

// CHECK-LABEL: @q_zero_point(
// CHECK-NEXT: torch.constant 128 : i64 -> !torch.int<128>
// CHECK-NEXT: return %0 : !torch.int<128>
func.func @q_zero_point(%arg0: !torch.tensor<[],f32>) -> (!torch.int<u0>) {
  %0 = torch.constant 5.000000e-02 : f64 -> !torch.float<5.000000e-02>
  %1 = torch.constant 128 : i64 -> !torch.int<128>
  %2 = torch.constant 13 : i64 -> !torch.int<13>
  %3 = torch.aten.quantize_per_tensor(%arg0, %0, %1, %2) : (!torch.tensor<[],f32>, !torch.float<5.000000e-02>, !torch.int<128>, !torch.int<13>) -> !torch.tensor<[],!torch.quantized<"quint8">>
  %4 = torch.aten.q_zero_point(%3) : (!torch.tensor<[],!torch.quantized<"quint8">>) -> !torch.int<u0>
  return %4 : !torch.int<u0>
}

// CHECK-LABEL: @quantize_per_tensor_tensor_qparams(
// CHECK: %[[V0:.*]] = torch.prim.ListConstruct() : {{.*}} -> !torch.list<[]>
// CHECK: %[[V1:.*]] = torch.aten.view(%arg1, %[[V0]]) : {{.*}} -> !torch.tensor<[],f32>
// CHECK: %[[V2:.*]] = torch.prim.ListConstruct() : {{.*}} -> !torch.list<[]>
// CHECK: %[[V3:.*]] = torch.aten.view(%arg2, %[[V2]]) : {{.*}} -> !torch.tensor<[],i64>
// CHECK: %[[V4:.*]] = torch.aten.quantize_per_tensor.tensor_qparams(%arg0, %[[V1]], %[[V3]], {{.*}}) : ({{.*}}, !torch.int<13>) -> !torch.tensor<[n,3],!torch.quantized<"quint8">>
// CHECK: %[[V5:.*]] = torch.aten.dequantize.self(%[[V4]]) : {{.*}} -> !torch.tensor<[n,3],f32>
// CHECK: return %[[V5]]
func.func @quantize_per_tensor_tensor_qparams(%arg0: !torch.tensor<[n,3],f32>, %arg1: !torch.tensor<[1],f32>, %arg2: !torch.tensor<[1],i64>) -> (!torch.tensor<[n,3],f32>) {
  %0 = torch.constant 13 : i64 -> !torch.int<13>
  %1 = torch.aten.quantize_per_tensor.tensor_qparams(%arg0, %arg1, %arg2, %0) : (!torch.tensor<[n,3],f32>, !torch.tensor<[1],f32>, !torch.tensor<[1],i64>, !torch.int<13>) -> !torch.tensor<[n,3],!torch.quantized<"quint8">>
  %2 = torch.aten.dequantize.self(%1) : (!torch.tensor<[n,3],!torch.quantized<"quint8">>) -> !torch.tensor<[n,3],f32>
  return %2 : !torch.tensor<[n,3],f32>
}

// CHECK-LABEL: @quantized_max_pool1d(
// CHECK: %[[V0:.*]] = torch.aten.quantize_per_tensor(%arg0, {{.*}}) : ({{.*}}, !torch.float<1.000000e-01>, !torch.int<5>, !torch.int<13>) -> !torch.tensor<[n,3,4],!torch.quantized<"quint8">>
// CHECK: %[[V1:.*]] = torch.prim.ListConstruct({{.*}}) : (!torch.int<2>) -> !torch.list<[!torch.int<2>]>
// CHECK: %[[V2:.*]] = torch.prim.ListConstruct({{.*}}) : (!torch.int<1>) -> !torch.list<[!torch.int<1>]>
// CHECK: %[[V3:.*]] = torch.aten.dequantize.self(%[[V0]]) : {{.*}} -> !torch.tensor<[n,3,4],f32>
// CHECK: %[[V4:.*]] = torch.aten.max_pool1d(%[[V3]], %[[V1]], %[[V2]], %[[V2]], %[[V2]], {{.*}}) : ({{.*}}, !torch.bool<false>) -> !torch.tensor<[n,3,5],f32>
// CHECK: %[[V5:.*]] = torch.aten.quantize_per_tensor(%[[V4]], {{.*}}) : ({{.*}}, !torch.float<1.000000e-01>, !torch.int<5>, !torch.int<13>) -> !torch.tensor<[n,3,5],!torch.quantized<"quint8">>
// CHECK: %[[V6:.*]] = torch.aten.dequantize.self(%[[V5]]) : {{.*}} -> !torch.tensor<[n,3,5],f32>
// CHECK: return %[[V6]]
func.func @quantized_max_pool1d(%arg0: !torch.tensor<[n,3,4],f32>) -> (!torch.tensor<[n,3,5],f32>) {
  %0 = torch.constant 1.000000e-01 : f64 -> !torch.float<1.000000e-01>
  %1 = torch.constant 5 : i64 -> !torch.int<5>
  %2 = torch.constant 13 : i64 -> !torch.int<13>
  %3 = torch.aten.quantize_per_tensor(%arg0, %0, %1, %2) : (!torch.tensor<[n,3,4],f32>, !torch.float<1.000000e-01>, !torch.int<5>, !torch.int<13>) -> !torch.tensor<[n,3,4],!torch.quantized<"quint8">>
  %4 = torch.constant 2 : i64 -> !torch.int<2>
  %5 = torch.prim.ListConstruct(%4) : (!torch.int<2>) -> !torch.list<[!torch.int<2>]>
  %6 = torch.constant 1 : i64 -> !torch.int<1>
  %7 = torch.prim.ListConstruct(%6) : (!torch.int<1>) -> !torch.list<[!torch.int<1>]>
  %8 = torch.constant false -> !torch.bool<false>
  %9 = torch.aten.quantized_max_pool1d(%3, %5, %7, %7, %7, %8) : (!torch.tensor<[n,3,4],!torch.quantized<"quint8">>, !torch.list<[!torch.int<2>]>, !torch.list<[!torch.int<1>]>, !torch.list<[!torch.int<1>]>, !torch.list<[!torch.int<1>]>, !torch.bool<false>) -> !torch.tensor<[n,3,5],!torch.quantized<"quint8">>
  %10 = torch.aten.dequantize.self(%9) : (!torch.tensor<[n,3,5],!torch.quantized<"quint8">>) -> !torch.tensor<[n,3,5],f32>
  return %10 : !torch.tensor<[n,3,5],f32>
}

// CHECK-LABEL: @quantized_max_pool2d(
// CHECK: %[[V0:.*]] = torch.aten.quantize_per_tensor(%arg0, {{.*}}) : ({{.*}}, !torch.float<1.000000e-01>, !torch.int<5>, !torch.int<13>) -> !torch.tensor<[n,4,h,w],!torch.quantized<"quint8">>
// CHECK: %[[V1:.*]] = torch.prim.ListConstruct({{.*}}) : (!torch.int<3>, !torch.int<2>) -> !torch.list<[!torch.int<3>, !torch.int<2>]>
// CHECK: %[[V2:.*]] = torch.prim.ListConstruct({{.*}}) : (!torch.int<2>, !torch.int<1>) -> !torch.list<[!torch.int<2>, !torch.int<1>]>
// CHECK: %[[V3:.*]] = torch.prim.ListConstruct({{.*}}) : (!torch.int<1>, !torch.int<1>) -> !torch.list<[!torch.int<1>, !torch.int<1>]>
// CHECK: %[[V4:.*]] = torch.prim.ListConstruct({{.*}}) : (!torch.int<1>, !torch.int<2>) -> !torch.list<[!torch.int<1>, !torch.int<2>]>
// CHECK: %[[V5:.*]] = torch.aten.dequantize.self(%[[V0]]) : {{.*}} -> !torch.tensor<[n,4,h,w],f32>
// CHECK: %[[V6:.*]] = torch.aten.max_pool2d(%[[V5]], %[[V1]], %[[V2]], %[[V3]], %[[V4]], {{.*}}) : ({{.*}}, !torch.bool<false>) -> !torch.tensor<[n,4,"(h+1)//2",w],f32>
// CHECK: %[[V7:.*]] = torch.aten.quantize_per_tensor(%[[V6]], {{.*}}) : ({{.*}}, !torch.float<1.000000e-01>, !torch.int<5>, !torch.int<13>) -> !torch.tensor<[n,4,"(h+1)//2",w],!torch.quantized<"quint8">>
// CHECK: %[[V8:.*]] = torch.aten.dequantize.self(%[[V7]]) : {{.*}} -> !torch.tensor<[n,4,"(h+1)//2",w],f32>
// CHECK: return %[[V8]]
func.func @quantized_max_pool2d(%arg0: !torch.tensor<[n,4,h,w],f32>) -> (!torch.tensor<[n,4,"(h+1)//2",w],f32>) {
  %0 = torch.constant 1.000000e-01 : f64 -> !torch.float<1.000000e-01>
  %1 = torch.constant 5 : i64 -> !torch.int<5>
  %2 = torch.constant 13 : i64 -> !torch.int<13>
  %3 = torch.aten.quantize_per_tensor(%arg0, %0, %1, %2) : (!torch.tensor<[n,4,h,w],f32>, !torch.float<1.000000e-01>, !torch.int<5>, !torch.int<13>) -> !torch.tensor<[n,4,h,w],!torch.quantized<"quint8">>
  %4 = torch.constant 3 : i64 -> !torch.int<3>
  %5 = torch.constant 2 : i64 -> !torch.int<2>
  %6 = torch.prim.ListConstruct(%4, %5) : (!torch.int<3>, !torch.int<2>) -> !torch.list<[!torch.int<3>, !torch.int<2>]>
  %7 = torch.constant 1 : i64 -> !torch.int<1>
  %8 = torch.prim.ListConstruct(%5, %7) : (!torch.int<2>, !torch.int<1>) -> !torch.list<[!torch.int<2>, !torch.int<1>]>
  %9 = torch.prim.ListConstruct(%7, %7) : (!torch.int<1>, !torch.int<1>) -> !torch.list<[!torch.int<1>, !torch.int<1>]>
  %10 = torch.prim.ListConstruct(%7, %5) : (!torch.int<1>, !torch.int<2>) -> !torch.list<[!torch.int<1>, !torch.int<2>]>
  %11 = torch.constant false -> !torch.bool<false>
  %12 = torch.aten.quantized_max_pool2d(%3, %6, %8, %9, %10, %11) : (!torch.tensor<[n,4,h,w],!torch.quantized<"quint8">>, !torch.list<[!torch.int<3>, !torch.int<2>]>, !torch.list<[!torch.int<2>, !torch.int<1>]>, !torch.list<[!torch.int<1>, !torch.int<1>]>, !torch.list<[!torch.int<1>, !torch.int<2>]>, !torch.bool<false>) -> !torch.tensor<[n,4,"(h+1)//2",w],!torch.quantized<"quint8">>
  %13 = torch.aten.dequantize.self(%12) : (!torch.tensor<[n,4,"(h+1)//2",w],!torch.quantized<"quint8">>) -> !torch.tensor<[n,4,"(h+1)//2",w],f32>
  return %13 : !torch.tensor<[n,4,"(h+1)//2",w],f32>
}

// CHECK-LABEL: @quantized_max_pool3d(
// CHECK: %[[V0:.*]] = torch.aten.quantize_per_tensor(%arg0, {{.*}}) : ({{.*}}, !torch.float<1.000000e-01>, !torch.int<5>, !torch.int<13>) -> !torch.tensor<[n,2,5,6,7],!torch.quantized<"quint8">>
// CHECK: %[[V1:.*]] = torch.prim.ListConstruct({{.*}}) : (!torch.int<2>, !torch.int<2>, !torch.int<2>) -> !torch.list<[!torch.int<2>, !torch.int<2>, !torch.int<2>]>
// CHECK: %[[V2:.*]] = torch.prim.ListConstruct({{.*}}) : (!torch.int<2>, !torch.int<1>, !torch.int<2>) -> !torch.list<[!torch.int<2>, !torch.int<1>, !torch.int<2>]>
// CHECK: %[[V3:.*]] = torch.prim.ListConstruct({{.*}}) : (!torch.int<0>, !torch.int<1>, !torch.int<1>) -> !torch.list<[!torch.int<0>, !torch.int<1>, !torch.int<1>]>
// CHECK: %[[V4:.*]] = torch.prim.ListConstruct({{.*}}) : (!torch.int<1>, !torch.int<1>, !torch.int<1>) -> !torch.list<[!torch.int<1>, !torch.int<1>, !torch.int<1>]>
// CHECK: %[[V5:.*]] = torch.aten.dequantize.self(%[[V0]]) : {{.*}} -> !torch.tensor<[n,2,5,6,7],f32>
// CHECK: %[[V6:.*]] = torch.aten.max_pool3d(%[[V5]], %[[V1]], %[[V2]], %[[V3]], %[[V4]], {{.*}}) : ({{.*}}, !torch.bool<false>) -> !torch.tensor<[n,2,2,7,4],f32>
// CHECK: %[[V7:.*]] = torch.aten.quantize_per_tensor(%[[V6]], {{.*}}) : ({{.*}}, !torch.float<1.000000e-01>, !torch.int<5>, !torch.int<13>) -> !torch.tensor<[n,2,2,7,4],!torch.quantized<"quint8">>
// CHECK: %[[V8:.*]] = torch.aten.dequantize.self(%[[V7]]) : {{.*}} -> !torch.tensor<[n,2,2,7,4],f32>
// CHECK: return %[[V8]]
func.func @quantized_max_pool3d(%arg0: !torch.tensor<[n,2,5,6,7],f32>) -> (!torch.tensor<[n,2,2,7,4],f32>) {
  %0 = torch.constant 1.000000e-01 : f64 -> !torch.float<1.000000e-01>
  %1 = torch.constant 5 : i64 -> !torch.int<5>
  %2 = torch.constant 13 : i64 -> !torch.int<13>
  %3 = torch.aten.quantize_per_tensor(%arg0, %0, %1, %2) : (!torch.tensor<[n,2,5,6,7],f32>, !torch.float<1.000000e-01>, !torch.int<5>, !torch.int<13>) -> !torch.tensor<[n,2,5,6,7],!torch.quantized<"quint8">>
  %4 = torch.constant 2 : i64 -> !torch.int<2>
  %5 = torch.prim.ListConstruct(%4, %4, %4) : (!torch.int<2>, !torch.int<2>, !torch.int<2>) -> !torch.list<[!torch.int<2>, !torch.int<2>, !torch.int<2>]>
  %6 = torch.constant 1 : i64 -> !torch.int<1>
  %7 = torch.prim.ListConstruct(%4, %6, %4) : (!torch.int<2>, !torch.int<1>, !torch.int<2>) -> !torch.list<[!torch.int<2>, !torch.int<1>, !torch.int<2>]>
  %8 = torch.constant 0 : i64 -> !torch.int<0>
  %9 = torch.prim.ListConstruct(%8, %6, %6) : (!torch.int<0>, !torch.int<1>, !torch.int<1>) -> !torch.list<[!torch.int<0>, !torch.int<1>, !torch.int<1>]>
  %10 = torch.prim.ListConstruct(%6, %6, %6) : (!torch.int<1>, !torch.int<1>, !torch.int<1>) -> !torch.list<[!torch.int<1>, !torch.int<1>, !torch.int<1>]>
  %11 = torch.constant false -> !torch.bool<false>
  %12 = torch.aten.quantized_max_pool3d(%3, %5, %7, %9, %10, %11) : (!torch.tensor<[n,2,5,6,7],!torch.quantized<"quint8">>, !torch.list<[!torch.int<2>, !torch.int<2>, !torch.int<2>]>, !torch.list<[!torch.int<2>, !torch.int<1>, !torch.int<2>]>, !torch.list<[!torch.int<0>, !torch.int<1>, !torch.int<1>]>, !torch.list<[!torch.int<1>, !torch.int<1>, !torch.int<1>]>, !torch.bool<false>) -> !torch.tensor<[n,2,2,7,4],!torch.quantized<"quint8">>
  %13 = torch.aten.dequantize.self(%12) : (!torch.tensor<[n,2,2,7,4],!torch.quantized<"quint8">>) -> !torch.tensor<[n,2,2,7,4],f32>
  return %13 : !torch.tensor<[n,2,2,7,4],f32>
}

// CHECK-LABEL: @reshape(
// CHECK: %[[V0:.*]] = torch.aten.quantize_per_tensor(%arg0, {{.*}}) : ({{.*}}, !torch.float<1.000000e-01>, !torch.int<5>, !torch.int<13>) -> !torch.tensor<[n,3,4],!torch.quantized<"quint8">>
// CHECK: %[[V1:.*]] = torch.prim.ListConstruct({{.*}}) : (!torch.int<-1>, !torch.int<12>) -> !torch.list<[!torch.int<-1>, !torch.int<12>]>
// CHECK: %[[V2:.*]] = torch.aten.dequantize.self(%[[V0]]) : {{.*}} -> !torch.tensor<[n,3,4],f32>
// CHECK: %[[V3:.*]] = torch.aten.reshape(%[[V2]], %[[V1]]) : {{.*}} -> !torch.tensor<[n,12],f32>
// CHECK: %[[V4:.*]] = torch.aten.quantize_per_tensor(%[[V3]], {{.*}}) : ({{.*}}, !torch.float<1.000000e-01>, !torch.int<5>, !torch.int<13>) -> !torch.tensor<[n,12],!torch.quantized<"quint8">>
// CHECK: %[[V5:.*]] = torch.aten.dequantize.self(%[[V4]]) : {{.*}} -> !torch.tensor<[n,12],f32>
// CHECK: return %[[V5]]
func.func @reshape(%arg0: !torch.tensor<[n,3,4],f32>) -> (!torch.tensor<[n,12],f32>) {
  %0 = torch.constant 1.000000e-01 : f64 -> !torch.float<1.000000e-01>
  %1 = torch.constant 5 : i64 -> !torch.int<5>
  %2 = torch.constant 13 : i64 -> !torch.int<13>
  %3 = torch.aten.quantize_per_tensor(%arg0, %0, %1, %2) : (!torch.tensor<[n,3,4],f32>, !torch.float<1.000000e-01>, !torch.int<5>, !torch.int<13>) -> !torch.tensor<[n,3,4],!torch.quantized<"quint8">>
  %4 = torch.constant -1 : i64 -> !torch.int<-1>
  %5 = torch.constant 12 : i64 -> !torch.int<12>
  %6 = torch.prim.ListConstruct(%4, %5) : (!torch.int<-1>, !torch.int<12>) -> !torch.list<[!torch.int<-1>, !torch.int<12>]>
  %7 = torch.aten.reshape(%3, %6) : (!torch.tensor<[n,3,4],!torch.quantized<"quint8">>, !torch.list<[!torch.int<-1>, !torch.int<12>]>) -> !torch.tensor<[n,12],!torch.quantized<"quint8">>
  %8 = torch.aten.dequantize.self(%7) : (!torch.tensor<[n,12],!torch.quantized<"quint8">>) -> !torch.tensor<[n,12],f32>
  return %8 : !torch.tensor<[n,12],f32>
}

// CHECK-LABEL: @unflatten_int(
// CHECK: %[[V0:.*]] = torch.aten.quantize_per_tensor(%arg0, {{.*}}) : ({{.*}}, !torch.float<1.000000e-01>, !torch.int<5>, !torch.int<13>) -> !torch.tensor<[n,3,4],!torch.quantized<"quint8">>
// CHECK: %[[V1:.*]] = torch.prim.ListConstruct({{.*}}) : (!torch.int<2>, !torch.int<-1>) -> !torch.list<[!torch.int<2>, !torch.int<-1>]>
// CHECK: %[[V2:.*]] = torch.aten.dequantize.self(%[[V0]]) : {{.*}} -> !torch.tensor<[n,3,4],f32>
// CHECK: %[[V3:.*]] = torch.aten.unflatten.int(%[[V2]], {{.*}}, %[[V1]]) : ({{.*}}, !torch.int<2>, {{.*}}) -> !torch.tensor<[n,3,2,2],f32>
// CHECK: %[[V4:.*]] = torch.aten.quantize_per_tensor(%[[V3]], {{.*}}) : ({{.*}}, !torch.float<1.000000e-01>, !torch.int<5>, !torch.int<13>) -> !torch.tensor<[n,3,2,2],!torch.quantized<"quint8">>
// CHECK: %[[V5:.*]] = torch.aten.dequantize.self(%[[V4]]) : {{.*}} -> !torch.tensor<[n,3,2,2],f32>
// CHECK: return %[[V5]]
func.func @unflatten_int(%arg0: !torch.tensor<[n,3,4],f32>) -> (!torch.tensor<[n,3,2,2],f32>) {
  %0 = torch.constant 1.000000e-01 : f64 -> !torch.float<1.000000e-01>
  %1 = torch.constant 5 : i64 -> !torch.int<5>
  %2 = torch.constant 13 : i64 -> !torch.int<13>
  %3 = torch.aten.quantize_per_tensor(%arg0, %0, %1, %2) : (!torch.tensor<[n,3,4],f32>, !torch.float<1.000000e-01>, !torch.int<5>, !torch.int<13>) -> !torch.tensor<[n,3,4],!torch.quantized<"quint8">>
  %4 = torch.constant 2 : i64 -> !torch.int<2>
  %5 = torch.constant -1 : i64 -> !torch.int<-1>
  %6 = torch.prim.ListConstruct(%4, %5) : (!torch.int<2>, !torch.int<-1>) -> !torch.list<[!torch.int<2>, !torch.int<-1>]>
  %7 = torch.aten.unflatten.int(%3, %4, %6) : (!torch.tensor<[n,3,4],!torch.quantized<"quint8">>, !torch.int<2>, !torch.list<[!torch.int<2>, !torch.int<-1>]>) -> !torch.tensor<[n,3,2,2],!torch.quantized<"quint8">>
  %8 = torch.aten.dequantize.self(%7) : (!torch.tensor<[n,3,2,2],!torch.quantized<"quint8">>) -> !torch.tensor<[n,3,2,2],f32>
  return %8 : !torch.tensor<[n,3,2,2],f32>
}

// CHECK-LABEL: @upsample_nearest3d_vec(
// CHECK: %[[V0:.*]] = torch.aten.quantize_per_tensor(%arg0, {{.*}}) : ({{.*}}, !torch.float<1.000000e-01>, !torch.int<5>, !torch.int<13>) -> !torch.tensor<[n,2,3,4,5],!torch.quantized<"quint8">>
// CHECK: %[[V1:.*]] = torch.prim.ListConstruct({{.*}}) : (!torch.float<2.000000e+00>, !torch.float<0.69999999999999996>, !torch.float<1.500000e+00>) -> !torch.list<[!torch.float<2.000000e+00>, !torch.float<0.69999999999999996>, !torch.float<1.500000e+00>]>
// CHECK: %[[V2:.*]] = torch.aten.dequantize.self(%[[V0]]) : {{.*}} -> !torch.tensor<[n,2,3,4,5],f32>
// CHECK: %[[V3:.*]] = torch.aten.upsample_nearest3d.vec(%[[V2]], {{.*}}, %[[V1]]) : ({{.*}}, !torch.none, {{.*}}) -> !torch.tensor<[n,2,6,2,7],f32>
// CHECK: %[[V4:.*]] = torch.aten.quantize_per_tensor(%[[V3]], {{.*}}) : ({{.*}}, !torch.float<1.000000e-01>, !torch.int<5>, !torch.int<13>) -> !torch.tensor<[n,2,6,2,7],!torch.quantized<"quint8">>
// CHECK: %[[V5:.*]] = torch.aten.dequantize.self(%[[V4]]) : {{.*}} -> !torch.tensor<[n,2,6,2,7],f32>
// CHECK: return %[[V5]]
func.func @upsample_nearest3d_vec(%arg0: !torch.tensor<[n,2,3,4,5],f32>) -> (!torch.tensor<[n,2,6,2,7],f32>) {
  %0 = torch.constant 1.000000e-01 : f64 -> !torch.float<1.000000e-01>
  %1 = torch.constant 5 : i64 -> !torch.int<5>
  %2 = torch.constant 13 : i64 -> !torch.int<13>
  %3 = torch.aten.quantize_per_tensor(%arg0, %0, %1, %2) : (!torch.tensor<[n,2,3,4,5],f32>, !torch.float<1.000000e-01>, !torch.int<5>, !torch.int<13>) -> !torch.tensor<[n,2,3,4,5],!torch.quantized<"quint8">>
  %4 = torch.constant unit -> !torch.none
  %5 = torch.constant 2.000000e+00 : f64 -> !torch.float<2.000000e+00>
  %6 = torch.constant 0.69999999999999996 : f64 -> !torch.float<0.69999999999999996>
  %7 = torch.constant 1.500000e+00 : f64 -> !torch.float<1.500000e+00>
  %8 = torch.prim.ListConstruct(%5, %6, %7) : (!torch.float<2.000000e+00>, !torch.float<0.69999999999999996>, !torch.float<1.500000e+00>) -> !torch.list<[!torch.float<2.000000e+00>, !torch.float<0.69999999999999996>, !torch.float<1.500000e+00>]>
  %9 = torch.aten.upsample_nearest3d.vec(%3, %4, %8) : (!torch.tensor<[n,2,3,4,5],!torch.quantized<"quint8">>, !torch.none, !torch.list<[!torch.float<2.000000e+00>, !torch.float<0.69999999999999996>, !torch.float<1.500000e+00>]>) -> !torch.tensor<[n,2,6,2,7],!torch.quantized<"quint8">>
  %10 = torch.aten.dequantize.self(%9) : (!torch.tensor<[n,2,6,2,7],!torch.quantized<"quint8">>) -> !torch.tensor<[n,2,6,2,7],f32>
  return %10 : !torch.tensor<[n,2,6,2,7],f32>
}

// CHECK-LABEL: @view(
// CHECK: %[[V0:.*]] = torch.aten.quantize_per_tensor(%arg0, {{.*}}) : ({{.*}}, !torch.float<1.000000e-01>, !torch.int<5>, !torch.int<13>) -> !torch.tensor<[n,3,4],!torch.quantized<"quint8">>
// CHECK: %[[V1:.*]] = torch.prim.ListConstruct({{.*}}) : (!torch.int<-1>, !torch.int<12>) -> !torch.list<[!torch.int<-1>, !torch.int<12>]>
// CHECK: %[[V2:.*]] = torch.aten.dequantize.self(%[[V0]]) : {{.*}} -> !torch.tensor<[n,3,4],f32>
// CHECK: %[[V3:.*]] = torch.aten.view(%[[V2]], %[[V1]]) : {{.*}} -> !torch.tensor<[n,12],f32>
// CHECK: %[[V4:.*]] = torch.aten.quantize_per_tensor(%[[V3]], {{.*}}) : ({{.*}}, !torch.float<1.000000e-01>, !torch.int<5>, !torch.int<13>) -> !torch.tensor<[n,12],!torch.quantized<"quint8">>
// CHECK: %[[V5:.*]] = torch.aten.dequantize.self(%[[V4]]) : {{.*}} -> !torch.tensor<[n,12],f32>
// CHECK: return %[[V5]]
func.func @view(%arg0: !torch.tensor<[n,3,4],f32>) -> (!torch.tensor<[n,12],f32>) {
  %0 = torch.constant 1.000000e-01 : f64 -> !torch.float<1.000000e-01>
  %1 = torch.constant 5 : i64 -> !torch.int<5>
  %2 = torch.constant 13 : i64 -> !torch.int<13>
  %3 = torch.aten.quantize_per_tensor(%arg0, %0, %1, %2) : (!torch.tensor<[n,3,4],f32>, !torch.float<1.000000e-01>, !torch.int<5>, !torch.int<13>) -> !torch.tensor<[n,3,4],!torch.quantized<"quint8">>
  %4 = torch.constant -1 : i64 -> !torch.int<-1>
  %5 = torch.constant 12 : i64 -> !torch.int<12>
  %6 = torch.prim.ListConstruct(%4, %5) : (!torch.int<-1>, !torch.int<12>) -> !torch.list<[!torch.int<-1>, !torch.int<12>]>
  %7 = torch.aten.view(%3, %6) : (!torch.tensor<[n,3,4],!torch.quantized<"quint8">>, !torch.list<[!torch.int<-1>, !torch.int<12>]>) -> !torch.tensor<[n,12],!torch.quantized<"quint8">>
  %8 = torch.aten.dequantize.self(%7) : (!torch.tensor<[n,12],!torch.quantized<"quint8">>) -> !torch.tensor<[n,12],f32>
  return %8 : !torch.tensor<[n,12],f32>
}

// CHECK-LABEL: @pieces(
// CHECK: %[[V0:.*]] = torch.aten.quantize_per_tensor(%arg0, {{.*}}) : ({{.*}}, !torch.float<1.000000e-01>, !torch.int<3>, !torch.int<13>) -> !torch.tensor<[n,5],!torch.quantized<"quint8">>
// CHECK: %[[V1:.*]] = torch.prim.ListConstruct({{.*}}) : (!torch.int<2>, !torch.int<3>) -> !torch.list<[!torch.int<2>, !torch.int<3>]>
// CHECK: %[[V2:.*]] = torch.aten.dequantize.self(%[[V0]]) : {{.*}} -> !torch.tensor<[n,5],f32>
// CHECK: %[[V3:.*]] = torch.aten.split_with_sizes(%[[V2]], %[[V1]], {{.*}}) : ({{.*}}, !torch.int<1>) -> !torch.list<[!torch.tensor<[n,2],f32>, !torch.tensor<[n,3],f32>]>
// CHECK: %[[V4:.*]]:2 = torch.prim.ListUnpack %[[V3]] : (!torch.list<[!torch.tensor<[n,2],f32>, !torch.tensor<[n,3],f32>]>) -> (!torch.tensor<[n,2],f32>, !torch.tensor<[n,3],f32>)
// CHECK: %[[V5:.*]] = torch.aten.quantize_per_tensor(%[[V4]]#0, {{.*}}) : ({{.*}}, !torch.float<1.000000e-01>, !torch.int<3>, !torch.int<13>) -> !torch.tensor<[n,2],!torch.quantized<"quint8">>
// CHECK: %[[V6:.*]] = torch.aten.quantize_per_tensor(%[[V4]]#1, {{.*}}) : ({{.*}}, !torch.float<1.000000e-01>, !torch.int<3>, !torch.int<13>) -> !torch.tensor<[n,3],!torch.quantized<"quint8">>
// CHECK: %[[V7:.*]] = torch.prim.ListConstruct(%[[V5]], %[[V6]]) : {{.*}} -> !torch.list<[!torch.tensor<[n,2],!torch.quantized<"quint8">>, !torch.tensor<[n,3],!torch.quantized<"quint8">>]>
// CHECK: %[[V8:.*]]:2 = torch.prim.ListUnpack %[[V7]] : (!torch.list<[!torch.tensor<[n,2],!torch.quantized<"quint8">>, !torch.tensor<[n,3],!torch.quantized<"quint8">>]>) -> (!torch.tensor<[n,2],!torch.quantized<"quint8">>, !torch.tensor<[n,3],!torch.quantized<"quint8">>)
// CHECK: %[[V9:.*]] = torch.aten.dequantize.self(%[[V8]]#0) : {{.*}} -> !torch.tensor<[n,2],f32>
// CHECK: %[[V10:.*]] = torch.aten.dequantize.self(%[[V8]]#1) : {{.*}} -> !torch.tensor<[n,3],f32>
// CHECK: return %[[V9]], %[[V10]]
func.func @pieces(%arg0: !torch.tensor<[n,5],f32>) -> (!torch.tensor<[n,2],f32>, !torch.tensor<[n,3],f32>) {
  %0 = torch.constant 1.000000e-01 : f64 -> !torch.float<1.000000e-01>
  %1 = torch.constant 3 : i64 -> !torch.int<3>
  %2 = torch.constant 13 : i64 -> !torch.int<13>
  %3 = torch.constant 2 : i64 -> !torch.int<2>
  %4 = torch.constant 1 : i64 -> !torch.int<1>
  %5 = torch.aten.quantize_per_tensor(%arg0, %0, %1, %2) : (!torch.tensor<[n,5],f32>, !torch.float<1.000000e-01>, !torch.int<3>, !torch.int<13>) -> !torch.tensor<[n,5],!torch.quantized<"quint8">>
  %6 = torch.prim.ListConstruct(%3, %1) : (!torch.int<2>, !torch.int<3>) -> !torch.list<[!torch.int<2>, !torch.int<3>]>
  %7 = torch.aten.split_with_sizes(%5, %6, %4) : (!torch.tensor<[n,5],!torch.quantized<"quint8">>, !torch.list<[!torch.int<2>, !torch.int<3>]>, !torch.int<1>) -> !torch.list<[!torch.tensor<[n,2],!torch.quantized<"quint8">>, !torch.tensor<[n,3],!torch.quantized<"quint8">>]>
  %8:2 = torch.prim.ListUnpack %7 : (!torch.list<[!torch.tensor<[n,2],!torch.quantized<"quint8">>, !torch.tensor<[n,3],!torch.quantized<"quint8">>]>) -> (!torch.tensor<[n,2],!torch.quantized<"quint8">>, !torch.tensor<[n,3],!torch.quantized<"quint8">>)
  %9 = torch.aten.dequantize.self(%8#0) : (!torch.tensor<[n,2],!torch.quantized<"quint8">>) -> !torch.tensor<[n,2],f32>
  %10 = torch.aten.dequantize.self(%8#1) : (!torch.tensor<[n,3],!torch.quantized<"quint8">>) -> !torch.tensor<[n,3],f32>
  return %9, %10 : !torch.tensor<[n,2],f32>, !torch.tensor<[n,3],f32>
}
