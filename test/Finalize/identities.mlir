// RUN: torch-onnx-opt %s --pass-pipeline='builtin.module(func.func(onnx-clean-up))' | FileCheck %s

// Ones and zeros change nothing, but for zeros that are added to what may be -0,
// and for those that make the result larger.
// CHECK-LABEL: func.func @neutral(
// CHECK-SAME:    %[[X:.*]]: tensor<2x3xf32>, %[[I:.*]]: tensor<2x3xi64>, %[[R:.*]]: tensor<1x3xf32>, %[[W:.*]]: tensor<3x3xf32>)
// CHECK-DAG:     %[[ZERO:.*]] = onnx.Constant() {value = dense<0.000000e+00> : tensor<3xf32>}
// CHECK-DAG:     %[[WIDE:.*]] = onnx.Constant() {value = dense<1.000000e+00> : tensor<2x1xf32>}
// CHECK:         %[[A:.*]] = onnx.Add(%[[X]], %[[ZERO]])
// CHECK:         %[[B:.*]] = onnx.Mul(%[[R]], %[[WIDE]])
// CHECK:         %[[P:.*]] = onnx.MatMul(%[[X]], %[[W]])
// CHECK:         %[[N:.*]] = onnx.Neg(%[[I]])
// CHECK:         %[[Q:.*]] = onnx.Neg(%[[P]])
// CHECK:         return %[[A]], %[[B]], %[[N]], %[[Q]]
func.func @neutral(%x: tensor<2x3xf32>, %i: tensor<2x3xi64>, %r: tensor<1x3xf32>, %w: tensor<3x3xf32>) -> (tensor<2x3xf32>, tensor<2x3xf32>, tensor<2x3xi64>, tensor<2x3xf32>) {
  %zero = onnx.Constant() {value = dense<0.0> : tensor<3xf32>} : () -> tensor<3xf32>
  %one = onnx.Constant() {value = dense<[1.0, 1.0, 1.0]> : tensor<3xf32>} : () -> tensor<3xf32>
  %wide = onnx.Constant() {value = dense<1.0> : tensor<2x1xf32>} : () -> tensor<2x1xf32>
  %none = onnx.Constant() {value = dense<0> : tensor<i64>} : () -> tensor<i64>
  %a = onnx.Add(%x, %zero) : (tensor<2x3xf32>, tensor<3xf32>) -> tensor<2x3xf32>
  %b = onnx.Mul(%r, %wide) : (tensor<1x3xf32>, tensor<2x1xf32>) -> tensor<2x3xf32>
  %i1 = onnx.Add(%none, %i) : (tensor<i64>, tensor<2x3xi64>) -> tensor<2x3xi64>
  %p = onnx.MatMul(%x, %w) : (tensor<2x3xf32>, tensor<3x3xf32>) -> tensor<2x3xf32>
  %p1 = onnx.Add(%p, %zero) : (tensor<2x3xf32>, tensor<3xf32>) -> tensor<2x3xf32>
  %p2 = onnx.Mul(%one, %p1) : (tensor<3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
  %p3 = onnx.Div(%p2, %one) : (tensor<2x3xf32>, tensor<3xf32>) -> tensor<2x3xf32>
  %n = onnx.Neg(%i1) : (tensor<2x3xi64>) -> tensor<2x3xi64>
  %q = onnx.Neg(%p3) : (tensor<2x3xf32>) -> tensor<2x3xf32>
  return %a, %b, %n, %q : tensor<2x3xf32>, tensor<2x3xf32>, tensor<2x3xi64>, tensor<2x3xf32>
}

// CHECK-LABEL: func.func @not_neutral(
// CHECK:         onnx.Mul
// CHECK:         onnx.Div
// CHECK:         onnx.Sub
func.func @not_neutral(%x: tensor<2x2xf32>) -> (tensor<2x2xf32>, tensor<2x2xf32>, tensor<2x2xf32>) {
  %two = onnx.Constant() {value = dense<[1.0, 2.0]> : tensor<2xf32>} : () -> tensor<2xf32>
  %one = onnx.Constant() {value = dense<1.0> : tensor<f32>} : () -> tensor<f32>
  %zero = onnx.Constant() {value = dense<0.0> : tensor<f32>} : () -> tensor<f32>
  %a = onnx.Mul(%x, %two) : (tensor<2x2xf32>, tensor<2xf32>) -> tensor<2x2xf32>
  %b = onnx.Div(%one, %x) : (tensor<f32>, tensor<2x2xf32>) -> tensor<2x2xf32>
  %c = onnx.Sub(%zero, %x) : (tensor<f32>, tensor<2x2xf32>) -> tensor<2x2xf32>
  return %a, %b, %c : tensor<2x2xf32>, tensor<2x2xf32>, tensor<2x2xf32>
}

// CHECK-LABEL: func.func @transposes(
// CHECK-SAME:    %[[X:.*]]: tensor<2x3x4xf32>)
// CHECK-NEXT:    %[[B:.*]] = onnx.Transpose(%[[X]]) {perm = [1, 2, 0]} : (tensor<2x3x4xf32>) -> tensor<3x4x2xf32>
// CHECK-NEXT:    %[[A:.*]] = onnx.Transpose(%[[X]]) {perm = [2, 1, 0]} : (tensor<2x3x4xf32>) -> tensor<4x3x2xf32>
// CHECK-NEXT:    %[[C:.*]] = onnx.Neg(%[[X]])
// CHECK-NEXT:    return %[[A]], %[[B]], %[[C]]
func.func @transposes(%x: tensor<2x3x4xf32>) -> (tensor<4x3x2xf32>, tensor<3x4x2xf32>, tensor<2x3x4xf32>) {
  %a = onnx.Transpose(%x) {perm = [1, 2, 0]} : (tensor<2x3x4xf32>) -> tensor<3x4x2xf32>
  %b = onnx.Transpose(%x) {perm = [1, 0, 2]} : (tensor<2x3x4xf32>) -> tensor<3x2x4xf32>
  %c = onnx.Transpose(%b) {perm = [2, 0, 1]} : (tensor<3x2x4xf32>) -> tensor<4x3x2xf32>
  %d = onnx.Transpose(%a) {perm = [2, 0, 1]} : (tensor<3x4x2xf32>) -> tensor<2x3x4xf32>
  %e = onnx.Neg(%d) : (tensor<2x3x4xf32>) -> tensor<2x3x4xf32>
  return %c, %a, %e : tensor<4x3x2xf32>, tensor<3x4x2xf32>, tensor<2x3x4xf32>
}

// A 0 of a shape takes a dim of what is reshaped.
// CHECK-LABEL: func.func @reshapes(
// CHECK-SAME:    %[[X:.*]]: tensor<2x3x4xf32>)
// CHECK-DAG:     %[[SIX:.*]] = onnx.Constant() {value = dense<[6, 4]> : tensor<2xi64>}
// CHECK-DAG:     %[[COPY:.*]] = onnx.Constant() {value = dense<[0, -1]> : tensor<2xi64>}
// CHECK:         onnx.Reshape(%[[X]], %[[SIX]])
// CHECK:         %[[M:.*]] = onnx.Reshape(%[[X]],
// CHECK:         onnx.Reshape(%[[M]], %[[COPY]])
// CHECK:         %[[AXES:.*]] = onnx.Constant() {value = dense<[1, 3]> : tensor<2xi64>}
// CHECK:         onnx.UnsqueezeV13(%[[X]], %[[AXES]]) : (tensor<2x3x4xf32>, tensor<2xi64>) -> tensor<2x1x3x1x4xf32>
// CHECK:         return
func.func @reshapes(%x: tensor<2x3x4xf32>) -> (tensor<6x4xf32>, tensor<12x2xf32>, tensor<2x1x3x1x4xf32>) {
  %s12 = onnx.Constant() {value = dense<[12, 2]> : tensor<2xi64>} : () -> tensor<2xi64>
  %s6 = onnx.Constant() {value = dense<[6, 4]> : tensor<2xi64>} : () -> tensor<2xi64>
  %copy = onnx.Constant() {value = dense<[0, -1]> : tensor<2xi64>} : () -> tensor<2xi64>
  %last = onnx.Constant() {value = dense<-2> : tensor<1xi64>} : () -> tensor<1xi64>
  %first = onnx.Constant() {value = dense<1> : tensor<1xi64>} : () -> tensor<1xi64>
  %a = onnx.Reshape(%x, %s12) : (tensor<2x3x4xf32>, tensor<2xi64>) -> tensor<12x2xf32>
  %b = onnx.Reshape(%a, %s6) : (tensor<12x2xf32>, tensor<2xi64>) -> tensor<6x4xf32>
  %c = onnx.Reshape(%x, %s12) : (tensor<2x3x4xf32>, tensor<2xi64>) -> tensor<12x2xf32>
  %c1 = onnx.Identity(%c) : (tensor<12x2xf32>) -> tensor<12x2xf32>
  %d = onnx.Reshape(%c1, %copy) : (tensor<12x2xf32>, tensor<2xi64>) -> tensor<12x?xf32>
  %d1 = onnx.Neg(%d) : (tensor<12x?xf32>) -> tensor<12x2xf32>
  %e = onnx.UnsqueezeV13(%x, %last) : (tensor<2x3x4xf32>, tensor<1xi64>) -> tensor<2x3x1x4xf32>
  %f = onnx.UnsqueezeV13(%e, %first) : (tensor<2x3x1x4xf32>, tensor<1xi64>) -> tensor<2x1x3x1x4xf32>
  return %b, %d1, %f : tensor<6x4xf32>, tensor<12x2xf32>, tensor<2x1x3x1x4xf32>
}

// Rows of a matrix that are those of x before and after; not where they are others.
// CHECK-LABEL: func.func @gemm_of_rows(
// CHECK-SAME:    %[[X:.*]]: tensor<2x3x4xf32>, %[[W:.*]]: tensor<4x5xf32>, %[[C:.*]]: tensor<5xf32>)
// CHECK:         %[[P:.*]] = onnx.MatMul(%[[X]], %[[W]]) : (tensor<2x3x4xf32>, tensor<4x5xf32>) -> tensor<2x3x5xf32>
// CHECK-NEXT:    %[[S:.*]] = onnx.Add(%[[P]], %[[C]])
// CHECK:         onnx.Gemm
// CHECK-NEXT:    onnx.Reshape
func.func @gemm_of_rows(%x: tensor<2x3x4xf32>, %w: tensor<4x5xf32>, %c: tensor<5xf32>) -> (tensor<2x3x5xf32>, tensor<3x2x5xf32>) {
  %rows = onnx.Constant() {value = dense<[6, 4]> : tensor<2xi64>} : () -> tensor<2xi64>
  %same = onnx.Constant() {value = dense<[2, 3, 5]> : tensor<3xi64>} : () -> tensor<3xi64>
  %other = onnx.Constant() {value = dense<[3, 2, 5]> : tensor<3xi64>} : () -> tensor<3xi64>
  %a = onnx.Reshape(%x, %rows) : (tensor<2x3x4xf32>, tensor<2xi64>) -> tensor<6x4xf32>
  %b = onnx.Gemm(%a, %w, %c) : (tensor<6x4xf32>, tensor<4x5xf32>, tensor<5xf32>) -> tensor<6x5xf32>
  %d = onnx.Reshape(%b, %same) : (tensor<6x5xf32>, tensor<3xi64>) -> tensor<2x3x5xf32>
  %n = onnx.Neg(%x) : (tensor<2x3x4xf32>) -> tensor<2x3x4xf32>
  %e = onnx.Reshape(%n, %rows) : (tensor<2x3x4xf32>, tensor<2xi64>) -> tensor<6x4xf32>
  %f = onnx.Gemm(%e, %w, %c) : (tensor<6x4xf32>, tensor<4x5xf32>, tensor<5xf32>) -> tensor<6x5xf32>
  %g = onnx.Reshape(%f, %other) : (tensor<6x5xf32>, tensor<3xi64>) -> tensor<3x2x5xf32>
  return %d, %g : tensor<2x3x5xf32>, tensor<3x2x5xf32>
}

// An Expand by what the run computes may be a check.
// CHECK-LABEL: func.func @checked(
// CHECK-SAME:    %[[X:.*]]: tensor<2xf32>, %[[S:.*]]: tensor<1xi64>)
// CHECK-NEXT:    %[[Y:.*]] = onnx.Expand(%[[X]], %[[S]])
// CHECK-NEXT:    %[[N:.*]] = onnx.Neg(%[[X]])
// CHECK-NEXT:    return %[[Y]], %[[N]]
func.func @checked(%x: tensor<2xf32>, %s: tensor<1xi64>) -> (tensor<2xf32>, tensor<2xf32>) {
  %two = onnx.Constant() {value = dense<2> : tensor<1xi64>} : () -> tensor<1xi64>
  %y = onnx.Expand(%x, %s) : (tensor<2xf32>, tensor<1xi64>) -> tensor<2xf32>
  %z = onnx.Expand(%x, %two) : (tensor<2xf32>, tensor<1xi64>) -> tensor<2xf32>
  %n = onnx.Neg(%z) : (tensor<2xf32>) -> tensor<2xf32>
  return %y, %n : tensor<2xf32>, tensor<2xf32>
}

// What moves a constant is a constant.
// CHECK-LABEL: func.func @moved(
// CHECK-DAG:     %[[C:.*]] = onnx.Constant() {value = dense<{{\[\[}}[0, 2], [0, 3]], {{\[}}[1, 2], [1, 3]]]> : tensor<2x2x2xi64>}
// CHECK-DAG:     %[[N:.*]] = onnx.Constant() {value = dense<[0, -1]> : tensor<2xi64>}
// CHECK:         return %[[C]], %[[N]]
func.func @moved() -> (tensor<2x2x2xi64>, tensor<2xi64>) {
  %last = onnx.Constant() {value = dense<-1> : tensor<1xi64>} : () -> tensor<1xi64>
  %a = onnx.Constant() {value = dense<[[0, 0], [1, 1]]> : tensor<2x2xi64>} : () -> tensor<2x2xi64>
  %b = onnx.Constant() {value = dense<[[2, 3], [2, 3]]> : tensor<2x2xi64>} : () -> tensor<2x2xi64>
  %i = onnx.Constant() {value = dense<[0, 1]> : tensor<2xi64>} : () -> tensor<2xi64>
  %c = onnx.UnsqueezeV13(%a, %last) : (tensor<2x2xi64>, tensor<1xi64>) -> tensor<*xi64>
  %d = onnx.UnsqueezeV13(%b, %last) : (tensor<2x2xi64>, tensor<1xi64>) -> tensor<*xi64>
  %e = onnx.Concat(%c, %d) {axis = -1 : i64} : (tensor<*xi64>, tensor<*xi64>) -> tensor<2x2x2xi64>
  %n = onnx.Neg(%i) : (tensor<2xi64>) -> tensor<2xi64>
  return %e, %n : tensor<2x2x2xi64>, tensor<2xi64>
}

// CHECK-LABEL: func.func @truths(
// CHECK-SAME:    %[[X:.*]]: tensor<2x3xi1>, %[[R:.*]]: tensor<3xi1>)
// CHECK-DAG:     %[[TRUE:.*]] = onnx.Constant() {value = dense<true> : tensor<i1>}
// CHECK-DAG:     %[[SOME:.*]] = onnx.Constant() {value = dense<[true, false, true]> : tensor<3xi1>}
// CHECK-DAG:     %[[WIDE:.*]] = onnx.Constant() {value = dense<true> : tensor<2x1xi1>}
// CHECK:         %[[A:.*]] = onnx.Or(%[[X]], %[[TRUE]])
// CHECK:         %[[B:.*]] = onnx.And(%[[X]], %[[SOME]])
// CHECK:         %[[C:.*]] = onnx.And(%[[WIDE]], %[[R]])
// CHECK:         %[[N:.*]] = onnx.Not(%[[X]])
// CHECK-NEXT:    return %[[A]], %[[B]], %[[C]], %[[N]]
func.func @truths(%x: tensor<2x3xi1>, %r: tensor<3xi1>) -> (tensor<2x3xi1>, tensor<2x3xi1>, tensor<2x3xi1>, tensor<2x3xi1>) {
  %true = onnx.Constant() {value = dense<true> : tensor<i1>} : () -> tensor<i1>
  %false = onnx.Constant() {value = dense<false> : tensor<1x3xi1>} : () -> tensor<1x3xi1>
  %some = onnx.Constant() {value = dense<[true, false, true]> : tensor<3xi1>} : () -> tensor<3xi1>
  %wide = onnx.Constant() {value = dense<true> : tensor<2x1xi1>} : () -> tensor<2x1xi1>
  %a = onnx.Or(%x, %true) : (tensor<2x3xi1>, tensor<i1>) -> tensor<2x3xi1>
  %b = onnx.And(%x, %some) : (tensor<2x3xi1>, tensor<3xi1>) -> tensor<2x3xi1>
  %c = onnx.And(%wide, %r) : (tensor<2x1xi1>, tensor<3xi1>) -> tensor<2x3xi1>
  %d = onnx.And(%true, %x) : (tensor<i1>, tensor<2x3xi1>) -> tensor<2x3xi1>
  %e = onnx.Or(%d, %false) : (tensor<2x3xi1>, tensor<1x3xi1>) -> tensor<2x3xi1>
  %n = onnx.Not(%e) : (tensor<2x3xi1>) -> tensor<2x3xi1>
  return %a, %b, %c, %n : tensor<2x3xi1>, tensor<2x3xi1>, tensor<2x3xi1>, tensor<2x3xi1>
}

// A shape may copy dims that lie in the same places before.
// CHECK-LABEL: func.func @copied(
// CHECK-SAME:    %[[X:.*]]: tensor<?x6xf32
// CHECK-DAG:     %[[S:.*]] = onnx.Constant() {value = dense<[0, 1, 2, 3]>
// CHECK-DAG:     %[[T:.*]] = onnx.Constant() {value = dense<[2, 0, 3]>
// CHECK:         %[[A:.*]] = onnx.Reshape{{.*}}(%[[X]], %[[S]])
// CHECK:         %[[U:.*]] = onnx.UnsqueezeV13(%[[X]],
// CHECK:         %[[B:.*]] = onnx.Reshape(%[[U]], %[[T]])
// CHECK-NEXT:    return %[[A]], %[[B]]
func.func @copied(%x: tensor<?x6xf32, #onnx.dims<"n", "">>) -> (tensor<?x1x2x3xf32, #onnx.dims<"n", "", "", "">>, tensor<2x?x3xf32, #onnx.dims<"", "n", "">>) {
  %one = onnx.Constant() {value = dense<1> : tensor<1xi64>} : () -> tensor<1xi64>
  %zero = onnx.Constant() {value = dense<0> : tensor<1xi64>} : () -> tensor<1xi64>
  %s = onnx.Constant() {value = dense<[0, 1, 2, 3]> : tensor<4xi64>} : () -> tensor<4xi64>
  %t = onnx.Constant() {value = dense<[2, 0, 3]> : tensor<3xi64>} : () -> tensor<3xi64>
  %u = onnx.UnsqueezeV13(%x, %one) : (tensor<?x6xf32, #onnx.dims<"n", "">>, tensor<1xi64>) -> tensor<?x1x6xf32, #onnx.dims<"n", "", "">>
  %a = onnx.Reshape(%u, %s) : (tensor<?x1x6xf32, #onnx.dims<"n", "", "">>, tensor<4xi64>) -> tensor<?x1x2x3xf32, #onnx.dims<"n", "", "", "">>
  %v = onnx.UnsqueezeV13(%x, %zero) : (tensor<?x6xf32, #onnx.dims<"n", "">>, tensor<1xi64>) -> tensor<1x?x6xf32, #onnx.dims<"", "n", "">>
  %b = onnx.Reshape(%v, %t) : (tensor<1x?x6xf32, #onnx.dims<"", "n", "">>, tensor<3xi64>) -> tensor<2x?x3xf32, #onnx.dims<"", "n", "">>
  return %a, %b : tensor<?x1x2x3xf32, #onnx.dims<"n", "", "", "">>, tensor<2x?x3xf32, #onnx.dims<"", "n", "">>
}

// Along one axis, and if nobody else reads the inner one.
// CHECK-LABEL: func.func @concats(
// CHECK-SAME:    %[[X:.*]]: tensor<2x3xf32>, %[[Y:.*]]: tensor<2x3xf32>)
// CHECK:         %[[A:.*]] = onnx.Concat(%[[X]], %[[Y]], %[[X]], %[[Y]]) {axis = 1 : i64}
// CHECK:         %[[I:.*]] = onnx.Concat(%[[X]], %[[Y]]) {axis = 0 : i64}
// CHECK:         %[[B:.*]] = onnx.Concat(%[[I]], %[[I]]) {axis = 1 : i64}
// CHECK:         %[[C:.*]] = onnx.Concat(%[[I]], %[[X]]) {axis = 0 : i64}
// CHECK-NEXT:    return %[[A]], %[[B]], %[[C]]
func.func @concats(%x: tensor<2x3xf32>, %y: tensor<2x3xf32>) -> (tensor<2x12xf32>, tensor<4x6xf32>, tensor<6x3xf32>) {
  %i = onnx.Concat(%y, %x) {axis = -1} : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x6xf32>
  %a = onnx.Concat(%x, %i, %y) {axis = 1} : (tensor<2x3xf32>, tensor<2x6xf32>, tensor<2x3xf32>) -> tensor<2x12xf32>
  %j = onnx.Concat(%x, %y) {axis = 0} : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<4x3xf32>
  %b = onnx.Concat(%j, %j) {axis = 1} : (tensor<4x3xf32>, tensor<4x3xf32>) -> tensor<4x6xf32>
  %c = onnx.Concat(%j, %x) {axis = 0} : (tensor<4x3xf32>, tensor<2x3xf32>) -> tensor<6x3xf32>
  return %a, %b, %c : tensor<2x12xf32>, tensor<4x6xf32>, tensor<6x3xf32>
}

// Both that read the inner one have other axes; then one that has the same.
// CHECK-LABEL: func.func @slices(
// CHECK-SAME:    %[[X:.*]]: tensor<8x6xf32>)
// CHECK-DAG:     %[[BOTH:.*]] = onnx.Constant() {value = dense<[1, 0]>
// CHECK:         %[[A:.*]] = onnx.Slice(%[[X]], {{.*}}, {{.*}}, %[[BOTH]], {{.*}}) {{.*}} -> tensor<4x3xf32>
// CHECK:         %[[B:.*]] = onnx.Slice(%[[X]], {{.*}}, {{.*}}, %[[BOTH]], {{.*}}) {{.*}} -> tensor<4x5xf32>
// CHECK:         %[[I:.*]] = onnx.Slice(%[[X]], {{.*}} -> tensor<8x5xf32>
// CHECK:         %[[C:.*]] = onnx.Slice(%[[I]], {{.*}} -> tensor<8x2xf32>
// CHECK-NEXT:    return %[[A]], %[[B]], %[[C]]
func.func @slices(%x: tensor<8x6xf32>) -> (tensor<4x3xf32>, tensor<4x5xf32>, tensor<8x2xf32>) {
  %zero = onnx.Constant() {value = dense<0> : tensor<1xi64>} : () -> tensor<1xi64>
  %one = onnx.Constant() {value = dense<1> : tensor<1xi64>} : () -> tensor<1xi64>
  %two = onnx.Constant() {value = dense<2> : tensor<1xi64>} : () -> tensor<1xi64>
  %last = onnx.Constant() {value = dense<-1> : tensor<1xi64>} : () -> tensor<1xi64>
  %end = onnx.Constant() {value = dense<9223372036854775807> : tensor<1xi64>} : () -> tensor<1xi64>
  %i = onnx.Slice(%x, %zero, %end, %zero, %two) : (tensor<8x6xf32>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<4x6xf32>
  %a = onnx.Slice(%i, %one, %end, %last, %two) : (tensor<4x6xf32>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<4x3xf32>
  %b = onnx.Slice(%i, %one, %end, %one) : (tensor<4x6xf32>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<4x5xf32>
  %j = onnx.Slice(%x, %zero, %last, %one, %one) : (tensor<8x6xf32>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<8x5xf32>
  %c = onnx.Slice(%j, %zero, %last, %last, %two) : (tensor<8x5xf32>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<8x2xf32>
  return %a, %b, %c : tensor<4x3xf32>, tensor<4x5xf32>, tensor<8x2xf32>
}

// Zeros that are added go also before sums of products, if sums of elements
// lie between; not where somebody else reads what may be -0.
// CHECK-LABEL: func.func @terms(
// CHECK-SAME:    %[[X:.*]]: tensor<2x3xf32>, %[[W:.*]]: tensor<3x3xf32>)
// CHECK:         %[[A:.*]] = onnx.Sin(%[[X]])
// CHECK-NEXT:    %[[B:.*]] = onnx.Add(%[[A]], %[[X]])
// CHECK-NEXT:    %[[C:.*]] = onnx.MatMul(%[[B]], %[[W]])
// CHECK-NEXT:    %[[D:.*]] = onnx.Add(%[[X]], %{{.*}})
// CHECK-NEXT:    %[[E:.*]] = onnx.Reciprocal(%[[D]])
// CHECK-NEXT:    %[[F:.*]] = onnx.MatMul(%[[D]], %[[W]])
// CHECK-NEXT:    return %[[C]], %[[E]], %[[F]]
func.func @terms(%x: tensor<2x3xf32>, %w: tensor<3x3xf32>) -> (tensor<2x3xf32>, tensor<2x3xf32>, tensor<2x3xf32>) {
  %zeros = onnx.Constant() {value = dense<0.0> : tensor<3xf32>} : () -> tensor<3xf32>
  %a = onnx.Sin(%x) : (tensor<2x3xf32>) -> tensor<2x3xf32>
  %a0 = onnx.Add(%a, %zeros) : (tensor<2x3xf32>, tensor<3xf32>) -> tensor<2x3xf32>
  %b = onnx.Add(%a0, %x) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
  %c = onnx.MatMul(%b, %w) : (tensor<2x3xf32>, tensor<3x3xf32>) -> tensor<2x3xf32>
  %d = onnx.Add(%x, %zeros) : (tensor<2x3xf32>, tensor<3xf32>) -> tensor<2x3xf32>
  %e = onnx.Reciprocal(%d) : (tensor<2x3xf32>) -> tensor<2x3xf32>
  %f = onnx.MatMul(%d, %w) : (tensor<2x3xf32>, tensor<3x3xf32>) -> tensor<2x3xf32>
  return %c, %e, %f : tensor<2x3xf32>, tensor<2x3xf32>, tensor<2x3xf32>
}

// A shape that has ones more or less; a dim that it copies has to stay where
// it is.
// CHECK-LABEL: func.func @squeezes(
// CHECK-SAME:    %[[X:.*]]: tensor<?x6xf32
// CHECK:         %[[U:.*]] = onnx.Constant() {value = dense<[0, 2, -1]>
// CHECK:         %[[S:.*]] = onnx.Constant() {value = dense<[0, 2, 1, -1, 1]>
// CHECK-NEXT:    %[[A:.*]] = onnx.Reshape{{.*}}(%[[X]], %[[S]])
// CHECK-NEXT:    %[[T:.*]] = onnx.Constant() {value = dense<[2, -1]>
// CHECK-NEXT:    %[[B:.*]] = onnx.Reshape{{.*}}(%[[X]], %[[T]])
// CHECK-NEXT:    %[[I:.*]] = onnx.Reshape(%[[X]], %[[U]])
// CHECK-NEXT:    %[[C:.*]] = onnx.Unsqueeze{{.*}}(%[[I]],
// CHECK-NEXT:    return %[[A]], %[[B]], %[[C]]
func.func @squeezes(%x: tensor<?x6xf32, #onnx.dims<"n", "">>) -> (tensor<?x2x1x3x1xf32, #onnx.dims<"n", "", "", "", "">>, tensor<2x?xf32>, tensor<1x?x2x3xf32, #onnx.dims<"", "n", "", "">>) {
  %s = onnx.Constant() {value = dense<[0, 2, -1]> : tensor<3xi64>} : () -> tensor<3xi64>
  %t = onnx.Constant() {value = dense<[1, 2, -1]> : tensor<3xi64>} : () -> tensor<3xi64>
  %axes = onnx.Constant() {value = dense<[-1, 2]> : tensor<2xi64>} : () -> tensor<2xi64>
  %zero = onnx.Constant() {value = dense<0> : tensor<1xi64>} : () -> tensor<1xi64>
  %i = onnx.Reshape(%x, %s) : (tensor<?x6xf32, #onnx.dims<"n", "">>, tensor<3xi64>) -> tensor<?x2x3xf32, #onnx.dims<"n", "", "">>
  %a = onnx.UnsqueezeV13(%i, %axes) : (tensor<?x2x3xf32, #onnx.dims<"n", "", "">>, tensor<2xi64>) -> tensor<?x2x1x3x1xf32, #onnx.dims<"n", "", "", "", "">>
  %j = onnx.Reshape(%x, %t) : (tensor<?x6xf32, #onnx.dims<"n", "">>, tensor<3xi64>) -> tensor<1x2x?xf32>
  %b = onnx.SqueezeV13(%j, %zero) : (tensor<1x2x?xf32>, tensor<1xi64>) -> tensor<2x?xf32>
  %k = onnx.Reshape(%x, %s) : (tensor<?x6xf32, #onnx.dims<"n", "">>, tensor<3xi64>) -> tensor<?x2x3xf32, #onnx.dims<"n", "", "">>
  %c = onnx.UnsqueezeV13(%k, %zero) : (tensor<?x2x3xf32, #onnx.dims<"n", "", "">>, tensor<1xi64>) -> tensor<1x?x2x3xf32, #onnx.dims<"", "n", "", "">>
  return %a, %b, %c : tensor<?x2x1x3x1xf32, #onnx.dims<"n", "", "", "", "">>, tensor<2x?xf32>, tensor<1x?x2x3xf32, #onnx.dims<"", "n", "", "">>
}

// Zeros around the image are pads of the convolution; ones, edges, and zeros in
// other dims are not.
// CHECK-LABEL: func.func @pads(
// CHECK-SAME:    %[[X:.*]]: tensor<1x2x4x5xf32>, %[[W:.*]]: tensor<3x2x3x3xf32>)
// CHECK:         %[[A:.*]] = onnx.Conv(%[[X]], %[[W]]) {pads = [1, 2, 2, 1]}
// CHECK-NEXT:    %[[P:.*]] = onnx.Pad(%[[X]], %{{.*}}, %{{.*}})
// CHECK-NEXT:    onnx.Conv(%[[P]], %[[W]]) {pads = [1, 1, 1, 1]}
// CHECK-NEXT:    %[[E:.*]] = onnx.Pad(%[[X]], %{{.*}}) {mode = "edge"}
// CHECK-NEXT:    onnx.Conv(%[[E]], %[[W]])
// CHECK-NEXT:    %[[N:.*]] = onnx.Pad(%[[X]], %{{.*}})
// CHECK-NEXT:    onnx.Conv(%[[N]], %[[W]])
func.func @pads(%x: tensor<1x2x4x5xf32>, %w: tensor<3x2x3x3xf32>) -> (tensor<1x3x5x6xf32>, tensor<1x3x5x6xf32>, tensor<1x3x3x4xf32>, tensor<2x3x2x3xf32>) {
  %p = onnx.Constant() {value = dense<[0, 0, 0, 1, 0, 0, 1, 0]> : tensor<8xi64>} : () -> tensor<8xi64>
  %n = onnx.Constant() {value = dense<[0, 0, 0, 0, 1, 0, 0, 0]> : tensor<8xi64>} : () -> tensor<8xi64>
  %zero = onnx.Constant() {value = dense<0.0> : tensor<f32>} : () -> tensor<f32>
  %one = onnx.Constant() {value = dense<1.0> : tensor<f32>} : () -> tensor<f32>
  %a0 = onnx.Pad(%x, %p, %zero) : (tensor<1x2x4x5xf32>, tensor<8xi64>, tensor<f32>) -> tensor<1x2x5x6xf32>
  %a = onnx.Conv(%a0, %w) {pads = [1, 1, 1, 1]} : (tensor<1x2x5x6xf32>, tensor<3x2x3x3xf32>) -> tensor<1x3x5x6xf32>
  %b0 = onnx.Pad(%x, %p, %one) : (tensor<1x2x4x5xf32>, tensor<8xi64>, tensor<f32>) -> tensor<1x2x5x6xf32>
  %b = onnx.Conv(%b0, %w) {pads = [1, 1, 1, 1]} : (tensor<1x2x5x6xf32>, tensor<3x2x3x3xf32>) -> tensor<1x3x5x6xf32>
  %c0 = onnx.Pad(%x, %p) {mode = "edge"} : (tensor<1x2x4x5xf32>, tensor<8xi64>) -> tensor<1x2x5x6xf32>
  %c = onnx.Conv(%c0, %w) : (tensor<1x2x5x6xf32>, tensor<3x2x3x3xf32>) -> tensor<1x3x3x4xf32>
  %d0 = onnx.Pad(%x, %n) : (tensor<1x2x4x5xf32>, tensor<8xi64>) -> tensor<2x2x4x5xf32>
  %d = onnx.Conv(%d0, %w) : (tensor<2x2x4x5xf32>, tensor<3x2x3x3xf32>) -> tensor<2x3x2x3xf32>
  return %a, %b, %c, %d : tensor<1x3x5x6xf32>, tensor<1x3x5x6xf32>, tensor<1x3x3x4xf32>, tensor<2x3x2x3xf32>
}
