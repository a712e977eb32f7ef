//===- Order.cpp - Decompositions: orders, medians, quantiles -----------===//

#include "passes/Decompose/QuickSelect.h"
#include "passes/Decompose/Rules.h"
#include "passes/Decompose/Shapes.h"
#include "passes/Utils/EmptyDims.h"
#include "passes/Utils/RunTimeNumbers.h"

using namespace mlir;
using namespace torchonnx;

//===----------------------------------------------------------------------===//
// Orders
//===----------------------------------------------------------------------===//

/// Element `place` of the ascending order along `dim`, and where it is.
static SmallVector<Value> kthSmallest(TorchBuilder &b, Value x, int64_t dim,
                                      Value count, bool keep) {
  if (b.failed())
    return {};
  Type dtype = b.dtypeOf(x);
  if (isOfTheRun(count, b.oracle.getSymbols()) ||
      !(dtype.isF32() || dtype.isF64())) {
    // The size of a top that only the run knows is not known either; of equal
    // elements topk takes others than those that come first.
    SmallVector<Value> sorted = b.callAll("aten::sort", {x, dim, false});
    for (Value &result : sorted) {
      result = b.select(result, dim, b.sub(count, 1));
      result = keep ? b.unsqueeze(result, dim) : result;
    }
    return sorted;
  }
  SmallVector<Value> top =
      b.callAll("aten::topk", {x, count, dim, false, true});
  if (top.empty())
    return {};
  for (Value &result : top) {
    if (keep)
      result = b.slice(result, dim, -1, std::nullopt);
    else
      result = b.select(result, dim, -1);
  }
  return top;
}

/// The lower of the middle elements, and where it is; NaN where there is one.
static SmallVector<Value> median(TorchBuilder &b, Value x, int64_t dim,
                                 bool keep) {
  if (b.failed() || !b.rankOf(x))
    return {x, b.scalarTensor(0, b.i64())};
  Value middle = b.add(b.floordiv(b.sub(b.sizeOf(x, dim), 1), 2), 1);
  SmallVector<Value> results = kthSmallest(b, x, dim, middle, keep);
  if (Value nan = isNaN(b, x); nan && !results.empty()) {
    Value any = b.any(nan, dim, keep);
    Value bad =
        b.scalarTensor(std::numeric_limits<double>::quiet_NaN(), b.dtypeOf(x));
    Value place = b.argmax(b.cast(nan, b.builder.getI32Type()), dim, keep);
    results = {b.where(any, bad, results[0]), b.where(any, place, results[1])};
  }
  return results;
}

/// The lower of the middle ones of those that are numbers.
static SmallVector<Value> nanmedian(TorchBuilder &b, Value x, int64_t dim,
                                    bool keep) {
  Value nan = b.failed() ? Value() : isNaN(b, x);
  if (!nan || !b.rankOf(x))
    return median(b, x, dim, keep);
  // NaN sorts last.
  SmallVector<Value> sorted = b.callAll("aten::sort", {x, dim, false});
  Value count = b.sum(b.logical_not(nan), ints(dim), true);
  Value middle = b.clamp_min(b.div(b.sub(count, 1), 2, "floor"), 0);
  if (b.failed())
    return {};
  Value place = b.gather(sorted[1], dim, middle);
  Value value = b.gather(x, dim, place);
  if (!keep) {
    place = b.squeeze(place, dim);
    value = b.squeeze(value, dim);
  }
  return {value, place};
}

/// The dims of `x` made one.
static Value flat(TorchBuilder &b, Value x) {
  return b.failed() || b.rankOf(x) == 1 ? x : b.reshape(x, ints(-1));
}

/// That of all elements, by `along` a dim; where there may be none, of a NaN in
/// their place, or what C++ makes of one as an integer.
static Value medianOfAll(
    TorchBuilder &b, Value x,
    llvm::function_ref<SmallVector<Value>(TorchBuilder &, Value, int64_t, bool)>
        along) {
  x = flat(b, x);
  if (!b.failed() && b.rankOf(x) && mayBeEmpty(b.oracle.getSymbols(), x)) {
    double none = std::numeric_limits<double>::quiet_NaN();
    if (b.isInt(x)) {
      unsigned width = b.dtypeOf(x).getIntOrFloatBitWidth();
      none = width < 32 ? 0 : -std::ldexp(1.0, width - 1);
    }
    Value size = b.max_(b.sizeOf(x, 0), 1);
    Value filler = b.unsqueeze(b.scalarTensor(none, b.dtypeOf(x)), 0);
    x = b.slice(b.cat(Arg::List{x, filler}, 0), 0, 0, size);
  }
  SmallVector<Value> results = along(b, x, 0, false);
  return results.empty() ? Value() : results[0];
}

