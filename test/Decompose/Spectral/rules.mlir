// NOTE: The checks are written by tools/dev/update_checks.py.

// RUN: torch-onnx-opt %s --decompose | FileCheck %s

// CHECK-LABEL: @_fft_c2r(
// CHECK: torch.aten.view_as_real{{.*}} -> !torch.tensor<[n,65,2],f32>
// CHECK: torch.aten.select.int{{.*}} -> !torch.tensor<[n,65],f32>
// CHECK: torch.aten.select.int{{.*}} -> !torch.tensor<[n,65],f32>
// CHECK: torch.aten.matmul{{.*}} -> !torch.tensor<[n,128],f32>
// CHECK: torch.aten.matmul{{.*}} -> !torch.tensor<[n,128],f32>
// CHECK: torch.aten.sub.Tensor{{.*}} -> !torch.tensor<[n,128],f32>
func.func @_fft_c2r(%arg0: !torch.tensor<[n,65],complex<f32>>) -> (!torch.tensor<[n,128],f32>) {
  %0 = torch.constant 1 : i64 -> !torch.int<1>
  %1 = torch.constant 0 : i64 -> !torch.int<0>
  %2 = torch.constant 128 : i64 -> !torch.int<128>
  %3 = torch.prim.ListConstruct(%0) : (!torch.int<1>) -> !torch.list<[!torch.int<1>]>
  %4 = torch.aten._fft_c2r(%arg0, %3, %1, %2) : (!torch.tensor<[n,65],complex<f32>>, !torch.list<[!torch.int<1>]>, !torch.int<0>, !torch.int<128>) -> !torch.tensor<[n,128],f32>
  return %4 : !torch.tensor<[n,128],f32>
}

// CHECK-LABEL: @istft(
// CHECK: torch.aten.view_as_real{{.*}} -> !torch.tensor<[n,9,20,2],f32>
// CHECK: torch.aten.select.int{{.*}} -> !torch.tensor<[n,9,20],f32>
// CHECK: torch.aten.select.int{{.*}} -> !torch.tensor<[n,9,20],f32>
// CHECK: torch.prim.ListConstruct{{.*}} -> !torch.list<[!torch.tensor<[n,9,20],f32>, !torch.tensor<[n,9,20],f32>]>
// CHECK: torch.aten.cat{{.*}} -> !torch.tensor<[n,18,20],f32>
// CHECK: torch.prim.ListConstruct{{.*}} -> !torch.list<[!torch.int<4>]>
// CHECK: torch.prim.ListConstruct{{.*}} -> !torch.list<[!torch.int<0>]>
// CHECK: torch.prim.ListConstruct{{.*}} -> !torch.list<[!torch.int<0>]>
// CHECK: torch.prim.ListConstruct{{.*}} -> !torch.list<[!torch.int<1>]>
// CHECK: torch.aten.conv_transpose1d{{.*}} -> !torch.tensor<[n,1,92],f32>
// CHECK: torch.aten.squeeze.dim{{.*}} -> !torch.tensor<[n,92],f32>
// CHECK: torch.aten.slice.Tensor{{.*}} -> !torch.tensor<[n,76],f32>
// CHECK: torch.aten.div.Tensor{{.*}} -> !torch.tensor<[n,76],f32>
func.func @istft(%arg0: !torch.tensor<[n,9,20],complex<f32>>) -> (!torch.tensor<[n,76],f32>) {
  %0 = torch.constant 16 : i64 -> !torch.int<16>
  %1 = torch.constant unit -> !torch.none
  %2 = torch.constant true -> !torch.bool<true>
  %3 = torch.constant false -> !torch.bool<false>
  %4 = torch.aten.istft(%arg0, %0, %1, %1, %1, %2, %3, %1, %1, %3) : (!torch.tensor<[n,9,20],complex<f32>>, !torch.int<16>, !torch.none, !torch.none, !torch.none, !torch.bool<true>, !torch.bool<false>, !torch.none, !torch.none, !torch.bool<false>) -> !torch.tensor<[n,76],f32>
  return %4 : !torch.tensor<[n,76],f32>
}

