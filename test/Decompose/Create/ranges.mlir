// NOTE: The checks are written by tools/dev/update_checks.py.

// RUN: torch-onnx-opt %s --decompose | FileCheck %s

// CHECK-LABEL: @arange(
// CHECK: torch.aten.size.int{{.*}} -> !torch.int<n>
// CHECK: torch.aten.arange.start_step{{.*}} -> !torch.tensor<[n],i64>
func.func @arange(%arg0: !torch.tensor<[n,3],f32>) -> (!torch.tensor<[n],i64>) {
  %0 = torch.constant 0 : i64 -> !torch.int<0>
  %1 = torch.aten.size.int(%arg0, %0) : (!torch.tensor<[n,3],f32>, !torch.int<0>) -> !torch.int<n>
  %2 = torch.constant unit -> !torch.none
  %3 = torch.aten.arange(%1, %2, %2, %2, %2) : (!torch.int<n>, !torch.none, !torch.none, !torch.none, !torch.none) -> !torch.tensor<[n],i64>
  return %3 : !torch.tensor<[n],i64>
}

// CHECK-LABEL: @arange_start(
// CHECK: torch.aten.size.int{{.*}} -> !torch.int<n>
// CHECK: torch.aten.arange.start_step{{.*}} -> !torch.tensor<["n-1"],i64>
func.func @arange_start(%arg0: !torch.tensor<[n,3],f32>) -> (!torch.tensor<["n-1"],i64>) {
  %0 = torch.constant 1 : i64 -> !torch.int<1>
  %1 = torch.constant 0 : i64 -> !torch.int<0>
  %2 = torch.aten.size.int(%arg0, %1) : (!torch.tensor<[n,3],f32>, !torch.int<0>) -> !torch.int<n>
  %3 = torch.constant unit -> !torch.none
  %4 = torch.aten.arange.start(%0, %2, %3, %3, %3, %3) : (!torch.int<1>, !torch.int<n>, !torch.none, !torch.none, !torch.none, !torch.none) -> !torch.tensor<["n-1"],i64>
  return %4 : !torch.tensor<["n-1"],i64>
}

// CHECK-LABEL: @arange_start_step(
// CHECK: torch.aten.size.int{{.*}} -> !torch.int<n>
// CHECK: torch.aten.sub.int{{.*}} -> !torch.int<n>
// CHECK: torch.aten.div.float{{.*}} -> !torch.float<s0>
// CHECK: torch.aten.ceil.float{{.*}} -> !torch.int<s1>
// CHECK: torch.aten.arange.start_step{{.*}} -> !torch.tensor<[s1],i64>
// CHECK: torch.aten.to.dtype{{.*}} -> !torch.tensor<[s1],f64>
// CHECK: torch.aten.mul.Scalar{{.*}} -> !torch.tensor<[s1],f64>
// CHECK: torch.aten.add.Scalar{{.*}} -> !torch.tensor<[s1],f64>
// CHECK: torch.aten.to.dtype{{.*}} -> !torch.tensor<["2*n"],f32>
func.func @arange_start_step(%arg0: !torch.tensor<[n,3],f32>) -> (!torch.tensor<["2*n"],f32>) {
  %0 = torch.constant 0 : i64 -> !torch.int<0>
  %1 = torch.aten.size.int(%arg0, %0) : (!torch.tensor<[n,3],f32>, !torch.int<0>) -> !torch.int<n>
  %2 = torch.constant 5.000000e-01 : f64 -> !torch.float<5.000000e-01>
  %3 = torch.constant unit -> !torch.none
  %4 = torch.aten.arange.start_step(%0, %1, %2, %3, %3, %3, %3) : (!torch.int<0>, !torch.int<n>, !torch.float<5.000000e-01>, !torch.none, !torch.none, !torch.none, !torch.none) -> !torch.tensor<["2*n"],f32>
  return %4 : !torch.tensor<["2*n"],f32>
}

