//===- Elementwise.cpp - Decompositions: arithmetic, comparisons ----------===//

#include "passes/Decompose/Pointwise.h"

using namespace mlir;
using namespace torchonnx;

static constexpr double kPi = 3.141592653589793;
static constexpr double kInfinity = std::numeric_limits<double>::infinity();

//===----------------------------------------------------------------------===//
// Sums and products
//===----------------------------------------------------------------------===//

/// alpha * x in `dtype`.
static Value scaled(TorchBuilder &b, Value x, Value alpha, Type dtype) {
  alpha = asFactor(b, alpha, dtype);
  if (getConstantFloat(alpha) == 1.0)
    return x;
  // Of bools, alpha is one too.
  if (dtype.isInteger(1))
    return b.cast(b.mul(asTensor(b, x, b.builder.getI64Type()), alpha), dtype);
  return isTensor(x) ? b.mul(b.cast(x, dtype), alpha) : b.mul(x, alpha);
}

/// x - y, either being a tensor.
static Value difference(TorchBuilder &b, Value x, Value y) {
  return isTensor(x) ? b.sub(x, y) : b.rsub(y, x);
}

/// f(x, alpha * y), f being a sum or difference. In half precision, PyTorch
/// rounds alpha and the result, but not the product.
static Value combine(TorchBuilder &b, Value x, Value y, Value alpha, Type dtype,
                     llvm::function_ref<Value(Value, Value)> f) {
  if ((!dtype.isF16() && !dtype.isBF16()) || getConstantFloat(alpha) == 1.0)
    return f(x, scaled(b, y, alpha, dtype));
  auto widened = [&](Value v) {
    return b.cast(asTensor(b, v, dtype), b.f32());
  };
  return b.cast(f(widened(x), b.mul(widened(y), widened(alpha))), dtype);
}

static void addSums(DecomposeRules &rules) {
  // add(x, y, alpha) = x + alpha * y
  rules.add({"aten::add.Tensor", "aten::add.Scalar"}, [](TorchBuilder &b,
                                                         Operation *op) {
    return toVector(combine(b, op->getOperand(0), op->getOperand(1),
                            op->getOperand(2), resultDtype(op),
                            [&](Value x, Value y) { return b.add(x, y); }));
  });
  // sub(x, y, alpha) = x - alpha * y
  rules.add({"aten::sub.Tensor", "aten::sub.Scalar"},
            [](TorchBuilder &b, Operation *op) {
              return toVector(combine(
                  b, op->getOperand(0), op->getOperand(1), op->getOperand(2),
                  resultDtype(op),
                  [&](Value x, Value y) { return difference(b, x, y); }));
            });
  // rsub(x, y, alpha) = y - alpha * x
  rules.add({"aten::rsub.Tensor", "aten::rsub.Scalar"},
            [](TorchBuilder &b, Operation *op) {
              return toVector(combine(
                  b, op->getOperand(1), op->getOperand(0), op->getOperand(2),
                  resultDtype(op),
                  [&](Value x, Value y) { return difference(b, x, y); }));
            });
  // addcmul(x, y, z, value) = x + value * y * z
  rules.add([](TorchBuilder &b, AtenAddcmulOp op) {
    Type dtype = b.dtypeOf(op.getResult());
    Value y = scaled(b, op.getTensor1(), op.getValue(), dtype);
    return b.add(op.getSelf(), b.mul(b.cast(y, dtype), op.getTensor2()));
  });
  // addcdiv(x, y, z, value) = x + value * y / z
  rules.add([](TorchBuilder &b, AtenAddcdivOp op) {
    Type dtype = b.dtypeOf(op.getResult());
    Value y = scaled(b, op.getTensor1(), op.getValue(), dtype);
    return b.add(op.getSelf(), b.div(b.cast(y, dtype), op.getTensor2()));
  });
  // lerp(x, y, w) = x + w * (y - x), or y - (1 - w) * (y - x) from w = 1/2 on:
  // exact at both ends.
  auto lerp = [](TorchBuilder &b, Operation *op) {
    Value x = op->getOperand(0), y = op->getOperand(1);
    Value w = op->getOperand(2), span = b.sub(y, x);
    if (std::optional<double> weight = getConstantFloat(w))
      return toVector(std::abs(*weight) < 0.5
                          ? b.add(x, b.mul(span, w))
                          : b.sub(y, b.mul(span, 1 - *weight)));
    w = asTensor(b, w, b.dtypeOf(span));
    return toVector(b.where(b.lt(b.abs(w), 0.5), b.add(x, b.mul(span, w)),
                            b.sub(y, b.mul(span, b.rsub(w, 1)))));
  };
  rules.add({"aten::lerp.Scalar", "aten::lerp.Tensor"}, lerp);
  addUnary(rules, "aten::deg2rad",
           [](TorchBuilder &b, Value x) { return b.mul(x, kPi / 180); });
  addUnary(rules, "aten::rad2deg",
           [](TorchBuilder &b, Value x) { return b.mul(x, 180 / kPi); });
}

