// NOTE: The checks are written by tools/dev/update_checks.py.

// RUN: torch-onnx-opt %s --decompose | FileCheck %s

// CHECK-LABEL: @ps_roi_align(
// CHECK: %[[V0:.*]] = torch.operator "torchvision::roi_align"(%arg0, %arg1, {{.*}}, {{.*}}, {{.*}}, {{.*}}, {{.*}}) : (!torch.tensor<[n,12,h,w],f32>, !torch.tensor<[k,5],f32>, !torch.float<5.000000e-01>, !torch.int<2>, !torch.int<3>, !torch.int<2>, !torch.bool<true>) -> !torch.tensor<[k,12,2,3],f32>
// CHECK: %[[V1:.*]] = torch.aten.size.int(%[[V0]], {{.*}}) : ({{.*}}, !torch.int<0>) -> !torch.int<k>
// CHECK: %[[V2:.*]] = torch.prim.ListConstruct(%[[V1]], {{.*}}) : ({{.*}}, !torch.int<-1>, !torch.int<2>, !torch.int<3>, !torch.int<2>, !torch.int<3>) -> !torch.list<[!torch.int<k>, !torch.int<-1>, !torch.int<2>, !torch.int<3>, !torch.int<2>, !torch.int<3>]>
// CHECK: %[[V3:.*]] = torch.aten.reshape(%[[V0]], %[[V2]]) : {{.*}} -> !torch.tensor<[k,2,2,3,2,3],f32>
// CHECK: %[[V4:.*]] = torch.prim.ListConstruct({{.*}}) : (!torch.int<0>, !torch.int<1>, !torch.int<3>, !torch.int<5>, !torch.int<2>, !torch.int<4>) -> !torch.list<[!torch.int<0>, !torch.int<1>, !torch.int<3>, !torch.int<5>, !torch.int<2>, !torch.int<4>]>
// CHECK: %[[V5:.*]] = torch.aten.permute(%[[V3]], %[[V4]]) : {{.*}} -> !torch.tensor<[k,2,3,3,2,2],f32>
// CHECK: %[[V6:.*]] = torch.aten.flatten.using_ints(%[[V5]], {{.*}}) : ({{.*}}, !torch.int<-2>, !torch.int<-1>) -> !torch.tensor<[k,2,3,3,4],f32>
// CHECK: %[[V7:.*]] = torch.aten.slice.Tensor(%[[V6]], {{.*}}) : ({{.*}}, !torch.int<-1>, !torch.int<0>, !torch.int<6>, !torch.int<3>) -> !torch.tensor<[k,2,3,3,2],f32>
// CHECK: %[[V8:.*]] = torch.prim.ListConstruct({{.*}}) : (!torch.int<0>, !torch.int<1>, !torch.int<4>, !torch.int<2>, !torch.int<3>) -> !torch.list<[!torch.int<0>, !torch.int<1>, !torch.int<4>, !torch.int<2>, !torch.int<3>]>
// CHECK: %[[V9:.*]] = torch.aten.permute(%[[V7]], %[[V8]]) : {{.*}} -> !torch.tensor<[k,2,2,3,3],f32>
// CHECK: %[[V10:.*]] = torch.aten.flatten.using_ints(%[[V9]], {{.*}}) : ({{.*}}, !torch.int<-2>, !torch.int<-1>) -> !torch.tensor<[k,2,2,9],f32>
// CHECK: %[[V11:.*]] = torch.aten.slice.Tensor(%[[V10]], {{.*}}) : ({{.*}}, !torch.int<-1>, !torch.int<0>, !torch.int<12>, !torch.int<4>) -> !torch.tensor<[k,2,2,3],f32>
// CHECK: %[[V12:.*]] = torch.constant dense<{{\[\[}}{{\[\[}}0, 1, 2], [3, 4, 5]], {{\[\[}}6, 7, 8], [9, 10, 11]]]]> : tensor<1x2x2x3xi32> -> !torch.tensor<[1,2,2,3],i32>
// CHECK: %[[V13:.*]] = torch.aten.size.int(%[[V11]], {{.*}}) : ({{.*}}, !torch.int<0>) -> !torch.int<k>
// CHECK: %[[V14:.*]] = torch.prim.ListConstruct(%[[V13]], {{.*}}) : ({{.*}}, !torch.int<2>, !torch.int<2>, !torch.int<3>) -> !torch.list<[!torch.int<k>, !torch.int<2>, !torch.int<2>, !torch.int<3>]>
// CHECK: %[[V15:.*]] = torch.aten.expand(%[[V12]], %[[V14]], {{.*}}) : ({{.*}}, !torch.bool<false>) -> !torch.tensor<[k,2,2,3],i32>
// CHECK: return %[[V11]], %[[V15]]
func.func @ps_roi_align(%arg0: !torch.tensor<[n,12,h,w],f32>, %arg1: !torch.tensor<[k,5],f32>) -> (!torch.tensor<[k,2,2,3],f32>, !torch.tensor<[k,2,2,3],i32>) {
  %0 = torch.constant 5.000000e-01 : f64 -> !torch.float<5.000000e-01>
  %1 = torch.constant 2 : i64 -> !torch.int<2>
  %2 = torch.constant 3 : i64 -> !torch.int<3>
  %3 = torch.constant 2 : i64 -> !torch.int<2>
  %4:2 = torch.operator "torchvision::ps_roi_align"(%arg0, %arg1, %0, %1, %2, %3) : (!torch.tensor<[n,12,h,w],f32>, !torch.tensor<[k,5],f32>, !torch.float<5.000000e-01>, !torch.int<2>, !torch.int<3>, !torch.int<2>) -> (!torch.tensor<[k,2,2,3],f32>, !torch.tensor<[k,2,2,3],i32>)
  return %4#0, %4#1 : !torch.tensor<[k,2,2,3],f32>, !torch.tensor<[k,2,2,3],i32>
}

