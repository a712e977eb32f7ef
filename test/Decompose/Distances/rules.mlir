// NOTE: The checks are written by tools/dev/update_checks.py.

// RUN: torch-onnx-opt %s --decompose | FileCheck %s

// CHECK-LABEL: @cdist(
// CHECK: %[[V0:.*]] = torch.aten.unsqueeze(%arg0, {{.*}}) : ({{.*}}, !torch.int<-2>) -> !torch.tensor<[n,3,1,4],f32>
// CHECK: %[[V1:.*]] = torch.aten.unsqueeze(%arg1, {{.*}}) : ({{.*}}, !torch.int<-3>) -> !torch.tensor<[n,1,5,4],f32>
// CHECK: %[[V2:.*]] = torch.aten.sub.Tensor(%[[V0]], %[[V1]], {{.*}}) : ({{.*}}, !torch.int<1>) -> !torch.tensor<[n,3,5,4],f32>
// CHECK: %[[V3:.*]] = torch.prim.ListConstruct({{.*}}) : (!torch.int<-1>) -> !torch.list<[!torch.int<-1>]>
// CHECK: %[[V4:.*]] = torch.aten.linalg_vector_norm(%[[V2]], {{.*}}, %[[V3]], {{.*}}) : ({{.*}}, !torch.float<2.000000e+00>, {{.*}}, !torch.bool<false>, !torch.none) -> !torch.tensor<[n,3,5],f32>
// CHECK: return %[[V4]]
func.func @cdist(%arg0: !torch.tensor<[n,3,4],f32>, %arg1: !torch.tensor<[n,5,4],f32>) -> (!torch.tensor<[n,3,5],f32>) {
  %0 = torch.constant 2.000000e+00 : f64 -> !torch.float<2.000000e+00>
  %1 = torch.constant unit -> !torch.none
  %2 = torch.aten.cdist(%arg0, %arg1, %0, %1) : (!torch.tensor<[n,3,4],f32>, !torch.tensor<[n,5,4],f32>, !torch.float<2.000000e+00>, !torch.none) -> !torch.tensor<[n,3,5],f32>
  return %2 : !torch.tensor<[n,3,5],f32>
}

// CHECK-LABEL: @pdist(
// CHECK: %[[V0:.*]] = torch.aten.size.int(%arg0, {{.*}}) : ({{.*}}, !torch.int<0>) -> !torch.int<n>
// CHECK: %[[V1:.*]] = torch.prim.ListConstruct(%[[V0]], %[[V0]]) : {{.*}} -> !torch.list<[!torch.int<n>, !torch.int<n>]>
// CHECK: %[[V2:.*]] = torch.aten.full(%[[V1]], {{.*}}) : ({{.*}}, !torch.int<1>, !torch.int<6>, !torch.none, !torch.none, !torch.none) -> !torch.tensor<[n,n],f32>
// CHECK: %[[V3:.*]] = torch.aten.triu(%[[V2]], {{.*}}) : ({{.*}}, !torch.int<1>) -> !torch.tensor<[n,n],f32>
// CHECK: %[[V4:.*]] = torch.aten.nonzero(%[[V3]]) : {{.*}} -> !torch.tensor<[u0,2],i64>
// CHECK: %[[V5:.*]] = torch.aten.t(%[[V4]]) : {{.*}} -> !torch.tensor<[2,"(n*n+n)//2-n"],i64>
// CHECK: %[[V6:.*]] = torch.aten.select.int(%[[V5]], {{.*}}) : ({{.*}}, !torch.int<0>, !torch.int<0>) -> !torch.tensor<["(n*n+n)//2-n"],i64>
// CHECK: %[[V7:.*]] = torch.aten.index_select(%arg0, {{.*}}, %[[V6]]) : ({{.*}}, !torch.int<0>, {{.*}}) -> !torch.tensor<["(n*n+n)//2-n",3],f32>
// CHECK: %[[V8:.*]] = torch.aten.select.int(%[[V5]], {{.*}}) : ({{.*}}, !torch.int<0>, !torch.int<1>) -> !torch.tensor<["(n*n+n)//2-n"],i64>
// CHECK: %[[V9:.*]] = torch.aten.index_select(%arg0, {{.*}}, %[[V8]]) : ({{.*}}, !torch.int<0>, {{.*}}) -> !torch.tensor<["(n*n+n)//2-n",3],f32>
// CHECK: %[[V10:.*]] = torch.aten.sub.Tensor(%[[V7]], %[[V9]], {{.*}}) : ({{.*}}, !torch.int<1>) -> !torch.tensor<["(n*n+n)//2-n",3],f32>
// CHECK: %[[V11:.*]] = torch.prim.ListConstruct({{.*}}) : (!torch.int<-1>) -> !torch.list<[!torch.int<-1>]>
// CHECK: %[[V12:.*]] = torch.aten.linalg_vector_norm(%[[V10]], {{.*}}, %[[V11]], {{.*}}) : ({{.*}}, !torch.float<2.000000e+00>, {{.*}}, !torch.bool<false>, !torch.none) -> !torch.tensor<[s0],f32>
// CHECK: return %[[V12]]
func.func @pdist(%arg0: !torch.tensor<[n,3],f32>) -> (!torch.tensor<[s0],f32>) {
  %0 = torch.constant 2.000000e+00 : f64 -> !torch.float<2.000000e+00>
  %1 = torch.aten.pdist(%arg0, %0) : (!torch.tensor<[n,3],f32>, !torch.float<2.000000e+00>) -> !torch.tensor<[s0],f32>
  return %1 : !torch.tensor<[s0],f32>
}

