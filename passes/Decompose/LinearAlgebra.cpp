//===- LinearAlgebra.cpp - Decompositions: determinants, solutions, LU
//-----===//
//
// The algorithms are the textbook's, on batches of matrices [*, n, n]: each is
// a step that is repeated for every column. Few columns make copies of the
// step, many (or a number known at run time) a loop.
//
//===----------------------------------------------------------------------===//

#include "passes/Decompose/Matrices.h"
#include "passes/Decompose/Repeat.h"
#include "passes/Decompose/Rules.h"
#include "passes/Utils/EmptyDims.h"

using namespace mlir;
using namespace torchonnx;

//===----------------------------------------------------------------------===//
// Loops
//===----------------------------------------------------------------------===//

/// Repeats `step` of one carried value.
static Value repeat(TorchBuilder &b, Value count, Value carried,
                    llvm::function_ref<Value(Value, Value)> step) {
  SmallVector<Value> results = repeat(
      b, count, SmallVector<Value>{carried}, [&](Value i, ArrayRef<Value> in) {
        return SmallVector<Value>{step(i, in[0])};
      });
  return b.failed() ? Value() : results[0];
}

//===----------------------------------------------------------------------===//
// Matrices
//===----------------------------------------------------------------------===//

/// The dtype of the absolute values of `x`.
static Type realDtype(TorchBuilder &b, Value x) {
  Type dtype = b.dtypeOf(x);
  auto complex = dyn_cast_or_null<ComplexType>(dtype);
  return complex ? complex.getElementType() : dtype;
}

/// The rows of `x` [*, m, n] in the order of `rows` [*, m].
static Value reorderRows(TorchBuilder &b, Value x, Value rows) {
  return b.gather(x, -2, b.expand(b.unsqueeze(rows, -1), b.sizesOf(x)));
}

/// 0, 1, … m - 1 for each matrix of a batch `x` [*, m, n].
static Value rowNumbers(TorchBuilder &b, Value x) {
  SmallVector<Value> shape = b.sizesOf(x);
  shape.pop_back();
  return b.expand(b.arange(b.sizeOf(x, -2)), shape);
}

namespace {
/// Exchanges row k with that of the largest element in column k from row k on:
/// LAPACK's, to which a complex number is as large as |re| + |im|.
struct Pivoting {
  Pivoting(TorchBuilder &b, Value x, Value k) {
    Value numbers = b.arange(b.sizeOf(x, -2));
    isRow = b.eq(numbers, k);
    isBelow = b.gt(numbers, k);
    Value column = b.select(x, -1, k);
    Value sizes = b.isComplex(x)
                      ? b.add(b.abs(b.real(column)), b.abs(b.imag(column)))
                      : b.abs(column);
    Value candidates =
        b.where(b.ge(numbers, k), sizes, b.neg(b.ones_like(sizes)));
    chosen = b.argmax(candidates, -1, true);
    isExchange = b.ne(b.squeeze(chosen, -1), k);
    Value isChosen = b.eq(numbers, chosen);
    rows = b.where(isRow, chosen, b.where(isChosen, k, numbers));
  }
  Value isRow, isBelow; ///< [m]
  Value chosen;         ///< [*, 1]
  Value isExchange;     ///< [*]
  Value rows;           ///< [*, m]: where each row comes from.
};

/// A x = y by Gauss and Jordan, with row exchanges.
struct Elimination {
  Value solution;
  Value sign, logAbs, det; ///< Of A; [*].
};
} // namespace

