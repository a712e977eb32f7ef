//===- Strides.cpp - Strides of tensors by how they were made -------------===//
//
// Inputs and constants lie as new tensors do. A view has strides by those of
// its parent, and an operator is asked how it lays its result out. The answers
// are numbers and predicates of sizes: a transposed matrix of one row is
// contiguous.
//
//===----------------------------------------------------------------------===//

#include "dialects/Torch/TorchDialect.h"
#include "passes/Simplify/memory/Layouts.h"
#include "passes/Simplify/memory/ViewOperators.h"

using namespace mlir;

namespace torchonnx {

/// Strides of a tensor without gaps whose dims lie in this order.
static std::optional<SmallVector<Value>>
stridesOf(Graph &graph, Value tensor, ArrayRef<int64_t> order, Location loc) {
  SmallVector<Value> strides(order.size());
  Value stride = graph.constantInt(1);
  for (int64_t dim : llvm::reverse(order)) {
    strides[dim] = stride;
    Value size = graph.sizeOf(tensor, dim, loc);
    if (dim == order.front())
      break;
    // An empty dim counts as one element.
    if (!getConstantInt(size) || getConstantInt(size) == 0)
      size =
          graph.emitValue("prim::max.int", {size, graph.constantInt(1)}, loc);
    stride = getConstantInt(stride) == 1
                 ? size
                 : graph.emitValue("aten::mul.int", {stride, size}, loc);
    if (!stride)
      return std::nullopt;
  }
  return strides;
}

/// Where in a dim of `size` elements a place is that may count from the end.
static Value placeIn(Graph &graph, Value place, Value size, bool clamps,
                     Location loc) {
  std::optional<int64_t> known = getConstantInt(place);
  if (isNone(place) || known == 0)
    return graph.constantInt(0);
  // Of what the run decides, whether it is negative is not known here.
  if (!known)
    return {};
  if (*known < 0)
    place = graph.emitValue("aten::add.int", {size, place}, loc);
  if (!clamps)
    return place;
  return *known < 0 ? graph.emitValue("prim::max.int",
                                      {place, graph.constantInt(0)}, loc)
                    : graph.emitValue("prim::min.int", {place, size}, loc);
}

//===----------------------------------------------------------------------===//
// Views
//===----------------------------------------------------------------------===//

namespace {
/// Makes the strides of a tensor those of a view of it. What cannot be told
/// gives false.
class ViewStrides {
public:
  ViewStrides(Graph &graph, const ViewStep &step, Value parent, Value view,
              bool hasElements, Geometry &geometry, bool wantsOffset,
              Location loc)
      : graph(graph), hasElements(hasElements), args(step.name, step.operands),
        parent(parent), view(view), type(cast<TorchTensorType>(view.getType())),
        parentType(cast<TorchTensorType>(parent.getType())),
        rank(parentType.getRank()), geometry(geometry),
        strides(geometry.strides), wantsOffset(wantsOffset), loc(loc) {}

  bool follow();

private:
  bool reshape();
  bool split();
  bool unsqueeze();
  bool squeeze();
  bool expand();
  bool takeRange();
  bool takeDiagonal();
  bool takeWindows();
  bool takeStrided();
  bool moveToDiagonal(std::optional<int64_t> by, Value first, Value second);

  static std::optional<int64_t> dimOf(Value value, int64_t rank) {
    std::optional<int64_t> dim = getConstantInt(value);
    return dim ? std::optional(fromFront(*dim, rank)) : dim;
  }
  Value op(StringRef name, ValueRange operands) {
    return graph.emitValue(name, operands, loc);
  }

