//===- Search.cpp - Decompositions: Search --------------------------------===//
//
// Searches, counts, and what is repeated or found once.
//
//===----------------------------------------------------------------------===//

#include "passes/Decompose/Constants.h"
#include "passes/Decompose/Repeat.h"
#include "passes/Decompose/Rules.h"
#include "passes/Decompose/Shapes.h"
#include "passes/Utils/EmptyDims.h"

using namespace mlir;
using namespace torchonnx;

//===----------------------------------------------------------------------===//
// Searches
//===----------------------------------------------------------------------===//

/// Whether what is compared with each of a few is small enough: more are
/// searched by halves.
static bool isFew(Value sequence) {
  constexpr int64_t most = 64;
  std::optional<int64_t> size = TorchBuilder::typeOf(sequence).getSize(-1);
  return size && *size <= most;
}

/// The first place in the last dim of `sequence`, for each of `values`, whose
/// element is not before the value: found as PyTorch's kernel finds it, by
/// halving what lies between two places.
static Value
searchHalves(TorchBuilder &b, Value sequence, Value values,
             llvm::function_ref<Value(Value at, Value value)> isBefore) {
  if (b.failed())
    return {};
  int64_t rank = b.rankOf(sequence);
  bool isOne = rank == 1;
  Value size = b.sizeOf(sequence, -1), last = b.sub(size, 1);
  // There is something to read also where nothing is searched.
  if (mayBeEmpty(b.oracle.getSymbols(), sequence, {rank - 1}))
    sequence = b.constant_pad_nd(sequence, ints(0, 1), 0);
  Value first = b.zeros_like(values, b.i64());
  Value end = b.add(first, size);
  SmallVector<Value> found = repeatWhile(
      b, b.gt(size, 0), {first, end, size},
      [&](Value, ArrayRef<Value> in) -> SmallVector<Value> {
        Value from = in[0], to = in[1];
        Value middle = b.add(from, b.div(b.sub(to, from), 2, "trunc"));
        Value place = b.minimum(middle, b.scalar_tensor(last, b.i64()));
        Value at =
            isOne ? b.take(sequence, place) : b.gather(sequence, -1, place);
        Value goesOn = b.logical_and(isBefore(at, values), b.lt(from, to));
        Value left = b.floordiv(in[2], 2);
        return {b.gt(left, 0), b.where(goesOn, b.add(middle, 1), from),
                b.where(goesOn, to, middle), left};
      });
  return b.failed() ? Value() : found[0];
}

/// How many elements of an ascending sequence come before each of `values`:
/// those that are less; with `right`, those that are not greater. NaN comes
/// last, so the tests are the opposites of greater.
static Value searchSorted(TorchBuilder &b, Value sequence, Value values,
                          bool right) {
  if (b.failed())
    return {};
  auto isAfter = [&](Value at, Value value) {
    return right ? b.gt(at, value) : b.ge(at, value);
  };
  if (!isFew(sequence))
    return searchHalves(b, sequence, values, [&](Value at, Value value) {
      return b.logical_not(isAfter(at, value));
    });
  Value row = b.rankOf(sequence) == 1 ? sequence : b.unsqueeze(sequence, -2);
  Value after = isAfter(row, b.unsqueeze(values, -1));
  return b.sum(b.logical_not(after), ints(-1));
}

/// Whether each of `x` is among `tests`, a vector.
static Value isAmong(TorchBuilder &b, Value x, Value tests) {
  if (b.failed())
    return {};
  if (isFew(tests))
    return b.any(b.eq(b.unsqueeze(x, -1), tests), -1, false);
  Value sorted = b.sort(tests, 0);
  Value place = searchHalves(b, sorted, x, [&](Value at, Value value) {
    return b.lt(at, value); // NaN, which comes last, is before nothing.
  });
  Value one = b.zeros(ints(1), b.dtypeOf(tests));
  Value at = b.take(b.cat(Arg::List{sorted, one}, 0), place);
  return b.logical_and(b.eq(at, x), b.lt(place, b.sizeOf(tests, 0)));
}

