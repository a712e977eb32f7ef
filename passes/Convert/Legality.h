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

/// Whether an op may leave torch-decompose at this opset: a conversion accepts
/// it, or it is structure (constants, lists, control flow), or it stays whole.
bool isLegal(mlir::Operation *op, int opset);

enum class Legality {
  Legal,
  /// No conversion accepts it, or the target lacks what it makes of the op.
  Illegal,
  /// A conversion accepts it, and gives nothing.
  Failing
};
/// The same where the target is to have all that the conversion makes of the
/// op. If it is not legal although ONNX has it, `why` says why.
Legality findLegality(mlir::Operation *op, int opset,
                      const TargetProfile &profile, std::string &why);

/// Why this opset has no form of an operand or result of `op`; empty if it has.
std::string findUnheldDtype(mlir::Operation *op, int opset);

/// Whether the target would have to compute in float32 what the conversion
/// makes of the op, though it has float64; if so, `why` says which operator
/// lacks it.
bool isNarrowed(mlir::Operation *op, int opset, const TargetProfile &profile,
                std::string &why);

} // namespace torchonnx

#endif // TORCHONNX_PASSES_CONVERT_LEGALITY_H
