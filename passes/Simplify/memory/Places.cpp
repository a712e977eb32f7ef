//===- Places.cpp - Views by the places of their elements -----------------===//
//
// After `for i in range(n): if better(x[i]): best = x[i]` only the run knows
// which view of x `best` is. Where its elements are among those of x are
// numbers, which loops and branches carry like any others: the view is
// take(x, places), and what is written to it is put(x, places, value).
//
//===----------------------------------------------------------------------===//

#include "dialects/Torch/TorchDialect.h"
#include "passes/Simplify/memory/Memory.h"
#include "passes/Simplify/memory/ViewOperators.h"

using namespace mlir;

namespace torchonnx {

static constexpr llvm::StringLiteral take = "aten::take";

Value Memory::placesOf(const TensorObj *tensor) const {
  return tensor->view && tensor->view->name == take
             ? tensor->view->operands.front()
             : Value();
}

TensorObj *Memory::viewAt(TensorObj *home, Value places, Value contents) {
  return newView(home, contents,
                 {take.str(), {places}, /*element=*/std::nullopt});
}

TensorObj *Memory::viewAt(TensorObj *home, Value places, Location loc,
                          bool contiguous) {
  Value value = graph.emitValue(take, {home->current, places}, loc);
  if (!value)
    return nullptr;
  TensorObj *view = viewAt(home, places, value);
  view->contiguous = contiguous;
  if (home->stamp != home->writes)
    view->stamp = home->writes - 1;
  return view;
}

TensorObj *
Memory::homeOf(TensorObj *tensor,
               llvm::function_ref<bool(TensorObj *)> isFromBefore) const {
  TensorObj *base = tensor->base;
  if (isFromBefore(base))
    return base;
  if (!base->either)
    return nullptr;
  TensorObj *homes[2] = {};
  for (bool isThen : {false, true})
    if (TensorObj *side = base->either->values[isThen].tensor())
      homes[isThen] = homeOf(side, isFromBefore);
  return homes[0] == homes[1] ? homes[0] : nullptr;
}

/// The type of the places of a tensor's elements.
static Type placesType(TensorObj *tensor) {
  auto type = cast<TorchTensorType>(tensor->current.getType());
  return TorchTensorType::get(type.getContext(), type.getDims(),
                              IntegerType::get(type.getContext(), 64));
}

/// Where the elements of a tensor that is one of two are.
Value Memory::placesOfSides(TensorObj *home, TensorObj *tensor,
                            const EitherObj &sides, Location loc) {
  if (std::optional<bool> known = predicates.known(sides.predicate))
    return placesIn(home, sides.values[*known].tensor(), loc);
  return inSides(placesType(tensor), sides.predicate, loc, [&](bool isThen) {
    return placesIn(home, sides.values[isThen].tensor(), loc);
  });
}

/// Where the elements of one of the two that `tensor` is are in its base; where
/// it is the other, as many of any.
Value Memory::placesOfSide(TensorObj *tensor, const EitherObj &sides,
                           bool isThen, Location loc) {
  TensorObj *side = sides.values[isThen].tensor();
  return inSides(placesType(tensor), sides.predicate, loc, [&](bool inThen) {
    if (inThen == isThen)
      return placesIn(side->base, side, loc);
    Value none = graph.none();
    return graph.emitValue("aten::zeros",
                           {graph.sizesOf(tensor->current, loc),
                            graph.constantInt(getScalarType(b.getI64Type())),
                            none, none, none},
                           loc);
  });
}

Value Memory::placesIn(TensorObj *home, TensorObj *tensor, Location loc) {
  if (tensor == home) {
    Value count = graph.emitValue("aten::numel", home->current, loc);
    Value all = graph.countTo(count, loc);
    return graph.emitValue("aten::view",
                           {all, graph.sizesOf(home->current, loc)}, loc);
  }
  if (TensorObj *parent = tensor->parent) {
    Value places = placesOf(tensor);
    if (places && parent == home)
      return places;
    const ViewStep &step = *tensor->view;
    const ViewOperator *op = findViewOperator(step.name);
    bool movesElements =
        step.element || (op && op->kind != ViewOperator::Other);
    if (!movesElements || step.name == "aten::view.dtype")
      return {};
    Value from = placesIn(home, parent, loc);
    return from ? applyView(step, from, loc) : Value();
  }
  EitherObj *sides = sidesOf(tensor, loc);
  return sides && sides->values[0].tensor() && sides->values[1].tensor()
             ? placesOfSides(home, tensor, *sides, loc)
             : Value();
}

} // namespace torchonnx
