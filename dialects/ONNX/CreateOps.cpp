//===- CreateOps.cpp - Creating onnx ops ----------------------------------===//
//
// Element types follow from the operator table: a result's type variable is
// bound by an operand, allows one type only, or is named by a dtype attribute.
//
//===----------------------------------------------------------------------===//

#include "dialects/ONNX/OnnxDialect.h"
#include "llvm/ADT/SmallBitVector.h"

using namespace mlir;

namespace torchonnx {

namespace {

/// The element type inside a tensor, a sequence or an optional.
Type innerElementType(Type type) {
  if (auto opt = dyn_cast<OnnxOptType>(type))
    type = opt.getElementType();
  if (auto seq = dyn_cast<OnnxSeqType>(type))
    type = seq.getElementType();
  auto tensor = dyn_cast<TensorType>(type);
  return tensor ? tensor.getElementType() : Type();
}

/// Finds the result types of an op that has been created without them.
class ResultTypes {
public:
  ResultTypes(const OnnxOpInfo &info, ValueRange operands,
              const NamedAttrList &attrs, MLIRContext *ctx)
      : info(info), operands(operands), attrs(attrs), ctx(ctx) {}

  /// The type of the i-th result, or null.
  Type infer(unsigned i) {
    if (info.opType == "Constant")
      return constantType();
    const OnnxParamInfo *param = info.outputAt(i);
    if (!param)
      return {};
    const OnnxTypeVar &var = info.typeVars[param->typeVar];
    if (Type type = boundBySameVariable(*param); type && !isTensor(type))
      return type;
    Type element = elementType(*param);
    if (!element)
      return {};
    if (!var.allowed.tensor) {
      Type type = UnrankedTensorType::get(element);
      if (var.allowed.seq || var.allowed.optSeq)
        type = OnnxSeqType::get(ctx, type);
      if (!var.allowed.seq)
        type = OnnxOptType::get(ctx, type);
      return type;
    }
    return i == 0 ? shaped(element) : UnrankedTensorType::get(element);
  }

private:
  static bool isTensor(Type type) { return isa<TensorType>(type); }

  Type constantType() {
    if (auto value = dyn_cast_or_null<ElementsAttr>(attrs.get("value")))
      return value.getShapedType();
    if (attrs.get("value_int"))
      return RankedTensorType::get({}, elementTypeOf(7, ctx));
    if (attrs.get("value_float"))
      return RankedTensorType::get({}, elementTypeOf(1, ctx));
    return {};
  }

  /// The type of an operand that shares the type variable of a parameter.
  Type boundBySameVariable(const OnnxParamInfo &param) {
    if (!param.homogeneous)
      return {};
    for (auto [j, operand] : llvm::enumerate(operands)) {
      const OnnxParamInfo *input = info.inputAt(j);
      if (input && input->typeVar == param.typeVar && input->homogeneous &&
          !isa<NoneType>(operand.getType()))
        return operand.getType();
    }
    return {};
  }

  Type elementType(const OnnxParamInfo &param) {
    if (info.opType == "ConstantOfShape") {
      auto value = dyn_cast_or_null<ElementsAttr>(attrs.get("value"));
      return value ? value.getElementType() : Type(Float32Type::get(ctx));
    }
    for (StringRef name : {"to", "dtype", "output_dtype", "output_datatype"})
      if (Type type = typeFromAttribute(name))
        return type;
    if (Type type = boundBySameVariable(param))
      return innerElementType(type);
    const OnnxTypeVar &var = info.typeVars[param.typeVar];
    if (int64_t only = var.singleTensorType())
      return elementTypeOf(only, ctx);
    if (info.opType == "QuantizeLinear")
      return elementTypeOf(2, ctx);
    if (info.opType == "DequantizeLinear") // That of the scale.
      return innerElementType(operands[1].getType());
    // A sequence and its elements, or a Like operator that has no dtype.
    if (!operands.empty() &&
        (info.opType.contains("Sequence") || info.opType.contains("Optional") ||
         info.opType.ends_with("Like") || info.opType == "Bernoulli"))
      return innerElementType(operands.front().getType());
    return {};
  }

  /// The element type that an attribute, or its default, names by number.
  Type typeFromAttribute(StringRef name) {
    const OnnxAttrInfo *attr = info.attr(name);
    if (!attr || attr->kind != OnnxAttrKind::Int)
      return {};
    if (auto set = dyn_cast_or_null<IntegerAttr>(attrs.get(name)))
      return elementTypeOf(set.getInt(), ctx);
    int64_t number = 0;
    StringRef(attr->defaultValue).consumeInteger(10, number);
    return elementTypeOf(number, ctx);
  }

