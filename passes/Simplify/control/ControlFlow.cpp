//===- ControlFlow.cpp - Branches -----------------------------------------===//
//
// A branch on a known value is taken. Otherwise both are evaluated from the
// same state, and what they leave behind is merged.
//
//===----------------------------------------------------------------------===//

#include "passes/Simplify/control/ControlFlow.h"
#include "dialects/Torch/SizeChoices.h"
#include "passes/Simplify/control/Merger.h"
#include "passes/Simplify/lists/ListsOfViews.h"
#include "passes/Simplify/sizes/OperatorDemands.h"
#include "llvm/ADT/StringSwitch.h"

using namespace mlir;

namespace torchonnx {

StringAttr checksName(MLIRContext *context) {
  return StringAttr::get(context, "$checks");
}

//===----------------------------------------------------------------------===//
// An `if` of the program
//===----------------------------------------------------------------------===//

/// Of two containers that were there before a branch, the one that it chooses
/// as `result`, if that is changed; nothing else is one of two objects.
AbstractValue ControlFlow::chosenContainer(OpResult result, Value predicate) {
  auto ifOp = cast<IfOp>(result.getOwner());
  AbstractValue sides[2];
  for (bool isThen : {true, false}) {
    Region &region = isThen ? ifOp.getThenRegion() : ifOp.getElseRegion();
    Value value =
        region.front().getTerminator()->getOperand(result.getResultNumber());
    if (region.isAncestor(value.getParentRegion()))
      return {};
    sides[isThen] = cx.calls.lookup(value);
  }
  if (!sides[0].shared() || !sides[1].shared() || sides[0] == sides[1] ||
      !isChanged(cx, result))
    return {};
  return cx.heap.oneOf(predicate, sides[1], sides[0]);
}

FailureOr<AbstractValues> ControlFlow::evaluate(IfOp op, Value predicate) {
  Location loc = cx.calls.locate(op);
  if (!predicate)
    return cx.error(loc, "the condition may not be set");
  std::optional<bool> known = cx.predicates.known(predicate);
  AbstractValues chosen;
  for (OpResult result : op.getResults())
    chosen.push_back(known ? AbstractValue()
                           : chosenContainer(result, predicate));
  auto branch = [&](bool isThen) {
    FailureOr<AbstractValues> results = cx.calls.evaluateBlock(
        (isThen ? op.getThenRegion() : op.getElseRegion()).front(), {});
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
  bool checks = raises(op.getThenRegion()) || raises(op.getElseRegion());
  FailureOr<AbstractValues> results =
      evaluateIf(predicate, loc, branch, {.checks = checks});
  if (failed(results))
    return failure();
  for (auto [value, container] : llvm::zip(*results, chosen))
    if (!container.isUninitialized())
      value = container;
  return results;
}

//===----------------------------------------------------------------------===//
// Branches of the run
//===----------------------------------------------------------------------===//

/// Evaluates a branch into a region of its own; the state is as before after.
LogicalResult ControlFlow::evaluateBranch(Branch branch, bool isThen,
                                          Location loc, BranchEnd &end) {
  OpBuilder::InsertionGuard guard(cx.b);
  end.begin(cx);
  FailureOr<AbstractValues> results = branch(isThen);
  LogicalResult result = success(succeeded(results));
  if (succeeded(results)) {
    end.results = *results;
    result = leaveHome(cx, *results, loc);
    if (succeeded(result))
      result = end.capture(cx, loc);
  } else if (raised) {
    end.raise = takeRaise();
    result = success();
  }
  end.poisons = std::move(cx.heap.getScope()->poisons);
  cx.heap.leaveScope();
  return result;
}

/// From here on, results depend on `predicate` being `wanted`.
LogicalResult ControlFlow::keepCheck(Value predicate, bool wanted,
                                     StringRef message, Location loc) {
  checkMessages.insert(cx.b.getStringAttr(message));
  Value holds = wanted ? predicate
                       : cx.graph.emitValue("aten::__not__", {predicate}, loc);
  Value others = cx.globals.lookup(checksName(cx.context)).ssa();
  if (holds && getConstantBool(others) != true)
    holds = cx.graph.emitValue("aten::__and__.bool", {others, holds}, loc);
  if (holds)
    cx.globals.set(checksName(cx.context), holds);
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
  if (sign == (truth ? "lt" : "ge"))
    symbols.addNonNegative(-difference - 1);
  else if (sign == (truth ? "le" : "gt"))
    symbols.addNonNegative(-difference);
  else if (sign == (truth ? "gt" : "le"))
    symbols.addNonNegative(difference - 1);
  else if (sign == (truth ? "ge" : "lt"))
    symbols.addNonNegative(difference);
  else if (sign == (truth ? "eq" : "ne")) {
    symbols.addNonNegative(difference);
    symbols.addNonNegative(-difference);
  } else {
    // What is never below 0 and is not 0 is above it.
    for (const SizeExpr &apart : {difference, -difference})
      if (apart.isAtLeast(0, symbols.getSureFacts()))
        symbols.addNonNegative(apart - 1);
  }
}

/// The samples in which `predicate` is `truth`; nothing where they say nothing
/// of it.
static std::optional<llvm::BitVector> samplesWhere(Value predicate, bool truth,
                                                   const Symbols &symbols) {
  auto type = dyn_cast<TorchBoolType>(predicate.getType());
  if (!type || !type.getSymbol())
    return std::nullopt;
  llvm::BitVector where(symbols.getNumSamples(), true);
  for (auto [k, sample] : llvm::enumerate(symbols.getSamples(type.getSymbol())))
    if ((sample != 0) != truth)
      where.reset(k);
  return where;
}

/// Which samples go into which branch.
struct ControlFlow::Samples {
  Samples(Value predicate, const Symbols &symbols)
      : live(symbols.getLive()), survivors(live.size()) {
    if (auto where = samplesWhere(predicate, true, symbols)) {
      truth = std::move(*where);
      areKnown = true;
    }
  }
  llvm::BitVector into(bool isThen) const {
    llvm::BitVector mine = live;
    if (areKnown && isThen)
      mine &= truth;
    else if (areKnown)
      mine.reset(truth);
    return mine;
  }

  llvm::BitVector live, truth;
  /// Those that came out of a branch.
  llvm::BitVector survivors;
  /// Whether samples say anything of the predicate.
  bool areKnown = false;
};

/// Evaluates a branch with the samples that go there; where none does, with
/// all.
LogicalResult ControlFlow::evaluateSide(Value predicate, Branch branch,
                                        bool isThen, Location loc,
                                        Samples &samples, bool checks,
                                        BranchEnd &end) {
  Symbols &symbols = cx.oracle.getSymbols();
  llvm::BitVector mine = samples.into(isThen);
  SmallVector<Value> learned = cx.predicates.learn(predicate, isThen);
  if (!samples.areKnown)
    for (Value one : learned)
      if (auto where = samplesWhere(one, cx.predicates.truthOf(one), symbols))
        mine &= *where;
  bool reached = mine.any();
  symbols.setLive(reached ? mine : samples.live);
  if (samples.areKnown && !checks && cx.options.onBranch &&
      mine != samples.live && mine.count() < fewSamples)
    cx.options.onBranch(cx.predicates.inOrder(), loc);
  Symbols::AllFacts factsBefore = symbols.saveFacts();
  for (Value one : learned)
    learnOfSizes(one, cx.predicates.truthOf(one), symbols);
  std::optional<Symbols> unpinned;
  if (!reached) {
    unpinned = symbols;
    symbols.pinKnown();
  }
  LogicalResult result = evaluateBranch(branch, isThen, loc, end);
  cx.predicates.forget(learned);
  symbols.restoreFacts(std::move(factsBefore));
  // With what holds in the branch, expressions of what is pinned are shorter.
  if (unpinned)
    symbols.unpin(*unpinned);
  llvm::BitVector taken = symbols.getLive();
  symbols.setLive(samples.live);
  if (succeeded(result) && !end.raise)
    samples.survivors |= reached ? taken : mine;
  return result;
}

/// What a comparison says of the sizes of inputs; empty if it is of more.
static std::string spellComparison(Operation *op, bool truth,
                                   const Symbols &symbols) {
  StringRef sign = llvm::StringSwitch<StringRef>(getOperatorName(op))
                       .Case("aten::lt.int", truth ? "<" : ">=")
                       .Case("aten::ge.int", truth ? ">=" : "<")
                       .Case("aten::gt.int", truth ? ">" : "<=")
                       .Case("aten::le.int", truth ? "<=" : ">")
                       .Case("aten::eq.int", truth ? "==" : "!=")
                       .Case("aten::ne.int", truth ? "!=" : "==")
                       .Default("");
  if (sign.empty())
    return {};
  std::string sides[2];
  for (auto [side, value] : llvm::zip(sides, op->getOperands())) {
    // As the user wrote it, and not n - 2*(n//2).
    Operation *def = value.getDefiningOp();
    bool isRest = def && getOperatorName(def) == "aten::remainder.int" &&
                  getConstantInt(def->getOperand(1));
    SizeExpr expr = symbols.getExpr(isRest ? def->getOperand(0) : value);
    if (!expr || llvm::any_of(expr.names(), [&](StringRef name) {
          return symbols.isComputed(StringAttr::get(op->getContext(), name));
        }))
      return {};
    side = isRest && !expr.asName() ? "(" + expr.str() + ")" : expr.str();
    if (isRest)
      side.append(" % ").append(
          std::to_string(*getConstantInt(def->getOperand(1))));
  }
  return (llvm::Twine(sides[0]) + " " + sign + " " + sides[1]).str();
}

/// A program goes on only where `predicate` is `truth`: what that says of the
/// sizes of inputs, of each part of what has to hold together.
static void assumeSizes(Value predicate, bool truth, const Symbols &symbols,
                        llvm::SmallSetVector<StringAttr, 4> &assumptions) {
  Operation *op = predicate.getDefiningOp();
  while (op && getOperatorName(op) == "aten::__not__") {
    truth = !truth;
    op = op->getOperand(0).getDefiningOp();
  }
  // a and b: if a: b else: false. a or b: if a: true else: b.
  if (auto choice = dyn_cast_or_null<IfOp>(op);
      choice && choice->getNumResults() == 1) {
    auto endOf = [](Region &side) {
      return side.front().getTerminator()->getOperand(0);
    };
    Value decided =
        endOf(truth ? choice.getElseRegion() : choice.getThenRegion());
    if (getConstantBool(decided) != !truth)
      return;
    assumeSizes(choice.getCondition(), truth, symbols, assumptions);
    assumeSizes(endOf(truth ? choice.getThenRegion() : choice.getElseRegion()),
                truth, symbols, assumptions);
  } else if (op) {
    if (std::string text = spellComparison(op, truth, symbols); !text.empty())
      assumptions.insert(StringAttr::get(op->getContext(), text));
  }
}

/// Branch `isThen` only raises: the other one is the program, and is evaluated
/// again, in place.
FailureOr<AbstractValues>
ControlFlow::goAround(const Raise &raise, Value predicate, bool isThen,
                      Branch branch, const Samples &samples, Location loc) {
  if (samples.areKnown && cx.options.onCheck &&
      samples.survivors != samples.live &&
      samples.survivors.count() < fewSamples)
    cx.options.onCheck(predicate, !isThen, loc, cx.heap.getScope() != nullptr);
  // Where only the run gets, no size tried may be one that gets further.
  if (samples.areKnown && !samples.survivors.any() && !cx.heap.getScope()) {
    // One that does meets what was checked before, too.
    auto known = cx.predicates.inOrder();
    SmallVector<std::pair<Value, bool>> all(known.begin(), known.end());
    all.push_back({predicate, !isThen});
    if (cx.options.onBranch)
      cx.options.onBranch(all, loc);
    return cx.error(raise.loc, "the program raises for every size tried: " +
                                   raise.message);
  }
  if (!cx.options.keepAssertions || raise.isLeftOut)
    cx.findings.remark(raise.loc, (raise.isLeftOut ? "" : kCheckIsLeftOut) +
                                      raise.message);
  else if (failed(keepCheck(predicate, !isThen, raise.message, loc)))
    return failure();
  if (!cx.heap.getScope())
    assumeSizes(predicate, !isThen, cx.oracle.getSymbols(),
                cx.findings.assumptions);
  cx.predicates.assume(predicate, !isThen);
  return branch(!isThen);
}

/// Notes the loop that a branch failed in. What other sizes may mend is no
/// matter of iterations.
void ControlFlow::noteRefused() {
  const auto &refusal = cx.findings.refusal;
  if (!runtimeLoops.empty() && (!refusal || refusal->symbols.empty()))
    cx.findings.refusingLoops.insert(runtimeLoops.back().first);
}

/// A branch failed: whether that is no matter, since PyTorch raises there, or
/// since no size from 1 on gets there, so that it is left out.
bool ControlFlow::leaveOut(Value predicate, bool isThen, Location loc,
                           const Samples &samples, Findings::Mark before,
                           BranchEnd &end) {
  Findings &findings = cx.findings;
  if (!findings.failedAt)
    return false;
  if (findings.refusal && findings.refusal->isSure &&
      findings.refusal->loc == *findings.failedAt) {
    end.raise = Raise{*findings.failedAt, findings.messages.back().str()};
    findings.goBackTo(std::move(before));
    return true;
  }
  if (!samples.areKnown || samples.into(isThen).any())
    return false;
  if (!isForNothing(predicate, isThen, cx.oracle.getSymbols())) {
    Diagnostic &last = findings.messages.back();
    if (last.getSeverity() == DiagnosticSeverity::Error &&
        last.getNotes().empty())
      last.attachNote(loc) << "no size that was tried takes this branch";
    return false;
  }
  end.raise =
      Raise{*findings.failedAt,
            "left out, as it cannot be converted: no size from 1 on gets here",
            /*isLeftOut=*/true};
  findings.goBackTo(std::move(before));
  return true;
}

FailureOr<AbstractValues> ControlFlow::evaluateIf(Value predicate, Location loc,
                                                  Branch branch,
                                                  BranchOptions branchOptions) {
  if (std::optional<bool> known = cx.predicates.known(predicate))
    return branch(*known);
  Symbols &symbols = cx.oracle.getSymbols();
  Samples samples(predicate, symbols);
  bool ofData = samples.areKnown && dependsOnData(predicate, symbols);
  BranchEnd ends[2];
  for (bool isThen : {true, false}) {
    Findings::Mark before = cx.findings.mark();
    if (succeeded(evaluateSide(predicate, branch, isThen, loc, samples,
                               branchOptions.checks, ends[isThen])))
      continue;
    if (!leaveOut(predicate, isThen, loc, samples, std::move(before),
                  ends[isThen])) {
      noteRefused();
      return failure();
    }
  }
  if (ends[0].raise && ends[1].raise) {
    raised = ends[1].raise;
    return failure();
  }
  // What data decides says nothing of the sizes.
  if (ofData && samples.survivors.count() < fewSamples)
    samples.survivors = samples.live;
  if (samples.survivors.any())
    symbols.setLive(samples.survivors);
  for (bool isThen : {true, false})
    if (ends[isThen].raise)
      return goAround(*ends[isThen].raise, predicate, isThen, branch, samples,
                      loc);
  return Merger(cx, predicate, ends, loc,
                branchOptions.keepsKnown ? Merger::KeepsKnown
                                         : Merger::Ordinary)
      .run();
}

FailureOr<AbstractValue> ControlFlow::choose(Value predicate, AbstractValue x,
                                             AbstractValue y, Location loc) {
  if (std::optional<bool> known = cx.predicates.known(predicate))
    return *known ? x : y;
  BranchEnd ends[2];
  for (bool isThen : {true, false}) {
    OpBuilder::InsertionGuard guard(cx.b);
    BranchEnd &end = ends[isThen];
    end.begin(cx);
    end.results.push_back(isThen ? x : y);
    LogicalResult captured = end.capture(cx, loc);
    cx.heap.leaveScope();
    if (failed(captured))
      return failure();
  }
  FailureOr<AbstractValues> merged =
      Merger(cx, predicate, ends, loc, Merger::Chooses).run();
  if (failed(merged))
    return failure();
  return merged->front();
}

} // namespace torchonnx
