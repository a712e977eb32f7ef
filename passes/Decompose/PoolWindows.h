//===- PoolWindows.h - Windows of pools and convolutions --------*- C++ -*-===//

#ifndef TORCHONNX_PASSES_DECOMPOSE_POOLWINDOWS_H
#define TORCHONNX_PASSES_DECOMPOSE_POOLWINDOWS_H

#include "passes/Decompose/TorchBuilder.h"

namespace torchonnx {

/// Where the elements of `count` windows lie, i64[count, kernel]: window o
/// begins at o stride.
mlir::Value windowPlaces(TorchBuilder &b, mlir::Value count, const Arg &stride,
                         const Arg &kernel, const Arg &dilation);

/// Windows of one dim as a gather: element l of window i is at index[i, l],
/// where it exists.
struct Windows {
  mlir::Value index;  ///< i64[out, length]
  mlir::Value exists; ///< bool[out, length]
  mlir::Value size;   ///< i64[out]
};

/// One int per spatial dim, of a list that holds one for each, one for all, or
/// none, which stands for `ifEmpty`. The builder has failed where its length is
/// none of these.
llvm::SmallVector<mlir::Value>
readSpatial(TorchBuilder &b, mlir::Value list, int64_t rank,
            llvm::ArrayRef<mlir::Value> ifEmpty = {});

/// What a pool is told, one int per spatial dim.
struct Pool {
  llvm::SmallVector<mlir::Value> kernel, stride, padding, dilation;
  bool ceilMode = false;
};

/// Nothing, and the builder has failed, where a list is not as long as it has
/// to be or the mode is known only at run time.
std::optional<Pool> readPool(TorchBuilder &b, int64_t rank, mlir::Value kernel,
                             mlir::Value stride, mlir::Value padding,
                             mlir::Value ceilMode, mlir::Value dilation = {});

/// The numbers of a pool's list where all are known before the run.
std::optional<llvm::SmallVector<int64_t>>
knownNumbers(llvm::ArrayRef<mlir::Value> list);

/// How many windows dim `dim` of `x` has for spatial dim `i` of the pool.
mlir::Value countOf(TorchBuilder &b, mlir::Value x, int64_t dim,
                    const Pool &pool, int64_t i);

/// The windows that dim `dim` of `x` has for spatial dim `i` of the pool.
Windows windowsOf(TorchBuilder &b, mlir::Value x, int64_t dim, const Pool &pool,
                  int64_t i);

/// How many elements each of them has by which an average is divided: of the
/// padding those in front of its end, or none.
mlir::Value averagedOver(TorchBuilder &b, mlir::Value x, int64_t dim,
                         const Pool &pool, int64_t i, bool countsPad,
                         const Windows &windows);

/// The windows of an adaptive pool from `in` elements to `out`: window i is
/// [i in / out, ceil((i + 1) in / out)).
Windows adaptiveWindows(TorchBuilder &b, mlir::Value in, mlir::Value out);

/// `x` with dim `dim` replaced by the dims (window, element) of `w`; what does
/// not exist is `filler`.
mlir::Value gatherWindows(TorchBuilder &b, mlir::Value x, int64_t dim,
                          const Windows &w, mlir::Value filler);

/// What undoes the sums of windows: each element along `dim`, of `size` then,
/// becomes the sum of what the windows `w` that hold it have.
mlir::Value spreadWindows(TorchBuilder &b, mlir::Value sums, int64_t dim,
                          const Windows &w, mlir::Value size);

} // namespace torchonnx

#endif // TORCHONNX_PASSES_DECOMPOSE_POOLWINDOWS_H
