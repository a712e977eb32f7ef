// NOTE: The checks are written by tools/dev/update_checks.py.

// RUN: torch-onnx-opt %s --decompose | FileCheck %s

// CHECK-LABEL: @_fft_c2r(
// CHECK: %[[V0:.*]] = torch.aten.view_as_real(%arg0) : {{.*}} -> !torch.tensor<[n,65,2],f32>
// CHECK: %[[V1:.*]] = torch.aten.select.int(%[[V0]], {{.*}}) : ({{.*}}, !torch.int<-1>, !torch.int<0>) -> !torch.tensor<[n,65],f32>
// CHECK: %[[V2:.*]] = torch.aten.select.int(%[[V0]], {{.*}}) : ({{.*}}, !torch.int<-1>, !torch.int<1>) -> !torch.tensor<[n,65],f32>
// CHECK: %[[V3:.*]] = torch.constant dense<"0x0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F{{[0-9A-F]*}}"> : tensor<65x128xf32> -> !torch.tensor<[65,128],f32>
// CHECK: %[[V4:.*]] = torch.constant dense<"0x0000000000000000000000000000000000000000000000000000000000000000{{[0-9A-F]*}}"> : tensor<65x128xf32> -> !torch.tensor<[65,128],f32>
// CHECK: %[[V5:.*]] = torch.constant dense<{{\[\[}}1.000000e+00], [2.000000e+00], [2.000000e+00], [2.000000e+00], [2.000000e+00], [2.000000e+00], [2.000000e+00], [2.000000e+00], [2.000000e+00], [2.000000e+00], [2.000000e+00], [2.000000e+00], [2.000000e+00], [2.000000e+00], [2.000000e+00], [2.000000e+00], [2.000000e+00], [2.000000e+00], [2.000000e+00], [2.000000e+00], [2.000000e+00], [2.000000e+00], [2.000000e+00], [2.000000e+00], [2.000000e+00], [2.000000e+00], [2.000000e+00], [2.000000e+00], [2.000000e+00], [2.000000e+00], [2.000000e+00], [2.000000e+00], [2.000000e+00], [2.000000e+00], [2.000000e+00], [2.000000e+00], [2.000000e+00], [2.000000e+00], [2.000000e+00], [2.000000e+00], [2.000000e+00], [2.000000e+00], [2.000000e+00], [2.000000e+00], [2.000000e+00], [2.000000e+00], [2.000000e+00], [2.000000e+00], [2.000000e+00], [2.000000e+00], [2.000000e+00], [2.000000e+00], [2.000000e+00], [2.000000e+00], [2.000000e+00], [2.000000e+00], [2.000000e+00], [2.000000e+00], [2.000000e+00], [2.000000e+00], [2.000000e+00], [2.000000e+00], [2.000000e+00], [2.000000e+00], [1.000000e+00]]> : tensor<65x1xf32> -> !torch.tensor<[65,1],f32>
// CHECK: %[[V6:.*]] = torch.constant dense<"0x0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F{{[0-9A-F]*}}"> : tensor<65x128xf32> -> !torch.tensor<[65,128],f32>
// CHECK: %[[V7:.*]] = torch.aten.matmul(%[[V1]], %[[V6]]) : {{.*}} -> !torch.tensor<[n,128],f32>
// CHECK: %[[V8:.*]] = torch.constant dense<"0x0000000000000000000000000000000000000000000000000000000000000000{{[0-9A-F]*}}"> : tensor<65x128xf32> -> !torch.tensor<[65,128],f32>
// CHECK: %[[V9:.*]] = torch.aten.matmul(%[[V2]], %[[V8]]) : {{.*}} -> !torch.tensor<[n,128],f32>
// CHECK: %[[V10:.*]] = torch.aten.sub.Tensor(%[[V7]], %[[V9]], {{.*}}) : ({{.*}}, !torch.int<1>) -> !torch.tensor<[n,128],f32>
// CHECK: return %[[V10]]
func.func @_fft_c2r(%arg0: !torch.tensor<[n,65],complex<f32>>) -> (!torch.tensor<[n,128],f32>) {
  %0 = torch.constant 1 : i64 -> !torch.int<1>
  %1 = torch.constant 0 : i64 -> !torch.int<0>
  %2 = torch.constant 128 : i64 -> !torch.int<128>
  %3 = torch.prim.ListConstruct(%0) : (!torch.int<1>) -> !torch.list<[!torch.int<1>]>
  %4 = torch.aten._fft_c2r(%arg0, %3, %1, %2) : (!torch.tensor<[n,65],complex<f32>>, !torch.list<[!torch.int<1>]>, !torch.int<0>, !torch.int<128>) -> !torch.tensor<[n,128],f32>
  return %4 : !torch.tensor<[n,128],f32>
}

