//===- Matrices.h - What rules for matrices share ---------------*- C++ -*-===//

#ifndef TORCHONNX_PASSES_DECOMPOSE_MATRICES_H
#define TORCHONNX_PASSES_DECOMPOSE_MATRICES_H

#include "passes/TorchBuilder.h"

namespace torchonnx {

/// The identity, in the shape of the batch of `x` [*, n, n].
mlir::Value identityLike(TorchBuilder &b, mlir::Value x);
/// min(m, n) of matrices [*, m, n].
mlir::Value smallerSide(TorchBuilder &b, mlir::Value a);

} // namespace torchonnx

#endif // TORCHONNX_PASSES_DECOMPOSE_MATRICES_H