// CHECK-LABEL: @_cdist_forward(
// CHECK: %[[V0:.*]] = torch.aten.unsqueeze(%arg0, {{.*}}) : ({{.*}}, !torch.int<-2>) -> !torch.tensor<[n,5,1,3],f32>
// CHECK: %[[V1:.*]] = torch.aten.unsqueeze(%arg1, {{.*}}) : ({{.*}}, !torch.int<-3>) -> !torch.tensor<[n,1,4,3],f32>
// CHECK: %[[V2:.*]] = torch.aten.sub.Tensor(%[[V0]], %[[V1]], {{.*}}) : ({{.*}}, !torch.int<1>) -> !torch.tensor<[n,5,4,3],f32>
// CHECK: %[[V3:.*]] = torch.prim.ListConstruct({{.*}}) : (!torch.int<-1>) -> !torch.list<[!torch.int<-1>]>
// CHECK: %[[V4:.*]] = torch.aten.linalg_vector_norm(%[[V2]], {{.*}}, %[[V3]], {{.*}}) : ({{.*}}, !torch.float<2.000000e+00>, {{.*}}, !torch.bool<false>, !torch.none) -> !torch.tensor<[n,5,4],f32>
// CHECK: return %[[V4]]
func.func @_cdist_forward(%arg0: !torch.tensor<[n,5,3],f32>, %arg1: !torch.tensor<[n,4,3],f32>) -> (!torch.tensor<[n,5,4],f32>) {
  %0 = torch.constant 2.000000e+00 : f64 -> !torch.float<2.000000e+00>
  %1 = torch.constant unit -> !torch.none
  %2 = torch.aten._cdist_forward(%arg0, %arg1, %0, %1) : (!torch.tensor<[n,5,3],f32>, !torch.tensor<[n,4,3],f32>, !torch.float<2.000000e+00>, !torch.none) -> !torch.tensor<[n,5,4],f32>
  return %2 : !torch.tensor<[n,5,4],f32>
}

