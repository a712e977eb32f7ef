// NOTE: The checks are written by tools/dev/update_checks.py.

// RUN: torch-onnx-opt %s --decompose --opset 11 | FileCheck %s

// CHECK-LABEL: @clamp_of_ints(
// CHECK: torch.aten.lt.Tensor{{.*}} -> !torch.tensor<[n,3],i1>
// CHECK: torch.aten.where.self{{.*}} -> !torch.tensor<[n,3],i64>
// CHECK: torch.aten.lt.Tensor{{.*}} -> !torch.tensor<[n,3],i1>
// CHECK: torch.aten.where.self{{.*}} -> !torch.tensor<[n,3],i64>
func.func @clamp_of_ints(%arg0: !torch.tensor<[n,3],i64>) -> (!torch.tensor<[n,3],i64>) {
  %0 = torch.constant -1 : i64 -> !torch.int<-1>
  %1 = torch.constant 2 : i64 -> !torch.int<2>
  %2 = torch.aten.clamp(%arg0, %0, %1) : (!torch.tensor<[n,3],i64>, !torch.int<-1>, !torch.int<2>) -> !torch.tensor<[n,3],i64>
  return %2 : !torch.tensor<[n,3],i64>
}

// CHECK-LABEL: @relu_of_ints(
// CHECK: torch.aten.lt.Tensor{{.*}} -> !torch.tensor<[n,3],i1>
// CHECK: torch.aten.where.self{{.*}} -> !torch.tensor<[n,3],i64>
func.func @relu_of_ints(%arg0: !torch.tensor<[n,3],i64>) -> (!torch.tensor<[n,3],i64>) {
  %0 = torch.aten.relu(%arg0) : (!torch.tensor<[n,3],i64>) -> !torch.tensor<[n,3],i64>
  return %0 : !torch.tensor<[n,3],i64>
}

// CHECK-LABEL: @quantize_per_channel(
// CHECK: torch.prim.ListConstruct{{.*}} -> !torch.list<[!torch.int<-1>, !torch.int<1>]>
// CHECK: torch.aten.view{{.*}} -> !torch.tensor<[3,1],i64>
// CHECK: torch.prim.ListConstruct{{.*}} -> !torch.list<[!torch.int<-1>, !torch.int<1>]>
// CHECK: torch.aten.view{{.*}} -> !torch.tensor<[3,1],f32>
// CHECK: torch.aten.to.dtype{{.*}} -> !torch.tensor<[3,n],f64>
// CHECK: torch.aten.to.dtype{{.*}} -> !torch.tensor<[3,1],f64>
// CHECK: torch.aten.div.Tensor{{.*}} -> !torch.tensor<[3,n],f64>
// CHECK: torch.aten.to.dtype{{.*}} -> !torch.tensor<[3,1],f64>
// CHECK: torch.aten.round{{.*}} -> !torch.tensor<[3,n],f64>
// CHECK: torch.aten.add.Tensor{{.*}} -> !torch.tensor<[3,n],f64>
// CHECK: torch.aten.clamp{{.*}} -> !torch.tensor<[3,n],f64>
// CHECK: torch.aten.to.dtype{{.*}} -> !torch.tensor<[3,n],ui8>
// CHECK: torch.aten._make_per_channel_quantized_tensor{{.*}} -> !torch.tensor<[3,n],!torch.quantized<"quint8">>
// CHECK: torch.aten.int_repr{{.*}} -> !torch.tensor<[3,n],ui8>
// CHECK: torch.aten.to.dtype{{.*}} -> !torch.tensor<[3,n],f32>
// CHECK: torch.prim.ListConstruct{{.*}} -> !torch.list<[!torch.int<-1>, !torch.int<1>]>
// CHECK: torch.aten.view{{.*}} -> !torch.tensor<[3,1],f32>
// CHECK: torch.prim.ListConstruct{{.*}} -> !torch.list<[!torch.int<-1>, !torch.int<1>]>
// CHECK: torch.aten.view{{.*}} -> !torch.tensor<[3,1],i64>
// CHECK: torch.aten.to.dtype{{.*}} -> !torch.tensor<[3,1],f32>
// CHECK: torch.aten.sub.Tensor{{.*}} -> !torch.tensor<[3,n],f32>
// CHECK: torch.aten.mul.Tensor{{.*}} -> !torch.tensor<[3,n],f32>
func.func @quantize_per_channel(%arg0: !torch.tensor<[3,n],f32>, %arg1: !torch.tensor<[3],f32>, %arg2: !torch.tensor<[3],i64>) -> (!torch.tensor<[3,n],f32>) {
  %0 = torch.constant 0 : i64 -> !torch.int<0>
  %1 = torch.constant 13 : i64 -> !torch.int<13>
  %2 = torch.aten.quantize_per_channel(%arg0, %arg1, %arg2, %0, %1) : (!torch.tensor<[3,n],f32>, !torch.tensor<[3],f32>, !torch.tensor<[3],i64>, !torch.int<0>, !torch.int<13>) -> !torch.tensor<[3,n],!torch.quantized<"quint8">>
  %3 = torch.aten.dequantize.self(%2) : (!torch.tensor<[3,n],!torch.quantized<"quint8">>) -> !torch.tensor<[3,n],f32>
  return %3 : !torch.tensor<[3,n],f32>
}
