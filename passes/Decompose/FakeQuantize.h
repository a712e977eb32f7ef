//===- FakeQuantize.h - Real tensors that are rounded -----------*- C++ -*-===//

#ifndef TORCHONNX_PASSES_DECOMPOSE_FAKEQUANTIZE_H
#define TORCHONNX_PASSES_DECOMPOSE_FAKEQUANTIZE_H

#include "passes/Decompose/Rules.h"

namespace torchonnx {

/// Per-channel parameters [c] of a quantization of `x`, in a shape that
/// broadcasts along their axis.
mlir::Value alongAxis(TorchBuilder &b, mlir::Value x, mlir::Value parameter,
                      std::optional<int64_t> axis);

} // namespace torchonnx

#endif // TORCHONNX_PASSES_DECOMPOSE_FAKEQUANTIZE_H