template <typename Op>
static Value searchSortedOp(TorchBuilder &b, Op op) {
  Value sequence = op.getSortedSequence();
  Value values = op.getSelf();
  // A number between two integers is compared as it is.
  Type dtype = b.dtypeOf(sequence);
  bool isBetween =
      isa<TorchFloatType>(values.getType()) && !b.isFloat(sequence);
  if (!isa<TorchTensorType>(values.getType()))
    values = b.scalar_tensor(values, isBetween ? Type(b.f64()) : dtype);
  else if (b.rankOf(values) == 0)
    values = b.cast(values, b.promote(sequence, values));
  if (!isNone(op.getSorter()))
    sequence = b.gather(sequence, -1, op.getSorter());
  bool right = getConstantBool(op.getRight()).value_or(false) ||
               getConstantStr(op.getSide()).value_or("") == "right";
  return b.cast(searchSorted(b, sequence, values, right),
                b.dtypeOf(op.getResult()));
}

static void addSearches(DecomposeRules &rules) {
  // isin(x, y)[i] = whether any y is x[i]
  rules.add([](TorchBuilder &b, AtenIsinTensorTensorOp op) {
    Value x = op.getElements(), tests = op.getTestElements();
    // A number of a wider dtype is one of the other's.
    if (b.rankOf(x) == 0 || b.rankOf(tests) == 0) {
      Type dtype = b.promote(x, tests);
      x = b.cast(x, dtype);
      tests = b.cast(tests, dtype);
    }
    tests = b.reshape(tests, ints(-1));
    Value found = isAmong(b, x, tests);
    std::optional<bool> invert = getConstantBool(op.getInvert());
    if (!invert)
      return b.fail("a flag that is known only at run time");
    return *invert ? b.logical_not(found) : found;
  });
  rules.add([](TorchBuilder &b, AtenIsinScalarTensorOp op) {
    Value element = b.scalar_tensor(
        op.getElement(), b.promote(op.getTestElements(), op.getElement()));
    return b.isin(element, op.getTestElements(), op.getAssumeUnique(),
                  op.getInvert());
  });
  rules.add([](TorchBuilder &b, AtenIsinTensorScalarOp op) {
    Value test = b.scalar_tensor(
        op.getTestElement(), b.promote(op.getElements(), op.getTestElement()));
    return b.isin(op.getElements(), test, op.getAssumeUnique(), op.getInvert());
  });
  rules.add(searchSortedOp<AtenSearchsortedTensorOp>);
  rules.add(searchSortedOp<AtenSearchsortedScalarOp>);
  rules.add([](TorchBuilder &b, AtenBucketizeTensorOp op) {
    return b.searchsorted(op.getBoundaries(), op.getSelf(), op.getOutInt32(),
                          op.getRight());
  });
  rules.add([](TorchBuilder &b, AtenBucketizeScalarOp op) {
    return b.searchsorted(op.getBoundaries(), op.getSelf(), op.getOutInt32(),
                          op.getRight());
  });
}

//===----------------------------------------------------------------------===//
// Counts
//===----------------------------------------------------------------------===//

/// The least and the largest element, or 0 and 1 where there is none.
static std::pair<Value, Value> extremes(TorchBuilder &b, Value x) {
  auto with = [&](double value) {
    return b.cat(Arg::List{x, b.full(ints(1), value, b.dtypeOf(x))}, 0);
  };
  Value least = b.amin(with(kInfinity)), most = b.amax(with(-kInfinity));
  Value isEmpty = b.eq(b.scalar_tensor(b.sizeOf(x, 0), b.i64()), 0);
  return {b.where(isEmpty, 0.0, least), b.where(isEmpty, 1.0, most)};
}

/// Limits of no width, `margin` around them.
static std::pair<Value, Value> widened(TorchBuilder &b, Value first, Value last,
                                       double margin) {
  Value isOne = b.eq(first, last);
  return {b.where(isOne, b.sub(first, margin), first),
          b.where(isOne, b.add(last, margin), last)};
}

