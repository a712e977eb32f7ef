//===- LoopForms.cpp - The form of what a loop of the run carries ---------===//
//
// What goes into an iteration has the form of what comes out: where the program
// has None on one side, another string, or a list of a known length, both sides
// take the more general form.
//
//===----------------------------------------------------------------------===//

#include "passes/Simplify/control/LoopForms.h"
#include "passes/Simplify/calls/Choices.h"

using namespace mlir;

namespace torchonnx {

/// Whether a value is known while compiling or not at all: no loop carries it.
bool LoopForms::isKeptAsIs(Value value) {
  return isa<TorchNoneType, TorchDeviceType, ClassType>(value.getType()) ||
         (getConstantStr(value) && !openedStrings.contains(value));
}

bool LoopForms::openStrings(AbstractValue before, AbstractValue &end,
                            Location loc) {
  if (before.maybe() && end.maybe()) {
    AbstractValue value = end.maybe()->value;
    bool isNew = openStrings(before.maybe()->value, value, loc);
    end = cx.heap.newMaybe({end.maybe()->isNone, value, end.maybe()->isEntry});
    return isNew;
  }
  bool isNew = false;
  if (before.tuple() && end.tuple() && before != end) {
    AbstractValues parts = heldBy(end);
    for (auto [part, begin] : llvm::zip(parts, heldBy(before)))
      isNew |= openStrings(begin, part, loc);
    end = cx.heap.newLike(end, parts);
    return isNew;
  }
  // Another enum, say; objects that change open theirs where they do.
  if (before.object() && end.object() && before != end) {
    bool isOwn = end.object()->id >= cx.heap.getScope()->firstId;
    for (auto [begin, attribute] :
         llvm::zip(before.object()->attributes, end.object()->attributes)) {
      AbstractValue value = attribute.second;
      isNew |= openStrings(begin.second, value, loc);
      if (isOwn)
        attribute.second = value;
    }
    return isNew;
  }
  if (before.ssa())
    end = unify(cx, end, loc);
  if (isString(before) && isString(end) && before != end)
    for (Value string : {before.ssa(), end.ssa()})
      isNew |= getConstantStr(string) && openedStrings.insert(string).second;
  return isNew;
}

bool shareRows(AbstractValue begin, AbstractValue end) {
  ListObj *before = begin.list(), *after = end.list();
  bool isNew = false;
  if (before && after && before->isRows && before->areViews &&
      !before->piecesAlong && after->isRows && !after->areViews) {
    before->areViews = false;
    isNew = true;
  }
  if (before && after && before->isRows && before->areApart && after->isRows &&
      !after->areApart) {
    before->areApart = false;
    isNew = true;
  }
  if (begin != end)
    for (auto [x, y] : llvm::zip(heldBy(begin), heldBy(end)))
      isNew |= shareRows(x, y);
  return isNew;
}

LogicalResult LoopForms::conformLists(AbstractValue begin, AbstractValue end,
                                      unsigned firstId, Location loc) {
  ListObj *before = begin.list(), *after = end.list();
  if (before && after && before->isRows && !after->isRows)
    return after->id < firstId ? success()
                               : makeRows(cx, after, before, loc,
                                          UnknownSizes::Refuse, firstId);
  bool isAlike =
      (begin.tuple() && end.tuple()) || (begin.object() && end.object()) ||
      (begin.maybe() && end.maybe()) || (before && after && !before->isRows) ||
      areOpenDicts(begin, end);
  if (isAlike && begin != end)
    for (auto [x, y] : llvm::zip(heldBy(begin), heldBy(end)))
      if (failed(conformLists(x, y, firstId, loc)))
        return failure();
  return success();
}

bool LoopForms::sameStructure(AbstractValue x, AbstractValue y) {
  auto all = [&](ArrayRef<AbstractValue> a, ArrayRef<AbstractValue> b) {
    return a.size() == b.size() &&
           llvm::all_of_zip(a, b, [&](AbstractValue p, AbstractValue q) {
             return sameStructure(p, q);
           });
  };
  if (x.list() && y.list())
    return x.list()->sameForm(*y.list()) &&
           all(x.list()->elements, y.list()->elements);
  if (x.tuple() && y.tuple())
    return all(x.tuple()->elements, y.tuple()->elements);
  if (x.dict() && y.dict())
    return x.dict()->isOrderOpen == y.dict()->isOrderOpen &&
           x.dict()->entries.size() == y.dict()->entries.size() &&
           llvm::all_of_zip(
               x.dict()->entries, y.dict()->entries, [&](auto &p, auto &q) {
                 return p.first == q.first && sameStructure(p.second, q.second);
               });
  if (x.object() && y.object())
    return x.object()->attributes.size() == y.object()->attributes.size() &&
           llvm::all_of_zip(x.object()->attributes, y.object()->attributes,
                            [&](auto &p, auto &q) {
                              return p.first == q.first &&
                                     sameStructure(p.second, q.second);
                            });
  if (x.maybe() && y.maybe())
    return sameStructure(x.maybe()->value, y.maybe()->value);
  if (x.either() && y.either())
    return all(x.either()->values, y.either()->values);
  if (x.tensor() || y.tensor())
    return x.tensor() && y.tensor() &&
           !cx.memory.placesOf(x.tensor()) == !cx.memory.placesOf(y.tensor());
  if (x.ssa() && y.ssa()) {
    Type a = x.ssa().getType(), b = y.ssa().getType();
    if (isKeptAsIs(x.ssa()) || isKeptAsIs(y.ssa()))
      return x == y;
    return a.getTypeID() == b.getTypeID();
  }
  return x.isUninitialized() && y.isUninitialized();
}

AbstractValue LoopForms::standIn(AbstractValue like, Location loc) {
  if (TensorObj *tensor = like.tensor()) {
    Value zero = cx.graph.zerosOf(tensor->current.getType(), loc);
    return zero ? AbstractValue(cx.memory.newBase(zero)) : AbstractValue();
  }
  if (like.ssa() && !isKeptAsIs(like.ssa())) {
    Value zero = cx.graph.zeroOf(like.ssa().getType(), loc);
    return zero ? AbstractValue(zero) : AbstractValue();
  }
  if (like.tuple() || like.shared()) {
    SmallVector<AbstractValue> parts;
    for (AbstractValue part : heldBy(like))
      parts.push_back(standIn(part, loc));
    return cx.heap.newLike(like, parts);
  }
  if (MaybeObj *maybe = like.maybe())
    return cx.heap.newMaybe({cx.graph.constantBool(true),
                             standIn(maybe->value, loc), maybe->isEntry});
  if (EitherObj *either = like.either())
    return cx.heap.newEither(
        {cx.graph.constantBool(true),
         {standIn(either->values[0], loc), standIn(either->values[1], loc)}});
  return like;
}

static bool areOfKind(AbstractValue x, AbstractValue y) {
  return x.tensor() && y.tensor() &&
         isOfKind(x.tensor()->current.getType(), y.tensor()->current.getType());
}

/// Notes tensors of different dtypes and ranks that `value` may be.
static void collectKinds(AbstractValue value,
                         SmallVectorImpl<AbstractValue> &kinds) {
  if (EitherObj *either = value.either()) {
    collectKinds(either->values[0], kinds);
    collectKinds(either->values[1], kinds);
  } else if (llvm::none_of(kinds, [&](AbstractValue kind) {
               return areOfKind(kind, value);
             })) {
    kinds.push_back(value);
  }
}

/// The two, if `like` is one of two; none else.
static SmallVector<AbstractValue> twoKinds(AbstractValue like) {
  SmallVector<AbstractValue> kinds;
  if (like.either())
    collectKinds(like, kinds);
  if (kinds.size() != 2)
    kinds.clear();
  return kinds;
}

bool LoopForms::isOneOf(AbstractValue value, AbstractValue like) {
  SmallVector<AbstractValue> kinds = twoKinds(like), own;
  collectKinds(value, own);
  return llvm::all_of(own, [&](AbstractValue mine) {
    return llvm::any_of(
        kinds, [&](AbstractValue kind) { return areOfKind(mine, kind); });
  });
}

AbstractValue LoopForms::asEither(AbstractValue value, AbstractValue like,
                                  Location loc) {
  SmallVector<AbstractValue> kinds = twoKinds(like);
  if (kinds.empty() || value.isUninitialized())
    return value;
  EitherObj *own = value.either();
  if (!own) {
    for (bool isThen : {false, true}) {
      if (!areOfKind(value, kinds[isThen]))
        continue;
      // The sizes of the other may be none here.
      Value other =
          cx.graph.zeroOf(kinds[!isThen].tensor()->current.getType(), loc);
      if (!other)
        return value;
      auto *result = cx.heap.newEither({cx.graph.constantBool(isThen), {}});
      result->values[isThen] = value;
      result->values[!isThen] = cx.memory.newBase(other);
      return result;
    }
    return value;
  }
  if (areOfKind(own->values[0], kinds[0]) &&
      areOfKind(own->values[1], kinds[1]))
    return value;
  // Whichever of several it is, each of the two is chosen.
  AbstractValue then = asEither(own->values[1], like, loc),
                otherwise = asEither(own->values[0], like, loc);
  if (!then.either() || !otherwise.either())
    return value;
  auto choose = [&](AbstractValue x, AbstractValue y) {
    auto chosen = cx.control.choose(own->predicate, x, y, loc);
    return succeeded(chosen) ? *chosen : AbstractValue();
  };
  AbstractValue predicate =
      choose(then.either()->predicate, otherwise.either()->predicate);
  if (!predicate.ssa())
    return value;
  auto *result = cx.heap.newEither({predicate.ssa(), {}});
  for (bool isThen : {false, true})
    result->values[isThen] =
        choose(readSide(cx, then.either(), isThen, loc),
               readSide(cx, otherwise.either(), isThen, loc));
  return result;
}

DictObj::Entries::iterator findEntry(DictObj::Entries &entries,
                                     AbstractValue key) {
  return llvm::find_if(entries,
                       [&](auto &entry) { return entry.first == key; });
}

bool hasOpenKeys(const DictObj &dict) {
  return dict.isOpen() ||
         llvm::any_of(llvm::make_first_range(dict.entries), isKeyOfTheRun);
}

bool haveOpenKeys(AbstractValue x, AbstractValue y) {
  return x.dict() && y.dict() && x != y &&
         (hasOpenKeys(*x.dict()) || hasOpenKeys(*y.dict()));
}

bool haveEntries(AbstractValue x, AbstractValue y) {
  return x.dict() && y.dict() && x != y && !haveOpenKeys(x, y);
}

AbstractValue LoopForms::asOpenDict(AbstractValue value, Location loc) {
  DictObj *dict = value.dict();
  if (dict->isOpen())
    return value;
  if (!llvm::all_of(llvm::make_first_range(dict->entries),
                    [&](AbstractValue key) { return canOpen(dict, key); })) {
    (void)cx.error(loc, "a loop carries a dict with a key that only the run "
                        "knows");
    return {};
  }
  AbstractValue open = withEntries(dict, dict->entries, dict->isOrderOpen);
  return succeeded(openDict(cx, open.dict(), loc)) ? open : AbstractValue();
}

AbstractValue LoopForms::missingEntry(AbstractValue like, Location loc) {
  AbstractValue value = like.maybe() ? like.maybe()->value : like;
  return cx.heap.newMaybe(
      {cx.graph.constantBool(true), standIn(value, loc), /*isEntry=*/true});
}

AbstractValue LoopForms::withEntries(DictObj *dict, DictObj::Entries entries,
                                     bool isOrderOpen) {
  DictObj *made = cx.heap.newDict();
  made->entries = std::move(entries);
  made->isOrderOpen = isOrderOpen;
  cx.heap.linkMayBe(made, dict);
  return made;
}

AbstractValue LoopForms::asMaybe(AbstractValue value, AbstractValue like,
                                 Location loc) {
  if (like == value || value.isUninitialized())
    return value;
  if (like.tuple() && value.tuple()) {
    AbstractValues parts = heldBy(value);
    for (auto [part, begin] : llvm::zip(parts, heldBy(like)))
      part = asMaybe(part, begin, loc);
    return parts == heldBy(value) ? value : cx.heap.newLike(value, parts);
  }
  if (haveEntries(like, value)) {
    DictObj *dict = value.dict();
    DictObj::Entries rest = dict->entries, entries;
    for (auto &[key, begin] : like.dict()->entries) {
      auto at = findEntry(rest, key);
      if (at == rest.end()) {
        entries.push_back({key, missingEntry(begin, loc)});
        continue;
      }
      entries.push_back({key, asMaybe(at->second, begin, loc)});
      rest.erase(at);
    }
    llvm::append_range(entries, rest);
    return entries == dict->entries
               ? value
               : withEntries(dict, std::move(entries), dict->isOrderOpen);
  }
  MaybeObj *maybe = like.maybe();
  if (!maybe)
    return value;
  if (MaybeObj *other = value.maybe()) {
    AbstractValue inner = asMaybe(other->value, maybe->value, loc);
    return inner == other->value
               ? value
               : cx.heap.newMaybe({other->isNone, inner, other->isEntry});
  }
  bool isAbsent = isNothing(value);
  return cx.heap.newMaybe({cx.graph.constantBool(isAbsent),
                           isAbsent ? standIn(maybe->value, loc)
                                    : asMaybe(value, maybe->value, loc),
                           maybe->isEntry});
}

LogicalResult LoopForms::flatten(AbstractValue value, Location loc,
                                 Leaves &leaves) {
  if (failed(cx.memory.checkReadable(value, loc)))
    return failure();
  if (TensorObj *tensor = value.tensor())
    if (Value places = cx.memory.placesOf(tensor)) {
      leaves.values.push_back(places);
      return success();
    }
  leaves.areStrided |= value.tensor() && !value.tensor()->contiguous;
  if (value.tensor() || value.ssa()) {
    FailureOr<Value> leaf = materialize(cx, value, loc);
    if (failed(leaf))
      return failure();
    if (!isKeptAsIs(*leaf))
      leaves.values.push_back(*leaf);
    return success();
  }
  if (MaybeObj *maybe = value.maybe())
    leaves.values.push_back(maybe->isNone);
  AbstractValues parts = heldBy(value);
  if (EitherObj *either = value.either()) {
    leaves.values.push_back(either->predicate);
    for (bool isThen : {false, true}) {
      parts[isThen] = readSide(cx, either, isThen, loc);
      if (parts[isThen].isUninitialized())
        return failure();
    }
  }
  for (AbstractValue part : parts)
    if (failed(flatten(part, loc, leaves)))
      return failure();
  return success();
}

AbstractValue LoopForms::rebuild(AbstractValue like, ValueRange &leaves,
                                 bool areStrided, Location loc) {
  auto take = [&]() {
    Value leaf = leaves.front();
    leaves = leaves.drop_front();
    return leaf;
  };
  if (like.tuple() || like.shared()) {
    SmallVector<AbstractValue> parts;
    for (AbstractValue part : heldBy(like))
      parts.push_back(rebuild(part, leaves, areStrided, loc));
    AbstractValue result = cx.heap.newLike(like, parts);
    if (Shared *container = result.shared())
      cx.heap.linkMayBe(container, like.shared());
    return result;
  }
  if (MaybeObj *maybe = like.maybe()) {
    Value isNone = cx.memory.wrap(take(), loc).ssa();
    return cx.heap.newMaybe({isNone,
                             rebuild(maybe->value, leaves, areStrided, loc),
                             maybe->isEntry});
  }
  if (EitherObj *either = like.either()) {
    auto *result = cx.heap.newEither({cx.memory.wrap(take(), loc).ssa(), {}});
    for (bool isThen : {false, true})
      result->values[isThen] =
          rebuild(either->values[isThen], leaves, areStrided, loc);
    return result;
  }
  if (TensorObj *tensor = like.tensor()) {
    if (cx.memory.placesOf(tensor)) {
      TensorObj *view =
          cx.memory.viewAt(tensor->base, take(), loc, tensor->contiguous);
      return view ? AbstractValue(view) : AbstractValue();
    }
    TensorObj *result =
        cx.memory.newBase(take(), tensor->contiguous && !areStrided);
    cx.heap.linkMayAlias(result, tensor);
    return result;
  }
  if (like.isUninitialized() || isKeptAsIs(like.ssa()))
    return like;
  Value leaf = take();
  return isa<ListType>(leaf.getType()) ? AbstractValue(leaf)
                                       : cx.memory.wrap(leaf, loc);
}

bool isOfKind(Type type, Type carried) {
  auto a = dyn_cast<TorchTensorType>(type),
       c = dyn_cast<TorchTensorType>(carried);
  return type.getTypeID() == carried.getTypeID() &&
         (!a || (a.getDtype() == c.getDtype() && a.getRank() == c.getRank()));
}

Attribute DimWidener::widen(Attribute dim, Attribute init, Attribute end) {
  if (loose.contains(dim)) {
    std::pair ends(init, end);
    if (kept.insert({dim, ends}).first->second == ends)
      return dim;
  } else if (dim == end) {
    return dim;
  }
  Attribute &name = made[{dim, {init, end}}];
  if (!name) {
    name = symbols.addUnbackedCount();
    loose.insert(name);
  }
  return name;
}

Type DimWidener::widen(Type x, Type init, Type y) {
  if (!isOfKind(x, y))
    return {};
  if (auto a = dyn_cast<TorchTensorType>(x)) {
    SmallVector<Attribute> dims;
    for (auto [dim, first, end] :
         llvm::zip(a.getDims(), cast<TorchTensorType>(init).getDims(),
                   cast<TorchTensorType>(y).getDims()))
      dims.push_back(widen(dim, first, end));
    return TorchTensorType::get(x.getContext(), dims, a.getDtype());
  }
  if (x == y)
    return x;
  if (isa<TorchIntType>(x))
    return TorchIntType::get(x.getContext());
  if (isa<TorchFloatType>(x))
    return TorchFloatType::get(x.getContext());
  if (isa<TorchBoolType>(x))
    return TorchBoolType::get(x.getContext());
  return {};
}

} // namespace torchonnx