// CHECK-LABEL: @linspace(
// CHECK: torch.aten.size.int{{.*}} -> !torch.int<n>
// CHECK: torch.aten.sub.int{{.*}} -> !torch.int<"n-1">
// CHECK: torch.aten.scalar_tensor{{.*}} -> !torch.tensor<[],f32>
// CHECK: torch.aten.clamp{{.*}} -> !torch.tensor<[],f32>
// CHECK: torch.aten.div.Tensor{{.*}} -> !torch.tensor<[],f32>
// CHECK: torch.aten.to.dtype{{.*}} -> !torch.tensor<[],f64>
// CHECK: torch.aten.to.dtype{{.*}} -> !torch.tensor<[],f64>
// CHECK: torch.aten.arange.start_step{{.*}} -> !torch.tensor<[n],i64>
// CHECK: torch.aten.to.dtype{{.*}} -> !torch.tensor<[n],f64>
// CHECK: torch.aten.mul.Tensor{{.*}} -> !torch.tensor<[n],f64>
// CHECK: torch.aten.add.Tensor{{.*}} -> !torch.tensor<[n],f64>
// CHECK: torch.aten.sub.Tensor{{.*}} -> !torch.tensor<[n],f64>
// CHECK: torch.aten.mul.Tensor{{.*}} -> !torch.tensor<[n],f64>
// CHECK: torch.aten.sub.Tensor{{.*}} -> !torch.tensor<[n],f64>
// CHECK: torch.aten.mul.Scalar{{.*}} -> !torch.tensor<[],f64>
// CHECK: torch.aten.lt.Tensor{{.*}} -> !torch.tensor<[n],i1>
// CHECK: torch.aten.eq.Scalar{{.*}} -> !torch.tensor<[],i1>
// CHECK: torch.aten.logical_or{{.*}} -> !torch.tensor<[n],i1>
// CHECK: torch.aten.where.self{{.*}} -> !torch.tensor<[n],f64>
// CHECK: torch.aten.to.dtype{{.*}} -> !torch.tensor<[n],f32>
func.func @linspace(%arg0: !torch.tensor<[n,3],f32>) -> (!torch.tensor<[n],f32>) {
  %0 = torch.constant 0.000000e+00 : f64 -> !torch.float<0.000000e+00>
  %1 = torch.constant 1.000000e+00 : f64 -> !torch.float<1.000000e+00>
  %2 = torch.constant 0 : i64 -> !torch.int<0>
  %3 = torch.aten.size.int(%arg0, %2) : (!torch.tensor<[n,3],f32>, !torch.int<0>) -> !torch.int<n>
  %4 = torch.constant unit -> !torch.none
  %5 = torch.aten.linspace(%0, %1, %3, %4, %4, %4, %4) : (!torch.float<0.000000e+00>, !torch.float<1.000000e+00>, !torch.int<n>, !torch.none, !torch.none, !torch.none, !torch.none) -> !torch.tensor<[n],f32>
  return %5 : !torch.tensor<[n],f32>
}

// CHECK-LABEL: @linspace_Scalar_Tensor(
// CHECK: torch.aten.sub.Tensor{{.*}} -> !torch.tensor<[],f32>
// CHECK: torch.aten.div.Tensor{{.*}} -> !torch.tensor<[],f32>
// CHECK: torch.aten.to.dtype{{.*}} -> !torch.tensor<[],f64>
// CHECK: torch.aten.to.dtype{{.*}} -> !torch.tensor<[],f64>
// CHECK: torch.aten.mul.Tensor{{.*}} -> !torch.tensor<[5],f64>
// CHECK: torch.aten.add.Tensor{{.*}} -> !torch.tensor<[5],f64>
// CHECK: torch.aten.mul.Tensor{{.*}} -> !torch.tensor<[5],f64>
// CHECK: torch.aten.sub.Tensor{{.*}} -> !torch.tensor<[5],f64>
// CHECK: torch.aten.where.self{{.*}} -> !torch.tensor<[5],f64>
// CHECK: torch.aten.to.dtype{{.*}} -> !torch.tensor<[5],f32>
func.func @linspace_Scalar_Tensor(%arg0: !torch.tensor<[],f32>) -> (!torch.tensor<[5],f32>) {
  %0 = torch.constant -1 : i64 -> !torch.int<-1>
  %1 = torch.constant 5 : i64 -> !torch.int<5>
  %2 = torch.constant unit -> !torch.none
  %3 = torch.aten.linspace.Scalar_Tensor(%0, %arg0, %1, %2, %2, %2, %2) : (!torch.int<-1>, !torch.tensor<[],f32>, !torch.int<5>, !torch.none, !torch.none, !torch.none, !torch.none) -> !torch.tensor<[5],f32>
  return %3 : !torch.tensor<[5],f32>
}

