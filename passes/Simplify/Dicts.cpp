//===- Dicts.cpp - Dicts --------------------------------------------------===//
//
// An entry that only one branch of the run makes is a value that may not be
// there (`MaybeObj`): `in` answers with what the run knows.
//
//===----------------------------------------------------------------------===//

#include "passes/Simplify/Branches.h"

using namespace mlir;

namespace torchonnx {

Evaluator::Outcome Evaluator::dictConstruct(Call &call) {
  DictObj *dict = heap.newDict();
  for (size_t i = 0; i + 1 < call.args.size(); i += 2) {
    auto at = findKey(dict, call.args[i]);
    if (!at)
      return fail(call.loc, "a dict with a key that only the run knows");
    if (*at)
      dict->entries[**at].second = call.args[i + 1];
    else
      dict->entries.push_back({call.args[i], call.args[i + 1]});
  }
  return done(call, dict);
}

/// `dict()`, of nothing, of another dict or of a list of pairs.
Evaluator::Outcome Evaluator::dictEmpty(Call &call) {
  if (call.args.empty())
    return done(call, heap.newDict());
  if (call.args[0].dict())
    return dictCopy(call);
  ListObj *pairs = call.args[0].list();
  if (!pairs || pairs->isRows)
    return Outcome::Declined;
  AbstractValues flat;
  for (AbstractValue pair : pairs->elements)
    if (TupleObj *tuple = pair.tuple())
      llvm::append_range(flat, tuple->elements);
  call.args = flat;
  return dictConstruct(call);
}

/// Where `key` is in `dict`; nothing if that cannot be told.
std::optional<std::optional<size_t>> Evaluator::findKey(DictObj *dict,
                                                        AbstractValue key) {
  Attribute wanted = key.ssa() ? getConstant(key.ssa()) : Attribute();
  for (auto [i, entry] : llvm::enumerate(dict->entries)) {
    if (entry.first == key)
      return std::optional<size_t>(i);
    Attribute have =
        entry.first.ssa() ? getConstant(entry.first.ssa()) : Attribute();
    if (!have || !wanted)
      return std::nullopt;
    if (have == wanted)
      return std::optional<size_t>(i);
  }
  return std::optional<size_t>();
}

static constexpr StringLiteral uncertainKeys =
    "which keys the dict has, only the run knows";
static constexpr StringLiteral openOrder =
    "the order of a dict's keys depends on what only the run knows";

/// The entry, if the dict may lack it.
static MaybeObj *asUncertain(AbstractValue value) {
  MaybeObj *maybe = value.maybe();
  return maybe && maybe->isEntry ? maybe : nullptr;
}

bool Evaluator::hasUncertainKeys(DictObj *dict) {
  return llvm::any_of(llvm::make_second_range(dict->entries),
                      [](AbstractValue value) { return asUncertain(value); });
}

/// A number for each entry, 1 for those that are sure to be there.
Evaluator::Outcome Evaluator::dictLength(Call &call) {
  Value length = constantInt(0);
  for (auto &[key, value] : call.args[0].dict()->entries) {
    Value one = constantInt(1);
    if (MaybeObj *entry = asUncertain(value)) {
      Value isThere = invert(entry->isNone, call.loc);
      one = emitValue("aten::Int.bool", {isThere}, call.loc);
    }
    length = emitValue("aten::add.int", {length, one}, call.loc);
  }
  return length ? done(call, length) : Outcome::Failed;
}

static std::string describe(AbstractValue key) {
  std::string text;
  llvm::raw_string_ostream stream(text);
  if (key.ssa() && getConstant(key.ssa()))
    getConstant(key.ssa()).print(stream, /*elideType=*/true);
  return text;
}

/// Whether `key`, an int or a string of the run, is that of an entry; null if
/// that cannot be told.
Value Evaluator::isKeyOf(const std::pair<AbstractValue, AbstractValue> &entry,
                         AbstractValue key, Location loc) {
  Value own = entry.first.ssa();
  if (!own || !key.ssa() || asUncertain(entry.second) ||
      own.getType().getTypeID() != key.ssa().getType().getTypeID())
    return {};
  if (isa<TorchIntType>(own.getType()))
    return emitValue("aten::eq.int", {key.ssa(), own}, loc);
  Call compare{"aten::eq.str", loc, {key, entry.first}, {}, {}, {}};
  bool isTold = isString(key) && compareStrings(compare) == Outcome::Done;
  return isTold ? compare.results[0].ssa() : Value();
}

static AbstractValues keysOf(const DictObj &dict) {
  return AbstractValues(llvm::make_first_range(dict.entries));
}

/// What a dict has at a key of the run, or `otherwise`. Where there is no such
/// other value the program raises, and it may be any.
Evaluator::Outcome Evaluator::chooseEntry(Call &call, AbstractValue otherwise) {
  AbstractValue found = otherwise;
  // What is changed where it is stays one of those that are there.
  bool changes = isResultChanged();
  for (auto &entry : call.args[0].dict()->entries) {
    Value isThis = isKeyOf(entry, call.args[1], call.loc);
    if (!isThis)
      return fail(call.loc, "a dict is read at a key that only the run knows");
    FailureOr<AbstractValue> chosen =
        found.isUninitialized() ? entry.second
        : changes && entry.second.shared()
            ? oneOf(isThis, entry.second, found)
            : choose(isThis, entry.second, found, call.loc);
    if (failed(chosen))
      return Outcome::Failed;
    found = *chosen;
  }
  if (found.isUninitialized())
    return fail(call.loc, "a dict without entries is read");
  if (otherwise.isUninitialized()) {
    std::pair<DictObj *, Value> at = {call.args[0].dict(), call.args[1].ssa()};
    readKeys[at] = keysOf(*at.first);
    heap.eraseWithScope(readKeys, at);
  }
  return done(call, found);
}

Evaluator::Outcome Evaluator::dictGetItem(Call &call) {
  DictObj *dict = call.args[0].dict();
  if (!dict)
    return Outcome::Declined;
  auto at = findKey(dict, call.args[1]);
  if (!at)
    return chooseEntry(call, {});
  if (!*at)
    return fail(call.loc, "the dict has no key " + describe(call.args[1]));
  // Where it is not there, the program raises.
  AbstractValue value = dict->entries[**at].second;
  MaybeObj *entry = asUncertain(value);
  if (entry && predicates.known(entry->isNone) == true)
    return fail(call.loc, "the dict has no key " + describe(call.args[1]));
  return done(call, entry ? entry->value : value);
}

Evaluator::Outcome Evaluator::dictGet(Call &call) {
  DictObj *dict = call.args[0].dict();
  auto at = dict ? findKey(dict, call.args[1]) : std::nullopt;
  AbstractValue found = call.args.size() > 2 ? call.args[2] : none();
  if (!at && dict && !call.name.starts_with("aten::setdefault"))
    return chooseEntry(call, found);
  if (!at)
    return fail(call.loc, "a dict is read at a key that only the run knows");
  if (*at) {
    AbstractValue value = dict->entries[**at].second;
    MaybeObj *entry = asUncertain(value);
    FailureOr<AbstractValue> chosen =
        entry ? choose(entry->isNone, found, entry->value, call.loc) : value;
    if (failed(chosen))
      return Outcome::Failed;
    found = *chosen;
  }
  if (call.name.starts_with("aten::setdefault")) {
    Call set{call.name, call.loc, {dict, call.args[1], found}, {}, {}, {}};
    if (dictSetItem(set) != Outcome::Done)
      return Outcome::Failed;
  }
  return done(call, found);
}

/// `d[k] = value` at a key of the run where `d[k]` was read before, so that it
/// is one of those that are there.
Evaluator::Outcome Evaluator::replaceEntry(Call &call) {
  DictObj *dict = call.args[0].dict();
  auto entries = dict->entries;
  for (auto &entry : entries) {
    Value isThis = isKeyOf(entry, call.args[1], call.loc);
    FailureOr<AbstractValue> chosen =
        isThis ? choose(isThis, call.args[2], entry.second, call.loc)
               : FailureOr<AbstractValue>();
    if (failed(chosen))
      return Outcome::Failed;
    entry.second = *chosen;
  }
  touch(dict);
  dict->entries = entries;
  return Outcome::Done;
}

Evaluator::Outcome Evaluator::dictSetItem(Call &call) {
  DictObj *dict = call.args[0].dict();
  auto at = dict ? findKey(dict, call.args[1]) : std::nullopt;
  if (!at) {
    auto read = readKeys.find({dict, call.args[1].ssa()});
    if (dict && read != readKeys.end() && read->second == keysOf(*dict))
      return replaceEntry(call);
    return fail(call.loc, "a dict is written at a key that only the run knows");
  }
  // `d[k] += x` puts the value there that is there.
  if (*at && dict->entries[**at].second == call.args[2])
    return Outcome::Done;
  // What is there already keeps its place; what is new comes last.
  if (*at && asUncertain(dict->entries[**at].second) &&
      **at + 1 != dict->entries.size())
    dict->isOrderOpen = true;
  touch(dict);
  if (*at)
    dict->entries[**at].second = call.args[2];
  else
    dict->entries.push_back({call.args[1], call.args[2]});
  return Outcome::Done;
}

Evaluator::Outcome Evaluator::dictContains(Call &call) {
  DictObj *dict = call.args[0].dict();
  ListObj *list = call.args[0].list();
  if (list && !list->isRows && list->elements.empty())
    return done(call, constantBool(false));
  if (!dict)
    return listCount(call);
  auto at = findKey(dict, call.args[1]);
  if (!at) {
    Value isAny;
    for (auto &entry : dict->entries) {
      Value isThis = isKeyOf(entry, call.args[1], call.loc);
      if (!isThis)
        return fail(call.loc,
                    "a dict is asked for a key that only the run knows");
      isAny = isAny ? emitValue("aten::__or__.bool", {isAny, isThis}, call.loc)
                    : isThis;
    }
    if (dict->entries.empty())
      isAny = constantBool(false);
    return isAny ? done(call, isAny) : Outcome::Failed;
  }
  MaybeObj *entry = *at ? asUncertain(dict->entries[**at].second) : nullptr;
  Value answer =
      entry ? invert(entry->isNone, call.loc) : constantBool(at->has_value());
  return answer ? done(call, answer) : Outcome::Failed;
}

/// `keys`, `values` and `items`.
Evaluator::Outcome Evaluator::dictEntries(Call &call) {
  DictObj *dict = call.args[0].dict();
  if (!dict)
    return Outcome::Declined;
  if (dict->isOrderOpen)
    return fail(call.loc, openOrder);
  StringRef what = call.name.split('.').first;
  std::vector<AbstractValue> list;
  for (auto [key, value] : dict->entries) {
    if (MaybeObj *entry = asUncertain(value)) {
      // Of two lengths: a list where it is there, and one where it is not.
      std::optional<bool> isMissing = predicates.known(entry->isNone);
      if (!isMissing)
        return succeeded(evaluateSplit(call, entry->isNone)) ? Outcome::Done
                                                             : Outcome::Failed;
      if (*isMissing)
        continue;
      value = entry->value;
    }
    list.push_back(what == "aten::keys"     ? key
                   : what == "aten::values" ? value
                                            : heap.newTuple({key, value}));
  }
  return done(call, heap.newList(list));
}

Evaluator::Outcome Evaluator::dictDelete(Call &call) {
  DictObj *dict = call.args[0].dict();
  auto at = findKey(dict, call.args[1]);
  if (!at || !*at)
    return fail(call.loc, "deletion from a dict of a key that it does not "
                          "have, as far as is known");
  touch(dict);
  dict->entries.erase(dict->entries.begin() + **at);
  return Outcome::Done;
}

Evaluator::Outcome Evaluator::dictPop(Call &call) {
  DictObj *dict = call.args[0].dict();
  auto at = findKey(dict, call.args[1]);
  if (at && call.args.size() > 2) {
    Call get{"aten::get", call.loc, call.args, {}, {}, {}};
    if (dictGet(get) != Outcome::Done)
      return Outcome::Failed;
    if (*at) {
      touch(dict);
      dict->entries.erase(dict->entries.begin() + **at);
    }
    return done(call, get.results[0]);
  }
  if (!at || !*at)
    return fail(
        call.loc,
        "pop from a dict of a key that it does not have, as far as is known");
  AbstractValue value = dict->entries[**at].second;
  MaybeObj *entry = asUncertain(value);
  touch(dict);
  dict->entries.erase(dict->entries.begin() + **at);
  return done(call, entry ? entry->value : value);
}

Evaluator::Outcome Evaluator::dictUpdate(Call &call) {
  DictObj *dict = call.args[0].dict(), *other = call.args[1].dict();
  if (!dict || !other)
    return Outcome::Declined;
  if (hasUncertainKeys(other))
    return fail(call.loc, uncertainKeys);
  dict->isOrderOpen |= other->isOrderOpen;
  touch(dict);
  auto added = other->entries;
  for (auto &entry : added) {
    Call set{"aten::_set_item",
             call.loc,
             {dict, entry.first, entry.second},
             {},
             {},
             {}};
    if (dictSetItem(set) != Outcome::Done)
      return Outcome::Failed;
  }
  return Outcome::Done;
}

Evaluator::Outcome Evaluator::dictClear(Call &call) {
  touch(call.args[0].dict());
  call.args[0].dict()->entries.clear();
  return Outcome::Done;
}

Evaluator::Outcome Evaluator::dictCopy(Call &call) {
  DictObj *copy = heap.newDict();
  copy->entries = call.args[0].dict()->entries;
  copy->isOrderOpen = call.args[0].dict()->isOrderOpen;
  return done(call, copy);
}

//===----------------------------------------------------------------------===//
// Dicts after a branch of the run
//===----------------------------------------------------------------------===//

/// The entries that either side has, in an order that is both sides'. Those
/// that one lacks may not be there.
FailureOr<std::vector<std::pair<AbstractValue, AbstractValue>>>
Evaluator::Merger::mergeEntries(Entries x, Entries y) {
  DictObj a(0), c(0);
  a.entries = x.vec();
  c.entries = y.vec();
  std::vector<std::pair<AbstractValue, AbstractValue>> merged;
  auto add = [&](AbstractValue key, std::optional<size_t> i,
                 std::optional<size_t> j) -> LogicalResult {
    // Whether it is there on each side, and what it is.
    auto side =
        [&](const DictObj &dict,
            std::optional<size_t> at) -> std::pair<Value, AbstractValue> {
      if (!at)
        return {e.constantBool(true), {}};
      AbstractValue value = dict.entries[*at].second;
      if (MaybeObj *entry = asUncertain(value))
        return {entry->isNone, entry->value};
      return {e.constantBool(false), value};
    };
    auto [lacksX, valueX] = side(a, i);
    auto [lacksY, valueY] = side(c, j);
    FailureOr<AbstractValue> lacks = mergeScalars(lacksX, lacksY);
    FailureOr<AbstractValue> value = merge(valueX, valueY);
    if (failed(lacks) || failed(value))
      return failure();
    bool isSure = getConstantBool(lacks->ssa()) == false;
    merged.push_back({key, isSure ? *value
                                  : AbstractValue(e.heap.newMaybe(
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
    auto other = e.findKey(&c, entry.first);
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
