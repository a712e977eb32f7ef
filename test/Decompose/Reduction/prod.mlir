// Products of integers wrap around: multiplied by halves.

// RUN: torch-onnx-opt %s --decompose | FileCheck %s

// CHECK-LABEL: @by_halves(
// CHECK: torch.aten.mul.Tensor({{.*}}) : (!torch.tensor<[n,1],i64>, !torch.tensor<[n,1],i64>)
// CHECK: torch.aten.cat
// CHECK: torch.aten.mul.Tensor({{.*}}) : (!torch.tensor<[n,1],i64>, !torch.tensor<[n,1],i64>)
// CHECK-NOT: torch.aten.prod
func.func @by_halves(%x: !torch.tensor<[n,3],i64>) -> !torch.tensor<[n,1],i64> {
  %0 = torch.constant 1 : i64 -> !torch.int<1>
  %1 = torch.constant true -> !torch.bool<true>
  %2 = torch.constant unit -> !torch.none
  %3 = torch.aten.prod.dim_int(%x, %0, %1, %2) : (!torch.tensor<[n,3],i64>, !torch.int<1>, !torch.bool<true>, !torch.none) -> !torch.tensor<[n,1],i64>
  return %3 : !torch.tensor<[n,1],i64>
}

// CHECK-LABEL: @at_run_time(
// CHECK: torch.prim.Loop
// CHECK: torch.aten.mul.Tensor
func.func @at_run_time(%x: !torch.tensor<[n,3],i64>) -> !torch.tensor<[],i64> {
  %0 = torch.constant unit -> !torch.none
  %1 = torch.aten.prod(%x, %0) : (!torch.tensor<[n,3],i64>, !torch.none) -> !torch.tensor<[],i64>
  return %1 : !torch.tensor<[],i64>
}

// CHECK-LABEL: @floats(
// CHECK: torch.aten.prod(
func.func @floats(%x: !torch.tensor<[n,3],f32>) -> !torch.tensor<[],f32> {
  %0 = torch.constant unit -> !torch.none
  %1 = torch.aten.prod(%x, %0) : (!torch.tensor<[n,3],f32>, !torch.none) -> !torch.tensor<[],f32>
  return %1 : !torch.tensor<[],f32>
}
