//===- Cuts.h - Sizes that only the run knows -------------------*- C++ -*-===//

#ifndef TORCHONNX_PASSES_SIMPLIFY_CUTS_H
#define TORCHONNX_PASSES_SIMPLIFY_CUTS_H

#include "dialects/Torch/Symbols.h"
#include "mlir/IR/ValueRange.h"
#include "llvm/ADT/StringRef.h"

namespace torchonnx {

/// Whether a slice begins or ends at a number that only the run knows, or takes
/// such steps.
bool isCutByTheRun(llvm::StringRef name, mlir::ValueRange operands,
                   const Symbols &symbols);
/// The numbers that decide how long an `arange` is, if only the run knows.
llvm::MutableArrayRef<mlir::Value>
rangeOfTheRun(llvm::StringRef name, llvm::MutableArrayRef<mlir::Value> operands,
              const Symbols &symbols);
/// Whether `topk` is asked for a number of elements that only the run knows.
bool isPickedByTheRun(llvm::StringRef name, mlir::ValueRange operands,
                      const Symbols &symbols);

} // namespace torchonnx

#endif // TORCHONNX_PASSES_SIMPLIFY_CUTS_H
