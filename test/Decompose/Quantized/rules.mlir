// NOTE: The checks are written by tools/dev/update_checks.py.

// RUN: torch-onnx-opt %s --decompose | FileCheck %s

// CHECK-LABEL: @_reshape_alias(
// CHECK: torch.prim.ListConstruct{{.*}} -> !torch.list<[!torch.int<-1>]>
// CHECK: torch.aten.reshape{{.*}} -> !torch.tensor<[8],f32>
// CHECK: torch.aten.slice.Tensor{{.*}} -> !torch.tensor<[8],f32>
// CHECK: torch.prim.ListConstruct{{.*}} -> !torch.list<[!torch.int<8>]>
// CHECK: torch.aten.view{{.*}} -> !torch.tensor<[8],f32>
func.func @_reshape_alias(%arg0: !torch.tensor<[2,4],f32>) -> (!torch.tensor<[8],f32>) {
  %0 = torch.constant 8 : i64 -> !torch.int<8>
  %1 = torch.constant 1 : i64 -> !torch.int<1>
  %2 = torch.prim.ListConstruct(%0) : (!torch.int<8>) -> !torch.list<[!torch.int<8>]>
  %3 = torch.prim.ListConstruct(%1) : (!torch.int<1>) -> !torch.list<[!torch.int<1>]>
  %4 = torch.aten._reshape_alias(%arg0, %2, %3) : (!torch.tensor<[2,4],f32>, !torch.list<[!torch.int<8>]>, !torch.list<[!torch.int<1>]>) -> !torch.tensor<[8],f32>
  return %4 : !torch.tensor<[8],f32>
}

// CHECK-LABEL: @_reshape_alias_of_ints(
// CHECK: torch.prim.ListConstruct{{.*}} -> !torch.list<[!torch.int<-1>]>
// CHECK: torch.aten.reshape{{.*}} -> !torch.tensor<[8],i64>
// CHECK: torch.aten.slice.Tensor{{.*}} -> !torch.tensor<[8],i64>
// CHECK: torch.prim.ListConstruct{{.*}} -> !torch.list<[!torch.int<8>]>
// CHECK: torch.aten.view{{.*}} -> !torch.tensor<[8],i64>
func.func @_reshape_alias_of_ints(%arg0: !torch.tensor<[2,4],i64>) -> (!torch.tensor<[8],i64>) {
  %0 = torch.constant 8 : i64 -> !torch.int<8>
  %1 = torch.constant 1 : i64 -> !torch.int<1>
  %2 = torch.prim.ListConstruct(%0) : (!torch.int<8>) -> !torch.list<[!torch.int<8>]>
  %3 = torch.prim.ListConstruct(%1) : (!torch.int<1>) -> !torch.list<[!torch.int<1>]>
  %4 = torch.aten._reshape_alias(%arg0, %2, %3) : (!torch.tensor<[2,4],i64>, !torch.list<[!torch.int<8>]>, !torch.list<[!torch.int<1>]>) -> !torch.tensor<[8],i64>
  return %4 : !torch.tensor<[8],i64>
}

// CHECK-LABEL: @adaptive_avg_pool1d(
// CHECK: torch.prim.ListConstruct{{.*}} -> !torch.list<[!torch.int<3>]>
// CHECK: torch.prim.ListConstruct{{.*}} -> !torch.list<[!torch.int<2>]>
// CHECK: torch.prim.ListConstruct{{.*}} -> !torch.list<[!torch.int<0>]>
// CHECK: torch.aten.avg_pool1d{{.*}} -> !torch.tensor<[n,2,3],f32>
func.func @adaptive_avg_pool1d(%arg0: !torch.tensor<[n,2,7],f32>) -> (!torch.tensor<[n,2,3],f32>) {
  %0 = torch.constant 3 : i64 -> !torch.int<3>
  %1 = torch.prim.ListConstruct(%0) : (!torch.int<3>) -> !torch.list<[!torch.int<3>]>
  %2 = torch.aten.adaptive_avg_pool1d(%arg0, %1) : (!torch.tensor<[n,2,7],f32>, !torch.list<[!torch.int<3>]>) -> !torch.tensor<[n,2,3],f32>
  return %2 : !torch.tensor<[n,2,3],f32>
}

