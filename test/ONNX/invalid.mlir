// RUN: torch-onnx-opt %s --split-input-file --verify-diagnostics

func.func @too_few(%x: tensor<2xf32>) {
  // expected-error @+1 {{'onnx.Add' op has 1 operands, but needs at least 2}}
  %y = onnx.Add(%x) : (tensor<2xf32>) -> tensor<2xf32>
  return
}

// -----

func.func @too_many(%x: tensor<2xf32>) {
  // expected-error @+1 {{'onnx.Neg' op has 2 operands, but takes at most 1}}
  %y = onnx.Neg(%x, %x) : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xf32>
  return
}

// -----

func.func @absent_required(%x: tensor<2xf32>) {
  %none = onnx.NoValue
  // expected-error @+1 {{'onnx.Add' op operand #1 ('B') is absent, but is not optional}}
  %y = onnx.Add(%x, %none) : (tensor<2xf32>, none) -> tensor<2xf32>
  return
}

// -----

func.func @element_type(%x: tensor<2xi1>) {
  // expected-error @+1 {{'onnx.Neg' op operand #0 ('X') has type 'tensor<2xi1>', but T allows tensor(float), tensor(int8), tensor(int16), tensor(int32), tensor(int64), tensor(float16), tensor(double), tensor(bfloat16)}}
  %y = onnx.Neg(%x) : (tensor<2xi1>) -> tensor<2xi1>
  return
}

// -----

// bfloat16 came to Add with opset 13.
func.func @older_version_allows_less(%x: tensor<2xbf16>) {
  // expected-error @+1 {{'onnx.AddV7' op operand #0 ('A') has type 'tensor<2xbf16>'}}
  %y = onnx.AddV7(%x, %x) : (tensor<2xbf16>, tensor<2xbf16>) -> tensor<2xbf16>
  return
}

// -----

func.func @type_variable(%x: tensor<2xf32>, %y: tensor<2xf64>) {
  // expected-error @+1 {{'onnx.Add' op operand #1 ('B') has type 'tensor<2xf64>', but type variable T is already 'tensor<2xf32>'}}
  %z = onnx.Add(%x, %y) : (tensor<2xf32>, tensor<2xf64>) -> tensor<2xf32>
  return
}

// -----

func.func @result_type(%x: tensor<2xf32>) {
  // expected-error @+1 {{'onnx.Shape' op result #0 ('shape') has type 'tensor<1xi32>', but T1 allows tensor(int64)}}
  %y = onnx.Shape(%x) : (tensor<2xf32>) -> tensor<1xi32>
  return
}

// -----

func.func @unknown_attribute(%x: tensor<2xf32>) {
  // expected-error @+1 {{'onnx.Neg' op has no attribute 'alpha'}}
  %y = onnx.Neg(%x) {alpha = 1.0 : f32} : (tensor<2xf32>) -> tensor<2xf32>
  return
}

// -----

func.func @attribute_kind(%x: tensor<2xf32>) {
  // expected-error @+1 {{'onnx.LeakyRelu' op attribute 'alpha' must be an f32}}
  %y = onnx.LeakyRelu(%x) {alpha = 1 : i64} : (tensor<2xf32>) -> tensor<2xf32>
  return
}

// -----

func.func @required_attribute(%x: tensor<2xf32>) {
  // expected-error @+1 {{'onnx.Cast' op requires attribute 'to'}}
  %y = onnx.Cast(%x) : (tensor<2xf32>) -> tensor<2xf64>
  return
}

// -----

func.func @no_yield(%c: tensor<i1>, %x: tensor<2xf32>) {
  %y = onnx.If(%c) : (tensor<i1>) -> tensor<2xf32> then_branch {
    // expected-error @+1 {{block with no terminator}}
    %n = onnx.Neg(%x) : (tensor<2xf32>) -> tensor<2xf32>
  } else_branch {
    onnx.Yield %x : tensor<2xf32>
  }
  return
}

// -----

// expected-error @+1 {{has 2 dims, but 1 names}}
func.func @dim_names(%x: tensor<?x3xf32, #onnx.dims<"n">>) {
  return
}

// -----

// expected-error @+1 {{names the static dim 'c'}}
func.func @static_dim_name(%x: tensor<?x3xf32, #onnx.dims<"n", "c">>) {
  return
}

// -----

func.func @if_count(%c: tensor<i1>, %x: tensor<2xf32>) {
  // expected-error @+1 {{'onnx.If' op then_branch has 0 yields, but needs 1}}
  %y = onnx.If(%c) : (tensor<i1>) -> tensor<2xf32> then_branch {
    onnx.Yield
  } else_branch {
    onnx.Yield %x : tensor<2xf32>
  }
  return
}

// -----

