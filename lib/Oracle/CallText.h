//===- CallText.h - What is told apart of a call ----------------*- C++ -*-===//

#ifndef TORCHONNX_LIB_ORACLE_CALLTEXT_H
#define TORCHONNX_LIB_ORACLE_CALLTEXT_H

#include "dialects/Torch/TorchDialect.h"
#include "llvm/ADT/SetVector.h"
#include <string>

namespace torchonnx {

/// What a call is given, as text in which its sizes and integers are numbered.
class CallText {
public:
  CallText(llvm::StringRef name, mlir::ValueRange operands) : text(name) {
    for (mlir::Value operand : operands)
      add(operand);
  }

  /// Two calls with one text answer the same to the same parameters; nothing
  /// where that cannot be said.
  std::string text;
  bool isKnown = true;
  /// Sizes and integers that are symbols; floats and bools that are.
  llvm::SetVector<mlir::StringAttr> parameters, others;
  llvm::SetVector<int64_t> constants;

private:
  void add(mlir::Value operand);
  void addConstant(mlir::Attribute value);
  void addSize(mlir::Attribute size);
  void addOther(mlir::Attribute known);
  void addType(mlir::Type type);
};

} // namespace torchonnx

#endif // TORCHONNX_LIB_ORACLE_CALLTEXT_H