// CHECK-LABEL: @adaptive_avg_pool2d(
// CHECK: torch.prim.ListConstruct{{.*}} -> !torch.list<[!torch.int<3>, !torch.int<2>]>
// CHECK: torch.prim.ListConstruct{{.*}} -> !torch.list<[!torch.int<2>, !torch.int<2>]>
// CHECK: torch.aten.avg_pool2d{{.*}} -> !torch.tensor<[n,2,3,4],f32>
func.func @adaptive_avg_pool2d(%arg0: !torch.tensor<[n,2,7,8],f32>) -> (!torch.tensor<[n,2,3,4],f32>) {
  %0 = torch.constant 3 : i64 -> !torch.int<3>
  %1 = torch.constant 4 : i64 -> !torch.int<4>
  %2 = torch.prim.ListConstruct(%0, %1) : (!torch.int<3>, !torch.int<4>) -> !torch.list<[!torch.int<3>, !torch.int<4>]>
  %3 = torch.aten.adaptive_avg_pool2d(%arg0, %2) : (!torch.tensor<[n,2,7,8],f32>, !torch.list<[!torch.int<3>, !torch.int<4>]>) -> !torch.tensor<[n,2,3,4],f32>
  return %3 : !torch.tensor<[n,2,3,4],f32>
}

// CHECK-LABEL: @adaptive_avg_pool3d(
// CHECK: torch.prim.ListConstruct{{.*}} -> !torch.list<[!torch.int<2>, !torch.int<3>, !torch.int<2>]>
// CHECK: torch.prim.ListConstruct{{.*}} -> !torch.list<[!torch.int<2>, !torch.int<2>, !torch.int<2>]>
// CHECK: torch.aten.avg_pool3d{{.*}} -> !torch.tensor<[n,2,2,3,4],f32>
func.func @adaptive_avg_pool3d(%arg0: !torch.tensor<[n,2,4,7,8],f32>) -> (!torch.tensor<[n,2,2,3,4],f32>) {
  %0 = torch.constant 2 : i64 -> !torch.int<2>
  %1 = torch.constant 3 : i64 -> !torch.int<3>
  %2 = torch.constant 4 : i64 -> !torch.int<4>
  %3 = torch.prim.ListConstruct(%0, %1, %2) : (!torch.int<2>, !torch.int<3>, !torch.int<4>) -> !torch.list<[!torch.int<2>, !torch.int<3>, !torch.int<4>]>
  %4 = torch.aten.adaptive_avg_pool3d(%arg0, %3) : (!torch.tensor<[n,2,4,7,8],f32>, !torch.list<[!torch.int<2>, !torch.int<3>, !torch.int<4>]>) -> !torch.tensor<[n,2,2,3,4],f32>
  return %4 : !torch.tensor<[n,2,2,3,4],f32>
}