// CHECK-LABEL: @stft_center(
// CHECK: torch.aten.view_as_real{{.*}} -> !torch.tensor<[n,100,2],f32>
// CHECK: torch.aten.select.int{{.*}} -> !torch.tensor<[n,100],f32>
// CHECK: torch.aten.select.int{{.*}} -> !torch.tensor<[n,100],f32>
// CHECK: torch.aten.unsqueeze{{.*}} -> !torch.tensor<[n,1,100],f32>
// CHECK: torch.prim.ListConstruct{{.*}} -> !torch.list<[!torch.int<8>, !torch.int<8>]>
// CHECK: torch.aten.reflection_pad1d{{.*}} -> !torch.tensor<[n,1,116],f32>
// CHECK: torch.aten.unsqueeze{{.*}} -> !torch.tensor<[n,1,100],f32>
// CHECK: torch.prim.ListConstruct{{.*}} -> !torch.list<[!torch.int<8>, !torch.int<8>]>
// CHECK: torch.aten.reflection_pad1d{{.*}} -> !torch.tensor<[n,1,116],f32>
// CHECK: torch.prim.ListConstruct{{.*}} -> !torch.list<[!torch.int<4>]>
// CHECK: torch.prim.ListConstruct{{.*}} -> !torch.list<[!torch.int<0>]>
// CHECK: torch.prim.ListConstruct{{.*}} -> !torch.list<[!torch.int<1>]>
// CHECK: torch.aten.conv1d{{.*}} -> !torch.tensor<[n,32,26],f32>
// CHECK: torch.aten.slice.Tensor{{.*}} -> !torch.tensor<[n,16,26],f32>
// CHECK: torch.aten.slice.Tensor{{.*}} -> !torch.tensor<[n,16,26],f32>
// CHECK: torch.prim.ListConstruct{{.*}} -> !torch.list<[!torch.int<4>]>
// CHECK: torch.prim.ListConstruct{{.*}} -> !torch.list<[!torch.int<0>]>
// CHECK: torch.prim.ListConstruct{{.*}} -> !torch.list<[!torch.int<1>]>
// CHECK: torch.aten.conv1d{{.*}} -> !torch.tensor<[n,32,26],f32>
// CHECK: torch.aten.slice.Tensor{{.*}} -> !torch.tensor<[n,16,26],f32>
// CHECK: torch.aten.slice.Tensor{{.*}} -> !torch.tensor<[n,16,26],f32>
// CHECK: torch.aten.sub.Tensor{{.*}} -> !torch.tensor<[n,16,26],f32>
// CHECK: torch.aten.add.Tensor{{.*}} -> !torch.tensor<[n,16,26],f32>
// CHECK: torch.aten.complex{{.*}} -> !torch.tensor<[n,16,26],complex<f32>>
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
// CHECK: torch.aten.size.int{{.*}} -> !torch.int<n>
// CHECK: torch.aten.view_as_real{{.*}} -> !torch.tensor<[3,n,2],f32>
// CHECK: torch.aten.select.int{{.*}} -> !torch.tensor<[3,n],f32>
// CHECK: torch.aten.select.int{{.*}} -> !torch.tensor<[3,n],f32>
// CHECK: torch.aten.size.int{{.*}} -> !torch.int<n>
// CHECK: torch.aten.arange.start_step{{.*}} -> !torch.tensor<[n],i64>
// CHECK: torch.aten.arange.start_step{{.*}} -> !torch.tensor<[n],i64>
// CHECK: torch.aten.unsqueeze{{.*}} -> !torch.tensor<[n,1],i64>
// CHECK: torch.aten.mul.Tensor{{.*}} -> !torch.tensor<[n,n],i64>
// CHECK: torch.aten.scalar_tensor{{.*}} -> !torch.tensor<[],i64>
// CHECK: torch.aten.remainder.Tensor{{.*}} -> !torch.tensor<[n,n],i64>
// CHECK: torch.aten.to.dtype{{.*}} -> !torch.tensor<[n,n],f32>
// CHECK: torch.aten.scalar_tensor{{.*}} -> !torch.tensor<[],f32>
// CHECK: torch.aten.div.Tensor{{.*}} -> !torch.tensor<[n,n],f32>
// CHECK: torch.aten.mul.Scalar{{.*}} -> !torch.tensor<[n,n],f32>
// CHECK: torch.aten.cos{{.*}} -> !torch.tensor<[n,n],f32>
// CHECK: torch.aten.sin{{.*}} -> !torch.tensor<[n,n],f32>
// CHECK: torch.aten.matmul{{.*}} -> !torch.tensor<[3,n],f32>
// CHECK: torch.aten.matmul{{.*}} -> !torch.tensor<[3,n],f32>
// CHECK: torch.aten.neg{{.*}} -> !torch.tensor<[3,n],f32>
// CHECK: torch.aten.matmul{{.*}} -> !torch.tensor<[3,n],f32>
// CHECK: torch.aten.matmul{{.*}} -> !torch.tensor<[3,n],f32>
// CHECK: torch.aten.add.Tensor{{.*}} -> !torch.tensor<[3,n],f32>
// CHECK: torch.aten.add.Tensor{{.*}} -> !torch.tensor<[3,n],f32>
// CHECK: torch.aten.complex{{.*}} -> !torch.tensor<[3,n],complex<f32>>
func.func @fft_fft(%arg0: !torch.tensor<[3,n],complex<f32>>) -> (!torch.tensor<[3,n],complex<f32>>) {
  %0 = torch.constant unit -> !torch.none
  %1 = torch.constant -1 : i64 -> !torch.int<-1>
  %2 = torch.aten.fft_fft(%arg0, %0, %1, %0) : (!torch.tensor<[3,n],complex<f32>>, !torch.none, !torch.int<-1>, !torch.none) -> !torch.tensor<[3,n],complex<f32>>
  return %2 : !torch.tensor<[3,n],complex<f32>>
}

