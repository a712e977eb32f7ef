//===- Pairs.cpp - Two ops that one can do --------------------------------===//

#include "dialects/ONNX/ConstantElements.h"
#include "dialects/ONNX/OnnxDialect.h"
#include "passes/Finalize/Identities.h"
#include "passes/Finalize/TensorTypes.h"
#include "llvm/ADT/Sequence.h"

using namespace mlir;
using namespace torchonnx;

namespace {
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

/// Unsqueeze(Reshape(x, s), a) = Reshape(x, s with ones at a), and
/// Squeeze(Reshape(x, s), a) = Reshape(x, s without a)
struct SqueezeOfReshape : RewritePattern {
  SqueezeOfReshape(MLIRContext *context, int opset)
      : RewritePattern(MatchAnyOpTypeTag(), /*benefit=*/1, context),
        opset(opset) {
    setDebugName("onnx-squeeze-of-reshape");
  }

  /// The shape that the one Reshape has; none where dims that it copies would
  /// come to lie elsewhere.
  static std::optional<SmallVector<int64_t>>
  shapeOf(Operation *op, ArrayRef<int64_t> shape, bool copiesDims) {
    bool isSqueeze = isOnnxOp(op, "Squeeze");
    auto axes = op->getNumOperands() > 1
                    ? getOnnxConstantInts(op->getOperand(1))
                    : std::optional(getOnnxInts(op, "axes"));
    if (!axes || axes->empty())
      return std::nullopt;
    int64_t rank = shape.size() + (isSqueeze ? 0 : axes->size());
    for (int64_t &axis : *axes)
      axis = axis < 0 ? axis + rank : axis;
    SmallVector<int64_t> result;
    for (int64_t i = 0, from = 0; i < rank; ++i) {
      bool isAxis = llvm::is_contained(*axes, i);
      if (isAxis && !isSqueeze) {
        result.push_back(1);
        continue;
      }
      if (int64_t size = shape[from++]; !isAxis) {
        if (size == 0 && copiesDims && int64_t(result.size()) != from - 1)
          return std::nullopt;
        result.push_back(size);
      }
    }
    return result;
  }

  LogicalResult matchAndRewrite(Operation *op,
                                PatternRewriter &rewriter) const override {
    Operation *inner = isOnnxOp(op, "Unsqueeze") || isOnnxOp(op, "Squeeze")
                           ? op->getOperand(0).getDefiningOp()
                           : nullptr;
    if (!isOnnxOp(inner, "Reshape") || !inner->hasOneUse())
      return failure();
    auto shape = getOnnxConstantInts(inner->getOperand(1));
    auto allowZero = dyn_cast_or_null<IntegerAttr>(inner->getAttr("allowzero"));
    auto whole = shape
                     ? shapeOf(op, *shape,
                               /*copiesDims=*/!allowZero || !allowZero.getInt())
                     : std::nullopt;
    if (!whole)
      return rewriter.notifyMatchFailure(op, "no shape says the same");
    Value constant = createOnnxInts(rewriter, op->getLoc(), *whole);
    Operation *reshape = createOnnxOp(rewriter, op->getLoc(), "Reshape", opset,
                                      {inner->getOperand(0), constant}, {},
                                      op->getResult(0).getType());
    if (allowZero)
      reshape->setAttr("allowzero", allowZero);
    rewriter.replaceOp(op, reshape);
    return success();
  }

  int opset;
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
    Value constant = createOnnxInts(rewriter, op->getLoc(), axes);
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
      operands.push_back(createOnnxInts(rewriter, op->getLoc(), part));
    }
    rewriter.modifyOpInPlace(op, [&] { op->setOperands(operands); });
    return success();
  }
};

/// Conv(Pad(x, p), pads q) = Conv(x, pads p + q), of zeros around the image
struct PadOfConv : RewritePattern {
  explicit PadOfConv(MLIRContext *context)
      : RewritePattern(MatchAnyOpTypeTag(), /*benefit=*/1, context) {
    setDebugName("onnx-pad-of-conv");
  }

  /// What a Pad adds to each dim in front, then behind, if it is zeros.
  static std::optional<SmallVector<int64_t>> zerosOf(Operation *pad) {
    auto isGiven = [&](unsigned i) {
      return i < pad->getNumOperands() &&
             !isa<NoneType>(pad->getOperand(i).getType());
    };
    auto mode = dyn_cast_or_null<StringAttr>(getOnnxAttr(pad, "mode"));
    if ((mode && mode.getValue() != "constant") || isGiven(3) ||
        (isGiven(2) && !isEachElement(pad->getOperand(2), 0)))
      return std::nullopt;
    return getOnnxConstantInts(pad->getOperand(1));
  }

  LogicalResult matchAndRewrite(Operation *op,
                                PatternRewriter &rewriter) const override {
    Operation *pad =
        isOnnxOp(op, "Conv") ? op->getOperand(0).getDefiningOp() : nullptr;
    if (!isOnnxOp(pad, "Pad") || !pad->hasOneUse())
      return failure();
    auto zeros = zerosOf(pad);
    auto autoPad = dyn_cast_or_null<StringAttr>(getOnnxAttr(op, "auto_pad"));
    SmallVector<int64_t> pads = getOnnxInts(op, "pads");
    if (!zeros || zeros->size() < 6 ||
        (autoPad && autoPad.getValue() != "NOTSET"))
      return rewriter.notifyMatchFailure(op, "pads that are no zeros");
    size_t rank = zeros->size() / 2;
    pads.resize(2 * (rank - 2), 0);
    for (auto [i, size] : llvm::enumerate(*zeros)) {
      size_t dim = i % rank;
      if (size < 0 || (dim < 2 && size != 0))
        return rewriter.notifyMatchFailure(op, "pads of other dims");
      if (dim >= 2)
        pads[(i < rank ? 0 : rank - 2) + dim - 2] += size;
    }
    rewriter.modifyOpInPlace(op, [&] {
      op->setOperand(0, pad->getOperand(0));
      op->setAttr("pads", rewriter.getI64ArrayAttr(pads));
    });
    return success();
  }
};
} // namespace

void torchonnx::populatePairPatterns(RewritePatternSet &patterns, int opset) {
  MLIRContext *context = patterns.getContext();
  patterns.addWithLabel<TransposeTwice>({"transpose-twice"}, context);
  patterns.addWithLabel<ReshapeTwice>({"reshape-twice"}, context);
  patterns.addWithLabel<SqueezeOfReshape>({"squeeze-of-reshape"}, context,
                                          opset);
  patterns.addWithLabel<UnsqueezeTwice>({"unsqueeze-twice"}, context);
  patterns.addWithLabel<ConcatTwice>({"concat-twice"}, context);
  patterns.addWithLabel<SliceTwice>({"slice-twice"}, context);
  patterns.addWithLabel<GemmOfRows>({"gemm-of-rows"}, context, opset);
  patterns.addWithLabel<PadOfConv>({"pad-of-conv"}, context);
}
