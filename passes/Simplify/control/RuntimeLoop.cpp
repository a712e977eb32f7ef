//===- RuntimeLoop.cpp - A loop whose length only the run knows -----------===//

#include "passes/Simplify/control/RuntimeLoop.h"
#include "passes/Simplify/inputs/InputSpec.h"
#include "passes/Utils/RunTimeNumbers.h"

using namespace mlir;

namespace torchonnx {

/// How often the types of a loop may be loosened before we give up.
static constexpr unsigned maxTries = 12;

/// Lets the loop begin with views by places where it carries such.
void RuntimeLoop::placeViews() {
  if (!cx.options.carriesPlaces)
    return;
  for (auto [i, variable] : llvm::enumerate(state.variables))
    if (!state.kept[i])
      variable = places.begin(variable);
  auto placeSlots = [&](auto &objects) {
    for (auto *object : objects)
      for (auto [i, slot] : llvm::enumerate(slotsOf(object))) {
        AbstractValue value =
            state.isKept(object, i) ? *slot : places.begin(*slot);
        if (value == *slot)
          continue;
        cx.touch(object);
        *slot = value;
      }
  };
  placeSlots(state.dicts);
  placeSlots(state.objects);
  // Rows are nobody's views.
  SmallVector<ListObj *> lists(state.lists.begin(), state.lists.end());
  llvm::erase_if(lists, [](ListObj *list) { return list->isRows; });
  placeSlots(lists);
}

/// The leaves of everything in `from`, as they are now.
LogicalResult RuntimeLoop::flattenState(LoopState &from, Leaves &leaves) {
  for (auto [i, variable] : llvm::enumerate(from.variables))
    if (!from.kept[i] && !isCounted(i) &&
        failed(forms.flatten(variable, loc, leaves)))
      return failure();
  for (TensorObj *base : from.bases)
    if (!base->either && failed(forms.flatten(base, loc, leaves)))
      return failure();
  auto flattenAll = [&](auto &objects) -> LogicalResult {
    for (auto *object : objects) {
      if (failed(cx.memory.checkReadable(object, loc)))
        return failure();
      for (auto [i, slot] : llvm::enumerate(slotsOf(object)))
        if (!from.isKept(object, i) &&
            failed(forms.flatten(*slot, loc, leaves)))
          return failure();
    }
    return success();
  };
  if (failed(flattenAll(from.lists)) || failed(flattenAll(from.dicts)) ||
      failed(flattenAll(from.objects)))
    return failure();
  for (StringAttr name : from.globals)
    if (failed(forms.flatten(cx.globals.lookup(name), loc, leaves)))
      return failure();
  return success();
}

/// Gives everything in `state` other leaves; returns the variables, of which
/// counters are as after so many iterations, if those are given.
FailureOr<AbstractValues> RuntimeLoop::setState(ValueRange leaves,
                                                Value iterations) {
  auto rebuild = [&](AbstractValue like) {
    return forms.rebuild(like, leaves, state.isStrided, loc);
  };
  AbstractValues variables;
  unsigned firstOwn = cx.heap.getNextId();
  for (auto [i, variable] : llvm::enumerate(state.variables)) {
    bool isKept = state.kept[i] || isCounted(i);
    variables.push_back(isKept ? variable : rebuild(variable));
    if (!iterations || !counters.isCounter(i))
      continue;
    Value number = counters.after(iterations, i, variable.ssa(), loc);
    if (!number)
      return failure();
    variables.back() = number;
  }
  for (TensorObj *base : state.bases) {
    if (base->either) {
      // The tensor that it is is written to as well.
      cx.heap.poison(base, loc);
      continue;
    }
    if (failed(cx.memory.write(base, leaves.front(), loc)))
      return failure();
    leaves = leaves.drop_front();
  }
  // What variables hold is given, whatever they share with these.
  for (AbstractValue variable : variables)
    if (TensorObj *tensor = variable.tensor();
        tensor && tensor->base == tensor && tensor->id >= firstOwn)
      cx.heap.assign(tensor->poisonedAt, std::optional<Location>());
  auto rebuildAll = [&](auto &objects) {
    for (auto *object : objects) {
      cx.touch(object);
      for (auto [i, slot] : llvm::enumerate(slotsOf(object)))
        if (!state.isKept(object, i))
          *slot = rebuild(*slot);
    }
  };
  rebuildAll(state.lists);
  rebuildAll(state.dicts);
  rebuildAll(state.objects);
  for (StringAttr name : state.globals)
    cx.globals.set(name, rebuild(cx.globals.lookup(name)));
  return variables;
}

/// Lets the next try of a body call what it makes as the last one did, so that
/// what was learned of it holds. Not if what is left of that try, `types` and
/// what is in the block after `lastBefore`, speaks of it.
bool RuntimeLoop::repeatNames() {
  auto isKnown = [&](StringAttr name) {
    return before->contains(name) || loose.contains(name);
  };
  auto speaksOfNone = [&](Type type) {
    return !type.walk([&](StringAttr name) {
                  return isKnown(name) ? WalkResult::advance()
                                       : WalkResult::interrupt();
                })
                .wasInterrupted();
  };
  Block *block = cx.b.getInsertionBlock();
  Block::iterator next =
      lastBefore ? std::next(lastBefore->getIterator()) : block->begin();
  if (!llvm::all_of(types, speaksOfNone) ||
      !llvm::all_of(llvm::make_range(next, cx.b.getInsertionPoint()),
                    [&](Operation &op) {
                      return llvm::all_of(op.getResultTypes(), speaksOfNone);
                    }))
    return false;
  Symbols &symbols = cx.oracle.getSymbols();
  symbols.repeatFrom(*before,
                     [&](StringAttr name) { return loose.contains(name); });
  cx.runSizes.noteScope(before->getUnbacked().size());
  return true;
}

/// A loop that has no last iteration ends where its condition is false: what
/// that tells of the bools that it carries is known after it.
void RuntimeLoop::learnEnd(LoopOp op, const LoopTry &attempt) {
  if (!isEndless || counters.runsToEnd())
    return;
  auto knownWithout = [&](Value condition, ValueRange bools) {
    SmallVector<std::optional<bool>> known;
    SmallVector<Value> learned = cx.predicates.learn(condition, false);
    for (Value one : bools)
      known.push_back(isa<TorchBoolType>(one.getType())
                          ? cx.predicates.known(one)
                          : std::nullopt);
    cx.predicates.forget(learned);
    return known;
  };
  bool begins = getConstantBool(op.getCondition()) == true;
  auto last = knownWithout(attempt.next, attempt.results.values),
       none = begins ? last : knownWithout(op.getCondition(), op.getInits());
  for (auto [result, truth, before] : llvm::zip(op.getResults(), last, none))
    if (truth && truth == before)
      cx.predicates.assume(result, *truth);
}

/// One of the values that `value` may be.
static AbstractValue example(AbstractValue value) {
  return value.either() ? example(value.either()->values[0]) : value;
}

Value RuntimeLoop::countTrips(AbstractValue length) {
  Value count = length.ssa();
  if (!count || !first)
    return count;
  if (std::optional<int64_t> known = knownInt(count))
    return cx.graph.constantInt(*known - first);
  return cx.graph.emitValue("aten::sub.int",
                            {count, cx.graph.constantInt(first)}, loc);
}

/// How many iterations there were, if that is known before them; else null.
Value RuntimeLoop::iterationsRun() {
  if (!counters.runsToEnd())
    return {};
  Symbols &symbols = cx.oracle.getSymbols();
  if (symbols.isAtLeast(trips, 0))
    return trips;
  return cx.graph.emitValue("prim::max.int", {trips, cx.graph.constantInt(0)},
                            loc);
}

/// What the loop carries before it is known what its body changes.
void RuntimeLoop::begin(AbstractValues carried) {
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
        op ? cx.oracle.getSchema(getOperatorName(op)) : nullptr;
    state.kept.push_back(isObject(variable) &&
                         (end == body.getArgument(i + 1) ||
                          isa_and_nonnull<IfOp, LoopOp>(op) ||
                          (schema && schema->isMutable())));
  }
  counters.find(state.variables, isEndless, first);
  if (counters.getTrips())
    trips = counters.getTrips();
  // Samples in which there is no iteration go around the body; where that are
  // most, it is tried with them too.
  Symbols &symbols = cx.oracle.getSymbols();
  busy = symbols.getLive();
  idle = samplesWithoutIteration(trips, symbols);
  idle &= busy;
  if (2 * idle.count() < busy.count())
    busy.reset(idle);
}