//===----------------------------------------------------------------------===//
// Division
//===----------------------------------------------------------------------===//

/// Whether a remainder with the dividend's sign must move by the divisor to
/// have the divisor's: it is not 0 and their signs differ.
static Value hasOtherSign(TorchBuilder &b, Value remainder, Value y) {
  if (std::optional<double> divisor = getConstantFloat(y))
    return *divisor > 0 ? b.lt(remainder, 0) : b.gt(remainder, 0);
  Value differ = b.logical_xor(b.lt(y, 0), b.lt(remainder, 0));
  return b.logical_and(differ, b.ne(remainder, 0));
}

/// floor(x / y) of integers, which does not overflow.
static Value floorDivideInts(TorchBuilder &b, Value x, Value y) {
  Type dtype = b.dtypeOf(x);
  Value quotient = b.div(x, y, "trunc");
  if (dtype.isUnsignedInteger())
    return quotient;
  // For a known divisor, compare what the quotient is worth with x.
  if (std::optional<int64_t> divisor = getConstantInt(y)) {
    Value worth = b.mul(quotient, y);
    Value above = *divisor > 0 ? b.gt(worth, x) : b.lt(worth, x);
    return b.sub(quotient, b.cast(above, dtype));
  }
  Value truncated = b.sub(x, b.mul(quotient, y));
  return b.where(b.eq(b.remainder(x, y), truncated), quotient,
                 b.sub(quotient, 1));
}

/// floor(x / y) as Python has it: exact where x / y is rounded to a whole
/// number, and x / y where y is 0. A quotient that is rounded to a half goes
/// down.
static Value floorDivideFloats(TorchBuilder &b, Value x, Value y) {
  Value remainder = b.fmod(x, y);
  Value moved = b.cast(hasOtherSign(b, remainder, y), b.dtypeOf(x));
  Value near = b.sub(b.div(b.sub(x, remainder), y), moved);
  Value below = b.floor(near), isAbove = b.gt(b.sub(near, below), 0.5);
  Value quotient = b.add(below, b.cast(isAbove, b.dtypeOf(x)));
  std::optional<double> divisor = getConstantFloat(y);
  if (divisor)
    return *divisor == 0 ? b.div(x, y) : quotient;
  return b.where(b.eq(y, 0), b.div(x, y), quotient);
}

/// div(x, y, rounding_mode)
static Value divide(TorchBuilder &b, Operation *op, Value mode) {
  Type dtype = resultDtype(op);
  Value x = b.cast(op->getOperand(0), dtype);
  if (isNone(mode))
    return b.div(x, op->getOperand(1));
  // By one number, PyTorch divides what has half precision in f32.
  auto divisor = dyn_cast<TorchTensorType>(op->getOperand(1).getType());
  if (isHalf(dtype) && (!divisor || !divisor.getRank())) {
    Value y = asOperand(b, op->getOperand(1), b.f32());
    return b.cast(b.div(b.cast(x, b.f32()), y, mode), dtype);
  }
  Value y = asOperand(b, op->getOperand(1), dtype);
  bool ints = isa<IntegerType>(dtype);
  if (getConstantStr(mode) == "floor")
    return ints ? floorDivideInts(b, x, y) : floorDivideFloats(b, x, y);
  return ints ? b.fail("an integer division of this form")
              : b.trunc(b.div(x, y));
}