// CHECK-LABEL: @avg_pool2d_of_ints(
// CHECK: torch.prim.ListConstruct{{.*}} -> !torch.list<[!torch.none, !torch.none, !torch.tensor<[4,3],i64>]>
// CHECK: torch.aten.index.Tensor{{.*}} -> !torch.tensor<[n,2,4,3,8],i64>
// CHECK: torch.aten.where.self{{.*}} -> !torch.tensor<[n,2,4,3,8],i64>
// CHECK: torch.prim.ListConstruct{{.*}} -> !torch.list<[!torch.int<3>]>
// CHECK: torch.aten.sum.dim_IntList{{.*}} -> !torch.tensor<[n,2,4,8],i64>
// CHECK: torch.prim.ListConstruct{{.*}} -> !torch.list<[!torch.none, !torch.none, !torch.none, !torch.tensor<[3,2],i64>]>
// CHECK: torch.aten.index.Tensor{{.*}} -> !torch.tensor<[n,2,4,3,2],i64>
// CHECK: torch.aten.where.self{{.*}} -> !torch.tensor<[n,2,4,3,2],i64>
// CHECK: torch.prim.ListConstruct{{.*}} -> !torch.list<[!torch.int<4>]>
// CHECK: torch.aten.sum.dim_IntList{{.*}} -> !torch.tensor<[n,2,4,3],i64>
// CHECK: torch.aten.div.Tensor_mode{{.*}} -> !torch.tensor<[n,2,4,3],i64>
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
// CHECK: torch.prim.ListConstruct{{.*}} -> !torch.list<[!torch.int<1>, !torch.int<-1>]>
// CHECK: torch.aten.view{{.*}} -> !torch.tensor<[1,3],f32>
// CHECK: torch.prim.ListConstruct{{.*}} -> !torch.list<[!torch.int<1>, !torch.int<-1>]>
// CHECK: torch.aten.view{{.*}} -> !torch.tensor<[1,3],i32>
// CHECK: torch.aten.to.dtype{{.*}} -> !torch.tensor<[1,3],f32>
// CHECK: torch.aten.reciprocal{{.*}} -> !torch.tensor<[1,3],f32>
// CHECK: torch.aten.mul.Tensor{{.*}} -> !torch.tensor<[n,3],f32>
// CHECK: torch.aten.round{{.*}} -> !torch.tensor<[n,3],f32>
// CHECK: torch.aten.add.Tensor{{.*}} -> !torch.tensor<[n,3],f32>
// CHECK: torch.aten.clamp{{.*}} -> !torch.tensor<[n,3],f32>
// CHECK: torch.aten.sub.Tensor{{.*}} -> !torch.tensor<[n,3],f32>
// CHECK: torch.aten.mul.Tensor{{.*}} -> !torch.tensor<[n,3],f32>
func.func @fake_quantize_per_channel_affine(%arg0: !torch.tensor<[n,3],f32>, %arg1: !torch.tensor<[3],f32>, %arg2: !torch.tensor<[3],i32>) -> (!torch.tensor<[n,3],f32>) {
  %0 = torch.constant 1 : i64 -> !torch.int<1>
  %1 = torch.constant 0 : i64 -> !torch.int<0>
  %2 = torch.constant 255 : i64 -> !torch.int<255>
  %3 = torch.aten.fake_quantize_per_channel_affine(%arg0, %arg1, %arg2, %0, %1, %2) : (!torch.tensor<[n,3],f32>, !torch.tensor<[3],f32>, !torch.tensor<[3],i32>, !torch.int<1>, !torch.int<0>, !torch.int<255>) -> !torch.tensor<[n,3],f32>
  return %3 : !torch.tensor<[n,3],f32>
}