// CHECK-LABEL: @ps_roi_align_samples_of_the_run(
// CHECK: %[[V0:.*]] = torch.operator "torchvision::roi_align"(%arg0, %arg1, {{.*}}, {{.*}}, {{.*}}, {{.*}}, {{.*}}) : (!torch.tensor<[n,12,h,w],f32>, !torch.tensor<[k,5],f32>, !torch.float<5.000000e-01>, !torch.int<2>, !torch.int<3>, !torch.int<0>, !torch.bool<true>) -> !torch.tensor<[k,12,2,3],f32>
// CHECK: %[[V1:.*]] = torch.aten.size.int(%[[V0]], {{.*}}) : ({{.*}}, !torch.int<0>) -> !torch.int<k>
// CHECK: %[[V2:.*]] = torch.prim.ListConstruct(%[[V1]], {{.*}}) : ({{.*}}, !torch.int<-1>, !torch.int<2>, !torch.int<3>, !torch.int<2>, !torch.int<3>) -> !torch.list<[!torch.int<k>, !torch.int<-1>, !torch.int<2>, !torch.int<3>, !torch.int<2>, !torch.int<3>]>
// CHECK: %[[V3:.*]] = torch.aten.reshape(%[[V0]], %[[V2]]) : {{.*}} -> !torch.tensor<[k,2,2,3,2,3],f32>
// CHECK: %[[V4:.*]] = torch.prim.ListConstruct({{.*}}) : (!torch.int<0>, !torch.int<1>, !torch.int<3>, !torch.int<5>, !torch.int<2>, !torch.int<4>) -> !torch.list<[!torch.int<0>, !torch.int<1>, !torch.int<3>, !torch.int<5>, !torch.int<2>, !torch.int<4>]>
// CHECK: %[[V5:.*]] = torch.aten.permute(%[[V3]], %[[V4]]) : {{.*}} -> !torch.tensor<[k,2,3,3,2,2],f32>
// CHECK: %[[V6:.*]] = torch.aten.flatten.using_ints(%[[V5]], {{.*}}) : ({{.*}}, !torch.int<-2>, !torch.int<-1>) -> !torch.tensor<[k,2,3,3,4],f32>
// CHECK: %[[V7:.*]] = torch.aten.slice.Tensor(%[[V6]], {{.*}}) : ({{.*}}, !torch.int<-1>, !torch.int<0>, !torch.int<6>, !torch.int<3>) -> !torch.tensor<[k,2,3,3,2],f32>
// CHECK: %[[V8:.*]] = torch.prim.ListConstruct({{.*}}) : (!torch.int<0>, !torch.int<1>, !torch.int<4>, !torch.int<2>, !torch.int<3>) -> !torch.list<[!torch.int<0>, !torch.int<1>, !torch.int<4>, !torch.int<2>, !torch.int<3>]>
// CHECK: %[[V9:.*]] = torch.aten.permute(%[[V7]], %[[V8]]) : {{.*}} -> !torch.tensor<[k,2,2,3,3],f32>
// CHECK: %[[V10:.*]] = torch.aten.flatten.using_ints(%[[V9]], {{.*}}) : ({{.*}}, !torch.int<-2>, !torch.int<-1>) -> !torch.tensor<[k,2,2,9],f32>
// CHECK: %[[V11:.*]] = torch.aten.slice.Tensor(%[[V10]], {{.*}}) : ({{.*}}, !torch.int<-1>, !torch.int<0>, !torch.int<12>, !torch.int<4>) -> !torch.tensor<[k,2,2,3],f32>
// CHECK: %[[V12:.*]] = torch.aten.slice.Tensor(%arg1, {{.*}}) : ({{.*}}, !torch.int<1>, !torch.int<1>, !torch.int<5>, !torch.int<1>) -> !torch.tensor<[k,4],f32>
// CHECK: %[[V13:.*]] = torch.aten.mul.Scalar(%[[V12]], {{.*}}) : ({{.*}}, !torch.float<5.000000e-01>) -> !torch.tensor<[k,4],f32>
// CHECK: %[[V14:.*]] = torch.aten.slice.Tensor(%[[V13]], {{.*}}) : ({{.*}}, !torch.int<1>, !torch.int<2>, !torch.int<4>, !torch.int<1>) -> !torch.tensor<[k,2],f32>
// CHECK: %[[V15:.*]] = torch.aten.slice.Tensor(%[[V13]], {{.*}}) : ({{.*}}, !torch.int<1>, !torch.int<0>, !torch.int<2>, !torch.int<1>) -> !torch.tensor<[k,2],f32>
// CHECK: %[[V16:.*]] = torch.aten.sub.Tensor(%[[V14]], %[[V15]], {{.*}}) : ({{.*}}, !torch.int<1>) -> !torch.tensor<[k,2],f32>
// CHECK: %[[V17:.*]] = torch.aten.slice.Tensor(%[[V16]], {{.*}}) : ({{.*}}, !torch.int<1>, !torch.int<0>, !torch.int<1>, !torch.int<1>) -> !torch.tensor<[k,1],f32>
// CHECK: %[[V18:.*]] = torch.aten.div.Scalar(%[[V17]], {{.*}}) : ({{.*}}, !torch.int<3>) -> !torch.tensor<[k,1],f32>
// CHECK: %[[V19:.*]] = torch.aten.ceil(%[[V18]]) : {{.*}} -> !torch.tensor<[k,1],f32>
// CHECK: %[[V20:.*]] = torch.aten.eq.Scalar(%[[V19]], {{.*}}) : ({{.*}}, !torch.int<0>) -> !torch.tensor<[k,1],i1>
// CHECK: %[[V21:.*]] = torch.aten.slice.Tensor(%[[V16]], {{.*}}) : ({{.*}}, !torch.int<1>, !torch.int<1>, !torch.int<2>, !torch.int<1>) -> !torch.tensor<[k,1],f32>
// CHECK: %[[V22:.*]] = torch.aten.div.Scalar(%[[V21]], {{.*}}) : ({{.*}}, !torch.int<2>) -> !torch.tensor<[k,1],f32>
// CHECK: %[[V23:.*]] = torch.aten.ceil(%[[V22]]) : {{.*}} -> !torch.tensor<[k,1],f32>
// CHECK: %[[V24:.*]] = torch.aten.eq.Scalar(%[[V23]], {{.*}}) : ({{.*}}, !torch.int<0>) -> !torch.tensor<[k,1],i1>
// CHECK: %[[V25:.*]] = torch.aten.logical_or(%[[V20]], %[[V24]]) : {{.*}} -> !torch.tensor<[k,1],i1>
// CHECK: %[[V26:.*]] = torch.prim.ListConstruct({{.*}}) : (!torch.int<-1>, !torch.int<1>, !torch.int<1>, !torch.int<1>) -> !torch.list<[!torch.int<-1>, !torch.int<1>, !torch.int<1>, !torch.int<1>]>
// CHECK: %[[V27:.*]] = torch.aten.view(%[[V25]], %[[V26]]) : {{.*}} -> !torch.tensor<[k,1,1,1],i1>
// CHECK: %[[V28:.*]] = torch.constant dense<0x7FC00000> : tensor<f32> -> !torch.tensor<[],f32>
// CHECK: %[[V29:.*]] = torch.aten.where.self(%[[V27]], %[[V28]], %[[V11]]) : {{.*}} -> !torch.tensor<[k,2,2,3],f32>
// CHECK: return %[[V29]]
func.func @ps_roi_align_samples_of_the_run(%arg0: !torch.tensor<[n,12,h,w],f32>, %arg1: !torch.tensor<[k,5],f32>) -> (!torch.tensor<[k,2,2,3],f32>) {
  %0 = torch.constant 5.000000e-01 : f64 -> !torch.float<5.000000e-01>
  %1 = torch.constant 2 : i64 -> !torch.int<2>
  %2 = torch.constant 3 : i64 -> !torch.int<3>
  %3 = torch.constant 0 : i64 -> !torch.int<0>
  %4:2 = torch.operator "torchvision::ps_roi_align"(%arg0, %arg1, %0, %1, %2, %3) : (!torch.tensor<[n,12,h,w],f32>, !torch.tensor<[k,5],f32>, !torch.float<5.000000e-01>, !torch.int<2>, !torch.int<3>, !torch.int<0>) -> (!torch.tensor<[k,2,2,3],f32>, !torch.tensor<[k,2,2,3],i32>)
  return %4#0 : !torch.tensor<[k,2,2,3],f32>
}

