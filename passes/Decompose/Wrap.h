//===- Wrap.h - The same operator on other operands -------------*- C++ -*-===//
//
// What an operator does on a dtype or rank that its rule lacks, in terms of the
// same operator on one that it has.
//
//===----------------------------------------------------------------------===//

#ifndef TORCHONNX_PASSES_DECOMPOSE_WRAP_H
#define TORCHONNX_PASSES_DECOMPOSE_WRAP_H

#include "passes/Decompose/TorchBuilder.h"

namespace torchonnx {

/// op(x, …) with every tensor operand of x's kind (floating point, or integer)
/// as `dtype`, and every result of x's dtype cast back to it.
llvm::SmallVector<mlir::Value> computeAs(TorchBuilder &b, mlir::Operation *op,
                                         mlir::Type dtype);

/// op(x[None], …)[0]: the first operand, and those at `others`, with a batch
/// of one in front.
llvm::SmallVector<mlir::Value>
computeBatched(TorchBuilder &b, mlir::Operation *op,
               llvm::ArrayRef<unsigned> others = {});

/// Operator `name` on the operands of `op`, some of them replaced.
llvm::SmallVector<mlir::Value>
recompute(TorchBuilder &b, mlir::Operation *op,
          llvm::ArrayRef<std::pair<unsigned, Arg>> replaced,
          llvm::StringRef name = "");

} // namespace torchonnx

#endif // TORCHONNX_PASSES_DECOMPOSE_WRAP_H