// CHECK-LABEL: @istft(
// CHECK: %[[V0:.*]] = torch.aten.view_as_real(%arg0) : {{.*}} -> !torch.tensor<[n,9,20,2],f32>
// CHECK: %[[V1:.*]] = torch.aten.select.int(%[[V0]], {{.*}}) : ({{.*}}, !torch.int<-1>, !torch.int<0>) -> !torch.tensor<[n,9,20],f32>
// CHECK: %[[V2:.*]] = torch.aten.select.int(%[[V0]], {{.*}}) : ({{.*}}, !torch.int<-1>, !torch.int<1>) -> !torch.tensor<[n,9,20],f32>
// CHECK: %[[V3:.*]] = torch.constant dense<"0x0000803D0000803D0000803D0000803D0000803D0000803D0000803D0000803D{{[0-9A-F]*}}"> : tensor<18x1x16xf32> -> !torch.tensor<[18,1,16],f32>
// CHECK: %[[V4:.*]] = torch.prim.ListConstruct(%[[V1]], %[[V2]]) : {{.*}} -> !torch.list<[!torch.tensor<[n,9,20],f32>, !torch.tensor<[n,9,20],f32>]>
// CHECK: %[[V5:.*]] = torch.aten.cat(%[[V4]], {{.*}}) : ({{.*}}, !torch.int<-2>) -> !torch.tensor<[n,18,20],f32>
// CHECK: %[[V6:.*]] = torch.prim.ListConstruct({{.*}}) : (!torch.int<4>) -> !torch.list<[!torch.int<4>]>
// CHECK: %[[V7:.*]] = torch.prim.ListConstruct({{.*}}) : (!torch.int<0>) -> !torch.list<[!torch.int<0>]>
// CHECK: %[[V8:.*]] = torch.prim.ListConstruct({{.*}}) : (!torch.int<0>) -> !torch.list<[!torch.int<0>]>
// CHECK: %[[V9:.*]] = torch.prim.ListConstruct({{.*}}) : (!torch.int<1>) -> !torch.list<[!torch.int<1>]>
// CHECK: %[[V10:.*]] = torch.aten.conv_transpose1d(%[[V5]], %[[V3]], {{.*}}, %[[V6]], %[[V7]], %[[V8]], {{.*}}, %[[V9]]) : ({{.*}}, !torch.none, {{.*}}, !torch.int<1>, {{.*}}) -> !torch.tensor<[n,1,92],f32>
// CHECK: %[[V11:.*]] = torch.aten.squeeze.dim(%[[V10]], {{.*}}) : ({{.*}}, !torch.int<1>) -> !torch.tensor<[n,92],f32>
// CHECK: %[[V12:.*]] = torch.aten.slice.Tensor(%[[V11]], {{.*}}) : ({{.*}}, !torch.int<1>, !torch.int<8>, !torch.int<-8>, !torch.int<1>) -> !torch.tensor<[n,76],f32>
// CHECK: %[[V13:.*]] = torch.constant dense<{{\[\[}}3.000000e+00, 3.000000e+00, 3.000000e+00, 3.000000e+00, 4.000000e+00, 4.000000e+00, 4.000000e+00, 4.000000e+00, 4.000000e+00, 4.000000e+00, 4.000000e+00, 4.000000e+00, 4.000000e+00, 4.000000e+00, 4.000000e+00, 4.000000e+00, 4.000000e+00, 4.000000e+00, 4.000000e+00, 4.000000e+00, 4.000000e+00, 4.000000e+00, 4.000000e+00, 4.000000e+00, 4.000000e+00, 4.000000e+00, 4.000000e+00, 4.000000e+00, 4.000000e+00, 4.000000e+00, 4.000000e+00, 4.000000e+00, 4.000000e+00, 4.000000e+00, 4.000000e+00, 4.000000e+00, 4.000000e+00, 4.000000e+00, 4.000000e+00, 4.000000e+00, 4.000000e+00, 4.000000e+00, 4.000000e+00, 4.000000e+00, 4.000000e+00, 4.000000e+00, 4.000000e+00, 4.000000e+00, 4.000000e+00, 4.000000e+00, 4.000000e+00, 4.000000e+00, 4.000000e+00, 4.000000e+00, 4.000000e+00, 4.000000e+00, 4.000000e+00, 4.000000e+00, 4.000000e+00, 4.000000e+00, 4.000000e+00, 4.000000e+00, 4.000000e+00, 4.000000e+00, 4.000000e+00, 4.000000e+00, 4.000000e+00, 4.000000e+00, 4.000000e+00, 4.000000e+00, 4.000000e+00, 4.000000e+00, 3.000000e+00, 3.000000e+00, 3.000000e+00, 3.000000e+00]]> : tensor<1x76xf32> -> !torch.tensor<[1,76],f32>
// CHECK: %[[V14:.*]] = torch.aten.div.Tensor(%[[V12]], %[[V13]]) : {{.*}} -> !torch.tensor<[n,76],f32>
// CHECK: return %[[V14]]
func.func @istft(%arg0: !torch.tensor<[n,9,20],complex<f32>>) -> (!torch.tensor<[n,76],f32>) {
  %0 = torch.constant 16 : i64 -> !torch.int<16>
  %1 = torch.constant unit -> !torch.none
  %2 = torch.constant true -> !torch.bool<true>
  %3 = torch.constant false -> !torch.bool<false>
  %4 = torch.aten.istft(%arg0, %0, %1, %1, %1, %2, %3, %1, %1, %3) : (!torch.tensor<[n,9,20],complex<f32>>, !torch.int<16>, !torch.none, !torch.none, !torch.none, !torch.bool<true>, !torch.bool<false>, !torch.none, !torch.none, !torch.bool<false>) -> !torch.tensor<[n,76],f32>
  return %4 : !torch.tensor<[n,76],f32>
}