// CHECK-LABEL: @linspace_Tensor_Scalar(
// CHECK: torch.aten.sub.Tensor{{.*}} -> !torch.tensor<[],f32>
// CHECK: torch.aten.div.Tensor{{.*}} -> !torch.tensor<[],f32>
// CHECK: torch.aten.to.dtype{{.*}} -> !torch.tensor<[],f64>
// CHECK: torch.aten.to.dtype{{.*}} -> !torch.tensor<[],f64>
// CHECK: torch.aten.mul.Tensor{{.*}} -> !torch.tensor<[5],f64>
// CHECK: torch.aten.add.Tensor{{.*}} -> !torch.tensor<[5],f64>
// CHECK: torch.aten.mul.Tensor{{.*}} -> !torch.tensor<[5],f64>
// CHECK: torch.aten.sub.Tensor{{.*}} -> !torch.tensor<[5],f64>
// CHECK: torch.aten.where.self{{.*}} -> !torch.tensor<[5],f64>
// CHECK: torch.aten.to.dtype{{.*}} -> !torch.tensor<[5],f32>
func.func @linspace_Tensor_Scalar(%arg0: !torch.tensor<[],f32>) -> (!torch.tensor<[5],f32>) {
  %0 = torch.constant 2 : i64 -> !torch.int<2>
  %1 = torch.constant 5 : i64 -> !torch.int<5>
  %2 = torch.constant unit -> !torch.none
  %3 = torch.aten.linspace.Tensor_Scalar(%arg0, %0, %1, %2, %2, %2, %2) : (!torch.tensor<[],f32>, !torch.int<2>, !torch.int<5>, !torch.none, !torch.none, !torch.none, !torch.none) -> !torch.tensor<[5],f32>
  return %3 : !torch.tensor<[5],f32>
}

// CHECK-LABEL: @linspace_Tensor_Tensor(
// CHECK: torch.aten.sub.Tensor{{.*}} -> !torch.tensor<[],f32>
// CHECK: torch.aten.div.Tensor{{.*}} -> !torch.tensor<[],f32>
// CHECK: torch.aten.to.dtype{{.*}} -> !torch.tensor<[],f64>
// CHECK: torch.aten.to.dtype{{.*}} -> !torch.tensor<[],f64>
// CHECK: torch.aten.to.dtype{{.*}} -> !torch.tensor<[],f64>
// CHECK: torch.aten.mul.Tensor{{.*}} -> !torch.tensor<[5],f64>
// CHECK: torch.aten.add.Tensor{{.*}} -> !torch.tensor<[5],f64>
// CHECK: torch.aten.mul.Tensor{{.*}} -> !torch.tensor<[5],f64>
// CHECK: torch.aten.sub.Tensor{{.*}} -> !torch.tensor<[5],f64>
// CHECK: torch.aten.where.self{{.*}} -> !torch.tensor<[5],f64>
// CHECK: torch.aten.to.dtype{{.*}} -> !torch.tensor<[5],f32>
func.func @linspace_Tensor_Tensor(%arg0: !torch.tensor<[],f32>, %arg1: !torch.tensor<[],f32>) -> (!torch.tensor<[5],f32>) {
  %0 = torch.constant 5 : i64 -> !torch.int<5>
  %1 = torch.constant unit -> !torch.none
  %2 = torch.aten.linspace.Tensor_Tensor(%arg0, %arg1, %0, %1, %1, %1, %1) : (!torch.tensor<[],f32>, !torch.tensor<[],f32>, !torch.int<5>, !torch.none, !torch.none, !torch.none, !torch.none) -> !torch.tensor<[5],f32>
  return %2 : !torch.tensor<[5],f32>
}

