// RUN: torch-onnx-opt %s -split-input-file -verify-diagnostics --pass-pipeline='builtin.module(torch-verify-simplified)'

func.func @fine(%x: !torch.tensor<[n,3],f32>) -> !torch.tensor<[n,3],f32> {
  %0 = torch.aten.relu(%x) : (!torch.tensor<[n,3],f32>) -> !torch.tensor<[n,3],f32>
  return %0 : !torch.tensor<[n,3],f32>
}

// -----

func.func @unranked(%x: !torch.tensor<[n,3],f32>) -> !torch.tensor {
  // expected-error @+1 {{unknown dtype or rank}}
  %0 = torch.aten.relu(%x) : (!torch.tensor<[n,3],f32>) -> !torch.tensor
  return %0 : !torch.tensor
}

// -----

func.func @pair(%x: !torch.tensor<[n,3],f32>) -> !torch.tensor<[n,3],f32> {
  // expected-error @+1 {{a container}}
  %0 = torch.prim.TupleConstruct(%x) : (!torch.tensor<[n,3],f32>) -> !torch.tuple<[!torch.tensor<[n,3],f32>]>
  return %x : !torch.tensor<[n,3],f32>
}

// -----

// expected-error @+1 {{a simplified program is one function}}
module {
}
