//===- Elementwise.cpp - Conversions: math, comparisons, casts ------------===//

#include "passes/Convert/Pointwise.h"
#include "passes/Utils/EmptyDims.h"

using namespace mlir;
using namespace torchonnx;

/// The dtype that both operands of a comparison have: a tensor's, when the
/// other operand is a tensor of the same or a number that does not promote it.
/// Null otherwise; decomposition casts.
static Type comparedDtype(Operation *op) {
  Value x = op->getOperand(0), y = op->getOperand(1);
  auto rankOfNumber = [](Type type) {
    return isa<TorchBoolType>(type)    ? 0
           : isa<TorchIntType>(type)   ? 1
           : isa<TorchFloatType>(type) ? 2
                                       : 3;
  };
  auto rankOfDtype = [](Type dtype) {
    return isa<ComplexType>(dtype)       ? -1
           : isa<mlir::FloatType>(dtype) ? 2
           : dtype.isInteger(1)          ? 0
                                         : 1;
  };
  Type dtype = OnnxBuilder::torchDtype(x);
  if (isa<TorchTensorType>(y.getType()))
    return dtype == OnnxBuilder::torchDtype(y) && !isa<ComplexType>(dtype)
               ? dtype
               : Type();
  return rankOfNumber(y.getType()) <= rankOfDtype(dtype) ? dtype : Type();
}

/// A comparison of operands of one dtype.
static ConvertRule comparison(StringRef opType, int since = 0) {
  auto apply = [opType](OnnxBuilder &b, Operation *op) {
    return toVector(b.widened(opType, operandsAs(b, op, 2, comparedDtype(op))));
  };
  return {apply, since, 1000,
          [](Operation *op) { return bool(comparedDtype(op)); }};
}

/// Whether one operand is a number of another dtype than the tensor beside it:
/// in that dtype it may be 0.
static bool isBesideNumber(Operation *op) {
  Value x = op->getOperand(0), y = op->getOperand(1);
  return OnnxBuilder::torchDtype(x) != OnnxBuilder::torchDtype(y) &&
         (OnnxBuilder::rank(x) == 0) != (OnnxBuilder::rank(y) == 0);
}

/// An operator of truth values; numbers are compared to 0.
static ConvertRule logical(StringRef opType, unsigned count) {
  auto apply = [opType, count](OnnxBuilder &b, Operation *op) {
    return toVector(
        b.op(opType, operandsAs(b, op, count, b.builder.getI1Type())));
  };
  return {apply, 0, 1000, [count](Operation *op) {
            return isReal(op) && (count == 1 || !isBesideNumber(op));
          }};
}

/// Whether `alpha`, the third operand, is 1.
static bool isUnscaled(Operation *op) {
  return isReal(op) && getConstantFloat(op->getOperand(2)) == 1.0;
}

static bool givesNumber(Operation *op) {
  return givesFloat(op) || givesInt(op);
}

/// Powers that are simpler operators, as PyTorch computes them too. Not squares
/// and cubes: runtimes know those, and look for Pow when they fuse RMS norms
/// and GELUs.
static bool isSimplePower(Operation *op) {
  std::optional<double> exponent = getConstantFloat(op->getOperand(1));
  return exponent && llvm::is_contained({0.5, -0.5, -1.0, 1.0}, *exponent);
}

static void addUnary(ConvertRules &rules) {
  struct Same {
    StringRef name, opType;
  };
  for (auto [name, opType] : std::initializer_list<Same>{
           {"aten::acos", "Acos"},   {"aten::acosh", "Acosh"},
           {"aten::asin", "Asin"},   {"aten::asinh", "Asinh"},
           {"aten::atan", "Atan"},   {"aten::atanh", "Atanh"},
           {"aten::ceil", "Ceil"},   {"aten::cos", "Cos"},
           {"aten::cosh", "Cosh"},   {"aten::erf", "Erf"},
           {"aten::exp", "Exp"},     {"aten::floor", "Floor"},
           {"aten::log", "Log"},     {"aten::reciprocal", "Reciprocal"},
           {"aten::round", "Round"}, {"aten::sigmoid", "Sigmoid"},
           {"aten::sin", "Sin"},     {"aten::sinh", "Sinh"},
           {"aten::sqrt", "Sqrt"},   {"aten::tan", "Tan"},
           {"aten::tanh", "Tanh"}})
    rules.add({name}, pointwise(opType, 1, givesFloat));
  rules.add({"aten::abs"}, pointwise("Abs", 1));
  rules.add({"aten::neg"}, pointwise("Neg", 1));
  // PyTorch's sign of nan is 0; ONNX leaves it open.
  rules.add({"aten::sign", "aten::sgn"},
            pointwise("Sign", 1, [](Operation *op) {
              return givesInt(op) &&
                     !OnnxBuilder::torchDtype(op->getResult(0)).isInteger(64);
            }));
  ConvertRule sign;
  sign.apply = [](OnnxBuilder &b, Operation *op) {
    Value x = b.in(op->getOperand(0));
    if (!x)
      return SmallVector<Value>();
    Value zero = b.scalar(0, b.dtypeOf(x));
    Value plain = choose(b, b.widened("IsNaN", {x}), zero, x);
    return toVector(b.widened("Sign", {plain}));
  };
  sign.accepts = givesFloat;
  rules.add({"aten::sign", "aten::sgn"}, sign);
  rules.add({"aten::sign", "aten::sgn"}, pointwise("Sign", 1, givesBool));

  // Integers are whole already.
  ConvertRule whole = castOnly();
  whole.accepts = givesInt;
  rules.add({"aten::ceil", "aten::floor", "aten::round", "aten::trunc"}, whole);

  // IsNaN and IsInf of the floating-point dtypes.
  auto test = [](StringRef opType) {
    ConvertRule rule;
    rule.apply = [opType](OnnxBuilder &b, Operation *op) {
      return toVector(b.widened(opType, {b.in(op->getOperand(0))}));
    };
    rule.accepts = [](Operation *op) {
      return isa<mlir::FloatType>(OnnxBuilder::torchDtype(op->getOperand(0)));
    };
    return rule;
  };
  rules.add({"aten::isnan"}, test("IsNaN"));
  rules.add({"aten::isinf"}, test("IsInf"));
}

