//===- Loops.cpp - Loops whose length only the run knows ------------------===//
//
// The body is evaluated once, over values that stand for what an iteration
// begins with. What it changes (variables, tensors written to, elements of
// lists) is found by trying: each try carries more, or more loosely typed,
// until the types that go in are those that come out.
//
//===----------------------------------------------------------------------===//

#include "passes/RunTimeNumbers.h"
#include "passes/Simplify/LoopState.h"
#include "passes/Simplify/inputs/InputSpec.h"
#include "llvm/ADT/ScopeExit.h"
#include <numeric>

using namespace mlir;

namespace torchonnx {

/// How often the types of a loop may be loosened before we give up.
static constexpr unsigned maxTries = 12;

/// The places of a container that hold values.
static SmallVector<AbstractValue *> slotsOf(ListObj *list) {
  return llvm::map_to_vector(list->elements,
                             [](AbstractValue &value) { return &value; });
}
template <typename Entries>
static SmallVector<AbstractValue *> slotsOf(Entries &entries) {
  return llvm::map_to_vector(entries,
                             [](auto &entry) { return &entry.second; });
}
static SmallVector<AbstractValue *> slotsOf(DictObj *dict) {
  return slotsOf(dict->entries);
}
static SmallVector<AbstractValue *> slotsOf(ClassObj *object) {
  return slotsOf(object->attributes);
}

static bool isObject(AbstractValue value) {
  return value.tensor() || value.list() || value.dict() || value.object();
}

/// The leaves of `value`, in order. False, after an error, for what a loop
/// cannot carry.
LogicalResult Evaluator::flatten(AbstractValue value, Location loc,
                                 SmallVectorImpl<Value> &leaves) {
  if (failed(memory.checkReadable(value, loc)))
    return failure();
  sawStrided |= value.tensor() && !value.tensor()->contiguous;
  if (value.tensor() || value.ssa()) {
    FailureOr<Value> leaf = materialize(value, loc);
    if (failed(leaf))
      return failure();
    if (!isKeptAsIs(*leaf))
      leaves.push_back(*leaf);
    return success();
  }
  if (MaybeObj *maybe = value.maybe())
    leaves.push_back(maybe->isNone);
  if (EitherObj *either = value.either())
    leaves.push_back(either->predicate);
  for (AbstractValue part : heldBy(value))
    if (failed(flatten(part, loc, leaves)))
      return failure();
  return success();
}

/// A value with the structure of `like` and other leaves.
AbstractValue Evaluator::rebuild(AbstractValue like, ValueRange &leaves,
                                 Location loc) {
  auto take = [&]() {
    Value leaf = leaves.front();
    leaves = leaves.drop_front();
    return leaf;
  };
  if (like.tuple() || like.shared()) {
    SmallVector<AbstractValue> parts;
    for (AbstractValue part : heldBy(like))
      parts.push_back(rebuild(part, leaves, loc));
    AbstractValue result = heap.newLike(like, parts);
    if (Shared *container = result.shared())
      heap.linkMayBe(container, like.shared());
    return result;
  }
  if (MaybeObj *maybe = like.maybe()) {
    Value isNone = wrap(take(), loc).ssa();
    return heap.newMaybe(
        {isNone, rebuild(maybe->value, leaves, loc), maybe->isEntry});
  }
  if (EitherObj *either = like.either()) {
    auto *result = heap.newEither({wrap(take(), loc).ssa(), {}});
    for (bool isThen : {false, true})
      result->values[isThen] = rebuild(either->values[isThen], leaves, loc);
    return result;
  }
  if (TensorObj *tensor = like.tensor()) {
    TensorObj *result = newBase(take(), tensor->contiguous && !rebuildsStrided);
    heap.linkMayAlias(result, tensor);
    return result;
  }
  if (like.isUninitialized() || isKeptAsIs(like.ssa()))
    return like;
  Value leaf = take();
  return isa<ListType>(leaf.getType()) ? AbstractValue(leaf) : wrap(leaf, loc);
}

/// Whether a value of `type` may become one of `carried`.
static bool isOfKind(Type type, Type carried) {
  auto a = dyn_cast<TorchTensorType>(type),
       c = dyn_cast<TorchTensorType>(carried);
  return type.getTypeID() == carried.getTypeID() &&
         (!a || (a.getDtype() == c.getDtype() && a.getRank() == c.getRank()));
}

/// The type of a carried value that begins as `x` and goes on as `y`; null if
/// there is none. A dim that changes becomes a symbol of `loose`, which stands
/// for another size in every iteration.
Type Evaluator::widen(Type x, Type y, llvm::DenseSet<Attribute> &loose) {
  if (x == y)
    return x;
  if (!isOfKind(x, y))
    return {};
  if (auto a = dyn_cast<TorchTensorType>(x)) {
    auto other = cast<TorchTensorType>(y);
    SmallVector<Attribute> dims;
    for (auto [p, q] : llvm::zip(a.getDims(), other.getDims())) {
      dims.push_back(p);
      if (p == q || loose.contains(p))
        continue;
      dims.back() = oracle.getSymbols().addUnbacked();
      loose.insert(dims.back());
    }
    return TorchTensorType::get(context, dims, a.getDtype());
  }
  if (isa<TorchIntType>(x))
    return TorchIntType::get(context);
  if (isa<TorchFloatType>(x))
    return TorchFloatType::get(context);
  if (isa<TorchBoolType>(x))
    return TorchBoolType::get(context);
  return {};
}

/// The leaves of everything in `state`, as they are now.
LogicalResult Evaluator::flattenState(LoopState &state, Location loc,
                                      SmallVectorImpl<Value> &leaves) {
  for (auto [i, variable] : llvm::enumerate(state.variables))
    if (!state.kept[i] && failed(flatten(variable, loc, leaves)))
      return failure();
  for (TensorObj *base : state.bases)
    if (!base->either && failed(flatten(base, loc, leaves)))
      return failure();
  auto flattenAll = [&](auto &objects) -> LogicalResult {
    for (auto *object : objects) {
      if (failed(memory.checkReadable(object, loc)))
        return failure();
      for (auto [i, slot] : llvm::enumerate(slotsOf(object)))
        if (!state.isKept(object, i) && failed(flatten(*slot, loc, leaves)))
          return failure();
    }
    return success();
  };
  if (failed(flattenAll(state.lists)) || failed(flattenAll(state.dicts)) ||
      failed(flattenAll(state.objects)))
    return failure();
  for (StringAttr name : state.globals)
    if (failed(flatten(globals.lookup(name), loc, leaves)))
      return failure();
  return success();
}

/// Gives everything in `state` other leaves; returns the variables.
FailureOr<AbstractValues> Evaluator::setState(LoopState &state,
                                              ValueRange leaves, Location loc) {
  llvm::SaveAndRestore strided(rebuildsStrided, state.isStrided);
  AbstractValues variables;
  for (auto [i, variable] : llvm::enumerate(state.variables))
    variables.push_back(state.kept[i] ? variable
                                      : rebuild(variable, leaves, loc));
  for (TensorObj *base : state.bases) {
    if (base->either) {
      // The tensor that it is is written to as well.
      heap.poison(base, loc);
      continue;
    }
    if (failed(write(base, leaves.front(), loc)))
      return failure();
    leaves = leaves.drop_front();
  }
  auto rebuildAll = [&](auto &objects) {
    for (auto *object : objects) {
      touch(object);
      for (auto [i, slot] : llvm::enumerate(slotsOf(object)))
        if (!state.isKept(object, i))
          *slot = rebuild(*slot, leaves, loc);
    }
  };
  rebuildAll(state.lists);
  rebuildAll(state.dicts);
  rebuildAll(state.objects);
  for (StringAttr name : state.globals)
    globals.set(name, rebuild(globals.lookup(name), leaves, loc));
  return variables;
}

/// What one evaluation of the body of a loop found.
struct Evaluator::LoopTry {
  Region region;
  LoopState found;
  /// What the iteration ends with: the condition, the variables, all leaves.
  Value next;
  AbstractValues variables;
  SmallVector<Value> results;
  /// Lists that the body changes, as it leaves them.
  SmallVector<std::pair<ListObj *, ListObj>> lists;
  /// Dicts and objects that it changes, as it leaves them.
  SmallVector<std::pair<DictObj *, DictObj>> dicts;
  SmallVector<std::pair<ClassObj *, ClassObj>> objects;
  /// What carried attributes are then.
  SmallVector<std::pair<StringAttr, AbstractValue>> globals;
  /// Whether what goes in has the form of what comes out.
  bool stable = true;

