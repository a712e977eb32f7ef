//===- Math.cpp - Decompositions: elementary functions --------------------===//

#include "passes/Decompose/Constants.h"
#include "passes/Decompose/Series.h"

using namespace mlir;
using namespace torchonnx;

static constexpr double kLn10 = 2.302585092994046;
static constexpr double kLeastNormal = std::numeric_limits<double>::min();

//===----------------------------------------------------------------------===//
// Exponentials and logarithms
//===----------------------------------------------------------------------===//

/// log(1 + x). What rounding made of 1 + x is u; log(u) * x / (u - 1) makes up
/// for it. Where nothing was rounded (infinity too) it is log(u), where all of
/// x was it is x.
static Value log1p(TorchBuilder &b, Value x) {
  Value u = b.add(x, 1), rounded = b.sub(u, 1), log = b.log(u);
  Value corrected = b.mul(log, b.div(x, rounded));
  Value nearZero = b.where(b.eq(rounded, 0), x, corrected);
  return b.where(b.eq(rounded, x), log, nearZero);
}

/// exp(x) - 1. What rounding made of exp(x) is u; (u - 1) * x / log(u) makes up
/// for it near 0. Where u is 1 it is x.
static Value expm1(TorchBuilder &b, Value x) {
  Value u = b.exp(x), rounded = b.sub(u, 1);
  Value near = b.mul(rounded, b.div(x, b.log(u)));
  Value plain = b.where(b.lt(b.abs(x), 1), near, rounded);
  return b.where(b.eq(rounded, 0), x, plain);
}

/// log(base^x + base^y) = max + log(1 + base^-|x - y|) / log(base); equal
/// operands, infinities among them, have no gap.
template <bool isBaseTwo>
static Value logAddExp(TorchBuilder &b, Value x, Value y) {
  constexpr double logOfBase = isBaseTwo ? kLn2 : 1;
  Value gap = b.where(b.eq(x, y), 0.0, b.abs(b.sub(x, y)));
  Value tail = b.softplus(b.mul(gap, -logOfBase));
  return b.add(b.maximum(x, y), logOfBase == 1 ? tail : b.div(tail, logOfBase));
}

/// x * log, but 0 where x is 0 and y is a number.
static Value timesLog(TorchBuilder &b, Value x, Value y, Value log) {
  Value isZero = b.logical_and(b.eq(x, 0), b.logical_not(b.isnan(y)));
  return b.where(isZero, 0.0, b.mul(x, log));
}

static Value xlogy(TorchBuilder &b, Value x, Value y) {
  return timesLog(b, x, y, b.log(y));
}
static Value xlog1py(TorchBuilder &b, Value x, Value y) {
  return timesLog(b, x, y, b.log1p(y));
}

/// log(x) / log(base), but n where x is base^n: programs take the floor of it.
/// A denormal is no power of 10, though it may be rounded to one.
template <int base>
static Value logarithm(TorchBuilder &b, Value x) {
  Value quotient = b.div(b.log(x), base == 2 ? kLn2 : kLn10);
  Value whole = b.round(quotient);
  Value isPower = b.eq(b.pow(double(base), whole), x);
  if (base != 2)
    isPower = b.logical_and(isPower, b.gt(x, kLeastNormal));
  return b.where(isPower, whole, quotient);
}