/// The sums of the weights of points (a vector of each coordinate) in boxes
/// between two edges of each dim, the last one among them; a density has an
/// integral of 1.
static Value sumsInBoxes(TorchBuilder &b, ArrayRef<Value> points,
                         ArrayRef<Value> edges, Value weight, Value density) {
  std::optional<bool> isDensity = getConstantBool(density);
  if (!isDensity)
    return b.fail("a flag that is known only at run time");
  Type dtype = b.dtypeOf(points.front());
  Value inside, place;
  SmallVector<Value> sizes;
  for (auto [x, edge] : llvm::zip(points, edges)) {
    Value bins = b.sub(b.sizeOf(edge, 0), 1);
    Value isIn = b.logical_and(b.ge(x, b.select(edge, 0, 0)),
                               b.le(x, b.select(edge, 0, -1)));
    Value at = b.clamp(b.sub(b.searchsorted(edge, x, false, true), 1), 0,
                       b.sub(bins, 1));
    inside = inside ? b.logical_and(inside, isIn) : isIn;
    place = place ? b.add(b.mul(place, bins), at) : at;
    sizes.push_back(bins);
  }
  Value counts = isNone(weight)
                     ? b.cast(inside, dtype)
                     : b.where(inside, b.reshape(weight, ints(-1)), 0.0);
  Value count = sizes.front();
  for (Value bins : ArrayRef(sizes).drop_front())
    count = b.mul(count, bins);
  Value sums = b.index_add(b.zeros(Arg::List{count}, dtype), 0, place, counts);
  if (sizes.size() > 1)
    sums = b.reshape(sums, sizes);
  if (!*isDensity)
    return sums;
  sums = b.div(sums, b.sum(sums));
  for (auto [i, edge] : llvm::enumerate(edges)) {
    SmallVector<int64_t> along(edges.size(), 1);
    along[i] = -1;
    Value widths = b.diff(edge);
    sums = b.div(sums, edges.size() > 1 ? b.reshape(widths, along) : widths);
  }
  return sums;
}

/// `bins` edges of equal bins over a range, or over all elements of x.
static Value evenEdges(TorchBuilder &b, Value x, Value bins,
                       ArrayRef<Value> range) {
  Value first, last;
  if (range.empty()) {
    std::tie(first, last) = extremes(b, x);
  } else {
    first = b.scalar_tensor(range[0], b.dtypeOf(x));
    last = b.scalar_tensor(range[1], b.dtypeOf(x));
  }
  std::tie(first, last) = widened(b, first, last, 0.5);
  return b.linspace(first, last, b.add(bins, 1), b.dtypeOf(x));
}

/// The coordinates in the last dim of x, each as a vector.
static SmallVector<Value> coordinatesOf(TorchBuilder &b, Value x,
                                        size_t count) {
  SmallVector<Value> points;
  for (size_t i = 0; i < count; ++i)
    points.push_back(b.reshape(b.select(x, -1, int64_t(i)), ints(-1)));
  return points;
}

/// The edges of `bins` bins of each coordinate.
static SmallVector<Value> evenEdgesOf(TorchBuilder &b, ArrayRef<Value> points,
                                      ArrayRef<Value> bins, Value range) {
  SmallVector<Value> limits, edges;
  if (!isNone(range))
    limits = b.unpack(range);
  if (!limits.empty() && limits.size() != 2 * points.size()) {
    b.fail("a range that is not two numbers a dim");
    return {};
  }
  for (auto [i, x] : llvm::enumerate(points))
    edges.push_back(evenEdges(
        b, x, bins[i],
        limits.empty() ? ArrayRef<Value>() : ArrayRef(limits).slice(2 * i, 2)));
  return edges;
}

static void addHistograms(DecomposeRules &rules) {
  rules.add([](TorchBuilder &b, AtenHistogramBinCtOp op) {
    Value x = b.reshape(op.getSelf(), ints(-1)), bins = op.getBins();
    SmallVector<Value> edges = evenEdgesOf(b, x, bins, op.getRange());
    if (b.failed())
      return edges;
    return SmallVector<Value>{
        sumsInBoxes(b, x, edges, op.getWeight(), op.getDensity()),
        edges.front()};
  });
  rules.add([](TorchBuilder &b, AtenHistogramBinsTensorOp op) {
    Value x = b.reshape(op.getSelf(), ints(-1)), edges = op.getBins();
    return SmallVector<Value>{
        sumsInBoxes(b, x, edges, op.getWeight(), op.getDensity()), edges};
  });
  rules.add([](TorchBuilder &b, Aten_HistogramddBinEdgesOp op) {
    SmallVector<Value> bins = b.unpack(op.getBins());
    return b.listOf(evenEdgesOf(b, coordinatesOf(b, op.getSelf(), bins.size()),
                                bins, op.getRange()));
  });
  rules.add([](TorchBuilder &b, Aten_HistogramddFromBinCtsOp op) {
    SmallVector<Value> bins = b.unpack(op.getBins());
    SmallVector<Value> points = coordinatesOf(b, op.getSelf(), bins.size());
    SmallVector<Value> edges = evenEdgesOf(b, points, bins, op.getRange());
    if (b.failed())
      return Value();
    return sumsInBoxes(b, points, edges, op.getWeight(), op.getDensity());
  });
  rules.add([](TorchBuilder &b, Aten_HistogramddFromBinTensorsOp op) {
    SmallVector<Value> edges = b.unpack(op.getBins());
    SmallVector<Value> points = coordinatesOf(b, op.getSelf(), edges.size());
    if (b.failed())
      return Value();
    return sumsInBoxes(b, points, edges, op.getWeight(), op.getDensity());
  });
}

