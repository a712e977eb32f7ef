// NOTE: The checks are written by tools/dev/update_checks.py.

// RUN: torch-onnx-opt %s --decompose | FileCheck %s

// CHECK-LABEL: @fft_fft2(
// CHECK: torch.aten.size.int{{.*}} -> !torch.int<m>
// CHECK: torch.aten.sub.int{{.*}} -> !torch.int<"8-m">
// CHECK: torch.prim.max.int
// CHECK: torch.aten.slice.Tensor
// CHECK: torch.prim.ListConstruct
// CHECK: torch.aten.view_as_real
// CHECK: torch.aten.select.int
// CHECK: torch.aten.view_as_real
// CHECK: torch.aten.select.int
// CHECK: torch.aten.constant_pad_nd{{.*}} -> !torch.tensor<[n,8,k],f32>
// CHECK: torch.aten.constant_pad_nd{{.*}} -> !torch.tensor<[n,8,k],f32>
// CHECK: torch.aten.transpose.int{{.*}} -> !torch.tensor<[n,k,8],f32>
// CHECK: torch.aten.transpose.int{{.*}} -> !torch.tensor<[n,k,8],f32>
// CHECK: torch.aten.matmul{{.*}} -> !torch.tensor<[n,k,8],f32>
// CHECK: torch.aten.matmul{{.*}} -> !torch.tensor<[n,k,8],f32>
// CHECK: torch.aten.neg{{.*}} -> !torch.tensor<[n,k,8],f32>
// CHECK: torch.aten.matmul{{.*}} -> !torch.tensor<[n,k,8],f32>
// CHECK: torch.aten.matmul{{.*}} -> !torch.tensor<[n,k,8],f32>
// CHECK: torch.aten.add.Tensor{{.*}} -> !torch.tensor<[n,k,8],f32>
// CHECK: torch.aten.add.Tensor{{.*}} -> !torch.tensor<[n,k,8],f32>
// CHECK: torch.aten.transpose.int{{.*}} -> !torch.tensor<[n,8,k],f32>
// CHECK: torch.aten.transpose.int{{.*}} -> !torch.tensor<[n,8,k],f32>
// CHECK: torch.aten.complex{{.*}} -> !torch.tensor<[n,8,k],complex<f32>>
// CHECK: torch.aten.size.int{{.*}} -> !torch.int<k>
// CHECK: torch.aten.sub.int{{.*}} -> !torch.int<"16-k">
// CHECK: torch.prim.max.int
// CHECK: torch.aten.slice.Tensor
// CHECK: torch.prim.ListConstruct
// CHECK: torch.aten.view_as_real
// CHECK: torch.aten.select.int
// CHECK: torch.aten.view_as_real
// CHECK: torch.aten.select.int
// CHECK: torch.aten.constant_pad_nd{{.*}} -> !torch.tensor<[n,8,16],f32>
// CHECK: torch.aten.constant_pad_nd{{.*}} -> !torch.tensor<[n,8,16],f32>
// CHECK: torch.aten.matmul{{.*}} -> !torch.tensor<[n,8,16],f32>
// CHECK: torch.aten.matmul{{.*}} -> !torch.tensor<[n,8,16],f32>
// CHECK: torch.aten.neg{{.*}} -> !torch.tensor<[n,8,16],f32>
// CHECK: torch.aten.matmul{{.*}} -> !torch.tensor<[n,8,16],f32>
// CHECK: torch.aten.matmul{{.*}} -> !torch.tensor<[n,8,16],f32>
// CHECK: torch.aten.add.Tensor{{.*}} -> !torch.tensor<[n,8,16],f32>
// CHECK: torch.aten.add.Tensor{{.*}} -> !torch.tensor<[n,8,16],f32>
// CHECK: torch.aten.complex{{.*}} -> !torch.tensor<[n,8,16],complex<f32>>
func.func @fft_fft2(%arg0: !torch.tensor<[n,m,k],complex<f32>>) -> (!torch.tensor<[n,8,16],complex<f32>>) {
  %0 = torch.constant unit -> !torch.none
  %1 = torch.constant -2 : i64 -> !torch.int<-2>
  %2 = torch.constant -1 : i64 -> !torch.int<-1>
  %3 = torch.constant 8 : i64 -> !torch.int<8>
  %4 = torch.constant 16 : i64 -> !torch.int<16>
  %5 = torch.prim.ListConstruct(%3, %4) : (!torch.int<8>, !torch.int<16>) -> !torch.list<[!torch.int<8>, !torch.int<16>]>
  %6 = torch.prim.ListConstruct(%1, %2) : (!torch.int<-2>, !torch.int<-1>) -> !torch.list<[!torch.int<-2>, !torch.int<-1>]>
  %7 = torch.aten.fft_fft2(%arg0, %5, %6, %0) : (!torch.tensor<[n,m,k],complex<f32>>, !torch.list<[!torch.int<8>, !torch.int<16>]>, !torch.list<[!torch.int<-2>, !torch.int<-1>]>, !torch.none) -> !torch.tensor<[n,8,16],complex<f32>>
  return %7 : !torch.tensor<[n,8,16],complex<f32>>
}

