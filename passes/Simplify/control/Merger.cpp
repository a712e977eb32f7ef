//===- Merger.cpp - Merging what the branches of an `if` leave ------------===//

#include "passes/Simplify/control/Merger.h"

using namespace mlir;

namespace torchonnx {

/// Whether `value` is or holds the object.
static bool holds(AbstractValue value, const Shared *object) {
  return value.shared() == object ||
         llvm::any_of(heldBy(value),
                      [&](AbstractValue part) { return holds(part, object); });
}

namespace {
/// What a container may be at the end of a branch, has copies of, and is copied
/// by.
struct Links {
  Links(const BranchEnd &end, bool isList, Shared *container) {
    if (!container)
      return;
    const Shared *left = container;
    if (isList)
      if (const auto *it = end.lists.find(static_cast<ListObj *>(container));
          it != end.lists.end())
        left = &it->second;
    mayBe.push_back(container);
    llvm::append_range(mayBe, left->mayBe);
    llvm::append_range(held, left->held);
    llvm::append_range(holders, left->holders);
    for (const auto &[list, left] : end.lists)
      if (llvm::is_contained(left.held, container) ||
          llvm::any_of(left.elements, [container](AbstractValue element) {
            return holds(element, container);
          }))
        holders.push_back(list);
  }

  SmallVector<Shared *, 2> mayBe, held, holders;
};
} // namespace

/// The same for lists, dicts and objects. What was linked in a branch was so in
/// its scope only, as far as it is from before.
void Merger::linkContainers() {
  std::vector<std::array<Links, 2>> sides;
  for (auto &[pair, merged] : mergedContainers)
    sides.push_back({Links(ends[0], merged.list(), pair.second),
                     Links(ends[1], merged.list(), pair.first)});
  auto linkAll = [&](Shared *object, const Links &side) {
    for (Shared *other : side.mayBe)
      cx.heap.linkDirectly(object, other);
    for (Shared *held : side.held) {
      cx.heap.linkHeldDirectly(object, held);
      for (Shared *holder : llvm::to_vector(held->holders))
        cx.heap.linkHeldDirectly(holder, held);
    }
    for (Shared *holder : side.holders)
      cx.heap.linkHeldDirectly(holder, object);
  };
  // What was an object in a list may be one of its rows now.
  auto linkElements = [&](ListObj *merged, const ListObj &left) {
    if (merged->isRows && !left.isRows)
      for (AbstractValue element : left.elements)
        linkHeld(cx, merged, element);
  };
  for (bool isThen : {true, false})
    for (auto &[list, left] : ends[isThen].lists) {
      linkAll(list, Links(ends[isThen], /*isList=*/true, list));
      linkElements(list, left);
    }
  for (auto [i, entry] : llvm::enumerate(mergedContainers)) {
    Shared *merged = entry.second.shared();
    for (bool isThen : {true, false}) {
      linkAll(merged, sides[i][isThen]);
      Shared *from = isThen ? entry.first.first : entry.first.second;
      if (ListObj *list = entry.second.list(); list && from)
        linkElements(list, ends[isThen].atEnd(static_cast<ListObj *>(from)));
    }
    for (auto [j, other] : llvm::enumerate(mergedContainers))
      for (bool isThen : {true, false}) {
        Shared *its = isThen ? other.first.first : other.first.second;
        const Links &side = sides[i][isThen];
        if (j != i && llvm::is_contained(side.mayBe, its))
          cx.heap.linkDirectly(merged, other.second.shared());
        if (llvm::is_contained(side.held, its))
          cx.heap.linkHeldDirectly(merged, other.second.shared());
      }
  }
}

FailureOr<AbstractValue> Merger::mergeScalars(Value x, Value y) {
  if (Value known = values.decided(x, y))
    return AbstractValue(known);
  if (isa<TorchDeviceType>(x.getType()))
    return mergeEither(x, y);
  std::optional<StringRef> s = getConstantStr(x), t = getConstantStr(y);
  if (s && t && *s == *t)
    return AbstractValue(x);
  if (x.getType().getTypeID() != y.getType().getTypeID() ||
      (kind == KeepsKnown && getConstant(x) && getConstant(y)) ||
      (s && t && kind != Chooses))
    return mergeEither(x, y);
  FailureOr<Type> type = types.join(x.getType(), y.getType());
  if (failed(type))
    return failure();
  return AbstractValue(values.slot(x, y, *type));
}

/// One side is None, or may be.
FailureOr<AbstractValue> Merger::mergeWithNothing(AbstractValue x,
                                                  AbstractValue y) {
  auto split = [&](AbstractValue value) -> std::pair<Value, AbstractValue> {
    if (isNothing(value))
      return {cx.graph.constantBool(true), {}};
    if (MaybeObj *maybe = value.maybe())
      return {maybe->isNone, maybe->value};
    return {cx.graph.constantBool(false), value};
  };
  auto [noneX, valueX] = split(x);
  auto [noneY, valueY] = split(y);
  FailureOr<AbstractValue> isNone = mergeScalars(noneX, noneY);
  FailureOr<AbstractValue> value = merge(valueX, valueY);
  if (failed(isNone) || failed(value))
    return failure();
  return AbstractValue(cx.heap.newMaybe({isNone->ssa(), *value}));
}

FailureOr<std::vector<AbstractValue>>
Merger::mergeAll(ArrayRef<AbstractValue> x, ArrayRef<AbstractValue> y) {
  std::vector<AbstractValue> merged;
  if (x.size() != y.size())
    return error("a tuple has two lengths after the two branches");
  for (auto [p, q] : llvm::zip(x, y)) {
    FailureOr<AbstractValue> one = merge(p, q);
    if (failed(one))
      return failure();
    merged.push_back(*one);
  }
  return merged;
}

FailureOr<Merger::Attributes> Merger::mergeAttributes(const Attributes &x,
                                                      const Attributes &y) {
  Attributes merged;
  if (x.size() != y.size())
    return error("an object has different attributes after the two branches");
  for (auto [p, q] : llvm::zip(x, y)) {
    if (p.first != q.first)
      return error("an object has different attributes after the two branches");
    FailureOr<AbstractValue> one = merge(p.second, q.second);
    if (failed(one))
      return failure();
    merged.push_back({p.first, *one});
  }
  return merged;
}

/// Of a choice what it is on one side, where the side decides it.
AbstractValue Merger::chosenOn(AbstractValue value, bool isThen) {
  while (EitherObj *either = value.either()) {
    std::optional<bool> known =
        cx.predicates.known(either->predicate, predicate, isThen);
    if (!known)
      break;
    value = either->values[*known];
  }
  return value;
}

FailureOr<AbstractValue> Merger::merge(AbstractValue x, AbstractValue y) {
  if (x == y)
    return x;
  x = chosenOn(x, true);
  y = chosenOn(y, false);
  if (failed(values.checkReadable(x, true)) ||
      failed(values.checkReadable(y, false)))
    return failure();
  if (auto *known = mergedContainers.find({x.shared(), y.shared()});
      x.shared() && y.shared() && known != mergedContainers.end())
    return known->second;
  if (x.isUninitialized())
    return mergeWithUnset(y, false);
  if (y.isUninitialized())
    return mergeWithUnset(x, true);
  if (x.either() || y.either())
    return mergeEithers(x, y);
  if (isNothing(x) || isNothing(y) || x.maybe() || y.maybe())
    return mergeWithNothing(x, y);
  if (x.ssa() && y.ssa())
    return mergeScalars(x.ssa(), y.ssa());
  if (x.tensor() && y.tensor())
    return mergeTensors(x.tensor(), y.tensor());
  if (x.list() && y.list())
    return mergeLists(x.list(), y.list());
  if (x.tuple() && y.tuple()) {
    auto elements = mergeAll(x.tuple()->elements, y.tuple()->elements);
    if (failed(elements))
      return failure();
    return AbstractValue(cx.heap.newTuple(*elements));
  }
  if (x.dict() && y.dict()) {
    auto entries =
        mergeEntries(ends[true].atEnd(x.dict()), ends[false].atEnd(y.dict()));
    if (failed(entries))
      return failure();
    DictObj *dict = cx.heap.newDict();
    dict->entries = *entries;
    dict->isOrderOpen = x.dict()->isOrderOpen || y.dict()->isOrderOpen;
    return keep(x.dict(), y.dict(), dict);
  }
  if (x.object() && y.object() && x.object()->type == y.object()->type) {
    auto &a = ends[true].atEnd(x.object()), &c = ends[false].atEnd(y.object());
    auto attributes = mergeAttributes(a, c);
    if (failed(attributes))
      return failure();
    auto *merged = cx.heap.newObject(x.object()->type);
    merged->attributes = *attributes;
    return keep(x.object(), y.object(), merged);
  }
  return mergeEither(x, y);
}

/// Two values that are no one: each is carried out of its branch.
FailureOr<AbstractValue> Merger::mergeEither(AbstractValue x, AbstractValue y) {
  llvm::SaveAndRestore<bool> here = values.readUnderPredicate();
  auto then = mergeWithUnset(x, true), otherwise = mergeWithUnset(y, false);
  if (failed(then) || failed(otherwise))
    return failure();
  return cx.heap.oneOf(predicate, *then, *otherwise);
}

/// Two that were decided already stay so if they were decided alike, or each
/// side of one goes together with that of the other: choices in choices would
/// be asked for all that they may be.
FailureOr<AbstractValue> Merger::mergeEithers(AbstractValue x,
                                              AbstractValue y) {
  EitherObj *then = x.either(), *otherwise = y.either();
  if (then && otherwise && then->predicate == otherwise->predicate)
    return mergeSides(*then, *otherwise);
  auto areAlike = [](AbstractValue a, AbstractValue c) {
    return a.isUninitialized() || c.isUninitialized() ||
           (a.tensor() && c.tensor() && haveSameParts(a, c));
  };
  // What is decided already is one side of a choice.
  auto asEither = [&](EitherObj *either, AbstractValue value,
                      EitherObj *other) -> std::optional<EitherObj> {
    if (either)
      return *either;
    for (bool side : {false, true})
      if (areAlike(value, other->values[side])) {
        EitherObj decided{cx.graph.constantBool(side), {}};
        decided.values[side] = value;
        return decided;
      }
    return std::nullopt;
  };
  auto a = asEither(then, x, otherwise), c = asEither(otherwise, y, then);
  if (a && c && areAlike(a->values[0], c->values[0]) &&
      areAlike(a->values[1], c->values[1]))
    return mergeSides(*a, *c);
  return mergeEither(x, y);
}

FailureOr<AbstractValue> Merger::mergeSides(const EitherObj &x,
                                            const EitherObj &y) {
  auto then = merge(x.values[1], y.values[1]),
       otherwise = merge(x.values[0], y.values[0]);
  auto decided = mergeScalars(x.predicate, y.predicate);
  if (failed(then) || failed(otherwise) || failed(decided))
    return failure();
  return AbstractValue(
      cx.heap.newEither({decided->ssa(), {*otherwise, *then}}));
}

/// Merges what the branches wrote; applied once the op exists.
LogicalResult Merger::mergeWrites() {
  llvm::SmallSetVector<TensorObj *, 4> bases = ends[1].writtenBases;
  bases.insert_range(ends[0].writtenBases);
  for (TensorObj *base : bases) {
    if (cx.memory.sidesOf(base, loc)) {
      // The tensor that it is was written to as well.
      if (values.hasOp())
        cx.heap.poison(base, loc);
      continue;
    }
    Value x = values.contents(base, true), y = values.contents(base, false);
    if (!x || !y)
      return failure();
    FailureOr<Type> type = types.join(x.getType(), y.getType());
    if (failed(type))
      return failure();
    Value value = values.slot(x, y, *type);
    if (values.hasOp() && failed(cx.memory.write(base, value, loc)))
      return failure();
  }
  return success();
}

/// Merges the objects that the branches changed; applied once the op exists.
/// After the results, which refer to objects as they were.
LogicalResult Merger::mergeObjects() {
  auto both = [&](auto member) {
    auto keys = llvm::to_vector(llvm::make_first_range(ends[1].*member));
    for (auto &entry : ends[0].*member)
      if (!llvm::is_contained(keys, entry.first))
        keys.push_back(entry.first);
    return keys;
  };
  // All are merged before one is changed, since they may hold each other.
  std::vector<std::function<void()>> changes;
  for (ListObj *list : both(&BranchEnd::lists)) {
    ListObj merged = *list;
    const ListObj &x = ends[true].atEnd(list), &y = ends[false].atEnd(list);
    FailureOr<bool> isOne = mergeLists(x, y, merged);
    if (failed(isOne))
      return failure();
    if (!*isOne && (x.isRows || y.isRows))
      return error("a list whose length only the run knows has elements of "
                   "another form on each branch: not tensors of one shape or "
                   "numbers");
    if (!*isOne)
      return error("a list has " + llvm::Twine(x.elements.size()) +
                   " elements on one branch and " +
                   llvm::Twine(y.elements.size()) +
                   " on the other, and they are not tensors of one shape or "
                   "numbers");
    changes.push_back([this, list, merged] {
      cx.settle(list);
      list->elements = merged.elements;
      list->elementType = merged.elementType;
      list->formAs(merged);
    });
  }
  for (DictObj *dict : both(&BranchEnd::dicts)) {
    auto merged = mergeEntries(ends[true].atEnd(dict), ends[false].atEnd(dict));
    if (failed(merged))
      return failure();
    changes.push_back([this, dict, merged = *merged] {
      cx.settle(dict);
      dict->entries = merged;
    });
  }
  for (ClassObj *object : both(&BranchEnd::objects)) {
    auto merged =
        mergeAttributes(ends[true].atEnd(object), ends[false].atEnd(object));
    if (failed(merged))
      return failure();
    changes.push_back([this, object, merged = *merged] {
      cx.settle(object);
      object->attributes = merged;
    });
  }
  for (StringAttr name : both(&BranchEnd::globals)) {
    AbstractValue before = cx.globals.lookup(name);
    auto valueIn = [&](bool isThen) {
      auto *it = ends[isThen].globals.find(name);
      return it == ends[isThen].globals.end() ? before : it->second;
    };
    FailureOr<AbstractValue> merged = merge(valueIn(true), valueIn(false));
    if (failed(merged))
      return failure();
    changes.push_back(
        [this, name, merged = *merged] { cx.globals.set(name, merged); });
  }
  if (values.hasOp())
    for (auto &change : changes)
      change();
  return success();
}

FailureOr<AbstractValues> Merger::run() {
  AbstractValues results;
  auto mergeResults = [&]() -> LogicalResult {
    nextRows = 0;
    if (failed(mergeWrites()))
      return failure();
    results.clear();
    for (auto [x, y] : llvm::zip(ends[1].results, ends[0].results)) {
      FailureOr<AbstractValue> merged = merge(x, y);
      if (failed(merged))
        return failure();
      results.push_back(*merged);
    }
    return mergeObjects();
  };
  if (failed(values.begin()) || failed(mergeResults()) ||
      failed(values.carryShared(
          llvm::to_vector(llvm::make_first_range(mergedTensors)))))
    return failure();
  values.makeOp();
  mergedTensors.clear();
  mergedContainers.clear();
  if (failed(mergeResults()))
    return failure();
  linkContainers();
  cx.heap.poison(ends[1].poisons);
  cx.heap.poison(ends[0].poisons);
  return results;
}

} // namespace torchonnx
