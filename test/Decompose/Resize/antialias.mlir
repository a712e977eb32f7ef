// NOTE: The checks are written by tools/dev/update_checks.py.

// RUN: torch-onnx-opt %s --decompose | FileCheck %s

// CHECK-LABEL: @_upsample_bicubic2d_aa_vec(
// CHECK-NOT: torch.aten._upsample_bicubic2d_aa.vec(
// CHECK: return {{.*}} : !torch.tensor<[n,c,"(3*h)//2","(3*w+2)//4-1"],f32>
func.func @_upsample_bicubic2d_aa_vec(%arg0: !torch.tensor<[n,c,h,w],f32>) -> (!torch.tensor<[n,c,"(3*h)//2","(3*w+2)//4-1"],f32>) {
  %0 = torch.constant unit -> !torch.none
  %1 = torch.constant false -> !torch.bool<false>
  %2 = torch.constant 1.500000e+00 : f64 -> !torch.float<1.500000e+00>
  %3 = torch.constant 0.69999999999999996 : f64 -> !torch.float<0.69999999999999996>
  %4 = torch.prim.ListConstruct(%2, %3) : (!torch.float<1.500000e+00>, !torch.float<0.69999999999999996>) -> !torch.list<[!torch.float<1.500000e+00>, !torch.float<0.69999999999999996>]>
  %5 = torch.aten._upsample_bicubic2d_aa.vec(%arg0, %0, %1, %4) : (!torch.tensor<[n,c,h,w],f32>, !torch.none, !torch.bool<false>, !torch.list<[!torch.float<1.500000e+00>, !torch.float<0.69999999999999996>]>) -> !torch.tensor<[n,c,"(3*h)//2","(3*w+2)//4-1"],f32>
  return %5 : !torch.tensor<[n,c,"(3*h)//2","(3*w+2)//4-1"],f32>
}

// CHECK-LABEL: @_upsample_bilinear2d_aa_vec(
// CHECK-NOT: torch.aten._upsample_bilinear2d_aa.vec(
// CHECK: return {{.*}} : !torch.tensor<[n,c,"(3*h)//2","(3*w+2)//4-1"],f32>
func.func @_upsample_bilinear2d_aa_vec(%arg0: !torch.tensor<[n,c,h,w],f32>) -> (!torch.tensor<[n,c,"(3*h)//2","(3*w+2)//4-1"],f32>) {
  %0 = torch.constant unit -> !torch.none
  %1 = torch.constant false -> !torch.bool<false>
  %2 = torch.constant 1.500000e+00 : f64 -> !torch.float<1.500000e+00>
  %3 = torch.constant 0.69999999999999996 : f64 -> !torch.float<0.69999999999999996>
  %4 = torch.prim.ListConstruct(%2, %3) : (!torch.float<1.500000e+00>, !torch.float<0.69999999999999996>) -> !torch.list<[!torch.float<1.500000e+00>, !torch.float<0.69999999999999996>]>
  %5 = torch.aten._upsample_bilinear2d_aa.vec(%arg0, %0, %1, %4) : (!torch.tensor<[n,c,h,w],f32>, !torch.none, !torch.bool<false>, !torch.list<[!torch.float<1.500000e+00>, !torch.float<0.69999999999999996>]>) -> !torch.tensor<[n,c,"(3*h)//2","(3*w+2)//4-1"],f32>
  return %5 : !torch.tensor<[n,c,"(3*h)//2","(3*w+2)//4-1"],f32>
}

