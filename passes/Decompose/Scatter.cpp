//===- Scatter.cpp - Decompositions: Scatter ------------------------------===//

#include "passes/Decompose/Complex.h"
#include "passes/Decompose/Rules.h"
#include "passes/Decompose/Shapes.h"
#include "passes/Utils/EmptyDims.h"

using namespace mlir;
using namespace torchonnx;

//===----------------------------------------------------------------------===//
// Sources
//===----------------------------------------------------------------------===//

static bool isCovered(Value source, Value index) {
  return TorchBuilder::typeOf(source).getDims() ==
         TorchBuilder::typeOf(index).getDims();
}

/// The part of a scatter's source that its index covers.
static Value covered(TorchBuilder &b, Value source, Value index) {
  if (b.rankOf(source) && !b.rankOf(index))
    return b.select(source, 0, 0);
  if (!b.rankOf(source) && b.rankOf(index))
    source = b.unsqueeze(source, 0);
  for (int64_t i = 0; i < b.rankOf(index) && !b.failed(); ++i)
    if (b.typeOf(source).getDims()[i] != b.typeOf(index).getDims()[i])
      source = b.slice(source, i, 0, b.sizeOf(index, i));
  // An index is nowhere larger than its source.
  return b.failed() || isCovered(source, index)
             ? source
             : b.reshape(source, b.sizesOf(index));
}

/// Whether an index has another rank than what it is for, which only one of no
/// elements may: nothing is scattered then.
static bool isNothing(Value x, Value index) {
  return std::max<int64_t>(TorchBuilder::rankOf(x), 1) !=
         std::max<int64_t>(TorchBuilder::rankOf(index), 1);
}

//===----------------------------------------------------------------------===//
// Reductions
//===----------------------------------------------------------------------===//

namespace {
enum class Reduction { Sum, Prod, Mean, Max, Min, Unknown };
} // namespace

static Reduction reductionOf(Value reduce) {
  return llvm::StringSwitch<Reduction>(getConstantStr(reduce).value_or(""))
      .Cases({"sum", "add"}, Reduction::Sum)
      .Cases({"prod", "multiply"}, Reduction::Prod)
      .Case("mean", Reduction::Mean)
      .Case("amax", Reduction::Max)
      .Case("amin", Reduction::Min)
      .Default(Reduction::Unknown);
}

/// What changes nothing: 0 for sums, 1 for products, the least for maxima.
static Value identity(TorchBuilder &b, Reduction reduction, Type dtype) {
  switch (reduction) {
  case Reduction::Prod:
    return b.scalarTensor(1, dtype);
  case Reduction::Max:
    return extreme(b, dtype, /*largest=*/false);
  case Reduction::Min:
    return extreme(b, dtype, /*largest=*/true);
  default:
    return b.scalarTensor(0, dtype);
  }
}

/// Where ONNX's ScatterElements cannot reduce (before 16, 18 for extremes):
/// all sources that go to a position, side by side, reduced at once.
static Value scatterDensely(TorchBuilder &b, Value x, int64_t dim, Value index,
                            Value source, Reduction reduction) {
  Value nothing = identity(b, reduction, b.dtypeOf(x));
  Value places = alongDim(b, b.arange(b.sizeOf(x, dim)), dim, b.rankOf(x));
  Value goesHere = b.eq(b.unsqueeze(index, dim + 1), places);
  Value given = b.where(goesHere, b.unsqueeze(source, dim + 1), nothing);
  // There may be no source.
  bool isExtreme = reduction == Reduction::Max || reduction == Reduction::Min;
  if (isExtreme && !b.failed() &&
      b.typeOf(given).getSize(dim).value_or(0) < 1) {
    Arg::List sizes;
    for (int64_t i = 0; i < b.rankOf(given); ++i)
      sizes.push_back(i == dim ? b.value(1) : b.sizeOf(given, i));
    given = b.cat(Arg::List{given, b.expand(nothing, sizes)}, dim);
  }
  Value y;
  switch (reduction) {
  case Reduction::Prod:
    y = b.prod(given, dim);
    break;
  case Reduction::Max:
    y = b.amax(given, ints(dim));
    break;
  case Reduction::Min:
    y = b.amin(given, ints(dim));
    break;
  default:
    y = b.sum(given, ints(dim));
  }
  y = b.cast(y, b.dtypeOf(x));
  if (b.failed())
    return {};
  // What the index does not cover in other dims gets nothing.
  Arg::List pads;
  bool isLess = false;
  for (int64_t i = b.rankOf(x) - 1; i >= 0; --i) {
    bool same =
        i == dim || b.typeOf(x).getDims()[i] == b.typeOf(index).getDims()[i];
    pads.push_back(0);
    pads.push_back(same ? b.value(0)
                        : b.sub(b.sizeOf(x, i), b.sizeOf(index, i)));
    isLess |= !same;
  }
  if (isLess)
    y = b.constant_pad_nd(y, pads, b.item(nothing));
  switch (reduction) {
  case Reduction::Prod:
    return b.mul(x, y);
  case Reduction::Max:
    return b.maximum(x, y);
  case Reduction::Min:
    return b.minimum(x, y);
  default:
    return b.add(x, y);
  }
}

