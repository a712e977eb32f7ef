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
// CHECK: torch.aten.lt.Tensor{{.*}} -> !torch.tensor<[n,3],i1>
// CHECK: torch.aten.where.self{{.*}} -> !torch.tensor<[n,3],i64>
// CHECK: torch.aten.lt.Tensor{{.*}} -> !torch.tensor<[n,3],i1>
// CHECK: torch.aten.where.self{{.*}} -> !torch.tensor<[n,3],i64>
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

// CHECK-LABEL: @_prelu_kernel(
// CHECK: torch.aten.quantize_per_tensor{{.*}} -> !torch.tensor<[n,3,4],!torch.quantized<"quint8">>
// CHECK: torch.aten.quantize_per_tensor{{.*}} -> !torch.tensor<[1,3,1],!torch.quantized<"quint8">>
// CHECK: torch.aten.dequantize.self{{.*}} -> !torch.tensor<[n,3,4],f32>
// CHECK: torch.aten.dequantize.self{{.*}} -> !torch.tensor<[1,3,1],f32>
// CHECK: torch.aten._prelu_kernel{{.*}} -> !torch.tensor<[n,3,4],f32>
// CHECK: torch.aten.quantize_per_tensor{{.*}} -> !torch.tensor<[n,3,4],!torch.quantized<"quint8">>
// CHECK: torch.aten.dequantize.self{{.*}} -> !torch.tensor<[n,3,4],f32>
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
// CHECK: torch.aten.quantize_per_tensor{{.*}} -> !torch.tensor<[n,4,6],!torch.quantized<"quint8">>
// CHECK: torch.prim.ListConstruct{{.*}} -> !torch.list<[!torch.int<-1>, !torch.int<6>]>
// CHECK: torch.aten.dequantize.self{{.*}} -> !torch.tensor<[n,4,6],f32>
// CHECK: torch.aten._unsafe_view{{.*}} -> !torch.tensor<["4*n",6],f32>
// CHECK: torch.aten.quantize_per_tensor{{.*}} -> !torch.tensor<["4*n",6],!torch.quantized<"quint8">>
// CHECK: torch.aten.dequantize.self{{.*}} -> !torch.tensor<["4*n",6],f32>
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
// CHECK: torch.aten.quantize_per_tensor{{.*}} -> !torch.tensor<[n,2,4,5],!torch.quantized<"quint8">>
// CHECK: torch.prim.ListConstruct{{.*}} -> !torch.list<[!torch.int<6>, !torch.int<8>]>
// CHECK: torch.aten.dequantize.self{{.*}} -> !torch.tensor<[n,2,4,5],f32>
// CHECK: torch.aten._upsample_nearest_exact2d{{.*}} -> !torch.tensor<[n,2,6,8],f32>
// CHECK: torch.aten.quantize_per_tensor{{.*}} -> !torch.tensor<[n,2,6,8],!torch.quantized<"quint8">>
// CHECK: torch.aten.dequantize.self{{.*}} -> !torch.tensor<[n,2,6,8],f32>
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
// CHECK: torch.aten.quantize_per_tensor{{.*}} -> !torch.tensor<[n,2,3,4,5],!torch.quantized<"quint8">>
// CHECK: torch.prim.ListConstruct{{.*}} -> !torch.list<[!torch.int<6>, !torch.int<8>, !torch.int<4>]>
// CHECK: torch.aten.dequantize.self{{.*}} -> !torch.tensor<[n,2,3,4,5],f32>
// CHECK: torch.aten._upsample_nearest_exact3d{{.*}} -> !torch.tensor<[n,2,6,8,4],f32>
// CHECK: torch.aten.quantize_per_tensor{{.*}} -> !torch.tensor<[n,2,6,8,4],!torch.quantized<"quint8">>
// CHECK: torch.aten.dequantize.self{{.*}} -> !torch.tensor<[n,2,6,8,4],f32>
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
// CHECK: torch.aten.quantize_per_tensor{{.*}} -> !torch.tensor<[n,2,3,4,5],!torch.quantized<"quint8">>
// CHECK: torch.prim.ListConstruct{{.*}} -> !torch.list<[!torch.float<2.000000e+00>, !torch.float<0.69999999999999996>, !torch.float<1.500000e+00>]>
// CHECK: torch.aten.dequantize.self{{.*}} -> !torch.tensor<[n,2,3,4,5],f32>
// CHECK: torch.aten._upsample_nearest_exact3d.vec{{.*}} -> !torch.tensor<[n,2,6,2,7],f32>
// CHECK: torch.aten.quantize_per_tensor{{.*}} -> !torch.tensor<[n,2,6,2,7],!torch.quantized<"quint8">>
// CHECK: torch.aten.dequantize.self{{.*}} -> !torch.tensor<[n,2,6,2,7],f32>
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
// CHECK: torch.aten.quantize_per_tensor{{.*}} -> !torch.tensor<[n,3,4],!torch.quantized<"quint8">>
// CHECK: torch.prim.ListConstruct{{.*}} -> !torch.list<[!torch.none, !torch.tensor<[p],i64>]>
// CHECK: torch.aten.dequantize.self{{.*}} -> !torch.tensor<[n,3,4],f32>
// CHECK: torch.aten.index.Tensor{{.*}} -> !torch.tensor<[n,p,4],f32>
// CHECK: torch.aten.quantize_per_tensor{{.*}} -> !torch.tensor<[n,p,4],!torch.quantized<"quint8">>
// CHECK: torch.aten.dequantize.self{{.*}} -> !torch.tensor<[n,p,4],f32>
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
// CHECK: torch.aten.quantize_per_tensor{{.*}} -> !torch.tensor<[n,3,4],!torch.quantized<"quint8">>
// CHECK: torch.aten.dequantize.self{{.*}} -> !torch.tensor<[n,3,4],f32>
// CHECK: torch.aten.index_select{{.*}} -> !torch.tensor<[n,p,4],f32>
// CHECK: torch.aten.quantize_per_tensor{{.*}} -> !torch.tensor<[n,p,4],!torch.quantized<"quint8">>
// CHECK: torch.aten.dequantize.self{{.*}} -> !torch.tensor<[n,p,4],f32>
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
// CHECK: torch.aten.quantize_per_tensor{{.*}} -> !torch.tensor<[n,3,4],!torch.quantized<"quint8">>
// CHECK: torch.aten.int_repr{{.*}} -> !torch.tensor<[n,3,4],ui8>
// CHECK: torch.aten.numel{{.*}} -> !torch.int<"12*n">
func.func @numel(%arg0: !torch.tensor<[n,3,4],f32>) -> (!torch.int<"12*n">) {
  %0 = torch.constant 1.000000e-01 : f64 -> !torch.float<1.000000e-01>
  %1 = torch.constant 5 : i64 -> !torch.int<5>
  %2 = torch.constant 13 : i64 -> !torch.int<13>
  %3 = torch.aten.quantize_per_tensor(%arg0, %0, %1, %2) : (!torch.tensor<[n,3,4],f32>, !torch.float<1.000000e-01>, !torch.int<5>, !torch.int<13>) -> !torch.tensor<[n,3,4],!torch.quantized<"quint8">>
  %4 = torch.aten.numel(%3) : (!torch.tensor<[n,3,4],!torch.quantized<"quint8">>) -> !torch.int<"12*n">
  return %4 : !torch.int<"12*n">
}

