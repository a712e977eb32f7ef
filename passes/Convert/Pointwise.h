//===- Pointwise.h - Conversions element by element -------------*- C++ -*-===//
//
// PyTorch computes most pointwise operators in the dtype of their result, to
// which it promotes the operands; so do these conversions.
//
//===----------------------------------------------------------------------===//

#ifndef TORCHONNX_PASSES_CONVERT_POINTWISE_H
#define TORCHONNX_PASSES_CONVERT_POINTWISE_H

#include "passes/Convert/Rules.h"

namespace torchonnx {

/// Whether no operand and no result is complex.
bool isReal(mlir::Operation *op);

/// Whether the first result is a tensor or number of floating point, of
/// integers, of bools.
bool givesFloat(mlir::Operation *op);
bool givesInt(mlir::Operation *op);
bool givesBool(mlir::Operation *op);

/// The first `count` operands, as `dtype`.
llvm::SmallVector<mlir::Value> operandsAs(OnnxBuilder &b, mlir::Operation *op,
                                          unsigned count, mlir::Type dtype);

/// `opType(operands)`, the first `count` operands in the result's dtype.
ConvertRule pointwise(llvm::StringRef opType, unsigned count,
                      std::function<bool(mlir::Operation *)> accepts = isReal);

/// Where(condition, x, y), x and y of one dtype: in float32 where this opset's
/// Where lacks bfloat16.
mlir::Value choose(OnnxBuilder &b, mlir::Value condition, mlir::Value x,
                   mlir::Value y);

/// The first operand in the result's dtype.
ConvertRule castOnly();

/// Whether an int cannot be negative: a size, or made of such by sums,
/// products and quotients, `depth` of them at most.
bool isNonNegative(mlir::Value x, int depth = 8);

/// Whether every element of integers is known to be one of int32: indices,
/// counts, sizes and what is computed of these, in `depth` steps at most.
bool fitsInt32(mlir::Value x, int depth = 12);

} // namespace torchonnx

#endif // TORCHONNX_PASSES_CONVERT_POINTWISE_H
