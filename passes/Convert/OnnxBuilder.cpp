//===- OnnxBuilder.cpp - Building onnx ops for torch ops ------------------===//

#include "passes/Convert/OnnxBuilder.h"
#include "llvm/Support/FormatVariadic.h"

using namespace mlir;
using namespace torchonnx;

OnnxAttr::OnnxAttr(StringRef name, int value)
    : name(name), data(int64_t(value)) {}
OnnxAttr::OnnxAttr(StringRef name, int64_t value) : name(name), data(value) {}
OnnxAttr::OnnxAttr(StringRef name, bool value)
    : name(name), data(int64_t(value)) {}
OnnxAttr::OnnxAttr(StringRef name, double value) : name(name), data(value) {}
OnnxAttr::OnnxAttr(StringRef name, const char *value)
    : name(name), data(std::string(value)) {}
OnnxAttr::OnnxAttr(StringRef name, StringRef value)
    : name(name), data(value.str()) {}
OnnxAttr::OnnxAttr(StringRef name, Ints value)
    : name(name), data(std::move(value)) {}
OnnxAttr::OnnxAttr(StringRef name, Attribute value) : name(name), data(value) {}
OnnxAttr::OnnxAttr(const OnnxAttr &) = default;
OnnxAttr::OnnxAttr(OnnxAttr &&) noexcept = default;
OnnxAttr &OnnxAttr::operator=(const OnnxAttr &) = default;
OnnxAttr &OnnxAttr::operator=(OnnxAttr &&) noexcept = default;
OnnxAttr::~OnnxAttr() = default;

Type torchonnx::getOnnxType(Type torchType) {
  MLIRContext *context = torchType.getContext();
  auto scalar = [](Type element) { return RankedTensorType::get({}, element); };
  if (isa<TorchIntType>(torchType))
    return scalar(IntegerType::get(context, 64));
  if (isa<TorchFloatType>(torchType))
    return scalar(Float64Type::get(context));
  if (isa<TorchBoolType>(torchType))
    return scalar(IntegerType::get(context, 1));
  if (isa<TorchStrType>(torchType))
    return scalar(OnnxStringType::get(context));
  auto tensor = dyn_cast<TorchTensorType>(torchType);
  if (!tensor || !tensor.getRanked() || isa<QuantizedType>(tensor.getDtype()))
    return {};
  SmallVector<int64_t> shape;
  SmallVector<StringRef> names;
  for (int64_t i = 0; i < tensor.getRank(); ++i) {
    StringAttr symbol = tensor.getSymbol(i);
    shape.push_back(symbol ? ShapedType::kDynamic : *tensor.getSize(i));
    names.push_back(symbol ? symbol.getValue() : StringRef());
  }
  if (auto complex = dyn_cast<mlir::ComplexType>(tensor.getDtype())) {
    shape.push_back(2);
    names.push_back({});
    return getNamedTensorType(shape, complex.getElementType(), names);
  }
  return getNamedTensorType(shape, tensor.getDtype(), names);
}

Type torchonnx::getOnnxDtype(Type torchType) {
  if (auto tensor = dyn_cast<TorchTensorType>(torchType))
    return tensor.getDtype();
  Type type = getOnnxType(torchType);
  return type ? cast<ShapedType>(type).getElementType() : Type();
}

Value OnnxBuilder::fail(const Twine &why) {
  if (reason.empty())
    reason = why.str();
  return {};
}