// CHECK-LABEL: @fake_quantize_per_channel_affine_cachemask(
// CHECK: torch.prim.ListConstruct{{.*}} -> !torch.list<[!torch.int<1>, !torch.int<-1>]>
// CHECK: torch.aten.view{{.*}} -> !torch.tensor<[1,3],f32>
// CHECK: torch.prim.ListConstruct{{.*}} -> !torch.list<[!torch.int<1>, !torch.int<-1>]>
// CHECK: torch.aten.view{{.*}} -> !torch.tensor<[1,3],i32>
// CHECK: torch.aten.to.dtype{{.*}} -> !torch.tensor<[1,3],f32>
// CHECK: torch.aten.reciprocal{{.*}} -> !torch.tensor<[1,3],f32>
// CHECK: torch.aten.mul.Tensor{{.*}} -> !torch.tensor<[n,3],f32>
// CHECK: torch.aten.round{{.*}} -> !torch.tensor<[n,3],f32>
// CHECK: torch.aten.add.Tensor{{.*}} -> !torch.tensor<[n,3],f32>
// CHECK: torch.aten.le.Scalar{{.*}} -> !torch.tensor<[n,3],i1>
// CHECK: torch.aten.ge.Scalar{{.*}} -> !torch.tensor<[n,3],i1>
// CHECK: torch.aten.logical_and{{.*}} -> !torch.tensor<[n,3],i1>
// CHECK: torch.aten.clamp{{.*}} -> !torch.tensor<[n,3],f32>
// CHECK: torch.aten.sub.Tensor{{.*}} -> !torch.tensor<[n,3],f32>
// CHECK: torch.aten.mul.Tensor{{.*}} -> !torch.tensor<[n,3],f32>
func.func @fake_quantize_per_channel_affine_cachemask(%arg0: !torch.tensor<[n,3],f32>, %arg1: !torch.tensor<[3],f32>, %arg2: !torch.tensor<[3],i32>) -> (!torch.tensor<[n,3],f32>, !torch.tensor<[n,3],i1>) {
  %0 = torch.constant 1 : i64 -> !torch.int<1>
  %1 = torch.constant 0 : i64 -> !torch.int<0>
  %2 = torch.constant 255 : i64 -> !torch.int<255>
  %3:2 = torch.aten.fake_quantize_per_channel_affine_cachemask(%arg0, %arg1, %arg2, %0, %1, %2) : (!torch.tensor<[n,3],f32>, !torch.tensor<[3],f32>, !torch.tensor<[3],i32>, !torch.int<1>, !torch.int<0>, !torch.int<255>) -> (!torch.tensor<[n,3],f32>, !torch.tensor<[n,3],i1>)
  return %3#0, %3#1 : !torch.tensor<[n,3],f32>, !torch.tensor<[n,3],i1>
}

// CHECK-LABEL: @fake_quantize_per_tensor_affine(
// CHECK: torch.aten.quantize_per_tensor{{.*}} -> !torch.tensor<[n,3],!torch.quantized<"quint8">>
// CHECK: torch.aten.dequantize.self{{.*}} -> !torch.tensor<[n,3],f32>
func.func @fake_quantize_per_tensor_affine(%arg0: !torch.tensor<[n,3],f32>) -> (!torch.tensor<[n,3],f32>) {
  %0 = torch.constant 1.000000e-01 : f64 -> !torch.float<1.000000e-01>
  %1 = torch.constant 10 : i64 -> !torch.int<10>
  %2 = torch.constant 0 : i64 -> !torch.int<0>
  %3 = torch.constant 255 : i64 -> !torch.int<255>
  %4 = torch.aten.fake_quantize_per_tensor_affine(%arg0, %0, %1, %2, %3) : (!torch.tensor<[n,3],f32>, !torch.float<1.000000e-01>, !torch.int<10>, !torch.int<0>, !torch.int<255>) -> !torch.tensor<[n,3],f32>
  return %4 : !torch.tensor<[n,3],f32>
}

