//===- Choices.cpp - Branches that are cheaper taken both -----------------===//

#include "dialects/ONNX/ConstantElements.h"
#include "dialects/ONNX/OnnxDialect.h"
#include "passes/Finalize/Identities.h"
#include "passes/Finalize/TensorTypes.h"
#include "llvm/ADT/StringSet.h"

using namespace mlir;
using namespace torchonnx;

/// How many elements are still few: shapes and numbers are.
constexpr int64_t fewElements = 16;
/// How many ops of both branches cost less than a branch does.
constexpr size_t fewOps = 8;

/// Whether these are integers, of a shape that is known and small.
static bool areFewIntegers(Value value) {
  RankedTensorType type = typeOf(value);
  return type && type.hasStaticShape() &&
         type.getNumElements() <= fewElements &&
         type.getElementType().isInteger();
}

/// Whether an op may be computed where the program does not ask for it: it is
/// cheap, and has a result whatever it is given.
static bool isHarmless(Operation &op) {
  static const llvm::StringSet<> total = {
      "Abs",      "Add",     "And",         "Concat",
      "Constant", "Equal",   "Greater",     "GreaterOrEqual",
      "Identity", "Less",    "LessOrEqual", "Max",
      "Min",      "Mul",     "Neg",         "Not",
      "Or",       "Squeeze", "Sub",         "Unsqueeze",
      "Where",    "Xor"};
  const OnnxOpInfo *info = onnxOpInfo(&op);
  if (!info || op.getNumResults() != 1 || !areFewIntegers(op.getResult(0)))
    return false;
  if (isOnnxOp(&op, "Shape") || isOnnxOp(&op, "Size"))
    return true;
  if (!llvm::all_of(op.getOperands(), areFewIntegers))
    return false;
  // What divides is known not to be 0, and what is taken to be there.
  if (isOnnxOp(&op, "Div") || isOnnxOp(&op, "Mod")) {
    auto divisor = getOnnxConstantInts(op.getOperand(1));
    return divisor && !llvm::is_contained(*divisor, 0);
  }
  if (isOnnxOp(&op, "Gather"))
    return getOnnxConstantInts(op.getOperand(1)).has_value();
  return total.contains(info->opType);
}

namespace {
/// If(c, t, e) = Where(c, t, e), of int64 numbers that few ops compute
struct IfOfIntegers : RewritePattern {
  IfOfIntegers(MLIRContext *context, int opset)
      : RewritePattern(MatchAnyOpTypeTag(), /*benefit=*/1, context),
        opset(opset) {
    setDebugName("onnx-if-of-integers");
  }

  LogicalResult matchAndRewrite(Operation *op,
                                PatternRewriter &rewriter) const override {
    if (!isOnnxOp(op, "If"))
      return failure();
    auto condition = dyn_cast<RankedTensorType>(op->getOperand(0).getType());
    if (!condition || condition.getRank() != 0)
      return failure();
    size_t numOps = 0;
    for (Region &region : op->getRegions()) {
      Block::OpListType &ops = region.front().getOperations();
      numOps += ops.size() - 1;
      if (!llvm::all_of(llvm::drop_end(ops), isHarmless))
        return rewriter.notifyMatchFailure(op, "more than a few integers");
      for (auto [end, result] :
           llvm::zip(ops.back().getOperands(), op->getResults()))
        if (!areFewIntegers(end) || end.getType() != result.getType() ||
            !cast<ShapedType>(end.getType()).getElementType().isInteger(64))
          return rewriter.notifyMatchFailure(op, "other results");
    }
    if (numOps > fewOps)
      return rewriter.notifyMatchFailure(op, "many ops");
    SmallVector<Value> ends[2];
    for (auto [region, end] : llvm::zip(op->getRegions(), ends)) {
      Operation *yield = region.front().getTerminator();
      llvm::append_range(end, yield->getOperands());
      rewriter.eraseOp(yield);
      rewriter.inlineBlockBefore(&region.front(), op);
    }
    Value decides = op->getOperand(0);
    // Where(Not(c), t, e) = Where(c, e, t)
    if (Operation *inverted = decides.getDefiningOp();
        isOnnxOp(inverted, "Not")) {
      decides = inverted->getOperand(0);
      std::swap(ends[0], ends[1]);
    }
    SmallVector<Value> chosen;
    for (auto [t, e, result] : llvm::zip(ends[0], ends[1], op->getResults()))
      chosen.push_back(createOnnxOp(rewriter, op->getLoc(), "Where", opset,
                                    {decides, t, e}, {}, result.getType())
                           ->getResult(0));
    rewriter.replaceOp(op, chosen);
    return success();
  }

private:
  int opset;
};
} // namespace

void torchonnx::populateChoicePatterns(RewritePatternSet &patterns, int opset) {
  patterns.addWithLabel<IfOfIntegers>({"if-of-integers"}, patterns.getContext(),
                                      opset);
}
