//===- MergedTensors.cpp - Tensors and types that branches leave ----------===//

#include "mlir/IR/IRMapping.h"
#include "passes/Simplify/control/Merger.h"
#include "passes/Simplify/memory/ViewOperators.h"

using namespace mlir;

namespace torchonnx {

bool isInside(Region *region, Value value) {
  for (Region *at = value.getParentRegion(); at;) {
    if (at == region)
      return true;
    Operation *parent = at->getParentOp();
    at = parent ? parent->getParentRegion() : nullptr;
  }
  return false;
}

/// What `tensor` holds at the end of a branch.
Value Merger::contents(TensorObj *tensor, bool isThen) {
  BranchEnd &end = ends[isThen];
  if (Value value = end.contents.lookup(tensor))
    return value;
  Value value;
  auto *poison = end.poisons.find(tensor->base);
  bool isPoisoned = poison != end.poisons.end();
  if (isPoisoned && !tensor->base->either) {
    (void)cx.memory.refuseTensor(loc, poison->second);
    return {};
  }
  if (tensor->parent &&
      (isPoisoned || end.writtenBases.contains(tensor->base))) {
    // A view that the branch did not look at, of a base that it wrote to.
    Value parent = contents(tensor->parent, isThen);
    auto view = [&] { return cx.memory.applyView(*tensor->view, parent, loc); };
    if (parent)
      value = op ? view() : atEndOf(isThen, view);
  } else {
    value = cx.memory.read(tensor, loc);
  }
  return end.contents[tensor] = value;
}

/// Whether numbers alone decide what `op` gives, which any numbers do.
static bool isArithmetic(Operation *op) {
  auto isNumber = [](Type type) {
    return isa<TorchIntType, TorchFloatType, TorchBoolType>(type);
  };
  StringRef name = getOperatorName(op);
  bool divides = name.contains("div") || name.contains("mod") ||
                 name.contains("remainder") || name.contains("pow");
  return !name.empty() && op->getNumRegions() == 0 &&
         llvm::all_of(op->getOperandTypes(), isNumber) &&
         llvm::all_of(op->getResultTypes(), isNumber) &&
         (!divides || getConstant(op->getOperands().back()));
}

/// What a branch computes of numbers, behind it: null if something else
/// decides.
Value Merger::outsideOf(Value value, Region *region) {
  if (!isInside(region, value))
    return value;
  if (auto elements = getElements(value)) {
    SmallVector<Value> outer;
    for (Value element : *elements)
      if (!outer.emplace_back(outsideOf(element, region)))
        return {};
    return cx.graph.listOf(outer, loc);
  }
  auto number = dyn_cast<TorchIntType>(value.getType());
  Value outer = number && number.getKnown()
                    ? cx.graph.sizeNamed(number.getKnown(), loc)
                    : Value();
  if (outer && !isInside(region, outer))
    return outer;
  Operation *def = value.getDefiningOp();
  if (!def || (!isa<ConstantOp>(def) && !isArithmetic(def)))
    return {};
  IRMapping mapping;
  for (Value operand : def->getOperands()) {
    Value mapped = outsideOf(operand, region);
    if (!mapped)
      return {};
    mapping.map(operand, mapped);
  }
  return cx.b.clone(*def, mapping)
      ->getResult(cast<OpResult>(value).getResultNumber());
}

/// `tensor`, which was made in a branch, as a view of what was there before it;
/// null if it is none, or if looking at it could fail where it is not made.
TensorObj *Merger::viewOutside(TensorObj *tensor, bool isThen) {
  static const llvm::StringSet<> anywhere = {
      "aten::unsqueeze", "aten::transpose.int", "aten::t",
      "aten::permute",   "aten::slice.Tensor",  "aten::detach",
      "aten::alias"};
  TensorObj *parent = tensor->parent;
  if (!parent || !op || !cx.graph.getEntryBlock() ||
      tensor->id < ends[isThen].firstId)
    return nullptr;
  const ViewStep &step = *tensor->view;
  bool isSafe = readsUnderPredicate || anywhere.contains(step.name);
  auto type = cast<TorchTensorType>(parent->current.getType());
  ViewOperands given{step.name, step.operands};
  if (step.name == "aten::select.int" && getConstantInt(given["index"]))
    if (std::optional<int64_t> dim = getConstantInt(given["dim"]))
      isSafe |=
          type.getSize(*dim < 0 ? *dim + type.getRank() : *dim).has_value();
  if (!isSafe)
    return nullptr;
  ViewStep outer = step;
  for (Value &operand : outer.operands) {
    operand = outsideOf(operand, &op->getRegion(isThen ? 0 : 1));
    if (!operand)
      return nullptr;
  }
  if (parent->id >= ends[isThen].firstId)
    parent = viewOutside(parent, isThen);
  if (!parent)
    return nullptr;
  TensorObj *&known = outside[tensor];
  if (!known) {
    known = cx.memory.newView(parent, tensor->current, std::move(outer));
    // To be looked at anew, as are its parents, where it is read.
    known->stamp = parent->base->writes - 1;
  }
  return known;
}

/// The choice that `tensor` is, if the branch made it.
EitherObj *Merger::choiceIn(TensorObj *tensor, bool isThen) const {
  return tensor->parent || isFromBefore(tensor, isThen) ? nullptr
                                                        : tensor->either;
}

/// Whether `tensor` is one that was there before the branch, or may be.
bool Merger::mayBeFromBefore(TensorObj *tensor, bool isThen) const {
  EitherObj *choice = choiceIn(tensor, isThen);
  return isFromBefore(tensor, isThen) ||
         (choice && llvm::any_of(choice->values, [&](AbstractValue side) {
            return mayBeFromBefore(side.tensor(), isThen);
          }));
}

/// Lets the choice that `tensor` is leave the branch: what decides it and what
/// its sides hold.
LogicalResult Merger::carryChoices(TensorObj *tensor, bool isThen) {
  EitherObj *choice = choiceIn(tensor, isThen);
  if (!choice)
    return success();
  Value mine = choice->predicate, no = cx.graph.constantBool(false);
  FailureOr<AbstractValue> carried =
      isThen ? mergeScalars(mine, no) : mergeScalars(no, mine);
  if (failed(carried))
    return failure();
  carriedChoices[choice] = carried->ssa();
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

/// `tensor`, which a branch made, as a base after it, which `merged` may be.
TensorObj *Merger::newSide(TensorObj *tensor, TensorObj *merged, Value held) {
  TensorObj *side = cx.memory.newBase(held, tensor->contiguous);
  cx.heap.linkMayAlias(side, tensor);
  cx.heap.linkDirectly(side, merged);
  return outside[tensor] = side;
}

/// `tensor`, a choice that a branch made, as one after it; null where others
/// may see what is written to it. Where the branch was not taken it is one of
/// its sides, no matter which, and holds what that one holds.
TensorObj *Merger::choiceOutside(TensorObj *tensor, TensorObj *merged,
                                 bool isThen) {
  SmallVector<TensorObj *> members{tensor};
  for (unsigned i = 0; i < members.size(); ++i)
    if (EitherObj *choice = choiceIn(members[i], isThen))
      for (AbstractValue side : choice->values)
        members.push_back(side.tensor());
  // What was made in a branch of the branch is out of reach.
  Region *region = &op->getRegion(isThen ? 0 : 1);
  auto isGone = [&](TensorObj *other) {
    return isInside(region, other->current) &&
           other->current.getParentRegion() != region;
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
TensorObj *Merger::sideOf(TensorObj *tensor, TensorObj *merged, bool isThen) {
  if (tensor->id < ends[isThen].firstId)
    return tensor;
  llvm::SaveAndRestore<bool> here(readsUnderPredicate, true);
  if (TensorObj *known = outside.lookup(tensor)) {
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

/// Where the elements of `tensor`, a view of `home`, are at the end of a
/// branch; null if it is none.
Value Merger::placesAtEnd(TensorObj *home, TensorObj *tensor, bool isThen) {
  if (op || places[isThen].contains(tensor))
    return places[isThen].lookup(tensor);
  return places[isThen][tensor] = atEndOf(
             isThen, [&] { return cx.memory.placesIn(home, tensor, loc); });
}

/// Two views of one tensor are one view of it, at places that the branches
/// tell. Null if they are none, and before the op exists.
FailureOr<TensorObj *> Merger::mergeViews(TensorObj *x, TensorObj *y) {
  TensorObj *home = cx.memory.homeOf(x, firstId());
  if (!home || home != cx.memory.homeOf(y, firstId()))
    return nullptr;
  Value a = placesAtEnd(home, x, true), b = placesAtEnd(home, y, false);
  if (!a || !b ||
      cast<TorchTensorType>(a.getType()).getRank() !=
          cast<TorchTensorType>(b.getType()).getRank())
    return nullptr;
  FailureOr<Type> type = join(a.getType(), b.getType());
  if (failed(type))
    return failure();
  Value merged = slot(a, b, *type);
  return op ? cx.memory.viewAt(home, merged, loc,
                               x->contiguous && y->contiguous)
            : nullptr;
}

/// A view that one branch made, as it is after it: to be read where that branch
/// was taken. Null if it is none, and before the op exists.
TensorObj *Merger::carryView(TensorObj *tensor, bool isThen) {
  TensorObj *home = homeBefore(tensor, ends[isThen].firstId);
  if (!home || tensor->id < ends[isThen].firstId)
    return nullptr;
  Value its = placesAtEnd(home, tensor, isThen);
  Value out = its ? carriedOut(its, isThen) : Value();
  return out && op ? cx.memory.viewAt(home, out, loc) : nullptr;
}

FailureOr<AbstractValue> Merger::mergeTensors(TensorObj *x, TensorObj *y) {
  if (x == y)
    return AbstractValue(x);
  TensorObj *&known = mergedTensors[{x, y}];
  if (known)
    return AbstractValue(known);
  if (cx.options.carriesPlaces) {
    FailureOr<TensorObj *> view = mergeViews(x, y);
    if (failed(view))
      return failure();
    if (*view)
      return AbstractValue(known = *view);
    for (bool isThen : {true, false}) {
      TensorObj *side = isThen ? x : y;
      if (TensorObj *its = carryView(side, isThen))
        outside[side] = its;
    }
  }
  Value a = contents(x, true), b = contents(y, false);
  if (!a || !b)
    return failure();
  auto typeX = cast<TorchTensorType>(a.getType()),
       typeY = cast<TorchTensorType>(b.getType());
  if (typeX.getRank() != typeY.getRank() ||
      typeX.getDtype() != typeY.getDtype())
    return mergeEither(x, y);
  FailureOr<Type> type = join(typeX, typeY);
  if (failed(type))
    return failure();
  TensorObj *merged =
      cx.memory.newBase(slot(a, b, *type), x->contiguous && y->contiguous);
  merged->layout = cx.memory.layoutOfOneOf(x, y, merged->current);
  // What both branches made is this tensor now.
  bool isChoice = mayBeFromBefore(x, true) || mayBeFromBefore(y, false);
  if (isChoice &&
      (failed(carryChoices(x, true)) || failed(carryChoices(y, false))))
    return failure();
  if (!op) {
    known = nullptr;
    return AbstractValue(merged);
  }
  known = merged;
  if (isChoice) {
    TensorObj *then = sideOf(x, merged, true),
              *otherwise = sideOf(y, merged, false);
    EitherObj *either = then && otherwise
                            ? cx.heap.newEither({predicate, {otherwise, then}})
                            : nullptr;
    // Of more, a write is refused, and they are carried by their places.
    constexpr unsigned mostChoices = 6;
    merged->either = either && either->depth <= mostChoices ? either : nullptr;
  }
  linkMerged(merged, x, y);
  return AbstractValue(merged);
}

} // namespace torchonnx