// CHECK-LABEL: @fake_quantize_per_tensor_affine_tensor_qparams(
// CHECK: torch.prim.ListConstruct{{.*}} -> !torch.list<[]>
// CHECK: torch.aten.reshape{{.*}} -> !torch.tensor<[],f32>
// CHECK: torch.prim.ListConstruct{{.*}} -> !torch.list<[]>
// CHECK: torch.aten.reshape{{.*}} -> !torch.tensor<[],i32>
// CHECK: torch.aten.to.dtype{{.*}} -> !torch.tensor<[],f32>
// CHECK: torch.aten.reciprocal{{.*}} -> !torch.tensor<[],f32>
// CHECK: torch.aten.mul.Tensor{{.*}} -> !torch.tensor<[n,3],f32>
// CHECK: torch.aten.round{{.*}} -> !torch.tensor<[n,3],f32>
// CHECK: torch.aten.add.Tensor{{.*}} -> !torch.tensor<[n,3],f32>
// CHECK: torch.aten.clamp{{.*}} -> !torch.tensor<[n,3],f32>
// CHECK: torch.aten.sub.Tensor{{.*}} -> !torch.tensor<[n,3],f32>
// CHECK: torch.aten.mul.Tensor{{.*}} -> !torch.tensor<[n,3],f32>
func.func @fake_quantize_per_tensor_affine_tensor_qparams(%arg0: !torch.tensor<[n,3],f32>, %arg1: !torch.tensor<[1],f32>, %arg2: !torch.tensor<[1],i32>) -> (!torch.tensor<[n,3],f32>) {
  %0 = torch.constant 0 : i64 -> !torch.int<0>
  %1 = torch.constant 255 : i64 -> !torch.int<255>
  %2 = torch.aten.fake_quantize_per_tensor_affine.tensor_qparams(%arg0, %arg1, %arg2, %0, %1) : (!torch.tensor<[n,3],f32>, !torch.tensor<[1],f32>, !torch.tensor<[1],i32>, !torch.int<0>, !torch.int<255>) -> !torch.tensor<[n,3],f32>
  return %2 : !torch.tensor<[n,3],f32>
}

// CHECK-LABEL: @fake_quantize_per_tensor_affine_cachemask(
// CHECK: torch.aten.mul.Scalar{{.*}} -> !torch.tensor<[n,3],f32>
// CHECK: torch.aten.round{{.*}} -> !torch.tensor<[n,3],f32>
// CHECK: torch.aten.add.Scalar{{.*}} -> !torch.tensor<[n,3],f32>
// CHECK: torch.aten.le.Scalar{{.*}} -> !torch.tensor<[n,3],i1>
// CHECK: torch.aten.ge.Scalar{{.*}} -> !torch.tensor<[n,3],i1>
// CHECK: torch.aten.logical_and{{.*}} -> !torch.tensor<[n,3],i1>
// CHECK: torch.aten.clamp{{.*}} -> !torch.tensor<[n,3],f32>
// CHECK: torch.aten.sub.Scalar{{.*}} -> !torch.tensor<[n,3],f32>
// CHECK: torch.aten.mul.Scalar{{.*}} -> !torch.tensor<[n,3],f32>
func.func @fake_quantize_per_tensor_affine_cachemask(%arg0: !torch.tensor<[n,3],f32>) -> (!torch.tensor<[n,3],f32>, !torch.tensor<[n,3],i1>) {
  %0 = torch.constant 1.000000e-01 : f64 -> !torch.float<1.000000e-01>
  %1 = torch.constant 10 : i64 -> !torch.int<10>
  %2 = torch.constant 0 : i64 -> !torch.int<0>
  %3 = torch.constant 255 : i64 -> !torch.int<255>
  %4:2 = torch.aten.fake_quantize_per_tensor_affine_cachemask(%arg0, %0, %1, %2, %3) : (!torch.tensor<[n,3],f32>, !torch.float<1.000000e-01>, !torch.int<10>, !torch.int<0>, !torch.int<255>) -> (!torch.tensor<[n,3],f32>, !torch.tensor<[n,3],i1>)
  return %4#0, %4#1 : !torch.tensor<[n,3],f32>, !torch.tensor<[n,3],i1>
}

// CHECK-LABEL: @hardtanh(
// CHECK: torch.aten.clamp{{.*}} -> !torch.tensor<[n,3],f32>
func.func @hardtanh(%arg0: !torch.tensor<[n,3],f32>) -> (!torch.tensor<[n,3],f32>) {
  %0 = torch.constant -1 : i64 -> !torch.int<-1>
  %1 = torch.constant 1 : i64 -> !torch.int<1>
  %2 = torch.aten.hardtanh(%arg0, %0, %1) : (!torch.tensor<[n,3],f32>, !torch.int<-1>, !torch.int<1>) -> !torch.tensor<[n,3],f32>
  return %2 : !torch.tensor<[n,3],f32>
}

