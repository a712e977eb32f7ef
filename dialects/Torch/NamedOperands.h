//===- NamedOperands.h - Operands by what schemas call them -----*- C++ -*-===//

#ifndef TORCHONNX_DIALECTS_TORCH_NAMEDOPERANDS_H
#define TORCHONNX_DIALECTS_TORCH_NAMEDOPERANDS_H

#include "mlir/IR/Value.h"
#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/StringRef.h"
#include <optional>

namespace torchonnx {

/// Which operand of operator `name` its schema calls `operand`; nothing if it
/// has none of that name.
std::optional<unsigned> findOperand(mlir::MLIRContext *context,
                                    llvm::StringRef name,
                                    llvm::StringRef operand);
/// The same of one of `count` operands. One that is not there is a mistake of
/// ours: it stops the program.
unsigned positionOf(mlir::MLIRContext *context, llvm::StringRef name,
                    llvm::StringRef operand, size_t count);

/// Operands of the operator `name`, from the `first` on, by what its schema
/// calls them.
struct NamedOperands {
  llvm::StringRef name;
  llvm::ArrayRef<mlir::Value> values;
  unsigned first = 0;

  /// One that is to be there.
  mlir::Value operator[](llvm::StringRef operand) const;
  bool has(llvm::StringRef operand) const;
};

} // namespace torchonnx

#endif // TORCHONNX_DIALECTS_TORCH_NAMEDOPERANDS_H
