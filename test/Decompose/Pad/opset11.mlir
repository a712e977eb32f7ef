// NOTE: The checks are written by tools/dev/update_checks.py.

// RUN: torch-onnx-opt %s --decompose --opset 11 | FileCheck %s

// CHECK-LABEL: @_pad_circular(
// CHECK: %[[V0:.*]] = torch.aten.slice.Tensor(%arg0, {{.*}}) : ({{.*}}, !torch.int<2>, !torch.int<-1>, !torch.none, !torch.int<1>) -> !torch.tensor<[n,2,1],f32>
// CHECK: %[[V1:.*]] = torch.aten.slice.Tensor(%arg0, {{.*}}) : ({{.*}}, !torch.int<2>, !torch.int<0>, !torch.int<2>, !torch.int<1>) -> !torch.tensor<[n,2,2],f32>
// CHECK: %[[V2:.*]] = torch.prim.ListConstruct(%[[V0]], %arg0, %[[V1]]) : {{.*}} -> !torch.list<[!torch.tensor<[n,2,1],f32>, !torch.tensor<[n,2,5],f32>, !torch.tensor<[n,2,2],f32>]>
// CHECK: %[[V3:.*]] = torch.aten.cat(%[[V2]], {{.*}}) : ({{.*}}, !torch.int<2>) -> !torch.tensor<[n,2,8],f32>
// CHECK: return %[[V3]]
func.func @_pad_circular(%arg0: !torch.tensor<[n,2,5],f32>) -> (!torch.tensor<[n,2,8],f32>) {
  %0 = torch.constant 1 : i64 -> !torch.int<1>
  %1 = torch.constant 2 : i64 -> !torch.int<2>
  %2 = torch.prim.ListConstruct(%0, %1) : (!torch.int<1>, !torch.int<2>) -> !torch.list<[!torch.int<1>, !torch.int<2>]>
  %3 = torch.aten._pad_circular(%arg0, %2) : (!torch.tensor<[n,2,5],f32>, !torch.list<[!torch.int<1>, !torch.int<2>]>) -> !torch.tensor<[n,2,8],f32>
  return %3 : !torch.tensor<[n,2,8],f32>
}
