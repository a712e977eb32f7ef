//===- SingularValues.cpp - Decompositions: singular values, eigenvalues --===//
//
// All are by Hestenes' method, in float64, on batches of matrices [*, m, n].
//
//===----------------------------------------------------------------------===//

#include "passes/Decompose/Matrices.h"
#include "passes/Decompose/Repeat.h"
#include "passes/Decompose/Rules.h"

using namespace mlir;
using namespace torchonnx;

//===----------------------------------------------------------------------===//
// Hestenes' method
//===----------------------------------------------------------------------===//

namespace {
/// A V of A [*, m, n], its columns orthogonal, and V, orthogonal itself.
struct Orthogonal {
  Value columns, v;
};
} // namespace

/// |x|^2 for every column x.
static Value squaredLengths(TorchBuilder &b, Value columns) {
  if (b.isComplex(columns))
    columns = b.view_as_real(b.transpose(columns, -2, -1));
  else
    return b.sum(b.mul(columns, columns), ints(-2), true);
  return b.unsqueeze(b.sum(b.mul(columns, columns), ints(-2, -1)), -2);
}

/// Where the columns of one round come from in that before, `half` being how
/// many pairs there are: as in a tournament, all but the first go round.
static Value nextRound(TorchBuilder &b, Value half) {
  Value last = b.sub(b.mul(half, 2), 1), i = b.arange(b.add(last, 1));
  Value first = b.where(b.eq(i, 1), half, b.clamp_min(b.sub(i, 1), 0));
  Value second = b.where(b.lt(i, last), b.add(i, 1), b.sub(half, 1));
  // Of one pair, nothing moves.
  return b.where(b.logical_or(b.lt(i, half), b.le(i, 1)), first, second);
}

/// The columns of each pair are rotated until x.y = 0, by the tangent t of the
/// smaller angle, with z = (y.y - x.x) / (2 x.y):
/// t = sign(z) / (|z| + sqrt(1 + z^2)). A round does every column, a sweep of
/// rounds every pair; twelve sweeps leave products below 1e-15 of the columns'
/// lengths. Complex columns are first turned until x.y is real. (Brent and Luk,
/// The Solution of Singular-Value and Symmetric Eigenvalue Problems on
/// Multiprocessor Arrays, 1985.)
static Orthogonal orthogonalise(TorchBuilder &b, Value a) {
  constexpr int64_t kSweeps = 12;
  a = inDouble(b, a);
  Value m = b.sizeOf(a, -2), n = b.sizeOf(a, -1);
  if (b.failed())
    return {};
  Value half = b.floordiv(b.add(n, 1), 2), even = b.mul(half, 2);
  // V goes through the same rotations below A.
  a = b.constant_pad_nd(a, Arg::List{0, b.sub(even, n)}, 0);
  SmallVector<Value> square = b.sizesOf(a);
  if (b.failed())
    return {};
  square[square.size() - 2] = even;
  Value both =
      b.cat(Arg::List{a, b.expand(b.eye(even, b.dtypeOf(a)), square)}, -2);
  Value order = nextRound(b, half);
  Value rounds = b.mul(b.max_(b.sub(even, 1), 0), kSweeps);
  SmallVector<Value> results = repeat(
      b, rounds, SmallVector<Value>{both}, [&](Value, ArrayRef<Value> in) {
        Value x = b.slice(in[0], -1, 0, half), y = b.slice(in[0], -1, half);
        Value top = b.slice(x, -2, 0, m), other = b.slice(y, -2, 0, m);
        Value product =
            b.sum(b.mul(b.isComplex(top) ? b.conj_physical(top) : top, other),
                  ints(-2), true);
        if (b.isComplex(a)) {
          Value phase = b.where(b.eq(product, 0), 1, b.sgn(product));
          y = b.mul(y, b.conj_physical(phase));
          product = b.abs(product);
        }
        Value isDone = b.eq(product, 0);
        Value z = b.div(b.sub(squaredLengths(b, other), squaredLengths(b, top)),
                        b.mul(b.where(isDone, 1.0, product), 2));
        Value t = b.reciprocal(b.add(b.abs(z), b.hypot(z, b.ones_like(z))));
        t = b.where(isDone, 0.0, b.where(b.lt(z, 0), b.neg(t), t));
        Value cosine = b.rsqrt(b.add(b.mul(t, t), 1)), sine = b.mul(cosine, t);
        Value first = b.sub(b.mul(cosine, x), b.mul(sine, y)),
              second = b.add(b.mul(sine, x), b.mul(cosine, y));
        Value turned = b.cat(Arg::List{first, second}, -1);
        return SmallVector<Value>{
            b.expand_as(b.index_select(turned, -1, order), in[0])};
      });
  if (b.failed())
    return {};
  Value columns = b.slice(results[0], -1, 0, n);
  return {b.slice(columns, -2, 0, m), b.slice(columns, -2, m, b.add(m, n))};
}

