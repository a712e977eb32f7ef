//===- QuickSelect.h - Which of equal elements PyTorch finds ----*- C++ -*-===//

#ifndef TORCHONNX_PASSES_DECOMPOSE_QUICKSELECT_H
#define TORCHONNX_PASSES_DECOMPOSE_QUICKSELECT_H

#include "passes/Decompose/TorchBuilder.h"

namespace torchonnx {

/// Where in each row of `x` [rows, n] PyTorch's quickselect finds its k-th
/// smallest element, counted from 1: [rows]. Of equal elements that is
/// whichever its exchanges leave there; a loop follows them where there are
/// some.
mlir::Value quickSelect(TorchBuilder &b, mlir::Value x, mlir::Value k);

/// Which elements of each row of `x` [rows, n] PyTorch's topk takes, in order:
/// of equal ones those that std::nth_element leaves there.
mlir::Value topPlaces(TorchBuilder &b, mlir::Value x, mlir::Value k,
                      bool largest);

} // namespace torchonnx

#endif // TORCHONNX_PASSES_DECOMPOSE_QUICKSELECT_H
