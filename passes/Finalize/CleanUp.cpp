//===- CleanUp.cpp - Onnx ops that need not be there ----------------------===//

#include "dialects/ONNX/Folds.h"
#include "mlir/IR/Dominance.h"
#include "mlir/IR/PatternMatch.h"
#include "mlir/Transforms/CSE.h"
#include "mlir/Transforms/GreedyPatternRewriteDriver.h"
#include "passes/Finalize/Identities.h"
#include "passes/Passes.h"
#include "torch-onnx-opt/Origins.h"
#include "llvm/ADT/StringExtras.h"

namespace torchonnx {
#define GEN_PASS_DEF_ONNXCLEANUP
#include "passes/Passes.h.inc"
} // namespace torchonnx

using namespace mlir;
using namespace torchonnx;

/// Where the constant that an op becomes comes from: that of weights is called
/// after the first, as long as it has all of their elements.
static Location locationOfFolded(Operation *op) {
  ValueRange operands = op->getOperands();
  std::string rest;
  if (isOnnxOp(op, "Concat"))
    rest = ", axis=" +
           std::to_string(cast<IntegerAttr>(getOnnxAttr(op, "axis")).getInt());
  else
    operands = operands.take_front();
  auto isWeight = [](Value operand) {
    return !getWeightName(operand.getLoc()).empty();
  };
  if (!llvm::all_of(operands, isWeight))
    return op->getLoc();
  auto terms = llvm::map_range(
      operands, [](Value each) { return getFormulaTerm(each.getLoc()).str(); });
  return nameAfterWeight(getWeightName(operands.front().getLoc()),
                         onnxOpInfo(op)->opType + "(" +
                             llvm::join(terms, ", ") + rest + ")",
                         op->getLoc());
}

/// Whether a function or branch gives `value`, whose type is then to stay.
static bool isReturned(Value value) {
  return llvm::any_of(value.getUsers(), [](Operation *user) {
    return user->hasTrait<OpTrait::IsTerminator>();
  });
}

/// Puts a value in place of an op's only result. False if their types differ in
/// a way that the function's or a region's signature would notice.
static bool replace(Operation *op, Value by) {
  Value result = op->getResult(0);
  if (result.getType() != by.getType()) {
    bool isOpResult = isa<OpResult>(by);
    auto known = dyn_cast<TensorType>(result.getType());
    if (isReturned(result) && !(isOpResult && !isReturned(by)))
      return false;
    // What is known of the one is known of the other, but for what only a
    // branch knows of a value from before it.
    bool isFromOutside =
        by.getParentRegion()->isProperAncestor(op->getParentRegion());
    if (isOpResult && !isReturned(by) && known && known.hasRank() &&
        !isFromOutside && !getOnnxConstant(by))
      by.setType(known);
    else if (isReturned(result))
      return false;
  }
  result.replaceAllUsesWith(by);
  return true;
}

namespace {
struct OnnxCleanUp : torchonnx::impl::OnnxCleanUpBase<OnnxCleanUp> {
  using OnnxCleanUpBase::OnnxCleanUpBase;
  void runOnOperation() override {
    getOperation().walk([](Operation *op) {
      OpFoldResult found = findOnnxFold(op);
      if (auto folded = dyn_cast_if_present<ElementsAttr>(
              dyn_cast_if_present<Attribute>(found))) {
        if (folded.getType() != op->getResult(0).getType() &&
            isReturned(op->getResult(0)))
          return;
        OpBuilder builder(op);
        op->getResult(0).replaceAllUsesWith(
            createOnnxConstant(builder, locationOfFolded(op), folded));
      } else if (Value value = dyn_cast_if_present<Value>(found)) {
        replace(op, value);
      }
    });
    RewritePatternSet identities(&getContext());
    populateIdentityPatterns(identities);
    populatePairPatterns(identities, opset);
    populateChoicePatterns(identities, opset);
    FrozenRewritePatternSet patterns(std::move(identities), disabledPatterns,
                                     enabledPatterns);
    GreedyRewriteConfig config;
    config.enableFolding(false).enableConstantCSE(false);
    config.setRegionSimplificationLevel(GreedySimplifyRegionLevel::Disabled);
    if (failed(applyPatternsGreedily(getOperation(), patterns, config)))
      return signalPassFailure();
    // Users come after what they use: from the end, all that is dead goes.
    SmallVector<Operation *> ops;
    getOperation().walk<WalkOrder::PreOrder>(
        [&](Operation *op) { ops.push_back(op); });
    IRRewriter rewriter(&getContext());
    for (Operation *op : llvm::reverse(ops))
      if (isOpTriviallyDead(op))
        rewriter.eraseOp(op);
    eliminateCommonSubExpressions(rewriter, getAnalysis<DominanceInfo>(),
                                  getOperation());
  }
};
} // namespace
