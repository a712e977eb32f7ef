//===- ControlFlow.cpp - Branches and loops -------------------------------===//
//
// A branch on a known value is taken; a loop of known length is unrolled. What
// remains is a `prim.If` or `prim.Loop` of values: both branches are evaluated
// from the same state, and what they leave behind is merged.
//
//===----------------------------------------------------------------------===//

#include "passes/Simplify/Branches.h"
#include "passes/Simplify/sizes/OperatorDemands.h"

using namespace mlir;

namespace torchonnx {

/// Of two containers that were there before a branch, the one that it chooses
/// as `result`, if that is changed; nothing else is one of two objects.
AbstractValue Evaluator::chosenContainer(OpResult result, Value predicate) {
  auto ifOp = cast<IfOp>(result.getOwner());
  AbstractValue sides[2];
  for (bool isThen : {true, false}) {
    Region &region = isThen ? ifOp.getThenRegion() : ifOp.getElseRegion();
    Value value =
        region.front().getTerminator()->getOperand(result.getResultNumber());
    if (region.isAncestor(value.getParentRegion()))
      return {};
    sides[isThen] = lookup(value);
  }
  if (!sides[0].shared() || !sides[1].shared() || sides[0] == sides[1] ||
      !isChanged(cx, result))
    return {};
  return heap.oneOf(predicate, sides[1], sides[0]);
}

LogicalResult Evaluator::evaluateIfOp(Operation *op) {
  auto ifOp = cast<IfOp>(op);
  Value predicate = lookup(ifOp.getCondition()).ssa();
  if (!predicate)
    return error(locate(op), "the condition may not be set");
  std::optional<bool> known = predicates.known(predicate);
  AbstractValues chosen;
  for (OpResult result : ifOp.getResults())
    chosen.push_back(known ? AbstractValue()
                           : chosenContainer(result, predicate));
  auto branch = [&](bool isThen) {
    FailureOr<AbstractValues> results = evaluateBlock(
        (isThen ? ifOp.getThenRegion() : ifOp.getElseRegion()).front(), {});
    for (auto [i, container] : llvm::enumerate(chosen))
      if (succeeded(results) && !container.isUninitialized())
        (*results)[i] = {};
    return results;
  };
  auto raises = [](Region &region) {
    return llvm::any_of(region.front(), [](Operation &op) {
      return getOperatorName(&op) == "prim::RaiseException";
    });
  };
  FailureOr<AbstractValues> results =
      known ? branch(*known)
            : evaluateIf(predicate, locate(op), branch,
                         {.checks = raises(ifOp.getThenRegion()) ||
                                    raises(ifOp.getElseRegion())});
  if (failed(results))
    return failure();
  for (auto [result, value, container] :
       llvm::zip(ifOp.getResults(), *results, chosen))
    bind(result, container.isUninitialized() ? value : container);
  return success();
}

//===----------------------------------------------------------------------===//
// Branches of the run
//===----------------------------------------------------------------------===//

/// Reads every tensor that `value` refers to while the branch can be read.
LogicalResult Evaluator::capture(AbstractValue value, BranchEnd &end,
                                 Location loc) {
  if (TensorObj *tensor = value.tensor()) {
    if (!end.contents.insert({tensor, Value()}).second)
      return success();
    Value contents = read(tensor, loc);
    end.contents[tensor] = contents;
    return success(bool(contents));
  }
  if (failed(memory.checkReadable(value, loc)))
    return failure();
  // A side from before is not looked at: it may not be possible here.
  for (AbstractValue part : heldBy(value))
    if (!(value.either() && part.tensor() && part.tensor()->id < end.firstId) &&
        failed(capture(part, end, loc)))
      return failure();
  return success();
}

LogicalResult Evaluator::captureState(BranchEnd &end, Location loc) {
  Scope &scope = *heap.getScope();
  for (TensorObj *base : scope.writtenBases) {
    end.writtenBases.insert(base);
    if (failed(capture(base, end, loc)))
      return failure();
  }
  for (ListObj *list : scope.changedLists) {
    end.lists.insert({list, *list});
    if (failed(capture(list, end, loc)))
      return failure();
  }
  for (DictObj *dict : scope.changedDicts) {
    end.dicts[dict] = dict->entries;
    if (failed(capture(dict, end, loc)))
      return failure();
  }
  for (ClassObj *object : scope.changedObjects) {
    end.objects[object] = object->attributes;
    if (failed(capture(object, end, loc)))
      return failure();
  }
  for (StringAttr name : scope.changedGlobals) {
    end.globals[name] = globals.lookup(name);
    if (failed(capture(globals.lookup(name), end, loc)))
      return failure();
  }
  for (AbstractValue result : end.results)
    if (failed(capture(result, end, loc)))
      return failure();
  // What is one of two tensors is computed anew after a write to one of them.
  for (auto &poison : scope.poisons)
    if (auto *tensor = dyn_cast<TensorObj *>(poison.first);
        tensor && memory.sidesOf(tensor, loc) &&
        failed(capture(tensor, end, loc)))
      return failure();
  return success();
}

/// Evaluates a branch into a region of its own; the state is as before after.
LogicalResult Evaluator::evaluateBranch(Branch branch, bool isThen,
                                        Location loc, BranchEnd &end) {
  OpBuilder::InsertionGuard guard(b);
  end.region = std::make_unique<Region>();
  b.createBlock(end.region.get());
  heap.enterScope();
  end.firstId = heap.getScope()->firstId;
  FailureOr<AbstractValues> results = branch(isThen);
  LogicalResult result = success(succeeded(results));
  if (succeeded(results)) {
    end.results = *results;
    result = captureState(end, loc);
  } else if (raised) {
    end.raise = std::make_pair(raised->loc, raised->message);
    raised.reset();
    result = success();
  }
  end.poisons = std::move(heap.getScope()->poisons);
  heap.leaveScope();
  return result;
}

/// From here on, results depend on `predicate` being `wanted`.
LogicalResult Evaluator::keepCheck(Value predicate, bool wanted,
                                   StringRef message, Location loc) {
  checkMessages.insert(b.getStringAttr(message));
  Value holds =
      wanted ? predicate : emitValue("aten::__not__", {predicate}, loc);
  Value others = globals.lookup(checksName()).ssa();
  if (holds && getConstantBool(others) != true)
    holds = emitValue("aten::__and__.bool", {others, holds}, loc);
  if (holds)
    globals.set(checksName(), holds);
  return success(bool(holds));
}

/// Whether numbers decide `value` that stand for any, in every sample: sizes
/// that only data decides.
static bool dependsOnData(Value value, const Symbols &symbols) {
  SmallVector<Value> pending{value};
  for (unsigned seen = 0; seen < pending.size() && seen < 64; ++seen) {
    auto type = dyn_cast<TorchIntType>(pending[seen].getType());
    if (type && symbols.isUnbacked(type.getKnown()))
      return true;
    if (Operation *def = pending[seen].getDefiningOp())
      for (Value operand : def->getOperands())
        if (isa<TorchIntType, TorchFloatType, TorchBoolType>(operand.getType()))
          pending.push_back(operand);
  }
  return false;
}

/// Adds to what is known of sizes what follows from `predicate` being `truth`.
static void learnOfSizes(Value predicate, bool truth, Symbols &symbols) {
  Operation *op = predicate.getDefiningOp();
  StringRef name = op ? getOperatorName(op) : StringRef();
  if (!name.starts_with("aten::") || !name.ends_with(".int") ||
      op->getNumOperands() != 2)
    return;
  SizeExpr difference =
      symbols.getExpr(op->getOperand(0)) - symbols.getExpr(op->getOperand(1));
  StringRef sign = name.drop_front(6).drop_back(4);
  if (!difference || difference.number())
    return;
  // That `e` is not negative: of one name, in its range too.
  auto settle = [&](const SizeExpr &e) {
    symbols.addNonNegative(e);
    std::vector<std::string> names = e.names();
    if (names.size() != 1)
      return;
    auto symbol = StringAttr::get(predicate.getContext(), names.front());
    SizeExpr own = SizeExpr::name(symbol);
    SizeRange range = symbols.getFacts().get(symbol);
    if (std::optional<int64_t> rest = (e - own).number())
      range.min = std::max(range.min, -*rest);
    else if (std::optional<int64_t> rest = (e + own).number())
      range.max = std::min(range.max, *rest);
    else
      return;
    symbols.setRange(symbol, range);
  };
  if (sign == (truth ? "lt" : "ge"))
    settle(-difference - 1);
  else if (sign == (truth ? "le" : "gt"))
    settle(-difference);
  else if (sign == (truth ? "gt" : "le"))
    settle(difference - 1);
  else if (sign == (truth ? "ge" : "lt"))
    settle(difference);
  else if (sign == (truth ? "eq" : "ne")) {
    settle(difference);
    settle(-difference);
  }
}

FailureOr<AbstractValues> Evaluator::evaluateIf(Value predicate, Location loc,
                                                Branch branch,
                                                BranchOptions branchOptions) {
  Symbols &symbols = oracle.getSymbols();
  llvm::BitVector live = symbols.getLive();
  // Inside a branch, operators are asked with the samples that go there; where
  // none does, with all.
  BranchEnd ends[2];
  llvm::BitVector truth(live.size()), survivors(live.size());
  bool sampled = false;
  if (auto type = dyn_cast<TorchBoolType>(predicate.getType());
      type && type.getSymbol()) {
    ArrayRef<double> samples = symbols.getSamples(type.getSymbol());
    for (unsigned k = 0; k < live.size() && k < samples.size(); ++k)
      if (samples[k] != 0)
        truth.set(k);
    sampled = true;
  }
  bool ofData = sampled && dependsOnData(predicate, symbols);
  for (bool isThen : {true, false}) {
    BranchEnd &end = ends[isThen];
    llvm::BitVector mine = live;
    if (sampled && isThen)
      mine &= truth;
    else if (sampled)
      mine.reset(truth);
    bool reached = mine.any();
    if (sampled && !branchOptions.checks && options.onCheck && mine != live &&
        mine.count() < fewSamples)
      options.onCheck(predicate, isThen, loc, /*isConditional=*/true);
    symbols.setLive(reached ? mine : live);
    SmallVector<Value> learned = predicates.learn(predicate, isThen);
    Symbols::AllFacts factsBefore = symbols.saveFacts();
    for (Value one : learned)
      learnOfSizes(one, predicates.truthOf(one), symbols);
    LogicalResult result = evaluateBranch(branch, isThen, loc, end);
    predicates.forget(learned);
    symbols.restoreFacts(std::move(factsBefore));
    llvm::BitVector taken = symbols.getLive();
    symbols.setLive(live);
    if (failed(result))
      return failure();
    if (!end.raise)
      survivors |= reached ? taken : mine;
  }
  if (ends[0].raise && ends[1].raise) {
    raised = Raise{ends[1].raise->first, ends[1].raise->second};
    return failure();
  }
  // What data decides says nothing of the sizes.
  if (ofData && survivors.count() < fewSamples)
    survivors = live;
  if (survivors.any())
    symbols.setLive(survivors);

  for (bool isThen : {true, false}) {
    if (!ends[isThen].raise)
      continue;
    if (sampled && options.onCheck && survivors != live &&
        survivors.count() < fewSamples)
      options.onCheck(predicate, !isThen, loc, heap.getScope() != nullptr);
    if (sampled && !survivors.any())
      return error(ends[isThen].raise->first,
                   "the program raises for every size tried: " +
                       ends[isThen].raise->second);
    if (!options.keepAssertions)
      emitRemark(ends[isThen].raise->first, "the check is not in the graph: " +
                                                ends[isThen].raise->second);
    else if (failed(keepCheck(predicate, !isThen, ends[isThen].raise->second,
                              loc)))
      return failure();
    // The other branch is the program: evaluates it again, in place.
    predicates.assume(predicate, !isThen);
    return branch(!isThen);
  }

  return Merger(*this, predicate, ends, loc, branchOptions.keepsKnown).run();
}

//===----------------------------------------------------------------------===//
// Loops
//===----------------------------------------------------------------------===//

LogicalResult Evaluator::evaluateLoopOp(Operation *op) {
  auto loop = cast<LoopOp>(op);
  AbstractValues carried;
  for (Value init : loop.getInits())
    carried.push_back(lookup(init));
  auto results = evaluateLoop(loop, lookup(loop.getMaxTripCount()),
                              lookup(loop.getCondition()), carried);
  if (failed(results))
    return failure();
  for (auto [result, value] : llvm::zip(loop.getResults(), *results))
    bind(result, value);
  return success();
}

/// Evaluates the body of a loop once, whose variables are `carried` before it
/// and after it; whether there is another iteration.
FailureOr<AbstractValue> Evaluator::evaluateIteration(LoopOp loop, Value index,
                                                      AbstractValues &carried) {
  llvm::SaveAndRestore number(iteration, iteration);
  if (std::optional<int64_t> known = knownInt(index))
    iteration = llvm::hash_combine(iteration, *known);
  AbstractValues args{index};
  llvm::append_range(args, carried);
  auto results = evaluateBlock(loop.getBody().front(), args);
  if (failed(results))
    return failure();
  carried.assign(results->begin() + 1, results->end());
  return results->front();
}

/// The first iteration, if there is one, and a loop of the others: two names of
/// one tensor before the loop may be two tensors from then on.
FailureOr<AbstractValues> Evaluator::peelLoop(LoopOp loop, AbstractValue length,
                                              Value condition,
                                              AbstractValues carried) {
  Location loc = locate(loop);
  Value begins = condition;
  if (!knownInt(length) && length.ssa() && begins) {
    Value some = emitValue("aten::gt.int", {length.ssa(), constantInt(0)}, loc);
    begins = predicates.known(begins) == true || !some
                 ? some
                 : emitValue("aten::__and__.bool", {some, begins}, loc);
  }
  if (!begins)
    return error(loc, "the condition of the loop may not be set");
  return evaluateIf(begins, loc,
                    [&](bool isThen) -> FailureOr<AbstractValues> {
                      if (!isThen)
                        return carried;
                      AbstractValues next = carried;
                      FailureOr<AbstractValue> goesOn =
                          evaluateIteration(loop, constantInt(0), next);
                      if (failed(goesOn))
                        return failure();
                      return evaluateRuntimeLoop(loop, length, 1, goesOn->ssa(),
                                                 next);
                    },
                    {});
}

FailureOr<AbstractValues> Evaluator::evaluateLoop(LoopOp loop,
                                                  AbstractValue length,
                                                  AbstractValue condition,
                                                  AbstractValues carried) {
  // Of two lengths, each known where it counts: two loops.
  if (EitherObj *either = resolve(length).either())
    return evaluateIf(either->predicate, locate(loop),
                      [&](bool isThen) -> FailureOr<AbstractValues> {
                        AbstractValues mine;
                        for (AbstractValue value : carried)
                          mine.push_back(resolve(value));
                        return evaluateLoop(loop, either->values[isThen],
                                            condition, mine);
                      },
                      {});
  std::optional<int64_t> trips = knownInt(length);
  for (int64_t i = 0;; ++i) {
    std::optional<bool> known =
        condition.ssa() ? predicates.known(condition.ssa()) : std::nullopt;
    if (known == false || (trips && i >= *trips))
      break;
    if ((!known || !trips) && i == 0 && options.peeled.contains(loop))
      return peelLoop(loop, length, condition.ssa(), carried);
    if (!known || !trips)
      return evaluateRuntimeLoop(loop, length, i, condition.ssa(), carried);
    // What would not fit is not begun; what turns out not to goes on as a loop.
    size_t size = loop.getBody().front().getOperations().size();
    bool counted = *trips != std::numeric_limits<int64_t>::max();
    if ((i == 0 && counted &&
         (*trips > options.unrollBudget ||
          unrolledOps + size * *trips > options.unrollBudget)) ||
        unrolledOps + size > options.unrollBudget)
      return evaluateRuntimeLoop(loop, length, i, condition.ssa(), carried);
    unrolledOps += size;
    FailureOr<AbstractValue> goesOn =
        evaluateIteration(loop, constantInt(i), carried);
    if (failed(goesOn))
      return failure();
    condition = *goesOn;
  }
  return carried;
}

/// Notes the loop whose first iteration is to be set apart.
void Evaluator::noteEmpty(const ListObj *list) {
  if (!list->elements.empty() || runtimeLoops.empty())
    return;
  auto *found = llvm::find_if(runtimeLoops, [&](auto &entry) {
    return list->id < entry.second && !options.peeled.contains(entry.first);
  });
  findings.emptyLoops.insert(
      found == runtimeLoops.end() ? runtimeLoops.back().first : found->first);
}

} // namespace torchonnx
