//===- Globals.cpp - The attributes of the module -------------------------===//

#include "passes/Simplify/heap/Globals.h"

using namespace mlir;

namespace torchonnx {

void Globals::mark(AbstractValue value, StringAttr name) {
  auto markOne = [&](auto *object) {
    object->id = 0;
    object->source = name;
  };
  if (TensorObj *tensor = value.tensor()) {
    markOne(tensor);
    tensors.push_back(tensor);
  }
  if (Shared *object = value.shared())
    markOne(object);
  for (AbstractValue part : heldBy(value))
    mark(part, name);
}

void Globals::begin(StringAttr name, AbstractValue value) {
  mark(value, name);
  values[name] = value;
}

void Globals::set(StringAttr name, AbstractValue value) {
  if (Scope *scope = heap.getScope()) {
    scope->changedGlobals.insert(name);
    heap.onLeave([this, name, old = values[name]] { values[name] = old; });
  }
  values[name] = value;
}

void Globals::change(StringAttr name, AbstractValue value, Location loc) {
  if (!heap.getScope())
    setGlobals.insert(name);
  AbstractValue old = values.lookup(name);
  if (old == value)
    return;
  changedGlobals.insert({name, {loc, old}});
  set(name, value);
}

void Globals::noteRead(StringAttr name) {
  if (!setGlobals.contains(name))
    readGlobals.insert(name);
}

void Globals::noteChange(const Shared *object, Location loc) {
  if (object->source)
    (object->isCopy ? changedCopies : changedForms)
        .insert({object->source, loc});
}

void Globals::noteView(const TensorObj *tensor, Location loc) {
  if (tensor->source)
    changedForms.insert({tensor->source, loc});
}

Globals::Places Globals::findWritten() const {
  Places written;
  for (TensorObj *tensor : tensors) {
    if (tensor->base->writes)
      written.insert({tensor->source, *tensor->base->writtenAt});
    else if (tensor->base->poisonedAt)
      written.insert({tensor->source, *tensor->base->poisonedAt});
  }
  return written;
}

Globals::Places Globals::findChanged() const {
  Places changed;
  for (auto &[name, change] : changedGlobals)
    if (values.lookup(name) != change.second)
      changed.insert({name, change.first});
  for (auto &[name, where] : findWritten())
    changed.insert({name, where});
  for (auto &[name, where] : changedForms)
    changed.insert({name, where});
  return changed;
}

} // namespace torchonnx
