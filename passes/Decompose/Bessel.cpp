//===- Bessel.cpp - Decompositions: Bessel functions, polynomials ---------===//

#include "passes/Decompose/Cephes.h"
#include "passes/Decompose/Constants.h"
#include "passes/Decompose/Repeat.h"
#include "passes/Decompose/Series.h"

using namespace mlir;
using namespace torchonnx;
using namespace torchonnx::cephes;

static constexpr double kTwoOverPi = 0.6366197723675814;
static constexpr double kSqrtTwoOverPi = 0.7978845608028654;

//===----------------------------------------------------------------------===//
// Modified Bessel functions
//===----------------------------------------------------------------------===//

/// exp(-|x|) * I0(x): a series up to 8, another of 1 / x above.
static Value i0e(TorchBuilder &b, Value x) {
  x = b.abs(x);
  Value small = chebyshev(b, b.sub(b.mul(x, 0.5), 2), kI0eSmall);
  Value large = chebyshev(b, b.sub(b.mul(b.reciprocal(x), 32.0), 2), kI0eLarge);
  return b.where(b.le(x, 8), small, b.div(large, b.sqrt(x)));
}

/// exp(-|x|) * I1(x), which is odd.
static Value i1e(TorchBuilder &b, Value x) {
  Value size = b.abs(x);
  Value small = chebyshev(b, b.sub(b.mul(size, 0.5), 2), kI1eSmall);
  Value large =
      chebyshev(b, b.sub(b.mul(b.reciprocal(size), 32.0), 2), kI1eLarge);
  large = b.div(b.mul(large, b.sign(x)), b.sqrt(size));
  return b.where(b.le(size, 8), b.mul(small, x), large);
}

static Value i0(TorchBuilder &b, Value x) {
  return b.mul(b.exp(b.abs(x)), i0e(b, x));
}
static Value i1(TorchBuilder &b, Value x) {
  return b.mul(b.exp(b.abs(x)), i1e(b, x));
}

/// K0, K1 of x > 0, infinite at 0, nan below; scaled, times exp(x). `small` is
/// that up to 2, and beyond it is a series in 8 / x - 2 over sqrt(x).
static Value besselK(TorchBuilder &b, Value x, bool scaled, Value small,
                     ArrayRef<double> series) {
  Value large = chebyshev(b, b.sub(b.mul(b.reciprocal(x), 8.0), 2), series);
  large = b.div(large, b.sqrt(x));
  if (scaled)
    small = b.mul(small, b.exp(x));
  else
    large = b.mul(large, b.exp(b.neg(x)));
  Value y = b.where(b.le(x, 2), small, large);
  return b.where(b.eq(x, 0), kInfinity, b.where(b.lt(x, 0), kNan, y));
}
static Value k0(TorchBuilder &b, Value x, bool scaled) {
  Value small = chebyshev(b, b.sub(b.mul(x, x), 2), kK0Small);
  small = b.sub(small, b.mul(b.log(b.mul(x, 0.5)), i0(b, x)));
  return besselK(b, x, scaled, small, kK0Large);
}
static Value k1(TorchBuilder &b, Value x, bool scaled) {
  Value small = chebyshev(b, b.sub(b.mul(x, x), 2), kK1Small);
  small = b.add(b.div(small, x), b.mul(b.log(b.mul(x, 0.5)), i1(b, x)));
  return besselK(b, x, scaled, small, kK1Large);
}

//===----------------------------------------------------------------------===//
// Bessel functions
//===----------------------------------------------------------------------===//

/// num(x) / den(x)
static Value rational(TorchBuilder &b, Value x, ArrayRef<double> num,
                      ArrayRef<double> den) {
  return b.div(polynomial(b, x, num), polynomial(b, x, den));
}

/// What J and Y are above 5: sqrt(2 / (pi x)) * (p * cos(phase) - 5 / x * q *
/// sin(phase)), and with sin, + and cos.
static Value waves(TorchBuilder &b, Value x, Value p, Value q, double phase,
                   bool second) {
  Value angle = b.sub(x, phase);
  Value sine = b.sin(angle), cosine = b.cos(angle);
  q = b.mul(q, b.mul(b.reciprocal(x), 5.0));
  Value wave = second ? b.add(b.mul(p, sine), b.mul(q, cosine))
                      : b.sub(b.mul(p, cosine), b.mul(q, sine));
  return b.div(b.mul(wave, kSqrtTwoOverPi), b.sqrt(x));
}