/// Turns [A | y] into [1 | x], a column at a time: the pivot's row is divided
/// by the pivot, and the others lose their multiple of it. A determinant alone
/// (no y) takes a singular matrix too.
static Elimination eliminate(TorchBuilder &b, Value a, Value y) {
  Type dtype = b.dtypeOf(a);
  Value n = b.sizeOf(a, -1);
  Value work = y ? b.cat(Arg::List{a, y}, -1) : a;
  SmallVector<Value> batch = b.sizesOf(a);
  batch.resize(batch.size() - 2);
  Value one = b.ones(batch, dtype), zero = b.zeros(batch, realDtype(b, a));
  SmallVector<Value> carried = repeat(
      b, n, SmallVector<Value>{work, one, zero, one},
      [&](Value k, ArrayRef<Value> in) {
        Pivoting pivoting(b, in[0], k);
        Value x = reorderRows(b, in[0], pivoting.rows);
        Value row = rowOf(b, x, k), pivot = columnOf(b, row, k);
        Value divisor = y ? pivot : b.where(b.eq(pivot, 0), 1, pivot);
        row = b.div(row, divisor);
        x = b.where(b.unsqueeze(pivoting.isRow, -1), row,
                    b.sub(x, b.mul(columnOf(b, x, k), row)));
        Value value = b.squeeze(b.squeeze(pivot, -1), -1);
        Value signed_ = b.where(pivoting.isExchange, b.neg(value), value);
        return SmallVector<Value>{
            x, b.mul(in[1], b.isComplex(a) ? b.sgn(signed_) : b.sign(signed_)),
            b.add(in[2], b.log(b.abs(value))), b.mul(in[3], signed_)};
      });
  if (b.failed())
    return {};
  Elimination result{{}, carried[1], carried[2], carried[3]};
  if (y)
    result.solution = b.slice(carried[0], -1, n, std::nullopt);
  return result;
}

namespace {
/// P A = L U, in one matrix [*, m, n]; row i of P A is row `rows[i]` of A.
struct LuFactors {
  Value lu, pivots, rows;
};
} // namespace

static LuFactors factorLu(TorchBuilder &b, Value a) {
  Value n = b.sizeOf(a, -1), steps = smallerSide(b, a);
  Value rows = rowNumbers(b, a);
  Value pivots =
      b.cast(b.add(b.slice(rows, -1, 0, steps), 1), b.builder.getI32Type());
  SmallVector<Value> carried = repeat(
      b, steps, SmallVector<Value>{a, pivots, rows},
      [&](Value k, ArrayRef<Value> in) {
        Pivoting pivoting(b, in[0], k);
        Value x = reorderRows(b, in[0], pivoting.rows);
        Value row = rowOf(b, x, k), column = columnOf(b, x, k);
        // A column of which nothing is left stays.
        Value pivot = columnOf(b, row, k);
        Value factor = b.div(column, b.where(b.eq(pivot, 0), 1, pivot));
        Value columns = b.arange(n), below = b.unsqueeze(pivoting.isBelow, -1);
        Value rest = b.where(b.gt(columns, k), b.sub(x, b.mul(factor, row)), x);
        x = b.where(below, b.where(b.eq(columns, k), factor, rest), x);
        Value chosen =
            b.cast(b.add(pivoting.chosen, 1), b.builder.getI32Type());
        Value isPivot = b.eq(b.arange(steps), k);
        return SmallVector<Value>{x, b.where(isPivot, chosen, in[1]),
                                  b.gather(in[2], -1, pivoting.rows)};
      });
  if (b.failed())
    return {};
  return {carried[0], carried[1], carried[2]};
}

/// What PyTorch's pivots (row i was exchanged with row pivots[i], from 1) make
/// of the rows of [*, m].
static Value rowsOfPivots(TorchBuilder &b, Value pivots, Value lu) {
  Value numbers = b.arange(b.sizeOf(lu, -2));
  return repeat(
      b, b.sizeOf(pivots, -1), rowNumbers(b, lu), [&](Value k, Value rows) {
        Value other =
            b.unsqueeze(b.sub(b.cast(b.select(pivots, -1, k), b.i64()), 1), -1);
        Value order = b.where(b.eq(numbers, k), other,
                              b.where(b.eq(numbers, other), k, numbers));
        return b.gather(rows, -1, order);
      });
}