// CHECK-LABEL: @fft_fftn(
// CHECK: torch.aten.size.int{{.*}} -> !torch.int<m>
// CHECK: torch.aten.sub.int{{.*}} -> !torch.int<"8-m">
// CHECK: torch.prim.max.int
// CHECK: torch.aten.slice.Tensor
// CHECK: torch.prim.ListConstruct
// CHECK: torch.aten.view_as_real
// CHECK: torch.aten.select.int
// CHECK: torch.aten.view_as_real
// CHECK: torch.aten.select.int
// CHECK: torch.aten.constant_pad_nd{{.*}} -> !torch.tensor<[n,8,k],f32>
// CHECK: torch.aten.constant_pad_nd{{.*}} -> !torch.tensor<[n,8,k],f32>
// CHECK: torch.aten.transpose.int{{.*}} -> !torch.tensor<[n,k,8],f32>
// CHECK: torch.aten.transpose.int{{.*}} -> !torch.tensor<[n,k,8],f32>
// CHECK: torch.aten.matmul{{.*}} -> !torch.tensor<[n,k,8],f32>
// CHECK: torch.aten.matmul{{.*}} -> !torch.tensor<[n,k,8],f32>
// CHECK: torch.aten.neg{{.*}} -> !torch.tensor<[n,k,8],f32>
// CHECK: torch.aten.matmul{{.*}} -> !torch.tensor<[n,k,8],f32>
// CHECK: torch.aten.matmul{{.*}} -> !torch.tensor<[n,k,8],f32>
// CHECK: torch.aten.add.Tensor{{.*}} -> !torch.tensor<[n,k,8],f32>
// CHECK: torch.aten.add.Tensor{{.*}} -> !torch.tensor<[n,k,8],f32>
// CHECK: torch.aten.transpose.int{{.*}} -> !torch.tensor<[n,8,k],f32>
// CHECK: torch.aten.transpose.int{{.*}} -> !torch.tensor<[n,8,k],f32>
// CHECK: torch.aten.complex{{.*}} -> !torch.tensor<[n,8,k],complex<f32>>
// CHECK: torch.aten.size.int{{.*}} -> !torch.int<k>
// CHECK: torch.aten.sub.int{{.*}} -> !torch.int<"16-k">
// CHECK: torch.prim.max.int
// CHECK: torch.aten.slice.Tensor
// CHECK: torch.prim.ListConstruct
// CHECK: torch.aten.view_as_real
// CHECK: torch.aten.select.int
// CHECK: torch.aten.view_as_real
// CHECK: torch.aten.select.int
// CHECK: torch.aten.constant_pad_nd{{.*}} -> !torch.tensor<[n,8,16],f32>
// CHECK: torch.aten.constant_pad_nd{{.*}} -> !torch.tensor<[n,8,16],f32>
// CHECK: torch.aten.matmul{{.*}} -> !torch.tensor<[n,8,16],f32>
// CHECK: torch.aten.matmul{{.*}} -> !torch.tensor<[n,8,16],f32>
// CHECK: torch.aten.neg{{.*}} -> !torch.tensor<[n,8,16],f32>
// CHECK: torch.aten.matmul{{.*}} -> !torch.tensor<[n,8,16],f32>
// CHECK: torch.aten.matmul{{.*}} -> !torch.tensor<[n,8,16],f32>
// CHECK: torch.aten.add.Tensor{{.*}} -> !torch.tensor<[n,8,16],f32>
// CHECK: torch.aten.add.Tensor{{.*}} -> !torch.tensor<[n,8,16],f32>
// CHECK: torch.aten.complex{{.*}} -> !torch.tensor<[n,8,16],complex<f32>>
func.func @fft_fftn(%arg0: !torch.tensor<[n,m,k],complex<f32>>) -> (!torch.tensor<[n,8,16],complex<f32>>) {
  %0 = torch.constant unit -> !torch.none
  %1 = torch.constant 8 : i64 -> !torch.int<8>
  %2 = torch.constant 16 : i64 -> !torch.int<16>
  %3 = torch.prim.ListConstruct(%1, %2) : (!torch.int<8>, !torch.int<16>) -> !torch.list<[!torch.int<8>, !torch.int<16>]>
  %4 = torch.aten.fft_fftn(%arg0, %3, %0, %0) : (!torch.tensor<[n,m,k],complex<f32>>, !torch.list<[!torch.int<8>, !torch.int<16>]>, !torch.none, !torch.none) -> !torch.tensor<[n,8,16],complex<f32>>
  return %4 : !torch.tensor<[n,8,16],complex<f32>>
}

// CHECK-LABEL: @fft_hfft2(
// CHECK: torch.aten.size.int{{.*}} -> !torch.int<m>
// CHECK: torch.aten.sub.int{{.*}} -> !torch.int<"8-m">
// CHECK: torch.prim.max.int
// CHECK: torch.aten.slice.Tensor
// CHECK: torch.prim.ListConstruct
// CHECK: torch.aten.view_as_real
// CHECK: torch.aten.select.int
// CHECK: torch.aten.view_as_real
// CHECK: torch.aten.select.int
// CHECK: torch.aten.constant_pad_nd{{.*}} -> !torch.tensor<[n,8,k],f32>
// CHECK: torch.aten.constant_pad_nd{{.*}} -> !torch.tensor<[n,8,k],f32>
// CHECK: torch.aten.transpose.int{{.*}} -> !torch.tensor<[n,k,8],f32>
// CHECK: torch.aten.transpose.int{{.*}} -> !torch.tensor<[n,k,8],f32>
// CHECK: torch.aten.matmul{{.*}} -> !torch.tensor<[n,k,8],f32>
// CHECK: torch.aten.matmul{{.*}} -> !torch.tensor<[n,k,8],f32>
// CHECK: torch.aten.neg{{.*}} -> !torch.tensor<[n,k,8],f32>
// CHECK: torch.aten.matmul{{.*}} -> !torch.tensor<[n,k,8],f32>
// CHECK: torch.aten.matmul{{.*}} -> !torch.tensor<[n,k,8],f32>
// CHECK: torch.aten.add.Tensor{{.*}} -> !torch.tensor<[n,k,8],f32>
// CHECK: torch.aten.add.Tensor{{.*}} -> !torch.tensor<[n,k,8],f32>
// CHECK: torch.aten.transpose.int{{.*}} -> !torch.tensor<[n,8,k],f32>
// CHECK: torch.aten.transpose.int{{.*}} -> !torch.tensor<[n,8,k],f32>
// CHECK: torch.aten.complex{{.*}} -> !torch.tensor<[n,8,k],complex<f32>>
// CHECK: torch.aten.size.int{{.*}} -> !torch.int<k>
// CHECK: torch.aten.sub.int{{.*}} -> !torch.int<"9-k">
// CHECK: torch.prim.max.int
// CHECK: torch.aten.slice.Tensor
// CHECK: torch.prim.ListConstruct
// CHECK: torch.aten.view_as_real
// CHECK: torch.aten.select.int
// CHECK: torch.aten.view_as_real
// CHECK: torch.aten.select.int
// CHECK: torch.aten.constant_pad_nd{{.*}} -> !torch.tensor<[n,8,9],f32>
// CHECK: torch.aten.constant_pad_nd{{.*}} -> !torch.tensor<[n,8,9],f32>
// CHECK: torch.aten.neg{{.*}} -> !torch.tensor<[n,8,9],f32>
// CHECK: torch.aten.matmul{{.*}} -> !torch.tensor<[n,8,16],f32>
// CHECK: torch.aten.matmul{{.*}} -> !torch.tensor<[n,8,16],f32>
// CHECK: torch.aten.sub.Tensor{{.*}} -> !torch.tensor<[n,8,16],f32>
func.func @fft_hfft2(%arg0: !torch.tensor<[n,m,k],complex<f32>>) -> (!torch.tensor<[n,8,16],f32>) {
  %0 = torch.constant unit -> !torch.none
  %1 = torch.constant -2 : i64 -> !torch.int<-2>
  %2 = torch.constant -1 : i64 -> !torch.int<-1>
  %3 = torch.constant 8 : i64 -> !torch.int<8>
  %4 = torch.constant 16 : i64 -> !torch.int<16>
  %5 = torch.prim.ListConstruct(%3, %4) : (!torch.int<8>, !torch.int<16>) -> !torch.list<[!torch.int<8>, !torch.int<16>]>
  %6 = torch.prim.ListConstruct(%1, %2) : (!torch.int<-2>, !torch.int<-1>) -> !torch.list<[!torch.int<-2>, !torch.int<-1>]>
  %7 = torch.aten.fft_hfft2(%arg0, %5, %6, %0) : (!torch.tensor<[n,m,k],complex<f32>>, !torch.list<[!torch.int<8>, !torch.int<16>]>, !torch.list<[!torch.int<-2>, !torch.int<-1>]>, !torch.none) -> !torch.tensor<[n,8,16],f32>
  return %7 : !torch.tensor<[n,8,16],f32>
}

