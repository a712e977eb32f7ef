//===- Special.cpp - Decompositions: error and gamma functions ------------===//

#include "passes/Decompose/Cephes.h"
#include "passes/Decompose/Constants.h"
#include "passes/Decompose/Series.h"

using namespace mlir;
using namespace torchonnx;

static constexpr double kSqrt2 = 1.4142135623730951;

//===----------------------------------------------------------------------===//
// Error functions
//===----------------------------------------------------------------------===//

/// erfcx(x) = exp(x^2) * erfc(x) of x >= 0, which is t * exp(series of t) with
/// t = 2 / (2 + x).
static Value erfcxOfPositive(TorchBuilder &b, Value x) {
  Value t = b.mul(b.reciprocal(b.add(x, 2)), 2);
  Value series = chebyshev(b, b.sub(b.mul(t, 4), 2), cephes::kErfcx);
  return b.mul(t, b.exp(series));
}

/// erfcx(-x) = 2 * exp(x^2) - erfcx(x)
static Value erfcx(TorchBuilder &b, Value x) {
  Value positive = erfcxOfPositive(b, b.abs(x));
  Value mirrored = b.sub(b.mul(b.exp(b.mul(x, x)), 2), positive);
  return b.where(b.lt(x, 0), mirrored, positive);
}

/// erfc(x) = 1 - erf(x), or exp(-x^2) * erfcx(x) where that would cancel
static Value erfc(TorchBuilder &b, Value x) {
  Value tail =
      b.mul(b.exp(b.neg(b.mul(x, x))), erfcxOfPositive(b, b.clamp(x, 0)));
  return b.where(b.lt(x, 0.5), b.rsub(b.erf(x), 1), tail);
}

/// The x below which a normal variable is with probability 1/2 + h; `tail` is
/// 1/2 - |h|, which is exact where h is not.
static Value normalQuantile(TorchBuilder &b, Value h, Value tail, bool far) {
  using namespace cephes;
  constexpr double sqrt2Pi = 2.5066282746310007;
  Value square = b.mul(h, h);
  Value bend =
      b.div(polynomial(b, square, kNormalP0), polynomial(b, square, kNormalQ0));
  Value central = b.mul(b.add(h, b.mul(h, b.mul(square, bend))), sqrt2Pi);

  Value x = b.sqrt(b.mul(b.log(tail), -2)), z = b.reciprocal(x);
  Value ratio = b.div(polynomial(b, z, kNormalP1), polynomial(b, z, kNormalQ1));
  if (far) {
    Value farRatio =
        b.div(polynomial(b, z, kNormalP2), polynomial(b, z, kNormalQ2));
    ratio = b.where(b.lt(x, 8), ratio, farRatio);
  }
  Value away = b.sub(b.sub(x, b.div(b.log(x), x)), b.mul(z, ratio));
  away = b.where(b.eq(tail, 0), kInfinity, away);
  Value outer = b.where(b.lt(h, 0), b.neg(away), away);
  Value isCentral = b.gt(tail, 0.1353352832366127); // exp(-2)
  Value quantile = b.where(isCentral, central, outer);
  return b.where(b.lt(tail, 0), kNan, quantile);
}

/// ndtri(p), the inverse of the normal distribution
static Value ndtri(TorchBuilder &b, Value p) {
  Value tail = b.minimum(p, b.rsub(p, 1));
  return normalQuantile(b, b.sub(p, 0.5), tail, /*far=*/true);
}

/// erfinv(y) = ndtri((1 + y) / 2) / sqrt(2)
static Value erfinv(TorchBuilder &b, Value y) {
  Value tail = b.mul(b.rsub(b.abs(y), 1), 0.5);
  bool far = b.dtypeOf(y).isF64();
  return b.div(normalQuantile(b, b.mul(y, 0.5), tail, far), kSqrt2);
}

/// log_ndtr(x) = log(erfc(-x / sqrt(2)) / 2), by erfcx where erfc vanishes
static Value logNdtr(TorchBuilder &b, Value x) {
  Value t = b.div(x, kSqrt2), minus = b.neg(t);
  Value far = b.log(b.mul(erfcxOfPositive(b, b.clamp(minus, 0)), 0.5));
  far = b.sub(far, b.mul(t, t));
  Value near = b.log1p(b.mul(b.erfc(t), -0.5));
  return b.where(b.lt(x, -1), far, near);
}

//===----------------------------------------------------------------------===//
// Gamma functions
//===----------------------------------------------------------------------===//

