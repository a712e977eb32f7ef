//===- Scan.cpp - Decompositions: Scan ------------------------------------===//
//
// Running products, extremes and log-sum-exps, by doubling: after k rounds each
// element holds the result of the 2^k elements that end at it.
//
//===----------------------------------------------------------------------===//

#include "passes/Decompose/Repeat.h"
#include "passes/Decompose/Rules.h"
#include "passes/Decompose/Shapes.h"
#include "passes/Utils/EmptyDims.h"

using namespace mlir;
using namespace torchonnx;

namespace {
using Values = SmallVector<Value>;
/// An associative operation on (earlier, later) elements.
using Combine = llvm::function_ref<Values(ArrayRef<Value>, ArrayRef<Value>)>;
} // namespace

/// One round: combines each element with the one `shift` before it, if there
/// is one. `places` counts the elements along `dim`.
static Values combineShifted(TorchBuilder &b, ArrayRef<Value> x, int64_t dim,
                             Value shift, Value places, Combine combine) {
  Value before = b.sub(places, shift);
  Value source = b.clamp_min(before, 0);
  Values shifted;
  for (Value part : x)
    shifted.push_back(b.index_select(part, dim, source));
  Values combined = combine(shifted, x);
  if (b.failed())
    return {};
  Value exists = alongDim(b, b.ge(before, 0), dim, b.rankOf(x.front()));
  for (auto [result, part] : llvm::zip(combined, x))
    result = b.where(exists, result, part);
  return combined;
}

/// The rounds unrolled, for a size that is a number: the first `shift` elements
/// are done, the others take one more.
static Values scanUnrolled(TorchBuilder &b, Values x, int64_t dim, int64_t size,
                           Combine combine) {
  for (int64_t shift = 1; shift < size && !b.failed(); shift *= 2) {
    Values earlier, later;
    for (Value part : x) {
      earlier.push_back(b.slice(part, dim, 0, size - shift));
      later.push_back(b.slice(part, dim, shift, std::nullopt));
    }
    Values combined = combine(earlier, later);
    if (b.failed())
      return {};
    for (auto [part, result] : llvm::zip(x, combined))
      part = b.cat(Arg::List{b.slice(part, dim, 0, shift), result}, dim);
  }
  return x;
}

/// The rounds in a loop while `shift` is below a size from run time.
static Values scanInLoop(TorchBuilder &b, Values x, int64_t dim,
                         Combine combine) {
  Value size = b.sizeOf(x.front(), dim);
  Value places = b.arange(size), shift = b.value(1);
  Values carried = {shift};
  llvm::append_range(carried, x);
  Values ends = repeatWhile(
      b, b.lt(shift, size), carried, [&](Value, ArrayRef<Value> in) -> Values {
        Value twice = b.mul(in[0], 2);
        Values next = combineShifted(b, Values(in.drop_front()), dim, in[0],
                                     places, combine);
        next.insert(next.begin(), {b.lt(twice, size), twice});
        return next;
      });
  return b.failed() ? Values() : Values(llvm::drop_begin(ends));
}

static Values scan(TorchBuilder &b, Values x, int64_t dim, Combine combine) {
  if (b.failed() || !b.rankOf(x.front()))
    return x;
  if (std::optional<int64_t> size = b.typeOf(x.front()).getSize(dim))
    return scanUnrolled(b, x, dim, *size, combine);
  return scanInLoop(b, x, dim, combine);
}

/// A scan of one tensor by one operator.
static Value scanOne(TorchBuilder &b, Value x, int64_t dim,
                     llvm::function_ref<Value(Value, Value)> combine) {
  Values result = scan(b, {x}, dim, [&](ArrayRef<Value> a, ArrayRef<Value> c) {
    return Values{combine(a[0], c[0])};
  });
  return result.empty() ? Value() : result.front();
}

/// The extreme so far, and the last place that it was met at.
static Values scanExtreme(TorchBuilder &b, Value x, Value dimArg, bool isMax) {
  int64_t dim = dimOf(x, dimArg);
  if (!b.rankOf(x))
    return {x, b.scalarTensor(0, b.i64())};
  Value places =
      b.expand_as(alongDim(b, b.arange(b.sizeOf(x, dim)), dim, b.rankOf(x)), x);
  // Booleans have no order in ONNX.
  Type dtype = b.dtypeOf(x);
  Value values = b.isBool(x) ? b.cast(x, b.builder.getI32Type()) : x;
  auto later = [&](ArrayRef<Value> a, ArrayRef<Value> c) -> Values {
    Value wins = isMax ? b.ge(c[0], a[0]) : b.le(c[0], a[0]);
    // NaN is the extreme of all.
    if (isa<mlir::FloatType>(dtype))
      wins = b.logical_or(wins, b.isnan(c[0]));
    return {b.where(wins, c[0], a[0]), b.where(wins, c[1], a[1])};
  };
  Values results = scan(b, {values, places}, dim, later);
  if (!results.empty())
    results[0] = b.cast(results[0], dtype);
  return results;
}

