// NOTE: The checks are written by tools/dev/update_checks.py.

// RUN: torch-onnx-opt %s --decompose | FileCheck %s

// CHECK-LABEL: @of_some(
// CHECK: %[[V0:.*]] = torch.aten.select.int(%arg0, {{.*}}) : ({{.*}}, !torch.int<1>, !torch.int<0>) -> !torch.tensor<[n],f32>
// CHECK: %[[V1:.*]] = torch.aten.select.int(%arg0, {{.*}}) : ({{.*}}, !torch.int<1>, !torch.int<-1>) -> !torch.tensor<[n],f32>
// CHECK: %[[V2:.*]] = torch.prim.ListConstruct({{.*}}) : (!torch.int<1>) -> !torch.list<[!torch.int<1>]>
// CHECK: %[[V3:.*]] = torch.aten.sum.dim_IntList(%arg0, %[[V2]], {{.*}}) : ({{.*}}, !torch.bool<false>, !torch.none) -> !torch.tensor<[n],f32>
// CHECK: %[[V4:.*]] = torch.aten.add.Tensor(%[[V0]], %[[V1]], {{.*}}) : ({{.*}}, !torch.int<1>) -> !torch.tensor<[n],f32>
// CHECK: %[[V5:.*]] = torch.aten.mul.Scalar(%[[V4]], {{.*}}) : ({{.*}}, !torch.float<5.000000e-01>) -> !torch.tensor<[n],f32>
// CHECK: %[[V6:.*]] = torch.aten.sub.Tensor(%[[V3]], %[[V5]], {{.*}}) : ({{.*}}, !torch.int<1>) -> !torch.tensor<[n],f32>
// CHECK: %[[V7:.*]] = torch.aten.mul.Scalar(%[[V6]], {{.*}}) : ({{.*}}, !torch.float<5.000000e-01>) -> !torch.tensor<[n],f32>
// CHECK: return %[[V7]]
func.func @of_some(%y: !torch.tensor<[n,4],f32>) -> !torch.tensor<[n],f32> {
  %half = torch.constant 5.000000e-01 : f64 -> !torch.float<5.000000e-01>
  %one = torch.constant 1 : i64 -> !torch.int<1>
  %0 = torch.aten.trapezoid.dx(%y, %half, %one) : (!torch.tensor<[n,4],f32>, !torch.float<5.000000e-01>, !torch.int<1>) -> !torch.tensor<[n],f32>
  return %0 : !torch.tensor<[n],f32>
}

// The ends of what may be nothing are sums of one element or none.
// CHECK-LABEL: @of_none(
// CHECK: %[[V0:.*]] = torch.aten.slice.Tensor(%arg0, {{.*}}) : ({{.*}}, !torch.int<1>, !torch.int<0>, !torch.int<1>, !torch.int<1>) -> !torch.tensor<[n,"min(h-1, 1)"],f32>
// CHECK: %[[V1:.*]] = torch.prim.ListConstruct({{.*}}) : (!torch.int<1>) -> !torch.list<[!torch.int<1>]>
// CHECK: %[[V2:.*]] = torch.aten.sum.dim_IntList(%[[V0]], %[[V1]], {{.*}}) : ({{.*}}, !torch.bool<false>, !torch.none) -> !torch.tensor<[n],f32>
// CHECK: %[[V3:.*]] = torch.aten.slice.Tensor(%arg0, {{.*}}) : ({{.*}}, !torch.int<1>, !torch.int<-1>, !torch.none, !torch.int<1>) -> !torch.tensor<[n,"min(h-1, 1)"],f32>
// CHECK: %[[V4:.*]] = torch.prim.ListConstruct({{.*}}) : (!torch.int<1>) -> !torch.list<[!torch.int<1>]>
// CHECK: %[[V5:.*]] = torch.aten.sum.dim_IntList(%[[V3]], %[[V4]], {{.*}}) : ({{.*}}, !torch.bool<false>, !torch.none) -> !torch.tensor<[n],f32>
// CHECK: %[[V6:.*]] = torch.prim.ListConstruct({{.*}}) : (!torch.int<1>) -> !torch.list<[!torch.int<1>]>
// CHECK: %[[V7:.*]] = torch.aten.sum.dim_IntList(%arg0, %[[V6]], {{.*}}) : ({{.*}}, !torch.bool<false>, !torch.none) -> !torch.tensor<[n],f32>
// CHECK: %[[V8:.*]] = torch.aten.add.Tensor(%[[V2]], %[[V5]], {{.*}}) : ({{.*}}, !torch.int<1>) -> !torch.tensor<[n],f32>
// CHECK: %[[V9:.*]] = torch.aten.mul.Scalar(%[[V8]], {{.*}}) : ({{.*}}, !torch.float<5.000000e-01>) -> !torch.tensor<[n],f32>
// CHECK: %[[V10:.*]] = torch.aten.sub.Tensor(%[[V7]], %[[V9]], {{.*}}) : ({{.*}}, !torch.int<1>) -> !torch.tensor<[n],f32>
// CHECK: %[[V11:.*]] = torch.aten.mul.Scalar(%[[V10]], {{.*}}) : ({{.*}}, !torch.float<5.000000e-01>) -> !torch.tensor<[n],f32>
// CHECK: return %[[V11]]
func.func @of_none(%y: !torch.tensor<[n,"h-1"],f32>) -> !torch.tensor<[n],f32> {
  %half = torch.constant 5.000000e-01 : f64 -> !torch.float<5.000000e-01>
  %one = torch.constant 1 : i64 -> !torch.int<1>
  %0 = torch.aten.trapezoid.dx(%y, %half, %one) : (!torch.tensor<[n,"h-1"],f32>, !torch.float<5.000000e-01>, !torch.int<1>) -> !torch.tensor<[n],f32>
  return %0 : !torch.tensor<[n],f32>
}

