//===- TestArguments.cpp - What the program is tried with -----------------===//

#include "passes/Utils/TestArguments.h"
#include "dialects/Torch/ProgramInputs.h"
#include <cmath>

using namespace mlir;

namespace torchonnx {

namespace {
class Describer {
public:
  Describer(func::FuncOp graph, bool isExample, const Symbols &symbols)
      : graph(graph), symbols(symbols), b(graph.getContext()),
        row(std::max(0, symbols.getLive().find_first())) {
    if (!isExample)
      chooseRow();
  }

  /// `example` is what the example has in the place of `spec`; null for none.
  Attribute describe(Attribute spec, Attribute example) {
    if (!spec || isa<TypeAttr>(spec))
      return describeInput(example);
    auto array = dyn_cast<ArrayAttr>(spec);
    if (!array)
      return spec;
    auto examples = dyn_cast_or_null<ArrayAttr>(example);
    SmallVector<Attribute> parts;
    for (auto [i, part] : llvm::enumerate(array))
      parts.push_back(describe(
          part, examples && i < examples.size() ? examples[i] : Attribute()));
    return b.getArrayAttr(parts);
  }

private:
  /// The sample with the fewest elements, of those without a dim of 1 if there
  /// are some: what is broadcast, or left out, at 1 is not tried there.
  void chooseRow() {
    std::pair<bool, double> best(true, HUGE_VAL);
    for (unsigned k : symbols.getLive().set_bits()) {
      std::pair<bool, double> cost(false, 0);
      for (Type type : graph.getArgumentTypes())
        if (auto tensor = dyn_cast<TorchTensorType>(type)) {
          double elements = 1;
          for (Attribute dim : tensor.getDims()) {
            auto name = dyn_cast<StringAttr>(dim);
            double size = name ? symbols.getSamples(name)[k]
                               : double(cast<IntegerAttr>(dim).getInt());
            cost.first |= name && size < 2;
            elements *= size;
          }
          cost.second += elements;
        }
      if (cost < best)
        best = cost, row = k;
    }
  }

  Attribute sizeOf(Attribute dim) const {
    auto name = dyn_cast<StringAttr>(dim);
    return name ? b.getI64IntegerAttr(int64_t(symbols.getSamples(name)[row]))
                : dim;
  }

  /// The next input of the graph.
  Attribute describeInput(Attribute example) {
    Type type = graph.getArgumentTypes()[next++];
    auto tensor = dyn_cast<TorchTensorType>(type);
    if (tensor) {
      SmallVector<Attribute> dims;
      for (Attribute dim : tensor.getDims())
        dims.push_back(sizeOf(dim));
      type = TorchTensorType::get(b.getContext(), dims, tensor.getDtype());
    }
    NamedAttrList leaf;
    leaf.set("type", TypeAttr::get(type));
    auto elements = dyn_cast_or_null<ElementsAttr>(example);
    bool suits = tensor ? elements && getConstantType(elements) == type
                        : example && !elements && !isa<ArrayAttr>(example);
    if (suits)
      leaf.set("value", example);
    else if (auto number = dyn_cast<TorchIntType>(type);
             number && number.getSymbol())
      leaf.set("value", sizeOf(number.getSymbol()));
    return leaf.getDictionary(b.getContext());
  }

  func::FuncOp graph;
  const Symbols &symbols;
  mutable Builder b;
  unsigned row, next = 0;
};
} // namespace

ArrayAttr describeTestArguments(func::FuncOp entry, func::FuncOp graph,
                                ArrayAttr examples, const Symbols &symbols) {
  Describer describer(graph, bool(examples), symbols);
  SmallVector<Attribute> arguments;
  for (unsigned i = 0; i < entry.getNumArguments(); ++i)
    arguments.push_back(describer.describe(
        entry.getArgAttr(i, kInputAttr),
        examples && i < examples.size() ? examples[i] : Attribute()));
  return ArrayAttr::get(entry.getContext(), arguments);
}

} // namespace torchonnx