static void addExponentials(DecomposeRules &rules) {
  addUnary(rules, "aten::log1p", precisely<log1p>);
  addUnary(rules, "aten::expm1", precisely<expm1>);
  addUnary(rules, "aten::log2", precisely<logarithm<2>>);
  addUnary(rules, "aten::log10", precisely<logarithm<10>>);
  // exp2(x) = 2^x
  addUnary(rules, "aten::exp2",
           [](TorchBuilder &b, Value x) { return b.pow(2.0, x); });
  // rsqrt(x) = 1 / sqrt(x), which is how runtimes know RMS norms
  addUnary(rules, "aten::rsqrt", [](TorchBuilder &b, Value x) {
    return b.div(b.scalar_tensor(1, b.dtypeOf(x)), b.sqrt(x));
  });
  addBinary(rules, "aten::logaddexp", precisely<logAddExp<false>>);
  addBinary(rules, "aten::logaddexp2", precisely<logAddExp<true>>);
  addBinary(rules, "aten::xlogy", xlogy);
  addBinary(rules, "aten::special_xlogy", xlogy);
  addBinary(rules, "aten::special_xlog1py", precisely<xlog1py>);
  // entr(x) = -x * log(x), 0 of 0 and -inf below
  addUnary(rules, "aten::special_entr", [](TorchBuilder &b, Value x) {
    Value entropy = b.neg(b.xlogy(x, x));
    return b.where(b.lt(x, 0), -kInfinity, entropy);
  });
  // logit(x) = log(x / (1 - x)), x being clamped to [eps, 1 - eps]
  rules.add([](TorchBuilder &b, AtenLogitOp op) {
    Value x = b.cast(op.getSelf(), b.dtypeOf(op.getResult()));
    if (!isNone(op.getEps()))
      x = b.clamp(x, op.getEps(), b.sub(1.0, op.getEps()));
    return b.log(b.div(x, b.rsub(x, 1)));
  });
  // logit'(x) = 1 / (x * (1 - x)); outside [eps, 1 - eps] it is 0, and nan
  // outside [0, 1] without eps
  rules.add([](TorchBuilder &b, AtenLogitBackwardOp op) {
    Value x = op.getSelf(), eps = op.getEps();
    Value slope = b.div(op.getGradOutput(), b.mul(x, b.rsub(x, 1)));
    bool bounded = !isNone(eps);
    Value low = bounded ? eps : b.value(0.0);
    Value high = bounded ? b.sub(1.0, eps) : b.value(1.0);
    Value outside = b.logical_or(b.lt(x, low), b.gt(x, high));
    return b.where(outside, bounded ? 0.0 : kNan, slope);
  });
}

//===----------------------------------------------------------------------===//
// Angles
//===----------------------------------------------------------------------===//

/// atan2(y, x) = atan(y / x), turned by pi towards y's sign where x is
/// negative, -0 included. Of equal magnitudes, infinities too, y / x is a sign;
/// of y = 0 it is y, unless x is nan.
static Value atan2(TorchBuilder &b, Value y, Value x) {
  Value yIsNegative = b.signbit(y), xIsNegative = b.signbit(x);
  auto sign = [&](Value negative) { return b.where(negative, -1.0, 1.0); };
  Type dtype = b.dtypeOf(x);
  Value unit = b.cast(sign(b.logical_xor(yIsNegative, xIsNegative)), dtype);
  Value ratio = b.where(b.eq(b.abs(y), b.abs(x)), unit, b.div(y, x));
  Value isZero = b.logical_and(b.eq(y, 0), b.eq(x, x));
  ratio = b.where(isZero, y, ratio);
  Value turn = b.where(yIsNegative, b.scalarTensor(-kPi, dtype),
                       b.scalarTensor(kPi, dtype));
  Value angle = b.atan(ratio);
  // Where y is 0, its sign bit is that of atan(y).
  return b.where(xIsNegative, b.add(angle, turn), angle);
}

/// hypot(x, y) = m * sqrt(1 + (n / m)^2) with m = max(|x|, |y|), n the other.
static Value hypot(TorchBuilder &b, Value x, Value y) {
  x = b.abs(x);
  y = b.abs(y);
  Value most = b.maximum(x, y), least = b.minimum(x, y);
  // 0 and infinity have no ratio.
  Value plain = b.logical_or(b.eq(most, 0), b.eq(most, kInfinity));
  Value ratio = b.where(plain, 0.0, b.div(least, most));
  Value length = b.mul(most, b.sqrt(b.add(b.mul(ratio, ratio), 1)));
  return b.where(b.logical_or(b.isinf(x), b.isinf(y)), kInfinity, length);
}

static void addAngles(DecomposeRules &rules) {
  addBinary(rules, "aten::atan2", atan2);
  addBinary(rules, "aten::hypot", hypot);
  // sinc(x) = sin(pi x) / (pi x), 1 at 0
  addUnary(rules, "aten::sinc", [](TorchBuilder &b, Value x) {
    Value scaled = b.mul(x, kPi);
    return b.where(b.eq(x, 0), 1.0, b.div(b.sin(scaled), scaled));
  });
  // angle(x) = pi where x < 0, else 0; nan of nan. Of a complex number it is
  // atan2 of its parts.
  rules.add([](TorchBuilder &b, AtenAngleOp op) {
    if (b.isComplex(op.getSelf())) {
      Value pair = b.view_as_real(op.getSelf());
      return b.atan2(b.select(pair, -1, 1), b.select(pair, -1, 0));
    }
    Type dtype = b.dtypeOf(op.getResult());
    Value x = b.cast(op.getSelf(), dtype);
    return b.where(b.isnan(x), x, b.mul(b.cast(b.lt(x, 0), dtype), kPi));
  });
}

