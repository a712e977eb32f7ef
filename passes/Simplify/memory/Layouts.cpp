//===- Layouts.cpp - How tensors lie in memory ----------------------------===//
//
// Inputs and constants lie as new tensors do. A view has strides by those of
// its parent, and an operator is asked how it lays its result out. The answers
// are numbers and predicates of sizes: a transposed matrix of one row is
// contiguous.
//
//===----------------------------------------------------------------------===//

#include "dialects/Torch/TorchDialect.h"
#include "passes/Simplify/memory/Memory.h"
#include "passes/Simplify/memory/ViewOperators.h"

using namespace mlir;

namespace torchonnx {

//===----------------------------------------------------------------------===//
// What is noted of every tensor
//===----------------------------------------------------------------------===//

Layout *Memory::layoutOfResult(StringRef name, ArrayRef<Value> operands,
                               ArrayRef<AbstractValue> args, Value value,
                               unsigned result,
                               std::optional<unsigned> element) {
  Layout *layout = heap.newLayout(Layout::Result, value);
  layout->step.name = name.str();
  layout->step.operands.assign(operands.begin(), operands.end());
  layout->step.element = element;
  layout->result = result;
  auto note = [&](auto &&note, AbstractValue arg) -> void {
    if (TensorObj *tensor = arg.tensor())
      layout->from.push_back(tensor->layout);
    if (ListObj *list = arg.list())
      for (AbstractValue element : list->elements)
        note(note, element);
    // Rows are no tensors of the program.
    if (arg.list() && arg.list()->isRows)
      layout->kind = Layout::Unknown;
  };
  for (AbstractValue arg : args)
    note(note, arg);
  return layout;
}

const Layout *Memory::layoutOfOneOf(TensorObj *x, TensorObj *y, Value value) {
  Layout *layout = heap.newLayout(Layout::OneOf, value);
  layout->from = {x->layout, y->layout};
  return layout;
}

//===----------------------------------------------------------------------===//
// Strides
//===----------------------------------------------------------------------===//

/// Which dim of a tensor of `rank` dims each dim of a view is, if that is all
/// that the view changes. The operands are all but the first.
static DimOrder orderOfView(StringRef name, ArrayRef<Value> operands,
                            int64_t rank) {
  const ViewOperator *op = findViewOperator(name);
  return op && op->order ? op->order({name, operands}, rank) : std::nullopt;
}

bool preservesContiguity(StringRef name, ArrayRef<Value> operands,
                         Value result) {
  const ViewOperator *op = findViewOperator(name);
  auto from = dyn_cast<TorchTensorType>(operands[0].getType()),
       to = dyn_cast<TorchTensorType>(result.getType());
  switch (op ? op->contiguity : ViewOperator::Never) {
  case ViewOperator::Always:
    return true;
  case ViewOperator::IfWhole:
    return from && to && from == to;
  case ViewOperator::OfFirst: {
    ViewOperands given{name, operands.drop_front()};
    bool stepOne = name.split('.').first != "aten::slice" ||
                   getConstantInt(given["step"]) == 1;
    return stepOne && given.has("dim") && getConstantInt(given["dim"]) == 0;
  }
  case ViewOperator::Never:
    return to && to.getRanked() && to.getRank() < 1;
  }
  return false;
}

bool isTransposed(StringRef name, ArrayRef<Value> operands,
                  TorchTensorType type) {
  auto order = orderOfView(name, operands.drop_front(), type.getRank());
  if (!order)
    return false;
  int64_t last = -1;
  for (int64_t dim : *order) {
    if (type.getSize(dim).value_or(1) < 2)
      continue;
    if (dim < last)
      return true;
    last = dim;
  }
  return false;
}

/// Strides of a tensor without gaps whose dims lie in this order.
std::optional<SmallVector<Value>>
Memory::stridesOf(Value tensor, ArrayRef<int64_t> order, Location loc) {
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
Value Memory::placeIn(Value place, Value size, bool clamps, Location loc) {
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

std::optional<Geometry> Memory::geometryOf(const Layout *layout,
                                           bool wantsOffset, Location loc) {
  if (!layout)
    return std::nullopt;
  auto type = cast<TorchTensorType>(layout->value.getType());
  switch (layout->kind) {
  case Layout::Unknown:
    return std::nullopt;
  case Layout::View:
    return geometryOfView(*layout, wantsOffset, loc);
  case Layout::Result:
    return geometryOfResult(*layout, loc);
  case Layout::OneOf:
    for (const Layout *one : layout->from) {
      auto geometry = geometryOf(one, wantsOffset, loc);
      bool isNew = geometry && geometry->isStandard && !geometry->isLoose &&
                   (!wantsOffset || getConstantInt(geometry->offset) == 0);
      if (!isNew)
        return std::nullopt;
    }
    break;
  case Layout::Standard:
    break;
  }
  auto strides = stridesOf(
      layout->value, llvm::to_vector(llvm::seq<int64_t>(type.getRank())), loc);
  if (!strides)
    return std::nullopt;
  return Geometry{*strides, graph.constantInt(0), true, true, false};
}

std::optional<Geometry> Memory::geometryOfView(const Layout &layout,
                                               bool wantsOffset, Location loc) {
  const Layout *parent = layout.from.front();
  auto geometry = geometryOf(parent, wantsOffset, loc);
  if (!geometry)
    return std::nullopt;
  auto type = cast<TorchTensorType>(layout.value.getType()),
       parentType = cast<TorchTensorType>(parent->value.getType());
  ViewStep step = layout.step;
  if (std::optional<ViewStep> slice = sliceOfElement(step, parent->value, loc))
    step = *slice;
  StringRef name = step.name;
  const ViewOperator *op = findViewOperator(name);
  auto is = [&](ViewOperator::Kind kind) { return op && op->kind == kind; };
  ViewOperands args{name, step.operands};
  int64_t rank = parentType.getRank();
  SmallVector<Value> &strides = geometry->strides;
  auto dimOf = [&](Value value, int64_t rank) -> std::optional<int64_t> {
    std::optional<int64_t> dim = getConstantInt(value);
    return dim && *dim < 0 ? *dim + rank : dim;
  };
  if (is(ViewOperator::Same))
    return geometry;
  if (is(ViewOperator::Reshape)) {
    if (type.getDims() == parentType.getDims())
      return geometry;
    if (!geometry->isStandard || geometry->isLoose)
      return std::nullopt;
    auto order = llvm::to_vector(llvm::seq<int64_t>(type.getRank()));
    auto laidOut = stridesOf(layout.value, order, loc);
    if (!laidOut)
      return std::nullopt;
    strides = *laidOut;
    return geometry;
  }
  if (auto order = orderOfView(name, step.operands, rank)) {
    SmallVector<Value> moved;
    for (int64_t dim : *order)
      moved.push_back(strides[dim]);
    strides = moved;
    geometry->isStandard &= llvm::is_sorted(*order);
    return geometry;
  }
  if (is(ViewOperator::Unsqueeze)) {
    std::optional<int64_t> dim = dimOf(args["dim"], rank + 1);
    if (!dim)
      return std::nullopt;
    Value stride = graph.constantInt(1);
    if (*dim < rank)
      stride = graph.emitValue(
          "aten::mul.int",
          {graph.sizeOf(parent->value, *dim, loc), strides[*dim]}, loc);
    if (!stride)
      return std::nullopt;
    strides.insert(strides.begin() + *dim, stride);
    return geometry;
  }
  if (is(ViewOperator::Squeeze)) {
    SmallVector<Value> kept;
    SmallVector<int64_t> dims;
    bool isGiven = args.has("dim");
    if (isGiven) {
      auto given = getConstantInts(args["dim"]);
      if (std::optional<int64_t> one = getConstantInt(args["dim"]))
        given = {*one};
      if (!given)
        return std::nullopt;
      for (int64_t dim : *given)
        dims.push_back(dim < 0 ? dim + rank : dim);
    }
    for (int64_t i = 0; i < rank; ++i)
      if (parentType.getSize(i) != 1 ||
          (isGiven && !llvm::is_contained(dims, i)))
        kept.push_back(strides[i]);
    if (int64_t(kept.size()) != type.getRank())
      return std::nullopt;
    strides = kept;
    return geometry;
  }
  if (is(ViewOperator::Expand)) {
    int64_t added = type.getRank() - rank;
    SmallVector<Value> expanded(added, graph.constantInt(0));
    bool isSame = added == 0;
    // What a dim of one element would have is another stride.
    for (int64_t i = 0; i < added; ++i)
      geometry->isLoose |= type.getSize(i).value_or(1) == 1;
    for (int64_t i = 0; i < rank; ++i) {
      Attribute to = type.getDims()[added + i], from = parentType.getDims()[i];
      if (to != from && parentType.getSize(i) != 1)
        return std::nullopt;
      isSame &= to == from;
      geometry->isLoose |= to != from && isa<StringAttr>(to);
      expanded.push_back(to == from ? strides[i] : graph.constantInt(0));
    }
    strides = expanded;
    geometry->isStandard &= isSame;
    geometry->isDense &= isSame;
    return geometry;
  }
  // What is left takes a part of the parent.
  auto moveBy = [&](Value places, Value stride) {
    if (!wantsOffset || !places || !stride || !geometry->offset) {
      geometry->offset = {};
      return;
    }
    Value by = graph.emitValue("aten::mul.int", {places, stride}, loc);
    geometry->offset =
        graph.emitValue("aten::add.int", {geometry->offset, by}, loc);
  };
  if (name == "aten::select.int" || name == "aten::slice.Tensor" ||
      name == "aten::narrow") {
    std::optional<int64_t> dim = dimOf(args["dim"], rank);
    if (!dim)
      return std::nullopt;
    Value stride = strides[*dim];
    bool isSlice = name == "aten::slice.Tensor";
    if (wantsOffset)
      moveBy(placeIn(args[name == "aten::select.int" ? "index" : "start"],
                     graph.sizeOf(parent->value, *dim, loc), isSlice, loc),
             stride);
    bool stepsByOne = !isSlice || getConstantInt(args["step"]) == 1;
    bool isWhole = isSlice && type == parentType && stepsByOne;
    if (name == "aten::select.int") {
      strides.erase(strides.begin() + *dim);
    } else if (!stepsByOne) {
      geometry->isDense = false;
      strides[*dim] =
          graph.emitValue("aten::mul.int", {stride, args["step"]}, loc);
      if (!strides[*dim])
        return std::nullopt;
    }
    bool isOuter = geometry->isStandard && *dim == 0 && stepsByOne;
    geometry->isStandard &= isOuter || isWhole;
    geometry->isDense &= isOuter || isWhole;
    return geometry;
  }
  if (name == "aten::diagonal") {
    std::optional<int64_t> first = dimOf(args["dim1"], rank),
                           second = dimOf(args["dim2"], rank);
    if (!first || !second)
      return std::nullopt;
    Value stride = graph.emitValue("aten::add.int",
                                   {strides[*first], strides[*second]}, loc);
    if (!stride)
      return std::nullopt;
    if (getConstantInt(args["offset"]) != 0)
      geometry->offset = {};
    strides.erase(strides.begin() + std::max(*first, *second));
    strides.erase(strides.begin() + std::min(*first, *second));
    strides.push_back(stride);
    geometry->isStandard = geometry->isDense = false;
    return geometry;
  }
  return std::nullopt;
}

std::optional<Geometry> Memory::geometryOfResult(const Layout &layout,
                                                 Location loc) {
  SmallVector<SmallVector<Attribute>> given;
  for (const Layout *operand : layout.from) {
    auto geometry = geometryOf(operand, /*wantsOffset=*/false, loc);
    if (!geometry)
      return std::nullopt;
    SmallVector<Attribute> strides;
    for (Value stride : geometry->strides) {
      if (geometry->isStandard && !geometry->isLoose)
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
  auto strides = stridesOf(layout.value, order->dims, loc);
  if (!strides)
    return std::nullopt;
  return Geometry{*strides, layout.mayBeView ? Value() : graph.constantInt(0),
                  order->isStandard, true,
                  !order->isStandard || layout.mayBeView};
}

//===----------------------------------------------------------------------===//
// Questions
//===----------------------------------------------------------------------===//

Value Memory::followsOrder(Value tensor, const Geometry &geometry,
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

} // namespace torchonnx
