//===- ExportedNodes.cpp - Nodes of exported graphs -----------------------===//
//
// A node names an operator and its arguments, which ExportedValues.cpp makes.
// What it computes with sizes is in ExportedNumbers.cpp.
//
//===----------------------------------------------------------------------===//

#include "lib/Import/ExportedControlFlow.h"
#include "lib/Import/ExportedImporter.h"
#include "lib/Import/ExportedQuantized.h"
#include "mlir/IR/Iterators.h"
#include "llvm/ADT/ScopeExit.h"
#include "llvm/ADT/SetVector.h"
#include "llvm/ADT/StringExtras.h"
#include <ATen/core/dispatch/Dispatcher.h>
#include <torch/csrc/jit/runtime/operator.h>

using namespace mlir;
namespace jit = torch::jit;
namespace json = llvm::json;

namespace torchonnx {

static const c10::FunctionSchema *findSchema(const std::string &name,
                                             StringRef overload) {
  if (auto handle =
          c10::Dispatcher::singleton().findSchema({name, overload.str()}))
    return &handle->schema();
  for (const auto &op :
       jit::getAllOperatorsFor(c10::Symbol::fromQualString(name)))
    if (op->schema().overload_name() == overload)
      return &op->schema();
  return nullptr;
}

static StringRef getTarget(const json::Object &node) {
  return node.getString("target").value_or("");
}

/// `aten::add`, `Tensor` of `torch.ops.aten.add.Tensor`.
static std::pair<std::string, StringRef> splitTarget(StringRef target) {
  target.consume_front("torch.ops.");
  auto [head, overload] = target.rsplit('.');
  auto [space, name] = head.split('.');
  return {(space + "::" + name).str(), overload == "default" ? "" : overload};
}

/// Whether `number` is made of where a tensor begins in memory.
static bool isOfOffset(Value number) {
  llvm::SmallSetVector<Operation *, 8> makers;
  auto add = [&](Value value) {
    if (Operation *op = value.getDefiningOp();
        op && isa<TorchIntType, TorchBoolType>(value.getType()))
      makers.insert(op);
  };
  add(number);
  for (size_t i = 0; i < makers.size(); ++i) {
    if (getOperatorName(makers[i]) == "aten::storage_offset")
      return true;
    if (makers[i]->getNumRegions() == 0)
      llvm::for_each(makers[i]->getOperands(), add);
  }
  return false;
}

void ExportedImporter::eraseUnreadOffsets() {
  function.walk<WalkOrder::PostOrder, ReverseIterator>([](Operation *op) {
    if (op->getNumResults() == 1 && op->use_empty() &&
        isOfOffset(op->getResult(0)))
      op->erase();
  });
}

LogicalResult ExportedImporter::importAssertion(const json::Object &node,
                                                Location loc) {
  const json::Value *condition = findInput(node, "self"),
                    *message = findInput(node, "assert_msg");
  if (!condition)
    return values.wrongArguments(getTarget(node), loc);
  FailureOr<Value> value = values.getArgument(*condition, nullptr, loc);
  if (failed(value))
    return failure();
  FailureOr<Value> known = values.asBool(*value, loc);
  if (failed(known))
    return failure();
  // torch.export claims that a slice at a number of the run does not begin in
  // front of its tensor.
  if (isOfOffset(*known))
    return success();
  StringRef text;
  if (message && message->getAsObject())
    text = message->getAsObject()->getString("as_string").value_or("");
  values.emitCheck(*known, text, loc);
  return success();
}

LogicalResult ExportedImporter::importRange(const json::Object &node,
                                            StringRef name, Location loc) {
  const json::Value *size = findInput(node, "size");
  if (!size)
    return values.wrongArguments(getTarget(node), loc);
  FailureOr<Value> value = values.getArgument(*size, nullptr, loc);
  if (failed(value))
    return failure();
  for (auto [end, op] : {std::pair("min", "aten::ge"), {"max", "aten::le"}}) {
    const json::Value *limit = findInput(node, end);
    auto [kind, held] =
        limit ? getUnion(*limit) : std::pair(StringRef(), limit);
    std::optional<int64_t> number;
    if (kind == "as_int")
      number = held->getAsInteger();
    if (!number && StringRef(end) == "min" && name.ends_with("_for_size"))
      number = 0;
    if (!number)
      continue;
    FailureOr<Value> holds =
        values.emitNumbers(op, {*value, values.constantInt(*number, loc)}, loc);
    if (failed(holds))
      return failure();
    values.emitCheck(*holds,
                     "a size out of the range that the program gives it", loc);
  }
  return success();
}

/// The element of a tensor, as the kind of number that it is bound to.
LogicalResult ExportedImporter::importItem(const json::Object &node,
                                           Location loc) {
  const json::Value *self = findInput(node, "self");
  const json::Array *outputs = node.getArray("outputs");
  if (!self || !outputs || outputs->size() != 1)
    return values.wrongArguments(getTarget(node), loc);
  FailureOr<Value> tensor = values.getArgument(*self, nullptr, loc);
  if (failed(tensor))
    return failure();
  StringRef kind = getUnion(outputs->front()).first;
  Value number;
  if (kind == "as_sym_int")
    number = values.emit("aten::Int.Tensor", *tensor,
                         TorchIntType::get(context), loc);
  else if (kind == "as_sym_float")
    number = values.emit("aten::Float.Tensor", *tensor,
                         TorchFloatType::get(context), loc);
  else if (kind == "as_sym_bool")
    number = values.emit("aten::Bool.Tensor", *tensor,
                         TorchBoolType::get(context), loc);
  else
    return emitError(loc) << "a number of the kind '" << kind
                          << "' in an exported program is not supported";
  return values.bindOutputs(node, number, loc);
}

/// What is no operator to us, or another one.
LogicalResult ExportedImporter::importSpecial(const json::Object &node,
                                              StringRef name, Location loc,
                                              bool &isDone) {
  isDone = true;
  if (name == "aten::_assert_scalar")
    return importAssertion(node, loc);
  if (name == "aten::sym_constrain_range" ||
      name == "aten::sym_constrain_range_for_size")
    return importRange(node, name, loc);
  // What it says of a dtype and layout is so of what is imported.
  if (name == "aten::_assert_tensor_metadata")
    return success();
  if (name == "aten::item" || name == "aten::_local_scalar_dense")
    return importItem(node, loc);
  FailureOr<Value> quantized = importQuantized(values, node, name, loc);
  if (failed(quantized))
    return failure();
  if (*quantized)
    return values.bindOutputs(node, *quantized, loc);
  isDone = false;
  return success();
}

/// The arguments that a node gives, by name.
FailureOr<ExportedImporter::ArgumentMap>
ExportedImporter::getGiven(const json::Object &node, StringRef name,
                           const c10::FunctionSchema &schema, Location loc) {
  const json::Array &inputs = *node.getArray("inputs");
  ArgumentMap given;
  for (const json::Value &input : inputs) {
    const json::Object *named = input.getAsObject();
    const json::Value *argument = named ? named->get("arg") : nullptr;
    StringRef argumentName = named ? named->getString("name").value_or("") : "";
    auto index = schema.argumentIndexWithName(argumentName.str());
    if (!argument || !index)
      return values.damaged(loc)
             << "'" << name << "' has no argument '" << argumentName << "'";
    FailureOr<Value> value = values.getArgument(
        *argument, schema.arguments()[*index].real_type(), loc);
    if (failed(value))
      return failure();
    given[argumentName.str()] = *value;
  }
  return given;
}

bool ExportedImporter::takes(const c10::FunctionSchema &candidate,
                             const ArgumentMap &given) {
  return llvm::all_of(given, [&](auto &argument) {
    auto index = candidate.argumentIndexWithName(argument.first);
    if (!index)
      return false;
    c10::TypePtr type =
        withoutOptional(candidate.arguments()[*index].real_type());
    if (isNumber(argument.second.getType()))
      return !isKind(type, c10::TypeKind::TensorType);
    return !isa<RefType>(argument.second.getType()) ||
           isKind(type, c10::TypeKind::TensorType);
  });
}

/// An overload that takes the arguments, in the place of `schema`.
const c10::FunctionSchema *
ExportedImporter::findOverload(const std::string &name,
                               const c10::FunctionSchema &schema,
                               const ArgumentMap &given) {
  const c10::FunctionSchema *other = nullptr;
  for (const auto &op :
       jit::getAllOperatorsFor(c10::Symbol::fromQualString(name)))
    if (!other && takes(op->schema(), given) &&
        op->schema().returns().size() == schema.returns().size())
      other = &op->schema();
  return other;
}

/// The dtype of a number alone.
static at::ScalarType dtypeOfNumber(Type type) {
  return isa<TorchIntType>(type)    ? at::ScalarType::Long
         : isa<TorchBoolType>(type) ? at::ScalarType::Bool
                                    : at::ScalarType::Float;
}

/// Makes tensors of numbers that are given for tensors, of the dtype that they
/// have beside the tensor that is given, or alone where none is.
void ExportedImporter::wrapNumbers(const c10::FunctionSchema &schema,
                                   ArgumentMap &given, Location loc) {
  auto tensor = llvm::find_if(given, [](const auto &argument) {
    return isa<RefType>(argument.second.getType());
  });
  for (auto &[name, value] : given) {
    const c10::Argument &argument =
        schema.arguments()[*schema.argumentIndexWithName(name)];
    if (!isNumber(value.getType()) ||
        !isKind(withoutOptional(argument.real_type()),
                c10::TypeKind::TensorType))
      continue;
    Value dtype =
        tensor == given.end()
            ? values.constantInt(int64_t(dtypeOfNumber(value.getType())), loc)
            : values.emit("aten::result_type.Scalar_Tensor",
                          {value, tensor->second}, TorchIntType::get(context),
                          loc);
    Value none = *values.constant(c10::IValue(), loc);
    value = values.emit("aten::scalar_tensor", {value, dtype, none, none, none},
                        values.ref(), loc);
  }
}

/// The types of what a node gives, where no schema tells them.
static SmallVector<Type> typesOfOutputs(const json::Array &outputs,
                                        MLIRContext *context) {
  SmallVector<Type> types;
  for (const json::Value &output : outputs) {
    auto [kind, value] = getUnion(output);
    Type type = llvm::StringSwitch<Type>(kind)
                    .Case("as_sym_int", TorchIntType::get(context))
                    .Case("as_sym_float", TorchFloatType::get(context))
                    .Case("as_sym_bool", TorchBoolType::get(context))
                    .Case("as_none", TorchNoneType::get(context))
                    .Default(RefType::get(context));
    const json::Array *list = value->getAsArray();
    types.append(list ? list->size() : 1, type);
  }
  return types;
}

/// A call of what nobody knows: it is refused when all others are known.
LogicalResult ExportedImporter::importUnknown(const json::Object &node,
                                              const std::string &name,
                                              Location loc) {
  Values operands;
  for (const json::Value &input : *node.getArray("inputs")) {
    const json::Object *named = input.getAsObject();
    const json::Value *argument = named ? named->get("arg") : nullptr;
    if (!argument)
      return values.wrongArguments(name, loc);
    FailureOr<Value> value = values.getArgument(*argument, nullptr, loc);
    if (failed(value))
      return failure();
    operands.push_back(*value);
  }
  unknown.insert(name);
  const json::Array *outputs = node.getArray("outputs");
  Operation *op = createOperator(builder, loc, name, operands,
                                 outputs ? typesOfOutputs(*outputs, context)
                                         : ArrayRef<Type>());
  return values.bindOutputs(node, op->getResults(), loc);
}

LogicalResult ExportedImporter::importOperator(const json::Object &node,
                                               const std::string &name,
                                               StringRef overload,
                                               Location loc) {
  bool isDone = false;
  if (!node.getArray("inputs"))
    return values.damaged(loc) << "'" << name << "' has no arguments";
  if (failed(importSpecial(node, name, loc, isDone)))
    return failure();
  if (isDone)
    return success();

  const c10::FunctionSchema *schema = findSchema(name, overload);
  if (!schema)
    return importUnknown(node, name, loc);
  FailureOr<ArgumentMap> given = getGiven(node, name, *schema, loc);
  if (failed(given))
    return failure();
  // Python passes numbers for tensors, which other overloads take.
  if (!takes(*schema, *given)) {
    const c10::FunctionSchema *other = findOverload(name, *schema, *given);
    if (other)
      schema = other;
    else
      wrapNumbers(*schema, *given, loc);
  }

  Values operands;
  for (const c10::Argument &argument : schema->arguments()) {
    auto it = given->find(argument.name());
    FailureOr<Value> value =
        it != given->end() ? values.adapt(it->second, argument.real_type(), loc)
        : argument.default_value()
            ? values.constant(*argument.default_value(), loc)
            : values.constant(c10::IValue(), loc);
    if (failed(value))
      return failure();
    operands.push_back(*value);
    if ((argument.name() == "train" || argument.name() == "training") &&
        getConstantBool(*value) == true && !training)
      training.emplace(name, loc);
  }
  // Those of sizes have the names that TorchScript gives them.
  std::string called =
      llvm::StringSwitch<std::string>(name)
          .Case("aten::sym_size", "aten::size")
          .Case("aten::sym_stride", "aten::stride")
          .Case("aten::sym_numel", "aten::numel")
          .Case("aten::sym_storage_offset", "aten::storage_offset")
          .Default(name);
  // Nobody holds what it copies.
  if (called == "aten::lift_fresh_copy") {
    called = "aten::clone";
    operands.push_back(*values.constant(c10::IValue(), loc));
  } else if (!schema->overload_name().empty()) {
    called += "." + schema->overload_name();
  }
  // Of what a functional graph has in the place of a write, the sizes are those
  // of what is written to.
  if (called == "aten::copy") {
    Value none = *values.constant(c10::IValue(), loc);
    operands[0] =
        values.emit("aten::clone", {operands[0], none}, values.ref(), loc);
    called = "aten::copy_";
  }
  SmallVector<Type> types;
  for (const c10::Argument &result : schema->returns())
    types.push_back(convertType(result.real_type(), RefType::get(context)));
  Operation *op = createOperator(builder, loc, called, operands, types);
  return values.bindOutputs(node, op->getResults(), loc);
}

LogicalResult ExportedImporter::importNode(const json::Object &node) {
  Location loc = places.get(node);
  StringRef target = getTarget(node);
  if (StringRef name = target; name.consume_front("torch.ops.higher_order."))
    return ExportedControlFlow(
               node, name, loc, values, autocast,
               [&](const json::Object &inner, ValueRange arguments) {
                 return importGraph(inner, arguments, loc);
               })
        .run();
  if (!target.starts_with("torch.ops."))
    return importNumbers(node, target, loc);
  auto [name, overload] = splitTarget(target);
  return autocast ? importCast(node, {name, overload.str()}, loc)
                  : importOperator(node, name, overload, loc);
}

LogicalResult ExportedImporter::importNodes(const json::Object &graph) {
  for (const json::Value &node : elementsOf(graph.getArray("nodes"))) {
    if (!node.getAsObject())
      return values.damaged() << "a node without an operator";
    if (failed(importNode(*node.getAsObject())))
      return failure();
  }
  return success();
}

FailureOr<SmallVector<Value>>
ExportedImporter::importGraph(const json::Object &inner, ValueRange arguments,
                              Location loc) {
  llvm::StringMap<Value> outer = values.exchangeNames({});
  const json::Object *outerScope = std::exchange(scope, &inner);
  auto restore = llvm::scope_exit([&] {
    values.exchangeNames(std::move(outer));
    scope = outerScope;
  });
  auto inputs = elementsOf(inner.getArray("inputs"));
  if (inputs.size() != arguments.size())
    return emitError(loc) << "a graph that takes " << inputs.size()
                          << " inputs is given " << arguments.size();
  for (auto [input, argument] : llvm::zip(inputs, arguments)) {
    auto [kind, value] = getUnion(input);
    const json::Object *object = value->getAsObject();
    StringRef name;
    if (object)
      name = object->getString("name").value_or(
          object->getString("as_name").value_or(""));
    if (!name.empty())
      values.bind(name, argument);
  }
  if (failed(importNodes(inner)))
    return failure();
  Values results;
  for (const json::Value &output : elementsOf(inner.getArray("outputs"))) {
    FailureOr<Values> made = values.getArguments(output, loc);
    if (failed(made))
      return failure();
    llvm::append_range(results, *made);
  }
  return results;
}

} // namespace torchonnx
