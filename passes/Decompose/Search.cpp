//===- Search.cpp - Decompositions: Search --------------------------------===//
//
// Searches, counts, and what is repeated or found once.
//
//===----------------------------------------------------------------------===//

#include "passes/Decompose/Rules.h"
#include "passes/Decompose/Shapes.h"

using namespace mlir;
using namespace torchonnx;

//===----------------------------------------------------------------------===//
// Searches
//===----------------------------------------------------------------------===//

/// How many elements of an ascending sequence come before each of `values`:
/// those that are less; with `right`, those that are not greater. NaN comes
/// last, so the tests are the opposites of greater.
static Value searchSorted(TorchBuilder &b, Value sequence, Value values,
                          bool right) {
  Value row = b.unsqueeze(sequence, -2);
  if (b.failed())
    return {};
  if (b.rankOf(sequence) == 1)
    row = sequence;
  Value column = b.unsqueeze(values, -1);
  Value after = right ? b.gt(row, column) : b.ge(row, column);
  return b.sum(b.logical_not(after), ints(-1));
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
    Value tests = b.reshape(op.getTestElements(), ints(-1));
    Value found =
        b.any(b.eq(b.unsqueeze(op.getElements(), -1), tests), -1, false);
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

static void addCounts(DecomposeRules &rules) {
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
    Value x = b.reshape(op.getSelf(), ints(-1));
    Type dtype = b.dtypeOf(op.getResult());
    std::optional<double> low = getConstantFloat(op.getMin());
    std::optional<double> high = getConstantFloat(op.getMax());
    std::optional<int64_t> bins = getConstantInt(op.getBins());
    if (!low || !high || !bins)
      return b.fail("its bins are known only at run time");
    Value first = b.scalarTensor(*low, dtype),
          last = b.scalarTensor(*high, dtype);
    if (*low == *high) {
      // A range of no width is one of 2 around it.
      Value min = b.min(x), max = b.max(x), same = b.eq(min, max);
      first = b.where(same, b.sub(min, 1), min);
      last = b.where(same, b.add(max, 1), max);
    }
    Value inside = b.logical_and(b.ge(x, first), b.le(x, last));
    Value place = b.div(b.mul(b.sub(x, first), *bins), b.sub(last, first));
    Value bin = b.clamp(b.floor(place), 0, *bins - 1);
    Value isHere = b.eq(b.unsqueeze(b.cast(bin, b.i64()), 1), b.arange(*bins));
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
    int64_t dim = 0;
    if (isNone(op.getDim()))
      x = b.reshape(x, ints(-1));
    else
      dim = dimOf(x, op.getDim());
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
    Value places = searchSorted(b, b.cumsum(b.cast(repeats, b.i64()), 0),
                                b.arange(total), true);
    return b.cast(places, b.dtypeOf(op.getResult()));
  });
  // repeat_interleave(x, n, dim) selects x at repeat_interleave(n)
  rules.add([](TorchBuilder &b, AtenRepeatInterleaveSelfTensorOp op) {
    Value x = op.getSelf(), repeats = op.getRepeats();
    int64_t dim = 0;
    if (isNone(op.getDim()))
      x = b.reshape(x, ints(-1));
    else
      dim = dimOf(x, op.getDim());
    if (b.failed())
      return Value();
    if (!b.rankOf(repeats))
      repeats = b.unsqueeze(repeats, 0);
    if (b.typeOf(repeats).getSize(0) == 1)
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
  /// Whether a run begins at each place.
  Value begins;
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
  Value ends = b.cat(Arg::List{b.slice(starts, 0, 1, std::nullopt),
                               b.full(ints(1), size, b.i64())},
                     0);
  return {begins, run, b.sub(ends, starts)};
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
  Value values = moveDim(b, indexAt(b, rows, 0, runs.begins), 0, dim);
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
    return SmallVector<Value>{indexAt(b, sorted[0], 0, runs.begins),
                              ifAsked(b, op.getReturnInverse(), inverse),
                              ifAsked(b, op.getReturnCounts(), runs.length)};
  });
}

void torchonnx::addSearchDecompositions(DecomposeRules &rules) {
  addSearches(rules);
  addCounts(rules);
  addRepeats(rules);
  addUnique(rules);
}
