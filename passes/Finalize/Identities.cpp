//===- Identities.cpp - Ops that change nothing, or that one can do -------===//

#include "passes/Finalize/Identities.h"
#include "dialects/ONNX/OnnxDialect.h"
#include "passes/Finalize/ConstantElements.h"
#include "llvm/ADT/Sequence.h"

using namespace mlir;
using namespace torchonnx;

/// Whether every element of a constant of numbers is `number`, and not -0.
static bool isEach(Value value, int64_t number) {
  ElementsAttr elements = getOnnxConstant(value);
  Type type = elements ? elements.getElementType() : Type();
  if (!type || !type.isIntOrFloat() || type.isInteger(1))
    return false;
  APInt bits(type.getIntOrFloatBitWidth(), number);
  if (auto real = dyn_cast<FloatType>(type)) {
    APFloat exact(real.getFloatSemantics());
    exact.convertFromAPInt(APInt(64, number), true,
                           APFloat::rmNearestTiesToEven);
    bits = exact.bitcastToAPInt();
  }
  ArrayRef<char> bytes = getRawElements(elements);
  size_t width = bits.getBitWidth() / 8;
  const char *element = reinterpret_cast<const char *>(bits.getRawData());
  if (bytes.empty() || width == 0 || width > 8 || bytes.size() % width != 0)
    return false;
  for (size_t i = 0; i < bytes.size(); i += width)
    if (std::memcmp(bytes.data() + i, element, width) != 0)
      return false;
  return true;
}

static RankedTensorType typeOf(Value value) {
  return dyn_cast<RankedTensorType>(value.getType());
}

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
    if (keepsShape(x, other) && isEach(other, isMul || isDiv) &&
        (!isAdd || isa<IntegerType>(typeOf(x).getElementType()) ||
         isSumOfProducts(x)))
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

/// Transpose(Transpose(x, p), q) = Transpose(x, r), r[i] = p[q[i]]
struct TransposeTwice : RewritePattern {
  explicit TransposeTwice(MLIRContext *context)
      : RewritePattern(MatchAnyOpTypeTag(), /*benefit=*/1, context) {
    setDebugName("onnx-transpose-twice");
  }
  LogicalResult matchAndRewrite(Operation *op,
                                PatternRewriter &rewriter) const override {
    Operation *inner =
        isOnnxOp(op, "Transpose") ? op->getOperand(0).getDefiningOp() : nullptr;
    if (!isOnnxOp(inner, "Transpose"))
      return failure();
    SmallVector<int64_t> first = getOnnxInts(inner, "perm"),
                         second = getOnnxInts(op, "perm");
    if (first.empty() || first.size() != second.size())
      return rewriter.notifyMatchFailure(op, "an order by default");
    for (int64_t &dim : second)
      dim = first[dim];
    // There and back is nothing, whoever else reads what lies between.
    if (!llvm::is_sorted(second) && !inner->hasOneUse())
      return failure();
    rewriter.modifyOpInPlace(op, [&] {
      op->setOperand(0, inner->getOperand(0));
      op->setAttr("perm", rewriter.getI64ArrayAttr(second));
    });
    return success();
  }
};

/// Whether dim `i` of both is one size.
static bool haveOneDim(Value x, Value y, int64_t i) {
  RankedTensorType a = typeOf(x), b = typeOf(y);
  if (!a || !b || i >= a.getRank() || i >= b.getRank() ||
      a.getDimSize(i) != b.getDimSize(i))
    return false;
  return !a.isDynamicDim(i) ||
         (!getDimName(a, i).empty() && getDimName(a, i) == getDimName(b, i));
}

