//===- UnsetValues.cpp - What only one branch sets ------------------------===//

#include "passes/Simplify/control/Merger.h"

using namespace mlir;

namespace torchonnx {

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
  if (TensorObj *view =
          values.carryView(tensor, isThen, /*mustHaveElements=*/true))
    return AbstractValue(view);
  Value mine = values.contents(tensor, isThen);
  Value out = mine ? values.carriedOut(mine, isThen) : Value();
  if (!out)
    return failure();
  if (TensorObj *view = values.viewOutside(tensor, isThen))
    return AbstractValue(view);
  if (TensorObj *shared = values.sharedOutside(tensor, isThen))
    return AbstractValue(shared);
  auto [x, y] = onSide(tensor, isThen);
  TensorObj *&merged = mergedTensors[{x, y}];
  if (!values.hasOp())
    return AbstractValue(cx.memory.newBase(out, tensor->contiguous));
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
    if (!values.isMadeIn(ssa, isThen))
      return value;
    Value out = values.carriedOut(ssa, isThen);
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
