//===- Trigonometry.cpp - Decompositions: circular and hyperbolic ---------===//
//
// ONNX has all of these, but a runtime may not have them, or not of float64.
//
//===----------------------------------------------------------------------===//

#include "passes/Decompose/Constants.h"
#include "passes/Decompose/Series.h"

using namespace mlir;
using namespace torchonnx;

/// f(|x|), with x's sign: of 0 too.
template <Value (*f)(TorchBuilder &, Value)>
static Value odd(TorchBuilder &b, Value x) {
  return b.copysign(f(b, b.abs(x)), x);
}

/// atan(x) of x >= 0, after Cephes: from tan(3 pi / 8) on pi / 2 + atan(-1 /
/// x), from 0.66 on pi / 4 + atan((x - 1) / (x + 1)), and a rational function
/// below.
static Value atanOfPositive(TorchBuilder &b, Value x) {
  static constexpr double numerator[] = {
      -8.750608600031904122785E-1, -1.615753718733365076637E1,
      -7.500855792314704667340E1, -1.228866684490136173410E2,
      -6.485021904942025371773E1};
  static constexpr double denominator[] = {1,
                                           2.485846490142306297962E1,
                                           1.650270098316988542046E2,
                                           4.328810604912902668951E2,
                                           4.853903996359136964868E2,
                                           1.945506571482613964425E2};
  constexpr double rest = 6.123233995736765886130E-17; // pi / 2 - kPi / 2
  Value isFar = b.gt(x, 2.41421356237309504880), isNear = b.le(x, 0.66);
  Value away =
      b.where(isFar, b.neg(b.reciprocal(x)), b.div(b.sub(x, 1), b.add(x, 1)));
  Value y = b.where(isNear, x, away), z = b.mul(y, y);
  Value bend =
      b.div(polynomial(b, z, numerator), polynomial(b, z, denominator));
  Value small = b.add(b.mul(y, b.mul(z, bend)), y);
  Value turned = b.where(isFar, b.add(b.add(small, rest), kPi / 2),
                         b.add(b.add(small, rest / 2), kPi / 4));
  return b.where(isNear, small, turned);
}

/// asin(x) = atan(x / sqrt((1 - x) (1 + x)))
static Value asin(TorchBuilder &b, Value x) {
  Value square = b.mul(b.rsub(x, 1), b.add(x, 1));
  return b.atan(b.div(x, b.sqrt(square)));
}

/// acos(x) = 2 atan(sqrt((1 - x) / (1 + x)))
static Value acos(TorchBuilder &b, Value x) {
  Value ratio = b.div(b.rsub(x, 1), b.add(x, 1));
  return b.mul(b.atan(b.sqrt(ratio)), 2);
}

/// tan(x) = sin(r) / cos(r) of the distance r from a multiple n of pi / 2, or
/// -cos(r) / sin(r) of odd n. That distance is exact but for the last bits: the
/// products of n < 2^20 with the first parts of pi / 2 are.
static Value tan(TorchBuilder &b, Value x) {
  Value n = b.round(b.mul(x, 2 / kPi)), near = x;
  for (double part : {1.57079632673412561417e+00, 6.07710050630396597660e-11,
                      2.02226624879595063154e-21})
    near = b.sub(near, b.mul(n, part));
  Value isReduced = b.lt(b.abs(x), 1e6), r = b.where(isReduced, near, x);
  Value isOdd = b.logical_and(b.ne(b.remainder(n, 2), 0), isReduced);
  Value s = b.sin(r), c = b.cos(r);
  return b.div(b.where(isOdd, b.neg(c), s), b.where(isOdd, s, c));
}

/// asinh(x) = log1p(x + x^2 / (1 + sqrt(1 + x^2))), log(2 x) of large x
static Value asinhOfPositive(TorchBuilder &b, Value x) {
  Value isLarge = b.gt(x, 1e8), square = b.mul(x, x);
  Value root = b.add(b.sqrt(b.add(square, 1)), 1);
  Value plain = b.log1p(b.add(x, b.div(square, root)));
  return b.where(isLarge, b.add(b.log(x), kLn2), plain);
}

/// acosh(x) = log1p(t + sqrt(2 t + t^2)) with t = x - 1, log(2 x) of large x
static Value acosh(TorchBuilder &b, Value x) {
  Value t = b.sub(x, 1);
  Value root = b.sqrt(b.mul(t, b.add(t, 2)));
  Value plain = b.where(b.lt(x, 1), kNan, b.log1p(b.add(t, root)));
  return b.where(b.gt(x, 1e8), b.add(b.log(x), kLn2), plain);
}

/// atanh(x) = log1p(2 x / (1 - x)) / 2
static Value atanhOfPositive(TorchBuilder &b, Value x) {
  return b.mul(b.log1p(b.div(b.mul(x, 2), b.rsub(x, 1))), 0.5);
}

/// sinh(x) = (u + u / (u + 1)) / 2 with u = expm1(x), and exp(x) / 2 of large x
/// in two factors, for neither to overflow.
static Value sinhOfPositive(TorchBuilder &b, Value x) {
  Value u = b.expm1(x), root = b.exp(b.mul(x, 0.5));
  Value plain = b.mul(b.add(u, b.div(u, b.add(u, 1))), 0.5);
  return b.where(b.gt(x, 40), b.mul(b.mul(root, 0.5), root), plain);
}

/// cosh(x) = (exp(|x|) + exp(-|x|)) / 2, large ones as those of sinh.
static Value cosh(TorchBuilder &b, Value x) {
  x = b.abs(x);
  Value e = b.exp(x), root = b.exp(b.mul(x, 0.5));
  Value plain = b.mul(b.add(e, b.reciprocal(e)), 0.5);
  return b.where(b.gt(x, 40), b.mul(b.mul(root, 0.5), root), plain);
}

void torchonnx::addTrigonometryDecompositions(DecomposeRules &rules) {
  rules.ratherThanNarrow({"aten::acos", "aten::acosh", "aten::asin",
                          "aten::asinh", "aten::atan", "aten::atanh",
                          "aten::cosh", "aten::sinh", "aten::tan"});
  addUnary(rules, "aten::acos", precisely<acos>);
  addUnary(rules, "aten::acosh", acosh);
  addUnary(rules, "aten::asin", precisely<asin>);
  addUnary(rules, "aten::asinh", odd<asinhOfPositive>);
  addUnary(rules, "aten::atan", odd<atanOfPositive>);
  addUnary(rules, "aten::atanh", odd<atanhOfPositive>);
  addUnary(rules, "aten::cosh", cosh);
  addUnary(rules, "aten::sinh", odd<sinhOfPositive>);
  addUnary(rules, "aten::tan", tan);
}
