// NOTE: The checks are written by tools/dev/update_checks.py.

// RUN: torch-onnx-opt %s --decompose | FileCheck %s

// CHECK-LABEL: @reflection_pad1d(
// CHECK: %[[V0:.*]] = torch.prim.ListConstruct({{.*}}) : (!torch.int<2>, !torch.int<0>) -> !torch.list<[!torch.int<2>, !torch.int<0>]>
// CHECK: %[[V1:.*]] = torch.aten.reflection_pad1d(%arg0, %[[V0]]) : {{.*}} -> !torch.tensor<[3,"h+2"],f32>
// CHECK: %[[V2:.*]] = torch.aten.slice.Tensor(%[[V1]], {{.*}}) : ({{.*}}, !torch.int<1>, !torch.int<0>, !torch.int<-1>, !torch.int<1>) -> !torch.tensor<[3,"h+1"],f32>
// CHECK: return %[[V2]]
func.func @reflection_pad1d(%arg0: !torch.tensor<[3,h],f32>) -> (!torch.tensor<[3,"h+1"],f32>) {
  %0 = torch.constant 2 : i64 -> !torch.int<2>
  %1 = torch.constant -1 : i64 -> !torch.int<-1>
  %2 = torch.prim.ListConstruct(%0, %1) : (!torch.int<2>, !torch.int<-1>) -> !torch.list<[!torch.int<2>, !torch.int<-1>]>
  %3 = torch.aten.reflection_pad1d(%arg0, %2) : (!torch.tensor<[3,h],f32>, !torch.list<[!torch.int<2>, !torch.int<-1>]>) -> !torch.tensor<[3,"h+1"],f32>
  return %3 : !torch.tensor<[3,"h+1"],f32>
}

// CHECK-LABEL: @reflection_pad2d(
// CHECK: %[[V0:.*]] = torch.prim.ListConstruct({{.*}}) : (!torch.int<0>, !torch.int<2>, !torch.int<1>, !torch.int<1>) -> !torch.list<[!torch.int<0>, !torch.int<2>, !torch.int<1>, !torch.int<1>]>
// CHECK: %[[V1:.*]] = torch.aten.reflection_pad2d(%arg0, %[[V0]]) : {{.*}} -> !torch.tensor<[2,"h+2","w+2"],f32>
// CHECK: %[[V2:.*]] = torch.aten.slice.Tensor(%[[V1]], {{.*}}) : ({{.*}}, !torch.int<2>, !torch.int<1>, !torch.none, !torch.int<1>) -> !torch.tensor<[2,"h+2","w+1"],f32>
// CHECK: return %[[V2]]
func.func @reflection_pad2d(%arg0: !torch.tensor<[2,h,w],f32>) -> (!torch.tensor<[2,"h+2","w+1"],f32>) {
  %0 = torch.constant -1 : i64 -> !torch.int<-1>
  %1 = torch.constant 2 : i64 -> !torch.int<2>
  %2 = torch.constant 1 : i64 -> !torch.int<1>
  %3 = torch.prim.ListConstruct(%0, %1, %2, %2) : (!torch.int<-1>, !torch.int<2>, !torch.int<1>, !torch.int<1>) -> !torch.list<[!torch.int<-1>, !torch.int<2>, !torch.int<1>, !torch.int<1>]>
  %4 = torch.aten.reflection_pad2d(%arg0, %3) : (!torch.tensor<[2,h,w],f32>, !torch.list<[!torch.int<-1>, !torch.int<2>, !torch.int<1>, !torch.int<1>]>) -> !torch.tensor<[2,"h+2","w+1"],f32>
  return %4 : !torch.tensor<[2,"h+2","w+1"],f32>
}

