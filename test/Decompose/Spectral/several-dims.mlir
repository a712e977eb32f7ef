// NOTE: The checks are written by tools/dev/update_checks.py.

// RUN: torch-onnx-opt %s --decompose | FileCheck %s

// CHECK-LABEL: @fft_fft2(
// CHECK-NOT: torch.aten.fft_fft2(
// CHECK: return {{.*}} : !torch.tensor<[n,8,16],complex<f32>>
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
// CHECK-NOT: torch.aten.fft_fftn(
// CHECK: return {{.*}} : !torch.tensor<[n,8,16],complex<f32>>
func.func @fft_fftn(%arg0: !torch.tensor<[n,m,k],complex<f32>>) -> (!torch.tensor<[n,8,16],complex<f32>>) {
  %0 = torch.constant unit -> !torch.none
  %1 = torch.constant 8 : i64 -> !torch.int<8>
  %2 = torch.constant 16 : i64 -> !torch.int<16>
  %3 = torch.prim.ListConstruct(%1, %2) : (!torch.int<8>, !torch.int<16>) -> !torch.list<[!torch.int<8>, !torch.int<16>]>
  %4 = torch.aten.fft_fftn(%arg0, %3, %0, %0) : (!torch.tensor<[n,m,k],complex<f32>>, !torch.list<[!torch.int<8>, !torch.int<16>]>, !torch.none, !torch.none) -> !torch.tensor<[n,8,16],complex<f32>>
  return %4 : !torch.tensor<[n,8,16],complex<f32>>
}

// CHECK-LABEL: @fft_hfft2(
// CHECK-NOT: torch.aten.fft_hfft2(
// CHECK: return {{.*}} : !torch.tensor<[n,8,16],f32>
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
// CHECK-NOT: torch.aten.fft_hfftn(
// CHECK: return {{.*}} : !torch.tensor<[n,8,16],f32>
func.func @fft_hfftn(%arg0: !torch.tensor<[n,m,k],complex<f32>>) -> (!torch.tensor<[n,8,16],f32>) {
  %0 = torch.constant unit -> !torch.none
  %1 = torch.constant 8 : i64 -> !torch.int<8>
  %2 = torch.constant 16 : i64 -> !torch.int<16>
  %3 = torch.prim.ListConstruct(%1, %2) : (!torch.int<8>, !torch.int<16>) -> !torch.list<[!torch.int<8>, !torch.int<16>]>
  %4 = torch.aten.fft_hfftn(%arg0, %3, %0, %0) : (!torch.tensor<[n,m,k],complex<f32>>, !torch.list<[!torch.int<8>, !torch.int<16>]>, !torch.none, !torch.none) -> !torch.tensor<[n,8,16],f32>
  return %4 : !torch.tensor<[n,8,16],f32>
}

// CHECK-LABEL: @fft_ifft2(
// CHECK-NOT: torch.aten.fft_ifft2(
// CHECK: return {{.*}} : !torch.tensor<[n,8,16],complex<f32>>
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
// CHECK-NOT: torch.aten.fft_ifftn(
// CHECK: return {{.*}} : !torch.tensor<[n,8,16],complex<f32>>
func.func @fft_ifftn(%arg0: !torch.tensor<[n,m,k],complex<f32>>) -> (!torch.tensor<[n,8,16],complex<f32>>) {
  %0 = torch.constant unit -> !torch.none
  %1 = torch.constant 8 : i64 -> !torch.int<8>
  %2 = torch.constant 16 : i64 -> !torch.int<16>
  %3 = torch.prim.ListConstruct(%1, %2) : (!torch.int<8>, !torch.int<16>) -> !torch.list<[!torch.int<8>, !torch.int<16>]>
  %4 = torch.aten.fft_ifftn(%arg0, %3, %0, %0) : (!torch.tensor<[n,m,k],complex<f32>>, !torch.list<[!torch.int<8>, !torch.int<16>]>, !torch.none, !torch.none) -> !torch.tensor<[n,8,16],complex<f32>>
  return %4 : !torch.tensor<[n,8,16],complex<f32>>
}

