//===- SeveralViews.cpp - Operators that give lists of views --------------===//

#include "passes/Simplify/memory/SeveralViews.h"

using namespace mlir;

namespace torchonnx {

static std::optional<ViewStep> slice(const ElementOfViews &element, Value dim,
                                     Value start, Value end) {
  if (!start || !end)
    return std::nullopt;
  return ViewStep{"aten::slice.Tensor",
                  {dim, start, end, element.graph.constantInt(1)},
                  std::nullopt};
}

static std::optional<ViewStep> piece(const ElementOfViews &element, Value start,
                                     Value length) {
  return slice(element, element.args["dim"], start,
               element.emit("aten::add.int", {start, length}));
}

/// Of pieces that all have `size` elements but the last.
static std::optional<ViewStep> pieceOf(const ElementOfViews &element,
                                       Value size) {
  Value index = element.graph.constantInt(element.index);
  return piece(element, element.emit("aten::mul.int", {size, index}), size);
}

std::optional<ViewStep> elementOfUnbind(const ElementOfViews &element) {
  return ViewStep{
      "aten::select.int",
      {element.args["dim"], element.graph.constantInt(element.index)},
      std::nullopt};
}

static std::optional<ViewStep> pieceOfSizes(const ElementOfViews &element,
                                            Value list) {
  auto sizes = getElements(list);
  if (!sizes)
    return std::nullopt;
  Value start = element.graph.constantInt(0);
  for (int64_t i = 0; i < element.index && start; ++i)
    start = element.emit("aten::add.int", {start, (*sizes)[i]});
  return piece(element, start, (*sizes)[element.index]);
}

std::optional<ViewStep> elementOfSplit(const ElementOfViews &element) {
  Value size = element.args["split_size"];
  return element.args.name.ends_with(".sizes") ? pieceOfSizes(element, size)
                                               : pieceOf(element, size);
}

std::optional<ViewStep> elementOfSplitWithSizes(const ElementOfViews &element) {
  return pieceOfSizes(element, element.args["split_sizes"]);
}

/// chunk(n) splits into pieces of ceil(size / n).
std::optional<ViewStep> elementOfChunk(const ElementOfViews &element) {
  std::optional<int64_t> chunks = getConstantInt(element.args["chunks"]),
                         dim = getConstantInt(element.args["dim"]);
  if (!chunks || !dim)
    return std::nullopt;
  Graph &graph = element.graph;
  Value size = element.emit("aten::add.int",
                            {graph.sizeOf(element.parent, *dim, element.loc),
                             graph.constantInt(*chunks - 1)});
  return pieceOf(element, element.emit("aten::floordiv.int",
                                       {size, graph.constantInt(*chunks)}));
}

/// The first size % n pieces have one element more.
static std::optional<ViewStep> section(const ElementOfViews &element,
                                       Value count, Value along) {
  std::optional<int64_t> sections = getConstantInt(count),
                         dim = getConstantInt(along);
  if (!sections || !dim)
    return std::nullopt;
  Graph &graph = element.graph;
  Value size = graph.sizeOf(element.parent, *dim, element.loc);
  auto edge = [&](int64_t i) {
    Value n = graph.constantInt(*sections), at = graph.constantInt(i);
    Value whole = element.emit("aten::floordiv.int", {size, n});
    Value extra = element.emit("aten::remainder.int", {size, n});
    return element.emit("aten::add.int",
                        {element.emit("aten::mul.int", {whole, at}),
                         element.emit("prim::min.int", {extra, at})});
  };
  Value start = edge(element.index);
  return slice(element, along, start, edge(element.index + 1));
}

static std::optional<ViewStep> between(const ElementOfViews &element,
                                       Value indices, Value along) {
  auto edges = getElements(indices);
  if (!edges)
    return std::nullopt;
  auto edge = [&](int64_t i, Value outside) {
    return i >= 0 && i < int64_t(edges->size()) ? (*edges)[i] : outside;
  };
  return slice(element, along,
               edge(element.index - 1, element.graph.constantInt(0)),
               edge(element.index, element.graph.none()));
}

std::optional<ViewStep> elementOfTensorSplit(const ElementOfViews &element) {
  const ViewOperands &args = element.args;
  if (args.has("sections"))
    return section(element, args["sections"], args["dim"]);
  return args.has("indices") ? between(element, args["indices"], args["dim"])
                             : std::nullopt;
}

template <int64_t Dim>
std::optional<ViewStep> elementOfSplitAlong(const ElementOfViews &element) {
  int64_t rank = cast<TorchTensorType>(element.parent.getType()).getRank();
  // hsplit of one dim splits that.
  Value dim = element.graph.constantInt(std::min(Dim, rank - 1));
  const ViewOperands &args = element.args;
  return args.has("sections") ? section(element, args["sections"], dim)
                              : between(element, args["indices"], dim);
}
template std::optional<ViewStep>
elementOfSplitAlong<0>(const ElementOfViews &element);
template std::optional<ViewStep>
elementOfSplitAlong<1>(const ElementOfViews &element);
template std::optional<ViewStep>
elementOfSplitAlong<2>(const ElementOfViews &element);

} // namespace torchonnx
