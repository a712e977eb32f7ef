//===- OpenDicts.cpp - Dicts whose keys only the run knows ----------------===//
//
// `counts[int(t[i])] = i`: such a dict is the list of its keys and that of its
// values, which are lists as any. A key is looked for in the one, and what is
// at its place in the other is its value:
//
//   d[k] = v      if k in keys: values[keys.index(k)] = v
//                 else: keys.append(k); values.append(v)
//
//===----------------------------------------------------------------------===//

#include "passes/Simplify/lists/Dicts.h"

using namespace mlir;

namespace torchonnx {

DictObj::Entries openedEntries(Context &cx, const DictObj::Entries &entries) {
  ListObj *keys = cx.heap.newList({}, TorchIntType::get(cx.context)),
          *values = cx.heap.newList({});
  for (auto &[key, value] : entries) {
    keys->elements.push_back(key);
    values->elements.push_back(value);
  }
  return {{{}, keys}, {{}, values}};
}

LogicalResult renewLists(Context &cx, DictObj *dict, Location loc) {
  DictObj::Entries entries = dict->entries;
  for (auto &[none, list] : entries) {
    auto copy = cx.calls.resultOf("aten::list.t", {list}, loc);
    if (failed(copy))
      return failure();
    list = *copy;
  }
  cx.touch(dict);
  dict->entries = entries;
  return success();
}

bool canOpen(DictObj *dict, AbstractValue key) {
  auto isInt = [](AbstractValue one) {
    return one.ssa() && isa<TorchIntType>(one.ssa().getType());
  };
  return isInt(key) &&
         (dict->isOpen() ||
          llvm::all_of(llvm::make_first_range(dict->entries), isInt));
}

static LogicalResult append(Context &cx, DictObj *dict, AbstractValue key,
                            AbstractValue value, Location loc) {
  return success(succeeded(renewLists(cx, dict, loc)) &&
                 succeeded(cx.calls.resultOf("aten::append.t",
                                             {dict->keys(), key}, loc)) &&
                 succeeded(cx.calls.resultOf("aten::append.t",
                                             {dict->values(), value}, loc)));
}

LogicalResult openDict(Context &cx, DictObj *dict, Location loc) {
  if (dict->isOpen())
    return success();
  DictObj::Entries entries = dict->entries;
  cx.touch(dict);
  if (!hasUncertainKeys(dict)) {
    dict->entries = openedEntries(cx, entries);
    return success();
  }
  dict->entries = openedEntries(cx, {});
  for (auto &[key, value] : entries) {
    MaybeObj *entry = asUncertain(value);
    auto add = [&, key = key,
                value = value](bool isMissing) -> FailureOr<AbstractValues> {
      if (!isMissing &&
          failed(append(cx, dict, key, entry ? entry->value : value, loc)))
        return failure();
      return AbstractValues();
    };
    if (failed(entry ? cx.control.evaluateIf(entry->isNone, loc, add, {})
                     : add(false)))
      return failure();
  }
  return success();
}

FailureOr<Value> isInOpenDict(Context &cx, DictObj *dict, AbstractValue key,
                              Location loc) {
  if (cx.keysRead.contains(dict, key.ssa()))
    return cx.graph.constantBool(true);
  auto isThere = cx.calls.resultOf("aten::__contains__.int_list",
                                   {dict->keys(), key}, loc);
  if (failed(isThere))
    return failure();
  if (std::optional<bool> known = cx.predicates.known(isThere->ssa()))
    return cx.graph.constantBool(*known);
  return isThere->ssa();
}

/// Where `key`, which is there, is.
static FailureOr<AbstractValue> placeOf(Context &cx, DictObj *dict,
                                        AbstractValue key, Location loc) {
  auto at = cx.calls.resultOf("aten::index.list_int", {dict->keys(), key}, loc);
  ListObj *keys = knownList(dict->keys());
  if (failed(at) || !keys || knownInt(*at))
    return at;
  // Samples do not know that it is there.
  Value last = cx.graph.constantInt(int64_t(keys->elements.size()) - 1),
        place = cx.graph.emitValue("prim::min.int", {at->ssa(), last}, loc);
  if (!place)
    return failure();
  return AbstractValue(place);
}

/// What is at `key`, which is there.
static FailureOr<AbstractValue> valueAt(Context &cx, DictObj *dict,
                                        AbstractValue key, Location loc) {
  auto at = placeOf(cx, dict, key, loc);
  return failed(at) ? at
                    : cx.calls.resultOf("aten::__getitem__.t",
                                        {dict->values(), *at}, loc);
}

/// What `branch` gives where the dict has the key, and where it has not.
static Outcome evaluateByKey(Context &cx, DictObj *dict, AbstractValue key,
                             Location loc, Branch branch,
                             AbstractValues *results = nullptr) {
  FailureOr<Value> isThere = isInOpenDict(cx, dict, key, loc);
  if (failed(isThere))
    return Outcome::Failed;
  std::optional<bool> known = getConstantBool(*isThere);
  FailureOr<AbstractValues> given =
      known ? branch(*known) : cx.control.evaluateIf(*isThere, loc, branch, {});
  if (failed(given))
    return Outcome::Failed;
  if (results)
    *results = *given;
  return Outcome::Done;
}

Outcome openGetItem(Call &call, Context &cx, DictObj *dict) {
  AbstractValue key = call.arg("key");
  FailureOr<Value> isThere = isInOpenDict(cx, dict, key, call.loc);
  if (failed(isThere))
    return Outcome::Failed;
  if (getConstantBool(*isThere) == false)
    return cx.failToFind(dict, call.loc, "the dict has no such key");
  auto value = valueAt(cx, dict, key, call.loc);
  if (failed(value))
    return Outcome::Failed;
  cx.keysRead.note(dict, key.ssa());
  return done(call, *value);
}

Outcome openSetItem(Context &cx, DictObj *dict, AbstractValue key,
                    AbstractValue value, Location loc) {
  if (failed(openDict(cx, dict, loc)))
    return Outcome::Failed;
  return evaluateByKey(
      cx, dict, key, loc, [&](bool isThere) -> FailureOr<AbstractValues> {
        if (!isThere && failed(append(cx, dict, key, value, loc)))
          return failure();
        if (!isThere)
          return AbstractValues();
        auto at = placeOf(cx, dict, key, loc);
        if (failed(at) || failed(renewLists(cx, dict, loc)) ||
            failed(cx.calls.resultOf("aten::_set_item.t",
                                     {dict->values(), *at, value}, loc)))
          return failure();
        return AbstractValues();
      });
}

Outcome openGet(Call &call, Context &cx, DictObj *dict,
                AbstractValue otherwise) {
  AbstractValue key = call.arg("key");
  bool puts = call.name.starts_with("aten::setdefault");
  if (failed(openDict(cx, dict, call.loc)))
    return Outcome::Failed;
  return evaluateByKey(
      cx, dict, key, call.loc,
      [&](bool isThere) -> FailureOr<AbstractValues> {
        if (isThere) {
          auto value = valueAt(cx, dict, key, call.loc);
          if (failed(value))
            return failure();
          return AbstractValues{*value};
        }
        if (puts &&
            openSetItem(cx, dict, key, otherwise, call.loc) != Outcome::Done)
          return failure();
        return AbstractValues{otherwise};
      },
      &call.results);
}

Outcome openDelete(Context &cx, DictObj *dict, AbstractValue key,
                   Location loc) {
  if (failed(openDict(cx, dict, loc)))
    return Outcome::Failed;
  auto at = placeOf(cx, dict, key, loc);
  if (failed(at) || failed(renewLists(cx, dict, loc)))
    return Outcome::Failed;
  for (ListObj *list : {dict->keys(), dict->values()})
    if (failed(cx.calls.resultOf("aten::Delete.t", {list, *at}, loc)))
      return Outcome::Failed;
  return Outcome::Done;
}

Outcome openPop(Call &call, Context &cx, DictObj *dict) {
  if (failed(openDict(cx, dict, call.loc)))
    return Outcome::Failed;
  AbstractValue key = call.arg("key");
  if (!call.has("default_value")) {
    auto value = valueAt(cx, dict, key, call.loc);
    if (failed(value) || openDelete(cx, dict, key, call.loc) != Outcome::Done)
      return Outcome::Failed;
    return done(call, *value);
  }
  return evaluateByKey(
      cx, dict, key, call.loc,
      [&](bool isThere) -> FailureOr<AbstractValues> {
        if (!isThere)
          return AbstractValues{call.arg("default_value")};
        auto value = valueAt(cx, dict, key, call.loc);
        if (failed(value) ||
            openDelete(cx, dict, key, call.loc) != Outcome::Done)
          return failure();
        return AbstractValues{*value};
      },
      &call.results);
}

Outcome openEntries(Call &call, Context &cx, DictObj *dict) {
  StringRef what = call.name.split('.').first;
  auto copy = [&](ListObj *list) {
    return cx.calls.resultOf("aten::list.t", {list}, call.loc);
  };
  if (what != "aten::items") {
    auto list = copy(what == "aten::keys" ? dict->keys() : dict->values());
    return failed(list) ? Outcome::Failed : done(call, *list);
  }
  ListObj *pairs = cx.heap.newList({});
  if (knownList(dict->keys()) && knownList(dict->values())) {
    for (auto [key, value] :
         llvm::zip(dict->keys()->elements, dict->values()->elements))
      pairs->elements.push_back(cx.heap.newTuple({key, value}));
    return done(call, pairs);
  }
  for (ListObj *list : {dict->keys(), dict->values()}) {
    auto column = copy(list);
    if (failed(column) ||
        (!column->list()->isRows &&
         failed(makeRows(cx, column->list(), nullptr, call.loc))))
      return Outcome::Failed;
    pairs->elements.push_back(*column);
  }
  pairs->row = cx.heap.newTuple({{}, {}});
  pairs->isRows = true;
  linkElements(cx, pairs, dict->values());
  return done(call, pairs);
}

} // namespace torchonnx
