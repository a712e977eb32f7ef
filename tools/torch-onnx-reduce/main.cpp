//===- main.cpp - The smallest program that still fails -------------------===//

#include "lib/Compiler/Compiler.h"
#include "mlir/Tools/mlir-reduce/MlirReduceMain.h"
#include "mlir/Transforms/Passes.h"
#include "passes/Passes.h"
#include "torch-onnx-opt/Operators.h"

int main(int argc, char **argv) {
  mlir::DialectRegistry registry;
  torchonnx::registerDialects(registry);
  torchonnx::registerExtraOperators();
  torchonnx::registerTorchOnnxPasses();
  mlir::registerTransformsPasses();
  torchonnx::leaveOutBacktraces();
  mlir::MLIRContext context(registry);
  return mlir::failed(mlir::mlirReduceMain(argc, argv, context));
}
