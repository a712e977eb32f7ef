//===- QuickSelect.cpp - Which of equal elements PyTorch finds ------------===//
//
// PyTorch's quick_select_template (aten/src/ATen/native/Sorting.cpp) partitions
// a row between places L and R around the median of three, by Hoare's scheme,
// until place k is settled. Here one round does so for every row at once.
//
//===----------------------------------------------------------------------===//

#include "passes/Decompose/QuickSelect.h"
#include "passes/Decompose/Repeat.h"

using namespace mlir;
using namespace torchonnx;

namespace {

/// Rows in the order that the exchanges so far have made. What is one for each
/// row is [rows, 1].
struct Rows {
  TorchBuilder &b;
  /// 0 … n - 1: [n].
  Value places;
  /// The rank of each element's value, and where it was at first: [rows, n].
  Value ranks, origins;

  Value rankAt(Value place) {
    return b.sum(b.where(b.eq(places, place), ranks, 0), ints(1), true);
  }
  /// Takes the element for each place from another one.
  void rearrange(Value from) {
    ranks = b.gather(ranks, 1, from);
    origins = b.gather(origins, 1, from);
  }
  void swap(Value p, Value q, Value condition) {
    q = b.where(condition, q, p);
    rearrange(b.where(b.eq(places, p), q, b.where(b.eq(places, q), p, places)));
  }
  void order(Value p, Value q, Value condition) {
    swap(p, q, b.logical_and(condition, b.gt(rankAt(p), rankAt(q))));
  }
  Value both(Value x, Value y) { return b.logical_and(x, y); }
  Value count(Value flags) { return b.cumsum(b.cast(flags, b.i64()), 1); }

  /// One round between `left` and `right`; gives the next two.
  std::pair<Value, Value> partition(Value left, Value right, Value place);

  /// Exchanges stop t of a scan from the left with stop t of one from the right
  /// while that is behind it (or, if `meets`, the same); gives for each place
  /// whether it was a stop of the one or the other and took part.
  std::pair<Value, Value> exchange(Value isLow, Value isHigh, bool meets);
  /// The same of std::nth_element.
  std::pair<Value, Value> introselect(Value first, Value last, Value place);
};

/// The elements of each row of x [rows, n] in order.
struct Order {
  Order(TorchBuilder &b, Value x, bool descending);
  /// [rows, n]: by place in the order, the elements' places and their ranks;
  /// by element, its rank. Equal elements, and NaNs, have the same one.
  Value origins, inOrder, ranks;
  /// [rows, n - 1]: whether an element in order differs from the next.
  Value isNew;
};

} // namespace

Order::Order(TorchBuilder &b, Value x, bool descending) {
  SmallVector<Value> sorted = b.callAll("aten::sort", {x, 1, descending});
  if (b.failed())
    return;
  auto neighbours = [&](Value v) {
    return std::pair(b.slice(v, 1, 1, std::nullopt), b.slice(v, 1, 0, -1));
  };
  auto [next, previous] = neighbours(sorted[0]);
  isNew = b.ne(next, previous);
  if (b.isFloat(x)) {
    auto [nextIsNan, previousIsNan] = neighbours(b.isnan(sorted[0]));
    isNew = b.logical_and(
        isNew, b.logical_not(b.logical_and(nextIsNan, previousIsNan)));
  }
  origins = sorted[1];
  inOrder =
      b.constant_pad_nd(b.cumsum(b.cast(isNew, b.i64()), 1), ints(1, 0), 0);
  ranks = b.scatter(b.zeros_like(origins), 1, origins, inOrder);
}