SmallVector<Value> OnnxBuilder::ops(StringRef opType, const OnnxInputs &inputs,
                                    unsigned numResults, OnnxAttrs attrs) {
  if (failed())
    return {};
  const OnnxOpInfo *info = lookupOnnxOp(opType, opset);
  if (!info) {
    fail("needs ONNX's " + opType + ", which opset " + Twine(opset) + " lacks");
    return {};
  }
  for (auto [i, input] : llvm::enumerate(inputs.values)) {
    const OnnxParamInfo *param = info->inputAt(i);
    if (input && param && !isa<NoneType>(input.getType()) &&
        !contains(info->typeVars[param->typeVar].allowed, input.getType())) {
      fail(llvm::formatv("ONNX's {0} does not take {1} at opset {2}", opType,
                         getElementTypeOrSelf(input.getType()), opset)
               .str());
      return {};
    }
  }
  SmallVector<NamedAttribute> named;
  for (const OnnxAttr &attr : attrs) {
    Attribute value;
    if (auto *number = std::get_if<int64_t>(&attr.data))
      value = builder.getI64IntegerAttr(*number);
    else if (auto *real = std::get_if<double>(&attr.data))
      value = builder.getF32FloatAttr(*real);
    else if (auto *text = std::get_if<std::string>(&attr.data))
      value = builder.getStringAttr(*text);
    else if (auto *numbers = std::get_if<OnnxAttr::Ints>(&attr.data))
      value = builder.getI64ArrayAttr(*numbers);
    else
      value = std::get<Attribute>(attr.data);
    named.push_back(builder.getNamedAttr(attr.name, value));
  }
  SmallVector<Value> operands(inputs.values.begin(), inputs.values.end());
  Operation *created = createOnnxOp(builder, loc, opType, opset, operands,
                                    named, {}, numResults);
  if (!created) {
    fail("ONNX's " + opType + " does not take these operands");
    return {};
  }
  return SmallVector<Value>(created->getResults());
}

/// The dtypes that hold every value of `dtype`, narrowest first.
static SmallVector<Type> widerDtypes(Type dtype) {
  MLIRContext *context = dtype.getContext();
  Type i32 = IntegerType::get(context, 32), i64 = IntegerType::get(context, 64);
  Type f32 = Float32Type::get(context), f64 = Float64Type::get(context);
  unsigned width = dtype.getIntOrFloatBitWidth();
  if (width > 32)
    return {};
  if (isa<mlir::FloatType>(dtype))
    return width < 32 ? SmallVector<Type>{f32, f64} : SmallVector<Type>{f64};
  return width < 32 ? SmallVector<Type>{i32, i64, f32, f64}
                    : SmallVector<Type>{i64, f64};
}

/// Whether a type variable of an operator allows a dtype.
static bool allows(const OnnxOpInfo *info, const OnnxParamInfo *param,
                   Type dtype) {
  return param && (info->typeVars[param->typeVar].allowed.tensor >>
                   onnxDataType(dtype)) &
                      1;
}

Value OnnxBuilder::widened(StringRef opType, ArrayRef<Value> inputs,
                           std::initializer_list<OnnxAttr> attrs) {
  if (failed() || llvm::is_contained(inputs, Value()))
    return {};
  Type dtype = dtypeOf(inputs.front());
  const OnnxOpInfo *info = lookupOnnxOp(opType, opset);
  // Powers take exponents of fewer dtypes than bases.
  auto takesAll = [&](Type type) {
    return llvm::all_of(llvm::seq<unsigned>(0, inputs.size()), [&](unsigned i) {
      return allows(info, info->inputAt(i), type);
    });
  };
  if (!info || takesAll(dtype))
    return op(opType, inputs, attrs);
  for (Type wide : widerDtypes(dtype)) {
    if (!takesAll(wide))
      continue;
    SmallVector<Value> operands = llvm::map_to_vector(
        inputs, [&](Value input) { return cast(input, wide); });
    Value result = op(opType, operands, attrs);
    return result && dtypeOf(result) == wide ? cast(result, dtype) : result;
  }
  return fail(llvm::formatv("ONNX's {0} does not take {1} at opset {2}", opType,
                            dtype, opset)
                  .str());
}

bool OnnxBuilder::takes(StringRef opType, Type dtype) const {
  const OnnxOpInfo *info = lookupOnnxOp(opType, opset);
  return info && allows(info, info->inputAt(0), dtype);
}

