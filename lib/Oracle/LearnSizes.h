//===- LearnSizes.h - Sizes as functions of sizes ---------------*- C++ -*-===//

#ifndef TORCHONNX_LIB_ORACLE_LEARNSIZES_H
#define TORCHONNX_LIB_ORACLE_LEARNSIZES_H

#include "SizeFunctions.h"
#include "dialects/Torch/Symbols.h"
#include "mlir/IR/Value.h"
#include "mlir/IR/ValueRange.h"
#include <ATen/core/ivalue.h>

namespace torchonnx {

/// What is known of the numbers that a call answers.
struct LearnedSizes {
  /// By the call's own sizes; invalid where they have no such form. Empty
  /// where nothing was learned.
  std::vector<SizeExpr> numbers;
  /// The same by the symbols `parameters`, called `.0`, `.1`, …; invalid where
  /// it takes the names that those are made of.
  std::vector<SizeExpr> ofParameters;
  llvm::SmallVector<mlir::StringAttr> parameters;
  /// For some sizes the answer has other ranks, dtypes or lengths of lists.
  bool hasOtherStructure = false;
  /// And those that the program was tried with are the exception: sizes of 1.
  bool isException = false;
  /// Calls with the same key answer the same numbers; empty for a call that is
  /// like no other.
  std::string key;
};

/// What a call answers: numbers in the order in which types are made of them.
SizeAnswer describeAnswer(llvm::ArrayRef<c10::IValue> results);

/// What Python's operators on integers give, where `name` is one of them.
std::optional<SizeExpr> exactInteger(llvm::StringRef name,
                                     mlir::ValueRange operands,
                                     const Symbols &symbols);

/// The integer that a tensor of one element holds that was made of sizes.
SizeExpr integerIn(mlir::Value tensor, const Symbols &symbols,
                   unsigned depth = 16);

/// The sizes to which the tensors among `operands` are broadcast.
std::vector<SizeExpr> broadcastSizes(mlir::ValueRange operands,
                                     const Symbols &symbols);

/// The sizes of what `view` and its like, and `expand`, give: those that are
/// asked for. Empty for any other operator.
std::vector<SizeExpr> requestedSizes(llvm::StringRef name,
                                     mlir::ValueRange operands,
                                     const Symbols &symbols);

/// Whether two integers compare so whatever the sizes; nothing if that is not
/// known.
std::optional<bool> exactComparison(llvm::StringRef name,
                                    mlir::ValueRange operands,
                                    const Symbols &symbols);

} // namespace torchonnx

#endif // TORCHONNX_LIB_ORACLE_LEARNSIZES_H
