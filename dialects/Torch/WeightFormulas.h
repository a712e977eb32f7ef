//===- WeightFormulas.h - What computed constants are called ----*- C++ -*-===//

#ifndef TORCHONNX_DIALECTS_TORCH_WEIGHTFORMULAS_H
#define TORCHONNX_DIALECTS_TORCH_WEIGHTFORMULAS_H

#include "mlir/IR/Value.h"
#include "mlir/IR/ValueRange.h"

namespace torchonnx {

using Locate = llvm::function_ref<mlir::Location(mlir::Value)>;

/// The location of the constant of type `result` that an operator at `at` gives
/// of constants. Where some are weights, it is called after the largest of its
/// own dtype, and the formula says how it is made: `permute(w, [1, 0])`. What
/// has another number of elements is a part of the weight, or more than it.
/// `locate` says where an operand comes from.
mlir::Location locateFolded(
    llvm::StringRef operatorName, mlir::ValueRange operands, mlir::Type result,
    mlir::Location at,
    Locate locate = [](mlir::Value value) { return value.getLoc(); });

} // namespace torchonnx

#endif // TORCHONNX_DIALECTS_TORCH_WEIGHTFORMULAS_H