// CHECK-LABEL: @fft_hfftn(
// CHECK: torch.aten.size.int{{.*}} -> !torch.int<m>
// CHECK: torch.aten.sub.int{{.*}} -> !torch.int<"8-m">
// CHECK: torch.prim.max.int
// CHECK: torch.aten.slice.Tensor
// CHECK: torch.prim.ListConstruct
// CHECK: torch.aten.view_as_real
// CHECK: torch.aten.select.int
// CHECK: torch.aten.view_as_real
// CHECK: torch.aten.select.int
// CHECK: torch.aten.constant_pad_nd{{.*}} -> !torch.tensor<[n,8,k],f32>
// CHECK: torch.aten.constant_pad_nd{{.*}} -> !torch.tensor<[n,8,k],f32>
// CHECK: torch.aten.transpose.int{{.*}} -> !torch.tensor<[n,k,8],f32>
// CHECK: torch.aten.transpose.int{{.*}} -> !torch.tensor<[n,k,8],f32>
// CHECK: torch.aten.matmul{{.*}} -> !torch.tensor<[n,k,8],f32>
// CHECK: torch.aten.matmul{{.*}} -> !torch.tensor<[n,k,8],f32>
// CHECK: torch.aten.neg{{.*}} -> !torch.tensor<[n,k,8],f32>
// CHECK: torch.aten.matmul{{.*}} -> !torch.tensor<[n,k,8],f32>
// CHECK: torch.aten.matmul{{.*}} -> !torch.tensor<[n,k,8],f32>
// CHECK: torch.aten.add.Tensor{{.*}} -> !torch.tensor<[n,k,8],f32>
// CHECK: torch.aten.add.Tensor{{.*}} -> !torch.tensor<[n,k,8],f32>
// CHECK: torch.aten.transpose.int{{.*}} -> !torch.tensor<[n,8,k],f32>
// CHECK: torch.aten.transpose.int{{.*}} -> !torch.tensor<[n,8,k],f32>
// CHECK: torch.aten.complex{{.*}} -> !torch.tensor<[n,8,k],complex<f32>>
// CHECK: torch.aten.size.int{{.*}} -> !torch.int<k>
// CHECK: torch.aten.sub.int{{.*}} -> !torch.int<"9-k">
// CHECK: torch.prim.max.int
// CHECK: torch.aten.slice.Tensor
// CHECK: torch.prim.ListConstruct
// CHECK: torch.aten.view_as_real
// CHECK: torch.aten.select.int
// CHECK: torch.aten.view_as_real
// CHECK: torch.aten.select.int
// CHECK: torch.aten.constant_pad_nd{{.*}} -> !torch.tensor<[n,8,9],f32>
// CHECK: torch.aten.constant_pad_nd{{.*}} -> !torch.tensor<[n,8,9],f32>
// CHECK: torch.aten.neg{{.*}} -> !torch.tensor<[n,8,9],f32>
// CHECK: torch.aten.matmul{{.*}} -> !torch.tensor<[n,8,16],f32>
// CHECK: torch.aten.matmul{{.*}} -> !torch.tensor<[n,8,16],f32>
// CHECK: torch.aten.sub.Tensor{{.*}} -> !torch.tensor<[n,8,16],f32>
func.func @fft_hfftn(%arg0: !torch.tensor<[n,m,k],complex<f32>>) -> (!torch.tensor<[n,8,16],f32>) {
  %0 = torch.constant unit -> !torch.none
  %1 = torch.constant 8 : i64 -> !torch.int<8>
  %2 = torch.constant 16 : i64 -> !torch.int<16>
  %3 = torch.prim.ListConstruct(%1, %2) : (!torch.int<8>, !torch.int<16>) -> !torch.list<[!torch.int<8>, !torch.int<16>]>
  %4 = torch.aten.fft_hfftn(%arg0, %3, %0, %0) : (!torch.tensor<[n,m,k],complex<f32>>, !torch.list<[!torch.int<8>, !torch.int<16>]>, !torch.none, !torch.none) -> !torch.tensor<[n,8,16],f32>
  return %4 : !torch.tensor<[n,8,16],f32>
}

// CHECK-LABEL: @fft_ifft2(
// CHECK: torch.aten.size.int{{.*}} -> !torch.int<m>
// CHECK: torch.aten.sub.int{{.*}} -> !torch.int<"8-m">
// CHECK: torch.prim.max.int
// CHECK: torch.aten.slice.Tensor
// CHECK: torch.prim.ListConstruct
// CHECK: torch.aten.view_as_real
// CHECK: torch.aten.select.int
// CHECK: torch.aten.view_as_real
// CHECK: torch.aten.select.int
// CHECK: torch.aten.constant_pad_nd{{.*}} -> !torch.tensor<[n,8,k],f32>
// CHECK: torch.aten.constant_pad_nd{{.*}} -> !torch.tensor<[n,8,k],f32>
// CHECK: torch.aten.transpose.int{{.*}} -> !torch.tensor<[n,k,8],f32>
// CHECK: torch.aten.transpose.int{{.*}} -> !torch.tensor<[n,k,8],f32>
// CHECK: torch.aten.matmul{{.*}} -> !torch.tensor<[n,k,8],f32>
// CHECK: torch.aten.matmul{{.*}} -> !torch.tensor<[n,k,8],f32>
// CHECK: torch.aten.matmul{{.*}} -> !torch.tensor<[n,k,8],f32>
// CHECK: torch.aten.matmul{{.*}} -> !torch.tensor<[n,k,8],f32>
// CHECK: torch.aten.sub.Tensor{{.*}} -> !torch.tensor<[n,k,8],f32>
// CHECK: torch.aten.add.Tensor{{.*}} -> !torch.tensor<[n,k,8],f32>
// CHECK: torch.aten.transpose.int{{.*}} -> !torch.tensor<[n,8,k],f32>
// CHECK: torch.aten.transpose.int{{.*}} -> !torch.tensor<[n,8,k],f32>
// CHECK: torch.aten.complex{{.*}} -> !torch.tensor<[n,8,k],complex<f32>>
// CHECK: torch.aten.view_as_real{{.*}} -> !torch.tensor<[n,8,k,2],f32>
// CHECK: torch.aten.select.int{{.*}} -> !torch.tensor<[n,8,k],f32>
// CHECK: torch.aten.select.int{{.*}} -> !torch.tensor<[n,8,k],f32>
// CHECK: torch.aten.div.Tensor{{.*}} -> !torch.tensor<[n,8,k],f32>
// CHECK: torch.aten.div.Tensor{{.*}} -> !torch.tensor<[n,8,k],f32>
// CHECK: torch.aten.complex{{.*}} -> !torch.tensor<[n,8,k],complex<f32>>
// CHECK: torch.aten.size.int{{.*}} -> !torch.int<k>
// CHECK: torch.aten.sub.int{{.*}} -> !torch.int<"16-k">
// CHECK: torch.prim.max.int
// CHECK: torch.aten.slice.Tensor
// CHECK: torch.prim.ListConstruct
// CHECK: torch.aten.view_as_real
// CHECK: torch.aten.select.int
// CHECK: torch.aten.view_as_real
// CHECK: torch.aten.select.int
// CHECK: torch.aten.constant_pad_nd{{.*}} -> !torch.tensor<[n,8,16],f32>
// CHECK: torch.aten.constant_pad_nd{{.*}} -> !torch.tensor<[n,8,16],f32>
// CHECK: torch.aten.matmul{{.*}} -> !torch.tensor<[n,8,16],f32>
// CHECK: torch.aten.matmul{{.*}} -> !torch.tensor<[n,8,16],f32>
// CHECK: torch.aten.matmul{{.*}} -> !torch.tensor<[n,8,16],f32>
// CHECK: torch.aten.matmul{{.*}} -> !torch.tensor<[n,8,16],f32>
// CHECK: torch.aten.sub.Tensor{{.*}} -> !torch.tensor<[n,8,16],f32>
// CHECK: torch.aten.add.Tensor{{.*}} -> !torch.tensor<[n,8,16],f32>
// CHECK: torch.aten.complex{{.*}} -> !torch.tensor<[n,8,16],complex<f32>>
// CHECK: torch.aten.view_as_real{{.*}} -> !torch.tensor<[n,8,16,2],f32>
// CHECK: torch.aten.select.int{{.*}} -> !torch.tensor<[n,8,16],f32>
// CHECK: torch.aten.select.int{{.*}} -> !torch.tensor<[n,8,16],f32>
// CHECK: torch.aten.div.Tensor{{.*}} -> !torch.tensor<[n,8,16],f32>
// CHECK: torch.aten.div.Tensor{{.*}} -> !torch.tensor<[n,8,16],f32>
// CHECK: torch.aten.complex{{.*}} -> !torch.tensor<[n,8,16],complex<f32>>
func.func @fft_ifft2(%arg0: !torch.tensor<[n,m,k],complex<f32>>) -> (!torch.tensor<[n,8,16],complex<f32>>) {
  %0 = torch.constant unit -> !torch.none
  %1 = torch.constant -2 : i64 -> !torch.int<-2>
  %2 = torch.constant -1 : i64 -> !torch.int<-1>
  %3 = torch.constant 8 : i64 -> !torch.int<8>
  %4 = torch.constant 16 : i64 -> !torch.int<16>
  %5 = torch.prim.ListConstruct(%3, %4) : (!torch.int<8>, !torch.int<16>) -> !torch.list<[!torch.int<8>, !torch.int<16>]>
  %6 = torch.prim.ListConstruct(%1, %2) : (!torch.int<-2>, !torch.int<-1>) -> !torch.list<[!torch.int<-2>, !torch.int<-1>]>
  %7 = torch.aten.fft_ifft2(%arg0, %5, %6, %0) : (!torch.tensor<[n,m,k],complex<f32>>, !torch.list<[!torch.int<8>, !torch.int<16>]>, !torch.list<[!torch.int<-2>, !torch.int<-1>]>, !torch.none) -> !torch.tensor<[n,8,16],complex<f32>>
  return %7 : !torch.tensor<[n,8,16],complex<f32>>
}

