//===- LoopTries.cpp - Trying the body of a loop --------------------------===//

#include "passes/Simplify/control/RuntimeLoop.h"
#include "passes/Simplify/lists/ListsOfViews.h"
#include "llvm/ADT/ScopeExit.h"

using namespace mlir;

namespace torchonnx {

bool LoopTry::addLists(AbstractValue init, AbstractValue end) {
  if (init.shared() && (init == end || init.shared()->id >= firstId))
    return true;
  if (isNothing(init) || isNothing(end) || (end.maybe() && !init.maybe()))
    return true;
  bool isRecord = (init.tuple() && end.tuple()) ||
                  (init.object() && end.object()) ||
                  (init.maybe() && end.maybe()) || areOpenDicts(init, end);
  if (!isRecord && !(init.list() && end.list()))
    return (init.tensor() && end.tensor()) || (init.ssa() && end.ssa());
  AbstractValues before = heldBy(init), after = heldBy(end);
  if (!isRecord &&
      (!init.list()->sameForm(*end.list()) || before.size() != after.size())) {
    lists.push_back({init.list(), *end.list()});
    return true;
  }
  return before.size() == after.size() &&
         llvm::all_of_zip(before, after, [&](AbstractValue x, AbstractValue y) {
           return addLists(x, y);
         });
}

/// Whether `value` is or holds a dict with a key that is not known.
static bool hasKeyOfTheRun(AbstractValue value) {
  return (value.dict() && !value.dict()->isOpen() &&
          hasOpenKeys(*value.dict())) ||
         llvm::any_of(heldBy(value), hasKeyOfTheRun);
}

//===----------------------------------------------------------------------===//
// One try
//===----------------------------------------------------------------------===//

/// What attributes and containers hold before.
void RuntimeLoop::noteBegin(LoopTry &attempt) {
  for (StringAttr name : state.globals)
    attempt.attributes.push_back(cx.globals.lookup(name));
  auto note = [&](auto &objects) {
    for (auto *object : objects)
      for (AbstractValue *slot : slotsOf(object))
        attempt.slots[object].push_back(*slot);
  };
  note(state.lists);
  note(state.dicts);
  note(state.objects);
  for (ListObj *list : state.lists)
    if (list->isRows)
      attempt.begins.push_back({list, *list});
}

/// What the iteration changed.
void RuntimeLoop::noteEnd(LoopTry &attempt) {
  Scope &scope = *cx.heap.getScope();
  attempt.firstId = scope.firstId;
  attempt.found.bases = scope.writtenBases;
  attempt.found.lists = scope.changedLists;
  attempt.found.dicts = scope.changedDicts;
  attempt.found.objects = scope.changedObjects;
  attempt.found.globals = scope.changedGlobals;
  attempt.found.poisons = scope.poisons;
  for (ListObj *list : attempt.found.lists)
    attempt.lists.push_back({list, *list});
  for (DictObj *dict : attempt.found.dicts)
    attempt.dicts.push_back({dict, *dict});
  for (ClassObj *object : attempt.found.objects)
    attempt.objects.push_back({object, *object});
}

/// Evaluates the body over arguments of `types`, which stand for the state.
LogicalResult RuntimeLoop::tryBody(LoopTry &attempt) {
  OpBuilder::InsertionGuard guard(cx.b);
  Block *block = cx.b.createBlock(&attempt.region);
  Value iteration = block->addArgument(TorchIntType::get(cx.context), loc);
  cx.runSizes.enterLoop(iteration, trips, loose);
  llvm::scope_exit forget(
      [&, argument = iteration] { cx.runSizes.leaveLoop(argument); });
  for (Type type : types)
    block->addArgument(type, loc);
  if (first)
    iteration = cx.graph.emitValue(
        "aten::add.int", {iteration, cx.graph.constantInt(first)}, loc);
  noteBegin(attempt);
  FailureOr<AbstractValues> variables = setState(
      ValueRange(block->getArguments()).drop_front(), block->getArgument(0));
  if (!iteration || failed(variables))
    return failure();
  linkAliases(cx, *variables, state);
  cx.heap.poison(state.poisons);
  FailureOr<AbstractValue> goesOn =
      control.evaluateIteration(loop, iteration, *variables);
  if (failed(goesOn))
    return failure();
  // One that was cleared, and filled anew, has a length that is known.
  for (auto &[list, begin] : attempt.begins)
    if (!list->isRows &&
        failed(makeRows(cx, list, &begin, loc, UnknownSizes::Refuse,
                        cx.heap.getScope()->firstId)))
      return failure();
  attempt.next =
      counters.runsToEnd() ? cx.graph.constantBool(true) : goesOn->ssa();
  if (!attempt.next)
    return cx.error(loc, "the condition of the loop may not be set");
  if (failed(leaveHome(cx, *variables, loc)))
    return failure();
  attempt.variables = *variables;
  for (unsigned i : state.dead.set_bits())
    attempt.variables[i] = {};
  noteEnd(attempt);
  if (failed(compareEnds(attempt)))
    return failure();
  return attempt.stable ? flattenEnd(attempt) : success();
}

/// Lets `end` have the form of `begin` where it can.
LogicalResult RuntimeLoop::conform(AbstractValue begin, AbstractValue &end,
                                   LoopTry &attempt) {
  if (haveOpenKeys(begin, end)) {
    // One that begins with keys that are known is to begin as such a dict, too.
    attempt.stable &= begin.dict()->isOpen();
    end = forms.asOpenDict(end, loc);
    if (end.isUninitialized())
      return failure();
  }
  if (begin != end && hasKeyOfTheRun(end))
    return cx.error(loc, "a loop carries a dict with a key that only the run "
                         "knows");
  end = forms.asEither(forms.asMaybe(end, begin, loc), begin, loc);
  if (!places.conform(begin, end, attempt.firstId)) {
    attempt.stable = false;
    types.clear();
  }
  attempt.stable &= !forms.openStrings(begin, end, loc);
  attempt.stable &= !shareRows(begin, end);
  return forms.conformLists(begin, end, attempt.firstId, loc);
}

/// Whether it does; if not, what begins so is to begin in another form.
LogicalResult RuntimeLoop::check(AbstractValue begin, AbstractValue end,
                                 LoopTry &attempt) {
  if (end.isUninitialized() || forms.sameStructure(begin, end))
    return success();
  attempt.stable = false;
  if (begin.isUninitialized() || haveEntries(begin, end) ||
      (haveOpenKeys(begin, end) && !begin.dict()->isOpen()) ||
      attempt.addLists(begin, end) || forms.isOneOf(begin, end))
    return success();
  return cx.error(loc,
                  "a variable changes its type in a loop whose length only "
                  "the run knows");
}

/// The tensors that a write to `tensor` writes to, where it is one of two.
static void collectSides(TensorObj *tensor,
                         llvm::SmallSetVector<TensorObj *, 4> &all) {
  if (tensor->base != tensor || !all.insert(tensor) || !tensor->either)
    return;
  for (AbstractValue side : tensor->either->values)
    collectSides(side.tensor(), all);
}

/// Another object than `begin` is what the next iteration begins with: changes
/// that were found of this one may be the other's.
void RuntimeLoop::release(AbstractValue begin, LoopTry &attempt) {
  attempt.stable = false;
  if (TensorObj *tensor = begin.tensor()) {
    llvm::SmallSetVector<TensorObj *, 4> written;
    collectSides(tensor, written);
    for (LoopState *found : {&state, &attempt.found})
      for (TensorObj *base : written)
        found->bases.remove(base);
  }
  if (!begin.shared())
    return;
  state.keptSlots.erase(begin.shared());
  state.forgetLinks();
  for (LoopState *found : {&state, &attempt.found}) {
    found->lists.remove(begin.list());
    found->dicts.remove(begin.dict());
    found->objects.remove(begin.object());
  }
}

template <typename Objects>
LogicalResult RuntimeLoop::compareSlots(Objects &objects, LoopTry &attempt) {
  AbstractValues released;
  for (auto *object : objects) {
    auto slots = slotsOf(object);
    ArrayRef<AbstractValue> begins = attempt.slots[object];
    // What another form is made of has no counterpart.
    bool hasOtherForm = llvm::any_of(attempt.begins, [&](auto &begin) {
      return static_cast<Shared *>(begin.first) == object &&
             !begin.second.sameForm(*begin.first);
    });
    if (hasOtherForm || slots.size() != begins.size()) {
      attempt.stable = false;
      continue;
    }
    for (auto [i, slot] : llvm::enumerate(slots)) {
      if (failed(conform(begins[i], *slot, attempt)))
        return failure();
      if (state.isKept(object, i) && *slot != begins[i]) {
        state.keptSlots[object].reset(i);
        released.push_back(begins[i]);
      }
      if (forms.sameStructure(begins[i], *slot))
        continue;
      attempt.stable = false;
      attempt.addLists(begins[i], *slot);
    }
  }
  for (AbstractValue begin : released)
    release(begin, attempt);
  return success();
}

/// Compares what the iteration leaves with what it began with.
LogicalResult RuntimeLoop::compareEnds(LoopTry &attempt) {
  if (failed(compareSlots(state.lists, attempt)) ||
      failed(compareSlots(state.dicts, attempt)) ||
      failed(compareSlots(state.objects, attempt)))
    return failure();
  for (auto [name, begin] : llvm::zip(state.globals, attempt.attributes)) {
    AbstractValue end = cx.globals.lookup(name);
    if (failed(conform(begin, end, attempt)) ||
        failed(check(begin, end, attempt)))
      return failure();
    cx.globals.set(name, end);
    attempt.globals.push_back({name, end});
  }
  for (auto [init, end] : llvm::zip(state.variables, attempt.variables)) {
    if (isCounted(&end - attempt.variables.begin()))
      continue;
    if (failed(conform(init, end, attempt)))
      return failure();
    if (size_t i = &end - attempt.variables.begin();
        state.kept[i] && init != end) {
      state.kept.reset(i);
      release(init, attempt);
    }
    if (failed(check(init, end, attempt)))
      return failure();
  }
  for (ListObj *list : state.lists)
    for (auto &[other, end] : attempt.lists)
      if (other == list && end.elements.size() != list->elements.size())
        attempt.stable = false;
  return success();
}

/// Once the forms agree: what the iteration shares, and its leaves.
LogicalResult RuntimeLoop::flattenEnd(LoopTry &attempt) {
  LoopState end = state;
  for (auto [slot, value] : llvm::zip(end.variables, attempt.variables))
    if (!value.isUninitialized())
      slot = value;
  findAliases(cx, end.variables, attempt.firstId, state);
  findEndAliases(cx, end.variables, attempt.firstId, state);
  if (failed(flattenState(end, attempt.results)))
    return failure();
  attempt.stable &= attempt.results.values.size() == types.size() &&
                    (state.isStrided || !attempt.results.areStrided);
  state.isStrided |= attempt.results.areStrided;
  return success();
}

//===----------------------------------------------------------------------===//
// What the next one begins with
//===----------------------------------------------------------------------===//

/// Whether an element is or holds a list.
static bool holdsLists(AbstractValue value) {
  return llvm::any_of(heldBy(value), [](AbstractValue part) {
    return part.list() || holdsLists(part);
  });
}

LogicalResult RuntimeLoop::adaptLists(LoopTry &attempt) {
  // What is put into a list may have another form once its variable has it.
  bool areFormsOpen = llvm::any_of(attempt.lists, [&](auto &changed) {
    return !attempt.found.lists.contains(changed.first);
  });
  for (auto &[list, end] : attempt.lists) {
    if (areFormsOpen && attempt.found.lists.contains(list) &&
        holdsLists(&end)) {
      attempt.stable = false;
      continue;
    }
    attempt.stable &= !shareRows(list, &end);
    if (!list->isRows && !end.isRows &&
        list->elements.size() == end.elements.size()) {
      auto elements = list->elements;
      for (auto [slot, last] : llvm::zip(elements, end.elements))
        adaptNone(slot, last, attempt);
      if (elements != list->elements) {
        cx.touch(list);
        list->elements = elements;
      }
      continue;
    }
    if (list->isRows && !isWiderForm(end, *list))
      continue;
    if (failed(list->isRows
                   ? widenForm(cx, list, end, loc)
                   : makeRows(cx, list, &end, loc, UnknownSizes::Refuse,
                              attempt.firstId))) {
      // The first iteration tells what its elements are.
      if (list->elements.empty())
        cx.findings.emptyLoops.insert(state.loop);
      return failure();
    }
    state.keptSlots.erase(list);
    attempt.stable = false;
    // What was written to may have been its elements.
    state.bases.clear();
    attempt.found.bases.clear();
  }
  return success();
}

/// A value like `like`, which an iteration left, that nobody reads.
AbstractValue RuntimeLoop::standIn(AbstractValue like, const LoopTry &attempt) {
  AbstractValue view = places.standIn(like, attempt.firstId);
  return view.isUninitialized() ? forms.standIn(like, loc) : view;
}

/// A dict that an iteration leaves in the place of another one: an entry that
/// only one of them has may not be there.
void RuntimeLoop::adaptEntries(AbstractValue &slot, const DictObj &end,
                               LoopTry &attempt) {
  DictObj::Entries entries = slot.dict()->entries;
  for (auto &[key, last] : end.entries) {
    auto at = findEntry(entries, key);
    if (at == entries.end())
      entries.push_back({key, forms.missingEntry(last, loc)});
    else
      adaptNone(at->second, last, attempt);
  }
  bool isOrderOpen = slot.dict()->isOrderOpen || end.isOrderOpen;
  if (entries == slot.dict()->entries &&
      isOrderOpen == slot.dict()->isOrderOpen)
    return;
  slot = forms.withEntries(slot.dict(), std::move(entries), isOrderOpen);
  attempt.stable = false;
}

/// What begins as None, or may end as it, is a pair.
void RuntimeLoop::adaptNone(AbstractValue &slot, AbstractValue end,
                            LoopTry &attempt) {
  if (slot == end || slot.isUninitialized() || end.isUninitialized())
    return;
  if (slot.tuple() && end.tuple()) {
    AbstractValues parts = heldBy(slot);
    for (auto [part, last] : llvm::zip(parts, heldBy(end)))
      adaptNone(part, last, attempt);
    if (parts != heldBy(slot))
      slot = cx.heap.newLike(slot, parts);
    return;
  }
  if (haveEntries(slot, end))
    return adaptEntries(slot, *end.dict(), attempt);
  if (haveOpenKeys(slot, end) && !slot.dict()->isOpen()) {
    slot = forms.asOpenDict(slot, loc);
    attempt.stable = false;
    return;
  }
  AbstractValue value = end.maybe() ? end.maybe()->value : end;
  if (MaybeObj *maybe = slot.maybe()) {
    AbstractValue inner = maybe->value;
    if (!isNothing(value))
      adaptNone(inner, value, attempt);
    if (inner != maybe->value)
      slot = cx.heap.newMaybe({maybe->isNone, inner, maybe->isEntry});
    return;
  }
  bool beginsAsNone = isNothing(slot);
  if (!end.maybe() && beginsAsNone == isNothing(end))
    return;
  slot = cx.heap.newMaybe({cx.graph.constantBool(beginsAsNone),
                           beginsAsNone ? standIn(value, attempt) : slot,
                           end.maybe() && end.maybe()->isEntry});
  attempt.stable = false;
}

LogicalResult RuntimeLoop::adaptObjects(LoopTry &attempt) {
  for (auto &[object, end] : attempt.objects) {
    cx.touch(object);
    for (auto [slot, last] : llvm::zip(slotsOf(object), slotsOf(&end)))
      adaptNone(*slot, *last, attempt);
  }
  for (auto &[changed, end] : attempt.dicts) {
    DictObj *dict = changed;
    auto keys = llvm::make_first_range(end.entries);
    if (!dict->isOpen() && hasOpenKeys(end)) {
      if (!llvm::all_of(keys, [&](AbstractValue key) {
            return key.isUninitialized() || canOpen(dict, key);
          }))
        return cx.error(loc, "a key that only the run knows is put into a dict "
                             "in a loop whose length only the run knows");
      if (failed(openDict(cx, dict, loc)))
        return failure();
      attempt.stable = false;
      continue;
    }
    cx.touch(dict);
    for (auto [slot, last] : llvm::zip(slotsOf(dict), slotsOf(&end)))
      adaptNone(*slot, *last, attempt);
    // An entry that an iteration adds is not there before the first.
    for (size_t i = dict->entries.size(); i < end.entries.size(); ++i) {
      auto &[key, value] = end.entries[i];
      dict->entries.push_back({key, forms.missingEntry(value, loc)});
      attempt.stable = false;
    }
  }
  for (auto &[name, end] : attempt.globals) {
    AbstractValue begin = cx.globals.lookup(name);
    adaptNone(begin, end, attempt);
    if (begin != cx.globals.lookup(name))
      cx.globals.set(name, begin);
  }
  return success();
}

LogicalResult RuntimeLoop::adaptVariables(LoopTry &attempt) {
  for (auto [i, slot, end] :
       llvm::enumerate(state.variables, attempt.variables)) {
    if (isCounted(i))
      continue;
    if (slot.isUninitialized() && !end.isUninitialized()) {
      slot = standIn(end, attempt);
      attempt.stable = false;
    }
    adaptNone(slot, end, attempt);
    if (AbstractValue either = forms.asEither(slot, end, loc); either != slot) {
      slot = either;
      attempt.stable = false;
    }
    if (!end.isUninitialized() && slot.isUninitialized())
      return cx.error(loc, "a variable that the loop sets first cannot be "
                           "carried through it");
  }
  return success();
}

/// Lets the loop carry what the iteration changed.
void RuntimeLoop::extend(LoopTry &attempt) {
  auto add = [&](auto &known, auto &more) {
    for (auto key : more)
      attempt.stable &= !known.insert(key);
  };
  auto addObjects = [&](auto &known, auto &more) {
    for (auto *object : more)
      if (known.insert(object)) {
        attempt.stable = false;
        llvm::BitVector &kept = state.keptSlots[object];
        for (AbstractValue *slot : slotsOf(object))
          kept.push_back(isObject(*slot));
      }
  };
  add(state.bases, attempt.found.bases);
  for (ListObj *list : attempt.found.lists)
    if (state.lists.insert(list)) {
      attempt.stable = false;
      for (AbstractValue *slot : slotsOf(list))
        state.keptSlots[list].push_back(!list->isRows && isObject(*slot));
    }
  addObjects(state.dicts, attempt.found.dicts);
  addObjects(state.objects, attempt.found.objects);
  add(state.globals, attempt.found.globals);
  if (attempt.found.poisons.size() > state.poisons.size()) {
    state.poisons = attempt.found.poisons;
    attempt.stable = false;
  }
}

/// Lets the state begin as what `attempt` found wants it.
LogicalResult RuntimeLoop::adapt(LoopTry &attempt) {
  if (failed(adaptLists(attempt)) || failed(adaptObjects(attempt)) ||
      failed(adaptVariables(attempt)))
    return failure();
  extend(attempt);
  return success();
}

} // namespace torchonnx