static Value scatterReduce(TorchBuilder &b, AtenScatterReduceTwoOp op) {
  Value x = op.getSelf(), index = op.getIndex(), source = op.getSrc();
  Value dim = op.getDim();
  Reduction reduction = reductionOf(op.getReduce());
  std::optional<bool> includeSelf = getConstantBool(op.getIncludeSelf());
  if (reduction == Reduction::Unknown || !includeSelf)
    return b.fail("its reduction is not known");
  if (isNothing(x, index))
    return x;
  if (!isCovered(source, index))
    return b.scatter_reduce(x, dim, index, covered(b, source, index),
                            op.getReduce(), *includeSelf);
  if (!b.rankOf(x) || !b.rankOf(index)) {
    auto vector = [&](Value v) { return b.rankOf(v) ? v : b.unsqueeze(v, 0); };
    Value y = b.scatter_reduce(vector(x), 0, vector(index), vector(source),
                               op.getReduce(), *includeSelf);
    return b.rankOf(x) ? y : b.squeeze(y, 0);
  }
  // Without self, what is scattered to starts from nothing.
  if (!*includeSelf && reduction != Reduction::Mean) {
    Value nothing = b.expand_as(identity(b, reduction, b.dtypeOf(x)), index);
    return b.scatter_reduce(b.scatter(x, dim, index, nothing), dim, index,
                            source, op.getReduce(), true);
  }
  // mean = sum / count
  if (reduction == Reduction::Mean) {
    Value sum = b.scatter_reduce(x, dim, index, source, "sum", *includeSelf);
    Type counted = partDtype(x);
    Value one = b.expand_as(b.scalarTensor(1, counted), index);
    Value start =
        *includeSelf ? b.ones_like(x, counted) : b.zeros_like(x, counted);
    Value count = b.scatter_add(start, dim, index, one);
    if (!*includeSelf)
      count = b.clamp_min(count, 1);
    return isa<IntegerType>(b.dtypeOf(x)) ? b.div(sum, count, "floor")
                                          : b.div(sum, count);
  }
  if (reduction == Reduction::Sum && b.isComplex(x))
    return b.scatter_add(x, dim, index, source);
  return scatterDensely(b, x, dimOf(x, dim), index, source, reduction);
}

//===----------------------------------------------------------------------===//
// Embeddings
//===----------------------------------------------------------------------===//

namespace {
enum BagMode { BagSum, BagMean, BagMax };

struct Bags {
  /// What is in bags, which of it counts (null if all does), and in which bag.
  Value rows, isRow, bag;
  /// How much counts in each bag, and how many rows there are.
  Value sizes, count;
};
} // namespace

/// The greatest of each column in a bag, 0 of an empty one, and the index of
/// the first row that has it; 0 of no row.
static std::pair<Value, Value> mostOfBags(TorchBuilder &b, const Bags &bags,
                                          Value zeros, ValueRange shape,
                                          Value indices) {
  auto [rows, isRow, bag, sizes, count] = bags;
  Type dtype = b.dtypeOf(zeros);
  Value least = extreme(b, dtype, /*largest=*/false);
  if (isRow)
    rows = b.where(b.unsqueeze(isRow, 1), rows, least);
  Value start = b.expand_as(least, zeros);
  Value most = b.scatter_reduce(
      start, 0, b.expand_as(b.unsqueeze(bag, 1), rows), rows, "amax", true);
  Value y =
      b.where(b.unsqueeze(b.eq(sizes, 0), 1), b.scalarTensor(0, dtype), most);
  Value isMost = b.eq(rows, b.index_select(most, 0, bag));
  if (isRow)
    isMost = b.logical_and(isMost, b.unsqueeze(isRow, 1));
  Value place = b.where(isMost, b.unsqueeze(b.arange(count), 1), count);
  Value first = b.scatter_reduce(b.full(shape, count, b.i64()), 0,
                                 b.expand_as(b.unsqueeze(bag, 1), rows), place,
                                 "amin", true);
  Value none = b.zeros(ints(1), b.dtypeOf(indices));
  return {y, b.index(b.cat(Arg::List{indices, none}, 0), Arg::List{first})};
}

