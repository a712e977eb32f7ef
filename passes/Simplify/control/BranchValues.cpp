//===- BranchValues.cpp - Values at the end of branches and outside -------===//

#include "passes/Simplify/control/BranchValues.h"
#include "mlir/IR/IRMapping.h"
#include "passes/Simplify/memory/ViewOperators.h"
#include "llvm/ADT/ScopeExit.h"

using namespace mlir;

namespace torchonnx {

/// Whether `value` is made in `region`, which may not be part of an op yet.
static bool isInside(Region *region, Value value) {
  for (Region *at = value.getParentRegion(); at;) {
    if (at == region)
      return true;
    Operation *parent = at->getParentOp();
    at = parent ? parent->getParentRegion() : nullptr;
  }
  return false;
}

LogicalResult BranchValues::begin() {
  inverted = cx.graph.invert(predicate, loc);
  return success(bool(inverted));
}

void BranchValues::makeOp() {
  SmallVector<Type> yieldedTypes;
  for (auto &entry : slots)
    yieldedTypes.push_back(entry.second.second);
  op = IfOp::create(cx.b, loc, yieldedTypes, predicate);
  for (bool isThen : {true, false}) {
    Region &region = *regionOf(isThen);
    region.takeBody(*ends[isThen].region);
    SmallVector<Value> yielded;
    for (auto &entry : slots)
      yielded.push_back(isThen ? entry.first.first : entry.first.second);
    OpBuilder::InsertionGuard guard(cx.b);
    cx.b.setInsertionPointToEnd(&region.front());
    TorchYieldOp::create(cx.b, loc, yielded);
  }
}

Value BranchValues::slot(Value x, Value y, Type type) {
  if (x == y)
    return x;
  auto [it, isNew] = slots.insert({{x, y}, {slots.size(), type}});
  return op ? Value(op.getResult(it->second.first)) : x;
}

Value BranchValues::decided(Value x, Value y) {
  if (x == y)
    return x;
  std::optional<bool> p = cx.predicates.known(x, predicate, true),
                      q = cx.predicates.known(y, predicate, false);
  if (!p || !q)
    return {};
  if (*p == *q)
    return cx.graph.constantBool(*p);
  return *p ? predicate : inverted;
}

LogicalResult BranchValues::checkReadable(AbstractValue value, bool isThen) {
  Shared *container = value.shared();
  if (auto *poison = ends[isThen].poisons.find(container);
      container && poison != ends[isThen].poisons.end())
    return cx.memory.refuseContainer(loc, poison->second);
  return cx.memory.checkReadable(value, loc);
}

Value BranchValues::contents(TensorObj *tensor, bool isThen) {
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

/// What the branch `region` computes of numbers, behind it: null if something
/// else decides.
static Value outsideOf(Context &cx, Value value, Region *region, Location loc) {
  if (!isInside(region, value))
    return value;
  if (auto elements = getElements(value)) {
    SmallVector<Value> outer;
    for (Value element : *elements)
      if (!outer.emplace_back(outsideOf(cx, element, region, loc)))
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
    Value mapped = outsideOf(cx, operand, region, loc);
    if (!mapped)
      return {};
    mapping.map(operand, mapped);
  }
  return cx.b.clone(*def, mapping)
      ->getResult(cast<OpResult>(value).getResultNumber());
}

bool BranchValues::isMadeIn(Value value, bool isThen) {
  return isInside(regionOf(isThen), value);
}

TensorObj *BranchValues::viewOutside(TensorObj *tensor, bool isThen) {
  if (shared[isThen].contains(tensor))
    return outside.lookup(tensor);
  TensorObj *parent = tensor->parent;
  if (!parent || !op || !cx.graph.getEntryBlock() ||
      tensor->id < ends[isThen].firstId)
    return nullptr;
  const ViewStep &step = *tensor->view;
  bool isSafe = readsUnderPredicate || isOfAnySizes(step.name);
  auto type = cast<TorchTensorType>(parent->current.getType());
  ViewOperands given{step.name, step.operands};
  if (step.name == "aten::select.int" && getConstantInt(given["index"]))
    if (std::optional<int64_t> dim = getConstantInt(given["dim"]))
      isSafe |= type.getSize(fromFront(*dim, type.getRank())).has_value();
  if (!isSafe)
    return nullptr;
  ViewStep outer = step;
  for (Value &operand : outer.operands) {
    operand = outsideOf(cx, operand, regionOf(isThen), loc);
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

/// Where the elements of `tensor`, a view of `home`, are at the end of a
/// branch; null if it is none.
Value BranchValues::placesAtEnd(TensorObj *home, TensorObj *tensor,
                                bool isThen) {
  if (op || places[isThen].contains(tensor))
    return places[isThen].lookup(tensor);
  return places[isThen][tensor] = atEndOf(
             isThen, [&] { return cx.memory.placesIn(home, tensor, loc); });
}

/// Two views of one tensor are one view of it, at places that the branches
/// tell.
FailureOr<TensorObj *> BranchValues::oneView(TensorObj *x, TensorObj *y) {
  TensorObj *home = cx.memory.homeOf(x, firstId());
  if (!home || home != cx.memory.homeOf(y, firstId()))
    return nullptr;
  Value a = placesAtEnd(home, x, true), b = placesAtEnd(home, y, false);
  if (!a || !b ||
      cast<TorchTensorType>(a.getType()).getRank() !=
          cast<TorchTensorType>(b.getType()).getRank())
    return nullptr;
  FailureOr<Type> type = types.join(a.getType(), b.getType());
  if (failed(type))
    return failure();
  Value merged = slot(a, b, *type);
  return op ? cx.memory.viewAt(home, merged, loc,
                               x->contiguous && y->contiguous)
            : nullptr;
}

FailureOr<TensorObj *> BranchValues::mergeViews(TensorObj *x, TensorObj *y) {
  if (!cx.options.carriesPlaces)
    return nullptr;
  FailureOr<TensorObj *> view = oneView(x, y);
  if (failed(view) || *view)
    return view;
  for (bool isThen : {true, false}) {
    TensorObj *side = isThen ? x : y;
    if (TensorObj *its = carryView(side, isThen))
      outside[side] = its;
  }
  return nullptr;
}

TensorObj *BranchValues::carryView(TensorObj *tensor, bool isThen,
                                   bool mustHaveElements) {
  TensorObj *home = homeBefore(tensor, ends[isThen].firstId);
  if (!home || tensor->id < ends[isThen].firstId ||
      (mustHaveElements && !hasElements(home->current, cx.oracle.getSymbols())))
    return nullptr;
  Value its = placesAtEnd(home, tensor, isThen);
  Value out = its ? carriedOut(its, isThen) : Value();
  return out && op ? cx.memory.viewAt(home, out, loc) : nullptr;
}

/// `value` as the branch leaves it, the branch being over: what tensors hold.
AbstractValue BranchValues::asLeft(AbstractValue value, bool isThen) {
  if (TensorObj *tensor = value.tensor()) {
    Value left = contents(tensor, isThen);
    TensorObj *home = homeBefore(tensor, firstId());
    Value its = home && left ? placesAtEnd(home, tensor, isThen) : Value();
    if (its)
      return cx.memory.viewAt(home, its, left);
    return left ? AbstractValue(cx.memory.newBase(left, tensor->contiguous))
                : AbstractValue();
  }
  SmallVector<AbstractValue> parts;
  if (TupleObj *tuple = value.tuple())
    for (AbstractValue element : tuple->elements)
      parts.push_back(asLeft(element, isThen));
  if (value.tuple())
    return cx.heap.newTuple(parts);
  if (MaybeObj *maybe = value.maybe())
    return cx.heap.newMaybe(
        {maybe->isNone, asLeft(maybe->value, isThen), maybe->isEntry});
  if (failed(checkReadable(value, isThen)))
    return {};
  if (ListObj *list = value.list())
    return asLeft(ends[isThen].atEnd(list), isThen);
  if (DictObj *dict = value.dict()) {
    DictObj *left = cx.heap.newDict();
    left->isOrderOpen = dict->isOrderOpen;
    for (auto &[key, held] : ends[isThen].atEnd(dict))
      left->entries.push_back({key, asLeft(held, isThen)});
    return left;
  }
  if (ClassObj *object = value.object()) {
    ClassObj *left = cx.heap.newObject(object->type);
    for (auto &[name, held] : ends[isThen].atEnd(object))
      left->attributes.push_back({name, asLeft(held, isThen)});
    return left;
  }
  return value;
}

ListObj *BranchValues::asLeft(const ListObj &list, bool isThen) {
  ListObj *left = cx.heap.newList({}, list.elementType);
  for (AbstractValue element : list.elements)
    left->elements.push_back(asLeft(element, isThen));
  left->formAs(list);
  return left;
}

/// Whether all that the list holds could be read.
static bool isWhole(const ListObj &list) {
  return llvm::all_of(list.elements, [](AbstractValue element) {
    return element.list() ? isWhole(*element.list())
                          : !element.isUninitialized();
  });
}

/// A list of its own that no journal takes back.
static ListObj *copied(ListObj *list, llvm::function_ref<ListObj *()> make) {
  ListObj *copy = make();
  copy->elementType = list->elementType;
  copy->formAs(*list);
  for (AbstractValue element : list->elements)
    copy->elements.push_back(
        element.list() ? AbstractValue(copied(element.list(), make)) : element);
  return copy;
}

ListObj *BranchValues::anyLength(const ListObj &list, const ListObj &other,
                                 bool isThen) {
  // What is read is there for what comes after; the rows are the branch's own.
  ListObj *mine = asLeft(list, isThen), *its = asLeft(other, !isThen);
  if (!isWhole(*mine) || !isWhole(*its))
    return nullptr;
  if (list.isRows && !isWiderForm(other, list))
    return mine;
  // Where this cannot be, there may be another way to merge the two.
  llvm::scope_exit takeBack(
      [&, mark = cx.findings.mark()] { cx.findings.goBackTo(mark); });
  // What views are of holds there what the branch leaves.
  TensorObj *home = mine->viewsOf;
  Value held = home ? contents(home, isThen) : Value();
  if (home && !held)
    return nullptr;
  return atEndOf(isThen, [&]() -> ListObj * {
    if (home) {
      cx.heap.assign(home->current, held);
      cx.heap.assign(home->stamp, home->writes);
    }
    // Where one is empty, it knows no size that only the other branch does.
    bool isEmpty = mine->elements.empty();
    ListObj *some = isEmpty ? its : mine;
    std::optional<int64_t> dim;
    if (isEmpty != its->elements.empty())
      dim = differingDim(cx, isEmpty ? mine : its, some,
                         cx.heap.isFromBeforeLoop(isEmpty ? list : other));
    LogicalResult made =
        list.isRows ? widenForm(cx, mine, other, loc)
        : dim ? makePieces(cx, mine, *dim,
                           some->elements[0].tensor()->current.getType(),
                           RefType::get(cx.context), loc)
              : makeRows(cx, mine, its, loc, UnknownSizes::Zero, firstId());
    return succeeded(made) ? copied(mine, [&] { return cx.heap.newList({}); })
                           : nullptr;
  });
}

/// A value of `type` that nobody reads. Runtimes trust its sizes: those that
/// cannot be told are of the run, so that nothing follows from them.
Value BranchValues::standIn(Type type) {
  auto tensor = dyn_cast<TorchTensorType>(type);
  if (!tensor || tensor.getNumElements())
    return cx.graph.zeroOf(type, loc);
  SmallVector<Value> sizes;
  for (Attribute dim : tensor.getDims()) {
    Value size = sizeToMake(cx.graph, cx.oracle.getSymbols(), dim, loc);
    sizes.push_back(
        size ? size : cx.graph.emitValue("aten::Int.bool", {predicate}, loc));
    if (!sizes.back())
      return {};
  }
  return cx.graph.emitValue(
      "aten::zeros",
      {cx.graph.listOf(sizes, loc),
       cx.graph.constantInt(getScalarType(tensor.getDtype())), cx.graph.none(),
       cx.graph.none(), cx.graph.none()},
      loc);
}

Value BranchValues::carriedOut(Value mine, bool isThen) {
  Value &other = unread[mine];
  if (!other)
    other = standIn(mine.getType());
  if (!other)
    return {};
  Type type = types.withKnownSizes(mine.getType());
  return isThen ? slot(mine, other, type) : slot(other, mine, type);
}

} // namespace torchonnx
