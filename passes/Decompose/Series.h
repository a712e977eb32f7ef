//===- Series.h - Polynomials and Chebyshev series --------------*- C++ -*-===//

#ifndef TORCHONNX_PASSES_DECOMPOSE_SERIES_H
#define TORCHONNX_PASSES_DECOMPOSE_SERIES_H

#include "passes/Decompose/Pointwise.h"

namespace torchonnx {

/// c[0] x^n + … + c[n], by Horner's rule.
mlir::Value polynomial(TorchBuilder &b, mlir::Value x,
                       llvm::ArrayRef<double> coefficients);

/// The Chebyshev series c[0] T_n(x / 2) + … + c[n] / 2, by Clenshaw's rule.
/// Terms that float does not see are left out of a float's.
mlir::Value chebyshev(TorchBuilder &b, mlir::Value x,
                      llvm::ArrayRef<double> coefficients);

/// Adds f(x), x being the first operand in the result's dtype, or in float
/// where that is narrower.
void addSpecial(DecomposeRules &rules, llvm::StringRef name,
                mlir::Value (*f)(TorchBuilder &, mlir::Value));

} // namespace torchonnx

#endif // TORCHONNX_PASSES_DECOMPOSE_SERIES_H
