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
  if (std::optional<ViewStep> slice = sliceOfElement(graph, step, parent, loc))
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

std::optional<ViewStep> sliceOfElement(Graph &graph, const ViewStep &step,
                                       Value parent, Location loc) {
  const ViewOperator *op = step.element ? findViewOperator(step.name) : nullptr;
  if (!op || !op->element)
    return std::nullopt;
  return op->element(
      {graph, {step.name, step.operands}, *step.element, parent, loc});
}

/// The parent's contents after its view by `step` got `value`.
Value Memory::writeBack(ViewStep step, Value parent, Value value,
                        Location loc) {
  if (std::optional<ViewStep> slice = sliceOfElement(graph, step, parent, loc))
    step = *slice;
  const ViewOperator *op = findViewOperator(step.name);
  if (op && op->writeBack)
    return op->writeBack({graph,
                          oracle.getSymbols(),
                          {step.name, step.operands},
                          step.isOfOne,
                          step.isWrittenApart,
                          parent,
                          value,
                          loc});
  (void)graph.error(loc, "a write to a view made by " + step.name +
                             " cannot be carried back to its base");
  return {};
}

} // namespace torchonnx
