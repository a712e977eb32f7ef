// NOTE: The checks are written by tools/dev/update_checks.py.

// ONNX Runtime draws no numbers at opset 22, but it tosses coins, of which a hash
// makes numbers.

// RUN: torch-onnx-opt %s --decompose --opset 22 | FileCheck %s

// CHECK-LABEL: @rand(
// CHECK: torch.aten.size.int{{.*}} -> !torch.int<n>
// CHECK: torch.aten.mul.int{{.*}} -> !torch.int<n>
// CHECK: torch.aten.mul.int{{.*}} -> !torch.int<"3*n">
// CHECK: torch.aten.native_dropout{{.*}} -> (!torch.tensor<[96],f32>, !torch.tensor<[96],i1>)
// CHECK: torch.aten.to.dtype{{.*}} -> !torch.tensor<[96],i64>
// CHECK: torch.prim.ListConstruct{{.*}} -> !torch.list<[!torch.int<3>, !torch.int<32>]>
// CHECK: torch.aten.reshape{{.*}} -> !torch.tensor<[3,32],i64>
// CHECK: torch.aten.mul.Tensor{{.*}} -> !torch.tensor<[3,32],i64>
// CHECK: torch.prim.ListConstruct{{.*}} -> !torch.list<[!torch.int<1>]>
// CHECK: torch.aten.sum.dim_IntList{{.*}} -> !torch.tensor<[3],i64>
// CHECK: torch.aten.arange.start_step{{.*}} -> !torch.tensor<["3*n"],i64>
// CHECK: torch.aten.select.int{{.*}} -> !torch.tensor<[],i64>
// CHECK: torch.aten.bitwise_xor.Tensor{{.*}} -> !torch.tensor<["3*n"],i64>
// CHECK: torch.aten.div.Scalar_mode{{.*}} -> !torch.tensor<["3*n"],i64>
// CHECK: torch.aten.bitwise_xor.Tensor{{.*}} -> !torch.tensor<["3*n"],i64>
// CHECK: torch.aten.mul.Scalar{{.*}} -> !torch.tensor<["3*n"],i64>
// CHECK: torch.aten.bitwise_and.Scalar{{.*}} -> !torch.tensor<["3*n"],i64>
// CHECK: torch.aten.div.Scalar_mode{{.*}} -> !torch.tensor<["3*n"],i64>
// CHECK: torch.aten.bitwise_xor.Tensor{{.*}} -> !torch.tensor<["3*n"],i64>
// CHECK: torch.aten.mul.Scalar{{.*}} -> !torch.tensor<["3*n"],i64>
// CHECK: torch.aten.bitwise_and.Scalar{{.*}} -> !torch.tensor<["3*n"],i64>
// CHECK: torch.aten.div.Scalar_mode{{.*}} -> !torch.tensor<["3*n"],i64>
// CHECK: torch.aten.bitwise_xor.Tensor{{.*}} -> !torch.tensor<["3*n"],i64>
// CHECK: torch.aten.select.int{{.*}} -> !torch.tensor<[],i64>
// CHECK: torch.aten.bitwise_xor.Tensor{{.*}} -> !torch.tensor<["3*n"],i64>
// CHECK: torch.aten.div.Scalar_mode{{.*}} -> !torch.tensor<["3*n"],i64>
// CHECK: torch.aten.bitwise_xor.Tensor{{.*}} -> !torch.tensor<["3*n"],i64>
// CHECK: torch.aten.mul.Scalar{{.*}} -> !torch.tensor<["3*n"],i64>
// CHECK: torch.aten.bitwise_and.Scalar{{.*}} -> !torch.tensor<["3*n"],i64>
// CHECK: torch.aten.div.Scalar_mode{{.*}} -> !torch.tensor<["3*n"],i64>
// CHECK: torch.aten.bitwise_xor.Tensor{{.*}} -> !torch.tensor<["3*n"],i64>
// CHECK: torch.aten.mul.Scalar{{.*}} -> !torch.tensor<["3*n"],i64>
// CHECK: torch.aten.bitwise_and.Scalar{{.*}} -> !torch.tensor<["3*n"],i64>
// CHECK: torch.aten.div.Scalar_mode{{.*}} -> !torch.tensor<["3*n"],i64>
// CHECK: torch.aten.bitwise_xor.Tensor{{.*}} -> !torch.tensor<["3*n"],i64>
// CHECK: torch.aten.div.Scalar_mode{{.*}} -> !torch.tensor<["3*n"],i64>
// CHECK: torch.aten.to.dtype{{.*}} -> !torch.tensor<["3*n"],f32>
// CHECK: torch.aten.mul.Scalar{{.*}} -> !torch.tensor<["3*n"],f32>
// CHECK: torch.prim.ListConstruct{{.*}} -> !torch.list<[!torch.int<n>, !torch.int<3>]>
// CHECK: torch.aten.reshape{{.*}} -> !torch.tensor<[n,3],f32>
func.func @rand(%arg0: !torch.tensor<[n,3],f32>) -> (!torch.tensor<[n,3],f32>) {
  %0 = torch.constant unit -> !torch.none
  %1 = torch.constant 0 : i64 -> !torch.int<0>
  %2 = torch.constant 3 : i64 -> !torch.int<3>
  %3 = torch.aten.size.int(%arg0, %1) : (!torch.tensor<[n,3],f32>, !torch.int<0>) -> !torch.int<n>
  %4 = torch.prim.ListConstruct(%3, %2) : (!torch.int<n>, !torch.int<3>) -> !torch.list<[!torch.int<n>, !torch.int<3>]>
  %5 = torch.aten.rand(%4, %0, %0, %0, %0) : (!torch.list<[!torch.int<n>, !torch.int<3>]>, !torch.none, !torch.none, !torch.none, !torch.none) -> !torch.tensor<[n,3],f32>
  return %5 : !torch.tensor<[n,3],f32>
}