// CHECK-LABEL: @ps_roi_pool(
// CHECK-NOT: torch.operator(
// CHECK: return {{.*}} : !torch.tensor<[k,2,2,3],f32>
func.func @ps_roi_pool(%arg0: !torch.tensor<[n,12,h,w],f32>, %arg1: !torch.tensor<[k,5],f32>) -> (!torch.tensor<[k,2,2,3],f32>) {
  %0 = torch.constant 5.000000e-01 : f64 -> !torch.float<5.000000e-01>
  %1 = torch.constant 2 : i64 -> !torch.int<2>
  %2 = torch.constant 3 : i64 -> !torch.int<3>
  %3:2 = torch.operator "torchvision::ps_roi_pool"(%arg0, %arg1, %0, %1, %2) : (!torch.tensor<[n,12,h,w],f32>, !torch.tensor<[k,5],f32>, !torch.float<5.000000e-01>, !torch.int<2>, !torch.int<3>) -> (!torch.tensor<[k,2,2,3],f32>, !torch.tensor<[k,2,2,3],i32>)
  return %3#0 : !torch.tensor<[k,2,2,3],f32>
}

// CHECK-LABEL: @roi_align_scaled_by_the_run(
// CHECK: %[[V0:.*]] = torch.aten.slice.Tensor(%arg1, {{.*}}) : ({{.*}}, !torch.int<1>, !torch.int<0>, !torch.int<1>, !torch.int<1>) -> !torch.tensor<[k,1],f32>
// CHECK: %[[V1:.*]] = torch.aten.slice.Tensor(%arg1, {{.*}}) : ({{.*}}, !torch.int<1>, !torch.int<1>, !torch.int<5>, !torch.int<1>) -> !torch.tensor<[k,4],f32>
// CHECK: %[[V2:.*]] = torch.aten.mul.Scalar(%[[V1]], %arg2) : {{.*}} -> !torch.tensor<[k,4],f32>
// CHECK: %[[V3:.*]] = torch.prim.ListConstruct(%[[V0]], %[[V2]]) : {{.*}} -> !torch.list<[!torch.tensor<[k,1],f32>, !torch.tensor<[k,4],f32>]>
// CHECK: %[[V4:.*]] = torch.aten.cat(%[[V3]], {{.*}}) : ({{.*}}, !torch.int<1>) -> !torch.tensor<[k,5],f32>
// CHECK: %[[V5:.*]] = torch.operator "torchvision::roi_align"(%arg0, %[[V4]], {{.*}}, {{.*}}, {{.*}}, {{.*}}, {{.*}}) : (!torch.tensor<[n,12,h,w],f32>, !torch.tensor<[k,5],f32>, !torch.float<1.000000e+00>, !torch.int<2>, !torch.int<3>, !torch.int<2>, !torch.bool<true>) -> !torch.tensor<[k,12,2,3],f32>
// CHECK: return %[[V5]]
func.func @roi_align_scaled_by_the_run(%arg0: !torch.tensor<[n,12,h,w],f32>, %arg1: !torch.tensor<[k,5],f32>, %arg2: !torch.float) -> (!torch.tensor<[k,12,2,3],f32>) {
  %0 = torch.constant 2 : i64 -> !torch.int<2>
  %1 = torch.constant 3 : i64 -> !torch.int<3>
  %2 = torch.constant 2 : i64 -> !torch.int<2>
  %3 = torch.constant true -> !torch.bool<true>
  %4 = torch.operator "torchvision::roi_align"(%arg0, %arg1, %arg2, %0, %1, %2, %3) : (!torch.tensor<[n,12,h,w],f32>, !torch.tensor<[k,5],f32>, !torch.float, !torch.int<2>, !torch.int<3>, !torch.int<2>, !torch.bool<true>) -> !torch.tensor<[k,12,2,3],f32>
  return %4 : !torch.tensor<[k,12,2,3],f32>
}

