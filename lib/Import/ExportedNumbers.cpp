//===- ExportedNumbers.cpp - Numbers in exported graphs -------------------===//
//
// What a program computes with sizes are Python's functions of numbers, which
// TorchScript has operators for.
//
//===----------------------------------------------------------------------===//

#include "lib/Import/ExportedImporter.h"
#include "llvm/ADT/StringSwitch.h"
#include <torch/csrc/jit/runtime/operator.h>

using namespace mlir;
namespace jit = torch::jit;
namespace json = llvm::json;

namespace torchonnx {

Value ExportedValues::tryNumbers(StringRef name, Values operands,
                                 Location loc) {
  // How far a type is from what an argument takes: bools are ints, ints floats.
  auto distance = [&](Type type, const c10::TypePtr &wanted) -> unsigned {
    constexpr unsigned never = 1000;
    switch (wanted->kind()) {
    case c10::TypeKind::BoolType:
      return isa<TorchBoolType>(type) ? 0 : never;
    case c10::TypeKind::IntType:
      return isa<TorchIntType>(type) ? 0 : isa<TorchBoolType>(type) ? 1 : never;
    case c10::TypeKind::FloatType:
      return isa<TorchFloatType>(type) ? 0 : isNumber(type) ? 10 : never;
    case c10::TypeKind::NumberType:
      return isNumber(type) ? 20 : never;
    default:
      return never;
    }
  };
  const c10::FunctionSchema *best = nullptr;
  unsigned least = 1000;
  for (const auto &op :
       jit::getAllOperatorsFor(c10::Symbol::fromQualString(name.str()))) {
    const c10::FunctionSchema &schema = op->schema();
    if (schema.arguments().size() != operands.size() ||
        schema.returns().size() != 1)
      continue;
    unsigned sum = 0;
    for (auto [operand, argument] : llvm::zip(operands, schema.arguments()))
      sum += distance(operand.getType(), argument.type());
    if (sum < least) {
      least = sum;
      best = &schema;
    }
  }
  if (!best)
    return {};
  // The arguments are what the overload takes.
  for (auto [operand, argument] : llvm::zip(operands, best->arguments())) {
    c10::TypeKind kind = argument.type()->kind();
    if (kind == c10::TypeKind::FloatType &&
        isa<TorchIntType>(operand.getType()))
      operand =
          emit("aten::Float.int", operand, TorchFloatType::get(context), loc);
    else if (kind == c10::TypeKind::IntType &&
             isa<TorchBoolType>(operand.getType()))
      operand =
          emit("aten::Int.bool", operand, TorchIntType::get(context), loc);
  }
  std::string called = best->name();
  if (!best->overload_name().empty())
    called += "." + best->overload_name();
  return emit(
      called, operands,
      convertType(best->returns().front().type(), RefType::get(context)), loc);
}

FailureOr<Value> ExportedValues::emitNumbers(StringRef name, Values operands,
                                             Location loc) {
  if (Value result = tryNumbers(name, std::move(operands), loc))
    return result;
  return emitError(loc) << "'" << name << "' of such numbers is not supported";
}

/// TorchScript's operator for a function of Python's; empty if it has none.
static StringRef operatorOf(StringRef function) {
  return llvm::StringSwitch<StringRef>(function)
      .Case("_operator.add", "aten::add")
      .Case("_operator.sub", "aten::sub")
      .Case("_operator.mul", "aten::mul")
      .Case("_operator.truediv", "aten::div")
      .Case("_operator.floordiv", "aten::floordiv")
      .Case("_operator.mod", "aten::remainder")
      .Case("_operator.pow", "aten::pow")
      .Case("_operator.neg", "aten::neg")
      .Case("_operator.eq", "aten::eq")
      .Case("_operator.ne", "aten::ne")
      .Case("_operator.lt", "aten::lt")
      .Case("_operator.le", "aten::le")
      .Case("_operator.gt", "aten::gt")
      .Case("_operator.ge", "aten::ge")
      .Case("_operator.and_", "aten::__and__")
      .Case("_operator.or_", "aten::__or__")
      .Case("_operator.lshift", "aten::__lshift__")
      .Case("_operator.rshift", "aten::__rshift__")
      .Case("torch.sym_float", "aten::Float")
      .Case("torch.sym_max", "prim::max")
      .Case("torch.sym_min", "prim::min")
      .Case("torch.sym_not", "aten::__not__")
      .Case("math.ceil", "aten::ceil")
      .Case("math.floor", "aten::floor")
      .Case("math.sqrt", "aten::sqrt")
      .Case("builtins.round", "aten::round")
      .Default("");
}

/// x ** n of ints, exact, which TorchScript's is not: x * x * ... Null where n
/// is not known or x ** n is none.
static Value powerOfInt(ExportedValues &values, Value x, Value n,
                        Location loc) {
  std::optional<int64_t> exponent = getConstantInt(n);
  if (!isa<TorchIntType>(x.getType()) || !exponent || *exponent < 1 ||
      *exponent > 63)
    return {};
  Value power = x;
  for (int64_t i = 1; i < *exponent; ++i)
    power = values.emit("aten::mul.int", {power, x}, x.getType(), loc);
  return power;
}

LogicalResult ExportedImporter::importNumbers(const json::Object &node,
                                              StringRef target, Location loc) {
  Values operands;
  const json::Array *inputs = node.getArray("inputs");
  for (const json::Value &input : elementsOf(inputs)) {
    const json::Object *named = input.getAsObject();
    const json::Value *argument = named ? named->get("arg") : nullptr;
    if (!argument)
      return values.wrongArguments(target, loc);
    FailureOr<Values> made = values.getArguments(*argument, loc);
    if (failed(made))
      return failure();
    llvm::append_range(operands, *made);
  }
  Type boolean = TorchBoolType::get(context);
  auto bound = [&](FailureOr<Value> value) -> LogicalResult {
    return failed(value) ? failure() : values.bindOutputs(node, *value, loc);
  };
  unsigned count = operands.size();
  if (target == "_operator.pos" && count == 1)
    return bound(operands[0]);
  if (target == "torch.sym_ite" && count == 3) {
    auto op = IfOp::create(builder, loc, operands[1].getType(), operands[0]);
    OpBuilder::InsertionGuard guard(builder);
    builder.createBlock(&op.getThenRegion());
    TorchYieldOp::create(builder, loc, operands[1]);
    builder.createBlock(&op.getElseRegion());
    TorchYieldOp::create(builder, loc, operands[2]);
    return bound(op.getResult(0));
  }
  if (target == "torch.sym_sum" && count > 0) {
    FailureOr<Value> sum = operands[0];
    for (Value next : ArrayRef(operands).drop_front())
      if (succeeded(sum))
        sum = values.emitNumbers("aten::add", {*sum, next}, loc);
    return bound(sum);
  }
  if ((target == "_operator.and_" || target == "_operator.or_") && count == 2 &&
      operands[0].getType() == boolean && operands[1].getType() == boolean)
    return bound(values.emit(target == "_operator.and_" ? "aten::__and__.bool"
                                                        : "aten::__or__.bool",
                             operands, boolean, loc));
  if (target == "torch.sym_int" || target == "math.trunc") {
    if (count == 1 && isa<TorchIntType>(operands[0].getType()))
      return bound(operands[0]);
    return bound(values.emitNumbers("aten::Int", operands, loc));
  }
  if (target == "torch.sym_float" && count == 1 &&
      isa<TorchFloatType>(operands[0].getType()))
    return bound(operands[0]);
  if (target == "_operator.pow" && count == 2)
    if (Value power = powerOfInt(values, operands[0], operands[1], loc))
      return bound(power);
  if (target.starts_with("torch._functorch.predispatch."))
    return emitError(loc)
           << "torch.vmap in an exported program is not supported as it "
              "stands: its run_decompositions() has it no more";
  std::string name = operatorOf(target).str();
  // `torch._sym_sqrt` is `math.sqrt` of a size.
  if (StringRef function = target;
      name.empty() && (function.consume_front("torch._sym_") ||
                       function.consume_front("torch.sym_")))
    name = ("aten::" + function).str();
  if (name.empty() || operands.empty())
    return emitError(loc) << "Python's '" << target
                          << "' of numbers that only the run knows, in an "
                             "exported program, is not supported";
  FailureOr<Value> result = values.emitNumbers(name, operands, loc);
  // Python's gives an int where TorchScript's may give a float.
  const json::Array *outputs = node.getArray("outputs");
  if (succeeded(result) && outputs && !outputs->empty() &&
      getUnion(outputs->front()).first == "as_sym_int" &&
      isa<TorchFloatType, TorchNumberType>(result->getType()))
    result = values.emitNumbers("aten::Int", {*result}, loc);
  return bound(result);
}

} // namespace torchonnx