// CHECK-LABEL: @rand_like(
// CHECK: torch.aten.size.int{{.*}} -> !torch.int<n>
// CHECK: torch.aten.mul.int{{.*}} -> !torch.int<n>
// CHECK: torch.aten.mul.int{{.*}} -> !torch.int<"3*n">
// CHECK: torch.aten.native_dropout{{.*}} -> (!torch.tensor<[96],f32>, !torch.tensor<[96],i1>)
// CHECK: torch.aten.to.dtype{{.*}} -> !torch.tensor<[96],i64>
// CHECK: torch.prim.ListConstruct{{.*}} -> !torch.list<[!torch.int<3>, !torch.int<32>]>
// CHECK: torch.aten.reshape{{.*}} -> !torch.tensor<[3,32],i64>
// CHECK: torch.aten.mul.Tensor{{.*}} -> !torch.tensor<[3,32],i64>
// CHECK: torch.prim.ListConstruct{{.*}} -> !torch.list<[!torch.int<1>]>
// CHECK: torch.aten.sum.dim_IntList{{.*}} -> !torch.tensor<[3],i64>
// CHECK: torch.aten.arange.start_step{{.*}} -> !torch.tensor<["3*n"],i64>
// CHECK: torch.aten.select.int{{.*}} -> !torch.tensor<[],i64>
// CHECK: torch.aten.bitwise_xor.Tensor{{.*}} -> !torch.tensor<["3*n"],i64>
// CHECK: torch.aten.div.Scalar_mode{{.*}} -> !torch.tensor<["3*n"],i64>
// CHECK: torch.aten.bitwise_xor.Tensor{{.*}} -> !torch.tensor<["3*n"],i64>
// CHECK: torch.aten.mul.Scalar{{.*}} -> !torch.tensor<["3*n"],i64>
// CHECK: torch.aten.bitwise_and.Scalar{{.*}} -> !torch.tensor<["3*n"],i64>
// CHECK: torch.aten.div.Scalar_mode{{.*}} -> !torch.tensor<["3*n"],i64>
// CHECK: torch.aten.bitwise_xor.Tensor{{.*}} -> !torch.tensor<["3*n"],i64>
// CHECK: torch.aten.mul.Scalar{{.*}} -> !torch.tensor<["3*n"],i64>
// CHECK: torch.aten.bitwise_and.Scalar{{.*}} -> !torch.tensor<["3*n"],i64>
// CHECK: torch.aten.div.Scalar_mode{{.*}} -> !torch.tensor<["3*n"],i64>
// CHECK: torch.aten.bitwise_xor.Tensor{{.*}} -> !torch.tensor<["3*n"],i64>
// CHECK: torch.aten.select.int{{.*}} -> !torch.tensor<[],i64>
// CHECK: torch.aten.bitwise_xor.Tensor{{.*}} -> !torch.tensor<["3*n"],i64>
// CHECK: torch.aten.div.Scalar_mode{{.*}} -> !torch.tensor<["3*n"],i64>
// CHECK: torch.aten.bitwise_xor.Tensor{{.*}} -> !torch.tensor<["3*n"],i64>
// CHECK: torch.aten.mul.Scalar{{.*}} -> !torch.tensor<["3*n"],i64>
// CHECK: torch.aten.bitwise_and.Scalar{{.*}} -> !torch.tensor<["3*n"],i64>
// CHECK: torch.aten.div.Scalar_mode{{.*}} -> !torch.tensor<["3*n"],i64>
// CHECK: torch.aten.bitwise_xor.Tensor{{.*}} -> !torch.tensor<["3*n"],i64>
// CHECK: torch.aten.mul.Scalar{{.*}} -> !torch.tensor<["3*n"],i64>
// CHECK: torch.aten.bitwise_and.Scalar{{.*}} -> !torch.tensor<["3*n"],i64>
// CHECK: torch.aten.div.Scalar_mode{{.*}} -> !torch.tensor<["3*n"],i64>
// CHECK: torch.aten.bitwise_xor.Tensor{{.*}} -> !torch.tensor<["3*n"],i64>
// CHECK: torch.aten.div.Scalar_mode{{.*}} -> !torch.tensor<["3*n"],i64>
// CHECK: torch.aten.to.dtype{{.*}} -> !torch.tensor<["3*n"],f32>
// CHECK: torch.aten.mul.Scalar{{.*}} -> !torch.tensor<["3*n"],f32>
// CHECK: torch.prim.ListConstruct{{.*}} -> !torch.list<[!torch.int<n>, !torch.int<3>]>
// CHECK: torch.aten.reshape{{.*}} -> !torch.tensor<[n,3],f32>
// CHECK: torch.aten.to.dtype{{.*}} -> !torch.tensor<[n,3],f16>
func.func @rand_like(%arg0: !torch.tensor<[n,3],f16>) -> (!torch.tensor<[n,3],f16>) {
  %0 = torch.constant unit -> !torch.none
  %1 = torch.aten.rand_like(%arg0, %0, %0, %0, %0, %0) : (!torch.tensor<[n,3],f16>, !torch.none, !torch.none, !torch.none, !torch.none, !torch.none) -> !torch.tensor<[n,3],f16>
  return %1 : !torch.tensor<[n,3],f16>
}