static void addDivisions(DecomposeRules &rules) {
  rules.add({"aten::div.Tensor_mode", "aten::div.Scalar_mode"},
            [](TorchBuilder &b, Operation *op) {
              return toVector(divide(b, op, op->getOperand(2)));
            });
  rules.add({"aten::floor_divide", "aten::floor_divide.Scalar"},
            [](TorchBuilder &b, Operation *op) {
              return toVector(divide(b, op, b.value("floor")));
            });
  // remainder(x, y) = fmod(x, y), plus y where the sign is not y's
  rules.add({"aten::remainder.Tensor", "aten::remainder.Scalar",
             "aten::remainder.Scalar_Tensor"},
            [](TorchBuilder &b, Operation *op) {
              Value x = asTensor(b, op->getOperand(0), resultDtype(op));
              Value y = asOperand(b, op->getOperand(1), resultDtype(op));
              Value m = b.fmod(x, y);
              return toVector(b.where(hasOtherSign(b, m, y), b.add(m, y), m));
            });
  // fmod(x, y) = x - trunc(x / y) * y of integers
  rules.add({"aten::fmod.Tensor", "aten::fmod.Scalar"},
            [](TorchBuilder &b, Operation *op) {
              Value x = b.cast(op->getOperand(0), resultDtype(op));
              Value y = asOperand(b, op->getOperand(1), resultDtype(op));
              return toVector(b.sub(x, b.mul(b.div(x, y, "trunc"), y)));
            });
}

//===----------------------------------------------------------------------===//
// Powers
//===----------------------------------------------------------------------===//

/// x^n for n >= 0, by squaring.
static Value powerByConstant(TorchBuilder &b, Value x, int64_t n) {
  Value result;
  for (; n > 0; n /= 2) {
    if (n % 2)
      result = result ? b.mul(result, x) : x;
    if (n > 1)
      x = b.mul(x, x);
  }
  return result ? result : b.ones_like(x);
}

/// 2^(k n) of integers: 1 << k n, which is 0 of all n that are too large, and
/// of those below 0.
static Value powerOfPowerOfTwo(TorchBuilder &b, Value n, int64_t k) {
  Value one = b.ones_like(n);
  if (k == 0)
    return one;
  bool isSigned = !b.dtypeOf(n).isUnsignedInteger();
  int64_t width = b.dtypeOf(n).getIntOrFloatBitWidth();
  // No multiple of what is at most the width overflows eight bits.
  Value bounded = b.clamp(n, isSigned ? Arg(-1) : Arg(0), width / k + 1);
  Value bits = b.mul(b.cast(bounded, b.i64()), k);
  return b.bitwise_left_shift(one, b.cast(bits, b.dtypeOf(n)));
}

/// x^n of integers, by squaring: of odd x every bit of n counts, since products
/// wrap around. A negative power is 0 but of 1 and -1.
static Value powerOfInts(TorchBuilder &b, Value x, Value n) {
  bool isSigned = !b.dtypeOf(n).isUnsignedInteger();
  int64_t bits = b.dtypeOf(n).getIntOrFloatBitWidth() - isSigned;
  Value result, square = x, rest = n, one = b.ones_like(x);
  for (int64_t k = 0; k < bits && !b.failed(); ++k) {
    Value isOdd = b.ne(b.remainder(rest, 2), 0);
    Value factor = b.where(isOdd, square, one);
    result = result ? b.mul(result, factor) : factor;
    if (k + 1 == bits)
      break;
    rest = b.div(rest, 2, "trunc");
    square = b.mul(square, square);
  }
  if (!isSigned)
    return result;
  Value even = b.eq(b.remainder(n, 2), 0);
  // The least number is its own absolute value.
  Value isUnit = b.logical_and(b.ge(x, -1), b.le(x, 1));
  Value inverse =
      b.where(isUnit, b.where(even, b.mul(x, x), x), b.zeros_like(x));
  return b.where(b.lt(n, 0), inverse, result);
}

static SmallVector<Value> power(TorchBuilder &b, Operation *op) {
  Type dtype = resultDtype(op);
  Value x = asTensor(b, op->getOperand(0), dtype);
  std::optional<double> exponent = getConstantFloat(op->getOperand(1));
  if (exponent == 0.5)
    return {b.sqrt(x)};
  if (exponent == -0.5)
    return {b.rsqrt(x)};
  if (exponent == -1.0 && isa<mlir::FloatType>(dtype))
    return {b.reciprocal(x)};
  if (exponent && *exponent >= 0 && *exponent == int64_t(*exponent))
    return {powerByConstant(b, x, *exponent)};
  if (!isa<IntegerType>(dtype))
    return {b.fail("a power of this dtype")};
  Value n = asTensor(b, op->getOperand(1), dtype);
  std::optional<int64_t> base = getConstantInt(op->getOperand(0));
  if (base && llvm::isPowerOf2_64(*base))
    return {powerOfPowerOfTwo(b, n, llvm::Log2_64(*base))};
  return {powerOfInts(b, x, n)};
}