// CHECK-LABEL: @reflection_pad3d(
// CHECK: %[[V0:.*]] = torch.prim.ListConstruct({{.*}}) : (!torch.int<1>, !torch.int<2>, !torch.int<0>, !torch.int<3>, !torch.int<2>, !torch.int<1>) -> !torch.list<[!torch.int<1>, !torch.int<2>, !torch.int<0>, !torch.int<3>, !torch.int<2>, !torch.int<1>]>
// CHECK: %[[V1:.*]] = torch.aten.reflection_pad3d(%arg0, %[[V0]]) : {{.*}} -> !torch.tensor<[n,2,7,8,9],f32>
// CHECK: %[[V2:.*]] = torch.aten.slice.Tensor(%[[V1]], {{.*}}) : ({{.*}}, !torch.int<3>, !torch.int<1>, !torch.none, !torch.int<1>) -> !torch.tensor<[n,2,7,7,9],f32>
// CHECK: return %[[V2]]
func.func @reflection_pad3d(%arg0: !torch.tensor<[n,2,4,5,6],f32>) -> (!torch.tensor<[n,2,7,7,9],f32>) {
  %0 = torch.constant 1 : i64 -> !torch.int<1>
  %1 = torch.constant 2 : i64 -> !torch.int<2>
  %2 = torch.constant -1 : i64 -> !torch.int<-1>
  %3 = torch.constant 3 : i64 -> !torch.int<3>
  %4 = torch.prim.ListConstruct(%0, %1, %2, %3, %1, %0) : (!torch.int<1>, !torch.int<2>, !torch.int<-1>, !torch.int<3>, !torch.int<2>, !torch.int<1>) -> !torch.list<[!torch.int<1>, !torch.int<2>, !torch.int<-1>, !torch.int<3>, !torch.int<2>, !torch.int<1>]>
  %5 = torch.aten.reflection_pad3d(%arg0, %4) : (!torch.tensor<[n,2,4,5,6],f32>, !torch.list<[!torch.int<1>, !torch.int<2>, !torch.int<-1>, !torch.int<3>, !torch.int<2>, !torch.int<1>]>) -> !torch.tensor<[n,2,7,7,9],f32>
  return %5 : !torch.tensor<[n,2,7,7,9],f32>
}

// CHECK-LABEL: @replication_pad1d(
// CHECK: %[[V0:.*]] = torch.prim.ListConstruct({{.*}}) : (!torch.int<2>, !torch.int<0>) -> !torch.list<[!torch.int<2>, !torch.int<0>]>
// CHECK: %[[V1:.*]] = torch.aten.replication_pad1d(%arg0, %[[V0]]) : {{.*}} -> !torch.tensor<[3,"h+2"],f32>
// CHECK: %[[V2:.*]] = torch.aten.slice.Tensor(%[[V1]], {{.*}}) : ({{.*}}, !torch.int<1>, !torch.int<0>, !torch.int<-1>, !torch.int<1>) -> !torch.tensor<[3,"h+1"],f32>
// CHECK: return %[[V2]]
func.func @replication_pad1d(%arg0: !torch.tensor<[3,h],f32>) -> (!torch.tensor<[3,"h+1"],f32>) {
  %0 = torch.constant 2 : i64 -> !torch.int<2>
  %1 = torch.constant -1 : i64 -> !torch.int<-1>
  %2 = torch.prim.ListConstruct(%0, %1) : (!torch.int<2>, !torch.int<-1>) -> !torch.list<[!torch.int<2>, !torch.int<-1>]>
  %3 = torch.aten.replication_pad1d(%arg0, %2) : (!torch.tensor<[3,h],f32>, !torch.list<[!torch.int<2>, !torch.int<-1>]>) -> !torch.tensor<[3,"h+1"],f32>
  return %3 : !torch.tensor<[3,"h+1"],f32>
}

// CHECK-LABEL: @replication_pad2d(
// CHECK: %[[V0:.*]] = torch.prim.ListConstruct({{.*}}) : (!torch.int<0>, !torch.int<2>, !torch.int<1>, !torch.int<1>) -> !torch.list<[!torch.int<0>, !torch.int<2>, !torch.int<1>, !torch.int<1>]>
// CHECK: %[[V1:.*]] = torch.aten.replication_pad2d(%arg0, %[[V0]]) : {{.*}} -> !torch.tensor<[2,"h+2","w+2"],f32>
// CHECK: %[[V2:.*]] = torch.aten.slice.Tensor(%[[V1]], {{.*}}) : ({{.*}}, !torch.int<2>, !torch.int<1>, !torch.none, !torch.int<1>) -> !torch.tensor<[2,"h+2","w+1"],f32>
// CHECK: return %[[V2]]
func.func @replication_pad2d(%arg0: !torch.tensor<[2,h,w],f32>) -> (!torch.tensor<[2,"h+2","w+1"],f32>) {
  %0 = torch.constant -1 : i64 -> !torch.int<-1>
  %1 = torch.constant 2 : i64 -> !torch.int<2>
  %2 = torch.constant 1 : i64 -> !torch.int<1>
  %3 = torch.prim.ListConstruct(%0, %1, %2, %2) : (!torch.int<-1>, !torch.int<2>, !torch.int<1>, !torch.int<1>) -> !torch.list<[!torch.int<-1>, !torch.int<2>, !torch.int<1>, !torch.int<1>]>
  %4 = torch.aten.replication_pad2d(%arg0, %3) : (!torch.tensor<[2,h,w],f32>, !torch.list<[!torch.int<-1>, !torch.int<2>, !torch.int<1>, !torch.int<1>]>) -> !torch.tensor<[2,"h+2","w+1"],f32>
  return %4 : !torch.tensor<[2,"h+2","w+1"],f32>
}

