// NOTE: The checks are written by tools/dev/update_checks.py.

// RUN: torch-onnx-opt %s --decompose --opset 11 | FileCheck %s

// CHECK-LABEL: @clamp_of_ints(
// CHECK: %[[V0:.*]] = torch.constant dense<-1> : tensor<i64> -> !torch.tensor<[],i64>
// CHECK: %[[V1:.*]] = torch.aten.lt.Tensor(%arg0, %[[V0]]) : {{.*}} -> !torch.tensor<[n,3],i1>
// CHECK: %[[V2:.*]] = torch.aten.where.self(%[[V1]], %[[V0]], %arg0) : {{.*}} -> !torch.tensor<[n,3],i64>
// CHECK: %[[V3:.*]] = torch.constant dense<2> : tensor<i64> -> !torch.tensor<[],i64>
// CHECK: %[[V4:.*]] = torch.aten.lt.Tensor(%[[V2]], %[[V3]]) : {{.*}} -> !torch.tensor<[n,3],i1>
// CHECK: %[[V5:.*]] = torch.aten.where.self(%[[V4]], %[[V2]], %[[V3]]) : {{.*}} -> !torch.tensor<[n,3],i64>
// CHECK: return %[[V5]]
func.func @clamp_of_ints(%arg0: !torch.tensor<[n,3],i64>) -> (!torch.tensor<[n,3],i64>) {
  %0 = torch.constant -1 : i64 -> !torch.int<-1>
  %1 = torch.constant 2 : i64 -> !torch.int<2>
  %2 = torch.aten.clamp(%arg0, %0, %1) : (!torch.tensor<[n,3],i64>, !torch.int<-1>, !torch.int<2>) -> !torch.tensor<[n,3],i64>
  return %2 : !torch.tensor<[n,3],i64>
}

// CHECK-LABEL: @relu_of_ints(
// CHECK: %[[V0:.*]] = torch.constant dense<0> : tensor<i64> -> !torch.tensor<[],i64>
// CHECK: %[[V1:.*]] = torch.aten.lt.Tensor(%arg0, %[[V0]]) : {{.*}} -> !torch.tensor<[n,3],i1>
// CHECK: %[[V2:.*]] = torch.aten.where.self(%[[V1]], %[[V0]], %arg0) : {{.*}} -> !torch.tensor<[n,3],i64>
// CHECK: return %[[V2]]
func.func @relu_of_ints(%arg0: !torch.tensor<[n,3],i64>) -> (!torch.tensor<[n,3],i64>) {
  %0 = torch.aten.relu(%arg0) : (!torch.tensor<[n,3],i64>) -> !torch.tensor<[n,3],i64>
  return %0 : !torch.tensor<[n,3],i64>
}

