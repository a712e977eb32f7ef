//===- Special.cpp - Decompositions: error and gamma functions ------------===//

#include "passes/Decompose/Cephes.h"
#include "passes/Decompose/Constants.h"
#include "passes/Decompose/Repeat.h"
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

/// exp(-x^2), the square in two parts: that of what float32 holds of x is
/// exact.
static Value bell(TorchBuilder &b, Value x) {
  Value head = b.cast(b.cast(x, b.f32()), b.dtypeOf(x));
  Value rest = b.mul(b.sub(x, head), b.add(x, head));
  return b.mul(b.exp(b.neg(b.mul(head, head))), b.exp(b.neg(rest)));
}

/// erfc(x) = 1 - erf(x), or exp(-x^2) * erfcx(x) where that would cancel
static Value erfc(TorchBuilder &b, Value x) {
  Value far = b.clamp(x, 0, 30); // Beyond, it is 0 in any dtype.
  Value tail = b.mul(bell(b, far), erfcxOfPositive(b, far));
  return b.where(b.lt(x, 0.5), b.rsub(b.erf(x), 1), tail);
}

/// erf(x) of x >= 0: a rational function up to 1, after Cephes, and 1 -
/// erfc(x).
static Value erfOfPositive(TorchBuilder &b, Value x) {
  static constexpr double numerator[] = {
      9.60497373987051638749E0, 9.00260197203842689217E1,
      2.23200534594684319226E3, 7.00332514112805075473E3,
      5.55923013010394962768E4};
  static constexpr double denominator[] = {1,
                                           3.35617141647503099647E1,
                                           5.21357949780152679795E2,
                                           4.59432382970980127987E3,
                                           2.26290000613890934246E4,
                                           4.92673942608635921086E4};
  Value near = b.clamp(x, std::nullopt, 1), square = b.mul(near, near);
  Value ratio = b.div(polynomial(b, square, numerator),
                      polynomial(b, square, denominator));
  Value far = b.clamp(x, 0, 7); // Beyond, it is 1.
  Value tail = b.mul(bell(b, far), erfcxOfPositive(b, far));
  return b.where(b.lt(x, 1), b.mul(near, ratio), b.rsub(tail, 1));
}

