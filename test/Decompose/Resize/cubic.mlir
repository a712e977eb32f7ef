// NOTE: The checks are written by tools/dev/update_checks.py.

// RUN: torch-onnx-opt %s --decompose | FileCheck %s

// CHECK-LABEL: @upsample_bicubic2d_vec(
// CHECK-NOT: torch.aten.upsample_bicubic2d.vec(
// CHECK-NOT: torch.prim.ListConstruct(
// CHECK: return {{.*}} : !torch.tensor<[n,c,"(3*h)//2","(3*w+2)//4-1"],f32>
func.func @upsample_bicubic2d_vec(%arg0: !torch.tensor<[n,c,h,w],f32>) -> (!torch.tensor<[n,c,"(3*h)//2","(3*w+2)//4-1"],f32>) {
  %0 = torch.constant unit -> !torch.none
  %1 = torch.constant false -> !torch.bool<false>
  %2 = torch.constant 1.500000e+00 : f64 -> !torch.float<1.500000e+00>
  %3 = torch.constant 0.69999999999999996 : f64 -> !torch.float<0.69999999999999996>
  %4 = torch.prim.ListConstruct(%2, %3) : (!torch.float<1.500000e+00>, !torch.float<0.69999999999999996>) -> !torch.list<[!torch.float<1.500000e+00>, !torch.float<0.69999999999999996>]>
  %5 = torch.aten.upsample_bicubic2d.vec(%arg0, %0, %1, %4) : (!torch.tensor<[n,c,h,w],f32>, !torch.none, !torch.bool<false>, !torch.list<[!torch.float<1.500000e+00>, !torch.float<0.69999999999999996>]>) -> !torch.tensor<[n,c,"(3*h)//2","(3*w+2)//4-1"],f32>
  return %5 : !torch.tensor<[n,c,"(3*h)//2","(3*w+2)//4-1"],f32>
}