//===----------------------------------------------------------------------===//
// Segments
//===----------------------------------------------------------------------===//

/// Reduces along `axis` what lies between two offsets, the last of which is
/// where nothing is taken any more; lengths are the distances of offsets.
static Value segmentReduce(TorchBuilder &b, AtenSegmentReduceOp op) {
  Value x = op.getData(), offsets = op.getOffsets();
  Type dtype = b.dtypeOf(x);
  std::optional<StringRef> kind = getConstantStr(op.getReduce());
  bool byLength = isNone(offsets);
  if (!kind || (byLength && isNone(op.getLengths())))
    return b.fail("its reduction or its segments are known only at run time");
  if (byLength) {
    Value lengths = b.cast(op.getLengths(), b.i64());
    offsets = b.constant_pad_nd(b.cumsum(lengths, -1), ints(1, 0), 0);
  }
  offsets = b.cast(offsets, b.i64());
  int64_t axis = b.rankOf(offsets) - 1;
  bool isMean = *kind == "mean";
  StringRef reduce = llvm::StringSwitch<StringRef>(*kind)
                         .Cases({"sum", "mean"}, "sum")
                         .Case("prod", "prod")
                         .Cases({"max", "amax"}, "amax")
                         .Cases({"min", "amin"}, "amin")
                         .Default("");
  if (reduce.empty())
    return b.fail("PyTorch has no reduction '" + kind->str() + "'");
  double nothing = reduce == "amax"   ? -kInfinity
                   : reduce == "amin" ? kInfinity
                                      : double(reduce == "prod");
  bool isOpen = isNone(op.getInitial());
  Value initial = isOpen ? b.value(nothing) : Value(op.getInitial());
  // Place 0 has what lies in front of the first segment.
  SmallVector<Value> sizes = b.sizesOf(offsets), whole = b.sizesOf(x);
  if (b.failed())
    return {};
  Value count = sizes.back();
  sizes.back() = whole[axis];
  Value places = b.expand(b.arange(sizes.back()), ValueRange(sizes));
  Value segment = b.searchsorted(offsets, places, false, true);
  whole[axis] = b.add(count, 1);
  segment = alongDim(b, segment, axis, b.rankOf(x));
  Value into = b.full(ValueRange(whole), initial, dtype);
  Value y = b.scatter_reduce(into, axis, b.expand_as(segment, x), x, reduce);
  y = b.slice(y, axis, 1, count);
  if (!isMean)
    return y;
  Value lengths = alongDim(b, b.diff(offsets, 1, -1), axis, b.rankOf(x));
  Value mean = b.div(y, b.cast(b.clamp(lengths, 1), dtype));
  return isOpen ? b.where(b.eq(lengths, 0), kNan, mean) : mean;
}

