// RUN: torch-onnx-opt %s --pass-pipeline='builtin.module(func.func(onnx-clean-up))' | FileCheck %s

// A few integers are computed on both sides.
// CHECK-LABEL: func.func @few(
// CHECK-SAME:    %[[P:.*]]: tensor<i1>, %[[N:.*]]: tensor<i64>, %[[M:.*]]: tensor<i64>)
// CHECK-DAG:     %[[EIGHT:.*]] = onnx.Constant() {value = dense<8> : tensor<i64>}
// CHECK-DAG:     %[[SUB:.*]] = onnx.Sub(%[[EIGHT]], %[[N]])
// CHECK-DAG:     %[[MOD:.*]] = onnx.Mod(%[[N]], %[[EIGHT]])
// CHECK-DAG:     %[[A:.*]] = onnx.Where(%[[P]], %[[SUB]], %[[M]])
// CHECK-DAG:     %[[B:.*]] = onnx.Where(%[[P]], %[[N]], %[[MOD]])
// CHECK:         return %[[A]], %[[B]]
func.func @few(%p: tensor<i1>, %n: tensor<i64>, %m: tensor<i64>) -> (tensor<i64>, tensor<i64>) {
  %eight = onnx.Constant() {value = dense<8> : tensor<i64>} : () -> tensor<i64>
  %0:2 = onnx.If(%p) : (tensor<i1>) -> (tensor<i64>, tensor<i64>) then_branch {
    %1 = onnx.Sub(%eight, %n) : (tensor<i64>, tensor<i64>) -> tensor<i64>
    onnx.Yield %1, %n : tensor<i64>, tensor<i64>
  } else_branch {
    %1 = onnx.Mod(%n, %eight) : (tensor<i64>, tensor<i64>) -> tensor<i64>
    onnx.Yield %m, %1 : tensor<i64>, tensor<i64>
  }
  return %0#0, %0#1 : tensor<i64>, tensor<i64>
}

// CHECK-LABEL: func.func @inverted(
// CHECK-SAME:    %[[P:.*]]: tensor<i1>, %[[N:.*]]: tensor<i64>, %[[M:.*]]: tensor<i64>)
// CHECK-NEXT:    %[[R:.*]] = onnx.Where(%[[P]], %[[M]], %[[N]])
// CHECK-NEXT:    return %[[R]]
func.func @inverted(%p: tensor<i1>, %n: tensor<i64>, %m: tensor<i64>) -> tensor<i64> {
  %not = onnx.Not(%p) : (tensor<i1>) -> tensor<i1>
  %0 = onnx.If(%not) : (tensor<i1>) -> tensor<i64> then_branch {
    onnx.Yield %n : tensor<i64>
  } else_branch {
    onnx.Yield %m : tensor<i64>
  }
  return %0 : tensor<i64>
}

// A quotient by what may be 0, an element that may not be there, floats (Where
// loses the sign of a zero in some runtimes) and many numbers stay where they are.
// CHECK-LABEL: func.func @stay(
// CHECK-COUNT-4: onnx.If
func.func @stay(%p: tensor<i1>, %n: tensor<i64>, %m: tensor<i64>, %l: tensor<4xi64>, %x: tensor<f32>, %y: tensor<99xi64>) -> (tensor<i64>, tensor<i64>, tensor<f32>, tensor<99xi64>) {
  %0 = onnx.If(%p) : (tensor<i1>) -> tensor<i64> then_branch {
    %1 = onnx.Div(%n, %m) : (tensor<i64>, tensor<i64>) -> tensor<i64>
    onnx.Yield %1 : tensor<i64>
  } else_branch {
    onnx.Yield %m : tensor<i64>
  }
  %2 = onnx.If(%p) : (tensor<i1>) -> tensor<i64> then_branch {
    %1 = onnx.Gather(%l, %n) : (tensor<4xi64>, tensor<i64>) -> tensor<i64>
    onnx.Yield %1 : tensor<i64>
  } else_branch {
    onnx.Yield %m : tensor<i64>
  }
  %3 = onnx.If(%p) : (tensor<i1>) -> tensor<f32> then_branch {
    %1 = onnx.Neg(%x) : (tensor<f32>) -> tensor<f32>
    onnx.Yield %1 : tensor<f32>
  } else_branch {
    onnx.Yield %x : tensor<f32>
  }
  %4 = onnx.If(%p) : (tensor<i1>) -> tensor<99xi64> then_branch {
    %1 = onnx.Neg(%y) : (tensor<99xi64>) -> tensor<99xi64>
    onnx.Yield %1 : tensor<99xi64>
  } else_branch {
    onnx.Yield %y : tensor<99xi64>
  }
  return %0, %2, %3, %4 : tensor<i64>, tensor<i64>, tensor<f32>, tensor<99xi64>
}
