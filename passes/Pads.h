//===- Pads.h - What padding adds ------------------------------*- C++ -*-===//

#ifndef TORCHONNX_PASSES_PADS_H
#define TORCHONNX_PASSES_PADS_H

#include "torch-onnx-opt/Oracle.h"

namespace torchonnx {

/// Whether a pad removes nothing at any size. ONNX crops first, and then
/// repeats or reflects what is left: for those modes Convert takes pads of this
/// kind alone, and Decompose makes such of others.
inline bool removesNothing(mlir::Value pad) {
  const Symbols &symbols = getOracle(pad.getContext()).getSymbols();
  return symbols.getExpr(pad).isAtLeast(0, symbols.getFacts());
}

} // namespace torchonnx

#endif // TORCHONNX_PASSES_PADS_H
