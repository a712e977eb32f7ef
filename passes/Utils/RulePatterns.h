//===- RulePatterns.h - Rules as rewrite patterns ---------------*- C++ -*-===//

#ifndef TORCHONNX_PASSES_UTILS_RULEPATTERNS_H
#define TORCHONNX_PASSES_UTILS_RULEPATTERNS_H

#include "mlir/IR/PatternMatch.h"
#include "mlir/Rewrite/PatternApplicator.h"
#include "llvm/ADT/StringMap.h"

namespace torchonnx {

/// The ops that an operator may be spelled as, which are the roots of patterns:
/// its own, where the dialect has one, and the one for any.
class OperatorRoots {
public:
  explicit OperatorRoots(mlir::MLIRContext *context);
  void forEach(llvm::StringRef name,
               llvm::function_ref<void(llvm::StringRef root)> add) const;

private:
  llvm::StringMap<llvm::StringRef> ownOps;
};

/// Applies to an op the first of the patterns that accepts it. One that accepts
/// and fails says why (`notifyMatchFailure`): no other goes in its place.
class RuleDriver : public mlir::RewriterBase::Listener {
public:
  RuleDriver(mlir::MLIRContext *context,
             const mlir::FrozenRewritePatternSet &patterns);

protected:
  llvm::LogicalResult apply(mlir::Operation *op);

  mlir::PatternRewriter rewriter;
  /// What was applied last.
  const mlir::Pattern *applied = nullptr;
  /// Why the last op was left as it is; empty where nothing accepts it.
  std::string reason;

private:
  void notifyMatchFailure(
      mlir::Location loc,
      llvm::function_ref<void(mlir::Diagnostic &)> reasonCallback) override;

  mlir::PatternApplicator applicator;
};

} // namespace torchonnx

#endif // TORCHONNX_PASSES_UTILS_RULEPATTERNS_H
