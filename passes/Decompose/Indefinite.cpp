//===- Indefinite.cpp - Decompositions: factors of symmetric matrices -----===//
//
// P^T A P = L D L^T with a D of blocks of one or two rows (Bunch and Kaufman),
// as LAPACK's sytrf and hetrf have it: in one matrix [*, n, n], with the
// exchanges of rows as numbers from 1 on, negative for both rows of a block.
//
//===----------------------------------------------------------------------===//

#include "passes/Decompose/Matrices.h"
#include "passes/Decompose/Repeat.h"
#include "passes/Decompose/Rules.h"

using namespace mlir;
using namespace torchonnx;

namespace {
/// Of two halves of a matrix, one is given: the other is its transpose, or its
/// adjoint.
struct Symmetry {
  TorchBuilder &b;
  bool isHermitian;

  Value turned(Value x) {
    return isHermitian ? adjoint(b, x) : b.transpose(x, -2, -1);
  }
  /// The whole of the lower half.
  Value whole(Value a) {
    Value lower = b.tril(a, -1), diagonal = b.diagonal(a, 0, -2, -1);
    if (isHermitian && b.isComplex(a)) {
      Value re = b.real(diagonal);
      diagonal = b.complex_(re, b.zeros_like(re));
    }
    return b.add(b.add(lower, turned(lower)), b.diag_embed(diagonal));
  }
};
} // namespace

/// How large LAPACK takes a number to be.
static Value sizeOfNumber(TorchBuilder &b, Value x) {
  return b.isComplex(x) ? b.add(b.abs(b.real(x)), b.abs(b.imag(x))) : b.abs(x);
}

/// Column `at` [*, 1] of x [*, n, n], as [*, n, 1].
static Value columnAt(TorchBuilder &b, Value x, Value at) {
  SmallVector<Value> sizes = b.sizesOf(x);
  if (b.failed())
    return {};
  sizes.back() = b.value(1);
  return b.gather(x, -1, b.expand(b.unsqueeze(at, -2), ValueRange(sizes)));
}

/// A step of the factorisation, at column k [*, 1] of what is left of A: a
/// block of two rows where the largest element of column k, and that of its
/// row, are too large for the diagonal.
static SmallVector<Value> factorBlock(Symmetry symmetry, Value left, Value ld,
                                      Value pivots, Value at) {
  TorchBuilder &b = symmetry.b;
  static const double kAlpha = (1 + std::sqrt(17.0)) / 8;
  Value n = b.sizeOf(left, -1), numbers = b.arange(n);
  Value isOpen = b.lt(at, n);
  Value k = b.minimum(at, b.scalar_tensor(b.sub(n, 1), b.i64()));
  Value sizes = sizeOfNumber(b, left);
  auto columnOf = [&](Value i) { return b.squeeze(columnAt(b, sizes, i), -1); };
  Value column = columnOf(k), onDiagonal = b.gather(column, -1, k);
  Value isBelow = b.gt(numbers, k);
  Value largest = b.amax(b.where(isBelow, column, 0.0), ints(-1), true);
  Value place = b.argmax(b.where(isBelow, column, -1.0), -1, true);
  Value other = columnOf(place);
  Value rest = b.logical_and(b.ge(numbers, k), b.ne(numbers, place));
  Value beside = b.amax(b.where(rest, other, 0.0), ints(-1), true);
  Value bound = b.mul(largest, kAlpha);
  Value stays =
      b.logical_or(b.ge(onDiagonal, bound),
                   b.ge(b.mul(onDiagonal, beside), b.mul(bound, largest)));
  Value isSingle = b.logical_or(
      stays, b.ge(b.gather(other, -1, place), b.mul(beside, kAlpha)));

  // Exchange row and column `from` with `with`.
  Value with = b.where(stays, k, place),
        from = b.where(isSingle, k, b.add(k, 1));
  Value order = b.where(b.eq(numbers, from), with,
                        b.where(b.eq(numbers, with), from, numbers));
  Value x = b.gather(left, -2, b.expand_as(b.unsqueeze(order, -1), left));
  x = b.gather(x, -1, b.expand_as(b.unsqueeze(order, -2), x));

  Value next = b.minimum(b.add(k, 1), b.scalar_tensor(b.sub(n, 1), b.i64()));
  Value first = columnAt(b, x, k), second = columnAt(b, x, next);
  auto matrix = [&](Value v) { return b.unsqueeze(v, -1); };
  auto element = [&](Value c, Value i) { return b.gather(c, -2, matrix(i)); };
  Value d = element(first, k), e = element(first, next), f = element(second, k),
        g = element(second, next);
  Value isOne = matrix(isSingle), none = b.zeros_like(first);
  // A single row: l = c / d, and A - l c^T is left.
  Value c = b.where(matrix(isBelow), first, none);
  Value isZero = b.eq(d, 0);
  Value l = b.div(c, b.where(isZero, 1, d));
  Value single = b.matmul(l, symmetry.turned(c));
  // Two: [l m] = [c1 c2] D^-1.
  Value isBehind = matrix(b.gt(numbers, b.add(k, 1)));
  Value c1 = b.where(isBehind, first, none),
        c2 = b.where(isBehind, second, none);
  Value det = b.where(isOne, 1, b.sub(b.mul(d, g), b.mul(e, f)));
  Value l1 = b.div(b.sub(b.mul(c1, g), b.mul(c2, e)), det),
        l2 = b.div(b.sub(b.mul(c2, d), b.mul(c1, f)), det);
  Value both = b.add(b.matmul(l1, symmetry.turned(c1)),
                     b.matmul(l2, symmetry.turned(c2)));
  left = b.sub(x, b.where(isOne, single, both));

  Value isFirst = b.logical_and(b.eq(numbers, k), isOpen);
  Value isSecond = b.logical_and(b.logical_and(b.eq(numbers, next), isOpen),
                                 b.logical_not(isSingle));
  auto rows = [&](Value at) { return matrix(b.eq(numbers, at)); };
  Value of1 =
      b.where(rows(k), d, b.where(isOne, l, b.where(rows(next), e, l1)));
  Value of2 = b.where(rows(next), g, l2);
  ld = b.where(b.unsqueeze(isFirst, -2), of1,
               b.where(b.unsqueeze(isSecond, -2), of2, ld));
  Value number = b.add(with, 1);
  number = b.cast(b.where(isSingle, number, b.neg(number)), b.dtypeOf(pivots));
  pivots = b.where(b.logical_or(isFirst, isSecond), number, pivots);
  return {left, ld, pivots, b.add(at, b.where(isSingle, 1, 2))};
}

