//===- Passes.h - The passes of the compiler --------------------*- C++ -*-===//

#ifndef TORCHONNX_PASSES_PASSES_H
#define TORCHONNX_PASSES_PASSES_H

#include "dialects/ONNX/OnnxDialect.h"
#include "dialects/Torch/TorchDialect.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/IR/BuiltinOps.h"
#include "mlir/IR/OwningOpRef.h"
#include "mlir/Pass/Pass.h"
#include "torch-onnx-opt/Convert.h"

namespace torchonnx {

#define GEN_PASS_DECL
#define GEN_PASS_REGISTRATION
#include "passes/Passes.h.inc"

/// The pdl.pattern ops of a file; null after an error.
mlir::OwningOpRef<mlir::ModuleOp> parsePatterns(mlir::MLIRContext *context,
                                                llvm::StringRef path);

} // namespace torchonnx

#endif // TORCHONNX_PASSES_PASSES_H