/// Of complex numbers, one after the other: how often an angle goes around
/// depends on the order.
static Value logCumSumExpInOrder(TorchBuilder &b, Value x, int64_t dim) {
  Value size = b.sizeOf(x, dim),
        places = alongDim(b, b.arange(size), dim, b.rankOf(x));
  Values sums = repeat(
      b, b.max_(b.sub(size, 1), 0), Values{x},
      [&](Value i, ArrayRef<Value> in) -> Values {
        Value at = b.add(i, 1);
        Value next = b.logaddexp(b.select(x, dim, at), b.select(in[0], dim, i));
        return {b.where(b.eq(places, at), b.unsqueeze(next, dim), in[0])};
      });
  return sums.empty() ? Value() : sums.front();
}

/// Integrals of what is known at points: of no points, 0.
static void addTrapezoids(DecomposeRules &rules) {
  // (sum(y) - (y[0] + y[-1]) / 2) dx
  rules.add([](TorchBuilder &b, AtenTrapezoidDxOp op) {
    Value y = op.getY();
    int64_t dim = dimOf(y, op.getDim());
    auto end = [&](int64_t at) {
      if (b.failed() || !mayBeEmpty(b.oracle.getSymbols(), y, {dim}))
        return b.select(y, dim, at);
      Value one =
          at ? b.slice(y, dim, -1, std::nullopt) : b.slice(y, dim, 0, 1);
      return b.cast(b.sum(one, ints(dim)), b.dtypeOf(y));
    };
    Value first = end(0), last = end(-1), sum = b.sum(y, ints(dim));
    return b.mul(b.sub(sum, b.mul(b.add(first, last), 0.5)), op.getDx());
  });
  // sum((y[1:] + y[:-1]) (x[1:] - x[:-1])) / 2
  rules.add([](TorchBuilder &b, AtenTrapezoidXOp op) {
    Value y = op.getY(), x = op.getX();
    int64_t dim = dimOf(y, op.getDim()), rank = b.rankOf(y);
    if (b.failed())
      return Value();
    if (b.rankOf(x) == 1)
      x = alongDim(b, x, dim, rank);
    for (int64_t i = b.rankOf(x); i < rank; ++i)
      x = b.unsqueeze(x, 0);
    auto later = [&](Value v) { return b.slice(v, dim, 1, std::nullopt); };
    auto earlier = [&](Value v) { return b.slice(v, dim, 0, -1); };
    Value boxes =
        b.mul(b.add(earlier(y), later(y)), b.sub(later(x), earlier(x)));
    return b.div(b.sum(boxes, ints(dim)), 2.0);
  });
}

void torchonnx::addScanDecompositions(DecomposeRules &rules) {
  addTrapezoids(rules);
  // ONNX before 26.
  rules.add([](TorchBuilder &b, AtenCumprodOp op) {
    Value x = b.cast(op.getSelf(), b.dtypeOf(op.getResult()));
    return scanOne(b, x, dimOf(x, op.getDim()),
                   [&](Value a, Value c) { return b.mul(a, c); });
  });
  rules.add([](TorchBuilder &b, AtenLogcumsumexpOp op) {
    Value x = op.getSelf();
    int64_t dim = dimOf(x, op.getDim());
    if (b.isComplex(x) && b.rankOf(x))
      return logCumSumExpInOrder(b, x, dim);
    return scanOne(b, x, dim,
                   [&](Value a, Value c) { return b.logaddexp(a, c); });
  });
  rules.holdForComplex(
      {"aten::logcumsumexp", "aten::trapezoid.dx", "aten::trapezoid.x"});
  rules.add([](TorchBuilder &b, AtenCummaxOp op) {
    return scanExtreme(b, op.getSelf(), op.getDim(), true);
  });
  rules.add([](TorchBuilder &b, AtenCumminOp op) {
    return scanExtreme(b, op.getSelf(), op.getDim(), false);
  });
  // x[1:] - x[:-1], n times, which leaves nothing of fewer elements; of bools,
  // where neighbours differ.
  rules.add([](TorchBuilder &b, AtenDiffOp op) {
    std::optional<int64_t> times = getConstantInt(op.getN());
    if (!times)
      return b.fail("how many times is known only at run time");
    Value x = op.getSelf();
    // Zero times, what is joined to it is left out too.
    if (*times == 0)
      return x;
    int64_t dim = dimOf(x, op.getDim());
    Arg::List parts;
    for (Value part : {op.getPrepend(), x, op.getAppend()})
      if (!isNone(part))
        parts.push_back(part);
    if (parts.size() > 1)
      x = b.cat(parts, dim);
    for (int64_t i = 0; i < *times && !b.failed(); ++i) {
      Value later = b.slice(x, dim, 1, std::nullopt),
            earlier = b.slice(x, dim, 0, -1);
      x = b.isBool(x) ? b.logical_xor(later, earlier) : b.sub(later, earlier);
    }
    return x;
  });
  // cumsum of complex values: of their parts.
  rules.add([](TorchBuilder &b, AtenCumsumOp op) {
    Value x = op.getSelf();
    if (!b.isComplex(x))
      return b.fail("no rule takes its dtype");
    return b.view_as_complex(
        b.cumsum(b.view_as_real(x), dimOf(x, op.getDim())));
  });
}