//===----------------------------------------------------------------------===//
// Comparisons
//===----------------------------------------------------------------------===//

/// Operands of different dtypes are promoted first; le and ge are an or before
/// ONNX 12.
static SmallVector<Value> compare(TorchBuilder &b, Operation *op) {
  StringRef name = getOperatorName(op).split('.').first;
  Value x = op->getOperand(0), y = op->getOperand(1);
  Type dtype = b.promote(x, y);
  if (!dtype)
    return {b.fail("operands that cannot be promoted")};
  bool same = b.dtypeOf(x) == dtype && (!isTensor(y) || b.dtypeOf(y) == dtype);
  if (!same)
    return {b.call(name, {b.cast(x, dtype), asOperand(b, y, dtype)})};
  if (name == "aten::le")
    return {b.logical_or(b.lt(x, y), b.eq(x, y))};
  if (name == "aten::ge")
    return {b.logical_or(b.gt(x, y), b.eq(x, y))};
  return {b.fail("a comparison of this dtype")};
}

/// Where every element holds `value`, of x's shape.
static Value everywhere(TorchBuilder &b, Value x, bool value) {
  return b.full_like(x, value, b.boolean());
}

static void addComparisons(DecomposeRules &rules) {
  rules.add({"aten::eq.Tensor", "aten::eq.Scalar", "aten::lt.Tensor",
             "aten::lt.Scalar", "aten::gt.Tensor", "aten::gt.Scalar",
             "aten::le.Tensor", "aten::le.Scalar", "aten::ge.Tensor",
             "aten::ge.Scalar", "aten::logical_and", "aten::logical_or",
             "aten::logical_xor"},
            compare);
  // x != y = !(x == y)
  rules.add({"aten::ne.Tensor", "aten::ne.Scalar"}, [](TorchBuilder &b,
                                                       Operation *op) {
    return toVector(b.logical_not(b.eq(op->getOperand(0), op->getOperand(1))));
  });
  // Only floating point has these; |x| < inf is false of nan.
  rules.add([](TorchBuilder &b, AtenIsnanOp op) {
    Value x = op.getSelf();
    return b.isFloat(x) ? b.ne(x, x) : everywhere(b, x, false);
  });
  rules.add([](TorchBuilder &b, AtenIsinfOp op) {
    Value x = op.getSelf();
    return b.isFloat(x) ? b.eq(b.abs(x), kInfinity) : everywhere(b, x, false);
  });
  rules.add([](TorchBuilder &b, AtenIsfiniteOp op) {
    Value x = op.getSelf();
    return b.isFloat(x) ? b.lt(b.abs(x), kInfinity) : everywhere(b, x, true);
  });
  rules.add([](TorchBuilder &b, AtenIsposinfOp op) {
    Value x = op.getSelf();
    return b.isFloat(x) ? b.eq(x, kInfinity) : everywhere(b, x, false);
  });
  rules.add([](TorchBuilder &b, AtenIsneginfOp op) {
    Value x = op.getSelf();
    return b.isFloat(x) ? b.eq(x, -kInfinity) : everywhere(b, x, false);
  });
  // signbit(x) = x < 0, or 1 / x < 0 of -0
  rules.add([](TorchBuilder &b, AtenSignbitOp op) {
    Value x = op.getSelf();
    if (b.isBool(x))
      return everywhere(b, x, false);
    Value negative = b.lt(x, 0);
    return b.isFloat(x) ? b.logical_or(negative, b.lt(b.reciprocal(x), 0))
                        : negative;
  });
  // equal(x, y) = whether the sizes are those of the other and all are equal;
  // where only the run knows the sizes, of as many as the smaller one has.
  rules.add([](TorchBuilder &b, AtenEqualOp op) {
    Value x = op.getSelf(), y = op.getOther(), isSameSize;
    ArrayRef<Attribute> dims = b.typeOf(x).getDims(),
                        others = b.typeOf(y).getDims();
    if (dims.size() != others.size())
      return b.value(false);
    for (int64_t i = 0; i < int64_t(dims.size()); ++i) {
      if (dims[i] == others[i])
        continue;
      if (isa<IntegerAttr>(dims[i]) && isa<IntegerAttr>(others[i]))
        return b.value(false);
      Value same =
          b.eq(b.scalar_tensor(b.sizeOf(x, i), b.i64()), b.sizeOf(y, i));
      isSameSize = isSameSize ? b.logical_and(isSameSize, same) : same;
    }
    if (!isSameSize)
      return b.Bool(b.all(b.eq(x, y)));
    x = b.reshape(x, ints(-1));
    y = b.reshape(y, ints(-1));
    Value count = b.min_(b.sizeOf(x, 0), b.sizeOf(y, 0));
    Value isEqual =
        b.all(b.eq(b.slice(x, 0, 0, count), b.slice(y, 0, 0, count)));
    return b.Bool(b.logical_and(isSameSize, isEqual));
  });
}

