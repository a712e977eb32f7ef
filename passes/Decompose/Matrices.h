//===- Matrices.h - What rules for matrices share ---------------*- C++ -*-===//

#ifndef TORCHONNX_PASSES_DECOMPOSE_MATRICES_H
#define TORCHONNX_PASSES_DECOMPOSE_MATRICES_H

#include "passes/Decompose/TorchBuilder.h"

namespace torchonnx {

/// The identity, in the shape of the batch of `x` [*, n, n].
mlir::Value identityLike(TorchBuilder &b, mlir::Value x);
/// min(m, n) of matrices [*, m, n].
mlir::Value smallerSide(TorchBuilder &b, mlir::Value a);

/// A row or column of each matrix: `x[..., i, :]` stays [*, 1, n] and
/// `x[..., :, i]` [*, n, 1].
mlir::Value rowOf(TorchBuilder &b, mlir::Value x, mlir::Value i);
mlir::Value columnOf(TorchBuilder &b, mlir::Value x, mlir::Value i);

/// A^T, conjugated where it is complex.
mlir::Value adjoint(TorchBuilder &b, mlir::Value x);
/// `x` in float64, or of pairs of them.
mlir::Value inDouble(TorchBuilder &b, mlir::Value x);
/// x[..., i, j] of matrices [*, m, n], i and j being [*, 1].
mlir::Value elementAt(TorchBuilder &b, mlir::Value x, mlir::Value i,
                      mlir::Value j);

/// LAPACK's `info` [*], int32: from 1, which of the steps [*, n] fails first; 0
/// where none does.
mlir::Value firstFailure(TorchBuilder &b, mlir::Value isFailed);

/// `values`, which stand for the results of `op` but for signs or phases that
/// no one defines: those of the columns of the result numbered `columns` and of
/// the rows of that numbered `rows`. A warning at the user's line where the
/// program depends on them; `--strict` refuses it.
llvm::SmallVector<mlir::Value>
upToPhases(TorchBuilder &b, mlir::Operation *op,
           const llvm::SmallVector<mlir::Value> &values, unsigned columns,
           std::optional<unsigned> rows);

} // namespace torchonnx

#endif // TORCHONNX_PASSES_DECOMPOSE_MATRICES_H