/// Reshape(Reshape(x, s), t) = Reshape(x, t), unless t takes dims of what it
/// is given that x has not in their places.
struct ReshapeTwice : RewritePattern {
  explicit ReshapeTwice(MLIRContext *context)
      : RewritePattern(MatchAnyOpTypeTag(), /*benefit=*/1, context) {
    setDebugName("onnx-reshape-twice");
  }
  LogicalResult matchAndRewrite(Operation *op,
                                PatternRewriter &rewriter) const override {
    Operation *inner =
        isOnnxOp(op, "Reshape") ? op->getOperand(0).getDefiningOp() : nullptr;
    if (!inner || !inner->hasOneUse() ||
        !llvm::any_of(
            ArrayRef<StringRef>{"Reshape", "Unsqueeze", "Squeeze", "Flatten"},
            [&](StringRef name) { return isOnnxOp(inner, name); }))
      return failure();
    auto shape = getOnnxConstantInts(op->getOperand(1));
    auto allowZero = dyn_cast_or_null<IntegerAttr>(
        onnxOpInfo(op) ? op->getAttr("allowzero") : Attribute());
    bool takesDims = !(allowZero && allowZero.getInt());
    if (takesDims && !shape)
      return rewriter.notifyMatchFailure(op, "its shape may copy dims");
    for (int64_t i = 0, e = takesDims ? shape->size() : 0; i < e; ++i)
      if ((*shape)[i] == 0 &&
          !haveOneDim(inner->getOperand(0), inner->getResult(0), i))
        return rewriter.notifyMatchFailure(op, "its shape copies dims");
    rewriter.modifyOpInPlace(op,
                             [&] { op->setOperand(0, inner->getOperand(0)); });
    return success();
  }
};

/// Reshape(Gemm(Reshape(x), w, c)) = MatMul(x, w) + c, where the rows of a
/// matrix are those of x, before and after.
struct GemmOfRows : RewritePattern {
  GemmOfRows(MLIRContext *context, int opset)
      : RewritePattern(MatchAnyOpTypeTag(), /*benefit=*/1, context),
        opset(opset) {
    setDebugName("onnx-gemm-of-rows");
  }

  /// Whether all dims but the last are one and the same.
  static bool haveSameRows(Value x, Value y) {
    RankedTensorType a = typeOf(x), b = typeOf(y);
    if (!a || !b || a.getRank() != b.getRank() || a.getRank() < 3)
      return false;
    for (int64_t i = 0, e = a.getRank() - 1; i < e; ++i)
      if (!haveOneDim(x, y, i))
        return false;
    return true;
  }
  /// alpha = beta = 1, and nothing is transposed.
  static bool isPlain(Operation *gemm) {
    for (StringRef name : {"alpha", "beta"})
      if (cast<FloatAttr>(getOnnxAttr(gemm, name)).getValueAsDouble() != 1)
        return false;
    for (StringRef name : {"transA", "transB"})
      if (cast<IntegerAttr>(getOnnxAttr(gemm, name)).getInt() != 0)
        return false;
    return true;
  }

  LogicalResult matchAndRewrite(Operation *op,
                                PatternRewriter &rewriter) const override {
    Operation *gemm =
        isOnnxOp(op, "Reshape") ? op->getOperand(0).getDefiningOp() : nullptr;
    if (!isOnnxOp(gemm, "Gemm") || !gemm->hasOneUse() || !isPlain(gemm))
      return failure();
    Operation *rows = gemm->getOperand(0).getDefiningOp();
    RankedTensorType result = typeOf(op->getResult(0)),
                     weight = typeOf(gemm->getOperand(1));
    if (!isOnnxOp(rows, "Reshape") || !rows->hasOneUse() || !weight ||
        !weight.hasStaticShape())
      return failure();
    Value x = rows->getOperand(0);
    RankedTensorType type = typeOf(x);
    if (!haveSameRows(x, op->getResult(0)) || weight.getDimSize(0) == 0 ||
        type.getShape().back() != weight.getDimSize(0) ||
        result.getShape().back() != weight.getDimSize(1))
      return rewriter.notifyMatchFailure(op, "its rows are others");
    bool isBiased = gemm->getNumOperands() > 2 &&
                    !isa<NoneType>(gemm->getOperand(2).getType());
    RankedTensorType bias =
        isBiased ? typeOf(gemm->getOperand(2)) : RankedTensorType();
    if (isBiased && (!bias || bias.getRank() > 1 || !bias.hasStaticShape()))
      return rewriter.notifyMatchFailure(op, "its bias differs by row");
    Value product = createOnnxOp(rewriter, gemm->getLoc(), "MatMul", opset,
                                 {x, gemm->getOperand(1)}, {}, result)
                        ->getResult(0);
    if (isBiased)
      product = createOnnxOp(rewriter, gemm->getLoc(), "Add", opset,
                             {product, gemm->getOperand(2)}, {}, result)
                    ->getResult(0);
    rewriter.replaceOp(op, product);
    return success();
  }

