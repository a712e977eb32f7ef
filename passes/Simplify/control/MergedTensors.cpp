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
  for (Value &operand : outer.operands)
    if (!(operand = outsideOf(operand, &op->getRegion(isThen ? 0 : 1))))
      return nullptr;
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

/// The tensor that `merged` is where it is `tensor`; null where others may see
/// what is written to it.
TensorObj *Merger::sideOf(TensorObj *tensor, TensorObj *merged, bool isThen) {
  if (tensor->id < ends[isThen].firstId)
    return tensor;
  llvm::SaveAndRestore<bool> here(readsUnderPredicate, true);
  if (TensorObj *known = outside.lookup(tensor))
    return known;
  if (TensorObj *view = viewOutside(tensor, isThen))
    return view;
  if (tensor->parent || !tensor->views.empty() || !tensor->mayAlias.empty())
    return nullptr;
  TensorObj *side = cx.memory.newBase(merged->current, tensor->contiguous);
  cx.heap.linkDirectly(side, tensor);
  cx.heap.linkDirectly(side, merged);
  return outside[tensor] = side;
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
  if (!op) {
    known = nullptr;
    return AbstractValue(merged);
  }
  known = merged;
  // What both branches made is this tensor now.
  if (x->base->id < ends[1].firstId || y->base->id < ends[0].firstId) {
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
