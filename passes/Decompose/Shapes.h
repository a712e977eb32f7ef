//===- Shapes.h - Dims and indices in decompositions ------------*- C++ -*-===//

#ifndef TORCHONNX_PASSES_DECOMPOSE_SHAPES_H
#define TORCHONNX_PASSES_DECOMPOSE_SHAPES_H

#include "passes/Decompose/TorchBuilder.h"

namespace torchonnx {

/// `dimOf` of one that may be None: then `x` gets one dim, which is taken.
int64_t dimOrFlat(TorchBuilder &b, mlir::Value &x, mlir::Value dim);
/// The dims of `x` in `list`, counted from the start; all when it is None, and
/// when it is empty.
llvm::SmallVector<int64_t> dimsOf(mlir::Value x, mlir::Value list);

/// `x` with its dims in the order `order`; `x` itself where they are.
mlir::Value permute(TorchBuilder &b, mlir::Value x,
                    llvm::ArrayRef<int64_t> order);
/// The order that undoes `order`.
llvm::SmallVector<int64_t> inverse(llvm::ArrayRef<int64_t> order);
/// `x` with dim `from` moved to position `to`.
mlir::Value moveDim(TorchBuilder &b, mlir::Value x, int64_t from, int64_t to);

/// `x`, whose last dim is dim `dim` of a tensor of rank `rank`, with dims of 1
/// for those behind it.
mlir::Value alongDim(TorchBuilder &b, mlir::Value x, int64_t dim, int64_t rank);

/// What two sizes are together by broadcasting:  x + (y - x) * (x == 1).
mlir::Value broadcastSize(TorchBuilder &b, mlir::Value x, mlir::Value y);

/// The sizes that tensors have together by broadcasting.
llvm::SmallVector<mlir::Value> broadcastSizes(TorchBuilder &b,
                                              mlir::ValueRange tensors);
/// `x` broadcast to `sizes`; `x` itself where it has them.
mlir::Value expandTo(TorchBuilder &b, mlir::Value x,
                     llvm::ArrayRef<mlir::Value> sizes);

/// `x[:, ..., index, ...]` with the tensor `index` in the place of `dim`.
mlir::Value indexAt(TorchBuilder &b, mlir::Value x, int64_t dim,
                    mlir::Value index);
/// `x` with the slices at `index` (of one dim) along `dim` replaced by those
/// of `values`, or with them added.
mlir::Value putAt(TorchBuilder &b, mlir::Value x, int64_t dim,
                  mlir::Value index, mlir::Value values,
                  bool accumulate = false);

/// A place in a dim of `size` elements that counts from the end if it is below
/// 0, counted from the start.
mlir::Value fromTheStart(TorchBuilder &b, mlir::Value place, mlir::Value size);

/// How many of the integers `ends`, a vector without negative ones, are not
/// above 0, 1, ..., `count` - 1 each. In time that is linear in both.
mlir::Value countUpTo(TorchBuilder &b, mlir::Value ends, mlir::Value count);

/// The largest or the least value of `dtype`, infinite for floats, as a 0-d
/// tensor.
mlir::Value extreme(TorchBuilder &b, mlir::Type dtype, bool largest);

/// Whether a flag is a constant, and set.
bool isTrue(mlir::Value flag);

/// Of floats, where they are NaN; null for other dtypes.
mlir::Value isNaN(TorchBuilder &b, mlir::Value x);

} // namespace torchonnx

#endif // TORCHONNX_PASSES_DECOMPOSE_SHAPES_H
