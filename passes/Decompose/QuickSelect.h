//===- QuickSelect.h - Which of equal elements PyTorch finds ----*- C++ -*-===//

#ifndef TORCHONNX_PASSES_DECOMPOSE_QUICKSELECT_H
#define TORCHONNX_PASSES_DECOMPOSE_QUICKSELECT_H

#include "passes/TorchBuilder.h"

namespace torchonnx {

/// Where in each row of `x` [rows, n] PyTorch's quickselect finds its k-th
/// smallest element, counted from 1: [rows]. Of equal elements that is
/// whichever its exchanges leave there; a loop follows them where there are
/// some.
mlir::Value quickSelect(TorchBuilder &b, mlir::Value x, mlir::Value k);

} // namespace torchonnx

#endif // TORCHONNX_PASSES_DECOMPOSE_QUICKSELECT_H