// CHECK-LABEL: @stft_center(
// CHECK: %[[V0:.*]] = torch.aten.view_as_real(%arg0) : {{.*}} -> !torch.tensor<[n,100,2],f32>
// CHECK: %[[V1:.*]] = torch.aten.select.int(%[[V0]], {{.*}}) : ({{.*}}, !torch.int<-1>, !torch.int<0>) -> !torch.tensor<[n,100],f32>
// CHECK: %[[V2:.*]] = torch.aten.select.int(%[[V0]], {{.*}}) : ({{.*}}, !torch.int<-1>, !torch.int<1>) -> !torch.tensor<[n,100],f32>
// CHECK: %[[V3:.*]] = torch.aten.unsqueeze(%[[V1]], {{.*}}) : ({{.*}}, !torch.int<1>) -> !torch.tensor<[n,1,100],f32>
// CHECK: %[[V4:.*]] = torch.prim.ListConstruct({{.*}}) : (!torch.int<8>, !torch.int<8>) -> !torch.list<[!torch.int<8>, !torch.int<8>]>
// CHECK: %[[V5:.*]] = torch.aten.reflection_pad1d(%[[V3]], %[[V4]]) : {{.*}} -> !torch.tensor<[n,1,116],f32>
// CHECK: %[[V6:.*]] = torch.aten.unsqueeze(%[[V2]], {{.*}}) : ({{.*}}, !torch.int<1>) -> !torch.tensor<[n,1,100],f32>
// CHECK: %[[V7:.*]] = torch.prim.ListConstruct({{.*}}) : (!torch.int<8>, !torch.int<8>) -> !torch.list<[!torch.int<8>, !torch.int<8>]>
// CHECK: %[[V8:.*]] = torch.aten.reflection_pad1d(%[[V6]], %[[V7]]) : {{.*}} -> !torch.tensor<[n,1,116],f32>
// CHECK: %[[V9:.*]] = torch.constant dense<"0x0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F{{[0-9A-F]*}}"> : tensor<32x1x16xf32> -> !torch.tensor<[32,1,16],f32>
// CHECK: %[[V10:.*]] = torch.prim.ListConstruct({{.*}}) : (!torch.int<4>) -> !torch.list<[!torch.int<4>]>
// CHECK: %[[V11:.*]] = torch.prim.ListConstruct({{.*}}) : (!torch.int<0>) -> !torch.list<[!torch.int<0>]>
// CHECK: %[[V12:.*]] = torch.prim.ListConstruct({{.*}}) : (!torch.int<1>) -> !torch.list<[!torch.int<1>]>
// CHECK: %[[V13:.*]] = torch.aten.conv1d(%[[V5]], %[[V9]], {{.*}}, %[[V10]], %[[V11]], %[[V12]], {{.*}}) : ({{.*}}, !torch.none, {{.*}}, !torch.int<1>) -> !torch.tensor<[n,32,26],f32>
// CHECK: %[[V14:.*]] = torch.aten.slice.Tensor(%[[V13]], {{.*}}) : ({{.*}}, !torch.int<1>, !torch.int<0>, !torch.int<16>, !torch.int<1>) -> !torch.tensor<[n,16,26],f32>
// CHECK: %[[V15:.*]] = torch.aten.slice.Tensor(%[[V13]], {{.*}}) : ({{.*}}, !torch.int<1>, !torch.int<16>, !torch.int<32>, !torch.int<1>) -> !torch.tensor<[n,16,26],f32>
// CHECK: %[[V16:.*]] = torch.prim.ListConstruct({{.*}}) : (!torch.int<4>) -> !torch.list<[!torch.int<4>]>
// CHECK: %[[V17:.*]] = torch.prim.ListConstruct({{.*}}) : (!torch.int<0>) -> !torch.list<[!torch.int<0>]>
// CHECK: %[[V18:.*]] = torch.prim.ListConstruct({{.*}}) : (!torch.int<1>) -> !torch.list<[!torch.int<1>]>
// CHECK: %[[V19:.*]] = torch.aten.conv1d(%[[V8]], %[[V9]], {{.*}}, %[[V16]], %[[V17]], %[[V18]], {{.*}}) : ({{.*}}, !torch.none, {{.*}}, !torch.int<1>) -> !torch.tensor<[n,32,26],f32>
// CHECK: %[[V20:.*]] = torch.aten.slice.Tensor(%[[V19]], {{.*}}) : ({{.*}}, !torch.int<1>, !torch.int<0>, !torch.int<16>, !torch.int<1>) -> !torch.tensor<[n,16,26],f32>
// CHECK: %[[V21:.*]] = torch.aten.slice.Tensor(%[[V19]], {{.*}}) : ({{.*}}, !torch.int<1>, !torch.int<16>, !torch.int<32>, !torch.int<1>) -> !torch.tensor<[n,16,26],f32>
// CHECK: %[[V22:.*]] = torch.aten.sub.Tensor(%[[V14]], %[[V21]], {{.*}}) : ({{.*}}, !torch.int<1>) -> !torch.tensor<[n,16,26],f32>
// CHECK: %[[V23:.*]] = torch.aten.add.Tensor(%[[V15]], %[[V20]], {{.*}}) : ({{.*}}, !torch.int<1>) -> !torch.tensor<[n,16,26],f32>
// CHECK: %[[V24:.*]] = torch.aten.complex(%[[V22]], %[[V23]]) : {{.*}} -> !torch.tensor<[n,16,26],complex<f32>>
// CHECK: return %[[V24]]
func.func @stft_center(%arg0: !torch.tensor<[n,100],complex<f32>>) -> (!torch.tensor<[n,16,26],complex<f32>>) {
  %0 = torch.constant 16 : i64 -> !torch.int<16>
  %1 = torch.constant unit -> !torch.none
  %2 = torch.constant true -> !torch.bool<true>
  %3 = torch.constant "reflect" -> !torch.str
  %4 = torch.constant false -> !torch.bool<false>
  %5 = torch.aten.stft.center(%arg0, %0, %1, %1, %1, %2, %3, %4, %4, %2, %1) : (!torch.tensor<[n,100],complex<f32>>, !torch.int<16>, !torch.none, !torch.none, !torch.none, !torch.bool<true>, !torch.str, !torch.bool<false>, !torch.bool<false>, !torch.bool<true>, !torch.none) -> !torch.tensor<[n,16,26],complex<f32>>
  return %5 : !torch.tensor<[n,16,26],complex<f32>>
}