/// Whether there are more columns than rows, as far as that is known.
static bool isWide(Value x) {
  if (!x)
    return false;
  std::optional<int64_t> m = TorchBuilder::typeOf(x).getSize(-2),
                         n = TorchBuilder::typeOf(x).getSize(-1);
  return m && n && *m < *n;
}

static Value transposed(TorchBuilder &b, Value x) {
  return b.transpose(x, -2, -1);
}

/// [[X, -Y], [Y, X]] for X + iY: a real matrix that has every singular value
/// and every eigenvalue twice, and is hermitian where that is.
static Value embedded(TorchBuilder &b, Value a) {
  Value re = b.real(a), im = b.imag(a);
  return b.cat(Arg::List{b.cat(Arg::List{re, b.neg(im)}, -1),
                         b.cat(Arg::List{im, re}, -1)},
               -2);
}

/// Of values in order that are there twice each, one each.
static Value everySecond(TorchBuilder &b, Value values) {
  return b.slice(values, -1, 0, std::nullopt, 2);
}

/// The hermitian matrix of which one triangle is given, whose diagonal is real.
static Value hermitian(TorchBuilder &b, Value a, bool upper) {
  Value half = upper ? b.triu(a, 1) : b.tril(a, -1);
  Value turned = transposed(b, half), diagonal = b.diagonal(a, 0, -2, -1);
  if (b.isComplex(a)) {
    turned = b.conj_physical(turned);
    diagonal = b.complex_(b.real(diagonal), b.zeros_like(b.real(diagonal)));
  }
  return b.add(b.add(half, turned), b.diag_embed(diagonal));
}

//===----------------------------------------------------------------------===//
// Values alone
//===----------------------------------------------------------------------===//

/// A matrix or its transpose, whichever has no more columns than rows: there
/// are as many rotations as pairs of columns.
static Value upright(TorchBuilder &b, Value a) {
  if (b.failed() || isWide(a))
    return transposed(b, a);
  const Symbols &symbols = b.oracle.getSymbols();
  ArrayRef<Attribute> dims = b.typeOf(a).getDims().take_back(2);
  SizeExpr excess = symbols.getExpr(dims[0]) - symbols.getExpr(dims[1]);
  if (excess.isAtLeast(0, symbols.getFacts()))
    return a;
  Value m = b.sizeOf(a, -2), n = b.sizeOf(a, -1);
  auto flat = [&](Value x) { return b.flatten(x, -2, -1); };
  Value isUpright = b.ge(b.scalar_tensor(m, b.i64()), n);
  SmallVector<Value> sizes = b.sizesOf(a);
  if (b.failed())
    return {};
  sizes[sizes.size() - 2] = b.max_(m, n);
  sizes.back() = b.min_(m, n);
  return b.reshape(b.where(isUpright, flat(a), flat(transposed(b, a))),
                   ValueRange(sizes));
}