// CHECK-LABEL: @fft_fftfreq(
// CHECK: torch.aten.size.int{{.*}} -> !torch.int<n>
// CHECK: torch.aten.floordiv.int{{.*}} -> !torch.int<"n//2">
// CHECK: torch.aten.sub.int
// CHECK: torch.aten.arange.start_step
// CHECK: torch.aten.arange.start_step{{.*}} -> !torch.tensor<["n//2"],i64>
// CHECK: torch.aten.sub.Scalar{{.*}} -> !torch.tensor<["n//2"],i64>
// CHECK: torch.prim.ListConstruct
// CHECK: torch.aten.cat{{.*}} -> !torch.tensor<[n],i64>
// CHECK: torch.aten.to.dtype{{.*}} -> !torch.tensor<[n],f32>
// CHECK: torch.aten.div.Scalar{{.*}} -> !torch.tensor<[n],f32>
// CHECK: torch.aten.div.Scalar{{.*}} -> !torch.tensor<[n],f32>
func.func @fft_fftfreq(%arg0: !torch.tensor<[n,3],f32>) -> (!torch.tensor<[n],f32>) {
  %0 = torch.constant 0 : i64 -> !torch.int<0>
  %1 = torch.aten.size.int(%arg0, %0) : (!torch.tensor<[n,3],f32>, !torch.int<0>) -> !torch.int<n>
  %2 = torch.constant 1.000000e+00 : f64 -> !torch.float<1.000000e+00>
  %3 = torch.constant unit -> !torch.none
  %4 = torch.aten.fft_fftfreq(%1, %2, %3, %3, %3, %3) : (!torch.int<n>, !torch.float<1.000000e+00>, !torch.none, !torch.none, !torch.none, !torch.none) -> !torch.tensor<[n],f32>
  return %4 : !torch.tensor<[n],f32>
}