// CHECK-LABEL: @fft_fft(
// CHECK-NOT: torch.aten.fft_fft(
// CHECK: return {{.*}} : !torch.tensor<[3,n],complex<f32>>
func.func @fft_fft(%arg0: !torch.tensor<[3,n],complex<f32>>) -> (!torch.tensor<[3,n],complex<f32>>) {
  %0 = torch.constant unit -> !torch.none
  %1 = torch.constant -1 : i64 -> !torch.int<-1>
  %2 = torch.aten.fft_fft(%arg0, %0, %1, %0) : (!torch.tensor<[3,n],complex<f32>>, !torch.none, !torch.int<-1>, !torch.none) -> !torch.tensor<[3,n],complex<f32>>
  return %2 : !torch.tensor<[3,n],complex<f32>>
}

// CHECK-LABEL: @fft_fftfreq(
// CHECK: %[[V0:.*]] = torch.aten.size.int(%arg0, {{.*}}) : ({{.*}}, !torch.int<0>) -> !torch.int<n>
// CHECK: %[[V1:.*]] = torch.aten.floordiv.int(%[[V0]], {{.*}}) : ({{.*}}, !torch.int<2>) -> !torch.int<"n//2">
// CHECK: %[[V2:.*]] = torch.aten.sub.int(%[[V0]], %[[V1]]) : {{.*}} -> !torch.int<"n-(n//2)">
// CHECK: %[[V3:.*]] = torch.aten.arange.start_step({{.*}}, %[[V2]], {{.*}}) : (!torch.int<0>, {{.*}}, !torch.int<1>, !torch.int<4>, !torch.none, !torch.none, !torch.none) -> !torch.tensor<["n-(n//2)"],i64>
// CHECK: %[[V4:.*]] = torch.aten.arange.start_step({{.*}}, %[[V1]], {{.*}}) : (!torch.int<0>, {{.*}}, !torch.int<1>, !torch.int<4>, !torch.none, !torch.none, !torch.none) -> !torch.tensor<["n//2"],i64>
// CHECK: %[[V5:.*]] = torch.aten.sub.Scalar(%[[V4]], %[[V1]], {{.*}}) : ({{.*}}, !torch.int<1>) -> !torch.tensor<["n//2"],i64>
// CHECK: %[[V6:.*]] = torch.prim.ListConstruct(%[[V3]], %[[V5]]) : {{.*}} -> !torch.list<[!torch.tensor<["n-(n//2)"],i64>, !torch.tensor<["n//2"],i64>]>
// CHECK: %[[V7:.*]] = torch.aten.cat(%[[V6]], {{.*}}) : ({{.*}}, !torch.int<0>) -> !torch.tensor<[n],i64>
// CHECK: %[[V8:.*]] = torch.aten.to.dtype(%[[V7]], {{.*}}) : ({{.*}}, !torch.int<6>, !torch.bool<false>, !torch.bool<false>, !torch.none) -> !torch.tensor<[n],f32>
// CHECK: %[[V9:.*]] = torch.aten.mul.int_float(%[[V0]], {{.*}}) : ({{.*}}, !torch.float<1.000000e+00>) -> !torch.float<s2>
// CHECK: %[[V10:.*]] = torch.aten.div.float({{.*}}, %[[V9]]) : (!torch.float<1.000000e+00>, {{.*}}) -> !torch.float<s3>
// CHECK: %[[V11:.*]] = torch.aten.scalar_tensor(%[[V10]], {{.*}}) : ({{.*}}, !torch.int<6>, !torch.none, !torch.none, !torch.none) -> !torch.tensor<[],f32>
// CHECK: %[[V12:.*]] = torch.aten.mul.Tensor(%[[V8]], %[[V11]]) : {{.*}} -> !torch.tensor<[n],f32>
// CHECK: return %[[V12]]
func.func @fft_fftfreq(%arg0: !torch.tensor<[n,3],f32>) -> (!torch.tensor<[n],f32>) {
  %0 = torch.constant 0 : i64 -> !torch.int<0>
  %1 = torch.aten.size.int(%arg0, %0) : (!torch.tensor<[n,3],f32>, !torch.int<0>) -> !torch.int<n>
  %2 = torch.constant 1.000000e+00 : f64 -> !torch.float<1.000000e+00>
  %3 = torch.constant unit -> !torch.none
  %4 = torch.aten.fft_fftfreq(%1, %2, %3, %3, %3, %3) : (!torch.int<n>, !torch.float<1.000000e+00>, !torch.none, !torch.none, !torch.none, !torch.none) -> !torch.tensor<[n],f32>
  return %4 : !torch.tensor<[n],f32>
}

