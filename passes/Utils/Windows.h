//===- Windows.h - Sizes of sliding windows and pads ------------*- C++ -*-===//
//
// Convolutions and pools take one number per spatial dim, or one for all.
//
//===----------------------------------------------------------------------===//

#ifndef TORCHONNX_PASSES_UTILS_WINDOWS_H
#define TORCHONNX_PASSES_UTILS_WINDOWS_H

#include "dialects/Torch/Oracle.h"

namespace torchonnx {

/// The `rank` numbers of a list that holds `rank`, one for all, or none, which
/// stands for `ifEmpty`. Nothing if they are not known or their number is off.
inline std::optional<llvm::SmallVector<int64_t>>
getSpatial(mlir::Value list, size_t rank,
           llvm::ArrayRef<int64_t> ifEmpty = {}) {
  std::optional<llvm::SmallVector<int64_t>> numbers = getConstantInts(list);
  if (!numbers) {
    std::optional<int64_t> number = getConstantInt(list);
    if (!number)
      return std::nullopt;
    numbers.emplace({*number});
  }
  if (numbers->empty())
    numbers->assign(ifEmpty.begin(), ifEmpty.end());
  if (numbers->size() == 1)
    numbers->resize(rank, numbers->front());
  return numbers->size() == rank ? numbers : std::nullopt;
}

/// Whether spatial dim `i` of what a transposed convolution of `input` gives
/// may have no element, as where an input of 1 is cut off whole: PyTorch gives
/// nothing, and runtimes refuse.
inline bool mayCutOffAll(mlir::Value input, mlir::Value weight, unsigned i,
                         int64_t stride, int64_t padding, int64_t outputPadding,
                         int64_t dilation) {
  auto sizeOf = [i](mlir::Value x) {
    return mlir::cast<TorchTensorType>(x.getType()).getSize(2 + i).value_or(1);
  };
  return (sizeOf(input) - 1) * stride + (sizeOf(weight) - 1) * dilation + 1 +
             outputPadding <=
         2 * padding;
}

/// Whether a pad removes nothing at any size. ONNX crops first, and then
/// repeats or reflects what is left: for those modes Convert takes pads of this
/// kind alone, and Decompose makes such of others.
inline bool removesNothing(mlir::Value pad) {
  return getOracle(pad.getContext()).getSymbols().isAtLeast(pad, 0);
}

} // namespace torchonnx

#endif // TORCHONNX_PASSES_UTILS_WINDOWS_H
