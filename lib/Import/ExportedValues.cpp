//===- ExportedValues.cpp - Arguments of exported nodes -----------------===//

#include "lib/Import/ExportedValues.h"
#include "lib/Import/ExportedProgram.h"
#include "llvm/ADT/StringSwitch.h"

using namespace mlir;
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

StringRef getValueName(const json::Value &value) {
  const json::Object *object = value.getAsObject();
  if (!object)
    return "";
  if (std::optional<StringRef> name = object->getString("name"))
    return *name;
  return object->getString("as_name").value_or("");
}

const json::Value *findInput(const json::Object &node, StringRef wanted) {
  for (const json::Value &input : *node.getArray("inputs"))
    if (const json::Object *named = input.getAsObject();
        named && named->getString("name") == wanted)
      return named->get("arg");
  return nullptr;
}

StringRef nameOf(const json::Object *argument) {
  if (!argument)
    return "";
  if (std::optional<StringRef> name = argument->getString("name"))
    return *name;
  return argument->getString("as_name").value_or("");
}

InFlightDiagnostic ExportedValues::damaged(LocationAttr loc) {
  return emitError(loc ? Location(loc) : UnknownLoc::get(context))
         << "'" << path << "' is damaged: ";
}

LogicalResult ExportedValues::wrongArguments(StringRef name, Location loc) {
  return damaged(loc) << "the arguments of '" << name
                      << "' are not what it takes";
}

FailureOr<Value> ExportedValues::lookup(StringRef name, Location loc) {
  if (Value value = names.lookup(name))
    return value;
  if (auto why = unreadable.find(name); why != unreadable.end())
    return emitError(loc) << why->second;
  return damaged(loc) << "it names no value '" << name << "'";
}

FailureOr<Value> ExportedValues::constant(const c10::IValue &value,
                                          Location loc) {
  return tree.materialize(builder, loc, value, value.type(), "constant");
}

Value ExportedValues::constantInt(int64_t number, Location loc) {
  return *constant(number, loc);
}

Value ExportedValues::emit(StringRef name, ValueRange operands, Type result,
                           Location loc) {
  return createOperator(builder, loc, name, operands, result)->getResult(0);
}

void ExportedValues::emitCheck(Value condition, StringRef message,
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

FailureOr<Value> ExportedValues::asBool(Value value, Location loc) {
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
      StringRef name = getValueName(element);
      names.push_back(name.empty() ? getValueName(*getUnion(element).second)
                                   : name);
    }
    return;
  }
  if (kind == "as_optional_tensor")
    value = getUnion(*value).second;
  names.push_back(getValueName(*value));
}

LogicalResult ExportedValues::bindOutputs(const json::Object &node,
                                          ValueRange results, Location loc) {
  const json::Array *outputs = node.getArray("outputs");
  auto mismatched = [&]() -> LogicalResult {
    return damaged(loc) << "'" << node.getString("target").value_or("")
                        << "' has other outputs than its operator";
  };
  if (!outputs)
    return mismatched();
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
      return mismatched();
    flattenOutputs((*outputs)[i], names);
    SmallVector<Type> types(names.size(),
                            cast<ListType>(result.getType()).getElementType());
    auto unpacked = ListUnpackOp::create(builder, loc, types, result);
    for (auto [name, element] : llvm::zip(names, unpacked.getResults()))
      bind(name, element);
    next += names.size();
  }
  return next < all.size() ? mismatched() : success();
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

c10::TypePtr withoutOptional(c10::TypePtr type) {
  while (type && type->kind() == c10::TypeKind::OptionalType)
    type = type->castRaw<c10::OptionalType>()->getElementType();
  return type;
}

bool isKind(const c10::TypePtr &type, c10::TypeKind kind) {
  return type && type->kind() == kind;
}

