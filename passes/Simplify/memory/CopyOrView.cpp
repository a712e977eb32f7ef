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
  auto geometry = geometryOf(from, /*wantsOffset=*/false, loc);
  if (!geometry)
    return nullptr;
  auto type = cast<TorchTensorType>(base->asView->current.getType());
  StringRef name = base->asView->view->name;
  Value predicate =
      name.starts_with("aten::contiguous")
          ? followsOrder(from->value, *geometry,
                         llvm::to_vector(llvm::seq<int64_t>(type.getRank())),
                         loc)
          : isView(from->value, *geometry, type, loc);
  // Not kept: it may be of the branch that we are in.
  return predicate ? heap.newEither({predicate, {base->asCopy, base->asView}})
                   : nullptr;
}

/// Whether elements in rows of `to` may lie as they do in `from`: where two
/// neighbouring dims do not lie one after the other, `to` has to end a dim too.
/// (ATen/TensorUtils.cpp, computeStride.)
Value Memory::isView(Value from, const Geometry &geometry, TorchTensorType to,
                     Location loc) {
  const Symbols &symbols = oracle.getSymbols();
  auto type = cast<TorchTensorType>(from.getType());
  Value all = graph.constantBool(true), one = graph.constantInt(1);
  SmallVector<Value> sizes;
  for (int64_t dim = 0; dim < type.getRank(); ++dim)
    sizes.push_back(graph.sizeOf(from, dim, loc));
  // How many elements there are in the dims up to here: of both.
  SmallVector<SizeExpr> ends = {SizeExpr(1)};
  for (Attribute size : to.getDims())
    ends.push_back(ends.back() * symbols.getExpr(size));
  SizeExpr outer = 1;
  for (int64_t dim = 0; dim + 1 < type.getRank(); ++dim) {
    outer = outer * symbols.getExpr(type.getDims()[dim]);
    if (!outer)
      return {};
    Value isEnd = graph.constantBool(false);
    for (const SizeExpr &end : ends) {
      if (!end)
        return {};
      if ((end - outer).number() == 0)
        isEnd = graph.constantBool(true);
      Value x = predicates.known(isEnd) == true ? Value()
                                                : graph.computeSize(end, loc),
            y = x ? graph.computeSize(outer, loc) : Value();
      if (predicates.known(isEnd) == true)
        break;
      if (!y)
        return {};
      isEnd = graph.oneHolds(isEnd, graph.areEqual(x, y, loc), loc);
    }
    // It lies after the next dim that has more than one element.
    Value follows = graph.areEqual(sizes[dim], one, loc),
          areOne = graph.constantBool(true);
    for (int64_t next = dim + 1; next < type.getRank(); ++next) {
      Value isOne = graph.areEqual(sizes[next], one, loc);
      Value step = graph.emitValue("aten::mul.int",
                                   {sizes[next], geometry.strides[next]}, loc);
      if (!isOne || !step)
        return {};
      Value isNext = graph.bothHold(
          areOne, graph.areEqual(geometry.strides[dim], step, loc), loc);
      if (predicates.known(isOne) != false)
        isNext = graph.bothHold(isNext, graph.invert(isOne, loc), loc);
      follows = graph.oneHolds(follows, isNext, loc);
      areOne = graph.bothHold(areOne, isOne, loc);
    }
    all = graph.bothHold(all, graph.oneHolds(isEnd, follows, loc), loc);
  }
  return all;
}

} // namespace torchonnx