// CHECK-LABEL: @fft_ifftn(
// CHECK: torch.aten.size.int{{.*}} -> !torch.int<m>
// CHECK: torch.aten.sub.int{{.*}} -> !torch.int<"8-m">
// CHECK: torch.prim.max.int
// CHECK: torch.aten.slice.Tensor
// CHECK: torch.prim.ListConstruct
// CHECK: torch.aten.view_as_real
// CHECK: torch.aten.select.int
// CHECK: torch.aten.view_as_real
// CHECK: torch.aten.select.int
// CHECK: torch.aten.constant_pad_nd{{.*}} -> !torch.tensor<[n,8,k],f32>
// CHECK: torch.aten.constant_pad_nd{{.*}} -> !torch.tensor<[n,8,k],f32>
// CHECK: torch.aten.transpose.int{{.*}} -> !torch.tensor<[n,k,8],f32>
// CHECK: torch.aten.transpose.int{{.*}} -> !torch.tensor<[n,k,8],f32>
// CHECK: torch.aten.matmul{{.*}} -> !torch.tensor<[n,k,8],f32>
// CHECK: torch.aten.matmul{{.*}} -> !torch.tensor<[n,k,8],f32>
// CHECK: torch.aten.matmul{{.*}} -> !torch.tensor<[n,k,8],f32>
// CHECK: torch.aten.matmul{{.*}} -> !torch.tensor<[n,k,8],f32>
// CHECK: torch.aten.sub.Tensor{{.*}} -> !torch.tensor<[n,k,8],f32>
// CHECK: torch.aten.add.Tensor{{.*}} -> !torch.tensor<[n,k,8],f32>
// CHECK: torch.aten.transpose.int{{.*}} -> !torch.tensor<[n,8,k],f32>
// CHECK: torch.aten.transpose.int{{.*}} -> !torch.tensor<[n,8,k],f32>
// CHECK: torch.aten.complex{{.*}} -> !torch.tensor<[n,8,k],complex<f32>>
// CHECK: torch.aten.view_as_real{{.*}} -> !torch.tensor<[n,8,k,2],f32>
// CHECK: torch.aten.select.int{{.*}} -> !torch.tensor<[n,8,k],f32>
// CHECK: torch.aten.select.int{{.*}} -> !torch.tensor<[n,8,k],f32>
// CHECK: torch.aten.div.Tensor{{.*}} -> !torch.tensor<[n,8,k],f32>
// CHECK: torch.aten.div.Tensor{{.*}} -> !torch.tensor<[n,8,k],f32>
// CHECK: torch.aten.complex{{.*}} -> !torch.tensor<[n,8,k],complex<f32>>
// CHECK: torch.aten.size.int{{.*}} -> !torch.int<k>
// CHECK: torch.aten.sub.int{{.*}} -> !torch.int<"16-k">
// CHECK: torch.prim.max.int
// CHECK: torch.aten.slice.Tensor
// CHECK: torch.prim.ListConstruct
// CHECK: torch.aten.view_as_real
// CHECK: torch.aten.select.int
// CHECK: torch.aten.view_as_real
// CHECK: torch.aten.select.int
// CHECK: torch.aten.constant_pad_nd{{.*}} -> !torch.tensor<[n,8,16],f32>
// CHECK: torch.aten.constant_pad_nd{{.*}} -> !torch.tensor<[n,8,16],f32>
// CHECK: torch.aten.matmul{{.*}} -> !torch.tensor<[n,8,16],f32>
// CHECK: torch.aten.matmul{{.*}} -> !torch.tensor<[n,8,16],f32>
// CHECK: torch.aten.matmul{{.*}} -> !torch.tensor<[n,8,16],f32>
// CHECK: torch.aten.matmul{{.*}} -> !torch.tensor<[n,8,16],f32>
// CHECK: torch.aten.sub.Tensor{{.*}} -> !torch.tensor<[n,8,16],f32>
// CHECK: torch.aten.add.Tensor{{.*}} -> !torch.tensor<[n,8,16],f32>
// CHECK: torch.aten.complex{{.*}} -> !torch.tensor<[n,8,16],complex<f32>>
// CHECK: torch.aten.view_as_real{{.*}} -> !torch.tensor<[n,8,16,2],f32>
// CHECK: torch.aten.select.int{{.*}} -> !torch.tensor<[n,8,16],f32>
// CHECK: torch.aten.select.int{{.*}} -> !torch.tensor<[n,8,16],f32>
// CHECK: torch.aten.div.Tensor{{.*}} -> !torch.tensor<[n,8,16],f32>
// CHECK: torch.aten.div.Tensor{{.*}} -> !torch.tensor<[n,8,16],f32>
// CHECK: torch.aten.complex{{.*}} -> !torch.tensor<[n,8,16],complex<f32>>
func.func @fft_ifftn(%arg0: !torch.tensor<[n,m,k],complex<f32>>) -> (!torch.tensor<[n,8,16],complex<f32>>) {
  %0 = torch.constant unit -> !torch.none
  %1 = torch.constant 8 : i64 -> !torch.int<8>
  %2 = torch.constant 16 : i64 -> !torch.int<16>
  %3 = torch.prim.ListConstruct(%1, %2) : (!torch.int<8>, !torch.int<16>) -> !torch.list<[!torch.int<8>, !torch.int<16>]>
  %4 = torch.aten.fft_ifftn(%arg0, %3, %0, %0) : (!torch.tensor<[n,m,k],complex<f32>>, !torch.list<[!torch.int<8>, !torch.int<16>]>, !torch.none, !torch.none) -> !torch.tensor<[n,8,16],complex<f32>>
  return %4 : !torch.tensor<[n,8,16],complex<f32>>
}

