//===- BranchEnd.cpp - What a branch leaves -------------------------------===//

#include "passes/Simplify/control/BranchEnd.h"
#include "passes/Simplify/calls/Choices.h"

using namespace mlir;

namespace torchonnx {

void BranchEnd::begin(Context &cx) {
  region = std::make_unique<Region>();
  cx.b.createBlock(region.get());
  cx.heap.enterScope();
  firstId = cx.heap.getScope()->firstId;
  firstUnbacked = cx.oracle.getSymbols().getUnbacked().size();
}

/// Reads every tensor that `value` refers to while the branch can be read.
LogicalResult BranchEnd::capture(Context &cx, AbstractValue value,
                                 Location loc) {
  if (TensorObj *tensor = value.tensor()) {
    if (!contents.insert({tensor, Value()}).second)
      return success();
    Value held = cx.memory.read(tensor, loc);
    contents[tensor] = held;
    if (!held)
      return failure();
    // What a choice of the branch may be is carried out of it with the choice.
    if (tensor->either && tensor->id >= firstId)
      for (AbstractValue side : tensor->either->values)
        if (side.tensor()->id >= firstId &&
            cx.memory.isReadable(side.tensor(), loc) &&
            failed(capture(cx, side, loc)))
          return failure();
    return success();
  }
  if (failed(cx.memory.checkReadable(value, loc)))
    return failure();
  if (EitherObj *either = value.either())
    return captureSides(cx, either, loc);
  for (AbstractValue part : heldBy(value))
    if (failed(capture(cx, part, loc)))
      return failure();
  return success();
}

LogicalResult BranchEnd::captureSides(Context &cx, EitherObj *either,
                                      Location loc) {
  for (bool isThen : {false, true}) {
    TensorObj *tensor = either->values[isThen].tensor();
    // A side from before is not looked at: it may not be possible here.
    if (tensor && (tensor->id < firstId || contents.contains(tensor)))
      continue;
    AbstractValue side = readSide(cx, either, isThen, loc);
    if (side.isUninitialized() || failed(capture(cx, side, loc)))
      return failure();
    if (tensor && side != tensor)
      contents[tensor] = side.tensor()->current;
  }
  return success();
}

LogicalResult BranchEnd::capture(Context &cx, Location loc) {
  Scope &scope = *cx.heap.getScope();
  for (TensorObj *base : scope.writtenBases) {
    writtenBases.insert(base);
    if (failed(capture(cx, base, loc)))
      return failure();
  }
  for (ListObj *list : scope.changedLists) {
    lists.insert({list, *list});
    if (failed(capture(cx, list, loc)))
      return failure();
  }
  for (DictObj *dict : scope.changedDicts) {
    dicts[dict] = dict->entries;
    if (failed(capture(cx, dict, loc)))
      return failure();
  }
  for (ClassObj *object : scope.changedObjects) {
    objects[object] = object->attributes;
    if (failed(capture(cx, object, loc)))
      return failure();
  }
  for (StringAttr name : scope.changedGlobals) {
    globals[name] = cx.globals.lookup(name);
    if (failed(capture(cx, cx.globals.lookup(name), loc)))
      return failure();
  }
  for (AbstractValue result : results)
    if (failed(capture(cx, result, loc)))
      return failure();
  // What is one of two tensors is computed anew after a write to one of them.
  for (auto &poison : scope.poisons)
    if (auto *tensor = dyn_cast<TensorObj *>(poison.first);
        tensor && cx.memory.sidesOf(tensor, loc) &&
        cx.memory.isReadable(tensor, loc) && failed(capture(cx, tensor, loc)))
      return failure();
  return captureBases(cx, loc);
}

LogicalResult BranchEnd::captureBases(Context &cx, Location loc) {
  llvm::MapVector<TensorObj *, unsigned> leaving;
  for (auto &entry : contents)
    ++leaving[entry.first->base];
  for (auto [base, count] : leaving) {
    bool isAtHand = base->stamp == base->writes;
    if (base->id >= firstId && !base->either && !base->poisonedAt &&
        (count > 1 || isAtHand) && failed(capture(cx, base, loc)))
      return failure();
  }
  return success();
}

} // namespace torchonnx