bool OnnxBuilder::gives(StringRef opType, Type dtype) const {
  const OnnxOpInfo *info = lookupOnnxOp(opType, opset);
  return info && allows(info, info->outputAt(0), dtype);
}

bool OnnxBuilder::hasInput(StringRef opType, StringRef input) const {
  const OnnxOpInfo *info = lookupOnnxOp(opType, opset);
  return info && llvm::any_of(info->inputs, [&](const OnnxParamInfo &param) {
           return param.name == input;
         });
}

//===----------------------------------------------------------------------===//
// Operands of the torch op
//===----------------------------------------------------------------------===//

/// A program's integer: a double does not hold every one.
static Value exactInt(OnnxBuilder &b, Builder &builder, int64_t number) {
  return b.constant(DenseElementsAttr::get(
      RankedTensorType::get({}, builder.getI64Type()), number));
}

Value OnnxBuilder::in(Value torchValue) {
  if (failed() || !torchValue || isNone(torchValue))
    return {};
  if (Values values = lookup(torchValue); values.size() == 1)
    return values.front();
  if (std::optional<bool> truth = getConstantBool(torchValue))
    return scalar(*truth, builder.getI1Type());
  if (std::optional<int64_t> number = getConstantInt(torchValue))
    return exactInt(*this, builder, *number);
  if (std::optional<double> number = getConstantFloat(torchValue))
    return scalar(*number, builder.getF64Type());
  if (std::optional<StringRef> text = getConstantStr(torchValue))
    return constant(DenseStringElementsAttr::get(
        mlir::cast<ShapedType>(getOnnxType(torchValue.getType())), *text));
  return fail("an operand has no ONNX form");
}

Value OnnxBuilder::in(Value torchValue, Type dtype) {
  if (std::optional<int64_t> number = getConstantInt(torchValue);
      number && dtype.isInteger(1))
    return scalar(*number != 0, dtype);
  if (std::optional<int64_t> number = getConstantInt(torchValue);
      number && isa<IntegerType>(dtype))
    return constant(DenseElementsAttr::get(
        RankedTensorType::get({}, dtype),
        Attribute(IntegerAttr::get(dtype, APInt(dtype.getIntOrFloatBitWidth(),
                                                *number, true, true)))));
  if (std::optional<double> number = getConstantFloat(torchValue);
      number && isa<mlir::FloatType>(dtype))
    return scalar(*number, dtype);
  auto tensor = dyn_cast<TorchTensorType>(torchValue.getType());
  bool isPair = tensor && isa<mlir::ComplexType>(tensor.getDtype());
  auto complex = dyn_cast<mlir::ComplexType>(dtype);
  Value x = in(torchValue);
  if (!complex)
    // The real part.
    return cast(isPair ? Gather({x, scalarInt(0)}, {{"axis", -1}}) : x, dtype);
  x = cast(x, complex.getElementType());
  if (isPair || failed())
    return x;
  // A real number has an imaginary part of 0.
  int64_t rank = tensor ? tensor.getRank() : 0;
  SmallVector<int64_t> pads(2 * rank + 2);
  pads.back() = 1;
  return Pad({unsqueeze(x, {-1}), ints(pads)});
}

SmallVector<Value> OnnxBuilder::list(Value torchList) {
  if (failed())
    return {};
  if (Values values = lookup(torchList); !values.empty())
    return SmallVector<Value>(values.begin(), values.end());
  if (std::optional<SmallVector<int64_t>> numbers = getConstantInts(torchList))
    return llvm::map_to_vector(*numbers, [&](int64_t number) {
      return exactInt(*this, builder, number);
    });
  if (auto elements = getElements(torchList))
    return llvm::map_to_vector(*elements,
                               [&](Value element) { return in(element); });
  fail("a list operand has no ONNX form");
  return {};
}