/// x + 0, x + 1, …, x + count - 1 in a new last dim.
static Value ladder(TorchBuilder &b, Value x, int64_t count) {
  Value steps = b.arange(0, count, 1, b.dtypeOf(x));
  return b.add(b.unsqueeze(x, -1), steps);
}

/// lgamma(x): Stirling's series from 8 on, below it with the product of x, …,
/// x + 7 taken off, and pi / |sin(pi x)| / gamma(1 - x) below 1/2.
static Value lgamma(TorchBuilder &b, Value x) {
  static constexpr double stirling[] = {
      1.0 / 156,  -691.0 / 360360, 1.0 / 1188, -1.0 / 1680,
      1.0 / 1260, -1.0 / 360,      1.0 / 12};
  constexpr double halfLog2Pi = 0.9189385332046727;
  Value reflects = b.lt(x, 0.5);
  Value y = b.where(reflects, b.rsub(x, 1), x);
  Value isSmall = b.lt(y, 8), w = b.where(isSmall, b.add(y, 8), y);
  Value product = b.prod(ladder(b, b.clamp(y, std::nullopt, 8), 8), -1);
  Value inverse = b.reciprocal(w);
  Value series =
      b.mul(polynomial(b, b.mul(inverse, inverse), stirling), inverse);
  Value log = b.mul(b.sub(w, 0.5), b.log(w));
  Value far = b.add(b.add(b.sub(log, w), series), halfLog2Pi);
  Value result = b.where(isSmall, b.sub(far, b.log(product)), far);
  // The distance from a whole number alone: near one, pi x has no digits left.
  Value sine = b.abs(b.sin(b.mul(b.sub(x, b.round(x)), kPi)));
  Value mirrored = b.sub(b.log(b.mul(b.reciprocal(sine), kPi)), result);
  result = b.where(reflects, mirrored, result);
  return b.where(b.isinf(x), kInfinity, result);
}

/// digamma(x): the asymptotic series of x + 10, less 1 / x, …, 1 / (x + 9), and
/// digamma(1 - x) - pi / tan(pi x) of negative x; -1 / x of 0.
static Value digamma(TorchBuilder &b, Value x) {
  static constexpr double asymptotic[] = {
      1.0 / 12,  -691.0 / 32760, 1.0 / 132, -1.0 / 240,
      1.0 / 252, -1.0 / 120,     1.0 / 12,  0};
  Value reflects = b.lt(x, 0);
  Value y = b.where(reflects, b.rsub(x, 1), x), w = b.add(y, 10);
  Value inverse = b.reciprocal(w);
  Value series = polynomial(b, b.mul(inverse, inverse), asymptotic);
  Value far = b.sub(b.sub(b.log(w), b.mul(inverse, 0.5)), series);
  Value below = b.sum(b.reciprocal(ladder(b, y, 10)), ints(-1));
  Value result = b.sub(far, below);
  Value fraction = b.sub(x, b.round(x)); // Exact, and tan has period pi.
  Value cotangent = b.mul(b.reciprocal(b.tan(b.mul(fraction, kPi))), kPi);
  Value mirrored = b.where(b.eq(fraction, 0), kNan, b.sub(result, cotangent));
  result = b.where(b.eq(x, 0), b.neg(b.reciprocal(x)), result);
  return b.where(reflects, mirrored, result);
}

/// trigamma(x): the asymptotic series of x + 6, and 1 / x^2, …, 1 / (x + 5)^2;
/// pi^2 / sin(pi x)^2 - trigamma(1 - x) below 1/2.
static Value trigamma(TorchBuilder &b, Value x) {
  static constexpr double asymptotic[] = {1.0 / 42, -1.0 / 30, 1.0 / 6, 0};
  Value reflects = b.lt(x, 0.5);
  Value y = b.where(reflects, b.rsub(x, 1), x), w = b.add(y, 6);
  Value steps = b.reciprocal(ladder(b, y, 6)), inverse = b.reciprocal(w);
  Value below = b.sum(b.mul(steps, steps), ints(-1));
  Value series = polynomial(b, b.mul(inverse, inverse), asymptotic);
  series = b.add(b.add(series, b.mul(inverse, 0.5)), 1);
  Value result = b.add(below, b.mul(series, inverse));
  Value cosecant = b.reciprocal(b.sin(b.mul(x, kPi)));
  Value mirrored = b.mul(b.mul(cosecant, cosecant), kPi * kPi);
  return b.where(reflects, b.sub(mirrored, result), result);
}