// CHECK-LABEL: @_upsample_lanczos2d_aa(
// CHECK: %[[V0:.*]] = torch.constant dense<{{\[\[}}0.588254273, 0.465507895, -9.4088648E-8, -0.0711390376, 0.0173769854], [-0.069086872, 0.276347339, 5.854790e-01, 0.276347339, -0.069086872], [0.0173769817, -0.0711390749, 2.517810e-08, 0.465507925, 0.588254094]]> : tensor<3x5xf32> -> !torch.tensor<[3,5],f32>
// CHECK: %[[V1:.*]] = torch.aten.matmul(%[[V0]], %arg0) : {{.*}} -> !torch.tensor<[n,2,3,7],f32>
// CHECK: %[[V2:.*]] = torch.constant dense<{{\[\[}}0.553294063, -0.0696305409, 0.0160636809, 0.000000e+00], [0.47257033, 0.234238595, -0.0568827242, 0.00862984639], [0.0390470289, 0.561656475, -0.0300955568, 0.0078465594], [-0.08138787, 3.446500e-01, 3.446500e-01, -0.08138787], [0.00784655846, -0.0300955568, 0.561656475, 0.0390470326], [0.00862984545, -0.0568827242, 0.234238595, 0.47257036], [0.000000e+00, 0.0160636809, -0.0696305409, 0.553294122]]> : tensor<7x4xf32> -> !torch.tensor<[7,4],f32>
// CHECK: %[[V3:.*]] = torch.aten.matmul(%[[V1]], %[[V2]]) : {{.*}} -> !torch.tensor<[n,2,3,4],f32>
// CHECK: return %[[V3]]
func.func @_upsample_lanczos2d_aa(%arg0: !torch.tensor<[n,2,5,7],f32>) -> (!torch.tensor<[n,2,3,4],f32>) {
  %0 = torch.constant 3 : i64 -> !torch.int<3>
  %1 = torch.constant 4 : i64 -> !torch.int<4>
  %2 = torch.prim.ListConstruct(%0, %1) : (!torch.int<3>, !torch.int<4>) -> !torch.list<[!torch.int<3>, !torch.int<4>]>
  %3 = torch.constant false -> !torch.bool<false>
  %4 = torch.constant unit -> !torch.none
  %5 = torch.aten._upsample_lanczos2d_aa(%arg0, %2, %3, %4, %4) : (!torch.tensor<[n,2,5,7],f32>, !torch.list<[!torch.int<3>, !torch.int<4>]>, !torch.bool<false>, !torch.none, !torch.none) -> !torch.tensor<[n,2,3,4],f32>
  return %5 : !torch.tensor<[n,2,3,4],f32>
}

// CHECK-LABEL: @_upsample_lanczos2d_aa_vec(
// CHECK: %[[V0:.*]] = torch.constant dense<{{\[\[}}1.10216558, -0.133371904, 0.0312063526, 0.000000e+00, 0.000000e+00], [0.620290577, 0.471345514, -0.10971716, 0.0180810448, 0.000000e+00], [-0.0476770028, 1.00478733, 0.0567726865, -0.0143378107, 4.54858178E-4], [-0.0884018614, 0.358049393, 0.844839811, -0.146133751, 0.0316464417], [0.0316464417, -0.146133751, 0.844839811, 0.358049393, -0.0884018614], [4.54858149E-4, -0.0143378098, 0.0567726828, 1.00478721, -4.767700e-02], [0.000000e+00, 0.0180810448, -0.10971716, 0.471345514, 0.620290577], [0.000000e+00, 0.000000e+00, 0.0312063526, -0.133371904, 1.10216558]]> : tensor<8x5xf32> -> !torch.tensor<[8,5],f32>
// CHECK: %[[V1:.*]] = torch.aten.matmul(%[[V0]], %arg0) : {{.*}} -> !torch.tensor<[n,2,8,7],f32>
// CHECK: %[[V2:.*]] = torch.constant dense<{{\[\[}}0.553294063, -0.0696305409, 0.0160636809, 0.000000e+00], [0.47257033, 0.234238595, -0.0568827242, 0.00862984639], [0.0390470289, 0.561656475, -0.0300955568, 0.0078465594], [-0.08138787, 3.446500e-01, 3.446500e-01, -0.08138787], [0.00784655846, -0.0300955568, 0.561656475, 0.0390470326], [0.00862984545, -0.0568827242, 0.234238595, 0.47257036], [0.000000e+00, 0.0160636809, -0.0696305409, 0.553294122]]> : tensor<7x4xf32> -> !torch.tensor<[7,4],f32>
// CHECK: %[[V3:.*]] = torch.aten.matmul(%[[V1]], %[[V2]]) : {{.*}} -> !torch.tensor<[n,2,8,4],f32>
// CHECK: return %[[V3]]
func.func @_upsample_lanczos2d_aa_vec(%arg0: !torch.tensor<[n,2,5,7],f32>) -> (!torch.tensor<[n,2,8,4],f32>) {
  %0 = torch.constant 8 : i64 -> !torch.int<8>
  %1 = torch.constant 4 : i64 -> !torch.int<4>
  %2 = torch.prim.ListConstruct(%0, %1) : (!torch.int<8>, !torch.int<4>) -> !torch.list<[!torch.int<8>, !torch.int<4>]>
  %3 = torch.constant false -> !torch.bool<false>
  %4 = torch.constant unit -> !torch.none
  %5 = torch.aten._upsample_lanczos2d_aa.vec(%arg0, %2, %3, %4) : (!torch.tensor<[n,2,5,7],f32>, !torch.list<[!torch.int<8>, !torch.int<4>]>, !torch.bool<false>, !torch.none) -> !torch.tensor<[n,2,8,4],f32>
  return %5 : !torch.tensor<[n,2,8,4],f32>
}