static void addSelections(DecomposeRules &rules) {
  rules.add([](TorchBuilder &b, AtenKthvalueOp op) {
    Value x = op.getSelf();
    if (!b.rankOf(x))
      return SmallVector<Value>{x, b.scalarTensor(0, b.i64())};
    int64_t dim = dimOf(x, op.getDim());
    bool keep = isTrue(op.getKeepdim());
    if (op->getResult(1).use_empty())
      return kthSmallest(b, x, dim, op.getK(), keep);
    Value rows =
        b.reshape(b.movedim(x, dim, -1), Arg::List{-1, b.sizeOf(x, dim)});
    SmallVector<Value> sizes = b.sizesOf(x);
    sizes[dim] = b.value(1);
    Value place = b.reshape(quickSelect(b, rows, op.getK()), sizes);
    Value value = b.gather(x, dim, place);
    if (!keep) {
      place = b.squeeze(place, dim);
      value = b.squeeze(value, dim);
    }
    return SmallVector<Value>{value, place};
  });
  // Where elements are likely to be equal, their places are PyTorch's.
  rules.add([](TorchBuilder &b, AtenTopkOp op) {
    Value x = op.getSelf();
    Type dtype = b.dtypeOf(x);
    if (op->getResult(1).use_empty() || dtype.isF32() || dtype.isF64())
      return SmallVector<Value>{b.fail("ONNX has no other form of it")};
    std::optional<bool> largest = getConstantBool(op.getLargest());
    if (!largest)
      return SmallVector<Value>{
          b.fail("which end to take is known only at run time")};
    int64_t dim = dimOf(x, op.getDim());
    SmallVector<int64_t> order = llvm::to_vector(llvm::seq(b.rankOf(x)));
    order.erase(order.begin() + dim);
    order.push_back(dim);
    Value last = permute(b, x, order);
    SmallVector<Value> sizes = b.sizesOf(last);
    if (b.failed())
      return SmallVector<Value>{};
    Value rows = b.reshape(last, Arg::List{-1, sizes.back()});
    sizes.back() = op.getK();
    Value places = b.reshape(topPlaces(b, rows, op.getK(), *largest), sizes);
    places = permute(b, places, inverse(order));
    return SmallVector<Value>{b.gather(x, dim, places), places};
  });
}

static void addMedians(DecomposeRules &rules) {
  rules.add([](TorchBuilder &b, AtenMedianOp op) {
    return medianOfAll(b, op.getSelf(), median);
  });
  rules.add([](TorchBuilder &b, AtenMedianDimOp op) {
    return median(b, op.getSelf(), dimOf(op.getSelf(), op.getDim()),
                  isTrue(op.getKeepdim()));
  });
  rules.add([](TorchBuilder &b, AtenNanmedianOp op) {
    return medianOfAll(b, op.getSelf(), nanmedian);
  });
  rules.add([](TorchBuilder &b, AtenNanmedianDimOp op) {
    return nanmedian(b, op.getSelf(), dimOf(op.getSelf(), op.getDim()),
                     isTrue(op.getKeepdim()));
  });
}

static void addSorts(DecomposeRules &rules) {
  auto places = [](TorchBuilder &b, Value x, Value dim, Value descending) {
    SmallVector<Value> sorted = b.callAll("aten::sort", {x, dim, descending});
    return sorted.empty() ? Value() : sorted[1];
  };
  rules.add([=](TorchBuilder &b, AtenArgsortOp op) {
    return places(b, op.getSelf(), op.getDim(), op.getDescending());
  });
  rules.add([=](TorchBuilder &b, AtenArgsortStableOp op) {
    return places(b, op.getSelf(), op.getDim(), op.getDescending());
  });
  rules.add(
      [](TorchBuilder &b, AtenMsortOp op) { return b.sort(op.getSelf(), 0); });
}

