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

} // namespace torchonnx

#endif // TORCHONNX_LIB_ORACLE_LEARNSIZES_H