static Value sumOfBags(TorchBuilder &b, const Bags &bags, Value zeros,
                       Type dtype, bool isMean) {
  Value rows = bags.rows;
  if (bags.isRow)
    rows = b.where(b.unsqueeze(bags.isRow, 1), rows,
                   b.scalarTensor(0, b.dtypeOf(zeros)));
  Value y = b.cast(b.index_add(zeros, 0, bags.bag, rows), dtype);
  if (isMean)
    y = b.div(y, b.cast(b.clamp_min(b.unsqueeze(bags.sizes, 1), 1), dtype));
  return y;
}

/// Sums, means or maxima of the rows of `weight` in bags of indices that start
/// at `offsets`. Rows at `padding`, if there is one, count for nothing.
static SmallVector<Value> embeddingBag(TorchBuilder &b, Operation *op,
                                       Value weight, Value indices,
                                       Value offsets, Value modeArg,
                                       Value rowWeights, Value lastOffset,
                                       Value padding) {
  std::optional<int64_t> mode = getConstantInt(modeArg);
  if (!mode) {
    b.fail("its mode is known only at run time");
    return {};
  }
  Type dtype = b.dtypeOf(weight);
  // Of sums, PyTorch's kernels leave the sizes 0: one for each bag or offset.
  Value noSizes = b.zeros(Arg::List{b.sizeOf(offsets, 0)}, b.i64());
  Value count = b.sizeOf(indices, 0), isInside;
  // With include_last_offset the last bag ends there and is none. What comes
  // after it belongs to the bag before, but PyTorch's fast kernels, for sums
  // and means of what is not float64 and has no padding, only count it.
  if (getConstantBool(lastOffset).value_or(false)) {
    if (*mode != BagMax && !dtype.isF64() && !padding)
      isInside = b.lt(b.arange(count), b.slice(offsets, 0, -1, std::nullopt));
    offsets = b.slice(offsets, 0, 0, -1);
  }
  // No bag at all, as a last offset alone makes, is one that is cut off again.
  Value bags = b.sizeOf(offsets, 0), room = bags;
  bool mayLackBags = mayBeEmpty(b.oracle.getSymbols(), offsets, {0});
  if (mayLackBags)
    room = b.add(bags, 1);
  // The bag of row i: how many bags have started, less one.
  Value bag = b.sub(countUpTo(b, b.cast(offsets, b.i64()), count), 1);

  Value rows = b.embedding(weight, indices);
  // Products of half precision are rounded once, with their sum.
  Type summed = dtype;
  if (!isNone(rowWeights)) {
    summed = dtype.isF64() ? dtype : b.f32();
    rows =
        b.mul(b.cast(rows, summed), b.unsqueeze(b.cast(rowWeights, summed), 1));
  }
  Value ones = b.ones(Arg::List{count}, b.i64());
  Value isRow = isInside;
  if (padding) {
    isRow = b.ne(indices, padding);
    ones = b.cast(isRow, b.i64());
  }
  Value sizes = b.index_add(b.zeros(Arg::List{room}, b.i64()), 0, bag, ones);
  SmallVector<Value> zeroSizes = {room, b.sizeOf(weight, 1)};
  Value zeros = b.zeros(ValueRange(zeroSizes), summed);
  Bags all{rows, isRow, bag, sizes, count};
  Value y, places;
  if (*mode == BagMax)
    std::tie(y, places) = mostOfBags(b, all, zeros, zeroSizes, indices);
  else
    y = sumOfBags(b, all, zeros, dtype, *mode == BagMean);
  if (mayLackBags)
    for (Value *each : {&y, &sizes, &places})
      if (*each)
        *each = b.narrow(*each, 0, 0, bags);
  // The others are for the gradient; the kernel leaves out what it needs not.
  auto sized = [&](unsigned i, Value value) {
    auto type = cast<TorchTensorType>(op->getResult(i).getType());
    bool isEmpty = type.getRank() == 1 && type.getSize(0) == 0;
    return isEmpty ? b.zeros(ints(0), b.i64()) : value;
  };
  if (b.failed() ||
      cast<TorchTensorType>(op->getResult(2).getType()).getDims() !=
          b.typeOf(noSizes).getDims())
    noSizes = b.zeros(Arg::List{bags}, b.i64());
  Value length = *mode == BagSum ? noSizes : sizes;
  SmallVector<Value> results = {y, sized(1, bag), length,
                                *mode == BagMax ? places : length};
  for (unsigned i = 1; i < results.size(); ++i)
    results[i] = b.cast(results[i], b.dtypeOf(op->getResult(i)));
  return results;
}

