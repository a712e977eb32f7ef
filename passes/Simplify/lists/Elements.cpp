//===- Elements.cpp - Containers in lists that only the run knows ---------===//
//
// What is read of a list of the run is a copy in the graph, while in the
// program it is the list's own. So what is done to it is done at its place too:
//
//   p = q[i]; p[1] = 5      // and then q[i] = p
//
// as long as nothing else may be the element, and the list holds it there.
//
//===----------------------------------------------------------------------===//

#include "passes/Simplify/lists/ListsOfLists.h"

using namespace mlir;

namespace torchonnx {

void linkHeld(Context &cx, ListObj *list, AbstractValue element) {
  if (Shared *object = element.shared())
    cx.heap.linkHeld(list, object);
  for (AbstractValue part : heldBy(element))
    linkHeld(cx, list, part);
}

void linkElements(Context &cx, ListObj *list, ListObj *from) {
  if (from->isRows)
    return cx.heap.linkSharing(list, from);
  for (AbstractValue element : from->elements)
    linkHeld(cx, list, element);
}

void linkRead(Context &cx, ListObj *list, AbstractValue element) {
  if (Shared *object = element.shared()) {
    for (Shared *held : llvm::to_vector<2>(list->held))
      cx.heap.linkMayBe(object, held);
    cx.heap.linkHeld(list, object);
  }
  for (AbstractValue part : heldBy(element))
    linkRead(cx, list, part);
}

bool areApart(ArrayRef<AbstractValue> elements) {
  llvm::SmallPtrSet<Shared *, 8> seen;
  for (AbstractValue element : elements) {
    Shared *object = element.shared();
    if (!object || !seen.insert(object).second ||
        llvm::any_of(object->mayBe,
                     [&](Shared *other) { return seen.contains(other); }))
      return false;
  }
  return true;
}

bool staysApart(Context &cx, ListObj *list, AbstractValue added) {
  Shared *object = added.shared();
  // What is put back is what was there.
  return list->areApart && object &&
         (cx.heap.isPuttingBack(object) || !mayHold(list, object));
}

void notePlace(Context &cx, const Call &call, AbstractValue container) {
  StringRef base = StringRef(call.name).split('.').first;
  if ((base != "aten::__getitem__" && base != "aten::setdefault") ||
      call.results.size() != 1)
    return;
  Shared *element = call.results[0].shared();
  DictObj *dict = container.dict();
  ListObj *list = container.list();
  if (dict)
    list = dict->isOpen() ? dict->values() : nullptr;
  if (element && list && list->isRows && list->areApart)
    element->place = {container, call.args[1], container.shared()->changes,
                      cx.heap.loopNumber()};
}

/// Whether `container` takes what an element of it has become.
static bool takes(AbstractValue container, AbstractValue element) {
  ListObj *list =
      container.dict() ? container.dict()->values() : container.list();
  if (ListObj *inner = element.list(); inner && columnsOf(list))
    return areOfRows(list) || isOfLists(*list) ||
           (!inner->isRows && inner->elements.size() == list->elements.size());
  return !columnsOf(list) || haveSameParts(element, list->row);
}

LogicalResult putElementsBack(Context &cx, Location loc) {
  for (AbstractValue element : cx.heap.takeChangedElements()) {
    Place &place = *element.shared()->place;
    Shared *container = place.container.shared();
    if (!takes(place.container, element)) {
      cx.heap.poison(container, loc);
      continue;
    }
    Call put{place.container.dict() ? "aten::_set_item.int"
                                    : "aten::_set_item.t",
             loc,
             {place.container, place.key, element},
             {},
             {},
             {}};
    if (failed(cx.heap.whilePuttingBack(
            element.shared(), [&] { return cx.calls.evaluate(put); })))
      return failure();
    place.changes = container->changes;
  }
  return success();
}

} // namespace torchonnx
