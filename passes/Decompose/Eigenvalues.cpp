//===- Eigenvalues.cpp - Decompositions: eigenvalues of any matrix --------===//
//
// By the QR algorithm with shifts, in complex float64, on batches of matrices
// [*, n, n] (Golub and Van Loan, Matrix Computations, 7.4 and 7.5). Shifts and
// the places that are split off are those of LAPACK's hqr, whose order of the
// eigenvalues it thereby has, as far as rounding lets it.
//
//===----------------------------------------------------------------------===//

#include "passes/Decompose/Matrices.h"
#include "passes/Decompose/Repeat.h"
#include "passes/Decompose/Rules.h"

using namespace mlir;
using namespace torchonnx;

namespace {
constexpr double kEpsilon = 0x1p-52;

/// A = Q T Q^H: T is on the way to be upper triangular.
struct Schur {
  Value t, q;
};

/// For each matrix of the batch, [*, 1]: where it is not triangular yet.
struct Window {
  Value first, last;
};
} // namespace

/// s, as large as every element of a matrix x: x * s.
static Value times(TorchBuilder &b, Value x, Value s) {
  return b.mul(x, b.unsqueeze(s, -1));
}

/// Reflections from both sides make the elements below the subdiagonal 0.
static Schur hessenberg(TorchBuilder &b, Value a) {
  Value n = b.sizeOf(a, -1);
  Value numbers = b.unsqueeze(b.arange(n), -1);
  Value steps = b.max_(b.sub(n, 2), 0);
  SmallVector<Value> carried = repeat(
      b, steps, SmallVector<Value>{a, identityLike(b, a)},
      [&](Value k, ArrayRef<Value> in) -> SmallVector<Value> {
        // H = 1 - 2 v v^H / |v|^2 takes x to a multiple of unit vector k + 1.
        Value zeros = b.zeros_like(b.slice(in[0], -1, 0, 1));
        Value x = b.where(b.gt(numbers, k),
                          b.unsqueeze(b.select(in[0], -1, k), -1), zeros);
        Value size = b.linalg_vector_norm(x, 2, ints(-2), true);
        Value head = b.sum(b.where(b.eq(numbers, b.add(k, 1)), x, zeros),
                           ints(-2), true);
        Value phase = b.where(b.eq(head, 0), 1, b.sgn(head));
        Value v = b.where(b.eq(numbers, b.add(k, 1)),
                          b.add(x, b.mul(phase, size)), x);
        Value square = b.square(b.linalg_vector_norm(v, 2, ints(-2), true));
        Value w = b.mul(
            v, b.mul(b.reciprocal(b.where(b.eq(square, 0), 1.0, square)), 2));
        Value vH = adjoint(b, v);
        Value left = b.sub(in[0], b.matmul(w, b.matmul(vH, in[0])));
        return {b.sub(left, b.matmul(b.matmul(left, v), adjoint(b, w))),
                b.sub(in[1], b.matmul(b.matmul(in[1], v), adjoint(b, w)))};
      });
  if (b.failed())
    return {};
  return {carried[0], carried[1]};
}

/// T - s = G^H R, R upper triangular within the window; then T = R G^H + s.
static Schur sweep(TorchBuilder &b, Schur in, Window window, Value shift) {
  Value n = b.sizeOf(in.t, -1), numbers = b.unsqueeze(b.arange(n), -1);
  Value identity = identityLike(b, in.t);
  Value both =
      b.cat(Arg::List{b.sub(in.t, times(b, identity, shift)), identity}, -1);
  SmallVector<Value> rotated =
      repeat(b, b.sub(n, 1), SmallVector<Value>{both},
             [&](Value j, ArrayRef<Value> carried) -> SmallVector<Value> {
               Value next = b.add(j, 1);
               Value first = b.unsqueeze(b.select(carried[0], -2, j), -2),
                     second = b.unsqueeze(b.select(carried[0], -2, next), -2);
               Value x = b.select(first, -1, j), y = b.select(second, -1, j);
               Value size = b.hypot(b.abs(x), b.abs(y));
               Value isIn = b.logical_and(
                   b.logical_and(b.le(window.first, j), b.gt(window.last, j)),
                   b.gt(size, 0));
               size = b.where(isIn, size, 1.0);
               Value c = b.where(isIn, b.div(b.conj_physical(x), size), 1),
                     s = b.where(isIn, b.div(b.conj_physical(y), size), 0);
               Value up = b.add(times(b, first, c), times(b, second, s));
               Value down = b.sub(times(b, second, b.conj_physical(c)),
                                  times(b, first, b.conj_physical(s)));
               return {b.where(b.eq(numbers, j), up,
                               b.where(b.eq(numbers, next), down, carried[0]))};
             });
  if (b.failed())
    return {};
  Value r = b.slice(rotated[0], -1, 0, n),
        gH = adjoint(b, b.slice(rotated[0], -1, n, std::nullopt));
  return {b.add(b.matmul(r, gH), times(b, identity, shift)),
          b.matmul(in.q, gH)};
}

