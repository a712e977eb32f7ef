//===- MergedContainers.cpp - Lists and dicts that branches leave ---------===//
//
// A list that one branch appends to has a length that only the run knows, so
// both branches leave it in the form of such lists: as rows, pieces or columns.
//
//===----------------------------------------------------------------------===//

#include "passes/Simplify/control/Merger.h"
#include "passes/Simplify/lists/Rows.h"

using namespace mlir;

namespace torchonnx {

/// Merges what two lists of one form hold; `from` are the elements that they
/// were made of.
LogicalResult Merger::mergeForms(const ListObj &x, const ListObj &y,
                                 ArrayRef<HeldTensors> from, ListObj &merged) {
  for (auto [a, c] : llvm::zip_equal(x.elements, y.elements)) {
    if (a.list()) {
      ListObj *column = cx.heap.newList({});
      if (failed(mergeForms(*a.list(), *c.list(), from, *column)))
        return failure();
      merged.elements.push_back(column);
      continue;
    }
    Value then = a.tensor()->current, otherwise = c.tensor()->current;
    FailureOr<Type> type = types.join(then.getType(), otherwise.getType());
    if (failed(type))
      return failure();
    TensorObj *tensor = cx.memory.newBase(values.slot(then, otherwise, *type));
    if (values.hasOp())
      for (TensorObj *element :
           llvm::concat<TensorObj *const>(from[1].all, from[0].all))
        cx.heap.linkMayAlias(tensor, element);
    merged.elements.push_back(tensor);
  }
  merged.elementType = x.elementType;
  merged.formAs(x);
  merged.areViews &= y.areViews;
  merged.areApart &= y.areApart;
  return success();
}

/// Where an element of the list that a branch leaves is in what that becomes;
/// nothing where that is not known. A tensor that the branch made is none.
FailureOr<std::optional<PlacedElement>>
Merger::placedOutside(PlacedElement element, bool isThen) {
  // Behind the dim stands where it is, or begins and ends: of that nothing is
  // said that would not hold where it is not there.
  Value nowhere = cx.graph.constantInt(0);
  for (Value &at :
       llvm::MutableArrayRef(element.part.operands).slice(1).take_front(2))
    at = values.slot(isThen ? at : nowhere, isThen ? nowhere : at,
                     TorchIntType::get(cx.context));
  Value is = element.isThere ? element.isThere : cx.graph.constantBool(true),
        no = cx.graph.constantBool(false);
  FailureOr<AbstractValue> isThere =
      mergeScalars(isThen ? is : no, isThen ? no : is);
  if (failed(isThere))
    return failure();
  element.isThere = isThere->ssa();
  // It is looked at where it is there.
  auto guarded = values.readUnderPredicate();
  if (element.tensor->id >= ends[isThen].firstId)
    element.tensor = values.viewOutside(element.tensor, isThen);
  return element.tensor && element.isThere ? std::optional(std::move(element))
                                           : std::optional<PlacedElement>();
}

/// What the list that a branch leaves holds, before it is linked with others.
Merger::HeldTensors Merger::heldIn(const ListObj &list) {
  HeldTensors held{placedElements(cx, list), {}};
  for (AbstractValue element : list.elements)
    collectTensors(element, held.all);
  return held;
}

/// Notes which parts of the rows that two lists became are tensors from before
/// the branches, so that what is written to those is written to the rows.
LogicalResult Merger::placeElements(ArrayRef<HeldTensors> held,
                                    TensorObj *rows) {
  auto isSame = [](const PlacedElement &a, const PlacedElement &b) {
    return a.tensor == b.tensor && a.part.name == b.part.name &&
           a.part.operands == b.part.operands && a.isThere == b.isThere;
  };
  SmallVector<PlacedElement, 1> placed;
  // What is a part that is not known.
  SmallVector<TensorObj *> lost;
  for (bool isThen : {true, false})
    for (const PlacedElement &element : held[isThen].placed) {
      if (element.tensor->base->id >= ends[isThen].firstId)
        continue;
      if (llvm::any_of(held[!isThen].placed, [&](const PlacedElement &other) {
            return isSame(element, other);
          })) {
        if (isThen)
          placed.push_back(element);
        continue;
      }
      auto outside = placedOutside(element, isThen);
      if (failed(outside))
        return failure();
      if (*outside)
        placed.push_back(**outside);
      else
        lost.push_back(element.tensor->base);
    }
  if (!values.hasOp())
    return success();
  for (const HeldTensors &side : held)
    for (const PlacedElement &element : placed) {
      TensorObj *base = element.tensor->base;
      bool isPlaced = llvm::any_of(
          side.placed, [&](auto &its) { return its.tensor->base == base; });
      bool isHeld = llvm::any_of(
          side.all, [&](TensorObj *its) { return areLinked(its->base, base); });
      if (isHeld && !isPlaced)
        lost.push_back(base);
    }
  llvm::erase_if(placed, [&](const PlacedElement &element) {
    return llvm::any_of(lost, [&](TensorObj *base) {
      return areLinked(base, element.tensor->base);
    });
  });
  rows->elements = std::move(placed);
  return success();
}

/// Whether lists hold as much in the same forms.
static bool areAlike(const ListObj &x, const ListObj &y) {
  return x.sameForm(y) && x.elements.size() == y.elements.size() &&
         llvm::all_of(llvm::zip(x.elements, y.elements), [](auto pair) {
           auto [a, c] = pair;
           return a.list() ? c.list() && areAlike(*a.list(), *c.list())
                           : a.tensor() && c.tensor();
         });
}

/// Lists of two lengths: of one that only the run knows. False where their
/// elements have no such form.
FailureOr<bool> Merger::mergeRows(const ListObj &x, const ListObj &y,
                                  ListObj &merged) {
  if (!values.hasOp()) {
    ListObj *a = values.anyLength(x, y, true);
    rows.push_back({a, a ? values.anyLength(y, x, false) : nullptr});
  }
  auto [a, c] = rows[values.hasOp() ? nextRows++ : rows.size() - 1];
  if (!a || !c || !areAlike(*a, *c))
    return false;
  HeldTensors held[] = {heldIn(y), heldIn(x)};
  merged.elements.clear();
  if (failed(mergeForms(*a, *c, held, merged)))
    return failure();
  auto keepsPlaces = [&](const ListObj &list) {
    return list.isRows ? list.sameForm(merged) : rowsOf(&merged) != nullptr;
  };
  TensorObj *rows = merged.elements[0].tensor();
  if (rows && keepsPlaces(x) && keepsPlaces(y) &&
      failed(placeElements(held, rows)))
    return failure();
  return true;
}

/// Merges two lists into one; false where none can be both.
FailureOr<bool> Merger::mergeLists(const ListObj &x, const ListObj &y,
                                   ListObj &merged) {
  if (x.isRows && y.isRows && !x.sameForm(y) && !isWiderForm(x, y) &&
      !isWiderForm(y, x))
    return false;
  if (!x.sameForm(y) || x.elements.size() != y.elements.size())
    return mergeRows(x, y, merged);
  SmallVector<HeldTensors, 2> held;
  if (x.isRows)
    held = {heldIn(y), heldIn(x)};
  auto elements = mergeAll(x.elements, y.elements);
  if (failed(elements))
    return failure();
  // What a form is made of cannot be one of two.
  if (x.isRows && llvm::any_of(*elements, [](AbstractValue element) {
        return !element.tensor() && !element.list();
      }))
    return false;
  merged.elements = *elements;
  merged.elementType = x.elementType;
  merged.formAs(x);
  merged.areViews &= y.areViews;
  merged.areApart &= y.areApart;
  TensorObj *rows = x.isRows ? merged.elements[0].tensor() : nullptr;
  bool isNew = rows && !rows->either && rows->elements.empty() &&
               rows != x.elements[0].tensor() && rows != y.elements[0].tensor();
  if (isNew && failed(placeElements(held, rows)))
    return failure();
  return true;
}

FailureOr<AbstractValue> Merger::mergeLists(ListObj *x, ListObj *y) {
  ListObj *merged = cx.heap.newList({}, x->elementType);
  const ListObj &then = ends[true].atEnd(x), &otherwise = ends[false].atEnd(y);
  bool staysTwo = kind == KeepsKnown && !then.isRows && !otherwise.isRows &&
                  then.elements.size() != otherwise.elements.size();
  FailureOr<bool> isOne =
      staysTwo ? FailureOr<bool>(false) : mergeLists(then, otherwise, *merged);
  if (failed(isOne))
    return failure();
  if (!*isOne)
    return mergeEither(x, y);
  return keep(x, y, merged);
}

//===----------------------------------------------------------------------===//
// Dicts after a branch of the run
//===----------------------------------------------------------------------===//

/// The lists of the keys and of the values.
FailureOr<DictObj::Entries> Merger::mergeOpenEntries(Entries x, Entries y) {
  DictObj::Entries merged, mine = x.vec(), its = y.vec();
  for (auto *entries : {&mine, &its}) {
    if (DictObj::isOpen(*entries))
      continue;
    for (auto &[key, value] : *entries) {
      if (asUncertain(value))
        return error("which keys a dict has, only the run knows");
      if (!key.ssa() || !isa<TorchIntType>(key.ssa().getType()))
        return error("a dict has keys that only the run knows on the two "
                     "branches");
    }
    *entries = openedEntries(cx, *entries);
  }
  for (auto [a, c] : llvm::zip(mine, its)) {
    FailureOr<AbstractValue> list = merge(a.second, c.second);
    if (failed(list))
      return failure();
    merged.push_back({AbstractValue(), *list});
  }
  return merged;
}

/// The entries that either side has, in an order that is both sides'. Those
/// that one lacks may not be there.
FailureOr<DictObj::Entries> Merger::mergeEntries(Entries x, Entries y) {
  auto keysX = llvm::make_first_range(x), keysY = llvm::make_first_range(y);
  auto isOpening = [](AbstractValue key) {
    return isKeyOfTheRun(key) && isa<TorchIntType>(key.ssa().getType());
  };
  if (DictObj::isOpen(x) || DictObj::isOpen(y) ||
      (!llvm::equal(keysX, keysY) &&
       (llvm::any_of(keysX, isOpening) || llvm::any_of(keysY, isOpening))))
    return mergeOpenEntries(x, y);
  DictObj a(0), c(0);
  a.entries = x.vec();
  c.entries = y.vec();
  DictObj::Entries merged;
  auto add = [&](AbstractValue key, std::optional<size_t> i,
                 std::optional<size_t> j) -> LogicalResult {
    // Whether it is there on each side, and what it is.
    auto side =
        [&](const DictObj &dict,
            std::optional<size_t> at) -> std::pair<Value, AbstractValue> {
      if (!at)
        return {cx.graph.constantBool(true), {}};
      AbstractValue value = dict.entries[*at].second;
      if (MaybeObj *entry = asUncertain(value))
        return {entry->isNone, entry->value};
      return {cx.graph.constantBool(false), value};
    };
    auto [lacksX, valueX] = side(a, i);
    auto [lacksY, valueY] = side(c, j);
    FailureOr<AbstractValue> lacks = mergeScalars(lacksX, lacksY);
    FailureOr<AbstractValue> value = merge(valueX, valueY);
    if (failed(lacks) || failed(value))
      return failure();
    bool isSure = getConstantBool(lacks->ssa()) == false;
    merged.push_back({key, isSure ? *value
                                  : AbstractValue(cx.heap.newMaybe(
                                        {lacks->ssa(), *value, true}))});
    return success();
  };
  size_t next = 0;
  auto addOthers = [&](size_t end) -> LogicalResult {
    for (; next < end; ++next)
      if (failed(add(c.entries[next].first, std::nullopt, next)))
        return failure();
    return success();
  };
  for (auto [i, entry] : llvm::enumerate(x)) {
    auto other = findKey(&c, entry.first);
    if (!other)
      return error("a dict has keys that only the run knows on the two "
                   "branches");
    if (*other && **other < next)
      return error("a dict has its keys in different orders on the two "
                   "branches");
    if (*other && failed(addOthers(**other)))
      return failure();
    next += other->has_value();
    if (failed(add(entry.first, i, *other)))
      return failure();
  }
  if (failed(addOthers(c.entries.size())))
    return failure();
  return merged;
}

} // namespace torchonnx