template <typename Op>
static void addEmbeddingBag(DecomposeRules &rules) {
  rules.add([](TorchBuilder &b, Op op) {
    // One overload counts negative ones from the end; for the others they are
    // none.
    Value padding;
    if constexpr (!std::is_same_v<Op, AtenEmbeddingBagOp>) {
      std::optional<int64_t> known = getConstantInt(op.getPaddingIdx());
      if (!isNone(op.getPaddingIdx()))
        padding = op.getPaddingIdx();
      if constexpr (std::is_same_v<Op, AtenEmbeddingBagPaddingIdxOp>) {
        if (padding && known.value_or(-1) < 0)
          padding = b.remainder(padding, b.sizeOf(op.getWeight(), 0));
      } else if (known.value_or(0) < 0) {
        padding = {};
      }
    }
    return embeddingBag(b, op, op.getWeight(), op.getIndices(), op.getOffsets(),
                        op.getMode(), op.getPerSampleWeights(),
                        op.getIncludeLastOffset(), padding);
  });
}

//===----------------------------------------------------------------------===//
// Scatters into a part
//===----------------------------------------------------------------------===//

/// Where a slice begins in a dim of `size` elements: a start below 0 counts
/// from the end, but from nowhere before the first element. As a tensor where
/// it is not a constant, of which samples prove nothing.
static Value startOfSlice(TorchBuilder &b, Value start, Value size) {
  if (getConstantInt(start))
    return b.call("prim::max", {fromTheStart(b, start, size), 0});
  Value first = b.scalar_tensor(start, b.i64());
  Value last = b.scalar_tensor(size, b.i64()),
        zero = b.scalarTensor(0, b.i64());
  first = b.where(b.lt(first, 0), b.add(first, last), first);
  return b.minimum(b.maximum(first, zero), last);
}

/// slice_scatter(x, src, dim, start, end, 1) = cat(x[:start], src, x[end:]);
/// with a step, the elements are put one by one.
static Value sliceScatter(TorchBuilder &b, AtenSliceScatterOp op) {
  Value x = op.getSelf(), src = op.getSrc();
  int64_t dim = dimOf(x, op.getDim());
  std::optional<int64_t> start =
      isNone(op.getStart()) ? 0 : getConstantInt(op.getStart());
  std::optional<int64_t> size = TorchBuilder::typeOf(x).getSize(dim);
  if (start && size)
    start = std::clamp(fromFront(*start, *size), int64_t(0), *size);
  Value length = b.sizeOf(src, dim);
  src = b.cast(src, b.dtypeOf(x));
  if (getConstantInt(op.getStep()) == 1 && start && *start >= 0) {
    SmallVector<Value> parts;
    if (*start > 0)
      parts.push_back(b.slice(x, dim, 0, *start));
    parts.push_back(src);
    std::optional<int64_t> known = getConstantInt(length);
    bool toTheEnd = (isNone(op.getEnd()) && !(size && known)) ||
                    (size && known && *start + *known == *size);
    if (!toTheEnd)
      parts.push_back(b.slice(x, dim, b.add(length, *start), std::nullopt));
    return parts.size() == 1 ? parts.front() : b.cat(ValueRange(parts), dim);
  }
  Value index = b.arange(length);
  if (getConstantInt(op.getStep()) != 1)
    index = b.mul(index, op.getStep());
  if (start.value_or(-1) < 0)
    index = b.add(index, startOfSlice(b, op.getStart(), b.sizeOf(x, dim)));
  else if (start != 0)
    index = b.add(index, *start);
  return putAt(b, x, dim, index, src);
}