static Value waves0(TorchBuilder &b, Value x, bool second) {
  Value z = b.mul(b.reciprocal(b.mul(x, x)), 25.0);
  return waves(b, x, rational(b, z, kBessel0PP, kBessel0PQ),
               rational(b, z, kBessel0QP, kBessel0QQ), kPi / 4, second);
}
static Value waves1(TorchBuilder &b, Value x, bool second) {
  Value z = b.mul(b.reciprocal(b.mul(x, x)), 25.0);
  return waves(b, x, rational(b, z, kBessel1PP, kBessel1PQ),
               rational(b, z, kBessel1QP, kBessel1QQ), 3 * kPi / 4, second);
}

/// J0: near 0 by its zeros, which are factors.
static Value j0(TorchBuilder &b, Value x) {
  x = b.abs(x);
  Value z = b.mul(x, x);
  Value zeros =
      b.mul(b.sub(z, 5.783185962946784), b.sub(z, 30.471262343662087));
  Value near = b.mul(zeros, rational(b, z, kJ0Num, kJ0Den));
  return b.where(b.le(x, 5), near, waves0(b, x, false));
}
/// J1, which is odd.
static Value j1(TorchBuilder &b, Value x) {
  Value size = b.abs(x), z = b.mul(x, x);
  Value zeros = b.mul(b.sub(z, 14.681970642123893), b.sub(z, 49.2184563216946));
  Value near = b.mul(b.mul(zeros, x), rational(b, z, kJ1Num, kJ1Den));
  Value far = b.mul(waves1(b, size, false), b.sign(x));
  return b.where(b.le(size, 5), near, far);
}

/// Y0, Y1 of x > 0; -inf at 0, nan below.
static Value positiveOnlyY(TorchBuilder &b, Value x, Value y) {
  return b.where(b.eq(x, 0), -kInfinity, b.where(b.lt(x, 0), kNan, y));
}
static Value y0(TorchBuilder &b, Value x) {
  Value near = rational(b, b.mul(x, x), kY0Num, kY0Den);
  Value log = b.mul(b.mul(b.log(x), j0(b, x)), kTwoOverPi);
  Value y = b.where(b.le(x, 5), b.add(near, log), waves0(b, x, true));
  return positiveOnlyY(b, x, y);
}
static Value y1(TorchBuilder &b, Value x) {
  Value near = b.mul(x, rational(b, b.mul(x, x), kY1Num, kY1Den));
  Value log = b.sub(b.mul(j1(b, x), b.log(x)), b.reciprocal(x));
  near = b.add(near, b.mul(log, kTwoOverPi));
  return positiveOnlyY(b, x, b.where(b.le(x, 5), near, waves1(b, x, true)));
}

/// spherical_bessel_j0(x) = sin(x) / x
static Value sphericalJ0(TorchBuilder &b, Value x) {
  Value y = b.where(b.isinf(x), 0.0, b.div(b.sin(x), x));
  return b.where(b.eq(x, 0), 1.0, y);
}

//===----------------------------------------------------------------------===//
// The Airy function
//===----------------------------------------------------------------------===//