/// erf(x) has the sign of x.
static Value erf(TorchBuilder &b, Value x) {
  return b.copysign(erfOfPositive(b, b.abs(x)), x);
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

/// zeta(n) - 1: the sum of k^-n from 2 on, of 64 and more by Euler and
/// Maclaurin.
static double zetaWithoutOne(int n) {
  constexpr double w = 64;
  double last = std::pow(w, -n), k = n;
  double sum = last / 2 + last * w / (n - 1);
  double term = last;
  for (double factor : {12.0, -720.0, 30240.0, -1209600.0}) {
    term *= k / w;
    sum += term / factor;
    term *= (k + 1) / w;
    k += 2;
  }
  for (int i = 63; i > 1; --i)
    sum += std::pow(i, -n);
  return sum;
}

/// log(Gamma(2 + x)) of |x| <= 1/2: (1 - C) x + the sum of
/// (-x)^n (zeta(n) - 1) / n, C being Euler's constant.
static Value lgammaOfTwoAnd(TorchBuilder &b, Value x) {
  constexpr int terms = 30;
  SmallVector<double> coefficients;
  for (int n = terms; n > 1; --n) {
    coefficients.push_back((n % 2 ? -1 : 1) * zetaWithoutOne(n) / n);
  }
  coefficients.append({1 - 0.5772156649015329, 0});
  return polynomial(b, x, coefficients);
}

/// lgamma(x) = log(pi / |sin(pi x)|) - lgamma(1 - x) below 1/2: from 8 on
/// Stirling's series, below it that of 2 + d with |d| <= 1/2 and the logarithm
/// of the product of the factors between, which near 1 and 2 cancels nothing.
static Value lgamma(TorchBuilder &b, Value x) {
  static constexpr double stirling[] = {
      1.0 / 156,  -691.0 / 360360, 1.0 / 1188, -1.0 / 1680,
      1.0 / 1260, -1.0 / 360,      1.0 / 12};
  constexpr double halfLog2Pi = 0.9189385332046727;
  Value reflects = b.lt(x, 0.5);
  Value y = b.where(reflects, b.rsub(x, 1), x);
  Value inverse = b.reciprocal(y);
  Value series =
      b.mul(polynomial(b, b.mul(inverse, inverse), stirling), inverse);
  // (y - 1/2) (log(y) - 1) - 1/2 + …, of which no part overflows before it
  // does.
  Value log = b.mul(b.sub(y, 0.5), b.sub(b.log(y), 1));
  Value far = b.add(b.add(log, series), halfLog2Pi - 0.5);

  Value close = b.clamp(y, std::nullopt, 8);
  Value whole = b.clamp(b.round(b.sub(close, 2)), -1);
  Value distance = b.sub(close, b.add(whole, 2)), product;
  for (int64_t k = 1; k <= 6; ++k) {
    Value factor = b.where(b.le(whole, double(k) - 1), 1.0, b.sub(close, k));
    product = product ? b.mul(product, factor) : factor;
  }
  Value rest =
      b.where(b.lt(whole, 0), b.neg(b.log1p(distance)), b.log(product));
  Value near = b.add(lgammaOfTwoAnd(b, distance), rest);
  Value result = b.where(b.lt(y, 8), near, far);
  // The distance from a whole number alone: near one, pi x has no digits left.
  // |sin(pi d)| / pi is d where that is little, a denormal times pi having few
  // digits; its reciprocal overflows there.
  distance = b.abs(b.sub(x, b.round(x)));
  Value share = b.mul(b.sin(b.mul(distance, kPi)), 1 / kPi);
  share = b.where(b.lt(distance, 1e-10), distance, share);
  Value mirrored = b.sub(b.neg(b.log(share)), result);
  mirrored = b.where(b.eq(distance, 0), kInfinity, mirrored);
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
/// pi^2 / sin(pi x)^2 - trigamma(1 - x) below 1/2, where pi x is rounded to
/// float32 as PyTorch does: at whole numbers nothing else is left of the sine.
static Value trigamma(TorchBuilder &b, Value x, Type dtype) {
  static constexpr double asymptotic[] = {1.0 / 42, -1.0 / 30, 1.0 / 6, 0};
  Value reflects = b.lt(x, 0.5);
  Value y = b.where(reflects, b.rsub(x, 1), x), w = b.add(y, 6);
  Value steps = b.reciprocal(ladder(b, y, 6)), inverse = b.reciprocal(w);
  Value below = b.sum(b.mul(steps, steps), ints(-1));
  Value series = polynomial(b, b.mul(inverse, inverse), asymptotic);
  series = b.add(b.add(series, b.mul(inverse, 0.5)), 1);
  Value result = b.add(below, b.mul(series, inverse));
  Type wide = b.dtypeOf(x);
  Value angle = b.mul(b.cast(x, dtype.isF64() ? wide : b.f32()), kPi);
  Value cosecant = b.reciprocal(b.sin(b.cast(angle, wide)));
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

//===----------------------------------------------------------------------===//
// Incomplete gamma functions
//===----------------------------------------------------------------------===//

/// log(Gamma(1 + x)) near 0
static Value lgammaOfOneAnd(TorchBuilder &b, Value x) {
  return b.sub(lgammaOfTwoAnd(b, x), b.log1p(x));
}

/// Temme's series, lowest powers first: that of 1 / a has for coefficients
/// series of eta (DLMF 8.12.9).
static std::array<std::array<double, 16>, 8> temmeSeries() {
  constexpr int rows = 8, columns = 16, most = columns + 2 * rows;
  // Those of Gamma(a) / (sqrt(2 pi) a^(a - 1/2) exp(-a))
  static constexpr double stirling[rows] = {1,
                                            1.0 / 12,
                                            1.0 / 288,
                                            -139.0 / 51840,
                                            -571.0 / 2488320,
                                            163879.0 / 209018880,
                                            5246819.0 / 75246796800,
                                            -534703531.0 / 902961561600};
  // x / a - 1 as a series of eta
  double alpha[most + 3] = {0, 1, 1.0 / 3};
  for (int n = 3; n < most + 3; ++n) {
    alpha[n] = alpha[n - 1];
    for (int j = 2; j < n; ++j)
      alpha[n] -= j * alpha[j] * alpha[n - j + 1];
    alpha[n] /= n + 1;
  }
  double all[rows][most + 1] = {{-1.0 / 3}};
  for (int n = 1; n <= most; ++n)
    all[0][n] = (n + 2) * alpha[n + 2];
  for (int k = 1; k < rows; ++k)
    for (int n = 0; n <= most - 2 * k; ++n)
      all[k][n] = (k % 2 ? -1 : 1) * stirling[k] * all[0][n] +
                  (n + 2) * all[k - 1][n + 2];
  std::array<std::array<double, columns>, rows> result;
  for (int k = 0; k < rows; ++k)
    std::copy_n(all[k], columns, result[k].begin());
  return result;
}

/// phi = m - log(1 + m) with m = x / a - 1; near 0 by s = m / (m + 2), as
/// 2 s^2 / (1 - s) - 2 s^3 (1 / 3 + s^2 / 5 + …).
static Value phiOf(TorchBuilder &b, Value a, Value x, Value m) {
  SmallVector<double> odd;
  for (int k = 16; k > 0; --k)
    odd.push_back(1.0 / (2 * k + 1));
  Value s = b.div(m, b.add(m, 2)), ss = b.mul(s, s);
  Value near = b.sub(b.div(ss, b.rsub(s, 1)),
                     b.mul(b.mul(s, ss), polynomial(b, ss, odd)));
  Value far = b.sub(m, b.log(b.div(x, a)));
  return b.where(b.lt(b.abs(m), 0.5), b.mul(near, 2), far);
}

/// Temme's series at eta, of 1 / a.
static Value temmeSum(TorchBuilder &b, Value eta, Value inverse) {
  static const auto series = temmeSeries();
  Value bent = b.clamp(eta, -1, 1), rest;
  for (const auto &row : llvm::reverse(series)) {
    SmallVector<double> highestFirst(llvm::reverse(row));
    Value term = polynomial(b, bent, highestFirst);
    rest = rest ? b.add(b.mul(rest, inverse), term) : term;
  }
  return rest;
}

/// Q = 1 - x^a / Gamma(1 + a) (1 + a times the sum of (-x)^n / n! / (a + n)),
/// of small x and a.
static Value upperOfSmall(TorchBuilder &b, Value a, Value x) {
  constexpr int64_t powers = 20;
  SmallVector<double> factors;
  for (int64_t n = 1; n <= powers; ++n)
    factors.push_back((n % 2 ? -1 : 1) / factorial(n));
  auto shape = RankedTensorType::get({powers}, b.f64());
  Value weights = b.cast(
      b.constant(DenseElementsAttr::get(shape, ArrayRef<double>(factors))),
      b.dtypeOf(x));
  Value n = b.arange(1, powers + 1, 1, b.dtypeOf(x));
  Value sum = b.sum(b.div(b.mul(b.pow(b.unsqueeze(x, -1), n), weights),
                          b.add(b.unsqueeze(a, -1), n)),
                    ints(-1));
  Value log = b.sub(b.mul(a, b.log(x)), lgammaOfOneAnd(b, a));
  return b.neg(b.add(b.expm1(log), b.mul(b.mul(a, b.exp(log)), sum)));
}

/// P(a, x), or Q = 1 - P, of which each is computed where it is not near 1:
/// - Temme's series where a is large and x near it;
/// - else for x > a (and 1.1) a continued fraction of Q;
/// - for small x and a, Q by the power series, its first terms by expm1;
/// - else P as a power series.
static Value incompleteGamma(TorchBuilder &b, Value a, Value x, bool upper) {
  a = b.add(a, b.zeros_like(x)); // Loops carry one shape.
  x = b.add(x, b.zeros_like(a));
  auto all = [&](Value p, Value q) { return b.logical_and(p, q); };
  Value m = b.div(b.sub(x, a), a), phi = phiOf(b, a, x, m);

  // x^a exp(-x) / Gamma(a + 1); of large a by Stirling's series.
  static constexpr double stirling[] = {-691.0 / 360360, 1.0 / 1188,
                                        -1.0 / 1680,     1.0 / 1260,
                                        -1.0 / 360,      1.0 / 12};
  Value inverse = b.reciprocal(a);
  Value scale = b.rsqrt(b.mul(a, 2 * kPi)), exponent = b.neg(b.mul(a, phi));
  Value correction =
      b.mul(inverse, polynomial(b, b.mul(inverse, inverse), stirling));
  Value large = b.mul(b.exp(b.sub(exponent, correction)), scale);
  Value small = b.sub(b.sub(b.mul(a, b.log(x)), x),
                      b.lgamma(b.add(b.clamp(a, std::nullopt, 8), 1)));
  Value factor = b.where(b.lt(a, 8), b.exp(small), large);

  // 1 + x / (a + 1) (1 + x / (a + 2) (…)), and
  // x + 1 - a - 1 (1 - a) / (x + 3 - a - 2 (2 - a) / (…)), from the inside.
  constexpr int64_t terms = 64;
  Value first = b.sub(b.add(x, 2 * terms + 1), a);
  SmallVector<Value> nested =
      repeat(b, b.value(terms), {b.ones_like(x), first},
             [&](Value i, ArrayRef<Value> inner) -> SmallVector<Value> {
               Value n = b.sub(terms, i), above = b.sub(b.mul(n, 2), 1);
               Value sum = b.add(b.mul(inner[0], b.div(x, b.add(a, n))), 1);
               Value part = b.mul(b.div(b.rsub(a, n), inner[1]), n);
               return {sum, b.sub(b.sub(b.add(x, above), a), part)};
             });
  if (b.failed())
    return {};
  Value lower = b.mul(factor, nested[0]);
  Value fraction = b.mul(factor, b.div(a, nested[1]));

  // erfc(±eta sqrt(a / 2)) / 2 ± R with eta^2 / 2 = phi
  Value eta = b.mul(b.sign(m), b.sqrt(b.mul(phi, 2)));
  Value rest = temmeSum(b, eta, inverse);
  rest = b.mul(b.mul(rest, b.exp(exponent)), scale);
  Value place = b.mul(eta, b.sqrt(b.mul(a, 0.5)));
  Value half = b.mul(b.erfc(upper ? place : b.neg(place)), 0.5);
  Value central = upper ? b.add(half, rest) : b.sub(half, rest);

  Value isAbove = all(b.gt(x, a), b.gt(x, upper ? 1.1 : 1.0)), result;
  if (upper) {
    Value p = b.clamp(a, std::nullopt, 2), y = b.clamp(x, std::nullopt, 2);
    Value tiny = upperOfSmall(b, p, y);
    Value limit = b.where(b.le(x, 0.5), b.mul(b.reciprocal(b.log(y)), -0.4),
                          b.mul(x, 1.1));
    Value isTiny = all(b.le(x, 1.1), b.le(a, limit));
    result = b.where(isAbove, fraction, b.rsub(lower, 1));
    result = b.where(isTiny, tiny, result);
  } else {
    result = b.where(isAbove, b.rsub(fraction, 1), lower);
  }
  result = b.where(all(b.gt(a, 30), b.lt(b.abs(m), 0.3)), central, result);

  // At the ends it is 0 or 1, whatever the other is; of both, or beyond, nan.
  double none = upper ? 1 : 0;
  result = b.where(b.isinf(a), none, result);
  result = b.where(b.isinf(x), b.where(b.isinf(a), kNan, 1 - none), result);
  result = b.where(b.eq(x, 0), none, result);
  result = b.where(b.eq(a, 0), b.where(b.gt(x, 0), 1 - none, kNan), result);
  return b.where(b.logical_or(b.lt(x, 0), b.lt(a, 0)), kNan, result);
}

void torchonnx::addSpecialDecompositions(DecomposeRules &rules) {
  rules.ratherThanNarrow({"aten::erf"});
  addSpecial(rules, "aten::erf", erf);
  addSpecial(rules, "aten::erfc", erfc);
  addSpecial(rules, "aten::special_erfcx", erfcx);
  addSpecial(rules, "aten::erfinv", erfinv);
  addSpecial(rules, "aten::special_ndtri", ndtri);
  addSpecial(rules, "aten::special_log_ndtr", logNdtr);
  addSpecial(rules, "aten::lgamma", lgamma);
  addSpecial(rules, "aten::digamma", digamma);
  addBinary(rules, "aten::special_zeta", precisely<zeta>);
  for (bool upper : {false, true})
    rules.add({upper ? "aten::igammac" : "aten::igamma"},
              [upper](TorchBuilder &b, Operation *op) {
                Type dtype = resultDtype(op);
                Type wide = dtype.isF64() ? dtype : b.f32();
                Value y =
                    incompleteGamma(b, b.cast(op->getOperand(0), wide),
                                    b.cast(op->getOperand(1), wide), upper);
                return toVector(b.cast(y, dtype));
              });
  // polygamma(n, x) = (-1)^(n+1) * n! * zeta(n + 1, x)
  rules.add([](TorchBuilder &b, AtenPolygammaOp op) {
    std::optional<int64_t> n = getConstantInt(op.getN());
    if (!n)
      return b.fail("an order that is known only at run time");
    Type dtype = b.dtypeOf(op.getResult());
    Value x = b.cast(op.getSelf(), dtype);
    if (*n == 0)
      return b.digamma(x);
    x = b.cast(x, preciseDtype(b, dtype));
    if (*n == 1)
      return b.cast(trigamma(b, x, dtype), dtype);
    double sign = *n % 2 ? 1 : -1;
    Value sum = b.special_zeta(double(*n + 1), x);
    return b.cast(b.mul(sum, sign * factorial(*n)), dtype);
  });
  // mvlgamma(x, p) = sum of lgamma(x - j / 2) for j < p
  //                  + p * (p - 1) / 4 * log(pi)
  rules.add([](TorchBuilder &b, AtenMvlgammaOp op) {
    std::optional<int64_t> p = getConstantInt(op.getP());
    if (!p)
      return b.fail("a dimension that is known only at run time");
    Type dtype = b.dtypeOf(op.getResult());
    Arg::List shifts;
    for (int64_t j = *p - 1; j >= 0; --j)
      shifts.push_back(-double(j) / 2);
    Value x = b.unsqueeze(b.cast(op.getSelf(), dtype), -1);
    Value terms = b.lgamma(b.add(x, b.tensor(shifts, dtype)));
    return b.add(b.sum(terms, ints(-1)), *p * (*p - 1) / 4.0 * std::log(kPi));
  });
}