  /// Notes the lists in `init` that are others in `end`. False where those
  /// differ in more. What the iteration itself put there is not what it begins
  /// with: its objects have numbers from `firstId` on.
  bool addLists(AbstractValue init, AbstractValue end, unsigned firstId) {
    if (init.shared() && (init == end || init.shared()->id >= firstId))
      return true;
    bool isRecord = (init.tuple() && end.tuple()) ||
                    (init.object() && end.object()) ||
                    (init.maybe() && end.maybe());
    if (!isRecord && !(init.list() && end.list()))
      return (init.tensor() && end.tensor()) || (init.ssa() && end.ssa());
    AbstractValues before = heldBy(init), after = heldBy(end);
    if (!isRecord && (!init.list()->sameForm(*end.list()) ||
                      before.size() != after.size())) {
      lists.push_back({init.list(), *end.list()});
      return true;
    }
    return before.size() == after.size() &&
           llvm::all_of_zip(before, after,
                            [&](AbstractValue x, AbstractValue y) {
                              return addLists(x, y, firstId);
                            });
  }
};

/// Whether `value` is or holds a dict with a key that is not known.
static bool hasKeyOfTheRun(AbstractValue value) {
  auto isOpen = [](auto &entry) {
    return !entry.first.ssa() || !getConstant(entry.first.ssa());
  };
  return (value.dict() && llvm::any_of(value.dict()->entries, isOpen)) ||
         llvm::any_of(heldBy(value), hasKeyOfTheRun);
}

/// Evaluates the body over arguments of `types`, which stand for `state`.
LogicalResult Evaluator::tryBody(LoopOp loop, int64_t first, Value trips,
                                 LoopState &state, ArrayRef<Type> types,
                                 LoopTry &attempt, Location loc) {
  OpBuilder::InsertionGuard guard(b);
  Block *block = b.createBlock(&attempt.region);
  Value iteration = block->addArgument(TorchIntType::get(context), loc);
  runSizes.enterLoop(iteration, trips);
  llvm::scope_exit forget(
      [&, argument = iteration] { runSizes.leaveLoop(argument); });
  for (Type type : types)
    block->addArgument(type, loc);
  if (first)
    iteration =
        emitValue("aten::add.int", {iteration, constantInt(first)}, loc);
  // What attributes and containers hold before.
  AbstractValues attributes;
  for (StringAttr name : state.globals)
    attributes.push_back(globals.lookup(name));
  llvm::DenseMap<Shared *, SmallVector<AbstractValue>> begins;
  auto noteBegins = [&](auto &objects) {
    for (auto *object : objects)
      for (AbstractValue *slot : slotsOf(object))
        begins[object].push_back(*slot);
  };
  noteBegins(state.lists);
  noteBegins(state.dicts);
  noteBegins(state.objects);
  FailureOr<AbstractValues> variables =
      setState(state, ValueRange(block->getArguments()).drop_front(), loc);
  if (!iteration || failed(variables))
    return failure();
  linkAliases(*variables, state);
  heap.poison(state.poisons);
  FailureOr<AbstractValue> goesOn =
      evaluateIteration(loop, iteration, *variables);
  if (failed(goesOn))
    return failure();
  attempt.next = goesOn->ssa();
  if (!attempt.next)
    return error(loc, "the condition of the loop may not be set");
  attempt.variables = *variables;
  for (unsigned i : state.dead.set_bits())
    attempt.variables[i] = {};
  Scope &scope = *heap.getScope();
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
  /// Lets `end` have the form of `begin` where it can.
  auto conform = [&](AbstractValue begin, AbstractValue &end) -> LogicalResult {
    if (begin != end && hasKeyOfTheRun(end))
      return error(loc, "a loop carries a dict with a key that only the run "
                        "knows");
    if (MaybeObj *maybe = begin.maybe())
      end = asMaybe(end, maybe, loc);
    attempt.stable &= !openStrings(begin, end, loc);
    attempt.stable &= !shareRows(begin, end);
    return conformLists(begin, end, scope.firstId, loc);
  };
  /// Whether it does; if not, what begins so is to begin in another form.
  auto check = [&](AbstractValue begin, AbstractValue end) -> LogicalResult {
    if (end.isUninitialized() || sameStructure(begin, end))
      return success();
    attempt.stable = false;
    bool beginsAsNone = isNothing(begin);
    if (begin.isUninitialized() || beginsAsNone || end.maybe() ||
        attempt.addLists(begin, end, scope.firstId))
      return success();
    return error(loc, "a variable changes its type in a loop whose length only "
                      "the run knows");
  };
  auto compareSlots = [&](auto &objects) -> LogicalResult {
    for (auto *object : objects) {
      auto slots = slotsOf(object);
      ArrayRef<AbstractValue> before = begins[object];
      if (slots.size() != before.size()) {
        attempt.stable = false;
        continue;
      }
      for (auto [i, slot] : llvm::enumerate(slots)) {
        if (failed(conform(before[i], *slot)))
          return failure();
        if (state.isKept(object, i) && *slot != before[i]) {
          state.keptSlots[object].reset(i);
          attempt.stable = false;
        }
        if (sameStructure(before[i], *slot))
          continue;
        attempt.stable = false;
        attempt.addLists(before[i], *slot, scope.firstId);
      }
    }
    return success();
  };
  if (failed(compareSlots(state.lists)) || failed(compareSlots(state.dicts)) ||
      failed(compareSlots(state.objects)))
    return failure();
  for (auto [name, begin] : llvm::zip(state.globals, attributes)) {
    AbstractValue end = globals.lookup(name);
    if (failed(conform(begin, end)) || failed(check(begin, end)))
      return failure();
    globals.set(name, end);
    attempt.globals.push_back({name, end});
  }
  for (auto [init, end] : llvm::zip(state.variables, attempt.variables)) {
    if (failed(conform(init, end)))
      return failure();
    if (size_t i = &end - attempt.variables.begin();
        state.kept[i] && init != end) {
      state.kept.reset(i);
      attempt.stable = false;
    }
    if (failed(check(init, end)))
      return failure();
  }
  for (ListObj *list : state.lists)
    for (auto &[other, end] : attempt.lists)
      if (other == list && end.elements.size() != list->elements.size())
        attempt.stable = false;
  if (!attempt.stable)
    return success();
  LoopState end = state;
  for (auto [slot, value] : llvm::zip(end.variables, attempt.variables))
    if (!value.isUninitialized())
      slot = value;
  findAliases(end.variables, scope.firstId, state);
  findEndAliases(end.variables, scope.firstId, state);
  sawStrided = false;
  if (failed(flattenState(end, loc, attempt.results)))
    return failure();
  attempt.stable &= attempt.results.size() == types.size() &&
                    (state.isStrided || !sawStrided);
  state.isStrided |= sawStrided;
  return success();
}

/// Lets `state` begin as what `attempt` found wants it.
LogicalResult Evaluator::adapt(LoopState &state, LoopTry &attempt,
                               Location loc) {
  for (auto &[list, end] : attempt.lists) {
    attempt.stable &= !shareRows(list, &end);
    if (list->isRows
            ? !end.piecesAlong || list->piecesAlong
            : !end.isRows && list->elements.size() == end.elements.size())
      continue;
    if (failed(list->isRows ? cutRows(cx, list, *end.piecesAlong, loc)
                            : makeRows(cx, list, &end, loc))) {
      // The first iteration tells what its elements are.
      if (list->elements.empty())
        findings.emptyLoops.insert(state.loop);
      return failure();
    }
    state.keptSlots.erase(list);
    attempt.stable = false;
    // What was written to may have been its elements.
    state.bases.clear();
    attempt.found.bases.clear();
  }
  // What begins as None, or may end as it, is a pair.
  auto adaptNone = [&](AbstractValue &slot, AbstractValue end) {
    bool beginsAsNone = isNothing(slot);
    if (slot.maybe() || slot.isUninitialized() || end.isUninitialized() ||
        !(end.maybe() || (beginsAsNone && end != slot)))
      return;
    AbstractValue example = end.maybe() ? end.maybe()->value : end;
    slot = heap.newMaybe({constantBool(beginsAsNone),
                          beginsAsNone ? standIn(example, loc) : slot});
    attempt.stable = false;
  };
  for (auto &[object, end] : attempt.objects) {
    touch(object);
    for (auto [slot, last] : llvm::zip(slotsOf(object), slotsOf(&end)))
      adaptNone(*slot, *last);
  }
  for (auto &[dict, end] : attempt.dicts) {
    touch(dict);
    for (auto [slot, last] : llvm::zip(slotsOf(dict), slotsOf(&end)))
      adaptNone(*slot, *last);
    // An entry that an iteration adds is not there before the first.
    for (size_t i = dict->entries.size(); i < end.entries.size(); ++i) {
      auto &[key, value] = end.entries[i];
      if (!key.ssa() || !getConstant(key.ssa()))
        return error(loc, "a key that only the run knows is put into a dict in "
                          "a loop whose length only the run knows");
      AbstractValue example = value.maybe() ? value.maybe()->value : value;
      dict->entries.push_back(
          {key, heap.newMaybe({constantBool(true), standIn(example, loc),
                               /*isEntry=*/true})});
      attempt.stable = false;
    }
  }
  for (auto &[name, end] : attempt.globals) {
    AbstractValue begin = globals.lookup(name);
    adaptNone(begin, end);
    if (begin != globals.lookup(name))
      globals.set(name, begin);
  }
  for (auto [slot, end] : llvm::zip(state.variables, attempt.variables)) {
    if (slot.isUninitialized() && !end.isUninitialized()) {
      slot = standIn(end, loc);
      attempt.stable = false;
    }
    adaptNone(slot, end);
    if (!end.isUninitialized() && slot.isUninitialized())
      return error(loc, "a variable that the loop sets first cannot be "
                        "carried through it");
  }
  auto extend = [&](auto &known, auto &more) {
    for (auto key : more)
      attempt.stable &= !known.insert(key);
  };
  extend(state.bases, attempt.found.bases);
  auto extendObjects = [&](auto &known, auto &more) {
    for (auto *object : more)
      if (known.insert(object)) {
        attempt.stable = false;
        llvm::BitVector &kept = state.keptSlots[object];
        for (AbstractValue *slot : slotsOf(object))
          kept.push_back(isObject(*slot));
      }
  };
  for (ListObj *list : attempt.found.lists)
    if (state.lists.insert(list)) {
      attempt.stable = false;
      for (AbstractValue *slot : slotsOf(list))
        state.keptSlots[list].push_back(!list->isRows && isObject(*slot));
    }
  extendObjects(state.dicts, attempt.found.dicts);
  extendObjects(state.objects, attempt.found.objects);
  extend(state.globals, attempt.found.globals);
  if (attempt.found.poisons.size() > state.poisons.size()) {
    state.poisons = attempt.found.poisons;
    attempt.stable = false;
  }
  return success();
}

/// Lets the next try of a body call what it makes as the last one did, so that
/// what was learned of it holds. Not if what is left of that try, `types` and
/// what is in the block after `lastBefore`, speaks of it.
bool Evaluator::repeatNames(const Symbols &before, Operation *lastBefore,
                            TypeRange types,
                            const llvm::DenseSet<Attribute> &loose) {
  auto isKnown = [&](StringAttr name) {
    return before.contains(name) || loose.contains(name);
  };
  auto speaksOfNone = [&](Type type) {
    return !type.walk([&](StringAttr name) {
                  return isKnown(name) ? WalkResult::advance()
                                       : WalkResult::interrupt();
                })
                .wasInterrupted();
  };
  Block *block = b.getInsertionBlock();
  Block::iterator next =
      lastBefore ? std::next(lastBefore->getIterator()) : block->begin();
  if (!llvm::all_of(types, speaksOfNone) ||
      !llvm::all_of(llvm::make_range(next, b.getInsertionPoint()),
                    [&](Operation &op) {
                      return llvm::all_of(op.getResultTypes(), speaksOfNone);
                    }))
    return false;
  Symbols &symbols = oracle.getSymbols();
  symbols.repeatFrom(before,
                     [&](StringAttr name) { return loose.contains(name); });
  runSizes.noteScope(before.getUnbacked().size());
  return true;
}

/// A loop that has no last iteration ends where its condition is false: what
/// that tells of the bools that it carries is known after it.
void Evaluator::learnEnd(LoopOp loop, const LoopTry &attempt) {
  constexpr int64_t endless = std::numeric_limits<int64_t>::max() / 2;
  if (getConstantInt(loop.getMaxTripCount()).value_or(0) < endless)
    return;
  auto knownWithout = [&](Value condition, ValueRange bools) {
    SmallVector<std::optional<bool>> known;
    SmallVector<Value> learned = predicates.learn(condition, false);
    for (Value one : bools)
      known.push_back(isa<TorchBoolType>(one.getType()) ? predicates.known(one)
                                                        : std::nullopt);
    predicates.forget(learned);
    return known;
  };
  bool begins = getConstantBool(loop.getCondition()) == true;
  auto last = knownWithout(attempt.next, attempt.results),
       none =
           begins ? last : knownWithout(loop.getCondition(), loop.getInits());
  for (auto [result, truth, before] : llvm::zip(loop.getResults(), last, none))
    if (truth && truth == before)
      predicates.assume(result, *truth);
}

/// One of the values that `value` may be.
static AbstractValue example(AbstractValue value) {
  return value.either() ? example(value.either()->values[0]) : value;
}

FailureOr<AbstractValues>
Evaluator::evaluateRuntimeLoop(LoopOp loop, AbstractValue length, int64_t first,
                               Value condition, AbstractValues carried) {
  Location loc = locate(loop);
  if (!condition)
    return error(loc, "the condition of the loop may not be set");
  Value trips = length.ssa();
  if (std::optional<int64_t> known =
          knownInt(trips ? AbstractValue(trips) : AbstractValue());
      known && first)
    trips = constantInt(*known - first);
  else if (first && trips)
    trips = emitValue("aten::sub.int", {trips, constantInt(first)}, loc);
  if (!trips)
    return error(loc, "the length of the loop may not be set");

  LoopState state;
  llvm::SaveAndRestore strings(openedStrings);
  state.loop = loop;
  for (AbstractValue &variable : carried)
    if (isString(example(variable)))
      variable = unify(cx, variable, loc);
  state.variables = carried;
  Block &body = loop.getBody().front();
  for (auto [i, variable] : llvm::enumerate(state.variables)) {
    state.dead.push_back(body.getArgument(i + 1).use_empty() &&
                         loop.getResult(i).use_empty());
    if (state.dead[i])
      variable = {};
    // What may stay the object that it is: what the body passes on, or writes
    // to.
    Value end = body.getTerminator()->getOperand(i + 1);
    Operation *op = end.getDefiningOp();
    const OpSchema *schema =
        op ? oracle.getSchema(getOperatorName(op)) : nullptr;
    state.kept.push_back(isObject(variable) &&
                         (end == body.getArgument(i + 1) ||
                          isa_and_nonnull<IfOp, LoopOp>(op) ||
                          (schema && schema->isMutable())));
  }
  // Samples in which there is no iteration go around the body; where that are
  // most, it is tried with them too.
  llvm::BitVector busy = oracle.getSymbols().getLive(),
                  idle = samplesWithoutIteration(trips, oracle.getSymbols());
  idle &= busy;
  if (2 * idle.count() < busy.count())
    busy.reset(idle);
  SmallVector<Type> types;
  llvm::DenseSet<Attribute> loose;
  std::optional<Symbols> before;
  Operation *lastBefore = nullptr;
  for (unsigned tries = 0; tries < maxTries; ++tries) {
    oracle.getSymbols().setLive(busy);
    SmallVector<Value> inits;
    if (failed(flattenState(state, loc, inits)))
      return failure();
    // State found by the last try is appended; it begins with its own types.
    // So do the rows that a list of numbers became.
    if (types.size() != inits.size() ||
        !llvm::all_of_zip(types, inits, [](Type type, Value init) {
          return isOfKind(init.getType(), type);
        })) {
      types.assign(ValueRange(inits).getTypes().begin(),
                   ValueRange(inits).getTypes().end());
      // It has other numbers.
      state.tensors = {};
      state.containers = {};
    }

    if (!before || !repeatNames(*before, lastBefore, types, loose))
      before = oracle.getSymbols();
    Block::iterator here = b.getInsertionPoint();
    lastBefore =
        here == b.getInsertionBlock()->begin() ? nullptr : &*std::prev(here);
    LoopTry attempt;
    // What an iteration before the first one would have left.
    findAliases(state.variables, heap.getNextId(), state);
    size_t knownAliases = state.countAliases();
    heap.enterScope();
    runtimeLoops.push_back({loop, heap.getScope()->firstId});
    LogicalResult evaluated =
        tryBody(loop, first, trips, state, types, attempt, loc);
    runtimeLoops.pop_back();
    heap.leaveScope();
    if (raised)
      return error(raised->loc, "every iteration raises: " + raised->message);
    if (failed(evaluated) || failed(adapt(state, attempt, loc)))
      return failure();
    attempt.stable &= knownAliases == state.countAliases();
    if (attempt.stable)
      for (auto [type, result] : llvm::zip(types, attempt.results)) {
        Type wider = widen(type, result.getType(), loose);
        if (!wider) {
          findings.retypedLoops.insert(loop);
          return error(loc, "a value is " + spellType(type) +
                                " before an iteration and " +
                                spellType(result.getType()) +
                                " after, but what an ONNX loop carries has "
                                "one dtype and rank");
        }
        attempt.stable &= wider == type;
        type = wider;
      }
    if (!attempt.stable)
      continue;

    llvm::BitVector after = oracle.getSymbols().getLive();
    after |= idle;
    oracle.getSymbols().setLive(after);
    // After the loop, such a dim is one size again.
    SmallVector<Type> ends;
    for (Type type : types) {
      auto tensor = dyn_cast<TorchTensorType>(type);
      if (!tensor) {
        ends.push_back(type);
        continue;
      }
      SmallVector<Attribute> dims;
      for (Attribute dim : tensor.getDims())
        dims.push_back(loose.contains(dim) ? oracle.getSymbols().addUnbacked()
                                           : dim);
      ends.push_back(TorchTensorType::get(context, dims, tensor.getDtype()));
    }
    auto op = LoopOp::create(b, loc, ends, trips, condition, inits);
    op.getBody().takeBody(attempt.region);
    {
      OpBuilder::InsertionGuard guard(b);
      b.setInsertionPointToEnd(&op.getBody().front());
      SmallVector<Value> yielded = {attempt.next};
      llvm::append_range(yielded, attempt.results);
      TorchYieldOp::create(b, loc, yielded);
    }
    learnEnd(op, attempt);
    FailureOr<AbstractValues> variables = setState(state, op.getResults(), loc);
    if (failed(variables))
      return failure();
    linkAliases(*variables, state);
    if (Value ran = graph.bothHold(
            emitValue("aten::gt.int", {trips, constantInt(0)}, loc), condition,
            loc))
      noteSidesOfLoop(*variables, state, ran);
    heap.poison(state.poisons);
    return *variables;
  }
  return error(loc, "the types in this loop do not settle");
}

} // namespace torchonnx
