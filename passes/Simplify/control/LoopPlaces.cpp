//===- LoopPlaces.cpp - Views that a loop carries by their places ---------===//

#include "passes/Simplify/control/LoopPlaces.h"
#include "passes/Simplify/control/RuntimeLoop.h"

using namespace mlir;

namespace torchonnx {

/// A view that is not by places, and holds the same, as of the same write.
TensorObj *LoopPlaces::asContents(TensorObj *view) {
  TensorObj *other = cx.memory.newView(
      view, view->current, {"aten::alias", {}, /*element=*/std::nullopt});
  other->stamp = view->stamp;
  return other;
}

AbstractValue LoopPlaces::begin(AbstractValue value) {
  if (!cx.options.carriesPlaces)
    return value;
  if (value.tuple() || value.maybe()) {
    AbstractValues parts;
    for (AbstractValue part : heldBy(value))
      parts.push_back(begin(part));
    if (ArrayRef(parts) == ArrayRef(heldBy(value)))
      return value;
    if (MaybeObj *maybe = value.maybe())
      return cx.heap.newMaybe({maybe->isNone, parts[0], maybe->isEntry});
    return cx.heap.newLike(value, parts);
  }
  TensorObj *tensor = value.tensor();
  if (!tensor)
    return value;
  bool isPlain = plain.contains(tensor);
  if (cx.memory.placesOf(tensor)) {
    tensor->contiguous &= !strided.contains(tensor);
    if (!isPlain)
      return value;
    TensorObj *&other = unplaced[tensor];
    if (!other)
      other = asContents(tensor);
    return other;
  }
  if (isPlain)
    return value;
  TensorObj *&view = placed[tensor];
  if (!view) {
    Value places = cx.memory.placesIn(tensor->base, tensor, loc);
    view = places ? cx.memory.viewAt(tensor->base, places, loc) : nullptr;
    if (!view) {
      plain.insert(tensor);
      return value;
    }
    unplaced[view] = tensor;
  }
  view->contiguous = tensor->contiguous && !strided.contains(view);
  return view;
}

bool LoopPlaces::conform(AbstractValue begin, AbstractValue &end,
                         unsigned firstId) {
  if (!cx.options.carriesPlaces || begin == end || !begin.isAlike(end))
    return true;
  if (TensorObj *before = begin.tensor()) {
    TensorObj *after = end.tensor();
    if (!cx.memory.placesOf(before)) {
      if (cx.memory.placesOf(after))
        end = asContents(after);
      return true;
    }
    TensorObj *home = before->base;
    if (!cx.memory.placesOf(after) || after->parent != home) {
      Value places = cx.memory.placesIn(home, after, loc);
      TensorObj *view =
          places ? cx.memory.viewAt(home, places, loc, after->contiguous)
                 : nullptr;
      if (!view) {
        plain.insert_range(ArrayRef({before, unplaced.lookup(before)}));
        return false;
      }
      end = view;
    }
    bool lieAlike = after->contiguous || !before->contiguous;
    if (!lieAlike)
      strided.insert(before);
    return lieAlike;
  }
  AbstractValues before = heldBy(begin), parts = heldBy(end);
  if (before.size() != parts.size())
    return true;
  bool conforms = true;
  for (auto [x, y] : llvm::zip(before, parts))
    conforms &= conform(x, y, firstId);
  if (ArrayRef(parts) == ArrayRef(heldBy(end)))
    return conforms;
  if (MaybeObj *maybe = end.maybe()) {
    end = cx.heap.newMaybe({maybe->isNone, parts[0], maybe->isEntry});
  } else if (end.tuple()) {
    end = cx.heap.newLike(end, parts);
  } else if (end.shared() && end.shared()->id >= firstId) {
    auto set = [&](ArrayRef<AbstractValue *> slots) {
      for (auto [slot, part] : llvm::zip(slots, parts))
        *slot = part;
    };
    if (ListObj *list = end.list())
      set(slotsOf(list));
    else if (DictObj *dict = end.dict())
      set(slotsOf(dict));
    else if (ClassObj *object = end.object())
      set(slotsOf(object));
  }
  return conforms;
}

AbstractValue LoopPlaces::standIn(AbstractValue like, unsigned firstId) {
  TensorObj *tensor = like.tensor();
  TensorObj *home = tensor && cx.options.carriesPlaces
                        ? cx.memory.homeOf(tensor, firstId)
                        : nullptr;
  if (!home || !hasElements(home->current, cx.oracle.getSymbols()))
    return {};
  auto type = cast<TorchTensorType>(tensor->current.getType());
  Value places = cx.graph.zerosOf(
      TorchTensorType::get(cx.context, type.getDims(), cx.b.getI64Type()), loc);
  TensorObj *view = places ? cx.memory.viewAt(home, places, loc) : nullptr;
  return view ? AbstractValue(view) : AbstractValue();
}

} // namespace torchonnx
