//===- TensorTypes.h - What is asked of the types of tensors ----*- C++ -*-===//

#ifndef TORCHONNX_PASSES_FINALIZE_TENSORTYPES_H
#define TORCHONNX_PASSES_FINALIZE_TENSORTYPES_H

#include "mlir/IR/BuiltinTypes.h"
#include "mlir/IR/Value.h"

namespace torchonnx {

/// The type of a tensor whose rank is known, else null.
inline mlir::RankedTensorType typeOf(mlir::Value value) {
  return mlir::dyn_cast<mlir::RankedTensorType>(value.getType());
}

inline bool isFloat32(mlir::Value value) {
  auto type = mlir::dyn_cast<mlir::TensorType>(value.getType());
  return type && type.getElementType().isF32();
}

} // namespace torchonnx

#endif // TORCHONNX_PASSES_FINALIZE_TENSORTYPES_H
