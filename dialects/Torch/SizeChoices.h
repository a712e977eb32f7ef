//===- SizeChoices.h - Sizes that comparisons of sizes choose ---*- C++ -*-===//
//
// What an `if` leaves of two sizes is a size too, where sizes decide it:
//
//   pad = 0
//   if n % 8 != 0:            sign: n % 8
//       pad = 8 - n % 8       pad = 8*((n+7)//8) - n
//
//===----------------------------------------------------------------------===//

#ifndef TORCHONNX_DIALECTS_TORCH_SIZECHOICES_H
#define TORCHONNX_DIALECTS_TORCH_SIZECHOICES_H

#include "dialects/Torch/Symbols.h"
#include "dialects/Torch/TorchDialect.h"

namespace torchonnx {

/// What the result `value` of a branch is on one side; null if that is not told
/// yet.
mlir::Value sideOf(IfOp ifOp, mlir::Value value, bool isThen);

/// An integer that is above 0 where `predicate` holds, and nowhere else;
/// invalid where comparisons of sizes do not tell.
///
///   a < b:    b - a          not p:    1 - p
///   a == b:   1 - |a - b|    p and q:  min(p, q)
SizeExpr signOf(mlir::Value predicate, const Symbols &symbols);

/// Whether `predicate` is `truth` only where a dim that was declared has
/// nothing in it.
bool isForNothing(mlir::Value predicate, bool truth, const Symbols &symbols);

/// `size` where `predicate` is `truth`: the number that it is there, where that
/// says that two sizes are equal (`n` where `n == 1`).
SizeExpr sizeWhere(mlir::Value predicate, bool truth, const SizeExpr &size,
                   const Symbols &symbols);

/// `x` where `sign` is above 0, and `y` elsewhere; invalid where that cannot be
/// computed in both cases.
///
///   y + m*max(sign, 0) + c*min(max(sign, 0), 1)   where x - y = m*sign + c
///   y + (x - y)*min(max(sign, 0), 1)              for others, if it is short
SizeExpr chooseSize(const SizeExpr &sign, const SizeExpr &x, const SizeExpr &y,
                    const SizeFacts &facts);

} // namespace torchonnx

#endif // TORCHONNX_DIALECTS_TORCH_SIZECHOICES_H