/// Ai(x), with zeta = 2 / 3 |x|^1.5: exp(-zeta) p / (2 sqrt(pi) |x|^0.25) from
/// 2.09 on, waves of phase zeta + pi / 4 below -2.09, and Ai(0) f + Ai'(0) g by
/// their power series in between.
static Value airyAi(TorchBuilder &b, Value x) {
  constexpr double oneOverSqrtPi = 0.5641895835477563;
  constexpr double atZero = 0.3550280538878172, slope = -0.2588194037928068;
  Value size = b.abs(x), root = b.sqrt(size);
  Value zeta = b.mul(b.mul(size, root), 2.0 / 3);
  Value inverse = b.reciprocal(zeta), square = b.mul(inverse, inverse);
  Value scale = b.mul(b.rsqrt(root), oneOverSqrtPi);

  Value decay = b.mul(b.exp(b.neg(zeta)), scale);
  Value above =
      b.mul(b.mul(decay, rational(b, inverse, kAiryNum, kAiryDen)), 0.5);

  Value phase = b.add(zeta, kPi / 4);
  Value p = b.mul(square, rational(b, square, kAiryPNum, kAiryPDen));
  Value q = b.mul(inverse, rational(b, square, kAiryQNum, kAiryQDen));
  Value wave = b.sub(b.mul(b.sin(phase), b.add(p, 1)), b.mul(b.cos(phase), q));
  Value below = b.mul(wave, scale);

  // f = 1 + x^3 / (2 3) (1 + x^3 / (5 6) (…)), g = x + x^4 / (3 4) (…)
  constexpr int terms = 16;
  SmallVector<double> f{atZero}, g{slope};
  for (int k = 1; k < terms; ++k) {
    f.push_back(f.back() / ((3 * k - 1) * (3 * k)));
    g.push_back(g.back() / ((3 * k) * (3 * k + 1)));
  }
  std::reverse(f.begin(), f.end());
  std::reverse(g.begin(), g.end());
  Value cube = b.mul(b.mul(x, x), x);
  Value near = b.add(polynomial(b, cube, f), b.mul(x, polynomial(b, cube, g)));

  Value y = b.where(b.lt(x, -2.09), below, b.where(b.lt(x, 2.09), near, above));
  // Where exp(-zeta) vanishes PyTorch has 0 of numbers, and nan of infinity.
  y = b.where(b.gt(x, 103.892), 0.0, y);
  return b.where(b.logical_or(b.isinf(x), b.isnan(x)), kNan, y);
}

static void addBessel(DecomposeRules &rules) {
  addSpecial(rules, "aten::special_airy_ai", airyAi);
  addSpecial(rules, "aten::i0", i0);
  addSpecial(rules, "aten::special_i0e", i0e);
  addSpecial(rules, "aten::special_i1", i1);
  addSpecial(rules, "aten::special_i1e", i1e);
  addSpecial(rules, "aten::special_modified_bessel_i0", i0);
  addSpecial(rules, "aten::special_modified_bessel_i1", i1);
  addSpecial(rules, "aten::special_modified_bessel_k0",
             [](TorchBuilder &b, Value x) { return k0(b, x, false); });
  addSpecial(rules, "aten::special_modified_bessel_k1",
             [](TorchBuilder &b, Value x) { return k1(b, x, false); });
  addSpecial(rules, "aten::special_scaled_modified_bessel_k0",
             [](TorchBuilder &b, Value x) { return k0(b, x, true); });
  addSpecial(rules, "aten::special_scaled_modified_bessel_k1",
             [](TorchBuilder &b, Value x) { return k1(b, x, true); });
  addSpecial(rules, "aten::special_bessel_j0", j0);
  addSpecial(rules, "aten::special_bessel_j1", j1);
  addSpecial(rules, "aten::special_bessel_y0", y0);
  addSpecial(rules, "aten::special_bessel_y1", y1);
  addSpecial(rules, "aten::special_spherical_bessel_j0", sphericalJ0);
}

//===----------------------------------------------------------------------===//
// Orthogonal polynomials
//===----------------------------------------------------------------------===//

/// p_(k+1)(x) of k, x, p_k and p_(k-1).
using Recurrence = Value (*)(TorchBuilder &, Value k, Value x, Value p,
                             Value before);

/// scale x + offset
struct Line {
  int64_t scale, offset;

  Value of(TorchBuilder &b, Value x) const {
    Value y = scale == 1 ? x : b.mul(x, scale);
    return offset ? b.add(y, offset) : y;
  }
};

/// p_n(x) for each n of a tensor: where n is k, what iteration k comes to.
static Value polynomialsOf(TorchBuilder &b, Value n, Value x, Line first,
                           Recurrence next) {
  n = b.cast(n, b.i64());
  Value zero = b.zeros(ints(1), b.i64());
  Value most =
      b.amax(b.cat(Arg::List{b.reshape(n, ints(-1)), zero}, 0), ints(0));
  Value one = b.ones_like(x), p = first.of(b, x);
  Value y = b.where(b.le(n, 0), b.where(b.eq(n, 0), one, b.zeros_like(x)), p);
  SmallVector<Value> ends =
      repeat(b, b.Int(b.clamp_min(b.sub(most, 1), 0)), {one, p, y},
             [&](Value i, ArrayRef<Value> carried) -> SmallVector<Value> {
               Value k = b.add(i, 1);
               Value following = next(b, k, x, carried[1], carried[0]);
               return {carried[1], following,
                       b.where(b.eq(n, b.add(i, 2)), following, carried[2])};
             });
  return ends.empty() ? Value() : ends[2];
}

