// RUN: torch-onnx-opt %s --split-input-file --verify-diagnostics

func.func @too_few(%x: !torch.ref) {
  // expected-error @+1 {{'torch.aten.add.Tensor' op takes 3 arguments by its schema, not 2}}
  %0 = torch.aten.add.Tensor(%x, %x) : (!torch.ref, !torch.ref) -> !torch.ref
  return
}

// -----

func.func @argument(%x: !torch.ref, %s: !torch.str) {
  // expected-error @+1 {{'torch.aten.add.Tensor' op argument 'alpha' must be a Scalar, not '!torch.str'}}
  %0 = torch.aten.add.Tensor(%x, %x, %s) : (!torch.ref, !torch.ref, !torch.str) -> !torch.ref
  return
}

// -----

func.func @results(%x: !torch.ref) {
  // expected-error @+1 {{'torch.aten.relu' op has 1 results by its schema, not 2}}
  %0:2 = torch.aten.relu(%x) : (!torch.ref) -> (!torch.ref, !torch.ref)
  return
}

// -----

func.func @result_type(%x: !torch.ref) {
  // expected-error @+1 {{'torch.aten.relu' op result must be a Tensor, not '!torch.int'}}
  %0 = torch.aten.relu(%x) : (!torch.ref) -> !torch.int
  return
}

// -----

// An operator that is in LibTorch's registry but not in the list.
func.func @unlisted(%x: !torch.ref) {
  // expected-error @+1 {{takes 3 arguments by its schema, not 1}}
  %0 = torch.operator "aten::add_.Tensor"(%x) : (!torch.ref) -> !torch.ref
  return
}

// -----

// expected-error @+1 {{a dim must be a number from 0 up or a symbol}}
func.func private @negative(!torch.tensor<[-1],f32>)

// -----

// expected-error @+1 {{unknown  type `vector` in dialect `torch`}}
func.func private @no_type(!torch.vector)
