// NOTE: The checks are written by tools/dev/update_checks.py.

// RUN: torch-onnx-opt %s --decompose --opset 13 | FileCheck %s

// CHECK-LABEL: @_upsample_bicubic2d_aa(
// CHECK: %[[V0:.*]] = torch.constant dense<{{\[\[}}0.584615409, 0.446153849, 0.000000e+00, -0.0307692941, 0.000000e+00], [-0.0372093804, 0.246511638, 0.581395447, 0.246511638, -0.0372093804], [0.000000e+00, -0.0307691358, 3.820810e-08, 0.446153849, 0.58461529]]> : tensor<3x5xf32> -> !torch.tensor<[3,5],f32>
// CHECK: %[[V1:.*]] = torch.aten.matmul(%[[V0]], %arg0) : {{.*}} -> !torch.tensor<[n,2,3,7],f32>
// CHECK: %[[V2:.*]] = torch.constant dense<{{\[\[}}0.551350713, -0.0372079499, 0.000000e+00, 0.000000e+00], [0.459142625, 0.20551455, -0.0230625458, 0.000000e+00], [0.0277963765, 5.556580e-01, -0.017322626, 0.000000e+00], [-0.0382897966, 0.316420615, 0.316420615, -0.0382897966], [0.000000e+00, -0.017322626, 5.556580e-01, 0.0277963784], [0.000000e+00, -0.0230625458, 0.20551455, 0.459142655], [0.000000e+00, 0.000000e+00, -0.0372079499, 0.551350772]]> : tensor<7x4xf32> -> !torch.tensor<[7,4],f32>
// CHECK: %[[V3:.*]] = torch.aten.matmul(%[[V1]], %[[V2]]) : {{.*}} -> !torch.tensor<[n,2,3,4],f32>
// CHECK: return %[[V3]]
func.func @_upsample_bicubic2d_aa(%arg0: !torch.tensor<[n,2,5,7],f32>) -> (!torch.tensor<[n,2,3,4],f32>) {
  %0 = torch.constant 3 : i64 -> !torch.int<3>
  %1 = torch.constant 4 : i64 -> !torch.int<4>
  %2 = torch.prim.ListConstruct(%0, %1) : (!torch.int<3>, !torch.int<4>) -> !torch.list<[!torch.int<3>, !torch.int<4>]>
  %3 = torch.constant false -> !torch.bool<false>
  %4 = torch.constant unit -> !torch.none
  %5 = torch.aten._upsample_bicubic2d_aa(%arg0, %2, %3, %4, %4) : (!torch.tensor<[n,2,5,7],f32>, !torch.list<[!torch.int<3>, !torch.int<4>]>, !torch.bool<false>, !torch.none, !torch.none) -> !torch.tensor<[n,2,3,4],f32>
  return %5 : !torch.tensor<[n,2,3,4],f32>
}