/// Adds the polynomials p_n, by recurrence from 1 and p_1.
static void addPolynomials(DecomposeRules &rules, StringRef name, Line first,
                           Recurrence next) {
  for (const OpSchema *schema : getListedOverloads(name))
    rules.add({schema->name}, [first, next](TorchBuilder &b, Operation *op) {
      Type dtype = resultDtype(op);
      Value x = asTensor(b, op->getOperand(0), dtype);
      std::optional<double> n = getConstantFloat(op->getOperand(1));
      if (!n && b.isTensor(op->getOperand(1)))
        return toVector(polynomialsOf(b, op->getOperand(1), x, first, next));
      if (!n || *n > 256)
        return toVector(b.fail("a degree that is known only at run time, or "
                               "beyond 256"));
      if (int64_t(*n) < 0)
        return toVector(b.zeros_like(x));
      Value before = b.ones_like(x), p = int64_t(*n) ? first.of(b, x) : before;
      for (int64_t k = 1; k < int64_t(*n); ++k) {
        Value following = next(b, b.value(k), x, p, before);
        before = p;
        p = following;
      }
      return toVector(p);
    });
}

/// 2 x p - before
static Value chebyshevNext(TorchBuilder &b, Value, Value x, Value p,
                           Value before) {
  return b.sub(b.mul(b.mul(x, 2), p), before);
}
/// The same of 2 x - 1.
static Value shiftedNext(TorchBuilder &b, Value, Value x, Value p,
                         Value before) {
  return b.sub(b.mul(b.sub(b.mul(x, 4), 2), p), before);
}

static void addOrthogonal(DecomposeRules &rules) {
  auto add = [&](StringRef kind, Line first, Recurrence next) {
    addPolynomials(rules, ("aten::special_" + kind).str(), first, next);
  };
  add("chebyshev_polynomial_t", {1, 0}, chebyshevNext);
  add("chebyshev_polynomial_u", {2, 0}, chebyshevNext);
  add("chebyshev_polynomial_v", {2, -1}, chebyshevNext);
  add("chebyshev_polynomial_w", {2, 1}, chebyshevNext);
  add("shifted_chebyshev_polynomial_t", {2, -1}, shiftedNext);
  add("shifted_chebyshev_polynomial_u", {4, -2}, shiftedNext);
  add("shifted_chebyshev_polynomial_v", {4, -3}, shiftedNext);
  add("shifted_chebyshev_polynomial_w", {4, -1}, shiftedNext);
  // 2 x p - 2 k before
  add("hermite_polynomial_h", {2, 0},
      [](TorchBuilder &b, Value k, Value x, Value p, Value before) {
        return b.sub(b.mul(b.mul(x, 2), p), b.mul(before, b.mul(k, 2)));
      });
  // x p - k before
  add("hermite_polynomial_he", {1, 0},
      [](TorchBuilder &b, Value k, Value x, Value p, Value before) {
        return b.sub(b.mul(x, p), b.mul(before, k));
      });
  // ((2 k + 1 - x) p - k before) / (k + 1)
  add("laguerre_polynomial_l", {-1, 1},
      [](TorchBuilder &b, Value k, Value x, Value p, Value before) {
        Value sum =
            b.sub(b.mul(b.rsub(x, b.add(b.mul(k, 2), 1)), p), b.mul(before, k));
        return b.div(sum, b.add(k, 1));
      });
  // ((2 k + 1) x p - k before) / (k + 1)
  add("legendre_polynomial_p", {1, 0},
      [](TorchBuilder &b, Value k, Value x, Value p, Value before) {
        Value sum =
            b.sub(b.mul(b.mul(x, b.add(b.mul(k, 2), 1)), p), b.mul(before, k));
        return b.div(sum, b.add(k, 1));
      });
}

void torchonnx::addBesselDecompositions(DecomposeRules &rules) {
  addBessel(rules);
  addOrthogonal(rules);
}
