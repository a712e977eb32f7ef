//===- InputNames.cpp - The parts of arguments, and their names -----------===//

#include "passes/Simplify/inputs/Inputs.h"

using namespace mlir;

namespace torchonnx {

std::string getArgumentName(func::FuncOp entry, unsigned i) {
  auto name = entry.getArgAttrOfType<StringAttr>(i, "torch.name");
  return name ? name.str() : "input_" + std::to_string(i);
}

std::string pathOf(StringRef container, unsigned position, ArrayAttr pair) {
  std::string key = std::to_string(position);
  if (pair) {
    if (auto text = dyn_cast<StringAttr>(pair[0]))
      key = text.str();
    else if (auto number = dyn_cast<IntegerAttr>(pair[0]))
      key = std::to_string(number.getInt());
  }
  return (container + "[" + key + "]").str();
}

std::string normalizePath(StringRef path) {
  std::string text;
  for (char c : path)
    if (c != '"' && c != '\'' && c != ' ')
      text += c;
  return text;
}

std::string suggestDims(ArrayAttr sizes, Type type, StringRef name) {
  if (!isa<RefType, TorchTensorType>(type) || sizes.empty())
    return "";
  std::string dims;
  for (Attribute size : sizes) {
    auto number = dyn_cast<IntegerAttr>(size);
    if (!number && !isa<UnitAttr>(size))
      return "";
    dims += dims.empty() ? "" : ",";
    dims +=
        number && number.getInt() >= 0 ? std::to_string(number.getInt()) : "?";
  }
  return (": did you mean --input '" + name + "=f32[" + dims + "]'?").str();
}

static void collect(Attribute value, Type type, bool isExample, InputLeaf leaf,
                    SmallVectorImpl<InputLeaf> &leaves) {
  if (auto optional = dyn_cast<TorchOptionalType>(type))
    type = optional.getElementType();
  // Without a description, what the type says becomes an input.
  if (!value || isa<TypeAttr>(value) ||
      (isExample && isa<ElementsAttr, IntegerAttr, FloatAttr>(value))) {
    leaves.push_back(std::move(leaf));
    return;
  }
  auto array = dyn_cast<ArrayAttr>(value);
  if (!array)
    return;
  auto list = dyn_cast<ListType>(type);
  auto tuple = dyn_cast<TorchTupleType>(type);
  auto dict = dyn_cast<DictType>(type);
  for (auto [i, element] : llvm::enumerate(array)) {
    auto pair = dict ? dyn_cast<ArrayAttr>(element) : ArrayAttr();
    if (dict && (!pair || pair.size() != 2))
      return; // Which is told when it is resolved.
    std::string suffix = std::to_string(i);
    if (auto key = pair ? dyn_cast<StringAttr>(pair[0]) : StringAttr())
      suffix = key.str();
    Type elementType = list ? list.getElementType()
                       : tuple && i < tuple.getElements().size()
                           ? tuple.getElements()[i]
                       : dict ? dict.getValueType()
                              : Type(TorchAnyType::get(type.getContext()));
    collect(
        pair ? pair[1] : element, elementType, isExample,
        {leaf.argument, pathOf(leaf.path, i, pair), leaf.name + "_" + suffix},
        leaves);
  }
}

void collectLeaves(Attribute value, Type type, bool isExample,
                   unsigned argument, StringRef name,
                   SmallVectorImpl<InputLeaf> &leaves) {
  collect(value, type, isExample, {argument, name.str(), name.str()}, leaves);
}

} // namespace torchonnx