// CHECK-LABEL: @randn_like(
// CHECK: torch.aten.size.int{{.*}} -> !torch.int<n>
// CHECK: torch.aten.mul.int{{.*}} -> !torch.int<"2*n">
// CHECK: torch.aten.mul.int{{.*}} -> !torch.int<"6*n">
// CHECK: torch.aten.native_dropout{{.*}} -> (!torch.tensor<[96],f32>, !torch.tensor<[96],i1>)
// CHECK: torch.aten.to.dtype{{.*}} -> !torch.tensor<[96],i64>
// CHECK: torch.prim.ListConstruct{{.*}} -> !torch.list<[!torch.int<3>, !torch.int<32>]>
// CHECK: torch.aten.reshape{{.*}} -> !torch.tensor<[3,32],i64>
// CHECK: torch.aten.mul.Tensor{{.*}} -> !torch.tensor<[3,32],i64>
// CHECK: torch.prim.ListConstruct{{.*}} -> !torch.list<[!torch.int<1>]>
// CHECK: torch.aten.sum.dim_IntList{{.*}} -> !torch.tensor<[3],i64>
// CHECK: torch.aten.arange.start_step{{.*}} -> !torch.tensor<["6*n"],i64>
// CHECK: torch.aten.select.int{{.*}} -> !torch.tensor<[],i64>
// CHECK: torch.aten.bitwise_xor.Tensor{{.*}} -> !torch.tensor<["6*n"],i64>
// CHECK: torch.aten.div.Scalar_mode{{.*}} -> !torch.tensor<["6*n"],i64>
// CHECK: torch.aten.bitwise_xor.Tensor{{.*}} -> !torch.tensor<["6*n"],i64>
// CHECK: torch.aten.mul.Scalar{{.*}} -> !torch.tensor<["6*n"],i64>
// CHECK: torch.aten.bitwise_and.Scalar{{.*}} -> !torch.tensor<["6*n"],i64>
// CHECK: torch.aten.div.Scalar_mode{{.*}} -> !torch.tensor<["6*n"],i64>
// CHECK: torch.aten.bitwise_xor.Tensor{{.*}} -> !torch.tensor<["6*n"],i64>
// CHECK: torch.aten.mul.Scalar{{.*}} -> !torch.tensor<["6*n"],i64>
// CHECK: torch.aten.bitwise_and.Scalar{{.*}} -> !torch.tensor<["6*n"],i64>
// CHECK: torch.aten.div.Scalar_mode{{.*}} -> !torch.tensor<["6*n"],i64>
// CHECK: torch.aten.bitwise_xor.Tensor{{.*}} -> !torch.tensor<["6*n"],i64>
// CHECK: torch.aten.select.int{{.*}} -> !torch.tensor<[],i64>
// CHECK: torch.aten.bitwise_xor.Tensor{{.*}} -> !torch.tensor<["6*n"],i64>
// CHECK: torch.aten.div.Scalar_mode{{.*}} -> !torch.tensor<["6*n"],i64>
// CHECK: torch.aten.bitwise_xor.Tensor{{.*}} -> !torch.tensor<["6*n"],i64>
// CHECK: torch.aten.mul.Scalar{{.*}} -> !torch.tensor<["6*n"],i64>
// CHECK: torch.aten.bitwise_and.Scalar{{.*}} -> !torch.tensor<["6*n"],i64>
// CHECK: torch.aten.div.Scalar_mode{{.*}} -> !torch.tensor<["6*n"],i64>
// CHECK: torch.aten.bitwise_xor.Tensor{{.*}} -> !torch.tensor<["6*n"],i64>
// CHECK: torch.aten.mul.Scalar{{.*}} -> !torch.tensor<["6*n"],i64>
// CHECK: torch.aten.bitwise_and.Scalar{{.*}} -> !torch.tensor<["6*n"],i64>
// CHECK: torch.aten.div.Scalar_mode{{.*}} -> !torch.tensor<["6*n"],i64>
// CHECK: torch.aten.bitwise_xor.Tensor{{.*}} -> !torch.tensor<["6*n"],i64>
// CHECK: torch.aten.to.dtype{{.*}} -> !torch.tensor<["6*n"],f64>
// CHECK: torch.aten.mul.Scalar{{.*}} -> !torch.tensor<["6*n"],f64>
// CHECK: torch.aten.select.int{{.*}} -> !torch.tensor<[],i64>
// CHECK: torch.aten.bitwise_xor.Tensor{{.*}} -> !torch.tensor<["6*n"],i64>
// CHECK: torch.aten.div.Scalar_mode{{.*}} -> !torch.tensor<["6*n"],i64>
// CHECK: torch.aten.bitwise_xor.Tensor{{.*}} -> !torch.tensor<["6*n"],i64>
// CHECK: torch.aten.mul.Scalar{{.*}} -> !torch.tensor<["6*n"],i64>
// CHECK: torch.aten.bitwise_and.Scalar{{.*}} -> !torch.tensor<["6*n"],i64>
// CHECK: torch.aten.div.Scalar_mode{{.*}} -> !torch.tensor<["6*n"],i64>
// CHECK: torch.aten.bitwise_xor.Tensor{{.*}} -> !torch.tensor<["6*n"],i64>
// CHECK: torch.aten.mul.Scalar{{.*}} -> !torch.tensor<["6*n"],i64>
// CHECK: torch.aten.bitwise_and.Scalar{{.*}} -> !torch.tensor<["6*n"],i64>
// CHECK: torch.aten.div.Scalar_mode{{.*}} -> !torch.tensor<["6*n"],i64>
// CHECK: torch.aten.bitwise_xor.Tensor{{.*}} -> !torch.tensor<["6*n"],i64>
// CHECK: torch.aten.div.Scalar_mode{{.*}} -> !torch.tensor<["6*n"],i64>
// CHECK: torch.aten.to.dtype{{.*}} -> !torch.tensor<["6*n"],f64>
// CHECK: torch.aten.mul.Scalar{{.*}} -> !torch.tensor<["6*n"],f64>
// CHECK: torch.aten.add.Tensor{{.*}} -> !torch.tensor<["6*n"],f64>
// CHECK: torch.prim.ListConstruct{{.*}} -> !torch.list<[!torch.int<2>, !torch.int<n>, !torch.int<3>]>
// CHECK: torch.aten.reshape{{.*}} -> !torch.tensor<[2,n,3],f64>
// CHECK: torch.aten.select.int{{.*}} -> !torch.tensor<[n,3],f64>
// CHECK: torch.aten.select.int{{.*}} -> !torch.tensor<[n,3],f64>
// CHECK: torch.aten.rsub.Scalar{{.*}} -> !torch.tensor<[n,3],f64>
// CHECK: torch.aten.log{{.*}} -> !torch.tensor<[n,3],f64>
// CHECK: torch.aten.mul.Scalar{{.*}} -> !torch.tensor<[n,3],f64>
// CHECK: torch.aten.sqrt{{.*}} -> !torch.tensor<[n,3],f64>
// CHECK: torch.aten.mul.Scalar{{.*}} -> !torch.tensor<[n,3],f64>
// CHECK: torch.aten.cos{{.*}} -> !torch.tensor<[n,3],f64>
// CHECK: torch.aten.mul.Tensor{{.*}} -> !torch.tensor<[n,3],f64>
func.func @randn_like(%arg0: !torch.tensor<[n,3],f64>) -> (!torch.tensor<[n,3],f64>) {
  %0 = torch.constant unit -> !torch.none
  %1 = torch.aten.randn_like(%arg0, %0, %0, %0, %0, %0) : (!torch.tensor<[n,3],f64>, !torch.none, !torch.none, !torch.none, !torch.none, !torch.none) -> !torch.tensor<[n,3],f64>
  return %1 : !torch.tensor<[n,3],f64>
}

