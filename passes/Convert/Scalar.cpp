//===- Scalar.cpp - Conversions: numbers as 0-d tensors -------------------===//
//
// Python's int, float and bool are 0-d tensors of int64, double and bool.
//
//===----------------------------------------------------------------------===//

#include "passes/Convert/Pointwise.h"

using namespace mlir;
using namespace torchonnx;

//===----------------------------------------------------------------------===//
// Arithmetic
//===----------------------------------------------------------------------===//

/// The overloads of an operator that take numbers alone.
static std::vector<StringRef> numberOverloads(StringRef name) {
  std::vector<StringRef> names;
  auto isNumber = [](const SchemaArg &arg) {
    StringRef type = arg.type;
    return type == "int" || type == "float" || type == "bool" ||
           type == "Scalar";
  };
  for (const OpSchema *schema : getListedOverloads(name))
    if (llvm::all_of(schema->args, isNumber))
      names.push_back(schema->name);
  return names;
}

static void addToNumbers(ConvertRules &rules, StringRef name,
                         const ConvertRule &rule) {
  for (StringRef overload : numberOverloads(name))
    rules.add({overload}, rule);
}

/// A rule over the operands in the result's dtype.
static ConvertRule
overOperands(unsigned count,
             const std::function<Value(OnnxBuilder &, ArrayRef<Value>)> &f,
             std::function<bool(Operation *)> accepts = nullptr) {
  ConvertRule rule;
  rule.apply = [=](OnnxBuilder &b, Operation *op) {
    Type dtype = getOnnxDtype(op->getResult(0).getType());
    return toVector(f(b, operandsAs(b, op, count, dtype)));
  };
  rule.accepts = std::move(accepts);
  return rule;
}

namespace {
/// An operator that ONNX has under another name.
struct Same {
  StringRef name, opType;
};
} // namespace

/// Operators that ONNX has too.
static void addSame(ConvertRules &rules) {
  for (auto [name, opType] : std::initializer_list<Same>{{"aten::add", "Add"},
                                                         {"aten::sub", "Sub"},
                                                         {"aten::mul", "Mul"},
                                                         {"aten::div", "Div"}})
    addToNumbers(rules, name, pointwise(opType, 2));
  for (auto [name, opType] :
       std::initializer_list<Same>{{"aten::neg", "Neg"},
                                   {"prim::abs", "Abs"},
                                   {"aten::fabs", "Abs"},
                                   {"aten::acos", "Acos"},
                                   {"aten::acosh", "Acosh"},
                                   {"aten::asin", "Asin"},
                                   {"aten::asinh", "Asinh"},
                                   {"aten::atan", "Atan"},
                                   {"aten::atanh", "Atanh"},
                                   {"aten::cos", "Cos"},
                                   {"aten::cosh", "Cosh"},
                                   {"aten::erf", "Erf"},
                                   {"aten::exp", "Exp"},
                                   {"aten::log", "Log"},
                                   {"aten::sin", "Sin"},
                                   {"aten::sinh", "Sinh"},
                                   {"aten::sqrt", "Sqrt"},
                                   {"aten::tan", "Tan"},
                                   {"aten::tanh", "Tanh"}})
    for (StringRef overload : numberOverloads(name))
      if (getListedSchema(overload)->args.size() == 1)
        rules.add({overload}, pointwise(opType, 1));
}

/// floor(x / y) of any ints. The quotient is rounded to 0: it is one less where
/// what it is worth is above x for a divisor that is known to be positive, and
/// where the remainder that it leaves is not the one with y's sign.
static Value floorDivideAny(OnnxBuilder &b, Value x, Value y, Value divisor) {
  Value quotient = b.Div({x, y}), worth = b.Mul({quotient, y});
  std::optional<int64_t> known = getConstantInt(divisor);
  Value isAbove = known && *known > 0
                      ? b.Greater({worth, x})
                      : b.Not(b.Equal({b.Sub({x, worth}), b.Mod({x, y})}));
  return b.Sub({quotient, b.cast(isAbove, b.builder.getI64Type())});
}