//===----------------------------------------------------------------------===//
// Extremes
//===----------------------------------------------------------------------===//

static Value orNaN(TorchBuilder &b, Value condition, Value x) {
  return b.isFloat(x) ? b.logical_or(condition, b.isnan(x)) : condition;
}

static void addExtremes(DecomposeRules &rules) {
  // Of integers, before ONNX 12; of floats, nan wins.
  addBinary(rules, "aten::maximum", [](TorchBuilder &b, Value x, Value y) {
    return b.where(orNaN(b, b.lt(x, y), y), y, x);
  });
  addBinary(rules, "aten::minimum", [](TorchBuilder &b, Value x, Value y) {
    return b.where(orNaN(b, b.lt(x, y), x), x, y);
  });
  // fmax(x, y) = max(x, y), or the other where one is nan
  addBinary(rules, "aten::fmax", [](TorchBuilder &b, Value x, Value y) {
    Value most = b.maximum(x, y);
    return b.isFloat(x) ? b.where(b.isnan(x), y, b.where(b.isnan(y), x, most))
                        : most;
  });
  addBinary(rules, "aten::fmin", [](TorchBuilder &b, Value x, Value y) {
    Value least = b.minimum(x, y);
    return b.isFloat(x) ? b.where(b.isnan(x), y, b.where(b.isnan(y), x, least))
                        : least;
  });

  // clamp(x, low, high) = min(max(x, low), high)
  rules.add({"aten::clamp", "aten::clamp.Tensor"},
            [](TorchBuilder &b, Operation *op) {
              Type dtype = resultDtype(op);
              Value x = b.cast(op->getOperand(0), dtype);
              Value low = op->getOperand(1), high = op->getOperand(2);
              if (!isNone(low))
                x = b.maximum(x, asTensor(b, low, dtype));
              if (!isNone(high))
                x = b.minimum(x, asTensor(b, high, dtype));
              return toVector(x);
            });
  rules.add({"aten::clamp_min", "aten::clamp_min.Tensor"},
            [](TorchBuilder &b, Operation *op) {
              return toVector(b.clamp(op->getOperand(0), op->getOperand(1)));
            });
  rules.add({"aten::clamp_max", "aten::clamp_max.Tensor"},
            [](TorchBuilder &b, Operation *op) {
              return toVector(
                  b.clamp(op->getOperand(0), std::nullopt, op->getOperand(1)));
            });
}

//===----------------------------------------------------------------------===//
// Rounding and signs
//===----------------------------------------------------------------------===//

/// The largest finite number of a floating-point dtype.
static double largest(Type dtype) {
  return llvm::APFloat::getLargest(
             cast<mlir::FloatType>(dtype).getFloatSemantics())
      .convertToDouble();
}

