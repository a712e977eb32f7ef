//===- Views.cpp - Views and their inverses -------------------------------===//
//
// How a view is made of its parent's contents, and the parent's contents of the
// view's after a write to it.
//
//===----------------------------------------------------------------------===//

#include "dialects/Torch/TorchDialect.h"
#include "passes/Simplify/memory/Memory.h"
#include "passes/Simplify/memory/ViewOperators.h"

using namespace mlir;

namespace torchonnx {

Value Memory::applyView(const ViewStep &step, Value parent, Location loc) {
  if (std::optional<ViewStep> slice = sliceOfElement(step, parent, loc))
    return applyView(*slice, parent, loc);
  SmallVector<Value> operands = {parent};
  llvm::append_range(operands, step.operands);
  auto results = graph.emit(step.name, operands, loc);
  if (failed(results))
    return {};
  if (!step.element)
    return results->front();
  AbstractValue list = wrap(results->front(), loc);
  if (!list.list() || *step.element >= list.list()->elements.size())
    return {};
  return list.list()->elements[*step.element].tensor()->current;
}

/// Element i of a split as a slice: one op, and one that has an inverse.
std::optional<ViewStep> Memory::sliceOfElement(const ViewStep &step,
                                               Value parent, Location loc) {
  if (!step.element)
    return std::nullopt;
  int64_t index = *step.element;
  StringRef base = StringRef(step.name).split('.').first;
  ViewOperands given{step.name, step.operands};
  auto slice = [&](Value dim, Value start,
                   Value length) -> std::optional<ViewStep> {
    if (!start || !length)
      return std::nullopt;
    Value end = graph.emitValue("aten::add.int", {start, length}, loc);
    if (!end)
      return std::nullopt;
    return ViewStep{"aten::slice.Tensor",
                    {dim, start, end, graph.constantInt(1)},
                    std::nullopt};
  };
  if (base == "aten::unbind")
    return ViewStep{"aten::select.int",
                    {given["dim"], graph.constantInt(index)},
                    std::nullopt};
  if (step.name == "aten::split.Tensor") {
    Value size = given["split_size"];
    return slice(
        given["dim"],
        graph.emitValue("aten::mul.int", {size, graph.constantInt(index)}, loc),
        size);
  }
  if (step.name == "aten::split_with_sizes" ||
      step.name == "aten::split.sizes") {
    auto sizes = getElements(
        given[given.has("split_size") ? "split_size" : "split_sizes"]);
    if (!sizes)
      return std::nullopt;
    Value start = graph.constantInt(0);
    for (int64_t i = 0; i < index && start; ++i)
      start = graph.emitValue("aten::add.int", {start, (*sizes)[i]}, loc);
    return slice(given["dim"], start, (*sizes)[index]);
  }
  if (step.name == "aten::tensor_split.sections") {
    // The first size % n pieces have one element more.
    std::optional<int64_t> sections = getConstantInt(given["sections"]),
                           dim = getConstantInt(given["dim"]);
    if (!sections || !dim)
      return std::nullopt;
    auto edge = [&](int64_t i) -> Value {
      Value size = graph.sizeOf(parent, *dim, loc);
      auto binary = [&](StringRef name, Value a, Value c) {
        return graph.emitValue(name, {a, c}, loc);
      };
      Value n = graph.constantInt(*sections), at = graph.constantInt(i);
      Value whole = binary("aten::floordiv.int", size, n);
      Value extra = binary("aten::remainder.int", size, n);
      return binary("aten::add.int", binary("aten::mul.int", whole, at),
                    binary("prim::min.int", extra, at));
    };
    Value start = edge(index), end = edge(index + 1);
    if (!start || !end)
      return std::nullopt;
    return ViewStep{"aten::slice.Tensor",
                    {given["dim"], start, end, graph.constantInt(1)},
                    std::nullopt};
  }
  if (base == "aten::chunk") {
    // chunk(n) splits into pieces of ceil(size / n).
    std::optional<int64_t> chunks = getConstantInt(given["chunks"]),
                           dim = getConstantInt(given["dim"]);
    if (!chunks || !dim)
      return std::nullopt;
    Value size = graph.sizeOf(parent, *dim, loc);
    if (size)
      size = graph.emitValue("aten::add.int",
                             {size, graph.constantInt(*chunks - 1)}, loc);
    if (size)
      size = graph.emitValue("aten::floordiv.int",
                             {size, graph.constantInt(*chunks)}, loc);
    if (!size)
      return std::nullopt;
    return slice(
        given["dim"],
        graph.emitValue("aten::mul.int", {size, graph.constantInt(index)}, loc),
        size);
  }
  return std::nullopt;
}

/// The parent's contents after its view by `step` got `value`.
Value Memory::writeBack(ViewStep step, Value parent, Value value,
                        Location loc) {
  if (std::optional<ViewStep> slice = sliceOfElement(step, parent, loc))
    step = *slice;
  const ViewOperator *op = findViewOperator(step.name);
  if (op && op->writeBack)
    return op->writeBack({graph,
                          oracle.getSymbols(),
                          {step.name, step.operands},
                          parent,
                          value,
                          loc});
  (void)graph.error(loc, "a write to a view made by " + step.name +
                             " cannot be carried back to its base");
  return {};
}

} // namespace torchonnx
