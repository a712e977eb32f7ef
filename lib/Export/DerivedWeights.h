//===- DerivedWeights.h - Weights that change as they are written -*- C++ -*-=//

#ifndef TORCHONNX_LIB_EXPORT_DERIVEDWEIGHTS_H
#define TORCHONNX_LIB_EXPORT_DERIVEDWEIGHTS_H

#include "Weights.h"
#include "mlir/IR/Operation.h"

namespace torchonnx {

/// Whether the op computes something of a weight that is cheap to compute while
/// the weight is written, in its place.
bool isDerivedWeight(mlir::Operation *op);

/// What such an op is: the weight that it is made of, and what is written.
struct DerivedWeight {
  mlir::Operation *weight;
  /// What it is multiplied by; null if by nothing.
  mlir::ElementsAttr factors;
  bool isTransposed = false;
  mlir::ShapedType type;
  RawData data;
  /// "Transpose(head.weight)".
  std::string formula;
};
llvm::FailureOr<DerivedWeight> getDerivedWeight(mlir::Operation *op);

/// Whether the op's graph hands out what it computes.
bool isReturned(mlir::Operation *op);

} // namespace torchonnx

#endif // TORCHONNX_LIB_EXPORT_DERIVEDWEIGHTS_H
