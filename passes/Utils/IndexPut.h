//===- IndexPut.h - The form of index_put that ONNX has ---------*- C++ -*-===//

#ifndef TORCHONNX_PASSES_UTILS_INDEXPUT_H
#define TORCHONNX_PASSES_UTILS_INDEXPUT_H

#include "dialects/Torch/Oracle.h"
#include "llvm/ADT/STLExtras.h"

namespace torchonnx {

/// Whether an index is a mask: PyTorch takes bytes for one, too.
inline bool isMask(mlir::Value index) {
  auto type = llvm::dyn_cast<TorchTensorType>(index.getType());
  return type &&
         (type.getDtype().isInteger(1) || type.getDtype().isUnsignedInteger(8));
}

/// Whether a tensor has the shape `dims` for all that is known: as many dims,
/// and none that is 1 where another size is wanted.
inline bool needsNoExpand(TorchTensorType type,
                          llvm::ArrayRef<mlir::Attribute> dims,
                          const Symbols &symbols) {
  if (type.getRank() != int64_t(dims.size()))
    return false;
  for (auto [have, want] : llvm::zip(type.getDims(), dims)) {
    auto symbol = llvm::dyn_cast<mlir::StringAttr>(have);
    bool mayBeOne = symbol ? !symbols.isAtLeast(have, 2)
                           : llvm::cast<mlir::IntegerAttr>(have).getInt() == 1;
    if (have != want && mayBeOne)
      return false;
  }
  return true;
}

/// The indices of an index_put that ScatterND does: of one shape, for the first
/// dims, and values for all positions. Convert takes it as it is, and Decompose
/// makes it of others. Empty if it is none.
inline llvm::SmallVector<mlir::Value>
plainIndices(mlir::Value x, llvm::ArrayRef<mlir::Value> indices,
             mlir::Value values) {
  using llvm::cast;
  auto dimsOf = [](mlir::Value value) {
    return cast<TorchTensorType>(value.getType()).getDims();
  };
  while (!indices.empty() && isNone(indices.back()))
    indices = indices.drop_back();
  bool areIndices = llvm::none_of(indices, [](mlir::Value index) {
    return isNone(index) || isMask(index);
  });
  if (indices.empty() || !areIndices ||
      !llvm::all_equal(llvm::map_range(indices, dimsOf)))
    return {};
  llvm::SmallVector<mlir::Attribute> want(dimsOf(indices.front()));
  llvm::append_range(want, dimsOf(x).drop_front(indices.size()));
  const Symbols &symbols = getOracle(x.getContext()).getSymbols();
  bool isWhole =
      needsNoExpand(cast<TorchTensorType>(values.getType()), want, symbols);
  return isWhole ? llvm::SmallVector<mlir::Value>(indices)
                 : llvm::SmallVector<mlir::Value>();
}

} // namespace torchonnx

#endif // TORCHONNX_PASSES_UTILS_INDEXPUT_H
