// NOTE: The checks are written by tools/dev/update_checks.py.

// RUN: torch-onnx-opt %s --decompose --opset 11 | FileCheck %s

// CHECK-LABEL: @tril(
// CHECK: %[[V0:.*]] = torch.aten.view_as_real(%arg0) : {{.*}} -> !torch.tensor<[n,3,2],f32>
// CHECK: %[[V1:.*]] = torch.aten.select.int(%[[V0]], {{.*}}) : ({{.*}}, !torch.int<-1>, !torch.int<0>) -> !torch.tensor<[n,3],f32>
// CHECK: %[[V2:.*]] = torch.aten.view_as_real(%arg0) : {{.*}} -> !torch.tensor<[n,3,2],f32>
// CHECK: %[[V3:.*]] = torch.aten.select.int(%[[V2]], {{.*}}) : ({{.*}}, !torch.int<-1>, !torch.int<1>) -> !torch.tensor<[n,3],f32>
// CHECK: %[[V4:.*]] = torch.constant dense<[0, 1, 2]> : tensor<3xi64> -> !torch.tensor<[3],i64>
// CHECK: %[[V5:.*]] = torch.aten.size.int(%[[V1]], {{.*}}) : ({{.*}}, !torch.int<-2>) -> !torch.int<n>
// CHECK: %[[V6:.*]] = torch.aten.arange.start_step({{.*}}, %[[V5]], {{.*}}) : (!torch.int<0>, {{.*}}, !torch.int<1>, !torch.int<4>, !torch.none, !torch.none, !torch.none) -> !torch.tensor<[n],i64>
// CHECK: %[[V7:.*]] = torch.aten.unsqueeze(%[[V6]], {{.*}}) : ({{.*}}, !torch.int<1>) -> !torch.tensor<[n,1],i64>
// CHECK: %[[V8:.*]] = torch.aten.sub.Tensor(%[[V4]], %[[V7]], {{.*}}) : ({{.*}}, !torch.int<1>) -> !torch.tensor<[n,3],i64>
// CHECK: %[[V9:.*]] = torch.aten.lt.Scalar(%[[V8]], {{.*}}) : ({{.*}}, !torch.int<0>) -> !torch.tensor<[n,3],i1>
// CHECK: %[[V10:.*]] = torch.aten.eq.Scalar(%[[V8]], {{.*}}) : ({{.*}}, !torch.int<0>) -> !torch.tensor<[n,3],i1>
// CHECK: %[[V11:.*]] = torch.aten.logical_or(%[[V9]], %[[V10]]) : {{.*}} -> !torch.tensor<[n,3],i1>
// CHECK: %[[V12:.*]] = torch.constant dense<0.000000e+00> : tensor<f32> -> !torch.tensor<[],f32>
// CHECK: %[[V13:.*]] = torch.aten.where.self(%[[V11]], %[[V1]], %[[V12]]) : {{.*}} -> !torch.tensor<[n,3],f32>
// CHECK: %[[V14:.*]] = torch.constant dense<[0, 1, 2]> : tensor<3xi64> -> !torch.tensor<[3],i64>
// CHECK: %[[V15:.*]] = torch.aten.size.int(%[[V3]], {{.*}}) : ({{.*}}, !torch.int<-2>) -> !torch.int<n>
// CHECK: %[[V16:.*]] = torch.aten.arange.start_step({{.*}}, %[[V15]], {{.*}}) : (!torch.int<0>, {{.*}}, !torch.int<1>, !torch.int<4>, !torch.none, !torch.none, !torch.none) -> !torch.tensor<[n],i64>
// CHECK: %[[V17:.*]] = torch.aten.unsqueeze(%[[V16]], {{.*}}) : ({{.*}}, !torch.int<1>) -> !torch.tensor<[n,1],i64>
// CHECK: %[[V18:.*]] = torch.aten.sub.Tensor(%[[V14]], %[[V17]], {{.*}}) : ({{.*}}, !torch.int<1>) -> !torch.tensor<[n,3],i64>
// CHECK: %[[V19:.*]] = torch.aten.lt.Scalar(%[[V18]], {{.*}}) : ({{.*}}, !torch.int<0>) -> !torch.tensor<[n,3],i1>
// CHECK: %[[V20:.*]] = torch.aten.eq.Scalar(%[[V18]], {{.*}}) : ({{.*}}, !torch.int<0>) -> !torch.tensor<[n,3],i1>
// CHECK: %[[V21:.*]] = torch.aten.logical_or(%[[V19]], %[[V20]]) : {{.*}} -> !torch.tensor<[n,3],i1>
// CHECK: %[[V22:.*]] = torch.constant dense<0.000000e+00> : tensor<f32> -> !torch.tensor<[],f32>
// CHECK: %[[V23:.*]] = torch.aten.where.self(%[[V21]], %[[V3]], %[[V22]]) : {{.*}} -> !torch.tensor<[n,3],f32>
// CHECK: %[[V24:.*]] = torch.aten.complex(%[[V13]], %[[V23]]) : {{.*}} -> !torch.tensor<[n,3],complex<f32>>
// CHECK: return %[[V24]]
func.func @tril(%arg0: !torch.tensor<[n,3],complex<f32>>) -> (!torch.tensor<[n,3],complex<f32>>) {
  %0 = torch.constant 0 : i64 -> !torch.int<0>
  %1 = torch.aten.tril(%arg0, %0) : (!torch.tensor<[n,3],complex<f32>>, !torch.int<0>) -> !torch.tensor<[n,3],complex<f32>>
  return %1 : !torch.tensor<[n,3],complex<f32>>
}