//===----------------------------------------------------------------------===//
// Floating-point parts
//===----------------------------------------------------------------------===//

/// x * 2^n, in two factors so that neither overflows; half precision has no
/// room for them.
static Value timesPowerOfTwo(TorchBuilder &b, Value x, Value n) {
  Type dtype = b.dtypeOf(x);
  if (isHalf(dtype))
    return b.cast(timesPowerOfTwo(b, b.cast(x, b.f32()), b.cast(n, b.f32())),
                  dtype);
  Value half = b.floor(b.mul(n, 0.5));
  x = b.mul(x, b.pow(2.0, half));
  return b.mul(x, b.pow(2.0, b.sub(n, half)));
}

/// frexp(x) = x / 2^n, n with 1/2 <= |x / 2^n| < 1. The logarithm may be off by
/// one next to a power of two.
static SmallVector<Value> frexp(TorchBuilder &b, Value x) {
  Value size = b.abs(x);
  Value isPlain = b.logical_and(b.gt(size, 0), b.lt(size, kInfinity));
  Value n = b.add(b.floor(b.log2(b.where(isPlain, size, 1.0))), 1);
  Value m = timesPowerOfTwo(b, x, b.neg(n));
  Value tooBig = b.ge(b.abs(m), 1), tooSmall = b.lt(b.abs(m), 0.5);
  m = b.where(tooBig, b.mul(m, 0.5), b.where(tooSmall, b.mul(m, 2), m));
  Type i32 = b.builder.getI32Type();
  n = b.add(b.sub(b.cast(n, i32), b.cast(tooSmall, i32)), b.cast(tooBig, i32));
  return {b.where(isPlain, m, x), b.mul(n, b.cast(isPlain, i32))};
}

static void addParts(DecomposeRules &rules) {
  rules.add([](TorchBuilder &b, AtenLdexpTensorOp op) {
    Type dtype = b.dtypeOf(op.getResult());
    // Beyond, either factor is infinite, and 0 times it would be NaN.
    int64_t most = dtype.isF64() ? 2046 : 254;
    Value n = b.clamp(b.cast(op.getOther(), dtype.isF64() ? dtype : b.f32()),
                      -most, most);
    return timesPowerOfTwo(b, b.cast(op.getSelf(), dtype), n);
  });
  rules.add([](TorchBuilder &b, AtenFrexpTensorOp op) {
    return frexp(b, op.getSelf());
  });
  rules.add({"aten::frexp"}, [](TorchBuilder &b, Operation *op) {
    auto parts = frexp(b, asTensor(b, op->getOperand(0), b.f64()));
    return SmallVector<Value>{b.Float(parts[0]), b.Int(parts[1])};
  });
}