static void addRounding(DecomposeRules &rules) {
  // trunc(x) = floor(|x|), times -1 where x < 0, which keeps -0
  addUnary(rules, "aten::trunc", [](TorchBuilder &b, Value x) {
    Value sign = b.cast(b.where(b.lt(x, 0), -1.0, 1.0), b.dtypeOf(x));
    return b.mul(b.floor(b.abs(x)), sign);
  });
  // sign(x) = (x > 0) - (x < 0) of int64, which runtimes narrow
  rules.add({"aten::sign", "aten::sgn"}, [](TorchBuilder &b, Operation *op) {
    Value x = op->getOperand(0);
    if (b.isComplex(x) || !b.isInt(x))
      return toVector(b.fail("a sign of this dtype"));
    Type dtype = b.dtypeOf(x);
    return toVector(
        b.sub(b.cast(b.gt(x, 0), dtype), b.cast(b.lt(x, 0), dtype)));
  });
  // frac(x) = x - trunc(x)
  addUnary(rules, "aten::frac",
           [](TorchBuilder &b, Value x) { return b.sub(x, b.trunc(x)); });
  // round(x, d) = round(x * 10^d) / 10^d
  rules.add([](TorchBuilder &b, AtenRoundDecimalsOp op) {
    Value x = op.getSelf();
    std::optional<int64_t> decimals = getConstantInt(op.getDecimals());
    if (!decimals)
      return b.fail("decimals that are known only at run time");
    if (!*decimals || !b.isFloat(x))
      return b.round(x);
    double power = std::pow(10, std::abs(*decimals));
    return *decimals > 0 ? b.div(b.round(b.mul(x, power)), power)
                         : b.mul(b.round(b.div(x, power)), power);
  });
  // copysign(x, y) = |x|, times -1 where the sign bit of y is set: of 0 and -0,
  // a choice between |x| and -|x| would be either.
  auto copysign = [](TorchBuilder &b, Operation *op) {
    Type dtype = resultDtype(op);
    Value x = b.abs(b.cast(op->getOperand(0), dtype));
    Value y = op->getOperand(1);
    if (!isTensor(y))
      y = b.scalar_tensor(y, dtype);
    return toVector(b.mul(x, b.cast(b.where(b.signbit(y), -1.0, 1.0), dtype)));
  };
  rules.add({"aten::copysign.Tensor", "aten::copysign.Scalar"}, copysign);
  // heaviside(x, y) = y where x is 0, else x > 0
  rules.add([](TorchBuilder &b, AtenHeavisideOp op) {
    Value x = op.getSelf();
    return b.where(b.eq(x, 0), op.getValues(),
                   b.cast(b.gt(x, 0), b.dtypeOf(x)));
  });
  // nan_to_num: nan to `nan`, infinities to the largest finite numbers
  rules.add([](TorchBuilder &b, AtenNanToNumOp op) {
    Value x = op.getSelf();
    if (!b.isFloat(x))
      return x;
    double most = largest(b.dtypeOf(x));
    auto number = [&](Value given, double usual) {
      return isNone(given) ? b.value(usual) : given;
    };
    Value y = b.where(b.isnan(x), number(op.getNan(), 0), x);
    y = b.where(b.eq(x, kInfinity), number(op.getPosinf(), most), y);
    return b.where(b.eq(x, -kInfinity), number(op.getNeginf(), -most), y);
  });
}

//===----------------------------------------------------------------------===//
// Whole tensors
//===----------------------------------------------------------------------===//

/// Whether both have the same sizes, known or by symbol.
static bool sameShape(Value x, Value y) {
  return TorchBuilder::typeOf(x).getDims() == TorchBuilder::typeOf(y).getDims();
}

static void addCopies(DecomposeRules &rules) {
  // copy(x, y) = y, in x's dtype and shape
  rules.add([](TorchBuilder &b, AtenCopyOp op) {
    Value y = b.cast(op.getSrc(), b.dtypeOf(op.getSelf()));
    return sameShape(op.getSelf(), y) ? y : b.expand_as(y, op.getSelf());
  });
  rules.add([](TorchBuilder &b, AtenFillTensorOp op) {
    Value y = b.cast(op.getValue(), b.dtypeOf(op.getSelf()));
    return sameShape(op.getSelf(), y) ? y : b.expand_as(y, op.getSelf());
  });
  rules.add([](TorchBuilder &b, AtenFillScalarOp op) {
    return b.full_like(op.getSelf(), op.getValue());
  });
  rules.add([](TorchBuilder &b, AtenZeroOp op) {
    return b.full_like(op.getSelf(), 0);
  });
}

void torchonnx::addElementwiseDecompositions(DecomposeRules &rules) {
  rules.roundOnce({"aten::adaptive_avg_pool2d",
                   "aten::_adaptive_avg_pool2d",
                   "aten::addcdiv",
                   "aten::addcmul",
                   "aten::_log_softmax_backward_data",
                   "aten::_softmax_backward_data",
                   "aten::baddbmm",
                   "aten::hardswish_backward",
                   "aten::mish_backward",
                   "aten::silu_backward",
                   "aten::tanh_backward",
                   "aten::lerp.Scalar",
                   "aten::lerp.Tensor",
                   "aten::linalg_vector_norm",
                   "aten::polygamma",
                   "aten::round.decimals",
                   "aten::sinc",
                   "aten::special_xlog1py",
                   "aten::special_xlog1py.other_scalar",
                   "aten::special_xlog1py.self_scalar"});
  addSums(rules);
  addDivisions(rules);
  rules.add({"aten::pow.Tensor_Tensor", "aten::pow.Tensor_Scalar",
             "aten::pow.Scalar"},
            power);
  addComparisons(rules);
  addExtremes(rules);
  addRounding(rules);
  addCopies(rules);
}
