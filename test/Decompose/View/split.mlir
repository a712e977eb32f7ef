// NOTE: The checks are written by tools/dev/update_checks.py.

// RUN: torch-onnx-opt %s --decompose | FileCheck %s

// CHECK-LABEL: @split_copy_Tensor(
// CHECK: %[[V0:.*]] = torch.aten.split.Tensor(%arg0, {{.*}}) : ({{.*}}, !torch.int<2>, !torch.int<1>) -> !torch.list<[!torch.tensor<[n,2],f32>, !torch.tensor<[n,2],f32>, !torch.tensor<[n,2],f32>]>
// CHECK: return %[[V0]]
func.func @split_copy_Tensor(%arg0: !torch.tensor<[n,6],f32>) -> (!torch.list<[!torch.tensor<[n,2],f32>, !torch.tensor<[n,2],f32>, !torch.tensor<[n,2],f32>]>) {
  %0 = torch.constant 2 : i64 -> !torch.int<2>
  %1 = torch.constant 1 : i64 -> !torch.int<1>
  %2 = torch.aten.split_copy.Tensor(%arg0, %0, %1) : (!torch.tensor<[n,6],f32>, !torch.int<2>, !torch.int<1>) -> !torch.list<[!torch.tensor<[n,2],f32>, !torch.tensor<[n,2],f32>, !torch.tensor<[n,2],f32>]>
  return %2 : !torch.list<[!torch.tensor<[n,2],f32>, !torch.tensor<[n,2],f32>, !torch.tensor<[n,2],f32>]>
}

// CHECK-LABEL: @split_with_sizes_copy(
// CHECK: %[[V0:.*]] = torch.prim.ListConstruct({{.*}}) : (!torch.int<1>, !torch.int<2>, !torch.int<3>) -> !torch.list<[!torch.int<1>, !torch.int<2>, !torch.int<3>]>
// CHECK: %[[V1:.*]] = torch.aten.split_with_sizes(%arg0, %[[V0]], {{.*}}) : ({{.*}}, !torch.int<1>) -> !torch.list<[!torch.tensor<[n,1],f32>, !torch.tensor<[n,2],f32>, !torch.tensor<[n,3],f32>]>
// CHECK: return %[[V1]]
func.func @split_with_sizes_copy(%arg0: !torch.tensor<[n,6],f32>) -> (!torch.list<[!torch.tensor<[n,1],f32>, !torch.tensor<[n,2],f32>, !torch.tensor<[n,3],f32>]>) {
  %0 = torch.constant 1 : i64 -> !torch.int<1>
  %1 = torch.constant 2 : i64 -> !torch.int<2>
  %2 = torch.constant 3 : i64 -> !torch.int<3>
  %3 = torch.prim.ListConstruct(%0, %1, %2) : (!torch.int<1>, !torch.int<2>, !torch.int<3>) -> !torch.list<[!torch.int<1>, !torch.int<2>, !torch.int<3>]>
  %4 = torch.aten.split_with_sizes_copy(%arg0, %3, %0) : (!torch.tensor<[n,6],f32>, !torch.list<[!torch.int<1>, !torch.int<2>, !torch.int<3>]>, !torch.int<1>) -> !torch.list<[!torch.tensor<[n,1],f32>, !torch.tensor<[n,2],f32>, !torch.tensor<[n,3],f32>]>
  return %4 : !torch.list<[!torch.tensor<[n,1],f32>, !torch.tensor<[n,2],f32>, !torch.tensor<[n,3],f32>]>
}

// CHECK-LABEL: @tensor_split_tensor_indices_or_sections(
// CHECK: %[[V0:.*]] = torch.aten.select.int(%arg1, {{.*}}) : ({{.*}}, !torch.int<0>, !torch.int<0>) -> !torch.tensor<[],i64>
// CHECK: %[[V1:.*]] = torch.aten.Int.Tensor(%[[V0]]) : {{.*}} -> !torch.int<u0>
// CHECK: %[[V2:.*]] = torch.aten.select.int(%arg1, {{.*}}) : ({{.*}}, !torch.int<0>, !torch.int<1>) -> !torch.tensor<[],i64>
// CHECK: %[[V3:.*]] = torch.aten.Int.Tensor(%[[V2]]) : {{.*}} -> !torch.int<u1>
// CHECK: %[[V4:.*]] = torch.aten.slice.Tensor(%arg0, {{.*}}, %[[V1]], {{.*}}) : ({{.*}}, !torch.int<1>, !torch.none, {{.*}}, !torch.int<1>) -> !torch.tensor<[n,"max(u0+6, 0)+6*max(u0, 0)-6*max(u0+1, 0)-max(u0-6, 0)"],f32>
// CHECK: %[[V5:.*]] = torch.aten.slice.Tensor(%arg0, {{.*}}, %[[V1]], %[[V3]], {{.*}}) : ({{.*}}, !torch.int<1>, {{.*}}, !torch.int<1>) -> !torch.tensor<[n,s1],f32>
// CHECK: %[[V6:.*]] = torch.aten.slice.Tensor(%arg0, {{.*}}, %[[V3]], {{.*}}) : ({{.*}}, !torch.int<1>, {{.*}}, !torch.none, !torch.int<1>) -> !torch.tensor<[n,"6*max(u1+1, 0)+max(u1-6, 0)+6-max(u1+6, 0)-6*max(u1, 0)"],f32>
// CHECK: %[[V7:.*]] = torch.prim.ListConstruct(%[[V4]], %[[V5]], %[[V6]]) : {{.*}} -> !torch.list<[!torch.tensor<[n,"max(u0+6, 0)+6*max(u0, 0)-6*max(u0+1, 0)-max(u0-6, 0)"],f32>, !torch.tensor<[n,s1],f32>, !torch.tensor<[n,"6*max(u1+1, 0)+max(u1-6, 0)+6-max(u1+6, 0)-6*max(u1, 0)"],f32>]>
// CHECK: return %[[V7]]
func.func @tensor_split_tensor_indices_or_sections(%arg0: !torch.tensor<[n,6],f32>, %arg1: !torch.tensor<[2],i64>) -> (!torch.list<[!torch.tensor<[n,0],f32>, !torch.tensor<[n,0],f32>, !torch.tensor<[n,6],f32>]>) {
  %0 = torch.constant 1 : i64 -> !torch.int<1>
  %1 = torch.aten.tensor_split.tensor_indices_or_sections(%arg0, %arg1, %0) : (!torch.tensor<[n,6],f32>, !torch.tensor<[2],i64>, !torch.int<1>) -> !torch.list<[!torch.tensor<[n,0],f32>, !torch.tensor<[n,0],f32>, !torch.tensor<[n,6],f32>]>
  return %1 : !torch.list<[!torch.tensor<[n,0],f32>, !torch.tensor<[n,0],f32>, !torch.tensor<[n,6],f32>]>
}