// CHECK-LABEL: @quantize_per_channel(
// CHECK: %[[V0:.*]] = torch.prim.ListConstruct({{.*}}) : (!torch.int<-1>, !torch.int<1>) -> !torch.list<[!torch.int<-1>, !torch.int<1>]>
// CHECK: %[[V1:.*]] = torch.aten.view(%arg1, %[[V0]]) : {{.*}} -> !torch.tensor<[3,1],f32>
// CHECK: %[[V2:.*]] = torch.prim.ListConstruct({{.*}}) : (!torch.int<-1>, !torch.int<1>) -> !torch.list<[!torch.int<-1>, !torch.int<1>]>
// CHECK: %[[V3:.*]] = torch.aten.view(%arg2, %[[V2]]) : {{.*}} -> !torch.tensor<[3,1],i64>
// CHECK: %[[V4:.*]] = torch.aten.to.dtype(%arg0, {{.*}}) : ({{.*}}, !torch.int<7>, !torch.bool<false>, !torch.bool<false>, !torch.none) -> !torch.tensor<[3,n],f64>
// CHECK: %[[V5:.*]] = torch.aten.to.dtype(%[[V1]], {{.*}}) : ({{.*}}, !torch.int<7>, !torch.bool<false>, !torch.bool<false>, !torch.none) -> !torch.tensor<[3,1],f64>
// CHECK: %[[V6:.*]] = torch.aten.div.Tensor(%[[V4]], %[[V5]]) : {{.*}} -> !torch.tensor<[3,n],f64>
// CHECK: %[[V7:.*]] = torch.aten.to.dtype(%[[V3]], {{.*}}) : ({{.*}}, !torch.int<7>, !torch.bool<false>, !torch.bool<false>, !torch.none) -> !torch.tensor<[3,1],f64>
// CHECK: %[[V8:.*]] = torch.aten.round(%[[V6]]) : {{.*}} -> !torch.tensor<[3,n],f64>
// CHECK: %[[V9:.*]] = torch.aten.add.Tensor(%[[V8]], %[[V7]], {{.*}}) : ({{.*}}, !torch.int<1>) -> !torch.tensor<[3,n],f64>
// CHECK: %[[V10:.*]] = torch.aten.clamp(%[[V9]], {{.*}}) : ({{.*}}, !torch.float<0.000000e+00>, !torch.float<2.550000e+02>) -> !torch.tensor<[3,n],f64>
// CHECK: %[[V11:.*]] = torch.aten.to.dtype(%[[V10]], {{.*}}) : ({{.*}}, !torch.int<0>, !torch.bool<false>, !torch.bool<false>, !torch.none) -> !torch.tensor<[3,n],ui8>
// CHECK: %[[V12:.*]] = torch.aten._make_per_channel_quantized_tensor(%[[V11]], %arg1, %arg2, {{.*}}) : ({{.*}}, !torch.int<0>) -> !torch.tensor<[3,n],!torch.quantized<"quint8">>
// CHECK: %[[V13:.*]] = torch.aten.int_repr(%[[V12]]) : {{.*}} -> !torch.tensor<[3,n],ui8>
// CHECK: %[[V14:.*]] = torch.aten.to.dtype(%[[V13]], {{.*}}) : ({{.*}}, !torch.int<6>, !torch.bool<false>, !torch.bool<false>, !torch.none) -> !torch.tensor<[3,n],f32>
// CHECK: %[[V15:.*]] = torch.prim.ListConstruct({{.*}}) : (!torch.int<-1>, !torch.int<1>) -> !torch.list<[!torch.int<-1>, !torch.int<1>]>
// CHECK: %[[V16:.*]] = torch.aten.view(%arg2, %[[V15]]) : {{.*}} -> !torch.tensor<[3,1],i64>
// CHECK: %[[V17:.*]] = torch.aten.to.dtype(%[[V16]], {{.*}}) : ({{.*}}, !torch.int<6>, !torch.bool<false>, !torch.bool<false>, !torch.none) -> !torch.tensor<[3,1],f32>
// CHECK: %[[V18:.*]] = torch.aten.sub.Tensor(%[[V14]], %[[V17]], {{.*}}) : ({{.*}}, !torch.int<1>) -> !torch.tensor<[3,n],f32>
// CHECK: %[[V19:.*]] = torch.prim.ListConstruct({{.*}}) : (!torch.int<-1>, !torch.int<1>) -> !torch.list<[!torch.int<-1>, !torch.int<1>]>
// CHECK: %[[V20:.*]] = torch.aten.view(%arg1, %[[V19]]) : {{.*}} -> !torch.tensor<[3,1],f32>
// CHECK: %[[V21:.*]] = torch.aten.mul.Tensor(%[[V18]], %[[V20]]) : {{.*}} -> !torch.tensor<[3,n],f32>
// CHECK: return %[[V21]]
func.func @quantize_per_channel(%arg0: !torch.tensor<[3,n],f32>, %arg1: !torch.tensor<[3],f32>, %arg2: !torch.tensor<[3],i64>) -> (!torch.tensor<[3,n],f32>) {
  %0 = torch.constant 0 : i64 -> !torch.int<0>
  %1 = torch.constant 13 : i64 -> !torch.int<13>
  %2 = torch.aten.quantize_per_channel(%arg0, %arg1, %arg2, %0, %1) : (!torch.tensor<[3,n],f32>, !torch.tensor<[3],f32>, !torch.tensor<[3],i64>, !torch.int<0>, !torch.int<13>) -> !torch.tensor<[3,n],!torch.quantized<"quint8">>
  %3 = torch.aten.dequantize.self(%2) : (!torch.tensor<[3,n],!torch.quantized<"quint8">>) -> !torch.tensor<[3,n],f32>
  return %3 : !torch.tensor<[3,n],f32>
}