// CHECK-LABEL: @fft_hfft(
// CHECK: %[[V0:.*]] = torch.aten.view_as_real(%arg0) : {{.*}} -> !torch.tensor<[n,5,2],f32>
// CHECK: %[[V1:.*]] = torch.aten.select.int(%[[V0]], {{.*}}) : ({{.*}}, !torch.int<-1>, !torch.int<0>) -> !torch.tensor<[n,5],f32>
// CHECK: %[[V2:.*]] = torch.aten.select.int(%[[V0]], {{.*}}) : ({{.*}}, !torch.int<-1>, !torch.int<1>) -> !torch.tensor<[n,5],f32>
// CHECK: %[[V3:.*]] = torch.aten.neg(%[[V2]]) : {{.*}} -> !torch.tensor<[n,5],f32>
// CHECK: %[[V4:.*]] = torch.constant dense<{{\[\[}}1.000000e+00, 1.000000e+00, 1.000000e+00, 1.000000e+00, 1.000000e+00, 1.000000e+00, 1.000000e+00, 1.000000e+00], [2.000000e+00, 1.41421354, 0.000000e+00, -1.41421354, -2.000000e+00, -1.41421354, 0.000000e+00, 1.41421354], [2.000000e+00, 0.000000e+00, -2.000000e+00, 0.000000e+00, 2.000000e+00, 0.000000e+00, -2.000000e+00, 0.000000e+00], [2.000000e+00, -1.41421354, 0.000000e+00, 1.41421354, -2.000000e+00, 1.41421354, 0.000000e+00, -1.41421354], [1.000000e+00, -1.000000e+00, 1.000000e+00, -1.000000e+00, 1.000000e+00, -1.000000e+00, 1.000000e+00, -1.000000e+00]]> : tensor<5x8xf32> -> !torch.tensor<[5,8],f32>
// CHECK: %[[V5:.*]] = torch.aten.matmul(%[[V1]], %[[V4]]) : {{.*}} -> !torch.tensor<[n,8],f32>
// CHECK: %[[V6:.*]] = torch.constant dense<{{\[\[}}0.000000e+00, 0.000000e+00, 0.000000e+00, 0.000000e+00, 0.000000e+00, 0.000000e+00, 0.000000e+00, 0.000000e+00], [0.000000e+00, 1.41421354, 2.000000e+00, 1.41421354, 0.000000e+00, -1.41421354, -2.000000e+00, -1.41421354], [0.000000e+00, 2.000000e+00, 0.000000e+00, -2.000000e+00, 0.000000e+00, 2.000000e+00, 0.000000e+00, -2.000000e+00], [0.000000e+00, 1.41421354, -2.000000e+00, 1.41421354, 0.000000e+00, -1.41421354, 2.000000e+00, -1.41421354], [0.000000e+00, 0.000000e+00, 0.000000e+00, 0.000000e+00, 0.000000e+00, 0.000000e+00, 0.000000e+00, 0.000000e+00]]> : tensor<5x8xf32> -> !torch.tensor<[5,8],f32>
// CHECK: %[[V7:.*]] = torch.aten.matmul(%[[V3]], %[[V6]]) : {{.*}} -> !torch.tensor<[n,8],f32>
// CHECK: %[[V8:.*]] = torch.aten.sub.Tensor(%[[V5]], %[[V7]], {{.*}}) : ({{.*}}, !torch.int<1>) -> !torch.tensor<[n,8],f32>
// CHECK: return %[[V8]]
func.func @fft_hfft(%arg0: !torch.tensor<[n,5],complex<f32>>) -> (!torch.tensor<[n,8],f32>) {
  %0 = torch.constant unit -> !torch.none
  %1 = torch.constant -1 : i64 -> !torch.int<-1>
  %2 = torch.aten.fft_hfft(%arg0, %0, %1, %0) : (!torch.tensor<[n,5],complex<f32>>, !torch.none, !torch.int<-1>, !torch.none) -> !torch.tensor<[n,8],f32>
  return %2 : !torch.tensor<[n,8],f32>
}

