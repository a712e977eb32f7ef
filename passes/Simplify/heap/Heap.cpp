//===- Heap.cpp - The objects of the program and their changes ------------===//

#include "passes/Simplify/heap/Heap.h"

using namespace mlir;

namespace torchonnx {

//===----------------------------------------------------------------------===//
// Scopes
//===----------------------------------------------------------------------===//

void Heap::enterScope(bool repeats) {
  scopes.push_back(std::make_unique<Scope>());
  scopes.back()->number = ++numScopes;
  scopes.back()->repeats = repeats;
  scopes.back()->journalBegin = journal.size();
  scopes.back()->firstId = getNextId();
}

void Heap::leaveScope() {
  while (journal.size() > scopes.back()->journalBegin) {
    journal.back()();
    journal.pop_back();
  }
  scopes.pop_back();
}

const Scope *Heap::loopScope() const {
  for (const std::unique_ptr<Scope> &scope : llvm::reverse(scopes))
    if (scope->repeats)
      return scope.get();
  return nullptr;
}

//===----------------------------------------------------------------------===//
// Changes
//===----------------------------------------------------------------------===//

/// Whether the element with this place is there still.
static bool isThere(const Place &place, unsigned loop) {
  return place.loop == loop &&
         place.changes == place.container.shared()->changes;
}

void Heap::noteChange(Shared *object, AbstractValue value, Location loc) {
  ++object->changes;
  // Those that it is put back into are changed then.
  llvm::SmallPtrSet<const Shared *, 8> seen;
  if (object->place && isThere(*object->place, loopNumber())) {
    changedElements.push_back(value);
    seen.insert(object->place->container.shared());
    if (DictObj *dict = object->place->container.dict())
      seen.insert(dict->values());
  }
  for (Shared *other : object->mayBe)
    if (!seen.contains(other))
      poison(other, loc);
  poisonHolders(object, seen, loc);
}

void Heap::poisonHolders(Shared *object,
                         llvm::SmallPtrSetImpl<const Shared *> &seen,
                         Location loc) {
  for (Shared *holder : object->holders)
    if (seen.insert(holder).second) {
      poison(holder, loc);
      poisonHolders(holder, seen, loc);
    }
}

// What the scope itself made is out of reach after it: no journal keeps it.

void Heap::settle(ListObj *list) {
  if (isFromBefore(list) && getScope()->changedLists.insert(list))
    journal.push_back([list, old = *list] {
      list->elements = old.elements;
      list->elementType = old.elementType;
      list->formAs(old);
      list->areViews = old.areViews;
    });
}

void Heap::settle(DictObj *dict) {
  if (isFromBefore(dict) && getScope()->changedDicts.insert(dict))
    journal.push_back([dict, old = dict->entries] { dict->entries = old; });
}

void Heap::settle(ClassObj *object) {
  if (isFromBefore(object) && getScope()->changedObjects.insert(object))
    journal.push_back(
        [object, old = object->attributes] { object->attributes = old; });
}

void Heap::noteWrite(TensorObj *base) {
  if (isFromBefore(base))
    getScope()->writtenBases.insert(base);
}

//===----------------------------------------------------------------------===//
// Who may be whom
//===----------------------------------------------------------------------===//

template <typename T>
void Heap::addLink(T *a, T *b, SmallVector<T *, 1> T::*links) {
  if (a == b || llvm::is_contained(a->*links, b))
    return;
  // What a scope made keeps its links when it leaves the scope.
  if (getScope() && !isFromBefore(a)) {
    (a->*links).push_back(b);
    return;
  }
  SmallVector<T *, 1> all = a->*links;
  all.push_back(b);
  assign(a->*links, std::move(all));
}

void Heap::linkDirectly(TensorObj *a, TensorObj *b) {
  addLink(a, b, &TensorObj::mayAlias);
  addLink(b, a, &TensorObj::mayAlias);
}

void Heap::linkMayAlias(TensorObj *a, TensorObj *b) {
  SmallVector<TensorObj *, 2> all = llvm::to_vector<2>(b->base->mayAlias);
  all.push_back(b->base);
  for (TensorObj *other : all)
    linkDirectly(a->base, other);
}

void Heap::linkDirectly(Shared *a, Shared *b) {
  addLink(a, b, &Shared::mayBe);
  addLink(b, a, &Shared::mayBe);
}

void Heap::linkMayBe(Shared *a, Shared *b) {
  SmallVector<Shared *, 2> all = llvm::to_vector<2>(b->mayBe);
  all.push_back(b);
  for (Shared *other : all)
    linkDirectly(a, other);
  for (Shared *object : llvm::to_vector<2>(b->held))
    linkHeldDirectly(a, object);
  for (Shared *holder : llvm::to_vector<2>(b->holders))
    linkHeldDirectly(holder, a);
}

void Heap::linkHeldDirectly(Shared *holder, Shared *object) {
  addLink(holder, object, &Shared::held);
  addLink(object, holder, &Shared::holders);
}

void Heap::linkHeld(Shared *holder, Shared *object) {
  SmallVector<Shared *, 2> holders = llvm::to_vector<2>(holder->mayBe),
                           objects = llvm::to_vector<2>(object->mayBe);
  holders.push_back(holder);
  objects.push_back(object);
  for (Shared *any : holders)
    for (Shared *held : objects)
      linkHeldDirectly(any, held);
}

void Heap::linkSharing(Shared *a, Shared *b) {
  if (a == b)
    return;
  Shared *any = newShared();
  linkHeld(a, any);
  linkHeld(b, any);
  for (auto [from, to] : {std::pair(a, b), std::pair(b, a)})
    for (Shared *object : llvm::to_vector<2>(from->held))
      linkHeld(to, object);
}

void Heap::poison(const Poisons &poisons) {
  for (auto [object, loc] : poisons)
    if (auto *tensor = dyn_cast<TensorObj *>(object))
      poison(tensor, loc);
    else
      poison(cast<Shared *>(object), loc);
}

} // namespace torchonnx