static void addQuotients(ConvertRules &rules) {
  // floor(a / b): of small ints, without the remainder, which has b's sign.
  ConvertRule floordiv;
  floordiv.apply = [](OnnxBuilder &b, Operation *op) {
    SmallVector<Value> values =
        operandsAs(b, op, 2, getOnnxDtype(op->getResult(0).getType()));
    Value x = values[0], y = values[1];
    if (givesFloat(op))
      return toVector(b.Floor(b.Div({x, y})));
    Value dividend = op->getOperand(0), divisor = op->getOperand(1);
    if (isNonNegative(dividend) && isNonNegative(divisor))
      return toVector(b.Div({x, y}));
    if (fitsInt32(dividend) && fitsInt32(divisor))
      return toVector(b.Div({b.Sub({x, b.Mod({x, y})}), y}));
    return toVector(floorDivideAny(b, x, y, divisor));
  };
  addToNumbers(rules, "aten::floordiv", floordiv);
  addToNumbers(rules, "aten::__round_to_zero_floordiv", pointwise("Div", 2));

  // The remainder with b's sign, and with a's.
  auto fmod = [](OnnxBuilder &b, Value x, Value y) {
    return b.Mod({x, y}, {{"fmod", 1}});
  };
  addToNumbers(rules, "aten::remainder", pointwise("Mod", 2, givesInt));
  addToNumbers(rules, "aten::remainder",
               overOperands(
                   2,
                   [=](OnnxBuilder &b, ArrayRef<Value> x) {
                     Value shifted = b.Add({fmod(b, x[0], x[1]), x[1]});
                     return fmod(b, shifted, x[1]);
                   },
                   givesFloat));
  addToNumbers(rules, "aten::fmod",
               overOperands(2, [=](OnnxBuilder &b, ArrayRef<Value> x) {
                 return fmod(b, x[0], x[1]);
               }));
}

static void addPowersAndLogarithms(ConvertRules &rules) {
  // Powers are those of doubles.
  ConvertRule pow;
  pow.apply = [](OnnxBuilder &b, Operation *op) {
    Value power = b.Pow(operandsAs(b, op, 2, b.builder.getF64Type()));
    return toVector(b.cast(power, getOnnxDtype(op->getResult(0).getType())));
  };
  addToNumbers(rules, "aten::pow", pow);

  // Logarithms of a base, and degrees.
  rules.add({"aten::log.Scalar_Scalar", "aten::log.float_float",
             "aten::log.float_int", "aten::log.int_float", "aten::log.int_int"},
            overOperands(2, [](OnnxBuilder &b, ArrayRef<Value> x) {
              return b.Div({b.Log(x[0]), b.Log(x[1])});
            }));
  auto times = [&](StringRef name, double factor) {
    addToNumbers(rules, name,
                 overOperands(1, [=](OnnxBuilder &b, ArrayRef<Value> x) {
                   return b.Mul({x[0], b.scalar(factor, b.dtypeOf(x[0]))});
                 }));
  };
  times("aten::degrees", 57.29577951308232);
  times("aten::radians", 0.017453292519943295);
}

/// Rounded floats, which Python makes ints but in round().
static void addRounding(ConvertRules &rules) {
  for (auto [name, opType] :
       std::initializer_list<Same>{{"aten::ceil", "Ceil"},
                                   {"aten::floor", "Floor"},
                                   {"aten::round", "Round"}})
    for (StringRef overload : numberOverloads(name)) {
      ConvertRule rule;
      rule.apply = [opType = opType](OnnxBuilder &b, Operation *op) {
        Value x = b.in(op->getOperand(0));
        if (x && isa<mlir::FloatType>(b.dtypeOf(x)))
          x = b.op(opType, x);
        return toVector(b.cast(x, getOnnxDtype(op->getResult(0).getType())));
      };
      rules.add({overload}, rule);
    }
}

//===----------------------------------------------------------------------===//
// Comparisons
//===----------------------------------------------------------------------===//

/// What two numbers are compared as.
static Type comparedDtype(Operation *op) {
  MLIRContext *context = op->getContext();
  Type x = getOnnxDtype(op->getOperand(0).getType());
  Type y = getOnnxDtype(op->getOperand(1).getType());
  if (!x || !y)
    return {};
  if (isa<mlir::FloatType>(x) || isa<mlir::FloatType>(y))
    return Float64Type::get(context);
  return x == y ? x : Type(IntegerType::get(context, 64));
}

/// Max, Min of ints, which they have since ONNX 12. Of floats, TorchScript
/// gives the second where either is nan: x > y ? x : y.
static Value extreme(OnnxBuilder &b, StringRef opType, Value x, Value y) {
  if (!x || !y)
    return {};
  if (!isa<mlir::FloatType>(b.dtypeOf(x)) && b.takes(opType, b.dtypeOf(x)))
    return b.op(opType, {x, y});
  Value isFirst = b.op(opType == "Max" ? "Greater" : "Less", {x, y});
  return b.Where({isFirst, x, y});
}