func.func @if_kind(%c: tensor<i1>, %x: tensor<2xf32>) {
  // expected-error @+1 {{'onnx.If' op #0 of the yields of else_branch is 'tensor<i1>', but outside it is 'tensor<2xf32>'}}
  %y = onnx.If(%c) : (tensor<i1>) -> tensor<2xf32> then_branch {
    onnx.Yield %x : tensor<2xf32>
  } else_branch {
    onnx.Yield %c : tensor<i1>
  }
  return
}

// -----

func.func @loop_arguments(%n: tensor<i64>, %x: tensor<2xf32>) {
  %none = onnx.NoValue
  // expected-error @+1 {{'onnx.Loop' op body has 1 arguments, but needs 3}}
  %l:2 = onnx.Loop(%n, %none, %x) : (tensor<i64>, none, tensor<2xf32>) -> (tensor<2xf32>, tensor<?x2xf32>) body(%i: tensor<i64>) {
    onnx.Yield %i : tensor<i64>
  }
  return
}

// -----

func.func @loop_yields(%n: tensor<i64>, %x: tensor<2xf32>) {
  %none = onnx.NoValue
  // expected-error @+1 {{'onnx.Loop' op body has 1 yields, but needs 3}}
  %l:2 = onnx.Loop(%n, %none, %x) : (tensor<i64>, none, tensor<2xf32>) -> (tensor<2xf32>, tensor<?x2xf32>) body(%i: tensor<i64>, %c: tensor<i1>, %y: tensor<2xf32>) {
    onnx.Yield %c : tensor<i1>
  }
  return
}

// -----

func.func @loop_condition(%n: tensor<i64>, %x: tensor<2xf32>) {
  %none = onnx.NoValue
  // expected-error @+1 {{'onnx.Loop' op #0 of the yields of body is 'tensor<i64>', but outside it is 'tensor<i1>'}}
  %l = onnx.Loop(%n, %none, %x) : (tensor<i64>, none, tensor<2xf32>) -> tensor<2xf32> body(%i: tensor<i64>, %c: tensor<i1>, %y: tensor<2xf32>) {
    onnx.Yield %i, %y : tensor<i64>, tensor<2xf32>
  }
  return
}

// -----

func.func @loop_results(%n: tensor<i64>, %x: tensor<2xf32>) {
  %none = onnx.NoValue
  // expected-error @+1 {{'onnx.Loop' op carries 2 values, but has 1 results}}
  %l = onnx.Loop(%n, %none, %x, %x) : (tensor<i64>, none, tensor<2xf32>, tensor<2xf32>) -> tensor<2xf32> body(%i: tensor<i64>, %c: tensor<i1>, %y: tensor<2xf32>, %z: tensor<2xf32>) {
    onnx.Yield %c, %y : tensor<i1>, tensor<2xf32>
  }
  return
}

// -----

func.func @loop_carried(%n: tensor<i64>, %x: tensor<2xf32>) {
  %none = onnx.NoValue
  // expected-error @+1 {{'onnx.Loop' op carries 'tensor<2xf32>', but result #0 is 'tensor<i64>'}}
  %l = onnx.Loop(%n, %none, %x) : (tensor<i64>, none, tensor<2xf32>) -> tensor<i64> body(%i: tensor<i64>, %c: tensor<i1>, %y: tensor<2xf32>) {
    onnx.Yield %c, %i : tensor<i1>, tensor<i64>
  }
  return
}

// -----

func.func @scan(%x: tensor<5x2xf32>) {
  // expected-error @+1 {{'onnx.Scan' op body has 2 arguments, but needs 1}}
  %y = onnx.Scan(%x) {num_scan_inputs = 1 : i64} : (tensor<5x2xf32>) -> tensor<5x2xf32> body(%i: tensor<2xf32>, %j: tensor<2xf32>) {
    onnx.Yield %i : tensor<2xf32>
  }
  return
}

// -----

func.func @scan_carried(%s: tensor<f64>, %x: tensor<5x2xf32>) {
  // expected-error @+1 {{'onnx.Scan' op carries 'tensor<f64>', but result #0 is 'tensor<5x2xf32>'}}
  %y = onnx.Scan(%s, %x) {num_scan_inputs = 1 : i64} : (tensor<f64>, tensor<5x2xf32>) -> tensor<5x2xf32> body(%i: tensor<f64>, %j: tensor<2xf32>) {
    onnx.Yield %j : tensor<2xf32>
  }
  return
}

// -----

func.func @sequence_map(%x: !onnx.seq<tensor<?xf32>>) {
  // expected-error @+1 {{'onnx.SequenceMap' op #0 of the yields of body is '!onnx.seq<tensor<?xf32>>', but outside it is}}
  %y = onnx.SequenceMap(%x) : (!onnx.seq<tensor<?xf32>>) -> !onnx.seq<tensor<?xf32>> body(%i: tensor<?xf32>) {
    onnx.Yield %x : !onnx.seq<tensor<?xf32>>
  }
  return
}
