//===- Repeat.h - Loops in decompositions -----------------------*- C++ -*-===//

#ifndef TORCHONNX_PASSES_DECOMPOSE_REPEAT_H
#define TORCHONNX_PASSES_DECOMPOSE_REPEAT_H

#include "passes/Decompose/TorchBuilder.h"

namespace torchonnx {

/// What one iteration makes of the carried values. They keep their types.
using Step = llvm::function_ref<llvm::SmallVector<mlir::Value>(
    mlir::Value i, llvm::ArrayRef<mlir::Value> carried)>;

/// Repeats `step` for i from 0 to `count`; unrolled where that is a few times.
llvm::SmallVector<mlir::Value> repeat(TorchBuilder &b, mlir::Value count,
                                      llvm::SmallVector<mlir::Value> carried,
                                      Step step);

/// Repeats `step` while a bool holds; the step gives the next one first.
llvm::SmallVector<mlir::Value>
repeatWhile(TorchBuilder &b, mlir::Value condition,
            llvm::SmallVector<mlir::Value> carried, Step step);

} // namespace torchonnx

#endif // TORCHONNX_PASSES_DECOMPOSE_REPEAT_H