// CHECK-LABEL: @fft_ihfft2(
// CHECK: torch.aten.size.int{{.*}} -> !torch.int<k>
// CHECK: torch.aten.sub.int{{.*}} -> !torch.int<"16-k">
// CHECK: torch.prim.max.int
// CHECK: torch.aten.slice.Tensor
// CHECK: torch.prim.ListConstruct
// CHECK: torch.aten.constant_pad_nd{{.*}} -> !torch.tensor<[n,m,16],f32>
// CHECK: torch.aten.matmul{{.*}} -> !torch.tensor<[n,m,9],f32>
// CHECK: torch.aten.matmul{{.*}} -> !torch.tensor<[n,m,9],f32>
// CHECK: torch.aten.neg{{.*}} -> !torch.tensor<[n,m,9],f32>
// CHECK: torch.aten.complex{{.*}} -> !torch.tensor<[n,m,9],complex<f32>>
// CHECK: torch.aten.view_as_real{{.*}} -> !torch.tensor<[n,m,9,2],f32>
// CHECK: torch.aten.select.int{{.*}} -> !torch.tensor<[n,m,9],f32>
// CHECK: torch.aten.select.int{{.*}} -> !torch.tensor<[n,m,9],f32>
// CHECK: torch.aten.div.Tensor{{.*}} -> !torch.tensor<[n,m,9],f32>
// CHECK: torch.aten.div.Tensor{{.*}} -> !torch.tensor<[n,m,9],f32>
// CHECK: torch.aten.neg{{.*}} -> !torch.tensor<[n,m,9],f32>
// CHECK: torch.aten.complex{{.*}} -> !torch.tensor<[n,m,9],complex<f32>>
// CHECK: torch.aten.size.int{{.*}} -> !torch.int<m>
// CHECK: torch.aten.sub.int{{.*}} -> !torch.int<"8-m">
// CHECK: torch.prim.max.int
// CHECK: torch.aten.slice.Tensor
// CHECK: torch.prim.ListConstruct
// CHECK: torch.aten.view_as_real
// CHECK: torch.aten.select.int
// CHECK: torch.aten.view_as_real
// CHECK: torch.aten.select.int
// CHECK: torch.aten.constant_pad_nd{{.*}} -> !torch.tensor<[n,8,9],f32>
// CHECK: torch.aten.constant_pad_nd{{.*}} -> !torch.tensor<[n,8,9],f32>
// CHECK: torch.aten.transpose.int{{.*}} -> !torch.tensor<[n,9,8],f32>
// CHECK: torch.aten.transpose.int{{.*}} -> !torch.tensor<[n,9,8],f32>
// CHECK: torch.aten.matmul{{.*}} -> !torch.tensor<[n,9,8],f32>
// CHECK: torch.aten.matmul{{.*}} -> !torch.tensor<[n,9,8],f32>
// CHECK: torch.aten.matmul{{.*}} -> !torch.tensor<[n,9,8],f32>
// CHECK: torch.aten.matmul{{.*}} -> !torch.tensor<[n,9,8],f32>
// CHECK: torch.aten.sub.Tensor{{.*}} -> !torch.tensor<[n,9,8],f32>
// CHECK: torch.aten.add.Tensor{{.*}} -> !torch.tensor<[n,9,8],f32>
// CHECK: torch.aten.transpose.int{{.*}} -> !torch.tensor<[n,8,9],f32>
// CHECK: torch.aten.transpose.int{{.*}} -> !torch.tensor<[n,8,9],f32>
// CHECK: torch.aten.complex{{.*}} -> !torch.tensor<[n,8,9],complex<f32>>
// CHECK: torch.aten.view_as_real{{.*}} -> !torch.tensor<[n,8,9,2],f32>
// CHECK: torch.aten.select.int{{.*}} -> !torch.tensor<[n,8,9],f32>
// CHECK: torch.aten.select.int{{.*}} -> !torch.tensor<[n,8,9],f32>
// CHECK: torch.aten.div.Tensor{{.*}} -> !torch.tensor<[n,8,9],f32>
// CHECK: torch.aten.div.Tensor{{.*}} -> !torch.tensor<[n,8,9],f32>
// CHECK: torch.aten.complex{{.*}} -> !torch.tensor<[n,8,9],complex<f32>>
func.func @fft_ihfft2(%arg0: !torch.tensor<[n,m,k],f32>) -> (!torch.tensor<[n,8,9],complex<f32>>) {
  %0 = torch.constant unit -> !torch.none
  %1 = torch.constant -2 : i64 -> !torch.int<-2>
  %2 = torch.constant -1 : i64 -> !torch.int<-1>
  %3 = torch.constant 8 : i64 -> !torch.int<8>
  %4 = torch.constant 16 : i64 -> !torch.int<16>
  %5 = torch.prim.ListConstruct(%3, %4) : (!torch.int<8>, !torch.int<16>) -> !torch.list<[!torch.int<8>, !torch.int<16>]>
  %6 = torch.prim.ListConstruct(%1, %2) : (!torch.int<-2>, !torch.int<-1>) -> !torch.list<[!torch.int<-2>, !torch.int<-1>]>
  %7 = torch.aten.fft_ihfft2(%arg0, %5, %6, %0) : (!torch.tensor<[n,m,k],f32>, !torch.list<[!torch.int<8>, !torch.int<16>]>, !torch.list<[!torch.int<-2>, !torch.int<-1>]>, !torch.none) -> !torch.tensor<[n,8,9],complex<f32>>
  return %7 : !torch.tensor<[n,8,9],complex<f32>>
}

