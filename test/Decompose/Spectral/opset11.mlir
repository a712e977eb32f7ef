// NOTE: The checks are written by tools/dev/update_checks.py.

// RUN: torch-onnx-opt %s --decompose --opset 11 | FileCheck %s

// CHECK-LABEL: @_fft_c2c(
// CHECK: %[[V0:.*]] = torch.aten.view_as_real(%arg0) : {{.*}} -> !torch.tensor<[n,128,2],f32>
// CHECK: %[[V1:.*]] = torch.aten.select.int(%[[V0]], {{.*}}) : ({{.*}}, !torch.int<-1>, !torch.int<0>) -> !torch.tensor<[n,128],f32>
// CHECK: %[[V2:.*]] = torch.aten.select.int(%[[V0]], {{.*}}) : ({{.*}}, !torch.int<-1>, !torch.int<1>) -> !torch.tensor<[n,128],f32>
// CHECK: %[[V3:.*]] = torch.constant dense<"0x0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F{{[0-9A-F]*}}"> : tensor<128x128xf32> -> !torch.tensor<[128,128],f32>
// CHECK: %[[V4:.*]] = torch.constant dense<"0x0000000000000000000000000000000000000000000000000000000000000000{{[0-9A-F]*}}"> : tensor<128x128xf32> -> !torch.tensor<[128,128],f32>
// CHECK: %[[V5:.*]] = torch.aten.matmul(%[[V1]], %[[V3]]) : {{.*}} -> !torch.tensor<[n,128],f32>
// CHECK: %[[V6:.*]] = torch.aten.matmul(%[[V1]], %[[V4]]) : {{.*}} -> !torch.tensor<[n,128],f32>
// CHECK: %[[V7:.*]] = torch.aten.rsub.Scalar(%[[V6]], {{.*}}) : ({{.*}}, !torch.int<0>, !torch.int<1>) -> !torch.tensor<[n,128],f32>
// CHECK: %[[V8:.*]] = torch.aten.matmul(%[[V2]], %[[V4]]) : {{.*}} -> !torch.tensor<[n,128],f32>
// CHECK: %[[V9:.*]] = torch.aten.matmul(%[[V2]], %[[V3]]) : {{.*}} -> !torch.tensor<[n,128],f32>
// CHECK: %[[V10:.*]] = torch.aten.add.Tensor(%[[V5]], %[[V8]], {{.*}}) : ({{.*}}, !torch.int<1>) -> !torch.tensor<[n,128],f32>
// CHECK: %[[V11:.*]] = torch.aten.add.Tensor(%[[V7]], %[[V9]], {{.*}}) : ({{.*}}, !torch.int<1>) -> !torch.tensor<[n,128],f32>
// CHECK: %[[V12:.*]] = torch.aten.complex(%[[V10]], %[[V11]]) : {{.*}} -> !torch.tensor<[n,128],complex<f32>>
// CHECK: return %[[V12]]
func.func @_fft_c2c(%arg0: !torch.tensor<[n,128],complex<f32>>) -> (!torch.tensor<[n,128],complex<f32>>) {
  %0 = torch.constant 1 : i64 -> !torch.int<1>
  %1 = torch.constant 0 : i64 -> !torch.int<0>
  %2 = torch.constant true -> !torch.bool<true>
  %3 = torch.prim.ListConstruct(%0) : (!torch.int<1>) -> !torch.list<[!torch.int<1>]>
  %4 = torch.aten._fft_c2c(%arg0, %3, %1, %2) : (!torch.tensor<[n,128],complex<f32>>, !torch.list<[!torch.int<1>]>, !torch.int<0>, !torch.bool<true>) -> !torch.tensor<[n,128],complex<f32>>
  return %4 : !torch.tensor<[n,128],complex<f32>>
}

// CHECK-LABEL: @_fft_r2c(
// CHECK: %[[V0:.*]] = torch.constant dense<"0x0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F{{[0-9A-F]*}}"> : tensor<128x65xf32> -> !torch.tensor<[128,65],f32>
// CHECK: %[[V1:.*]] = torch.constant dense<"0x0000000000000000000000000000000000000000000000000000000000000000{{[0-9A-F]*}}"> : tensor<128x65xf32> -> !torch.tensor<[128,65],f32>
// CHECK: %[[V2:.*]] = torch.aten.matmul(%arg0, %[[V0]]) : {{.*}} -> !torch.tensor<[n,65],f32>
// CHECK: %[[V3:.*]] = torch.aten.matmul(%arg0, %[[V1]]) : {{.*}} -> !torch.tensor<[n,65],f32>
// CHECK: %[[V4:.*]] = torch.aten.rsub.Scalar(%[[V3]], {{.*}}) : ({{.*}}, !torch.int<0>, !torch.int<1>) -> !torch.tensor<[n,65],f32>
// CHECK: %[[V5:.*]] = torch.aten.complex(%[[V2]], %[[V4]]) : {{.*}} -> !torch.tensor<[n,65],complex<f32>>
// CHECK: return %[[V5]]
func.func @_fft_r2c(%arg0: !torch.tensor<[n,128],f32>) -> (!torch.tensor<[n,65],complex<f32>>) {
  %0 = torch.constant 1 : i64 -> !torch.int<1>
  %1 = torch.constant 0 : i64 -> !torch.int<0>
  %2 = torch.constant true -> !torch.bool<true>
  %3 = torch.prim.ListConstruct(%0) : (!torch.int<1>) -> !torch.list<[!torch.int<1>]>
  %4 = torch.aten._fft_r2c(%arg0, %3, %1, %2) : (!torch.tensor<[n,128],f32>, !torch.list<[!torch.int<1>]>, !torch.int<0>, !torch.bool<true>) -> !torch.tensor<[n,65],complex<f32>>
  return %4 : !torch.tensor<[n,65],complex<f32>>
}