// CHECK-LABEL: @replication_pad3d(
// CHECK: %[[V0:.*]] = torch.prim.ListConstruct({{.*}}) : (!torch.int<1>, !torch.int<2>, !torch.int<0>, !torch.int<3>, !torch.int<2>, !torch.int<1>) -> !torch.list<[!torch.int<1>, !torch.int<2>, !torch.int<0>, !torch.int<3>, !torch.int<2>, !torch.int<1>]>
// CHECK: %[[V1:.*]] = torch.aten.replication_pad3d(%arg0, %[[V0]]) : {{.*}} -> !torch.tensor<[n,2,7,8,9],f32>
// CHECK: %[[V2:.*]] = torch.aten.slice.Tensor(%[[V1]], {{.*}}) : ({{.*}}, !torch.int<3>, !torch.int<1>, !torch.none, !torch.int<1>) -> !torch.tensor<[n,2,7,7,9],f32>
// CHECK: return %[[V2]]
func.func @replication_pad3d(%arg0: !torch.tensor<[n,2,4,5,6],f32>) -> (!torch.tensor<[n,2,7,7,9],f32>) {
  %0 = torch.constant 1 : i64 -> !torch.int<1>
  %1 = torch.constant 2 : i64 -> !torch.int<2>
  %2 = torch.constant -1 : i64 -> !torch.int<-1>
  %3 = torch.constant 3 : i64 -> !torch.int<3>
  %4 = torch.prim.ListConstruct(%0, %1, %2, %3, %1, %0) : (!torch.int<1>, !torch.int<2>, !torch.int<-1>, !torch.int<3>, !torch.int<2>, !torch.int<1>) -> !torch.list<[!torch.int<1>, !torch.int<2>, !torch.int<-1>, !torch.int<3>, !torch.int<2>, !torch.int<1>]>
  %5 = torch.aten.replication_pad3d(%arg0, %4) : (!torch.tensor<[n,2,4,5,6],f32>, !torch.list<[!torch.int<1>, !torch.int<2>, !torch.int<-1>, !torch.int<3>, !torch.int<2>, !torch.int<1>]>) -> !torch.tensor<[n,2,7,7,9],f32>
  return %5 : !torch.tensor<[n,2,7,7,9],f32>
}

// CHECK-LABEL: @pad(
// CHECK: %[[V0:.*]] = torch.prim.ListConstruct({{.*}}) : (!torch.int<1>, !torch.int<2>) -> !torch.list<[!torch.int<1>, !torch.int<2>]>
// CHECK: %[[V1:.*]] = torch.aten.constant_pad_nd(%arg0, %[[V0]], %arg1) : {{.*}} -> !torch.tensor<[n,2,8],f32>
// CHECK: %[[V2:.*]] = torch.aten.reflection_pad1d(%arg0, %[[V0]]) : {{.*}} -> !torch.tensor<[n,2,8],f32>
// CHECK: return %[[V1]], %[[V2]]
func.func @pad(%arg0: !torch.tensor<[n,2,5],f32>, %value: !torch.float) -> (!torch.tensor<[n,2,8],f32>, !torch.tensor<[n,2,8],f32>) {
  %0 = torch.constant 1 : i64 -> !torch.int<1>
  %1 = torch.constant 2 : i64 -> !torch.int<2>
  %2 = torch.prim.ListConstruct(%0, %1) : (!torch.int<1>, !torch.int<2>) -> !torch.list<[!torch.int<1>, !torch.int<2>]>
  %constant = torch.constant "constant" -> !torch.str
  %reflect = torch.constant "reflect" -> !torch.str
  %none = torch.constant unit -> !torch.none
  %3 = torch.aten.pad(%arg0, %2, %constant, %value) : (!torch.tensor<[n,2,5],f32>, !torch.list<[!torch.int<1>, !torch.int<2>]>, !torch.str, !torch.float) -> !torch.tensor<[n,2,8],f32>
  %4 = torch.aten.pad(%arg0, %2, %reflect, %none) : (!torch.tensor<[n,2,5],f32>, !torch.list<[!torch.int<1>, !torch.int<2>]>, !torch.str, !torch.none) -> !torch.tensor<[n,2,8],f32>
  return %3, %4 : !torch.tensor<[n,2,8],f32>, !torch.tensor<[n,2,8],f32>
}
