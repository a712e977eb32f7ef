//===- Arguments.cpp - What the function is called with -------------------===//

#include "passes/RunTimeNumbers.h"
#include "passes/Simplify/inputs/Inputs.h"
#include "passes/Simplify/program/Signature.h"

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
    if (entry.getArgAttrOfType<StringAttr>(i, "torch.name") == name)
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
    Value value = cx.graph.getEntryBlock()->addArgument(
        argument, NameLoc::get(inputName, loc));
    argumentNames.push_back(inputName.str());
    if (!tensor) {
      // Sizes that are computed of it have it to say what they are.
      if (isa<TorchIntType>(argument))
        (void)nameNumber(value, cx.oracle.getSymbols());
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
  if (auto dictType = dyn_cast<DictType>(type)) {
    DictObj *dict = cx.heap.newDict();
    for (ArrayAttr entry : array.getAsRange<ArrayAttr>()) {
      auto key = dyn_cast<StringAttr>(entry[0]);
      std::string entryName =
          (name + "_" +
           (key ? key.str() : std::to_string(dict->entries.size())))
              .str();
      AbstractValue value = addArgument(entry[1], dictType.getValueType(),
                                        entryName, loc, function);
      if (value.isUninitialized())
        return {};
      dict->entries.push_back(
          {cx.memory.fromAttribute(entry[0], dictType.getKeyType(), loc),
           value});
    }
    return dict;
  }
  auto tupleType = dyn_cast<TorchTupleType>(type);
  auto listType = dyn_cast<ListType>(type);
  std::vector<AbstractValue> elements;
  for (auto [i, element] : llvm::enumerate(array)) {
    Type elementType = tupleType  ? tupleType.getElements()[i]
                       : listType ? listType.getElementType()
                                  : Type(TorchAnyType::get(cx.context));
    AbstractValue value =
        addArgument(element, elementType, (name + "_" + llvm::Twine(i)).str(),
                    loc, function);
    if (value.isUninitialized())
      return {};
    elements.push_back(value);
  }
  if (tupleType)
    return cx.heap.newTuple(elements);
  return cx.heap.newList(elements,
                         listType ? listType.getElementType() : Type());
}

} // namespace torchonnx