// CHECK-LABEL: @fft_hfft(
// CHECK: torch.aten.view_as_real{{.*}} -> !torch.tensor<[n,5,2],f32>
// CHECK: torch.aten.select.int{{.*}} -> !torch.tensor<[n,5],f32>
// CHECK: torch.aten.select.int{{.*}} -> !torch.tensor<[n,5],f32>
// CHECK: torch.aten.neg{{.*}} -> !torch.tensor<[n,5],f32>
// CHECK: torch.aten.matmul{{.*}} -> !torch.tensor<[n,8],f32>
// CHECK: torch.aten.matmul{{.*}} -> !torch.tensor<[n,8],f32>
// CHECK: torch.aten.sub.Tensor{{.*}} -> !torch.tensor<[n,8],f32>
func.func @fft_hfft(%arg0: !torch.tensor<[n,5],complex<f32>>) -> (!torch.tensor<[n,8],f32>) {
  %0 = torch.constant unit -> !torch.none
  %1 = torch.constant -1 : i64 -> !torch.int<-1>
  %2 = torch.aten.fft_hfft(%arg0, %0, %1, %0) : (!torch.tensor<[n,5],complex<f32>>, !torch.none, !torch.int<-1>, !torch.none) -> !torch.tensor<[n,8],f32>
  return %2 : !torch.tensor<[n,8],f32>
}

// CHECK-LABEL: @fft_ifft(
// CHECK: torch.aten.size.int{{.*}} -> !torch.int<n>
// CHECK: torch.aten.size.int{{.*}} -> !torch.int<n>
// CHECK: torch.aten.view_as_real{{.*}} -> !torch.tensor<[3,n,2],f32>
// CHECK: torch.aten.select.int{{.*}} -> !torch.tensor<[3,n],f32>
// CHECK: torch.aten.select.int{{.*}} -> !torch.tensor<[3,n],f32>
// CHECK: torch.aten.size.int{{.*}} -> !torch.int<n>
// CHECK: torch.aten.arange.start_step{{.*}} -> !torch.tensor<[n],i64>
// CHECK: torch.aten.arange.start_step{{.*}} -> !torch.tensor<[n],i64>
// CHECK: torch.aten.unsqueeze{{.*}} -> !torch.tensor<[n,1],i64>
// CHECK: torch.aten.mul.Tensor{{.*}} -> !torch.tensor<[n,n],i64>
// CHECK: torch.aten.scalar_tensor{{.*}} -> !torch.tensor<[],i64>
// CHECK: torch.aten.remainder.Tensor{{.*}} -> !torch.tensor<[n,n],i64>
// CHECK: torch.aten.to.dtype{{.*}} -> !torch.tensor<[n,n],f32>
// CHECK: torch.aten.scalar_tensor{{.*}} -> !torch.tensor<[],f32>
// CHECK: torch.aten.div.Tensor{{.*}} -> !torch.tensor<[n,n],f32>
// CHECK: torch.aten.mul.Scalar{{.*}} -> !torch.tensor<[n,n],f32>
// CHECK: torch.aten.cos{{.*}} -> !torch.tensor<[n,n],f32>
// CHECK: torch.aten.sin{{.*}} -> !torch.tensor<[n,n],f32>
// CHECK: torch.aten.matmul{{.*}} -> !torch.tensor<[3,n],f32>
// CHECK: torch.aten.matmul{{.*}} -> !torch.tensor<[3,n],f32>
// CHECK: torch.aten.matmul{{.*}} -> !torch.tensor<[3,n],f32>
// CHECK: torch.aten.matmul{{.*}} -> !torch.tensor<[3,n],f32>
// CHECK: torch.aten.sub.Tensor{{.*}} -> !torch.tensor<[3,n],f32>
// CHECK: torch.aten.add.Tensor{{.*}} -> !torch.tensor<[3,n],f32>
// CHECK: torch.aten.complex{{.*}} -> !torch.tensor<[3,n],complex<f32>>
// CHECK: torch.aten.view_as_real{{.*}} -> !torch.tensor<[3,n,2],f32>
// CHECK: torch.aten.select.int{{.*}} -> !torch.tensor<[3,n],f32>
// CHECK: torch.aten.select.int{{.*}} -> !torch.tensor<[3,n],f32>
// CHECK: torch.aten.scalar_tensor{{.*}} -> !torch.tensor<[],f32>
// CHECK: torch.aten.div.Tensor{{.*}} -> !torch.tensor<[3,n],f32>
// CHECK: torch.aten.div.Tensor{{.*}} -> !torch.tensor<[3,n],f32>
// CHECK: torch.aten.complex{{.*}} -> !torch.tensor<[3,n],complex<f32>>
func.func @fft_ifft(%arg0: !torch.tensor<[3,n],complex<f32>>) -> (!torch.tensor<[3,n],complex<f32>>) {
  %0 = torch.constant unit -> !torch.none
  %1 = torch.constant -1 : i64 -> !torch.int<-1>
  %2 = torch.aten.fft_ifft(%arg0, %0, %1, %0) : (!torch.tensor<[3,n],complex<f32>>, !torch.none, !torch.int<-1>, !torch.none) -> !torch.tensor<[3,n],complex<f32>>
  return %2 : !torch.tensor<[3,n],complex<f32>>
}