/// LD and the pivots.
static SmallVector<Value> factor(TorchBuilder &b, Value a, bool isHermitian) {
  Symmetry symmetry{b, isHermitian};
  Value n = b.sizeOf(a, -1), whole = symmetry.whole(a);
  SmallVector<Value> shape = b.sizesOf(a);
  if (b.failed())
    return {};
  shape.pop_back();
  SmallVector<Value> one = shape;
  one.back() = b.value(1);
  SmallVector<Value> carried =
      repeat(b, n,
             {whole, b.zeros_like(a),
              b.zeros(ValueRange(shape), b.builder.getI32Type()),
              b.zeros(ValueRange(one), b.i64())},
             [&](Value, ArrayRef<Value> in) {
               return factorBlock(symmetry, in[0], in[1], in[2], in[3]);
             });
  if (b.failed())
    return {};
  return {carried[1], carried[2]};
}

/// The matrix whose factors these are: T D T^T of T = P1 L1 P2 L2 …
static Value multiplied(TorchBuilder &b, Value ld, Value pivots,
                        bool isHermitian) {
  Symmetry symmetry{b, isHermitian};
  Value n = b.sizeOf(ld, -1), numbers = b.arange(n);
  pivots = b.cast(pivots, b.i64());
  Value isPaired = b.lt(pivots, 0);
  // Of the rows that belong to pairs, every other one begins one.
  Value count = b.cumsum(b.cast(isPaired, b.i64()), -1);
  Value begins = b.logical_and(isPaired, b.eq(b.remainder(count, 2), 1));
  Value offDiagonal =
      b.where(b.logical_and(b.unsqueeze(begins, -2),
                            b.eq(b.unsqueeze(numbers, -1), b.add(numbers, 1))),
              b.tril(ld, -1), b.zeros_like(ld));
  Value lower = b.sub(b.tril(ld, -1), offDiagonal);
  Value blocks = b.add(b.add(offDiagonal, symmetry.turned(offDiagonal)),
                       b.diag_embed(b.diagonal(ld, 0, -2, -1)));
  SmallVector<Value> carried = repeat(
      b, n, {identityLike(b, ld)},
      [&](Value i, ArrayRef<Value> in) -> SmallVector<Value> {
        Value k = b.sub(b.sub(n, 1), i);
        Value column = b.unsqueeze(b.select(lower, -1, k), -1),
              row = b.unsqueeze(b.select(in[0], -2, k), -2);
        Value t = b.add(in[0], b.matmul(column, row));
        // A pair is exchanged when both of its columns are done.
        auto ofThis = [&](Value v) {
          return b.unsqueeze(b.select(v, -1, k), -1);
        };
        Value pivot = ofThis(pivots), isFirst = ofThis(begins);
        Value from = b.add(b.where(isFirst, 1, 0), k);
        Value with = b.sub(b.abs(pivot), 1);
        with = b.where(b.logical_or(b.gt(pivot, 0), isFirst), with, from);
        Value order = b.where(b.eq(numbers, from), with,
                              b.where(b.eq(numbers, with), from, numbers));
        return {b.gather(t, -2, b.expand_as(b.unsqueeze(order, -1), t))};
      });
  if (b.failed())
    return {};
  Value t = carried[0];
  return b.matmul(b.matmul(t, blocks), symmetry.turned(t));
}

void torchonnx::addIndefiniteDecompositions(DecomposeRules &rules) {
  rules.holdForComplex({"aten::linalg_ldl_factor", "aten::linalg_ldl_factor_ex",
                        "aten::linalg_ldl_solve"});
  rules.add({"aten::linalg_ldl_factor", "aten::linalg_ldl_factor_ex"},
            [](TorchBuilder &b, Operation *op) -> SmallVector<Value> {
              Value a = op->getOperand(0);
              std::optional<bool> isHermitian =
                  getConstantBool(op->getOperand(1));
              if (!isHermitian)
                return {b.fail("a flag that is known only at run time")};
              SmallVector<Value> values = factor(b, a, *isHermitian);
              if (b.failed() || op->getNumResults() == 2)
                return values;
              // A block of one that is 0.
              values.push_back(firstFailure(
                  b, b.logical_and(b.gt(values[1], 0),
                                   b.eq(b.diagonal(values[0], 0, -2, -1), 0))));
              return values;
            });
  rules.add({"aten::linalg_ldl_solve"},
            [](TorchBuilder &b, Operation *op) -> SmallVector<Value> {
              std::optional<bool> isHermitian =
                  getConstantBool(op->getOperand(3));
              if (!isHermitian)
                return {b.fail("a flag that is known only at run time")};
              Value y = op->getOperand(2);
              Value a = multiplied(b, inDouble(b, op->getOperand(0)),
                                   op->getOperand(1), *isHermitian);
              Value x = b.linalg_solve(a, inDouble(b, y), true);
              return toVector(b.cast(x, b.dtypeOf(y)));
            });
}