// CHECK-LABEL: @randn(
// CHECK: torch.aten.native_dropout{{.*}} -> (!torch.tensor<[96],f32>, !torch.tensor<[96],i1>)
// CHECK: torch.aten.to.dtype{{.*}} -> !torch.tensor<[96],i64>
// CHECK: torch.prim.ListConstruct{{.*}} -> !torch.list<[!torch.int<3>, !torch.int<32>]>
// CHECK: torch.aten.reshape{{.*}} -> !torch.tensor<[3,32],i64>
// CHECK: torch.aten.mul.Tensor{{.*}} -> !torch.tensor<[3,32],i64>
// CHECK: torch.prim.ListConstruct{{.*}} -> !torch.list<[!torch.int<1>]>
// CHECK: torch.aten.sum.dim_IntList{{.*}} -> !torch.tensor<[3],i64>
// CHECK: torch.aten.select.int{{.*}} -> !torch.tensor<[],i64>
// CHECK: torch.aten.bitwise_xor.Tensor{{.*}} -> !torch.tensor<[4],i64>
// CHECK: torch.aten.div.Scalar_mode{{.*}} -> !torch.tensor<[4],i64>
// CHECK: torch.aten.bitwise_xor.Tensor{{.*}} -> !torch.tensor<[4],i64>
// CHECK: torch.aten.mul.Scalar{{.*}} -> !torch.tensor<[4],i64>
// CHECK: torch.aten.bitwise_and.Scalar{{.*}} -> !torch.tensor<[4],i64>
// CHECK: torch.aten.div.Scalar_mode{{.*}} -> !torch.tensor<[4],i64>
// CHECK: torch.aten.bitwise_xor.Tensor{{.*}} -> !torch.tensor<[4],i64>
// CHECK: torch.aten.mul.Scalar{{.*}} -> !torch.tensor<[4],i64>
// CHECK: torch.aten.bitwise_and.Scalar{{.*}} -> !torch.tensor<[4],i64>
// CHECK: torch.aten.div.Scalar_mode{{.*}} -> !torch.tensor<[4],i64>
// CHECK: torch.aten.bitwise_xor.Tensor{{.*}} -> !torch.tensor<[4],i64>
// CHECK: torch.aten.select.int{{.*}} -> !torch.tensor<[],i64>
// CHECK: torch.aten.bitwise_xor.Tensor{{.*}} -> !torch.tensor<[4],i64>
// CHECK: torch.aten.div.Scalar_mode{{.*}} -> !torch.tensor<[4],i64>
// CHECK: torch.aten.bitwise_xor.Tensor{{.*}} -> !torch.tensor<[4],i64>
// CHECK: torch.aten.mul.Scalar{{.*}} -> !torch.tensor<[4],i64>
// CHECK: torch.aten.bitwise_and.Scalar{{.*}} -> !torch.tensor<[4],i64>
// CHECK: torch.aten.div.Scalar_mode{{.*}} -> !torch.tensor<[4],i64>
// CHECK: torch.aten.bitwise_xor.Tensor{{.*}} -> !torch.tensor<[4],i64>
// CHECK: torch.aten.mul.Scalar{{.*}} -> !torch.tensor<[4],i64>
// CHECK: torch.aten.bitwise_and.Scalar{{.*}} -> !torch.tensor<[4],i64>
// CHECK: torch.aten.div.Scalar_mode{{.*}} -> !torch.tensor<[4],i64>
// CHECK: torch.aten.bitwise_xor.Tensor{{.*}} -> !torch.tensor<[4],i64>
// CHECK: torch.aten.div.Scalar_mode{{.*}} -> !torch.tensor<[4],i64>
// CHECK: torch.aten.to.dtype{{.*}} -> !torch.tensor<[4],f32>
// CHECK: torch.aten.mul.Scalar{{.*}} -> !torch.tensor<[4],f32>
// CHECK: torch.prim.ListConstruct{{.*}} -> !torch.list<[!torch.int<2>, !torch.int<2>]>
// CHECK: torch.aten.reshape{{.*}} -> !torch.tensor<[2,2],f32>
// CHECK: torch.aten.select.int{{.*}} -> !torch.tensor<[2],f32>
// CHECK: torch.aten.select.int{{.*}} -> !torch.tensor<[2],f32>
// CHECK: torch.aten.rsub.Scalar{{.*}} -> !torch.tensor<[2],f32>
// CHECK: torch.aten.log{{.*}} -> !torch.tensor<[2],f32>
// CHECK: torch.aten.mul.Scalar{{.*}} -> !torch.tensor<[2],f32>
// CHECK: torch.aten.sqrt{{.*}} -> !torch.tensor<[2],f32>
// CHECK: torch.aten.mul.Scalar{{.*}} -> !torch.tensor<[2],f32>
// CHECK: torch.aten.cos{{.*}} -> !torch.tensor<[2],f32>
// CHECK: torch.aten.mul.Tensor{{.*}} -> !torch.tensor<[2],f32>
func.func @randn(%arg0: !torch.tensor<[n,3],f32>) -> (!torch.tensor<[2],f32>) {
  %0 = torch.constant unit -> !torch.none
  %1 = torch.constant 2 : i64 -> !torch.int<2>
  %2 = torch.prim.ListConstruct(%1) : (!torch.int<2>) -> !torch.list<[!torch.int<2>]>
  %3 = torch.aten.randn(%2, %0, %0, %0, %0) : (!torch.list<[!torch.int<2>]>, !torch.none, !torch.none, !torch.none, !torch.none) -> !torch.tensor<[2],f32>
  return %3 : !torch.tensor<[2],f32>
}
