//===- main.cpp - The torch and onnx dialects in an editor ----------------===//

#include "lib/Compiler/Compiler.h"
#include "mlir/Tools/mlir-lsp-server/MlirLspServerMain.h"
#include "torch-onnx-opt/Operators.h"

int main(int argc, char **argv) {
  mlir::DialectRegistry registry;
  torchonnx::registerDialects(registry);
  torchonnx::registerExtraOperators();
  return mlir::failed(mlir::MlirLspServerMain(argc, argv, registry));
}