std::pair<Value, Value> Rows::exchange(Value isLow, Value isHigh, bool meets) {
  Value lows = count(isLow), upTo = count(isHigh);
  Value behind = b.sub(b.sum(isHigh, ints(1), true), upTo);
  Value highs = b.add(behind, isHigh);
  Value swapsLow = both(isLow, b.ge(meets ? highs : behind, lows)),
        swapsHigh = both(
            isHigh,
            b.ge(meets ? lows : b.sub(lows, b.cast(isLow, b.i64())), highs));
  // Place t of a table is that of stop t; place 0 is of no stop.
  Value none = b.zeros_like(ranks);
  Value everyPlace = b.add(none, places);
  auto tableOf = [&](Value stops, Value numbers) {
    return b.scatter(b.constant_pad_nd(none, ints(1, 0), 0), 1,
                     b.where(stops, numbers, 0), everyPlace);
  };
  auto partner = [&](Value table, Value stops, Value numbers) {
    return b.gather(table, 1, b.where(stops, numbers, 0));
  };
  Value ofHigh = partner(tableOf(swapsHigh, highs), swapsLow, lows),
        ofLow = partner(tableOf(swapsLow, lows), swapsHigh, highs);
  rearrange(b.where(swapsLow, ofHigh, b.where(swapsHigh, ofLow, places)));
  return {swapsLow, swapsHigh};
}

std::pair<Value, Value> Rows::partition(Value left, Value right, Value place) {
  Value width = b.sub(right, left), second = b.add(left, 1);
  Value isOpen = b.ge(width, 2);
  swap(b.add(left, b.div(width, 2, "floor")), second, isOpen);
  order(second, right, isOpen);
  order(left, right, b.ge(width, 1));
  order(second, left, isOpen);
  Value pivot = rankAt(left);

  // From the left the scan stops at elements that are not below the pivot, from
  // the right at those that are not above it. Stop t of one side is exchanged
  // with stop t of the other while the former is not behind the latter.
  Value isLow =
      both(isOpen, both(b.gt(places, second),
                        both(b.le(places, right), b.ge(ranks, pivot))));
  Value isHigh =
      both(isOpen, both(b.ge(places, second),
                        both(b.lt(places, right), b.le(ranks, pivot))));
  auto [swapsLow, swapsHigh] = exchange(isLow, isHigh, /*meets=*/true);

  // Where the scans stop for good, behind the last exchange.
  Value lastLow = b.amax(b.where(swapsLow, places, second), ints(1), true),
        lastHigh = b.amin(b.where(swapsHigh, places, right), ints(1), true);
  Value i = b.amin(
      b.where(both(b.gt(places, lastLow), b.ge(ranks, pivot)), places, right),
      ints(1), true);
  Value j = b.amax(
      b.where(both(b.lt(places, lastHigh), b.le(ranks, pivot)), places, second),
      ints(1), true);
  swap(left, j, isOpen);
  Value nextRight = b.where(b.ge(j, place), b.sub(j, 1), right);
  return {b.where(both(isOpen, b.le(j, place)), i, left),
          b.where(isOpen, nextRight, left)};
}

Value torchonnx::quickSelect(TorchBuilder &b, Value x, Value k) {
  Value place = b.sub(k, 1), n = b.sizeOf(x, 1);
  Order order(b, x, /*descending=*/false);
  if (b.failed())
    return {};
  auto atPlace = [&](Value v) { return b.unsqueeze(b.select(v, 1, place), 1); };
  Value wanted = atPlace(order.inOrder);
  Value isTied = b.gt(b.sum(b.eq(order.ranks, wanted), ints(1), true), 1);

  Value places = b.arange(n);
  Value left = b.mul(wanted, 0);
  SmallVector<Value> ends = repeatWhile(
      b, b.Bool(b.any(isTied)),
      {order.ranks, b.add(b.zeros_like(order.ranks), places), left,
       b.add(left, b.sub(n, 1))},
      [&](Value, ArrayRef<Value> carried) -> SmallVector<Value> {
        Rows rows{b, places, carried[0], carried[1]};
        auto [l, r] = rows.partition(carried[2], carried[3], place);
        return {b.Bool(b.any(b.gt(r, l))), rows.ranks, rows.origins, l, r};
      });
  if (b.failed())
    return {};
  return b.squeeze(b.where(isTied, atPlace(ends[1]), atPlace(order.origins)),
                   1);
}