/// select_scatter(x, src, dim, i) = slice_scatter(x, [src], dim, i, i + 1)
static Value selectScatter(TorchBuilder &b, AtenSelectScatterOp op) {
  Value x = op.getSelf();
  int64_t dim = dimOf(x, op.getDim());
  Value src = b.unsqueeze(b.cast(op.getSrc(), b.dtypeOf(x)), dim);
  std::optional<int64_t> i = getConstantInt(op.getIndex());
  if (i && (*i >= 0 || b.typeOf(x).getSize(dim))) {
    Arg end = *i == -1 ? Arg(std::nullopt) : Arg(*i + 1);
    return b.slice_scatter(x, src, dim, *i, end);
  }
  // An index wraps, and is never clamped.
  Value index = b.unsqueeze(b.scalar_tensor(op.getIndex(), b.i64()), 0);
  return putAt(b, x, dim, index, src);
}

static void addSlices(DecomposeRules &rules) {
  rules.add(sliceScatter);
  rules.add(selectScatter);
  // The gradients of views write into zeros.
  rules.add([](TorchBuilder &b, AtenSliceBackwardOp op) {
    Value zeros = b.zeros(op.getInputSizes(), b.dtypeOf(op.getGradOutput()));
    return b.slice_scatter(zeros, op.getGradOutput(), op.getDim(),
                           op.getStart(), op.getEnd(), op.getStep());
  });
  rules.add([](TorchBuilder &b, AtenSelectBackwardOp op) {
    Value zeros = b.zeros(op.getInputSizes(), b.dtypeOf(op.getGradOutput()));
    return b.select_scatter(zeros, op.getGradOutput(), op.getDim(),
                            op.getIndex());
  });
  rules.add([](TorchBuilder &b, AtenDiagonalBackwardOp op) {
    Value zeros = b.zeros(op.getInputSizes(), b.dtypeOf(op.getGradOutput()));
    return b.diagonal_scatter(zeros, op.getGradOutput(), op.getOffset(),
                              op.getDim1(), op.getDim2());
  });
  // What several windows cover is summed.
  rules.add([](TorchBuilder &b, AtenUnfoldBackwardOp op) {
    Value grad = op.getGradIn();
    Value zeros = b.zeros(op.getInputSizes(), b.dtypeOf(grad));
    int64_t dim = dimOf(zeros, op.getDim());
    Value starts = b.mul(b.arange(b.sizeOf(grad, dim)), op.getStep());
    Value index = b.add(b.unsqueeze(starts, 1), b.arange(op.getSize()));
    return b.index_add(zeros, dim, b.flatten(index),
                       b.flatten(moveDim(b, grad, -1, dim + 1), dim, dim + 1));
  });
}

//===----------------------------------------------------------------------===//
// All of them
//===----------------------------------------------------------------------===//

void torchonnx::addScatterDecompositions(DecomposeRules &rules) {
  addSlices(rules);
  rules.add([](TorchBuilder &b, AtenScatterSrcOp op) {
    if (isNothing(op.getSelf(), op.getIndex()))
      return Value(op.getSelf());
    return b.scatter(op.getSelf(), op.getDim(), op.getIndex(),
                     covered(b, op.getSrc(), op.getIndex()));
  });
  rules.add([](TorchBuilder &b, AtenScatterValueOp op) {
    Value value = b.full(ints(), op.getValue(), b.dtypeOf(op.getSelf()));
    return b.scatter(op.getSelf(), op.getDim(), op.getIndex(),
                     b.expand_as(value, op.getIndex()));
  });
  rules.add([](TorchBuilder &b, AtenScatterAddOp op) {
    return b.scatter_reduce(op.getSelf(), op.getDim(), op.getIndex(),
                            op.getSrc(), "sum", true);
  });
  auto name = [](Value reduce) {
    return reductionOf(reduce) == Reduction::Prod ? "prod" : "sum";
  };
  rules.add([=](TorchBuilder &b, AtenScatterReduceOp op) {
    return b.scatter_reduce(op.getSelf(), op.getDim(), op.getIndex(),
                            op.getSrc(), name(op.getReduce()), true);
  });
  rules.add([=](TorchBuilder &b, AtenScatterValueReduceOp op) {
    Value value = b.full(ints(), op.getValue(), b.dtypeOf(op.getSelf()));
    return b.scatter_reduce(op.getSelf(), op.getDim(), op.getIndex(),
                            b.expand_as(value, op.getIndex()),
                            name(op.getReduce()), true);
  });
  rules.add(scatterReduce);
  addEmbeddingBag<AtenEmbeddingBagOp>(rules);
  addEmbeddingBag<AtenEmbeddingBagPaddingIdxOp>(rules);
  addEmbeddingBag<Aten_EmbeddingBagOp>(rules);
  addEmbeddingBag<Aten_EmbeddingBagForwardOnlyOp>(rules);
}