/// The neighbour of x towards y. The distance of those next to |x| in
/// [p, 2p), p a power of two, is p 2^(1 - digits); just below p, half of that.
static Value nextAfter(TorchBuilder &b, Value x, Value y) {
  Type dtype = b.dtypeOf(x);
  if (!b.isFloat(x))
    return b.fail("its operands are no floats");
  auto &format = cast<FloatType>(dtype).getFloatSemantics();
  int digits = APFloat::semanticsPrecision(format),
      lowest = APFloat::semanticsMinExponent(format),
      highest = APFloat::semanticsMaxExponent(format);
  double epsilon = std::ldexp(1.0, 1 - digits),
         normal = std::ldexp(1.0, lowest),
         most = std::ldexp(2.0 - epsilon, highest),
         least = std::ldexp(1.0, lowest + 1 - digits);
  // Of float64 numbers and constants, all of this is exact.
  Value xs = b.cast(x, b.f64()), ys = b.cast(y, b.f64());
  Value size = b.abs(xs), isInfinite = b.eq(size, kInfinity);
  Value plain = b.clamp(size, normal, most);
  // The logarithm of the largest number is rounded to the next whole one.
  Value exponent = b.clamp(b.floor(b.log2(plain)), lowest, highest);
  Value p = timesPowerOfTwo(b, b.ones_like(plain), exponent);
  p = b.where(b.gt(p, plain), b.mul(p, 0.5), p);
  p = b.where(b.le(p, b.mul(plain, 0.5)), b.mul(p, 2), p);
  // Away from 0, or towards it.
  Value negative =
      b.logical_or(b.lt(xs, 0), b.logical_and(b.eq(xs, 0), b.lt(ys, 0)));
  Value grows = b.ne(b.gt(ys, xs), negative);
  Value half = b.logical_and(b.logical_not(grows),
                             b.logical_and(b.eq(size, p), b.gt(p, normal)));
  Value unit = b.where(half, b.scalarTensor(epsilon / 2, b.f64()),
                       b.scalarTensor(epsilon, b.f64()));
  Value step = b.mul(p, unit);
  // The product underflows before the distance does.
  step = b.where(b.le(p, normal), least, step);
  Value next = b.where(grows, b.add(size, step), b.sub(size, step));
  next = b.where(isInfinite, b.where(grows, size, most), next);
  next = b.where(b.gt(next, most), kInfinity, next);
  next = b.cast(b.where(negative, b.neg(next), next), dtype);
  Value isNaN = b.logical_or(b.isnan(x), b.isnan(y));
  return b.where(isNaN, b.add(x, y), b.where(b.eq(x, y), y, next));
}

//===----------------------------------------------------------------------===//
// Divisors
//===----------------------------------------------------------------------===//

/// gcd(x, y) by Euclid's algorithm, in as many steps as two numbers of this
/// width take at most.
static Value gcd(TorchBuilder &b, Value x, Value y) {
  unsigned width = b.dtypeOf(x).getIntOrFloatBitWidth();
  x = b.abs(x);
  y = b.abs(y);
  for (unsigned step = 0; step < width * 3 / 2 && !b.failed(); ++step) {
    Value isDone = b.eq(y, 0);
    Value remainder = b.remainder(x, b.where(isDone, 1, y));
    x = b.where(isDone, x, y);
    y = b.where(isDone, y, remainder);
  }
  return x;
}

/// lcm(x, y) = |x / gcd(x, y) * y|, 0 of 0. Narrow integers are C's int until
/// the end.
static Value lcm(TorchBuilder &b, Value x, Value y) {
  Type dtype = b.dtypeOf(x);
  if (dtype.getIntOrFloatBitWidth() < 32) {
    Type wide = b.builder.getI32Type();
    return b.cast(lcm(b, b.cast(x, wide), b.cast(y, wide)), dtype);
  }
  Value divisor = gcd(b, x, y);
  divisor = b.where(b.eq(divisor, 0), 1, divisor);
  return b.abs(b.mul(b.div(x, divisor, "trunc"), y));
}

//===----------------------------------------------------------------------===//
// Python's floats
//===----------------------------------------------------------------------===//

/// gamma(x) = exp(lgamma(x)), and pi / (sin(pi * x) * gamma(1 - x)) below 1/2:
/// nan of whole numbers below 0. Of the others, up to 171, it is a factorial.
static Value gamma(TorchBuilder &b, Value x) {
  Arg::List factorials;
  for (int n = 0; n <= 170; ++n)
    factorials.push_back(std::tgamma(n + 1.0));
  Value isWhole =
      b.logical_and(b.eq(b.floor(x), x), b.eq(b.clamp(x, 1, 171), x));
  Value place = b.cast(b.where(isWhole, b.sub(x, 1), 0.0), b.i64());
  Value factorial = b.take(b.tensor(factorials, b.f64()), place);
  Value isLow = b.lt(x, 0.5);
  Value mirrored = b.where(isLow, b.rsub(x, 1.0), x);
  Value above = b.exp(b.lgamma(mirrored));
  Value sine = b.sin(b.mul(x, kPi));
  Value below = b.mul(b.reciprocal(b.mul(sine, above)), kPi);
  Value isPole = b.logical_and(b.lt(x, 0), b.eq(b.floor(x), x));
  Value gamma = b.where(isLow, b.where(isPole, kNan, below), above);
  return b.where(isWhole, factorial, gamma);
}