/// The value of an argument that the archive holds as a whole.
static std::optional<c10::IValue> readConstant(StringRef kind,
                                               const json::Value &value) {
  auto numbers = [&](auto read,
                     const auto &example) -> std::optional<c10::IValue> {
    c10::List<std::decay_t<decltype(example)>> list;
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
    const Dtype *dtype = findExportedDtype(value.getAsInteger().value_or(0));
    return dtype ? std::optional<c10::IValue>(dtype->number) : std::nullopt;
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

/// An error about an argument, or an element of one, that nobody reads.
static LogicalResult refuseKind(StringRef kind, Location loc) {
  return emitError(loc) << "an argument of the kind '"
                        << kind.drop_front(std::min<size_t>(kind.size(), 3))
                        << "' in an exported program is not supported";
}

FailureOr<SmallVector<Value>>
ExportedValues::getElements(StringRef kind, const json::Array &list,
                            Location loc) {
  Values elements;
  for (const json::Value &element : list) {
    auto [inner, value] = getUnion(element);
    // The number itself, in lists of constants.
    if (kind != "as_tensors" && !element.getAsObject())
      std::tie(inner, value) = std::pair(kind.drop_back(), &element);
    FailureOr<Value> made = failure();
    // Of operators with graphs, those may be numbers of the run too.
    if (kind == "as_tensors")
      made = lookup(getValueName(element), loc);
    else if (kind == "as_optional_tensors" && inner != "as_none")
      made = lookup(getValueName(*value), loc);
    else if (inner == "as_name")
      made = lookup(value->getAsString().value_or(""), loc);
    else if (auto known = readConstant(inner, *value))
      made = constant(*known, loc);
    else
      return refuseKind(inner, loc);
    if (failed(made))
      return failure();
    elements.push_back(*made);
  }
  return elements;
}

FailureOr<Value> ExportedValues::getList(StringRef kind,
                                         const json::Array &list,
                                         const c10::TypePtr &type,
                                         Location loc) {
  FailureOr<Values> elements = getElements(kind, list, loc);
  if (failed(elements))
    return failure();
  Type elementType = ref();
  if (kind == "as_optional_tensors")
    elementType = TorchOptionalType::get(context, ref());
  else if (kind == "as_sym_ints")
    elementType = TorchIntType::get(context);
  else if (kind == "as_sym_floats")
    elementType = TorchFloatType::get(context);
  else if (kind == "as_sym_bools")
    elementType = TorchBoolType::get(context);
  // Of an empty list the schema says of what it is.
  if (elements->empty() && isKind(type, c10::TypeKind::ListType))
    elementType = convertType(type->castRaw<c10::ListType>()->getElementType(),
                              RefType::get(context));
  return ListConstructOp::create(builder, loc, ListType::get(elementType),
                                 *elements)
      .getResult();
}

FailureOr<Value> ExportedValues::getArgument(const json::Value &argument,
                                             const c10::TypePtr &declared,
                                             Location loc) {
  auto [kind, value] = getUnion(argument);
  c10::TypePtr type = withoutOptional(declared);
  if (kind == "as_tensor")
    return lookup(getValueName(*value), loc);
  if (kind == "as_optional_tensor") {
    auto [inner, held] = getUnion(*value);
    if (inner == "as_none")
      return constant(c10::IValue(), loc);
    return lookup(getValueName(*held), loc);
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
  return refuseKind(kind, loc);
}

/// The elements of an argument that is a list or tuple; one else.
FailureOr<SmallVector<Value>>
ExportedValues::getArguments(const json::Value &argument, Location loc) {
  auto [kind, held] = getUnion(argument);
  if (const json::Array *list = held->getAsArray())
    return getElements(kind, *list, loc);
  FailureOr<Value> value = getArgument(argument, nullptr, loc);
  if (failed(value))
    return failure();
  return Values{*value};
}

/// Makes of a value what an argument takes, as Python's calls do.
FailureOr<Value>
ExportedValues::adapt(Value value, const c10::TypePtr &declared, Location loc) {
  c10::TypePtr type = withoutOptional(declared);
  if (!type || isa<TorchNoneType>(value.getType()))
    return value;
  if (isKind(type, c10::TypeKind::FloatType) &&
      isa<TorchIntType>(value.getType()))
    return emit("aten::Float.int", value, TorchFloatType::get(context), loc);
  if (isKind(type, c10::TypeKind::ListType) && isNumber(value.getType())) {
    Type element = convertType(type->castRaw<c10::ListType>()->getElementType(),
                               RefType::get(context));
    return ListConstructOp::create(builder, loc, ListType::get(element), value)
        .getResult();
  }
  return value;
}

} // namespace torchonnx
