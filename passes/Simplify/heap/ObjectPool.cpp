//===- ObjectPool.cpp - The objects of the program ------------------------===//

#include "passes/Simplify/heap/ObjectPool.h"

using namespace mlir;

namespace torchonnx {

TensorObj *ObjectPool::newTensor(Value value, bool contiguous) {
  auto *tensor = new (tensors.Allocate()) TensorObj();
  tensor->id = nextId++;
  tensor->current = value;
  tensor->contiguous = contiguous;
  return tensor;
}

TensorObj *ObjectPool::newCopyOf(const TensorObj &tensor) {
  return new (tensors.Allocate()) TensorObj(tensor);
}

Layout *ObjectPool::newLayout(Layout::Kind kind, Value value) {
  auto *layout = new (layouts.Allocate()) Layout();
  layout->kind = kind;
  layout->value = value;
  return layout;
}

ListObj *ObjectPool::newList(ArrayRef<AbstractValue> elements,
                             Type elementType) {
  return new (lists.Allocate()) ListObj(nextId++, elements.vec(), elementType);
}

TupleObj *ObjectPool::newTuple(ArrayRef<AbstractValue> elements) {
  return new (tuples.Allocate()) TupleObj{elements.vec()};
}

DictObj *ObjectPool::newDict() {
  return new (dicts.Allocate()) DictObj(nextId++);
}

ClassObj *ObjectPool::newObject(Type type) {
  return new (objects.Allocate()) ClassObj(nextId++, type);
}

Shared *ObjectPool::newShared() {
  return new (shared.Allocate()) Shared(nextId++);
}

MaybeObj *ObjectPool::newMaybe(MaybeObj maybe) {
  return new (maybes.Allocate()) MaybeObj(maybe);
}

EitherObj *ObjectPool::newEither(EitherObj either) {
  madeEither = true;
  for (AbstractValue value : either.values)
    if (TensorObj *side = value.tensor(); side && side->base->either)
      either.depth = std::max(either.depth, side->base->either->depth + 1);
  return new (eithers.Allocate()) EitherObj(either);
}

ListObj *ObjectPool::newCopyOf(const ListObj *list) {
  ListObj *made = newList(list->elements, list->elementType);
  made->formAs(*list);
  return made;
}

AbstractValue ObjectPool::newLike(AbstractValue value,
                                  ArrayRef<AbstractValue> parts) {
  if (value.tuple())
    return newTuple(parts.vec());
  if (ListObj *list = value.list()) {
    ListObj *made = newCopyOf(list);
    made->elements = parts.vec();
    return made;
  }
  if (DictObj *dict = value.dict()) {
    DictObj *made = newDict();
    made->isOrderOpen = dict->isOrderOpen;
    for (auto [entry, part] : llvm::zip(dict->entries, parts))
      made->entries.push_back({entry.first, part});
    return made;
  }
  ClassObj *object = value.object();
  ClassObj *made = newObject(object->type);
  for (auto [attribute, part] : llvm::zip(object->attributes, parts))
    made->attributes.push_back({attribute.first, part});
  return made;
}

} // namespace torchonnx