/// P of A = P L U: column rows[i] of row i of its transpose.
static Value permutation(TorchBuilder &b, Value rows, Type dtype) {
  Value numbers = b.unsqueeze(b.arange(b.sizeOf(rows, -1)), -1);
  return b.cast(b.eq(numbers, b.unsqueeze(rows, -2)), dtype);
}

/// L [*, m, k] and U [*, k, n] of an LU matrix [*, m, n] with k = min(m, n).
static SmallVector<Value> unpackLu(TorchBuilder &b, Value lu) {
  Value m = b.sizeOf(lu, -2), k = smallerSide(b, lu);
  Value lower = b.slice(b.tril(lu, -1), -1, 0, k),
        upper = b.slice(b.triu(lu), -2, 0, k);
  return {b.add(lower, b.eye(m, k, b.dtypeOf(lu))), upper};
}

//===----------------------------------------------------------------------===//
// Determinants, inverses, solutions
//===----------------------------------------------------------------------===//

/// Whether the right-hand sides of `solve` are vectors: y [*, n] for A [*, n,
/// n].
static bool areVectors(Value a, Value y) {
  auto shape = cast<TorchTensorType>(a.getType()).getDims(),
       other = cast<TorchTensorType>(y.getType()).getDims();
  return other.size() == 1 ||
         (other.size() + 1 == shape.size() && other == shape.drop_back());
}

/// X of A X = B, or X A = B when `left` is not so.
static Value solve(TorchBuilder &b, Value a, Value y, Value leftArg) {
  bool left = getConstantBool(leftArg).value_or(true),
       vectors = left && areVectors(a, y);
  if (vectors)
    y = b.unsqueeze(y, -1);
  if (!left) {
    a = b.transpose(a, -2, -1);
    y = b.transpose(y, -2, -1);
  }
  // One batch for both.
  SmallVector<Value> shape = b.sizesOf(b.matmul(a, y));
  if (b.failed())
    return {};
  SmallVector<Value> square = shape;
  square.back() = b.sizeOf(a, -1);
  Value x = eliminate(b, b.expand(a, square), b.expand(y, shape)).solution;
  if (!left)
    x = b.transpose(x, -2, -1);
  return vectors ? b.squeeze(x, -1) : x;
}

/// LAPACK's `info` of the factors of `a`: the first pivot that is 0.
static Value luInfo(TorchBuilder &b, Value lu) {
  return firstFailure(b, b.eq(b.diagonal(lu, 0, -2, -1), 0));
}

/// The same where what was solved has it: PyTorch factors the transpose.
static Value solveInfo(TorchBuilder &b, Value a, Value info) {
  if (info.use_empty())
    return {};
  return luInfo(b, factorLu(b, b.isComplex(a) ? a : b.transpose(a, -2, -1)).lu);
}

static void addSolutions(DecomposeRules &rules) {
  rules.add({"aten::linalg_det", "aten::det"},
            [](TorchBuilder &b, Operation *op) {
              return toVector(eliminate(b, op->getOperand(0), {}).det);
            });
  // What is kept for the gradient is made nowhere.
  rules.add([](TorchBuilder &b, Aten_LinalgDetOp op) -> SmallVector<Value> {
    return {b.linalg_det(op.getA()), Value(), Value()};
  });
  rules.add({"aten::linalg_slogdet", "aten::slogdet", "aten::_linalg_slogdet"},
            [](TorchBuilder &b, Operation *op) {
              Elimination result = eliminate(b, op->getOperand(0), {});
              SmallVector<Value> values = {result.sign, result.logAbs};
              values.resize(op->getNumResults());
              return values;
            });
  // nan for a negative determinant
  rules.add([](TorchBuilder &b, AtenLogdetOp op) {
    Elimination result = eliminate(b, op.getSelf(), {});
    if (b.isComplex(op.getSelf()))
      return b.add(b.log(result.sign), result.logAbs);
    return b.where(b.lt(result.sign, 0),
                   std::numeric_limits<double>::quiet_NaN(), result.logAbs);
  });

  rules.add({"aten::linalg_inv", "aten::inverse"},
            [](TorchBuilder &b, Operation *op) {
              Value a = op->getOperand(0);
              return toVector(eliminate(b, a, identityLike(b, a)).solution);
            });
  rules.add([](TorchBuilder &b, AtenLinalgInvExOp op) -> SmallVector<Value> {
    return {b.linalg_inv(op.getA()), solveInfo(b, op.getA(), op.getResult(1))};
  });
  rules.add([](TorchBuilder &b, AtenLinalgSolveOp op) {
    return solve(b, op.getA(), op.getB(), op.getLeft());
  });
  rules.add([](TorchBuilder &b, AtenLinalgSolveExOp op) -> SmallVector<Value> {
    return {b.linalg_solve(op.getA(), op.getB(), op.getLeft()),
            solveInfo(b, op.getA(), op.getResult(1))};
  });
  rules.add([](TorchBuilder &b, Aten_LinalgSolveExOp op) -> SmallVector<Value> {
    return {b.linalg_solve(op.getA(), op.getB(), op.getLeft()), Value(),
            Value(), solveInfo(b, op.getA(), op.getResult(3))};
  });
}

