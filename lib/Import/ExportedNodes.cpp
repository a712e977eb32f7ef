//===- ExportedNodes.cpp - Nodes of exported graphs -----------------------===//
//
// A node names an operator and its arguments. What it computes with sizes is in
// ExportedNumbers.cpp.
//
//===----------------------------------------------------------------------===//

#include "lib/Import/ExportedImporter.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/ADT/StringSwitch.h"
#include <ATen/core/dispatch/Dispatcher.h>
#include <torch/csrc/jit/runtime/operator.h>

using namespace mlir;
namespace jit = torch::jit;
namespace json = llvm::json;

namespace torchonnx {

std::pair<StringRef, const json::Value *> getUnion(const json::Value &value) {
  const json::Object *object = value.getAsObject();
  // Those that are not set may be there as null.
  if (object)
    for (const auto &[key, held] : *object)
      if (held.kind() != json::Value::Null)
        return {key, &held};
  static const json::Value nothing = nullptr;
  return {"", &nothing};
}

/// What follows `name` in a union whose other kind is a number.
static StringRef getName(const json::Value &value) {
  const json::Object *object = value.getAsObject();
  if (!object)
    return "";
  if (std::optional<StringRef> name = object->getString("name"))
    return *name;
  return object->getString("as_name").value_or("");
}

//===----------------------------------------------------------------------===//
// Values
//===----------------------------------------------------------------------===//

FailureOr<Value> ExportedImporter::lookup(StringRef name, Location loc) {
  if (Value value = values.lookup(name))
    return value;
  if (auto why = unreadable.find(name); why != unreadable.end())
    return emitError(loc) << why->second;
  return emitError(loc) << "'" << path << "' is damaged: it names no value '"
                        << name << "'";
}

FailureOr<Value> ExportedImporter::constant(const c10::IValue &value,
                                            Location loc) {
  return tree.materialize(builder, loc, value, value.type(), "constant");
}

Value ExportedImporter::constantInt(int64_t number, Location loc) {
  return *constant(number, loc);
}

Value ExportedImporter::emit(StringRef name, ValueRange operands, Type result,
                             Location loc) {
  return createOperator(builder, loc, name, operands, result)->getResult(0);
}

/// A float, of which JSON has no infinite ones.
static std::optional<double> getFloat(const json::Value &value) {
  if (std::optional<double> number = value.getAsNumber())
    return number;
  std::optional<StringRef> text = value.getAsString();
  return !text ? std::nullopt
               : llvm::StringSwitch<std::optional<double>>(*text)
                     .Case("Infinity", INFINITY)
                     .Case("-Infinity", -INFINITY)
                     .Case("NaN", NAN)
                     .Default(std::nullopt);
}

static c10::TypePtr withoutOptional(c10::TypePtr type) {
  while (type && type->kind() == c10::TypeKind::OptionalType)
    type = type->castRaw<c10::OptionalType>()->getElementType();
  return type;
}

static bool isKind(const c10::TypePtr &type, c10::TypeKind kind) {
  return type && type->kind() == kind;
}

/// The value of an argument that the archive holds as a whole.
static std::optional<c10::IValue> readConstant(StringRef kind,
                                               const json::Value &value) {
  auto numbers = [&](auto read, auto example) -> std::optional<c10::IValue> {
    c10::List<decltype(example)> list;
    const json::Array *array = value.getAsArray();
    if (!array)
      return std::nullopt;
    for (const json::Value &element : *array)
      if (auto number = read(element))
        list.push_back(*number);
      else
        return std::nullopt;
    return list;
  };
  auto getInt = [](const json::Value &v) { return v.getAsInteger(); };
  auto getBool = [](const json::Value &v) { return v.getAsBoolean(); };
  auto getText = [](const json::Value &v) -> std::optional<std::string> {
    auto text = v.getAsString();
    return text ? std::optional(text->str()) : std::nullopt;
  };
  auto wrap = [](auto known) {
    return known ? std::optional<c10::IValue>(*known) : std::nullopt;
  };
  if (kind == "as_none")
    return c10::IValue();
  if (kind == "as_int")
    return wrap(value.getAsInteger());
  if (kind == "as_float")
    return wrap(getFloat(value));
  if (kind == "as_bool")
    return wrap(value.getAsBoolean());
  if (kind == "as_string")
    return wrap(getText(value));
  if (kind == "as_ints")
    return numbers(getInt, int64_t());
  if (kind == "as_floats")
    return numbers(getFloat, double());
  if (kind == "as_bools")
    return numbers(getBool, bool());
  if (kind == "as_strings")
    return numbers(getText, std::string());
  if (kind == "as_scalar_type") {
    auto dtype = getExportedDtype(value.getAsInteger().value_or(0));
    return dtype ? std::optional<c10::IValue>(static_cast<int64_t>(*dtype))
                 : std::nullopt;
  }
  // PyTorch's numbers, in the order of the schema's.
  static constexpr int64_t layouts[] = {-1, 1, 3, 4, 5, 6, 2, 0},
                           formats[] = {-1, 0, 2, 3, 1};
  int64_t number = value.getAsInteger().value_or(0);
  if (kind == "as_layout")
    return number > 0 && number < std::ssize(layouts)
               ? std::optional<c10::IValue>(layouts[number])
               : std::nullopt;
  if (kind == "as_memory_format")
    return number > 0 && number < std::ssize(formats)
               ? std::optional<c10::IValue>(formats[number])
               : std::nullopt;
  // Everything is computed where the model is run.
  if (kind == "as_device")
    return c10::IValue(c10::Device(c10::kCPU));
  if (const json::Object *complex = value.getAsObject();
      kind == "as_complex" && complex && complex->get("real") &&
      complex->get("imag")) {
    auto real = getFloat(*complex->get("real")),
         imag = getFloat(*complex->get("imag"));
    if (real && imag)
      return c10::IValue(c10::complex<double>(*real, *imag));
  }
  return std::nullopt;
}

FailureOr<Value> ExportedImporter::getList(StringRef kind,
                                           const json::Array &list,
                                           const c10::TypePtr &type,
                                           Location loc) {
  Values elements;
  Type elementType = ref();
  for (const json::Value &element : list) {
    auto [inner, value] = getUnion(element);
    FailureOr<Value> made = failure();
    if (kind == "as_tensors") {
      made = lookup(getName(element), loc);
    } else if (kind == "as_optional_tensors") {
      elementType = TorchOptionalType::get(context, ref());
      made = inner == "as_none" ? constant(c10::IValue(), loc)
                                : lookup(getName(*value), loc);
    } else if (inner == "as_name") {
      made = lookup(value->getAsString().value_or(""), loc);
    } else if (auto known = readConstant(inner, *value)) {
      made = constant(*known, loc);
    }
    if (failed(made))
      return failure();
    elements.push_back(*made);
  }
  if (kind == "as_sym_ints")
    elementType = TorchIntType::get(context);
  else if (kind == "as_sym_floats")
    elementType = TorchFloatType::get(context);
  else if (kind == "as_sym_bools")
    elementType = TorchBoolType::get(context);
  // Of an empty list the schema says of what it is.
  if (elements.empty() && isKind(type, c10::TypeKind::ListType))
    elementType =
        convertType(context, type->castRaw<c10::ListType>()->getElementType());
  return ListConstructOp::create(builder, loc, ListType::get(elementType),
                                 elements)
      .getResult();
}

FailureOr<Value> ExportedImporter::getArgument(const json::Value &argument,
                                               const c10::TypePtr &declared,
                                               Location loc) {
  auto [kind, value] = getUnion(argument);
  c10::TypePtr type = withoutOptional(declared);
  if (kind == "as_tensor")
    return lookup(getName(*value), loc);
  if (kind == "as_optional_tensor") {
    auto [inner, held] = getUnion(*value);
    if (inner == "as_none")
      return constant(c10::IValue(), loc);
    return lookup(getName(*held), loc);
  }
  if (kind == "as_sym_int" || kind == "as_sym_float" || kind == "as_sym_bool") {
    auto [inner, held] = getUnion(*value);
    if (inner == "as_name")
      return lookup(held->getAsString().value_or(""), loc);
    if (auto known = readConstant(inner, *held))
      return constant(*known, loc);
  }
  if (const json::Array *list = value->getAsArray();
      list &&
      (llvm::is_contained({"as_tensors", "as_optional_tensors", "as_sym_ints",
                           "as_sym_floats", "as_sym_bools"},
                          kind) ||
       list->empty()))
    return getList(kind, *list, type, loc);
  if (auto known = readConstant(kind, *value)) {
    // Python passes ints for floats.
    if (known->isInt() && isKind(type, c10::TypeKind::FloatType))
      known = static_cast<double>(known->toInt());
    if (known->isIntList() && isKind(type, c10::TypeKind::ListType) &&
        isKind(type->castRaw<c10::ListType>()->getElementType(),
               c10::TypeKind::FloatType)) {
      c10::List<double> floats;
      for (int64_t number : known->toIntVector())
        floats.push_back(static_cast<double>(number));
      known = floats;
    }
    return constant(*known, loc);
  }
  if (kind == "as_custom_obj") {
    StringRef name = value->getAsObject()
                         ? value->getAsObject()->getString("name").value_or("")
                         : "";
    return lookup(name, loc);
  }
  return emitError(loc) << "an argument of the kind '"
                        << kind.drop_front(std::min<size_t>(kind.size(), 3))
                        << "' in an exported program is not supported";
}

/// The elements of an argument that is a list or tuple; one else.
FailureOr<SmallVector<Value>>
ExportedImporter::getArguments(const json::Value &argument, Location loc) {
  FailureOr<Value> value = getArgument(argument, nullptr, loc);
  if (failed(value))
    return failure();
  if (auto list = value->getDefiningOp<ListConstructOp>())
    return Values(list.getOperands());
  auto type = dyn_cast<ListType>(value->getType());
  if (!type)
    return Values{*value};
  auto [kind, held] = getUnion(argument);
  Values elements;
  for (const json::Value &element : *held->getAsArray()) {
    std::optional<int64_t> number = element.getAsInteger();
    if (!number)
      return emitError(loc) << "a list of constants that are no ints, as an "
                               "argument of an operator with a graph, is not "
                               "supported";
    elements.push_back(constantInt(*number, loc));
  }
  return elements;
}

/// Makes of a value what an argument takes, as Python's calls do.
FailureOr<Value> ExportedImporter::adapt(Value value,
                                         const c10::TypePtr &declared,
                                         Location loc) {
  c10::TypePtr type = withoutOptional(declared);
  if (!type || isa<TorchNoneType>(value.getType()))
    return value;
  if (isKind(type, c10::TypeKind::FloatType) &&
      isa<TorchIntType>(value.getType()))
    return emit("aten::Float.int", value, TorchFloatType::get(context), loc);
  if (isKind(type, c10::TypeKind::ListType) && isNumber(value.getType())) {
    Type element =
        convertType(context, type->castRaw<c10::ListType>()->getElementType());
    return ListConstructOp::create(builder, loc, ListType::get(element), value)
        .getResult();
  }
  return value;
}

//===----------------------------------------------------------------------===//
// Operators
//===----------------------------------------------------------------------===//

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

/// `aten::add`, `Tensor` of `torch.ops.aten.add.Tensor`.
static std::pair<std::string, StringRef> splitTarget(StringRef target) {
  target.consume_front("torch.ops.");
  auto [head, overload] = target.rsplit('.');
  auto [space, name] = head.split('.');
  return {(space + "::" + name).str(), overload == "default" ? "" : overload};
}

void ExportedImporter::findUnknown(const json::Object &in,
                                   std::map<std::string, unsigned> &found) {
  const json::Array *nodes = in.getArray("nodes");
  for (const json::Value &value : elementsOf(nodes)) {
    const json::Object *node = value.getAsObject();
    if (!node)
      continue;
    StringRef target = node->getString("target").value_or("");
    const json::Array *inputs = node->getArray("inputs");
    for (const json::Value &input : elementsOf(inputs))
      if (const json::Object *named = input.getAsObject())
        if (const json::Object *arg = named->getObject("arg"))
          if (const json::Object *inner = arg->getObject("as_graph"))
            if (const json::Object *held = inner->getObject("graph"))
              findUnknown(*held, found);
    if (!target.starts_with("torch.ops.") ||
        target.starts_with("torch.ops.higher_order."))
      continue;
    auto [name, overload] = splitTarget(target);
    if (!findSchema(name, overload))
      ++found[name];
  }
}

void ExportedImporter::emitCheck(Value condition, StringRef message,
                                 Location loc) {
  if (getConstantBool(condition) == true)
    return;
  auto op = IfOp::create(builder, loc, TypeRange(), condition);
  OpBuilder::InsertionGuard guard(builder);
  builder.createBlock(&op.getThenRegion());
  TorchYieldOp::create(builder, loc, ValueRange());
  builder.createBlock(&op.getElseRegion());
  Value text = *constant(message.str(), loc), none = *constant({}, loc);
  createOperator(builder, loc, "prim::RaiseException", {text, none}, {});
  TorchYieldOp::create(builder, loc, ValueRange());
}

FailureOr<Value> ExportedImporter::asBool(Value value, Location loc) {
  Type type = TorchBoolType::get(context);
  if (isa<TorchBoolType>(value.getType()))
    return value;
  if (isa<RefType>(value.getType()))
    return emit("aten::Bool.Tensor", value, type, loc);
  if (isa<TorchIntType>(value.getType()))
    return emit("aten::Bool.int", value, type, loc);
  return emitError(loc) << "a condition that is no bool";
}

/// The outputs of a node, where lists are one after the other.
static void flattenOutputs(const json::Value &output,
                           SmallVectorImpl<StringRef> &names) {
  auto [kind, value] = getUnion(output);
  if (const json::Array *list = value->getAsArray()) {
    for (const json::Value &element : *list) {
      StringRef name = getName(element);
      names.push_back(name.empty() ? getName(*getUnion(element).second) : name);
    }
    return;
  }
  if (kind == "as_optional_tensor")
    value = getUnion(*value).second;
  names.push_back(getName(*value));
}

LogicalResult ExportedImporter::bindOutputs(const json::Object &node,
                                            ValueRange results, Location loc) {
  const json::Array *outputs = node.getArray("outputs");
  auto damaged = [&]() -> LogicalResult {
    return emitError(loc) << "'" << path << "' is damaged: '"
                          << node.getString("target").value_or("")
                          << "' has other outputs than its operator";
  };
  if (!outputs)
    return damaged();
  SmallVector<StringRef> all;
  for (const json::Value &output : *outputs)
    flattenOutputs(output, all);
  // Results that are lists are unpacked into the names.
  size_t next = 0;
  for (auto [i, result] : llvm::enumerate(results)) {
    SmallVector<StringRef> names;
    if (!isa<ListType>(result.getType())) {
      if (next < all.size() && !all[next].empty())
        bind(all[next], result);
      ++next;
      continue;
    }
    if (i >= outputs->size())
      return damaged();
    flattenOutputs((*outputs)[i], names);
    SmallVector<Type> types(names.size(),
                            cast<ListType>(result.getType()).getElementType());
    auto unpacked = ListUnpackOp::create(builder, loc, types, result);
    for (auto [name, element] : llvm::zip(names, unpacked.getResults()))
      bind(name, element);
    next += names.size();
  }
  return next < all.size() ? damaged() : success();
}

/// What is no operator to us, or another one.
LogicalResult ExportedImporter::importSpecial(const json::Object &node,
                                              StringRef name, Location loc,
                                              bool &isDone) {
  const json::Array &inputs = *node.getArray("inputs");
  auto find = [&](StringRef wanted) -> const json::Value * {
    for (const json::Value &input : inputs)
      if (const json::Object *named = input.getAsObject();
          named && named->getString("name") == wanted)
        return named->get("arg");
    return nullptr;
  };
  isDone = true;
  if (name == "aten::_assert_scalar") {
    const json::Value *condition = find("self"), *message = find("assert_msg");
    FailureOr<Value> value = condition ? getArgument(*condition, nullptr, loc)
                                       : FailureOr<Value>(failure());
    if (failed(value))
      return failure();
    FailureOr<Value> known = asBool(*value, loc);
    if (failed(known))
      return failure();
    StringRef text;
    if (message && message->getAsObject())
      text = message->getAsObject()->getString("as_string").value_or("");
    emitCheck(*known, text, loc);
    return success();
  }
  if (name == "aten::sym_constrain_range" ||
      name == "aten::sym_constrain_range_for_size") {
    const json::Value *size = find("size");
    FailureOr<Value> value =
        size ? getArgument(*size, nullptr, loc) : FailureOr<Value>(failure());
    if (failed(value))
      return failure();
    for (auto [end, op] : {std::pair("min", "aten::ge"), {"max", "aten::le"}}) {
      const json::Value *limit = find(end);
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
          emitNumbers(op, {*value, constantInt(*number, loc)}, loc);
      if (failed(holds))
        return failure();
      emitCheck(*holds, "a size out of the range that the program gives it",
                loc);
    }
    return success();
  }
  // What it says of a dtype and layout is so of what is imported.
  if (name == "aten::_assert_tensor_metadata")
    return success();
  if (name == "aten::item" || name == "aten::_local_scalar_dense") {
    const json::Value *self = find("self");
    FailureOr<Value> tensor =
        self ? getArgument(*self, nullptr, loc) : FailureOr<Value>(failure());
    const json::Array *outputs = node.getArray("outputs");
    if (failed(tensor) || !outputs || outputs->size() != 1)
      return failure();
    StringRef kind = getUnion(outputs->front()).first;
    Value number;
    if (kind == "as_sym_int")
      number =
          emit("aten::Int.Tensor", *tensor, TorchIntType::get(context), loc);
    else if (kind == "as_sym_float")
      number = emit("aten::Float.Tensor", *tensor, TorchFloatType::get(context),
                    loc);
    else if (kind == "as_sym_bool")
      number =
          emit("aten::Bool.Tensor", *tensor, TorchBoolType::get(context), loc);
    else
      return emitError(loc) << "a number of the kind '" << kind
                            << "' in an exported program is not supported";
    return bindOutputs(node, number, loc);
  }
  isDone = false;
  return success();
}

LogicalResult ExportedImporter::importOperator(const json::Object &node,
                                               std::string name,
                                               StringRef overload,
                                               Location loc) {
  bool isDone = false;
  if (!node.getArray("inputs"))
    return emitError(loc) << "'" << path << "' is damaged: '" << name
                          << "' has no arguments";
  if (failed(importSpecial(node, name, loc, isDone)) || isDone)
    return success(isDone);

  const c10::FunctionSchema *schema = findSchema(name, overload);
  const json::Array &inputs = *node.getArray("inputs");
  std::map<std::string, Value, std::less<>> given;
  for (const json::Value &input : inputs) {
    const json::Object *named = input.getAsObject();
    const json::Value *argument = named ? named->get("arg") : nullptr;
    StringRef argumentName = named ? named->getString("name").value_or("") : "";
    auto index = schema->argumentIndexWithName(argumentName.str());
    if (!argument || !index)
      return emitError(loc) << "'" << path << "' is damaged: '" << name
                            << "' has no argument '" << argumentName << "'";
    FailureOr<Value> value =
        getArgument(*argument, schema->arguments()[*index].real_type(), loc);
    if (failed(value))
      return failure();
    given[argumentName.str()] = *value;
  }
  // Python passes numbers for tensors, which other overloads take.
  auto takes = [&](const c10::FunctionSchema &candidate) {
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
  };
  if (!takes(*schema)) {
    const c10::FunctionSchema *other = nullptr;
    for (const auto &op :
         jit::getAllOperatorsFor(c10::Symbol::fromQualString(name)))
      if (!other && takes(op->schema()) &&
          op->schema().returns().size() == schema->returns().size())
        other = &op->schema();
    if (!other)
      return emitError(loc) << "'" << name << "' is called with a number for a "
                            << "tensor, which it has no overload for";
    schema = other;
  }

  Values operands;
  for (const c10::Argument &argument : schema->arguments()) {
    auto it = given.find(argument.name());
    FailureOr<Value> value =
        it != given.end() ? adapt(it->second, argument.real_type(), loc)
        : argument.default_value() ? constant(*argument.default_value(), loc)
                                   : constant(c10::IValue(), loc);
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
    operands.push_back(*constant(c10::IValue(), loc));
  } else if (!schema->overload_name().empty()) {
    called += "." + schema->overload_name();
  }
  SmallVector<Type> types;
  for (const c10::Argument &result : schema->returns())
    types.push_back(convertType(context, result.real_type()));
  Operation *op = createOperator(builder, loc, called, operands, types);
  return bindOutputs(node, op->getResults(), loc);
}

LogicalResult ExportedImporter::importNode(const json::Object &node) {
  Location loc = getLocation(node);
  StringRef target = node.getString("target").value_or("");
  if (StringRef name = target; name.consume_front("torch.ops.higher_order."))
    return importHigherOrder(node, name, loc);
  if (!target.starts_with("torch.ops."))
    return importNumbers(node, target, loc);
  auto [name, overload] = splitTarget(target);
  return importOperator(node, name, overload, loc);
}

} // namespace torchonnx
