// The passes of the compiler, in pipeline order.

#ifndef TORCHONNX_PASSES_TD
#define TORCHONNX_PASSES_TD

include "mlir/Pass/PassBase.td"

def TorchDecompose : Pass<"torch-decompose", "::mlir::ModuleOp"> {
  let summary = "Decompose every op that no conversion accepts at the opset";
  let description = [{
    In: torch values, as Simplify leaves them. Out: only ops that a conversion
    accepts. An op without a rule is replaced by what LibTorch's own composite
    kernel does. All ops for which nothing works are reported together.
  }];
  let options = [Option<"opset", "opset", "int", "20", "Opset of the ONNX model">];
}

def ConvertTorchToOnnx : Pass<"convert-torch-to-onnx", "::mlir::ModuleOp"> {
  let summary = "Convert torch ops to onnx ops, one to one";
  let description = "In: what torch-decompose leaves at the same opset. Out: only onnx ops.";
  let options = [Option<"opset", "opset", "int", "20", "Opset of the ONNX model">];
  let dependentDialects = ["::torchonnx::OnnxDialect"];
}

#endif // TORCHONNX_PASSES_TD