/// Whether a result is of half precision and the second operand a number that
/// is not, which PyTorch multiplies and divides by as it is, in f32.
static bool hasFineScalar(Operation *op) {
  Type dtype = getOnnxDtype(op->getResult(0).getType());
  if (!isReal(op) || !dtype || !isHalf(dtype) ||
      !isa<TorchTensorType>(op->getOperand(0).getType()))
    return false;
  Value y = op->getOperand(1);
  if (auto tensor = dyn_cast<TorchTensorType>(y.getType()))
    return tensor.getRank() == 0 && isa<mlir::FloatType>(tensor.getDtype()) &&
           tensor.getDtype() != dtype;
  std::optional<double> known = getConstantFloat(y);
  if (!known)
    return true;
  APFloat rounded(*known);
  bool losesInfo = false;
  rounded.convert(cast<mlir::FloatType>(dtype).getFloatSemantics(),
                  APFloat::rmNearestTiesToEven, &losesInfo);
  return losesInfo;
}

static ConvertRule byFineScalar(StringRef opType) {
  ConvertRule rule;
  rule.apply = [opType](OnnxBuilder &b, Operation *op) {
    Type dtype = getOnnxDtype(op->getResult(0).getType());
    Type wide = Float32Type::get(op->getContext());
    Value x = b.cast(b.in(op->getOperand(0), dtype), wide);
    Value y = b.in(op->getOperand(1), wide);
    return toVector(b.cast(b.op(opType, {x, y}), dtype));
  };
  rule.accepts = hasFineScalar;
  return rule;
}

/// Whether the result is of integers that int32 has, or is one number.
static bool givesSmallInts(Operation *op) {
  auto type = cast<TorchTensorType>(op->getResult(0).getType());
  return givesInt(op) && (!type.getDtype().isInteger(64) || !type.getRank() ||
                          llvm::all_of(op->getOperands(), [](Value operand) {
                            return fitsInt32(operand);
                          }));
}

/// Whether there may be nothing to divide, and it is divided by one number that
/// may be 0.
static bool mayDivideNothing(Operation *op) {
  Value y = op->getOperand(1);
  if (Operation *made = y.getDefiningOp();
      made && getOperatorName(made) == "aten::scalar_tensor")
    y = made->getOperand(0);
  auto number = dyn_cast<TorchIntType>(y.getType());
  if (!number || !isa<TorchTensorType>(op->getOperand(0).getType()))
    return false;
  const Symbols &symbols = getOracle(op->getContext()).getSymbols();
  return (!number.getKnown() || mayBeZero(number.getKnown(), symbols)) &&
         mayBeEmpty(symbols, op->getOperand(0));
}

/// A quotient or remainder of integers. Runtimes refuse to divide by 0 where
/// there is nothing to divide, too.
static ConvertRule dividing(StringRef opType,
                            std::function<bool(Operation *)> accepts) {
  ConvertRule rule = pointwise(opType, 2, std::move(accepts));
  rule.apply = [opType](OnnxBuilder &b, Operation *op) {
    Type dtype = getOnnxDtype(op->getResult(0).getType());
    SmallVector<Value> values = operandsAs(b, op, 2, dtype);
    if (mayDivideNothing(op))
      values[1] = b.Where({b.Equal({b.Size(values[0]), b.scalarInt(0)}),
                           b.scalar(1, dtype), values[1]});
    return toVector(b.widened(opType, values));
  };
  return rule;
}

