//===- Identities.h - Ops that change nothing, or that one can do ---------===//

#ifndef TORCHONNX_PASSES_FINALIZE_IDENTITIES_H
#define TORCHONNX_PASSES_FINALIZE_IDENTITIES_H

#include "mlir/IR/PatternMatch.h"

namespace torchonnx {

/// Patterns on onnx ops, all of which leave a graph with fewer ops that gives
/// the same numbers: those that change nothing go,
void populateIdentityPatterns(mlir::RewritePatternSet &patterns);
/// and one takes the place of two.
void populatePairPatterns(mlir::RewritePatternSet &patterns, int opset);
/// Branches that cost more than taking both go too.
void populateChoicePatterns(mlir::RewritePatternSet &patterns, int opset);

} // namespace torchonnx

#endif // TORCHONNX_PASSES_FINALIZE_IDENTITIES_H