//===----------------------------------------------------------------------===//
// Triangles
//===----------------------------------------------------------------------===//

/// X of A X = B for a triangular A: row after row, from the one with a single
/// unknown. x[k] = (b[k] - A[k] X) / A[k, k], where rows yet to come are 0.
static Value solveTriangle(TorchBuilder &b, Value a, Value y, bool upper,
                           bool unit) {
  SmallVector<Value> shape = b.sizesOf(b.matmul(a, y));
  if (b.failed())
    return {};
  Value n = b.sizeOf(a, -1);
  y = b.expand(y, shape);
  Value strict = upper ? b.triu(a, 1) : b.tril(a, -1);
  Value diagonal = b.unsqueeze(b.diagonal(a, 0, -2, -1), -1);
  Value numbers = b.unsqueeze(b.arange(n), -1);
  return repeat(b, n, b.zeros_like(y), [&](Value i, Value x) {
    Value k = upper ? b.sub(b.sub(n, 1), i) : i;
    Value rest = b.sub(rowOf(b, y, k), b.matmul(rowOf(b, strict, k), x));
    Value row = unit ? rest : b.div(rest, rowOf(b, diagonal, k));
    return b.where(b.eq(numbers, k), row, x);
  });
}

/// A = L L^H. Column k: (A[:, k] - L L[k]^H) / its element k's root, below k.
static Value cholesky(TorchBuilder &b, Value a, Value upperArg) {
  std::optional<bool> upper = getConstantBool(upperArg);
  if (!upper)
    return b.fail("a flag that is known only at run time");
  if (*upper)
    a = adjoint(b, a);
  Value n = b.sizeOf(a, -1), numbers = b.arange(n);
  Value lower = repeat(b, n, b.zeros_like(a), [&](Value k, Value l) {
    Value column =
        b.sub(columnOf(b, a, k), b.matmul(l, adjoint(b, rowOf(b, l, k))));
    Value pivot = b.sqrt(rowOf(b, column, k));
    Value below = b.ge(b.unsqueeze(numbers, -1), k);
    column = b.where(below, b.div(column, pivot), b.zeros_like(column));
    return b.where(b.eq(numbers, k), column, l);
  });
  return *upper ? adjoint(b, lower) : lower;
}

/// (L L^H)^-1 y, for the factor of Cholesky.
static Value choleskySolve(TorchBuilder &b, Value y, Value factor,
                           Value upperArg) {
  std::optional<bool> upper = getConstantBool(upperArg);
  if (!upper)
    return b.fail("a flag that is known only at run time");
  Value lower = *upper ? adjoint(b, factor) : factor;
  Value half = solveTriangle(b, lower, y, false, false);
  return solveTriangle(b, adjoint(b, lower), half, true, false);
}

