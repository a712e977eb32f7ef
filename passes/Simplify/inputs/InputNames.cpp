//===- InputNames.cpp - The parts of arguments, and their names -----------===//

#include "dialects/Torch/ProgramInputs.h"
#include "dialects/Torch/SymbolExpressions.h"
#include "passes/Simplify/inputs/Inputs.h"

using namespace mlir;

namespace torchonnx {

std::string getArgumentName(func::FuncOp entry, unsigned i) {
  auto name = entry.getArgAttrOfType<StringAttr>(i, kNameAttr);
  return name ? name.str() : "input_" + std::to_string(i);
}

std::string pathOf(StringRef container, unsigned position, Attribute key) {
  std::string text = std::to_string(position);
  if (auto string = dyn_cast_or_null<StringAttr>(key))
    text = string.str();
  else if (auto number = dyn_cast_or_null<IntegerAttr>(key))
    text = std::to_string(number.getInt());
  return (container + "[" + text + "]").str();
}

SmallVector<DescribedPart> partsOf(ArrayAttr container, Type type,
                                   StringRef name) {
  if (auto optional = dyn_cast<TorchOptionalType>(type))
    type = optional.getElementType();
  auto list = dyn_cast<ListType>(type);
  auto tuple = dyn_cast<TorchTupleType>(type);
  auto dict = dyn_cast<DictType>(type);
  SmallVector<DescribedPart> parts;
  for (auto [i, element] : llvm::enumerate(container)) {
    auto pair = dict ? dyn_cast<ArrayAttr>(element) : ArrayAttr();
    if (dict && (!pair || pair.size() != 2))
      return {};
    auto text = pair ? dyn_cast<StringAttr>(pair[0]) : StringAttr();
    Type partType = list ? list.getElementType()
                    : tuple && i < tuple.getElements().size()
                        ? tuple.getElements()[i]
                    : dict ? dict.getValueType()
                           : Type(TorchAnyType::get(type.getContext()));
    parts.push_back(
        {pair ? pair[0] : Attribute(), pair ? pair[1] : element, partType,
         (name + "_" + (text ? text.str() : std::to_string(i))).str()});
  }
  return parts;
}

std::string asDimName(std::string text) {
  for (char &c : text)
    if (!isInName(c))
      c = '_';
  return llvm::isDigit(text.front()) ? "_" + text : text;
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
  // Without a description, what the type says becomes an input.
  if (!value || isa<TypeAttr>(value) ||
      (isExample && isa<ElementsAttr, IntegerAttr, FloatAttr>(value))) {
    leaves.push_back(std::move(leaf));
    return;
  }
  auto array = dyn_cast<ArrayAttr>(value);
  if (!array)
    return;
  for (auto [i, part] : llvm::enumerate(partsOf(array, type, leaf.name)))
    collect(part.value, part.type, isExample,
            {leaf.argument, pathOf(leaf.path, i, part.key), part.name}, leaves);
}

void collectLeaves(Attribute value, Type type, bool isExample,
                   unsigned argument, StringRef name,
                   SmallVectorImpl<InputLeaf> &leaves) {
  collect(value, type, isExample, {argument, name.str(), name.str()}, leaves);
}

} // namespace torchonnx