// CHECK-LABEL: @fft_ihfftn(
// CHECK: torch.aten.size.int{{.*}} -> !torch.int<k>
// CHECK: torch.aten.sub.int{{.*}} -> !torch.int<"16-k">
// CHECK: torch.prim.max.int
// CHECK: torch.aten.slice.Tensor
// CHECK: torch.prim.ListConstruct
// CHECK: torch.aten.constant_pad_nd{{.*}} -> !torch.tensor<[n,m,16],f32>
// CHECK: torch.aten.matmul{{.*}} -> !torch.tensor<[n,m,9],f32>
// CHECK: torch.aten.matmul{{.*}} -> !torch.tensor<[n,m,9],f32>
// CHECK: torch.aten.neg{{.*}} -> !torch.tensor<[n,m,9],f32>
// CHECK: torch.aten.complex{{.*}} -> !torch.tensor<[n,m,9],complex<f32>>
// CHECK: torch.aten.view_as_real{{.*}} -> !torch.tensor<[n,m,9,2],f32>
// CHECK: torch.aten.select.int{{.*}} -> !torch.tensor<[n,m,9],f32>
// CHECK: torch.aten.select.int{{.*}} -> !torch.tensor<[n,m,9],f32>
// CHECK: torch.aten.div.Tensor{{.*}} -> !torch.tensor<[n,m,9],f32>
// CHECK: torch.aten.div.Tensor{{.*}} -> !torch.tensor<[n,m,9],f32>
// CHECK: torch.aten.neg{{.*}} -> !torch.tensor<[n,m,9],f32>
// CHECK: torch.aten.complex{{.*}} -> !torch.tensor<[n,m,9],complex<f32>>
// CHECK: torch.aten.size.int{{.*}} -> !torch.int<m>
// CHECK: torch.aten.sub.int{{.*}} -> !torch.int<"8-m">
// CHECK: torch.prim.max.int
// CHECK: torch.aten.slice.Tensor
// CHECK: torch.prim.ListConstruct
// CHECK: torch.aten.view_as_real
// CHECK: torch.aten.select.int
// CHECK: torch.aten.view_as_real
// CHECK: torch.aten.select.int
// CHECK: torch.aten.constant_pad_nd{{.*}} -> !torch.tensor<[n,8,9],f32>
// CHECK: torch.aten.constant_pad_nd{{.*}} -> !torch.tensor<[n,8,9],f32>
// CHECK: torch.aten.transpose.int{{.*}} -> !torch.tensor<[n,9,8],f32>
// CHECK: torch.aten.transpose.int{{.*}} -> !torch.tensor<[n,9,8],f32>
// CHECK: torch.aten.matmul{{.*}} -> !torch.tensor<[n,9,8],f32>
// CHECK: torch.aten.matmul{{.*}} -> !torch.tensor<[n,9,8],f32>
// CHECK: torch.aten.matmul{{.*}} -> !torch.tensor<[n,9,8],f32>
// CHECK: torch.aten.matmul{{.*}} -> !torch.tensor<[n,9,8],f32>
// CHECK: torch.aten.sub.Tensor{{.*}} -> !torch.tensor<[n,9,8],f32>
// CHECK: torch.aten.add.Tensor{{.*}} -> !torch.tensor<[n,9,8],f32>
// CHECK: torch.aten.transpose.int{{.*}} -> !torch.tensor<[n,8,9],f32>
// CHECK: torch.aten.transpose.int{{.*}} -> !torch.tensor<[n,8,9],f32>
// CHECK: torch.aten.complex{{.*}} -> !torch.tensor<[n,8,9],complex<f32>>
// CHECK: torch.aten.view_as_real{{.*}} -> !torch.tensor<[n,8,9,2],f32>
// CHECK: torch.aten.select.int{{.*}} -> !torch.tensor<[n,8,9],f32>
// CHECK: torch.aten.select.int{{.*}} -> !torch.tensor<[n,8,9],f32>
// CHECK: torch.aten.div.Tensor{{.*}} -> !torch.tensor<[n,8,9],f32>
// CHECK: torch.aten.div.Tensor{{.*}} -> !torch.tensor<[n,8,9],f32>
// CHECK: torch.aten.complex{{.*}} -> !torch.tensor<[n,8,9],complex<f32>>
func.func @fft_ihfftn(%arg0: !torch.tensor<[n,m,k],f32>) -> (!torch.tensor<[n,8,9],complex<f32>>) {
  %0 = torch.constant unit -> !torch.none
  %1 = torch.constant 8 : i64 -> !torch.int<8>
  %2 = torch.constant 16 : i64 -> !torch.int<16>
  %3 = torch.prim.ListConstruct(%1, %2) : (!torch.int<8>, !torch.int<16>) -> !torch.list<[!torch.int<8>, !torch.int<16>]>
  %4 = torch.aten.fft_ihfftn(%arg0, %3, %0, %0) : (!torch.tensor<[n,m,k],f32>, !torch.list<[!torch.int<8>, !torch.int<16>]>, !torch.none, !torch.none) -> !torch.tensor<[n,8,9],complex<f32>>
  return %4 : !torch.tensor<[n,8,9],complex<f32>>
}

// CHECK-LABEL: @fft_irfft2(
// CHECK: torch.aten.size.int{{.*}} -> !torch.int<m>
// CHECK: torch.aten.sub.int{{.*}} -> !torch.int<"8-m">
// CHECK: torch.prim.max.int
// CHECK: torch.aten.slice.Tensor
// CHECK: torch.prim.ListConstruct
// CHECK: torch.aten.view_as_real
// CHECK: torch.aten.select.int
// CHECK: torch.aten.view_as_real
// CHECK: torch.aten.select.int
// CHECK: torch.aten.constant_pad_nd{{.*}} -> !torch.tensor<[n,8,k],f32>
// CHECK: torch.aten.constant_pad_nd{{.*}} -> !torch.tensor<[n,8,k],f32>
// CHECK: torch.aten.transpose.int{{.*}} -> !torch.tensor<[n,k,8],f32>
// CHECK: torch.aten.transpose.int{{.*}} -> !torch.tensor<[n,k,8],f32>
// CHECK: torch.aten.matmul{{.*}} -> !torch.tensor<[n,k,8],f32>
// CHECK: torch.aten.matmul{{.*}} -> !torch.tensor<[n,k,8],f32>
// CHECK: torch.aten.matmul{{.*}} -> !torch.tensor<[n,k,8],f32>
// CHECK: torch.aten.matmul{{.*}} -> !torch.tensor<[n,k,8],f32>
// CHECK: torch.aten.sub.Tensor{{.*}} -> !torch.tensor<[n,k,8],f32>
// CHECK: torch.aten.add.Tensor{{.*}} -> !torch.tensor<[n,k,8],f32>
// CHECK: torch.aten.transpose.int{{.*}} -> !torch.tensor<[n,8,k],f32>
// CHECK: torch.aten.transpose.int{{.*}} -> !torch.tensor<[n,8,k],f32>
// CHECK: torch.aten.complex{{.*}} -> !torch.tensor<[n,8,k],complex<f32>>
// CHECK: torch.aten.view_as_real{{.*}} -> !torch.tensor<[n,8,k,2],f32>
// CHECK: torch.aten.select.int{{.*}} -> !torch.tensor<[n,8,k],f32>
// CHECK: torch.aten.select.int{{.*}} -> !torch.tensor<[n,8,k],f32>
// CHECK: torch.aten.div.Tensor{{.*}} -> !torch.tensor<[n,8,k],f32>
// CHECK: torch.aten.div.Tensor{{.*}} -> !torch.tensor<[n,8,k],f32>
// CHECK: torch.aten.complex{{.*}} -> !torch.tensor<[n,8,k],complex<f32>>
// CHECK: torch.aten.size.int{{.*}} -> !torch.int<k>
// CHECK: torch.aten.sub.int{{.*}} -> !torch.int<"9-k">
// CHECK: torch.prim.max.int
// CHECK: torch.aten.slice.Tensor
// CHECK: torch.prim.ListConstruct
// CHECK: torch.aten.view_as_real
// CHECK: torch.aten.select.int
// CHECK: torch.aten.view_as_real
// CHECK: torch.aten.select.int
// CHECK: torch.aten.constant_pad_nd{{.*}} -> !torch.tensor<[n,8,9],f32>
// CHECK: torch.aten.constant_pad_nd{{.*}} -> !torch.tensor<[n,8,9],f32>
// CHECK: torch.aten.matmul{{.*}} -> !torch.tensor<[n,8,16],f32>
// CHECK: torch.aten.matmul{{.*}} -> !torch.tensor<[n,8,16],f32>
// CHECK: torch.aten.sub.Tensor{{.*}} -> !torch.tensor<[n,8,16],f32>
// CHECK: torch.aten.div.Tensor{{.*}} -> !torch.tensor<[n,8,16],f32>
func.func @fft_irfft2(%arg0: !torch.tensor<[n,m,k],complex<f32>>) -> (!torch.tensor<[n,8,16],f32>) {
  %0 = torch.constant unit -> !torch.none
  %1 = torch.constant -2 : i64 -> !torch.int<-2>
  %2 = torch.constant -1 : i64 -> !torch.int<-1>
  %3 = torch.constant 8 : i64 -> !torch.int<8>
  %4 = torch.constant 16 : i64 -> !torch.int<16>
  %5 = torch.prim.ListConstruct(%3, %4) : (!torch.int<8>, !torch.int<16>) -> !torch.list<[!torch.int<8>, !torch.int<16>]>
  %6 = torch.prim.ListConstruct(%1, %2) : (!torch.int<-2>, !torch.int<-1>) -> !torch.list<[!torch.int<-2>, !torch.int<-1>]>
  %7 = torch.aten.fft_irfft2(%arg0, %5, %6, %0) : (!torch.tensor<[n,m,k],complex<f32>>, !torch.list<[!torch.int<8>, !torch.int<16>]>, !torch.list<[!torch.int<-2>, !torch.int<-1>]>, !torch.none) -> !torch.tensor<[n,8,16],f32>
  return %7 : !torch.tensor<[n,8,16],f32>
}

