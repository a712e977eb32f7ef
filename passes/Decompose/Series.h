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

/// Where formulas of several ops are computed, which round more than once:
/// float64, or float32 of half precision.
inline mlir::Type preciseDtype(TorchBuilder &b, mlir::Type dtype) {
  return dtype.getIntOrFloatBitWidth() < 32 ? b.f32() : b.f64();
}

/// f(x) there.
template <mlir::Value (*f)(TorchBuilder &, mlir::Value)>
mlir::Value precisely(TorchBuilder &b, mlir::Value x) {
  mlir::Type wide = preciseDtype(b, b.dtypeOf(x));
  return b.cast(f(b, b.cast(x, wide)), b.dtypeOf(x));
}
template <mlir::Value (*f)(TorchBuilder &, mlir::Value, mlir::Value)>
mlir::Value precisely(TorchBuilder &b, mlir::Value x, mlir::Value y) {
  mlir::Type wide = preciseDtype(b, b.dtypeOf(x));
  return b.cast(f(b, b.cast(x, wide), b.cast(y, wide)), b.dtypeOf(x));
}

/// Adds f(x), x being the first operand in float64, or float32 where the result
/// is of half precision: formulas of several ops round more than once.
void addSpecial(DecomposeRules &rules, llvm::StringRef name,
                mlir::Value (*f)(TorchBuilder &, mlir::Value));

} // namespace torchonnx

#endif // TORCHONNX_PASSES_DECOMPOSE_SERIES_H