/// x - n * y, n being the whole number nearest to x / y, the even one of two.
static Value remainder(TorchBuilder &b, Value x, Value y) {
  Value size = b.abs(y);
  Value rest = b.fmod(b.abs(x), size);
  Value isOdd = b.ge(b.fmod(b.abs(x), b.mul(size, 2.0)), size);
  Value twice = b.mul(rest, 2.0);
  Value isUp =
      b.logical_or(b.gt(twice, size), b.logical_and(b.eq(twice, size), isOdd));
  rest = b.where(isUp, b.sub(rest, size), rest);
  return b.where(b.lt(x, 0.0), b.neg(rest), rest);
}

/// Functions of Python's `math` are those of 0-d tensors of doubles.
static void addFloats(DecomposeRules &rules) {
  using Function = Value (*)(TorchBuilder &, Value);
  auto add = [&](StringRef name, Function f) {
    for (const OpSchema *schema : getListedOverloads(name)) {
      StringRef type = schema->args[0].type;
      if (schema->args.size() != 1 || (type != "float" && type != "int"))
        continue;
      rules.add({schema->name}, [f](TorchBuilder &b, Operation *op) {
        Value x = asTensor(b, op->getOperand(0), b.f64());
        return toVector(b.Float(f(b, x)));
      });
      rules.ratherThanNarrow({schema->name});
    }
  };
  add("aten::acos", [](TorchBuilder &b, Value x) { return b.acos(x); });
  add("aten::acosh", [](TorchBuilder &b, Value x) { return b.acosh(x); });
  add("aten::asin", [](TorchBuilder &b, Value x) { return b.asin(x); });
  add("aten::asinh", [](TorchBuilder &b, Value x) { return b.asinh(x); });
  add("aten::atan", [](TorchBuilder &b, Value x) { return b.atan(x); });
  add("aten::atanh", [](TorchBuilder &b, Value x) { return b.atanh(x); });
  add("aten::cosh", [](TorchBuilder &b, Value x) { return b.cosh(x); });
  add("aten::sinh", [](TorchBuilder &b, Value x) { return b.sinh(x); });
  add("aten::tan", [](TorchBuilder &b, Value x) { return b.tan(x); });
  add("aten::erf", [](TorchBuilder &b, Value x) { return b.erf(x); });
  add("aten::log1p", log1p);
  add("aten::expm1", expm1);
  add("aten::log10", [](TorchBuilder &b, Value x) { return b.log10(x); });
  add("aten::lgamma", [](TorchBuilder &b, Value x) { return b.lgamma(x); });
  add("aten::erfc", [](TorchBuilder &b, Value x) { return b.erfc(x); });
  add("aten::gamma", gamma);
  addBinary(rules, "aten::mathremainder", remainder);
  rules.add({"aten::copysign.float", "aten::copysign.float_int",
             "aten::copysign.int", "aten::copysign.int_float"},
            [](TorchBuilder &b, Operation *op) {
              Value x = asTensor(b, op->getOperand(0), b.f64());
              Value sign = asTensor(b, op->getOperand(1), b.f64());
              return toVector(b.Float(b.copysign(x, sign)));
            });
  // ldexp(x, i) = x * 2^i
  rules.add({"aten::ldexp"}, [](TorchBuilder &b, Operation *op) {
    Value x = asTensor(b, op->getOperand(0), b.f64());
    Value power = b.exp2(asTensor(b, op->getOperand(1), b.f64()));
    return toVector(b.Float(b.mul(x, power)));
  });
  // modf(x) = what trunc(x) leaves, trunc(x)
  rules.add({"aten::modf"}, [](TorchBuilder &b, Operation *op) {
    Value x = asTensor(b, op->getOperand(0), b.f64()), whole = b.trunc(x);
    Value isInfinite = b.isinf(x);
    Value rest = b.where(isInfinite, b.zeros_like(x), b.sub(x, whole));
    return SmallVector<Value>{b.Float(rest), b.Float(whole)};
  });
}

void torchonnx::addMathDecompositions(DecomposeRules &rules) {
  addFloats(rules);
  addExponentials(rules);
  addAngles(rules);
  addParts(rules);
  addBinary(rules, "aten::nextafter", nextAfter);
  addBinary(rules, "aten::gcd", gcd);
  addBinary(rules, "aten::lcm", lcm);
}
