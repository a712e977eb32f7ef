//===- ExportedQuantized.cpp - Quantized exported programs ----------------===//

#include "lib/Import/ExportedQuantized.h"
#include <ATen/core/ivalue.h>

using namespace mlir;
namespace json = llvm::json;

namespace torchonnx {

namespace {

/// The operands of one node, and what is made of them.
class QuantizedNode {
public:
  QuantizedNode(ExportedValues &values, const json::Object &node,
                StringRef name, Location loc)
      : values(values), node(node), name(name), loc(loc) {}
  FailureOr<Value> run();

private:
  /// Null where the node does not give it, or gives None.
  FailureOr<Value> get(StringRef argument);
  /// A number, or the element of a tensor.
  FailureOr<Value> getNumber(StringRef argument, StringRef item, Type type);
  Value tensor(StringRef called, ValueRange operands) {
    return values.emit(called, operands, values.ref(), loc);
  }
  Value constant(const c10::IValue &value) {
    return *values.constant(value, loc);
  }
  Value cast(Value x, Value dtype) {
    Value no = constant(false);
    return tensor("aten::to.dtype",
                  {x, dtype, no, no, constant(c10::IValue())});
  }
  FailureOr<Value> quantize();
  FailureOr<Value> dequantize();
  /// Holds a quantized dtype's `r` to what the node allows of it.
  Value hold(Value r);

  ExportedValues &values;
  const json::Object &node;
  StringRef name;
  Location loc;
  bool isPerChannel = false;
  Value input, scale, zero, axis, least, most, dtype;
  at::ScalarType kind = at::ScalarType::Undefined;
};

FailureOr<Value> QuantizedNode::get(StringRef argument) {
  const json::Value *given = findInput(node, argument);
  if (!given || getUnion(*given).first == "as_none")
    return Value();
  return values.getArgument(*given, nullptr, loc);
}

FailureOr<Value> QuantizedNode::getNumber(StringRef argument, StringRef item,
                                          Type type) {
  FailureOr<Value> value = get(argument);
  if (failed(value) || !*value || !isa<RefType>(value->getType()))
    return value;
  return values.emit(item, *value, type, loc);
}

Value QuantizedNode::hold(Value r) {
  bool isSigned = kind == at::kChar;
  if (getConstantInt(least) == (isSigned ? -128 : 0) &&
      getConstantInt(most) == (isSigned ? 127 : 255))
    return r;
  return tensor("aten::clamp", {r, least, most});
}

/// clamp(round(x * (1 / scale)) + zero_point, quant_min, quant_max).to(dtype)
FailureOr<Value> QuantizedNode::quantize() {
  Value x = cast(input, constant(int64_t(at::kFloat)));
  if (kind == at::kByte || kind == at::kChar) {
    Value quantized =
        constant(int64_t(kind == at::kByte ? at::kQUInt8 : at::kQInt8));
    return hold(tensor("aten::int_repr",
                       isPerChannel ? tensor("aten::quantize_per_channel",
                                             {x, scale, zero, axis, quantized})
                                    : tensor("aten::quantize_per_tensor",
                                             {x, scale, zero, quantized})));
  }
  Value one = constant(int64_t(1));
  if (isPerChannel) {
    Value last = constant(int64_t(-1));
    x = tensor("aten::transpose.int", {x, axis, last});
    x = tensor("aten::mul.Tensor", {x, tensor("aten::reciprocal", scale)});
    x = tensor("aten::add.Tensor", {tensor("aten::round", x), zero, one});
    x = tensor("aten::transpose.int", {x, axis, last});
  } else {
    FailureOr<Value> inverse =
        values.emitNumbers("aten::div", {constant(1.0), scale}, loc);
    if (failed(inverse))
      return failure();
    x = tensor("aten::round", tensor("aten::mul.Scalar", {x, *inverse}));
    x = tensor("aten::add.Scalar", {x, zero, one});
  }
  return cast(tensor("aten::clamp", {x, least, most}), dtype);
}

/// (x.to(out_dtype) - zero_point) * scale
FailureOr<Value> QuantizedNode::dequantize() {
  FailureOr<Value> out = get("out_dtype");
  if (failed(out))
    return failure();
  Value result = *out ? *out : constant(int64_t(at::kFloat));
  if ((kind == at::kByte || kind == at::kChar || kind == at::kInt) && zero &&
      getConstantInt(result) == int64_t(at::kFloat))
    return tensor("aten::dequantize.self",
                  isPerChannel
                      ? tensor("aten::_make_per_channel_quantized_tensor",
                               {input, scale, zero, axis})
                      : tensor("aten::_make_per_tensor_quantized_tensor",
                               {input, scale, zero}));
  Value one = constant(int64_t(1)), x = input;
  if (!isPerChannel) {
    x = tensor("aten::sub.Scalar", {cast(x, result), zero, one});
    return tensor("aten::mul.Scalar", {x, scale});
  }
  Value last = constant(int64_t(-1));
  x = tensor("aten::transpose.int", {x, axis, last});
  if (zero)
    x = tensor("aten::sub.Tensor", {x, zero, one});
  x = cast(tensor("aten::mul.Tensor", {x, scale}), result);
  return tensor("aten::transpose.int", {x, axis, last});
}

FailureOr<Value> QuantizedNode::run() {
  MLIRContext *context = values.getBuilder().getContext();
  Type integer = TorchIntType::get(context);
  StringRef step = name;
  if (!step.consume_front("quantized_decomposed::"))
    return Value();
  bool quantizes = step.consume_front("quantize_per_");
  if (!quantizes && !step.consume_front("dequantize_per_"))
    return Value();
  isPerChannel = step == "channel";
  if (!isPerChannel && step != "tensor")
    return Value();
  struct Operand {
    Value &value;
    FailureOr<Value> given;
  };
  auto number = [&](StringRef argument) {
    return getNumber(argument, "aten::Int.Tensor", integer);
  };
  for (auto &[value, given] :
       {Operand{input, get("input")},
        Operand{scale, isPerChannel ? get("scales")
                                    : getNumber("scale", "aten::Float.Tensor",
                                                TorchFloatType::get(context))},
        Operand{zero, isPerChannel ? get("zero_points") : number("zero_point")},
        Operand{axis, get("axis")}, Operand{least, number("quant_min")},
        Operand{most, number("quant_max")}, Operand{dtype, get("dtype")}}) {
    if (failed(given))
      return failure();
    value = *given;
  }
  bool isWhole = input && scale && least && most && dtype &&
                 (isPerChannel ? bool(axis) : bool(zero)) &&
                 (zero || !quantizes);
  if (!isWhole || !getConstantInt(dtype))
    return values.wrongArguments(name, loc);
  kind = at::ScalarType(*getConstantInt(dtype));
  return quantizes ? quantize() : dequantize();
}

} // namespace

FailureOr<Value> importQuantized(ExportedValues &values,
                                 const json::Object &node, StringRef name,
                                 Location loc) {
  return QuantizedNode(values, node, name, loc).run();
}

} // namespace torchonnx