static void addComparisons(ConvertRules &rules) {
  auto compare = [&](StringRef name, StringRef opType, bool negated,
                     bool orEqual) {
    ConvertRule rule;
    rule.apply = [=](OnnxBuilder &b, Operation *op) {
      SmallVector<Value> values = operandsAs(b, op, 2, comparedDtype(op));
      Value result = b.widened(opType, values);
      if (orEqual)
        result = b.Or({result, b.widened("Equal", values)});
      return toVector(negated ? b.Not(result) : result);
    };
    rule.accepts = [](Operation *op) { return bool(comparedDtype(op)); };
    addToNumbers(rules, name, rule);
  };
  compare("aten::eq", "Equal", false, false);
  compare("aten::ne", "Equal", true, false);
  compare("aten::lt", "Less", false, false);
  compare("aten::gt", "Greater", false, false);
  compare("aten::le", "Less", false, true);
  compare("aten::ge", "Greater", false, true);
}

static void addExtremes(ConvertRules &rules) {
  for (auto [name, opType] :
       {std::pair("prim::max", "Max"), std::pair("prim::min", "Min")}) {
    StringRef type = opType;
    addToNumbers(rules, name,
                 overOperands(2, [type](OnnxBuilder &b, ArrayRef<Value> x) {
                   return extreme(b, type, x[0], x[1]);
                 }));
    ConvertRule ofList;
    ofList.apply = [type](OnnxBuilder &b, Operation *op) {
      SmallVector<Value> elements = b.list(op->getOperand(0));
      Value result;
      for (Value element : elements)
        result = result ? extreme(b, type, result, element) : element;
      return toVector(result);
    };
    rules.add({(Twine(name) + ".self_int").str()}, ofList);
  }
}

static void addLogic(ConvertRules &rules) {
  auto logical = [&](StringRef name, StringRef opType, unsigned count) {
    rules.add({name}, pointwise(opType, count, givesBool));
  };
  logical("aten::__and__.bool", "And", 2);
  logical("aten::__or__.bool", "Or", 2);
  logical("aten::__xor__.bool", "Xor", 2);
  logical("aten::__not__", "Not", 1);
  for (auto [name, opType] : {std::pair("aten::__and__.int", "BitwiseAnd"),
                              std::pair("aten::__or__.int", "BitwiseOr"),
                              std::pair("aten::__xor__.int", "BitwiseXor")}) {
    ConvertRule rule = pointwise(opType, 2);
    rule.firstOpset = 18;
    rules.add({name}, rule);
  }
  rules.add([](OnnxBuilder &b, AtenIsnanFloatOp op) {
    return b.IsNaN(b.in(op.getA()));
  });
  rules.add([](OnnxBuilder &b, AtenIsinfFloatOp op) {
    return b.IsInf(b.in(op.getA()));
  });
}

/// Of strings: ONNX compares them since 19.
static void addStringComparisons(ConvertRules &rules) {
  for (StringRef name : {"aten::eq.str", "aten::ne.str"}) {
    ConvertRule rule;
    rule.firstOpset = 19;
    rule.apply = [name](OnnxBuilder &b, Operation *op) {
      Value same = b.Equal({b.in(op->getOperand(0)), b.in(op->getOperand(1))});
      return toVector(name == "aten::ne.str" ? b.Not(same) : same);
    };
    rules.add({name}, rule);
  }
}

/// Of lists: all and any of their elements, their sum, what they contain.
static void addFolds(ConvertRules &rules) {
  auto fold = [&](std::initializer_list<StringRef> names, StringRef opType) {
    ConvertRule rule;
    rule.apply = [opType](OnnxBuilder &b, Operation *op) {
      Type dtype = getOnnxDtype(op->getResult(0).getType());
      Value result;
      for (Value element : b.list(op->getOperand(0))) {
        Value value = b.cast(element, dtype);
        result = result ? b.op(opType, {result, value}) : value;
      }
      return toVector(result);
    };
    rules.add(names, rule);
  };
  fold({"aten::all.bool", "aten::all.int", "aten::all.float"}, "And");
  fold({"aten::any.bool", "aten::any.int", "aten::any.float"}, "Or");
  fold({"aten::sum.bool", "aten::sum.int", "aten::sum.float"}, "Add");
  ConvertRule contains;
  contains.apply = [](OnnxBuilder &b, Operation *op) {
    Value item = b.in(op->getOperand(1)), result;
    for (Value element : b.list(op->getOperand(0))) {
      Value same = b.Equal({element, item});
      result = result ? b.Or({result, same}) : same;
    }
    return toVector(result);
  };
  rules.add({"aten::__contains__.int_list", "aten::__contains__.float_list"},
            contains);
}