// CHECK-LABEL: @hardtanh_of_ints(
// CHECK: torch.aten.clamp{{.*}} -> !torch.tensor<[n,3],i64>
func.func @hardtanh_of_ints(%arg0: !torch.tensor<[n,3],i64>) -> (!torch.tensor<[n,3],i64>) {
  %0 = torch.constant -2 : i64 -> !torch.int<-2>
  %1 = torch.constant 3 : i64 -> !torch.int<3>
  %2 = torch.aten.hardtanh(%arg0, %0, %1) : (!torch.tensor<[n,3],i64>, !torch.int<-2>, !torch.int<3>) -> !torch.tensor<[n,3],i64>
  return %2 : !torch.tensor<[n,3],i64>
}

// CHECK-LABEL: @narrow(
// CHECK: torch.aten.slice.Tensor{{.*}} -> !torch.tensor<[n,2,6],f32>
func.func @narrow(%arg0: !torch.tensor<[n,4,6],f32>) -> (!torch.tensor<[n,2,6],f32>) {
  %0 = torch.constant 1 : i64 -> !torch.int<1>
  %1 = torch.constant 0 : i64 -> !torch.int<0>
  %2 = torch.constant 2 : i64 -> !torch.int<2>
  %3 = torch.aten.narrow(%arg0, %0, %1, %2) : (!torch.tensor<[n,4,6],f32>, !torch.int<1>, !torch.int<0>, !torch.int<2>) -> !torch.tensor<[n,2,6],f32>
  return %3 : !torch.tensor<[n,2,6],f32>
}

// CHECK-LABEL: @narrow_of_ints(
// CHECK: torch.aten.slice.Tensor{{.*}} -> !torch.tensor<[n,2,6],i64>
func.func @narrow_of_ints(%arg0: !torch.tensor<[n,4,6],i64>) -> (!torch.tensor<[n,2,6],i64>) {
  %0 = torch.constant 1 : i64 -> !torch.int<1>
  %1 = torch.constant 0 : i64 -> !torch.int<0>
  %2 = torch.constant 2 : i64 -> !torch.int<2>
  %3 = torch.aten.narrow(%arg0, %0, %1, %2) : (!torch.tensor<[n,4,6],i64>, !torch.int<1>, !torch.int<0>, !torch.int<2>) -> !torch.tensor<[n,2,6],i64>
  return %3 : !torch.tensor<[n,2,6],i64>
}

// CHECK-LABEL: @relu6(
// CHECK: torch.aten.clamp{{.*}} -> !torch.tensor<[n,3],f32>
func.func @relu6(%arg0: !torch.tensor<[n,3],f32>) -> (!torch.tensor<[n,3],f32>) {
  %0 = torch.aten.relu6(%arg0) : (!torch.tensor<[n,3],f32>) -> !torch.tensor<[n,3],f32>
  return %0 : !torch.tensor<[n,3],f32>
}

// CHECK-LABEL: @threshold(
// CHECK: torch.aten.le.Scalar{{.*}} -> !torch.tensor<[n,3],i1>
// CHECK: torch.aten.where.self{{.*}} -> !torch.tensor<[n,3],f32>
func.func @threshold(%arg0: !torch.tensor<[n,3],f32>) -> (!torch.tensor<[n,3],f32>) {
  %0 = torch.constant 1 : i64 -> !torch.int<1>
  %1 = torch.constant 2 : i64 -> !torch.int<2>
  %2 = torch.aten.threshold(%arg0, %0, %1) : (!torch.tensor<[n,3],f32>, !torch.int<1>, !torch.int<2>) -> !torch.tensor<[n,3],f32>
  return %2 : !torch.tensor<[n,3],f32>
}

