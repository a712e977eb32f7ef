//===- CopyOrView.cpp - What `reshape` and `contiguous` give --------------===//
//
// Both give a view of their argument where its strides allow that, and a copy
// where they do not, which sizes may decide: `x.t().contiguous()` is `x.t()` of
// a matrix of one row. Nobody can tell until one of the two is written to. Then
// the result is two tensors, one of which it is.
//
//===----------------------------------------------------------------------===//

#include "dialects/Torch/TorchDialect.h"
#include "passes/Simplify/memory/Memory.h"
#include "passes/Simplify/memory/ViewOperators.h"

using namespace mlir;

namespace torchonnx {

void Memory::noteSides(TensorObj *result, TensorObj *self, ViewStep step) {
  result->asCopy = newBase(result->current);
  // What is expanded lies in order only if that adds no elements. Of what lies
  // as something else does, PyTorch writes no two elements that are one.
  const ViewOperator *made =
      self->view ? findViewOperator(self->view->name) : nullptr;
  if (made && made->kind == ViewOperator::Expand) {
    ViewStep expand = *self->view;
    bool isInOrder = StringRef(step.name).starts_with("aten::contiguous");
    (isInOrder ? expand.isOfOne : expand.isWrittenApart) = true;
    TensorObj *one = newView(self->parent, self->current, std::move(expand));
    one->layout = self->layout;
    self = one;
  }
  result->asView = newView(self, result->current, std::move(step));
}

EitherObj *Memory::sidesOf(TensorObj *base, Location loc) {
  if (base->either || !base->asView)
    return base->either;
  const Layout *from = base->asView->parent->layout;
  auto geometry = layouts.geometryOf(from, /*wantsOffset=*/false, loc);
  if (!geometry)
    return nullptr;
  auto type = cast<TorchTensorType>(base->asView->current.getType());
  StringRef name = base->asView->view->name;
  Value predicate =
      name.starts_with("aten::contiguous")
          ? layouts.followsOrder(
                from->value, *geometry,
                llvm::to_vector(llvm::seq<int64_t>(type.getRank())), loc)
          : layouts.isView(from->value, *geometry, type, loc);
  // Not kept: it may be of the branch that we are in.
  return predicate ? heap.newEither({predicate, {base->asCopy, base->asView}})
                   : nullptr;
}

} // namespace torchonnx
