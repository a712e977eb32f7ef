//===- CustomDomains.h - Operators that stay whole --------------*- C++ -*-===//

#ifndef TORCHONNX_PASSES_CONVERT_CUSTOMDOMAINS_H
#define TORCHONNX_PASSES_CONVERT_CUSTOMDOMAINS_H

#include "passes/Convert/OnnxBuilder.h"
#include "llvm/ADT/StringMap.h"

namespace torchonnx {

/// Which operators become nodes of a custom domain, for a runtime that has
/// kernels for them.
class CustomDomains {
public:
  /// `--custom-domain` as the user gives it: `mylib=com.example` for a library,
  /// `mylib::twice=com.example` for one of its operators. Fails after an error
  /// at `loc`.
  static llvm::FailureOr<CustomDomains> parse(llvm::ArrayRef<std::string> specs,
                                              mlir::Location loc);

  /// The domain of the op, or empty.
  llvm::StringRef lookup(mlir::Operation *op) const;

  /// Warns of what no op of the decomposed `module` is marked for.
  void warnOfUnused(mlir::ModuleOp module) const;

private:
  llvm::StringMap<std::string> domains;
};

/// The node for an op that stays whole: tensors are its inputs, everything else
/// is an attribute called as the operator's schema calls it.
llvm::SmallVector<mlir::Value> convertWhole(OnnxBuilder &b,
                                            mlir::Operation *op);

} // namespace torchonnx

#endif // TORCHONNX_PASSES_CONVERT_CUSTOMDOMAINS_H