static void addBinary(ConvertRules &rules) {
  rules.add({"aten::mul.Tensor", "aten::mul.Scalar"}, byFineScalar("Mul"));
  rules.add({"aten::div.Tensor", "aten::div.Scalar"}, byFineScalar("Div"));
  // Sums and products of bools are Or and And.
  auto arithmetic = [&](StringRef opType, StringRef ofBools,
                        std::initializer_list<StringRef> names, bool scaled) {
    auto plain = [scaled](Operation *op) {
      return scaled ? isUnscaled(op) : isReal(op);
    };
    rules.add(names, pointwise(opType, 2, [plain](Operation *op) {
                return plain(op) && givesNumber(op);
              }));
    if (!ofBools.empty())
      rules.add(names, pointwise(ofBools, 2, [plain](Operation *op) {
                  return plain(op) && givesBool(op);
                }));
  };
  arithmetic("Add", "Or", {"aten::add.Tensor", "aten::add.Scalar"}, true);
  arithmetic("Sub", "", {"aten::sub.Tensor", "aten::sub.Scalar"}, true);
  arithmetic("Mul", "And", {"aten::mul.Tensor", "aten::mul.Scalar"}, false);
  rules.add({"aten::div.Tensor", "aten::div.Scalar"},
            pointwise("Div", 2, givesFloat));

  // other - self
  ConvertRule reversed;
  reversed.apply = [](OnnxBuilder &b, Operation *op) {
    SmallVector<Value> values =
        operandsAs(b, op, 2, getOnnxDtype(op->getResult(0).getType()));
    return toVector(b.widened("Sub", {values[1], values[0]}));
  };
  reversed.accepts = isUnscaled;
  rules.add({"aten::rsub.Tensor", "aten::rsub.Scalar"}, reversed);

  // ONNX divides integers as C does: towards zero.
  ConvertRule truncated = dividing("Div", [](Operation *op) {
    std::optional<StringRef> mode = getConstantStr(op->getOperand(2));
    return givesInt(op) && mode == "trunc";
  });
  rules.add({"aten::div.Tensor_mode", "aten::div.Scalar_mode"}, truncated);
  // Mod has the divisor's sign on integers, as Python's %; with fmod, the
  // dividend's.
  rules.add({"aten::remainder.Tensor", "aten::remainder.Scalar",
             "aten::remainder.Scalar_Tensor"},
            dividing("Mod", givesInt));
  ConvertRule fmod;
  fmod.apply = [](OnnxBuilder &b, Operation *op) {
    return toVector(b.widened(
        "Mod", operandsAs(b, op, 2, getOnnxDtype(op->getResult(0).getType())),
        {{"fmod", 1}}));
  };
  fmod.accepts = givesFloat;
  rules.add({"aten::fmod.Tensor", "aten::fmod.Scalar"}, fmod);
  rules.add({"aten::pow.Tensor_Tensor", "aten::pow.Tensor_Scalar",
             "aten::pow.Scalar"},
            pointwise("Pow", 2, [](Operation *op) {
              return givesFloat(op) && !isSimplePower(op);
            }));

  // Max and Min have integers since ONNX 12. Of int64, ONNX Runtime compares
  // some beyond int32 as if they were of it.
  for (auto [name, opType] :
       {std::pair("aten::maximum", "Max"), std::pair("aten::minimum", "Min")}) {
    rules.add({name}, pointwise(opType, 2, givesFloat));
    ConvertRule ofInts = pointwise(opType, 2, givesSmallInts);
    ofInts.firstOpset = 12;
    rules.add({name}, ofInts);
  }
  rules.add({"aten::maximum"}, pointwise("Or", 2, givesBool));
  rules.add({"aten::minimum"}, pointwise("And", 2, givesBool));
}

static void addBits(ConvertRules &rules) {
  auto bitwise = [&](StringRef base, StringRef ofBools, StringRef ofInts,
                     unsigned count) {
    std::vector<std::string> names = {base.str()};
    if (count == 2)
      names = {(base + ".Tensor").str(), (base + ".Scalar").str(),
               (base + ".Scalar_Tensor").str()};
    for (StringRef name : names) {
      rules.add({name}, pointwise(ofBools, count, givesBool));
      ConvertRule rule = pointwise(ofInts, count, givesInt);
      rule.firstOpset = 18;
      rules.add({name}, rule);
    }
  };
  bitwise("aten::bitwise_and", "And", "BitwiseAnd", 2);
  bitwise("aten::bitwise_or", "Or", "BitwiseOr", 2);
  bitwise("aten::bitwise_xor", "Xor", "BitwiseXor", 2);
  bitwise("aten::bitwise_not", "Not", "BitwiseNot", 1);

  rules.add({"aten::logical_and"}, logical("And", 2));
  rules.add({"aten::logical_or"}, logical("Or", 2));
  rules.add({"aten::logical_xor"}, logical("Xor", 2));
  rules.add({"aten::logical_not"}, logical("Not", 1));
}

