//===- Legality.h - What ONNX has -------------------------------*- C++ -*-===//

#ifndef TORCHONNX_PASSES_CONVERT_LEGALITY_H
#define TORCHONNX_PASSES_CONVERT_LEGALITY_H

#include "llvm/ADT/StringRef.h"
#include <string>

namespace mlir {
class Operation;
} // namespace mlir

namespace torchonnx {

class TargetProfile;

/// On an op that stays whole: the ONNX domain that its node is in.
inline constexpr llvm::StringLiteral kDomainAttr = "torch.domain";
/// On an op that stays whole: the function of the module that computes it.
inline constexpr llvm::StringLiteral kFunctionAttr = "torch.function";

/// Whether an op is structure (constants, lists, control flow), stays whole, or
/// is accepted by a conversion at this opset, whatever comes of it.
bool isConvertible(mlir::Operation *op, int opset);

enum class Legality {
  Legal,
  /// No conversion accepts it, or the target lacks what it makes of the op.
  Illegal,
  /// A conversion accepts it, and gives nothing.
  Failing
};
/// Whether an op may leave torch-decompose: a conversion accepts it, and the
/// target has all that it makes of the op. Unless it `mayNarrow`, that is none
/// that the target, which has float64, would have to compute in float32. If it
/// is not legal although ONNX has it, `why` says why.
Legality findLegality(mlir::Operation *op, int opset,
                      const TargetProfile &profile, bool mayNarrow,
                      std::string &why);

/// Why this opset has no form of an operand or result of `op`; empty if it has.
std::string findUnheldDtype(mlir::Operation *op, int opset);

} // namespace torchonnx

#endif // TORCHONNX_PASSES_CONVERT_LEGALITY_H