// CHECK-LABEL: @fft_ihfft2(
// CHECK-NOT: torch.aten.fft_ihfft2(
// CHECK: return {{.*}} : !torch.tensor<[n,8,9],complex<f32>>
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
// CHECK-NOT: torch.aten.fft_ihfftn(
// CHECK: return {{.*}} : !torch.tensor<[n,8,9],complex<f32>>
func.func @fft_ihfftn(%arg0: !torch.tensor<[n,m,k],f32>) -> (!torch.tensor<[n,8,9],complex<f32>>) {
  %0 = torch.constant unit -> !torch.none
  %1 = torch.constant 8 : i64 -> !torch.int<8>
  %2 = torch.constant 16 : i64 -> !torch.int<16>
  %3 = torch.prim.ListConstruct(%1, %2) : (!torch.int<8>, !torch.int<16>) -> !torch.list<[!torch.int<8>, !torch.int<16>]>
  %4 = torch.aten.fft_ihfftn(%arg0, %3, %0, %0) : (!torch.tensor<[n,m,k],f32>, !torch.list<[!torch.int<8>, !torch.int<16>]>, !torch.none, !torch.none) -> !torch.tensor<[n,8,9],complex<f32>>
  return %4 : !torch.tensor<[n,8,9],complex<f32>>
}

// CHECK-LABEL: @fft_irfft2(
// CHECK-NOT: torch.aten.fft_irfft2(
// CHECK: return {{.*}} : !torch.tensor<[n,8,16],f32>
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
// CHECK-NOT: torch.aten.fft_irfftn(
// CHECK: return {{.*}} : !torch.tensor<[n,8,16],f32>
func.func @fft_irfftn(%arg0: !torch.tensor<[n,m,k],complex<f32>>) -> (!torch.tensor<[n,8,16],f32>) {
  %0 = torch.constant unit -> !torch.none
  %1 = torch.constant 8 : i64 -> !torch.int<8>
  %2 = torch.constant 16 : i64 -> !torch.int<16>
  %3 = torch.prim.ListConstruct(%1, %2) : (!torch.int<8>, !torch.int<16>) -> !torch.list<[!torch.int<8>, !torch.int<16>]>
  %4 = torch.aten.fft_irfftn(%arg0, %3, %0, %0) : (!torch.tensor<[n,m,k],complex<f32>>, !torch.list<[!torch.int<8>, !torch.int<16>]>, !torch.none, !torch.none) -> !torch.tensor<[n,8,16],f32>
  return %4 : !torch.tensor<[n,8,16],f32>
}

// CHECK-LABEL: @fft_rfft2(
// CHECK-NOT: torch.aten.fft_rfft2(
// CHECK: return {{.*}} : !torch.tensor<[n,8,9],complex<f32>>
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
// CHECK-NOT: torch.aten.fft_rfftn(
// CHECK: return {{.*}} : !torch.tensor<[n,8,9],complex<f32>>
func.func @fft_rfftn(%arg0: !torch.tensor<[n,m,k],f32>) -> (!torch.tensor<[n,8,9],complex<f32>>) {
  %0 = torch.constant unit -> !torch.none
  %1 = torch.constant 8 : i64 -> !torch.int<8>
  %2 = torch.constant 16 : i64 -> !torch.int<16>
  %3 = torch.prim.ListConstruct(%1, %2) : (!torch.int<8>, !torch.int<16>) -> !torch.list<[!torch.int<8>, !torch.int<16>]>
  %4 = torch.aten.fft_rfftn(%arg0, %3, %0, %0) : (!torch.tensor<[n,m,k],f32>, !torch.list<[!torch.int<8>, !torch.int<16>]>, !torch.none, !torch.none) -> !torch.tensor<[n,8,9],complex<f32>>
  return %4 : !torch.tensor<[n,8,9],complex<f32>>
}