/// A real number as a complex one.
static Value toComplex(TorchBuilder &b, Value re) {
  return b.complex_(re, b.zeros_like(re));
}

/// One round of all matrices. Those of real elements take both eigenvalues of
/// the last two rows and columns as shifts, one after the other.
static SmallVector<Value> iterate(TorchBuilder &b, Schur in, Value last,
                                  Value round, bool isReal) {
  Value numbers = b.arange(b.sizeOf(in.t, -1));
  Value sizes = b.abs(b.diagonal(in.t, 0, -2, -1));
  Value below =
      b.constant_pad_nd(b.abs(b.diagonal(in.t, -1, -2, -1)), ints(1, 0), 0);
  Value beside =
      b.add(sizes, b.constant_pad_nd(b.slice(sizes, -1, 0, -1), ints(1, 0), 0));
  Value isStart =
      b.logical_and(b.le(below, b.mul(beside, kEpsilon)), b.le(numbers, last));
  Value first = b.amax(b.where(isStart, numbers, 0), ints(-1), true);
  Value isSplit = b.eq(first, last);

  Value before = b.clamp_min(b.sub(last, 1), 0);
  Value upper = elementAt(b, in.t, before, before),
        lower = elementAt(b, in.t, last, last),
        corner = elementAt(b, in.t, last, before);
  Value product = b.mul(elementAt(b, in.t, before, last), corner);
  Value half = b.mul(b.sub(upper, lower), 0.5);
  Value square = b.add(b.mul(half, half), product);
  Value root = b.sqrt(square);
  // The eigenvalue that is closer to the last element.
  Value more = b.add(half, root), less = b.sub(half, root);
  Value z = b.where(b.ge(b.abs(more), b.abs(less)), more, less);
  Value isNone = b.eq(z, 0);
  Value one =
      b.sub(lower, b.where(isNone, 0, b.div(product, b.where(isNone, 1, z))));
  Value other = one;
  if (isReal) {
    Value re = b.real(square), isPair = b.lt(re, 0);
    Value im = b.sqrt(b.clamp_min(b.neg(re), 0));
    Value middle = b.mul(b.real(b.add(upper, lower)), 0.5);
    Value isLastPair = b.eq(b.sub(last, first), 1);
    other = b.where(isPair, b.complex_(middle, b.neg(im)), one);
    one = b.where(b.logical_and(isPair, b.logical_not(isLastPair)),
                  b.complex_(middle, im), other);
  }
  // Where nothing moves any more.
  Value isStuck = b.eq(b.remainder(round, 10), 9);
  Value exceptional = b.add(lower, toComplex(b, b.mul(b.abs(corner), 0.75)));
  one = b.where(isStuck, exceptional, one);
  other = b.where(isStuck, exceptional, other);

  Window window{first, b.where(isSplit, first, last)};
  Schur out = sweep(b, in, window, one);
  if (isReal) {
    // The last pair takes one shift.
    window.last = b.where(b.le(b.sub(last, first), 1), first, last);
    out = sweep(b, out, window, other);
  }
  return {out.t, out.q, b.where(isSplit, before, last)};
}