// CHECK-LABEL: @permute(
// CHECK: torch.aten.quantize_per_tensor{{.*}} -> !torch.tensor<[n,3,4],!torch.quantized<"quint8">>
// CHECK: torch.prim.ListConstruct{{.*}} -> !torch.list<[!torch.int<2>, !torch.int<0>, !torch.int<1>]>
// CHECK: torch.aten.dequantize.self{{.*}} -> !torch.tensor<[n,3,4],f32>
// CHECK: torch.aten.permute{{.*}} -> !torch.tensor<[4,n,3],f32>
// CHECK: torch.aten.quantize_per_tensor{{.*}} -> !torch.tensor<[4,n,3],!torch.quantized<"quint8">>
// CHECK: torch.aten.dequantize.self{{.*}} -> !torch.tensor<[4,n,3],f32>
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
// CHECK: torch.aten.to.dtype{{.*}} -> !torch.tensor<[3],f64>
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
// CHECK: torch.prim.ListConstruct{{.*}} -> !torch.list<[]>
// CHECK: torch.aten.view{{.*}} -> !torch.tensor<[],f32>
// CHECK: torch.prim.ListConstruct{{.*}} -> !torch.list<[]>
// CHECK: torch.aten.view{{.*}} -> !torch.tensor<[],i64>
// CHECK: torch.aten.quantize_per_tensor.tensor_qparams{{.*}} -> !torch.tensor<[n,3],!torch.quantized<"quint8">>
// CHECK: torch.aten.dequantize.self{{.*}} -> !torch.tensor<[n,3],f32>
func.func @quantize_per_tensor_tensor_qparams(%arg0: !torch.tensor<[n,3],f32>, %arg1: !torch.tensor<[1],f32>, %arg2: !torch.tensor<[1],i64>) -> (!torch.tensor<[n,3],f32>) {
  %0 = torch.constant 13 : i64 -> !torch.int<13>
  %1 = torch.aten.quantize_per_tensor.tensor_qparams(%arg0, %arg1, %arg2, %0) : (!torch.tensor<[n,3],f32>, !torch.tensor<[1],f32>, !torch.tensor<[1],i64>, !torch.int<13>) -> !torch.tensor<[n,3],!torch.quantized<"quint8">>
  %2 = torch.aten.dequantize.self(%1) : (!torch.tensor<[n,3],!torch.quantized<"quint8">>) -> !torch.tensor<[n,3],f32>
  return %2 : !torch.tensor<[n,3],f32>
}

