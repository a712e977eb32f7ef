//===- GridSample.h - Sampling at given places ------------------*- C++ -*-===//

#ifndef TORCHONNX_PASSES_DECOMPOSE_GRIDSAMPLE_H
#define TORCHONNX_PASSES_DECOMPOSE_GRIDSAMPLE_H

#include "passes/Decompose/TorchBuilder.h"

namespace torchonnx {

/// `x`, [n, c, ...], at `places` in pixels, [n, 1, p] for each of its last
/// dims, interpolated linearly between zeros around it: [n, c, p].
mlir::Value sampleLinear(TorchBuilder &b, mlir::Value x,
                         llvm::ArrayRef<mlir::Value> places);

} // namespace torchonnx

#endif // TORCHONNX_PASSES_DECOMPOSE_GRIDSAMPLE_H
