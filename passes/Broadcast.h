//===- Broadcast.h - Shapes by what is known of them ------------*- C++ -*-===//

#ifndef TORCHONNX_PASSES_BROADCAST_H
#define TORCHONNX_PASSES_BROADCAST_H

#include "dialects/Torch/TorchDialect.h"
#include "llvm/ADT/STLExtras.h"

namespace torchonnx {

/// Whether a tensor has the shape `dims` for all that is known: as many dims,
/// and none that is 1 where another size is wanted.
inline bool needsNoExpand(TorchTensorType type,
                          llvm::ArrayRef<mlir::Attribute> dims,
                          const Symbols &symbols) {
  if (type.getRank() != int64_t(dims.size()))
    return false;
  for (auto [have, want] : llvm::zip(type.getDims(), dims)) {
    auto symbol = llvm::dyn_cast<mlir::StringAttr>(have);
    bool mayBeOne =
        symbol ? !symbols.getExpr(have).isAtLeast(2, symbols.getFacts())
               : llvm::cast<mlir::IntegerAttr>(have).getInt() == 1;
    if (have != want && mayBeOne)
      return false;
  }
  return true;
}

} // namespace torchonnx

#endif // TORCHONNX_PASSES_BROADCAST_H