// CHECK-LABEL: @quantized_max_pool1d(
// CHECK: torch.aten.quantize_per_tensor{{.*}} -> !torch.tensor<[n,3,4],!torch.quantized<"quint8">>
// CHECK: torch.prim.ListConstruct{{.*}} -> !torch.list<[!torch.int<2>]>
// CHECK: torch.prim.ListConstruct{{.*}} -> !torch.list<[!torch.int<1>]>
// CHECK: torch.aten.dequantize.self{{.*}} -> !torch.tensor<[n,3,4],f32>
// CHECK: torch.aten.max_pool1d{{.*}} -> !torch.tensor<[n,3,5],f32>
// CHECK: torch.aten.quantize_per_tensor{{.*}} -> !torch.tensor<[n,3,5],!torch.quantized<"quint8">>
// CHECK: torch.aten.dequantize.self{{.*}} -> !torch.tensor<[n,3,5],f32>
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
// CHECK: torch.aten.quantize_per_tensor{{.*}} -> !torch.tensor<[n,4,h,w],!torch.quantized<"quint8">>
// CHECK: torch.prim.ListConstruct{{.*}} -> !torch.list<[!torch.int<3>, !torch.int<2>]>
// CHECK: torch.prim.ListConstruct{{.*}} -> !torch.list<[!torch.int<2>, !torch.int<1>]>
// CHECK: torch.prim.ListConstruct{{.*}} -> !torch.list<[!torch.int<1>, !torch.int<1>]>
// CHECK: torch.prim.ListConstruct{{.*}} -> !torch.list<[!torch.int<1>, !torch.int<2>]>
// CHECK: torch.aten.dequantize.self{{.*}} -> !torch.tensor<[n,4,h,w],f32>
// CHECK: torch.aten.max_pool2d
// CHECK: torch.aten.quantize_per_tensor
// CHECK: torch.aten.dequantize.self
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
// CHECK: torch.aten.quantize_per_tensor{{.*}} -> !torch.tensor<[n,2,5,6,7],!torch.quantized<"quint8">>
// CHECK: torch.prim.ListConstruct{{.*}} -> !torch.list<[!torch.int<2>, !torch.int<2>, !torch.int<2>]>
// CHECK: torch.prim.ListConstruct{{.*}} -> !torch.list<[!torch.int<2>, !torch.int<1>, !torch.int<2>]>
// CHECK: torch.prim.ListConstruct{{.*}} -> !torch.list<[!torch.int<0>, !torch.int<1>, !torch.int<1>]>
// CHECK: torch.prim.ListConstruct{{.*}} -> !torch.list<[!torch.int<1>, !torch.int<1>, !torch.int<1>]>
// CHECK: torch.aten.dequantize.self{{.*}} -> !torch.tensor<[n,2,5,6,7],f32>
// CHECK: torch.aten.max_pool3d{{.*}} -> !torch.tensor<[n,2,2,7,4],f32>
// CHECK: torch.aten.quantize_per_tensor{{.*}} -> !torch.tensor<[n,2,2,7,4],!torch.quantized<"quint8">>
// CHECK: torch.aten.dequantize.self{{.*}} -> !torch.tensor<[n,2,2,7,4],f32>
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
// CHECK: torch.aten.quantize_per_tensor{{.*}} -> !torch.tensor<[n,3,4],!torch.quantized<"quint8">>
// CHECK: torch.prim.ListConstruct{{.*}} -> !torch.list<[!torch.int<-1>, !torch.int<12>]>
// CHECK: torch.aten.dequantize.self{{.*}} -> !torch.tensor<[n,3,4],f32>
// CHECK: torch.aten.reshape{{.*}} -> !torch.tensor<[n,12],f32>
// CHECK: torch.aten.quantize_per_tensor{{.*}} -> !torch.tensor<[n,12],!torch.quantized<"quint8">>
// CHECK: torch.aten.dequantize.self{{.*}} -> !torch.tensor<[n,12],f32>
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
// CHECK: torch.aten.quantize_per_tensor{{.*}} -> !torch.tensor<[n,3,4],!torch.quantized<"quint8">>
// CHECK: torch.prim.ListConstruct{{.*}} -> !torch.list<[!torch.int<2>, !torch.int<-1>]>
// CHECK: torch.aten.dequantize.self{{.*}} -> !torch.tensor<[n,3,4],f32>
// CHECK: torch.aten.unflatten.int{{.*}} -> !torch.tensor<[n,3,2,2],f32>
// CHECK: torch.aten.quantize_per_tensor{{.*}} -> !torch.tensor<[n,3,2,2],!torch.quantized<"quint8">>
// CHECK: torch.aten.dequantize.self{{.*}} -> !torch.tensor<[n,3,2,2],f32>
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
// CHECK: torch.aten.quantize_per_tensor{{.*}} -> !torch.tensor<[n,2,3,4,5],!torch.quantized<"quint8">>
// CHECK: torch.prim.ListConstruct{{.*}} -> !torch.list<[!torch.float<2.000000e+00>, !torch.float<0.69999999999999996>, !torch.float<1.500000e+00>]>
// CHECK: torch.aten.dequantize.self{{.*}} -> !torch.tensor<[n,2,3,4,5],f32>
// CHECK: torch.aten.upsample_nearest3d.vec{{.*}} -> !torch.tensor<[n,2,6,2,7],f32>
// CHECK: torch.aten.quantize_per_tensor{{.*}} -> !torch.tensor<[n,2,6,2,7],!torch.quantized<"quint8">>
// CHECK: torch.aten.dequantize.self{{.*}} -> !torch.tensor<[n,2,6,2,7],f32>
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
// CHECK: torch.aten.quantize_per_tensor{{.*}} -> !torch.tensor<[n,3,4],!torch.quantized<"quint8">>
// CHECK: torch.prim.ListConstruct{{.*}} -> !torch.list<[!torch.int<-1>, !torch.int<12>]>
// CHECK: torch.aten.dequantize.self{{.*}} -> !torch.tensor<[n,3,4],f32>
// CHECK: torch.aten.view{{.*}} -> !torch.tensor<[n,12],f32>
// CHECK: torch.aten.quantize_per_tensor{{.*}} -> !torch.tensor<[n,12],!torch.quantized<"quint8">>
// CHECK: torch.aten.dequantize.self{{.*}} -> !torch.tensor<[n,12],f32>
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
// CHECK: torch.aten.quantize_per_tensor{{.*}} -> !torch.tensor<[n,5],!torch.quantized<"quint8">>
// CHECK: torch.prim.ListConstruct{{.*}} -> !torch.list<[!torch.int<2>, !torch.int<3>]>
// CHECK: torch.aten.dequantize.self{{.*}} -> !torch.tensor<[n,5],f32>
// CHECK: torch.aten.split_with_sizes{{.*}} -> !torch.list<[!torch.tensor<[n,2],f32>, !torch.tensor<[n,3],f32>]>
// CHECK: torch.prim.ListUnpack{{.*}} -> (!torch.tensor<[n,2],f32>, !torch.tensor<[n,3],f32>)
// CHECK: torch.aten.quantize_per_tensor{{.*}} -> !torch.tensor<[n,2],!torch.quantized<"quint8">>
// CHECK: torch.aten.quantize_per_tensor{{.*}} -> !torch.tensor<[n,3],!torch.quantized<"quint8">>
// CHECK: torch.prim.ListConstruct{{.*}} -> !torch.list<[!torch.tensor<[n,2],!torch.quantized<"quint8">>, !torch.tensor<[n,3],!torch.quantized<"quint8">>]>
// CHECK: torch.prim.ListUnpack{{.*}} -> (!torch.tensor<[n,2],!torch.quantized<"quint8">>, !torch.tensor<[n,3],!torch.quantized<"quint8">>)
// CHECK: torch.aten.dequantize.self{{.*}} -> !torch.tensor<[n,2],f32>
// CHECK: torch.aten.dequantize.self{{.*}} -> !torch.tensor<[n,3],f32>
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