  int opset;
};

/// Unsqueeze(Unsqueeze(x, a), b) = Unsqueeze(x, b and what a comes to lie at)
struct UnsqueezeTwice : RewritePattern {
  explicit UnsqueezeTwice(MLIRContext *context)
      : RewritePattern(MatchAnyOpTypeTag(), /*benefit=*/1, context) {
    setDebugName("onnx-unsqueeze-twice");
  }
  LogicalResult matchAndRewrite(Operation *op,
                                PatternRewriter &rewriter) const override {
    Operation *inner =
        isOnnxOp(op, "Unsqueeze") ? op->getOperand(0).getDefiningOp() : nullptr;
    if (!isOnnxOp(inner, "Unsqueeze") || !inner->hasOneUse() ||
        op->getNumOperands() != 2 || inner->getNumOperands() != 2)
      return failure();
    RankedTensorType middle = typeOf(inner->getResult(0)),
                     result = typeOf(op->getResult(0));
    auto first = getOnnxConstantInts(inner->getOperand(1)),
         second = getOnnxConstantInts(op->getOperand(1));
    if (!middle || !result || !first || !second)
      return rewriter.notifyMatchFailure(op, "axes of the run");
    for (int64_t &axis : *first)
      axis = axis < 0 ? axis + middle.getRank() : axis;
    for (int64_t &axis : *second)
      axis = axis < 0 ? axis + result.getRank() : axis;
    // Dims of the middle lie, in order, where the second makes none.
    SmallVector<int64_t> axes;
    for (int64_t to = 0, from = 0; to < result.getRank(); ++to)
      if (llvm::is_contained(*second, to) || llvm::is_contained(*first, from++))
        axes.push_back(to);
    auto type =
        RankedTensorType::get(int64_t(axes.size()), rewriter.getI64Type());
    Value constant = createOnnxConstant(
        rewriter, op->getLoc(), DenseElementsAttr::get(type, ArrayRef(axes)));
    rewriter.modifyOpInPlace(op, [&] {
      op->setOperand(0, inner->getOperand(0));
      op->setOperand(1, constant);
    });
    return success();
  }
};

/// Concat(a, Concat(b, c), d) = Concat(a, b, c, d) along one axis
struct ConcatTwice : RewritePattern {
  explicit ConcatTwice(MLIRContext *context)
      : RewritePattern(MatchAnyOpTypeTag(), /*benefit=*/1, context) {
    setDebugName("onnx-concat-twice");
  }

  /// From the front; none if it is counted from the end of an unknown rank.
  static std::optional<int64_t> axisOf(Operation *op) {
    int64_t axis = cast<IntegerAttr>(getOnnxAttr(op, "axis")).getInt();
    RankedTensorType type = typeOf(op->getResult(0));
    if (axis < 0 && !type)
      return std::nullopt;
    return axis < 0 ? axis + type.getRank() : axis;
  }

  LogicalResult matchAndRewrite(Operation *op,
                                PatternRewriter &rewriter) const override {
    std::optional<int64_t> axis =
        isOnnxOp(op, "Concat") ? axisOf(op) : std::nullopt;
    if (!axis)
      return failure();
    SmallVector<Value> parts;
    for (Value operand : op->getOperands()) {
      Operation *inner = operand.getDefiningOp();
      // Not into a loop, which would do it each time.
      if (isOnnxOp(inner, "Concat") && inner->hasOneUse() &&
          inner->getBlock() == op->getBlock() && axisOf(inner) == axis)
        llvm::append_range(parts, inner->getOperands());
      else
        parts.push_back(operand);
    }
    if (parts.size() == op->getNumOperands())
      return failure();
    rewriter.modifyOpInPlace(op, [&] { op->setOperands(parts); });
    return success();
  }
};

