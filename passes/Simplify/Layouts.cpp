//===- Layouts.cpp - What the program asks of how tensors lie in memory ---===//
//
// Inputs and constants lie as new tensors do. A view has strides by those of
// its parent, and an operator is asked how it lays its result out. The answers
// are numbers and predicates of sizes: a transposed matrix of one row is
// contiguous.
//
//===----------------------------------------------------------------------===//

#include "passes/Simplify/Evaluator.h"
#include "llvm/ADT/StringSwitch.h"

using namespace mlir;

namespace torchonnx {

//===----------------------------------------------------------------------===//
// What is noted of every tensor
//===----------------------------------------------------------------------===//

Layout *Evaluator::layoutOfResult(StringRef name, ArrayRef<Value> operands,
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

const Layout *Evaluator::layoutOfOneOf(TensorObj *x, TensorObj *y,
                                       Value value) {
  Layout *layout = heap.newLayout(Layout::OneOf, value);
  layout->from = {x->layout, y->layout};
  return layout;
}

//===----------------------------------------------------------------------===//
// Strides
//===----------------------------------------------------------------------===//

std::optional<SmallVector<int64_t>>
orderOfView(StringRef name, ArrayRef<Value> operands, int64_t rank) {
  StringRef base = name.split('.').first;
  auto wrap = [&](int64_t dim) { return dim < 0 ? dim + rank : dim; };
  auto order = llvm::to_vector(llvm::seq<int64_t>(rank));
  auto dimsOf = [&](Value dims) -> std::optional<SmallVector<int64_t>> {
    auto known = getConstantInts(dims);
    if (std::optional<int64_t> one = getConstantInt(dims))
      known = {*one};
    if (!known)
      return std::nullopt;
    SmallVector<int64_t> wrapped(known->begin(), known->end());
    for (int64_t &dim : wrapped) {
      dim = wrap(dim);
      if (dim < 0 || dim >= rank)
        return std::nullopt;
    }
    return wrapped;
  };
  if (base == "aten::permute")
    return dimsOf(operands[0]);
  if (base == "aten::transpose" || base == "aten::swapaxes" ||
      base == "aten::swapdims") {
    std::optional<int64_t> i = getConstantInt(operands[0]),
                           j = getConstantInt(operands[1]);
    if (!i || !j)
      return std::nullopt;
    if (rank)
      std::swap(order[wrap(*i)], order[wrap(*j)]);
    return order;
  }
  if (base == "aten::t" || base == "aten::mT" || base == "aten::mH" ||
      base == "aten::matrix_H" || base == "aten::adjoint") {
    if (rank > 1)
      std::swap(order[rank - 2], order[rank - 1]);
    return order;
  }
  if (base == "aten::numpy_T") {
    std::reverse(order.begin(), order.end());
    return order;
  }
  if (base == "aten::movedim" || base == "aten::moveaxis") {
    auto from = dimsOf(operands[0]), to = dimsOf(operands[1]);
    if (!from || !to || from->size() != to->size())
      return std::nullopt;
    SmallVector<int64_t> moved(rank, -1);
    for (auto [i, j] : llvm::zip(*from, *to))
      moved[j] = i;
    llvm::erase_if(order,
                   [&](int64_t dim) { return llvm::is_contained(*from, dim); });
    for (int64_t &dim : moved)
      if (dim < 0) {
        dim = order.front();
        order.erase(order.begin());
      }
    return moved;
  }
  return std::nullopt;
}

/// Strides of a tensor without gaps whose dims lie in this order.
std::optional<SmallVector<Value>>
Evaluator::stridesOf(Value tensor, ArrayRef<int64_t> order, Location loc) {
  SmallVector<Value> strides(order.size());
  Value stride = constantInt(1);
  for (int64_t dim : llvm::reverse(order)) {
    strides[dim] = stride;
    Value size = sizeOf(tensor, dim, loc);
    if (dim == order.front())
      break;
    // An empty dim counts as one element.
    if (!getConstantInt(size) || getConstantInt(size) == 0)
      size = emitValue("prim::max.int", {size, constantInt(1)}, loc);
    stride = getConstantInt(stride) == 1
                 ? size
                 : emitValue("aten::mul.int", {stride, size}, loc);
    if (!stride)
      return std::nullopt;
  }
  return strides;
}

/// Where in a dim of `size` elements a place is that may count from the end.
Value Evaluator::placeIn(Value place, Value size, bool clamps, Location loc) {
  std::optional<int64_t> known = getConstantInt(place);
  if (isNone(place) || known == 0)
    return constantInt(0);
  // Of what the run decides, whether it is negative is not known here.
  if (!known)
    return {};
  if (*known < 0)
    place = emitValue("aten::add.int", {size, place}, loc);
  if (!clamps)
    return place;
  return *known < 0 ? emitValue("prim::max.int", {place, constantInt(0)}, loc)
                    : emitValue("prim::min.int", {place, size}, loc);
}

std::optional<Geometry> Evaluator::geometryOf(const Layout *layout,
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
  return Geometry{*strides, constantInt(0), true, true, false};
}

std::optional<Geometry> Evaluator::geometryOfView(const Layout &layout,
                                                  bool wantsOffset,
                                                  Location loc) {
  static const llvm::StringSet<> same = {
      "aten::detach", "aten::alias", "aten::lift_fresh",   "aten::positive",
      "aten::data",   "prim::data",  "aten::resolve_conj", "aten::resolve_neg"};
  static const llvm::StringSet<> reshapes = {
      "aten::view",      "aten::reshape",      "aten::flatten",
      "aten::unflatten", "aten::view_as",      "aten::reshape_as",
      "aten::ravel",     "aten::_unsafe_view", "aten::_reshape_alias"};
  const Layout *parent = layout.from.front();
  auto geometry = geometryOf(parent, wantsOffset, loc);
  if (!geometry)
    return std::nullopt;
  auto type = cast<TorchTensorType>(layout.value.getType()),
       parentType = cast<TorchTensorType>(parent->value.getType());
  ViewStep step = layout.step;
  if (std::optional<ViewStep> slice = sliceOfElement(step, parent->value, loc))
    step = *slice;
  StringRef name = step.name, base = name.split('.').first;
  ArrayRef<Value> args = step.operands;
  int64_t rank = parentType.getRank();
  SmallVector<Value> &strides = geometry->strides;
  auto dimOf = [&](Value value, int64_t rank) -> std::optional<int64_t> {
    std::optional<int64_t> dim = getConstantInt(value);
    return dim && *dim < 0 ? *dim + rank : dim;
  };
  if (same.contains(base) ||
      (base == "aten::reshape" && type.getDims() == parentType.getDims()))
    return geometry;
  if (reshapes.contains(base)) {
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
  if (auto order = orderOfView(name, args, rank)) {
    SmallVector<Value> moved;
    for (int64_t dim : *order)
      moved.push_back(strides[dim]);
    strides = moved;
    geometry->isStandard &= llvm::is_sorted(*order);
    return geometry;
  }
  if (base == "aten::unsqueeze") {
    std::optional<int64_t> dim = dimOf(args[0], rank + 1);
    if (!dim)
      return std::nullopt;
    Value stride = constantInt(1);
    if (*dim < rank)
      stride =
          emitValue("aten::mul.int",
                    {sizeOf(parent->value, *dim, loc), strides[*dim]}, loc);
    if (!stride)
      return std::nullopt;
    strides.insert(strides.begin() + *dim, stride);
    return geometry;
  }
  if (base == "aten::squeeze") {
    SmallVector<Value> kept;
    SmallVector<int64_t> dims;
    if (!args.empty()) {
      auto given = getConstantInts(args[0]);
      if (std::optional<int64_t> one = getConstantInt(args[0]))
        given = {*one};
      if (!given)
        return std::nullopt;
      for (int64_t dim : *given)
        dims.push_back(dim < 0 ? dim + rank : dim);
    }
    for (int64_t i = 0; i < rank; ++i)
      if (parentType.getSize(i) != 1 ||
          (!args.empty() && !llvm::is_contained(dims, i)))
        kept.push_back(strides[i]);
    if (int64_t(kept.size()) != type.getRank())
      return std::nullopt;
    strides = kept;
    return geometry;
  }
  if (base == "aten::expand" || base == "aten::expand_as" ||
      base == "aten::broadcast_to") {
    int64_t added = type.getRank() - rank;
    SmallVector<Value> expanded(added, constantInt(0));
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
      expanded.push_back(to == from ? strides[i] : constantInt(0));
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
    Value by = emitValue("aten::mul.int", {places, stride}, loc);
    geometry->offset = emitValue("aten::add.int", {geometry->offset, by}, loc);
  };
  if (name == "aten::select.int" || name == "aten::slice.Tensor" ||
      name == "aten::narrow") {
    std::optional<int64_t> dim = dimOf(args[0], rank);
    if (!dim)
      return std::nullopt;
    Value stride = strides[*dim];
    bool isSlice = name == "aten::slice.Tensor";
    if (wantsOffset)
      moveBy(placeIn(args[1], sizeOf(parent->value, *dim, loc), isSlice, loc),
             stride);
    bool isWhole =
        isSlice && type == parentType && getConstantInt(args[3]) == 1;
    if (name == "aten::select.int") {
      strides.erase(strides.begin() + *dim);
    } else if (isSlice && getConstantInt(args[3]) != 1) {
      geometry->isDense = false;
      strides[*dim] = emitValue("aten::mul.int", {stride, args[3]}, loc);
      if (!strides[*dim])
        return std::nullopt;
    }
    bool isOuter = geometry->isStandard && *dim == 0 &&
                   (!isSlice || getConstantInt(args[3]) == 1);
    geometry->isStandard &= isOuter || isWhole;
    geometry->isDense &= isOuter || isWhole;
    return geometry;
  }
  if (name == "aten::diagonal") {
    std::optional<int64_t> first = dimOf(args[1], rank),
                           second = dimOf(args[2], rank);
    if (!first || !second)
      return std::nullopt;
    Value stride =
        emitValue("aten::add.int", {strides[*first], strides[*second]}, loc);
    if (!stride)
      return std::nullopt;
    if (getConstantInt(args[0]) != 0)
      geometry->offset = {};
    strides.erase(strides.begin() + std::max(*first, *second));
    strides.erase(strides.begin() + std::min(*first, *second));
    strides.push_back(stride);
    geometry->isStandard = geometry->isDense = false;
    return geometry;
  }
  return std::nullopt;
}

std::optional<Geometry> Evaluator::geometryOfResult(const Layout &layout,
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
  return Geometry{*strides, layout.mayBeView ? Value() : constantInt(0),
                  order->isStandard, true,
                  !order->isStandard || layout.mayBeView};
}

//===----------------------------------------------------------------------===//
// Questions
//===----------------------------------------------------------------------===//

/// Whether the elements of `tensor` lie one after the other in this order of
/// its dims. Where those of one element lie does not matter.
Value Evaluator::followsOrder(Value tensor, const Geometry &geometry,
                              ArrayRef<int64_t> order, Location loc) {
  Value all = constantBool(true), expected = constantInt(1);
  auto both = [&](StringRef name, Value x, Value y, bool neutral) {
    if (x && predicates.known(x) == neutral)
      return y;
    if (y && predicates.known(y) == neutral)
      return x;
    return emitValue(name, {x, y}, loc);
  };
  auto isEqual = [&](Value x, Value y) {
    Attribute known = x ? cast<TorchIntType>(x.getType()).getKnown() : nullptr;
    bool isSame =
        x == y ||
        (known && known == cast<TorchIntType>(y.getType()).getKnown());
    return isSame ? constantBool(true) : emitValue("aten::eq.int", {x, y}, loc);
  };
  for (int64_t dim : llvm::reverse(order)) {
    Value size = sizeOf(tensor, dim, loc);
    if (!size || !expected)
      return {};
    if (getConstantInt(size) == 1)
      continue;
    Value fits = isEqual(geometry.strides[dim], expected);
    if (!getConstantInt(size))
      fits =
          both("aten::__or__.bool", isEqual(size, constantInt(1)), fits, false);
    all = both("aten::__and__.bool", all, fits, true);
    Value least = size;
    if (!getConstantInt(size))
      least = emitValue("prim::max.int", {size, constantInt(1)}, loc);
    expected = getConstantInt(expected) == 1
                   ? least
                   : emitValue("aten::mul.int", {expected, least}, loc);
  }
  return all;
}

/// `is_contiguous`, `stride`, `storage_offset` and their like.
Evaluator::Outcome Evaluator::askLayout(Call &call) {
  auto unknown = [&](StringRef what) {
    return fail(call.loc,
                call.name + " asks how a tensor lies in memory: " + what);
  };
  TensorObj *tensor = call.args[0].tensor();
  StringRef base = call.name.split('.').first;
  base.consume_front("aten::");
  base.consume_front("sym_");
  if (!tensor)
    return unknown("of this value it is not known");
  bool wantsOffset = base == "storage_offset";
  Value value = tensor->layout ? tensor->layout->value : tensor->current;
  auto type = cast<TorchTensorType>(value.getType());
  auto geometry = geometryOf(tensor->layout, wantsOffset, call.loc);
  if (!geometry)
    return findings.failedAt ? Outcome::Failed
                             : unknown("that is not known of this one");
  if (wantsOffset)
    return geometry->offset ? done(call, geometry->offset)
                            : unknown("where this one begins is not known");
  if (base == "stride") {
    // Loose strides are known where no dim has one element.
    for (Attribute dim : type.getDims())
      if (geometry->isLoose &&
          (isa<StringAttr>(dim) || cast<IntegerAttr>(dim).getInt() < 2))
        return unknown("the strides of dims of one element are not known");
    if (call.args.size() == 1) {
      std::vector<AbstractValue> strides(geometry->strides.begin(),
                                         geometry->strides.end());
      return done(call, heap.newList(strides, TorchIntType::get(context)));
    }
    std::optional<int64_t> dim = knownInt(call.args[1]);
    int64_t rank = type.getRank();
    if (!dim || *dim < -rank || *dim >= rank)
      return fail(call.loc, call.name + " of a dim that is not known");
    return done(call, geometry->strides[*dim < 0 ? *dim + rank : *dim]);
  }
  auto order = llvm::to_vector(llvm::seq<int64_t>(type.getRank()));
  if (base == "is_non_overlapping_and_dense") {
    if (geometry->isDense)
      return done(call, constantBool(true));
    if (type.getRank() > 1)
      return unknown("whether this one has gaps is not known");
  } else if (call.args.size() > 1) {
    std::optional<int64_t> format = knownInt(call.args[1]);
    if (format == 2 || format == 3) {
      // channels_last: the channels are the innermost dim.
      if (type.getRank() != *format + 2)
        return done(call, constantBool(false));
      order.erase(order.begin() + 1);
      order.push_back(1);
      Value answer = followsOrder(value, *geometry, order, call.loc);
      return answer ? done(call, answer) : Outcome::Failed;
    }
    if (format != 0)
      return unknown("the memory format is not known");
  }
  if (geometry->isStandard)
    return done(call, constantBool(true));
  Value answer = followsOrder(value, *geometry, order, call.loc);
  // A tensor without elements is contiguous.
  for (auto [i, dim] : llvm::enumerate(type.getDims())) {
    if (!answer || predicates.known(answer) == true)
      break;
    if (auto size = dyn_cast<IntegerAttr>(dim); size && size.getInt() != 0)
      continue;
    Value isEmpty = emitValue(
        "aten::eq.int", {sizeOf(value, i, call.loc), constantInt(0)}, call.loc);
    answer = isEmpty && predicates.known(isEmpty) == true ? constantBool(true)
             : predicates.known(answer) == false
                 ? isEmpty
                 : emitValue("aten::__or__.bool", {answer, isEmpty}, call.loc);
  }
  return answer ? done(call, answer) : Outcome::Failed;
}

/// Questions about the memory of tensors that have no memory here.
Evaluator::Outcome Evaluator::refuseQuery(Call &call) {
  return fail(call.loc, call.name +
                            " asks about the memory of a tensor, which a graph "
                            "does not have");
}

void Evaluator::addLayoutHandlers(llvm::StringMap<Handler> &table) {
  for (StringRef name :
       {"aten::is_contiguous", "aten::sym_is_contiguous", "aten::stride",
        "aten::sym_stride", "aten::storage_offset", "aten::sym_storage_offset",
        "aten::is_non_overlapping_and_dense"})
    table[name] = &Evaluator::askLayout;
  for (StringRef name :
       {"aten::is_set_to", "aten::is_strides_like_format", "aten::_version",
        "aten::_debug_has_internal_overlap", "aten::_has_same_storage_numel",
        "aten::_has_compatible_shallow_copy_type", "aten::data_ptr"})
    table[name] = &Evaluator::refuseQuery;
}

} // namespace torchonnx