static void addMode(DecomposeRules &rules) {
  // The smallest of the values that are there most often, and the last place
  // of it.
  rules.add([](TorchBuilder &b, AtenModeOp op) {
    Value x = op.getSelf();
    bool keep = isTrue(op.getKeepdim());
    if (!b.rankOf(x))
      return SmallVector<Value>{x, b.scalarTensor(0, b.i64())};
    int64_t dim = dimOf(x, op.getDim());
    Value last = moveDim(b, x, dim, -1);
    Value sorted = b.sort(b.isBool(last) ? b.cast(last, b.i64()) : last, -1);
    // Of those that are there as often, the first in ascending order.
    Value counts = b.sub(b.searchsorted(sorted, sorted, false, true),
                         b.searchsorted(sorted, sorted));
    Value first = b.argmax(counts, -1, true);
    Value value = b.cast(b.gather(sorted, -1, first), b.dtypeOf(x));
    Value here = b.eq(last, value);
    Value place =
        b.amax(b.mul(b.cast(here, b.i64()), b.arange(b.sizeOf(last, -1))),
               ints(-1), true);
    auto shape = [&](Value y) {
      return keep ? moveDim(b, y, -1, dim) : b.squeeze(y, -1);
    };
    return SmallVector<Value>{shape(value), shape(place)};
  });
}

//===----------------------------------------------------------------------===//
// Quantiles
//===----------------------------------------------------------------------===//

/// The elements of the ascending order at q * (n - 1), or between the
/// neighbours of that place. `ignoreNaN` counts numbers only.
static Value quantile(TorchBuilder &b, Value x, Value q, Value dimArg,
                      bool keep, StringRef mode, bool ignoreNaN) {
  int64_t rank = b.rankOf(x);
  bool flatten = isNone(dimArg) || !rank;
  int64_t dim = flatten ? 0 : dimOf(x, dimArg);
  Value last = flatten ? flat(b, x) : moveDim(b, x, dim, -1);
  Value nan = b.isnan(last);
  Value sorted = b.sort(last, -1); // NaN comes last.
  // [..., 1] of how many elements count, and [..., q] of places.
  Value count =
      b.sum(ignoreNaN ? b.logical_not(nan) : b.ones_like(nan), ints(-1), true);
  Value top = b.clamp_min(b.sub(b.cast(count, b.dtypeOf(x)), 1), 0);
  Value scalarQ = b.rankOf(q) ? q : b.unsqueeze(q, 0);
  Value place = b.mul(scalarQ, top);
  if (mode == "lower")
    place = b.floor(place);
  else if (mode == "higher")
    place = b.ceil(place);
  else if (mode == "nearest")
    place = b.round(place);
  Value below = b.floor(place);
  Value low = b.gather(sorted, -1, b.cast(below, b.i64()));
  Value y = low;
  if (mode == "linear" || mode == "midpoint") {
    Value high = b.gather(sorted, -1, b.cast(b.ceil(place), b.i64()));
    Value weight = mode == "midpoint" ? b.scalarTensor(0.5, b.dtypeOf(x))
                                      : b.sub(place, below);
    y = b.lerp(low, high, weight);
  }
  // NaN where it must be.
  Value bad =
      b.scalarTensor(std::numeric_limits<double>::quiet_NaN(), b.dtypeOf(x));
  Value isBad = ignoreNaN ? b.eq(count, 0) : b.any(nan, -1, true);
  y = b.where(isBad, bad, y);
  // The dim of q comes first.
  y = moveDim(b, y, -1, 0);
  if (keep && !flatten)
    y = b.unsqueeze(y, dim + 1);
  for (int64_t i = 0; keep && flatten && i < rank; ++i)
    y = b.unsqueeze(y, -1);
  if (b.failed())
    return {};
  return b.rankOf(q) ? y : b.squeeze(y, 0);
}

template <typename Op>
static void addQuantile(DecomposeRules &rules, bool ignoreNaN) {
  rules.add([=](TorchBuilder &b, Op op) {
    Value x = op.getSelf();
    Value q = op.getQ();
    if (!isa<TorchTensorType>(q.getType()))
      q = b.scalar_tensor(q, b.dtypeOf(x));
    std::optional<StringRef> mode = getConstantStr(op.getInterpolation());
    if (!mode)
      return b.fail("its interpolation is known only at run time");
    return quantile(b, x, q, op.getDim(), isTrue(op.getKeepdim()), *mode,
                    ignoreNaN);
  });
}

void torchonnx::addOrderDecompositions(DecomposeRules &rules) {
  addSelections(rules);
  addMedians(rules);
  addSorts(rules);
  addMode(rules);
  addQuantile<AtenQuantileOp>(rules, false);
  addQuantile<AtenQuantileScalarOp>(rules, false);
  addQuantile<AtenNanquantileOp>(rules, true);
  addQuantile<AtenNanquantileScalarOp>(rules, true);
}
