//===- Quantize.h - What rules for quantized tensors share ------*- C++ -*-===//

#ifndef TORCHONNX_PASSES_DECOMPOSE_QUANTIZE_H
#define TORCHONNX_PASSES_DECOMPOSE_QUANTIZE_H

#include "dialects/Torch/Quantization.h"
#include "passes/Decompose/TorchBuilder.h"

namespace torchonnx {

/// How a tensor is quantized; fails if the op that makes it does not tell.
std::optional<Quantization> quantizationOf(TorchBuilder &b,
                                           mlir::Value quantized);

/// `x` quantized like another tensor is.
mlir::Value quantizeAs(TorchBuilder &b, mlir::Value x, const Quantization &q,
                       mlir::Type dtype);

/// prelu of quantized `x` by a quantized weight, as real numbers: PyTorch
/// multiplies what is positive by 1 as the weight would have it.
mlir::Value quantizedPrelu(TorchBuilder &b, mlir::Value x, mlir::Value weight);

/// The range of the integers of a quantized dtype.
std::pair<int64_t, int64_t> quantizedRange(llvm::StringRef name);

} // namespace torchonnx

#endif // TORCHONNX_PASSES_DECOMPOSE_QUANTIZE_H
