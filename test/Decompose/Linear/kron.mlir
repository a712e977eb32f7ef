// NOTE: The checks are written by tools/dev/update_checks.py.

// RUN: torch-onnx-opt %s --decompose | FileCheck %s

// CHECK-LABEL: @kron(
// CHECK: %[[V0:.*]] = torch.aten.unsqueeze(%arg1, {{.*}}) : ({{.*}}, !torch.int<0>) -> !torch.tensor<[1,m],f32>
// CHECK: %[[V1:.*]] = torch.aten.size.int(%arg0, {{.*}}) : ({{.*}}, !torch.int<0>) -> !torch.int<n>
// CHECK: %[[V2:.*]] = torch.aten.size.int(%[[V0]], {{.*}}) : ({{.*}}, !torch.int<1>) -> !torch.int<m>
// CHECK: %[[V3:.*]] = torch.aten.mul.int(%[[V1]], {{.*}}) : ({{.*}}, !torch.int<1>) -> !torch.int<n>
// CHECK: %[[V4:.*]] = torch.aten.mul.int({{.*}}, %[[V2]]) : (!torch.int<3>, {{.*}}) -> !torch.int<"3*m">
// CHECK: %[[V5:.*]] = torch.aten.unsqueeze(%arg0, {{.*}}) : ({{.*}}, !torch.int<1>) -> !torch.tensor<[n,1,3],f32>
// CHECK: %[[V6:.*]] = torch.aten.unsqueeze(%[[V0]], {{.*}}) : ({{.*}}, !torch.int<0>) -> !torch.tensor<[1,1,m],f32>
// CHECK: %[[V7:.*]] = torch.aten.unsqueeze(%[[V5]], {{.*}}) : ({{.*}}, !torch.int<3>) -> !torch.tensor<[n,1,3,1],f32>
// CHECK: %[[V8:.*]] = torch.aten.unsqueeze(%[[V6]], {{.*}}) : ({{.*}}, !torch.int<2>) -> !torch.tensor<[1,1,1,m],f32>
// CHECK: %[[V9:.*]] = torch.aten.mul.Tensor(%[[V7]], %[[V8]]) : {{.*}} -> !torch.tensor<[n,1,3,m],f32>
// CHECK: %[[V10:.*]] = torch.prim.ListConstruct(%[[V3]], %[[V4]]) : {{.*}} -> !torch.list<[!torch.int<n>, !torch.int<"3*m">]>
// CHECK: %[[V11:.*]] = torch.aten.reshape(%[[V9]], %[[V10]]) : {{.*}} -> !torch.tensor<[n,"3*m"],f32>
// CHECK: return %[[V11]]
func.func @kron(%arg0: !torch.tensor<[n,3],f32>, %arg1: !torch.tensor<[m],f32>) -> !torch.tensor<[n,"3*m"],f32> {
  %0 = torch.aten.kron(%arg0, %arg1) : (!torch.tensor<[n,3],f32>, !torch.tensor<[m],f32>) -> !torch.tensor<[n,"3*m"],f32>
  return %0 : !torch.tensor<[n,"3*m"],f32>
}