/// The lengths of the orthogonal columns, the largest first: as many as the
/// smaller side.
static Value singularValues(TorchBuilder &b, Value a) {
  if (b.isComplex(a))
    return everySecond(b, singularValues(b, embedded(b, a)));
  Value columns = orthogonalise(b, upright(b, a)).columns;
  Value sizes = b.squeeze(b.sqrt(squaredLengths(b, columns)), -2);
  return b.cast(b.sort(sizes, -1, true), b.dtypeOf(a));
}

namespace {
/// A symmetric matrix A as A + s, with an s that no eigenvalue is below the
/// negative of: its eigenvalues are the singular values of A + s, less s.
struct Shifted {
  Shifted(TorchBuilder &b, Value a, bool upper) {
    a = inDouble(b, a);
    if (b.failed() || b.typeOf(a).getSize(-1) == 0) {
      matrix = a;
      shift = b.sum(a, ints(-1, -2), true);
      return;
    }
    Value whole = hermitian(b, a, upper);
    shift = b.amax(b.sum(b.abs(whole), ints(-1), true), ints(-2), true);
    matrix = b.add(whole, b.mul(identityLike(b, whole), shift));
  }
  Value matrix;
  Value shift; ///< [*, 1, 1]
};
} // namespace

static Value eigenvalues(TorchBuilder &b, Value a, bool upper) {
  if (b.isComplex(a))
    return everySecond(
        b, eigenvalues(b, embedded(b, hermitian(b, a, upper)), upper));
  Shifted shifted(b, a, upper);
  Value values =
      b.sub(singularValues(b, shifted.matrix), b.squeeze(shifted.shift, -1));
  return b.cast(b.flip(values, ints(-1)), b.dtypeOf(a));
}

//===----------------------------------------------------------------------===//
// Vectors
//===----------------------------------------------------------------------===//

namespace {
/// A = U diag(S) V^H
struct Svd {
  Value u, s, v;
};
/// Columns in the order of their lengths.
struct Sorted {
  Value columns, v, sizes;
};
} // namespace

static Sorted sortByLength(TorchBuilder &b, Value a, bool descending) {
  auto [columns, v] = orthogonalise(b, a);
  Value sizes = b.squeeze(b.sqrt(squaredLengths(b, columns)), -2);
  SmallVector<Value> sorted = b.callAll("aten::sort", {sizes, -1, descending});
  if (b.failed())
    return {};
  auto inOrder = [&](Value x) {
    return b.gather(x, -1, b.expand(b.unsqueeze(sorted[1], -2), b.sizesOf(x)));
  };
  return {inOrder(columns), inOrder(v), sorted[0]};
}

/// U = Q sign(diag(R)) of the sorted columns' A V = Q R: where a column is 0,
/// Q has what is orthogonal to the others.
static Svd singularVectors(TorchBuilder &b, Value a, bool isFull) {
  if (isWide(a)) {
    Svd turned = singularVectors(b, adjoint(b, a), isFull);
    return {turned.v, turned.s, turned.u};
  }
  Type dtype = b.dtypeOf(a), realDtype = dtype;
  if (auto complex = dyn_cast_or_null<ComplexType>(dtype))
    realDtype = complex.getElementType();
  if (b.typeOf(a).getSize(-1) == 0) {
    Value v = b.matmul(transposed(b, a), a),
          whole = b.matmul(a, transposed(b, a));
    Value s = b.sum(b.isComplex(a) ? b.real(a) : a, ints(-2));
    return {isFull ? identityLike(b, whole) : a, s, v};
  }
  Sorted sorted = sortByLength(b, a, true);
  SmallVector<Value> qr = b.callAll(
      "aten::linalg_qr", {sorted.columns, isFull ? "complete" : "reduced"});
  if (b.failed())
    return {};
  Value k = smallerSide(b, a);
  Value diagonal = b.diagonal(qr[1], 0, -2, -1);
  // Reflections leave it real.
  if (b.isComplex(a))
    diagonal = b.real(diagonal);
  Value sign = b.where(b.lt(diagonal, 0), b.neg(b.ones_like(diagonal)),
                       b.ones_like(diagonal));
  Value v = sorted.v;
  if (isFull)
    sign = b.constant_pad_nd(sign, Arg::List{0, b.sub(b.sizeOf(a, -2), k)}, 1);
  else
    v = b.slice(v, -1, 0, k);
  return {b.cast(b.mul(qr[0], b.unsqueeze(sign, -2)), dtype),
          b.cast(b.slice(sorted.sizes, -1, 0, k), realDtype), b.cast(v, dtype)};
}