// CHECK-LABEL: @logspace(
// CHECK: torch.aten.size.int{{.*}} -> !torch.int<n>
// CHECK: torch.aten.sub.int{{.*}} -> !torch.int<"n-1">
// CHECK: torch.aten.scalar_tensor{{.*}} -> !torch.tensor<[],f64>
// CHECK: torch.aten.clamp{{.*}} -> !torch.tensor<[],f64>
// CHECK: torch.aten.div.Tensor{{.*}} -> !torch.tensor<[],f64>
// CHECK: torch.aten.arange.start_step{{.*}} -> !torch.tensor<[n],i64>
// CHECK: torch.aten.to.dtype{{.*}} -> !torch.tensor<[n],f64>
// CHECK: torch.aten.mul.Tensor{{.*}} -> !torch.tensor<[n],f64>
// CHECK: torch.aten.add.Tensor{{.*}} -> !torch.tensor<[n],f64>
// CHECK: torch.aten.sub.Tensor{{.*}} -> !torch.tensor<[n],f64>
// CHECK: torch.aten.mul.Tensor{{.*}} -> !torch.tensor<[n],f64>
// CHECK: torch.aten.sub.Tensor{{.*}} -> !torch.tensor<[n],f64>
// CHECK: torch.aten.mul.Scalar{{.*}} -> !torch.tensor<[],f64>
// CHECK: torch.aten.lt.Tensor{{.*}} -> !torch.tensor<[n],i1>
// CHECK: torch.aten.eq.Scalar{{.*}} -> !torch.tensor<[],i1>
// CHECK: torch.aten.logical_or{{.*}} -> !torch.tensor<[n],i1>
// CHECK: torch.aten.where.self{{.*}} -> !torch.tensor<[n],f64>
// CHECK: torch.aten.pow.Scalar{{.*}} -> !torch.tensor<[n],f64>
// CHECK: torch.aten.to.dtype{{.*}} -> !torch.tensor<[n],f32>
func.func @logspace(%arg0: !torch.tensor<[n,3],f32>) -> (!torch.tensor<[n],f32>) {
  %0 = torch.constant 0.000000e+00 : f64 -> !torch.float<0.000000e+00>
  %1 = torch.constant 1.000000e+00 : f64 -> !torch.float<1.000000e+00>
  %2 = torch.constant 0 : i64 -> !torch.int<0>
  %3 = torch.aten.size.int(%arg0, %2) : (!torch.tensor<[n,3],f32>, !torch.int<0>) -> !torch.int<n>
  %4 = torch.constant 1.000000e+01 : f64 -> !torch.float<1.000000e+01>
  %5 = torch.constant unit -> !torch.none
  %6 = torch.aten.logspace(%0, %1, %3, %4, %5, %5, %5, %5) : (!torch.float<0.000000e+00>, !torch.float<1.000000e+00>, !torch.int<n>, !torch.float<1.000000e+01>, !torch.none, !torch.none, !torch.none, !torch.none) -> !torch.tensor<[n],f32>
  return %6 : !torch.tensor<[n],f32>
}

// CHECK-LABEL: @logspace_Scalar_Tensor(
// CHECK: torch.aten.to.dtype{{.*}} -> !torch.tensor<[],f64>
// CHECK: torch.aten.sub.Tensor{{.*}} -> !torch.tensor<[],f64>
// CHECK: torch.aten.div.Tensor{{.*}} -> !torch.tensor<[],f64>
// CHECK: torch.aten.mul.Tensor{{.*}} -> !torch.tensor<[5],f64>
// CHECK: torch.aten.add.Tensor{{.*}} -> !torch.tensor<[5],f64>
// CHECK: torch.aten.mul.Tensor{{.*}} -> !torch.tensor<[5],f64>
// CHECK: torch.aten.sub.Tensor{{.*}} -> !torch.tensor<[5],f64>
// CHECK: torch.aten.where.self{{.*}} -> !torch.tensor<[5],f64>
// CHECK: torch.aten.pow.Scalar{{.*}} -> !torch.tensor<[5],f64>
// CHECK: torch.aten.to.dtype{{.*}} -> !torch.tensor<[5],f32>
func.func @logspace_Scalar_Tensor(%arg0: !torch.tensor<[],f32>) -> (!torch.tensor<[5],f32>) {
  %0 = torch.constant -1 : i64 -> !torch.int<-1>
  %1 = torch.constant 5 : i64 -> !torch.int<5>
  %2 = torch.constant 1.000000e+01 : f64 -> !torch.float<1.000000e+01>
  %3 = torch.constant unit -> !torch.none
  %4 = torch.aten.logspace.Scalar_Tensor(%0, %arg0, %1, %2, %3, %3, %3, %3) : (!torch.int<-1>, !torch.tensor<[],f32>, !torch.int<5>, !torch.float<1.000000e+01>, !torch.none, !torch.none, !torch.none, !torch.none) -> !torch.tensor<[5],f32>
  return %4 : !torch.tensor<[5],f32>
}