static void addCounts(DecomposeRules &rules) {
  rules.add(segmentReduce);
  // bincount(x)[i] = how many elements are i, or the sum of their weights. The
  // number of bins is that of the largest element and `minlength`.
  rules.add([](TorchBuilder &b, AtenBincountOp op) {
    Value x = b.cast(op.getSelf(), b.i64());
    Type dtype = b.dtypeOf(op.getResult());
    Value least = b.full(ints(1), b.sub(op.getMinlength(), 1), b.i64());
    Value bins = b.add(b.Int(b.max(b.cat(Arg::List{x, least}, 0))), 1);
    Value weights = isNone(op.getWeights())
                        ? b.ones(ValueRange(b.sizesOf(x)), dtype)
                        : b.cast(op.getWeights(), dtype);
    return b.index_add(b.zeros(Arg::List{bins}, dtype), 0, x, weights);
  });
  // histc(x)[i] = how many elements are in bin i of those between min and max;
  // max belongs to the last bin. Without limits, those of the elements.
  rules.add([](TorchBuilder &b, AtenHistcOp op) {
    Value x = b.reshape(op.getSelf(), ints(-1)), bins = op.getBins();
    Type dtype = b.dtypeOf(op.getResult());
    Value first = b.scalar_tensor(op.getMin(), dtype),
          last = b.scalar_tensor(op.getMax(), dtype);
    std::optional<double> low = getConstantFloat(op.getMin()),
                          high = getConstantFloat(op.getMax());
    if (!low || !high || *low == *high) {
      auto [least, most] = extremes(b, x);
      Value isOpen = b.eq(first, last);
      std::tie(first, last) = widened(b, b.where(isOpen, least, first),
                                      b.where(isOpen, most, last), 1);
    }
    Value inside = b.logical_and(b.ge(x, first), b.le(x, last));
    Value place = b.div(b.mul(b.sub(x, first), bins), b.sub(last, first));
    Value bin = b.clamp(b.floor(place), 0, b.sub(bins, 1));
    Value isHere = b.eq(b.unsqueeze(b.cast(bin, b.i64()), 1), b.arange(bins));
    Value counts =
        b.sum(b.logical_and(isHere, b.unsqueeze(inside, 1)), ints(0));
    return b.cast(counts, dtype);
  });
  // one_hot(x, n) = (x == [0, 1, …, n - 1]); for an n of -1, as many as the
  // largest element asks for
  rules.add([](TorchBuilder &b, AtenOneHotOp op) {
    Value classes = op.getNumClasses();
    if (getConstantInt(classes).value_or(0) < 0)
      classes = b.add(b.Int(b.max(op.getSelf())), 1);
    Value hot = b.eq(b.unsqueeze(op.getSelf(), -1), b.arange(classes));
    return b.cast(hot, b.i64());
  });
}

//===----------------------------------------------------------------------===//
// Repeats
//===----------------------------------------------------------------------===//

static void addRepeats(DecomposeRules &rules) {
  // repeat_interleave(x, n, dim): a new dim of n after `dim`, joined with it
  rules.add([](TorchBuilder &b, AtenRepeatInterleaveSelfIntOp op) {
    Value x = op.getSelf();
    int64_t dim = dimOrFlat(b, x, op.getDim());
    x = !b.failed() && !b.rankOf(x) ? b.unsqueeze(x, 0) : x;
    SmallVector<Value> sizes = b.sizesOf(x);
    if (b.failed())
      return Value();
    SmallVector<Value> joined = sizes;
    joined[dim] = b.mul(sizes[dim], op.getRepeats());
    sizes.insert(sizes.begin() + dim + 1, op.getRepeats());
    return b.reshape(b.expand(b.unsqueeze(x, dim + 1), ValueRange(sizes)),
                     joined);
  });
  // repeat_interleave(n)[i] = how many running sums of n are not above i
  rules.add([](TorchBuilder &b, AtenRepeatInterleaveTensorOp op) {
    Value repeats = op.getRepeats();
    Value total = op.getOutputSize();
    if (isNone(total))
      total = b.Int(b.sum(repeats));
    Value places = countUpTo(b, b.cumsum(b.cast(repeats, b.i64()), 0), total);
    return b.cast(places, b.dtypeOf(op.getResult()));
  });
  // repeat_interleave(x, n, dim) selects x at repeat_interleave(n); n may be
  // one number for all.
  rules.add([](TorchBuilder &b, AtenRepeatInterleaveSelfTensorOp op) {
    Value x = op.getSelf(), repeats = op.getRepeats();
    int64_t dim = dimOrFlat(b, x, op.getDim());
    if (b.failed())
      return Value();
    if (!b.rankOf(repeats))
      repeats = b.unsqueeze(repeats, 0);
    if (b.failed() || !b.rankOf(x))
      return b.fail("a number has no dim to repeat along");
    if (b.typeOf(repeats).getDims()[0] != b.typeOf(x).getDims()[dim])
      repeats = b.expand(repeats, Arg::List{b.sizeOf(x, dim)});
    Value places = b.repeat_interleave(repeats, op.getOutputSize());
    return b.index_select(x, dim, places);
  });
}

