//===- EmptyDims.h - Dims in which there may be nothing ---------*- C++ -*-===//
//
// Runtimes say that the mean of nothing is 0. Where a dim may be empty, rules
// go around that; where it cannot be, they need not.
//
//===----------------------------------------------------------------------===//

#ifndef TORCHONNX_PASSES_UTILS_EMPTYDIMS_H
#define TORCHONNX_PASSES_UTILS_EMPTYDIMS_H

#include "dialects/Torch/Symbols.h"
#include "dialects/Torch/TorchDialect.h"

namespace torchonnx {

/// Whether a dim may have nothing in it, where those that the user declares
/// have something.
inline bool mayBeZero(mlir::Attribute size, const Symbols &symbols) {
  return !symbols.isAtLeast(size, 1);
}

/// Whether a tensor certainly has elements.
inline bool isNeverEmpty(mlir::Value x) {
  return llvm::all_of(mlir::cast<TorchTensorType>(x.getType()).getDims(),
                      [](mlir::Attribute dim) {
                        auto number = mlir::dyn_cast<mlir::IntegerAttr>(dim);
                        return number && number.getInt() != 0;
                      });
}

/// Whether a tensor certainly has one element along each of these dims; along
/// all where none is named.
inline bool isOneAlong(mlir::Value x, llvm::ArrayRef<int64_t> dims) {
  auto type = mlir::cast<TorchTensorType>(x.getType());
  auto isOne = [&](int64_t dim) {
    return dim >= type.getRank() || type.getSize(dim) == 1;
  };
  return dims.empty() ? llvm::all_of(llvm::seq(type.getRank()), isOne)
                      : llvm::all_of(dims, isOne);
}

/// Whether there may be nothing along one of these dims of `x`; along any where
/// none is named. A size that is declared may be 0, where nobody said
/// otherwise.
bool mayBeEmpty(const Symbols &symbols, mlir::Value x,
                llvm::ArrayRef<int64_t> dims = {});

/// Lets the names of sizes be no less than what the windows of convolutions and
/// pools need, of which PyTorch refuses smaller inputs.
void learnFromWindows(mlir::Block &body, Symbols &symbols);

} // namespace torchonnx

#endif // TORCHONNX_PASSES_UTILS_EMPTYDIMS_H
