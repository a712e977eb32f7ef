//===- RulePatterns.cpp - Rules as rewrite patterns -----------------------===//

#include "passes/Utils/RulePatterns.h"
#include "dialects/Torch/TorchDialect.h"

using namespace mlir;
using namespace torchonnx;

OperatorRoots::OperatorRoots(MLIRContext *context) {
  for (RegisteredOperationName op : context->getRegisteredOperationsByDialect(
           TorchDialect::getDialectNamespace()))
    if (StringRef name = getOperatorName(op.getStringRef()); !name.empty())
      ownOps[name] = op.getStringRef();
}

void OperatorRoots::forEach(
    StringRef name, llvm::function_ref<void(StringRef root)> add) const {
  if (StringRef own = ownOps.lookup(name); !own.empty())
    add(own);
  add(OperatorOp::getOperationName());
}

RuleDriver::RuleDriver(MLIRContext *context,
                       const FrozenRewritePatternSet &patterns)
    : rewriter(context), applicator(patterns) {
  rewriter.setListener(this);
  applicator.applyDefaultCostModel();
}

LogicalResult RuleDriver::apply(Operation *op) {
  reason.clear();
  return applicator.matchAndRewrite(
      op, rewriter, [&](const Pattern &) { return reason.empty(); }, {},
      [&](const Pattern &pattern) {
        applied = &pattern;
        return success();
      });
}

void RuleDriver::notifyMatchFailure(
    Location loc, function_ref<void(Diagnostic &)> reasonCallback) {
  Diagnostic diagnostic(loc, DiagnosticSeverity::Remark);
  reasonCallback(diagnostic);
  reason = diagnostic.str();
}