  Graph &graph;
  /// Whether the view is known not to be empty.
  bool hasElements;
  ViewOperands args;
  Value parent, view;
  TorchTensorType type, parentType;
  int64_t rank;
  Geometry &geometry;
  SmallVector<Value> &strides;
  bool wantsOffset;
  Location loc;
};
} // namespace

bool ViewStrides::reshape() {
  if (type.getDims() == parentType.getDims()) {
    // But for those of dims of one element.
    geometry.isLoose |= !geometry.isInOrder;
    return true;
  }
  if (!geometry.isInOrder)
    return split();
  auto order = llvm::to_vector(llvm::seq<int64_t>(type.getRank()));
  auto laidOut = stridesOf(graph, view, order, loc);
  if (laidOut)
    strides = *laidOut;
  return laidOut.has_value();
}

/// One dim becomes several, whatever lies around it.
bool ViewStrides::split() {
  ArrayRef<Attribute> from = parentType.getDims(), to = type.getDims();
  int64_t added = int64_t(to.size()) - rank, dim = 0;
  while (dim < rank && added > 0 && from[dim] == to[dim])
    ++dim;
  if (added <= 0 || dim == rank ||
      from.drop_front(dim + 1) != to.drop_front(dim + 1 + added))
    return false;
  SmallVector<Value> parts = {strides[dim]};
  for (int64_t i = dim + added; i > dim; --i) {
    Value size = graph.sizeOf(view, i, loc);
    Value stride = size ? op("aten::mul.int", {parts.front(), size}) : Value();
    if (!stride)
      return false;
    parts.insert(parts.begin(), stride);
  }
  strides.erase(strides.begin() + dim);
  strides.insert(strides.begin() + dim, parts.begin(), parts.end());
  // Those of dims of one element are what is beside them.
  geometry.isLoose = true;
  return true;
}

bool ViewStrides::unsqueeze() {
  std::optional<int64_t> dim = dimOf(args["dim"], rank + 1);
  if (!dim)
    return false;
  Value stride = graph.constantInt(1);
  if (*dim < rank)
    stride =
        op("aten::mul.int", {graph.sizeOf(parent, *dim, loc), strides[*dim]});
  if (stride)
    strides.insert(strides.begin() + *dim, stride);
  return bool(stride);
}

bool ViewStrides::squeeze() {
  SmallVector<Value> kept;
  SmallVector<int64_t> dims;
  bool isGiven = args.has("dim");
  if (isGiven) {
    auto given = getConstantInts(args["dim"]);
    if (std::optional<int64_t> one = getConstantInt(args["dim"]))
      given = {*one};
    if (!given)
      return false;
    for (int64_t dim : *given)
      dims.push_back(fromFront(dim, rank));
  }
  for (int64_t i = 0; i < rank; ++i)
    if (parentType.getSize(i) != 1 || (isGiven && !llvm::is_contained(dims, i)))
      kept.push_back(strides[i]);
  strides = kept;
  return int64_t(kept.size()) == type.getRank();
}

bool ViewStrides::expand() {
  int64_t added = type.getRank() - rank;
  SmallVector<Value> expanded(added, graph.constantInt(0));
  bool isSame = added == 0;
  for (int64_t i = 0; i < rank; ++i) {
    Attribute to = type.getDims()[added + i], from = parentType.getDims()[i];
    if (to != from && parentType.getSize(i) != 1)
      return false;
    isSame &= to == from;
    geometry.isLoose |= to != from && isa<StringAttr>(to);
    expanded.push_back(to == from ? strides[i] : graph.constantInt(0));
  }
  // A new dim of one element lies around those behind it.
  for (int64_t i = added; i-- > 0;) {
    std::optional<int64_t> size = type.getSize(i);
    geometry.isLoose |= !size;
    if (size != 1)
      continue;
    expanded[i] = i + 1 == type.getRank()
                      ? graph.constantInt(1)
                      : op("aten::mul.int",
                           {graph.sizeOf(view, i + 1, loc), expanded[i + 1]});
    if (!expanded[i])
      return false;
  }
  strides = expanded;
  geometry.isInOrder &= isSame;
  geometry.isDense &= isSame;
  return true;
}

/// An element of a dim, or a range of them.
bool ViewStrides::takeRange() {
  std::optional<int64_t> dim = dimOf(args["dim"], rank);
  if (!dim)
    return false;
  bool isElement = args.name == "aten::select.int",
       isSlice = args.name == "aten::slice.Tensor";
  // There is an overload by a tensor.
  if (!isElement && !isSlice && args.name != "aten::narrow")
    return false;
  Value stride = strides[*dim];
  if (wantsOffset) {
    Value places =
        placeIn(graph, args[isElement ? "index" : "start"],
                graph.sizeOf(parent, *dim, loc), /*clamps=*/isSlice, loc);
    bool isKnown = places && stride && geometry.offset;
    geometry.offset =
        isKnown ? op("aten::add.int",
                     {geometry.offset, op("aten::mul.int", {places, stride})})
                : Value();
  }
  bool stepsByOne = !isSlice || getConstantInt(args["step"]) == 1;
  bool isWhole = isSlice && type == parentType && stepsByOne;
  if (isElement) {
    strides.erase(strides.begin() + *dim);
  } else if (!stepsByOne) {
    geometry.isDense = false;
    strides[*dim] = op("aten::mul.int", {stride, args["step"]});
    if (!strides[*dim])
      return false;
  }
  bool staysDense = (geometry.isInOrder && *dim == 0 && stepsByOne) || isWhole;
  geometry.isInOrder &= staysDense;
  geometry.isDense &= staysDense;
  return true;
}

/// An empty diagonal begins where its operand does.
bool ViewStrides::moveToDiagonal(std::optional<int64_t> by, Value first,
                                 Value second) {
  if (by == 0)
    return true;
  if (!by || !wantsOffset || !geometry.offset || !hasElements)
    return false;
  Value step = op("aten::mul.int",
                  {graph.constantInt(std::abs(*by)), *by > 0 ? second : first});
  if (step)
    geometry.offset = op("aten::add.int", {geometry.offset, step});
  return step && geometry.offset;
}

bool ViewStrides::takeDiagonal() {
  std::optional<int64_t> first = dimOf(args["dim1"], rank),
                         second = dimOf(args["dim2"], rank);
  if (!first || !second)
    return false;
  Value stride = op("aten::add.int", {strides[*first], strides[*second]});
  if (!stride)
    return false;
  if (!moveToDiagonal(getConstantInt(args["offset"]), strides[*first],
                      strides[*second]))
    geometry.offset = {};
  strides.erase(strides.begin() + std::max(*first, *second));
  strides.erase(strides.begin() + std::min(*first, *second));
  strides.push_back(stride);
  geometry.isInOrder = geometry.isDense = false;
  return true;
}

/// Windows lie `step` elements apart, and what is in one as it did.
bool ViewStrides::takeWindows() {
  std::optional<int64_t> dim = dimOf(args["dimension"], rank);
  if (!dim || !rank)
    return false;
  strides.push_back(strides[*dim]);
  strides[*dim] = op("aten::mul.int", {strides[*dim], args["step"]});
  geometry.isInOrder = geometry.isDense = false;
  return bool(strides[*dim]);
}

/// By strides that are given, of the tensor that owns the memory.
bool ViewStrides::takeStrided() {
  auto given = getElements(args["stride"]);
  if (!given)
    return false;
  strides = *given;
  if (!isNone(args["storage_offset"]))
    geometry.offset = args["storage_offset"];
  geometry.isInOrder = geometry.isDense = geometry.isLoose = false;
  return true;
}

bool ViewStrides::follow() {
  if (auto order = orderOfView(args.name, args.values, rank)) {
    SmallVector<Value> moved;
    for (int64_t dim : *order)
      moved.push_back(strides[dim]);
    strides = moved;
    geometry.isInOrder &= llvm::is_sorted(*order);
    return true;
  }
  const ViewOperator *op = findViewOperator(args.name);
  switch (op ? op->kind : ViewOperator::Other) {
  case ViewOperator::Same:
    return true;
  case ViewOperator::Reshape:
    return reshape();
  case ViewOperator::Unsqueeze:
    return unsqueeze();
  case ViewOperator::Squeeze:
    return squeeze();
  case ViewOperator::Expand:
    return expand();
  case ViewOperator::Range:
    return takeRange();
  case ViewOperator::Diagonal:
    return takeDiagonal();
  case ViewOperator::Windows:
    return takeWindows();
  case ViewOperator::Strided:
    return takeStrided();
  case ViewOperator::Part:
  case ViewOperator::Reorder:
  case ViewOperator::Other:
    return false;
  }
  return false;
}

std::optional<Geometry>
Layouts::geometryOfView(const Layout &layout, bool wantsOffset, Location loc) {
  const Layout *parent = layout.from.front();
  auto geometry = geometryOf(parent, wantsOffset, loc);
  if (!geometry)
    return std::nullopt;
  auto slice = sliceOfElement(graph, layout.step, parent->value, loc);
  ViewStrides strides(graph, slice ? *slice : layout.step, parent->value,
                      layout.value,
                      hasElements(layout.value, oracle.getSymbols()), *geometry,
                      wantsOffset, loc);
  return strides.follow() ? geometry : std::nullopt;
}

//===----------------------------------------------------------------------===//
// Any tensor
//===----------------------------------------------------------------------===//

/// Whether the result of an operator lies in order, however its operand does.
static bool makesContiguous(const ViewStep &step) {
  NamedOperands operands{step.name, step.operands};
  return StringRef(step.name).starts_with("aten::contiguous") &&
         getConstantInt(operands["memory_format"]) == 0;
}

std::optional<Geometry> Layouts::geometryOf(const Layout *layout,
                                            bool wantsOffset, Location loc) {
  if (!layout)
    return std::nullopt;
  switch (layout->kind) {
  case Layout::Unknown:
    return std::nullopt;
  case Layout::View:
    return geometryOfView(*layout, wantsOffset, loc);
  case Layout::Result:
    if (auto geometry = geometryOfResult(*layout, loc))
      return geometry;
    // It may be its operand, and lies in order then too.
    return makesContiguous(layout->step)
               ? inOrder(*layout, /*isStandard=*/false,
                         layout->mayBeView ? Value() : graph.constantInt(0),
                         loc)
               : std::nullopt;
  case Layout::OneOf: {
    bool areStandard = true, areFirst = true;
    for (const Layout *one : layout->from) {
      auto geometry = geometryOf(one, wantsOffset, loc);
      if (!geometry || !geometry->isInOrder)
        return std::nullopt;
      areStandard &= geometry->isStandard();
      areFirst &= !wantsOffset || getConstantInt(geometry->offset) == 0;
    }
    return inOrder(*layout, areStandard,
                   areFirst ? graph.constantInt(0) : Value(), loc);
  }
  case Layout::Standard:
    return inOrder(*layout, /*isStandard=*/true, graph.constantInt(0), loc);
  }
  return std::nullopt;
}

std::optional<Geometry> Layouts::inOrder(const Layout &layout, bool isStandard,
                                         Value offset, Location loc) {
  auto type = cast<TorchTensorType>(layout.value.getType());
  auto strides =
      stridesOf(graph, layout.value,
                llvm::to_vector(llvm::seq<int64_t>(type.getRank())), loc);
  if (!strides)
    return std::nullopt;
  return Geometry{*strides, offset, /*isInOrder=*/true, /*isDense=*/true,
                  /*isLoose=*/!isStandard};
}

/// Whether the strides of a result say nothing of those of the operands: other
/// operators keep those of dims of one element.
static bool isProduct(StringRef name) {
  static const llvm::StringSet<> products = {
      "aten::matmul", "aten::mm",    "aten::bmm",    "aten::mv",
      "aten::linear", "aten::addmm", "aten::baddbmm"};
  return products.contains(name.split('.').first);
}

std::optional<Geometry> Layouts::geometryOfResult(const Layout &layout,
                                                  Location loc) {
  // What may be a view, and is one of this.
  const ViewOperator *op = findViewOperator(layout.step.name);
  if (layout.mayBeView && op && op->kind == ViewOperator::Reshape)
    if (auto from = geometryOf(layout.from.front(), /*wantsOffset=*/true, loc);
        from && !from->isStandard()) {
      const Value &parent = layout.from.front()->value;
      Value decides = isView(
          parent, *from, cast<TorchTensorType>(layout.value.getType()), loc);
      ViewStrides strides(graph, layout.step, parent, layout.value,
                          hasElements(layout.value, oracle.getSymbols()), *from,
                          /*wantsOffset=*/true, loc);
      if (decides && predicates.known(decides) == true && strides.follow())
        return from;
    }
  SmallVector<SmallVector<Attribute>> given;
  bool isLoose = layout.mayBeView;
  for (const Layout *operand : layout.from) {
    auto geometry = geometryOf(operand, /*wantsOffset=*/false, loc);
    if (!geometry)
      return std::nullopt;
    isLoose |= geometry->isLoose && !isProduct(layout.step.name);
    SmallVector<Attribute> strides;
    for (Value stride : geometry->strides) {
      if (geometry->isStandard())
        break;
      strides.push_back(cast<TorchIntType>(stride.getType()).getKnown());
      if (std::optional<int64_t> known = getConstantInt(stride))
        strides.back() = b.getI64IntegerAttr(*known);
      if (!strides.back())
        return std::nullopt;
    }
    given.push_back(strides);
  }
  auto order = oracle.findOrder(layout.step.name, layout.step.operands, given,
                                layout.result, layout.step.element);
  if (!order)
    return std::nullopt;
  auto strides = stridesOf(graph, layout.value, order->dims, loc);
  if (!strides)
    return std::nullopt;
  return Geometry{*strides, layout.mayBeView ? Value() : graph.constantInt(0),
                  llvm::is_sorted(order->dims),
                  /*isDense=*/true, !order->isStandard || isLoose};
}

//===----------------------------------------------------------------------===//
// Questions
//===----------------------------------------------------------------------===//

Value Layouts::followsOrder(Value tensor, const Geometry &geometry,
                            ArrayRef<int64_t> order, Location loc) {
  Value all = graph.constantBool(true), expected = graph.constantInt(1);
  for (int64_t dim : llvm::reverse(order)) {
    Value size = graph.sizeOf(tensor, dim, loc);
    if (!size || !expected)
      return {};
    if (getConstantInt(size) == 1)
      continue;
    Value fits = graph.areEqual(geometry.strides[dim], expected, loc);
    if (!getConstantInt(size))
      fits = graph.oneHolds(graph.areEqual(size, graph.constantInt(1), loc),
                            fits, loc);
    all = graph.bothHold(all, fits, loc);
    Value least = size;
    if (!getConstantInt(size))
      least =
          graph.emitValue("prim::max.int", {size, graph.constantInt(1)}, loc);
    expected = getConstantInt(expected) == 1
                   ? least
                   : graph.emitValue("aten::mul.int", {expected, least}, loc);
  }
  return all;
}

/// Whether elements in rows of `to` may lie as they do in `from`: where two
/// neighbouring dims do not lie one after the other, `to` has to end a dim too.
/// (ATen/TensorUtils.cpp, computeStride.)
Value Layouts::isView(Value from, const Geometry &geometry, TorchTensorType to,
                      Location loc) {
  const Symbols &symbols = oracle.getSymbols();
  auto type = cast<TorchTensorType>(from.getType());
  Value all = graph.constantBool(true), one = graph.constantInt(1);
  SmallVector<Value> sizes;
  for (int64_t dim = 0; dim < type.getRank(); ++dim)
    sizes.push_back(graph.sizeOf(from, dim, loc));
  // How many elements there are in the dims up to here: of both.
  SmallVector<SizeExpr> ends = {SizeExpr(1)};
  for (Attribute size : to.getDims())
    ends.push_back(ends.back() * symbols.getExpr(size));
  SizeExpr outer = 1;
  for (int64_t dim = 0; dim + 1 < type.getRank(); ++dim) {
    outer = outer * symbols.getExpr(type.getDims()[dim]);
    if (!outer)
      return {};
    Value isEnd = graph.constantBool(false);
    for (const SizeExpr &end : ends) {
      if (!end)
        return {};
      if ((end - outer).number() == 0)
        isEnd = graph.constantBool(true);
      Value x = predicates.known(isEnd) == true ? Value()
                                                : graph.computeSize(end, loc),
            y = x ? graph.computeSize(outer, loc) : Value();
      if (predicates.known(isEnd) == true)
        break;
      if (!y)
        return {};
      isEnd = graph.oneHolds(isEnd, graph.areEqual(x, y, loc), loc);
    }
    // It lies after the next dim that has more than one element.
    Value follows = graph.areEqual(sizes[dim], one, loc),
          areOne = graph.constantBool(true);
    for (int64_t next = dim + 1; next < type.getRank(); ++next) {
      Value isOne = graph.areEqual(sizes[next], one, loc);
      Value step = graph.emitValue("aten::mul.int",
                                   {sizes[next], geometry.strides[next]}, loc);
      if (!isOne || !step)
        return {};
      Value isNext = graph.bothHold(
          areOne, graph.areEqual(geometry.strides[dim], step, loc), loc);
      if (predicates.known(isOne) != false)
        isNext = graph.bothHold(isNext, graph.invert(isOne, loc), loc);
      follows = graph.oneHolds(follows, isNext, loc);
      areOne = graph.bothHold(areOne, isOne, loc);
    }
    all = graph.bothHold(all, graph.oneHolds(isEnd, follows, loc), loc);
  }
  return all;
}

} // namespace torchonnx