// CHECK-LABEL: @unbind_copy_int(
// CHECK: %[[V0:.*]] = torch.aten.select.int(%arg0, {{.*}}) : ({{.*}}, !torch.int<1>, !torch.int<0>) -> !torch.tensor<[n],f32>
// CHECK: %[[V1:.*]] = torch.aten.select.int(%arg0, {{.*}}) : ({{.*}}, !torch.int<1>, !torch.int<1>) -> !torch.tensor<[n],f32>
// CHECK: %[[V2:.*]] = torch.aten.select.int(%arg0, {{.*}}) : ({{.*}}, !torch.int<1>, !torch.int<2>) -> !torch.tensor<[n],f32>
// CHECK: %[[V3:.*]] = torch.aten.select.int(%arg0, {{.*}}) : ({{.*}}, !torch.int<1>, !torch.int<3>) -> !torch.tensor<[n],f32>
// CHECK: %[[V4:.*]] = torch.prim.ListConstruct(%[[V0]], %[[V1]], %[[V2]], %[[V3]]) : {{.*}} -> !torch.list<[!torch.tensor<[n],f32>, !torch.tensor<[n],f32>, !torch.tensor<[n],f32>, !torch.tensor<[n],f32>]>
// CHECK: return %[[V4]]
func.func @unbind_copy_int(%arg0: !torch.tensor<[n,4],f32>) -> (!torch.list<[!torch.tensor<[n],f32>, !torch.tensor<[n],f32>, !torch.tensor<[n],f32>, !torch.tensor<[n],f32>]>) {
  %0 = torch.constant 1 : i64 -> !torch.int<1>
  %1 = torch.aten.unbind_copy.int(%arg0, %0) : (!torch.tensor<[n,4],f32>, !torch.int<1>) -> !torch.list<[!torch.tensor<[n],f32>, !torch.tensor<[n],f32>, !torch.tensor<[n],f32>, !torch.tensor<[n],f32>]>
  return %1 : !torch.list<[!torch.tensor<[n],f32>, !torch.tensor<[n],f32>, !torch.tensor<[n],f32>, !torch.tensor<[n],f32>]>
}

// CHECK-LABEL: @unsafe_split_with_sizes(
// CHECK: %[[V0:.*]] = torch.prim.ListConstruct({{.*}}) : (!torch.int<1>, !torch.int<2>, !torch.int<3>) -> !torch.list<[!torch.int<1>, !torch.int<2>, !torch.int<3>]>
// CHECK: %[[V1:.*]] = torch.aten.split_with_sizes(%arg0, %[[V0]], {{.*}}) : ({{.*}}, !torch.int<1>) -> !torch.list<[!torch.tensor<[n,1],f32>, !torch.tensor<[n,2],f32>, !torch.tensor<[n,3],f32>]>
// CHECK: return %[[V1]]
func.func @unsafe_split_with_sizes(%arg0: !torch.tensor<[n,6],f32>) -> (!torch.list<[!torch.tensor<[n,1],f32>, !torch.tensor<[n,2],f32>, !torch.tensor<[n,3],f32>]>) {
  %0 = torch.constant 1 : i64 -> !torch.int<1>
  %1 = torch.constant 2 : i64 -> !torch.int<2>
  %2 = torch.constant 3 : i64 -> !torch.int<3>
  %3 = torch.prim.ListConstruct(%0, %1, %2) : (!torch.int<1>, !torch.int<2>, !torch.int<3>) -> !torch.list<[!torch.int<1>, !torch.int<2>, !torch.int<3>]>
  %4 = torch.aten.unsafe_split_with_sizes(%arg0, %3, %0) : (!torch.tensor<[n,6],f32>, !torch.list<[!torch.int<1>, !torch.int<2>, !torch.int<3>]>, !torch.int<1>) -> !torch.list<[!torch.tensor<[n,1],f32>, !torch.tensor<[n,2],f32>, !torch.tensor<[n,3],f32>]>
  return %4 : !torch.list<[!torch.tensor<[n,1],f32>, !torch.tensor<[n,2],f32>, !torch.tensor<[n,3],f32>]>
}