//===----------------------------------------------------------------------===//
// Solutions
//===----------------------------------------------------------------------===//

namespace {
/// Singular values count that are larger than both, f64[*, 1, 1]: `atol`, and
/// `rtol` of the largest. Null where there is none.
struct Tolerances {
  Value atol, rtol;
};

/// Which operands of an operator say the tolerances and whether only one half
/// of a symmetric matrix is read.
struct ToleranceForm {
  StringRef name;
  std::optional<unsigned> atol, rtol, hermitian;
};
} // namespace

/// max(m, n) epsilons of the dtype: what counts as nothing beside the longest.
static Value usualTolerance(TorchBuilder &b, Value a) {
  if (b.failed())
    return {};
  Type dtype = b.dtypeOf(a);
  if (auto complex = dyn_cast<ComplexType>(dtype))
    dtype = complex.getElementType();
  double epsilon = std::ldexp(1.0, dtype.isF64() ? -52 : -23);
  return b.mul(b.max_(b.sizeOf(a, -2), b.sizeOf(a, -1)), epsilon);
}

/// The matrix and the tolerances. The usual one is for who gives neither, or an
/// atol of 0.
static std::pair<Value, Tolerances>
readTolerances(TorchBuilder &b, Operation *op, const ToleranceForm &form) {
  Value a = op->getOperand(0);
  auto given = [&](std::optional<unsigned> operand) -> Value {
    if (!operand || isNone(op->getOperand(*operand)))
      return {};
    Value tolerance = op->getOperand(*operand);
    if (!isa<TorchTensorType>(tolerance.getType()))
      return b.scalar_tensor(tolerance, b.f64());
    return b.unsqueeze(b.unsqueeze(b.cast(tolerance, b.f64()), -1), -1);
  };
  Tolerances tolerances{given(form.atol), given(form.rtol)};
  // The forms with one tolerance have no other.
  if (!tolerances.rtol && form.rtol) {
    tolerances.rtol = b.scalar_tensor(usualTolerance(b, a), b.f64());
    if (tolerances.atol)
      tolerances.rtol = b.where(b.gt(tolerances.atol, 0), 0.0, tolerances.rtol);
  }
  std::optional<bool> isHermitian =
      form.hermitian ? getConstantBool(op->getOperand(*form.hermitian)) : false;
  if (!isHermitian)
    b.fail("a flag that is known only at run time");
  if (isHermitian.value_or(false))
    a = hermitian(b, a, false);
  return {a, tolerances};
}

/// How many singular values count.
static Value matrixRank(TorchBuilder &b, Value a,
                        const Tolerances &tolerances) {
  Value values = b.cast(singularValues(b, a), b.f64());
  // A matrix without elements has no largest one.
  values = b.constant_pad_nd(values, ints(0, 1), 0);
  Value least = b.scalar_tensor(0.0, b.f64());
  if (tolerances.rtol)
    least =
        b.mul(b.unsqueeze(b.amax(values, ints(-1), true), -1), tolerances.rtol);
  if (tolerances.atol)
    least = b.maximum(least, tolerances.atol);
  return b.sum(b.gt(b.unsqueeze(values, -1), least), ints(-2, -1));
}