//===----------------------------------------------------------------------===//
// Runs of equal elements
//===----------------------------------------------------------------------===//

namespace {
struct Runs {
  /// Where each run begins.
  Value starts;
  /// Which run each place belongs to.
  Value run;
  /// How long each run is.
  Value length;
};
} // namespace

/// The runs of a vector or of equal slices along its first dim.
static Runs runsOf(TorchBuilder &b, Value x) {
  Value differ = b.ne(b.slice(x, 0, 1, std::nullopt), b.slice(x, 0, 0, -1));
  if (b.failed())
    return {};
  if (b.rankOf(x) > 1)
    differ = b.any(b.flatten(differ, 1), 1, false);
  Value size = b.sizeOf(x, 0);
  Value first = b.slice(b.ones(Arg::List{size}, b.boolean()), 0, 0, 1);
  Value begins = b.cat(Arg::List{first, differ}, 0);
  Value run = b.sub(b.cumsum(begins, 0), 1);
  Value starts = b.select(b.nonzero(begins), 1, 0);
  Value ends =
      b.slice(b.cat(Arg::List{starts, b.full(ints(1), size, b.i64())}, 0), 0, 1,
              std::nullopt);
  return {starts, run, b.sub(ends, starts)};
}

/// An inverse or counts that were not asked for are empty.
static Value ifAsked(TorchBuilder &b, Value flag, Value value) {
  return getConstantBool(flag).value_or(true) ? value
                                              : b.zeros(ints(0), b.i64());
}

template <typename Op>
static SmallVector<Value> uniqueConsecutive(TorchBuilder &b, Op op) {
  Value x = op.getSelf();
  bool flatten = isNone(op.getDim());
  int64_t dim = flatten ? 0 : dimOf(x, op.getDim());
  Value rows = flatten ? b.reshape(x, ints(-1)) : moveDim(b, x, dim, 0);
  Runs runs = runsOf(b, rows);
  Value values = moveDim(b, b.index_select(rows, 0, runs.starts), 0, dim);
  if (flatten)
    runs.run = b.view(runs.run, ValueRange(b.sizesOf(x)));
  // Along a dim, PyTorch gives both in any case.
  if (!flatten)
    return {values, runs.run, runs.length};
  return {values, ifAsked(b, op.getReturnInverse(), runs.run),
          ifAsked(b, op.getReturnCounts(), runs.length)};
}

static void addUnique(DecomposeRules &rules) {
  rules.add(uniqueConsecutive<AtenUniqueConsecutiveOp>);
  rules.add(uniqueConsecutive<AtenUniqueDimConsecutiveOp>);
  rules.add([](TorchBuilder &b, Aten_UniqueOp op) {
    SmallVector<Value> found = b.callAll(
        "aten::_unique2", {op.getSelf(), true, op.getReturnInverse(), false});
    if (!found.empty())
      found.pop_back();
    return found;
  });
  // Of a single number, and of floats: runtimes lose NaNs, of which each is
  // unique. The runs of the sorted elements; place order[i] is in run i.
  rules.add([](TorchBuilder &b, Aten_Unique2Op op) {
    Value x = op.getSelf();
    SmallVector<Value> sorted =
        b.callAll("aten::sort", {b.reshape(x, ints(-1)), 0, false});
    if (b.failed())
      return SmallVector<Value>();
    Runs runs = runsOf(b, sorted[0]);
    Value inverse =
        b.view(b.scatter(b.zeros_like(runs.run), 0, sorted[1], runs.run),
               ValueRange(b.sizesOf(x)));
    return SmallVector<Value>{b.index_select(sorted[0], 0, runs.starts),
                              ifAsked(b, op.getReturnInverse(), inverse),
                              ifAsked(b, op.getReturnCounts(), runs.length)};
  });
}

void torchonnx::addSearchDecompositions(DecomposeRules &rules) {
  addSearches(rules);
  addCounts(rules);
  addHistograms(rules);
  addRepeats(rules);
  addUnique(rules);
}
