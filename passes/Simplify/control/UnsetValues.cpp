//===- UnsetValues.cpp - What only one branch sets ------------------------===//

#include "passes/Simplify/control/Merger.h"

using namespace mlir;

namespace torchonnx {

/// A value of `type` that nobody reads. Runtimes trust its sizes: those that
/// cannot be told are of the run, so that nothing follows from them.
Value Merger::standIn(Type type) {
  auto tensor = dyn_cast<TorchTensorType>(type);
  if (!tensor || tensor.getNumElements())
    return cx.graph.zeroOf(type, loc);
  SmallVector<Value> sizes;
  for (Attribute dim : tensor.getDims()) {
    Value size = cx.graph.sizeNamed(dim, loc);
    sizes.push_back(
        size ? size : cx.graph.emitValue("aten::Int.bool", {predicate}, loc));
    if (!sizes.back())
      return {};
  }
  return cx.graph.emitValue(
      "aten::zeros",
      {cx.graph.listOf(sizes, loc),
       cx.graph.constantInt(getScalarType(tensor.getDtype())), cx.graph.none(),
       cx.graph.none(), cx.graph.none()},
      loc);
}

/// `type` as one of a value that stands in for another where that is not made:
/// an expression of sizes that nothing outside tells is none of them there.
Type Merger::withKnownSizes(Type type) {
  auto tensor = dyn_cast<TorchTensorType>(type);
  if (!tensor || tensor.getNumElements())
    return type;
  SmallVector<Attribute> dims;
  for (Attribute dim : tensor.getDims()) {
    bool isTold = isa<IntegerAttr>(dim) ||
                  cx.oracle.getSymbols().isUnbacked(dim) ||
                  cx.graph.sizeNamed(dim, loc);
    dims.push_back(isTold ? dim : joinKnown(dim, {}, /*isSize=*/true));
  }
  return TorchTensorType::get(cx.context, dims, tensor.getDtype());
}

/// `mine`, carried out of the branch that makes it.
Value Merger::carriedOut(Value mine, bool isThen) {
  Value &other = unread[mine];
  if (!other)
    other = standIn(mine.getType());
  if (!other)
    return {};
  Type type = withKnownSizes(mine.getType());
  return isThen ? slot(mine, other, type) : slot(other, mine, type);
}

/// An object in the place of its branch.
template <typename T>
static std::pair<T *, T *> onSide(T *object, bool isThen) {
  return isThen ? std::pair<T *, T *>(object, nullptr)
                : std::pair<T *, T *>(nullptr, object);
}

FailureOr<AbstractValue> Merger::mergeTensorWithUnset(TensorObj *tensor,
                                                      bool isThen) {
  if (tensor->id < ends[isThen].firstId)
    return AbstractValue(tensor);
  if (TensorObj *home = homeBefore(tensor, ends[isThen].firstId);
      home && cx.memory.hasElements(home->current))
    if (TensorObj *view = carryView(tensor, isThen))
      return AbstractValue(view);
  Value mine = contents(tensor, isThen);
  Value out = mine ? carriedOut(mine, isThen) : Value();
  if (!out)
    return failure();
  if (TensorObj *view = viewOutside(tensor, isThen))
    return AbstractValue(view);
  if (!op)
    return AbstractValue(cx.memory.newBase(out, tensor->contiguous));
  auto [x, y] = onSide(tensor, isThen);
  TensorObj *&merged = mergedTensors[{x, y}];
  if (!merged) {
    merged = cx.memory.newBase(out, tensor->contiguous);
    linkMerged(merged, x, y);
  }
  return AbstractValue(merged);
}

FailureOr<std::vector<AbstractValue>>
Merger::mergePartsWithUnset(AbstractValue value, bool isThen) {
  std::vector<AbstractValue> merged;
  for (AbstractValue part : heldBy(value)) {
    auto one = mergeWithUnset(part, isThen);
    if (failed(one))
      return failure();
    merged.push_back(*one);
  }
  return merged;
}

/// A value that one side leaves unset: the other's, which must be carried out
/// of its branch.
FailureOr<AbstractValue> Merger::mergeWithUnset(AbstractValue value,
                                                bool isThen) {
  if (TensorObj *tensor = value.tensor())
    return mergeTensorWithUnset(tensor, isThen);
  if (Value ssa = value.ssa()) {
    Region *region =
        op ? &op->getRegion(isThen ? 0 : 1) : ends[isThen].region.get();
    if (!isInside(region, ssa))
      return value;
    Value out = carriedOut(ssa, isThen);
    if (!out)
      return failure();
    return AbstractValue(out);
  }
  if (value.tuple()) {
    auto parts = mergePartsWithUnset(value, isThen);
    if (failed(parts))
      return failure();
    return cx.heap.newLike(value, *parts);
  }
  if (Shared *container = value.shared()) {
    if (container->id < ends[isThen].firstId)
      return value;
    auto [x, y] = onSide(container, isThen);
    AbstractValue known = mergedContainers.lookup({x, y});
    if (!known.isUninitialized())
      return known;
    auto parts = mergePartsWithUnset(value, isThen);
    if (failed(parts))
      return failure();
    return keep(x, y, cx.heap.newLike(value, *parts));
  }
  if (MaybeObj *maybe = value.maybe()) {
    auto isNone = mergeWithUnset(maybe->isNone, isThen),
         inner = mergeWithUnset(maybe->value, isThen);
    if (failed(isNone) || failed(inner))
      return failure();
    return AbstractValue(
        cx.heap.newMaybe({isNone->ssa(), *inner, maybe->isEntry}));
  }
  if (EitherObj *either = value.either()) {
    auto decided = mergeWithUnset(either->predicate, isThen),
         otherwise = mergeWithUnset(either->values[0], isThen),
         then = mergeWithUnset(either->values[1], isThen);
    if (failed(decided) || failed(otherwise) || failed(then))
      return failure();
    return AbstractValue(
        cx.heap.newEither({decided->ssa(), {*otherwise, *then}}));
  }
  if (value.isUninitialized())
    return value;
  return error("a value that only one branch sets cannot leave the branch");
}

} // namespace torchonnx