Value OnnxBuilder::intList(Value torchList) {
  if (failed())
    return {};
  if (std::optional<SmallVector<int64_t>> numbers = getConstantInts(torchList))
    return ints(*numbers);
  auto elements = getElements(torchList);
  return intVector(elements ? *elements : list(torchList));
}

Value OnnxBuilder::intVector(ArrayRef<Value> elements) {
  // Neighbouring constants become one operand of Concat.
  SmallVector<Value> parts;
  SmallVector<int64_t> run;
  auto flush = [&] {
    if (!run.empty())
      parts.push_back(ints(run));
    run.clear();
  };
  for (Value element : elements) {
    if (!element || getConstantInt(element)) {
      run.push_back(element ? *getConstantInt(element) : 0);
      continue;
    }
    flush();
    bool isTorch = isa<TorchIntType>(element.getType());
    parts.push_back(unsqueeze(isTorch ? in(element) : element, {0}));
  }
  flush();
  if (parts.empty())
    return ints({});
  if (parts.size() == 1)
    return parts.front();
  return Concat(parts, {{"axis", 0}});
}

//===----------------------------------------------------------------------===//
// Constants and small idioms
//===----------------------------------------------------------------------===//

Value OnnxBuilder::constant(ElementsAttr value) {
  return failed() ? Value() : createOnnxConstant(builder, loc, value);
}

Value OnnxBuilder::ints(ArrayRef<int64_t> values) {
  return constant(builder.getI64TensorAttr(values));
}

/// A number as an attribute of `dtype`; null if there is none.
static Attribute numberAttr(Builder &builder, double value, Type dtype) {
  if (auto real = dyn_cast<mlir::FloatType>(dtype))
    return FloatAttr::get(real, value);
  if (dtype.isInteger(1))
    return builder.getBoolAttr(value != 0);
  if (isa<IntegerType>(dtype)) {
    // 2^63 is what the largest integer rounds to.
    int64_t number =
        value >= 0x1p63 ? std::numeric_limits<int64_t>::max() : int64_t(value);
    return IntegerAttr::get(
        dtype, APInt(dtype.getIntOrFloatBitWidth(), number, true, true));
  }
  return {};
}

Value OnnxBuilder::scalar(double value, Type dtype) {
  Attribute element = numberAttr(builder, value, dtype);
  if (!element)
    return fail("a constant of this dtype has no ONNX form");
  return constant(
      DenseElementsAttr::get(RankedTensorType::get({}, dtype), element));
}

Value OnnxBuilder::filled(Value shape, double value, Type dtype) {
  Attribute element = numberAttr(builder, value, dtype);
  if (!element)
    return fail("a constant of this dtype has no ONNX form");
  auto one = DenseElementsAttr::get(RankedTensorType::get({1}, dtype), element);
  return ConstantOfShape(shape, {{"value", Attribute(one)}});
}

Value OnnxBuilder::cast(Value x, Type dtype) {
  if (failed() || !x || dtypeOf(x) == dtype)
    return failed() ? Value() : x;
  if (!dtype)
    return fail("a number whose kind is known only at run time");
  if (!onnxDataType(dtype))
    return fail("ONNX has no such dtype");
  return Cast(x, {{"to", onnxDataType(dtype)}});
}

Value OnnxBuilder::withAxes(StringRef opType, Value x, ArrayRef<int64_t> axes,
                            OnnxAttrs attrs) {
  if (hasInput(opType, "axes"))
    return op(opType, {x, ints(axes)}, attrs);
  SmallVector<OnnxAttr> all(attrs.begin(), attrs.end());
  all.emplace_back("axes", OnnxAttr::Ints(axes));
  return op(opType, x, all);
}

Value OnnxBuilder::reduce(StringRef opType, Value x, ArrayRef<int64_t> axes,
                          bool keepDims) {
  OnnxAttr keep("keepdims", keepDims);
  if (axes.empty())
    return op(opType, x, keep);
  return withAxes(opType, x, axes, keep);
}