static void addTriangles(DecomposeRules &rules) {
  rules.add([](TorchBuilder &b, AtenLinalgSolveTriangularOp op) {
    std::optional<bool> upper = getConstantBool(op.getUpper()),
                        left = getConstantBool(op.getLeft()),
                        unit = getConstantBool(op.getUnitriangular());
    if (!upper || !left || !unit)
      return b.fail("a flag that is known only at run time");
    if (*left)
      return solveTriangle(b, op.getSelf(), op.getB(), *upper, *unit);
    Value x = solveTriangle(b, b.transpose(op.getSelf(), -2, -1),
                            b.transpose(op.getB(), -2, -1), !*upper, *unit);
    return b.transpose(x, -2, -1);
  });
  rules.add(
      [](TorchBuilder &b, AtenTriangularSolveOp op) -> SmallVector<Value> {
        std::optional<bool> upper = getConstantBool(op.getUpper()),
                            transpose = getConstantBool(op.getTranspose()),
                            unit = getConstantBool(op.getUnitriangular());
        if (!upper || !transpose || !unit)
          return {b.fail("a flag that is known only at run time")};
        Value a = *transpose ? b.transpose(op.getA(), -2, -1) : op.getA();
        return {solveTriangle(b, a, op.getSelf(), *upper != *transpose, *unit),
                op.getA()};
      });
  rules.add({"aten::linalg_cholesky", "aten::cholesky"}, [](TorchBuilder &b,
                                                            Operation *op) {
    return toVector(cholesky(b, op->getOperand(0), op->getOperand(1)));
  });
  rules.add([](TorchBuilder &b,
               AtenLinalgCholeskyExOp op) -> SmallVector<Value> {
    // Where the matrix is not positive definite, the root is 0 or NaN.
    Value l = cholesky(b, op.getSelf(), op.getUpper());
    if (op.getResult(1).use_empty() || b.failed())
      return {l, {}};
    Value roots = b.diagonal(l, 0, -2, -1);
    return {l,
            firstFailure(b, b.logical_not(b.gt(
                                b.isComplex(l) ? b.real(roots) : roots, 0)))};
  });
  rules.add([](TorchBuilder &b, AtenCholeskySolveOp op) {
    return choleskySolve(b, op.getSelf(), op.getInput2(), op.getUpper());
  });
  rules.add([](TorchBuilder &b, Aten_CholeskySolveHelperOp op) {
    return choleskySolve(b, op.getSelf(), op.getA(), op.getUpper());
  });
  rules.add([](TorchBuilder &b, AtenCholeskyInverseOp op) {
    return choleskySolve(b, identityLike(b, op.getSelf()), op.getSelf(),
                         op.getUpper());
  });
}

//===----------------------------------------------------------------------===//
// LU
//===----------------------------------------------------------------------===//