//===----------------------------------------------------------------------===//
// Between numbers and tensors
//===----------------------------------------------------------------------===//

/// The one element of a tensor as a number.
static ConvertRule element() {
  ConvertRule rule;
  rule.apply = [](OnnxBuilder &b, Operation *op) {
    Value x = b.in(op->getOperand(0));
    if (OnnxBuilder::rank(op->getOperand(0)) > 0)
      x = b.reshape(x, {});
    return toVector(b.cast(x, getOnnxDtype(op->getResult(0).getType())));
  };
  rule.accepts = [](Operation *op) {
    return bool(getOnnxType(op->getResult(0).getType()));
  };
  return rule;
}

/// The size of a dim: a number, or an element of the shape.
static Value sizeOf(OnnxBuilder &b, Value x, int64_t dim) {
  auto type = cast<TorchTensorType>(x.getType());
  if (std::optional<int64_t> size = type.getSize(dim))
    return b.scalarInt(*size);
  if (dim < 0)
    dim += type.getRank();
  return b.Gather({b.Shape(b.in(x)), b.scalarInt(dim)});
}

static void addCasts(ConvertRules &rules) {
  rules.add({"aten::Bool.Tensor", "aten::Int.Tensor", "aten::Float.Tensor",
             "aten::IntImplicit", "aten::FloatImplicit", "aten::ScalarImplicit",
             "aten::item", "aten::_local_scalar_dense", "aten::is_nonzero"},
            element());
  rules.add({"aten::Bool.int", "aten::Bool.float", "aten::Int.bool",
             "aten::Int.float", "aten::Int.Scalar", "aten::Float.bool",
             "aten::Float.int", "aten::Float.Scalar"},
            castOnly());
  rules.add({"prim::NumToTensor.Scalar", "prim::NumToTensor.bool",
             "aten::scalar_tensor", "aten::tensor.int", "aten::tensor.bool",
             "aten::as_tensor.int", "aten::as_tensor.bool"},
            castOnly());

  // A complex tensor has one dim more than these count.
  rules
      .add([](OnnxBuilder &b, AtenSizeIntOp op) {
        return sizeOf(b, op.getSelf(), *getConstantInt(op.getDim()));
      })
      .when([](AtenSizeIntOp op) { return getConstantInt(op.getDim()); })
      .takesComplex();
  rules.add([](OnnxBuilder &b, AtenSizeIntOp op) {
    return b.Gather({b.Shape(b.in(op.getSelf())), b.in(op.getDim())});
  });
  rules
      .add([](OnnxBuilder &b, AtenSizeOp op) {
        SmallVector<Value> sizes;
        for (int64_t i = 0; i < b.rank(op.getSelf()); ++i)
          sizes.push_back(sizeOf(b, op.getSelf(), i));
        return sizes;
      })
      .takesComplex();
  rules.add([](OnnxBuilder &b, AtenLenTensorOp op) {
    return sizeOf(b, op.getT(), 0);
  });
  rules.add([](OnnxBuilder &b, AtenNumelOp op) {
    return b.Size(b.in(op.getSelf()));
  });
  rules.add([](OnnxBuilder &b, Aten_ShapeAsTensorOp op) {
    return b.Shape(b.in(op.getSelf()));
  });
  // Without the dim of the parts.
  rules
      .add([](OnnxBuilder &b, Aten_ShapeAsTensorOp op) {
        return b.Shape({b.in(op.getSelf())}, {{"end", -1}});
      })
      .since(15)
      .takesComplex();
}

void torchonnx::addScalarConversions(ConvertRules &rules) {
  addSame(rules);
  addQuotients(rules);
  addPowersAndLogarithms(rules);
  addRounding(rules);
  addComparisons(rules);
  addExtremes(rules);
  addLogic(rules);
  addStringComparisons(rules);
  addFolds(rules);
  addCasts(rules);
}