// CHECK-LABEL: @logspace_Tensor_Scalar(
// CHECK: torch.aten.to.dtype{{.*}} -> !torch.tensor<[],f64>
// CHECK: torch.aten.sub.Tensor{{.*}} -> !torch.tensor<[],f64>
// CHECK: torch.aten.div.Tensor{{.*}} -> !torch.tensor<[],f64>
// CHECK: torch.aten.mul.Tensor{{.*}} -> !torch.tensor<[5],f64>
// CHECK: torch.aten.add.Tensor{{.*}} -> !torch.tensor<[5],f64>
// CHECK: torch.aten.mul.Tensor{{.*}} -> !torch.tensor<[5],f64>
// CHECK: torch.aten.sub.Tensor{{.*}} -> !torch.tensor<[5],f64>
// CHECK: torch.aten.where.self{{.*}} -> !torch.tensor<[5],f64>
// CHECK: torch.aten.pow.Scalar{{.*}} -> !torch.tensor<[5],f64>
// CHECK: torch.aten.to.dtype{{.*}} -> !torch.tensor<[5],f32>
func.func @logspace_Tensor_Scalar(%arg0: !torch.tensor<[],f32>) -> (!torch.tensor<[5],f32>) {
  %0 = torch.constant 2 : i64 -> !torch.int<2>
  %1 = torch.constant 5 : i64 -> !torch.int<5>
  %2 = torch.constant 1.000000e+01 : f64 -> !torch.float<1.000000e+01>
  %3 = torch.constant unit -> !torch.none
  %4 = torch.aten.logspace.Tensor_Scalar(%arg0, %0, %1, %2, %3, %3, %3, %3) : (!torch.tensor<[],f32>, !torch.int<2>, !torch.int<5>, !torch.float<1.000000e+01>, !torch.none, !torch.none, !torch.none, !torch.none) -> !torch.tensor<[5],f32>
  return %4 : !torch.tensor<[5],f32>
}

// CHECK-LABEL: @logspace_Tensor_Tensor(
// CHECK: torch.aten.to.dtype{{.*}} -> !torch.tensor<[],f64>
// CHECK: torch.aten.to.dtype{{.*}} -> !torch.tensor<[],f64>
// CHECK: torch.aten.sub.Tensor{{.*}} -> !torch.tensor<[],f64>
// CHECK: torch.aten.div.Tensor{{.*}} -> !torch.tensor<[],f64>
// CHECK: torch.aten.mul.Tensor{{.*}} -> !torch.tensor<[5],f64>
// CHECK: torch.aten.add.Tensor{{.*}} -> !torch.tensor<[5],f64>
// CHECK: torch.aten.mul.Tensor{{.*}} -> !torch.tensor<[5],f64>
// CHECK: torch.aten.sub.Tensor{{.*}} -> !torch.tensor<[5],f64>
// CHECK: torch.aten.where.self{{.*}} -> !torch.tensor<[5],f64>
// CHECK: torch.aten.pow.Scalar{{.*}} -> !torch.tensor<[5],f64>
// CHECK: torch.aten.to.dtype{{.*}} -> !torch.tensor<[5],f32>
func.func @logspace_Tensor_Tensor(%arg0: !torch.tensor<[],f32>, %arg1: !torch.tensor<[],f32>) -> (!torch.tensor<[5],f32>) {
  %0 = torch.constant 5 : i64 -> !torch.int<5>
  %1 = torch.constant 1.000000e+01 : f64 -> !torch.float<1.000000e+01>
  %2 = torch.constant unit -> !torch.none
  %3 = torch.aten.logspace.Tensor_Tensor(%arg0, %arg1, %0, %1, %2, %2, %2, %2) : (!torch.tensor<[],f32>, !torch.tensor<[],f32>, !torch.int<5>, !torch.float<1.000000e+01>, !torch.none, !torch.none, !torch.none, !torch.none) -> !torch.tensor<[5],f32>
  return %3 : !torch.tensor<[5],f32>
}

