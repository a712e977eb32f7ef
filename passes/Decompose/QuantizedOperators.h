//===- QuantizedOperators.h - Layers with packed weights --------*- C++ -*-===//

#ifndef TORCHONNX_PASSES_DECOMPOSE_QUANTIZEDOPERATORS_H
#define TORCHONNX_PASSES_DECOMPOSE_QUANTIZEDOPERATORS_H

#include "passes/Decompose/TorchBuilder.h"

namespace torchonnx {

/// quantized::linear_dynamic: `x` rounded to 8 (or 7) bits by its own range,
/// times weights of 8 bits.
mlir::Value dynamicLinear(TorchBuilder &b, mlir::Value x, mlir::Value packed,
                          bool reduceRange);
/// quantized::linear_dynamic_fp16: `x` times weights of half precision.
mlir::Value halfLinear(TorchBuilder &b, mlir::Value x, mlir::Value packed);

} // namespace torchonnx

#endif // TORCHONNX_PASSES_DECOMPOSE_QUANTIZEDOPERATORS_H