  Type shaped(Type element) {
    if (operands.empty())
      return UnrankedTensorType::get(element);
    auto first = dyn_cast<RankedTensorType>(operands.front().getType());
    if (info.shapeRule == OnnxShapeRule::SameAsFirst && first)
      return first.clone(element);
    if (info.shapeRule == OnnxShapeRule::Broadcast)
      return broadcast(element);
    return UnrankedTensorType::get(element);
  }

  /// NumPy's rules. Where two dims may differ and neither is known, the result
  /// is unknown too: either may be 1.
  Type broadcast(Type element) {
    size_t rank = 0;
    for (Value operand : operands) {
      auto type = dyn_cast<RankedTensorType>(operand.getType());
      if (!type)
        return UnrankedTensorType::get(element);
      rank = std::max<size_t>(rank, type.getRank());
    }
    SmallVector<int64_t> shape(rank, 1);
    SmallVector<StringRef> names(rank);
    llvm::SmallBitVector mixed(rank);
    for (Value operand : operands) {
      auto type = cast<RankedTensorType>(operand.getType());
      size_t lead = rank - type.getRank();
      for (auto [i, dim] : llvm::enumerate(type.getShape())) {
        StringRef name = getDimName(type, i);
        int64_t &into = shape[lead + i];
        if (dim == 1)
          continue;
        if (!ShapedType::isDynamic(dim)) {
          into = dim;
        } else if (into == 1) {
          into = dim;
          names[lead + i] = name;
        } else if (ShapedType::isDynamic(into) &&
                   (name.empty() || names[lead + i] != name)) {
          mixed.set(lead + i);
        }
      }
    }
    for (unsigned i : mixed.set_bits())
      names[i] = {};
    return getNamedTensorType(shape, element, names);
  }

  const OnnxOpInfo &info;
  ValueRange operands;
  const NamedAttrList &attrs;
  MLIRContext *ctx;
};

/// One way to store a list, so that equal ops are equal.
Attribute canonical(Builder &b, Attribute attr) {
  if (auto ints = dyn_cast<DenseI64ArrayAttr>(attr))
    return b.getI64ArrayAttr(ints.asArrayRef());
  if (auto floats = dyn_cast<DenseF32ArrayAttr>(attr))
    return b.getF32ArrayAttr(floats.asArrayRef());
  return attr;
}

} // namespace

Operation *createOnnxOp(OpBuilder &b, Location loc, StringRef opType, int opset,
                        ValueRange inputs, ArrayRef<NamedAttribute> attrs,
                        TypeRange resultTypes, unsigned numResults,
                        unsigned numRegions) {
  // A Constant becomes an initializer, which every opset has.
  const OnnxOpInfo *info =
      lookupOnnxOp(opType, opType == "Constant" ? newestOpset() : opset);
  if (!info) {
    emitError(loc) << "ONNX opset " << opset << " has no operator '" << opType
                   << "'";
    return nullptr;
  }

  auto isAbsent = [](Value v) { return !v || isa<NoneType>(v.getType()); };
  size_t numInputs = inputs.size();
  while (numInputs && isAbsent(inputs[numInputs - 1]))
    --numInputs;
  SmallVector<Value> operands;
  for (Value input : inputs.take_front(numInputs))
    operands.push_back(input ? input : createNoValue(b, loc));

  OperationState state(loc, "onnx." + info->name.str());
  state.addOperands(operands);
  for (NamedAttribute named : attrs)
    state.addAttribute(named.getName(), canonical(b, named.getValue()));
  if (resultTypes.empty()) {
    ResultTypes types(*info, operands, state.attributes, b.getContext());
    for (unsigned i = 0; i < numResults; ++i) {
      Type type = types.infer(i);
      if (!type) {
        emitError(loc) << "the type of result #" << i << " of onnx."
                       << info->name << " cannot be told from its operands";
        return nullptr;
      }
      state.addTypes(type);
    }
  } else {
    state.addTypes(resultTypes);
  }
  for (unsigned i = 0; i < numRegions; ++i)
    state.addRegion();
  return b.create(state);
}

Value createOnnxCast(OpBuilder &b, Location loc, Value value, TensorType type,
                     int opset) {
  int64_t to = onnxDataType(type.getElementType());
  return createOnnxOp(b, loc, "Cast", opset, value,
                      b.getNamedAttr("to", b.getI64IntegerAttr(to)), type)
      ->getResult(0);
}

Value createNoValue(OpBuilder &b, Location loc) {
  return NoValueOp::create(b, loc, b.getNoneType());
}

Value createOnnxConstant(OpBuilder &b, Location loc, ElementsAttr value) {
  OperationState state(loc, "onnx.Constant");
  state.addAttribute("value", value);
  state.addTypes(value.getShapedType());
  return b.create(state)->getResult(0);
}

} // namespace torchonnx