/// Evaluates the body once from the state as it is, `inits`, and adapts that to
/// what was found.
LogicalResult RuntimeLoop::tryOnce(LoopTry &attempt,
                                   SmallVectorImpl<Value> &inits) {
  cx.oracle.getSymbols().setLive(busy);
  placeViews();
  Leaves leaves;
  if (failed(flattenState(state, leaves)))
    return failure();
  inits = std::move(leaves.values);
  // State found by the last try is appended; it begins with its own types.
  // So do the rows that a list of numbers became.
  if (types.size() != inits.size() ||
      !llvm::all_of_zip(types, inits, [](Type type, Value init) {
        return isOfKind(init.getType(), type);
      })) {
    types.assign(ValueRange(inits).getTypes().begin(),
                 ValueRange(inits).getTypes().end());
    state.forgetLinks();
  }

  if (!before || !repeatNames())
    before = cx.oracle.getSymbols();
  Block::iterator here = cx.b.getInsertionPoint();
  lastBefore =
      here == cx.b.getInsertionBlock()->begin() ? nullptr : &*std::prev(here);
  // What an iteration before the first one would have left.
  findAliases(cx, state.variables, cx.heap.getNextId(), state);
  size_t knownAliases = state.countAliases();
  cx.heap.enterScope(/*repeats=*/true);
  control.enterLoop(loop);
  LogicalResult evaluated = tryBody(attempt);
  control.leaveLoop();
  cx.heap.leaveScope();
  if (std::optional<Raise> raised = control.takeRaise()) {
    cx.findings.raisingLoops.insert(loop);
    return cx.error(raised->loc, "every iteration raises: " + raised->message);
  }
  if (failed(evaluated) || failed(adapt(attempt)))
    return failure();
  attempt.stable &= knownAliases == state.countAliases();
  return attempt.stable ? widenTypes(attempt, inits) : success();
}