// CHECK-LABEL: @_euclidean_dist(
// CHECK: %[[V0:.*]] = torch.aten.transpose.int(%arg1, {{.*}}) : ({{.*}}, !torch.int<-2>, !torch.int<-1>) -> !torch.tensor<[n,3,4],f32>
// CHECK: %[[V1:.*]] = torch.aten.matmul(%arg0, %[[V0]]) : {{.*}} -> !torch.tensor<[n,5,4],f32>
// CHECK: %[[V2:.*]] = torch.aten.pow.Tensor_Scalar(%arg0, {{.*}}) : ({{.*}}, !torch.int<2>) -> !torch.tensor<[n,5,3],f32>
// CHECK: %[[V3:.*]] = torch.prim.ListConstruct({{.*}}) : (!torch.int<-1>) -> !torch.list<[!torch.int<-1>]>
// CHECK: %[[V4:.*]] = torch.aten.sum.dim_IntList(%[[V2]], %[[V3]], {{.*}}) : ({{.*}}, !torch.bool<true>, !torch.none) -> !torch.tensor<[n,5,1],f32>
// CHECK: %[[V5:.*]] = torch.aten.pow.Tensor_Scalar(%arg1, {{.*}}) : ({{.*}}, !torch.int<2>) -> !torch.tensor<[n,4,3],f32>
// CHECK: %[[V6:.*]] = torch.prim.ListConstruct({{.*}}) : (!torch.int<-1>) -> !torch.list<[!torch.int<-1>]>
// CHECK: %[[V7:.*]] = torch.aten.sum.dim_IntList(%[[V5]], %[[V6]], {{.*}}) : ({{.*}}, !torch.bool<true>, !torch.none) -> !torch.tensor<[n,4,1],f32>
// CHECK: %[[V8:.*]] = torch.aten.transpose.int(%[[V7]], {{.*}}) : ({{.*}}, !torch.int<-2>, !torch.int<-1>) -> !torch.tensor<[n,1,4],f32>
// CHECK: %[[V9:.*]] = torch.aten.add.Tensor(%[[V4]], %[[V8]], {{.*}}) : ({{.*}}, !torch.int<1>) -> !torch.tensor<[n,5,4],f32>
// CHECK: %[[V10:.*]] = torch.aten.mul.Scalar(%[[V1]], {{.*}}) : ({{.*}}, !torch.int<2>) -> !torch.tensor<[n,5,4],f32>
// CHECK: %[[V11:.*]] = torch.aten.sub.Tensor(%[[V9]], %[[V10]], {{.*}}) : ({{.*}}, !torch.int<1>) -> !torch.tensor<[n,5,4],f32>
// CHECK: %[[V12:.*]] = torch.aten.clamp(%[[V11]], {{.*}}) : ({{.*}}, !torch.float<1.000000e-30>, !torch.none) -> !torch.tensor<[n,5,4],f32>
// CHECK: %[[V13:.*]] = torch.aten.sqrt(%[[V12]]) : {{.*}} -> !torch.tensor<[n,5,4],f32>
// CHECK: return %[[V13]]
func.func @_euclidean_dist(%arg0: !torch.tensor<[n,5,3],f32>, %arg1: !torch.tensor<[n,4,3],f32>) -> (!torch.tensor<[n,5,4],f32>) {
  %0 = torch.aten._euclidean_dist(%arg0, %arg1) : (!torch.tensor<[n,5,3],f32>, !torch.tensor<[n,4,3],f32>) -> !torch.tensor<[n,5,4],f32>
  return %0 : !torch.tensor<[n,5,4],f32>
}

// CHECK-LABEL: @_pdist_forward(
// CHECK: %[[V0:.*]] = torch.constant dense<[0, 0, 0, 0, 1, 1, 1, 2, 2, 3]> : tensor<10xi64> -> !torch.tensor<[10],i64>
// CHECK: %[[V1:.*]] = torch.aten.index_select(%arg0, {{.*}}, %[[V0]]) : ({{.*}}, !torch.int<0>, {{.*}}) -> !torch.tensor<[10,3],f32>
// CHECK: %[[V2:.*]] = torch.constant dense<[1, 2, 3, 4, 2, 3, 4, 3, 4, 4]> : tensor<10xi64> -> !torch.tensor<[10],i64>
// CHECK: %[[V3:.*]] = torch.aten.index_select(%arg0, {{.*}}, %[[V2]]) : ({{.*}}, !torch.int<0>, {{.*}}) -> !torch.tensor<[10,3],f32>
// CHECK: %[[V4:.*]] = torch.aten.sub.Tensor(%[[V1]], %[[V3]], {{.*}}) : ({{.*}}, !torch.int<1>) -> !torch.tensor<[10,3],f32>
// CHECK: %[[V5:.*]] = torch.prim.ListConstruct({{.*}}) : (!torch.int<-1>) -> !torch.list<[!torch.int<-1>]>
// CHECK: %[[V6:.*]] = torch.aten.linalg_vector_norm(%[[V4]], {{.*}}, %[[V5]], {{.*}}) : ({{.*}}, !torch.float<2.000000e+00>, {{.*}}, !torch.bool<false>, !torch.none) -> !torch.tensor<[10],f32>
// CHECK: return %[[V6]]
func.func @_pdist_forward(%arg0: !torch.tensor<[5,3],f32>) -> (!torch.tensor<[10],f32>) {
  %0 = torch.constant 2.000000e+00 : f64 -> !torch.float<2.000000e+00>
  %1 = torch.aten._pdist_forward(%arg0, %0) : (!torch.tensor<[5,3],f32>, !torch.float<2.000000e+00>) -> !torch.tensor<[10],f32>
  return %1 : !torch.tensor<[10],f32>
}