/// zeta(s, q), Hurwitz's, of q >= 0: the sum of (q + k)^-s, its tail by Euler
/// and Maclaurin.
static Value zetaOfPositive(TorchBuilder &b, Value s, Value q) {
  constexpr int64_t terms = 26;
  // (2 k)! / B_2k
  static constexpr double factors[] = {12.0,          -720.0,
                                       30240.0,       -1209600.0,
                                       47900160.0,    -1.8924375803183791606e9,
                                       7.47242496e10, -2.950130727918164224e12};
  Value powers = b.pow(ladder(b, q, terms), b.neg(b.unsqueeze(s, -1)));
  Value sum = b.sum(powers, ints(-1));
  // The sum from w = q + 26 on: w^(1-s) / (s-1) + w^-s / 2 + …, which is 0 long
  // before s is 1000.
  s = b.clamp(s, std::nullopt, 1000);
  Value w = b.add(q, terms), power = b.pow(w, b.neg(s));
  sum = b.add(sum, b.div(b.mul(w, power), b.sub(s, 1)));
  sum = b.add(sum, b.mul(power, 0.5));
  Value k = s;
  for (double factor : factors) {
    power = b.div(b.mul(power, k), w);
    sum = b.add(sum, b.div(power, factor));
    power = b.div(b.mul(power, b.add(k, 1)), w);
    k = b.add(k, 2);
  }
  return sum;
}

/// zeta(s, q), Hurwitz's; of q < 0 and whole s, with f = q - floor(q), it is
/// zeta(s, f) + (-1)^s (zeta(s, 1 - f) - zeta(s, 1 - q))
static Value zeta(TorchBuilder &b, Value s, Value q) {
  Value isBelow = b.lt(q, 0), floor = b.floor(q), fraction = b.sub(q, floor);
  Value places = b.stack(Arg::List{b.where(isBelow, fraction, q),
                                   b.rsub(fraction, 1), b.rsub(q, 1)},
                         -1);
  Value values = zetaOfPositive(b, b.unsqueeze(s, -1), places);
  auto at = [&](int64_t i) { return b.select(values, -1, i); };
  Value between = b.sub(at(1), at(2));
  Value isOdd = b.eq(b.remainder(s, 2), 1);
  Value reflected = b.add(at(0), b.where(isOdd, b.neg(between), between));
  Value result = b.where(isBelow, reflected, at(0));
  Value complex = b.logical_and(isBelow, b.ne(s, b.floor(s)));
  result = b.where(complex, kNan, result);
  Value isPole = b.logical_and(b.le(q, 0), b.eq(q, floor));
  result = b.where(isPole, kInfinity, result);
  result = b.where(b.lt(s, 1), kNan, result);
  return b.where(b.eq(s, 1), kInfinity, result);
}

static double factorial(int64_t n) { return std::tgamma(double(n) + 1); }

void torchonnx::addSpecialDecompositions(DecomposeRules &rules) {
  addSpecial(rules, "aten::erfc", erfc);
  addSpecial(rules, "aten::special_erfcx", erfcx);
  addSpecial(rules, "aten::erfinv", erfinv);
  addSpecial(rules, "aten::special_ndtri", ndtri);
  addSpecial(rules, "aten::special_log_ndtr", logNdtr);
  addSpecial(rules, "aten::lgamma", lgamma);
  addSpecial(rules, "aten::digamma", digamma);
  addBinary(rules, "aten::special_zeta", zeta);
  // polygamma(n, x) = (-1)^(n+1) * n! * zeta(n + 1, x)
  rules.add([](TorchBuilder &b, AtenPolygammaOp op) {
    std::optional<int64_t> n = getConstantInt(op.getN());
    if (!n)
      return b.fail("an order that is known only at run time");
    Value x = b.cast(op.getSelf(), b.dtypeOf(op.getResult()));
    if (*n == 0)
      return b.digamma(x);
    if (*n == 1)
      return trigamma(b, x);
    double sign = *n % 2 ? 1 : -1;
    return b.mul(b.special_zeta(double(*n + 1), x), sign * factorial(*n));
  });
  // mvlgamma(x, p) = sum of lgamma(x - j / 2) for j < p
  //                  + p * (p - 1) / 4 * log(pi)
  rules.add([](TorchBuilder &b, AtenMvlgammaOp op) {
    std::optional<int64_t> p = getConstantInt(op.getP());
    if (!p)
      return b.fail("a dimension that is known only at run time");
    Value x = b.cast(op.getSelf(), b.dtypeOf(op.getResult())), sum;
    for (int64_t j = 0; j < *p; ++j) {
      Value term = b.lgamma(b.sub(x, double(j) / 2));
      sum = sum ? b.add(sum, term) : term;
    }
    return b.add(sum, *p * (*p - 1) / 4.0 * std::log(kPi));
  });
}
