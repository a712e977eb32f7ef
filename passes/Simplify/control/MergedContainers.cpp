//===- MergedContainers.cpp - Lists and dicts that branches leave ---------===//
//
// A list that one branch appends to has a length that only the run knows, so
// both branches leave it in the form of such lists: as rows, pieces or columns.
//
//===----------------------------------------------------------------------===//

#include "passes/Simplify/control/Merger.h"

using namespace mlir;

namespace torchonnx {

/// Merges what two lists of one form hold; `from` are the elements that they
/// were made of.
LogicalResult Merger::mergeForms(const ListObj &x, const ListObj &y,
                                 ArrayRef<TensorObj *> from, ListObj &merged) {
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
      for (TensorObj *element : from)
        cx.heap.linkMayAlias(tensor, element);
    merged.elements.push_back(tensor);
  }
  merged.elementType = x.elementType;
  merged.formAs(x);
  merged.areViews &= y.areViews;
  merged.areApart &= y.areApart;
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
  SmallVector<TensorObj *> from;
  for (const ListObj *list : {&x, &y})
    for (AbstractValue element : list->elements)
      collectTensors(element, from);
  merged.elements.clear();
  if (failed(mergeForms(*a, *c, from, merged)))
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