// CHECK-LABEL: @range(
// CHECK: torch.aten.size.int{{.*}} -> !torch.int<n>
// CHECK: torch.aten.sub.int{{.*}} -> !torch.int<n>
// CHECK: torch.aten.div.int{{.*}} -> !torch.float<s2>
// CHECK: torch.aten.floor.float{{.*}} -> !torch.int<s3>
// CHECK: torch.aten.add.int{{.*}} -> !torch.int<"s3+1">
// CHECK: torch.aten.arange.start_step{{.*}} -> !torch.tensor<["s3+1"],i64>
// CHECK: torch.aten.to.dtype{{.*}} -> !torch.tensor<["s3+1"],f64>
// CHECK: torch.aten.mul.Scalar{{.*}} -> !torch.tensor<["s3+1"],f64>
// CHECK: torch.aten.add.Scalar{{.*}} -> !torch.tensor<["s3+1"],f64>
// CHECK: torch.aten.to.dtype{{.*}} -> !torch.tensor<["n+1"],f32>
func.func @range(%arg0: !torch.tensor<[n,3],f32>) -> (!torch.tensor<["n+1"],f32>) {
  %0 = torch.constant 0 : i64 -> !torch.int<0>
  %1 = torch.aten.size.int(%arg0, %0) : (!torch.tensor<[n,3],f32>, !torch.int<0>) -> !torch.int<n>
  %2 = torch.constant unit -> !torch.none
  %3 = torch.aten.range(%0, %1, %2, %2, %2, %2) : (!torch.int<0>, !torch.int<n>, !torch.none, !torch.none, !torch.none, !torch.none) -> !torch.tensor<["n+1"],f32>
  return %3 : !torch.tensor<["n+1"],f32>
}

// CHECK-LABEL: @range_step(
// CHECK: torch.aten.size.int{{.*}} -> !torch.int<n>
// CHECK: torch.aten.sub.int{{.*}} -> !torch.int<n>
// CHECK: torch.aten.div.int{{.*}} -> !torch.float<s4>
// CHECK: torch.aten.floor.float{{.*}} -> !torch.int<s5>
// CHECK: torch.aten.add.int{{.*}} -> !torch.int<"s5+1">
// CHECK: torch.aten.arange.start_step{{.*}} -> !torch.tensor<["s5+1"],i64>
// CHECK: torch.aten.to.dtype{{.*}} -> !torch.tensor<["s5+1"],f64>
// CHECK: torch.aten.mul.Scalar{{.*}} -> !torch.tensor<["s5+1"],f64>
// CHECK: torch.aten.add.Scalar{{.*}} -> !torch.tensor<["s5+1"],f64>
// CHECK: torch.aten.to.dtype
func.func @range_step(%arg0: !torch.tensor<[n,3],f32>) -> (!torch.tensor<["(n+2)//2"],f32>) {
  %0 = torch.constant 0 : i64 -> !torch.int<0>
  %1 = torch.aten.size.int(%arg0, %0) : (!torch.tensor<[n,3],f32>, !torch.int<0>) -> !torch.int<n>
  %2 = torch.constant 2 : i64 -> !torch.int<2>
  %3 = torch.constant unit -> !torch.none
  %4 = torch.aten.range.step(%0, %1, %2, %3, %3, %3, %3) : (!torch.int<0>, !torch.int<n>, !torch.int<2>, !torch.none, !torch.none, !torch.none, !torch.none) -> !torch.tensor<["(n+2)//2"],f32>
  return %4 : !torch.tensor<["(n+2)//2"],f32>
}