/// Clip, whose bounds are scalars. One bound alone is Max or Min: ONNX
/// Runtime's Clip then stops at the dtype's largest finite value.
static Value clamp(OnnxBuilder &b, Value x, Value low, Value high) {
  if (!low && !high)
    return x;
  if (!high)
    return b.widened("Max", {x, low});
  if (!low)
    return b.widened("Min", {x, high});
  return b.widened("Clip", {x, low, high});
}

/// Whether Clip gives what `clamp` does: of two bounds it passes over nan.
static bool isClip(Operation *op) {
  auto mayBeNan = [](Value bound) {
    std::optional<double> known = getConstantFloat(bound);
    return isa<TorchFloatType>(bound.getType()) &&
           (!known || std::isnan(*known));
  };
  auto bounds = op->getOperands().drop_front();
  return llvm::any_of(bounds, isNone) || llvm::none_of(bounds, mayBeNan);
}

static void addSelection(ConvertRules &rules) {
  ConvertRule clip;
  clip.apply = [](OnnxBuilder &b, Operation *op) {
    Type dtype = OnnxBuilder::torchDtype(op->getResult(0));
    auto bound = [&](unsigned i) {
      return isNone(op->getOperand(i)) ? Value()
                                       : b.in(op->getOperand(i), dtype);
    };
    return toVector(
        clamp(b, b.in(op->getOperand(0), dtype), bound(1), bound(2)));
  };
  clip.accepts = [](Operation *op) { return givesFloat(op) && isClip(op); };
  rules.add({"aten::clamp"}, clip);
  clip.accepts = givesSmallInts;
  clip.firstOpset = 12;
  rules.add({"aten::clamp"}, clip);

  ConvertRule where;
  where.apply = [](OnnxBuilder &b, Operation *op) {
    Type dtype = OnnxBuilder::torchDtype(op->getResult(0));
    Value condition = b.in(op->getOperand(0), b.builder.getI1Type());
    Value x = b.in(op->getOperand(1), dtype),
          y = b.in(op->getOperand(2), dtype);
    return toVector(choose(b, condition, x, y));
  };
  where.accepts = isReal;
  rules.add({"aten::where.self", "aten::where.Scalar",
             "aten::where.ScalarOther", "aten::where.ScalarSelf"},
            where);
}

/// Casts, and what changes nothing about a value.
static void addCasts(ConvertRules &rules) {
  ConvertRule copy = castOnly();
  copy.accepts = [](Operation *op) {
    Type from = op->getOperand(0).getType(),
         to = getOnnxDtype(op->getResult(0).getType());
    auto tensor = dyn_cast<TorchTensorType>(from);
    // Whether a complex number is not 0, both parts say.
    return getOnnxDtype(from) && to &&
           !(tensor && isa<mlir::ComplexType>(tensor.getDtype()) &&
             to.isInteger(1));
  };
  copy.takesComplex = true;
  rules.add({"aten::to.device", "aten::to.dtype", "aten::to.dtype_layout",
             "aten::to.other", "aten::to.prim_Device", "aten::to.prim_dtype",
             "aten::to.prim_other", "aten::_to_copy", "aten::type_as",
             "aten::_cast_Byte", "aten::_cast_Char", "aten::_cast_Double",
             "aten::_cast_Float", "aten::_cast_Half", "aten::_cast_Int",
             "aten::_cast_Long", "aten::_cast_Short", "aten::cpu",
             "aten::as_tensor"},
            copy);
  rules.add({"aten::alias", "aten::alias_copy", "aten::clone",
             "aten::contiguous", "aten::data", "aten::detach",
             "aten::detach_copy", "aten::lift", "aten::lift_fresh",
             "aten::lift_fresh_copy", "aten::pin_memory", "aten::positive",
             "aten::_lazy_clone", "aten::resolve_conj", "aten::resolve_neg"},
            copy);
}

void torchonnx::addElementwiseConversions(ConvertRules &rules) {
  addUnary(rules);
  addBinary(rules);
  addBits(rules);
  for (StringRef overload : {".Tensor", ".Scalar"}) {
    rules.add({("aten::eq" + overload).str()}, comparison("Equal"));
    rules.add({("aten::lt" + overload).str()}, comparison("Less"));
    rules.add({("aten::gt" + overload).str()}, comparison("Greater"));
    rules.add({("aten::le" + overload).str()}, comparison("LessOrEqual", 12));
    rules.add({("aten::ge" + overload).str()},
              comparison("GreaterOrEqual", 12));
  }
  addSelection(rules);
  addCasts(rules);
}