/// Slice(Slice(x, a), b) = Slice(x, a and b), along other axes; where nobody
/// else reads what lies between.
struct SliceTwice : RewritePattern {
  explicit SliceTwice(MLIRContext *context)
      : RewritePattern(MatchAnyOpTypeTag(), /*benefit=*/1, context) {
    setDebugName("onnx-slice-twice");
  }

  /// Starts, ends, axes from the front, and steps, if all are constants.
  using Cuts = std::array<SmallVector<int64_t>, 4>;
  static std::optional<Cuts> cutsOf(Operation *op) {
    RankedTensorType type = isOnnxOp(op, "Slice") && op->getNumOperands() > 2
                                ? typeOf(op->getOperand(0))
                                : RankedTensorType();
    if (!type)
      return std::nullopt;
    Cuts cuts;
    for (auto [i, part] : llvm::enumerate(cuts)) {
      Value operand =
          i + 1 < op->getNumOperands() ? op->getOperand(i + 1) : Value();
      if (operand && !isa<NoneType>(operand.getType())) {
        auto numbers = getOnnxConstantInts(operand);
        if (!numbers)
          return std::nullopt;
        part = *numbers;
      } else if (i == 2) {
        llvm::append_range(part, llvm::seq<int64_t>(0, cuts[0].size()));
      } else {
        part.assign(cuts[0].size(), 1);
      }
    }
    for (int64_t &axis : cuts[2])
      axis = axis < 0 ? axis + type.getRank() : axis;
    return cuts;
  }

  /// Whether a Slice has other axes than the one that it reads.
  static bool areApart(const std::optional<Cuts> &a, Operation *user) {
    std::optional<Cuts> b = cutsOf(user);
    return a && b && llvm::none_of((*b)[2], [&](int64_t axis) {
             return llvm::is_contained((*a)[2], axis);
           });
  }

  LogicalResult matchAndRewrite(Operation *op,
                                PatternRewriter &rewriter) const override {
    Operation *inner =
        isOnnxOp(op, "Slice") ? op->getOperand(0).getDefiningOp() : nullptr;
    std::optional<Cuts> first = inner ? cutsOf(inner) : std::nullopt;
    if (!first || !llvm::all_of(inner->getUsers(), [&](Operation *user) {
          return user->getBlock() == inner->getBlock() && areApart(first, user);
        }))
      return failure();
    Cuts cuts = *cutsOf(op);
    SmallVector<Value> operands{inner->getOperand(0)};
    for (auto [i, part] : llvm::enumerate(cuts)) {
      part.append((*first)[i]);
      // Steps of one are what there is without them.
      if (i == 3 && llvm::all_of(part, [](int64_t step) { return step == 1; }))
        break;
      auto type =
          RankedTensorType::get(int64_t(part.size()), rewriter.getI64Type());
      operands.push_back(
          createOnnxConstant(rewriter, op->getLoc(),
                             DenseElementsAttr::get(type, ArrayRef(part))));
    }
    rewriter.modifyOpInPlace(op, [&] { op->setOperands(operands); });
    return success();
  }
};
} // namespace

void torchonnx::populateIdentityPatterns(RewritePatternSet &patterns,
                                         int opset) {
  MLIRContext *context = patterns.getContext();
  patterns.addWithLabel<ChangesNothing>({"changes-nothing"}, context);
  patterns.addWithLabel<TransposeTwice>({"transpose-twice"}, context);
  patterns.addWithLabel<ReshapeTwice>({"reshape-twice"}, context);
  patterns.addWithLabel<UnsqueezeTwice>({"unsqueeze-twice"}, context);
  patterns.addWithLabel<ConcatTwice>({"concat-twice"}, context);
  patterns.addWithLabel<SliceTwice>({"slice-twice"}, context);
  patterns.addWithLabel<GemmOfRows>({"gemm-of-rows"}, context, opset);
}
