//===- ExportedValues.cpp - Arguments of exported nodes -----------------===//

#include "lib/Import/ExportedImporter.h"
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

FailureOr<Value> ExportedImporter::lookup(StringRef name, Location loc) {
  if (Value value = values.lookup(name))
    return value;
  if (auto why = unreadable.find(name); why != unreadable.end())
    return emitError(loc) << why->second;
  return damaged(loc) << "it names no value '" << name << "'";
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
      made = lookup(getValueName(element), loc);
    } else if (kind == "as_optional_tensors") {
      elementType = TorchOptionalType::get(context, ref());
      made = inner == "as_none" ? constant(c10::IValue(), loc)
                                : lookup(getValueName(*value), loc);
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

} // namespace torchonnx