// CHECK-LABEL: @fft_irfftn(
// CHECK: torch.aten.size.int{{.*}} -> !torch.int<m>
// CHECK: torch.aten.sub.int{{.*}} -> !torch.int<"8-m">
// CHECK: torch.prim.max.int
// CHECK: torch.aten.slice.Tensor
// CHECK: torch.prim.ListConstruct
// CHECK: torch.aten.view_as_real
// CHECK: torch.aten.select.int
// CHECK: torch.aten.view_as_real
// CHECK: torch.aten.select.int
// CHECK: torch.aten.constant_pad_nd{{.*}} -> !torch.tensor<[n,8,k],f32>
// CHECK: torch.aten.constant_pad_nd{{.*}} -> !torch.tensor<[n,8,k],f32>
// CHECK: torch.aten.transpose.int{{.*}} -> !torch.tensor<[n,k,8],f32>
// CHECK: torch.aten.transpose.int{{.*}} -> !torch.tensor<[n,k,8],f32>
// CHECK: torch.aten.matmul{{.*}} -> !torch.tensor<[n,k,8],f32>
// CHECK: torch.aten.matmul{{.*}} -> !torch.tensor<[n,k,8],f32>
// CHECK: torch.aten.matmul{{.*}} -> !torch.tensor<[n,k,8],f32>
// CHECK: torch.aten.matmul{{.*}} -> !torch.tensor<[n,k,8],f32>
// CHECK: torch.aten.sub.Tensor{{.*}} -> !torch.tensor<[n,k,8],f32>
// CHECK: torch.aten.add.Tensor{{.*}} -> !torch.tensor<[n,k,8],f32>
// CHECK: torch.aten.transpose.int{{.*}} -> !torch.tensor<[n,8,k],f32>
// CHECK: torch.aten.transpose.int{{.*}} -> !torch.tensor<[n,8,k],f32>
// CHECK: torch.aten.complex{{.*}} -> !torch.tensor<[n,8,k],complex<f32>>
// CHECK: torch.aten.view_as_real{{.*}} -> !torch.tensor<[n,8,k,2],f32>
// CHECK: torch.aten.select.int{{.*}} -> !torch.tensor<[n,8,k],f32>
// CHECK: torch.aten.select.int{{.*}} -> !torch.tensor<[n,8,k],f32>
// CHECK: torch.aten.div.Tensor{{.*}} -> !torch.tensor<[n,8,k],f32>
// CHECK: torch.aten.div.Tensor{{.*}} -> !torch.tensor<[n,8,k],f32>
// CHECK: torch.aten.complex{{.*}} -> !torch.tensor<[n,8,k],complex<f32>>
// CHECK: torch.aten.size.int{{.*}} -> !torch.int<k>
// CHECK: torch.aten.sub.int{{.*}} -> !torch.int<"9-k">
// CHECK: torch.prim.max.int
// CHECK: torch.aten.slice.Tensor
// CHECK: torch.prim.ListConstruct
// CHECK: torch.aten.view_as_real
// CHECK: torch.aten.select.int
// CHECK: torch.aten.view_as_real
// CHECK: torch.aten.select.int
// CHECK: torch.aten.constant_pad_nd{{.*}} -> !torch.tensor<[n,8,9],f32>
// CHECK: torch.aten.constant_pad_nd{{.*}} -> !torch.tensor<[n,8,9],f32>
// CHECK: torch.aten.matmul{{.*}} -> !torch.tensor<[n,8,16],f32>
// CHECK: torch.aten.matmul{{.*}} -> !torch.tensor<[n,8,16],f32>
// CHECK: torch.aten.sub.Tensor{{.*}} -> !torch.tensor<[n,8,16],f32>
// CHECK: torch.aten.div.Tensor{{.*}} -> !torch.tensor<[n,8,16],f32>
func.func @fft_irfftn(%arg0: !torch.tensor<[n,m,k],complex<f32>>) -> (!torch.tensor<[n,8,16],f32>) {
  %0 = torch.constant unit -> !torch.none
  %1 = torch.constant 8 : i64 -> !torch.int<8>
  %2 = torch.constant 16 : i64 -> !torch.int<16>
  %3 = torch.prim.ListConstruct(%1, %2) : (!torch.int<8>, !torch.int<16>) -> !torch.list<[!torch.int<8>, !torch.int<16>]>
  %4 = torch.aten.fft_irfftn(%arg0, %3, %0, %0) : (!torch.tensor<[n,m,k],complex<f32>>, !torch.list<[!torch.int<8>, !torch.int<16>]>, !torch.none, !torch.none) -> !torch.tensor<[n,8,16],f32>
  return %4 : !torch.tensor<[n,8,16],f32>
}