// CHECK-LABEL: @fft_ifft(
// CHECK-NOT: torch.aten.fft_ifft(
// CHECK: return {{.*}} : !torch.tensor<[3,n],complex<f32>>
func.func @fft_ifft(%arg0: !torch.tensor<[3,n],complex<f32>>) -> (!torch.tensor<[3,n],complex<f32>>) {
  %0 = torch.constant unit -> !torch.none
  %1 = torch.constant -1 : i64 -> !torch.int<-1>
  %2 = torch.aten.fft_ifft(%arg0, %0, %1, %0) : (!torch.tensor<[3,n],complex<f32>>, !torch.none, !torch.int<-1>, !torch.none) -> !torch.tensor<[3,n],complex<f32>>
  return %2 : !torch.tensor<[3,n],complex<f32>>
}

// CHECK-LABEL: @fft_ihfft(
// CHECK-NOT: torch.aten.fft_ihfft(
// CHECK: return {{.*}} : !torch.tensor<[3,"(n+2)//2"],complex<f32>>
func.func @fft_ihfft(%arg0: !torch.tensor<[3,n],f32>) -> (!torch.tensor<[3,"(n+2)//2"],complex<f32>>) {
  %0 = torch.constant unit -> !torch.none
  %1 = torch.constant -1 : i64 -> !torch.int<-1>
  %2 = torch.aten.fft_ihfft(%arg0, %0, %1, %0) : (!torch.tensor<[3,n],f32>, !torch.none, !torch.int<-1>, !torch.none) -> !torch.tensor<[3,"(n+2)//2"],complex<f32>>
  return %2 : !torch.tensor<[3,"(n+2)//2"],complex<f32>>
}