/// A^+ = V (A V)^T / |(A V)_i|^2 over the columns i that are longer than atol
/// and than rtol of the longest, if given.
static Value pseudoInverse(TorchBuilder &b, Value a, Value atol, Value rtol) {
  if (b.isComplex(a)) {
    // That of the embedded matrix, embedded.
    Value whole = pseudoInverse(b, embedded(b, a), atol, rtol);
    Value n = b.sizeOf(a, -1), m = b.sizeOf(a, -2);
    Value left = b.slice(whole, -1, 0, m);
    return b.complex_(b.slice(left, -2, 0, n), b.slice(left, -2, n));
  }
  if (isWide(a))
    return transposed(b, pseudoInverse(b, transposed(b, a), atol, rtol));
  if (b.failed() || b.typeOf(a).getSize(-1) == 0)
    return transposed(b, a);
  auto [columns, v] = orthogonalise(b, a);
  Value squares = squaredLengths(b, columns), size = b.sqrt(squares);
  Value least;
  if (rtol)
    least = b.mul(b.amax(size, ints(-1), true), rtol);
  if (atol)
    least = least ? b.maximum(least, atol) : atol;
  Value counts = b.gt(size, least);
  Value scale =
      b.where(counts, b.reciprocal(b.where(counts, squares, 1.0)), 0.0);
  return b.cast(b.matmul(b.mul(v, scale), transposed(b, columns)),
                b.dtypeOf(a));
}

/// lstsq(A, B) = A^+ B
static SmallVector<Value> leastSquares(TorchBuilder &b, AtenLinalgLstsqOp op) {
  Value a = op.getSelf(), right = op.getB();
  if (b.failed())
    return {};
  bool isComplex = b.isComplex(a);
  Type realDtype = b.dtypeOf(isComplex ? b.real(a) : a);
  if (b.failed())
    return {};
  // What the others leave out is not the smallest singular values.
  std::string driver = getConstantStr(op.getDriver()).value_or("gelsy").lower();
  bool isSvd = driver == "gelsd" || driver == "gelss";
  if (!isNone(op.getRcond()) && !isSvd)
    return {b.fail("an rcond for another driver than gelsd and gelss")};
  bool isVector = b.rankOf(right) + 1 == b.rankOf(a);
  Value columns = isVector ? b.unsqueeze(right, -1) : right;
  Value rtol =
      isNone(op.getRcond()) ? usualTolerance(b, a) : Value(op.getRcond());
  Value x = b.matmul(pseudoInverse(b, a, {}, rtol), columns);
  if (b.failed())
    return {};
  // Each driver gives some of the others, and leaves the rest empty.
  auto isUsed = [&](unsigned i) { return !op->getResult(i).use_empty(); };
  Value residuals, rank, values;
  if (isUsed(2) || isUsed(3) || (isUsed(1) && isSvd))
    values = singularValues(b, a);
  if (isUsed(2) || (isUsed(1) && isSvd))
    rank =
        driver == "gels"
            ? b.zeros(ints(0), b.i64())
            : b.sum(b.gt(values, b.mul(b.amax(values, ints(-1), true), rtol)),
                    ints(-1));
  if (isUsed(1) && driver == "gelsy") {
    residuals = b.zeros(ints(0), realDtype);
  } else if (isUsed(1)) {
    std::optional<int64_t> m = b.typeOf(a).getSize(-2),
                           n = b.typeOf(a).getSize(-1);
    if (!m || !n || (isSvd && *m > *n && b.rankOf(a) > 2))
      return {b.fail("its residuals, which only some ranks have")};
    Value rest = b.sub(b.matmul(a, x), columns);
    if (isComplex)
      rest = b.abs(rest);
    residuals = *m > *n ? b.sum(b.mul(rest, rest), ints(-2))
                        : b.zeros(ints(0), realDtype);
    if (isSvd && *m > *n)
      residuals = b.masked_select(residuals, b.eq(rank, *n));
  }
  if (!isSvd)
    values = b.zeros(ints(0), realDtype);
  return {isVector ? b.squeeze(x, -1) : x, residuals, rank, values};
}