static Schur schur(TorchBuilder &b, Value a) {
  bool isReal = !b.isComplex(a);
  Value wide = inDouble(b, a);
  if (isReal)
    wide = toComplex(b, wide);
  Schur start = hessenberg(b, wide);
  Value n = b.sizeOf(a, -1);
  SmallVector<Value> batch = b.sizesOf(a);
  if (b.failed())
    return {};
  batch.pop_back();
  batch.back() = b.value(1);
  Value last = b.full(ValueRange(batch), b.sub(n, 1), b.i64());
  Value most = b.mul(n, 40);
  SmallVector<Value> ends =
      repeatWhile(b, b.gt(n, 1), {start.t, start.q, last},
                  [&](Value i, ArrayRef<Value> in) -> SmallVector<Value> {
                    Value round = b.scalar_tensor(i, b.i64());
                    SmallVector<Value> next =
                        iterate(b, {in[0], in[1]}, in[2], round, isReal);
                    if (b.failed())
                      return {};
                    Value goesOn = b.logical_and(
                        b.any(b.gt(next[2], 0)),
                        b.lt(round, b.scalar_tensor(most, b.i64())));
                    next.insert(next.begin(), b.Bool(goesOn));
                    return next;
                  });
  if (b.failed())
    return {};
  return {ends[0], ends[1]};
}

/// The diagonal of T. What real matrices have of imaginary parts comes of
/// rounding where it is that small.
static Value eigenvalues(TorchBuilder &b, Schur schur, bool isReal) {
  Value values = b.diagonal(schur.t, 0, -2, -1);
  if (!isReal)
    return values;
  Value re = b.real(values), im = b.imag(values);
  Value size = b.amax(b.abs(values), ints(-1), true);
  Value isRounding = b.le(b.abs(im), b.mul(size, 1e-13));
  return b.complex_(re, b.where(isRounding, 0.0, im));
}

/// T x = t x for every t on the diagonal of T, by substitution from the place
/// of t upwards; then Q x, of length 1 and with its largest element real.
static Value eigenvectors(TorchBuilder &b, Schur schur) {
  Value t = schur.t, n = b.sizeOf(t, -1);
  Value columns = b.arange(n), numbers = b.unsqueeze(columns, -1);
  Value values = b.unsqueeze(b.diagonal(t, 0, -2, -1), -2);
  Value strict = b.triu(t, 1);
  Value least = b.mul(b.amax(b.abs(t), ints(-2, -1), true), kEpsilon);
  least = b.clamp_min(least, 0x1p-1000);
  SmallVector<Value> solved = repeat(
      b, n, SmallVector<Value>{identityLike(b, t)},
      [&](Value k, ArrayRef<Value> in) -> SmallVector<Value> {
        Value i = b.sub(b.sub(n, 1), k);
        Value rest = b.matmul(b.unsqueeze(b.select(strict, -2, i), -2), in[0]);
        Value gap = b.sub(values, b.unsqueeze(b.select(values, -1, i), -1));
        gap = b.where(b.lt(b.abs(gap), least),
                      toComplex(b, b.expand_as(least, gap)), gap);
        Value row = b.where(b.gt(columns, i), b.div(rest, gap), 0);
        return {b.add(in[0], b.where(b.eq(numbers, i), row, 0))};
      });
  if (b.failed())
    return {};
  Value x = b.matmul(schur.q, solved[0]);
  x = b.div(x, b.linalg_vector_norm(x, 2, ints(-2), true));
  Value largest = b.gather(x, -2, b.argmax(b.abs(x), -2, true));
  return b.mul(x, b.conj_physical(b.sgn(largest)));
}

void torchonnx::addEigenvaluesDecompositions(DecomposeRules &rules) {
  rules.holdForComplex({"aten::linalg_eig", "aten::_linalg_eigvals"});
  rules.add([](TorchBuilder &b, AtenLinalgEigOp op) -> SmallVector<Value> {
    Value a = op.getSelf();
    bool isReal = !b.isComplex(a);
    Type dtype = b.dtypeOf(op->getResult(0));
    if (b.typeOf(a).getSize(-1) == 0) {
      SmallVector<Value> sizes = b.sizesOf(a);
      return {b.zeros(ArrayRef(sizes).drop_back(), dtype), b.cast(a, dtype)};
    }
    Schur parts = schur(b, a);
    Value values = b.cast(eigenvalues(b, parts, isReal), dtype);
    if (op->getResult(1).use_empty())
      return {values, Value()};
    Value vectors = b.cast(eigenvectors(b, parts), dtype);
    return upToPhases(b, op, {values, vectors}, 1, std::nullopt);
  });
  rules.add([](TorchBuilder &b, Aten_LinalgEigvalsOp op) {
    return b.linalg_eig(op.getSelf());
  });
}
