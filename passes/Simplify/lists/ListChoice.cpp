//===- ListChoice.cpp - An element that is one of several -----------------===//

#include "passes/Simplify/calls/Choices.h"
#include "passes/Simplify/lists/Containers.h"

using namespace mlir;

namespace torchonnx {

/// What no tensor holds, or a list or tuple in which there is such.
static bool holdsNoNumbers(AbstractValue value) {
  if (TupleObj *tuple = value.tuple())
    return llvm::any_of(tuple->elements, holdsNoNumbers);
  if (ListObj *list = value.list())
    return !list->isRows && llvm::any_of(list->elements, holdsNoNumbers);
  return isString(value) || value.dict() || value.object();
}

static bool areTensors(ListObj *list) {
  return llvm::all_of(list->elements, [](AbstractValue element) {
    return element.tensor() != nullptr;
  });
}

bool isOneOfElements(Context &cx, ListObj *list) {
  constexpr size_t most = 64, mostWritten = 16;
  size_t count = list->elements.size();
  if (count == 0 || count > most)
    return false;
  auto size = [](AbstractValue element) {
    return element.list() && !element.list()->isRows
               ? element.list()->elements.size()
               : 0;
  };
  bool changes = isResultChanged(cx);
  // What is written to one of them is written where it lies.
  if (changes && count <= mostWritten && areTensors(list))
    return true;
  return llvm::all_of(list->elements, [&](AbstractValue element) {
    return holdsNoNumbers(element) ||
           (element.list() && (changes || size(element) == 0 ||
                               size(element) != size(list->elements[0])));
  });
}

/// list[i] = list[0] if i == 0 else list[1] if i == 1 ...
Outcome oneOfElements(Call &call, Context &cx, ListObj *list) {
  auto index = materialize(cx, call.arg("idx"), call.loc);
  if (failed(index))
    return Outcome::Failed;
  Value place = cx.graph.emitValue(
      "aten::remainder.int",
      {*index, cx.graph.constantInt(list->elements.size())}, call.loc);
  // Tensors are one that may be any of them, as after branches.
  bool isMerged = areTensors(list);
  AbstractValue found = list->elements.back();
  for (size_t i = list->elements.size() - 1; i-- > 0;) {
    Value isThis = cx.graph.emitValue(
        "aten::eq.int", {place, cx.graph.constantInt(i)}, call.loc);
    if (!isThis)
      return Outcome::Failed;
    if (!isMerged) {
      found = cx.heap.oneOf(isThis, list->elements[i], found);
      continue;
    }
    auto branch = [&](bool isThen) -> FailureOr<AbstractValues> {
      return AbstractValues{isThen ? list->elements[i] : found};
    };
    auto merged = cx.control.evaluateIf(isThis, call.loc, branch, {});
    if (failed(merged))
      return Outcome::Failed;
    found = merged->front();
  }
  return done(call, found);
}

} // namespace torchonnx