//===----------------------------------------------------------------------===//
// Rules
//===----------------------------------------------------------------------===//

void torchonnx::addSingularValuesDecompositions(DecomposeRules &rules) {
  rules.holdForComplex(
      {"aten::_linalg_svd", "aten::_linalg_eigh",
       "aten::linalg_pinv.atol_rtol_tensor",
       "aten::linalg_pinv.atol_rtol_float", "aten::linalg_pinv",
       "aten::linalg_pinv.rcond_tensor", "aten::pinverse",
       "aten::linalg_matrix_rank.atol_rtol_tensor",
       "aten::linalg_matrix_rank.atol_rtol_float", "aten::linalg_matrix_rank",
       "aten::linalg_matrix_rank.tol_tensor", "aten::linalg_lstsq"});
  auto isUsed = [](Operation *op, unsigned result) {
    return !op->getResult(result).use_empty();
  };
  rules.add([=](TorchBuilder &b, Aten_LinalgSvdOp op) -> SmallVector<Value> {
    Value a = op.getA();
    if (!isUsed(op, 0) && !isUsed(op, 2))
      return {Value(), singularValues(b, a), Value()};
    std::optional<bool> isFull = getConstantBool(op.getFullMatrices());
    if (!isFull)
      return {b.fail("a flag that is known only at run time")};
    auto [u, s, v] = singularVectors(b, a, *isFull);
    return upToPhases(b, op, {u, s, adjoint(b, v)}, 0, 2);
  });
  rules.add([=](TorchBuilder &b, Aten_LinalgEighOp op) -> SmallVector<Value> {
    Value a = op.getA();
    bool upper =
        getConstantStr(op.getUPLO()).value_or("").starts_with_insensitive("u");
    if (!isUsed(op, 1))
      return {eigenvalues(b, a, upper), Value()};
    Type realDtype = b.dtypeOf(op->getResult(0));
    if (b.typeOf(a).getSize(-1) == 0)
      return {b.zeros(b.sizesOf(op->getResult(0)), realDtype), a};
    Shifted shifted(b, a, upper);
    Sorted sorted = sortByLength(b, shifted.matrix, false);
    Value values = b.sub(sorted.sizes, b.squeeze(shifted.shift, -1));
    return upToPhases(
        b, op, {b.cast(values, realDtype), b.cast(sorted.v, b.dtypeOf(a))}, 1,
        std::nullopt);
  });
  for (ToleranceForm form :
       {ToleranceForm{"aten::linalg_pinv.atol_rtol_tensor", 1, 2, 3},
        {"aten::linalg_pinv.atol_rtol_float", 1, 2, 3},
        {"aten::linalg_pinv", std::nullopt, 1, 2},
        {"aten::linalg_pinv.rcond_tensor", std::nullopt, 1, 2},
        {"aten::pinverse", std::nullopt, 1, std::nullopt}})
    rules.add({form.name}, [form](TorchBuilder &b, Operation *op) {
      auto [a, tolerances] = readTolerances(b, op, form);
      return toVector(pseudoInverse(b, a, tolerances.atol, tolerances.rtol));
    });
  for (ToleranceForm form :
       {ToleranceForm{"aten::linalg_matrix_rank.atol_rtol_tensor", 1, 2, 3},
        {"aten::linalg_matrix_rank.atol_rtol_float", 1, 2, 3},
        {"aten::linalg_matrix_rank", 1, std::nullopt, 2},
        {"aten::linalg_matrix_rank.tol_tensor", 1, std::nullopt, 2}})
    rules.add({form.name}, [form](TorchBuilder &b, Operation *op) {
      auto [a, tolerances] = readTolerances(b, op, form);
      return toVector(matrixRank(b, a, tolerances));
    });
  rules.add(leastSquares);
}
