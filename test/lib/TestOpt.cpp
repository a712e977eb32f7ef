//===- TestOpt.cpp - The passes of the compiler, and those of its tests ---===//

#include "lib/Compiler/Compiler.h"
#include "mlir/Tools/mlir-opt/MlirOptMain.h"
#include "passes/Passes.h"
#include "torch-onnx-opt/Operators.h"

namespace torchonnx {
void registerCheckDecompositions();
} // namespace torchonnx

int main(int argc, char **argv) {
  torchonnx::leaveOutBacktraces();
  torchonnx::computeOnOneThread();
  torchonnx::registerExtraOperators();
  torchonnx::registerTorchOnnxPasses();
  torchonnx::registerCheckDecompositions();
  mlir::DialectRegistry registry;
  torchonnx::registerDialects(registry);
  return mlir::asMainReturnCode(mlir::MlirOptMain(
      argc, argv, "The compiler's passes, with those of tests\n", registry));
}