static void addLu(DecomposeRules &rules) {
  rules.add({"aten::linalg_lu_factor", "aten::linalg_lu_factor_ex",
             "aten::_lu_with_info"},
            [](TorchBuilder &b, Operation *op) {
              if (getConstantBool(op->getOperand(1)) != true)
                return SmallVector<Value>{
                    b.fail("a factorisation without row exchanges")};
              LuFactors f = factorLu(b, op->getOperand(0));
              SmallVector<Value> values = {f.lu, f.pivots};
              if (op->getNumResults() == 3)
                values.push_back(luInfo(b, f.lu));
              return values;
            });
  rules.add([](TorchBuilder &b, AtenLinalgLuOp op) -> SmallVector<Value> {
    if (getConstantBool(op.getPivot()) != true)
      return {b.fail("a factorisation without row exchanges")};
    LuFactors f = factorLu(b, op.getA());
    if (b.failed())
      return {};
    SmallVector<Value> values = {permutation(b, f.rows, b.dtypeOf(op.getA()))};
    llvm::append_range(values, unpackLu(b, f.lu));
    return values;
  });
  rules.add([](TorchBuilder &b, AtenLuUnpackOp op) -> SmallVector<Value> {
    Value lu = op.getLUData();
    SmallVector<Value> parts = unpackLu(b, lu);
    Value rows = rowsOfPivots(b, op.getLUPivots(), lu);
    return {permutation(b, rows, b.dtypeOf(lu)), parts[0], parts[1]};
  });
  // A = P L U: L U x = P^T y, or of A^H: U^H L^H P^T x = y.
  auto solveLu = [](TorchBuilder &b, Value lu, Value pivots, Value y,
                    bool isAdjoint) {
    Value rows = rowsOfPivots(b, pivots, lu);
    SmallVector<Value> shape = b.sizesOf(b.matmul(lu, y));
    if (b.failed())
      return Value();
    rows = b.expand(b.unsqueeze(rows, -1), shape);
    if (isAdjoint) {
      Value a = adjoint(b, lu);
      Value x =
          solveTriangle(b, a, solveTriangle(b, a, y, false, false), true, true);
      return b.scatter(b.zeros_like(x), -2, rows, x);
    }
    y = b.gather(b.expand(y, shape), -2, rows);
    return solveTriangle(b, lu, solveTriangle(b, lu, y, false, true), true,
                         false);
  };
  rules.add([solveLu](TorchBuilder &b, AtenLinalgLuSolveOp op) {
    std::optional<bool> left = getConstantBool(op.getLeft()),
                        isAdjoint = getConstantBool(op.getAdjoint());
    if (!left || !isAdjoint)
      return b.fail("a flag that is known only at run time");
    if (*left)
      return solveLu(b, op.getLU(), op.getPivots(), op.getB(), *isAdjoint);
    Value x = solveLu(b, op.getLU(), op.getPivots(), adjoint(b, op.getB()),
                      !*isAdjoint);
    return adjoint(b, x);
  });
  rules.add([solveLu](TorchBuilder &b, AtenLuSolveOp op) {
    return solveLu(b, op.getLUData(), op.getLUPivots(), op.getSelf(), false);
  });
}

//===----------------------------------------------------------------------===//
// Products
//===----------------------------------------------------------------------===//

