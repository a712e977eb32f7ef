//===- Fourier.h - Fourier transforms of one dim ----------------*- C++ -*-===//
//
// As products with the matrix of cosines and sines; of lengths that may be
// large as a convolution with a chirp.
//
//===----------------------------------------------------------------------===//

#ifndef TORCHONNX_PASSES_DECOMPOSE_FOURIER_H
#define TORCHONNX_PASSES_DECOMPOSE_FOURIER_H

#include "passes/Decompose/Complex.h"
#include <complex>

namespace torchonnx {

/// A tensor of `rows` x `columns` numbers f(i, j).
mlir::Value matrixOf(TorchBuilder &b, int64_t rows, int64_t columns,
                     mlir::Type dtype,
                     llvm::function_ref<double(int64_t, int64_t)> f);
/// cos + i sin at the n points of a turn, exact at its quarters.
std::vector<std::complex<double>> turnOf(int64_t n);

/// sum_k z[k] exp(-+ 2 pi i j k / n) for j < `outputs`, n being the size of
/// `dim`.
Parts fourier(TorchBuilder &b, Parts z, int64_t dim, bool forward,
              mlir::Value outputs);

/// The real signal of `n` points whose first n / 2 + 1 frequencies are z.
mlir::Value inverseRealFourier(TorchBuilder &b, Parts z, int64_t dim,
                               mlir::Value n);

} // namespace torchonnx

#endif // TORCHONNX_PASSES_DECOMPOSE_FOURIER_H