// CHECK-LABEL: @fft_ihfft(
// CHECK: torch.aten.size.int{{.*}} -> !torch.int<n>
// CHECK: torch.aten.size.int{{.*}} -> !torch.int<n>
// CHECK: torch.aten.floordiv.int{{.*}} -> !torch.int<"n//2">
// CHECK: torch.aten.add.int
// CHECK: torch.aten.size.int{{.*}} -> !torch.int<n>
// CHECK: torch.aten.arange.start_step
// CHECK: torch.aten.arange.start_step{{.*}} -> !torch.tensor<[n],i64>
// CHECK: torch.aten.unsqueeze{{.*}} -> !torch.tensor<[n,1],i64>
// CHECK: torch.aten.mul.Tensor
// CHECK: torch.aten.scalar_tensor{{.*}} -> !torch.tensor<[],i64>
// CHECK: torch.aten.remainder.Tensor
// CHECK: torch.aten.to.dtype
// CHECK: torch.aten.scalar_tensor{{.*}} -> !torch.tensor<[],f32>
// CHECK: torch.aten.div.Tensor
// CHECK: torch.aten.mul.Scalar
// CHECK: torch.aten.cos
// CHECK: torch.aten.sin
// CHECK: torch.aten.matmul
// CHECK: torch.aten.matmul
// CHECK: torch.aten.neg
// CHECK: torch.aten.complex
// CHECK: torch.aten.view_as_real
// CHECK: torch.aten.select.int
// CHECK: torch.aten.select.int
// CHECK: torch.aten.scalar_tensor{{.*}} -> !torch.tensor<[],f32>
// CHECK: torch.aten.div.Tensor
// CHECK: torch.aten.div.Tensor
// CHECK: torch.aten.neg
// CHECK: torch.aten.complex
func.func @fft_ihfft(%arg0: !torch.tensor<[3,n],f32>) -> (!torch.tensor<[3,"(n+2)//2"],complex<f32>>) {
  %0 = torch.constant unit -> !torch.none
  %1 = torch.constant -1 : i64 -> !torch.int<-1>
  %2 = torch.aten.fft_ihfft(%arg0, %0, %1, %0) : (!torch.tensor<[3,n],f32>, !torch.none, !torch.int<-1>, !torch.none) -> !torch.tensor<[3,"(n+2)//2"],complex<f32>>
  return %2 : !torch.tensor<[3,"(n+2)//2"],complex<f32>>
}

