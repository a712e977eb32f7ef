//===- MergedTensors.cpp - Tensors that branches leave --------------------===//

#include "passes/Simplify/control/Merger.h"

using namespace mlir;

namespace torchonnx {

static bool mayShare(TensorObj *x, TensorObj *y) {
  return x && y && areLinked(x->base, y->base);
}

/// Links what `x` and `y` became with them, and with what became of others that
/// may share their memory in one of the branches.
void Merger::linkMerged(TensorObj *merged, TensorObj *x, TensorObj *y) {
  for (TensorObj *from : {x, y})
    if (from)
      cx.heap.linkMayAlias(merged, from);
  for (auto &[pair, other] : mergedTensors)
    if (other && other != merged &&
        (mayShare(pair.first, x) || mayShare(pair.second, y)))
      cx.heap.linkMayAlias(merged, other);
}

FailureOr<AbstractValue> Merger::mergeTensors(TensorObj *x, TensorObj *y) {
  if (x == y)
    return AbstractValue(x);
  TensorObj *&known = mergedTensors[{x, y}];
  if (known)
    return AbstractValue(known);
  FailureOr<TensorObj *> view = values.mergeViews(x, y);
  if (failed(view))
    return failure();
  if (*view)
    return AbstractValue(known = *view);
  Value a = values.contents(x, true), b = values.contents(y, false);
  if (!a || !b)
    return failure();
  auto typeX = cast<TorchTensorType>(a.getType()),
       typeY = cast<TorchTensorType>(b.getType());
  if (typeX.getRank() != typeY.getRank() ||
      typeX.getDtype() != typeY.getDtype())
    return mergeEither(x, y);
  FailureOr<Type> type = types.join(typeX, typeY);
  if (failed(type))
    return failure();
  TensorObj *merged = cx.memory.newBase(values.slot(a, b, *type),
                                        x->contiguous && y->contiguous);
  merged->layout = cx.memory.layouts.layoutOfOneOf(x, y, merged->current);
  FailureOr<bool> isChoice = values.carryChoices(x, y);
  if (failed(isChoice))
    return failure();
  if (!values.hasOp()) {
    known = nullptr;
    return AbstractValue(merged);
  }
  known = merged;
  if (*isChoice)
    merged->either = values.choiceOf(x, y, merged);
  linkMerged(merged, x, y);
  return AbstractValue(merged);
}

} // namespace torchonnx