// CHECK-LABEL: @vander(
// CHECK: torch.aten.unsqueeze{{.*}} -> !torch.tensor<[n,1],f32>
// CHECK: torch.aten.size.int{{.*}} -> !torch.int<n>
// CHECK: torch.prim.ListConstruct{{.*}} -> !torch.list<[!torch.int<n>, !torch.int<n>]>
// CHECK: torch.aten.expand{{.*}} -> !torch.tensor<[n,n],f32>
// CHECK: torch.aten.full_like{{.*}} -> !torch.tensor<[n,1],f32>
// CHECK: torch.prim.ListConstruct{{.*}} -> !torch.list<[!torch.tensor<[n,1],f32>, !torch.tensor<[n,n],f32>]>
// CHECK: torch.aten.cat{{.*}} -> !torch.tensor<[n,"n+1"],f32>
// CHECK: torch.aten.size.int{{.*}} -> !torch.int<"n+1">
// CHECK: torch.aten.arange.start_step{{.*}} -> !torch.tensor<["n+1"],i64>
// CHECK: torch.aten.lt.int{{.*}} -> !torch.bool<s6>
// CHECK: torch.prim.Loop
// CHECK: torch.aten.mul.int{{.*}} -> !torch.int
// CHECK: torch.aten.sub.Scalar{{.*}} -> !torch.tensor<["n+1"],i64>
// CHECK: torch.aten.lt.Tensor{{.*}} -> !torch.tensor<["n+1"],i1>
// CHECK: torch.aten.where.self{{.*}} -> !torch.tensor<["n+1"],i64>
// CHECK: torch.aten.index_select{{.*}} -> !torch.tensor<[n,"n+1"],f32>
// CHECK: torch.aten.mul.Tensor{{.*}} -> !torch.tensor<[n,"n+1"],f32>
// CHECK: torch.aten.ge.Scalar{{.*}} -> !torch.tensor<["n+1"],i1>
// CHECK: torch.aten.where.self{{.*}} -> !torch.tensor<[n,"n+1"],f32>
// CHECK: torch.aten.lt.int{{.*}} -> !torch.bool
// CHECK: torch.prim.yield
// CHECK: torch.aten.slice.Tensor{{.*}} -> !torch.tensor<[n,n],f32>
// CHECK: torch.prim.ListConstruct{{.*}} -> !torch.list<[!torch.int<1>]>
// CHECK: torch.aten.flip{{.*}} -> !torch.tensor<[n,n],f32>
func.func @vander(%arg0: !torch.tensor<[n],f32>) -> (!torch.tensor<[n,n],f32>) {
  %0 = torch.constant unit -> !torch.none
  %1 = torch.constant false -> !torch.bool<false>
  %r0 = torch.aten.vander(%arg0, %0, %1) : (!torch.tensor<[n],f32>, !torch.none, !torch.bool<false>) -> !torch.tensor<[n,n],f32>
  return %r0 : !torch.tensor<[n,n],f32>
}

// CHECK-LABEL: @vander_increasing(
// CHECK: torch.aten.unsqueeze{{.*}} -> !torch.tensor<[n,1],i64>
// CHECK: torch.aten.size.int{{.*}} -> !torch.int<n>
// CHECK: torch.prim.ListConstruct{{.*}} -> !torch.list<[!torch.int<n>, !torch.int<3>]>
// CHECK: torch.aten.expand{{.*}} -> !torch.tensor<[n,3],i64>
// CHECK: torch.aten.full_like{{.*}} -> !torch.tensor<[n,1],i64>
// CHECK: torch.prim.ListConstruct{{.*}} -> !torch.list<[!torch.tensor<[n,1],i64>, !torch.tensor<[n,3],i64>]>
// CHECK: torch.aten.cat{{.*}} -> !torch.tensor<[n,4],i64>
// CHECK: torch.aten.slice.Tensor{{.*}} -> !torch.tensor<[n,3],i64>
// CHECK: torch.aten.slice.Tensor{{.*}} -> !torch.tensor<[n,3],i64>
// CHECK: torch.aten.mul.Tensor{{.*}} -> !torch.tensor<[n,3],i64>
// CHECK: torch.aten.slice.Tensor{{.*}} -> !torch.tensor<[n,1],i64>
// CHECK: torch.prim.ListConstruct{{.*}} -> !torch.list<[!torch.tensor<[n,1],i64>, !torch.tensor<[n,3],i64>]>
// CHECK: torch.aten.cat{{.*}} -> !torch.tensor<[n,4],i64>
// CHECK: torch.aten.slice.Tensor{{.*}} -> !torch.tensor<[n,2],i64>
// CHECK: torch.aten.slice.Tensor{{.*}} -> !torch.tensor<[n,2],i64>
// CHECK: torch.aten.mul.Tensor{{.*}} -> !torch.tensor<[n,2],i64>
// CHECK: torch.aten.slice.Tensor{{.*}} -> !torch.tensor<[n,2],i64>
// CHECK: torch.prim.ListConstruct{{.*}} -> !torch.list<[!torch.tensor<[n,2],i64>, !torch.tensor<[n,2],i64>]>
// CHECK: torch.aten.cat{{.*}} -> !torch.tensor<[n,4],i64>
// CHECK: torch.aten.slice.Tensor{{.*}} -> !torch.tensor<[n,3],i64>
func.func @vander_increasing(%arg0: !torch.tensor<[n],i64>) -> (!torch.tensor<[n,3],i64>) {
  %0 = torch.constant 3 : i64 -> !torch.int<3>
  %1 = torch.constant true -> !torch.bool<true>
  %r0 = torch.aten.vander(%arg0, %0, %1) : (!torch.tensor<[n],i64>, !torch.int<3>, !torch.bool<true>) -> !torch.tensor<[n,3],i64>
  return %r0 : !torch.tensor<[n,3],i64>
}
