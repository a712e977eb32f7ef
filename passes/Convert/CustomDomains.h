//===- CustomDomains.h - Operators that stay whole --------------*- C++ -*-===//

#ifndef TORCHONNX_PASSES_CONVERT_CUSTOMDOMAINS_H
#define TORCHONNX_PASSES_CONVERT_CUSTOMDOMAINS_H

#include "passes/Convert/OnnxBuilder.h"
#include "llvm/ADT/StringMap.h"

namespace torchonnx {

/// What an operator becomes that stays whole, in the user's words:
/// `com.example`, `com.example@3`, `com.example:Leaky`, or with what of the
/// operator's arguments it takes `com.example:Leaky(x, alpha=slope)`.
struct CustomNode {
  std::string domain;
  /// Empty: the operator's own name.
  std::string opType;
  int64_t version = 1;
  /// The arguments that it takes, in order, and the attributes that they are.
  /// Without a list, all of them under their names.
  bool isListed = false;
  llvm::SmallVector<std::pair<std::string, std::string>> arguments;

  /// The name of its type, where it is to stand for an operator.
  std::string getOpType(llvm::StringRef operatorName) const;

  /// Which of an operator's arguments it takes, in order, and what their
  /// attributes are called; an input has no name. Fails with the reason in
  /// `why`.
  struct Taken {
    unsigned index;
    std::string attribute;
  };
  llvm::FailureOr<llvm::SmallVector<Taken>>
  getArguments(llvm::ArrayRef<SchemaArg> all, std::string &why) const;

  /// Fails with the reason in `why`.
  static llvm::FailureOr<CustomNode> parse(llvm::StringRef text,
                                           std::string &why);
};

/// Which operators become nodes of a custom domain, for a runtime that has
/// kernels for them.
class CustomDomains {
public:
  /// `--custom-domain` as the user gives it: `mylib=com.example` for a library,
  /// `mylib::twice=com.example:Twice` for one of its operators. Fails after an
  /// error at `loc`.
  static llvm::FailureOr<CustomDomains> parse(llvm::ArrayRef<std::string> specs,
                                              mlir::Location loc);

  /// What the op becomes, as the user wrote it, or empty.
  llvm::StringRef lookup(mlir::Operation *op) const;
  llvm::StringRef lookup(llvm::StringRef operatorName) const;

  /// Warns of what no op of the decomposed `module` is marked for.
  void warnOfUnused(mlir::ModuleOp module) const;

private:
  llvm::StringMap<std::string> domains;
};

/// The value that is constant, a list too that is made of constants; null if it
/// is not.
mlir::Attribute findConstant(mlir::Value value);

/// The node for an op that stays whole: tensors are its inputs, everything else
/// is an attribute, called as the operator's schema calls it if not otherwise.
llvm::SmallVector<mlir::Value> convertWhole(OnnxBuilder &b,
                                            mlir::Operation *op);

} // namespace torchonnx

#endif // TORCHONNX_PASSES_CONVERT_CUSTOMDOMAINS_H