// CHECK-LABEL: @threshold_of_ints(
// CHECK: torch.aten.le.Scalar{{.*}} -> !torch.tensor<[n,3],i1>
// CHECK: torch.aten.where.self{{.*}} -> !torch.tensor<[n,3],i64>
func.func @threshold_of_ints(%arg0: !torch.tensor<[n,3],i64>) -> (!torch.tensor<[n,3],i64>) {
  %0 = torch.constant 1 : i64 -> !torch.int<1>
  %1 = torch.constant 2 : i64 -> !torch.int<2>
  %2 = torch.aten.threshold(%arg0, %0, %1) : (!torch.tensor<[n,3],i64>, !torch.int<1>, !torch.int<2>) -> !torch.tensor<[n,3],i64>
  return %2 : !torch.tensor<[n,3],i64>
}

// CHECK-LABEL: @unbind_int(
// CHECK: torch.aten.select.int{{.*}} -> !torch.tensor<[n],f32>
// CHECK: torch.aten.select.int{{.*}} -> !torch.tensor<[n],f32>
// CHECK: torch.aten.select.int{{.*}} -> !torch.tensor<[n],f32>
// CHECK: torch.prim.ListConstruct{{.*}} -> !torch.list<[!torch.tensor<[n],f32>, !torch.tensor<[n],f32>, !torch.tensor<[n],f32>]>
// CHECK: torch.prim.ListUnpack{{.*}} -> (!torch.tensor<[n],f32>, !torch.tensor<[n],f32>, !torch.tensor<[n],f32>)
func.func @unbind_int(%arg0: !torch.tensor<[n,3],f32>) -> (!torch.tensor<[n],f32>, !torch.tensor<[n],f32>, !torch.tensor<[n],f32>) {
  %0 = torch.constant 1 : i64 -> !torch.int<1>
  %1 = torch.aten.unbind.int(%arg0, %0) : (!torch.tensor<[n,3],f32>, !torch.int<1>) -> !torch.list<[!torch.tensor<[n],f32>, !torch.tensor<[n],f32>, !torch.tensor<[n],f32>]>
  %2:3 = torch.prim.ListUnpack %1 : (!torch.list<[!torch.tensor<[n],f32>, !torch.tensor<[n],f32>, !torch.tensor<[n],f32>]>) -> (!torch.tensor<[n],f32>, !torch.tensor<[n],f32>, !torch.tensor<[n],f32>)
  return %2#0, %2#1, %2#2 : !torch.tensor<[n],f32>, !torch.tensor<[n],f32>, !torch.tensor<[n],f32>
}

// CHECK-LABEL: @unbind_int_of_ints(
// CHECK: torch.aten.select.int{{.*}} -> !torch.tensor<[n],i64>
// CHECK: torch.aten.select.int{{.*}} -> !torch.tensor<[n],i64>
// CHECK: torch.aten.select.int{{.*}} -> !torch.tensor<[n],i64>
// CHECK: torch.prim.ListConstruct{{.*}} -> !torch.list<[!torch.tensor<[n],i64>, !torch.tensor<[n],i64>, !torch.tensor<[n],i64>]>
// CHECK: torch.prim.ListUnpack{{.*}} -> (!torch.tensor<[n],i64>, !torch.tensor<[n],i64>, !torch.tensor<[n],i64>)
func.func @unbind_int_of_ints(%arg0: !torch.tensor<[n,3],i64>) -> (!torch.tensor<[n],i64>, !torch.tensor<[n],i64>, !torch.tensor<[n],i64>) {
  %0 = torch.constant 1 : i64 -> !torch.int<1>
  %1 = torch.aten.unbind.int(%arg0, %0) : (!torch.tensor<[n,3],i64>, !torch.int<1>) -> !torch.list<[!torch.tensor<[n],i64>, !torch.tensor<[n],i64>, !torch.tensor<[n],i64>]>
  %2:3 = torch.prim.ListUnpack %1 : (!torch.list<[!torch.tensor<[n],i64>, !torch.tensor<[n],i64>, !torch.tensor<[n],i64>]>) -> (!torch.tensor<[n],i64>, !torch.tensor<[n],i64>, !torch.tensor<[n],i64>)
  return %2#0, %2#1, %2#2 : !torch.tensor<[n],i64>, !torch.tensor<[n],i64>, !torch.tensor<[n],i64>
}

