// NOTE: The checks are written by tools/dev/update_checks.py.

// RUN: torch-onnx-opt %s --decompose | FileCheck %s

// CHECK-LABEL: @diff_twice(
// CHECK: %[[V0:.*]] = torch.prim.ListConstruct(%arg1, %arg0) : {{.*}} -> !torch.list<[!torch.tensor<[n,1],f32>, !torch.tensor<[n,h],f32>]>
// CHECK: %[[V1:.*]] = torch.aten.cat(%[[V0]], {{.*}}) : ({{.*}}, !torch.int<1>) -> !torch.tensor<[n,"h+1"],f32>
// CHECK: %[[V2:.*]] = torch.aten.slice.Tensor(%[[V1]], {{.*}}) : ({{.*}}, !torch.int<1>, !torch.int<1>, !torch.none, !torch.int<1>) -> !torch.tensor<[n,h],f32>
// CHECK: %[[V3:.*]] = torch.aten.slice.Tensor(%[[V1]], {{.*}}) : ({{.*}}, !torch.int<1>, !torch.int<0>, !torch.int<-1>, !torch.int<1>) -> !torch.tensor<[n,h],f32>
// CHECK: %[[V4:.*]] = torch.aten.sub.Tensor(%[[V2]], %[[V3]], {{.*}}) : ({{.*}}, !torch.int<1>) -> !torch.tensor<[n,h],f32>
// CHECK: %[[V5:.*]] = torch.aten.slice.Tensor(%[[V4]], {{.*}}) : ({{.*}}, !torch.int<1>, !torch.int<1>, !torch.none, !torch.int<1>) -> !torch.tensor<[n,"h-1"],f32>
// CHECK: %[[V6:.*]] = torch.aten.slice.Tensor(%[[V4]], {{.*}}) : ({{.*}}, !torch.int<1>, !torch.int<0>, !torch.int<-1>, !torch.int<1>) -> !torch.tensor<[n,"h-1"],f32>
// CHECK: %[[V7:.*]] = torch.aten.sub.Tensor(%[[V5]], %[[V6]], {{.*}}) : ({{.*}}, !torch.int<1>) -> !torch.tensor<[n,"h-1"],f32>
// CHECK: return %[[V7]]
func.func @diff_twice(%x: !torch.tensor<[n,h],f32>, %y: !torch.tensor<[n,1],f32>) -> (!torch.tensor<[n,"h-1"],f32>) {
  %two = torch.constant 2 : i64 -> !torch.int<2>
  %one = torch.constant 1 : i64 -> !torch.int<1>
  %none = torch.constant unit -> !torch.none
  %0 = torch.aten.diff(%x, %two, %one, %y, %none) : (!torch.tensor<[n,h],f32>, !torch.int<2>, !torch.int<1>, !torch.tensor<[n,1],f32>, !torch.none) -> !torch.tensor<[n,"h-1"],f32>
  return %0 : !torch.tensor<[n,"h-1"],f32>
}