// CHECK-LABEL: @fft_rfft2(
// CHECK: torch.aten.size.int{{.*}} -> !torch.int<k>
// CHECK: torch.aten.sub.int{{.*}} -> !torch.int<"16-k">
// CHECK: torch.prim.max.int
// CHECK: torch.aten.slice.Tensor
// CHECK: torch.prim.ListConstruct
// CHECK: torch.aten.constant_pad_nd{{.*}} -> !torch.tensor<[n,m,16],f32>
// CHECK: torch.aten.matmul{{.*}} -> !torch.tensor<[n,m,9],f32>
// CHECK: torch.aten.matmul{{.*}} -> !torch.tensor<[n,m,9],f32>
// CHECK: torch.aten.neg{{.*}} -> !torch.tensor<[n,m,9],f32>
// CHECK: torch.aten.complex{{.*}} -> !torch.tensor<[n,m,9],complex<f32>>
// CHECK: torch.aten.size.int{{.*}} -> !torch.int<m>
// CHECK: torch.aten.sub.int{{.*}} -> !torch.int<"8-m">
// CHECK: torch.prim.max.int
// CHECK: torch.aten.slice.Tensor
// CHECK: torch.prim.ListConstruct
// CHECK: torch.aten.view_as_real
// CHECK: torch.aten.select.int
// CHECK: torch.aten.view_as_real
// CHECK: torch.aten.select.int
// CHECK: torch.aten.constant_pad_nd{{.*}} -> !torch.tensor<[n,8,9],f32>
// CHECK: torch.aten.constant_pad_nd{{.*}} -> !torch.tensor<[n,8,9],f32>
// CHECK: torch.aten.transpose.int{{.*}} -> !torch.tensor<[n,9,8],f32>
// CHECK: torch.aten.transpose.int{{.*}} -> !torch.tensor<[n,9,8],f32>
// CHECK: torch.aten.matmul{{.*}} -> !torch.tensor<[n,9,8],f32>
// CHECK: torch.aten.matmul{{.*}} -> !torch.tensor<[n,9,8],f32>
// CHECK: torch.aten.neg{{.*}} -> !torch.tensor<[n,9,8],f32>
// CHECK: torch.aten.matmul{{.*}} -> !torch.tensor<[n,9,8],f32>
// CHECK: torch.aten.matmul{{.*}} -> !torch.tensor<[n,9,8],f32>
// CHECK: torch.aten.add.Tensor{{.*}} -> !torch.tensor<[n,9,8],f32>
// CHECK: torch.aten.add.Tensor{{.*}} -> !torch.tensor<[n,9,8],f32>
// CHECK: torch.aten.transpose.int{{.*}} -> !torch.tensor<[n,8,9],f32>
// CHECK: torch.aten.transpose.int{{.*}} -> !torch.tensor<[n,8,9],f32>
// CHECK: torch.aten.complex{{.*}} -> !torch.tensor<[n,8,9],complex<f32>>
func.func @fft_rfft2(%arg0: !torch.tensor<[n,m,k],f32>) -> (!torch.tensor<[n,8,9],complex<f32>>) {
  %0 = torch.constant unit -> !torch.none
  %1 = torch.constant -2 : i64 -> !torch.int<-2>
  %2 = torch.constant -1 : i64 -> !torch.int<-1>
  %3 = torch.constant 8 : i64 -> !torch.int<8>
  %4 = torch.constant 16 : i64 -> !torch.int<16>
  %5 = torch.prim.ListConstruct(%3, %4) : (!torch.int<8>, !torch.int<16>) -> !torch.list<[!torch.int<8>, !torch.int<16>]>
  %6 = torch.prim.ListConstruct(%1, %2) : (!torch.int<-2>, !torch.int<-1>) -> !torch.list<[!torch.int<-2>, !torch.int<-1>]>
  %7 = torch.aten.fft_rfft2(%arg0, %5, %6, %0) : (!torch.tensor<[n,m,k],f32>, !torch.list<[!torch.int<8>, !torch.int<16>]>, !torch.list<[!torch.int<-2>, !torch.int<-1>]>, !torch.none) -> !torch.tensor<[n,8,9],complex<f32>>
  return %7 : !torch.tensor<[n,8,9],complex<f32>>
}

// CHECK-LABEL: @fft_rfftn(
// CHECK: torch.aten.size.int{{.*}} -> !torch.int<k>
// CHECK: torch.aten.sub.int{{.*}} -> !torch.int<"16-k">
// CHECK: torch.prim.max.int
// CHECK: torch.aten.slice.Tensor
// CHECK: torch.prim.ListConstruct
// CHECK: torch.aten.constant_pad_nd{{.*}} -> !torch.tensor<[n,m,16],f32>
// CHECK: torch.aten.matmul{{.*}} -> !torch.tensor<[n,m,9],f32>
// CHECK: torch.aten.matmul{{.*}} -> !torch.tensor<[n,m,9],f32>
// CHECK: torch.aten.neg{{.*}} -> !torch.tensor<[n,m,9],f32>
// CHECK: torch.aten.complex{{.*}} -> !torch.tensor<[n,m,9],complex<f32>>
// CHECK: torch.aten.size.int{{.*}} -> !torch.int<m>
// CHECK: torch.aten.sub.int{{.*}} -> !torch.int<"8-m">
// CHECK: torch.prim.max.int
// CHECK: torch.aten.slice.Tensor
// CHECK: torch.prim.ListConstruct
// CHECK: torch.aten.view_as_real
// CHECK: torch.aten.select.int
// CHECK: torch.aten.view_as_real
// CHECK: torch.aten.select.int
// CHECK: torch.aten.constant_pad_nd{{.*}} -> !torch.tensor<[n,8,9],f32>
// CHECK: torch.aten.constant_pad_nd{{.*}} -> !torch.tensor<[n,8,9],f32>
// CHECK: torch.aten.transpose.int{{.*}} -> !torch.tensor<[n,9,8],f32>
// CHECK: torch.aten.transpose.int{{.*}} -> !torch.tensor<[n,9,8],f32>
// CHECK: torch.aten.matmul{{.*}} -> !torch.tensor<[n,9,8],f32>
// CHECK: torch.aten.matmul{{.*}} -> !torch.tensor<[n,9,8],f32>
// CHECK: torch.aten.neg{{.*}} -> !torch.tensor<[n,9,8],f32>
// CHECK: torch.aten.matmul{{.*}} -> !torch.tensor<[n,9,8],f32>
// CHECK: torch.aten.matmul{{.*}} -> !torch.tensor<[n,9,8],f32>
// CHECK: torch.aten.add.Tensor{{.*}} -> !torch.tensor<[n,9,8],f32>
// CHECK: torch.aten.add.Tensor{{.*}} -> !torch.tensor<[n,9,8],f32>
// CHECK: torch.aten.transpose.int{{.*}} -> !torch.tensor<[n,8,9],f32>
// CHECK: torch.aten.transpose.int{{.*}} -> !torch.tensor<[n,8,9],f32>
// CHECK: torch.aten.complex{{.*}} -> !torch.tensor<[n,8,9],complex<f32>>
func.func @fft_rfftn(%arg0: !torch.tensor<[n,m,k],f32>) -> (!torch.tensor<[n,8,9],complex<f32>>) {
  %0 = torch.constant unit -> !torch.none
  %1 = torch.constant 8 : i64 -> !torch.int<8>
  %2 = torch.constant 16 : i64 -> !torch.int<16>
  %3 = torch.prim.ListConstruct(%1, %2) : (!torch.int<8>, !torch.int<16>) -> !torch.list<[!torch.int<8>, !torch.int<16>]>
  %4 = torch.aten.fft_rfftn(%arg0, %3, %0, %0) : (!torch.tensor<[n,m,k],f32>, !torch.list<[!torch.int<8>, !torch.int<16>]>, !torch.none, !torch.none) -> !torch.tensor<[n,8,9],complex<f32>>
  return %4 : !torch.tensor<[n,8,9],complex<f32>>
}
