//===- Patterns.h - Decompositions as rewrite patterns ----------*- C++ -*-===//

#ifndef TORCHONNX_PASSES_DECOMPOSE_PATTERNS_H
#define TORCHONNX_PASSES_DECOMPOSE_PATTERNS_H

#include "mlir/IR/PatternMatch.h"
#include "passes/Decompose/UserRules.h"

namespace torchonnx {

/// Adds a pattern for each way to decompose an operator, the first to try with
/// the highest benefit: a function that the user gave, computing in float32
/// what PyTorch rounds once, a rule, and what LibTorch's own kernel does. A
/// pattern of one operator is called as that is, the others `user` and
/// `composite`; labels `half`, `complex` and `quantized` say of what tensors it
/// is. One that fails tells why (`notifyMatchFailure`).
void populateDecompositions(mlir::RewritePatternSet &patterns, Oracle &oracle,
                            const UserRules &userRules);

/// What one of them does, in words.
std::string describe(const mlir::Pattern &decomposition);

} // namespace torchonnx

#endif // TORCHONNX_PASSES_DECOMPOSE_PATTERNS_H
