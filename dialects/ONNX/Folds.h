//===- Folds.h - What onnx ops are known to give ----------------*- C++ -*-===//

#ifndef TORCHONNX_DIALECTS_ONNX_FOLDS_H
#define TORCHONNX_DIALECTS_ONNX_FOLDS_H

#include "mlir/IR/Operation.h"

namespace torchonnx {

/// What the only result of an op is: elements, where it casts or moves a small
/// constant, or the value that it only hands on. Null for any other op. The
/// type may say more or less of it than that of the result.
mlir::OpFoldResult findOnnxFold(mlir::Operation *op);
/// The same as MLIR asks for it: nothing where the types differ, and what a
/// constant holds.
llvm::LogicalResult
foldOnnxOp(mlir::Operation *op,
           llvm::SmallVectorImpl<mlir::OpFoldResult> &results);

} // namespace torchonnx

#endif // TORCHONNX_DIALECTS_ONNX_FOLDS_H
