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

/// Where piece `i` of a `tensor_split` begins: the first size % n pieces have
/// one element more.
static Value edgeOfSection(Graph &graph, Value size, int64_t sections,
                           int64_t i, Location loc) {
  auto op = [&](StringRef name, Value a, Value c) {
    return graph.emitValue(name, {a, c}, loc);
  };
  Value n = graph.constantInt(sections), at = graph.constantInt(i);
  Value whole = op("aten::floordiv.int", size, n);
  Value extra = op("aten::remainder.int", size, n);
  return op("aten::add.int", op("aten::mul.int", whole, at),
            op("prim::min.int", extra, at));
}

/// chunk(n) splits into pieces of ceil(size / n).
static Value sizeOfChunks(Graph &graph, Value size, int64_t chunks,
                          Location loc) {
  size = graph.emitValue("aten::add.int", {size, graph.constantInt(chunks - 1)},
                         loc);
  return graph.emitValue("aten::floordiv.int",
                         {size, graph.constantInt(chunks)}, loc);
}

/// `hsplit`, `vsplit` and `dsplit` as the `tensor_split` that they are.
static ViewStep asTensorSplit(Graph &graph, const ViewStep &step,
                              int64_t rank) {
  StringRef name = step.name;
  int64_t dim = name.starts_with("aten::vsplit") ? 0
                : name.starts_with("aten::dsplit")
                    ? 2
                    : std::min<int64_t>(rank - 1, 1);
  return {name.ends_with(".array") ? "aten::tensor_split.indices"
                                   : "aten::tensor_split.sections",
          {step.operands[0], graph.constantInt(dim)},
          step.element};
}

std::optional<ViewStep> sliceOfElement(Graph &graph, const ViewStep &step,
                                       Value parent, Location loc) {
  if (!step.element)
    return std::nullopt;
  int64_t index = *step.element;
  StringRef base = StringRef(step.name).split('.').first;
  ViewOperands given{step.name, step.operands};
  auto slice = [&](Value start, Value end) -> std::optional<ViewStep> {
    if (!start || !end)
      return std::nullopt;
    return ViewStep{"aten::slice.Tensor",
                    {given["dim"], start, end, graph.constantInt(1)},
                    std::nullopt};
  };
  auto piece = [&](Value start, Value length) {
    return slice(start, graph.emitValue("aten::add.int", {start, length}, loc));
  };
  auto pieceOf = [&](Value size) {
    return piece(
        graph.emitValue("aten::mul.int", {size, graph.constantInt(index)}, loc),
        size);
  };
  if (base == "aten::unbind")
    return ViewStep{"aten::select.int",
                    {given["dim"], graph.constantInt(index)},
                    std::nullopt};
  if (step.name == "aten::split.Tensor")
    return pieceOf(given["split_size"]);
  if (step.name == "aten::split_with_sizes" ||
      step.name == "aten::split.sizes") {
    auto sizes = getElements(
        given[given.has("split_size") ? "split_size" : "split_sizes"]);
    if (!sizes)
      return std::nullopt;
    Value start = graph.constantInt(0);
    for (int64_t i = 0; i < index && start; ++i)
      start = graph.emitValue("aten::add.int", {start, (*sizes)[i]}, loc);
    return piece(start, (*sizes)[index]);
  }
  if (base == "aten::hsplit" || base == "aten::vsplit" ||
      base == "aten::dsplit") {
    int64_t rank = cast<TorchTensorType>(parent.getType()).getRank();
    return sliceOfElement(graph, asTensorSplit(graph, step, rank), parent, loc);
  }
  if (step.name == "aten::tensor_split.indices") {
    auto edges = getElements(given["indices"]);
    if (!edges)
      return std::nullopt;
    auto edge = [&](int64_t i, Value outside) {
      return i >= 0 && i < int64_t(edges->size()) ? (*edges)[i] : outside;
    };
    return slice(edge(index - 1, graph.constantInt(0)),
                 edge(index, graph.none()));
  }
  bool isSections = step.name == "aten::tensor_split.sections";
  if (!isSections && base != "aten::chunk")
    return std::nullopt;
  std::optional<int64_t> pieces = getConstantInt(
                             given[isSections ? "sections" : "chunks"]),
                         dim = getConstantInt(given["dim"]);
  if (!pieces || !dim)
    return std::nullopt;
  if (!isSections)
    return pieceOf(
        sizeOfChunks(graph, graph.sizeOf(parent, *dim, loc), *pieces, loc));
  auto edge = [&](int64_t i) {
    return edgeOfSection(graph, graph.sizeOf(parent, *dim, loc), *pieces, i,
                         loc);
  };
  Value start = edge(index);
  return slice(start, edge(index + 1));
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