static void addProducts(DecomposeRules &rules) {
  // x[1] y[2] - x[2] y[1], and so on around
  rules.add([](TorchBuilder &b, AtenLinalgCrossOp op) {
    Value next = b.constant(b.builder.getI64TensorAttr({1, 2, 0}));
    Value last = b.constant(b.builder.getI64TensorAttr({2, 0, 1}));
    auto turn = [&](Value v, Value order) {
      return b.index_select(v, op.getDim(), order);
    };
    Value x = op.getSelf(), y = op.getOther();
    return b.sub(b.mul(turn(x, next), turn(y, last)),
                 b.mul(turn(x, last), turn(y, next)));
  });
  // Along the first dim of size 3: of those that vary and come before the one
  // that is known to have it, the first that turns out to. Turning is rolling
  // there.
  rules.add({"aten::cross"}, [](TorchBuilder &b, Operation *op) {
    Value x = op->getOperand(0), y = op->getOperand(1), dim = op->getOperand(2);
    if (!isNone(dim))
      return toVector(b.linalg_cross(x, y, dim));
    TorchTensorType type = b.typeOf(x);
    SmallVector<int64_t> maybe;
    int64_t known = 0, rank = type.getRank();
    for (; known < rank && type.getSize(known) != 3; ++known)
      if (!type.getSize(known))
        maybe.push_back(known);
    if (known == rank)
      return toVector(b.fail("no dim is known to have size 3"));
    Value product = b.linalg_cross(x, y, known);
    for (int64_t i : llvm::reverse(maybe)) {
      auto roll = [&](Value v, int64_t by) {
        return b.roll(v, ints(-by), ints(i));
      };
      Value isIt = b.eq(b.full(ints(), b.sizeOf(x, i), b.i64()), 3);
      product = b.where(
          isIt,
          b.sub(b.mul(roll(x, 1), roll(y, 2)), b.mul(roll(x, 2), roll(y, 1))),
          product);
    }
    return toVector(product);
  });
  rules.add([](TorchBuilder &b, AtenTraceOp op) {
    return b.sum(b.diagonal(op.getSelf()));
  });
  rules.add([](TorchBuilder &b, AtenVdotOp op) {
    return b.dot(op.getSelf(), op.getOther());
  });

  // exp(A) = exp(A / 2^s)^(2^s), the inner one by its Taylor series of degree
  // 12 (by Horner), with s such that |A / 2^s| <= 1/2 and the rest is below
  // 1e-13. The squarings multiply whatever was rounded: in float64.
  rules.add({"aten::linalg_matrix_exp", "aten::matrix_exp"}, [](TorchBuilder &b,
                                                                Operation *op) {
    Value a = inDouble(b, op->getOperand(0));
    const Symbols &symbols = b.oracle.getSymbols();
    // Of nothing, 0 is the most.
    Value sums = b.sum(b.abs(a), ints(-2), true);
    if (!b.failed() && mayBeEmpty(symbols, sums, {b.rankOf(sums) - 1}))
      sums = b.constant_pad_nd(sums, ints(0, 1), 0);
    Value size = b.amax(sums, ints(-1), true);
    Value halvings = b.clamp_min(
        b.add(b.ceil(b.log2(b.where(b.eq(size, 0), 1, size))), 1), 0);
    Value scaled = b.div(a, b.exp2(halvings)), identity = identityLike(b, a),
          result = identity;
    for (int degree = 12; degree >= 1; --degree)
      result = b.add(identity, b.div(b.matmul(scaled, result), degree));
    Value all = halvings;
    if (!b.failed() && mayBeEmpty(symbols, all))
      all = b.constant_pad_nd(b.reshape(all, ints(-1)), ints(0, 1), 0);
    Value most = b.Int(b.cast(b.max(all), b.i64()));
    SmallVector<Value> powers = repeat(
        b, most, SmallVector<Value>{result, b.cast(halvings, b.i64())},
        [&](Value i, ArrayRef<Value> in) {
          return SmallVector<Value>{
              b.where(b.gt(in[1], i), b.matmul(in[0], in[0]), in[0]), in[1]};
        });
    if (powers.empty())
      return powers;
    return toVector(b.cast(powers.front(), b.dtypeOf(op->getOperand(0))));
  });
}

void torchonnx::addLinearAlgebraDecompositions(DecomposeRules &rules) {
  // Their steps are arithmetic that complex numbers have too; the adjoint takes
  // the place of the transpose.
  rules.holdForComplex({"aten::linalg_det",
                        "aten::det",
                        "aten::_linalg_det",
                        "aten::linalg_slogdet",
                        "aten::slogdet",
                        "aten::_linalg_slogdet",
                        "aten::logdet",
                        "aten::linalg_inv",
                        "aten::inverse",
                        "aten::linalg_inv_ex",
                        "aten::linalg_solve",
                        "aten::linalg_solve_ex",
                        "aten::_linalg_solve_ex",
                        "aten::linalg_solve_triangular",
                        "aten::triangular_solve",
                        "aten::linalg_cholesky",
                        "aten::cholesky",
                        "aten::linalg_cholesky_ex",
                        "aten::cholesky_solve",
                        "aten::_cholesky_solve_helper",
                        "aten::cholesky_inverse",
                        "aten::linalg_lu_factor",
                        "aten::linalg_lu_factor_ex",
                        "aten::_lu_with_info",
                        "aten::linalg_lu",
                        "aten::lu_unpack",
                        "aten::linalg_lu_solve",
                        "aten::lu_solve",
                        "aten::linalg_cross",
                        "aten::cross",
                        "aten::linalg_matrix_exp",
                        "aten::matrix_exp"});
  addSolutions(rules);
  addTriangles(rules);
  addLu(rules);
  addProducts(rules);
}
