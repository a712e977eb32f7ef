//===- UserRules.h - Decompositions that the user gave ----------*- C++ -*-===//

#ifndef TORCHONNX_PASSES_DECOMPOSE_USERRULES_H
#define TORCHONNX_PASSES_DECOMPOSE_USERRULES_H

#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "passes/Decompose/TorchBuilder.h"
#include "llvm/ADT/StringMap.h"

namespace torchonnx {

/// The functions of `--decomposition` files: those in nested modules with the
/// attribute `torch.decomposes`.
class UserRules {
public:
  explicit UserRules(mlir::ModuleOp module);

  /// The function that replaces the op, or null. One for `aten::add.Tensor`
  /// goes before one for every overload of `aten::add`.
  mlir::func::FuncOp lookup(mlir::Operation *op) const {
    return functions.empty() ? mlir::func::FuncOp()
                             : lookup(getOperatorName(op));
  }
  mlir::func::FuncOp lookup(llvm::StringRef operatorName) const;
  /// Builds what the function does with the operands of `op`, and returns what
  /// replaces its results.
  llvm::SmallVector<mlir::Value> apply(TorchBuilder &b, mlir::Operation *op,
                                       mlir::func::FuncOp function) const;
  /// Erases the functions.
  void erase();

private:
  mlir::ModuleOp module;
  llvm::StringMap<mlir::func::FuncOp> functions;
};

} // namespace torchonnx

#endif // TORCHONNX_PASSES_DECOMPOSE_USERRULES_H