/// Lets what is carried be of the types that an iteration leaves, too.
LogicalResult RuntimeLoop::widenTypes(LoopTry &attempt, ValueRange inits) {
  DimWidener widener(loose, cx.oracle.getSymbols());
  for (auto [type, init, result] :
       llvm::zip(types, inits, attempt.results.values)) {
    Type wider = widener.widen(type, init.getType(), result.getType());
    if (!wider) {
      cx.findings.retypedLoops.insert(loop);
      return cx.error(loc, "a value is " + spellType(type) +
                               " before an iteration and " +
                               spellType(result.getType()) +
                               " after, but what an ONNX loop carries has "
                               "one dtype and rank");
    }
    attempt.stable &= wider == type;
    type = wider;
  }
  return success();
}

/// After the loop, a dim that changes is one size again: where an iteration
/// that begins with `carried` adds what no iteration changes, it is told by
/// their number, and where it takes nothing away, it is `init` and more.
Attribute RuntimeLoop::sizeAfter(Attribute carried, Attribute init,
                                 Attribute end, Value iterations) {
  Symbols &symbols = cx.oracle.getSymbols();
  auto isSettled = [&](const SizeExpr &size) {
    return size && llvm::all_of(size.names(), [&](const std::string &text) {
             auto name = StringAttr::get(cx.context, text);
             return before->contains(name) && !loose.contains(name);
           });
  };
  SizeExpr first = symbols.getExpr(init),
           added = symbols.getExpr(end) - symbols.getExpr(carried);
  if (iterations && isSettled(added))
    if (SizeExpr last = first + added * symbols.getExpr(iterations))
      return symbols.getSize(last);
  StringAttr more = symbols.addUnbackedCount();
  SizeExpr last = first + symbols.getExpr(more);
  return last && added.isAtLeast(0, symbols.getSureFacts())
             ? symbols.getSize(last)
             : more;
}