//===----------------------------------------------------------------------===//
// topk
//===----------------------------------------------------------------------===//

std::pair<Value, Value> Rows::introselect(Value first, Value last,
                                          Value place) {
  Value width = b.sub(last, first), isOpen = b.gt(width, 3);
  // The median of three comes first.
  Value second = b.add(first, 1), end = b.sub(last, 1);
  Value middle = b.add(first, b.div(width, 2, "floor"));
  Value x = rankAt(second), y = rankAt(middle), z = rankAt(end);
  Value ofThese = b.where(b.lt(x, z), second, b.where(b.lt(y, z), end, middle));
  Value ofThose = b.where(b.lt(y, z), middle, b.where(b.lt(x, z), end, second));
  swap(first, b.where(b.lt(x, y), ofThose, ofThese), isOpen);
  Value pivot = rankAt(first);
  Value isBetween = both(isOpen, both(b.gt(places, first), b.lt(places, last)));
  auto [swapsLow, swapsHigh] =
      exchange(both(isBetween, b.ge(ranks, pivot)),
               both(isBetween, b.le(ranks, pivot)), /*meets=*/false);
  Value lastLow = b.amax(b.where(swapsLow, places, first), ints(1), true);
  Value cut = b.amin(
      b.where(both(b.gt(places, lastLow), b.ge(ranks, pivot)), places, last),
      ints(1), true);
  Value isLeft = b.le(cut, place);
  return {b.where(both(isOpen, isLeft), cut, first),
          b.where(both(isOpen, b.logical_not(isLeft)), cut, last)};
}

Value torchonnx::topPlaces(TorchBuilder &b, Value x, Value k, bool largest) {
  Value n = b.sizeOf(x, 1), place = b.sub(k, 1), places = b.arange(n);
  Order order(b, x, largest);
  if (b.failed())
    return {};
  Value isTied = b.any(b.logical_not(b.slice(order.isNew, 1, 0, k)));
  // PyTorch sorts a heap of few of many: that is not followed.
  Value isMany =
      b.gt(b.scalar_tensor(b.mul(k, 64), b.i64()), b.scalar_tensor(n, b.i64()));
  Value start = b.add(b.zeros_like(order.ranks), places);
  // One for each row, also of rows of nothing.
  Value first = b.zeros_like(b.sum(order.ranks, ints(1), true));
  SmallVector<Value> ends = repeatWhile(
      b, b.Bool(b.logical_and(isTied, isMany)),
      {order.ranks, start, first, b.add(first, n), order.origins},
      [&](Value, ArrayRef<Value> carried) -> SmallVector<Value> {
        Rows rows{b, places, carried[0], carried[1]};
        auto left = rows.introselect(carried[2], carried[3], place);
        Value l = std::get<0>(left), r = std::get<1>(left);
        Value ranks = rows.ranks, origins = rows.origins;
        // Of three elements the order is stable, as is that of those before
        // the k-th.
        auto orderNext = [&](int from) {
          Value p = b.add(l, from), q = b.add(p, 1);
          rows.order(p, q, b.lt(q, r));
        };
        orderNext(0);
        orderNext(1);
        orderNext(0);
        Value isBefore = b.lt(places, place);
        Value key = b.add(b.mul(rows.ranks, n), places);
        key = b.where(isBefore, key, b.add(places, b.mul(n, n)));
        SmallVector<Value> sorted = b.callAll("aten::sort", {key, 1, false});
        if (b.failed())
          return {};
        return {b.Bool(b.any(b.gt(b.sub(r, l), 3))), ranks, origins, l, r,
                b.gather(rows.origins, 1, sorted[1])};
      });
  return b.failed() ? Value() : b.slice(ends[4], 1, 0, k);
}