// CHECK-LABEL: @roi_pool_scaled_by_the_run(
// CHECK: %[[V0:.*]] = torch.aten.slice.Tensor(%arg1, {{.*}}) : ({{.*}}, !torch.int<1>, !torch.int<0>, !torch.int<1>, !torch.int<1>) -> !torch.tensor<[k,1],f32>
// CHECK: %[[V1:.*]] = torch.aten.slice.Tensor(%arg1, {{.*}}) : ({{.*}}, !torch.int<1>, !torch.int<1>, !torch.int<5>, !torch.int<1>) -> !torch.tensor<[k,4],f32>
// CHECK: %[[V2:.*]] = torch.aten.mul.Scalar(%[[V1]], %arg2) : {{.*}} -> !torch.tensor<[k,4],f32>
// CHECK: %[[V3:.*]] = torch.prim.ListConstruct(%[[V0]], %[[V2]]) : {{.*}} -> !torch.list<[!torch.tensor<[k,1],f32>, !torch.tensor<[k,4],f32>]>
// CHECK: %[[V4:.*]] = torch.aten.cat(%[[V3]], {{.*}}) : ({{.*}}, !torch.int<1>) -> !torch.tensor<[k,5],f32>
// CHECK: %[[V5:.*]]:2 = torch.operator "torchvision::roi_pool"(%arg0, %[[V4]], {{.*}}, {{.*}}, {{.*}}) : (!torch.tensor<[n,12,h,w],f32>, !torch.tensor<[k,5],f32>, !torch.float<1.000000e+00>, !torch.int<2>, !torch.int<3>) -> (!torch.tensor<[k,12,2,3],f32>, !torch.tensor<[k,12,2,3],i32>)
// CHECK: return %[[V5]]#0
func.func @roi_pool_scaled_by_the_run(%arg0: !torch.tensor<[n,12,h,w],f32>, %arg1: !torch.tensor<[k,5],f32>, %arg2: !torch.float) -> (!torch.tensor<[k,12,2,3],f32>) {
  %0 = torch.constant 2 : i64 -> !torch.int<2>
  %1 = torch.constant 3 : i64 -> !torch.int<3>
  %2:2 = torch.operator "torchvision::roi_pool"(%arg0, %arg1, %arg2, %0, %1) : (!torch.tensor<[n,12,h,w],f32>, !torch.tensor<[k,5],f32>, !torch.float, !torch.int<2>, !torch.int<3>) -> (!torch.tensor<[k,12,2,3],f32>, !torch.tensor<[k,12,2,3],i32>)
  return %2#0 : !torch.tensor<[k,12,2,3],f32>
}