Type RuntimeLoop::typeAfter(Type carried, Type init, Type end, Value iterations,
                            llvm::DenseMap<Attribute, Attribute> &sizes) {
  auto tensor = dyn_cast<TorchTensorType>(carried);
  if (!tensor)
    return carried;
  SmallVector<Attribute> dims(tensor.getDims());
  for (auto [dim, first, last] :
       llvm::zip(dims, cast<TorchTensorType>(init).getDims(),
                 cast<TorchTensorType>(end).getDims()))
    if (loose.contains(dim)) {
      Attribute &size = sizes[dim];
      if (!size)
        size = sizeAfter(dim, first, last, iterations);
      dim = size;
    }
  return TorchTensorType::get(cx.context, dims, tensor.getDtype());
}

/// Makes the loop of a body in which nothing is missing; its results.
FailureOr<AbstractValues> RuntimeLoop::finish(LoopTry &attempt, Value condition,
                                              ValueRange inits) {
  Symbols &symbols = cx.oracle.getSymbols();
  llvm::BitVector after = symbols.getLive();
  after |= idle;
  symbols.setLive(after);
  Value iterations = iterationsRun();
  SmallVector<Type> ends;
  llvm::DenseMap<Attribute, Attribute> sizes;
  for (auto [type, init, end] : llvm::zip(types, inits, attempt.results.values))
    ends.push_back(
        typeAfter(type, init.getType(), end.getType(), iterations, sizes));
  auto op = LoopOp::create(cx.b, loc, ends, trips, condition, inits);
  op.getBody().takeBody(attempt.region);
  {
    OpBuilder::InsertionGuard guard(cx.b);
    cx.b.setInsertionPointToEnd(&op.getBody().front());
    SmallVector<Value> yielded = {attempt.next};
    llvm::append_range(yielded, attempt.results.values);
    TorchYieldOp::create(cx.b, loc, yielded);
  }
  learnEnd(op, attempt);
  Value ran = cx.graph.bothHold(
      cx.graph.emitValue("aten::gt.int", {trips, cx.graph.constantInt(0)}, loc),
      condition, loc);
  // A bool that every iteration leaves alike says whether there was one.
  SmallVector<Value> results(op.getResults());
  for (auto [result, init, end] :
       llvm::zip(results, inits, attempt.results.values)) {
    std::optional<bool> known = getConstantBool(end);
    if (!ran || !known || getConstantBool(init) == known)
      continue;
    result = *known ? cx.graph.oneHolds(init, ran, loc)
                    : cx.graph.bothHold(
                          init, cx.graph.emitValue("aten::__not__", {ran}, loc),
                          loc);
  }
  FailureOr<AbstractValues> variables = setState(results, iterations);
  if (failed(variables))
    return failure();
  linkAliases(cx, *variables, state);
  if (ran)
    noteSidesOfLoop(cx, *variables, state, ran);
  cx.heap.poison(state.poisons);
  return *variables;
}

FailureOr<AbstractValues> RuntimeLoop::run(AbstractValue length,
                                           Value condition,
                                           AbstractValues carried) {
  if (!condition)
    return cx.error(loc, "the condition of the loop may not be set");
  trips = countTrips(length);
  if (!trips)
    return cx.error(loc, "the length of the loop may not be set");
  constexpr int64_t endless = std::numeric_limits<int64_t>::max() / 2;
  isEndless = knownInt(trips).value_or(0) > endless;
  llvm::SaveAndRestore strings(forms.getOpenStrings());
  begin(std::move(carried));
  if (isEndless && counters.runsToEnd())
    condition = cx.graph.constantBool(true);
  for (unsigned tries = 0; tries < maxTries; ++tries) {
    LoopTry attempt;
    SmallVector<Value> inits;
    if (failed(tryOnce(attempt, inits)))
      return failure();
    if (attempt.stable)
      return finish(attempt, condition, inits);
  }
  return cx.error(loc, "the types in this loop do not settle");
}

} // namespace torchonnx
