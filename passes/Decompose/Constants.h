//===- Constants.h - Numbers that formulas need -----------------*- C++ -*-===//

#ifndef TORCHONNX_PASSES_DECOMPOSE_CONSTANTS_H
#define TORCHONNX_PASSES_DECOMPOSE_CONSTANTS_H

#include "llvm/Support/MathExtras.h"
#include <limits>

namespace torchonnx {

inline constexpr double kPi = llvm::numbers::pi;
inline constexpr double kLn2 = llvm::numbers::ln2;
inline constexpr double kInfinity = std::numeric_limits<double>::infinity();
inline constexpr double kNan = std::numeric_limits<double>::quiet_NaN();

} // namespace torchonnx

#endif // TORCHONNX_PASSES_DECOMPOSE_CONSTANTS_H