// CHECK-LABEL: @fft_irfft(
// CHECK: %[[V0:.*]] = torch.aten.view_as_real(%arg0) : {{.*}} -> !torch.tensor<[n,5,2],f32>
// CHECK: %[[V1:.*]] = torch.aten.select.int(%[[V0]], {{.*}}) : ({{.*}}, !torch.int<-1>, !torch.int<0>) -> !torch.tensor<[n,5],f32>
// CHECK: %[[V2:.*]] = torch.aten.select.int(%[[V0]], {{.*}}) : ({{.*}}, !torch.int<-1>, !torch.int<1>) -> !torch.tensor<[n,5],f32>
// CHECK: %[[V3:.*]] = torch.constant dense<{{\[\[}}1.000000e+00, 1.000000e+00, 1.000000e+00, 1.000000e+00, 1.000000e+00, 1.000000e+00, 1.000000e+00, 1.000000e+00], [2.000000e+00, 1.41421354, 0.000000e+00, -1.41421354, -2.000000e+00, -1.41421354, 0.000000e+00, 1.41421354], [2.000000e+00, 0.000000e+00, -2.000000e+00, 0.000000e+00, 2.000000e+00, 0.000000e+00, -2.000000e+00, 0.000000e+00], [2.000000e+00, -1.41421354, 0.000000e+00, 1.41421354, -2.000000e+00, 1.41421354, 0.000000e+00, -1.41421354], [1.000000e+00, -1.000000e+00, 1.000000e+00, -1.000000e+00, 1.000000e+00, -1.000000e+00, 1.000000e+00, -1.000000e+00]]> : tensor<5x8xf32> -> !torch.tensor<[5,8],f32>
// CHECK: %[[V4:.*]] = torch.aten.matmul(%[[V1]], %[[V3]]) : {{.*}} -> !torch.tensor<[n,8],f32>
// CHECK: %[[V5:.*]] = torch.constant dense<{{\[\[}}0.000000e+00, 0.000000e+00, 0.000000e+00, 0.000000e+00, 0.000000e+00, 0.000000e+00, 0.000000e+00, 0.000000e+00], [0.000000e+00, 1.41421354, 2.000000e+00, 1.41421354, 0.000000e+00, -1.41421354, -2.000000e+00, -1.41421354], [0.000000e+00, 2.000000e+00, 0.000000e+00, -2.000000e+00, 0.000000e+00, 2.000000e+00, 0.000000e+00, -2.000000e+00], [0.000000e+00, 1.41421354, -2.000000e+00, 1.41421354, 0.000000e+00, -1.41421354, 2.000000e+00, -1.41421354], [0.000000e+00, 0.000000e+00, 0.000000e+00, 0.000000e+00, 0.000000e+00, 0.000000e+00, 0.000000e+00, 0.000000e+00]]> : tensor<5x8xf32> -> !torch.tensor<[5,8],f32>
// CHECK: %[[V6:.*]] = torch.aten.matmul(%[[V2]], %[[V5]]) : {{.*}} -> !torch.tensor<[n,8],f32>
// CHECK: %[[V7:.*]] = torch.aten.sub.Tensor(%[[V4]], %[[V6]], {{.*}}) : ({{.*}}, !torch.int<1>) -> !torch.tensor<[n,8],f32>
// CHECK: %[[V8:.*]] = torch.constant dense<8.000000e+00> : tensor<f32> -> !torch.tensor<[],f32>
// CHECK: %[[V9:.*]] = torch.aten.div.Tensor(%[[V7]], %[[V8]]) : {{.*}} -> !torch.tensor<[n,8],f32>
// CHECK: return %[[V9]]
func.func @fft_irfft(%arg0: !torch.tensor<[n,5],complex<f32>>) -> (!torch.tensor<[n,8],f32>) {
  %0 = torch.constant unit -> !torch.none
  %1 = torch.constant -1 : i64 -> !torch.int<-1>
  %2 = torch.aten.fft_irfft(%arg0, %0, %1, %0) : (!torch.tensor<[n,5],complex<f32>>, !torch.none, !torch.int<-1>, !torch.none) -> !torch.tensor<[n,8],f32>
  return %2 : !torch.tensor<[n,8],f32>
}

