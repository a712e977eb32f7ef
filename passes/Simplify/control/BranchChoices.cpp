//===- BranchChoices.cpp - Tensors that branches choose, outside ----------===//

#include "passes/Simplify/control/BranchValues.h"

using namespace mlir;

namespace torchonnx {

/// The choice that `tensor` is, if the branch made it.
EitherObj *BranchValues::choiceIn(TensorObj *tensor, bool isThen) const {
  return tensor->parent || isFromBefore(tensor, isThen) ? nullptr
                                                        : tensor->either;
}

/// Whether `tensor` is one that was there before the branch, or may be.
bool BranchValues::mayBeFromBefore(TensorObj *tensor, bool isThen) const {
  EitherObj *choice = choiceIn(tensor, isThen);
  return isFromBefore(tensor, isThen) ||
         (choice && llvm::any_of(choice->values, [&](AbstractValue side) {
            return mayBeFromBefore(side.tensor(), isThen);
          }));
}

/// Lets the choice that `tensor` is leave the branch: what decides it and what
/// its sides hold.
LogicalResult BranchValues::carryChoices(TensorObj *tensor, bool isThen) {
  EitherObj *choice = choiceIn(tensor, isThen);
  if (!choice)
    return success();
  Value mine = choice->predicate, no = cx.graph.constantBool(false);
  Value then = isThen ? mine : no, otherwise = isThen ? no : mine;
  Value decides = decided(then, otherwise);
  if (!decides) {
    FailureOr<Type> type = types.join(then.getType(), otherwise.getType());
    if (failed(type))
      return failure();
    decides = slot(then, otherwise, *type);
  }
  carriedChoices[choice] = decides;
  for (AbstractValue value : choice->values) {
    TensorObj *side = value.tensor();
    if (failed(carryChoices(side, isThen)))
      return failure();
    if (isFromBefore(side, isThen) || choiceIn(side, isThen))
      continue;
    Value held = ends[isThen].contents.lookup(side);
    if (!held)
      continue;
    Value carried = carriedOut(held, isThen);
    carriedSides[side] = carried;
    if (!carried)
      return failure();
  }
  return success();
}

LogicalResult BranchValues::carryShared(
    ArrayRef<std::pair<TensorObj *, TensorObj *>> merged) {
  for (bool isThen : {true, false}) {
    llvm::MapVector<TensorObj *, unsigned> leaving;
    for (auto [x, y] : merged)
      if (TensorObj *tensor = isThen ? x : y)
        ++leaving[tensor->base];
    for (auto [base, count] : leaving) {
      // What was written to is known as it was read at the end, only.
      Value held = ends[isThen].contents.lookup(base);
      if (count < 2 || isFromBefore(base, isThen) || base->either || !held)
        continue;
      if (!carriedOut(held, isThen))
        return failure();
      shared[isThen].insert(base);
    }
  }
  return success();
}

TensorObj *BranchValues::sharedOutside(TensorObj *tensor, bool isThen) {
  TensorObj *base = tensor->base;
  if (!op || !isShared(tensor, isThen))
    return nullptr;
  if (!outside.contains(base)) {
    Value held = carriedOut(ends[isThen].contents.lookup(base), isThen);
    if (!held)
      return nullptr;
    newOutside(base, held);
  }
  return viewOutside(tensor, isThen);
}

FailureOr<bool> BranchValues::carryChoices(TensorObj *x, TensorObj *y) {
  // What both branches made is one tensor after them, unless others are of it.
  if (!mayBeFromBefore(x, true) && !mayBeFromBefore(y, false))
    return (isShared(x, true) || isShared(y, false)) && !choiceIn(x, true) &&
           !choiceIn(y, false);
  if (failed(carryChoices(x, true)) || failed(carryChoices(y, false)))
    return failure();
  return true;
}

/// `tensor`, which a branch made, as a base after it.
TensorObj *BranchValues::newOutside(TensorObj *tensor, Value held) {
  TensorObj *base = cx.memory.newBase(held, tensor->contiguous);
  cx.heap.linkMayAlias(base, tensor);
  return outside[tensor] = base;
}

/// The same, which `merged` may be.
TensorObj *BranchValues::newSide(TensorObj *tensor, TensorObj *merged,
                                 Value held) {
  TensorObj *side = newOutside(tensor, held);
  cx.heap.linkDirectly(side, merged);
  return side;
}

/// `tensor`, a choice that a branch made, as one after it; null where others
/// may see what is written to it. Where the branch was not taken it is one of
/// its sides, no matter which, and holds what that one holds.
TensorObj *BranchValues::choiceOutside(TensorObj *tensor, TensorObj *merged,
                                       bool isThen) {
  SmallVector<TensorObj *> members{tensor};
  for (unsigned i = 0; i < members.size(); ++i)
    if (EitherObj *choice = choiceIn(members[i], isThen))
      for (AbstractValue side : choice->values)
        members.push_back(side.tensor());
  // What was made in a branch of the branch is out of reach.
  auto isGone = [&](TensorObj *other) {
    return isMadeIn(other->current, isThen) &&
           other->current.getParentRegion() != regionOf(isThen);
  };
  bool isApart = llvm::all_of(members, [&](TensorObj *member) {
    return member->current.getType() == merged->current.getType() &&
           (isFromBefore(member, isThen) ||
            (!member->parent && member->views.empty() &&
             (member->either || carriedSides.lookup(member)) &&
             llvm::all_of(member->mayAlias, [&](TensorObj *other) {
               return isGone(other) || llvm::is_contained(members, other);
             })));
  });
  if (!isApart)
    return nullptr;
  for (TensorObj *member : llvm::reverse(members)) {
    if (isFromBefore(member, isThen) || outside.contains(member))
      continue;
    Value held = carriedSides.lookup(member);
    TensorObj *side =
        newSide(member, merged, member->either ? merged->current : held);
    if (!member->either)
      continue;
    EitherObj choice{carriedChoices.lookup(member->either), {}};
    for (bool holds : {false, true}) {
      TensorObj *its = member->either->values[holds].tensor();
      choice.values[holds] = isFromBefore(its, isThen) ? its : outside[its];
      cx.heap.linkDirectly(side, choice.values[holds].tensor()->base);
    }
    side->either = cx.heap.newEither(choice);
    // What it holds is told from its sides.
    side->poisonedAt = loc;
  }
  return outside[tensor];
}

/// The tensor that `merged` is where it is `tensor`; null where others may see
/// what is written to it.
TensorObj *BranchValues::sideOf(TensorObj *tensor, TensorObj *merged,
                                bool isThen) {
  if (tensor->id < ends[isThen].firstId)
    return tensor;
  llvm::SaveAndRestore<bool> here(readsUnderPredicate, true);
  TensorObj *known = outside.lookup(tensor);
  if (!known)
    known = sharedOutside(tensor, isThen);
  if (known) {
    cx.heap.linkDirectly(known->base, merged);
    return known;
  }
  if (TensorObj *view = viewOutside(tensor, isThen))
    return view;
  if (choiceIn(tensor, isThen))
    return choiceOutside(tensor, merged, isThen);
  bool isApart =
      !tensor->parent && tensor->views.empty() && tensor->mayAlias.empty();
  return isApart ? newSide(tensor, merged, merged->current) : nullptr;
}

EitherObj *BranchValues::choiceOf(TensorObj *x, TensorObj *y,
                                  TensorObj *merged) {
  TensorObj *then = sideOf(x, merged, true),
            *otherwise = sideOf(y, merged, false);
  if (!then || !otherwise)
    return nullptr;
  EitherObj *either = cx.heap.newEither({predicate, {otherwise, then}});
  // Of more, a write is refused, and they are carried by their places.
  constexpr unsigned mostChoices = 6;
  return either->depth <= mostChoices ? either : nullptr;
}

} // namespace torchonnx