// CHECK-LABEL: @fft_irfft(
// CHECK: torch.aten.view_as_real{{.*}} -> !torch.tensor<[n,5,2],f32>
// CHECK: torch.aten.select.int{{.*}} -> !torch.tensor<[n,5],f32>
// CHECK: torch.aten.select.int{{.*}} -> !torch.tensor<[n,5],f32>
// CHECK: torch.aten.matmul{{.*}} -> !torch.tensor<[n,8],f32>
// CHECK: torch.aten.matmul{{.*}} -> !torch.tensor<[n,8],f32>
// CHECK: torch.aten.sub.Tensor{{.*}} -> !torch.tensor<[n,8],f32>
// CHECK: torch.aten.div.Tensor{{.*}} -> !torch.tensor<[n,8],f32>
func.func @fft_irfft(%arg0: !torch.tensor<[n,5],complex<f32>>) -> (!torch.tensor<[n,8],f32>) {
  %0 = torch.constant unit -> !torch.none
  %1 = torch.constant -1 : i64 -> !torch.int<-1>
  %2 = torch.aten.fft_irfft(%arg0, %0, %1, %0) : (!torch.tensor<[n,5],complex<f32>>, !torch.none, !torch.int<-1>, !torch.none) -> !torch.tensor<[n,8],f32>
  return %2 : !torch.tensor<[n,8],f32>
}

// CHECK-LABEL: @fft_rfft(
// CHECK: torch.aten.size.int{{.*}} -> !torch.int<n>
// CHECK: torch.aten.floordiv.int{{.*}} -> !torch.int<"n//2">
// CHECK: torch.aten.add.int
// CHECK: torch.aten.size.int{{.*}} -> !torch.int<n>
// CHECK: torch.aten.arange.start_step
// CHECK: torch.aten.arange.start_step{{.*}} -> !torch.tensor<[n],i64>
// CHECK: torch.aten.unsqueeze{{.*}} -> !torch.tensor<[n,1],i64>
// CHECK: torch.aten.mul.Tensor
// CHECK: torch.aten.scalar_tensor{{.*}} -> !torch.tensor<[],i64>
// CHECK: torch.aten.remainder.Tensor
// CHECK: torch.aten.to.dtype
// CHECK: torch.aten.scalar_tensor{{.*}} -> !torch.tensor<[],f32>
// CHECK: torch.aten.div.Tensor
// CHECK: torch.aten.mul.Scalar
// CHECK: torch.aten.cos
// CHECK: torch.aten.sin
// CHECK: torch.aten.matmul
// CHECK: torch.aten.matmul
// CHECK: torch.aten.neg
// CHECK: torch.aten.complex
func.func @fft_rfft(%arg0: !torch.tensor<[3,n],f32>) -> (!torch.tensor<[3,"(n+2)//2"],complex<f32>>) {
  %0 = torch.constant unit -> !torch.none
  %1 = torch.constant -1 : i64 -> !torch.int<-1>
  %2 = torch.aten.fft_rfft(%arg0, %0, %1, %0) : (!torch.tensor<[3,n],f32>, !torch.none, !torch.int<-1>, !torch.none) -> !torch.tensor<[3,"(n+2)//2"],complex<f32>>
  return %2 : !torch.tensor<[3,"(n+2)//2"],complex<f32>>
}

// CHECK-LABEL: @fft_rfftfreq(
// CHECK: torch.aten.size.int{{.*}} -> !torch.int<n>
// CHECK: torch.aten.floordiv.int{{.*}} -> !torch.int<"n//2">
// CHECK: torch.aten.add.int
// CHECK: torch.aten.arange.start_step
// CHECK: torch.aten.to.dtype
// CHECK: torch.aten.div.Scalar
// CHECK: torch.aten.div.Scalar
func.func @fft_rfftfreq(%arg0: !torch.tensor<[n,3],f32>) -> (!torch.tensor<["(n+2)//2"],f32>) {
  %0 = torch.constant 0 : i64 -> !torch.int<0>
  %1 = torch.aten.size.int(%arg0, %0) : (!torch.tensor<[n,3],f32>, !torch.int<0>) -> !torch.int<n>
  %2 = torch.constant 1.000000e+00 : f64 -> !torch.float<1.000000e+00>
  %3 = torch.constant unit -> !torch.none
  %4 = torch.aten.fft_rfftfreq(%1, %2, %3, %3, %3, %3) : (!torch.int<n>, !torch.float<1.000000e+00>, !torch.none, !torch.none, !torch.none, !torch.none) -> !torch.tensor<["(n+2)//2"],f32>
  return %4 : !torch.tensor<["(n+2)//2"],f32>
}
