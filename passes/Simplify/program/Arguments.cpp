//===- Arguments.cpp - What the function is called with -------------------===//

#include "dialects/Torch/ProgramInputs.h"
#include "passes/Simplify/inputs/Inputs.h"
#include "passes/Simplify/program/Signature.h"
#include "passes/Utils/RunTimeNumbers.h"

using namespace mlir;

namespace torchonnx {

/// What an argument of which nothing is known might be.
static std::string suggest(func::FuncOp entry, StringRef name, Type type) {
  if (isa<ListType>(type))
    return "[f32[?,4], f32[?,4]]";
  if (isa<DictType>(type))
    return "{\"key\": f32[?,4]}";
  if (isa<TorchStrType>(type))
    return "\"text\"";
  if (isa<TorchTupleType>(type))
    return "(f32[?,4], i64[?])";
  for (unsigned i = 0; i < entry.getNumArguments(); ++i)
    if (entry.getArgAttrOfType<StringAttr>(i, kNameAttr) == name)
      return suggestInput(entry, i);
  return "f32[batch,3]";
}

/// The abstract value of an argument, or of a part of one.
AbstractValue Signature::addArgument(Attribute spec, Type type, StringRef name,
                                     Location loc, func::FuncOp function) {
  if (auto optional = dyn_cast<TorchOptionalType>(type))
    type = optional.getElementType();
  auto entry = symbolTable->lookup<func::FuncOp>(function.getName());
  auto given = dyn_cast_or_null<TypeAttr>(spec);
  if (!spec || given) {
    Type argument = given ? given.getValue() : type;
    auto tensor = dyn_cast<TorchTensorType>(argument);
    if (!(tensor && tensor.getRanked()) &&
        !isa<TorchIntType, TorchFloatType, TorchBoolType>(argument)) {
      (void)cx.error(loc, "what argument '" + name +
                              "' is cannot be told from its use: say so, as in "
                              "--input '" +
                              name + "=" + suggest(entry, name, argument) +
                              "'");
      return {};
    }
    auto names = entry->getAttrOfType<ArrayAttr>(kInputNames);
    StringAttr inputName = names && argumentNames.size() < names.size()
                               ? cast<StringAttr>(names[argumentNames.size()])
                               : cx.b.getStringAttr(name);
    // An attribute may have the name of an argument.
    std::string unique = inputName.str();
    for (unsigned i = 1; llvm::is_contained(argumentNames, unique); ++i)
      unique = (inputName.getValue() + "_" + llvm::Twine(i)).str();
    Value value = cx.graph.getEntryBlock()->addArgument(
        argument, NameLoc::get(cx.b.getStringAttr(unique), loc));
    argumentNames.push_back(unique);
    if (!tensor) {
      // Sizes that are computed of it have it to say what they are.
      if (isa<TorchIntType>(argument)) {
        (void)nameNumber(value, cx.oracle.getSymbols());
        cx.graph.noteSizes(value);
      }
      return value;
    }
    if (isa<TorchIntType, TorchFloatType, TorchBoolType>(type))
      return elementOf(cx, value, type, loc);
    TensorObj *base = cx.memory.newInput(value);
    argumentTensors.push_back(base);
    return base;
  }
  auto array = dyn_cast<ArrayAttr>(spec);
  if (!array)
    return cx.memory.fromAttribute(spec, type, loc);
  if (isa<TorchAnyType>(type)) {
    (void)cx.error(loc, "argument '" + name +
                            "' is of any type, and what is given for it is a "
                            "list, a tuple or a dict: give it one in the "
                            "program, as Dict[str, Tensor]");
    return {};
  }
  SmallVector<DescribedPart> parts = partsOf(array, type, name);
  std::vector<AbstractValue> values;
  for (const DescribedPart &part : parts) {
    values.push_back(
        addArgument(part.value, part.type, part.name, loc, function));
    if (values.back().isUninitialized())
      return {};
  }
  if (auto dictType = dyn_cast<DictType>(type)) {
    DictObj *dict = cx.heap.newDict();
    for (auto [part, value] : llvm::zip(parts, values))
      dict->entries.push_back(
          {cx.memory.fromAttribute(part.key, dictType.getKeyType(), loc),
           value});
    return dict;
  }
  if (isa<TorchTupleType>(type))
    return cx.heap.newTuple(values);
  auto list = dyn_cast<ListType>(type);
  return cx.heap.newList(values, list ? list.getElementType() : Type());
}

} // namespace torchonnx