// CHECK-LABEL: @fft_rfft(
// CHECK-NOT: torch.aten.fft_rfft(
// CHECK: return {{.*}} : !torch.tensor<[3,"(n+2)//2"],complex<f32>>
func.func @fft_rfft(%arg0: !torch.tensor<[3,n],f32>) -> (!torch.tensor<[3,"(n+2)//2"],complex<f32>>) {
  %0 = torch.constant unit -> !torch.none
  %1 = torch.constant -1 : i64 -> !torch.int<-1>
  %2 = torch.aten.fft_rfft(%arg0, %0, %1, %0) : (!torch.tensor<[3,n],f32>, !torch.none, !torch.int<-1>, !torch.none) -> !torch.tensor<[3,"(n+2)//2"],complex<f32>>
  return %2 : !torch.tensor<[3,"(n+2)//2"],complex<f32>>
}

// CHECK-LABEL: @fft_rfftfreq(
// CHECK: %[[V0:.*]] = torch.aten.size.int(%arg0, {{.*}}) : ({{.*}}, !torch.int<0>) -> !torch.int<n>
// CHECK: %[[V1:.*]] = torch.aten.floordiv.int(%[[V0]], {{.*}}) : ({{.*}}, !torch.int<2>) -> !torch.int<"n//2">
// CHECK: %[[V2:.*]] = torch.aten.add.int(%[[V1]], {{.*}}) : ({{.*}}, !torch.int<1>) -> !torch.int<"(n+2)//2">
// CHECK: %[[V3:.*]] = torch.aten.arange.start_step({{.*}}, %[[V2]], {{.*}}) : (!torch.int<0>, {{.*}}, !torch.int<1>, !torch.int<4>, !torch.none, !torch.none, !torch.none) -> !torch.tensor<["(n+2)//2"],i64>
// CHECK: %[[V4:.*]] = torch.aten.to.dtype(%[[V3]], {{.*}}) : ({{.*}}, !torch.int<6>, !torch.bool<false>, !torch.bool<false>, !torch.none) -> !torch.tensor<["(n+2)//2"],f32>
// CHECK: %[[V5:.*]] = torch.aten.mul.int_float(%[[V0]], {{.*}}) : ({{.*}}, !torch.float<1.000000e+00>) -> !torch.float<s2>
// CHECK: %[[V6:.*]] = torch.aten.div.float({{.*}}, %[[V5]]) : (!torch.float<1.000000e+00>, {{.*}}) -> !torch.float<s3>
// CHECK: %[[V7:.*]] = torch.aten.scalar_tensor(%[[V6]], {{.*}}) : ({{.*}}, !torch.int<6>, !torch.none, !torch.none, !torch.none) -> !torch.tensor<[],f32>
// CHECK: %[[V8:.*]] = torch.aten.mul.Tensor(%[[V4]], %[[V7]]) : {{.*}} -> !torch.tensor<["(n+2)//2"],f32>
// CHECK: return %[[V8]]
func.func @fft_rfftfreq(%arg0: !torch.tensor<[n,3],f32>) -> (!torch.tensor<["(n+2)//2"],f32>) {
  %0 = torch.constant 0 : i64 -> !torch.int<0>
  %1 = torch.aten.size.int(%arg0, %0) : (!torch.tensor<[n,3],f32>, !torch.int<0>) -> !torch.int<n>
  %2 = torch.constant 1.000000e+00 : f64 -> !torch.float<1.000000e+00>
  %3 = torch.constant unit -> !torch.none
  %4 = torch.aten.fft_rfftfreq(%1, %2, %3, %3, %3, %3) : (!torch.int<n>, !torch.float<1.000000e+00>, !torch.none, !torch.none, !torch.none, !torch.none) -> !torch.tensor<["(n+2)//2"],f32>
  return %4 : !torch.tensor<["(n+2)//2"],f32>
}
