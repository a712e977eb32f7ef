//===- ExportedInputs.cpp - What an exported program takes ----------------===//
//
// Its weights and constants are attributes; tensors and numbers that its user
// gives are the function's arguments, whose sizes are expressions of the names
// that the program gives them.
//
//===----------------------------------------------------------------------===//

#include "lib/Import/ExportedInputs.h"
#include "dialects/Torch/ProgramInputs.h"
#include "lib/Import/ExportedSizes.h"

using namespace mlir;
namespace json = llvm::json;

namespace torchonnx {

/// A weight, a buffer, a constant or an object, whose name stands for it; one
/// that cannot be read is refused where it is used.
LogicalResult ExportedInputs::importHeld(StringRef kind,
                                         const json::Object &held) {
  StringRef name = nameOf(held.getObject("arg")), target;
  for (const char *key : {"parameter_name", "buffer_name",
                          "tensor_constant_name", "custom_obj_name"})
    if (std::optional<StringRef> found = held.getString(key))
      target = *found;
  if (kind == "custom_obj") {
    StringRef type = held.getObject("arg")->getString("class_fqn").value_or("");
    values.noteUnreadable(name,
                          ("'" + target + "' is an object of class " + type +
                           ", which an exported program holds as a pickle "
                           "that only Python can load")
                              .str());
    return success();
  }
  if (auto why = program.unreadable.find(target);
      why != program.unreadable.end()) {
    values.noteUnreadable(
        name, ("'" + target + "' cannot be read: " + why->second).str());
    return success();
  }
  if (!program.archive.module.hasattr(target.str())) {
    values.noteUnreadable(name, ("'" + values.getPath() +
                                 "' is damaged: it holds no '" + target + "'")
                                    .str());
    return success();
  }
  FailureOr<Value> read =
      tree.read(builder, UnknownLoc::get(context),
                program.archive.module._ivalue().get(), target.str());
  if (failed(read))
    return failure();
  values.bind(name, *read);
  return success();
}

LogicalResult ExportedInputs::readTensor(Input &input, ExportedSizes &sizes) {
  const json::Object *tensorValues = graph.getObject("tensor_values");
  const json::Object *meta =
      tensorValues ? tensorValues->getObject(input.name) : nullptr;
  if (!meta)
    return values.damaged()
           << "it says nothing of input '" << input.name << "'";
  const Dtype *dtype = findExportedDtype(meta->getInteger("dtype").value_or(0));
  input.dtype = dtype ? dtype->getType(context) : Type();
  if (!input.dtype || meta->getInteger("layout").value_or(7) != 7)
    return emitError(UnknownLoc::get(context))
           << "input '" << input.name << "' "
           << (input.dtype ? "is a sparse tensor"
                           : "has a dtype that is not known")
           << ", which is not supported";
  for (const json::Value &size : elementsOf(meta->getArray("sizes"))) {
    if (!size.getAsObject())
      return values.damaged() << "a size of input '" << input.name << "'";
    sizes.addDim(*size.getAsObject());
    ++input.rank;
  }
  input.type = values.ref();
  return success();
}

/// Reads what is said of an input; its name stays empty where it is a number
/// that is what it was.
LogicalResult ExportedInputs::readInput(const json::Value &argument,
                                        Input &input, ExportedSizes &sizes) {
  auto [kind, value] = getUnion(argument);
  input.name = nameOf(value->getAsObject()).str();
  if (kind == "as_tensor")
    return readTensor(input, sizes);
  if (input.name.empty())
    return success();
  if (kind == "as_sym_int") {
    input.type = TorchIntType::get(context);
    const json::Object *intValues = graph.getObject("sym_int_values");
    const json::Object *size =
        intValues ? intValues->getObject(input.name) : nullptr;
    if (const json::Object *expr = size ? size->getObject("as_expr") : nullptr)
      input.symbol = expr->getString("expr_str").value_or("").str();
  } else if (kind == "as_sym_float") {
    input.type = TorchFloatType::get(context);
  } else if (kind == "as_sym_bool") {
    input.type = TorchBoolType::get(context);
  } else {
    return emitError(UnknownLoc::get(context))
           << "input '" << input.name << "' of the exported program is of a "
           << "kind '" << kind << "' that is not supported";
  }
  return success();
}

/// Makes inputs the arguments of the function.
void ExportedInputs::declareInputs(ArrayRef<Input> inputs,
                                   const ExportedSizes &sizes) {
  Block &body = function.front();
  ArrayRef<SizeExpr> dims = sizes.getDims();
  SmallVector<Type> types;
  SmallVector<DictionaryAttr> attributes;
  for (const Input &input : inputs) {
    NamedAttrList attrs;
    attrs.set(kNameAttr, builder.getStringAttr(input.name));
    Type described = input.type;
    if (input.dtype) {
      SmallVector<Attribute> describedDims;
      for (const SizeExpr &dim : dims.take_front(input.rank))
        describedDims.push_back(
            !dim           ? Attribute(builder.getStringAttr(""))
            : dim.number() ? Attribute(builder.getI64IntegerAttr(*dim.number()))
                           : Attribute(builder.getStringAttr(dim.str())));
      dims = dims.drop_front(input.rank);
      described = TorchTensorType::get(context, describedDims, input.dtype);
    }
    attrs.set(kProgramInput, TypeAttr::get(described));
    attributes.push_back(attrs.getDictionary(context));
    types.push_back(input.type);
    Value value = body.addArgument(
        input.type, NameLoc::get(builder.getStringAttr(input.name)));
    values.bind(input.name, value);
    if (!input.symbol.empty())
      intInputs.push_back({value, input.symbol});
  }
  function.setFunctionType(builder.getFunctionType(types, {}));
  function.setAllArgAttrs(attributes);
  NamedAttrList ranges;
  for (const auto &[name, range] : sizes.getRanges())
    ranges.set(name,
               builder.getDenseI64ArrayAttr(
                   {range.min, range.max, range.multiple, range.remainder}));
  function->setAttr(kProgramSizes, ranges.getDictionary(context));
}

LogicalResult ExportedInputs::importInputs() {
  builder.setInsertionPointToEnd(function.addEntryBlock());
  ExportedSizes sizes(
      program.program.getAsObject()->getObject("range_constraints"));
  std::vector<Input> inputs;
  std::vector<std::optional<size_t>> places;
  for (const json::Value &spec :
       elementsOf(signature.getArray("input_specs"))) {
    auto [kind, value] = getUnion(spec);
    const json::Object *held = value->getAsObject();
    if (!held)
      return values.damaged() << "an input without a kind";
    if (kind == "constant_input") {
      places.push_back(std::nullopt);
      continue;
    }
    // What orders effects is no value.
    if (kind == "token") {
      values.bind(nameOf(held->getObject("arg")),
                  *values.constant(c10::IValue(), function.getLoc()));
      continue;
    }
    if (kind != "user_input") {
      if (failed(importHeld(kind, *held)))
        return failure();
      continue;
    }
    const json::Value *argument = held->get("arg");
    if (!argument)
      return values.damaged() << "an input without an argument";
    Input input;
    if (failed(readInput(*argument, input, sizes)))
      return failure();
    places.push_back(input.type ? std::optional(inputs.size()) : std::nullopt);
    if (input.type)
      inputs.push_back(std::move(input));
  }
  sizes.settle();
  declareInputs(inputs, sizes);
  for (std::optional<size_t> place : places)
    userInputs.push_back(place ? function.getArgument(*place) : Value());
  return success();
}

/// What the program says of ints that are inputs.
void ExportedInputs::checkInts() {
  const json::Object *constraints =
      program.program.getAsObject()->getObject("range_constraints");
  if (!constraints)
    return;
  for (auto &[value, symbol] : intInputs) {
    const SizeExpr size = parseSympy(symbol);
    std::optional<StringRef> name = size.asName();
    const json::Object *range = name ? constraints->getObject(*name) : nullptr;
    if (!range)
      continue;
    Location loc = value.getLoc();
    for (auto [end, op] :
         {std::pair("min_val", "aten::ge"), {"max_val", "aten::le"}})
      if (std::optional<int64_t> limit = range->getInteger(end))
        values.emitCheck(*values.emitNumbers(
                             op, {value, values.constantInt(*limit, loc)}, loc),
                         "an input out of the range that the program gives it",
                         loc);
  }
}

} // namespace torchonnx
