//===- LayoutQueries.cpp - What programs ask of how tensors lie -----------===//

#include "passes/Simplify/lists/Lists.h"
#include "passes/Simplify/operators/Families.h"

using namespace mlir;

namespace torchonnx {

/// `is_contiguous`, `stride`, `storage_offset` and their like.
static Outcome askLayout(Call &call, Context &cx) {
  const std::string asked =
      (call.name + " asks how a tensor lies in memory: ").str();
  auto unknown = [&](StringRef what) {
    return cx.fail(call.loc, asked + what);
  };
  TensorObj *tensor = call.arg("self").tensor();
  StringRef base = call.name.split('.').first;
  base.consume_front("aten::");
  base.consume_front("sym_");
  if (!tensor)
    return unknown("of this value it is not known");
  bool wantsOffset = base == "storage_offset";
  Value value = tensor->layout ? tensor->layout->value : tensor->current;
  auto type = cast<TorchTensorType>(value.getType());
  auto geometry =
      cx.memory.layouts.geometryOf(tensor->layout, wantsOffset, call.loc);
  if (!geometry)
    return cx.failUnlessTold(call.loc, asked + "that is not known of this one");
  if (wantsOffset)
    return geometry->offset ? done(call, geometry->offset)
                            : unknown("where this one begins is not known");
  if (base == "stride") {
    // Loose strides are known where no dim has one element.
    for (Attribute dim : type.getDims())
      if (geometry->isLoose &&
          (isa<StringAttr>(dim) || cast<IntegerAttr>(dim).getInt() < 2))
        return unknown("the strides of dims of one element are not known");
    if (!call.has("dim")) {
      std::vector<AbstractValue> strides(geometry->strides.begin(),
                                         geometry->strides.end());
      return done(call,
                  cx.heap.newList(strides, TorchIntType::get(cx.context)));
    }
    std::optional<int64_t> dim = knownInt(call.arg("dim"));
    int64_t rank = type.getRank();
    if (!dim || *dim < -rank || *dim >= rank)
      return cx.fail(call.loc, call.name + " of a dim that is not known");
    return done(call, geometry->strides[fromFront(*dim, rank)]);
  }
  auto order = llvm::to_vector(llvm::seq<int64_t>(type.getRank()));
  if (base == "is_non_overlapping_and_dense") {
    if (geometry->isDense)
      return done(call, cx.graph.constantBool(true));
    if (type.getRank() > 1)
      return unknown("whether this one has gaps is not known");
  } else if (call.has("memory_format")) {
    std::optional<int64_t> format = knownInt(call.arg("memory_format"));
    if (format == 2 || format == 3) {
      // channels_last: the channels are the innermost dim.
      if (type.getRank() != *format + 2)
        return done(call, cx.graph.constantBool(false));
      order.erase(order.begin() + 1);
      order.push_back(1);
      Value answer =
          cx.memory.layouts.followsOrder(value, *geometry, order, call.loc);
      return done(call, answer);
    }
    if (format != 0)
      return unknown("the memory format is not known");
  }
  if (geometry->isInOrder)
    return done(call, cx.graph.constantBool(true));
  Value answer =
      cx.memory.layouts.followsOrder(value, *geometry, order, call.loc);
  // A tensor without elements is contiguous.
  for (auto [i, dim] : llvm::enumerate(type.getDims())) {
    if (!answer || cx.predicates.known(answer) == true)
      break;
    if (auto size = dyn_cast<IntegerAttr>(dim); size && size.getInt() != 0)
      continue;
    Value isEmpty = cx.graph.areEqual(cx.graph.sizeOf(value, i, call.loc),
                                      cx.graph.constantInt(0), call.loc);
    answer = cx.graph.oneHolds(answer, isEmpty, call.loc);
  }
  return done(call, answer);
}

/// Questions about the memory of tensors that have no memory here.
static Outcome refuseQuery(Call &call, Context &cx) {
  return cx.fail(
      call.loc, call.name + " asks about the memory of a tensor, which a graph "
                            "does not have");
}

/// `as_strided` by the sizes, strides and offset that the tensor has, as what
/// keeps a layout asks for: the tensor itself.
static Outcome strideAsItIs(Call &call, Context &cx) {
  TensorObj *self = call.arg("self").tensor();
  ListObj *sizes = call.arg("size").list(),
          *strides = call.arg("stride").list();
  if (!self || !sizes || !strides)
    return Outcome::Declined;
  Value value = self->layout ? self->layout->value : self->current;
  ArrayRef<Attribute> dims = cast<TorchTensorType>(value.getType()).getDims();
  if (strides->elements.size() != dims.size() ||
      !llvm::equal(sizes->elements, dims, isSize))
    return Outcome::Declined;
  auto geometry = cx.memory.layouts.geometryOf(self->layout,
                                               /*wantsOffset=*/true, call.loc);
  Value offset = call.arg("storage_offset").ssa();
  if (!geometry ||
      !(isNone(offset) ||
        (geometry->offset && getConstantInt(offset) &&
         getConstantInt(offset) == getConstantInt(geometry->offset))))
    return Outcome::Declined;
  for (auto [i, dim] : llvm::enumerate(dims)) {
    auto size = dyn_cast<IntegerAttr>(dim);
    bool isOne = size && size.getInt() == 1;
    auto stride = cast<TorchIntType>(geometry->strides[i].getType());
    if (!isOne && !isSize(strides->elements[i], stride.getKnown()))
      return Outcome::Declined;
  }
  cx.heap.assign(self->isSeveral, true);
  return done(call, self);
}

/// The tensor that owns the memory of `tensor`, where it lies there in the
/// order of its dims; else null. That it may be a part of another's memory
/// makes no difference to who reads from where it begins.
static TensorObj *ownerOf(TensorObj *tensor, bool fromItsBegin, Location loc,
                          Context &cx) {
  TensorObj *owner = tensor->base;
  auto lies =
      cx.memory.layouts.geometryOf(owner->layout, /*wantsOffset=*/true, loc);
  bool isFirst = lies && ((lies->offset && getConstantInt(lies->offset) == 0) ||
                          (fromItsBegin && owner == tensor));
  return isFirst && lies->isInOrder ? owner : nullptr;
}

/// `as_strided` reads the memory that its operand is a view of: its owner is
/// asked, from where the operand begins.
static Outcome readStrided(Call &call, Context &cx) {
  TensorObj *self = call.arg("self").tensor();
  if (!self)
    return Outcome::Declined;
  if (strideAsItIs(call, cx) == Outcome::Done)
    return Outcome::Done;
  AbstractValue offset = call.has("storage_offset")
                             ? call.arg("storage_offset")
                             : AbstractValue(cx.graph.none());
  TensorObj *owner =
      ownerOf(self, /*fromItsBegin=*/isNone(offset.ssa()), call.loc, cx);
  if (!owner)
    return cx.failUnlessTold(
        call.loc, call.name + " reads the memory of a tensor of which it is "
                              "not known how it lies there");
  if (self == owner)
    return Outcome::Declined;
  if (isNone(offset.ssa())) {
    auto lies = cx.memory.layouts.geometryOf(self->layout, /*wantsOffset=*/true,
                                             call.loc);
    if (!lies || !lies->offset)
      return cx.fail(call.loc, call.name + " reads memory: where its operand "
                                           "begins there is not known");
    offset = lies->offset;
  }
  return evaluateAs(call, cx, "aten::as_strided",
                    {owner, call.arg("size"), call.arg("stride"), offset});
}

static Outcome copyStrided(Call &call, Context &cx) {
  Call view = call;
  view.name = "aten::as_strided";
  if (failed(cx.calls.evaluate(view)))
    return Outcome::Failed;
  Value value = cx.memory.read(view.results.front().tensor(), call.loc);
  return value ? done(call, cx.memory.newInput(value)) : Outcome::Failed;
}

/// What is written to is a copy of the memory, of which only what owns it has
/// all.
static Outcome scatterStrided(Call &call, Context &cx) {
  TensorObj *self = call.arg("self").tensor();
  if (!self || ownerOf(self, /*fromItsBegin=*/false, call.loc, cx) == self)
    return Outcome::Declined;
  return cx.fail(call.loc, call.name + ": its operand may be a view of another "
                                       "tensor");
}

void addLayoutFunctions(OperatorTable &table) {
  for (StringRef name : {"aten::as_strided", "aten::_reshape_alias"})
    table.on(name, readStrided);
  table.on("aten::as_strided_copy", copyStrided);
  table.on("aten::as_strided_scatter", scatterStrided);
  for (StringRef name :
       {"aten::is_contiguous", "aten::sym_is_contiguous", "aten::stride",
        "aten::sym_stride", "aten::storage_offset", "aten::sym_storage_offset",
        "aten::is_non_overlapping_and_dense"})
    table.on(name, askLayout);
  for (StringRef name :
       {"aten::is_set_to", "aten::is_strides_like_format", "aten::_version",
        "aten::_debug_has_internal_overlap", "aten::_has_same_storage_numel",
        "aten::_has_compatible_shallow_copy_type", "aten::data_ptr"})
    table.refuse(name, refuseQuery);
}

} // namespace torchonnx