// CHECK-LABEL: @over_places(
// CHECK: %[[V0:.*]] = torch.aten.unsqueeze(%arg1, {{.*}}) : ({{.*}}, !torch.int<-1>) -> !torch.tensor<[n,1],f32>
// CHECK: %[[V1:.*]] = torch.aten.slice.Tensor(%arg0, {{.*}}) : ({{.*}}, !torch.int<0>, !torch.int<0>, !torch.int<-1>, !torch.int<1>) -> !torch.tensor<["n-1",h],f32>
// CHECK: %[[V2:.*]] = torch.aten.slice.Tensor(%arg0, {{.*}}) : ({{.*}}, !torch.int<0>, !torch.int<1>, !torch.none, !torch.int<1>) -> !torch.tensor<["n-1",h],f32>
// CHECK: %[[V3:.*]] = torch.aten.add.Tensor(%[[V1]], %[[V2]], {{.*}}) : ({{.*}}, !torch.int<1>) -> !torch.tensor<["n-1",h],f32>
// CHECK: %[[V4:.*]] = torch.aten.slice.Tensor(%[[V0]], {{.*}}) : ({{.*}}, !torch.int<0>, !torch.int<1>, !torch.none, !torch.int<1>) -> !torch.tensor<["n-1",1],f32>
// CHECK: %[[V5:.*]] = torch.aten.slice.Tensor(%[[V0]], {{.*}}) : ({{.*}}, !torch.int<0>, !torch.int<0>, !torch.int<-1>, !torch.int<1>) -> !torch.tensor<["n-1",1],f32>
// CHECK: %[[V6:.*]] = torch.aten.sub.Tensor(%[[V4]], %[[V5]], {{.*}}) : ({{.*}}, !torch.int<1>) -> !torch.tensor<["n-1",1],f32>
// CHECK: %[[V7:.*]] = torch.aten.mul.Tensor(%[[V3]], %[[V6]]) : {{.*}} -> !torch.tensor<["n-1",h],f32>
// CHECK: %[[V8:.*]] = torch.prim.ListConstruct({{.*}}) : (!torch.int<0>) -> !torch.list<[!torch.int<0>]>
// CHECK: %[[V9:.*]] = torch.aten.sum.dim_IntList(%[[V7]], %[[V8]], {{.*}}) : ({{.*}}, !torch.bool<false>, !torch.none) -> !torch.tensor<[h],f32>
// CHECK: %[[V10:.*]] = torch.aten.div.Scalar(%[[V9]], {{.*}}) : ({{.*}}, !torch.float<2.000000e+00>) -> !torch.tensor<[h],f32>
// CHECK: return %[[V10]]
func.func @over_places(%y: !torch.tensor<[n,h],f32>, %x: !torch.tensor<[n],f32>) -> !torch.tensor<[h],f32> {
  %zero = torch.constant 0 : i64 -> !torch.int<0>
  %0 = torch.aten.trapezoid.x(%y, %x, %zero) : (!torch.tensor<[n,h],f32>, !torch.tensor<[n],f32>, !torch.int<0>) -> !torch.tensor<[h],f32>
  return %0 : !torch.tensor<[h],f32>
}
