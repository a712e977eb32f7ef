//===- Identities.cpp - Ops that change nothing ---------------------------===//
//-----------------------------===//

#include "passes/Finalize/Identities.h"
#include "dialects/ONNX/ConstantElements.h"
#include "dialects/ONNX/OnnxDialect.h"
#include "passes/Finalize/TensorTypes.h"

using namespace mlir;
using namespace torchonnx;

static bool haveOneStaticShape(Value x, Value y) {
  RankedTensorType a = typeOf(x), b = typeOf(y);
  return a && b && a.hasStaticShape() && a.getShape() == b.getShape() &&
         a.getElementType() == b.getElementType();
}

/// Whether the other operand of an op that broadcasts leaves the shape of `x`.
static bool keepsShape(Value x, Value other) {
  RankedTensorType from = typeOf(x), by = typeOf(other);
  if (!from || !by || by.getRank() > from.getRank() ||
      from.getElementType() != by.getElementType())
    return false;
  for (auto [i, size] : llvm::enumerate(llvm::reverse(by.getShape())))
    if (size != 1 && (size == ShapedType::kDynamic ||
                      from.getDimSize(from.getRank() - 1 - i) != size))
      return false;
  return true;
}

/// Whether it is a sum of products in an order that nobody defines, so that the
/// sign of its zeros says nothing.
static bool isSumOfProducts(Value value) {
  Operation *op = value.getDefiningOp();
  while (isOnnxOp(op, "Reshape") || isOnnxOp(op, "Transpose"))
    op = op->getOperand(0).getDefiningOp();
  return llvm::any_of(
      ArrayRef<StringRef>{"MatMul", "Gemm", "Conv", "ConvTranspose",
                          "InstanceNormalization", "LayerNormalization"},
      [&](StringRef name) { return isOnnxOp(op, name); });
}

/// Whether a value is read by sums of products alone, if through sums and
/// products of elements: the sign of a zero in it says nothing either.
static bool isReadByProducts(Value value, unsigned depth = 0) {
  constexpr unsigned kDeepest = 4;
  static constexpr StringLiteral sums[] = {"MatMul", "Gemm", "Conv"},
                                 passing[] = {"Add", "Sub", "Mul", "Transpose",
                                              "Reshape"};
  return !value.use_empty() &&
         llvm::all_of(value.getUsers(), [&](Operation *user) {
           auto isUser = [&](StringRef name) { return isOnnxOp(user, name); };
           return llvm::any_of(sums, isUser) ||
                  (depth < kDeepest && llvm::any_of(passing, isUser) &&
                   isReadByProducts(user->getResult(0), depth + 1));
         });
}

/// Whether every element of a constant of bools is `truth`.
static bool isEachTruth(Value value, bool truth) {
  auto elements = dyn_cast_or_null<DenseElementsAttr>(getOnnxConstant(value));
  return elements && elements.getElementType().isInteger(1) &&
         llvm::all_of(elements.getValues<bool>(),
                      [&](bool element) { return element == truth; });
}

/// x and true, x or false = x
static Value withoutNeutralTruth(Operation *op) {
  bool isAnd = isOnnxOp(op, "And");
  if (isAnd || isOnnxOp(op, "Or"))
    for (bool second : {true, false}) {
      Value x = op->getOperand(!second), other = op->getOperand(second);
      if (keepsShape(x, other) && isEachTruth(other, isAnd))
        return x;
    }
  return {};
}

/// x + 0, x - 0, x * 1, x / 1 = x, which a new Linear or norm is full of. Zeros
/// turn -0 into 0 where they are added: that stays where it can be told.
static Value withoutNeutral(Operation *op) {
  bool isAdd = isOnnxOp(op, "Add"), isMul = isOnnxOp(op, "Mul");
  bool isSub = isOnnxOp(op, "Sub"), isDiv = isOnnxOp(op, "Div");
  if (!isAdd && !isMul && !isSub && !isDiv)
    return {};
  for (bool second : {true, false}) {
    if (!second && (isSub || isDiv))
      break;
    Value x = op->getOperand(!second), other = op->getOperand(second);
    if (keepsShape(x, other) && isEachElement(other, isMul || isDiv) &&
        (!isAdd || isa<IntegerType>(typeOf(x).getElementType()) ||
         isSumOfProducts(x) || isReadByProducts(op->getResult(0))))
      return x;
  }
  return {};
}

/// Transpose with the identity, Reshape, Expand and Slice to the same shape.
static Value withoutMove(Operation *op) {
  if (isOnnxOp(op, "Transpose")) {
    SmallVector<int64_t> perm = getOnnxInts(op, "perm");
    bool isIdentity = !perm.empty();
    for (auto [i, dim] : llvm::enumerate(perm))
      isIdentity &= int64_t(i) == dim;
    return isIdentity ? op->getOperand(0) : Value();
  }
  bool isSlice = isOnnxOp(op, "Slice");
  if (!isSlice && !isOnnxOp(op, "Reshape") && !isOnnxOp(op, "Expand"))
    return {};
  if (!haveOneStaticShape(op->getOperand(0), op->getResult(0)))
    return {};
  // A shape that the run computes may be a check that fails there.
  if (!isSlice && !getOnnxConstant(op->getOperand(1)))
    return {};
  // As many elements, one after the other, are all.
  if (isSlice && op->getNumOperands() == 5) {
    auto steps = getOnnxConstantInts(op->getOperand(4));
    if (!steps || llvm::any_of(*steps, [](int64_t step) { return step != 1; }))
      return {};
  }
  return op->getOperand(0);
}

namespace {
struct ChangesNothing : RewritePattern {
  explicit ChangesNothing(MLIRContext *context)
      : RewritePattern(MatchAnyOpTypeTag(), /*benefit=*/2, context) {
    setDebugName("onnx-changes-nothing");
  }
  LogicalResult matchAndRewrite(Operation *op,
                                PatternRewriter &rewriter) const override {
    if (op->getNumResults() != 1)
      return failure();
    Value value = withoutNeutral(op);
    if (!value)
      value = withoutNeutralTruth(op);
    if (!value)
      value = withoutMove(op);
    // A result has a name and a type of its own.
    if (!value || value.getType() != op->getResult(0).getType())
      return failure();
    bool isReturned = llvm::any_of(op->getUsers(), [](Operation *user) {
      return user->hasTrait<OpTrait::IsTerminator>();
    });
    if (isReturned && !isa<OpResult>(value))
      return failure();
    rewriter.replaceOp(op, value);
    return success();
  }
};
} // namespace

void torchonnx::populateIdentityPatterns(RewritePatternSet &patterns) {
  patterns.addWithLabel<ChangesNothing>({"changes-nothing"},
                                        patterns.getContext());
}