// CHECK-LABEL: @hardsigmoid_of_steps(
// CHECK: torch.aten.quantize_per_tensor{{.*}} -> !torch.tensor<[n,4],!torch.quantized<"quint8">>
// CHECK: torch.aten.dequantize.self{{.*}} -> !torch.tensor<[n,4],f32>
// CHECK: torch.aten.hardsigmoid{{.*}} -> !torch.tensor<[n,4],f32>
// CHECK: torch.aten.quantize_per_tensor{{.*}} -> !torch.tensor<[n,4],!torch.quantized<"quint8">>
// CHECK: torch.aten.dequantize.self{{.*}} -> !torch.tensor<[n,4],f32>
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
// CHECK: torch.aten.quantize_per_tensor{{.*}} -> !torch.tensor<[n,4],!torch.quantized<"quint8">>
// CHECK: torch.aten.dequantize.self{{.*}} -> !torch.tensor<[n,4],f32>
// CHECK: torch.aten.gt.Scalar{{.*}} -> !torch.tensor<[n,4],i1>
func.func @compare_steps(%x: !torch.tensor<[n,4],f32>) -> (!torch.tensor<[n,4],i1>) {
  %scale = torch.constant 5.000000e-02 : f64 -> !torch.float<5.000000e-02>
  %zero = torch.constant 120 : i64 -> !torch.int<120>
  %dtype = torch.constant 13 : i64 -> !torch.int<13>
  %q = torch.aten.quantize_per_tensor(%x, %scale, %zero, %dtype) : (!torch.tensor<[n,4],f32>, !torch.float<5.000000e-02>, !torch.int<120>, !torch.int<13>) -> !torch.tensor<[n,4],!torch.quantized<"quint8">>
  %0 = torch.aten.gt.Scalar(%q, %scale) : (!torch.tensor<[n,4],!torch.quantized<"quint8">>, !torch.float<5.000000e-02>) -> !torch.tensor<[n,4],i1>
  return %0 : !torch.tensor<[n,4],i1>
}

// CHECK-LABEL: @size_of_steps(
// CHECK: torch.aten.quantize_per_tensor{{.*}} -> !torch.tensor<[n,4],!torch.quantized<"quint8">>
// CHECK: torch.aten.int_repr{{.*}} -> !torch.tensor<[n,4],ui8>
// CHECK: torch.aten.size.int{{.*}} -> !torch.int<n>
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
// CHECK: torch.aten.quantize_per_tensor{{.*}} -> !torch.tensor<[n,4],!torch.quantized<"quint8">>
// CHECK: torch.aten.dequantize.self{{.*}} -> !torch.tensor<[n,4],f32>
// CHECK: torch.aten.elu{{.*}} -> !torch.tensor<[n,4],f32>
// CHECK: torch.aten.quantize_per_tensor{{.*}} -> !torch.tensor<[n,4],!torch.quantized<"quint8">>
// CHECK: torch.aten.dequantize.self{{.*}} -> !torch.tensor<[n,4],f32>
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
// CHECK: torch.aten.quantize_per_tensor{{.*}} -> !torch.tensor<[n,4],!torch.quantized<"quint8">>
// CHECK: torch.aten.int_repr{{.*}} -> !torch.tensor<[n,4],ui8>
// CHECK: torch.aten.rsub.Scalar{{.*}} -> !torch.tensor<[n,4],ui8>
// CHECK: torch.aten._make_per_tensor_quantized_tensor{{.*}} -> !torch.tensor<[n,4],!torch.quantized<"quint8">>
// CHECK: torch.aten.dequantize.self{{.*}} -> !torch.tensor<[n,4],f32>
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
