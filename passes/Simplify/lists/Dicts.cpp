//===- Dicts.cpp - Dicts --------------------------------------------------===//
//
// An entry that only one branch of the run makes is a value that may not be
// there (`MaybeObj`): `in` answers with what the run knows.
//
//===----------------------------------------------------------------------===//

#include "passes/Simplify/lists/Dicts.h"
#include "passes/Simplify/calls/Choices.h"
#include "passes/Simplify/lists/Containers.h"
#include "passes/Simplify/lists/ListSearch.h"

using namespace mlir;

namespace torchonnx {

static Outcome dictConstruct(Call &call, Context &cx) {
  DictObj *dict = cx.heap.newDict();
  for (size_t i = 0; i + 1 < call.args.size(); i += 2) {
    AbstractValue key = call.args[i], value = call.args[i + 1];
    auto at = findKey(dict, key);
    if (!at && !canOpen(dict, key))
      return cx.fail(call.loc, "a dict with a key that only the run knows");
    if (!at && openSetItem(cx, dict, key, value, call.loc) != Outcome::Done)
      return Outcome::Failed;
    if (at && *at)
      dict->entries[**at].second = value;
    else if (at)
      dict->entries.push_back({key, value});
  }
  return done(call, dict);
}

std::optional<std::optional<size_t>> findKey(DictObj *dict, AbstractValue key) {
  if (dict->isOpen())
    return std::nullopt;
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

bool isKeyOfTheRun(AbstractValue key) {
  return key.ssa() && !getConstant(key.ssa());
}

MaybeObj *asUncertain(AbstractValue value) {
  MaybeObj *maybe = value.maybe();
  return maybe && maybe->isEntry ? maybe : nullptr;
}

bool hasUncertainKeys(DictObj *dict) {
  return dict->isOpen() ||
         llvm::any_of(llvm::make_second_range(dict->entries),
                      [](AbstractValue value) { return asUncertain(value); });
}

/// A number for each entry, 1 for those that are sure to be there.
static Outcome dictLength(Call &call, Context &cx) {
  if (DictObj *dict = call.receiver().dict(); dict->isOpen()) {
    Call ofKeys{"aten::len.t", call.loc, {dict->keys()}, {}, {}, {}};
    bool isTold = succeeded(cx.calls.evaluate(ofKeys));
    return isTold ? done(call, ofKeys.results[0]) : Outcome::Failed;
  }
  Value length = cx.graph.constantInt(0);
  for (auto &[key, value] : call.receiver().dict()->entries) {
    Value one = cx.graph.constantInt(1);
    if (MaybeObj *entry = asUncertain(value)) {
      Value isThere = cx.graph.invert(entry->isNone, call.loc);
      one = cx.graph.emitValue("aten::Int.bool", {isThere}, call.loc);
    }
    length = cx.graph.emitValue("aten::add.int", {length, one}, call.loc);
  }
  return done(call, length);
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
static Value isKeyOf(Context &cx,
                     const std::pair<AbstractValue, AbstractValue> &entry,
                     AbstractValue key, Location loc) {
  Value own = entry.first.ssa();
  if (!own || !key.ssa() || asUncertain(entry.second) ||
      own.getType().getTypeID() != key.ssa().getType().getTypeID())
    return {};
  if (isa<TorchIntType>(own.getType()))
    return cx.graph.emitValue("aten::eq.int", {key.ssa(), own}, loc);
  Call compare{"aten::eq.str", loc, {key, entry.first}, {}, {}, {}};
  bool isTold = isString(key) && compareStrings(compare, cx) == Outcome::Done;
  return isTold ? compare.results[0].ssa() : Value();
}

/// What a dict has at a key of the run, or `otherwise`. Where there is no such
/// other value the program raises, and it may be any.
static Outcome chooseEntry(Call &call, Context &cx, AbstractValue otherwise) {
  DictObj *dict = call.arg("self").dict();
  AbstractValue key = call.arg("key");
  AbstractValue found = otherwise;
  // What is changed where it is stays one of those that are there.
  bool changes = isResultChanged(cx);
  for (auto &entry : dict->entries) {
    Value isThis = isKeyOf(cx, entry, key, call.loc);
    if (!isThis)
      return cx.fail(call.loc,
                     "a dict is read at a key that only the run knows");
    FailureOr<AbstractValue> chosen =
        found.isUninitialized() ? entry.second
        : changes && entry.second.shared()
            ? cx.heap.oneOf(isThis, entry.second, found)
            : cx.control.choose(isThis, entry.second, found, call.loc);
    if (failed(chosen))
      return Outcome::Failed;
    found = *chosen;
  }
  if (found.isUninitialized())
    return cx.failToFind(dict, call.loc, "a dict without entries is read");
  if (otherwise.isUninitialized())
    cx.keysRead.note(dict, key.ssa());
  return done(call, found);
}

static Outcome dictGetItem(Call &call, Context &cx) {
  DictObj *dict = call.receiver().dict();
  AbstractValue key = call.arg("key");
  if (dict->isOpen())
    return openGetItem(call, cx, dict);
  auto at = findKey(dict, key);
  if (!at)
    return chooseEntry(call, cx, {});
  if (!*at)
    return cx.failToFind(dict, call.loc,
                         "the dict has no key " + describe(key));
  // Where it is not there, the program raises.
  AbstractValue value = dict->entries[**at].second;
  MaybeObj *entry = asUncertain(value);
  if (entry && cx.predicates.known(entry->isNone) == true)
    return cx.failToFind(dict, call.loc,
                         "the dict has no key " + describe(key));
  return done(call, entry ? entry->value : value);
}

/// `d[k] = value` at a key of the run where `d[k]` was read before, so that it
/// is one of those that are there.
static Outcome replaceEntry(Context &cx, DictObj *dict, AbstractValue key,
                            AbstractValue value, Location loc) {
  auto entries = dict->entries;
  for (auto &entry : entries) {
    Value isThis = isKeyOf(cx, entry, key, loc);
    FailureOr<AbstractValue> chosen =
        isThis ? cx.control.choose(isThis, value, entry.second, loc)
               : FailureOr<AbstractValue>();
    if (failed(chosen))
      return Outcome::Failed;
    entry.second = *chosen;
  }
  cx.touch(dict);
  dict->entries = entries;
  return Outcome::Done;
}

/// `dict[key] = value`
static Outcome setEntry(Context &cx, DictObj *dict, AbstractValue key,
                        AbstractValue value, Location loc) {
  auto at = findKey(dict, key);
  if (!at) {
    if (!dict->isOpen() && cx.keysRead.contains(dict, key.ssa()))
      return replaceEntry(cx, dict, key, value, loc);
    if (canOpen(dict, key))
      return openSetItem(cx, dict, key, value, loc);
    return cx.fail(loc, "a dict is written at a key that only the run knows");
  }
  // `d[k] += x` puts the value there that is there.
  if (*at && dict->entries[**at].second == value)
    return Outcome::Done;
  // What is there already keeps its place; what is new comes last, which is its
  // place where those behind it are there only when it is.
  MaybeObj *mine = *at ? asUncertain(dict->entries[**at].second) : nullptr;
  auto isThereWithMine = [&](auto &entry) {
    MaybeObj *other = asUncertain(entry.second);
    return other && other->isNone == mine->isNone;
  };
  if (mine &&
      !llvm::all_of(llvm::drop_begin(dict->entries, **at + 1), isThereWithMine))
    dict->isOrderOpen = true;
  cx.touch(dict);
  if (*at)
    dict->entries[**at].second = value;
  else
    dict->entries.push_back({key, value});
  return Outcome::Done;
}

/// Also of `pop` with a value for where there is no such key.
static Outcome dictGet(Call &call, Context &cx) {
  DictObj *dict = call.arg("self").dict();
  AbstractValue key = call.arg("key");
  auto at = findKey(dict, key);
  AbstractValue found =
      call.has("default_value") ? call.arg("default_value") : cx.graph.none();
  bool puts = call.name.starts_with("aten::setdefault");
  if (!at && (dict->isOpen() || (puts && canOpen(dict, key))))
    return openGet(call, cx, dict, found);
  if (!at && !puts)
    return chooseEntry(call, cx, found);
  if (!at)
    return cx.fail(call.loc, "a dict is read at a key that only the run knows");
  if (*at) {
    AbstractValue value = dict->entries[**at].second;
    MaybeObj *entry = asUncertain(value);
    FailureOr<AbstractValue> chosen =
        entry ? cx.control.choose(entry->isNone, found, entry->value, call.loc)
              : value;
    if (failed(chosen))
      return Outcome::Failed;
    found = *chosen;
  }
  if (puts && setEntry(cx, dict, key, found, call.loc) != Outcome::Done)
    return Outcome::Failed;
  return done(call, found);
}

static Outcome dictSetItem(Call &call, Context &cx) {
  return setEntry(cx, call.arg("l").dict(), call.arg("idx"), call.arg("v"),
                  call.loc);
}

static Outcome dictContains(Call &call, Context &cx) {
  DictObj *dict = call.receiver().dict();
  AbstractValue key = call.arg("key");
  if (dict->isOpen()) {
    FailureOr<Value> isThere = isInOpenDict(cx, dict, key, call.loc);
    return failed(isThere) ? Outcome::Failed : done(call, *isThere);
  }
  auto at = findKey(dict, key);
  if (!at) {
    Value isAny;
    for (auto &entry : dict->entries) {
      Value isThis = isKeyOf(cx, entry, key, call.loc);
      if (!isThis)
        return cx.fail(call.loc,
                       "a dict is asked for a key that only the run knows");
      isAny = isAny ? cx.graph.emitValue("aten::__or__.bool", {isAny, isThis},
                                         call.loc)
                    : isThis;
    }
    if (dict->entries.empty())
      isAny = cx.graph.constantBool(false);
    return done(call, isAny);
  }
  MaybeObj *entry = *at ? asUncertain(dict->entries[**at].second) : nullptr;
  Value answer = entry ? cx.graph.invert(entry->isNone, call.loc)
                       : cx.graph.constantBool(at->has_value());
  return done(call, answer);
}

/// `keys`, `values` and `items`.
static Outcome dictEntries(Call &call, Context &cx) {
  DictObj *dict = call.receiver().dict();
  if (dict->isOrderOpen)
    return cx.fail(call.loc, openOrder);
  if (dict->isOpen())
    return openEntries(call, cx, dict);
  StringRef what = call.name.split('.').first;
  std::vector<AbstractValue> list;
  for (auto [key, value] : dict->entries) {
    if (MaybeObj *entry = asUncertain(value)) {
      // Of two lengths: a list where it is there, and one where it is not.
      std::optional<bool> isMissing = cx.predicates.known(entry->isNone);
      if (!isMissing)
        return succeeded(evaluateSplit(call, cx, entry->isNone))
                   ? Outcome::Done
                   : Outcome::Failed;
      if (*isMissing)
        continue;
      value = entry->value;
    }
    list.push_back(what == "aten::keys"     ? key
                   : what == "aten::values" ? value
                                            : cx.heap.newTuple({key, value}));
  }
  return done(call, cx.heap.newList(list));
}

static Outcome dictDelete(Call &call, Context &cx) {
  DictObj *dict = call.arg("self").dict();
  AbstractValue key = call.arg("key");
  auto at = findKey(dict, key);
  if (!at && canOpen(dict, key))
    return openDelete(cx, dict, key, call.loc);
  if (!at || !*at)
    return cx.fail(call.loc, "deletion from a dict of a key that it does not "
                             "have, as far as is known");
  cx.touch(dict);
  dict->entries.erase(dict->entries.begin() + **at);
  return Outcome::Done;
}

static Outcome dictPop(Call &call, Context &cx) {
  DictObj *dict = call.arg("self").dict();
  AbstractValue key = call.arg("key");
  auto at = findKey(dict, key);
  if (!at && canOpen(dict, key))
    return openPop(call, cx, dict);
  if (at && call.has("default_value")) {
    Call get = call;
    if (dictGet(get, cx) != Outcome::Done)
      return Outcome::Failed;
    if (*at) {
      cx.touch(dict);
      dict->entries.erase(dict->entries.begin() + **at);
    }
    return done(call, get.results[0]);
  }
  if (!at || !*at)
    return cx.fail(
        call.loc,
        "pop from a dict of a key that it does not have, as far as is known");
  AbstractValue value = dict->entries[**at].second;
  MaybeObj *entry = asUncertain(value);
  cx.touch(dict);
  dict->entries.erase(dict->entries.begin() + **at);
  return done(call, entry ? entry->value : value);
}

/// TorchScript's `popitem` takes the first entry, not the last.
static Outcome dictPopItem(Call &call, Context &cx) {
  DictObj *dict = call.receiver().dict();
  if (dict->isOrderOpen || dict->isOpen() || hasUncertainKeys(dict))
    return cx.fail(call.loc, dict->isOrderOpen ? openOrder : uncertainKeys);
  if (dict->entries.empty())
    return cx.failToFind(dict, call.loc, "popitem of an empty dict");
  auto [key, value] = dict->entries.front();
  cx.touch(dict);
  dict->entries.erase(dict->entries.begin());
  return done(call, cx.heap.newTuple({key, value}));
}

static Outcome dictUpdate(Call &call, Context &cx) {
  DictObj *dict = call.arg("self").dict(), *other = call.arg("to_add").dict();
  if (!other)
    return Outcome::Declined;
  if (hasUncertainKeys(other))
    return cx.fail(call.loc, uncertainKeys);
  dict->isOrderOpen |= other->isOrderOpen;
  cx.touch(dict);
  auto added = other->entries;
  for (auto &entry : added) {
    if (setEntry(cx, dict, entry.first, entry.second, call.loc) !=
        Outcome::Done)
      return Outcome::Failed;
  }
  return Outcome::Done;
}

static Outcome dictClear(Call &call, Context &cx) {
  DictObj *dict = call.arg("self").dict();
  cx.touch(dict);
  dict->entries = dict->isOpen() ? openedEntries(cx, {}) : DictObj::Entries();
  return Outcome::Done;
}

static Outcome dictCopy(Call &call, Context &cx) {
  DictObj *copy = cx.heap.newDict(), *from = call.receiver().dict();
  copy->entries = from->entries;
  copy->isOrderOpen = from->isOrderOpen;
  if (copy->isOpen() && failed(renewLists(cx, copy, call.loc)))
    return Outcome::Failed;
  return done(call, copy);
}

/// `dict()`, of nothing, of another dict or of a list of pairs.
static Outcome dictEmpty(Call &call, Context &cx) {
  if (call.args.empty())
    return done(call, cx.heap.newDict());
  if (call.receiver().dict())
    return dictCopy(call, cx);
  ListObj *pairs = call.receiver().list();
  if (!pairs || pairs->isRows)
    return Outcome::Declined;
  AbstractValues flat;
  for (AbstractValue pair : pairs->elements)
    if (TupleObj *tuple = pair.tuple())
      llvm::append_range(flat, tuple->elements);
  call.args = flat;
  return dictConstruct(call, cx);
}

const OperatorTable &dictMethods() {
  static const OperatorTable methods = [] {
    OperatorTable methods;
    methods.on("aten::__getitem__", dictGetItem);
    methods.on("aten::len", dictLength);
    methods.on("aten::get", dictGet);
    methods.on("aten::setdefault", dictGet);
    methods.on("aten::__contains__", dictContains);
    methods.on("aten::_set_item", dictSetItem);
    methods.on("aten::Delete", dictDelete);
    methods.on("aten::pop", dictPop);
    methods.on("aten::popitem", dictPopItem);
    methods.on("aten::update", dictUpdate);
    methods.on("aten::clear", dictClear);
    methods.on("aten::copy", dictCopy);
    methods.on("aten::keys", dictEntries);
    methods.on("aten::values", dictEntries);
    methods.on("aten::items", dictEntries);
    return methods;
  }();
  return methods;
}

void addDictFunctions(OperatorTable &table) {
  table.on("prim::DictConstruct", dictConstruct);
  table.on("aten::dict", dictEmpty);
}

} // namespace torchonnx
